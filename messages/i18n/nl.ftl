### Every sentence that a person reads, in Dutch. docs/translating.md says how to add a language.

-chess = correspondentieschaak
-game = { $case ->
    [plural] partijen
    [Plural] Partijen
    [Singular] Partij
   *[singular] partij
}
-move = { $case ->
    [plural] zetten
    [Plural] Zetten
    [Singular] Zet
   *[singular] zet
}
-draw = { $case ->
    [Singular] Remise
   *[singular] remise
}
-castling = { $case ->
    [plural] rokades
   *[singular] rokade
}
-en-passant = en passant
-promotion = promotiestuk
-draw-offer = { $case ->
    [plural] remiseaanbiedingen
   *[singular] remiseaanbod
}
-opponent = { $case ->
    [plural] tegenstanders
   *[singular] tegenstander
}
-arbiter = { $case ->
    [plural] arbiters
    [Singular] Arbiter
   *[singular] arbiter
}
-sealed-move = { $case ->
    [plural] afgegeven zetten
    [Plural] Afgegeven zetten
    [Singular] Afgegeven zet
   *[singular] afgegeven zet
}
-envelope = { $case ->
    [plural] enveloppen
    [Plural] Enveloppen
    [Singular] Envelop
   *[singular] envelop
}
-clock = { $case ->
    [plural] klokken
    [Plural] Klokken
    [Singular] Klok
   *[singular] klok
}
-flag = { $case ->
    [plural] vlaggen
    [Singular] Vlag
   *[singular] vlag
}
-deadline = termijn
-claim = { $case ->
    [plural] claims
   *[singular] claim
}
-tablebase = { $case ->
    [plural] eindspeldatabases
   *[singular] eindspeldatabase
}
-check = { $case ->
    [Singular] Schaak
   *[singular] schaak
}
-mate = mat
-stalemate = pat
-white = { $form ->
    [Bare] Wit
   *[bare] wit
}
-black = { $form ->
    [Bare] Zwart
   *[bare] zwart
}
-resign = { $form ->
    [participle] opgegeven
    [Infinitive] Opgeven
   *[infinitive] opgeven
}
-adjourn = { $form ->
    [participle] afgebroken
    [Infinitive] Afbreken
   *[infinitive] afbreken
}
-resume = { $form ->
    [finite] hervat
    [noun] hervatting
   *[infinitive] hervatten
}
-seal = { $form ->
    [participle] afgegeven
    [Participle] Afgegeven
   *[infinitive] afgeven
}
-illegal = { $form ->
    [attributive] onreglementaire
    [Attributive] Onreglementaire
   *[bare] onreglementair
}
-appeal = { $form ->
    [Bare] Beroep
    [Plural] Beroepen
   *[bare] beroep
}

language-name = Nederlands

## Dates and lengths of time

date = { $weekday } { $day } { $month } { $year } om { $time } uur ({ $iso } { $offset })
date-beyond = een datum voorbij de kalender
weekday-monday = maandag
weekday-tuesday = dinsdag
weekday-wednesday = woensdag
weekday-thursday = donderdag
weekday-friday = vrijdag
weekday-saturday = zaterdag
weekday-sunday = zondag
month-january = januari
month-february = februari
month-march = maart
month-april = april
month-may = mei
month-june = juni
month-july = juli
month-august = augustus
month-september = september
month-october = oktober
month-november = november
month-december = december
length-days = { $n } { $n ->
    [one] dag
   *[other] dagen
}
length-hours = { $n } uur
length-minutes = { $n } { $n ->
    [one] minuut
   *[other] minuten
}
exact-days = { $n } d
exact-hours = { $n } u
exact-minutes = { $n } min
exact-seconds = { $n } s

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } of { $last }
list-more = { $list } en nog { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} per { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} in { $time }
control-then = { $first }, daarna { $next }
control-increment-of = { $period } + { $increment } per { -move }
control-cap-of = { $period }, hoogstens { $cap }
control-delay-of = { $period }, uitstel: { $delay }
control-whole-days = { $control }, in hele dagen
control-double = { $control }, dubbel na { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
control-thematic-start = { $control }, thematisch
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } voor { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
}

## What adjourned games wait for

adjourned-resumption = het tijdstip van { -resume(form: "noun") }, of { $replier }
adjourned-opening = het openen van de { -envelope }; er loopt geen { -clock }
adjourned-replier = { $replier }, van wie de { -clock } loopt
adjourned-former_sealer = { $replier }, die eerder een { -move } heeft { -seal(form: "participle") } en niet is verschenen; de { -clock } van deze speler loopt
adjourned-late_opening = het openen van de { -envelope }: iemand kwam te laat
adjourned-adjudication = de { -arbiter }, voor arbitrage, of { $sealer }, indien nog in het bezit van de { -seal(form: "participle") } tekst; er loopt geen { -clock }
adjourned-sealed_text = { $sealer }, om de { -seal(form: "participle") } tekst te tonen; de { -clock } van deze speler loopt
adjourned-reading = { $replier }, om een lezing te kiezen; de { -clock } van deze speler loopt
adjourned-publication = een { -arbiter } met een sleutel, of { $sealer }, om te tonen wat beide spelers getoond willen zien
adjourned-sealing = { $sealer }, om de { -move } uit de kladversie of een andere { -move } af te geven; de { -clock } van deze speler loopt
adjourned-gone = { $waits_for }; deze accounts met sleutels van de { -envelope } bestaan niet meer: { $players }{ $complete ->
    [no] , zodat de { -envelope } hier niet geopend kan worden
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Je hebt een account bij { $site }, en je naam is hier { $name }. Als je daar niet om gevraagd hebt, doe dan niets: zonder jou begint er geen { -game }.

    Je kunt alles per mail doen. Beantwoord deze mail met één opdracht per regel:

    {"  "}{ command-seek }: een { -opponent } zoeken; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: wie er nog meer een { -opponent } zoekt; met “{ command-accept-challenge } C7” begint de { -game }
    {"  "}{ command-challenge } NAAM: iemand uitdagen
    {"  "}{ command-games }: je { -game(case: "plural") }, en wie er aan { -move } is
    {"  "}{ command-settings }: je tijdzone, hoe { -move(case: "plural") } aan je geschreven worden, en welke meldingen je krijgt
    {"  "}{ command-help }: alle opdrachten

    Als een { -game } begint, toont een mail de stelling en je { -clock }. Beantwoord die met je { -move }, bijvoorbeeld e4 of 5254, alleen op een regel.
account-deleted = Het account { $name } is verwijderd. Naar dit adres wordt niets meer gestuurd.
account-address = Het account { $name } heeft nu een ander mailadres. Naar dit adres wordt niets meer gestuurd, en alle sessies en API-tokens zijn beëindigd. Als jij dit niet was, meld het dan aan de mensen die deze dienst beheren.
account-role = Je rol is nu: { $role }.
role-player = speler
role-arbiter = { -arbiter }
role-administrator = beheerder
account-envelope-key = Voor je account is een sleutel ingesteld die { -sealed-move(case: "plural") } opent: { $key }. Als jij dit niet was, beëindig dan je sessies en meld het meteen aan een beheerder: vanaf nu worden { -sealed-move(case: "plural") } voor deze sleutel versleuteld.
account-token-made = Voor je account is het API-token “{ $label }” gemaakt. Als jij dit niet was, trek het dan in.
account-tokens-revoked = De dienst is hersteld uit een back-up. Je API-tokens zijn ingetrokken, omdat anders een token dat je sindsdien zelf hebt ingetrokken weer geldig zou zijn. Maak nieuwe tokens voor je programma’s.
calendar-made = Het adres van je agenda is gemaakt. Agendaprogramma’s kunnen zich op dit adres abonneren en tonen dan wanneer de termijnen in je { -game(case: "plural") } aflopen:
calendar-how = Wie het adres heeft, kan je termijnen lezen; geef het dus aan niemand. Een eerder adres werkt niet meer. Om dit adres in te trekken, schrijf: { command-calendar-off }
calendar-shown = Er is een adres van je agenda gemaakt. Wie het heeft, kan de termijnen van je { -game(case: "plural") } lezen. Een eerder adres werkt niet meer. Als jij dit niet was, schrijf dan: { command-calendar-off }
calendar-void = De dienst is hersteld uit een back-up. Het adres van je agenda is ingetrokken, omdat anders een adres dat je sindsdien zelf hebt ingetrokken weer geldig zou zijn. Om een nieuw adres te maken, schrijf: { command-calendar }
webhook-made = Voor je account is een webhook gemaakt: de gebeurtenissen in je { -game(case: "plural") } worden naar { $host } gestuurd. Als jij dit niet was, verwijder hem dan en trek je API-tokens in.
webhook-secret-made = Je webhook die naar { $host } stuurt, heeft nu een ander geheim. Het vorige is nog 24 uur geldig. Als jij dit niet was, verwijder dan de webhook en beëindig je sessies.
webhook-secrets-a-day = Geheimen van webhooks die je in de laatste 24 uur hebt gemaakt: { $limit }. Wacht voor je er nog een maakt.
webhook-enabled = Je webhook is ingeschakeld: de gebeurtenissen in je { -game(case: "plural") } worden naar { $host } gestuurd. Als jij dit niet was, verwijder hem dan en beëindig je sessies.
webhook-off = Er kon vijf dagen lang niets naar { $host } worden gestuurd. Je webhook is uitgeschakeld, en wat daarop wachtte wordt niet meer gestuurd. Schakel hem weer in als de ontvanger werkt.
webhook-failed = Je webhook werkt niet: een gebeurtenis kon drie dagen lang niet naar { $host } worden gestuurd, en dat wordt niet meer geprobeerd. Latere gebeurtenissen worden nog wel gestuurd. Bekijk de bezorgingen van de webhook; 30 dagen lang kunnen die opnieuw worden gestuurd. Hierover komt geen andere mail tot een bezorging lukt.
webhook-gone = De ontvanger op { $host } meldt niet meer te bestaan. Je webhook is uitgeschakeld, en er wordt niets meer naartoe gestuurd.
webhook-restored = De dienst is hersteld uit een back-up. Je webhook op { $host } is uitgeschakeld, omdat anders een webhook die je sindsdien zelf hebt verwijderd weer terug zou zijn. Schakel hem weer in, of verwijder hem.
account-session-copied = Een sleutel van een van je sessies (programma: { $device }) is twee keer gebruikt; misschien heeft iemand hem gekopieerd. Die sessie is beëindigd. Log opnieuw in waar dat nodig is.
account-unknown-client = onbekend
bounce-unknown = geen statuscode
bounce-expired = niet op tijd bezorgd
bounce-not-sent = geen verbinding met een mailserver die de mail aanneemt
account-mail-stopped = Mail aan { $name } komt niet aan. Teruggekomen mails sinds { $since }: { $bounces }. De reden bij de laatste: { $reason }. Deze speler krijgt geen mail over { -game(case: "plural") } meer tot het weer werkt. Dat staat in het dossier van elke lopende { -game }: { $games }. De { -clock(case: "plural") } lopen door; of er iets uit volgt, beslist de { -arbiter }.
account-mail-stopped-help = Je { -game(case: "plural") } staan hier, en hun { -clock(case: "plural") } lopen door. Zorg dat je mailbox mail aanneemt, of wijzig het adres met POST /v1/me/address. Daarna: POST /v1/me/mail/resume.
account-mail-returned-help = Zorg dat je mailbox mail aanneemt, of wijzig het adres met POST /v1/me/address. Er wordt nog mail gestuurd; als er meer terugkomt, stopt dat.
account-mail-not-fetched = Sinds { $since } kan er geen mail worden opgehaald van { $source }: { $trouble ->
    [unreachable] de host is niet bereikbaar
    [slow] de host antwoordt niet op tijd
    [certificate] het certificaat van de host is niet geldig, of TLS mislukt
    [password] de host weigert de gebruikersnaam of het wachtwoord
    [folder] de map kan niet worden geopend
    [full] de mailbox is vol
   *[protocol] de host weigert een opdracht
}. { -move(case: "Plural") } per mail wachten daar. Wat te doen: postzug doctor.
account-mail-aside = { $source } is door een ander programma gewijzigd terwijl Postzug er mail uit haalde. Sinds { $since } staat daarnaast een bestand met wat daarin misschien ontbreekt; er wordt nog steeds mail opgehaald. Wat je kunt doen: postzug doctor.
account-mail-single = Sinds { $since } kunnen sommige mails in { $source } niet worden opgehaald, en de { -move(case: "plural") } daarin wachten daar. Andere mail wordt wel opgehaald. Postzug blijft het proberen. Wat je kunt doen: zoek de reden in het log. Een mail die je verwijdert of ergens anders heen verplaatst, probeert Postzug niet meer op te halen.
account-left = { $how ->
    [silence] { $name } heeft de helft van de eigen { -game(case: "plural") } verloren door stilzwijgen. Dat geldt als terugtrekking uit
    [withdrawal] { $name } heeft zich teruggetrokken uit
   *[expulsion] { $name } is uitgesloten van
} { $scope ->
    [all] alle { -game(case: "plural") }
   *[event] het toernooi “{ $event }”
}. { $games }
account-left-none = Er zijn geen andere { -game(case: "plural") }.
account-left-none-yet = De andere lopende { -game(case: "plural") }: nog geen.
account-left-games = De andere lopende { -game(case: "plural") }: { $games }.
account-left-fault = In sommige lukte het niet door een fout: het technisch beheer vindt die in het log.
account-left-open = In deze loopt geen { -clock } tot een { -arbiter } arbitreert of iemand anders laat doorspelen: { $games }.
account-not-done = { $game } (niet gedaan: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Je speelt deze { -game } niet.
    .title = Je speelt deze { -game } niet
    .help = Dit kunnen alleen de twee spelers doen.
refusal-not_an_arbiter = Dit mag alleen een { -arbiter } doen.
    .title = Dit mag alleen een { -arbiter } doen
    .help = Vraag het een { -arbiter } van de { -game }.
refusal-same_player = Niemand kan tegen zichzelf spelen.
    .title = Niemand speelt tegen zichzelf
    .help = Noem een andere { -opponent }.
refusal-bad_start = Zo kan de { -game } niet beginnen: { $reason }.
    .title = Zo kan de { -game } niet beginnen
    .help = Verbeter de beginstelling of het reglement.
refusal-not_your_move = Je { -opponent } is aan { -move }.
    .title = Je { -opponent } is aan { -move }
    .help = Wacht op de { -move } van je { -opponent }.
refusal-wrong_ply = Dit was bedoeld voor de stelling na { $expected ->
        [one] { $expected } halve { -move }
       *[other] { $expected } halve { -move(case: "plural") }
    }, maar er zijn er { $current } gespeeld.
    .title = Bedoeld voor een andere stelling
    .help = Lees de { -game } opnieuw en stuur de { -move } met het huidige nummer (ply).
refusal-already_played = Deze { -move } is al vastgelegd als halve { -move } { $ply }.
    .title = Deze { -move } was al vastgelegd
    .game = De { -move } staat zoals hij de eerste keer is vastgelegd.
    .help = Je hoeft niets te doen: de { -move } telt.
refusal-not_a_move = “{ $text }” is geen { -move } in een notatie die deze dienst kent.
    .title = Geen { -move }
    .help = Schrijf één { -move }, bijvoorbeeld 5254 of e4; GET .../legal noemt de mogelijke.
refusal-illegal_move = “{ $text }” is hier { -illegal }: { $reason }.
    .title = Hier { -illegal }
    .game = Er is geen { -move } gedaan, en de { -clock } loopt door. De poging wordt geteld.
    .help = Stuur een reglementaire { -move }; GET .../legal noemt ze.
refusal-ambiguous_move = “{ $text }” is dubbelzinnig en heeft deze lezingen: { $readings }.
    .title = Meer dan één mogelijke { -move } past
    .help = Stuur een van de lezingen.
refusal-promotion_missing = In “{ $text }” moet staan wat de pion wordt: { $readings }.
    .title = Het { -promotion } ontbreekt
    .help = Zeg wat de pion wordt, bijvoorbeeld 57581 of e8=Q.
refusal-too_late = De bedenktijd was overschreden voordat dit binnenkwam.
    .title = De bedenktijd was overschreden
    .game = Er is niets gedaan. De { -flag } valt en de tijdbewaking beëindigt de { -game }, behalve als { -flag(case: "plural") } hier geclaimd moeten worden.
    .help = In deze { -game } kan niets meer. Waar { -flag(case: "plural") } geclaimd moeten worden, kun je nog een { -move } doen tot iemand claimt.
refusal-game_over = De { -game } is afgelopen.
    .title = De { -game } is afgelopen
    .help = In deze { -game } kan niets meer.
refusal-no_draw_offer = Je { -opponent } heeft geen { -draw } aangeboden.
    .title = Er is geen { -draw-offer }
    .help = Bied { -draw } aan samen met je volgende { -move }.
refusal-draw_too_early = Voordat { -move } { $move_number } door beide spelers gedaan is, mag geen { -draw } worden overeengekomen.
    .title = Te vroeg om { -draw } overeen te komen
    .help = Speel door; het reglement van deze { -game } noemt de { -move }.
refusal-claim_not_correct = De { -claim } is niet juist: { $reason }.
    .title = De { -claim } is niet juist
    .game = De { -claim } is vastgelegd. Als een reglementaire { -move } was aangekondigd, is die gespeeld, en draw_offer in de { -game } zegt of de { -claim } als aanbod geldt.
    .help = Lees de { -game } opnieuw vóór de volgende { -move }.
refusal-offer_too_soon = Na een { -draw-offer } moet je eerst { $moves ->
        [one] { $moves } { -move }
       *[other] { $moves } { -move(case: "plural") }
    } doen voordat je opnieuw aanbiedt: er is geen { -draw } aangeboden.
    .title = Je hebt kort geleden { -draw } aangeboden
    .game = Een { -move } die erbij stond is gespeeld, zonder het aanbod.
    .help = Wacht op een aanbod van je { -opponent }, of doe het genoemde aantal { -move(case: "plural") }.
refusal-no_tablebase_claims = Het reglement van deze { -game } staat geen { -claim } volgens een { -tablebase } toe.
    .title = Geen { -claim } volgens een { -tablebase } in deze { -game }
    .help = Speel door.
refusal-table_needed = De { -tablebase(case: "plural") } zijn nodig.
    .title = De { -tablebase(case: "plural") } zijn niet geraadpleegd
    .help = Probeer het later opnieuw, en geef het technisch beheer het nummer van het verzoek (request id).
refusal-too_many_men = Met meer dan { $men } stukken en pionnen op het bord kan niet volgens een { -tablebase } worden geclaimd.
    .title = Te veel stukken voor een { -tablebase }
    .help = Claim als er niet meer stukken en pionnen op het bord staan dan het reglement toestaat.
refusal-referred_before = Deze stelling is al aan een { -arbiter } voorgelegd; doe eerst een { -move }.
    .title = Deze stelling is al aan een { -arbiter } voorgelegd
    .help = Doe een { -move }; een andere stelling kan geclaimd worden.
refusal-analysis_needed = Arbitrage vraag je aan met je analyse; claimen kan niet.
    .title = Arbitrage vraag je aan met analyse
    .help = Doe in plaats daarvan een POST naar .../adjudication.
refusal-no_adjudication = Volgens het reglement van deze { -game } kan een speler geen arbitrage aanvragen.
    .title = Geen aanvraag van arbitrage in deze { -game }
    .help = Speel door; een { -arbiter } kan ook zonder aanvraag arbitreren.
refusal-already_asked = Je hebt in deze { -game } al arbitrage aangevraagd.
    .title = Je hebt al arbitrage aangevraagd
    .help = Speel door; een { -arbiter } kan ook zonder aanvraag arbitreren.
refusal-adjudication_too_early = Arbitrage kan worden aangevraagd als { -move } { $move_number } door beide spelers gedaan is.
    .title = Te vroeg om arbitrage aan te vragen
    .help = Vraag die aan als beide spelers de genoemde { -move } gedaan hebben.
refusal-analysed_enough = Je hebt drie keer analyse ingediend; daarmee beslist de { -arbiter }.
    .title = Je hebt drie keer analyse ingediend
    .help = Wacht op de beslissing.
refusal-bad_analysis = Analyse is platte tekst van 1 tot 20.000 tekens.
    .title = De analyse ontbreekt of is te lang
    .help = Stuur platte tekst van 1 tot 20.000 tekens.
refusal-claim_pending = Een { -claim } wacht op de beslissing van de { -arbiter }; tot dan loopt er geen { -clock }.
    .title = Een { -claim } wacht op de { -arbiter }
    .help = Wacht op de beslissing; er loopt geen { -clock }.
refusal-no_claim = Er wacht geen { -claim } met dat nummer op een beslissing.
    .title = Er wacht geen { -claim }
    .help = Bekijk de { -game } opnieuw.
refusal-adjourned = De { -game } is { -adjourn(form: "participle") }; tot de { -resume(form: "noun") } kan er geen { -move } gedaan worden.
    .title = De { -game } is { -adjourn(form: "participle") }
    .help = Vraag om { -resume(form: "noun") }, of wacht op het afgesproken tijdstip.
refusal-not_adjourned = De { -game } is niet { -adjourn(form: "participle") }.
    .title = De { -game } is niet { -adjourn(form: "participle") }
    .help = Dit kan alleen in een { -adjourn(form: "participle") } { -game }.
refusal-must_seal = De { -game } wordt { -adjourn(form: "participle") }: geef je { -move } af in plaats van hem te spelen.
    .title = De { -move } moet worden { -seal(form: "participle") }
    .help = Stuur de { -move } met POST naar .../seal.
refusal-not_sealing = Het { -adjourn } van de { -game } is niet afgesproken en niet opgelegd.
    .title = { -adjourn(form: "Infinitive") } is niet afgesproken en niet opgelegd
    .help = Speel de { -move }, of stel eerst voor de { -game } af te breken.
refusal-not_sealable = Er is niets { -seal(form: "participle") }, de { -move } is niet aangenomen: { $why }.
    .title = Er is niets { -seal(form: "participle") }
    .game = Er is niets { -seal(form: "participle") }; de { -clock } van wie aan { -move } is loopt door.
    .help = Geef één reglementaire { -move } af, bijvoorbeeld 5254 of e4.
refusal-adjournment_not_allowed = Volgens het reglement van deze { -game } mogen de spelers niet afspreken om af te breken.
    .title = De spelers mogen hier niet { -adjourn }
    .help = Vraag het een { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] Je hebt al voorgesteld de { -game } af te breken; je { -opponent } heeft nog niet geantwoord.
   *[no] Je { -opponent } heeft voorgesteld de { -game } af te breken. Beantwoord de mail waarin dat staat om het aan te nemen; een programma noemt de stelling op het bord.
}
    .title = Er is al voorgesteld om af te breken
    .help = Neem het voorstel van je { -opponent } aan met het ply daarvan, of wacht op het antwoord op dat van jou.
refusal-no_adjournment_proposed = Je { -opponent } heeft niet voorgesteld de { -game } af te breken.
    .title = Er is geen voorstel om af te breken
    .help = Stel het zelf voor.
refusal-already_requested = Je hebt al om { -resume(form: "noun") } gevraagd; de { -envelope } wordt geopend als je { -opponent } klaar is.
    .title = Er is al om { -resume(form: "noun") } gevraagd
    .help = Wacht op je { -opponent }.
refusal-commitment_mismatch = De geopende { -envelope } past niet bij de controlesom van { $sealed_by ->
        [white] { -white }
       *[black] { -black }
    }.
    .title = De { -envelope } is niet wat er is { -seal(form: "participle") }
    .game = De { -envelope } blijft dicht; er loopt geen { -clock }.
    .help = De { -arbiter } moet hiernaar kijken.
refusal-envelope_needed = De tekst van de { -envelope } is nodig.
    .title = De tekst van de { -envelope } is nodig
    .help = Stuur de tekst met POST naar .../opening.
refusal-arbiters_hold_it = De { -arbiter(case: "plural") } hebben de sleutels van de { -envelope }: hij wordt geopend met zijn tekst.
    .title = De { -arbiter(case: "plural") } hebben de sleutels van de { -envelope }
    .help = Stuur de tekst met POST naar .../opening.
refusal-no_session = Speelsessies van deze { -game } hebben geen vaste lengte: stel in plaats daarvan voor de { -game } af te breken.
    .title = Speelsessies hebben hier geen vaste lengte
    .help = Stel in plaats daarvan voor de { -game } af te breken.
refusal-session_too_long = Nu { -adjourn } zou je tijd kosten tot het einde van de speelsessie, en je bedenktijd loopt eerder af.
    .title = De rest van de speelsessie is langer dan de resterende tijd
    .help = Speel door, of stel voor de { -game } af te breken.
refusal-not_encrypted = Dit is geen { -envelope } die met age versleuteld is, armored, van hoogstens 32 KiB.
    .title = Geen versleutelde { -envelope }
    .help = Versleutel de tekst met age -a, voor de sleutels onder .../envelope/recipients.
refusal-wrong_recipients = De { -envelope } is niet versleuteld voor wie hem moeten openen. Nodig zijn { $needed } van { $holders } sleutels; ze staan allemaal onder /envelope/recipients.
    .title = Voor anderen versleuteld
    .help = Geef de { -move } af met postzug seal --recipients en het antwoord van .../envelope/recipients.
refusal-envelope_opens = De { -envelope } is niet zoek: de dienst heeft hem, en hij gaat open.
    .title = Niet zoek
    .game = De dienst heeft de { -envelope } en kan hem openen.
    .help = Open hem met /resume, of keur eerst een vroegtijdige opening goed.
refusal-commitment_used = Deze controlesom is in deze { -game } al gebruikt: schrijf een andere { -envelope }, met een nieuwe nonce.
    .title = De controlesom is al gebruikt
    .help = Schrijf een andere { -envelope }, met een nieuwe nonce.
refusal-no_draft = Er is geen kladversie: geef een { -move } af.
    .title = Er is geen kladversie
    .help = Stuur de { -move } met POST naar .../seal.
refusal-already_acknowledged = Dit is al vastgelegd: het opschrift is bevestigd, de vroegtijdige opening goedgekeurd of de { -envelope } zoek verklaard.
    .title = Dit is al gedaan
    .help = Je hoeft niets te doen: het staat in het dossier.
refusal-too_soon = Kondig de { -resume(form: "noun") } minstens een dag en hoogstens een jaar van tevoren aan.
    .title = Het nieuwe tijdstip ligt niet een dag tot een jaar vooruit
    .help = Kondig de { -resume(form: "noun") } eerder aan.
refusal-not_to_be_opened = Het is nog geen tijd voor de { -envelope }: eerder openen alleen { -arbiter(case: "plural") } hem, met een reden.
    .title = Het is nog geen tijd voor de { -envelope }
    .help = Wacht tot de { -game } { -resume(form: "finite") } wordt; een { -arbiter } mag hem eerder openen, met een reden.
refusal-second_arbiter_needed = Er zijn twee { -arbiter(case: "plural") } nodig om de { -envelope } vroegtijdig te openen: { $approved_by_you ->
        [yes] jij hebt het goedgekeurd, en een ander opent hem nu
        [no] een ander heeft het goedgekeurd, en jij opent hem nu
       *[nobody] een ander keurt het eerst goed (approve early: de reden)
    }.
    .title = Voor een vroegtijdige opening zijn twee { -arbiter(case: "plural") } nodig
    .help = Laat eerst een andere { -arbiter } de vroegtijdige opening goedkeuren; wat de een goedkeurt, opent de ander.
refusal-approval_needed = Het is nog geen tijd voor de { -envelope }: keur eerst met je reden goed dat hij vroegtijdig geopend wordt (approve early: de reden), en open hem dan.
    .title = Voor een vroegtijdige opening is een reden van een { -arbiter } nodig
    .help = Keur de vroegtijdige opening eerst goed met je reden (approve_early_opening), of wacht op resume_at en de spelers.
refusal-no_shut_envelope = Er is niets te tonen: de { -game } moet zijn { -resign(form: "participle") } of { -draw } geworden terwijl die was { -adjourn(form: "participle") }, en beide spelers moeten goedvinden dat de { -envelope } getoond wordt.
    .title = Er is geen { -envelope } dicht gebleven
    .game = Er wordt niets getoond.
    .help = Alleen een { -envelope } die dicht was toen de { -game } werd { -resign(form: "participle") } of { -draw } werd, kan getoond worden.
refusal-appeal_possible = De { -envelope } blijft dicht zolang in deze { -game } { -appeal } mogelijk is: een beslissing van de { -arbiter } kan worden teruggedraaid, en dan gaat de { -game } verder.
    .title = De beslissing van de { -arbiter } kan worden teruggedraaid
    .help = Vraag het opnieuw als de tijd voor { -appeal } voorbij is en over elk { -appeal } is beslist.
refusal-too_few_arbiters = Van de { -arbiter(case: "plural") } van deze { -game } kunnen er maar { $left } { -envelope(case: "plural") } openen, en het moeten er { $needed } zijn: eerst moet een { -arbiter } een sleutel voor { -envelope(case: "plural") } registreren, anders gaat de { -game } door zonder { -adjourn }.
    .title = Te weinig { -arbiter(case: "plural") } hebben sleutels
    .game = Voor minder { -arbiter(case: "plural") } dan het reglement vraagt, wordt niets { -seal(form: "participle") }.
    .help = Vraag een { -arbiter } van de { -game } een sleutel voor { -envelope(case: "plural") } te registreren.
refusal-draft_for_others = De { -arbiter(case: "plural") } die { -envelope(case: "plural") } kunnen openen zijn veranderd sinds je kladversie: maak die opnieuw.
    .title = Andere { -arbiter(case: "plural") } openen nu { -envelope(case: "plural") }
    .help = Maak je kladversie opnieuw of geef je { -move } opnieuw af: stuur hem met POST naar .../seal.
refusal-not_a_reading = Kies een van de lezingen van de { -sealed-move }.
    .title = Geen van de lezingen
    .help = Stuur een van adjournment.readings.
refusal-clocks_settled = Over de { -clock(case: "plural") } kun je alleen klagen tot je eerste { -move } na een { -resume(form: "noun") }.
    .title = Te laat om over de { -clock(case: "plural") } te klagen
    .help = Vraag het de { -arbiter }, die er nog altijd over kan beslissen.
refusal-bad_clocks = Zo kunnen de { -clock(case: "plural") } niet gezet worden: een { -deadline } eindigt in de toekomst en niet op een verlofdag, alleen een lopende { -clock } heeft er een, en een { -clock } toont niet meer dan het speeltempo toestaat.
    .title = Zo kunnen de { -clock(case: "plural") } niet gezet worden
    .help = Verbruikte tijden zijn niet negatief; een { -deadline } eindigt in de toekomst, alleen bij een lopende { -clock }, niet op een verlofdag, en bij Triple Block niet verder dan de { -clock } kan tonen.
refusal-not_due = Het tijdstip van { -resume(form: "noun") } is nog niet gekomen.
    .title = Het tijdstip van { -resume(form: "noun") } is nog niet gekomen
    .help = Wacht, of laat beide spelers om { -resume(form: "noun") } vragen.
refusal-bad_reason = Geef een reden van 1 tot 500 tekens.
    .title = Een reden ontbreekt of is te lang
    .help = Geef een reden van 1 tot 500 tekens.
refusal-too_many_acts = Deze { -game } heeft de grens van 100 maatregelen van { -arbiter(case: "plural") } bereikt.
    .title = Te veel maatregelen van { -arbiter(case: "plural") }
    .help = Er kan niets meer bij; verklaar de { -game } ongeldig of laat die eindigen.
refusal-bad_outcome = Een { -game } zonder uitslag wordt geannuleerd of ongeldig verklaard; dat is geen arbitrage.
    .title = Geen uitslag
    .help = Annuleer de { -game } of verklaar die ongeldig.
refusal-not_over = De { -game } is niet afgelopen.
    .title = De { -game } is niet afgelopen
    .help = Punten worden gewijzigd als de { -game } is afgelopen.
refusal-bad_points = Een speler krijgt hoogstens de twee halve punten van een overwinning.
    .title = Te veel punten
    .help = Noem hoogstens twee halve punten per speler.
refusal-take_back_not_allowed = Een verstuurde { -move } staat: volgens het reglement van deze { -game } wordt er geen teruggenomen.
    .title = Hier wordt geen { -move } teruggenomen
    .help = Volgens het reglement van deze { -game } staat elke { -move }.
refusal-nothing_to_take_back = Alleen de laatste { -move } kan worden teruggenomen, of de laatste twee, en geen { -sealed-move }.
    .title = Deze { -move } kan niet worden teruggenomen
    .help = Noem één of twee halve { -move(case: "plural") } minder dan er gespeeld zijn; er mag geen { -sealed-move } bij zijn.
refusal-bad_replacement = De vervanging moet iemand zijn die in deze { -game } niet speelt en geen { -arbiter } is.
    .title = Niet iemand die kan doorspelen
    .help = Noem iemand die in deze { -game } niet speelt en geen { -arbiter } is.
refusal-resign_instead = Terugtrekken kan uit alle { -game(case: "plural") } van een toernooi, of uit alle { -game(case: "plural") }: één { -game } geef je op.
    .title = Eén { -game } geef je op
    .help = Geef op, of trek je terug uit het toernooi van een { -game } of uit alle { -game(case: "plural") }.
refusal-player_withdrawn = Een speler heeft zich uit deze { -game } teruggetrokken: er loopt geen { -clock }, en een { -arbiter } beslist hoe het verdergaat.
    .title = Een speler heeft zich teruggetrokken
    .help = Een { -arbiter } arbitreert de { -game }, of laat iemand anders doorspelen.
refusal-act_reversed = Een andere { -arbiter } heeft dit in { -appeal } teruggedraaid: alleen een andere { -arbiter } dan jij mag het opnieuw doen.
    .title = Een andere { -arbiter } heeft dit teruggedraaid
    .help = Een andere { -arbiter } dan jij mag het opnieuw doen.
refusal-other_game_counts = { $game } telt in plaats van deze { -game }: in deze wordt niets meer beslist.
    .title = Een andere { -game } telt in plaats van deze
    .help = Bekijk de genoemde { -game }.
refusal-other_line = Dit is geschreven voordat een { -arbiter } iets in deze { -game } ongedaan maakte: bekijk de huidige stelling en schrijf opnieuw.
    .title = Bedoeld voor een stelling die ongedaan is gemaakt
    .help = Lees de { -game } opnieuw en stuur de { -move } met het nieuwe ply en revision.
refusal-no_such_act = Er is geen maatregel van een { -arbiter } met dat nummer.
    .title = Zo’n maatregel is er niet
    .help = Lees acts in de { -game }: een { -appeal } noemt het nummer van de maatregel.
refusal-already_appealed = Hiertegen is al { -appeal } ingesteld.
    .title = Er is al { -appeal } ingesteld
    .help = Wacht op de beslissing, of lees die in acts.
refusal-appeal_too_late = De tijd om hiertegen in { -appeal } te gaan is voorbij.
    .title = De tijd voor { -appeal } is voorbij
    .help = Er is niets aan te doen: het reglement van de { -game } noemt het aantal dagen.
refusal-no_appeal = Er wacht hiertegen geen { -appeal } op een beslissing.
    .title = Er wacht geen { -appeal } op een beslissing
    .help = Lees acts in de { -game }.
refusal-own_act = Over een { -appeal } tegen wat jij hebt gedaan beslist een andere { -arbiter }.
    .title = Niemand beslist over een eigen maatregel
    .help = Een andere { -arbiter } moet beslissen.
refusal-offer_with_move = Je biedt { -draw } aan samen met een { -move }.
    .title = Je biedt { -draw } aan met een { -move }
    .help = Zet draw_offer bij je volgende { -move }.
refusal-offer_with_draft = De kladversie zit in de { -envelope } zoals hij geschreven is, dus er kan geen { -draw-offer } aan worden toegevoegd. Er is niets { -seal(form: "participle") }. Wil je { -draw } aanbieden, geef dan een { -move } af met het aanbod; wil je de { -move } uit de kladversie { -seal }, laat dan het aanbod weg.
    .title = Aan een kladversie wordt geen { -draw-offer } toegevoegd
    .help = Noem de { -move } en geef draw_offer op, of geef de { -move } uit de kladversie af zonder draw_offer.
refusal-your_move = Je bent zelf aan { -move }: speel je { -move }. Voorwaardelijke { -move(case: "plural") } zijn voor de tijd dat je { -opponent } nadenkt.
    .title = Je bent zelf aan { -move }
    .help = Speel je { -move }; geef voorwaardelijke { -move(case: "plural") } daarbij of daarna.
refusal-conditions_not_allowed = Het reglement van deze { -game } staat geen voorwaardelijke { -move(case: "plural") } toe.
    .title = Geen voorwaardelijke { -move(case: "plural") } in deze { -game }
    .game = Er zijn geen voorwaardelijke { -move(case: "plural") } bewaard.
    .help = Speel zonder.
refusal-bad_conditions = Je voorwaardelijke { -move(case: "plural") } zijn niet bewaard. In regel { $line }, halve { -move } { $half_move }: { $why }.
    .title = De voorwaardelijke { -move(case: "plural") } kloppen niet
    .game = Ze zijn geen van alle bewaard; wat er eerder was blijft.
    .help = Verbeter de genoemde regel en halve { -move }.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Het { -draw-offer } en de voorwaardelijke { -move(case: "plural") } zijn niet aangenomen
    .game = De { -move } is zonder beide gespeeld: zie version en ply.
    .help = Lees offer en conditions; verbeter de voorwaardelijke { -move(case: "plural") } en geef ze opnieuw.
refusal-already_offered = Je hebt al { -draw } aangeboden; je { -opponent } heeft nog niet geantwoord.
    .title = Je { -draw-offer } staat al
    .help = Wacht op het antwoord van je { -opponent }.
refusal-record_full = Te veel { -move(case: "plural") } zonder slagzet of pionzet: claim { -draw } of vraag het de { -arbiter }.
    .title = Te veel { -move(case: "plural") } zonder slagzet of pionzet
    .help = Claim { -draw } of vraag het een { -arbiter }.
refusal-not_the_timekeeper = Dit doet alleen de dienst zelf.
    .title = Dit doet alleen de dienst zelf
    .help = Je hoeft niets te doen: de dienst doet het als het tijd is.
refusal-unknown_game = Zo’n { -game } is er niet.
    .title = Zo’n { -game } is er niet
    .help = Controleer het nummer van de { -game }.
refusal-unknown_player = Er is geen speler met die naam.
    .title = Zo’n speler is er niet
    .help = Controleer de naam; verwijderde accounts kunnen niet worden uitgedaagd.
refusal-unknown_challenge = Zo’n uitdaging is er niet.
    .title = Zo’n uitdaging is er niet
    .help = Die bestaat niet, of is niet voor jou.
refusal-challenge_closed = Deze uitdaging staat niet meer open.
    .title = De uitdaging staat niet meer open
    .help = Daag de speler zelf uit.
refusal-too_many_challenges = Je openstaande uitdagingen en oproepen: { $limit }. Wacht op antwoorden of trek er een paar in.
    .title = Er staan te veel uitdagingen open
    .help = Wacht op antwoorden of trek er een paar in.
refusal-key_reused = Deze sleutel is al voor een ander verzoek gebruikt; neem een nieuwe.
    .title = De Idempotency-Key is voor een ander verzoek gebruikt
    .help = Neem een nieuwe sleutel voor een nieuw verzoek, en dezelfde sleutel alleen om hetzelfde verzoek te herhalen.
refusal-ply_missing = Zeg voor welke halve { -move } dit bedoeld is.
    .title = De stelling is niet genoemd
    .help = Stuur ply: het aantal gespeelde halve { -move(case: "plural") }.
refusal-bad_message = Een bericht is platte tekst van 1 tot 2000 tekens.
    .title = Het bericht kan niet worden aangenomen
    .help = Stuur platte tekst van 1 tot 2000 tekens.
refusal-flag_not_fallen = Er is geen { -flag } gevallen.
    .title = Er is geen { -flag } gevallen
    .help = Wacht tot de { -deadline } voorbij is.
refusal-flag_for_arbiter = De { -flag } is gevallen, maar in deze { -game } beëindigt alleen een { -arbiter } de { -game } daarmee; de { -arbiter(case: "plural") } krijgen bericht.
    .title = Alleen een { -arbiter } claimt deze { -flag }
    .game = De { -game } gaat door, en een { -move } telt nog, tot een { -arbiter } die beëindigt.
    .help = Wacht: de { -arbiter(case: "plural") } krijgen bericht als een { -flag } valt.
refusal-mail_noted = Dat staat al in het dossier.
    .title = Dat staat al in het dossier
    .help = Je hoeft niets te doen: het staat in het dossier.
refusal-zone_noted = Dat staat al in het dossier.
    .title = Dat staat al in het dossier
    .help = Je hoeft niets te doen: het staat in het dossier.
refusal-on_leave = Je hebt verlof en kunt geen { -move } doen tot het voorbij is.
    .title = Je hebt verlof
    .game = Er is geen { -move } gedaan; de { -clock } staat stil.
    .help = Doe je { -move } als het verlof voorbij is.
refusal-no_leave = In deze { -game } is er geen verlof.
    .title = In deze { -game } is er geen verlof
    .help = Het reglement van de { -game } kent er geen.
refusal-bad_leave = Verlof heeft een eerste en een laatste dag, hoogstens een jaar vooruit.
    .title = Zulk verlof kan niet worden opgenomen
    .help = Noem een eerste en een laatste dag, hoogstens een jaar vooruit.
refusal-leave_too_short = Verlof moet minstens { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } duren.
    .title = Het verlof is te kort
    .help = Neem het kortste verlof van het reglement op, of langer.
refusal-leave_too_late = Verlof moet worden opgenomen voordat de eerste dag begint, en minstens { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } van tevoren. Dit was te laat.
    .title = Te laat om dit verlof op te nemen
    .help = Neem verlof op dat later begint.
refusal-leave_overlaps = Op sommige van deze dagen heb je al verlof opgenomen.
    .title = Op sommige van deze dagen is al verlof opgenomen
    .help = Noem andere dagen.
refusal-leave_used_up = Je hebt in { $year } nog { $days ->
        [one] { $days } verlofdag
       *[other] { $days } verlofdagen
    }.
    .title = Er zijn te weinig verlofdagen over
    .help = Neem minder dagen van dat jaar op.
refusal-no_such_leave = Op die dag begint geen verlof dat nog kan worden ingetrokken.
    .title = Zulk verlof kan niet worden ingetrokken
    .help = Lees de { -game }: bij de { -clock(case: "plural") } staat het verlof.
refusal-nothing_to_declare = Er is niets te verklaren: door stilzwijgen gaat de { -game } bij deze { -move } niet verloren, of een { -arbiter } heeft de { -deadline } bepaald.
    .title = Stilzwijgen kost hier de { -game } niet
    .help = Je hoeft niets te doen: denk na zolang de { -clock } het toelaat.
refusal-no_bank = Deze { -game } heeft geen tijdbank om de { -clock } mee bij te vullen.
    .title = Er is geen tijdbank in deze { -game }
    .help = Alleen Triple Block heeft er een.
refusal-nothing_to_refill = Er is niets bij te vullen: de { -clock } is vol of de tijdbank is leeg.
    .title = Er is niets bij te vullen
    .help = De { -clock } is vol of de tijdbank is leeg.
refusal-rate_limited = Te veel berichten, { -claim(case: "plural") } en uitdagingen. Wacht { $retry_after ->
    [one] { $retry_after } seconde
   *[other] { $retry_after } seconden
} voor je de volgende stuurt.
refusal-nothing_to_return = Deze storing heeft geen lopende { -clock } geraakt.
    .title = Er is geen lopende { -clock } geraakt
    .help = Je hoeft niets te doen: er is niets terug te geven.

## Refusals about accounts.

refusal-bad_name = Deze naam kan niet: { $reason }.
    .title = De naam kan niet
    .help = Kies een andere naam.
refusal-name_taken = Deze naam, of een naam die erop lijkt, is al bezet; kies een andere.
    .title = De naam is bezet
    .help = Kies een andere naam; een verstuurde code blijft geldig.
refusal-bad_address = Dit is geen mailadres waar deze dienst naar kan schrijven.
    .title = Geen mailadres waar we naar kunnen schrijven
    .help = Verbeter het adres.
refusal-no_such_language = Die taal is er hier niet. Er zijn: { $languages }.
    .title = Die taal is er niet
    .help = Gebruik een van de codes in languages.
refusal-bad_time_zone = Dit is niet de naam van een tijdzone, zoals Europe/Berlin.
    .title = Geen tijdzone
    .help = Gebruik een IANA-naam, bijvoorbeeld Europe/Berlin.
refusal-bad_key = Dit is geen openbare sleutel van age; die begint met age1.
    .title = Geen openbare sleutel van age
    .help = Stuur wat age-keygen als openbare sleutel afdrukt; die begint met age1.
refusal-key_taken = Een ander account heeft deze sleutel; maak een eigen sleutel met age-keygen.
    .title = Een ander account heeft deze sleutel
    .help = Maak een eigen sleutel met age-keygen en stuur het openbare deel.
refusal-bad_label = Een label heeft 1 tot 60 tekens en geen besturingstekens.
    .title = Het label kan niet
    .help = Gebruik 1 tot 60 zichtbare tekens.
refusal-too_many_codes = Voor dit adres zijn te veel codes gevraagd. De volgende kan worden gevraagd vanaf { $retry_at }.
    .title = Te veel codes voor dit adres
    .help = Gebruik een verstuurde code, met het verzoek waarmee die gevraagd is, of vraag opnieuw vanaf retry_at.
refusal-wrong_code = Dit is niet de verstuurde code. Resterende pogingen: { $tries_left }.
    .title = Niet de verstuurde code
    .help = Typ de acht cijfers van de mail waar dit verzoek om vroeg; vraag na vijf foute pogingen een nieuwe code.
refusal-code_void = Deze code kan niet meer gebruikt worden; vraag een nieuwe.
    .title = De code is niet meer geldig
    .help = Vraag een nieuwe code: deze is verlopen, gebruikt of te vaak geprobeerd.
refusal-session_ended = De sessie is beëindigd; log opnieuw in.
    .title = De sessie is beëindigd
    .help = Log opnieuw in.
refusal-bad_token = Dit token is niet geldig.
    .title = Het token is niet geldig
    .help = Gebruik het token precies zoals het is uitgegeven; er is geen sessie beëindigd.
refusal-no_scope = Een API-token heeft minstens één scope nodig.
    .title = Geen scope
    .help = Noem minstens één scope.
refusal-already_expired = Het token zou al verlopen zijn.
    .title = De vervaldatum ligt in het verleden
    .help = Noem een tijdstip in de toekomst, of geen.
refusal-too_many_tokens = Je API-tokens: { $limit }. Trek er eerst een in.
    .title = Te veel API-tokens
    .help = Trek er eerst een in.
refusal-bad_webhook_url = Dit is geen adres voor een webhook.
    .title = Geen adres voor een webhook
    .help = Geef een adres op dat met https:// begint en een host op internet heeft, zonder gebruikersnaam, van hoogstens 1000 tekens.
refusal-too_many_webhooks = Je webhooks: { $limit }. Verwijder er eerst een.
    .title = Te veel webhooks
    .help = Verwijder er eerst een.
refusal-webhook_off = De webhook is uitgeschakeld.
    .title = De webhook is uitgeschakeld
    .help = Schakel hem eerst in.
refusal-sign_in_again = Log eerst opnieuw in: hiervoor moet je in de laatste 15 minuten zijn ingelogd.
    .title = Opnieuw inloggen is nodig
    .help = Log opnieuw in en herhaal het verzoek binnen 15 minuten.
refusal-not_an_administrator = Dit mag alleen een beheerder doen.
    .title = Dit mag alleen een beheerder doen
    .help = Vraag het een beheerder.
refusal-last_administrator = Er moet minstens één beheerder zijn.
    .title = De laatste beheerder kan niet worden verwijderd
    .help = Maak eerst iemand anders beheerder.
refusal-notice_needed = Meldingen van de soort { $kind } kunnen niet worden uitgezet: { $why }.
    .title = Meldingen van deze soort blijven aan
    .help = Je hoeft niets te doen: zonder deze meldingen kan een { -game } of het account verloren gaan. Andere kunnen worden uitgezet.
refusal-not_found = Niet gevonden: { $what }.
refusal-games_running = Je lopende { -game(case: "plural") }: { $games }. Geef ze eerst op, of vraag om ze allemaal op te geven.
    .title = Er lopen { -game(case: "plural") }
    .game = Met de { -game(case: "plural") } is niets gebeurd.
    .help = Geef ze eerst op, of stuur resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Met de { -game } is niets gebeurd; de { -clock } is niet veranderd.
game-running = Er is geen { -move } gedaan; de { -clock } van wie aan { -move } is loopt door.
game-no-clock = Met de { -game } is niets gebeurd; er loopt geen { -clock }.
game-envelope-closed = De { -envelope } blijft dicht.
game-nothing-sealed = Er is niets { -seal(form: "participle") }; de { -clock } loopt door.
game-claim-move-end = De { -claim } is vastgelegd, de aangekondigde { -move } is gespeeld, en de { -game } is afgelopen.
game-claim-move = De { -claim } is vastgelegd en de aangekondigde { -move } is gespeeld; draw_offer in de { -game } zegt of de { -claim } als aanbod geldt.
game-claim = De { -claim } is vastgelegd, en de { -move } moet nog gedaan worden; draw_offer in de { -game } zegt of de { -claim } als aanbod geldt.
game-illegal-end = Er is geen { -move } gedaan, en de { -game } is afgelopen.
game-illegal-gain = Er is geen { -move } gedaan, en de { -opponent } heeft tijd gewonnen.
game-move-end = De { -move } is gespeeld, en de { -game } is afgelopen.
game-move = De { -move } is gespeeld; de { -clock } van de { -opponent } loopt.
game-recorded = De gebeurtenissen zijn vastgelegd.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Hiervoor is een sessie nodig.
    .title = Hiervoor is een sessie nodig
    .help = Log in: tokens voor programma’s kunnen een account niet wijzigen.
problem-bad_request = Het verzoek kan niet gelezen worden.
    .title = Het verzoek kan niet gelezen worden
    .help = Verbeter het pad, de query of de headers.
problem-body_unreadable = De inhoud is geen JSON.
    .title = De inhoud is geen JSON
    .help = Stuur één JSON-object.
problem-body_invalid = De inhoud heeft de verkeerde vorm.
    .title = De inhoud heeft de verkeerde vorm
    .help = Vergelijk die met het schema in /openapi.json; onbekende velden worden geweigerd.
problem-body_too_large = De inhoud is te groot.
    .title = De inhoud is te groot
    .help = Stuur hoogstens 128 KiB.
problem-not_json = De inhoud is niet als JSON aangeduid.
    .title = De inhoud is niet als JSON aangeduid
    .help = Stuur Content-Type: application/json.
problem-cursor_invalid = Dit is geen cursor van deze lijst.
    .title = Geen cursor van deze lijst
    .help = Begin opnieuw zonder cursor.
problem-confirmation_missing = Dit is niet bevestigd.
    .title = Niet bevestigd
    .help = Stuur {"{"}"confirm": true{"}"} als je het meent.
problem-bad_notes = Notities zijn platte tekst van hoogstens { $most } tekens.
    .title = Deze notities kunnen niet opgeslagen worden
    .help = Maak ze korter, en laat besturingstekens weg.
problem-notes_changed = Je notities zijn veranderd sinds je ze hebt gelezen, dus er is niets opgeslagen.
    .title = De notities zijn veranderd
    .help = Lees ze opnieuw, voeg beide teksten samen, en stuur de versie mee die je hebt gelezen.
problem-idempotency_key_malformed = Deze Idempotency-Key kan niet.
    .title = Deze Idempotency-Key kan niet
    .help = Gebruik 1 tot 255 afdrukbare ASCII-tekens, bijvoorbeeld een UUID.
problem-unauthenticated = Je bent niet ingelogd.
    .title = Niet ingelogd
    .help = Stuur Authorization: Bearer met een geldig access-token of API-token; log in om er een te krijgen.
problem-insufficient_scope = Het token staat dit niet toe.
    .title = Het token staat dit niet toe
    .help = Gebruik een token met de scope die de operatie noemt.
problem-game_delayed = De { -move(case: "plural") } van deze { -game } worden later getoond.
    .title = De { -move(case: "plural") } worden later getoond
    .help = Tot de { -game } afgelopen is, kunnen alleen de spelers en de { -arbiter(case: "plural") } die hier lezen. De pagina van de { -game }, /g/ met het nummer, toont wat openbaar is.
problem-not_found = Hier is niets.
    .title = Niet gevonden
    .help = Controleer het pad; /docs noemt ze allemaal.
problem-method_not_allowed = Deze methode kan hier niet.
    .title = Deze methode kan hier niet
    .help = De header Allow noemt de mogelijke.
problem-uri_too_long = Het adres van het verzoek is te lang.
    .title = Het adres van het verzoek is te lang
    .help = Stuur hoogstens 8 KiB aan pad en query.
problem-head_too_large = De kop van het verzoek is te groot.
    .title = De kop van het verzoek is te groot
    .help = Stuur hoogstens 32 KiB in hoogstens 96 headervelden.
problem-request_timeout = Het verzoek duurde te lang.
    .title = Het verzoek duurde te lang
    .help = Herhaal het met dezelfde Idempotency-Key.
problem-precondition_failed = De { -game } is veranderd.
    .title = De { -game } is veranderd
    .help = Lees de { -game } opnieuw en beslis opnieuw.
problem-rate_limited = Probeer het opnieuw over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
    .title = Te veel verzoeken
    .help = Wacht zo lang als Retry-After zegt.
problem-too_many_streams = Er staan te veel streams open.
    .title = Te veel open streams
    .help = Sluit eerst een andere stream.
problem-busy = De dienst is bezet.
    .title = De dienst is bezet
    .game = Met de { -game } is niets gebeurd; er is niets vastgelegd.
    .help = Herhaal het verzoek na Retry-After met dezelfde Idempotency-Key.
problem-storage = De opslag heeft gefaald.
    .title = De opslag heeft gefaald
    .game = Als het is vastgelegd, toont een herhaling van het verzoek met dezelfde Idempotency-Key het ontvangstbewijs.
    .help = Herhaal het verzoek na Retry-After met dezelfde Idempotency-Key.
problem-reading_stands = Mail wordt niet gelezen.
    .title = Mail wordt niet gelezen
    .game = Die wordt bewaard, en al het andere gaat door.
    .help = Het technisch beheer moet de dienst opnieuw starten.
problem-wrong_clock = De { -clock } van deze instantie loopt niet goed.
    .title = De { -clock } van deze instantie loopt niet goed
    .game = Hier wordt niets beslist.
    .help = Vraag het een andere instantie; het technisch beheer moet de { -clock } gelijkzetten.
problem-disk_full = De schijf is vol.
    .title = De schijf is vol
    .game = Hier wordt niets vastgelegd.
    .help = Het technisch beheer moet er ruimte op maken.
problem-restored = De database is hersteld.
    .title = De database is hersteld
    .game = Hier wordt niets vastgelegd.
    .help = Het technisch beheer moet de dienst opnieuw starten.
problem-draining = De dienst is aan het stoppen.
    .title = De dienst is aan het stoppen
    .help = Maak na Retry-After opnieuw verbinding.
problem-internal = Dit is onze fout.
    .title = Onze fout
    .game = Als het is vastgelegd, toont een herhaling van het verzoek met dezelfde Idempotency-Key het ontvangstbewijs.
    .help = Probeer het later opnieuw, en geef het technisch beheer het nummer van het verzoek (request id).
problem-refused = Het verzoek is geweigerd.
    .title = Het verzoek is geweigerd
    .help = Lees detail.
problem-list_refused = Sommige regels van de lijst zijn geweigerd, dus is er geen { -game } begonnen.
    .title = Sommige regels van de lijst zijn geweigerd
    .help = Verbeter de genoemde regels en stuur de hele lijst opnieuw.
problem-body-fault = De inhoud past niet: { $fault }.
problem-body-syntax = De inhoud is geen JSON: { $fault }.
problem-query-fault = De query kan niet gelezen worden: { $fault }.
problem-token = Het token is onbekend, verlopen of ingetrokken, of het is niet als Authorization: Bearer gestuurd.
problem-limit = limit moet 1 tot en met { $most } zijn.
problem-last-event = Last-Event-ID moet de id van een gebeurtenis zijn.
problem-at = at moet een tijdstip in de jaren tot en met 9999 zijn.
problem-pieces = file moet a tot en met h zijn, en rank 1 tot en met 8.
problem-csv = Deze CSV-regel kan niet worden gelezen.
problem-csv-missing = De kop van de CSV heeft geen kolom { $column }.
problem-csv-column = De kop van de CSV heeft een kolom { $column } die onbekend is of twee keer voorkomt.
problem-csv-value = De kolom { $column } van deze regel kan niet worden gelezen.
problem-list-length = Een lijst heeft 1 tot en met { $most } { -game(case: "plural") }.
problem-list-forms = Geef de { -game(case: "plural") } in maar één vorm op.
problem-origin = Een browser mag dit vanaf deze herkomst, met deze methode en deze headers, niet aanroepen.
problem-head = De kop van het verzoek is niet die van HTTP/1.1, of het adres is langer dan 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Het verzoek is langer dan 64 KiB, of de elementen erin zijn te diep genest.
xfcc-no-xml = Het verzoek is geen welgevormde XML.
xfcc-ampersand = In het verzoek staat een & zonder escape: schrijf in plaats daarvan &amp;, en gebruik geen andere entiteiten dan die van XML.
xfcc-doctype = In het verzoek staat een documenttype, en dat mag niet.
xfcc-envelope = Het verzoek is niet één SOAP-envelope met daarin één body en één verzoek.
xfcc-field = Het verzoek heeft meer dan 20 velden, of een veld staat er twee keer in, bevat elementen, of is noch true noch false.
xfcc-operation = Het verzoek is geen GetMyGames en geen MakeAMove.
xfcc-adjourned = { -adjourn(form: "participle") }: { -sealed-move }
xfcc-sealing = de volgende { -move } wordt { -seal(form: "participle") }: per mail of API
xfcc-arbiter = wacht op een { -arbiter }
xfcc-both-lose = 0-0: beide spelers verliezen
problem-head-late = De kop van het verzoek is niet binnen 10 seconden aangekomen.
problem-head-large = De kop van het verzoek is groter dan 128 KiB, of heeft meer dan 96 headervelden.

## Reasons: a wrong claim.

wrong-claim-tablebase = de { -tablebase } zegt iets anders
wrong-claim-repetition = de stelling is nog maar { $times } keer voorgekomen, en dat moet 3 keer zijn
wrong-claim-fifty_moves_suspended = met zo weinig stukken beslissen { -tablebase(case: "plural") }, en worden { -move(case: "plural") } niet geteld
wrong-claim-half_moves = van de { $needed } benodigde halve { -move(case: "plural") } zonder slagzet of pionzet zijn er { $counted } gedaan

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = dit is geen { -move } in een notatie die deze dienst kent
condition-illegal = dit is daar { -illegal }
condition-ambiguous = dit heeft daar meer dan één lezing
condition-other_number = dit heeft het nummer van een andere { -move }
condition-promotion_missing = hier moet staan wat de pion wordt
condition-incomplete = hier ontbreekt het antwoord: elke regel moet eindigen met een { -move } van jezelf
condition-inconsistent = dit is een antwoord op een stelling die een andere regel anders beantwoordt
condition-too_many = dit is er één te veel: voorwaardelijke { -move(case: "plural") } zijn samen hoogstens 100 halve { -move(case: "plural") }

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = het is geen { -move } in een notatie die deze dienst kent
not-sealable-illegal = hij is hier { -illegal }
not-sealable-ambiguous = er past meer dan één mogelijke { -move } bij
not-sealable-promotion_missing = er moet bij staan wat de pion wordt
not-sealable-withheld = de precieze reden is alleen verteld aan de speler die de { -move } stuurde

## Pieces

piece = { $role ->
    [pawn] pion
    [knight] paard
    [bishop] loper
    [rook] toren
    [queen] dame
   *[king] koning
}
piece-on = { piece } op { $square }
counted-illegal = { $refusal } Dit is je { -illegal(form: "attributive") } { -move } nummer { $count } in deze { -game }. Bij nummer { $limit } is de { -game } verloren.
counted-ambiguous = { $refusal } Dit is je dubbelzinnige { -move } nummer { $count } in deze { -game }. Bij nummer { $limit } is de { -game } verloren.

## Reasons: an illegal move.

illegal-empty_square = op { $square } staat geen stuk
illegal-opponents_piece = dit stuk is van je { -opponent }: { $piece }
illegal-other_piece = op { $square } staat een ander stuk: { $role }, niet { $named }
illegal-own_piece = een eigen stuk staat in de weg: { $piece }
illegal-cannot_move_so = dit stuk kan zo niet gaan: { $piece }
illegal-none_reaches = geen enkel stuk van deze soort kan naar { $square }: { $role }
illegal-blocked = dit stuk staat in de weg: { $piece }
illegal-pawn_takes_diagonally = dit stuk staat in de weg: { $piece }; een pion slaat alleen schuin
illegal-pawn_double_step = een pion gaat alleen vanaf zijn beginveld twee velden vooruit
illegal-nothing_to_capture = op { $square } is niets te slaan
illegal-en_passant_only_at_once = { -en-passant } slaan kan alleen meteen nadat een pion twee velden vooruit is gegaan
illegal-king_in_check = de koning zou { -check } staan door dit stuk: { $piece }
illegal-king_stays_in_check = de koning zou nog steeds { -check } staan door dit stuk: { $piece }
illegal-castling_right_lost = de { -castling } naar die kant kan niet meer: de koning of die toren heeft gespeeld of staat niet op zijn plaats
illegal-castling_blocked = dit stuk staat de { -castling } in de weg: { $piece }
illegal-castling_out_of_check = de koning staat { -check } door dit stuk: { $piece }; uit { -check } kun je niet rokeren
illegal-castling_through_check = de koning zou over { $square } gaan of daar komen, en dit stuk valt dat veld aan: { $piece }
illegal-no_promotion = met deze { -move } promoveert geen pion, dus er kan geen { -promotion } bij staan
illegal-promotion_to = een pion wordt een dame, een toren, een loper of een paard, nooit dit stuk: { $role }
illegal-other = geen enkel stuk kan deze { -move } doen

## Reasons: a game that cannot start.

bad-start-time_zones = de tijdzones kloppen niet
bad-start-started = die is al begonnen
bad-start-tournament_name = de naam van het toernooi is één regel van hoogstens { $most } tekens
bad-start-no_arbiter = account { $player } is geen { -arbiter } van deze { -game }
bad-start-no_envelope_key = deze { -arbiter } heeft geen sleutel voor { -envelope(case: "plural") } geregistreerd: account { $arbiter }

## Reasons: regulations out of their bounds.

regulations-leave = verlof moet 1 tot 366 dagen per jaar zijn, het kortste verlof 1 tot 60 dagen, en de tijd om het van tevoren op te nemen hoogstens 60 dagen
regulations-leave_in_triple_block = Triple Block kent geen verlof
regulations-silence = wie stil blijft moet de { -game } na 10 tot 365 dagen verliezen, met drie herinneringen daarvoor in de juiste volgorde
regulations-silence_without_periods = een regel over stilzwijgen heeft een speeltempo met periodes nodig
regulations-claim_after_moves = het aantal { -move(case: "plural") } zonder slagzet of pionzet waarna geclaimd mag worden, moet 50 tot 100 zijn
regulations-tablebase_fifty_moves = met een ander aantal { -move(case: "plural") } dan 50 voor een { -claim } kunnen { -tablebase(case: "plural") } de vijftigzettenregel niet tellen
regulations-tablebase = { -claim(case: "plural") } volgens een { -tablebase } gaan over 3 tot 7 stukken en pionnen, en een { -arbiter } heeft er 1 tot 90 dagen voor
regulations-adjudication = arbitrage wordt na hoogstens 500 { -move(case: "plural") } aangevraagd, en een { -arbiter } heeft er 1 tot 90 dagen voor
regulations-offer_again = het aantal { -move(case: "plural") } dat tussen twee { -draw-offer(case: "plural") } moet liggen, mag hoogstens 100 zijn
regulations-penalty_days = de { -opponent } mag hoogstens 30 dagen winnen
regulations-loses_at = de { -illegal(form: "attributive") } of dubbelzinnige { -move } die verliest moet de eerste of een latere zijn
regulations-arbiters = een { -game } heeft hoogstens 10 { -arbiter(case: "plural") }, elk één keer genoemd
regulations-withdrawal = de grens waaronder een terugtrekking de { -game } ongeldig maakt, mag hoogstens 100 { -move(case: "plural") } zijn, en terugtrekking door stilzwijgen heeft een regel over stilzwijgen nodig
regulations-appeal_days = een speler mag binnen hoogstens 365 dagen in { -appeal } gaan
regulations-resume_after_days = de { -resume(form: "noun") } moet 1 tot 365 dagen na het { -seal } van de { -move } zijn
regulations-session_days = een speelsessie moet 1 tot 365 dagen duren
regulations-default_days = de verzuimtijd moet 0 tot 60 dagen zijn, en heeft check_in nodig
regulations-holders = { -envelope(case: "plural") } hebben hoogstens { $most } verschillende { -arbiter(case: "plural") }, van wie er 1 tot 3 nodig zijn, en voor een vroegtijdige opening 1 of 2
regulations-public_delay = de { -move(case: "plural") } moeten hoogstens 100 halve { -move(case: "plural") } later openbaar worden

## Reasons: a starting position.

start-number = Chess960-stellingen zijn genummerd van 0 tot en met 959, niet { $number }
start-fen = dit is geen FEN: { $fault }
start-move_number = een { -game } kan op zijn laatst bij { -move } 9999 beginnen
start-over = in deze stelling is de { -game } al afgelopen
start-drawn = in deze stelling is de { -game } al { -draw }: halve { -move(case: "plural") } zonder slagzet of pionzet: { $halfmoves }

## Reasons: a FEN.

fen-text = ongeldige FEN
fen-board = het bord in de FEN is ongeldig
fen-digits = twee cijfers van het bord staan naast elkaar
fen-pocket = de voorraad stukken in de FEN is ongeldig
fen-turn = wie aan { -move } is, is in de FEN ongeldig
fen-castling = de { -castling(case: "plural") } in de FEN zijn ongeldig
fen-en_passant = het en-passant-veld in de FEN is ongeldig
fen-checks = het resterende aantal keren { -check } in de FEN is ongeldig
fen-half_moves = de teller van halve { -move(case: "plural") } in de FEN is ongeldig
fen-move_number = het zetnummer in de FEN is ongeldig
fen-counter = een teller heeft een getal dat geen { -game } kan bereiken

## Reasons: a starting position, as the rules of chess see it.

start-position = deze stelling is niet mogelijk: { $faults }
position-empty_board = het bord is leeg
position-missing_king = er ontbreekt een koning
position-too_many_kings = te veel koningen
position-pawns_on_backrank = pionnen op de eerste of laatste rij
position-castling_rights = ongeldige rokaderechten
position-en_passant = ongeldig en-passant-veld
position-opposite_check = wie niet aan { -move } is staat { -check }
position-impossible_check = onmogelijk { -check }
position-too_much_material = te veel materiaal

## Reasons: a time control.

control-days_per_move = de bedenktijd per { -move } moet 1 tot 60 dagen zijn
control-periods = een speeltempo heeft 1 tot 9 periodes
control-moves = een periode is voor 1 tot 200 { -move(case: "plural") }, de laatste ook voor de rest van de { -game }
control-time = de tijd van een periode moet 1 uur tot 1000 dagen zijn, die van een latere hoogstens 1000 dagen
control-no_time = een periode die herhaald wordt, of die volgt op een periode met uitstel, heeft eigen tijd nodig
control-increment = een toeslag mag hoogstens 100 dagen zijn
control-cap = een bovengrens moet minstens 1 uur en hoogstens 1000 dagen zijn, en heeft een toeslag nodig
control-delay = een uitstel mag hoogstens 60 dagen zijn
control-duplication = de dubbele telling moet na 1 tot 365 dagen beginnen
control-thematic = een thematisch begin heeft een eerste periode voor een aantal { -move(case: "plural") } nodig
control-triple_block = bij Triple Block moet de { -clock } 1 tot 100 dagen hebben, de tijdbank hoogstens 500, en de toeslagen hoogstens 9 dagen voor 300 { -move(case: "plural") }

## Reasons: free time.

free-time-weekdays = hoogstens zes dagen van de week kunnen vrij zijn, elk één keer genoemd
free-time-dates = hoogstens 400 datums kunnen vrij zijn, op volgorde en elk één keer genoemd
free-time-night = de nachtelijke pauze moet tussen 1 minuut en 16 uur duren

## Reasons: a name.

name-length = een naam heeft 2 tot 40 tekens
name-sign = alleen letters, cijfers, spaties, koppeltekens, apostrofs, punten en onderstrepingstekens
name-joined = een naam begint met een letter of cijfer, en tussen letters en cijfers staat hoogstens één ander teken
name-spaces = telkens één spatie
name-ends = een naam begint en eindigt met een letter of cijfer
name-no_letter = er moet een letter in staan
name-alphabets = alleen letters van één alfabet
name-reserved = hij is gereserveerd

## Reasons: a notice that cannot be switched off.

notice-need-clock = zonder deze meldingen kun je een { -game } op tijd verliezen
notice-need-adjournment = zonder deze meldingen kun je te laat een { -move } { -seal } of te laat terugkomen en een { -game } verliezen
notice-need-players = zonder deze meldingen kunnen spelers { -game(case: "plural") } verliezen terwijl ze op je wachten
notice-need-account = zonder deze meldingen kun je je account aan iemand anders kwijtraken

## Things that there are none of.

missing-account = account
missing-player = speler
missing-session = sessie
missing-api_token = API-token
missing-envelope_key = sleutel voor { -envelope(case: "plural") }
missing-webhook = webhook
missing-delivery = bezorging

## Events of a game, for players and arbiters

arbiter-named = { -arbiter(case: "Singular") } { $name }
arbiter-unnamed = De { -arbiter }
arbiter-service = De dienst
reason = De reden: { $reason }
reason-of-arbiter = De reden van de { -arbiter }: { $reason }
reason-erased = (gewist).
reason-as-written = zoals je die geschreven hebt.

event-your-game-white = Je { -game } tegen { $opponent } is begonnen. Je speelt met { -white }. Speeltempo: { $control }.
event-your-game-black = Je { -game } tegen { $opponent } is begonnen. Je speelt met { -black }. Speeltempo: { $control }.
event-game = De { -game } { $white } - { $black } is begonnen. Speeltempo: { $control }.
event-moved = { $who-is ->
    [you] Je hebt { $move } gespeeld (verbruikte tijd: { $time }).
   *[other] { $who } heeft { $move } gespeeld (verbruikte tijd: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Je hebt { $move } gespeeld en { -draw } aangeboden (verbruikte tijd: { $time }).
   *[other] { $who } heeft { $move } gespeeld en { -draw } aangeboden (verbruikte tijd: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Je hebt meteen geantwoord met { $move }, je voorwaardelijke { -move }.
   *[other] { $who } heeft meteen geantwoord met { $move }, een voorwaardelijke { -move }.
}
event-message = { $who-is ->
    [you] Je hebt een bericht geschreven.
   *[other] { $who } heeft een bericht geschreven.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Je hebt een { -illegal(form: "attributive") } { -move } gestuurd. { -illegal(form: "Attributive") } { -move(case: "plural") } tot nu toe: { $count }.
   *[other] { $who } heeft een { -illegal(form: "attributive") } { -move } gestuurd. { -illegal(form: "Attributive") } { -move(case: "plural") } tot nu toe: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Je hebt een dubbelzinnige { -move } gestuurd. Dubbelzinnige { -move(case: "plural") } tot nu toe: { $count }.
   *[other] { $who } heeft een dubbelzinnige { -move } gestuurd. Dubbelzinnige { -move(case: "plural") } tot nu toe: { $count }.
}
gain-you = Je wint tijd voor de volgende { -move }: { $time }.
gain-opponent = De { -opponent } wint tijd voor de volgende { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, meegeteld: { $charged }

event-draw-offered = { $who-is ->
    [you] Je hebt { -draw } aangeboden.
   *[other] { $who } heeft { -draw } aangeboden.
}
event-draw-declined = { $who-is ->
    [you] Je hebt het { -draw-offer } afgewezen.
   *[other] { $who } heeft het { -draw-offer } afgewezen.
}
claim-win = winst
claim-draw = { -draw }
claim-by-threefold = driemaal dezelfde stelling
claim-by-fifty = vijftigzettenregel
claim-by-tablebase = { -tablebase }
claim-by-adjudication = arbitrage
event-claimed = { $who-is ->
    [you] Je hebt { $claim } geclaimd ({ $basis }).
   *[other] { $who } heeft { $claim } geclaimd ({ $basis }).
} Geen { -tablebase } hier kan dat beslissen.
event-claimed-with-move = { $who-is ->
    [you] Je hebt { $claim } geclaimd ({ $basis }) en de { -move } { $move } aangekondigd.
   *[other] { $who } heeft { $claim } geclaimd ({ $basis }) en de { -move } { $move } aangekondigd.
} Geen { -tablebase } hier kan dat beslissen.
event-adjudication-asked = { $who-is ->
    [you] Je hebt arbitrage aangevraagd: { $claim }.
   *[other] { $who } heeft arbitrage aangevraagd: { $claim }.
}
event-claim-waits = Een { -arbiter } beslist uiterlijk { $until }; tot dan loopt er geen { -clock }. Zonder beslissing vervalt de { -claim } of aanvraag dan.
event-claim-waits-clock-runs = Een { -arbiter } beslist uiterlijk { $until }; intussen gaat de { -game } door en loopt de { -clock }. Zonder beslissing vervalt de { -claim } of aanvraag dan.
event-claim-decide = De beslissing is aan jou: antwoord met één regel, “{ -arbiter } { $game } uphold { $claim }: ” (toewijzen) of “{ -arbiter } { $game } reject { $claim }: ” (afwijzen), en de reden.
event-claim-analyse = Je kunt analyse indienen: antwoord met “{ command-analysis }:” en de tekst daaronder. Je { -opponent } kan die niet lezen voordat de { -game } is afgelopen.
event-analysed = { $who-is ->
    [you] Je hebt analyse ingediend.
   *[other] { $who } heeft analyse ingediend.
}
event-claim-lapsed = Geen { -arbiter } heeft op tijd over de { -claim } beslist: de { -game } gaat door alsof er niet geclaimd was, en de wachttijd telt voor geen van beide spelers mee.
event-claim-upheld = { $who-is ->
    [you] Je hebt { $claim } geclaimd ({ $basis }), terecht.
   *[other] { $who } heeft { $claim } geclaimd ({ $basis }), terecht.
}
event-claim-rejected = { $who-is ->
    [you] Je hebt { $claim } geclaimd ({ $basis }).
   *[other] { $who } heeft { $claim } geclaimd ({ $basis }).
} { $offer ->
    [yes] De { -claim } is niet juist en geldt als { -draw-offer } (FIDE 9.5.3).
   *[no] De { -claim } is niet juist.
}
event-adjudication-declined = { $arbiter } heeft arbitrage geweigerd: de { -game } gaat door.

event-flag-fell = { $who-is ->
    [you] Je hebt geen { -move } gedaan vóór het einde van de { -deadline }: { $deadline }.
   *[other] { $who } heeft geen { -move } gedaan vóór het einde van de { -deadline }: { $deadline }.
}
event-downtime = De dienst was niet beschikbaar. Teruggegeven op de { -clock }: { $time }.
event-downtime-absent = De dienst was niet beschikbaar terwijl er geen { -clock } liep. De afwezige speler heeft evenveel langer de tijd om te verschijnen.
event-leave = { $who-is ->
    [you] Je hebt verlof van { $first } tot en met { $last }.
   *[other] { $who } heeft verlof van { $first } tot en met { $last }.
}
event-no-leave = { $who-is ->
    [you] Je hebt toch geen verlof van { $first } tot en met { $last }.
   *[other] { $who } heeft toch geen verlof van { $first } tot en met { $last }.
}
event-reflection = { $who-is ->
    [you] Je hebt verklaard langer over deze { -move } na te denken.
   *[other] { $who } heeft verklaard langer over deze { -move } na te denken.
}
event-refilled = { $who-is ->
    [you] Je hebt tijd uit de tijdbank gehaald: { $time }.
   *[other] { $who } heeft tijd uit de tijdbank gehaald: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Je hebt de { -arbiter } gemeld dat de { -clock(case: "plural") } niet kloppen.
   *[other] { $who } heeft de { -arbiter } gemeld dat de { -clock(case: "plural") } niet kloppen.
}

event-adjournment-proposed = { $who-is ->
    [you] Je hebt voorgesteld de { -game } af te breken.
   *[other] { $who } heeft voorgesteld de { -game } af te breken.
}
event-adjournment-declined = { $who-is ->
    [you] Je hebt het voorstel om af te breken afgewezen; de { -game } gaat door.
   *[other] { $who } heeft het voorstel om af te breken afgewezen; de { -game } gaat door.
}
event-adjourned-early = Wie aan { -move } is, heeft de { -game } voortijdig { -adjourn(form: "participle") }. De tijd tot het geplande einde van de speelsessie telt voor die speler mee. Dat einde: { $until }.
event-session-over = De speelsessie is voorbij, of de spelers hebben afgesproken de { -game } af te breken.
event-adjournment-agreed = De spelers hebben afgesproken de { -game } af te breken.
event-drafted = Wie aan { -move } is, heeft een kladversie van de af te geven { -move } in een { -envelope } gedaan.
event-you-drafted = Je kladversie van de af te geven { -move } zit in een { -envelope }, en je { -clock } loopt nog. Een andere kladversie vervangt die.
event-sealed = { $who-is ->
    [you] Je hebt de volgende { -move } { -seal(form: "participle") } (verbruikte tijd: { $time }).
   *[other] { $who } heeft de volgende { -move } { -seal(form: "participle") } (verbruikte tijd: { $time }).
} De { -game } is { -adjourn(form: "participle") }; er loopt geen { -clock }.
event-sealed-reply = { $who-is ->
    [you] Je hebt de antwoordzet { -seal(form: "participle") } (verbruikte tijd: { $time }), omdat de speler die de vorige { -move } heeft { -seal(form: "participle") }, nog afwezig is.
   *[other] { $who } heeft de antwoordzet { -seal(form: "participle") } (verbruikte tijd: { $time }), omdat de speler die de vorige { -move } heeft { -seal(form: "participle") }, nog afwezig is.
} De { -clock } van de afwezige speler loopt; de antwoordzet wordt geopend als die speler verschijnt.
event-face-acknowledged = { $arbiter } heeft het opschrift van de { -envelope } gecontroleerd en bewaart hem.
event-resumption-set = { $arbiter } heeft het tijdstip van { -resume(form: "noun") } gewijzigd: { $time }.

event-resumption-asked = { $who-is ->
    [you] Je hebt om { -resume(form: "noun") } gevraagd.
   *[other] { $who } heeft om { -resume(form: "noun") } gevraagd.
}
event-resumed = De { -game } is { -resume(form: "finite") }. De { -arbiter } opent de { -envelope }; tot dan loopt er geen { -clock }.
event-resumed-in-your-absence = De { -game } is in je afwezigheid { -resume(form: "finite") }: je { -clock } loopt.
event-resumed-in-absence = De { -game } is { -resume(form: "finite") } in afwezigheid van de speler die moet antwoorden; de { -clock } van die speler loopt.
event-early-opening = Een { -arbiter } heeft een vroegtijdige opening van de { -envelope } goedgekeurd.
event-early-opening-one-of-two = Een { -arbiter } heeft een vroegtijdige opening van de { -envelope } goedgekeurd; een tweede { -arbiter } moet ermee instemmen.
event-late = { $who-is ->
    [you] Je bent niet binnen de verzuimtijd verschenen (FIDE Guidelines I.10).
   *[other] { $who } is niet binnen de verzuimtijd verschenen (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Je bent niet binnen de bedenktijd verschenen (FIDE Guidelines I.10).
   *[other] { $who } is niet binnen de bedenktijd verschenen (FIDE Guidelines I.10).
}
event-both-late = Geen van beide spelers is binnen de verzuimtijd verschenen (FIDE Guidelines I.10).
event-both-late-for-limit = Geen van beide spelers is binnen de bedenktijd verschenen (FIDE Guidelines I.10).
event-envelope-missing = De { -envelope } kan niet geopend worden. De speler die de { -move } heeft { -seal(form: "participle") }, moet de { -seal(form: "participle") } tekst tonen: alleen de tekst met de afgedrukte SHA-256 telt. De { -clock } van die speler loopt als die speler de tekst zelf heeft versleuteld; anders loopt er geen { -clock }, en kan de { -arbiter } over de { -game } beslissen.
event-envelope-shut = De reden: hij gaat niet open, of zijn tekst past niet bij de controlesom.
event-reading-chosen = { $who-is ->
    [you] Je hebt een lezing van de { -sealed-move } gekozen: { $move }.
   *[other] { $who } heeft een lezing van de { -sealed-move } gekozen: { $move }.
}
event-opened = De { -envelope } is geopend. { -seal(form: "Participle") } { $who-is ->
    [you] door jou
   *[other] door { $who }
}: { $move } (geschreven als “{ $written }”).
event-opened-with-offer = De { -envelope } is geopend. { -seal(form: "Participle") } { $who-is ->
    [you] door jou
   *[other] door { $who }
}: { $move } (geschreven als “{ $written }”), samen met een { -draw-offer }.
event-opened-ambiguous = De { -envelope } is geopend. { -seal(form: "Participle") } { $who-is ->
    [you] door jou
   *[other] door { $who }
}: “{ $written }”. Dat heeft meer dan één lezing.
event-opened-illegal = De { -envelope } is geopend. { -seal(form: "Participle") } { $who-is ->
    [you] door jou
   *[other] door { $who }
}: “{ $written }”. Dat is geen reglementaire { -move }.
event-opened-nothing = De { -envelope } is geopend. Zijn tekst is geen { -move } die in deze stelling van deze { -game } is { -seal(form: "participle") }, en wordt daarom aan niemand getoond.
event-opened-early = Een { -arbiter } heeft hem vroegtijdig geopend.
event-publication-agreed = { $who-is ->
    [you] Je vindt goed dat de { -envelope } van deze { -game } gepubliceerd wordt.
   *[other] { $who } vindt goed dat de { -envelope } van deze { -game } gepubliceerd wordt.
} Hij wordt geopend als beide spelers het goedvinden, en verandert niets aan de { -game }.
event-published = Beide spelers vonden het goed, en de { -envelope } van deze { -game } is geopend. { -seal(form: "Participle") } { $who-is ->
    [you] door jou
   *[other] door { $who }
}: { $written }. Dit verandert niets aan de { -game }.
event-published-nothing = Beide spelers vonden het goed, en de { -envelope } van deze { -game } is geopend. Zijn tekst is geen { -sealed-move }.

act-warned = { $arbiter } heeft { $who-is ->
    [you] je
   *[other] { $who }
} gewaarschuwd.
act-time-given = { $arbiter } heeft tijd toegevoegd aan { $who-is ->
    [you] jouw { -clock }
   *[other] de { -clock } van { $who }
}: { $time }.
act-time-taken = { $arbiter } heeft tijd afgetrokken van { $who-is ->
    [you] jouw { -clock }
   *[other] de { -clock } van { $who }
}: { $time }.
act-clocks = { $arbiter } heeft de { -clock(case: "plural") } verbeterd. Verbruikt voor de { -move(case: "plural") } tot nu toe: { -white } { $white }, { -black } { $black }.
act-clocks-and-deadline = { $arbiter } heeft de { -clock(case: "plural") } verbeterd. Verbruikt voor de { -move(case: "plural") } tot nu toe: { -white } { $white }, { -black } { $black }. De { -deadline } van deze { -move } loopt tot { $deadline }.
act-points = { $arbiter } heeft de punten gewijzigd: { -white } { $white }, { -black } { $black }.
act-leave = { $arbiter } heeft bijzonder verlof gegeven van { $first } tot en met { $last }: op deze dagen loopt { $who-is ->
    [you] jouw { -clock }
   *[other] de { -clock } van { $who }
} niet.
act-leave-ended = { $arbiter } heeft het verlof beëindigd dat begint op { $first }: daarvoor staat { $who-is ->
    [you] jouw { -clock }
   *[other] de { -clock } van { $who }
} niet meer stil.
act-adjourned = { $arbiter } heeft opgelegd de { -game } af te breken.
act-taken-back = { $arbiter } heeft toegestaan een vergissing terug te nemen: de { -game } gaat verder vanuit de stelling na { $ply ->
    [one] { $ply } halve { -move }
   *[other] { $ply } halve { -move(case: "plural") }
}, en de tijd sindsdien telt voor geen van beide spelers mee.
act-you-replace = Vanaf nu speel jij deze { -game } in plaats van een andere speler, met de { -clock } zoals die staat. De aanbiedingen, { -claim(case: "plural") } en verloven van die speler vervallen.
act-you-were-replaced = Je bent vervangen: { $name } speelt in jouw plaats verder. Je aanbiedingen, { -claim(case: "plural") } en voorwaardelijke { -move(case: "plural") } vervallen.
act-replaced = { $name } speelt vanaf nu in plaats van een andere speler, met de { -clock } zoals die staat. De aanbiedingen en { -claim(case: "plural") } van de vorige speler vervallen.
act-replayed-as = De { -game } wordt overgespeeld als { $game }.
act-counts-after-all = { $game } telt toch.
act-how-to-appeal = Als je het er niet mee eens bent, kun je bij een andere { -arbiter } in { -appeal } gaan tot { $until }: antwoord met één regel, “{ command-appeal } { $act }: ” en je gronden.
event-appealed = { $who-is ->
    [you] Je bent in { -appeal } gegaan tegen maatregel { $act } van de { -arbiter }.
   *[other] { $who } is in { -appeal } gegaan tegen maatregel { $act } van de { -arbiter }.
} Een andere { -arbiter } beslist.
event-replaced-appealed = De speler die vervangen is, is in { -appeal } gegaan tegen maatregel { $act } van de { -arbiter }. Een andere { -arbiter } beslist.
event-appealed-act = Die luidde: { $act }
event-appeal-decide = Als de maatregel niet van jou was, kun jij beslissen: antwoord met één regel, “{ -arbiter } { $game } confirm { $act }: ” (bevestigen) of “{ -arbiter } { $game } reverse { $act }: ” (terugdraaien), en de reden.
event-confirmed = Een andere { -arbiter } heeft maatregel { $act } bevestigd.
event-you-confirmed = Je hebt maatregel { $act } bevestigd.
event-reversed = Een andere { -arbiter } heeft maatregel { $act } teruggedraaid. De { -game } staat zoals die zonder de maatregel zou staan, en de tijd waarin geen { -move } mogelijk was, telt voor geen van beide spelers mee.
event-you-reversed = Je hebt maatregel { $act } teruggedraaid. De { -game } staat zoals die zonder de maatregel zou staan, en de tijd waarin geen { -move } mogelijk was, telt voor geen van beide spelers mee.
event-withdrawn = { $who-is ->
    [you] Je hebt je teruggetrokken.
   *[other] { $who } heeft zich teruggetrokken.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Je hebt de helft van je { -game(case: "plural") } in dit toernooi verloren door stilzwijgen. Dat geldt als terugtrekking.
   *[other] { $who } heeft de helft van de eigen { -game(case: "plural") } in dit toernooi verloren door stilzwijgen. Dat geldt als terugtrekking.
}
event-withdrawal-noted = { $arbiter } heeft vastgelegd: { $who-is ->
    [you] je hebt je teruggetrokken
   *[other] { $who } heeft zich teruggetrokken
}.
event-withdrawn-waits = Er loopt geen { -clock } tot een { -arbiter } over de { -game } beslist.

event-mail-returned = Mail aan { $who-is ->
    [you] jou
   *[other] { $who }
} komt terug.
event-mail-arrives = Mail aan { $who-is ->
    [you] jou
   *[other] { $who }
} komt weer aan.
event-zone = { $who-is ->
    [you] Je tijdzone
   *[other] De tijdzone van { $who }
} is vastgelegd.
event-other = Er is een andere gebeurtenis vastgelegd.

## The end of a game

over-white-wins = { $game } is afgelopen, { $result }: { $who-is ->
    [you] jij ({ -white }) wint
   *[other] { $who } ({ -white }) wint
} { $how }.
over-black-wins = { $game } is afgelopen, { $result }: { $who-is ->
    [you] jij ({ -black }) wint
   *[other] { $who } ({ -black }) wint
} { $how }.
over-both-lose = { $game } is afgelopen, { $result }: beide spelers verliezen { $how }.
over-no-result = { $game } is afgelopen, { $result }: geen uitslag, { $how }.
over-drawn = { $game } is afgelopen, { $result }: { -draw } { $how }.
over-drawn-not-won = { $game } is afgelopen, { $result }: { -draw }. De { -game } eindigde { $how }, maar de { -opponent } kon niet { -mate } zetten.
ending-by-silence = door stilzwijgen: er is te lang geen { -move } gedaan
ending-checkmate = door { -mate }
ending-resignation = door opgave
ending-stalemate = door { -stalemate }
ending-dead-position = door een dode stelling: geen van beiden kan { -mate } zetten
ending-agreement = in onderling overleg
ending-threefold = door driemaal dezelfde stelling, na een { -claim }
ending-fifty = volgens de vijftigzettenregel, na een { -claim }
ending-tablebase = volgens een { -tablebase }, na een { -claim }
ending-fivefold = door vijfmaal dezelfde stelling
ending-seventy-five = volgens de vijfenzeventigzettenregel
ending-time = door overschrijding van de bedenktijd
ending-illegal-moves = door { -illegal(form: "attributive") } { -move(case: "plural") }
ending-sealed-move = door een dubbelzinnige of { -illegal(form: "attributive") } { -sealed-move }
ending-forfeit = reglementair
ending-cancelled = omdat een { -arbiter } de { -game } heeft geannuleerd
ending-annulled = omdat een { -arbiter } de { -game } ongeldig heeft verklaard
ending-expulsion = door uitsluiting van de { -opponent }
ending-withdrawal = door een terugtrekking
ending-adjudication = door arbitrage

## What was done, to the player whose command it was

done-moved = Gespeeld.
done-moved-with-offer = Gespeeld, met een { -draw-offer }.
done-message = Je bericht staat in het dossier en is onderweg naar je { -opponent }.
done-draw-offered = Je biedt { -draw } aan. Het aanbod staat tot je { -opponent } antwoordt.
done-draw-declined = Je hebt { -draw } afgewezen. De { -game } gaat door.
done-claim-upheld = Je { -claim } is juist.
done-claim-referred = Over je { -claim } beslist een { -arbiter }. Je krijgt een mail met de beslissing.
done-claim-is-offer = De { -claim } geldt als { -draw-offer }, dat je { -opponent } mag accepteren (FIDE 9.5.3).
done-penalty = Je { -opponent } krijgt meer tijd op de { -clock }: { $time }.
done-analysed = Je analyse staat in het dossier, voor de { -arbiter }.
done-adjournment-proposed = Je stelt voor de { -game } af te breken. De { -game } gaat door tot je { -opponent } het goedvindt.
done-adjournment-declined = Je hebt het voorstel om af te breken afgewezen. De { -game } gaat door.
done-adjourned = De { -game } wordt { -adjourn(form: "participle") }: wie aan { -move } is, geeft een { -move } af.
done-drafted = De kladversie zit in een { -envelope }. De { -move } is nog niet { -seal(form: "participle") }: schrijf “{ command-seal }” alleen op een regel om hem af te geven.
done-sealed = De { -move } is { -seal(form: "participle") }, en de { -game } is { -adjourn(form: "participle") }.
done-sealed-with-offer = De { -move } is { -seal(form: "participle") } met je { -draw-offer }, en de { -game } is { -adjourn(form: "participle") }. Je { -opponent } hoort van het aanbod als de { -envelope } geopend wordt. Het staat dan tot je { -opponent } antwoordt of een { -move } doet.
done-drafted-with-offer = Je { -draw-offer } zit met de kladversie in de { -envelope }. Je { -opponent } hoort ervan als de { -seal(form: "participle") } { -envelope } geopend wordt.
done-resumption-asked = Je bent klaar om te { -resume }. De { -game } gaat verder als je { -opponent } dat ook is, uiterlijk op het vastgestelde tijdstip.
done-resumed = De { -game } is { -resume(form: "finite") }.
done-publication-agreed = Je vindt goed dat de { -envelope } getoond wordt. Hij wordt getoond zodra je { -opponent } het ook goedvindt.
done-published = De { -envelope } is te zien in het dossier.
done-reading-chosen = De { -sealed-move } telt als de { -move } die je gekozen hebt.
done-clocks-questioned = De { -arbiter } krijgt bericht dat volgens jou de { -clock(case: "plural") } niet kloppen.
done-flag-fell = De { -flag } is gevallen.
done-leave = Je hebt verlof van { $first } tot en met { $last }, beide dagen meegerekend. Je { -clock } staat dan stil.
done-no-leave = Je verlof van { $first } tot en met { $last } is geannuleerd. Op die dagen loopt je { -clock } gewoon.
done-reflection = Je denkt verder na over deze { -move }. Voorlopig verlies je de { -game } niet door stilzwijgen, en je { -clock } loopt door.
done-refilled = Van je tijdbank naar je { -clock }: { $time }.
done-withdrawn = Je hebt je uit deze { -game } teruggetrokken.
done-appealed = Je { -appeal } tegen maatregel { $act } staat in het dossier. De maatregel geldt tot een andere { -arbiter } beslist, en je krijgt een mail met de beslissing.
done-game-over = De { -game } is afgelopen.

## The position in words

pieces-none = geen
board-figures = Op dit bord zijn de gevulde en onderstreepte stukken die van { -black }.
pieces = { -white(form: "Bare") }: { $white }. { -black(form: "Bare") }: { $black }.
pieces-king = { $count ->
    [one] Koning
   *[other] Koningen
} { $squares }
pieces-queen = { $count ->
    [one] Dame
   *[other] Dames
} { $squares }
pieces-rook = { $count ->
    [one] Toren
   *[other] Torens
} { $squares }
pieces-bishop = { $count ->
    [one] Loper
   *[other] Lopers
} { $squares }
pieces-knight = { $count ->
    [one] Paard
   *[other] Paarden
} { $squares }
pieces-pawn = { $count ->
    [one] Pion
   *[other] Pionnen
} { $squares }

## Clocks

clock-limit = Speeltempo: { $control }.
clock-control = Bedenktijd: { $control }.
clock-white = { -white(form: "Bare") } { $name }: { $times }.
clock-black = { -black(form: "Bare") } { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (en { $gained } meer voor de volgende { -move })
clock-with-less = { $times } (en { $lost } minder voor de volgende { -move })
clock-used = verbruikt { $time }
clock-left = nog { $time }
clock-on-the-clock = op de { -clock } { $time }
clock-with-bank = { $left } en in de tijdbank { $bank }
clock-this-move = Deze { -move } van { $name }: verbruikt { $used }, meegeteld { $charged }.
clock-delay = Het uitstel duurt nog { $left }: tot dan telt er niets mee.
clock-stopped = De { -clock } is stilgezet op { $at } en loopt vanaf die stand verder.
clock-paused-leave = De { -clock } staat stil: verlof.
clock-paused-free-day = De { -clock } staat stil: een vrije dag.
clock-paused-night = De { -clock } staat stil voor de nacht.
clock-next = Hierna: { $what }, { $at }.
clock-next-time-is-up = de tijd is om
clock-next-silence = de { -game } is verloren door stilzwijgen
clock-next-delay-over = het uitstel is voorbij
clock-next-double = de tijd telt dubbel
clock-next-day = er telt een dag meer mee
clock-next-refill = de { -clock } kan uit de tijdbank worden bijgevuld
clock-next-leave = verlof begint
clock-next-free-day = een vrije dag begint
clock-next-night = de nachtelijke pauze begint
clock-next-goes-on = de { -clock } loopt verder

## Whose move it is, and until when

state-your-move = Je bent aan { -move } ({ -move } { $number }). Antwoord met je { -move }, uiterlijk { $until }, nog { $left }.
state-their-move = { $name } is aan { -move } en heeft tijd tot { $until }, nog { $left }.
state-you-seal = Geef je { -move } { $number } af, uiterlijk { $until }, nog { $left }.
state-they-seal = { $name } moet de volgende { -move } { -seal }, uiterlijk { $until }, nog { $left }.
state-adjourned-yours = Je { -clock } loopt tot { $until }, nog { $left }.
state-adjourned-theirs = De { -clock } van je { -opponent } loopt tot { $until }, nog { $left }.
state-you-on-leave = Je hebt verlof en kunt geen { -move } doen vóór { $back }. Je bent aan { -move } ({ -move } { $number }): antwoord vanaf dan met je { -move }, uiterlijk { $until }.
state-on-leave = { $name } heeft verlof tot { $back }, en heeft voor de { -move } tijd tot { $until }.
state-doubles = De tijd van deze { -move } telt dubbel vanaf { $at }, na deze bedenktijd: { $after }. In de datum om te antwoorden is dat verrekend.
state-doubled = De tijd van deze { -move } telt dubbel sinds { $at }, na deze bedenktijd: { $after }. In de datum om te antwoorden is dat verrekend.
state-your-flag = Je { -flag } is gevallen op { $at }. Tot je { -opponent } of een { -arbiter } die claimt, telt je { -move } nog: doe hem meteen.
state-your-flag-for-arbiter = Je { -flag } is gevallen op { $at }. Tot een { -arbiter } die claimt, telt je { -move } nog: doe hem meteen.
state-flag-to-claim = De { -flag } van { $name } is gevallen op { $at }. Antwoord “{ command-claim-time }” om de { -game } daarmee te beëindigen; tot dan telt een { -move } nog.
state-flag = De { -flag } van { $name } is gevallen op { $at }. Tot een { -arbiter } de { -game } daarmee beëindigt, telt een { -move } nog.

## Reminders

reminder-time = { $site } herinnert je eraan: je tijd loopt af.
reminder-silence = { $site } waarschuwt je: je hebt lang geen { -move } gedaan, en als je stil blijft, is de { -game } na { $until } verloren. Doe een { -move }, of schrijf “{ command-reflect }” om op je { -clock } verder na te denken.
reminder-silent-flag = { $site } waarschuwt je: je hebt lang geen { -move } gedaan, en na { $until } is je tijd om.
restored = De dienst moest worden hersteld uit een back-up. Latere { -move(case: "plural") } en berichten zijn verloren, maar de tijd is teruggegeven. De { -game } staat zoals hier getoond. Voorwaardelijke { -move(case: "plural") } zijn vervallen: stuur ze opnieuw. Beantwoord deze mail; antwoorden op oudere mails hebben geen effect.
restored-from = De dienst moest worden hersteld uit een back-up van { $at }. Latere { -move(case: "plural") } en berichten zijn verloren, maar de tijd is teruggegeven. De { -game } staat zoals hier getoond. Voorwaardelijke { -move(case: "plural") } zijn vervallen: stuur ze opnieuw. Beantwoord deze mail; antwoorden op oudere mails hebben geen effect.

## Conditional moves

conditions-none = Je hebt nu geen voorwaardelijke { -move(case: "plural") }.
conditions-kept = Je voorwaardelijke { -move(case: "plural") } zijn opgeslagen.
conditions-replaced = Je voorwaardelijke { -move(case: "plural") } zijn opgeslagen. Ze vervangen wat je eerder opgaf (aantal regels: { $count }).
conditions-stored = Je voorwaardelijke { -move(case: "plural") } zijn nu als volgt. Elke regel is één reeks:
conditions-not-foreseen = Geen van je voorwaardelijke { -move(case: "plural") } beantwoordt deze { -move }; de overige vervallen.
conditions-others-dropped = Je voorwaardelijke { -move(case: "plural") } voor andere { -move(case: "plural") } van je { -opponent } vervallen, omdat die niet meer mogelijk zijn.
conditions-you-decide = Je voorwaardelijke { -move } is niet gespeeld, omdat je { -opponent } iets heeft aangeboden waarover je zelf moet beslissen. Als je hem nu speelt, blijft de rest van zijn regel staan; die voor andere { -move(case: "plural") } vervallen.
conditions-mail-unread = Je voorwaardelijke { -move } is niet gespeeld, omdat vóór de { -move } een mail van jou over deze { -game } binnenkwam die nog niet gelezen was: daarin kon de voorwaardelijke { -move } zijn ingetrokken. Als je hem nu speelt, blijft de rest van zijn regel staan; die voor andere { -move(case: "plural") } vervallen.
conditions-adjourned = Je voorwaardelijke { -move(case: "plural") } vervallen: een { -move } uit een { -envelope } wordt nooit ongezien beantwoord.
conditions-taken-back = Je voorwaardelijke { -move(case: "plural") } vervallen: ze waren voor de { -game } zoals die eerder stond.

## Messages of the players

writes = { $who } schrijft:
writes-replaced = De speler die vervangen is, schrijft:
writes-arbiter = De { -arbiter } schrijft:
writes-more = ... verder op { $url }

## Envelopes

sealed-commitment = De { -move } zit in een versleutelde { -envelope } die niemand opent voordat de { -game } { -resume(form: "finite") } wordt. Dit is de SHA-256 van de tekst van de { -envelope }. Bewaar hem: hij bewijst later dat de { -envelope } dezelfde is als die van nu.
opened-commitment = De tekst van de { -envelope } staat in het dossier van de { -game }; zijn SHA-256 is de controlesom die is afgedrukt toen de { -move } werd { -seal(form: "participle") } ({ $url }):

## How to answer

answer-move = Antwoord: beantwoord deze mail met één regel, bijvoorbeeld “{ $example }”; elke notatie is goed.
answer-seal = Antwoord: beantwoord deze mail met één regel, bijvoorbeeld “{ command-seal }{"\u00A0"}{ $example }”; elke notatie is goed.
answer-seal-clock = Je { -clock } loopt tot de { -move } is { -seal(form: "participle") }. Niemand ziet hem voordat hij geopend wordt.
answer-draw = { $opponent } biedt { -draw } aan: antwoord “{ command-accept }” om het aanbod aan te nemen, “{ command-decline }” om het af te wijzen.
answer-draw-on-move = { $opponent } biedt { -draw } aan: antwoord “{ command-accept }” om het aanbod aan te nemen, “{ command-decline }” om het af te wijzen; een { -move } wijst het af.
answer-adjournment = { $opponent } stelt voor de { -game } af te breken: antwoord “{ command-adjourn }” als je het goedvindt; wie aan { -move } is, geeft dan de volgende { -move } af en de { -clock } stopt. Antwoord “{ command-decline-adjournment }” om door te spelen.
commands-help = Antwoord “{ command-help }” voor de opdrachten.
commands = Opdrachten, één per regel: je { -move }; je { -move } en “{ command-draw }”; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = De { -sealed-move } blijft in zijn { -envelope }. Hij wordt alleen getoond als jij en je { -opponent } allebei “{ command-publish }” antwoorden.
moves = { -move(case: "Plural") }: { $moves }
game-took = { $moves ->
    [one] De { -game } duurde { $moves } { -move }, in { $time }.
   *[other] De { -game } duurde { $moves } { -move(case: "plural") }, in { $time }.
}
game-took-no-move = De { -game } duurde { $time }, en er is geen { -move } gespeeld.
game-attached = De hele { -game } is als bijlage toegevoegd ({ $file }), voor schaakprogramma’s.
game-attached-short = De { -move(case: "plural") } zijn als bijlage toegevoegd ({ $file }), voor schaakprogramma’s. Met commentaar is de { -game } te lang voor een mail; kijk op { $url }
pgn-too-long = De { -game } is te lang voor deze mail: antwoord “{ command-pgn }”, of kijk op { $url }

resume-played = wordt de { -sealed-move } gespeeld
resume-opened-and-played = opent de { -arbiter } de { -envelope } en wordt de { -sealed-move } gespeeld
resume-reply-when-ready = Antwoord “{ command-resume }” als je klaar bent.
resume-opponent-ready = { $opponent } is klaar. Antwoord “{ command-resume }” als jij ook klaar bent: dan { $then }. Anders wordt de { -game } in je afwezigheid { -resume(form: "finite") } op { $latest }.
resume-when-opponent-too = Als ook { $opponent } klaar is vóór { $latest }, wordt de { -game } dan { -resume(form: "finite") }. Anders loopt de { -clock } van { $opponent } vanaf { $latest }, en wordt de { -envelope } geopend als { $opponent } verschijnt.
resume-when-both-sealer = Als beide spelers klaar zijn vóór { $latest }, wordt de { -game } dan { -resume(form: "finite") }. Anders loopt de { -clock } van { $opponent } vanaf { $latest }, en wordt de { -envelope } geopend als { $opponent } verschijnt.
resume-when-opponent = De { -game } wordt { -resume(form: "finite") } als { $opponent } klaar is, uiterlijk op { $latest }.
resume-when-opponent-ready-too = De { -game } wordt { -resume(form: "finite") } als ook { $opponent } klaar is, uiterlijk op { $latest }.
resume-when-both = Als beide spelers klaar zijn vóór { $latest }, wordt de { -game } dan { -resume(form: "finite") }. Anders loopt je { -clock } vanaf { $latest }. De { -envelope } wordt geopend als je “{ command-resume }” antwoordt.
resume-now = Antwoord “{ command-resume }” om de { -envelope } te openen: dan { $then }, en begint je { -clock } te lopen. Anders wordt de { -game } { -resume(form: "finite") } op { $latest }.
resume-clock-runs = Antwoord “{ command-resume }”: dan { $then }. Tot dan loopt je { -clock }.
resume-show-text = Toon de tekst die je hebt { -seal(form: "participle") }, via HTTP (de { -envelope } openen), of geef hem aan de { -arbiter }.
resume-choose = De { -sealed-move } kan meer dan één ding betekenen, en jij kiest: antwoord “{ command-choose } { $first }”, of dezelfde opdracht met een andere van deze { -move(case: "plural") }: { $readings }. Je { -clock } loopt.
default-you = Antwoord “{ command-resume }” uiterlijk { $until }: anders verlies je de { -game } reglementair (FIDE Guidelines I.10).
default-opponent = Als { $opponent } uiterlijk { $until } niet verschenen is, verliest { $opponent } de { -game } reglementair (FIDE Guidelines I.10).
default-sealer = Als { $opponent } uiterlijk { $until } niet verschenen is en de { -envelope } niet eerder geopend wordt, verliest { $opponent } de { -game } reglementair (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Je moet de volgende { -move } { -seal }. Je { -clock } loopt tot die { -move } is { -seal(form: "participle") }.
   *[other] { $who } moet de volgende { -move } { -seal }. De { -clock } van deze speler loopt tot die { -move } is { -seal(form: "participle") }.
}
standing-sealing-then = Zodra de { -move } is { -seal(form: "participle") }, loopt er geen { -clock }. De { -game } rust dan hoogstens { $after }.
standing-sealing-reply = { $who-is ->
    [you] Je { -opponent } mag de antwoordzet { -seal }, omdat je niet verschenen bent. Daarna loopt je { -clock }.
   *[other] De antwoordzet mag worden { -seal(form: "participle") }, omdat { $who } niet verschenen is. Daarna loopt de { -clock } van { $who }.
}
standing-drafted = { $who-is ->
    [you] Je kladversie zit in de { -envelope }. Geef de { -move } eruit af, of vervang de kladversie door een andere.
   *[other] Een kladversie van { $who } zit in de { -envelope }.
}
standing-sealed = { $who-is ->
    [you] De { -game } is { -adjourn(form: "participle") }. Je hebt { -move } { $number } { -seal(form: "participle") }, en er loopt geen { -clock }.
   *[other] De { -game } is { -adjourn(form: "participle") }. { $who } heeft { -move } { $number } { -seal(form: "participle") }, en er loopt geen { -clock }.
}
standing-ready = { $who-is ->
    [you] Je bent klaar om te { -resume }.
   *[other] { $who } is klaar om te { -resume }.
}
standing-not-ready = { $who-is ->
    [you] Je hebt niet gezegd dat je klaar bent om te { -resume }.
   *[other] { $who } heeft niet gezegd klaar te zijn om te { -resume }.
}
standing-when-both = Als beide spelers vóór { $latest } klaar zijn, wordt de { -game } op dat moment { -resume(form: "finite") }.
standing-when-one = { $who-is ->
    [you] De { -game } wordt { -resume(form: "finite") } zodra je klaar bent, uiterlijk { $latest }.
   *[other] De { -game } wordt { -resume(form: "finite") } zodra { $who } klaar is, uiterlijk { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Anders loopt je { -clock } vanaf { $latest }, en wordt de { -envelope } geopend als je verschijnt.
   *[other] Anders loopt de { -clock } van { $who } vanaf { $latest }, en wordt de { -envelope } geopend als deze speler verschijnt.
}
standing-else-without = { $who-is ->
    [you] Anders wordt de { -game } op { $latest } in je afwezigheid { -resume(form: "finite") }.
   *[other] Anders wordt de { -game } op { $latest } in afwezigheid van { $who } { -resume(form: "finite") }.
}
standing-opens = { $by ->
    [arbiter] Een { -arbiter } opent dan de { -envelope }.
   *[service] De dienst opent dan de { -envelope }.
} { $who-is ->
    [you] De { -sealed-move } wordt gespeeld, en je { -clock } loopt.
   *[other] De { -sealed-move } wordt gespeeld, en de { -clock } van { $who } loopt.
}
standing-due = De { -game } is { -resume(form: "finite") }. Er loopt geen { -clock } voordat de { -envelope } geopend is.
standing-reply-sealed = Het antwoord op de geopende { -move } is { -seal(form: "participle") }.
standing-absent = { $who-is ->
    [you] De { -game } is { -resume(form: "finite") }, en je bent niet verschenen. Je { -clock } loopt tot { $until }, en de { -envelope } wordt geopend als je verschijnt.
   *[other] De { -game } is { -resume(form: "finite") }, en { $who } is niet verschenen. De { -clock } van deze speler loopt tot { $until }, en de { -envelope } wordt geopend als deze speler verschijnt.
}
standing-awaited = { $who-is ->
    [you] De { -game } is { -resume(form: "finite") }, en je bent nog niet verschenen.
   *[other] De { -game } is { -resume(form: "finite") }, en { $who } is nog niet verschenen.
}
standing-late = Een speler kwam te laat en verliest, tenzij de { -sealed-move } de { -game } heeft beëindigd. Eerst wordt de { -envelope } geopend.
standing-missing = { $who-is ->
    [you] De { -envelope } kan niet geopend worden. Toon de tekst die je hebt { -seal(form: "participle") }: je { -clock } loopt tot { $until }.
   *[other] De { -envelope } kan niet geopend worden. { $who } moet de { -seal(form: "participle") } tekst tonen, en de { -clock } van deze speler loopt tot { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] De { -envelope } kan niet geopend worden, en er loopt geen { -clock }. Een { -arbiter } beslist over de { -game }, tenzij je de tekst toont die je hebt { -seal(form: "participle") }.
   *[other] De { -envelope } kan niet geopend worden, en er loopt geen { -clock }. Een { -arbiter } beslist over de { -game }, tenzij { $who } de { -seal(form: "participle") } tekst toont.
}
standing-choosing = { $who-is ->
    [you] De { -sealed-move } kan meer dan één { -move } betekenen, en jij kiest. Je { -clock } loopt tot { $until }.
   *[other] De { -sealed-move } kan meer dan één { -move } betekenen, en { $who } kiest. De { -clock } van deze speler loopt tot { $until }.
}
standing-default = Meld uiterlijk { $until } dat je er bent: anders verlies je de { -game } reglementair (FIDE Guidelines I.10).
standing-may-resume = Je kunt nu zeggen dat je klaar bent om te { -resume }.
standing-may-end = Tot de { -envelope } geopend is, kun je { -draw } aanbieden of { -resign }. Als de { -game } zo eindigt, blijft de { -envelope } gesloten, tenzij beide spelers goedvinden dat hij getoond wordt.

## For arbiters

arbiter-session-continues = De speelsessie is voorbij en wie aan { -move } is zou nu een { -move } moeten { -seal }, maar voor de { -envelope } zijn er te weinig sleutelhouders: te weinig van de genoemde { -arbiter(case: "plural") } zijn nog { -arbiter }, hebben een sleutel en spelen niet in deze { -game }. De { -game } gaat door tot genoeg van hen een sleutel hebben geregistreerd, of tot die niet meer { -adjourn(form: "participle") } hoeft te worden.
arbiter-fetch = De { -envelope } wacht op je. Open hem met je sleutel op zijn pagina: { $url }. Tot dan loopt er geen { -clock }.
arbiter-fen = De stelling, als FEN:
arbiter-fen-after = De stelling na de aangekondigde { -move }, als FEN:
arbiter-withdrawn = De beslissing is aan jou: antwoord met één regel, “{ -arbiter } { $game } adjudicate 1-0: ” (of 0-1, 1/2, 0-0) en de reden, of vervang de speler: “{ -arbiter } { $game } replace { $side } NAME: ” en de reden.
arbiter-default = Een speler die uiterlijk { $until } niet verschenen is, verliest de { -game } reglementair (FIDE Guidelines I.10).
arbiter-agree-open = Als je het goedvindt, antwoord dan met één regel, “{ -arbiter } { $game } open”.
arbiter-agree-show = Als je het goedvindt, open dan de { -envelope } op zijn pagina en geef je reden op: { $url }.
arbiter-agree-two = Voor een vroegtijdige opening zijn jullie allebei nodig.
arbiter-clocks = De juiste tijden bepaal jij: “correct_clocks” op { $url }.
arbiter-flag = Om de { -game } vanwege de gevallen { -flag } te beëindigen, antwoord je met één regel: “{ -arbiter } { $game } flag”.
arbiter-more = Alles wat op een { -arbiter } wacht: { $queue }, of “postzug { -arbiter } list”. Alles wat in deze { -game } is gedaan of geprobeerd: { $trail }.

## Answers to mails

unanswered = { $count ->
    [one] Eén van je mails sinds { $since } kreeg geen antwoord, omdat je in korte tijd veel antwoorden had. Duidelijke { -move(case: "plural") } en opdrachten daarin zijn uitgevoerd, al het andere niet.
   *[other] { $count } van je mails sinds { $since } kregen geen antwoord, omdat je in korte tijd veel antwoorden had. Duidelijke { -move(case: "plural") } en opdrachten daarin zijn uitgevoerd, al het andere niet.
} Controleer hoe het er nu voor staat en herhaal wat nog ontbreekt.
next-answer = Je hebt in korte tijd veel antwoorden gehad, dus het volgende antwoord komt na { $at }. Tot dan wordt elke mail wel gelezen, en een duidelijke { -move } of opdracht daarin wordt uitgevoerd; daarna zegt één mail dat andere mails van je geen antwoord kregen.
next-answer-reach = Als je eerder hulp nodig hebt, schrijf dan aan de mensen die deze dienst beheren: { $address }.
next-answer-stranger = Dit adres heeft in korte tijd meerdere antwoorden gehad, dus het volgende antwoord komt na { $at }. Mails die eerder komen, krijgen geen antwoord.
more-lines = ... en nog { $count ->
    [one] { $count } regel.
   *[other] { $count } regels.
}
more-lines-too-many = ... en nog { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}, te veel voor een mail.
did-you-mean = Bedoelde je { $move }? Beantwoord deze mail dan met het woord “{ word-yes }”, uiterlijk { $until }: de { -move } telt vanaf de aankomst van je eerste mail. Zo niet, antwoord dan met “{ word-no }”, of met je { -move } alleen op een regel.
confirm-public-address = Een mail van jou kwam binnen op een adres dat niet bewijst wie hem geschreven heeft. Daarom is hij nog niet verwerkt. Antwoord naar het antwoordadres van onze mails; dat bewijst het wel.
confirm-arbiter-act = Een mail van jou met een maatregel van een { -arbiter } kwam binnen op het adres van een { -game }. Dat adres staat in elke mail van de { -game } die geciteerd of doorgestuurd wordt. Daarom is je mail nog niet verwerkt.
confirm-other-sender = Een mail voor jou kwam van { $from }; dat is niet het adres dat we van je kennen. Hij is nog niet verwerkt.
author-unproved = Een mail op jouw naam kwam binnen op je antwoordadres. Je instellingen vragen meer bewijs van wie hem geschreven heeft dan hij bevat. Daarom is hij nog niet verwerkt.
confirm-how = Is hij van jou? Beantwoord deze mail dan met het woord “{ word-yes }”, uiterlijk { $until }. Hij telt dan vanaf zijn eerste aankomst. Antwoord anders “{ word-no }”, of doe niets.

## A new account

join-confirm = Wil je hier een account, onder de naam { $name }? Beantwoord deze mail dan met het woord “{ word-yes }”, uiterlijk { $until }. Antwoord voor een andere naam met één regel, bijvoorbeeld “{ command-join } Anna Berg”. Als je hier niet om gevraagd hebt, doe dan niets: zonder jouw ja komt er geen account en wordt je mail verwijderd.
join-name = Onder welke naam wil je spelen? Beantwoord deze mail met één regel, bijvoorbeeld “{ command-join } Anna Berg”. Daarmee wordt je account gemaakt, als het antwoord uiterlijk { $until } aankomt. Als je hier niet om gevraagd hebt, doe dan niets.
code-sign-up = Je code om je account te maken:
code-sign-in = Je code om in te loggen:
code-change-address = Je code om vanaf nu dit adres te gebruiken:
code-asked-by = Gevraagd door: { $device }.
code-browser = een browser
code-how = Vul hem in waar je hem gevraagd hebt; hij werkt één keer. Geldig: { $valid }. Als je hem niet gevraagd hebt, doe dan niets: zonder de code gebeurt er niets. Niemand bij { $site } zal je er ooit om vragen.
code-subject = Je code voor { $site }
account-subject = Je account bij { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] wat er in je { -game(case: "plural") } gebeurde
    [one] jouw { -move } in 1 { -game }
   *[other] jouw { -move } in { $count } { -game(case: "plural") }
}
digest = { $count ->
    [0] Je hoeft in geen enkele { -game } een { -move } te doen.
    [one] Je bent aan { -move } in 1 { -game }.
   *[other] Je bent aan { -move } in { $count } { -game(case: "plural") }; die met de vroegste { -deadline } staat vooraan.
}
digest-game = { $game } { $white } - { $black }
digest-until = Jouw { -move } { $number }: tot { $until } (nog { $left }).
digest-move = Om een { -move } te doen, schrijf je naar dit adres, bijvoorbeeld: { $example }
digest-write = Om over deze { -game } te schrijven, gebruik je dit adres:
digest-more = { $count ->
    [one] Er is nog 1 { -game }. Schrijf “{ command-games }” voor een lijst van alle { -game(case: "plural") }.
   *[other] Er zijn nog { $count } { -game(case: "plural") }. Schrijf “{ command-games }” voor een lijst van alle { -game(case: "plural") }.
}

## Challenges

challenge = { $other } daagt je uit voor een { -game }: { $terms }.
challenge-how = Antwoord uiterlijk { $until }: beantwoord deze mail met één regel, “{ command-accept-challenge } { $challenge }” of “{ command-decline-challenge } { $challenge }”.
challenge-declined = { $other } heeft je uitdaging { $challenge } afgewezen ({ $terms }).
challenge-withdrawn = { $other } heeft de uitdaging { $challenge } ingetrokken. Je hoeft niets te doen.
challenge-subject = [{ $challenge }] { $other } daagt je uit
challenge-declined-subject = [{ $challenge }] { $other } heeft je uitdaging afgewezen
challenge-withdrawn-subject = [{ $challenge }] { $other } heeft de uitdaging ingetrokken
challenge-you-white = je speelt met { -white }
challenge-you-black = je speelt met { -black }
challenge-colours-drawn = de kleuren worden geloot als de { -game } begint
terms-public-sentence = { $plies ->
    [0] Iedereen mag de { -move(case: "plural") } zonder account lezen.
    [one] Iedereen mag de { -move(case: "plural") } zonder account lezen, { $plies } halve { -move } later.
   *[other] Iedereen mag de { -move(case: "plural") } zonder account lezen, { $plies } halve { -move(case: "plural") } later.
}
start-chess960 = Chess960-stelling { $number }
start-from = beginstelling { $fen }
start-drawn-chess960 = een Chess960-stelling die wordt geloot als de { -game } begint

## The regulations of a game that are not the usual ones

terms-claim-after = Na { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} van elke speler zonder slagzet of pionzet kan { -draw } worden geclaimd.
terms-not-automatic = Herhaling van de stelling en { -move(case: "plural") } zonder slagzet of pionzet beëindigen de { -game } alleen na een { -claim }.
terms-wrong-claim = { $days ->
    [0] De { -opponent } wint geen tijd als een { -claim } onjuist is.
    [one] De { -opponent } wint één dag voor de volgende { -move } als een { -claim } onjuist is.
   *[other] De { -opponent } wint { $days } dagen voor de volgende { -move } als een { -claim } onjuist is.
}
terms-offer-again = { $moves ->
    [one] Na een { -draw-offer } moet een speler eerst één { -move } doen voor een nieuw aanbod.
   *[other] Na een { -draw-offer } moet een speler eerst { $moves } { -move(case: "plural") } doen voor een nieuw aanbod.
}
terms-illegal-gains = { $days ->
    [one] De { -opponent } wint één dag voor de volgende { -move } als een { -move } { -illegal } is.
   *[other] De { -opponent } wint { $days } dagen voor de volgende { -move } als een { -move } { -illegal } is.
}
terms-illegal-loses = { $count ->
    [1] Een speler verliest de { -game } bij de eerste { -illegal(form: "attributive") } { -move }.
    [one] Een speler verliest de { -game } bij de { ordinal }e { -illegal(form: "attributive") } { -move }.
   *[other] Een speler verliest de { -game } bij de { ordinal }e { -illegal(form: "attributive") } { -move }.
}
terms-ambiguous-gains = { $days ->
    [one] De { -opponent } wint één dag voor de volgende { -move } als een { -move } dubbelzinnig is.
   *[other] De { -opponent } wint { $days } dagen voor de volgende { -move } als een { -move } dubbelzinnig is.
}
terms-ambiguous-loses = { $count ->
    [1] Een speler verliest de { -game } bij de eerste dubbelzinnige { -move }.
    [one] Een speler verliest de { -game } bij de { ordinal }e dubbelzinnige { -move }.
   *[other] Een speler verliest de { -game } bij de { ordinal }e dubbelzinnige { -move }.
}
terms-appeal = { $days ->
    [0] Tegen een maatregel van de { -arbiter } kan niemand in { -appeal } gaan.
    [one] Een speler mag binnen één dag in { -appeal } gaan tegen een maatregel van de { -arbiter }.
   *[other] Een speler mag binnen { $days } dagen in { -appeal } gaan tegen een maatregel van de { -arbiter }.
}
terms-takeback = Een { -arbiter } kan toestaan een verschrijving terug te nemen.
terms-arbiters = { $n ->
    [one] Voor deze { -game } is één { -arbiter } aangewezen: { $accounts }.
   *[other] Voor deze { -game } zijn { $n } { -arbiter(case: "plural") } aangewezen: { $accounts }.
}
terms-session = { $days ->
    [one] Na een speelsessie van één dag geeft de speler aan { -move } de { -move } af.
   *[other] Na een speelsessie van { $days } dagen geeft de speler aan { -move } de { -move } af.
}
terms-resumes = { $days ->
    [one] Een { -adjourn(form: "participle") } { -game } wordt één dag na het { -seal } van de { -move } { -resume(form: "finite") }, tenzij iets anders wordt afgesproken.
   *[other] Een { -adjourn(form: "participle") } { -game } wordt { $days } dagen na het { -seal } van de { -move } { -resume(form: "finite") }, tenzij iets anders wordt afgesproken.
}
terms-opponent-chooses = Als een { -sealed-move } twee lezingen heeft, kiest de { -opponent } er een.
terms-check-in = De spelers melden dat ze aanwezig zijn voordat een { -adjourn(form: "participle") } { -game } { -resume(form: "finite") } wordt.
terms-default = { $days ->
    [0] Een speler die op het tijdstip van { -resume(form: "noun") } niet aanwezig is, verliest.
    [one] Een speler die één dag na het tijdstip van { -resume(form: "noun") } nog niet aanwezig is, verliest.
   *[other] Een speler die { $days } dagen na het tijdstip van { -resume(form: "noun") } nog niet aanwezig is, verliest.
}
terms-holders = { $needed ->
    [one] Eén sleutel van deze { -arbiter(case: "plural") } opent een { -envelope }: { $accounts }.
   *[other] { $needed } sleutels van deze { -arbiter(case: "plural") } openen samen een { -envelope }: { $accounts }.
}
terms-early = Om een { -envelope } vroegtijdig te openen, moeten twee { -arbiter(case: "plural") } het eens zijn.
terms-free-weekdays = Op deze dagen van elke week loopt er geen { -clock }: { $weekdays }.
terms-free-dates = Op deze dagen loopt er geen { -clock }: { $dates }.
terms-free-night = Van { $from } tot { $until } loopt er geen { -clock }, in de tijdzone van de speler van wie de { -clock } is.
terms-leave = { $days ->
    [one] Elke speler mag per kalenderjaar één verlofdag opnemen.
   *[other] Elke speler mag per kalenderjaar { $days } verlofdagen opnemen.
}
terms-leave-ahead = { $days ->
    [one] Verlof moet minstens één dag van tevoren worden opgenomen.
   *[other] Verlof moet minstens { $days } dagen van tevoren worden opgenomen.
}
terms-leave-moves = Een speler mag tijdens verlof { -move(case: "plural") } doen.
terms-silence = Een speler die { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} lang geen { -move } doet, verliest de { -game }, tenzij die speler gemeld heeft verder na te denken. Herinneringen komen na zoveel dagen: { $reminders }.
terms-flag-claimed = Als een { -flag } valt, beëindigt de { -opponent } of een { -arbiter } de { -game } daarmee. Tot dan telt een { -move } nog.
terms-flag-arbiter = Als een { -flag } valt, kan alleen een { -arbiter } de { -game } daarmee beëindigen. Tot dan telt een { -move } nog.
terms-tablebase = Met hoogstens { $men } stukken en pionnen op het bord mag een speler claimen volgens een { -tablebase }. { $fifty ->
    [yes] De vijftigzettenregel geldt daarbij.
   *[no] De vijftigzettenregel geldt daarbij niet.
}
terms-undecided = { $days ->
    [one] Een { -arbiter } heeft één dag om te beslissen over een { -claim } waarover geen { -tablebase } hier kan beslissen.
   *[other] Een { -arbiter } heeft { $days } dagen om te beslissen over een { -claim } waarover geen { -tablebase } hier kan beslissen.
}
terms-adjudication = Een speler mag een { -arbiter } vragen op grond van analyse over de { -game } te beslissen. { $stops ->
    [yes] Tot de beslissing loopt er geen { -clock }.
   *[no] Tot de beslissing gaat de { -game } door.
}
terms-adjudicated = { $days ->
    [one] De { -arbiter } heeft één dag voor een beslissing op grond van analyse.
   *[other] De { -arbiter } heeft { $days } dagen voor een beslissing op grond van analyse.
}
terms-annulled = { $moves ->
    [one] Als een speler zich terugtrekt voordat beide spelers één { -move } hebben gedaan, wordt de { -game } ongeldig verklaard.
   *[other] Als een speler zich terugtrekt voordat beide spelers { $moves } { -move(case: "plural") } hebben gedaan, wordt de { -game } ongeldig verklaard.
}
terms-withdrawn = Als een speler zich terugtrekt, ligt de { -game } stil tot een { -arbiter } arbitreert of iemand anders doorspeelt.
terms-silent = Een speler die de helft van de eigen { -game(case: "plural") } in een toernooi door stilzwijgen verliest, heeft zich uit dat toernooi teruggetrokken.
terms-conditions-visible = De { -opponent } ziet voorwaardelijke { -move(case: "plural") } voordat ze gespeeld worden.
terms-protection = Na de { -move(case: "plural") } met een toeslag krijgt een speler met in totaal minder dan drie dagen er drie.

## Receipts of the log

receipt = De { -envelope } met de { -sealed-move } van { $game } staat in het log van alle gebeurtenissen, als vermelding { $entry }. Vanaf nu kan niemand, ook wij niet, hem of het tijdstip van { -seal } veranderen zonder dat deze mail de verandering bewijst. Bewaar deze mail: het bijgevoegde bestand, { $file }, is het bewijs. Het verraadt de { -move } niet.
receipt-how-to-check = Een { -arbiter } kan het zonder ons en offline controleren: met het script verify.sh, dat alleen bash, awk en openssl nodig heeft, of met alleen bash en openssl, zoals “A receipt by hand” in docs/internals/log.md zegt. Neem het script uit je eigen exemplaar van Postzug (“postzug audit script”), nooit van degene die je het bewijs toont. Zijn SHA-256 is:
receipt-entry = De vermelding van de { -envelope } in het log:
receipt-hashes = En deze hashes leiden van die vermelding naar de ondertekende wortel hieronder:

## Mail that is passed on to the operator

passed-on = Deze mail kwam binnen op { $mailbox }@ van { $from }. Een antwoord gaat naar de schrijver, niet naar ons. Het is mail { $number } van de inbox: “postzug inbox show { $number } --raw” drukt alles af wat ervan bewaard is.
passed-on-no-address = een schrijver zonder eenvoudig adres
passed-on-shortened = ... (ingekort)
passed-on-header = De kop:

## Below every mail

# The subject of a mail about a game, behind "[G42] Anna - Boris: ". A reply repeats it, so it has no digit but that of the
# move and the time, and no word of sealing.
subject-your-mail = Je mail aan { $site }
subject-your-move = je { -move } { $number }
subject-their-move = { $name } aan { -move } ({ -move } { $number })
subject-draw-offered = { $state }, { -draw } aangeboden
subject-left = { $state }, nog { $left }
subject-you-won = { -game } afgelopen, je hebt gewonnen
subject-you-lost = { -game } afgelopen, je hebt verloren
subject-white-won = { -game } afgelopen, { -white } heeft gewonnen
subject-black-won = { -game } afgelopen, { -black } heeft gewonnen
subject-both-lost = { -game } afgelopen, allebei verloren
subject-drawn = { -game } afgelopen, { -draw }
subject-no-result = { -game } afgelopen, geen uitslag
subject-adjourned-yours = { -adjourn(form: "participle") }, je { -clock } loopt
subject-adjourned = { -adjourn(form: "participle") }
subject-undecided = een { -arbiter } beslist
subject-for-arbiter = voor de { -arbiter }
subject-question = graag antwoorden
subject-receipt = je ontvangstbewijs
from-name = { $name } via { $site }
footer-player = Deze mail is voor { $name } en hoort bij { -game } { $game }.
footer-account = Deze mail is voor { $name } en hoort bij een account hier.
footer-stranger = Als je niet om deze mail gevraagd hebt, kun je hem negeren.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = noot { $number }
heard-notes = In de bijlage { $file } staat onder elk nummer de tekst van de noot.
footer-log = De tekst hieronder is voor programma’s: de ondertekende kop van ons log.
footer-log-and-pgn = De tekst hieronder is voor programma’s: de ondertekende kop van ons log, en de { -game } (PGN).
footer-pgn = De tekst hieronder is voor schaakprogramma’s: de { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Je hebt je niet teruggetrokken. Als je dat wilt, schrijf dan: { command-withdraw-from-all-games-yes }: en waarom
hint-withdraw-event = Je hebt je niet teruggetrokken. Als je dat wilt, schrijf dan: { command-withdraw-from-event-yes }: en waarom
hint-appeal = Schrijf het nummer van de maatregel en je gronden: { command-appeal } 17: mij is niets gezegd
hint-colours = Je hebt meer dan één kleur genoemd. Schrijf een van: { word-white }, { word-black }, { word-random }
hint-controls = Je hebt meer dan één speeltempo genoemd. Schrijf er één van
hint-starts = Je hebt meer dan één beginstelling genoemd. Schrijf 960 één keer
hint-limit = De bedenktijd is 1 tot 60 dagen per { -move }
hint-bare-length = “{ $text }” kan een grens per { -move } zijn of een tijd voor meerdere { -move(case: "plural") }, dus er is geen { -game } voorgesteld. Schrijf voor elke { -move }: { $days } { word-days } { word-a-move }. Schrijf voor 10 { -move(case: "plural") }: 10/{ $length }. Schrijf voor de hele { -game }: { $length } { word-in-all }
hint-chess960 = Chess960-stellingen hebben de nummers 0 tot en met 959
hint-control = Dit speeltempo valt buiten de grenzen: zie docs/arbitrate/clocks.md
hint-move = Schrijf de { -move } achter deze woorden, bijvoorbeeld: { command-move } 5254
hint-claim = Schrijf: { command-claim-threefold }, of: { command-claim-fifty }
hint-claim-announced = Schrijf: { command-claim-threefold }, of: { command-claim-fifty }; als je een { -move } aankondigt, schrijf je die erachter
hint-challenge-number = Schrijf het nummer van de uitdaging, bijvoorbeeld: { command-accept-challenge } C7
hint-leave-all = Schrijf de eerste en de laatste dag: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Schrijf de eerste en de laatste dag: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Schrijf de eerste dag van het verlof: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Schrijf de eerste dag van het verlof: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Je voorwaardelijke { -move(case: "plural") } zijn niet bewaard: het is niet duidelijk waar er een eindigt of hoe hij bedoeld is, door een komma aan het eind van de regel, door een regel die inspringt of die je mailprogramma misschien heeft afgebroken, of door andere woorden bij de { -move(case: "plural") }. Wat eerder bewaard was, blijft. Schrijf elke reeks vanaf de eerste { -move } op een eigen regel, bijvoorbeeld: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; zonder komma aan het eind en met een lege regel tussen twee reeksen. Als een lange reeks op de volgende regel verder moet, breek die dan af achter “{ command-then }”
hint-no-move = Er is geen { -move } gespeeld. Schrijf de jouwe alleen op een regel
hint-challenge = Schrijf: { command-challenge } NAAM, en als je wilt: { word-white } of { word-black }, 5 { word-days } of een ander speeltempo, 960
hint-seek = Schrijf: { command-seek }, en als je wilt: { word-white } of { word-black }, 5 { word-days } of een ander speeltempo, 960
hint-other-language = Dit is een opdracht in een andere taal ({ $language }), dus er is niets gedaan. Schrijf die in je eigen taal of in het Engels, of kies die taal met een eigen regel: { command-language } { $tag }
hint-set = Schrijf bijvoorbeeld: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, of: { command-set-acknowledge } { word-off }
hint-letters = Schrijf: { command-set-letters }, en de naam van een taal in die taal zelf, bijvoorbeeld: { command-set-letters } Deutsch
hint-pgn = Schrijf: { command-set-pgn } { word-attached }, of: { command-set-pgn } { word-not-attached }
hint-pgn-which = Schrijf { command-pgn } voor deze { -game }, { command-pgn } G42 voor de { -game } met dat nummer, { command-pgn-all } voor je { -game(case: "plural") }, of: { command-pgn-all-before } G42
hint-calendar = Schrijf: { command-set-calendar } { word-attached }, of: { command-set-calendar } { word-not-attached }
hint-mail = Schrijf: { command-set-mail } { format-html }, of: { command-set-mail } { format-text }
hint-on-off = Schrijf er “{ word-on }” of “{ word-off }” achter, bijvoorbeeld: { command-set-board } { word-off }
hint-adjudicate = Schrijf “{ command-adjudicate-win }” of “{ command-adjudicate-draw }”, dan een regel met “{ command-analysis }:” en daaronder je analyse
hint-analysis-cut = Een deel van de analyse lijkt op een citaat of een handtekening. Zet aan het eind ervan een regel met alleen een punt, en stuur alles opnieuw; dan wordt alles woord voor woord genomen
needs-game = Hiervoor is een { -game } nodig: beantwoord een mail over de { -game }.
message-cut = Je bericht is langer dan { $most } tekens. Je { -opponent } krijgt het tot zover: stuur de rest in een nieuw bericht.
unsent-words = Je { -move } is gespeeld. De andere woorden in je mail zijn naar niemand gestuurd: schrijf ze voor je { -opponent } onder een regel “{ command-message }:” onder je { -move }, of op één regel na “{ command-say }”.
hint-notices = Schrijf: { command-notices-off }, of: { command-notices-on }, en daarachter een of meer van: { $kinds }
not-in-digests = Meldingen van de soort { $kind } komen in geen enkele verzamelmail.
hint-digests = Meldingen van deze soorten kunnen op een verzamelmail wachten: { $kinds }. Schrijf bijvoorbeeld: { command-notices-daily } voor { kind-messages }
hint-digest = Schrijf het tijdstip van je verzamelmails, in je tijdzone, zoals: { command-set-digest } 08:00, of met de dag van de wekelijkse: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Schrijf je stille uren, in je tijdzone, zoals: { command-set-quiet } 22:00-07:00, of: { command-set-quiet } { word-off }
hint-notation = Schrijf: { command-set-notation }, en een van: { $notations }

## Settings and games

settings = Je instellingen nu. Om er een te wijzigen, schrijf je de regel in deze vorm:
settings-line = {"  "}{ $command } { $value }
settings-explained = “{ command-set-board }”: een tekening in elke mail. “{ command-set-pgn } { word-attached }”: de { -game } als bestand voor je schaakprogramma, in elke mail. “{ command-set-acknowledge }”: een mail voor elke { -move } van jezelf, hetzelfde als meldingen van de soort { kind-acknowledgements }. Meldingen van deze soorten komen altijd, omdat zonder die meldingen een { -game } of je account verloren kan gaan: { $needed }. Hoe zeker een mail van jou moet zijn, wijzig je alleen op { $url }.
games-none = Je hebt geen lopende { -game }. Schrijf “{ command-seeks }” om te zien wie er een zoekt, of: { command-challenge } NAAM
games-over-none = Geen van je { -game(case: "plural") } is afgelopen.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } { $how }, { $at }
games-over-more = Voor eerdere schrijf je: { command-games-over-before } { $game }
games-over-pgn = Voor een { -game } als bestand (PGN) schrijf je bijvoorbeeld: { command-pgn } { $game }; voor al je { -game(case: "plural") }: { command-pgn-all }
pgn-attached = De { -game } is als bijlage toegevoegd ({ $file }).
pgn-all-none = Je hebt geen { -game(case: "plural") }, of geen van vóór die { -game }.
pgn-all-attached = { $count ->
    [one] { $count } van je { -game(case: "plural") } is als bijlage toegevoegd ({ $file }).
   *[other] { $count } van je { -game(case: "plural") }, de nieuwste eerst, zijn als bijlage toegevoegd ({ $file }).
}
pgn-all-more = Voor eerdere schrijf je: { command-pgn-all-before } { $game }
pgn-no-room = Hiervoor is geen plaats naast de andere bestanden van dit antwoord. Schrijf deze regel in een aparte mail.
games-your-move = {"  "}{ $game } { $white } - { $black }: jij bent aan { -move }
games-your-move-until = {"  "}{ $game } { $white } - { $black }: jij bent aan { -move }, tijd tot { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: jij bent niet aan { -move }
games-not-your-move-until = {"  "}{ $game } { $white } - { $black }: jij bent niet aan { -move }; je { -opponent } heeft tijd tot { $until }
calendar-mailed = Het adres van je agenda komt in een aparte mail.
calendar-revoked = Je agenda heeft geen adres meer. Programma’s die erop geabonneerd zijn, tonen niets nieuws meer.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Schaken: { $site }
calendar-move = { $game }: je { -move } { $number } tegen { $opponent }
calendar-seal = { $game }: je { -move } { $number } { -seal } tegen { $opponent }
calendar-deadline = Je { -clock } loopt tot het tijdstip van dit agendapunt.
calendar-last-move = De laatste { -move } van je { -opponent }: { $move }.
calendar-resumption = { $game }: { -resume(form: "noun") } tegen { $opponent }
calendar-resumption-latest = De { -adjourn(form: "participle") } { -game } wordt uiterlijk op het tijdstip van dit agendapunt { -resume(form: "finite") }.
calendar-leave = Verlof
unsubscribe-title = Meldingen per mail
unsubscribe-ask = Wil je geen mail meer van deze soort: { $kinds }? Alle andere meldingen blijf je krijgen.
unsubscribe-button = Uitzetten
unsubscribe-done = Je krijgt geen mail meer van deze soort: { $kinds }. Om die weer aan te zetten, schrijf per mail aan de dienst: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(case: "Plural") } per mail staan in je instellingen uit. Er is niets gedaan.
mail-unreadable = Je mail kon niet gelezen worden, dus niets daaruit is gedaan. Hij is zo opgebouwd dat hij niet veilig te lezen is: te veel delen, of mails in mails. Stuur hem opnieuw als platte tekst, zonder bijlagen.
mail-before-restoration = Je mail antwoordt op een mail die geschreven is voordat de dienst uit een back-up werd hersteld, en de { -game } kan er toen anders voor hebben gestaan. Er is niets gedaan. Bekijk de { -game } zoals die nu staat (antwoord “{ command-show }”), en beantwoord deze mail.
mail-of-lost-game = Je mail gaat over een { -game } die begon na de back-up waaruit de dienst moest worden hersteld. Die { -game } is verloren gegaan. Er is niets gedaan.
mail-disowned = Een mail naar je antwoordadres is opzijgelegd, en niets daaruit is gedaan: het domein van de afzender zegt dat hij daar niet vandaan komt (DMARC). Als jij hem hebt geschreven, stuur hem dan via de server van je eigen mailaanbieder, of vraag het technisch beheer mail { $mail } vrij te geven; dan telt hij vanaf zijn aankomst.
mail-nothing-waits = Er wacht geen mail meer op je ja of nee: hij is al beantwoord, of hij heeft te lang gewacht. Nu is er niets gedaan.
mail-no-yes = In je antwoord staat geen “{ word-yes }” of “{ word-no }” op een eigen regel, dus de mail waar het over gaat wacht nog. Beantwoord de vraag opnieuw, met dat ene woord.
mail-answer-from-elsewhere = Een antwoord op de vraag over je mail kwam van { $from }. Dat is niet het adres van je account, dus het antwoord telt niet, en de mail wacht nog. Stuur het antwoord vanaf het adres van je account: “{ word-yes }” of “{ word-no }”, alleen op een regel, in een antwoord op de vraag.
mail-not-played = Er is niets gespeeld. Beantwoord deze mail met je { -move } alleen op een regel.
mail-yes-and-more = Je antwoord zegt ja en nog iets anders, dus er is niets gespeeld. Antwoord met alleen “{ word-yes }”, of met je { -move } alleen op een regel.
mail-another-waits = Er kwam een tweede mail die misschien niet van jou is. Over de eerste is je al een vraag gesteld, dus met de tweede is niets gedaan. Beantwoord de vraag over de eerste met “{ word-yes }” of “{ word-no }”, of schrijf vanaf je eigen adres.
mail-to-public-address = Je hebt hier een account, en je naam is { $name }. Je mail kwam binnen op { $mailbox }@; dat bewijst niet wie hem geschreven heeft, dus niets daaruit is gedaan. Beantwoord deze mail met je opdrachten: het antwoordadres is van jou alleen.
mail-of-stranger = Dit is { $site }, waar mensen per mail { -chess } spelen. Dit adres heeft hier geen account. Om er een te krijgen, beantwoord je deze mail (of schrijf je naar { $address }) met één regel: “{ command-join }” en de naam die anderen zullen zien, bijvoorbeeld “{ command-join } Anna Berg”. Je krijgt één mail die vraagt of jij het was; na je ja gaat alles per mail: een { -opponent } vinden, spelen, instellingen. Meer staat op { $url }.
join-unclear = In je antwoord staat geen “{ word-yes }” en geen naam achter het woord “{ command-join }”.
mail-not-a-player = In { $game } speel je niet. Er is niets gedaan.
not-understood = Niet begrepen.
question-several = Ik heb meer dan één { -move } in je mail gevonden: { $lines }. Er is niets gespeeld. Antwoord met die ene { -move } op een eigen regel.
question-in-prose = Ik zag tussen andere woorden iets dat een { -move } kan zijn: { $lines }. Er is niets gespeeld. Schrijf de { -move } alleen op een regel.
question-other-number = Het nummer voor je { -move } is niet dat van je volgende { -move }: { $lines }. Er is niets gespeeld.
question-taken-back = Ik las iets dat de rest van je mail kan terugnemen: { $lines }. Er is niets gedaan.
question-names-another-game = Je mail kwam binnen op het adres van een andere { -game } dan die hij noemt: { $lines }. Er is niets gedaan.
question-in-signature = Onder de regel waarmee je handtekening begint, zag ik iets dat een { -move } kan zijn: { $lines }. Een handtekening wordt niet gelezen, dus er is niets gespeeld.
question-in-subject = Ik vond geen { -move } in de tekst van je mail; in het onderwerp zag ik: { $lines }. Er is niets gespeeld.
question-in-other-letters = Ik vond geen { -move } in jouw stukletters, maar wel een in die van een andere taal: { $lines }. Er is niets gespeeld. Om voortaan zo gelezen te worden, schrijf bijvoorbeeld: { command-set-letters } Deutsch
question-in-cyrillic = Je mail bevat cyrillische letters die op Latijnse lijken: { $lines }. Velden hebben Latijnse letters, dus er is niets gespeeld. Schrijf je { -move } daarmee: { $moves }
question-contradiction = Je mail vraagt dingen die elkaar uitsluiten: { $lines }. Er is niets gedaan. Antwoord met één ervan.
question-in-message = In het bericht aan je { -opponent } staat een regel die een { -move } of een opdracht is: { $lines }. Er is niets gedaan en niets gestuurd. Schrijf die boven het bericht.
question-below-text = Onder de tekst van een { -appeal }, een terugtrekking of een { -arbiter } staat iets dat een { -move } of een opdracht kan zijn, of een deel van de tekst: { $lines }. Er is niets gedaan. Als het bij de tekst hoort, zet dan aan het eind ervan een regel met alleen een punt, en stuur hem opnieuw; zo niet, schrijf het dan boven de tekst of in een eigen mail.
question-other-game = De { -game } die je terugstuurde, gaat niet precies één halve { -move } verder dan de vastgelegde. Er is niets gespeeld.
game-has-no-new-move = De { -game } die je hebt teruggestuurd, heeft geen { -move } die niet al is vastgelegd. Er is niets gespeeld.
question-game-attached = Ik vond een { -game } (PGN) als bijlage en geen { -move } in de tekst van je mail. Die gaat niet precies één halve { -move } verder dan deze { -game }, of heeft niet het nummer ervan (CmailGameName), dus er is niets gedaan. Schrijf je { -move } op een eigen regel in de tekst, bijvoorbeeld 5254 of e4.
question-several-games = Je mail is aan verscheidene { -game(case: "plural") } gericht, en dezelfde woorden kunnen in elk daarvan een { -move } betekenen, dus in deze is niets gedaan. Schrijf naar elke { -game } apart: beantwoord de mail van die { -game }.
question-too-many = In je mail staan meer dan tien opdrachten. Er is niets gedaan.
question-nothing = Ik vond geen { -move } en geen opdracht in je mail. Er is niets gedaan. Schrijf je { -move } of een opdracht op een eigen regel, boven elk citaat.
question-sealing = Je mail heeft het over het { -seal } van een { -move }, en er staat iets in dat een { -move } kan zijn zonder “{ command-seal }” ervoor. Er is niets { -seal(form: "participle") } en niets gespeeld. Om de { -move } af te geven, schrijf je “{ command-seal }” en de { -move } op één regel.
question-sealing-or-play = Je mail heeft het over het { -seal } van een { -move }, en er staat iets in dat een { -move } kan zijn zonder “{ command-seal }” ervoor. Er is niets { -seal(form: "participle") } en niets gespeeld. Om de { -move } af te geven, schrijf je “{ command-seal }” en de { -move } op één regel. Om hem te spelen, stuur je alleen de { -move }, zonder woorden als “{ -seal(form: "participle") }” of “klad” in de tekst of in het onderwerp.
question-sealing-play = Je mail heeft het over het { -seal } van een { -move }, en er staat iets in dat een { -move } kan zijn zonder “{ command-seal }” ervoor. Er is niets { -seal(form: "participle") } en niets gespeeld. Nu kan er niets worden { -seal(form: "participle") }. Om de { -move } te spelen, stuur je alleen de { -move }, zonder woorden als “{ -seal(form: "participle") }” of “klad” in de tekst of in het onderwerp.
your-clock-goes-on = Je { -clock } loopt door.
not-repeated = (niet herhaald)
quoted = “{ $text }”

## Answers to commands

only-arbiters-see = Alleen een { -arbiter } krijgt dit te zien, en alleen van een bestaande { -game }.
needs-own-game = Hiervoor is een { -game } van jou nodig: beantwoord een mail over de { -game }.
rematch-too-early = { $game } is nog niet afgelopen. Vraag het opnieuw na het einde.
arranged = Het is geregeld.
arranged-game = De { -game } { $game } is begonnen; een mail erover volgt.
arranged-seek = Je oproep { $challenge } staat open: de eerste speler die hem accepteert, speelt. Om hem in te trekken, schrijf: { command-withdraw } { $challenge }
arranged-challenge = Je uitdaging { $challenge } is onderweg. Om die in te trekken, schrijf: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } is ingetrokken. Niemand kan die nog accepteren.
arranged-declined = Je hebt { $challenge } afgewezen. De uitdager krijgt een mail.
nothing-changed = Er is niets gewijzigd.
everywhere-leave = Je hebt verlof van { $first } tot en met { $last } in { $count } van je { $games ->
    [one] { $games } { -game }
   *[other] { $games } { -game(case: "plural") }
}.
everywhere-no-leave = Je verlof vanaf { $first } is geannuleerd in { $count } van je { $games ->
    [one] { $games } { -game }
   *[other] { $games } { -game(case: "plural") }
}.
everywhere-done = Het is gedaan in { $count } van je { $games ->
    [one] { $games } { -game }
   *[other] { $games } { -game(case: "plural") }
}.
everywhere-refused = { $game }: { $refusal }
resumes-at = De { -game } wordt { -resume(form: "finite") } op { $at }.
done-nothing = Er is niets veranderd: het was al zo.
done-recorded = Het staat in het dossier van de { -game }.
done-event = Dit is gebeurtenis { $event } van { $game }.
hint-accept-offer = Je { -opponent } heeft al { -draw } aangeboden: schrijf “{ command-accept }” om dat aanbod aan te nemen.
hint-offer-with-move = Je biedt { -draw } aan samen met een { -move }: schrijf de { -move } op de regel ervoor.
hint-accept-which = Er is { -draw } aangeboden, en ook voorgesteld af te breken: schrijf “{ command-accept-draw }” of “{ command-adjourn }”.
hint-resign = Je hebt niet { -resign(form: "participle") }. Als je dat wilt, schrijf: { command-resign } { $game }
hint-resign-other = Dit adres hoort bij { $game }. Om die { -game } op te geven, schrijf: { command-resign } { $game }
sealed-not-one-move = Dit is hier niet precies één reglementaire { -move }. Er is niets { -seal(form: "participle") }; wat je schreef, wordt niet herhaald.
message-on-record = Het bericht onder de { -move } is al vastgelegd, dus het is niet opnieuw verstuurd.
pace = { $name }: { -move(case: "plural") } { $moves }, waarvan in de laatste 30 dagen { $recent }, de laatste { $last }; verbruikt { $used }, meegeteld { $charged }; per { -move } gemiddeld { $mean }, voor de helft ervan { $median } of minder, hoogstens { $longest } (halve { -move } { $longest_at }); voor de laatste tien { $last_ten }; voor deze { -move } { $thinking }.
pace-none = geen
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (van jou), { $terms }
seeks-none = Er staan geen oproepen open.
seeks-how = Om er een te accepteren, schrijf bijvoorbeeld: { command-accept-challenge } { $challenge }
seek-plays-white = speelt met { -white }
seek-plays-black = speelt met { -black }
seek-colours-drawn = kleuren worden geloot
seek-set-position = vanuit een opgegeven stelling
seek-chess960 = Chess960
no-legal-move = Er is geen reglementaire { -move }.
last-move = De laatste { -move } was { $move }.
no-move-made = Er is nog geen { -move } gedaan.
status-flag = De { -flag } van { $name } is gevallen op { $at }; tot die geclaimd wordt, telt een { -move } nog.
status-moves = { $name } is aan { -move }, tijd tot { $at }
status-no-clock = Er loopt geen { -clock }.
conditions-given-none = Je hebt geen voorwaardelijke { -move(case: "plural") } opgegeven.
conditions-given = Je hebt { $count ->
    [one] { $count } regel
   *[other] { $count } regels
} met voorwaardelijke { -move(case: "plural") } opgegeven; ze staan hieronder.
conditions-of-opponent = Die van je { -opponent }, die je in deze { -game } mag zien:

## Help: a message is what a player writes, its .about says what it does

help = Beantwoord een mail over een { -game }. Elke opdracht staat op een eigen regel.
help-below = Alles onder een regel “-- ” wordt niet gelezen.
help-section-game = Je { -move }, en het einde van een { -game }:
help-section-shown = Om te bekijken:
help-section-time = Tijd en verlof:
help-section-adjournment = { -adjourn(form: "Infinitive") } en hervatten:
help-section-lobby = Nieuwe { -game(case: "plural") }, en je terugtrekken:
help-section-settings = Instellingen:
help-as-arbiter = Als { -arbiter }.
help-e2e4 = e2e4 of Nf3 of 5254
    .about = je { -move }, in elke notatie
help-5254 = 5254 (=)
    .about = je { -move } met een { -draw-offer }
help-accept = { command-accept } / { command-decline }
    .about = de aangeboden { -draw }
help-resign = { command-resign-yes }
    .about = de { -game } { -resign }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = { -draw } claimen; met een { -move } die je aankondigt erachter: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = claimen dat de { -flag } van je { -opponent } is gevallen
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = volgens een { -tablebase }, waar het reglement dat toestaat
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = een { -arbiter } laten beslissen, waar het reglement dat toestaat; daaronder een regel met “{ command-analysis }:” en je analyse
help-if = { command-if } 5755 { command-then } 7163
    .about = je antwoord op een { -move } van je { -opponent }, vooraf; meer regels vormen een boom; “{ command-conditions }” toont ze, “{ command-no-conditions }” trekt ze in
help-say = { command-say } TEKST
    .about = een bericht aan je { -opponent }; voor meer regels: onder een regel “{ command-message }:”, onder je { -move } of alleen
help-rematch = { command-rematch }
    .about = nog een { -game } met dezelfde { -opponent } en hetzelfde reglement, met andere kleur; in een antwoord over een { -game } die is afgelopen
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = de stukken van één soort, op één lijn of rij, in woorden
help-last = { command-last }
    .about = de laatste { -move }
help-status = { command-status }
    .about = beide { -clock(case: "plural") }, wat er hierna verandert en waarom
help-games = { command-games }
    .about = je { -game(case: "plural") }, met wie er aan { -move } is en tot wanneer
help-games-over = { command-games-over }
    .about = je { -game(case: "plural") } die zijn afgelopen, met de uitslagen
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = een { -game }, of al je { -game(case: "plural") }, als bestand
help-refill = { command-refill }
    .about = je { -clock } uit de tijdbank bijvullen (Triple Block)
help-reflect = { command-reflect }
    .about = verder nadenken waar stilzwijgen de { -game } zou kosten
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = in deze { -game }; { command-leave-all } ...: in al je { -game(case: "plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = verlof dat nog niet begonnen is; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = voorstellen af te breken, of dat goedvinden; of: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = de speelsessie nu beëindigen; de rest ervan telt voor jou mee
help-seal = { command-seal } ZET
    .about = de { -move } { -seal } bij het { -adjourn } van een { -game }
help-draft = { command-draft } ZET, { command-seal }
    .about = hetzelfde in twee stappen: een kladversie kan worden vervangen
help-resume = { command-resume }
    .about = je bent klaar om te { -resume }
help-choose = { command-choose } ZET
    .about = welke { -move } de dubbelzinnige { -sealed-move } van je { -opponent } betekent
help-clocks = { command-clocks-wrong }
    .about = als de { -game } { -resume(form: "finite") } is
help-publish = { command-publish }
    .about = de { -envelope } van een { -game } die is afgelopen, mag getoond worden
help-challenge = { command-challenge } NAAM [{ word-white }|{ word-black }] [5 { word-days } of 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TEKST
    .about = je verlaat alle { -game(case: "plural") } van dit toernooi, met de reden
help-withdraw-from = { command-withdraw-from-all-games-yes }: TEKST
help-appeal = { command-appeal } 17: TEKST
    .about = tegen wat een { -arbiter } deed; het nummer staat in de mail daarover
help-settings = { command-settings }
    .about = toont ze; om er een te wijzigen, bijvoorbeeld: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = de taal van je mails
help-notices = { command-notices-off } { kind-messages }
    .about = geen mail voor elk bericht; of: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } voor { kind-news }, { command-notices-each }
    .about = één mail per dag of week in plaats van veel; { command-set-digest } { weekday-monday } 08:00 kiest het tijdstip
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = uren zonder mail, behalve voor wat daarna te laat zou komen
help-unsubscribe = { command-unsubscribe }
    .about = geen van deze meldingen; { command-unsubscribe } voor { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = wat { -white } en wat { -black } tot nu toe verbruikt hebben
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = en het einde van de { -deadline } van de lopende { -clock }, in UTC, of met +01:00 erachter
act-usage-adjudicate = adjudicate 1-0
    .about = of 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = voor { -white } en voor { -black }; 1/2 kan ook
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = beëindigt het verlof met deze eerste dag, wie het ook gaf
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = wanneer een { -adjourn(form: "participle") } { -game } wordt { -resume(form: "finite") }, in UTC, of met +01:00 erachter
act-usage-approve = approve early
    .about = de { -envelope } mag vroegtijdig worden geopend: door jou, of, waar daar twee { -arbiter(case: "plural") } voor nodig zijn, door een ander
act-usage-missing = missing
    .about = de { -envelope } is zoek of gaat niet open
act-usage-takeback = takeback 12
    .about = zoveel halve { -move(case: "plural") } blijven staan
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = van alle { -game(case: "plural") } van het toernooi; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = over een { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = over een { -claim }
act-usage-acknowledge = acknowledge
    .about = het opschrift van de { -envelope } is in orde
act-usage-open = open
    .about = de { -envelope } die de dienst heeft; vroegtijdig alleen na approve early
act-usage-flag = flag
    .about = die is gevallen, en jij beëindigt de { -game } ermee
act-usage-pace = pace
    .about = hoe beide spelers hun tijd hebben gebruikt
act-usage = Schrijf: { $begins } G42 WAT: de reden. WAT is
act-usage-bare = en zonder reden
act-usage-opening = Een { -envelope } wordt geopend zonder reden op dezelfde regel. Schrijf: { $begins } G42 open. Moet dat vroegtijdig, schrijf dan eerst: { $begins } G42 approve early: de reden
act-usage-resumption-time = Geef de dag en de tijd waarop de { -game } wordt { -resume(form: "finite") }, in UTC of met een tijdsverschil erachter. Schrijf: { $begins } G42 resumption 2026-12-24 10:00 +01:00: de reden

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = accepteren
    .also = accepteer | ik accepteer | geaccepteerd | aanvaarden | aanvaard | ik aanvaard | ik accepteer je voorstel | ik accepteer uw voorstel | ik accepteer het voorstel | voorstel accepteren | voorstel geaccepteerd | ik accepteer je aanbod | ik accepteer uw aanbod | ik accepteer het aanbod | aanbod accepteren | aanbod geaccepteerd | ik neem je aanbod aan | ik neem uw aanbod aan | ik neem het aanbod aan
command-accept-draw = remise accepteren
    .also = accepteer remise | ik accepteer remise | accepteer de remise | ik accepteer de remise | remise geaccepteerd | accepteer het remiseaanbod | ik accepteer het remiseaanbod | ik accepteer je remiseaanbod | ik accepteer uw remiseaanbod | remiseaanbod accepteren | remiseaanbod geaccepteerd | remise aannemen | remise aangenomen | neem remise aan | ik neem remise aan | neem de remise aan | ik neem de remise aan | ik neem het remiseaanbod aan | remise aanvaarden | remise aanvaard | ik aanvaard remise | ik aanvaard de remise | remise akkoord | akkoord met remise | ik ga akkoord met remise | ik neem je remiseaanbod aan | ik neem uw remiseaanbod aan | ik aanvaard het remiseaanbod | ik aanvaard je remiseaanbod | ik aanvaard uw remiseaanbod
command-decline = afwijzen
    .also = afgewezen | wijs af | ik wijs af | weigeren | geweigerd | ik weiger | niet accepteren | ik accepteer niet | ik wijs je voorstel af | ik wijs uw voorstel af | ik wijs het voorstel af | voorstel afwijzen | voorstel afgewezen | ik wijs je aanbod af | ik wijs uw aanbod af | ik wijs het aanbod af | aanbod afwijzen | aanbod afgewezen | ik accepteer je voorstel niet | ik accepteer uw voorstel niet | ik accepteer het voorstel niet | ik accepteer je aanbod niet | ik accepteer uw aanbod niet | ik accepteer het aanbod niet | ik neem je aanbod niet aan | ik neem het aanbod niet aan | ik neem uw aanbod niet aan
command-decline-draw = remise afwijzen
    .also = remise afgewezen | wijs remise af | ik wijs remise af | wijs de remise af | ik wijs de remise af | ik wijs het remiseaanbod af | ik wijs je remiseaanbod af | remiseaanbod afwijzen | remiseaanbod afgewezen | remise weigeren | remise geweigerd | weiger remise | ik weiger remise | geen remise | ik accepteer remise niet | ik accepteer de remise niet | ik accepteer het remiseaanbod niet | ik accepteer je remiseaanbod niet | ik accepteer uw remiseaanbod niet | ik neem de remise niet aan | ik neem het remiseaanbod niet aan | ik neem remise niet aan | niet akkoord met remise | ik wijs uw remiseaanbod af | ik neem je remiseaanbod niet aan | ik neem uw remiseaanbod niet aan | ik ga niet akkoord met remise
command-draw = remise
    .also = remise? | remise aanbieden | bied remise | ik bied remise | bied remise aan | ik bied remise aan | ik bied je remise aan | ik bied u remise aan | remiseaanbod | remise-aanbod | remise aanbod | en bied remise aan | en ik bied remise aan | en stel remise voor | en ik stel remise voor | remisevoorstel | stel remise voor | ik stel remise voor | met remiseaanbod
command-resign = opgeven
    .also = geef op | ik geef op | ik geef het op | partij opgeven | de partij opgeven | geef de partij op | ik geef de partij op | ik geef deze partij op
command-resign-yes = opgeven ja
    .also = geef op ja | ik geef op ja | partij opgeven ja | de partij opgeven ja | geef de partij op ja | ik geef de partij op ja | ik geef deze partij op ja | resign ja
command-claim-threefold = claim driemaal dezelfde stelling
    .also = claim stellingherhaling | ik claim stellingherhaling | claim stellingsherhaling | ik claim stellingsherhaling | claim herhaling | ik claim herhaling | claim zetherhaling | ik claim zetherhaling | claim herhaling van zetten | ik claim herhaling van zetten | claim herhaling van stelling | ik claim herhaling van stelling | ik claim driemaal dezelfde stelling | claim drie maal dezelfde stelling | ik claim drie maal dezelfde stelling | claim drie keer dezelfde stelling | ik claim drie keer dezelfde stelling | claim 3 keer dezelfde stelling | ik claim 3 keer dezelfde stelling | claim 3x dezelfde stelling | ik claim 3x dezelfde stelling | claim drievoudige herhaling | ik claim drievoudige herhaling | claim remise door stellingherhaling | ik claim remise door stellingherhaling | claim remise wegens stellingherhaling | ik claim remise wegens stellingherhaling | claim remise vanwege stellingherhaling | ik claim remise vanwege stellingherhaling | claim remise door stellingsherhaling | ik claim remise door stellingsherhaling | claim remise wegens stellingsherhaling | ik claim remise wegens stellingsherhaling | claim remise vanwege stellingsherhaling | ik claim remise vanwege stellingsherhaling | claim remise door herhaling | ik claim remise door herhaling | claim remise wegens herhaling | ik claim remise wegens herhaling | claim remise vanwege herhaling | ik claim remise vanwege herhaling | claim remise door zetherhaling | ik claim remise door zetherhaling | claim remise wegens zetherhaling | ik claim remise wegens zetherhaling | claim remise vanwege zetherhaling | ik claim remise vanwege zetherhaling | claim remise door herhaling van zetten | ik claim remise door herhaling van zetten | claim remise wegens herhaling van zetten | ik claim remise wegens herhaling van zetten | claim remise vanwege herhaling van zetten | ik claim remise vanwege herhaling van zetten | claim remise door herhaling van stelling | ik claim remise door herhaling van stelling | claim remise wegens herhaling van stelling | ik claim remise wegens herhaling van stelling | claim remise vanwege herhaling van stelling | ik claim remise vanwege herhaling van stelling | claim remise door driemaal dezelfde stelling | ik claim remise door driemaal dezelfde stelling | claim remise wegens driemaal dezelfde stelling | ik claim remise wegens driemaal dezelfde stelling | claim remise vanwege driemaal dezelfde stelling | ik claim remise vanwege driemaal dezelfde stelling | claim remise door drie maal dezelfde stelling | ik claim remise door drie maal dezelfde stelling | claim remise wegens drie maal dezelfde stelling | ik claim remise wegens drie maal dezelfde stelling | claim remise vanwege drie maal dezelfde stelling | ik claim remise vanwege drie maal dezelfde stelling | claim remise door drie keer dezelfde stelling | ik claim remise door drie keer dezelfde stelling | claim remise wegens drie keer dezelfde stelling | ik claim remise wegens drie keer dezelfde stelling | claim remise vanwege drie keer dezelfde stelling | ik claim remise vanwege drie keer dezelfde stelling | claim remise door 3 keer dezelfde stelling | ik claim remise door 3 keer dezelfde stelling | claim remise wegens 3 keer dezelfde stelling | ik claim remise wegens 3 keer dezelfde stelling | claim remise vanwege 3 keer dezelfde stelling | ik claim remise vanwege 3 keer dezelfde stelling | claim remise door 3x dezelfde stelling | ik claim remise door 3x dezelfde stelling | claim remise wegens 3x dezelfde stelling | ik claim remise wegens 3x dezelfde stelling | claim remise vanwege 3x dezelfde stelling | ik claim remise vanwege 3x dezelfde stelling | claim remise door drievoudige herhaling | ik claim remise door drievoudige herhaling | claim remise wegens drievoudige herhaling | ik claim remise wegens drievoudige herhaling | claim remise vanwege drievoudige herhaling | ik claim remise vanwege drievoudige herhaling | stellingherhaling claimen | stellingsherhaling claimen | herhaling claimen | zetherhaling claimen | herhaling van zetten claimen | herhaling van stelling claimen | driemaal dezelfde stelling claimen | drie maal dezelfde stelling claimen | drie keer dezelfde stelling claimen | drievoudige herhaling claimen | claim driemaal dezelfde stelling met | ik claim driemaal dezelfde stelling met | claim drie keer dezelfde stelling met | ik claim drie keer dezelfde stelling met | claim stellingherhaling met | ik claim stellingherhaling met | claim stellingsherhaling met | ik claim stellingsherhaling met | claim herhaling met | ik claim herhaling met | claim zetherhaling met | ik claim zetherhaling met
command-claim-fifty = claim 50 zetten
    .also = ik claim 50 zetten | claim vijftig zetten | ik claim vijftig zetten | claim 50-zettenregel | ik claim 50-zettenregel | claim de 50-zettenregel | ik claim de 50-zettenregel | claim 50 zetten regel | ik claim 50 zetten regel | claim de 50 zetten regel | ik claim de 50 zetten regel | claim vijftigzettenregel | ik claim vijftigzettenregel | claim de vijftigzettenregel | ik claim de vijftigzettenregel | claim remise door 50 zetten | ik claim remise door 50 zetten | claim remise wegens 50 zetten | ik claim remise wegens 50 zetten | claim remise door vijftig zetten | ik claim remise door vijftig zetten | claim remise wegens vijftig zetten | ik claim remise wegens vijftig zetten | claim remise door de 50-zettenregel | ik claim remise door de 50-zettenregel | claim remise wegens de 50-zettenregel | ik claim remise wegens de 50-zettenregel | claim remise door de 50 zetten regel | ik claim remise door de 50 zetten regel | claim remise wegens de 50 zetten regel | ik claim remise wegens de 50 zetten regel | claim remise door de vijftigzettenregel | ik claim remise door de vijftigzettenregel | claim remise wegens de vijftigzettenregel | ik claim remise wegens de vijftigzettenregel | 50 zetten claimen | vijftigzettenregel claimen | claim 50 zetten met | ik claim 50 zetten met | claim vijftigzettenregel met | claim de vijftigzettenregel met | claim remise vanwege 50 zetten | ik claim remise vanwege 50 zetten | claim remise vanwege vijftig zetten | ik claim remise vanwege vijftig zetten | claim remise vanwege de 50-zettenregel | ik claim remise vanwege de 50-zettenregel | claim remise vanwege de 50 zetten regel | ik claim remise vanwege de 50 zetten regel | claim remise vanwege de vijftigzettenregel | ik claim remise vanwege de vijftigzettenregel
command-claim-time = claim tijd
    .also = ik claim tijd | claim de tijd | ik claim de tijd | claim vlag | ik claim vlag | claim de vlag | ik claim de vlag | claim tijdsoverschrijding | ik claim tijdsoverschrijding | claim tijdoverschrijding | ik claim tijdoverschrijding | claim winst op tijd | ik claim winst op tijd | claim winst wegens tijdsoverschrijding | ik claim winst wegens tijdsoverschrijding | claim winst door tijdsoverschrijding | ik claim winst door tijdsoverschrijding | tijd claimen | vlag claimen | tijdsoverschrijding claimen
command-claim-win = claim winst
    .also = ik claim winst | claim de winst | ik claim de winst | winst claimen
command-claim-draw = claim remise
    .also = ik claim remise | remise claimen
command-adjudicate-win = arbitrage winst
    .also = arbitrage op winst | vraag arbitrage winst | ik vraag arbitrage winst | arbitrage aanvragen winst | arbitreren winst
command-adjudicate-draw = arbitrage remise
    .also = arbitrage op remise | vraag arbitrage remise | ik vraag arbitrage remise | arbitrage aanvragen remise | arbitreren remise
command-say = zeg
command-message = bericht
    .also = opmerking | commentaar
command-analysis = analyse
command-if = als
    .also = indien
command-then = dan
command-conditions = voorwaardelijke zetten
    .also = mijn voorwaardelijke zetten | toon voorwaardelijke zetten | toon mijn voorwaardelijke zetten | conditionele zetten | mijn conditionele zetten
command-no-conditions = geen voorwaardelijke zetten
    .also = voorwaardelijke zetten wissen | voorwaardelijke zetten verwijderen | voorwaardelijke zetten intrekken | wis voorwaardelijke zetten | wis mijn voorwaardelijke zetten | verwijder voorwaardelijke zetten | verwijder mijn voorwaardelijke zetten | geen conditionele zetten
command-adjourn = afbreken
    .also = breek af | ik breek af | ik wil afbreken | partij afbreken | de partij afbreken | stel voor af te breken | ik stel voor af te breken | stel voor de partij af te breken | ik stel voor de partij af te breken | ik stel voor om af te breken | ik stel voor om de partij af te breken | afbreken akkoord | akkoord met afbreken | ik ga akkoord met afbreken | breek de partij af | ik wil de partij afbreken
command-adjourn-early = voortijdig afbreken
    .also = vroegtijdig afbreken | partij voortijdig afbreken | de partij voortijdig afbreken | afbreken voortijdig
command-decline-adjournment = niet afbreken
    .also = afbreken afwijzen | afbreken afgewezen | afbreken weigeren | afbreken geweigerd | weiger afbreken | ik wil niet afbreken | partij niet afbreken | de partij niet afbreken | niet akkoord met afbreken | ik wil de partij niet afbreken | ik ga niet akkoord met afbreken
command-seal = afgeven
    .also = zet afgeven | de zet afgeven | mijn zet afgeven | geef af | afgegeven | afgegeven zet | mijn afgegeven zet | af te geven zet | verzegel | verzegelen | ik verzegel | zet verzegelen | verzegelde zet | mijn verzegelde zet | geheime zet | mijn geheime zet
command-draft = klad
    .also = kladzet | kladversie | mijn kladzet | mijn kladversie | kladversie van de zet | conceptzet | mijn conceptzet | voorlopige zet
command-choose = kies
    .also = kiezen | kies zet | kies de zet | ik kies de zet
command-resume = hervatten
    .also = hervat | ik hervat | partij hervatten | de partij hervatten | hervat de partij | ik wil hervatten | klaar om te hervatten | ik ben klaar om te hervatten | hervatting
command-publish = publiceren
    .also = publiceer | envelop publiceren | de envelop publiceren | publiceer envelop | publiceer de envelop | openbaar maken | envelop openbaar maken
command-clocks-wrong = klokken kloppen niet
    .also = de klokken kloppen niet | klok klopt niet | de klok klopt niet | mijn klok klopt niet | klokken fout | klok fout | klokken onjuist | klokken verkeerd | klok verkeerd | verkeerde klokken
command-refill = bijvullen
    .also = klok bijvullen | mijn klok bijvullen | de klok bijvullen | vul klok bij | vul de klok bij | vul mijn klok bij
command-reflect = nadenken
    .also = verder nadenken | langer nadenken | doordenken
command-leave = verlof
    .also = verlof van | verlof vanaf | verlof opnemen | verlof opnemen van | neem verlof | neem verlof van | ik neem verlof | ik neem verlof van | vakantie | vakantie van | vakantie vanaf
command-leave-all = verlof overal
    .also = verlof overal van | verlof overal vanaf | verlof in alle partijen | verlof in alle partijen van | verlof in al mijn partijen | verlof in al mijn partijen van | verlof voor alle partijen | vakantie overal | vakantie in alle partijen | vakantie in al mijn partijen
command-cancel-leave = verlof annuleren
    .also = annuleer verlof | annuleer het verlof | annuleer mijn verlof | ik annuleer mijn verlof | verlof annuleren van | verlof annuleren vanaf | annuleer verlof van | annuleer verlof vanaf | verlof intrekken | verlof schrappen | verlof afzeggen | vakantie annuleren | annuleer vakantie | annuleer mijn vakantie
command-cancel-leave-all = verlof overal annuleren
    .also = annuleer verlof overal | annuleer mijn verlof overal | verlof in alle partijen annuleren | annuleer verlof in alle partijen | verlof in al mijn partijen annuleren | annuleer verlof in al mijn partijen | verlof overal intrekken | vakantie overal annuleren | annuleer vakantie overal
command-withdraw-from-event-yes = terugtrekken uit toernooi ja
    .also = terugtrekken uit het toernooi ja | terugtrekking uit toernooi ja | terugtrekking uit het toernooi ja | ik trek me terug uit het toernooi ja | ik trek mij terug uit het toernooi ja
command-withdraw-from-all-games-yes = terugtrekken uit alle partijen ja
    .also = terugtrekken uit al mijn partijen ja | terugtrekking uit alle partijen ja | ik trek me terug uit alle partijen ja | ik trek mij terug uit alle partijen ja | ik trek me terug uit al mijn partijen ja
command-appeal = beroep
    .also = beroep tegen | beroep tegen maatregel | in beroep | in beroep tegen | in beroep tegen maatregel | ga in beroep tegen | ga in beroep tegen maatregel | ik ga in beroep tegen | ik ga in beroep tegen maatregel
command-challenge = uitdagen
    .also = daag uit | ik daag uit | uitdaging aan
command-accept-challenge = uitdaging accepteren
    .also = accepteer uitdaging | accepteer de uitdaging | ik accepteer uitdaging | ik accepteer de uitdaging | uitdaging geaccepteerd | uitdaging aannemen | neem uitdaging aan | uitdaging aanvaarden | ik aanvaard uitdaging | ik aanvaard de uitdaging | oproep accepteren | accepteer oproep | accepteer de oproep | ik accepteer oproep | ik accepteer de oproep
command-decline-challenge = uitdaging afwijzen
    .also = uitdaging afgewezen | wijs uitdaging af | ik wijs uitdaging af | ik wijs de uitdaging af | uitdaging weigeren | uitdaging geweigerd | weiger uitdaging | ik weiger uitdaging
command-seek = zoek
    .also = zoek partij | zoek een partij | ik zoek een partij | zoek tegenstander | zoek een tegenstander | ik zoek een tegenstander | partij zoeken | tegenstander zoeken
command-seeks = oproepen
    .also = open oproepen | openstaande oproepen | toon oproepen | toon de oproepen
command-withdraw = intrekken
    .also = trek in | ik trek in | uitdaging intrekken | de uitdaging intrekken | oproep intrekken | de oproep intrekken
command-rematch = revanche
    .also = revanche graag | ik wil revanche
command-show = stelling
    .also = bord | toon | toon stelling | toon de stelling | toon bord | toon het bord | laat zien
command-where = waar
    .also = waar is | waar zijn | waar staat | waar staan
command-file = lijn
command-rank = rij
command-last = laatste zet
    .also = laatste | toon laatste zet | toon de laatste zet
command-moves = zetten
    .also = alle zetten | toon zetten | toon de zetten | toon alle zetten | zettenlijst
command-legal = mogelijke zetten
    .also = legale zetten | reglementaire zetten | toegestane zetten | toon mogelijke zetten | toon de mogelijke zetten
command-pgn = pgn
command-pgn-all = pgn alle
    .also = pgn alles | pgn alle partijen | pgn allemaal
command-pgn-all-before = pgn alle voor
    .also = pgn alle vóór | pgn alles voor | pgn alles vóór | pgn alle partijen voor | pgn alle partijen vóór
command-status = klokken
    .also = klok | status | toon klokken | toon de klokken
command-games = partijen
    .also = mijn partijen | toon partijen | toon mijn partijen
command-games-over = afgelopen partijen
    .also = mijn afgelopen partijen | toon afgelopen partijen | toon mijn afgelopen partijen | beëindigde partijen | beeindigde partijen | partijen afgelopen
command-games-over-before = afgelopen partijen voor
    .also = afgelopen partijen vóór | mijn afgelopen partijen voor | mijn afgelopen partijen vóór | toon afgelopen partijen voor | toon afgelopen partijen vóór | beëindigde partijen voor | beeindigde partijen voor | beëindigde partijen vóór | beeindigde partijen vóór
command-settings = instellingen
    .also = mijn instellingen | toon instellingen | toon mijn instellingen
command-set-time-zone = zet tijdzone op
    .also = zet tijdzone | zet de tijdzone op | zet mijn tijdzone op | tijdzone
command-set-notation = zet notatie op
    .also = zet notatie | zet de notatie op | zet mijn notatie op | notatie
command-set-letters = zet stukletters op
    .also = zet stukletters | zet de stukletters op | zet letters op | zet letters | stukletters
command-set-board = zet bord
    .also = zet het bord
command-set-pgn = zet pgn
    .also = zet de pgn
command-set-calendar = zet agenda
    .also = zet mijn agenda | zet kalender
command-set-digest = zet verzamelmail op
    .also = zet verzamelmail | zet verzamelmails op | zet verzamelmails | zet mijn verzamelmail op
command-set-quiet = zet stille uren
    .also = zet stille uren op | zet mijn stille uren | zet mijn stille uren op
command-set-mail = zet mail op
    .also = zet mail | zet de mail op | zet mails op | zet mijn mail op | zet mijn mails op | zet e-mail op | zet e-mail | zet mailformaat op | zet mailformaat | zet het mailformaat op | mailformaat
command-set-acknowledge = zet bevestigingen
    .also = zet bevestiging | zet de bevestigingen
command-set-language = zet taal op
    .also = zet taal | zet de taal op | zet mijn taal op
command-language = taal
command-notices-on = zet meldingen aan voor
    .also = zet meldingen aan | zet meldingen aan over | meldingen aan voor | meldingen aan | meldingen aanzetten | meldingen aanzetten voor
command-notices-off = zet meldingen uit voor
    .also = zet meldingen uit | zet meldingen uit over | meldingen uit voor | meldingen uit | meldingen uitzetten | meldingen uitzetten voor | geen meldingen voor | geen meldingen over | geen meldingen
command-notices-each = meldingen meteen
    .also = meldingen meteen voor | meldingen meteen over | meldingen direct | meldingen direct voor | meldingen direct over | meldingen onmiddellijk | meldingen onmiddellijk voor | meldingen onmiddellijk over | meldingen apart | meldingen apart voor | meldingen apart over | zet meldingen op meteen | zet meldingen op meteen voor | zet meldingen op meteen over | zet meldingen op direct | zet meldingen op direct voor | zet meldingen op direct over
command-notices-daily = meldingen dagelijks
    .also = meldingen dagelijks voor | meldingen dagelijks over | meldingen elke dag | meldingen elke dag voor | meldingen elke dag over | meldingen iedere dag | meldingen iedere dag voor | meldingen iedere dag over | meldingen één keer per dag | meldingen één keer per dag voor | meldingen één keer per dag over | meldingen een keer per dag | meldingen een keer per dag voor | meldingen een keer per dag over | meldingen eenmaal per dag | meldingen eenmaal per dag voor | meldingen eenmaal per dag over | zet meldingen op dagelijks | zet meldingen op dagelijks voor | zet meldingen op dagelijks over | zet meldingen op elke dag | zet meldingen op elke dag voor | zet meldingen op elke dag over | verzamelmail dagelijks | verzamelmail dagelijks voor | verzamelmail dagelijks over
command-notices-weekly = meldingen wekelijks
    .also = meldingen wekelijks voor | meldingen wekelijks over | meldingen elke week | meldingen elke week voor | meldingen elke week over | meldingen iedere week | meldingen iedere week voor | meldingen iedere week over | meldingen één keer per week | meldingen één keer per week voor | meldingen één keer per week over | meldingen een keer per week | meldingen een keer per week voor | meldingen een keer per week over | meldingen eenmaal per week | meldingen eenmaal per week voor | meldingen eenmaal per week over | zet meldingen op wekelijks | zet meldingen op wekelijks voor | zet meldingen op wekelijks over | zet meldingen op elke week | zet meldingen op elke week voor | zet meldingen op elke week over | verzamelmail wekelijks | verzamelmail wekelijks voor | verzamelmail wekelijks over
command-unsubscribe = afmelden
    .also = afmelden voor | afmelden van | meld me af | meld me af voor | uitschrijven | uitschrijven voor
command-calendar = agenda
    .also = agenda aan | agenda aanzetten | zet agenda aan | zet mijn agenda aan | agenda-adres | nieuw agenda-adres | kalender | kalender aan
command-calendar-off = agenda uit
    .also = agenda uitzetten | zet agenda uit | zet de agenda uit | zet mijn agenda uit | agenda intrekken | agenda-adres intrekken | trek agenda-adres in | trek mijn agenda-adres in | kalender uit | kalender uitzetten
command-help = help
    .also = hulp | opdrachten | alle opdrachten | toon opdrachten | commando’s | commandos
command-join = aanmelden
    .also = aanmelden als | ik meld me aan als | inschrijven | inschrijven als | registreren | registreren als
command-move = speel zet
    .also = speel de zet | ik speel de zet

## Words behind a command

word-yes = ja
    .also = jazeker
word-no = nee
    .also = neen
word-on = aan
    .also = ingeschakeld
word-off = uit
    .also = uitgeschakeld
word-white = met wit
    .also = met de witte stukken | als wit | kleur wit
word-black = met zwart
    .also = met de zwarte stukken | als zwart | kleur zwart
word-random = willekeurig
    .also = door loting | loting | geloot
word-days = dagen
    .also = dag
word-a-move = per zet
    .also = voor elke zet | voor iedere zet | elke zet | iedere zet | een zet | één zet
word-in-all = in totaal
    .also = totaal | in het totaal | bij elkaar | voor de partij | voor de hele partij | per partij
word-from = van
    .also = vanaf
word-to = tot en met
    .also = tot | t/m
word-all = alle
    .also = alles | allemaal
word-and = en
word-attached = als bijlage
    .also = in bijlage | in de bijlage | bijgevoegd
word-not-attached = niet als bijlage
    .also = niet in bijlage | niet bijgevoegd | zonder bijlage
word-king = koning
    .also = de koning | koningen | de koningen
word-queen = dame
    .also = de dame | dames | de dames | koningin | de koningin
word-rook = toren
    .also = de toren | torens | de torens
word-bishop = loper
    .also = de loper | lopers | de lopers
word-knight = paard
    .also = het paard | paarden | de paarden
word-pawn = pion
    .also = de pion | pionnen | de pionnen

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = cijfers
    .also = numeriek | numerieke | met cijfers
notation-san = san
notation-letters = letters
    .also = met letters
notation-figurine = figurines
    .also = figurine | figuren | met figurines
notation-long = lang
    .also = lange | uitgebreid
notation-uci = uci
notation-announced = Duitse woorden
    .also = woorden | in woorden | met woorden | uitgesproken
format-html = html
format-text = tekst
    .also = platte tekst | alleen tekst | gewone tekst
kind-moves = zetten
    .also = zet
kind-reminders = herinneringen
    .also = herinnering
kind-adjournments = hangpartijen
    .also = hangpartij | afgebroken partijen | afbreken
kind-arbiter = arbiter
    .also = arbiters | de arbiter
kind-account = account
    .also = mijn account | accounts
kind-acknowledgements = bevestigingen
    .also = bevestiging
kind-messages = berichten
    .also = bericht
kind-news = nieuws
    .also = nieuwtjes
kind-results = uitslagen
    .also = uitslag | resultaten | resultaat
kind-challenges = uitdagingen
    .also = uitdaging
kind-proofs = bewijzen
    .also = bewijs | ontvangstbewijzen | ontvangstbewijs

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = claim
line-adjudicate = arbitrage
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = terugtrekken
line-set = instelling
line-arbiter = { -arbiter }
line-seal = { command-seal } (de { -move } wordt niet herhaald)
line-draft = { command-draft } (de { -move } wordt niet herhaald)
line-conditions = { command-if } ... (niet herhaald)
line-not-repeated = (niet herhaald)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = afgeven | afgeef | afgeeft | afgegeven | afgaf | afgifte | geef af | geef hem af | geef de zet af | geef mijn zet af | geef deze zet af | geef die zet af | geef de volgende zet af | geef mijn volgende zet af | geef als zet af | geef deze af | geef die af | geef nu af | geef hierbij af | geef ik af | geef ik hem af | geef ik nu af | geef ik hierbij af | geef ik de zet af | geef ik mijn zet af | geef ik deze zet af | geef ik die zet af | gaf af | gaf ik af | gaf hem af | af te geven | af ga geven | verzegel* | ik zegel | zegelen | gezegeld | gezegelde | envelop | enveloppe | enveloppen | enveloppes | envelopje | in couvert | het couvert | geheim | geheime | geheimhouden | verborgen zet | gesloten zet | geef o-o
draft-words = klad | kladje | kladden | kladversie* | kladzet* | conceptzet* | conceptversie* | ontwerpzet* | voorlopige zet | als concept | mijn concept | concept van de zet | concept van mijn zet

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = schreef
reading-headings = van | verzonden | aan | onderwerp | datum | cc
reading-subjects = antw | betreft
reading-absent = automatische beantwortung | automatisch antwoord | afwezig
reading-sent-from = verzonden vanaf … | verstuurd vanaf …
reading-devices = telefoon
reading-end = einde
reading-greetings = hallo | beste | dag | goedemorgen | goedenavond | bedankt | dank | ja
reading-closings = groeten | groet | met | vriendelijke
reading-courtesies = alstublieft | graag | dank | u | je | bedankt
reading-wishes = en | veel | succes | plezier
reading-announces = zet | speel | antwoord
reading-beside = mijn | is | de | ik | hier | voor | vandaag
reading-open = is | en | of | niet
reading-goes-on = is | was | maar | of
reading-takes-back = verkeerde partij | verkeerde zet | verkeerd | niet spelen | speel niet | niet deze | negeer |
    negeren | vergeet | terugnemen | neem terug | trek terug | intrekken | wacht even | ik bedoelde | vergissing |
    per ongeluk | van gedachten veranderd | verwijder | voor de andere partij | voor mijn andere |
    voor een andere partij
reading-takes-back-short = was voor | nog niet | liever | in plaats | denk nog | bedoelde
reading-takes-back-clauses = andere partij | liever niet
reading-takes-back-first = wacht | annuleer | annuleren | annulering
reading-sighs = ach | oh
reading-no = nee
reading-game = partij
reading-numbered = nr | nummer
reading-numbers = tel
reading-common = wil | zou | willen | spelen | schaken | correspondentieschaak | schaak | een | partij | goedendag |
    goedemiddag | naam | ben | heet | alsjeblieft | hoe | kan | met | het | van | in | op | dat | bij | jullie | uw |
    te | tegen | mee | doen | me
reading-letters = éëïöüèáíóú

reading-officials = je | arbiter | hoofdarbiter | scheidsrechter | hoofdscheidsrechter | scheids | wedstrijdleider |
    wedstrijdleidster | toernooileider | toernooileidster | toernooidirecteur | toernooidirectrice |
    competitieleider | competitieleidster | beheerder | beheerster | systeembeheerder | systeembeheerster |
    administrator | administrateur | admin | moderator | toernooiarbiter | wedstrijdarbiter | clubbeheerder |
    administratrice | moderatrice | referee

## Pages for people. Buttons and labels have no full stop.

page-skip = Naar de inhoud
page-menu = Pagina’s
page-signed-in = Ingelogd als { $name }.
page-games = { -game(case: "Plural") }
page-new = Nieuwe { -game }
page-seeks = Uitdagingen en oproepen
page-account = Account
page-sign-in = Inloggen
page-sign-up = Account maken
page-sign-out = Uitloggen
page-source = Broncode
page-source-about = Postzug { $version } is vrije software onder de GNU Affero General Public License, versie 3 of later. Iedereen die het gebruikt, mag de broncode ervan hebben.
page-source-link = De broncode van wat hier draait:
page-source-operator = Wie deze dienst beheert, geeft je de broncode op verzoek.
page-api = De API, voor programma’s
page-log = Log van alle gebeurtenissen
page-log-about = Alle gebeurtenissen van alle { -game(case: "plural") } staan in één lijst, waaraan de dienst alleen toevoegt. Een ondertekende kop legt de hele lijst tot dan toe vast: een { -move } die later veranderd is, klopt er niet mee.
page-log-head = Nieuwste ondertekende kop
page-log-entries = { $n ->
    [one] Deze omvat één vermelding.
   *[other] Deze omvat { $n } vermeldingen.
}
page-log-unsigned = Er is nog niets ondertekend.
page-log-file = Deze kop als bestand
page-log-keys = Sleutels van het log
page-log-pem = Dezelfde sleutels, voor openssl
page-log-statements = Verklaringen over de sleutels
page-log-check = Hoe je het controleert
page-log-mails = Mails over { -game(case: "plural") } eindigen met de kop die op dat moment de nieuwste was. Bewaar zo’n mail: de export van een { -game } door een { -arbiter } wordt daarmee gecontroleerd, en dan blijkt of de { -game } sindsdien veranderd is.
page-log-script = De opdracht “postzug audit script” geeft een script dat een export controleert met hulpmiddelen die elk Linux-systeem heeft. Haal het uit je eigen kopie van Postzug.

page-front = Correspondentieschaak
page-front-about = Voor een { -move } heb je dagen de tijd, er wordt gespeeld volgens de regels voor het schaakspel, en { -sealed-move(case: "plural") } blijven gesloten. Je speelt hier, per mail of met een programma, en je { -opponent } zoals die dat wil.
page-try = Om het alleen te proberen, open je het adres hieronder in een privévenster of een andere browser. Maak daar een account met een ander mailadres en verstuur de uitdaging. Die verschijnt dan op deze pagina. Het adres:
page-invite = Om te spelen tegen iemand die hier nog geen account heeft, stuur je diegene dit adres. Op de pagina die dan opent, kan diegene jou een { -game } aanbieden:
page-challenge-this = Deze speler uitdagen
page-front-try = Om het alleen te proberen, maak je twee accounts: een hier, en een in een privévenster of een andere browser, met een ander adres. Daag dan met het ene account het andere uit.

page-email = Mailadres
page-name = Naam die anderen zien
page-time-zone = Tijdzone, bijvoorbeeld Europe/Berlin
page-time-zone-new = Tijdzone, bijvoorbeeld Europe/Berlin; UTC als dit leeg blijft
page-code = Code uit de mail
page-first = Eerste keer inloggen
page-first-about = Op deze pagina logt een beheerder voor het eerst in. De opdracht “postzug admin create” geeft een woord dat één keer werkt, binnen 24 uur.
page-first-printed = Het woord dat de opdracht gaf
page-first-refused = Dit woord werkt niet: het is verkeerd getypt, al gebruikt of ouder dan 24 uur. De opdracht “postzug admin create” geeft een nieuw woord.
page-sign-in-about = Je krijgt een mail met een code. Een wachtwoord is er niet.
page-sign-in-new = Nog geen account?
page-sign-up-about = Je krijgt een mail met een code die het adres bevestigt. Andere spelers zien het adres nooit.
page-sign-up-known = Heb je al een account?
page-send-code = Stuur me een code
page-code-about = Als het adres klopt, is er een mail met een code van acht cijfers onderweg. De code is tien minuten geldig, en alleen in deze browser.
page-code-again = Geen mail? Kijk bij de ongewenste mail, of vraag een nieuwe code.
page-code-folder = Deze dienst draait op proef en stuurt niemand mail: mails staan als bestanden in de map { $folder }, de nieuwste als laatste.
page-code-command = In een terminal op de computer van de dienst toont deze opdracht de nieuwste mail:
page-code-elsewhere = Deze browser heeft geen code gevraagd. Vul de code in waar je hem gevraagd hebt, of vraag hier een nieuwe.
page-clear = Deze pagina kwam zonder versleuteling binnen, dus je browser blijft niet ingelogd. Gebruik https, of een browser op de computer van de dienst.
page-foreign = Dit formulier is niet verstuurd vanaf een pagina van deze dienst, dus er is niets gedaan.
page-form-key = Dit formulier kan niet nog eens gebruikt worden: laad de pagina opnieuw.
page-form-field = Een veld van het formulier ontbreekt of is onleesbaar.
page-signed-out = Je bent niet ingelogd, dus er is niets gedaan. Log in, en doe het opnieuw.
page-signed-out-twice = Je bent uitgelogd. Als je twee keer op de knop hebt gedrukt, is al bij de eerste keer gedaan wat je vroeg. Log in om het te zien.

page-settings = Instellingen
page-settings-clash = Dit is elders gewijzigd sinds het formulier werd getoond, dus er is nog niets opgeslagen. { $both } Bekijk het en sla opnieuw op: dan geldt jouw keuze.
page-settings-clash-field = { $field }: nu “{ $now }”, jij koos “{ $chosen }”.
page-settings-on = ja
page-settings-off = nee
page-settings-empty = leeg
page-settings-save = Instellingen opslaan
page-done-settings = Je instellingen zijn opgeslagen.
page-language = Taal van mails en pagina’s
page-notation = Notatie van de { -move(case: "plural") } die je krijgt
page-notation-example = { $name }: { $example }
page-letters = Je stukletters; je kunt er ook { -move(case: "plural") } mee schrijven
page-piece-set = Stukken op de borden
page-piece-set-cburnett = tekeningen
page-piece-set-figurines = schaaktekens van het lettertype
page-piece-set-letters = letters
page-board-colours = Kleuren van de borden
page-board-brown = bruin
page-board-green = groen
page-board-blue = blauw
page-board-high-contrast = hoog contrast
page-mails = Mails
page-mail-text = Alleen tekst, zonder HTML
page-mail-no-board = De stukken in woorden, zonder tekening van het bord
page-mail-pgn = De { -game } als bestand voor je schaakprogramma in elke mail erover
page-mail-calendar = Datums voor agendaprogramma’s bij mails die mijn datums veranderen
page-notices = Mail mij over
page-each = meteen
page-daily = in een dagelijkse verzamelmail
page-weekly = in een wekelijkse verzamelmail
page-none = niet per mail
page-digest-at = Tijdstip van verzamelmails
page-digest-on = Dag van de wekelijkse verzamelmail
page-times = Wanneer mail komt
page-quiet-from = Geen mail vanaf
page-quiet-until = Geen mail tot
page-mail-times = Deze tijden zijn in jouw tijdzone. Tussen de laatste twee wacht mail die kan wachten; laat ze leeg om die op elk uur te krijgen. Een melding die in een verzamelmail of na deze uren te laat zou komen, komt meteen.
page-time-of-day = Een tijdstip schrijf je als 08:00. Een periode zonder mail heeft een begin en een ander einde, of geen van beide.
page-notices-needed = Deze komen altijd, omdat zonder die meldingen een { -game } of je account verloren kan gaan: { $kinds }.
page-trust = Wat een mail met { -move(case: "plural") } moet hebben om als die van jou te tellen
page-trust-token = het antwoordadres dat alleen jij hebt
page-trust-from = het antwoordadres, en jouw mailadres als afzender
page-trust-dmarc = beide, en de afzender bewezen door je mailprovider (DMARC)
page-trust-off = geen enkele mail telt: geen { -move(case: "plural") } per mail
page-mail-stopped = Sinds { $since } komt mail aan jou niet aan ({ $reason }), en er wordt geen mail meer gestuurd. Je { -game(case: "plural") } staan hier, en hun { -clock(case: "plural") } lopen door. Zorg dat je mailbox mail aanneemt, of wijzig het adres.
page-mail-returned = Sinds { $since } komt mail aan jou terug ({ $reason }). Er wordt nog mail gestuurd; als er meer terugkomt, stopt dat. Zorg dat je mailbox mail aanneemt, of wijzig het adres.
page-mail-resume = Mijn mailbox neemt weer mail aan
page-done-mail-resumed = Er wordt weer mail aan je gestuurd.
page-address = Mailadres
page-address-about = Er gaat een code naar het nieuwe adres. Als het adres gewijzigd is, ben je overal uitgelogd, en zijn tokens van programma’s en het adres van de agenda niet meer geldig.
page-address-new = Nieuw mailadres
page-address-sent = Er is een mail met een code van acht cijfers onderweg naar het nieuwe adres, als niemand hier dat adres heeft. De code is tien minuten geldig, en alleen in deze browser.
page-address-change = Adres wijzigen
page-address-again = Geen mail? Kijk bij de ongewenste mail, of vraag een nieuwe code.
page-done-address = Je mailadres is gewijzigd. Log in met het nieuwe.
page-envelope-key = Sleutel voor { -sealed-move(case: "plural") }
page-envelope-key-about = { -sealed-move(case: "Plural") } die jij mag openen, worden versleuteld voor deze openbare sleutel van age. De geheime sleutel blijft bij jou: zonder die sleutel opent niemand ze. Een eerdere sleutel opent nog wat eerder is { -seal(form: "participle") }.
page-envelope-key-public = Openbare sleutel, die begint met age1
page-envelope-key-set = Deze sleutel instellen
page-done-envelope-key = Je sleutel voor { -sealed-move(case: "plural") } is ingesteld.
page-tokens = Tokens voor programma’s
page-tokens-about = Een programma met een token handelt namens jou. Niemand kan een token nog eens lezen, ook hier niet.
page-token-may = mag { $scopes }
page-token-since = Gemaakt op { $at }.
page-token-until = Geldig tot { $at }.
page-token-used = Laatst gebruikt op { $at }.
page-token-unused = Nooit gebruikt.
page-token-revoke = Dit token intrekken
page-token-revoke-sure = Het programma dat het heeft, kan niets meer doen
page-token-unsure = Er is niets ingetrokken: vink het vakje aan om te bevestigen.
page-done-token-revoked = Het token is ingetrokken.
page-token-label = Jouw naam voor een nieuw token
page-token-scopes = Het programma mag
page-scope-read = je { -game(case: "plural") } lezen
page-scope-play = spelen: { -move(case: "plural") } doen, claimen, { -resign }, { -move(case: "plural") } { -seal }, uitdagen
page-scope-direct = { -game(case: "plural") } leiden als { -arbiter }
page-scope-account = je account lezen
page-scope-webhooks = je webhooks beheren
page-token-days = Dagen tot het verloopt; als dit leeg blijft, verloopt het nooit
page-token-days-bad = De dagen van een token zijn een getal tot en met 65535, of het veld blijft leeg.
page-token-make = Token maken
page-token-made = Een nieuw token
page-token-once = Kopieer het nu: het wordt niet nog eens getoond.
page-calendar = Agenda van je termijnen
page-calendar-about = Agendaprogramma’s kunnen je termijnen lezen op een adres dat alleen jij kent. Met een nieuw adres is het vorige niet meer geldig.
page-calendar-make = Adres maken
page-calendar-made = Het adres van je agenda
page-calendar-once = Kopieer het nu naar je agendaprogramma: het wordt niet nog eens getoond, en wie het heeft, leest je termijnen.
page-calendar-revoke = Adres intrekken
page-calendar-revoke-sure = Agendaprogramma’s die het hebben, lezen niets meer
page-calendar-unsure = Er is niets ingetrokken: vink het vakje aan om te bevestigen.
page-done-calendar-revoked = Geen enkel agendaprogramma leest je termijnen nog.
page-data = Je gegevens
page-export = Alles over jou als bestand
page-export-about = (JSON: account, instellingen, sessies, { -game(case: "plural") }, je notities en varianten, en de berichten die je schreef)
page-delete = Mijn account verwijderen
page-delete-about = Je naam, mailadres, instellingen en berichten worden gewist, en niemand kan ze terughalen. Je afgelopen { -game(case: "plural") } blijven staan, onder een naam die van niemand is. Je moet hiervoor in de laatste 15 minuten zijn ingelogd.
page-delete-sure = Voorgoed verwijderen
page-delete-resign = Al mijn lopende { -game(case: "plural") } { -resign }
page-delete-unsure = Er is niets verwijderd: vink het vakje aan om te bevestigen.
page-done-deleted = Je account is verwijderd.

page-sessions = Waar je ingelogd bent
page-sessions-about = Elk hiervan is een browser of een programma dat namens jou kan handelen.
page-session = { $device }, sinds { $at }
page-session-used = Laatst gebruikt rond { $day }.
page-session-unnamed = Een programma zonder naam
page-session-here = (hier)
page-session-end = Beëindigen
page-sessions-end = Overal uitloggen
page-sessions-ended = Je bent overal uitgelogd.

page-games-to-move = Jij bent aan { -move }
page-games-others = Je { -opponent } is aan { -move }
page-games-over = Afgelopen { -game(case: "plural") }
page-games-none = Geen.
page-games-more = Oudere
page-game-against = { $game }: tegen { $opponent }
page-game-move = { -move(case: "Singular") } { $number }.
page-game-first-move = Er is nog geen { -move } gedaan.
page-game-last-move = Laatste { -move }: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = Al mijn { -game(case: "plural") } in één bestand (PGN)
page-pgn-finished = Al mijn afgelopen { -game(case: "plural") } in één bestand (PGN)
page-rematch = Revanche aanbieden
page-next-game = Volgende { -game } die op mij wacht
page-mark-plan = Je voorwaardelijke { -move(case: "plural") } staan klaar.
page-yours-until = Jij bent aan { -move } en hebt tijd tot { $until }, nog { $left }.
page-theirs-until = { $name } heeft tijd tot { $until }, nog { $left }.
page-flag = De { -flag } van { $name } is gevallen op { $at }.
page-no-clock = Er loopt geen { -clock }.
page-mark-message = Er is een bericht.
page-mark-offer = Je { -opponent } biedt { -draw } aan.
page-mark-own-offer = Je biedt { -draw } aan.
page-mark-claim = Een { -claim } wacht op een { -arbiter }.
page-mark-seal = De volgende { -move } moet worden { -seal(form: "participle") }.
page-mark-adjourned = De { -game } is { -adjourn(form: "participle") }.
page-mark-leave = { $name } heeft verlof.
page-mark-withdrawn = Een speler heeft zich teruggetrokken; een { -arbiter } beslist.

page-game = { $game }: { $white } - { $black }
page-board = Bord
page-board-white = Bord, met { -white } onderaan
page-board-black = Bord, met { -black } onderaan
page-board-of = Stelling na { $ply ->
    [one] { $ply } halve { -move }
   *[other] { $ply } halve { -move(case: "plural") }
}
page-board-now = Naar de huidige stelling
page-square-white = { $square }, { $role ->
    [knight] { -white }
   *[king] witte
} { piece }
page-square-black = { $square }, { $role ->
    [knight] { -black }
   *[king] zwarte
} { piece }
page-target = { $where }: { -move } hierheen mogelijk
page-choose-piece = Kies een stuk of pion om mee te zetten, of schrijf de { -move } hieronder.
page-choose-target = Kies het veld waar het stuk of de pion op { $square } heen gaat, of kies een ander stuk of een andere pion.
page-your-move = Jouw { -move }
page-keys = Toetsen op het bord
page-keys-about = Met de pijltoetsen ga je over de velden. Enter pakt een stuk of pion op en zet het neer, Escape zet het terug. De letters k, q, r, b, n en p gaan naar de volgende koning, dame, toren, loper, paard of pion, met Shift naar de vorige. Een cijfer gaat naar die rij, met Shift naar die lijn. Op een veld zegt o wat er staat, geeft m de { -move(case: "plural") } van het stuk en Shift met m de slagzetten; c zegt wat het laatst geslagen is.
page-no-move-from = Vanaf { $square } is geen { -move } mogelijk.
page-captured = Met de laatste { -move } geslagen, op { $square }: { piece }.
page-captured-none = Met de laatste { -move } is niets geslagen.
page-words = Op deze woorden krijg je hier antwoord, en er wordt niets mee gespeeld: { $words }. Korter: p N, s e, s 4, l, c, en o voor je { -opponent }.
page-ask = Vraag over de stelling
page-ask-send = Vragen
page-word-unknown = Dat is geen van de woorden waarop je hier antwoord krijgt.
page-word-opponent = Je { -opponent } is { $name }.
page-word-draw = Er is nog niets aangeboden: het vakje om { -draw } aan te bieden is aangevinkt, en het aanbod gaat met je { -move } mee.
page-word-draw-later = Er is niets aangeboden: { -draw } bied je aan met een { -move }, en je bent nu niet aan { -move }.
page-reading = De { -sealed-move } heeft meer dan één lezing
page-reading-about = Kies de lezing die telt. De { -clock } die loopt, is die van jou: hij loopt door terwijl je kiest, en daarna tot je antwoord. Een keuze kan niet worden teruggenomen.
page-reading-which = De { -move } die is { -seal(form: "participle") }
page-reading-move = { piece } van { $from } naar { $to }
page-reading-then = Na deze keuze: { $state }
page-reading-look = Op het bord tonen
page-reading-shown = Stelling na { $move }, als deze lezing gekozen wordt
page-reading-choose = Deze lezing kiezen
page-reading-none = Er is niets gedaan: kies eerst een van de lezingen.
page-open = De tekst tonen die je hebt { -seal(form: "participle") }
page-open-about = Plak de hele tekst die je hebt bewaard toen je je { -move } afgaf. Alleen de tekst die bij de controlesom past, telt. Hij staat dan voor beide spelers in het dossier, en de { -move } wordt beoordeeld.
page-publish-about = De { -sealed-move } blijft in de { -envelope }. Hij wordt alleen getoond als beide spelers het goedvinden.
page-publish = Goedvinden dat de { -sealed-move } getoond wordt
page-publish-sure = Ik vind het goed, en kan dit niet terugnemen
page-publish-unsure = Je hebt het niet goedgevonden: vink het vakje aan om te bevestigen dat de { -sealed-move } getoond mag worden.
page-timing = { -adjourn(form: "Infinitive") } en { -clock }
page-adjourn = Voorstellen af te breken
page-adjourn-accept = Het { -adjourn } goedvinden
page-adjourn-decline = Het { -adjourn } afwijzen
page-adjourn-early = Nu { -adjourn }: de rest van de speelsessie telt als jouw bedenktijd
page-resume = Ik ben klaar om te { -resume }
page-resume-opens = { $who-is ->
    [you] De { -sealed-move } wordt meteen gespeeld, en je { -clock } loopt. De { -clock } van je { -opponent } staat stil.
   *[other] De { -sealed-move } wordt meteen gespeeld, en de { -clock } van { $who } loopt. Je { -clock } staat stil.
}
page-resume-noted = Hierdoor alleen verandert geen van beide { -clock(case: "plural") }.
page-resume-late = Je bent te laat: je verliest de { -game }, tenzij de { -sealed-move } die heeft beëindigd.
page-resume-sure = Je kunt dit niet terugnemen.
page-offer-draw = { -draw(case: "Singular") } aanbieden
page-refill = Tijd uit mijn tijdbank halen
page-reflect = Ik denk verder na: door stilzwijgen verlies ik de { -game } niet
page-claim-flag = Claimen dat de { -flag } gevallen is
page-question-clocks = Aan de { -arbiter } melden dat de { -clock(case: "plural") } niet kloppen
page-leave = Verlof
page-leave-booked = Je hebt verlof van { $first } tot en met { $last }, beide dagen meegerekend.
page-leave-first = Eerste dag, in jouw tijdzone
page-leave-last = Laatste dag, in jouw tijdzone
page-leave-book = Dit verlof opnemen
page-leave-cancel = Het verlof vanaf { $first } annuleren
page-leave-all = Verlof in al mijn { -game(case: "plural") }
page-leave-all-about = De dagen tellen in al je lopende { -game(case: "plural") } waarvan het reglement ze toestaat. Je { -opponent(case: "plural") } krijgen bericht.
page-leave-all-cancel = Verlof in al mijn { -game(case: "plural") } annuleren
page-leave-unreadable = Er is niets gedaan: schrijf beide dagen als jaar, maand en dag, bijvoorbeeld 2026-12-24.
page-move-times = Wanneer de { -move(case: "plural") } zijn gedaan
page-not-sent = Nog niet verstuurd: { $move }.
page-sent = Je { -move } { $move } is vastgelegd.
page-sent-reply = Je { -move } { $move } is vastgelegd; het antwoord is { $reply }.
page-done-declined = Je hebt { -draw } afgewezen.
page-done-said = Je bericht is vastgelegd.
page-done-challenged = Je uitdaging is vastgelegd.
page-done-sought = Je oproep voor een { -opponent } is vastgelegd.
page-done-challenge-declined = Je hebt de uitdaging afgewezen.
page-done-withdrawn = Je hebt die ingetrokken.
page-check = { -check(case: "Singular") }.
page-live-move = Er is een { -move } gespeeld.
page-told-move = { $move } is gespeeld.
page-live-message = Er is een bericht.
page-live-change = De { -game } is veranderd.
page-live-show = Tonen
page-live-lost = Deze pagina wordt niet meer bijgewerkt.
page-live-again = Opnieuw tonen
page-choose-none = Dat kan hier niet gespeeld worden: kies een stuk of pion om mee te zetten, of schrijf de { -move } hieronder.
page-mark-offer-of = { $name } biedt { -draw } aan.
page-mark-own-adjournment = Je stelt voor af te breken.
page-mark-adjournment-of = { $name } stelt voor af te breken.
page-move = { -move(case: "Singular") }, in een notatie naar keuze
page-move-which = Welke { -move }
page-with-offer = Met deze { -move } { -draw } aanbieden
page-message = Bericht aan je { -opponent }
page-send-move = Deze { -move } versturen
page-verify = Een { -sealed-move } controleren
page-verify-about = Je browser controleert hier dat een { -sealed-move } na het { -seal } niet veranderd is: de handtekening van het log, de plaats van het { -seal } daarin, en de tekst van de { -envelope }. Niets van wat je invult, verlaat deze pagina.
page-verify-no-script = De controle is een script, dat in je browser niet werkt. De opdracht “postzug audit script” geeft er een voor een opdrachtregel.
page-verify-keys = Sleutel van het log, die je uit een andere bron hebt dan al het overige
page-verify-keys-next = Als de dienst een nieuwe sleutel heeft sinds je de jouwe kreeg, voeg dan toe wat het adres /log/statements van de dienst toont. Dat moet met jouw sleutel ondertekend zijn, en het bevestigt de nieuwe.
page-verify-receipts = Ontvangstbewijs van het { -seal } (bestand .tlog-proof), en dat van het openen als je het hebt
page-verify-text = Tekst van de { -envelope }, als geen ontvangstbewijs van het openen die bevat
page-verify-file = Uit een bestand
page-verify-run = Controleren
page-verify-move = { -sealed-move(case: "Singular") }
page-verify-judgement = Beoordeling in het log
page-verify-game = { -game(case: "Singular") }
page-verify-event = Gebeurtenis
page-verify-at = { -seal(form: "Participle") } op (UTC)
page-verify-commitment = Controlesom
page-verify-log = Log
page-verify-place = Plaats tussen de vermeldingen van het log
page-verify-signer = Ondertekend met de sleutel
page-verify-right = GOED: dit is de { -move } die is { -seal(form: "participle") }, en het { -seal } staat in het ondertekende log.
page-verify-wrong-signature = FOUT: het log is niet ondertekend met de sleutel die je hebt ingevuld. Als de dienst een nieuwe sleutel heeft sinds je de jouwe kreeg, bevestigt het controlepakket (bundle) van de { -game } die nieuwe sleutel.
page-verify-wrong-tree = FOUT: de gebeurtenis staat niet in het ondertekende log, of niet op deze plaats.
page-verify-wrong-event = FOUT: het ontvangstbewijs bevat geen gebeurtenis zoals die in het log staan.
page-verify-wrong-text = FOUT: deze tekst is niet wat er is { -seal(form: "participle") }.
page-verify-wrong-opening = FOUT: wat is geopend, is niet wat er is { -seal(form: "participle") }.
page-verify-wrong-game = FOUT: de ontvangstbewijzen of de tekst horen bij verschillende { -game(case: "plural") }.
page-verify-wrong-verdict = FOUT: de gespeelde { -move } is niet die in de { -envelope }.
page-verify-unknown-key = ONBEKEND: hier staat geen sleutel van een log, niet als PEM en niet in de vorm NAME+ID+KEY.
page-verify-unknown-receipt = ONBEKEND: er is geen ontvangstbewijs, of het is onvolledig. Het begint met c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = ONBEKEND: dit ontvangstbewijs bevat de gebeurtenis niet, alleen het bewijs ervan. Gebruik het bestand dat per mail kwam.
page-verify-unknown-no-sealing = ONBEKEND: wat deze ontvangstbewijzen bewijzen, staat in het log, maar geen ervan legt een { -sealed-move } vast.
page-verify-unknown-statement = ONBEKEND: dit is wat de dienst over zijn eigen log verklaart, en geen ontvangstbewijs van een { -game }. Voeg het ontvangstbewijs van het { -seal } toe.
page-verify-unknown-move = ONBEKEND: dit is de tekst die is { -seal(form: "participle") }, en het { -seal } staat in het ondertekende log. Niets in de tekst kan hier gelezen worden als een { -move } in deze stelling. Voeg het ontvangstbewijs van het openen toe: dat zegt hoe de { -arbiter } of de dienst de tekst gelezen heeft.
page-verify-unknown-text = ONBEKEND: het { -seal } staat in het ondertekende log. Niemand kan zeggen welke { -move } het is voordat de tekst wordt getoond.
page-verify-unknown-withheld = ONBEKEND: het { -seal } staat in het ondertekende log. De tekst van de { -envelope } is achtergehouden, omdat die geen { -move } van deze { -game } bevat. Wie hem heeft { -seal(form: "participle") }, kan de tekst tonen.
page-verify-unknown-verdict = ONBEKEND: dit is de tekst die is { -seal(form: "participle") }, en het { -seal } staat in het ondertekende log. De beoordeling ervan wordt hier niet gecontroleerd: daarvoor zijn de regels voor het schaakspel nodig.
page-verify-unknown-browser = ONBEKEND: deze browser kan het hier niet controleren. Gebruik een nieuwere browser, en een pagina die via https of uit een bestand kwam.
page-verify-offline-about = Dezelfde pagina is er als één bestand dat geen verbinding nodig heeft.
page-verify-offline = Downloaden
page-notice = Licenties van de bibliotheken en tekeningen op deze pagina’s
page-seal-here = Je volgende { -move } { -seal }
page-seal = { $game }: je { -move } { -seal }
page-seal-none = Er is in deze { -game } nu geen { -move } van jou om af te geven.
page-seal-back = Terug naar de { -game }
page-seal-about = Kies hier je { -move }. Je browser doet hem in een { -envelope } en versleutelt die. Alleen de dichte { -envelope } wordt verstuurd, en de dienst beoordeelt de { -move } als de { -envelope } geopend wordt. Je { -clock } loopt tot de { -envelope } hier is.
page-seal-holders = { $needed ->
    [one] Een van deze sleutels opent hem:
   *[other] { $needed } van deze sleutels openen hem samen:
}
page-seal-holder = { $name }, nummer { $number }
page-seal-vault = de dienst zelf, als de { -game } { -resume(form: "finite") } wordt
page-seal-which = { -sealed-move(case: "Singular") }
page-seal-choose = Kies een { -move }
page-seal-close = De { -envelope } in deze browser sluiten
page-seal-closed = Je { -envelope }
page-seal-keep = Bewaar deze tekst nu, en houd hem voor jezelf tot de { -envelope } geopend is. Deze pagina toont hem één keer, en de dienst krijgt hem nooit. Als de { -envelope } zoekraakt, toont alleen deze tekst wat je hebt { -seal(form: "participle") }.
page-seal-text = Tekst in de { -envelope }
page-seal-commitment = Controlesom, die bewijst dat het deze tekst is:
page-seal-download = De tekst downloaden
page-seal-copy = De tekst kopiëren
page-seal-copied = De tekst is gekopieerd. Plak hem waar je hem terugvindt.
page-seal-copy-failed = De browser heeft de tekst niet gekopieerd. Hij is geselecteerd: kopieer hem zelf, of download hem.
page-seal-send = De { -envelope } versturen
page-seal-draft-keep = Als kladversie opslaan
page-seal-draft-here = Er zit een kladversie van je { -move } in een { -envelope }. Geef de { -move } daaruit af, of verstuur een andere { -envelope } in plaats daarvan. Je { -clock } loopt tot er een { -move } is { -seal(form: "participle") }.
page-seal-draft-seal = De { -move } uit de kladversie { -seal }
page-seal-send-about = Alleen de dichte { -envelope } hieronder wordt verstuurd. Als je er een met de opdrachtregel hebt gemaakt, plak dan hier de inhoud van het bestand .json.
page-seal-envelope = Dichte { -envelope }
page-seal-unreadable = Dit is geen dichte { -envelope } zoals deze pagina of de opdrachtregel die maakt. Er is niets { -seal(form: "participle") }. De dienst heeft gezien wat je hebt verstuurd: als je { -move } of de tekst in de { -envelope } erin stond, kies je { -move } dan opnieuw en sluit hem in een nieuwe { -envelope }.
page-seal-open = Wat in het veld hieronder staat, is geen dichte { -envelope }, en het is niet verstuurd. Kies je { -move } en sluit de { -envelope }, of plak de inhoud van het bestand .json.
page-seal-failed = De { -envelope } kon in deze browser niet gesloten worden, en er is niets verstuurd. Gebruik de opdrachtregel, of een andere browser.
page-seal-insecure = Browsers versleutelen alleen op pagina’s die via https of van deze computer kwamen. Gebruik het adres van de dienst met https, of de opdrachtregel.
page-seal-no-script = Deze pagina versleutelt met een script, dat in je browser niet werkt. Geef je { -move } af met de opdrachtregel zoals hieronder, en plak de { -envelope } hier.
page-seal-protection = Waartegen dit beschermt
page-seal-protects = De { -move } staat in geen enkel verzoek aan de dienst. Hij staat dus niet in de logs, back-ups en databases van de dienst, en wie de dienst beheert en daarin kijkt, komt hem niet te weten.
page-seal-clear = Het analysebord en je notities sturen wat je uitprobeert of schrijft naar de dienst, die het kan lezen. Houd de { -move } die je in deze { -game } afgeeft, daarbuiten.
page-seal-protects-vault = In deze { -game } heeft de dienst de sleutel: hij kan de { -envelope } vroegtijdig openen. Je { -move } is alleen veilig voor wie deze sleutel niet heeft.
page-seal-protects-not = Het beschermt je niet tegen een dienst die je browser een ander script stuurt, dat je { -move } zou kunnen verraden. Je eigen opdrachtregel beschermt je daar wel tegen.
page-seal-command = Met de opdrachtregel { -seal }
page-seal-command-about = Sla het eerste blok op als recipients.json en voer de opdracht uit. Die vraagt om je { -move }, zodat de geschiedenis van je shell hem niet bewaart. De opdracht bewaart de tekst in het bestand .txt, en de inhoud van het bestand .json moet hierboven worden geplakt.
page-done-drafted = Je kladversie is opgeslagen. De { -move } is nog niet { -seal(form: "participle") }, en je { -clock } loopt.
page-done-sealed = Je { -move } is { -seal(form: "participle") }.
page-offer = Remiseaanbod
page-accept = Accepteren
page-accept-sure = Ik accepteer { -draw }, en daarmee eindigt de { -game }
page-accept-unsure = Je hebt niet geaccepteerd: vink het vakje aan om te bevestigen dat de { -game } in { -draw } eindigt.
page-decline = Afwijzen
page-claims = Claims
page-claim-tablebase-win = een { -tablebase }, volgens welke ik win
page-claim-tablebase-draw = een { -tablebase }, volgens welke het { -draw } is
page-claim-basis = Op grond van
page-claim-announced = Met deze { -move }, als je er een aankondigt
page-claim-again = Je hebt bij deze { -move } al een onjuiste { -claim } gedaan, dus nog een { -claim } geeft je { -opponent } geen extra tijd.
page-claim-about = Een { -claim } kun je niet terugnemen. Als hij onjuist is, wordt de { -move } gespeeld die je aankondigt. Een { -claim } op { -draw } geldt dan als { -draw-offer }.
page-claim = Claimen
page-leaving = { -resign(form: "Infinitive") }
page-resign-sure = Ik verlies deze { -game }
page-resign = { -resign(form: "Infinitive") }
page-resign-unsure = Je hebt niet { -resign(form: "participle") }: vink het vakje aan om te bevestigen dat je de { -game } verliest.
page-plan = Voorwaardelijke { -move(case: "plural") }
page-plan-of = Voorwaardelijke { -move(case: "plural") } in { $game }
page-plan-about = Terwijl je { -opponent } nadenkt, kun je antwoorden opslaan op wat die misschien speelt. Een opgeslagen antwoord wordt meteen gespeeld, zonder het je nog eens te vragen, en kost je geen tijd.
page-plan-game = Naar de { -game }
page-plan-change = Voorwaardelijke { -move(case: "plural") } wijzigen
page-plan-none = Er is geen regel opgeslagen.
page-plan-saved = Opgeslagen, en wordt gespeeld zonder het je nog eens te vragen:
page-plan-saved-lines = Opgeslagen regels
page-plan-damaged = Je opgeslagen regels kunnen niet gelezen worden. Het technisch beheer vindt de oorzaak in het log.
page-plan-if = Als { $theirs }, dan { $mine }
page-plan-if-then = { $before }; als daarna { $theirs }, dan { $mine }
page-plan-waits = { $mine } is niet gespeeld, en wacht op jouw beslissing
page-plan-used = Je voorwaardelijke { -move(case: "plural") } zijn gespeeld: { $moves }.
page-plan-remove = Verwijderen
page-plan-remove-line = Verwijderen: { $line }
page-plan-remove-all = Alle opgeslagen regels verwijderen
page-plan-draft = Nieuwe regels
page-plan-unsaved = Dit is een kladversie. Die is niet opgeslagen, en niets ervan wordt gespeeld.
page-plan-lines = Regels in een notatie naar keuze, onder elkaar, elk van de { -move } van je { -opponent } tot die van jou, bijvoorbeeld: 5755 7163 2836 6125
page-plan-save = Deze regels opslaan
page-plan-read = Tonen wat de kladversie betekent
page-plan-empty = Er is niets opgeslagen: schrijf eerst een regel.
page-plan-changed = Er is niets opgeslagen of verwijderd, omdat je opgeslagen regels of de { -game } veranderd zijn sinds deze pagina geladen is. Zo staan ze er nu voor.
page-plan-clash = Deze regels beantwoorden dezelfde stelling met verschillende { -move(case: "plural") }. Wijzig er een:
page-plan-line = Regel { $line }: { $text }
page-plan-your-move = Jij bent aan { -move }. Voorwaardelijke { -move(case: "plural") } schrijf je bij je { -move }, en ze worden daarmee verstuurd.
page-plan-adjourned = Zolang de { -game } is { -adjourn(form: "participle") }, worden er geen regels opgeslagen.
page-plan-over = De { -game } is afgelopen.
page-plan-opponents = Regels van je { -opponent }, die deze { -game } je toont
page-plan-with-move = Voorwaardelijke { -move(case: "plural") } bij deze { -move }
page-plan-with-move-about = Ze zijn een kladversie tot je de { -move } verstuurt. Dan komen ze in de plaats van de opgeslagen regels.
page-done-plan-saved = Je regels zijn opgeslagen.
page-done-plan-removed = Verwijderd. De overgebleven regels staan hier.
page-analysis = Analysebord
page-analysis-of = Analysebord van { $game }
page-analysis-about = Hier probeer je { -move(case: "plural") } uit. Niets daarvan wordt gespeeld, opgeslagen of aan iemand getoond, en er kijkt geen engine mee.
page-analysis-private = Hier probeer je { -move(case: "plural") } uit. Niets daarvan wordt gespeeld of aan iemand getoond, en er kijkt geen engine mee. Je varianten blijven bij de { -game }, alleen voor jou. Het zijn geen voorwaardelijke { -move(case: "plural") }.
page-analysis-lines = Mijn varianten
page-analysis-forget = Wissen
page-analysis-full = Deze variant is niet opgeslagen, want je hebt al { $most } varianten bij deze { -game }. Wis er eerst een.
page-analysis-damaged = Je varianten kunnen niet gelezen worden. Het technisch beheer vindt de oorzaak in het log. De volgende variant die je uitprobeert, vervangt ze.
page-analysis-long = Een variant heeft hier hoogstens { $most } halve { -move(case: "plural") }.
page-analysis-line = { -move(case: "Plural") } die je uitprobeert
page-analysis-back = Eén { -move } terug
page-analysis-legal = Mogelijke { -move(case: "plural") }
page-analysis-no-move = Er is geen { -move } mogelijk.
page-analysis-next = Meer { -move(case: "plural") }, in een notatie naar keuze
page-analysis-show = Tonen
page-analysis-keep = Deze variant bewaren
page-analysis-to-notes = Deze variant in mijn notities bewaren
page-analysis-to-plan = Van deze variant voorwaardelijke { -move(case: "plural") } maken
page-analysis-to-move = De eerste { -move } spelen, en van de andere voorwaardelijke { -move(case: "plural") } maken
page-analysis-plan-ends = Een regel met voorwaardelijke { -move(case: "plural") } begint met een { -move } van je { -opponent } en eindigt met een { -move } van jezelf.
page-notes = Mijn notities
page-notes-on = Mijn notities bij { $game }
page-notes-about = Alleen jij ziet ze: geen { -opponent }, { -arbiter } of beheerder. Ze blijven bij de { -game }, ook na afloop.
page-notes-text = Notities
page-notes-save-first = Sla je notities op voordat je een ander formulier van deze pagina verstuurt: wat in het ene formulier staat, wordt niet met het andere verstuurd.
page-notes-save = De notities opslaan
page-notes-stored = Deze notities zijn opgeslagen
page-notes-unsaved = Deze tekst is niet opgeslagen.
page-notes-damaged = Je notities kunnen niet gelezen worden. Het technisch beheer vindt de oorzaak in het log. Wat je hier opslaat, vervangt deze notities.
page-done-line-forgotten = De variant is gewist.
page-done-notes-saved = Je notities zijn opgeslagen.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Stukken en pionnen
page-messages = Berichten
page-message-from = { $name }:
page-message-new = Nieuw
page-message-erased = (gewist)
page-message-arbiter = Een { -arbiter }
page-send-message = Dit bericht versturen
page-acts = Maatregelen van de { -arbiter }
page-appeal = { -appeal(form: "Bare") } bij een andere { -arbiter }, tot { $until }
page-appeal-about = De maatregel geldt tot een andere { -arbiter } beslist. Je krijgt een mail met de beslissing.
page-appeal-grounds = Je gronden, die de { -arbiter(case: "plural") } en je { -opponent } lezen
page-appeal-send = In { -appeal } gaan
page-appeal-decided = Een andere { -arbiter } heeft over het { -appeal } beslist op { $at }.
page-mark-appeal = Een { -appeal } tegen een maatregel van de { -arbiter } wacht op een andere { -arbiter }.
page-mark-appeal-decided = Over een { -appeal } tegen een maatregel van de { -arbiter } is beslist.
page-adjudication = Arbitrage
page-adjudication-about = Een { -arbiter } beslist over de { -game } op grond van analyse. Je { -opponent } leest die van jou als de { -game } is afgelopen.
page-adjudication-seeks = Je vraagt om
page-adjudication-send = Deze analyse versturen
page-withdrawal = Terugtrekken uit meerdere { -game(case: "plural") }
page-withdrawal-about = Dit kan niet ongedaan worden gemaakt. Binnen een minuut is elk van deze { -game(case: "plural") } verloren, ongeldig verklaard of aan een { -arbiter } overgelaten, zoals het reglement ervan bepaalt. Wil je alleen deze { -game } beëindigen, geef die dan op.
page-withdrawal-scope = Terugtrekken uit
page-withdrawal-from = { $scope ->
    [event] mijn lopende { -game(case: "plural") } in dit toernooi
   *[all] al mijn lopende { -game(case: "plural") } hier
}
page-withdrawal-reason = Reden, die beide spelers van elke { -game } lezen
page-withdrawal-sure = Ik trek me terug uit deze { -game(case: "plural") }
page-withdrawal-unsure = Je hebt je niet teruggetrokken: vink het vakje aan om te bevestigen.
page-withdrawal-games = { $n ->
    [one] Je hebt hier één lopende { -game }:
   *[other] Je hebt hier { $n } lopende { -game(case: "plural") }:
}
page-withdrawal-record = De terugtrekking is vastgelegd in elk van deze { -game(case: "plural") }, en beide spelers van elke { -game } lezen je reden.

page-opponent = Naam van je { -opponent }; laat dit leeg om een willekeurige { -opponent } te zoeken
page-colour = Jouw kleur
page-colour-drawn = door loting
page-colour-white = { -white(form: "Bare") }
page-colour-black = { -black(form: "Bare") }
page-control = Speeltempo
page-new-show = Aanbod tonen
page-new-offer = Je aanbod
page-new-unsent = Er is nog niets aangeboden. Dit bied je aan:
page-new-send = Deze { -game } aanbieden
page-rules = Verlof en andere regels
page-rules-leave = Verlofdagen per kalenderjaar; 0 voor geen
page-rules-leave-ahead = Aantal dagen dat verlof van tevoren wordt opgenomen
page-rules-leave-least = Kleinste aantal dagen van één verlof
page-rules-usual = zoals gebruikelijk
page-control-move = Anders: dagen per { -move }
page-control-increment = Anders: dagen voor de { -game }, en extra uren bij elke { -move }
page-control-moves = Anders: dagen voor een aantal { -move(case: "plural") }, zoals bij de ICCF
page-control-blocks = Anders: dagen op de { -clock }, dagen in de tijdbank, en extra dagen bij elke { -move } (Triple Block)
page-control-periods = Anders: tot en met negen periodes, na elkaar
page-control-own = Getallen voor een ander speeltempo
page-control-days = Dagen
page-control-hours = Extra uren bij elke { -move }
page-control-cap = Hoogste aantal dagen op de { -clock }; leeg voor geen grens
page-control-number = Aantal { -move(case: "plural") }
page-control-clock = Dagen op de { -clock }
page-control-bank = Dagen in de tijdbank
page-control-more = Extra dagen bij elke { -move }
page-control-first = Aantal { -move(case: "plural") } dat dagen toevoegt; leeg voor 50
page-control-period = Periode { $n }
page-control-period-moves = Aantal { -move(case: "plural") }; leeg voor de rest van de { -game }
page-control-period-time = Tijd, bijvoorbeeld 50d, 12h of 1d 12h
page-control-period-increment = Extra tijd bij elke { -move }
page-control-period-cap = Maximale tijd op de { -clock }; leeg voor geen grens
page-control-period-delay = Niet afgeschreven tijd bij elke { -move }
page-control-whole = Alleen hele dagen worden afgeschreven.
page-control-double = Dagen voor één { -move } waarna de tijd dubbel telt; leeg voor nooit
page-control-thematic = { -move(case: "Plural") } vóór de beginstelling tellen mee.
page-field-number = Dit moet een geheel getal zijn van { $least } tot en met { $most }.
page-field-time = Dit moet een tijd zijn, bijvoorbeeld 50d, 12h of 1d 12h.
page-control-unreadable = Er is niets aangeboden: vul de getallen in van het speeltempo dat je koos, elk als een geheel getal.
page-challenges-received = Uitdagingen aan jou
page-challenges-sent = Jouw uitdagingen en oproepen
page-seeks-open = Spelers die een { -opponent } zoeken
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = aan { $name }: { $control }; { $colour }
page-challenge-seek = aan iedereen: { $control }; { $colour }
page-plays-white = { $name } speelt met { -white }
page-plays-black = { $name } speelt met { -black }
page-start = Beginstelling
page-start-usual = de gebruikelijke
page-start-960 = Chess960
page-start-set = vanuit een opgegeven stelling
page-start-number = Nummer van de Chess960-stelling; leeg om de stelling te loten
page-start-fen = Gekozen stelling (FEN)
page-start-castling = Rokeren volgens de regels van Chess960
page-regulated = Niet alleen de bedenktijd is hier apart geregeld. Deze instellingen wijken af van de gebruikelijke:

page-player = { $name }
page-player-arbiter = Een { -arbiter } van deze dienst.
page-player-running = Lopende { -game(case: "plural") }
page-player-hidden = Geen speler met deze naam of dit nummer heeft een { -game } die iedereen mag lezen. Wie een account heeft, ziet na het inloggen alle spelers.
page-public-running = De { -game } is bezig.
page-public-delayed = { $plies ->
    [one] De { -game } is bezig. De laatste halve { -move } is nog niet openbaar.
   *[other] De { -game } is bezig. De laatste { $plies } halve { -move(case: "plural") } zijn nog niet openbaar.
}
page-public-at = { $at }
page-public = Wie de { -game } mag lezen
page-public-no = Alleen wie een account heeft, kan de { -game } lezen
page-step-start = Begin
page-step-back = Terug
page-step-on = Verder
page-step-back-by = { $n ->
    [one] { $n } halve { -move } terug
   *[other] { $n } halve { -move(case: "plural") } terug
}
page-step-on-by = { $n ->
    [one] { $n } halve { -move } verder
   *[other] { $n } halve { -move(case: "plural") } verder
}
page-step-end = Einde
page-accept-game = Spelen
page-withdraw = Intrekken

page-desk = Tafel van de { -arbiter }
page-desk-nothing = Er wacht niets op je.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = Gevallen { -flag(case: "plural") }
page-desk-claims = Claims en aanvragen voor arbitrage
page-desk-appeals = { -appeal(form: "Plural") }
page-desk-withdrawals = Terugtrekkingen
page-desk-questions = Betwiste { -clock(case: "plural") }
page-desk-question = { $name } heeft gemeld dat de { -clock(case: "plural") } niet kloppen, op { $at }.
page-desk-question-about = Corrigeer de { -clock(case: "plural") }. Als ze kloppen, bevestig ze dan zoals ze zijn, met je reden.
page-desk-find = Een andere { -game }, op nummer
page-desk-show = Tonen
page-desk-waits-for = Wacht op: { $what }.
page-desk-resumes = De { -game } wordt { -resume(form: "finite") } op { $at }.
page-desk-until = Tot { $at }.
page-desk-flag-open = Tot een { -arbiter } de { -game } beëindigt, telt een { -move } nog.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } claimt { -draw } door driemaal dezelfde stelling.
    [fifty_moves] { $name } claimt { -draw } volgens de vijftigzettenregel.
    [tablebase_win] { $name } claimt winst volgens een { -tablebase }.
    [tablebase_draw] { $name } claimt { -draw } volgens een { -tablebase }.
    [adjudicated_win] { $name } vraagt arbitrage aan: winst.
   *[adjudicated_draw] { $name } vraagt arbitrage aan: { -draw }.
}
page-desk-announced = De { -claim } gaat over de stelling na { $move }.
page-desk-claim-stops = Intussen loopt er geen { -clock }.
page-desk-claim-runs = Intussen loopt de { -clock }.
page-desk-withdrawn = { $name } heeft zich teruggetrokken op { $at }; er loopt geen { -clock }.
page-desk-silent = { $name } geldt door stilzwijgen als teruggetrokken, op { $at }; er loopt geen { -clock }.
page-desk-appeal = { $names }: { -appeal } tegen maatregel { $number } ({ $act }), sinds { $at }.
page-desk-own-act = De maatregel is van jou, dus beslist een andere { -arbiter } over het { -appeal }.
page-desk-game = { $game } op de tafel van de { -arbiter }: { $white } - { $black }
page-desk-to-board = Bord en { -move(case: "plural") }
page-desk-done = Het is vastgelegd.
page-desk-acts = Maatregelen
page-desk-acts-about = Elke maatregel wordt eerst getoond met het gevolg voor beide { -clock(case: "plural") }. Beide spelers lezen de reden.
page-desk-acts-none = Er is geen maatregel die je nu in deze { -game } kunt nemen.
page-desk-act = { $act ->
    [decide-claim] Over de { -claim } beslissen
    [claim-flag] De { -game } beëindigen door de gevallen { -flag }
    [decide-appeal] Over een { -appeal } beslissen
    [acknowledge-face] Het opschrift van de { -envelope } bevestigen
    [set-resumption] Een ander tijdstip van { -resume(form: "noun") } instellen
    [approve-early-opening] Instemmen met een vroegtijdige opening van de { -envelope }
    [declare-missing] De { -envelope } zoek verklaren
    [envelope] De { -envelope } openen
    [warn] Een speler waarschuwen
    [give-time] Tijd toevoegen
    [take-time] Tijd aftrekken
    [correct-clocks] De { -clock(case: "plural") } verbeteren
    [adjudicate] Over de uitslag beslissen
    [forfeit] De { -game } voor één kant verloren verklaren
    [cancel] De { -game } annuleren
    [replay] De { -game } annuleren en opnieuw beginnen
    [annul] De { -game } ongeldig verklaren
    [change-points] De punten wijzigen
    [grant-leave] Bijzonder verlof geven
    [end-leave] Verlof beëindigen
    [adjourn] De { -game } { -adjourn }
    [take-back] { -move(case: "Plural") } terugnemen
    [replace] Een speler vervangen
    [withdraw] Een terugtrekking vastleggen
   *[expel] Een speler uitsluiten
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Speler
    [time] Tijd, zoals 2d of 1d 12h
    [used_white] Door { -white } verbruikte tijd, zoals 1d 12h
    [used_black] Door { -black } verbruikte tijd, zoals 1d 12h
    [deadline] Termijn van de lopende { -clock } in jouw tijdzone; leeg verandert die niet
    [result] Uitslag
    [points_white] Punten van { -white }
    [points_black] Punten van { -black }
    [first] Eerste dag, in de tijdzone van de speler
    [last] Laatste dag, in de tijdzone van de speler
    [ply] Halve { -move(case: "plural") } die blijven staan
    [player] Naam van de nieuwe speler
    [scope] { -game(case: "Plural") }
    [claim] Claim
    [upheld] Beslissing over de { -claim }
    [act] Maatregel
    [reverse] Beslissing over het beroep
    [resume_at] Tijdstip van { -resume(form: "noun") }, in jouw tijdzone
   *[reason] Reden, die beide spelers lezen
}
page-desk-scope = { $scope ->
    [game] Alleen deze { -game }
    [event] Alle lopende { -game(case: "plural") } van de speler in dit toernooi
   *[all] Alle lopende { -game(case: "plural") } van de speler hier
}
page-desk-white = { -white(form: "Bare") }, { $name }
page-desk-black = { -black(form: "Bare") }, { $name }
page-desk-upheld = De { -claim } is juist.
page-desk-rejected = De { -claim } is niet juist.
page-desk-reversed = De maatregel is teruggedraaid.
page-desk-confirmed = De maatregel blijft staan.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Dit veld kan niet gelezen worden, dus er is niets gedaan: { $field }.
page-desk-preview = Het gevolg tonen
page-desk-not-done = Er is nog niets vastgelegd. Bekijk het gevolg, en bevestig het hieronder.
page-desk-effect = Gevolg
page-desk-on-record = Als je het bevestigt, staat dit in het dossier van { $game }, { $white } - { $black }:
page-desk-drops = Voorwaardelijke { -move(case: "plural") } vervallen: die van { $names }.
page-desk-elsewhere = Ook andere { -game(case: "plural") } veranderen: { $scope }.
page-desk-again = De { -game } begint opnieuw onder een nieuw nummer.
page-desk-clocks-now = { -clock(case: "Plural") } nu
page-desk-clocks-after = { -clock(case: "Plural") } daarna
page-desk-confirm = Bevestigen: { $act }
page-desk-change = Eerst wijzigen
page-desk-stale = De { -game } is veranderd sinds het gevolg werd getoond, dus er is niets gedaan. Dit is het gevolg nu.
page-desk-stale-envelope = De { -game } is veranderd sinds deze pagina werd getoond, dus er is niets gedaan.
page-desk-envelope = De { -envelope }
page-desk-envelope-of = { $game }: de { -envelope }
page-desk-early = Het is nog geen tijd om de { -envelope } te openen. { $needed ->
    [one] Eén { -arbiter } moet instemmen met een vroegtijdige opening.
   *[other] { $needed } { -arbiter(case: "plural") } moeten instemmen met een vroegtijdige opening.
}
page-desk-early-nobody = Nog niemand heeft ingestemd.
page-desk-early-you = Je hebt ingestemd.
page-desk-early-agreed = { $name } heeft ingestemd.
page-desk-early-other = Een andere { -arbiter } opent hem.
page-desk-pace = Hoe beide spelers hun tijd hebben gebruikt
page-desk-pace-in = { $game }: hoe beide spelers hun tijd hebben gebruikt
page-desk-commitment = Controlesom (SHA-256 van de tekst):
page-desk-held-here = De dienst opent hem als de { -game } { -resume(form: "finite") } wordt.
page-desk-held = Aantal sleutels dat nodig is om hem te openen: { $needed }. Sleutelhouders: { $holders }.
page-desk-opening-about = Wat er op de { -clock(case: "plural") } volgt, hangt af van de { -sealed-move }, die niemand ziet voordat de { -envelope } geopend is.
page-resume-about = De dienst opent dan de { -envelope } en speelt de { -sealed-move }. Als die { -move } { -illegal } of onduidelijk is, kan de { -game } daarmee eindigen. Dit kan niet ongedaan worden gemaakt.
page-desk-resume = De { -game } { -resume }
page-desk-open = De { -envelope } openen
page-desk-open-about = Ontsleutel hem met je sleutel, buiten deze pagina: age -d -i KEY envelope.age. Plak dan hier de hele tekst; alleen de tekst met deze controlesom telt. De pagina toont hem niet nog eens.
page-desk-decrypt-about = Of ontsleutel hem in deze browser. Je geheime sleutel wordt niet verstuurd, en de tekst alleen met het formulier hieronder. Een dienst die je browser een ander script stuurt, zou de sleutel kunnen lezen: de opdrachtregel is veiliger.
page-desk-decrypt-closed = Dichte { -envelope }, of wat na de sleutel van een andere { -arbiter } nog dicht is
page-desk-decrypt-key = Je geheime sleutel, uit het bestand van age-keygen
page-desk-decrypt-file = Geheime sleutel uit een bestand
page-desk-decrypt = In deze browser ontsleutelen
page-desk-decrypt-no-key = Hier staat geen geheime sleutel van age. Die begint met AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Deze sleutel opent hem niet.
page-desk-decrypt-wrong = Wat in de { -envelope } zit, klopt niet met de controlesom.
page-desk-decrypt-left = Je sleutel heeft één laag geopend. Geef dit aan de volgende { -arbiter }, die het met een andere sleutel opent:
page-desk-closed = De dichte { -envelope }
page-desk-text = Tekst van de { -envelope }
page-desk-early-reason = Reden, als hij vroegtijdig geopend wordt; beide spelers lezen die
page-desk-trail = Verloop
page-desk-column = { $column ->
    [number] Nr.
    [what] Wat
    [by] Wie
    [received] Ontvangen
    [judged] Beoordeeld
    [white] { -clock(case: "Singular") } van { -white } daarna
   *[black] { -clock(case: "Singular") } van { -black } daarna
}
page-desk-channel = { $channel ->
    [mail] per mail
    [http] via de pagina of de API
    [console] via de opdrachtregel
   *[timekeeper] uit zichzelf
}
page-desk-refused = Geweigerd: { $why }
page-desk-recorded = Zoals vastgelegd
page-desk-cause = Oorzaak:
page-desk-seconds = { $n } s
page-desk-clock = Verbruikt { $used }, nog { $left }.
page-desk-left-off = Geweigerde pogingen die niet getoond worden: { $n }.
page-desk-event = { $event ->
    [created] Begin van de { -game }
    [moved] { -move(case: "Singular") }
    [said] Bericht
    [draw_offered] Remiseaanbod
    [draw_declined] { -draw(case: "Singular") } afgewezen
    [claim_upheld] Claim toegewezen
    [claim_referred] Claim voor een { -arbiter }
    [analysed] Analyse
    [claim_lapsed] Claim vervallen
    [claim_rejected] Claim afgewezen
    [illegal_move] { -illegal(form: "Attributive") } { -move }
    [adjournment_proposed] { -adjourn(form: "Infinitive") } voorgesteld
    [adjournment_declined] { -adjourn(form: "Infinitive") } afgewezen
    [sealing_began] De speler aan { -move } moet de { -move } { -seal }
    [drafted] Kladversie in de { -envelope } gedaan
    [sealed] { -move(case: "Singular") } { -seal(form: "participle") }
    [face_acknowledged] Opschrift van de { -envelope } bevestigd
    [resumption_set] Tijdstip van { -resume(form: "noun") } ingesteld
    [resumption_requested] Een speler is klaar om te { -resume }
    [resumed] { -game(case: "Singular") } { -resume(form: "finite") }
    [early_opening_approved] Vroegtijdig openen goedgekeurd
    [came_late] Een speler kwam te laat
    [envelope_missing] { -envelope(case: "Singular") } zoek, of hij gaat niet open
    [publication_agreed] Een speler vindt goed dat de { -envelope } gepubliceerd wordt
    [envelope_published] { -envelope(case: "Singular") } gepubliceerd
    [reading_chosen] Lezing van de { -sealed-move } gekozen
    [clocks_questioned] Gemeld dat de { -clock(case: "plural") } niet kloppen
    [opened] { -envelope(case: "Singular") } geopend
    [flag_fell] { -flag(case: "Singular") } gevallen
    [leave_booked] Verlof vastgelegd
    [leave_cancelled] Verlof ingetrokken
    [reflection_declared] Langer nadenken verklaard
    [downtime_returned] Tijd van de storing teruggegeven
    [zone_noted] Tijdzone vastgelegd
    [clock_refilled] { -clock(case: "Singular") } bijgevuld uit de tijdbank
    [mail_problem] Mail komt niet aan
    [mail_restored] Mail komt weer aan
    [ended] Einde van de { -game }
    [withdrawn] Terugtrekking
    [appealed] { -appeal(form: "Bare") }
    [appeal_decided] Over het { -appeal } beslist
    [act_warn] { -arbiter(case: "Singular") }: waarschuwing
    [act_time] { -arbiter(case: "Singular") }: tijd toegevoegd of afgetrokken
    [act_clocks] { -arbiter(case: "Singular") }: { -clock(case: "plural") } verbeterd
    [act_adjudicate] { -arbiter(case: "Singular") }: uitslag beslist
    [act_forfeit] { -arbiter(case: "Singular") }: { -game } verloren verklaard
    [act_cancel] { -arbiter(case: "Singular") }: { -game } geannuleerd
    [act_annul] { -arbiter(case: "Singular") }: { -game } ongeldig verklaard
    [act_give_way] Een andere { -game } telt
    [act_points] { -arbiter(case: "Singular") }: punten gewijzigd
    [act_leave] { -arbiter(case: "Singular") }: bijzonder verlof gegeven
    [act_end_leave] { -arbiter(case: "Singular") }: verlof beëindigd
    [act_adjourn] { -arbiter(case: "Singular") }: { -adjourn } opgelegd
    [act_take_back] { -arbiter(case: "Singular") }: { -move(case: "plural") } teruggenomen
    [act_replace] { -arbiter(case: "Singular") }: speler vervangen
    [act_expel] { -arbiter(case: "Singular") }: speler uitgesloten
   *[other] { $event }
}

page-admin = Beheer
page-admin-players = Spelers
page-admin-mail = Inkomende mail
page-admin-trouble = Mail en gebeurtenissen die niet aankomen
page-admin-health = Toestand van de dienst
page-admin-aside = { $n ->
    [0] Er wacht geen inkomende mail op je.
    [one] Er wacht één inkomende mail op je.
   *[other] Er wachten { $n } inkomende mails op je.
}
page-admin-more = Meer
page-admin-none = Er zijn er geen.
page-admin-part = Deel van de naam
page-admin-address = Volledig mailadres
page-admin-search = Zoeken
page-admin-no-address = Geen enkel account heeft dit adres.
page-admin-since = sinds { $at }
page-admin-player = Speler { $name }
page-admin-role = Rol
page-admin-deleted = Dit account is verwijderd.
page-admin-mail-arrives = Er kwam geen mail aan de speler terug.
page-admin-stopped = Mails die sinds { $since } terugkwamen: { $n }; de reden bij de laatste: { $reason }. Er wordt geen mail over { -game(case: "plural") } meer gestuurd.
page-admin-returned = Mails die sinds { $since } terugkwamen: { $n }; de reden bij de laatste: { $reason }. Er wordt nog mail gestuurd.
page-admin-sessions = Sessies
page-admin-no-sessions = De speler is nergens ingelogd.
page-admin-trail = Verloop van het account
page-admin-trail-about = De nieuwste vermeldingen staan bovenaan. De speler krijgt dit verloop bij de eigen gegevens.
page-admin-event = { $what ->
    [signed_up] Account gemaakt
    [signed_in] Ingelogd
    [session_ended] Sessie beëindigd
    [sessions_ended] Alle sessies beëindigd
    [refresh_token_reused] Sessie beëindigd, omdat de sleutel twee keer is gebruikt
    [api_token_made] Token voor programma’s gemaakt
    [api_token_revoked] Token voor programma’s ingetrokken
    [api_tokens_revoked] Alle tokens voor programma’s ingetrokken
    [calendar_made] Adres van de agenda gemaakt
    [calendar_revoked] Adres van de agenda ingetrokken
    [webhook_secret_made] Geheim van een webhook gemaakt
    [webhook_enabled] Webhook ingeschakeld
    [webhook_deleted] Webhook verwijderd
    [envelope_key] Sleutel voor { -sealed-move(case: "plural") } ingesteld
    [address_changed] Mailadres gewijzigd
    [role_changed] Rol gewijzigd
    [mail_stopped] Mail over { -game(case: "plural") } gestopt
    [mail_resumed] Mail over { -game(case: "plural") } { -resume(form: "finite") }
    [mail_restored] Mail over { -game(case: "plural") } { -resume(form: "finite") } door een beheerder
    [unsubscribed_by_link] Meldingen uitgezet via de link in een mail
    [text_erased] Tekst gewist
    [mail_replayed] Inkomende mail opnieuw gelezen
    [mail_released] Inkomende mail vrijgegeven
    [mail_discarded] Inkomende mail weggegooid
    [deleted] Account verwijderd
   *[other] { $what }
}
page-admin-restored = de dienst is hersteld uit een back-up
page-admin-text-place = { $game }, gebeurtenis { $number }
page-admin-reason = Reden, die voorgoed wordt vastgelegd: schrijf niets persoonlijks
page-admin-no-reason = Er is niets gedaan: schrijf een reden van één regel, hoogstens 200 tekens.
page-admin-act = { $act ->
    [role] De rol wijzigen
    [restore-mail] Weer mail sturen
    [end-sessions] Alle sessies beëindigen
    [replay] Opnieuw lezen
    [release] Vrijgeven
   *[discard] Weggooien
}
page-admin-effect = { $act ->
    [role] Het account krijgt meteen de nieuwe rol, en een mail meldt het aan de speler.
    [restore-mail] De teruggekomen mails worden vergeten, en mail over { -game(case: "plural") } wordt weer aan de speler gestuurd.
    [end-sessions] De speler wordt overal uitgelogd. Tokens van programma’s blijven.
    [replay] De mail wordt vanaf het begin gelezen. Wat daaruit al gedaan is, wordt niet nog eens gedaan.
    [release] De mail telt op jouw woord als van de speler zelf, wie hem ook gestuurd heeft.
   *[discard] Met de mail gebeurt niets meer, en de tekst wordt voorgoed gewist.
}
page-admin-not-done = Er is nog niets gedaan. Bekijk het, en bevestig het hieronder.
page-admin-done = Het is gedaan en vastgelegd.
page-admin-nothing = Er is niets gedaan: er was niets te doen, of de tekst van de mail is er niet meer.
page-admin-own-game = Er is niets gedaan: deze mail gaat misschien over een { -game } van jou, dus een andere beheerder behandelt hem.
page-admin-mail-about = Mail wordt opzijgelegd als hij niet gelezen kan worden, als er twijfel is over wie hem geschreven heeft, of als iemand aan de beheerders schreef. Bekijk hem voordat er 30 dagen voorbij zijn.
page-admin-list = { $list ->
    [aside] Opzijgelegd
    [pending_confirm] Wacht op een bevestiging
    [unanswered] Niet beantwoord
   *[all] Alle
}
page-admin-mail-number = Mail { $id }
page-admin-mail-text = Tekst
page-admin-mail-state = { $state ->
    [received] Nog niet gelezen
    [applied] Gedaan
    [duplicate] Al eerder gekomen
    [auto] Door een automaat geschreven
    [bounced] Een mail die terugkwam
    [rejected] Afgewezen
    [pending_confirm] Wacht op een bevestiging
    [quarantined] Opzijgelegd
   *[poison] Opzijgelegd, omdat het lezen mislukte
}
page-admin-why = { $cause ->
    [auto_submitted] hij meldt dat een programma hem heeft geschreven
    [precedence] hij meldt dat hij bulkmail is
    [list] hij kwam via een mailinglijst
    [autoreply] hij is een automatisch antwoord
    [null_sender] hij heeft geen afzender aan wie geantwoord kan worden
    [loop] hij is een mail van deze dienst die terugkwam
    [report] hij is een bericht over de bezorging
    [robot] de afzender is het adres van een programma
    [own_address] de afzender is een adres van deze dienst
    [did_you_mean] de speler is gevraagd of een andere { -move } bedoeld is
    [meant] de speler heeft de { -move } bevestigd
    [asked] de speler is gevraagd wat er bedoeld is
    [erased] de tekst is gewist
    [unreadable] hij kan niet gelezen worden
    [unreadable_row] de vermelding in de database kan niet gelezen worden
    [ambiguous_from] hij noemt niet precies één schrijver
    [no_player] het adres hoort nu bij geen account
    [mail_off] de speler neemt geen { -move(case: "plural") } per mail aan
    [message_id] hij is een kopie van een eerdere mail
    [failed] hij meldt dat een mail niet is aangekomen
    [not_counted] hij is een bericht over de bezorging dat niet telt
    [delayed] hij meldt een vertraging
    [to_bounce_address] hij is geen bericht over de bezorging, maar kwam op een adres daarvoor
    [nothing_to_confirm] er valt niets te bevestigen
    [nothing_waits] er wacht niets meer op een antwoord
    [another_waits] een andere mail wacht op een bevestiging
    [dmarc_fail] het domein van de afzender zegt dat hij vervalst is (DMARC)
    [not_a_player] de schrijver speelt niet in deze { -game }
    [not_the_player] de speler heeft hem niet gestuurd
    [unconfirmed_sender] de speler is gevraagd of hij echt van die speler is
    [not_confirmed] niemand heeft hem op tijd bevestigd
    [confirmed] de speler heeft er een mail mee bevestigd
    [disowned] de speler zegt erin dat een mail niet van die speler is
    [no_yes] er staat geen ja en geen nee in
    [passed_on] hij is doorgestuurd naar een beheerder
    [for_operator] hij kon niet worden doorgestuurd naar een beheerder
    [helped] hij is met uitleg beantwoord
    [joins] iemand zonder account is om een bevestiging gevraagd
    [joined] er is een account mee gemaakt
    [before_an_act] hij is geschreven voordat een { -arbiter } iets in de { -game } ongedaan maakte
    [before_restoration] hij is geschreven voordat de dienst werd hersteld uit een back-up
    [unanswered] het antwoord is vastgehouden, omdat er te veel antwoorden waren
    [discarded] een beheerder heeft hem weggegooid
    [failures] het lezen is drie keer mislukt
    [deaths] het programma is elke keer bij het lezen gestopt
    [left] hij wacht op een nieuwere versie van de dienst
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Het domein van de afzender staat in voor de schrijver.
    [fail] Het domein van de afzender zegt dat de mail vervalst is.
   *[unknown] Niemand staat in voor de schrijver.
}
page-admin-outgoing = { $kind ->
    [game-started] Begin van een { -game }
    [your-move] { -move(case: "Singular") } van de { -opponent }
    [move-recorded] Vastlegging van een { -move } per mail
    [reminder] Herinnering
    [game-news] Nieuws over een { -game }
    [adjournment] { -adjourn(form: "Infinitive") } van een { -game }
    [arbiter-news] Nieuws voor een { -arbiter }
    [log-receipt] Bewijs van een { -sealed-move }
    [game-over] Einde van een { -game }
    [restored] Herstel uit een back-up
    [challenge] Uitdaging
    [transcript] Antwoord op een mail
    [confirmation] Vraag
    [sign-in-code] Code
    [account-news] Nieuws over een account
    [digest] Verzamelmail
   *[passed-on] Doorgestuurde mail
}
page-admin-not-sent = { $reason ->
    [gone] de ontvanger meldt niet meer te bestaan
    [failed] er kon vijf dagen lang niets worden gestuurd
    [restored] de dienst is hersteld uit een back-up
    [interrupted] het programma stopte tijdens het versturen
    [no_event] zo’n gebeurtenis is er niet
    [redirect] de ontvanger verwijst naar een ander adres
    [internal] een fout van deze dienst
    [timeout] de ontvanger antwoordt niet op tijd
    [host_not_found] de server van de ontvanger is onbekend
    [private_address] de ontvanger heeft geen internetadres
    [not_https] het adres van de ontvanger is zonder versleuteling
    [tls] het certificaat van de ontvanger is niet geldig, of TLS mislukt
    [connection_refused] de ontvanger neemt geen verbinding aan
    [connection] de verbinding met de ontvanger is verbroken
    [not_http] de ontvanger antwoordt niet zoals bij HTTP hoort
   *[other] de ontvanger antwoordt met status { $reason }
}
page-admin-tries = { $n ->
    [one] Eén poging.
   *[other] { $n } pogingen.
}
page-admin-received = Ontvangen
page-admin-at = { $at }
page-admin-state = Toestand
page-admin-cause = Uitkomst of oorzaak
page-admin-to = Aan
page-admin-to-game = het antwoordadres van { $name } in { $game }
page-admin-to-account = het account van { $name }
page-admin-to-confirm = de vraag over mail { $id }
page-admin-to-mailbox = de mailbox { $mailbox }
page-admin-to-bounce = het retouradres van uitgaande mail { $id }
page-admin-author = Van wie hij is
page-admin-attempts = Lezen
page-admin-confirmed = Hij telt als van de speler zelf.
page-admin-text-about = Dit is het begin van de mail zoals die binnenkwam, zonder adressen van de dienst, codes, en gecodeerde delen of HTML. Vertel anderen niet wat erin staat.
page-admin-text-cut = De rest wordt niet getoond.
page-admin-hidden = { $because ->
    [own_game] De mail gaat misschien over een { -game } van jou. Een andere beheerder behandelt hem.
    [sealed] De tekst wordt niet getoond, omdat er een { -sealed-move } in kan staan: een { -game } waarover de mail kan gaan, heeft er een, of kan er een krijgen. Opnieuw lezen, vrijgeven en weggooien kan toch.
    [secret] De tekst wordt niet getoond, omdat er een { -move } in kan staan, of een woord over { -seal }, kladversies of voorwaardelijke { -move(case: "plural") }. Opnieuw lezen, vrijgeven en weggooien kan toch.
    [not_aside] De tekst wordt niet getoond, omdat de mail niet opzijgelegd is.
   *[gone] De tekst is gewist.
}
page-admin-bounces = Spelers bij wie mail niet aankomt
page-admin-sources = Mailboxen waaruit mail wordt opgehaald
page-admin-source-unused = niet in gebruik
page-admin-source-fine = mail wordt opgehaald
page-admin-source-looked = Laatst gekeken: { $at }
page-admin-dead = Uitgaande mails waarvan het versturen is gestaakt
page-admin-an-address = aan een adres zonder account
page-admin-about = over { $game }
page-admin-webhooks = Webhooks die uit staan of mislukken
page-admin-webhook = Webhook { $id } op { $host }
page-admin-webhook-failing = mislukt sinds { $since }
page-admin-webhook-off = uit ({ $because })
page-admin-deliveries = Gebeurtenissen waarvan het versturen is gestaakt
page-admin-delivery = Gebeurtenis { $id } voor webhook { $webhook }, over { $game }
page-admin-ready = De dienst is klaar voor gebruik.
page-admin-not-ready = De dienst is niet klaar voor gebruik.
page-admin-clock-jumped = De klok van de computer is verzet. Er valt geen { -flag } en er wordt niets gewist tot hij goed staat.
page-admin-answers-held = Er moeten meer automatische antwoorden uit dan gewoonlijk. Zoveel worden er vastgehouden en later verstuurd: { $n }
page-admin-commands-aside = Verzoeken voor alle { -game(case: "plural") } van een speler die in een daarvan mislukten: { $n }
page-admin-version = Versie
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Generatie van de database
page-admin-backup = Laatste back-up met postzug backup
page-admin-no-backup = geen bekend
page-admin-running = Lopende { -game(case: "plural") }
page-admin-ended = Afgelopen { -game(case: "plural") }
page-admin-accounts = Accounts
page-admin-bytes = Grootte van de database
page-admin-set-aside = Inkomende mails die opzijgelegd zijn
page-admin-unsent = Uitgaande mails die aan de beurt zijn
page-admin-oldest = De oudste wacht al { $age }.
page-admin-undelivered = Gebeurtenissen voor webhooks die aan de beurt zijn
page-admin-log-size = Vermeldingen in het log
page-admin-log-signed = Vermeldingen onder het laatste checkpoint
page-admin-log-waiting = Gebeurtenissen die nog niet in het log staan
page-admin-checkpoint = Checkpoint van het log
page-admin-health-more = De opdracht postzug doctor bekijkt de computer, het relay en de DNS.

page-problem = Niet gedaan
page-typed = Dit heb je geschreven, en het is niet verstuurd: kopieer het
page-typed-reason = Reden
page-claim-move = De { -claim } is vastgelegd, en de aangekondigde { -move } is gespeeld.
page-claim-no-move = De { -claim } is vastgelegd, en de { -move } moet nog gedaan worden.
page-claim-recorded = De { -claim } is vastgelegd; als een reglementaire { -move } was aangekondigd, is die gespeeld.
page-problem-code = { $status }, { $code }
