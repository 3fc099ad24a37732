### Every sentence that a person reads, in Italian. docs/translating.md says how to add a language.

-chess = scacchi
-game = { $case ->
    [plural] partite
    [Plural] Partite
    [Singular] Partita
   *[singular] partita
}
-move = { $case ->
    [plural] mosse
    [Plural] Mosse
    [Singular] Mossa
   *[singular] mossa
}
-half-move = { $case ->
    [plural] semimosse
   *[singular] semimossa
}
-sealed-move = { $case ->
    [plural] mosse sigillate
    [Singular] Mossa sigillata
   *[singular] mossa sigillata
}
-draw = { $case ->
    [Singular] Patta
   *[singular] patta
}
-castling = arrocco
-en-passant = en passant
-promotion = promozione
-draw-offer = { $case ->
    [plural] offerte di patta
   *[singular] offerta di patta
}
-opponent = { $case ->
    [plural] parti avversarie
   *[singular] parte avversaria
}
-arbiter = { $case ->
    [plural] arbitri
    [Plural] Arbitri
    [Singular] Arbitro
   *[singular] arbitro
}
-envelope = { $case ->
    [plural] buste
    [Plural] Buste
    [Singular] Busta
   *[singular] busta
}
-clock = { $case ->
    [plural] orologi
    [Plural] Orologi
    [Singular] Orologio
   *[singular] orologio
}
-flag = { $case ->
    [plural] bandierine
    [Plural] Bandierine
    [Singular] Bandierina
   *[singular] bandierina
}
-deadline = scadenza
-claim = { $case ->
    [plural] reclami
   *[singular] reclamo
}
-tablebase = tablebase
-leave = ferie
-adjournment = sospensione
-check = { $case ->
    [Singular] Scacco
   *[singular] scacco
}
-mate = scacco matto
-stalemate = stallo
-white = Bianco
-black = Nero
-resign = { $form ->
    [noun] abbandono
    [present] abbandona
    [participle] abbandonato
    [Present] Abbandona
   *[infinitive] abbandonare
}
-adjourn = { $form ->
    [feminine] sospesa
    [imperative] sospendi
    [Noun] Sospensione
    [Imperative] Sospendi
   *[noun] sospensione
}
-resume = { $form ->
    [present] riprende
    [infinitive] riprendere
    [participle] ripreso
    [Noun] Ripresa
   *[noun] ripresa
}
-seal = { $form ->
    [masculine] sigillato
    [feminine] sigillata
    [noun] sigillatura
    [present] sigilla
    [Feminine] Sigillata
    [Present] Sigilla
   *[infinitive] sigillare
}
-illegal = { $form ->
    [plural] illegali
   *[bare] illegale
}
-appeal = { $form ->
    [Bare] Ricorso
    [Plural] Ricorsi
   *[bare] ricorso
}

language-name = Italiano

## Dates and lengths of time

date = { $weekday } { $day ->
    [one] 1º
   *[other] { $day }
} { $month } { $year }, ore { $time } ({ $iso } { $offset })
date-beyond = una data oltre il calendario
weekday-monday = lunedì
weekday-tuesday = martedì
weekday-wednesday = mercoledì
weekday-thursday = giovedì
weekday-friday = venerdì
weekday-saturday = sabato
weekday-sunday = domenica
month-january = gennaio
month-february = febbraio
month-march = marzo
month-april = aprile
month-may = maggio
month-june = giugno
month-july = luglio
month-august = agosto
month-september = settembre
month-october = ottobre
month-november = novembre
month-december = dicembre
length-days = { $n } { $n ->
    [one] giorno
   *[other] giorni
}
length-hours = { $n } { $n ->
    [one] ora
   *[other] ore
}
length-minutes = { $n } { $n ->
    [one] minuto
   *[other] minuti
}
exact-days = { $n } { $n ->
    [one] g
   *[other] gg
}
exact-hours = { $n } h
exact-minutes = { $n } min
exact-seconds = { $n } s

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } o { $last }
list-more = { $list } e altre { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} per ogni { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} in { $time }
control-then = { $first }, poi { $next }
control-increment-of = { $period } + { $increment } per { -move }
control-cap-of = { $period }, al massimo { $cap }
control-delay-of = { $period }, con un ritardo di { $delay }
control-whole-days = { $control }, in giorni interi
control-double = { $control }, tempo doppio dopo { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
control-thematic-start = { $control }, inizio tematico
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } per { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
}

## What adjourned games wait for

adjourned-resumption = l’ora della { -resume }, oppure { $replier }
adjourned-opening = l’apertura della { -envelope }; nessun { -clock } è in moto
adjourned-replier = { $replier }; il suo { -clock } è in moto
adjourned-former_sealer = { $replier }, che aveva { -seal(form: "masculine") } prima e non è ancora presente; il suo { -clock } è in moto
adjourned-late_opening = l’apertura della { -envelope }: qualcuno è arrivato troppo tardi
adjourned-adjudication = l’{ -arbiter }, per l’aggiudicazione, oppure { $sealer }, se ha ancora il testo { -seal(form: "masculine") }; nessun { -clock } è in moto
adjourned-sealed_text = { $sealer }, per mostrare il testo { -seal(form: "masculine") }; il suo { -clock } è in moto
adjourned-reading = { $replier }, per scegliere un’interpretazione; il suo { -clock } è in moto
adjourned-publication = un { -arbiter } con una chiave, oppure { $sealer }, per mostrare quello che entrambe le parti vogliono mostrare
adjourned-sealing = { $sealer }, per { -seal } la bozza o un’altra { -move }; il suo { -clock } è in moto
adjourned-gone = { $waits_for }; fra gli account che hanno le chiavi della { -envelope } non esistono più: { $players }{ $complete ->
    [no] , perciò la { -envelope } qui non si può aprire
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Hai un account su { $site }, e qui il tuo nome è { $name }. Se non hai chiesto tu l’account, non fare nulla: nessuna { -game } comincia senza di te.

    Puoi fare tutto per email. Rispondi a questa email con un comando per riga:

    {"  "}{ command-seek }: cerca qualcuno con cui giocare; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: chi altro cerca; { command-accept-challenge } C7 comincia la { -game }
    {"  "}{ command-challenge } NOME: sfida una persona
    {"  "}{ command-games }: le tue { -game(case: "plural") }, e a chi tocca
    {"  "}{ command-settings }: il tuo fuso orario, come ti vengono scritte le { -move(case: "plural") } e quali avvisi ricevi
    {"  "}{ command-help }: tutti i comandi

    Quando comincia una { -game }, un’email mostra la posizione e il tuo { -clock }. Rispondi con la tua { -move }, per esempio e4 o 5254, da sola su una riga.
account-deleted = L’account { $name } è stato cancellato. A questo indirizzo non viene inviato più nulla.
account-address = L’account { $name } ha ora un altro indirizzo email. A questo indirizzo non viene inviato più nulla, e tutte le sessioni e i token API sono terminati. Se non l’hai chiesto tu, avverti chi gestisce questo servizio.
account-role = Ora il tuo ruolo è: { $role }.
role-player = partecipante
role-arbiter = arbitraggio
role-administrator = amministrazione
account-envelope-key = Per il tuo account è stata impostata una chiave che apre le { -sealed-move(case: "plural") }: { $key }. Se non l’hai chiesto tu, termina le tue sessioni e avverti subito chi amministra il servizio: da adesso le { -move(case: "plural") } vengono sigillate per quella chiave.
account-token-made = Per il tuo account è stato creato il token API “{ $label }”. Se non l’hai chiesto tu, revocalo.
account-tokens-revoked = Il servizio è stato ripristinato da un backup. I tuoi token API sono stati revocati, perché altrimenti tornerebbe valido un token revocato da te nel frattempo. Creane di nuovi per i tuoi programmi.
calendar-made = L’indirizzo del tuo calendario è stato creato. I programmi di calendario vi si abbonano e mostrano le scadenze delle tue { -game(case: "plural") }:
calendar-how = Chi ha l’indirizzo può leggere le tue scadenze, quindi non darlo a nessuno. L’indirizzo precedente non funziona più. Per revocare questo, scrivi: { command-calendar-off }
calendar-shown = È stato creato un indirizzo del tuo calendario. Chi lo ha può leggere le scadenze delle tue { -game(case: "plural") }. Se ce n’era uno precedente, non funziona più. Se non l’hai chiesto tu, scrivi: { command-calendar-off }
calendar-void = Il servizio è stato ripristinato da un backup. L’indirizzo del tuo calendario è stato revocato, perché altrimenti tornerebbe valido un indirizzo revocato da te nel frattempo. Per crearne uno nuovo, scrivi: { command-calendar }
webhook-made = Per il tuo account è stato creato un webhook: gli eventi delle tue { -game(case: "plural") } vengono inviati a { $host }. Se non l’hai chiesto tu, eliminalo e revoca i tuoi token API.
webhook-secret-made = Il tuo webhook che invia a { $host } ha ora un altro segreto. Quello precedente vale ancora per 24 ore. Se non l’hai chiesto tu, elimina il webhook e termina le tue sessioni.
webhook-secrets-a-day = Segreti di webhook che hai creato nelle ultime 24 ore: { $limit }. Aspetta prima di crearne un altro.
webhook-enabled = Il tuo webhook è stato attivato: gli eventi delle tue { -game(case: "plural") } vengono inviati a { $host }. Se non l’hai chiesto tu, eliminalo e termina le tue sessioni.
webhook-off = Per cinque giorni non è stato possibile inviare nulla a { $host }. Il tuo webhook è stato disattivato, e ciò che era in attesa non verrà più inviato. Quando il destinatario funziona, riattiva il webhook.
webhook-failed = Il tuo webhook non funziona: in tre giorni non è stato possibile inviare un evento a { $host }, e non si tenterà più di inviarlo. Gli eventi successivi vengono ancora inviati. Guarda gli invii del webhook; si possono ripetere per 30 giorni. Su questo non arriverà nessun’altra email finché un invio non riesce.
webhook-gone = Il destinatario presso { $host } comunica di non esistere più. Il tuo webhook è stato disattivato, e non gli viene inviato più nulla.
webhook-restored = Il servizio è stato ripristinato da un backup. Il tuo webhook presso { $host } è stato disattivato, perché altrimenti tornerebbe un webhook eliminato da te nel frattempo. Riattivalo, o eliminalo.
account-session-copied = Una chiave di una delle tue sessioni (programma: { $device }) è stata usata due volte: forse qualcuno l’ha copiata. Quella sessione è stata terminata. Accedi di nuovo dove ti serve.
account-unknown-client = sconosciuto
bounce-unknown = nessun codice di stato
bounce-expired = nessuna consegna in tempo
bounce-not-sent = nessuna connessione con un server di posta che la accetti
account-mail-stopped = Le email per { $name } non arrivano. Email tornate indietro a partire da { $since }: { $bounces }. Il motivo dell’ultima: { $reason }. A { $name } non vengono più inviate email sulle { -game(case: "plural") }, finché le email non arrivano di nuovo. È scritto nel registro di ogni { -game } in corso: { $games }. Gli { -clock(case: "plural") } restano in moto; se ne deriva qualcosa, lo decide l’{ -arbiter }.
account-mail-stopped-help = Le tue { -game(case: "plural") } sono qui, e i loro { -clock(case: "plural") } restano in moto. Fa’ in modo che la tua casella accetti le email, o cambia l’indirizzo con POST /v1/me/address. Poi invia POST /v1/me/mail/resume.
account-mail-returned-help = Fa’ in modo che la tua casella accetti le email, o cambia l’indirizzo con POST /v1/me/address. Le email vengono ancora inviate; se ne tornano indietro altre, l’invio si ferma.
account-mail-not-fetched = A partire da { $since } non si può prelevare nessuna email da { $source }: { $trouble ->
    [unreachable] il server non è raggiungibile
    [slow] il server non risponde in tempo
    [certificate] il certificato del server non è valido, o TLS non riesce
    [password] il server rifiuta l’utente o la password
    [folder] la cartella non si può aprire
    [full] la casella è piena
   *[protocol] il server rifiuta un comando
}. Le { -move(case: "plural") } inviate per email aspettano lì. Che cosa fare: postzug doctor.
account-mail-aside = Un altro programma ha modificato { $source } mentre Postzug ne toglieva email. A partire da { $since } un file accanto contiene ciò che lì forse manca; le email vengono ancora prelevate. Che cosa fare: postzug doctor.
account-mail-single = A partire da { $since } alcune email in { $source } non si possono prelevare, e le { -move(case: "plural") } che contengono aspettano lì. Le altre email vengono prelevate. Postzug continua a provare. Che cosa fare: cerca il motivo nel log. Per un’email che elimini o sposti altrove non vengono fatti altri tentativi.
account-left = { $how ->
    [silence] { $name } ha perso per silenzio metà delle sue { -game(case: "plural") }. Questo vale come ritiro
    [withdrawal] { $name } ha dichiarato il ritiro
   *[expulsion] È stata decisa l’esclusione di { $name }
} { $scope ->
    [all] da tutte le { -game(case: "plural") }
   *[event] dal torneo “{ $event }”
}. { $games }
account-left-none = Non ci sono altre { -game(case: "plural") }.
account-left-none-yet = Le sue altre { -game(case: "plural") } in corso: per ora nessuna.
account-left-games = Le sue altre { -game(case: "plural") } in corso: { $games }.
account-left-fault = In alcune non è stato possibile, a causa di un errore: chi gestisce il servizio lo trova nel log.
account-left-open = In queste nessun { -clock } è in moto, finché un { -arbiter } non le aggiudica o non lascia continuare un’altra persona: { $games }.
account-not-done = { $game } (non eseguito: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Non giochi in questa { -game }.
    .title = Non giochi in questa { -game }
    .help = Possono farlo solo le due persone che giocano.
refusal-not_an_arbiter = Può farlo solo un { -arbiter }.
    .title = Può farlo solo un { -arbiter }
    .help = Chiedi a un { -arbiter } della { -game }.
refusal-same_player = Nessuno può giocare contro se stesso.
    .title = Nessuno gioca contro se stesso
    .help = Indica un’altra persona.
refusal-bad_start = La { -game } non può cominciare così: { $reason }.
    .title = La { -game } non può cominciare così
    .help = Correggi la posizione iniziale o il regolamento.
refusal-not_your_move = Tocca alla { -opponent }.
    .title = Tocca alla { -opponent }
    .help = Aspetta la { -move } della { -opponent }.
refusal-wrong_ply = Questo era per la posizione dopo { $expected ->
    [one] { $expected } { -half-move }
   *[other] { $expected } { -half-move(case: "plural") }
}, ma le { -half-move(case: "plural") } giocate sono { $current }.
    .title = Era per un’altra posizione
    .help = Leggi di nuovo la { -game } e invia la { -move } per il numero attuale di { -half-move(case: "plural") } (ply).
refusal-already_played = Questa { -move } è già registrata come { -half-move } { $ply }.
    .title = Questa { -move } era già registrata
    .game = La { -move } resta come è stata registrata la prima volta.
    .help = Non devi fare nulla: la { -move } è valida.
refusal-not_a_move = “{ $text }” non è una { -move } in nessuna delle notazioni che questo servizio conosce.
    .title = Non è una { -move }
    .help = Scrivi una sola { -move }, per esempio 5254 o e4; GET .../legal elenca quelle legali.
refusal-illegal_move = “{ $text }” qui non è legale: { $reason }.
    .title = Qui non è legale
    .game = Non è stata fatta nessuna { -move } e l’{ -clock } resta in moto. Il tentativo viene contato.
    .help = Invia una { -move } legale; GET .../legal le elenca.
refusal-ambiguous_move = “{ $text }” ha più di un’interpretazione: { $readings }.
    .title = Corrisponde a più di una { -move } legale
    .help = Invia una delle interpretazioni.
refusal-promotion_missing = “{ $text }” deve dire che cosa diventa il pedone: { $readings }.
    .title = Manca il pezzo della { -promotion }
    .help = Indica che cosa diventa il pedone, per esempio 57581 o e8=Q.
refusal-too_late = Il tempo di riflessione era già esaurito quando questo è arrivato.
    .title = Il tempo di riflessione è esaurito
    .game = Non è stato fatto nulla. La { -flag } cade e il servizio chiude la { -game }, a meno che la caduta non debba essere reclamata.
    .help = In questa { -game } non si può inviare più nulla. Dove la caduta della { -flag } va reclamata, puoi ancora muovere finché nessuno la reclama.
refusal-game_over = La { -game } è finita.
    .title = La { -game } è finita
    .help = In questa { -game } non si può inviare più nulla.
refusal-no_draw_offer = La { -opponent } non ha offerto { -draw }.
    .title = Non c’è un’{ -draw-offer }
    .help = Offri { -draw } insieme alla tua prossima { -move }.
refusal-draw_too_early = Non ci si può accordare per la { -draw } prima che sia completata la { -move } { $move_number }.
    .title = Troppo presto per una { -draw } d’accordo
    .help = Continua a giocare; il regolamento di questa { -game } indica la { -move }.
refusal-claim_not_correct = Il { -claim } non è corretto: { $reason }.
    .title = Il { -claim } non è corretto
    .game = Il { -claim } è nel registro; se era annunciata una { -move } legale, è stata giocata, e draw_offer nella { -game } dice se il { -claim } vale come offerta.
    .help = Leggi di nuovo la { -game } prima della prossima { -move }.
refusal-offer_too_soon = Dopo un’{ -draw-offer } devi fare { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} prima di offrirla di nuovo: la { -draw } non è stata offerta.
    .title = Hai offerto { -draw } da poco
    .game = La { -move } che la accompagnava è stata giocata, senza l’offerta.
    .help = Aspetta l’offerta della { -opponent }, o fai le { -move(case: "plural") } indicate.
refusal-no_tablebase_claims = Il regolamento di questa { -game } non ammette { -claim(case: "plural") } con le { -tablebase }.
    .title = In questa { -game } niente { -claim(case: "plural") } con le { -tablebase }
    .help = Continua a giocare.
refusal-table_needed = Servono le { -tablebase }.
    .title = Le { -tablebase } non sono state consultate
    .help = Riprova più tardi; comunica l’id della richiesta a chi gestisce il servizio.
refusal-too_many_men = Con più di { $men } pezzi sulla scacchiera non è possibile nessun { -claim } con una { -tablebase }.
    .title = Troppi pezzi per una { -tablebase }
    .help = Reclama quando il numero di pezzi sulla scacchiera non supera quello ammesso dal regolamento.
refusal-referred_before = Su questa posizione è già stato interpellato un { -arbiter }: prima gioca una { -move }.
    .title = Su questa posizione è già stato interpellato un { -arbiter }
    .help = Gioca una { -move }; si può reclamare in un’altra posizione.
refusal-analysis_needed = L’aggiudicazione si chiede con la tua analisi, non si reclama.
    .title = L’aggiudicazione si chiede con un’analisi
    .help = Usa invece POST a .../adjudication.
refusal-no_adjudication = Il regolamento di questa { -game } non permette a chi gioca di chiedere l’aggiudicazione.
    .title = In questa { -game } non si può chiedere l’aggiudicazione
    .help = Continua a giocare; un { -arbiter } può aggiudicare senza richiesta.
refusal-already_asked = In questa { -game } hai già chiesto l’aggiudicazione.
    .title = Hai già chiesto l’aggiudicazione
    .help = Continua a giocare; un { -arbiter } può aggiudicare senza richiesta.
refusal-adjudication_too_early = L’aggiudicazione si può chiedere quando è completata la { -move } { $move_number }.
    .title = Troppo presto per chiedere l’aggiudicazione
    .help = Chiedila quando la { -move } indicata è completata da entrambe le parti.
refusal-analysed_enough = Hai presentato analisi tre volte; l’{ -arbiter } decide in base a quelle.
    .title = Hai presentato analisi tre volte
    .help = Aspetta la decisione.
refusal-bad_analysis = L’analisi è testo semplice da 1 a 20.000 caratteri.
    .title = L’analisi manca o è troppo lunga
    .help = Invia testo semplice da 1 a 20.000 caratteri.
refusal-claim_pending = Un { -claim } aspetta la decisione dell’{ -arbiter }; fino ad allora nessun { -clock } è in moto.
    .title = Un { -claim } aspetta l’{ -arbiter }
    .help = Aspetta la decisione; nessun { -clock } è in moto.
refusal-no_claim = Nessun { -claim } con questo numero aspetta una decisione.
    .title = Nessun { -claim } in attesa
    .help = Guarda di nuovo la { -game }.
refusal-adjourned = La { -game } è { -adjourn(form: "feminine") }; nessuna { -move } è possibile fino alla { -resume }.
    .title = La { -game } è { -adjourn(form: "feminine") }
    .help = Chiedi la { -resume }, o aspetta l’ora stabilita.
refusal-not_adjourned = La { -game } non è { -adjourn(form: "feminine") }.
    .title = La { -game } non è { -adjourn(form: "feminine") }
    .help = È possibile solo in una { -game } { -adjourn(form: "feminine") }.
refusal-must_seal = La { -game } sta per essere { -adjourn(form: "feminine") }: { -seal(form: "present") } la tua { -move } invece di giocarla.
    .title = La { -move } va { -seal(form: "feminine") }
    .help = Invia la { -move } con POST a .../seal.
refusal-not_sealing = Nessuna { -adjournment } è stata concordata o ordinata.
    .title = Nessuna { -adjournment } concordata o ordinata
    .help = Gioca la { -move }, o prima proponi la { -adjournment }.
refusal-not_sealable = Non è stato { -seal(form: "masculine") } nulla, la { -move } non è stata accolta: { $why }.
    .title = Non è stato { -seal(form: "masculine") } nulla
    .game = Non è stato { -seal(form: "masculine") } nulla; l’{ -clock } di chi ha il tratto resta in moto.
    .help = { -seal(form: "Present") } una sola { -move } legale, per esempio 5254 o e4.
refusal-adjournment_not_allowed = Il regolamento di questa { -game } non permette a chi gioca di concordare una { -adjournment }.
    .title = Qui la { -adjournment } non si può concordare
    .help = Chiedi a un { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] Hai già proposto la { -adjournment }; la { -opponent } non ha ancora risposto.
   *[no] La { -opponent } ha proposto la { -adjournment }. Per accettare, rispondi all’email che lo dice; un programma deve indicare la posizione sulla scacchiera.
}
    .title = La { -adjournment } è già stata proposta
    .help = Accetta la proposta della { -opponent } indicando il suo ply, o aspetta la risposta alla tua.
refusal-no_adjournment_proposed = La { -opponent } non ha proposto la { -adjournment }.
    .title = Non c’è una proposta di { -adjournment }
    .help = Proponila tu.
refusal-already_requested = Hai già chiesto la { -resume }; la { -envelope } si apre quando anche la { -opponent } è disponibile.
    .title = La { -resume } è già stata chiesta
    .help = Aspetta la { -opponent }.
refusal-commitment_mismatch = La { -envelope } aperta non corrisponde all’impronta registrata per { $sealed_by ->
        [white] il { -white }
       *[black] il { -black }
    }.
    .title = La { -envelope } non è quella { -seal(form: "feminine") }
    .game = La { -envelope } resta chiusa; nessun { -clock } è in moto.
    .help = Se ne deve occupare l’{ -arbiter }.
refusal-envelope_needed = Serve il testo della { -envelope }.
    .title = Serve il testo della { -envelope }
    .help = Invia il testo con POST a .../opening.
refusal-arbiters_hold_it = Le chiavi della { -envelope } le hanno gli { -arbiter(case: "plural") }: si apre con il suo testo.
    .title = Le chiavi della { -envelope } le hanno gli { -arbiter(case: "plural") }
    .help = Invia il testo con POST a .../opening.
refusal-no_session = Le sessioni di gioco di questa { -game } non hanno una durata fissa: proponi invece la { -adjournment }.
    .title = Qui le sessioni di gioco non hanno una durata fissa
    .help = Proponi invece la { -adjournment }.
refusal-session_too_long = Se { -adjourn(form: "imperative") } adesso, ti viene contato il tempo fino alla fine della sessione di gioco, ma il tuo tempo di riflessione finisce prima.
    .title = Il resto della sessione di gioco supera il tempo rimasto
    .help = Continua a giocare, o proponi la { -adjournment }.
refusal-not_encrypted = Questa non è una { -envelope } cifrata con age, in formato armored, di al massimo 32 KiB.
    .title = Non è una { -envelope } cifrata
    .help = Cifra il testo con age -a, per le chiavi indicate in .../envelope/recipients.
refusal-wrong_recipients = La { -envelope } non è cifrata per chi deve aprirla: chiavi necessarie { $needed } su { $holders }, tutte indicate in /envelope/recipients.
    .title = Cifrata per altre persone
    .help = { -seal(form: "Present") } con postzug seal --recipients e la risposta di .../envelope/recipients.
refusal-envelope_opens = La { -envelope } non manca: il servizio la conserva, e si apre.
    .title = Non manca
    .game = Il servizio conserva la { -envelope } e può aprirla.
    .help = Aprila con /resume, o prima approva un’apertura anticipata.
refusal-commitment_used = Questa impronta è già stata usata in questa { -game }: scrivi un’altra { -envelope }, con un nonce nuovo.
    .title = L’impronta era già stata usata
    .help = Scrivi un’altra { -envelope }, con un nonce nuovo.
refusal-no_draft = Non c’è nessuna bozza: { -seal(form: "present") } una { -move }.
    .title = Non c’è nessuna bozza
    .help = Invia la { -move } con POST a .../seal.
refusal-already_acknowledged = È già nel registro: l’esterno della { -envelope } è stato verificato, l’apertura anticipata approvata o la { -envelope } dichiarata mancante.
    .title = È già stato fatto
    .help = Non devi fare nulla: è nel registro.
refusal-too_soon = Annuncia la { -resume } almeno un giorno prima e al massimo un anno prima.
    .title = La nuova ora non è compresa fra un giorno e un anno da adesso
    .help = Annuncia la { -resume } con più anticipo.
refusal-not_to_be_opened = Non è ancora il momento di aprire la { -envelope }: prima del tempo la aprono solo gli { -arbiter(case: "plural") }, con una motivazione.
    .title = Non è ancora il momento di aprire la { -envelope }
    .help = Aspetta la { -resume } della { -game }; un { -arbiter } può aprirla prima, con una motivazione.
refusal-second_arbiter_needed = Per aprire la { -envelope } prima del tempo servono due { -arbiter(case: "plural") }: { $approved_by_you ->
        [yes] tu hai approvato, e ora la apre un altro { -arbiter }
        [no] un altro { -arbiter } ha approvato, e ora la apri tu
       *[nobody] prima un altro { -arbiter } approva (approve early: la motivazione)
    }.
    .title = Prima del tempo servono due { -arbiter(case: "plural") }
    .help = Prima un altro { -arbiter } deve approvare l’apertura anticipata; quello che un { -arbiter } ha approvato lo apre un altro.
refusal-approval_needed = Non è ancora il momento di aprire la { -envelope }: per aprirla prima del tempo approva prima l’apertura anticipata, con la tua motivazione (approve early: la motivazione), e poi aprila.
    .title = Prima del tempo serve la motivazione di un { -arbiter }
    .help = Prima approva l’apertura anticipata con la tua motivazione (approve_early_opening), o aspetta resume_at e le due parti.
refusal-no_shut_envelope = Non c’è nulla da mostrare: la { -game } deve essere finita per { -resign(form: "noun") } o { -draw } mentre era { -adjourn(form: "feminine") }, ed entrambe le parti devono accettare che la { -envelope } sia mostrata.
    .title = Nessuna { -envelope } è rimasta chiusa
    .game = Non viene mostrato nulla.
    .help = Si può mostrare solo una { -envelope } che era chiusa quando la { -game } è finita per { -resign(form: "noun") } o { -draw }.
refusal-appeal_possible = La { -envelope } resta chiusa finché in questa { -game } è possibile un { -appeal }: una decisione dell’{ -arbiter } potrebbe essere annullata, e allora la { -game } continua.
    .title = La decisione dell’{ -arbiter } potrebbe essere annullata
    .help = Chiedilo di nuovo quando il tempo per ricorrere è passato e ogni { -appeal } è deciso.
refusal-too_few_arbiters = { -arbiter(case: "Plural") } di questa { -game } che possono aprire { -envelope(case: "plural") }: solo { $left }; ne servono { $needed }. Prima un { -arbiter } deve registrare una chiave per le { -envelope(case: "plural") }, oppure la { -game } continua senza { -adjournment }.
    .title = Troppo pochi { -arbiter(case: "plural") } hanno una chiave
    .game = Non viene { -seal(form: "masculine") } nulla per meno { -arbiter(case: "plural") } di quanti ne chiede il regolamento.
    .help = Chiedi a un { -arbiter } della { -game } di registrare una chiave per le { -envelope(case: "plural") }.
refusal-draft_for_others = Gli { -arbiter(case: "plural") } che possono aprire { -envelope(case: "plural") } sono cambiati da quando hai scritto la bozza della tua { -move }: scrivila di nuovo.
    .title = Ora le { -envelope(case: "plural") } le aprono altri { -arbiter(case: "plural") }
    .help = Scrivi di nuovo la bozza o { -seal(form: "present") } di nuovo la tua { -move }: inviala con POST a .../seal.
refusal-not_a_reading = Scegli una delle interpretazioni della { -sealed-move }.
    .title = Non è una delle interpretazioni
    .help = Invia una di quelle in adjournment.readings.
refusal-clocks_settled = Gli { -clock(case: "plural") } si possono contestare solo fino alla tua prima { -move } dopo una { -resume }.
    .title = Troppo tardi per contestare gli { -clock(case: "plural") }
    .help = Chiedi all’{ -arbiter }, che può decidere comunque.
refusal-bad_clocks = Gli { -clock(case: "plural") } non si possono regolare così: una { -deadline } è nel futuro, non cade in un giorno di { -leave }, e ce l’ha solo un { -clock } in moto; e un { -clock } non segna più di quanto permette la sua cadenza.
    .title = Gli { -clock(case: "plural") } non si possono regolare così
    .help = I tempi usati non sono negativi; una { -deadline } è nel futuro, solo per un { -clock } in moto, non in un giorno di { -leave } e, nel Triple Block, non oltre quello che può segnare.
refusal-not_due = L’ora della { -resume } non è ancora arrivata.
    .title = L’ora della { -resume } non è ancora arrivata
    .help = Aspetta; prima di quell’ora la { -game } { -resume(form: "present") } solo se lo chiedono entrambe le parti.
refusal-bad_reason = Scrivi una motivazione da 1 a 500 caratteri.
    .title = La motivazione manca o è troppo lunga
    .help = Scrivi una motivazione da 1 a 500 caratteri.
refusal-too_many_acts = Questa { -game } ha raggiunto il limite di 100 provvedimenti degli { -arbiter(case: "plural") }.
    .title = Troppi provvedimenti degli { -arbiter(case: "plural") }
    .help = Non se ne possono aggiungere altri; annulla la { -game } o lasciala finire.
refusal-bad_outcome = Una { -game } si cancella o si annulla, non si aggiudica senza un risultato.
    .title = Non è un risultato
    .help = Cancella o annulla invece la { -game }.
refusal-not_over = La { -game } non è finita.
    .title = La { -game } non è finita
    .help = I punti si cambiano quando è finita.
refusal-bad_points = Una parte riceve al massimo i due mezzi punti di una vittoria.
    .title = Troppi punti
    .help = Indica al massimo due mezzi punti per parte.
refusal-take_back_not_allowed = Una { -move } inviata resta valida: il regolamento di questa { -game } non permette di ritirarne nessuna.
    .title = Qui nessuna { -move } si ritira
    .help = Con il regolamento di questa { -game } ogni { -move } resta valida.
refusal-nothing_to_take_back = Si può ritirare solo l’ultima { -move }, o le ultime due, e nessuna che fosse { -seal(form: "feminine") }.
    .title = Questa { -move } non si può ritirare
    .help = Indica una o due { -half-move(case: "plural") } in meno di quelle giocate, nessuna delle quali { -seal(form: "feminine") }.
refusal-bad_replacement = Il posto può prenderlo solo una persona che in questa { -game } non gioca e non arbitra.
    .title = Questa persona non può continuare la { -game }
    .help = Indica una persona che in questa { -game } non gioca e non arbitra.
refusal-resign_instead = Il ritiro vale per tutte le { -game(case: "plural") } di un torneo, o per tutte le { -game(case: "plural") }: una singola { -game } si { -resign(form: "present") }.
    .title = Una singola { -game } si { -resign(form: "present") }
    .help = { -resign(form: "Present") }, o ritirati dal torneo di una { -game } o da tutte le { -game(case: "plural") }.
refusal-player_withdrawn = In questa { -game } c’è stato un ritiro: nessun { -clock } è in moto, e un { -arbiter } decide che cosa ne sarà della { -game }.
    .title = C’è stato un ritiro
    .help = Un { -arbiter } aggiudica la { -game }, o lascia continuare un’altra persona.
refusal-act_reversed = Un altro { -arbiter } lo ha annullato in seguito a un { -appeal }: solo un { -arbiter } diverso da te può rifarlo.
    .title = Un altro { -arbiter } lo ha annullato
    .help = Può rifarlo un { -arbiter } diverso da te.
refusal-other_game_counts = Al posto di questa { -game } vale { $game }: in questa non si prendono più decisioni.
    .title = Al suo posto vale un’altra { -game }
    .help = Guarda la { -game } indicata.
refusal-other_line = Questo è stato scritto prima che un { -arbiter } annullasse qualcosa in questa { -game }: controlla la posizione attuale e scrivi di nuovo.
    .title = Era per una posizione che è stata annullata
    .help = Leggi di nuovo la { -game } e invia la { -move } con i suoi valori ply e revision.
refusal-no_such_act = Non c’è nessun provvedimento di un { -arbiter } con questo numero.
    .title = Questo provvedimento non esiste
    .help = Leggi acts nella { -game }: un { -appeal } ne indica il numero.
refusal-already_appealed = Contro questo c’è già stato un { -appeal }.
    .title = C’è già stato un { -appeal }
    .help = Aspetta la decisione, o leggila in acts.
refusal-appeal_too_late = Il tempo per ricorrere contro questo è passato.
    .title = Il tempo per ricorrere è passato
    .help = Non puoi fare nulla: i giorni sono indicati nel regolamento della { -game }.
refusal-no_appeal = Nessun { -appeal } contro questo aspetta una decisione.
    .title = Nessun { -appeal } aspetta una decisione
    .help = Leggi acts nella { -game }.
refusal-own_act = Su un { -appeal } contro quello che hai fatto decide un altro { -arbiter }.
    .title = Nessuno decide sui propri provvedimenti
    .help = Deve decidere un altro { -arbiter }.
refusal-offer_with_move = La { -draw } si offre insieme a una { -move }.
    .title = La { -draw } si offre con una { -move }
    .help = Imposta draw_offer con la tua prossima { -move }.
refusal-offer_with_draft = La bozza è nella sua { -envelope } così come è stata scritta, perciò non le si può aggiungere un’{ -draw-offer }. Non è stato { -seal(form: "masculine") } nulla. Per offrire { -draw }, { -seal(form: "present") } una { -move } con l’offerta; per { -seal } la bozza, tralascia l’offerta.
    .title = A una bozza non si aggiunge un’{ -draw-offer }
    .help = Indica la { -move } e imposta draw_offer, o { -seal(form: "present") } la bozza senza draw_offer.
refusal-your_move = Tocca a te: gioca la { -move }; le { -move(case: "plural") } condizionali sono per quando pensa la { -opponent }.
    .title = Tocca a te
    .help = Gioca la { -move }; dai le { -move(case: "plural") } condizionali con quella o dopo.
refusal-conditions_not_allowed = Il regolamento di questa { -game } non ammette { -move(case: "plural") } condizionali.
    .title = In questa { -game } niente { -move(case: "plural") } condizionali
    .game = Non è stata conservata nessuna { -move } condizionale.
    .help = Gioca senza.
refusal-bad_conditions = Le tue { -move(case: "plural") } condizionali non sono state conservate: riga { $line }, { -half-move } { $half_move }: { $why }.
    .title = Le { -move(case: "plural") } condizionali sono errate
    .game = Non ne è stata conservata nessuna; quelle date prima restano.
    .help = Correggi la riga e la { -half-move } indicate.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Né l’{ -draw-offer } né le { -move(case: "plural") } condizionali sono state accolte
    .game = La { -move } è stata giocata senza: vedi version e ply.
    .help = Leggi offer e conditions; correggi le { -move(case: "plural") } condizionali e inviale di nuovo.
refusal-already_offered = Hai già offerto { -draw }; la { -opponent } non ha ancora risposto.
    .title = La tua { -draw-offer } è già in attesa
    .help = Aspetta la risposta della { -opponent }.
refusal-record_full = Troppe { -move(case: "plural") } senza prese né { -move(case: "plural") } di pedone: reclama la { -draw } o chiedi all’{ -arbiter }.
    .title = Troppe { -move(case: "plural") } senza prese né { -move(case: "plural") } di pedone
    .help = Reclama la { -draw } o chiedi a un { -arbiter }.
refusal-not_the_timekeeper = Questo lo fa solo il servizio.
    .title = Questo lo fa solo il servizio
    .help = Non devi fare nulla: il servizio lo fa quando è il momento.
refusal-unknown_game = Questa { -game } non esiste.
    .title = Questa { -game } non esiste
    .help = Controlla il numero della { -game }.
refusal-unknown_player = Nessuno qui ha questo nome.
    .title = Nessuno qui ha questo nome
    .help = Controlla il nome; un account cancellato non si può sfidare.
refusal-unknown_challenge = Questa sfida non esiste.
    .title = Questa sfida non esiste
    .help = Non esiste, o non è per te.
refusal-challenge_closed = Questa sfida non è più aperta.
    .title = La sfida non è più aperta
    .help = Sfida tu quella persona.
refusal-too_many_challenges = Hai aperte già { $limit } fra sfide e ricerche; aspetta le risposte o ritirane qualcuna.
    .title = Troppe sfide aperte
    .help = Aspetta le risposte o ritirane qualcuna.
refusal-key_reused = Questa chiave è già stata usata per un’altra richiesta; usane una nuova.
    .title = La Idempotency-Key era già stata usata per un’altra richiesta
    .help = Usa una chiave nuova per una richiesta nuova, e la stessa chiave solo per ripetere la stessa richiesta.
refusal-ply_missing = Indica per quale { -half-move } vale.
    .title = La posizione non è indicata
    .help = Invia ply: il numero di { -half-move(case: "plural") } giocate.
refusal-bad_message = Un messaggio è testo semplice da 1 a 2.000 caratteri.
    .title = Il messaggio non può essere accolto
    .help = Invia testo semplice da 1 a 2.000 caratteri.
refusal-flag_not_fallen = Nessuna { -flag } è caduta.
    .title = Nessuna { -flag } è caduta
    .help = Aspetta la { -deadline }.
refusal-flag_for_arbiter = La { -flag } è caduta, ma solo un { -arbiter } può chiudere questa { -game } per questo motivo; gli { -arbiter(case: "plural") } vengono avvisati.
    .title = Questa { -flag } la reclama solo un { -arbiter }
    .game = La { -game } continua, e una { -move } è ancora valida, finché un { -arbiter } non chiude la { -game }.
    .help = Aspetta: gli { -arbiter(case: "plural") } ricevono un avviso quando cade una { -flag }.
refusal-mail_noted = È già scritto nel registro.
    .title = È già scritto nel registro
    .help = Non devi fare nulla: è nel registro.
refusal-zone_noted = È già scritto nel registro.
    .title = È già scritto nel registro
    .help = Non devi fare nulla: è nel registro.
refusal-on_leave = Sei in { -leave } e non puoi muovere finché non sono finite.
    .title = Sei in { -leave }
    .game = Non è stata fatta nessuna { -move }; l’{ -clock } è fermo.
    .help = Muovi quando le { -leave } sono finite.
refusal-no_leave = In questa { -game } non ci sono { -leave }.
    .title = In questa { -game } non ci sono { -leave }
    .help = Il regolamento della { -game } non ne prevede.
refusal-bad_leave = Per le { -leave } servono un primo e un ultimo giorno, al massimo con un anno di anticipo.
    .title = Queste { -leave } non si possono prendere
    .help = Indica un primo e un ultimo giorno, al massimo con un anno di anticipo.
refusal-leave_too_short = Le { -leave } devono durare almeno { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
    .title = Le { -leave } sono troppo brevi
    .help = Prendi { -leave } lunghe almeno quanto il minimo del regolamento.
refusal-leave_too_late = Le { -leave } vanno chieste prima che cominci il loro primo giorno, e con almeno { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} di anticipo. Questa richiesta è arrivata troppo tardi.
    .title = Troppo tardi per prendere queste { -leave }
    .help = Prendi { -leave } che cominciano più tardi.
refusal-leave_overlaps = In alcuni di questi giorni hai già preso { -leave }.
    .title = In alcuni di questi giorni ci sono già { -leave }
    .help = Indica altri giorni.
refusal-leave_used_up = Giorni di { -leave } che ti restano nel { $year }: { $days }.
    .title = Restano troppo pochi giorni di { -leave }
    .help = Prendi meno giorni di quell’anno.
refusal-no_such_leave = In quel giorno non cominciano { -leave } che si possano ancora disdire.
    .title = Queste { -leave } non si possono disdire
    .help = Leggi la { -game }: i suoi { -clock(case: "plural") } elencano le { -leave }.
refusal-nothing_to_declare = Non c’è nulla da dichiarare: con questa { -move } il silenzio non fa perdere, o la sua { -deadline } l’ha fissata un { -arbiter }.
    .title = Con questa { -move } il silenzio non fa perdere
    .help = Non devi fare nulla: pensa finché l’{ -clock } lo permette.
refusal-no_bank = In questa { -game } non c’è una riserva da cui ricaricare l’{ -clock }.
    .title = In questa { -game } non c’è una riserva
    .help = C’è solo nel Triple Block.
refusal-nothing_to_refill = Non c’è nulla da ricaricare: l’{ -clock } è pieno o la riserva è vuota.
    .title = Nulla da ricaricare
    .help = L’{ -clock } è pieno o la riserva è vuota.
refusal-rate_limited = Troppi messaggi, { -claim(case: "plural") } e sfide; per il prossimo aspetta { $retry_after ->
    [one] { $retry_after } secondo
   *[other] { $retry_after } secondi
}.
refusal-nothing_to_return = Questa interruzione del servizio non riguarda nessun { -clock } in moto.
    .title = Non riguarda nessun { -clock } in moto
    .help = Non devi fare nulla: non c’è tempo da restituire.

## Refusals about accounts.

refusal-bad_name = Questo nome non si può usare: { $reason }.
    .title = Il nome non si può usare
    .help = Scegli un altro nome.
refusal-name_taken = Questo nome, o uno che gli somiglia, è già preso; scegline un altro.
    .title = Il nome è già preso
    .help = Scegli un altro nome; un codice già inviato resta valido.
refusal-bad_address = Questo non è un indirizzo email a cui questo servizio può scrivere.
    .title = Non è un indirizzo email a cui possiamo scrivere
    .help = Correggi l’indirizzo.
refusal-no_such_language = Qui questa lingua non c’è. Ci sono: { $languages }.
    .title = Questa lingua non c’è
    .help = Usa uno dei codici in languages.
refusal-bad_time_zone = Questo non è il nome di un fuso orario, come Europe/Berlin.
    .title = Non è un fuso orario
    .help = Usa un nome IANA come Europe/Berlin.
refusal-bad_key = Questa non è una chiave pubblica di age, che comincia con age1.
    .title = Non è una chiave pubblica di age
    .help = Invia quella che age-keygen stampa come chiave pubblica; comincia con age1.
refusal-key_taken = Questa chiave appartiene a un altro account; creane una tua con age-keygen.
    .title = Questa chiave appartiene a un altro account
    .help = Crea una chiave tua con age-keygen e invia la sua parte pubblica.
refusal-bad_label = Un’etichetta ha da 1 a 60 caratteri e nessun carattere di controllo.
    .title = L’etichetta non si può usare
    .help = Usa da 1 a 60 caratteri visibili.
refusal-too_many_codes = Per questo indirizzo sono stati chiesti troppi codici. Il prossimo si può chiedere a partire da { $retry_at }.
    .title = Troppi codici per questo indirizzo
    .help = Usa un codice inviato, con la richiesta che l’ha generato, o chiedine un altro a partire da retry_at.
refusal-wrong_code = Questo non è il codice inviato; tentativi rimasti: { $tries_left }.
    .title = Non è il codice inviato
    .help = Scrivi le otto cifre dell’email generata da questa richiesta; dopo cinque tentativi errati chiedi un codice nuovo.
refusal-code_void = Questo codice non si può più usare; chiedine uno nuovo.
    .title = Il codice non vale più
    .help = Chiedi un codice nuovo: questo è scaduto, è stato usato o è stato provato troppe volte.
refusal-session_ended = La sessione è terminata; accedi di nuovo.
    .title = La sessione è terminata
    .help = Accedi di nuovo.
refusal-bad_token = Questo token non è valido.
    .title = Il token non è valido
    .help = Usa il token esattamente come è stato rilasciato; nessuna sessione è stata terminata.
refusal-no_scope = Un token API ha bisogno di almeno un ambito (scope).
    .title = Nessun ambito (scope)
    .help = Indica almeno un ambito (scope).
refusal-already_expired = Il token sarebbe già scaduto.
    .title = La scadenza è nel passato
    .help = Indica un momento futuro, o nessuno.
refusal-too_many_tokens = I tuoi token API sono { $limit }; prima revocane uno.
    .title = Troppi token API
    .help = Prima revocane uno.
refusal-bad_webhook_url = Questo non è un indirizzo per un webhook.
    .title = Non è un indirizzo per un webhook
    .help = Indica un indirizzo che comincia con https:// e contiene un host di internet, senza nome utente, lungo al massimo 1000 caratteri.
refusal-too_many_webhooks = I tuoi webhook sono { $limit }; prima eliminane uno.
    .title = Troppi webhook
    .help = Prima eliminane uno.
refusal-webhook_off = Il webhook è disattivato.
    .title = Il webhook è disattivato
    .help = Prima attivalo.
refusal-sign_in_again = Prima accedi di nuovo: serve un accesso degli ultimi 15 minuti.
    .title = Serve un accesso recente
    .help = Accedi di nuovo e ripeti la richiesta entro 15 minuti.
refusal-not_an_administrator = Può farlo solo chi amministra il servizio.
    .title = Può farlo solo chi amministra il servizio
    .help = Chiedi a chi amministra il servizio.
refusal-last_administrator = Almeno una persona deve amministrare il servizio.
    .title = L’ultimo account di amministrazione non può essere rimosso
    .help = Prima affida l’amministrazione a un’altra persona.
refusal-notice_needed = Gli avvisi di tipo { $kind } non si possono disattivare: { $why }.
    .title = Gli avvisi di questo tipo restano attivi
    .help = Non puoi fare nulla: senza questi avvisi si potrebbero perdere una { -game } o l’account. Gli altri si possono disattivare.
refusal-not_found = Qui non c’è: { $what }.
refusal-games_running = Hai { -game(case: "plural") } in corso: { $games }. Prima abbandonale, o chiedi di abbandonarle tutte.
    .title = Ci sono { -game(case: "plural") } in corso
    .game = Alle { -game(case: "plural") } non è successo nulla.
    .help = Prima abbandonale, o invia resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Alla { -game } non è successo nulla; l’{ -clock } non è stato toccato.
game-running = Non è stata fatta nessuna { -move }; l’{ -clock } di chi ha il tratto resta in moto.
game-no-clock = Alla { -game } non è successo nulla; nessun { -clock } è in moto.
game-envelope-closed = La { -envelope } resta chiusa.
game-nothing-sealed = Non è stato { -seal(form: "masculine") } nulla; l’{ -clock } resta in moto.
game-claim-move-end = Il { -claim } è nel registro, la { -move } annunciata è stata giocata e la { -game } è finita.
game-claim-move = Il { -claim } è nel registro e la { -move } annunciata è stata giocata; draw_offer nella { -game } dice se il { -claim } vale come offerta.
game-claim = Il { -claim } è nel registro e la { -move } è ancora da fare; draw_offer nella { -game } dice se il { -claim } vale come offerta.
game-illegal-end = Non è stata fatta nessuna { -move } e la { -game } è finita.
game-illegal-gain = Non è stata fatta nessuna { -move } e la { -opponent } ha guadagnato tempo.
game-move-end = La { -move } è stata giocata e la { -game } è finita.
game-move = La { -move } è stata giocata; è in moto l’{ -clock } della { -opponent }.
game-recorded = Gli eventi sono nel registro.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Serve una sessione.
    .title = Serve una sessione
    .help = Accedi: i token per programmi non possono modificare un account.
problem-bad_request = La richiesta non si può leggere.
    .title = La richiesta non si può leggere
    .help = Correggi il percorso, la query o gli header.
problem-body_unreadable = Il corpo non è JSON.
    .title = Il corpo non è JSON
    .help = Invia un solo oggetto JSON.
problem-body_invalid = Il corpo ha una forma errata.
    .title = Il corpo ha una forma errata
    .help = Confrontalo con lo schema in /openapi.json; i campi sconosciuti vengono rifiutati.
problem-body_too_large = Il corpo è troppo grande.
    .title = Il corpo è troppo grande
    .help = Invia al massimo 128 KiB.
problem-not_json = Il corpo non è dichiarato come JSON.
    .title = Il corpo non è dichiarato come JSON
    .help = Invia Content-Type: application/json.
problem-cursor_invalid = Questo non è un cursore di questo elenco.
    .title = Non è un cursore di questo elenco
    .help = Ricomincia senza cursore.
problem-confirmation_missing = Questo non è stato confermato.
    .title = Non confermato
    .help = Invia {"{"}"confirm": true{"}"} se lo vuoi davvero.
problem-bad_notes = Le note sono testo semplice di al massimo { $most } caratteri.
    .title = Note che non si possono salvare
    .help = Accorciale, e togli i caratteri di controllo.
problem-notes_changed = Le tue note sono cambiate da quando le hai lette, perciò non è stato salvato nulla.
    .title = Le note sono cambiate
    .help = Rileggile, unisci i due testi e invia il risultato con il numero della versione che hai letto.
problem-idempotency_key_malformed = La Idempotency-Key non si può usare.
    .title = La Idempotency-Key non si può usare
    .help = Usa da 1 a 255 caratteri ASCII stampabili, per esempio un UUID.
problem-unauthenticated = Non hai fatto l’accesso.
    .title = Accesso non effettuato
    .help = Invia Authorization: Bearer con un token di accesso o un token API valido; per ottenerne uno, accedi.
problem-insufficient_scope = Il token non lo permette.
    .title = Il token non lo permette
    .help = Usa un token con l’ambito (scope) che l’operazione indica.
problem-game_delayed = Le { -move(case: "plural") } di questa { -game } vengono mostrate più tardi.
    .title = Le { -move(case: "plural") } vengono mostrate più tardi
    .help = Finché la { -game } non è finita, qui la leggono solo le due parti e gli { -arbiter(case: "plural") }. La sua pagina, /g/ con il suo numero, mostra ciò che è pubblico.
problem-not_found = Qui non c’è nulla.
    .title = Non trovato
    .help = Controlla il percorso; /docs li elenca tutti.
problem-method_not_allowed = Qui questo metodo non è possibile.
    .title = Qui questo metodo non è possibile
    .help = L’header Allow indica quelli possibili.
problem-uri_too_long = L’indirizzo della richiesta è troppo lungo.
    .title = L’indirizzo della richiesta è troppo lungo
    .help = Invia al massimo 8 KiB fra percorso e query.
problem-head_too_large = L’intestazione della richiesta è troppo grande.
    .title = L’intestazione della richiesta è troppo grande
    .help = Invia al massimo 32 KiB in al massimo 96 campi di intestazione.
problem-request_timeout = La richiesta ha impiegato troppo tempo.
    .title = La richiesta ha impiegato troppo tempo
    .help = Ripetila con la stessa Idempotency-Key.
problem-precondition_failed = La { -game } è cambiata.
    .title = La { -game } è cambiata
    .help = Leggi di nuovo la { -game } e decidi di nuovo.
problem-rate_limited = Riprova fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
    .title = Troppe richieste
    .help = Aspetta quanto dice Retry-After.
problem-too_many_streams = Sono aperti troppi stream.
    .title = Troppi stream aperti
    .help = Prima chiudi un altro stream.
problem-busy = Il servizio è sovraccarico.
    .title = Il servizio è sovraccarico
    .game = Alla { -game } non è successo nulla; non è stato registrato nulla.
    .help = Ripeti la richiesta con la stessa Idempotency-Key dopo Retry-After.
problem-storage = L’archiviazione non ha funzionato.
    .title = L’archiviazione non ha funzionato
    .game = Se è stato registrato, la richiesta ripetuta con la stessa Idempotency-Key mostra la ricevuta.
    .help = Ripeti la richiesta con la stessa Idempotency-Key dopo Retry-After.
problem-reading_stands = Le email non vengono lette.
    .title = Le email non vengono lette
    .game = Vengono conservate, e tutto il resto continua.
    .help = Chi gestisce il servizio deve riavviarlo.
problem-wrong_clock = L’orologio di questa istanza è errato.
    .title = L’orologio di questa istanza è errato
    .game = Qui non si giudica nulla.
    .help = Chiedi a un’altra istanza; chi gestisce il servizio deve regolare l’orologio.
problem-disk_full = Il disco è pieno.
    .title = Il disco è pieno
    .game = Qui non viene registrato nulla.
    .help = Chi gestisce il servizio deve liberare spazio.
problem-restored = Il database è stato ripristinato.
    .title = Il database è stato ripristinato
    .game = Qui non viene registrato nulla.
    .help = Chi gestisce il servizio deve riavviarlo.
problem-draining = Il servizio si sta fermando.
    .title = Il servizio si sta fermando
    .help = Connettiti di nuovo dopo Retry-After.
problem-internal = È un errore nostro.
    .title = Errore nostro
    .game = Se è stato registrato, la richiesta ripetuta con la stessa Idempotency-Key mostra la ricevuta.
    .help = Riprova più tardi; comunica l’id della richiesta a chi gestisce il servizio.
problem-refused = La richiesta è stata rifiutata.
    .title = La richiesta è stata rifiutata
    .help = Leggi detail.
problem-list_refused = Alcune righe dell’elenco sono state rifiutate, quindi nessuna { -game } è cominciata.
    .title = Alcune righe dell’elenco sono state rifiutate
    .help = Correggi le righe indicate e invia di nuovo l’elenco intero.
problem-body-fault = Il corpo non va bene: { $fault }.
problem-body-syntax = Il corpo non è JSON: { $fault }.
problem-query-fault = La query non si può leggere: { $fault }.
problem-token = Il token è sconosciuto, è scaduto o revocato, o non è inviato come Authorization: Bearer.
problem-limit = limit deve essere da 1 a { $most }.
problem-last-event = Last-Event-ID deve essere l’id di un evento.
problem-at = at deve essere un momento degli anni fino al 9999.
problem-pieces = file deve essere da a fino a h, e rank da 1 a 8.
problem-origin = Un browser non può fare questa chiamata da questa origine, con questo metodo e questi header.
problem-head = L’intestazione della richiesta non è quella di HTTP/1.1, o il suo indirizzo supera 64 KiB.
problem-head-late = L’intestazione della richiesta non è arrivata entro 10 secondi.
problem-head-large = L’intestazione della richiesta supera 128 KiB, o ha più di 96 campi.
problem-csv = Questa riga di CSV non si può leggere.
problem-csv-missing = L’intestazione del CSV non ha la colonna { $column }.
problem-csv-column = L’intestazione del CSV ha una colonna { $column } che è sconosciuta o compare due volte.
problem-csv-value = La colonna { $column } di questa riga non si può leggere.
problem-list-length = Un elenco contiene da 1 a { $most } { -game(case: "plural") }.
problem-list-forms = Indica le { -game(case: "plural") } in una sola forma.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = La richiesta supera 64 KiB, o i suoi elementi sono annidati troppo in profondità.
xfcc-no-xml = La richiesta non è XML ben formato.
xfcc-ampersand = La richiesta contiene un & senza escape: scrivi invece &amp;, e nessun’altra entità oltre a quelle di XML.
xfcc-doctype = La richiesta contiene un tipo di documento (DOCTYPE), e non ne è ammesso nessuno.
xfcc-envelope = La richiesta non è un unico envelope SOAP con un solo body e una sola richiesta al suo interno.
xfcc-field = La richiesta ha più di 20 campi, oppure un campo compare due volte, contiene elementi o non è né true né false.
xfcc-operation = La richiesta non è né GetMyGames né MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = prossima { -move } da { -seal }: email o API
xfcc-arbiter = attende un { -arbiter }
xfcc-both-lose = 0-0: perdono entrambe le parti

## Reasons: a wrong claim.

wrong-claim-tablebase = la { -tablebase } dice altro
wrong-claim-repetition = la posizione non si è ancora presentata 3 volte: { $times } su 3
wrong-claim-fifty_moves_suspended = con così pochi pezzi decidono le { -tablebase }, e le { -move(case: "plural") } non vengono contate
wrong-claim-half_moves = { -half-move(case: "plural") } senza prese né { -move(case: "plural") } di pedone: { $counted } su { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = questa non è una { -move } in nessuna delle notazioni che questo servizio conosce
condition-illegal = questa { -move } lì non è legale
condition-ambiguous = questa { -move } lì ha più di un’interpretazione
condition-other_number = questo è il numero di un’altra { -move }
condition-promotion_missing = qui va detto che cosa diventa il pedone
condition-incomplete = qui manca la risposta: ogni riga deve finire con una { -move } tua
condition-inconsistent = qui si risponde a una posizione a cui un’altra riga risponde in modo diverso
condition-too_many = questa è di troppo: le { -move(case: "plural") } condizionali sono al massimo 100 { -half-move(case: "plural") }

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = non è una { -move } in nessuna delle notazioni che questo servizio conosce
not-sealable-illegal = qui non è legale
not-sealable-ambiguous = le corrisponde più di una { -move } legale
not-sealable-promotion_missing = va detto che cosa diventa il pedone
not-sealable-withheld = il motivo esatto è stato detto solo a chi ha inviato la { -move }

## Pieces

piece = { $role ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [queen] donna
   *[king] re
}
piece-on = { piece } in { $square }
counted-illegal = { $refusal } È la tua { -move } { -illegal } numero { $count } in questa { -game }. La numero { $limit } fa perdere la { -game }.
counted-ambiguous = { $refusal } È la tua { -move } ambigua numero { $count } in questa { -game }. La numero { $limit } fa perdere la { -game }.

## Reasons: an illegal move.

illegal-empty_square = in { $square } non c’è nessun pezzo
illegal-opponents_piece = questo pezzo è della { -opponent }: { $piece }
illegal-other_piece = in { $square } c’è un altro pezzo: { $role }, non { $named }
illegal-own_piece = un pezzo tuo è d’ostacolo: { $piece }
illegal-cannot_move_so = questo pezzo non può muovere così: { $piece }
illegal-none_reaches = nessun pezzo di questo tipo può andare in { $square }: { $role }
illegal-blocked = questo pezzo è d’ostacolo: { $piece }
illegal-pawn_takes_diagonally = questo pezzo è d’ostacolo: { $piece }; un pedone cattura solo in diagonale
illegal-pawn_double_step = un pedone avanza di due case solo dalla sua casa iniziale
illegal-nothing_to_capture = in { $square } non c’è nulla da catturare
illegal-en_passant_only_at_once = la presa { -en-passant } è possibile solo subito, dopo che un pedone è avanzato di due case
illegal-king_in_check = il re sarebbe sotto { -check } da questo pezzo: { $piece }
illegal-king_stays_in_check = il re sarebbe ancora sotto { -check } da questo pezzo: { $piece }
illegal-castling_right_lost = l’{ -castling } da quella parte non è più possibile: il re o quella torre ha mosso o non è al suo posto
illegal-castling_blocked = questo pezzo impedisce l’{ -castling }: { $piece }
illegal-castling_out_of_check = il re è sotto { -check } da questo pezzo: { $piece }; sotto { -check } non si può arroccare
illegal-castling_through_check = il re passerebbe per { $square } o ci arriverebbe, e questo pezzo attacca quella casa: { $piece }
illegal-no_promotion = questa { -move } non promuove un pedone, perciò non può indicare una { -promotion }
illegal-promotion_to = un pedone diventa donna, torre, alfiere o cavallo, mai questo pezzo: { $role }
illegal-other = nessun pezzo può fare questa { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = i fusi orari non sono validi
bad-start-started = è già cominciata
bad-start-tournament_name = il nome del torneo è una sola riga di al massimo { $most } caratteri
bad-start-no_arbiter = l’account { $player } non è di un { -arbiter } di questa { -game }
bad-start-no_envelope_key = l’account { $arbiter }, di un { -arbiter }, non ha registrato una chiave per le { -envelope(case: "plural") }

## Reasons: regulations out of their bounds.

regulations-leave = le { -leave } devono essere da 1 a 366 giorni all’anno, con un minimo per volta da 1 a 60 giorni e un preavviso di al massimo 60 giorni
regulations-leave_in_triple_block = il Triple Block non prevede { -leave }
regulations-silence = il silenzio deve far perdere dopo un tempo da 10 a 365 giorni, con tre promemoria prima, in ordine
regulations-silence_without_periods = una regola sul silenzio richiede una cadenza a periodi
regulations-claim_after_moves = le { -move(case: "plural") } senza prese né { -move(case: "plural") } di pedone che permettono un { -claim } devono essere da 50 a 100
regulations-tablebase_fifty_moves = se per un { -claim } serve un numero di { -move(case: "plural") } diverso da 50, le { -tablebase } non possono tener conto della regola delle 50 { -move(case: "plural") }
regulations-tablebase = i { -claim(case: "plural") } con le { -tablebase } riguardano da 3 a 7 pezzi, e un { -arbiter } ha da 1 a 90 giorni per decidere
regulations-adjudication = l’aggiudicazione si chiede dopo al massimo 500 { -move(case: "plural") }, e un { -arbiter } ha da 1 a 90 giorni per decidere
regulations-offer_again = le { -move(case: "plural") } richieste fra due { -draw-offer(case: "plural") } devono essere al massimo 100
regulations-penalty_days = i giorni guadagnati dalla { -opponent } devono essere al massimo 30
regulations-loses_at = la { -move } { -illegal } o ambigua che fa perdere deve essere la prima o una successiva
regulations-arbiters = una { -game } ha al massimo 10 { -arbiter(case: "plural") }, ognuno indicato una volta
regulations-withdrawal = il numero di { -move(case: "plural") } al di sotto del quale un ritiro annulla la { -game } deve essere al massimo 100, e il ritiro per silenzio richiede una regola sul silenzio
regulations-appeal_days = chi gioca può ricorrere entro al massimo 365 giorni
regulations-resume_after_days = la { -resume } deve essere da 1 a 365 giorni dopo che la { -move } è stata { -seal(form: "feminine") }
regulations-session_days = una sessione di gioco deve durare da 1 a 365 giorni
regulations-default_days = il tempo di tolleranza deve essere da 0 a 60 giorni, e richiede check_in
regulations-holders = le { -envelope(case: "plural") } hanno al massimo { $most } { -arbiter(case: "plural") } diversi; ne servono da 1 a 3, e 1 o 2 prima del tempo
regulations-public_delay = il pubblico deve seguire con un ritardo di al massimo 100 { -half-move(case: "plural") }

## Reasons: a starting position.

start-number = le posizioni Chess960 hanno i numeri da 0 a 959, non { $number }
start-fen = questa non è una FEN: { $fault }
start-move_number = una { -game } può cominciare al più tardi dalla { -move } 9999
start-over = in questa posizione la { -game } è già finita
start-drawn = in questa posizione la { -game } è già { -draw }; { -half-move(case: "plural") } senza prese né { -move(case: "plural") } di pedone: { $halfmoves }

## Reasons: a FEN.

fen-text = FEN non valida
fen-board = la parte della scacchiera nella FEN non è valida
fen-digits = nella parte della scacchiera ci sono due cifre consecutive
fen-pocket = la parte dei pezzi in mano nella FEN non è valida
fen-turn = la parte del tratto nella FEN non è valida
fen-castling = la parte dell’{ -castling } nella FEN non è valida
fen-en_passant = la casa { -en-passant } nella FEN non è valida
fen-checks = il numero di scacchi rimasti nella FEN non è valido
fen-half_moves = il numero di { -half-move(case: "plural") } nella FEN non è valido
fen-move_number = il numero della { -move } nella FEN non è valido
fen-counter = un contatore non è un numero che una { -game } può raggiungere

## Reasons: a starting position, as the rules of chess see it.

start-position = questa posizione non è legale: { $faults }
position-empty_board = la scacchiera è vuota
position-missing_king = manca un re
position-too_many_kings = ci sono troppi re
position-pawns_on_backrank = ci sono pedoni sulla prima o sull’ottava traversa
position-castling_rights = i diritti di { -castling } non sono validi
position-en_passant = la casa { -en-passant } non è valida
position-opposite_check = è sotto { -check } chi non ha il tratto
position-impossible_check = lo { -check } è impossibile
position-too_much_material = ci sono troppi pezzi

## Reasons: a time control.

control-days_per_move = il limite per { -move } deve essere da 1 a 60 giorni
control-periods = una cadenza ha da 1 a 9 periodi
control-moves = un periodo è per un numero di { -move(case: "plural") } da 1 a 200, l’ultimo anche per il resto della { -game }
control-time = il tempo di un periodo deve essere da 1 ora a 1000 giorni, quello di un periodo successivo al massimo 1000 giorni
control-no_time = un periodo che si ripete, o che ne segue uno con ritardo, richiede un tempo proprio
control-increment = un incremento deve essere di al massimo 100 giorni
control-cap = un tempo massimo deve essere da 1 ora a 1000 giorni, e richiede un incremento
control-delay = un ritardo deve essere di al massimo 60 giorni
control-duplication = il tempo doppio deve cominciare dopo un tempo da 1 a 365 giorni
control-thematic = un inizio tematico richiede un primo periodo per un numero di { -move(case: "plural") }
control-triple_block = l’{ -clock } del Triple Block deve essere da 1 a 100 giorni, la sua riserva al massimo 500, i suoi incrementi al massimo 9 giorni per 300 { -move(case: "plural") }

## Reasons: free time.

free-time-weekdays = al massimo sei giorni della settimana possono essere liberi, ognuno indicato una volta
free-time-dates = al massimo 400 date possono essere libere, in ordine e ognuna indicata una volta
free-time-night = la pausa notturna deve durare da 1 minuto a 16 ore

## Reasons: a name.

name-length = deve avere da 2 a 40 caratteri
name-sign = solo lettere, cifre, spazi, trattini, apostrofi, punti e trattini bassi
name-joined = deve cominciare con una lettera o una cifra e unire lettere e cifre con un solo segno per volta
name-spaces = un solo spazio per volta
name-ends = deve cominciare e finire con una lettera o una cifra
name-no_letter = deve avere una lettera
name-alphabets = solo lettere di un unico alfabeto
name-reserved = è riservato

## Reasons: a notice that cannot be switched off.

notice-need-clock = senza questi avvisi potresti perdere una { -game } per il tempo
notice-need-adjournment = senza questi avvisi potresti { -seal } o tornare troppo tardi e perdere una { -game }
notice-need-players = senza questi avvisi altre persone potrebbero perdere { -game(case: "plural") } mentre aspettano te
notice-need-account = senza questi avvisi qualcuno potrebbe prendersi il tuo account

## Things that there are none of.

missing-account = account
missing-player = nome
missing-session = sessione
missing-api_token = token API
missing-envelope_key = chiave per le { -envelope(case: "plural") }
missing-webhook = webhook
missing-delivery = invio

## Events of a game, for players and arbiters

arbiter-named = L’{ -arbiter } { $name }
arbiter-unnamed = L’{ -arbiter }
arbiter-service = Il servizio
reason = La motivazione: { $reason }
reason-of-arbiter = La motivazione dell’{ -arbiter }: { $reason }
reason-erased = (cancellata).
reason-as-written = come l’hai scritta tu.

event-your-game-white = La tua { -game } contro { $opponent } è cominciata. Giochi con il { -white }. Tempo di riflessione: { $control }.
event-your-game-black = La tua { -game } contro { $opponent } è cominciata. Giochi con il { -black }. Tempo di riflessione: { $control }.
event-game = La { -game } { $white } - { $black } è cominciata. Tempo di riflessione: { $control }.
event-moved = { $who-is ->
    [you] Hai giocato { $move } (tempo usato: { $time }).
   *[other] { $who } ha giocato { $move } (tempo usato: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Hai giocato { $move } e hai offerto { -draw } (tempo usato: { $time }).
   *[other] { $who } ha giocato { $move } e ha offerto { -draw } (tempo usato: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Hai risposto subito con { $move }, la tua { -move } condizionale.
   *[other] { $who } ha risposto subito con { $move }, una { -move } condizionale.
}
event-message = { $who-is ->
    [you] Hai scritto un messaggio.
   *[other] { $who } ha scritto un messaggio.
}
ordinal = { $count }ª
event-illegal-move = { $who-is ->
    [you] Hai inviato una { -move } { -illegal }, la { ordinal } finora.
   *[other] { $who } ha inviato una { -move } { -illegal }, la { ordinal } finora.
}
event-ambiguous-move = { $who-is ->
    [you] Hai inviato una { -move } ambigua, la { ordinal } finora.
   *[other] { $who } ha inviato una { -move } ambigua, la { ordinal } finora.
}
gain-you = Guadagni tempo per la prossima { -move }: { $time }.
gain-opponent = La { -opponent } guadagna tempo per la prossima { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, contato: { $charged }

event-draw-offered = { $who-is ->
    [you] Hai offerto { -draw }.
   *[other] { $who } ha offerto { -draw }.
}
event-draw-declined = { $who-is ->
    [you] Hai rifiutato l’{ -draw-offer }.
   *[other] { $who } ha rifiutato l’{ -draw-offer }.
}
claim-win = vittoria
claim-draw = { -draw }
claim-by-threefold = triplice ripetizione
claim-by-fifty = regola delle 50 { -move(case: "plural") }
claim-by-tablebase = { -tablebase } dei finali
claim-by-adjudication = aggiudicazione
event-claimed = { $who-is ->
    [you] Hai reclamato: { $claim } ({ $basis }).
   *[other] { $who } ha reclamato: { $claim } ({ $basis }).
} Qui nessuna { -tablebase } può deciderlo.
event-claimed-with-move = { $who-is ->
    [you] Hai reclamato: { $claim } ({ $basis }), e hai annunciato la { -move } { $move }.
   *[other] { $who } ha reclamato: { $claim } ({ $basis }), e ha annunciato la { -move } { $move }.
} Qui nessuna { -tablebase } può deciderlo.
event-adjudication-asked = { $who-is ->
    [you] Hai chiesto l’aggiudicazione: { $claim }.
   *[other] { $who } ha chiesto l’aggiudicazione: { $claim }.
}
event-claim-waits = Un { -arbiter } decide entro { $until }; fino ad allora nessun { -clock } è in moto. Senza una decisione entro quel momento, la richiesta decade.
event-claim-waits-clock-runs = Un { -arbiter } decide entro { $until }; nel frattempo la { -game } continua e l’{ -clock } è in moto. Senza una decisione entro quel momento, la richiesta decade.
event-claim-decide = La decisione spetta a te: rispondi con una riga, “arbiter { $game } uphold { $claim }: ” (accogliere) o “arbiter { $game } reject { $claim }: ” (respingere), e la motivazione.
event-claim-analyse = Puoi presentare un’analisi: rispondi con “{ command-analysis }:” e il testo sotto. La { -opponent } non può leggerla prima della fine della { -game }.
event-analysed = { $who-is ->
    [you] Hai presentato un’analisi.
   *[other] { $who } ha presentato un’analisi.
}
event-claim-lapsed = Nessun { -arbiter } ha deciso in tempo sul { -claim }: la { -game } continua come se il { -claim } non ci fosse stato, e il tempo di attesa non viene contato a nessuna delle parti.
event-claim-upheld = { $who-is ->
    [you] Hai reclamato: { $claim } ({ $basis }). Il { -claim } è corretto.
   *[other] { $who } ha reclamato: { $claim } ({ $basis }). Il { -claim } è corretto.
}
event-claim-rejected = { $who-is ->
    [you] Hai reclamato: { $claim } ({ $basis }).
   *[other] { $who } ha reclamato: { $claim } ({ $basis }).
} { $offer ->
    [yes] Il { -claim } non è corretto e vale come { -draw-offer } (FIDE 9.5.3).
   *[no] Il { -claim } non è corretto.
}
event-adjudication-declined = { $arbiter } ha rifiutato di aggiudicare: la { -game } continua.

event-flag-fell = { $who-is ->
    [you] Non hai mosso prima della { -deadline }: { $deadline }.
   *[other] { $who } non ha mosso prima della { -deadline }: { $deadline }.
}
event-downtime = Il servizio non era disponibile. Tempo restituito sull’{ -clock }: { $time }.
event-downtime-absent = Il servizio non era disponibile mentre nessun { -clock } era in moto. Chi è assente ha altrettanto tempo in più per presentarsi.
event-leave = { $who-is ->
    [you] Le tue { -leave }: dal { $first } al { $last }.
   *[other] Ferie di { $who }: dal { $first } al { $last }.
}
event-no-leave = { $who-is ->
    [you] Le tue { -leave } dal { $first } al { $last } sono disdette.
   *[other] Le { -leave } di { $who } dal { $first } al { $last } sono disdette.
}
event-reflection = { $who-is ->
    [you] Hai dichiarato un’ulteriore riflessione su questa { -move }.
   *[other] { $who } ha dichiarato un’ulteriore riflessione su questa { -move }.
}
event-refilled = { $who-is ->
    [you] Hai preso tempo dalla riserva: { $time }.
   *[other] { $who } ha preso tempo dalla riserva: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Hai segnalato all’{ -arbiter } che gli { -clock(case: "plural") } sono errati.
   *[other] { $who } ha segnalato all’{ -arbiter } che gli { -clock(case: "plural") } sono errati.
}

event-adjournment-proposed = { $who-is ->
    [you] Hai proposto la { -adjournment }.
   *[other] { $who } ha proposto la { -adjournment }.
}
event-adjournment-declined = { $who-is ->
    [you] Hai rifiutato la { -adjournment }; la { -game } continua.
   *[other] { $who } ha rifiutato la { -adjournment }; la { -game } continua.
}
event-adjourned-early = Chi ha il tratto ha sospeso in anticipo: sul suo { -clock } viene contato il tempo fino alla fine prevista della sessione di gioco, { $until }.
event-session-over = La sessione di gioco è finita, o le parti hanno concordato la { -adjournment }.
event-adjournment-agreed = Le parti hanno concordato la { -adjournment }.
event-drafted = Chi ha il tratto ha messo in una { -envelope } una bozza della { -move } da { -seal }.
event-you-drafted = La tua bozza della { -move } da { -seal } è in una { -envelope }, e il tuo { -clock } è ancora in moto. Un’altra bozza la sostituisce.
event-sealed = { $who-is ->
    [you] Hai { -seal(form: "masculine") } la prossima { -move } (tempo usato: { $time }).
   *[other] { $who } ha { -seal(form: "masculine") } la prossima { -move } (tempo usato: { $time }).
} La { -game } è { -adjourn(form: "feminine") }; nessun { -clock } è in moto.
event-sealed-reply = { $who-is ->
    [you] Hai { -seal(form: "masculine") } la risposta (tempo usato: { $time }), perché chi aveva { -seal(form: "masculine") } la sua { -move } è ancora assente.
   *[other] { $who } ha { -seal(form: "masculine") } la risposta (tempo usato: { $time }), perché chi aveva { -seal(form: "masculine") } la sua { -move } è ancora assente.
} È in moto l’{ -clock } di chi è assente; la risposta viene aperta quando questa persona si presenta.
event-face-acknowledged = { $arbiter } ha verificato l’esterno della { -envelope } e la conserva.
event-resumption-set = { $arbiter } ha cambiato l’ora della { -resume }: { $time }.

event-resumption-asked = { $who-is ->
    [you] Hai chiesto la { -resume }.
   *[other] { $who } ha chiesto la { -resume }.
}
event-resumed = La { -game } è { -resume }. L’{ -arbiter } apre la { -envelope }; fino ad allora nessun { -clock } è in moto.
event-resumed-in-your-absence = La { -game } è { -resume } in tua assenza: il tuo { -clock } è in moto.
event-resumed-in-absence = La { -game } è { -resume } in assenza di chi deve rispondere; è in moto il suo { -clock }.
event-early-opening = Un { -arbiter } ha approvato l’apertura anticipata della { -envelope }.
event-early-opening-one-of-two = Un { -arbiter } ha approvato l’apertura anticipata della { -envelope }; deve approvarla anche un secondo { -arbiter }.
event-late = { $who-is ->
    [you] Non eri presente entro il tempo di tolleranza (FIDE Guidelines I.10).
   *[other] { $who } non era presente entro il tempo di tolleranza (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Non eri presente entro il tempo di riflessione (FIDE Guidelines I.10).
   *[other] { $who } non era presente entro il tempo di riflessione (FIDE Guidelines I.10).
}
event-both-late = Nessuna delle parti era presente entro il tempo di tolleranza (FIDE Guidelines I.10).
event-both-late-for-limit = Nessuna delle parti era presente entro il tempo di riflessione (FIDE Guidelines I.10).
event-envelope-missing = La { -envelope } non si può aprire. Chi ha { -seal(form: "masculine") } deve mostrare il testo { -seal(form: "masculine") }: vale solo il testo con lo SHA-256 stampato. Se l’ha cifrato di persona, il suo { -clock } è in moto; altrimenti nessun { -clock } è in moto, e l’{ -arbiter } può decidere la { -game }.
event-envelope-shut = Il motivo: non si apre, o il suo testo non corrisponde all’impronta.
event-reading-chosen = { $who-is ->
    [you] Hai scelto un’interpretazione della { -sealed-move }: { $move }.
   *[other] { $who } ha scelto un’interpretazione della { -sealed-move }: { $move }.
}
event-opened = La { -envelope } è stata aperta. { $who-is ->
    [you] Avevi { -seal(form: "masculine") }
   *[other] { $who } aveva { -seal(form: "masculine") }
}: { $move } (scritto “{ $written }”).
event-opened-with-offer = La { -envelope } è stata aperta. { $who-is ->
    [you] Avevi { -seal(form: "masculine") }
   *[other] { $who } aveva { -seal(form: "masculine") }
}: { $move } (scritto “{ $written }”), con un’{ -draw-offer }.
event-opened-ambiguous = La { -envelope } è stata aperta. { $who-is ->
    [you] Avevi { -seal(form: "masculine") }
   *[other] { $who } aveva { -seal(form: "masculine") }
}: “{ $written }”. Ha più di un’interpretazione.
event-opened-illegal = La { -envelope } è stata aperta. { $who-is ->
    [you] Avevi { -seal(form: "masculine") }
   *[other] { $who } aveva { -seal(form: "masculine") }
}: “{ $written }”. Non è una { -move } legale.
event-opened-nothing = La { -envelope } è stata aperta. Il suo testo non è una { -sealed-move } in questa posizione di questa { -game }, perciò non viene mostrato a nessuno.
event-opened-early = Un { -arbiter } l’ha aperta in anticipo.
event-publication-agreed = { $who-is ->
    [you] Hai accettato di pubblicare la { -envelope } di questa { -game }.
   *[other] { $who } ha accettato di pubblicare la { -envelope } di questa { -game }.
} Viene aperta se entrambe le parti accettano, e nella { -game } non cambia nulla.
event-published = Entrambe le parti hanno accettato, e la { -envelope } di questa { -game } è stata aperta. { $who-is ->
    [you] Avevi { -seal(form: "masculine") }
   *[other] { $who } aveva { -seal(form: "masculine") }
}: { $written }. Nella { -game } non cambia nulla.
event-published-nothing = Entrambe le parti hanno accettato, e la { -envelope } di questa { -game } è stata aperta. Il suo testo non è una { -sealed-move }.

act-warned = { $who-is ->
    [you] { $arbiter } ti ha dato un’ammonizione.
   *[other] { $arbiter } ha dato un’ammonizione a { $who }.
}
act-time-given = { $arbiter } ha aggiunto tempo { $who-is ->
    [you] al tuo { -clock }
   *[other] all’{ -clock } di { $who }
}: { $time }.
act-time-taken = { $arbiter } ha tolto tempo { $who-is ->
    [you] dal tuo { -clock }
   *[other] dall’{ -clock } di { $who }
}: { $time }.
act-clocks = { $arbiter } ha corretto gli { -clock(case: "plural") }. Tempo usato per le { -move(case: "plural") } fatte finora: { -white } { $white }, { -black } { $black }.
act-clocks-and-deadline = { $arbiter } ha corretto gli { -clock(case: "plural") }. Tempo usato per le { -move(case: "plural") } fatte finora: { -white } { $white }, { -black } { $black }. La { -deadline } di questa { -move }: { $deadline }.
act-points = { $arbiter } ha cambiato i punti: { -white } { $white }, { -black } { $black }.
act-leave = { $arbiter } ha concesso { -leave } straordinarie dal { $first } al { $last }: in questi giorni { $who-is ->
    [you] il tuo { -clock }
   *[other] l’{ -clock } di { $who }
} è fermo.
act-leave-ended = { $arbiter } ha messo fine alle { -leave } che cominciano il { $first }: { $who-is ->
    [you] il tuo { -clock }
   *[other] l’{ -clock } di { $who }
} non si ferma più per queste { -leave }.
act-adjourned = { $arbiter } ha ordinato la { -adjournment }.
act-taken-back = { $arbiter } ha permesso di ritirare una { -move } fatta per sbaglio: la { -game } continua dalla posizione dopo { $ply ->
    [one] { $ply } { -half-move }
   *[other] { $ply } { -half-move(case: "plural") }
}, e il tempo passato da allora non viene contato a nessuna delle parti.
act-you-replace = Da adesso giochi questa { -game } al posto di un’altra persona, con l’{ -clock } nello stato attuale. Le offerte, i { -claim(case: "plural") } e le { -leave } di quella persona non valgono più.
act-you-were-replaced = Un’altra persona ha preso il tuo posto: continua { $name }. Le tue offerte, i tuoi { -claim(case: "plural") } e le tue { -move(case: "plural") } condizionali non valgono più.
act-replaced = Da adesso { $name } gioca al posto di un’altra persona, con l’{ -clock } nello stato attuale. Le offerte e i { -claim(case: "plural") } di quella persona non valgono più.
act-replayed-as = Viene rigiocata come { $game }.
act-counts-after-all = { $game } è di nuovo valida.
act-how-to-appeal = Se non accetti questo provvedimento, puoi ricorrere a un altro { -arbiter } entro { $until }: rispondi con una riga, “{ command-appeal } { $act }: ” e le tue ragioni.
event-appealed = { $who-is ->
    [you] Hai fatto { -appeal } contro il provvedimento { $act } dell’{ -arbiter }.
   *[other] { $who } ha fatto { -appeal } contro il provvedimento { $act } dell’{ -arbiter }.
} Decide un altro { -arbiter }.
event-replaced-appealed = La persona che è stata sostituita ha fatto { -appeal } contro il provvedimento { $act } dell’{ -arbiter }. Decide un altro { -arbiter }.
event-appealed-act = Era questo: { $act }
event-appeal-decide = Se il provvedimento non è tuo, puoi decidere tu: rispondi con una riga, “arbiter { $game } confirm { $act }: ” (confermare) o “arbiter { $game } reverse { $act }: ” (annullare), e la motivazione.
event-confirmed = Un altro { -arbiter } ha confermato il provvedimento { $act }.
event-you-confirmed = Hai confermato il provvedimento { $act }.
event-reversed = Un altro { -arbiter } ha annullato il provvedimento { $act }. La { -game } è come sarebbe senza il provvedimento, e il tempo in cui non era possibile muovere non viene contato a nessuna delle parti.
event-you-reversed = Hai annullato il provvedimento { $act }. La { -game } è come sarebbe senza il provvedimento, e il tempo in cui non era possibile muovere non viene contato a nessuna delle parti.
event-withdrawn = { $who-is ->
    [you] Hai dichiarato il ritiro.
   *[other] { $who } ha dichiarato il ritiro.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Hai perso per silenzio metà delle tue { -game(case: "plural") } in questo torneo. Questo vale come ritiro.
   *[other] { $who } ha perso per silenzio metà delle sue { -game(case: "plural") } in questo torneo. Questo vale come ritiro.
}
event-withdrawal-noted = { $arbiter } ha annotato { $who-is ->
    [you] il tuo ritiro
   *[other] il ritiro di { $who }
}.
event-withdrawn-waits = Nessun { -clock } è in moto finché un { -arbiter } non decide la { -game }.

event-mail-returned = Le email { $who-is ->
    [you] per te
   *[other] per { $who }
} tornano indietro.
event-mail-arrives = Le email { $who-is ->
    [you] per te
   *[other] per { $who }
} arrivano di nuovo.
event-zone = È stato registrato { $who-is ->
    [you] il tuo fuso orario
   *[other] il fuso orario di { $who }
}.
event-other = È stato registrato un altro evento.

## The end of a game

over-white-wins = { $game } è finita, { $result }: { $who-is ->
    [you] hai vinto tu ({ -white })
   *[other] ha vinto { $who } ({ -white })
} { $how }.
over-black-wins = { $game } è finita, { $result }: { $who-is ->
    [you] hai vinto tu ({ -black })
   *[other] ha vinto { $who } ({ -black })
} { $how }.
over-both-lose = { $game } è finita, { $result }: perdono entrambe le parti { $how }.
over-no-result = { $game } è finita, { $result }: nessun risultato, { $how }.
over-drawn = { $game } è finita, { $result }: { -draw } { $how }.
over-drawn-not-won = { $game } è finita, { $result }: { -draw }. La { -game } è terminata { $how }, ma la { -opponent } non poteva dare { -mate }.
ending-by-silence = per silenzio: per troppo tempo non è stata fatta nessuna { -move }
ending-checkmate = per { -mate }
ending-resignation = per { -resign(form: "noun") }
ending-stalemate = per { -stalemate }
ending-dead-position = per posizione morta: nessuna delle parti può dare { -mate }
ending-agreement = per accordo
ending-threefold = per triplice ripetizione, su { -claim }
ending-fifty = per la regola delle 50 { -move(case: "plural") }, su { -claim }
ending-tablebase = secondo la { -tablebase } dei finali, su { -claim }
ending-fivefold = per quintuplice ripetizione
ending-seventy-five = per la regola delle 75 { -move(case: "plural") }
ending-time = per superamento del tempo di riflessione
ending-illegal-moves = per { -move(case: "plural") } { -illegal(form: "plural") }
ending-sealed-move = perché la { -sealed-move } era ambigua o { -illegal }
ending-forfeit = per forfait
ending-cancelled = perché un { -arbiter } l’ha cancellata
ending-annulled = perché un { -arbiter } l’ha annullata
ending-expulsion = per l’esclusione della { -opponent }
ending-withdrawal = per un ritiro
ending-adjudication = per aggiudicazione

## What was done, to the player whose command it was

done-moved = { -move(case: "Singular") } giocata.
done-moved-with-offer = { -move(case: "Singular") } giocata, con un’{ -draw-offer }.
done-message = Il tuo messaggio è nel registro ed è in viaggio verso la { -opponent }.
done-draw-offered = Hai offerto { -draw }. L’offerta vale finché la { -opponent } non risponde.
done-draw-declined = Hai rifiutato la { -draw }. La { -game } continua.
done-claim-upheld = Il tuo { -claim } è corretto.
done-claim-referred = Un { -arbiter } deciderà sul tuo { -claim }. Riceverai la decisione per email.
done-claim-is-offer = Il { -claim } vale come { -draw-offer }, che la { -opponent } può accettare (FIDE 9.5.3).
done-penalty = La { -opponent } riceve altro tempo sull’{ -clock }: { $time }.
done-analysed = La tua analisi è nel registro, per l’{ -arbiter }.
done-adjournment-proposed = Hai proposto la { -adjournment }. La { -game } continua finché la { -opponent } non accetta.
done-adjournment-declined = Hai rifiutato la { -adjournment }. La { -game } continua.
done-adjourned = La { -game } viene { -adjourn(form: "feminine") }: chi ha il tratto { -seal(form: "present") } una { -move }.
done-drafted = La bozza è in una { -envelope }. Non è ancora { -seal(form: "feminine") }: per sigillarla scrivi “{ command-seal }” da solo su una riga.
done-sealed = La { -move } è { -seal(form: "feminine") } e la { -game } è { -adjourn(form: "feminine") }.
done-sealed-with-offer = La { -move } è { -seal(form: "feminine") } con la tua { -draw-offer }, e la { -game } è { -adjourn(form: "feminine") }. La { -opponent } saprà dell’offerta quando la { -envelope } verrà aperta. Da allora l’offerta vale finché la { -opponent } non risponde o non muove.
done-drafted-with-offer = La tua { -draw-offer } è nella { -envelope } con la bozza. La { -opponent } ne verrà a conoscenza quando la { -envelope } { -seal(form: "feminine") } verrà aperta.
done-resumption-asked = Sei disponibile a { -resume(form: "infinitive") }. La { -game } continua quando è disponibile anche la { -opponent }, al più tardi all’ora stabilita.
done-resumed = La { -game } è { -resume }.
done-publication-agreed = Hai accettato che la { -envelope } sia mostrata. Viene mostrata quando accetta anche la { -opponent }.
done-published = La { -envelope } è mostrata nel registro.
done-reading-chosen = La { -sealed-move } vale come la { -move } che hai scelto.
done-clocks-questioned = L’{ -arbiter } viene avvisato che per te gli { -clock(case: "plural") } sono errati.
done-flag-fell = La { -flag } è caduta.
done-leave = Sei in { -leave } dal { $first } al { $last }, compresi il primo e l’ultimo giorno. In questo periodo il tuo { -clock } è fermo.
done-no-leave = Le tue { -leave } dal { $first } al { $last } sono disdette. In quei giorni il tuo { -clock } conta.
done-reflection = Continui a pensare a questa { -move }. Per ora il tuo silenzio non fa perdere la { -game }, e il tuo { -clock } resta in moto.
done-refilled = Dalla tua riserva al tuo { -clock }: { $time }.
done-withdrawn = Il tuo ritiro da questa { -game } è registrato.
done-appealed = Il tuo { -appeal } contro il provvedimento { $act } è nel registro. Il provvedimento vale finché un altro { -arbiter } non decide, e riceverai la decisione per email.
done-game-over = La { -game } è finita.

## The position in words

pieces-none = nessun pezzo
board-figures = Su questa scacchiera i pezzi pieni e sottolineati sono quelli del { -black }.
pieces = { -white }: { $white }. { -black }: { $black }.
pieces-king = Re { $squares }
pieces-queen = { $count ->
    [one] Donna
   *[other] Donne
} { $squares }
pieces-rook = { $count ->
    [one] Torre
   *[other] Torri
} { $squares }
pieces-bishop = { $count ->
    [one] Alfiere
   *[other] Alfieri
} { $squares }
pieces-knight = { $count ->
    [one] Cavallo
   *[other] Cavalli
} { $squares }
pieces-pawn = { $count ->
    [one] Pedone
   *[other] Pedoni
} { $squares }

## Clocks

clock-limit = Tempo di riflessione: { $control }.
clock-control = Tempo di riflessione: { $control }.
clock-white = { -white } { $name }: { $times }.
clock-black = { -black } { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (e in più per la prossima { -move }: { $gained })
clock-with-less = { $times } (e in meno per la prossima { -move }: { $lost })
clock-used = tempo usato { $time }
clock-left = tempo rimasto { $time }
clock-on-the-clock = sull’{ -clock } { $time }
clock-with-bank = { $left } e nella riserva { $bank }
clock-this-move = Questa { -move } di { $name }: tempo usato { $used }, contato { $charged }.
clock-delay = Resto del ritardo: { $left }. Fino ad allora non viene contato nulla.
clock-stopped = L’{ -clock } è stato fermato { $at } e riprende da quel punto.
clock-paused-leave = L’{ -clock } è fermo: { -leave }.
clock-paused-free-day = L’{ -clock } è fermo: un giorno libero.
clock-paused-night = L’{ -clock } è fermo: pausa notturna.
clock-next = Poi: { $what }, { $at }.
clock-next-time-is-up = il tempo di riflessione scade
clock-next-silence = la { -game } è persa per silenzio
clock-next-delay-over = finisce il ritardo
clock-next-double = il tempo comincia a contare doppio
clock-next-day = viene contato un altro giorno
clock-next-refill = l’{ -clock } si può ricaricare dalla riserva
clock-next-leave = cominciano le { -leave }
clock-next-free-day = comincia un giorno libero
clock-next-night = comincia la pausa notturna
clock-next-goes-on = l’{ -clock } si rimette in moto

## Whose move it is, and until when

state-your-move = Tocca a te ({ -move } { $number }). Rispondi con la tua { -move } entro { $until } (tempo rimasto: { $left }).
state-their-move = Tocca a { $name }, che ha tempo fino a { $until } (tempo rimasto: { $left }).
state-you-seal = { -seal(form: "Present") } la tua { -move } { $number } entro { $until } (tempo rimasto: { $left }).
state-they-seal = { $name } deve { -seal } la prossima { -move } entro { $until } (tempo rimasto: { $left }).
state-adjourned-yours = Il tuo { -clock } è in moto fino a { $until } (tempo rimasto: { $left }).
state-adjourned-theirs = L’{ -clock } della { -opponent } è in moto fino a { $until } (tempo rimasto: { $left }).
state-you-on-leave = Sei in { -leave } e non puoi muovere prima di { $back }. Da quel momento rispondi con la tua { -move } { $number }, entro { $until }.
state-on-leave = { $name } è in { -leave } fino a { $back } e ha tempo per muovere fino a { $until }.
state-doubles = Il tempo per questa { -move } conta doppio a partire da { $at } (riflessione fino ad allora: { $after }); la { -deadline } indicata ne tiene già conto.
state-doubled = Il tempo per questa { -move } conta doppio già da { $at } (riflessione fino ad allora: { $after }); la { -deadline } indicata ne tiene già conto.
state-your-flag = La tua { -flag } è caduta { $at }. Finché la { -opponent } o un { -arbiter } non ne reclama la caduta, la tua { -move } è ancora valida: falla subito.
state-your-flag-for-arbiter = La tua { -flag } è caduta { $at }. Finché un { -arbiter } non ne reclama la caduta, la tua { -move } è ancora valida: falla subito.
state-flag-to-claim = La { -flag } di { $name } è caduta { $at }. Per chiudere la { -game } per questo motivo, rispondi “{ command-claim-time }”; fino ad allora una { -move } è ancora valida.
state-flag = La { -flag } di { $name } è caduta { $at }. Finché un { -arbiter } non chiude la { -game } per questo motivo, una { -move } è ancora valida.

## Reminders

reminder-time = Promemoria di { $site }: il tuo tempo sta per finire.
reminder-silence = Avvertimento di { $site }: non muovi da molto tempo, e il silenzio fa perdere la { -game } dopo { $until }. Muovi, o scrivi “{ command-reflect }” per continuare a pensare sul tuo { -clock }.
reminder-silent-flag = Avvertimento di { $site }: non muovi da molto tempo, e il tuo tempo è esaurito dopo { $until }.
restored = Il servizio è stato ripristinato da un backup. Le { -move(case: "plural") } e i messaggi successivi sono perduti, ma il tempo è stato restituito. La { -game } è quella mostrata qui. Le { -move(case: "plural") } condizionali sono cancellate: inviale di nuovo. Rispondi a questa email; le risposte a email più vecchie non hanno effetto.
restored-from = Il servizio è stato ripristinato da un backup di { $at }. Le { -move(case: "plural") } e i messaggi successivi sono perduti, ma il tempo è stato restituito. La { -game } è quella mostrata qui. Le { -move(case: "plural") } condizionali sono cancellate: inviale di nuovo. Rispondi a questa email; le risposte a email più vecchie non hanno effetto.

## Conditional moves

conditions-none = Ora non hai { -move(case: "plural") } condizionali.
conditions-kept = Le tue { -move(case: "plural") } condizionali sono conservate.
conditions-replaced = Le tue { -move(case: "plural") } condizionali sono conservate. Sostituiscono quelle che avevi dato prima (numero di righe: { $count }).
conditions-stored = Ora le tue { -move(case: "plural") } condizionali sono queste. Ogni riga è una catena:
conditions-not-foreseen = Nessuna delle tue { -move(case: "plural") } condizionali risponde a questa { -move }; le altre sono cancellate.
conditions-others-dropped = Le tue { -move(case: "plural") } condizionali per altre { -move(case: "plural") } della { -opponent } sono cancellate, perché quelle { -move(case: "plural") } non sono più possibili.
conditions-you-decide = La tua { -move } condizionale non è stata giocata, perché la { -opponent } ha fatto un’offerta su cui devi decidere tu. Se la giochi adesso, il resto della sua riga rimane; quelle per altre { -move(case: "plural") } sono cancellate.
conditions-mail-unread = La tua { -move } condizionale non è stata giocata, perché una tua email su questa { -game } era arrivata prima della { -move } e non era stata letta: poteva ritirare la { -move } condizionale. Se la giochi adesso, il resto della sua riga rimane; quelle per altre { -move(case: "plural") } sono cancellate.
conditions-adjourned = Le tue { -move(case: "plural") } condizionali sono cancellate: a una { -move } che esce da una { -envelope } non si risponde mai senza averla vista.
conditions-taken-back = Le tue { -move(case: "plural") } condizionali sono cancellate: erano per la { -game } com’era prima.

## Messages of the players

writes = { $who } scrive:
writes-replaced = La persona che è stata sostituita scrive:
writes-arbiter = L’{ -arbiter } scrive:
writes-more = ... continua su { $url }

## Envelopes

sealed-commitment = La { -move } è in una { -envelope } cifrata che nessuno apre prima della { -resume } della { -game }. Questo è lo SHA-256 del testo della { -envelope }. Conservalo: dimostrerà che la { -envelope } è quella { -seal(form: "feminine") } adesso.
opened-commitment = Il testo della { -envelope } è nel registro della { -game }; il suo SHA-256 è l’impronta stampata quando la { -move } è stata { -seal(form: "feminine") } ({ $url }):

## How to answer

answer-move = Rispondi a questa email con una riga, per esempio “{ $example }”; va bene qualsiasi notazione.
answer-seal = Rispondi a questa email con una riga, per esempio “{ command-seal }{"\u00A0"}{ $example }”; va bene qualsiasi notazione.
answer-seal-clock = Il tuo { -clock } è in moto finché la { -move } non è { -seal(form: "feminine") }. Nessuno la vede prima che sia aperta.
answer-draw = { $opponent } offre { -draw }: rispondi “{ command-accept }” per accettare, “{ command-decline }” per rifiutare.
answer-draw-on-move = { $opponent } offre { -draw }: rispondi “{ command-accept }” per accettare, “{ command-decline }” per rifiutare; una { -move } la rifiuta.
answer-adjournment = { $opponent } propone la { -adjournment }: rispondi “{ command-adjourn }” per accettare; allora chi ha il tratto { -seal(form: "present") } la prossima { -move } e l’{ -clock } si ferma. Rispondi “{ command-decline-adjournment }” per continuare a giocare.
commands-help = Rispondi “{ command-help }” per avere i comandi.
commands = Comandi, uno per riga: la tua { -move }; la tua { -move } e “{ command-draw }”; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = La { -sealed-move } resta nella sua { -envelope }. Viene mostrata solo se sia tu sia la { -opponent } rispondete “{ command-publish }”.
moves = { -move(case: "Plural") }: { $moves }
game-took = { $moves ->
    [one] La { -game } è durata { $moves } { -move }, in { $time }.
   *[other] La { -game } è durata { $moves } { -move(case: "plural") }, in { $time }.
}
game-took-no-move = La { -game } è durata { $time }, e non è stata giocata nessuna { -move }.
game-attached = L’intera { -game } è allegata come { $file }, per i programmi di { -chess }.
game-attached-short = Le { -move(case: "plural") } sono allegate come { $file }, per i programmi di { -chess }. Con i suoi commenti la { -game } è troppo lunga per un’email; vedi { $url }
pgn-too-long = La { -game } è troppo lunga per questa email: rispondi “{ command-pgn }”, o vedi { $url }

resume-played = viene giocata la { -sealed-move }
resume-opened-and-played = l’{ -arbiter } apre la { -envelope } e viene giocata la { -sealed-move }
resume-reply-when-ready = Rispondi “{ command-resume }” quando sei disponibile.
resume-opponent-ready = { $opponent } è disponibile. Rispondi “{ command-resume }” quando sei disponibile anche tu: allora { $then }. Altrimenti la { -game } { -resume(form: "present") } in tua assenza { $latest }.
resume-when-opponent-too = La { -game } { -resume(form: "present") } appena anche { $opponent } è disponibile, se questo avviene prima di { $latest }. Altrimenti l’{ -clock } di { $opponent } è in moto a partire da { $latest }, e la { -envelope } viene aperta quando { $opponent } si presenta.
resume-when-both-sealer = La { -game } { -resume(form: "present") } appena entrambe le parti sono disponibili, se questo avviene prima di { $latest }. Altrimenti l’{ -clock } di { $opponent } è in moto a partire da { $latest }, e la { -envelope } viene aperta quando { $opponent } si presenta.
resume-when-opponent = La { -game } { -resume(form: "present") } quando { $opponent } è disponibile, al più tardi { $latest }.
resume-when-opponent-ready-too = La { -game } { -resume(form: "present") } quando anche { $opponent } è disponibile, al più tardi { $latest }.
resume-when-both = La { -game } { -resume(form: "present") } appena entrambe le parti sono disponibili, se questo avviene prima di { $latest }. Altrimenti il tuo { -clock } è in moto a partire da { $latest }. La { -envelope } viene aperta quando rispondi “{ command-resume }”.
resume-now = Rispondi “{ command-resume }” per aprire la { -envelope }: allora { $then } e il tuo { -clock } si mette in moto. Altrimenti la { -game } { -resume(form: "present") } { $latest }.
resume-clock-runs = Rispondi “{ command-resume }”: allora { $then }. Fino ad allora il tuo { -clock } è in moto.
resume-show-text = Mostra il testo che hai { -seal(form: "masculine") }, via HTTP (aprire la { -envelope }), o dallo all’{ -arbiter }.
resume-choose = La { -sealed-move } può significare più di una cosa, e scegli tu: rispondi “{ command-choose } { $first }”; al posto di { $first } può stare anche un’altra di queste: { $readings }. Il tuo { -clock } è in moto.
default-you = Rispondi “{ command-resume }” entro { $until }: altrimenti perdi la { -game } per forfait (FIDE Guidelines I.10).
default-opponent = Se { $opponent } non si presenta entro { $until }, { $opponent } perde la { -game } per forfait (FIDE Guidelines I.10).
default-sealer = Se { $opponent } non si presenta entro { $until } e la { -envelope } non viene aperta prima, { $opponent } perde la { -game } per forfait (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Devi { -seal } la prossima { -move }. Il tuo { -clock } è in moto finché non è { -seal(form: "feminine") }.
   *[other] { $who } deve { -seal } la prossima { -move }. Il suo { -clock } è in moto finché non è { -seal(form: "feminine") }.
}
standing-sealing-then = Quando la { -move } è { -seal(form: "feminine") }, nessun { -clock } è in moto. Poi la { -game } resta ferma per un massimo di { $after }.
standing-sealing-reply = { $who-is ->
    [you] La { -opponent } può { -seal } la risposta, perché non sei presente. Poi è in moto il tuo { -clock }.
   *[other] La risposta può essere { -seal(form: "feminine") }, perché { $who } non è presente. Poi è in moto l’{ -clock } di { $who }.
}
standing-drafted = { $who-is ->
    [you] La tua bozza è nella { -envelope }. Sigillala, o sostituiscila con un’altra.
   *[other] Nella { -envelope } c’è una bozza di { $who }.
}
standing-sealed = { $who-is ->
    [you] La { -game } è { -adjourn(form: "feminine") }. Hai { -seal(form: "masculine") } la { -move } { $number }, e nessun { -clock } è in moto.
   *[other] La { -game } è { -adjourn(form: "feminine") }. { $who } ha { -seal(form: "masculine") } la { -move } { $number }, e nessun { -clock } è in moto.
}
standing-ready = { $who-is ->
    [you] Sei disponibile a { -resume(form: "infinitive") }.
   *[other] { $who } è disponibile a { -resume(form: "infinitive") }.
}
standing-not-ready = { $who-is ->
    [you] Non hai detto di essere disponibile a { -resume(form: "infinitive") }.
   *[other] { $who } non ha detto di essere disponibile a { -resume(form: "infinitive") }.
}
standing-when-both = Se entrambe le parti sono disponibili prima di { $latest }, la { -game } { -resume(form: "present") } in quel momento.
standing-when-one = { $who-is ->
    [you] La { -game } { -resume(form: "present") } quando sei disponibile, al più tardi { $latest }.
   *[other] La { -game } { -resume(form: "present") } quando { $who } è disponibile, al più tardi { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Altrimenti il tuo { -clock } è in moto a partire da { $latest }, e la { -envelope } viene aperta quando ti presenti.
   *[other] Altrimenti l’{ -clock } di { $who } è in moto a partire da { $latest }, e la { -envelope } viene aperta quando questa persona si presenta.
}
standing-else-without = { $who-is ->
    [you] Altrimenti la { -game } { -resume(form: "present") } { $latest } in tua assenza.
   *[other] Altrimenti la { -game } { -resume(form: "present") } { $latest } in assenza di { $who }.
}
standing-opens = { $by ->
    [arbiter] Un { -arbiter } apre allora la { -envelope }.
   *[service] Il servizio apre allora la { -envelope }.
} { $who-is ->
    [you] La { -sealed-move } viene giocata, e il tuo { -clock } è in moto.
   *[other] La { -sealed-move } viene giocata, e l’{ -clock } di { $who } è in moto.
}
standing-due = La { -game } è { -resume }. Nessun { -clock } è in moto prima che la { -envelope } sia aperta.
standing-reply-sealed = La risposta alla { -move } svelata è { -seal(form: "feminine") }.
standing-absent = { $who-is ->
    [you] La { -game } è { -resume }, e non sei presente. Il tuo { -clock } è in moto fino a { $until }, e la { -envelope } viene aperta quando ti presenti.
   *[other] La { -game } è { -resume }, e { $who } non è presente. Il suo { -clock } è in moto fino a { $until }, e la { -envelope } viene aperta quando questa persona si presenta.
}
standing-awaited = { $who-is ->
    [you] La { -game } è { -resume }, e non sei ancora presente.
   *[other] La { -game } è { -resume }, e { $who } non è ancora presente.
}
standing-late = Una parte è arrivata troppo tardi e perde, a meno che la { -sealed-move } non abbia chiuso la { -game }. Prima viene aperta la { -envelope }.
standing-missing = { $who-is ->
    [you] La { -envelope } non si può aprire. Mostra il testo che hai { -seal(form: "masculine") }: il tuo { -clock } è in moto fino a { $until }.
   *[other] La { -envelope } non si può aprire. { $who } deve mostrare il testo che ha { -seal(form: "masculine") }, e il suo { -clock } è in moto fino a { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] La { -envelope } non si può aprire, e nessun { -clock } è in moto. Un { -arbiter } decide la { -game }, a meno che tu non mostri il testo che hai { -seal(form: "masculine") }.
   *[other] La { -envelope } non si può aprire, e nessun { -clock } è in moto. Un { -arbiter } decide la { -game }, a meno che { $who } non mostri il testo che ha { -seal(form: "masculine") }.
}
standing-choosing = { $who-is ->
    [you] La { -sealed-move } può significare più di una { -move }, e scegli tu. Il tuo { -clock } è in moto fino a { $until }.
   *[other] La { -sealed-move } può significare più di una { -move }, e sceglie { $who }. Il suo { -clock } è in moto fino a { $until }.
}
standing-default = Di’ entro { $until } che ci sei: altrimenti perdi la { -game } per forfait (FIDE Guidelines I.10).
standing-may-resume = Ora puoi dire di essere disponibile a { -resume(form: "infinitive") }.
standing-may-end = Finché la { -envelope } non è aperta puoi offrire { -draw } o { -resign }. Se la { -game } finisce così, la { -envelope } resta chiusa, a meno che entrambe le parti non accettino di mostrarla.

## For arbiters

arbiter-session-continues = La sessione di gioco è finita e chi ha il tratto dovrebbe { -seal } adesso, ma per la { -envelope } mancano gli { -arbiter(case: "plural") }: fra quelli indicati sono troppo pochi quelli che sono ancora { -arbiter(case: "plural") }, hanno una chiave e non giocano in questa { -game }. La { -game } continua finché abbastanza di loro non hanno registrato una chiave, o finché la { -adjournment } non serve più.
arbiter-fetch = La { -envelope } ti aspetta. Aprila con la tua chiave sulla sua pagina: { $url }. Fino ad allora nessun { -clock } è in moto.
arbiter-fen = La posizione, come FEN:
arbiter-fen-after = La posizione dopo la { -move } annunciata, come FEN:
arbiter-withdrawn = La decisione spetta a te: rispondi con una riga, “arbiter { $game } adjudicate 1-0: ” (o 0-1, 1/2, 0-0) e la motivazione, oppure assegna il posto a un’altra persona: “arbiter { $game } replace { $side } NAME: ” e la motivazione.
arbiter-default = Chi non si presenta entro { $until } perde la { -game } per forfait (FIDE Guidelines I.10).
arbiter-agree-open = Se approvi, rispondi con una riga, “arbiter { $game } open”.
arbiter-agree-show = Se approvi, apri la { -envelope } sulla sua pagina e indica la tua motivazione: { $url }.
arbiter-agree-two = Per un’apertura anticipata servono entrambi gli { -arbiter(case: "plural") }.
arbiter-clocks = I tempi corretti li decidi tu: “correct_clocks” su { $url }.
arbiter-flag = Per chiudere la { -game } per la { -flag } caduta, rispondi con una riga: “arbiter { $game } flag”.
arbiter-more = Tutto ciò che aspetta un { -arbiter }: { $queue }, o “postzug arbiter list”. Tutto quello che è stato fatto o tentato in questa { -game }: { $trail }.

## Answers to mails

unanswered = { $count ->
    [one] Una tua email inviata da { $since } in poi non ha avuto risposta, perché hai ricevuto molte risposte in poco tempo. Le { -move(case: "plural") } e i comandi chiari che conteneva sono stati eseguiti; tutto il resto no.
   *[other] { $count } tue email inviate da { $since } in poi non hanno avuto risposta, perché hai ricevuto molte risposte in poco tempo. Le { -move(case: "plural") } e i comandi chiari che contenevano sono stati eseguiti; tutto il resto no.
} Controlla la situazione attuale e ripeti quello che manca ancora.
next-answer = Hai ricevuto molte risposte in poco tempo, perciò la prossima arriva dopo { $at }. Fino ad allora ogni email viene comunque letta, e una { -move } o un comando chiaro viene eseguito; poi un’email dice che altre non hanno avuto risposta.
next-answer-reach = Se prima di allora ti serve aiuto, scrivi a chi gestisce questo servizio: { $address }.
next-answer-stranger = Questo indirizzo ha ricevuto varie risposte in poco tempo, perciò la prossima arriva dopo { $at }. Le email che arrivano prima non ricevono risposta.
more-lines = ... e altre righe: { $count }.
more-lines-too-many = ... e altre righe, troppe per un’email: { $count }.
did-you-mean = Intendevi { $move }? Allora rispondi a questa email con la parola “{ word-yes }” entro { $until }: la { -move } vale dall’arrivo della tua prima email. Altrimenti rispondi “{ word-no }”, o con la tua { -move } da sola su una riga.
confirm-public-address = Una tua email è arrivata a un indirizzo che non dimostra chi l’ha scritta, perciò non è ancora stata elaborata. Rispondi all’indirizzo di risposta delle nostre email, che lo dimostra.
confirm-arbiter-act = Una tua email con un provvedimento d’{ -arbiter } è arrivata all’indirizzo di una { -game }. Quell’indirizzo sta in ogni email della { -game } che viene citata o inoltrata, perciò la tua non è ancora stata elaborata.
confirm-other-sender = Un’email a tuo nome è arrivata da { $from }, che non è l’indirizzo registrato. Non è ancora stata elaborata.
author-unproved = Un’email a tuo nome è arrivata al tuo indirizzo di risposta. Le tue impostazioni chiedono, su chi l’ha scritta, più prove di quante ne abbia, perciò non è ancora stata elaborata.
confirm-how = È tua? Allora rispondi a questa email con la parola “{ word-yes }” entro { $until }. In quel caso vale dal suo primo arrivo. Altrimenti rispondi “{ word-no }”, o non fare nulla.

## A new account

join-confirm = Vuoi un account qui, con il nome { $name }? Allora rispondi a questa email con la parola “{ word-yes }” entro { $until }. Per un altro nome rispondi con una riga, per esempio “{ command-join } Anna Berg”. Se non l’hai chiesto tu, non fare nulla: senza il tuo sì non viene creato nessun account e la tua email viene cancellata.
join-name = Con quale nome vuoi giocare? Rispondi a questa email con una riga, per esempio “{ command-join } Anna Berg”. Così viene creato il tuo account, se la risposta arriva entro { $until }. Se non l’hai chiesto tu, non fare nulla.
code-sign-up = Il tuo codice per creare il tuo account:
code-sign-in = Il tuo codice per accedere:
code-change-address = Il tuo codice per usare da ora in poi questo indirizzo:
code-asked-by = Richiesto da: { $device }.
code-browser = un browser
code-how = Inseriscilo dove l’hai richiesto; funziona una volta sola. Validità: { $valid }. Se non l’hai richiesto tu, non fare nulla: senza il codice non succede nulla. Nessuno di { $site } te lo chiederà mai.
code-subject = Il tuo codice per { $site }
account-subject = Il tuo account su { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] che cosa è successo nelle tue { -game(case: "plural") }
    [one] tocca a te in 1 { -game }
   *[other] tocca a te in { $count } { -game(case: "plural") }
}
digest = { $count ->
    [0] Non tocca a te in nessuna { -game }.
    [one] Tocca a te in 1 { -game }.
   *[other] Tocca a te in { $count } { -game(case: "plural") }, prima quella con la { -deadline } più vicina.
}
digest-game = { $game } { $white } - { $black }
digest-until = La tua { -move } { $number }: entro { $until } (tempo rimasto: { $left }).
digest-move = Per muovere, scrivi a questo indirizzo, per esempio: { $example }
digest-write = Per scrivere su questa { -game }, usa questo indirizzo:
digest-more = { $count ->
    [one] C’è 1 altra { -game }. Scrivi “{ command-games }” per l’elenco di tutte.
   *[other] Ci sono altre { $count } { -game(case: "plural") }. Scrivi “{ command-games }” per l’elenco di tutte.
}

## Challenges

challenge = { $other } ti sfida a una { -game }: { $terms }.
challenge-how = Rispondi entro { $until }: rispondi a questa email con una riga, “{ command-accept-challenge } { $challenge }” o “{ command-decline-challenge } { $challenge }”.
challenge-declined = { $other } ha rifiutato la tua sfida { $challenge } ({ $terms }).
challenge-withdrawn = { $other } ha ritirato la sfida { $challenge }. Non devi fare nulla.
challenge-subject = [{ $challenge }] { $other } ti sfida
challenge-declined-subject = [{ $challenge }] { $other } ha rifiutato la tua sfida
challenge-withdrawn-subject = [{ $challenge }] { $other } ha ritirato la sfida
challenge-you-white = giochi con il { -white }
challenge-you-black = giochi con il { -black }
challenge-colours-drawn = i colori vengono sorteggiati all’inizio della { -game }
terms-public-sentence = { $plies ->
    [0] Chiunque può leggere le { -move(case: "plural") } senza un account.
    [one] Chiunque può leggere le { -move(case: "plural") } senza un account, con { $plies } { -half-move } di ritardo.
   *[other] Chiunque può leggere le { -move(case: "plural") } senza un account, con { $plies } { -half-move(case: "plural") } di ritardo.
}
start-chess960 = posizione Chess960 { $number }
start-from = a partire da { $fen }
start-drawn-chess960 = una posizione Chess960 sorteggiata all’inizio della { -game }

## The regulations of a game that are not the usual ones

terms-claim-after = La { -draw } si può reclamare dopo { $moves } { -move(case: "plural") } di ciascuna parte senza prese né { -move(case: "plural") } di pedone.
terms-not-automatic = La ripetizione e le { -move(case: "plural") } senza prese né { -move(case: "plural") } di pedone chiudono la { -game } solo su { -claim }.
terms-wrong-claim = { $days ->
    [0] Se un { -claim } non è corretto, la { -opponent } non guadagna tempo.
    [one] Se un { -claim } non è corretto, la { -opponent } guadagna un giorno per la prossima { -move }.
   *[other] Se un { -claim } non è corretto, la { -opponent } guadagna { $days } giorni per la prossima { -move }.
}
terms-offer-again = { $moves ->
    [one] Dopo un’{ -draw-offer } bisogna fare una { -move } prima di offrirla di nuovo.
   *[other] Dopo un’{ -draw-offer } bisogna fare { $moves } { -move(case: "plural") } prima di offrirla di nuovo.
}
terms-illegal-gains = { $days ->
    [one] Se una { -move } è { -illegal }, la { -opponent } guadagna un giorno per la prossima { -move }.
   *[other] Se una { -move } è { -illegal }, la { -opponent } guadagna { $days } giorni per la prossima { -move }.
}
terms-illegal-loses = { $count ->
    [one] Una parte perde la { -game } con la sua prima { -move } { -illegal }.
   *[other] Una parte perde la { -game } con la sua { ordinal } { -move } { -illegal }.
}
terms-ambiguous-gains = { $days ->
    [one] Se una { -move } è ambigua, la { -opponent } guadagna un giorno per la prossima { -move }.
   *[other] Se una { -move } è ambigua, la { -opponent } guadagna { $days } giorni per la prossima { -move }.
}
terms-ambiguous-loses = { $count ->
    [one] Una parte perde la { -game } con la sua prima { -move } ambigua.
   *[other] Una parte perde la { -game } con la sua { ordinal } { -move } ambigua.
}
terms-appeal = { $days ->
    [0] Nessuno può ricorrere contro un provvedimento dell’{ -arbiter }.
    [one] Chi gioca può ricorrere contro un provvedimento dell’{ -arbiter } entro un giorno.
   *[other] Chi gioca può ricorrere contro un provvedimento dell’{ -arbiter } entro { $days } giorni.
}
terms-takeback = Un { -arbiter } può permettere di ritirare una { -move } scritta per sbaglio.
terms-arbiters = { $n ->
    [one] Per questa { -game } è designato un { -arbiter }: { $accounts }.
   *[other] Per questa { -game } sono designati { $n } { -arbiter(case: "plural") }: { $accounts }.
}
terms-session = { $days ->
    [one] Dopo una sessione di gioco di un giorno, chi ha il tratto { -seal(form: "present") } la sua { -move }.
   *[other] Dopo una sessione di gioco di { $days } giorni, chi ha il tratto { -seal(form: "present") } la sua { -move }.
}
terms-resumes = { $days ->
    [one] Una { -game } { -adjourn(form: "feminine") } { -resume(form: "present") } un giorno dopo che la { -move } è stata { -seal(form: "feminine") }, salvo accordi diversi.
   *[other] Una { -game } { -adjourn(form: "feminine") } { -resume(form: "present") } { $days } giorni dopo che la { -move } è stata { -seal(form: "feminine") }, salvo accordi diversi.
}
terms-opponent-chooses = Se una { -sealed-move } ha due interpretazioni, la { -opponent } ne sceglie una.
terms-check-in = Entrambe le parti segnalano la propria presenza prima che riprenda una { -game } { -adjourn(form: "feminine") }.
terms-default = { $days ->
    [0] Perde chi non è presente all’ora della { -resume }.
    [one] Perde chi non è presente un giorno dopo l’ora della { -resume }.
   *[other] Perde chi non è presente { $days } giorni dopo l’ora della { -resume }.
}
terms-holders = { $needed ->
    [one] Per aprire una { -envelope } basta una sola chiave di questi { -arbiter(case: "plural") }: { $accounts }.
   *[other] Per aprire una { -envelope } servono insieme { $needed } chiavi di questi { -arbiter(case: "plural") }: { $accounts }.
}
terms-early = Per aprire una { -envelope } prima del tempo serve l’accordo di due { -arbiter(case: "plural") }.
terms-free-weekdays = In questi giorni di ogni settimana nessun { -clock } è in moto: { $weekdays }.
terms-free-dates = In questi giorni nessun { -clock } è in moto: { $dates }.
terms-free-night = Nessun { -clock } è in moto dalle { $from } alle { $until }, nel fuso orario della parte a cui appartiene.
terms-leave = { $days ->
    [one] Ciascuna parte può prendere un giorno di { -leave } per anno solare.
   *[other] Ciascuna parte può prendere { $days } giorni di { -leave } per anno solare.
}
terms-leave-ahead = { $days ->
    [one] Le { -leave } vanno chieste con almeno un giorno di anticipo.
   *[other] Le { -leave } vanno chieste con almeno { $days } giorni di anticipo.
}
terms-leave-moves = Chi è in { -leave } può muovere.
terms-silence = Chi non fa nessuna { -move } per { $days } giorni perde la { -game }, a meno che non abbia dichiarato di continuare a pensare. Giorni dopo i quali arrivano i promemoria: { $reminders }.
terms-flag-claimed = Quando cade una { -flag }, a chiudere la { -game } per questo è la { -opponent } o un { -arbiter }. Fino ad allora una { -move } vale ancora.
terms-flag-arbiter = Quando cade una { -flag }, solo un { -arbiter } può chiudere la { -game } per questo. Fino ad allora una { -move } vale ancora.
terms-tablebase = Con al massimo { $men } pezzi sulla scacchiera si può reclamare con una { -tablebase } dei finali. { $fifty ->
    [yes] Lì la regola delle 50 { -move(case: "plural") } vale.
   *[no] Lì la regola delle 50 { -move(case: "plural") } non vale.
}
terms-undecided = { $days ->
    [one] Un { -arbiter } ha un giorno per decidere su un { -claim } per il quale qui non c’è nessuna { -tablebase }.
   *[other] Un { -arbiter } ha { $days } giorni per decidere su un { -claim } per il quale qui non c’è nessuna { -tablebase }.
}
terms-adjudication = Chi gioca può chiedere che un { -arbiter } decida la { -game } in base alle analisi. { $stops ->
    [yes] Fino alla decisione nessun { -clock } è in moto.
   *[no] Fino alla decisione la { -game } continua.
}
terms-adjudicated = { $days ->
    [one] L’{ -arbiter } ha un giorno per decidere in base alle analisi.
   *[other] L’{ -arbiter } ha { $days } giorni per decidere in base alle analisi.
}
terms-annulled = { $moves ->
    [one] Se una parte si ritira prima che entrambe abbiano fatto una { -move }, la { -game } è annullata.
   *[other] Se una parte si ritira prima che entrambe abbiano fatto { $moves } { -move(case: "plural") }, la { -game } è annullata.
}
terms-withdrawn = Quando una parte si ritira, la { -game } resta ferma finché un { -arbiter } non la aggiudica o un’altra persona non continua a giocare.
terms-silent = Perdere per silenzio metà delle proprie { -game(case: "plural") } in un torneo vale come ritiro dal torneo.
terms-conditions-visible = La { -opponent } vede le { -move(case: "plural") } condizionali prima che siano giocate.
terms-protection = Dopo le { -move(case: "plural") } con incremento, chi ha in tutto meno di tre giorni passa ad averne tre.

## Receipts of the log

receipt = La { -envelope } con la { -sealed-move } di { $game } è nel log di tutti gli eventi, come voce { $entry }. Da adesso nessuno, nemmeno noi, può cambiare la { -envelope } o l’ora in cui è stata { -seal(form: "feminine") } senza che questa email dimostri il cambiamento. Conserva questa email: il file allegato, { $file }, è la prova. Non rivela la { -move }.
receipt-how-to-check = Un { -arbiter } può verificarlo senza di noi e senza rete: con lo script verify.sh, a cui bastano bash, awk e openssl, o con i soli bash e openssl, come dice “A receipt by hand” in docs/internals/log.md. Prendi lo script dalla tua copia di Postzug (“postzug audit script”), mai da chi ti mostra la prova. Il suo SHA-256 è:
receipt-entry = La voce della { -envelope } nel log:
receipt-hashes = E questi hash portano da quella voce alla radice firmata qui sotto:

## Mail that is passed on to the operator

passed-on = Questa email è arrivata a { $mailbox }@ da { $from }. Una risposta va a chi l’ha scritta, non a noi. È l’email { $number } della posta in arrivo: “postzug inbox show { $number } --raw” stampa tutto quello che ne è conservato.
passed-on-no-address = una persona senza un indirizzo semplice
passed-on-shortened = ... (abbreviata)
passed-on-header = La sua intestazione:

## Below every mail

subject-your-mail = La tua email a { $site }
subject-your-move = la tua { -move } { $number }
subject-their-move = tocca a { $name } ({ $number })
subject-draw-offered = { $state }, { -draw } offerta
subject-left = { $state }, tempo rimasto { $left }
subject-you-won = { -game } finita, hai vinto
subject-you-lost = { -game } finita, hai perso
subject-white-won = { -game } finita, ha vinto il { -white }
subject-black-won = { -game } finita, ha vinto il { -black }
subject-both-lost = { -game } finita, hanno perso entrambe le parti
subject-drawn = { -game } finita, { -draw }
subject-no-result = { -game } finita, nessun risultato
subject-adjourned-yours = { -game } { -adjourn(form: "feminine") }, il tuo { -clock } è in moto
subject-adjourned = { -game } { -adjourn(form: "feminine") }
subject-undecided = decide un { -arbiter }
subject-for-arbiter = per l’{ -arbiter }
subject-question = serve una risposta
subject-receipt = la tua ricevuta
from-name = { $name } tramite { $site }
footer-player = Questa email è per { $name }, che gioca la { -game } { $game }.
footer-account = Questa email è per { $name }, che ha un account qui.
footer-stranger = Se non hai chiesto tu questa email, ignorala.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = nota { $number }
heard-notes = Il file allegato { $file } contiene il testo di ogni nota, sotto il suo numero.
footer-log = Il testo qui sotto è per i programmi: lo stato firmato del nostro log.
footer-log-and-pgn = Il testo qui sotto è per i programmi: lo stato firmato del nostro log e la { -game } (PGN).
footer-pgn = Il testo qui sotto è per i programmi di { -chess }: la { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Il tuo ritiro non è stato registrato. Se lo vuoi, scrivi: { command-withdraw-from-all-games-yes }: e il perché
hint-withdraw-event = Il tuo ritiro non è stato registrato. Se lo vuoi, scrivi: { command-withdraw-from-event-yes }: e il perché
hint-appeal = Scrivi il numero del provvedimento e le tue ragioni: { command-appeal } 17: non mi è stato detto
hint-colours = Hai indicato più di un colore. Scrivine uno: { word-white }, { word-black }, { word-random }
hint-controls = Hai indicato più di una cadenza. Scrivine una
hint-starts = Hai indicato più di una posizione iniziale. Scrivi 960 una volta sola
hint-limit = Il tempo di riflessione è da 1 a 60 giorni per { -move }
hint-bare-length = “{ $text }” può essere un limite per ogni { -move } o un tempo per più { -move(case: "plural") }, perciò non è stata proposta nessuna { -game }. Per ogni { -move } scrivi: { $days } { word-days } { word-a-move }. Per 10 { -move(case: "plural") } scrivi: 10/{ $length }. Per tutta la { -game } scrivi: { $length } { word-in-all }
hint-chess960 = Le posizioni Chess960 hanno i numeri da 0 a 959
hint-control = Questa cadenza è fuori dai limiti: vedi docs/arbitrate/clocks.md
hint-move = Scrivi la { -move } dopo queste parole, per esempio: { command-move } 5254
hint-claim = Scrivi: { command-claim-threefold }, oppure: { command-claim-fifty }
hint-claim-announced = Scrivi: { command-claim-threefold }, oppure: { command-claim-fifty }; se annunci una { -move }, scrivila dopo
hint-challenge-number = Scrivi il numero della sfida, per esempio: { command-accept-challenge } C7
hint-leave-all = Scrivi il primo e l’ultimo giorno: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Scrivi il primo e l’ultimo giorno: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Scrivi il primo giorno delle { -leave }: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Scrivi il primo giorno delle { -leave }: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Le tue { -move(case: "plural") } condizionali non sono state conservate: non è chiaro dove ne finisca una o come vada intesa, per una virgola alla fine della sua riga, per una riga rientrata o forse spezzata dal tuo programma di posta, o per altre parole intorno alle { -move(case: "plural") }. Quello che era conservato prima resta. Scrivi ognuna dalla sua prima { -move } su una riga propria, per esempio: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; senza virgola alla fine e con una riga vuota fra l’una e l’altra. Se una è lunga e deve continuare nella riga dopo, vai a capo dopo “{ command-then }”
hint-no-move = Non è stata giocata nessuna { -move }. Scrivi la tua da sola su una riga
hint-challenge = Scrivi: { command-challenge } NOME e, se vuoi: { word-white } o { word-black }, 5 { word-days } o un’altra cadenza, 960
hint-seek = Scrivi: { command-seek } e, se vuoi: { word-white } o { word-black }, 5 { word-days } o un’altra cadenza, 960
hint-other-language = Questo è un comando in un’altra lingua ({ $language }), perciò non è stato fatto nulla. Scrivilo nella tua lingua o in inglese, oppure scegli quella lingua su una riga a parte: { command-language } { $tag }
hint-set = Scrivi per esempio: { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, oppure: { command-set-acknowledge } { word-off }
hint-letters = Scrivi: { command-set-letters } e il nome di una lingua in quella stessa lingua, per esempio: { command-set-letters } Deutsch
hint-pgn = Scrivi: { command-set-pgn } { word-attached }, oppure: { command-set-pgn } { word-not-attached }
hint-pgn-which = Scrivi { command-pgn } per questa { -game }, { command-pgn } G42 per la { -game } con quel numero, { command-pgn-all } per le tue { -game(case: "plural") }, oppure: { command-pgn-all-before } G42
hint-calendar = Scrivi: { command-set-calendar } { word-attached }, oppure: { command-set-calendar } { word-not-attached }
hint-mail = Scrivi: { command-set-mail } { format-html }, oppure: { command-set-mail } { format-text }
hint-on-off = Aggiungi { word-on } o { word-off }, per esempio: { command-set-board } { word-off }
hint-adjudicate = Scrivi { command-adjudicate-win } o { command-adjudicate-draw }, poi una riga con “{ command-analysis }:” e sotto la tua analisi
hint-analysis-cut = Una parte dell’analisi sembra una citazione o una firma. Metti alla sua fine una riga con un solo punto e inviala di nuovo; allora viene presa tutta, parola per parola
needs-game = Per questo serve una { -game }: rispondi a un’email sulla { -game }.
message-cut = Il tuo messaggio supera { $most } caratteri. La { -opponent } lo riceve fino a quel punto: invia il resto come altro messaggio.
unsent-words = La tua { -move } è stata giocata. Le altre parole della tua email non sono state inviate a nessuno: se sono per la { -opponent }, scrivile sotto una riga “{ command-message }:” sotto la tua { -move }, o su una riga dopo “{ command-say }”.
hint-notices = Scrivi: { command-notices-off }, oppure: { command-notices-on }, e uno o più di: { $kinds }
not-in-digests = Gli avvisi del tipo “{ $kind }” non arrivano in nessun riepilogo.
hint-digests = Gli avvisi di questi tipi possono aspettare un riepilogo: { $kinds }. Scrivi, per esempio: { command-notices-daily } { kind-messages }
hint-digest = Scrivi l’ora dei tuoi riepiloghi, nel tuo fuso orario, per esempio: { command-set-digest } 08:00, oppure con il giorno di quello settimanale: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Scrivi le ore in cui non vuoi email, nel tuo fuso orario, per esempio: { command-set-quiet } 22:00-07:00, oppure: { command-set-quiet } { word-off }
hint-notation = Scrivi: { command-set-notation } e uno di questi nomi: { $notations }

## Settings and games

settings = Le tue impostazioni attuali, ognuna come la scrivi per cambiarla:
settings-line = {"  "}{ $command } { $value }
settings-explained = “{ command-set-board }”: un disegno in ogni email. “{ command-set-pgn } { word-attached }”: la { -game } come file per il tuo programma di { -chess }, in ogni email. “{ command-set-acknowledge }”: un’email per ogni { -move } tua, la stessa cosa degli avvisi “{ kind-acknowledgements }”. Gli avvisi di questi tipi arrivano sempre, perché senza di essi si potrebbero perdere una { -game } o il tuo account: { $needed }. Quanto deve essere sicura una tua email si cambia solo su { $url }.
games-none = Non hai { -game(case: "plural") } in corso. Scrivi “{ command-seeks }” per vedere chi ne cerca una, oppure: { command-challenge } NOME
games-over-none = Nessuna delle tue { -game(case: "plural") } è finita.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } { $how }, { $at }
games-over-more = Per quelle precedenti scrivi: { command-games-over-before } { $game }
games-over-pgn = Per una { -game } come file (PGN) scrivi, per esempio: { command-pgn } { $game }; per tutte le tue { -game(case: "plural") }: { command-pgn-all }
pgn-attached = La { -game } è allegata come { $file }.
pgn-all-none = Non hai { -game(case: "plural") }, o nessuna prima di quella.
pgn-all-attached = { $count ->
    [one] { $count } delle tue { -game(case: "plural") } è allegata come { $file }.
   *[other] { $count } delle tue { -game(case: "plural") }, a partire dalla più recente, sono allegate come { $file }.
}
pgn-all-more = Per quelle precedenti scrivi: { command-pgn-all-before } { $game }
pgn-no-room = Non c’è posto per questo accanto agli altri file di questa risposta. Scrivi questa riga in un’email a parte.
games-your-move = {"  "}{ $game } { $white } - { $black }: tocca a te
games-your-move-until = {"  "}{ $game } { $white } - { $black }: tocca a te, entro { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: non tocca a te
games-not-your-move-until = {"  "}{ $game } { $white } - { $black }: non tocca a te; la { -opponent } ha tempo fino a { $until }

calendar-mailed = L’indirizzo del tuo calendario arriva in un’email a parte.
calendar-revoked = Il tuo calendario non ha più un indirizzo. I programmi che vi erano abbonati non mostrano più nulla di nuovo.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Scacchi: { $site }
calendar-move = { $game }: la tua { -move } { $number } contro { $opponent }
calendar-seal = { $game }: { -seal(form: "present") } la tua { -move } { $number } contro { $opponent }
calendar-deadline = Il tuo { -clock } è in moto fino all’ora di questa voce.
calendar-last-move = Ultima { -move } della { -opponent }: { $move }.
calendar-resumption = { $game }: { -resume } contro { $opponent }
calendar-resumption-latest = La { -game } { -adjourn(form: "feminine") } { -resume(form: "present") } al più tardi all’ora di questa voce.
calendar-leave = In { -leave }
unsubscribe-title = Avvisi per email
unsubscribe-ask = Vuoi smettere di ricevere email di questo tipo: { $kinds }? Tutti gli altri avvisi restano come sono.
unsubscribe-button = Disattiva
unsubscribe-done = Non riceverai più email di questo tipo: { $kinds }. Per riattivarle, scrivi al servizio per email: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = Le { -move(case: "plural") } per email sono disattivate nelle tue impostazioni. Non è stato fatto nulla.
mail-unreadable = La tua email non si è potuta leggere, perciò non è stato fatto nulla di quello che conteneva. È costruita in un modo che non è sicuro leggere: troppe parti, o email dentro altre email. Inviala di nuovo come testo semplice, senza allegati.
mail-before-restoration = La tua email risponde a un’email scritta prima che il servizio fosse ripristinato da un backup, e la { -game } allora poteva essere diversa. Non è stato fatto nulla. Guarda la { -game } com’è adesso (rispondi “{ command-show }”), e rispondi a questa email.
mail-of-lost-game = La tua email riguarda una { -game } cominciata dopo il backup da cui il servizio è stato ripristinato. Quella { -game } è perduta. Non è stato fatto nulla.
mail-disowned = Un’email al tuo indirizzo di risposta è stata messa da parte, e non è stato fatto nulla di quello che conteneva: il dominio del mittente dice che non viene da lì (DMARC). Se l’hai scritta tu, inviala tramite il server del tuo fornitore di posta, o chiedi a chi gestisce il servizio di sbloccare l’email { $mail }; allora vale dal momento in cui è arrivata.
mail-nothing-waits = Nessuna email aspetta più il tuo sì o no: la risposta c’era già, o l’attesa è stata troppo lunga. Adesso non è stato fatto nulla.
mail-no-yes = La tua risposta non ha né sì né no su una riga a parte, perciò l’email in questione aspetta ancora. Rispondi di nuovo alla domanda, con quella sola parola.
mail-answer-from-elsewhere = Una risposta alla domanda sulla tua email è arrivata da { $from }. Non è l’indirizzo del tuo account, perciò la risposta non vale, e l’email attende ancora. Invia la risposta dall’indirizzo del tuo account: “{ word-yes }” o “{ word-no }”, da solo su una riga, in una risposta alla domanda.
mail-not-played = Non è stato giocato nulla. Rispondi a questa email con la tua { -move } da sola su una riga.
mail-yes-and-more = La tua risposta dice sì e anche qualcos’altro, perciò non è stato giocato nulla. Rispondi solo “{ word-yes }”, o con la tua { -move } da sola su una riga.
mail-another-waits = È arrivata una seconda email che forse non è tua. Per la prima ti era già stato chiesto se è tua, perciò per la seconda non è stato fatto nulla. Rispondi alla domanda sulla prima con “{ word-yes }” o “{ word-no }”, o scrivi dal tuo indirizzo.
mail-to-public-address = Qui hai un account, e il tuo nome è { $name }. La tua email è arrivata a { $mailbox }@, che non dimostra chi l’ha scritta, perciò non è stato fatto nulla di quello che conteneva. Rispondi a questa email con i tuoi comandi: il suo indirizzo di risposta è solo tuo.
mail-of-stranger = Questo è { $site }, dove si gioca a { -chess } per corrispondenza tramite email. Questo indirizzo non ha un account qui. Per averne uno, rispondi a questa email (o scrivi a { $address }) con una riga: “{ command-join }” e il nome che gli altri vedranno, per esempio “{ command-join } Anna Berg”. Riceverai un’email che chiede se l’hai chiesto davvero tu; dopo il tuo sì fai tutto per email: trovare qualcuno con cui giocare, giocare, cambiare le impostazioni. Altre informazioni: { $url }.
join-unclear = La tua risposta non ha né sì né un nome dopo la parola “{ command-join }”.
mail-not-a-player = Non giochi in { $game }. Non è stato fatto nulla.
not-understood = Non compreso.
question-several = Nella tua email ho trovato più di una { -move }: { $lines }. Non è stato giocato nulla. Rispondi con una sola { -move } su una riga a parte.
question-in-prose = Ho visto quella che può essere una { -move } in mezzo ad altre parole: { $lines }. Non è stato giocato nulla. Scrivi la { -move } da sola su una riga.
question-other-number = Il numero prima della tua { -move } non è quello della tua prossima { -move }: { $lines }. Non è stato giocato nulla.
question-taken-back = Ho letto qualcosa che può ritirare il resto della tua email: { $lines }. Non è stato fatto nulla.
question-names-another-game = La tua email è arrivata all’indirizzo di una { -game } diversa da quella che nomina: { $lines }. Non è stato fatto nulla.
question-in-signature = Sotto la riga che comincia la tua firma ho visto quella che può essere una { -move }: { $lines }. Una firma non viene letta, perciò non è stato giocato nulla.
question-in-subject = Nel testo della tua email non ho trovato nessuna { -move }; nell’oggetto ho visto: { $lines }. Non è stato giocato nulla.
question-in-other-letters = Con le tue lettere dei pezzi non ho trovato nessuna { -move }, ma ne ho trovata una con quelle di un’altra lingua: { $lines }. Non è stato giocato nulla. Perché d’ora in poi le tue { -move(case: "plural") } siano lette così, scrivi per esempio: { command-set-letters } Deutsch
question-in-cyrillic = La tua email contiene lettere cirilliche che sembrano latine: { $lines }. Le case si scrivono con lettere latine, perciò non è stato giocato nulla. Scrivi la tua { -move } così: { $moves }
question-contradiction = La tua email chiede cose che si escludono a vicenda: { $lines }. Non è stato fatto nulla. Rispondi con una sola di queste.
question-in-message = Il messaggio alla { -opponent } contiene una riga che è una { -move } o un comando: { $lines }. Non è stato fatto nulla e non è stato inviato nulla. Scrivila sopra il messaggio.
question-below-text = Sotto il testo di un { -appeal }, di un ritiro o di un { -arbiter } c’è quello che può essere una { -move } o un comando, o una parte del testo: { $lines }. Non è stato fatto nulla. Se fa parte del testo, metti alla sua fine una riga con un solo punto e invialo di nuovo; se no, scrivilo sopra il testo o in un’email a parte.
question-other-game = La { -game } che hai rimandato non continua quella registrata esattamente di una { -half-move }. Non è stato giocato nulla.
game-has-no-new-move = La { -game } che hai rispedito non ha nessuna { -move } che non sia già nel registro. Non è stato giocato nulla.
question-game-attached = Ho trovato in allegato una { -game } (PGN) e nel testo della tua email nessuna { -move }. La { -game } allegata non continua questa esattamente di una { -half-move }, o non porta il suo numero (CmailGameName), perciò non è stato fatto nulla. Scrivi la tua { -move } su una riga a parte nel testo, per esempio 5254 o e4.
question-several-games = La tua email è indirizzata a più { -game(case: "plural") }, e le stesse parole possono indicare una { -move } in ognuna, perciò in questa non è stato fatto nulla. Scrivi a ogni { -game } separatamente: rispondi alla sua email.
question-too-many = La tua email contiene più di dieci comandi. Non è stato fatto nulla.
question-nothing = Nella tua email non ho trovato né una { -move } né un comando. Non è stato fatto nulla. Scrivi la tua { -move } o un comando su una riga a parte, sopra ogni citazione.
question-sealing = La tua email parla di { -seal }, e contiene quella che può essere una { -move } senza “{ command-seal }” davanti. Non è stato { -seal(form: "masculine") } nulla e non è stato giocato nulla. Per { -seal } la { -move }, scrivi “{ command-seal }” e la { -move } su una sola riga.
question-sealing-or-play = La tua email parla di { -seal }, e contiene quella che può essere una { -move } senza “{ command-seal }” davanti. Non è stato { -seal(form: "masculine") } nulla e non è stato giocato nulla. Per { -seal } la { -move }, scrivi “{ command-seal }” e la { -move } su una sola riga. Per giocarla, invia la { -move } da sola, senza parole come “{ -seal(form: "feminine") }” o “bozza” nel testo o nell’oggetto.
question-sealing-play = La tua email parla di { -seal }, e contiene quella che può essere una { -move } senza “{ command-seal }” davanti. Non è stato { -seal(form: "masculine") } nulla e non è stato giocato nulla. Adesso non si può { -seal } nulla. Per giocare la { -move }, invia la { -move } da sola, senza parole come “{ -seal(form: "feminine") }” o “bozza” nel testo o nell’oggetto.
your-clock-goes-on = Il tuo { -clock } resta in moto.
not-repeated = (non viene ripetuto)
quoted = “{ $text }”

## Answers to commands

only-arbiters-see = Questo viene mostrato solo a un { -arbiter }, e solo di una { -game } che esiste.
needs-own-game = Per questo serve una tua { -game }: rispondi a un’email sulla { -game }.
rematch-too-early = { $game } non è ancora finita. Chiedi di nuovo dopo la sua fine.
arranged = È tutto stabilito.
arranged-game = La { -game } { $game } è cominciata; segue un’email su di essa.
arranged-seek = La tua ricerca { $challenge } è aperta: gioca la prima persona che l’accetta. Per ritirarla, scrivi: { command-withdraw } { $challenge }
arranged-challenge = La tua sfida { $challenge } è in viaggio. Per ritirarla, scrivi: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } è ritirata. Nessuno può più accettarla.
arranged-declined = Hai rifiutato { $challenge }. Chi l’aveva lanciata riceve un’email.
nothing-changed = Non è cambiato nulla.
everywhere-leave = Sei in { -leave } dal { $first } al { $last }. Vale per { $count } delle tue { $games } { -game(case: "plural") }.
everywhere-no-leave = Le tue { -leave } dal { $first } sono disdette. Vale per { $count } delle tue { $games } { -game(case: "plural") }.
everywhere-done = È fatto. Vale per { $count } delle tue { $games } { -game(case: "plural") }.
everywhere-refused = { $game }: { $refusal }
resumes-at = La { -game } { -resume(form: "present") } { $at }.
done-nothing = Non è cambiato nulla: era già così.
done-recorded = È nel registro della { -game }.
done-event = Questo è l’evento { $event } di { $game }.
hint-accept-offer = La { -opponent } ha già offerto { -draw }: scrivi “{ command-accept }” per accettare.
hint-offer-with-move = La { -draw } si offre insieme a una { -move }: scrivi la { -move } sulla riga prima.
hint-accept-which = Sono offerte sia la { -draw } sia la { -adjournment }: scrivi “{ command-accept-draw }” o “{ command-adjourn }”.
hint-resign = Non hai { -resign(form: "participle") }. Se lo vuoi, scrivi: { command-resign } { $game }
hint-resign-other = Questo indirizzo è di { $game }. Per { -resign } quella { -game }, scrivi: { command-resign } { $game }
sealed-not-one-move = Qui questo non corrisponde a una e una sola { -move } legale. Non è stato { -seal(form: "masculine") } nulla; quello che hai scritto non viene ripetuto.
message-on-record = Il messaggio sotto la { -move } è già nel registro, perciò non è stato inviato di nuovo.
pace = { $name }: { -move(case: "plural") } { $moves }, di cui negli ultimi 30 giorni { $recent }, l’ultima { $last }; tempo usato { $used }, contato { $charged }; per { -move } in media { $mean }, per metà delle { -move(case: "plural") } { $median } o meno, al massimo { $longest } ({ -half-move } { $longest_at }); per le ultime dieci { $last_ten }; per questa { -move } { $thinking }.
pace-none = nessuna
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (tua), { $terms }
seeks-none = Non ci sono ricerche aperte.
seeks-how = Per accettarne una, scrivi per esempio: { command-accept-challenge } { $challenge }
seek-plays-white = gioca con il { -white }
seek-plays-black = gioca con il { -black }
seek-colours-drawn = colori sorteggiati
seek-set-position = da una posizione stabilita
seek-chess960 = Chess960
no-legal-move = Non c’è nessuna { -move } legale.
last-move = L’ultima { -move } è stata { $move }.
no-move-made = Non è stata fatta nessuna { -move }.
status-flag = La { -flag } di { $name } è caduta { $at }; finché non viene reclamata, una { -move } è ancora valida.
status-moves = Tocca a { $name }, entro { $at }
status-no-clock = Nessun { -clock } è in moto.
conditions-given-none = Non hai dato { -move(case: "plural") } condizionali.
conditions-given = Hai dato { -move(case: "plural") } condizionali; righe: { $count }. Sono qui sotto.
conditions-of-opponent = Quelle della { -opponent }, che in questa { -game } puoi vedere:

## Help: a message is what a player writes, its .about says what it does

help = Rispondi a un’email su una { -game }. Ogni comando sta su una riga propria.
help-below = Tutto quello che sta sotto una riga “-- ” viene ignorato.
help-section-game = La tua { -move } e la fine di una { -game }:
help-section-shown = Da guardare:
help-section-time = Tempo e { -leave }:
help-section-adjournment = { -adjourn(form: "Noun") }:
help-section-lobby = Nuove { -game(case: "plural") }, e ritiro:
help-section-settings = Impostazioni:
help-as-arbiter = Come { -arbiter }.
help-e2e4 = e2e4 o Nf3 o 5254
    .about = la tua { -move }, in qualsiasi notazione
help-5254 = 5254 (=)
    .about = la tua { -move } con un’{ -draw-offer }
help-accept = { command-accept } / { command-decline }
    .about = la { -draw } offerta
help-resign = { command-resign-yes }
    .about = { -resign } la { -game }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = reclamare la { -draw }; se annunci una { -move }, scrivila dopo: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = reclamare che la { -flag } della { -opponent } è caduta
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = con una { -tablebase } dei finali, dove il regolamento lo permette
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = chiedere che decida un { -arbiter }, dove il regolamento lo permette; sotto, una riga con “{ command-analysis }:” e la tua analisi
help-if = { command-if } 5755 { command-then } 7163
    .about = la tua risposta a una { -move } della { -opponent }, in anticipo; più righe formano un albero; “{ command-conditions }” le mostra, “{ command-no-conditions }” le ritira
help-say = { command-say } TESTO
    .about = un messaggio alla { -opponent }; se ha più righe, sotto una riga “{ command-message }:”, sotto la tua { -move } o da solo
help-rematch = { command-rematch }
    .about = un’altra { -game } contro la stessa persona e con le stesse regole, a colori invertiti; in una risposta su una { -game } finita
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = i pezzi di un tipo, su una colonna o su una traversa, in parole
help-last = { command-last }
    .about = l’ultima { -move } giocata
help-status = { command-status }
    .about = entrambi gli { -clock(case: "plural") }, che cosa cambia poi e perché
help-games = { command-games }
    .about = le tue { -game(case: "plural") }: a chi tocca ed entro quando
help-games-over = { command-games-over }
    .about = le tue { -game(case: "plural") } finite, con il risultato
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = una { -game }, o tutte le tue, come file
help-refill = { command-refill }
    .about = ricaricare il tuo { -clock } dalla riserva (Triple Block)
help-reflect = { command-reflect }
    .about = continuare a pensare dove il silenzio farebbe perdere la { -game }
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = in questa { -game }; { command-leave-all } ...: in tutte le tue { -game(case: "plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = { -leave } non ancora cominciate; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = proporre la { -adjournment }, o accettarla; oppure: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = finire adesso la sessione di gioco; il suo resto viene contato a te
help-seal = { command-seal } MOSSA
    .about = { -seal } la { -move } di una { -adjournment }
help-draft = { command-draft } MOSSA, { command-seal }
    .about = lo stesso in due passi: una bozza si può sostituire
help-resume = { command-resume }
    .about = sei disponibile a { -resume(form: "infinitive") }
help-choose = { command-choose } MOSSA
    .about = quale { -move } vale per la { -sealed-move } ambigua della { -opponent }
help-clocks = { command-clocks-wrong }
    .about = quando la { -game } è { -resume }
help-publish = { command-publish }
    .about = la { -envelope } di una { -game } finita può essere mostrata
help-challenge = { command-challenge } NOME [{ word-white }|{ word-black }] [5 { word-days } o 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TESTO
    .about = lasci tutte le { -game(case: "plural") } di questo torneo, con la motivazione
help-withdraw-from = { command-withdraw-from-all-games-yes }: TESTO
help-appeal = { command-appeal } 17: TESTO
    .about = contro un provvedimento di un { -arbiter }; il numero è nell’email che ne parla
help-settings = { command-settings }
    .about = le mostra; per cambiarne una, per esempio: { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = la lingua delle tue email
help-notices = { command-notices-off } { kind-messages }
    .about = nessuna email per ogni messaggio; oppure: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = un’email al giorno o alla settimana invece di molte; { command-set-digest } { weekday-monday } 08:00 ne sceglie il momento
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = ore senza email, salvo per ciò che dopo arriverebbe troppo tardi
help-unsubscribe = { command-unsubscribe }
    .about = nessuno di questi avvisi; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = quanto hanno usato finora il { -white } e il { -black }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = e la { -deadline } dell’{ -clock } in moto, in UTC, o con +01:00 dopo
act-usage-adjudicate = adjudicate 1-0
    .about = o 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = per il { -white } e per il { -black }; vale anche 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = mette fine alle { -leave } che cominciano in questo giorno, chiunque le abbia concesse
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = quando { -resume(form: "present") } una { -game } { -adjourn(form: "feminine") }, in UTC, o con +01:00 dopo
act-usage-approve = approve early
    .about = la { -envelope } può essere aperta prima del tempo: da te o, dove servono due { -arbiter(case: "plural") }, da un altro
act-usage-missing = missing
    .about = la { -envelope } è perduta o non si apre
act-usage-takeback = takeback 12
    .about = il numero di { -half-move(case: "plural") } che restano valide
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = da tutte le { -game(case: "plural") } del torneo; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = su un { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = su un { -claim }
act-usage-acknowledge = acknowledge
    .about = l’esterno della { -envelope } è in ordine
act-usage-open = open
    .about = la { -envelope } conservata dal servizio; prima del tempo solo dopo approve early
act-usage-flag = flag
    .about = la { -flag } è caduta, e tu chiudi la { -game } per questo motivo
act-usage-pace = pace
    .about = come entrambe le parti hanno usato il loro tempo
act-usage = Scrivi: { $begins } G42 COSA: la motivazione. COSA è
act-usage-bare = e senza motivazione
act-usage-opening = Una { -envelope } si apre senza una motivazione sulla stessa riga. Scrivi: { $begins } G42 open. Prima del tempo scrivi prima: { $begins } G42 approve early: la motivazione
act-usage-resumption-time = Indica il giorno e l’ora in cui { -resume(form: "present") } la { -game }, in UTC o con uno scarto dopo. Scrivi: { $begins } G42 resumption 2026-12-24 10:00 +01:00: la motivazione

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = accetta
    .also = accetto | accettare | accettato | accettata | accetto l’offerta | accetto la proposta | accetto la tua offerta | accetto la tua proposta
command-accept-draw = accetta patta
    .also = accetto patta | accetto la patta | accetta la patta | accettare patta | accettare la patta | patta accettata | accetto l’offerta di patta | accetto la proposta di patta | accetta l’offerta di patta | accetta la proposta di patta | accetto la tua offerta di patta | accetto la tua proposta di patta | accetto la patta offerta
command-decline = rifiuta
    .also = rifiuto | rifiutare | rifiutato | rifiutata | declino | non accetto | rifiuto l’offerta | rifiuto la proposta | rifiuto la tua offerta | rifiuto la tua proposta | non accetto l’offerta | non accetto la proposta
command-decline-draw = rifiuta patta
    .also = rifiuto patta | rifiuto la patta | rifiuta la patta | rifiutare patta | rifiutare la patta | patta rifiutata | rifiuto l’offerta di patta | rifiuto la proposta di patta | rifiuta l’offerta di patta | rifiuta la proposta di patta | rifiuto la tua offerta di patta | rifiuto la tua proposta di patta | declino la patta | declino l’offerta di patta | non accetto patta | non accetto la patta | non accetto l’offerta di patta | non accetto la proposta di patta | non accetto la tua offerta di patta | non accetto la tua proposta di patta
command-draw = patta
    .also = patta? | offro patta | offro la patta | offri patta | offrire patta | propongo patta | propongo la patta | proponi patta | offerta di patta | offerta patta | proposta di patta | proposta patta | con offerta di patta | con proposta di patta | e offro patta | e propongo patta | ti offro patta | ti offro la patta | ti propongo patta | ti propongo la patta | e offro la patta | e propongo la patta | ed offro patta | ed offro la patta | e ti offro patta | e ti propongo patta
command-resign = abbandona
    .also = abbandono | abbandonare | abbandono la partita | abbandona la partita | abbandonare la partita | io abbandono | mi arrendo
command-resign-yes = abbandona sì
    .also = abbandona si | abbandono sì | abbandono si | abbandonare sì | abbandonare si | abbandono la partita sì | abbandono la partita si | mi arrendo sì | mi arrendo si | resign sì | resign si | abbandona la partita sì | abbandona la partita si | abbandonare la partita sì | abbandonare la partita si | io abbandono sì | io abbandono si
command-claim-threefold = reclama ripetizione
    .also = reclamo ripetizione | reclama la ripetizione | reclamo la ripetizione | reclama triplice ripetizione | reclamo triplice ripetizione | reclama la triplice ripetizione | reclamo la triplice ripetizione | reclamo tripla ripetizione | reclamo la tripla ripetizione | reclamo patta per ripetizione | reclamo la patta per ripetizione | reclamo patta per triplice ripetizione | reclamo la patta per triplice ripetizione | reclamo patta per tripla ripetizione | reclama tripla ripetizione | reclama la tripla ripetizione | reclama patta per ripetizione | reclama la patta per ripetizione | reclama patta per triplice ripetizione | reclama la patta per triplice ripetizione | reclamo la patta per tripla ripetizione | chiedo patta per ripetizione | chiedo la patta per ripetizione | chiedo patta per triplice ripetizione | chiedo la patta per triplice ripetizione | reclamo patta per ripetizione di mosse | reclamo la patta per ripetizione di mosse | reclamo patta per ripetizione della posizione | reclamo la patta per ripetizione della posizione | reclamo patta per triplice ripetizione della posizione | reclamo la patta per triplice ripetizione della posizione
command-claim-fifty = reclama 50 mosse
    .also = reclamo 50 mosse | reclama le 50 mosse | reclamo le 50 mosse | reclama cinquanta mosse | reclamo cinquanta mosse | reclamo le cinquanta mosse | reclama regola delle 50 mosse | reclamo regola delle 50 mosse | reclamo la regola delle 50 mosse | reclamo la regola delle cinquanta mosse | reclamo patta per 50 mosse | reclamo patta per le 50 mosse | reclamo patta per la regola delle 50 mosse | reclamo la patta per la regola delle 50 mosse | reclama la regola delle 50 mosse | reclama le cinquanta mosse | reclama patta per la regola delle 50 mosse | reclama la patta per la regola delle 50 mosse | chiedo patta per la regola delle 50 mosse | chiedo la patta per la regola delle 50 mosse | reclamo la patta per 50 mosse | reclamo la patta per le 50 mosse | reclamo patta per la regola delle cinquanta mosse | reclamo la patta per la regola delle cinquanta mosse
command-claim-time = reclama tempo
    .also = reclamo tempo | reclama il tempo | reclamo il tempo | reclama bandierina | reclamo bandierina | reclama la bandierina | reclamo la bandierina | reclamo caduta della bandierina | reclamo la caduta della bandierina | reclamo vittoria per il tempo | reclamo la vittoria per il tempo | reclamo superamento del tempo | reclamo il superamento del tempo | reclama caduta della bandierina | reclama la caduta della bandierina | reclama vittoria per il tempo | reclama la vittoria per il tempo | reclamo vittoria per tempo | reclamo la vittoria per tempo
command-claim-win = reclama vittoria
    .also = reclamo vittoria | reclama la vittoria | reclamo la vittoria
command-claim-draw = reclama patta
    .also = reclamo patta | reclama la patta | reclamo la patta
command-adjudicate-win = aggiudicazione vittoria
    .also = chiedo aggiudicazione vittoria | chiedi aggiudicazione vittoria | aggiudica vittoria | chiedo l’aggiudicazione vittoria
command-adjudicate-draw = aggiudicazione patta
    .also = chiedo aggiudicazione patta | chiedi aggiudicazione patta | aggiudica patta | chiedo l’aggiudicazione patta
command-say = comunica
command-message = messaggio
    .also = commento
command-analysis = analisi
command-if = se
command-then = allora
command-conditions = mosse condizionali
    .also = le mie mosse condizionali | mostra mosse condizionali | mostra le mosse condizionali | condizionali
command-no-conditions = niente mosse condizionali
    .also = nessuna mossa condizionale | senza mosse condizionali | cancella mosse condizionali | cancella le mosse condizionali | ritira mosse condizionali | ritira le mosse condizionali
command-adjourn = sospendi
    .also = sospendo | sospendere | sospensione | sospendi la partita | sospendo la partita | sospendere la partita | accetta sospensione | accetta la sospensione | accetto sospensione | accetto la sospensione | sospensione accettata | propongo sospensione | propongo la sospensione | propongo di sospendere | accettare la sospensione | proporre la sospensione | proponi la sospensione
command-adjourn-early = sospendi in anticipo
    .also = sospendo in anticipo | sospendere in anticipo | sospensione anticipata
command-decline-adjournment = rifiuta sospensione
    .also = rifiuta la sospensione | rifiuto sospensione | rifiuto la sospensione | sospensione rifiutata | non sospendere | niente sospensione | nessuna sospensione | rifiutare la sospensione | non accetto la sospensione | non accetto sospensione
command-seal = sigilla
    .also = sigillo | sigillare | sigilla la mossa | sigillo la mossa | sigillare la mossa | sigilla mossa | mossa sigillata | in busta | mossa in busta | metti in busta | metto in busta | mettere in busta | imbusta | imbusto | mossa segreta | sigillare mossa | sigillo mossa
command-draft = bozza
    .also = bozza della mossa | bozza mossa
command-choose = scegli la mossa
    .also = scelgo la mossa | scegliere la mossa
command-resume = riprendi
    .also = riprendo | riprendere | riprendi la partita | riprendo la partita | riprendere la partita | ripresa
command-publish = pubblica
    .also = pubblico | pubblicare | pubblica la busta | pubblicare la busta
command-clocks-wrong = orologi errati
    .also = orologio errato | orologi sbagliati | orologio sbagliato | gli orologi sono errati | gli orologi sono sbagliati | l’orologio è errato | l’orologio è sbagliato
command-refill = ricarica
    .also = ricarica orologio | ricarica l’orologio | ricaricare | ricaricare l’orologio | ricarico l’orologio
command-reflect = riflessione
    .also = ulteriore riflessione | dichiaro ulteriore riflessione | dichiaro un’ulteriore riflessione
command-leave = ferie
    .also = ferie dal | ferie da | prendo ferie | prendo ferie dal | prendere ferie
command-leave-all = ferie ovunque
    .also = ferie ovunque dal | ferie dappertutto | ferie in tutte le partite | ferie in tutte le partite dal | prendo ferie ovunque | prendo ferie in tutte le partite
command-cancel-leave = disdici ferie
    .also = disdici ferie dal | disdici le ferie | disdici le ferie dal | disdico ferie | disdico le ferie | disdico le ferie dal | disdire ferie | disdire le ferie | annulla ferie | annulla ferie dal | annulla le ferie | annulla le ferie dal | annullo le ferie | annullo le ferie dal
command-cancel-leave-all = disdici ferie ovunque
    .also = disdici le ferie ovunque | disdico ferie ovunque | disdico le ferie ovunque | disdici ferie in tutte le partite | disdici le ferie in tutte le partite | disdico le ferie in tutte le partite | annulla ferie ovunque | annulla le ferie ovunque | annullo le ferie ovunque | annulla ferie in tutte le partite | annulla le ferie in tutte le partite | annullo le ferie in tutte le partite
command-withdraw-from-event-yes = ritiro dal torneo sì
    .also = ritiro dal torneo si | mi ritiro dal torneo sì | mi ritiro dal torneo si
command-withdraw-from-all-games-yes = ritiro da tutte le partite sì
    .also = ritiro da tutte le partite si | mi ritiro da tutte le partite sì | mi ritiro da tutte le partite si
command-appeal = ricorso
    .also = faccio ricorso | ricorso contro | faccio ricorso contro | ricorso contro provvedimento | ricorso contro il provvedimento | faccio ricorso contro il provvedimento
command-challenge = sfidare
    .also = lancia una sfida a | lancio una sfida a
command-accept-challenge = accetta sfida
    .also = accetta la sfida | accetto sfida | accetto la sfida | accettare la sfida | sfida accettata
command-decline-challenge = rifiuta sfida
    .also = rifiuta la sfida | rifiuto sfida | rifiuto la sfida | rifiutare la sfida | sfida rifiutata | non accetto la sfida
command-seek = cerca partita
    .also = cerca una partita | cerco partita | cerco una partita | cercare partita | cerca avversario | cerca un avversario | cerco avversario | cerco un avversario
command-seeks = ricerche
    .also = ricerche aperte | mostra ricerche | mostra le ricerche
command-withdraw = ritira
    .also = ritira sfida | ritira la sfida | ritiro la sfida | ritira ricerca | ritira la ricerca | ritiro la ricerca | ritirare la sfida | ritirare la ricerca
command-rematch = rivincita
    .also = rivincita? | chiedo la rivincita | voglio la rivincita
command-show = mostra
    .also = posizione | scacchiera | diagramma | mostra posizione | mostra la posizione | mostra scacchiera | mostra la scacchiera | mostra partita | mostra la partita
command-where = dove
    .also = dov’è | dov’è il | dov’è la | dove sono | dove sono i | dove sono gli | dove sono le | dove è | dove è il | dove è la
command-file = colonna
command-rank = traversa
command-last = ultima mossa
    .also = l’ultima mossa | ultima | mostra ultima mossa | mostra l’ultima mossa
command-moves = mosse
    .also = tutte le mosse | elenco mosse | elenco delle mosse | lista mosse | mostra mosse | mostra le mosse
command-legal = mosse legali
    .also = mosse possibili | mostra mosse legali | mostra le mosse legali
command-pgn = pgn
command-pgn-all = pgn tutte
    .also = pgn tutte le partite | pgn tutte le mie partite | pgn di tutte le mie partite
command-pgn-all-before = pgn tutte prima di
    .also = pgn tutte prima della | pgn tutte le partite prima di | pgn tutte le mie partite prima di | pgn di tutte le mie partite prima di
command-status = stato
    .also = orologi | orologio | tempi | mostra orologi | mostra gli orologi
command-games = partite
    .also = le mie partite | mie partite | mostra partite | mostra le partite
command-games-over = partite finite
    .also = le mie partite finite | mie partite finite | mostra partite finite | mostra le partite finite | partite concluse | partite terminate
command-games-over-before = partite finite prima di
    .also = partite finite prima della | le mie partite finite prima di | mie partite finite prima di | mostra partite finite prima di | mostra le partite finite prima di | partite concluse prima di | partite terminate prima di
command-settings = impostazioni
    .also = le mie impostazioni | mostra impostazioni | mostra le impostazioni
command-set-time-zone = imposta fuso orario
    .also = fuso orario | imposta il fuso orario
command-set-notation = imposta notazione
    .also = notazione | imposta la notazione
command-set-letters = imposta lettere
    .also = imposta le lettere | imposta lettere dei pezzi | imposta le lettere dei pezzi | lettere dei pezzi
command-set-board = imposta scacchiera
    .also = imposta la scacchiera
command-set-pgn = imposta pgn
    .also = imposta il pgn
command-set-calendar = imposta calendario
    .also = imposta il calendario
command-set-digest = imposta riepilogo
    .also = imposta il riepilogo | imposta riepiloghi | imposta i riepiloghi
command-set-quiet = imposta ore senza email
    .also = imposta ore senza e-mail | imposta le ore senza email | imposta le ore senza e-mail | imposta ore senza mail
command-set-mail = imposta email
    .also = imposta le email | imposta e-mail | imposta le e-mail | imposta mail | imposta le mail | imposta posta
command-set-acknowledge = imposta conferma
    .also = imposta la conferma | imposta conferme | imposta le conferme
command-set-language = imposta lingua
    .also = imposta la lingua | cambia lingua
command-language = lingua
command-notices-on = attiva avvisi
    .also = attiva gli avvisi | attivare avvisi | avvisi attivati
command-notices-off = disattiva avvisi
    .also = disattiva gli avvisi | disattivare avvisi | avvisi disattivati | niente avvisi
command-notices-each = avvisi immediati
    .also = attiva avvisi immediati | attiva gli avvisi immediati | attivare avvisi immediati | imposta avvisi immediati | imposta gli avvisi immediati | attiva avvisi subito | attiva gli avvisi subito | avvisi singoli | avvisi separati
command-notices-daily = avvisi quotidiani
    .also = avvisi giornalieri | attiva avvisi quotidiani | attiva avvisi giornalieri | attiva gli avvisi quotidiani | attiva gli avvisi giornalieri | attivare avvisi quotidiani | attivare avvisi giornalieri | imposta avvisi quotidiani | imposta avvisi giornalieri | imposta gli avvisi quotidiani | imposta gli avvisi giornalieri | attiva avvisi ogni giorno | attiva gli avvisi ogni giorno | avvisi in un riepilogo quotidiano | avvisi in un riepilogo giornaliero
command-notices-weekly = avvisi settimanali
    .also = attiva avvisi settimanali | attiva gli avvisi settimanali | attivare avvisi settimanali | imposta avvisi settimanali | imposta gli avvisi settimanali | attiva avvisi ogni settimana | attiva gli avvisi ogni settimana | avvisi in un riepilogo settimanale
command-unsubscribe = disiscrivimi
    .also = disiscrivi | disiscrizione | cancella iscrizione | annulla iscrizione
command-calendar = calendario
    .also = crea calendario | crea il calendario | crea un calendario | creare il calendario | indirizzo del calendario | nuovo indirizzo del calendario
command-calendar-off = disattiva calendario
    .also = disattiva il calendario | disattiva il mio calendario | disattivare calendario | disattivare il calendario | calendario disattivato | revoca calendario | revoca il calendario | annulla calendario | annulla il calendario | elimina calendario | elimina il calendario | cancella calendario | cancella il calendario
command-help = aiuto
    .also = comandi | elenco comandi | lista comandi
command-join = iscrizione
    .also = iscrivimi | iscrivimi come | mi iscrivo come
command-move = gioca la mossa
    .also = gioco la mossa

## Words behind a command

word-yes = sì
    .also = si | si’ | sí
word-no = no
word-on = attivata
    .also = attivato | attivate | attivati | attiva | attivo
word-off = disattivata
    .also = disattivato | disattivate | disattivati | disattiva | disattivo
word-white = bianco
    .also = con il bianco | col bianco | con i bianchi | coi bianchi
word-black = nero
    .also = con il nero | col nero | con i neri | coi neri
word-random = a caso
    .also = a sorte | casuale | sorteggio | a sorteggio
word-days = giorni
    .also = giorno
word-a-move = per mossa
    .also = per ogni mossa | a mossa | ogni mossa | per ciascuna mossa | alla mossa
word-in-all = in tutto
    .also = in totale | totale | per la partita | per tutta la partita | a partita
word-from = dal
    .also = da
word-to = al
    .also = fino al | fino a
word-all = tutte
    .also = tutti
word-and = e
    .also = ed
word-attached = allegato
    .also = in allegato | come allegato
word-not-attached = non allegato
    .also = senza allegato | non in allegato
word-king = re
word-queen = donna
    .also = donne | regina | regine
word-rook = torre
    .also = torri
word-bishop = alfiere
    .also = alfieri | l’alfiere
word-knight = cavallo
    .also = cavalli
word-pawn = pedone
    .also = pedoni

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = numerica
notation-san = san
notation-letters = lettere
notation-figurine = figurine
notation-long = estesa
notation-uci = uci
notation-announced = parole tedesche
    .also = a parole
format-html = html
format-text = testo
kind-moves = mosse
kind-reminders = promemoria
kind-adjournments = sospensioni
kind-arbiter = arbitro
kind-account = account
kind-acknowledgements = conferme
kind-messages = messaggi
kind-news = notizie
kind-results = risultati
kind-challenges = sfide
kind-proofs = prove

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = reclama
line-adjudicate = aggiudicazione
line-say = { command-say } ...
line-clocks = { -clock(case: "plural") }
line-withdraw-from = ritiro
line-set = impostazioni
line-arbiter = arbiter
line-seal = { command-seal } (la { -move } non viene ripetuta)
line-draft = { command-draft } (la { -move } non viene ripetuta)
line-conditions = { command-if } ... (non viene ripetuto)
line-not-repeated = (non viene ripetuto)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = sigill* | suggell* | imbust* | busta | buste | plico | segreta | segreto | segrete | segreti | segretamente | mossa nascosta | mosse nascoste
draft-words = bozza | bozze | abbozz* | provvisori*

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = ha scritto | scrisse
reading-headings = da | inviato | a | oggetto | data | cc
reading-subjects = re | rif
reading-absent = risposta automatica | fuori sede
reading-sent-from = inviato da … | inviato dal …
reading-devices = telefono
reading-end = fine del messaggio
reading-greetings = ciao | buongiorno | buonasera | caro | cara | salve | grazie | sì
reading-closings = saluti | cordiali | distinti
reading-courtesies = grazie | per | favore | te
reading-wishes = e | buona | fortuna
reading-announces = mossa | gioco | muovo | risposta
reading-beside = il | mio | mia | è | io | ecco | per | oggi | la
reading-open = è | e | o | non | numero
reading-goes-on = è | era | sarebbe | ma | o
reading-takes-back = partita sbagliata | mossa sbagliata | sbagliato | sbagliata | non giocare | non giocate |
    non gioco | ignorate | ignorare | ritiro | ritirare | annulla | annullare | dimentica | lascia stare | aspetta |
    aspettate | volevo dire | intendevo | per errore | cambiato idea | cancella | cancellare | ripensarci | scherzo |
    per l'altra partita | per un'altra partita
reading-takes-back-short = era per | non ancora | piuttosto | invece | sto pensando | ci penso
reading-takes-back-clauses = altra partita | meglio di no
reading-takes-back-first = aspetta | annulla | annullare | annullate | annulli | annullo | cancella
reading-sighs = ah | oh | eh
reading-no = no | non
reading-game = partita
reading-numbered = numero | n° | nr
reading-numbers = tel
reading-common = voglio | vorrei | giocare | a | agli | scacchi | corrispondenza | una | un | partita | mi | chiamo |
    nome | sono | come | posso | con | le | di | in | che | conto | iscrivermi | registrarmi | vostro | vostra | da |
    del | della | si | piacerebbe | qui
reading-letters = àèéìíîòóù

reading-officials = arbitro | arbitra | arbitri | arbitre | arbitro capo | arbitro principale | arbitra principale | arbitro aggiunto | arbitraggio |
    direttore di gara | direttrice di gara | giudice di gara | amministratore | amministratrice | amministratori | amministratrici | amministrazione | admin | moderatore |
    moderatrice | moderatori | moderatrici | moderazione | direttore di torneo | direttrice di torneo | direttore del torneo | direttrice del torneo

## Pages for people. Buttons and labels have no full stop.

page-skip = Vai al contenuto
page-menu = Pagine
page-signed-in = Accesso effettuato: { $name }.
page-games = { -game(case: "Plural") }
page-new = Nuova { -game }
page-seeks = Sfide e ricerche
page-account = Account
page-sign-in = Accedi
page-sign-up = Crea un account
page-sign-out = Esci
page-source = Codice sorgente
page-source-about = Postzug { $version } è software libero, con la licenza GNU Affero General Public License, versione 3 o successiva. Chiunque lo usi può averne il codice sorgente.
page-source-link = Il codice sorgente di ciò che è in esecuzione qui:
page-source-operator = Chi gestisce questo servizio ti dà il codice sorgente su richiesta.
page-api = L’API, per i programmi
page-log = Log di tutti gli eventi
page-log-about = Tutti gli eventi di tutte le { -game(case: "plural") } sono in un unico elenco, a cui il servizio aggiunge soltanto nuove voci. Uno stato firmato fissa tutto l’elenco che lo precede: una { -move } cambiata in seguito lo contraddice.
page-log-head = Stato firmato più recente
page-log-entries = { $n ->
    [one] Comprende una voce.
   *[other] Comprende { $n } voci.
}
page-log-unsigned = Non è ancora firmato nulla.
page-log-file = Questo stato come file
page-log-keys = Chiavi del log
page-log-pem = Le stesse chiavi, per openssl
page-log-statements = Dichiarazioni sulle chiavi
page-log-check = Come verificare il log
page-log-mails = Le email sulle { -game(case: "plural") } finiscono con lo stato firmato di quel momento. Conserva una di queste email: serve a verificare una { -game } esportata da un { -arbiter }, e a vedere se da allora la { -game } è stata cambiata.
page-log-script = Il comando “postzug audit script” stampa uno script che, con gli strumenti di qualsiasi sistema Linux, verifica una { -game } esportata. Prendilo dalla tua copia di Postzug.

page-front = Scacchi per corrispondenza
page-front-about = Giorni per ogni { -move }, il Regolamento degli scacchi rispettato, le { -sealed-move(case: "plural") } ben custodite. Giochi qui, per email o con un programma; la { -opponent }, come preferisce.
page-try = Per provare senza un’altra persona, apri l’indirizzo qui sotto in una finestra privata o in un altro browser. Lì crea un account con un altro indirizzo email e invia la sfida. Poi la sfida appare in questa pagina. L’indirizzo:
page-invite = Per giocare con chi non ha ancora un account qui, invia questo indirizzo. La pagina che si apre permette di proporti una { -game }:
page-challenge-this = Sfida questa persona
page-front-try = Per provare senza un’altra persona, crea due account: uno qui, e uno con un altro indirizzo in una finestra privata o in un altro browser. Poi da un account sfida l’altro.

page-email = Indirizzo email
page-name = Nome che vedono gli altri
page-time-zone = Fuso orario, come Europe/Berlin
page-time-zone-new = Fuso orario, come Europe/Berlin; UTC se resta vuoto
page-code = Codice ricevuto per email
page-first = Primo accesso
page-first-about = Questa pagina serve per il primo accesso di chi amministra il servizio. Il comando “postzug admin create” stampa una parola che vale una volta sola, entro 24 ore.
page-first-printed = La parola stampata
page-first-refused = Questa parola non vale: è stata scritta male, è già stata usata o ha più di 24 ore. Il comando “postzug admin create” ne stampa un’altra.
page-sign-in-about = Riceverai un’email con un codice. Non c’è password.
page-sign-in-new = Non hai ancora un account?
page-sign-up-about = Riceverai un’email con un codice, che dimostra che l’indirizzo è tuo. Chi gioca qui non vede mai l’indirizzo degli altri.
page-sign-up-known = Hai già un account?
page-send-code = Inviami un codice
page-code-about = Se l’indirizzo è giusto, un’email con un codice di otto cifre è in arrivo. Il codice vale dieci minuti, e solo in questo browser.
page-code-again = Non arriva nessuna email? Guarda tra la posta indesiderata, o chiedi un altro codice.
page-code-folder = Questo servizio è in prova e non invia email a nessuno: le email sono file nella cartella { $folder }, la più recente per ultima.
page-code-command = In un terminale sul computer del servizio, questo comando mostra l’email più recente:
page-code-elsewhere = Questo browser non ha chiesto nessun codice. Scrivi il codice dove l’hai chiesto, o chiedine un altro qui.
page-clear = Questa pagina è arrivata senza cifratura, quindi il tuo browser non manterrà l’accesso. Usa https, o un browser sul computer del servizio.
page-foreign = Questo modulo non è stato inviato da una pagina di questo servizio, quindi non è stato fatto nulla.
page-form-key = Questo modulo non si può usare di nuovo: ricarica la pagina.
page-form-field = Un campo del modulo manca o non si può leggere.
page-signed-out = Non hai fatto l’accesso, quindi non è stato fatto nulla. Accedi e riprova.
page-signed-out-twice = La tua sessione è chiusa. Se hai premuto il pulsante due volte, la prima volta è stato fatto ciò che chiedevi. Accedi per vederlo.

page-settings = Impostazioni
page-settings-clash = Questo è stato cambiato altrove dopo che il modulo è stato mostrato, perciò non è ancora salvato nulla. { $both } Controlla e salva di nuovo: allora vale la tua scelta.
page-settings-clash-field = { $field }: adesso { $now }, hai scelto { $chosen }.
page-settings-on = sì
page-settings-off = no
page-settings-empty = vuoto
page-settings-save = Salva le impostazioni
page-done-settings = Le tue impostazioni sono salvate.
page-language = Lingua delle email e delle pagine
page-notation = Notazione delle { -move(case: "plural") } che ricevi
page-notation-example = { $name }: { $example }
page-letters = Le tue lettere dei pezzi; puoi anche scrivere le { -move(case: "plural") } con queste
page-piece-set = Pezzi sulle scacchiere
page-piece-set-cburnett = disegni
page-piece-set-figurines = caratteri scacchistici del font
page-piece-set-letters = lettere
page-board-colours = Colori delle scacchiere
page-board-brown = marrone
page-board-green = verde
page-board-blue = blu
page-board-high-contrast = contrasto elevato
page-mails = Email
page-mail-text = Solo testo, senza HTML
page-mail-no-board = I pezzi in parole, senza il disegno della scacchiera
page-mail-pgn = La { -game } come file per il tuo programma di scacchi in ogni email che la riguarda
page-mail-calendar = Date per i programmi di calendario, insieme alle email che cambiano le mie
page-notices = Inviami email su
page-each = subito
page-daily = in un riepilogo quotidiano
page-weekly = in un riepilogo settimanale
page-none = non per email
page-digest-at = Ora dei riepiloghi
page-digest-on = Giorno del riepilogo settimanale
page-times = Quando arrivano le email
page-quiet-from = Nessuna email a partire dalle
page-quiet-until = Nessuna email fino alle
page-mail-times = Questi orari sono nel tuo fuso orario. Tra gli ultimi due, le email che possono aspettare aspettano; lasciali vuoti per riceverle a qualsiasi ora. Un avviso che in un riepilogo o dopo queste ore arriverebbe troppo tardi arriva subito.
page-time-of-day = Un’ora si scrive come 08:00. Un periodo senza email ha un inizio e una fine diversa, oppure nessuno dei due.
page-notices-needed = Questi avvisi arrivano sempre, perché senza di essi si potrebbero perdere una { -game } o il tuo account: { $kinds }.
page-trust = Che cosa deve avere un’email con { -move(case: "plural") } per valere come tua
page-trust-token = l’indirizzo di risposta che hai solo tu
page-trust-from = l’indirizzo di risposta, e il tuo indirizzo email come mittente
page-trust-dmarc = entrambi, e il mittente confermato dal tuo fornitore di posta (DMARC)
page-trust-off = nessuna email vale: niente { -move(case: "plural") } per email
page-mail-stopped = A partire da { $since } le email per te non arrivano ({ $reason }), e non te ne vengono più inviate. Le tue { -game(case: "plural") } sono qui, e i loro { -clock(case: "plural") } restano in moto. Fa’ in modo che la tua casella accetti le email, o cambia l’indirizzo.
page-mail-returned = A partire da { $since } le email per te tornano indietro ({ $reason }). Vengono ancora inviate; se ne tornano indietro altre, l’invio si ferma. Fa’ in modo che la tua casella accetti le email, o cambia l’indirizzo.
page-mail-resume = La mia casella accetta di nuovo le email
page-done-mail-resumed = Le email ti vengono di nuovo inviate.
page-address = Indirizzo email
page-address-about = Al nuovo indirizzo viene inviato un codice. Quando l’indirizzo cambia, tutte le tue sessioni terminano, e i token dei programmi e l’indirizzo del calendario non valgono più.
page-address-new = Nuovo indirizzo email
page-address-sent = Un’email con un codice di otto cifre è in arrivo al nuovo indirizzo, se qui nessuno ha già quell’indirizzo. Il codice vale dieci minuti, e solo in questo browser.
page-address-change = Cambia l’indirizzo
page-address-again = Non arriva nessuna email? Guarda tra la posta indesiderata, o chiedi un altro codice.
page-done-address = Il tuo indirizzo email è cambiato. Accedi con quello nuovo.
page-envelope-key = Chiave per le { -sealed-move(case: "plural") }
page-envelope-key-about = Le { -sealed-move(case: "plural") } che puoi aprire vengono cifrate per questa chiave pubblica di age. La chiave segreta resta a te: senza di essa non le apre nessuno. Una chiave precedente apre ancora ciò che è stato { -seal(form: "masculine") } prima.
page-envelope-key-public = Chiave pubblica, che comincia con age1
page-envelope-key-set = Imposta questa chiave
page-done-envelope-key = La tua chiave per le { -sealed-move(case: "plural") } è impostata.
page-tokens = Token per i programmi
page-tokens-about = Un programma con un token agisce a tuo nome. Nessuno può leggere di nuovo un token, nemmeno qui.
page-token-may = può { $scopes }
page-token-since = Creato: { $at }.
page-token-until = Vale fino a { $at }.
page-token-used = Usato l’ultima volta: { $at }.
page-token-unused = Mai usato.
page-token-revoke = Revoca questo token
page-token-revoke-sure = Il programma che lo usa non può fare più nulla
page-token-unsure = Non è stato revocato nulla: spunta la casella per confermare.
page-done-token-revoked = Il token è revocato.
page-token-label = Nome che dai al nuovo token
page-token-scopes = Il programma può
page-scope-read = leggere le tue { -game(case: "plural") }
page-scope-play = giocare: muovere, reclamare, { -resign }, { -seal }, sfidare
page-scope-direct = dirigere { -game(case: "plural") } come { -arbiter }
page-scope-account = leggere il tuo account
page-scope-webhooks = gestire i tuoi webhook
page-token-days = Giorni fino alla scadenza; se resta vuoto, non scade mai
page-token-days-bad = I giorni di un token sono un numero fino a 65535, oppure il campo resta vuoto.
page-token-make = Crea un token
page-token-made = Un nuovo token
page-token-once = Copialo adesso: non verrà più mostrato.
page-calendar = Calendario delle tue scadenze
page-calendar-about = I programmi di calendario possono leggere le tue scadenze da un indirizzo che conosci solo tu. Con un nuovo indirizzo, quello precedente non vale più.
page-calendar-make = Crea un indirizzo
page-calendar-made = L’indirizzo del tuo calendario
page-calendar-once = Copialo adesso nel tuo programma di calendario: non verrà più mostrato, e chi lo ha legge le tue scadenze.
page-calendar-revoke = Revoca l’indirizzo
page-calendar-revoke-sure = I programmi di calendario che lo usano non leggono più nulla
page-calendar-unsure = Non è stato revocato nulla: spunta la casella per confermare.
page-done-calendar-revoked = Nessun programma di calendario legge più le tue scadenze.
page-data = I tuoi dati
page-export = Tutto ciò che ti riguarda, come file
page-export-about = (JSON: account, impostazioni, sessioni, { -game(case: "plural") }, le tue note e varianti, e i messaggi che hai scritto)
page-delete = Elimina il mio account
page-delete-about = Il tuo nome, l’indirizzo email, le impostazioni e i messaggi vengono cancellati, e nessuno può recuperarli. Le tue { -game(case: "plural") } finite restano, sotto un nome che non è di nessuno. Devi aver fatto l’accesso negli ultimi 15 minuti.
page-delete-sure = Eliminalo per sempre
page-delete-resign = { -resign(form: "Present") } tutte le mie { -game(case: "plural") } in corso
page-delete-unsure = Non è stato eliminato nulla: spunta la casella per confermare.
page-done-deleted = Il tuo account è eliminato.

page-sessions = Dove hai fatto l’accesso
page-sessions-about = Ogni riga è un browser o un programma che può agire a tuo nome.
page-session = { $device }, da { $at }
page-session-used = Ultimo uso: intorno al { $day }.
page-session-unnamed = Un programma senza nome
page-session-here = (qui)
page-session-end = Termina
page-sessions-end = Esci dappertutto
page-sessions-ended = Tutte le tue sessioni sono terminate.

page-games-to-move = Tocca a te
page-games-others = Tocca alla { -opponent }
page-games-over = { -game(case: "Plural") } finite
page-games-none = Non ce ne sono.
page-games-more = Precedenti
page-game-against = { $game }: contro { $opponent }
page-game-move = { -move(case: "Singular") } { $number }.
page-game-first-move = Nessuna { -move } è stata ancora fatta.
page-game-last-move = Ultima { -move }: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = Tutte le mie { -game(case: "plural") } in un solo file (PGN)
page-pgn-finished = Tutte le mie { -game(case: "plural") } finite in un solo file (PGN)
page-rematch = Proponi la rivincita
page-next-game = Prossima { -game } che mi attende
page-mark-plan = Le tue { -move(case: "plural") } condizionali sono in attesa.
page-yours-until = Tocca a te, entro { $until } (tempo rimasto: { $left }).
page-theirs-until = { $name } ha tempo fino a { $until } (tempo rimasto: { $left }).
page-flag = La { -flag } di { $name } è caduta { $at }.
page-no-clock = Nessun { -clock } è in moto.
page-mark-message = C’è un messaggio.
page-mark-offer = La { -opponent } offre { -draw }.
page-mark-own-offer = Hai offerto { -draw }.
page-mark-claim = Un { -claim } attende la decisione di un { -arbiter }.
page-mark-seal = La prossima { -move } va { -seal(form: "feminine") }.
page-mark-adjourned = La { -game } è { -adjourn(form: "feminine") }.
page-mark-leave = { $name } è in { -leave }.
page-mark-withdrawn = Una delle parti ha dichiarato il ritiro; decide un { -arbiter }.

page-game = { $game }: { $white } - { $black }
page-board = Scacchiera
page-board-white = Scacchiera, con il { -white } in basso
page-board-black = Scacchiera, con il { -black } in basso
page-board-of = Posizione dopo { $ply ->
    [one] { $ply } { -half-move }
   *[other] { $ply } { -half-move(case: "plural") }
}
page-board-now = Vai alla posizione attuale
page-square-white = { $square }, { piece } { $role ->
    [rook] bianca
    [queen] bianca
   *[king] bianco
}
page-square-black = { $square }, { piece } { $role ->
    [rook] nera
    [queen] nera
   *[king] nero
}
page-target = { $where }: destinazione possibile
page-choose-piece = Scegli un pezzo da muovere, o scrivi la { -move } qui sotto.
page-choose-target = Scegli la casa in cui va il pezzo della casa { $square }, o un altro pezzo.
page-your-move = La tua { -move }
page-keys = Tasti sulla scacchiera
page-keys-about = Le frecce portano da una casa all’altra. Invio prende un pezzo e lo posa, Esc lo rimette a posto. Le lettere k, q, r, b, n e p portano al pezzo successivo di quel tipo (re, donna, torre, alfiere, cavallo o pedone); con Maiusc, a quello precedente. Una cifra porta alla sua traversa; con Maiusc, alla colonna con quel numero. Su una casa, il tasto o dice che cosa c’è, m le { -move(case: "plural") } del pezzo, e Maiusc con m le sue prese; c dice che cosa è stato catturato per ultimo.
page-no-move-from = Nessuna { -move } da { $square }.
page-captured = Presa dell’ultima { -move }, in { $square }: { piece }.
page-captured-none = L’ultima { -move } non ha catturato nulla.
page-words = Queste parole ricevono qui una risposta, e non giocano nessuna { -move }: { $words }. Più in breve: p N, s e, s 4, l, c; per la { -opponent }: o.
page-ask = Fai una domanda sulla posizione
page-ask-send = Chiedi
page-word-unknown = Questa non è una delle parole che qui ricevono una risposta.
page-word-opponent = La { -opponent } è { $name }.
page-word-draw = Non è ancora offerto nulla: la casella per offrire { -draw } è spuntata, e l’offerta parte con la tua { -move }.
page-word-draw-later = Non è offerto nulla: la { -draw } si offre con una { -move }, e adesso non tocca a te.
page-reading = La { -sealed-move } ha più di un’interpretazione
page-reading-about = Scegli l’interpretazione che vale. L’{ -clock } in moto è il tuo: continua mentre scegli, e poi fino alla tua risposta. Una scelta non si può ritirare.
page-reading-which = La { -move } che era stata { -seal(form: "feminine") }
page-reading-move = { piece } da { $from } a { $to }
page-reading-then = Dopo questa scelta: { $state }
page-reading-look = Mostrala sulla scacchiera
page-reading-shown = Posizione dopo { $move }, se viene scelta questa interpretazione
page-reading-choose = Scegli questa interpretazione
page-reading-none = Non è stato fatto nulla: scegli prima una delle interpretazioni.
page-open = Mostra il testo che hai { -seal(form: "masculine") }
page-open-about = Incolla qui l’intero testo che hai salvato quando hai { -seal(form: "masculine") } la tua { -move }. Vale solo il testo che corrisponde all’impronta. Il testo è poi nel registro per entrambe le parti, e la { -move } viene giudicata.
page-publish-about = La { -sealed-move } resta nella sua { -envelope }. Viene mostrata solo se entrambe le parti accettano.
page-publish = Accetta di mostrare la { -sealed-move }
page-publish-sure = Accetto, e non posso tornare indietro
page-publish-unsure = Non hai accettato: spunta la casella per confermare che la { -sealed-move } può essere mostrata.
page-timing = { -adjourn(form: "Noun") } e { -clock }
page-adjourn = Proponi la { -adjournment }
page-adjourn-accept = Accetta la { -adjournment }
page-adjourn-decline = Rifiuta la { -adjournment }
page-adjourn-early = { -adjourn(form: "Imperative") } adesso: mi viene contato il tempo fino alla fine della sessione di gioco
page-resume = Sono disponibile a { -resume(form: "infinitive") }
page-resume-opens = { $who-is ->
    [you] La { -sealed-move } viene giocata subito, e il tuo { -clock } è in moto. L’{ -clock } della { -opponent } è fermo.
   *[other] La { -sealed-move } viene giocata subito, e l’{ -clock } di { $who } è in moto. Il tuo { -clock } è fermo.
}
page-resume-noted = Solo per questo non cambia nessuno dei due { -clock(case: "plural") }.
page-resume-late = È troppo tardi: perdi la { -game }, a meno che la { -sealed-move } non l’abbia chiusa.
page-resume-sure = Non puoi tornare indietro.
page-offer-draw = Offri { -draw }
page-refill = Prendi tempo dalla mia riserva
page-reflect = Continuo a pensare: il mio silenzio non fa perdere la { -game }
page-claim-flag = Reclama la caduta della { -flag }
page-question-clocks = Gli { -clock(case: "plural") } sono errati: avvisa l’{ -arbiter }
page-leave = Ferie
page-leave-booked = Le tue { -leave }: dal { $first } al { $last }, compresi il primo e l’ultimo giorno.
page-leave-first = Primo giorno, nel tuo fuso orario
page-leave-last = Ultimo giorno, nel tuo fuso orario
page-leave-book = Registra queste ferie
page-leave-cancel = Disdici le { -leave } dal { $first }
page-leave-all = Ferie in tutte le mie { -game(case: "plural") }
page-leave-all-about = I giorni valgono in ognuna delle tue { -game(case: "plural") } in corso il cui regolamento li ammette. Le { -opponent(case: "plural") } ne sono informate.
page-leave-all-cancel = Disdici le { -leave } in tutte le mie { -game(case: "plural") }
page-leave-unreadable = Non è stato fatto nulla: scrivi ogni data come anno, mese e giorno, per esempio 2026-12-24.
page-move-times = Quando sono state giocate le { -move(case: "plural") }
page-not-sent = Non ancora inviata: { $move }.
page-sent = La tua { -move } { $move } è registrata.
page-sent-reply = La tua { -move } { $move } è registrata; la risposta è { $reply }.
page-done-declined = Hai rifiutato la { -draw }.
page-done-said = Il tuo messaggio è registrato.
page-done-challenged = La tua sfida è registrata.
page-done-sought = La tua ricerca di una { -game } è registrata.
page-done-challenge-declined = Hai rifiutato la sfida.
page-done-withdrawn = L’hai ritirata.
page-check = { -check(case: "Singular") }.
page-live-move = È stata giocata una { -move }.
page-told-move = È stata giocata { $move }.
page-live-message = C’è un messaggio.
page-live-change = La { -game } è cambiata.
page-live-show = Mostra
page-live-lost = Questa pagina non viene più aggiornata.
page-live-again = Mostra di nuovo
page-choose-none = Questo qui non si può giocare: scegli un pezzo da muovere, o scrivi la { -move } qui sotto.
page-mark-offer-of = { $name } offre { -draw }.
page-mark-own-adjournment = Hai proposto la { -adjournment }.
page-mark-adjournment-of = { $name } propone la { -adjournment }.
page-move = { -move(case: "Singular") }, in qualsiasi notazione
page-move-which = Quale { -move }
page-with-offer = Offri { -draw } con la { -move }
page-message = Messaggio alla { -opponent }
page-send-move = Invia questa { -move }
page-verify = Verifica una { -sealed-move }
page-verify-about = Qui il tuo browser verifica che una { -sealed-move } non sia cambiata dopo la { -seal(form: "noun") }: la firma del log, il posto della { -seal(form: "noun") } nel log e il testo della { -envelope }. Nulla di ciò che inserisci lascia questa pagina.
page-verify-no-script = La verifica è uno script, che nel tuo browser non funziona. Il comando “postzug audit script” ne stampa uno per la riga di comando.
page-verify-keys = Chiave del log, che hai avuto altrove e non da chi ti mostra il resto
page-verify-keys-next = Se il servizio ha creato una nuova chiave da quando hai avuto la tua, aggiungi ciò che mostra il suo indirizzo /log/statements. Deve essere firmato con la tua chiave, e presenta quella nuova.
page-verify-receipts = Ricevuta della { -seal(form: "noun") } (file .tlog-proof), e quella dell’apertura se ce l’hai
page-verify-text = Testo della { -envelope }, se non è in una ricevuta dell’apertura
page-verify-file = Da un file
page-verify-run = Verifica
page-verify-move = { -sealed-move(case: "Singular") }
page-verify-judgement = Giudizio nel log
page-verify-game = { -game(case: "Singular") }
page-verify-event = Evento
page-verify-at = { -seal(form: "Feminine") } il (UTC)
page-verify-commitment = Impronta
page-verify-log = Log
page-verify-place = Posto fra le voci del log
page-verify-signer = Firmato con la chiave
page-verify-right = GIUSTO: questa è la { -move } che è stata { -seal(form: "feminine") }, e la { -seal(form: "noun") } è nel log firmato.
page-verify-wrong-signature = SBAGLIATO: il log non è firmato con la chiave che hai inserito. Se il servizio ha cambiato chiave da quando hai avuto la tua, quella nuova è presentata nel pacchetto di verifica della { -game }.
page-verify-wrong-tree = SBAGLIATO: l’evento non è nel log firmato, o non è a questo posto.
page-verify-wrong-event = SBAGLIATO: la ricevuta non contiene un evento come li ha il log.
page-verify-wrong-text = SBAGLIATO: questo testo non è quello che è stato { -seal(form: "masculine") }.
page-verify-wrong-opening = SBAGLIATO: ciò che è stato aperto non è ciò che è stato { -seal(form: "masculine") }.
page-verify-wrong-game = SBAGLIATO: le ricevute o il testo sono di { -game(case: "plural") } diverse.
page-verify-wrong-verdict = SBAGLIATO: la { -move } giocata non è quella nella { -envelope }.
page-verify-unknown-key = INDETERMINATO: non c’è nessuna chiave di un log, in PEM o nella forma NAME+ID+KEY.
page-verify-unknown-receipt = INDETERMINATO: non c’è nessuna ricevuta, o è incompleta. Comincia con c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = INDETERMINATO: questa ricevuta non contiene l’evento, ma solo la sua prova. Usa il file arrivato per email.
page-verify-unknown-no-sealing = INDETERMINATO: ciò che queste ricevute dimostrano è nel log, ma nessuna di esse registra una { -sealed-move }.
page-verify-unknown-statement = INDETERMINATO: questa è una dichiarazione del servizio sul proprio log, e non la ricevuta di una { -game }. Aggiungi la ricevuta della { -seal(form: "noun") }.
page-verify-unknown-move = INDETERMINATO: questo è il testo che è stato { -seal(form: "masculine") }, e la { -seal(form: "noun") } è nel log firmato. Qui nulla del testo si può leggere come una { -move } di questa posizione. Aggiungi la ricevuta dell’apertura: dice come l’ha letto l’{ -arbiter } o il servizio.
page-verify-unknown-text = INDETERMINATO: la { -seal(form: "noun") } è nel log firmato. Nessuno può dire quale { -move } sia, prima che ne sia mostrato il testo.
page-verify-unknown-withheld = INDETERMINATO: la { -seal(form: "noun") } è nel log firmato, e il testo della { -envelope } non è stato reso noto perché non è una { -move } di questa { -game }. Può mostrarlo chi l’ha { -seal(form: "masculine") }.
page-verify-unknown-verdict = INDETERMINATO: questo è il testo che è stato { -seal(form: "masculine") }, e la { -seal(form: "noun") } è nel log firmato. Il giudizio su di esso qui non viene verificato: ci vuole il Regolamento degli scacchi.
page-verify-unknown-browser = INDETERMINATO: questo browser qui non può verificarlo. Usa un browser più recente, e una pagina arrivata con https o da un file.
page-verify-offline-about = La stessa pagina è anche un solo file, che non ha bisogno di connessione.
page-verify-offline = Scaricala
page-notice = Licenze delle librerie e dei disegni in queste pagine
page-seal-here = { -seal(form: "Present") } la tua prossima { -move }
page-seal = { $game }: { -seal(form: "present") } la tua { -move }
page-seal-none = In questa { -game } adesso non c’è una tua { -move } da { -seal }.
page-seal-back = Torna alla { -game }
page-seal-about = Scegli qui la tua { -move }. Il tuo browser la mette in una { -envelope } e la cifra. Viene inviata solo la { -envelope } chiusa, e il servizio giudica la { -move } quando la { -envelope } viene aperta. Il tuo { -clock } è in moto finché la { -envelope } non è arrivata qui.
page-seal-holders = { $needed ->
    [one] La apre una di queste chiavi:
   *[other] La aprono { $needed } di queste chiavi insieme:
}
page-seal-holder = { $name }, numero { $number }
page-seal-vault = il servizio stesso, alla { -resume } della { -game }
page-seal-which = { -sealed-move(case: "Singular") }
page-seal-choose = Scegli una { -move }
page-seal-close = Chiudi la { -envelope } in questo browser
page-seal-closed = La tua { -envelope }
page-seal-keep = Salva adesso questo testo e tienilo per te finché la { -envelope } non viene aperta. Questa pagina lo mostra una volta sola, e il servizio non lo ha mai. Se la { -envelope } va perduta, solo questo testo mostra che cosa hai { -seal(form: "masculine") }.
page-seal-text = Testo nella { -envelope }
page-seal-commitment = Impronta, che dimostra che il testo è questo:
page-seal-download = Scarica il testo
page-seal-copy = Copia il testo
page-seal-copied = Il testo è copiato. Incollalo dove lo ritroverai.
page-seal-copy-failed = Il browser non ha copiato il testo. È selezionato: copialo tu, o scaricalo.
page-seal-send = Invia la { -envelope }
page-seal-draft-keep = Salvala come bozza
page-seal-draft-here = Una bozza della tua { -move } è in una { -envelope }. Sigillala così com’è, o invia un’altra { -envelope } al suo posto. Il tuo { -clock } è in moto finché non è { -seal(form: "feminine") } una { -move }.
page-seal-draft-seal = { -seal(form: "Present") } la bozza
page-seal-send-about = La { -envelope } chiusa qui sotto è tutto ciò che viene inviato. Se ne hai creata una con la riga di comando, incolla qui il contenuto del suo file .json.
page-seal-envelope = { -envelope(case: "Singular") } chiusa
page-seal-unreadable = Questa non è una { -envelope } chiusa come la creano questa pagina o la riga di comando. Non è stato { -seal(form: "masculine") } nulla. Il servizio ha visto ciò che hai inviato: se c’era la tua { -move } o il testo nella { -envelope }, scegli di nuovo la tua { -move } e chiudila in una nuova { -envelope }.
page-seal-open = Ciò che è nel campo qui sotto non è una { -envelope } chiusa, e non è stato inviato. Scegli la tua { -move } e chiudi la { -envelope }, oppure incolla il contenuto del file .json.
page-seal-failed = Non è stato possibile chiudere la { -envelope } in questo browser, e non è stato inviato nulla. Usa la riga di comando, o un altro browser.
page-seal-insecure = I browser cifrano solo nelle pagine arrivate con https o da questo computer. Usa l’indirizzo del servizio con https, o la riga di comando.
page-seal-no-script = Questa pagina cifra con uno script, che nel tuo browser non funziona. { -seal(form: "Present") } con la riga di comando, come mostrato qui sotto, e incolla qui la { -envelope }.
page-seal-protection = Da che cosa protegge
page-seal-protects = La { -move } non è in nessuna richiesta al servizio. Perciò non è in nessuno dei suoi log, backup e database, e chi gestisce il servizio e li guarda non viene a saperla.
page-seal-clear = La scacchiera di analisi e le tue note inviano al servizio ciò che provi o scrivi, e il servizio può leggerlo. Non metterci la { -move } che sigilli in questa { -game }.
page-seal-protects-vault = In questa { -game } la chiave ce l’ha il servizio: può aprire la { -envelope } prima del tempo. La tua { -move } è al sicuro solo da chi non ha questa chiave.
page-seal-protects-not = Non ti protegge da un servizio che invia al tuo browser un altro script, che potrebbe rivelare la tua { -move }. La tua riga di comando sì.
page-seal-command = { -seal(form: "Present") } con la riga di comando
page-seal-command-about = Salva il primo blocco come recipients.json ed esegui il comando. Ti chiede la tua { -move }, così la cronologia della shell non la conserva. Il comando conserva il testo nel file .txt; il contenuto del file .json va incollato qui sopra.
page-done-drafted = La tua bozza è salvata. Non è ancora { -seal(form: "feminine") }, e il tuo { -clock } è in moto.
page-done-sealed = La tua { -move } è { -seal(form: "feminine") }.
page-offer = Offerta di { -draw }
page-accept = Accetta
page-accept-sure = Accetto la { -draw }, che chiude la { -game }
page-accept-unsure = Non hai accettato: spunta la casella per confermare che la { -game } finisce { -draw }.
page-decline = Rifiuta
page-claims = Reclami
page-claim-tablebase-win = { -tablebase } dei finali: vinco io
page-claim-tablebase-draw = { -tablebase } dei finali: è { -draw }
page-claim-basis = Motivo
page-claim-announced = Con questa { -move }, se ne annunci una
page-claim-again = Per questa { -move } hai già fatto un { -claim } errato, perciò un altro non dà altro tempo alla { -opponent }.
page-claim-about = Un { -claim } non si può ritirare. Se è errato, viene giocata la { -move } che annunci. Un { -claim } di { -draw } vale allora come { -draw-offer }.
page-claim = Reclama
page-leaving = { -resign(form: "Present") }
page-resign-sure = Perdo questa { -game }
page-resign = { -resign(form: "Present") }
page-resign-unsure = Non hai { -resign(form: "participle") }: spunta la casella per confermare che perdi la { -game }.
page-plan = { -move(case: "Plural") } condizionali
page-plan-of = { -move(case: "Plural") } condizionali in { $game }
page-plan-about = Mentre la { -opponent } pensa, puoi salvare le tue risposte alle { -move(case: "plural") } che potrebbe giocare. Una risposta salvata viene giocata subito, senza chiedertelo di nuovo, e non ti costa tempo.
page-plan-game = Alla { -game }
page-plan-change = Modifica le { -move(case: "plural") } condizionali
page-plan-none = Non è salvata nessuna riga.
page-plan-saved = Salvate, e giocate senza chiedertelo di nuovo:
page-plan-saved-lines = Righe salvate
page-plan-damaged = Le tue righe salvate non si possono leggere. Chi gestisce questo servizio trova la causa nel log.
page-plan-if = Se { $theirs }, allora { $mine }
page-plan-if-then = { $before }; se poi { $theirs }, allora { $mine }
page-plan-waits = { $mine } non è stata giocata, e attende la tua decisione
page-plan-used = Le tue { -move(case: "plural") } condizionali sono state giocate: { $moves }.
page-plan-remove = Rimuovi
page-plan-remove-line = Rimuovi: { $line }
page-plan-remove-all = Rimuovi tutte le righe salvate
page-plan-draft = Nuove righe
page-plan-unsaved = Questa è una bozza. Non è salvata, e non ne viene giocato nulla.
page-plan-lines = Righe in qualsiasi notazione, una sotto l’altra; ognuna comincia con una { -move } della { -opponent } e finisce con una tua, per esempio: 5755 7163 2836 6125
page-plan-save = Salva queste righe
page-plan-read = Mostra che cosa significa la bozza
page-plan-empty = Non è stato salvato nulla: scrivi prima una riga.
page-plan-changed = Non è stato salvato né rimosso nulla, perché le tue righe salvate o la { -game } sono cambiate da quando è stata caricata questa pagina. Ecco come stanno adesso.
page-plan-clash = Queste righe rispondono alla stessa posizione con { -move(case: "plural") } diverse. Cambiane una:
page-plan-line = Riga { $line }: { $text }
page-plan-your-move = Tocca a te. Le { -move(case: "plural") } condizionali si scrivono accanto alla tua { -move } e si inviano con essa.
page-plan-adjourned = Mentre la { -game } è { -adjourn(form: "feminine") } non si salvano righe.
page-plan-over = La { -game } è finita.
page-plan-opponents = Le righe della { -opponent }, che in questa { -game } puoi vedere
page-plan-with-move = { -move(case: "Plural") } condizionali con questa { -move }
page-plan-with-move-about = Sono una bozza finché non invii la { -move }. Allora prendono il posto delle righe salvate.
page-done-plan-saved = Le tue righe sono salvate.
page-done-plan-removed = Rimosso. Le righe che restano sono mostrate qui.
page-analysis = Scacchiera di analisi
page-analysis-of = Scacchiera di analisi di { $game }
page-analysis-about = Qui provi { -move(case: "plural") }. Nulla di questo viene giocato, salvato o mostrato ad altri, e nessun motore di { -chess } osserva.
page-analysis-private = Qui provi { -move(case: "plural") }. Nulla di questo viene giocato o mostrato ad altri, e nessun motore di { -chess } osserva. Le tue varianti restano con la { -game }, solo per te. Non sono { -move(case: "plural") } condizionali.
page-analysis-lines = Le mie varianti
page-analysis-forget = Elimina
page-analysis-full = Questa variante non è stata salvata, perché su questa { -game } hai già { $most } varianti. Prima eliminane una.
page-analysis-damaged = Le tue varianti non si possono leggere. Chi gestisce questo servizio trova la causa nel log. La prossima variante che provi le sostituisce.
page-analysis-long = Qui una variante ha al massimo { $most } { -half-move(case: "plural") }.
page-analysis-line = { -move(case: "Plural") } che provi
page-analysis-back = Indietro di una { -move }
page-analysis-legal = { -move(case: "Plural") } legali
page-analysis-no-move = Non c’è nessuna { -move } legale.
page-analysis-next = Altre { -move(case: "plural") }, in qualsiasi notazione
page-analysis-show = Mostra
page-analysis-keep = Conserva questa variante
page-analysis-to-notes = Conserva questa variante nelle mie note
page-analysis-to-plan = Usa questa variante come { -move(case: "plural") } condizionali
page-analysis-to-move = Gioca la prima { -move }, e usa le altre come { -move(case: "plural") } condizionali
page-analysis-plan-ends = Una riga di { -move(case: "plural") } condizionali comincia con una { -move } della { -opponent } e finisce con una { -move } tua.
page-notes = Le mie note
page-notes-on = Le mie note su { $game }
page-notes-about = Le vedi solo tu: non la { -opponent }, né un { -arbiter }, né l’amministrazione. Restano con la { -game }, anche dopo la sua fine.
page-notes-text = Note
page-notes-save-first = Salva le note prima di inviare un altro modulo di questa pagina: ciò che è scritto in un modulo non viene inviato con un altro.
page-notes-save = Salva le note
page-notes-stored = Queste note sono salvate
page-notes-unsaved = Questo testo non è salvato.
page-notes-damaged = Le tue note non si possono leggere. Chi gestisce questo servizio trova la causa nel log. Ciò che salvi qui sostituisce queste note.
page-done-line-forgotten = La variante è stata eliminata.
page-done-notes-saved = Le tue note sono salvate.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Pezzi
page-messages = Messaggi
page-message-from = { $name }:
page-message-new = Nuovo
page-message-erased = (cancellato)
page-message-arbiter = Un { -arbiter }
page-send-message = Invia questo messaggio
page-acts = Provvedimenti dell’{ -arbiter }
page-appeal = Ricorri a un altro { -arbiter } entro { $until }
page-appeal-about = Il provvedimento vale finché un altro { -arbiter } non decide. Riceverai la decisione per email.
page-appeal-grounds = Le tue ragioni, che leggeranno gli { -arbiter(case: "plural") } e la { -opponent }
page-appeal-send = Fai { -appeal }
page-appeal-decided = Un altro { -arbiter } ha deciso sul { -appeal } { $at }.
page-mark-appeal = Un { -appeal } contro un provvedimento dell’{ -arbiter } attende un altro { -arbiter }.
page-mark-appeal-decided = È stato deciso un { -appeal } contro un provvedimento dell’{ -arbiter }.
page-adjudication = Aggiudicazione
page-adjudication-about = Un { -arbiter } decide la { -game } in base alle analisi. La { -opponent } legge la tua solo a { -game } finita.
page-adjudication-seeks = Che cosa chiedi
page-adjudication-send = Invia questa analisi
page-withdrawal = Dichiara il ritiro da più { -game(case: "plural") }
page-withdrawal-about = Non si può tornare indietro. Entro un minuto ognuna di queste { -game(case: "plural") } sarà persa, annullata o lasciata alla decisione di un { -arbiter }, secondo il suo regolamento. Per chiudere solo questa { -game }, abbandonala.
page-withdrawal-scope = { -game(case: "Plural") } da cui mi ritiro
page-withdrawal-from = { $scope ->
    [event] le mie { -game(case: "plural") } in corso in questo torneo
   *[all] tutte le mie { -game(case: "plural") } in corso qui
}
page-withdrawal-reason = Motivazione, che leggeranno entrambe le parti di ogni { -game }
page-withdrawal-sure = Mi ritiro da queste { -game(case: "plural") }
page-withdrawal-unsure = Non hai dichiarato il ritiro: spunta la casella per confermarlo.
page-withdrawal-games = { $n ->
    [one] Hai qui una { -game } in corso:
   *[other] Hai qui { $n } { -game(case: "plural") } in corso:
}
page-withdrawal-record = Il ritiro è nel registro di ognuna di queste { -game(case: "plural") }, ed entrambe le parti di ognuna leggono la tua motivazione.

page-opponent = Nome della { -opponent }; lascia vuoto per cercare chiunque
page-colour = Il tuo colore
page-colour-drawn = per sorteggio
page-colour-white = { -white }
page-colour-black = { -black }
page-control = Tempo di riflessione
page-new-show = Mostra la proposta
page-new-offer = La tua proposta
page-new-unsent = Non è ancora stato proposto nulla. Ecco che cosa proponi:
page-new-send = Proponi questa { -game }
page-rules = Ferie e altre regole
page-rules-leave = Giorni di { -leave } per anno solare; 0 per nessuno
page-rules-leave-ahead = Giorni di anticipo con cui chiedere le { -leave }
page-rules-leave-least = Numero minimo di giorni di { -leave } per volta
page-rules-usual = come di consueto
page-control-move = Altro: giorni per ogni { -move }
page-control-increment = Altro: giorni per la { -game }, e ore in più a ogni { -move }
page-control-moves = Altro: giorni per un certo numero di { -move(case: "plural") }, come nell’ICCF
page-control-blocks = Altro: giorni sull’{ -clock }, giorni nella riserva e giorni in più a ogni { -move } (Triple Block)
page-control-periods = Altro: fino a nove periodi, uno dopo l’altro
page-control-own = Numeri di un altro tempo di riflessione
page-control-days = Giorni
page-control-hours = Ore in più a ogni { -move }
page-control-cap = Numero massimo di giorni sull’{ -clock }; vuoto per nessun limite
page-control-number = Numero di { -move(case: "plural") }
page-control-clock = Giorni sull’{ -clock }
page-control-bank = Giorni nella riserva
page-control-more = Giorni in più a ogni { -move }
page-control-first = Numero di { -move(case: "plural") } che aggiungono giorni; vuoto per 50
page-control-period = Periodo { $n }
page-control-period-moves = Numero di { -move(case: "plural") }; vuoto per il resto della { -game }
page-control-period-time = Tempo, per esempio 50d, 12h o 1d 12h
page-control-period-increment = Tempo in più a ogni { -move }
page-control-period-cap = Tempo massimo sull’{ -clock }; vuoto per nessun limite
page-control-period-delay = Tempo non conteggiato a ogni { -move }
page-control-whole = Si contano solo giorni interi.
page-control-double = Giorni per una sola { -move } dopo i quali il tempo conta doppio; vuoto per mai
page-control-thematic = Le { -move(case: "plural") } prima della posizione iniziale contano.
page-field-number = Qui va un numero intero da { $least } a { $most }.
page-field-time = Qui va un tempo, per esempio 50d, 12h o 1d 12h.
page-control-unreadable = Non è stato proposto nulla: inserisci i numeri del tempo di riflessione che hai scelto, tutti interi.
page-challenges-received = Sfide per te
page-challenges-sent = Le tue sfide e ricerche
page-seeks-open = Chi cerca una { -game }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = a { $name }: { $control }; { $colour }
page-challenge-seek = a chiunque: { $control }; { $colour }
page-plays-white = { $name } gioca con il { -white }
page-plays-black = { $name } gioca con il { -black }
page-start = Posizione iniziale
page-start-usual = quella consueta
page-start-960 = Chess960
page-start-set = da una posizione stabilita
page-start-number = Numero della posizione Chess960; vuoto per sorteggiarla
page-start-fen = Posizione stabilita (FEN)
page-start-castling = Arroccare secondo le regole del Chess960
page-regulated = Qui ci sono regole particolari, e non solo per il tempo. Queste impostazioni non sono quelle consuete:
page-player = { $name }
page-player-arbiter = Un { -arbiter } di questo servizio.
page-player-running = { -game(case: "Plural") } in corso
page-player-hidden = Nessuno con questo nome o numero ha una { -game } che tutti possano leggere. Chi ha un account vede, dopo l’accesso, tutte le persone che giocano qui.
page-public-running = La { -game } è in corso.
page-public-delayed = { $plies ->
    [one] La { -game } è in corso. L’ultima { -half-move } non è ancora pubblica.
   *[other] La { -game } è in corso. Le ultime { $plies } { -half-move(case: "plural") } non sono ancora pubbliche.
}
page-public-at = { $at }
page-public = Chi può leggere la { -game }
page-public-no = Solo chi ha un account legge la { -game }
page-step-start = Inizio
page-step-back = Indietro
page-step-on = Avanti
page-step-back-by = { $n ->
    [one] Indietro di { $n } { -half-move }
   *[other] Indietro di { $n } { -half-move(case: "plural") }
}
page-step-on-by = { $n ->
    [one] Avanti di { $n } { -half-move }
   *[other] Avanti di { $n } { -half-move(case: "plural") }
}
page-step-end = Fine
page-accept-game = Gioca
page-withdraw = Ritira

page-desk = Tavolo dell’{ -arbiter }
page-desk-nothing = Niente attende una tua decisione.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = { -flag(case: "Plural") }
page-desk-claims = Reclami e richieste di aggiudicazione
page-desk-appeals = { -appeal(form: "Plural") }
page-desk-withdrawals = Ritiri
page-desk-questions = { -clock(case: "Plural") } contestati
page-desk-question = { $name } ha segnalato che gli { -clock(case: "plural") } sono errati: { $at }.
page-desk-question-about = Correggi gli { -clock(case: "plural") }. Se sono giusti, confermali così come sono, con la tua motivazione.
page-desk-find = Un’altra { -game }, con il suo numero
page-desk-show = Mostra
page-desk-waits-for = In attesa di: { $what }.
page-desk-resumes = La { -game } { -resume(form: "present") } { $at }.
page-desk-until = Fino a { $at }.
page-desk-flag-open = Finché un { -arbiter } non chiude la { -game }, una { -move } è ancora valida.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } reclama la { -draw } per triplice ripetizione.
    [fifty_moves] { $name } reclama la { -draw } per la regola delle 50 { -move(case: "plural") }.
    [tablebase_win] { $name } reclama la vittoria secondo una { -tablebase } dei finali.
    [tablebase_draw] { $name } reclama la { -draw } secondo una { -tablebase } dei finali.
    [adjudicated_win] { $name } chiede l’aggiudicazione: vittoria.
   *[adjudicated_draw] { $name } chiede l’aggiudicazione: { -draw }.
}
page-desk-announced = Il { -claim } riguarda la posizione dopo { $move }.
page-desk-claim-stops = Nel frattempo nessun { -clock } è in moto.
page-desk-claim-runs = Nel frattempo l’{ -clock } è in moto.
page-desk-withdrawn = { $name } ha dichiarato il ritiro { $at }; nessun { -clock } è in moto.
page-desk-silent = Ritiro per silenzio: { $name }, { $at }; nessun { -clock } è in moto.
page-desk-appeal = { $names }: { -appeal } contro il provvedimento { $number } ({ $act }), da { $at }.
page-desk-own-act = Il provvedimento è tuo, perciò sul { -appeal } decide un altro { -arbiter }.
page-desk-game = { $game } sul tavolo dell’{ -arbiter }: { $white } - { $black }
page-desk-to-board = Scacchiera e { -move(case: "plural") }
page-desk-done = È registrato.
page-desk-acts = Provvedimenti
page-desk-acts-about = Di ciascuno, prima che sia preso, viene mostrato l’effetto sui due { -clock(case: "plural") }. Entrambe le parti leggono la motivazione.
page-desk-acts-none = In questa { -game } ora non c’è nessun provvedimento che tu possa prendere.
page-desk-act = { $act ->
    [decide-claim] Decidi sul { -claim }
    [claim-flag] Chiudi la { -game } per la { -flag } caduta
    [decide-appeal] Decidi su un { -appeal }
    [acknowledge-face] Conferma l’esterno della { -envelope }
    [set-resumption] Fissa un’altra ora della { -resume }
    [approve-early-opening] Approva l’apertura della { -envelope } prima del tempo
    [declare-missing] Dichiara perduta la { -envelope }
    [envelope] Apri la { -envelope }
    [warn] Dai un’ammonizione
    [give-time] Aggiungi tempo
    [take-time] Togli tempo
    [correct-clocks] Correggi gli { -clock(case: "plural") }
    [adjudicate] Decidi il risultato
    [forfeit] Dichiara la { -game } persa per una delle parti
    [cancel] Cancella la { -game }
    [replay] Cancella la { -game } e ricominciala
    [annul] Annulla la { -game }
    [change-points] Cambia i punti
    [grant-leave] Concedi { -leave } straordinarie
    [end-leave] Metti fine alle { -leave }
    [adjourn] { -adjourn(form: "Imperative") } la { -game }
    [take-back] Ritira { -move(case: "plural") }
    [replace] Sostituisci una delle parti
    [withdraw] Registra un ritiro
   *[expel] Escludi una delle parti
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Parte
    [time] Tempo, per esempio 2d o 1d 12h
    [used_white] Tempo usato dal { -white }, per esempio 1d 12h
    [used_black] Tempo usato dal { -black }, per esempio 1d 12h
    [deadline] Scadenza dell’{ -clock } in moto, nel tuo fuso orario; se è vuota, non cambia
    [result] Risultato
    [points_white] Punti del { -white }
    [points_black] Punti del { -black }
    [first] Primo giorno, secondo l’ora locale di questa parte
    [last] Ultimo giorno, secondo l’ora locale di questa parte
    [ply] Numero di { -half-move(case: "plural") } che restano valide
    [player] Nome di chi gioca da ora in poi
    [scope] { -game(case: "Plural") }
    [claim] Reclamo
    [upheld] Decisione sul { -claim }
    [act] Provvedimento
    [reverse] Decisione sul ricorso
    [resume_at] Ora della { -resume }, nel tuo fuso orario
   *[reason] Motivazione, che entrambe le parti leggono
}
page-desk-scope = { $scope ->
    [game] Solo questa { -game }
    [event] Tutte le { -game(case: "plural") } in corso di questa persona in questo torneo
   *[all] Tutte le { -game(case: "plural") } in corso di questa persona qui
}
page-desk-white = { -white }, { $name }
page-desk-black = { -black }, { $name }
page-desk-upheld = Il { -claim } è corretto.
page-desk-rejected = Il { -claim } non è corretto.
page-desk-reversed = Il provvedimento è annullato.
page-desk-confirmed = Il provvedimento resta valido.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Questo campo non si può leggere, perciò non è stato fatto nulla: { $field }.
page-desk-preview = Mostra l’effetto
page-desk-not-done = Non è ancora registrato nulla. Guarda l’effetto e confermalo qui sotto.
page-desk-effect = Effetto
page-desk-on-record = Se confermi, nel registro di { $game }, { $white } - { $black }, ci sarà questo:
page-desk-drops = Decadono { -move(case: "plural") } condizionali: quelle di { $names }.
page-desk-elsewhere = Cambiano anche altre { -game(case: "plural") }: { $scope }.
page-desk-again = La { -game } ricomincia con un nuovo numero.
page-desk-clocks-now = { -clock(case: "Plural") } adesso
page-desk-clocks-after = { -clock(case: "Plural") } dopo
page-desk-confirm = Conferma: { $act }
page-desk-change = Prima modifica
page-desk-stale = La { -game } è cambiata da quando è stato mostrato l’effetto, perciò non è stato fatto nulla. Questo è l’effetto adesso.
page-desk-stale-envelope = La { -game } è cambiata da quando è stata mostrata questa pagina, perciò non è stato fatto nulla.
page-desk-envelope = La { -envelope }
page-desk-envelope-of = { $game }: la { -envelope }
page-desk-early = Non è ancora il momento di aprire la { -envelope }. { $needed ->
    [one] L’apertura prima del tempo va approvata da un { -arbiter }.
   *[other] L’apertura prima del tempo va approvata da { $needed } { -arbiter(case: "plural") }.
}
page-desk-early-nobody = Nessuno ha ancora approvato.
page-desk-early-you = Hai approvato.
page-desk-early-agreed = { $name } ha approvato.
page-desk-early-other = La apre un altro { -arbiter }.
page-desk-pace = Come entrambe le parti hanno usato il loro tempo
page-desk-pace-in = { $game }: come entrambe le parti hanno usato il loro tempo
page-desk-commitment = Impronta (SHA-256 del suo testo):
page-desk-held-here = Il servizio la apre alla { -resume } della { -game }.
page-desk-held = Chiavi necessarie per aprirla: { $needed }. Chi ha le chiavi: { $holders }.
page-desk-opening-about = Quello che succede sugli { -clock(case: "plural") } dipende dalla { -sealed-move }, che nessuno vede prima che la { -envelope } sia aperta.
page-resume-about = Il servizio apre allora la { -envelope } e gioca la { -sealed-move }. Se quella { -move } non è legale o non è chiara, la { -game } può finire. Non si può tornare indietro.
page-desk-resume = Riprendi la { -game }
page-desk-open = Apri la { -envelope }
page-desk-open-about = Decifrala con la tua chiave, fuori da questa pagina: age -d -i KEY envelope.age. Poi incolla qui il testo intero; vale solo il testo a cui corrisponde questa impronta. La pagina non lo mostra più.
page-desk-decrypt-about = Oppure decifrala in questo browser. La tua chiave segreta non viene inviata, e il testo viene inviato solo con il modulo qui sotto. Un servizio che invia al tuo browser un altro script potrebbe leggere la chiave: la riga di comando è più sicura.
page-desk-decrypt-closed = { -envelope(case: "Singular") } chiusa, o ciò che la chiave di un altro { -arbiter } ha lasciato chiuso
page-desk-decrypt-key = La tua chiave segreta, dal file di age-keygen
page-desk-decrypt-file = Chiave segreta da un file
page-desk-decrypt = Decifra in questo browser
page-desk-decrypt-no-key = Non c’è nessuna chiave segreta di age. Comincia con AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Questa chiave non la apre.
page-desk-decrypt-wrong = Ciò che è nella { -envelope } non corrisponde all’impronta.
page-desk-decrypt-left = La tua chiave ha aperto uno strato. Da’ questo al prossimo { -arbiter }, che lo apre con un’altra chiave:
page-desk-closed = La { -envelope } chiusa
page-desk-text = Testo della { -envelope }
page-desk-early-reason = Motivazione, se viene aperta prima del tempo; entrambe le parti la leggono
page-desk-trail = Cronologia
page-desk-column = { $column ->
    [number] N.
    [what] Che cosa
    [by] Chi
    [received] Ricevuto
    [judged] Giudicato
    [white] { -clock(case: "Singular") } del { -white } dopo
   *[black] { -clock(case: "Singular") } del { -black } dopo
}
page-desk-channel = { $channel ->
    [mail] per email
    [http] dalla pagina o dall’API
    [console] dalla riga di comando
   *[timekeeper] da solo
}
page-desk-refused = Respinto: { $why }
page-desk-recorded = Come è registrato
page-desk-cause = Causa:
page-desk-seconds = { $n } s
page-desk-clock = Tempo usato { $used }, tempo rimasto { $left }.
page-desk-left-off = Tentativi respinti che non sono mostrati: { $n }.
page-desk-event = { $event ->
    [created] Inizio della { -game }
    [moved] { -move(case: "Singular") }
    [said] Messaggio
    [draw_offered] Offerta di { -draw }
    [draw_declined] { -draw(case: "Singular") } rifiutata
    [claim_upheld] Reclamo accolto
    [claim_referred] Reclamo per un { -arbiter }
    [analysed] Analisi
    [claim_lapsed] Reclamo decaduto
    [claim_rejected] Reclamo respinto
    [illegal_move] { -move(case: "Singular") } { -illegal }
    [adjournment_proposed] { -adjourn(form: "Noun") } proposta
    [adjournment_declined] { -adjourn(form: "Noun") } rifiutata
    [sealing_began] Chi ha il tratto deve { -seal }
    [drafted] Bozza messa nella { -envelope }
    [sealed] { -sealed-move(case: "Singular") }
    [face_acknowledged] Esterno della { -envelope } confermato
    [resumption_set] Ora della { -resume } fissata
    [resumption_requested] Una parte è pronta per la { -resume }
    [resumed] { -resume(form: "Noun") } della { -game }
    [early_opening_approved] Apertura anticipata approvata
    [came_late] Una parte è arrivata troppo tardi
    [envelope_missing] { -envelope(case: "Singular") } perduta, o che non si apre
    [publication_agreed] Una parte accetta di pubblicare la { -envelope }
    [envelope_published] { -envelope(case: "Singular") } pubblicata
    [reading_chosen] Interpretazione della { -sealed-move } scelta
    [clocks_questioned] { -clock(case: "Plural") } segnalati come errati
    [opened] { -envelope(case: "Singular") } aperta
    [flag_fell] { -flag(case: "Singular") } caduta
    [leave_booked] Ferie registrate
    [leave_cancelled] Ferie revocate
    [reflection_declared] Ulteriore riflessione dichiarata
    [downtime_returned] Tempo di indisponibilità restituito
    [zone_noted] Fuso orario registrato
    [clock_refilled] Tempo preso dalla riserva
    [mail_problem] Le email non arrivano
    [mail_restored] Le email arrivano di nuovo
    [ended] Fine della { -game }
    [withdrawn] Ritiro
    [appealed] { -appeal(form: "Bare") }
    [appeal_decided] { -appeal(form: "Bare") } deciso
    [act_warn] { -arbiter(case: "Singular") }: ammonizione
    [act_time] { -arbiter(case: "Singular") }: tempo aggiunto o tolto
    [act_clocks] { -arbiter(case: "Singular") }: { -clock(case: "plural") } corretti
    [act_adjudicate] { -arbiter(case: "Singular") }: risultato deciso
    [act_forfeit] { -arbiter(case: "Singular") }: { -game } dichiarata persa
    [act_cancel] { -arbiter(case: "Singular") }: { -game } cancellata
    [act_annul] { -arbiter(case: "Singular") }: { -game } annullata
    [act_give_way] Vale un’altra { -game }
    [act_points] { -arbiter(case: "Singular") }: punti cambiati
    [act_leave] { -arbiter(case: "Singular") }: { -leave } straordinarie concesse
    [act_end_leave] { -arbiter(case: "Singular") }: fine delle { -leave }
    [act_adjourn] { -arbiter(case: "Singular") }: { -adjournment } ordinata
    [act_take_back] { -arbiter(case: "Singular") }: { -move(case: "plural") } ritirate
    [act_replace] { -arbiter(case: "Singular") }: sostituzione
    [act_expel] { -arbiter(case: "Singular") }: esclusione
   *[other] { $event }
}

page-admin = Amministrazione
page-admin-players = Partecipanti
page-admin-mail = Email in arrivo
page-admin-trouble = Email ed eventi che non arrivano
page-admin-health = Stato del servizio
page-admin-aside = { $n ->
    [0] Nessuna email in arrivo ti attende.
    [one] Ti attende un’email in arrivo.
   *[other] Ti attendono { $n } email in arrivo.
}
page-admin-more = Altro
page-admin-none = Non c’è nulla.
page-admin-part = Parte del nome
page-admin-address = Indirizzo email completo
page-admin-search = Cerca
page-admin-no-address = Nessun account ha questo indirizzo.
page-admin-since = da { $at }
page-admin-player = Partecipante { $name }
page-admin-role = Ruolo
page-admin-deleted = Questo account è stato eliminato.
page-admin-mail-arrives = Nessuna email per questa persona è tornata indietro.
page-admin-stopped = Email tornate indietro a partire da { $since }: { $n }; il motivo dell’ultima: { $reason }. L’invio delle email sulle { -game(case: "plural") } è fermo.
page-admin-returned = Email tornate indietro a partire da { $since }: { $n }; il motivo dell’ultima: { $reason }. Le email vengono ancora inviate.
page-admin-sessions = Sessioni
page-admin-no-sessions = Questa persona non ha nessuna sessione aperta.
page-admin-trail = Cronologia dell’account
page-admin-trail-about = Le voci più recenti vengono prima. La persona riceve la cronologia insieme ai propri dati.
page-admin-event = { $what ->
    [signed_up] Account creato
    [signed_in] Accesso effettuato
    [session_ended] Sessione terminata
    [sessions_ended] Tutte le sessioni terminate
    [refresh_token_reused] Sessione terminata, perché la sua chiave è stata usata due volte
    [api_token_made] Token per programmi creato
    [api_token_revoked] Token per programmi revocato
    [api_tokens_revoked] Tutti i token per programmi revocati
    [calendar_made] Indirizzo del calendario creato
    [calendar_revoked] Indirizzo del calendario revocato
    [webhook_secret_made] Segreto di un webhook creato
    [webhook_enabled] Webhook attivato
    [webhook_deleted] Webhook eliminato
    [envelope_key] Chiave per le { -sealed-move(case: "plural") } impostata
    [address_changed] Indirizzo email cambiato
    [role_changed] Ruolo cambiato
    [mail_stopped] Invio delle email sulle { -game(case: "plural") } fermato
    [mail_resumed] Invio delle email sulle { -game(case: "plural") } { -resume(form: "participle") }
    [mail_restored] Invio delle email sulle { -game(case: "plural") } { -resume(form: "participle") } dall’amministrazione
    [unsubscribed_by_link] Avvisi disattivati con il link di un’email
    [text_erased] Testo cancellato
    [mail_replayed] Email in arrivo letta di nuovo
    [mail_released] Email in arrivo lasciata passare
    [mail_discarded] Email in arrivo scartata
    [deleted] Account eliminato
   *[other] { $what }
}
page-admin-restored = il servizio è stato ripristinato da un backup
page-admin-text-place = { $game }, evento { $number }
page-admin-reason = Motivazione, che resta registrata per sempre: non scrivere nulla di personale
page-admin-no-reason = Non è stato fatto nulla: scrivi una motivazione di una riga, di al massimo 200 caratteri.
page-admin-act = { $act ->
    [role] Cambia il ruolo
    [restore-mail] Invia di nuovo le email
    [end-sessions] Termina tutte le sessioni
    [replay] Leggila di nuovo
    [release] Lasciala passare
   *[discard] Scartala
}
page-admin-effect = { $act ->
    [role] L’account ha subito il nuovo ruolo, e un’email ne informa la persona.
    [restore-mail] Le email tornate indietro vengono dimenticate, e la persona riceve di nuovo le email sulle { -game(case: "plural") }.
    [end-sessions] Tutte le sessioni della persona terminano. I token dei programmi restano.
    [replay] L’email viene letta dall’inizio. Ciò che ha già avuto effetto non viene fatto due volte.
    [release] Sulla tua parola l’email vale come scritta dalla persona stessa, chiunque l’abbia inviata.
   *[discard] L’email non va oltre, e il suo testo viene cancellato per sempre.
}
page-admin-not-done = Non è ancora fatto nulla. Controlla, e conferma qui sotto.
page-admin-done = È fatto, e registrato.
page-admin-nothing = Non è stato fatto nulla: non c’era nulla da fare, o il testo dell’email non c’è più.
page-admin-own-game = Non è stato fatto nulla: questa email forse riguarda una tua { -game }, perciò se ne occupa un’altra persona dell’amministrazione.
page-admin-mail-about = Un’email viene messa da parte quando non si può leggere, quando è in dubbio chi l’ha scritta, o quando qualcuno ha scritto all’amministrazione. Guardala prima che passino 30 giorni.
page-admin-list = { $list ->
    [aside] Messe da parte
    [pending_confirm] In attesa di una conferma
    [unanswered] Senza risposta
   *[all] Tutte
}
page-admin-mail-number = Email { $id }
page-admin-mail-text = Testo
page-admin-mail-state = { $state ->
    [received] Non ancora letta
    [applied] Eseguita
    [duplicate] Già arrivata prima
    [auto] Scritta da un programma
    [bounced] Un’email tornata indietro
    [rejected] Respinta
    [pending_confirm] In attesa di una conferma
    [quarantined] Messa da parte
   *[poison] Messa da parte, perché la lettura non è riuscita
}
page-admin-why = { $cause ->
    [auto_submitted] indica che l’ha scritta un programma
    [precedence] indica di essere un invio di massa
    [list] è arrivata da una mailing list
    [autoreply] è una risposta automatica
    [null_sender] non ha un mittente a cui rispondere
    [loop] è un’email di questo servizio tornata indietro
    [report] è un rapporto sulla consegna
    [robot] il suo mittente è l’indirizzo di un programma
    [own_address] il suo mittente è un indirizzo di questo servizio
    [did_you_mean] è stato chiesto alla persona se intendeva un’altra { -move }
    [meant] la persona ha confermato la { -move }
    [asked] è stato chiesto alla persona che cosa intendeva
    [erased] il suo testo è cancellato
    [unreadable] non si può leggere
    [unreadable_row] i suoi dati nel database non si possono leggere
    [ambiguous_from] non indica una sola persona che l’ha scritta
    [no_player] il suo indirizzo non appartiene più a nessun account
    [mail_off] la persona non accetta { -move(case: "plural") } per email
    [message_id] è una copia di un’email precedente
    [failed] segnala che un’email non è arrivata
    [not_counted] è un rapporto che non conta
    [delayed] segnala un ritardo
    [to_bounce_address] non è un rapporto, ma è arrivata a un indirizzo per rapporti
    [nothing_to_confirm] non c’è nulla da confermare
    [nothing_waits] nulla aspetta più una risposta
    [another_waits] un’altra email aspetta una conferma
    [dmarc_fail] il dominio del suo mittente dice che è falsa (DMARC)
    [not_a_player] chi l’ha scritta non gioca questa { -game }
    [not_the_player] non l’ha inviata la persona titolare dell’account
    [unconfirmed_sender] è stato chiesto alla persona se l’email è sua
    [not_confirmed] nessuno l’ha confermata in tempo
    [confirmed] con essa la persona ha confermato un’email
    [disowned] la persona vi ha scritto che un’email non è sua
    [no_yes] non dice né sì né no
    [passed_on] è stata inoltrata all’amministrazione
    [for_operator] non è stato possibile inoltrarla all’amministrazione
    [helped] ha ricevuto in risposta una spiegazione
    [joins] è stata chiesta una conferma a una persona senza account
    [joined] con essa è stato creato un account
    [before_an_act] è stata scritta prima che un { -arbiter } annullasse qualcosa nella { -game }
    [before_restoration] è stata scritta prima che il servizio fosse ripristinato da un backup
    [unanswered] la sua risposta è stata trattenuta, perché ce n’erano troppe
    [discarded] l’amministrazione l’ha scartata
    [failures] la sua lettura non è riuscita tre volte
    [deaths] il programma si è interrotto ogni volta che veniva letta
    [left] aspetta una versione più recente del servizio
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Il dominio del mittente garantisce chi l’ha scritta.
    [fail] Il dominio del mittente dice che è falsa.
   *[unknown] Nessuno garantisce chi l’ha scritta.
}
page-admin-outgoing = { $kind ->
    [game-started] Inizio di una { -game }
    [your-move] { -move(case: "Singular") } della { -opponent }
    [move-recorded] Registrazione di una { -move } per email
    [reminder] Promemoria
    [game-news] Notizie di una { -game }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Notizie per un { -arbiter }
    [log-receipt] Prova di una { -sealed-move }
    [game-over] Fine di una { -game }
    [restored] Ripristino da un backup
    [challenge] Sfida
    [transcript] Risposta a un’email
    [confirmation] Domanda
    [sign-in-code] Codice
    [account-news] Notizie di un account
    [digest] Riepilogo
   *[passed-on] Email inoltrata
}
page-admin-not-sent = { $reason ->
    [gone] il destinatario comunica di non esistere più
    [failed] per cinque giorni non è stato possibile inviare nulla
    [restored] il servizio è stato ripristinato da un backup
    [interrupted] il programma si è interrotto durante l’invio
    [no_event] l’evento non esiste
    [redirect] il destinatario rimanda a un altro indirizzo
    [internal] un errore di questo servizio
    [timeout] il destinatario non risponde in tempo
    [host_not_found] l’host del destinatario è sconosciuto
    [private_address] il destinatario non ha un indirizzo di internet
    [not_https] l’indirizzo del destinatario è senza cifratura
    [tls] il certificato del destinatario non è valido, o TLS non riesce
    [connection_refused] il destinatario non accetta la connessione
    [connection] la connessione con il destinatario si è interrotta
    [not_http] il destinatario non risponde secondo HTTP
   *[other] il destinatario risponde con lo stato { $reason }
}
page-admin-tries = { $n ->
    [one] Un tentativo.
   *[other] { $n } tentativi.
}
page-admin-received = Ricevuta
page-admin-at = { $at }
page-admin-state = Stato
page-admin-cause = Esito o causa
page-admin-to = Destinazione
page-admin-to-game = { $game }, indirizzo di risposta di { $name }
page-admin-to-account = l’account di { $name }
page-admin-to-confirm = la domanda sull’email { $id }
page-admin-to-mailbox = la casella { $mailbox }
page-admin-to-bounce = l’indirizzo di ritorno dell’email in uscita { $id }
page-admin-author = Chi l’ha scritta
page-admin-attempts = Lettura
page-admin-confirmed = Vale come scritta dalla persona stessa.
page-admin-text-about = Questo è l’inizio dell’email come è arrivata, senza indirizzi del servizio, codici e parti codificate o HTML. Non dire ad altri che cosa contiene.
page-admin-text-cut = Il resto non è mostrato.
page-admin-hidden = { $because ->
    [own_game] Questa email forse riguarda una tua { -game }. Se ne occupa un’altra persona dell’amministrazione.
    [sealed] Il testo non è mostrato, perché può contenere una { -sealed-move }: una { -game } che l’email forse riguarda ne ha una, o può averne una. Leggere di nuovo l’email, lasciarla passare e scartarla resta possibile.
    [secret] Il testo non è mostrato, perché può contenere una { -move }, o una parola su { -seal(form: "noun") }, bozze o { -move(case: "plural") } condizionali. Leggere di nuovo l’email, lasciarla passare e scartarla resta possibile.
    [not_aside] Il testo non è mostrato, perché l’email non è stata messa da parte.
   *[gone] Il testo è cancellato.
}
page-admin-bounces = Partecipanti a cui le email non arrivano
page-admin-sources = Caselle da cui si prelevano le email
page-admin-source-unused = non in uso
page-admin-source-fine = le email vengono prelevate
page-admin-source-looked = Ultimo controllo: { $at }
page-admin-dead = Email in uscita a cui si è rinunciato
page-admin-an-address = a un indirizzo senza account
page-admin-about = su { $game }
page-admin-webhooks = Webhook disattivati o che non funzionano
page-admin-webhook = Webhook { $id } presso { $host }
page-admin-webhook-failing = non funziona a partire da { $since }
page-admin-webhook-off = disattivato ({ $because })
page-admin-deliveries = Eventi a cui si è rinunciato
page-admin-delivery = Evento { $id } per il webhook { $webhook }, su { $game }
page-admin-ready = Il servizio è pronto.
page-admin-not-ready = Il servizio non è pronto.
page-admin-clock-jumped = L’ora del computer è stata cambiata. Finché non è giusta, nessuna { -flag } cade e non viene cancellato nulla.
page-admin-answers-held = Ci sono da inviare più risposte automatiche del solito. Trattenute, da inviare più tardi: { $n }
page-admin-commands-aside = Richieste per tutte le { -game(case: "plural") } di una persona, non riuscite in una di esse: { $n }
page-admin-version = Versione
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Generazione del database
page-admin-backup = Ultimo backup con postzug backup
page-admin-no-backup = nessuno noto
page-admin-running = { -game(case: "Plural") } in corso
page-admin-ended = { -game(case: "Plural") } finite
page-admin-accounts = Account
page-admin-bytes = Dimensione del database
page-admin-set-aside = Email in arrivo messe da parte
page-admin-unsent = Email in uscita da inviare
page-admin-oldest = Attesa della meno recente: { $age }.
page-admin-undelivered = Eventi da inviare ai webhook
page-admin-log-size = Voci del log
page-admin-log-signed = Voci nell’ultimo stato firmato
page-admin-log-waiting = Eventi non ancora nel log
page-admin-checkpoint = Stato firmato del log
page-admin-health-more = Il comando postzug doctor controlla il computer, il server di invio e il DNS.

page-problem = Non eseguito
page-typed = Hai scritto questo, che non è stato inviato: copialo
page-typed-reason = Motivazione
page-claim-move = Il { -claim } è nel registro, e la { -move } annunciata è stata giocata.
page-claim-no-move = Il { -claim } è nel registro, e la { -move } è ancora da fare.
page-claim-recorded = Il { -claim } è nel registro; se era annunciata una { -move } legale, è stata giocata.
page-problem-code = { $status }, { $code }
