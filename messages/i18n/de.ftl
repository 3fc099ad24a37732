### Every sentence that a person reads, in German. docs/translating.md says how to add a language.

-game = { $case ->
    [plural] Partien
   *[singular] Partie
}
-move = { $case ->
    [genitive] Zuges
    [plural] Züge
    [dative-plural] Zügen
   *[nominative] Zug
}
-sealed-move = { $case ->
    [indefinite] versiegelter Zug
    [genitive] versiegelten Zuges
    [accusative] versiegelten Zug
    [plural] versiegelten Züge
    [plural-bare] versiegelte Züge
    [dative-plural] versiegelten Zügen
    [Indefinite] Versiegelter Zug
    [Plural-bare] Versiegelte Züge
   *[nominative] versiegelte Zug
}
-draw = { $case ->
    [adverb] remis
   *[singular] Remis
}
-castling = { $case ->
    [plural] Rochaden
   *[singular] Rochade
}
-en-passant = en passant
-promotion = Umwandlung
-draw-offer = { $case ->
    [plural] Remisangeboten
   *[singular] Remisangebot
}
-opponent = Gegenseite
-arbiter = { $case ->
    [plural] Schiedspersonen
   *[singular] Schiedsperson
}
-envelope = { $case ->
    [genitive] Umschlags
    [plural] Umschläge
   *[nominative] Umschlag
}
-clock = { $case ->
    [plural] Uhren
   *[singular] Uhr
}
-flag = { $case ->
    [genitive] Blättchens
   *[singular] Blättchen
}
-deadline = Frist
-claim = { $case ->
    [plural] Reklamationen
   *[singular] Reklamation
}
-tablebase = { $case ->
    [plural] Endspieldatenbanken
   *[singular] Endspieldatenbank
}
-check = Schach
-mate = Matt
-stalemate = Patt
-white = Weiß
-black = Schwarz
-resign = { $form ->
    [participle] aufgegeben
    [with-zu] aufzugeben
    [noun] Aufgabe
    [Infinitive] Aufgeben
   *[infinitive] aufgeben
}
-adjourn = { $form ->
    [participle] vertagt
    [attributive] vertagte
    [infinitive] vertagen
    [attributive-n] vertagten
    [second-person] vertagst
   *[noun] Vertagung
}
-resume = { $form ->
    [participle] fortgesetzt
    [infinitive] fortsetzen
   *[noun] Fortsetzung
}
-seal = { $form ->
    [noun] Versiegelung
    [participle] versiegelt
    [imperative] versiegle
    [attributive-n] versiegelten
    [genitive] Versiegelns
    [second-person] versiegelst
    [Infinitive] Versiegeln
    [Participle] Versiegelt
    [Imperative] Versiegle
   *[infinitive] versiegeln
}
-illegal = { $form ->
    [attributive] regelwidrige
    [attributive-n] regelwidrigen
    [attributive-r] regelwidriger
    [Attributive] Regelwidrige
    [Attributive-r] Regelwidriger
   *[plain] regelwidrig
}
-appeal = { $form ->
    [genitive] Einspruchs
    [plural] Einsprüche
   *[bare] Einspruch
}

language-name = Deutsch

## Dates and lengths of time

date = { $weekday }, { $day }. { $month } { $year }, { $time } Uhr ({ $iso } { $offset })
date-beyond = ein Datum jenseits des Kalenders
weekday-monday = Montag
weekday-tuesday = Dienstag
weekday-wednesday = Mittwoch
weekday-thursday = Donnerstag
weekday-friday = Freitag
weekday-saturday = Samstag
weekday-sunday = Sonntag
month-january = Januar
month-february = Februar
month-march = März
month-april = April
month-may = Mai
month-june = Juni
month-july = Juli
month-august = August
month-september = September
month-october = Oktober
month-november = November
month-december = Dezember
length-days = { $n } { $n ->
    [one] Tag
   *[other] Tage
}
length-hours = { $n } { $n ->
    [one] Stunde
   *[other] Stunden
}
length-minutes = { $n } { $n ->
    [one] Minute
   *[other] Minuten
}
exact-days = { $n } d
exact-hours = { $n } h
exact-minutes = { $n } min
exact-seconds = { $n } s

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } oder { $last }
list-more = { $list } und { $n } weitere

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} für jeden { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} in { $time }
control-then = { $first }, danach { $next }
control-increment-of = { $period } + { $increment } pro { -move }
control-cap-of = { $period }, höchstens { $cap }
control-delay-of = { $period }, Aufschub: { $delay }
control-whole-days = { $control }, in ganzen Tagen
control-double = { $control }, doppelt nach { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
control-thematic-start = { $control }, thematisch
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } für { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
}

## What adjourned games wait for

adjourned-resumption = die Zeit der { -resume } oder { $replier }
adjourned-opening = die Öffnung des { -envelope(case: "genitive") }; es läuft keine { -clock }
adjourned-replier = { $replier }; diese { -clock } läuft
adjourned-former_sealer = { $replier } (hat zuvor { -seal(form: "participle") } und ist noch nicht erschienen); diese { -clock } läuft
adjourned-late_opening = die Öffnung des { -envelope(case: "genitive") }: jemand ist zu spät erschienen
adjourned-adjudication = die { -arbiter }, um die { -game } abzuschätzen, oder { $sealer } mit dem { -seal(form: "attributive-n") } Text, falls dort noch vorhanden; es läuft keine { -clock }
adjourned-sealed_text = { $sealer }, um den { -seal(form: "attributive-n") } Text zu zeigen; diese { -clock } läuft
adjourned-reading = { $replier }, um eine Lesart zu wählen; diese { -clock } läuft
adjourned-publication = eine { -arbiter } mit einem Schlüssel oder { $sealer }, um zu zeigen, was beide Seiten zeigen wollen
adjourned-sealing = { $sealer }, um den Entwurf oder einen anderen { -move } zu { -seal }; diese { -clock } läuft
adjourned-gone = { $waits_for }; diese Konten mit Schlüsseln des { -envelope(case: "genitive") } gibt es nicht mehr: { $players }{ $complete ->
    [no] , deshalb kann der { -envelope } hier nicht geöffnet werden
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Du hast ein Konto bei { $site }, und dein Name ist hier { $name }. Wenn du darum nicht gebeten hast, tu nichts: Ohne dich beginnt keine { -game }.

    Du kannst alles per Mail erledigen. Antworte auf diese Mail mit einem Befehl pro Zeile:

    {"  "}{ command-seek }: eine { -game } suchen; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: wer noch sucht; { command-accept-challenge } C7 beginnt die { -game }
    {"  "}{ command-challenge } NAME: jemanden herausfordern
    {"  "}{ command-games }: deine { -game(case: "plural") }, und wer am { -move } ist
    {"  "}{ command-settings }: deine Zeitzone, wie dir { -move(case: "plural") } geschrieben werden, und welche Mitteilungen du bekommst
    {"  "}{ command-help }: alle Befehle

    Wenn eine { -game } beginnt, zeigt dir eine Mail die Stellung und deine { -clock }. Antworte darauf mit deinem { -move }, zum Beispiel e4 oder 5254, allein in einer Zeile.
account-deleted = Das Konto { $name } wurde gelöscht. An diese Adresse wird nichts mehr geschickt.
account-address = Das Konto { $name } hat jetzt eine andere Mailadresse. An diese hier wird nichts mehr geschickt, und alle Sitzungen und API-Token sind beendet. Wenn du das nicht warst, sag es denen, die diesen Dienst betreiben.
account-role = Deine Rolle ist jetzt: { $role }.
role-player = spielende Person
role-arbiter = { -arbiter }
role-administrator = Administration
account-envelope-key = Für dein Konto wurde ein Schlüssel gesetzt, der { -sealed-move(case: "plural-bare") } öffnet: { $key }. Wenn du das nicht warst, beende deine Sitzungen und sag es sofort der Administration: Von jetzt an werden { -move(case: "plural") } für diesen Schlüssel { -seal(form: "participle") }.
account-token-made = Für dein Konto wurde das API-Token „{ $label }“ erstellt. Wenn du das nicht warst, widerrufe es.
account-tokens-revoked = Der Dienst wurde aus einer Sicherung wiederhergestellt. Deine API-Token wurden widerrufen, weil sonst eines wieder gültig wäre, das du seitdem selbst widerrufen hast. Erstelle neue für deine Programme.
calendar-made = Die Adresse deines Kalenders wurde erstellt. Kalenderprogramme können sie abonnieren und zeigen dann die Fristen deiner { -game(case: "plural") }:
calendar-how = Wer die Adresse hat, kann deine Fristen lesen; gib sie deshalb niemandem. Eine frühere Adresse gilt nicht mehr. Um diese zu widerrufen, schreibe: { command-calendar-off }
calendar-shown = Eine Adresse deines Kalenders wurde erstellt. Wer sie hat, kann die Fristen deiner { -game(case: "plural") } lesen. Eine frühere Adresse gilt nicht mehr. Wenn du das nicht warst, schreibe: { command-calendar-off }
calendar-void = Der Dienst wurde aus einer Sicherung wiederhergestellt. Die Adresse deines Kalenders wurde widerrufen, weil sonst eine wieder gültig wäre, die du seitdem selbst widerrufen hast. Um eine neue zu erstellen, schreibe: { command-calendar }
webhook-made = Für dein Konto wurde ein Webhook erstellt: Die Ereignisse deiner { -game(case: "plural") } werden an { $host } geschickt. Wenn du das nicht warst, lösche ihn und widerrufe deine API-Token.
webhook-secret-made = Dein Webhook, der an { $host } schickt, hat einen neuen geheimen Schlüssel bekommen. Der bisherige gilt noch 24 Stunden. Wenn du das nicht warst, lösche den Webhook und beende deine Sitzungen.
webhook-secrets-a-day = Geheime Schlüssel für Webhooks, die du in den letzten 24 Stunden erstellt hast: { $limit }. Warte.
webhook-enabled = Dein Webhook wurde eingeschaltet: Die Ereignisse deiner { -game(case: "plural") } werden an { $host } geschickt. Wenn du das nicht warst, lösche ihn und beende deine Sitzungen.
webhook-off = Fünf Tage lang konnte nichts an { $host } geschickt werden. Dein Webhook wurde abgeschaltet, und was für ihn wartete, wird nicht mehr geschickt. Wenn der Empfänger wieder funktioniert, schalte den Webhook wieder ein.
webhook-failed = Dein Webhook funktioniert nicht: Ein Ereignis konnte drei Tage lang nicht an { $host } geschickt werden, und es wird nicht weiter versucht. Spätere Ereignisse werden weiterhin geschickt. Sieh dir die Zustellungen des Webhooks an; 30 Tage lang können sie noch einmal geschickt werden. Darüber kommt keine weitere Mail, bis eine Zustellung gelingt.
webhook-gone = Der Empfänger bei { $host } meldet, dass es ihn nicht mehr gibt. Dein Webhook wurde abgeschaltet, und es wird nichts mehr dorthin geschickt.
webhook-restored = Der Dienst wurde aus einer Sicherung wiederhergestellt. Dein Webhook bei { $host } wurde abgeschaltet, weil sonst einer wieder da wäre, den du seitdem selbst gelöscht hast. Schalte ihn wieder ein, oder lösche ihn.
account-session-copied = Ein Schlüssel einer deiner Sitzungen (Programm: { $device }) wurde zweimal benutzt; vielleicht hat ihn jemand kopiert. Diese Sitzung wurde beendet. Melde dich wieder an, wo du sie brauchst.
account-unknown-client = unbekannt
bounce-unknown = kein Statuscode
bounce-expired = keine rechtzeitige Zustellung
bounce-not-sent = keine Verbindung zu einem Mailserver, der die Mail annimmt
account-mail-stopped = Mails an { $name } kommen nicht an. Mails, die seit { $since } zurückkamen: { $bounces }. Der Grund bei der letzten: { $reason }. Dorthin werden keine Mails über { -game(case: "plural") } mehr geschickt, bis es wieder geht. So steht es im Protokoll jeder laufenden { -game }: { $games }. Die { -clock(case: "plural") } laufen weiter; ob etwas daraus folgt, entscheidet die { -arbiter }.
account-mail-stopped-help = Deine { -game(case: "plural") } findest du hier, und ihre { -clock(case: "plural") } laufen weiter. Sorge dafür, dass dein Postfach Mails annimmt, oder ändere die Adresse mit POST /v1/me/address. Danach: POST /v1/me/mail/resume.
account-mail-returned-help = Sorge dafür, dass dein Postfach Mails annimmt, oder ändere die Adresse mit POST /v1/me/address. Noch werden Mails gesendet; kommen weitere zurück, endet das.
account-mail-not-fetched = Seit { $since } können von { $source } keine Mails abgeholt werden: { $trouble ->
    [unreachable] Der Host ist nicht erreichbar
    [slow] Der Host antwortet nicht rechtzeitig
    [certificate] Das Zertifikat des Hosts ist nicht gültig, oder TLS scheitert
    [password] Der Host weist den Benutzernamen oder das Passwort zurück
    [folder] Der Ordner lässt sich nicht öffnen
    [full] Das Postfach ist voll
   *[protocol] Der Host weist einen Befehl zurück
}. { -move(case: "plural") } per Mail warten dort. Was zu tun ist: postzug doctor.
account-mail-aside = { $source } wurde von einem anderen Programm geändert, während Postzug Mails daraus entnahm. Seit { $since } liegt daneben eine Datei mit dem, was dort vielleicht fehlt; Mails werden weiterhin abgeholt. Was zu tun ist: postzug doctor.
account-mail-single = Seit { $since } lassen sich einige Mails in { $source } nicht abholen, und die { -move(case: "plural") } darin warten dort. Andere Mails werden abgeholt. Postzug versucht es weiter. Was zu tun ist: den Grund im Log suchen. Eine Mail, die du löschst oder anderswohin verschiebst, versucht Postzug nicht mehr abzuholen.
account-left = { $how ->
    [silence] { $name } hat die Hälfte der eigenen { -game(case: "plural") } durch Schweigen verloren. Das gilt als Rücktritt von
    [withdrawal] { $name } ist zurückgetreten von
   *[expulsion] { $name } wurde ausgeschlossen von
} { $scope ->
    [all] allen { -game(case: "plural") }
   *[event] dem Turnier „{ $event }“
}. { $games }
account-left-none = Andere { -game(case: "plural") } gibt es nicht.
account-left-none-yet = Die anderen laufenden { -game(case: "plural") }: bisher keine.
account-left-games = Die anderen laufenden { -game(case: "plural") }: { $games }.
account-left-fault = In einigen war es wegen eines Fehlers nicht möglich: Das Betreiberteam findet ihn im Log.
account-left-open = In diesen läuft keine { -clock }, bis eine { -arbiter } sie abschätzt oder jemand anderen weiterspielen lässt: { $games }.
account-not-done = { $game } (nicht erledigt: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Du spielst diese { -game } nicht.
    .title = Du spielst diese { -game } nicht
    .help = Das können nur die beiden, die sie spielen.
refusal-not_an_arbiter = Das darf nur eine { -arbiter }.
    .title = Das darf nur eine { -arbiter }
    .help = Frag eine { -arbiter } der { -game }.
refusal-same_player = Niemand kann gegen sich selbst spielen.
    .title = Niemand spielt gegen sich selbst
    .help = Nenne jemand anderen.
refusal-bad_start = So kann die { -game } nicht beginnen: { $reason }.
    .title = So kann die { -game } nicht beginnen
    .help = Berichtige die Anfangsstellung oder die Regeln der { -game }.
refusal-not_your_move = Die { -opponent } ist am { -move }.
    .title = Die { -opponent } ist am { -move }
    .help = Warte auf den { -move } der { -opponent }.
refusal-wrong_ply = Das war für die Stellung nach { $expected } Halbzügen gemeint, aber gespielt sind { $current }.
    .title = Für eine andere Stellung gemeint
    .help = Lies die { -game } noch einmal und schicke den { -move } für die jetzige Nummer (ply).
refusal-already_played = Dieser { -move } steht schon als Halbzug { $ply } im Protokoll.
    .title = Dieser { -move } war schon eingetragen
    .game = Der { -move } gilt so, wie er beim ersten Mal eingetragen wurde.
    .help = Du musst nichts tun: Der { -move } zählt.
refusal-not_a_move = „{ $text }“ ist in keiner Notation, die dieser Dienst kennt, ein { -move }.
    .title = Kein { -move }
    .help = Schreibe einen { -move }, zum Beispiel 5254 oder e4; GET .../legal nennt die möglichen.
refusal-illegal_move = „{ $text }“ ist hier { -illegal }: { $reason }.
    .title = Hier { -illegal }
    .game = Es wurde kein { -move } gemacht, und die { -clock } läuft weiter. Der Versuch wird gezählt.
    .help = Schicke einen regelgerechten { -move }; GET .../legal nennt sie.
refusal-ambiguous_move = „{ $text }“ hat mehr als eine Lesart: { $readings }.
    .title = Mehr als ein möglicher { -move } passt
    .help = Schicke eine der Lesarten.
refusal-promotion_missing = „{ $text }“ muss sagen, was aus dem Bauern wird: { $readings }.
    .title = Die Umwandlungsfigur fehlt
    .help = Sag, was aus dem Bauern wird, zum Beispiel 57581 oder e8=Q.
refusal-too_late = Die Bedenkzeit war überschritten, bevor das ankam.
    .title = Die Bedenkzeit war überschritten
    .game = Es wurde nichts getan. Das { -flag } fällt, und die Zeitaufsicht beendet die { -game }, außer wenn es hier reklamiert werden muss.
    .help = In dieser { -game } geht nichts mehr. Wo das { -flag } reklamiert werden muss, kannst du noch ziehen, bis jemand reklamiert.
refusal-game_over = Die { -game } ist zu Ende.
    .title = Die { -game } ist zu Ende
    .help = In dieser { -game } geht nichts mehr.
refusal-no_draw_offer = Die { -opponent } hat kein { -draw } angeboten.
    .title = Es gibt kein { -draw-offer }
    .help = Biete { -draw } zusammen mit deinem nächsten { -move } an.
refusal-draw_too_early = Vor dem Ende von { -move } { $move_number } darf kein { -draw } vereinbart werden.
    .title = Zu früh für ein vereinbartes { -draw }
    .help = Spiele weiter; die Regeln dieser { -game } nennen den { -move }.
refusal-claim_not_correct = Die { -claim } ist nicht richtig: { $reason }.
    .title = Die { -claim } ist nicht richtig
    .game = Die { -claim } steht im Protokoll. Wurde ein regelgerechter { -move } angekündigt, ist er gespielt, und draw_offer in der { -game } sagt, ob die { -claim } als Angebot gilt.
    .help = Lies die { -game } noch einmal vor dem nächsten { -move }.
refusal-offer_too_soon = Nach einem { -draw-offer } musst du { $moves ->
        [one] { $moves } { -move }
       *[other] { $moves } { -move(case: "plural") }
    } machen, bevor du wieder anbietest: Es wurde kein { -draw } angeboten.
    .title = Du hast vor Kurzem { -draw } angeboten
    .game = Ein { -move }, der dabei war, ist gespielt, ohne das Angebot.
    .help = Warte auf ein Angebot der { -opponent }, oder mache so viele { -move(case: "plural") }, wie genannt sind.
refusal-no_tablebase_claims = Die Regeln dieser { -game } erlauben keine { -claim } nach { -tablebase }.
    .title = Keine { -claim } nach { -tablebase } in dieser { -game }
    .help = Spiele weiter.
refusal-table_needed = Die { -tablebase(case: "plural") } werden gebraucht.
    .title = In den { -tablebase(case: "plural") } wurde nicht nachgesehen
    .help = Versuche es später noch einmal, und nenne dem Betreiberteam die Request-ID.
refusal-too_many_men = Mit mehr als { $men } Steinen auf dem Brett gibt es keine { -claim } nach { -tablebase }.
    .title = Zu viele Steine für eine { -tablebase }
    .help = Reklamiere, wenn nicht mehr Steine auf dem Brett sind, als die Regeln erlauben.
refusal-referred_before = Zu dieser Stellung wurde schon eine { -arbiter } gefragt; mach erst einen { -move }.
    .title = Zu dieser Stellung wurde schon gefragt
    .help = Mach einen { -move }; eine andere Stellung kann reklamiert werden.
refusal-analysis_needed = Eine Abschätzung wird mit deiner Analyse beantragt, nicht reklamiert.
    .title = Eine Abschätzung wird mit Analyse beantragt
    .help = POST stattdessen an .../adjudication.
refusal-no_adjudication = Nach den Regeln dieser { -game } kann keine Seite eine Abschätzung beantragen.
    .title = Keine Anträge auf Abschätzung in dieser { -game }
    .help = Spiele weiter; eine { -arbiter } kann auch ohne Antrag abschätzen.
refusal-already_asked = Du hast in dieser { -game } schon eine Abschätzung beantragt.
    .title = Du hast schon eine Abschätzung beantragt
    .help = Spiele weiter; eine { -arbiter } kann auch ohne Antrag abschätzen.
refusal-adjudication_too_early = Eine Abschätzung kann nach dem Ende von { -move } { $move_number } beantragt werden.
    .title = Zu früh für einen Antrag auf Abschätzung
    .help = Beantrage sie, wenn beide Seiten den genannten { -move } gemacht haben.
refusal-analysed_enough = Du hast dreimal Analyse eingereicht; auf dieser Grundlage entscheidet die { -arbiter }.
    .title = Du hast dreimal Analyse eingereicht
    .help = Warte auf die Entscheidung.
refusal-bad_analysis = Analyse ist reiner Text von 1 bis 20.000 Zeichen.
    .title = Die Analyse fehlt oder ist zu lang
    .help = Schicke reinen Text von 1 bis 20.000 Zeichen.
refusal-claim_pending = Eine { -claim } wartet auf die Entscheidung der { -arbiter }; bis dahin läuft keine { -clock }.
    .title = Eine { -claim } wartet auf die { -arbiter }
    .help = Warte auf die Entscheidung; es läuft keine { -clock }.
refusal-no_claim = Keine { -claim } mit dieser Nummer wartet auf eine Entscheidung.
    .title = Keine { -claim } wartet
    .help = Sieh dir die { -game } noch einmal an.
refusal-adjourned = Die { -game } ist { -adjourn(form: "participle") }; bis zur { -resume } ist kein { -move } möglich.
    .title = Die { -game } ist { -adjourn(form: "participle") }
    .help = Bitte um die { -resume }, oder warte auf die vereinbarte Zeit.
refusal-not_adjourned = Die { -game } ist nicht { -adjourn(form: "participle") }.
    .title = Die { -game } ist nicht { -adjourn(form: "participle") }
    .help = Das geht nur in einer { -adjourn(form: "attributive-n") } { -game }.
refusal-must_seal = Die { -game } wird gerade { -adjourn(form: "participle") }: { -seal(form: "Imperative") } deinen { -move }, statt ihn zu spielen.
    .title = Der { -move } muss { -seal(form: "participle") } werden
    .help = POST den { -move } an .../seal.
refusal-not_sealing = Eine { -adjourn } wurde weder vereinbart noch angeordnet.
    .title = Keine { -adjourn } vereinbart oder angeordnet
    .help = Spiele den { -move }, oder schlage erst eine { -adjourn } vor.
refusal-not_sealable = Es wurde nichts { -seal(form: "participle") }, der { -move } wurde nicht angenommen: { $why }.
    .title = Es wurde nichts { -seal(form: "participle") }
    .game = Es wurde nichts { -seal(form: "participle") }; die { -clock } der Seite am { -move } läuft weiter.
    .help = { -seal(form: "Imperative") } einen regelgerechten { -move }, zum Beispiel 5254 oder e4.
refusal-adjournment_not_allowed = Nach den Regeln dieser { -game } können die beiden Seiten keine { -adjourn } vereinbaren.
    .title = Die Seiten dürfen hier nicht { -adjourn(form: "infinitive") }
    .help = Frag eine { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] Du hast schon eine { -adjourn } vorgeschlagen; die { -opponent } hat noch nicht geantwortet.
   *[no] Die { -opponent } hat eine { -adjourn } vorgeschlagen. Um zuzustimmen, antworte auf die Mail, in der das steht; ein Programm nennt dazu die Stellung auf dem Brett.
}
    .title = Eine { -adjourn } ist schon vorgeschlagen
    .help = Nimm den Vorschlag der { -opponent } mit seiner Nummer (ply) an, oder warte auf die Antwort auf deinen.
refusal-no_adjournment_proposed = Die { -opponent } hat keine { -adjourn } vorgeschlagen.
    .title = Es gibt keinen Vorschlag zur { -adjourn }
    .help = Schlage sie selbst vor.
refusal-already_requested = Du hast schon um die { -resume } gebeten; der { -envelope } wird geöffnet, wenn die { -opponent } bereit ist.
    .title = Um die { -resume } ist schon gebeten
    .help = Warte auf die { -opponent }.
refusal-commitment_mismatch = Der geöffnete { -envelope } passt nicht zur Prüfsumme (Commitment) von { $sealed_by ->
        [white] { -white }
       *[black] { -black }
    }.
    .title = Der { -envelope } ist nicht der, der { -seal(form: "participle") } wurde
    .game = Der { -envelope } bleibt geschlossen; es läuft keine { -clock }.
    .help = Die { -arbiter } muss sich das ansehen.
refusal-envelope_needed = Der Text des { -envelope(case: "genitive") } wird gebraucht.
    .title = Der Text des { -envelope(case: "genitive") } wird gebraucht
    .help = POST seinen Text an .../opening.
refusal-arbiters_hold_it = Die { -arbiter(case: "plural") } haben die Schlüssel des { -envelope(case: "genitive") }: Er wird mit seinem Text geöffnet.
    .title = Die { -arbiter(case: "plural") } haben die Schlüssel des { -envelope(case: "genitive") }
    .help = POST seinen Text an .../opening.
refusal-no_session = Die Sitzungen dieser { -game } haben keine feste Länge: Schlage stattdessen eine { -adjourn } vor.
    .title = Sitzungen haben hier keine feste Länge
    .help = Schlage stattdessen eine { -adjourn } vor.
refusal-session_too_long = Wenn du jetzt { -adjourn(form: "second-person") }, wird dir die Zeit bis zum Ende der Sitzung angerechnet, und deine Bedenkzeit endet vorher.
    .title = Der Rest der Sitzung ist länger als die Restzeit
    .help = Spiele weiter, oder schlage eine { -adjourn } vor.
refusal-not_encrypted = Das ist kein mit age verschlüsselter { -envelope } (armored) von höchstens 32 KiB.
    .title = Kein verschlüsselter { -envelope }
    .help = Verschlüssle den Text mit age -a für die Schlüssel unter .../envelope/recipients.
refusal-wrong_recipients = Der { -envelope } ist nicht für die verschlüsselt, die ihn öffnen müssen: Es braucht { $needed } von { $holders } Schlüsseln, und alle stehen unter /envelope/recipients.
    .title = Für andere verschlüsselt
    .help = { -seal(form: "Imperative") } mit postzug seal --recipients und der Antwort von .../envelope/recipients.
refusal-envelope_opens = Der { -envelope } fehlt nicht: Der Dienst hat ihn, und er lässt sich öffnen.
    .title = Er fehlt nicht
    .game = Der Dienst hat den { -envelope } und kann ihn öffnen.
    .help = Öffne ihn mit /resume, oder genehmige erst eine vorzeitige Öffnung.
refusal-commitment_used = Diese Prüfsumme (Commitment) wurde in dieser { -game } schon benutzt: Schreibe einen anderen { -envelope } mit neuer Nonce.
    .title = Die Prüfsumme wurde schon benutzt
    .help = Schreibe einen anderen { -envelope } mit neuer Nonce.
refusal-no_draft = Es gibt keinen Entwurf: { -seal(form: "Imperative") } einen { -move }.
    .title = Es gibt keinen Entwurf
    .help = POST den { -move } an .../seal.
refusal-already_acknowledged = Das steht schon im Protokoll: Die Aufschrift ist bestätigt, die vorzeitige Öffnung genehmigt oder der { -envelope } als fehlend gemeldet.
    .title = Das wurde schon getan
    .help = Du musst nichts tun: Es steht im Protokoll.
refusal-too_soon = Kündige die { -resume } mindestens einen Tag und höchstens ein Jahr vorher an.
    .title = Die neue Zeit liegt nicht einen Tag bis ein Jahr voraus
    .help = Kündige die { -resume } früher an.
refusal-not_to_be_opened = Der { -envelope } ist noch nicht fällig: Vor der Zeit öffnen ihn nur { -arbiter(case: "plural") }, mit Begründung.
    .title = Der { -envelope } ist noch nicht fällig
    .help = Warte auf die { -resume } der { -game }; eine { -arbiter } kann ihn vorher öffnen, mit Begründung.
refusal-second_arbiter_needed = Um den { -envelope } vor der Zeit zu öffnen, braucht es zwei { -arbiter(case: "plural") }: { $approved_by_you ->
        [yes] Du hast es genehmigt, und eine andere { -arbiter } öffnet ihn jetzt
        [no] Eine andere { -arbiter } hat es genehmigt, und du öffnest ihn jetzt
       *[nobody] Zuerst genehmigt es eine andere { -arbiter } (approve early: die Begründung)
    }.
    .title = Vor der Zeit braucht es zwei { -arbiter(case: "plural") }
    .help = Lass erst eine andere { -arbiter } die vorzeitige Öffnung genehmigen. Was eine genehmigt hat, öffnet eine andere.
refusal-approval_needed = Der { -envelope } ist noch nicht fällig. Um ihn vor der Zeit zu öffnen, genehmige das erst mit deiner Begründung (approve early: die Begründung), dann öffne ihn.
    .title = Vor der Zeit braucht es die Begründung einer { -arbiter }
    .help = Genehmige erst die vorzeitige Öffnung mit deiner Begründung (approve_early_opening), oder warte auf resume_at und die beiden Seiten.
refusal-no_shut_envelope = Es gibt nichts zu zeigen: Die { -game } muss während der { -adjourn } { -resign(form: "participle") } oder { -draw(case: "adverb") } geworden sein, und beide Seiten müssen zustimmen, dass ihr { -envelope } gezeigt wird.
    .title = Kein { -envelope } blieb geschlossen
    .game = Es wird nichts gezeigt.
    .help = Gezeigt werden kann nur ein { -envelope }, der noch geschlossen war, als die { -game } { -resign(form: "participle") } oder { -draw(case: "adverb") } wurde.
refusal-appeal_possible = Der { -envelope } bleibt geschlossen, solange in dieser { -game } { -appeal } möglich ist: Eine Entscheidung der { -arbiter } könnte aufgehoben werden, und dann geht die { -game } weiter.
    .title = Die Entscheidung der { -arbiter } könnte aufgehoben werden
    .help = Frag wieder, wenn die Einspruchsfrist vorbei und jeder { -appeal } entschieden ist.
refusal-too_few_arbiters = { -arbiter(case: "plural") } dieser { -game }, die { -envelope(case: "plural") } öffnen können: nur { $left }, nötig sind { $needed }. Erst muss eine { -arbiter } einen Schlüssel für { -envelope(case: "plural") } eintragen, oder die { -game } geht ohne { -adjourn } weiter.
    .title = Zu wenige { -arbiter(case: "plural") } haben Schlüssel
    .game = Für weniger { -arbiter(case: "plural") }, als die Regeln verlangen, wird nichts { -seal(form: "participle") }.
    .help = Bitte eine { -arbiter } der { -game }, einen Schlüssel für { -envelope(case: "plural") } einzutragen.
refusal-draft_for_others = Seit deinem Entwurf haben sich die { -arbiter(case: "plural") } geändert, die { -envelope(case: "plural") } öffnen können: Mach den Entwurf noch einmal.
    .title = Jetzt öffnen andere { -arbiter(case: "plural") } die { -envelope(case: "plural") }
    .help = Entwirf oder { -seal(form: "imperative") } deinen { -move } noch einmal: POST ihn an .../seal.
refusal-not_a_reading = Wähle eine der Lesarten des { -sealed-move(case: "genitive") }.
    .title = Keine der Lesarten
    .help = Schicke eine aus adjournment.readings.
refusal-clocks_settled = Die { -clock(case: "plural") } kannst du nur bis zu deinem ersten { -move } nach einer { -resume } beanstanden.
    .title = Zu spät, um die { -clock(case: "plural") } zu beanstanden
    .help = Frag die { -arbiter }; sie kann trotzdem entscheiden.
refusal-bad_clocks = So können die { -clock(case: "plural") } nicht gestellt werden: Eine { -deadline } liegt in der Zukunft, an keinem Urlaubstag, und nur eine laufende { -clock } hat eine; und eine { -clock } zeigt nicht mehr an, als die Bedenkzeitregelung erlaubt.
    .title = So können die { -clock(case: "plural") } nicht gestellt werden
    .help = Verbrauchte Zeiten sind nicht negativ. Eine { -deadline } liegt in der Zukunft, gilt nur für eine laufende { -clock }, fällt auf keinen Urlaubstag und liegt bei Triple Block nicht weiter, als die { -clock } zeigen kann.
refusal-not_due = Die Zeit der { -resume } ist noch nicht gekommen.
    .title = Die Zeit der { -resume } ist noch nicht gekommen
    .help = Warte, oder beide Seiten bitten um die { -resume }.
refusal-bad_reason = Nenne eine Begründung von 1 bis 500 Zeichen.
    .title = Die Begründung fehlt oder ist zu lang
    .help = Nenne eine Begründung von 1 bis 500 Zeichen.
refusal-too_many_acts = In dieser { -game } ist die Grenze von 100 Maßnahmen der { -arbiter(case: "plural") } erreicht.
    .title = Zu viele Maßnahmen der { -arbiter(case: "plural") }
    .help = Es kann nichts mehr hinzukommen; annulliere die { -game }, oder lass sie zu Ende gehen.
refusal-bad_outcome = Eine { -game } wird gestrichen oder annulliert, aber nicht ohne Ergebnis abgeschätzt.
    .title = Kein Ergebnis
    .help = Streiche oder annulliere die { -game } stattdessen.
refusal-not_over = Die { -game } ist nicht zu Ende.
    .title = Die { -game } ist nicht zu Ende
    .help = Punkte werden nach ihrem Ende geändert.
refusal-bad_points = Eine Seite bekommt höchstens die zwei halben Punkte eines Sieges.
    .title = Zu viele Punkte
    .help = Nenne höchstens zwei halbe Punkte für eine Seite.
refusal-take_back_not_allowed = Ein geschickter { -move } gilt: Nach den Regeln dieser { -game } wird keiner zurückgenommen.
    .title = Hier wird kein { -move } zurückgenommen
    .help = Nach den Regeln dieser { -game } gilt jeder { -move }.
refusal-nothing_to_take_back = Nur der letzte { -move } oder die letzten beiden können zurückgenommen werden, und keiner, der { -seal(form: "participle") } war.
    .title = Dieser { -move } kann nicht zurückgenommen werden
    .help = Nenne einen oder zwei Halbzüge weniger, als gespielt sind, und keiner davon { -seal(form: "participle") }.
refusal-bad_replacement = Als Ersatz kommt nur eine Person infrage, die in dieser { -game } weder spielt noch entscheidet.
    .title = Kann hier nicht weiterspielen
    .help = Nenne eine Person, die in dieser { -game } weder spielt noch entscheidet.
refusal-resign_instead = Ein Rücktritt gilt für alle { -game(case: "plural") } eines Turniers oder für alle { -game(case: "plural") } überhaupt. Eine einzelne { -game } wird { -resign(form: "participle") }.
    .title = Eine einzelne { -game } wird { -resign(form: "participle") }
    .help = Gib auf, oder tritt vom Turnier einer { -game } oder von allen { -game(case: "plural") } zurück.
refusal-player_withdrawn = Eine Seite ist von dieser { -game } zurückgetreten: Es läuft keine { -clock }, und eine { -arbiter } entscheidet, was daraus wird.
    .title = Eine Seite ist zurückgetreten
    .help = Eine { -arbiter } schätzt die { -game } ab oder lässt jemand anderen weiterspielen.
refusal-act_reversed = Eine andere { -arbiter } hat das auf { -appeal } aufgehoben: Nur eine andere { -arbiter } als du darf es noch einmal tun.
    .title = Eine andere { -arbiter } hat das aufgehoben
    .help = Eine andere { -arbiter } als du darf es noch einmal tun.
refusal-other_game_counts = Statt dieser { -game } zählt { $game }: Hier wird nichts mehr entschieden.
    .title = Eine andere { -game } zählt stattdessen
    .help = Sieh dir die genannte { -game } an.
refusal-other_line = Das wurde geschrieben, bevor eine { -arbiter } in dieser { -game } etwas rückgängig gemacht hat: Prüfe die jetzige Stellung und schreibe noch einmal.
    .title = Für eine Stellung gemeint, die es nicht mehr gibt
    .help = Lies die { -game } noch einmal und schicke den { -move } mit ply und revision.
refusal-no_such_act = Es gibt keine Maßnahme einer { -arbiter } mit dieser Nummer.
    .title = Keine solche Maßnahme
    .help = Lies acts in der { -game }: Ein { -appeal } nennt die Nummer daraus.
refusal-already_appealed = Dagegen wurde schon { -appeal } erhoben.
    .title = Es gab schon einen { -appeal }
    .help = Warte auf die Entscheidung, oder lies sie in acts.
refusal-appeal_too_late = Die { -deadline } für einen { -appeal } dagegen ist vorbei.
    .title = Die Einspruchsfrist ist vorbei
    .help = Da ist nichts zu machen: Die Regeln der { -game } nennen die Zahl der Tage.
refusal-no_appeal = Kein { -appeal } dagegen wartet auf eine Entscheidung.
    .title = Kein { -appeal } wartet auf eine Entscheidung
    .help = Lies acts in der { -game }.
refusal-own_act = Über einen { -appeal } gegen deine Maßnahme entscheidet eine andere { -arbiter }.
    .title = Niemand entscheidet über die eigene Maßnahme
    .help = Eine andere { -arbiter } muss entscheiden.
refusal-offer_with_move = { -draw } wird zusammen mit einem { -move } angeboten.
    .title = { -draw } wird mit einem { -move } angeboten
    .help = Setze draw_offer bei deinem nächsten { -move }.
refusal-offer_with_draft = Der Entwurf liegt so im { -envelope }, wie er geschrieben wurde, deshalb kann kein { -draw-offer } hinzukommen. Es wurde nichts { -seal(form: "participle") }. Um { -draw } anzubieten, { -seal(form: "imperative") } einen { -move } zusammen mit dem Angebot; um den Entwurf zu { -seal }, lass das Angebot weg.
    .title = Zu einem Entwurf kommt kein { -draw-offer } hinzu
    .help = Nenne den { -move } und setze draw_offer, oder { -seal(form: "imperative") } den Entwurf ohne draw_offer.
refusal-your_move = Du bist am { -move }: Spiele ihn. Bedingte { -move(case: "plural") } sind für die Zeit, in der die { -opponent } nachdenkt.
    .title = Du bist am { -move }
    .help = Spiele ihn; bedingte { -move(case: "plural") } gib mit ihm oder danach an.
refusal-conditions_not_allowed = Die Regeln dieser { -game } erlauben keine bedingten { -move(case: "plural") }.
    .title = Keine bedingten { -move(case: "plural") } in dieser { -game }
    .game = Es wurden keine bedingten { -move(case: "plural") } gespeichert.
    .help = Spiele ohne sie.
refusal-bad_conditions = Deine bedingten { -move(case: "plural") } wurden nicht gespeichert: in Zeile { $line }, Halbzug { $half_move }: { $why }.
    .title = Die bedingten { -move(case: "plural") } sind falsch
    .game = Keiner davon wurde gespeichert; frühere bleiben.
    .help = Berichtige die genannte Zeile und den Halbzug.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Weder das { -draw-offer } noch die bedingten { -move(case: "plural") } wurden angenommen
    .game = Der { -move } wurde ohne sie gespielt: Siehe version und ply.
    .help = Lies offer und conditions; berichtige die bedingten { -move(case: "plural") } und gib sie noch einmal an.
refusal-already_offered = Du hast schon { -draw } angeboten; die { -opponent } hat noch nicht geantwortet.
    .title = Dein { -draw-offer } gilt schon
    .help = Warte auf die Antwort der { -opponent }.
refusal-record_full = Zu viele { -move(case: "plural") } ohne Schlagen und ohne Bauernzug: Reklamiere das { -draw }, oder frag die { -arbiter }.
    .title = Zu viele { -move(case: "plural") } ohne Schlagen und ohne Bauernzug
    .help = Reklamiere das { -draw }, oder frag eine { -arbiter }.
refusal-not_the_timekeeper = Das tut nur der Dienst selbst.
    .title = Das tut nur der Dienst selbst
    .help = Du musst nichts tun: Der Dienst tut es, wenn es fällig ist.
refusal-unknown_game = Diese { -game } gibt es nicht.
    .title = Keine solche { -game }
    .help = Prüfe die Nummer der { -game }.
refusal-unknown_player = Hier spielt niemand unter diesem Namen.
    .title = Niemand unter diesem Namen
    .help = Prüfe den Namen; gelöschte Konten können nicht herausgefordert werden.
refusal-unknown_challenge = Diese Herausforderung gibt es nicht.
    .title = Keine solche Herausforderung
    .help = Es gibt sie nicht, oder sie ist nicht für dich.
refusal-challenge_closed = Diese Herausforderung ist nicht mehr offen.
    .title = Die Herausforderung ist nicht mehr offen
    .help = Fordere selbst heraus.
refusal-too_many_challenges = Du hast { $limit } offene Herausforderungen und Gesuche; warte auf Antworten, oder ziehe einige zurück.
    .title = Zu viele Herausforderungen sind offen
    .help = Warte auf Antworten, oder ziehe einige zurück.
refusal-key_reused = Dieser Schlüssel wurde schon für eine andere Anfrage benutzt; nimm einen neuen.
    .title = Der Idempotency-Key wurde schon für eine andere Anfrage benutzt
    .help = Nimm für eine neue Anfrage einen neuen Schlüssel und denselben nur, um dieselbe zu wiederholen.
refusal-ply_missing = Sag, für welchen Halbzug das gemeint ist.
    .title = Die Stellung ist nicht genannt
    .help = Schicke ply: die Zahl der gespielten Halbzüge.
refusal-bad_message = Eine Nachricht ist reiner Text von 1 bis 2.000 Zeichen.
    .title = Die Nachricht kann nicht angenommen werden
    .help = Schicke reinen Text von 1 bis 2.000 Zeichen.
refusal-flag_not_fallen = Es ist kein { -flag } gefallen.
    .title = Es ist kein { -flag } gefallen
    .help = Warte auf das Ende der { -deadline }.
refusal-flag_for_arbiter = Das { -flag } ist gefallen, aber in dieser { -game } beendet nur eine { -arbiter } deswegen die { -game }. Die { -arbiter(case: "plural") } wissen davon.
    .title = Dieses { -flag } reklamiert nur eine { -arbiter }
    .game = Die { -game } geht weiter, und ein { -move } zählt noch, bis eine { -arbiter } sie beendet.
    .help = Warte: Die { -arbiter(case: "plural") } erfahren es, wenn ein { -flag } fällt.
refusal-mail_noted = Das steht schon so im Protokoll.
    .title = Das steht schon so im Protokoll
    .help = Du musst nichts tun: Es steht im Protokoll.
refusal-zone_noted = Das steht schon so im Protokoll.
    .title = Das steht schon so im Protokoll
    .help = Du musst nichts tun: Es steht im Protokoll.
refusal-on_leave = Du bist im Urlaub und kannst bis zu seinem Ende nicht ziehen.
    .title = Du bist im Urlaub
    .game = Es wurde kein { -move } gemacht; die { -clock } steht.
    .help = Ziehe, wenn der Urlaub vorbei ist.
refusal-no_leave = In dieser { -game } gibt es keinen Urlaub.
    .title = In dieser { -game } gibt es keinen Urlaub
    .help = Die Regeln der { -game } nennen keinen.
refusal-bad_leave = Urlaub hat einen ersten und einen letzten Tag, höchstens ein Jahr voraus.
    .title = So kann kein Urlaub genommen werden
    .help = Nenne einen ersten und einen letzten Tag, höchstens ein Jahr voraus.
refusal-leave_too_short = Urlaub muss mindestens { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } lang sein.
    .title = Der Urlaub ist zu kurz
    .help = Nimm mindestens die kürzeste Länge, die die Regeln nennen.
refusal-leave_too_late = Urlaub muss eingetragen werden, bevor sein erster Tag beginnt, und mindestens { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } im Voraus. Das war zu spät.
    .title = Zu spät für diesen Urlaub
    .help = Nimm Urlaub, der später beginnt.
refusal-leave_overlaps = An einigen dieser Tage hast du schon Urlaub.
    .title = An einigen dieser Tage ist schon Urlaub
    .help = Nenne andere Tage.
refusal-leave_used_up = Deine restlichen Urlaubstage im Jahr { $year }: { $days }.
    .title = Zu wenige Urlaubstage sind übrig
    .help = Nimm weniger Tage dieses Jahres.
refusal-no_such_leave = An diesem Tag beginnt kein Urlaub, der noch zurückgenommen werden kann.
    .title = Kein solcher Urlaub kann zurückgenommen werden
    .help = Lies die { -game }: Bei ihren { -clock(case: "plural") } steht der Urlaub.
refusal-nothing_to_declare = Da ist nichts zu erklären: Durch Schweigen verlierst du bei diesem { -move } nicht, oder eine { -arbiter } hat seine { -deadline } gesetzt.
    .title = Durch Schweigen verlierst du bei diesem { -move } nicht
    .help = Du musst nichts tun: Denke so lange nach, wie die { -clock } erlaubt.
refusal-no_bank = In dieser { -game } gibt es keinen Vorrat, um die { -clock } aufzufüllen.
    .title = In dieser { -game } gibt es keinen Zeitvorrat
    .help = Den gibt es nur bei Triple Block.
refusal-nothing_to_refill = Da ist nichts aufzufüllen: Die { -clock } ist voll oder der Vorrat leer.
    .title = Nichts aufzufüllen
    .help = Die { -clock } ist voll oder der Vorrat leer.
refusal-rate_limited = Zu viele Nachrichten, { -claim(case: "plural") } und Herausforderungen; warte { $retry_after ->
        [one] { $retry_after } Sekunde
       *[other] { $retry_after } Sekunden
    } bis zur nächsten.
refusal-nothing_to_return = Dieser Ausfall betrifft keine laufende { -clock }.
    .title = Keine laufende { -clock } ist betroffen
    .help = Du musst nichts tun: Es gibt nichts zurückzugeben.

## Refusals about accounts.

refusal-bad_name = Dieser Name geht nicht: { $reason }.
    .title = Der Name geht nicht
    .help = Wähle einen anderen Namen.
refusal-name_taken = Dieser Name oder einer, der fast genauso aussieht, ist vergeben; wähle einen anderen.
    .title = Der Name ist vergeben
    .help = Wähle einen anderen Namen; ein geschickter Code bleibt gültig.
refusal-bad_address = Das ist keine Mailadresse, an die dieser Dienst schreiben kann.
    .title = Keine Mailadresse, an die wir schreiben können
    .help = Berichtige die Adresse.
refusal-no_such_language = Diese Sprache gibt es hier nicht. Es gibt: { $languages }.
    .title = Keine solche Sprache
    .help = Nimm eines der Kürzel aus languages.
refusal-bad_time_zone = Das ist kein Name einer Zeitzone, wie Europe/Berlin einer ist.
    .title = Keine Zeitzone
    .help = Nimm einen IANA-Namen, zum Beispiel Europe/Berlin.
refusal-bad_key = Das ist kein öffentlicher Schlüssel von age; so einer beginnt mit age1.
    .title = Kein öffentlicher Schlüssel von age
    .help = Schicke, was age-keygen als öffentlichen Schlüssel ausgibt; er beginnt mit age1.
refusal-key_taken = Ein anderes Konto hat diesen Schlüssel; erstelle mit age-keygen einen eigenen.
    .title = Ein anderes Konto hat diesen Schlüssel
    .help = Erstelle mit age-keygen einen eigenen Schlüssel und schicke seinen öffentlichen Teil.
refusal-bad_label = Eine Bezeichnung hat 1 bis 60 Zeichen und keine Steuerzeichen.
    .title = Die Bezeichnung geht nicht
    .help = Nimm 1 bis 60 sichtbare Zeichen.
refusal-too_many_codes = Für diese Adresse wurden zu viele Codes angefordert. Den nächsten kannst du anfordern ab { $retry_at }.
    .title = Zu viele Codes für diese Adresse
    .help = Nimm einen der geschickten Codes, mit der Anfrage, die ihn angefordert hat, oder fordere ab retry_at einen neuen an.
refusal-wrong_code = Das ist nicht der geschickte Code. Verbleibende Versuche: { $tries_left }.
    .title = Nicht der geschickte Code
    .help = Gib die acht Ziffern der Mail ein, die diese Anfrage angefordert hat; nach fünf falschen Versuchen fordere einen neuen Code an.
refusal-code_void = Dieser Code gilt nicht mehr; fordere einen neuen an.
    .title = Der Code gilt nicht mehr
    .help = Fordere einen neuen Code an: Dieser ist abgelaufen, benutzt oder zu oft versucht worden.
refusal-session_ended = Die Sitzung ist beendet; melde dich wieder an.
    .title = Die Sitzung ist beendet
    .help = Melde dich wieder an.
refusal-bad_token = Dieses Token ist nicht gültig.
    .title = Das Token ist nicht gültig
    .help = Benutze das Token genau so, wie es ausgegeben wurde; es wurde keine Sitzung beendet.
refusal-no_scope = Ein API-Token braucht mindestens einen Scope.
    .title = Kein Scope
    .help = Nenne mindestens einen Scope.
refusal-already_expired = Das Token wäre schon abgelaufen.
    .title = Der Ablauf liegt in der Vergangenheit
    .help = Nenne einen Zeitpunkt in der Zukunft, oder keinen.
refusal-too_many_tokens = Du hast { $limit } API-Token; widerrufe erst eines.
    .title = Zu viele API-Token
    .help = Widerrufe erst eines.
refusal-bad_webhook_url = Das ist keine Adresse für einen Webhook.
    .title = Keine Adresse für einen Webhook
    .help = Gib eine Adresse an, die mit https:// beginnt und einen Host im Internet nennt, ohne Benutzernamen, höchstens 1000 Zeichen lang.
refusal-too_many_webhooks = Du hast { $limit } Webhooks; lösche erst einen.
    .title = Zu viele Webhooks
    .help = Lösche erst einen.
refusal-webhook_off = Der Webhook ist abgeschaltet.
    .title = Der Webhook ist abgeschaltet
    .help = Schalte ihn erst ein.
refusal-sign_in_again = Melde dich erst wieder an: Dafür muss die Anmeldung in den letzten 15 Minuten gewesen sein.
    .title = Eine frische Anmeldung ist nötig
    .help = Melde dich wieder an und wiederhole die Anfrage innerhalb von 15 Minuten.
refusal-not_an_administrator = Das darf nur die Administration.
    .title = Das darf nur die Administration
    .help = Frag die Administration.
refusal-last_administrator = Mindestens ein Konto muss die Administration haben.
    .title = Das letzte Konto mit Administration kann nicht entfernt werden
    .help = Gib die Administration erst an jemand anderen.
refusal-notice_needed = Mitteilungen der Art { $kind } können nicht abgeschaltet werden: { $why }.
    .title = Mitteilungen dieser Art bleiben an
    .help = Da ist nichts zu tun: Ohne sie könnte eine { -game } oder das Konto verloren gehen. Andere können abgeschaltet werden.
refusal-not_found = Nicht gefunden: { $what }.
refusal-games_running = Deine laufenden { -game(case: "plural") }: { $games }. Gib sie erst auf, oder verlange, alle { -resign(form: "with-zu") }.
    .title = Es laufen { -game(case: "plural") }
    .game = Mit den { -game(case: "plural") } ist nichts geschehen.
    .help = Gib sie erst auf, oder schicke resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Mit der { -game } ist nichts geschehen; die { -clock } ist unverändert.
game-running = Es wurde kein { -move } gemacht; die { -clock } der Seite am { -move } läuft weiter.
game-no-clock = Mit der { -game } ist nichts geschehen; es läuft keine { -clock }.
game-envelope-closed = Der { -envelope } bleibt geschlossen.
game-nothing-sealed = Es wurde nichts { -seal(form: "participle") }; die { -clock } läuft weiter.
game-claim-move-end = Die { -claim } steht im Protokoll, der angekündigte { -move } ist gespielt, und die { -game } ist zu Ende.
game-claim-move = Die { -claim } steht im Protokoll, und der angekündigte { -move } ist gespielt; draw_offer in der { -game } sagt, ob die { -claim } als Angebot gilt.
game-claim = Die { -claim } steht im Protokoll, und der { -move } ist noch zu machen; draw_offer in der { -game } sagt, ob die { -claim } als Angebot gilt.
game-illegal-end = Es wurde kein { -move } gemacht, und die { -game } ist zu Ende.
game-illegal-gain = Es wurde kein { -move } gemacht, und die { -opponent } hat Zeit gewonnen.
game-move-end = Der { -move } ist gespielt, und die { -game } ist zu Ende.
game-move = Der { -move } ist gespielt; die { -clock } der { -opponent } läuft.
game-recorded = Die Ereignisse stehen im Protokoll.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Dafür braucht es eine Sitzung.
    .title = Dafür braucht es eine Sitzung
    .help = Melde dich an: Token für Programme können kein Konto ändern.
problem-bad_request = Die Anfrage ist nicht lesbar.
    .title = Die Anfrage ist nicht lesbar
    .help = Berichtige den Pfad, die Query oder die Header.
problem-body_unreadable = Der Inhalt ist kein JSON.
    .title = Der Inhalt ist kein JSON
    .help = Schicke ein JSON-Objekt.
problem-body_invalid = Der Inhalt hat die falsche Form.
    .title = Der Inhalt hat die falsche Form
    .help = Vergleiche ihn mit dem Schema in /openapi.json; unbekannte Felder werden abgelehnt.
problem-body_too_large = Der Inhalt ist zu groß.
    .title = Der Inhalt ist zu groß
    .help = Schicke höchstens 128 KiB.
problem-not_json = Der Inhalt ist nicht als JSON gekennzeichnet.
    .title = Der Inhalt ist nicht als JSON gekennzeichnet
    .help = Schicke Content-Type: application/json.
problem-cursor_invalid = Das ist kein Cursor dieser Liste.
    .title = Kein Cursor dieser Liste
    .help = Fang ohne Cursor neu an.
problem-confirmation_missing = Das wurde nicht bestätigt.
    .title = Nicht bestätigt
    .help = Schicke {"{"}"confirm": true{"}"}, wenn du es so meinst.
problem-bad_notes = Notizen sind reiner Text von höchstens { $most } Zeichen.
    .title = Diese Notizen können nicht gespeichert werden
    .help = Kürze sie, und lass Steuerzeichen weg.
problem-notes_changed = Deine Notizen haben sich geändert, seit du sie gelesen hast, deshalb wurde nichts gespeichert.
    .title = Die Notizen haben sich geändert
    .help = Lies sie noch einmal, führe beide Texte zusammen, und schicke die Version mit, die du gelesen hast.
problem-idempotency_key_malformed = Dieser Idempotency-Key geht nicht.
    .title = Dieser Idempotency-Key geht nicht
    .help = Nimm 1 bis 255 druckbare ASCII-Zeichen, zum Beispiel eine UUID.
problem-unauthenticated = Du bist nicht angemeldet.
    .title = Nicht angemeldet
    .help = Schicke Authorization: Bearer mit einem gültigen Access-Token oder API-Token; melde dich an, um eines zu bekommen.
problem-insufficient_scope = Das Token erlaubt das nicht.
    .title = Das Token erlaubt das nicht
    .help = Nimm ein Token mit dem Scope, den die Operation nennt.
problem-game_delayed = Die { -move(case: "plural") } dieser { -game } werden später gezeigt.
    .title = Die { -move(case: "plural") } werden später gezeigt
    .help = Bis die { -game } zu Ende ist, lesen sie hier nur die beiden Seiten und ihre { -arbiter(case: "plural") }. Was öffentlich ist, steht auf der Seite /g/ mit der Nummer der { -game }.
problem-not_found = Hier ist nichts.
    .title = Nicht gefunden
    .help = Prüfe den Pfad; /docs nennt alle.
problem-method_not_allowed = Diese Methode geht hier nicht.
    .title = Diese Methode geht hier nicht
    .help = Der Header Allow nennt die möglichen.
problem-uri_too_long = Die Adresse der Anfrage ist zu lang.
    .title = Die Adresse der Anfrage ist zu lang
    .help = Schicke höchstens 8 KiB Pfad und Query.
problem-head_too_large = Der Kopf der Anfrage ist zu groß.
    .title = Der Kopf der Anfrage ist zu groß
    .help = Schicke höchstens 32 KiB in höchstens 96 Header-Feldern.
problem-request_timeout = Die Anfrage hat zu lange gedauert.
    .title = Die Anfrage hat zu lange gedauert
    .help = Wiederhole sie mit demselben Idempotency-Key.
problem-precondition_failed = Die { -game } hat sich geändert.
    .title = Die { -game } hat sich geändert
    .help = Lies die { -game } noch einmal und entscheide neu.
problem-rate_limited = Versuche es noch einmal in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
    .title = Zu viele Anfragen
    .help = Warte so lange, wie Retry-After sagt.
problem-too_many_streams = Zu viele Streams sind offen.
    .title = Zu viele offene Streams
    .help = Schließe erst einen anderen Stream.
problem-busy = Der Dienst ist ausgelastet.
    .title = Der Dienst ist ausgelastet
    .game = Mit der { -game } ist nichts geschehen; es wurde nichts eingetragen.
    .help = Wiederhole die Anfrage nach Retry-After mit demselben Idempotency-Key.
problem-storage = Der Speicher hat versagt.
    .title = Der Speicher hat versagt
    .game = Falls es eingetragen wurde, zeigt eine Wiederholung der Anfrage mit demselben Idempotency-Key die Quittung.
    .help = Wiederhole die Anfrage nach Retry-After mit demselben Idempotency-Key.
problem-reading_stands = Mails werden nicht gelesen.
    .title = Mails werden nicht gelesen
    .game = Sie werden aufbewahrt, und alles andere läuft weiter.
    .help = Das Betreiberteam muss den Dienst neu starten.
problem-wrong_clock = Die { -clock } dieser Instanz geht falsch.
    .title = Die { -clock } dieser Instanz geht falsch
    .game = Hier wird nichts entschieden.
    .help = Frag eine andere Instanz; das Betreiberteam muss die { -clock } stellen.
problem-disk_full = Die Festplatte ist voll.
    .title = Die Festplatte ist voll
    .game = Hier wird nichts eingetragen.
    .help = Das Betreiberteam muss darauf Platz schaffen.
problem-restored = Die Datenbank wurde wiederhergestellt.
    .title = Die Datenbank wurde wiederhergestellt
    .game = Hier wird nichts eingetragen.
    .help = Das Betreiberteam muss den Dienst neu starten.
problem-draining = Der Dienst hält gerade an.
    .title = Der Dienst hält gerade an
    .help = Verbinde dich nach Retry-After wieder.
problem-internal = Das ist unser Fehler.
    .title = Unser Fehler
    .game = Falls es eingetragen wurde, zeigt eine Wiederholung der Anfrage mit demselben Idempotency-Key die Quittung.
    .help = Versuche es später noch einmal, und nenne dem Betreiberteam die Request-ID.
problem-refused = Die Anfrage wurde abgelehnt.
    .title = Die Anfrage wurde abgelehnt
    .help = Lies detail.
problem-list_refused = Einige Zeilen der Liste wurden abgelehnt, deshalb hat keine { -game } begonnen.
    .title = Einige Zeilen der Liste wurden abgelehnt
    .help = Berichtige die genannten Zeilen und schicke die ganze Liste noch einmal.
problem-body-fault = Der Inhalt passt nicht: { $fault }.
problem-body-syntax = Der Inhalt ist kein JSON: { $fault }.
problem-query-fault = Die Query ist nicht lesbar: { $fault }.
problem-token = Das Token ist unbekannt, abgelaufen oder widerrufen, oder es wird nicht als Authorization: Bearer geschickt.
problem-limit = limit muss 1 bis { $most } sein.
problem-last-event = Last-Event-ID muss die ID eines Ereignisses sein.
problem-at = at muss ein Zeitpunkt in den Jahren bis 9999 sein.
problem-pieces = file muss a bis h sein, und rank 1 bis 8.
problem-csv = Diese CSV-Zeile kann nicht gelesen werden.
problem-csv-missing = Im Kopf der CSV-Daten fehlt die Spalte { $column }.
problem-csv-column = Im Kopf der CSV-Daten steht eine Spalte { $column }, die unbekannt ist oder zweimal vorkommt.
problem-csv-value = Die Spalte { $column } dieser Zeile kann nicht gelesen werden.
problem-list-length = Eine Liste hat 1 bis { $most } { -game(case: "plural") }.
problem-list-forms = Gib die { -game(case: "plural") } nur in einer Form an.
problem-origin = Ein Browser darf das von dieser Herkunft, mit dieser Methode und diesen Headern nicht aufrufen.
problem-head = Der Kopf der Anfrage entspricht nicht HTTP/1.1, oder ihre Adresse ist länger als 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Die Anfrage ist länger als 64 KiB, oder ihre Elemente sind zu tief verschachtelt.
xfcc-no-xml = Die Anfrage ist kein wohlgeformtes XML.
xfcc-ampersand = In der Anfrage steht ein &, das nicht maskiert ist: Schreibe stattdessen &amp; und verwende keine anderen Entitäten als die von XML.
xfcc-doctype = Die Anfrage hat einen Dokumenttyp (DOCTYPE), und keiner ist erlaubt.
xfcc-envelope = Die Anfrage ist nicht genau ein SOAP-Envelope mit einem Body und einem Aufruf darin.
xfcc-field = Die Anfrage hat mehr als 20 Felder, oder ein Feld steht zweimal da, enthält Elemente oder ist weder true noch false.
xfcc-operation = Die Anfrage ist weder GetMyGames noch MakeAMove.
xfcc-adjourned = { -adjourn(form: "participle") }: { -sealed-move(case: "indefinite") }
xfcc-sealing = der nächste { -move } wird { -seal(form: "participle") }: per Mail oder API
xfcc-arbiter = wartet auf eine { -arbiter }
xfcc-both-lose = 0-0: beide verlieren
problem-head-late = Der Kopf der Anfrage ist nicht innerhalb von 10 Sekunden angekommen.
problem-head-large = Der Kopf der Anfrage ist größer als 128 KiB oder hat mehr als 96 Header-Felder.

## Reasons: a wrong claim.

wrong-claim-tablebase = die { -tablebase } sagt etwas anderes
wrong-claim-repetition = die Stellung ist erst { $times } von 3 Mal vorgekommen
wrong-claim-fifty_moves_suspended = mit so wenigen Steinen entscheiden { -tablebase(case: "plural") }, und { -move(case: "plural") } werden nicht gezählt
wrong-claim-half_moves = von { $needed } nötigen Halbzügen ohne Schlagen und ohne Bauernzug sind { $counted } gemacht

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = das ist in keiner Notation, die dieser Dienst kennt, ein { -move }
condition-illegal = das ist dort { -illegal }
condition-ambiguous = das hat dort mehr als eine Lesart
condition-other_number = das hat die Nummer eines anderen { -move(case: "genitive") }
condition-promotion_missing = hier muss stehen, was aus dem Bauern wird
condition-incomplete = hier fehlt die Antwort: jede Zeile muss mit einem eigenen { -move } enden
condition-inconsistent = hier steht eine Antwort auf eine Stellung, die eine andere Zeile anders beantwortet
condition-too_many = das ist einer zu viel: bedingte { -move(case: "plural") } haben höchstens 100 Halbzüge

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = das ist in keiner Notation, die dieser Dienst kennt, ein { -move }
not-sealable-illegal = er ist hier { -illegal }
not-sealable-ambiguous = mehr als ein möglicher { -move } passt dazu
not-sealable-promotion_missing = es muss dabeistehen, was aus dem Bauern wird
not-sealable-withheld = den genauen Grund erfuhr nur, wer den { -move } geschickt hat

## Pieces

piece = { $role ->
    [pawn] Bauer
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
   *[king] König
}
piece-on = { piece } auf { $square }
counted-illegal = { $refusal } Das ist dein { -illegal(form: "attributive-r") } { -move } Nummer { $count } in dieser { -game }. Mit Nummer { $limit } ist die { -game } verloren.
counted-ambiguous = { $refusal } Das ist dein mehrdeutiger { -move } Nummer { $count } in dieser { -game }. Mit Nummer { $limit } ist die { -game } verloren.

## Reasons: an illegal move.

illegal-empty_square = auf { $square } steht keine Figur
illegal-opponents_piece = diese Figur gehört der { -opponent }: { $piece }
illegal-other_piece = auf { $square } steht eine andere Figur: { $role }, nicht { $named }
illegal-own_piece = eine eigene Figur ist im Weg: { $piece }
illegal-cannot_move_so = so kann diese Figur nicht ziehen: { $piece }
illegal-none_reaches = keine Figur dieser Art kann nach { $square } ziehen ({ $role })
illegal-blocked = diese Figur steht im Weg: { $piece }
illegal-pawn_takes_diagonally = diese Figur steht im Weg: { $piece }; ein Bauer schlägt nur schräg
illegal-pawn_double_step = ein Bauer zieht nur von seinem Anfangsfeld zwei Felder weit
illegal-nothing_to_capture = auf { $square } ist nichts zu schlagen
illegal-en_passant_only_at_once = Schlagen { -en-passant } ist nur sofort möglich, nachdem ein Bauer zwei Felder weit gezogen ist
illegal-king_in_check = der König stünde im { -check } durch diese Figur: { $piece }
illegal-king_stays_in_check = der König stünde immer noch im { -check } durch diese Figur: { $piece }
illegal-castling_right_lost = die { -castling } nach dieser Seite ist nicht mehr möglich: der König oder dieser Turm hat gezogen oder steht nicht an seinem Platz
illegal-castling_blocked = diese Figur steht der { -castling } im Weg: { $piece }
illegal-castling_out_of_check = der König steht im { -check } durch diese Figur: { $piece }; aus dem { -check } gibt es keine { -castling }
illegal-castling_through_check = der König ginge über { $square } oder dorthin, und diese Figur greift das Feld an: { $piece }
illegal-no_promotion = dieser { -move } wandelt keinen Bauern um und kann deshalb keine { -promotion } nennen
illegal-promotion_to = aus einem Bauern wird Dame, Turm, Läufer oder Springer, aber nie diese Figur: { $role }
illegal-other = keine Figur kann diesen { -move } machen

## Reasons: a game that cannot start.

bad-start-time_zones = die Zeitzonen stimmen nicht
bad-start-started = sie hat schon begonnen
bad-start-tournament_name = der Name des Turniers ist eine Zeile mit höchstens { $most } Zeichen
bad-start-no_arbiter = zu Konto { $player } gehört keine { -arbiter } dieser { -game }
bad-start-no_envelope_key = diese { -arbiter } hat keinen Schlüssel für { -envelope(case: "plural") } eingetragen: Konto { $arbiter }

## Reasons: regulations out of their bounds.

regulations-leave = der Urlaub muss 1 bis 366 Tage im Jahr und mindestens 1 bis 60 Tage am Stück haben, bei höchstens 60 Tagen Vorlauf
regulations-leave_in_triple_block = Triple Block kennt keinen Urlaub
regulations-silence = durch Schweigen muss die { -game } nach 10 bis 365 Tagen verloren sein, mit drei Erinnerungen vorher in der richtigen Reihenfolge
regulations-silence_without_periods = eine Regel über Schweigen braucht eine Bedenkzeit in Abschnitten
regulations-claim_after_moves = die { -move(case: "plural") } ohne Schlagen und ohne Bauernzug, nach denen reklamiert werden darf, müssen 50 bis 100 sein
regulations-tablebase_fifty_moves = mit einer anderen Zugzahl als 50 für eine { -claim } können { -tablebase(case: "plural") } die 50-{ -move(case: "plural") }-Regel nicht zählen
regulations-tablebase = { -claim(case: "plural") } nach { -tablebase } gelten für 3 bis 7 Steine, und eine { -arbiter } hat dafür 1 bis 90 Tage
regulations-adjudication = eine Abschätzung wird nach höchstens 500 { -move(case: "dative-plural") } beantragt, und eine { -arbiter } hat dafür 1 bis 90 Tage
regulations-offer_again = die Zahl der { -move(case: "plural") }, die zwischen zwei { -draw-offer(case: "plural") } liegen müssen, darf höchstens 100 sein
regulations-penalty_days = die { -opponent } darf höchstens 30 Tage gewinnen
regulations-loses_at = der { -illegal(form: "attributive") } oder mehrdeutige { -move }, der verliert, muss der erste oder ein späterer sein
regulations-arbiters = eine { -game } hat höchstens 10 { -arbiter(case: "plural") }, jede einmal genannt
regulations-withdrawal = die Zahl der { -move(case: "plural") }, unter der eine { -game } durch einen Rücktritt annulliert wird, darf höchstens 100 sein, und ein Rücktritt durch Schweigen braucht eine Regel über Schweigen
regulations-appeal_days = für einen { -appeal } gibt es höchstens 365 Tage
regulations-resume_after_days = die { -resume } muss 1 bis 365 Tage nach dem { -seal(form: "Infinitive") } liegen
regulations-session_days = eine Sitzung muss 1 bis 365 Tage dauern
regulations-default_days = die Karenzzeit muss 0 bis 60 Tage sein und braucht check_in
regulations-holders = { -envelope(case: "plural") } haben höchstens { $most } verschiedene { -arbiter(case: "plural") }, von denen 1 bis 3 nötig sind, und vor der Zeit 1 oder 2
regulations-public_delay = die { -move(case: "plural") } müssen spätestens nach 100 weiteren Halbzügen öffentlich werden

## Reasons: a starting position.

start-number = Chess960-Stellungen haben die Nummern 0 bis 959, nicht { $number }
start-fen = das ist keine FEN: { $fault }
start-move_number = eine { -game } kann spätestens bei { -move } 9999 beginnen
start-over = in dieser Stellung ist die { -game } schon zu Ende
start-drawn = in dieser Stellung ist die { -game } schon { -draw(case: "adverb") }: Halbzüge ohne Schlagen und ohne Bauernzug: { $halfmoves }

## Reasons: a FEN.

fen-text = ungültige FEN
fen-board = das Brett der FEN ist ungültig
fen-digits = zwei Ziffern des Bretts stehen nebeneinander
fen-pocket = der Vorrat an Figuren in der FEN ist ungültig
fen-turn = die Seite am { -move } in der FEN ist ungültig
fen-castling = die { -castling(case: "plural") } in der FEN sind ungültig
fen-en_passant = das En-passant-Feld in der FEN ist ungültig
fen-checks = die restlichen Schachgebote in der FEN sind ungültig
fen-half_moves = der Zähler der Halbzüge in der FEN ist ungültig
fen-move_number = die Zugnummer in der FEN ist ungültig
fen-counter = ein Zähler hat eine Zahl, die keine { -game } erreicht

## Reasons: a starting position, as the rules of chess see it.

start-position = diese Stellung ist nicht möglich: { $faults }
position-empty_board = das Brett ist leer
position-missing_king = ein König fehlt
position-too_many_kings = zu viele Könige
position-pawns_on_backrank = Bauern auf der Grundreihe
position-castling_rights = ungültige Rochaderechte
position-en_passant = ungültiges En-passant-Feld
position-opposite_check = die Seite, die nicht am { -move } ist, steht im { -check }
position-impossible_check = unmögliches { -check }
position-too_much_material = zu viele Figuren

## Reasons: a time control.

control-days_per_move = die { -deadline } pro { -move } muss 1 bis 60 Tage sein
control-periods = eine Bedenkzeit hat 1 bis 9 Abschnitte
control-moves = ein Abschnitt gilt für 1 bis 200 { -move(case: "plural") }, der letzte auch für den Rest der { -game }
control-time = die Zeit eines Abschnitts muss 1 Stunde bis 1000 Tage sein, eines späteren höchstens 1000 Tage
control-no_time = ein Abschnitt, der sich wiederholt oder auf einen mit Aufschub folgt, braucht eigene Zeit
control-increment = ein Zuschlag darf höchstens 100 Tage sein
control-cap = eine Obergrenze muss mindestens 1 Stunde und höchstens 1000 Tage sein und braucht einen Zuschlag
control-delay = ein Aufschub darf höchstens 60 Tage sein
control-duplication = die doppelte Zählung muss nach 1 bis 365 Tagen beginnen
control-thematic = ein thematischer Anfang braucht einen ersten Abschnitt für eine Zahl von { -move(case: "dative-plural") }
control-triple_block = bei Triple Block muss die { -clock } 1 bis 100 Tage haben, ihr Vorrat höchstens 500, ihre Zuschläge höchstens 9 Tage für 300 { -move(case: "plural") }

## Reasons: free time.

free-time-weekdays = höchstens sechs Wochentage können frei sein, jeder einmal genannt
free-time-dates = höchstens 400 Tage können frei sein, der Reihe nach und jeder einmal genannt
free-time-night = die Nachtpause muss zwischen 1 Minute und 16 Stunden dauern

## Reasons: a name.

name-length = er muss 2 bis 40 Zeichen haben
name-sign = nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Apostrophe, Punkte und Unterstriche
name-joined = er muss mit einem Buchstaben oder einer Ziffer beginnen, und dazwischen steht immer nur ein Zeichen
name-spaces = immer nur ein Leerzeichen
name-ends = er muss mit einem Buchstaben oder einer Ziffer beginnen und enden
name-no_letter = er muss einen Buchstaben haben
name-alphabets = nur Buchstaben eines einzigen Alphabets
name-reserved = er ist reserviert

## Reasons: a notice that cannot be switched off.

notice-need-clock = ohne sie könntest du eine { -game } durch Zeitüberschreitung verlieren
notice-need-adjournment = ohne sie könntest du zu spät { -seal } oder zurückkommen und eine { -game } verlieren
notice-need-players = ohne sie könnten andere ihre { -game(case: "plural") } verlieren, während sie auf dich warten
notice-need-account = ohne sie könntest du dein Konto an jemand anderen verlieren

## Things that there are none of.

missing-account = Konto
missing-player = Name
missing-session = Sitzung
missing-api_token = API-Token
missing-envelope_key = Schlüssel für { -envelope(case: "plural") }
missing-webhook = Webhook
missing-delivery = Zustellung

## Events of a game, for players and arbiters

arbiter-named = { -arbiter } { $name }
arbiter-unnamed = Die { -arbiter }
arbiter-service = Der Dienst
reason = Die Begründung: { $reason }
reason-of-arbiter = Die Begründung der { -arbiter }: { $reason }
reason-erased = (gelöscht).
reason-as-written = so, wie du sie geschrieben hast.

event-your-game-white = Deine { -game } gegen { $opponent } hat begonnen. Du spielst mit { -white }. Bedenkzeit: { $control }.
event-your-game-black = Deine { -game } gegen { $opponent } hat begonnen. Du spielst mit { -black }. Bedenkzeit: { $control }.
event-game = Die { -game } { $white } - { $black } hat begonnen. Bedenkzeit: { $control }.
event-moved = { $who-is ->
    [you] Du hast { $move } gespielt (verbrauchte Zeit: { $time }).
   *[other] { $who } hat { $move } gespielt (verbrauchte Zeit: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Du hast { $move } gespielt und { -draw } angeboten (verbrauchte Zeit: { $time }).
   *[other] { $who } hat { $move } gespielt und { -draw } angeboten (verbrauchte Zeit: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Du hast sofort mit { $move } geantwortet, deinem bedingten { -move }.
   *[other] { $who } hat sofort mit { $move } geantwortet, einem bedingten { -move }.
}
event-message = { $who-is ->
    [you] Du hast eine Nachricht geschrieben.
   *[other] { $who } hat eine Nachricht geschrieben.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Du hast einen { -illegal(form: "attributive-n") } { -move } geschickt. { -illegal(form: "Attributive") } { -move(case: "plural") } bisher: { $count }.
   *[other] { $who } hat einen { -illegal(form: "attributive-n") } { -move } geschickt. { -illegal(form: "Attributive") } { -move(case: "plural") } bisher: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Du hast einen mehrdeutigen { -move } geschickt. Mehrdeutige { -move(case: "plural") } bisher: { $count }.
   *[other] { $who } hat einen mehrdeutigen { -move } geschickt. Mehrdeutige { -move(case: "plural") } bisher: { $count }.
}
gain-you = Du gewinnst Zeit für den nächsten { -move }: { $time }.
gain-opponent = Die { -opponent } gewinnt Zeit für den nächsten { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, angerechnet: { $charged }

event-draw-offered = { $who-is ->
    [you] Du hast { -draw } angeboten.
   *[other] { $who } hat { -draw } angeboten.
}
event-draw-declined = { $who-is ->
    [you] Du hast das { -draw-offer } abgelehnt.
   *[other] { $who } hat das { -draw-offer } abgelehnt.
}
claim-win = Gewinn
claim-draw = { -draw }
claim-by-threefold = dreimalige Stellungswiederholung
claim-by-fifty = 50-{ -move(case: "plural") }-Regel
claim-by-tablebase = { -tablebase }
claim-by-adjudication = Abschätzung
event-claimed = { $who-is ->
    [you] Du hast { $claim } reklamiert ({ $basis }).
   *[other] { $who } hat { $claim } reklamiert ({ $basis }).
} Keine { -tablebase } hier kann das entscheiden.
event-claimed-with-move = { $who-is ->
    [you] Du hast { $claim } reklamiert ({ $basis }) und den { -move } { $move } angekündigt.
   *[other] { $who } hat { $claim } reklamiert ({ $basis }) und den { -move } { $move } angekündigt.
} Keine { -tablebase } hier kann das entscheiden.
event-adjudication-asked = { $who-is ->
    [you] Du hast eine Abschätzung beantragt: { $claim }.
   *[other] { $who } hat eine Abschätzung beantragt: { $claim }.
}
event-claim-waits = Eine { -arbiter } entscheidet bis { $until }; bis dahin läuft keine { -clock }. Fällt bis dahin keine Entscheidung, ist der Antrag hinfällig.
event-claim-waits-clock-runs = Eine { -arbiter } entscheidet bis { $until }; inzwischen geht die { -game } weiter, und die { -clock } läuft. Fällt bis dahin keine Entscheidung, ist der Antrag hinfällig.
event-claim-decide = Die Entscheidung liegt bei dir: Antworte mit einer Zeile, „arbiter { $game } uphold { $claim }: “ (anerkennen) oder „arbiter { $game } reject { $claim }: “ (ablehnen), und der Begründung.
event-claim-analyse = Du kannst Analyse einreichen: Antworte mit „{ command-analysis }:“ und dem Text darunter. Die { -opponent } kann sie vor dem Ende der { -game } nicht lesen.
event-analysed = { $who-is ->
    [you] Du hast Analyse eingereicht.
   *[other] { $who } hat Analyse eingereicht.
}
event-claim-lapsed = Keine { -arbiter } hat rechtzeitig über die { -claim } entschieden: Die { -game } geht weiter, als wäre nicht reklamiert worden, und die Wartezeit wird keiner Seite angerechnet.
event-claim-upheld = { $who-is ->
    [you] Du hast { $claim } reklamiert ({ $basis }), zu Recht.
   *[other] { $who } hat { $claim } reklamiert ({ $basis }), zu Recht.
}
event-claim-rejected = { $who-is ->
    [you] Du hast { $claim } reklamiert ({ $basis }).
   *[other] { $who } hat { $claim } reklamiert ({ $basis }).
} { $offer ->
    [yes] Die { -claim } ist nicht richtig und gilt als { -draw-offer } (FIDE 9.5.3).
   *[no] Die { -claim } ist nicht richtig.
}
event-adjudication-declined = { $arbiter } hat die Abschätzung abgelehnt: Die { -game } geht weiter.

event-flag-fell = { $who-is ->
    [you] Du hast vor dem Ende der { -deadline } nicht gezogen: { $deadline }.
   *[other] { $who } hat vor dem Ende der { -deadline } nicht gezogen: { $deadline }.
}
event-downtime = Der Dienst war ausgefallen. Auf der { -clock } gutgeschrieben: { $time }.
event-downtime-absent = Der Dienst war ausgefallen, während keine { -clock } lief. Die abwesende Seite hat entsprechend länger Zeit zu erscheinen.
event-leave = { $who-is ->
    [you] Du bist im Urlaub von { $first } bis { $last }.
   *[other] { $who } ist im Urlaub von { $first } bis { $last }.
}
event-no-leave = { $who-is ->
    [you] Du bist doch nicht im Urlaub von { $first } bis { $last }.
   *[other] { $who } ist doch nicht im Urlaub von { $first } bis { $last }.
}
event-reflection = { $who-is ->
    [you] Du hast erklärt, über diesen { -move } weiter nachzudenken.
   *[other] { $who } hat erklärt, über diesen { -move } weiter nachzudenken.
}
event-refilled = { $who-is ->
    [you] Du hast Zeit aus dem Vorrat genommen: { $time }.
   *[other] { $who } hat Zeit aus dem Vorrat genommen: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Du hast der { -arbiter } falsche { -clock(case: "plural") } gemeldet.
   *[other] { $who } hat der { -arbiter } falsche { -clock(case: "plural") } gemeldet.
}

event-adjournment-proposed = { $who-is ->
    [you] Du hast eine { -adjourn } vorgeschlagen.
   *[other] { $who } hat eine { -adjourn } vorgeschlagen.
}
event-adjournment-declined = { $who-is ->
    [you] Du hast die { -adjourn } abgelehnt; die { -game } geht weiter.
   *[other] { $who } hat die { -adjourn } abgelehnt; die { -game } geht weiter.
}
event-adjourned-early = Die Seite am { -move } hat vorzeitig { -adjourn(form: "participle") }; ihr wird die Zeit bis zum geplanten Ende der Sitzung ({ $until }) angerechnet.
event-session-over = Die Sitzung ist zu Ende, oder beide Seiten haben eine { -adjourn } vereinbart.
event-adjournment-agreed = Beide Seiten haben eine { -adjourn } vereinbart.
event-drafted = Die Seite am { -move } hat einen Entwurf des { -sealed-move(case: "genitive") } in einen { -envelope } gelegt.
event-you-drafted = Dein Entwurf des { -sealed-move(case: "genitive") } ist in einem { -envelope }, und deine { -clock } läuft noch. Ein anderer Entwurf ersetzt ihn.
event-sealed = { $who-is ->
    [you] Du hast den nächsten { -move } { -seal(form: "participle") } (verbrauchte Zeit: { $time }).
   *[other] { $who } hat den nächsten { -move } { -seal(form: "participle") } (verbrauchte Zeit: { $time }).
} Die { -game } ist { -adjourn(form: "participle") }; es läuft keine { -clock }.
event-sealed-reply = { $who-is ->
    [you] Du hast die Antwort { -seal(form: "participle") } (verbrauchte Zeit: { $time }), weil die Seite, die zuvor { -seal(form: "participle") } hat, noch abwesend ist.
   *[other] { $who } hat die Antwort { -seal(form: "participle") } (verbrauchte Zeit: { $time }), weil die Seite, die zuvor { -seal(form: "participle") } hat, noch abwesend ist.
} Die { -clock } der abwesenden Seite läuft; die Antwort wird geöffnet, wenn diese Seite erscheint.
event-face-acknowledged = { $arbiter } hat die Aufschrift des { -envelope(case: "genitive") } geprüft und verwahrt ihn.
event-resumption-set = { $arbiter } hat die Zeit der { -resume } geändert: { $time }.

event-resumption-asked = { $who-is ->
    [you] Du hast um die { -resume } gebeten.
   *[other] { $who } hat um die { -resume } gebeten.
}
event-resumed = Die { -game } wird { -resume(form: "participle") }. Die { -arbiter } öffnet den { -envelope }; bis dahin läuft keine { -clock }.
event-resumed-in-your-absence = Die { -game } wird in deiner Abwesenheit { -resume(form: "participle") }: Deine { -clock } läuft.
event-resumed-in-absence = Die { -game } wird in Abwesenheit der Seite { -resume(form: "participle") }, die antworten muss; deren { -clock } läuft.
event-early-opening = Eine { -arbiter } hat die vorzeitige Öffnung des { -envelope(case: "genitive") } genehmigt.
event-early-opening-one-of-two = Eine { -arbiter } hat die vorzeitige Öffnung des { -envelope(case: "genitive") } genehmigt; eine zweite { -arbiter } muss zustimmen.
event-late = { $who-is ->
    [you] Du bist innerhalb der Karenzzeit nicht erschienen (FIDE Guidelines I.10).
   *[other] { $who } ist innerhalb der Karenzzeit nicht erschienen (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Du bist innerhalb der Bedenkzeit nicht erschienen (FIDE Guidelines I.10).
   *[other] { $who } ist innerhalb der Bedenkzeit nicht erschienen (FIDE Guidelines I.10).
}
event-both-late = Keine der beiden Seiten ist innerhalb der Karenzzeit erschienen (FIDE Guidelines I.10).
event-both-late-for-limit = Keine der beiden Seiten ist innerhalb der Bedenkzeit erschienen (FIDE Guidelines I.10).
event-envelope-missing = Der { -envelope } kann nicht geöffnet werden. Die Seite, die { -seal(form: "participle") } hat, muss den { -seal(form: "attributive-n") } Text zeigen: Nur der Text mit der abgedruckten SHA-256 zählt. Ihre { -clock } läuft, wenn sie ihn selbst verschlüsselt hat; sonst läuft keine { -clock }, und die { -arbiter } kann die { -game } entscheiden.
event-envelope-shut = Der Grund: Er lässt sich nicht öffnen, oder sein Text passt nicht zur Prüfsumme.
event-reading-chosen = { $who-is ->
    [you] Du hast eine Lesart des { -sealed-move(case: "genitive") } gewählt: { $move }.
   *[other] { $who } hat eine Lesart des { -sealed-move(case: "genitive") } gewählt: { $move }.
}
event-opened = Der { -envelope } wurde geöffnet. { -seal(form: "Participle") } { $who-is ->
    [you] hattest du
   *[other] hatte { $who }
}: { $move } (geschrieben „{ $written }“).
event-opened-with-offer = Der { -envelope } wurde geöffnet. { -seal(form: "Participle") } { $who-is ->
    [you] hattest du
   *[other] hatte { $who }
}: { $move } (geschrieben „{ $written }“), zusammen mit einem { -draw-offer }.
event-opened-ambiguous = Der { -envelope } wurde geöffnet. { -seal(form: "Participle") } { $who-is ->
    [you] hattest du
   *[other] hatte { $who }
}: „{ $written }“. Das hat mehr als eine Lesart.
event-opened-illegal = Der { -envelope } wurde geöffnet. { -seal(form: "Participle") } { $who-is ->
    [you] hattest du
   *[other] hatte { $who }
}: „{ $written }“. Das ist kein regelgerechter { -move }.
event-opened-nothing = Der { -envelope } wurde geöffnet. Sein Text ist kein { -move }, der in dieser Stellung dieser { -game } { -seal(form: "participle") } wurde; deshalb wird er niemandem gezeigt.
event-opened-early = Eine { -arbiter } hat ihn vorzeitig geöffnet.
event-publication-agreed = { $who-is ->
    [you] Du hast zugestimmt, den { -envelope } dieser { -game } zu veröffentlichen.
   *[other] { $who } hat zugestimmt, den { -envelope } dieser { -game } zu veröffentlichen.
} Er wird geöffnet, wenn beide Seiten zustimmen, und ändert nichts an der { -game }.
event-published = Beide Seiten haben zugestimmt, und der { -envelope } dieser { -game } wurde geöffnet. { -seal(form: "Participle") } { $who-is ->
    [you] hattest du
   *[other] hatte { $who }
}: { $written }. An der { -game } ändert das nichts.
event-published-nothing = Beide Seiten haben zugestimmt, und der { -envelope } dieser { -game } wurde geöffnet. Sein Text ist kein { -sealed-move(case: "indefinite") }.

act-warned = { $arbiter } hat { $who-is ->
    [you] dich
   *[other] { $who }
} verwarnt.
act-time-given = { $arbiter } hat { $who-is ->
    [you] auf deiner { -clock }
   *[other] auf der { -clock } von { $who }
} Zeit gutgeschrieben: { $time }.
act-time-taken = { $arbiter } hat { $who-is ->
    [you] von deiner { -clock }
   *[other] von der { -clock } von { $who }
} Zeit abgezogen: { $time }.
act-clocks = { $arbiter } hat die { -clock(case: "plural") } berichtigt. Verbraucht für die bisherigen { -move(case: "plural") }: { -white } { $white }, { -black } { $black }.
act-clocks-and-deadline = { $arbiter } hat die { -clock(case: "plural") } berichtigt. Verbraucht für die bisherigen { -move(case: "plural") }: { -white } { $white }, { -black } { $black }. Die { -deadline } dieses { -move(case: "genitive") }: { $deadline }.
act-points = { $arbiter } hat die Punkte geändert: { -white } { $white }, { -black } { $black }.
act-leave = { $arbiter } hat Sonderurlaub von { $first } bis { $last } gegeben: { $who-is ->
    [you] Deine { -clock }
   *[other] Die { -clock } von { $who }
} läuft an diesen Tagen nicht.
act-leave-ended = { $arbiter } hat den Urlaub beendet, dessen erster Tag { $first } ist: { $who-is ->
    [you] Deine { -clock }
   *[other] Die { -clock } von { $who }
} hält dafür nicht mehr an.
act-adjourned = { $arbiter } hat die { -adjourn } angeordnet.
act-taken-back = { $arbiter } hat erlaubt, ein Versehen zurückzunehmen: Die { -game } geht ab der Stellung nach { $ply } Halbzügen weiter, und die Zeit seitdem wird keiner Seite angerechnet.
act-you-replace = Ab jetzt spielst du diese { -game } anstelle von jemand anderem, mit der { -clock }, wie sie steht. Die Angebote, { -claim(case: "plural") } und Urlaube von vorher gelten nicht mehr.
act-you-were-replaced = Du wurdest ersetzt: { $name } spielt an deiner Stelle weiter. Deine Angebote, { -claim(case: "plural") } und bedingten { -move(case: "plural") } gelten nicht mehr.
act-replaced = { $name } spielt ab jetzt anstelle von jemand anderem, mit der { -clock }, wie sie steht. Die Angebote und { -claim(case: "plural") } von vorher gelten nicht mehr.
act-replayed-as = Sie wird neu gespielt als { $game }.
act-counts-after-all = { $game } zählt doch.
act-how-to-appeal = Wenn du nicht einverstanden bist, kannst du bis { $until } bei einer anderen { -arbiter } { -appeal } erheben: Antworte mit einer Zeile, „{ command-appeal } { $act }: “ und deiner Begründung.
event-appealed = { $who-is ->
    [you] Du hast { -appeal } gegen Maßnahme { $act } der { -arbiter } erhoben.
   *[other] { $who } hat { -appeal } gegen Maßnahme { $act } der { -arbiter } erhoben.
} Eine andere { -arbiter } entscheidet.
event-replaced-appealed = Die Person, die ersetzt wurde, hat { -appeal } gegen Maßnahme { $act } der { -arbiter } erhoben. Eine andere { -arbiter } entscheidet.
event-appealed-act = Sie lautete: { $act }
event-appeal-decide = Wenn nicht du gehandelt hast, kannst du entscheiden: Antworte mit einer Zeile, „arbiter { $game } confirm { $act }: “ (bestätigen) oder „arbiter { $game } reverse { $act }: “ (aufheben), und der Begründung.
event-confirmed = Eine andere { -arbiter } hat Maßnahme { $act } bestätigt.
event-you-confirmed = Du hast Maßnahme { $act } bestätigt.
event-reversed = Eine andere { -arbiter } hat Maßnahme { $act } aufgehoben. Die { -game } steht so, wie sie ohne die Maßnahme stünde, und die Zeit, in der kein { -move } möglich war, wird keiner Seite angerechnet.
event-you-reversed = Du hast Maßnahme { $act } aufgehoben. Die { -game } steht so, wie sie ohne die Maßnahme stünde, und die Zeit, in der kein { -move } möglich war, wird keiner Seite angerechnet.
event-withdrawn = { $who-is ->
    [you] Du bist zurückgetreten.
   *[other] { $who } ist zurückgetreten.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Du hast die Hälfte deiner { -game(case: "plural") } in diesem Turnier durch Schweigen verloren. Das gilt als Rücktritt.
   *[other] { $who } hat die Hälfte der eigenen { -game(case: "plural") } in diesem Turnier durch Schweigen verloren. Das gilt als Rücktritt.
}
event-withdrawal-noted = { $arbiter } hat vermerkt: { $who-is ->
    [you] du bist zurückgetreten
   *[other] { $who } ist zurückgetreten
}.
event-withdrawn-waits = Es läuft keine { -clock }, bis eine { -arbiter } die { -game } entscheidet.

event-mail-returned = Mails an { $who-is ->
    [you] dich
   *[other] { $who }
} kommen zurück.
event-mail-arrives = Mails an { $who-is ->
    [you] dich
   *[other] { $who }
} kommen wieder an.
event-zone = { $who-is ->
    [you] Deine Zeitzone
   *[other] Die Zeitzone von { $who }
} wurde eingetragen.
event-other = Ein anderes Ereignis wurde eingetragen.

## The end of a game

over-white-wins = { $game } ist zu Ende, { $result }: { $who-is ->
    [you] Du ({ -white }) gewinnst
   *[other] { $who } ({ -white }) gewinnt
} { $how }.
over-black-wins = { $game } ist zu Ende, { $result }: { $who-is ->
    [you] Du ({ -black }) gewinnst
   *[other] { $who } ({ -black }) gewinnt
} { $how }.
over-both-lose = { $game } ist zu Ende, { $result }: Beide Seiten verlieren { $how }.
over-no-result = { $game } ist zu Ende, { $result }: kein Ergebnis, { $how }.
over-drawn = { $game } ist zu Ende, { $result }: { -draw(case: "adverb") } { $how }.
over-drawn-not-won = { $game } ist zu Ende, { $result }: { -draw(case: "adverb") }. Die { -game } endete { $how }, aber die { -opponent } konnte nicht mattsetzen.
ending-by-silence = durch Schweigen: zu lange wurde kein { -move } gemacht
ending-checkmate = durch { -mate }
ending-resignation = durch { -resign(form: "noun") }
ending-stalemate = durch { -stalemate }
ending-dead-position = durch tote Stellung: keine Seite kann mattsetzen
ending-agreement = durch Vereinbarung
ending-threefold = durch dreimalige Stellungswiederholung, auf { -claim }
ending-fifty = nach der 50-{ -move(case: "plural") }-Regel, auf { -claim }
ending-tablebase = nach { -tablebase }, auf { -claim }
ending-fivefold = durch fünfmalige Stellungswiederholung
ending-seventy-five = nach der 75-{ -move(case: "plural") }-Regel
ending-time = durch Überschreiten der Bedenkzeit
ending-illegal-moves = wegen { -illegal(form: "attributive-r") } { -move(case: "plural") }
ending-sealed-move = wegen eines mehrdeutigen oder { -illegal(form: "attributive-n") } { -sealed-move(case: "genitive") }
ending-forfeit = kampflos
ending-cancelled = weil eine { -arbiter } die { -game } gestrichen hat
ending-annulled = weil eine { -arbiter } die { -game } annulliert hat
ending-expulsion = durch Ausschluss der { -opponent }
ending-withdrawal = wegen eines Rücktritts
ending-adjudication = durch Abschätzung

## What was done, to the player whose command it was

done-moved = Gespielt.
done-moved-with-offer = Gespielt, mit { -draw-offer }.
done-message = Deine Nachricht steht im Protokoll und ist unterwegs zur { -opponent }.
done-draw-offered = Du bietest { -draw } an. Das Angebot gilt, bis die { -opponent } antwortet.
done-draw-declined = Du hast das { -draw } abgelehnt. Die { -game } geht weiter.
done-claim-upheld = Deine { -claim } ist richtig.
done-claim-referred = Über deine { -claim } entscheidet eine { -arbiter }. Die Entscheidung bekommst du per Mail.
done-claim-is-offer = Die { -claim } gilt als { -draw-offer }, das die { -opponent } annehmen kann (FIDE 9.5.3).
done-penalty = Die { -opponent } bekommt mehr Zeit auf die { -clock }: { $time }.
done-analysed = Deine Analyse steht im Protokoll, für die { -arbiter }.
done-adjournment-proposed = Du schlägst eine { -adjourn } vor. Die { -game } geht weiter, bis die { -opponent } zustimmt.
done-adjournment-declined = Du hast die { -adjourn } abgelehnt. Die { -game } geht weiter.
done-adjourned = Die { -game } wird { -adjourn(form: "participle") }: Die Seite am { -move } { -seal(form: "participle") } einen { -move }.
done-drafted = Der Entwurf ist in einem { -envelope }. Er ist noch nicht { -seal(form: "participle") }: Schreibe „{ command-seal }“ allein in eine Zeile, um ihn zu { -seal }.
done-sealed = Der { -move } ist { -seal(form: "participle") }, und die { -game } ist { -adjourn(form: "participle") }.
done-sealed-with-offer = Der { -move } ist mit deinem { -draw-offer } { -seal(form: "participle") }, und die { -game } ist { -adjourn(form: "participle") }. Die { -opponent } erfährt von dem Angebot, wenn der { -envelope } geöffnet wird. Es gilt dann, bis die { -opponent } antwortet oder zieht.
done-drafted-with-offer = Dein { -draw-offer } ist mit dem Entwurf im { -envelope }. Die { -opponent } erfährt davon, wenn der versiegelte { -envelope } geöffnet wird.
done-resumption-asked = Du bist bereit zur { -resume }. Die { -game } geht weiter, sobald die { -opponent } bereit ist, spätestens zur festgesetzten Zeit.
done-resumed = Die { -game } wird { -resume(form: "participle") }.
done-publication-agreed = Du bist einverstanden, dass der { -envelope } gezeigt wird. Er wird gezeigt, sobald auch die { -opponent } zustimmt.
done-published = Der { -envelope } wird im Protokoll gezeigt.
done-reading-chosen = Der { -sealed-move } zählt als der { -move }, den du gewählt hast.
done-clocks-questioned = Die { -arbiter } erfährt, dass du die { -clock(case: "plural") } für falsch hältst.
done-flag-fell = Das { -flag } ist gefallen.
done-leave = Du bist im Urlaub von { $first } bis { $last }, beide Tage eingeschlossen. In dieser Zeit steht deine { -clock }.
done-no-leave = Dein Urlaub von { $first } bis { $last } ist storniert. An diesen Tagen zählt deine { -clock }.
done-reflection = Du denkst weiter über diesen { -move } nach. Durch dein Schweigen geht die { -game } vorerst nicht verloren, und deine { -clock } läuft weiter.
done-refilled = Aus deinem Vorrat auf deine { -clock }: { $time }.
done-withdrawn = Du bist von dieser { -game } zurückgetreten.
done-appealed = Dein { -appeal } gegen Maßnahme { $act } steht im Protokoll. Die Maßnahme gilt, bis eine andere { -arbiter } entscheidet, und die Entscheidung bekommst du per Mail.
done-game-over = Die { -game } ist zu Ende.

## The position in words

pieces-none = keine
board-figures = Auf diesem Brett sind die ausgefüllten und unterstrichenen Figuren die schwarzen.
pieces = { -white }: { $white }. { -black }: { $black }.
pieces-king = { $count ->
    [one] König
   *[other] Könige
} { $squares }
pieces-queen = { $count ->
    [one] Dame
   *[other] Damen
} { $squares }
pieces-rook = { $count ->
    [one] Turm
   *[other] Türme
} { $squares }
pieces-bishop = { $count ->
    [one] Läufer
   *[other] Läufer
} { $squares }
pieces-knight = { $count ->
    [one] Springer
   *[other] Springer
} { $squares }
pieces-pawn = { $count ->
    [one] Bauer
   *[other] Bauern
} { $squares }

## Clocks

clock-limit = Bedenkzeit: { $control }.
clock-control = Bedenkzeit: { $control }.
clock-white = { -white } { $name }: { $times }.
clock-black = { -black } { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (für den nächsten { -move } zusätzlich { $gained })
clock-with-less = { $times } (für den nächsten { -move } weniger: { $lost })
clock-used = { $time } verbraucht
clock-left = { $time } übrig
clock-on-the-clock = { $time } auf der { -clock }
clock-with-bank = { $left } und { $bank } im Vorrat
clock-this-move = Dieser { -move } von { $name }: { $used } verbraucht, { $charged } angerechnet.
clock-delay = Rest des Aufschubs: { $left }. Bis dahin wird nichts angerechnet.
clock-stopped = Die { -clock } wurde angehalten am { $at } und läuft von diesem Stand weiter.
clock-paused-leave = Die { -clock } steht: Urlaub.
clock-paused-free-day = Die { -clock } steht: ein freier Tag.
clock-paused-night = Die { -clock } steht: Nachtpause.
clock-next = Als Nächstes: { $what }, { $at }.
clock-next-time-is-up = die Bedenkzeit läuft ab
clock-next-silence = die { -game } geht durch Schweigen verloren
clock-next-delay-over = der Aufschub endet
clock-next-double = die Zeit zählt doppelt
clock-next-day = ein weiterer Tag wird angerechnet
clock-next-refill = die { -clock } kann aus dem Vorrat aufgefüllt werden
clock-next-leave = der Urlaub beginnt
clock-next-free-day = ein freier Tag beginnt
clock-next-night = die Nachtpause beginnt
clock-next-goes-on = die { -clock } läuft weiter

## Whose move it is, and until when

state-your-move = Du bist am { -move } ({ -move } { $number }). Antworte mit deinem { -move } bis { $until } (noch { $left }).
state-their-move = { $name } ist am { -move } und hat Zeit bis { $until } (noch { $left }).
state-you-seal = { -seal(form: "Imperative") } deinen { -move } { $number } bis { $until } (noch { $left }).
state-they-seal = { $name } muss den nächsten { -move } bis { $until } { -seal } (noch { $left }).
state-adjourned-yours = Deine { -clock } läuft bis { $until } (noch { $left }).
state-adjourned-theirs = Die { -clock } der { -opponent } läuft bis { $until } (noch { $left }).
state-you-on-leave = Du bist im Urlaub und kannst erst ab { $back } wieder ziehen. Antworte dann mit deinem { -move } { $number }, spätestens bis { $until }.
state-on-leave = { $name } ist im Urlaub bis { $back } und hat für den { -move } Zeit bis { $until }.
state-doubles = Die Zeit für diesen { -move } zählt doppelt ab { $at } (Nachdenken bis dahin: { $after }); in der genannten { -deadline } ist das berücksichtigt.
state-doubled = Die Zeit für diesen { -move } zählt doppelt seit { $at } (Nachdenken bis dahin: { $after }); in der genannten { -deadline } ist das berücksichtigt.
state-your-flag = Dein { -flag } ist gefallen: { $at }. Bis die { -opponent } oder eine { -arbiter } es reklamiert, zählt dein { -move } noch: Mach ihn sofort.
state-your-flag-for-arbiter = Dein { -flag } ist gefallen: { $at }. Bis eine { -arbiter } es reklamiert, zählt dein { -move } noch: Mach ihn sofort.
state-flag-to-claim = Das { -flag } von { $name } ist gefallen: { $at }. Um die { -game } damit zu beenden, antworte „{ command-claim-time }“; bis dahin zählt ein { -move } noch.
state-flag = Das { -flag } von { $name } ist gefallen: { $at }. Bis eine { -arbiter } die { -game } damit beendet, zählt ein { -move } noch.

## Reminders

reminder-time = { $site } erinnert dich: Deine Zeit läuft ab.
reminder-silence = { $site } warnt dich: Du hast lange nicht gezogen, und nach { $until } ist die { -game } durch Schweigen verloren. Ziehe, oder schreibe „{ command-reflect }“, um auf deiner { -clock } weiter nachzudenken.
reminder-silent-flag = { $site } warnt dich: Du hast lange nicht gezogen, und deine Zeit endet am { $until }.
restored = Der Dienst musste aus einer Sicherung wiederhergestellt werden. Spätere { -move(case: "plural") } und Nachrichten sind verloren, aber die Zeit wurde zurückgegeben. Die { -game } steht so, wie hier gezeigt. Bedingte { -move(case: "plural") } sind gelöscht: Bitte schicke sie noch einmal. Bitte antworte auf diese Mail; Antworten auf ältere Mails haben keine Wirkung.
restored-from = Der Dienst musste aus einer Sicherung von { $at } wiederhergestellt werden. Spätere { -move(case: "plural") } und Nachrichten sind verloren, aber die Zeit wurde zurückgegeben. Die { -game } steht so, wie hier gezeigt. Bedingte { -move(case: "plural") } sind gelöscht: Bitte schicke sie noch einmal. Bitte antworte auf diese Mail; Antworten auf ältere Mails haben keine Wirkung.

## Conditional moves

conditions-none = Du hast jetzt keine bedingten { -move(case: "plural") }.
conditions-kept = Deine bedingten { -move(case: "plural") } sind gespeichert.
conditions-replaced = Deine bedingten { -move(case: "plural") } sind gespeichert. Sie ersetzen, was du vorher angegeben hast (Zeilen: { $count }).
conditions-stored = Deine bedingten { -move(case: "plural") } lauten jetzt so. Jede Zeile ist eine Kette:
conditions-not-foreseen = Keiner deiner bedingten { -move(case: "plural") } antwortet auf diesen { -move }; die übrigen sind gelöscht.
conditions-others-dropped = Deine bedingten { -move(case: "plural") } für andere { -move(case: "plural") } der { -opponent } sind gelöscht, weil diese nicht mehr möglich sind.
conditions-you-decide = Dein bedingter { -move } wurde nicht gespielt, weil die { -opponent } ein Angebot gemacht hat, über das du selbst entscheiden musst. Wenn du ihn jetzt spielst, bleibt der Rest seiner Zeile; die für andere { -move(case: "plural") } sind gelöscht.
conditions-mail-unread = Dein bedingter { -move } wurde nicht gespielt, weil eine Mail von dir zu dieser { -game } vor dem { -move } angekommen und noch nicht gelesen war: Sie hätte den bedingten { -move } zurückziehen können. Wenn du ihn jetzt spielst, bleibt der Rest seiner Zeile; die für andere { -move(case: "plural") } sind gelöscht.
conditions-adjourned = Deine bedingten { -move(case: "plural") } sind gelöscht: Auf einen { -move } aus einem { -envelope } wird nie ungesehen geantwortet.
conditions-taken-back = Deine bedingten { -move(case: "plural") } sind gelöscht: Sie galten für die { -game }, wie sie vorher stand.

## Messages of the players

writes = { $who } schreibt:
writes-replaced = Die Person, die ersetzt wurde, schreibt:
writes-arbiter = Die { -arbiter } schreibt:
writes-more = ... weiter auf { $url }

## Envelopes

sealed-commitment = Der { -move } ist in einem verschlüsselten { -envelope }, den niemand vor der { -resume } der { -game } öffnet. Das ist die SHA-256 des Textes im { -envelope }. Hebe sie auf: Sie wird beweisen, dass es der { -envelope } ist, der jetzt { -seal(form: "participle") } wurde.
opened-commitment = Der Text des { -envelope(case: "genitive") } steht im Protokoll der { -game }; seine SHA-256 ist die Prüfsumme, die beim { -seal(form: "Infinitive") } abgedruckt wurde ({ $url }):

## How to answer

answer-move = Antworte auf diese Mail mit einer Zeile, zum Beispiel „{ $example }“; jede Notation ist recht.
answer-seal = Antworte auf diese Mail mit einer Zeile, zum Beispiel „{ command-seal }{"\u00A0"}{ $example }“; jede Notation ist recht.
answer-seal-clock = Deine { -clock } läuft, bis der { -move } { -seal(form: "participle") } ist. Niemand sieht ihn, bevor er geöffnet wird.
answer-draw = { $opponent } bietet { -draw } an: Antworte „{ command-accept }“, um es anzunehmen, „{ command-decline }“, um es abzulehnen.
answer-draw-on-move = { $opponent } bietet { -draw } an: Antworte „{ command-accept }“, um es anzunehmen, „{ command-decline }“, um es abzulehnen; ein { -move } lehnt es ab.
answer-adjournment = { $opponent } schlägt eine { -adjourn } vor: Antworte „{ command-adjourn }“, um zuzustimmen; dann { -seal(form: "participle") } die Seite am { -move } den nächsten { -move }, und die { -clock } hält an. Antworte „{ command-decline-adjournment }“, um weiterzuspielen.
commands-help = Antworte „{ command-help }“, um die Befehle zu bekommen.
commands = Befehle, einer pro Zeile: dein { -move }; dein { -move } und „{ command-draw }“; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = Der { -sealed-move } bleibt in seinem { -envelope }. Er wird nur gezeigt, wenn du und die { -opponent } beide „{ command-publish }“ antworten.
moves = { -move(case: "plural") }: { $moves }
game-took = Die { -game } hatte { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} und dauerte { $time }.
game-took-no-move = Die { -game } dauerte { $time }, und es wurde kein { -move } gemacht.
game-attached = Die ganze { -game } ist als { $file } angehängt, für Schachprogramme.
game-attached-short = Die { -move(case: "plural") } sind als { $file } angehängt, für Schachprogramme. Mit ihren Kommentaren ist die { -game } zu lang für eine Mail; siehe { $url }
pgn-too-long = Die { -game } ist zu lang für diese Mail: Antworte „{ command-pgn }“, oder siehe { $url }

resume-played = wird der { -sealed-move } gespielt
resume-opened-and-played = öffnet die { -arbiter } den { -envelope }, und der { -sealed-move } wird gespielt
resume-reply-when-ready = Antworte „{ command-resume }“, wenn du bereit bist.
resume-opponent-ready = { $opponent } ist bereit. Antworte „{ command-resume }“, wenn auch du bereit bist: Dann { $then }. Sonst wird die { -game } in deiner Abwesenheit { -resume(form: "participle") }, am { $latest }.
resume-when-opponent-too = Ist vor { $latest } auch { $opponent } bereit, wird die { -game } dann { -resume(form: "participle") }. Sonst läuft die { -clock } von { $opponent } ab { $latest }, und der { -envelope } wird geöffnet, wenn { $opponent } erscheint.
resume-when-both-sealer = Sind vor { $latest } beide bereit, wird die { -game } dann { -resume(form: "participle") }. Sonst läuft die { -clock } von { $opponent } ab { $latest }, und der { -envelope } wird geöffnet, wenn { $opponent } erscheint.
resume-when-opponent = Die { -game } wird { -resume(form: "participle") }, wenn { $opponent } bereit ist, spätestens am { $latest }.
resume-when-opponent-ready-too = Die { -game } wird { -resume(form: "participle") }, wenn auch { $opponent } bereit ist, spätestens am { $latest }.
resume-when-both = Sind vor { $latest } beide bereit, wird die { -game } dann { -resume(form: "participle") }. Sonst läuft deine { -clock } ab { $latest }. Der { -envelope } wird geöffnet, wenn du „{ command-resume }“ antwortest.
resume-now = Antworte „{ command-resume }“, um den { -envelope } zu öffnen: Dann { $then }, und deine { -clock } beginnt zu laufen. Sonst wird die { -game } { -resume(form: "participle") } am { $latest }.
resume-clock-runs = Antworte „{ command-resume }“: Dann { $then }. Bis dahin läuft deine { -clock }.
resume-show-text = Zeige den Text, den du { -seal(form: "participle") } hast, über HTTP ({ -envelope } öffnen), oder gib ihn der { -arbiter }.
resume-choose = Der { -sealed-move } kann mehr als eines bedeuten, und du wählst: Antworte „{ command-choose } { $first }“; statt { $first } kann auch ein anderer dieser { -move(case: "plural") } dort stehen: { $readings }. Deine { -clock } läuft.
default-you = Antworte „{ command-resume }“ bis { $until }: Sonst verlierst du die { -game } kampflos (FIDE Guidelines I.10).
default-opponent = Wenn { $opponent } nicht erschienen ist bis { $until }, verliert { $opponent } die { -game } kampflos (FIDE Guidelines I.10).
default-sealer = Wenn { $opponent } nicht erschienen ist bis { $until } und der { -envelope } vorher nicht geöffnet wird, verliert { $opponent } die { -game } kampflos (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Du musst den nächsten { -move } { -seal }. Deine { -clock } läuft, bis er { -seal(form: "participle") } ist.
   *[other] { $who } muss den nächsten { -move } { -seal }. Bis er { -seal(form: "participle") } ist, läuft die { -clock } von { $who }.
}
standing-sealing-then = Sobald der { -move } { -seal(form: "participle") } ist, läuft keine { -clock }. Die { -game } ruht dann höchstens { $after }.
standing-sealing-reply = { $who-is ->
    [you] Die { -opponent } darf die Antwort { -seal }, weil du nicht erschienen bist. Danach läuft deine { -clock }.
   *[other] Die Antwort darf { -seal(form: "participle") } werden, weil { $who } nicht erschienen ist. Danach läuft die { -clock } von { $who }.
}
standing-drafted = { $who-is ->
    [you] Dein Entwurf ist im { -envelope }. { -seal(form: "Imperative") } ihn, oder ersetze ihn durch einen anderen.
   *[other] Ein Entwurf von { $who } ist im { -envelope }.
}
standing-sealed = { $who-is ->
    [you] Die { -game } ist { -adjourn(form: "participle") }. Du hast { -move } { $number } { -seal(form: "participle") }, und es läuft keine { -clock }.
   *[other] Die { -game } ist { -adjourn(form: "participle") }. { $who } hat { -move } { $number } { -seal(form: "participle") }, und es läuft keine { -clock }.
}
standing-ready = { $who-is ->
    [you] Du bist bereit zur { -resume }.
   *[other] { $who } ist bereit zur { -resume }.
}
standing-not-ready = { $who-is ->
    [you] Du hast nicht gesagt, dass du zur { -resume } bereit bist.
   *[other] { $who } hat sich nicht zur { -resume } bereit erklärt.
}
standing-when-both = Sind beide Seiten vor { $latest } bereit, wird die { -game } dann sofort { -resume(form: "participle") }.
standing-when-one = { $who-is ->
    [you] Die { -game } wird { -resume(form: "participle") }, sobald du bereit bist, spätestens am { $latest }.
   *[other] Die { -game } wird { -resume(form: "participle") }, sobald { $who } bereit ist, spätestens am { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Sonst läuft deine { -clock } ab { $latest }, und der { -envelope } wird geöffnet, wenn du erscheinst.
   *[other] Sonst läuft die { -clock } von { $who } ab { $latest }, und der { -envelope } wird geöffnet, wenn diese Seite erscheint.
}
standing-else-without = { $who-is ->
    [you] Sonst wird die { -game } am { $latest } in deiner Abwesenheit { -resume(form: "participle") }.
   *[other] Sonst wird die { -game } am { $latest } in Abwesenheit von { $who } { -resume(form: "participle") }.
}
standing-opens = { $by ->
    [arbiter] Eine { -arbiter } öffnet dann den { -envelope }.
   *[service] Der Dienst öffnet dann den { -envelope }.
} { $who-is ->
    [you] Der { -sealed-move } wird gespielt, und deine { -clock } läuft.
   *[other] Der { -sealed-move } wird gespielt, und die { -clock } von { $who } läuft.
}
standing-due = Die { -resume } der { -game } hat begonnen. Bevor der { -envelope } geöffnet ist, läuft keine { -clock }.
standing-reply-sealed = Die Antwort auf den geöffneten { -move } ist { -seal(form: "participle") }.
standing-absent = { $who-is ->
    [you] Die { -resume } der { -game } hat begonnen, und du bist nicht erschienen. Deine { -clock } läuft bis { $until }, und der { -envelope } wird geöffnet, wenn du erscheinst.
   *[other] Die { -resume } der { -game } hat begonnen, und { $who } ist nicht erschienen. Die { -clock } von { $who } läuft bis { $until }, und der { -envelope } wird geöffnet, wenn diese Seite erscheint.
}
standing-awaited = { $who-is ->
    [you] Die { -resume } der { -game } hat begonnen, und du bist noch nicht erschienen.
   *[other] Die { -resume } der { -game } hat begonnen, und { $who } ist noch nicht erschienen.
}
standing-late = Eine Seite ist zu spät erschienen und verliert, es sei denn, der { -sealed-move } hat die { -game } beendet. Zuerst wird der { -envelope } geöffnet.
standing-missing = { $who-is ->
    [you] Der { -envelope } kann nicht geöffnet werden. Zeige den Text, den du { -seal(form: "participle") } hast: Deine { -clock } läuft bis { $until }.
   *[other] Der { -envelope } kann nicht geöffnet werden. { $who } muss den { -seal(form: "attributive-n") } Text zeigen, und die { -clock } von { $who } läuft bis { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] Der { -envelope } kann nicht geöffnet werden, und es läuft keine { -clock }. Eine { -arbiter } entscheidet die { -game }, wenn du nicht den Text zeigst, den du { -seal(form: "participle") } hast.
   *[other] Der { -envelope } kann nicht geöffnet werden, und es läuft keine { -clock }. Eine { -arbiter } entscheidet die { -game }, wenn { $who } nicht den { -seal(form: "attributive-n") } Text zeigt.
}
standing-choosing = { $who-is ->
    [you] Der { -sealed-move } hat mehr als eine Lesart, und du wählst. Deine { -clock } läuft bis { $until }.
   *[other] Der { -sealed-move } hat mehr als eine Lesart, und { $who } wählt. Die { -clock } von { $who } läuft bis { $until }.
}
standing-default = Melde bis { $until }, dass du da bist: Sonst verlierst du die { -game } kampflos (FIDE Guidelines I.10).
standing-may-resume = Du kannst jetzt sagen, dass du bereit zur { -resume } bist.
standing-may-end = Bis der { -envelope } geöffnet ist, kannst du { -draw } anbieten oder { -resign }. Endet die { -game } so, bleibt der { -envelope } geschlossen, außer wenn beide Seiten zustimmen, dass er gezeigt wird.

## For arbiters

arbiter-session-continues = Die Sitzung ist zu Ende, und die Seite am { -move } sollte jetzt { -seal }, aber für den { -envelope } fehlen { -arbiter(case: "plural") }: Von den genannten sind zu wenige noch { -arbiter(case: "plural") }, haben einen Schlüssel und spielen nicht in dieser { -game }. Die { -game } geht weiter, bis genug von ihnen einen Schlüssel eingetragen haben, oder bis sie nicht mehr { -adjourn(form: "participle") } werden soll.
arbiter-fetch = Der { -envelope } wartet auf dich. Öffne ihn mit deinem Schlüssel auf seiner Seite: { $url }. Bis dahin läuft keine { -clock }.
arbiter-fen = Die Stellung, als FEN:
arbiter-fen-after = Die Stellung nach dem angekündigten { -move }, als FEN:
arbiter-withdrawn = Die Entscheidung liegt bei dir: Antworte mit einer Zeile, „arbiter { $game } adjudicate 1-0: “ (oder 0-1, 1/2, 0-0) und der Begründung, oder setze Ersatz ein: „arbiter { $game } replace { $side } NAME: “ und die Begründung.
arbiter-default = Wer nicht erschienen ist bis { $until }, verliert die { -game } kampflos (FIDE Guidelines I.10).
arbiter-agree-open = Wenn du zustimmst, antworte mit einer Zeile, „arbiter { $game } open“.
arbiter-agree-show = Wenn du zustimmst, öffne den { -envelope } auf seiner Seite und gib deine Begründung an: { $url }.
arbiter-agree-two = Eine vorzeitige Öffnung braucht euch beide.
arbiter-clocks = Die richtigen Zeiten bestimmst du: „correct_clocks“ bei { $url }.
arbiter-flag = Um die { -game } zu beenden, weil das { -flag } gefallen ist, antworte mit einer Zeile: „arbiter { $game } flag“.
arbiter-more = Alles, was auf eine { -arbiter } wartet: { $queue }, oder „postzug arbiter list“. Alles, was in dieser { -game } getan oder versucht wurde: { $trail }.

## Answers to mails

unanswered = { $count ->
    [one] Eine deiner Mails seit { $since } bekam keine Antwort, weil du in kurzer Zeit viele Antworten hattest. Klare { -move(case: "plural") } und Befehle darin wurden ausgeführt, alles andere nicht.
   *[other] { $count } deiner Mails seit { $since } bekamen keine Antwort, weil du in kurzer Zeit viele Antworten hattest. Klare { -move(case: "plural") } und Befehle darin wurden ausgeführt, alles andere nicht.
} Bitte prüfe den jetzigen Stand und wiederhole, was noch fehlt.
next-answer = Du hattest in kurzer Zeit viele Antworten. Die nächste Antwort kommt deshalb nach { $at }. Bis dahin wird weiterhin jede Mail gelesen, und ein klarer { -move } oder Befehl darin wird ausgeführt; danach sagt eine Mail, dass andere keine Antwort bekamen.
next-answer-reach = Wenn du vorher Hilfe brauchst, schreibe denen, die diesen Dienst betreiben: { $address }.
next-answer-stranger = Diese Adresse hatte in kurzer Zeit mehrere Antworten. Die nächste Antwort kommt deshalb nach { $at }. Mails, die vorher kommen, bekommen keine Antwort.
more-lines = ... und { $count ->
    [one] { $count } weitere Zeile.
   *[other] { $count } weitere Zeilen.
}
more-lines-too-many = ... und { $count ->
    [one] { $count } weitere Zeile
   *[other] { $count } weitere Zeilen
}, zu viele für eine Mail.
did-you-mean = Meintest du { $move }? Dann antworte auf diese Mail mit dem Wort „{ word-yes }“, bis { $until }: Der { -move } zählt ab der Ankunft deiner ersten Mail. Wenn nicht, antworte mit „{ word-no }“, oder mit deinem { -move } allein in einer Zeile.
confirm-public-address = Eine Mail von dir kam an eine Adresse, die nicht beweist, wer sie geschrieben hat. Sie wurde deshalb noch nicht bearbeitet. Bitte antworte an die Antwortadresse unserer Mails; diese beweist es.
confirm-arbiter-act = Eine Mail von dir mit der Maßnahme einer { -arbiter } kam an die Adresse einer { -game }. Diese Adresse steht in jeder Mail der { -game }, die zitiert oder weitergeleitet wird. Deine Mail wurde deshalb noch nicht bearbeitet.
confirm-other-sender = Eine Mail für dich kam von { $from }; das ist nicht die eingetragene Adresse. Sie wurde noch nicht bearbeitet.
author-unproved = Eine Mail in deinem Namen kam an deine Antwortadresse. Deine Einstellungen verlangen mehr Beweis dafür, wer sie geschrieben hat, als sie enthält. Sie wurde deshalb noch nicht bearbeitet.
confirm-how = Ist sie von dir? Dann antworte auf diese Mail mit dem Wort „{ word-yes }“, bis { $until }. Sie zählt dann ab ihrer ersten Ankunft. Sonst antworte „{ word-no }“, oder tu nichts.

## A new account

join-confirm = Möchtest du hier ein Konto, unter dem Namen { $name }? Dann antworte auf diese Mail mit dem Wort „{ word-yes }“, bis { $until }. Für einen anderen Namen antworte mit einer Zeile, zum Beispiel „{ command-join } Anna Berg“. Wenn du nicht darum gebeten hast, tu nichts: Ohne dein Ja entsteht kein Konto, und deine Mail wird gelöscht.
join-name = Unter welchem Namen möchtest du spielen? Antworte auf diese Mail mit einer Zeile, zum Beispiel „{ command-join } Anna Berg“. Damit entsteht dein Konto, wenn sie ankommt bis { $until }. Wenn du nicht darum gebeten hast, tu nichts.
code-sign-up = Dein Code, um dein Konto zu erstellen:
code-sign-in = Dein Code, um dich anzumelden:
code-change-address = Dein Code, um ab jetzt diese Adresse zu benutzen:
code-asked-by = Angefordert von: { $device }.
code-browser = einem Browser
code-how = Gib ihn dort ein, wo du ihn angefordert hast; er gilt nur einmal. Gültig: { $valid }. Wenn du ihn nicht angefordert hast, tu nichts: Ohne den Code geschieht nichts. Niemand bei { $site } wird dich je danach fragen.
code-subject = Dein Code für { $site }
account-subject = Dein Konto bei { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] was in deinen { -game(case: "plural") } geschah
    [one] dein { -move } in 1 { -game }
   *[other] dein { -move } in { $count } { -game(case: "plural") }
}
digest = { $count ->
    [0] Du musst in keiner { -game } ziehen.
    [one] Du bist in 1 { -game } am { -move }.
   *[other] Du bist in { $count } { -game(case: "plural") } am { -move }; die mit der frühesten { -deadline } steht zuerst.
}
digest-game = { $game } { $white } - { $black }
digest-until = Dein { -move } { $number }: bis { $until } (noch { $left }).
digest-move = Um zu ziehen, schreibe an diese Adresse, zum Beispiel: { $example }
digest-write = Um zu dieser { -game } zu schreiben, benutze diese Adresse:
digest-more = { $count ->
    [one] Es gibt noch 1 weitere { -game }. Schreibe „{ command-games }“, um eine Liste aller zu bekommen.
   *[other] Es gibt noch { $count } weitere { -game(case: "plural") }. Schreibe „{ command-games }“, um eine Liste aller zu bekommen.
}

## Challenges

challenge = { $other } fordert dich zu einer { -game } heraus: { $terms }.
challenge-how = Antworte bis { $until } auf diese Mail mit einer Zeile, „{ command-accept-challenge } { $challenge }“ oder „{ command-decline-challenge } { $challenge }“.
challenge-declined = { $other } hat deine Herausforderung { $challenge } abgelehnt ({ $terms }).
challenge-withdrawn = { $other } hat die Herausforderung { $challenge } zurückgezogen. Du musst nichts tun.
challenge-subject = [{ $challenge }] { $other } fordert dich heraus
challenge-declined-subject = [{ $challenge }] { $other } hat deine Herausforderung abgelehnt
challenge-withdrawn-subject = [{ $challenge }] { $other } hat die Herausforderung zurückgezogen
challenge-you-white = du spielst mit { -white }
challenge-you-black = du spielst mit { -black }
challenge-colours-drawn = die Farben werden bei Beginn der { -game } ausgelost
terms-public-sentence = { $plies ->
    [0] Alle dürfen die { -move(case: "plural") } ohne Konto lesen.
    [one] Alle dürfen die { -move(case: "plural") } ohne Konto lesen, { $plies } Halbzug später.
   *[other] Alle dürfen die { -move(case: "plural") } ohne Konto lesen, { $plies } Halbzüge später.
}
start-chess960 = Chess960-Stellung { $number }
start-from = Anfangsstellung { $fen }
start-drawn-chess960 = eine Chess960-Stellung, die bei Beginn der { -game } ausgelost wird

## The regulations of a game that are not the usual ones

terms-claim-after = { -draw } kann reklamiert werden, wenn jede Seite { $moves } { -move(case: "plural") } ohne Schlagen und ohne Bauernzug gemacht hat.
terms-not-automatic = Stellungswiederholung und { -move(case: "plural") } ohne Schlagen und ohne Bauernzug beenden die { -game } nur auf { -claim }.
terms-wrong-claim = { $days ->
    [0] Bei einer falschen { -claim } gewinnt die { -opponent } keine Zeit.
    [one] Bei einer falschen { -claim } gewinnt die { -opponent } einen Tag für den nächsten { -move }.
   *[other] Bei einer falschen { -claim } gewinnt die { -opponent } { $days } Tage für den nächsten { -move }.
}
terms-offer-again = { $moves ->
    [one] Wer { -draw } angeboten hat, macht vor dem nächsten Angebot einen { -move }.
   *[other] Wer { -draw } angeboten hat, macht vor dem nächsten Angebot { $moves } { -move(case: "plural") }.
}
terms-illegal-gains = { $days ->
    [one] Bei einem { -illegal(form: "attributive-n") } { -move } gewinnt die { -opponent } einen Tag für den nächsten { -move }.
   *[other] Bei einem { -illegal(form: "attributive-n") } { -move } gewinnt die { -opponent } { $days } Tage für den nächsten { -move }.
}
terms-illegal-loses = { $count ->
    [one] Schon mit dem ersten { -illegal(form: "attributive-n") } { -move } verliert eine Seite die { -game }.
   *[other] Mit dem { $count }. { -illegal(form: "attributive-n") } { -move } verliert eine Seite die { -game }.
}
terms-ambiguous-gains = { $days ->
    [one] Bei einem mehrdeutigen { -move } gewinnt die { -opponent } einen Tag für den nächsten { -move }.
   *[other] Bei einem mehrdeutigen { -move } gewinnt die { -opponent } { $days } Tage für den nächsten { -move }.
}
terms-ambiguous-loses = { $count ->
    [one] Schon mit dem ersten mehrdeutigen { -move } verliert eine Seite die { -game }.
   *[other] Mit dem { $count }. mehrdeutigen { -move } verliert eine Seite die { -game }.
}
terms-appeal = { $days ->
    [0] Gegen eine Maßnahme der { -arbiter } ist kein { -appeal } möglich.
    [one] Gegen eine Maßnahme der { -arbiter } kann eine Seite innerhalb eines Tages { -appeal } erheben.
   *[other] Gegen eine Maßnahme der { -arbiter } kann eine Seite innerhalb von { $days } Tagen { -appeal } erheben.
}
terms-takeback = Eine { -arbiter } kann erlauben, einen { -move } zurückzunehmen, der ein Schreibversehen war.
terms-arbiters = { $n ->
    [one] Für diese { -game } ist eine { -arbiter } benannt: { $accounts }.
   *[other] Für diese { -game } sind { $n } { -arbiter(case: "plural") } benannt: { $accounts }.
}
terms-session = { $days ->
    [one] Nach einer Sitzung von einem Tag { -seal(form: "participle") } die Seite am { -move }.
   *[other] Nach einer Sitzung von { $days } Tagen { -seal(form: "participle") } die Seite am { -move }.
}
terms-resumes = { $days ->
    [one] Eine { -adjourn(form: "attributive") } { -game } wird einen Tag nach dem { -seal(form: "Infinitive") } { -resume(form: "participle") }, wenn nichts anderes vereinbart wird.
   *[other] Eine { -adjourn(form: "attributive") } { -game } wird { $days } Tage nach dem { -seal(form: "Infinitive") } { -resume(form: "participle") }, wenn nichts anderes vereinbart wird.
}
terms-opponent-chooses = Hat ein { -sealed-move(case: "indefinite") } zwei Lesarten, wählt die { -opponent } eine davon.
terms-check-in = Bevor eine { -adjourn(form: "attributive") } { -game } { -resume(form: "participle") } wird, melden beide Seiten ihre Anwesenheit.
terms-default = { $days ->
    [0] Wer zur Zeit der { -resume } nicht anwesend ist, verliert.
    [one] Wer einen Tag nach der Zeit der { -resume } nicht anwesend ist, verliert.
   *[other] Wer { $days } Tage nach der Zeit der { -resume } nicht anwesend ist, verliert.
}
terms-holders = { $needed ->
    [one] Ein Schlüssel dieser { -arbiter(case: "plural") } öffnet einen { -envelope }: { $accounts }.
   *[other] { $needed } Schlüssel dieser { -arbiter(case: "plural") } zusammen öffnen einen { -envelope }: { $accounts }.
}
terms-early = Der vorzeitigen Öffnung eines { -envelope(case: "genitive") } müssen zwei { -arbiter(case: "plural") } zustimmen.
terms-free-weekdays = An diesen Wochentagen läuft keine { -clock }: { $weekdays }.
terms-free-dates = An diesen Tagen läuft keine { -clock }: { $dates }.
terms-free-night = Von { $from } bis { $until } läuft keine { -clock }, nach der Zeitzone der Person, deren { -clock } es ist.
terms-leave = { $days ->
    [one] Jede Seite kann im Kalenderjahr einen Tag Urlaub nehmen.
   *[other] Jede Seite kann im Kalenderjahr { $days } Tage Urlaub nehmen.
}
terms-leave-ahead = { $days ->
    [one] Urlaub muss mindestens einen Tag im Voraus eingetragen werden.
   *[other] Urlaub muss mindestens { $days } Tage im Voraus eingetragen werden.
}
terms-leave-moves = Im Urlaub darf gezogen werden.
terms-silence = Wer { $days } Tage lang keinen { -move } macht und auch nicht erklärt, weiter nachzudenken, verliert die { -game }. Erinnerungen kommen nach so vielen Tagen: { $reminders }.
terms-flag-claimed = Fällt ein { -flag }, kann die { -opponent } oder eine { -arbiter } deswegen die { -game } beenden. Bis dahin zählt ein { -move } noch.
terms-flag-arbiter = Fällt ein { -flag }, kann nur eine { -arbiter } deswegen die { -game } beenden. Bis dahin zählt ein { -move } noch.
terms-tablebase = Mit höchstens { $men } Steinen auf dem Brett kann eine Seite nach { -tablebase } reklamieren. { $fifty ->
    [yes] Die 50-{ -move(case: "plural") }-Regel zählt dabei.
   *[no] Die 50-{ -move(case: "plural") }-Regel zählt dabei nicht.
}
terms-undecided = { $days ->
    [one] Über eine { -claim }, die hier keine { -tablebase } abdeckt, entscheidet eine { -arbiter } innerhalb eines Tages.
   *[other] Über eine { -claim }, die hier keine { -tablebase } abdeckt, entscheidet eine { -arbiter } innerhalb von { $days } Tagen.
}
terms-adjudication = Eine Seite kann beantragen, dass eine { -arbiter } die { -game } nach Analyse abschätzt. { $stops ->
    [yes] Bis zur Entscheidung läuft keine { -clock }.
   *[no] Bis zur Entscheidung geht die { -game } weiter.
}
terms-adjudicated = { $days ->
    [one] Für eine Abschätzung nach Analyse hat die { -arbiter } einen Tag Zeit.
   *[other] Für eine Abschätzung nach Analyse hat die { -arbiter } { $days } Tage Zeit.
}
terms-annulled = { $moves ->
    [one] Tritt eine Seite zurück, bevor beide Seiten einen { -move } gemacht haben, wird die { -game } annulliert.
   *[other] Tritt eine Seite zurück, bevor beide Seiten { $moves } { -move(case: "plural") } gemacht haben, wird die { -game } annulliert.
}
terms-withdrawn = Tritt eine Seite zurück, ruht die { -game }, bis eine { -arbiter } sie abschätzt oder jemand anderes weiterspielt.
terms-silent = Wer in einem Turnier die Hälfte der eigenen { -game(case: "plural") } durch Schweigen verliert, gilt dort als zurückgetreten.
terms-conditions-visible = Die { -opponent } sieht bedingte { -move(case: "plural") }, bevor sie gespielt werden.
terms-protection = Nach den { -move(case: "dative-plural") } mit Zuschlag hat eine Seite, der insgesamt weniger als drei Tage bleiben, drei Tage.

## Receipts of the log

receipt = Der { -envelope } mit dem { -sealed-move(case: "accusative") } von { $game } steht im Log aller Ereignisse, als Eintrag { $entry }. Ab jetzt kann niemand, auch wir nicht, ihn oder die Zeit des { -seal(form: "genitive") } ändern, ohne dass diese Mail die Änderung beweist. Bitte hebe diese Mail auf: Die angehängte Datei { $file } ist der Beweis. Den { -move } verrät sie nicht.
receipt-how-to-check = Eine { -arbiter } kann das ohne uns und ohne Internet prüfen: mit dem Skript verify.sh, das nur bash, awk und openssl braucht, oder mit bash und openssl allein, wie „A receipt by hand“ in docs/internals/log.md sagt. Nimm das Skript aus deiner eigenen Kopie von Postzug („postzug audit script“), nie von der Person, die dir den Beweis zeigt. Seine SHA-256 ist:
receipt-entry = Der Eintrag des { -envelope(case: "genitive") } im Log:
receipt-hashes = Und diese Hashes führen von ihm zur signierten Wurzel unten:

## Mail that is passed on to the operator

passed-on = Diese Mail kam an { $mailbox }@ von { $from }. Eine Antwort geht an die Person, die sie geschrieben hat, nicht an uns. Sie ist Mail { $number } im Eingang: „postzug inbox show { $number } --raw“ gibt alles aus, was davon gespeichert ist.
passed-on-no-address = jemandem ohne einfache Adresse
passed-on-shortened = ... (gekürzt)
passed-on-header = Ihr Kopf:

## Below every mail

# The subject of a mail about a game, behind "[G42] Anna - Boris: ". A reply repeats it, so it has no digit but that of the
# move and the time, and no word of sealing.
subject-your-mail = Deine Mail an { $site }
subject-your-move = dein { -move } { $number }
subject-their-move = { $name } ist am { -move } ({ $number })
subject-draw-offered = { $state }, { -draw } angeboten
subject-left = { $state }, noch { $left }
subject-you-won = { -game } zu Ende, du hast gewonnen
subject-you-lost = { -game } zu Ende, du hast verloren
subject-white-won = { -game } zu Ende, { -white } hat gewonnen
subject-black-won = { -game } zu Ende, { -black } hat gewonnen
subject-both-lost = { -game } zu Ende, beide haben verloren
subject-drawn = { -game } zu Ende, { -draw(case: "adverb") }
subject-no-result = { -game } zu Ende, kein Ergebnis
subject-adjourned-yours = { -adjourn(form: "participle") }, deine { -clock } läuft
subject-adjourned = { -adjourn(form: "participle") }
subject-undecided = eine { -arbiter } entscheidet
subject-for-arbiter = für die { -arbiter }
subject-question = bitte antworten
subject-receipt = deine Quittung
from-name = { $name } über { $site }
footer-player = Diese Mail ist für { $name } und gehört zur { -game } { $game }.
footer-account = Diese Mail ist für { $name } und gehört zu einem Konto hier.
footer-stranger = Wenn du um diese Mail nicht gebeten hast, beachte sie nicht.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = Anmerkung { $number }
heard-notes = In der angehängten Datei { $file } steht der Text jeder Anmerkung unter ihrer Nummer.
footer-log = Der Text unten ist für Programme: der signierte Kopf unseres Logs.
footer-log-and-pgn = Der Text unten ist für Programme: der signierte Kopf unseres Logs und die { -game } (PGN).
footer-pgn = Der Text unten ist für Schachprogramme: die { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Du bist nicht zurückgetreten. Wenn du willst, schreibe: { command-withdraw-from-all-games-yes }: und warum
hint-withdraw-event = Du bist nicht zurückgetreten. Wenn du willst, schreibe: { command-withdraw-from-event-yes }: und warum
hint-appeal = Schreibe die Nummer der Maßnahme und deine Begründung: { command-appeal } 17: mir wurde nichts gesagt
hint-colours = Du hast mehr als eine Farbe genannt. Schreibe eines davon: { word-white }, { word-black }, { word-random }
hint-controls = Du hast mehr als eine Bedenkzeit genannt. Schreibe eine davon
hint-starts = Du hast mehr als eine Anfangsstellung genannt. Schreibe 960 einmal
hint-limit = Die Bedenkzeit ist 1 bis 60 Tage für einen { -move }
hint-bare-length = „{ $text }“ kann eine Grenze für jeden { -move } oder eine Zeit für mehrere { -move(case: "plural") } sein, deshalb wurde keine { -game } vorgeschlagen. Für jeden { -move } schreibe: { $days } { word-days } { word-a-move }. Für 10 { -move(case: "plural") } schreibe: 10/{ $length }. Für die ganze { -game } schreibe: { $length } { word-in-all }
hint-chess960 = Chess960-Stellungen haben die Nummern 0 bis 959
hint-control = Diese Bedenkzeit liegt außerhalb der Grenzen: Siehe docs/arbitrate/clocks.md
hint-move = Schreibe den { -move } hinter das Wort, zum Beispiel: { command-move } 5254
hint-claim = Schreibe: { command-claim-threefold }, oder: { command-claim-fifty }
hint-claim-announced = Schreibe: { command-claim-threefold }, oder: { command-claim-fifty }; und dahinter den { -move }, wenn du einen ankündigst
hint-challenge-number = Schreibe die Nummer der Herausforderung, zum Beispiel: { command-accept-challenge } C7
hint-leave-all = Schreibe den ersten und den letzten Tag: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Schreibe den ersten und den letzten Tag: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Schreibe den ersten Tag des Urlaubs: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Schreibe den ersten Tag des Urlaubs: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Deine bedingten { -move(case: "plural") } wurden nicht gespeichert: Es ist nicht klar, wo einer davon endet oder wie er gemeint ist, wegen eines Kommas am Ende seiner Zeile, wegen einer Zeile, die eingerückt ist oder die dein Mailprogramm vielleicht umbrochen hat, oder wegen anderer Wörter bei den { -move(case: "dative-plural") }. Was vorher gespeichert war, bleibt. Schreibe jeden von seinem ersten { -move } an in eine eigene Zeile, zum Beispiel: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; ohne Komma am Ende und mit einer leeren Zeile zwischen zweien. Wo ein langer in der nächsten Zeile weitergehen muss, brich ihn hinter „{ command-then }“ um
hint-no-move = Es wurde kein { -move } gespielt. Schreibe deinen allein in eine Zeile
hint-challenge = Schreibe: { command-challenge } NAME, und wenn du magst: { word-white } oder { word-black }, 5 { word-days } oder eine andere Bedenkzeit, 960
hint-seek = Schreibe: { command-seek }, und wenn du magst: { word-white } oder { word-black }, 5 { word-days } oder eine andere Bedenkzeit, 960
hint-other-language = Das ist ein Befehl in einer anderen Sprache ({ $language }), deshalb wurde nichts ausgeführt. Schreibe ihn in deiner Sprache oder auf Englisch, oder wähle diese Sprache in einer eigenen Zeile: { command-language } { $tag }
hint-set = Schreibe zum Beispiel: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, oder: { command-set-acknowledge } { word-off }
hint-letters = Schreibe: { command-set-letters }, und eine Sprache mit ihrem eigenen Namen, zum Beispiel: { command-set-letters } Deutsch
hint-pgn = Schreibe: { command-set-pgn } { word-attached }, oder: { command-set-pgn } { word-not-attached }
hint-pgn-which = Schreibe { command-pgn } für diese { -game }, { command-pgn } G42 für die { -game } mit dieser Nummer, { command-pgn-all } für deine { -game(case: "plural") }, oder: { command-pgn-all-before } G42
hint-calendar = Schreibe: { command-set-calendar } { word-attached }, oder: { command-set-calendar } { word-not-attached }
hint-mail = Schreibe: { command-set-mail } { format-html }, oder: { command-set-mail } { format-text }
hint-on-off = Schreibe { word-on } oder { word-off } dahinter, zum Beispiel: { command-set-board } { word-off }
hint-adjudicate = Schreibe { command-adjudicate-win } oder { command-adjudicate-draw }, dann eine Zeile mit „{ command-analysis }:“ und darunter deine Analyse
hint-analysis-cut = Ein Teil der Analyse sieht aus wie ein Zitat oder eine Signatur. Setze an ihr Ende eine Zeile mit nichts als einem Punkt und schicke sie noch einmal; dann wird sie ganz und wörtlich genommen
needs-game = Dafür braucht es eine { -game }: Antworte auf eine Mail über die { -game }.
message-cut = Deine Nachricht ist länger als { $most } Zeichen. Die { -opponent } bekommt sie bis dorthin: Schicke den Rest als weitere Nachricht.
unsent-words = Dein { -move } ist gespielt. Die anderen Worte deiner Mail wurden niemandem geschickt: Für die { -opponent } schreibe sie unter eine Zeile „{ command-message }:“ unter deinem { -move }, oder in eine Zeile hinter „{ command-say }“.
hint-notices = Schreibe: { command-notices-off }, oder: { command-notices-on }, und eines oder mehrere von: { $kinds }
not-in-digests = Mitteilungen der Art { $kind } kommen in keiner Sammelmail.
hint-digests = Mitteilungen dieser Arten können auf eine Sammelmail warten: { $kinds }. Schreibe zum Beispiel: { command-notices-daily } { kind-messages }
hint-digest = Schreibe die Uhrzeit deiner Sammelmails, in deiner Zeitzone, zum Beispiel: { command-set-digest } 08:00, oder mit dem Tag der wöchentlichen: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Schreibe deine Ruhezeit, in deiner Zeitzone, zum Beispiel: { command-set-quiet } 22:00-07:00, oder: { command-set-quiet } { word-off }
hint-notation = Schreibe: { command-set-notation }, und eines von: { $notations }

## Settings and games

settings = Deine Einstellungen jetzt, jede so, wie du sie zum Ändern schreibst:
settings-line = {"  "}{ $command } { $value }
settings-explained = „{ command-set-board }“: eine Zeichnung in jeder Mail. „{ command-set-pgn } { word-attached }“: die { -game } als Datei für dein Schachprogramm, in jeder Mail. „{ command-set-acknowledge }“: eine Mail zu jedem deiner eigenen { -move(case: "plural") }, dasselbe wie Mitteilungen der Art { kind-acknowledgements }. Mitteilungen dieser Arten kommen immer, weil ohne sie eine { -game } oder dein Konto verloren gehen könnte: { $needed }. Wie sicher eine Mail von dir sein muss, wird nur auf { $url } geändert.
games-none = Bei dir läuft keine { -game }. Schreibe { command-seeks }, um zu sehen, wer eine sucht, oder: { command-challenge } NAME
games-over-none = Keine deiner { -game(case: "plural") } ist zu Ende.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } { $how }, { $at }
games-over-more = Für frühere schreibe: { command-games-over-before } { $game }
games-over-pgn = Für eine { -game } als Datei (PGN) schreibe zum Beispiel: { command-pgn } { $game }; für alle deine { -game(case: "plural") }: { command-pgn-all }
pgn-attached = Die { -game } ist als { $file } angehängt.
pgn-all-none = Du hast keine { -game(case: "plural") }, oder keine vor dieser.
pgn-all-attached = { $count ->
    [one] Eine deiner { -game(case: "plural") } ist als { $file } angehängt.
   *[other] { $count } deiner { -game(case: "plural") }, die neueste zuerst, sind als { $file } angehängt.
}
pgn-all-more = Für frühere schreibe: { command-pgn-all-before } { $game }
pgn-no-room = Neben den anderen Dateien dieser Antwort ist dafür kein Platz. Schreibe diese Zeile in eine eigene Mail.
games-your-move = {"  "}{ $game } { $white } - { $black }: du bist am { -move }
games-your-move-until = {"  "}{ $game } { $white } - { $black }: du bist am { -move }, Zeit bis { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: du bist nicht am { -move }
games-not-your-move-until = {"  "}{ $game } { $white } - { $black }: du bist nicht am { -move }, die { -opponent } hat Zeit bis { $until }

calendar-mailed = Die Adresse deines Kalenders kommt in einer eigenen Mail.
calendar-revoked = Dein Kalender hat keine Adresse mehr. Programme, die ihn abonniert haben, zeigen nichts Neues mehr.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = { -check }: { $site }
calendar-move = { $game }: dein { -move } { $number } gegen { $opponent }
calendar-seal = { $game }: deinen { -move } { $number } { -seal }, gegen { $opponent }
calendar-deadline = Deine { -clock } läuft bis zur Zeit dieses Eintrags.
calendar-last-move = Der letzte { -move } der { -opponent }: { $move }.
calendar-resumption = { $game }: { -resume } gegen { $opponent }
calendar-resumption-latest = Die { -adjourn(form: "attributive") } { -game } wird spätestens zur Zeit dieses Eintrags { -resume(form: "participle") }.
calendar-leave = Urlaub
unsubscribe-title = Mitteilungen per Mail
unsubscribe-ask = Möchtest du keine Mails dieser Art mehr: { $kinds }? Alle anderen Mitteilungen bekommst du weiterhin.
unsubscribe-button = Abschalten
unsubscribe-done = Du bekommst keine Mails dieser Art mehr: { $kinds }. Um sie wieder einzuschalten, schreibe dem Dienst per Mail: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(case: "plural") } per Mail sind in deinen Einstellungen abgeschaltet. Es wurde nichts getan.
mail-unreadable = Deine Mail konnte nicht gelesen werden; deshalb wurde nichts daraus getan. So, wie sie aufgebaut ist, ist sie nicht sicher zu lesen: zu viele Teile, oder Mails in Mails. Bitte schicke sie noch einmal als reinen Text, ohne Anhänge.
mail-before-restoration = Deine Mail antwortet auf eine, die geschrieben wurde, bevor der Dienst aus einer Sicherung wiederhergestellt wurde, und die { -game } stand damals vielleicht anders. Es wurde nichts getan. Bitte sieh dir die { -game } an, wie sie jetzt steht (antworte „{ command-show }“), und antworte auf diese Mail.
mail-of-lost-game = Deine Mail gehört zu einer { -game }, die nach der Sicherung begann, aus der der Dienst wiederhergestellt werden musste. Diese { -game } ist verloren gegangen. Es wurde nichts getan.
mail-disowned = Eine Mail an deine Antwortadresse wurde beiseitegelegt, und nichts daraus wurde getan: Die Domain, von der sie angeblich kommt, sagt, dass sie nicht von dort kommt (DMARC). Wenn du sie geschrieben hast, schicke sie über den Server deines Mailanbieters, oder bitte das Betreiberteam, Mail { $mail } freizugeben; dann zählt sie ab ihrer Ankunft.
mail-nothing-waits = Keine Mail wartet mehr auf dein Ja oder Nein: Sie wurde schon beantwortet, oder sie hat zu lange gewartet. Jetzt wurde nichts getan.
mail-no-yes = In deiner Antwort steht weder „{ word-yes }“ noch „{ word-no }“ in einer eigenen Zeile; die Mail, um die es geht, wartet deshalb noch. Bitte beantworte die Frage noch einmal, mit diesem einen Wort.
mail-answer-from-elsewhere = Eine Antwort auf die Frage zu deiner Mail kam von { $from }. Das ist nicht die Adresse deines Kontos, deshalb zählt die Antwort nicht, und die Mail wartet weiter. Schicke die Antwort von der Adresse deines Kontos: „{ word-yes }“ oder „{ word-no }“, allein in einer Zeile, in einer Antwort auf die Frage.
mail-not-played = Es wurde nichts gespielt. Antworte auf diese Mail mit deinem { -move } allein in einer Zeile.
mail-yes-and-more = Deine Antwort sagt Ja und noch etwas anderes; deshalb wurde nichts gespielt. Antworte mit „{ word-yes }“ allein, oder mit deinem { -move } allein in einer Zeile.
mail-another-waits = Es kam eine zweite Mail, die vielleicht nicht von dir ist. Nach der ersten wurdest du schon gefragt; deshalb wurde mit der zweiten nichts getan. Beantworte die Frage nach der ersten mit „{ word-yes }“ oder „{ word-no }“, oder schreibe von deiner eigenen Adresse.
mail-to-public-address = Du hast hier ein Konto, und dein Name ist { $name }. Deine Mail kam an { $mailbox }@; das beweist nicht, wer sie geschrieben hat. Deshalb wurde nichts daraus getan. Antworte auf diese Mail mit deinen Befehlen: Ihre Antwortadresse gehört nur dir.
mail-of-stranger = Das ist { $site }, wo Leute per Mail Fernschach spielen. Diese Adresse hat hier kein Konto. Um eines zu bekommen, antworte auf diese Mail (oder schreibe an { $address }) mit einer Zeile: „{ command-join }“ und der Name, den andere sehen sollen, zum Beispiel „{ command-join } Anna Berg“. Du bekommst eine Mail, die fragt, ob du es warst; nach deinem Ja geht alles per Mail: eine { -game } finden, spielen, Einstellungen. Mehr steht auf { $url }.
join-unclear = In deiner Antwort steht weder „{ word-yes }“ noch ein Name hinter dem Wort „{ command-join }“.
mail-not-a-player = In { $game } spielst du nicht. Es wurde nichts getan.
not-understood = Nicht verstanden.
question-several = Ich habe in deiner Mail mehr als einen { -move } gefunden: { $lines }. Es wurde nichts gespielt. Antworte mit dem einen { -move } in einer eigenen Zeile.
question-in-prose = Ich habe zwischen anderen Wörtern etwas gesehen, das ein { -move } sein kann: { $lines }. Es wurde nichts gespielt. Schreibe den { -move } allein in eine Zeile.
question-other-number = Die Nummer vor deinem { -move } ist nicht die deines nächsten { -move(case: "genitive") }: { $lines }. Es wurde nichts gespielt.
question-taken-back = Ich habe etwas gelesen, das den Rest deiner Mail zurücknehmen kann: { $lines }. Es wurde nichts getan.
question-names-another-game = Deine Mail kam an die Adresse einer anderen { -game } als der, die sie nennt: { $lines }. Es wurde nichts getan.
question-in-signature = Unter der Zeile, mit der deine Signatur beginnt, habe ich etwas gesehen, das ein { -move } sein kann: { $lines }. Eine Signatur wird nicht gelesen; deshalb wurde nichts gespielt.
question-in-subject = Ich habe im Text deiner Mail keinen { -move } gefunden; in ihrem Betreff habe ich gesehen: { $lines }. Es wurde nichts gespielt.
question-in-other-letters = Ich habe in deinen Figurenbuchstaben keinen { -move } gefunden, aber einen in denen einer anderen Sprache: { $lines }. Es wurde nichts gespielt. Damit ab jetzt so gelesen wird, schreibe zum Beispiel: { command-set-letters } Deutsch
question-in-cyrillic = In deiner Mail stehen kyrillische Buchstaben, die wie lateinische aussehen: { $lines }. Felder haben lateinische Buchstaben; deshalb wurde nichts gespielt. Schreibe deinen { -move } mit lateinischen: { $moves }
question-contradiction = Deine Mail verlangt Dinge, die einander ausschließen: { $lines }. Es wurde nichts getan. Antworte mit einem davon.
question-in-message = In der Nachricht an die { -opponent } steht eine Zeile, die ein { -move } oder ein Befehl ist: { $lines }. Es wurde nichts getan und nichts geschickt. Schreibe sie über die Nachricht.
question-below-text = Unter dem Text eines { -appeal(form: "genitive") }, eines Rücktritts oder einer { -arbiter } steht etwas, das ein { -move } oder ein Befehl sein kann, oder ein Teil des Textes: { $lines }. Es wurde nichts getan. Wenn es zum Text gehört, setze an dessen Ende eine Zeile mit nichts als einem Punkt und schicke ihn noch einmal; wenn nicht, schreibe es über den Text oder in eine eigene Mail.
question-other-game = Die { -game }, die du zurückgeschickt hast, setzt die eingetragene nicht um genau einen Halbzug fort. Es wurde nichts gespielt.
game-has-no-new-move = Die { -game }, die du zurückgeschickt hast, enthält keinen { -move }, der nicht schon im Protokoll steht. Es wurde nichts gespielt.
question-game-attached = Ich habe eine angehängte { -game } (PGN) gefunden und keinen { -move } im Text deiner Mail. Sie setzt diese { -game } nicht um genau einen Halbzug fort oder trägt nicht ihre Nummer (CmailGameName); deshalb wurde nichts getan. Schreibe deinen { -move } in eine eigene Zeile im Text, zum Beispiel 5254 oder e4.
question-several-games = Deine Mail ging an mehrere { -game(case: "plural") }, und dieselben Worte können in jeder davon einen { -move } bedeuten; deshalb wurde in dieser nichts getan. Schreibe zu jeder { -game } einzeln: Antworte auf ihre eigene Mail.
question-too-many = In deiner Mail stehen mehr als zehn Befehle. Es wurde nichts getan.
question-nothing = Ich habe in deiner Mail keinen { -move } und keinen Befehl gefunden. Es wurde nichts getan. Schreibe deinen { -move } oder einen Befehl in eine eigene Zeile, über jedes Zitat.
question-sealing = Deine Mail spricht vom { -seal(form: "Infinitive") }, und etwas, das ein { -move } sein kann, steht darin ohne „{ command-seal }“ davor. Es wurde nichts { -seal(form: "participle") } und nichts gespielt. Um den { -move } zu { -seal }, schreibe „{ command-seal }“ und den { -move } in eine Zeile.
question-sealing-or-play = Deine Mail spricht vom { -seal(form: "Infinitive") }, und etwas, das ein { -move } sein kann, steht darin ohne „{ command-seal }“ davor. Es wurde nichts { -seal(form: "participle") } und nichts gespielt. Um den { -move } zu { -seal }, schreibe „{ command-seal }“ und den { -move } in eine Zeile. Um ihn zu spielen, schicke den { -move } allein, ohne Wörter wie „{ -seal(form: "participle") }“ oder „Entwurf“ im Text oder im Betreff.
question-sealing-play = Deine Mail spricht vom { -seal(form: "Infinitive") }, und etwas, das ein { -move } sein kann, steht darin ohne „{ command-seal }“ davor. Es wurde nichts { -seal(form: "participle") } und nichts gespielt. Jetzt kann nichts { -seal(form: "participle") } werden. Um den { -move } zu spielen, schicke ihn allein, ohne Wörter wie „{ -seal(form: "participle") }“ oder „Entwurf“ im Text oder im Betreff.
your-clock-goes-on = Deine { -clock } läuft weiter.
not-repeated = (nicht wiederholt)
quoted = „{ $text }“

## Answers to commands

only-arbiters-see = Das sieht nur eine { -arbiter }, und nur zu einer { -game }, die es gibt.
needs-own-game = Dafür braucht es eine { -game } von dir: Antworte auf eine Mail über die { -game }.
rematch-too-early = { $game } ist noch nicht zu Ende. Frag nach ihrem Ende noch einmal.
arranged = Es ist vereinbart.
arranged-game = Die { -game } { $game } hat begonnen; eine Mail darüber folgt.
arranged-seek = Dein Gesuch { $challenge } ist offen: Wer es zuerst annimmt, spielt. Um es zurückzunehmen, schreibe: { command-withdraw } { $challenge }
arranged-challenge = Deine Herausforderung { $challenge } ist unterwegs. Um sie zurückzunehmen, schreibe: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } ist zurückgezogen. Niemand kann das mehr annehmen.
arranged-declined = Du hast { $challenge } abgelehnt. Die andere Person bekommt eine Mail.
nothing-changed = Es wurde nichts geändert.
everywhere-leave = Du bist im Urlaub von { $first } bis { $last }. Das gilt in { $count } von { $games } deiner { -game(case: "plural") }.
everywhere-no-leave = Dein Urlaub ab { $first } ist storniert. Das gilt in { $count } von { $games } deiner { -game(case: "plural") }.
everywhere-done = Es ist in { $count } von { $games } deiner { -game(case: "plural") } getan.
everywhere-refused = { $game }: { $refusal }
resumes-at = Die { -game } wird { -resume(form: "participle") } am { $at }.
done-nothing = Es hat sich nichts geändert: Es war schon vorher so.
done-recorded = Es steht im Protokoll der { -game }.
done-event = Das ist Ereignis { $event } von { $game }.
hint-accept-offer = Die { -opponent } hat schon { -draw } angeboten: Schreibe „{ command-accept }“, um es anzunehmen.
hint-offer-with-move = { -draw } wird zusammen mit einem { -move } angeboten: Schreibe den { -move } in die Zeile davor.
hint-accept-which = Angeboten sind sowohl { -draw } als auch eine { -adjourn }: Schreibe „{ command-accept-draw }“ oder „{ command-adjourn }“.
hint-resign = Du hast nicht { -resign(form: "participle") }. Wenn du willst, schreibe: { command-resign } { $game }
hint-resign-other = Diese Adresse gehört zu { $game }. Um diese { -game } { -resign(form: "with-zu") }, schreibe: { command-resign } { $game }
sealed-not-one-move = Das ist hier nicht genau ein regelgerechter { -move }. Es wurde nichts { -seal(form: "participle") }; was du geschrieben hast, wird nicht wiederholt.
message-on-record = Die Nachricht unter dem { -move } steht schon im Protokoll, deshalb wurde sie nicht noch einmal geschickt.
pace = { $name }: { -move(case: "plural") } { $moves }, davon in den letzten 30 Tagen { $recent }, der letzte { $last }; verbraucht { $used }, angerechnet { $charged }; pro { -move } im Durchschnitt { $mean }, für die Hälfte davon { $median } oder weniger, höchstens { $longest } (Halbzug { $longest_at }); für die letzten zehn { $last_ten }; für diesen { -move } { $thinking }.
pace-none = keiner
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (deines), { $terms }
seeks-none = Es gibt keine offenen Gesuche.
seeks-how = Um eines anzunehmen, schreibe zum Beispiel: { command-accept-challenge } { $challenge }
seek-plays-white = spielt mit { -white }
seek-plays-black = spielt mit { -black }
seek-colours-drawn = Farben werden ausgelost
seek-set-position = aus einer vorgegebenen Stellung
seek-chess960 = Chess960
no-legal-move = Es gibt keinen regelgerechten { -move }.
last-move = Der letzte { -move } war { $move }.
no-move-made = Es wurde noch kein { -move } gemacht.
status-flag = Das { -flag } von { $name } ist gefallen: { $at }. Bis es reklamiert wird, zählt ein { -move } noch.
status-moves = { $name } ist am { -move }, Zeit bis { $at }
status-no-clock = Es läuft keine { -clock }.
conditions-given-none = Du hast keine bedingten { -move(case: "plural") } angegeben.
conditions-given = Du hast bedingte { -move(case: "plural") } angegeben, Zeilen: { $count }. Sie stehen unten.
conditions-of-opponent = Die der { -opponent }, die du in dieser { -game } sehen darfst:

## Help: a message is what a player writes, its .about says what it does

help = Antworte auf eine Mail über eine { -game }. Jeder Befehl steht in einer eigenen Zeile.
help-below = Alles unter einer Zeile „-- “ wird nicht gelesen.
help-section-game = Dein { -move } und das Ende einer { -game }:
help-section-shown = Zum Ansehen:
help-section-time = Zeit und Urlaub:
help-section-adjournment = { -adjourn }:
help-section-lobby = Neue { -game(case: "plural") }, und Rücktritt:
help-section-settings = Einstellungen:
help-as-arbiter = Als { -arbiter }.
help-e2e4 = e2e4 oder Nf3 oder 5254
    .about = dein { -move }, in jeder Notation
help-5254 = 5254 (=)
    .about = dein { -move } mit { -draw-offer }
help-accept = { command-accept } / { command-decline }
    .about = das angebotene { -draw }
help-resign = { command-resign-yes }
    .about = die { -game } { -resign }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = { -draw } reklamieren; mit einem { -move }, den du ankündigst, dahinter: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = reklamieren, dass das { -flag } der { -opponent } gefallen ist
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = nach { -tablebase }, wo die Regeln es erlauben
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = eine { -arbiter } um Abschätzung bitten, wo die Regeln es erlauben; darunter eine Zeile mit „{ command-analysis }:“ und deine Analyse
help-if = { command-if } 5755 { command-then } 7163
    .about = deine Antwort auf einen { -move } der { -opponent }, im Voraus; mehrere Zeilen ergeben einen Baum; „{ command-conditions }“ zeigt sie, „{ command-no-conditions }“ zieht sie zurück
help-say = { command-say } TEXT
    .about = eine Nachricht an die { -opponent }; mehrere Zeilen unter einer Zeile „{ command-message }:“, unter deinem { -move } oder allein
help-rematch = { command-rematch }
    .about = noch eine { -game } gegen dieselbe Person mit denselben Regeln, Farben getauscht; in einer Antwort zu einer { -game }, die zu Ende ist
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = die Figuren einer Art, auf einer Linie oder Reihe, in Worten
help-last = { command-last }
    .about = der letzte { -move }
help-status = { command-status }
    .about = beide { -clock(case: "plural") }, was sich als Nächstes ändert und warum
help-games = { command-games }
    .about = deine { -game(case: "plural") }: wer am { -move } ist und bis wann
help-games-over = { command-games-over }
    .about = deine { -game(case: "plural") }, die zu Ende sind, mit den Ergebnissen
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = eine { -game } oder alle deine { -game(case: "plural") } als Datei
help-refill = { command-refill }
    .about = deine { -clock } aus dem Vorrat auffüllen (Triple Block)
help-reflect = { command-reflect }
    .about = weiter nachdenken, wo die { -game } durch Schweigen verloren ginge
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = in dieser { -game }; { command-leave-all } ...: in allen deinen { -game(case: "plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = Urlaub, der noch nicht begonnen hat; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = eine { -adjourn } vorschlagen oder ihr zustimmen; oder: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = die Sitzung jetzt beenden; ihr Rest wird dir angerechnet
help-seal = { command-seal } ZUG
    .about = den { -move } einer { -adjourn } { -seal }
help-draft = { command-draft } ZUG, { command-seal }
    .about = dasselbe in zwei Schritten: ein Entwurf kann ersetzt werden
help-resume = { command-resume }
    .about = du bist bereit zur { -resume }
help-choose = { command-choose } ZUG
    .about = welchen { -move } der mehrdeutige { -sealed-move } der { -opponent } bedeutet
help-clocks = { command-clocks-wrong }
    .about = wenn die { -game } { -resume(form: "participle") } ist
help-publish = { command-publish }
    .about = der { -envelope } einer { -game }, die zu Ende ist, darf gezeigt werden
help-challenge = { command-challenge } NAME [{ word-white }|{ word-black }] [5 { word-days } oder 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TEXT
    .about = du trittst von allen { -game(case: "plural") } dieses Turniers zurück, mit der Begründung
help-withdraw-from = { command-withdraw-from-all-games-yes }: TEXT
help-appeal = { command-appeal } 17: TEXT
    .about = gegen eine Maßnahme einer { -arbiter }; die Nummer steht in der Mail darüber
help-settings = { command-settings }
    .about = zeigt sie; um eine zu ändern, zum Beispiel: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = die Sprache deiner Mails
help-notices = { command-notices-off } { kind-messages }
    .about = keine Mail zu jeder Nachricht; oder: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = eine Mail am Tag oder in der Woche statt vieler; { command-set-digest } { weekday-monday } 08:00 wählt ihre Zeit
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = Stunden ohne Mails, außer wenn etwas danach zu spät käme
help-unsubscribe = { command-unsubscribe }
    .about = keine dieser Mitteilungen; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = was { -white } und was { -black } bisher verbraucht hat
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = und die { -deadline } der laufenden { -clock }, in UTC oder mit +01:00 dahinter
act-usage-adjudicate = adjudicate 1-0
    .about = oder 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = für { -white } und für { -black }; auch 1/2 geht
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = beendet den Urlaub, dessen erster Tag das ist, egal wer ihn gegeben hat
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = wann eine { -adjourn(form: "attributive") } { -game } { -resume(form: "participle") } wird, in UTC oder mit +01:00 dahinter
act-usage-approve = approve early
    .about = der { -envelope } darf vor seiner Zeit geöffnet werden: von dir, oder, wo es zwei { -arbiter(case: "plural") } braucht, von einer anderen
act-usage-missing = missing
    .about = der { -envelope } ist verloren oder lässt sich nicht öffnen
act-usage-takeback = takeback 12
    .about = so viele Halbzüge gelten
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = von allen { -game(case: "plural") } des Turniers; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = zu einem { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = zu einer { -claim }
act-usage-acknowledge = acknowledge
    .about = die Aufschrift des { -envelope(case: "genitive") } ist in Ordnung
act-usage-open = open
    .about = der { -envelope }, den der Dienst hat; vor seiner Zeit nur nach approve early
act-usage-flag = flag
    .about = es ist gefallen, und du beendest die { -game } damit
act-usage-pace = pace
    .about = wie beide ihre Zeit verbraucht haben
act-usage = Schreibe: { $begins } G42 WAS: die Begründung. WAS ist
act-usage-bare = und ohne Begründung
act-usage-opening = Ein { -envelope } wird ohne Begründung in derselben Zeile geöffnet. Schreibe: { $begins } G42 open. Vor seiner Zeit schreibe erst: { $begins } G42 approve early: die Begründung
act-usage-resumption-time = Nenne den Tag und die Uhrzeit, zu der die { -game } { -resume(form: "participle") } wird, in UTC oder mit einer Abweichung dahinter. Schreibe: { $begins } G42 resumption 2026-12-24 10:00 +01:00: die Begründung

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = annehmen
    .also = angenommen | akzeptieren | akzeptiert
command-accept-draw = Remis annehmen
    .also = Remis angenommen | nehme Remis an | ich nehme Remis an | nehme das Remis an | ich nehme das Remis an | Remis akzeptiert
command-decline = ablehnen
    .also = abgelehnt | lehne ab | ich lehne ab
command-decline-draw = Remis ablehnen
    .also = Remis abgelehnt | lehne Remis ab | ich lehne Remis ab | lehne das Remis ab | ich lehne das Remis ab
command-draw = Remis
    .also = Remis? | Remis Angebot | Remisangebot | Remis offer | draw Angebot | biete Remis | ich biete Remis | biete draw | offer Remis | biete Remis an | ich biete Remis an | Remis anbieten | und biete Remis | und biete Remis an | und ich biete Remis | und ich biete Remis an
command-resign = aufgeben
    .also = Aufgabe | gebe auf | ich gebe auf | ich resign
command-resign-yes = aufgeben ja
    .also = Aufgabe ja | gebe auf ja | ich gebe auf ja | resign ja
command-claim-threefold = reklamiere Stellungswiederholung
    .also = Stellungswiederholung reklamieren | ich reklamiere Stellungswiederholung | reklamiere dreimalige Stellungswiederholung | dreimalige Stellungswiederholung reklamieren
command-claim-fifty = reklamiere 50 Züge
    .also = reklamiere 50 Zuege | ich reklamiere 50 Züge | ich reklamiere 50 Zuege | reklamiere 50-Züge-Regel | reklamiere 50-Zuege-Regel | reklamiere die 50-Züge-Regel | reklamiere die 50-Zuege-Regel | reklamiere fünfzig Züge | reklamiere fuenfzig Zuege | 50-Züge-Regel reklamieren | 50-Zuege-Regel reklamieren
command-claim-time = reklamiere Zeit
    .also = Zeit reklamieren | ich reklamiere Zeit | reklamiere Zeitüberschreitung | reklamiere Zeitueberschreitung | Zeitüberschreitung reklamieren | Zeitueberschreitung reklamieren | reklamiere Blättchen | reklamiere Blaettchen | Blättchen reklamieren | Blaettchen reklamieren
command-claim-win = reklamiere Gewinn
    .also = Gewinn reklamieren | ich reklamiere Gewinn | reklamiere Sieg
command-claim-draw = reklamiere Remis
    .also = Remis reklamieren | ich reklamiere Remis
command-adjudicate-win = Abschätzung Gewinn
    .also = Abschaetzung Gewinn | beantrage Abschätzung Gewinn | beantrage Abschaetzung Gewinn | Abschätzung Sieg | Abschaetzung Sieg
command-adjudicate-draw = Abschätzung Remis
    .also = Abschaetzung Remis | beantrage Abschätzung Remis | beantrage Abschaetzung Remis
command-say = sage
command-message = Nachricht
    .also = Kommentar
command-analysis = Analyse
command-if = wenn
    .also = falls
command-then = dann
command-conditions = bedingte Züge
    .also = bedingte Zuege
command-no-conditions = keine bedingten Züge
    .also = keine bedingten Zuege | bedingte Züge löschen | bedingte Zuege loeschen
command-adjourn = vertagen
    .also = Vertagung | Partie vertagen | Vertagung annehmen | Vertagung angenommen | Hängepartie | Haengepartie
command-adjourn-early = vorzeitig vertagen
    .also = vertagen vorzeitig
command-decline-adjournment = Vertagung ablehnen
    .also = Vertagung abgelehnt | nicht vertagen | keine Vertagung
command-seal = versiegeln
    .also = Abgabezug | versiegle | ich versiegle
command-draft = Entwurf
command-choose = wähle
    .also = waehle | wählen | waehlen
command-resume = fortsetzen
    .also = Partie fortsetzen | wiederaufnehmen
command-publish = veröffentlichen
    .also = veroeffentlichen
command-clocks-wrong = Uhren falsch
    .also = Uhr falsch | falsche Uhren
command-refill = auffüllen
    .also = auffuellen | Uhr auffüllen | Uhr auffuellen
command-reflect = nachdenken
    .also = weiter nachdenken | weiterdenken
command-leave = Urlaub
    .also = Urlaub von
command-leave-all = Urlaub überall
    .also = Urlaub ueberall | Urlaub in allen Partien
command-cancel-leave = Urlaub stornieren
    .also = storniere Urlaub | Urlaub absagen | Urlaub streichen
command-cancel-leave-all = Urlaub überall stornieren
    .also = Urlaub ueberall stornieren | storniere Urlaub überall | storniere Urlaub ueberall | Urlaub überall absagen | Urlaub ueberall absagen | Urlaub in allen Partien stornieren | storniere Urlaub in allen Partien
command-withdraw-from-event-yes = Rücktritt vom Turnier ja
    .also = Ruecktritt vom Turnier ja | zurücktreten vom Turnier ja | zuruecktreten vom Turnier ja
command-withdraw-from-all-games-yes = Rücktritt von allen Partien ja
    .also = Ruecktritt von allen Partien ja | zurücktreten von allen Partien ja | zuruecktreten von allen Partien ja
command-appeal = Einspruch
    .also = Einspruch gegen | Einspruch gegen Maßnahme | Einspruch gegen Massnahme | Einspruch gegen die Maßnahme | Einspruch gegen die Massnahme
command-challenge = herausfordern
    .also = fordere heraus | ich fordere heraus
command-accept-challenge = Herausforderung annehmen
    .also = Herausforderung angenommen | nehme Herausforderung an
command-decline-challenge = Herausforderung ablehnen
    .also = Herausforderung abgelehnt
command-seek = suche
    .also = suche Partie | suche eine Partie | Partie suchen | suche Gegner
command-seeks = Gesuche
    .also = offene Gesuche
command-withdraw = zurückziehen
    .also = zurueckziehen | Herausforderung zurückziehen | Herausforderung zurueckziehen | Gesuch zurückziehen | Gesuch zurueckziehen
command-rematch = Revanche
command-show = Stellung
    .also = Brett | zeigen | zeige | Stellung zeigen | Brett zeigen
command-where = wo
command-file = Linie
command-rank = Reihe
command-last = letzter Zug
command-moves = Züge
    .also = Zuege | alle Züge | alle Zuege
command-legal = mögliche Züge
    .also = moegliche Zuege | erlaubte Züge | erlaubte Zuege | legale Züge | legale Zuege
command-pgn = pgn
command-pgn-all = pgn alle
    .also = pgn alle Partien
command-pgn-all-before = pgn alle vor
    .also = pgn alle Partien vor
command-status = Status
    .also = Uhren | Uhren zeigen
command-games = Partien
    .also = meine Partien
command-games-over = beendete Partien
    .also = meine beendeten Partien
command-games-over-before = beendete Partien vor
    .also = meine beendeten Partien vor
command-settings = Einstellungen
command-set-time-zone = setze Zeitzone
    .also = Zeitzone
command-set-notation = setze Notation
    .also = Notation
command-set-letters = setze Figurenbuchstaben
    .also = setze Buchstaben | Figurenbuchstaben
command-set-board = setze Brett
command-set-pgn = setze pgn
command-set-calendar = setze Kalender
command-set-digest = setze Sammelmail
    .also = setze Sammelmails
command-set-quiet = setze Ruhezeit
    .also = setze Ruhezeiten
command-set-mail = setze Mailformat
    .also = setze Mail | setze Mails | setze E-Mail | setze E-Mails | setze Mail-Format | setze E-Mail-Format | Mailformat | Mail-Format | E-Mail-Format
command-set-acknowledge = setze Bestätigung
    .also = setze Bestaetigung | setze Bestätigungen | setze Bestaetigungen
command-set-language = setze Sprache
command-language = Sprache
command-notices-on = Mitteilungen an
    .also = Benachrichtigungen an
command-notices-off = Mitteilungen aus
    .also = Benachrichtigungen aus | keine Mitteilungen
command-notices-each = Mitteilungen sofort
    .also = Mitteilungen sofort für | Mitteilungen sofort fuer | Benachrichtigungen sofort | Benachrichtigungen sofort für | Benachrichtigungen sofort fuer | Mitteilungen einzeln | Mitteilungen einzeln für | Mitteilungen einzeln fuer | Benachrichtigungen einzeln | Benachrichtigungen einzeln für | Benachrichtigungen einzeln fuer
command-notices-daily = Mitteilungen täglich
    .also = Mitteilungen taeglich | Mitteilungen täglich für | Mitteilungen taeglich fuer | Benachrichtigungen täglich | Benachrichtigungen taeglich | Benachrichtigungen täglich für | Benachrichtigungen taeglich fuer | Mitteilungen jeden Tag | Mitteilungen jeden Tag für | Mitteilungen jeden Tag fuer | Benachrichtigungen jeden Tag | Benachrichtigungen jeden Tag für | Benachrichtigungen jeden Tag fuer | Mitteilungen einmal am Tag | Mitteilungen einmal am Tag für | Mitteilungen einmal am Tag fuer | Benachrichtigungen einmal am Tag | Benachrichtigungen einmal am Tag für | Benachrichtigungen einmal am Tag fuer | Sammelmail täglich | Sammelmail taeglich | Sammelmail täglich für | Sammelmail taeglich fuer
command-notices-weekly = Mitteilungen wöchentlich
    .also = Mitteilungen woechentlich | Mitteilungen wöchentlich für | Mitteilungen woechentlich fuer | Benachrichtigungen wöchentlich | Benachrichtigungen woechentlich | Benachrichtigungen wöchentlich für | Benachrichtigungen woechentlich fuer | Mitteilungen jede Woche | Mitteilungen jede Woche für | Mitteilungen jede Woche fuer | Benachrichtigungen jede Woche | Benachrichtigungen jede Woche für | Benachrichtigungen jede Woche fuer | Mitteilungen einmal in der Woche | Mitteilungen einmal in der Woche für | Mitteilungen einmal in der Woche fuer | Benachrichtigungen einmal in der Woche | Benachrichtigungen einmal in der Woche für | Benachrichtigungen einmal in der Woche fuer | Mitteilungen einmal pro Woche | Mitteilungen einmal pro Woche für | Mitteilungen einmal pro Woche fuer | Benachrichtigungen einmal pro Woche | Benachrichtigungen einmal pro Woche für | Benachrichtigungen einmal pro Woche fuer | Sammelmail wöchentlich | Sammelmail woechentlich | Sammelmail wöchentlich für | Sammelmail woechentlich fuer
command-unsubscribe = abbestellen
command-calendar = Kalender
    .also = Kalender an | Kalender einschalten | Kalenderadresse | neue Kalenderadresse
command-calendar-off = Kalender aus
    .also = Kalender abschalten | Kalender ausschalten | Kalender widerrufen | Kalenderadresse widerrufen | Kalender löschen | Kalender loeschen
command-help = Hilfe
    .also = Befehle
command-join = anmelden
    .also = beitreten
command-move = Zug

## Words behind a command

word-yes = ja
    .also = jawohl
word-no = nein
word-on = an
    .also = ein
word-off = aus
word-white = Weiß
    .also = weiss | mit Weiß | mit weiss
word-black = Schwarz
    .also = mit Schwarz
word-random = zufällig
    .also = zufaellig | Zufall | ausgelost
word-days = Tage
    .also = Tag | Tagen
word-a-move = pro Zug
    .also = für jeden Zug | fuer jeden Zug | je Zug | per Zug | jeden Zug
word-in-all = insgesamt
    .also = im Ganzen | zusammen | gesamt | für die Partie | fuer die Partie | für die ganze Partie | fuer die ganze Partie | pro Partie
word-from = von
    .also = vom | ab
word-to = bis
word-all = alle
    .also = allen
word-and = und
word-attached = angehängt
    .also = angehaengt | als Anhang
word-not-attached = nicht angehängt
    .also = nicht angehaengt | ohne Anhang
word-king = König
    .also = Koenig | Könige | Koenige
word-queen = Dame
    .also = Damen
word-rook = Turm
    .also = Türme | Tuerme
word-bishop = Läufer
    .also = Laeufer
word-knight = Springer
word-pawn = Bauer
    .also = Bauern

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = numerisch
    .also = numerische | Zahlen | Ziffern | mit Ziffern
notation-san = san
notation-letters = Buchstaben
    .also = mit Buchstaben | Buchstabe
notation-figurine = Figurinen
    .also = Figurine | Figuren | mit Figurinen | mit Figuren
notation-long = lang
    .also = lange | ausführlich | ausfuehrlich | ausführliche | ausfuehrliche
notation-uci = uci
notation-announced = angesagt
    .also = Ansage | in Worten | mit Worten
format-html = html
format-text = Text
    .also = nur Text | reiner Text | Klartext
kind-moves = Züge
    .also = Zuege | Zug | Zügen | Zuegen
kind-reminders = Erinnerungen
    .also = Erinnerung
kind-adjournments = Vertagungen
    .also = Vertagung | Hängepartien | Haengepartien
kind-arbiter = Schiedsperson
    .also = Schiedspersonen | Schiedsrichter | Schiedsrichterin | Schiri
kind-account = Konto
    .also = Konten | Account | Benutzerkonto
kind-acknowledgements = Bestätigungen
    .also = Bestätigung | Bestaetigungen | Bestaetigung | Zugbestätigungen | Zugbestaetigungen
kind-messages = Nachrichten
    .also = Nachricht
kind-news = Neuigkeiten
    .also = Neues | Neuigkeit
kind-results = Ergebnisse
    .also = Ergebnis | Ergebnissen | Resultate | Resultat | Resultaten
kind-challenges = Herausforderungen
    .also = Herausforderung
kind-proofs = Beweise
    .also = Beweis | Beweisen | Nachweise | Nachweis | Nachweisen | Quittungen | Quittung

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = reklamiere
line-adjudicate = Abschätzung
line-say = { command-say } ...
line-clocks = { -clock(case: "plural") }
line-withdraw-from = Rücktritt
line-set = Einstellungen
line-arbiter = arbiter
line-seal = { command-seal } (der { -move } wird nicht wiederholt)
line-draft = { command-draft } (der { -move } wird nicht wiederholt)
line-conditions = { command-if } ... (wird nicht wiederholt)
line-not-repeated = (wird nicht wiederholt)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = versiegel* | versiegl* | gesiegelt* | siegle | siegele | siegeln | Abgabe | abgabez* | abgegebene | abgegebener | abgegebenen | Umschlag | Umschlags | Umschläge* | Briefumschlag* | Kuvert* | Couvert* | geheim | geheime | geheimer | geheimen | Geheimzug* | verschlossener | verschlossenen
draft-words = Entwurf* | Entwürf* | Entwuerf* | entwerfe* | entworfen* | entwirf

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = schrieb | geschrieben
reading-headings = von | gesendet | an | betreff | datum | kopie | cc
reading-subjects = aw | betr | betreff
reading-absent = automatische antwort | abwesenheit | abwesenheitsnotiz | abwesenheitsnachricht | abwesend |
    abwesenheitsassistent
reading-sent-from = gesendet von … | von meinem …
reading-devices = telefon | tablet
reading-end = ende
reading-greetings = hallo | moin | servus | grüezi | guten | liebe | lieber | danke | vielen | schöne | ja
reading-closings = mfg | mit | viele | liebe | beste | herzliche | freundliche | schöne | lg | vg | gruß | grüße |
    gruss | grüsse
reading-courtesies = bitte | danke | schön | sehr
reading-wishes = und | viel | glück | spaß
reading-announces = zug | spiele | ziehe | antwort | antworte
reading-beside = meine | mein | ist | der | ich | hier | kommt | nächster | für | heute | es
reading-open = ist | war | um | von | und | oder | nicht | der | die | das | code | pin | tan | passwort | kennwort |
    nummer
reading-goes-on = ist | war | wäre | aber | oder | sondern
reading-takes-back = falsche partie | falscher zug | falschen zug | falsches spiel | falsche mail | falsches brett |
    nicht spielen | nicht ausführen | nicht ziehen | spiele nicht | spiel nicht | ziehe nicht | nicht dieser |
    nicht diesen | nicht werten | ignorieren | ignoriere | zurücknehmen | nehme zurück | ich nehme den zug | vergiss |
    vergiss es | vergessen sie | verschrieben | vertippt | irrtum | versehen | versehentlich | überlege noch |
    denke noch | bitte warten | warte bitte | ich meinte | korrektur | doch lieber | lieber doch | zug ist ungültig |
    gilt nicht | ungültig | doch nicht | bitte löschen | nicht endgültig | umentschieden | anders überlegt | lösche |
    löschen | nur ein scherz | nur spaß | für die andere partie | für meine andere | für eine andere partie
reading-takes-back-short = bestimmt | noch nicht | stattdessen | sondern | muss noch | meinte
reading-takes-back-clauses = andere partie | anderes spiel | bitte nicht | lieber nicht | besser nicht
reading-takes-back-first = upps | hoppla | huch | mist | halt | stopp | moment | warte | abbrechen | abbruch |
    stornieren | storniere | storno | annullieren | rückgängig
reading-sighs = ach | och | oh | ah | äh | öh | hm | so | bitte
reading-no = nein
reading-game = partie | spiel
reading-numbered = nr | nummer
reading-numbers = wertung | tel | telefon | handy | mobil | postfach | plz | zimmer | raum | büro | gebäude | haus |
    mitglied
reading-common = ich | du | sie | wir | mir | mich | möchte | moechte | will | würde | wuerde | gern | gerne |
    spielen | schach | fernschach | ein | eine | einen | bei | bin | für | zu | auf | im | in | tag | morgen |
    abend | name | heiße | heisse | konto | wie | kann | können | gegen | gegner | euch | ihnen | habe | auch |
    suche | teilnehmen | mitspielen
reading-letters = äöüß
reading-officials = du | schiedsrichter | schiedsrichterin | hauptschiedsrichter | hauptschiedsrichterin | hauptschiedsperson |
    wettkampfleiter | wettkampfleiterin | wettkampfleitung |
    oberschiedsrichter | oberschiedsrichterin | schachschiedsrichter | schachschiedsrichterin | schiri | schiedsperson |
    schiedsgericht | turnierleiter | turnierleiterin | turnierleitung | turnierdirektor | turnierdirektorin |
    spielleiter | spielleiterin | spielleitung | administrator | administratorin | administration | admin |
    moderator | moderatorin | moderation

## Pages for people. Buttons and labels have no full stop.

page-skip = Zum Inhalt
page-menu = Seiten
page-signed-in = Angemeldet als { $name }.
page-games = { -game(case: "plural") }
page-new = Neue { -game }
page-seeks = Herausforderungen und Gesuche
page-account = Konto
page-sign-in = Anmelden
page-sign-up = Konto erstellen
page-sign-out = Abmelden
page-source = Quelltext
page-source-about = Postzug { $version } ist freie Software unter der GNU Affero General Public License, Version 3 oder später. Wer sie benutzt, kann ihren Quelltext bekommen.
page-source-link = Der Quelltext dessen, was hier läuft:
page-source-operator = Wer diesen Dienst betreibt, gibt dir den Quelltext auf Anfrage.
page-api = Die API, für Programme
page-log = Log aller Ereignisse
page-log-about = Alle Ereignisse aller { -game(case: "plural") } stehen in einer einzigen Liste, an die der Dienst nur anhängt. Ein signierter Kopf legt die ganze Liste bis dahin fest: Ein { -move }, der später geändert wurde, widerspricht ihm.
page-log-head = Neuester signierter Kopf
page-log-entries = { $n ->
    [one] Er umfasst einen Eintrag.
   *[other] Er umfasst { $n } Einträge.
}
page-log-unsigned = Noch ist nichts signiert.
page-log-file = Dieser Kopf als Datei
page-log-keys = Schlüssel des Logs
page-log-pem = Dieselben Schlüssel, für openssl
page-log-statements = Erklärungen zu den Schlüsseln
page-log-check = Wie du es prüfen kannst
page-log-mails = Mails zu { -game(case: "plural") } enden mit dem Kopf, der gerade der neueste war. Behalte so eine Mail: Mit ihr lässt sich prüfen, was eine { -arbiter } von einer { -game } exportiert; dabei zeigt sich, ob die { -game } seitdem geändert wurde.
page-log-script = Der Befehl „postzug audit script“ gibt ein Skript aus, das einen Export mit Werkzeugen prüft, die jedes Linux-System hat. Nimm es aus deiner eigenen Kopie von Postzug.

page-front = Fernschach
page-front-about = Für einen { -move } hast du Tage, gespielt wird nach den Schachregeln, und { -sealed-move(case: "plural-bare") } bleiben verschlossen. Du spielst hier, per Mail oder mit einem Programm, und die { -opponent }, wie sie möchte.
page-try = Um es allein auszuprobieren, öffne die Adresse unten in einem privaten Fenster oder einem anderen Browser. Erstelle dort ein Konto mit einer anderen Mailadresse und schicke die Herausforderung ab. Sie erscheint dann auf dieser Seite. Die Adresse:
page-invite = Um mit einer Person zu spielen, die hier noch kein Konto hat, schicke ihr diese Adresse. Auf der Seite dort kann sie dir eine { -game } anbieten:
page-challenge-this = Diese Person herausfordern
page-front-try = Um es allein auszuprobieren, erstelle zwei Konten: eines hier und eines in einem privaten Fenster oder einem anderen Browser, mit einer anderen Adresse. Fordere dann mit dem einen Konto das andere heraus.

page-email = Mailadresse
page-name = Name, den andere sehen
page-time-zone = Zeitzone, zum Beispiel Europe/Berlin
page-time-zone-new = Zeitzone, zum Beispiel Europe/Berlin; leer lassen für UTC
page-code = Code aus der Mail
page-first = Erste Anmeldung
page-first-about = Auf dieser Seite meldet sich die Administration zum ersten Mal an. Der Befehl „postzug admin create“ gibt ein Wort aus, das einmal und nur 24 Stunden lang gilt.
page-first-printed = Das ausgegebene Wort
page-first-refused = Dieses Wort gilt nicht: Es wurde falsch eingegeben, schon benutzt oder ist älter als 24 Stunden. Der Befehl „postzug admin create“ gibt ein neues aus.
page-sign-in-about = Du bekommst eine Mail mit einem Code. Ein Passwort gibt es nicht.
page-sign-in-new = Noch kein Konto?
page-sign-up-about = Du bekommst eine Mail mit einem Code, der die Adresse bestätigt. Andere sehen die Adresse nie.
page-sign-up-known = Hast du schon ein Konto?
page-send-code = Code anfordern
page-code-about = Wenn die Adresse stimmt, ist eine Mail mit einem Code aus acht Ziffern unterwegs. Der Code gilt zehn Minuten und nur in diesem Browser.
page-code-again = Keine Mail? Sieh im Ordner für unerwünschte Mails nach, oder fordere einen neuen Code an.
page-code-folder = Dieser Dienst ist im Probebetrieb und schickt niemandem Mails: Sie liegen als Dateien im Ordner { $folder }, die neueste als letzte.
page-code-command = In einem Terminal auf dem Rechner des Dienstes zeigt dieser Befehl die neueste Mail:
page-code-elsewhere = Dieser Browser hat keinen Code angefordert. Gib den Code dort ein, wo du ihn angefordert hast, oder fordere hier einen neuen an.
page-clear = Diese Seite kam ohne Verschlüsselung, deshalb bleibt dein Browser nicht angemeldet. Benutze https oder einen Browser auf dem Rechner des Dienstes.
page-foreign = Dieses Formular wurde nicht von einer Seite dieses Dienstes geschickt, deshalb wurde nichts ausgeführt.
page-form-key = Dieses Formular kann nicht noch einmal benutzt werden: Lade die Seite neu.
page-form-field = Ein Feld des Formulars fehlt oder ist nicht lesbar.
page-signed-out = Du bist nicht angemeldet, deshalb wurde nichts ausgeführt. Melde dich an und mach es noch einmal.
page-signed-out-twice = Du bist abgemeldet. Wenn du zweimal auf den Knopf gedrückt hast, hat schon das erste Mal bewirkt, was du wolltest. Melde dich an, um es zu sehen.

page-settings = Einstellungen
page-settings-clash = Das wurde anderswo geändert, seit das Formular gezeigt wurde, deshalb ist noch nichts gespeichert. { $both } Sieh es dir an und speichere noch einmal: Dann gilt, was du gewählt hast.
page-settings-clash-field = { $field }: jetzt „{ $now }“, gewählt hast du „{ $chosen }“.
page-settings-on = ja
page-settings-off = nein
page-settings-empty = leer
page-settings-save = Einstellungen speichern
page-done-settings = Deine Einstellungen sind gespeichert.
page-language = Sprache der Mails und Seiten
page-notation = Wie { -move(case: "plural") } für dich geschrieben werden
page-notation-example = { $name }: { $example }
page-letters = Deine Figurenbuchstaben; du kannst auch { -move(case: "plural") } damit schreiben
page-piece-set = Figuren auf den Brettern
page-piece-set-cburnett = Zeichnungen
page-piece-set-figurines = Schachzeichen der Schriftart
page-piece-set-letters = Buchstaben
page-board-colours = Farben der Bretter
page-board-brown = braun
page-board-green = grün
page-board-blue = blau
page-board-high-contrast = hoher Kontrast
page-mails = Mails
page-mail-text = Nur Text, ohne HTML
page-mail-no-board = Die Figuren in Worten, ohne Zeichnung des Bretts
page-mail-pgn = Die { -game } als Datei für mein Schachprogramm in jeder Mail zu ihr
page-mail-calendar = Termine für Kalenderprogramme als Anhang der Mails, die meine Termine ändern
page-notices = Mails an mich über
page-each = sofort
page-daily = in einer täglichen Sammelmail
page-weekly = in einer wöchentlichen Sammelmail
page-none = nicht per Mail
page-digest-at = Uhrzeit der Sammelmails
page-digest-on = Tag der wöchentlichen Sammelmail
page-times = Wann Mails kommen
page-quiet-from = Keine Mails ab
page-quiet-until = Keine Mails bis
page-mail-times = Diese Zeiten gelten in deiner Zeitzone. Zwischen den letzten beiden warten Mails, die warten können; lass beide leer, um sie zu jeder Stunde zu bekommen. Eine Mitteilung, die in einer Sammelmail oder nach dieser Zeit zu spät käme, kommt sofort.
page-time-of-day = Eine Uhrzeit wird geschrieben wie 08:00. Eine Zeit ohne Mails hat einen Anfang und ein anderes Ende, oder keins von beiden.
page-notices-needed = Diese kommen immer, weil ohne sie eine { -game } oder dein Konto verloren gehen könnte: { $kinds }.
page-trust = Was eine Mail mit { -move(case: "dative-plural") } braucht, um als deine zu gelten
page-trust-token = die Antwortadresse, die nur du hast
page-trust-from = die Antwortadresse und deine Mailadresse als Absender
page-trust-dmarc = beides, und der Absender ist von deinem Mailanbieter bestätigt (DMARC)
page-trust-off = nichts genügt: keine { -move(case: "plural") } per Mail
page-mail-stopped = Seit { $since } kommen Mails an dich nicht an ({ $reason }), und es werden keine mehr geschickt. Deine { -game(case: "plural") } findest du hier, und ihre { -clock(case: "plural") } laufen weiter. Sorge dafür, dass dein Postfach Mails annimmt, oder ändere die Adresse.
page-mail-returned = Seit { $since } kommen Mails an dich zurück ({ $reason }). Noch werden welche geschickt; kommen weitere zurück, endet das. Sorge dafür, dass dein Postfach Mails annimmt, oder ändere die Adresse.
page-mail-resume = Mein Postfach nimmt wieder Mails an
page-done-mail-resumed = Dir werden wieder Mails geschickt.
page-address = Mailadresse
page-address-about = An die neue Adresse geht ein Code. Wenn sie geändert ist, bist du überall abgemeldet, und die Token für Programme und die Adresse des Kalenders gelten nicht mehr.
page-address-new = Neue Mailadresse
page-address-sent = Eine Mail mit einem Code aus acht Ziffern ist zur neuen Adresse unterwegs, wenn sie hier niemand hat. Der Code gilt zehn Minuten und nur in diesem Browser.
page-address-change = Adresse ändern
page-address-again = Keine Mail? Sieh im Ordner für unerwünschte Mails nach, oder fordere einen neuen Code an.
page-done-address = Deine Mailadresse ist geändert. Melde dich mit der neuen an.
page-envelope-key = Schlüssel für { -sealed-move(case: "plural-bare") }
page-envelope-key-about = { -sealed-move(case: "Plural-bare") }, die du öffnen darfst, werden für diesen öffentlichen Schlüssel von age verschlüsselt. Der geheime Schlüssel bleibt bei dir: Ohne ihn öffnet sie niemand. Ein früherer Schlüssel öffnet weiterhin, was vorher { -seal(form: "participle") } wurde.
page-envelope-key-public = Öffentlicher Schlüssel; er beginnt mit age1
page-envelope-key-set = Diesen Schlüssel setzen
page-done-envelope-key = Dein Schlüssel für { -sealed-move(case: "plural-bare") } ist gesetzt.
page-tokens = Token für Programme
page-tokens-about = Ein Programm mit einem Token handelt in deinem Namen. Niemand kann ein Token noch einmal lesen, auch hier nicht.
page-token-may = darf { $scopes }
page-token-since = Erstellt: { $at }.
page-token-until = Gültig bis: { $at }.
page-token-used = Zuletzt benutzt: { $at }.
page-token-unused = Nie benutzt.
page-token-revoke = Dieses Token widerrufen
page-token-revoke-sure = Das Programm, das es benutzt, kann nichts mehr tun
page-token-unsure = Es wurde nichts widerrufen: Kreuze das Kästchen an, um es zu bestätigen.
page-done-token-revoked = Das Token ist widerrufen.
page-token-label = Dein Name für ein neues Token
page-token-scopes = Das Programm darf
page-scope-read = deine { -game(case: "plural") } lesen
page-scope-play = spielen (ziehen, reklamieren, { -resign }, { -seal }, herausfordern)
page-scope-direct = { -game(case: "plural") } als { -arbiter } leiten
page-scope-account = dein Konto lesen
page-scope-webhooks = deine Webhooks verwalten
page-token-days = Gültigkeit in Tagen; leer lassen für unbegrenzt
page-token-days-bad = Die Tage eines Tokens sind eine Zahl bis 65535, oder das Feld bleibt leer.
page-token-make = Token erstellen
page-token-made = Ein neues Token
page-token-once = Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
page-calendar = Kalender deiner Fristen
page-calendar-about = Kalenderprogramme können deine Fristen unter einer Adresse lesen, die nur du kennst. Mit einer neuen Adresse gilt die frühere nicht mehr.
page-calendar-make = Adresse erstellen
page-calendar-made = Die Adresse deines Kalenders
page-calendar-once = Kopiere sie jetzt in dein Kalenderprogramm: Sie wird nicht noch einmal gezeigt, und wer sie hat, kann deine Fristen lesen.
page-calendar-revoke = Adresse widerrufen
page-calendar-revoke-sure = Kalenderprogramme, die sie benutzen, lesen nichts mehr
page-calendar-unsure = Es wurde nichts widerrufen: Kreuze das Kästchen an, um es zu bestätigen.
page-done-calendar-revoked = Kein Kalenderprogramm liest mehr deine Fristen.
page-data = Deine Daten
page-export = Alles über dich als Datei
page-export-about = (JSON: Konto, Einstellungen, Sitzungen, { -game(case: "plural") }, deine Notizen und Zugfolgen und die Nachrichten, die du geschrieben hast)
page-delete = Mein Konto löschen
page-delete-about = Dein Name, deine Mailadresse, deine Einstellungen und deine Nachrichten werden gelöscht, und niemand kann sie zurückholen. Deine beendeten { -game(case: "plural") } bleiben, unter einem Namen, der niemandem gehört. Du musst dich dafür in den letzten 15 Minuten angemeldet haben.
page-delete-sure = Für immer löschen
page-delete-resign = Alle meine laufenden { -game(case: "plural") } { -resign }
page-delete-unsure = Es wurde nichts gelöscht: Kreuze das Kästchen an, um es zu bestätigen.
page-done-deleted = Dein Konto ist gelöscht.

page-sessions = Wo du angemeldet bist
page-sessions-about = Jeder Eintrag ist ein Browser oder ein Programm, das in deinem Namen handeln kann.
page-session = { $device }, seit { $at }
page-session-used = Zuletzt benutzt etwa am { $day }.
page-session-unnamed = Ein Programm ohne Namen
page-session-here = (hier)
page-session-end = Beenden
page-sessions-end = Überall abmelden
page-sessions-ended = Du bist überall abgemeldet.

page-games-to-move = Du bist am { -move }
page-games-others = Die { -opponent } ist am { -move }
page-games-over = Beendete { -game(case: "plural") }
page-games-none = Keine.
page-games-more = Ältere
page-game-against = { $game }: gegen { $opponent }
page-game-move = { -move } { $number }.
page-game-first-move = Es wurde noch kein { -move } gemacht.
page-game-last-move = Letzter { -move }: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = Alle meine { -game(case: "plural") } in einer Datei (PGN)
page-pgn-finished = Alle meine beendeten { -game(case: "plural") } in einer Datei (PGN)
page-rematch = Revanche anbieten
page-next-game = Nächste { -game }, die auf mich wartet
page-mark-plan = Deine bedingten { -move(case: "plural") } stehen bereit.
page-yours-until = Dein { -move } bis { $until } (noch { $left }).
page-theirs-until = { $name } hat Zeit bis { $until } (noch { $left }).
page-flag = Das { -flag } von { $name } ist gefallen: { $at }.
page-no-clock = Es läuft keine { -clock }.
page-mark-message = Es gibt eine Nachricht.
page-mark-offer = Die { -opponent } bietet { -draw } an.
page-mark-own-offer = Du bietest { -draw } an.
page-mark-claim = Eine { -claim } wartet auf eine { -arbiter }.
page-mark-seal = Der nächste { -move } ist zu { -seal }.
page-mark-adjourned = Die { -game } ist { -adjourn(form: "participle") }.
page-mark-leave = { $name } ist im Urlaub.
page-mark-withdrawn = Eine Seite ist zurückgetreten; eine { -arbiter } entscheidet.

page-game = { $game }: { $white } - { $black }
page-board = Brett
page-board-white = Brett, { -white } unten
page-board-black = Brett, { -black } unten
page-board-of = Stellung nach { $ply } { $ply ->
    [one] Halbzug
   *[other] Halbzügen
}
page-board-now = Zur jetzigen Stellung
page-square-white = { $square }, { $role ->
    [queen] weiße
   *[king] weißer
} { piece }
page-square-black = { $square }, { $role ->
    [queen] schwarze
   *[king] schwarzer
} { piece }
page-target = { $where }: { -move } hierher möglich
page-choose-piece = Wähle eine Figur, die ziehen soll, oder schreibe den { -move } unten.
page-choose-target = Wähle das Feld, auf das die Figur von { $square } ziehen soll, oder eine andere Figur.
page-your-move = Dein { -move }
page-keys = Tasten auf dem Brett
page-keys-about = Die Pfeiltasten führen über die Felder. Enter nimmt eine Figur auf und setzt sie ab, Escape legt sie zurück. Die Buchstaben k, q, r, b, n und p führen zur nächsten Figur dieser Art (König, Dame, Turm, Läufer, Springer, Bauer), mit der Umschalttaste zur vorigen. Eine Ziffer führt zu ihrer Reihe, mit der Umschalttaste zu ihrer Linie. Auf einem Feld sagt o, was dort steht, m nennt die { -move(case: "plural") } der Figur und mit der Umschalttaste die { -move(case: "plural") }, mit denen sie schlägt; c sagt, was zuletzt geschlagen wurde.
page-no-move-from = Von { $square } aus ist kein { -move } möglich.
page-captured = Mit dem letzten { -move } geschlagen, auf { $square }: { piece }.
page-captured-none = Mit dem letzten { -move } wurde nichts geschlagen.
page-words = Auf diese Wörter bekommst du hier eine Antwort, und kein { -move } wird damit gespielt: { $words }. Kürzer: p N, s e, s 4, l, c, und o für die { -opponent }.
page-ask = Frage zur Stellung
page-ask-send = Fragen
page-word-unknown = Das ist keines der Wörter, auf die es hier eine Antwort gibt.
page-word-opponent = Du spielst gegen { $name }.
page-word-draw = Noch ist nichts angeboten: Das Kästchen für das { -draw-offer } ist angekreuzt, und das Angebot wird mit deinem { -move } abgeschickt.
page-word-draw-later = Es ist nichts angeboten: { -draw } wird zusammen mit einem { -move } angeboten, und du bist jetzt nicht am { -move }.
page-reading = Der { -sealed-move } hat mehr als eine Lesart
page-reading-about = Wähle die Lesart, die gelten soll. Die { -clock }, die läuft, ist deine: Sie läuft weiter, während du wählst, und danach bis zu deiner Antwort. Die Wahl kann nicht zurückgenommen werden.
page-reading-which = Der { -move }, der { -seal(form: "participle") } wurde
page-reading-move = { piece } von { $from } nach { $to }
page-reading-then = Nach dieser Wahl: { $state }
page-reading-look = Auf dem Brett zeigen
page-reading-shown = Stellung nach { $move }, wenn diese Lesart gewählt wird
page-reading-choose = Diese Lesart wählen
page-reading-none = Es ist nichts geschehen: Wähle erst eine der Lesarten.
page-open = Den Text zeigen, den du { -seal(form: "participle") } hast
page-open-about = Füge den ganzen Text ein, den du beim { -seal(form: "Infinitive") } deines { -move(case: "genitive") } gespeichert hast. Nur der Text, der zur Prüfsumme (Commitment) passt, zählt. Er steht dann für beide Seiten im Protokoll, und der { -move } wird beurteilt.
page-publish-about = Der { -sealed-move } bleibt in seinem { -envelope }. Er wird nur gezeigt, wenn beide Seiten zustimmen.
page-publish = Zustimmen, dass der { -sealed-move } gezeigt wird
page-publish-sure = Ich stimme zu und kann das nicht zurücknehmen
page-publish-unsure = Du hast nicht zugestimmt: Kreuze das Kästchen an, um zu bestätigen, dass der { -sealed-move } gezeigt werden darf.
page-timing = { -adjourn } und { -clock }
page-adjourn = { -adjourn } vorschlagen
page-adjourn-accept = Der { -adjourn } zustimmen
page-adjourn-decline = Die { -adjourn } ablehnen
page-adjourn-early = Jetzt { -adjourn(form: "infinitive") }: Der Rest der Sitzung zählt als deine Bedenkzeit
page-resume = Ich bin bereit zur { -resume }
page-resume-opens = { $who-is ->
    [you] Der { -sealed-move } wird sofort gespielt, und deine { -clock } läuft. Die { -clock } der { -opponent } steht.
   *[other] Der { -sealed-move } wird sofort gespielt, und die { -clock } von { $who } läuft. Deine { -clock } steht.
}
page-resume-noted = Dadurch allein ändert sich keine der beiden { -clock(case: "plural") }.
page-resume-late = Du kommst zu spät: Du verlierst die { -game }, es sei denn, der { -sealed-move } hat sie beendet.
page-resume-sure = Du kannst das nicht zurücknehmen.
page-offer-draw = { -draw } anbieten
page-refill = Zeit aus meinem Vorrat nehmen
page-reflect = Ich denke weiter nach: Durch mein Schweigen geht die { -game } nicht verloren
page-claim-flag = Reklamieren, dass das { -flag } gefallen ist
page-question-clocks = Der { -arbiter } melden, dass die { -clock(case: "plural") } falsch sind
page-leave = Urlaub
page-leave-booked = Du bist im Urlaub von { $first } bis { $last }, beide Tage eingeschlossen.
page-leave-first = Erster Tag, in deiner Zeitzone
page-leave-last = Letzter Tag, in deiner Zeitzone
page-leave-book = Diesen Urlaub eintragen
page-leave-cancel = Den Urlaub ab { $first } stornieren
page-leave-all = Urlaub in allen meinen { -game(case: "plural") }
page-leave-all-about = Die Tage gelten in jeder deiner laufenden { -game(case: "plural") }, deren Regeln sie zulassen. Die jeweilige { -opponent } wird benachrichtigt.
page-leave-all-cancel = Urlaub in allen meinen { -game(case: "plural") } stornieren
page-leave-unreadable = Es wurde nichts ausgeführt: Schreibe beide Tage als Jahr, Monat und Tag, zum Beispiel 2026-12-24.
page-move-times = Wann die { -move(case: "plural") } gemacht wurden
page-not-sent = Noch nicht abgeschickt: { $move }.
page-sent = Dein { -move } { $move } ist eingetragen.
page-sent-reply = Dein { -move } { $move } ist eingetragen; die Antwort ist { $reply }.
page-done-declined = Du hast das { -draw-offer } abgelehnt.
page-done-said = Deine Nachricht ist eingetragen.
page-done-challenged = Deine Herausforderung ist eingetragen.
page-done-sought = Dein Gesuch ist eingetragen.
page-done-challenge-declined = Du hast die Herausforderung abgelehnt.
page-done-withdrawn = Du hast es zurückgezogen.
page-check = { -check }.
page-live-move = Ein { -move } wurde gespielt.
page-told-move = { $move } wurde gespielt.
page-live-message = Es gibt eine Nachricht.
page-live-change = Die { -game } hat sich geändert.
page-live-show = Zeigen
page-live-lost = Diese Seite wird nicht mehr aktualisiert.
page-live-again = Neu laden
page-choose-none = Das ist hier nicht spielbar: Wähle eine Figur, die ziehen soll, oder schreibe den { -move } unten.
page-mark-offer-of = { $name } bietet { -draw } an.
page-mark-own-adjournment = Du schlägst eine { -adjourn } vor.
page-mark-adjournment-of = { $name } schlägt eine { -adjourn } vor.
page-move = { -move }, in beliebiger Notation
page-move-which = Welcher { -move }
page-with-offer = Mit dem { -move } { -draw } anbieten
page-message = Nachricht an die { -opponent }
page-send-move = Diesen { -move } abschicken
page-verify = Einen { -sealed-move(case: "accusative") } prüfen
page-verify-about = Dein Browser prüft hier, dass ein { -sealed-move(case: "indefinite") } nach dem { -seal(form: "Infinitive") } nicht geändert wurde: die Signatur des Logs, den Platz der { -seal(form: "noun") } darin und den Text des { -envelope(case: "genitive") }. Nichts, was du eingibst, verlässt diese Seite.
page-verify-no-script = Die Prüfung ist ein Skript, das in deinem Browser nicht läuft. Der Befehl „postzug audit script“ gibt eines für die Kommandozeile aus.
page-verify-keys = Schlüssel des Logs, den du aus einer anderen Quelle hast als alles Übrige
page-verify-keys-next = Wenn der Dienst inzwischen einen neueren Schlüssel hat als deinen, füge hinzu, was unter seiner Adresse /log/statements steht. Es muss mit deinem Schlüssel signiert sein und beglaubigt den neuen.
page-verify-receipts = Quittung der { -seal(form: "noun") } (Datei .tlog-proof), und die der Öffnung, falls du sie hast
page-verify-text = Text des { -envelope(case: "genitive") }, falls ihn keine Quittung der Öffnung enthält
page-verify-file = Aus einer Datei
page-verify-run = Prüfen
page-verify-move = { -sealed-move(case: "Indefinite") }
page-verify-judgement = Beurteilung im Log
page-verify-game = { -game }
page-verify-event = Ereignis
page-verify-at = { -seal(form: "Participle") } (UTC)
page-verify-commitment = Prüfsumme (Commitment)
page-verify-log = Log
page-verify-place = Platz unter den Einträgen des Logs
page-verify-signer = Signiert mit dem Schlüssel
page-verify-right = RICHTIG: Das ist der { -move }, der { -seal(form: "participle") } wurde, und die { -seal(form: "noun") } steht im signierten Log.
page-verify-wrong-signature = FALSCH: Das Log ist nicht mit dem Schlüssel signiert, den du eingegeben hast. Wenn der Dienst inzwischen einen neueren Schlüssel hat als deinen, beglaubigt ihn das Prüfpaket (bundle) der { -game }.
page-verify-wrong-tree = FALSCH: Das Ereignis steht nicht im signierten Log, oder nicht an diesem Platz.
page-verify-wrong-event = FALSCH: Die Quittung enthält kein Ereignis, wie es im Log steht.
page-verify-wrong-text = FALSCH: Dieser Text ist nicht der, der { -seal(form: "participle") } wurde.
page-verify-wrong-opening = FALSCH: Geöffnet wurde etwas anderes, als { -seal(form: "participle") } wurde.
page-verify-wrong-game = FALSCH: Die Quittungen oder der Text gehören zu verschiedenen { -game(case: "plural") }.
page-verify-wrong-verdict = FALSCH: Der gespielte { -move } ist nicht der im { -envelope }.
page-verify-unknown-key = UNGEKLÄRT: Hier steht kein Schlüssel eines Logs, weder als PEM noch in der Form NAME+ID+KEY.
page-verify-unknown-receipt = UNGEKLÄRT: Die Quittung fehlt oder ist unvollständig. Sie beginnt mit c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = UNGEKLÄRT: Diese Quittung enthält nicht das Ereignis, nur seinen Beweis. Nimm die Datei, die per Mail kam.
page-verify-unknown-no-sealing = UNGEKLÄRT: Was diese Quittungen beweisen, steht im Log, aber keine von ihnen belegt einen { -sealed-move(case: "accusative") }.
page-verify-unknown-statement = UNGEKLÄRT: Das ist eine Erklärung des Dienstes zu seinem eigenen Log und keine Quittung einer { -game }. Füge die Quittung der { -seal(form: "noun") } hinzu.
page-verify-unknown-move = UNGEKLÄRT: Das ist der Text, der { -seal(form: "participle") } wurde, und die { -seal(form: "noun") } steht im signierten Log. Nichts in dem Text lässt sich hier als { -move } in dieser Stellung lesen. Füge die Quittung der Öffnung hinzu: Sie sagt, wie die { -arbiter } oder der Dienst ihn gelesen hat.
page-verify-unknown-text = UNGEKLÄRT: Die { -seal(form: "noun") } steht im signierten Log. Welcher { -move } es ist, weiß niemand, bevor der Text gezeigt wird.
page-verify-unknown-withheld = UNGEKLÄRT: Die { -seal(form: "noun") } steht im signierten Log. Der Text des { -envelope(case: "genitive") } wurde zurückgehalten, weil er keinen { -move } dieser { -game } enthält. Wer ihn { -seal(form: "participle") } hat, kann ihn zeigen.
page-verify-unknown-verdict = UNGEKLÄRT: Das ist der Text, der { -seal(form: "participle") } wurde, und die { -seal(form: "noun") } steht im signierten Log. Seine Beurteilung wird hier nicht geprüft: Dazu braucht es die Schachregeln.
page-verify-unknown-browser = UNGEKLÄRT: Dieser Browser kann es hier nicht prüfen. Benutze einen neueren Browser, und eine Seite, die über https oder aus einer Datei kam.
page-verify-offline-about = Dieselbe Seite gibt es als eine Datei, die keine Verbindung braucht.
page-verify-offline = Herunterladen
page-notice = Lizenzen der Bibliotheken und Zeichnungen auf diesen Seiten
page-seal-here = Deinen nächsten { -move } { -seal }
page-seal = { $game }: deinen { -move } { -seal }
page-seal-none = In dieser { -game } ist jetzt kein { -move } von dir zu { -seal }.
page-seal-back = Zurück zur { -game }
page-seal-about = Wähle hier deinen { -move }. Dein Browser legt ihn in einen { -envelope } und verschlüsselt diesen. Nur der geschlossene { -envelope } wird abgeschickt, und der Dienst beurteilt den { -move }, wenn er geöffnet wird. Deine { -clock } läuft, bis der { -envelope } hier ist.
page-seal-holders = { $needed ->
    [one] Einer dieser Schlüssel öffnet ihn:
   *[other] { $needed } dieser Schlüssel zusammen öffnen ihn:
}
page-seal-holder = { $name }, Nummer { $number }
page-seal-vault = der Dienst selbst, wenn die { -game } { -resume(form: "participle") } wird
page-seal-which = { -sealed-move(case: "Indefinite") }
page-seal-choose = Wähle einen { -move }
page-seal-close = Den { -envelope } in diesem Browser schließen
page-seal-closed = Dein { -envelope }
page-seal-keep = Speichere diesen Text jetzt, und behalte ihn für dich, bis der { -envelope } geöffnet ist. Diese Seite zeigt ihn nur einmal, und der Dienst hat ihn nie. Wenn der { -envelope } verloren geht, zeigt nur dieser Text, was du { -seal(form: "participle") } hast.
page-seal-text = Text im { -envelope }
page-seal-commitment = Prüfsumme (Commitment); sie beweist, dass es dieser Text ist:
page-seal-download = Den Text herunterladen
page-seal-copy = Den Text kopieren
page-seal-copied = Der Text ist kopiert. Füge ihn dort ein, wo du ihn wiederfindest.
page-seal-copy-failed = Der Browser hat den Text nicht kopiert. Er ist markiert: Kopiere ihn selbst, oder lade ihn herunter.
page-seal-send = Den { -envelope } abschicken
page-seal-draft-keep = Als Entwurf speichern
page-seal-draft-here = Ein Entwurf deines { -move(case: "genitive") } liegt in einem { -envelope }. { -seal(form: "Imperative") } ihn, wie er ist, oder schicke stattdessen einen anderen { -envelope } ab. Deine { -clock } läuft, bis ein { -move } { -seal(form: "participle") } ist.
page-seal-draft-seal = Den Entwurf { -seal }
page-seal-send-about = Abgeschickt wird nur der geschlossene { -envelope } unten. Wenn du einen mit der Kommandozeile gemacht hast, füge hier den Inhalt seiner Datei .json ein.
page-seal-envelope = Geschlossener { -envelope }
page-seal-unreadable = Das ist kein geschlossener { -envelope }, wie ihn diese Seite oder die Kommandozeile macht. Es wurde nichts { -seal(form: "participle") }. Der Dienst hat gesehen, was du abgeschickt hast: Wenn dein { -move } oder der Text im { -envelope } darin stand, wähle deinen { -move } neu und schließe ihn in einen neuen { -envelope } ein.
page-seal-open = Was im Feld unten steht, ist kein geschlossener { -envelope }, und es wurde nicht abgeschickt. Wähle deinen { -move } und schließe den { -envelope }, oder füge den Inhalt der Datei .json ein.
page-seal-failed = Der { -envelope } konnte in diesem Browser nicht geschlossen werden, und es wurde nichts abgeschickt. Benutze die Kommandozeile, oder einen anderen Browser.
page-seal-insecure = Browser verschlüsseln nur auf Seiten, die über https oder von diesem Rechner kamen. Benutze die Adresse des Dienstes mit https, oder die Kommandozeile.
page-seal-no-script = Diese Seite verschlüsselt mit einem Skript, das in deinem Browser nicht läuft. { -seal(form: "Imperative") } mit der Kommandozeile, wie unten gezeigt, und füge den { -envelope } hier ein.
page-seal-protection = Wovor das schützt
page-seal-protects = Der { -move } steht in keiner Anfrage an den Dienst. Er ist deshalb in keinem seiner Logs, in keiner Sicherung und in keiner Datenbank, und wer den Dienst betreibt und dort nachsieht, erfährt ihn nicht.
page-seal-clear = Das Analysebrett und deine Notizen schicken dem Dienst, was du dort ausprobierst oder schreibst, und er kann es lesen. Lass den { -move }, den du in dieser { -game } { -seal(form: "second-person") }, dort weg.
page-seal-protects-vault = In dieser { -game } hat der Dienst den Schlüssel: Er kann den { -envelope } vor der Zeit öffnen. Dein { -move } ist nur vor denen sicher, die diesen Schlüssel nicht haben.
page-seal-protects-not = Es schützt dich nicht vor einem Dienst, der deinem Browser ein anderes Skript schickt, das deinen { -move } verraten könnte. Davor schützt deine eigene Kommandozeile.
page-seal-command = Mit der Kommandozeile { -seal }
page-seal-command-about = Speichere den ersten Block als recipients.json und führe den Befehl aus. Er fragt nach deinem { -move }, damit der Verlauf deiner Shell ihn nicht behält. Er legt den Text in der Datei .txt ab; der Inhalt der Datei .json ist oben einzufügen.
page-done-drafted = Dein Entwurf ist gespeichert. Er ist noch nicht { -seal(form: "participle") }, und deine { -clock } läuft.
page-done-sealed = Dein { -move } ist { -seal(form: "participle") }.
page-offer = { -draw-offer }
page-accept = Annehmen
page-accept-sure = Ich nehme das { -draw } an, und damit endet die { -game }
page-accept-unsure = Du hast nicht angenommen: Kreuze das Kästchen an, um zu bestätigen, dass die { -game } { -draw(case: "adverb") } endet.
page-decline = Ablehnen
page-claims = { -claim(case: "plural") }
page-claim-tablebase-win = { -tablebase }, nach der ich gewinne
page-claim-tablebase-draw = { -tablebase }, nach der es { -draw } ist
page-claim-basis = Grund
page-claim-announced = Mit diesem { -move }, falls du einen ankündigst
page-claim-again = Du hast bei diesem { -move } schon falsch reklamiert, deshalb bekommt die { -opponent } für eine weitere { -claim } keine zusätzliche Zeit.
page-claim-about = Eine { -claim } kannst du nicht zurücknehmen. Ist sie falsch, wird der { -move } gespielt, den du ankündigst. Eine { -claim } auf { -draw } gilt dann als { -draw-offer }.
page-claim = Reklamieren
page-leaving = { -resign(form: "Infinitive") }
page-resign-sure = Ich verliere diese { -game }
page-resign = { -resign(form: "Infinitive") }
page-resign-unsure = Du hast nicht { -resign(form: "participle") }: Kreuze das Kästchen an, um zu bestätigen, dass du die { -game } verlierst.
page-plan = Bedingte { -move(case: "plural") }
page-plan-of = Bedingte { -move(case: "plural") } in { $game }
page-plan-about = Während die { -opponent } nachdenkt, kannst du Antworten auf ihre möglichen { -move(case: "plural") } speichern. Eine gespeicherte Antwort wird sofort gespielt, ohne dich noch einmal zu fragen, und kostet dich keine Zeit.
page-plan-game = Zur { -game }
page-plan-change = Bedingte { -move(case: "plural") } ändern
page-plan-none = Es ist keine Zeile gespeichert.
page-plan-saved = Gespeichert, und wird gespielt, ohne dich noch einmal zu fragen:
page-plan-saved-lines = Gespeicherte Zeilen
page-plan-damaged = Deine gespeicherten Zeilen sind nicht lesbar. Das Betreiberteam findet die Ursache im Log.
page-plan-if = Wenn { $theirs }, dann { $mine }
page-plan-if-then = { $before }; wenn danach { $theirs }, dann { $mine }
page-plan-waits = { $mine } wurde nicht gespielt und wartet auf deine Entscheidung
page-plan-used = Deine bedingten { -move(case: "plural") } wurden gespielt: { $moves }.
page-plan-remove = Entfernen
page-plan-remove-line = Entfernen: { $line }
page-plan-remove-all = Alle gespeicherten Zeilen entfernen
page-plan-draft = Neue Zeilen
page-plan-unsaved = Das ist ein Entwurf. Er ist nicht gespeichert, und nichts davon wird gespielt.
page-plan-lines = Zeilen in beliebiger Notation, untereinander und jede vom { -move } der { -opponent } bis zu deinem, zum Beispiel: 5755 7163 2836 6125
page-plan-save = Diese Zeilen speichern
page-plan-read = Zeigen, was der Entwurf bedeutet
page-plan-empty = Es wurde nichts gespeichert: Schreibe erst eine Zeile.
page-plan-changed = Es wurde nichts gespeichert oder entfernt, weil sich deine gespeicherten Zeilen oder die { -game } geändert haben, seit diese Seite geladen wurde. So stehen sie jetzt.
page-plan-clash = Diese Zeilen antworten auf dieselbe Stellung mit verschiedenen { -move(case: "dative-plural") }. Ändere eine davon:
page-plan-line = Zeile { $line }: { $text }
page-plan-your-move = Du bist am { -move }. Bedingte { -move(case: "plural") } schreibst du zu deinem { -move }, und sie werden mit ihm abgeschickt.
page-plan-adjourned = Solange die { -game } { -adjourn(form: "participle") } ist, werden keine Zeilen gespeichert.
page-plan-over = Die { -game } ist zu Ende.
page-plan-opponents = Zeilen der { -opponent }, die diese { -game } dir zeigt
page-plan-with-move = Bedingte { -move(case: "plural") } zu diesem { -move }
page-plan-with-move-about = Sie sind ein Entwurf, bis du den { -move } abschickst. Dann treten sie an die Stelle der gespeicherten Zeilen.
page-done-plan-saved = Deine Zeilen sind gespeichert.
page-done-plan-removed = Entfernt. Hier stehen die übrigen Zeilen.
page-analysis = Analysebrett
page-analysis-of = Analysebrett zu { $game }
page-analysis-about = Hier probierst du { -move(case: "plural") } aus. Nichts davon wird gespielt, gespeichert oder jemandem gezeigt, und keine Engine rechnet mit.
page-analysis-private = Hier probierst du { -move(case: "plural") } aus. Nichts davon wird gespielt oder jemandem gezeigt, und keine Engine rechnet mit. Deine Zugfolgen bleiben bei der { -game }, nur für dich. Sie sind keine bedingten { -move(case: "plural") }.
page-analysis-lines = Meine Zugfolgen
page-analysis-forget = Löschen
page-analysis-full = Diese Zugfolge wird nicht gespeichert, denn du hast zu dieser { -game } schon { $most } Zugfolgen. Lösche zuerst eine davon.
page-analysis-damaged = Deine Zugfolgen sind nicht lesbar. Das Betreiberteam findet die Ursache im Log. Die nächste Zugfolge, die du ausprobierst, ersetzt sie.
page-analysis-long = Eine Zugfolge hat hier höchstens { $most } Halbzüge.
page-analysis-line = { -move(case: "plural") }, die du ausprobierst
page-analysis-back = Einen { -move } zurück
page-analysis-legal = Mögliche { -move(case: "plural") }
page-analysis-no-move = Es gibt keinen möglichen { -move }.
page-analysis-next = Weitere { -move(case: "plural") }, in beliebiger Notation
page-analysis-show = Zeigen
page-analysis-keep = Diese Zugfolge behalten
page-analysis-to-notes = In meinen Notizen behalten
page-analysis-to-plan = Daraus bedingte { -move(case: "plural") } machen
page-analysis-to-move = Den ersten { -move } spielen und aus den anderen bedingte { -move(case: "plural") } machen
page-analysis-plan-ends = Eine Zeile mit bedingten { -move(case: "dative-plural") } beginnt mit einem { -move } der { -opponent } und endet mit deinem eigenen { -move }.
page-notes = Meine Notizen
page-notes-on = Meine Notizen zu { $game }
page-notes-about = Nur du siehst sie: weder die { -opponent } noch eine { -arbiter } noch die Administration. Sie bleiben bei der { -game }, auch nach ihrem Ende.
page-notes-text = Notizen
page-notes-save-first = Speichere deine Notizen, bevor du ein anderes Formular dieser Seite abschickst: Was in einem Formular steht, wird nicht mit einem anderen abgeschickt.
page-notes-save = Die Notizen speichern
page-notes-stored = Diese Notizen sind gespeichert
page-notes-unsaved = Dieser Text ist nicht gespeichert.
page-notes-damaged = Deine Notizen sind nicht lesbar. Das Betreiberteam findet die Ursache im Log. Was du hier speicherst, ersetzt diese Notizen.
page-done-line-forgotten = Die Zugfolge ist gelöscht.
page-done-notes-saved = Deine Notizen sind gespeichert.
page-clocks = { -clock(case: "plural") }
page-moves = { -move(case: "plural") }
page-pieces = Figuren
page-messages = Nachrichten
page-message-from = { $name }:
page-message-new = Neu
page-message-erased = (gelöscht)
page-message-arbiter = Eine { -arbiter }
page-send-message = Diese Nachricht abschicken
page-acts = Maßnahmen der { -arbiter }
page-appeal = { -appeal } bei einer anderen { -arbiter }, bis { $until }
page-appeal-about = Die Maßnahme gilt, bis eine andere { -arbiter } entscheidet. Die Entscheidung bekommst du per Mail.
page-appeal-grounds = Deine Begründung; die { -arbiter(case: "plural") } und die { -opponent } lesen sie
page-appeal-send = { -appeal } erheben
page-appeal-decided = Eine andere { -arbiter } hat über den { -appeal } entschieden: { $at }.
page-mark-appeal = Ein { -appeal } gegen eine Maßnahme der { -arbiter } wartet auf eine andere { -arbiter }.
page-mark-appeal-decided = Über einen { -appeal } gegen eine Maßnahme der { -arbiter } wurde entschieden.
page-adjudication = Abschätzung
page-adjudication-about = Eine { -arbiter } entscheidet die { -game } durch Analyse. Die { -opponent } liest deine Analyse, wenn die { -game } zu Ende ist.
page-adjudication-seeks = Du beantragst
page-adjudication-send = Diese Analyse abschicken
page-withdrawal = Von mehreren { -game(case: "plural") } zurücktreten
page-withdrawal-about = Das lässt sich nicht rückgängig machen. Innerhalb einer Minute ist jede dieser { -game(case: "plural") } nach ihren Regeln verloren, annulliert oder einer { -arbiter } überlassen. Um nur diese { -game } zu beenden, gib sie auf.
page-withdrawal-scope = Rücktritt von
page-withdrawal-from = { $scope ->
    [event] meinen laufenden { -game(case: "plural") } in diesem Turnier
   *[all] allen meinen laufenden { -game(case: "plural") } hier
}
page-withdrawal-reason = Begründung; beide Seiten jeder { -game } lesen sie
page-withdrawal-sure = Ich trete von diesen { -game(case: "plural") } zurück
page-withdrawal-unsure = Du bist nicht zurückgetreten: Kreuze das Kästchen an, um den Rücktritt zu bestätigen.
page-withdrawal-games = { $n ->
    [one] Du hast hier eine laufende { -game }:
   *[other] Du hast hier { $n } laufende { -game(case: "plural") }:
}
page-withdrawal-record = Der Rücktritt steht im Protokoll jeder dieser { -game(case: "plural") }, und beide Seiten jeder { -game } lesen deine Begründung.

page-opponent = Name der { -opponent }; leer lassen, um irgendjemanden zu suchen
page-colour = Deine Farbe
page-colour-drawn = wird ausgelost
page-colour-white = { -white }
page-colour-black = { -black }
page-control = Bedenkzeit
page-new-show = Angebot zeigen
page-new-offer = Dein Angebot
page-new-unsent = Noch ist nichts angeboten. Das bietest du an:
page-new-send = Diese { -game } anbieten
page-rules = Urlaub und andere Regeln
page-rules-leave = Urlaubstage im Kalenderjahr; 0 für keine
page-rules-leave-ahead = So viele Tage im Voraus ist Urlaub einzutragen
page-rules-leave-least = Mindestdauer eines Urlaubs in Tagen
page-rules-usual = wie üblich
page-control-move = Andere: Tage für jeden { -move }
page-control-increment = Andere: Tage für die { -game } und zusätzliche Stunden mit jedem { -move }
page-control-moves = Andere: Tage für eine Anzahl von { -move(case: "dative-plural") }, wie bei der ICCF
page-control-blocks = Andere: Tage auf der { -clock }, Tage im Vorrat und zusätzliche Tage mit jedem { -move } (Triple Block)
page-control-periods = Andere: bis zu neun Abschnitte nacheinander
page-control-own = Zahlen für eine andere Bedenkzeit
page-control-days = Tage
page-control-hours = Zusätzliche Stunden mit jedem { -move }
page-control-cap = Höchstens so viele Tage auf der { -clock }; leer für keine Grenze
page-control-number = Anzahl der { -move(case: "plural") }
page-control-clock = Tage auf der { -clock }
page-control-bank = Tage im Vorrat
page-control-more = Zusätzliche Tage mit jedem { -move }
page-control-first = Anzahl der { -move(case: "plural") }, die Tage hinzufügen; leer für 50
page-control-period = Abschnitt { $n }
page-control-period-moves = Anzahl der { -move(case: "plural") }; leer für den Rest der { -game }
page-control-period-time = Zeit, zum Beispiel 50d, 12h oder 1d 12h
page-control-period-increment = Zusätzliche Zeit mit jedem { -move }
page-control-period-cap = Höchstens so viel Zeit auf der { -clock }; leer für keine Grenze
page-control-period-delay = Nicht angerechnete Zeit bei jedem { -move }
page-control-whole = Nur ganze Tage werden angerechnet.
page-control-double = Tage eines einzelnen { -move(case: "genitive") }, nach denen die Zeit doppelt zählt; leer für nie
page-control-thematic = { -move(case: "plural") } vor der Anfangsstellung zählen mit.
page-field-number = Hier muss eine ganze Zahl von { $least } bis { $most } stehen.
page-field-time = Hier muss eine Zeit stehen, zum Beispiel 50d, 12h oder 1d 12h.
page-control-unreadable = Es wurde nichts angeboten: Gib die Zahlen der gewählten Bedenkzeit ein, jede als ganze Zahl.
page-challenges-received = Herausforderungen an dich
page-challenges-sent = Deine Herausforderungen und Gesuche
page-seeks-open = Wer eine { -game } sucht
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = an { $name }: { $control }; { $colour }
page-challenge-seek = an alle: { $control }; { $colour }
page-plays-white = { $name } spielt mit { -white }
page-plays-black = { $name } spielt mit { -black }
page-start = Anfangsstellung
page-start-usual = die übliche
page-start-960 = Chess960
page-start-set = aus einer vorgegebenen Stellung
page-start-number = Nummer der Chess960-Stellung; leer, um sie auszulosen
page-start-fen = Vorgegebene Stellung (FEN)
page-start-castling = { -castling } nach den Regeln von Chess960
page-regulated = Nicht nur die Bedenkzeit ist hier besonders geregelt. Diese Einstellungen weichen von den üblichen ab:

page-player = { $name }
page-player-arbiter = Eine { -arbiter } dieses Dienstes.
page-player-running = Laufende { -game(case: "plural") }
page-player-hidden = Niemand mit diesem Namen oder dieser Nummer hat eine { -game }, die alle lesen dürfen. Wer ein Konto hat, sieht nach dem Anmelden alle, die hier spielen.
page-public-running = Die { -game } läuft.
page-public-delayed = { $plies ->
    [one] Die { -game } läuft. Der letzte Halbzug ist noch nicht öffentlich.
   *[other] Die { -game } läuft. Die letzten { $plies } Halbzüge sind noch nicht öffentlich.
}
page-public-at = { $at }
page-public = Wer die { -game } lesen darf
page-public-no = Nur wer ein Konto hat, kann die { -game } lesen
page-step-start = Anfang
page-step-back = Zurück
page-step-on = Weiter
page-step-back-by = { $n ->
    [one] { $n } Halbzug zurück
   *[other] { $n } Halbzüge zurück
}
page-step-on-by = { $n ->
    [one] { $n } Halbzug weiter
   *[other] { $n } Halbzüge weiter
}
page-step-end = Ende
page-accept-game = Spielen
page-withdraw = Zurückziehen

page-desk = Tisch der { -arbiter }
page-desk-nothing = Nichts wartet auf dich.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "plural") }
page-desk-flags = Gefallene { -flag }
page-desk-claims = { -claim(case: "plural") } und Anträge auf Abschätzung
page-desk-appeals = { -appeal(form: "plural") }
page-desk-withdrawals = Rücktritte
page-desk-questions = Beanstandete { -clock(case: "plural") }
page-desk-question = { $name } hat falsche { -clock(case: "plural") } gemeldet: { $at }.
page-desk-question-about = Berichtige die { -clock(case: "plural") }. Sind sie richtig, bestätige sie unverändert, mit deiner Begründung.
page-desk-find = Eine andere { -game }, nach ihrer Nummer
page-desk-show = Zeigen
page-desk-waits-for = Wartet auf: { $what }.
page-desk-resumes = Die { -game } wird { -resume(form: "participle") }: { $at }.
page-desk-until = Bis { $at }.
page-desk-flag-open = Bis eine { -arbiter } die { -game } beendet, zählt ein { -move } noch.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } reklamiert { -draw } durch dreimalige Stellungswiederholung.
    [fifty_moves] { $name } reklamiert { -draw } nach der 50-{ -move(case: "plural") }-Regel.
    [tablebase_win] { $name } reklamiert Gewinn nach { -tablebase }.
    [tablebase_draw] { $name } reklamiert { -draw } nach { -tablebase }.
    [adjudicated_win] { $name } beantragt eine Abschätzung: Gewinn.
   *[adjudicated_draw] { $name } beantragt eine Abschätzung: { -draw }.
}
page-desk-announced = Die { -claim } betrifft die Stellung nach dem { -move } { $move }.
page-desk-claim-stops = Inzwischen läuft keine { -clock }.
page-desk-claim-runs = Inzwischen läuft die { -clock }.
page-desk-withdrawn = { $name } ist zurückgetreten: { $at }. Es läuft keine { -clock }.
page-desk-silent = { $name } gilt durch Schweigen als zurückgetreten: { $at }. Es läuft keine { -clock }.
page-desk-appeal = { $names }: { -appeal } gegen Maßnahme { $number } ({ $act }), seit { $at }.
page-desk-own-act = Die Maßnahme ist von dir, deshalb entscheidet über den { -appeal } eine andere { -arbiter }.
page-desk-game = { $game } am Tisch der { -arbiter }: { $white } - { $black }
page-desk-to-board = Brett und { -move(case: "plural") }
page-desk-done = Es ist eingetragen.
page-desk-acts = Maßnahmen
page-desk-acts-about = Bei jeder siehst du zuerst, was sie an beiden { -clock(case: "plural") } ändert. Beide Seiten lesen die Begründung.
page-desk-acts-none = In dieser { -game } kannst du jetzt keine Maßnahme treffen.
page-desk-act = { $act ->
    [decide-claim] Über die { -claim } entscheiden
    [claim-flag] Die { -game } wegen des gefallenen { -flag(case: "genitive") } beenden
    [decide-appeal] Über einen { -appeal } entscheiden
    [acknowledge-face] Die Aufschrift des { -envelope(case: "genitive") } bestätigen
    [set-resumption] Einen anderen Zeitpunkt für die { -resume } festlegen
    [approve-early-opening] Der vorzeitigen Öffnung des { -envelope(case: "genitive") } zustimmen
    [declare-missing] Den { -envelope } für verloren erklären
    [envelope] Den { -envelope } öffnen
    [warn] Eine Seite verwarnen
    [give-time] Zeit gutschreiben
    [take-time] Zeit abziehen
    [correct-clocks] Die { -clock(case: "plural") } berichtigen
    [adjudicate] Über das Ergebnis entscheiden
    [forfeit] Die { -game } für eine Seite verloren erklären
    [cancel] Die { -game } streichen
    [replay] Die { -game } streichen und neu beginnen
    [annul] Die { -game } annullieren
    [change-points] Die Punkte ändern
    [grant-leave] Sonderurlaub geben
    [end-leave] Urlaub beenden
    [adjourn] Die { -game } { -adjourn(form: "infinitive") }
    [take-back] { -move(case: "plural") } zurücknehmen
    [replace] Ersatz einsetzen
    [withdraw] Einen Rücktritt eintragen
   *[expel] Eine Seite ausschließen
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Seite
    [time] Zeit, zum Beispiel 2d oder 1d 12h
    [used_white] Von { -white } verbrauchte Zeit, zum Beispiel 1d 12h
    [used_black] Von { -black } verbrauchte Zeit, zum Beispiel 1d 12h
    [deadline] { -deadline } der laufenden { -clock } in deiner Zeitzone; leer bleibt sie, wie sie ist
    [result] Ergebnis
    [points_white] Punkte von { -white }
    [points_black] Punkte von { -black }
    [first] Erster Tag, nach der Ortszeit dieser Seite
    [last] Letzter Tag, nach der Ortszeit dieser Seite
    [ply] Halbzüge, die gelten
    [player] Name der Person, die als Ersatz spielt
    [scope] { -game(case: "plural") }
    [claim] { -claim }
    [upheld] Entscheidung über die { -claim }
    [act] Maßnahme
    [reverse] Entscheidung über den Einspruch
    [resume_at] Zeit der { -resume }, in deiner Zeitzone
   *[reason] Begründung, die beide Seiten lesen
}
page-desk-scope = { $scope ->
    [game] Nur diese { -game }
    [event] Alle laufenden { -game(case: "plural") } dieser Person in diesem Turnier
   *[all] Alle laufenden { -game(case: "plural") } dieser Person hier
}
page-desk-white = { -white }, { $name }
page-desk-black = { -black }, { $name }
page-desk-upheld = Die { -claim } ist richtig.
page-desk-rejected = Die { -claim } ist nicht richtig.
page-desk-reversed = Die Maßnahme ist aufgehoben.
page-desk-confirmed = Die Maßnahme bleibt bestehen.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Dieses Feld ist nicht lesbar, deshalb ist nichts geschehen: { $field }.
page-desk-preview = Auswirkung zeigen
page-desk-not-done = Noch ist nichts eingetragen. Sieh dir die Auswirkung an, und bestätige sie unten.
page-desk-effect = Auswirkung
page-desk-on-record = Wenn du es bestätigst, steht das im Protokoll von { $game }, { $white } - { $black }:
page-desk-drops = Bedingte { -move(case: "plural") } entfallen: die von { $names }.
page-desk-elsewhere = Auch andere { -game(case: "plural") } ändern sich: { $scope }.
page-desk-again = Die { -game } beginnt neu, unter einer neuen Nummer.
page-desk-clocks-now = { -clock(case: "plural") } jetzt
page-desk-clocks-after = { -clock(case: "plural") } danach
page-desk-confirm = Bestätigen: { $act }
page-desk-change = Erst ändern
page-desk-stale = Die { -game } hat sich geändert, seit die Auswirkung gezeigt wurde, deshalb ist nichts geschehen. Das ist die Auswirkung jetzt.
page-desk-stale-envelope = Die { -game } hat sich geändert, seit diese Seite gezeigt wurde, deshalb ist nichts geschehen.
page-desk-envelope = Der { -envelope }
page-desk-envelope-of = { $game }: der { -envelope }
page-desk-early = Der { -envelope } ist noch nicht fällig. { $needed ->
    [one] Um ihn vor der Zeit zu öffnen, muss eine { -arbiter } zustimmen.
   *[other] Um ihn vor der Zeit zu öffnen, müssen { $needed } { -arbiter(case: "plural") } zustimmen.
}
page-desk-early-nobody = Bisher hat niemand zugestimmt.
page-desk-early-you = Du hast zugestimmt.
page-desk-early-agreed = { $name } hat zugestimmt.
page-desk-early-other = Eine andere { -arbiter } öffnet ihn.
page-desk-pace = Wie beide ihre Zeit verbraucht haben
page-desk-pace-in = { $game }: wie beide ihre Zeit verbraucht haben
page-desk-commitment = Prüfsumme (Commitment, SHA-256 des Textes):
page-desk-held-here = Der Dienst öffnet ihn, wenn die { -game } { -resume(form: "participle") } wird.
page-desk-held = { $needed ->
    [one] Um ihn zu öffnen, braucht es einen der Schlüssel von { $holders }.
   *[other] Um ihn zu öffnen, braucht es { $needed } der Schlüssel von { $holders }.
}
page-desk-opening-about = Was auf den { -clock(case: "plural") } folgt, hängt vom { -sealed-move(case: "accusative") } ab, den niemand sieht, bevor der { -envelope } geöffnet ist.
page-resume-about = Der Dienst öffnet dann den { -envelope } und spielt den { -sealed-move(case: "accusative") }. Ist dieser { -move } nicht regelgerecht oder nicht eindeutig, kann die { -game } zu Ende sein. Das lässt sich nicht rückgängig machen.
page-desk-resume = Die { -game } { -resume(form: "infinitive") }
page-desk-open = Den { -envelope } öffnen
page-desk-open-about = Entschlüssele ihn mit deinem Schlüssel, außerhalb dieser Seite: age -d -i KEY envelope.age. Füge dann hier den ganzen Text ein; es zählt nur der Text mit dieser Prüfsumme. Die Seite zeigt ihn nicht noch einmal.
page-desk-decrypt-about = Oder entschlüssele ihn in diesem Browser. Dein geheimer Schlüssel wird nicht abgeschickt, und der Text nur mit dem Formular unten. Ein Dienst, der deinem Browser ein anderes Skript schickt, könnte den Schlüssel lesen: Die Kommandozeile ist sicherer.
page-desk-decrypt-closed = Geschlossener { -envelope }, oder was der Schlüssel einer anderen { -arbiter } noch geschlossen ließ
page-desk-decrypt-key = Dein geheimer Schlüssel, aus der Datei von age-keygen
page-desk-decrypt-file = Geheimer Schlüssel aus einer Datei
page-desk-decrypt = In diesem Browser entschlüsseln
page-desk-decrypt-no-key = Hier steht kein geheimer Schlüssel von age. So einer beginnt mit AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Dieser Schlüssel öffnet ihn nicht.
page-desk-decrypt-wrong = Was im { -envelope } ist, passt nicht zur Prüfsumme (Commitment).
page-desk-decrypt-left = Dein Schlüssel hat eine Hülle geöffnet. Gib das der nächsten { -arbiter }, die es mit einem anderen Schlüssel öffnet:
page-desk-closed = Der geschlossene { -envelope }
page-desk-text = Text des { -envelope(case: "genitive") }
page-desk-early-reason = Begründung, wenn er vor der Zeit geöffnet wird; beide Seiten lesen sie
page-desk-trail = Verlauf
page-desk-column = { $column ->
    [number] Nr.
    [what] Was
    [by] Wer
    [received] Eingegangen
    [judged] Beurteilt
    [white] { -clock } von { -white } danach
   *[black] { -clock } von { -black } danach
}
page-desk-channel = { $channel ->
    [mail] per Mail
    [http] über Seite oder API
    [console] über die Kommandozeile
   *[timekeeper] von selbst
}
page-desk-refused = Abgelehnt: { $why }
page-desk-recorded = Wie eingetragen
page-desk-cause = Ursache:
page-desk-seconds = { $n } s
page-desk-clock = { $used } verbraucht, { $left } übrig.
page-desk-left-off = Abgelehnte Versuche, die nicht gezeigt werden: { $n }.
page-desk-event = { $event ->
    [created] Die { -game } begann
    [moved] { -move }
    [said] Nachricht
    [draw_offered] { -draw-offer }
    [draw_declined] { -draw } abgelehnt
    [claim_upheld] { -claim } anerkannt
    [claim_referred] { -claim } für eine { -arbiter }
    [analysed] Analyse
    [claim_lapsed] { -claim } hinfällig
    [claim_rejected] { -claim } abgelehnt
    [illegal_move] { -illegal(form: "Attributive-r") } { -move }
    [adjournment_proposed] { -adjourn } vorgeschlagen
    [adjournment_declined] { -adjourn } abgelehnt
    [sealing_began] Die Seite am { -move } muss { -seal }
    [drafted] Entwurf in den { -envelope } gelegt
    [sealed] { -move } { -seal(form: "participle") }
    [face_acknowledged] Aufschrift des { -envelope(case: "genitive") } bestätigt
    [resumption_set] Zeit der { -resume } festgelegt
    [resumption_requested] Eine Seite ist bereit zur { -resume }
    [resumed] Die { -game } wird { -resume(form: "participle") }
    [early_opening_approved] Vorzeitige Öffnung genehmigt
    [came_late] Eine Seite ist zu spät erschienen
    [envelope_missing] { -envelope } verloren, oder er lässt sich nicht öffnen
    [publication_agreed] Eine Seite stimmt zu, den { -envelope } zu veröffentlichen
    [envelope_published] { -envelope } veröffentlicht
    [reading_chosen] Lesart des { -sealed-move(case: "genitive") } gewählt
    [clocks_questioned] Falsche { -clock(case: "plural") } gemeldet
    [opened] { -envelope } geöffnet
    [flag_fell] { -flag } gefallen
    [leave_booked] Urlaub eingetragen
    [leave_cancelled] Urlaub abgesagt
    [reflection_declared] Weiteres Nachdenken erklärt
    [downtime_returned] Ausfallzeit gutgeschrieben
    [zone_noted] Zeitzone eingetragen
    [clock_refilled] { -clock } aus dem Vorrat aufgefüllt
    [mail_problem] Mails kommen nicht an
    [mail_restored] Mails kommen wieder an
    [ended] Ende der { -game }
    [withdrawn] Rücktritt
    [appealed] { -appeal }
    [appeal_decided] Über den { -appeal } entschieden
    [act_warn] { -arbiter }: Verwarnung
    [act_time] { -arbiter }: Zeit gutgeschrieben oder abgezogen
    [act_clocks] { -arbiter }: { -clock(case: "plural") } berichtigt
    [act_adjudicate] { -arbiter }: über das Ergebnis entschieden
    [act_forfeit] { -arbiter }: { -game } für verloren erklärt
    [act_cancel] { -arbiter }: { -game } gestrichen
    [act_annul] { -arbiter }: { -game } annulliert
    [act_give_way] Eine andere { -game } zählt
    [act_points] { -arbiter }: Punkte geändert
    [act_leave] { -arbiter }: Sonderurlaub gegeben
    [act_end_leave] { -arbiter }: Urlaub beendet
    [act_adjourn] { -arbiter }: { -adjourn } angeordnet
    [act_take_back] { -arbiter }: { -move(case: "plural") } zurückgenommen
    [act_replace] { -arbiter }: Ersatz eingesetzt
    [act_expel] { -arbiter }: Seite ausgeschlossen
   *[other] { $event }
}

page-admin = Administration
page-admin-players = Konten
page-admin-mail = Eingehende Mails
page-admin-trouble = Mails und Ereignisse, die nicht ankommen
page-admin-health = Zustand des Dienstes
page-admin-aside = { $n ->
    [0] Keine eingegangene Mail wartet auf dich.
    [one] Eine eingegangene Mail wartet auf dich.
   *[other] { $n } eingegangene Mails warten auf dich.
}
page-admin-more = Mehr
page-admin-none = Es gibt keine Einträge.
page-admin-part = Teil des Namens
page-admin-address = Ganze Mailadresse
page-admin-search = Suchen
page-admin-no-address = Kein Konto hat diese Adresse.
page-admin-since = seit { $at }
page-admin-player = Konto { $name }
page-admin-role = Rolle
page-admin-deleted = Dieses Konto wurde gelöscht.
page-admin-mail-arrives = Keine Mail an dieses Konto kam zurück.
page-admin-stopped = Mails, die seit { $since } zurückkamen: { $n }; der Grund bei der letzten: { $reason }. Mails über { -game(case: "plural") } werden nicht mehr geschickt.
page-admin-returned = Mails, die seit { $since } zurückkamen: { $n }; der Grund bei der letzten: { $reason }. Mails werden weiterhin geschickt.
page-admin-sessions = Sitzungen
page-admin-no-sessions = Dieses Konto ist nirgends angemeldet.
page-admin-trail = Verlauf des Kontos
page-admin-trail-about = Die neuesten Einträge stehen oben. Wem das Konto gehört, bekommt den Verlauf mit den eigenen Daten.
page-admin-event = { $what ->
    [signed_up] Konto erstellt
    [signed_in] Angemeldet
    [session_ended] Sitzung beendet
    [sessions_ended] Alle Sitzungen beendet
    [refresh_token_reused] Sitzung beendet, weil ihr Schlüssel zweimal benutzt wurde
    [api_token_made] Token für Programme erstellt
    [api_token_revoked] Token für Programme widerrufen
    [api_tokens_revoked] Alle Token für Programme widerrufen
    [calendar_made] Adresse des Kalenders erstellt
    [calendar_revoked] Adresse des Kalenders widerrufen
    [webhook_secret_made] Geheimer Schlüssel eines Webhooks erstellt
    [webhook_enabled] Webhook eingeschaltet
    [webhook_deleted] Webhook gelöscht
    [envelope_key] Schlüssel für { -sealed-move(case: "plural-bare") } gesetzt
    [address_changed] Mailadresse geändert
    [role_changed] Rolle geändert
    [mail_stopped] Mails über { -game(case: "plural") } eingestellt
    [mail_resumed] Mails über { -game(case: "plural") } wieder aufgenommen
    [mail_restored] Mails über { -game(case: "plural") } durch die Administration wieder aufgenommen
    [unsubscribed_by_link] Mitteilungen über den Link in einer Mail abgeschaltet
    [text_erased] Text gelöscht
    [mail_replayed] Eingehende Mail noch einmal gelesen
    [mail_released] Eingehende Mail freigegeben
    [mail_discarded] Eingehende Mail verworfen
    [deleted] Konto gelöscht
   *[other] { $what }
}
page-admin-restored = der Dienst wurde aus einer Sicherung wiederhergestellt
page-admin-text-place = { $game }, Ereignis { $number }
page-admin-reason = Begründung; sie bleibt für immer eingetragen: Schreibe nichts Persönliches
page-admin-no-reason = Es ist nichts geschehen: Schreibe eine Begründung in einer Zeile, höchstens 200 Zeichen.
page-admin-act = { $act ->
    [role] Rolle ändern
    [restore-mail] Wieder Mails schicken
    [end-sessions] Alle Sitzungen beenden
    [replay] Noch einmal lesen
    [release] Freigeben
   *[discard] Verwerfen
}
page-admin-effect = { $act ->
    [role] Das Konto hat sofort die neue Rolle, und eine Mail teilt es der Person mit.
    [restore-mail] Die zurückgekommenen Mails werden vergessen, und Mails über { -game(case: "plural") } werden wieder an dieses Konto geschickt.
    [end-sessions] Das Konto wird überall abgemeldet. Token für Programme bleiben.
    [replay] Die Mail wird von vorn gelesen. Was sie schon bewirkt hat, geschieht nicht noch einmal.
    [release] Die Mail gilt auf dein Wort hin als von der Person geschrieben, der das Konto gehört, wer auch immer sie geschickt hat.
   *[discard] Die Mail wird nicht weiter bearbeitet, und ihr Text wird für immer gelöscht.
}
page-admin-not-done = Noch ist nichts geschehen. Sieh es dir an, und bestätige es unten.
page-admin-done = Es ist geschehen und eingetragen.
page-admin-nothing = Es ist nichts geschehen: Es gab nichts zu tun, oder der Text der Mail ist nicht mehr da.
page-admin-own-game = Es ist nichts geschehen: Diese Mail betrifft vielleicht eine { -game } von dir, deshalb kümmert sich jemand anderes aus der Administration darum.
page-admin-mail-about = Eine Mail wird beiseitegelegt, wenn sie nicht lesbar ist, wenn nicht sicher ist, wer sie geschrieben hat, oder wenn jemand an die Administration geschrieben hat. Sieh sie dir an, bevor 30 Tage vorbei sind.
page-admin-list = { $list ->
    [aside] Beiseitegelegt
    [pending_confirm] Wartet auf eine Bestätigung
    [unanswered] Nicht beantwortet
   *[all] Alle
}
page-admin-mail-number = Mail { $id }
page-admin-mail-text = Text
page-admin-mail-state = { $state ->
    [received] Noch nicht gelesen
    [applied] Erledigt
    [duplicate] Kam schon früher
    [auto] Von einem Automaten geschrieben
    [bounced] Eine Mail, die zurückkam
    [rejected] Abgelehnt
    [pending_confirm] Wartet auf eine Bestätigung
    [quarantined] Beiseitegelegt
   *[poison] Beiseitegelegt, weil das Lesen scheiterte
}
page-admin-why = { $cause ->
    [auto_submitted] sie sagt, dass ein Programm sie geschrieben hat
    [precedence] sie sagt, dass sie eine Massenmail ist
    [list] sie kam über eine Mailingliste
    [autoreply] sie ist eine automatische Antwort
    [null_sender] sie hat keinen Absender, dem man antworten könnte
    [loop] sie ist eine Mail dieses Dienstes, die zurückkam
    [report] sie ist ein Bericht über eine Zustellung
    [robot] ihr Absender ist die Adresse eines Programms
    [own_address] ihr Absender ist eine Adresse dieses Dienstes
    [did_you_mean] es wurde nachgefragt, ob ein anderer { -move } gemeint ist
    [meant] der { -move } wurde bestätigt
    [asked] es wurde nachgefragt, was gemeint ist
    [erased] ihr Text ist gelöscht
    [unreadable] sie ist nicht lesbar
    [unreadable_row] ihr Eintrag in der Datenbank ist nicht lesbar
    [ambiguous_from] sie nennt nicht genau einen Absender
    [no_player] ihre Adresse gehört jetzt zu keinem Konto
    [mail_off] das Konto nimmt keine { -move(case: "plural") } per Mail an
    [message_id] sie ist eine Kopie einer früheren Mail
    [failed] sie meldet, dass eine Mail nicht ankam
    [not_counted] sie ist ein Bericht, der nicht zählt
    [delayed] sie meldet eine Verzögerung
    [to_bounce_address] sie ist kein Bericht, kam aber an eine Adresse für Berichte
    [nothing_to_confirm] es ist nichts zu bestätigen
    [nothing_waits] nichts wartet mehr auf eine Antwort
    [another_waits] eine andere Mail wartet auf eine Bestätigung
    [dmarc_fail] die Domain ihres Absenders sagt, dass sie gefälscht ist (DMARC)
    [not_a_player] wer sie geschrieben hat, spielt in dieser { -game } nicht mit
    [not_the_player] sie wurde nicht von der Person geschickt, der das Konto gehört
    [unconfirmed_sender] die Person, der das Konto gehört, wurde gefragt, ob die Mail von ihr ist
    [not_confirmed] niemand hat sie rechtzeitig bestätigt
    [confirmed] mit ihr wurde eine andere Mail bestätigt
    [disowned] in ihr steht, dass eine andere Mail nicht von diesem Konto ist
    [no_yes] sie sagt weder ja noch nein
    [passed_on] sie wurde an die Administration weitergeleitet
    [for_operator] sie konnte nicht an die Administration weitergeleitet werden
    [helped] sie wurde mit einer Erklärung beantwortet
    [joins] jemand ohne Konto wurde um eine Bestätigung gebeten
    [joined] mit ihr wurde ein Konto erstellt
    [before_an_act] sie wurde geschrieben, bevor eine { -arbiter } in der { -game } etwas rückgängig gemacht hat
    [before_restoration] sie wurde geschrieben, bevor der Dienst aus einer Sicherung wiederhergestellt wurde
    [unanswered] die Antwort darauf wurde zurückgehalten, weil es zu viele Antworten waren
    [discarded] sie wurde von der Administration verworfen
    [failures] das Lesen ist dreimal gescheitert
    [deaths] jedes Mal, wenn sie gelesen wurde, brach das Programm ab
    [left] sie wartet auf eine neuere Version des Dienstes
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Die Domain des Absenders bürgt dafür, von wem die Mail ist.
    [fail] Die Domain des Absenders sagt, dass die Mail gefälscht ist.
   *[unknown] Niemand bürgt dafür, von wem die Mail ist.
}
page-admin-outgoing = { $kind ->
    [game-started] Beginn einer { -game }
    [your-move] { -move } der { -opponent }
    [move-recorded] Bestätigung eines { -move(case: "genitive") }, der per Mail kam
    [reminder] Erinnerung
    [game-news] Neuigkeit aus einer { -game }
    [adjournment] { -adjourn }
    [arbiter-news] Neuigkeit für eine { -arbiter }
    [log-receipt] Beweis für einen { -sealed-move(case: "accusative") }
    [game-over] Ende einer { -game }
    [restored] Wiederherstellung aus einer Sicherung
    [challenge] Herausforderung
    [transcript] Antwort auf eine Mail
    [confirmation] Rückfrage
    [sign-in-code] Code
    [account-news] Neuigkeit zu einem Konto
    [digest] Sammelmail
   *[passed-on] Weitergeleitete Mail
}
page-admin-not-sent = { $reason ->
    [gone] der Empfänger meldet, dass es ihn nicht mehr gibt
    [failed] fünf Tage lang konnte nichts geschickt werden
    [restored] der Dienst wurde aus einer Sicherung wiederhergestellt
    [interrupted] das Programm endete während des Sendens
    [no_event] ein solches Ereignis gibt es nicht
    [redirect] der Empfänger verweist auf eine andere Adresse
    [internal] ein Fehler dieses Dienstes
    [timeout] der Empfänger antwortet nicht rechtzeitig
    [host_not_found] der Host des Empfängers ist unbekannt
    [private_address] der Empfänger hat keine Adresse im Internet
    [not_https] die Adresse des Empfängers ist unverschlüsselt
    [tls] das Zertifikat des Empfängers ist ungültig, oder TLS scheitert
    [connection_refused] der Empfänger nimmt keine Verbindung an
    [connection] die Verbindung zum Empfänger brach ab
    [not_http] der Empfänger antwortet nicht per HTTP
   *[other] der Empfänger antwortet mit Status { $reason }
}
page-admin-tries = { $n ->
    [one] Ein Versuch.
   *[other] { $n } Versuche.
}
page-admin-received = Eingegangen
page-admin-at = { $at }
page-admin-state = Zustand
page-admin-cause = Ergebnis oder Ursache
page-admin-to = An
page-admin-to-game = die Antwortadresse von { $name } in { $game }
page-admin-to-account = das Konto { $name }
page-admin-to-confirm = die Rückfrage zu Mail { $id }
page-admin-to-mailbox = das Postfach { $mailbox }
page-admin-to-bounce = die Rücksendeadresse der ausgehenden Mail { $id }
page-admin-author = Von wem sie ist
page-admin-attempts = Lesen
page-admin-confirmed = Sie gilt als von der Person geschrieben, der das Konto gehört.
page-admin-text-about = Das ist der Anfang der Mail, wie sie kam, ohne Adressen des Dienstes, Codes und kodierte oder HTML-Teile. Sag niemandem weiter, was darin steht.
page-admin-text-cut = Der Rest wird nicht gezeigt.
page-admin-hidden = { $because ->
    [own_game] Die Mail betrifft vielleicht eine { -game } von dir. Jemand anderes aus der Administration kümmert sich darum.
    [sealed] Der Text wird nicht gezeigt, weil ein { -sealed-move(case: "indefinite") } darin stehen kann: Eine { -game }, um die es gehen kann, hat einen oder kann einen bekommen. Noch einmal lesen, freigeben und verwerfen geht trotzdem.
    [secret] Der Text wird nicht gezeigt, weil ein { -move } darin stehen kann, oder ein Wort vom { -seal(form: "Infinitive") }, von Entwürfen oder von bedingten { -move(case: "dative-plural") }. Noch einmal lesen, freigeben und verwerfen geht trotzdem.
    [not_aside] Der Text wird nicht gezeigt, weil die Mail nicht beiseitegelegt wurde.
   *[gone] Der Text ist gelöscht.
}
page-admin-bounces = Konten, bei denen Mails nicht ankommen
page-admin-sources = Postfächer, aus denen Mails abgeholt werden
page-admin-source-unused = nicht in Gebrauch
page-admin-source-fine = Mails werden abgeholt
page-admin-source-looked = Zuletzt nachgesehen: { $at }
page-admin-dead = Ausgehende Mails, deren Zustellung endgültig gescheitert ist
page-admin-an-address = an eine Adresse ohne Konto
page-admin-about = zu { $game }
page-admin-webhooks = Webhooks, die abgeschaltet sind oder scheitern
page-admin-webhook = Webhook { $id } bei { $host }
page-admin-webhook-failing = scheitert seit { $since }
page-admin-webhook-off = abgeschaltet ({ $because })
page-admin-deliveries = Ereignisse, deren Zustellung endgültig gescheitert ist
page-admin-delivery = Ereignis { $id } für Webhook { $webhook }, zu { $game }
page-admin-ready = Der Dienst ist bereit.
page-admin-not-ready = Der Dienst ist nicht bereit.
page-admin-clock-jumped = Die Uhr des Rechners wurde verstellt. Kein { -flag } fällt, und nichts wird gelöscht, bis sie stimmt.
page-admin-answers-held = Mehr automatische Antworten als üblich sind fällig. So viele werden zurückgehalten und gehen später hinaus: { $n }
page-admin-commands-aside = Anfragen für alle { -game(case: "plural") } einer Person, die in einer davon gescheitert sind: { $n }
page-admin-version = Version
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Generation der Datenbank
page-admin-backup = Letzte Sicherung mit postzug backup
page-admin-no-backup = keine bekannt
page-admin-running = Laufende { -game(case: "plural") }
page-admin-ended = Beendete { -game(case: "plural") }
page-admin-accounts = Konten
page-admin-bytes = Größe der Datenbank
page-admin-set-aside = Beiseitegelegte eingehende Mails
page-admin-unsent = Fällige ausgehende Mails
page-admin-oldest = Die älteste wartet schon { $age }.
page-admin-undelivered = Fällige Ereignisse für Webhooks
page-admin-log-size = Einträge des Logs
page-admin-log-signed = Einträge unter dem letzten Checkpoint
page-admin-log-waiting = Ereignisse, die noch nicht im Log sind
page-admin-checkpoint = Checkpoint des Logs
page-admin-health-more = Der Befehl postzug doctor sieht sich den Rechner, das Relay und das DNS an.

page-problem = Nicht ausgeführt
page-typed = Das hast du geschrieben, und es wurde nicht abgeschickt: Kopiere es
page-typed-reason = Begründung
page-claim-move = Die { -claim } steht im Protokoll, und der angekündigte { -move } ist gespielt.
page-claim-no-move = Die { -claim } steht im Protokoll, und der { -move } ist noch zu machen.
page-claim-recorded = Die { -claim } steht im Protokoll; wurde ein regelgerechter { -move } angekündigt, ist er gespielt.
page-problem-code = { $status }, { $code }
