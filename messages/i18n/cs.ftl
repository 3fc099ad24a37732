### Every sentence that a person reads, in Czech. docs/translating.md says how to add a language.

-game = { $case ->
    [genitive] partie
    [dative] partii
    [accusative] partii
    [locative] partii
    [instrumental] partií
    [plural] partie
    [genitive-plural] partií
    [dative-plural] partiím
    [locative-plural] partiích
    [instrumental-plural] partiemi
    [Nominative] Partie
   *[nominative] partie
}
-move = { $case ->
    [genitive] tahu
    [dative] tahu
    [locative] tahu
    [instrumental] tahem
    [plural] tahy
    [genitive-plural] tahů
    [locative-plural] tazích
    [dative-plural] tahům
    [Plural] Tahy
    [Nominative] Tah
   *[nominative] tah
}
-sealed-move = { $case ->
    [genitive] zapečetěného tahu
    [locative] zapečetěném tahu
    [instrumental] zapečetěným tahem
    [plural] zapečetěné tahy
    [genitive-plural] zapečetěných tahů
    [dative-plural] zapečetěným tahům
    [Plural] Zapečetěné tahy
    [Nominative] Zapečetěný tah
   *[nominative] zapečetěný tah
}
-draw = { $case ->
    [genitive] remízy
    [dative] remíze
    [accusative] remízu
    [locative] remíze
    [instrumental] remízou
    [Accusative] Remízu
    [Nominative] Remíza
   *[nominative] remíza
}
-castling = { $case ->
    [genitive] rošády
    [dative] rošádě
    [accusative] rošádu
   *[nominative] rošáda
}
-en-passant = mimochodem
-promotion = { $case ->
    [genitive] proměny
    [accusative] proměnu
   *[nominative] proměna
}
-opponent = { $case ->
    [genitive] soupeře
    [dative] soupeři
    [accusative] soupeře
    [instrumental] soupeřem
    [genitive-plural] soupeřů
    [Nominative] Soupeř
   *[nominative] soupeř
}
-arbiter = { $case ->
    [genitive] rozhodčího
    [dative] rozhodčímu
    [accusative] rozhodčího
    [instrumental] rozhodčím
    [plural] rozhodčí
    [genitive-plural] rozhodčích
    [dative-plural] rozhodčím
    [instrumental-plural] rozhodčími
    [Nominative] Rozhodčí
   *[nominative] rozhodčí
}
-envelope = { $case ->
    [genitive] obálky
    [dative] obálce
    [accusative] obálku
    [locative] obálce
    [instrumental] obálkou
    [plural] obálky
    [genitive-plural] obálek
    [dative-plural] obálkám
    [Genitive] Obálky
    [Accusative] Obálku
    [Nominative] Obálka
   *[nominative] obálka
}
-clock = { $case ->
    [genitive] hodin
    [dative] hodinám
    [locative] hodinách
    [instrumental] hodinami
    [Nominative] Hodiny
   *[nominative] hodiny
}
-flag = { $case ->
    [genitive] praporku
    [plural] praporky
    [Plural] Praporky
    [Nominative] Praporek
   *[nominative] praporek
}
-claim = { $case ->
    [genitive] reklamace
    [accusative] reklamaci
    [locative] reklamaci
    [plural] reklamace
    [genitive-plural] reklamací
   *[nominative] reklamace
}
-deadline = { $case ->
    [genitive] termínu
    [instrumental] termínem
   *[nominative] termín
}
-tablebase = { $case ->
    [genitive] databáze koncovek
    [plural] databáze koncovek
    [genitive-plural] databází koncovek
   *[nominative] databáze koncovek
}
-check = { $case ->
    [locative] šachu
    [Nominative] Šach
   *[nominative] šach
}
-mate = mat
-stalemate = pat
-white = { $form ->
    [genitive] bílého
    [instrumental-plural] bílými
    [instrumental] bílým
    [Nominative] Bílý
    [Feminine] Bílá
   *[nominative] bílý
}
-black = { $form ->
    [genitive] černého
    [instrumental-plural] černými
    [instrumental] černým
    [Nominative] Černý
    [Feminine] Černá
   *[nominative] černý
}
-resign = { $form ->
    [imperative] vzdejte
    [noun] vzdání
    [instrumental] vzdáním
    [present] vzdává
    [feminine] vzdána
    [neuter] vzdáno
    [Infinitive] Vzdát
    [Imperative] Vzdejte
   *[infinitive] vzdát
}
-adjourn = { $form ->
    [feminine] přerušena
    [adjective] přerušená
    [infinitive] přerušit
    [present] přerušuje
    [adjective-genitive] přerušené
    [instrumental] přerušením
    [Noun] Přerušení
    [Adjective] Přerušená
    [Infinitive] Přerušit
   *[noun] přerušení
}
-resume = { $form ->
    [feminine] obnovena
    [present] obnovuje
    [future] obnoví
    [neuter] obnoveno
    [instrumental] obnovením
    [Noun] Obnovení
    [Infinitive] Obnovit
   *[noun] obnovení
}
-seal = { $form ->
    [noun] zapečetění
    [neuter] zapečetěno
    [masculine] zapečetěn
    [adjective] zapečetěný
    [imperative] zapečeťte
    [future] zapečetí
    [past-feminine] zapečetila
    [second-person] zapečetíte
    [feminine] zapečetěna
    [imperfective-noun] pečetění
    [present] pečetí
    [Infinitive] Zapečetit
    [Neuter] Zapečetěno
    [Imperative] Zapečeťte
   *[infinitive] zapečetit
}
-illegal = { $form ->
    [locative] nemožném
    [genitive-plural] nemožných
    [neuter] nemožné
    [Nominative] Nemožný
   *[nominative] nemožný
}
-appeal = { $form ->
    [infinitive] odvolat
    [present] odvolává
    [locative-plural] odvoláních
    [Noun] Odvolání
    [Infinitive] Odvolat
   *[noun] odvolání
}

language-name = Čeština

## Dates and lengths of time

date = { $weekday } { $day }. { $month } { $year }, { $time } ({ $iso } { $offset })
date-beyond = datum mimo kalendář
weekday-monday = pondělí
weekday-tuesday = úterý
weekday-wednesday = středa
weekday-thursday = čtvrtek
weekday-friday = pátek
weekday-saturday = sobota
weekday-sunday = neděle
month-january = ledna
month-february = února
month-march = března
month-april = dubna
month-may = května
month-june = června
month-july = července
month-august = srpna
month-september = září
month-october = října
month-november = listopadu
month-december = prosince
length-days = { $n } { $n ->
    [one] den
    [few] dny
   *[other] dní
}
length-hours = { $n } { $n ->
    [one] hodina
    [few] hodiny
   *[other] hodin
}
length-minutes = { $n } { $n ->
    [one] minuta
    [few] minuty
   *[other] minut
}
exact-days = { $n } d
exact-hours = { $n } h
exact-minutes = { $n } min
exact-seconds = { $n } s

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } nebo { $last }
list-more = { $list } a další ({ $n })

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} na každý { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "plural") }
   *[other] { $moves } { -move(case: "genitive-plural") }
} za { $time }
control-then = { $first }, potom { $next }
control-increment-of = { $period } + { $increment } za { -move }
control-cap-of = { $period }, nejvýše { $cap }
control-delay-of = { $period }, odklad: { $delay }
control-whole-days = { $control }, počítají se celé dny
control-double = { $control }, zdvojení času po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}
control-thematic-start = { $control }, tematické zahájení
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } na { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "plural") }
   *[other] { $moves } { -move(case: "genitive-plural") }
}

## What adjourned games wait for

adjourned-resumption = termín { -resume }, nebo { $replier }
adjourned-opening = otevření { -envelope(case: "genitive") }; { -clock } stojí
adjourned-replier = { $replier }; { -clock } tohoto hráče běží
adjourned-former_sealer = { $replier } (strana, která dříve { -seal(form: "past-feminine") } a dosud se nedostavila); { -clock } této strany běží
adjourned-late_opening = otevření { -envelope(case: "genitive") }: někdo přišel příliš pozdě
adjourned-adjudication = { -arbiter } (odhad { -game(case: "genitive") }), nebo { $sealer }, pokud má { -seal(form: "adjective") } text; { -clock } stojí
adjourned-sealed_text = { $sealer } (předložení zapečetěného textu); { -clock } tohoto hráče běží
adjourned-reading = { $replier } (výběr jednoho z možných čtení); { -clock } tohoto hráče běží
adjourned-publication = { -arbiter } s klíčem, nebo { $sealer } (předložení toho, co chtějí oba hráči zveřejnit)
adjourned-sealing = { $sealer } ({ -seal(form: "noun") } konceptu nebo jiného { -move(case: "genitive") }); { -clock } tohoto hráče běží
adjourned-gone = { $waits_for }; tito držitelé klíčů této { -envelope(case: "genitive") } už nemají účet: { $players }{ $complete ->
    [no] , takže ji tady nelze otevřít
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Na { $site } máte účet a Vaše jméno je zde { $name }. Pokud to nebyla Vaše žádost, nedělejte nic: bez Vás žádná { -game } nezačne.

    Všechno můžete vyřídit e-mailem. Odpovězte na tento e-mail a na každý řádek napište jeden příkaz:

    {"  "}{ command-seek }: najít { -opponent(case: "accusative") }; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: kdo další hledá; { command-accept-challenge } C7 zahájí { -game(case: "accusative") }
    {"  "}{ command-challenge } JMÉNO: výzva určitému hráči
    {"  "}{ command-games }: Vaše { -game(case: "plural") } a kdo je v nich na { -move(case: "locative") }
    {"  "}{ command-settings }: Vaše časové pásmo, zápis { -move(case: "genitive-plural") } a upozornění
    {"  "}{ command-help }: všechny příkazy

    Až { -game } začne, přijde Vám e-mail s pozicí a stavem { -clock(case: "genitive") }. Odpovězte na něj svým { -move(case: "instrumental") }, například e4 nebo 5254, na samostatném řádku.
account-deleted = Účet { $name } byl smazán. Na tuto adresu už nic nepošleme.
account-address = Účet { $name } má nyní jinou e-mailovou adresu. Na tuto adresu už nic nepošleme; všechny relace a tokeny API skončily. Pokud to není Vaše změna, oznamte to provozovateli této služby.
account-role = Vaše role je nyní: { $role }.
role-player = hráč
role-arbiter = { -arbiter }
role-administrator = správce
account-envelope-key = U Vašeho účtu byl nastaven klíč, který otevírá { -sealed-move(case: "plural") }: { $key }. Pokud to není Vaše změna, ukončete své relace a ihned to oznamte správci: od této chvíle se { -move(case: "plural") } { -seal(form: "present") } pro tento klíč.
account-token-made = Pro Váš účet byl vytvořen token API „{ $label }“. Pokud to není Vaše změna, zneplatněte ho.
account-tokens-revoked = Služba byla obnovena ze zálohy. Vaše tokeny API byly zneplatněny, protože by se mezi nimi mohl vrátit token, který byl na Váš pokyn zneplatněn až po této záloze. Vytvořte pro své programy nové.
# The address follows.
calendar-made = Adresa Vašeho kalendáře je vytvořena. Kalendářové programy ji mohou odebírat a potom ukazují termíny Vašich { -game(case: "genitive-plural") }:
calendar-how = Kdo tuto adresu má, může číst Vaše termíny, proto ji nikomu nedávejte. Předchozí adresa už nefunguje. Chcete-li tuto adresu zneplatnit, napište: { command-calendar-off }
calendar-shown = Byla vytvořena adresa Vašeho kalendáře. Kdo ji má, může číst termíny Vašich { -game(case: "genitive-plural") }. Případná předchozí adresa už nefunguje. Pokud to nebyla Vaše žádost, napište: { command-calendar-off }
calendar-void = Služba byla obnovena ze zálohy. Adresa Vašeho kalendáře byla zneplatněna, protože by se mohla vrátit adresa, která byla na Váš pokyn zneplatněna až po této záloze. Chcete-li vytvořit novou, napište: { command-calendar }
webhook-made = Pro Váš účet byl vytvořen webhook: události Vašich { -game(case: "genitive-plural") } se posílají na { $host }. Pokud to není Vaše změna, smažte ho a zneplatněte své tokeny API.
webhook-secret-made = Váš webhook, který posílá události na { $host }, dostal jiný tajný klíč. Předchozí tajný klíč platí ještě 24 hodin. Pokud to není Vaše změna, webhook smažte a ukončete své relace.
webhook-secrets-a-day = Nové tajné klíče Vašich webhooků za posledních 24 hodin: { $limit }. Počkejte.
webhook-enabled = Váš webhook byl zapnut: události Vašich { -game(case: "genitive-plural") } se posílají na { $host }. Pokud to není Vaše změna, smažte ho a ukončete své relace.
webhook-off = Na { $host } se pět dní nedařilo nic odeslat. Váš webhook byl vypnut a to, co na něj čekalo, se už nepošle. Až bude příjemce fungovat, zapněte webhook znovu.
webhook-failed = Váš webhook nefunguje: jednu událost se tři dny nedařilo odeslat na { $host } a další pokusy už nebudou. Pozdější události se posílají dál. Podívejte se na doručení tohoto webhooku; po dobu 30 dní je lze poslat znovu. Dokud se některé doručení nepodaří, nepřijde o tom žádný další e-mail.
webhook-gone = Příjemce na adrese { $host } hlásí, že už neexistuje. Váš webhook byl vypnut a nic dalšího se na něj neposílá.
webhook-restored = Služba byla obnovena ze zálohy. Váš webhook na { $host } byl vypnut, protože by se mohl vrátit webhook, který byl na Váš pokyn smazán až po této záloze. Znovu ho zapněte, nebo ho smažte.
account-session-copied = Klíč jedné z Vašich relací (klient: { $device }) byl použit dvakrát, takže ho někdo mohl zkopírovat. Tato relace byla ukončena. Přihlaste se znovu tam, kde to potřebujete.
account-unknown-client = neznámý
bounce-unknown = bez stavového kódu
bounce-expired = nebylo doručeno včas
bounce-not-sent = žádné spojení s poštovním serverem, který by ho přijal
account-mail-stopped = E-maily hráči nedocházejí: { $name }. Vrácené e-maily: { $bounces }, od: { $since }. Důvod posledního vrácení: { $reason }. Dokud pošta nebude znovu fungovat, e-maily o { -game(case: "locative-plural") } se tomuto hráči neposílají. Je to zaznamenáno v každé běžící { -game(case: "locative") }: { $games }. { -clock(case: "Nominative") } běží dál; o případných následcích rozhoduje { -arbiter }.
account-mail-not-fetched = Poštu nelze stáhnout z { $source }. Začátek potíží: { $since }. Důvod: { $trouble ->
    [unreachable] server není dostupný
    [slow] server neodpovídá včas
    [certificate] certifikát serveru není platný, nebo selhává TLS
    [password] server odmítá uživatele nebo heslo
    [folder] složku nelze otevřít
    [full] schránka je plná
   *[protocol] server odmítá příkaz
}. { -move(case: "Plural") } poslané e-mailem tam čekají. Co dělat: postzug doctor.
account-mail-aside = Zdroj { $source } byl změněn jiným programem, zatímco z něj Postzug vyjímal poštu. Soubor vedle něj obsahuje to, co tam může chybět (od: { $since }); pošta se dál přijímá. Co dělat: postzug doctor.
account-mail-single = Některé e-maily ve zdroji { $source } nelze přijmout (od: { $since }) a { -move(case: "plural") } v nich tam čekají. Ostatní pošta se přijímá. Postzug to zkouší dál. Co dělat: najděte příčinu v protokolu. E-mail, který smažete nebo přesunete jinam, už Postzug přijmout nezkouší.
account-mail-stopped-help = Vaše { -game(case: "plural") } jsou zde a jejich { -clock } běží dál. Zajistěte, aby Vaše schránka přijímala poštu, nebo změňte adresu pomocí POST /v1/me/address. Potom pošlete POST /v1/me/mail/resume.
account-mail-returned-help = Zajistěte, aby Vaše schránka přijímala poštu, nebo změňte adresu pomocí POST /v1/me/address. E-maily se dál posílají; pokud se jich vrátí více, posílání skončí.
account-left = { $name }: { $how ->
    [silence] polovina { -game(case: "genitive-plural") } prohraná pro nečinnost, což platí jako vystoupení
    [withdrawal] vystoupení
   *[expulsion] vyloučení
} { $scope ->
    [all] ze všech { -game(case: "genitive-plural") }
   *[event] z turnaje „{ $event }“
}. { $games }
account-left-none = Další { -game(case: "plural") } nejsou.
account-left-none-yet = Další běžící { -game(case: "plural") } tohoto hráče: zatím žádné.
account-left-games = Další běžící { -game(case: "plural") } tohoto hráče: { $games }.
account-left-fault = V některých to kvůli závadě nebylo možné provést: provozovatel ji najde v protokolu.
account-left-open = V těchto { -game(case: "locative-plural") } { -clock } stojí, dokud je { -arbiter } neodhadne nebo nenechá hrát dál někoho jiného: { $games }.
account-not-done = { $game } (neprovedeno. { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = V této { -game(case: "locative") } nehrajete.
    .title = V této { -game(case: "locative") } nehrajete
    .help = To mohou udělat jen dva hráči této { -game(case: "genitive") }.
refusal-not_an_arbiter = To může udělat jen { -arbiter }.
    .title = To může udělat jen { -arbiter }
    .help = Obraťte se na { -arbiter(case: "accusative") } této { -game(case: "genitive") }.
refusal-same_player = Nikdo nemůže hrát proti sobě.
    .title = Nikdo nehraje proti sobě
    .help = Uveďte jiného { -opponent(case: "accusative") }.
refusal-bad_start = { -game(case: "Nominative") } nemůže takto začít: { $reason }.
    .title = { -game(case: "Nominative") } nemůže takto začít
    .help = Opravte výchozí pozici nebo pravidla { -game(case: "genitive") }.
refusal-not_your_move = Na { -move(case: "locative") } je { -opponent }.
    .title = Na { -move(case: "locative") } je { -opponent }
    .help = Počkejte na { -move } { -opponent(case: "genitive") }.
refusal-wrong_ply = Toto patřilo k pozici po { $expected ->
    [one] { $expected } půltahu
    [few] { $expected } půltazích
   *[other] { $expected } půltazích
}, ale počet zahraných půltahů je { $current }.
    .title = Určeno pro jinou pozici
    .help = Načtěte { -game(case: "accusative") } znovu a pošlete { -move } pro současné ply.
refusal-already_played = Tento { -move } už byl zaznamenán jako půltah { $ply }.
    .title = Tento { -move } už byl zaznamenán
    .game = { -move(case: "Nominative") } platí tak, jak byl zaznamenán poprvé.
    .help = Není třeba nic dělat: { -move } platí.
refusal-not_a_move = „{ $text }“ není { -move } v žádném zápisu, který tato služba zná.
    .title = To není { -move }
    .help = Napište jeden { -move }, například 5254 nebo e4; GET .../legal uvádí přípustné { -move(case: "plural") }.
refusal-illegal_move = „{ $text }“ zde není přípustný { -move }: { $reason }.
    .title = Zde { -illegal } { -move }
    .game = Žádný { -move } nebyl proveden a { -clock } běží dál. Pokus se započítal.
    .help = Pošlete přípustný { -move }; GET .../legal je uvádí.
refusal-ambiguous_move = „{ $text }“ lze číst více způsoby: { $readings }.
    .title = Vyhovuje více než jeden přípustný { -move }
    .help = Pošlete jedno z těchto čtení.
refusal-promotion_missing = U „{ $text }“ musí být uvedeno, v co se pěšec promění: { $readings }.
    .title = Chybí figura { -promotion(case: "genitive") }
    .help = Uveďte, v co se pěšec promění, například 57581 nebo e8=Q.
refusal-too_late = Časový limit byl překročen dříve, než toto došlo.
    .title = Časový limit byl překročen
    .game = Nic nebylo provedeno. { -flag(case: "Nominative") } padá a služba { -game(case: "accusative") } ukončí, pokud se pád { -flag(case: "genitive") } nemusí reklamovat.
    .help = Do této { -game(case: "genitive") } už nelze nic poslat. Tam, kde se pád { -flag(case: "genitive") } musí reklamovat, můžete ještě táhnout, dokud ho nikdo nereklamuje.
refusal-game_over = { -game(case: "Nominative") } skončila.
    .title = { -game(case: "Nominative") } skončila
    .help = Do této { -game(case: "genitive") } už nelze nic poslat.
refusal-no_draw_offer = { -opponent(case: "Nominative") } žádnou { -draw(case: "accusative") } nenabízí.
    .title = Žádná nabídka { -draw(case: "genitive") } neplatí
    .help = Nabídněte { -draw(case: "accusative") } spolu se svým příštím { -move(case: "instrumental") }.
refusal-draw_too_early = Na { -draw(case: "locative") } se nelze dohodnout, dokud není dokončen { -move } { $move_number }.
    .title = Na dohodu o { -draw(case: "locative") } je příliš brzy
    .help = Hrajte dál; číslo { -move(case: "genitive") } stanoví pravidla této { -game(case: "genitive") }.
refusal-claim_not_correct = Reklamace není oprávněná: { $reason }.
    .title = Reklamace není oprávněná
    .game = Reklamace je zaznamenána; pokud byl oznámen přípustný { -move }, byl proveden, a draw_offer v { -game(case: "locative") } uvádí, zda { -claim } platí jako nabídka { -draw(case: "genitive") }.
    .help = Před příštím { -move(case: "instrumental") } načtěte { -game(case: "accusative") } znovu.
refusal-offer_too_soon = Po nabídce { -draw(case: "genitive") } musíte před další nabídkou provést { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "plural") }
   *[other] { $moves } { -move(case: "genitive-plural") }
}: { -draw } nebyla nabídnuta.
    .title = Od Vaší poslední nabídky { -draw(case: "genitive") } uplynulo příliš málo { -move(case: "genitive-plural") }
    .game = { -move(case: "Nominative") }, který přišel spolu s nabídkou, byl proveden bez ní.
    .help = Počkejte na nabídku { -opponent(case: "genitive") } nebo proveďte uvedený počet { -move(case: "genitive-plural") }.
refusal-no_tablebase_claims = Pravidla této { -game(case: "genitive") } nedovolují { -claim(case: "plural") } podle { -tablebase(case: "genitive-plural") }.
    .title = V této { -game(case: "locative") } se podle { -tablebase(case: "genitive-plural") } nereklamuje
    .help = Hrajte dál.
refusal-table_needed = Jsou potřeba { -tablebase(case: "plural") }.
    .title = Databáze koncovek nebyly prohledány
    .help = Zkuste to později; provozovateli uveďte číslo požadavku.
refusal-too_many_men = Pokud je na šachovnici více kamenů než { $men }, { -claim } podle { -tablebase(case: "genitive") } není možná.
    .title = Příliš mnoho kamenů pro databázi koncovek
    .help = Reklamujte, až bude na šachovnici nejvýše tolik kamenů, kolik stanoví pravidla.
refusal-referred_before = K této pozici už byl položen dotaz { -arbiter(case: "dative") }; nejdříve proveďte { -move }.
    .title = K této pozici už byl položen dotaz { -arbiter(case: "dative") }
    .help = Proveďte { -move }; reklamovat lze v jiné pozici.
refusal-analysis_needed = Odhad { -game(case: "genitive") } se nereklamuje: žádá se o něj s vlastní analýzou.
    .title = O odhad se žádá s analýzou
    .help = Místo toho pošlete POST na .../adjudication.
refusal-no_adjudication = Pravidla této { -game(case: "genitive") } nedovolují hráči žádat o odhad.
    .title = V této { -game(case: "locative") } se o odhad nežádá
    .help = Hrajte dál; { -arbiter } může { -game(case: "accusative") } odhadnout i bez žádosti.
refusal-already_asked = Vaše žádost o odhad této { -game(case: "genitive") } už byla podána.
    .title = Žádost o odhad už byla podána
    .help = Hrajte dál; { -arbiter } může { -game(case: "accusative") } odhadnout i bez žádosti.
refusal-adjudication_too_early = O odhad lze žádat, až bude dokončen { -move } { $move_number }.
    .title = Na žádost o odhad je příliš brzy
    .help = Požádejte, až uvedený { -move } dokončí obě strany.
refusal-analysed_enough = Vaše analýza už byla předložena třikrát; { -arbiter } podle ní rozhoduje.
    .title = Analýza už byla předložena třikrát
    .help = Počkejte na rozhodnutí.
refusal-bad_analysis = Analýza je prostý text o délce 1 až 20 000 znaků.
    .title = Analýza chybí nebo je příliš dlouhá
    .help = Pošlete prostý text o délce 1 až 20 000 znaků.
refusal-claim_pending = Reklamace čeká na rozhodnutí { -arbiter(case: "genitive") }; do té doby { -clock } stojí.
    .title = Reklamace čeká na { -arbiter(case: "accusative") }
    .help = Počkejte na rozhodnutí; { -clock } stojí.
refusal-no_claim = Na rozhodnutí nečeká žádná { -claim } s tímto číslem.
    .title = Žádná { -claim } nečeká
    .help = Podívejte se na { -game(case: "accusative") } znovu.
refusal-adjourned = { -game(case: "Nominative") } je { -adjourn(form: "feminine") }; do jejího { -resume } nelze provést { -move }.
    .title = { -game(case: "Nominative") } je { -adjourn(form: "feminine") }
    .help = Požádejte o { -resume }, nebo počkejte na dohodnutý { -deadline }.
refusal-not_adjourned = { -game(case: "Nominative") } není { -adjourn(form: "feminine") }.
    .title = { -game(case: "Nominative") } není { -adjourn(form: "feminine") }
    .help = Toto je možné jen v { -adjourn(form: "adjective-genitive") } { -game(case: "locative") }.
refusal-must_seal = { -game(case: "Nominative") } se { -adjourn(form: "present") }: svůj { -move } { -seal(form: "imperative") }, nehrajte ho.
    .title = { -move(case: "Nominative") } je třeba { -seal }
    .help = Pošlete { -move } pomocí POST na .../seal.
refusal-not_sealing = { -adjourn(form: "Noun") } { -game(case: "genitive") } nebylo dohodnuto ani nařízeno.
    .title = { -adjourn(form: "Noun") } { -game(case: "genitive") } nebylo dohodnuto ani nařízeno
    .help = Proveďte { -move }, nebo nejdříve navrhněte { -adjourn } { -game(case: "genitive") }.
refusal-not_sealable = Nic nebylo { -seal(form: "neuter") }, { -move } nebyl přijat: { $why }.
    .title = Nic nebylo { -seal(form: "neuter") }
    .game = Nic nebylo { -seal(form: "neuter") }; { -clock } strany na { -move(case: "locative") } běží dál.
    .help = { -seal(form: "Imperative") } jeden přípustný { -move }, například 5254 nebo e4.
refusal-adjournment_not_allowed = Pravidla této { -game(case: "genitive") } nedovolují hráčům dohodnout se na { -adjourn }.
    .title = Zde hráči nemohou { -game(case: "accusative") } { -adjourn(form: "infinitive") }
    .help = Obraťte se na { -arbiter(case: "accusative") }.
refusal-already_proposed = { $by_you ->
    [yes] Váš návrh na { -adjourn } { -game(case: "genitive") } už byl podán; odpověď { -opponent(case: "genitive") } ještě nepřišla.
   *[no] { -adjourn(form: "Noun") } { -game(case: "genitive") } navrhuje { -opponent }. Pokud souhlasíte, odpovězte na e-mail, který to oznamuje; program uvede pozici na šachovnici.
}
    .title = { -adjourn(form: "Noun") } { -game(case: "genitive") } už je navrženo
    .help = Přijměte návrh { -opponent(case: "genitive") } s jeho ply, nebo počkejte na odpověď na svůj návrh.
refusal-no_adjournment_proposed = { -opponent(case: "Nominative") } { -adjourn } { -game(case: "genitive") } nenavrhuje.
    .title = Žádný návrh na { -adjourn } { -game(case: "genitive") } neplatí
    .help = Navrhněte to ze své strany.
refusal-already_requested = Vaše žádost o { -resume } už byla podána; { -envelope } se otevře, až oznámí připravenost i { -opponent }.
    .title = Žádost o { -resume } už byla podána
    .help = Počkejte na { -opponent(case: "accusative") }.
refusal-commitment_mismatch = Otevřená { -envelope } neodpovídá kontrolnímu součtu { $sealed_by ->
    [white] { -white(form: "genitive") }
   *[black] { -black(form: "genitive") }
}.
    .title = V { -envelope(case: "locative") } není to, co bylo { -seal(form: "neuter") }
    .game = { -envelope(case: "Nominative") } zůstává zavřená; { -clock } stojí.
    .help = Musí to posoudit { -arbiter }.
refusal-envelope_needed = Je potřeba text z { -envelope(case: "genitive") }.
    .title = Je potřeba text z { -envelope(case: "genitive") }
    .help = Pošlete její text pomocí POST na .../opening.
refusal-arbiters_hold_it = Klíče k { -envelope(case: "dative") } mají { -arbiter(case: "plural") }: otevírá se svým textem.
    .title = Klíče k { -envelope(case: "dative") } mají { -arbiter(case: "plural") }
    .help = Pošlete její text pomocí POST na .../opening.
refusal-no_session = Sezení v této { -game(case: "locative") } nemají stanovenou délku: místo toho navrhněte { -adjourn } { -game(case: "genitive") }.
    .title = Zde sezení nemají stanovenou délku
    .help = Místo toho navrhněte { -adjourn } { -game(case: "genitive") }.
refusal-session_too_long = { -adjourn(form: "Noun") } v tuto chvíli by spotřebovalo Váš čas do konce sezení, ale Váš čas skončí dříve.
    .title = Zbytek sezení je delší než zbývající čas
    .help = Hrajte dál, nebo navrhněte { -adjourn } { -game(case: "genitive") }.
refusal-not_encrypted = Toto není { -envelope } zašifrovaná programem age, v textové podobě (armored), o velikosti nejvýše 32 KiB.
    .title = Toto není zašifrovaná { -envelope }
    .help = Zašifrujte text příkazem age -a pro klíče z .../envelope/recipients.
refusal-wrong_recipients = { -envelope(case: "Nominative") } není zašifrovaná pro ty, kdo ji musí otevřít. Potřebný počet klíčů: { $needed } z { $holders }; všechny jsou v /envelope/recipients.
    .title = Zašifrováno pro jiné
    .help = { -seal(form: "Imperative") } příkazem postzug seal --recipients s odpovědí z .../envelope/recipients.
refusal-envelope_opens = { -envelope(case: "Nominative") } se neztratila: služba ji má a lze ji otevřít.
    .title = { -envelope(case: "Nominative") } se neztratila
    .game = Služba { -envelope(case: "accusative") } má a může ji otevřít.
    .help = Otevřete ji pomocí /resume, nebo nejdříve schvalte předčasné otevření.
refusal-commitment_used = Tento kontrolní součet už byl v této { -game(case: "locative") } použit: napište jinou { -envelope(case: "accusative") } s novým náhodným číslem (nonce).
    .title = Kontrolní součet už byl použit
    .help = Napište jinou { -envelope(case: "accusative") } s novým náhodným číslem (nonce).
refusal-no_draft = Žádný koncept není: { -seal(form: "imperative") } { -move }.
    .title = Žádný koncept není
    .help = Pošlete { -move } pomocí POST na .../seal.
refusal-already_acknowledged = To už je zaznamenáno: údaje na { -envelope(case: "locative") } byly potvrzeny, předčasné otevření schváleno nebo { -envelope } prohlášena za ztracenou.
    .title = To už bylo provedeno
    .help = Není třeba nic dělat: je to zaznamenáno.
refusal-too_soon = Oznamte { -resume } nejméně den a nejvýše rok předem.
    .title = Nový termín musí být za den až rok
    .help = Oznamte { -resume } dříve.
refusal-not_to_be_opened = Na otevření { -envelope(case: "genitive") } je ještě brzy: předčasně ji otevírají jen { -arbiter(case: "plural") }, s uvedením důvodu.
    .title = Na otevření { -envelope(case: "genitive") } je ještě brzy
    .help = Počkejte na { -resume } { -game(case: "genitive") }; dříve ji může otevřít { -arbiter }, s uvedením důvodu.
refusal-second_arbiter_needed = K předčasnému otevření { -envelope(case: "genitive") } jsou potřeba dva { -arbiter(case: "plural") }: { $approved_by_you ->
    [yes] Vaše schválení už je zaznamenáno a { -envelope(case: "accusative") } nyní otevírá druhý { -arbiter }
    [no] schválení druhého { -arbiter(case: "genitive") } už je zaznamenáno a { -envelope(case: "accusative") } nyní otevíráte Vy
   *[nobody] nejdříve ho schvaluje druhý { -arbiter } (approve early: důvod)
}.
    .title = Předčasně jsou potřeba dva { -arbiter(case: "plural") }
    .help = Předčasné otevření nejdříve schvaluje druhý { -arbiter }; co schválí jeden, to otevře jiný.
refusal-approval_needed = Na otevření { -envelope(case: "genitive") } je ještě brzy: chcete-li ji otevřít předčasně, nejdříve to schvalte s uvedením svého důvodu (approve early: důvod) a potom ji otevřete.
    .title = Předčasně je potřeba důvod { -arbiter(case: "genitive") }
    .help = Nejdříve schvalte předčasné otevření se svým důvodem (approve_early_opening), nebo počkejte na resume_at a na hráče.
refusal-no_shut_envelope = Není co ukázat: { -adjourn(form: "adjective") } { -game } musí skončit { -resign(form: "instrumental") } nebo { -draw(case: "instrumental") } a se zveřejněním její { -envelope(case: "genitive") } musí souhlasit oba hráči.
    .title = Žádná { -envelope } nezůstala zavřená
    .game = Nic se neukazuje.
    .help = Ukázat lze jen { -envelope(case: "accusative") }, která byla zavřená, když { -game } skončila { -resign(form: "instrumental") } nebo { -draw(case: "instrumental") }.
refusal-appeal_possible = { -envelope(case: "Nominative") } zůstává zavřená, dokud je v této { -game(case: "locative") } možné { -appeal }: rozhodnutí { -arbiter(case: "genitive") } může být zrušeno a { -game } potom pokračuje.
    .title = Rozhodnutí { -arbiter(case: "genitive") } může být zrušeno
    .help = Požádejte znovu, až uplyne lhůta k { -appeal } a o všech { -appeal(form: "locative-plural") } bude rozhodnuto.
refusal-too_few_arbiters = Počet { -arbiter(case: "genitive-plural") } této { -game(case: "genitive") }, kteří mohou otevírat { -envelope(case: "plural") }: { $left }. Potřebný počet: { $needed }. Nejdříve musí { -arbiter } zaregistrovat klíč k { -envelope(case: "dative") }, jinak { -game } pokračuje bez { -adjourn }.
    .title = Klíče má příliš málo { -arbiter(case: "genitive-plural") }
    .game = Nic se nepečetí pro méně { -arbiter(case: "genitive-plural") }, než vyžadují pravidla.
    .help = Požádejte { -arbiter(case: "accusative") } této { -game(case: "genitive") } o registraci klíče k { -envelope(case: "dative-plural") }.
refusal-draft_for_others = Od uložení Vašeho konceptu se změnili { -arbiter(case: "plural") }, kteří mohou otevírat { -envelope(case: "plural") }: pošlete koncept znovu.
    .title = { -envelope(case: "Genitive") } nyní otevírají jiní { -arbiter(case: "plural") }
    .help = Pošlete koncept znovu nebo { -move } { -seal(form: "imperative") }: pošlete ho pomocí POST na .../seal.
refusal-not_a_reading = Zvolte jedno ze čtení { -sealed-move(case: "genitive") }.
    .title = To není žádné z možných čtení
    .help = Pošlete jedno z adjournment.readings.
refusal-clocks_settled = Stav { -clock(case: "genitive") } lze zpochybnit jen do Vašeho prvního { -move(case: "genitive") } po { -resume }.
    .title = Na zpochybnění stavu { -clock(case: "genitive") } je příliš pozdě
    .help = Obraťte se na { -arbiter(case: "accusative") }: rozhodnutí je přesto možné.
refusal-bad_clocks = { -clock(case: "Nominative") } takto nelze nastavit: { -deadline } musí ležet v budoucnosti, ne ve dnech dovolené, a mají ho jen { -clock }, které běží; a { -clock } neukazují více, než dovoluje jejich tempo hry.
    .title = { -clock(case: "Nominative") } takto nelze nastavit
    .help = Spotřebovaný čas není záporný; { -deadline } leží v budoucnosti, jen u běžících { -clock(case: "genitive") }, ne ve dnech dovolené, a v Triple Block ne dále, než { -clock } mohou ukázat.
refusal-not_due = Termín { -resume } ještě nenastal.
    .title = Termín { -resume } ještě nenastal
    .help = Počkejte, nebo ať o { -resume } požádají oba hráči.
refusal-bad_reason = Uveďte důvod o délce 1 až 500 znaků.
    .title = Důvod chybí nebo je příliš dlouhý
    .help = Uveďte důvod o délce 1 až 500 znaků.
refusal-too_many_acts = V této { -game(case: "locative") } byl vyčerpán limit 100 rozhodnutí { -arbiter(case: "genitive-plural") }.
    .title = Příliš mnoho rozhodnutí { -arbiter(case: "genitive-plural") }
    .help = Nic dalšího nelze přidat; anulujte { -game(case: "accusative") }, nebo ji nechte skončit.
refusal-bad_outcome = { -game(case: "Nominative") } se ruší nebo anuluje, neodhaduje se bez výsledku.
    .title = To není výsledek
    .help = Místo toho { -game(case: "accusative") } zrušte nebo anulujte.
refusal-not_over = { -game(case: "Nominative") } ještě neskončila.
    .title = { -game(case: "Nominative") } ještě neskončila
    .help = Body se mění až po jejím skončení.
refusal-bad_points = Strana dostane nejvýše dvě půlky bodu, tedy tolik, kolik je za výhru.
    .title = Příliš mnoho bodů
    .help = Uveďte pro stranu nejvýše dvě půlky bodu.
refusal-take_back_not_allowed = Odeslaný { -move } platí: pravidla této { -game(case: "genitive") } nedovolují vracet { -move(case: "plural") }.
    .title = Zde se { -move(case: "plural") } nevracejí
    .help = Podle pravidel této { -game(case: "genitive") } platí každý { -move }.
refusal-nothing_to_take_back = Vrátit lze jen poslední { -move } nebo dva poslední, a žádný, který byl { -seal(form: "masculine") }.
    .title = Tento { -move } nelze vrátit
    .help = Uveďte o jeden nebo dva půltahy méně, než bylo zahráno; žádný z nich nesmí být { -seal(form: "adjective") }.
refusal-bad_replacement = Náhradníkem může být jen osoba, která v této { -game(case: "locative") } nehraje ani nerozhoduje.
    .title = Tato osoba nemůže hrát dál
    .help = Uveďte osobu, která v této { -game(case: "locative") } nehraje ani nerozhoduje.
refusal-resign_instead = Hráč vystupuje ze všech { -game(case: "genitive-plural") } turnaje, nebo ze všech { -game(case: "genitive-plural") } vůbec: jednotlivá { -game } se { -resign(form: "present") }.
    .title = Jednotlivá { -game } se { -resign(form: "present") }
    .help = { -resign(form: "Imperative") } { -game(case: "accusative") }, nebo vystupte z jejího turnaje či ze všech { -game(case: "genitive-plural") }.
refusal-player_withdrawn = Z této { -game(case: "genitive") } je zaznamenáno vystoupení hráče: { -clock } stojí a o dalším osudu { -game(case: "genitive") } rozhoduje { -arbiter }.
    .title = Vystoupení hráče
    .help = { -arbiter(case: "Nominative") } { -game(case: "accusative") } odhadne, nebo nechá hrát dál někoho jiného.
refusal-act_reversed = Na základě { -appeal } to bylo zrušeno rozhodnutím jiného { -arbiter(case: "genitive") }: znovu to může udělat jen jiný { -arbiter } než Vy.
    .title = Zrušeno rozhodnutím jiného { -arbiter(case: "genitive") }
    .help = Znovu to může udělat jiný { -arbiter } než Vy.
refusal-other_game_counts = Místo této { -game(case: "genitive") } platí { $game }: v této už se nerozhoduje.
    .title = Místo ní platí jiná { -game }
    .help = Podívejte se na uvedenou { -game(case: "accusative") }.
refusal-other_line = Toto bylo napsáno dříve, než bylo v této { -game(case: "locative") } rozhodnutím { -arbiter(case: "genitive") } něco vráceno: zkontrolujte současnou pozici a napište znovu.
    .title = Určeno pro pozici, která už neplatí
    .help = Načtěte { -game(case: "accusative") } znovu a pošlete { -move } s jeho ply a revision.
refusal-no_such_act = Rozhodnutí { -arbiter(case: "genitive") } s tímto číslem neexistuje.
    .title = Takové rozhodnutí neexistuje
    .help = Načtěte acts v { -game(case: "locative") }: { -appeal } uvádí číslo rozhodnutí.
refusal-already_appealed = { -appeal(form: "Noun") } proti tomuto už bylo podáno.
    .title = { -appeal(form: "Noun") } už bylo podáno
    .help = Počkejte na rozhodnutí, nebo si ho přečtěte v acts.
refusal-appeal_too_late = Lhůta k { -appeal } proti tomuto uplynula.
    .title = Lhůta k { -appeal } uplynula
    .help = Nelze nic dělat: počet dní stanoví pravidla { -game(case: "genitive") }.
refusal-no_appeal = Žádné { -appeal } proti tomuto nečeká na rozhodnutí.
    .title = Žádné { -appeal } nečeká na rozhodnutí
    .help = Načtěte acts v { -game(case: "locative") }.
refusal-own_act = O { -appeal } proti Vašemu rozhodnutí rozhoduje jiný { -arbiter }.
    .title = Nikdo nerozhoduje o vlastním rozhodnutí
    .help = Rozhodnout musí jiný { -arbiter }.
refusal-offer_with_move = { -draw(case: "Nominative") } se nabízí spolu s { -move(case: "instrumental") }.
    .title = { -draw(case: "Nominative") } se nabízí spolu s { -move(case: "instrumental") }
    .help = Nastavte draw_offer u svého příštího { -move(case: "genitive") }.
refusal-offer_with_draft = Koncept je ve své { -envelope(case: "locative") } tak, jak byl napsán, takže k němu nelze přidat nabídku { -draw(case: "genitive") }. Nic nebylo { -seal(form: "neuter") }. Chcete-li nabídnout { -draw(case: "accusative") }, { -seal(form: "imperative") } { -move } s nabídkou; chcete-li { -seal } koncept, nabídku vynechte.
    .title = Ke konceptu se nabídka { -draw(case: "genitive") } nepřidává
    .help = Uveďte { -move } a nastavte draw_offer, nebo { -seal(form: "imperative") } koncept bez draw_offer.
refusal-your_move = Jste na { -move(case: "locative") }: zahrajte svůj { -move }; podmíněné { -move(case: "plural") } jsou pro dobu, kdy přemýšlí { -opponent }.
    .title = Jste na { -move(case: "locative") }
    .help = Zahrajte svůj { -move }; podmíněné { -move(case: "plural") } pošlete s ním nebo až po něm.
refusal-conditions_not_allowed = Pravidla této { -game(case: "genitive") } nedovolují podmíněné { -move(case: "plural") }.
    .title = V této { -game(case: "locative") } nejsou podmíněné { -move(case: "plural") }
    .game = Žádné podmíněné { -move(case: "plural") } nebyly uloženy.
    .help = Hrajte bez nich.
refusal-bad_conditions = Vaše podmíněné { -move(case: "plural") } nebyly uloženy. Řádek { $line }, půltah { $half_move }: { $why }.
    .title = Podmíněné { -move(case: "plural") } jsou chybné
    .game = Žádný z nich nebyl uložen; dříve zadané zůstávají.
    .help = Opravte uvedený řádek a půltah.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Nebyla přijata nabídka { -draw(case: "genitive") } ani podmíněné { -move(case: "plural") }
    .game = { -move(case: "Nominative") } byl proveden bez nich: viz version a ply.
    .help = Přečtěte si offer a conditions; opravte podmíněné { -move(case: "plural") } a zadejte je znovu.
refusal-already_offered = Vaše nabídka { -draw(case: "genitive") } už platí; odpověď { -opponent(case: "genitive") } ještě nepřišla.
    .title = Vaše nabídka { -draw(case: "genitive") } už platí
    .help = Počkejte na odpověď { -opponent(case: "genitive") }.
refusal-record_full = Příliš mnoho { -move(case: "genitive-plural") } bez braní a bez { -move(case: "genitive") } pěšcem: reklamujte { -draw(case: "accusative") }, nebo se obraťte na { -arbiter(case: "accusative") }.
    .title = Příliš mnoho { -move(case: "genitive-plural") } bez braní a bez { -move(case: "genitive") } pěšcem
    .help = Reklamujte { -draw(case: "accusative") }, nebo se obraťte na { -arbiter(case: "accusative") }.
refusal-not_the_timekeeper = To dělá jen služba sama.
    .title = To dělá jen služba sama
    .help = Není třeba nic dělat: služba to provede v pravý čas.
refusal-unknown_game = Taková { -game } neexistuje.
    .title = Taková { -game } neexistuje
    .help = Zkontrolujte číslo { -game(case: "genitive") }.
refusal-unknown_player = Hráč s tímto jménem neexistuje.
    .title = Takový hráč neexistuje
    .help = Zkontrolujte jméno; smazané účty nelze vyzvat.
refusal-unknown_challenge = Taková výzva neexistuje.
    .title = Taková výzva neexistuje
    .help = Buď neexistuje, nebo není pro Vás.
refusal-challenge_closed = Tato výzva už není otevřená.
    .title = Výzva už není otevřená
    .help = Vyzvěte tohoto hráče ze své strany.
refusal-too_many_challenges = Počet Vašich nevyřízených výzev: { $limit }. Počkejte na odpovědi, nebo některé výzvy stáhněte.
    .title = Příliš mnoho nevyřízených výzev
    .help = Počkejte na odpovědi, nebo některé výzvy stáhněte.
refusal-key_reused = Tento klíč už byl použit pro jiný požadavek; použijte nový.
    .title = Idempotency-Key už byl použit pro jiný požadavek
    .help = Pro nový požadavek použijte nový klíč; stejný klíč použijte jen k opakování stejného požadavku.
refusal-ply_missing = Uveďte, ke kterému půltahu to patří.
    .title = Pozice není uvedena
    .help = Pošlete ply: počet zahraných půltahů.
refusal-bad_message = Zpráva je prostý text o délce 1 až 2000 znaků.
    .title = Zprávu nelze přijmout
    .help = Pošlete prostý text o délce 1 až 2000 znaků.
refusal-flag_not_fallen = Žádný { -flag } nepadl.
    .title = Žádný { -flag } nepadl
    .help = Počkejte na uplynutí { -deadline(case: "genitive") }.
refusal-flag_for_arbiter = { -flag(case: "Nominative") } padl, ale v této { -game(case: "locative") } kvůli tomu { -game(case: "accusative") } ukončuje jen { -arbiter }; { -arbiter(case: "instrumental") } je to oznámeno.
    .title = Tento { -flag } reklamuje jen { -arbiter }
    .game = { -game(case: "Nominative") } pokračuje a { -move } ještě platí, dokud ji { -arbiter } neukončí.
    .help = Počkejte: { -arbiter(case: "plural") } se o pádu { -flag(case: "genitive") } dozvědí.
refusal-mail_noted = To už je zaznamenáno.
    .title = To už je zaznamenáno
    .help = Není třeba nic dělat: je to zaznamenáno.
refusal-zone_noted = To už je zaznamenáno.
    .title = To už je zaznamenáno
    .help = Není třeba nic dělat: je to zaznamenáno.
refusal-on_leave = Máte dovolenou a do jejího konce nemůžete táhnout.
    .title = Máte dovolenou
    .game = Žádný { -move } nebyl proveden; { -clock } stojí.
    .help = Proveďte { -move } až po dovolené.
refusal-no_leave = V této { -game(case: "locative") } není dovolená.
    .title = V této { -game(case: "locative") } není dovolená
    .help = Pravidla této { -game(case: "genitive") } ji neuvádějí.
refusal-bad_leave = Dovolená má první a poslední den, nejvýše rok předem.
    .title = Takovou dovolenou nelze ohlásit
    .help = Uveďte první a poslední den, nejvýše rok předem.
refusal-leave_too_short = Dovolená musí trvat nejméně { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
    .title = Dovolená je příliš krátká
    .help = Ohlaste alespoň nejkratší dovolenou podle pravidel.
refusal-leave_too_late = Dovolenou je třeba ohlásit, než začne její první den, a nejméně { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} předem. Teď už bylo pozdě.
    .title = Na ohlášení této dovolené je pozdě
    .help = Ohlaste dovolenou, která začíná později.
refusal-leave_overlaps = Na některé z těchto dní už máte dovolenou ohlášenou.
    .title = Na některé z těchto dní už je dovolená ohlášena
    .help = Uveďte jiné dny.
refusal-leave_used_up = V roce { $year } Vám zbývá { $days ->
    [one] { $days } den dovolené
    [few] { $days } dny dovolené
   *[other] { $days } dní dovolené
}.
    .title = Zbývá příliš málo dní dovolené
    .help = Ohlaste v tomto roce méně dní.
refusal-no_such_leave = V tento den nezačíná žádná dovolená, kterou by ještě bylo možné zrušit.
    .title = Takovou dovolenou nelze zrušit
    .help = Načtěte { -game(case: "accusative") }: dovolené jsou uvedeny u jejích { -clock(case: "genitive") }.
refusal-nothing_to_declare = Není co oznamovat: u tohoto { -move(case: "genitive") } nečinnost neznamená prohru, nebo byl jeho { -deadline } stanoven rozhodnutím { -arbiter(case: "genitive") }.
    .title = Nečinnost zde neznamená prohru
    .help = Není třeba nic dělat: přemýšlejte tak dlouho, jak dovolí { -clock }.
refusal-no_bank = V této { -game(case: "locative") } není rezerva, ze které by se { -clock } doplnily.
    .title = V této { -game(case: "locative") } není rezerva
    .help = Má ji jen Triple Block.
refusal-nothing_to_refill = Není co doplnit: { -clock } jsou plné, nebo je rezerva prázdná.
    .title = Není co doplnit
    .help = { -clock(case: "Nominative") } jsou plné, nebo je rezerva prázdná.
refusal-rate_limited = Příliš mnoho zpráv, { -claim(case: "genitive-plural") } a výzev; před další počkejte { $retry_after } s.
refusal-nothing_to_return = Tento výpadek se netýká žádných běžících { -clock(case: "genitive") }.
    .title = Netýká se žádných běžících { -clock(case: "genitive") }
    .help = Není třeba nic dělat: není co vracet.

## Refusals about accounts.

refusal-bad_name = Toto jméno nelze použít: { $reason }.
    .title = Jméno nelze použít
    .help = Zvolte jiné jméno.
refusal-name_taken = Toto jméno nebo jméno jemu podobné je obsazené; zvolte jiné.
    .title = Jméno je obsazené
    .help = Zvolte jiné jméno; odeslaný kód zůstává platný.
refusal-bad_address = Toto není e-mailová adresa, na kterou může tato služba psát.
    .title = Toto není e-mailová adresa, na kterou můžeme psát
    .help = Opravte adresu.
refusal-no_such_language = Takový jazyk zde není k dispozici. K dispozici jsou tyto: { $languages }.
    .title = Takový jazyk není k dispozici
    .help = Použijte jeden z kódů v languages.
refusal-bad_time_zone = Toto není název časového pásma, jako je například Europe/Berlin.
    .title = Toto není časové pásmo
    .help = Použijte název IANA, například Europe/Berlin.
refusal-bad_key = Toto není veřejný klíč programu age, který začíná na age1.
    .title = Toto není veřejný klíč programu age
    .help = Pošlete to, co age-keygen vypíše jako veřejný klíč; začíná na age1.
refusal-key_taken = Tento klíč má jiný účet; vytvořte si vlastní programem age-keygen.
    .title = Tento klíč má jiný účet
    .help = Vytvořte si vlastní klíč programem age-keygen a pošlete jeho veřejnou část.
refusal-bad_label = Popisek má 1 až 60 znaků a žádné řídicí znaky.
    .title = Popisek nelze použít
    .help = Použijte 1 až 60 viditelných znaků.
refusal-too_many_codes = Pro tuto adresu bylo vyžádáno příliš mnoho kódů. O další lze požádat: { $retry_at }.
    .title = Příliš mnoho kódů pro tuto adresu
    .help = Použijte odeslaný kód s tím požadavkem, na který byl odeslán, nebo o nový požádejte po retry_at.
refusal-wrong_code = Toto není kód, který byl odeslán. Zbývající pokusy: { $tries_left }.
    .title = Toto není odeslaný kód
    .help = Zadejte osm číslic z e-mailu odeslaného na tento požadavek; po pěti chybných pokusech požádejte o nový kód.
refusal-code_void = Tento kód už nelze použít; požádejte o nový.
    .title = Kód už neplatí
    .help = Požádejte o nový kód: tomuto vypršela platnost, byl použit, nebo bylo příliš mnoho pokusů.
refusal-session_ended = Relace skončila; přihlaste se znovu.
    .title = Relace skončila
    .help = Přihlaste se znovu.
refusal-bad_token = Tento token je neplatný.
    .title = Token je neplatný
    .help = Použijte token přesně v té podobě, v jaké byl vydán; žádná relace nebyla ukončena.
refusal-no_scope = Token API potřebuje alespoň jeden rozsah oprávnění.
    .title = Chybí rozsah oprávnění
    .help = Uveďte alespoň jeden rozsah oprávnění (scope).
refusal-already_expired = Tomuto tokenu by už vypršela platnost.
    .title = Konec platnosti leží v minulosti
    .help = Uveďte okamžik v budoucnosti, nebo žádný.
refusal-too_many_tokens = Počet Vašich tokenů API: { $limit }. Nejdříve některý zneplatněte.
    .title = Příliš mnoho tokenů API
    .help = Nejdříve některý zneplatněte.
refusal-bad_webhook_url = Toto není adresa pro webhook.
    .title = Toto není adresa pro webhook
    .help = Uveďte adresu, která začíná na https:// a vede na server na internetu, bez jména uživatele, nejvýše 1000 znaků.
refusal-too_many_webhooks = Počet Vašich webhooků: { $limit }. Nejdříve některý smažte.
    .title = Příliš mnoho webhooků
    .help = Nejdříve některý smažte.
refusal-webhook_off = Webhook je vypnutý.
    .title = Webhook je vypnutý
    .help = Nejdříve ho zapněte.
refusal-sign_in_again = Nejdříve se znovu přihlaste: je potřeba přihlášení z posledních 15 minut.
    .title = Je potřeba nové přihlášení
    .help = Přihlaste se znovu a do 15 minut požadavek zopakujte.
refusal-not_an_administrator = To může udělat jen správce.
    .title = To může udělat jen správce
    .help = Obraťte se na správce.
refusal-last_administrator = Musí existovat alespoň jeden správce.
    .title = Posledního správce nelze odstranit
    .help = Nejdříve určete správcem někoho jiného.
refusal-notice_needed = Upozornění druhu „{ $kind }“ nelze vypnout: { $why }.
    .title = Upozornění tohoto druhu zůstávají zapnutá
    .help = Není třeba nic dělat: bez nich by bylo možné přijít o { -game(case: "accusative") } nebo o účet. Jiná lze vypnout.
refusal-not_found = Nenalezeno: { $what }.
refusal-games_running = Počet Vašich běžících { -game(case: "genitive-plural") }: { $games }. Nejdříve je { -resign(form: "imperative") }, nebo požádejte o { -resign(form: "noun") } všech.
    .title = Některé { -game(case: "plural") } běží
    .game = S { -game(case: "instrumental-plural") } se nic nestalo.
    .help = Nejdříve je { -resign(form: "imperative") }, nebo pošlete resign_all.

## What a refusal left of the game, over HTTP

game-nothing = S { -game(case: "instrumental") } se nic nestalo; { -clock(case: "genitive") } se to nedotklo.
game-running = Žádný { -move } nebyl proveden; { -clock } strany na { -move(case: "locative") } běží dál.
game-no-clock = S { -game(case: "instrumental") } se nic nestalo; { -clock } stojí.
game-envelope-closed = { -envelope(case: "Nominative") } zůstává zavřená.
game-nothing-sealed = Nic nebylo { -seal(form: "neuter") }; { -clock } běží dál.
game-claim-move-end = Reklamace je zaznamenána, oznámený { -move } byl proveden a { -game } skončila.
game-claim-move = Reklamace je zaznamenána a oznámený { -move } byl proveden; draw_offer v { -game(case: "locative") } uvádí, zda { -claim } platí jako nabídka.
game-claim = Reklamace je zaznamenána a { -move } je ještě třeba provést; draw_offer v { -game(case: "locative") } uvádí, zda { -claim } platí jako nabídka.
game-illegal-end = Žádný { -move } nebyl proveden a { -game } skončila.
game-illegal-gain = Žádný { -move } nebyl proveden a { -opponent } získává čas.
game-move-end = { -move(case: "Nominative") } byl proveden a { -game } skončila.
game-move = { -move(case: "Nominative") } byl proveden; běží { -clock } { -opponent(case: "genitive") }.
game-recorded = Události jsou zaznamenány.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Je potřeba relace.
    .title = Je potřeba relace
    .help = Přihlaste se: tokeny pro programy nemohou měnit účet.
problem-bad_request = Požadavek nelze přečíst.
    .title = Požadavek nelze přečíst
    .help = Opravte cestu, parametry nebo hlavičky.
problem-body_unreadable = Tělo požadavku není JSON.
    .title = Tělo požadavku není JSON
    .help = Pošlete jeden objekt JSON.
problem-body_invalid = Tělo požadavku má nesprávnou strukturu.
    .title = Tělo požadavku má nesprávnou strukturu
    .help = Porovnejte ho se schématem v /openapi.json; neznámá pole se odmítají.
problem-body_too_large = Tělo požadavku je příliš velké.
    .title = Tělo požadavku je příliš velké
    .help = Pošlete nejvýše 128 KiB.
problem-not_json = Tělo požadavku není označeno jako JSON.
    .title = Tělo požadavku není označeno jako JSON
    .help = Pošlete Content-Type: application/json.
problem-cursor_invalid = Toto není kurzor tohoto seznamu.
    .title = Toto není kurzor tohoto seznamu
    .help = Začněte znovu bez kurzoru.
problem-confirmation_missing = Nebylo to potvrzeno.
    .title = Nepotvrzeno
    .help = Pokud to opravdu chcete, pošlete {"{"}"confirm": true{"}"}.
problem-bad_notes = Poznámky jsou prostý text. Nejvyšší počet znaků: { $most }.
    .title = Tyto poznámky nelze uložit
    .help = Zkraťte je a odstraňte řídicí znaky.
problem-notes_changed = Od přečtení se Vaše poznámky změnily, proto nebylo nic uloženo.
    .title = Poznámky se změnily
    .help = Přečtěte je znovu, spojte oba texty a pošlete s nimi přečtenou verzi (version).
problem-list_refused = V seznamu jsou odmítnuté řádky, proto žádná { -game } nezačala.
    .title = V seznamu jsou odmítnuté řádky
    .help = Opravte uvedené řádky a pošlete celý seznam znovu.
problem-idempotency_key_malformed = Idempotency-Key nelze použít.
    .title = Idempotency-Key nelze použít
    .help = Použijte 1 až 255 tisknutelných znaků ASCII, například UUID.
problem-unauthenticated = Chybí přihlášení.
    .title = Chybí přihlášení
    .help = Pošlete Authorization: Bearer s platným přístupovým tokenem nebo tokenem API; získáte ho přihlášením.
problem-insufficient_scope = Token to nedovoluje.
    .title = Token to nedovoluje
    .help = Použijte token s rozsahem oprávnění (scope), který tato operace uvádí.
problem-game_delayed = { -move(case: "Plural") } této { -game(case: "genitive") } se ukazují později.
    .title = { -move(case: "Plural") } se ukazují později
    .help = Dokud { -game } neskončí, čtou ji zde jen její hráči a { -arbiter(case: "plural") }. Co je veřejné, ukazuje její stránka: /g/ s jejím číslem.
problem-not_found = Tady nic není.
    .title = Nenalezeno
    .help = Zkontrolujte cestu; /docs uvádí všechny.
problem-method_not_allowed = Tato metoda zde není možná.
    .title = Tato metoda zde není možná
    .help = Možné metody uvádí hlavička Allow.
problem-uri_too_long = Adresa požadavku je příliš dlouhá.
    .title = Adresa požadavku je příliš dlouhá
    .help = Pošlete nejvýše 8 KiB cesty a parametrů.
problem-head_too_large = Hlavička požadavku je příliš velká.
    .title = Hlavička požadavku je příliš velká
    .help = Pošlete nejvýše 32 KiB v nejvýše 96 polích hlavičky.
problem-request_timeout = Požadavek trval příliš dlouho.
    .title = Požadavek trval příliš dlouho
    .help = Zopakujte ho se stejným Idempotency-Key.
problem-precondition_failed = { -game(case: "Nominative") } se změnila.
    .title = { -game(case: "Nominative") } se změnila
    .help = Načtěte { -game(case: "accusative") } znovu a znovu se rozhodněte.
problem-rate_limited = Zkuste to znovu za { $seconds } s.
    .title = Příliš mnoho požadavků
    .help = Počkejte tak dlouho, jak uvádí Retry-After.
problem-too_many_streams = Je otevřeno příliš mnoho proudů.
    .title = Příliš mnoho otevřených proudů
    .help = Nejdříve jiný proud zavřete.
problem-busy = Služba je vytížená.
    .title = Služba je vytížená
    .game = S { -game(case: "instrumental") } se nic nestalo; nic nebylo zaznamenáno.
    .help = Zopakujte požadavek se stejným Idempotency-Key po době z Retry-After.
problem-storage = Selhalo úložiště dat.
    .title = Selhalo úložiště dat
    .game = Pokud to bylo zaznamenáno, opakování požadavku se stejným Idempotency-Key ukáže potvrzení.
    .help = Zopakujte požadavek se stejným Idempotency-Key po době z Retry-After.
problem-reading_stands = E-maily se nečtou.
    .title = E-maily se nečtou
    .game = Ukládají se a všechno ostatní běží dál.
    .help = Provozovatel musí službu znovu spustit.
problem-wrong_clock = Systémový čas této instance je chybný.
    .title = Systémový čas této instance je chybný
    .game = Zde se o ničem nerozhoduje.
    .help = Obraťte se na jinou instanci; provozovatel musí nastavit čas.
problem-disk_full = Disk je plný.
    .title = Disk je plný
    .game = Zde se nic nezaznamenává.
    .help = Provozovatel na něm musí uvolnit místo.
problem-restored = Databáze byla obnovena.
    .title = Databáze byla obnovena
    .game = Zde se nic nezaznamenává.
    .help = Provozovatel musí službu znovu spustit.
problem-draining = Služba se zastavuje.
    .title = Služba se zastavuje
    .help = Připojte se znovu po době z Retry-After.
problem-internal = Toto je naše chyba.
    .title = Naše chyba
    .game = Pokud to bylo zaznamenáno, opakování požadavku se stejným Idempotency-Key ukáže potvrzení.
    .help = Zkuste to později; provozovateli uveďte číslo požadavku.
problem-refused = Požadavek byl odmítnut.
    .title = Požadavek byl odmítnut
    .help = Přečtěte si detail.
problem-body-fault = Tělo požadavku nevyhovuje: { $fault }.
problem-body-syntax = Tělo požadavku není JSON: { $fault }.
problem-query-fault = Parametry požadavku nelze přečíst: { $fault }.
problem-token = Token je neznámý, vypršela jeho platnost, byl zneplatněn, nebo není odeslán jako Authorization: Bearer.
problem-limit = limit musí být 1 až { $most }.
problem-csv = Tento řádek CSV nelze přečíst.
problem-csv-missing = V hlavičce CSV chybí sloupec { $column }.
problem-csv-column = V hlavičce CSV je sloupec { $column }, který je neznámý nebo je uveden dvakrát.
problem-csv-value = Sloupec { $column } v tomto řádku nelze přečíst.
problem-list-length = Seznam musí mít 1 až { $most } { -game(case: "genitive-plural") }.
problem-list-forms = Uveďte { -game(case: "plural") } jen v jedné podobě.
problem-last-event = Last-Event-ID musí být číslo události.
problem-at = at musí být okamžik nejpozději z roku 9999.
problem-pieces = file musí být a až h a rank 1 až 8.
problem-origin = Prohlížeč nesmí poslat tento požadavek z tohoto původu, touto metodou a s těmito hlavičkami.
problem-head = Hlavička požadavku neodpovídá HTTP/1.1, nebo je jeho adresa delší než 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Požadavek je delší než 64 KiB, nebo jsou jeho prvky vnořeny příliš hluboko.
xfcc-no-xml = Požadavek není správně utvořený dokument XML.
xfcc-ampersand = V požadavku je znak &, který není zapsán jako entita: pište místo něj &amp; a jiné entity než ty, které má samo XML, nepoužívejte.
xfcc-doctype = V požadavku je deklarace typu dokumentu, a žádná není dovolena.
xfcc-envelope = Požadavek není jedna obálka SOAP s jedním tělem a jedním požadavkem v něm.
xfcc-field = Požadavek má více než 20 polí, nebo je některé pole uvedeno dvakrát, obsahuje další prvky, nebo není true ani false.
xfcc-operation = Požadavek není GetMyGames ani MakeAMove.
xfcc-adjourned = { -game } { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = příští { -move } se { -seal(form: "present") }: e-mailem nebo přes API
xfcc-arbiter = čeká na { -arbiter(case: "accusative") }
xfcc-both-lose = 0-0: prohrávají obě strany
problem-head-late = Hlavička požadavku nedošla do 10 sekund.
problem-head-large = Hlavička požadavku je větší než 128 KiB, nebo má více než 96 polí.

## Reasons: a wrong claim.

wrong-claim-tablebase = { -tablebase } říká něco jiného
wrong-claim-repetition = výskyty této pozice: { $times } ze 3
wrong-claim-fifty_moves_suspended = při tak malém počtu kamenů rozhodují { -tablebase(case: "plural") } a { -move(case: "plural") } se nepočítají
wrong-claim-half_moves = půltahy bez braní a bez { -move(case: "genitive") } pěšcem: { $counted } z { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = to není { -move } v žádném zápisu, který tato služba zná
condition-illegal = tento { -move } tam není přípustný
condition-ambiguous = lze ho tam číst více způsoby
condition-other_number = má číslo jiného { -move(case: "genitive") }
condition-promotion_missing = musí být uvedeno, v co se pěšec promění
condition-incomplete = chybí odpověď: každý řádek musí končit Vaším vlastním { -move(case: "instrumental") }
condition-inconsistent = odpovídá na pozici, na kterou jiný řádek odpovídá jinak
condition-too_many = je o jeden navíc: podmíněné { -move(case: "plural") } mají nejvýše 100 půltahů

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = to není { -move } v žádném zápisu, který tato služba zná
not-sealable-illegal = tento { -move } zde není přípustný
not-sealable-ambiguous = vyhovuje tomu více než jeden přípustný { -move }
not-sealable-promotion_missing = musí být uvedeno, v co se pěšec promění
not-sealable-withheld = přesný důvod byl sdělen jen hráči, od kterého tento { -move } přišel

## Pieces

piece = { $role ->
    [pawn] pěšec
    [knight] jezdec
    [bishop] střelec
    [rook] věž
    [queen] dáma
   *[king] král
}
piece-on = { piece } na { $square }
counted-illegal = { $refusal } Toto je Váš { -illegal } { -move } č. { $count } v této { -game(case: "locative") }. { -illegal(form: "Nominative") } { -move } č. { $limit } znamená prohru.
counted-ambiguous = { $refusal } Toto je Váš nejednoznačný { -move } č. { $count } v této { -game(case: "locative") }. Nejednoznačný { -move } č. { $limit } znamená prohru.

## Reasons: an illegal move.

illegal-empty_square = na poli { $square } žádný kámen nestojí
illegal-opponents_piece = tento kámen patří { -opponent(case: "dative") }: { $piece }
illegal-other_piece = na poli { $square } stojí { $role }, ale uvedeno je: { $named }
illegal-own_piece = v cestě stojí Váš vlastní kámen: { $piece }
illegal-cannot_move_so = { $piece } takto táhnout nemůže
illegal-none_reaches = na pole { $square } se takový kámen nemůže dostat: { $role }
illegal-blocked = v cestě stojí { $piece }
illegal-pawn_takes_diagonally = v cestě stojí { $piece }; pěšec bere jen šikmo
illegal-pawn_double_step = pěšec táhne o dvě pole jen ze svého výchozího pole
illegal-nothing_to_capture = na poli { $square } není co brát
illegal-en_passant_only_at_once = braní { -en-passant } je možné jen ihned po { -move(case: "locative") } pěšcem o dvě pole
illegal-king_in_check = král by byl v { -check(case: "locative") }; napadá ho { $piece }
illegal-king_stays_in_check = král by byl stále v { -check(case: "locative") }; napadá ho { $piece }
illegal-castling_right_lost = { -castling } na tuto stranu už není možná: králem nebo touto věží už bylo taženo, nebo nestojí na svém místě
illegal-castling_blocked = v cestě { -castling(case: "dative") } stojí { $piece }
illegal-castling_out_of_check = král je v { -check(case: "locative") } a nemůže provést { -castling(case: "accusative") }; napadá ho { $piece }
illegal-castling_through_check = král by přešel přes pole { $square } nebo by na něm stál; toto pole napadá { $piece }
illegal-no_promotion = tímto { -move(case: "instrumental") } se žádný pěšec neproměňuje, takže nelze uvést { -promotion(case: "accusative") }
illegal-promotion_to = pěšec se promění v dámu, věž, střelce nebo jezdce; uvedeno je: { $role }
illegal-other = žádný kámen nemůže provést tento { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = časová pásma nejsou v pořádku
bad-start-started = už začala
bad-start-tournament_name = název turnaje je jeden řádek; největší počet znaků: { $most }
bad-start-no_arbiter = účet { $player } nepatří mezi { -arbiter(case: "plural") } této { -game(case: "genitive") }
bad-start-no_envelope_key = účet { $arbiter }, který patří mezi { -arbiter(case: "plural") }, nemá zaregistrovaný klíč k { -envelope(case: "dative-plural") }

## Reasons: regulations out of their bounds.

regulations-leave = dovolená musí být 1 až 366 dní v roce, nejkratší 1 až 60 dní, a lhůta k jejímu ohlášení nejvýše 60 dní
regulations-leave_in_triple_block = v Triple Block není dovolená
regulations-silence = prohra pro nečinnost musí nastat po 10 až 365 dnech a před ní musí být tři upomínky ve správném pořadí
regulations-silence_without_periods = pravidlo o nečinnosti vyžaduje tempo hry s úseky
regulations-claim_after_moves = počet { -move(case: "genitive-plural") } bez braní a bez { -move(case: "genitive") } pěšcem, který dovoluje reklamaci, musí být 50 až 100
regulations-tablebase_fifty_moves = pokud je k reklamaci potřeba jiný počet { -move(case: "genitive-plural") } než 50, { -tablebase(case: "plural") } nemohou zohlednit pravidlo padesáti { -move(case: "genitive-plural") }
regulations-tablebase = { -claim(case: "plural") } podle { -tablebase(case: "genitive-plural") } se týkají 3 až 7 kamenů a { -arbiter } na ně má 1 až 90 dní
regulations-adjudication = počet { -move(case: "genitive-plural") }, po kterém lze žádat o odhad, je nejvýše 500 a { -arbiter } má na odhad 1 až 90 dní
regulations-offer_again = počet { -move(case: "genitive-plural") } požadovaný mezi dvěma nabídkami { -draw(case: "genitive") } musí být nejvýše 100
regulations-penalty_days = { -opponent } může získat nejvýše 30 dní
regulations-loses_at = { -illegal } nebo nejednoznačný { -move }, který znamená prohru, musí být první nebo další v pořadí
regulations-arbiters = { -game } má nejvýše 10 { -arbiter(case: "genitive-plural") }, každý je uveden jednou
regulations-withdrawal = počet { -move(case: "genitive-plural") }, pod kterým vystoupení anuluje { -game(case: "accusative") }, musí být nejvýše 100, a vystoupení pro nečinnost vyžaduje pravidlo o nečinnosti
regulations-appeal_days = lhůta hráče k { -appeal } je nejvýše 365 dní
regulations-resume_after_days = { -resume } musí nastat 1 až 365 dní po { -seal(form: "noun") }
regulations-session_days = sezení musí trvat 1 až 365 dní
regulations-default_days = čekací doba musí být 0 až 60 dní a vyžaduje check_in
regulations-holders = { -envelope(case: "plural") } mají nejvýše tolik různých { -arbiter(case: "genitive-plural") }: { $most }; z nich jsou potřeba 1 až 3, a předčasně 1 nebo 2
regulations-public_delay = zpoždění pro veřejnost musí být nejvýše 100 půltahů

## Reasons: a starting position.

start-number = pozice Chess960 mají čísla 0 až 959, ne { $number }
start-fen = toto není FEN: { $fault }
start-move_number = { -game } může začít nejpozději { -move(case: "instrumental") } 9999
start-over = v této pozici { -game } už skončila
start-drawn = v této pozici už { -game } skončila { -draw(case: "instrumental") }; půltahy bez braní a bez { -move(case: "genitive") } pěšcem: { $halfmoves }

## Reasons: a FEN.

fen-text = neplatný FEN
fen-board = neplatná šachovnice ve FEN
fen-digits = dvě číslice šachovnice stojí vedle sebe
fen-pocket = neplatná zásoba kamenů ve FEN
fen-turn = ve FEN není správně uvedeno, kdo je na { -move(case: "locative") }
fen-castling = neplatné { -castling(case: "genitive") } ve FEN
fen-en_passant = neplatné pole braní { -en-passant } ve FEN
fen-checks = neplatný počet zbývajících šachů ve FEN
fen-half_moves = neplatný počet půltahů ve FEN
fen-move_number = neplatné číslo { -move(case: "genitive") } ve FEN
fen-counter = počítadlo má číslo, kterého { -game } nemůže dosáhnout

## Reasons: a starting position, as the rules of chess see it.

start-position = tato pozice není přípustná: { $faults }
position-empty_board = prázdná šachovnice
position-missing_king = chybí král
position-too_many_kings = příliš mnoho králů
position-pawns_on_backrank = pěšci na krajní řadě
position-castling_rights = neplatná práva na { -castling(case: "accusative") }
position-en_passant = neplatné pole braní { -en-passant }
position-opposite_check = v { -check(case: "locative") } je král strany, která není na { -move(case: "locative") }
position-impossible_check = nemožný { -check }
position-too_much_material = příliš mnoho materiálu

## Reasons: a time control.

control-days_per_move = limit na { -move } musí být 1 až 60 dní
control-periods = tempo hry má 1 až 9 úseků
control-moves = úsek platí pro 1 až 200 { -move(case: "genitive-plural") }, poslední také pro zbytek { -game(case: "genitive") }
control-time = čas úseku musí být 1 hodina až 1000 dní, u dalšího úseku nejvýše 1000 dní
control-no_time = úsek, který se opakuje nebo následuje po úseku s odkladem, potřebuje vlastní čas
control-increment = přídavek musí být nejvýše 100 dní
control-cap = horní mez musí být nejméně 1 hodina a nejvýše 1000 dní a vyžaduje přídavek
control-delay = odklad musí být nejvýše 60 dní
control-duplication = zdvojení času musí začít po 1 až 365 dnech
control-thematic = tematické zahájení vyžaduje první úsek s počtem { -move(case: "genitive-plural") }
control-triple_block = v Triple Block musí mít { -clock } 1 až 100 dní, rezerva nejvýše 500 dní a přídavky nejvýše 9 dní na 300 { -move(case: "genitive-plural") }

## Reasons: free time.

free-time-weekdays = volných může být nejvýše šest dní v týdnu, každý uvedený jednou
free-time-dates = volných může být nejvýše 400 dat, popořadě a každé uvedené jednou
free-time-night = noční přestávka musí trvat 1 minutu až 16 hodin

## Reasons: a name.

name-length = musí mít 2 až 40 znaků
name-sign = dovolena jsou jen písmena, číslice, mezery, spojovníky, apostrofy, tečky a podtržítka
name-joined = musí začínat písmenem nebo číslicí a mezi nimi může stát vždy jen jeden jiný znak
name-spaces = vždy jen jedna mezera
name-ends = musí začínat a končit písmenem nebo číslicí
name-no_letter = musí obsahovat písmeno
name-alphabets = písmena jen jedné abecedy
name-reserved = je vyhrazené

## Reasons: a notice that cannot be switched off.

notice-need-clock = bez nich hrozí prohra na čas
notice-need-adjournment = bez nich hrozí, že { -move } { -seal(form: "second-person") } nebo se vrátíte příliš pozdě a { -game(case: "accusative") } prohrajete
notice-need-players = bez nich by hráči mohli prohrávat { -game(case: "plural") }, zatímco čekají na Vás
notice-need-account = bez nich by Váš účet mohl převzít někdo jiný

## Things that there are none of.

missing-account = účet
missing-player = hráč
missing-session = relace
missing-api_token = token API
missing-envelope_key = klíč k { -envelope(case: "dative-plural") }
missing-webhook = webhook
missing-delivery = doručení

## Events of a game, for players and arbiters

arbiter-named = { -arbiter } { $name }
arbiter-unnamed = { -arbiter }
arbiter-service = služba
reason = Důvod: { $reason }
reason-of-arbiter = Důvod, který uvádí { -arbiter }: { $reason }
reason-erased = (vymazáno).
reason-as-written = tak, jak je ve Vašem e-mailu.

event-your-game-white = Vaše { -game } začala; { -opponent }: { $opponent }. Hrajete { -white(form: "instrumental-plural") }. Tempo hry: { $control }.
event-your-game-black = Vaše { -game } začala; { -opponent }: { $opponent }. Hrajete { -black(form: "instrumental-plural") }. Tempo hry: { $control }.
event-game = Začala { -game } { $white } – { $black }. Tempo hry: { $control }.
event-moved = { $who-is ->
    [you] Váš { -move }: { $move } (spotřebovaný čas: { $time }).
   *[other] { $who } hraje { $move } (spotřebovaný čas: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Váš { -move } s nabídkou { -draw(case: "genitive") }: { $move } (spotřebovaný čas: { $time }).
   *[other] { $who } hraje { $move } a nabízí { -draw(case: "accusative") } (spotřebovaný čas: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Vaše okamžitá odpověď, podmíněný { -move }: { $move }.
   *[other] { $who } ihned odpovídá podmíněným { -move(case: "instrumental") }: { $move }.
}
event-message = { $who-is ->
    [you] Vaše zpráva je zaznamenána.
   *[other] { $who } píše zprávu.
}
ordinal = { $count }.
event-illegal-move = { $who-is ->
    [you] Přišel od Vás { -illegal } { -move }.
   *[other] { $who } posílá { -illegal } { -move }.
} Počet { -illegal(form: "genitive-plural") } { -move(case: "genitive-plural") } dosud: { $count }.
event-ambiguous-move = { $who-is ->
    [you] Přišel od Vás nejednoznačný { -move }.
   *[other] { $who } posílá nejednoznačný { -move }.
} Počet nejednoznačných { -move(case: "genitive-plural") } dosud: { $count }.
gain-you = Na příští { -move } získáváte čas navíc: { $time }.
gain-opponent = Na příští { -move } získává { -opponent } čas navíc: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, započteno: { $charged }

event-draw-offered = { $who-is ->
    [you] Nabízíte { -draw(case: "accusative") }.
   *[other] { $who } nabízí { -draw(case: "accusative") }.
}
event-draw-declined = { $who-is ->
    [you] Odmítáte nabídku { -draw(case: "genitive") }.
   *[other] { $who } odmítá nabídku { -draw(case: "genitive") }.
}
claim-win = výhra
claim-draw = { -draw }
claim-by-threefold = trojí opakování pozice
claim-by-fifty = pravidlo padesáti { -move(case: "genitive-plural") }
claim-by-tablebase = { -tablebase }
claim-by-adjudication = odhad { -game(case: "genitive") }
event-claimed = { $who-is ->
    [you] Vaše { -claim }: { $claim }. Na základě: { $basis }.
   *[other] { $who } podává { -claim(case: "accusative") }: { $claim }. Na základě: { $basis }.
} Žádná zdejší { -tablebase } o ní nemůže rozhodnout.
event-claimed-with-move = { $who-is ->
    [you] Vaše { -claim }: { $claim }. Na základě: { $basis }. Oznámený { -move }: { $move }.
   *[other] { $who } podává { -claim(case: "accusative") }: { $claim }. Na základě: { $basis }. Oznámený { -move }: { $move }.
} Žádná zdejší { -tablebase } o ní nemůže rozhodnout.
event-adjudication-asked = { $who-is ->
    [you] Žádáte o odhad { -game(case: "genitive") }. Návrh: { $claim }.
   *[other] { $who } žádá o odhad { -game(case: "genitive") }. Návrh: { $claim }.
}
event-claim-waits = { -arbiter(case: "Nominative") } rozhodne do: { $until }. Do té doby { -clock } stojí. Nebude-li do té doby rozhodnuto, { -claim } zaniká.
event-claim-waits-clock-runs = { -arbiter(case: "Nominative") } rozhodne do: { $until }. Do té doby { -game } pokračuje a { -clock } běží. Nebude-li do té doby rozhodnuto, { -claim } zaniká.
event-claim-decide = Rozhodnutí je na Vás: odpovězte jedním řádkem, „arbiter { $game } uphold { $claim }: “ (uznat) nebo „arbiter { $game } reject { $claim }: “ (zamítnout), a uveďte důvod.
event-claim-analyse = Můžete předložit analýzu: odpovězte „{ command-analysis }:“ a pod to napište její text. { -opponent(case: "Nominative") } si ji do konce { -game(case: "genitive") } nemůže přečíst.
event-analysed = { $who-is ->
    [you] Předkládáte analýzu.
   *[other] { $who } předkládá analýzu.
}
event-claim-lapsed = O { -claim(case: "locative") } nebylo včas rozhodnuto. { -game(case: "Nominative") } pokračuje, jako by { -claim } nebyla podána. Doba čekání se nezapočítává žádnému hráči.
event-claim-upheld = { $who-is ->
    [you] Vaše { -claim }: { $claim }. Na základě: { $basis }.
   *[other] { $who } podává { -claim(case: "accusative") }: { $claim }. Na základě: { $basis }.
} Reklamace je oprávněná.
event-claim-rejected = { $who-is ->
    [you] Vaše { -claim }: { $claim }. Na základě: { $basis }.
   *[other] { $who } podává { -claim(case: "accusative") }: { $claim }. Na základě: { $basis }.
} { $offer ->
    [yes] Reklamace není oprávněná a platí jako nabídka { -draw(case: "genitive") } (FIDE 9.5.3).
   *[no] Reklamace není oprávněná.
}
event-adjudication-declined = Odhad { -game(case: "genitive") } byl odmítnut. Rozhodnutí: { $arbiter }. { -game(case: "Nominative") } pokračuje.

event-flag-fell = { $who-is ->
    [you] Váš { -move } nepřišel před termínem: { $deadline }.
   *[other] { -move(case: "Nominative") } hráče nepřišel před termínem: { $who }, { $deadline }.
}
event-downtime = Služba byla mimo provoz. Čas vrácený na { -clock }: { $time }.
event-downtime-absent = Služba byla mimo provoz v době, kdy { -clock } stály. Nepřítomný hráč má o tuto dobu více času, než se musí dostavit.
event-leave = { $who-is ->
    [you] Vaše dovolená: od { $first } do { $last }.
   *[other] Dovolená: { $who }, od { $first } do { $last }.
}
event-no-leave = { $who-is ->
    [you] Vaše dovolená je zrušena: od { $first } do { $last }.
   *[other] Dovolená je zrušena: { $who }, od { $first } do { $last }.
}
event-reflection = { $who-is ->
    [you] Oznamujete další přemýšlení o tomto { -move(case: "locative") }.
   *[other] { $who } oznamuje další přemýšlení o tomto { -move(case: "locative") }.
}
event-refilled = { $who-is ->
    [you] Čerpáte čas z rezervy: { $time }.
   *[other] { $who } čerpá čas z rezervy: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Oznamujete { -arbiter(case: "dative") }, že { -clock } jsou chybné.
   *[other] { $who } oznamuje { -arbiter(case: "dative") }, že { -clock } jsou chybné.
}

event-adjournment-proposed = { $who-is ->
    [you] Navrhujete { -adjourn } { -game(case: "genitive") }.
   *[other] { $who } navrhuje { -adjourn } { -game(case: "genitive") }.
}
event-adjournment-declined = { $who-is ->
    [you] Odmítáte { -adjourn }; { -game } pokračuje.
   *[other] { $who } odmítá { -adjourn }; { -game } pokračuje.
}
event-adjourned-early = Hráč na { -move(case: "locative") } { -adjourn(form: "present") } { -game(case: "accusative") } předčasně a tomuto hráči se započítává čas do plánovaného konce sezení: { $until }.
event-session-over = Sezení skončilo, nebo se hráči dohodli na { -adjourn } { -game(case: "genitive") }.
event-adjournment-agreed = Hráči se dohodli na { -adjourn } { -game(case: "genitive") }.
event-drafted = V { -envelope(case: "locative") } je koncept { -sealed-move(case: "genitive") }. Pochází od hráče, který je na { -move(case: "locative") }.
event-you-drafted = Koncept Vašeho { -sealed-move(case: "genitive") } je v { -envelope(case: "locative") } a Vaše { -clock } stále běží. Jiný koncept ho nahradí.
event-sealed = { $who-is ->
    [you] Váš příští { -move } je { -seal(form: "masculine") } (spotřebovaný čas: { $time }).
   *[other] { $who } { -seal(form: "present") } příští { -move } (spotřebovaný čas: { $time }).
} { -game(case: "Nominative") } je { -adjourn(form: "feminine") }; { -clock } stojí.
event-sealed-reply = { $who-is ->
    [you] Vaše odpověď je { -seal(form: "feminine") } (spotřebovaný čas: { $time }), protože se strana, která dříve { -seal(form: "past-feminine") } { -move }, dosud nedostavila.
   *[other] { $who } { -seal(form: "present") } odpověď (spotřebovaný čas: { $time }), protože se strana, která dříve { -seal(form: "past-feminine") } { -move }, dosud nedostavila.
} Běží { -clock } nepřítomného hráče; odpověď se otevře, až se tento hráč dostaví.
event-face-acknowledged = Údaje na { -envelope(case: "locative") } jsou zkontrolovány a { -envelope(case: "accusative") } má u sebe { $arbiter }.
event-resumption-set = Termín { -resume } mění { $arbiter }. Nový { -deadline }: { $time }.

event-resumption-asked = { $who-is ->
    [you] Žádáte o { -resume } { -game(case: "genitive") }.
   *[other] { $who } žádá o { -resume } { -game(case: "genitive") }.
}
event-resumed = { -game(case: "Nominative") } je { -resume(form: "feminine") }. { -arbiter(case: "Nominative") } otevře { -envelope(case: "accusative") }; do té doby { -clock } stojí.
event-resumed-in-your-absence = { -game(case: "Nominative") } je { -resume(form: "feminine") } ve Vaší nepřítomnosti: Vaše { -clock } běží.
event-resumed-in-absence = { -game(case: "Nominative") } je { -resume(form: "feminine") } v nepřítomnosti hráče, který má odpovědět; { -clock } tohoto hráče běží.
event-early-opening = Předčasné otevření { -envelope(case: "genitive") } schvaluje { -arbiter }.
event-early-opening-one-of-two = Předčasné otevření { -envelope(case: "genitive") } schvaluje { -arbiter }; souhlasit musí ještě druhý { -arbiter }.
event-late = { $who-is ->
    [you] Čekací doba uplynula bez Vaší přítomnosti (FIDE Guidelines I.10).
   *[other] Čekací doba uplynula bez přítomnosti hráče: { $who } (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Časový limit uplynul bez Vaší přítomnosti (FIDE Guidelines I.10).
   *[other] Časový limit uplynul bez přítomnosti hráče: { $who } (FIDE Guidelines I.10).
}
event-both-late = Čekací doba uplynula a nedostavil se nikdo z hráčů (FIDE Guidelines I.10).
event-both-late-for-limit = Časový limit uplynul a nedostavil se nikdo z hráčů (FIDE Guidelines I.10).
event-envelope-missing = { -envelope(case: "Accusative") } nelze otevřít. Hráč, od kterého pochází { -sealed-move }, musí předložit { -seal(form: "adjective") } text: platí jen text s uvedeným SHA-256. Pokud od tohoto hráče pochází i zašifrování { -envelope(case: "genitive") }, jeho { -clock } běží; jinak { -clock } stojí a o { -game(case: "locative") } může rozhodnout { -arbiter }.
event-envelope-shut = Důvod: nelze ji otevřít, nebo její text neodpovídá kontrolnímu součtu.
event-reading-chosen = { $who-is ->
    [you] Volíte čtení { -sealed-move(case: "genitive") }: { $move }.
   *[other] { $who } volí čtení { -sealed-move(case: "genitive") }: { $move }.
}
event-opened = { -envelope(case: "Nominative") } je otevřena. { $who-is ->
    [you] Váš { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} { $move } (zapsáno „{ $written }“).
event-opened-with-offer = { -envelope(case: "Nominative") } je otevřena. { $who-is ->
    [you] Váš { -sealed-move } s nabídkou { -draw(case: "genitive") }:
   *[other] { $who }, { -sealed-move } s nabídkou { -draw(case: "genitive") }:
} { $move } (zapsáno „{ $written }“).
event-opened-ambiguous = { -envelope(case: "Nominative") } je otevřena. { $who-is ->
    [you] Váš { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} „{ $written }“. Lze ho číst více způsoby.
event-opened-illegal = { -envelope(case: "Nominative") } je otevřena. { $who-is ->
    [you] Váš { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} „{ $written }“. To není přípustný { -move }.
event-opened-nothing = { -envelope(case: "Nominative") } je otevřena. Její text není { -move } { -seal(form: "adjective") } v této pozici této { -game(case: "genitive") }, proto se nikomu neukazuje.
event-opened-early = Byla otevřena předčasně, rozhodnutím { -arbiter(case: "genitive") }.
event-publication-agreed = { $who-is ->
    [you] Souhlasíte se zveřejněním { -envelope(case: "genitive") } této { -game(case: "genitive") }.
   *[other] { $who } souhlasí se zveřejněním { -envelope(case: "genitive") } této { -game(case: "genitive") }.
} Otevře se, pokud budou souhlasit oba hráči, a v { -game(case: "locative") } nic nemění.
event-published = Oba hráči souhlasili a { -envelope } této { -game(case: "genitive") } je otevřena. { $who-is ->
    [you] Váš { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} { $written }. V { -game(case: "locative") } to nic nemění.
event-published-nothing = Oba hráči souhlasili a { -envelope } této { -game(case: "genitive") } je otevřena. Její text není { -sealed-move }.

act-warned = { $who-is ->
    [you] Dostáváte napomenutí.
   *[other] { $who } dostává napomenutí.
} Rozhodnutí: { $arbiter }.
act-time-given = { $who-is ->
    [you] Na Vaše { -clock } byl přidán čas: { $time }.
   *[other] Na { -clock } byl přidán čas: { $who }, { $time }.
} Rozhodnutí: { $arbiter }.
act-time-taken = { $who-is ->
    [you] Z Vašich { -clock(case: "genitive") } byl odebrán čas: { $time }.
   *[other] Z { -clock(case: "genitive") } byl odebrán čas: { $who }, { $time }.
} Rozhodnutí: { $arbiter }.
act-clocks = { -clock(case: "Nominative") } opravuje { $arbiter }. Čas spotřebovaný na dosavadní { -move(case: "plural") }: { -white } – { $white }, { -black } – { $black }.
act-clocks-and-deadline = { -clock(case: "Nominative") } opravuje { $arbiter }. Čas spotřebovaný na dosavadní { -move(case: "plural") }: { -white } – { $white }, { -black } – { $black }. Termín tohoto { -move(case: "genitive") }: { $deadline }.
act-points = Body mění { $arbiter }: { -white } – { $white }, { -black } – { $black }.
act-leave = Zvláštní dovolenou od { $first } do { $last } uděluje { $arbiter }. { $who-is ->
    [you] Vaše { -clock } v těchto dnech neběží.
   *[other] { -clock(case: "Nominative") } v těchto dnech neběží: { $who }.
}
act-leave-ended = Dovolenou, jejíž první den je { $first }, ukončuje { $arbiter }. { $who-is ->
    [you] Vaše { -clock } se kvůli ní už nezastaví.
   *[other] { -clock(case: "Nominative") } se kvůli ní už nezastaví: { $who }.
}
act-adjourned = { -adjourn(form: "Noun") } { -game(case: "genitive") } nařizuje { $arbiter }.
act-taken-back = Vrácení omylem odeslaného { -move(case: "genitive") } povoluje { $arbiter }. { -game(case: "Nominative") } pokračuje z pozice po { $ply ->
    [one] { $ply } půltahu
    [few] { $ply } půltazích
   *[other] { $ply } půltazích
}. Čas od té doby se nezapočítává žádnému hráči.
act-you-replace = Od nynějška hrajete tuto { -game(case: "accusative") } místo jiného hráče. Stav { -clock(case: "genitive") } se nemění. Nabídky, { -claim(case: "plural") } a ohlášené dovolené tohoto hráče neplatí.
act-you-were-replaced = V této { -game(case: "locative") } už nehrajete. Místo Vás hraje dál: { $name }. Vaše nabídky, { -claim(case: "plural") } a podmíněné { -move(case: "plural") } neplatí.
act-replaced = Od nynějška hraje místo jiného hráče: { $name }. Stav { -clock(case: "genitive") } se nemění. Nabídky a { -claim(case: "plural") } předchozího hráče neplatí.
act-replayed-as = Hraje se znovu jako { $game }.
act-counts-after-all = { -game(case: "Nominative") } { $game } přece platí.
act-how-to-appeal = Pokud nesouhlasíte, můžete se { -appeal(form: "infinitive") } k jinému { -arbiter(case: "dative") } do: { $until }. Odpovězte jedním řádkem: „{ command-appeal } { $act }: “ a Vaše odůvodnění.
event-appealed = { $who-is ->
    [you] Odvoláváte se proti rozhodnutí { -arbiter(case: "genitive") } č. { $act }.
   *[other] { $who } se { -appeal(form: "present") } proti rozhodnutí { -arbiter(case: "genitive") } č. { $act }.
} Rozhodne jiný { -arbiter }.
event-replaced-appealed = Nahrazený hráč se { -appeal(form: "present") } proti rozhodnutí { -arbiter(case: "genitive") } č. { $act }. Rozhodne jiný { -arbiter }.
event-appealed-act = Rozhodnutí znělo: { $act }
event-appeal-decide = Pokud to nebylo Vaše rozhodnutí, můžete o { -appeal } rozhodnout: odpovězte jedním řádkem, „arbiter { $game } confirm { $act }: “ (potvrdit) nebo „arbiter { $game } reverse { $act }: “ (zrušit), a uveďte důvod.
event-confirmed = Rozhodnutí č. { $act } potvrzuje jiný { -arbiter }.
event-you-confirmed = Potvrzujete rozhodnutí č. { $act }.
event-reversed = Rozhodnutí č. { $act } ruší jiný { -arbiter }. { -game(case: "Nominative") } stojí tak, jak by stála bez tohoto rozhodnutí. Čas, ve kterém nebylo možné táhnout, se nezapočítává žádnému hráči.
event-you-reversed = Rušíte rozhodnutí č. { $act }. { -game(case: "Nominative") } stojí tak, jak by stála bez tohoto rozhodnutí. Čas, ve kterém nebylo možné táhnout, se nezapočítává žádnému hráči.
event-withdrawn = { $who-is ->
    [you] Vystupujete z této { -game(case: "genitive") }.
   *[other] { $who } vystupuje z této { -game(case: "genitive") }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Polovina Vašich { -game(case: "genitive-plural") } v tomto turnaji je prohraná pro nečinnost.
   *[other] Polovina { -game(case: "genitive-plural") } v tomto turnaji je prohraná pro nečinnost: { $who }.
} Platí to jako vystoupení.
event-withdrawal-noted = { $who-is ->
    [you] Vaše vystoupení je zaznamenáno.
   *[other] Vystoupení je zaznamenáno: { $who }.
} Rozhodnutí: { $arbiter }.
event-withdrawn-waits = { -clock(case: "Nominative") } stojí, dokud o { -game(case: "locative") } nerozhodne { -arbiter }.

event-mail-returned = { $who-is ->
    [you] E-maily pro Vás se vracejí.
   *[other] E-maily se vracejí. Příjemce: { $who }.
}
event-mail-arrives = { $who-is ->
    [you] E-maily pro Vás opět docházejí.
   *[other] E-maily opět docházejí. Příjemce: { $who }.
}
event-zone = { $who-is ->
    [you] Vaše časové pásmo je zaznamenáno.
   *[other] Časové pásmo je zaznamenáno: { $who }.
}
event-other = Je zaznamenána jiná událost.

## The end of a game

over-white-wins = Konec { -game(case: "genitive") } { $game }, { $result }. { $who-is ->
    [you] Vyhráváte { -white(form: "instrumental-plural") }.
   *[other] { $who } vyhrává { -white(form: "instrumental-plural") }.
} Důvod: { $how }.
over-black-wins = Konec { -game(case: "genitive") } { $game }, { $result }. { $who-is ->
    [you] Vyhráváte { -black(form: "instrumental-plural") }.
   *[other] { $who } vyhrává { -black(form: "instrumental-plural") }.
} Důvod: { $how }.
over-both-lose = Konec { -game(case: "genitive") } { $game }, { $result }. Oba hráči prohrávají. Důvod: { $how }.
over-no-result = Konec { -game(case: "genitive") } { $game }, { $result }. Bez výsledku. Důvod: { $how }.
over-drawn = Konec { -game(case: "genitive") } { $game }, { $result }. { -draw(case: "Nominative") }. Důvod: { $how }.
over-drawn-not-won = Konec { -game(case: "genitive") } { $game }, { $result }. { -draw(case: "Nominative") }. Důvod: { $how }; druhá strana však nemůže dát { -mate }.
ending-by-silence = nečinnost (příliš dlouho nepřišel žádný { -move })
ending-checkmate = { -mate }
ending-resignation = { -resign(form: "noun") } { -game(case: "genitive") }
ending-stalemate = { -stalemate }
ending-dead-position = žádná ze stran nemůže dát { -mate }
ending-agreement = dohoda hráčů
ending-threefold = trojí opakování pozice, na základě { -claim(case: "genitive") }
ending-fifty = pravidlo padesáti { -move(case: "genitive-plural") }, na základě { -claim(case: "genitive") }
ending-tablebase = { -tablebase }, na základě { -claim(case: "genitive") }
ending-fivefold = pětinásobné opakování pozice
ending-seventy-five = pravidlo sedmdesáti pěti { -move(case: "genitive-plural") }
ending-time = překročení času
ending-illegal-moves = { -illegal(form: "neuter") } { -move(case: "plural") }
ending-sealed-move = { -sealed-move } byl nejednoznačný nebo { -illegal }
ending-forfeit = kontumace
ending-cancelled = zrušení { -game(case: "genitive") } rozhodnutím { -arbiter(case: "genitive") }
ending-annulled = anulování { -game(case: "genitive") } rozhodnutím { -arbiter(case: "genitive") }
ending-expulsion = vyloučení druhého hráče
ending-withdrawal = vystoupení hráče
ending-adjudication = odhad { -game(case: "genitive") }

## What was done, to the player whose command it was

done-moved = { -move(case: "Nominative") } je proveden.
done-moved-with-offer = { -move(case: "Nominative") } je proveden, s nabídkou { -draw(case: "genitive") }.
done-message = Vaše zpráva je v záznamu { -game(case: "genitive") } a na cestě k { -opponent(case: "dative") }.
done-draw-offered = Nabízíte { -draw(case: "accusative") }. Nabídka platí, dokud { -opponent } neodpoví.
done-draw-declined = Odmítáte { -draw(case: "accusative") }. { -game(case: "Nominative") } pokračuje.
done-claim-upheld = Vaše { -claim } je oprávněná.
done-claim-referred = O Vaší { -claim(case: "locative") } rozhodne { -arbiter }. Rozhodnutí Vám přijde e-mailem.
done-claim-is-offer = Reklamace platí jako nabídka { -draw(case: "genitive") }, kterou { -opponent } může přijmout (FIDE 9.5.3).
done-penalty = { -opponent(case: "Nominative") } dostává na { -clock } čas navíc: { $time }.
done-analysed = Vaše analýza je v záznamu { -game(case: "genitive") }, pro { -arbiter(case: "accusative") }.
done-adjournment-proposed = Navrhujete { -adjourn } { -game(case: "genitive") }. { -game(case: "Nominative") } pokračuje, dokud { -opponent } nebude souhlasit.
done-adjournment-declined = Odmítáte { -adjourn } { -game(case: "genitive") }. { -game(case: "Nominative") } pokračuje.
done-adjourned = { -game(case: "Nominative") } se { -adjourn(form: "present") }: hráč na { -move(case: "locative") } { -seal(form: "future") } { -move }.
done-drafted = Koncept je v { -envelope(case: "locative") }. Ještě není { -seal(form: "adjective") }: { -seal(form: "second-person") } ho tak, že na samostatný řádek napíšete „{ command-seal }“.
done-sealed = { -move(case: "Nominative") } je { -seal(form: "masculine") } a { -game } { -adjourn(form: "feminine") }.
done-sealed-with-offer = { -move(case: "Nominative") } je { -seal(form: "masculine") } s Vaší nabídkou { -draw(case: "genitive") } a { -game } { -adjourn(form: "feminine") }. Váš { -opponent } se o nabídce dozví, až se { -envelope } otevře. Nabídka potom platí, dokud { -opponent } neodpoví nebo netáhne.
done-drafted-with-offer = Vaše nabídka { -draw(case: "genitive") } je v { -envelope(case: "locative") } s konceptem. Váš { -opponent } se o ní dozví, až se zapečetěná { -envelope } otevře.
done-resumption-asked = Oznamujete připravenost k { -resume }. { -game(case: "Nominative") } bude pokračovat, až připravenost oznámí i { -opponent }, nejpozději ve stanoveném termínu.
done-resumed = { -game(case: "Nominative") } je { -resume(form: "feminine") }.
done-publication-agreed = Souhlasíte se zveřejněním { -envelope(case: "genitive") }. Zveřejní se, až bude souhlasit i { -opponent }.
done-published = { -envelope(case: "Nominative") } je zveřejněna v záznamu { -game(case: "genitive") }.
done-reading-chosen = Jako { -sealed-move } platí { -move }, který volíte.
done-clocks-questioned = { -arbiter(case: "Nominative") } dostává zprávu, že podle Vás jsou { -clock } chybné.
done-flag-fell = { -flag(case: "Nominative") } padl.
done-leave = Vaše dovolená: od { $first } do { $last }, oba dny včetně. V té době Vaše { -clock } stojí.
done-no-leave = Vaše dovolená od { $first } do { $last } je zrušena. V těchto dnech Vaše { -clock } běží.
done-reflection = Přemýšlíte dál o tomto { -move(case: "locative") }. Vaše nečinnost prozatím neznamená prohru a Vaše { -clock } běží dál.
done-refilled = Čas převedený z Vaší rezervy na { -clock }: { $time }.
done-withdrawn = Vystupujete z této { -game(case: "genitive") }.
done-appealed = Vaše { -appeal } proti rozhodnutí č. { $act } je v záznamu { -game(case: "genitive") }. Rozhodnutí platí, dokud nerozhodne jiný { -arbiter }. Výsledek Vám přijde e-mailem.
done-game-over = { -game(case: "Nominative") } skončila.

## The position in words

pieces-none = žádné
board-figures = Na této šachovnici jsou vyplněné a podtržené figury { -black(form: "genitive") }.
pieces = { -white(form: "Nominative") }: { $white }. { -black(form: "Nominative") }: { $black }.
pieces-king = { $count ->
    [one] Král
    [few] Králové
   *[other] Králové
} { $squares }
pieces-queen = { $count ->
    [one] Dáma
    [few] Dámy
   *[other] Dámy
} { $squares }
pieces-rook = { $count ->
    [one] Věž
    [few] Věže
   *[other] Věže
} { $squares }
pieces-bishop = { $count ->
    [one] Střelec
    [few] Střelci
   *[other] Střelci
} { $squares }
pieces-knight = { $count ->
    [one] Jezdec
    [few] Jezdci
   *[other] Jezdci
} { $squares }
pieces-pawn = { $count ->
    [one] Pěšec
    [few] Pěšci
   *[other] Pěšci
} { $squares }

## Clocks

clock-limit = Časový limit: { $control }.
clock-control = Tempo hry: { $control }.
clock-white = { -white(form: "Nominative") } ({ $name }) – { $times }.
clock-black = { -black(form: "Nominative") } ({ $name }) – { $times }.
clock-times = { $times }
clock-with-more = { $times } (na příští { -move } navíc: { $gained })
clock-with-less = { $times } (na příští { -move } méně o: { $lost })
clock-used = spotřebováno: { $time }
clock-left = zbývá: { $time }
clock-on-the-clock = na { -clock(case: "locative") }: { $time }
clock-with-bank = { $left }, v rezervě: { $bank }
clock-this-move = Tento { -move } ({ $name }) – spotřebováno: { $used }, započteno: { $charged }.
clock-delay = Do konce odkladu zbývá: { $left }. Do té doby se nic nezapočítává.
clock-stopped = { -clock(case: "Nominative") } byly zastaveny: { $at }. Poběží dál od tohoto stavu.
clock-paused-leave = { -clock(case: "Nominative") } stojí: dovolená.
clock-paused-free-day = { -clock(case: "Nominative") } stojí: volný den.
clock-paused-night = { -clock(case: "Nominative") } stojí: noc.
clock-next = Dále: { $what }, { $at }.
clock-next-time-is-up = čas vyprší
clock-next-silence = { -game } je prohraná pro nečinnost
clock-next-delay-over = odklad skončí
clock-next-double = čas se začne počítat dvojnásobně
clock-next-day = započte se další den
clock-next-refill = { -clock } bude možné doplnit z rezervy
clock-next-leave = začne dovolená
clock-next-free-day = začne volný den
clock-next-night = začne noční přestávka
clock-next-goes-on = { -clock } poběží dál

## Whose move it is, and until when

state-your-move = Jste na { -move(case: "locative") }, { -move } { $number }. Odpovězte svým { -move(case: "instrumental") } na tento e-mail. Termín: { $until }, zbývá: { $left }.
state-their-move = Na { -move(case: "locative") } je { $name }. Termín: { $until }, zbývá: { $left }.
state-you-seal = { -seal(form: "Imperative") } svůj { -move } { $number }. Termín: { $until }, zbývá: { $left }.
state-they-seal = Příští { -move } musí { -seal } { $name }. Termín: { $until }, zbývá: { $left }.
state-adjourned-yours = Vaše { -clock } běží do: { $until }, zbývá: { $left }.
state-adjourned-theirs = { -clock(case: "Nominative") } { -opponent(case: "genitive") } běží do: { $until }, zbývá: { $left }.
state-you-on-leave = Máte dovolenou a nemůžete táhnout dříve než: { $back }. Od té doby odpovězte na tento e-mail svým { -move(case: "instrumental") } { $number }. Termín: { $until }.
state-on-leave = Dovolená: { $name }, do: { $back }. Termín { -move(case: "genitive") }: { $until }.
state-doubles = Čas tohoto { -move(case: "genitive") } se bude počítat dvojnásobně od: { $at }. Doba přemýšlení do té chvíle: { $after }. Uvedený { -deadline } to už zohledňuje.
state-doubled = Čas tohoto { -move(case: "genitive") } se počítá dvojnásobně od: { $at }. Doba přemýšlení do té chvíle: { $after }. Uvedený { -deadline } to už zohledňuje.
state-your-flag = Váš { -flag } padl: { $at }. Dokud to { -opponent } nebo { -arbiter } nereklamuje, Váš { -move } ještě platí: proveďte ho ihned.
state-your-flag-for-arbiter = Váš { -flag } padl: { $at }. Dokud to { -arbiter } nereklamuje, Váš { -move } ještě platí: proveďte ho ihned.
state-flag-to-claim = Padl { -flag }: { $name }, { $at }. Chcete-li kvůli tomu { -game(case: "accusative") } ukončit, odpovězte „{ command-claim-time }“; do té doby { -move } ještě platí.
state-flag = Padl { -flag }: { $name }, { $at }. Dokud { -arbiter } kvůli tomu { -game(case: "accusative") } neukončí, { -move } ještě platí.

## Reminders

reminder-time = { $site } připomíná: Váš čas se krátí.
reminder-silence = { $site } varuje: dlouho od Vás nepřišel { -move } a nečinnost znamená prohru po: { $until }. Táhněte, nebo napište „{ command-reflect }“, chcete-li přemýšlet dál; Vaše { -clock } přitom běží.
reminder-silent-flag = { $site } varuje: dlouho od Vás nepřišel { -move } a Váš čas vyprší po: { $until }.
restored = Službu bylo nutné obnovit ze zálohy. Pozdější { -move(case: "plural") } a zprávy jsou ztraceny, ale čas byl vrácen. { -game(case: "Nominative") } stojí tak, jak je zde ukázána. Podmíněné { -move(case: "plural") } byly zrušeny: pošlete je prosím znovu. Odpovězte prosím na tento e-mail; odpovědi na starší e-maily nemají žádný účinek.
restored-from = Službu bylo nutné obnovit ze zálohy: { $at }. Pozdější { -move(case: "plural") } a zprávy jsou ztraceny, ale čas byl vrácen. { -game(case: "Nominative") } stojí tak, jak je zde ukázána. Podmíněné { -move(case: "plural") } byly zrušeny: pošlete je prosím znovu. Odpovězte prosím na tento e-mail; odpovědi na starší e-maily nemají žádný účinek.

## Conditional moves

conditions-none = Nyní nemáte žádné podmíněné { -move(case: "plural") }.
conditions-kept = Vaše podmíněné { -move(case: "plural") } jsou uloženy.
conditions-replaced = Vaše podmíněné { -move(case: "plural") } jsou uloženy. Nahrazují dříve zadané (počet řádků: { $count }).
conditions-stored = Vaše podmíněné { -move(case: "plural") } jsou nyní tyto. Každý řádek je jeden řetězec:
conditions-not-foreseen = Žádný z Vašich podmíněných { -move(case: "genitive-plural") } neodpovídá na tento { -move }; zbývající byly zrušeny.
conditions-others-dropped = Vaše podmíněné { -move(case: "plural") } na jiné { -move(case: "plural") } { -opponent(case: "genitive") } byly zrušeny, protože ty už nejsou možné.
conditions-you-decide = Váš podmíněný { -move } nebyl proveden, protože { -opponent } podává návrh, o kterém musíte rozhodnout osobně. Pokud ho nyní zahrajete, zbytek jeho řádku zůstane; ty na jiné { -move(case: "plural") } byly zrušeny.
conditions-mail-unread = Váš podmíněný { -move } nebyl proveden, protože před { -move(case: "instrumental") } { -opponent(case: "genitive") } přišel Váš e-mail o této { -game(case: "locative") }, který ještě nebyl přečten: mohl podmíněný { -move } odvolávat. Pokud ho nyní zahrajete, zbytek jeho řádku zůstane; ty na jiné { -move(case: "plural") } byly zrušeny.
conditions-adjourned = Vaše podmíněné { -move(case: "plural") } byly zrušeny: na { -move } z { -envelope(case: "genitive") } se nikdy neodpovídá naslepo.
conditions-taken-back = Vaše podmíněné { -move(case: "plural") } byly zrušeny: patřily k předchozímu stavu { -game(case: "genitive") }.

## Messages of the players

writes = { $who } píše:
writes-replaced = Nahrazený hráč píše:
writes-arbiter = { -arbiter(case: "Nominative") } píše:
writes-more = ... pokračování: { $url }

## Envelopes

sealed-commitment = { -move(case: "Nominative") } je v zašifrované { -envelope(case: "locative") }, kterou před { -resume(form: "instrumental") } { -game(case: "genitive") } nikdo neotevře. Toto je SHA-256 textu v { -envelope(case: "locative") }. Uschovejte si ho: dokáže, že je to táž { -envelope }, která byla nyní { -seal(form: "feminine") }.
opened-commitment = Text z { -envelope(case: "genitive") } je v záznamu { -game(case: "genitive") }; jeho SHA-256 je kontrolní součet uvedený při { -seal(form: "noun") } { -move(case: "genitive") } ({ $url }):

## How to answer

answer-move = Odpovězte na tento e-mail jedním řádkem, například „{ $example }“; zápis může být jakýkoli.
answer-seal = Odpovězte na tento e-mail jedním řádkem, například „{ command-seal }{"\u00A0"}{ $example }“; zápis může být jakýkoli.
answer-seal-clock = Vaše { -clock } běží, dokud { -move } není { -seal(form: "masculine") }. Před otevřením { -envelope(case: "genitive") } ho nikdo neuvidí.
answer-draw = { $opponent } nabízí { -draw(case: "accusative") }: odpovězte „{ command-accept }“, pokud souhlasíte, nebo „{ command-decline }“, pokud nesouhlasíte.
answer-draw-on-move = { $opponent } nabízí { -draw(case: "accusative") }: odpovězte „{ command-accept }“, pokud souhlasíte, nebo „{ command-decline }“, pokud nesouhlasíte; provedením { -move(case: "genitive") } se nabídka odmítá.
answer-adjournment = { $opponent } navrhuje { -adjourn } { -game(case: "genitive") }: pokud souhlasíte, odpovězte „{ command-adjourn }“; hráč na { -move(case: "locative") } potom { -seal(form: "future") } příští { -move } a { -clock } se zastaví. Chcete-li hrát dál, odpovězte „{ command-decline-adjournment }“.
commands-help = Příkazy: odpovězte „{ command-help }“.
commands = Příkazy, každý na vlastním řádku: Váš { -move }; Váš { -move } a „{ command-draw }“; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move(case: "Nominative") } zůstává ve své { -envelope(case: "locative") }. Ukáže se jen tehdy, když odpoví „{ command-publish }“ oba hráči: Vy i { -opponent }.
moves = { -move(case: "Plural") }: { $moves }
game-took =
    { -game(case: "Nominative") } má { $moves ->
        [one] { $moves } { -move }
        [few] { $moves } { -move(case: "plural") }
       *[other] { $moves } { -move(case: "genitive-plural") }
    }; doba trvání: { $time }.
game-took-no-move = Doba trvání { -game(case: "genitive") }: { $time }. Nebyl proveden žádný { -move }.
game-attached = Celá { -game } je v příloze { $file }, pro šachové programy.
game-attached-short = { -move(case: "Plural") } jsou v příloze { $file }, pro šachové programy. S komentáři je { -game } na e-mail příliš dlouhá; podívejte se na { $url }
pgn-too-long = { -game(case: "Nominative") } je na tento e-mail příliš dlouhá: odpovězte „{ command-pgn }“, nebo se podívejte na { $url }

resume-played = se zahraje { -sealed-move }
resume-opened-and-played = { -arbiter } otevře { -envelope(case: "accusative") } a zahraje se { -sealed-move }
resume-reply-when-ready = Odpovězte „{ command-resume }“, až budete moci pokračovat.
resume-opponent-ready = { $opponent } oznamuje připravenost. Odpovězte „{ command-resume }“, až budete moci pokračovat i Vy: potom { $then }. Jinak bude { -game } { -resume(form: "feminine") } ve Vaší nepřítomnosti: { $latest }.
resume-when-opponent-too = Termín { -resume }: { $latest }. Pokud dříve oznámí připravenost i { $opponent }, { -game } bude { -resume(form: "feminine") } hned. Jinak od tohoto { -deadline(case: "genitive") } běží { -clock } { -opponent(case: "genitive") } a { -envelope } se otevře, až se { $opponent } dostaví.
resume-when-both-sealer = Termín { -resume }: { $latest }. Pokud dříve oznámí připravenost oba hráči, { -game } bude { -resume(form: "feminine") } hned. Jinak od tohoto { -deadline(case: "genitive") } běží { -clock } { -opponent(case: "genitive") } a { -envelope } se otevře, až se { $opponent } dostaví.
resume-when-opponent = { -game(case: "Nominative") } bude { -resume(form: "feminine") }, až oznámí připravenost { $opponent }, nejpozději: { $latest }.
resume-when-opponent-ready-too = { -game(case: "Nominative") } bude { -resume(form: "feminine") }, až oznámí připravenost i { $opponent }, nejpozději: { $latest }.
resume-when-both = Termín { -resume }: { $latest }. Pokud dříve oznámí připravenost oba hráči, { -game } bude { -resume(form: "feminine") } hned. Jinak od tohoto { -deadline(case: "genitive") } běží Vaše { -clock }. { -envelope(case: "Nominative") } se otevře, až odpovíte „{ command-resume }“.
resume-now = Chcete-li otevřít { -envelope(case: "accusative") }, odpovězte „{ command-resume }“: potom { $then } a rozběhnou se Vaše { -clock }. Jinak bude { -game } { -resume(form: "feminine") }: { $latest }.
resume-clock-runs = Odpovězte „{ command-resume }“: potom { $then }. Do té doby běží Vaše { -clock }.
resume-show-text = Předložte text, který je od Vás { -seal(form: "masculine") }, přes HTTP (otevření { -envelope(case: "genitive") }), nebo ho předejte { -arbiter(case: "dative") }.
resume-choose = { -sealed-move(case: "Nominative") } lze číst více způsoby a volba je na Vás: odpovězte „{ command-choose } { $first }“; místo { $first } můžete uvést jiný z těchto { -move(case: "genitive-plural") }: { $readings }. Vaše { -clock } běží.
default-you = Odpovězte „{ command-resume }“ do: { $until }. Jinak { -game(case: "accusative") } kontumačně prohrajete (FIDE Guidelines I.10).
default-opponent = Pokud se { $opponent } nedostaví do: { $until }, { -game } bude pro tuto stranu kontumačně prohraná (FIDE Guidelines I.10).
default-sealer = Pokud se { $opponent } nedostaví do: { $until } a { -envelope } se dříve neotevře, { -game } bude pro tuto stranu kontumačně prohraná (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Musíte { -seal } příští { -move }. Vaše { -clock } běží, dokud { -move } není { -seal(form: "masculine") }.
   *[other] { $who } musí { -seal } příští { -move }. { -clock(case: "Nominative") } tohoto hráče běží, dokud { -move } není { -seal(form: "masculine") }.
}
standing-sealing-then = Jakmile je { -move } { -seal(form: "masculine") }, { -clock } stojí. Přestávka v { -game(case: "locative") } pak trvá nejvýše: { $after }.
standing-sealing-reply = { $who-is ->
    [you] Váš { -opponent } smí { -seal } odpověď, protože zde nejste. Potom běží Vaše { -clock }.
   *[other] Odpověď se smí { -seal }, protože se jeden z hráčů nedostavil: { $who }. Potom běží { -clock } tohoto hráče.
}
standing-drafted = { $who-is ->
    [you] Váš koncept je v { -envelope(case: "locative") }. { -seal(form: "Imperative") } ho, nebo ho nahraďte jiným.
   *[other] V { -envelope(case: "locative") } je koncept. Pochází od hráče: { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(case: "Nominative") } je { -adjourn(form: "feminine") }. Váš { -move } č. { $number } je { -seal(form: "masculine") } a { -clock } stojí.
   *[other] { -game(case: "Nominative") } je { -adjourn(form: "feminine") }. { -move(case: "Nominative") } č. { $number } je { -seal(form: "masculine") }: { $who }. { -clock(case: "Nominative") } stojí.
}
standing-ready = { $who-is ->
    [you] Oznamujete připravenost k { -resume } { -game(case: "genitive") }.
   *[other] { $who } oznamuje připravenost k { -resume } { -game(case: "genitive") }.
}
standing-not-ready = { $who-is ->
    [you] Vaše připravenost k { -resume } { -game(case: "genitive") } ještě není oznámena.
   *[other] { $who } ještě neoznamuje připravenost k { -resume } { -game(case: "genitive") }.
}
standing-when-both = Pokud oba hráči oznámí připravenost do: { $latest }, { -game } se { -resume(form: "future") }, jakmile tak učiní.
standing-when-one = { $who-is ->
    [you] { -game(case: "Nominative") } se { -resume(form: "future") }, až oznámíte připravenost, nejpozději: { $latest }.
   *[other] { -game(case: "Nominative") } se { -resume(form: "future") }, až { $who } oznámí připravenost, nejpozději: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Jinak Vaše { -clock } běží od: { $latest }. { -envelope(case: "Nominative") } se otevře, až se dostavíte.
   *[other] Jinak { -clock } hráče { $who } běží od: { $latest }. { -envelope(case: "Nominative") } se otevře, až se tento hráč dostaví.
}
standing-else-without = { $who-is ->
    [you] Jinak se { -game } { -resume(form: "future") } ve Vaší nepřítomnosti: { $latest }.
   *[other] Jinak se { -game } { -resume(form: "future") } v nepřítomnosti hráče { $who }: { $latest }.
}
standing-opens = { $by ->
    [arbiter] Potom { -envelope(case: "accusative") } otevře { -arbiter }.
   *[service] Potom { -envelope(case: "accusative") } otevře služba.
} { $who-is ->
    [you] { -sealed-move(case: "Nominative") } se provede a běží Vaše { -clock }.
   *[other] { -sealed-move(case: "Nominative") } se provede a běží { -clock } hráče { $who }.
}
standing-due = { -game(case: "Nominative") } je { -resume(form: "feminine") }. Do otevření { -envelope(case: "genitive") } { -clock } stojí.
standing-reply-sealed = Odpověď na otevřený { -move } je { -seal(form: "feminine") }.
standing-absent = { $who-is ->
    [you] { -game(case: "Nominative") } je { -resume(form: "feminine") }, ale Vy zde nejste. Vaše { -clock } běží do: { $until }. { -envelope(case: "Nominative") } se otevře, až se dostavíte.
   *[other] { -game(case: "Nominative") } je { -resume(form: "feminine") }, ale jeden z hráčů se nedostavil: { $who }. { -clock(case: "Nominative") } tohoto hráče běží do: { $until }. { -envelope(case: "Nominative") } se otevře, až se tento hráč dostaví.
}
standing-awaited = { $who-is ->
    [you] { -game(case: "Nominative") } je { -resume(form: "feminine") }, ale Vy zde ještě nejste.
   *[other] { -game(case: "Nominative") } je { -resume(form: "feminine") }, ale jeden z hráčů se ještě nedostavil: { $who }.
}
standing-late = Jeden z hráčů přišel příliš pozdě a prohrává, ledaže { -sealed-move } { -game(case: "accusative") } ukončil. Nejdříve se otevře { -envelope }.
standing-missing = { $who-is ->
    [you] { -envelope(case: "Accusative") } nelze otevřít. Předložte { -seal(form: "adjective") } text: Vaše { -clock } běží do: { $until }.
   *[other] { -envelope(case: "Accusative") } nelze otevřít. { $who } musí předložit { -seal(form: "adjective") } text; { -clock } tohoto hráče běží do: { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope(case: "Accusative") } nelze otevřít a { -clock } stojí. O { -game(case: "locative") } rozhodne { -arbiter }, pokud nepředložíte { -seal(form: "adjective") } text.
   *[other] { -envelope(case: "Accusative") } nelze otevřít a { -clock } stojí. O { -game(case: "locative") } rozhodne { -arbiter }, pokud { $who } nepředloží { -seal(form: "adjective") } text.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } lze číst více způsoby a volba je na Vás. Vaše { -clock } běží do: { $until }.
   *[other] { -sealed-move(case: "Nominative") } lze číst více způsoby. Čtení volí { $who }. { -clock(case: "Nominative") } tohoto hráče běží do: { $until }.
}
standing-default = Oznamte svou přítomnost do: { $until }. Jinak { -game(case: "accusative") } kontumačně prohrajete (FIDE Guidelines I.10).
standing-may-resume = Nyní můžete oznámit připravenost k { -resume } { -game(case: "genitive") }.
standing-may-end = Do otevření { -envelope(case: "genitive") } můžete nabídnout { -draw(case: "accusative") }, nebo se { -resign }. Pokud { -game } skončí takto, { -envelope } zůstane zavřená, ledaže oba hráči budou souhlasit s jejím ukázáním.

## For arbiters

arbiter-session-continues = Sezení skončilo a hráč na { -move(case: "locative") } by nyní měl { -seal } { -move }, ale { -envelope } nemá dost držitelů klíčů: příliš málo uvedených { -arbiter(case: "genitive-plural") } je stále { -arbiter(case: "instrumental-plural") }, má klíč a v této { -game(case: "locative") } nehraje. { -game(case: "Nominative") } pokračuje, dokud si klíč nezaregistruje dostatečný počet z nich, nebo dokud potřeba { -adjourn } nepomine.
arbiter-fetch = { -envelope(case: "Nominative") } na Vás čeká. Otevřete ji svým klíčem na její stránce: { $url }. Do té doby { -clock } stojí.
arbiter-fen = Pozice v zápisu FEN:
arbiter-fen-after = Pozice po oznámeném { -move(case: "locative") } v zápisu FEN:
arbiter-withdrawn = Rozhodnutí je na Vás: odpovězte jedním řádkem, „arbiter { $game } adjudicate 1-0: “ (nebo 0-1, 1/2, 0-0), s důvodem na konci; nebo hráče nahraďte řádkem „arbiter { $game } replace { $side } NAME: “, rovněž s důvodem na konci.
arbiter-default = Hráč, který se nedostaví do: { $until }, { -game(case: "accusative") } kontumačně prohraje (FIDE Guidelines I.10).
arbiter-agree-open = Pokud souhlasíte, odpovězte jedním řádkem: „arbiter { $game } open“.
arbiter-agree-show = Pokud souhlasíte, otevřete { -envelope(case: "accusative") } na její stránce a uveďte tam svůj důvod: { $url }.
arbiter-agree-two = K předčasnému otevření jsou potřeba dva { -arbiter(case: "plural") }: Vy a ještě jeden.
arbiter-clocks = Rozhodnutí o správných časech je na Vás: „correct_clocks“ na { $url }.
arbiter-flag = Chcete-li { -game(case: "accusative") } ukončit kvůli padlému { -flag(case: "genitive") }, odpovězte jedním řádkem: „arbiter { $game } flag“.
arbiter-more = Všechno, co čeká na { -arbiter(case: "accusative") }: { $queue } nebo „postzug arbiter list“. Všechno, co se v této { -game(case: "locative") } stalo nebo zkoušelo: { $trail }.

## Answers to mails

unanswered = Vaše e-maily bez odpovědi: { $count }, od: { $since }. Důvod: v krátké době pro Vás bylo mnoho odpovědí. Jasné { -move(case: "plural") } a příkazy v nich byly provedeny; nic jiného ne. Zkontrolujte prosím současný stav a zopakujte, co ještě chybí.
next-answer = V krátké době pro Vás bylo mnoho odpovědí, takže další přijde po: { $at }. Do té doby se každý e-mail přesto čte a jasný { -move } nebo příkaz v něm se provede; potom jeden e-mail oznámí, že jiné zůstaly bez odpovědi.
next-answer-reach = Pokud potřebujete pomoc dříve, napište provozovateli této služby: { $address }.
next-answer-stranger = Na tuto adresu přišlo v krátké době několik odpovědí, takže další přijde po: { $at }. E-maily, které přijdou dříve, zůstanou bez odpovědi.
more-lines = ... a další řádky: { $count }.
more-lines-too-many = ... a další řádky: { $count }, na e-mail příliš mnoho.
did-you-mean = Má to být { $move }? Pokud ano, odpovězte na tento e-mail slovem „{ word-yes }“ do: { $until }. { -move(case: "Nominative") } potom platí od doručení Vašeho prvního e-mailu. Pokud ne, odpovězte „{ word-no }“, nebo jen svým { -move(case: "instrumental") } na samostatném řádku.
confirm-public-address = Váš e-mail přišel na adresu, která nedokazuje, kdo ho napsal, takže z něj zatím nebylo nic provedeno. Odpovězte prosím na zpáteční adresu našich e-mailů: ta to dokazuje.
confirm-arbiter-act = Váš e-mail s rozhodnutím { -arbiter(case: "genitive") } přišel na adresu { -game(case: "genitive") }. Tato adresa stojí v každém e-mailu této { -game(case: "genitive") }, který se cituje nebo přeposílá, takže z něj zatím nebylo nic provedeno.
confirm-other-sender = E-mail Vaším jménem přišel z adresy { $from }, která není Vaší zapsanou adresou. Zatím z něj nebylo nic provedeno.
author-unproved = Na Vaši zpáteční adresu přišel e-mail Vaším jménem. Vaše nastavení vyžaduje silnější důkaz o odesílateli, než tento e-mail má, takže z něj zatím nebylo nic provedeno.
confirm-how = Je Váš? Pokud ano, odpovězte na tento e-mail slovem „{ word-yes }“ do: { $until }. Potom platí od svého prvního doručení. Jinak odpovězte „{ word-no }“, nebo nedělejte nic.

## A new account

join-confirm = Chcete zde účet se jménem { $name }? Pokud ano, odpovězte na tento e-mail slovem „{ word-yes }“ do: { $until }. Chcete-li jiné jméno, odpovězte jedním řádkem, například „{ command-join } Anna Berg“. Pokud to nebyla Vaše žádost, nedělejte nic: bez Vašeho „{ word-yes }“ účet nevznikne a Váš e-mail se smaže.
join-name = Pod jakým jménem chcete hrát? Odpovězte na tento e-mail jedním řádkem, například „{ command-join } Anna Berg“. Pokud odpověď přijde do: { $until }, vznikne tím Váš účet. Pokud to nebyla Vaše žádost, nedělejte nic.
code-sign-up = Váš kód k vytvoření účtu:
code-sign-in = Váš kód k přihlášení:
code-change-address = Váš kód, aby se od nynějška používala tato adresa:
code-asked-by = Odkud přišla žádost: { $device }.
code-browser = prohlížeč
code-how = Zadejte ho tam, odkud přišla žádost o kód; funguje jednou, doba platnosti: { $valid }. Pokud to nebyla Vaše žádost, nedělejte nic: bez kódu se nic nestane. Nikdo z { $site } se Vás na něj nikdy nebude ptát.
code-subject = Váš kód pro { $site }
account-subject = Váš účet na { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] co se stalo ve Vašich { -game(case: "locative-plural") }
    [one] Váš { -move } v { $count } { -game(case: "locative") }
    [few] Váš { -move } ve { $count } { -game(case: "locative-plural") }
   *[other] Váš { -move } v { $count } { -game(case: "locative-plural") }
}
digest = { $count ->
    [0] V žádné { -game(case: "locative") } nemusíte táhnout.
    [one] Jste na { -move(case: "locative") } v { $count } { -game(case: "locative") }.
    [few] Jste na { -move(case: "locative") } ve { $count } { -game(case: "locative-plural") }; první je ta s nejbližším { -deadline(case: "instrumental") }.
   *[other] Jste na { -move(case: "locative") } v { $count } { -game(case: "locative-plural") }; první je ta s nejbližším { -deadline(case: "instrumental") }.
}
digest-game = { $game } { $white } – { $black }
digest-until = Váš { -move } { $number }. Termín: { $until }, zbývá: { $left }.
digest-move = Chcete-li táhnout, napište na tuto adresu, například: { $example }
digest-write = Chcete-li napsat o této { -game(case: "locative") }, použijte tuto adresu:
digest-more = { $count ->
    [one] Je zde ještě { $count } { -game }. Seznam všech dostanete, když napíšete „{ command-games }“.
    [few] Jsou zde ještě { $count } { -game }. Seznam všech dostanete, když napíšete „{ command-games }“.
   *[other] Je zde ještě { $count } { -game(case: "genitive-plural") }. Seznam všech dostanete, když napíšete „{ command-games }“.
}

## Challenges

challenge = { $other } Vás vyzývá k { -game(case: "dative") }: { $terms }.
challenge-how = Termín odpovědi: { $until }. Odpovězte na tento e-mail jedním řádkem, „{ command-accept-challenge } { $challenge }“ nebo „{ command-decline-challenge } { $challenge }“.
challenge-declined = { $other } odmítá Vaši výzvu { $challenge } ({ $terms }).
challenge-withdrawn = { $other } stahuje výzvu { $challenge }. Nemusíte nic dělat.
challenge-subject = [{ $challenge }] { $other } Vás vyzývá k { -game(case: "dative") }
challenge-declined-subject = [{ $challenge }] { $other } odmítá Vaši výzvu
challenge-withdrawn-subject = [{ $challenge }] { $other } stahuje výzvu
challenge-you-white = hrajete { -white(form: "instrumental-plural") }
challenge-you-black = hrajete { -black(form: "instrumental-plural") }
challenge-colours-drawn = barvy se losují na začátku { -game(case: "genitive") }
terms-public-sentence = { $plies ->
    [0] { -move(case: "Plural") } může číst kdokoli bez účtu.
    [one] { -move(case: "Plural") } může číst kdokoli bez účtu, o { $plies } půltah později.
    [few] { -move(case: "Plural") } může číst kdokoli bez účtu, o { $plies } půltahy později.
   *[other] { -move(case: "Plural") } může číst kdokoli bez účtu, o { $plies } půltahů později.
}
start-chess960 = pozice Chess960 { $number }
start-from = výchozí pozice: { $fen }
start-drawn-chess960 = pozice Chess960 se losuje na začátku { -game(case: "genitive") }

## The regulations of a game that are not the usual ones

terms-claim-after = { -draw(case: "Accusative") } lze reklamovat po { $moves } { -move(case: "locative-plural") } každé strany bez braní a bez { -move(case: "genitive") } pěšcem.
terms-not-automatic = Opakování pozice a { -move(case: "plural") } bez braní a bez { -move(case: "genitive") } pěšcem ukončí { -game(case: "accusative") } jen na základě { -claim(case: "genitive") }.
terms-wrong-claim = { $days ->
    [0] Při neoprávněné { -claim(case: "locative") } nedostane { -opponent } žádný čas navíc.
    [one] Při neoprávněné { -claim(case: "locative") } dostane { -opponent } jeden den navíc na příští { -move }.
    [few] Při neoprávněné { -claim(case: "locative") } dostane { -opponent } { $days } dny navíc na příští { -move }.
   *[other] Při neoprávněné { -claim(case: "locative") } dostane { -opponent } { $days } dní navíc na příští { -move }.
}
terms-offer-again = { $moves ->
    [one] Hráč, který nabídl { -draw(case: "accusative") }, musí před další nabídkou provést jeden { -move }.
    [few] Hráč, který nabídl { -draw(case: "accusative") }, musí před další nabídkou provést { $moves } { -move(case: "plural") }.
   *[other] Hráč, který nabídl { -draw(case: "accusative") }, musí před další nabídkou provést { $moves } { -move(case: "genitive-plural") }.
}
terms-illegal-gains = { $days ->
    [one] Po { -illegal(form: "locative") } { -move(case: "locative") } dostane { -opponent } jeden den navíc na příští { -move }.
    [few] Po { -illegal(form: "locative") } { -move(case: "locative") } dostane { -opponent } { $days } dny navíc na příští { -move }.
   *[other] Po { -illegal(form: "locative") } { -move(case: "locative") } dostane { -opponent } { $days } dní navíc na příští { -move }.
}
terms-illegal-loses = { ordinal } { -illegal } { -move } hráče znamená prohru.
terms-ambiguous-gains = { $days ->
    [one] Po nejednoznačném { -move(case: "locative") } dostane { -opponent } jeden den navíc na příští { -move }.
    [few] Po nejednoznačném { -move(case: "locative") } dostane { -opponent } { $days } dny navíc na příští { -move }.
   *[other] Po nejednoznačném { -move(case: "locative") } dostane { -opponent } { $days } dní navíc na příští { -move }.
}
terms-ambiguous-loses = { ordinal } nejednoznačný { -move } hráče znamená prohru.
terms-appeal = { $days ->
    [0] Proti rozhodnutí { -arbiter(case: "genitive") } se nelze { -appeal(form: "infinitive") }.
    [one] Proti rozhodnutí { -arbiter(case: "genitive") } se hráč může { -appeal(form: "infinitive") } do jednoho dne.
    [few] Proti rozhodnutí { -arbiter(case: "genitive") } se hráč může { -appeal(form: "infinitive") } do { $days } dní.
   *[other] Proti rozhodnutí { -arbiter(case: "genitive") } se hráč může { -appeal(form: "infinitive") } do { $days } dní.
}
terms-takeback = { -arbiter(case: "Nominative") } může povolit vrácení omylem odeslaného { -move(case: "genitive") }.
terms-arbiters = { $n ->
    [one] Pro tuto { -game(case: "accusative") } je určen jeden { -arbiter }: { $accounts }.
    [few] Pro tuto { -game(case: "accusative") } jsou určeni { $n } { -arbiter(case: "plural") }: { $accounts }.
   *[other] Pro tuto { -game(case: "accusative") } je určeno { $n } { -arbiter(case: "genitive-plural") }: { $accounts }.
}
terms-session = { $days ->
    [one] Po sezení v délce jednoho dne { -seal(form: "future") } svůj { -move } hráč, který je na { -move(case: "locative") }.
    [few] Po sezení v délce { $days } dní { -seal(form: "future") } svůj { -move } hráč, který je na { -move(case: "locative") }.
   *[other] Po sezení v délce { $days } dní { -seal(form: "future") } svůj { -move } hráč, který je na { -move(case: "locative") }.
}
terms-resumes = { $days ->
    [one] { -adjourn(form: "Adjective") } { -game } se { -resume(form: "present") } jeden den po { -seal(form: "noun") }, pokud se nedohodne něco jiného.
    [few] { -adjourn(form: "Adjective") } { -game } se { -resume(form: "present") } { $days } dny po { -seal(form: "noun") }, pokud se nedohodne něco jiného.
   *[other] { -adjourn(form: "Adjective") } { -game } se { -resume(form: "present") } { $days } dní po { -seal(form: "noun") }, pokud se nedohodne něco jiného.
}
terms-opponent-chooses = Pokud lze { -sealed-move } číst dvěma způsoby, čtení volí { -opponent }.
terms-check-in = Než bude { -adjourn(form: "adjective") } { -game } { -resume(form: "feminine") }, hráči oznámí svou přítomnost.
terms-default = { $days ->
    [0] Hráč, který se nedostaví v termínu { -resume }, { -game(case: "accusative") } kontumačně prohraje.
    [one] Hráč, který se nedostaví do jednoho dne od termínu { -resume }, { -game(case: "accusative") } kontumačně prohraje.
    [few] Hráč, který se nedostaví do { $days } dní od termínu { -resume }, { -game(case: "accusative") } kontumačně prohraje.
   *[other] Hráč, který se nedostaví do { $days } dní od termínu { -resume }, { -game(case: "accusative") } kontumačně prohraje.
}
terms-holders = { $needed ->
    [one] { -envelope(case: "Accusative") } otevře jeden z klíčů těchto { -arbiter(case: "genitive-plural") }: { $accounts }.
    [few] { -envelope(case: "Accusative") } otevřou společně { $needed } z klíčů těchto { -arbiter(case: "genitive-plural") }: { $accounts }.
   *[other] { -envelope(case: "Accusative") } otevře společně { $needed } z klíčů těchto { -arbiter(case: "genitive-plural") }: { $accounts }.
}
terms-early = S předčasným otevřením { -envelope(case: "genitive") } musí souhlasit dva { -arbiter(case: "plural") }.
terms-free-weekdays = V tyto dny každého týdne { -clock } stojí: { $weekdays }.
terms-free-dates = V těchto dnech { -clock } stojí: { $dates }.
terms-free-night = Od { $from } do { $until } { -clock } stojí, a to podle časového pásma hráče, kterému patří.
terms-leave = { $days ->
    [one] Každý hráč si smí v kalendářním roce vzít jeden den dovolené.
    [few] Každý hráč si smí v kalendářním roce vzít { $days } dny dovolené.
   *[other] Každý hráč si smí v kalendářním roce vzít { $days } dní dovolené.
}
terms-leave-ahead = { $days ->
    [one] Dovolenou je třeba ohlásit alespoň jeden den předem.
    [few] Dovolenou je třeba ohlásit alespoň { $days } dny předem.
   *[other] Dovolenou je třeba ohlásit alespoň { $days } dní předem.
}
terms-leave-moves = Hráč smí během dovolené táhnout.
terms-silence = Hráč, který { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} neprovede žádný { -move }, { -game(case: "accusative") } prohraje pro nečinnost, pokud neoznámil, že přemýšlí dál. Upomínky přicházejí po tolika dnech: { $reminders }.
terms-flag-claimed = Když padne { -flag }, { -game(case: "accusative") } kvůli tomu ukončí { -opponent } nebo { -arbiter }. Do té doby { -move } ještě platí.
terms-flag-arbiter = Když padne { -flag }, { -game(case: "accusative") } kvůli tomu může ukončit jen { -arbiter }. Do té doby { -move } ještě platí.
terms-tablebase = Hráč smí reklamovat podle { -tablebase(case: "genitive") }, pokud { $men ->
    [one] je na šachovnici nejvýše { $men } kámen
    [few] jsou na šachovnici nejvýše { $men } kameny
   *[other] je na šachovnici nejvýše { $men } kamenů
}. { $fifty ->
    [yes] Pravidlo padesáti { -move(case: "genitive-plural") } se přitom uplatňuje.
   *[no] Pravidlo padesáti { -move(case: "genitive-plural") } se přitom neuplatňuje.
}
terms-undecided = { $days ->
    [one] Na rozhodnutí o { -claim(case: "locative") }, kterou nepokrývá žádná zdejší { -tablebase }, má { -arbiter } jeden den.
    [few] Na rozhodnutí o { -claim(case: "locative") }, kterou nepokrývá žádná zdejší { -tablebase }, má { -arbiter } { $days } dny.
   *[other] Na rozhodnutí o { -claim(case: "locative") }, kterou nepokrývá žádná zdejší { -tablebase }, má { -arbiter } { $days } dní.
}
terms-adjudication = Hráč smí požádat { -arbiter(case: "accusative") } o odhad { -game(case: "genitive") } na základě analýzy. { $stops ->
    [yes] Do rozhodnutí { -clock } stojí.
   *[no] Do rozhodnutí { -game } pokračuje.
}
terms-adjudicated = { $days ->
    [one] Na odhad { -game(case: "genitive") } na základě analýzy má { -arbiter } jeden den.
    [few] Na odhad { -game(case: "genitive") } na základě analýzy má { -arbiter } { $days } dny.
   *[other] Na odhad { -game(case: "genitive") } na základě analýzy má { -arbiter } { $days } dní.
}
terms-annulled = { $moves ->
    [one] Pokud hráč vystoupí dříve, než obě strany provedou jeden { -move }, { -game } se anuluje.
    [few] Pokud hráč vystoupí dříve, než obě strany provedou { $moves } { -move(case: "plural") }, { -game } se anuluje.
   *[other] Pokud hráč vystoupí dříve, než obě strany provedou { $moves } { -move(case: "genitive-plural") }, { -game } se anuluje.
}
terms-withdrawn = Když hráč vystoupí, { -game } stojí, dokud ji neodhadne { -arbiter } nebo dokud v ní nezačne hrát dál někdo jiný.
terms-silent = Pokud hráč prohraje pro nečinnost polovinu svých { -game(case: "genitive-plural") } v turnaji, platí to jako vystoupení z turnaje.
terms-conditions-visible = { -opponent(case: "Nominative") } vidí podmíněné { -move(case: "plural") }, ještě než jsou provedeny.
terms-protection = Hráči, kterému po { -move(case: "locative-plural") } s přídavkem zbývá celkem méně než tři dny, se čas doplní na tři dny.

## Receipts of the log

receipt = { -envelope(case: "Nominative") } se { -sealed-move(case: "instrumental") } { -game(case: "genitive") } { $game } je v protokolu všech událostí, číslo záznamu: { $entry }. Od nynějška nikdo, ani my, nemůže změnit ji ani čas jejího { -seal(form: "noun") }, aniž by tento e-mail změnu dokázal. Uschovejte si prosím tento e-mail: důkazem je soubor v příloze, { $file }. Samotný { -move } neprozrazuje.
receipt-how-to-check = { -arbiter(case: "Nominative") } to může ověřit bez nás a bez připojení: skriptem verify.sh, který potřebuje jen bash, awk a openssl, nebo jen pomocí bash a openssl, jak uvádí „A receipt by hand“ v docs/internals/log.md. Skript si vezměte z vlastní kopie Postzug („postzug audit script“), nikdy od osoby, která Vám předkládá důkaz. Jeho SHA-256 je:
receipt-entry = Záznam { -envelope(case: "genitive") } v protokolu:
receipt-hashes = A tyto kontrolní součty vedou od něj k podepsanému kořeni níže:

## Mail that is passed on to the operator

passed-on = Tento e-mail přišel na { $mailbox }@, odesílatel: { $from }. Odpověď půjde odesílateli, ne nám. Je to e-mail { $number } ve schránce: „postzug inbox show { $number } --raw“ vypíše všechno, co je z něj uloženo.
passed-on-no-address = odesílatel bez běžné adresy
passed-on-shortened = ... (zkráceno)
passed-on-header = Jeho hlavička:

## Below every mail

subject-your-mail = Váš e-mail pro { $site }
subject-your-move = Váš { -move } { $number }
subject-their-move = { $name }: { -move } { $number }
subject-draw-offered = { $state }, nabídka { -draw(case: "genitive") }
subject-left = { $state }, zbývá: { $left }
subject-you-won = konec { -game(case: "genitive") }, vyhráváte
subject-you-lost = konec { -game(case: "genitive") }, prohráváte
subject-white-won = konec { -game(case: "genitive") }, vyhrává { -white }
subject-black-won = konec { -game(case: "genitive") }, vyhrává { -black }
subject-both-lost = konec { -game(case: "genitive") }, prohrávají obě strany
subject-drawn = konec { -game(case: "genitive") }, { -draw }
subject-no-result = konec { -game(case: "genitive") }, bez výsledku
subject-adjourned-yours = { -game } { -adjourn(form: "feminine") }, Vaše { -clock } běží
subject-adjourned = { -game } { -adjourn(form: "feminine") }
subject-undecided = rozhoduje { -arbiter }
subject-for-arbiter = pro { -arbiter(case: "accusative") }
subject-question = prosíme o odpověď
subject-receipt = Vaše potvrzení
from-name = { $name } přes { $site }
footer-player = Tento e-mail je pro: { $name }, { -game } { $game }.
footer-account = Tento e-mail je pro: { $name }, účet v této službě.
footer-stranger = Pokud tento e-mail není na Vaši žádost, nevšímejte si ho.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = poznámka { $number }
heard-notes = Přiložený soubor { $file } obsahuje text každé poznámky pod jejím číslem.
footer-log = Text níže je pro programy: podepsaný vrchol našeho protokolu.
footer-log-and-pgn = Text níže je pro programy: podepsaný vrchol našeho protokolu a { -game } (PGN).
footer-pgn = Text níže je pro šachové programy: { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Vaše vystoupení nebylo zaznamenáno. Chcete-li vystoupit, napište „{ command-withdraw-from-all-games-yes }:“ a důvod
hint-withdraw-event = Vaše vystoupení nebylo zaznamenáno. Chcete-li vystoupit, napište „{ command-withdraw-from-event-yes }:“ a důvod
hint-appeal = Napište číslo rozhodnutí a své odůvodnění: { command-appeal } 17: nepřišlo mi oznámení
hint-colours = Je uvedena více než jedna barva. Napište jednu z těchto: { word-white }, { word-black }, { word-random }
hint-controls = Je uvedeno více než jedno tempo hry. Napište jedno z nich
hint-starts = Je uvedena více než jedna výchozí pozice. Napište 960 jednou
hint-limit = Limit na { -move } je 1 až 60 dní
hint-bare-length = „{ $text }“ může znamenat limit na každý { -move } nebo čas na více { -move(case: "genitive-plural") }, takže nebyla navržena žádná { -game }. Na každý { -move } napište: { $days } { word-days } { word-a-move }. Na 10 { -move(case: "genitive-plural") } napište: 10/{ $length }. Na celou { -game(case: "accusative") } napište: { $length } { word-in-all }
hint-chess960 = Pozice Chess960 mají čísla 0 až 959
hint-control = Toto tempo hry je mimo povolené meze: viz docs/arbitrate/clocks.md
hint-move = Napište { -move } za toto slovo, například: { command-move } 5254
hint-claim = Napište „{ command-claim-threefold }“ nebo „{ command-claim-fifty }“
hint-claim-announced = Napište „{ command-claim-threefold }“ nebo „{ command-claim-fifty }“; oznamovaný { -move } uveďte za těmito slovy
hint-challenge-number = Napište číslo výzvy, například: { command-accept-challenge } C7
hint-leave-all = Napište první a poslední den: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Napište první a poslední den: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Napište první den dovolené: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Napište první den dovolené: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Vaše podmíněné { -move(case: "plural") } nebyly uloženy: není jasné, kde některý z nich končí nebo jak je míněn. Důvodem může být čárka na konci řádku, odsazený řádek nebo řádek, který mohl zalomit Váš poštovní program, nebo jiná slova kolem { -move(case: "genitive-plural") }. Co bylo uloženo dříve, zůstává. Každý řetězec pište od jeho prvního { -move(case: "genitive") } na samostatný řádek, například: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. Na jeho konec nedávejte čárku a mezi dvěma řetězci nechte prázdný řádek. Pokud musí dlouhý řetězec pokračovat na dalším řádku, zalomte ho za slovem „{ command-then }“
hint-no-move = Žádný { -move } nebyl zahrán. Napište svůj na samostatný řádek
hint-challenge = Napište „{ command-challenge } JMÉNO“ a, pokud chcete, ještě: { word-white } nebo { word-black }, 5 { word-days } nebo jiné tempo hry, 960
hint-seek = Napište „{ command-seek }“ a, pokud chcete, ještě: { word-white } nebo { word-black }, 5 { word-days } nebo jiné tempo hry, 960
hint-other-language = Toto je příkaz v jiném jazyce ({ $language }), takže nebylo nic provedeno. Napište ho ve svém jazyce nebo anglicky, nebo si onen jazyk zvolte samostatným řádkem: { command-language } { $tag }
hint-set = Napište například: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached } nebo { command-set-acknowledge } { word-off }
hint-letters = Napište „{ command-set-letters }“ a název jazyka v tomto jazyce, například: { command-set-letters } Deutsch
hint-pgn = Napište „{ command-set-pgn } { word-attached }“ nebo „{ command-set-pgn } { word-not-attached }“
hint-pgn-which = Chcete-li tuto { -game(case: "accusative") }, napište „{ command-pgn }“, { -game(case: "accusative") } s tímto číslem „{ command-pgn } G42“, všechny své { -game(case: "plural") } „{ command-pgn-all }“, nebo „{ command-pgn-all-before } G42“
hint-calendar = Napište „{ command-set-calendar } { word-attached }“ nebo „{ command-set-calendar } { word-not-attached }“
hint-mail = Napište „{ command-set-mail } { format-html }“ nebo „{ command-set-mail } { format-text }“
hint-on-off = Za to napište „{ word-on }“ nebo „{ word-off }“, například: { command-set-board } { word-off }
hint-adjudicate = Napište „{ command-adjudicate-win }“ nebo „{ command-adjudicate-draw }“, potom řádek „{ command-analysis }:“ a pod něj svou analýzu
hint-analysis-cut = Část analýzy vypadá jako citace nebo podpis. Na její konec dejte řádek se samotnou tečkou a pošlete ji znovu; potom bude přijata doslova celá
needs-game = K tomu je potřeba { -game }: odpovězte na e-mail o { -game(case: "locative") }.
message-cut = Vaše zpráva je delší než { $most } znaků. { -opponent(case: "Nominative") } ji dostane až sem: zbytek pošlete jako další zprávu.
unsent-words = Váš { -move } je proveden. Ostatní slova Vašeho e-mailu nebyla nikomu poslána: pokud jsou pro { -opponent(case: "accusative") }, napište je pod řádek „{ command-message }:“ pod svým { -move(case: "instrumental") }, nebo na jeden řádek za slovo „{ command-say }“.
hint-notices = Napište „{ command-notices-off }“ nebo „{ command-notices-on }“ a jeden nebo více druhů: { $kinds }
not-in-digests = Upozornění druhu „{ $kind }“ v souhrnech nepřicházejí.
hint-digests = Upozornění těchto druhů mohou počkat na souhrn: { $kinds }. Napište například: „{ command-notices-daily } { kind-messages }“
hint-digest = Napište čas svých souhrnů, ve svém časovém pásmu, například: { command-set-digest } 08:00, nebo i se dnem týdenního souhrnu: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Napište dobu bez e-mailů, ve svém časovém pásmu, například: { command-set-quiet } 22:00-07:00, nebo: { command-set-quiet } { word-off }
hint-notation = Napište „{ command-set-notation }“ a jeden ze zápisů: { $notations }

## Settings and games

settings = Vaše současná nastavení, každé tak, jak ho napíšete, chcete-li ho změnit:
settings-line = {"  "}{ $command } { $value }
settings-explained = „{ command-set-board }“: obrázek šachovnice v každém e-mailu. „{ command-set-pgn } { word-attached }“: { -game } jako soubor pro Váš šachový program, v každém e-mailu. „{ command-set-acknowledge }“: e-mail o každém Vašem vlastním { -move(case: "locative") }, totéž co upozornění druhu „{ kind-acknowledgements }“. Upozornění těchto druhů přicházejí vždy, protože bez nich by bylo možné přijít o { -game(case: "accusative") } nebo o Váš účet: { $needed }. Jak jistý musí být původ Vašich e-mailů, lze změnit jen na { $url }.
games-none = Nemáte žádnou běžící { -game(case: "accusative") }. Napište „{ command-seeks }“, chcete-li vidět, kdo hledá { -opponent(case: "accusative") }, nebo „{ command-challenge } JMÉNO“
games-over-none = Nemáte žádnou skončenou { -game(case: "accusative") }.
games-over = {"  "}{ $game } { $white } – { $black }: { $result } ({ $how }), { $at }
games-over-more = Chcete-li vidět dřívější, napište: { command-games-over-before } { $game }
games-over-pgn = Chcete-li { -game(case: "accusative") } jako soubor (PGN), napište například: { command-pgn } { $game }; všechny své { -game(case: "plural") }: { command-pgn-all }
pgn-attached = { -game(case: "Nominative") } je v příloze { $file }.
pgn-all-none = Nemáte žádné { -game(case: "plural") }, nebo žádné dřívější než ta uvedená.
pgn-all-attached =
    { $count ->
        [one] Jedna z Vašich { -game(case: "instrumental") } je v příloze { $file }.
        [few] { $count } Vaše { -game }, počínaje nejnovější, jsou v příloze { $file }.
       *[other] { $count } Vašich { -game(case: "instrumental") }, počínaje nejnovější, je v příloze { $file }.
    }
pgn-all-more = Chcete-li dřívější, napište: { command-pgn-all-before } { $game }
pgn-no-room = Vedle ostatních souborů této odpovědi na to není místo. Napište tento řádek v samostatném e-mailu.
games-your-move = {"  "}{ $game } { $white } – { $black }: jste na { -move(case: "locative") }
games-your-move-until = {"  "}{ $game } { $white } – { $black }: jste na { -move(case: "locative") }, do: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: nejste na { -move(case: "locative") }
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: nejste na { -move(case: "locative") }; { -opponent } má čas do: { $until }
calendar-mailed = Adresa Vašeho kalendáře přijde samostatným e-mailem.
calendar-revoked = Váš kalendář už nemá žádnou adresu. Programy, které ji odebíraly, neukazují nic nového.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Šachy: { $site }
calendar-move = { $game }: Váš { -move } { $number }, { -opponent }: { $opponent }
calendar-seal = { $game }: { -seal(form: "imperative") } svůj { -move } { $number }, { -opponent }: { $opponent }
calendar-deadline = Vaše { -clock } běží do času této události.
calendar-last-move = Poslední { -move } { -opponent(case: "genitive") }: { $move }.
calendar-resumption = { $game }: { -resume } { -game(case: "genitive") }, { -opponent }: { $opponent }
calendar-resumption-latest = { -adjourn(form: "Adjective") } { -game } bude { -resume(form: "feminine") } nejpozději v čase této události.
calendar-leave = Dovolená
unsubscribe-title = Upozornění e-mailem
unsubscribe-ask = Chcete přestat dostávat e-maily tohoto druhu: { $kinds }? Všechna ostatní upozornění Vám zůstanou.
unsubscribe-button = Vypnout
unsubscribe-done = E-maily tohoto druhu už Vám nebudou přicházet: { $kinds }. Chcete-li je znovu zapnout, napište službě e-mailem: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(case: "Plural") } e-mailem máte v nastavení vypnuté. Nic nebylo provedeno.
mail-unreadable = Váš e-mail nebylo možné přečíst, takže z něj nebylo nic provedeno. Je sestaven tak, že jeho čtení není bezpečné: příliš mnoho částí nebo e-maily v e-mailech. Pošlete ho prosím znovu jako prostý text, bez příloh.
mail-before-restoration = Váš e-mail odpovídá na e-mail napsaný předtím, než byla služba obnovena ze zálohy; { -game } tehdy mohla stát jinak. Nic nebylo provedeno. Podívejte se prosím na { -game(case: "accusative") }, jak stojí nyní (odpovězte „{ command-show }“), a odpovězte na tento e-mail.
mail-of-lost-game = Váš e-mail se týká { -game(case: "genitive") }, která začala až po záloze, ze které musela být služba obnovena. Tato { -game } je ztracena. Nic nebylo provedeno.
mail-disowned = E-mail na Vaši zpáteční adresu byl odložen a nic z něj nebylo provedeno: doména odesílatele uvádí, že e-mail odtamtud nepochází (DMARC). Pokud je Váš, pošlete ho přes server svého poskytovatele pošty, nebo požádejte provozovatele o uvolnění e-mailu { $mail }; potom platí od svého doručení.
mail-nothing-waits = Na Vaše „{ word-yes }“ nebo „{ word-no }“ už žádný e-mail nečeká: odpověď už přišla, nebo čekal příliš dlouho. Nyní nebylo nic provedeno.
mail-no-yes = Ve Vaší odpovědi není na samostatném řádku „{ word-yes }“ ani „{ word-no }“, takže e-mail, kterého se týká, stále čeká. Odpovězte prosím na otázku znovu, tímto jedním slovem.
mail-answer-from-elsewhere = Odpověď na otázku k Vašemu e-mailu přišla z adresy { $from }. To není adresa Vašeho účtu, takže odpověď neplatí a e-mail dál čeká. Pošlete odpověď z adresy svého účtu: „{ word-yes }“ nebo „{ word-no }“ na samostatném řádku, v odpovědi na otázku.
mail-not-played = Žádný { -move } nebyl proveden. Odpovězte na tento e-mail svým { -move(case: "instrumental") } na samostatném řádku.
mail-yes-and-more = Ve Vaší odpovědi je „{ word-yes }“ a ještě něco jiného, takže žádný { -move } nebyl proveden. Odpovězte jen „{ word-yes }“, nebo jen svým { -move(case: "instrumental") } na samostatném řádku.
mail-another-waits = Přišel druhý e-mail, který možná není Váš. Na první se už ptáme, takže z druhého nebylo nic provedeno. Odpovězte na otázku o prvním „{ word-yes }“ nebo „{ word-no }“, nebo napište ze své vlastní adresy.
mail-to-public-address = Máte zde účet a Vaše jméno je { $name }. Váš e-mail přišel na { $mailbox }@, což nedokazuje, kdo ho napsal, takže z něj nebylo nic provedeno. Odpovězte na tento e-mail svými příkazy: jeho zpáteční adresa je jen Vaše.
mail-of-stranger = Toto je { $site }, kde se e-mailem hraje korespondenční { -check }. Tato adresa zde nemá účet. Chcete-li ho získat, odpovězte na tento e-mail (nebo napište na { $address }) jedním řádkem: „{ command-join }“ a jméno, které mají ostatní vidět, například „{ command-join } Anna Berg“. Přijde Vám jeden e-mail s otázkou, zda je to Vaše žádost; po Vašem „{ word-yes }“ všechno probíhá e-mailem: hledání { -opponent(case: "genitive") }, hra i nastavení. Více na { $url }.
join-unclear = Ve Vaší odpovědi není „{ word-yes }“ ani jméno za slovem „{ command-join }“.
mail-not-a-player = V { -game(case: "locative") } { $game } nehrajete. Nic nebylo provedeno.
not-understood = Tomuto nebylo rozumět.
question-several = Ve Vašem e-mailu je více než jeden { -move }: { $lines }. Žádný { -move } nebyl proveden. Odpovězte jedním { -move(case: "instrumental") } na samostatném řádku.
question-in-prose = Mezi jinými slovy je něco, co může být { -move }: { $lines }. Žádný { -move } nebyl proveden. Napište { -move } na samostatný řádek.
question-other-number = Číslo před Vaším { -move(case: "instrumental") } není číslo Vašeho příštího { -move(case: "genitive") }: { $lines }. Žádný { -move } nebyl proveden.
question-taken-back = Ve Vašem e-mailu je něco, co může odvolávat jeho zbytek: { $lines }. Nic nebylo provedeno.
question-names-another-game = Váš e-mail přišel na adresu jiné { -game(case: "genitive") }, než kterou uvádí: { $lines }. Nic nebylo provedeno.
question-in-signature = Pod řádkem, kterým začíná Váš podpis, je něco, co může být { -move }: { $lines }. Podpis se nečte, takže žádný { -move } nebyl proveden.
question-in-subject = V textu Vašeho e-mailu žádný { -move } není; v jeho předmětu je: { $lines }. Žádný { -move } nebyl proveden.
question-in-other-letters = S Vašimi písmeny figur tam žádný { -move } není, ale je tam jeden s písmeny jiného jazyka: { $lines }. Žádný { -move } nebyl proveden. Aby se tak od nynějška četlo, napište například: { command-set-letters } Deutsch
question-in-cyrillic = Ve Vašem e-mailu jsou písmena cyrilice, která vypadají jako písmena latinky: { $lines }. Pole se píší latinkou, takže žádný { -move } nebyl proveden. Napište svůj { -move } latinkou: { $moves }
question-contradiction = Váš e-mail žádá o věci, které se navzájem vylučují: { $lines }. Nic nebylo provedeno. Odpovězte jednou z nich.
question-in-message = Ve zprávě { -opponent(case: "dative") } je řádek, který je { -move(case: "instrumental") } nebo příkazem: { $lines }. Nic nebylo provedeno a nic nebylo odesláno. Napište ho nad zprávu.
question-below-text = Pod textem { -appeal }, vystoupení nebo rozhodnutí { -arbiter(case: "genitive") } stojí něco, co může být { -move }, příkaz nebo část textu: { $lines }. Nic nebylo provedeno. Pokud je to část textu, dejte na jeho konec řádek se samotnou tečkou a pošlete ho znovu; pokud ne, napište to nad text nebo do zvláštního e-mailu.
question-other-game = Zaslaná { -game } nepřidává k zaznamenané přesně jeden půltah. Žádný { -move } nebyl proveden.
game-has-no-new-move = V { -game(case: "locative") } zaslané zpět není žádný { -move }, který by už nebyl zaznamenán. Žádný { -move } nebyl proveden.
question-game-attached = V příloze je { -game } (PGN), ale v textu Vašeho e-mailu žádný { -move } není. Příloha nepřidává k této { -game(case: "dative") } přesně jeden půltah, nebo nemá její číslo (CmailGameName), takže nebylo nic provedeno. Napište svůj { -move } do textu na samostatný řádek, například 5254 nebo e4.
question-several-games = Váš e-mail je adresován několika { -game(case: "dative-plural") } a stejná slova mohou v každé z nich znamenat { -move }, takže v této nebylo nic provedeno. Pište do každé { -game(case: "genitive") } zvlášť: odpovídejte na její vlastní e-mail.
question-too-many = Ve Vašem e-mailu je více než deset příkazů. Nic nebylo provedeno.
question-nothing = Ve Vašem e-mailu není žádný { -move } ani příkaz. Nic nebylo provedeno. Napište svůj { -move } nebo příkaz na samostatný řádek, nad případnou citaci.
question-sealing = Váš e-mail mluví o { -seal(form: "imperfective-noun") } a to, co může být { -move }, v něm stojí bez „{ command-seal }“ před ním. Nic nebylo { -seal(form: "neuter") } a žádný { -move } nebyl zahrán. Chcete-li { -move } { -seal }, napište „{ command-seal }“ a { -move } na jeden řádek.
question-sealing-or-play = Váš e-mail mluví o { -seal(form: "imperfective-noun") } a to, co může být { -move }, v něm stojí bez „{ command-seal }“ před ním. Nic nebylo { -seal(form: "neuter") } a žádný { -move } nebyl zahrán. Chcete-li { -move } { -seal }, napište „{ command-seal }“ a { -move } na jeden řádek. Chcete-li ho zahrát, pošlete jen { -move }, bez slov jako „{ -seal(form: "adjective") }“ nebo „{ command-draft }“ v textu i v předmětu.
question-sealing-play = Váš e-mail mluví o { -seal(form: "imperfective-noun") } a to, co může být { -move }, v něm stojí bez „{ command-seal }“ před ním. Nic nebylo { -seal(form: "neuter") } a žádný { -move } nebyl zahrán. Nyní nelze nic { -seal }. Chcete-li { -move } zahrát, pošlete jen { -move }, bez slov jako „{ -seal(form: "adjective") }“ nebo „{ command-draft }“ v textu i v předmětu.
your-clock-goes-on = Vaše { -clock } běží dál.
not-repeated = (neopakuje se)
quoted = „{ $text }“

## Answers to commands

only-arbiters-see = To se ukazuje jen { -arbiter(case: "instrumental") }, a jen u { -game(case: "genitive") }, která existuje.
needs-own-game = K tomu je potřeba Vaše { -game }: odpovězte na e-mail o této { -game(case: "locative") }.
rematch-too-early = { -game(case: "Nominative") } { $game } ještě neskončila. Požádejte znovu po jejím konci.
arranged = Vyřízeno.
arranged-game = { -game(case: "Nominative") } { $game } začala; přijde o ní e-mail.
arranged-seek = Vaše otevřená výzva { $challenge } platí: hraje ten hráč, který ji přijme první. Chcete-li ji stáhnout, napište: { command-withdraw } { $challenge }
arranged-challenge = Vaše výzva { $challenge } je na cestě. Chcete-li ji stáhnout, napište: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge }: výzva je stažena. Nikdo už ji nemůže přijmout.
arranged-declined = { $challenge }: výzvu odmítáte. Hráč, který Vás vyzývá, dostane e-mail.
nothing-changed = Nic se nezměnilo.
everywhere-leave = Vaše dovolená: od { $first } do { $last }. Počet { -game(case: "genitive-plural") }: { $count } z { $games }.
everywhere-no-leave = Vaše dovolená od { $first } je zrušena. Počet { -game(case: "genitive-plural") }: { $count } z { $games }.
everywhere-done = Provedeno. Počet { -game(case: "genitive-plural") }: { $count } z { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game(case: "Nominative") } bude { -resume(form: "feminine") }: { $at }.
done-nothing = Nic se nezměnilo: bylo to tak už předtím.
done-recorded = Je to v záznamu { -game(case: "genitive") }.
done-event = Je to událost { $event } { -game(case: "genitive") } { $game }.
hint-accept-offer = Nabídka { -draw(case: "genitive") } od { -opponent(case: "genitive") } už je podána: pokud souhlasíte, napište „{ command-accept }“.
hint-offer-with-move = { -draw(case: "Nominative") } se nabízí spolu s { -move(case: "instrumental") }: { -move } napište na předchozí řádek.
hint-accept-which = Je nabídnuta { -draw } i { -adjourn } { -game(case: "genitive") }: napište „{ command-accept-draw }“ nebo „{ command-adjourn }“.
hint-resign = { -game(case: "Nominative") } není { -resign(form: "feminine") }. Chcete-li ji { -resign }, napište: { command-resign } { $game }
hint-resign-other = Tato adresa patří k { -game(case: "dative") } { $game }. Chcete-li ji { -resign }, napište: { command-resign } { $game }
sealed-not-one-move = To zde není právě jeden přípustný { -move }. Nic nebylo { -seal(form: "neuter") }; co píšete, neopakujeme.
message-on-record = Zpráva pod { -move(case: "instrumental") } je už zaznamenána, takže nebyla poslána znovu.
pace = { $name } – { -move(case: "plural") }: { $moves }, z toho za posledních 30 dní: { $recent }, poslední: { $last }; spotřebováno: { $used }; započteno: { $charged }; průměr na { -move }: { $mean }; na polovinu { -move(case: "genitive-plural") } nejvýše: { $median }; nejdéle: { $longest } (půltah { $longest_at }); posledních deset: { $last_ten }; tento { -move }: { $thinking }.
pace-none = žádný
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (Vaše), { $terms }
seeks-none = Žádné otevřené výzvy nejsou.
seeks-how = Chcete-li některou přijmout, napište například: { command-accept-challenge } { $challenge }
seek-plays-white = hraje { -white(form: "instrumental-plural") }
seek-plays-black = hraje { -black(form: "instrumental-plural") }
seek-colours-drawn = barvy se losují
seek-set-position = z dané pozice
seek-chess960 = Chess960
no-legal-move = Není žádný přípustný { -move }.
last-move = Poslední { -move }: { $move }.
no-move-made = Zatím nebyl zahrán žádný { -move }.
status-flag = Padl { -flag }: { $name }, { $at }. Dokud to není reklamováno, { -move } ještě platí.
status-moves = Na { -move(case: "locative") }: { $name }, do: { $at }
status-no-clock = { -clock(case: "Nominative") } stojí.
conditions-given-none = Nemáte zadány žádné podmíněné { -move(case: "plural") }.
conditions-given = Počet Vašich řádků podmíněných { -move(case: "genitive-plural") }: { $count }; jsou níže.
conditions-of-opponent = Podmíněné { -move(case: "plural") } { -opponent(case: "genitive") }, které v této { -game(case: "locative") } smíte vidět:

## Help: a message is what a player writes, its .about says what it does

help = Odpovězte na e-mail o { -game(case: "locative") }. Každý příkaz stojí na samostatném řádku.
help-below = Všechno pod řádkem „-- “ se nečte.
help-section-game = Váš { -move } a konec { -game(case: "genitive") }:
help-section-shown = K nahlédnutí:
help-section-time = Čas a dovolená:
help-section-adjournment = { -adjourn(form: "Noun") } { -game(case: "genitive") }:
help-section-lobby = Nové { -game(case: "plural") } a vystoupení:
help-section-settings = Nastavení:
help-as-arbiter = Pro { -arbiter(case: "accusative") }.
help-e2e4 = e2e4 nebo Nf3 nebo 5254
    .about = Váš { -move }, v jakémkoli zápisu
help-5254 = 5254 (=)
    .about = Váš { -move } s nabídkou { -draw(case: "genitive") }
help-accept = { command-accept } / { command-decline }
    .about = nabídnutá { -draw }
help-resign = { command-resign-yes }
    .about = { -resign } { -game(case: "accusative") }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = reklamovat { -draw(case: "accusative") }; oznamovaný { -move } uveďte na konci: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = reklamovat pád { -flag(case: "genitive") } { -opponent(case: "genitive") }
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = podle { -tablebase(case: "genitive") }, pokud to pravidla dovolují
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = požádat { -arbiter(case: "accusative") } o odhad { -game(case: "genitive") }, pokud to pravidla dovolují; níže řádek „{ command-analysis }:“ a Vaše analýza
help-if = { command-if } 5755 { command-then } 7163
    .about = Vaše odpověď na { -move } { -opponent(case: "genitive") }, předem; více řádků tvoří strom; „{ command-conditions }“ je ukáže, „{ command-no-conditions }“ je odvolá
help-say = { command-say } TEXT
    .about = zpráva { -opponent(case: "dative") }; více řádků pod řádek „{ command-message }:“, pod Váš { -move } nebo samostatně
help-rematch = { command-rematch }
    .about = další { -game } se stejným { -opponent(case: "instrumental") } a pravidly, s výměnou barev; v odpovědi na e-mail o skončené { -game(case: "locative") }
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = kameny jednoho druhu, na jednom sloupci nebo na jedné řadě, slovy
help-last = { command-last }
    .about = poslední { -move }
help-status = { command-status }
    .about = { -clock } obou hráčů, co se změní dále a proč
help-games = { command-games }
    .about = Vaše { -game(case: "plural") }: kdo je na { -move(case: "locative") } a do kdy
help-games-over = { command-games-over }
    .about = Vaše skončené { -game(case: "plural") } s výsledky
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = jedna { -game } nebo všechny Vaše { -game(case: "plural") } jako soubor
help-refill = { command-refill }
    .about = doplnit Vaše { -clock } z rezervy (Triple Block)
help-reflect = { command-reflect }
    .about = přemýšlet dál tam, kde by nečinnost znamenala prohru
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = v této { -game(case: "locative") }; { command-leave-all } ...: ve všech Vašich { -game(case: "locative-plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = dovolená, která ještě nezačala; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = navrhnout { -adjourn } { -game(case: "genitive") }, nebo souhlasit; nebo: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = ukončit sezení hned; jeho zbytek se započte Vám
help-seal = { command-seal } TAH
    .about = { -seal } { -move } při { -adjourn } { -game(case: "genitive") }
help-draft = { command-draft } TAH, { command-seal }
    .about = totéž ve dvou krocích: koncept lze nahradit
help-resume = { command-resume }
    .about = oznámit připravenost k { -resume }
help-choose = { command-choose } TAH
    .about = který { -move } znamená nejednoznačný { -sealed-move } { -opponent(case: "genitive") }
help-clocks = { command-clocks-wrong }
    .about = po { -resume } { -game(case: "genitive") }, pokud { -clock } neukazují správný čas
help-publish = { command-publish }
    .about = { -envelope(case: "accusative") } skončené { -game(case: "genitive") } je možné ukázat
help-challenge = { command-challenge } JMÉNO [{ word-white }|{ word-black }] [5 { word-days } nebo 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TEXT
    .about = vystupujete ze všech { -game(case: "genitive-plural") } tohoto turnaje, s uvedením důvodu
help-withdraw-from = { command-withdraw-from-all-games-yes }: TEXT
help-appeal = { command-appeal } 17: TEXT
    .about = proti rozhodnutí { -arbiter(case: "genitive") }; číslo je v e-mailu o něm
help-settings = { command-settings }
    .about = ukáže je; chcete-li některé změnit, například: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = jazyk Vašich e-mailů
help-notices = { command-notices-off } { kind-messages }
    .about = bez e-mailu o každé zprávě; nebo: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = jeden e-mail denně nebo týdně místo mnoha; { command-set-digest } { weekday-monday } 08:00 určí jeho čas
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = doba bez e-mailů, kromě toho, co by po ní přišlo příliš pozdě
help-unsubscribe = { command-unsubscribe }
    .about = žádné z těchto upozornění; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = kolik dosud spotřeboval { -white } a kolik { -black }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = a { -deadline } běžících { -clock(case: "genitive") }, v UTC nebo s +01:00 na konci
act-usage-adjudicate = adjudicate 1-0
    .about = nebo 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = pro { -white(form: "genitive") } a pro { -black(form: "genitive") }; lze i 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = ukončí dovolenou s tímto prvním dnem, bez ohledu na její původ
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = kdy se { -adjourn(form: "adjective") } { -game } { -resume(form: "future") }, v UTC nebo s +01:00 na konci
act-usage-approve = approve early
    .about = { -envelope(case: "accusative") } smíte předčasně otevřít Vy, nebo, kde jsou potřeba dva { -arbiter(case: "plural") }, ten druhý
act-usage-missing = missing
    .about = { -envelope } je ztracená nebo se nedá otevřít
act-usage-takeback = takeback 12
    .about = tolik půltahů zůstává
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = ze všech { -game(case: "genitive-plural") } turnaje; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = o { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = o { -claim(case: "locative") }
act-usage-acknowledge = acknowledge
    .about = údaje na { -envelope(case: "locative") } jsou v pořádku
act-usage-open = open
    .about = { -envelope }, kterou má služba; předčasně jen po approve early
act-usage-flag = flag
    .about = { -flag } padl a Vy kvůli tomu { -game(case: "accusative") } ukončujete
act-usage-pace = pace
    .about = jak oba hráči spotřebovávali svůj čas
act-usage = Napište: { $begins } G42 CO: důvod. CO je
act-usage-bare = a bez důvodu
act-usage-opening = { -envelope(case: "Nominative") } se otevírá bez důvodu na témže řádku. Napište: { $begins } G42 open. Předčasně napište nejdříve: { $begins } G42 approve early: důvod
act-usage-resumption-time = Uveďte den a hodinu, kdy se { -game } { -resume(form: "future") }, v UTC nebo s posunem na konci. Napište: { $begins } G42 resumption 2026-12-24 10:00 +01:00: důvod

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = přijmout
    .also = prijmout | přijímám | prijimam | akceptovat | akceptuji | akceptuju | přijmout nabídku | prijmout nabidku | přijímám nabídku | prijimam nabidku | nabídku přijímám | nabidku prijimam | přijímám vaši nabídku | prijimam vasi nabidku | přijímám tvoji nabídku | prijimam tvoji nabidku | přijímám tvou nabídku | prijimam tvou nabidku
command-accept-draw = přijmout remízu
    .also = prijmout remizu | přijmout nabídku remízy | prijmout nabidku remizy | přijmout remis | prijmout remis | přijímám remízu | prijimam remizu | přijímám nabídku remízy | prijimam nabidku remizy | přijímám remis | prijimam remis | přijmu remízu | prijmu remizu | přijmu nabídku remízy | prijmu nabidku remizy | přijmu remis | prijmu remis | akceptovat remízu | akceptovat remizu | akceptovat nabídku remízy | akceptovat nabidku remizy | akceptovat remis | akceptuji remízu | akceptuji remizu | akceptuji nabídku remízy | akceptuji nabidku remizy | akceptuji remis | akceptuju remízu | akceptuju remizu | akceptuju nabídku remízy | akceptuju nabidku remizy | akceptuju remis | remíza přijata | remiza prijata | souhlasím s remízou | souhlasim s remizou | souhlas s remízou | souhlas s remizou | beru remízu | beru remizu | remízu přijímám | remizu prijimam | nabídku remízy přijímám | nabidku remizy prijimam | přijmout remizu | přijímám remizu | přijmu remizu | remiza přijata | přijímám vaši nabídku remízy | prijimam vasi nabidku remizy | přijímám tvoji nabídku remízy | prijimam tvoji nabidku remizy | přijímám tvou nabídku remízy | prijimam tvou nabidku remizy
command-decline = odmítnout
    .also = odmitnout | odmítám | odmitam | nepřijímám | neprijimam | neakceptuji | neakceptuju | odmítnout nabídku | odmitnout nabidku | odmítám nabídku | odmitam nabidku | nepřijímám nabídku | neprijimam nabidku | nabídku odmítám | nabidku odmitam | nabídku nepřijímám | nabidku neprijimam | odmítám vaši nabídku | odmitam vasi nabidku | odmítám tvoji nabídku | odmitam tvoji nabidku | odmítám tvou nabídku | odmitam tvou nabidku
command-decline-draw = odmítnout remízu
    .also = odmitnout remizu | odmítnout nabídku remízy | odmitnout nabidku remizy | odmítnout remis | odmitnout remis | odmítám remízu | odmitam remizu | odmítám nabídku remízy | odmitam nabidku remizy | odmítám remis | odmitam remis | nepřijímám remízu | neprijimam remizu | nepřijímám nabídku remízy | neprijimam nabidku remizy | nepřijímám remis | neprijimam remis | neakceptuji remízu | neakceptuji remizu | neakceptuji nabídku remízy | neakceptuji nabidku remizy | neakceptuji remis | neakceptuju remízu | neakceptuju remizu | neakceptuju nabídku remízy | neakceptuju nabidku remizy | neakceptuju remis | remíza odmítnuta | remiza odmitnuta | nesouhlasím s remízou | nesouhlasim s remizou | remízu odmítám | remizu odmitam | remízu nepřijímám | remizu neprijimam | nabídku remízy odmítám | nabidku remizy odmitam | nabídku remízy nepřijímám | nabidku remizy neprijimam | odmítnout remizu | odmítám remizu | nepřijímám remizu | remiza odmítnuta | odmítám vaši nabídku remízy | odmitam vasi nabidku remizy | odmítám tvoji nabídku remízy | odmitam tvoji nabidku remizy | odmítám tvou nabídku remízy | odmitam tvou nabidku remizy
command-draw = remíza
    .also = remiza | remíza? | remiza? | remis | remis? | nabízím remízu | nabizim remizu | nabízím remízu? | nabizim remizu? | nabízím remis | nabizim remis | nabídnout remízu | nabidnout remizu | nabídka remízy | nabidka remizy | nabídka remízy? | nabidka remizy? | návrh remízy | navrh remizy | navrhuji remízu | navrhuji remizu | navrhuju remízu | navrhuju remizu | navrhuji remis | s nabídkou remízy | s nabidkou remizy | a nabízím remízu | a nabizim remizu | nabízím remizu | nabízím remizu? | nabídnout remizu | nabídka remizy | nabízím vám remízu | nabizim vam remizu | nabízím ti remízu | nabizim ti remizu
command-resign = vzdát se
    .also = vzdat se | vzdát | vzdat | vzdávám se | vzdavam se | vzdávám | vzdavam | vzdát partii | vzdat partii | vzdávám partii | vzdavam partii | vzdávám tuto partii | vzdavam tuto partii | vzdávám to | vzdavam to | partii vzdávám | partii vzdavam | tuto partii vzdávám | tuto partii vzdavam
command-resign-yes = vzdát se ano
    .also = vzdat se ano | vzdát ano | vzdat ano | vzdávám se ano | vzdavam se ano | vzdávám ano | vzdavam ano | vzdát partii ano | vzdat partii ano | vzdávám partii ano | vzdavam partii ano | vzdávám tuto partii ano | vzdavam tuto partii ano | partii vzdávám ano | partii vzdavam ano | tuto partii vzdávám ano | tuto partii vzdavam ano
command-claim-threefold = reklamovat opakování
    .also = reklamovat opakovani | reklamovat opakování pozice | reklamovat opakovani pozice | reklamuji opakování | reklamuji opakovani | reklamuji opakování pozice | reklamuji opakovani pozice | reklamuju opakování | reklamuju opakovani | reklamuju opakování pozice | reklamuju opakovani pozice | reklamovat trojí opakování | reklamovat troji opakovani | reklamovat trojí opakování pozice | reklamovat troji opakovani pozice | reklamovat trojnásobné opakování | reklamovat trojnasobne opakovani | reklamovat trojnásobné opakování pozice | reklamovat trojnasobne opakovani pozice | reklamovat trojité opakování | reklamovat trojite opakovani | reklamovat trojité opakování pozice | reklamovat trojite opakovani pozice | reklamuji trojí opakování | reklamuji troji opakovani | reklamuji trojí opakování pozice | reklamuji troji opakovani pozice | reklamuji trojnásobné opakování | reklamuji trojnasobne opakovani | reklamuji trojnásobné opakování pozice | reklamuji trojnasobne opakovani pozice | reklamuji trojité opakování | reklamuji trojite opakovani | reklamuji trojité opakování pozice | reklamuji trojite opakovani pozice | reklamovat remízu opakováním | reklamovat remizu opakovanim | reklamovat remízu opakováním pozice | reklamovat remizu opakovanim pozice | reklamovat remízu opakováním tahů | reklamovat remizu opakovanim tahu | reklamovat remízu pro opakování | reklamovat remizu pro opakovani | reklamovat remízu pro opakování pozice | reklamovat remizu pro opakovani pozice | reklamovat remízu trojím opakováním | reklamovat remizu trojim opakovanim | reklamovat remízu trojím opakováním pozice | reklamovat remizu trojim opakovanim pozice | reklamovat remízu pro trojí opakování | reklamovat remizu pro troji opakovani | reklamovat remízu pro trojí opakování pozice | reklamovat remizu pro troji opakovani pozice | reklamovat remízu na základě trojího opakování | reklamovat remizu na zaklade trojiho opakovani | reklamovat remízu na základě trojího opakování pozice | reklamovat remizu na zaklade trojiho opakovani pozice | reklamuji remízu opakováním | reklamuji remizu opakovanim | reklamuji remízu opakováním pozice | reklamuji remizu opakovanim pozice | reklamuji remízu opakováním tahů | reklamuji remizu opakovanim tahu | reklamuji remízu pro opakování | reklamuji remizu pro opakovani | reklamuji remízu pro opakování pozice | reklamuji remizu pro opakovani pozice | reklamuji remízu trojím opakováním | reklamuji remizu trojim opakovanim | reklamuji remízu trojím opakováním pozice | reklamuji remizu trojim opakovanim pozice | reklamuji remízu pro trojí opakování | reklamuji remizu pro troji opakovani | reklamuji remízu pro trojí opakování pozice | reklamuji remizu pro troji opakovani pozice | reklamuji remízu na základě trojího opakování | reklamuji remizu na zaklade trojiho opakovani | reklamuji remízu na základě trojího opakování pozice | reklamuji remizu na zaklade trojiho opakovani pozice
command-claim-fifty = reklamovat 50 tahů
    .also = reklamovat 50 tahu | reklamovat padesát tahů | reklamovat padesat tahu | reklamovat pravidlo 50 tahů | reklamovat pravidlo 50 tahu | reklamovat pravidlo padesáti tahů | reklamovat pravidlo padesati tahu | reklamovat remízu podle pravidla 50 tahů | reklamovat remizu podle pravidla 50 tahu | reklamovat remízu podle pravidla padesáti tahů | reklamovat remizu podle pravidla padesati tahu | reklamovat remízu pro 50 tahů | reklamovat remizu pro 50 tahu | reklamovat remízu 50 tahů | reklamovat remizu 50 tahu | reklamuji 50 tahů | reklamuji 50 tahu | reklamuji padesát tahů | reklamuji padesat tahu | reklamuji pravidlo 50 tahů | reklamuji pravidlo 50 tahu | reklamuji pravidlo padesáti tahů | reklamuji pravidlo padesati tahu | reklamuji remízu podle pravidla 50 tahů | reklamuji remizu podle pravidla 50 tahu | reklamuji remízu podle pravidla padesáti tahů | reklamuji remizu podle pravidla padesati tahu | reklamuji remízu pro 50 tahů | reklamuji remizu pro 50 tahu | reklamuji remízu 50 tahů | reklamuji remizu 50 tahu | reklamuju 50 tahů | reklamuju 50 tahu | reklamuju padesát tahů | reklamuju padesat tahu | reklamuju pravidlo 50 tahů | reklamuju pravidlo 50 tahu | reklamuju pravidlo padesáti tahů | reklamuju pravidlo padesati tahu
command-claim-time = reklamovat čas
    .also = reklamovat cas | reklamovat překročení času | reklamovat prekroceni casu | reklamovat překročení časového limitu | reklamovat prekroceni casoveho limitu | reklamovat praporek | reklamovat pád praporku | reklamovat pad praporku | reklamovat výhru na čas | reklamovat vyhru na cas | reklamovat výhru časem | reklamovat vyhru casem | reklamovat výhru překročením času | reklamovat vyhru prekrocenim casu | reklamovat výhru pro překročení času | reklamovat vyhru pro prekroceni casu | reklamuji čas | reklamuji cas | reklamuji překročení času | reklamuji prekroceni casu | reklamuji překročení časového limitu | reklamuji prekroceni casoveho limitu | reklamuji praporek | reklamuji pád praporku | reklamuji pad praporku | reklamuji výhru na čas | reklamuji vyhru na cas | reklamuji výhru časem | reklamuji vyhru casem | reklamuji výhru překročením času | reklamuji vyhru prekrocenim casu | reklamuji výhru pro překročení času | reklamuji vyhru pro prekroceni casu | reklamuju čas | reklamuju cas | reklamuju překročení času | reklamuju prekroceni casu | reklamuju překročení časového limitu | reklamuju prekroceni casoveho limitu | reklamuju praporek | reklamuju pád praporku | reklamuju pad praporku | reklamuju výhru na čas | reklamuju vyhru na cas | reklamuju výhru časem | reklamuju vyhru casem | reklamuju výhru překročením času | reklamuju vyhru prekrocenim casu | reklamuju výhru pro překročení času | reklamuju vyhru pro prekroceni casu
command-claim-win = reklamovat výhru
    .also = reklamovat vyhru | reklamuji výhru | reklamuji vyhru | reklamuju výhru | reklamuju vyhru
command-claim-draw = reklamovat remízu
    .also = reklamovat remizu | reklamuji remízu | reklamuji remizu | reklamuju remízu | reklamuju remizu
command-adjudicate-win = odhad na výhru
    .also = odhad na vyhru | odhad výhra | odhad vyhra | odhad výhru | odhad vyhru | žádám o odhad na výhru | zadam o odhad na vyhru | žádám o odhad výhra | zadam o odhad vyhra | žádám o odhad výhru | zadam o odhad vyhru | žádost o odhad na výhru | zadost o odhad na vyhru | žádost o odhad výhra | zadost o odhad vyhra | žádost o odhad výhru | zadost o odhad vyhru | navrhuji odhad na výhru | navrhuji odhad na vyhru | navrhuji odhad výhra | navrhuji odhad vyhra | navrhuji odhad výhru | navrhuji odhad vyhru | požaduji odhad na výhru | pozaduji odhad na vyhru | požaduji odhad výhra | pozaduji odhad vyhra | požaduji odhad výhru | pozaduji odhad vyhru | odhadnout na výhru | odhadnout na vyhru | odhadnout výhra | odhadnout vyhra | odhadnout výhru | odhadnout vyhru
command-adjudicate-draw = odhad na remízu
    .also = odhad na remizu | odhad remíza | odhad remiza | odhad remízu | odhad remizu | žádám o odhad na remízu | zadam o odhad na remizu | žádám o odhad remíza | zadam o odhad remiza | žádám o odhad remízu | zadam o odhad remizu | žádost o odhad na remízu | zadost o odhad na remizu | žádost o odhad remíza | zadost o odhad remiza | žádost o odhad remízu | zadost o odhad remizu | navrhuji odhad na remízu | navrhuji odhad na remizu | navrhuji odhad remíza | navrhuji odhad remiza | navrhuji odhad remízu | navrhuji odhad remizu | požaduji odhad na remízu | pozaduji odhad na remizu | požaduji odhad remíza | pozaduji odhad remiza | požaduji odhad remízu | pozaduji odhad remizu | odhadnout na remízu | odhadnout na remizu | odhadnout remíza | odhadnout remiza | odhadnout remízu | odhadnout remizu
command-say = vzkaz
    .also = vzkázat | vzkazat | vzkaz soupeři | vzkaz souperi | vzkaz pro soupeře | vzkaz pro soupere
command-message = zpráva
    .also = zprava | zpráva soupeři | zprava souperi | zpráva pro soupeře | zprava pro soupere | komentář | komentar
command-analysis = analýza
    .also = analyza | moje analýza | moje analyza | má analýza | ma analyza
command-if = pokud
    .also = jestliže | jestlize | když | kdyz | jestli
command-then = pak
    .also = potom | tak
command-conditions = podmíněné tahy
    .also = podminene tahy | moje podmíněné tahy | moje podminene tahy | mé podmíněné tahy | me podminene tahy | ukázat podmíněné tahy | ukazat podminene tahy | zobrazit podmíněné tahy | zobrazit podminene tahy | ukaž podmíněné tahy | ukaz podminene tahy
command-no-conditions = bez podmíněných tahů
    .also = bez podminenych tahu | žádné podmíněné tahy | zadne podminene tahy | zrušit podmíněné tahy | zrusit podminene tahy | ruším podmíněné tahy | rusim podminene tahy | odvolat podmíněné tahy | odvolat podminene tahy | odvolávám podmíněné tahy | odvolavam podminene tahy | smazat podmíněné tahy | smazat podminene tahy
command-adjourn = přerušit
    .also = prerusit | přerušit partii | prerusit partii | přerušuji partii | prerusuji partii | přerušení partie | preruseni partie | přerušení | preruseni | navrhuji přerušení | navrhuji preruseni | navrhuji přerušení partie | navrhuji preruseni partie | navrhuji přerušit partii | navrhuji prerusit partii | navrhuji partii přerušit | navrhuji partii prerusit | souhlasím s přerušením | souhlasim s prerusenim | souhlasím s přerušením partie | souhlasim s prerusenim partie | přijmout přerušení | prijmout preruseni | přijímám přerušení | prijimam preruseni | přijímám přerušení partie | prijimam preruseni partie
command-adjourn-early = přerušit předčasně
    .also = prerusit predcasne | předčasně přerušit | predcasne prerusit | předčasné přerušení | predcasne preruseni | přerušit partii předčasně | prerusit partii predcasne | přerušuji předčasně | prerusuji predcasne | přerušuji partii předčasně | prerusuji partii predcasne | přerušit dříve | prerusit drive
command-decline-adjournment = odmítnout přerušení
    .also = odmitnout preruseni | odmítám přerušení | odmitam preruseni | odmítnout přerušení partie | odmitnout preruseni partie | odmítám přerušení partie | odmitam preruseni partie | nepřijímám přerušení | neprijimam preruseni | nepřerušovat | neprerusovat | nepřerušovat partii | neprerusovat partii | bez přerušení | bez preruseni | nesouhlasím s přerušením | nesouhlasim s prerusenim | nesouhlasím s přerušením partie | nesouhlasim s prerusenim partie
command-seal = zapečetit
    .also = zapecetit | zapečetím | zapecetim | zapečeť | zapecet | zapečeťte | zapecette | pečetím | pecetim | pečetit | pecetit | zapečetit tah | zapecetit tah | zapečetím tah | zapecetim tah | pečetím tah | pecetim tah | zapečetit koncept | zapecetit koncept | zapečetěno | zapeceteno | zapečetěný tah | zapeceteny tah | můj zapečetěný tah | muj zapeceteny tah | tajný tah | tajny tah | můj tajný tah | muj tajny tah | zapsat tajný tah | zapsat tajny tah | zapisuji tajný tah | zapisuji tajny tah | do obálky | do obalky | tah do obálky | tah do obalky | tah v obálce | tah v obalce | vložit do obálky | vlozit do obalky | vkládám do obálky | vkladam do obalky | dávám do obálky | davam do obalky | zalepit do obálky | zalepit do obalky | zalepit obálku | zalepit obalku
command-draft = koncept
    .also = koncept tahu | koncept tajného tahu | koncept tajneho tahu | koncept zapečetěného tahu | koncept zapeceteneho tahu | můj koncept | muj koncept | nanečisto | nanecisto | tah nanečisto | tah nanecisto
command-choose = zvolit
    .also = zvolit tah | volím tah | volim tah | vybrat | vybrat tah | vybírám tah | vybiram tah
command-resume = obnovit
    .also = obnovit partii | obnovuji | obnovuji partii | obnovení partie | obnoveni partie | pokračovat v partii | pokracovat v partii | chci obnovit partii | připravenost k obnovení | pripravenost k obnoveni | pokračovat | pokracovat | obnovit hru | obnovení hry | obnoveni hry
command-publish = zveřejnit
    .also = zverejnit | zveřejnit obálku | zverejnit obalku | zveřejňuji obálku | zverejnuji obalku | zveřejnění obálky | zverejneni obalky | ukázat obálku | ukazat obalku | souhlasím se zveřejněním | souhlasim se zverejnenim | souhlasím se zveřejněním obálky | souhlasim se zverejnenim obalky
command-clocks-wrong = chybné hodiny
    .also = chybne hodiny | hodiny chybné | hodiny chybne | hodiny jsou chybné | hodiny jsou chybne | nesprávné hodiny | nespravne hodiny | hodiny nesprávné | hodiny nespravne | hodiny jsou nesprávné | hodiny jsou nespravne | špatné hodiny | spatne hodiny | hodiny špatně | hodiny spatne | hodiny jsou špatně | hodiny jsou spatne | hodiny jdou špatně | hodiny jdou spatne | chyba hodin
command-refill = doplnit hodiny
    .also = doplnit | doplnit čas | doplnit cas | doplňuji hodiny | doplnuji hodiny | doplňuji čas | doplnuji cas | doplnit z rezervy | doplnit čas z rezervy | doplnit cas z rezervy | doplnit hodiny z rezervy
command-reflect = přemýšlet dál
    .also = premyslet dal | přemýšlím dál | premyslim dal | dál přemýšlím | dal premyslim | další přemýšlení | dalsi premysleni | oznamuji další přemýšlení | oznamuji dalsi premysleni
command-leave = dovolená
    .also = dovolena | beru si dovolenou | beru dovolenou | hlásím dovolenou | hlasim dovolenou | ohlašuji dovolenou | ohlasuji dovolenou | ohlásit dovolenou | ohlasit dovolenou | dovolená od | dovolena od | beru si dovolenou od | beru dovolenou od | hlásím dovolenou od | hlasim dovolenou od | ohlašuji dovolenou od | ohlasuji dovolenou od | ohlásit dovolenou od | ohlasit dovolenou od
command-leave-all = dovolená všude
    .also = dovolena vsude | dovolená ve všech partiích | dovolena ve vsech partiich | beru si dovolenou všude | beru si dovolenou vsude | beru si dovolenou ve všech partiích | beru si dovolenou ve vsech partiich | beru dovolenou všude | beru dovolenou vsude | beru dovolenou ve všech partiích | beru dovolenou ve vsech partiich | hlásím dovolenou všude | hlasim dovolenou vsude | hlásím dovolenou ve všech partiích | hlasim dovolenou ve vsech partiich | ohlašuji dovolenou všude | ohlasuji dovolenou vsude | ohlašuji dovolenou ve všech partiích | ohlasuji dovolenou ve vsech partiich | ohlásit dovolenou všude | ohlasit dovolenou vsude | ohlásit dovolenou ve všech partiích | ohlasit dovolenou ve vsech partiich | dovolená všude od | dovolena vsude od | dovolená ve všech partiích od | dovolena ve vsech partiich od | ohlásit dovolenou všude od | ohlasit dovolenou vsude od | ohlásit dovolenou ve všech partiích od | ohlasit dovolenou ve vsech partiich od
command-cancel-leave = zrušit dovolenou
    .also = zrusit dovolenou | ruším dovolenou | rusim dovolenou | odvolat dovolenou | odvolávám dovolenou | odvolavam dovolenou | stornovat dovolenou | storno dovolené | storno dovolene | zrušit dovolenou od | zrusit dovolenou od | ruším dovolenou od | rusim dovolenou od | odvolat dovolenou od | odvolávám dovolenou od | odvolavam dovolenou od | stornovat dovolenou od | storno dovolené od | storno dovolene od
command-cancel-leave-all = zrušit dovolenou všude
    .also = zrusit dovolenou vsude | zrušit dovolenou ve všech partiích | zrusit dovolenou ve vsech partiich | ruším dovolenou všude | rusim dovolenou vsude | ruším dovolenou ve všech partiích | rusim dovolenou ve vsech partiich | odvolat dovolenou všude | odvolat dovolenou vsude | odvolat dovolenou ve všech partiích | odvolat dovolenou ve vsech partiich | odvolávám dovolenou všude | odvolavam dovolenou vsude | odvolávám dovolenou ve všech partiích | odvolavam dovolenou ve vsech partiich | stornovat dovolenou všude | stornovat dovolenou vsude | stornovat dovolenou ve všech partiích | stornovat dovolenou ve vsech partiich | storno dovolené všude | storno dovolene vsude | storno dovolené ve všech partiích | storno dovolene ve vsech partiich | zrušit dovolenou všude od | zrusit dovolenou vsude od | zrušit dovolenou ve všech partiích od | zrusit dovolenou ve vsech partiich od
command-withdraw-from-event-yes = vystoupit z turnaje ano
    .also = vystupuji z turnaje ano | odstoupit z turnaje ano | odstupuji z turnaje ano | odstoupit od turnaje ano | odstupuji od turnaje ano
command-withdraw-from-all-games-yes = vystoupit ze všech partií ano
    .also = vystoupit ze vsech partii ano | vystupuji ze všech partií ano | vystupuji ze vsech partii ano | odstoupit ze všech partií ano | odstoupit ze vsech partii ano | odstupuji ze všech partií ano | odstupuji ze vsech partii ano | odstoupit od všech partií ano | odstoupit od vsech partii ano | odstupuji od všech partií ano | odstupuji od vsech partii ano
command-appeal = odvolání
    .also = odvolani | odvolání proti | odvolani proti | odvolání proti rozhodnutí | odvolani proti rozhodnuti | odvolání proti rozhodnutí č | odvolani proti rozhodnuti c | odvolání proti rozhodnutí číslo | odvolani proti rozhodnuti cislo | odvolání proti rozhodnutí rozhodčího | odvolani proti rozhodnuti rozhodciho | odvolání proti rozhodnutí rozhodčího č | odvolani proti rozhodnuti rozhodciho c | podávám odvolání proti | podavam odvolani proti | podávám odvolání proti rozhodnutí | podavam odvolani proti rozhodnuti | podávám odvolání proti rozhodnutí č | podavam odvolani proti rozhodnuti c | podávám odvolání proti rozhodnutí číslo | podavam odvolani proti rozhodnuti cislo | podávám odvolání proti rozhodnutí rozhodčího | podavam odvolani proti rozhodnuti rozhodciho | podávám odvolání proti rozhodnutí rozhodčího č | podavam odvolani proti rozhodnuti rozhodciho c | odvolávám se proti | odvolavam se proti | odvolávám se proti rozhodnutí | odvolavam se proti rozhodnuti | odvolávám se proti rozhodnutí č | odvolavam se proti rozhodnuti c | odvolávám se proti rozhodnutí číslo | odvolavam se proti rozhodnuti cislo | odvolávám se proti rozhodnutí rozhodčího | odvolavam se proti rozhodnuti rozhodciho | odvolávám se proti rozhodnutí rozhodčího č | odvolavam se proti rozhodnuti rozhodciho c
command-challenge = vyzvat
    .also = vyzvat hráče | vyzvat hrace | vyzývám hráče | vyzyvam hrace
command-accept-challenge = přijmout výzvu
    .also = prijmout vyzvu | přijmout otevřenou výzvu | prijmout otevrenou vyzvu | přijímám výzvu | prijimam vyzvu | přijímám otevřenou výzvu | prijimam otevrenou vyzvu | přijmu výzvu | prijmu vyzvu | přijmu otevřenou výzvu | prijmu otevrenou vyzvu | akceptovat výzvu | akceptovat vyzvu | akceptovat otevřenou výzvu | akceptovat otevrenou vyzvu | akceptuji výzvu | akceptuji vyzvu | akceptuji otevřenou výzvu | akceptuji otevrenou vyzvu | akceptuju výzvu | akceptuju vyzvu | akceptuju otevřenou výzvu | akceptuju otevrenou vyzvu | výzva přijata | vyzva prijata
command-decline-challenge = odmítnout výzvu
    .also = odmitnout vyzvu | odmítám výzvu | odmitam vyzvu | nepřijímám výzvu | neprijimam vyzvu | výzva odmítnuta | vyzva odmitnuta
command-seek = hledat
    .also = hledat soupeře | hledat soupere | hledám soupeře | hledam soupere | hledat partii | hledám partii | hledam partii
command-seeks = otevřené výzvy
    .also = otevrene vyzvy | volné výzvy | volne vyzvy | ukázat výzvy | ukazat vyzvy | ukázat otevřené výzvy | ukazat otevrene vyzvy | zobrazit otevřené výzvy | zobrazit otevrene vyzvy | seznam výzev | seznam vyzev | kdo hledá soupeře | kdo hleda soupere
command-withdraw = stáhnout výzvu
    .also = stahnout vyzvu | stáhnout | stahnout | stahuji | stahuji výzvu | stahuji vyzvu | zrušit výzvu | zrusit vyzvu | ruším výzvu | rusim vyzvu | stáhnout otevřenou výzvu | stahnout otevrenou vyzvu
command-rematch = odveta
    .also = odvetu | chci odvetu | žádám odvetu | zadam odvetu | žádám o odvetu | zadam o odvetu
command-show = šachovnice
    .also = sachovnice | pozice | ukázat šachovnici | ukazat sachovnici | ukaž šachovnici | ukaz sachovnici | zobrazit šachovnici | zobrazit sachovnici | ukázat pozici | ukazat pozici | ukaž pozici | ukaz pozici | zobrazit pozici | ukázat partii | ukazat partii | ukaž partii | ukaz partii | zobrazit partii
command-where = kde
    .also = kde je | kde jsou | kde stojí | kde stoji
command-file = sloupec
command-rank = řada
    .also = rada
command-last = poslední tah
    .also = posledni tah | ukázat poslední tah | ukazat posledni tah | ukaž poslední tah | ukaz posledni tah | zobrazit poslední tah | zobrazit posledni tah
command-moves = tahy
    .also = všechny tahy | vsechny tahy | seznam tahů | seznam tahu | zápis partie | zapis partie | ukázat tahy | ukazat tahy | ukaž tahy | ukaz tahy | zobrazit tahy
command-legal = přípustné tahy
    .also = pripustne tahy | možné tahy | mozne tahy | legální tahy | legalni tahy | ukázat možné tahy | ukazat mozne tahy | ukázat přípustné tahy | ukazat pripustne tahy
command-pgn = pgn
    .also = ukázat pgn | ukazat pgn | poslat pgn
command-pgn-all = pgn všechny
    .also = pgn vsechny | pgn všechno | pgn vsechno | pgn všech partií | pgn vsech partii
command-pgn-all-before = pgn všechny před
    .also = pgn vsechny pred | pgn všechno před | pgn vsechno pred | pgn všech partií před | pgn vsech partii pred
command-status = hodiny
    .also = stav | stav hodin | stav partie | ukázat hodiny | ukazat hodiny | ukaž hodiny | ukaz hodiny | zobrazit hodiny | čas | cas
command-games = moje partie
    .also = mé partie | me partie | ukázat moje partie | ukazat moje partie | seznam partií | seznam partii | rozehrané partie | rozehrane partie
command-games-over = skončené partie
    .also = skoncene partie | ukončené partie | ukoncene partie | dohrané partie | dohrane partie
command-games-over-before = skončené partie před
    .also = skoncene partie pred | ukončené partie před | ukoncene partie pred | dohrané partie před | dohrane partie pred
command-settings = nastavení
    .also = nastaveni | moje nastavení | moje nastaveni | ukázat nastavení | ukazat nastaveni | zobrazit nastavení | zobrazit nastaveni
command-set-time-zone = časové pásmo
    .also = casove pasmo | nastavit časové pásmo | nastavit casove pasmo | nastavit pásmo | nastavit pasmo
command-set-notation = zápis tahů
    .also = zapis tahu | notace | nastavit notaci | nastavit zápis | nastavit zapis | nastavit zápis tahů | nastavit zapis tahu
command-set-letters = písmena figur
    .also = pismena figur | nastavit písmena figur | nastavit pismena figur | nastavit písmena | nastavit pismena
command-set-board = kreslení diagramu
    .also = kresleni diagramu | kreslení šachovnice | kresleni sachovnice | diagramy | nastavit diagram | nastavit šachovnici | nastavit sachovnici | obrázek šachovnice | obrazek sachovnice
command-set-pgn = soubor pgn
    .also = nastavit pgn | nastavit soubor pgn
command-set-calendar = soubor kalendáře
    .also = soubor kalendare | nastavit kalendář | nastavit kalendar | nastavit soubor kalendáře | nastavit soubor kalendare
command-set-digest = čas souhrnů
    .also = cas souhrnu | čas souhrnu | nastavit čas souhrnů | nastavit cas souhrnu | nastavit čas souhrnu | nastavit souhrny | nastavit souhrn
command-set-quiet = doba bez e-mailů
    .also = doba bez e-mailu | doba bez emailů | doba bez emailu | nastavit dobu bez e-mailů | nastavit dobu bez e-mailu
command-set-mail = formát e-mailů
    .also = format e-mailu | formát e-mailu | formát mailů | format mailu | formát mailu | nastavit formát e-mailů | nastavit format e-mailu | nastavit formát e-mailu | nastavit formát | nastavit format
command-set-acknowledge = potvrzení tahů
    .also = potvrzeni tahu | potvrzení tahu | potvrzování tahů | potvrzovani tahu | nastavit potvrzení | nastavit potvrzeni | nastavit potvrzení tahů | nastavit potvrzeni tahu
command-set-language = jazyk e-mailů
    .also = jazyk e-mailu | nastavit jazyk | nastavit jazyk e-mailů | nastavit jazyk e-mailu
command-language = jazyk
command-notices-on = zapnout upozornění na
    .also = zapnout upozorneni na | zapnout upozornění | zapnout upozorneni | zapnout upozornění o | zapnout upozorneni o | upozornění zapnout | upozorneni zapnout | upozornění zapnuto | upozorneni zapnuto | upozornění zapnuta | upozorneni zapnuta
command-notices-off = vypnout upozornění na
    .also = vypnout upozorneni na | vypnout upozornění | vypnout upozorneni | vypnout upozornění o | vypnout upozorneni o | upozornění vypnout | upozorneni vypnout | upozornění vypnuto | upozorneni vypnuto | upozornění vypnuta | upozorneni vypnuta | bez upozornění | bez upozorneni | bez upozornění na | bez upozorneni na
command-notices-each = upozornění hned
    .also = upozorneni hned | upozornění ihned | upozorneni ihned | upozornění okamžitě | upozorneni okamzite | upozornění jednotlivě | upozorneni jednotlive | upozornění hned na | upozorneni hned na | upozornění ihned na | upozorneni ihned na | upozornění okamžitě na | upozorneni okamzite na | upozornění jednotlivě na | upozorneni jednotlive na | upozornění hned o | upozorneni hned o | upozornění ihned o | upozorneni ihned o | upozornění okamžitě o | upozorneni okamzite o | upozornění jednotlivě o | upozorneni jednotlive o | posílat upozornění hned | posilat upozorneni hned | posílat upozornění ihned | posilat upozorneni ihned | posílat upozornění hned na | posilat upozorneni hned na | posílat upozornění ihned na | posilat upozorneni ihned na | posílat upozornění hned o | posilat upozorneni hned o | posílat upozornění ihned o | posilat upozorneni ihned o
command-notices-daily = upozornění jednou denně
    .also = upozorneni jednou denne | upozornění denně | upozorneni denne | upozornění každý den | upozorneni kazdy den | upozornění v denním souhrnu | upozorneni v dennim souhrnu | upozornění jednou denně na | upozorneni jednou denne na | upozornění denně na | upozorneni denne na | upozornění každý den na | upozorneni kazdy den na | upozornění v denním souhrnu na | upozorneni v dennim souhrnu na | upozornění jednou denně o | upozorneni jednou denne o | upozornění denně o | upozorneni denne o | upozornění každý den o | upozorneni kazdy den o | upozornění v denním souhrnu o | upozorneni v dennim souhrnu o | posílat upozornění jednou denně | posilat upozorneni jednou denne | posílat upozornění denně | posilat upozorneni denne | posílat upozornění jednou denně na | posilat upozorneni jednou denne na | posílat upozornění denně na | posilat upozorneni denne na | posílat upozornění jednou denně o | posilat upozorneni jednou denne o | posílat upozornění denně o | posilat upozorneni denne o
command-notices-weekly = upozornění jednou týdně
    .also = upozorneni jednou tydne | upozornění týdně | upozorneni tydne | upozornění každý týden | upozorneni kazdy tyden | upozornění v týdenním souhrnu | upozorneni v tydennim souhrnu | upozornění jednou týdně na | upozorneni jednou tydne na | upozornění týdně na | upozorneni tydne na | upozornění každý týden na | upozorneni kazdy tyden na | upozornění v týdenním souhrnu na | upozorneni v tydennim souhrnu na | upozornění jednou týdně o | upozorneni jednou tydne o | upozornění týdně o | upozorneni tydne o | upozornění každý týden o | upozorneni kazdy tyden o | upozornění v týdenním souhrnu o | upozorneni v tydennim souhrnu o | posílat upozornění jednou týdně | posilat upozorneni jednou tydne | posílat upozornění týdně | posilat upozorneni tydne | posílat upozornění jednou týdně na | posilat upozorneni jednou tydne na | posílat upozornění týdně na | posilat upozorneni tydne na | posílat upozornění jednou týdně o | posilat upozorneni jednou tydne o | posílat upozornění týdně o | posilat upozorneni tydne o
command-unsubscribe = odhlásit odběr
    .also = odhlasit odber | odhlásit upozornění | odhlasit upozorneni | odhlašuji odběr | odhlasuji odber | odhlašuji upozornění | odhlasuji upozorneni | zrušit odběr | zrusit odber
command-calendar = kalendář
    .also = kalendar | adresa kalendáře | adresa kalendare | nová adresa kalendáře | nova adresa kalendare
command-calendar-off = vypnout kalendář
    .also = vypnout kalendar | kalendář vypnout | kalendar vypnout | kalendář vypnuto | kalendar vypnuto | zrušit kalendář | zrusit kalendar | zneplatnit kalendář | zneplatnit kalendar | zneplatnit adresu kalendáře | zneplatnit adresu kalendare | zrušit adresu kalendáře | zrusit adresu kalendare
command-help = nápověda
    .also = napoveda | pomoc | příkazy | prikazy | všechny příkazy | vsechny prikazy
command-join = registrovat
    .also = registrovat se | registrace | registruji se | zaregistrovat | zaregistrovat se | založit účet | zalozit ucet
command-move = tah
    .also = hraji tah | hraju tah | zahrát tah | zahrat tah | provést tah | provest tah | provádím tah | provadim tah

## Words behind a command

word-yes = ano
word-no = ne
word-on = zapnuto
    .also = zapnout | zapnutý | zapnuty | zapnutá | zapnuta | zapnuté | zapnute | zapni
word-off = vypnuto
    .also = vypnout | vypnutý | vypnuty | vypnutá | vypnuta | vypnuté | vypnute | vypni
word-white = bílými
    .also = bilymi | bílé kameny | bile kameny | bílé figury | bile figury | s bílými | s bilymi | s bílými kameny | s bilymi kameny | za bílého | za bileho | hraji bílými | hraji bilymi
word-black = černými
    .also = cernymi | černé kameny | cerne kameny | černé figury | cerne figury | s černými | s cernymi | s černými kameny | s cernymi kameny | za černého | za cerneho | hraji černými | hraji cernymi
word-random = náhodně
    .also = nahodne | náhodná barva | nahodna barva | losem | losovat
word-days = dní
    .also = dni | den | dny | dnů | dnu
word-a-move = na tah
    .also = za tah | na každý tah | na kazdy tah | za každý tah | za kazdy tah | na jeden tah
word-in-all = celkem
    .also = dohromady | celkově | celkove | na partii | na celou partii
word-from = od
word-to = do
    .also = až do | az do
word-all = všechny
    .also = vsechny | všech | vsech | všechno | vsechno | vše | vse | všechna | vsechna
word-and = a
    .also = i | a také | a take
word-attached = přiložen
    .also = prilozen | přiloženo | prilozeno | přiložený | prilozeny | v příloze | v priloze | jako příloha | jako priloha
word-not-attached = nepřiložen
    .also = neprilozen | nepřiloženo | neprilozeno | nepřiložený | neprilozeny | bez přílohy | bez prilohy | není přiložen | neni prilozen
word-king = král
    .also = kral | krále | krale | králové | kralove
word-queen = dáma
    .also = dama | dámy | damy | dámu | damu | královna | kralovna | královny | kralovny | královnu | kralovnu
word-rook = věž
    .also = vez | věže | veze
word-bishop = střelec
    .also = strelec | střelce | strelce | střelci | strelci
word-knight = jezdec
    .also = jezdce | jezdci | kůň | kun | koně | kone
word-pawn = pěšec
    .also = pesec | pěšce | pesce | pěšci | pesci | pěšák | pesak | pěšáka | pesaka | pěšáci | pesaci | pěšáky | pesaky

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = číselný
    .also = ciselny | číselná | ciselna | číselně | ciselne | čísla | cisla | číslicemi | cislicemi | číselné
notation-san = san
notation-letters = písmenový
    .also = pismenovy | písmenová | pismenova | písmena | pismena | s písmeny | s pismeny | písmeny | pismeny
notation-figurine = figurkový
    .also = figurkovy | figurková | figurkova | figurky | s figurkami | figurkami
notation-long = dlouhý
    .also = dlouhy | dlouhá | dlouha | dlouhé | dlouhe
notation-uci = uci
notation-announced = německá slova
    .also = slovní | slovni | slovně | slovne | slovy
format-html = html
format-text = text
    .also = prostý text | prosty text | textový | textovy | textově | textove
kind-moves = tahy
    .also = tah | tazích | tazich
kind-reminders = upomínky
    .also = upominky | upomínka | upominka | upomínkách | upominkach | připomínky | pripominky | připomenutí | pripomenuti
kind-adjournments = přerušení
    .also = preruseni | přerušené partie | prerusene partie
kind-arbiter = rozhodčí
    .also = rozhodci | rozhodčího | rozhodciho | rozhodčím | rozhodcim | rozhodnutí rozhodčího | rozhodnuti rozhodciho
kind-account = účet
    .also = ucet | účtu | uctu
kind-acknowledgements = potvrzení
    .also = potvrzeni | potvrzení tahů | potvrzeni tahu
kind-messages = zprávy
    .also = zpravy | zpráva | zprava | zprávách | zpravach | zpráv | zprav
kind-news = novinky
    .also = novinka | novinkách | novinkach | aktuality
kind-results = výsledky
    .also = vysledky | výsledek | vysledek | výsledcích | vysledcich
kind-challenges = výzvy
    .also = vyzvy | výzva | vyzva | výzvách | vyzvach | výzev | vyzev
kind-proofs = důkazy
    .also = dukazy | důkaz | dukaz | důkazech | dukazech

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = reklamovat
line-adjudicate = odhad
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = vystoupit
line-set = nastavení
line-arbiter = arbiter
line-seal = { command-seal } ({ -move } se neopakuje)
line-draft = { command-draft } ({ -move } se neopakuje)
line-conditions = { command-if } ... (neopakuje se)
line-not-repeated = (neopakuje se)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = zapečet* | zapecet* | zapečeť* | pečet* | pecet* | pečeť* | obálk* | obalk* | obálek | obalek | obálce | obalce | zalep* | kuvert* | tajný | tajny | tajného | tajneho | tajnému | tajnemu | tajném | tajnem | tajným | tajnym | tajné | tajne | tajně | utajen* | utajit | utajím | utajim | utajuji | zašifr* | zasifr* | zapsaný tah | zapsany tah | zapisuji tah | zapíši tah | zapisi tah | zapíšu tah | zapisu tah | odevzdaný tah | odevzdany tah | odevzdávám tah | odevzdavam tah | skrytý | skryty | skrytého | skryteho | skrytém | skrytem | skrytým | skrytym | skrytě | skryte | tajná | tajna | tajnou | tajných | tajnych | zapisuji | zapisuju | zapsal jsem | zapsala jsem | odevzdávám | odevzdavam | šifrovan* | sifrovan* | zapečat* | zapecat* | zapsaného tahu | zapsaneho tahu | zapsaným tahem | zapsanym tahem | zapsaném tahu | zapsanem tahu | zapsat tah | zapíši svůj tah | zapisi svuj tah | zapíšu svůj tah | zapisu svuj tah | zapsal svůj tah | zapsal svuj tah | zapsala svůj tah | zapsala svuj tah | odevzdat tah | odevzdaného tahu | odevzdaneho tahu | odevzdal jsem tah | odevzdala jsem tah | skrývám tah | skryvam tah | skrývám svůj tah | skryvam svuj tah | ukrytý tah | ukryty tah | důvěrný tah | duverny tah | schovaný tah | schovany tah
draft-words = koncept | konceptu | konceptem | koncepty | konceptů | konceptech | nanečisto | nanecisto | náčrt* | nacrt* | načrt* | předběžn* | predbezn* | rozepsaný tah | rozepsany tah | rozpracovaný tah | rozpracovany tah | návrh tahu | navrh tahu | prozatímní | prozatimni | skica | skici | skicu

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = napsal
reading-headings = od | odesláno | komu | předmět | datum | kopie
reading-subjects = re
reading-absent = automatická odpověď
reading-sent-from = odesláno z … | odesláno ze …
reading-devices = telefon
reading-end = konec
reading-greetings = ahoj | dobrý | zdravím | děkuji | díky | čau
reading-closings = s | pozdravem
reading-courtesies = prosím | děkuji | díky
reading-wishes = a | hodně | štěstí
reading-announces = tah | hraji | hraju | odpověď | odpovídám
reading-beside = můj | je | já | to | dnes
reading-open = je | a | nebo | kód
reading-goes-on = je | byl | ale | nebo
reading-takes-back = špatná partie | špatný tah | nehraj | nehrajte | ignorujte | beru zpět | beru zpátky |
    vzít zpět | zapomeň | zapomeňte | omyl | omylem | spletl | počkej | počkejte | myslel jsem | rozmyslel |
    rozmyslela | smaž | smažte | pro jinou partii | k jiné partii
reading-takes-back-short = to bylo pro | ještě ne | místo toho | raději | přemýšlím
reading-takes-back-clauses = jiná partie | raději ne
reading-takes-back-first = stůj | zruš | zrus | zrušit | zrusit | zrušte | zruste | storno
reading-sighs = ach | och
reading-no = ne
reading-game = partie
reading-numbered = č
reading-numbers = mobil
reading-common = chci | chtěl | chtěla | bych | hrát | zahrát | si | šachy | korespondenční | partii | hru | den |
    večer | ráno | jmenuji | se | jméno | mé | jsem | jak | mohu | můžu | na | do | v | ne | co | účet | přihlásit |
    moje | vás | vám | u | že | pro | zde
reading-letters = áčďéěíňóřšťúůýž
reading-officials = rozhodčí | rozhodci | hlavní rozhodčí | hlavni rozhodci | arbitr | arbitryně | arbitryne | hlavní arbitr |
    hlavni arbitr | sudí | sudi | hlavní sudí | hlavni sudi | správce | spravce | správkyně | spravkyne | administrátor |
    administrator | administrátorka | administratorka | admin | adminka | moderátor | moderator | moderátorka |
    moderatorka | ředitel turnaje | reditel turnaje | ředitelka turnaje | reditelka turnaje

## Pages for people. Buttons and labels have no full stop.

page-skip = Přejít k obsahu
page-menu = Stránky
page-signed-in = Přihlášený účet: { $name }.
page-games = { -game(case: "Nominative") }
page-new = Nová { -game }
page-seeks = Výzvy a otevřené výzvy
page-account = Účet
page-sign-in = Přihlásit se
page-sign-up = Založit účet
page-sign-out = Odhlásit se
page-source = Zdrojový kód
page-source-about = Postzug { $version } je svobodný software pod licencí GNU Affero General Public License, verze 3 nebo novější. Každý, kdo ho používá, může dostat jeho zdrojový kód.
page-source-link = Zdrojový kód toho, co zde běží:
page-source-operator = Provozovatel této služby Vám zdrojový kód na požádání poskytne.
page-api = API pro programy
page-log = Protokol všech událostí
page-log-about = Každá událost každé { -game(case: "genitive") } je v jediném seznamu, do kterého služba jen přidává. Podepsaný vrchol pevně určuje celý seznam před sebou: { -move }, který by byl později změněn, by mu odporoval.
page-log-head = Nejnovější podepsaný vrchol
page-log-entries = { $n ->
    [one] Zahrnuje { $n } záznam.
    [few] Zahrnuje { $n } záznamy.
   *[other] Zahrnuje { $n } záznamů.
}
page-log-unsigned = Zatím není nic podepsáno.
page-log-file = Tento vrchol jako soubor
page-log-keys = Klíče protokolu
page-log-pem = Tytéž klíče pro openssl
page-log-statements = Prohlášení o klíčích
page-log-check = Jak to ověřit
page-log-mails = E-maily o { -game(case: "locative-plural") } končí vrcholem protokolu z doby, kdy vznikly. Takový e-mail si uschovejte: ověřuje se podle něj export { -game(case: "genitive") }, který si stáhne { -arbiter }, a ukáže se, zda byla { -game } dodatečně změněna.
page-log-script = Příkaz „postzug audit script“ vypíše skript, který ověří export nástroji dostupnými v každém systému Linux. Vezměte si ho z vlastní kopie Postzug.

page-front = Korespondenční { -check }
page-front-about = Na každý { -move } máte několik dní, pravidla { -check(case: "locative") } se dodržují, { -sealed-move(case: "plural") } zůstávají zapečetěné. Hrajete zde, e-mailem nebo přes program; Váš { -opponent }, jak chce.
page-try = Chcete-li si to vyzkoušet bez druhého člověka, otevřete níže uvedenou adresu v anonymním okně nebo v jiném prohlížeči. Založte si tam účet s jinou e-mailovou adresou a pošlete výzvu. Ta se potom objeví na této stránce. Adresa k otevření:
page-invite = Chcete-li hrát s někým, kdo zde ještě nemá účet, pošlete mu níže uvedenou adresu. Na stránce, která se otevře, Vám může nabídnout { -game(case: "accusative") }:
page-challenge-this = Vyzvat tohoto hráče
page-front-try = Chcete-li si to vyzkoušet bez druhého člověka, založte si dva účty: zde a v anonymním okně nebo v jiném prohlížeči, s jinou adresou. Potom z jednoho účtu vyzvěte druhý.

page-email = E-mailová adresa
page-name = Jméno, které uvidí ostatní
page-time-zone = Časové pásmo, například Europe/Berlin
page-time-zone-new = Časové pásmo, například Europe/Berlin; zůstane-li prázdné, UTC
page-code = Kód z e-mailu
page-first = První přihlášení
page-first-about = Tato stránka slouží k prvnímu přihlášení správce. Příkaz „postzug admin create“ vypíše slovo, které lze použít jednou, do 24 hodin.
page-first-printed = Vypsané slovo
page-first-refused = Toto slovo nefunguje: je v něm překlep, už bylo použito, nebo je starší než 24 hodin. Příkaz „postzug admin create“ vypíše další.
page-sign-in-about = Přijde Vám e-mail s kódem. Heslo se nepoužívá.
page-sign-in-new = Ještě nemáte účet?
page-sign-up-about = Přijde Vám e-mail s kódem, který potvrdí adresu. Ostatní hráči tuto adresu nikdy neuvidí.
page-sign-up-known = Už máte účet?
page-send-code = Poslat mi kód
page-code-about = E-mail s osmimístným kódem je na cestě, pokud je adresa správná. Kód platí deset minut a jen v tomto prohlížeči.
page-code-again = Žádný e-mail? Podívejte se do nevyžádané pošty, nebo požádejte o jiný kód.
page-code-folder = Tato služba běží na zkoušku a nikomu e-maily neposílá: e-maily jsou soubory ve složce { $folder }, nejnovější je poslední.
page-code-command = V terminálu na počítači, na kterém služba běží, ukáže nejnovější e-mail tento příkaz:
page-code-elsewhere = Z tohoto prohlížeče žádost o kód nepřišla. Zadejte kód tam, odkud žádost přišla, nebo o něj znovu požádejte zde.
page-clear = Tato stránka přišla bez šifrování, takže si prohlížeč přihlášení nezapamatuje. Použijte https, nebo prohlížeč na počítači, na kterém služba běží.
page-foreign = Tento formulář nebyl odeslán ze stránky této služby, takže se nic nestalo.
page-form-key = Tento formulář už nelze použít: načtěte stránku znovu.
page-form-field = Některé pole formuláře chybí, nebo ho nelze přečíst.
page-signed-out = Chybí přihlášení, takže se nic nestalo. Přihlaste se a udělejte to znovu.
page-signed-out-twice = Odhlášení proběhlo. Pokud bylo tlačítko stisknuto dvakrát, první stisknutí už Váš požadavek provedlo. Přihlaste se a uvidíte to.
page-settings = Nastavení
page-settings-clash = Od zobrazení formuláře se to jinde změnilo, proto ještě není nic uloženo. { $both } Podívejte se na to a uložte znovu: potom platí Vaše volba.
page-settings-clash-field = { $field }: nyní { $now }, Vaše volba: { $chosen }.
page-settings-on = ano
page-settings-off = ne
page-settings-empty = prázdné
page-settings-save = Uložit nastavení
page-done-settings = Vaše nastavení je uloženo.
page-language = Jazyk e-mailů a stránek
page-notation = Jak se Vám zapisují { -move(case: "plural") }
page-notation-example = { $name }: { $example }
page-letters = Vaše písmena figur; můžete jimi { -move(case: "plural") } i psát
page-piece-set = Kameny na šachovnicích
page-piece-set-cburnett = obrázky
page-piece-set-figurines = šachové znaky písma
page-piece-set-letters = písmena
page-board-colours = Barvy šachovnic
page-board-brown = hnědá
page-board-green = zelená
page-board-blue = modrá
page-board-high-contrast = vysoký kontrast
page-mails = E-maily
page-mail-text = Jen text, bez HTML
page-mail-no-board = Kameny slovy, bez obrázku šachovnice
page-mail-pgn = { -game(case: "Nominative") } jako soubor pro Váš šachový program v každém e-mailu o ní
page-mail-calendar = K e-mailům, které mění mé termíny, přikládat termíny pro kalendářové programy
page-notices = Upozorňovat mě e-mailem
page-each = hned
page-daily = v denním souhrnu
page-weekly = v týdenním souhrnu
page-none = ne e-mailem
page-digest-at = Čas souhrnů
page-digest-on = Den týdenního souhrnu
page-times = Kdy to přijde
page-quiet-from = Doba bez e-mailů od
page-quiet-until = Doba bez e-mailů do
page-mail-times = Tyto časy jsou ve Vašem časovém pásmu. Mezi posledními dvěma čekají e-maily, které počkat mohou; nechte je prázdné, chcete-li e-maily dostávat v kteroukoli hodinu. Upozornění, které by v souhrnu nebo po této době přišlo příliš pozdě, přijde hned.
page-time-of-day = Čas se píše takto: 08:00. Doba bez e-mailů má začátek a od něj odlišný konec, nebo nemá ani jedno.
page-notices-needed = Tato upozornění přicházejí vždy, protože bez nich by bylo možné přijít o { -game(case: "accusative") } nebo o Váš účet: { $kinds }.
page-trust = Co musí mít e-mail s { -move(case: "plural") }, aby platil jako Váš
page-trust-token = adresu pro odpověď, kterou máte jen Vy
page-trust-from = adresu pro odpověď a Vaši e-mailovou adresu jako odesílatele
page-trust-dmarc = obojí, a odesílatele potvrzuje Váš poskytovatel pošty (DMARC)
page-trust-off = žádný e-mail neplatí: bez { -move(case: "genitive-plural") } e-mailem
page-mail-stopped = E-maily Vám nedocházejí (od: { $since }; důvod: { $reason }) a žádné další se neposílají. Vaše { -game(case: "plural") } jsou zde a jejich { -clock } běží dál. Zajistěte, aby Vaše schránka přijímala poštu, nebo změňte adresu.
page-mail-returned = E-maily pro Vás se vracejí (od: { $since }; důvod: { $reason }). Dál se posílají; pokud se jich vrátí více, posílání skončí. Zajistěte, aby Vaše schránka přijímala poštu, nebo změňte adresu.
page-mail-resume = Moje schránka už zase přijímá poštu
page-done-mail-resumed = E-maily se Vám znovu posílají.
page-address = E-mailová adresa
page-address-about = Na novou adresu přijde kód. Po změně adresy bude Váš účet všude odhlášen a tokeny programů i adresa kalendáře pozbudou platnosti.
page-address-new = Nová e-mailová adresa
page-address-sent = E-mail s osmimístným kódem je na cestě na novou adresu, pokud ji zde nikdo nemá. Kód platí deset minut a jen v tomto prohlížeči.
page-address-change = Změnit adresu
page-address-again = Žádný e-mail? Podívejte se do nevyžádané pošty, nebo požádejte o jiný kód.
page-done-address = Vaše e-mailová adresa je změněna. Přihlaste se novou adresou.
page-envelope-key = Klíč k { -sealed-move(case: "dative-plural") }
page-envelope-key-about = { -sealed-move(case: "Plural") }, které smíte otevřít, se šifrují tímto veřejným klíčem programu age. Tajný klíč zůstává u Vás: bez něj je nikdo neotevře. Dřívější klíč nadále otevírá to, co bylo { -seal(form: "neuter") } předtím.
page-envelope-key-public = Veřejný klíč, který začíná na age1
page-envelope-key-set = Nastavit tento klíč
page-done-envelope-key = Váš klíč k { -sealed-move(case: "dative-plural") } je nastaven.
page-tokens = Tokeny pro programy
page-tokens-about = Program s tokenem jedná Vaším jménem. Token už nikdo nemůže znovu přečíst, ani zde.
page-token-may = může { $scopes }
page-token-since = Vytvořen: { $at }.
page-token-until = Platí do: { $at }.
page-token-used = Naposledy použit: { $at }.
page-token-unused = Ještě nepoužit.
page-token-revoke = Zneplatnit tento token
page-token-revoke-sure = Program s ním už nebude moci nic dělat
page-token-unsure = Nic nebylo zneplatněno: potvrďte to zaškrtnutím políčka.
page-done-token-revoked = Token je zneplatněn.
page-token-label = Váš název pro nový token
page-token-scopes = Program může
page-scope-read = číst Vaše { -game(case: "plural") }
page-scope-play = hrát ({ -move(case: "plural") }, { -claim(case: "plural") }, { -resign(form: "noun") } { -game(case: "genitive") }, { -seal(form: "imperfective-noun") }, výzvy)
page-scope-direct = řídit { -game(case: "plural") } jako { -arbiter }
page-scope-account = číst údaje Vašeho účtu
page-scope-webhooks = spravovat Vaše webhooky
page-token-days = Za kolik dní platnost skončí; zůstane-li prázdné, neskončí nikdy
page-token-days-bad = Počet dní platnosti tokenu je číslo do 65535, nebo prázdné pole.
page-token-make = Vytvořit token
page-token-made = Nový token
page-token-once = Zkopírujte ho teď: znovu se neukáže.
page-calendar = Kalendář Vašich termínů
page-calendar-about = Kalendářové programy mohou číst Vaše termíny z adresy, kterou znáte jen Vy. Nová adresa zneplatní předchozí.
page-calendar-make = Vytvořit adresu
page-calendar-made = Adresa Vašeho kalendáře
page-calendar-once = Zkopírujte ji teď do svého kalendářového programu: znovu se neukáže, a kdo ji má, může číst Vaše termíny.
page-calendar-revoke = Zneplatnit adresu
page-calendar-revoke-sure = Kalendářové programy s touto adresou už nic dalšího nepřečtou
page-calendar-unsure = Nic nebylo zneplatněno: potvrďte to zaškrtnutím políčka.
page-done-calendar-revoked = Žádný kalendářový program už Vaše termíny nečte.
page-data = Vaše údaje
page-export = Všechno o Vás jako soubor
page-export-about = (JSON: účet, nastavení, relace, { -game(case: "plural") }, Vaše poznámky a varianty a také zprávy od Vás)
page-delete = Smazat můj účet
page-delete-about = Vaše jméno, e-mailová adresa, nastavení a zprávy budou vymazány a nikdo je nemůže vrátit. Vaše skončené { -game(case: "plural") } zůstanou pod jménem, které nikomu nepatří. Od přihlášení smí uplynout nejvýše 15 minut.
page-delete-sure = Smazat ho navždy
page-delete-resign = { -resign(form: "Infinitive") } všechny mé běžící { -game(case: "plural") }
page-delete-unsure = Nic nebylo smazáno: potvrďte to zaškrtnutím políčka.
page-done-deleted = Váš účet je smazán.

page-sessions = Kde je Váš účet přihlášen
page-sessions-about = Každá položka je prohlížeč nebo program, který může jednat Vaším jménem.
page-session = { $device }, od: { $at }
page-session-used = Naposledy použito: přibližně { $day }.
page-session-unnamed = Program bez názvu
page-session-here = (zde)
page-session-end = Ukončit
page-sessions-end = Odhlásit se všude
page-sessions-ended = Váš účet je všude odhlášen.

page-games-to-move = Čekají na Váš { -move }
page-games-others = Čekají na { -move } { -opponent(case: "genitive-plural") }
page-games-over = Skončené { -game(case: "plural") }
page-games-none = Žádné.
page-games-more = Starší
page-game-against = { $game }: { -opponent } – { $opponent }
page-game-move = { -move(case: "Nominative") } { $number }.
page-game-first-move = Ještě nebyl proveden žádný { -move }.
page-game-last-move = Poslední { -move }: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = Všechny mé { -game(case: "plural") } v jednom souboru (PGN)
page-pgn-finished = Všechny mé skončené { -game(case: "plural") } v jednom souboru (PGN)
page-rematch = Nabídnout odvetu
page-next-game = Další { -game }, která na mě čeká
page-mark-plan = Vaše podmíněné { -move(case: "plural") } čekají.
page-yours-until = Jste na { -move(case: "locative") }. Termín: { $until }, zbývá: { $left }.
page-theirs-until = Na { -move(case: "locative") } je { $name }. Termín: { $until }, zbývá: { $left }.
page-flag = Padl { -flag }: { $name }, { $at }.
page-no-clock = Žádné { -clock } neběží.
page-mark-message = Je zde zpráva.
page-mark-offer = Váš { -opponent } nabízí { -draw(case: "accusative") }.
page-mark-own-offer = Nabízíte { -draw(case: "accusative") }.
page-mark-claim = Reklamace čeká na { -arbiter(case: "accusative") }.
page-mark-seal = Příští { -move } je třeba { -seal }.
page-mark-adjourned = { -game(case: "Nominative") } je { -adjourn(form: "feminine") }.
page-mark-leave = Dovolená: { $name }.
page-mark-withdrawn = Jeden z hráčů vystoupil; rozhoduje { -arbiter }.

page-game = { $game }: { $white } – { $black }
page-board = Šachovnice
page-board-white = Šachovnice, { -white } dole
page-board-black = Šachovnice, { -black } dole
page-board-of = Pozice po { $ply } { $ply ->
    [one] půltahu
    [few] půltazích
   *[other] půltazích
}
page-board-now = K současné pozici
page-square-white = { $square }, { piece } { -white(form: "genitive") }
page-square-black = { $square }, { piece } { -black(form: "genitive") }
page-target = { $where }: sem lze táhnout
page-choose-piece = Vyberte kámen, kterým chcete táhnout, nebo napište { -move } níže.
page-choose-target = Vyberte pole, na které půjde kámen z { $square }, nebo jiný kámen.
page-your-move = Váš { -move }
page-keys = Klávesy pro ovládání šachovnice
page-keys-about = Šipkami se pohybujete po polích. Enter kámen zvedne a položí, Escape ho vrátí zpět. Písmena k, q, r, b, n a p (král, dáma, věž, střelec, jezdec, pěšec) vedou k dalšímu kameni toho druhu, s klávesou Shift k předchozímu. Číslice vede na řadu s tímto číslem, s klávesou Shift na sloupec s tímto číslem. Na poli klávesa o řekne, co na něm stojí, klávesa m { -move(case: "plural") } kamene a Shift s m jeho braní; klávesa c řekne, co bylo naposledy sebráno.
page-no-move-from = Z pole { $square } není možný žádný { -move }.
page-captured = Sebráno posledním { -move(case: "instrumental") }, na poli { $square }: { piece }.
page-captured-none = Posledním { -move(case: "instrumental") } nebylo nic sebráno.
page-words = Na tato slova zde dostanete odpověď a nic se jimi nezahraje: { $words }. Kratší podoby: p N, s e, s 4, l, c a o (dotaz na { -opponent(case: "accusative") }).
page-ask = Dotaz na pozici
page-ask-send = Zeptat se
page-word-unknown = To není žádné ze slov, na která zde dostanete odpověď.
page-word-opponent = Váš { -opponent }: { $name }.
page-word-draw = Zatím není nic nabídnuto: políčko pro nabídku { -draw(case: "genitive") } je zaškrtnuto a nabídka se odešle s Vaším { -move(case: "instrumental") }.
page-word-draw-later = Nic není nabídnuto: { -draw } se nabízí s { -move(case: "instrumental") } a teď nejste na { -move(case: "locative") }.
page-reading = { -sealed-move(case: "Nominative") } lze číst více způsoby
page-reading-about = Zvolte čtení, které má platit. Běží Vaše { -clock }: poběží, dokud nezvolíte, a potom až do Vaší odpovědi. Volbu nelze vzít zpět.
page-reading-which = { -move(case: "Nominative") }, který byl { -seal(form: "masculine") }
page-reading-move = { piece } z { $from } na { $to }
page-reading-then = Po této volbě: { $state }
page-reading-look = Ukázat na šachovnici
page-reading-shown = Pozice po { -move(case: "locative") } { $move }, bude-li zvoleno toto čtení
page-reading-choose = Zvolit toto čtení
page-reading-none = Nic se nestalo: nejdříve zvolte některé ze čtení.
page-open = Předložit { -seal(form: "adjective") } text
page-open-about = Vložte celý text, který máte uložený z { -seal(form: "imperfective-noun") } svého { -move(case: "genitive") }. Platí jen text, který odpovídá kontrolnímu součtu. Potom je zaznamenán pro oba hráče a { -move } se posoudí.
page-publish-about = { -sealed-move(case: "Nominative") } zůstává v { -envelope(case: "locative") }. Ukáže se jen tehdy, když s tím budou souhlasit oba hráči.
page-publish = Souhlasit s ukázáním { -sealed-move(case: "genitive") }
page-publish-sure = Souhlasím a nemohu to vzít zpět
page-publish-unsure = Váš souhlas nebyl zaznamenán: zaškrtnutím políčka potvrďte, že se { -sealed-move } smí ukázat.
page-timing = { -adjourn(form: "Noun") } a { -clock }
page-adjourn = Navrhnout { -adjourn }
page-adjourn-accept = Souhlasit s { -adjourn(form: "instrumental") }
page-adjourn-decline = Odmítnout { -adjourn }
page-adjourn-early = { -adjourn(form: "Infinitive") } { -game(case: "accusative") } hned: zbytek sezení se započte jako Váš čas
page-resume = Oznámit připravenost k { -resume }
page-resume-opens = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } se ihned provede a běží Vaše { -clock }. { -clock(case: "Nominative") } { -opponent(case: "genitive") } stojí.
   *[other] { -sealed-move(case: "Nominative") } se ihned provede a běží { -clock } hráče { $who }. Vaše { -clock } stojí.
}
page-resume-noted = Samo o sobě to nemění { -clock } žádného z hráčů.
page-resume-late = Je příliš pozdě: { -game(case: "accusative") } prohrajete, ledaže ji { -sealed-move } ukončil.
page-resume-sure = Toto nelze vzít zpět.
page-offer-draw = Nabídnout { -draw(case: "accusative") }
page-refill = Čerpat čas z mé rezervy
page-reflect = Přemýšlím dál: má nečinnost neznamená prohru
page-claim-flag = Reklamovat pád { -flag(case: "genitive") }
page-question-clocks = { -clock(case: "Nominative") } jsou chybné: oznámit to { -arbiter(case: "dative") }
page-leave = Dovolená
page-leave-booked = Vaše dovolená: od { $first } do { $last }, oba dny včetně.
page-leave-first = První den, podle Vašeho času
page-leave-last = Poslední den, podle Vašeho času
page-leave-book = Ohlásit tuto dovolenou
page-leave-cancel = Zrušit dovolenou od { $first }
page-leave-all = Dovolená ve všech mých { -game(case: "locative-plural") }
page-leave-all-about = Tyto dny platí v každé z Vašich probíhajících { -game(case: "genitive-plural") }, jejíž pravidla to umožňují. Vaši { -opponent(case: "dative") } o tom dostanou zprávu.
page-leave-all-cancel = Zrušit dovolenou ve všech mých { -game(case: "locative-plural") }
page-leave-unreadable = Nic nebylo provedeno: napište každý den jako rok, měsíc a den, například 2026-12-24.
page-move-times = Kdy byly { -move(case: "plural") } provedeny
page-not-sent = Ještě neodesláno: { $move }.
page-sent = Váš { -move } { $move } je zaznamenán.
page-sent-reply = Váš { -move } { $move } je zaznamenán; odpověď: { $reply }.
page-done-declined = Nabídka { -draw(case: "genitive") } je odmítnuta.
page-done-said = Vaše zpráva je zaznamenána.
page-done-challenged = Vaše výzva je zaznamenána.
page-done-sought = Vaše otevřená výzva pro kteréhokoli { -opponent(case: "genitive") } je zaznamenána.
page-done-challenge-declined = Výzva je odmítnuta.
page-done-withdrawn = Výzva je stažena.
page-check = { -check(case: "Nominative") }.
page-live-move = Byl proveden { -move }.
page-told-move = Byl proveden { -move } { $move }.
page-live-message = Je zde zpráva.
page-live-change = { -game(case: "Nominative") } se změnila.
page-live-show = Ukázat
page-live-lost = Tato stránka se už neaktualizuje.
page-live-again = Ukázat ji znovu
page-choose-none = To zde nelze zahrát: vyberte kámen, kterým chcete táhnout, nebo napište { -move } níže.
page-mark-offer-of = { $name } nabízí { -draw(case: "accusative") }.
page-mark-own-adjournment = Navrhujete { -adjourn } { -game(case: "genitive") }.
page-mark-adjournment-of = { $name } navrhuje { -adjourn } { -game(case: "genitive") }.
page-move = { -move(case: "Nominative") } v jakémkoli zápisu
page-move-which = Který { -move }
page-with-offer = S { -move(case: "instrumental") } nabídnout { -draw(case: "accusative") }
page-message = Zpráva pro { -opponent(case: "accusative") }
page-send-move = Odeslat tento { -move }
page-verify = Ověřit { -sealed-move }
page-verify-about = Váš prohlížeč zde ověřuje, že { -sealed-move } nebyl po { -seal(form: "noun") } změněn: podpis protokolu, místo { -seal(form: "noun") } v něm a text z { -envelope(case: "genitive") }. Nic z toho, co zadáte, tuto stránku neopustí.
page-verify-no-script = Ověřuje to skript, který ve Vašem prohlížeči neběží. Příkaz „postzug audit script“ vypíše skript pro příkazový řádek.
page-verify-keys = Klíč protokolu, který máte odjinud než od toho, kdo Vám ukazuje zbytek
page-verify-keys-next = Pokud služba od té doby, co máte svůj klíč, vytvořila nový, přidejte to, co ukazuje její adresa /log/statements. Musí to být podepsáno Vaším klíčem; tím je nový klíč doložen.
page-verify-receipts = Potvrzení o { -seal(form: "noun") } (soubor .tlog-proof) a potvrzení o otevření, pokud ho máte
page-verify-text = Text z { -envelope(case: "genitive") }, pokud není v žádném potvrzení o otevření
page-verify-file = Ze souboru
page-verify-run = Ověřit
page-verify-move = { -sealed-move(case: "Nominative") }
page-verify-judgement = Posouzení { -move(case: "genitive") } v protokolu
page-verify-game = { -game(case: "Nominative") }
page-verify-event = Událost
page-verify-at = { -seal(form: "Neuter") } (UTC)
page-verify-commitment = Kontrolní součet
page-verify-log = Protokol
page-verify-place = Místo mezi záznamy protokolu
page-verify-signer = Podepsáno klíčem
page-verify-right = SPRÁVNĚ: toto je { -move }, který byl { -seal(form: "masculine") }, a jeho { -seal(form: "noun") } je v podepsaném protokolu.
page-verify-wrong-signature = CHYBNĚ: protokol není podepsán klíčem, který je zde zadán. Pokud má služba od doby, odkdy máte svůj klíč, klíč nový, dokládá ho balík { -game } (bundle).
page-verify-wrong-tree = CHYBNĚ: událost v podepsaném protokolu není, nebo není na tomto místě.
page-verify-wrong-event = CHYBNĚ: potvrzení neobsahuje událost v podobě, v jaké je má protokol.
page-verify-wrong-text = CHYBNĚ: tento text není to, co bylo { -seal(form: "neuter") }.
page-verify-wrong-opening = CHYBNĚ: to, co bylo otevřeno, není to, co bylo { -seal(form: "neuter") }.
page-verify-wrong-game = CHYBNĚ: potvrzení nebo text patří k různým { -game(case: "dative-plural") }.
page-verify-wrong-verdict = CHYBNĚ: { -move }, který byl proveden, není ten z { -envelope(case: "genitive") }.
page-verify-unknown-key = NELZE URČIT: chybí klíč protokolu, v PEM nebo v podobě NAME+ID+KEY.
page-verify-unknown-receipt = NELZE URČIT: potvrzení chybí, nebo je neúplné. Začíná na c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = NELZE URČIT: toto potvrzení neobsahuje událost, jen její důkaz. Použijte soubor, který přišel e-mailem.
page-verify-unknown-no-sealing = NELZE URČIT: to, co tato potvrzení dokazují, je v protokolu, ale žádné z nich nezaznamenává { -sealed-move }.
page-verify-unknown-statement = NELZE URČIT: toto je prohlášení služby o jejím vlastním protokolu, ne potvrzení týkající se { -game(case: "genitive") }. Přidejte potvrzení o { -seal(form: "noun") }.
page-verify-unknown-move = NELZE URČIT: { -seal(form: "masculine") } byl právě tento text a { -seal(form: "noun") } je v podepsaném protokolu. Nic v textu zde nelze přečíst jako { -move } v této pozici. Přidejte potvrzení o otevření: uvádí, jak text přečetl { -arbiter } nebo služba.
page-verify-unknown-text = NELZE URČIT: { -seal(form: "noun") } je v podepsaném protokolu. Dokud se neukáže jeho text, nikdo nemůže říci, který { -move } to je.
page-verify-unknown-withheld = NELZE URČIT: { -seal(form: "noun") } je v podepsaném protokolu a text z { -envelope(case: "genitive") } se nezveřejnil, protože není { -move(case: "instrumental") } této { -game }. Může ho ukázat ten, kdo ho zapečetil.
page-verify-unknown-verdict = NELZE URČIT: { -seal(form: "masculine") } byl právě tento text a { -seal(form: "noun") } je v podepsaném protokolu. Jeho posouzení se zde neověřuje: k tomu jsou potřeba pravidla { -check(case: "locative") }.
page-verify-unknown-browser = NELZE URČIT: tento prohlížeč to zde nemůže ověřit. Použijte novější prohlížeč a stránku, která přišla přes https nebo ze souboru.
page-verify-offline-about = Tatáž stránka existuje i jako jeden soubor, který nepotřebuje připojení.
page-verify-offline = Stáhnout tento soubor
page-notice = Licence knihoven a obrázků na těchto stránkách
page-seal-here = { -seal(form: "Infinitive") } příští { -move }
page-seal = { $game }: { -seal(form: "imperative") } svůj { -move }
page-seal-none = V této { -game(case: "locative") } teď nemáte žádný { -move } k { -seal(form: "noun") }.
page-seal-back = Zpět k { -game(case: "dative") }
page-seal-about = Zvolte zde svůj { -move }. Váš prohlížeč ho vloží do { -envelope(case: "genitive") } a zašifruje. Odešle se jen zavřená { -envelope } a služba { -move } posoudí, až se { -envelope } otevře. Vaše { -clock } běží, dokud sem { -envelope } nedorazí.
page-seal-holders = { $needed ->
    [one] Otevře ji jeden z těchto klíčů:
    [few] Otevřou ji společně { $needed } z těchto klíčů:
   *[other] Otevře ji společně { $needed } z těchto klíčů:
}
page-seal-holder = { $name }, číslo { $number }
page-seal-vault = služba sama, až bude { -game } { -resume(form: "feminine") }
page-seal-which = { -sealed-move(case: "Nominative") }
page-seal-choose = Zvolte { -move }
page-seal-close = Zavřít { -envelope(case: "accusative") } v tomto prohlížeči
page-seal-closed = Vaše { -envelope }
page-seal-keep = Tento text si teď uložte a nechte si ho pro sebe, dokud se { -envelope } neotevře. Tato stránka ho ukáže jednou a služba ho nikdy nemá. Pokud se { -envelope } ztratí, jen tento text ukáže, co od Vás bylo { -seal(form: "neuter") }.
page-seal-text = Text v { -envelope(case: "locative") }
page-seal-commitment = Kontrolní součet, který dokazuje, že je to tento text:
page-seal-download = Stáhnout text
page-seal-copy = Kopírovat text
page-seal-copied = Text je zkopírován. Vložte ho tam, kde ho znovu najdete.
page-seal-copy-failed = Prohlížeč text nezkopíroval. Text je označen: zkopírujte ho ručně, nebo ho stáhněte.
page-seal-send = Odeslat { -envelope(case: "accusative") }
page-seal-draft-keep = Uložit jako koncept
page-seal-draft-here = Koncept Vašeho { -move(case: "genitive") } je v { -envelope(case: "locative") }. { -seal(form: "Imperative") } ho beze změny, nebo místo něj odešlete jinou { -envelope(case: "accusative") }. Vaše { -clock } běží, dokud { -move } není { -seal(form: "masculine") }.
page-seal-draft-seal = { -seal(form: "Infinitive") } koncept
page-seal-send-about = Odešle se jen zavřená { -envelope } níže. Pokud máte { -envelope(case: "accusative") } z příkazového řádku, vložte sem obsah jejího souboru .json.
page-seal-envelope = Zavřená { -envelope }
page-seal-unreadable = Toto není zavřená { -envelope }, jakou vytváří tato stránka nebo příkazový řádek. Nic nebylo { -seal(form: "neuter") }. Služba viděla, co bylo odesláno: pokud v tom byl Váš { -move } nebo text v { -envelope(case: "locative") }, zvolte svůj { -move } znovu a zavřete ho do nové { -envelope(case: "genitive") }.
page-seal-open = To, co je v poli níže, není zavřená { -envelope } a nebylo to odesláno. Zvolte svůj { -move } a zavřete { -envelope(case: "accusative") }, nebo vložte obsah souboru .json.
page-seal-failed = { -envelope(case: "Accusative") } se v tomto prohlížeči nepodařilo zavřít a nic nebylo odesláno. Použijte příkazový řádek, nebo jiný prohlížeč.
page-seal-insecure = Prohlížeče šifrují jen na stránkách, které přišly přes https nebo z tohoto počítače. Použijte adresu služby s https, nebo příkazový řádek.
page-seal-no-script = Tato stránka šifruje skriptem, který ve Vašem prohlížeči neběží. { -seal(form: "Imperative") } { -move } příkazovým řádkem, jak je ukázáno níže, a { -envelope(case: "accusative") } vložte sem.
page-seal-protection = Před čím to chrání
page-seal-protects = { -move(case: "Nominative") } není v žádném požadavku na službu. Není tedy v žádném jejím protokolu, záloze ani databázi a provozovatel, který do nich nahlédne, se ho nedozví.
page-seal-clear = To, co zkoušíte na analytické šachovnici nebo píšete do poznámek, se posílá službě, která si to může přečíst. { -move(case: "Nominative") }, který v této { -game(case: "locative") } pečetíte, tam nezkoušejte ani nezapisujte.
page-seal-protects-vault = V této { -game(case: "locative") } má klíč služba: může { -envelope(case: "accusative") } otevřít předčasně. Váš { -move } je v bezpečí jen před těmi, kdo tento klíč nemají.
page-seal-protects-not = Nechrání Vás to před službou, která pošle Vašemu prohlížeči jiný skript, jenž by mohl Váš { -move } prozradit. Před tím Vás chrání Váš vlastní příkazový řádek.
page-seal-command = { -seal(form: "Infinitive") } příkazovým řádkem
page-seal-command-about = První blok uložte jako recipients.json a spusťte příkaz. Zeptá se na Váš { -move }, aby nezůstal v historii příkazového řádku. Text zůstane v souboru .txt a obsah souboru .json se vkládá výše.
page-done-drafted = Váš koncept je uložen. Ještě není { -seal(form: "adjective") } a Vaše { -clock } běží.
page-done-sealed = Váš { -move } je { -seal(form: "masculine") }.
page-offer = Nabídka { -draw(case: "genitive") }
page-accept = Přijmout
page-accept-sure = Souhlasím s { -draw(case: "instrumental") }, která ukončí { -game(case: "accusative") }
page-accept-unsure = Nabídka nebyla přijata: zaškrtnutím políčka potvrďte, že { -game } končí { -draw(case: "instrumental") }.
page-decline = Odmítnout
page-claims = Reklamace
page-claim-tablebase-win = { -tablebase }, podle které vyhrávám
page-claim-tablebase-draw = { -tablebase }, podle které je to { -draw }
page-claim-basis = Důvod
page-claim-announced = S tímto { -move(case: "instrumental") }, pokud ho oznamujete
page-claim-again = Při tomto { -move(case: "locative") } už byla Vaše reklamace nesprávná, takže další nepřidá { -opponent(case: "dative") } žádný čas.
page-claim-about = Reklamaci nelze vzít zpět. Pokud je nesprávná, provede se { -move }, který oznamujete. Reklamace { -draw(case: "genitive") } potom platí jako nabídka { -draw(case: "genitive") }.
page-claim = Reklamovat
page-leaving = { -resign(form: "Infinitive") } { -game(case: "accusative") }
page-resign-sure = Uznávám svou prohru v této { -game(case: "locative") }
page-resign = { -resign(form: "Infinitive") } { -game(case: "accusative") }
page-resign-unsure = { -game(case: "Nominative") } není { -resign(form: "feminine") }: zaškrtněte políčko a potvrďte tak svou prohru v { -game(case: "locative") }.
page-plan = Podmíněné { -move(case: "plural") }
page-plan-of = Podmíněné { -move(case: "plural") }: { $game }
page-plan-about = Zatímco Váš { -opponent } přemýšlí, můžete uložit odpovědi na { -move(case: "plural") }, které by mohl zahrát. Uložená odpověď se zahraje hned, bez dalšího dotazu, a nestojí Vás žádný čas.
page-plan-game = K { -game(case: "dative") }
page-plan-change = Změnit podmíněné { -move(case: "plural") }
page-plan-none = Není uložen žádný řetězec.
page-plan-saved = Uloženo a hraje se bez dalšího dotazu:
page-plan-saved-lines = Uložené řetězce
page-plan-damaged = Vaše uložené řetězce nelze přečíst. Provozovatel této služby najde příčinu v protokolu.
page-plan-if = Pokud { $theirs }, potom { $mine }
page-plan-if-then = { $before }; pokud pak { $theirs }, potom { $mine }
page-plan-waits = { $mine }: nezahráno, čeká na Vaše rozhodnutí
page-plan-used = Byly zahrány Vaše podmíněné { -move(case: "plural") }: { $moves }.
page-plan-remove = Odstranit
page-plan-remove-line = Odstranit: { $line }
page-plan-remove-all = Odstranit všechny uložené řetězce
page-plan-draft = Nové řetězce
page-plan-unsaved = Toto je koncept. Není uložen a nic z něj se nehraje.
page-plan-lines = Řetězce v jakémkoli zápisu, každý na vlastním řádku, od { -move(case: "genitive") } { -opponent(case: "genitive") } po Váš, například: 5755 7163 2836 6125
page-plan-save = Uložit tyto řetězce
page-plan-read = Ukázat, co koncept znamená
page-plan-empty = Nic nebylo uloženo: nejdříve napište řetězec.
page-plan-changed = Nic nebylo uloženo ani odstraněno, protože od načtení této stránky se změnily Vaše uložené řetězce nebo { -game }. Nyní je to takto.
page-plan-clash = Tyto řetězce odpovídají na tutéž pozici různými { -move(case: "plural") }. Změňte jeden z nich:
page-plan-line = Řetězec { $line }: { $text }
page-plan-your-move = Jste na { -move(case: "locative") }. Podmíněné { -move(case: "plural") } se píší vedle Vašeho { -move(case: "genitive") } a odesílají se s ním.
page-plan-adjourned = Dokud je { -game } { -adjourn(form: "feminine") }, žádné řetězce se neukládají.
page-plan-over = { -game(case: "Nominative") } skončila.
page-plan-opponents = Řetězce { -opponent(case: "genitive") }, které Vám tato { -game } ukazuje
page-plan-with-move = Podmíněné { -move(case: "plural") } k tomuto { -move(case: "genitive") }
page-plan-with-move-about = Jsou konceptem, dokud { -move } neodešlete. Potom nahradí uložené řetězce.
page-done-plan-saved = Vaše řetězce jsou uloženy.
page-done-plan-removed = Odstraněno. Zbývající řetězce jsou ukázány zde.
page-analysis = Analytická šachovnice
page-analysis-of = Analytická šachovnice: { $game }
page-analysis-about = Zde zkoušíte { -move(case: "plural") }. Nic z toho se nehraje, neukládá ani nikomu neukazuje a žádný šachový program přitom neradí.
page-analysis-private = Zde zkoušíte { -move(case: "plural") }. Nic z toho se nehraje ani nikomu neukazuje a žádný šachový program přitom neradí. Vaše varianty zůstávají u této { -game(case: "genitive") } a vidíte je jen Vy. Nejsou to podmíněné { -move(case: "plural") }.
page-analysis-lines = Moje varianty
page-analysis-forget = Odstranit
page-analysis-full = Tato varianta není uložena, protože u této { -game(case: "genitive") } už máte tolik variant: { $most }. Nejprve jednu z nich odstraňte.
page-analysis-damaged = Vaše varianty nelze přečíst. Provozovatel této služby najde příčinu v protokolu. Další varianta, kterou vyzkoušíte, je nahradí.
page-analysis-long = Varianta zde může mít nejvýše tolik půltahů: { $most }.
page-analysis-line = Zkoušené { -move(case: "plural") }
page-analysis-back = O { -move } zpět
page-analysis-legal = Přípustné { -move(case: "plural") }
page-analysis-no-move = Není žádný přípustný { -move }.
page-analysis-next = Další { -move(case: "plural") }, v jakémkoli zápisu
page-analysis-show = Ukázat
page-analysis-keep = Ponechat si tuto variantu
page-analysis-to-notes = Přidat tuto variantu do mých poznámek
page-analysis-to-plan = Udělat z této varianty podmíněné { -move(case: "plural") }
page-analysis-to-move = Zahrát první { -move } a z ostatních udělat podmíněné { -move(case: "plural") }
page-analysis-plan-ends = Řetězec podmíněných { -move(case: "genitive-plural") } začíná { -move(case: "instrumental") } { -opponent(case: "genitive") } a končí Vaším vlastním { -move(case: "instrumental") }.
page-notes = Moje poznámky
page-notes-on = Moje poznámky: { $game }
page-notes-about = Vidíte je jen Vy: žádný { -opponent }, { -arbiter } ani správce. Zůstávají u { -game }, i po jejím konci.
page-notes-text = Poznámky
page-notes-save-first = Uložte si poznámky, než odešlete jiný formulář této stránky: co je napsáno v jednom formuláři, neodesílá se s jiným.
page-notes-save = Uložit poznámky
page-notes-stored = Tyto poznámky jsou uloženy
page-notes-unsaved = Tento text není uložen.
page-notes-damaged = Vaše poznámky nelze přečíst. Provozovatel této služby najde příčinu v protokolu. To, co zde uložíte, tyto poznámky nahradí.
page-done-line-forgotten = Varianta je odstraněna.
page-done-notes-saved = Vaše poznámky jsou uloženy.
page-clocks = { -clock(case: "Nominative") }
page-moves = { -move(case: "Plural") }
page-pieces = Kameny
page-messages = Zprávy
page-message-from = { $name }:
page-message-new = Nová
page-message-erased = (vymazáno)
page-message-arbiter = { -arbiter(case: "Nominative") }
page-send-message = Odeslat tuto zprávu
page-acts = Rozhodnutí { -arbiter(case: "genitive") }
page-appeal = { -appeal(form: "Infinitive") } se k jinému { -arbiter(case: "dative") }, { -deadline }: { $until }
page-appeal-about = Rozhodnutí platí, dokud nerozhodne jiný { -arbiter }. Výsledek Vám přijde e-mailem.
page-appeal-grounds = Vaše odůvodnění, které si přečtou { -arbiter(case: "plural") } a Váš { -opponent }
page-appeal-send = Podat { -appeal }
page-appeal-decided = O { -appeal } rozhodl jiný { -arbiter }: { $at }.
page-mark-appeal = { -appeal(form: "Noun") } proti rozhodnutí { -arbiter(case: "genitive") } čeká na jiného { -arbiter(case: "accusative") }.
page-mark-appeal-decided = O { -appeal } proti rozhodnutí { -arbiter(case: "genitive") } bylo rozhodnuto.
page-adjudication = Odhad { -game(case: "genitive") }
page-adjudication-about = O výsledku { -game(case: "genitive") } rozhodne { -arbiter } podle analýzy. Vaši analýzu si { -opponent } přečte, až { -game } skončí.
page-adjudication-seeks = Návrh
page-adjudication-send = Odeslat tuto analýzu
page-withdrawal = Vystoupit z více { -game(case: "genitive-plural") } najednou
page-withdrawal-about = Nelze to vzít zpět. Do minuty bude každá z těchto { -game(case: "genitive-plural") } podle svých pravidel prohrána, anulována, nebo předána { -arbiter(case: "dative") } k rozhodnutí. Chcete-li ukončit jen tuto { -game(case: "accusative") }, { -resign(form: "imperative") } ji.
page-withdrawal-scope = Rozsah
page-withdrawal-from = { $scope ->
    [event] mé běžící { -game(case: "plural") } v tomto turnaji
   *[all] všechny mé běžící { -game(case: "plural") } v této službě
}
page-withdrawal-reason = Důvod, který si přečtou oba hráči každé z těchto { -game(case: "genitive-plural") }
page-withdrawal-sure = Vystupuji z těchto { -game(case: "genitive-plural") }
page-withdrawal-unsure = Vaše vystoupení nebylo zaznamenáno: potvrďte ho zaškrtnutím políčka.
page-withdrawal-games = { $n ->
    [one] Máte zde jednu probíhající { -game(case: "accusative") }:
    [few] Máte zde { $n } probíhající { -game(case: "plural") }:
    [many] Máte zde { $n } probíhající { -game(case: "genitive") }:
   *[other] Máte zde { $n } probíhajících { -game(case: "genitive-plural") }:
}
page-withdrawal-record = Vystoupení je v záznamu každé z těchto { -game(case: "genitive-plural") } a Váš důvod čtou oba hráči každé z nich.

page-opponent = Jméno { -opponent(case: "genitive") }; chcete-li hledat kohokoli, nechte prázdné
page-colour = Vaše barva
page-colour-drawn = losem
page-colour-white = { -white(form: "Feminine") }
page-colour-black = { -black(form: "Feminine") }
page-control = Tempo hry
page-new-show = Ukázat nabídku
page-new-offer = Vaše nabídka
page-new-unsent = Zatím nebylo nic nabídnuto. Toto nabízíte:
page-new-send = Nabídnout tuto { -game(case: "accusative") }
page-rules = Dovolená a další pravidla
page-rules-leave = Dny dovolené v kalendářním roce; 0, pokud žádná není
page-rules-leave-ahead = Kolik dní předem se dovolená hlásí
page-rules-leave-least = Nejmenší počet dní jedné dovolené
page-rules-usual = jako obvykle
page-control-move = Jiné: dny na každý { -move }
page-control-increment = Jiné: dny na { -game(case: "accusative") } a další hodiny za každý { -move }
page-control-moves = Jiné: dny na určitý počet { -move(case: "genitive-plural") }, jako v ICCF
page-control-blocks = Jiné: dny na { -clock(case: "locative") }, dny v rezervě a další dny za každý { -move } (Triple Block)
page-control-periods = Jiné: až devět úseků, jeden po druhém
page-control-own = Čísla pro jiné tempo hry
page-control-days = Dny
page-control-hours = Další hodiny za každý { -move }
page-control-cap = Nejvíce dní na { -clock(case: "locative") }; bez omezení nechte prázdné
page-control-number = Počet { -move(case: "genitive-plural") }
page-control-clock = Dny na { -clock(case: "locative") }
page-control-bank = Dny v rezervě
page-control-more = Další dny za každý { -move }
page-control-first = Počet { -move(case: "genitive-plural") }, za které se přidávají dny; prázdné znamená 50
page-control-period = Úsek { $n }
page-control-period-moves = Počet { -move(case: "genitive-plural") }; prázdné znamená zbytek { -game(case: "genitive") }
page-control-period-time = Čas, například 50d, 12h nebo 1d 12h
page-control-period-increment = Další čas za každý { -move }
page-control-period-cap = Nejvíce času na { -clock(case: "locative") }; bez omezení nechte prázdné
page-control-period-delay = Nezapočítávaný čas na každý { -move }
page-control-whole = Započítávají se jen celé dny.
page-control-double = Dny jednoho { -move(case: "genitive") }, po kterých se čas počítá dvojnásobně; pokud nikdy, nechte prázdné
page-control-thematic = { -move(case: "Plural") } před výchozí pozicí se počítají.
page-field-number = Toto musí být celé číslo od { $least } do { $most }.
page-field-time = Toto musí být čas, například 50d, 12h nebo 1d 12h.
page-control-unreadable = Nic nebylo nabídnuto: zadejte čísla zvoleného tempa hry, každé jako celé číslo.
page-challenges-received = Výzvy pro Vás
page-challenges-sent = Vaše výzvy a otevřené výzvy
page-seeks-open = Výzvy hráčů, kteří hledají { -opponent(case: "accusative") }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = pro hráče { $name }: { $control }; { $colour }
page-challenge-seek = pro kohokoli: { $control }; { $colour }
page-plays-white = { -white(form: "instrumental-plural") } hraje { $name }
page-plays-black = { -black(form: "instrumental-plural") } hraje { $name }
page-start = Výchozí pozice
page-start-usual = obvyklá
page-start-960 = Chess960
page-start-set = z dané pozice
page-start-number = Číslo pozice Chess960; má-li se vylosovat, nechte prázdné
page-start-fen = Daná pozice (FEN)
page-start-castling = Pravidla { -castling(case: "genitive") } z Chess960
page-regulated = Zvláštní pravidla platí nejen pro tempo hry. Tato nastavení se liší od obvyklých:
page-player = { $name }
page-player-arbiter = { -arbiter(case: "Nominative") } této služby.
page-player-running = Běžící { -game }
page-player-hidden = Žádný hráč s tímto jménem nebo číslem nemá { -game(case: "accusative") }, kterou smí číst každý. Ti, kdo mají účet, vidí po přihlášení všechny hráče.
page-public-running = { -game(case: "Nominative") } běží.
page-public-delayed = { $plies ->
    [one] { -game(case: "Nominative") } běží. Poslední půltah ještě není veřejný.
    [few] { -game(case: "Nominative") } běží. Poslední { $plies } půltahy ještě nejsou veřejné.
   *[other] { -game(case: "Nominative") } běží. Posledních { $plies } půltahů ještě není veřejných.
}
page-public-at = { $at }
page-public = Kdo smí { -game(case: "accusative") } číst
page-public-no = Jen ti, kdo mají účet
page-step-start = Začátek
page-step-back = Zpět
page-step-on = Dál
page-step-back-by = { $n } { $n ->
    [one] půltah
    [few] půltahy
   *[other] půltahů
} zpět
page-step-on-by = { $n } { $n ->
    [one] půltah
    [few] půltahy
   *[other] půltahů
} dál
page-step-end = Konec
page-accept-game = Hrát
page-withdraw = Stáhnout výzvu

page-desk = Stůl { -arbiter(case: "genitive") }
page-desk-nothing = Nic na Vás nečeká.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Genitive") }
page-desk-flags = { -flag(case: "Plural") }
page-desk-claims = Reklamace a žádosti o odhad { -game(case: "genitive") }
page-desk-appeals = { -appeal(form: "Noun") }
page-desk-withdrawals = Vystoupení
page-desk-questions = Zpochybněné { -clock }
page-desk-question = { $name } oznamuje, že { -clock } jsou chybné: { $at }.
page-desk-question-about = Opravte { -clock }. Pokud jsou správné, potvrďte je beze změny a uveďte důvod.
page-desk-find = Jiná { -game }, podle čísla
page-desk-show = Ukázat
page-desk-waits-for = Očekává se: { $what }.
page-desk-resumes = { -resume(form: "Noun") } { -game(case: "genitive") }: { $at }.
page-desk-until = Do: { $at }.
page-desk-flag-open = Dokud { -arbiter } { -game(case: "accusative") } neukončí, { -move } ještě platí.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } podává { -claim(case: "accusative") }: { -draw }. Na základě: trojí opakování pozice.
    [fifty_moves] { $name } podává { -claim(case: "accusative") }: { -draw }. Na základě: pravidlo padesáti { -move(case: "genitive-plural") }.
    [tablebase_win] { $name } podává { -claim(case: "accusative") }: výhra. Na základě: { -tablebase }.
    [tablebase_draw] { $name } podává { -claim(case: "accusative") }: { -draw }. Na základě: { -tablebase }.
    [adjudicated_win] { $name } žádá o odhad { -game(case: "genitive") }. Návrh: výhra.
   *[adjudicated_draw] { $name } žádá o odhad { -game(case: "genitive") }. Návrh: { -draw }.
}
page-desk-announced = Reklamace se týká pozice po tomto { -move(case: "locative") }: { $move }.
page-desk-claim-stops = Mezitím { -clock } stojí.
page-desk-claim-runs = Mezitím { -clock } běží.
page-desk-withdrawn = Vystoupení hráče: { $name }, { $at }. { -clock(case: "Nominative") } stojí.
page-desk-silent = Vystoupení pro nečinnost: { $name }, { $at }. { -clock(case: "Nominative") } stojí.
page-desk-appeal = { $names }: { -appeal } proti rozhodnutí č. { $number } ({ $act }), podáno: { $at }.
page-desk-own-act = Bylo to Vaše rozhodnutí, proto o { -appeal } rozhoduje jiný { -arbiter }.
page-desk-game = { $game } na stole { -arbiter(case: "genitive") }: { $white } – { $black }
page-desk-to-board = Šachovnice a { -move(case: "plural") }
page-desk-done = Je to zaznamenáno.
page-desk-acts = Rozhodnutí
page-desk-acts-about = Každé se nejdříve ukáže se svým účinkem na { -clock } obou hráčů. Důvod čtou oba hráči.
page-desk-acts-none = V této { -game(case: "locative") } nyní nemůžete učinit žádné rozhodnutí.
page-desk-act = { $act ->
    [decide-claim] Rozhodnout o { -claim(case: "locative") }
    [claim-flag] Ukončit { -game(case: "accusative") } z důvodu padlého { -flag(case: "genitive") }
    [decide-appeal] Rozhodnout o { -appeal }
    [acknowledge-face] Potvrdit údaje na { -envelope(case: "locative") }
    [set-resumption] Určit jiný termín { -resume }
    [approve-early-opening] Souhlasit s předčasným otevřením { -envelope(case: "genitive") }
    [declare-missing] Prohlásit { -envelope(case: "accusative") } za ztracenou
    [envelope] Otevřít { -envelope(case: "accusative") }
    [warn] Napomenout hráče
    [give-time] Přidat čas
    [take-time] Odebrat čas
    [correct-clocks] Opravit { -clock }
    [adjudicate] Rozhodnout o výsledku
    [forfeit] Prohlásit { -game(case: "accusative") } za prohranou pro jednu stranu
    [cancel] Zrušit { -game(case: "accusative") }
    [replay] Zrušit { -game(case: "accusative") } a začít ji znovu
    [annul] Anulovat { -game(case: "accusative") }
    [change-points] Změnit body
    [grant-leave] Udělit zvláštní dovolenou
    [end-leave] Ukončit dovolenou
    [adjourn] { -adjourn(form: "Infinitive") } { -game(case: "accusative") }
    [take-back] Vrátit { -move(case: "plural") }
    [replace] Nahradit hráče
    [withdraw] Zaznamenat vystoupení
   *[expel] Vyloučit hráče
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Hráč
    [time] Čas, například 2d nebo 1d 12h
    [used_white] Čas spotřebovaný { -white(form: "instrumental") }, například 1d 12h
    [used_black] Čas spotřebovaný { -black(form: "instrumental") }, například 1d 12h
    [deadline] Termín běžících { -clock(case: "genitive") }, ve Vašem časovém pásmu; prázdné pole ho nemění
    [result] Výsledek
    [points_white] Body { -white(form: "genitive") }
    [points_black] Body { -black(form: "genitive") }
    [first] První den, podle času hráče
    [last] Poslední den, podle času hráče
    [ply] Kolik půltahů zůstává
    [player] Jméno nového hráče
    [scope] { -game(case: "Nominative") }
    [claim] Reklamace
    [upheld] Rozhodnutí o { -claim(case: "locative") }
    [act] Napadené rozhodnutí
    [reverse] Rozhodnutí o odvolání
    [resume_at] Termín { -resume }, ve Vašem časovém pásmu
   *[reason] Důvod, který čtou oba hráči
}
page-desk-scope = { $scope ->
    [game] Jen tato { -game }
    [event] Všechny probíhající { -game(case: "plural") } hráče v tomto turnaji
   *[all] Všechny probíhající { -game(case: "plural") } hráče zde
}
page-desk-white = { -white(form: "Nominative") }, { $name }
page-desk-black = { -black(form: "Nominative") }, { $name }
page-desk-upheld = Reklamace je oprávněná.
page-desk-rejected = Reklamace není oprávněná.
page-desk-reversed = Rozhodnutí se ruší.
page-desk-confirmed = Rozhodnutí platí dál.
page-desk-numbered = Č. { $number }: { $what }
page-desk-unreadable = Toto pole nelze přečíst, proto se nic nestalo: { $field }.
page-desk-preview = Ukázat účinek
page-desk-not-done = Zatím není nic zaznamenáno. Prohlédněte si účinek a potvrďte ho níže.
page-desk-effect = Účinek
page-desk-on-record = Pokud to potvrdíte, bude v záznamu { -game } { $game }, { $white } – { $black }, toto:
page-desk-drops = Odpadají podmíněné { -move(case: "plural") } těchto hráčů: { $names }.
page-desk-elsewhere = Mění se i další { -game }: { $scope }.
page-desk-again = { -game(case: "Nominative") } začíná znovu pod novým číslem.
page-desk-clocks-now = { -clock(case: "Nominative") } nyní
page-desk-clocks-after = { -clock(case: "Nominative") } potom
page-desk-confirm = Potvrdit: { $act }
page-desk-change = Nejdříve změnit
page-desk-stale = Od ukázání účinku se { -game } změnila, proto se nic nestalo. Účinek je nyní tento.
page-desk-stale-envelope = Od ukázání této stránky se { -game } změnila, proto se nic nestalo.
page-desk-envelope = { -envelope(case: "Nominative") }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = Na otevření { -envelope(case: "genitive") } je ještě příliš brzy. { $needed ->
    [1] S předčasným otevřením musí souhlasit jeden { -arbiter }.
    [one] S předčasným otevřením musí souhlasit { $needed } { -arbiter }.
    [few] S předčasným otevřením musí souhlasit { $needed } { -arbiter }.
   *[other] S předčasným otevřením musí souhlasit { $needed } { -arbiter(case: "genitive-plural") }.
}
page-desk-early-nobody = Zatím nikdo nesouhlasil.
page-desk-early-you = Váš souhlas už je zde.
page-desk-early-agreed = Souhlas už je zde: { $name }.
page-desk-early-other = { -envelope(case: "Accusative") } otevře jiný { -arbiter }.
page-desk-pace = Jak oba hráči spotřebovávali svůj čas
page-desk-pace-in = { $game }: jak oba hráči spotřebovávali svůj čas
page-desk-commitment = Kontrolní součet (SHA-256 textu):
page-desk-held-here = Otevře ji služba, až bude { -game } { -resume(form: "feminine") }.
page-desk-held = Počet klíčů potřebných k otevření: { $needed }. Držitelé klíčů: { $holders }.
page-desk-opening-about = Účinek na { -clock } závisí na { -sealed-move(case: "locative") }, který před otevřením { -envelope(case: "genitive") } nikdo nevidí.
page-resume-about = Služba pak otevře { -envelope(case: "accusative") } a provede { -sealed-move }. Pokud je tento { -move } { -illegal } nebo nejednoznačný, { -game } může skončit. Nelze to vzít zpět.
page-desk-resume = { -resume(form: "Infinitive") } { -game(case: "accusative") }
page-desk-open = Otevřít { -envelope(case: "accusative") }
page-desk-open-about = Dešifrujte ji svým klíčem mimo tuto stránku: age -d -i KEY envelope.age. Potom sem vložte celý text; platí jen text s tímto kontrolním součtem. Stránka ho už znovu neukáže.
page-desk-decrypt-about = Nebo { -envelope(case: "accusative") } dešifrujte v tomto prohlížeči. Váš tajný klíč se neodesílá a text se odesílá jen s formulářem níže. Služba, která by Vašemu prohlížeči poslala jiný skript, by mohla klíč přečíst: příkazový řádek je bezpečnější.
page-desk-decrypt-closed = Zavřená { -envelope }, nebo to, co zůstalo zavřené po klíči jiného { -arbiter(case: "genitive") }
page-desk-decrypt-key = Váš tajný klíč, ze souboru programu age-keygen
page-desk-decrypt-file = Tajný klíč ze souboru
page-desk-decrypt = Dešifrovat v tomto prohlížeči
page-desk-decrypt-no-key = Chybí tajný klíč programu age. Začíná na AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Tento klíč ji neotevře.
page-desk-decrypt-wrong = To, co je v { -envelope(case: "locative") }, neodpovídá kontrolnímu součtu.
page-desk-decrypt-left = Váš klíč otevřel jednu vrstvu. Předejte toto dalšímu { -arbiter(case: "dative") }, který to otevře jiným klíčem:
page-desk-closed = Zavřená { -envelope }
page-desk-text = Text z { -envelope(case: "genitive") }
page-desk-early-reason = Důvod, pokud se { -envelope } otevírá předčasně; čtou ho oba hráči
page-desk-trail = Průběh
page-desk-column = { $column ->
    [number] Č.
    [what] Co
    [by] Kdo
    [received] Přijato
    [judged] Posouzeno
    [white] { -clock(case: "Nominative") } { -white(form: "genitive") } potom
   *[black] { -clock(case: "Nominative") } { -black(form: "genitive") } potom
}
page-desk-channel = { $channel ->
    [mail] e-mailem
    [http] přes stránku nebo API
    [console] z příkazového řádku
   *[timekeeper] sama od sebe
}
page-desk-refused = Odmítnuto: { $why }
page-desk-recorded = Doslovný záznam
page-desk-cause = Příčina:
page-desk-seconds = { $n } s
page-desk-clock = Spotřebováno: { $used }, zbývá: { $left }.
page-desk-left-off = Odmítnuté pokusy, které nejsou ukázány: { $n }.
page-desk-event = { $event ->
    [created] Začátek { -game(case: "genitive") }
    [moved] { -move(case: "Nominative") }
    [said] Zpráva
    [draw_offered] Nabídka { -draw(case: "genitive") }
    [draw_declined] { -draw(case: "Nominative") } odmítnuta
    [claim_upheld] Reklamace uznána
    [claim_referred] Reklamace pro { -arbiter(case: "accusative") }
    [analysed] Rozbor
    [claim_lapsed] Reklamace zanikla
    [claim_rejected] Reklamace zamítnuta
    [illegal_move] { -illegal(form: "Nominative") } { -move }
    [adjournment_proposed] Návrh na { -adjourn }
    [adjournment_declined] { -adjourn(form: "Noun") } odmítnuto
    [sealing_began] Hráč na { -move(case: "locative") } musí { -seal } { -move }
    [drafted] Koncept vložen do { -envelope(case: "genitive") }
    [sealed] { -move(case: "Nominative") } { -seal(form: "masculine") }
    [face_acknowledged] Údaje na { -envelope(case: "locative") } potvrzeny
    [resumption_set] Termín { -resume } určen
    [resumption_requested] Hráč je připraven k { -resume }
    [resumed] { -game(case: "Nominative") } { -resume(form: "feminine") }
    [early_opening_approved] Předčasné otevření schváleno
    [came_late] Hráč přišel příliš pozdě
    [envelope_missing] { -envelope(case: "Nominative") } je ztracená nebo se nedá otevřít
    [publication_agreed] Hráč souhlasí se zveřejněním { -envelope(case: "genitive") }
    [envelope_published] { -envelope(case: "Nominative") } zveřejněna
    [reading_chosen] Zvoleno čtení { -sealed-move(case: "genitive") }
    [clocks_questioned] Oznámení, že { -clock } jsou chybné
    [opened] { -envelope(case: "Nominative") } otevřena
    [flag_fell] { -flag(case: "Nominative") } padl
    [leave_booked] Dovolená zaznamenána
    [leave_cancelled] Dovolená zrušena
    [reflection_declared] Další přemýšlení oznámeno
    [downtime_returned] Čas mimo provoz vrácen
    [zone_noted] Časové pásmo zaznamenáno
    [clock_refilled] { -clock(case: "Nominative") } doplněny z rezervy
    [mail_problem] E-maily nedocházejí
    [mail_restored] E-maily opět docházejí
    [ended] Konec { -game(case: "genitive") }
    [withdrawn] Vystoupení
    [appealed] { -appeal(form: "Noun") }
    [appeal_decided] O { -appeal } rozhodnuto
    [act_warn] { -arbiter(case: "Nominative") }: napomenutí
    [act_time] { -arbiter(case: "Nominative") }: čas přidán nebo odebrán
    [act_clocks] { -arbiter(case: "Nominative") }: { -clock } opraveny
    [act_adjudicate] { -arbiter(case: "Nominative") }: rozhodnuto o výsledku
    [act_forfeit] { -arbiter(case: "Nominative") }: { -game } prohlášena za prohranou
    [act_cancel] { -arbiter(case: "Nominative") }: { -game } zrušena
    [act_annul] { -arbiter(case: "Nominative") }: { -game } anulována
    [act_give_way] Platí jiná { -game }
    [act_points] { -arbiter(case: "Nominative") }: body změněny
    [act_leave] { -arbiter(case: "Nominative") }: zvláštní dovolená udělena
    [act_end_leave] { -arbiter(case: "Nominative") }: dovolená ukončena
    [act_adjourn] { -arbiter(case: "Nominative") }: { -adjourn } nařízeno
    [act_take_back] { -arbiter(case: "Nominative") }: { -move(case: "plural") } vráceny
    [act_replace] { -arbiter(case: "Nominative") }: hráč nahrazen
    [act_expel] { -arbiter(case: "Nominative") }: hráč vyloučen
   *[other] { $event }
}

page-admin = Správa
page-admin-players = Hráči
page-admin-mail = Příchozí pošta
page-admin-trouble = E-maily a události, které nedocházejí
page-admin-health = Stav služby
page-admin-aside = { $n ->
    [0] Žádný příchozí e-mail na Vás nečeká.
    [one] Čeká na Vás { $n } příchozí e-mail.
    [few] Čekají na Vás { $n } příchozí e-maily.
   *[other] Čeká na Vás { $n } příchozích e-mailů.
}
page-admin-more = Další
page-admin-none = Nic zde není.
page-admin-part = Část jména
page-admin-address = Celá e-mailová adresa
page-admin-search = Hledat
page-admin-no-address = Žádný účet tuto adresu nemá.
page-admin-since = od: { $at }
page-admin-player = Hráč { $name }
page-admin-role = Role
page-admin-deleted = Tento účet byl smazán.
page-admin-mail-arrives = Žádný e-mail tomuto hráči se nevrátil.
page-admin-stopped = Vrácené e-maily (od: { $since }): { $n }; důvod posledního vrácení: { $reason }. E-maily o { -game(case: "locative-plural") } se neposílají.
page-admin-returned = Vrácené e-maily (od: { $since }): { $n }; důvod posledního vrácení: { $reason }. E-maily se dál posílají.
page-admin-sessions = Relace
page-admin-no-sessions = Hráč není nikde přihlášen.
page-admin-trail = Historie účtu
page-admin-trail-about = Nejnovější záznamy jsou první. Hráč dostane historii spolu se svými údaji.
page-admin-event = { $what ->
    [signed_up] Účet vytvořen
    [signed_in] Přihlášení
    [session_ended] Relace ukončena
    [sessions_ended] Všechny relace ukončeny
    [refresh_token_reused] Relace ukončena, protože její klíč byl použit dvakrát
    [api_token_made] Token pro programy vytvořen
    [api_token_revoked] Token pro programy zneplatněn
    [api_tokens_revoked] Všechny tokeny pro programy zneplatněny
    [calendar_made] Adresa kalendáře vytvořena
    [calendar_revoked] Adresa kalendáře zneplatněna
    [webhook_secret_made] Tajný klíč webhooku vytvořen
    [webhook_enabled] Webhook zapnut
    [webhook_deleted] Webhook smazán
    [envelope_key] Klíč pro { -sealed-move(case: "plural") } nastaven
    [address_changed] E-mailová adresa změněna
    [role_changed] Role změněna
    [mail_stopped] Posílání e-mailů o { -game(case: "locative-plural") } zastaveno
    [mail_resumed] Posílání e-mailů o { -game(case: "locative-plural") } { -resume(form: "neuter") }
    [mail_restored] Posílání e-mailů o { -game(case: "locative-plural") } { -resume(form: "neuter") } správcem
    [unsubscribed_by_link] Upozornění vypnuta odkazem z e-mailu
    [text_erased] Text vymazán
    [mail_replayed] Příchozí e-mail znovu přečten
    [mail_released] Příchozí e-mail uvolněn
    [mail_discarded] Příchozí e-mail zahozen
    [deleted] Účet smazán
   *[other] { $what }
}
page-admin-restored = služba byla obnovena ze zálohy
page-admin-text-place = { $game }, událost { $number }
page-admin-reason = Důvod, který zůstane navždy zaznamenán: nepište nic osobního
page-admin-no-reason = Nic nebylo provedeno: napište důvod na jeden řádek, nejvýše 200 znaků.
page-admin-act = { $act ->
    [role] Změnit roli
    [restore-mail] Znovu posílat e-maily
    [end-sessions] Ukončit všechny relace
    [replay] Přečíst znovu
    [release] Propustit
   *[discard] Zahodit
}
page-admin-effect = { $act ->
    [role] Účet má novou roli ihned a hráč se to dozví e-mailem.
    [restore-mail] Vrácené e-maily se zapomenou a e-maily o { -game(case: "locative-plural") } se hráči znovu posílají.
    [end-sessions] Hráč bude všude odhlášen. Tokeny programů zůstanou.
    [replay] E-mail se přečte od začátku. Co už z něj bylo provedeno, se neprovede podruhé.
    [release] Na Vaše slovo platí e-mail jako hráčův vlastní, ať ho poslal kdokoli.
   *[discard] E-mail zde končí a jeho text se navždy vymaže.
}
page-admin-not-done = Zatím se nic nestalo. Prohlédněte si to a potvrďte níže.
page-admin-done = Je to provedeno a zaznamenáno.
page-admin-nothing = Nic nebylo provedeno: nebylo co udělat, nebo text e-mailu už neexistuje.
page-admin-own-game = Nic nebylo provedeno: tento e-mail může být o Vaší { -game(case: "locative") }, proto se jím zabývá jiný správce.
page-admin-mail-about = E-mail se odkládá stranou, když ho nelze přečíst, když není jisté, kdo ho odeslal, nebo když někdo napsal Vám. Podívejte se na něj, než uplyne 30 dní.
page-admin-list = { $list ->
    [aside] Odložené stranou
    [pending_confirm] Čekající na potvrzení
    [unanswered] Bez odpovědi
   *[all] Všechny
}
page-admin-mail-number = E-mail { $id }
page-admin-mail-text = Text
page-admin-mail-state = { $state ->
    [received] Ještě nepřečtený
    [applied] Provedený
    [duplicate] Přišel už dříve
    [auto] Napsaný strojem
    [bounced] Vrácený e-mail
    [rejected] Odmítnutý
    [pending_confirm] Čeká na potvrzení
    [quarantined] Odložený stranou
   *[poison] Odložený stranou, protože se ho nepodařilo přečíst
}
page-admin-why = { $cause ->
    [auto_submitted] sám uvádí, že ho napsal program
    [precedence] sám uvádí, že je hromadný
    [list] přišel přes e-mailovou konferenci
    [autoreply] je to automatická odpověď
    [null_sender] nemá odesílatele, kterému by bylo možné odpovědět
    [loop] je to e-mail této služby, který se vrátil
    [report] je to zpráva o doručení
    [robot] jeho odesílatelem je adresa programu
    [own_address] jeho odesílatelem je adresa této služby
    [did_you_mean] hráč dostal dotaz, zda nejde o jiný { -move }
    [meant] hráč { -move } potvrdil
    [asked] hráč dostal dotaz, co má na mysli
    [erased] jeho text je vymazán
    [unreadable] nelze ho přečíst
    [unreadable_row] jeho záznam v databázi nelze přečíst
    [ambiguous_from] neuvádí právě jednoho autora
    [no_player] jeho adresa už nepatří k žádnému účtu
    [mail_off] hráč nepřijímá { -move(case: "plural") } e-mailem
    [message_id] je to kopie dřívějšího e-mailu
    [failed] oznamuje, že e-mail nedošel
    [not_counted] je to zpráva o doručení, která se nepočítá
    [delayed] oznamuje zpoždění
    [to_bounce_address] není to zpráva o doručení, ale přišel na adresu pro takové zprávy
    [nothing_to_confirm] není co potvrzovat
    [nothing_waits] nic už nečeká na odpověď
    [another_waits] na potvrzení čeká jiný e-mail
    [dmarc_fail] doména jeho odesílatele uvádí, že je podvržený (DMARC)
    [not_a_player] ten, kdo ho napsal, v této { -game(case: "locative") } nehraje
    [not_the_player] neodeslal ho hráč
    [unconfirmed_sender] hráč dostal dotaz, zda je od něj
    [not_confirmed] nikdo ho včas nepotvrdil
    [confirmed] hráč jím potvrdil jiný e-mail
    [disowned] hráč v něm uvedl, že některý e-mail není od něj
    [no_yes] neříká ani ano, ani ne
    [passed_on] byl předán správci
    [for_operator] nepodařilo se ho předat správci
    [helped] odpovědí na něj bylo vysvětlení
    [joins] někdo, kdo nemá účet, dostal žádost o potvrzení
    [joined] byl jím vytvořen účet
    [before_an_act] byl napsán dříve, než { -arbiter } v { -game(case: "locative") } něco zrušil
    [before_restoration] byl napsán dříve, než byla služba obnovena ze zálohy
    [unanswered] odpověď na něj byla zadržena, protože odpovědí bylo příliš mnoho
    [discarded] správce ho zahodil
    [failures] třikrát se ho nepodařilo přečíst
    [deaths] program při každém jeho čtení skončil
    [left] čeká na novější verzi služby
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Doména odesílatele se zaručuje za autora.
    [fail] Doména odesílatele uvádí, že e-mail je podvržený.
   *[unknown] Za autora se nikdo nezaručuje.
}
page-admin-outgoing = { $kind ->
    [game-started] Začátek { -game(case: "genitive") }
    [your-move] { -move(case: "Nominative") } { -opponent(case: "genitive") }
    [move-recorded] Záznam { -move(case: "genitive") } z e-mailu
    [reminder] Upomínka
    [game-news] Novinky o { -game(case: "locative") }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Novinky pro { -arbiter(case: "accusative") }
    [log-receipt] Důkaz o { -sealed-move(case: "locative") }
    [game-over] Konec { -game(case: "genitive") }
    [restored] Obnovení ze zálohy
    [challenge] Výzva
    [transcript] Odpověď na e-mail
    [confirmation] Dotaz
    [sign-in-code] Kód
    [account-news] Novinky o účtu
    [digest] Souhrn
   *[passed-on] Předaný e-mail
}
page-admin-not-sent = { $reason ->
    [gone] příjemce hlásí, že už neexistuje
    [failed] pět dní se nedařilo nic odeslat
    [restored] služba byla obnovena ze zálohy
    [interrupted] program během odesílání skončil
    [no_event] taková událost neexistuje
    [redirect] příjemce odkazuje na jinou adresu
    [internal] chyba této služby
    [timeout] příjemce neodpovídá včas
    [host_not_found] server příjemce není znám
    [private_address] příjemce nemá internetovou adresu
    [not_https] adresa příjemce je bez šifrování
    [tls] certifikát příjemce není platný, nebo selhává TLS
    [connection_refused] příjemce nepřijímá spojení
    [connection] spojení s příjemcem se přerušilo
    [not_http] příjemce neodpovídá podle HTTP
   *[other] příjemce odpovídá stavem { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } pokus.
    [few] { $n } pokusy.
   *[other] { $n } pokusů.
}
page-admin-received = Přijato
page-admin-at = { $at }
page-admin-state = Stav
page-admin-cause = Výsledek nebo příčina
page-admin-to = Komu
page-admin-to-game = { $game }, zpáteční adresa přidělená hráči { $name }
page-admin-to-account = účet: { $name }
page-admin-to-confirm = dotaz k e-mailu { $id }
page-admin-to-mailbox = schránka { $mailbox }
page-admin-to-bounce = adresa pro vrácení odchozího e-mailu { $id }
page-admin-author = Odesílatel
page-admin-attempts = Čtení
page-admin-confirmed = Platí jako hráčův vlastní.
page-admin-text-about = Toto je začátek e-mailu, jak přišel, bez adres služby, kódů a částí zakódovaných nebo v HTML. Nikomu neříkejte, co v něm je.
page-admin-text-cut = Zbytek není ukázán.
page-admin-hidden = { $because ->
    [own_game] E-mail může být o Vaší { -game(case: "locative") }. Zabývá se jím jiný správce.
    [sealed] Text není ukázán, protože v něm může být { -sealed-move }: { -game }, o které e-mail může být, takový { -move } má, nebo ho může mít. E-mail lze přesto přečíst znovu, propustit i zahodit.
    [secret] Text není ukázán, protože v něm může být { -move } nebo slovo o { -seal(form: "imperfective-noun") }, konceptech či podmíněných { -move(case: "locative-plural") }. E-mail lze přesto přečíst znovu, propustit i zahodit.
    [not_aside] Text není ukázán, protože e-mail nebyl odložen stranou.
   *[gone] Text je vymazán.
}
page-admin-bounces = Hráči, kterým e-maily nedocházejí
page-admin-sources = Schránky, ze kterých se stahuje pošta
page-admin-source-unused = nepoužívá se
page-admin-source-fine = pošta se stahuje
page-admin-source-looked = Poslední kontrola: { $at }
page-admin-dead = Odchozí e-maily, jejichž odesílání bylo { -resign(form: "neuter") }
page-admin-an-address = na adresu bez účtu
page-admin-about = o { $game }
page-admin-webhooks = Webhooky, které jsou vypnuté nebo selhávají
page-admin-webhook = Webhook { $id }, { $host }
page-admin-webhook-failing = selhává od: { $since }
page-admin-webhook-off = vypnutý ({ $because })
page-admin-deliveries = Události, jejichž odesílání bylo { -resign(form: "neuter") }
page-admin-delivery = Událost { $id } pro webhook { $webhook }, o { $game }
page-admin-ready = Služba je připravena.
page-admin-not-ready = Služba není připravena.
page-admin-clock-jumped = Čas počítače byl přestaven. Dokud nebude správný, žádný { -flag } nepadne a nic se nevymaže.
page-admin-answers-held = Má se odeslat více automatických odpovědí než obvykle. Počet těch, které jsou zadrženy a odejdou později: { $n }
page-admin-commands-aside = Žádosti pro všechny { -game } hráče, které v jedné z nich selhaly: { $n }
page-admin-version = Verze
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Generace databáze
page-admin-backup = Poslední záloha příkazem postzug backup
page-admin-no-backup = žádná není známa
page-admin-running = Běžící { -game }
page-admin-ended = Skončené { -game }
page-admin-accounts = Účty
page-admin-bytes = Velikost databáze
page-admin-set-aside = Příchozí e-maily odložené stranou
page-admin-unsent = Odchozí e-maily k odeslání
page-admin-oldest = Nejstarší čeká: { $age }.
page-admin-undelivered = Události k odeslání webhookům
page-admin-log-size = Záznamy protokolu
page-admin-log-signed = Záznamy pod posledním kontrolním bodem
page-admin-log-waiting = Události, které ještě nejsou v protokolu
page-admin-checkpoint = Kontrolní bod protokolu
page-admin-health-more = Příkaz postzug doctor zkontroluje počítač, poštovní server a DNS.

page-problem = Neprovedeno
page-typed = Váš text, který není odeslán: zkopírujte si ho
page-typed-reason = Důvod
page-claim-move = Reklamace je zaznamenána a oznámený { -move } byl proveden.
page-claim-no-move = Reklamace je zaznamenána a { -move } je ještě třeba provést.
page-claim-recorded = Reklamace je zaznamenána; pokud byl oznámen přípustný { -move }, byl proveden.
page-problem-code = { $status }, { $code }
