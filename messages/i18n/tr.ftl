### Every sentence that a person reads, in Turkish. docs/translating.md says how to add a language.

-game = { $case ->
    [accusative] oyunu
    [dative] oyuna
    [locative] oyunda
    [ablative] oyundan
    [genitive] oyunun
    [with] oyunla
    [attributive] oyundaki
    [possessive-locative] oyununda
    [possessive-genitive] oyununun
    [yours] oyununuz
    [yours-ablative] oyununuzdan
    [yours-with] oyununuzla
    [plural] oyunlar
    [plural-accusative] oyunları
    [plural-locative] oyunlarda
    [plural-ablative] oyunlardan
    [plural-genitive] oyunların
    [plural-with] oyunlarla
    [plural-possessive-ablative] oyunlarından
    [plural-possessive-genitive] oyunlarının
    [plural-mine] oyunlarım
    [plural-mine-locative] oyunlarımda
    [plural-mine-attributive] oyunlarımdaki
    [plural-mine-ablative] oyunlarımdan
    [plural-yours] oyunlarınız
    [plural-yours-accusative] oyunlarınızı
    [plural-yours-locative] oyunlarınızda
    [plural-yours-ablative] oyunlarınızdan
    [plural-yours-genitive] oyunlarınızın
    [Nominative] Oyun
    [Accusative] Oyunu
    [Dative] Oyuna
    [Locative] Oyunda
    [Ablative] Oyundan
    [Genitive] Oyunun
    [With] Oyunla
    [Attributive] Oyundaki
    [Yours] Oyununuz
    [Plural] Oyunlar
    [Plural-accusative] Oyunları
    [Plural-locative] Oyunlarda
    [Plural-with] Oyunlarla
    [Plural-yours] Oyunlarınız
    [Plural-yours-ablative] Oyunlarınızdan
   *[nominative] oyun
}
-move = { $case ->
    [accusative] hamleyi
    [dative] hamleye
    [locative] hamlede
    [ablative] hamleden
    [genitive] hamlenin
    [with] hamleyle
    [predicate] hamledir
    [possessive] hamlesi
    [possessive-accusative] hamlesini
    [possessive-dative] hamlesine
    [possessive-ablative] hamlesinden
    [possessive-with] hamlesiyle
    [yours] hamleniz
    [yours-accusative] hamlenizi
    [yours-dative] hamlenize
    [yours-locative] hamlenizde
    [yours-genitive] hamlenizin
    [yours-with] hamlenizle
    [plural] hamleler
    [plural-accusative] hamleleri
    [plural-dative] hamlelere
    [plural-locative] hamlelerde
    [plural-ablative] hamlelerden
    [plural-genitive] hamlelerin
    [plural-with] hamlelerle
    [plural-possessive-accusative] hamlelerini
    [plural-yours] hamleleriniz
    [plural-yours-genitive] hamlelerinizin
    [Nominative] Hamle
    [Accusative] Hamleyi
    [With] Hamleyle
    [Yours] Hamleniz
    [Yours-accusative] Hamlenizi
    [Yours-genitive] Hamlenizin
    [Yours-with] Hamlenizle
    [Plural] Hamleler
    [Plural-accusative] Hamleleri
    [Plural-genitive] Hamlelerin
   *[nominative] hamle
}
-chess = satranç
-draw = { $case ->
    [accusative] beraberliği
    [adverb] berabere
    [Accusative] Beraberliği
    [Nominative] Beraberlik
   *[nominative] beraberlik
}
-castling = { $case ->
    [dative] roka
   *[nominative] rok
}
-en-passant = geçerken
-promotion = { $case ->
    [Nominative] Terfi
   *[nominative] terfi
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
    [accusative] rakibinizi
    [locative] rakibinizde
    [bare-with] rakiple
    [bare-locative] rakipte
    [plural-dative] rakiplerinize
    [plural-accusative] rakiplerinizi
    [Dative] Rakibinize
    [Genitive] Rakibinizin
    [Bare] Rakip
    [Bare-genitive] Rakibin
    [Nominative] Rakibiniz
    [Accusative] Rakibinizi
    [Plural-dative] Rakiplerinize
    [Plural-accusative] Rakiplerinizi
   *[nominative] rakibiniz
}
-arbiter = { $case ->
    [accusative] hakemi
    [dative] hakeme
    [genitive] hakemin
    [plural] hakemler
    [locative] hakemde
    [possessive-ablative] hakeminden
    [plural-dative] hakemlere
    [plural-locative] hakemlerde
    [plural-ablative] hakemlerden
    [plural-genitive] hakemlerin
    [plural-possessive-ablative] hakemlerinden
    [Dative] Hakeme
    [Genitive] Hakemin
    [Nominative] Hakem
    [Plural-dative] Hakemlere
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
    [attributive] zarftaki
    [possessive-locative] zarfında
    [possessive-genitive] zarfının
    [yours] zarfınız
    [plural-accusative] zarfları
    [plural-genitive] zarfların
    [Accusative] Zarfı
    [Genitive] Zarfın
    [Plural] Zarflar
    [Nominative] Zarf
    [Attributive] Zarftaki
    [Yours] Zarfınız
   *[nominative] zarf
}
-sealed-move = { $case ->
    [genitive] mühürlü hamlenin
    [accusative] mühürlü hamleyi
    [yours] mühürlü hamleniz
    [yours-genitive] mühürlü hamlenizin
    [plural] mühürlü hamleler
    [plural-accusative] mühürlü hamleleri
    [plural-genitive] mühürlü hamlelerin
    [possessive] mühürlü hamlesi
    [Genitive] Mühürlü hamlenin
    [Nominative] Mühürlü hamle
    [Yours-genitive] Mühürlü hamlenizin
    [Plural] Mühürlü hamleler
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
    [dative] saate
    [locative] saatte
    [attributive] saatteki
    [possessive-dative] saatine
    [possessive-accusative] saatini
    [possessive-ablative] saatinden
    [mine-dative] saatime
    [yours-dative] saatinize
    [plural] saatler
    [plural-locative] saatlerde
    [plural-possessive-locative] saatlerinde
    [Plural-accusative] Saatleri
    [Plural-genitive] Saatlerin
    [Yours] Saatiniz
    [Nominative] Saat
    [Dative] Saate
    [Plural] Saatler
    [Plural-locative] Saatlerde
   *[nominative] saat
}
-flag = { $case ->
    [possessive] bayrağı
    [plural] bayraklar
    [possessive-genitive] bayrağının
    [yours] bayrağınız
    [Nominative] Bayrak
    [Yours] Bayrağınız
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
-check = { $case ->
    [Nominative] Şah
   *[nominative] şah
}
-mate = mat
-stalemate = pat
-white = { $form ->
    [genitive] beyazın
    [instrumental] beyazla
    [Bare] Beyaz
    [Genitive] Beyazın
   *[bare] beyaz
}
-black = { $form ->
    [genitive] siyahın
    [instrumental] siyahla
    [Bare] Siyah
    [Genitive] Siyahın
   *[bare] siyah
}
-resign = { $form ->
    [imperative] çekil
    [polite] çekilin
    [passive] çekilinir
    [noun] çekilme
   *[infinitive] çekilmek
}
-adjourn = { $form ->
    [past] ertelendi
    [perfect] ertelenmiş
    [locative] ertelemede
    [participle] ertelenen
    [imperative] ertele
    [Noun] Erteleme
    [Accusative] Ertelemeyi
    [Perfect] Ertelenmiş
    [Participle] Ertelenen
   *[noun] erteleme
}
-resume = { $form ->
    [Bare] Devam
   *[bare] devam
}
-seal = { $form ->
    [imperative] mühürleyin
    [negative] mühürlenmedi
    [participle] mühürlenen
    [yours] mühürlediğiniz
    [adjective] mühürlü
    [noun] mühürleme
    [perfect] mühürlenmiş
    [past-perfect] mühürlemişti
    [aorist] mühürler
    [Participle] Mühürlenen
    [Yours] Mühürlediğiniz
    [Adjective] Mühürlü
   *[infinitive] mühürlemek
}
-illegal = { $form ->
    [conditional] geçersizse
    [Bare] Geçersiz
   *[bare] geçersiz
}
-appeal = { $form ->
    [dative] itiraza
    [plural] itirazlar
    [genitive] itirazın
    [Bare] İtiraz
    [Dative] İtiraza
    [Plural] İtirazlar
   *[bare] itiraz
}

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
control-per-move = her { -move } için { $days } gün
control-period = { $moves } { -move } için { $time }
control-then = { $first }, sonra { $next }
control-increment-of = { $period } + { -move } başına { $increment }
control-cap-of = { $period }, en çok { $cap }
control-delay-of = { $period }, gecikme { $delay }
control-whole-days = { $control }, tam gün hesabıyla
control-double = { $control }, { $days } günden sonra süre iki kat
control-thematic-start = { $control }, tematik
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $moves } { -move } için { $blocks }

## What adjourned games wait for

adjourned-resumption = { -resume } zamanı ya da { $replier }
adjourned-opening = { -envelope(case: "genitive") } açılması; hiçbir { -clock } çalışmıyor
adjourned-replier = { $replier }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-former_sealer = { $replier } (daha önce mühürledi, henüz gelmedi); bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-late_opening = { -envelope(case: "genitive") } açılması: oyunculardan biri çok geç geldi
adjourned-adjudication = { -game(case: "accusative") } karara bağlayacak olan { -arbiter } ya da { -seal(form: "participle") } metin elindeyse { $sealer }; hiçbir { -clock } çalışmıyor
adjourned-sealed_text = { -seal(form: "participle") } metni gösterecek olan { $sealer }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-reading = bir okunuş seçecek olan { $replier }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-publication = iki oyuncunun da gösterilmesini istediği metni gösterecek olan, anahtarı bulunan bir { -arbiter } ya da { $sealer }
adjourned-sealing = taslağı ya da başka bir { -move(case: "accusative") } mühürleyecek olan { $sealer }; bu oyuncunun { -clock(case: "possessive") } çalışıyor
adjourned-gone = { $waits_for }; { -envelope(case: "genitive") } anahtarlarını taşıyan hesaplardan artık bulunmayanlar: { $players }{ $complete ->
    [no] , bu yüzden { -envelope } burada açılamaz
   *[yes] {""}
}

## Mails about an account

account-welcome =
    { $site } hesabınız açıldı; buradaki adınız { $name }. Bunu siz istemediyseniz bir şey yapmayın: siz olmadan hiçbir { -game } başlamaz.

    Her şeyi e-postayla yapabilirsiniz. Bu e-postayı her satıra bir komut yazarak yanıtlayın:

    {"  "}{ command-seek }: { -opponent(case: "bare") } arar; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: başka kimler { -opponent(case: "bare") } arıyor; { command-accept-challenge } C7 { -game(case: "accusative") } başlatır
    {"  "}{ command-challenge } AD: bir oyuncuya meydan okur
    {"  "}{ command-games }: { -game(case: "plural-yours") } ve sıranın kimde olduğu
    {"  "}{ command-settings }: saat diliminiz, { -move(case: "plural-genitive") } size nasıl yazıldığı ve hangi bildirimleri aldığınız
    {"  "}{ command-help }: bütün komutlar

    Bir { -game } başlayınca gelen e-posta konumu ve { -clock(case: "yours-accusative") } gösterir. Onu, { -move(case: "yours-accusative") } (örneğin e4 ya da 5254) tek başına bir satıra yazarak yanıtlayın.
account-deleted = { $name } hesabı silindi. Bu adrese artık hiçbir şey gönderilmeyecek.
account-address = { $name } hesabının artık başka bir e-posta adresi var. Bu adrese artık hiçbir şey gönderilmeyecek; bütün oturumlar ve API jetonları sona erdi. Bunu siz yapmadıysanız hizmeti işletenlere haber verin.
account-role = Artık rolünüz: { $role }.
role-player = oyuncu
role-arbiter = { -arbiter }
role-administrator = yönetici
account-envelope-key = Hesabınıza { -sealed-move(case: "plural-accusative") } açan bir anahtar tanımlandı: { $key }. Bunu siz yapmadıysanız oturumlarınızı sonlandırın ve hemen bir yöneticiye haber verin: bundan sonra { -move(case: "plural") } bu anahtarla açılacak biçimde mühürleniyor.
account-token-made = Hesabınız için “{ $label }” adlı API jetonu oluşturuldu. Bunu siz yapmadıysanız jetonu iptal edin.
account-tokens-revoked = Hizmet bir yedekten geri yüklendi. API jetonlarınız iptal edildi, çünkü o zamandan beri kendiniz iptal ettiğiniz bir jeton yeniden geçerli olurdu. Programlarınız için yenilerini oluşturun.
calendar-made = Takviminizin adresi oluşturuldu. Takvim programları bu adrese abone olur ve { -game(case: "plural-yours-genitive") } son tarihlerini gösterir:
calendar-how = Adresi bilen herkes son tarihlerinizi okuyabilir; bu yüzden onu kimseye vermeyin. Önceki adres artık çalışmıyor. Bu adresi iptal etmek için şunu yazın: { command-calendar-off }
calendar-shown = Takviminiz için bir adres oluşturuldu. Adresi bilen herkes { -game(case: "plural-yours-genitive") } son tarihlerini okuyabilir. Varsa önceki adres artık çalışmıyor. Bunu siz yapmadıysanız şunu yazın: { command-calendar-off }
calendar-void = Hizmet bir yedekten geri yüklendi. Takviminizin adresi iptal edildi, çünkü yedek alındıktan sonra kendiniz iptal ettiğiniz bir adres yeniden geçerli olurdu. Yeni bir adres oluşturmak için şunu yazın: { command-calendar }
webhook-made = Hesabınız için bir webhook oluşturuldu: { -game(case: "plural-yours-genitive") } olayları { $host } adresine gönderiliyor. Bunu siz yapmadıysanız onu silin ve API jetonlarınızı iptal edin.
webhook-secret-made = Hesabınızın, olayları { $host } adresine gönderen webhook öğesine yeni bir gizli anahtar verildi. Önceki gizli anahtar 24 saat daha geçerlidir. Bunu siz yapmadıysanız webhook öğesini silin ve oturumlarınızı sonlandırın.
webhook-secrets-a-day = Son 24 saatte webhook için { $limit } gizli anahtar oluşturdunuz; bekleyin.
webhook-enabled = Hesabınızdaki webhook açıldı: { -game(case: "plural-yours-genitive") } olayları { $host } adresine gönderiliyor. Bunu siz yapmadıysanız webhook öğesini silin ve oturumlarınızı sonlandırın.
webhook-off = Beş gün boyunca { $host } adresine hiçbir şey gönderilemedi. Hesabınızdaki webhook kapatıldı ve onun için bekleyenler artık gönderilmeyecek. Alıcı çalışınca webhook öğesini yeniden açın.
webhook-failed = Hesabınızdaki webhook çalışmıyor: bir olay üç gün boyunca { $host } adresine gönderilemedi ve artık kendiliğinden gönderilmeyecek. Sonraki olaylar yine gönderiliyor. Bu webhook için yapılan teslimatlara bakın; bunlar 30 gün boyunca yeniden gönderilebilir. Bir teslimat başarılı olana kadar bu konuda başka e-posta gelmez.
webhook-gone = { $host } adresindeki alıcı, artık var olmadığını bildiriyor. Hesabınızdaki webhook kapatıldı ve ona artık hiçbir şey gönderilmiyor.
webhook-restored = Hizmet bir yedekten geri yüklendi. Hesabınızdaki webhook ({ $host }) kapatıldı, çünkü yedek alındıktan sonra kendiniz sildiğiniz bir webhook geri gelmiş olurdu. Onu yeniden açın ya da silin.
account-session-copied = Oturumlarınızdan birinin anahtarı (istemci: { $device }) iki kez kullanıldı; biri onu kopyalamış olabilir. O oturum sonlandırıldı. Gereken yerde yeniden giriş yapın.
account-unknown-client = bilinmiyor
bounce-unknown = durum kodu yok
bounce-expired = zamanında teslim edilemedi
bounce-not-sent = e-postayı kabul eden bir e-posta sunucusuna bağlanılamadı
account-mail-stopped = { $name } adlı oyuncuya gönderilen e-postalar ulaşmıyor: { $since } tarihinden beri { $bounces } e-posta geri döndü. Sonuncusunun nedeni: { $reason }. Bu oyuncuya, e-postaları yeniden ulaşana kadar { -game(case: "plural-with") } ilgili e-posta gönderilmeyecek. Bu, süren { -game(case: "plural-genitive") } her birinin kaydında yazılı: { $games }. { -clock(case: "Plural") } çalışmayı sürdürüyor; bundan bir sonuç çıkıp çıkmayacağına { -arbiter } karar verir.
account-mail-not-fetched = { $source } kaynağından { $since } tarihinden beri e-posta alınamıyor: { $trouble ->
    [unreachable] sunucuya ulaşılamıyor
    [slow] sunucu zamanında yanıt vermiyor
    [certificate] sunucunun sertifikası geçerli değil ya da TLS başarısız oluyor
    [password] sunucu kullanıcıyı ya da parolayı reddediyor
    [folder] klasör açılamıyor
    [full] posta kutusu dolu
   *[protocol] sunucu bir komutu reddediyor
}. E-postayla gönderilen { -move(case: "plural") } orada bekliyor. Yapılacak şey: postzug doctor.
account-mail-aside = Postzug bir kaynaktan e-posta alırken başka bir program o kaynağı değiştirdi: { $source }. { $since } tarihinden beri, orada eksik olabilecekler yanındaki bir dosyadadır; e-posta alınmaya devam ediyor. Yapılacak: postzug doctor.
account-mail-single = { $source } kaynağındaki bazı e-postalar { $since } tarihinden beri alınamıyor; içlerindeki { -move(case: "plural") } orada bekliyor. Öteki e-postalar alınıyor. Postzug denemeyi sürdürüyor. Yapılacak: nedenini günlükte bulun. Sildiğiniz ya da başka bir yere taşıdığınız e-posta için artık deneme yapılmaz.
account-mail-stopped-help = { -game(case: "Plural-yours") } burada ve { -clock(case: "plural-possessive") } çalışmayı sürdürüyor. Posta kutunuzun e-posta almasını sağlayın ya da adresi POST /v1/me/address ile değiştirin. Sonra POST /v1/me/mail/resume gönderin.
account-mail-returned-help = Posta kutunuzun e-posta almasını sağlayın ya da adresi POST /v1/me/address ile değiştirin. E-posta hâlâ gönderiliyor; daha fazlası geri dönerse gönderim durur.
account-left = { $how ->
    [silence] { $name } { -game(case: "plural-possessive-genitive") } yarısını sessizlik yüzünden kaybetti ve ayrılmış sayılıyor
    [withdrawal] { $name } ayrıldı
   *[expulsion] { $name } ihraç edildi
} ({ $scope ->
    [all] bütün { -game(case: "plural") }
   *[event] “{ $event }”
}). { $games }
account-left-none = Başka { -game } yok.
account-left-none-yet = Süren öteki { -game(case: "plural-accusative") }: henüz yok.
account-left-games = Süren öteki { -game(case: "plural-accusative") }: { $games }.
account-left-fault = Bazılarında bir hata yüzünden yapılamadı: hizmeti işletenler hatayı günlükte bulur.
account-left-open = Bir { -arbiter } onları karara bağlayana ya da yerine başkasının oynamasına izin verene kadar şu { -game(case: "plural-locative") } hiçbir { -clock } çalışmaz: { $games }.
account-not-done = { $game } (yapılamadı: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Bu { -game(case: "genitive") } oyuncusu değilsiniz.
    .title = Bu { -game(case: "genitive") } oyuncusu değil
    .help = Bunu yalnızca iki oyuncu yapabilir.
refusal-not_an_arbiter = Bunu yalnızca bir { -arbiter } yapabilir.
    .title = Bunu yalnızca bir { -arbiter } yapabilir
    .help = { -game(case: "Genitive") } { -arbiter(case: "plural-possessive-ablative") } birine başvurun.
refusal-same_player = Bir oyuncu kendisiyle oynayamaz.
    .title = Kimse kendisiyle oynayamaz
    .help = Başka bir { -opponent(case: "bare") } yazın.
refusal-bad_start = { -game(case: "Nominative") } bu biçimde başlayamaz: { $reason }.
    .title = { -game(case: "Nominative") } bu biçimde başlayamaz
    .help = Başlangıç konumunu ya da yönergeyi düzeltin.
refusal-not_your_move = Sıra { -opponent(case: "locative") }.
    .title = Sıra { -opponent(case: "bare-locative") }
    .help = { -opponent(case: "Genitive") } { -move(case: "possessive-accusative") } bekleyin.
refusal-wrong_ply = Bu, { $expected } yarım { -move(case: "ablative") } sonraki konum içindi; oysa { $current } yarım { -move } oynandı.
    .title = Başka bir konum içindi
    .help = { -game(case: "Accusative") } yeniden okuyun ve { -move(case: "accusative") } şimdiki yarım { -move } için gönderin.
refusal-already_played = Bu { -move } daha önce kaydedildi; yarım { -move } numarası: { $ply }.
    .title = Bu { -move } daha önce kaydedildi
    .game = { -move(case: "Nominative") }, ilk kaydedildiği biçimde geçerlidir.
    .help = Bir şey yapmanız gerekmez: { -move } geçerli.
refusal-not_a_move = “{ $text }”, bu hizmetin bildiği hiçbir notasyonda { -move } değil.
    .title = { -move(case: "Nominative") } değil
    .help = Bir { -move } yazın, örneğin 5254 ya da e4; GET .../legal geçerli { -move(case: "plural-accusative") } listeler.
refusal-illegal_move = “{ $text }” burada { -illegal }: { $reason }.
    .title = Burada { -illegal }
    .game = { -move(case: "Nominative") } yapılmadı ve { -clock } çalışmayı sürdürüyor. Deneme sayıldı.
    .help = Geçerli bir { -move } gönderin; GET .../legal geçerli { -move(case: "plural-accusative") } listeler.
refusal-ambiguous_move = “{ $text }” birden çok biçimde okunabilir: { $readings }.
    .title = Birden çok geçerli { -move(case: "dative") } uyuyor
    .help = Okunuşlardan birini gönderin.
refusal-promotion_missing = “{ $text }” piyonun hangi taşa { -promotion } ettiğini söylemeli: { $readings }.
    .title = { -promotion(case: "Nominative") } taşı eksik
    .help = Piyonun hangi taşa { -promotion } ettiğini yazın, örneğin 57581 ya da e8=Q.
refusal-too_late = Bu ulaştığında süre zaten aşılmıştı.
    .title = Süre aşıldı
    .game = Hiçbir şey yapılmadı. { -flag(case: "Nominative") } düşer ve süre görevlisi { -game(case: "accusative") } bitirir; { -flag } düşmesinin talep edilmesi gereken { -game(case: "plural-locative") } bitirmez.
    .help = Bu { -game(case: "dative") } artık bir şey gönderilemez. { -flag(case: "Nominative") } düşmesinin talep edilmesi gereken { -game(case: "plural-locative") }, biri talep edene kadar { -move } yapabilirsiniz.
refusal-game_over = { -game(case: "Nominative") } bitti.
    .title = { -game(case: "Nominative") } bitti
    .help = Bu { -game(case: "dative") } artık bir şey gönderilemez.
refusal-no_draw_offer = { -opponent(case: "Nominative") } { -draw } teklif etmedi.
    .title = Geçerli bir { -draw-offer } yok
    .help = { -draw(case: "Accusative") } bir sonraki { -move(case: "yours-with") } birlikte teklif edin.
refusal-draw_too_early = { $move_number }. { -move } tamamlanmadan beraberlikte anlaşılamaz.
    .title = Anlaşmalı { -draw } için çok erken
    .help = Oynamayı sürdürün; { -move } numarası bu { -game(case: "genitive") } yönergesinde yazılı.
refusal-claim_not_correct = Talep doğru değil: { $reason }.
    .title = Talep doğru değil
    .game = Talep kaydedildi; geçerli bir { -move } bildirildiyse o { -move } oynandı. Talebin teklif sayılıp sayılmadığını { -game(case: "attributive") } draw_offer söyler.
    .help = Bir sonraki { -move(case: "ablative") } önce { -game(case: "accusative") } yeniden okuyun.
refusal-offer_too_soon = Bir { -draw } teklifinden sonra yeniden teklif etmek için { $moves } { -move } yapmanız gerekir: { -draw } teklif edilmedi.
    .title = Kısa süre önce { -draw } teklif ettiniz
    .game = Onunla gelen { -move }, teklif olmadan oynandı.
    .help = { -opponent(case: "Genitive") } teklifini bekleyin ya da belirtilen sayıda { -move } yapın.
refusal-no_tablebase_claims = Bu { -game(case: "genitive") } yönergesi oyunsonu tablosuyla talebe izin vermiyor.
    .title = Bu { -game(case: "locative") } oyunsonu tablosuyla talep yok
    .help = Oynamayı sürdürün.
refusal-table_needed = Oyunsonu tabloları gerekli.
    .title = Oyunsonu tablolarına bakılmadı
    .help = Daha sonra yeniden deneyin; hizmeti işletenlere isteğin kimlik numarasını bildirin.
refusal-too_many_men = Tahtada { $men } taştan fazlası varken oyunsonu tablosuyla talepte bulunulamaz.
    .title = Oyunsonu tablosu için taş sayısı çok fazla
    .help = Tahtada yönergedeki sayıdan fazla taş kalmadığında talepte bulunun.
refusal-referred_before = Bu konum daha önce bir { -arbiter(case: "dative") } soruldu; önce bir { -move } oynayın.
    .title = Bu konum bir { -arbiter(case: "dative") } soruldu
    .help = Bir { -move } oynayın; başka bir konum için talepte bulunulabilir.
refusal-analysis_needed = { -arbiter(case: "Nominative") } kararıyla sonuç, analizinizle birlikte istenir; talep edilmez.
    .title = { -arbiter(case: "Nominative") } kararıyla sonuç analizle istenir
    .help = Bunun yerine .../adjudication adresine POST yapın.
refusal-no_adjudication = Bu { -game(case: "genitive") } yönergesi, bir oyuncunun { -arbiter } kararıyla sonuç istemesine izin vermiyor.
    .title = Bu { -game(case: "locative") } { -arbiter } kararıyla sonuç istenemez
    .help = Oynamayı sürdürün; bir { -arbiter }, istek olmadan da karar verebilir.
refusal-already_asked = Bu { -game(case: "locative") } daha önce { -arbiter } kararıyla sonuç istediniz.
    .title = Daha önce { -arbiter } kararıyla sonuç istediniz
    .help = Oynamayı sürdürün; bir { -arbiter }, istek olmadan da karar verebilir.
refusal-adjudication_too_early = { -arbiter(case: "Nominative") } kararıyla sonuç, { $move_number }. { -move } tamamlanınca istenebilir.
    .title = { -arbiter(case: "Nominative") } kararıyla sonuç istemek için çok erken
    .help = Belirtilen { -move(case: "accusative") } iki taraf da tamamlayınca isteyin.
refusal-analysed_enough = Üç kez analiz sundunuz; { -arbiter } bunlara göre karar verir.
    .title = Üç kez analiz sundunuz
    .help = Kararı bekleyin.
refusal-bad_analysis = Analiz, 1 ile 20.000 karakter arasında düz metindir.
    .title = Analiz eksik ya da çok uzun
    .help = 1 ile 20.000 karakter arasında düz metin gönderin.
refusal-claim_pending = Bir talep { -arbiter(case: "genitive") } kararını bekliyor; o zamana kadar hiçbir { -clock } çalışmaz.
    .title = Bir talep { -arbiter(case: "accusative") } bekliyor
    .help = Kararı bekleyin; hiçbir { -clock } çalışmıyor.
refusal-no_claim = Bu numarayla karar bekleyen bir talep yok.
    .title = Bekleyen talep yok
    .help = { -game(case: "Dative") } yeniden bakın.
refusal-adjourned = { -game(case: "Nominative") } { -adjourn(form: "past") }; { -game(case: "dative") } { -resume } edilene kadar { -move } yapılamaz.
    .title = { -game(case: "Nominative") } { -adjourn(form: "past") }
    .help = { -resume(form: "Bare") } etmek istediğinizi bildirin ya da kararlaştırılan zamanı bekleyin.
refusal-not_adjourned = { -game(case: "Nominative") } { -adjourn(form: "perfect") } değil.
    .title = { -game(case: "Nominative") } { -adjourn(form: "perfect") } değil
    .help = Bu yalnızca { -adjourn(form: "perfect") } bir { -game(case: "locative") } yapılabilir.
refusal-must_seal = { -game(case: "Nominative") } erteleniyor: { -move(case: "yours-accusative") } oynamak yerine { -seal(form: "imperative") }.
    .title = { -move(case: "Nominative") } mühürlenmeli
    .help = { -move(case: "Accusative") } .../seal adresine POST edin.
refusal-not_sealing = { -adjourn(form: "Noun") } kararlaştırılmadı; { -arbiter } de { -game(case: "accusative") } ertelemedi.
    .title = { -adjourn(form: "Noun") } kararlaştırılmadı, { -arbiter } de ertelemedi
    .help = { -move(case: "Accusative") } oynayın ya da önce { -adjournment(case: "accusative") } teklif edin.
refusal-not_sealable = Hiçbir şey { -seal(form: "negative") }, { -move } alınmadı: { $why }.
    .title = Hiçbir şey { -seal(form: "negative") }
    .game = Hiçbir şey { -seal(form: "negative") }; { -move } sırası kimdeyse onun { -clock(case: "possessive") } çalışmayı sürdürüyor.
    .help = Tek bir geçerli { -move } { -seal(form: "imperative") }, örneğin 5254 ya da e4.
refusal-adjournment_not_allowed = Bu { -game(case: "genitive") } yönergesi, oyuncuların { -adjourn(form: "locative") } anlaşmasına izin vermiyor.
    .title = Oyuncular burada erteleyemez
    .help = Bir { -arbiter(case: "dative") } başvurun.
refusal-already_proposed = { $by_you ->
    [yes] { -adjourn(form: "Accusative") } daha önce teklif ettiniz; { -opponent } henüz yanıt vermedi.
   *[no] { -opponent(case: "Nominative") } { -adjournment(case: "accusative") } teklif etti. Kabul etmek için bunu bildiren e-postayı yanıtlayın; bir program tahtadaki konumu belirtir.
}
    .title = { -adjourn(form: "Noun") } zaten teklif edildi
    .help = { -opponent(case: "Genitive") } teklifini ply değeriyle kabul edin ya da kendi teklifinizin yanıtını bekleyin.
refusal-no_adjournment_proposed = { -opponent(case: "Nominative") } { -adjournment } teklif etmedi.
    .title = Geçerli bir { -adjournment } teklifi yok
    .help = { -adjourn(form: "Accusative") } siz teklif edin.
refusal-already_requested = { -resume(form: "Bare") } etmek istediğinizi daha önce bildirdiniz; { -envelope }, { -opponent } hazır olunca açılır.
    .title = { -resume(form: "Bare") } isteği zaten bildirildi
    .help = { -opponent(case: "Accusative") } bekleyin.
refusal-commitment_mismatch = Açılan { -envelope }, { $sealed_by ->
        [white] { -white(form: "Genitive") }
       *[black] { -black(form: "Genitive") }
    } verdiği özete uymuyor.
    .title = { -envelope(case: "Nominative") }, { -seal(form: "participle") } { -envelope } değil
    .game = { -envelope(case: "Nominative") } kapalı kalıyor; hiçbir { -clock } çalışmıyor.
    .help = Buna { -arbiter(case: "genitive") } bakması gerekir.
refusal-envelope_needed = { -envelope(case: "Genitive") } metni gerekli.
    .title = { -envelope(case: "Genitive") } metni gerekli
    .help = Metni .../opening adresine POST edin.
refusal-arbiters_hold_it = { -envelope(case: "Genitive") } anahtarları { -arbiter(case: "plural-locative") }: { -envelope }, metniyle açılır.
    .title = { -envelope(case: "Genitive") } anahtarları { -arbiter(case: "plural-locative") }
    .help = Metni .../opening adresine POST edin.
refusal-no_session = Bu { -game(case: "locative") } { -game } oturumlarının belirli bir süresi yok: bunun yerine { -adjournment(case: "accusative") } teklif edin.
    .title = Burada { -game } oturumlarının belirli bir süresi yok
    .help = Bunun yerine { -adjournment(case: "accusative") } teklif edin.
refusal-session_too_long = Şimdi ertelemek, { -game } oturumunun sonuna kadarki zamanı sürenizden düşerdi; oysa süreniz ondan önce bitiyor.
    .title = { -game(case: "Nominative") } oturumunun kalanı, kalan süreden uzun
    .help = Oynamayı sürdürün ya da { -adjournment(case: "accusative") } teklif edin.
refusal-not_encrypted = Bu, age ile şifrelenmiş, “armored” biçimde, en çok 32 KiB boyunda bir { -envelope } değil.
    .title = Şifreli bir { -envelope } değil
    .help = Metni age -a ile .../envelope/recipients altındaki anahtarlar için şifreleyin.
refusal-wrong_recipients = { -envelope(case: "Nominative") }, onu açması gerekenler için şifrelenmemiş: { $holders } anahtardan { $needed } tanesi gerekiyor; hepsi /envelope/recipients altında.
    .title = Başkaları için şifrelenmiş
    .help = postzug seal --recipients ve .../envelope/recipients yanıtıyla { -seal(form: "imperative") }.
refusal-envelope_opens = { -envelope(case: "Nominative") } kayıp değil: { -envelope } hizmette ve açılıyor.
    .title = Kayıp değil
    .game = { -envelope(case: "Nominative") } hizmette ve hizmet onu açabiliyor.
    .help = { -envelope(case: "Accusative") } /resume ile açın ya da önce erken açmayı onaylayın.
refusal-commitment_used = Bu özet bu { -game(case: "locative") } daha önce kullanıldı: yeni bir tek kullanımlık değerle (nonce) başka bir { -envelope } yazın.
    .title = Bu özet daha önce kullanıldı
    .help = Yeni bir tek kullanımlık değerle (nonce) başka bir { -envelope } yazın.
refusal-no_draft = Taslak yok: bir { -move } { -seal(form: "imperative") }.
    .title = Taslak yok
    .help = { -move(case: "Accusative") } .../seal adresine POST edin.
refusal-already_acknowledged = Bu zaten kayıtlı: { -envelope(case: "genitive") } dış yüzü onaylandı, erken açma onaylandı ya da { -envelope(case: "genitive") } kayıp olduğu bildirildi.
    .title = Bu daha önce yapıldı
    .help = Bir şey yapmanız gerekmez: kayıtta duruyor.
refusal-too_soon = { -resume(form: "Bare") } zamanını en az bir gün, en çok bir yıl önceden bildirin.
    .title = Yeni zaman, bir gün ile bir yıl arasında bir uzaklıkta değil
    .help = { -resume(form: "Bare") } zamanını daha önceden bildirin.
refusal-not_to_be_opened = { -envelope(case: "Genitive") } açılma zamanı gelmedi: zamanından önce onu yalnızca { -arbiter(case: "plural") }, gerekçe göstererek açar.
    .title = { -envelope(case: "Genitive") } açılma zamanı gelmedi
    .help = { -game(case: "Dative") } { -resume } edilene kadar bekleyin; bir { -arbiter } { -envelope(case: "accusative") } gerekçe göstererek daha önce açabilir.
refusal-second_arbiter_needed = { -envelope(case: "Accusative") } zamanından önce açmak için iki { -arbiter } gerekir: { $approved_by_you ->
        [yes] bunu siz onayladınız, şimdi başka bir { -arbiter } açar
        [no] bunu başka bir { -arbiter } onayladı, şimdi siz açarsınız
       *[nobody] önce başka bir { -arbiter } onaylar (approve early: gerekçe)
    }.
    .title = Zamanından önce iki { -arbiter } gerekir
    .help = Erken açmayı önce başka bir { -arbiter } onaylasın; birinin onayladığını öteki açar.
refusal-approval_needed = { -envelope(case: "Genitive") } açılma zamanı henüz gelmedi: zamanından önce açmak için önce gerekçenizle onaylayın (approve early: gerekçe), sonra açın.
    .title = Zamanından önce { -arbiter(case: "genitive") } gerekçesi gerekir
    .help = Erken açmayı önce gerekçenizle onaylayın (approve_early_opening) ya da resume_at zamanını ve oyuncuları bekleyin.
refusal-no_shut_envelope = Gösterilecek bir şey yok: { -game } ertelenmişken { -game(case: "ablative") } çekilmeyle ya da beraberlikle bitmiş olmalı ve { -envelope(case: "genitive") } gösterilmesini iki oyuncu da kabul etmeli.
    .title = Kapalı kalmış { -envelope } yok
    .game = Hiçbir şey gösterilmiyor.
    .help = Yalnızca { -game(case: "ablative") } çekilindiğinde ya da beraberlikte anlaşıldığında kapalı olan bir { -envelope } gösterilebilir.
refusal-appeal_possible = Bu { -game(case: "locative") } { -appeal } olabildiği sürece { -envelope } kapalı kalır: { -arbiter(case: "genitive") } bir kararı geri alınabilir ve { -game } o zaman sürer.
    .title = { -arbiter(case: "Genitive") } kararı geri alınabilir
    .help = { -appeal(form: "Bare") } süresi bitince ve bütün { -appeal(form: "plural") } karara bağlanınca yeniden isteyin.
refusal-too_few_arbiters = Bu { -game(case: "genitive") } { -arbiter(case: "plural-possessive-ablative") } yalnızca { $left } tanesi { -envelope } açabiliyor; { $needed } tanesi gerekli: önce bir { -arbiter } { -envelope(case: "plural") } için anahtar kaydetmeli, yoksa { -game } ertelenmeden sürer.
    .title = Anahtarı olan { -arbiter } sayısı çok az
    .game = Yönergenin istediğinden az { -arbiter } için hiçbir şey mühürlenmez.
    .help = { -game(case: "Genitive") } bir { -arbiter(case: "possessive-ablative") } { -envelope(case: "plural") } için anahtar kaydetmesini isteyin.
refusal-draft_for_others = Taslağınızdan sonra { -envelope(case: "plural-accusative") } açabilen { -arbiter(case: "plural") } değişti: taslağı yeniden yazın.
    .title = Artık { -envelope(case: "plural-accusative") } başka { -arbiter(case: "plural") } açıyor
    .help = { -move(case: "Yours-genitive") } taslağını yeniden yazın ya da { -move(case: "yours-accusative") } yeniden { -seal(form: "imperative") }: .../seal adresine POST edin.
refusal-not_a_reading = { -sealed-move(case: "Genitive") } okunuşlarından birini seçin.
    .title = Okunuşlardan biri değil
    .help = adjournment.readings içindekilerden birini gönderin.
refusal-clocks_settled = { -clock(case: "Plural-genitive") } yanlış olduğu, { -game(case: "dative") } { -resume } edildikten sonra ancak ilk { -move(case: "yours-dative") } kadar bildirilebilir.
    .title = { -clock(case: "Plural-genitive") } yanlış olduğunu bildirmek için çok geç
    .help = { -arbiter(case: "Dative") } başvurun; { -arbiter } yine de karar verebilir.
refusal-bad_clocks = { -clock(case: "Plural") } böyle ayarlanamaz: { -deadline } ileride olmalı ve bir { -leave } gününe rastlamamalı, yalnızca çalışan { -clock(case: "genitive") } son tarihi olur; bir { -clock } de süre düzeninin izin verdiğinden fazlasını göstermez.
    .title = { -clock(case: "Plural") } böyle ayarlanamaz
    .help = Kullanılan süreler eksi olamaz; { -deadline } ileridedir, yalnızca çalışan bir { -clock } için olur, bir { -leave } gününe rastlamaz ve Triple Block { -game(case: "possessive-locative") } { -clock(case: "genitive") } gösterebileceğinden uzakta olamaz.
refusal-not_due = { -resume(form: "Bare") } zamanı gelmedi.
    .title = { -resume(form: "Bare") } zamanı gelmedi
    .help = Bekleyin ya da iki oyuncu da { -resume } etmek istediğini bildirsin.
refusal-bad_reason = 1 ile 500 karakter arasında bir gerekçe yazın.
    .title = Gerekçe eksik ya da çok uzun
    .help = 1 ile 500 karakter arasında bir gerekçe yazın.
refusal-too_many_acts = Bu { -game } 100 { -arbiter } işlemi sınırına ulaştı.
    .title = Çok fazla { -arbiter } işlemi
    .help = Artık işlem eklenemez; { -game(case: "accusative") } geçersiz sayın ya da bitmesini bekleyin.
refusal-bad_outcome = Sonuçsuz karar verilmez; { -game } iptal edilir ya da geçersiz sayılır.
    .title = Sonuç değil
    .help = Bunun yerine { -game(case: "accusative") } iptal edin ya da geçersiz sayın.
refusal-not_over = { -game(case: "Nominative") } bitmedi.
    .title = { -game(case: "Nominative") } bitmedi
    .help = Puanlar { -game } bitince değiştirilir.
refusal-bad_points = Bir taraf en çok bir galibiyetin iki yarım puanını alır.
    .title = Çok fazla puan
    .help = Bir taraf için en çok iki yarım puan yazın.
refusal-take_back_not_allowed = Gönderilen { -move } geçerlidir: bu { -game(case: "genitive") } yönergesi { -move } geri almaya izin vermiyor.
    .title = Burada { -move } geri alınmaz
    .help = Bu { -game(case: "genitive") } yönergesine göre her { -move } geçerlidir.
refusal-nothing_to_take_back = Yalnızca son { -move } ya da son iki { -move } geri alınabilir; { -seal(form: "perfect") } bir { -move } geri alınamaz.
    .title = Bu { -move } geri alınamaz
    .help = Oynanandan bir ya da iki eksik yarım { -move } sayısı yazın; aralarında { -seal(form: "perfect") } { -move } olmamalı.
refusal-bad_replacement = Yerine geçecek kişi bu { -game(case: "locative") } ne oyuncu ne de { -arbiter } olmalı.
    .title = { -game(case: "Accusative") } sürdürebilecek biri değil
    .help = Bu { -game(case: "locative") } ne oyuncu ne de { -arbiter } olan birini yazın.
refusal-resign_instead = Bir oyuncu bir turnuvanın bütün { -game(case: "plural-possessive-ablative") } ya da bütün { -game(case: "plural-ablative") } ayrılır: tek bir { -game(case: "locative") } { -game(case: "ablative") } { -resign(form: "passive") }.
    .title = Tek bir { -game(case: "locative") } { -game(case: "ablative") } { -resign(form: "passive") }
    .help = { -game(case: "Ablative") } { -resign(form: "polite") } ya da { -game(case: "genitive") } turnuvasından veya bütün { -game(case: "plural-ablative") } ayrılın.
refusal-player_withdrawn = Bir oyuncu bu { -game(case: "ablative") } ayrıldı: hiçbir { -clock } çalışmaz ve { -game(case: "genitive") } ne olacağına bir { -arbiter } karar verir.
    .title = Bir oyuncu ayrıldı
    .help = Bir { -arbiter } { -game(case: "accusative") } karara bağlar ya da yerine başkasının oynamasına izin verir.
refusal-act_reversed = Başka bir { -arbiter } { -appeal } üzerine bunu geri aldı: bunu yalnızca sizden başka bir { -arbiter } yeniden yapabilir.
    .title = Başka bir { -arbiter } bunu geri aldı
    .help = Bunu sizden başka bir { -arbiter } yeniden yapabilir.
refusal-other_game_counts = Bu { -game(case: "genitive") } yerine { $game } geçerli: bu { -game(case: "locative") } artık karar verilmez.
    .title = Yerine başka bir { -game } geçerli
    .help = Belirtilen { -game(case: "dative") } bakın.
refusal-other_line = Bu, bir { -arbiter } bu { -game(case: "locative") } bir şeyi geri almadan önce yazıldı: şimdiki konumu denetleyin ve yeniden yazın.
    .title = Geri alınmış bir konum içindi
    .help = { -game(case: "Accusative") } yeniden okuyun ve { -move(case: "accusative") } ply ve revision değerleriyle gönderin.
refusal-no_such_act = Bu numarayla bir { -arbiter } işlemi yok.
    .title = Böyle bir işlem yok
    .help = { -game(case: "Attributive") } acts bölümünü okuyun: itirazda işlemin numarası yazılır.
refusal-already_appealed = Buna daha önce { -appeal } edildi.
    .title = Daha önce { -appeal } edildi
    .help = Kararı bekleyin ya da acts bölümünde okuyun.
refusal-appeal_too_late = Buna { -appeal } süresi bitti.
    .title = { -appeal(form: "Bare") } süresi bitti
    .help = Yapılabilecek bir şey yok: gün sayısı { -game(case: "genitive") } yönergesinde yazılı.
refusal-no_appeal = Buna karşı karar bekleyen bir { -appeal } yok.
    .title = Karar bekleyen { -appeal } yok
    .help = { -game(case: "Attributive") } acts bölümünü okuyun.
refusal-own_act = Sizin işleminize yapılan { -appeal(form: "dative") } başka bir { -arbiter } karar verir.
    .title = Kimse kendi işlemi hakkında karar vermez
    .help = Başka bir { -arbiter(case: "genitive") } karar vermesi gerekir.
refusal-offer_with_move = { -draw(case: "Nominative") } bir { -move(case: "with") } birlikte teklif edilir.
    .title = { -draw(case: "Nominative") } { -move(case: "with") } birlikte teklif edilir
    .help = Bir sonraki { -move(case: "yours-locative") } draw_offer değerini verin.
refusal-offer_with_draft = Taslak, { -envelope(case: "locative") } yazıldığı gibi duruyor; bu yüzden ona { -draw-offer } eklenemez. Hiçbir şey { -seal(form: "negative") }. { -draw(case: "Nominative") } teklif etmek için teklifle birlikte bir { -move } { -seal(form: "imperative") }; taslağı { -seal } için teklifi çıkarın.
    .title = Taslağa { -draw-offer } eklenmez
    .help = { -move(case: "Accusative") } belirtip draw_offer değerini verin ya da taslağı draw_offer olmadan { -seal(form: "imperative") }.
refusal-your_move = Sıra sizde: { -move(case: "yours-accusative") } oynayın; koşullu { -move(case: "plural") } { -opponent(case: "genitive") } düşündüğü zaman içindir.
    .title = Sıra sizde
    .help = { -move(case: "Yours-accusative") } oynayın; koşullu { -move(case: "plural-accusative") } onunla birlikte ya da sonra verin.
refusal-conditions_not_allowed = Bu { -game(case: "genitive") } yönergesi koşullu { -move(case: "plural-dative") } izin vermiyor.
    .title = Bu { -game(case: "locative") } koşullu { -move } yok
    .game = Hiçbir koşullu { -move } saklanmadı.
    .help = Onlar olmadan oynayın.
refusal-bad_conditions = Koşullu { -move(case: "plural-yours") } saklanmadı: { $line }. satır, { $half_move }. yarım { -move }: { $why }.
    .title = Koşullu { -move(case: "plural") } yanlış
    .game = Hiçbiri saklanmadı; önceden verilenler geçerliliğini koruyor.
    .help = Belirtilen satırı ve yarım { -move(case: "accusative") } düzeltin.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Ne { -draw-offer } ne de koşullu { -move(case: "plural") } alındı
    .game = { -move(case: "Nominative") } bunlar olmadan oynandı: version ve ply değerlerine bakın.
    .help = offer ve conditions alanlarını okuyun; koşullu { -move(case: "plural-accusative") } düzeltip yeniden verin.
refusal-already_offered = Daha önce { -draw } teklif ettiniz; { -opponent } henüz yanıt vermedi.
    .title = { -draw(case: "Nominative") } teklifiniz zaten geçerli
    .help = { -opponent(case: "Genitive") } yanıtını bekleyin.
refusal-record_full = Taş alınmadan ve piyon oynanmadan çok fazla { -move } yapıldı: { -draw(case: "accusative") } talep edin ya da { -arbiter(case: "dative") } başvurun.
    .title = Taş alınmadan ve piyon oynanmadan çok fazla { -move }
    .help = { -draw(case: "Accusative") } talep edin ya da bir { -arbiter(case: "dative") } başvurun.
refusal-not_the_timekeeper = Bunu yalnızca hizmetin kendisi yapar.
    .title = Bunu yalnızca hizmetin kendisi yapar
    .help = Bir şey yapmanız gerekmez: zamanı gelince hizmet yapar.
refusal-unknown_game = Böyle bir { -game } yok.
    .title = Böyle bir { -game } yok
    .help = { -game(case: "Genitive") } numarasını denetleyin.
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
refusal-ply_missing = Bunun hangi yarım { -move } için olduğunu belirtin.
    .title = Konum belirtilmemiş
    .help = ply gönderin: oynanan yarım { -move } sayısı.
refusal-bad_message = Mesaj, 1 ile 2.000 karakter arasında düz metindir.
    .title = Mesaj alınamıyor
    .help = 1 ile 2.000 karakter arasında düz metin gönderin.
refusal-flag_not_fallen = Hiçbir { -flag } düşmedi.
    .title = Hiçbir { -flag } düşmedi
    .help = Son tarihi bekleyin.
refusal-flag_for_arbiter = { -flag(case: "Nominative") } düştü; ama bu { -game(case: "accusative") } bu nedenle yalnızca bir { -arbiter } bitirir. { -arbiter(case: "Plural-dative") } haber veriliyor.
    .title = Bu { -flag } düşmesini yalnızca bir { -arbiter } talep eder
    .game = Bir { -arbiter } bitirene kadar { -game } sürer ve bir { -move } yine geçerlidir.
    .help = Bekleyin: { -flag } düşünce { -arbiter(case: "plural-dative") } bildirilir.
refusal-mail_noted = Bu zaten kayıtta yazılı.
    .title = Bu zaten kayıtta yazılı
    .help = Bir şey yapmanız gerekmez: kayıtta duruyor.
refusal-zone_noted = Bu zaten kayıtta yazılı.
    .title = Bu zaten kayıtta yazılı
    .help = Bir şey yapmanız gerekmez: kayıtta duruyor.
refusal-on_leave = İzindesiniz ve { -leave } bitene kadar { -move } yapamazsınız.
    .title = İzindesiniz
    .game = { -move(case: "Nominative") } yapılmadı; { -clock } duruyor.
    .help = İzin bitince { -move } yapın.
refusal-no_leave = Bu { -game(case: "locative") } { -leave } yok.
    .title = Bu { -game(case: "locative") } { -leave } yok
    .help = { -game(case: "Genitive") } yönergesinde { -leave } yazılı değil.
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
    .help = { -game(case: "Accusative") } okuyun: { -clock(case: "plural-possessive-locative") } izinler listelenir.
refusal-nothing_to_declare = Bildirilecek bir şey yok: bu { -move(case: "locative") } sessizlik { -game(case: "accusative") } kaybettirmez ya da son tarihi bir { -arbiter } belirledi.
    .title = Bu { -move(case: "locative") } sessizlik { -game(case: "accusative") } kaybettirmez
    .help = Bir şey yapmanız gerekmez: { -clock(case: "genitive") } izin verdiği kadar düşünün.
refusal-no_bank = Bu { -game(case: "locative") } { -clock(case: "accusative") } dolduracak yedek süre yok.
    .title = Bu { -game(case: "locative") } yedek süre yok
    .help = Yalnızca Triple Block { -game(case: "possessive-locative") } vardır.
refusal-nothing_to_refill = Doldurulacak bir şey yok: { -clock } dolu ya da yedek süre bitmiş.
    .title = Doldurulacak bir şey yok
    .help = { -clock(case: "Nominative") } dolu ya da yedek süre bitmiş.
refusal-rate_limited = Çok fazla mesaj, talep ve meydan okuma; bir sonrakinden önce { $retry_after } saniye bekleyin.
refusal-nothing_to_return = Bu kesinti, çalışan hiçbir { -clock(case: "accusative") } etkilemedi.
    .title = Çalışan hiçbir { -clock } etkilenmedi
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
refusal-too_many_codes = Bu adres için çok fazla kod istendi. Bir sonraki kod şu zamanda istenebilir: { $retry_at }.
    .title = Bu adres için çok fazla kod
    .help = Gönderilmiş bir kodu, onu isteyen istekle birlikte kullanın ya da retry_at zamanında yeniden isteyin.
refusal-wrong_code = Bu, gönderilen kod değil; { $tries_left } deneme hakkınız kaldı.
    .title = Gönderilen kod değil
    .help = Bu isteğin istediği e-postadaki sekiz rakamı yazın; beş yanlış denemeden sonra yeni bir kod isteyin.
refusal-code_void = Bu kod artık kullanılamaz; yenisini isteyin.
    .title = Kod artık geçersiz
    .help = Yeni bir kod isteyin: bunun süresi doldu, kullanıldı ya da çok kez denendi.
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
    .help = Yapılabilecek bir şey yok: bunlar olmadan bir { -game } ya da hesap kaybedilebilir. Ötekiler kapatılabilir.
refusal-not_found = Böyle bir şey yok: { $what }.
refusal-games_running = Süren { $games } { -game(case: "yours") } var; önce onlardan { -resign(form: "polite") } ya da hepsinden birden { -resign } istediğinizi bildirin.
    .title = Süren { -game(case: "plural") } var
    .game = { -game(case: "Plural-locative") } bir şey değişmedi.
    .help = Önce onlardan { -resign(form: "polite") } ya da resign_all gönderin.

## What a refusal left of the game, over HTTP

game-nothing = { -game(case: "Locative") } bir şey değişmedi; { -clock(case: "dative") } dokunulmadı.
game-running = { -move(case: "Nominative") } yapılmadı; { -move } sırası kimdeyse onun { -clock(case: "possessive") } çalışmayı sürdürüyor.
game-no-clock = { -game(case: "Locative") } bir şey değişmedi; hiçbir { -clock } çalışmıyor.
game-envelope-closed = { -envelope(case: "Nominative") } kapalı kalıyor.
game-nothing-sealed = Hiçbir şey { -seal(form: "negative") }; { -clock } çalışmayı sürdürüyor.
game-claim-move-end = Talep kaydedildi, bildirilen { -move } oynandı ve { -game } bitti.
game-claim-move = Talep kaydedildi ve bildirilen { -move } oynandı; talebin teklif sayılıp sayılmadığını { -game(case: "attributive") } draw_offer söyler.
game-claim = Talep kaydedildi; { -move } henüz yapılmadı. Talebin teklif sayılıp sayılmadığını { -game(case: "attributive") } draw_offer söyler.
game-illegal-end = { -move(case: "Nominative") } yapılmadı ve { -game } bitti.
game-illegal-gain = { -move(case: "Nominative") } yapılmadı ve { -opponent(case: "bare") } süre kazandı.
game-move-end = { -move(case: "Nominative") } oynandı ve { -game } bitti.
game-move = { -move(case: "Nominative") } oynandı; { -opponent(case: "bare-genitive") } { -clock(case: "possessive") } çalışıyor.
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
problem-list_refused = Listede reddedilen satırlar var; bu yüzden hiçbir { -game } başlamadı.
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
problem-game_delayed = Bu { -game(case: "genitive") } { -move(case: "plural-accusative") } daha sonra gösterilir.
    .title = { -move(case: "Plural") } daha sonra gösterilir
    .help = { -game(case: "Nominative") } bitene kadar onu burada yalnızca oyuncuları ve { -arbiter(case: "plural") } okur. Herkese açık olanı kendi sayfası gösterir: /g/ ve ardından numarası.
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
problem-precondition_failed = { -game(case: "Nominative") } değişti.
    .title = { -game(case: "Nominative") } değişti
    .help = { -game(case: "Accusative") } yeniden okuyun ve yeniden karar verin.
problem-rate_limited = { $seconds } saniye sonra yeniden deneyin.
    .title = Çok fazla istek
    .help = Retry-After kadar bekleyin.
problem-too_many_streams = Çok fazla akış açık.
    .title = Çok fazla açık akış
    .help = Önce başka bir akışı kapatın.
problem-busy = Hizmet meşgul.
    .title = Hizmet meşgul
    .game = { -game(case: "Locative") } bir şey değişmedi; hiçbir şey kaydedilmedi.
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
problem-list-length = Bir listede 1 ile { $most } arasında { -game } olmalı.
problem-list-forms = { -game(case: "Plural-accusative") } yalnızca tek bir biçimde verin.
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
xfcc-adjourned = { -adjourn(form: "past") }: { -sealed-move }
xfcc-sealing = bir sonraki { -move } mühürlenir: e-postayla ya da API ile
xfcc-arbiter = { -arbiter } bekleniyor
xfcc-both-lose = 0-0: iki taraf da kaybetti
problem-head-late = İsteğin başlık bölümü 10 saniye içinde ulaşmadı.
problem-head-large = İsteğin başlık bölümü 128 KiB sınırını aşıyor ya da 96 başlık alanından fazlası var.

## Reasons: a wrong claim.

wrong-claim-tablebase = { -tablebase } başka bir sonuç veriyor
wrong-claim-repetition = konum gereken 3 kez yerine { $times } kez oluştu
wrong-claim-fifty_moves_suspended = bu kadar az taşla { -tablebase(case: "plural") } karar verir ve { -move(case: "plural") } sayılmaz
wrong-claim-half_moves = taş alınmadan ve piyon oynanmadan gereken { $needed } yarım { -move(case: "ablative") } { $counted } tanesi yapıldı

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = bu, hizmetin bildiği hiçbir notasyonda { -move } değil
condition-illegal = bu { -move } orada { -illegal }
condition-ambiguous = bu { -move } orada birden çok biçimde okunabilir
condition-other_number = numarası başka bir { -move(case: "genitive") } numarası
condition-promotion_missing = piyonun hangi taşa { -promotion } ettiği yazılmalı
condition-incomplete = yanıtı yok: her satır sizin bir { -move(case: "yours-with") } bitmeli
condition-inconsistent = başka bir satırın farklı yanıt verdiği bir konuma yanıt veriyor
condition-too_many = sınırı aşıyor: koşullu { -move(case: "plural") } en çok 100 yarım { -move } olabilir

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = bu, hizmetin bildiği hiçbir notasyonda { -move } değil
not-sealable-illegal = { -move } burada { -illegal }
not-sealable-ambiguous = birden çok geçerli { -move(case: "dative") } uyuyor
not-sealable-promotion_missing = piyonun hangi taşa { -promotion } ettiği yazılmalı
not-sealable-withheld = kesin neden yalnızca onu gönderen oyuncuya bildirildi

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
counted-illegal = { $refusal } Bu, bu { -game(case: "attributive") } { $count }. { -illegal } { -move(case: "yours") }. { $limit }. { -illegal } { -move } { -game(case: "accusative") } kaybettirir.
counted-ambiguous = { $refusal } Bu, bu { -game(case: "attributive") } { $count }. belirsiz { -move(case: "yours") }. { $limit }. belirsiz { -move } { -game(case: "accusative") } kaybettirir.

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
illegal-en_passant_only_at_once = { -en-passant } alma, yalnızca bir piyon iki kare ilerledikten hemen sonra yapılabilir
illegal-king_in_check = şah, bu taşın tehdidi altında kalırdı: { $piece }
illegal-king_stays_in_check = şah, hâlâ bu taşın tehdidi altında olurdu: { $piece }
illegal-castling_right_lost = o tarafa artık { -castling } yapılamaz: şah ya da o kale oynadı veya yerinde değil
illegal-castling_blocked = bu taş { -castling(case: "dative") } engel oluyor: { $piece }
illegal-castling_out_of_check = bu taş { -check } çekiyor: { $piece }; { -check } çekilmişken { -castling } yapılamaz
illegal-castling_through_check = şah { $square } karesinden geçer ya da oraya varırdı; bu taş o kareyi tehdit ediyor: { $piece }
illegal-no_promotion = bu { -move } hiçbir piyonu { -promotion } ettirmiyor, bu yüzden { -promotion } taşı yazılamaz
illegal-promotion_to = piyon vezire, kaleye, file ya da ata { -promotion } eder, bu taşa asla: { $role }
illegal-other = hiçbir taş bu { -move(case: "accusative") } yapamaz

## Reasons: a game that cannot start.

bad-start-time_zones = saat dilimleri geçerli değil
bad-start-started = { -game } zaten başladı
bad-start-tournament_name = turnuvanın adı, en çok { $most } karakterlik tek satırdır
bad-start-no_arbiter = { $player } hesabı bu { -game(case: "genitive") } { -arbiter(case: "accusative") } değil
bad-start-no_envelope_key = { $arbiter } hesabı { -arbiter }, ama { -envelope(case: "plural") } için anahtar kaydetmemiş

## Reasons: regulations out of their bounds.

regulations-leave = { -leave } yılda 1 ile 366 gün, en kısa { -leave } 1 ile 60 gün, bildirim süresi en çok 60 gün olmalı
regulations-leave_in_triple_block = Triple Block { -game(case: "possessive-locative") } { -leave } yoktur
regulations-silence = sessizlik 10 ile 365 gün sonra, öncesinde sırasıyla üç hatırlatma yapılarak { -game(case: "accusative") } kaybettirmeli
regulations-silence_without_periods = sessizlik kuralı, dönemli bir süre düzeni gerektirir
regulations-claim_after_moves = talebe izin veren, taş alınmadan ve piyon oynanmadan yapılan { -move } sayısı 50 ile 100 arasında olmalı
regulations-tablebase_fifty_moves = talep için 50 dışında bir { -move } sayısı varken { -tablebase(case: "plural") } elli { -move } kuralını hesaba katamaz
regulations-tablebase = oyunsonu tablosuyla talep 3 ile 7 taş içindir ve { -arbiter(case: "genitive") } bunun için 1 ile 90 gün süresi vardır
regulations-adjudication = { -arbiter } kararıyla sonuç en çok 500 { -move(case: "ablative") } sonra istenir ve { -arbiter(case: "genitive") } bunun için 1 ile 90 gün süresi vardır
regulations-offer_again = iki { -draw-offer } arasında gereken { -move } sayısı en çok 100 olmalı
regulations-penalty_days = { -opponent(case: "bare-genitive") } kazandığı gün sayısı en çok 30 olmalı
regulations-loses_at = { -game(case: "accusative") } kaybettiren { -illegal } ya da belirsiz { -move } birincisi ya da daha sonraki biri olmalı
regulations-arbiters = bir { -game(case: "genitive") } en çok 10 { -arbiter(case: "accusative") } olur ve her biri bir kez yazılır
regulations-withdrawal = altında kalındığında ayrılmanın { -game(case: "accusative") } geçersiz kıldığı { -move } sayısı en çok 100 olmalı; sessiz ayrılma ise bir sessizlik kuralı gerektirir
regulations-appeal_days = bir oyuncu en çok 365 gün içinde { -appeal } edebilir
regulations-resume_after_days = { -game(case: "dative") } { -resume }, mühürlemeden 1 ile 365 gün sonra olmalı
regulations-session_days = bir { -game } oturumu 1 ile 365 gün sürmeli
regulations-default_days = bekleme süresi 0 ile 60 gün olmalı ve check_in gerektirir
regulations-holders = { -envelope(case: "plural-genitive") } en çok { $most } farklı { -arbiter(case: "accusative") } olur; bunlardan 1 ile 3 tanesi, zamanından önce ise 1 ya da 2 tanesi gerekir
regulations-public_delay = { -move(case: "plural") } en çok 100 yarım { -move } sonra herkese açık olmalı

## Reasons: a starting position.

start-number = Chess960 konumlarının numaraları 0 ile 959 arasındadır; { $number } yoktur
start-fen = bu bir FEN değil: { $fault }
start-move_number = bir { -game } en geç 9999. { -move(case: "locative") } başlayabilir
start-over = bu konumda { -game } zaten bitmiş
start-drawn = bu konumda { -game } zaten { -draw(case: "adverb") }: { $halfmoves } yarım { -move(case: "predicate") } taş alınmadı ve piyon oynanmadı

## Reasons: a FEN.

fen-text = FEN geçersiz
fen-board = FEN içindeki tahta bölümü geçersiz
fen-digits = tahta bölümünde iki rakam yan yana duruyor
fen-pocket = FEN içindeki eldeki taşlar bölümü geçersiz
fen-turn = FEN içindeki sıra bölümü geçersiz
fen-castling = FEN içindeki { -castling } bölümü geçersiz
fen-en_passant = FEN içindeki { -en-passant } alma karesi geçersiz
fen-checks = FEN içindeki kalan { -check } çekme sayısı geçersiz
fen-half_moves = FEN içindeki yarım { -move } sayacı geçersiz
fen-move_number = FEN içindeki { -move } numarası geçersiz
fen-counter = sayaçlardan biri, bir { -game(case: "genitive") } ulaşabileceği bir sayı değil

## Reasons: a starting position, as the rules of chess see it.

start-position = bu konum kurallara uygun değil: { $faults }
position-empty_board = tahta boş
position-missing_king = şah eksik
position-too_many_kings = fazla şah var
position-pawns_on_backrank = birinci ya da sekizinci yatayda piyon var
position-castling_rights = { -castling } hakları geçersiz
position-en_passant = { -en-passant } alma karesi geçersiz
position-opposite_check = sırası olmayan tarafa { -check } çekilmiş
position-impossible_check = olanaksız bir { -check } çekme var
position-too_much_material = fazla taş var

## Reasons: a time control.

control-days_per_move = { -move } başına süre 1 ile 60 gün olmalı
control-periods = bir süre düzeni 1 ile 9 dönemden oluşur
control-moves = bir dönem 1 ile 200 { -move } içindir, sonuncusu { -game(case: "genitive") } kalanı için de olabilir
control-time = bir dönemin süresi 1 saat ile 1000 gün arasında, sonraki dönemlerin süresi en çok 1000 gün olmalı
control-no_time = yinelenen ya da gecikmeli bir dönemi izleyen dönemin kendi süresi olmalı
control-increment = eklenen süre en çok 100 gün olmalı
control-cap = üst sınır en az 1 saat, en çok 1000 gün olmalı ve eklenen süre gerektirir
control-delay = gecikme en çok 60 gün olmalı
control-duplication = iki kat sayma 1 ile 365 gün sonra başlamalı
control-thematic = tematik başlangıç için ilk dönem belirli sayıda { -move } için olmalı
control-triple_block = Triple Block { -clock(case: "accusative") } 1 ile 100 gün, yedek süresi en çok 500 gün, eklenen süreleri 300 { -move } için en çok 9 gün olmalı

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

notice-need-clock = bunlar olmadan bir { -game(case: "accusative") } süreden kaybedebilirsiniz
notice-need-adjournment = bunlar olmadan çok geç mühürleyebilir ya da çok geç dönebilir ve bir { -game(case: "accusative") } kaybedebilirsiniz
notice-need-players = bunlar olmadan oyuncular sizi beklerken { -game } kaybedebilir
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

arbiter-named = { -arbiter(case: "Nominative") } { $name }
arbiter-unnamed = { -arbiter(case: "Nominative") }
arbiter-service = Hizmet
reason = Gerekçe: { $reason }
reason-of-arbiter = { -arbiter(case: "Genitive") } gerekçesi: { $reason }
reason-erased = (silindi).
reason-as-written = yazdığınız gibi.

event-your-game-white = { $opponent } adlı oyuncuyla { -game(case: "yours") } başladı. { -white(form: "Bare") } taşlar sizin. Süre: { $control }.
event-your-game-black = { $opponent } adlı oyuncuyla { -game(case: "yours") } başladı. { -black(form: "Bare") } taşlar sizin. Süre: { $control }.
event-game = { $white } - { $black } { -game(case: "accusative") } başladı. Süre: { $control }.
event-moved = { $who-is ->
    [you] Oynadığınız { -move }: { $move } (kullanılan süre: { $time }).
   *[other] { $who } şu { -move(case: "accusative") } oynadı: { $move } (kullanılan süre: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Oynadığınız { -move }: { $move }, { -draw-offer(case: "with") } (kullanılan süre: { $time }).
   *[other] { $who } şu { -move(case: "accusative") } oynadı: { $move }, { -draw-offer(case: "with") } (kullanılan süre: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Koşullu { -move(case: "yours-with") } hemen yanıt verildi: { $move }.
   *[other] { $who } koşullu bir { -move(case: "with") } hemen yanıt verdi: { $move }.
}
event-message = { $who-is ->
    [you] Bir mesaj yazdınız.
   *[other] { $who } bir mesaj yazdı.
}
ordinal = { $count }.
event-illegal-move = { $who-is ->
    [you] { -illegal(form: "Bare") } bir { -move } gönderdiniz. Bu, { ordinal } { -illegal } { -move(case: "yours") }.
   *[other] { $who } { -illegal } bir { -move } gönderdi. Bu, onun { ordinal } { -illegal } { -move(case: "possessive") }.
}
event-ambiguous-move = { $who-is ->
    [you] Belirsiz bir { -move } gönderdiniz. Bu, { ordinal } belirsiz { -move(case: "yours") }.
   *[other] { $who } belirsiz bir { -move } gönderdi. Bu, onun { ordinal } belirsiz { -move(case: "possessive") }.
}
gain-you = Bir sonraki { -move } için süre kazandınız: { $time }.
gain-opponent = { -opponent(case: "Bare") } bir sonraki { -move } için süre kazandı: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, düşülen: { $charged }

event-draw-offered = { $who-is ->
    [you] { -draw(case: "Nominative") } teklif ettiniz.
   *[other] { $who } { -draw } teklif etti.
}
event-draw-declined = { $who-is ->
    [you] { -draw(case: "Nominative") } teklifini reddettiniz.
   *[other] { $who } { -draw-offer(case: "accusative") } reddetti.
}
claim-win = galibiyet
claim-draw = { -draw }
claim-by-threefold = konumun üç kez tekrarı
claim-by-fifty = elli { -move } kuralı
claim-by-tablebase = { -tablebase }
claim-by-adjudication = { -arbiter } kararı
event-claimed = { $who-is ->
    [you] Talebiniz: { $claim } ({ $basis }).
   *[other] { $who } talepte bulundu: { $claim } ({ $basis }).
} Buradaki hiçbir { -tablebase } buna karar veremiyor.
event-claimed-with-move = { $who-is ->
    [you] Talebiniz: { $claim } ({ $basis }); bildirdiğiniz { -move }: { $move }.
   *[other] { $who } talepte bulundu: { $claim } ({ $basis }); bildirilen { -move }: { $move }.
} Buradaki hiçbir { -tablebase } buna karar veremiyor.
event-adjudication-asked = { $who-is ->
    [you] { -arbiter(case: "Nominative") } kararıyla sonuç istediniz: { $claim }.
   *[other] { $who } { -arbiter } kararıyla sonuç istedi: { $claim }.
}
event-claim-waits = Bir { -arbiter } { $until } tarihine kadar karar verir; o zamana kadar hiçbir { -clock } çalışmaz. Karar verilmezse talep o zaman düşer.
event-claim-waits-clock-runs = Bir { -arbiter } { $until } tarihine kadar karar verir; bu sırada { -game } sürer ve { -clock } çalışır. Karar verilmezse talep o zaman düşer.
event-claim-decide = Karar sizin: tek satırla yanıt verin: “arbiter { $game } uphold { $claim }: ” (kabul) ya da “arbiter { $game } reject { $claim }: ” (ret), ardından gerekçe.
event-claim-analyse = Analiz sunabilirsiniz: “{ command-analysis }:” ve altında metinle yanıt verin. { -opponent(case: "Nominative") } onu { -game } bitmeden okuyamaz.
event-analysed = { $who-is ->
    [you] Analiz sundunuz.
   *[other] { $who } analiz sundu.
}
event-claim-lapsed = Talebe hiçbir { -arbiter } zamanında karar vermedi: { -game }, talep yapılmamış gibi sürer ve bekleme zamanı iki oyuncunun da süresinden düşülmez.
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
event-adjudication-declined = { $arbiter } { -game(case: "accusative") } karara bağlamayı reddetti: { -game } sürüyor.

event-flag-fell = { $who-is ->
    [you] Son tarihten önce { -move } yapmadınız: { $deadline }.
   *[other] { $who } son tarihten önce { -move } yapmadı: { $deadline }.
}
event-downtime = Hizmet kullanılamıyordu. { -clock(case: "Dative") } geri verilen süre: { $time }.
event-downtime-absent = Hizmet, hiçbir { -clock } çalışmazken kullanılamıyordu. Gelmemiş olan oyuncunun gelmek için o kadar daha fazla zamanı var.
event-leave = { $who-is ->
    [you] İzinli olacaksınız: ilk gün { $first }, son gün { $last }.
   *[other] { $who } izinli olacak: ilk gün { $first }, son gün { $last }.
}
event-no-leave = { $who-is ->
    [you] Şu günlerde artık izinli olmayacaksınız: ilk gün { $first }, son gün { $last }.
   *[other] { $who } şu günlerde artık izinli olmayacak: ilk gün { $first }, son gün { $last }.
}
event-reflection = { $who-is ->
    [you] Bu { -move } için düşünmeyi sürdürdüğünüzü bildirdiniz.
   *[other] { $who } bu { -move } için düşünmeyi sürdürdüğünü bildirdi.
}
event-refilled = { $who-is ->
    [you] Yedek süreden aldığınız: { $time }.
   *[other] { $who } yedek süreden aldı: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] { -clock(case: "Plural-genitive") } yanlış olduğunu { -arbiter(case: "dative") } bildirdiniz.
   *[other] { $who } { -clock(case: "plural-genitive") } yanlış olduğunu { -arbiter(case: "dative") } bildirdi.
}

event-adjournment-proposed = { $who-is ->
    [you] { -adjourn(form: "Accusative") } teklif ettiniz.
   *[other] { $who } { -adjournment(case: "accusative") } teklif etti.
}
event-adjournment-declined = { $who-is ->
    [you] { -adjourn(form: "Accusative") } reddettiniz; { -game } sürüyor.
   *[other] { $who } { -adjournment(case: "accusative") } reddetti; { -game } sürüyor.
}
event-adjourned-early = { -move(case: "Nominative") } sırası olan oyuncu erken erteledi: { -game } oturumunun planlanan sonuna kadarki zaman onun süresinden düşülür. Planlanan son: { $until }.
event-session-over = { -game(case: "Nominative") } oturumu bitti ya da oyuncular { -adjourn(form: "locative") } anlaştı.
event-adjournment-agreed = Oyuncular { -adjourn(form: "locative") } anlaştı.
event-drafted = { -move(case: "Nominative") } sırası olan oyuncu, { -sealed-move(case: "genitive") } taslağını bir { -envelope(case: "dative") } koydu.
event-you-drafted = { -sealed-move(case: "Yours-genitive") } taslağı bir { -envelope(case: "locative") } ve { -clock(case: "yours") } hâlâ çalışıyor. Yeni bir taslak bunun yerine geçer.
event-sealed = { $who-is ->
    [you] Bir sonraki { -move(case: "accusative") } mühürlediniz (kullanılan süre: { $time }).
   *[other] { $who } bir sonraki { -move(case: "accusative") } mühürledi (kullanılan süre: { $time }).
} { -game(case: "Nominative") } { -adjourn(form: "past") }; hiçbir { -clock } çalışmıyor.
event-sealed-reply = { $who-is ->
    [you] Yanıtı mühürlediniz (kullanılan süre: { $time }), çünkü daha önce { -move } mühürleyen oyuncu hâlâ gelmedi.
   *[other] { $who } yanıtı mühürledi (kullanılan süre: { $time }), çünkü daha önce { -move } mühürleyen oyuncu hâlâ gelmedi.
} Gelmemiş olan oyuncunun { -clock(case: "possessive") } çalışıyor; yanıt, o oyuncu gelince açılır.
event-face-acknowledged = { $arbiter } { -envelope(case: "genitive") } dış yüzünü denetledi; { -envelope } onda.
event-resumption-set = { $arbiter } { -resume } zamanını değiştirdi. Yeni zaman: { $time }.

event-resumption-asked = { $who-is ->
    [you] { -resume(form: "Bare") } etmek istediğinizi bildirdiniz.
   *[other] { $who } { -resume } etmek istediğini bildirdi.
}
event-resumed = { -game(case: "Dative") } { -resume } ediliyor. { -arbiter(case: "Nominative") } { -envelope(case: "accusative") } açar; o zamana kadar hiçbir { -clock } çalışmaz.
event-resumed-in-your-absence = { -game(case: "Dative") } siz olmadan { -resume } ediliyor: { -clock(case: "yours") } çalışıyor.
event-resumed-in-absence = { -game(case: "Dative") }, yanıt verecek oyuncu olmadan { -resume } ediliyor; o oyuncunun { -clock(case: "possessive") } çalışıyor.
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
event-envelope-missing = { -envelope(case: "Nominative") } açılamıyor. Mühürleyen oyuncu { -seal(form: "participle") } metni göstermeli: yalnızca SHA-256 özeti bildirilen özetle aynı olan metin geçerlidir. Metni o oyuncu kendisi şifrelediyse onun { -clock(case: "possessive") } çalışır; öyle değilse hiçbir { -clock } çalışmaz ve { -arbiter } { -game(case: "accusative") } karara bağlayabilir.
event-envelope-shut = Neden: { -envelope } açılmıyor ya da metni özete uymuyor.
event-reading-chosen = { $who-is ->
    [you] { -sealed-move(case: "Genitive") } bir okunuşunu seçtiniz: { $move }.
   *[other] { $who } { -sealed-move(case: "genitive") } bir okunuşunu seçti: { $move }.
}
event-opened = { -envelope(case: "Nominative") } açıldı. { $who-is ->
    [you] { -seal(form: "Yours") } { -move }
   *[other] { $who } şu { -move(case: "accusative") } { -seal(form: "past-perfect") }
}: { $move } (yazılışı “{ $written }”).
event-opened-with-offer = { -envelope(case: "Nominative") } açıldı. { $who-is ->
    [you] { -seal(form: "Yours") } { -move }
   *[other] { $who } şu { -move(case: "accusative") } { -seal(form: "past-perfect") }
}: { $move } (yazılışı “{ $written }”), { -draw-offer(case: "with") }.
event-opened-ambiguous = { -envelope(case: "Nominative") } açıldı. { $who-is ->
    [you] { -seal(form: "Yours") }
   *[other] { $who } şunu { -seal(form: "past-perfect") }
}: “{ $written }”. Bu, birden çok biçimde okunabilir.
event-opened-illegal = { -envelope(case: "Nominative") } açıldı. { $who-is ->
    [you] { -seal(form: "Yours") }
   *[other] { $who } şunu { -seal(form: "past-perfect") }
}: “{ $written }”. Bu, geçerli bir { -move } değil.
event-opened-nothing = { -envelope(case: "Nominative") } açıldı. Metni, bu { -game(case: "genitive") } bu konumunda { -seal(form: "perfect") } bir { -move } değil; bu yüzden kimseye gösterilmiyor.
event-opened-early = Bir { -arbiter } { -envelope(case: "accusative") } erken açtı.
event-publication-agreed = { $who-is ->
    [you] Bu { -game(case: "genitive") } { -envelope(case: "possessive-genitive") } yayımlanmasını kabul ettiniz.
   *[other] { $who } bu { -game(case: "genitive") } { -envelope(case: "possessive-genitive") } yayımlanmasını kabul etti.
} { -envelope(case: "Nominative") }, iki oyuncu da kabul ederse açılır ve { -game(case: "locative") } hiçbir şeyi değiştirmez.
event-published = İki oyuncu da kabul etti ve bu { -game(case: "genitive") } { -envelope(case: "possessive") } açıldı. { $who-is ->
    [you] { -seal(form: "Yours") }
   *[other] { $who } şunu { -seal(form: "past-perfect") }
}: { $written }. Bu, { -game(case: "locative") } hiçbir şeyi değiştirmez.
event-published-nothing = İki oyuncu da kabul etti ve bu { -game(case: "genitive") } { -envelope(case: "possessive") } açıldı. Metni { -seal(form: "adjective") } bir { -move } değil.

act-warned = { $who-is ->
    [you] { $arbiter } sizi uyardı.
   *[other] { $arbiter } şu oyuncuyu uyardı: { $who }.
}
act-time-given = { $who-is ->
    [you] { $arbiter } { -clock(case: "yours-dative") } süre ekledi: { $time }.
   *[other] { $arbiter } şu oyuncunun { -clock(case: "possessive-dative") } süre ekledi: { $who }. Eklenen süre: { $time }.
}
act-time-taken = { $who-is ->
    [you] { $arbiter } { -clock(case: "yours-ablative") } süre düştü: { $time }.
   *[other] { $arbiter } şu oyuncunun { -clock(case: "possessive-ablative") } süre düştü: { $who }. Düşülen süre: { $time }.
}
act-clocks = { $arbiter } { -clock(case: "plural-accusative") } düzeltti. Şimdiye kadarki { -move(case: "plural-locative") } kullanılan süre: { -white(form: "Bare") } { $white }, { -black(form: "Bare") } { $black }.
act-clocks-and-deadline = { $arbiter } { -clock(case: "plural-accusative") } düzeltti. Şimdiye kadarki { -move(case: "plural-locative") } kullanılan süre: { -white(form: "Bare") } { $white }, { -black(form: "Bare") } { $black }. Bu { -move } için { -deadline }: { $deadline }.
act-points = { $arbiter } puanları değiştirdi: { -white(form: "Bare") } { $white }, { -black(form: "Bare") } { $black }.
act-leave = { $arbiter } özel izin verdi: ilk gün { $first }, son gün { $last }. Bu günlerde { $who-is ->
    [you] { -clock(case: "yours") }
   *[other] { $who } adlı oyuncunun { -clock(case: "possessive") }
} çalışmaz.
act-leave-ended = { $arbiter }, { $first } tarihinde başlayan izne son verdi: { $who-is ->
    [you] { -clock(case: "yours") }
   *[other] { $who } adlı oyuncunun { -clock(case: "possessive") }
} bu { -leave } için artık durmaz.
act-adjourned = { $arbiter } { -game(case: "genitive") } ertelenmesine karar verdi.
act-taken-back = { $arbiter } yanlışlıkla yapılan bir { -move(case: "genitive") } geri alınmasına izin verdi: { -game }, { $ply } yarım { -move(case: "ablative") } sonraki konumdan sürer ve o zamandan beri geçen zaman iki oyuncunun da süresinden düşülmez.
act-you-replace = Bundan sonra bu { -game(case: "accusative") } başka bir oyuncunun yerine, { -clock(case: "genitive") } şimdiki durumuyla siz oynuyorsunuz. O oyuncunun teklifleri, talepleri ve aldığı izinler artık geçersiz.
act-you-were-replaced = Yerinize başka biri geçti: { -game(case: "accusative") } sizin yerinize sürdüren { $name }. Teklifleriniz, talepleriniz ve koşullu { -move(case: "plural-yours") } artık geçersiz.
act-replaced = Bundan sonra { $name }, başka bir oyuncunun yerine, { -clock(case: "genitive") } şimdiki durumuyla oynuyor. Önceki oyuncunun teklifleri ve talepleri artık geçersiz.
act-replayed-as = { -game(case: "Nominative") } şu numarayla yeniden oynanıyor: { $game }.
act-counts-after-all = { $game } { -game(case: "accusative") } yine de geçerli.
act-how-to-appeal = Buna katılmıyorsanız { $until } tarihine kadar başka bir { -arbiter(case: "dative") } başvurarak { -appeal } edebilirsiniz: tek satırla yanıt verin: “{ command-appeal } { $act }: ” ve ardından gerekçeniz.
event-appealed = { $who-is ->
    [you] { $act } numaralı { -arbiter } işlemine { -appeal } ettiniz.
   *[other] { $who } { $act } numaralı { -arbiter } işlemine { -appeal } etti.
} Kararı başka bir { -arbiter } verir.
event-replaced-appealed = Yerine başkası geçen oyuncu { $act } numaralı { -arbiter } işlemine { -appeal } etti. Kararı başka bir { -arbiter } verir.
event-appealed-act = İşlem şuydu: { $act }
event-appeal-decide = İşlemi yapan siz değilseniz karar verebilirsiniz: tek satırla yanıt verin: “arbiter { $game } confirm { $act }: ” (onay) ya da “arbiter { $game } reverse { $act }: ” (geri alma), ardından gerekçe.
event-confirmed = Başka bir { -arbiter } { $act } numaralı işlemi onayladı.
event-you-confirmed = { $act } numaralı işlemi onayladınız.
event-reversed = Başka bir { -arbiter } { $act } numaralı işlemi geri aldı. { -game(case: "Nominative") }, işlem hiç yapılmamış gibidir; { -move } yapılamayan zaman iki oyuncunun da süresinden düşülmez.
event-you-reversed = { $act } numaralı işlemi geri aldınız. { -game(case: "Nominative") }, işlem hiç yapılmamış gibidir; { -move } yapılamayan zaman iki oyuncunun da süresinden düşülmez.
event-withdrawn = { $who-is ->
    [you] Ayrıldınız.
   *[other] { $who } ayrıldı.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Bu turnuvadaki { -game(case: "plural-yours-genitive") } yarısını sessizlik yüzünden kaybettiniz. Bu, ayrılma sayılır.
   *[other] { $who } bu turnuvadaki { -game(case: "plural-possessive-genitive") } yarısını sessizlik yüzünden kaybetti. Bu, ayrılma sayılır.
}
event-withdrawal-noted = { $who-is ->
    [you] { $arbiter } ayrıldığınızı kaydetti.
   *[other] { $arbiter } şu oyuncunun ayrıldığını kaydetti: { $who }.
}
event-withdrawn-waits = Bir { -arbiter } { -game(case: "accusative") } karara bağlayana kadar hiçbir { -clock } çalışmaz.

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

over-white-wins = { $game } { -game(case: "accusative") } bitti, { $result }: { $who-is ->
    [you] siz ({ -white(form: "Bare") }) kazandınız
   *[other] { $who } ({ -white(form: "Bare") }) kazandı
}. Neden: { $how }.
over-black-wins = { $game } { -game(case: "accusative") } bitti, { $result }: { $who-is ->
    [you] siz ({ -black(form: "Bare") }) kazandınız
   *[other] { $who } ({ -black(form: "Bare") }) kazandı
}. Neden: { $how }.
over-both-lose = { $game } { -game(case: "accusative") } bitti, { $result }: iki oyuncu da kaybetti. Neden: { $how }.
over-no-result = { $game } { -game(case: "accusative") } bitti, { $result }: sonuç yok. Neden: { $how }.
over-drawn = { $game } { -game(case: "accusative") } bitti, { $result }: { -draw(case: "adverb") }. Neden: { $how }.
over-drawn-not-won = { $game } { -game(case: "accusative") } bitti, { $result }: { -draw(case: "adverb") }. { -game(case: "Genitive") } bitiş nedeni: { $how }; ama { -opponent(case: "bare") } { -mate } edemezdi.
ending-by-silence = sessizlik, çok uzun süre { -move } yapılmadı
ending-checkmate = { -mate }
ending-resignation = { -game(case: "ablative") } { -resign(form: "noun") }
ending-stalemate = { -stalemate }
ending-dead-position = iki taraf da { -mate } edemez
ending-agreement = anlaşma
ending-threefold = konumun üç kez tekrarı, talep üzerine
ending-fifty = elli { -move } kuralı, talep üzerine
ending-tablebase = { -tablebase }, talep üzerine
ending-fivefold = konumun beş kez tekrarı
ending-seventy-five = yetmiş beş { -move } kuralı
ending-time = süre aşımı
ending-illegal-moves = { -illegal } { -move(case: "plural") }
ending-sealed-move = { -sealed-move } belirsiz ya da geçersizdi
ending-forfeit = hükmen yenilgi
ending-cancelled = bir { -arbiter } { -game(case: "accusative") } iptal etti
ending-annulled = bir { -arbiter } { -game(case: "accusative") } geçersiz saydı
ending-expulsion = öteki oyuncu ihraç edildi
ending-withdrawal = bir oyuncu ayrıldı
ending-adjudication = { -arbiter } kararı

## What was done, to the player whose command it was

done-moved = { -move(case: "Nominative") } oynandı.
done-moved-with-offer = { -move(case: "Nominative") }, { -draw-offer(case: "with") } oynandı.
done-message = Mesajınız kaydedildi ve { -opponent(case: "dative") } gönderiliyor.
done-draw-offered = { -draw(case: "Nominative") } teklif ettiniz. Teklif, { -opponent } yanıt verene kadar geçerlidir.
done-draw-declined = { -draw(case: "Accusative") } reddettiniz. { -game(case: "Nominative") } sürüyor.
done-claim-upheld = Talebiniz doğru.
done-claim-referred = Talebinize bir { -arbiter } karar verecek. Karar size e-postayla bildirilecek.
done-claim-is-offer = Talep, { -opponent(case: "genitive") } kabul edebileceği bir { -draw-offer } sayılıyor (FIDE 9.5.3).
done-penalty = { -opponent(case: "Genitive") } { -clock(case: "possessive-dative") } eklenen süre: { $time }.
done-analysed = Analiziniz { -arbiter } için kaydedildi.
done-adjournment-proposed = { -adjourn(form: "Accusative") } teklif ettiniz. { -game(case: "Nominative") }, { -opponent } kabul edene kadar sürer.
done-adjournment-declined = { -adjourn(form: "Accusative") } reddettiniz. { -game(case: "Nominative") } sürüyor.
done-adjourned = { -game(case: "Nominative") } erteleniyor: { -move } sırası olan oyuncu bir { -move } { -seal(form: "aorist") }.
done-drafted = Taslak bir { -envelope(case: "locative") }. Henüz { -seal(form: "negative") }: { -seal } için bir satıra tek başına “{ command-seal }” yazın.
done-sealed = { -move(case: "Nominative") } mühürlendi ve { -game } { -adjourn(form: "past") }.
done-sealed-with-offer = { -move(case: "Nominative") } { -draw } teklifinizle birlikte mühürlendi ve { -game } { -adjourn(form: "past") }. { -opponent(case: "Nominative") } teklifi { -envelope } açılınca öğrenir. Teklif o zaman { -opponent } yanıt verene ya da { -move } yapana kadar geçerlidir.
done-drafted-with-offer = { -draw(case: "Nominative") } teklifiniz taslakla birlikte { -envelope(case: "locative") }. { -opponent(case: "Nominative") } onu { -seal(form: "adjective") } { -envelope } açılınca öğrenir.
done-resumption-asked = { -resume(form: "Bare") } etmeye hazırsınız. { -opponent(case: "Nominative") } de hazır olunca, en geç belirlenen zamanda { -game(case: "dative") } { -resume } edilir.
done-resumed = { -game(case: "Dative") } { -resume } ediliyor.
done-publication-agreed = { -envelope(case: "Genitive") } gösterilmesini kabul ettiniz. { -opponent(case: "Nominative") } de kabul edince gösterilir.
done-published = { -envelope(case: "Nominative") } kayıtta gösteriliyor.
done-reading-chosen = { -sealed-move(case: "Nominative") }, seçtiğiniz { -move } olarak geçerli.
done-clocks-questioned = { -clock(case: "Plural-genitive") } size göre yanlış olduğu { -arbiter(case: "dative") } bildiriliyor.
done-flag-fell = { -flag(case: "Nominative") } düştü.
done-leave = İzinlisiniz: ilk gün { $first }, son gün { $last }; bu iki gün de dahildir. Bu sürede { -clock(case: "yours") } durur.
done-no-leave = Şu { -leave(case: "yours") } iptal edildi: ilk gün { $first }, son gün { $last }. O günlerde { -clock(case: "yours") } işler.
done-reflection = Bu { -move } için düşünmeyi sürdürüyorsunuz. Sessizliğiniz şimdilik { -game(case: "accusative") } kaybettirmez ve { -clock(case: "yours") } çalışmayı sürdürür.
done-refilled = Yedek süreden { -clock(case: "yours-dative") } aktarılan: { $time }.
done-withdrawn = Bu { -game(case: "ablative") } ayrıldınız.
done-appealed = { $act } numaralı işleme itirazınız kaydedildi. Başka bir { -arbiter } karar verene kadar işlem geçerlidir; karar size e-postayla bildirilecek.
done-game-over = { -game(case: "Nominative") } bitti.

## The position in words

pieces-none = taş yok
board-figures = Bu tahtada içi dolu ve altı çizili taşlar { -black(form: "genitive") } taşlarıdır.
pieces = { -white(form: "Bare") }: { $white }. { -black(form: "Bare") }: { $black }.
pieces-king = Şah { $squares }
pieces-queen = Vezir { $squares }
pieces-rook = Kale { $squares }
pieces-bishop = Fil { $squares }
pieces-knight = At { $squares }
pieces-pawn = Piyon { $squares }

## Clocks

clock-limit = Süre sınırı: { $control }.
clock-control = Süre: { $control }.
clock-white = { -white(form: "Bare") } { $name }: { $times }.
clock-black = { -black(form: "Bare") } { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (bir sonraki { -move } için fazladan { $gained })
clock-with-less = { $times } (bir sonraki { -move } için eksik { $lost })
clock-used = kullanılan { $time }
clock-left = kalan { $time }
clock-on-the-clock = { -clock(case: "locative") } { $time }
clock-with-bank = { $left }, yedekte { $bank }
clock-this-move = { $name } adlı oyuncunun bu { -move(case: "possessive") }: kullanılan { $used }, düşülen { $charged }.
clock-delay = Gecikmeden kalan: { $left }. O zamana kadar süreden bir şey düşülmez.
clock-stopped = { -clock(case: "Nominative") } durduruldu: { $at }. Kaldığı yerden çalışacak.
clock-paused-leave = { -clock(case: "Nominative") } duruyor: { -leave }.
clock-paused-free-day = { -clock(case: "Nominative") } duruyor: boş gün.
clock-paused-night = { -clock(case: "Nominative") } gece için duruyor.
clock-next = Sıradaki: { $what }, { $at }.
clock-next-time-is-up = süre biter
clock-next-silence = { -game } sessizlik yüzünden kaybedilir
clock-next-delay-over = gecikme biter
clock-next-double = süre iki kat sayılmaya başlar
clock-next-day = bir gün daha düşülür
clock-next-refill = { -clock } yedek süreden doldurulabilir
clock-next-leave = { -leave } başlar
clock-next-free-day = boş bir gün başlar
clock-next-night = gece arası başlar
clock-next-goes-on = { -clock } yeniden çalışır

## Whose move it is, and until when

state-your-move = Sıra sizde: { $number }. { -move }. { -move(case: "Yours-with") } yanıt verin; { -deadline }: { $until }; kalan süre: { $left }.
state-their-move = Sıra şu oyuncuda: { $name }. { -move(case: "Nominative") } için { -deadline }: { $until }; kalan süre: { $left }.
state-you-seal = { $number }. { -move(case: "yours-accusative") } { -seal(form: "imperative") }; { -deadline }: { $until }; kalan süre: { $left }.
state-they-seal = { $name } bir sonraki { -move(case: "accusative") } mühürlemeli; { -deadline }: { $until }; kalan süre: { $left }.
state-adjourned-yours = { -clock(case: "Yours") } { $until } tarihine kadar çalışıyor; kalan süre: { $left }.
state-adjourned-theirs = { -opponent(case: "Bare-genitive") } { -clock(case: "possessive") } { $until } tarihine kadar çalışıyor; kalan süre: { $left }.
state-you-on-leave = İzindesiniz ve { $back } tarihinden önce { -move } yapamazsınız. O tarihten başlayarak { $number }. { -move(case: "yours-with") } yanıt verin; { -deadline }: { $until }.
state-on-leave = { $name }, { $back } tarihine kadar izinde; { -move } için { -deadline }: { $until }.
state-doubles = Bu { -move(case: "genitive") } süresi { $at } tarihinden başlayarak iki kat sayılır (o zamana kadarki düşünme süresi: { $after }); yanıt için verilen tarih bunu hesaba katıyor.
state-doubled = Bu { -move(case: "genitive") } süresi { $at } tarihinden beri iki kat sayılıyor (o zamana kadarki düşünme süresi: { $after }); yanıt için verilen tarih bunu hesaba katıyor.
state-your-flag = { -flag(case: "Yours") } { $at } tarihinde düştü. { -opponent(case: "Nominative") } ya da bir { -arbiter } { -flag } düşmesini talep edene kadar { -move(case: "yours") } yine geçerlidir: { -move(case: "yours-accusative") } hemen yapın.
state-your-flag-for-arbiter = { -flag(case: "Yours") } { $at } tarihinde düştü. Bir { -arbiter } { -flag } düşmesini talep edene kadar { -move(case: "yours") } yine geçerlidir: { -move(case: "yours-accusative") } hemen yapın.
state-flag-to-claim = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü. { -game(case: "Accusative") } bu nedenle bitirmek için “{ command-claim-time }” yazarak yanıt verin; o zamana kadar bir { -move } yine geçerlidir.
state-flag = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü. Bir { -arbiter } { -game(case: "accusative") } bu nedenle bitirene kadar bir { -move } yine geçerlidir.

## Reminders

reminder-time = { $site } hatırlatıyor: süreniz bitmek üzere.
reminder-silence = { $site } uyarıyor: uzun zamandır { -move } yapmadınız; sessizlik { $until } tarihinden sonra { -game(case: "accusative") } kaybettirir. { -move(case: "Nominative") } yapın ya da kendi sürenizle düşünmeyi sürdürmek için “{ command-reflect }” yazın.
reminder-silent-flag = { $site } uyarıyor: uzun zamandır { -move } yapmadınız; süreniz şu tarihten sonra bitmiş olur: { $until }.
restored = Hizmetin bir yedekten geri yüklenmesi gerekti. Yedekten sonraki { -move(case: "plural") } ve mesajlar kayboldu, ama süre geri verildi. { -game(case: "Nominative") } burada gösterildiği gibidir. Koşullu { -move(case: "plural") } silindi: lütfen yeniden gönderin. Lütfen bu e-postayı yanıtlayın; daha eski e-postalara verilen yanıtlar geçersizdir.
restored-from = Hizmetin { $at } tarihli bir yedekten geri yüklenmesi gerekti. Yedekten sonraki { -move(case: "plural") } ve mesajlar kayboldu, ama süre geri verildi. { -game(case: "Nominative") } burada gösterildiği gibidir. Koşullu { -move(case: "plural") } silindi: lütfen yeniden gönderin. Lütfen bu e-postayı yanıtlayın; daha eski e-postalara verilen yanıtlar geçersizdir.

## Conditional moves

conditions-none = Artık koşullu { -move(case: "yours") } yok.
conditions-kept = Koşullu { -move(case: "plural-yours") } saklandı.
conditions-replaced = Koşullu { -move(case: "plural-yours") } saklandı. Daha önce verdiklerinizin yerine geçiyorlar (satır sayısı: { $count }).
conditions-stored = Koşullu { -move(case: "plural-yours") } şimdi şöyle. Her satır bir zincirdir:
conditions-not-foreseen = Koşullu { -move(case: "plural-yours-genitive") } hiçbiri bu { -move(case: "dative") } yanıt vermiyor; kalanları silindi.
conditions-others-dropped = { -opponent(case: "Genitive") } öteki { -move(case: "plural-accusative") } için olan koşullu { -move(case: "plural-yours") } silindi, çünkü o { -move(case: "plural") } artık oynanamaz.
conditions-you-decide = Koşullu { -move(case: "yours") } oynanmadı, çünkü { -opponent } sizin karar vermeniz gereken bir teklifte bulundu. Onu şimdi oynarsanız satırının kalanı korunur; öteki { -move(case: "plural") } için olanlar silinir.
conditions-mail-unread = Koşullu { -move(case: "yours") } oynanmadı, çünkü bu { -game(case: "with") } ilgili bir e-postanız { -move(case: "ablative") } önce ulaşmıştı ve okunmamıştı: koşullu { -move(case: "accusative") } geri çekmiş olabilirdi. Onu şimdi oynarsanız satırının kalanı korunur; öteki { -move(case: "plural") } için olanlar silinir.
conditions-adjourned = Koşullu { -move(case: "plural-yours") } silindi: { -envelope(case: "ablative") } çıkan bir { -move(case: "dative") } hiçbir zaman görülmeden yanıt verilmez.
conditions-taken-back = Koşullu { -move(case: "plural-yours") } silindi: { -game(case: "genitive") } önceki durumu içindiler.

## Messages of the players

writes = { $who } yazıyor:
writes-replaced = Yerine başkası geçen oyuncu yazıyor:
writes-arbiter = { -arbiter(case: "Nominative") } yazıyor:
writes-more = ... devamı: { $url }

## Envelopes

sealed-commitment = { -move(case: "Nominative") }, { -game(case: "dative") } { -resume } edilmeden önce kimsenin açmadığı şifreli bir { -envelope(case: "locative") }. Aşağıdaki, { -envelope(case: "genitive") } metninin SHA-256 özetidir. Onu saklayın: { -envelope(case: "genitive") } şimdi { -seal(form: "participle") } { -envelope } olduğunu kanıtlar.
opened-commitment = { -envelope(case: "Genitive") } metni { -game(case: "genitive") } kaydında; SHA-256 özeti, { -move } mühürlenince bildirilen özettir ({ $url }):

## How to answer

answer-move = Bu e-postayı tek satırla yanıtlayın, örneğin “{ $example }”; her notasyon olur.
answer-seal = Bu e-postayı tek satırla yanıtlayın, örneğin “{ command-seal }{"\u00A0"}{ $example }”; her notasyon olur.
answer-seal-clock = { -move(case: "Nominative") } mühürlenene kadar { -clock(case: "yours") } çalışır. Açılmadan önce onu kimse görmez.
answer-draw = { $opponent } { -draw } teklif ediyor: kabul etmek için “{ command-accept }”, reddetmek için “{ command-decline }” yazarak yanıt verin.
answer-draw-on-move = { $opponent } { -draw } teklif ediyor: kabul etmek için “{ command-accept }”, reddetmek için “{ command-decline }” yazarak yanıt verin; { -move } yapmak da teklifi reddeder.
answer-adjournment = { $opponent } { -adjournment(case: "accusative") } teklif ediyor: kabul etmek için “{ command-adjourn }” yazarak yanıt verin; o zaman { -move } sırası olan oyuncu bir sonraki { -move(case: "accusative") } { -seal(form: "aorist") } ve { -clock } durur. Oynamayı sürdürmek için “{ command-decline-adjournment }” yazarak yanıt verin.
commands-help = Komutlar için “{ command-help }” yazarak yanıt verin.
commands = Komutlar, her satıra bir tane: { -move(case: "yours") }; { -move(case: "yours") } ve “{ command-draw }”; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move(case: "Nominative") } { -envelope(case: "possessive-locative") } kalır. Yalnızca hem siz hem { -opponent } “{ command-publish }” yanıtını verirse gösterilir.
moves = { -move(case: "Plural") }: { $moves }
game-took = { -game(case: "Nominative") } { $moves } { -move } sürdü; geçen süre: { $time }.
game-took-no-move = { -game(case: "Locative") } hiç { -move } yapılmadı; geçen süre: { $time }.
game-attached = { -game(case: "Genitive") } tamamı, { -chess } programları için ektedir: { $file }.
game-attached-short = { -move(case: "Plural") }, { -chess } programları için ektedir: { $file }. Yorumlarıyla birlikte { -game } bir e-posta için çok uzun; şu adrese bakın: { $url }
pgn-too-long = { -game(case: "Nominative") } bu e-posta için çok uzun: “{ command-pgn }” yazarak yanıt verin ya da şu adrese bakın: { $url }

resume-played = { -sealed-move } oynanır
resume-opened-and-played = { -arbiter } { -envelope(case: "accusative") } açar, { -sealed-move } oynanır
resume-reply-when-ready = Hazır olunca “{ command-resume }” yazarak yanıt verin.
resume-opponent-ready = { $opponent } hazır. Siz de hazır olunca “{ command-resume }” yazarak yanıt verin: o zaman { $then }. Yoksa { -game(case: "dative") } { $latest } tarihinde siz olmadan { -resume } edilir.
resume-when-opponent-too = { $opponent } adlı oyuncu da { $latest } tarihinden önce hazır olursa { -game(case: "dative") } o zaman { -resume } edilir. Yoksa { $latest } tarihinden başlayarak { $opponent } adlı oyuncunun { -clock(case: "possessive") } çalışır ve { -envelope }, { $opponent } gelince açılır.
resume-when-both-sealer = İki oyuncu da { $latest } tarihinden önce hazır olursa { -game(case: "dative") } o zaman { -resume } edilir. Yoksa { $latest } tarihinden başlayarak { $opponent } adlı oyuncunun { -clock(case: "possessive") } çalışır ve { -envelope }, { $opponent } gelince açılır.
resume-when-opponent = { $opponent } hazır olunca, en geç şu tarihte { -game(case: "dative") } { -resume } edilir: { $latest }.
resume-when-opponent-ready-too = { $opponent } adlı oyuncu da hazır olunca, en geç şu tarihte { -game(case: "dative") } { -resume } edilir: { $latest }.
resume-when-both = İki oyuncu da { $latest } tarihinden önce hazır olursa { -game(case: "dative") } o zaman { -resume } edilir. Yoksa { $latest } tarihinden başlayarak { -clock(case: "yours") } çalışır. { -envelope(case: "Nominative") }, siz “{ command-resume }” yanıtını verince açılır.
resume-now = { -envelope(case: "Accusative") } açmak için “{ command-resume }” yazarak yanıt verin: o zaman { $then } ve { -clock(case: "yours") } çalışmaya başlar. Yoksa { -game(case: "dative") } { $latest } tarihinde { -resume } edilir.
resume-clock-runs = “{ command-resume }” yazarak yanıt verin: o zaman { $then }. O zamana kadar { -clock(case: "yours") } çalışır.
resume-show-text = { -seal(form: "Yours") } metni HTTP üzerinden gösterin ({ -envelope(case: "accusative") } açın) ya da { -arbiter(case: "dative") } verin.
resume-choose = { -sealed-move(case: "Nominative") } birden çok anlama gelebilir ve seçim sizin: “{ command-choose } { $first }” yazarak yanıt verin; { $first } yerine şunlardan biri de olabilir: { $readings }. { -clock(case: "Yours") } çalışıyor.
default-you = { $until } tarihine kadar “{ command-resume }” yazarak yanıt verin: yoksa { -game(case: "accusative") } hükmen kaybedersiniz (FIDE Guidelines I.10).
default-opponent = { $opponent }, { $until } tarihine kadar gelmezse { -game(case: "accusative") } hükmen kaybeder (FIDE Guidelines I.10).
default-sealer = { $opponent }, { $until } tarihine kadar gelmezse ve { -envelope } daha önce açılmazsa, { $opponent } { -game(case: "accusative") } hükmen kaybeder (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Bir sonraki { -move(case: "accusative") } mühürlemeniz gerekiyor. O mühürlenene kadar { -clock(case: "yours") } çalışır.
   *[other] { $who } bir sonraki { -move(case: "accusative") } mühürlemeli. O mühürlenene kadar bu oyuncunun { -clock(case: "possessive") } çalışır.
}
standing-sealing-then = { -move(case: "Nominative") } mühürlenince hiçbir { -clock } çalışmaz. { -game(case: "Nominative") } o zaman en çok şu kadar bekler: { $after }.
standing-sealing-reply = { $who-is ->
    [you] Gelmediğiniz için { -opponent } yanıtı mühürleyebilir. O zaman { -clock(case: "yours") } çalışır.
   *[other] { $who } gelmediği için yanıt mühürlenebilir. O zaman { $who } adlı oyuncunun { -clock(case: "possessive") } çalışır.
}
standing-drafted = { $who-is ->
    [you] Taslağınız { -envelope(case: "locative") }. Onu { -seal(form: "imperative") } ya da yerine başka bir taslak koyun.
   *[other] { -envelope(case: "Attributive") } taslağın sahibi: { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(case: "Nominative") } { -adjourn(form: "past") }. { $number }. { -move(case: "accusative") } mühürlediniz ve hiçbir { -clock } çalışmıyor.
   *[other] { -game(case: "Nominative") } { -adjourn(form: "past") }. { $who } { $number }. { -move(case: "accusative") } mühürledi ve hiçbir { -clock } çalışmıyor.
}
standing-ready = { $who-is ->
    [you] { -resume(form: "Bare") } etmeye hazırsınız.
   *[other] { $who } { -resume } etmeye hazır.
}
standing-not-ready = { $who-is ->
    [you] { -resume(form: "Bare") } etmeye hazır olduğunuzu bildirmediniz.
   *[other] { $who } { -resume } etmeye hazır olduğunu bildirmedi.
}
standing-when-both = İki oyuncu da { $latest } tarihinden önce hazır olursa { -game(case: "dative") } hemen { -resume } edilir.
standing-when-one = { $who-is ->
    [you] Siz hazır olunca, en geç { $latest } tarihinde { -game(case: "dative") } { -resume } edilir.
   *[other] { $who } hazır olunca, en geç { $latest } tarihinde { -game(case: "dative") } { -resume } edilir.
}
standing-else-clock = { $who-is ->
    [you] Yoksa { -clock(case: "yours") } { $latest } tarihinden başlayarak çalışır ve siz gelince { -envelope } açılır.
   *[other] Yoksa { $who } adlı oyuncunun { -clock(case: "possessive") } { $latest } tarihinden başlayarak çalışır ve bu oyuncu gelince { -envelope } açılır.
}
standing-else-without = { $who-is ->
    [you] Yoksa { $latest } tarihinde { -game(case: "dative") } siz olmadan { -resume } edilir.
   *[other] Yoksa { $latest } tarihinde { -game(case: "dative") } { $who } olmadan { -resume } edilir.
}
standing-opens = { $by ->
    [arbiter] O zaman { -envelope(case: "accusative") } bir { -arbiter } açar.
   *[service] O zaman { -envelope(case: "accusative") } hizmet açar.
} { $who-is ->
    [you] { -sealed-move(case: "Nominative") } oynanır ve { -clock(case: "yours") } çalışır.
   *[other] { -sealed-move(case: "Nominative") } oynanır ve { $who } adlı oyuncunun { -clock(case: "possessive") } çalışır.
}
standing-due = { -game(case: "Dative") } { -resume } ediliyor. { -envelope(case: "Nominative") } açılmadan hiçbir { -clock } çalışmaz.
standing-reply-sealed = Açılan { -move(case: "dative") } verilen yanıt { -seal(form: "adjective") }.
standing-absent = { $who-is ->
    [you] { -game(case: "Dative") } { -resume } ediliyor ve siz gelmediniz. { -clock(case: "Yours") } { $until } tarihine kadar çalışır; siz gelince { -envelope } açılır.
   *[other] { -game(case: "Dative") } { -resume } ediliyor ve { $who } gelmedi. Bu oyuncunun { -clock(case: "possessive") } { $until } tarihine kadar çalışır; bu oyuncu gelince { -envelope } açılır.
}
standing-awaited = { $who-is ->
    [you] { -game(case: "Dative") } { -resume } ediliyor ve siz henüz gelmediniz.
   *[other] { -game(case: "Dative") } { -resume } ediliyor ve { $who } henüz gelmedi.
}
standing-late = Bir oyuncu çok geç geldi ve { -sealed-move } { -game(case: "accusative") } bitirmediyse kaybeder. Önce { -envelope } açılır.
standing-missing = { $who-is ->
    [you] { -envelope(case: "Nominative") } açılamıyor. { -seal(form: "Yours") } metni gösterin: { -clock(case: "yours") } { $until } tarihine kadar çalışır.
   *[other] { -envelope(case: "Nominative") } açılamıyor. { $who } mühürlediği metni göstermeli; bu oyuncunun { -clock(case: "possessive") } { $until } tarihine kadar çalışır.
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope(case: "Nominative") } açılamıyor ve hiçbir { -clock } çalışmıyor. { -seal(form: "Yours") } metni göstermezseniz { -game(case: "accusative") } bir { -arbiter } karara bağlar.
   *[other] { -envelope(case: "Nominative") } açılamıyor ve hiçbir { -clock } çalışmıyor. { $who } mühürlediği metni göstermezse { -game(case: "accusative") } bir { -arbiter } karara bağlar.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } birden çok { -move } anlamına gelebilir ve seçim sizin. { -clock(case: "Yours") } { $until } tarihine kadar çalışır.
   *[other] { -sealed-move(case: "Nominative") } birden çok { -move } anlamına gelebilir. Seçecek oyuncu: { $who }. Bu oyuncunun { -clock(case: "possessive") } { $until } tarihine kadar çalışır.
}
standing-default = { $until } tarihine kadar burada olduğunuzu bildirin: yoksa { -game(case: "accusative") } hükmen kaybedersiniz (FIDE Guidelines I.10).
standing-may-resume = { -resume(form: "Bare") } etmeye hazır olduğunuzu şimdi bildirebilirsiniz.
standing-may-end = { -envelope(case: "Nominative") } açılana kadar { -draw } teklif edebilir ya da { -game(case: "ablative") } çekilebilirsiniz. { -game(case: "Nominative") } böyle biterse, iki oyuncu da gösterilmesini kabul etmedikçe { -envelope } kapalı kalır.

## For arbiters

arbiter-session-continues = { -game(case: "Nominative") } oturumu bitti ve { -move } sırası olan oyuncunun şimdi mühürlemesi gerekirdi, ama { -envelope } için yeterince { -arbiter } yok: adı yazılı { -arbiter(case: "plural-ablative") } hâlâ { -arbiter } olan, anahtarı bulunan ve bu { -game(case: "locative") } oynamayanların sayısı çok az. Yeterince { -arbiter } anahtar kaydedene ya da { -adjournment } gereği ortadan kalkana kadar { -game } sürer.
arbiter-fetch = { -envelope(case: "Nominative") } sizi bekliyor. { -envelope(case: "Accusative") } kendi sayfasında anahtarınızla açın: { $url }. O zamana kadar hiçbir { -clock } çalışmaz.
arbiter-fen = Konum, FEN olarak:
arbiter-fen-after = Bildirilen { -move(case: "ablative") } sonraki konum, FEN olarak:
arbiter-withdrawn = Karar sizin. Tek satırla yanıt verin: “arbiter { $game } adjudicate 1-0: ” (ya da 0-1, 1/2, 0-0) ve ardından gerekçe; ya da oyuncunun yerine başkasını geçirin: “arbiter { $game } replace { $side } NAME: ” ve ardından gerekçe.
arbiter-default = { $until } tarihine kadar gelmeyen oyuncu { -game(case: "accusative") } hükmen kaybeder (FIDE Guidelines I.10).
arbiter-agree-open = Onaylıyorsanız tek satırla yanıt verin: “arbiter { $game } open”.
arbiter-agree-show = Onaylıyorsanız { -envelope(case: "accusative") } kendi sayfasında açın ve gerekçenizi yazın: { $url }.
arbiter-agree-two = Erken açmak için ikiniz de gereklisiniz.
arbiter-clocks = Doğru sürelere siz karar verirsiniz: { $url } adresinde “correct_clocks”.
arbiter-flag = { -game(case: "Accusative") } düşen { -flag } nedeniyle bitirmek için tek satırla yanıt verin: “arbiter { $game } flag”.
arbiter-more = Bir { -arbiter(case: "accusative") } bekleyen her şey: { $queue } ya da “postzug arbiter list”. Bu { -game(case: "locative") } yapılan ve denenen her şey: { $trail }.

## Answers to mails

unanswered = { $since } tarihinden beri gönderdiğiniz e-postalardan { $count } tanesine yanıt verilmedi, çünkü kısa sürede çok yanıt aldınız. İçlerindeki anlaşılır { -move(case: "plural") } ve komutlar yerine getirildi; gerisi yapılmadı. Lütfen şimdiki durumu denetleyin ve hâlâ eksik olanı yineleyin.
next-answer = Kısa sürede çok yanıt aldınız; bu yüzden bir sonraki yanıt { $at } tarihinden sonra gelir. O zamana kadar her e-posta yine okunur ve içindeki anlaşılır bir { -move } ya da komut yerine getirilir; sonra bir e-posta, ötekilere yanıt verilmediğini bildirir.
next-answer-reach = Bundan önce yardıma gereksiniminiz olursa bu hizmeti işletenlere yazın: { $address }.
next-answer-stranger = Bu adres kısa sürede birkaç yanıt aldı; bu yüzden bir sonraki yanıt { $at } tarihinden sonra gelir. Ondan önce gelen e-postalara yanıt verilmez.
more-lines = ... ve { $count } satır daha.
more-lines-too-many = ... ve { $count } satır daha; bir e-posta için çok fazla.
did-you-mean = Bunu mu demek istediniz: { $move }? Öyleyse { $until } tarihine kadar bu e-postayı “{ word-yes }” sözcüğüyle yanıtlayın: { -move }, ilk e-postanızın ulaştığı andan başlayarak geçerli olur. Değilse “{ word-no }” yazarak ya da { -move(case: "yours-accusative") } tek başına bir satıra yazarak yanıt verin.
confirm-public-address = Bir e-postanız, yazarını kanıtlamayan bir adrese geldi; bu yüzden henüz işleme alınmadı. Lütfen e-postalarımızın yanıt adresine yazın; o adres bunu kanıtlar.
confirm-arbiter-act = { -arbiter(case: "Nominative") } işlemi içeren bir e-postanız, bir { -game(case: "genitive") } adresine geldi. Bu adres, { -game(case: "genitive") } alıntılanan ya da iletilen her e-postasında yazılıdır; bu yüzden e-postanız henüz işleme alınmadı.
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
    [0] { -game(case: "plural-yours-locative") } olanlar
    [one] 1 { -game(case: "locative") } sıra sizde
   *[other] { $count } { -game(case: "locative") } sıra sizde
}
digest = { $count ->
    [0] Hiçbir { -game(case: "locative") } { -move } yapmanız gerekmiyor.
    [one] 1 { -game(case: "locative") } sıra sizde.
   *[other] { $count } { -game(case: "locative") } sıra sizde; son tarihi en yakın olan başta.
}
digest-game = { $game } { $white } - { $black }
digest-until = { $number }. { -move(case: "yours") }; { -deadline }: { $until } (kalan süre: { $left }).
digest-move = { -move(case: "Nominative") } yapmak için şu adrese yazın, örneğin: { $example }
digest-write = Bu { -game } hakkında yazmak için şu adresi kullanın:
digest-more = { $count ->
    [one] 1 { -game } daha var. Hepsinin listesi için “{ command-games }” yazın.
   *[other] { $count } { -game } daha var. Hepsinin listesi için “{ command-games }” yazın.
}

## Challenges

challenge = { $other } size bir { -game } için meydan okuyor: { $terms }.
challenge-how = { $until } tarihine kadar yanıt verin: bu e-postayı tek satırla yanıtlayın: “{ command-accept-challenge } { $challenge }” ya da “{ command-decline-challenge } { $challenge }”.
challenge-declined = { $other }, { $challenge } numaralı meydan okumanızı reddetti ({ $terms }).
challenge-withdrawn = { $other }, { $challenge } numaralı meydan okumayı geri çekti. Bir şey yapmanız gerekmez.
challenge-subject = [{ $challenge }] { $other } size meydan okuyor
challenge-declined-subject = [{ $challenge }] { $other } meydan okumanızı reddetti
challenge-withdrawn-subject = [{ $challenge }] { $other } meydan okumayı geri çekti
challenge-you-white = { -white } taşlar sizin
challenge-you-black = { -black } taşlar sizin
challenge-colours-drawn = renkler { -game } başlarken kurayla belirlenir
terms-public-sentence = { $plies ->
    [0] { -move(case: "Plural-accusative") } herkes hesap açmadan okuyabilir.
    [one] { -move(case: "Plural-accusative") } herkes hesap açmadan, { $plies } yarım { -move } sonra okuyabilir.
   *[other] { -move(case: "Plural-accusative") } herkes hesap açmadan, { $plies } yarım { -move } sonra okuyabilir.
}
start-chess960 = Chess960 konumu { $number }
start-from = başlangıç konumu { $fen }
start-drawn-chess960 = { -game } başlarken kurayla belirlenen bir Chess960 konumu

## The regulations of a game that are not the usual ones

terms-claim-after = Her iki taraf da taş alınmadan ve piyon oynanmadan { $moves } { -move } yapınca { -draw } talep edilebilir.
terms-not-automatic = Konum tekrarı ile taş alınmadan ve piyon oynanmadan yapılan { -move(case: "plural") }, { -game(case: "accusative") } yalnızca talep üzerine bitirir.
terms-wrong-claim = { $days ->
    [0] Bir talep yanlışsa { -opponent(case: "bare") } süre kazanmaz.
    [one] Bir talep yanlışsa { -opponent(case: "bare") } bir sonraki { -move } için bir gün kazanır.
   *[other] Bir talep yanlışsa { -opponent(case: "bare") } bir sonraki { -move } için { $days } gün kazanır.
}
terms-offer-again = { $moves ->
    [one] { -draw(case: "Nominative") } teklif eden oyuncu yeniden teklif etmeden önce bir { -move } yapar.
   *[other] { -draw(case: "Nominative") } teklif eden oyuncu yeniden teklif etmeden önce { $moves } { -move } yapar.
}
terms-illegal-gains = { $days ->
    [one] Bir { -move } { -illegal(form: "conditional") } { -opponent(case: "bare") } bir sonraki { -move } için bir gün kazanır.
   *[other] Bir { -move } { -illegal(form: "conditional") } { -opponent(case: "bare") } bir sonraki { -move } için { $days } gün kazanır.
}
terms-illegal-loses = { $count ->
    [1] Bir oyuncunun ilk { -illegal } { -move(case: "possessive") } { -game(case: "accusative") } kaybettirir.
    [one] Bir oyuncunun { ordinal } { -illegal } { -move(case: "possessive") } { -game(case: "accusative") } kaybettirir.
   *[other] Bir oyuncunun { ordinal } { -illegal } { -move(case: "possessive") } { -game(case: "accusative") } kaybettirir.
}
terms-ambiguous-gains = { $days ->
    [one] Bir { -move } belirsizse { -opponent(case: "bare") } bir sonraki { -move } için bir gün kazanır.
   *[other] Bir { -move } belirsizse { -opponent(case: "bare") } bir sonraki { -move } için { $days } gün kazanır.
}
terms-ambiguous-loses = { $count ->
    [1] Bir oyuncunun ilk belirsiz { -move(case: "possessive") } { -game(case: "accusative") } kaybettirir.
    [one] Bir oyuncunun { ordinal } belirsiz { -move(case: "possessive") } { -game(case: "accusative") } kaybettirir.
   *[other] Bir oyuncunun { ordinal } belirsiz { -move(case: "possessive") } { -game(case: "accusative") } kaybettirir.
}
terms-appeal = { $days ->
    [0] { -arbiter(case: "Genitive") } bir işlemine { -appeal } edilemez.
    [one] Bir oyuncu { -arbiter(case: "genitive") } bir işlemine bir gün içinde { -appeal } edebilir.
   *[other] Bir oyuncu { -arbiter(case: "genitive") } bir işlemine { $days } gün içinde { -appeal } edebilir.
}
terms-takeback = Bir { -arbiter }, yanlışlıkla yazılmış bir { -move(case: "genitive") } geri alınmasına izin verebilir.
terms-arbiters = { $n ->
    [one] Bu { -game } için bir { -arbiter } belirlendi: { $accounts }.
   *[other] Bu { -game } için { $n } { -arbiter } belirlendi: { $accounts }.
}
terms-session = { $days ->
    [one] Bir günlük { -game } oturumundan sonra sırası gelen oyuncu { -move(case: "possessive-accusative") } { -seal(form: "aorist") }.
   *[other] { $days } günlük { -game } oturumundan sonra sırası gelen oyuncu { -move(case: "possessive-accusative") } { -seal(form: "aorist") }.
}
terms-resumes = { $days ->
    [one] Başka bir şey kararlaştırılmazsa { -adjourn(form: "participle") } { -game(case: "dative") } mühürlemeden bir gün sonra { -resume } edilir.
   *[other] Başka bir şey kararlaştırılmazsa { -adjourn(form: "participle") } { -game(case: "dative") } mühürlemeden { $days } gün sonra { -resume } edilir.
}
terms-opponent-chooses = { -seal(form: "Adjective") } bir { -move } iki biçimde okunabiliyorsa okunuşlardan birini { -opponent(case: "bare") } seçer.
terms-check-in = { -adjourn(form: "Participle") } { -game(case: "dative") } { -resume } edilmeden önce oyuncular hazır bulunduklarını bildirir.
terms-default = { $days ->
    [0] { -resume(form: "Bare") } zamanında hazır bulunmayan oyuncu kaybeder.
    [one] { -resume(form: "Bare") } zamanından bir gün sonra hâlâ hazır bulunmayan oyuncu kaybeder.
   *[other] { -resume(form: "Bare") } zamanından { $days } gün sonra hâlâ hazır bulunmayan oyuncu kaybeder.
}
terms-holders = { $needed ->
    [one] { -envelope(case: "Accusative") } şu { -arbiter(case: "plural-genitive") } anahtarlarından biri açar: { $accounts }.
   *[other] { -envelope(case: "Accusative") } şu { -arbiter(case: "plural-genitive") } anahtarlarından { $needed } tanesi birlikte açar: { $accounts }.
}
terms-early = Bir { -envelope(case: "genitive") } zamanından önce açılmasını iki { -arbiter } onaylamalıdır.
terms-free-weekdays = Her haftanın şu günlerinde hiçbir { -clock } çalışmaz: { $weekdays }.
terms-free-dates = Şu günlerde hiçbir { -clock } çalışmaz: { $dates }.
terms-free-night = Şu saatler arasında hiçbir oyuncunun { -clock(case: "possessive") } çalışmaz: { $from } – { $until }. Oyuncunun kendi saat dilimi geçerlidir.
terms-leave = { $days ->
    [one] Her oyuncu bir takvim yılında bir gün { -leave } alabilir.
   *[other] Her oyuncu bir takvim yılında { $days } gün { -leave } alabilir.
}
terms-leave-ahead = { $days ->
    [one] İzin en az bir gün önceden alınmalıdır.
   *[other] İzin en az { $days } gün önceden alınmalıdır.
}
terms-leave-moves = Bir oyuncu izindeyken { -move } yapabilir.
terms-silence = { $days } gün boyunca { -move } yapmayan oyuncu, düşünmeyi sürdürdüğünü bildirmemişse { -game(case: "accusative") } kaybeder. Hatırlatmalar şu kadar gün sonra gelir: { $reminders }.
terms-flag-claimed = Bir { -flag } düşünce { -game(case: "accusative") } buna dayanarak { -opponent(case: "bare") } ya da bir { -arbiter } bitirir. O zamana kadar yapılan bir { -move } yine geçerlidir.
terms-flag-arbiter = Bir { -flag } düşünce { -game(case: "accusative") } buna dayanarak yalnızca bir { -arbiter } bitirir. O zamana kadar yapılan bir { -move } yine geçerlidir.
terms-tablebase = Bir oyuncu, tahtada en çok { $men } taş varken oyunsonu tablosuyla talepte bulunabilir. { $fifty ->
    [yes] Elli { -move } kuralı burada geçerlidir.
   *[no] Elli { -move } kuralı burada geçerli değildir.
}
terms-undecided = { $days ->
    [one] Buradaki hiçbir oyunsonu tablosunun kapsamadığı bir talebe karar vermek için { -arbiter(case: "genitive") } bir günü vardır.
   *[other] Buradaki hiçbir oyunsonu tablosunun kapsamadığı bir talebe karar vermek için { -arbiter(case: "genitive") } { $days } günü vardır.
}
terms-adjudication = Bir oyuncu, bir { -arbiter(case: "genitive") } { -game(case: "accusative") } analize göre karara bağlamasını isteyebilir. { $stops ->
    [yes] Karar verilene kadar hiçbir { -clock } çalışmaz.
   *[no] Karar verilene kadar { -game } sürer.
}
terms-adjudicated = { $days ->
    [one] Analize göre karar vermek için { -arbiter(case: "genitive") } bir günü vardır.
   *[other] Analize göre karar vermek için { -arbiter(case: "genitive") } { $days } günü vardır.
}
terms-annulled = { $moves ->
    [one] Bir oyuncu, iki taraf da bir { -move } yapmadan önce ayrılırsa { -game } geçersiz sayılır.
   *[other] Bir oyuncu, iki taraf da { $moves } { -move } yapmadan önce ayrılırsa { -game } geçersiz sayılır.
}
terms-withdrawn = Bir oyuncu ayrılınca, bir { -arbiter } { -game(case: "accusative") } karara bağlayana ya da yerine başkası oynamayı sürdürene kadar { -game } durur.
terms-silent = Bir turnuvadaki { -game(case: "plural-possessive-genitive") } yarısını sessizlik yüzünden kaybeden oyuncu o turnuvadan ayrılmış sayılır.
terms-conditions-visible = { -opponent(case: "Bare") }, koşullu { -move(case: "plural-accusative") } oynanmadan önce görür.
terms-protection = Süre eklenen { -move(case: "plural-ablative") } sonra toplamda üç günden az süresi kalan oyuncunun süresi üç güne çıkar.

## Receipts of the log

receipt = { $game } { -game(case: "possessive-genitive") } { -seal(form: "adjective") } { -move(case: "possessive-accusative") } taşıyan { -envelope }, bütün olayların günlüğünde; kayıt numarası: { $entry }. Bundan sonra hiç kimse, biz bile, bu e-posta değişikliği kanıtlamadan onu ya da mühürlenme zamanını değiştiremez. Lütfen bu e-postayı saklayın: eklenen { $file } dosyası kanıttır. Dosya { -move(case: "accusative") } açığa vurmaz.
receipt-how-to-check = Bir { -arbiter } bunu bize gerek duymadan ve çevrimdışı denetleyebilir: yalnızca bash, awk ve openssl gerektiren verify.sh betiğiyle ya da docs/internals/log.md içindeki “A receipt by hand” bölümünde yazıldığı gibi yalnızca bash ve openssl ile. Betiği kendi Postzug kopyanızdan alın (“postzug audit script”), kanıtı size gösteren kişiden asla almayın. Betiğin SHA-256 özeti:
receipt-entry = { -envelope(case: "Genitive") } günlükteki kaydı:
receipt-hashes = Bu özetler de ondan aşağıdaki imzalı köke götürür:

## Mail that is passed on to the operator

passed-on = Bu e-posta { $mailbox }@ adresine geldi; gönderen: { $from }. Yanıt bize değil, yazarına gider. Gelen kutusundaki { $number } numaralı e-postadır: “postzug inbox show { $number } --raw” ondan saklananların tümünü yazdırır.
passed-on-no-address = adresi açıkça yazılmamış bir yazar
passed-on-shortened = ... (kısaltıldı)
passed-on-header = Başlığı:

## Below every mail

subject-your-mail = { $site } hizmetine gönderdiğiniz e-posta
subject-your-move = sıra sizde, { $number }. { -move }
subject-their-move = { $name } oynayacak, { $number }. { -move }
subject-draw-offered = { $state }, { -draw } teklif edildi
subject-left = { $state }, kalan süre { $left }
subject-you-won = { -game } bitti, kazandınız
subject-you-lost = { -game } bitti, kaybettiniz
subject-white-won = { -game } bitti, { -white(form: "Bare") } kazandı
subject-black-won = { -game } bitti, { -black(form: "Bare") } kazandı
subject-both-lost = { -game } bitti, iki taraf da kaybetti
subject-drawn = { -game } bitti, { -draw(case: "adverb") }
subject-no-result = { -game } bitti, sonuç yok
subject-adjourned-yours = { -adjourn(form: "past") }, { -clock(case: "yours") } çalışıyor
subject-adjourned = { -adjourn(form: "past") }
subject-undecided = karar { -arbiter(case: "locative") }
subject-for-arbiter = { -arbiter } için
subject-question = lütfen yanıtlayın
subject-receipt = alındı belgeniz
from-name = { $site } üzerinden { $name }
footer-player = Bu e-posta, { $game } { -game(case: "possessive-genitive") } oyuncusu { $name } içindir.
footer-account = Bu e-posta, burada hesabı olan { $name } içindir.
footer-stranger = Bu e-postayı siz istemediyseniz dikkate almayın.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = not { $number }
heard-notes = Ekteki { $file } dosyasında her notun metni kendi numarasının altındadır.
footer-log = Aşağıdaki metin programlar içindir: günlüğümüzün imzalı başı.
footer-log-and-pgn = Aşağıdaki metin programlar içindir: günlüğümüzün imzalı başı ve { -game } (PGN).
footer-pgn = Aşağıdaki metin { -chess } programları içindir: { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Ayrılmadınız. İsterseniz şunu yazın: { command-withdraw-from-all-games-yes }: ve nedeni
hint-withdraw-event = Ayrılmadınız. İsterseniz şunu yazın: { command-withdraw-from-event-yes }: ve nedeni
hint-appeal = İşlemin numarasını ve gerekçenizi yazın: { command-appeal } 17: bana haber verilmedi
hint-colours = Birden çok renk yazdınız. Birini yazın: { word-white }, { word-black }, { word-random }
hint-controls = Birden çok süre düzeni yazdınız. Birini yazın
hint-starts = Birden çok başlangıç konumu yazdınız. 960 sayısını bir kez yazın
hint-limit = Sınır, { -move } başına 1 ile 60 gün arasındadır
hint-bare-length = “{ $text }” her { -move } için bir sınır da birkaç { -move } için bir süre de olabilir; bu yüzden hiçbir { -game } teklif edilmedi. Her { -move } için şunu yazın: { $days } { word-days } { word-a-move }. 10 { -move } için şunu yazın: 10/{ $length }. Bütün { -game } için şunu yazın: { $length } { word-in-all }
hint-chess960 = Chess960 konumlarının numaraları 0 ile 959 arasındadır
hint-control = Bu süre düzeni sınırların dışında: docs/arbitrate/clocks.md dosyasına bakın
hint-move = { -move(case: "Accusative") } bu sözcüklerden sonra yazın, örneğin: { command-move } 5254
hint-claim = Şunu yazın: { command-claim-threefold } ya da: { command-claim-fifty }
hint-claim-announced = Şunu yazın: { command-claim-threefold } ya da: { command-claim-fifty }; bir { -move } bildiriyorsanız onu sonuna yazın
hint-challenge-number = Meydan okumanın numarasını yazın, örneğin: { command-accept-challenge } C7
hint-leave-all = İlk ve son günü yazın: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = İlk ve son günü yazın: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = İznin ilk gününü yazın: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = İznin ilk gününü yazın: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Koşullu { -move(case: "plural-yours") } saklanmadı: birinin nerede bittiği ya da ne anlama geldiği açık değil. Nedeni, satırının sonundaki bir virgül, içeriden başlayan ya da e-posta programınızın bölmüş olabileceği bir satır veya { -move(case: "plural-genitive") } çevresindeki başka sözcükler olabilir. Daha önce saklananlar geçerliliğini koruyor. Her birini ilk { -move(case: "possessive-ablative") } başlayarak kendi satırına yazın, örneğin: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; satırın sonuna virgül koymayın ve iki satırın arasında boş bir satır bırakın. Uzun bir satır bir sonraki satırda sürecekse onu “{ command-then }” sözcüğünden sonra bölün
hint-no-move = { -move(case: "Nominative") } oynanmadı. { -move(case: "Yours-accusative") } tek başına bir satıra yazın
hint-challenge = Şunu yazın: { command-challenge } AD, isterseniz ardından: { word-white } ya da { word-black }, 5 { word-days } ya da başka bir süre düzeni, 960
hint-seek = Şunu yazın: { command-seek }, isterseniz ardından: { word-white } ya da { word-black }, 5 { word-days } ya da başka bir süre düzeni, 960
hint-other-language = Bu, başka bir dilde bir komut ({ $language }); bu yüzden hiçbir şey yapılmadı. Komutu kendi dilinizde ya da İngilizce yazın ya da ayrı bir satırla o dili seçin: { command-language } { $tag }
hint-set = Örneğin şunları yazın: { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached } ya da: { command-set-acknowledge } { word-off }
hint-letters = Şunu yazın: { command-set-letters } ve bir dilin o dildeki adı, örneğin: { command-set-letters } Deutsch
hint-pgn = Şunu yazın: { command-set-pgn } { word-attached } ya da: { command-set-pgn } { word-not-attached }
hint-pgn-which = Bu { -game } için { command-pgn }, o numaralı { -game } için { command-pgn } G42, { -game(case: "plural-yours") } için { command-pgn-all } yazın ya da: { command-pgn-all-before } G42
hint-calendar = Şunu yazın: { command-set-calendar } { word-attached } ya da: { command-set-calendar } { word-not-attached }
hint-mail = Şunu yazın: { command-set-mail } { format-html } ya da: { command-set-mail } { format-text }
hint-on-off = Ardından { word-on } ya da { word-off } yazın, örneğin: { command-set-board } { word-off }
hint-adjudicate = Şunu yazın: { command-adjudicate-win } ya da { command-adjudicate-draw }; sonra “{ command-analysis }:” olan bir satır ve altına analizinizi yazın
hint-analysis-cut = Analizin bir bölümü alıntıya ya da imzaya benziyor. Sonuna yalnızca bir nokta olan bir satır koyun ve yeniden gönderin; o zaman hepsi sözcüğü sözcüğüne alınır
needs-game = Bunun için bir { -game } gerekli: bir { -game(case: "with") } ilgili bir e-postayı yanıtlayın.
message-cut = Mesajınız { $most } karakterden uzun. { -opponent(case: "Nominative") } onu oraya kadar alır: kalanını ayrı bir mesaj olarak gönderin.
unsent-words = { -move(case: "Yours") } oynandı. E-postanızdaki öteki sözler kimseye gönderilmedi: { -opponent } içinse onları { -move(case: "yours-genitive") } altında “{ command-message }:” satırının altına ya da tek satırda “{ command-say }” sözcüklerinden sonra yazın.
hint-notices = Şunu yazın: { command-notices-off } ya da: { command-notices-on }, ardından şunlardan biri ya da birkaçı: { $kinds }
not-in-digests = Şu türden bildirimler hiçbir özet e-postasında yer almaz: { $kind }.
hint-digests = Şu türlerden bildirimler bir özet e-postasını bekleyebilir: { $kinds }. Örneğin şunu yazın: { command-notices-daily } { kind-messages }
hint-digest = Özet e-postalarınızın saatini kendi saat diliminizde yazın, örneğin: { command-set-digest } 08:00 ya da haftalık olanın günüyle birlikte: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Sessiz saatlerinizi kendi saat diliminizde yazın, örneğin: { command-set-quiet } 22:00-07:00 ya da: { command-set-quiet } { word-off }
hint-notation = Şunu yazın: { command-set-notation }, ardından şunlardan biri: { $notations }

## Settings and games

settings = Şimdiki ayarlarınız; her biri, değiştirmek için yazdığınız biçimdedir:
settings-line = {"  "}{ $command } { $value }
settings-explained = “{ command-set-board }”: her e-postada bir çizim. “{ command-set-pgn } { word-attached }”: her e-postada, { -chess } programınız için dosya olarak { -game }. “{ command-set-acknowledge }”: kendi { -move(case: "plural-yours-genitive") } her biri için bir e-posta; “{ kind-acknowledgements }” bildirimleriyle aynıdır. Şu türden bildirimler her zaman gelir, çünkü onlar olmadan bir { -game } ya da hesabınız kaybedilebilir: { $needed }. Bir e-postanızın ne kadar güvenilir olması gerektiği yalnızca { $url } adresinde değiştirilir.
games-none = Süren { -game(case: "yours") } yok. Kimlerin { -opponent(case: "bare") } aradığını görmek için “{ command-seeks }” yazın ya da: { command-challenge } AD
games-over-none = Bitmiş { -game(case: "yours") } yok.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } ({ $how }), { $at }
games-over-more = Daha eskileri için şunu yazın: { command-games-over-before } { $game }
games-over-pgn = Bir { -game(case: "accusative") } dosya (PGN) olarak almak için örneğin şunu yazın: { command-pgn } { $game }; bütün { -game(case: "plural-yours") } için: { command-pgn-all }
pgn-attached = { -game(case: "Nominative") } ektedir: { $file }.
pgn-all-none = { -game(case: "Yours") } yok ya da belirtilenden daha eski { -game(case: "yours") } yok.
pgn-all-attached =
    { $count ->
        [one] { -game(case: "Plural-yours-ablative") } biri ektedir: { $file }.
       *[other] { -game(case: "Plural-yours-ablative") } { $count } tanesi, en yenisi başta olmak üzere ektedir: { $file }.
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
calendar-move = { $game }: sıra sizde, { $number }. { -move }; { -opponent(case: "bare") }: { $opponent }
calendar-seal = { $game }: { $number }. { -move(case: "yours-accusative") } { -seal(form: "imperative") }; { -opponent(case: "bare") }: { $opponent }
calendar-deadline = { -clock(case: "Yours") } bu takvim kaydının zamanına kadar çalışıyor.
calendar-last-move = { -opponent(case: "Genitive") } son { -move(case: "possessive") }: { $move }.
calendar-resumption = { $game }: { -game(case: "dative") } { -resume }; { -opponent(case: "bare") }: { $opponent }
calendar-resumption-latest = { -adjourn(form: "Perfect") } { -game(case: "dative") } en geç bu takvim kaydının zamanında { -resume } edilir.
calendar-leave = İzinli
unsubscribe-title = E-posta bildirimleri
unsubscribe-ask = Şu türden e-postalar artık gelmesin mi: { $kinds }? Öteki bütün bildirimler gelmeyi sürdürür.
unsubscribe-button = Kapat
unsubscribe-done = Artık şu türden e-postalar gelmeyecek: { $kinds }. Yeniden açmak için hizmete e-postayla şunu yazın: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = Ayarlarınızda e-postayla { -move } yapma kapalı. Hiçbir şey yapılmadı.
mail-unreadable = E-postanız okunamadı; bu yüzden içindeki hiçbir şey yapılmadı. Okunması güvenli olmayan bir biçimde kurulmuş: çok fazla parçası ya da iç içe e-postalar var. Lütfen onu düz metin olarak, eksiz yeniden gönderin.
mail-before-restoration = E-postanız, hizmet bir yedekten geri yüklenmeden önce yazılmış bir e-postayı yanıtlıyor; { -game(case: "genitive") } durumu o zaman farklı olmuş olabilir. Hiçbir şey yapılmadı. Lütfen { -game(case: "genitive") } şimdiki durumuna bakın (“{ command-show }” yazarak yanıt verin) ve bu e-postayı yanıtlayın.
mail-of-lost-game = E-postanız, hizmetin geri yüklendiği yedekten sonra başlamış bir { -game(case: "with") } ilgili. O { -game } kayboldu. Hiçbir şey yapılmadı.
mail-disowned = Yanıt adresinize gelen bir e-posta kenara ayrıldı ve içindeki hiçbir şey yapılmadı: yazarının alan adı, e-postanın oradan gelmediğini söylüyor (DMARC). Onu siz yazdıysanız e-posta sağlayıcınızın kendi sunucusuyla gönderin ya da hizmeti işletenlerden { $mail } numaralı e-postayı serbest bırakmalarını isteyin; o zaman ulaştığı andan başlayarak geçerli olur.
mail-nothing-waits = Evet ya da hayır yanıtınızı bekleyen bir e-posta artık yok: ya daha önce yanıtlandı ya da çok uzun bekledi. Şimdi hiçbir şey yapılmadı.
mail-no-yes = Yanıtınızda ayrı bir satırda ne evet ne de hayır var; bu yüzden söz konusu e-posta hâlâ bekliyor. Lütfen soruyu yeniden, yalnızca o tek sözcükle yanıtlayın.
mail-answer-from-elsewhere = E-postanızla ilgili soruya bir yanıt { $from } adresinden geldi. Bu, hesabınızın adresi değil; bu yüzden yanıt geçerli değil ve e-posta hâlâ bekliyor. Yanıtı hesabınızın adresinden gönderin: soruyu, bir satıra tek başına “{ word-yes }” ya da “{ word-no }” yazarak yanıtlayın.
mail-not-played = Hiçbir şey oynanmadı. Bu e-postayı, { -move(case: "yours-accusative") } tek başına bir satıra yazarak yanıtlayın.
mail-yes-and-more = Yanıtınızda evet ve onun yanında başka bir şey var; bu yüzden hiçbir şey oynanmadı. Yalnızca “{ word-yes }” yazarak ya da { -move(case: "yours-accusative") } tek başına bir satıra yazarak yanıt verin.
mail-another-waits = Sizin olmayabilecek ikinci bir e-posta geldi. Birincisi size zaten sorulmuştu; bu yüzden ikincisi için hiçbir şey yapılmadı. Birincisiyle ilgili soruyu “{ word-yes }” ya da “{ word-no }” ile yanıtlayın ya da kendi adresinizden yazın.
mail-to-public-address = Burada hesabınız var ve adınız { $name }. E-postanız { $mailbox }@ adresine geldi; o adres yazanı kanıtlamaz, bu yüzden içindeki hiçbir şey yapılmadı. Bu e-postayı komutlarınızla yanıtlayın: yanıt adresi yalnızca sizindir.
mail-of-stranger = Burası { $site }; burada e-postayla yazışmalı { -chess } oynanır. Bu adresin burada hesabı yok. Hesap açmak için bu e-postayı tek satırla yanıtlayın (ya da { $address } adresine yazın): “{ command-join }” ve başkalarının göreceği ad, örneğin “{ command-join } Anna Berg”. Bunu sizin isteyip istemediğinizi soran bir e-posta alırsınız; evet dedikten sonra her şey e-postayla olur: { -opponent(case: "bare") } bulmak, oynamak, ayarlar. Daha fazlası: { $url }.
join-unclear = Yanıtınızda ne evet ne de “{ command-join }” sözcüklerinden sonra bir ad var.
mail-not-a-player = { $game } { -game(case: "possessive-locative") } oynamıyorsunuz. Hiçbir şey yapılmadı.
not-understood = Anlaşılmadı.
question-several = E-postanızda birden çok { -move } buldum: { $lines }. Hiçbir şey oynanmadı. Yalnızca oynamak istediğiniz { -move(case: "accusative") } ayrı bir satıra yazarak yanıt verin.
question-in-prose = Başka sözlerin arasında { -move } olabilecek bir şey gördüm: { $lines }. Hiçbir şey oynanmadı. { -move(case: "Accusative") } tek başına bir satıra yazın.
question-other-number = { -move(case: "Yours-genitive") } önündeki numara, bir sonraki { -move(case: "yours-genitive") } numarası değil: { $lines }. Hiçbir şey oynanmadı.
question-taken-back = E-postanızın kalanını geri alabilecek bir şey okudum: { $lines }. Hiçbir şey yapılmadı.
question-names-another-game = E-postanız, içinde yazılı olandan başka bir { -game(case: "genitive") } adresine geldi: { $lines }. Hiçbir şey yapılmadı.
question-in-signature = İmzanızı başlatan satırın altında { -move } olabilecek bir şey gördüm: { $lines }. İmza okunmaz; bu yüzden hiçbir şey oynanmadı.
question-in-subject = E-postanızın metninde { -move } bulamadım; konusunda şunu gördüm: { $lines }. Hiçbir şey oynanmadı.
question-in-other-letters = Sizin taş harflerinizle bir { -move } bulamadım, ama başka bir dilin harfleriyle bir { -move } buldum: { $lines }. Hiçbir şey oynanmadı. Bundan sonra öyle okunması için örneğin şunu yazın: { command-set-letters } Deutsch
question-in-cyrillic = E-postanızda Latin harflerine benzeyen Kiril harfleri var: { $lines }. Kareler Latin harfleriyle yazılır; bu yüzden hiçbir şey oynanmadı. { -move(case: "Yours-accusative") } o harflerle yazın: { $moves }
question-contradiction = E-postanız birbirini dışlayan şeyler istiyor: { $lines }. Hiçbir şey yapılmadı. Bunlardan yalnızca biriyle yanıt verin.
question-in-message = { -opponent(case: "Dative") } yazdığınız mesajda { -move } ya da komut olan bir satır var: { $lines }. Hiçbir şey yapılmadı ve hiçbir şey gönderilmedi. O satırı mesajın üstüne yazın.
question-below-text = Bir { -appeal(form: "genitive") }, bir ayrılmanın ya da bir { -arbiter(case: "genitive") } metninin altında { -move }, komut ya da metnin bir parçası olabilecek bir şey var: { $lines }. Hiçbir şey yapılmadı. Metnin parçasıysa metnin sonuna yalnızca bir nokta olan bir satır koyun ve yeniden gönderin; değilse onu metnin üstüne ya da ayrı bir e-postaya yazın.
question-other-game = Geri gönderdiğiniz { -game }, kayıtlı { -game(case: "accusative") } tam bir yarım { -move } ilerletmiyor. Hiçbir şey oynanmadı.
game-has-no-new-move = Geri gönderdiğiniz { -game(case: "locative") }, daha önce kaydedilmemiş bir { -move } yok. Hiçbir şey oynanmadı.
question-game-attached = Ekte bir { -game } (PGN) buldum, e-postanızın metninde ise { -move } yok. Ekteki { -game } bu { -game(case: "accusative") } tam bir yarım { -move } ilerletmiyor ya da onun numarasını (CmailGameName) taşımıyor; bu yüzden hiçbir şey yapılmadı. { -move(case: "Yours-accusative") } metinde ayrı bir satıra yazın, örneğin 5254 ya da e4.
question-several-games = E-postanız birkaç { -game(case: "genitive") } adresine gönderilmiş ve aynı sözler her birinde bir { -move } olabilir; bu yüzden bu { -game(case: "locative") } hiçbir şey yapılmadı. Her { -game(case: "dative") } ayrı yazın: o { -game(case: "genitive") } kendi e-postasını yanıtlayın.
question-too-many = E-postanızda ondan fazla komut var. Hiçbir şey yapılmadı.
question-nothing = E-postanızda ne { -move } ne de komut buldum. Hiçbir şey yapılmadı. { -move(case: "Yours-accusative") } ya da bir komutu, alıntıların üstünde ayrı bir satıra yazın.
question-sealing = E-postanız mühürlemekten söz ediyor ve içinde, önünde “{ command-seal }” olmayan, { -move } olabilecek bir şey var. Hiçbir şey { -seal(form: "negative") } ve hiçbir şey oynanmadı. { -move(case: "Accusative") } { -seal } için “{ command-seal }” ile { -move(case: "accusative") } tek satıra yazın.
question-sealing-or-play = E-postanız mühürlemekten söz ediyor ve içinde, önünde “{ command-seal }” olmayan, { -move } olabilecek bir şey var. Hiçbir şey { -seal(form: "negative") } ve hiçbir şey oynanmadı. { -move(case: "Accusative") } { -seal } için “{ command-seal }” ile { -move(case: "accusative") } tek satıra yazın. Oynamak için { -move(case: "accusative") } tek başına gönderin; metinde ya da konuda “{ -seal(form: "adjective") }” veya “taslak” gibi sözcükler olmasın.
question-sealing-play = E-postanız mühürlemekten söz ediyor ve içinde, önünde “{ command-seal }” olmayan, { -move } olabilecek bir şey var. Hiçbir şey { -seal(form: "negative") } ve hiçbir şey oynanmadı. Şimdi hiçbir şey mühürlenemez. { -move(case: "Accusative") } oynamak için { -move(case: "accusative") } tek başına gönderin; metinde ya da konuda “{ -seal(form: "adjective") }” veya “taslak” gibi sözcükler olmasın.
your-clock-goes-on = { -clock(case: "Yours") } çalışmayı sürdürüyor.
not-repeated = (yinelenmez)
quoted = “{ $text }”

## Answers to commands

only-arbiters-see = Bu yalnızca bir { -arbiter(case: "dative") } ve yalnızca var olan bir { -game } için gösterilir.
needs-own-game = Bunun için sizin bir { -game(case: "yours") } gerekli: { -game(case: "with") } ilgili bir e-postayı yanıtlayın.
rematch-too-early = { $game } { -game(case: "accusative") } henüz bitmedi. Bittikten sonra yeniden isteyin.
arranged = Ayarlandı.
arranged-game = { $game } { -game(case: "accusative") } başladı; onunla ilgili bir e-posta geliyor.
arranged-seek = { $challenge } numaralı ilanınız açık: onu ilk kabul eden oyuncuyla oynarsınız. Geri almak için şunu yazın: { command-withdraw } { $challenge }
arranged-challenge = { $challenge } numaralı meydan okumanız gönderiliyor. Geri almak için şunu yazın: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } geri çekildi. Artık kimse kabul edemez.
arranged-declined = { $challenge } numarayı reddettiniz. Meydan okuyan oyuncuya e-posta gönderilir.
nothing-changed = Hiçbir şey değiştirilmedi.
everywhere-leave = İzinlisiniz: ilk gün { $first }, son gün { $last }. { $games } { -game(case: "yours-ablative") } { $count } tanesinde geçerli.
everywhere-no-leave = { $first } tarihinde başlayan { -leave(case: "yours") } iptal edildi. { $games } { -game(case: "yours-ablative") } { $count } tanesinde geçerli.
everywhere-done = Yapıldı. { $games } { -game(case: "yours-ablative") } { $count } tanesinde geçerli.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -resume(form: "Bare") } zamanı: { $at }.
done-nothing = Hiçbir şey değişmedi: zaten böyleydi.
done-recorded = { -game(case: "Genitive") } kaydına geçti.
done-event = Bu, { $game } { -game(case: "possessive-genitive") } { $event } numaralı olayı.
hint-accept-offer = { -opponent(case: "Nominative") } zaten { -draw } teklif etti: kabul etmek için “{ command-accept }” yazın.
hint-offer-with-move = { -draw(case: "Nominative") } bir { -move(case: "with") } birlikte teklif edilir: { -move(case: "accusative") } bir önceki satıra yazın.
hint-accept-which = Hem { -draw } hem { -adjournment } teklif edildi: “{ command-accept-draw }” ya da “{ command-adjourn }” yazın.
hint-resign = { -game(case: "Ablative") } çekilmediniz. İsterseniz şunu yazın: { command-resign } { $game }
hint-resign-other = Bu adres { $game } { -game(case: "possessive-genitive") } adresi. O { -game(case: "ablative") } { -resign } için şunu yazın: { command-resign } { $game }
sealed-not-one-move = Bu, burada tam olarak tek bir geçerli { -move } değil. Hiçbir şey { -seal(form: "negative") }; yazdığınız yinelenmez.
message-on-record = { -move(case: "Nominative") } satırının altındaki mesaj zaten kayıtlı; bu yüzden yeniden gönderilmedi.
pace = { $name }: { $moves } { -move }, { $recent } tanesi son 30 günde, sonuncusu { $last }; kullanılan { $used }, düşülen { $charged }; { -move } başına ortalama { $mean }, { -move(case: "plural-genitive") } yarısı için { $median } ya da daha az, en çok { $longest } (yarım { -move } { $longest_at }); son on { -move } için { $last_ten }; bu { -move } için { $thinking }.
pace-none = yok
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (sizin), { $terms }
seeks-none = Açık ilan yok.
seeks-how = Birini kabul etmek için örneğin şunu yazın: { command-accept-challenge } { $challenge }
seek-plays-white = { -white(form: "instrumental") } oynuyor
seek-plays-black = { -black(form: "instrumental") } oynuyor
seek-colours-drawn = renkler kurayla
seek-set-position = belirli bir konumdan
seek-chess960 = Chess960
no-legal-move = Geçerli { -move } yok.
last-move = Son { -move }: { $move }.
no-move-made = Henüz { -move } yapılmadı.
status-flag = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü; talep edilene kadar bir { -move } yine geçerlidir.
status-moves = Sıra: { $name }, { -deadline }: { $at }
status-no-clock = Hiçbir { -clock } çalışmıyor.
conditions-given-none = Koşullu { -move } vermediniz.
conditions-given = { $count } satır koşullu { -move } verdiniz; aşağıda yazılı.
conditions-of-opponent = { -opponent(case: "Genitive") }, bu { -game(case: "locative") } görebileceğiniz koşullu { -move(case: "plural-accusative") }:

## Help: a message is what a player writes, its .about says what it does

help = Bir { -game(case: "with") } ilgili bir e-postayı yanıtlayın. Her komut ayrı bir satırda durur.
help-below = “-- ” satırının altındaki hiçbir şey dikkate alınmaz.
help-section-game = { -move(case: "Yours") } ve { -game(case: "genitive") } bitişi:
help-section-shown = Bakmak için:
help-section-time = Süre ve { -leave }:
help-section-adjournment = { -adjourn(form: "Noun") }:
help-section-lobby = Yeni { -game(case: "plural") } ve ayrılma:
help-section-settings = Ayarlar:
help-as-arbiter = { -arbiter(case: "Nominative") } olarak.
help-e2e4 = e2e4 ya da Nf3 ya da 5254
    .about = { -move(case: "yours") }, her notasyonda
help-5254 = 5254 (=)
    .about = { -draw-offer(case: "with") } { -move(case: "yours") }
help-accept = { command-accept } / { command-decline }
    .about = teklif edilen { -draw }
help-resign = { command-resign-yes }
    .about = { -game(case: "ablative") } { -resign }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = { -draw } talep etmek; bildirdiğiniz { -move } sonuna yazılır: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = { -opponent(case: "genitive") } { -flag(case: "possessive-genitive") } düştüğünü bildirip { -game(case: "accusative") } bitirmek
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = yönerge izin veriyorsa oyunsonu tablosuyla
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = yönerge izin veriyorsa bir { -arbiter(case: "genitive") } karar vermesini istemek; altına “{ command-analysis }:” olan bir satır ve analiziniz
help-if = { command-if } 5755 { command-then } 7163
    .about = { -opponent(case: "genitive") } bir { -move(case: "possessive-dative") } önceden yanıtınız; birkaç satır bir ağaç oluşturur; “{ command-conditions }” onları gösterir, “{ command-no-conditions }” geri çeker
help-say = { command-say } METİN
    .about = { -opponent(case: "dative") } mesaj; birkaç satırlık mesaj “{ command-message }:” satırının altına yazılır, { -move(case: "yours-genitive") } altında ya da tek başına
help-rematch = { command-rematch }
    .about = aynı { -opponent(case: "bare-with") }, aynı kurallarla ve değişmiş renklerle başka bir { -game }; bitmiş bir { -game(case: "with") } ilgili yanıtta
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = bir türden taşlar, bir dikeydeki ya da bir yataydaki taşlar, sözcüklerle
help-last = { command-last }
    .about = son { -move }
help-status = { command-status }
    .about = iki { -clock }, sırada neyin değişeceği ve nedeni
help-games = { command-games }
    .about = { -game(case: "plural-yours") }, sıranın kimde olduğu ve son tarihleri
help-games-over = { command-games-over }
    .about = bitmiş { -game(case: "plural-yours") } ve sonuçları
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = bir { -game } ya da bütün { -game(case: "plural-yours") }, dosya olarak
help-refill = { command-refill }
    .about = { -clock(case: "yours-accusative") } yedek süreden doldurmak (Triple Block)
help-reflect = { command-reflect }
    .about = sessizliğin { -game(case: "accusative") } kaybettireceği yerde düşünmeyi sürdürmek
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = bu { -game(case: "locative") }; { command-leave-all } ...: bütün { -game(case: "plural-yours-locative") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = henüz başlamamış { -leave }; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = { -adjournment(case: "accusative") } teklif etmek ya da kabul etmek; ya da: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = { -game } oturumunu şimdi bitirmek; kalanı sizin sürenizden düşülür
help-seal = { command-seal } HAMLE
    .about = { -adjourn(form: "participle") } { -game(case: "genitive") } { -move(case: "possessive-accusative") } { -seal }
help-draft = { command-draft } HAMLE, { command-seal }
    .about = aynısı, iki adımda: taslak değiştirilebilir
help-resume = { command-resume }
    .about = { -resume } etmeye hazırsınız
help-choose = { command-choose } HAMLE
    .about = { -opponent(case: "genitive") } belirsiz { -sealed-move(case: "possessive") } hangi { -move } sayılsın
help-clocks = { command-clocks-wrong }
    .about = { -game(case: "dative") } { -resume } edildiğinde
help-publish = { command-publish }
    .about = bitmiş bir { -game(case: "genitive") } { -envelope(case: "possessive") } gösterilebilir
help-challenge = { command-challenge } AD [{ word-white }|{ word-black }] [5 { word-days } ya da 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: METİN
    .about = bu turnuvanın bütün { -game(case: "plural-possessive-ablative") } nedenini yazarak ayrılırsınız
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
    .about = { -white(form: "Genitive") } ve { -black(form: "Genitive") } şimdiye kadar kullandığı süre
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = ve çalışan { -clock(case: "genitive") } son tarihi, UTC ile ya da ardından +01:00 yazarak
act-usage-adjudicate = adjudicate 1-0
    .about = ya da 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = { -white(form: "Bare") } ve { -black(form: "Bare") } için; 1/2 de olur
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = ilk günü bu olan { -leave(case: "accusative") }, kim vermiş olursa olsun bitirir
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = { -adjourn(form: "perfect") } bir { -game(case: "genitive") } { -resume } zamanı, UTC ile ya da ardından +01:00 yazarak
act-usage-approve = approve early
    .about = { -envelope } zamanından önce açılabilir: sizin tarafınızdan ya da iki { -arbiter } gerekiyorsa başka bir { -arbiter } tarafından
act-usage-missing = missing
    .about = { -envelope } kayıp ya da açılmıyor
act-usage-takeback = takeback 12
    .about = geçerli kalan yarım { -move } sayısı
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = turnuvanın bütün { -game(case: "plural-possessive-ablative") }; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = bir { -appeal } hakkında
act-usage-uphold = uphold 17, reject 17
    .about = bir talep hakkında
act-usage-acknowledge = acknowledge
    .about = { -envelope(case: "genitive") } dış yüzü düzgün
act-usage-open = open
    .about = hizmetteki { -envelope }; zamanından önce yalnızca approve early sonrasında
act-usage-flag = flag
    .about = { -flag } düştü ve { -game(case: "accusative") } bu nedenle siz bitiriyorsunuz
act-usage-pace = pace
    .about = iki oyuncunun süresini nasıl kullandığı
act-usage = Şunu yazın: { $begins } G42 İŞLEM: gerekçe. İŞLEM yerine şunlar yazılır
act-usage-bare = ve gerekçe olmadan
act-usage-opening = { -envelope(case: "Nominative") }, aynı satırda gerekçe olmadan açılır. Şunu yazın: { $begins } G42 open. Zamanından önce ilk olarak şunu yazın: { $begins } G42 approve early: gerekçe
act-usage-resumption-time = { -game(case: "Dative") } { -resume } edilecek günü ve saati UTC ile ya da ardından farkı yazarak verin. Şunu yazın: { $begins } G42 resumption 2026-12-24 10:00 +01:00: gerekçe

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
word-a-move = her hamle için
    .also = her hamle icin | her hamle | hamle başına | hamle basina
word-in-all = toplam
    .also = toplamda | toplam olarak
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
line-adjudicate = { -arbiter } kararı
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = ayrılma
line-set = ayar
line-arbiter = arbiter
line-seal = { command-seal } ({ -move } yinelenmez)
line-draft = { command-draft } ({ -move } yinelenmez)
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
reading-takes-back-first = dur | iptal | vazgeç | vazgec | vazgeçtim | vazgectim
reading-sighs = ah | eh
reading-no = hayır
reading-game = oyun
reading-numbered = no
reading-numbers = tel | telefon
reading-common = ben | istiyorum | isterim | oynamak | satranç | satranc | yazışmalı | bir | oyun | merhabalar |
    günler | akşamlar | günaydın | adım | ismim | nasıl | ile | için | icin | de | da | mı | mi | değil | hesap |
    kaydolmak | kayıt | üye | olmak | açmak | katılmak | var | miyim | size
reading-letters = çğıöşüâîû

reading-officials = hakem | başhakem | bashakem | baş hakem | bas hakem | yönetici | yonetici | sistem yöneticisi |
    sistem yoneticisi | turnuva yöneticisi | turnuva yoneticisi | turnuva direktörü | turnuva direktoru |
    turnuva müdürü | turnuva muduru | idareci | moderatör | moderator | admin | turnuva hakemi | satranç hakemi |
    satranc hakemi | kulüp yöneticisi | kulup yoneticisi | site yöneticisi | site yoneticisi

## Pages for people. Buttons and labels have no full stop.

page-skip = İçeriğe geç
page-menu = Sayfalar
page-signed-in = Giriş yapan: { $name }.
page-games = { -game(case: "Plural") }
page-new = Yeni { -game }
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
page-log-about = Her { -game(case: "genitive") } her olayı tek bir listededir; hizmet bu listeye yalnızca ekleme yapar. İmzalı bir baş, kendisinden önceki listenin tamamını sabitler: sonradan değiştirilmiş bir { -move } onunla çelişir.
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
page-log-mails = { -game(case: "Plural-with") } ilgili e-postaların sonunda, günlüğün o andaki imzalı başı bulunur. Böyle bir e-postayı saklayın: bir { -arbiter(case: "genitive") } dışa aktardığı { -game } ona göre denetlenir ve { -game(case: "genitive") } o zamandan beri değiştirilip değiştirilmediği görülür.
page-log-script = “postzug audit script” komutu, dışa aktarılmış bir { -game(case: "accusative") } herhangi bir Linux sisteminin araçlarıyla denetleyen bir betik verir. Betiği kendi Postzug kopyanızdan alın.

page-front = Yazışmalı { -chess }
page-front-about = Bir { -move } için günleriniz var, { -chess } kuralları uygulanır, { -sealed-move(case: "plural") } kapalı kalır. Siz burada, e-postayla ya da bir program üzerinden oynarsınız; { -opponent } de dilediği gibi.
page-try = Tek başınıza denemek için bu adresi bir gizli pencerede ya da başka bir tarayıcıda açın. Orada başka bir e-posta adresiyle hesap açıp meydan okumayı gönderin. Meydan okuma bundan sonra bu sayfada görünür. Adres:
page-invite = Burada henüz hesabı olmayan biriyle oynamak için ona bu adresi gönderin. Bu adresteki sayfadan size bir { -game } teklif edebilir:
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
page-notation = { -move(case: "Plural-genitive") } size nasıl yazılacağı
page-notation-example = { $name }: { $example }
page-letters = Taş harfleriniz; { -move(case: "plural-accusative") } siz de bu harflerle yazabilirsiniz
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
page-mail-pgn = { -game(case: "With") } ilgili her e-postada, { -chess } programınız için dosya olarak { -game }
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
page-notices-needed = Şu bildirimler her zaman gelir, çünkü onlar olmadan bir { -game } ya da hesabınız kaybedilebilir: { $kinds }.
page-trust = { -move(case: "Nominative") } içeren bir e-postanın sizin sayılması için gerekenler
page-trust-token = yalnızca sizde olan yanıt adresi
page-trust-from = yanıt adresi ve gönderen olarak e-posta adresiniz
page-trust-dmarc = ikisi birden ve gönderenin e-posta sağlayıcınızca kanıtlanması (DMARC)
page-trust-off = hiçbir e-posta sayılmaz: e-postayla { -move } yapılmaz
page-mail-stopped = Size gönderilen e-postalar { $since } tarihinden beri ulaşmıyor ({ $reason }) ve artık gönderilmiyor. { -game(case: "Plural-yours") } burada ve { -clock(case: "plural-possessive") } çalışmayı sürdürüyor. Posta kutunuzun e-posta almasını sağlayın ya da adresi değiştirin.
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
page-envelope-key = { -sealed-move(case: "Plural") } için anahtar
page-envelope-key-about = Açabileceğiniz { -sealed-move(case: "plural") } bu age açık anahtarıyla şifrelenir. Gizli anahtar sizde kalır: o olmadan onları kimse açamaz. Daha önceki bir anahtar, önceden { -seal(form: "perfect") } olanları açmayı sürdürür.
page-envelope-key-public = age1 ile başlayan açık anahtar
page-envelope-key-set = Bu anahtarı tanımla
page-done-envelope-key = { -sealed-move(case: "Plural") } için anahtarınız tanımlandı.
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
page-scope-read = { -game(case: "plural-yours-accusative") } okumak
page-scope-play = oynamak ({ -move }, talep, { -game(case: "ablative") } { -resign(form: "noun") }, { -seal(form: "noun") }, meydan okuma)
page-scope-direct = { -arbiter } olarak { -game(case: "plural-accusative") } yönetmek
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
page-export-about = (JSON: hesap, ayarlar, oturumlar, { -game(case: "plural") }, notlarınız ve varyantlarınız, bir de yazdığınız mesajlar)
page-delete = Hesabımı sil
page-delete-about = Adınız, e-posta adresiniz, ayarlarınız ve mesajlarınız silinir ve onları kimse geri getiremez. Biten { -game(case: "plural-yours") }, kimseye ait olmayan bir adla kalır. Bunun için son 15 dakika içinde giriş yapılmış olmalı.
page-delete-sure = Kalıcı olarak sil
page-delete-resign = Süren bütün { -game(case: "plural-mine-ablative") } { -resign(form: "imperative") }
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

page-games-to-move = { -move(case: "Yours-accusative") } bekleyenler
page-games-others = { -opponent(case: "Plural-accusative") } bekleyenler
page-games-over = Biten { -game(case: "plural") }
page-games-none = Yok.
page-games-more = Daha eskiler
page-game-against = { $game }: { -opponent(case: "bare") } { $opponent }
page-game-move = { $number }. { -move }.
page-game-first-move = Henüz { -move } yapılmadı.
page-game-last-move = Son { -move }: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = Bütün { -game(case: "plural-mine") } tek dosyada (PGN)
page-pgn-finished = Biten bütün { -game(case: "plural-mine") } tek dosyada (PGN)
page-rematch = Rövanş teklif et
page-next-game = Beni bekleyen sonraki { -game }
page-mark-plan = Koşullu { -move(case: "plural-yours") } bekliyor.
page-yours-until = Sıra sizde; { -deadline }: { $until }; kalan süre: { $left }.
page-theirs-until = Sıra şu oyuncuda: { $name }; { -deadline }: { $until }; kalan süre: { $left }.
page-flag = { $name } adlı oyuncunun { -flag(case: "possessive") } { $at } tarihinde düştü.
page-no-clock = Hiçbir { -clock } çalışmıyor.
page-mark-message = Bir mesaj var.
page-mark-offer = { -opponent(case: "Nominative") } { -draw } teklif ediyor.
page-mark-own-offer = Siz { -draw } teklif ediyorsunuz.
page-mark-claim = Bir talep { -arbiter(case: "genitive") } kararını bekliyor.
page-mark-seal = Bir sonraki { -move } mühürlenmeli.
page-mark-adjourned = { -game(case: "Nominative") } { -adjourn(form: "past") }.
page-mark-leave = İzinli: { $name }.
page-mark-withdrawn = Oyunculardan biri ayrıldı; kararı bir { -arbiter } verecek.

page-game = { $game }: { $white } - { $black }
page-board = Tahta
page-board-white = Tahta, { -white } altta
page-board-black = Tahta, { -black } altta
page-board-of = { $ply } yarım { -move(case: "ablative") } sonraki konum
page-board-now = Şimdiki konuma dön
page-square-white = { $square }, { -white } { piece }
page-square-black = { $square }, { -black } { piece }
page-target = { $where }: buraya { -move } yapılabilir
page-choose-piece = Oynayacağınız taşı seçin ya da { -move(case: "accusative") } aşağıya yazın.
page-choose-target = { $square } karesindeki taşın gideceği kareyi seçin ya da başka bir taş seçin.
page-your-move = { -move(case: "Yours") }
page-keys = Tahtada kullanılan tuşlar
page-keys-about = Ok tuşlarıyla kareler arasında gezilir. Enter bir taşı seçer ve bırakır, Escape onu yerine geri koyar. k (şah), q (vezir), r (kale), b (fil), n (at) ve p (piyon) harfleri o türden bir sonraki taşa götürür, Shift ile bir öncekine. Bir rakam o numaralı yataya götürür, Shift ile o numaralı dikeye. Bir karedeyken “o” tuşu orada ne olduğunu, “m” tuşu taşın { -move(case: "plural-possessive-accusative") }, Shift ile “m” ise taşın alabileceklerini söyler; “c” tuşu en son neyin alındığını söyler.
page-no-move-from = { $square } karesinden yapılabilecek { -move } yok.
page-captured = Son { -move(case: "locative") } { $square } karesinde alınan taş: { piece }.
page-captured-none = Son { -move(case: "locative") } taş alınmadı.
page-words = Şu sözcükler burada yanıtlanır, bunlarla { -move } yapılmaz: { $words }. Kısaca: p N, s e, s 4, l, c; { -opponent } için “o”.
page-ask = Konumla ilgili soru
page-ask-send = Sor
page-word-unknown = Bu, burada yanıtlanan sözcüklerden biri değil.
page-word-opponent = { -opponent(case: "Nominative") }: { $name }.
page-word-draw = Henüz bir şey teklif edilmedi: { -draw } teklif etme kutusu işaretlendi; teklif { -move(case: "yours-with") } birlikte gider.
page-word-draw-later = Hiçbir şey teklif edilmedi: { -draw } bir { -move(case: "with") } birlikte teklif edilir ve şimdi sıra sizde değil.
page-reading = { -sealed-move(case: "Nominative") } birden çok biçimde okunabilir
page-reading-about = Geçerli olacak okunuşu seçin. Şimdi sizin { -clock(case: "yours") } çalışıyor: siz seçerken ve ardından yanıtınıza kadar çalışmayı sürdürür. Seçim geri alınamaz.
page-reading-which = { -seal(form: "Participle") } { -move }
page-reading-move = { $from } karesinden { $to } karesine { piece }
page-reading-then = Bu seçimden sonra: { $state }
page-reading-look = Tahtada göster
page-reading-shown = Bu okunuş seçilirse { $move } { -move(case: "possessive-ablative") } sonraki konum
page-reading-choose = Bu okunuşu seç
page-reading-none = Hiçbir şey yapılmadı: önce okunuşlardan birini seçin.
page-open = { -seal(form: "Yours") } metni göster
page-open-about = { -move(case: "Yours-accusative") } mühürlerken kaydettiğiniz metnin tamamını yapıştırın. Yalnızca özete uyan metin geçerlidir. Metin o zaman iki oyuncu için de kayıtta görünür ve { -move } değerlendirilir.
page-publish-about = { -sealed-move(case: "Nominative") } { -envelope(case: "possessive-locative") } kalır. Yalnızca iki oyuncu da kabul ederse gösterilir.
page-publish = { -sealed-move(case: "Genitive") } gösterilmesini kabul et
page-publish-sure = Kabul ediyorum ve bunu geri alamam
page-publish-unsure = Kabul etmediniz: { -sealed-move(case: "genitive") } gösterilebileceğini onaylamak için kutuyu işaretleyin.
page-timing = { -adjourn(form: "Noun") } ve { -clock }
page-adjourn = { -adjourn(form: "Accusative") } teklif et
page-adjourn-accept = { -adjourn(form: "Accusative") } kabul et
page-adjourn-decline = { -adjourn(form: "Accusative") } reddet
page-adjourn-early = Şimdi { -adjourn(form: "imperative") }: { -game } oturumunun kalanı sürenizden düşülür
page-resume = { -game(case: "Dative") } { -resume } etmeye hazırım
page-resume-opens = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } hemen oynanır ve { -clock(case: "yours") } çalışır. { -opponent(case: "Genitive") } { -clock(case: "possessive") } durur.
   *[other] { -sealed-move(case: "Nominative") } hemen oynanır ve { $who } adlı oyuncunun { -clock(case: "possessive") } çalışır. { -clock(case: "Yours") } durur.
}
page-resume-noted = Yalnızca bununla iki { -clock(case: "genitive") } durumu da değişmez.
page-resume-late = Çok geç kaldınız: { -sealed-move } { -game(case: "accusative") } bitirmediyse { -game(case: "accusative") } kaybedersiniz.
page-resume-sure = Bunu geri alamazsınız.
page-offer-draw = { -draw(case: "Nominative") } teklif et
page-refill = Yedek süremden { -clock(case: "mine-dative") } süre aktar
page-reflect = Düşünmeyi sürdürüyorum: sessizliğim { -game(case: "accusative") } kaybettirmez
page-claim-flag = { -flag(case: "Nominative") } düşmesini talep et
page-question-clocks = { -clock(case: "Plural") } yanlış: { -arbiter(case: "dative") } bildir
page-leave = İzin
page-leave-booked = İzinlisiniz: ilk gün { $first }, son gün { $last }; iki gün de dahil.
page-leave-first = İlk gün, bulunduğunuz yerin saatine göre
page-leave-last = Son gün, bulunduğunuz yerin saatine göre
page-leave-book = Bu izni al
page-leave-cancel = İlk günü { $first } olan izni iptal et
page-leave-all = Bütün { -game(case: "plural-mine-locative") } { -leave }
page-leave-all-about = Günler, süren { -game(case: "plural-yours-ablative") } yönergesi buna olanak verenlerin hepsinde sayılır. { -opponent(case: "Plural-dative") } bildirilir.
page-leave-all-cancel = Bütün { -game(case: "plural-mine-attributive") } { -leave(case: "accusative") } iptal et
page-leave-unreadable = Hiçbir şey yapılmadı: her günü yıl, ay ve gün olarak yazın, örneğin 2026-12-24.
page-move-times = { -move(case: "Plural-genitive") } yapıldığı zamanlar
page-not-sent = Henüz gönderilmedi: { $move }.
page-sent = { -move(case: "Yours") } kaydedildi: { $move }.
page-sent-reply = { -move(case: "Yours") } kaydedildi: { $move }; yanıt: { $reply }.
page-done-declined = { -draw(case: "Nominative") } teklifini reddettiniz.
page-done-said = Mesajınız kaydedildi.
page-done-challenged = Meydan okumanız kaydedildi.
page-done-sought = { -opponent(case: "Bare") } arama ilanınız kaydedildi.
page-done-challenge-declined = Meydan okumayı reddettiniz.
page-done-withdrawn = Meydan okumayı ya da ilanı geri çektiniz.
page-check = { -check(case: "Nominative") }.
page-live-move = Bir { -move } oynandı.
page-told-move = Oynanan { -move }: { $move }.
page-live-message = Bir mesaj var.
page-live-change = { -game(case: "Nominative") } değişti.
page-live-show = Göster
page-live-lost = Bu sayfa artık güncellenmiyor.
page-live-again = Yeniden göster
page-choose-none = Bu burada oynanamaz: oynayacağınız taşı seçin ya da { -move(case: "accusative") } aşağıya yazın.
page-mark-offer-of = { $name } { -draw } teklif ediyor.
page-mark-own-adjournment = Siz { -adjournment(case: "accusative") } teklif ediyorsunuz.
page-mark-adjournment-of = { $name } { -adjournment(case: "accusative") } teklif ediyor.
page-move = { -move(case: "Nominative") } (herhangi bir notasyonla)
page-move-which = Hangi { -move }
page-with-offer = { -move(case: "With") } birlikte { -draw } teklif et
page-message = { -opponent(case: "Dative") } mesaj
page-send-move = Bu { -move(case: "accusative") } gönder
page-verify = { -seal(form: "Adjective") } bir { -move(case: "accusative") } denetle
page-verify-about = Tarayıcınız burada, { -seal(form: "adjective") } bir { -move(case: "genitive") } mühürlendikten sonra değiştirilmediğini denetler: günlüğün imzası, mühürlemenin günlükteki yeri ve { -envelope(case: "genitive") } metni. Girdiğiniz hiçbir şey bu sayfadan çıkmaz.
page-verify-no-script = Denetleme bir betikle yapılır ve bu betik tarayıcınızda çalışmıyor. “postzug audit script” komutu, komut satırı için bir betik verir.
page-verify-keys = Günlüğün anahtarı (geri kalan her şeyden başka bir kaynaktan almış olduğunuz)
page-verify-keys-next = Siz anahtarınızı aldıktan sonra hizmet yeni bir anahtara geçtiyse hizmetin /log/statements adresinde gösterilenleri de ekleyin. Bunlar sizin anahtarınızla imzalanmış olmalıdır; yeni anahtarı da bunlar tanıtır.
page-verify-receipts = Mühürlemenin alındı belgesi (.tlog-proof dosyası) ve varsa açılışınki
page-verify-text = { -envelope(case: "Genitive") } metni, açılışın alındı belgesinde yoksa
page-verify-file = Dosyadan
page-verify-run = Denetle
page-verify-move = { -sealed-move(case: "Nominative") }
page-verify-judgement = Günlükteki değerlendirme
page-verify-game = { -game(case: "Nominative") }
page-verify-event = Olay
page-verify-at = Mühürlenme zamanı (UTC)
page-verify-commitment = Özet (SHA-256)
page-verify-log = Günlük
page-verify-place = Günlük kayıtları arasındaki yeri
page-verify-signer = İmzalayan anahtar
page-verify-right = DOĞRU: { -seal(form: "participle") } { -move } budur ve { -seal(form: "noun") } imzalı günlüktedir.
page-verify-wrong-signature = YANLIŞ: günlük, girdiğiniz anahtarla imzalanmamış. Siz anahtarınızı aldıktan sonra hizmet yeni bir anahtara geçtiyse onu { -game(case: "genitive") } denetim paketi (bundle) tanıtır.
page-verify-wrong-tree = YANLIŞ: olay imzalı günlükte değil ya da bu yerde değil.
page-verify-wrong-event = YANLIŞ: alındı belgesi, günlükte bulunan biçimde bir olay içermiyor.
page-verify-wrong-text = YANLIŞ: { -seal(form: "participle") } bu metin değil.
page-verify-wrong-opening = YANLIŞ: açılan, mühürlenenle aynı değil.
page-verify-wrong-game = YANLIŞ: alındı belgeleri ya da metin farklı { -game(case: "plural-ablative") }.
page-verify-wrong-verdict = YANLIŞ: oynanan { -move } { -envelope(case: "locative") } olan değil.
page-verify-unknown-key = BELİRSİZ: burada PEM olarak ya da NAME+ID+KEY biçiminde bir günlük anahtarı yok.
page-verify-unknown-receipt = BELİRSİZ: alındı belgesi yok ya da eksik. Belge c2sp.org/tlog-proof@v1 ile başlar.
page-verify-unknown-event-missing = BELİRSİZ: bu alındı belgesi olayı değil, yalnızca kanıtını içeriyor. E-postayla gelen dosyayı kullanın.
page-verify-unknown-no-sealing = BELİRSİZ: bu alındı belgelerinin kanıtladığı şey günlüktedir, ama hiçbirinde { -seal(form: "perfect") } bir { -move(case: "genitive") } kaydı yok.
page-verify-unknown-statement = BELİRSİZ: bu, hizmetin kendi günlüğüyle ilgili bir bildirimidir; bir { -game(case: "genitive") } alındı belgesi değildir. Mühürlemenin alındı belgesini ekleyin.
page-verify-unknown-move = BELİRSİZ: { -seal(form: "participle") } metin budur ve { -seal(form: "noun") } imzalı günlüktedir. Metindeki hiçbir şey burada bu konumun bir { -move(case: "possessive") } olarak okunamıyor. Açılışın alındı belgesini ekleyin: { -arbiter(case: "genitive") } ya da hizmetin metni nasıl okuduğunu o bildirir.
page-verify-unknown-text = BELİRSİZ: { -seal(form: "noun") } imzalı günlüktedir. Metni gösterilmeden hangi { -move } olduğunu kimse söyleyemez.
page-verify-unknown-withheld = BELİRSİZ: { -seal(form: "noun") } imzalı günlüktedir; { -envelope(case: "genitive") } metni ise bu { -game(case: "genitive") } bir { -move(case: "possessive") } olmadığı için gizli tutuldu. Onu mühürleyen kişi metni gösterebilir.
page-verify-unknown-verdict = BELİRSİZ: { -seal(form: "participle") } metin budur ve { -seal(form: "noun") } imzalı günlüktedir. Metnin değerlendirmesi burada denetlenmez: bunun için { -chess } kuralları gerekir.
page-verify-unknown-browser = BELİRSİZ: bu tarayıcı burada denetleyemiyor. Daha yeni bir tarayıcı ve https üzerinden ya da bir dosyadan gelen bir sayfa kullanın.
page-verify-offline-about = Aynı sayfa, bağlantı gerektirmeyen tek bir dosya olarak da vardır.
page-verify-offline = İndir
page-notice = Bu sayfalardaki kitaplıkların ve çizimlerin lisansları
page-seal-here = Bir sonraki { -move(case: "yours-accusative") } { -seal(form: "imperative") }
page-seal = { $game }: { -move(case: "yours-accusative") } { -seal(form: "imperative") }
page-seal-none = Bu { -game(case: "locative") } şimdi mühürlenecek bir { -move(case: "yours") } yok.
page-seal-back = { -game(case: "Dative") } dön
page-seal-about = { -move(case: "Yours-accusative") } burada seçin. Tarayıcınız onu bir { -envelope(case: "dative") } koyar ve şifreler. Yalnızca kapalı { -envelope } gönderilir; hizmet { -move(case: "accusative") } { -envelope } açılınca değerlendirir. { -clock(case: "Yours") }, { -envelope } buraya ulaşana kadar çalışır.
page-seal-holders = { $needed ->
    [one] Onu şu anahtarlardan biri açar:
   *[other] Onu şu anahtarlardan { $needed } tanesi birlikte açar:
}
page-seal-holder = { $name }, numara { $number }
page-seal-vault = { -game(case: "dative") } { -resume } edilince hizmetin kendisi
page-seal-which = Mühürlenecek { -move }
page-seal-choose = Bir { -move } seçin
page-seal-close = { -envelope(case: "Accusative") } bu tarayıcıda kapat
page-seal-closed = { -envelope(case: "Yours") }
page-seal-keep = Bu metni şimdi kaydedin ve { -envelope } açılana kadar kimseye göstermeyin. Bu sayfa onu bir kez gösterir; metin hizmete hiçbir zaman ulaşmaz. { -envelope(case: "Nominative") } kaybolursa ne mühürlediğinizi yalnızca bu metin gösterir.
page-seal-text = { -envelope(case: "Attributive") } metin
page-seal-commitment = Metnin bu olduğunu kanıtlayan özet:
page-seal-download = Metni indir
page-seal-copy = Metni kopyala
page-seal-copied = Metin kopyalandı. Onu yeniden bulacağınız bir yere yapıştırın.
page-seal-copy-failed = Tarayıcı metni kopyalamadı. Metin seçili: kendiniz kopyalayın ya da indirin.
page-seal-send = { -envelope(case: "Accusative") } gönder
page-seal-draft-keep = Taslak olarak kaydet
page-seal-draft-here = { -move(case: "Yours-genitive") } taslağı bir { -envelope(case: "locative") }. Onu olduğu gibi { -seal(form: "imperative") } ya da yerine başka bir { -envelope } gönderin. Bir { -move } mühürlenene kadar { -clock(case: "yours") } çalışır.
page-seal-draft-seal = Taslağı mühürle
page-seal-send-about = Yalnızca aşağıdaki kapalı { -envelope } gönderilir. { -envelope(case: "Accusative") } komut satırıyla hazırladıysanız .json dosyasının içeriğini buraya yapıştırın.
page-seal-envelope = Kapalı { -envelope }
page-seal-unreadable = Bu, bu sayfanın ya da komut satırının hazırladığı gibi kapalı bir { -envelope } değil. Hiçbir şey { -seal(form: "negative") }. Hizmet, gönderdiğiniz içeriği gördü: içinde { -move(case: "yours") } ya da { -envelope(case: "attributive") } metin vardıysa { -move(case: "yours-accusative") } yeniden seçin ve yeni bir { -envelope(case: "dative") } koyup kapatın.
page-seal-open = Aşağıdaki alanda olan, kapalı bir { -envelope } değil ve gönderilmedi. { -move(case: "Yours-accusative") } seçip { -envelope(case: "accusative") } kapatın ya da .json dosyasının içeriğini yapıştırın.
page-seal-failed = { -envelope(case: "Nominative") } bu tarayıcıda kapatılamadı ve hiçbir şey gönderilmedi. Komut satırını ya da başka bir tarayıcıyı kullanın.
page-seal-insecure = Tarayıcılar yalnızca https üzerinden ya da bu bilgisayardan gelen sayfalarda şifreleme yapar. Hizmetin https ile başlayan adresini ya da komut satırını kullanın.
page-seal-no-script = Bu sayfa bir betikle şifreleme yapar ve bu betik tarayıcınızda çalışmıyor. Aşağıda gösterildiği gibi komut satırıyla { -seal(form: "imperative") } ve { -envelope(case: "accusative") } buraya yapıştırın.
page-seal-protection = Bunun neye karşı koruduğu
page-seal-protects = { -move(case: "Nominative") }, hizmete giden hiçbir istekte yer almaz. Bu yüzden hizmetin hiçbir günlüğünde, yedeğinde ve veritabanında bulunmaz; hizmeti işleten ve onlara bakan biri de { -move(case: "accusative") } öğrenemez.
page-seal-clear = Analiz tahtasında denedikleriniz ve notlarınıza yazdıklarınız hizmete gönderilir ve hizmet bunları okuyabilir. Bu { -game(case: "locative") } mühürleyeceğiniz { -move(case: "accusative") } analiz tahtasında denemeyin ve notlarınıza yazmayın.
page-seal-protects-vault = Bu { -game(case: "locative") } anahtar hizmettedir: hizmet { -envelope(case: "accusative") } zamanından önce açabilir. { -move(case: "Yours") } yalnızca bu anahtarı olmayanlara karşı güvendedir.
page-seal-protects-not = Tarayıcınıza, { -move(case: "yours-accusative") } açığa vurabilecek başka bir betik gönderen bir hizmete karşı sizi korumaz. Kendi komut satırınız ise buna karşı korur.
page-seal-command = Komut satırıyla mühürle
page-seal-command-about = İlk bloğu recipients.json adıyla kaydedin ve komutu çalıştırın. Komut { -move(case: "yours-accusative") } sorar; böylece { -move } komut satırının geçmişinde kalmaz. Komut metni .txt dosyasında saklar; .json dosyasının içeriği yukarıya yapıştırılmalıdır.
page-done-drafted = Taslağınız kaydedildi. Henüz { -seal(form: "negative") } ve { -clock(case: "yours") } çalışıyor.
page-done-sealed = { -move(case: "Yours") } mühürlendi.
page-offer = { -draw(case: "Nominative") } teklifi
page-accept = Kabul et
page-accept-sure = { -game(case: "Accusative") } bitiren { -draw(case: "accusative") } kabul ediyorum
page-accept-unsure = Kabul etmediniz: { -game(case: "genitive") } { -draw(case: "adverb") } bitmesini onaylamak için kutuyu işaretleyin.
page-decline = Reddet
page-claims = Talepler
page-claim-tablebase-win = { -tablebase } (ben kazanıyorum)
page-claim-tablebase-draw = { -tablebase } ({ -draw })
page-claim-basis = Dayanak
page-claim-announced = Bildiriyorsanız, şu { -move(case: "with") }
page-claim-again = Bu { -move(case: "locative") } zaten yanlış bir talepte bulundunuz; bu yüzden bir yanlış talep daha { -opponent(case: "dative") } ek süre kazandırmaz.
page-claim-about = Talebi geri alamazsınız. Talep yanlışsa bildirdiğiniz { -move } oynanır. { -draw(case: "Nominative") } talebi o zaman { -draw-offer } sayılır.
page-claim = Talep et
page-leaving = { -game(case: "Ablative") } { -resign(form: "imperative") }
page-resign-sure = Bu { -game(case: "accusative") } kaybettiğimi kabul ediyorum
page-resign = { -game(case: "Ablative") } { -resign(form: "imperative") }
page-resign-unsure = { -game(case: "Ablative") } çekilmediniz: { -game(case: "accusative") } kaybettiğinizi onaylamak için kutuyu işaretleyin.
page-plan = Koşullu { -move(case: "plural") }
page-plan-of = { $game } için koşullu { -move(case: "plural") }
page-plan-about = { -opponent(case: "Nominative") } düşünürken, oynayabileceği { -move(case: "plural-dative") } yanıtlarınızı kaydedebilirsiniz. Kaydedilen bir yanıt, size yeniden sorulmadan hemen oynanır ve sürenizden almaz.
page-plan-game = { -game(case: "Dative") } git
page-plan-change = Koşullu { -move(case: "plural-accusative") } değiştir
page-plan-none = Kayıtlı satır yok.
page-plan-saved = Kaydedilenler; size yeniden sorulmadan oynanır:
page-plan-saved-lines = Kayıtlı satırlar
page-plan-damaged = Kayıtlı satırlarınız okunamıyor. Bu hizmeti işletenler nedenini günlükte bulur.
page-plan-if = { $theirs } oynanırsa { $mine }
page-plan-if-then = { $before }; sonra { $theirs } oynanırsa { $mine }
page-plan-waits = { $mine } oynanmadı ve kararınızı bekliyor
page-plan-used = Koşullu { -move(case: "plural-yours") } oynandı: { $moves }.
page-plan-remove = Kaldır
page-plan-remove-line = Kaldır: { $line }
page-plan-remove-all = Kayıtlı satırların tümünü kaldır
page-plan-draft = Yeni satırlar
page-plan-unsaved = Bu bir taslak. Kaydedilmedi ve içindeki hiçbir { -move } oynanmaz.
page-plan-lines = Herhangi bir notasyonla, alt alta yazılan satırlar; her biri { -opponent(case: "genitive") } { -move(case: "possessive-with") } başlar ve sizin { -move(case: "yours-with") } biter, örneğin: 5755 7163 2836 6125
page-plan-save = Bu satırları kaydet
page-plan-read = Taslağın ne anlama geldiğini göster
page-plan-empty = Hiçbir şey kaydedilmedi: önce bir satır yazın.
page-plan-changed = Hiçbir şey kaydedilmedi ya da kaldırılmadı, çünkü bu sayfa yüklendikten sonra kayıtlı satırlarınız ya da { -game } değişti. Şimdiki durum budur.
page-plan-clash = Bu satırlar aynı konuma farklı { -move(case: "plural-with") } yanıt veriyor. Birini değiştirin:
page-plan-line = Satır { $line }: { $text }
page-plan-your-move = Sıra sizde. Koşullu { -move(case: "plural") } { -move(case: "yours-genitive") } yanına yazılır ve onunla birlikte gönderilir.
page-plan-adjourned = { -game(case: "Nominative") } ertelenmişken satır kaydedilmez.
page-plan-over = { -game(case: "Nominative") } bitti.
page-plan-opponents = { -opponent(case: "Genitive") }, bu { -game(case: "locative") } size gösterilen satırları
page-plan-with-move = Bu { -move(case: "with") } birlikte koşullu { -move(case: "plural") }
page-plan-with-move-about = Siz { -move(case: "accusative") } gönderene kadar bunlar taslaktır. Gönderince kayıtlı satırların yerine geçerler.
page-done-plan-saved = Satırlarınız kaydedildi.
page-done-plan-removed = Kaldırıldı. Kalan satırlar burada gösteriliyor.
page-analysis = Analiz tahtası
page-analysis-of = { $game } için analiz tahtası
page-analysis-about = Burada { -move(case: "plural-accusative") } denersiniz. Bunların hiçbiri oynanmaz, kaydedilmez, kimseye gösterilmez; hiçbir { -chess } motoru da izlemez.
page-analysis-private = Burada { -move(case: "plural-accusative") } denersiniz. Bunların hiçbiri oynanmaz, kimseye gösterilmez; hiçbir { -chess } motoru da izlemez. Varyantlarınız { -game(case: "with") } birlikte kalır ve onları yalnızca siz görürsünüz. Bunlar koşullu { -move } değildir.
page-analysis-lines = Varyantlarım
page-analysis-forget = Sil
page-analysis-full = Bu varyant kaydedilmedi, çünkü bu { -game } için zaten { $most } varyantınız var. Önce birini silin.
page-analysis-damaged = Varyantlarınız okunamıyor. Bu hizmeti işletenler nedenini günlükte bulur. Deneyeceğiniz bir sonraki varyant bunların yerine geçer.
page-analysis-long = Burada bir varyant en çok { $most } yarım { -move(case: "predicate") }.
page-analysis-line = Denediğiniz { -move(case: "plural") }
page-analysis-back = Bir { -move } geri
page-analysis-legal = Geçerli { -move(case: "plural") }
page-analysis-no-move = Geçerli { -move } yok.
page-analysis-next = Sonraki { -move(case: "plural") } (herhangi bir notasyonla)
page-analysis-show = Göster
page-analysis-keep = Bu varyantı sakla
page-analysis-to-notes = Bu varyantı notlarıma ekle
page-analysis-to-plan = Bu varyanttan koşullu { -move(case: "plural") } yap
page-analysis-to-move = İlk { -move(case: "accusative") } oyna, ötekileri koşullu { -move } yap
page-analysis-plan-ends = Koşullu { -move(case: "plural-ablative") } oluşan bir satır { -opponent(case: "genitive") } { -move(case: "possessive-with") } başlar ve sizin { -move(case: "yours-with") } biter.
page-notes = Notlarım
page-notes-on = { $game } için notlarım
page-notes-about = Onları yalnızca siz görürsünüz; { -opponent }, { -arbiter } ya da yönetici görmez. { -game(case: "Nominative") } bittikten sonra da { -game(case: "with") } birlikte kalırlar.
page-notes-text = Notlar
page-notes-save-first = Bu sayfadaki başka bir formu göndermeden önce notlarınızı kaydedin: bir forma yazılanlar başka bir formla gönderilmez.
page-notes-save = Notları kaydet
page-notes-stored = Kayıtlı olan notlar
page-notes-unsaved = Bu metin kaydedilmedi.
page-notes-damaged = Notlarınız okunamıyor. Bu hizmeti işletenler nedenini günlükte bulur. Burada kaydettiğiniz metin bu notların yerine geçer.
page-done-line-forgotten = Varyant silindi.
page-done-notes-saved = Notlarınız kaydedildi.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Taşlar
page-messages = Mesajlar
page-message-from = { $name }:
page-message-new = Yeni
page-message-erased = (silindi)
page-message-arbiter = Bir { -arbiter }
page-send-message = Bu mesajı gönder
page-acts = { -arbiter(case: "Nominative") } işlemleri
page-appeal = { $until } tarihine kadar başka bir { -arbiter(case: "dative") } başvurarak { -appeal } et
page-appeal-about = Başka bir { -arbiter } karar verene kadar işlem geçerlidir. Karar size e-postayla bildirilecek.
page-appeal-grounds = Gerekçeniz; { -arbiter(case: "plural") } ve { -opponent } okur
page-appeal-send = { -appeal(form: "Bare") } et
page-appeal-decided = Başka bir { -arbiter } itirazı { $at } tarihinde karara bağladı.
page-mark-appeal = Bir { -arbiter } işlemine yapılan { -appeal } başka bir { -arbiter(case: "accusative") } bekliyor.
page-mark-appeal-decided = Bir { -arbiter } işlemine yapılan { -appeal } karara bağlandı.
page-adjudication = { -arbiter(case: "Nominative") } kararıyla sonuç
page-adjudication-about = Bir { -arbiter } { -game(case: "accusative") } analize göre karara bağlar. { -opponent(case: "Nominative") } sizin analizinizi { -game } bitince okur.
page-adjudication-seeks = İsteğiniz
page-adjudication-send = Bu analizi gönder
page-withdrawal = Birden çok { -game(case: "ablative") } ayrıl
page-withdrawal-about = Bu geri alınamaz. Bu { -game(case: "plural-genitive") } her biri bir dakika içinde, kendi yönergesine göre kaybedilir, geçersiz sayılır ya da bir { -arbiter(case: "genitive") } kararına bırakılır. Yalnızca bu { -game(case: "accusative") } bitirmek için { -game(case: "ablative") } { -resign(form: "polite") }.
page-withdrawal-scope = Ayrılacağınız { -game(case: "plural") }
page-withdrawal-from = { $scope ->
    [event] Bu turnuvada süren bütün { -game(case: "plural-mine") }
   *[all] Burada süren bütün { -game(case: "plural-mine") }
}
page-withdrawal-reason = Gerekçe; her { -game(case: "genitive") } iki oyuncusu da okur
page-withdrawal-sure = Bu { -game(case: "plural-ablative") } ayrılıyorum
page-withdrawal-unsure = Ayrılmadınız: onaylamak için kutuyu işaretleyin.
page-withdrawal-games = { $n ->
    [one] Burada süren bir { -game(case: "yours") } var:
   *[other] Burada süren { $n } { -game(case: "yours") } var:
}
page-withdrawal-record = Ayrılmanız bu { -game(case: "plural-genitive") } her birinde kaydedilir ve her birinin iki oyuncusu da gerekçenizi okur.

page-opponent = { -opponent(case: "Genitive") } adı; herhangi birini aramak için boş bırakın
page-colour = Renginiz
page-colour-drawn = kurayla
page-colour-white = { -white(form: "Bare") }
page-colour-black = { -black(form: "Bare") }
page-control = Süre
page-new-show = Teklifi göster
page-new-offer = Teklifiniz
page-new-unsent = Henüz hiçbir şey teklif edilmedi. Teklif edeceğiniz şu:
page-new-send = Bu { -game(case: "accusative") } teklif et
page-rules = İzin ve öteki kurallar
page-rules-leave = Bir takvim yılındaki { -leave } günü sayısı; hiç yoksa 0
page-rules-leave-ahead = İznin kaç gün önceden alınacağı
page-rules-leave-least = Bir iznin en az gün sayısı
page-rules-usual = her zamanki gibi
page-control-move = Başka: her { -move } için gün sayısı
page-control-increment = Başka: { -game } için gün sayısı ve her { -move(case: "locative") } eklenecek { -clock } sayısı
page-control-moves = Başka: belirli sayıda { -move } için gün sayısı (ICCF düzeni)
page-control-blocks = Başka: { -clock(case: "attributive") }, yedek süredeki ve her { -move(case: "locative") } eklenecek gün sayıları (Triple Block)
page-control-periods = Başka: art arda en çok dokuz dönem
page-control-own = Başka bir süre için sayılar
page-control-days = Gün sayısı
page-control-hours = Her { -move(case: "locative") } eklenecek { -clock } sayısı
page-control-cap = { -clock(case: "Nominative") } için en çok gün sayısı; sınır yoksa boş bırakın
page-control-number = { -move(case: "Nominative") } sayısı
page-control-clock = { -clock(case: "Nominative") } için gün sayısı
page-control-bank = Yedek süredeki gün sayısı
page-control-more = Her { -move(case: "locative") } eklenecek gün sayısı
page-control-first = Gün ekleyen { -move } sayısı; boşsa 50
page-control-period = { $n }. dönem
page-control-period-moves = { -move(case: "Nominative") } sayısı; { -game(case: "genitive") } kalanı için boş bırakın
page-control-period-time = Süre, örneğin 50d, 12h ya da 1d 12h
page-control-period-increment = Her { -move(case: "locative") } eklenecek süre
page-control-period-cap = { -clock(case: "Nominative") } için en çok süre; sınır yoksa boş bırakın
page-control-period-delay = Her { -move(case: "locative") } düşülmeyen süre
page-control-whole = Yalnızca tam günler düşülür.
page-control-double = Tek bir { -move(case: "locative") } kaç günden sonra süre iki kat sayılır; hiç sayılmayacaksa boş bırakın
page-control-thematic = Başlangıç konumundan önceki { -move(case: "plural") } sayılır.
page-field-number = Bu, { $least } ile { $most } arasında bir tam sayı olmalı.
page-field-time = Bu, 50d, 12h ya da 1d 12h gibi bir süre olmalı.
page-control-unreadable = Hiçbir şey teklif edilmedi: seçtiğiniz sürenin sayılarını girin; her biri bir tam sayı olmalı.
page-challenges-received = Size gelen meydan okumalar
page-challenges-sent = Meydan okumalarınız ve ilanlarınız
page-seeks-open = { -opponent(case: "Bare") } arayan oyuncular
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = { $name } adlı oyuncuya: { $control }; { $colour }
page-challenge-seek = isteyen herkese: { $control }; { $colour }
page-plays-white = { $name } { -white(form: "instrumental") } oynuyor
page-plays-black = { $name } { -black(form: "instrumental") } oynuyor
page-start = Başlangıç konumu
page-start-usual = alışılmış konum
page-start-960 = Chess960
page-start-set = belirli bir konumdan
page-start-number = Chess960 konumunun numarası; kurayla belirlenmesi için boş bırakın
page-start-fen = Belirli bir konum (FEN)
page-start-castling = Chess960 kurallarına göre { -castling }
page-regulated = Yalnızca süre değil, başka kurallar da özel olarak belirlenmiş. Alışılmıştan farklı olan ayarlar:

page-player = { $name }
page-player-arbiter = Bu hizmetin { -arbiter(case: "plural-possessive-ablative") } biri.
page-player-running = Süren { -game(case: "plural") }
page-player-hidden = Bu adı ya da numarayı taşıyan ve herkesin okuyabileceği bir { -game(case: "accusative") } olan oyuncu yok. Hesabı olanlar giriş yapınca bütün oyuncuları görür.
page-public-running = { -game(case: "Nominative") } sürüyor.
page-public-delayed = { $plies ->
    [one] { -game(case: "Nominative") } sürüyor. Son yarım { -move } henüz herkese açık değil.
   *[other] { -game(case: "Nominative") } sürüyor. Son { $plies } yarım { -move } henüz herkese açık değil.
}
page-public-at = { $at }
page-public = { -game(case: "Accusative") } kimlerin okuyabileceği
page-public-no = { -game(case: "Accusative") } yalnızca hesabı olanlar okuyabilir
page-step-start = Başa
page-step-back = Geri
page-step-on = İleri
page-step-back-by = { $n } yarım { -move } geri
page-step-on-by = { $n } yarım { -move } ileri
page-step-end = Sona
page-accept-game = Oyna
page-withdraw = Geri çek

page-desk = { -arbiter(case: "Nominative") } masası
page-desk-nothing = Sizi bekleyen bir şey yok.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = Düşen { -flag(case: "plural") }
page-desk-claims = Talepler ve { -arbiter } kararı istekleri
page-desk-appeals = { -appeal(form: "Plural") }
page-desk-withdrawals = Ayrılmalar
page-desk-questions = Yanlış olduğu bildirilen { -clock(case: "plural") }
page-desk-question = { $name }, { -clock(case: "plural-genitive") } yanlış olduğunu { $at } tarihinde bildirdi.
page-desk-question-about = { -clock(case: "Plural-accusative") } düzeltin. Doğruysalar gerekçenizi yazarak oldukları gibi onaylayın.
page-desk-find = Başka bir { -game }, numarasıyla
page-desk-show = Göster
page-desk-waits-for = Beklenen: { $what }.
page-desk-resumes = { -game(case: "Dative") } { -resume } zamanı: { $at }.
page-desk-until = { $at } tarihine kadar.
page-desk-flag-open = Bir { -arbiter } { -game(case: "accusative") } bitirene kadar yapılan { -move } yine de geçerlidir.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } talepte bulundu: { -draw } (konumun üç kez tekrarı).
    [fifty_moves] { $name } talepte bulundu: { -draw } (elli { -move } kuralı).
    [tablebase_win] { $name } talepte bulundu: galibiyet ({ -tablebase }).
    [tablebase_draw] { $name } talepte bulundu: { -draw } ({ -tablebase }).
    [adjudicated_win] { $name } { -arbiter } kararıyla sonuç istedi: galibiyet.
   *[adjudicated_draw] { $name } { -arbiter } kararıyla sonuç istedi: { -draw }.
}
page-desk-announced = Talep, şu { -move(case: "ablative") } sonraki konumla ilgilidir: { $move }.
page-desk-claim-stops = Bu sırada hiçbir { -clock } çalışmaz.
page-desk-claim-runs = Bu sırada { -clock } çalışır.
page-desk-withdrawn = { $name } ayrıldı: { $at }. Hiçbir { -clock } çalışmıyor.
page-desk-silent = { $name } sessizlik yüzünden ayrılmış sayılıyor: { $at }. Hiçbir { -clock } çalışmıyor.
page-desk-appeal = { $names }: { $number } numaralı işleme { -appeal } ({ $act }), { -appeal } zamanı: { $at }.
page-desk-own-act = İşlem sizin, bu yüzden { -appeal(form: "dative") } başka bir { -arbiter } karar verir.
page-desk-game = { -arbiter(case: "Nominative") } masasında { $game }: { $white } - { $black }
page-desk-to-board = Tahta ve { -move(case: "plural") }
page-desk-done = Kaydedildi.
page-desk-acts = İşlemler
page-desk-acts-about = Her işlem, yapılmadan önce iki { -clock(case: "dative") } etkisiyle gösterilir. Gerekçeyi iki oyuncu da okur.
page-desk-acts-none = Şu anda bu { -game(case: "locative") } yapabileceğiniz bir işlem yok.
page-desk-act = { $act ->
    [decide-claim] Talebe karar ver
    [claim-flag] { -game(case: "Accusative") } { -flag } düştüğü için bitir
    [decide-appeal] Bir { -appeal(form: "dative") } karar ver
    [acknowledge-face] { -envelope(case: "Genitive") } dış yüzünü onayla
    [set-resumption] Başka bir { -resume } zamanı belirle
    [approve-early-opening] { -envelope(case: "Genitive") } zamanından önce açılmasını onayla
    [declare-missing] { -envelope(case: "Accusative") } kayıp say
    [envelope] { -envelope(case: "Accusative") } aç
    [warn] Bir oyuncuyu uyar
    [give-time] Süre ekle
    [take-time] Süre düş
    [correct-clocks] { -clock(case: "Plural-accusative") } düzelt
    [adjudicate] Sonuca karar ver
    [forfeit] { -game(case: "Accusative") } taraflardan biri için hükmen kayıp say
    [cancel] { -game(case: "Accusative") } iptal et
    [replay] { -game(case: "Accusative") } iptal et ve yeniden başlat
    [annul] { -game(case: "Accusative") } geçersiz say
    [change-points] Puanları değiştir
    [grant-leave] Özel izin ver
    [end-leave] İzne son ver
    [adjourn] { -game(case: "Accusative") } { -adjourn(form: "imperative") }
    [take-back] { -move(case: "Plural-accusative") } geri al
    [replace] Oyuncunun yerine başkasını geçir
    [withdraw] Bir ayrılmayı kaydet
   *[expel] Bir oyuncuyu ihraç et
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Oyuncu
    [time] Süre, örneğin 2d ya da 1d 12h
    [used_white] { -white(form: "Genitive") } kullandığı süre, örneğin 1d 12h
    [used_black] { -black(form: "Genitive") } kullandığı süre, örneğin 1d 12h
    [deadline] Çalışan { -clock(case: "genitive") } son tarihi, sizin { -clock } diliminizde; boş bırakılırsa değişmez
    [result] Sonuç
    [points_white] { -white(form: "Genitive") } puanı
    [points_black] { -black(form: "Genitive") } puanı
    [first] İlk gün, oyuncunun bulunduğu yere göre
    [last] Son gün, oyuncunun bulunduğu yere göre
    [ply] Geçerli kalan yarım { -move } sayısı
    [player] Yeni oyuncunun adı
    [scope] { -game(case: "Plural") }
    [claim] Talep
    [upheld] Talep kararı
    [act] İşlem
    [reverse] İtiraz kararı
    [resume_at] { -resume(form: "Bare") } zamanı, sizin { -clock } diliminizde
   *[reason] Gerekçe; iki oyuncu da okur
}
page-desk-scope = { $scope ->
    [game] Yalnızca bu { -game }
    [event] Oyuncunun bu turnuvada süren bütün { -game(case: "plural-accusative") }
   *[all] Oyuncunun burada süren bütün { -game(case: "plural-accusative") }
}
page-desk-white = { -white(form: "Bare") }, { $name }
page-desk-black = { -black(form: "Bare") }, { $name }
page-desk-upheld = Talep doğru.
page-desk-rejected = Talep doğru değil.
page-desk-reversed = İşlem geri alındı.
page-desk-confirmed = İşlem geçerli kalıyor.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Bu alan okunamıyor, bu yüzden hiçbir şey yapılmadı: { $field }.
page-desk-preview = Etkisini göster
page-desk-not-done = Henüz hiçbir şey kaydedilmedi. Etkiye bakın ve aşağıda onaylayın.
page-desk-effect = Etki
page-desk-on-record = Onaylarsanız şu, { $game } ({ $white } - { $black }) { -game(case: "possessive-genitive") } kaydına geçer:
page-desk-drops = Silinecek koşullu { -move(case: "plural-genitive") } sahibi: { $names }.
page-desk-elsewhere = Başka { -game(case: "plural") } da değişir: { $scope }.
page-desk-again = { -game(case: "Nominative") } yeni bir numarayla yeniden başlar.
page-desk-clocks-now = { -clock(case: "Plural-genitive") } şimdiki durumu
page-desk-clocks-after = { -clock(case: "Plural-genitive") } sonraki durumu
page-desk-confirm = Onayla: { $act }
page-desk-change = Önce değiştir
page-desk-stale = Etki gösterildikten sonra { -game } değişti, bu yüzden hiçbir şey yapılmadı. Şimdiki etki budur.
page-desk-stale-envelope = Bu sayfa gösterildikten sonra { -game } değişti, bu yüzden hiçbir şey yapılmadı.
page-desk-envelope = { -envelope(case: "Nominative") }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = { -envelope(case: "Genitive") } açılma zamanı henüz gelmedi. { $needed ->
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
page-desk-held-here = { -game(case: "Dative") } { -resume } edilince onu hizmet açar.
page-desk-held = Açmak için gereken anahtar sayısı: { $needed }. Anahtarı olanlar: { $holders }.
page-desk-opening-about = { -clock(case: "Plural-locative") } ne olacağı { -seal(form: "adjective") } { -move(case: "dative") } bağlıdır; { -envelope } açılmadan önce onu kimse görmez.
page-resume-about = Hizmet o zaman { -envelope(case: "accusative") } açar ve { -sealed-move(case: "accusative") } oynar. O { -move } { -illegal } ya da belirsizse { -game } bitebilir. Bu geri alınamaz.
page-desk-resume = { -game(case: "Accusative") } { -resume } ettir
page-desk-open = { -envelope(case: "Accusative") } aç
page-desk-open-about = Onu bu sayfanın dışında kendi anahtarınızla çözün: age -d -i KEY envelope.age. Sonra metnin tamamını buraya yapıştırın; yalnızca bu özete uyan metin geçerlidir. Sayfa onu yeniden göstermez.
page-desk-decrypt-about = Ya da onu bu tarayıcıda çözün. Gizli anahtarınız gönderilmez; metin ise yalnızca aşağıdaki formla gönderilir. Tarayıcınıza başka bir betik gönderen bir hizmet anahtarı okuyabilir: komut satırı daha güvenlidir.
page-desk-decrypt-closed = Kapalı { -envelope } ya da başka bir { -arbiter(case: "genitive") } anahtarından sonra kapalı kalan kısım
page-desk-decrypt-key = age-keygen dosyasındaki gizli anahtarınız
page-desk-decrypt-file = Dosyadan gizli anahtar
page-desk-decrypt = Bu tarayıcıda çöz
page-desk-decrypt-no-key = Burada bir age gizli anahtarı yok. O anahtar AGE-SECRET-KEY-1 ile başlar.
page-desk-decrypt-failed = Bu anahtar onu açmıyor.
page-desk-decrypt-wrong = { -envelope(case: "Genitive") } içindeki metin, mühürlenirken verilen özete uymuyor.
page-desk-decrypt-left = Anahtarınız bir katmanı açtı. Bunu, başka bir anahtarla açacak olan sonraki { -arbiter(case: "dative") } verin:
page-desk-closed = Kapalı { -envelope }
page-desk-text = { -envelope(case: "Genitive") } metni
page-desk-early-reason = Zamanından önce açılırsa gerekçe; iki oyuncu da okur
page-desk-trail = Akış
page-desk-column = { $column ->
    [number] No.
    [what] Ne
    [by] Kim
    [received] Alındı
    [judged] Değerlendirildi
    [white] Sonrasında { -white(form: "genitive") } { -clock(case: "accusative") }
   *[black] Sonrasında { -black(form: "genitive") } { -clock(case: "accusative") }
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
    [created] { -game(case: "Nominative") } başladı
    [moved] { -move(case: "Nominative") }
    [said] Mesaj
    [draw_offered] { -draw(case: "Nominative") } teklifi
    [draw_declined] { -draw(case: "Nominative") } reddedildi
    [claim_upheld] Talep kabul edildi
    [claim_referred] { -arbiter(case: "Dative") } giden talep
    [analysed] Analiz
    [claim_lapsed] Talep düştü
    [claim_rejected] Talep reddedildi
    [illegal_move] { -illegal(form: "Bare") } { -move }
    [adjournment_proposed] { -adjourn(form: "Noun") } teklif edildi
    [adjournment_declined] { -adjourn(form: "Noun") } reddedildi
    [sealing_began] { -move(case: "Nominative") } sırası olan oyuncu mühürlemeli
    [drafted] Taslak { -envelope(case: "dative") } kondu
    [sealed] { -move(case: "Nominative") } mühürlendi
    [face_acknowledged] { -envelope(case: "Genitive") } dış yüzü onaylandı
    [resumption_set] { -resume(form: "Bare") } zamanı belirlendi
    [resumption_requested] Bir oyuncu { -resume } etmeye hazır
    [resumed] { -game(case: "Dative") } { -resume } edildi
    [early_opening_approved] Erken açma onaylandı
    [came_late] Bir oyuncu çok geç geldi
    [envelope_missing] { -envelope(case: "Nominative") } kayıp ya da açılmıyor
    [publication_agreed] Bir oyuncu { -envelope(case: "genitive") } yayımlanmasını kabul ediyor
    [envelope_published] { -envelope(case: "Nominative") } yayımlandı
    [reading_chosen] { -sealed-move(case: "Genitive") } okunuşu seçildi
    [clocks_questioned] { -clock(case: "Plural-genitive") } yanlış olduğu bildirildi
    [opened] { -envelope(case: "Nominative") } açıldı
    [flag_fell] { -flag(case: "Nominative") } düştü
    [leave_booked] İzin kaydedildi
    [leave_cancelled] İzin iptal edildi
    [reflection_declared] Düşünmenin sürdüğü bildirildi
    [downtime_returned] Hizmetin kapalı olduğu süre geri verildi
    [zone_noted] { -clock(case: "Nominative") } dilimi kaydedildi
    [clock_refilled] { -clock(case: "Nominative") } yedek süreden dolduruldu
    [mail_problem] E-postalar ulaşmıyor
    [mail_restored] E-postalar yeniden ulaşıyor
    [ended] { -game(case: "Nominative") } bitti
    [withdrawn] Ayrılma
    [appealed] { -appeal(form: "Bare") }
    [appeal_decided] { -appeal(form: "Dative") } karar verildi
    [act_warn] { -arbiter(case: "Nominative") }: uyarı
    [act_time] { -arbiter(case: "Nominative") }: süre eklendi ya da düşüldü
    [act_clocks] { -arbiter(case: "Nominative") }: { -clock(case: "plural") } düzeltildi
    [act_adjudicate] { -arbiter(case: "Nominative") }: sonuca karar verildi
    [act_forfeit] { -arbiter(case: "Nominative") }: { -game } hükmen kayıp sayıldı
    [act_cancel] { -arbiter(case: "Nominative") }: { -game } iptal edildi
    [act_annul] { -arbiter(case: "Nominative") }: { -game } { -illegal } sayıldı
    [act_give_way] Başka bir { -game } geçerli
    [act_points] { -arbiter(case: "Nominative") }: puanlar değiştirildi
    [act_leave] { -arbiter(case: "Nominative") }: özel izin verildi
    [act_end_leave] { -arbiter(case: "Nominative") }: izne son verildi
    [act_adjourn] { -arbiter(case: "Nominative") }: { -adjourn } kararı
    [act_take_back] { -arbiter(case: "Nominative") }: { -move(case: "plural") } geri alındı
    [act_replace] { -arbiter(case: "Nominative") }: oyuncunun yerine başkası geçti
    [act_expel] { -arbiter(case: "Nominative") }: oyuncu ihraç edildi
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
page-admin-stopped = { $since } tarihinden beri geri dönen e-posta sayısı: { $n }; sonuncusunun nedeni: { $reason }. { -game(case: "Plural-with") } ilgili e-postalar durduruldu.
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
    [envelope_key] { -sealed-move(case: "Plural") } için anahtar tanımlandı
    [address_changed] E-posta adresi değiştirildi
    [role_changed] Rol değiştirildi
    [mail_stopped] { -game(case: "Plural-with") } ilgili e-postalar durduruldu
    [mail_resumed] { -game(case: "Plural-with") } ilgili e-postalar yeniden başlatıldı
    [mail_restored] { -game(case: "Plural-with") } ilgili e-postalar bir yönetici tarafından yeniden başlatıldı
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
    [restore-mail] Geri dönen e-postalar unutulur ve { -game(case: "plural-with") } ilgili e-postalar oyuncuya yeniden gönderilir.
    [end-sessions] Oyuncunun her yerde çıkışı yapılır. Programların jetonları kalır.
    [replay] E-posta baştan okunur. Daha önce yaptıkları ikinci kez yapılmaz.
    [release] Kim göndermiş olursa olsun, e-posta sizin sözünüze dayanarak oyuncunun kendi e-postası sayılır.
   *[discard] E-postayla artık bir şey yapılmaz ve metni kalıcı olarak silinir.
}
page-admin-not-done = Henüz hiçbir şey yapılmadı. Bakın ve aşağıda onaylayın.
page-admin-done = Yapıldı ve kaydedildi.
page-admin-nothing = Hiçbir şey yapılmadı: yapılacak bir şey yoktu ya da e-postanın metni artık yok.
page-admin-own-game = Hiçbir şey yapılmadı: bu e-posta sizin bir { -game(case: "yours-with") } ilgili olabilir; bu yüzden onunla başka bir yönetici ilgilenir.
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
    [did_you_mean] oyuncuya başka bir { -move(case: "accusative") } mi kastettiği soruldu
    [meant] oyuncu { -move(case: "accusative") } onayladı
    [asked] oyuncuya neyi kastettiği soruldu
    [erased] metni silindi
    [unreadable] okunamıyor
    [unreadable_row] veritabanındaki kaydı okunamıyor
    [ambiguous_from] tek bir yazar belirtmiyor
    [no_player] adresi artık hiçbir hesaba ait değil
    [mail_off] oyuncu e-postayla { -move } kabul etmiyor
    [message_id] daha önceki bir e-postanın kopyası
    [failed] bir e-postanın ulaşmadığını bildiriyor
    [not_counted] sayılmayan bir rapor
    [delayed] bir gecikme bildiriyor
    [to_bounce_address] rapor değil, ama raporlar için olan bir adrese geldi
    [nothing_to_confirm] onaylanacak bir şey yok
    [nothing_waits] artık yanıt bekleyen bir şey yok
    [another_waits] başka bir e-posta onay bekliyor
    [dmarc_fail] gönderenin alan adı, e-postanın sahte olduğunu söylüyor (DMARC)
    [not_a_player] yazarı bu { -game(case: "locative") } oynamıyor
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
    [before_an_act] bir { -arbiter } { -game(case: "locative") } bir şeyi geri almadan önce yazıldı
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
    [game-started] Bir { -game(case: "genitive") } başlangıcı
    [your-move] { -opponent(case: "Bare-genitive") } { -move(case: "possessive") }
    [move-recorded] E-postayla yapılan bir { -move(case: "genitive") } kaydı
    [reminder] Hatırlatma
    [game-news] Bir { -game(case: "with") } ilgili haber
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] { -arbiter(case: "Nominative") } için haber
    [log-receipt] { -seal(form: "Adjective") } bir { -move(case: "genitive") } kanıtı
    [game-over] Bir { -game(case: "genitive") } sonu
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
    [own_game] E-posta sizin bir { -game(case: "yours-with") } ilgili olabilir. Onunla başka bir yönetici ilgilenir.
    [sealed] Metin gösterilmiyor, çünkü içinde { -seal(form: "adjective") } bir { -move } olabilir: e-postanın ilgili olabileceği bir { -game(case: "locative") } böyle bir { -move } var ya da olabilir. E-posta yine de yeniden okunabilir, serbest bırakılabilir ve çöpe atılabilir.
    [secret] Metin gösterilmiyor, çünkü içinde bir { -move } ya da { -seal(form: "noun") }, taslak veya koşullu { -move(case: "plural-with") } ilgili bir sözcük olabilir. E-posta yine de yeniden okunabilir, serbest bırakılabilir ve çöpe atılabilir.
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
page-admin-about = ilgili { -game }: { $game }
page-admin-webhooks = Kapalı ya da başarısız webhook öğeleri
page-admin-webhook = Webhook { $id }, sunucu: { $host }
page-admin-webhook-failing = { $since } tarihinden beri başarısız
page-admin-webhook-off = kapalı ({ $because })
page-admin-deliveries = Gönderilmesinden vazgeçilen olaylar
page-admin-delivery = Olay { $id }, webhook: { $webhook }, { -game }: { $game }
page-admin-ready = Hizmet hazır.
page-admin-not-ready = Hizmet hazır değil.
page-admin-clock-jumped = Bilgisayarın saati değiştirildi. Saat doğru olana kadar hiçbir { -flag } düşmez ve hiçbir şey silinmez.
page-admin-answers-held = Gönderilecek otomatik yanıtlar her zamankinden fazla. Bekletilip sonra gönderilecek olanların sayısı: { $n }
page-admin-commands-aside = Bir oyuncunun bütün { -game(case: "plural-accusative") } için olup { -game(case: "plural-ablative") } birinde başarısız olan isteklerin sayısı: { $n }
page-admin-version = Sürüm
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Veritabanının kuşağı
page-admin-backup = postzug backup ile yapılan son yedek
page-admin-no-backup = bilinen yok
page-admin-running = Süren { -game(case: "plural") }
page-admin-ended = Biten { -game(case: "plural") }
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
page-claim-move = Talep kaydedildi ve bildirilen { -move } oynandı.
page-claim-no-move = Talep kaydedildi; { -move(case: "genitive") } hâlâ yapılması gerekiyor.
page-claim-recorded = Talep kaydedildi; geçerli bir { -move } bildirildiyse o { -move } oynandı.
page-problem-code = { $status }, { $code }
