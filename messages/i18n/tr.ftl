### Every sentence that a person reads, in Turkish. docs/translating.md says how to add a language.

-chess = satranç
-draw = { $case ->
    [accusative] beraberliği
   *[nominative] beraberlik
}
-draw-offer = { $case ->
    [accusative] beraberlik teklifini
    [with] beraberlik teklifiyle
   *[nominative] beraberlik teklifi
}
-opponent = { $case ->
    [dative] rakibinize
    [genitive] rakibinizin
    [bare] rakip
    [bare-genitive] rakibin
   *[nominative] rakibiniz
}
-arbiter = { $case ->
    [accusative] hakemi
    [dative] hakeme
    [genitive] hakemin
    [plural] hakemler
   *[nominative] hakem
}
-envelope = { $case ->
    [accusative] zarfı
    [possessive] zarfı
    [dative] zarfa
    [locative] zarfta
    [ablative] zarftan
    [genitive] zarfın
    [plural] zarflar
   *[nominative] zarf
}
-sealed-move = { $case ->
    [genitive] mühürlü hamlenin
   *[nominative] mühürlü hamle
}
-clock = { $case ->
    [accusative] saati
    [possessive] saati
    [genitive] saatin
    [plural-accusative] saatleri
    [plural-possessive] saatleri
    [plural-genitive] saatlerin
    [yours] saatiniz
    [yours-accusative] saatinizi
    [yours-ablative] saatinizden
   *[nominative] saat
}
-flag = { $case ->
    [possessive] bayrağı
    [plural] bayraklar
   *[nominative] bayrak
}
-deadline = son tarih
-tablebase = { $case ->
    [plural] oyunsonu tabloları
   *[nominative] oyunsonu tablosu
}
-leave = { $case ->
    [accusative] izni
    [yours] izniniz
   *[nominative] izin
}
-adjournment = { $case ->
    [accusative] ertelemeyi
   *[nominative] erteleme
}
-check = şah
-mate = mat
-stalemate = pat

language-name = Türkçe

## Dates and lengths of time

date = { $day } { $month } { $year } { $weekday }, saat { $time } ({ $iso } { $offset })
date-beyond = takvim dışı bir gün
weekday-monday = Pazartesi
weekday-tuesday = Salı
weekday-wednesday = Çarşamba
weekday-thursday = Perşembe
weekday-friday = Cuma
weekday-saturday = Cumartesi
weekday-sunday = Pazar
month-january = Ocak
month-february = Şubat
month-march = Mart
month-april = Nisan
month-may = Mayıs
month-june = Haziran
month-july = Temmuz
month-august = Ağustos
month-september = Eylül
month-october = Ekim
month-november = Kasım
month-december = Aralık
length-days = { $n } gün
length-hours = { $n } saat
length-minutes = { $n } dakika
exact-days = { $n } gün
exact-hours = { $n } sa
exact-minutes = { $n } dk
exact-seconds = { $n } sn

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } ya da { $last }
list-more = { $list } ve { $n } tane daha

## Time controls

control = { $control }
control-per-move = her hamle için { $days } gün
control-period = { $moves } hamle için { $time }
control-then = { $first }, sonra { $next }
control-increment-of = { $period } + hamle başına { $increment }
control-cap-of = { $period }, en çok { $cap }
control-delay-of = { $period }, gecikme { $delay }
control-whole-days = { $control }, tam gün hesabıyla
control-double = { $control }, { $days } günden sonra süre iki kat
control-thematic-start = { $control }, tematik
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $moves } hamle için { $blocks }

## What adjourned games wait for

adjourned-resumption = devam zamanı ya da { $replier }
adjourned-opening = { -envelope(case: "genitive") } açılması; hiçbir saat çalışmıyor
adjourned-replier = { $replier }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-former_sealer = { $replier } (daha önce mühürledi, henüz gelmedi); bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-late_opening = { -envelope(case: "genitive") } açılması: oyunculardan biri çok geç geldi
adjourned-adjudication = oyunu karara bağlayacak olan { -arbiter } ya da mühürlenen metin elindeyse { $sealer }; hiçbir saat çalışmıyor
adjourned-sealed_text = mühürlenen metni gösterecek olan { $sealer }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-reading = bir okunuş seçecek olan { $replier }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-publication = iki oyuncunun da gösterilmesini istediği metni gösterecek olan, anahtarı bulunan bir { -arbiter } ya da { $sealer }
adjourned-sealing = taslağı ya da başka bir hamleyi mühürleyecek olan { $sealer }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-gone = { $waits_for }; { -envelope(case: "genitive") } anahtarlarını taşıyan hesaplardan artık bulunmayanlar: { $players }{ $complete ->
    [no] , bu yüzden { -envelope } burada açılamaz
   *[yes] {""}
}

## Mails about an account

account-welcome =
    { $site } hesabınız açıldı; buradaki adınız { $name }. Bunu siz istemediyseniz bir şey yapmayın: siz olmadan hiçbir oyun başlamaz.

    Her şeyi e-postayla yapabilirsiniz. Bu e-postayı her satıra bir komut yazarak yanıtlayın:

    {"  "}{ command-seek }: { -opponent(case: "bare") } arar; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: başka kimler { -opponent(case: "bare") } arıyor; { command-accept-challenge } C7 oyunu başlatır
    {"  "}{ command-challenge } AD: bir oyuncuya meydan okur
    {"  "}{ command-games }: oyunlarınız ve sıranın kimde olduğu
    {"  "}{ command-settings }: saat diliminiz, hamlelerin size nasıl yazıldığı ve hangi bildirimleri aldığınız
    {"  "}{ command-help }: bütün komutlar

    Bir oyun başlayınca gelen e-posta konumu ve { -clock(case: "yours-accusative") } gösterir. Onu, hamlenizi (örneğin e4 ya da 5254) tek başına bir satıra yazarak yanıtlayın.
account-deleted = { $name } hesabı silindi. Bu adrese artık hiçbir şey gönderilmeyecek.
account-address = { $name } hesabının artık başka bir e-posta adresi var. Bu adrese artık hiçbir şey gönderilmeyecek; bütün oturumlar ve API jetonları sona erdi. Bunu siz yapmadıysanız hizmeti işletenlere haber verin.
account-role = Artık rolünüz: { $role }.
role-player = oyuncu
role-arbiter = hakem
role-administrator = yönetici
account-envelope-key = Hesabınıza mühürlü hamleleri açan bir anahtar tanımlandı: { $key }. Bunu siz yapmadıysanız oturumlarınızı sonlandırın ve hemen bir yöneticiye haber verin: bundan sonra hamleler bu anahtarla açılacak biçimde mühürleniyor.
account-token-made = Hesabınız için “{ $label }” adlı API jetonu oluşturuldu. Bunu siz yapmadıysanız jetonu iptal edin.
account-tokens-revoked = Hizmet bir yedekten geri yüklendi. API jetonlarınız iptal edildi, çünkü o zamandan beri kendiniz iptal ettiğiniz bir jeton yeniden geçerli olurdu. Programlarınız için yenilerini oluşturun.
calendar-made = Takviminizin adresi oluşturuldu. Takvim programları bu adrese abone olur ve oyunlarınızın son tarihlerini gösterir:
calendar-how = Adresi bilen herkes son tarihlerinizi okuyabilir; bu yüzden onu kimseye vermeyin. Önceki adres artık çalışmıyor. Bu adresi iptal etmek için şunu yazın: { command-calendar-off }
calendar-shown = Takviminiz için bir adres oluşturuldu. Adresi bilen herkes oyunlarınızın son tarihlerini okuyabilir. Varsa önceki adres artık çalışmıyor. Bunu siz yapmadıysanız şunu yazın: { command-calendar-off }
calendar-void = Hizmet bir yedekten geri yüklendi. Takviminizin adresi iptal edildi, çünkü yedek alındıktan sonra kendiniz iptal ettiğiniz bir adres yeniden geçerli olurdu. Yeni bir adres oluşturmak için şunu yazın: { command-calendar }
webhook-made = Hesabınız için bir webhook oluşturuldu: oyunlarınızın olayları { $host } adresine gönderiliyor. Bunu siz yapmadıysanız onu silin ve API jetonlarınızı iptal edin.
webhook-secret-made = Hesabınızın, olayları { $host } adresine gönderen webhook öğesine yeni bir gizli anahtar verildi. Önceki gizli anahtar 24 saat daha geçerlidir. Bunu siz yapmadıysanız webhook öğesini silin ve oturumlarınızı sonlandırın.
webhook-secrets-a-day = Son 24 saatte webhook için { $limit } gizli anahtar oluşturdunuz; bekleyin.
webhook-enabled = Hesabınızdaki webhook açıldı: oyunlarınızın olayları { $host } adresine gönderiliyor. Bunu siz yapmadıysanız webhook öğesini silin ve oturumlarınızı sonlandırın.
webhook-off = Beş gün boyunca { $host } adresine hiçbir şey gönderilemedi. Hesabınızdaki webhook kapatıldı ve onun için bekleyenler artık gönderilmeyecek. Alıcı çalışınca webhook öğesini yeniden açın.
webhook-failed = Hesabınızdaki webhook çalışmıyor: bir olay üç gün boyunca { $host } adresine gönderilemedi ve artık kendiliğinden gönderilmeyecek. Sonraki olaylar yine gönderiliyor. Bu webhook için yapılan teslimatlara bakın; bunlar 30 gün boyunca yeniden gönderilebilir. Bir teslimat başarılı olana kadar bu konuda başka e-posta gelmez.
webhook-gone = { $host } adresindeki alıcı, artık var olmadığını bildiriyor. Hesabınızdaki webhook kapatıldı ve ona artık hiçbir şey gönderilmiyor.
webhook-restored = Hizmet bir yedekten geri yüklendi. Hesabınızdaki webhook ({ $host }) kapatıldı, çünkü yedek alındıktan sonra kendiniz sildiğiniz bir webhook geri gelmiş olurdu. Onu yeniden açın ya da silin.
account-session-copied = Oturumlarınızdan birinin anahtarı (istemci: { $device }) iki kez kullanıldı; biri onu kopyalamış olabilir. O oturum sonlandırıldı. Gereken yerde yeniden giriş yapın.
account-unknown-client = bilinmiyor
bounce-unknown = durum kodu yok
bounce-expired = zamanında teslim edilemedi
bounce-not-sent = e-postayı kabul eden bir e-posta sunucusuna bağlanılamadı
account-mail-stopped = { $name } adlı oyuncuya gönderilen e-postalar ulaşmıyor: { $since } tarihinden beri { $bounces } e-posta geri döndü. Sonuncusunun nedeni: { $reason }. Bu oyuncuya, e-postaları yeniden ulaşana kadar oyunlarla ilgili e-posta gönderilmeyecek. Bu, süren oyunların her birinin kaydında yazılı: { $games }. Saatler çalışmayı sürdürüyor; bundan bir sonuç çıkıp çıkmayacağına { -arbiter } karar verir.
account-mail-not-fetched = { $source } kaynağından { $since } tarihinden beri e-posta alınamıyor: { $trouble ->
    [unreachable] sunucuya ulaşılamıyor
    [slow] sunucu zamanında yanıt vermiyor
    [certificate] sunucunun sertifikası geçerli değil ya da TLS başarısız oluyor
    [password] sunucu kullanıcıyı ya da parolayı reddediyor
    [folder] klasör açılamıyor
    [full] posta kutusu dolu
   *[protocol] sunucu bir komutu reddediyor
}. E-postayla gönderilen hamleler orada bekliyor. Yapılacak şey: postzug doctor.
account-mail-aside = Postzug bir kaynaktan e-posta alırken başka bir program o kaynağı değiştirdi: { $source }. { $since } tarihinden beri, orada eksik olabilecekler yanındaki bir dosyadadır; e-posta alınmaya devam ediyor. Yapılacak: postzug doctor.
account-mail-single = { $source } kaynağındaki bazı e-postalar { $since } tarihinden beri alınamıyor; içlerindeki hamleler orada bekliyor. Öteki e-postalar alınıyor. Postzug denemeyi sürdürüyor. Yapılacak: nedenini günlükte bulun. Sildiğiniz ya da başka bir yere taşıdığınız e-posta için artık deneme yapılmaz.
account-mail-stopped-help = Oyunlarınız burada ve { -clock(case: "plural-possessive") } çalışmayı sürdürüyor. Posta kutunuzun e-posta almasını sağlayın ya da adresi POST /v1/me/address ile değiştirin. Sonra POST /v1/me/mail/resume gönderin.
account-mail-returned-help = Posta kutunuzun e-posta almasını sağlayın ya da adresi POST /v1/me/address ile değiştirin. E-posta hâlâ gönderiliyor; daha fazlası geri dönerse gönderim durur.
account-left = { $how ->
    [silence] { $name } oyunlarının yarısını sessizlik yüzünden kaybetti ve ayrılmış sayılıyor
    [withdrawal] { $name } ayrıldı
   *[expulsion] { $name } ihraç edildi
} ({ $scope ->
    [all] bütün oyunlar
   *[event] “{ $event }”
}). { $games }
account-left-none = Başka oyun yok.
account-left-none-yet = Süren öteki oyunları: henüz yok.
account-left-games = Süren öteki oyunları: { $games }.
account-left-fault = Bazılarında bir hata yüzünden yapılamadı: hizmeti işletenler hatayı günlükte bulur.
account-left-open = Bir { -arbiter } onları karara bağlayana ya da yerine başkasının oynamasına izin verene kadar şu oyunlarda hiçbir saat çalışmaz: { $games }.
account-not-done = { $game } (yapılamadı: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Bu oyunun oyuncusu değilsiniz.
    .title = Bu oyunun oyuncusu değil
    .help = Bunu yalnızca iki oyuncu yapabilir.
refusal-not_an_arbiter = Bunu yalnızca bir { -arbiter } yapabilir.
    .title = Bunu yalnızca bir { -arbiter } yapabilir
    .help = Oyunun hakemlerinden birine başvurun.
refusal-same_player = Bir oyuncu kendisiyle oynayamaz.
    .title = Kimse kendisiyle oynayamaz
    .help = Başka bir { -opponent(case: "bare") } yazın.
refusal-bad_start = Oyun bu biçimde başlayamaz: { $reason }.
    .title = Oyun bu biçimde başlayamaz
    .help = Başlangıç konumunu ya da yönergeyi düzeltin.
refusal-not_your_move = Sıra rakibinizde.
    .title = Sıra rakipte
    .help = Rakibinizin hamlesini bekleyin.
refusal-wrong_ply = Bu, { $expected } yarım hamleden sonraki konum içindi; oysa { $current } yarım hamle oynandı.
    .title = Başka bir konum içindi
    .help = Oyunu yeniden okuyun ve hamleyi şimdiki yarım hamle için gönderin.
refusal-already_played = Bu hamle daha önce kaydedildi; yarım hamle numarası: { $ply }.
    .title = Bu hamle daha önce kaydedildi
    .game = Hamle, ilk kaydedildiği biçimde geçerlidir.
    .help = Bir şey yapmanız gerekmez: hamle geçerli.
refusal-not_a_move = “{ $text }”, bu hizmetin bildiği hiçbir notasyonda hamle değil.
    .title = Hamle değil
    .help = Bir hamle yazın, örneğin 5254 ya da e4; GET .../legal geçerli hamleleri listeler.
refusal-illegal_move = “{ $text }” burada geçersiz: { $reason }.
    .title = Burada geçersiz
    .game = Hamle yapılmadı ve saat çalışmayı sürdürüyor. Deneme sayıldı.
    .help = Geçerli bir hamle gönderin; GET .../legal geçerli hamleleri listeler.
refusal-ambiguous_move = “{ $text }” birden çok biçimde okunabilir: { $readings }.
    .title = Birden çok geçerli hamleye uyuyor
    .help = Okunuşlardan birini gönderin.
refusal-promotion_missing = “{ $text }” piyonun hangi taşa terfi ettiğini söylemeli: { $readings }.
    .title = Terfi taşı eksik
    .help = Piyonun hangi taşa terfi ettiğini yazın, örneğin 57581 ya da e8=Q.
refusal-too_late = Bu ulaştığında süre zaten aşılmıştı.
    .title = Süre aşıldı
    .game = Hiçbir şey yapılmadı. Bayrak düşer ve süre görevlisi oyunu bitirir; { -flag } düşmesinin talep edilmesi gereken oyunlarda bitirmez.
    .help = Bu oyuna artık bir şey gönderilemez. Bayrak düşmesinin talep edilmesi gereken oyunlarda, biri talep edene kadar hamle yapabilirsiniz.
refusal-game_over = Oyun bitti.
    .title = Oyun bitti
    .help = Bu oyuna artık bir şey gönderilemez.
refusal-no_draw_offer = Rakibiniz { -draw } teklif etmedi.
    .title = Geçerli bir { -draw-offer } yok
    .help = Beraberliği bir sonraki hamlenizle birlikte teklif edin.
refusal-draw_too_early = { $move_number }. hamle tamamlanmadan beraberlikte anlaşılamaz.
    .title = Anlaşmalı { -draw } için çok erken
    .help = Oynamayı sürdürün; hamle numarası bu oyunun yönergesinde yazılı.
refusal-claim_not_correct = Talep doğru değil: { $reason }.
    .title = Talep doğru değil
    .game = Talep kaydedildi; geçerli bir hamle bildirildiyse o hamle oynandı. Talebin teklif sayılıp sayılmadığını oyundaki draw_offer söyler.
    .help = Bir sonraki hamleden önce oyunu yeniden okuyun.
refusal-offer_too_soon = Bir { -draw } teklifinden sonra yeniden teklif etmek için { $moves } hamle yapmanız gerekir: { -draw } teklif edilmedi.
    .title = Kısa süre önce { -draw } teklif ettiniz
    .game = Onunla gelen hamle, teklif olmadan oynandı.
    .help = Rakibinizin teklifini bekleyin ya da belirtilen sayıda hamle yapın.
refusal-no_tablebase_claims = Bu oyunun yönergesi oyunsonu tablosuyla talebe izin vermiyor.
    .title = Bu oyunda oyunsonu tablosuyla talep yok
    .help = Oynamayı sürdürün.
refusal-table_needed = Oyunsonu tabloları gerekli.
    .title = Oyunsonu tablolarına bakılmadı
    .help = Daha sonra yeniden deneyin; hizmeti işletenlere isteğin kimlik numarasını bildirin.
refusal-too_many_men = Tahtada { $men } taştan fazlası varken oyunsonu tablosuyla talepte bulunulamaz.
    .title = Oyunsonu tablosu için taş sayısı çok fazla
    .help = Tahtada yönergedeki sayıdan fazla taş kalmadığında talepte bulunun.
refusal-referred_before = Bu konum daha önce bir { -arbiter(case: "dative") } soruldu; önce bir hamle oynayın.
    .title = Bu konum bir { -arbiter(case: "dative") } soruldu
    .help = Bir hamle oynayın; başka bir konum için talepte bulunulabilir.
refusal-analysis_needed = Hakem kararıyla sonuç, analizinizle birlikte istenir; talep edilmez.
    .title = Hakem kararıyla sonuç analizle istenir
    .help = Bunun yerine .../adjudication adresine POST yapın.
refusal-no_adjudication = Bu oyunun yönergesi, bir oyuncunun { -arbiter } kararıyla sonuç istemesine izin vermiyor.
    .title = Bu oyunda { -arbiter } kararıyla sonuç istenemez
    .help = Oynamayı sürdürün; bir { -arbiter }, istek olmadan da karar verebilir.
refusal-already_asked = Bu oyunda daha önce { -arbiter } kararıyla sonuç istediniz.
    .title = Daha önce { -arbiter } kararıyla sonuç istediniz
    .help = Oynamayı sürdürün; bir { -arbiter }, istek olmadan da karar verebilir.
refusal-adjudication_too_early = Hakem kararıyla sonuç, { $move_number }. hamle tamamlanınca istenebilir.
    .title = Hakem kararıyla sonuç istemek için çok erken
    .help = Belirtilen hamleyi iki taraf da tamamlayınca isteyin.
refusal-analysed_enough = Üç kez analiz sundunuz; { -arbiter } bunlara göre karar verir.
    .title = Üç kez analiz sundunuz
    .help = Kararı bekleyin.
refusal-bad_analysis = Analiz, 1 ile 20.000 karakter arasında düz metindir.
    .title = Analiz eksik ya da çok uzun
    .help = 1 ile 20.000 karakter arasında düz metin gönderin.
refusal-claim_pending = Bir talep { -arbiter(case: "genitive") } kararını bekliyor; o zamana kadar hiçbir saat çalışmaz.
    .title = Bir talep { -arbiter(case: "accusative") } bekliyor
    .help = Kararı bekleyin; hiçbir saat çalışmıyor.
refusal-no_claim = Bu numarayla karar bekleyen bir talep yok.
    .title = Bekleyen talep yok
    .help = Oyuna yeniden bakın.
refusal-adjourned = Oyun ertelendi; oyuna devam edilene kadar hamle yapılamaz.
    .title = Oyun ertelendi
    .help = Devam etmek istediğinizi bildirin ya da kararlaştırılan zamanı bekleyin.
refusal-not_adjourned = Oyun ertelenmiş değil.
    .title = Oyun ertelenmiş değil
    .help = Bu yalnızca ertelenmiş bir oyunda yapılabilir.
refusal-must_seal = Oyun erteleniyor: hamlenizi oynamak yerine mühürleyin.
    .title = Hamle mühürlenmeli
    .help = Hamleyi .../seal adresine POST edin.
refusal-not_sealing = Erteleme kararlaştırılmadı; { -arbiter } de oyunu ertelemedi.
    .title = Erteleme kararlaştırılmadı, { -arbiter } de ertelemedi
    .help = Hamleyi oynayın ya da önce { -adjournment(case: "accusative") } teklif edin.
refusal-not_sealable = Hiçbir şey mühürlenmedi, hamle alınmadı: { $why }.
    .title = Hiçbir şey mühürlenmedi
    .game = Hiçbir şey mühürlenmedi; hamle sırası kimdeyse onun { -clock(case: "possessive") } çalışmayı sürdürüyor.
    .help = Tek bir geçerli hamle mühürleyin, örneğin 5254 ya da e4.
refusal-adjournment_not_allowed = Bu oyunun yönergesi, oyuncuların ertelemede anlaşmasına izin vermiyor.
    .title = Oyuncular burada erteleyemez
    .help = Bir { -arbiter(case: "dative") } başvurun.
refusal-already_proposed = { $by_you ->
    [yes] Ertelemeyi daha önce teklif ettiniz; { -opponent } henüz yanıt vermedi.
   *[no] Rakibiniz { -adjournment(case: "accusative") } teklif etti. Kabul etmek için bunu bildiren e-postayı yanıtlayın; bir program tahtadaki konumu belirtir.
}
    .title = Erteleme zaten teklif edildi
    .help = Rakibinizin teklifini ply değeriyle kabul edin ya da kendi teklifinizin yanıtını bekleyin.
refusal-no_adjournment_proposed = Rakibiniz { -adjournment } teklif etmedi.
    .title = Geçerli bir { -adjournment } teklifi yok
    .help = Ertelemeyi siz teklif edin.
refusal-already_requested = Devam etmek istediğinizi daha önce bildirdiniz; { -envelope }, { -opponent } hazır olunca açılır.
    .title = Devam isteği zaten bildirildi
    .help = Rakibinizi bekleyin.
refusal-commitment_mismatch = Açılan { -envelope }, { $sealed_by ->
        [white] Beyazın
       *[black] Siyahın
    } verdiği özete uymuyor.
    .title = Zarf, mühürlenen { -envelope } değil
    .game = Zarf kapalı kalıyor; hiçbir saat çalışmıyor.
    .help = Buna { -arbiter(case: "genitive") } bakması gerekir.
refusal-envelope_needed = Zarfın metni gerekli.
    .title = Zarfın metni gerekli
    .help = Metni .../opening adresine POST edin.
refusal-arbiters_hold_it = Zarfın anahtarları hakemlerde: { -envelope }, metniyle açılır.
    .title = Zarfın anahtarları hakemlerde
    .help = Metni .../opening adresine POST edin.
refusal-no_session = Bu oyunda oyun oturumlarının belirli bir süresi yok: bunun yerine { -adjournment(case: "accusative") } teklif edin.
    .title = Burada oyun oturumlarının belirli bir süresi yok
    .help = Bunun yerine { -adjournment(case: "accusative") } teklif edin.
refusal-session_too_long = Şimdi ertelemek, oyun oturumunun sonuna kadarki zamanı sürenizden düşerdi; oysa süreniz ondan önce bitiyor.
    .title = Oyun oturumunun kalanı, kalan süreden uzun
    .help = Oynamayı sürdürün ya da { -adjournment(case: "accusative") } teklif edin.
refusal-not_encrypted = Bu, age ile şifrelenmiş, “armored” biçimde, en çok 32 KiB boyunda bir { -envelope } değil.
    .title = Şifreli bir { -envelope } değil
    .help = Metni age -a ile .../envelope/recipients altındaki anahtarlar için şifreleyin.
refusal-wrong_recipients = Zarf, onu açması gerekenler için şifrelenmemiş: { $holders } anahtardan { $needed } tanesi gerekiyor; hepsi /envelope/recipients altında.
    .title = Başkaları için şifrelenmiş
    .help = postzug seal --recipients ve .../envelope/recipients yanıtıyla mühürleyin.
refusal-envelope_opens = Zarf kayıp değil: { -envelope } hizmette ve açılıyor.
    .title = Kayıp değil
    .game = Zarf hizmette ve hizmet onu açabiliyor.
    .help = Zarfı /resume ile açın ya da önce erken açmayı onaylayın.
refusal-commitment_used = Bu özet bu oyunda daha önce kullanıldı: yeni bir tek kullanımlık değerle (nonce) başka bir { -envelope } yazın.
    .title = Bu özet daha önce kullanıldı
    .help = Yeni bir tek kullanımlık değerle (nonce) başka bir { -envelope } yazın.
refusal-no_draft = Taslak yok: bir hamle mühürleyin.
    .title = Taslak yok
    .help = Hamleyi .../seal adresine POST edin.
refusal-already_acknowledged = Bu zaten kayıtlı: { -envelope(case: "genitive") } dış yüzü onaylandı, erken açma onaylandı ya da { -envelope(case: "genitive") } kayıp olduğu bildirildi.
    .title = Bu daha önce yapıldı
    .help = Bir şey yapmanız gerekmez: kayıtta duruyor.
refusal-too_soon = Devam zamanını en az bir gün, en çok bir yıl önceden bildirin.
    .title = Yeni zaman, bir gün ile bir yıl arasında bir uzaklıkta değil
    .help = Devam zamanını daha önceden bildirin.
refusal-not_to_be_opened = Zarfın açılma zamanı gelmedi: zamanından önce onu yalnızca { -arbiter(case: "plural") }, gerekçe göstererek açar.
    .title = Zarfın açılma zamanı gelmedi
    .help = Oyuna devam edilene kadar bekleyin; bir { -arbiter } { -envelope(case: "accusative") } gerekçe göstererek daha önce açabilir.
refusal-second_arbiter_needed = Zarfı zamanından önce açmak için iki { -arbiter } gerekir: { $approved_by_you ->
        [yes] bunu siz onayladınız, şimdi başka bir { -arbiter } açar
        [no] bunu başka bir { -arbiter } onayladı, şimdi siz açarsınız
       *[nobody] önce başka bir { -arbiter } onaylar (approve early: gerekçe)
    }.
    .title = Zamanından önce iki { -arbiter } gerekir
    .help = Erken açmayı önce başka bir { -arbiter } onaylasın; birinin onayladığını öteki açar.
refusal-approval_needed = Zarfın açılma zamanı henüz gelmedi: zamanından önce açmak için önce gerekçenizle onaylayın (approve early: gerekçe), sonra açın.
    .title = Zamanından önce { -arbiter(case: "genitive") } gerekçesi gerekir
    .help = Erken açmayı önce gerekçenizle onaylayın (approve_early_opening) ya da resume_at zamanını ve oyuncuları bekleyin.
refusal-no_shut_envelope = Gösterilecek bir şey yok: oyun ertelenmişken oyundan çekilmeyle ya da beraberlikle bitmiş olmalı ve { -envelope(case: "genitive") } gösterilmesini iki oyuncu da kabul etmeli.
    .title = Kapalı kalmış { -envelope } yok
    .game = Hiçbir şey gösterilmiyor.
    .help = Yalnızca oyundan çekilindiğinde ya da beraberlikte anlaşıldığında kapalı olan bir { -envelope } gösterilebilir.
refusal-appeal_possible = Bu oyunda itiraz olabildiği sürece { -envelope } kapalı kalır: { -arbiter(case: "genitive") } bir kararı geri alınabilir ve oyun o zaman sürer.
    .title = Hakemin kararı geri alınabilir
    .help = İtiraz süresi bitince ve bütün itirazlar karara bağlanınca yeniden isteyin.
refusal-too_few_arbiters = Bu oyunun hakemlerinden yalnızca { $left } tanesi { -envelope } açabiliyor; { $needed } tanesi gerekli: önce bir { -arbiter } { -envelope(case: "plural") } için anahtar kaydetmeli, yoksa oyun ertelenmeden sürer.
    .title = Anahtarı olan { -arbiter } sayısı çok az
    .game = Yönergenin istediğinden az { -arbiter } için hiçbir şey mühürlenmez.
    .help = Oyunun bir hakeminden { -envelope(case: "plural") } için anahtar kaydetmesini isteyin.
refusal-draft_for_others = Taslağınızdan sonra zarfları açabilen { -arbiter(case: "plural") } değişti: taslağı yeniden yazın.
    .title = Artık zarfları başka { -arbiter(case: "plural") } açıyor
    .help = Hamlenizin taslağını yeniden yazın ya da hamlenizi yeniden mühürleyin: .../seal adresine POST edin.
refusal-not_a_reading = Mühürlü hamlenin okunuşlarından birini seçin.
    .title = Okunuşlardan biri değil
    .help = adjournment.readings içindekilerden birini gönderin.
refusal-clocks_settled = Saatlerin yanlış olduğu, oyuna devam edildikten sonra ancak ilk hamlenize kadar bildirilebilir.
    .title = Saatlerin yanlış olduğunu bildirmek için çok geç
    .help = Hakeme başvurun; { -arbiter } yine de karar verebilir.
refusal-bad_clocks = Saatler böyle ayarlanamaz: { -deadline } ileride olmalı ve bir { -leave } gününe rastlamamalı, yalnızca çalışan { -clock(case: "genitive") } son tarihi olur; bir saat de süre düzeninin izin verdiğinden fazlasını göstermez.
    .title = Saatler böyle ayarlanamaz
    .help = Kullanılan süreler eksi olamaz; { -deadline } ileridedir, yalnızca çalışan bir { -clock } için olur, bir { -leave } gününe rastlamaz ve Triple Block oyununda { -clock(case: "genitive") } gösterebileceğinden uzakta olamaz.
refusal-not_due = Devam zamanı gelmedi.
    .title = Devam zamanı gelmedi
    .help = Bekleyin ya da iki oyuncu da devam etmek istediğini bildirsin.
refusal-bad_reason = 1 ile 500 karakter arasında bir gerekçe yazın.
    .title = Gerekçe eksik ya da çok uzun
    .help = 1 ile 500 karakter arasında bir gerekçe yazın.
refusal-too_many_acts = Bu oyun 100 { -arbiter } işlemi sınırına ulaştı.
    .title = Çok fazla { -arbiter } işlemi
    .help = Artık işlem eklenemez; oyunu geçersiz sayın ya da bitmesini bekleyin.
refusal-bad_outcome = Sonuçsuz karar verilmez; oyun iptal edilir ya da geçersiz sayılır.
    .title = Sonuç değil
    .help = Bunun yerine oyunu iptal edin ya da geçersiz sayın.
refusal-not_over = Oyun bitmedi.
    .title = Oyun bitmedi
    .help = Puanlar oyun bitince değiştirilir.
refusal-bad_points = Bir taraf en çok bir galibiyetin iki yarım puanını alır.
    .title = Çok fazla puan
    .help = Bir taraf için en çok iki yarım puan yazın.
refusal-take_back_not_allowed = Gönderilen hamle geçerlidir: bu oyunun yönergesi hamle geri almaya izin vermiyor.
    .title = Burada hamle geri alınmaz
    .help = Bu oyunun yönergesine göre her hamle geçerlidir.
refusal-nothing_to_take_back = Yalnızca son hamle ya da son iki hamle geri alınabilir; mühürlenmiş bir hamle geri alınamaz.
    .title = Bu hamle geri alınamaz
    .help = Oynanandan bir ya da iki eksik yarım hamle sayısı yazın; aralarında mühürlenmiş hamle olmamalı.
refusal-bad_replacement = Yerine geçecek kişi bu oyunda ne oyuncu ne de { -arbiter } olmalı.
    .title = Oyunu sürdürebilecek biri değil
    .help = Bu oyunda ne oyuncu ne de { -arbiter } olan birini yazın.
refusal-resign_instead = Bir oyuncu bir turnuvanın bütün oyunlarından ya da bütün oyunlardan ayrılır: tek bir oyunda oyundan çekilinir.
    .title = Tek bir oyunda oyundan çekilinir
    .help = Oyundan çekilin ya da oyunun turnuvasından veya bütün oyunlardan ayrılın.
refusal-player_withdrawn = Bir oyuncu bu oyundan ayrıldı: hiçbir saat çalışmaz ve oyunun ne olacağına bir { -arbiter } karar verir.
    .title = Bir oyuncu ayrıldı
    .help = Bir { -arbiter } oyunu karara bağlar ya da yerine başkasının oynamasına izin verir.
refusal-act_reversed = Başka bir { -arbiter } itiraz üzerine bunu geri aldı: bunu yalnızca sizden başka bir { -arbiter } yeniden yapabilir.
    .title = Başka bir { -arbiter } bunu geri aldı
    .help = Bunu sizden başka bir { -arbiter } yeniden yapabilir.
refusal-other_game_counts = Bu oyunun yerine { $game } geçerli: bu oyunda artık karar verilmez.
    .title = Yerine başka bir oyun geçerli
    .help = Belirtilen oyuna bakın.
refusal-other_line = Bu, bir { -arbiter } bu oyunda bir şeyi geri almadan önce yazıldı: şimdiki konumu denetleyin ve yeniden yazın.
    .title = Geri alınmış bir konum içindi
    .help = Oyunu yeniden okuyun ve hamleyi ply ve revision değerleriyle gönderin.
refusal-no_such_act = Bu numarayla bir { -arbiter } işlemi yok.
    .title = Böyle bir işlem yok
    .help = Oyundaki acts bölümünü okuyun: itirazda işlemin numarası yazılır.
refusal-already_appealed = Buna daha önce itiraz edildi.
    .title = Daha önce itiraz edildi
    .help = Kararı bekleyin ya da acts bölümünde okuyun.
refusal-appeal_too_late = Buna itiraz süresi bitti.
    .title = İtiraz süresi bitti
    .help = Yapılabilecek bir şey yok: gün sayısı oyunun yönergesinde yazılı.
refusal-no_appeal = Buna karşı karar bekleyen bir itiraz yok.
    .title = Karar bekleyen itiraz yok
    .help = Oyundaki acts bölümünü okuyun.
refusal-own_act = Sizin işleminize yapılan itiraza başka bir { -arbiter } karar verir.
    .title = Kimse kendi işlemi hakkında karar vermez
    .help = Başka bir { -arbiter(case: "genitive") } karar vermesi gerekir.
refusal-offer_with_move = Beraberlik bir hamleyle birlikte teklif edilir.
    .title = Beraberlik hamleyle birlikte teklif edilir
    .help = Bir sonraki hamlenizde draw_offer değerini verin.
refusal-your_move = Sıra sizde: hamlenizi oynayın; koşullu hamleler { -opponent(case: "genitive") } düşündüğü zaman içindir.
    .title = Sıra sizde
    .help = Hamlenizi oynayın; koşullu hamleleri onunla birlikte ya da sonra verin.
refusal-conditions_not_allowed = Bu oyunun yönergesi koşullu hamlelere izin vermiyor.
    .title = Bu oyunda koşullu hamle yok
    .game = Hiçbir koşullu hamle saklanmadı.
    .help = Onlar olmadan oynayın.
refusal-bad_conditions = Koşullu hamleleriniz saklanmadı: { $line }. satır, { $half_move }. yarım hamle: { $why }.
    .title = Koşullu hamleler yanlış
    .game = Hiçbiri saklanmadı; önceden verilenler geçerliliğini koruyor.
    .help = Belirtilen satırı ve yarım hamleyi düzeltin.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Ne { -draw-offer } ne de koşullu hamleler alındı
    .game = Hamle bunlar olmadan oynandı: version ve ply değerlerine bakın.
    .help = offer ve conditions alanlarını okuyun; koşullu hamleleri düzeltip yeniden verin.
refusal-already_offered = Daha önce { -draw } teklif ettiniz; { -opponent } henüz yanıt vermedi.
    .title = Beraberlik teklifiniz zaten geçerli
    .help = Rakibinizin yanıtını bekleyin.
refusal-record_full = Taş alınmadan ve piyon oynanmadan çok fazla hamle yapıldı: { -draw(case: "accusative") } talep edin ya da { -arbiter(case: "dative") } başvurun.
    .title = Taş alınmadan ve piyon oynanmadan çok fazla hamle
    .help = Beraberliği talep edin ya da bir { -arbiter(case: "dative") } başvurun.
refusal-not_the_timekeeper = Bunu yalnızca hizmetin kendisi yapar.
    .title = Bunu yalnızca hizmetin kendisi yapar
    .help = Bir şey yapmanız gerekmez: zamanı gelince hizmet yapar.
refusal-unknown_game = Böyle bir oyun yok.
    .title = Böyle bir oyun yok
    .help = Oyunun numarasını denetleyin.
refusal-unknown_player = Bu adda bir oyuncu yok.
    .title = Böyle bir oyuncu yok
    .help = Adı denetleyin; silinmiş hesaplara meydan okunamaz.
refusal-unknown_challenge = Böyle bir meydan okuma yok.
    .title = Böyle bir meydan okuma yok
    .help = Ya yoktur ya da size yapılmamıştır.
refusal-challenge_closed = Bu meydan okuma artık açık değil.
    .title = Meydan okuma artık açık değil
    .help = Oyuncuya siz meydan okuyun.
refusal-too_many_challenges = Açık { $limit } meydan okumanız ve ilanınız var; yanıtları bekleyin ya da bazılarını geri çekin.
    .title = Çok fazla açık meydan okuma
    .help = Yanıtları bekleyin ya da bazılarını geri çekin.
refusal-key_reused = Bu anahtar daha önce başka bir istek için kullanıldı; yenisini kullanın.
    .title = Idempotency-Key başka bir istek için kullanılmıştı
    .help = Yeni bir istek için yeni bir anahtar kullanın; aynı anahtarı yalnızca aynı isteği yinelemek için kullanın.
refusal-ply_missing = Bunun hangi yarım hamle için olduğunu belirtin.
    .title = Konum belirtilmemiş
    .help = ply gönderin: oynanan yarım hamle sayısı.
refusal-bad_message = Mesaj, 1 ile 2.000 karakter arasında düz metindir.
    .title = Mesaj alınamıyor
    .help = 1 ile 2.000 karakter arasında düz metin gönderin.
refusal-flag_not_fallen = Hiçbir { -flag } düşmedi.
    .title = Hiçbir { -flag } düşmedi
    .help = Son tarihi bekleyin.
refusal-flag_for_arbiter = Bayrak düştü; ama bu oyunu bu nedenle yalnızca bir { -arbiter } bitirir. Hakemlere haber veriliyor.
    .title = Bu { -flag } düşmesini yalnızca bir { -arbiter } talep eder
    .game = Bir { -arbiter } bitirene kadar oyun sürer ve bir hamle yine geçerlidir.
    .help = Bekleyin: { -flag } düşünce hakemlere bildirilir.
refusal-mail_noted = Bu zaten kayıtta yazılı.
    .title = Bu zaten kayıtta yazılı
    .help = Bir şey yapmanız gerekmez: kayıtta duruyor.
refusal-zone_noted = Bu zaten kayıtta yazılı.
    .title = Bu zaten kayıtta yazılı
    .help = Bir şey yapmanız gerekmez: kayıtta duruyor.
refusal-on_leave = İzindesiniz ve { -leave } bitene kadar hamle yapamazsınız.
    .title = İzindesiniz
    .game = Hamle yapılmadı; saat duruyor.
    .help = İzin bitince hamle yapın.
refusal-no_leave = Bu oyunda { -leave } yok.
    .title = Bu oyunda { -leave } yok
    .help = Oyunun yönergesinde { -leave } yazılı değil.
refusal-bad_leave = İzin için en çok bir yıl sonrasına kadar bir ilk ve bir son gün gerekir.
    .title = Alınabilecek bir { -leave } değil
    .help = En çok bir yıl sonrasına kadar bir ilk ve bir son gün yazın.
refusal-leave_too_short = İzin en az { $days } gün olmalı.
    .title = İzin çok kısa
    .help = Yönergedeki en kısa süre kadar ya da daha uzun { -leave } alın.
refusal-leave_too_late = İzin, ilk günü başlamadan ve en az { $days } gün önceden alınmalı. Bu çok geç oldu.
    .title = Bu { -leave(case: "accusative") } almak için çok geç
    .help = Daha sonra başlayan bir { -leave } alın.
refusal-leave_overlaps = Bu günlerin bazılarında zaten { -leave(case: "yours") } var.
    .title = Bu günlerin bazılarında { -leave } var
    .help = Başka günler yazın.
refusal-leave_used_up = { $year } yılında kalan { -leave } gününüz: { $days }.
    .title = Kalan { -leave } günü çok az
    .help = O yıldan daha az gün alın.
refusal-no_such_leave = O gün başlayan ve hâlâ iptal edilebilen bir { -leave } yok.
    .title = İptal edilebilecek böyle bir { -leave } yok
    .help = Oyunu okuyun: saatlerinde izinler listelenir.
refusal-nothing_to_declare = Bildirilecek bir şey yok: bu hamlede sessizlik oyunu kaybettirmez ya da son tarihi bir { -arbiter } belirledi.
    .title = Bu hamlede sessizlik oyunu kaybettirmez
    .help = Bir şey yapmanız gerekmez: { -clock(case: "genitive") } izin verdiği kadar düşünün.
refusal-no_bank = Bu oyunda { -clock(case: "accusative") } dolduracak yedek süre yok.
    .title = Bu oyunda yedek süre yok
    .help = Yalnızca Triple Block oyununda vardır.
refusal-nothing_to_refill = Doldurulacak bir şey yok: saat dolu ya da yedek süre bitmiş.
    .title = Doldurulacak bir şey yok
    .help = Saat dolu ya da yedek süre bitmiş.
refusal-rate_limited = Çok fazla mesaj, talep ve meydan okuma; bir sonrakinden önce { $retry_after } saniye bekleyin.
refusal-nothing_to_return = Bu kesinti, çalışan hiçbir { -clock(case: "accusative") } etkilemedi.
    .title = Çalışan hiçbir saat etkilenmedi
    .help = Bir şey yapmanız gerekmez: geri verilecek süre yok.

## Refusals about accounts.

refusal-bad_name = Bu ad kullanılamaz: { $reason }.
    .title = Ad kullanılamaz
    .help = Başka bir ad seçin.
refusal-name_taken = Bu ad ya da buna benzeyen bir ad alınmış; başka bir ad seçin.
    .title = Ad alınmış
    .help = Başka bir ad seçin; gönderilmiş olan kod geçerliliğini korur.
refusal-bad_address = Bu, hizmetin yazabileceği bir e-posta adresi değil.
    .title = Yazabileceğimiz bir e-posta adresi değil
    .help = Adresi düzeltin.
refusal-no_such_language = Burada böyle bir dil yok. Olanlar: { $languages }.
    .title = Böyle bir dil yok
    .help = languages içindeki kodlardan birini kullanın.
refusal-bad_time_zone = Bu, Europe/Berlin gibi bir saat dilimi adı değil.
    .title = Saat dilimi değil
    .help = Europe/Berlin gibi bir IANA adı kullanın.
refusal-bad_key = Bu, age1 ile başlayan bir age açık anahtarı değil.
    .title = age açık anahtarı değil
    .help = age-keygen programının açık anahtar olarak yazdığını gönderin; age1 ile başlar.
refusal-key_taken = Bu anahtar başka bir hesapta var; age-keygen ile kendi anahtarınızı oluşturun.
    .title = Bu anahtar başka bir hesapta var
    .help = age-keygen ile kendi anahtarınızı oluşturun ve açık kısmını gönderin.
refusal-bad_label = Etiket 1 ile 60 karakter arasındadır ve denetim karakteri içermez.
    .title = Etiket kullanılamaz
    .help = 1 ile 60 arasında görünür karakter kullanın.
refusal-too_many_codes = Bu adres için çok fazla kod istendi; daha sonra yeniden deneyin.
    .title = Bu adres için çok fazla kod
    .help = Gönderilen son kodu kullanın ya da retry_at zamanına kadar bekleyin.
refusal-wrong_code = Bu, gönderilen kod değil; { $tries_left } deneme hakkınız kaldı.
    .title = Gönderilen kod değil
    .help = En yeni e-postadaki sekiz rakamı yazın; beş yanlış denemeden sonra yeni bir kod isteyin.
refusal-code_void = Bu kod artık kullanılamaz; yenisini isteyin.
    .title = Kod artık geçersiz
    .help = Yeni bir kod isteyin: bunun süresi doldu, kullanıldı, yerine yenisi geçti ya da çok kez denendi.
refusal-session_ended = Oturum sona erdi; yeniden giriş yapın.
    .title = Oturum sona erdi
    .help = Yeniden giriş yapın.
refusal-bad_token = Bu jeton geçerli değil.
    .title = Jeton geçerli değil
    .help = Jetonu tam verildiği gibi kullanın; hiçbir oturum sonlandırılmadı.
refusal-no_scope = Bir API jetonu için en az bir yetki (scope) gerekir.
    .title = Yetki yok
    .help = En az bir yetki (scope) belirtin.
refusal-already_expired = Jetonun süresi şimdiden dolmuş olurdu.
    .title = Bitiş zamanı geçmişte
    .help = Gelecekte bir an belirtin ya da hiç belirtmeyin.
refusal-too_many_tokens = { $limit } API jetonunuz var; önce birini iptal edin.
    .title = Çok fazla API jetonu
    .help = Önce birini iptal edin.
refusal-bad_webhook_url = Bu, webhook için bir adres değil.
    .title = Webhook için bir adres değil
    .help = https:// ile başlayan, internetteki bir sunucuyu gösteren, kullanıcı adı içermeyen, en çok 1000 karakterlik bir adres verin.
refusal-too_many_webhooks = Hesabınızda { $limit } webhook var; önce birini silin.
    .title = Çok fazla webhook
    .help = Önce birini silin.
refusal-webhook_off = Webhook kapalı.
    .title = Webhook kapalı
    .help = Önce onu açın.
refusal-sign_in_again = Önce yeniden giriş yapın: bunun için son 15 dakika içinde giriş yapılmış olmalı.
    .title = Yeni bir giriş gerekli
    .help = Yeniden giriş yapın ve isteği 15 dakika içinde yineleyin.
refusal-not_an_administrator = Bunu yalnızca bir yönetici yapabilir.
    .title = Bunu yalnızca bir yönetici yapabilir
    .help = Bir yöneticiye başvurun.
refusal-last_administrator = En az bir yönetici bulunmalıdır.
    .title = Son yöneticinin yetkisi alınamaz
    .help = Önce başka birini yönetici yapın.
refusal-notice_needed = Şu türden bildirimler kapatılamaz: { $kind }. Nedeni: { $why }.
    .title = Bu türden bildirimler açık kalır
    .help = Yapılabilecek bir şey yok: bunlar olmadan bir oyun ya da hesap kaybedilebilir. Ötekiler kapatılabilir.
refusal-not_found = Böyle bir şey yok: { $what }.
refusal-games_running = Süren { $games } oyununuz var; önce onlardan çekilin ya da hepsinden birden çekilmek istediğinizi bildirin.
    .title = Süren oyunlar var
    .game = Oyunlarda bir şey değişmedi.
    .help = Önce onlardan çekilin ya da resign_all gönderin.

## What a refusal left of the game, over HTTP

game-nothing = Oyunda bir şey değişmedi; saate dokunulmadı.
game-running = Hamle yapılmadı; hamle sırası kimdeyse onun { -clock(case: "possessive") } çalışmayı sürdürüyor.
game-no-clock = Oyunda bir şey değişmedi; hiçbir saat çalışmıyor.
game-envelope-closed = Zarf kapalı kalıyor.
game-nothing-sealed = Hiçbir şey mühürlenmedi; saat çalışmayı sürdürüyor.
game-claim-move-end = Talep kaydedildi, bildirilen hamle oynandı ve oyun bitti.
game-claim-move = Talep kaydedildi ve bildirilen hamle oynandı; talebin teklif sayılıp sayılmadığını oyundaki draw_offer söyler.
game-claim = Talep kaydedildi; hamle henüz yapılmadı. Talebin teklif sayılıp sayılmadığını oyundaki draw_offer söyler.
game-illegal-end = Hamle yapılmadı ve oyun bitti.
game-illegal-gain = Hamle yapılmadı ve { -opponent(case: "bare") } süre kazandı.
game-move-end = Hamle oynandı ve oyun bitti.
game-move = Hamle oynandı; { -opponent(case: "bare-genitive") } { -clock(case: "possessive") } çalışıyor.
game-recorded = Olaylar kaydedildi.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Oturum gerekli.
    .title = Oturum gerekli
    .help = Giriş yapın: programlar için olan jetonlar bir hesabı değiştiremez.
problem-bad_request = İstek okunamıyor.
    .title = İstek okunamıyor
    .help = Yolu, sorguyu ya da başlıkları düzeltin.
problem-body_unreadable = Gövde JSON değil.
    .title = Gövde JSON değil
    .help = Tek bir JSON nesnesi gönderin.
problem-body_invalid = Gövdenin biçimi yanlış.
    .title = Gövdenin biçimi yanlış
    .help = /openapi.json içindeki şemayla karşılaştırın; bilinmeyen alanlar reddedilir.
problem-body_too_large = Gövde çok büyük.
    .title = Gövde çok büyük
    .help = En çok 128 KiB gönderin.
problem-not_json = Gövdenin JSON olduğu belirtilmemiş.
    .title = Gövdenin JSON olduğu belirtilmemiş
    .help = Content-Type: application/json gönderin.
problem-cursor_invalid = Bu, bu listenin imleci değil.
    .title = Bu listenin imleci değil
    .help = İmleç olmadan yeniden başlayın.
problem-confirmation_missing = Bu onaylanmadı.
    .title = Onaylanmadı
    .help = Gerçekten istiyorsanız {"{"}"confirm": true{"}"} gönderin.
problem-bad_notes = Notlar, en çok { $most } karakterlik düz metindir.
    .title = Bu notlar saklanamıyor
    .help = Kısaltın ve denetim karakterlerini çıkarın.
problem-notes_changed = Notlarınız siz okuduktan sonra değişti; bu yüzden hiçbir şey saklanmadı.
    .title = Notlar değişti
    .help = Yeniden okuyun, iki metni birleştirin ve okuduğunuz sürümü belirterek gönderin.
problem-list_refused = Listede reddedilen satırlar var; bu yüzden hiçbir oyun başlamadı.
    .title = Listede reddedilen satırlar var
    .help = Belirtilen satırları düzeltin ve listenin tamamını yeniden gönderin.
problem-idempotency_key_malformed = Idempotency-Key kullanılamıyor.
    .title = Idempotency-Key kullanılamıyor
    .help = 1 ile 255 arasında yazdırılabilir ASCII karakteri kullanın, örneğin bir UUID.
problem-unauthenticated = Giriş yapmadınız.
    .title = Giriş yapılmadı
    .help = Geçerli bir erişim jetonu ya da API jetonuyla Authorization: Bearer gönderin; jeton almak için giriş yapın.
problem-insufficient_scope = Jeton buna izin vermiyor.
    .title = Jeton buna izin vermiyor
    .help = İşlemin belirttiği yetkiyi (scope) taşıyan bir jeton kullanın.
problem-not_found = Burada bir şey yok.
    .title = Bulunamadı
    .help = Yolu denetleyin; /docs hepsini listeler.
problem-method_not_allowed = Bu yöntem burada kullanılamaz.
    .title = Bu yöntem burada kullanılamaz
    .help = Kullanılabilenleri Allow başlığı belirtir.
problem-uri_too_long = İsteğin adresi çok uzun.
    .title = İsteğin adresi çok uzun
    .help = Yol ve sorgu için en çok 8 KiB gönderin.
problem-head_too_large = İsteğin başlık bölümü çok büyük.
    .title = İsteğin başlık bölümü çok büyük
    .help = En çok 96 başlık alanında en çok 32 KiB gönderin.
problem-request_timeout = İstek çok uzun sürdü.
    .title = İstek çok uzun sürdü
    .help = Aynı Idempotency-Key ile yineleyin.
problem-precondition_failed = Oyun değişti.
    .title = Oyun değişti
    .help = Oyunu yeniden okuyun ve yeniden karar verin.
problem-rate_limited = { $seconds } saniye sonra yeniden deneyin.
    .title = Çok fazla istek
    .help = Retry-After kadar bekleyin.
problem-too_many_streams = Çok fazla akış açık.
    .title = Çok fazla açık akış
    .help = Önce başka bir akışı kapatın.
problem-busy = Hizmet meşgul.
    .title = Hizmet meşgul
    .game = Oyunda bir şey değişmedi; hiçbir şey kaydedilmedi.
    .help = Retry-After sonrasında isteği aynı Idempotency-Key ile yineleyin.
problem-storage = Depolama başarısız oldu.
    .title = Depolama başarısız oldu
    .game = Kaydedildiyse, aynı Idempotency-Key ile yinelenen istek alındı belgesini gösterir.
    .help = Retry-After sonrasında isteği aynı Idempotency-Key ile yineleyin.
problem-reading_stands = E-postalar okunmuyor.
    .title = E-postalar okunmuyor
    .game = E-postalar saklanıyor ve başka her şey sürüyor.
    .help = Hizmeti işletenlerin hizmeti yeniden başlatması gerekir.
problem-wrong_clock = Bu kopyanın sistem saati yanlış.
    .title = Bu kopyanın sistem saati yanlış
    .game = Burada hiçbir şeye karar verilmiyor.
    .help = Başka bir kopyaya başvurun; hizmeti işletenlerin sistem saatini ayarlaması gerekir.
problem-disk_full = Disk dolu.
    .title = Disk dolu
    .game = Burada hiçbir şey kaydedilmiyor.
    .help = Hizmeti işletenlerin diskte yer açması gerekir.
problem-restored = Veritabanı geri yüklendi.
    .title = Veritabanı geri yüklendi
    .game = Burada hiçbir şey kaydedilmiyor.
    .help = Hizmeti işletenlerin hizmeti yeniden başlatması gerekir.
problem-draining = Hizmet duruyor.
    .title = Hizmet duruyor
    .help = Retry-After sonrasında yeniden bağlanın.
problem-internal = Bu bizim hatamız.
    .title = Bizim hatamız
    .game = Kaydedildiyse, aynı Idempotency-Key ile yinelenen istek alındı belgesini gösterir.
    .help = Daha sonra yeniden deneyin; hizmeti işletenlere isteğin kimlik numarasını bildirin.
problem-refused = İstek reddedildi.
    .title = İstek reddedildi
    .help = detail alanını okuyun.
problem-body-fault = Gövde uymuyor: { $fault }.
problem-body-syntax = Gövde JSON değil: { $fault }.
problem-query-fault = Sorgu okunamıyor: { $fault }.
problem-token = Jeton bilinmiyor, süresi dolmuş, iptal edilmiş ya da Authorization: Bearer olarak gönderilmemiş.
problem-limit = limit 1 ile { $most } arasında olmalı.
problem-csv = Bu CSV satırı okunamıyor.
problem-csv-missing = CSV başlığında şu sütun yok: { $column }.
problem-csv-column = CSV başlığındaki şu sütun bilinmiyor ya da iki kez yazılmış: { $column }.
problem-csv-value = Bu satırda şu sütun okunamıyor: { $column }.
problem-list-length = Bir listede 1 ile { $most } arasında oyun olmalı.
problem-list-forms = Oyunları yalnızca tek bir biçimde verin.
problem-last-event = Last-Event-ID bir olayın kimliği olmalı.
problem-at = at, 9999 yılına kadar bir an olmalı.
problem-pieces = file a ile h arasında, rank 1 ile 8 arasında olmalı.
problem-origin = Bir tarayıcı bu çağrıyı bu kaynaktan, bu yöntemle ve bu başlıklarla yapamaz.
problem-head = İsteğin başlık bölümü HTTP/1.1 biçiminde değil ya da adresi 64 KiB sınırını aşıyor.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = İstek 64 KiB sınırını aşıyor ya da öğeleri çok derin iç içe geçmiş.
xfcc-no-xml = İstek düzgün biçimli (well-formed) XML değil.
xfcc-ampersand = İstekte olduğu gibi yazılmış bir & var: bunun yerine &amp; yazın; XML dilinin kendi varlıklarından (entity) başkasını kullanmayın.
xfcc-doctype = İstekte belge türü (DOCTYPE) var; buna izin verilmez.
xfcc-envelope = İstek, içinde tek bir gövde ve tek bir istek olan tek bir SOAP zarfı değil.
xfcc-field = İstekteki alan sayısı 20 sınırını aşıyor ya da bir alan iki kez yazılmış, öğe içeriyor veya değeri ne true ne de false.
xfcc-operation = İstek GetMyGames ya da MakeAMove değil.
xfcc-adjourned = ertelendi: { -sealed-move }
xfcc-sealing = bir sonraki hamle mühürlenir: e-postayla ya da API ile
xfcc-arbiter = { -arbiter } bekleniyor
xfcc-both-lose = 0-0: iki taraf da kaybetti
problem-head-late = İsteğin başlık bölümü 10 saniye içinde ulaşmadı.
problem-head-large = İsteğin başlık bölümü 128 KiB sınırını aşıyor ya da 96 başlık alanından fazlası var.

## Reasons: a wrong claim.

wrong-claim-tablebase = { -tablebase } başka bir sonuç veriyor
wrong-claim-repetition = konum gereken 3 kez yerine { $times } kez oluştu
wrong-claim-fifty_moves_suspended = bu kadar az taşla { -tablebase(case: "plural") } karar verir ve hamleler sayılmaz
wrong-claim-half_moves = taş alınmadan ve piyon oynanmadan gereken { $needed } yarım hamleden { $counted } tanesi yapıldı

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = bu, hizmetin bildiği hiçbir notasyonda hamle değil
condition-illegal = bu hamle orada geçersiz
condition-ambiguous = bu hamle orada birden çok biçimde okunabilir
condition-other_number = numarası başka bir hamlenin numarası
condition-promotion_missing = piyonun hangi taşa terfi ettiği yazılmalı
condition-incomplete = yanıtı yok: her satır sizin bir hamlenizle bitmeli
condition-inconsistent = başka bir satırın farklı yanıt verdiği bir konuma yanıt veriyor
condition-too_many = sınırı aşıyor: koşullu hamleler en çok 100 yarım hamle olabilir

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = bu, hizmetin bildiği hiçbir notasyonda hamle değil
not-sealable-illegal = hamle burada geçersiz
not-sealable-ambiguous = birden çok geçerli hamleye uyuyor
not-sealable-promotion_missing = piyonun hangi taşa terfi ettiği yazılmalı

## Pieces

piece = { $role ->
    [pawn] piyon
    [knight] at
    [bishop] fil
    [rook] kale
    [queen] vezir
   *[king] şah
}
piece-on = { $square } karesindeki { piece }

## Reasons: an illegal move.

illegal-empty_square = { $square } karesinde taş yok
illegal-opponents_piece = bu taş { -opponent(case: "bare-genitive") }: { $piece }
illegal-other_piece = { $square } karesindeki taş: { $role }; yazılan: { $named }
illegal-own_piece = kendi taşınız yolu kapatıyor: { $piece }
illegal-cannot_move_so = bu taş böyle oynayamaz: { $piece }
illegal-none_reaches = bu türden hiçbir taş { $square } karesine gidemez: { $role }
illegal-blocked = bu taş yolu kapatıyor: { $piece }
illegal-pawn_takes_diagonally = bu taş yolu kapatıyor: { $piece }; piyon yalnızca çapraz alır
illegal-pawn_double_step = piyon yalnızca başlangıç karesinden iki kare ilerler
illegal-nothing_to_capture = { $square } karesinde alınacak taş yok
illegal-en_passant_only_at_once = geçerken alma, yalnızca bir piyon iki kare ilerledikten hemen sonra yapılabilir
illegal-king_in_check = şah, bu taşın tehdidi altında kalırdı: { $piece }
illegal-king_stays_in_check = şah, hâlâ bu taşın tehdidi altında olurdu: { $piece }
illegal-castling_right_lost = o tarafa artık rok yapılamaz: şah ya da o kale oynadı veya yerinde değil
illegal-castling_blocked = bu taş roka engel oluyor: { $piece }
illegal-castling_out_of_check = bu taş { -check } çekiyor: { $piece }; { -check } çekilmişken rok yapılamaz
illegal-castling_through_check = şah { $square } karesinden geçer ya da oraya varırdı; bu taş o kareyi tehdit ediyor: { $piece }
illegal-no_promotion = bu hamle hiçbir piyonu terfi ettirmiyor, bu yüzden terfi taşı yazılamaz
illegal-promotion_to = piyon vezire, kaleye, file ya da ata terfi eder, bu taşa asla: { $role }
illegal-other = hiçbir taş bu hamleyi yapamaz

## Reasons: a game that cannot start.

bad-start-time_zones = saat dilimleri geçerli değil
bad-start-started = oyun zaten başladı
bad-start-tournament_name = turnuvanın adı, en çok { $most } karakterlik tek satırdır
bad-start-no_arbiter = { $player } hesabı bu oyunun { -arbiter(case: "accusative") } değil
bad-start-no_envelope_key = { $arbiter } hesabı { -arbiter }, ama { -envelope(case: "plural") } için anahtar kaydetmemiş

## Reasons: regulations out of their bounds.

regulations-leave = { -leave } yılda 1 ile 366 gün, en kısa { -leave } 1 ile 60 gün, bildirim süresi en çok 60 gün olmalı
regulations-leave_in_triple_block = Triple Block oyununda { -leave } yoktur
regulations-silence = sessizlik 10 ile 365 gün sonra, öncesinde sırasıyla üç hatırlatma yapılarak oyunu kaybettirmeli
regulations-silence_without_periods = sessizlik kuralı, dönemli bir süre düzeni gerektirir
regulations-claim_after_moves = talebe izin veren, taş alınmadan ve piyon oynanmadan yapılan hamle sayısı 50 ile 100 arasında olmalı
regulations-tablebase_fifty_moves = talep için 50 dışında bir hamle sayısı varken { -tablebase(case: "plural") } elli hamle kuralını hesaba katamaz
regulations-tablebase = oyunsonu tablosuyla talep 3 ile 7 taş içindir ve { -arbiter(case: "genitive") } bunun için 1 ile 90 gün süresi vardır
regulations-adjudication = { -arbiter } kararıyla sonuç en çok 500 hamleden sonra istenir ve { -arbiter(case: "genitive") } bunun için 1 ile 90 gün süresi vardır
regulations-offer_again = iki { -draw-offer } arasında gereken hamle sayısı en çok 100 olmalı
regulations-penalty_days = { -opponent(case: "bare-genitive") } kazandığı gün sayısı en çok 30 olmalı
regulations-loses_at = oyunu kaybettiren geçersiz ya da belirsiz hamle birincisi ya da daha sonraki biri olmalı
regulations-arbiters = bir oyunun en çok 10 { -arbiter(case: "accusative") } olur ve her biri bir kez yazılır
regulations-withdrawal = altında kalındığında ayrılmanın oyunu geçersiz kıldığı hamle sayısı en çok 100 olmalı; sessiz ayrılma ise bir sessizlik kuralı gerektirir
regulations-appeal_days = bir oyuncu en çok 365 gün içinde itiraz edebilir
regulations-resume_after_days = oyuna devam, mühürlemeden 1 ile 365 gün sonra olmalı
regulations-session_days = bir oyun oturumu 1 ile 365 gün sürmeli
regulations-default_days = bekleme süresi 0 ile 60 gün olmalı ve check_in gerektirir
regulations-holders = zarfların en çok { $most } farklı { -arbiter(case: "accusative") } olur; bunlardan 1 ile 3 tanesi, zamanından önce ise 1 ya da 2 tanesi gerekir
regulations-public_delay = hamleler en çok 100 yarım hamle sonra herkese açık olmalı

## Reasons: a starting position.

start-number = Chess960 konumlarının numaraları 0 ile 959 arasındadır; { $number } yoktur
start-fen = bu bir FEN değil: { $fault }
start-move_number = bir oyun en geç 9999. hamlede başlayabilir
start-over = bu konumda oyun zaten bitmiş
start-drawn = bu konumda oyun zaten berabere: { $halfmoves } yarım hamledir taş alınmadı ve piyon oynanmadı

## Reasons: a FEN.

fen-text = FEN geçersiz
fen-board = FEN içindeki tahta bölümü geçersiz
fen-digits = tahta bölümünde iki rakam yan yana duruyor
fen-pocket = FEN içindeki eldeki taşlar bölümü geçersiz
fen-turn = FEN içindeki sıra bölümü geçersiz
fen-castling = FEN içindeki rok bölümü geçersiz
fen-en_passant = FEN içindeki geçerken alma karesi geçersiz
fen-checks = FEN içindeki kalan { -check } çekme sayısı geçersiz
fen-half_moves = FEN içindeki yarım hamle sayacı geçersiz
fen-move_number = FEN içindeki hamle numarası geçersiz
fen-counter = sayaçlardan biri, bir oyunun ulaşabileceği bir sayı değil

## Reasons: a starting position, as the rules of chess see it.

start-position = bu konum kurallara uygun değil: { $faults }
position-empty_board = tahta boş
position-missing_king = şah eksik
position-too_many_kings = fazla şah var
position-pawns_on_backrank = birinci ya da sekizinci yatayda piyon var
position-castling_rights = rok hakları geçersiz
position-en_passant = geçerken alma karesi geçersiz
position-opposite_check = sırası olmayan tarafa { -check } çekilmiş
position-impossible_check = olanaksız bir { -check } çekme var
position-too_much_material = fazla taş var

## Reasons: a time control.

control-days_per_move = hamle başına süre 1 ile 60 gün olmalı
control-periods = bir süre düzeni 1 ile 9 dönemden oluşur
control-moves = bir dönem 1 ile 200 hamle içindir, sonuncusu oyunun kalanı için de olabilir
control-time = bir dönemin süresi 1 saat ile 1000 gün arasında, sonraki dönemlerin süresi en çok 1000 gün olmalı
control-no_time = yinelenen ya da gecikmeli bir dönemi izleyen dönemin kendi süresi olmalı
control-increment = eklenen süre en çok 100 gün olmalı
control-cap = üst sınır en az 1 saat, en çok 1000 gün olmalı ve eklenen süre gerektirir
control-delay = gecikme en çok 60 gün olmalı
control-duplication = iki kat sayma 1 ile 365 gün sonra başlamalı
control-thematic = tematik başlangıç için ilk dönem belirli sayıda hamle için olmalı
control-triple_block = Triple Block { -clock(case: "accusative") } 1 ile 100 gün, yedek süresi en çok 500 gün, eklenen süreleri 300 hamle için en çok 9 gün olmalı

## Reasons: free time.

free-time-weekdays = haftanın en çok altı günü boş olabilir; her biri bir kez yazılır
free-time-dates = en çok 400 tarih boş olabilir; sırayla ve her biri bir kez yazılır
free-time-night = gece arası 1 dakika ile 16 saat arasında olmalı

## Reasons: a name.

name-length = 2 ile 40 karakter arasında olmalı
name-sign = yalnızca harf, rakam, boşluk, kısa çizgi, kesme işareti, nokta ve alt çizgi kullanılabilir
name-joined = harfle ya da rakamla başlamalı ve bunları her seferinde tek bir işaretle birleştirmeli
name-spaces = her seferinde tek boşluk olmalı
name-ends = harfle ya da rakamla başlamalı ve bitmeli
name-no_letter = içinde harf olmalı
name-alphabets = yalnızca tek bir alfabenin harfleri kullanılabilir
name-reserved = bu ad ayrılmış

## Reasons: a notice that cannot be switched off.

notice-need-clock = bunlar olmadan bir oyunu süreden kaybedebilirsiniz
notice-need-adjournment = bunlar olmadan çok geç mühürleyebilir ya da çok geç dönebilir ve bir oyunu kaybedebilirsiniz
notice-need-players = bunlar olmadan oyuncular sizi beklerken oyun kaybedebilir
notice-need-account = bunlar olmadan hesabınız başkasının eline geçebilir

## Things that there are none of.

missing-account = hesap
missing-player = oyuncu
missing-session = oturum
missing-api_token = API jetonu
missing-envelope_key = { -envelope } anahtarı
missing-webhook = webhook
missing-delivery = teslimat

## Events of a game, for players and arbiters

arbiter-named = Hakem { $name }
arbiter-unnamed = Hakem
arbiter-service = Hizmet
reason = Gerekçe: { $reason }
reason-of-arbiter = Hakemin gerekçesi: { $reason }
reason-erased = (silindi).
reason-as-written = yazdığınız gibi.

event-your-game-white = { $opponent } adlı oyuncuyla oyununuz başladı. Beyaz taşlar sizin. Süre: { $control }.
event-your-game-black = { $opponent } adlı oyuncuyla oyununuz başladı. Siyah taşlar sizin. Süre: { $control }.
event-game = { $white } - { $black } oyunu başladı. Süre: { $control }.
event-moved = { $who-is ->
    [you] Oynadığınız hamle: { $move } (kullanılan süre: { $time }).
   *[other] { $who } şu hamleyi oynadı: { $move } (kullanılan süre: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Oynadığınız hamle: { $move }, { -draw-offer(case: "with") } (kullanılan süre: { $time }).
   *[other] { $who } şu hamleyi oynadı: { $move }, { -draw-offer(case: "with") } (kullanılan süre: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Koşullu hamlenizle hemen yanıt verildi: { $move }.
   *[other] { $who } koşullu bir hamleyle hemen yanıt verdi: { $move }.
}
event-message = { $who-is ->
    [you] Bir mesaj yazdınız.
   *[other] { $who } bir mesaj yazdı.
}
ordinal = { $count }.
event-illegal-move = { $who-is ->
    [you] Geçersiz bir hamle gönderdiniz. Bu, { ordinal } geçersiz hamleniz.
   *[other] { $who } geçersiz bir hamle gönderdi. Bu, onun { ordinal } geçersiz hamlesi.
}
event-ambiguous-move = { $who-is ->
    [you] Belirsiz bir hamle gönderdiniz. Bu, { ordinal } belirsiz hamleniz.
   *[other] { $who } belirsiz bir hamle gönderdi. Bu, onun { ordinal } belirsiz hamlesi.
}
gain-you = Bir sonraki hamle için süre kazandınız: { $time }.
gain-opponent = Rakip bir sonraki hamle için süre kazandı: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, düşülen: { $charged }

event-draw-offered = { $who-is ->
    [you] Beraberlik teklif ettiniz.
   *[other] { $who } { -draw } teklif etti.
}
event-draw-declined = { $who-is ->
    [you] Beraberlik teklifini reddettiniz.
   *[other] { $who } { -draw-offer(case: "accusative") } reddetti.
}
claim-win = galibiyet
claim-draw = { -draw }
claim-by-threefold = konumun üç kez tekrarı
claim-by-fifty = elli hamle kuralı
claim-by-tablebase = { -tablebase }
claim-by-adjudication = { -arbiter } kararı
event-claimed = { $who-is ->
    [you] Talebiniz: { $claim } ({ $basis }).
   *[other] { $who } talepte bulundu: { $claim } ({ $basis }).
} Buradaki hiçbir { -tablebase } buna karar veremiyor.
event-claimed-with-move = { $who-is ->
    [you] Talebiniz: { $claim } ({ $basis }); bildirdiğiniz hamle: { $move }.
   *[other] { $who } talepte bulundu: { $claim } ({ $basis }); bildirilen hamle: { $move }.
} Buradaki hiçbir { -tablebase } buna karar veremiyor.
event-adjudication-asked = { $who-is ->
    [you] Hakem kararıyla sonuç istediniz: { $claim }.
   *[other] { $who } { -arbiter } kararıyla sonuç istedi: { $claim }.
}
event-claim-waits = Bir { -arbiter } { $until } tarihine kadar karar verir; o zamana kadar hiçbir saat çalışmaz. Karar verilmezse talep o zaman düşer.
event-claim-waits-clock-runs = Bir { -arbiter } { $until } tarihine kadar karar verir; bu sırada oyun sürer ve saat çalışır. Karar verilmezse talep o zaman düşer.
event-claim-decide = Karar sizin: tek satırla yanıt verin: “arbiter { $game } uphold { $claim }: ” (kabul) ya da “arbiter { $game } reject { $claim }: ” (ret), ardından gerekçe.
event-claim-analyse = Analiz sunabilirsiniz: “{ command-analysis }:” ve altında metinle yanıt verin. Rakibiniz onu oyun bitmeden okuyamaz.
event-analysed = { $who-is ->
    [you] Analiz sundunuz.
   *[other] { $who } analiz sundu.
}
event-claim-lapsed = Talebe hiçbir { -arbiter } zamanında karar vermedi: oyun, talep yapılmamış gibi sürer ve bekleme zamanı iki oyuncunun da süresinden düşülmez.
event-claim-upheld = { $who-is ->
    [you] Talebiniz: { $claim } ({ $basis }). Talep doğru.
   *[other] { $who } talepte bulundu: { $claim } ({ $basis }). Talep doğru.
}
event-claim-rejected = { $who-is ->
    [you] Talebiniz: { $claim } ({ $basis }).
   *[other] { $who } talepte bulundu: { $claim } ({ $basis }).
} { $offer ->
    [yes] Talep doğru değil ve { -draw-offer } sayılıyor (FIDE 9.5.3).
   *[no] Talep doğru değil.
}
event-adjudication-declined = { $arbiter } oyunu karara bağlamayı reddetti: oyun sürüyor.

event-flag-fell = { $who-is ->
    [you] Son tarihten önce hamle yapmadınız: { $deadline }.
   *[other] { $who } son tarihten önce hamle yapmadı: { $deadline }.
}
event-downtime = Hizmet kullanılamıyordu. Saate geri verilen süre: { $time }.
event-downtime-absent = Hizmet, hiçbir saat çalışmazken kullanılamıyordu. Gelmemiş olan oyuncunun gelmek için o kadar daha fazla zamanı var.
event-leave = { $who-is ->
    [you] İzinli olacaksınız: ilk gün { $first }, son gün { $last }.
   *[other] { $who } izinli olacak: ilk gün { $first }, son gün { $last }.
}
event-no-leave = { $who-is ->
    [you] Şu günlerde artık izinli olmayacaksınız: ilk gün { $first }, son gün { $last }.
   *[other] { $who } şu günlerde artık izinli olmayacak: ilk gün { $first }, son gün { $last }.
}
event-reflection = { $who-is ->
    [you] Bu hamle için düşünmeyi sürdürdüğünüzü bildirdiniz.
   *[other] { $who } bu hamle için düşünmeyi sürdürdüğünü bildirdi.
}
event-refilled = { $who-is ->
    [you] Yedek süreden aldığınız: { $time }.
   *[other] { $who } yedek süreden aldı: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Saatlerin yanlış olduğunu { -arbiter(case: "dative") } bildirdiniz.
   *[other] { $who } { -clock(case: "plural-genitive") } yanlış olduğunu { -arbiter(case: "dative") } bildirdi.
}

event-adjournment-proposed = { $who-is ->
    [you] Ertelemeyi teklif ettiniz.
   *[other] { $who } { -adjournment(case: "accusative") } teklif etti.
}
event-adjournment-declined = { $who-is ->
    [you] Ertelemeyi reddettiniz; oyun sürüyor.
   *[other] { $who } { -adjournment(case: "accusative") } reddetti; oyun sürüyor.
}
event-adjourned-early = Hamle sırası olan oyuncu erken erteledi: oyun oturumunun planlanan sonuna kadarki zaman onun süresinden düşülür. Planlanan son: { $until }.
event-session-over = Oyun oturumu bitti ya da oyuncular ertelemede anlaştı.
event-adjournment-agreed = Oyuncular ertelemede anlaştı.
event-drafted = Hamle sırası olan oyuncu, { -sealed-move(case: "genitive") } taslağını bir { -envelope(case: "dative") } koydu.
event-you-drafted = Mühürlü hamlenizin taslağı bir { -envelope(case: "locative") } ve { -clock(case: "yours") } hâlâ çalışıyor. Yeni bir taslak bunun yerine geçer.
event-sealed = { $who-is ->
    [you] Bir sonraki hamleyi mühürlediniz (kullanılan süre: { $time }).
   *[other] { $who } bir sonraki hamleyi mühürledi (kullanılan süre: { $time }).
} Oyun ertelendi; hiçbir saat çalışmıyor.
event-sealed-reply = { $who-is ->
    [you] Yanıtı mühürlediniz (kullanılan süre: { $time }), çünkü daha önce hamle mühürleyen oyuncu hâlâ gelmedi.
   *[other] { $who } yanıtı mühürledi (kullanılan süre: { $time }), çünkü daha önce hamle mühürleyen oyuncu hâlâ gelmedi.
} Gelmemiş olan oyuncunun { -clock(case: "possessive") } çalışıyor; yanıt, o oyuncu gelince açılır.
event-face-acknowledged = { $arbiter } { -envelope(case: "genitive") } dış yüzünü denetledi; { -envelope } onda.
event-resumption-set = { $arbiter } devam zamanını değiştirdi. Yeni zaman: { $time }.

event-resumption-asked = { $who-is ->
    [you] Devam etmek istediğinizi bildirdiniz.
   *[other] { $who } devam etmek istediğini bildirdi.
}
event-resumed = Oyuna devam ediliyor. Hakem { -envelope(case: "accusative") } açar; o zamana kadar hiçbir saat çalışmaz.
event-resumed-in-your-absence = Oyuna siz olmadan devam ediliyor: { -clock(case: "yours") } çalışıyor.
event-resumed-in-absence = Oyuna, yanıt verecek oyuncu olmadan devam ediliyor; o oyuncunun { -clock(case: "possessive") } çalışıyor.
event-early-opening = Bir { -arbiter } { -envelope(case: "genitive") } erken açılmasını onayladı.
event-early-opening-one-of-two = Bir { -arbiter } { -envelope(case: "genitive") } erken açılmasını onayladı; ikinci bir { -arbiter(case: "genitive") } de onaylaması gerekiyor.
event-late = { $who-is ->
    [you] Bekleme süresi içinde gelmediniz (FIDE Guidelines I.10).
   *[other] { $who } bekleme süresi içinde gelmedi (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Düşünme süresi bitmeden gelmediniz (FIDE Guidelines I.10).
   *[other] { $who } düşünme süresi bitmeden gelmedi (FIDE Guidelines I.10).
}
event-both-late = Oyunculardan hiçbiri bekleme süresi içinde gelmedi (FIDE Guidelines I.10).
event-both-late-for-limit = Oyunculardan hiçbiri düşünme süresi bitmeden gelmedi (FIDE Guidelines I.10).
event-envelope-missing = Zarf açılamıyor. Mühürleyen oyuncu mühürlenen metni göstermeli: yalnızca SHA-256 özeti bildirilen özetle aynı olan metin geçerlidir. Metni o oyuncu kendisi şifrelediyse onun { -clock(case: "possessive") } çalışır; öyle değilse hiçbir saat çalışmaz ve { -arbiter } oyunu karara bağlayabilir.
event-envelope-shut = Neden: { -envelope } açılmıyor ya da metni özete uymuyor.
event-reading-chosen = { $who-is ->
    [you] Mühürlü hamlenin bir okunuşunu seçtiniz: { $move }.
   *[other] { $who } { -sealed-move(case: "genitive") } bir okunuşunu seçti: { $move }.
}
event-opened = Zarf açıldı. { $who-is ->
    [you] Mühürlediğiniz hamle
   *[other] { $who } şu hamleyi mühürlemişti
}: { $move } (yazılışı “{ $written }”).
event-opened-with-offer = Zarf açıldı. { $who-is ->
    [you] Mühürlediğiniz hamle
   *[other] { $who } şu hamleyi mühürlemişti
}: { $move } (yazılışı “{ $written }”), { -draw-offer(case: "with") }.
event-opened-ambiguous = Zarf açıldı. { $who-is ->
    [you] Mühürlediğiniz
   *[other] { $who } şunu mühürlemişti
}: “{ $written }”. Bu, birden çok biçimde okunabilir.
event-opened-illegal = Zarf açıldı. { $who-is ->
    [you] Mühürlediğiniz
   *[other] { $who } şunu mühürlemişti
}: “{ $written }”. Bu, geçerli bir hamle değil.
event-opened-nothing = Zarf açıldı. Metni, bu oyunun bu konumunda mühürlenmiş bir hamle değil; bu yüzden kimseye gösterilmiyor.
event-opened-early = Bir { -arbiter } { -envelope(case: "accusative") } erken açtı.
event-publication-agreed = { $who-is ->
    [you] Bu oyunun zarfının yayımlanmasını kabul ettiniz.
   *[other] { $who } bu oyunun zarfının yayımlanmasını kabul etti.
} Zarf, iki oyuncu da kabul ederse açılır ve oyunda hiçbir şeyi değiştirmez.
event-published = İki oyuncu da kabul etti ve bu oyunun { -envelope(case: "possessive") } açıldı. { $who-is ->
    [you] Mühürlediğiniz
   *[other] { $who } şunu mühürlemişti
}: { $written }. Bu, oyunda hiçbir şeyi değiştirmez.
event-published-nothing = İki oyuncu da kabul etti ve bu oyunun { -envelope(case: "possessive") } açıldı. Metni mühürlü bir hamle değil.

act-warned = { $who-is ->
    [you] { $arbiter } sizi uyardı.
   *[other] { $arbiter } şu oyuncuyu uyardı: { $who }.
}
act-time-given = { $who-is ->
    [you] { $arbiter } saatinize süre ekledi: { $time }.
   *[other] { $arbiter } şu oyuncunun saatine süre ekledi: { $who }. Eklenen süre: { $time }.
}
act-time-taken = { $who-is ->
    [you] { $arbiter } { -clock(case: "yours-ablative") } süre düştü: { $time }.
   *[other] { $arbiter } şu oyuncunun saatinden süre düştü: { $who }. Düşülen süre: { $time }.
}
act-clocks = { $arbiter } { -clock(case: "plural-accusative") } düzeltti. Şimdiye kadarki hamlelerde kullanılan süre: Beyaz { $white }, Siyah { $black }.
act-clocks-and-deadline = { $arbiter } { -clock(case: "plural-accusative") } düzeltti. Şimdiye kadarki hamlelerde kullanılan süre: Beyaz { $white }, Siyah { $black }. Bu hamle için { -deadline }: { $deadline }.
act-points = { $arbiter } puanları değiştirdi: Beyaz { $white }, Siyah { $black }.
act-leave = { $arbiter } özel izin verdi: ilk gün { $first }, son gün { $last }. Bu günlerde { $who-is ->
    [you] { -clock(case: "yours") }
   *[other] { $who } adlı oyuncunun { -clock(case: "possessive") }
} çalışmaz.
act-leave-ended = { $arbiter }, { $first } tarihinde başlayan izne son verdi: { $who-is ->
    [you] { -clock(case: "yours") }
   *[other] { $who } adlı oyuncunun { -clock(case: "possessive") }
} bu { -leave } için artık durmaz.
act-adjourned = { $arbiter } oyunun ertelenmesine karar verdi.
act-taken-back = { $arbiter } yanlışlıkla yapılan bir hamlenin geri alınmasına izin verdi: oyun, { $ply } yarım hamleden sonraki konumdan sürer ve o zamandan beri geçen zaman iki oyuncunun da süresinden düşülmez.
act-you-replace = Bundan sonra bu oyunu başka bir oyuncunun yerine, { -clock(case: "genitive") } şimdiki durumuyla siz oynuyorsunuz. O oyuncunun teklifleri, talepleri ve aldığı izinler artık geçersiz.
act-you-were-replaced = Yerinize başka biri geçti: oyunu sizin yerinize sürdüren { $name }. Teklifleriniz, talepleriniz ve koşullu hamleleriniz artık geçersiz.
act-replaced = Bundan sonra { $name }, başka bir oyuncunun yerine, { -clock(case: "genitive") } şimdiki durumuyla oynuyor. Önceki oyuncunun teklifleri ve talepleri artık geçersiz.
act-replayed-as = Oyun şu numarayla yeniden oynanıyor: { $game }.
act-counts-after-all = { $game } oyunu yine de geçerli.
act-how-to-appeal = Buna katılmıyorsanız { $until } tarihine kadar başka bir { -arbiter(case: "dative") } başvurarak itiraz edebilirsiniz: tek satırla yanıt verin: “{ command-appeal } { $act }: ” ve ardından gerekçeniz.
event-appealed = { $who-is ->
    [you] { $act } numaralı { -arbiter } işlemine itiraz ettiniz.
   *[other] { $who } { $act } numaralı { -arbiter } işlemine itiraz etti.
} Kararı başka bir { -arbiter } verir.
event-replaced-appealed = Yerine başkası geçen oyuncu { $act } numaralı { -arbiter } işlemine itiraz etti. Kararı başka bir { -arbiter } verir.
event-appealed-act = İşlem şuydu: { $act }
event-appeal-decide = İşlemi yapan siz değilseniz karar verebilirsiniz: tek satırla yanıt verin: “arbiter { $game } confirm { $act }: ” (onay) ya da “arbiter { $game } reverse { $act }: ” (geri alma), ardından gerekçe.
event-confirmed = Başka bir { -arbiter } { $act } numaralı işlemi onayladı.
event-you-confirmed = { $act } numaralı işlemi onayladınız.
event-reversed = Başka bir { -arbiter } { $act } numaralı işlemi geri aldı. Oyun, işlem hiç yapılmamış gibidir; hamle yapılamayan zaman iki oyuncunun da süresinden düşülmez.
event-you-reversed = { $act } numaralı işlemi geri aldınız. Oyun, işlem hiç yapılmamış gibidir; hamle yapılamayan zaman iki oyuncunun da süresinden düşülmez.
event-withdrawn = { $who-is ->
    [you] Ayrıldınız.
   *[other] { $who } ayrıldı.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Bu turnuvadaki oyunlarınızın yarısını sessizlik yüzünden kaybettiniz. Bu, ayrılma sayılır.
   *[other] { $who } bu turnuvadaki oyunlarının yarısını sessizlik yüzünden kaybetti. Bu, ayrılma sayılır.
}
event-withdrawal-noted = { $who-is ->
    [you] { $arbiter } ayrıldığınızı kaydetti.
   *[other] { $arbiter } şu oyuncunun ayrıldığını kaydetti: { $who }.
}
event-withdrawn-waits = Bir { -arbiter } oyunu karara bağlayana kadar hiçbir saat çalışmaz.

event-mail-returned = { $who-is ->
    [you] Size
   *[other] { $who } adlı oyuncuya
} gönderilen e-postalar geri dönüyor.
event-mail-arrives = { $who-is ->
    [you] Size
   *[other] { $who } adlı oyuncuya
} gönderilen e-postalar yeniden ulaşıyor.
event-zone = { $who-is ->
    [you] Saat diliminiz
   *[other] { $who } adlı oyuncunun saat dilimi
} kaydedildi.
event-other = Başka bir olay kaydedildi.

## The end of a game

over-white-wins = { $game } oyunu bitti, { $result }: { $who-is ->
    [you] siz (Beyaz) kazandınız
   *[other] { $who } (Beyaz) kazandı
}. Neden: { $how }.
over-black-wins = { $game } oyunu bitti, { $result }: { $who-is ->
    [you] siz (Siyah) kazandınız
   *[other] { $who } (Siyah) kazandı
}. Neden: { $how }.
over-both-lose = { $game } oyunu bitti, { $result }: iki oyuncu da kaybetti. Neden: { $how }.
over-no-result = { $game } oyunu bitti, { $result }: sonuç yok. Neden: { $how }.
over-drawn = { $game } oyunu bitti, { $result }: berabere. Neden: { $how }.
over-drawn-not-won = { $game } oyunu bitti, { $result }: berabere. Oyunun bitiş nedeni: { $how }; ama { -opponent(case: "bare") } { -mate } edemezdi.
ending-by-silence = sessizlik, çok uzun süre hamle yapılmadı
ending-checkmate = { -mate }
ending-resignation = oyundan çekilme
ending-stalemate = { -stalemate }
ending-dead-position = iki taraf da { -mate } edemez
ending-agreement = anlaşma
ending-threefold = konumun üç kez tekrarı, talep üzerine
ending-fifty = elli hamle kuralı, talep üzerine
ending-tablebase = { -tablebase }, talep üzerine
ending-fivefold = konumun beş kez tekrarı
ending-seventy-five = yetmiş beş hamle kuralı
ending-time = süre aşımı
ending-illegal-moves = geçersiz hamleler
ending-sealed-move = { -sealed-move } belirsiz ya da geçersizdi
ending-forfeit = hükmen yenilgi
ending-cancelled = bir { -arbiter } oyunu iptal etti
ending-annulled = bir { -arbiter } oyunu geçersiz saydı
ending-expulsion = öteki oyuncu ihraç edildi
ending-withdrawal = bir oyuncu ayrıldı
ending-adjudication = { -arbiter } kararı

## What was done, to the player whose command it was

done-moved = Hamle oynandı.
done-moved-with-offer = Hamle, { -draw-offer(case: "with") } oynandı.
done-message = Mesajınız kaydedildi ve { -opponent(case: "dative") } gönderiliyor.
done-draw-offered = Beraberlik teklif ettiniz. Teklif, { -opponent } yanıt verene kadar geçerlidir.
done-draw-declined = Beraberliği reddettiniz. Oyun sürüyor.
done-claim-upheld = Talebiniz doğru.
done-claim-referred = Talebinize bir { -arbiter } karar verecek. Karar size e-postayla bildirilecek.
done-claim-is-offer = Talep, { -opponent(case: "genitive") } kabul edebileceği bir { -draw-offer } sayılıyor (FIDE 9.5.3).
done-penalty = Rakibinizin saatine eklenen süre: { $time }.
done-analysed = Analiziniz { -arbiter } için kaydedildi.
done-adjournment-proposed = Ertelemeyi teklif ettiniz. Oyun, { -opponent } kabul edene kadar sürer.
done-adjournment-declined = Ertelemeyi reddettiniz. Oyun sürüyor.
done-adjourned = Oyun erteleniyor: hamle sırası olan oyuncu bir hamle mühürler.
done-drafted = Taslak bir { -envelope(case: "locative") }. Henüz mühürlenmedi: mühürlemek için bir satıra tek başına “{ command-seal }” yazın.
done-sealed = Hamle mühürlendi ve oyun ertelendi.
done-resumption-asked = Devam etmeye hazırsınız. Rakibiniz de hazır olunca, en geç belirlenen zamanda oyuna devam edilir.
done-resumed = Oyuna devam ediliyor.
done-publication-agreed = Zarfın gösterilmesini kabul ettiniz. Rakibiniz de kabul edince gösterilir.
done-published = Zarf kayıtta gösteriliyor.
done-reading-chosen = Mühürlü hamle, seçtiğiniz hamle olarak geçerli.
done-clocks-questioned = Saatlerin size göre yanlış olduğu { -arbiter(case: "dative") } bildiriliyor.
done-flag-fell = Bayrak düştü.
done-leave = İzinlisiniz: ilk gün { $first }, son gün { $last }; bu iki gün de dahildir. Bu sürede { -clock(case: "yours") } durur.
done-no-leave = Şu { -leave(case: "yours") } iptal edildi: ilk gün { $first }, son gün { $last }. O günlerde { -clock(case: "yours") } işler.
done-reflection = Bu hamle için düşünmeyi sürdürüyorsunuz. Sessizliğiniz şimdilik oyunu kaybettirmez ve { -clock(case: "yours") } çalışmayı sürdürür.
done-refilled = Yedek süreden saatinize aktarılan: { $time }.
done-withdrawn = Bu oyundan ayrıldınız.
done-appealed = { $act } numaralı işleme itirazınız kaydedildi. Başka bir { -arbiter } karar verene kadar işlem geçerlidir; karar size e-postayla bildirilecek.
done-game-over = Oyun bitti.

## The position in words

pieces-none = taş yok
board-figures = Bu tahtada içi dolu ve altı çizili taşlar siyahın taşlarıdır.
pieces = Beyaz: { $white }. Siyah: { $black }.
pieces-king = Şah { $squares }
pieces-queen = Vezir { $squares }
pieces-rook = Kale { $squares }
pieces-bishop = Fil { $squares }
pieces-knight = At { $squares }
pieces-pawn = Piyon { $squares }

## Clocks

clock-limit = Süre sınırı: { $control }.
clock-control = Süre: { $control }.
clock-white = Beyaz { $name }: { $times }.
clock-black = Siyah { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (bir sonraki hamle için fazladan { $gained })
clock-with-less = { $times } (bir sonraki hamle için eksik { $lost })
clock-used = kullanılan { $time }
clock-left = kalan { $time }
clock-on-the-clock = saatte { $time }
clock-with-bank = { $left }, yedekte { $bank }
clock-this-move = { $name } adlı oyuncunun bu hamlesi: kullanılan { $used }, düşülen { $charged }.
clock-delay = Gecikmeden kalan: { $left }. O zamana kadar süreden bir şey düşülmez.
clock-stopped = Saat durduruldu: { $at }. Kaldığı yerden çalışacak.
clock-paused-leave = Saat duruyor: { -leave }.
clock-paused-free-day = Saat duruyor: boş gün.
clock-paused-night = Saat gece için duruyor.
clock-next = Sıradaki: { $what }, { $at }.
clock-next-time-is-up = süre biter
clock-next-silence = oyun sessizlik yüzünden kaybedilir
clock-next-delay-over = gecikme biter
clock-next-double = süre iki kat sayılmaya başlar
clock-next-day = bir gün daha düşülür
clock-next-refill = saat yedek süreden doldurulabilir
clock-next-leave = { -leave } başlar
clock-next-free-day = boş bir gün başlar
clock-next-night = gece arası başlar
clock-next-goes-on = saat yeniden çalışır

## Whose move it is, and until when

state-your-move = Sıra sizde: { $number }. hamle. Hamlenizle yanıt verin; { -deadline }: { $until }; kalan süre: { $left }.
state-their-move = Sıra şu oyuncuda: { $name }. Hamle için { -deadline }: { $until }; kalan süre: { $left }.
state-you-seal = { $number }. hamlenizi mühürleyin; { -deadline }: { $until }; kalan süre: { $left }.
state-they-seal = { $name } bir sonraki hamleyi mühürlemeli; { -deadline }: { $until }; kalan süre: { $left }.
state-adjourned-yours = Saatiniz { $until } tarihine kadar çalışıyor; kalan süre: { $left }.
state-adjourned-theirs = Rakibin { -clock(case: "possessive") } { $until } tarihine kadar çalışıyor; kalan süre: { $left }.
state-you-on-leave = İzindesiniz ve { $back } tarihinden önce hamle yapamazsınız. O tarihten başlayarak { $number }. hamlenizle yanıt verin; { -deadline }: { $until }.
state-on-leave = { $name }, { $back } tarihine kadar izinde; hamle için { -deadline }: { $until }.
state-doubles = Bu hamlenin süresi { $at } tarihinden başlayarak iki kat sayılır (o zamana kadarki düşünme süresi: { $after }); yanıt için verilen tarih bunu hesaba katıyor.
state-doubled = Bu hamlenin süresi { $at } tarihinden beri iki kat sayılıyor (o zamana kadarki düşünme süresi: { $after }); yanıt için verilen tarih bunu hesaba katıyor.
state-your-flag = Bayrağınız { $at } tarihinde düştü. Rakibiniz ya da bir { -arbiter } { -flag } düşmesini talep edene kadar hamleniz yine geçerlidir: hamlenizi hemen yapın.
state-your-flag-for-arbiter = Bayrağınız { $at } tarihinde düştü. Bir { -arbiter } { -flag } düşmesini talep edene kadar hamleniz yine geçerlidir: hamlenizi hemen yapın.
state-flag-to-claim = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü. Oyunu bu nedenle bitirmek için “{ command-claim-time }” yazarak yanıt verin; o zamana kadar bir hamle yine geçerlidir.
state-flag = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü. Bir { -arbiter } oyunu bu nedenle bitirene kadar bir hamle yine geçerlidir.

## Reminders

reminder-time = { $site } hatırlatıyor: süreniz bitmek üzere.
reminder-silence = { $site } uyarıyor: uzun zamandır hamle yapmadınız; sessizlik { $until } tarihinden sonra oyunu kaybettirir. Hamle yapın ya da kendi sürenizle düşünmeyi sürdürmek için “{ command-reflect }” yazın.
reminder-silent-flag = { $site } uyarıyor: uzun zamandır hamle yapmadınız; süreniz şu tarihten sonra bitmiş olur: { $until }.
restored = Hizmetin bir yedekten geri yüklenmesi gerekti. Yedekten sonraki hamleler ve mesajlar kayboldu, ama süre geri verildi. Oyun burada gösterildiği gibidir. Koşullu hamleler silindi: lütfen yeniden gönderin. Lütfen bu e-postayı yanıtlayın; daha eski e-postalara verilen yanıtlar geçersizdir.
restored-from = Hizmetin { $at } tarihli bir yedekten geri yüklenmesi gerekti. Yedekten sonraki hamleler ve mesajlar kayboldu, ama süre geri verildi. Oyun burada gösterildiği gibidir. Koşullu hamleler silindi: lütfen yeniden gönderin. Lütfen bu e-postayı yanıtlayın; daha eski e-postalara verilen yanıtlar geçersizdir.

## Conditional moves

conditions-none = Artık koşullu hamleniz yok.
conditions-kept = Koşullu hamleleriniz saklandı.
conditions-replaced = Koşullu hamleleriniz saklandı. Daha önce verdiklerinizin yerine geçiyorlar (satır sayısı: { $count }).
conditions-stored = Koşullu hamleleriniz şimdi şöyle. Her satır bir zincirdir:
conditions-not-foreseen = Koşullu hamlelerinizin hiçbiri bu hamleye yanıt vermiyor; kalanları silindi.
conditions-others-dropped = Rakibinizin öteki hamleleri için olan koşullu hamleleriniz silindi, çünkü o hamleler artık oynanamaz.
conditions-you-decide = Koşullu hamleniz oynanmadı, çünkü { -opponent } sizin karar vermeniz gereken bir teklifte bulundu. Onu şimdi oynarsanız satırının kalanı korunur; öteki hamleler için olanlar silinir.
conditions-mail-unread = Koşullu hamleniz oynanmadı, çünkü bu oyunla ilgili bir e-postanız hamleden önce ulaşmıştı ve okunmamıştı: koşullu hamleyi geri çekmiş olabilirdi. Onu şimdi oynarsanız satırının kalanı korunur; öteki hamleler için olanlar silinir.
conditions-adjourned = Koşullu hamleleriniz silindi: { -envelope(case: "ablative") } çıkan bir hamleye hiçbir zaman görülmeden yanıt verilmez.
conditions-taken-back = Koşullu hamleleriniz silindi: oyunun önceki durumu içindiler.

## Messages of the players

writes = { $who } yazıyor:
writes-replaced = Yerine başkası geçen oyuncu yazıyor:
writes-arbiter = Hakem yazıyor:
writes-more = ... devamı: { $url }

## Envelopes

sealed-commitment = Hamle, oyuna devam edilmeden önce kimsenin açmadığı şifreli bir { -envelope(case: "locative") }. Aşağıdaki, { -envelope(case: "genitive") } metninin SHA-256 özetidir. Onu saklayın: { -envelope(case: "genitive") } şimdi mühürlenen { -envelope } olduğunu kanıtlar.
opened-commitment = Zarfın metni oyunun kaydında; SHA-256 özeti, hamle mühürlenince bildirilen özettir ({ $url }):

## How to answer

answer-move = Bu e-postayı tek satırla yanıtlayın, örneğin “{ $example }”; her notasyon olur.
answer-seal = Bu e-postayı tek satırla yanıtlayın, örneğin “{ command-seal }{"\u00A0"}{ $example }”; her notasyon olur.
answer-seal-clock = Hamle mühürlenene kadar { -clock(case: "yours") } çalışır. Açılmadan önce onu kimse görmez.
answer-draw = { $opponent } { -draw } teklif ediyor: kabul etmek için “{ command-accept }”, reddetmek için “{ command-decline }” yazarak yanıt verin.
answer-draw-on-move = { $opponent } { -draw } teklif ediyor: kabul etmek için “{ command-accept }”, reddetmek için “{ command-decline }” yazarak yanıt verin; hamle yapmak da teklifi reddeder.
answer-adjournment = { $opponent } { -adjournment(case: "accusative") } teklif ediyor: kabul etmek için “{ command-adjourn }” yazarak yanıt verin; o zaman hamle sırası olan oyuncu bir sonraki hamleyi mühürler ve saat durur. Oynamayı sürdürmek için “{ command-decline-adjournment }” yazarak yanıt verin.
commands-help = Komutlar için “{ command-help }” yazarak yanıt verin.
commands = Komutlar, her satıra bir tane: hamleniz; hamleniz ve “{ command-draw }”; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = Mühürlü hamle zarfında kalır. Yalnızca hem siz hem { -opponent } “{ command-publish }” yanıtını verirse gösterilir.
moves = Hamleler: { $moves }
game-took = Oyun { $moves } hamle sürdü; geçen süre: { $time }.
game-took-no-move = Oyunda hiç hamle yapılmadı; geçen süre: { $time }.
game-attached = Oyunun tamamı, { -chess } programları için ektedir: { $file }.
game-attached-short = Hamleler, { -chess } programları için ektedir: { $file }. Yorumlarıyla birlikte oyun bir e-posta için çok uzun; şu adrese bakın: { $url }
pgn-too-long = Oyun bu e-posta için çok uzun: “{ command-pgn }” yazarak yanıt verin ya da şu adrese bakın: { $url }

resume-played = { -sealed-move } oynanır
resume-opened-and-played = { -arbiter } { -envelope(case: "accusative") } açar, { -sealed-move } oynanır
resume-reply-when-ready = Hazır olunca “{ command-resume }” yazarak yanıt verin.
resume-opponent-ready = { $opponent } hazır. Siz de hazır olunca “{ command-resume }” yazarak yanıt verin: o zaman { $then }. Yoksa oyuna { $latest } tarihinde siz olmadan devam edilir.
resume-when-opponent-too = { $opponent } adlı oyuncu da { $latest } tarihinden önce hazır olursa oyuna o zaman devam edilir. Yoksa { $latest } tarihinden başlayarak { $opponent } adlı oyuncunun { -clock(case: "possessive") } çalışır ve { -envelope }, { $opponent } gelince açılır.
resume-when-both-sealer = İki oyuncu da { $latest } tarihinden önce hazır olursa oyuna o zaman devam edilir. Yoksa { $latest } tarihinden başlayarak { $opponent } adlı oyuncunun { -clock(case: "possessive") } çalışır ve { -envelope }, { $opponent } gelince açılır.
resume-when-opponent = { $opponent } hazır olunca, en geç şu tarihte oyuna devam edilir: { $latest }.
resume-when-opponent-ready-too = { $opponent } adlı oyuncu da hazır olunca, en geç şu tarihte oyuna devam edilir: { $latest }.
resume-when-both = İki oyuncu da { $latest } tarihinden önce hazır olursa oyuna o zaman devam edilir. Yoksa { $latest } tarihinden başlayarak { -clock(case: "yours") } çalışır. Zarf, siz “{ command-resume }” yanıtını verince açılır.
resume-now = Zarfı açmak için “{ command-resume }” yazarak yanıt verin: o zaman { $then } ve { -clock(case: "yours") } çalışmaya başlar. Yoksa oyuna { $latest } tarihinde devam edilir.
resume-clock-runs = “{ command-resume }” yazarak yanıt verin: o zaman { $then }. O zamana kadar { -clock(case: "yours") } çalışır.
resume-show-text = Mühürlediğiniz metni HTTP üzerinden gösterin ({ -envelope(case: "accusative") } açın) ya da { -arbiter(case: "dative") } verin.
resume-choose = Mühürlü hamle birden çok anlama gelebilir ve seçim sizin: “{ command-choose } { $first }” yazarak yanıt verin; { $first } yerine şunlardan biri de olabilir: { $readings }. Saatiniz çalışıyor.
default-you = { $until } tarihine kadar “{ command-resume }” yazarak yanıt verin: yoksa oyunu hükmen kaybedersiniz (FIDE Guidelines I.10).
default-opponent = { $opponent }, { $until } tarihine kadar gelmezse oyunu hükmen kaybeder (FIDE Guidelines I.10).
default-sealer = { $opponent }, { $until } tarihine kadar gelmezse ve { -envelope } daha önce açılmazsa, { $opponent } oyunu hükmen kaybeder (FIDE Guidelines I.10).

## For arbiters

arbiter-session-continues = Oyun oturumu bitti ve hamle sırası olan oyuncunun şimdi mühürlemesi gerekirdi, ama { -envelope } için yeterince { -arbiter } yok: adı yazılı hakemlerden hâlâ { -arbiter } olan, anahtarı bulunan ve bu oyunda oynamayanların sayısı çok az. Yeterince { -arbiter } anahtar kaydedene ya da { -adjournment } gereği ortadan kalkana kadar oyun sürer.
arbiter-fetch = Zarf sizi bekliyor. Zarfı kendi sayfasında anahtarınızla açın: { $url }. O zamana kadar hiçbir saat çalışmaz.
arbiter-fen = Konum, FEN olarak:
arbiter-fen-after = Bildirilen hamleden sonraki konum, FEN olarak:
arbiter-withdrawn = Karar sizin. Tek satırla yanıt verin: “arbiter { $game } adjudicate 1-0: ” (ya da 0-1, 1/2, 0-0) ve ardından gerekçe; ya da oyuncunun yerine başkasını geçirin: “arbiter { $game } replace { $side } NAME: ” ve ardından gerekçe.
arbiter-default = { $until } tarihine kadar gelmeyen oyuncu oyunu hükmen kaybeder (FIDE Guidelines I.10).
arbiter-agree-open = Onaylıyorsanız tek satırla yanıt verin: “arbiter { $game } open”.
arbiter-agree-show = Onaylıyorsanız { -envelope(case: "accusative") } kendi sayfasında açın ve gerekçenizi yazın: { $url }.
arbiter-agree-two = Erken açmak için ikiniz de gereklisiniz.
arbiter-clocks = Doğru sürelere siz karar verirsiniz: { $url } adresinde “correct_clocks”.
arbiter-flag = Oyunu düşen { -flag } nedeniyle bitirmek için tek satırla yanıt verin: “arbiter { $game } flag”.
arbiter-more = Bir { -arbiter(case: "accusative") } bekleyen her şey: { $queue } ya da “postzug arbiter list”. Bu oyunda yapılan ve denenen her şey: { $trail }.

## Answers to mails

unanswered = { $since } tarihinden beri gönderdiğiniz e-postalardan { $count } tanesine yanıt verilmedi, çünkü kısa sürede çok yanıt aldınız. İçlerindeki anlaşılır hamleler ve komutlar yerine getirildi; gerisi yapılmadı. Lütfen şimdiki durumu denetleyin ve hâlâ eksik olanı yineleyin.
next-answer = Kısa sürede çok yanıt aldınız; bu yüzden bir sonraki yanıt { $at } tarihinden sonra gelir. O zamana kadar her e-posta yine okunur ve içindeki anlaşılır bir hamle ya da komut yerine getirilir; sonra bir e-posta, ötekilere yanıt verilmediğini bildirir.
more-lines = ... ve { $count } satır daha.
more-lines-too-many = ... ve { $count } satır daha; bir e-posta için çok fazla.
did-you-mean = Bunu mu demek istediniz: { $move }? Öyleyse { $until } tarihine kadar bu e-postayı “{ word-yes }” sözcüğüyle yanıtlayın: hamle, ilk e-postanızın ulaştığı andan başlayarak geçerli olur. Değilse “{ word-no }” yazarak ya da hamlenizi tek başına bir satıra yazarak yanıt verin.
confirm-public-address = Bir e-postanız, yazarını kanıtlamayan bir adrese geldi; bu yüzden henüz işleme alınmadı. Lütfen e-postalarımızın yanıt adresine yazın; o adres bunu kanıtlar.
confirm-arbiter-act = Hakem işlemi içeren bir e-postanız, bir oyunun adresine geldi. Bu adres, oyunun alıntılanan ya da iletilen her e-postasında yazılıdır; bu yüzden e-postanız henüz işleme alınmadı.
confirm-other-sender = Sizin adınıza { $from } adresinden bir e-posta geldi; bu, kayıtlı adresiniz değil. E-posta henüz işleme alınmadı.
author-unproved = Sizin adınıza bir e-posta yanıt adresinize geldi. Ayarlarınız, yazarı için bu e-postada olandan daha fazla kanıt istiyor; bu yüzden henüz işleme alınmadı.
confirm-how = Sizin mi? Öyleyse { $until } tarihine kadar bu e-postayı “{ word-yes }” sözcüğüyle yanıtlayın. O zaman ilk ulaştığı andan başlayarak geçerli olur. Değilse “{ word-no }” yazarak yanıt verin ya da bir şey yapmayın.

## A new account

join-confirm = Burada { $name } adıyla bir hesap istiyor musunuz? Öyleyse { $until } tarihine kadar bu e-postayı “{ word-yes }” sözcüğüyle yanıtlayın. Başka bir ad için tek satırla yanıt verin, örneğin “{ command-join } Anna Berg”. Bunu siz istemediyseniz bir şey yapmayın: sizin onayınız olmadan hesap açılmaz ve e-postanız silinir.
join-name = Hangi adla oynamak istiyorsunuz? Bu e-postayı tek satırla yanıtlayın, örneğin “{ command-join } Anna Berg”. Yanıt { $until } tarihine kadar ulaşırsa hesabınız böylece açılır. Bunu siz istemediyseniz bir şey yapmayın.
code-sign-up = Hesabınızı açma kodunuz:
code-sign-in = Giriş kodunuz:
code-change-address = Bundan sonra bu adresi kullanma kodunuz:
code-asked-by = İsteyen: { $device }.
code-browser = bir tarayıcı
code-how = Kodu, onu istemiş olduğunuz yere girin; kod bir kez kullanılabilir. Geçerlilik süresi: { $valid }. Kodu siz istemediyseniz bir şey yapmayın: kod olmadan hiçbir şey olmaz. { $site } adına hiç kimse sizden bu kodu hiçbir zaman istemez.
code-subject = { $site } kodunuz
account-subject = { $site } hesabınız

## Digests

digest-subject = { $site }: { $count ->
    [0] oyunlarınızda olanlar
    [one] 1 oyunda sıra sizde
   *[other] { $count } oyunda sıra sizde
}
digest = { $count ->
    [0] Hiçbir oyunda hamle yapmanız gerekmiyor.
    [one] 1 oyunda sıra sizde.
   *[other] { $count } oyunda sıra sizde; son tarihi en yakın olan başta.
}
digest-game = { $game } { $white } - { $black }
digest-until = { $number }. hamleniz; { -deadline }: { $until } (kalan süre: { $left }).
digest-move = Hamle yapmak için şu adrese yazın, örneğin: { $example }
digest-write = Bu oyun hakkında yazmak için şu adresi kullanın:
digest-more = { $count ->
    [one] 1 oyun daha var. Hepsinin listesi için “{ command-games }” yazın.
   *[other] { $count } oyun daha var. Hepsinin listesi için “{ command-games }” yazın.
}

## Challenges

challenge = { $other } size bir oyun için meydan okuyor: { $terms }.
challenge-how = { $until } tarihine kadar yanıt verin: bu e-postayı tek satırla yanıtlayın: “{ command-accept-challenge } { $challenge }” ya da “{ command-decline-challenge } { $challenge }”.
challenge-declined = { $other }, { $challenge } numaralı meydan okumanızı reddetti ({ $terms }).
challenge-withdrawn = { $other }, { $challenge } numaralı meydan okumayı geri çekti. Bir şey yapmanız gerekmez.
challenge-subject = [{ $challenge }] { $other } size meydan okuyor
challenge-declined-subject = [{ $challenge }] { $other } meydan okumanızı reddetti
challenge-withdrawn-subject = [{ $challenge }] { $other } meydan okumayı geri çekti
challenge-you-white = beyaz taşlar sizin
challenge-you-black = siyah taşlar sizin
challenge-colours-drawn = renkler oyun başlarken kurayla belirlenir
terms-public-sentence = { $plies ->
    [0] Hamleleri herkes hesap açmadan okuyabilir.
    [one] Hamleleri herkes hesap açmadan, { $plies } yarım hamle sonra okuyabilir.
   *[other] Hamleleri herkes hesap açmadan, { $plies } yarım hamle sonra okuyabilir.
}
start-chess960 = Chess960 konumu { $number }
start-from = başlangıç konumu { $fen }
start-drawn-chess960 = oyun başlarken kurayla belirlenen bir Chess960 konumu

## The regulations of a game that are not the usual ones

terms-claim-after = Her iki taraf da taş alınmadan ve piyon oynanmadan { $moves } hamle yapınca { -draw } talep edilebilir.
terms-not-automatic = Konum tekrarı ile taş alınmadan ve piyon oynanmadan yapılan hamleler, oyunu yalnızca talep üzerine bitirir.
terms-wrong-claim = { $days ->
    [0] Bir talep yanlışsa rakip süre kazanmaz.
    [one] Bir talep yanlışsa rakip bir sonraki hamle için bir gün kazanır.
   *[other] Bir talep yanlışsa rakip bir sonraki hamle için { $days } gün kazanır.
}
terms-offer-again = { $moves ->
    [one] Beraberlik teklif eden oyuncu yeniden teklif etmeden önce bir hamle yapar.
   *[other] Beraberlik teklif eden oyuncu yeniden teklif etmeden önce { $moves } hamle yapar.
}
terms-illegal-gains = { $days ->
    [one] Bir hamle geçersizse rakip bir sonraki hamle için bir gün kazanır.
   *[other] Bir hamle geçersizse rakip bir sonraki hamle için { $days } gün kazanır.
}
terms-illegal-loses = { $count ->
    [1] Bir oyuncunun ilk geçersiz hamlesi oyunu kaybettirir.
    [one] Bir oyuncunun { ordinal } geçersiz hamlesi oyunu kaybettirir.
   *[other] Bir oyuncunun { ordinal } geçersiz hamlesi oyunu kaybettirir.
}
terms-ambiguous-gains = { $days ->
    [one] Bir hamle belirsizse rakip bir sonraki hamle için bir gün kazanır.
   *[other] Bir hamle belirsizse rakip bir sonraki hamle için { $days } gün kazanır.
}
terms-ambiguous-loses = { $count ->
    [1] Bir oyuncunun ilk belirsiz hamlesi oyunu kaybettirir.
    [one] Bir oyuncunun { ordinal } belirsiz hamlesi oyunu kaybettirir.
   *[other] Bir oyuncunun { ordinal } belirsiz hamlesi oyunu kaybettirir.
}
terms-appeal = { $days ->
    [0] Hakemin bir işlemine itiraz edilemez.
    [one] Bir oyuncu { -arbiter(case: "genitive") } bir işlemine bir gün içinde itiraz edebilir.
   *[other] Bir oyuncu { -arbiter(case: "genitive") } bir işlemine { $days } gün içinde itiraz edebilir.
}
terms-takeback = Bir { -arbiter }, yanlışlıkla yazılmış bir hamlenin geri alınmasına izin verebilir.
terms-arbiters = { $n ->
    [one] Bu oyun için bir { -arbiter } belirlendi: { $accounts }.
   *[other] Bu oyun için { $n } { -arbiter } belirlendi: { $accounts }.
}
terms-session = { $days ->
    [one] Bir günlük oyun oturumundan sonra sırası gelen oyuncu hamlesini mühürler.
   *[other] { $days } günlük oyun oturumundan sonra sırası gelen oyuncu hamlesini mühürler.
}
terms-resumes = { $days ->
    [one] Başka bir şey kararlaştırılmazsa ertelenen oyuna mühürlemeden bir gün sonra devam edilir.
   *[other] Başka bir şey kararlaştırılmazsa ertelenen oyuna mühürlemeden { $days } gün sonra devam edilir.
}
terms-opponent-chooses = Mühürlü bir hamle iki biçimde okunabiliyorsa okunuşlardan birini rakip seçer.
terms-check-in = Ertelenen oyuna devam edilmeden önce oyuncular hazır bulunduklarını bildirir.
terms-default = { $days ->
    [0] Devam zamanında hazır bulunmayan oyuncu kaybeder.
    [one] Devam zamanından bir gün sonra hâlâ hazır bulunmayan oyuncu kaybeder.
   *[other] Devam zamanından { $days } gün sonra hâlâ hazır bulunmayan oyuncu kaybeder.
}
terms-holders = { $needed ->
    [one] Zarfı şu hakemlerin anahtarlarından biri açar: { $accounts }.
   *[other] Zarfı şu hakemlerin anahtarlarından { $needed } tanesi birlikte açar: { $accounts }.
}
terms-early = Bir zarfın zamanından önce açılmasını iki { -arbiter } onaylamalıdır.
terms-free-weekdays = Her haftanın şu günlerinde hiçbir saat çalışmaz: { $weekdays }.
terms-free-dates = Şu günlerde hiçbir saat çalışmaz: { $dates }.
terms-free-night = Şu saatler arasında hiçbir oyuncunun { -clock(case: "possessive") } çalışmaz: { $from } – { $until }. Oyuncunun kendi saat dilimi geçerlidir.
terms-leave = { $days ->
    [one] Her oyuncu bir takvim yılında bir gün { -leave } alabilir.
   *[other] Her oyuncu bir takvim yılında { $days } gün { -leave } alabilir.
}
terms-leave-ahead = { $days ->
    [one] İzin en az bir gün önceden alınmalıdır.
   *[other] İzin en az { $days } gün önceden alınmalıdır.
}
terms-leave-moves = Bir oyuncu izindeyken hamle yapabilir.
terms-silence = { $days } gün boyunca hamle yapmayan oyuncu, düşünmeyi sürdürdüğünü bildirmemişse oyunu kaybeder. Hatırlatmalar şu kadar gün sonra gelir: { $reminders }.
terms-flag-claimed = Bir bayrak düşünce oyunu buna dayanarak rakip ya da bir { -arbiter } bitirir. O zamana kadar yapılan bir hamle yine geçerlidir.
terms-flag-arbiter = Bir bayrak düşünce oyunu buna dayanarak yalnızca bir { -arbiter } bitirir. O zamana kadar yapılan bir hamle yine geçerlidir.
terms-tablebase = Bir oyuncu, tahtada en çok { $men } taş varken oyunsonu tablosuyla talepte bulunabilir. { $fifty ->
    [yes] Elli hamle kuralı burada geçerlidir.
   *[no] Elli hamle kuralı burada geçerli değildir.
}
terms-undecided = { $days ->
    [one] Buradaki hiçbir oyunsonu tablosunun kapsamadığı bir talebe karar vermek için { -arbiter(case: "genitive") } bir günü vardır.
   *[other] Buradaki hiçbir oyunsonu tablosunun kapsamadığı bir talebe karar vermek için { -arbiter(case: "genitive") } { $days } günü vardır.
}
terms-adjudication = Bir oyuncu, bir { -arbiter(case: "genitive") } oyunu analize göre karara bağlamasını isteyebilir. { $stops ->
    [yes] Karar verilene kadar hiçbir saat çalışmaz.
   *[no] Karar verilene kadar oyun sürer.
}
terms-adjudicated = { $days ->
    [one] Analize göre karar vermek için { -arbiter(case: "genitive") } bir günü vardır.
   *[other] Analize göre karar vermek için { -arbiter(case: "genitive") } { $days } günü vardır.
}
terms-annulled = { $moves ->
    [one] Bir oyuncu, iki taraf da bir hamle yapmadan önce ayrılırsa oyun geçersiz sayılır.
   *[other] Bir oyuncu, iki taraf da { $moves } hamle yapmadan önce ayrılırsa oyun geçersiz sayılır.
}
terms-withdrawn = Bir oyuncu ayrılınca, bir { -arbiter } oyunu karara bağlayana ya da yerine başkası oynamayı sürdürene kadar oyun durur.
terms-silent = Bir turnuvadaki oyunlarının yarısını sessizlik yüzünden kaybeden oyuncu o turnuvadan ayrılmış sayılır.
terms-conditions-visible = Rakip, koşullu hamleleri oynanmadan önce görür.
terms-protection = Süre eklenen hamlelerden sonra toplamda üç günden az süresi kalan oyuncunun süresi üç güne çıkar.

## Receipts of the log

receipt = { $game } oyununun mühürlü hamlesini taşıyan { -envelope }, bütün olayların günlüğünde; kayıt numarası: { $entry }. Bundan sonra hiç kimse, biz bile, bu e-posta değişikliği kanıtlamadan onu ya da mühürlenme zamanını değiştiremez. Lütfen bu e-postayı saklayın: eklenen { $file } dosyası kanıttır. Dosya hamleyi açığa vurmaz.
receipt-how-to-check = Bir { -arbiter } bunu bize gerek duymadan ve çevrimdışı denetleyebilir: yalnızca bash, awk ve openssl gerektiren verify.sh betiğiyle ya da docs/internals/log.md içindeki “A receipt by hand” bölümünde yazıldığı gibi yalnızca bash ve openssl ile. Betiği kendi Postzug kopyanızdan alın (“postzug audit script”), kanıtı size gösteren kişiden asla almayın. Betiğin SHA-256 özeti:
receipt-entry = Zarfın günlükteki kaydı:
receipt-hashes = Bu özetler de ondan aşağıdaki imzalı köke götürür:

## Mail that is passed on to the operator

passed-on = Bu e-posta { $mailbox }@ adresine geldi; gönderen: { $from }. Yanıt bize değil, yazarına gider. Gelen kutusundaki { $number } numaralı e-postadır: “postzug inbox show { $number } --raw” ondan saklananların tümünü yazdırır.
passed-on-no-address = adresi açıkça yazılmamış bir yazar
passed-on-shortened = ... (kısaltıldı)
passed-on-header = Başlığı:

## Below every mail

subject-your-mail = { $site } hizmetine gönderdiğiniz e-posta
subject-your-move = sıra sizde, { $number }. hamle
subject-their-move = { $name } oynayacak, { $number }. hamle
subject-draw-offered = { $state }, { -draw } teklif edildi
subject-left = { $state }, kalan süre { $left }
subject-you-won = oyun bitti, kazandınız
subject-you-lost = oyun bitti, kaybettiniz
subject-white-won = oyun bitti, Beyaz kazandı
subject-black-won = oyun bitti, Siyah kazandı
subject-both-lost = oyun bitti, iki taraf da kaybetti
subject-drawn = oyun bitti, berabere
subject-no-result = oyun bitti, sonuç yok
subject-adjourned-yours = ertelendi, { -clock(case: "yours") } çalışıyor
subject-adjourned = ertelendi
subject-undecided = karar hakemde
subject-for-arbiter = { -arbiter } için
subject-question = lütfen yanıtlayın
subject-receipt = alındı belgeniz
from-name = { $site } üzerinden { $name }
footer-player = Bu e-posta, { $game } oyununun oyuncusu { $name } içindir.
footer-account = Bu e-posta, burada hesabı olan { $name } içindir.
footer-stranger = Bu e-postayı siz istemediyseniz dikkate almayın.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
heard-note = not { $number }
heard-notes = Ekteki { $file } dosyasında her notun metni kendi numarasının altındadır.
footer-log = Aşağıdaki metin programlar içindir: günlüğümüzün imzalı başı.
footer-log-and-pgn = Aşağıdaki metin programlar içindir: günlüğümüzün imzalı başı ve oyun (PGN).
footer-pgn = Aşağıdaki metin { -chess } programları içindir: oyun (PGN).

## Hints about commands that lack something

hint-withdraw-all = Ayrılmadınız. İsterseniz şunu yazın: { command-withdraw-from-all-games-yes }: ve nedeni
hint-withdraw-event = Ayrılmadınız. İsterseniz şunu yazın: { command-withdraw-from-event-yes }: ve nedeni
hint-appeal = İşlemin numarasını ve gerekçenizi yazın: { command-appeal } 17: bana haber verilmedi
hint-colours = Birden çok renk yazdınız. Birini yazın: { word-white }, { word-black }, { word-random }
hint-controls = Birden çok süre düzeni yazdınız. Birini yazın
hint-starts = Birden çok başlangıç konumu yazdınız. 960 sayısını bir kez yazın
hint-limit = Sınır, hamle başına 1 ile 60 gün arasındadır
hint-chess960 = Chess960 konumlarının numaraları 0 ile 959 arasındadır
hint-control = Bu süre düzeni sınırların dışında: docs/arbitrate/clocks.md dosyasına bakın
hint-move = Hamleyi bu sözcüklerden sonra yazın, örneğin: { command-move } 5254
hint-claim = Şunu yazın: { command-claim-threefold } ya da: { command-claim-fifty }
hint-claim-announced = Şunu yazın: { command-claim-threefold } ya da: { command-claim-fifty }; bir hamle bildiriyorsanız onu sonuna yazın
hint-challenge-number = Meydan okumanın numarasını yazın, örneğin: { command-accept-challenge } C7
hint-leave-all = İlk ve son günü yazın: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = İlk ve son günü yazın: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = İznin ilk gününü yazın: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = İznin ilk gününü yazın: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Koşullu hamleleriniz saklanmadı: birinin nerede bittiği ya da ne anlama geldiği açık değil. Nedeni, satırının sonundaki bir virgül, içeriden başlayan ya da e-posta programınızın bölmüş olabileceği bir satır veya hamlelerin çevresindeki başka sözcükler olabilir. Daha önce saklananlar geçerliliğini koruyor. Her birini ilk hamlesinden başlayarak kendi satırına yazın, örneğin: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; satırın sonuna virgül koymayın ve iki satırın arasında boş bir satır bırakın. Uzun bir satır bir sonraki satırda sürecekse onu “{ command-then }” sözcüğünden sonra bölün
hint-no-move = Hamle oynanmadı. Hamlenizi tek başına bir satıra yazın
hint-challenge = Şunu yazın: { command-challenge } AD, isterseniz ardından: { word-white } ya da { word-black }, 5 { word-days } ya da başka bir süre düzeni, 960
hint-seek = Şunu yazın: { command-seek }, isterseniz ardından: { word-white } ya da { word-black }, 5 { word-days } ya da başka bir süre düzeni, 960
hint-other-language = Bu, başka bir dilde bir komut ({ $language }); bu yüzden hiçbir şey yapılmadı. Komutu kendi dilinizde ya da İngilizce yazın ya da ayrı bir satırla o dili seçin: { command-language } { $tag }
hint-set = Örneğin şunları yazın: { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached } ya da: { command-set-acknowledge } { word-off }
hint-letters = Şunu yazın: { command-set-letters } ve bir dilin o dildeki adı, örneğin: { command-set-letters } Deutsch
hint-pgn = Şunu yazın: { command-set-pgn } { word-attached } ya da: { command-set-pgn } { word-not-attached }
hint-pgn-which = Bu oyun için { command-pgn }, o numaralı oyun için { command-pgn } G42, oyunlarınız için { command-pgn-all } yazın ya da: { command-pgn-all-before } G42
hint-calendar = Şunu yazın: { command-set-calendar } { word-attached } ya da: { command-set-calendar } { word-not-attached }
hint-mail = Şunu yazın: { command-set-mail } { format-html } ya da: { command-set-mail } { format-text }
hint-on-off = Ardından { word-on } ya da { word-off } yazın, örneğin: { command-set-board } { word-off }
hint-adjudicate = Şunu yazın: { command-adjudicate-win } ya da { command-adjudicate-draw }; sonra “{ command-analysis }:” olan bir satır ve altına analizinizi yazın
hint-analysis-cut = Analizin bir bölümü alıntıya ya da imzaya benziyor. Sonuna yalnızca bir nokta olan bir satır koyun ve yeniden gönderin; o zaman hepsi sözcüğü sözcüğüne alınır
needs-game = Bunun için bir oyun gerekli: bir oyunla ilgili bir e-postayı yanıtlayın.
message-cut = Mesajınız { $most } karakterden uzun. Rakibiniz onu oraya kadar alır: kalanını ayrı bir mesaj olarak gönderin.
unsent-words = Hamleniz oynandı. E-postanızdaki öteki sözler kimseye gönderilmedi: { -opponent } içinse onları hamlenizin altında “{ command-message }:” satırının altına ya da tek satırda “{ command-say }” sözcüklerinden sonra yazın.
hint-notices = Şunu yazın: { command-notices-off } ya da: { command-notices-on }, ardından şunlardan biri ya da birkaçı: { $kinds }
not-in-digests = Şu türden bildirimler hiçbir özet e-postasında yer almaz: { $kind }.
hint-digests = Şu türlerden bildirimler bir özet e-postasını bekleyebilir: { $kinds }. Örneğin şunu yazın: { command-notices-daily } { kind-messages }
hint-digest = Özet e-postalarınızın saatini kendi saat diliminizde yazın, örneğin: { command-set-digest } 08:00 ya da haftalık olanın günüyle birlikte: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Sessiz saatlerinizi kendi saat diliminizde yazın, örneğin: { command-set-quiet } 22:00-07:00 ya da: { command-set-quiet } { word-off }
hint-notation = Şunu yazın: { command-set-notation }, ardından şunlardan biri: { $notations }

## Settings and games

settings = Şimdiki ayarlarınız; her biri, değiştirmek için yazdığınız biçimdedir:
settings-line = {"  "}{ $command } { $value }
settings-explained = “{ command-set-board }”: her e-postada bir çizim. “{ command-set-pgn } { word-attached }”: her e-postada, { -chess } programınız için dosya olarak oyun. “{ command-set-acknowledge }”: kendi hamlelerinizin her biri için bir e-posta; “{ kind-acknowledgements }” bildirimleriyle aynıdır. Şu türden bildirimler her zaman gelir, çünkü onlar olmadan bir oyun ya da hesabınız kaybedilebilir: { $needed }. Bir e-postanızın ne kadar güvenilir olması gerektiği yalnızca { $url } adresinde değiştirilir.
games-none = Süren oyununuz yok. Kimlerin { -opponent(case: "bare") } aradığını görmek için “{ command-seeks }” yazın ya da: { command-challenge } AD
games-over-none = Bitmiş oyununuz yok.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } ({ $how }), { $at }
games-over-more = Daha eskileri için şunu yazın: { command-games-over-before } { $game }
games-over-pgn = Bir oyunu dosya (PGN) olarak almak için örneğin şunu yazın: { command-pgn } { $game }; bütün oyunlarınız için: { command-pgn-all }
pgn-attached = Oyun ektedir: { $file }.
pgn-all-none = Oyununuz yok ya da belirtilenden daha eski oyununuz yok.
pgn-all-attached =
    { $count ->
        [one] Oyunlarınızdan biri ektedir: { $file }.
       *[other] Oyunlarınızdan { $count } tanesi, en yenisi başta olmak üzere ektedir: { $file }.
    }
pgn-all-more = Daha eskileri için şunu yazın: { command-pgn-all-before } { $game }
pgn-no-room = Bu yanıttaki öbür dosyaların yanında buna yer yok. Bu satırı ayrı bir e-postada yazın.
games-your-move = {"  "}{ $game } { $white } - { $black }: sıra sizde
games-your-move-until = {"  "}{ $game } { $white } - { $black }: sıra sizde, { -deadline }: { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: sıra sizde değil
games-not-your-move-until = {"  "}{ $game } { $white } - { $black }: sıra sizde değil; { -opponent(case: "bare") } için { -deadline }: { $until }
calendar-mailed = Takviminizin adresi ayrı bir e-postayla geliyor.
calendar-revoked = Takviminizin artık adresi yok. Ona abone olmuş programlar yeni bir şey göstermez.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Satranç: { $site }
calendar-move = { $game }: sıra sizde, { $number }. hamle; { -opponent(case: "bare") }: { $opponent }
calendar-seal = { $game }: { $number }. hamlenizi mühürleyin; { -opponent(case: "bare") }: { $opponent }
calendar-deadline = Saatiniz bu takvim kaydının zamanına kadar çalışıyor.
calendar-last-move = Rakibinizin son hamlesi: { $move }.
calendar-resumption = { $game }: oyuna devam; { -opponent(case: "bare") }: { $opponent }
calendar-resumption-latest = Ertelenmiş oyuna en geç bu takvim kaydının zamanında devam edilir.
calendar-leave = İzinli
unsubscribe-title = E-posta bildirimleri
unsubscribe-ask = Şu türden e-postalar artık gelmesin mi: { $kinds }? Öteki bütün bildirimler gelmeyi sürdürür.
unsubscribe-button = Kapat
unsubscribe-done = Artık şu türden e-postalar gelmeyecek: { $kinds }. Yeniden açmak için hizmete e-postayla şunu yazın: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = Ayarlarınızda e-postayla hamle yapma kapalı. Hiçbir şey yapılmadı.
mail-unreadable = E-postanız okunamadı; bu yüzden içindeki hiçbir şey yapılmadı. Okunması güvenli olmayan bir biçimde kurulmuş: çok fazla parçası ya da iç içe e-postalar var. Lütfen onu düz metin olarak, eksiz yeniden gönderin.
mail-before-restoration = E-postanız, hizmet bir yedekten geri yüklenmeden önce yazılmış bir e-postayı yanıtlıyor; oyunun durumu o zaman farklı olmuş olabilir. Hiçbir şey yapılmadı. Lütfen oyunun şimdiki durumuna bakın (“{ command-show }” yazarak yanıt verin) ve bu e-postayı yanıtlayın.
mail-of-lost-game = E-postanız, hizmetin geri yüklendiği yedekten sonra başlamış bir oyunla ilgili. O oyun kayboldu. Hiçbir şey yapılmadı.
mail-disowned = Yanıt adresinize gelen bir e-posta kenara ayrıldı ve içindeki hiçbir şey yapılmadı: yazarının alan adı, e-postanın oradan gelmediğini söylüyor (DMARC). Onu siz yazdıysanız e-posta sağlayıcınızın kendi sunucusuyla gönderin ya da hizmeti işletenlerden { $mail } numaralı e-postayı serbest bırakmalarını isteyin; o zaman ulaştığı andan başlayarak geçerli olur.
mail-nothing-waits = Evet ya da hayır yanıtınızı bekleyen bir e-posta artık yok: ya daha önce yanıtlandı ya da çok uzun bekledi. Şimdi hiçbir şey yapılmadı.
mail-no-yes = Yanıtınızda ayrı bir satırda ne evet ne de hayır var; bu yüzden söz konusu e-posta hâlâ bekliyor. Lütfen soruyu yeniden, yalnızca o tek sözcükle yanıtlayın.
mail-not-played = Hiçbir şey oynanmadı. Bu e-postayı, hamlenizi tek başına bir satıra yazarak yanıtlayın.
mail-yes-and-more = Yanıtınızda evet ve onun yanında başka bir şey var; bu yüzden hiçbir şey oynanmadı. Yalnızca “{ word-yes }” yazarak ya da hamlenizi tek başına bir satıra yazarak yanıt verin.
mail-another-waits = Sizin olmayabilecek ikinci bir e-posta geldi. Birincisi size zaten sorulmuştu; bu yüzden ikincisi için hiçbir şey yapılmadı. Birincisiyle ilgili soruyu “{ word-yes }” ya da “{ word-no }” ile yanıtlayın ya da kendi adresinizden yazın.
mail-to-public-address = Burada hesabınız var ve adınız { $name }. E-postanız { $mailbox }@ adresine geldi; o adres yazanı kanıtlamaz, bu yüzden içindeki hiçbir şey yapılmadı. Bu e-postayı komutlarınızla yanıtlayın: yanıt adresi yalnızca sizindir.
mail-of-stranger = Burası { $site }; burada e-postayla yazışmalı { -chess } oynanır. Bu adresin burada hesabı yok. Hesap açmak için bu e-postayı tek satırla yanıtlayın (ya da { $address } adresine yazın): “{ command-join }” ve başkalarının göreceği ad, örneğin “{ command-join } Anna Berg”. Bunu sizin isteyip istemediğinizi soran bir e-posta alırsınız; evet dedikten sonra her şey e-postayla olur: { -opponent(case: "bare") } bulmak, oynamak, ayarlar. Daha fazlası: { $url }.
join-unclear = Yanıtınızda ne evet ne de “{ command-join }” sözcüklerinden sonra bir ad var.
mail-not-a-player = { $game } oyununda oynamıyorsunuz. Hiçbir şey yapılmadı.
not-understood = Anlaşılmadı.
question-several = E-postanızda birden çok hamle buldum: { $lines }. Hiçbir şey oynanmadı. Yalnızca oynamak istediğiniz hamleyi ayrı bir satıra yazarak yanıt verin.
question-in-prose = Başka sözlerin arasında hamle olabilecek bir şey gördüm: { $lines }. Hiçbir şey oynanmadı. Hamleyi tek başına bir satıra yazın.
question-other-number = Hamlenizin önündeki numara, bir sonraki hamlenizin numarası değil: { $lines }. Hiçbir şey oynanmadı.
question-taken-back = E-postanızın kalanını geri alabilecek bir şey okudum: { $lines }. Hiçbir şey yapılmadı.
question-names-another-game = E-postanız, içinde yazılı olandan başka bir oyunun adresine geldi: { $lines }. Hiçbir şey yapılmadı.
question-in-signature = İmzanızı başlatan satırın altında hamle olabilecek bir şey gördüm: { $lines }. İmza okunmaz; bu yüzden hiçbir şey oynanmadı.
question-in-subject = E-postanızın metninde hamle bulamadım; konusunda şunu gördüm: { $lines }. Hiçbir şey oynanmadı.
question-in-other-letters = Sizin taş harflerinizle bir hamle bulamadım, ama başka bir dilin harfleriyle bir hamle buldum: { $lines }. Hiçbir şey oynanmadı. Bundan sonra öyle okunması için örneğin şunu yazın: { command-set-letters } Deutsch
question-in-cyrillic = E-postanızda Latin harflerine benzeyen Kiril harfleri var: { $lines }. Kareler Latin harfleriyle yazılır; bu yüzden hiçbir şey oynanmadı. Hamlenizi o harflerle yazın: { $moves }
question-contradiction = E-postanız birbirini dışlayan şeyler istiyor: { $lines }. Hiçbir şey yapılmadı. Bunlardan yalnızca biriyle yanıt verin.
question-in-message = Rakibinize yazdığınız mesajda hamle ya da komut olan bir satır var: { $lines }. Hiçbir şey yapılmadı ve hiçbir şey gönderilmedi. O satırı mesajın üstüne yazın.
question-below-text = Bir itirazın, bir ayrılmanın ya da bir { -arbiter(case: "genitive") } metninin altında hamle, komut ya da metnin bir parçası olabilecek bir şey var: { $lines }. Hiçbir şey yapılmadı. Metnin parçasıysa metnin sonuna yalnızca bir nokta olan bir satır koyun ve yeniden gönderin; değilse onu metnin üstüne ya da ayrı bir e-postaya yazın.
question-other-game = Geri gönderdiğiniz oyun, kayıtlı oyunu tam bir yarım hamle ilerletmiyor. Hiçbir şey oynanmadı.
game-has-no-new-move = Geri gönderdiğiniz oyunda, daha önce kaydedilmemiş bir hamle yok. Hiçbir şey oynanmadı.
question-game-attached = Ekte bir oyun (PGN) buldum, e-postanızın metninde ise hamle yok. Ekteki oyun bu oyunu tam bir yarım hamle ilerletmiyor ya da onun numarasını (CmailGameName) taşımıyor; bu yüzden hiçbir şey yapılmadı. Hamlenizi metinde ayrı bir satıra yazın, örneğin 5254 ya da e4.
question-several-games = E-postanız birkaç oyunun adresine gönderilmiş ve aynı sözler her birinde bir hamle olabilir; bu yüzden bu oyunda hiçbir şey yapılmadı. Her oyuna ayrı yazın: o oyunun kendi e-postasını yanıtlayın.
question-too-many = E-postanızda ondan fazla komut var. Hiçbir şey yapılmadı.
question-nothing = E-postanızda ne hamle ne de komut buldum. Hiçbir şey yapılmadı. Hamlenizi ya da bir komutu, alıntıların üstünde ayrı bir satıra yazın.
question-sealing = E-postanız mühürlemekten söz ediyor ve içinde, önünde “{ command-seal }” olmayan, hamle olabilecek bir şey var. Hiçbir şey mühürlenmedi ve hiçbir şey oynanmadı. Hamleyi mühürlemek için “{ command-seal }” ile hamleyi tek satıra yazın.
question-sealing-or-play = E-postanız mühürlemekten söz ediyor ve içinde, önünde “{ command-seal }” olmayan, hamle olabilecek bir şey var. Hiçbir şey mühürlenmedi ve hiçbir şey oynanmadı. Hamleyi mühürlemek için “{ command-seal }” ile hamleyi tek satıra yazın. Oynamak için hamleyi tek başına gönderin; metinde ya da konuda “mühürlü” veya “taslak” gibi sözcükler olmasın.
question-sealing-play = E-postanız mühürlemekten söz ediyor ve içinde, önünde “{ command-seal }” olmayan, hamle olabilecek bir şey var. Hiçbir şey mühürlenmedi ve hiçbir şey oynanmadı. Şimdi hiçbir şey mühürlenemez. Hamleyi oynamak için hamleyi tek başına gönderin; metinde ya da konuda “mühürlü” veya “taslak” gibi sözcükler olmasın.
your-clock-goes-on = Saatiniz çalışmayı sürdürüyor.
not-repeated = (yinelenmez)
quoted = “{ $text }”

## Answers to commands

only-arbiters-see = Bu yalnızca bir { -arbiter(case: "dative") } ve yalnızca var olan bir oyun için gösterilir.
needs-own-game = Bunun için sizin bir oyununuz gerekli: oyunla ilgili bir e-postayı yanıtlayın.
rematch-too-early = { $game } oyunu henüz bitmedi. Bittikten sonra yeniden isteyin.
arranged = Ayarlandı.
arranged-game = { $game } oyunu başladı; onunla ilgili bir e-posta geliyor.
arranged-seek = { $challenge } numaralı ilanınız açık: onu ilk kabul eden oyuncuyla oynarsınız. Geri almak için şunu yazın: { command-withdraw } { $challenge }
arranged-challenge = { $challenge } numaralı meydan okumanız gönderiliyor. Geri almak için şunu yazın: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } geri çekildi. Artık kimse kabul edemez.
arranged-declined = { $challenge } numarayı reddettiniz. Meydan okuyan oyuncuya e-posta gönderilir.
nothing-changed = Hiçbir şey değiştirilmedi.
everywhere-leave = İzinlisiniz: ilk gün { $first }, son gün { $last }. { $games } oyununuzdan { $count } tanesinde geçerli.
everywhere-no-leave = { $first } tarihinde başlayan { -leave(case: "yours") } iptal edildi. { $games } oyununuzdan { $count } tanesinde geçerli.
everywhere-done = Yapıldı. { $games } oyununuzdan { $count } tanesinde geçerli.
everywhere-refused = { $game }: { $refusal }
resumes-at = Devam zamanı: { $at }.
done-nothing = Hiçbir şey değişmedi: zaten böyleydi.
done-recorded = Oyunun kaydına geçti.
done-event = Bu, { $game } oyununun { $event } numaralı olayı.
hint-accept-offer = Rakibiniz zaten { -draw } teklif etti: kabul etmek için “{ command-accept }” yazın.
hint-offer-with-move = Beraberlik bir hamleyle birlikte teklif edilir: hamleyi bir önceki satıra yazın.
hint-accept-which = Hem { -draw } hem { -adjournment } teklif edildi: “{ command-accept-draw }” ya da “{ command-adjourn }” yazın.
hint-resign = Oyundan çekilmediniz. İsterseniz şunu yazın: { command-resign } { $game }
hint-resign-other = Bu adres { $game } oyununun adresi. O oyundan çekilmek için şunu yazın: { command-resign } { $game }
sealed-not-one-move = Bu, burada tam olarak tek bir geçerli hamle değil. Hiçbir şey mühürlenmedi; yazdığınız yinelenmez.
pace = { $name }: { $moves } hamle, { $recent } tanesi son 30 günde, sonuncusu { $last }; kullanılan { $used }, düşülen { $charged }; hamle başına ortalama { $mean }, hamlelerin yarısı için { $median } ya da daha az, en çok { $longest } (yarım hamle { $longest_at }); son on hamle için { $last_ten }; bu hamle için { $thinking }.
pace-none = yok
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (sizin), { $terms }
seeks-none = Açık ilan yok.
seeks-how = Birini kabul etmek için örneğin şunu yazın: { command-accept-challenge } { $challenge }
seek-plays-white = beyazla oynuyor
seek-plays-black = siyahla oynuyor
seek-colours-drawn = renkler kurayla
seek-set-position = belirli bir konumdan
seek-chess960 = Chess960
no-legal-move = Geçerli hamle yok.
last-move = Son hamle: { $move }.
no-move-made = Henüz hamle yapılmadı.
status-flag = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü; talep edilene kadar bir hamle yine geçerlidir.
status-moves = Sıra: { $name }, { -deadline }: { $at }
status-no-clock = Hiçbir saat çalışmıyor.
conditions-given-none = Koşullu hamle vermediniz.
conditions-given = { $count } satır koşullu hamle verdiniz; aşağıda yazılı.
conditions-of-opponent = Rakibinizin, bu oyunda görebileceğiniz koşullu hamleleri:

## Help: a message is what a player writes, its .about says what it does

help = Bir oyunla ilgili bir e-postayı yanıtlayın. Her komut ayrı bir satırda durur.
help-below = “-- ” satırının altındaki hiçbir şey dikkate alınmaz.
help-section-game = Hamleniz ve oyunun bitişi:
help-section-shown = Bakmak için:
help-section-time = Süre ve { -leave }:
help-section-adjournment = Erteleme:
help-section-lobby = Yeni oyunlar ve ayrılma:
help-section-settings = Ayarlar:
help-as-arbiter = Hakem olarak.
help-e2e4 = e2e4 ya da Nf3 ya da 5254
    .about = hamleniz, her notasyonda
help-5254 = 5254 (=)
    .about = { -draw-offer(case: "with") } hamleniz
help-accept = { command-accept } / { command-decline }
    .about = teklif edilen { -draw }
help-resign = { command-resign-yes }
    .about = oyundan çekilmek
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = { -draw } talep etmek; bildirdiğiniz hamle sonuna yazılır: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = { -opponent(case: "genitive") } bayrağının düştüğünü bildirip oyunu bitirmek
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = yönerge izin veriyorsa oyunsonu tablosuyla
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = yönerge izin veriyorsa bir { -arbiter(case: "genitive") } karar vermesini istemek; altına “{ command-analysis }:” olan bir satır ve analiziniz
help-if = { command-if } 5755 { command-then } 7163
    .about = { -opponent(case: "genitive") } bir hamlesine önceden yanıtınız; birkaç satır bir ağaç oluşturur; “{ command-conditions }” onları gösterir, “{ command-no-conditions }” geri çeker
help-say = { command-say } METİN
    .about = { -opponent(case: "dative") } mesaj; birkaç satırlık mesaj “{ command-message }:” satırının altına yazılır, hamlenizin altında ya da tek başına
help-rematch = { command-rematch }
    .about = aynı rakiple, aynı kurallarla ve değişmiş renklerle başka bir oyun; bitmiş bir oyunla ilgili yanıtta
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = bir türden taşlar, bir dikeydeki ya da bir yataydaki taşlar, sözcüklerle
help-last = { command-last }
    .about = son hamle
help-status = { command-status }
    .about = iki saat, sırada neyin değişeceği ve nedeni
help-games = { command-games }
    .about = oyunlarınız, sıranın kimde olduğu ve son tarihleri
help-games-over = { command-games-over }
    .about = bitmiş oyunlarınız ve sonuçları
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = bir oyun ya da bütün oyunlarınız, dosya olarak
help-refill = { command-refill }
    .about = { -clock(case: "yours-accusative") } yedek süreden doldurmak (Triple Block)
help-reflect = { command-reflect }
    .about = sessizliğin oyunu kaybettireceği yerde düşünmeyi sürdürmek
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = bu oyunda; { command-leave-all } ...: bütün oyunlarınızda
help-cancel = { command-cancel-leave } 2026-12-24
    .about = henüz başlamamış { -leave }; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = { -adjournment(case: "accusative") } teklif etmek ya da kabul etmek; ya da: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = oyun oturumunu şimdi bitirmek; kalanı sizin sürenizden düşülür
help-seal = { command-seal } HAMLE
    .about = ertelenen oyunun hamlesini mühürlemek
help-draft = { command-draft } HAMLE, { command-seal }
    .about = aynısı, iki adımda: taslak değiştirilebilir
help-resume = { command-resume }
    .about = devam etmeye hazırsınız
help-choose = { command-choose } HAMLE
    .about = { -opponent(case: "genitive") } belirsiz mühürlü hamlesi hangi hamle sayılsın
help-clocks = { command-clocks-wrong }
    .about = oyuna devam edildiğinde
help-publish = { command-publish }
    .about = bitmiş bir oyunun { -envelope(case: "possessive") } gösterilebilir
help-challenge = { command-challenge } AD [{ word-white }|{ word-black }] [5 { word-days } ya da 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: METİN
    .about = bu turnuvanın bütün oyunlarından nedenini yazarak ayrılırsınız
help-withdraw-from = { command-withdraw-from-all-games-yes }: METİN
help-appeal = { command-appeal } 17: METİN
    .about = bir { -arbiter(case: "genitive") } yaptığına karşı; numarası onu bildiren e-postadadır
help-settings = { command-settings }
    .about = onları gösterir; birini değiştirmek için örneğin: { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = e-postalarınızın dili
help-notices = { command-notices-off } { kind-messages }
    .about = her mesaj için e-posta gelmez; ya da: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = çok sayıda e-posta yerine günde ya da haftada bir e-posta; saatini { command-set-digest } { weekday-monday } 08:00 belirler
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = e-postasız saatler; bu saatlerden sonra çok geç kalacak olanlar yine gelir
help-unsubscribe = { command-unsubscribe }
    .about = bu bildirimlerin hiçbiri gelmez; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = Beyazın ve Siyahın şimdiye kadar kullandığı süre
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = ve çalışan { -clock(case: "genitive") } son tarihi, UTC ile ya da ardından +01:00 yazarak
act-usage-adjudicate = adjudicate 1-0
    .about = ya da 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = Beyaz ve Siyah için; 1/2 de olur
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = ilk günü bu olan { -leave(case: "accusative") }, kim vermiş olursa olsun bitirir
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = ertelenmiş bir oyunun devam zamanı, UTC ile ya da ardından +01:00 yazarak
act-usage-approve = approve early
    .about = { -envelope } zamanından önce açılabilir: sizin tarafınızdan ya da iki { -arbiter } gerekiyorsa başka bir { -arbiter } tarafından
act-usage-missing = missing
    .about = { -envelope } kayıp ya da açılmıyor
act-usage-takeback = takeback 12
    .about = geçerli kalan yarım hamle sayısı
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = turnuvanın bütün oyunlarından; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = bir itiraz hakkında
act-usage-uphold = uphold 17, reject 17
    .about = bir talep hakkında
act-usage-acknowledge = acknowledge
    .about = { -envelope(case: "genitive") } dış yüzü düzgün
act-usage-open = open
    .about = hizmetteki { -envelope }; zamanından önce yalnızca approve early sonrasında
act-usage-flag = flag
    .about = { -flag } düştü ve oyunu bu nedenle siz bitiriyorsunuz
act-usage-pace = pace
    .about = iki oyuncunun süresini nasıl kullandığı
act-usage = Şunu yazın: { $begins } G42 İŞLEM: gerekçe. İŞLEM yerine şunlar yazılır
act-usage-bare = ve gerekçe olmadan
act-usage-opening = Zarf, aynı satırda gerekçe olmadan açılır. Şunu yazın: { $begins } G42 open. Zamanından önce ilk olarak şunu yazın: { $begins } G42 approve early: gerekçe
act-usage-resumption-time = Oyuna devam edilecek günü ve saati UTC ile ya da ardından farkı yazarak verin. Şunu yazın: { $begins } G42 resumption 2026-12-24 10:00 +01:00: gerekçe

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = kabul et
    .also = kabul | kabul ediyorum | kabul ettim | kabul edildi | teklifi kabul et | teklifi kabul ediyorum | teklifini kabul ediyorum | teklifinizi kabul ediyorum | teklifi kabul ettim | teklifinizi kabul ettim
command-accept-draw = beraberliği kabul et
    .also = beraberlik kabul | berabere kabul | beraberlik kabul et | beraberlik kabul ediyorum | beraberliği kabul ediyorum | beraberlik teklifini kabul et | beraberlik teklifini kabul ediyorum | beraberlik teklifinizi kabul ediyorum | beraberlik kabul edildi | beraberligi kabul et | beraberligi kabul ediyorum | beraberlik teklifinizi kabul ettim | beraberliği kabul ettim | beraberligi kabul ettim | berabere kabul ediyorum | berabereyi kabul ediyorum
command-decline = reddet
    .also = ret | red | reddediyorum | reddettim | reddedildi | kabul etmiyorum | teklifi reddet | teklifi reddediyorum | teklifini reddediyorum | teklifinizi reddediyorum | teklifi kabul etmiyorum | teklifini kabul etmiyorum | teklifinizi kabul etmiyorum | kabul edemiyorum | kabul edemem | teklifinizi kabul edemiyorum | teklifinizi kabul edemem
command-decline-draw = beraberliği reddet
    .also = beraberliği reddediyorum | beraberlik ret | beraberlik reddedildi | beraberlik teklifini reddet | beraberlik teklifini reddediyorum | beraberlik teklifinizi reddediyorum | beraberliği kabul etmiyorum | beraberlik kabul etmiyorum | beraberlik teklifini kabul etmiyorum | beraberlik teklifinizi kabul etmiyorum | beraberligi reddet | beraberligi reddediyorum | beraberligi kabul etmiyorum | beraberliği kabul edemiyorum | beraberliği kabul edemem | beraberlik teklifinizi kabul edemiyorum | beraberlik teklifinizi kabul edemem | beraberligi kabul edemiyorum | beraberligi kabul edemem | berabere kabul etmiyorum | berabereyi kabul etmiyorum
command-draw = berabere
    .also = berabere? | beraberlik | beraberlik? | beraberlik teklifi | beraberlik teklif et | beraberlik teklif ediyorum | berabere teklif ediyorum | beraberlik öneriyorum | beraberlik önerisi | beraberlik teklifiyle | beraberlik teklifi ile | beraberlik teklifim var | ve beraberlik teklif ediyorum | ve beraberlik teklifi | size beraberlik teklif ediyorum | beraberlik oneriyorum | beraberlik onerisi
command-resign = oyundan çekil
    .also = oyundan çekiliyorum | çekiliyorum | terk | terk et | terk ediyorum | oyunu terk et | oyunu terk ediyorum | pes | pes et | pes ediyorum | oyunu bırakıyorum | teslim oluyorum | oyundan cekil | oyundan cekiliyorum | cekiliyorum
command-resign-yes = oyundan çekil evet
    .also = oyundan çekiliyorum evet | çekiliyorum evet | terk evet | terk et evet | terk ediyorum evet | oyunu terk et evet | oyunu terk ediyorum evet | pes evet | pes et evet | pes ediyorum evet | oyunu bırakıyorum evet | teslim oluyorum evet | resign evet | oyundan cekil evet | oyundan cekiliyorum evet | cekiliyorum evet
command-claim-threefold = konum tekrarı talep et
    .also = konum tekrarını talep et | konum tekrarı talep ediyorum | konum tekrarını talep ediyorum | konum tekrarı talebi | üç konum tekrarı talep et | üç konum tekrarını talep et | üç konum tekrarı talep ediyorum | üç konum tekrarını talep ediyorum | üç kez konum tekrarı talep ediyorum | üçlü tekrar talep et | üçlü tekrar talep ediyorum | hamle tekrarı talep et | hamle tekrarı talep ediyorum | konum tekrarından beraberlik talep et | konum tekrarından beraberlik talep ediyorum | konum tekrarı nedeniyle beraberlik talep ediyorum | üç konum tekrarından beraberlik talep ediyorum | üç konum tekrarı nedeniyle beraberlik talep ediyorum | hamle tekrarından beraberlik talep ediyorum | uc konum tekrari talep et | uc konum tekrarini talep et | uc konum tekrari talep ediyorum | uc konum tekrarini talep ediyorum | uc kez konum tekrari talep ediyorum | uclu tekrar talep et | uclu tekrar talep ediyorum | uc konum tekrarindan beraberlik talep ediyorum | uc konum tekrari nedeniyle beraberlik talep ediyorum | konumun üç kez tekrarını talep et | konumun üç kez tekrarını talep ediyorum | konumun uc kez tekrarini talep et | konumun uc kez tekrarini talep ediyorum
command-claim-fifty = elli hamle talep et
    .also = 50 hamle talep et | 50 hamle talep ediyorum | 50 hamle talebi | elli hamle talep ediyorum | 50 hamle kuralı talep et | 50 hamle kuralı talep ediyorum | 50 hamle kuralını talep et | 50 hamle kuralını talep ediyorum | elli hamle kuralı talep et | elli hamle kuralı talep ediyorum | elli hamle kuralını talep ediyorum | 50 hamle kuralından beraberlik talep et | 50 hamle kuralından beraberlik talep ediyorum | elli hamle kuralından beraberlik talep ediyorum | 50 hamle kuralı nedeniyle beraberlik talep ediyorum | elli hamle kuralı nedeniyle beraberlik talep ediyorum | 50 hamleden beraberlik talep ediyorum
command-claim-time = süre aşımı talep et
    .also = süre aşımı talep ediyorum | süre aşımını talep et | süre aşımını talep ediyorum | süre aşımı talebi | süre aşımından galibiyet talep ediyorum | süreden galibiyet talep et | süreden galibiyet talep ediyorum | bayrak talep et | bayrak talep ediyorum | bayrak düşmesini talep et | bayrak düşmesini talep ediyorum | zaman aşımı talep et | zaman aşımı talep ediyorum | sure asimi talep et | sure asimi talep ediyorum | sure asimini talep et | sure asimini talep ediyorum | sure asimi talebi | sure asimindan galibiyet talep ediyorum | sureden galibiyet talep et | sureden galibiyet talep ediyorum | bayrak dusmesini talep et | bayrak dusmesini talep ediyorum | zaman asimi talep et | zaman asimi talep ediyorum
command-claim-win = galibiyet talep et
    .also = galibiyet talep ediyorum | galibiyeti talep ediyorum | kazanç talep et | kazanç talep ediyorum | kazanc talep et | kazanc talep ediyorum
command-claim-draw = beraberlik talep et
    .also = beraberlik talep ediyorum | beraberliği talep et | beraberliği talep ediyorum | beraberligi talep et | beraberligi talep ediyorum
command-adjudicate-win = galibiyet için hakem kararı
    .also = galibiyet için hakem kararı iste | galibiyet için hakem kararı istiyorum | hakem kararı galibiyet | kazanç için hakem kararı | kazanç için hakem kararı istiyorum | galibiyet icin hakem karari | galibiyet icin hakem karari iste | galibiyet icin hakem karari istiyorum | kazanc icin hakem karari | kazanc icin hakem karari istiyorum
command-adjudicate-draw = beraberlik için hakem kararı
    .also = beraberlik için hakem kararı iste | beraberlik için hakem kararı istiyorum | hakem kararı beraberlik | beraberlik icin hakem karari | beraberlik icin hakem karari iste | beraberlik icin hakem karari istiyorum
command-say = rakibe ilet
    .also = rakibime ilet | rakibe söyle | rakibime söyle | rakibe mesaj | rakibime mesaj | ilet | rakibe soyle | rakibime soyle
command-message = mesaj
    .also = ileti | yorum
command-analysis = analiz
command-if = eğer
    .also = şayet | eger | sayet
command-then = ise
    .also = o zaman | ise o zaman | öyleyse | o halde | o hâlde | oynanırsa | oynarsa | oynarsan | oynarsanız | gelirse | olursa | oyleyse
command-conditions = koşullu hamleler
    .also = koşullu hamlelerim | koşullu hamleleri göster | şartlı hamleler | şartlı hamlelerim | kosullu hamleler | kosullu hamlelerim | kosullu hamleleri goster | sartli hamleler | sartli hamlelerim
command-no-conditions = koşullu hamle yok
    .also = koşullu hamleleri sil | koşullu hamleleri iptal et | koşullu hamleleri geri çek | koşullu hamlelerimi sil | koşullu hamlelerimi iptal et | koşullu hamlelerimi geri çek | şartlı hamleleri sil | şartlı hamleleri iptal et | kosullu hamle yok | kosullu hamleleri sil | kosullu hamleleri iptal et | kosullu hamleleri geri cek | kosullu hamlelerimi sil | kosullu hamlelerimi iptal et | kosullu hamlelerimi geri cek | sartli hamleleri sil | sartli hamleleri iptal et
command-adjourn = ertele
    .also = oyunu ertele | ertelemeyi kabul et | ertelemeyi kabul ediyorum | erteleme kabul | erteleme teklif et | erteleme teklif ediyorum | ertelemeyi teklif ediyorum | ertelemeyi öneriyorum | erteleme öneriyorum | oyunu ertelemeyi teklif ediyorum | oyunu ertelemeyi öneriyorum | ajurne | ajurne teklif ediyorum | ertelemeyi oneriyorum | erteleme oneriyorum | oyunu ertelemeyi oneriyorum | erteleme teklifini kabul et | erteleme teklifini kabul ediyorum | erteleme teklifinizi kabul ediyorum
command-adjourn-early = erken ertele
    .also = oyunu erken ertele | erken erteliyorum
command-decline-adjournment = ertelemeyi reddet
    .also = ertelemeyi reddediyorum | ertelemeyi kabul etmiyorum | erteleme ret | erteleme reddedildi | erteleme yok | erteleme istemiyorum | erteleme teklifini reddet | erteleme teklifini reddediyorum | erteleme teklifinizi reddediyorum | erteleme teklifini kabul etmiyorum | erteleme teklifinizi kabul etmiyorum | erteleme kabul etmiyorum
command-seal = mühürle
    .also = hamleyi mühürle | hamlemi mühürle | mühürlüyorum | hamleyi mühürlüyorum | hamlemi mühürlüyorum | mühürlü hamle | mühürlü hamlem | zarfa koy | hamleyi zarfa koy | hamlemi zarfa koy | zarfa koyuyorum | hamlemi zarfa koyuyorum | gizli hamle | gizli hamlem | kapalı hamle | kapalı hamlem | muhurle | hamleyi muhurle | hamlemi muhurle | muhurluyorum | hamleyi muhurluyorum | hamlemi muhurluyorum | muhurlu hamle | muhurlu hamlem
command-draft = taslak
    .also = taslak hamle | hamle taslağı | mühürlü hamle taslağı | hamle taslagi | muhurlu hamle taslagi
command-choose = seç
    .also = seçiyorum | hamleyi seç | şu hamleyi seçiyorum | okunuşu seç | sec | seciyorum | hamleyi sec | su hamleyi seciyorum | okunusu sec
command-resume = devam et
    .also = oyuna devam et | devam etmeye hazırım | oyuna devam etmeye hazırım | oyuna devama hazırım
command-publish = yayımla
    .also = yayınla | zarfı yayımla | zarfı yayınla | yayımlansın | yayınlansın
command-clocks-wrong = saatler yanlış
    .also = saat yanlış | saatler hatalı | saat hatalı | saatim yanlış | saatler yanlis | saat yanlis | saatim yanlis
command-refill = saati doldur
    .also = saatimi doldur | saati yedekten doldur | saatimi yedekten doldur | doldur
command-reflect = düşünmeyi sürdür
    .also = ek düşünme bildir | ek düşünme bildiriyorum | dusunmeyi surdur | ek dusunme bildir | ek dusunme bildiriyorum | düşünmeye devam et | dusunmeye devam et
command-leave = izin al
    .also = izin alıyorum | izin istiyorum | izin günleri | izin tarihleri | izin gunleri
command-leave-all = tüm oyunlarda izin al
    .also = bütün oyunlarda izin al | tüm oyunlarımda izin al | bütün oyunlarımda izin al | tüm oyunlarda izin | bütün oyunlarda izin | tum oyunlarda izin al | butun oyunlarda izin al | tum oyunlarimda izin al | butun oyunlarimda izin al | tum oyunlarda izin | butun oyunlarda izin
command-cancel-leave = izni iptal et
    .also = iznimi iptal et | izni iptal ediyorum | iznimi iptal ediyorum | izin iptal | izni sil
command-cancel-leave-all = tüm oyunlarda izni iptal et
    .also = bütün oyunlarda izni iptal et | tüm oyunlarda iznimi iptal et | bütün oyunlarda iznimi iptal et | tüm oyunlarımda izni iptal et | bütün oyunlarımda izni iptal et | tüm oyunlarda izin iptal | bütün oyunlarda izin iptal | tum oyunlarda izni iptal et | butun oyunlarda izni iptal et | tum oyunlarda iznimi iptal et | butun oyunlarda iznimi iptal et | tum oyunlarimda izni iptal et | butun oyunlarimda izni iptal et | tum oyunlarda izin iptal | butun oyunlarda izin iptal
command-withdraw-from-event-yes = turnuvadan ayrıl evet
    .also = turnuvadan ayrılıyorum evet | turnuvadan çekil evet | turnuvadan çekiliyorum evet | turnuvadan cekil evet | turnuvadan cekiliyorum evet
command-withdraw-from-all-games-yes = bütün oyunlardan ayrıl evet
    .also = tüm oyunlardan ayrıl evet | bütün oyunlardan ayrılıyorum evet | tüm oyunlardan ayrılıyorum evet | bütün oyunlardan çekil evet | tüm oyunlardan çekil evet | bütün oyunlardan çekiliyorum evet | tüm oyunlardan çekiliyorum evet | butun oyunlardan ayril evet | tum oyunlardan ayril evet | butun oyunlardan ayriliyorum evet | tum oyunlardan ayriliyorum evet | butun oyunlardan cekil evet | tum oyunlardan cekil evet | butun oyunlardan cekiliyorum evet | tum oyunlardan cekiliyorum evet
command-appeal = itiraz
    .also = itiraz et | itiraz ediyorum | karara itiraz | işleme itiraz | hakem işlemine itiraz | isleme itiraz | hakem islemine itiraz
command-challenge = meydan oku
    .also = oyuna davet et
command-accept-challenge = meydan okumayı kabul et
    .also = meydan okumayı kabul ediyorum | meydan okuma kabul | daveti kabul et | daveti kabul ediyorum | ilanı kabul et | ilanı kabul ediyorum | meydan okumanızı kabul ediyorum | meydan okumanı kabul ediyorum | davetinizi kabul ediyorum
command-decline-challenge = meydan okumayı reddet
    .also = meydan okumayı reddediyorum | meydan okumayı kabul etmiyorum | meydan okuma ret | daveti reddet | daveti reddediyorum | meydan okumanızı reddediyorum | meydan okumanızı kabul etmiyorum | davetinizi reddediyorum
command-seek = rakip ara
    .also = rakip arıyorum | oyun ara | oyun arıyorum
command-seeks = rakip arayanlar
    .also = ilanlar | açık ilanlar | ilanları göster | acik ilanlar | ilanlari goster
command-withdraw = geri çek
    .also = geri çekiyorum | meydan okumayı geri çek | meydan okumamı geri çek | ilanı geri çek | ilanımı geri çek | geri cek | geri cekiyorum | meydan okumayi geri cek | meydan okumami geri cek | ilani geri cek | ilanimi geri cek
command-rematch = rövanş
    .also = rövanş? | rövanş istiyorum | yeniden oyna | rovans | rovans? | rovans istiyorum
command-show = tahta
    .also = tahtayı göster | göster | konum | konumu göster | oyunu göster | tahtayi goster | goster | konumu goster | oyunu goster
command-where = nerede
command-file = dikey
    .also = sütun | sutun
command-rank = yatay
    .also = sıra
command-last = son hamle
    .also = son hamleyi göster | son hamleyi goster
command-moves = hamleler
    .also = hamleleri göster | bütün hamleler | tüm hamleler | hamle listesi | hamleleri goster | butun hamleler | tum hamleler
command-legal = geçerli hamleler
    .also = olası hamleler | geçerli hamleleri göster | yasal hamleler | gecerli hamleler | gecerli hamleleri goster
command-pgn = pgn
command-pgn-all = pgn tümü
    .also = pgn tumu | pgn hepsi | pgn tüm oyunlarım | pgn tum oyunlarim
command-pgn-all-before = pgn tümü şundan önce
    .also = pgn tumu sundan once | pgn hepsi şundan önce | pgn hepsi sundan once
command-status = saatler
    .also = saat | saatleri göster | durum | süreler | saatleri goster | sureler
command-games = oyunlarım
    .also = oyunlar | oyunlarımı göster | oyunlarimi goster
command-games-over = biten oyunlarım
    .also = biten oyunlar | bitmiş oyunlarım | bitmis oyunlarim | bitmiş oyunlar | bitmis oyunlar | biten oyunlarımı göster | biten oyunlarimi goster
command-games-over-before = biten oyunlarım şundan önce
    .also = biten oyunlarim sundan once | biten oyunlar şundan önce | biten oyunlar sundan once | bitmiş oyunlarım şundan önce | bitmis oyunlarim sundan once
command-settings = ayarlar
    .also = ayarlarım | ayarları göster | ayarlari goster
command-set-time-zone = saat dilimi ayarı
    .also = saat dilimini ayarla | saat dilimimi ayarla
command-set-notation = notasyon ayarı
    .also = notasyonu ayarla
command-set-letters = harf ayarı
    .also = taş harfleri ayarı | harfleri ayarla | taş harflerini ayarla | tas harfleri ayari | tas harflerini ayarla
command-set-board = tahta ayarı
    .also = tahtayı ayarla
command-set-pgn = pgn ayarı
    .also = pgn ayarla
command-set-calendar = takvim ayarı
    .also = takvim ayari | takvimi ayarla
command-set-digest = özet ayarı
    .also = ozet ayari | özeti ayarla | ozeti ayarla
command-set-quiet = sessiz saat ayarı
    .also = sessiz saat ayari | sessiz saatler ayarı | sessiz saatler ayari | sessiz saatleri ayarla
command-set-mail = e-posta ayarı
    .also = e-posta biçimi ayarı | e-posta biçimi | e-postaları ayarla | e-posta biçimini ayarla | e-posta bicimi ayari | e-posta bicimi | e-posta bicimini ayarla | eposta ayarı
command-set-acknowledge = onay ayarı
    .also = onayları ayarla
command-set-language = dil ayarı
    .also = dili ayarla
command-language = dil
command-notices-on = bildirimleri aç
    .also = bildirim aç | bildirimler açık | bildirimleri ac | bildirim ac | bildirimler acik
command-notices-off = bildirimleri kapat
    .also = bildirim kapat | bildirimler kapalı
command-notices-each = bildirimleri hemen gönder
    .also = bildirimleri hemen gonder | bildirimleri hemen al | bildirimleri anında gönder | bildirimleri aninda gonder | bildirimleri anında al | bildirimleri aninda al | bildirimleri tek tek gönder | bildirimleri tek tek gonder | bildirimleri tek tek al | bildirimleri ayrı ayrı gönder | bildirimleri ayri ayri gonder | bildirimleri ayrı ayrı al | bildirimleri ayri ayri al
command-notices-daily = bildirimleri günlük gönder
    .also = bildirimleri gunluk gonder | bildirimleri günlük al | bildirimleri gunluk al | bildirimleri her gün gönder | bildirimleri her gun gonder | bildirimleri her gün al | bildirimleri her gun al | bildirimleri günde bir gönder | bildirimleri gunde bir gonder | bildirimleri günde bir al | bildirimleri gunde bir al | bildirimleri günde bir kez gönder | bildirimleri gunde bir kez gonder | bildirimleri günde bir kez al | bildirimleri gunde bir kez al | bildirimleri günlük yap | bildirimleri gunluk yap
command-notices-weekly = bildirimleri haftalık gönder
    .also = bildirimleri haftalik gonder | bildirimleri haftalık al | bildirimleri haftalik al | bildirimleri her hafta gönder | bildirimleri her hafta gonder | bildirimleri her hafta al | bildirimleri haftada bir gönder | bildirimleri haftada bir gonder | bildirimleri haftada bir al | bildirimleri haftada bir kez gönder | bildirimleri haftada bir kez gonder | bildirimleri haftada bir kez al | bildirimleri haftalık yap | bildirimleri haftalik yap
command-unsubscribe = abonelikten çık
    .also = aboneliği iptal et | aboneliğimi iptal et | aboneliği sonlandır | bildirim istemiyorum | abonelikten cik | aboneligi iptal et | aboneligimi iptal et | aboneligi sonlandir
command-calendar = takvim
    .also = takvim adresi | takvim adresim | yeni takvim adresi
command-calendar-off = takvimi kapat
    .also = takvimimi kapat | takvim kapat | takvim kapalı | takvimi iptal et | takvimimi iptal et | takvim adresini iptal et | takvim adresimi iptal et
command-help = yardım
    .also = komutlar
command-join = üye ol
    .also = kaydol | kayıt ol | üye olmak istiyorum | uye ol | uye olmak istiyorum
command-move = hamleyi oyna
    .also = şu hamleyi oyna | su hamleyi oyna

## Words behind a command

word-yes = evet
word-no = hayır
word-on = açık
    .also = aç | açılsın | acik | ac | acilsin
word-off = kapalı
    .also = kapat | kapansın
word-white = beyaz
    .also = beyazla | beyazlarla | beyaz taşlarla | beyaz taşlar | beyaz taslarla | beyaz taslar
word-black = siyah
    .also = siyahla | siyahlarla | siyah taşlarla | siyah taşlar | siyah taslarla | siyah taslar
word-random = rastgele
    .also = kurayla | kura ile | kura
word-days = gün
    .also = gun
word-from = tarihinden
    .also = tarihinden itibaren | den | dan | ten | tan
word-to = tarihine kadar
    .also = tarihine dek | kadar | ile | ila | arası | arasında
word-all = tümü
    .also = tüm | tümünü | bütün | hepsi | hepsini | tumu | tum | tumunu | butun
word-and = ve
word-attached = ekli
    .also = ekle | ekte | ek olarak
word-not-attached = ekli değil
    .also = eksiz | ek olmadan | ekli degil
word-king = şah
    .also = şahlar | şahım | sah | sahlar | sahim
word-queen = vezir
    .also = vezirler | vezirim
word-rook = kale
    .also = kaleler | kalem | kalelerim
word-bishop = fil
    .also = filler | filim | fillerim
word-knight = at
    .also = atlar | atım | atlarım
word-pawn = piyon
    .also = piyonlar | piyonum | piyonlarım

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = sayısal
    .also = rakamla | rakamlarla | rakamlı | rakam | sayılarla
notation-san = san
notation-letters = harfli
    .also = harfle | harflerle | harfler | harf
notation-figurine = figürlü
    .also = figürle | figürlerle | figür | simgeli | simgelerle | figurlu | figurle | figurlerle | figur
notation-long = uzun
    .also = uzun notasyon
notation-uci = uci
notation-announced = Almanca sözcükler
    .also = Almanca sozcukler | Almanca | yazıyla | sözcüklerle | sözlü | kelimelerle | sozcuklerle | sozlu
format-html = html
format-text = metin
    .also = düz metin | duz metin | metin olarak
kind-moves = hamleler
    .also = hamle | hamleleri
kind-reminders = hatırlatmalar
    .also = hatırlatma | hatırlatmaları
kind-adjournments = ertelemeler
    .also = erteleme | ertelemeleri
kind-arbiter = hakem
    .also = hakemler
kind-account = hesap
    .also = hesabım
kind-acknowledgements = onaylar
    .also = onay | onayları
kind-messages = mesajlar
    .also = mesaj | mesajları | iletiler
kind-news = haberler
    .also = haber | haberleri
kind-results = sonuçlar
    .also = sonuç | sonuçları | sonuclar | sonuc | sonuclari
kind-challenges = meydan okumalar
    .also = meydan okuma | meydan okumaları | davetler
kind-proofs = kanıtlar
    .also = kanıt | kanıtları | alındılar

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = talep
line-adjudicate = hakem kararı
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = ayrılma
line-set = ayar
line-arbiter = arbiter
line-seal = { command-seal } (hamle yinelenmez)
line-draft = { command-draft } (hamle yinelenmez)
line-conditions = { command-if } ... (yinelenmez)
line-not-repeated = (yinelenmez)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = mühür* | muhur* | mührü* | muhru* | zarf | zarfa | zarfı | zarfta | zarftan | zarfın | zarfım | zarfıma | zarfımı | zarfımda | zarfımdaki | zarftaki | zarfına | zarfını | zarfımın | zarfımdan | zarftadır | zarfla | zarflad* | zarflam* | zarflan* | zarflay* | zarflı* | zarflıy* | gizli | gizlice | gizlidir | gizledim | gizlediğim | gizledigim | gizliyorum | gizle | gizlem* | gizlen* | gizley* | kapalı hamle | kapalı hamlem | kapalı hamlemi | kapalı hamleyi | kapalı hamlesi | saklı hamle | saklı hamlem | saklı hamlemi | saklı hamleyi | şifreli hamle | şifreli hamlem | sifreli hamle | sifreli hamlem | sakladığım hamle | sakladigim hamle | hamlemi saklıyorum | hamlemi sakla | hamlemi sakladım | ajurne*
draft-words = taslak* | taslağ* | taslag* | karalama* | müsvedde* | musvedde*

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = yazdı | şunu yazdı
reading-headings = kimden | gönderme | kime | konu | tarih
reading-subjects = ynt | ilt
reading-absent = otomatik yanıt
reading-sent-from = …dan gönderildi | …den gönderildi | …tan gönderildi | …ten gönderildi
reading-devices = telefon | tablet
reading-end = bitti
reading-greetings = merhaba | selam | teşekkürler | teşekkür | evet
reading-closings = saygılarımla | saygılar | selamlar
reading-courtesies = lütfen | teşekkürler | teşekkür | ederim
reading-wishes = ve | iyi | şanslar
reading-announces = hamle | hamlem | oynuyorum
reading-beside = benim | bu
reading-open = ve
reading-goes-on = ama | veya
reading-takes-back = yanlış oyun | yanlış parti | yanlış hamle | yanlışlıkla | oynama | oynamayın | dikkate alma |
    dikkate almayın | görmezden | unut | unutun | geri alıyorum | geri al | bekle | bekleyin | demek istedim |
    fikrimi değiştirdim | vazgeçtim | sil | silin
reading-takes-back-short = henüz değil | yerine | hata | düşünüyorum
reading-takes-back-clauses = başka oyun | başka parti | diğer oyun | hayır dur
reading-takes-back-first = dur
reading-sighs = ah | eh
reading-no = hayır
reading-game = oyun
reading-numbered = no
reading-numbers = tel | telefon

reading-officials = hakem | başhakem | bashakem | baş hakem | bas hakem | yönetici | yonetici | sistem yöneticisi |
    sistem yoneticisi | turnuva yöneticisi | turnuva yoneticisi | turnuva direktörü | turnuva direktoru |
    turnuva müdürü | turnuva muduru | idareci | moderatör | moderator | admin | turnuva hakemi | satranç hakemi |
    satranc hakemi | kulüp yöneticisi | kulup yoneticisi | site yöneticisi | site yoneticisi

## Pages for people. Buttons and labels have no full stop.

page-skip = İçeriğe geç
page-menu = Sayfalar
page-signed-in = Giriş yapan: { $name }.
page-games = Oyunlar
page-new = Yeni oyun
page-seeks = Meydan okumalar ve ilanlar
page-account = Hesap
page-sign-in = Giriş yap
page-sign-up = Hesap aç
page-sign-out = Çıkış yap
page-source = Kaynak kodu
page-source-about = Postzug { $version }, GNU Affero General Public License lisansının 3. ya da daha yeni bir sürümü altında özgür yazılımdır. Onu kullanan herkes kaynak kodunu alabilir.
page-source-link = Burada çalışan yazılımın kaynak kodu:
page-source-operator = Bu hizmeti çalıştıran kişi, isterseniz kaynak kodunu size verir.
page-api = Programlar için API
page-log = Bütün olayların günlüğü
page-log-about = Her oyunun her olayı tek bir listededir; hizmet bu listeye yalnızca ekleme yapar. İmzalı bir baş, kendisinden önceki listenin tamamını sabitler: sonradan değiştirilmiş bir hamle onunla çelişir.
page-log-head = En yeni imzalı baş
page-log-entries = { $n ->
    [one] Bir kaydı kapsıyor.
   *[other] { $n } kaydı kapsıyor.
}
page-log-unsigned = Henüz hiçbir şey imzalanmadı.
page-log-file = Bu imzalı baş, dosya olarak
page-log-keys = Günlüğün anahtarları
page-log-pem = Aynı anahtarlar, openssl için
page-log-statements = Anahtarlarla ilgili bildirimler
page-log-check = Nasıl denetlenir
page-log-mails = Oyunlarla ilgili e-postaların sonunda, günlüğün o andaki imzalı başı bulunur. Böyle bir e-postayı saklayın: bir { -arbiter(case: "genitive") } dışa aktardığı oyun ona göre denetlenir ve oyunun o zamandan beri değiştirilip değiştirilmediği görülür.
page-log-script = “postzug audit script” komutu, dışa aktarılmış bir oyunu herhangi bir Linux sisteminin araçlarıyla denetleyen bir betik verir. Betiği kendi Postzug kopyanızdan alın.

page-front = Yazışmalı { -chess }
page-front-about = Bir hamle için günleriniz var, { -chess } kuralları uygulanır, mühürlü hamleler kapalı kalır. Siz burada, e-postayla ya da bir program üzerinden oynarsınız; { -opponent } de dilediği gibi.
page-try = Tek başınıza denemek için bu adresi bir gizli pencerede ya da başka bir tarayıcıda açın. Orada başka bir e-posta adresiyle hesap açıp meydan okumayı gönderin. Meydan okuma bundan sonra bu sayfada görünür. Adres:
page-invite = Burada henüz hesabı olmayan biriyle oynamak için ona bu adresi gönderin. Bu adresteki sayfadan size bir oyun teklif edebilir:
page-challenge-this = Bu oyuncuya meydan oku
page-front-try = Tek başınıza denemek için iki kez hesap açın: burada ve başka bir adresle bir gizli pencerede ya da başka bir tarayıcıda. Sonra hesaplarınızdan birinden ötekine meydan okuyun.

page-email = E-posta adresi
page-name = Başkalarının göreceği ad
page-time-zone = Saat dilimi, örneğin Europe/Berlin
page-time-zone-new = Saat dilimi, örneğin Europe/Berlin; boş bırakılırsa UTC
page-code = E-postadaki kod
page-first = İlk giriş
page-first-about = Bu sayfa, bir yöneticinin ilk girişi içindir. “postzug admin create” komutu, 24 saat içinde bir kez kullanılabilen bir sözcük verir.
page-first-printed = Komutun verdiği sözcük
page-first-refused = Bu sözcük işe yaramıyor: yanlış yazılmış, daha önce kullanılmış ya da 24 saatten eski. “postzug admin create” komutu yenisini verir.
page-sign-in-about = Size kod içeren bir e-posta gelir. Parola yoktur.
page-sign-in-new = Henüz hesabınız yok mu?
page-sign-up-about = Size, adresin sizin olduğunu doğrulayan bir kod içeren e-posta gelir. Öbür oyuncular bu adresi hiçbir zaman görmez.
page-sign-up-known = Zaten hesabınız var mı?
page-send-code = Bana kod gönder
page-code-about = Adres doğruysa sekiz haneli bir kod içeren e-posta yolda. Kod on dakika boyunca ve yalnızca bu tarayıcıda geçerlidir.
page-code-again = E-posta gelmedi mi? İstenmeyen postalara bakın ya da başka bir kod isteyin.
page-code-folder = Bu hizmet deneme amacıyla çalışıyor ve kimseye e-posta göndermiyor: e-postalar şu klasörde birer dosyadır, en yenisi en sondadır: { $folder }
page-code-command = Hizmetin çalıştığı bilgisayardaki bir terminalde şu komut en yeni e-postayı gösterir:
page-code-elsewhere = Bu tarayıcıdan kod istenmedi. Kodu, onu istemiş olduğunuz yere girin ya da burada yeniden kod isteyin.
page-clear = Bu sayfa şifrelenmeden geldi; bu yüzden tarayıcınız girişinizi hatırlamayacak. https kullanın ya da hizmetin çalıştığı bilgisayardaki bir tarayıcıyı kullanın.
page-foreign = Bu form, bu hizmetin bir sayfasından gönderilmedi; bu yüzden hiçbir şey yapılmadı.
page-form-key = Bu form yeniden kullanılamaz: sayfayı yeniden yükleyin.
page-form-field = Formun bir alanı eksik ya da okunamıyor.
page-signed-out = Giriş yapmadınız; bu yüzden hiçbir şey yapılmadı. Giriş yapın ve yeniden deneyin.
page-signed-out-twice = Oturumunuz kapalı. Düğmeye iki kez bastıysanız istediğiniz, ilk basışta yapıldı. Görmek için giriş yapın.
page-settings = Ayarlar
page-settings-clash = Form gösterildikten sonra bu başka bir yerde değiştirildi; bu yüzden henüz hiçbir şey kaydedilmedi. { $both } Bakın ve yeniden kaydedin: o zaman sizin seçiminiz geçerli olur.
page-settings-clash-field = { $field }: şimdi “{ $now }”, sizin seçiminiz “{ $chosen }”.
page-settings-on = evet
page-settings-off = hayır
page-settings-empty = boş
page-settings-save = Ayarları kaydet
page-done-settings = Ayarlarınız kaydedildi.
page-language = E-postaların ve sayfaların dili
page-notation = Hamlelerin size nasıl yazılacağı
page-notation-example = { $name }: { $example }
page-letters = Taş harfleriniz; hamleleri siz de bu harflerle yazabilirsiniz
page-piece-set = Tahtalardaki taşlar
page-piece-set-cburnett = çizimler
page-piece-set-figurines = yazı tipinin { -chess } karakterleri
page-piece-set-letters = harfler
page-board-colours = Tahtaların renkleri
page-board-brown = kahverengi
page-board-green = yeşil
page-board-blue = mavi
page-board-high-contrast = yüksek kontrast
page-mails = E-postalar
page-mail-text = Yalnızca metin, HTML olmadan
page-mail-no-board = Taşlar sözcüklerle, tahta çizimi olmadan
page-mail-pgn = Oyunla ilgili her e-postada, { -chess } programınız için dosya olarak oyun
page-mail-calendar = Tarihlerimi değiştiren e-postalara takvim programları için tarihler eklensin
page-notices = E-posta bildirimleri
page-each = hemen
page-daily = günlük özet e-postasında
page-weekly = haftalık özet e-postasında
page-none = e-postayla değil
page-digest-at = Özet e-postalarının saati
page-digest-on = Haftalık özet e-postasının günü
page-times = E-postaların geliş zamanı
page-quiet-from = E-postasız saatlerin başlangıcı
page-quiet-until = E-postasız saatlerin sonu
page-mail-times = Bu saatler sizin saat diliminizdedir. Son ikisinin arasında, bekleyebilecek e-postalar bekler; her saatte almak için ikisini de boş bırakın. Özet e-postasında ya da bu saatlerden sonra çok geç kalacak bir bildirim hemen gelir.
page-time-of-day = Bir saat 08:00 biçiminde yazılır. E-postasız bir sürenin bir başlangıcı ve ondan farklı bir sonu olur ya da ikisi de olmaz.
page-notices-needed = Şu bildirimler her zaman gelir, çünkü onlar olmadan bir oyun ya da hesabınız kaybedilebilir: { $kinds }.
page-trust = Hamle içeren bir e-postanın sizin sayılması için gerekenler
page-trust-token = yalnızca sizde olan yanıt adresi
page-trust-from = yanıt adresi ve gönderen olarak e-posta adresiniz
page-trust-dmarc = ikisi birden ve gönderenin e-posta sağlayıcınızca kanıtlanması (DMARC)
page-trust-off = hiçbir e-posta sayılmaz: e-postayla hamle yapılmaz
page-mail-stopped = Size gönderilen e-postalar { $since } tarihinden beri ulaşmıyor ({ $reason }) ve artık gönderilmiyor. Oyunlarınız burada ve { -clock(case: "plural-possessive") } çalışmayı sürdürüyor. Posta kutunuzun e-posta almasını sağlayın ya da adresi değiştirin.
page-mail-returned = Size gönderilen e-postalar { $since } tarihinden beri geri dönüyor ({ $reason }). E-posta hâlâ gönderiliyor; daha fazlası geri dönerse gönderim durur. Posta kutunuzun e-posta almasını sağlayın ya da adresi değiştirin.
page-mail-resume = Posta kutum yeniden e-posta alıyor
page-done-mail-resumed = Size yeniden e-posta gönderiliyor.
page-address = E-posta adresi
page-address-about = Yeni adrese bir kod gider. Adres değişince her yerde çıkışınız yapılır; programların jetonları ve takvimin adresi geçersiz olur.
page-address-new = Yeni e-posta adresi
page-address-sent = Yeni adresi burada kimse kullanmıyorsa, sekiz haneli bir kod içeren e-posta o adrese doğru yolda. Kod on dakika boyunca ve yalnızca bu tarayıcıda geçerlidir.
page-address-change = Adresi değiştir
page-address-again = E-posta gelmedi mi? İstenmeyen postalara bakın ya da başka bir kod isteyin.
page-done-address = E-posta adresiniz değişti. Yeni adresle giriş yapın.
page-envelope-key = Mühürlü hamleler için anahtar
page-envelope-key-about = Açabileceğiniz mühürlü hamleler bu age açık anahtarıyla şifrelenir. Gizli anahtar sizde kalır: o olmadan onları kimse açamaz. Daha önceki bir anahtar, önceden mühürlenmiş olanları açmayı sürdürür.
page-envelope-key-public = age1 ile başlayan açık anahtar
page-envelope-key-set = Bu anahtarı tanımla
page-done-envelope-key = Mühürlü hamleler için anahtarınız tanımlandı.
page-tokens = Programlar için jetonlar
page-tokens-about = Jetonu olan bir program sizin adınıza işlem yapar. Bir jetonu kimse yeniden okuyamaz, burada bile.
page-token-may = yapabilecekleri: { $scopes }
page-token-since = Oluşturulma: { $at }.
page-token-until = Geçerlilik sonu: { $at }.
page-token-used = Son kullanım: { $at }.
page-token-unused = Hiç kullanılmadı.
page-token-revoke = Bu jetonu iptal et
page-token-revoke-sure = Bu jetonu kullanan program artık hiçbir şey yapamaz
page-token-unsure = Hiçbir şey iptal edilmedi: onaylamak için kutuyu işaretleyin.
page-done-token-revoked = Jeton iptal edildi.
page-token-label = Yeni jetona verdiğiniz ad
page-token-scopes = Programın yapabilecekleri
page-scope-read = oyunlarınızı okumak
page-scope-play = oynamak (hamle, talep, oyundan çekilme, mühürleme, meydan okuma)
page-scope-direct = { -arbiter } olarak oyunları yönetmek
page-scope-account = hesabınızı okumak
page-scope-webhooks = hesabınızdaki webhook öğelerini yönetmek
page-token-days = Kaç gün sonra sona ereceği; boş bırakılırsa hiç sona ermez
page-token-days-bad = Bir jetonun gün sayısı en çok 65535 olabilir ya da boş bırakılır.
page-token-make = Jeton oluştur
page-token-made = Yeni jeton
page-token-once = Şimdi kopyalayın: bir daha gösterilmez.
page-calendar = Son tarihlerinizin takvimi
page-calendar-about = Takvim programları son tarihlerinizi, yalnızca sizin bildiğiniz bir adresten okuyabilir. Yeni bir adres öncekini geçersiz kılar.
page-calendar-make = Adres oluştur
page-calendar-made = Takviminizin adresi
page-calendar-once = Şimdi takvim programınıza kopyalayın: bir daha gösterilmez ve adresi bilen herkes son tarihlerinizi okuyabilir.
page-calendar-revoke = Adresi iptal et
page-calendar-revoke-sure = Bu adresi kullanan takvim programları artık hiçbir şey okuyamaz
page-calendar-unsure = Hiçbir şey iptal edilmedi: onaylamak için kutuyu işaretleyin.
page-done-calendar-revoked = Artık hiçbir takvim programı son tarihlerinizi okumuyor.
page-data = Verileriniz
page-export = Hakkınızdaki her şey, dosya olarak
page-export-about = (JSON: hesap, ayarlar, oturumlar, oyunlar, notlarınız ve varyantlarınız, bir de yazdığınız mesajlar)
page-delete = Hesabımı sil
page-delete-about = Adınız, e-posta adresiniz, ayarlarınız ve mesajlarınız silinir ve onları kimse geri getiremez. Biten oyunlarınız, kimseye ait olmayan bir adla kalır. Bunun için son 15 dakika içinde giriş yapılmış olmalı.
page-delete-sure = Kalıcı olarak sil
page-delete-resign = Süren bütün oyunlarımdan çekil
page-delete-unsure = Hiçbir şey silinmedi: onaylamak için kutuyu işaretleyin.
page-done-deleted = Hesabınız silindi.

page-sessions = Giriş yaptığınız yerler
page-sessions-about = Her biri, sizin adınıza işlem yapabilen bir tarayıcı ya da programdır.
page-session = { $device }, giriş: { $at }
page-session-used = Son kullanım: { $day } dolaylarında.
page-session-unnamed = Adsız bir program
page-session-here = (burası)
page-session-end = Sonlandır
page-sessions-end = Her yerden çıkış yap
page-sessions-ended = Her yerden çıkış yaptınız.

page-games-to-move = Hamlenizi bekleyenler
page-games-others = Rakiplerinizi bekleyenler
page-games-over = Biten oyunlar
page-games-none = Yok.
page-games-more = Daha eskiler
page-game-against = { $game }: { -opponent(case: "bare") } { $opponent }
page-game-move = { $number }. hamle.
page-game-first-move = Henüz hamle yapılmadı.
page-game-last-move = Son hamle: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = Bütün oyunlarım tek dosyada (PGN)
page-pgn-finished = Biten bütün oyunlarım tek dosyada (PGN)
page-next-game = Beni bekleyen sonraki oyun
page-mark-plan = Koşullu hamleleriniz bekliyor.
page-yours-until = Sıra sizde; { -deadline }: { $until }; kalan süre: { $left }.
page-theirs-until = Sıra şu oyuncuda: { $name }; { -deadline }: { $until }; kalan süre: { $left }.
page-flag = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü.
page-no-clock = Hiçbir saat çalışmıyor.
page-mark-message = Bir mesaj var.
page-mark-offer = Rakibiniz { -draw } teklif ediyor.
page-mark-own-offer = Siz { -draw } teklif ediyorsunuz.
page-mark-claim = Bir talep { -arbiter(case: "genitive") } kararını bekliyor.
page-mark-seal = Bir sonraki hamle mühürlenmeli.
page-mark-adjourned = Oyun ertelendi.
page-mark-own-reading = Mühürlü hamle birden çok hamle anlamına gelebilir ve seçim sizin.
page-mark-reading-of = Mühürlü hamle birden çok hamle anlamına gelebilir. Seçecek oyuncu: { $name }.
page-mark-own-text = Zarf açılamıyor: mühürlediğiniz metni gösterin.
page-mark-leave = İzinli: { $name }.
page-mark-withdrawn = Oyunculardan biri ayrıldı; kararı bir { -arbiter } verecek.

page-game = { $game }: { $white } - { $black }
page-board = Tahta
page-board-white = Tahta, beyaz altta
page-board-black = Tahta, siyah altta
page-board-of = { $ply } yarım hamleden sonraki konum
page-board-now = Şimdiki konuma dön
page-square-white = { $square }, beyaz { piece }
page-square-black = { $square }, siyah { piece }
page-target = { $where }: buraya hamle yapılabilir
page-choose-piece = Oynayacağınız taşı seçin ya da hamleyi aşağıya yazın.
page-choose-target = { $square } karesindeki taşın gideceği kareyi seçin ya da başka bir taş seçin.
page-your-move = Hamleniz
page-keys = Tahtada kullanılan tuşlar
page-keys-about = Ok tuşlarıyla kareler arasında gezilir. Enter bir taşı seçer ve bırakır, Escape onu yerine geri koyar. k (şah), q (vezir), r (kale), b (fil), n (at) ve p (piyon) harfleri o türden bir sonraki taşa götürür, Shift ile bir öncekine. Bir rakam o numaralı yataya götürür, Shift ile o numaralı dikeye. Bir karedeyken “o” tuşu orada ne olduğunu, “m” tuşu taşın hamlelerini, Shift ile “m” ise taşın alabileceklerini söyler; “c” tuşu en son neyin alındığını söyler.
page-no-move-from = { $square } karesinden yapılabilecek hamle yok.
page-captured = Son hamlede { $square } karesinde alınan taş: { piece }.
page-captured-none = Son hamlede taş alınmadı.
page-words = Şu sözcükler burada yanıtlanır, bunlarla hamle yapılmaz: { $words }. Kısaca: p N, s e, s 4, l, c; { -opponent } için “o”.
page-ask = Konumla ilgili soru
page-ask-send = Sor
page-word-unknown = Bu, burada yanıtlanan sözcüklerden biri değil.
page-word-opponent = Rakibiniz: { $name }.
page-word-draw = Henüz bir şey teklif edilmedi: { -draw } teklif etme kutusu işaretlendi; teklif hamlenizle birlikte gider.
page-word-draw-later = Hiçbir şey teklif edilmedi: { -draw } bir hamleyle birlikte teklif edilir ve şimdi sıra sizde değil.
page-reading = Mühürlü hamle birden çok biçimde okunabilir
page-reading-about = Geçerli olacak okunuşu seçin. Şimdi sizin { -clock(case: "yours") } çalışıyor: siz seçerken ve ardından yanıtınıza kadar çalışmayı sürdürür. Seçim geri alınamaz.
page-reading-which = Mühürlenen hamle
page-reading-move = { $from } karesinden { $to } karesine { piece }
page-reading-then = Bu seçimden sonra: { $state }
page-reading-look = Tahtada göster
page-reading-shown = Bu okunuş seçilirse { $move } hamlesinden sonraki konum
page-reading-choose = Bu okunuşu seç
page-reading-none = Hiçbir şey yapılmadı: önce okunuşlardan birini seçin.
page-open = Mühürlediğiniz metni göster
page-open-about = Hamlenizi mühürlerken kaydettiğiniz metnin tamamını yapıştırın. Yalnızca özete uyan metin geçerlidir. Metin o zaman iki oyuncu için de kayıtta görünür ve hamle değerlendirilir.
page-publish-about = Mühürlü hamle zarfında kalır. Yalnızca iki oyuncu da kabul ederse gösterilir.
page-publish = Mühürlü hamlenin gösterilmesini kabul et
page-timing = Erteleme ve { -clock }
page-adjourn = Ertelemeyi teklif et
page-adjourn-accept = Ertelemeyi kabul et
page-adjourn-decline = Ertelemeyi reddet
page-adjourn-early = Şimdi ertele: oyun oturumunun kalanı sürenizden düşülür
page-resume = Oyuna devam etmeye hazırım
page-offer-draw = Beraberlik teklif et
page-refill = Yedek süremden saatime süre aktar
page-reflect = Düşünmeyi sürdürüyorum: sessizliğim oyunu kaybettirmez
page-claim-flag = Bayrak düşmesini talep et
page-question-clocks = Saatler yanlış: { -arbiter(case: "dative") } bildir
page-leave = İzin
page-leave-booked = İzinlisiniz: ilk gün { $first }, son gün { $last }; iki gün de dahil.
page-leave-first = İlk gün, bulunduğunuz yerin saatine göre
page-leave-last = Son gün, bulunduğunuz yerin saatine göre
page-leave-book = Bu izni al
page-leave-cancel = İlk günü { $first } olan izni iptal et
page-leave-all = Bütün oyunlarımda { -leave }
page-leave-all-about = Günler, süren oyunlarınızdan yönergesi buna olanak verenlerin hepsinde sayılır. Rakiplerinize bildirilir.
page-leave-all-cancel = Bütün oyunlarımdaki { -leave(case: "accusative") } iptal et
page-leave-unreadable = Hiçbir şey yapılmadı: her günü yıl, ay ve gün olarak yazın, örneğin 2026-12-24.
page-move-times = Hamlelerin yapıldığı zamanlar
page-not-sent = Henüz gönderilmedi: { $move }.
page-sent = Hamleniz kaydedildi: { $move }.
page-sent-reply = Hamleniz kaydedildi: { $move }; yanıt: { $reply }.
page-done-declined = Beraberlik teklifini reddettiniz.
page-done-said = Mesajınız kaydedildi.
page-done-challenged = Meydan okumanız kaydedildi.
page-done-sought = Rakip arama ilanınız kaydedildi.
page-done-challenge-declined = Meydan okumayı reddettiniz.
page-done-withdrawn = Meydan okumayı ya da ilanı geri çektiniz.
page-check = Şah.
page-live-move = Bir hamle oynandı.
page-told-move = Oynanan hamle: { $move }.
page-live-message = Bir mesaj var.
page-live-change = Oyun değişti.
page-live-show = Göster
page-choose-none = Bu burada oynanamaz: oynayacağınız taşı seçin ya da hamleyi aşağıya yazın.
page-mark-offer-of = { $name } { -draw } teklif ediyor.
page-mark-own-adjournment = Siz { -adjournment(case: "accusative") } teklif ediyorsunuz.
page-mark-adjournment-of = { $name } { -adjournment(case: "accusative") } teklif ediyor.
page-mark-resumption = { $name } devam etmek istiyor.
page-mark-own-resumption = Siz devam etmek istiyorsunuz.
page-move = Hamle (herhangi bir notasyonla)
page-move-which = Hangi hamle
page-with-offer = Hamleyle birlikte { -draw } teklif et
page-message = Rakibinize mesaj
page-send-move = Bu hamleyi gönder
page-verify = Mühürlü bir hamleyi denetle
page-verify-about = Tarayıcınız burada, mühürlü bir hamlenin mühürlendikten sonra değiştirilmediğini denetler: günlüğün imzası, mühürlemenin günlükteki yeri ve { -envelope(case: "genitive") } metni. Girdiğiniz hiçbir şey bu sayfadan çıkmaz.
page-verify-no-script = Denetleme bir betikle yapılır ve bu betik tarayıcınızda çalışmıyor. “postzug audit script” komutu, komut satırı için bir betik verir.
page-verify-keys = Günlüğün anahtarı (geri kalan her şeyden başka bir kaynaktan almış olduğunuz)
page-verify-keys-next = Siz anahtarınızı aldıktan sonra hizmet yeni bir anahtara geçtiyse hizmetin /log/statements adresinde gösterilenleri de ekleyin. Bunlar sizin anahtarınızla imzalanmış olmalıdır; yeni anahtarı da bunlar tanıtır.
page-verify-receipts = Mühürlemenin alındı belgesi (.tlog-proof dosyası) ve varsa açılışınki
page-verify-text = Zarfın metni, açılışın alındı belgesinde yoksa
page-verify-file = Dosyadan
page-verify-run = Denetle
page-verify-move = Mühürlü hamle
page-verify-judgement = Günlükteki değerlendirme
page-verify-game = Oyun
page-verify-event = Olay
page-verify-at = Mühürlenme zamanı (UTC)
page-verify-commitment = Özet (SHA-256)
page-verify-log = Günlük
page-verify-place = Günlük kayıtları arasındaki yeri
page-verify-signer = İmzalayan anahtar
page-verify-right = DOĞRU: mühürlenen hamle budur ve mühürleme imzalı günlüktedir.
page-verify-wrong-signature = YANLIŞ: günlük, girdiğiniz anahtarla imzalanmamış. Siz anahtarınızı aldıktan sonra hizmet yeni bir anahtara geçtiyse onu oyunun denetim paketi (bundle) tanıtır.
page-verify-wrong-tree = YANLIŞ: olay imzalı günlükte değil ya da bu yerde değil.
page-verify-wrong-event = YANLIŞ: alındı belgesi, günlükte bulunan biçimde bir olay içermiyor.
page-verify-wrong-text = YANLIŞ: mühürlenen bu metin değil.
page-verify-wrong-opening = YANLIŞ: açılan, mühürlenenle aynı değil.
page-verify-wrong-game = YANLIŞ: alındı belgeleri ya da metin farklı oyunlardan.
page-verify-wrong-verdict = YANLIŞ: oynanan hamle { -envelope(case: "locative") } olan değil.
page-verify-unknown-key = BELİRSİZ: burada PEM olarak ya da NAME+ID+KEY biçiminde bir günlük anahtarı yok.
page-verify-unknown-receipt = BELİRSİZ: alındı belgesi yok ya da eksik. Belge c2sp.org/tlog-proof@v1 ile başlar.
page-verify-unknown-event-missing = BELİRSİZ: bu alındı belgesi olayı değil, yalnızca kanıtını içeriyor. E-postayla gelen dosyayı kullanın.
page-verify-unknown-no-sealing = BELİRSİZ: bu alındı belgelerinin kanıtladığı şey günlüktedir, ama hiçbirinde mühürlenmiş bir hamlenin kaydı yok.
page-verify-unknown-statement = BELİRSİZ: bu, hizmetin kendi günlüğüyle ilgili bir bildirimidir; bir oyunun alındı belgesi değildir. Mühürlemenin alındı belgesini ekleyin.
page-verify-unknown-move = BELİRSİZ: mühürlenen metin budur ve mühürleme imzalı günlüktedir. Metindeki hiçbir şey burada bu konumun bir hamlesi olarak okunamıyor. Açılışın alındı belgesini ekleyin: { -arbiter(case: "genitive") } ya da hizmetin metni nasıl okuduğunu o bildirir.
page-verify-unknown-text = BELİRSİZ: mühürleme imzalı günlüktedir. Metni gösterilmeden hangi hamle olduğunu kimse söyleyemez.
page-verify-unknown-withheld = BELİRSİZ: mühürleme imzalı günlüktedir; { -envelope(case: "genitive") } metni ise bu oyunun bir hamlesi olmadığı için gizli tutuldu. Onu mühürleyen kişi metni gösterebilir.
page-verify-unknown-verdict = BELİRSİZ: mühürlenen metin budur ve mühürleme imzalı günlüktedir. Metnin değerlendirmesi burada denetlenmez: bunun için { -chess } kuralları gerekir.
page-verify-unknown-browser = BELİRSİZ: bu tarayıcı burada denetleyemiyor. Daha yeni bir tarayıcı ve https üzerinden ya da bir dosyadan gelen bir sayfa kullanın.
page-verify-offline-about = Aynı sayfa, bağlantı gerektirmeyen tek bir dosya olarak da vardır.
page-verify-offline = İndir
page-notice = Bu sayfalardaki kitaplıkların ve çizimlerin lisansları
page-seal-here = Bir sonraki hamlenizi mühürleyin
page-seal = { $game }: hamlenizi mühürleyin
page-seal-none = Bu oyunda şimdi mühürlenecek bir hamleniz yok.
page-seal-back = Oyuna dön
page-seal-about = Hamlenizi burada seçin. Tarayıcınız onu bir { -envelope(case: "dative") } koyar ve şifreler. Yalnızca kapalı { -envelope } gönderilir; hizmet hamleyi { -envelope } açılınca değerlendirir. Saatiniz, { -envelope } buraya ulaşana kadar çalışır.
page-seal-holders = { $needed ->
    [one] Onu şu anahtarlardan biri açar:
   *[other] Onu şu anahtarlardan { $needed } tanesi birlikte açar:
}
page-seal-holder = { $name }, numara { $number }
page-seal-vault = oyuna devam edilince hizmetin kendisi
page-seal-which = Mühürlenecek hamle
page-seal-choose = Bir hamle seçin
page-seal-close = Zarfı bu tarayıcıda kapat
page-seal-closed = Zarfınız
page-seal-keep = Bu metni şimdi kaydedin ve { -envelope } açılana kadar kimseye göstermeyin. Bu sayfa onu bir kez gösterir; metin hizmete hiçbir zaman ulaşmaz. Zarf kaybolursa ne mühürlediğinizi yalnızca bu metin gösterir.
page-seal-text = Zarftaki metin
page-seal-commitment = Metnin bu olduğunu kanıtlayan özet:
page-seal-download = Metni indir
page-seal-copy = Metni kopyala
page-seal-copied = Metin kopyalandı. Onu yeniden bulacağınız bir yere yapıştırın.
page-seal-copy-failed = Tarayıcı metni kopyalamadı. Metin seçili: kendiniz kopyalayın ya da indirin.
page-seal-send = Zarfı gönder
page-seal-draft-keep = Taslak olarak kaydet
page-seal-draft-here = Hamlenizin taslağı bir { -envelope(case: "locative") }. Onu olduğu gibi mühürleyin ya da yerine başka bir { -envelope } gönderin. Bir hamle mühürlenene kadar { -clock(case: "yours") } çalışır.
page-seal-draft-seal = Taslağı mühürle
page-seal-send-about = Yalnızca aşağıdaki kapalı { -envelope } gönderilir. Zarfı komut satırıyla hazırladıysanız .json dosyasının içeriğini buraya yapıştırın.
page-seal-envelope = Kapalı { -envelope }
page-seal-unreadable = Bu, bu sayfanın ya da komut satırının hazırladığı gibi kapalı bir { -envelope } değil. Hiçbir şey mühürlenmedi. Hizmet, gönderdiğiniz içeriği gördü: içinde hamleniz ya da zarftaki metin vardıysa hamlenizi yeniden seçin ve yeni bir { -envelope(case: "dative") } koyup kapatın.
page-seal-open = Aşağıdaki alanda olan, kapalı bir { -envelope } değil ve gönderilmedi. Hamlenizi seçip { -envelope(case: "accusative") } kapatın ya da .json dosyasının içeriğini yapıştırın.
page-seal-failed = Zarf bu tarayıcıda kapatılamadı ve hiçbir şey gönderilmedi. Komut satırını ya da başka bir tarayıcıyı kullanın.
page-seal-insecure = Tarayıcılar yalnızca https üzerinden ya da bu bilgisayardan gelen sayfalarda şifreleme yapar. Hizmetin https ile başlayan adresini ya da komut satırını kullanın.
page-seal-no-script = Bu sayfa bir betikle şifreleme yapar ve bu betik tarayıcınızda çalışmıyor. Aşağıda gösterildiği gibi komut satırıyla mühürleyin ve { -envelope(case: "accusative") } buraya yapıştırın.
page-seal-protection = Bunun neye karşı koruduğu
page-seal-protects = Hamle, hizmete giden hiçbir istekte yer almaz. Bu yüzden hizmetin hiçbir günlüğünde, yedeğinde ve veritabanında bulunmaz; hizmeti işleten ve onlara bakan biri de hamleyi öğrenemez.
page-seal-clear = Analiz tahtasında denedikleriniz ve notlarınıza yazdıklarınız hizmete gönderilir ve hizmet bunları okuyabilir. Bu oyunda mühürleyeceğiniz hamleyi analiz tahtasında denemeyin ve notlarınıza yazmayın.
page-seal-protects-vault = Bu oyunda anahtar hizmettedir: hizmet { -envelope(case: "accusative") } zamanından önce açabilir. Hamleniz yalnızca bu anahtarı olmayanlara karşı güvendedir.
page-seal-protects-not = Tarayıcınıza, hamlenizi açığa vurabilecek başka bir betik gönderen bir hizmete karşı sizi korumaz. Kendi komut satırınız ise buna karşı korur.
page-seal-command = Komut satırıyla mühürle
page-seal-command-about = İlk bloğu recipients.json adıyla kaydedin ve komutu çalıştırın. Komut hamlenizi sorar; böylece hamle komut satırının geçmişinde kalmaz. Komut metni .txt dosyasında saklar; .json dosyasının içeriği yukarıya yapıştırılmalıdır.
page-done-drafted = Taslağınız kaydedildi. Henüz mühürlenmedi ve { -clock(case: "yours") } çalışıyor.
page-done-sealed = Hamleniz mühürlendi.
page-offer = Beraberlik teklifi
page-accept = Kabul et
page-decline = Reddet
page-claims = Talepler
page-claim-tablebase-win = { -tablebase } (ben kazanıyorum)
page-claim-tablebase-draw = { -tablebase } ({ -draw })
page-claim-basis = Dayanak
page-claim-announced = Bildiriyorsanız, şu hamleyle
page-claim = Talep et
page-leaving = Oyundan çekil
page-resign-sure = Bu oyunu kaybettiğimi kabul ediyorum
page-resign = Oyundan çekil
page-resign-unsure = Oyundan çekilmediniz: oyunu kaybettiğinizi onaylamak için kutuyu işaretleyin.
page-plan = Koşullu hamleler
page-plan-of = { $game } için koşullu hamleler
page-plan-about = Rakibiniz düşünürken, oynayabileceği hamlelere yanıtlarınızı kaydedebilirsiniz. Kaydedilen bir yanıt, size yeniden sorulmadan hemen oynanır ve sürenizden almaz.
page-plan-game = Oyuna git
page-plan-change = Koşullu hamleleri değiştir
page-plan-none = Kayıtlı satır yok.
page-plan-saved = Kaydedilenler; size yeniden sorulmadan oynanır:
page-plan-saved-lines = Kayıtlı satırlar
page-plan-damaged = Kayıtlı satırlarınız okunamıyor. Bu hizmeti işletenler nedenini günlükte bulur.
page-plan-if = { $theirs } oynanırsa { $mine }
page-plan-if-then = { $before }; sonra { $theirs } oynanırsa { $mine }
page-plan-waits = { $mine } oynanmadı ve kararınızı bekliyor
page-plan-used = Koşullu hamleleriniz oynandı: { $moves }.
page-plan-remove = Kaldır
page-plan-remove-line = Kaldır: { $line }
page-plan-remove-all = Kayıtlı satırların tümünü kaldır
page-plan-draft = Yeni satırlar
page-plan-unsaved = Bu bir taslak. Kaydedilmedi ve içindeki hiçbir hamle oynanmaz.
page-plan-lines = Herhangi bir notasyonla, alt alta yazılan satırlar; her biri { -opponent(case: "genitive") } hamlesiyle başlar ve sizin hamlenizle biter, örneğin: 5755 7163 2836 6125
page-plan-save = Bu satırları kaydet
page-plan-read = Taslağın ne anlama geldiğini göster
page-plan-empty = Hiçbir şey kaydedilmedi: önce bir satır yazın.
page-plan-changed = Hiçbir şey kaydedilmedi ya da kaldırılmadı, çünkü bu sayfa yüklendikten sonra kayıtlı satırlarınız ya da oyun değişti. Şimdiki durum budur.
page-plan-clash = Bu satırlar aynı konuma farklı hamlelerle yanıt veriyor. Birini değiştirin:
page-plan-line = Satır { $line }: { $text }
page-plan-your-move = Sıra sizde. Koşullu hamleler hamlenizin yanına yazılır ve onunla birlikte gönderilir.
page-plan-adjourned = Oyun ertelenmişken satır kaydedilmez.
page-plan-over = Oyun bitti.
page-plan-opponents = Rakibinizin, bu oyunda size gösterilen satırları
page-plan-with-move = Bu hamleyle birlikte koşullu hamleler
page-plan-with-move-about = Siz hamleyi gönderene kadar bunlar taslaktır. Gönderince kayıtlı satırların yerine geçerler.
page-done-plan-saved = Satırlarınız kaydedildi.
page-done-plan-removed = Kaldırıldı. Kalan satırlar burada gösteriliyor.
page-analysis = Analiz tahtası
page-analysis-of = { $game } için analiz tahtası
page-analysis-about = Burada hamleleri denersiniz. Bunların hiçbiri oynanmaz, kaydedilmez, kimseye gösterilmez; hiçbir { -chess } motoru da izlemez.
page-analysis-private = Burada hamleleri denersiniz. Bunların hiçbiri oynanmaz, kimseye gösterilmez; hiçbir { -chess } motoru da izlemez. Varyantlarınız oyunla birlikte kalır ve onları yalnızca siz görürsünüz. Bunlar koşullu hamle değildir.
page-analysis-lines = Varyantlarım
page-analysis-forget = Sil
page-analysis-full = Bu varyant kaydedilmedi, çünkü bu oyun için zaten { $most } varyantınız var. Önce birini silin.
page-analysis-damaged = Varyantlarınız okunamıyor. Bu hizmeti işletenler nedenini günlükte bulur. Deneyeceğiniz bir sonraki varyant bunların yerine geçer.
page-analysis-long = Burada bir varyant en çok { $most } yarım hamledir.
page-analysis-line = Denediğiniz hamleler
page-analysis-back = Bir hamle geri
page-analysis-legal = Geçerli hamleler
page-analysis-no-move = Geçerli hamle yok.
page-analysis-next = Sonraki hamleler (herhangi bir notasyonla)
page-analysis-show = Göster
page-analysis-keep = Bu varyantı sakla
page-analysis-to-notes = Bu varyantı notlarıma ekle
page-analysis-to-plan = Bu varyanttan koşullu hamleler yap
page-analysis-to-move = İlk hamleyi oyna, ötekileri koşullu hamle yap
page-analysis-plan-ends = Koşullu hamlelerden oluşan bir satır { -opponent(case: "genitive") } hamlesiyle başlar ve sizin hamlenizle biter.
page-notes = Notlarım
page-notes-on = { $game } için notlarım
page-notes-about = Onları yalnızca siz görürsünüz; { -opponent }, { -arbiter } ya da yönetici görmez. Oyun bittikten sonra da oyunla birlikte kalırlar.
page-notes-text = Notlar
page-notes-save-first = Bu sayfadaki başka bir formu göndermeden önce notlarınızı kaydedin: bir forma yazılanlar başka bir formla gönderilmez.
page-notes-save = Notları kaydet
page-notes-stored = Kayıtlı olan notlar
page-notes-unsaved = Bu metin kaydedilmedi.
page-notes-damaged = Notlarınız okunamıyor. Bu hizmeti işletenler nedenini günlükte bulur. Burada kaydettiğiniz metin bu notların yerine geçer.
page-done-line-forgotten = Varyant silindi.
page-done-notes-saved = Notlarınız kaydedildi.
page-clocks = Saatler
page-moves = Hamleler
page-pieces = Taşlar
page-messages = Mesajlar
page-message-from = { $name }:
page-message-erased = (silindi)
page-message-arbiter = Bir { -arbiter }
page-send-message = Bu mesajı gönder
page-acts = Hakem işlemleri
page-appeal = { $until } tarihine kadar başka bir { -arbiter(case: "dative") } başvurarak itiraz et
page-appeal-about = Başka bir { -arbiter } karar verene kadar işlem geçerlidir. Karar size e-postayla bildirilecek.
page-appeal-grounds = Gerekçeniz; { -arbiter(case: "plural") } ve { -opponent } okur
page-appeal-send = İtiraz et
page-adjudication = Hakem kararıyla sonuç
page-adjudication-about = Bir { -arbiter } oyunu analize göre karara bağlar. Rakibiniz sizin analizinizi oyun bitince okur.
page-adjudication-seeks = İsteğiniz
page-adjudication-send = Bu analizi gönder
page-withdrawal = Birden çok oyundan ayrıl
page-withdrawal-about = Bu geri alınamaz. Bu oyunların her biri bir dakika içinde, kendi yönergesine göre kaybedilir, geçersiz sayılır ya da bir { -arbiter(case: "genitive") } kararına bırakılır. Yalnızca bu oyunu bitirmek için oyundan çekilin.
page-withdrawal-scope = Ayrılacağınız oyunlar
page-withdrawal-from = { $scope ->
    [event] Bu turnuvada süren bütün oyunlarım
   *[all] Burada süren bütün oyunlarım
}
page-withdrawal-reason = Gerekçe; her oyunun iki oyuncusu da okur
page-withdrawal-sure = Bu oyunlardan ayrılıyorum
page-withdrawal-unsure = Ayrılmadınız: onaylamak için kutuyu işaretleyin.

page-opponent = Rakibinizin adı; herhangi birini aramak için boş bırakın
page-colour = Renginiz
page-colour-drawn = kurayla
page-colour-white = Beyaz
page-colour-black = Siyah
page-control = Süre
page-new-send = Bu oyunu teklif et
page-control-move = Başka: her hamle için gün sayısı
page-control-increment = Başka: oyun için gün sayısı ve her hamlede eklenecek saat sayısı
page-control-moves = Başka: belirli sayıda hamle için gün sayısı (ICCF düzeni)
page-control-blocks = Başka: saatteki, yedek süredeki ve her hamlede eklenecek gün sayıları (Triple Block)
page-control-own = Başka bir süre için sayılar
page-control-days = Gün sayısı: her hamle, oyun ya da belirli sayıda hamle için veya saatte
page-control-hours = Her hamlede eklenecek saat sayısı
page-control-number = Hamle sayısı
page-control-bank = Yedek süredeki gün sayısı
page-control-more = Her hamlede eklenecek gün sayısı
page-control-unreadable = Hiçbir şey teklif edilmedi: seçtiğiniz sürenin sayılarını girin; her biri bir tam sayı olmalı.
page-challenges-received = Size gelen meydan okumalar
page-challenges-sent = Meydan okumalarınız ve ilanlarınız
page-seeks-open = Rakip arayan oyuncular
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = { $name } adlı oyuncuya: { $control }; { $colour }
page-challenge-seek = isteyen herkese: { $control }; { $colour }
page-plays-white = { $name } beyazla oynuyor
page-plays-black = { $name } siyahla oynuyor
page-start-960 = Chess960
page-start-set = belirli bir konumdan
page-regulated = Yalnızca süre değil, başka kurallar da özel olarak belirlenmiş. Alışılmıştan farklı olan ayarlar:

page-player = { $name }
page-player-arbiter = Bu hizmetin hakemlerinden biri.
page-player-running = Süren oyunlar
page-player-hidden = Bu adı ya da numarayı taşıyan ve herkesin okuyabileceği bir oyunu olan oyuncu yok. Hesabı olanlar giriş yapınca bütün oyuncuları görür.
page-public-running = Oyun sürüyor.
page-public-delayed = { $plies ->
    [one] Oyun sürüyor. Son yarım hamle henüz herkese açık değil.
   *[other] Oyun sürüyor. Son { $plies } yarım hamle henüz herkese açık değil.
}
page-public-at = { $at }
page-public = Oyunu kimlerin okuyabileceği
page-public-no = Oyunu yalnızca hesabı olanlar okuyabilir
page-step-start = Başa
page-step-back = Geri
page-step-on = İleri
page-step-back-by = { $n } yarım hamle geri
page-step-on-by = { $n } yarım hamle ileri
page-step-end = Sona
page-accept-game = Oyna
page-withdraw = Geri çek

page-desk = Hakem masası
page-desk-nothing = Sizi bekleyen bir şey yok.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = Zarflar
page-desk-flags = Düşen bayraklar
page-desk-claims = Talepler ve { -arbiter } kararı istekleri
page-desk-appeals = İtirazlar
page-desk-withdrawals = Ayrılmalar
page-desk-find = Başka bir oyun, numarasıyla
page-desk-show = Göster
page-desk-waits-for = Beklenen: { $what }.
page-desk-resumes = Oyuna devam zamanı: { $at }.
page-desk-until = { $at } tarihine kadar.
page-desk-flag-open = Bir { -arbiter } oyunu bitirene kadar yapılan hamle yine de geçerlidir.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } talepte bulundu: { -draw } (konumun üç kez tekrarı).
    [fifty_moves] { $name } talepte bulundu: { -draw } (elli hamle kuralı).
    [tablebase_win] { $name } talepte bulundu: galibiyet ({ -tablebase }).
    [tablebase_draw] { $name } talepte bulundu: { -draw } ({ -tablebase }).
    [adjudicated_win] { $name } { -arbiter } kararıyla sonuç istedi: galibiyet.
   *[adjudicated_draw] { $name } { -arbiter } kararıyla sonuç istedi: { -draw }.
}
page-desk-announced = Talep, şu hamleden sonraki konumla ilgilidir: { $move }.
page-desk-claim-stops = Bu sırada hiçbir saat çalışmaz.
page-desk-claim-runs = Bu sırada saat çalışır.
page-desk-withdrawn = { $name } ayrıldı: { $at }. Hiçbir saat çalışmıyor.
page-desk-silent = { $name } sessizlik yüzünden ayrılmış sayılıyor: { $at }. Hiçbir saat çalışmıyor.
page-desk-appeal = { $names }: { $number } numaralı işleme itiraz ({ $act }), itiraz zamanı: { $at }.
page-desk-own-act = İşlem sizin, bu yüzden itiraza başka bir { -arbiter } karar verir.
page-desk-game = Hakem masasında { $game }: { $white } - { $black }
page-desk-to-board = Tahta ve hamleler
page-desk-done = Kaydedildi.
page-desk-acts = İşlemler
page-desk-acts-about = Her işlem, yapılmadan önce iki saate etkisiyle gösterilir. Gerekçeyi iki oyuncu da okur.
page-desk-act = { $act ->
    [decide-claim] Talebe karar ver
    [claim-flag] Oyunu bayrak düştüğü için bitir
    [decide-appeal] Bir itiraza karar ver
    [acknowledge-face] Zarfın dış yüzünü onayla
    [set-resumption] Başka bir devam zamanı belirle
    [approve-early-opening] Zarfın zamanından önce açılmasını onayla
    [declare-missing] Zarfı kayıp say
    [envelope] Zarfı aç
    [warn] Bir oyuncuyu uyar
    [give-time] Süre ekle
    [take-time] Süre düş
    [correct-clocks] Saatleri düzelt
    [adjudicate] Sonuca karar ver
    [forfeit] Oyunu taraflardan biri için hükmen kayıp say
    [cancel] Oyunu iptal et
    [replay] Oyunu iptal et ve yeniden başlat
    [annul] Oyunu geçersiz say
    [change-points] Puanları değiştir
    [grant-leave] Özel izin ver
    [end-leave] İzne son ver
    [adjourn] Oyunu ertele
    [take-back] Hamleleri geri al
    [replace] Oyuncunun yerine başkasını geçir
    [withdraw] Bir ayrılmayı kaydet
   *[expel] Bir oyuncuyu ihraç et
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Oyuncu
    [time] Süre, örneğin 2d ya da 1d 12h
    [used_white] Beyazın kullandığı süre, örneğin 1d 12h
    [used_black] Siyahın kullandığı süre, örneğin 1d 12h
    [deadline] Çalışan saatin son tarihi, sizin saat diliminizde; boş bırakılırsa değişmez
    [result] Sonuç
    [points_white] Beyazın puanı
    [points_black] Siyahın puanı
    [first] İlk gün, oyuncunun bulunduğu yere göre
    [last] Son gün, oyuncunun bulunduğu yere göre
    [ply] Geçerli kalan yarım hamle sayısı
    [player] Yeni oyuncunun adı
    [scope] Oyunlar
    [claim] Talep
    [upheld] Talep kararı
    [act] İşlem
    [reverse] İtiraz kararı
    [resume_at] Devam zamanı, sizin saat diliminizde
   *[reason] Gerekçe; iki oyuncu da okur
}
page-desk-scope = { $scope ->
    [game] Yalnızca bu oyun
    [event] Oyuncunun bu turnuvada süren bütün oyunları
   *[all] Oyuncunun burada süren bütün oyunları
}
page-desk-white = Beyaz, { $name }
page-desk-black = Siyah, { $name }
page-desk-upheld = Talep doğru.
page-desk-rejected = Talep doğru değil.
page-desk-reversed = İşlem geri alındı.
page-desk-confirmed = İşlem geçerli kalıyor.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Bu alan okunamıyor, bu yüzden hiçbir şey yapılmadı: { $field }.
page-desk-preview = Etkisini göster
page-desk-not-done = Henüz hiçbir şey kaydedilmedi. Etkiye bakın ve aşağıda onaylayın.
page-desk-effect = Etki
page-desk-on-record = Onaylarsanız şu, { $game } ({ $white } - { $black }) oyununun kaydına geçer:
page-desk-drops = Silinecek koşullu hamlelerin sahibi: { $names }.
page-desk-elsewhere = Başka oyunlar da değişir: { $scope }.
page-desk-again = Oyun yeni bir numarayla yeniden başlar.
page-desk-clocks-now = Saatlerin şimdiki durumu
page-desk-clocks-after = Saatlerin sonraki durumu
page-desk-confirm = Onayla: { $act }
page-desk-change = Önce değiştir
page-desk-stale = Etki gösterildikten sonra oyun değişti, bu yüzden hiçbir şey yapılmadı. Şimdiki etki budur.
page-desk-stale-envelope = Bu sayfa gösterildikten sonra oyun değişti, bu yüzden hiçbir şey yapılmadı.
page-desk-envelope = Zarf
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = Zarfın açılma zamanı henüz gelmedi. { $needed ->
    [one] Zamanından önce açılmasını bir { -arbiter(case: "genitive") } onaylaması gerekir.
   *[other] Zamanından önce açılmasını { $needed } { -arbiter(case: "genitive") } onaylaması gerekir.
}
page-desk-early-nobody = Henüz kimse onaylamadı.
page-desk-early-you = Siz onayladınız.
page-desk-early-agreed = Onaylayan: { $name }.
page-desk-early-other = Onu başka bir { -arbiter } açar.
page-desk-pace = İki tarafın sürelerini nasıl kullandığı
page-desk-pace-in = { $game }: iki tarafın sürelerini nasıl kullandığı
page-desk-commitment = Özet (metnin SHA-256 özeti):
page-desk-held-here = Oyuna devam edilince onu hizmet açar.
page-desk-held = Açmak için gereken anahtar sayısı: { $needed }. Anahtarı olanlar: { $holders }.
page-desk-opening-about = Saatlerde ne olacağı mühürlü hamleye bağlıdır; { -envelope } açılmadan önce onu kimse görmez.
page-resume-about = Hizmet o zaman { -envelope(case: "accusative") } açar ve mühürlü hamleyi oynar. O hamle geçersiz ya da belirsizse oyun bitebilir. Bu geri alınamaz.
page-desk-resume = Oyunu devam ettir
page-desk-open = Zarfı aç
page-desk-open-about = Onu bu sayfanın dışında kendi anahtarınızla çözün: age -d -i KEY envelope.age. Sonra metnin tamamını buraya yapıştırın; yalnızca bu özete uyan metin geçerlidir. Sayfa onu yeniden göstermez.
page-desk-decrypt-about = Ya da onu bu tarayıcıda çözün. Gizli anahtarınız gönderilmez; metin ise yalnızca aşağıdaki formla gönderilir. Tarayıcınıza başka bir betik gönderen bir hizmet anahtarı okuyabilir: komut satırı daha güvenlidir.
page-desk-decrypt-closed = Kapalı { -envelope } ya da başka bir hakemin anahtarından sonra kapalı kalan kısım
page-desk-decrypt-key = age-keygen dosyasındaki gizli anahtarınız
page-desk-decrypt-file = Dosyadan gizli anahtar
page-desk-decrypt = Bu tarayıcıda çöz
page-desk-decrypt-no-key = Burada bir age gizli anahtarı yok. O anahtar AGE-SECRET-KEY-1 ile başlar.
page-desk-decrypt-failed = Bu anahtar onu açmıyor.
page-desk-decrypt-wrong = Zarfın içindeki metin, mühürlenirken verilen özete uymuyor.
page-desk-decrypt-left = Anahtarınız bir katmanı açtı. Bunu, başka bir anahtarla açacak olan sonraki { -arbiter(case: "dative") } verin:
page-desk-closed = Kapalı { -envelope }
page-desk-text = Zarfın metni
page-desk-early-reason = Zamanından önce açılırsa gerekçe; iki oyuncu da okur
page-desk-trail = Akış
page-desk-column = { $column ->
    [number] No.
    [what] Ne
    [by] Kim
    [received] Alındı
    [judged] Değerlendirildi
    [white] Sonrasında beyazın saati
   *[black] Sonrasında siyahın saati
}
page-desk-channel = { $channel ->
    [mail] e-postayla
    [http] sayfadan ya da API ile
    [console] komut satırından
   *[timekeeper] kendiliğinden
}
page-desk-refused = Reddedildi: { $why }
page-desk-recorded = Kaydedildiği gibi
page-desk-cause = Neden:
page-desk-seconds = { $n } sn
page-desk-clock = Kullanılan { $used }, kalan { $left }.
page-desk-left-off = Gösterilmeyen reddedilmiş denemeler: { $n }.
page-desk-event = { $event ->
    [created] Oyun başladı
    [moved] Hamle
    [said] Mesaj
    [draw_offered] Beraberlik teklifi
    [draw_declined] Beraberlik reddedildi
    [claim_upheld] Talep kabul edildi
    [claim_referred] Hakeme giden talep
    [analysed] Analiz
    [claim_lapsed] Talep düştü
    [claim_rejected] Talep reddedildi
    [illegal_move] Geçersiz hamle
    [adjournment_proposed] Erteleme teklif edildi
    [adjournment_declined] Erteleme reddedildi
    [sealing_began] Hamle sırası olan oyuncu mühürlemeli
    [drafted] Taslak { -envelope(case: "dative") } kondu
    [sealed] Hamle mühürlendi
    [face_acknowledged] Zarfın dış yüzü onaylandı
    [resumption_set] Devam zamanı belirlendi
    [resumption_requested] Bir oyuncu devam etmeye hazır
    [resumed] Oyuna devam edildi
    [early_opening_approved] Erken açma onaylandı
    [came_late] Bir oyuncu çok geç geldi
    [envelope_missing] Zarf kayıp ya da açılmıyor
    [publication_agreed] Bir oyuncu { -envelope(case: "genitive") } yayımlanmasını kabul ediyor
    [envelope_published] Zarf yayımlandı
    [reading_chosen] Mühürlü hamlenin okunuşu seçildi
    [clocks_questioned] Saatlerin yanlış olduğu bildirildi
    [opened] Zarf açıldı
    [flag_fell] Bayrak düştü
    [leave_booked] İzin kaydedildi
    [leave_cancelled] İzin iptal edildi
    [reflection_declared] Düşünmenin sürdüğü bildirildi
    [downtime_returned] Hizmetin kapalı olduğu süre geri verildi
    [zone_noted] Saat dilimi kaydedildi
    [clock_refilled] Saat yedek süreden dolduruldu
    [mail_problem] E-postalar ulaşmıyor
    [mail_restored] E-postalar yeniden ulaşıyor
    [ended] Oyun bitti
    [withdrawn] Ayrılma
    [appealed] İtiraz
    [appeal_decided] İtiraza karar verildi
    [act_warn] Hakem: uyarı
    [act_time] Hakem: süre eklendi ya da düşüldü
    [act_clocks] Hakem: saatler düzeltildi
    [act_adjudicate] Hakem: sonuca karar verildi
    [act_forfeit] Hakem: oyun hükmen kayıp sayıldı
    [act_cancel] Hakem: oyun iptal edildi
    [act_annul] Hakem: oyun geçersiz sayıldı
    [act_give_way] Başka bir oyun geçerli
    [act_points] Hakem: puanlar değiştirildi
    [act_leave] Hakem: özel izin verildi
    [act_end_leave] Hakem: izne son verildi
    [act_adjourn] Hakem: erteleme kararı
    [act_take_back] Hakem: hamleler geri alındı
    [act_replace] Hakem: oyuncunun yerine başkası geçti
    [act_expel] Hakem: oyuncu ihraç edildi
   *[other] { $event }
}

page-admin = Yönetim
page-admin-players = Oyuncular
page-admin-mail = Gelen e-postalar
page-admin-trouble = Ulaşmayan e-postalar ve olaylar
page-admin-health = Hizmetin durumu
page-admin-aside = { $n ->
    [0] Sizi bekleyen gelen e-posta yok.
    [one] Gelen bir e-posta sizi bekliyor.
   *[other] Gelen { $n } e-posta sizi bekliyor.
}
page-admin-more = Daha fazla
page-admin-none = Hiç yok.
page-admin-part = Adın bir bölümü
page-admin-address = Tam e-posta adresi
page-admin-search = Ara
page-admin-no-address = Bu adresle bir hesap yok.
page-admin-since = { $at } tarihinden beri
page-admin-player = Oyuncu { $name }
page-admin-role = Rol
page-admin-deleted = Bu hesap silindi.
page-admin-mail-arrives = Oyuncuya gönderilen hiçbir e-posta geri dönmedi.
page-admin-stopped = { $since } tarihinden beri geri dönen e-posta sayısı: { $n }; sonuncusunun nedeni: { $reason }. Oyunlarla ilgili e-postalar durduruldu.
page-admin-returned = { $since } tarihinden beri geri dönen e-posta sayısı: { $n }; sonuncusunun nedeni: { $reason }. E-posta hâlâ gönderiliyor.
page-admin-sessions = Oturumlar
page-admin-no-sessions = Oyuncunun hiçbir yerde açık oturumu yok.
page-admin-trail = Hesabın akışı
page-admin-trail-about = En yeni kayıtlar baştadır. Oyuncu bu akışı kendi verileriyle birlikte alır.
page-admin-event = { $what ->
    [signed_up] Hesap oluşturuldu
    [signed_in] Giriş yapıldı
    [session_ended] Oturum sonlandırıldı
    [sessions_ended] Bütün oturumlar sonlandırıldı
    [refresh_token_reused] Anahtarı iki kez kullanıldığı için oturum sonlandırıldı
    [api_token_made] Programlar için jeton oluşturuldu
    [api_token_revoked] Programlar için jeton iptal edildi
    [api_tokens_revoked] Programlar için bütün jetonlar iptal edildi
    [calendar_made] Takvimin adresi oluşturuldu
    [calendar_revoked] Takvimin adresi iptal edildi
    [webhook_secret_made] Bir webhook gizli anahtarı oluşturuldu
    [webhook_enabled] Webhook açıldı
    [webhook_deleted] Webhook silindi
    [envelope_key] Mühürlü hamleler için anahtar tanımlandı
    [address_changed] E-posta adresi değiştirildi
    [role_changed] Rol değiştirildi
    [mail_stopped] Oyunlarla ilgili e-postalar durduruldu
    [mail_resumed] Oyunlarla ilgili e-postalar yeniden başlatıldı
    [mail_restored] Oyunlarla ilgili e-postalar bir yönetici tarafından yeniden başlatıldı
    [unsubscribed_by_link] Bildirimler bir e-postadaki bağlantıyla kapatıldı
    [text_erased] Metin silindi
    [mail_replayed] Gelen e-posta yeniden okundu
    [mail_released] Gelen e-posta serbest bırakıldı
    [mail_discarded] Gelen e-posta çöpe atıldı
    [deleted] Hesap silindi
   *[other] { $what }
}
page-admin-restored = hizmet bir yedekten geri yüklendi
page-admin-text-place = { $game }, olay { $number }
page-admin-reason = Gerekçe; sonsuza dek kayıtta kalır, kişisel bir şey yazmayın
page-admin-no-reason = Hiçbir şey yapılmadı: tek satırlık, en çok 200 karakterlik bir gerekçe yazın.
page-admin-act = { $act ->
    [role] Rolü değiştir
    [restore-mail] E-posta göndermeyi yeniden başlat
    [end-sessions] Bütün oturumları sonlandır
    [replay] Yeniden oku
    [release] Serbest bırak
   *[discard] Çöpe at
}
page-admin-effect = { $act ->
    [role] Hesap yeni rolü hemen alır ve oyuncuya bir e-postayla bildirilir.
    [restore-mail] Geri dönen e-postalar unutulur ve oyunlarla ilgili e-postalar oyuncuya yeniden gönderilir.
    [end-sessions] Oyuncunun her yerde çıkışı yapılır. Programların jetonları kalır.
    [replay] E-posta baştan okunur. Daha önce yaptıkları ikinci kez yapılmaz.
    [release] Kim göndermiş olursa olsun, e-posta sizin sözünüze dayanarak oyuncunun kendi e-postası sayılır.
   *[discard] E-postayla artık bir şey yapılmaz ve metni kalıcı olarak silinir.
}
page-admin-not-done = Henüz hiçbir şey yapılmadı. Bakın ve aşağıda onaylayın.
page-admin-done = Yapıldı ve kaydedildi.
page-admin-nothing = Hiçbir şey yapılmadı: yapılacak bir şey yoktu ya da e-postanın metni artık yok.
page-admin-own-game = Hiçbir şey yapılmadı: bu e-posta sizin bir oyununuzla ilgili olabilir; bu yüzden onunla başka bir yönetici ilgilenir.
page-admin-mail-about = Bir e-posta okunamadığında, kimin yazdığı kuşkulu olduğunda ya da biri size yazdığında kenara ayrılır. Ona 30 gün dolmadan bakın.
page-admin-list = { $list ->
    [aside] Kenara ayrılanlar
    [pending_confirm] Onay bekleyenler
    [unanswered] Yanıtlanmayanlar
   *[all] Tümü
}
page-admin-mail-number = E-posta { $id }
page-admin-mail-text = Metin
page-admin-mail-state = { $state ->
    [received] Henüz okunmadı
    [applied] Yapıldı
    [duplicate] Daha önce gelmişti
    [auto] Bir makine tarafından yazıldı
    [bounced] Geri dönen bir e-posta
    [rejected] Reddedildi
    [pending_confirm] Onay bekliyor
    [quarantined] Kenara ayrıldı
   *[poison] Okunamadığı için kenara ayrıldı
}
page-admin-why = { $cause ->
    [auto_submitted] bir programın yazdığını belirtiyor
    [precedence] toplu e-posta olduğunu belirtiyor
    [list] bir e-posta listesinden geldi
    [autoreply] otomatik bir yanıt
    [null_sender] yanıt verilebilecek bir göndereni yok
    [loop] bu hizmetin geri dönen bir e-postası
    [report] teslimatla ilgili bir rapor
    [robot] göndereni bir programın adresi
    [own_address] göndereni bu hizmetin bir adresi
    [did_you_mean] oyuncuya başka bir hamleyi mi kastettiği soruldu
    [meant] oyuncu hamleyi onayladı
    [asked] oyuncuya neyi kastettiği soruldu
    [erased] metni silindi
    [unreadable] okunamıyor
    [unreadable_row] veritabanındaki kaydı okunamıyor
    [ambiguous_from] tek bir yazar belirtmiyor
    [no_player] adresi artık hiçbir hesaba ait değil
    [mail_off] oyuncu e-postayla hamle kabul etmiyor
    [message_id] daha önceki bir e-postanın kopyası
    [failed] bir e-postanın ulaşmadığını bildiriyor
    [not_counted] sayılmayan bir rapor
    [delayed] bir gecikme bildiriyor
    [to_bounce_address] rapor değil, ama raporlar için olan bir adrese geldi
    [nothing_to_confirm] onaylanacak bir şey yok
    [nothing_waits] artık yanıt bekleyen bir şey yok
    [another_waits] başka bir e-posta onay bekliyor
    [dmarc_fail] gönderenin alan adı, e-postanın sahte olduğunu söylüyor (DMARC)
    [not_a_player] yazarı bu oyunda oynamıyor
    [not_the_player] onu oyuncu göndermedi
    [unconfirmed_sender] oyuncuya e-postanın kendisine ait olup olmadığı soruldu
    [not_confirmed] zamanında kimse onaylamadı
    [confirmed] oyuncu onunla bir e-postayı onayladı
    [disowned] oyuncu onunla, bir e-postanın kendisine ait olmadığını bildirdi
    [no_yes] ne evet ne de hayır diyor
    [passed_on] bir yöneticiye iletildi
    [for_operator] bir yöneticiye iletilemedi
    [helped] bir açıklamayla yanıtlandı
    [joins] hesabı olmayan birinden onay istendi
    [joined] onunla bir hesap oluşturuldu
    [before_an_act] bir { -arbiter } oyunda bir şeyi geri almadan önce yazıldı
    [before_restoration] hizmet bir yedekten geri yüklenmeden önce yazıldı
    [unanswered] çok fazla yanıt olduğu için yanıtı bekletildi
    [discarded] bir yönetici onu çöpe attı
    [failures] okunması üç kez başarısız oldu
    [deaths] her okunuşunda program sona erdi
    [left] hizmetin daha yeni bir sürümünü bekliyor
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Gönderenin alan adı yazarı doğruluyor.
    [fail] Gönderenin alan adı e-postanın sahte olduğunu söylüyor.
   *[unknown] Yazarı kimse doğrulamıyor.
}
page-admin-outgoing = { $kind ->
    [game-started] Bir oyunun başlangıcı
    [your-move] Rakibin hamlesi
    [move-recorded] E-postayla yapılan bir hamlenin kaydı
    [reminder] Hatırlatma
    [game-news] Bir oyunla ilgili haber
    [adjournment] Erteleme
    [arbiter-news] Hakem için haber
    [log-receipt] Mühürlü bir hamlenin kanıtı
    [game-over] Bir oyunun sonu
    [restored] Yedekten geri yükleme
    [challenge] Meydan okuma
    [transcript] Bir e-postaya yanıt
    [confirmation] Soru
    [sign-in-code] Kod
    [account-news] Bir hesapla ilgili haber
    [digest] Özet e-posta
   *[passed-on] İletilen e-posta
}
page-admin-not-sent = { $reason ->
    [gone] alıcı artık var olmadığını bildiriyor
    [failed] beş gün boyunca hiçbir şey gönderilemedi
    [restored] hizmet bir yedekten geri yüklendi
    [interrupted] gönderilirken program sona erdi
    [no_event] böyle bir olay yok
    [redirect] alıcı başka bir adrese yönlendiriyor
    [internal] bu hizmetin bir hatası
    [timeout] alıcı zamanında yanıt vermiyor
    [host_not_found] alıcının sunucusu bilinmiyor
    [private_address] alıcının bir internet adresi yok
    [not_https] alıcının adresi şifreleme kullanmıyor
    [tls] alıcının sertifikası geçerli değil ya da TLS başarısız
    [connection_refused] alıcı bağlantıyı kabul etmiyor
    [connection] alıcıyla bağlantı koptu
    [not_http] alıcı HTTP’ye uygun yanıt vermiyor
   *[other] alıcı { $reason } durum koduyla yanıt veriyor
}
page-admin-tries = { $n ->
    [one] Bir deneme.
   *[other] { $n } deneme.
}
page-admin-received = Alındı
page-admin-at = { $at }
page-admin-state = Durum
page-admin-cause = Sonuç ya da neden
page-admin-to = Alıcı
page-admin-to-game = { $game } için { $name } adlı oyuncuya verilen yanıt adresi
page-admin-to-account = { $name } adlı oyuncunun hesabı
page-admin-to-confirm = { $id } numaralı e-postayla ilgili soru
page-admin-to-mailbox = { $mailbox } posta kutusu
page-admin-to-bounce = giden { $id } numaralı e-postanın geri dönüş adresi
page-admin-author = Yazan
page-admin-attempts = Okuma
page-admin-confirmed = Oyuncunun kendi e-postası sayılır.
page-admin-text-about = Bu, e-postanın geldiği biçimde baş tarafıdır; hizmetin adresleri, kodlar ve kodlanmış ya da HTML bölümler yoktur. İçindekileri başkalarına söylemeyin.
page-admin-text-cut = Gerisi gösterilmiyor.
page-admin-hidden = { $because ->
    [own_game] E-posta sizin bir oyununuzla ilgili olabilir. Onunla başka bir yönetici ilgilenir.
    [sealed] Metin gösterilmiyor, çünkü içinde mühürlü bir hamle olabilir: e-postanın ilgili olabileceği bir oyunda böyle bir hamle var ya da olabilir. E-posta yine de yeniden okunabilir, serbest bırakılabilir ve çöpe atılabilir.
    [secret] Metin gösterilmiyor, çünkü içinde bir hamle ya da mühürleme, taslak veya koşullu hamlelerle ilgili bir sözcük olabilir. E-posta yine de yeniden okunabilir, serbest bırakılabilir ve çöpe atılabilir.
    [not_aside] Metin gösterilmiyor, çünkü e-posta kenara ayrılmadı.
   *[gone] Metin silindi.
}
page-admin-bounces = E-postaların ulaşmadığı oyuncular
page-admin-sources = E-posta alınan posta kutuları
page-admin-source-unused = kullanımda değil
page-admin-source-fine = e-posta alınıyor
page-admin-source-looked = Son bakış: { $at }
page-admin-dead = Gönderilmesinden vazgeçilen e-postalar
page-admin-an-address = hesabı olmayan bir adrese
page-admin-about = ilgili oyun: { $game }
page-admin-webhooks = Kapalı ya da başarısız webhook öğeleri
page-admin-webhook = Webhook { $id }, sunucu: { $host }
page-admin-webhook-failing = { $since } tarihinden beri başarısız
page-admin-webhook-off = kapalı ({ $because })
page-admin-deliveries = Gönderilmesinden vazgeçilen olaylar
page-admin-delivery = Olay { $id }, webhook: { $webhook }, oyun: { $game }
page-admin-ready = Hizmet hazır.
page-admin-not-ready = Hizmet hazır değil.
page-admin-clock-jumped = Bilgisayarın saati değiştirildi. Saat doğru olana kadar hiçbir { -flag } düşmez ve hiçbir şey silinmez.
page-admin-answers-held = Gönderilecek otomatik yanıtlar her zamankinden fazla. Bekletilip sonra gönderilecek olanların sayısı: { $n }
page-admin-commands-aside = Bir oyuncunun bütün oyunları için olup oyunlardan birinde başarısız olan isteklerin sayısı: { $n }
page-admin-version = Sürüm
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Veritabanının kuşağı
page-admin-backup = postzug backup ile yapılan son yedek
page-admin-no-backup = bilinen yok
page-admin-running = Süren oyunlar
page-admin-ended = Biten oyunlar
page-admin-accounts = Hesaplar
page-admin-bytes = Veritabanının boyutu
page-admin-set-aside = Kenara ayrılan gelen e-postalar
page-admin-unsent = Gönderilmeyi bekleyen e-postalar
page-admin-oldest = En eskisinin bekleme süresi: { $age }.
page-admin-undelivered = Webhook öğelerine gönderilecek olaylar
page-admin-log-size = Günlükteki kayıtlar
page-admin-log-signed = Son denetim noktasının kapsadığı kayıtlar
page-admin-log-waiting = Henüz günlükte olmayan olaylar
page-admin-checkpoint = Günlüğün denetim noktası
page-admin-health-more = postzug doctor komutu bilgisayara, aktarma sunucusuna ve DNS kayıtlarına bakar.

page-problem = Yapılmadı
page-typed = Yazdığınız ve gönderilmeyen metin: kopyalayın
page-typed-reason = Gerekçe
page-claim-move = Talep kaydedildi ve bildirilen hamle oynandı.
page-claim-no-move = Talep kaydedildi; hamlenin hâlâ yapılması gerekiyor.
page-claim-recorded = Talep kaydedildi; geçerli bir hamle bildirildiyse o hamle oynandı.
page-problem-code = { $status }, { $code }
