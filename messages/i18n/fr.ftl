### Every sentence that a person reads, in French. docs/translating.md says how to add a language.

-game = { $case ->
    [plural] parties
    [Plural] Parties
    [Singular] Partie
   *[singular] partie
}
-move = { $case ->
    [plural] coups
    [Singular] Coup
    [Plural] Coups
   *[singular] coup
}
-draw = { $case ->
    [Singular] Nulle
   *[singular] nulle
}
-castling = { $case ->
    [plural] roques
   *[singular] roque
}
-en-passant = en passant
-promotion = promotion
-draw-offer = { $case ->
    [plural] propositions de nulle
   *[singular] proposition de nulle
}
-opponent = { $case ->
    [plural] adversaires
   *[singular] adversaire
}
-arbiter = { $case ->
    [plural] arbitres
    [Singular] Arbitre
   *[singular] arbitre
}
-other-arbiter = { $case ->
    [capital] Une autre personne de l’arbitrage
   *[small] une autre personne de l’arbitrage
}
-envelope = { $case ->
    [plural] enveloppes
    [Plural] Enveloppes
    [Singular] Enveloppe
   *[singular] enveloppe
}
-sealed-move = { $case ->
    [plural] coups sous enveloppe
   *[singular] coup sous enveloppe
}
-clock = { $case ->
    [plural] pendules
    [Plural] Pendules
    [Singular] Pendule
   *[singular] pendule
}
-flag = { $case ->
    [plural] drapeaux
    [Plural] Drapeaux
   *[singular] drapeau
}
-deadline = échéance
-claim = { $case ->
    [plural] réclamations
   *[singular] réclamation
}
-tablebase = { $case ->
    [plural] tables de finales
   *[singular] table de finales
}
-check = { $case ->
    [Singular] Échec
   *[singular] échec
}
-mate = échec et mat
-stalemate = pat
-white = Blancs
-black = Noirs
-resign = { $form ->
    [participle] abandonné
    [imperative] abandonnez
    [noun] abandon
    [Infinitive] Abandonner
    [Imperative] Abandonnez
   *[infinitive] abandonner
}
-adjourn = { $form ->
    [feminine] ajournée
    [infinitive] ajourner
    [imperative] ajournez
    [masculine] ajourné
    [Noun] Ajournement
    [Infinitive] Ajourner
   *[noun] ajournement
}
-resume = { $form ->
    [present] reprend
    [infinitive] reprendre
    [Noun] Reprise
    [Infinitive] Reprendre
   *[noun] reprise
}
-seal = { $form ->
    [feminine] cachetée
    [Infinitive] Cacheter
   *[infinitive] cacheter
}
-illegal = illégal
-appeal = { $form ->
    [plural] appels
    [Bare] Appel
    [Plural] Appels
   *[bare] appel
}

language-name = Français

## Dates and lengths of time

date = { $weekday } { $day ->
    [one] { $day }er
   *[other] { $day }
} { $month } { $year } à { $time } ({ $iso } { $offset })
date-beyond = jour au-delà du calendrier
weekday-monday = lundi
weekday-tuesday = mardi
weekday-wednesday = mercredi
weekday-thursday = jeudi
weekday-friday = vendredi
weekday-saturday = samedi
weekday-sunday = dimanche
month-january = janvier
month-february = février
month-march = mars
month-april = avril
month-may = mai
month-june = juin
month-july = juillet
month-august = août
month-september = septembre
month-october = octobre
month-november = novembre
month-december = décembre
length-days = { $n } { $n ->
    [one] jour
   *[other] jours
}
length-hours = { $n } { $n ->
    [one] heure
   *[other] heures
}
length-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
exact-days = { $n } j
exact-hours = { $n } h
exact-minutes = { $n } min
exact-seconds = { $n } s

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } ou { $last }
list-more = { $list } et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} en { $time }
control-then = { $first }, puis { $next }
control-increment-of = { $period } + { $increment } par { -move }
control-cap-of = { $period }, au plus { $cap }
control-delay-of = { $period }, décompte différé de { $delay }
control-whole-days = { $control }, en jours entiers
control-double = { $control }, compté double après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
control-thematic-start = { $control }, début thématique
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } pour { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
}

## What adjourned games wait for

adjourned-resumption = l’heure de la { -resume }, ou { $replier }
adjourned-opening = l’ouverture de l’{ -envelope } ; aucune { -clock } ne tourne
adjourned-replier = { $replier } ; sa { -clock } tourne
adjourned-former_sealer = { $replier } (avait mis le { -move } précédent sous { -envelope } et n’a pas encore rejoint la { -game }) ; sa { -clock } tourne
adjourned-late_opening = l’ouverture de l’{ -envelope } : quelqu’un a trop tardé
adjourned-adjudication = l’{ -arbiter }, pour l’adjudication, ou { $sealer }, avec le texte mis sous { -envelope }, s’il existe encore ; aucune { -clock } ne tourne
adjourned-sealed_text = { $sealer }, pour montrer le texte mis sous { -envelope } ; sa { -clock } tourne
adjourned-reading = { $replier }, pour choisir une lecture ; sa { -clock } tourne
adjourned-publication = l’{ -arbiter } qui possède une clé, ou { $sealer }, pour montrer ce que les deux camps veulent montrer
adjourned-sealing = { $sealer }, pour mettre sous { -envelope } le brouillon ou un autre { -move } ; sa { -clock } tourne
adjourned-gone = { $waits_for } ; parmi les comptes qui ont les clés de l’{ -envelope }, ceux-ci n’existent plus : { $players }{ $complete ->
    [no] , si bien qu’elle ne peut pas être ouverte ici
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Vous avez un compte sur { $site }, et votre nom y est { $name }. Si vous ne l’avez pas demandé, ne faites rien : aucune { -game } ne commence sans vous.

    Vous pouvez tout faire par e-mail. Répondez à cet e-mail avec une commande par ligne :

    {"  "}{ command-seek } : chercher une { -game } ; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks } : qui d’autre en cherche une ; « { command-accept-challenge } C7 » commence la { -game }
    {"  "}{ command-challenge } NOM : défier quelqu’un
    {"  "}{ command-games } : vos { -game(case: "plural") }, et à qui de jouer
    {"  "}{ command-settings } : votre fuseau horaire, la façon dont les { -move(case: "plural") } vous sont écrits, et les notifications que vous recevez
    {"  "}{ command-help } : toutes les commandes

    Quand une { -game } commence, un e-mail vous montre la position et votre { -clock }. Répondez-y avec votre { -move }, par exemple e4 ou 5254, seul sur une ligne.
account-deleted = Le compte { $name } a été supprimé. Plus rien n’est envoyé à cette adresse.
account-address = Le compte { $name } a maintenant une autre adresse e-mail. Plus rien n’est envoyé à celle-ci, et toutes les sessions et tous les jetons d’API ont pris fin. Si ce n’était pas vous, prévenez l’équipe du service.
account-role = Votre rôle est maintenant : { $role }.
role-player = participation
role-arbiter = arbitrage
role-administrator = administration
account-envelope-key = Une clé qui ouvre les { -sealed-move(case: "plural") } a été définie pour votre compte : { $key }. Si ce n’était pas vous, mettez fin à vos sessions et prévenez tout de suite l’administration : désormais, des { -envelope(case: "plural") } sont chiffrées pour cette clé.
account-token-made = Le jeton d’API « { $label } » a été créé pour votre compte. Si ce n’était pas vous, révoquez-le.
account-tokens-revoked = Le service a été restauré à partir d’une sauvegarde. Vos jetons d’API ont été révoqués, car un jeton que vous auriez révoqué depuis serait redevenu valable. Créez-en de nouveaux pour vos programmes.
calendar-made = L’adresse de votre calendrier a été créée. Les programmes de calendrier s’y abonnent et affichent les échéances de vos { -game(case: "plural") } :
calendar-how = Quiconque a cette adresse peut lire vos échéances ; ne la donnez donc à personne. L’adresse précédente ne fonctionne plus. Pour révoquer celle-ci, écrivez : { command-calendar-off }
calendar-shown = Une adresse de votre calendrier a été créée. Quiconque l’a peut lire les échéances de vos { -game(case: "plural") }. S’il y en avait une auparavant, elle ne fonctionne plus. Si ce n’était pas vous, écrivez : { command-calendar-off }
calendar-void = Le service a été restauré à partir d’une sauvegarde. L’adresse de votre calendrier a été révoquée, car une adresse que vous auriez révoquée depuis serait redevenue valable. Pour en créer une nouvelle, écrivez : { command-calendar }
webhook-made = Un webhook a été créé pour votre compte : les événements de vos { -game(case: "plural") } sont envoyés à { $host }. Si ce n’était pas vous, supprimez-le et révoquez vos jetons d’API.
webhook-secret-made = Votre webhook qui envoie à { $host } a maintenant un autre secret. Le secret précédent reste valable 24 heures. Si ce n’était pas vous, supprimez le webhook et mettez fin à vos sessions.
webhook-secrets-a-day = Secrets de webhooks que vous avez créés ces dernières 24 heures : { $limit }. Attendez avant d’en créer un autre.
webhook-enabled = Votre webhook a été activé : les événements de vos { -game(case: "plural") } sont envoyés à { $host }. Si ce n’était pas vous, supprimez-le et mettez fin à vos sessions.
webhook-off = Pendant cinq jours, rien n’a pu être envoyé à { $host }. Votre webhook a été désactivé, et l’envoi de ce qui attendait est { -resign(form: "participle") }. Quand le destinataire fonctionnera, réactivez le webhook.
webhook-failed = Votre webhook ne fonctionne pas : un événement n’a pas pu être envoyé à { $host } en trois jours, et son envoi est { -resign(form: "participle") }. Les événements suivants sont toujours envoyés. Regardez les envois du webhook ; ils peuvent être refaits pendant 30 jours. Vous ne recevrez pas d’autre e-mail à ce sujet tant qu’aucun envoi n’aura réussi.
webhook-gone = Le destinataire chez { $host } indique qu’il n’existe plus. Votre webhook a été désactivé, et plus rien ne lui est envoyé.
webhook-restored = Le service a été restauré à partir d’une sauvegarde. Votre webhook chez { $host } a été désactivé, car un webhook que vous auriez supprimé depuis serait revenu. Réactivez-le, ou supprimez-le.
account-session-copied = Une clé d’une de vos sessions (programme : { $device }) a servi deux fois ; quelqu’un l’a peut-être copiée. Cette session a pris fin. Reconnectez-vous là où vous en avez besoin.
account-unknown-client = inconnu
bounce-unknown = aucun code d’état
bounce-expired = pas de distribution à temps
bounce-not-sent = aucune connexion à un serveur de messagerie qui l’accepte
account-mail-stopped = Les e-mails envoyés à { $name } n’arrivent plus. E-mails revenus depuis le { $since } : { $bounces }. Motif du dernier retour : { $reason }. Plus aucun e-mail sur des { -game(case: "plural") } ne lui est envoyé tant que les envois n’arrivent pas de nouveau. C’est inscrit dans l’historique de chaque { -game } en cours : { $games }. Les { -clock(case: "plural") } continuent de tourner ; l’{ -arbiter } décide si quelque chose en découle.
account-mail-stopped-help = Vos { -game(case: "plural") } sont toujours là, et leurs { -clock(case: "plural") } continuent de tourner. Veillez à ce que votre boîte de réception accepte les e-mails, ou changez d’adresse avec POST /v1/me/address. Envoyez ensuite POST /v1/me/mail/resume.
account-mail-returned-help = Veillez à ce que votre boîte de réception accepte les e-mails, ou changez d’adresse avec POST /v1/me/address. Les e-mails vous sont encore envoyés ; si d’autres reviennent, les envois s’arrêtent.
account-mail-not-fetched = Depuis le { $since }, aucun e-mail ne peut être relevé sur { $source } : { $trouble ->
    [unreachable] le serveur est injoignable
    [slow] le serveur ne répond pas à temps
    [certificate] le certificat du serveur n’est pas valable, ou TLS échoue
    [password] le serveur refuse l’identifiant ou le mot de passe
    [folder] le dossier ne peut pas être ouvert
    [full] la boîte aux lettres est pleine
   *[protocol] le serveur refuse une commande
}. Les { -move(case: "plural") } envoyés par e-mail y restent en attente. Que faire : postzug doctor.
account-mail-aside = Un autre programme a modifié { $source } pendant que Postzug en retirait des e-mails. Depuis le { $since }, un fichier placé à côté contient ce qui y manque peut-être ; les e-mails sont toujours relevés. Que faire : postzug doctor.
account-mail-single = Depuis le { $since }, certains e-mails ne peuvent pas être relevés dans { $source }, et les { -move(case: "plural") } qu’ils contiennent y restent en attente. Les autres e-mails sont relevés. Postzug continue d’essayer. Que faire : chercher la cause dans le journal. Postzug ne réessaie plus un e-mail que vous supprimez ou déplacez ailleurs.
account-left = { $how ->
    [silence] { $name } a perdu la moitié de ses { -game(case: "plural") } par silence. Cela vaut retrait
    [withdrawal] { $name } a annoncé son retrait
   *[expulsion] { $name } fait l’objet d’une exclusion
} { $scope ->
    [all] de toutes les { -game(case: "plural") }
   *[event] du tournoi « { $event } »
}. { $games }
account-left-none = Il n’y a pas d’autres { -game(case: "plural") }.
account-left-none-yet = Ses autres { -game(case: "plural") } en cours : aucune pour le moment.
account-left-games = Ses autres { -game(case: "plural") } en cours : { $games }.
account-left-fault = Dans certaines, cela n’a pas pu être fait à cause d’une erreur : l’équipe du service la trouve dans le journal.
account-left-open = Dans celles-ci, aucune { -clock } ne tourne jusqu’à ce que l’{ -arbiter } prononce l’adjudication ou laisse quelqu’un d’autre continuer : { $games }.
account-not-done = { $game } (non effectué : { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Vous ne jouez pas cette { -game }.
    .title = Vous ne jouez pas cette { -game }
    .help = Cela est réservé aux deux personnes qui la jouent.
refusal-not_an_arbiter = Cela est réservé à l’{ -arbiter }.
    .title = Cela est réservé à l’{ -arbiter }
    .help = Demandez à l’{ -arbiter } de la { -game }.
refusal-same_player = Personne ne peut jouer contre soi-même.
    .title = Personne ne joue contre soi-même
    .help = Indiquez quelqu’un d’autre.
refusal-bad_start = La { -game } ne peut pas commencer ainsi : { $reason }.
    .title = La { -game } ne peut pas commencer ainsi
    .help = Corrigez la position de départ ou le règlement de la { -game }.
refusal-not_your_move = C’est à votre { -opponent } de jouer.
    .title = C’est à votre { -opponent } de jouer
    .help = Attendez le { -move } de votre { -opponent }.
refusal-wrong_ply = Ceci concernait la position après { $expected ->
    [one] { $expected } demi-{ -move }
   *[other] { $expected } demi-{ -move(case: "plural") }
}, mais { $current ->
    [one] { $current } demi-{ -move } a été joué
   *[other] { $current } demi-{ -move(case: "plural") } ont été joués
}.
    .title = Destiné à une autre position
    .help = Relisez la { -game } et envoyez le { -move } pour le numéro actuel (ply).
refusal-already_played = Ce { -move } est déjà inscrit comme demi-{ -move } { $ply }.
    .title = Ce { -move } était déjà inscrit
    .game = Le { -move } reste tel qu’il a été inscrit la première fois.
    .help = Vous n’avez rien à faire : le { -move } compte.
refusal-not_a_move = « { $text } » n’est un { -move } dans aucune notation connue de ce service.
    .title = Ce n’est pas un { -move }
    .help = Écrivez un { -move }, par exemple 5254 ou e4 ; GET .../legal donne les { -move(case: "plural") } légaux.
refusal-illegal_move = « { $text } » n’est pas légal ici : { $reason }.
    .title = Ce n’est pas légal ici
    .game = Aucun { -move } n’a été joué et la { -clock } continue de tourner. L’essai est compté.
    .help = Envoyez un { -move } légal ; GET .../legal les donne.
refusal-ambiguous_move = « { $text } » peut se lire de plusieurs façons : { $readings }.
    .title = Plusieurs { -move(case: "plural") } légaux conviennent
    .help = Envoyez l’une de ces lectures.
refusal-promotion_missing = « { $text } » doit dire ce que le pion devient : { $readings }.
    .title = La pièce de { -promotion } manque
    .help = Dites ce que le pion devient, par exemple 57581 ou e8=Q.
refusal-too_late = Le temps de réflexion était dépassé avant la réception.
    .title = Le temps de réflexion était dépassé
    .game = Rien n’a été fait. Le { -flag } tombe et le service met fin à la { -game }, sauf si la chute du { -flag } doit y être réclamée.
    .help = Plus rien ne peut être envoyé dans cette { -game } ; là où la chute du { -flag } doit être réclamée, un { -move } compte encore jusqu’à la { -claim }.
refusal-game_over = La { -game } est terminée.
    .title = La { -game } est terminée
    .help = Plus rien ne peut être envoyé dans cette { -game }.
refusal-no_draw_offer = Votre { -opponent } n’a pas proposé la { -draw }.
    .title = Il n’y a pas de { -draw-offer }
    .help = Proposez la { -draw } avec votre prochain { -move }.
refusal-draw_too_early = La { -draw } par accord mutuel n’est pas permise avant la fin du { -move } { $move_number }.
    .title = Trop tôt pour une { -draw } par accord mutuel
    .help = Continuez ; le règlement de cette { -game } indique le { -move }.
refusal-claim_not_correct = La { -claim } n’est pas fondée : { $reason }.
    .title = La { -claim } n’est pas fondée
    .game = La { -claim } est inscrite dans l’historique. Si un { -move } légal était annoncé, il a été joué, et draw_offer dans la { -game } dit si la { -claim } vaut proposition.
    .help = Relisez la { -game } avant le prochain { -move }.
refusal-offer_too_soon = Après une { -draw-offer }, vous devez jouer { $moves ->
        [one] { $moves } { -move }
       *[other] { $moves } { -move(case: "plural") }
    } avant d’en faire une autre : la { -draw } n’a pas été proposée.
    .title = Vous avez proposé la { -draw } il y a peu
    .game = Un { -move } envoyé avec elle est joué, sans la proposition.
    .help = Attendez une proposition de votre { -opponent }, ou jouez le nombre de { -move(case: "plural") } indiqué.
refusal-no_tablebase_claims = Le règlement de cette { -game } n’autorise pas les { -claim(case: "plural") } d’après une { -tablebase }.
    .title = Pas de { -claim } d’après une { -tablebase } dans cette { -game }
    .help = Continuez.
refusal-table_needed = Les { -tablebase(case: "plural") } sont nécessaires.
    .title = Les { -tablebase(case: "plural") } n’ont pas été consultées
    .help = Réessayez plus tard ; donnez l’identifiant de la requête à l’équipe du service.
refusal-too_many_men = Avec plus de { $men } pièces sur l’échiquier, aucune { -claim } d’après une { -tablebase } n’est possible.
    .title = Trop de pièces pour une { -tablebase }
    .help = Réclamez quand il n’y a pas plus de pièces sur l’échiquier que le règlement ne le permet.
refusal-referred_before = Cette position a déjà été soumise à l’{ -arbiter } ; jouez d’abord un { -move }.
    .title = Cette position a déjà été soumise à l’{ -arbiter }
    .help = Jouez un { -move } ; une { -claim } est possible pour une autre position.
refusal-analysis_needed = L’adjudication se demande avec votre analyse ; elle ne se réclame pas.
    .title = L’adjudication se demande avec une analyse
    .help = Utilisez plutôt POST vers .../adjudication.
refusal-no_adjudication = Le règlement de cette { -game } ne permet à aucun des deux camps de demander l’adjudication.
    .title = Pas de demande d’adjudication dans cette { -game }
    .help = Continuez ; l’{ -arbiter } peut prononcer l’adjudication sans demande.
refusal-already_asked = Vous avez déjà demandé l’adjudication dans cette { -game }.
    .title = Vous avez déjà demandé l’adjudication
    .help = Continuez ; l’{ -arbiter } peut prononcer l’adjudication sans demande.
refusal-adjudication_too_early = L’adjudication peut être demandée après la fin du { -move } { $move_number }.
    .title = Trop tôt pour demander l’adjudication
    .help = Demandez-la quand les deux camps ont joué le { -move } indiqué.
refusal-analysed_enough = Vous avez remis une analyse trois fois ; l’{ -arbiter } décide sur cette base.
    .title = Vous avez remis une analyse trois fois
    .help = Attendez la décision.
refusal-bad_analysis = Une analyse est un texte brut de 1 à 20 000 caractères.
    .title = L’analyse manque ou est trop longue
    .help = Envoyez un texte brut de 1 à 20 000 caractères.
refusal-claim_pending = Une { -claim } attend la décision de l’{ -arbiter } ; jusque-là, aucune { -clock } ne tourne.
    .title = Une { -claim } attend l’{ -arbiter }
    .help = Attendez la décision ; aucune { -clock } ne tourne.
refusal-no_claim = Aucune { -claim } de ce numéro n’attend de décision.
    .title = Aucune { -claim } n’est en attente
    .help = Regardez de nouveau la { -game }.
refusal-adjourned = La { -game } est { -adjourn(form: "feminine") } ; aucun { -move } n’est possible avant la { -resume }.
    .title = La { -game } est { -adjourn(form: "feminine") }
    .help = Demandez la { -resume }, ou attendez l’heure convenue.
refusal-not_adjourned = La { -game } n’est pas { -adjourn(form: "feminine") }.
    .title = La { -game } n’est pas { -adjourn(form: "feminine") }
    .help = Cela n’est possible que dans une { -game } { -adjourn(form: "feminine") }.
refusal-must_seal = L’{ -adjourn } de la { -game } est en cours : mettez votre { -move } sous { -envelope } au lieu de le jouer.
    .title = Le { -move } doit être mis sous { -envelope }
    .help = Envoyez le { -move } par POST à .../seal.
refusal-not_sealing = Aucun { -adjourn } n’a été convenu ni ordonné.
    .title = Aucun { -adjourn } convenu ni ordonné
    .help = Jouez le { -move }, ou proposez d’abord l’{ -adjourn }.
refusal-not_sealable = Rien n’a été mis sous { -envelope }, le { -move } n’a pas été accepté : { $why }.
    .title = Rien n’a été mis sous { -envelope }
    .game = Rien n’a été mis sous { -envelope } ; la { -clock } du camp au trait continue de tourner.
    .help = Mettez sous { -envelope } un { -move } légal, par exemple 5254 ou e4.
refusal-adjournment_not_allowed = Le règlement de cette { -game } ne permet pas aux deux camps de convenir d’un { -adjourn }.
    .title = Les deux camps ne peuvent pas { -adjourn(form: "infinitive") } ici
    .help = Demandez à l’{ -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] Vous avez déjà proposé l’{ -adjourn } ; votre { -opponent } n’a pas encore répondu.
   *[no] Votre { -opponent } a proposé l’{ -adjourn }. Pour l’accepter, répondez à l’e-mail qui l’annonce ; un programme indique la position sur l’échiquier.
}
    .title = L’{ -adjourn } est déjà proposé
    .help = Acceptez la proposition de votre { -opponent } avec son numéro (ply), ou attendez la réponse à la vôtre.
refusal-no_adjournment_proposed = Votre { -opponent } n’a pas proposé l’{ -adjourn }.
    .title = Il n’y a pas de proposition d’{ -adjourn }
    .help = Proposez-le vous-même.
refusal-already_requested = Vous avez déjà demandé la { -resume } ; l’{ -envelope } sera ouverte dès que votre { -opponent } sera disponible.
    .title = La { -resume } est déjà demandée
    .help = Attendez votre { -opponent }.
refusal-commitment_mismatch = L’{ -envelope } ouverte ne correspond pas à l’empreinte (commitment) des { $sealed_by ->
        [white] { -white }
       *[black] { -black }
    }.
    .title = L’{ -envelope } n’est pas celle d’origine
    .game = L’{ -envelope } reste fermée ; aucune { -clock } ne tourne.
    .help = L’{ -arbiter } doit examiner cela.
refusal-envelope_needed = Le texte de l’{ -envelope } est nécessaire.
    .title = Le texte de l’{ -envelope } est nécessaire
    .help = Envoyez son texte par POST à .../opening.
refusal-arbiters_hold_it = Les { -arbiter(case: "plural") } ont les clés de l’{ -envelope } : elle s’ouvre avec son texte.
    .title = Les { -arbiter(case: "plural") } ont les clés de l’{ -envelope }
    .help = Envoyez son texte par POST à .../opening.
refusal-no_session = Les séances de cette { -game } n’ont pas de durée fixe : proposez plutôt l’{ -adjourn }.
    .title = Les séances n’ont pas de durée fixe ici
    .help = Proposez plutôt l’{ -adjourn }.
refusal-session_too_long = Si vous { -adjourn(form: "imperative") } maintenant, le temps jusqu’à la fin de la séance vous est décompté, et votre temps de réflexion se termine avant.
    .title = Le reste de la séance est plus long que le temps restant
    .help = Continuez, ou proposez l’{ -adjourn }.
refusal-not_encrypted = Ce n’est pas une { -envelope } chiffrée avec age, au format texte (armored), de 32 Kio au plus.
    .title = Ce n’est pas une { -envelope } chiffrée
    .help = Chiffrez le texte avec age -a, pour les clés indiquées sous .../envelope/recipients.
refusal-wrong_recipients = L’{ -envelope } n’est pas chiffrée pour les personnes qui doivent l’ouvrir. Clés nécessaires : { $needed } sur { $holders } ; elles figurent toutes sous /envelope/recipients.
    .title = Chiffrée pour d’autres personnes
    .help = Utilisez postzug seal --recipients avec la réponse de .../envelope/recipients.
refusal-envelope_opens = L’{ -envelope } ne manque pas : le service la conserve, et elle s’ouvre.
    .title = Elle ne manque pas
    .game = Le service conserve l’{ -envelope } et peut l’ouvrir.
    .help = Ouvrez-la avec /resume, ou approuvez d’abord une ouverture anticipée.
refusal-commitment_used = Cette empreinte (commitment) a déjà servi dans cette { -game } : écrivez une autre { -envelope }, avec un nouveau nonce.
    .title = L’empreinte a déjà servi
    .help = Écrivez une autre { -envelope }, avec un nouveau nonce.
refusal-no_draft = Il n’y a pas de brouillon : mettez un { -move } sous { -envelope }.
    .title = Il n’y a pas de brouillon
    .help = Envoyez le { -move } par POST à .../seal.
refusal-already_acknowledged = C’est déjà inscrit dans l’historique : les indications portées sur l’{ -envelope } ont été confirmées, l’ouverture anticipée a été approuvée, ou l’{ -envelope } a été déclarée manquante.
    .title = C’était déjà fait
    .help = Vous n’avez rien à faire : c’est inscrit dans l’historique.
refusal-too_soon = Annoncez la { -resume } au moins un jour et au plus un an à l’avance.
    .title = La nouvelle heure n’est pas d’un jour à un an plus tard
    .help = Annoncez la { -resume } plus tôt.
refusal-not_to_be_opened = Le moment d’ouvrir l’{ -envelope } n’est pas venu : avant l’heure, l’ouverture est réservée aux { -arbiter(case: "plural") }, avec un motif.
    .title = Le moment d’ouvrir l’{ -envelope } n’est pas venu
    .help = Attendez la { -resume } de la { -game } ; l’{ -arbiter } peut ouvrir avant, avec un motif.
refusal-second_arbiter_needed = Pour ouvrir l’{ -envelope } avant l’heure, il faut deux { -arbiter(case: "plural") } : { $approved_by_you ->
        [yes] vous avez donné votre accord, et { -other-arbiter } l’ouvre maintenant
        [no] { -other-arbiter } a donné son accord, et vous l’ouvrez maintenant
       *[nobody] { -other-arbiter } donne d’abord son accord (approve early: le motif)
    }.
    .title = Avant l’heure, il faut deux { -arbiter(case: "plural") }
    .help = Il faut d’abord que l’ouverture anticipée soit approuvée par { -other-arbiter }. Une personne approuve, une autre ouvre.
refusal-approval_needed = Le moment d’ouvrir l’{ -envelope } n’est pas encore venu. Pour l’ouvrir avant l’heure, approuvez-le d’abord avec votre motif (approve early: le motif), puis ouvrez-la.
    .title = Avant l’heure, il faut un motif de l’{ -arbiter }
    .help = Approuvez d’abord l’ouverture anticipée avec votre motif (approve_early_opening), ou attendez resume_at et les deux camps.
refusal-no_shut_envelope = Il n’y a rien à montrer : la { -game } doit avoir été abandonnée ou déclarée { -draw } pendant l’{ -adjourn }, et les deux camps doivent accepter que l’{ -envelope } soit montrée.
    .title = Aucune { -envelope } n’est restée fermée
    .game = Rien n’est montré.
    .help = Seule une { -envelope } encore fermée au moment de l’{ -resign(form: "noun") } ou de la { -draw } peut être montrée.
refusal-appeal_possible = L’{ -envelope } reste fermée tant qu’un { -appeal } est possible dans cette { -game } : une décision de l’{ -arbiter } pourrait être annulée, et la { -game } continuerait.
    .title = La décision de l’{ -arbiter } pourrait être annulée
    .help = Redemandez quand le délai d’{ -appeal } est passé et que tous les { -appeal(form: "plural") } sont tranchés.
refusal-too_few_arbiters = Nombre d’{ -arbiter(case: "plural") } de cette { -game } qui peuvent ouvrir des { -envelope(case: "plural") } : { $left } ; nombre nécessaire : { $needed }. Une personne de l’arbitrage doit d’abord enregistrer une clé pour les { -envelope(case: "plural") }, sinon la { -game } continue sans { -adjourn }.
    .title = Trop peu d’{ -arbiter(case: "plural") } ont une clé
    .game = Rien n’est mis sous { -envelope } pour moins d’{ -arbiter(case: "plural") } que le règlement n’en demande.
    .help = Demandez à l’{ -arbiter } de la { -game } d’enregistrer une clé pour les { -envelope(case: "plural") }.
refusal-draft_for_others = Les { -arbiter(case: "plural") } qui peuvent ouvrir des { -envelope(case: "plural") } ne sont plus les mêmes depuis votre brouillon : refaites le brouillon.
    .title = D’autres { -arbiter(case: "plural") } ouvrent maintenant les { -envelope(case: "plural") }
    .help = Refaites le brouillon ou mettez de nouveau votre { -move } sous { -envelope } : envoyez-le par POST à .../seal.
refusal-not_a_reading = Choisissez l’une des lectures du { -sealed-move }.
    .title = Ce n’est pas l’une des lectures
    .help = Envoyez l’un des choix sous adjournment.readings.
refusal-clocks_settled = Les { -clock(case: "plural") } ne peuvent être contestées que jusqu’à votre premier { -move } après une { -resume }.
    .title = Trop tard pour contester les { -clock(case: "plural") }
    .help = Demandez à l’{ -arbiter }, qui peut décider malgré tout.
refusal-bad_clocks = Les { -clock(case: "plural") } ne peuvent pas être réglées ainsi : une { -deadline } est à venir, hors des jours de congé, et seule une { -clock } qui tourne en a une ; une { -clock } n’affiche pas plus que sa cadence ne le permet.
    .title = Les { -clock(case: "plural") } ne peuvent pas être réglées ainsi
    .help = Les temps utilisés ne sont pas négatifs. Une { -deadline } est à venir, ne concerne qu’une { -clock } qui tourne, ne tombe pas un jour de congé et, avec Triple Block, ne dépasse pas ce que la { -clock } peut afficher.
refusal-not_due = L’heure de la { -resume } n’est pas venue.
    .title = L’heure de la { -resume } n’est pas venue
    .help = Attendez, ou faites demander la { -resume } par les deux camps.
refusal-bad_reason = Donnez un motif de 1 à 500 caractères.
    .title = Le motif manque ou est trop long
    .help = Donnez un motif de 1 à 500 caractères.
refusal-too_many_acts = Cette { -game } a atteint la limite de 100 décisions d’{ -arbiter }.
    .title = Trop de décisions d’{ -arbiter }
    .help = Plus rien ne peut être ajouté ; invalidez (annul) la { -game }, ou laissez-la se terminer.
refusal-bad_outcome = Une { -game } est annulée (cancel) ou invalidée (annul) ; il n’y a pas d’adjudication sans résultat.
    .title = Ce n’est pas un résultat
    .help = Annulez (cancel) ou invalidez (annul) plutôt la { -game }.
refusal-not_over = La { -game } n’est pas terminée.
    .title = La { -game } n’est pas terminée
    .help = Les points se modifient après sa fin.
refusal-bad_points = Un camp reçoit au plus les deux demi-points d’une victoire.
    .title = Trop de points
    .help = Indiquez au plus deux demi-points par camp.
refusal-take_back_not_allowed = Un { -move } envoyé est définitif : le règlement de cette { -game } ne permet d’en reprendre aucun.
    .title = Ici, aucun { -move } n’est repris
    .help = Selon le règlement de cette { -game }, chaque { -move } est définitif.
refusal-nothing_to_take_back = Seuls le dernier { -move } ou les deux derniers peuvent être repris, et aucun qui était sous { -envelope }.
    .title = Ce { -move } ne peut pas être repris
    .help = Indiquez un ou deux demi-{ -move(case: "plural") } de moins que ceux qui ont été joués, et aucun mis sous { -envelope }.
refusal-bad_replacement = Seule une personne qui, dans cette { -game }, ne joue pas et n’arbitre pas peut prendre la place.
    .title = Cette personne ne peut pas continuer la { -game }
    .help = Indiquez quelqu’un qui, dans cette { -game }, ne joue pas et n’arbitre pas.
refusal-resign_instead = Un retrait vaut pour toutes les { -game(case: "plural") } d’un tournoi, ou pour toutes les { -game(case: "plural") } sans exception. Une { -game } seule s’abandonne.
    .title = Une { -game } seule s’abandonne
    .help = { -resign(form: "Imperative") }, ou retirez-vous du tournoi d’une { -game } ou de toutes les { -game(case: "plural") }.
refusal-player_withdrawn = L’un des deux camps s’est retiré de cette { -game } : aucune { -clock } ne tourne, et l’{ -arbiter } décide de la suite.
    .title = L’un des deux camps s’est retiré
    .help = L’{ -arbiter } prononce l’adjudication, ou laisse quelqu’un d’autre continuer la { -game }.
refusal-act_reversed = Cela a été annulé en { -appeal } par { -other-arbiter } : seule une personne de l’arbitrage autre que vous peut le refaire.
    .title = Cela a été annulé en { -appeal }
    .help = Une personne de l’arbitrage autre que vous peut le refaire.
refusal-other_game_counts = La { -game } { $game } compte à la place de celle-ci : ici, plus rien n’est décidé.
    .title = Une autre { -game } compte à sa place
    .help = Regardez la { -game } indiquée.
refusal-other_line = Ceci a été écrit avant que l’{ -arbiter } n’annule quelque chose dans cette { -game } : vérifiez la position actuelle et écrivez de nouveau.
    .title = Destiné à une position qui a été annulée
    .help = Relisez la { -game } et envoyez le { -move } avec ply et revision.
refusal-no_such_act = Il n’y a pas de décision de l’{ -arbiter } de ce numéro.
    .title = Il n’y a pas de telle décision
    .help = Lisez acts dans la { -game } : un { -appeal } en indique le numéro.
refusal-already_appealed = Un { -appeal } a déjà été déposé contre cela.
    .title = Un { -appeal } a déjà été déposé
    .help = Attendez la décision, ou lisez-la dans acts.
refusal-appeal_too_late = Le délai d’{ -appeal } est passé.
    .title = Le délai d’{ -appeal } est passé
    .help = Il n’y a rien à faire : le règlement de la { -game } indique le nombre de jours.
refusal-no_appeal = Aucun { -appeal } contre cela n’attend de décision.
    .title = Aucun { -appeal } n’attend de décision
    .help = Lisez acts dans la { -game }.
refusal-own_act = Un { -appeal } contre votre propre décision est tranché par { -other-arbiter }.
    .title = Personne ne tranche un { -appeal } contre sa propre décision
    .help = La décision revient à quelqu’un d’autre.
refusal-offer_with_move = La { -draw } se propose avec un { -move }.
    .title = La { -draw } se propose avec un { -move }
    .help = Indiquez draw_offer avec votre prochain { -move }.
refusal-offer_with_draft = Le brouillon est dans son { -envelope } tel qu’il a été écrit : aucune { -draw-offer } ne peut y être ajoutée. Rien n’a été mis sous { -envelope }. Pour proposer la { -draw }, mettez sous { -envelope } un { -move } avec la proposition ; pour y mettre le brouillon, renoncez à la proposition.
    .title = Pas de { -draw-offer } ajoutée à un brouillon
    .help = Indiquez le { -move } et draw_offer, ou mettez le brouillon sous { -envelope } sans draw_offer.
refusal-your_move = C’est à vous de jouer : jouez votre { -move }. Les { -move(case: "plural") } conditionnels servent pendant que votre { -opponent } réfléchit.
    .title = C’est à vous de jouer
    .help = Jouez ; donnez les { -move(case: "plural") } conditionnels avec votre { -move } ou après.
refusal-conditions_not_allowed = Le règlement de cette { -game } n’autorise pas les { -move(case: "plural") } conditionnels.
    .title = Pas de { -move(case: "plural") } conditionnels dans cette { -game }
    .game = Aucun { -move } conditionnel n’a été enregistré.
    .help = Jouez sans eux.
refusal-bad_conditions = Vos { -move(case: "plural") } conditionnels n’ont pas été enregistrés : ligne { $line }, demi-{ -move } { $half_move } : { $why }.
    .title = Les { -move(case: "plural") } conditionnels sont incorrects
    .game = Aucun n’a été enregistré ; ceux d’avant restent.
    .help = Corrigez la ligne et le demi-{ -move } indiqués.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Ni la { -draw-offer } ni les { -move(case: "plural") } conditionnels n’ont été acceptés
    .game = Le { -move } a été joué sans eux : voyez version et ply.
    .help = Lisez offer et conditions ; corrigez les { -move(case: "plural") } conditionnels et donnez-les de nouveau.
refusal-already_offered = Vous avez déjà proposé la { -draw } ; votre { -opponent } n’a pas encore répondu.
    .title = Votre { -draw-offer } est déjà faite
    .help = Attendez la réponse de votre { -opponent }.
refusal-record_full = Trop de { -move(case: "plural") } sans prise ni { -move } de pion : réclamez la { -draw } ou demandez à l’{ -arbiter }.
    .title = Trop de { -move(case: "plural") } sans prise ni { -move } de pion
    .help = Réclamez la { -draw } ou demandez à l’{ -arbiter }.
refusal-not_the_timekeeper = Seul le service lui-même fait cela.
    .title = Seul le service lui-même fait cela
    .help = Vous n’avez rien à faire : le service le fait au moment voulu.
refusal-unknown_game = Cette { -game } n’existe pas.
    .title = Cette { -game } n’existe pas
    .help = Vérifiez le numéro de la { -game }.
refusal-unknown_player = Personne ne joue ici sous ce nom.
    .title = Personne sous ce nom
    .help = Vérifiez le nom ; un compte supprimé ne peut pas être défié.
refusal-unknown_challenge = Ce défi n’existe pas.
    .title = Ce défi n’existe pas
    .help = Il n’existe pas, ou il n’est pas pour vous.
refusal-challenge_closed = Ce défi n’est plus ouvert.
    .title = Le défi n’est plus ouvert
    .help = Lancez vous-même un défi à cette personne.
refusal-too_many_challenges = Vous avez { $limit } défis et recherches ouverts ; attendez des réponses ou retirez-en.
    .title = Trop de défis sont ouverts
    .help = Attendez des réponses ou retirez-en.
refusal-key_reused = Cette clé a déjà servi pour une autre requête ; prenez-en une nouvelle.
    .title = L’Idempotency-Key a déjà servi pour une autre requête
    .help = Prenez une nouvelle clé pour une nouvelle requête, et la même seulement pour répéter la même.
refusal-ply_missing = Dites à quel demi-{ -move } cela se rapporte.
    .title = La position n’est pas indiquée
    .help = Envoyez ply : le nombre de demi-{ -move(case: "plural") } joués.
refusal-bad_message = Un message est un texte brut de 1 à 2 000 caractères.
    .title = Le message ne peut pas être accepté
    .help = Envoyez un texte brut de 1 à 2 000 caractères.
refusal-flag_not_fallen = Aucun { -flag } n’est tombé.
    .title = Aucun { -flag } n’est tombé
    .help = Attendez l’{ -deadline }.
refusal-flag_for_arbiter = Le { -flag } est tombé, mais dans cette { -game } c’est à l’{ -arbiter } de mettre fin à la { -game } pour cette raison. Les { -arbiter(case: "plural") } en reçoivent l’avis.
    .title = La chute de ce { -flag } est réclamée par l’{ -arbiter } seulement
    .game = La { -game } continue, et un { -move } compte encore, jusqu’à ce que l’{ -arbiter } y mette fin.
    .help = Attendez : les { -arbiter(case: "plural") } reçoivent un avis quand un { -flag } tombe.
refusal-mail_noted = C’est déjà inscrit ainsi dans l’historique.
    .title = C’est déjà inscrit ainsi dans l’historique
    .help = Vous n’avez rien à faire : c’est inscrit dans l’historique.
refusal-zone_noted = C’est déjà inscrit ainsi dans l’historique.
    .title = C’est déjà inscrit ainsi dans l’historique
    .help = Vous n’avez rien à faire : c’est inscrit dans l’historique.
refusal-on_leave = Vous êtes en congé et ne pouvez pas jouer avant la fin du congé.
    .title = Vous êtes en congé
    .game = Aucun { -move } n’a été joué ; la { -clock } est arrêtée.
    .help = Jouez quand le congé est terminé.
refusal-no_leave = Il n’y a pas de congé dans cette { -game }.
    .title = Il n’y a pas de congé dans cette { -game }
    .help = Le règlement de la { -game } n’en prévoit pas.
refusal-bad_leave = Un congé a un premier et un dernier jour, au plus un an à l’avance.
    .title = Ce congé ne peut pas être pris
    .help = Indiquez un premier et un dernier jour, au plus un an à l’avance.
refusal-leave_too_short = Un congé doit durer au moins { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
    .title = Le congé est trop court
    .help = Prenez au moins la durée la plus courte du règlement.
refusal-leave_too_late = Un congé doit être déclaré avant le début de son premier jour, et au moins { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } à l’avance. C’était trop tard.
    .title = Trop tard pour ce congé
    .help = Prenez un congé qui commence plus tard.
refusal-leave_overlaps = Vous avez déjà un congé certains de ces jours.
    .title = Il y a déjà un congé certains de ces jours
    .help = Indiquez d’autres jours.
refusal-leave_used_up = Jours de congé qui vous restent en { $year } : { $days }.
    .title = Il reste trop peu de jours de congé
    .help = Prenez moins de jours de cette année.
refusal-no_such_leave = Aucun congé qui puisse encore être annulé ne commence ce jour-là.
    .title = Aucun congé de ce genre ne peut être annulé
    .help = Lisez la { -game } : ses { -clock(case: "plural") } indiquent les congés.
refusal-nothing_to_declare = Il n’y a rien à déclarer : pour ce { -move }, le silence ne fait pas perdre la { -game }, ou l’{ -arbiter } a fixé l’{ -deadline } du { -move }.
    .title = Pour ce { -move }, le silence ne fait pas perdre la { -game }
    .help = Vous n’avez rien à faire : réfléchissez aussi longtemps que la { -clock } le permet.
refusal-no_bank = Cette { -game } n’a pas de réserve pour recharger la { -clock }.
    .title = Il n’y a pas de réserve de temps dans cette { -game }
    .help = Seul Triple Block en a une.
refusal-nothing_to_refill = Il n’y a rien à recharger : la { -clock } est pleine ou la réserve est vide.
    .title = Rien à recharger
    .help = La { -clock } est pleine ou la réserve est vide.
refusal-rate_limited = Trop de messages, de { -claim(case: "plural") } et de défis ; attendez { $retry_after ->
        [one] { $retry_after } seconde
       *[other] { $retry_after } secondes
    } avant le prochain.
refusal-nothing_to_return = Cette panne ne touche aucune { -clock } qui tourne.
    .title = Aucune { -clock } qui tourne n’est touchée
    .help = Vous n’avez rien à faire : il n’y a rien à rendre.

## Refusals about accounts.

refusal-bad_name = Ce nom ne convient pas : { $reason }.
    .title = Le nom ne convient pas
    .help = Choisissez un autre nom.
refusal-name_taken = Ce nom, ou un nom qui lui ressemble, est déjà pris ; choisissez-en un autre.
    .title = Le nom est déjà pris
    .help = Choisissez un autre nom ; un code déjà envoyé reste valable.
refusal-bad_address = Ce n’est pas une adresse e-mail à laquelle ce service peut écrire.
    .title = Ce n’est pas une adresse e-mail à laquelle nous pouvons écrire
    .help = Corrigez l’adresse.
refusal-no_such_language = Cette langue n’existe pas ici. Il y a : { $languages }.
    .title = Cette langue n’existe pas ici
    .help = Utilisez l’un des codes de languages.
refusal-bad_time_zone = Ce n’est pas le nom d’un fuseau horaire, comme Europe/Berlin.
    .title = Ce n’est pas un fuseau horaire
    .help = Utilisez un nom IANA, par exemple Europe/Berlin.
refusal-bad_key = Ce n’est pas une clé publique age ; elle commencerait par age1.
    .title = Ce n’est pas une clé publique age
    .help = Envoyez la clé publique affichée par age-keygen ; elle commence par age1.
refusal-key_taken = Un autre compte a cette clé ; créez la vôtre avec age-keygen.
    .title = Un autre compte a cette clé
    .help = Créez votre propre clé avec age-keygen et envoyez sa partie publique.
refusal-bad_label = Une désignation a de 1 à 60 caractères et aucun caractère de contrôle.
    .title = La désignation ne convient pas
    .help = Utilisez de 1 à 60 caractères visibles.
refusal-too_many_codes = Trop de codes ont été demandés pour cette adresse. Le prochain peut être demandé à partir du { $retry_at }.
    .title = Trop de codes pour cette adresse
    .help = Utilisez un code envoyé, avec la requête qui l’a demandé, ou redemandez à partir de retry_at.
refusal-wrong_code = Ce n’est pas le code envoyé. Essais restants : { $tries_left }.
    .title = Ce n’est pas le code envoyé
    .help = Tapez les huit chiffres de l’e-mail que cette requête a demandé ; après cinq essais infructueux, demandez un nouveau code.
refusal-code_void = Ce code n’est plus valable ; demandez-en un nouveau.
    .title = Le code n’est plus valable
    .help = Demandez un nouveau code : celui-ci a expiré, a déjà servi ou a été essayé trop souvent.
refusal-session_ended = La session a pris fin ; reconnectez-vous.
    .title = La session a pris fin
    .help = Reconnectez-vous.
refusal-bad_token = Ce jeton n’est pas valable.
    .title = Le jeton n’est pas valable
    .help = Utilisez le jeton exactement comme il a été délivré ; aucune session n’a pris fin.
refusal-no_scope = Un jeton d’API a besoin d’au moins une portée (scope).
    .title = Aucune portée (scope)
    .help = Indiquez au moins une portée (scope).
refusal-already_expired = Le jeton aurait déjà expiré.
    .title = L’expiration est dans le passé
    .help = Indiquez un instant dans le futur, ou aucun.
refusal-too_many_tokens = Vous avez { $limit } jetons d’API ; révoquez-en d’abord un.
    .title = Trop de jetons d’API
    .help = Révoquez-en d’abord un.
refusal-bad_webhook_url = Ce n’est pas une adresse pour un webhook.
    .title = Ce n’est pas une adresse pour un webhook
    .help = Donnez une adresse qui commence par https:// et contient un hôte d’Internet, sans nom d’utilisateur, de 1000 caractères au plus.
refusal-too_many_webhooks = Vous avez { $limit } webhooks ; supprimez-en d’abord un.
    .title = Trop de webhooks
    .help = Supprimez-en d’abord un.
refusal-webhook_off = Le webhook est désactivé.
    .title = Le webhook est désactivé
    .help = Activez-le d’abord.
refusal-sign_in_again = Reconnectez-vous d’abord : pour cela, la connexion doit dater de moins de 15 minutes.
    .title = Une connexion récente est nécessaire
    .help = Reconnectez-vous et répétez la requête dans les 15 minutes.
refusal-not_an_administrator = Cela est réservé à l’administration.
    .title = Cela est réservé à l’administration
    .help = Demandez à l’administration.
refusal-last_administrator = Il faut au moins un compte d’administration.
    .title = Le dernier compte d’administration ne peut pas être retiré
    .help = Confiez d’abord l’administration à quelqu’un d’autre.
refusal-notice_needed = Les notifications de type « { $kind } » ne peuvent pas être désactivées : { $why }.
    .title = Les notifications de ce type restent activées
    .help = Il n’y a rien à faire : sans elles, une { -game } ou le compte pourraient être perdus. D’autres peuvent être désactivées.
refusal-not_found = Introuvable : { $what }.
refusal-games_running = Vos { -game(case: "plural") } en cours : { $games }. { -resign(form: "Imperative") }-les d’abord, ou demandez de les { -resign } toutes.
    .title = Des { -game(case: "plural") } sont en cours
    .game = Rien n’a changé dans les { -game(case: "plural") }.
    .help = { -resign(form: "Imperative") }-les d’abord, ou envoyez resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Rien n’a changé dans la { -game } ; la { -clock } reste telle quelle.
game-running = Aucun { -move } n’a été joué ; la { -clock } du camp au trait continue de tourner.
game-no-clock = Rien n’a changé dans la { -game } ; aucune { -clock } ne tourne.
game-envelope-closed = L’{ -envelope } reste fermée.
game-nothing-sealed = Rien n’a été mis sous { -envelope } ; la { -clock } continue de tourner.
game-claim-move-end = La { -claim } est inscrite dans l’historique, le { -move } annoncé est joué, et la { -game } est terminée.
game-claim-move = La { -claim } est inscrite dans l’historique et le { -move } annoncé est joué ; draw_offer dans la { -game } dit si la { -claim } vaut proposition.
game-claim = La { -claim } est inscrite dans l’historique et le { -move } reste à jouer ; draw_offer dans la { -game } dit si la { -claim } vaut proposition.
game-illegal-end = Aucun { -move } n’a été joué, et la { -game } est terminée.
game-illegal-gain = Aucun { -move } n’a été joué, et l’{ -opponent } a gagné du temps.
game-move-end = Le { -move } est joué, et la { -game } est terminée.
game-move = Le { -move } est joué ; la { -clock } de l’{ -opponent } tourne.
game-recorded = Les événements sont inscrits dans l’historique.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Une session est nécessaire.
    .title = Une session est nécessaire
    .help = Connectez-vous : les jetons pour programmes ne peuvent pas modifier un compte.
problem-bad_request = La requête n’est pas lisible.
    .title = La requête n’est pas lisible
    .help = Corrigez le chemin, les paramètres ou les en-têtes.
problem-body_unreadable = Le contenu n’est pas du JSON.
    .title = Le contenu n’est pas du JSON
    .help = Envoyez un objet JSON.
problem-body_invalid = Le contenu n’a pas la bonne forme.
    .title = Le contenu n’a pas la bonne forme
    .help = Comparez-le au schéma de /openapi.json ; les champs inconnus sont refusés.
problem-body_too_large = Le contenu est trop grand.
    .title = Le contenu est trop grand
    .help = Envoyez au plus 128 Kio.
problem-not_json = Le contenu n’est pas déclaré comme JSON.
    .title = Le contenu n’est pas déclaré comme JSON
    .help = Envoyez Content-Type: application/json.
problem-cursor_invalid = Ce n’est pas un curseur de cette liste.
    .title = Ce n’est pas un curseur de cette liste
    .help = Recommencez sans curseur.
problem-confirmation_missing = Cela n’a pas été confirmé.
    .title = Non confirmé
    .help = Envoyez {"{"}"confirm": true{"}"} si c’est bien ce que vous voulez.
problem-bad_notes = Les notes sont un texte brut de { $most } caractères au plus.
    .title = Ces notes ne peuvent pas être enregistrées
    .help = Raccourcissez-les, et n’y mettez pas de caractères de contrôle.
problem-notes_changed = Vos notes ont changé depuis que vous les avez lues ; rien n’a donc été enregistré.
    .title = Les notes ont changé
    .help = Relisez-les, réunissez les deux textes, et envoyez-les avec la version que vous avez lue (version).
problem-idempotency_key_malformed = Cette Idempotency-Key ne convient pas.
    .title = Cette Idempotency-Key ne convient pas
    .help = Utilisez de 1 à 255 caractères ASCII imprimables, par exemple un UUID.
problem-unauthenticated = Aucune connexion n’est ouverte.
    .title = Connexion nécessaire
    .help = Envoyez Authorization: Bearer avec un jeton d’accès ou un jeton d’API valable ; connectez-vous pour en obtenir un.
problem-insufficient_scope = Le jeton ne permet pas cela.
    .title = Le jeton ne permet pas cela
    .help = Utilisez un jeton avec la portée (scope) que l’opération indique.
problem-game_delayed = Les { -move(case: "plural") } de cette { -game } sont montrés plus tard.
    .title = Les { -move(case: "plural") } sont montrés plus tard
    .help = Jusqu’à la fin de la { -game }, seuls les deux camps et les { -arbiter(case: "plural") } la lisent ici. Sa page, /g/ suivi de son numéro, montre ce qui est public.
problem-not_found = Il n’y a rien ici.
    .title = Introuvable
    .help = Vérifiez le chemin ; /docs les donne tous.
problem-method_not_allowed = Cette méthode n’est pas possible ici.
    .title = Cette méthode n’est pas possible ici
    .help = L’en-tête Allow indique celles qui le sont.
problem-uri_too_long = L’adresse de la requête est trop longue.
    .title = L’adresse de la requête est trop longue
    .help = Envoyez au plus 8 Kio de chemin et de paramètres.
problem-head_too_large = L’en-tête de la requête est trop grand.
    .title = L’en-tête de la requête est trop grand
    .help = Envoyez au plus 32 Kio, en 96 champs d’en-tête au plus.
problem-request_timeout = La requête a pris trop de temps.
    .title = La requête a pris trop de temps
    .help = Répétez-la avec la même Idempotency-Key.
problem-precondition_failed = La { -game } a changé.
    .title = La { -game } a changé
    .help = Relisez la { -game } et décidez de nouveau.
problem-rate_limited = Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
    .title = Trop de requêtes
    .help = Attendez aussi longtemps que Retry-After l’indique.
problem-too_many_streams = Trop de flux sont ouverts.
    .title = Trop de flux ouverts
    .help = Fermez d’abord un autre flux.
problem-busy = Le service est surchargé.
    .title = Le service est surchargé
    .game = Rien n’a changé dans la { -game } ; rien n’a été inscrit.
    .help = Répétez la requête avec la même Idempotency-Key après Retry-After.
problem-storage = Le stockage est en panne.
    .title = Le stockage est en panne
    .game = Si cela a été inscrit, la même requête, répétée avec la même Idempotency-Key, montre le reçu.
    .help = Répétez la requête avec la même Idempotency-Key après Retry-After.
problem-reading_stands = Les e-mails ne sont pas lus.
    .title = Les e-mails ne sont pas lus
    .game = Ils sont conservés, et tout le reste continue.
    .help = L’équipe du service doit le redémarrer.
problem-wrong_clock = L’horloge de cette instance n’est pas à l’heure.
    .title = L’horloge de cette instance n’est pas à l’heure
    .game = Rien n’est décidé ici.
    .help = Adressez-vous à une autre instance ; l’équipe du service doit régler l’horloge.
problem-disk_full = Le disque est plein.
    .title = Le disque est plein
    .game = Rien n’est inscrit ici.
    .help = L’équipe du service doit y faire de la place.
problem-restored = La base de données a été restaurée.
    .title = La base de données a été restaurée
    .game = Rien n’est inscrit ici.
    .help = L’équipe du service doit le redémarrer.
problem-draining = Le service est en train de s’arrêter.
    .title = Le service est en train de s’arrêter
    .help = Reconnectez-vous après Retry-After.
problem-internal = C’est une erreur de notre part.
    .title = Une erreur de notre part
    .game = Si cela a été inscrit, la même requête, répétée avec la même Idempotency-Key, montre le reçu.
    .help = Réessayez plus tard ; donnez l’identifiant de la requête à l’équipe du service.
problem-refused = La requête a été refusée.
    .title = La requête a été refusée
    .help = Lisez detail.
problem-list_refused = Certaines lignes de la liste ont été refusées ; aucune { -game } n’a donc commencé.
    .title = Certaines lignes de la liste ont été refusées
    .help = Corrigez les lignes indiquées, et renvoyez toute la liste.
problem-body-fault = Le contenu ne convient pas : { $fault }.
problem-body-syntax = Le contenu n’est pas du JSON : { $fault }.
problem-query-fault = Les paramètres ne sont pas lisibles : { $fault }.
problem-token = Le jeton est inconnu, a expiré ou a été révoqué, ou n’est pas envoyé sous la forme Authorization: Bearer.
problem-limit = limit doit aller de 1 à { $most }.
problem-last-event = Last-Event-ID doit être l’identifiant d’un événement.
problem-at = at doit être un instant, au plus tard en 9999.
problem-pieces = file doit être une lettre de a à h, et rank un chiffre de 1 à 8.
problem-origin = Un navigateur ne peut pas faire cet appel depuis cette origine, avec cette méthode et ces en-têtes.
problem-head = L’en-tête de la requête n’est pas conforme à HTTP/1.1, ou son adresse dépasse 64 Kio.
problem-head-late = L’en-tête de la requête n’est pas arrivé dans les 10 secondes.
problem-head-large = L’en-tête de la requête dépasse 128 Kio, ou a plus de 96 champs.
problem-csv = Cette ligne de CSV n’est pas lisible.
problem-csv-missing = L’en-tête du CSV n’a pas de colonne { $column }.
problem-csv-column = L’en-tête du CSV a une colonne { $column } qui est inconnue ou y figure deux fois.
problem-csv-value = La colonne { $column } de cette ligne n’est pas lisible.
problem-list-length = Une liste contient de 1 à { $most } { -game(case: "plural") }.
problem-list-forms = Donnez les { -game(case: "plural") } sous une seule forme.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = La requête dépasse 64 Kio, ou ses éléments sont imbriqués trop profondément.
xfcc-no-xml = La requête n’est pas du XML bien formé.
xfcc-ampersand = La requête contient un & non échappé : écrivez &amp; à la place, et n’utilisez pas d’autres entités que celles de XML.
xfcc-doctype = La requête contient un type de document (DOCTYPE), et aucun n’est permis.
xfcc-envelope = La requête n’est pas un seul envelope SOAP avec un seul body et une seule requête à l’intérieur.
xfcc-field = La requête a plus de 20 champs, ou un champ y figure deux fois, contient des éléments, ou n’est ni true ni false.
xfcc-operation = La requête n’est ni GetMyGames ni MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") } : { -move } sous { -envelope }
xfcc-sealing = prochain { -move } sous { -envelope } : e-mail ou API
xfcc-arbiter = attend l’{ -arbiter }
xfcc-both-lose = 0-0 : les deux camps perdent

## Reasons: a wrong claim.

wrong-claim-tablebase = la { -tablebase } dit autre chose
wrong-claim-repetition = la position est apparue { $times } fois sur les 3 nécessaires
wrong-claim-fifty_moves_suspended = avec si peu de pièces, les { -tablebase(case: "plural") } décident, et les { -move(case: "plural") } ne sont pas comptés
wrong-claim-half_moves = sur les { $needed } demi-{ -move(case: "plural") } nécessaires sans prise ni { -move } de pion, { $counted } ont été joués

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = ce n’est un { -move } dans aucune notation connue de ce service
condition-illegal = ce n’est pas légal à cet endroit
condition-ambiguous = cela peut se lire de plusieurs façons à cet endroit
condition-other_number = cela porte le numéro d’un autre { -move }
condition-promotion_missing = il faut dire ce que le pion devient
condition-incomplete = il manque la réponse : chaque ligne doit finir par un { -move } de votre camp
condition-inconsistent = c’est la réponse à une position à laquelle une autre ligne répond autrement
condition-too_many = c’est un de trop : les { -move(case: "plural") } conditionnels ont au plus 100 demi-{ -move(case: "plural") }

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = ce n’est un { -move } dans aucune notation connue de ce service
not-sealable-illegal = il n’est pas légal ici
not-sealable-ambiguous = plusieurs { -move(case: "plural") } légaux lui correspondent
not-sealable-promotion_missing = il doit dire ce que le pion devient
not-sealable-withheld = la raison exacte n’a été dite qu’au camp qui a envoyé le { -move }

## Pieces

piece = { $role ->
    [pawn] pion
    [knight] cavalier
    [bishop] fou
    [rook] tour
    [queen] dame
   *[king] roi
}
piece-on = { piece } en { $square }
counted-illegal = { $refusal } C’est votre { -move } { -illegal } numéro { $count } dans cette { -game }. Le numéro { $limit } fait perdre la { -game }.
counted-ambiguous = { $refusal } C’est votre { -move } ambigu numéro { $count } dans cette { -game }. Le numéro { $limit } fait perdre la { -game }.

## Reasons: an illegal move.

illegal-empty_square = il n’y a pas de pièce en { $square }
illegal-opponents_piece = cette pièce est à l’{ -opponent } : { $piece }
illegal-other_piece = la pièce en { $square } est une autre : { $role }, et non { $named }
illegal-own_piece = une pièce de votre camp fait obstacle : { $piece }
illegal-cannot_move_so = cette pièce ne se déplace pas ainsi : { $piece }
illegal-none_reaches = aucune pièce de ce genre ne peut aller en { $square } : { $role }
illegal-blocked = cette pièce fait obstacle : { $piece }
illegal-pawn_takes_diagonally = cette pièce fait obstacle : { $piece } ; un pion ne prend qu’en diagonale
illegal-pawn_double_step = un pion n’avance de deux cases que depuis sa case de départ
illegal-nothing_to_capture = il n’y a rien à prendre en { $square }
illegal-en_passant_only_at_once = la prise { -en-passant } n’est possible qu’aussitôt après l’avance d’un pion de deux cases
illegal-king_in_check = le roi serait en { -check } à cause de cette pièce : { $piece }
illegal-king_stays_in_check = le roi serait encore en { -check } à cause de cette pièce : { $piece }
illegal-castling_right_lost = le { -castling } de ce côté n’est plus possible : le roi ou cette tour a bougé ou n’est pas à sa place
illegal-castling_blocked = cette pièce fait obstacle au { -castling } : { $piece }
illegal-castling_out_of_check = le roi est en { -check } à cause de cette pièce : { $piece } ; il ne peut pas roquer quand il est en { -check }
illegal-castling_through_check = le roi passerait par { $square } ou y arriverait, et cette pièce attaque la case : { $piece }
illegal-no_promotion = ce { -move } ne promeut aucun pion et ne peut donc pas indiquer de { -promotion }
illegal-promotion_to = un pion devient dame, tour, fou ou cavalier, mais jamais cette pièce : { $role }
illegal-other = aucune pièce ne peut jouer ce { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = les fuseaux horaires ne sont pas valables
bad-start-started = elle a déjà commencé
bad-start-tournament_name = le nom du tournoi est une ligne de { $most } caractères au plus
bad-start-no_arbiter = ce compte n’arbitre pas cette { -game } : { $player }
bad-start-no_envelope_key = ce compte, qui arbitre la { -game }, n’a pas enregistré de clé pour les { -envelope(case: "plural") } : { $arbiter }

## Reasons: regulations out of their bounds.

regulations-leave = le congé doit être de 1 à 366 jours par an, sa durée minimale de 1 à 60 jours et son préavis de 60 jours au plus
regulations-leave_in_triple_block = Triple Block ne connaît pas de congé
regulations-silence = le silence doit faire perdre après 10 à 365 jours, avec trois rappels auparavant, dans l’ordre
regulations-silence_without_periods = une règle sur le silence demande une cadence par périodes
regulations-claim_after_moves = le nombre de { -move(case: "plural") } sans prise ni { -move } de pion qui permet une { -claim } doit aller de 50 à 100
regulations-tablebase_fifty_moves = avec un nombre de { -move(case: "plural") } autre que 50 pour une { -claim }, les { -tablebase(case: "plural") } ne peuvent pas compter la règle des cinquante { -move(case: "plural") }
regulations-tablebase = les { -claim(case: "plural") } d’après une { -tablebase } concernent de 3 à 7 pièces, et l’{ -arbiter } a de 1 à 90 jours pour y répondre
regulations-adjudication = l’adjudication se demande après 500 { -move(case: "plural") } au plus, et l’{ -arbiter } a de 1 à 90 jours pour y répondre
regulations-offer_again = le nombre de { -move(case: "plural") } exigé entre deux { -draw-offer(case: "plural") } doit être de 100 au plus
regulations-penalty_days = l’{ -opponent } peut gagner au plus 30 jours
regulations-loses_at = le { -move } { -illegal } ou ambigu qui fait perdre doit être le premier ou un suivant
regulations-arbiters = une { -game } a au plus 10 { -arbiter(case: "plural") }, sans doublon
regulations-withdrawal = le nombre de { -move(case: "plural") } au-dessous duquel un retrait invalide la { -game } doit être de 100 au plus, et un retrait par silence demande une règle sur le silence
regulations-appeal_days = le délai d’{ -appeal } est de 365 jours au plus
regulations-resume_after_days = la { -resume } doit avoir lieu de 1 à 365 jours après la mise sous { -envelope }
regulations-session_days = une séance doit durer de 1 à 365 jours
regulations-default_days = le délai de forfait doit être de 0 à 60 jours et demande check_in
regulations-holders = pour les { -envelope(case: "plural") }, il y a au plus { $most } { -arbiter(case: "plural") }, sans doublon, dont 1 à 3 sont nécessaires, et 1 ou 2 avant l’heure
regulations-public_delay = le public doit suivre la { -game } avec 100 demi-{ -move(case: "plural") } de retard au plus

## Reasons: a starting position.

start-number = les positions Chess960 portent les numéros 0 à 959, pas { $number }
start-fen = ce n’est pas une FEN : { $fault }
start-move_number = une { -game } peut commencer au plus tard au { -move } 9999
start-over = dans cette position, la { -game } est déjà terminée
start-drawn = dans cette position, la { -game } est déjà { -draw }. Demi-{ -move(case: "plural") } sans prise ni { -move } de pion : { $halfmoves }

## Reasons: a FEN.

fen-text = FEN non valable
fen-board = l’échiquier de la FEN n’est pas valable
fen-digits = deux chiffres de l’échiquier se suivent
fen-pocket = la réserve de pièces de la FEN n’est pas valable
fen-turn = le trait de la FEN n’est pas valable
fen-castling = les { -castling(case: "plural") } de la FEN ne sont pas valables
fen-en_passant = la case de prise { -en-passant } de la FEN n’est pas valable
fen-checks = les échecs restants de la FEN ne sont pas valables
fen-half_moves = le compteur de demi-{ -move(case: "plural") } de la FEN n’est pas valable
fen-move_number = le numéro du { -move } de la FEN n’est pas valable
fen-counter = un compteur a un nombre qu’aucune { -game } n’atteint

## Reasons: a starting position, as the rules of chess see it.

start-position = cette position n’est pas légale : { $faults }
position-empty_board = échiquier vide
position-missing_king = il manque un roi
position-too_many_kings = trop de rois
position-pawns_on_backrank = des pions sur une rangée du bord
position-castling_rights = droits de { -castling } non valables
position-en_passant = case de prise { -en-passant } non valable
position-opposite_check = le camp qui n’a pas le trait est en { -check }
position-impossible_check = { -check } impossible
position-too_much_material = trop de pièces

## Reasons: a time control.

control-days_per_move = le temps par { -move } doit être de 1 à 60 jours
control-periods = une cadence a de 1 à 9 périodes
control-moves = une période vaut pour 1 à 200 { -move(case: "plural") }, la dernière aussi pour le reste de la { -game }
control-time = le temps d’une période doit aller de 1 heure à 1000 jours, celui d’une période suivante est de 1000 jours au plus
control-no_time = une période qui se répète, ou qui suit une période avec différé, a besoin de son propre temps
control-increment = un incrément est de 100 jours au plus
control-cap = un plafond est d’au moins 1 heure et d’au plus 1000 jours, et demande un incrément
control-delay = un différé est de 60 jours au plus
control-duplication = le compte double doit commencer après 1 à 365 jours
control-thematic = un début thématique demande une première période pour un nombre de { -move(case: "plural") }
control-triple_block = avec Triple Block, la { -clock } doit avoir de 1 à 100 jours, sa réserve au plus 500, ses incréments au plus 9 jours pour 300 { -move(case: "plural") }

## Reasons: free time.

free-time-weekdays = au plus six jours de la semaine peuvent être libres, indiqués une seule fois chacun
free-time-dates = au plus 400 dates peuvent être libres, dans l’ordre et indiquées une seule fois chacune
free-time-night = la pause de nuit doit durer de 1 minute à 16 heures

## Reasons: a name.

name-length = il doit avoir de 2 à 40 caractères
name-sign = seulement des lettres, chiffres, espaces, traits d’union, apostrophes, points et tirets bas
name-joined = il doit commencer par une lettre ou un chiffre, et un seul signe peut se trouver entre deux
name-spaces = une seule espace à la fois
name-ends = il doit commencer et finir par une lettre ou un chiffre
name-no_letter = il doit avoir une lettre
name-alphabets = des lettres d’un seul alphabet
name-reserved = il est réservé

## Reasons: a notice that cannot be switched off.

notice-need-clock = sans elles, vous pourriez perdre une { -game } au temps
notice-need-adjournment = sans elles, vous pourriez mettre trop tard votre { -move } sous { -envelope } ou revenir trop tard, et perdre une { -game }
notice-need-players = sans elles, d’autres pourraient perdre leurs { -game(case: "plural") } en attendant votre réponse
notice-need-account = sans elles, quelqu’un d’autre pourrait s’emparer de votre compte

## Things that there are none of.

missing-account = compte
missing-player = personne de ce nom
missing-session = session
missing-api_token = jeton d’API
missing-envelope_key = clé pour les { -envelope(case: "plural") }
missing-webhook = webhook
missing-delivery = envoi

## Events of a game, for players and arbiters

arbiter-named = L’{ -arbiter } { $name }
arbiter-unnamed = L’{ -arbiter }
arbiter-service = Le service
reason = Le motif : { $reason }
reason-of-arbiter = Le motif de l’{ -arbiter } : { $reason }
reason-erased = (effacé).
reason-as-written = tel que vous l’avez écrit.

event-your-game-white = Votre { -game } contre { $opponent } a commencé. Vous jouez avec les { -white }. Cadence : { $control }.
event-your-game-black = Votre { -game } contre { $opponent } a commencé. Vous jouez avec les { -black }. Cadence : { $control }.
event-game = La { -game } { $white } - { $black } a commencé. Cadence : { $control }.
event-moved = { $who-is ->
    [you] Vous avez joué { $move } (temps utilisé : { $time }).
   *[other] { $who } a joué { $move } (temps utilisé : { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Vous avez joué { $move } et proposé la { -draw } (temps utilisé : { $time }).
   *[other] { $who } a joué { $move } et proposé la { -draw } (temps utilisé : { $time }).
}
event-conditional-move = { $who-is ->
    [you] Vous avez répondu aussitôt { $move }, votre { -move } conditionnel.
   *[other] { $who } a répondu aussitôt { $move }, un { -move } conditionnel.
}
event-message = { $who-is ->
    [you] Vous avez écrit un message.
   *[other] { $who } a écrit un message.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Vous avez envoyé un { -move } { -illegal }. { -move(case: "Plural") } illégaux jusqu’ici : { $count }.
   *[other] { $who } a envoyé un { -move } { -illegal }. { -move(case: "Plural") } illégaux jusqu’ici : { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Vous avez envoyé un { -move } ambigu. { -move(case: "Plural") } ambigus jusqu’ici : { $count }.
   *[other] { $who } a envoyé un { -move } ambigu. { -move(case: "Plural") } ambigus jusqu’ici : { $count }.
}
gain-you = Vous gagnez { $time } pour le prochain { -move }.
gain-opponent = L’{ -opponent } gagne { $time } pour le prochain { -move }.
time-used = { $used }
time-used-and-charged = { $used }, temps décompté : { $charged }

event-draw-offered = { $who-is ->
    [you] Vous avez proposé la { -draw }.
   *[other] { $who } a proposé la { -draw }.
}
event-draw-declined = { $who-is ->
    [you] Vous avez refusé la { -draw-offer }.
   *[other] { $who } a refusé la { -draw-offer }.
}
claim-win = le gain
claim-draw = la { -draw }
claim-by-threefold = triple répétition
claim-by-fifty = règle des cinquante { -move(case: "plural") }
claim-by-tablebase = { -tablebase }
claim-by-adjudication = adjudication
event-claimed = { $who-is ->
    [you] Vous avez réclamé { $claim } ({ $basis }).
   *[other] { $who } a réclamé { $claim } ({ $basis }).
} Aucune { -tablebase } ne peut trancher ici.
event-claimed-with-move = { $who-is ->
    [you] Vous avez réclamé { $claim } ({ $basis }) et annoncé le { -move } { $move }.
   *[other] { $who } a réclamé { $claim } ({ $basis }) et annoncé le { -move } { $move }.
} Aucune { -tablebase } ne peut trancher ici.
event-adjudication-asked = { $who-is ->
    [you] Vous avez demandé l’adjudication pour { $claim }.
   *[other] { $who } a demandé l’adjudication pour { $claim }.
}
event-claim-waits = L’{ -arbiter } décide au plus tard le { $until } ; jusque-là, aucune { -clock } ne tourne. Sans décision à cette date, la demande ne vaut plus.
event-claim-waits-clock-runs = L’{ -arbiter } décide au plus tard le { $until } ; entre-temps, la { -game } continue et la { -clock } tourne. Sans décision à cette date, la demande ne vaut plus.
event-claim-decide = La décision vous revient : répondez par une seule ligne, « arbiter { $game } uphold { $claim }: » (admettre) ou « arbiter { $game } reject { $claim }: » (rejeter), suivie du motif.
event-claim-analyse = Vous pouvez remettre une analyse : répondez « { command-analysis }: », avec le texte en dessous. Votre { -opponent } ne peut pas la lire avant la fin de la { -game }.
event-analysed = { $who-is ->
    [you] Vous avez remis une analyse.
   *[other] { $who } a remis une analyse.
}
event-claim-lapsed = L’{ -arbiter } n’a pas tranché la { -claim } à temps : la { -game } continue comme si la { -claim } n’avait pas été faite, et le temps d’attente n’est décompté à aucun camp.
event-claim-upheld = { $who-is ->
    [you] Vous avez réclamé { $claim } ({ $basis }), à juste titre.
   *[other] { $who } a réclamé { $claim } ({ $basis }), à juste titre.
}
event-claim-rejected = { $who-is ->
    [you] Vous avez réclamé { $claim } ({ $basis }).
   *[other] { $who } a réclamé { $claim } ({ $basis }).
} { $offer ->
    [yes] La { -claim } n’est pas fondée et vaut { -draw-offer } (FIDE 9.5.3).
   *[no] La { -claim } n’est pas fondée.
}
event-adjudication-declined = { $arbiter } a refusé l’adjudication : la { -game } continue.

event-flag-fell = { $who-is ->
    [you] Vous n’avez pas joué avant l’{ -deadline } : { $deadline }.
   *[other] { $who } n’a pas joué avant l’{ -deadline } : { $deadline }.
}
event-downtime = Le service était indisponible. Temps rendu à la { -clock } : { $time }.
event-downtime-absent = Le service était indisponible pendant qu’aucune { -clock } ne tournait. Le camp absent a d’autant plus de temps pour rejoindre la { -game }.
event-leave = { $who-is ->
    [you] Vous serez en congé du { $first } au { $last }.
   *[other] { $who } sera en congé du { $first } au { $last }.
}
event-no-leave = { $who-is ->
    [you] Finalement, vous ne serez pas en congé du { $first } au { $last }.
   *[other] Finalement, { $who } ne sera pas en congé du { $first } au { $last }.
}
event-reflection = { $who-is ->
    [you] Vous avez déclaré que vous réfléchissez encore à ce { -move }.
   *[other] { $who } a déclaré réfléchir encore à ce { -move }.
}
event-refilled = { $who-is ->
    [you] Vous avez pris { $time } dans la réserve.
   *[other] { $who } a pris { $time } dans la réserve.
}
event-clocks-questioned = { $who-is ->
    [you] Vous avez signalé à l’{ -arbiter } que les { -clock(case: "plural") } sont fausses.
   *[other] { $who } a signalé à l’{ -arbiter } que les { -clock(case: "plural") } sont fausses.
}

event-adjournment-proposed = { $who-is ->
    [you] Vous avez proposé l’{ -adjourn }.
   *[other] { $who } a proposé l’{ -adjourn }.
}
event-adjournment-declined = { $who-is ->
    [you] Vous avez refusé l’{ -adjourn } ; la { -game } continue.
   *[other] { $who } a refusé l’{ -adjourn } ; la { -game } continue.
}
event-adjourned-early = Le camp au trait a { -adjourn(form: "masculine") } avant l’heure ; le temps jusqu’à la fin prévue de la séance ({ $until }) lui est décompté.
event-session-over = La séance est terminée, ou les deux camps sont convenus d’{ -adjourn(form: "infinitive") }.
event-adjournment-agreed = Les deux camps sont convenus d’{ -adjourn(form: "infinitive") }.
event-drafted = Le camp au trait a déposé un brouillon de son { -move } dans une { -envelope }.
event-you-drafted = Le brouillon de votre { -sealed-move } est dans une { -envelope }, et votre { -clock } tourne toujours. Un autre brouillon le remplace.
event-sealed = { $who-is ->
    [you] Vous avez mis le prochain { -move } sous { -envelope } (temps utilisé : { $time }).
   *[other] { $who } a mis le prochain { -move } sous { -envelope } (temps utilisé : { $time }).
} La { -game } est { -adjourn(form: "feminine") } ; aucune { -clock } ne tourne.
event-sealed-reply = { $who-is ->
    [you] Vous avez mis la réponse sous { -envelope } (temps utilisé : { $time }), car le camp qui avait mis son { -move } sous { -envelope } est encore absent.
   *[other] { $who } a mis la réponse sous { -envelope } (temps utilisé : { $time }), car le camp qui avait mis son { -move } sous { -envelope } est encore absent.
} La { -clock } du camp absent tourne ; la réponse est ouverte quand ce camp rejoint la { -game }.
event-face-acknowledged = { $arbiter } a vérifié les indications portées sur l’{ -envelope } et la conserve.
event-resumption-set = { $arbiter } a modifié l’heure de la { -resume } : { $time }.

event-resumption-asked = { $who-is ->
    [you] Vous avez demandé la { -resume }.
   *[other] { $who } a demandé la { -resume }.
}
event-resumed = La { -game } a repris. L’{ -arbiter } ouvre l’{ -envelope } ; jusque-là, aucune { -clock } ne tourne.
event-resumed-in-your-absence = La { -game } a repris en votre absence : votre { -clock } tourne.
event-resumed-in-absence = La { -game } a repris en l’absence du camp qui doit répondre ; la { -clock } de ce camp tourne.
event-early-opening = L’ouverture anticipée de l’{ -envelope } a été approuvée par l’{ -arbiter }.
event-early-opening-one-of-two = L’ouverture anticipée de l’{ -envelope } a été approuvée par une première personne de l’arbitrage ; une deuxième doit donner son accord.
event-late = { $who-is ->
    [you] Vous n’avez pas rejoint la { -game } dans le délai de forfait (FIDE Guidelines I.10).
   *[other] { $who } n’a pas rejoint la { -game } dans le délai de forfait (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Vous n’avez pas rejoint la { -game } dans le temps de réflexion imparti (FIDE Guidelines I.10).
   *[other] { $who } n’a pas rejoint la { -game } dans le temps de réflexion imparti (FIDE Guidelines I.10).
}
event-both-late = Aucun des deux camps n’a rejoint la { -game } dans le délai de forfait (FIDE Guidelines I.10).
event-both-late-for-limit = Aucun des deux camps n’a rejoint la { -game } dans le temps de réflexion imparti (FIDE Guidelines I.10).
event-envelope-missing = L’{ -envelope } ne peut pas être ouverte. Le camp qui a mis son { -move } sous { -envelope } doit en montrer le texte : seul compte le texte qui donne le SHA-256 imprimé. La { -clock } de ce camp tourne s’il a chiffré le texte lui-même ; sinon aucune { -clock } ne tourne, et l’{ -arbiter } peut statuer sur la { -game }.
event-envelope-shut = La raison : elle ne s’ouvre pas, ou son texte ne correspond pas à l’empreinte.
event-reading-chosen = { $who-is ->
    [you] Vous avez choisi une lecture du { -sealed-move } : { $move }.
   *[other] { $who } a choisi une lecture du { -sealed-move } : { $move }.
}
event-opened = L’{ -envelope } a été ouverte. { $who-is ->
    [you] Vous y aviez mis
   *[other] { $who } y avait mis
} : { $move } (écrit « { $written } »).
event-opened-with-offer = L’{ -envelope } a été ouverte. { $who-is ->
    [you] Vous y aviez mis
   *[other] { $who } y avait mis
} : { $move } (écrit « { $written } »), avec une { -draw-offer }.
event-opened-ambiguous = L’{ -envelope } a été ouverte. { $who-is ->
    [you] Vous y aviez mis
   *[other] { $who } y avait mis
} : « { $written } ». Cela peut se lire de plusieurs façons.
event-opened-illegal = L’{ -envelope } a été ouverte. { $who-is ->
    [you] Vous y aviez mis
   *[other] { $who } y avait mis
} : « { $written } ». Ce n’est pas un { -move } légal.
event-opened-nothing = L’{ -envelope } a été ouverte. Son texte n’est pas un { -move } mis sous { -envelope } dans cette position de cette { -game } ; il n’est donc montré à personne.
event-opened-early = L’{ -arbiter } l’a ouverte avant l’heure.
event-publication-agreed = { $who-is ->
    [you] Vous acceptez que l’{ -envelope } de cette { -game } soit publiée.
   *[other] { $who } accepte que l’{ -envelope } de cette { -game } soit publiée.
} Elle est ouverte si les deux camps acceptent, et ne change rien à la { -game }.
event-published = Les deux camps ont accepté, et l’{ -envelope } de cette { -game } a été ouverte. { $who-is ->
    [you] Vous y aviez mis
   *[other] { $who } y avait mis
} : { $written }. Cela ne change rien à la { -game }.
event-published-nothing = Les deux camps ont accepté, et l’{ -envelope } de cette { -game } a été ouverte. Son texte n’est pas un { -sealed-move }.

act-warned = { $who-is ->
    [you] { $arbiter } vous a donné un avertissement.
   *[other] { $arbiter } a donné un avertissement à { $who }.
}
act-time-given = { $who-is ->
    [you] { $arbiter } a ajouté du temps à votre { -clock } : { $time }.
   *[other] { $arbiter } a ajouté du temps à une { -clock } ({ $who }) : { $time }.
}
act-time-taken = { $who-is ->
    [you] { $arbiter } a retiré du temps à votre { -clock } : { $time }.
   *[other] { $arbiter } a retiré du temps à une { -clock } ({ $who }) : { $time }.
}
act-clocks = { $arbiter } a corrigé les { -clock(case: "plural") }. Temps utilisé pour les { -move(case: "plural") } joués jusqu’ici : { -white } { $white }, { -black } { $black }.
act-clocks-and-deadline = { $arbiter } a corrigé les { -clock(case: "plural") }. Temps utilisé pour les { -move(case: "plural") } joués jusqu’ici : { -white } { $white }, { -black } { $black }. L’{ -deadline } de ce { -move } : { $deadline }.
act-points = { $arbiter } a modifié les points : { -white } { $white }, { -black } { $black }.
act-leave = { $arbiter } a accordé un congé exceptionnel du { $first } au { $last }. { $who-is ->
    [you] Votre { -clock } ne tourne pas ces jours-là.
   *[other] Cette { -clock } ne tourne pas ces jours-là : { $who }.
}
act-leave-ended = { $arbiter } a mis fin au congé qui commence le { $first }. { $who-is ->
    [you] Votre { -clock } ne s’arrête plus pour lui.
   *[other] Cette { -clock } ne s’arrête plus pour lui : { $who }.
}
act-adjourned = { $arbiter } a ordonné l’{ -adjourn }.
act-taken-back = { $arbiter } a permis de reprendre un { -move } joué par mégarde : la { -game } continue à partir de la position après le demi-{ -move } { $ply }, et le temps écoulé depuis n’est décompté à aucun camp.
act-you-replace = À partir de maintenant, vous jouez cette { -game } à la place de quelqu’un d’autre, avec la { -clock } telle qu’elle est. Les propositions, les { -claim(case: "plural") } et les congés de cette personne ne valent plus.
act-you-were-replaced = Votre place est prise par quelqu’un d’autre : { $name } continue la { -game }. Vos propositions, { -claim(case: "plural") } et { -move(case: "plural") } conditionnels ne valent plus.
act-replaced = { $name } joue désormais à la place de quelqu’un d’autre, avec la { -clock } telle qu’elle est. Les propositions et les { -claim(case: "plural") } de la personne remplacée ne valent plus.
act-replayed-as = Elle est rejouée sous le numéro { $game }.
act-counts-after-all = La { -game } { $game } compte finalement.
act-how-to-appeal = Si vous n’êtes pas d’accord, vous pouvez faire { -appeal } jusqu’au { $until } : répondez par une seule ligne, « { command-appeal } { $act }: », suivie de vos raisons. L’{ -appeal } est tranché par { -other-arbiter }.
event-appealed = { $who-is ->
    [you] Vous avez fait { -appeal } de la décision { $act } de l’{ -arbiter }.
   *[other] { $who } a fait { -appeal } de la décision { $act } de l’{ -arbiter }.
} { -other-arbiter(case: "capital") } tranche.
event-replaced-appealed = La personne remplacée a fait { -appeal } de la décision { $act } de l’{ -arbiter }. { -other-arbiter(case: "capital") } tranche.
event-appealed-act = La décision était : { $act }
event-appeal-decide = Si cette décision n’est pas la vôtre, vous pouvez trancher : répondez par une seule ligne, « arbiter { $game } confirm { $act }: » (confirmer) ou « arbiter { $game } reverse { $act }: » (annuler), suivie du motif.
event-confirmed = { -other-arbiter(case: "capital") } a confirmé la décision { $act }.
event-you-confirmed = Vous avez confirmé la décision { $act }.
event-reversed = { -other-arbiter(case: "capital") } a annulé la décision { $act }. La { -game } est telle qu’elle serait sans cette décision, et le temps où aucun { -move } n’était possible n’est décompté à aucun camp.
event-you-reversed = Vous avez annulé la décision { $act }. La { -game } est telle qu’elle serait sans cette décision, et le temps où aucun { -move } n’était possible n’est décompté à aucun camp.
event-withdrawn = { $who-is ->
    [you] Vous avez annoncé votre retrait.
   *[other] { $who } a annoncé son retrait.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Vous avez perdu par silence la moitié de vos { -game(case: "plural") } de ce tournoi. Cela vaut retrait.
   *[other] { $who } a perdu par silence la moitié de ses { -game(case: "plural") } de ce tournoi. Cela vaut retrait.
}
event-withdrawal-noted = { $who-is ->
    [you] { $arbiter } a pris acte de votre retrait.
   *[other] { $arbiter } a pris acte d’un retrait : { $who }.
}
event-withdrawn-waits = Aucune { -clock } ne tourne jusqu’à ce que l’{ -arbiter } statue sur la { -game }.

event-mail-returned = { $who-is ->
    [you] Les e-mails qui vous sont envoyés reviennent.
   *[other] Les e-mails envoyés à { $who } reviennent.
}
event-mail-arrives = { $who-is ->
    [you] Les e-mails qui vous sont envoyés arrivent de nouveau.
   *[other] Les e-mails envoyés à { $who } arrivent de nouveau.
}
event-zone = { $who-is ->
    [you] Votre fuseau horaire a été inscrit.
   *[other] Un fuseau horaire a été inscrit : { $who }.
}
event-other = Un autre événement a été inscrit.

## The end of a game

over-white-wins = { -game(case: "Singular") } { $game } terminée, { $result } : { $who-is ->
    [you] vous ({ -white }) gagnez
   *[other] { $who } ({ -white }) gagne
} { $how }.
over-black-wins = { -game(case: "Singular") } { $game } terminée, { $result } : { $who-is ->
    [you] vous ({ -black }) gagnez
   *[other] { $who } ({ -black }) gagne
} { $how }.
over-both-lose = { -game(case: "Singular") } { $game } terminée, { $result } : les deux camps perdent { $how }.
over-no-result = { -game(case: "Singular") } { $game } terminée, { $result } : pas de résultat, { $how }.
over-drawn = { -game(case: "Singular") } { $game } terminée, { $result } : { -draw } { $how }.
over-drawn-not-won = { -game(case: "Singular") } { $game } terminée, { $result } : { -draw }. La { -game } a pris fin { $how }, mais l’{ -opponent } ne pouvait pas mater.
ending-by-silence = par silence : aucun { -move } n’a été joué pendant trop longtemps
ending-checkmate = par { -mate }
ending-resignation = par { -resign(form: "noun") }
ending-stalemate = par { -stalemate }
ending-dead-position = par position morte : aucun des deux camps ne peut mater
ending-agreement = par accord mutuel
ending-threefold = par triple répétition, sur { -claim }
ending-fifty = selon la règle des cinquante { -move(case: "plural") }, sur { -claim }
ending-tablebase = d’après une { -tablebase }, sur { -claim }
ending-fivefold = par quintuple répétition
ending-seventy-five = selon la règle des soixante-quinze { -move(case: "plural") }
ending-time = par dépassement du temps de réflexion
ending-illegal-moves = à cause de { -move(case: "plural") } illégaux
ending-sealed-move = à cause d’un { -sealed-move } ambigu ou { -illegal }
ending-forfeit = par forfait
ending-cancelled = parce que l’{ -arbiter } l’a annulée
ending-annulled = parce que l’{ -arbiter } l’a invalidée
ending-expulsion = par exclusion de l’{ -opponent }
ending-withdrawal = à la suite d’un retrait
ending-adjudication = par adjudication

## What was done, to the player whose command it was

done-moved = Joué.
done-moved-with-offer = Joué, avec une { -draw-offer }.
done-message = Votre message est inscrit dans l’historique et en route vers votre { -opponent }.
done-draw-offered = Vous proposez la { -draw }. La proposition vaut jusqu’à la réponse de votre { -opponent }.
done-draw-declined = Vous avez refusé la { -draw }. La { -game } continue.
done-claim-upheld = Votre { -claim } est fondée.
done-claim-referred = L’{ -arbiter } tranchera votre { -claim }. La décision vous parviendra par e-mail.
done-claim-is-offer = La { -claim } vaut { -draw-offer }, et votre { -opponent } peut l’accepter (FIDE 9.5.3).
done-penalty = Votre { -opponent } reçoit du temps en plus à la { -clock } : { $time }.
done-analysed = Votre analyse est inscrite dans l’historique, pour l’{ -arbiter }.
done-adjournment-proposed = Vous proposez l’{ -adjourn }. La { -game } continue jusqu’à l’accord de votre { -opponent }.
done-adjournment-declined = Vous avez refusé l’{ -adjourn }. La { -game } continue.
done-adjourned = L’{ -adjourn } de la { -game } commence : le camp au trait met un { -move } sous { -envelope }.
done-drafted = Le brouillon est dans une { -envelope }. Elle n’est pas encore { -seal(form: "feminine") } : écrivez « { command-seal } » seul sur une ligne pour la { -seal }.
done-sealed = Le { -move } est sous { -envelope }, et la { -game } est { -adjourn(form: "feminine") }.
done-sealed-with-offer = Le { -move } est sous { -envelope } avec votre { -draw-offer }, et la { -game } est { -adjourn(form: "feminine") }. Votre { -opponent } apprend la proposition à l’ouverture de l’{ -envelope }. Elle vaut ensuite jusqu’à ce que votre { -opponent } réponde ou joue.
done-drafted-with-offer = Votre { -draw-offer } est dans l’{ -envelope } avec le brouillon. Votre { -opponent } l’apprend à l’ouverture de l’{ -envelope } { -seal(form: "feminine") }.
done-resumption-asked = Vous êtes disponible pour la { -resume }. La { -game } { -resume(form: "present") } quand votre { -opponent } l’est aussi, au plus tard à l’heure fixée.
done-resumed = La { -game } a repris.
done-publication-agreed = Vous acceptez que l’{ -envelope } soit montrée. Elle l’est dès que votre { -opponent } accepte aussi.
done-published = L’{ -envelope } est montrée dans l’historique.
done-reading-chosen = Le { -sealed-move } compte comme le { -move } que vous avez choisi.
done-clocks-questioned = L’{ -arbiter } reçoit l’avis que, selon vous, les { -clock(case: "plural") } sont fausses.
done-flag-fell = Le { -flag } est tombé.
done-leave = Vous êtes en congé du { $first } au { $last }, ces deux jours compris. Votre { -clock } est alors arrêtée.
done-no-leave = Votre congé du { $first } au { $last } est annulé. Ces jours-là comptent pour votre { -clock }.
done-reflection = Vous réfléchissez encore à ce { -move }. Pour le moment, votre silence ne fait pas perdre la { -game }, et votre { -clock } continue de tourner.
done-refilled = De votre réserve à votre { -clock } : { $time }.
done-withdrawn = Votre retrait de cette { -game } est enregistré.
done-appealed = Votre { -appeal } contre la décision { $act } est inscrit dans l’historique. La décision vaut jusqu’à ce que l’{ -appeal } soit tranché par { -other-arbiter }, et vous recevrez un e-mail avec la réponse.
done-game-over = La { -game } est terminée.

## The position in words

pieces-none = aucune
board-figures = Sur cet échiquier, les pièces remplies et soulignées sont celles des { -black }.
pieces = { -white } : { $white }. { -black } : { $black }.
pieces-king = { $count ->
    [one] Roi
   *[other] Rois
} { $squares }
pieces-queen = { $count ->
    [one] Dame
   *[other] Dames
} { $squares }
pieces-rook = { $count ->
    [one] Tour
   *[other] Tours
} { $squares }
pieces-bishop = { $count ->
    [one] Fou
   *[other] Fous
} { $squares }
pieces-knight = { $count ->
    [one] Cavalier
   *[other] Cavaliers
} { $squares }
pieces-pawn = { $count ->
    [one] Pion
   *[other] Pions
} { $squares }

## Clocks

clock-limit = Temps de réflexion : { $control }.
clock-control = Cadence : { $control }.
clock-white = { -white } ({ $name }) : { $times }.
clock-black = { -black } ({ $name }) : { $times }.
clock-times = { $times }
clock-with-more = { $times } (et { $gained } de plus pour le prochain { -move })
clock-with-less = { $times } (et { $lost } de moins pour le prochain { -move })
clock-used = temps utilisé { $time }
clock-left = temps restant { $time }
clock-on-the-clock = { $time } à la { -clock }
clock-with-bank = { $left } et { $bank } en réserve
clock-this-move = Ce { -move } ({ $name }) : temps utilisé { $used }, temps décompté { $charged }.
clock-delay = Reste du différé : { $left }. Jusque-là, rien n’est décompté.
clock-stopped = La { -clock } a été arrêtée le { $at } et repartira de là.
clock-paused-leave = La { -clock } est arrêtée : congé.
clock-paused-free-day = La { -clock } est arrêtée : jour libre.
clock-paused-night = La { -clock } est arrêtée : pause de nuit.
clock-next = Ensuite : { $what }, { $at }.
clock-next-time-is-up = le temps de réflexion se termine
clock-next-silence = la { -game } est perdue par silence
clock-next-delay-over = le différé se termine
clock-next-double = le temps compte double
clock-next-day = un jour de plus est décompté
clock-next-refill = la { -clock } peut être rechargée depuis la réserve
clock-next-leave = le congé commence
clock-next-free-day = un jour libre commence
clock-next-night = la pause de nuit commence
clock-next-goes-on = la { -clock } repart

## Whose move it is, and until when

state-your-move = À vous de jouer ({ -move } { $number }). Répondez avec votre { -move } au plus tard le { $until } (il reste { $left }).
state-their-move = { $name } doit jouer au plus tard le { $until } (il reste { $left }).
state-you-seal = Mettez votre { -move } { $number } sous { -envelope } au plus tard le { $until } (il reste { $left }).
state-they-seal = { $name } doit mettre le prochain { -move } sous { -envelope } au plus tard le { $until } (il reste { $left }).
state-adjourned-yours = Votre { -clock } tourne jusqu’au { $until } (il reste { $left }).
state-adjourned-theirs = La { -clock } de votre { -opponent } tourne jusqu’au { $until } (il reste { $left }).
state-you-on-leave = Vous êtes en congé et ne pouvez pas jouer avant le { $back }. Répondez à partir de cette date avec votre { -move } { $number }, au plus tard le { $until }.
state-on-leave = { $name } est en congé jusqu’au { $back } et doit jouer au plus tard le { $until }.
state-doubles = Le temps de ce { -move } compte double à partir du { $at } (réflexion jusque-là : { $after }) ; l’{ -deadline } indiquée en tient compte.
state-doubled = Le temps de ce { -move } compte double depuis le { $at } (réflexion jusque-là : { $after }) ; l’{ -deadline } indiquée en tient compte.
state-your-flag = Votre { -flag } est tombé le { $at }. Jusqu’à la { -claim } de votre { -opponent } ou de l’{ -arbiter }, votre { -move } compte encore : jouez-le tout de suite.
state-your-flag-for-arbiter = Votre { -flag } est tombé le { $at }. Jusqu’à la { -claim } de l’{ -arbiter }, votre { -move } compte encore : jouez-le tout de suite.
state-flag-to-claim = Chute du { -flag } ({ $name }) le { $at }. Pour mettre ainsi fin à la { -game }, répondez « { command-claim-time } » ; jusque-là, un { -move } compte encore.
state-flag = Chute du { -flag } ({ $name }) le { $at }. Jusqu’à ce que l’{ -arbiter } mette ainsi fin à la { -game }, un { -move } compte encore.

## Reminders

reminder-time = { $site } vous rappelle que votre temps s’épuise.
reminder-silence = { $site } vous avertit : vous n’avez pas joué depuis longtemps, et le silence fait perdre la { -game } après le { $until }. Jouez, ou écrivez « { command-reflect } » pour réfléchir encore ; votre { -clock } continue de tourner.
reminder-silent-flag = { $site } vous avertit : vous n’avez pas joué depuis longtemps, et votre temps est épuisé après le { $until }.
restored = Le service a dû être restauré à partir d’une sauvegarde. Les { -move(case: "plural") } et les messages envoyés depuis sont perdus, mais le temps a été rendu. La { -game } est telle qu’elle est montrée ici. Les { -move(case: "plural") } conditionnels sont supprimés : veuillez les envoyer de nouveau. Répondez à cet e-mail ; les réponses à des e-mails plus anciens n’ont aucun effet.
restored-from = Le service a dû être restauré à partir d’une sauvegarde. Date de la sauvegarde : { $at }. Les { -move(case: "plural") } et les messages envoyés depuis sont perdus, mais le temps a été rendu. La { -game } est telle qu’elle est montrée ici. Les { -move(case: "plural") } conditionnels sont supprimés : veuillez les envoyer de nouveau. Répondez à cet e-mail ; les réponses à des e-mails plus anciens n’ont aucun effet.

## Conditional moves

conditions-none = Vous n’avez pas de { -move(case: "plural") } conditionnels maintenant.
conditions-kept = Vos { -move(case: "plural") } conditionnels sont enregistrés.
conditions-replaced = Vos { -move(case: "plural") } conditionnels sont enregistrés. Ils remplacent ceux que vous aviez donnés (nombre de lignes : { $count }).
conditions-stored = Voici vos { -move(case: "plural") } conditionnels actuels. Chaque ligne est une suite :
conditions-not-foreseen = Aucun de vos { -move(case: "plural") } conditionnels ne répond à ce { -move } ; ceux qui restaient sont supprimés.
conditions-others-dropped = Vos { -move(case: "plural") } conditionnels pour d’autres { -move(case: "plural") } de votre { -opponent } sont supprimés, car ces { -move(case: "plural") } ne sont plus possibles.
conditions-you-decide = Votre { -move } conditionnel n’a pas été joué, car votre { -opponent } a fait une proposition dont vous devez décider vous-même. Si vous le jouez maintenant, la suite de sa ligne reste ; les réponses à d’autres { -move(case: "plural") } sont supprimées.
conditions-mail-unread = Votre { -move } conditionnel n’a pas été joué, car un e-mail de votre part sur cette { -game } est arrivé avant le { -move } et n’avait pas été lu : il aurait pu retirer le { -move } conditionnel. Si vous le jouez maintenant, la suite de sa ligne reste ; les réponses à d’autres { -move(case: "plural") } sont supprimées.
conditions-adjourned = Vos { -move(case: "plural") } conditionnels sont supprimés : on ne répond jamais à un { -move } sorti d’une { -envelope } sans l’avoir vu.
conditions-taken-back = Vos { -move(case: "plural") } conditionnels sont supprimés : ils concernaient la { -game } telle qu’elle était avant.

## Messages of the players

writes = { $who } écrit :
writes-replaced = La personne remplacée écrit :
writes-arbiter = L’{ -arbiter } écrit :
writes-more = ... suite : { $url }

## Envelopes

sealed-commitment = Le { -move } est dans une { -envelope } chiffrée que personne n’ouvre avant la { -resume } de la { -game }. Voici le SHA-256 du texte de l’{ -envelope }. Gardez-le : il prouvera que c’est bien cette { -envelope } qui a été { -seal(form: "feminine") } maintenant.
opened-commitment = Le texte de l’{ -envelope } est dans l’historique de la { -game } ; son SHA-256 est l’empreinte imprimée quand le { -move } a été mis sous { -envelope } ({ $url }) :

## How to answer

answer-move = Répondez à cet e-mail par une seule ligne, par exemple « { $example } » ; toute notation convient.
answer-seal = Répondez à cet e-mail par une seule ligne, par exemple « { command-seal }{"\u00A0"}{ $example } » ; toute notation convient.
answer-seal-clock = Votre { -clock } tourne jusqu’à ce que le { -move } soit sous { -envelope }. Personne ne le voit avant l’ouverture.
answer-draw = { $opponent } propose la { -draw } : répondez « { command-accept } » pour l’accepter, « { command-decline } » pour la refuser.
answer-draw-on-move = { $opponent } propose la { -draw } : répondez « { command-accept } » pour l’accepter, « { command-decline } » pour la refuser ; jouer un { -move } vaut refus.
answer-adjournment = { $opponent } propose l’{ -adjourn } : répondez « { command-adjourn } » pour l’accepter ; le camp au trait met alors le prochain { -move } sous { -envelope } et la { -clock } s’arrête. Répondez « { command-decline-adjournment } » pour continuer à jouer.
commands-help = Répondez « { command-help } » pour recevoir les commandes.
commands = Commandes, une par ligne : votre { -move } ; votre { -move } et « { command-draw } » ; { command-accept } ; { command-decline } ; { command-resign-yes } ; { command-claim-threefold } ; { command-claim-fifty } ; { command-say } ... ; { command-adjourn } ; { command-seal } ... ; { command-resume } ; { command-show } ; { command-moves } ; { command-status } ; { command-legal } ; { command-pgn } ; { command-help }.
publish = Le { -move } reste dans son { -envelope }. Il n’est montré que si votre { -opponent } répond « { command-publish } », et vous aussi.
moves = { -move(case: "Plural") } : { $moves }
game-took = { $moves ->
    [one] La { -game } a duré { $moves } { -move }, en { $time }.
   *[other] La { -game } a duré { $moves } { -move(case: "plural") }, en { $time }.
}
game-took-no-move = La { -game } a duré { $time }, et aucun { -move } n’a été joué.
game-attached = La { -game } entière est jointe ({ $file }), pour les programmes d’échecs.
game-attached-short = Les { -move(case: "plural") } sont joints ({ $file }), pour les programmes d’échecs. Avec ses commentaires, la { -game } est trop longue pour un e-mail ; voyez { $url }
pgn-too-long = La { -game } est trop longue pour cet e-mail : répondez « { command-pgn } », ou voyez { $url }

resume-played = le { -sealed-move } est joué
resume-opened-and-played = l’{ -arbiter } ouvre l’{ -envelope }, et le { -sealed-move } est joué
resume-reply-when-ready = Répondez « { command-resume } » quand vous êtes disponible.
resume-opponent-ready = { $opponent } est disponible. Répondez « { command-resume } » quand vous l’êtes aussi : alors { $then }. Sinon, la { -game } { -resume(form: "present") } en votre absence le { $latest }.
resume-when-opponent-too = Si { $opponent } est aussi disponible avant le { $latest }, la { -game } { -resume(form: "present") } alors. Sinon, la { -clock } de votre { -opponent } tourne à partir du { $latest }, et l’{ -envelope } est ouverte quand { $opponent } rejoint la { -game }.
resume-when-both-sealer = Si les deux camps sont disponibles avant le { $latest }, la { -game } { -resume(form: "present") } alors. Sinon, la { -clock } de votre { -opponent } tourne à partir du { $latest }, et l’{ -envelope } est ouverte quand { $opponent } rejoint la { -game }.
resume-when-opponent = La { -game } { -resume(form: "present") } quand { $opponent } est disponible, au plus tard le { $latest }.
resume-when-opponent-ready-too = La { -game } { -resume(form: "present") } quand { $opponent } est aussi disponible, au plus tard le { $latest }.
resume-when-both = Si les deux camps sont disponibles avant le { $latest }, la { -game } { -resume(form: "present") } alors. Sinon, votre { -clock } tourne à partir du { $latest }. L’{ -envelope } est ouverte quand vous répondez « { command-resume } ».
resume-now = Répondez « { command-resume } » pour ouvrir l’{ -envelope } : alors { $then } et votre { -clock } se met à tourner. Sinon, la { -game } { -resume(form: "present") } le { $latest }.
resume-clock-runs = Répondez « { command-resume } » : alors { $then }. Jusque-là, votre { -clock } tourne.
resume-show-text = Montrez le texte que vous avez mis sous { -envelope }, par HTTP (ouvrir l’{ -envelope }), ou donnez-le à l’{ -arbiter }.
resume-choose = Le { -sealed-move } peut avoir plusieurs sens, et vous choisissez : répondez « { command-choose } { $first } », ou la même commande avec un autre de ces { -move(case: "plural") } : { $readings }. Votre { -clock } tourne.
default-you = Répondez « { command-resume } » au plus tard le { $until } : sinon vous perdez la { -game } par forfait (FIDE Guidelines I.10).
default-opponent = Si { $opponent } n’a pas rejoint la { -game } au plus tard le { $until }, { $opponent } perd la { -game } par forfait (FIDE Guidelines I.10).
default-sealer = Si { $opponent } n’a pas rejoint la { -game } au plus tard le { $until } et que l’{ -envelope } n’est pas ouverte avant, { $opponent } perd la { -game } par forfait (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Vous devez mettre le prochain { -move } sous { -envelope }. Votre { -clock } tourne jusque-là.
   *[other] { $who } doit mettre le prochain { -move } sous { -envelope }. Sa { -clock } tourne jusque-là.
}
standing-sealing-then = Une fois le { -move } sous { -envelope }, aucune { -clock } ne tourne. La { -game } reste ensuite en suspens pendant { $after } au plus.
standing-sealing-reply = { $who-is ->
    [you] Votre { -opponent } peut mettre la réponse sous { -envelope }, car vous n’avez pas rejoint la { -game }. Ensuite, votre { -clock } tourne.
   *[other] La réponse peut être mise sous { -envelope }, car { $who } n’a pas rejoint la { -game }. Ensuite, la { -clock } tourne pour { $who }.
}
standing-drafted = { $who-is ->
    [you] Votre brouillon est dans l’{ -envelope }. Cachetez-la, ou remplacez le brouillon par un autre.
   *[other] { $who } a un brouillon dans l’{ -envelope }.
}
standing-sealed = { $who-is ->
    [you] La { -game } est { -adjourn(form: "feminine") }. Vous avez mis le { -move } { $number } sous { -envelope }, et aucune { -clock } ne tourne.
   *[other] La { -game } est { -adjourn(form: "feminine") }. { $who } a mis le { -move } { $number } sous { -envelope }, et aucune { -clock } ne tourne.
}
standing-ready = { $who-is ->
    [you] Vous êtes disponible pour la { -resume }.
   *[other] { $who } est disponible pour la { -resume }.
}
standing-not-ready = { $who-is ->
    [you] Vous n’avez pas dit que vous êtes disponible pour la { -resume }.
   *[other] { $who } n’a pas dit être disponible pour la { -resume }.
}
standing-when-both = Si les deux camps sont disponibles avant le { $latest }, la { -game } { -resume(form: "present") } à ce moment-là.
standing-when-one = { $who-is ->
    [you] La { -game } { -resume(form: "present") } dès que vous êtes disponible, au plus tard le { $latest }.
   *[other] La { -game } { -resume(form: "present") } dès que { $who } est disponible, au plus tard le { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Sinon, votre { -clock } tourne à partir du { $latest }, et l’{ -envelope } est ouverte quand vous rejoignez la { -game }.
   *[other] Sinon, la { -clock } tourne pour { $who } à partir du { $latest }, et l’{ -envelope } est ouverte quand ce camp rejoint la { -game }.
}
standing-else-without = { $who-is ->
    [you] Sinon, la { -game } { -resume(form: "present") } le { $latest } en votre absence.
   *[other] Sinon, la { -game } { -resume(form: "present") } le { $latest } sans { $who }.
}
standing-opens = { $by ->
    [arbiter] L’{ -arbiter } ouvre alors l’{ -envelope }.
   *[service] Le service ouvre alors l’{ -envelope }.
} { $who-is ->
    [you] Le { -sealed-move } est joué, et votre { -clock } tourne.
   *[other] Le { -sealed-move } est joué, et la { -clock } tourne pour { $who }.
}
standing-due = La { -game } a repris. Aucune { -clock } ne tourne avant l’ouverture de l’{ -envelope }.
standing-reply-sealed = La réponse au { -move } dévoilé est sous { -envelope }.
standing-absent = { $who-is ->
    [you] La { -game } a repris, et vous ne l’avez pas rejointe. Votre { -clock } tourne jusqu’au { $until }, et l’{ -envelope } est ouverte quand vous rejoignez la { -game }.
   *[other] La { -game } a repris, et { $who } ne l’a pas rejointe. Sa { -clock } tourne jusqu’au { $until }, et l’{ -envelope } est ouverte quand ce camp rejoint la { -game }.
}
standing-awaited = { $who-is ->
    [you] La { -game } a repris, et vous ne l’avez pas encore rejointe.
   *[other] La { -game } a repris, et { $who } ne l’a pas encore rejointe.
}
standing-late = Un camp a rejoint la { -game } trop tard et perd, sauf si le { -sealed-move } a mis fin à la { -game }. L’{ -envelope } est d’abord ouverte.
standing-missing = { $who-is ->
    [you] L’{ -envelope } ne peut pas être ouverte. Montrez le texte que vous y avez mis : votre { -clock } tourne jusqu’au { $until }.
   *[other] L’{ -envelope } ne peut pas être ouverte. { $who } doit montrer le texte qui y a été mis, et sa { -clock } tourne jusqu’au { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] L’{ -envelope } ne peut pas être ouverte, et aucune { -clock } ne tourne. L’{ -arbiter } statue sur la { -game }, sauf si vous montrez le texte que vous y avez mis.
   *[other] L’{ -envelope } ne peut pas être ouverte, et aucune { -clock } ne tourne. L’{ -arbiter } statue sur la { -game }, sauf si { $who } montre le texte qui y a été mis.
}
standing-choosing = { $who-is ->
    [you] Le { -sealed-move } peut désigner plusieurs { -move(case: "plural") }, et c’est à vous de choisir. Votre { -clock } tourne jusqu’au { $until }.
   *[other] Le { -sealed-move } peut désigner plusieurs { -move(case: "plural") }, et c’est à { $who } de choisir. Sa { -clock } tourne jusqu’au { $until }.
}
standing-default = Signalez votre présence au plus tard le { $until } : sinon vous perdez la { -game } par forfait (FIDE Guidelines I.10).
standing-may-resume = Vous pouvez dire maintenant que vous êtes disponible pour la { -resume }.
standing-may-end = Jusqu’à l’ouverture de l’{ -envelope }, vous pouvez proposer la { -draw } ou { -resign }. Si la { -game } se termine ainsi, l’{ -envelope } reste fermée, sauf si les deux camps acceptent de la montrer.

## For arbiters

arbiter-session-continues = La séance est terminée et le camp au trait devrait maintenant mettre son { -move } sous { -envelope }, mais il manque des { -arbiter(case: "plural") } pour l’{ -envelope } : parmi les personnes désignées, trop peu font encore partie de l’arbitrage, ont une clé et ne jouent pas cette { -game }. La { -game } continue jusqu’à ce qu’assez de ces personnes aient enregistré une clé, ou jusqu’à ce que l’{ -adjourn } ne soit plus voulu.
arbiter-fetch = L’{ -envelope } vous attend. Ouvrez-la avec votre clé sur sa page : { $url }. Jusque-là, aucune { -clock } ne tourne.
arbiter-fen = La position, en FEN :
arbiter-fen-after = La position après le { -move } annoncé, en FEN :
arbiter-withdrawn = La décision vous revient : répondez par une seule ligne, « arbiter { $game } adjudicate 1-0: » (ou 0-1, 1/2, 0-0), suivie du motif, ou faites remplacer la personne : « arbiter { $game } replace { $side } NAME: », suivi du motif.
arbiter-default = Le camp qui n’a pas rejoint la { -game } au plus tard le { $until } la perd par forfait (FIDE Guidelines I.10).
arbiter-agree-open = Si vous êtes d’accord, répondez par une seule ligne, « arbiter { $game } open ».
arbiter-agree-show = Si vous êtes d’accord, ouvrez l’{ -envelope } sur sa page et indiquez votre motif : { $url }.
arbiter-agree-two = Une ouverture anticipée demande l’accord de deux personnes : le vôtre et celui de l’autre { -arbiter }.
arbiter-clocks = Il vous revient de fixer les temps corrects : « correct_clocks » sur { $url }.
arbiter-flag = Pour mettre fin à la { -game } par la chute du { -flag }, répondez par une seule ligne : « arbiter { $game } flag ».
arbiter-more = Tout ce qui attend un { -arbiter } : { $queue }, ou « postzug arbiter list ». Tout ce qui a été fait ou tenté dans cette { -game } : { $trail }.

## Answers to mails

unanswered = { $count ->
    [one] Un de vos e-mails envoyés depuis le { $since } n’a pas reçu de réponse, car vous aviez eu beaucoup de réponses en peu de temps. Les { -move(case: "plural") } et les commandes clairs qu’il contenait ont été exécutés, le reste ne l’a pas été.
   *[other] Parmi vos e-mails envoyés depuis le { $since }, { $count } n’ont pas reçu de réponse, car vous aviez eu beaucoup de réponses en peu de temps. Les { -move(case: "plural") } et les commandes clairs qu’ils contenaient ont été exécutés, le reste ne l’a pas été.
} Vérifiez la situation actuelle et répétez ce qui manque encore.
next-answer = Vous avez eu beaucoup de réponses en peu de temps. La prochaine réponse viendra donc après le { $at }. Jusque-là, chaque e-mail est lu comme d’habitude, et un { -move } ou une commande clairs y sont exécutés ; ensuite, un e-mail dit que d’autres de vos e-mails n’ont pas reçu de réponse.
next-answer-reach = S’il vous faut de l’aide avant, écrivez à l’équipe du service : { $address }.
next-answer-stranger = Cette adresse a eu plusieurs réponses en peu de temps. La prochaine réponse viendra donc après le { $at }. Les e-mails qui arrivent avant n’ont pas de réponse.
more-lines = ... et { $count ->
    [one] { $count } autre ligne.
   *[other] { $count } autres lignes.
}
more-lines-too-many = ... et { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
}, trop pour un e-mail.
did-you-mean = Vouliez-vous dire { $move } ? Alors répondez à cet e-mail par le mot « { word-yes } », au plus tard le { $until } : le { -move } compte à partir de l’arrivée de votre premier e-mail. Sinon, répondez « { word-no } », ou avec votre { -move } seul sur une ligne.
confirm-public-address = Un e-mail de votre part est arrivé à une adresse qui ne prouve pas qui l’a écrit. Il n’a donc pas encore été traité. Répondez à l’adresse de réponse de nos e-mails, qui le prouve.
confirm-arbiter-act = Un e-mail de votre part avec une décision d’{ -arbiter } est arrivé à l’adresse d’une { -game }. Cette adresse figure dans chaque e-mail de la { -game } qui est cité ou transféré. Votre e-mail n’a donc pas encore été traité.
confirm-other-sender = Un e-mail en votre nom est venu d’une autre adresse que l’adresse enregistrée : { $from }. Il n’a pas encore été traité.
author-unproved = Un e-mail en votre nom est arrivé à votre adresse de réponse. Vos réglages demandent plus de preuves de son origine qu’il n’en apporte ; il n’a donc pas encore été traité.
confirm-how = Est-il de vous ? Alors répondez à cet e-mail par le mot « { word-yes } », au plus tard le { $until }. Il compte alors à partir de sa première arrivée. Sinon, répondez « { word-no } », ou ne faites rien.

## A new account

join-confirm = Voulez-vous un compte ici, sous le nom { $name } ? Alors répondez à cet e-mail par le mot « { word-yes } », au plus tard le { $until }. Pour un autre nom, répondez par une seule ligne, par exemple « { command-join } Anna Berg ». Si vous ne l’avez pas demandé, ne faites rien : sans votre oui, aucun compte n’est créé et votre e-mail est supprimé.
join-name = Sous quel nom voulez-vous jouer ? Répondez à cet e-mail par une seule ligne, par exemple « { command-join } Anna Berg ». Votre compte est ainsi créé si cette réponse arrive au plus tard le { $until }. Si vous ne l’avez pas demandé, ne faites rien.
code-sign-up = Votre code pour créer votre compte :
code-sign-in = Votre code pour vous connecter :
code-change-address = Votre code pour utiliser désormais cette adresse :
code-asked-by = Demande faite depuis : { $device }.
code-browser = un navigateur
code-how = Entrez-le là où vous l’avez demandé ; il ne sert qu’une fois. Durée de validité : { $valid }. Si vous ne l’avez pas demandé, ne faites rien : sans le code, rien ne se passe. Personne chez { $site } ne vous le demandera jamais.
code-subject = Votre code pour { $site }
account-subject = Votre compte sur { $site }

## Digests

digest-subject = { $site } : { $count ->
    [0] ce qui s’est passé dans vos { -game(case: "plural") }
    [one] à vous de jouer dans 1 { -game }
   *[other] à vous de jouer dans { $count } { -game(case: "plural") }
}
digest = { $count ->
    [0] Vous n’avez à jouer dans aucune { -game }.
    [one] Vous avez à jouer dans 1 { -game }.
   *[other] Vous avez à jouer dans { $count } { -game(case: "plural") }, l’{ -deadline } la plus proche en premier.
}
digest-game = { $game } { $white } - { $black }
digest-until = Votre { -move } { $number } : jusqu’au { $until } (il reste { $left }).
digest-move = Pour jouer, écrivez à cette adresse, par exemple : { $example }
digest-write = Pour écrire au sujet de cette { -game }, utilisez cette adresse :
digest-more = { $count ->
    [one] Il y a encore 1 autre { -game }. Écrivez « { command-games } » pour une liste de toutes.
   *[other] Il y a encore { $count } autres { -game(case: "plural") }. Écrivez « { command-games } » pour une liste de toutes.
}

## Challenges

challenge = { $other } vous défie pour une { -game } : { $terms }.
challenge-how = Répondez au plus tard le { $until } à cet e-mail par une seule ligne, « { command-accept-challenge } { $challenge } » ou « { command-decline-challenge } { $challenge } ».
challenge-declined = { $other } a refusé votre défi { $challenge } ({ $terms }).
challenge-withdrawn = { $other } a retiré le défi { $challenge }. Vous n’avez rien à faire.
challenge-subject = [{ $challenge }] { $other } vous défie
challenge-declined-subject = [{ $challenge }] { $other } a refusé votre défi
challenge-withdrawn-subject = [{ $challenge }] { $other } a retiré le défi
challenge-you-white = vous jouez avec les { -white }
challenge-you-black = vous jouez avec les { -black }
challenge-colours-drawn = les couleurs sont tirées au sort au début de la { -game }
terms-public-sentence = { $plies ->
    [0] Tout le monde peut lire les { -move(case: "plural") } sans compte.
    [one] Tout le monde peut lire les { -move(case: "plural") } sans compte, avec { $plies } demi-{ -move } de retard.
   *[other] Tout le monde peut lire les { -move(case: "plural") } sans compte, avec { $plies } demi-{ -move(case: "plural") } de retard.
}
start-chess960 = position Chess960 { $number }
start-from = position de départ { $fen }
start-drawn-chess960 = une position Chess960 tirée au sort au début de la { -game }

## The regulations of a game that are not the usual ones

terms-claim-after = La { -draw } peut être réclamée quand chaque camp a joué { $moves } { -move(case: "plural") } sans prise ni { -move } de pion.
terms-not-automatic = La répétition et les { -move(case: "plural") } sans prise ni { -move } de pion ne mettent fin à la { -game } que sur { -claim }.
terms-wrong-claim = { $days ->
    [0] Si une { -claim } n’est pas fondée, l’{ -opponent } ne gagne pas de temps.
    [one] Si une { -claim } n’est pas fondée, l’{ -opponent } gagne un jour pour le prochain { -move }.
   *[other] Si une { -claim } n’est pas fondée, l’{ -opponent } gagne { $days } jours pour le prochain { -move }.
}
terms-offer-again = { $moves ->
    [one] Après une { -draw-offer }, il faut jouer un { -move } avant d’en faire une autre.
   *[other] Après une { -draw-offer }, il faut jouer { $moves } { -move(case: "plural") } avant d’en faire une autre.
}
terms-illegal-gains = { $days ->
    [one] Si un { -move } est { -illegal }, l’{ -opponent } gagne un jour pour le prochain { -move }.
   *[other] Si un { -move } est { -illegal }, l’{ -opponent } gagne { $days } jours pour le prochain { -move }.
}
terms-illegal-loses = { $count ->
    [one] Un camp perd la { -game } à son premier { -move } { -illegal }.
   *[other] Un camp perd la { -game } à son { ordinal }e { -move } { -illegal }.
}
terms-ambiguous-gains = { $days ->
    [one] Si un { -move } est ambigu, l’{ -opponent } gagne un jour pour le prochain { -move }.
   *[other] Si un { -move } est ambigu, l’{ -opponent } gagne { $days } jours pour le prochain { -move }.
}
terms-ambiguous-loses = { $count ->
    [one] Un camp perd la { -game } à son premier { -move } ambigu.
   *[other] Un camp perd la { -game } à son { ordinal }e { -move } ambigu.
}
terms-appeal = { $days ->
    [0] Aucun des deux camps ne peut faire { -appeal } d’une décision de l’{ -arbiter }.
    [one] Un camp peut faire { -appeal } d’une décision de l’{ -arbiter } dans un délai d’un jour.
   *[other] Un camp peut faire { -appeal } d’une décision de l’{ -arbiter } dans un délai de { $days } jours.
}
terms-takeback = L’{ -arbiter } peut permettre de reprendre un { -move } écrit par mégarde.
terms-arbiters = { $n ->
    [one] Une personne est désignée pour l’arbitrage de cette { -game } : { $accounts }.
   *[other] { $n } personnes sont désignées pour l’arbitrage de cette { -game } : { $accounts }.
}
terms-session = { $days ->
    [one] Après une séance d’un jour, le camp au trait met son { -move } sous { -envelope }.
   *[other] Après une séance de { $days } jours, le camp au trait met son { -move } sous { -envelope }.
}
terms-resumes = { $days ->
    [one] Une { -game } { -adjourn(form: "feminine") } { -resume(form: "present") } un jour après la mise sous { -envelope }, sauf accord contraire.
   *[other] Une { -game } { -adjourn(form: "feminine") } { -resume(form: "present") } { $days } jours après la mise sous { -envelope }, sauf accord contraire.
}
terms-opponent-chooses = Si un { -sealed-move } a deux lectures, l’{ -opponent } en choisit une.
terms-check-in = Les deux camps signalent leur présence avant la { -resume } d’une { -game } { -adjourn(form: "feminine") }.
terms-default = { $days ->
    [0] Un camp qui n’a pas rejoint la { -game } à l’heure de la { -resume } perd.
    [one] Un camp qui n’a pas rejoint la { -game } un jour après l’heure de la { -resume } perd.
   *[other] Un camp qui n’a pas rejoint la { -game } { $days } jours après l’heure de la { -resume } perd.
}
terms-holders = { $needed ->
    [one] Pour ouvrir une { -envelope }, une seule clé de ces { -arbiter(case: "plural") } suffit : { $accounts }.
   *[other] Pour ouvrir une { -envelope }, il faut réunir { $needed } clés de ces { -arbiter(case: "plural") } : { $accounts }.
}
terms-early = Pour ouvrir une { -envelope } avant l’heure, il faut l’accord de deux { -arbiter(case: "plural") }.
terms-free-weekdays = Aucune { -clock } ne tourne les jours suivants de chaque semaine : { $weekdays }.
terms-free-dates = Aucune { -clock } ne tourne les jours suivants : { $dates }.
terms-free-night = Aucune { -clock } ne tourne de { $from } à { $until }, dans le fuseau horaire du camp à qui elle appartient.
terms-leave = { $days ->
    [one] Chaque camp peut prendre un jour de congé par année civile.
   *[other] Chaque camp peut prendre { $days } jours de congé par année civile.
}
terms-leave-ahead = { $days ->
    [one] Un congé doit être déclaré au moins un jour à l’avance.
   *[other] Un congé doit être déclaré au moins { $days } jours à l’avance.
}
terms-leave-moves = Un camp peut jouer pendant son congé.
terms-silence = Un camp qui ne joue aucun { -move } pendant { $days } jours perd la { -game }, sauf s’il a déclaré qu’il réfléchit encore. Jours après lesquels arrivent des rappels : { $reminders }.
terms-flag-claimed = Quand un { -flag } tombe, c’est à l’{ -opponent } ou à l’{ -arbiter } de mettre fin à la { -game } pour cette raison. Jusque-là, un { -move } compte encore.
terms-flag-arbiter = Quand un { -flag } tombe, c’est à l’{ -arbiter } seulement de mettre fin à la { -game } pour cette raison. Jusque-là, un { -move } compte encore.
terms-tablebase = Avec au plus { $men } pièces sur l’échiquier, un camp peut faire une { -claim } d’après une { -tablebase }. { $fifty ->
    [yes] La règle des cinquante { -move(case: "plural") } y est prise en compte.
   *[no] La règle des cinquante { -move(case: "plural") } n’y est pas prise en compte.
}
terms-undecided = { $days ->
    [one] L’{ -arbiter } a un jour pour trancher une { -claim } qu’aucune { -tablebase } d’ici ne couvre.
   *[other] L’{ -arbiter } a { $days } jours pour trancher une { -claim } qu’aucune { -tablebase } d’ici ne couvre.
}
terms-adjudication = Un camp peut demander à l’{ -arbiter } de décider du résultat de la { -game } d’après des analyses. { $stops ->
    [yes] Aucune { -clock } ne tourne jusqu’à la décision.
   *[no] La { -game } continue jusqu’à la décision.
}
terms-adjudicated = { $days ->
    [one] L’{ -arbiter } a un jour pour décider d’après les analyses.
   *[other] L’{ -arbiter } a { $days } jours pour décider d’après les analyses.
}
terms-annulled = { $moves ->
    [one] Si un camp se retire avant que les deux camps aient joué un { -move }, la { -game } est invalidée.
   *[other] Si un camp se retire avant que les deux camps aient joué { $moves } { -move(case: "plural") }, la { -game } est invalidée.
}
terms-withdrawn = Quand un camp se retire, la { -game } reste à l’arrêt jusqu’à ce que l’{ -arbiter } prononce l’adjudication ou que quelqu’un d’autre continue.
terms-silent = Perdre par silence la moitié de ses { -game(case: "plural") } d’un tournoi vaut retrait de ce tournoi.
terms-conditions-visible = L’{ -opponent } voit les { -move(case: "plural") } conditionnels avant qu’ils soient joués.
terms-protection = Après les { -move(case: "plural") } avec incrément, un camp à qui il reste moins de trois jours en tout passe à trois jours.

## Receipts of the log

receipt = L’{ -envelope } qui contient le { -move } de la { -game } { $game } est dans le journal de tous les événements, à l’entrée { $entry }. Désormais, personne, nous compris, ne peut la modifier, ni l’heure où elle a été { -seal(form: "feminine") }, sans que cet e-mail prouve le changement. Gardez cet e-mail : le fichier joint, { $file }, est la preuve. Il ne révèle pas le { -move }.
receipt-how-to-check = Un contrôle est possible sans nous et hors connexion, par l’{ -arbiter } : avec le script verify.sh, qui ne demande que bash, awk et openssl, ou avec bash et openssl seuls, comme l’explique « A receipt by hand » dans docs/internals/log.md. Prenez le script dans votre propre copie de Postzug (« postzug audit script »), jamais chez la personne qui vous montre la preuve. Son SHA-256 est :
receipt-entry = L’entrée de l’{ -envelope } dans le journal :
receipt-hashes = Et ces empreintes mènent de cette entrée à la racine signée ci-dessous :

## Mail that is passed on to the operator

passed-on = Cet e-mail est arrivé à { $mailbox }@. Provenance : { $from }. Une réponse va à la personne qui l’a écrit, pas à nous. C’est l’e-mail { $number } de la boîte de réception : « postzug inbox show { $number } --raw » affiche tout ce qui en est conservé.
passed-on-no-address = une personne sans adresse simple
passed-on-shortened = ... (abrégé)
passed-on-header = Son en-tête :

## Below every mail

# The subject of a mail about a game, behind "[G42] Anna - Boris: ". A reply repeats it, so it has no digit but that of the
# move and the time, and no word of sealing.
subject-your-mail = Votre e-mail à { $site }
subject-your-move = votre { -move } { $number }
subject-their-move = à { $name } de jouer ({ $number })
subject-draw-offered = { $state }, { -draw } proposée
subject-left = { $state }, il reste { $left }
subject-you-won = { -game } terminée, vous avez gagné
subject-you-lost = { -game } terminée, vous avez perdu
subject-white-won = { -game } terminée, les { -white } ont gagné
subject-black-won = { -game } terminée, les { -black } ont gagné
subject-both-lost = { -game } terminée, les deux camps ont perdu
subject-drawn = { -game } terminée, { -draw }
subject-no-result = { -game } terminée, pas de résultat
subject-adjourned-yours = { -game } { -adjourn(form: "feminine") }, votre { -clock } tourne
subject-adjourned = { -game } { -adjourn(form: "feminine") }
subject-undecided = l’{ -arbiter } décide
subject-for-arbiter = pour l’{ -arbiter }
subject-question = veuillez répondre
subject-receipt = votre reçu
from-name = { $name } via { $site }
footer-player = Cet e-mail est destiné à { $name } et concerne la { -game } { $game }.
footer-account = Cet e-mail est destiné à { $name } et concerne un compte sur ce service.
footer-stranger = Si vous n’avez pas demandé cet e-mail, n’en tenez pas compte.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = note { $number }
heard-notes = Le fichier joint { $file } contient le texte de chaque note, sous son numéro.
footer-log = Le texte ci-dessous est pour les programmes : la tête signée de notre journal.
footer-log-and-pgn = Le texte ci-dessous est pour les programmes : la tête signée de notre journal, et la { -game } (PGN).
footer-pgn = Le texte ci-dessous est pour les programmes d’échecs : la { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Votre retrait n’a pas été pris en compte. Si vous le voulez, écrivez : { command-withdraw-from-all-games-yes }: et pourquoi
hint-withdraw-event = Votre retrait n’a pas été pris en compte. Si vous le voulez, écrivez : { command-withdraw-from-event-yes }: et pourquoi
hint-appeal = Écrivez le numéro de la décision et vos raisons : { command-appeal } 17: je n’ai reçu aucun avis
hint-colours = Vous avez indiqué plus d’une couleur. Écrivez l’un de ces mots : { word-white }, { word-black }, { word-random }
hint-controls = Vous avez indiqué plus d’une cadence. Écrivez-en une seule
hint-starts = Vous avez indiqué plus d’une position de départ. Écrivez 960 une seule fois
hint-limit = Le temps de réflexion va de 1 à 60 jours par { -move }
hint-bare-length = « { $text } » peut être une limite par { -move } ou un temps pour plusieurs { -move(case: "plural") } ; aucune { -game } n’a donc été proposée. Par { -move }, écrivez : { $days } { word-days } { word-a-move }. Pour 10 { -move(case: "plural") }, écrivez : 10/{ $length }. Pour toute la { -game }, écrivez : { $length } { word-in-all }
hint-chess960 = Les positions Chess960 portent les numéros 0 à 959
hint-control = Cette cadence est hors limites : voyez docs/arbitrate/clocks.md
hint-move = Écrivez le { -move } après le mot, par exemple : { command-move } 5254
hint-claim = Écrivez : { command-claim-threefold }, ou : { command-claim-fifty }
hint-claim-announced = Écrivez : { command-claim-threefold }, ou : { command-claim-fifty } ; si vous annoncez un { -move }, écrivez-le après
hint-challenge-number = Écrivez le numéro du défi, par exemple : { command-accept-challenge } C7
hint-leave-all = Écrivez le premier et le dernier jour : { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Écrivez le premier et le dernier jour : { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Écrivez le premier jour du congé : { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Écrivez le premier jour du congé : { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Vos { -move(case: "plural") } conditionnels n’ont pas été enregistrés : on ne voit pas clairement où l’un d’eux se termine ou ce qu’il veut dire, à cause d’une virgule à la fin de sa ligne, d’une ligne en retrait ou peut-être coupée par votre programme de messagerie, ou d’autres mots autour des { -move(case: "plural") }. Ce qui était enregistré avant reste. Écrivez chacun, dès son premier { -move }, sur une ligne à lui, par exemple : { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125 ; sans virgule à la fin et avec une ligne vide entre deux. Quand une ligne longue doit continuer sur la suivante, coupez-la après « { command-then } »
hint-no-move = Aucun { -move } n’a été joué. Écrivez le vôtre seul sur une ligne
hint-challenge = Écrivez : { command-challenge } NOM, et si vous voulez : { word-white } ou { word-black }, 5 { word-days } ou une autre cadence, 960
hint-seek = Écrivez : { command-seek }, et si vous voulez : { word-white } ou { word-black }, 5 { word-days } ou une autre cadence, 960
hint-other-language = C’est une commande dans une autre langue ({ $language }), donc rien n’a été fait. Écrivez-la dans votre langue ou en anglais, ou choisissez cette langue par une ligne à part : { command-language } { $tag }
hint-set = Écrivez par exemple : { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, ou : { command-set-acknowledge } { word-off }
hint-letters = Écrivez : { command-set-letters }, suivi du nom d’une langue dans cette langue même, par exemple : { command-set-letters } Deutsch
hint-pgn = Écrivez : { command-set-pgn } { word-attached }, ou : { command-set-pgn } { word-not-attached }
hint-pgn-which = Écrivez « { command-pgn } » pour cette { -game }, « { command-pgn } G42 » pour la { -game } de ce numéro, « { command-pgn-all } » pour toutes vos { -game(case: "plural") }, ou : { command-pgn-all-before } G42
hint-calendar = Écrivez : { command-set-calendar } { word-attached }, ou : { command-set-calendar } { word-not-attached }
hint-mail = Écrivez : { command-set-mail } { format-html }, ou : { command-set-mail } { format-text }
hint-on-off = Ajoutez « { word-on } » ou « { word-off } », par exemple : { command-set-board } { word-off }
hint-adjudicate = Écrivez « { command-adjudicate-win } » ou « { command-adjudicate-draw } », puis une ligne avec « { command-analysis }: » et votre analyse en dessous
hint-analysis-cut = Une partie de l’analyse ressemble à une citation ou à une signature. Mettez à la fin une ligne avec seulement un point, et envoyez-la de nouveau ; elle est alors prise en entier, mot pour mot
needs-game = Cela demande une { -game } : répondez à un e-mail sur la { -game }.
message-cut = Votre message dépasse { $most } caractères. Votre { -opponent } le reçoit jusque-là : envoyez le reste dans un autre message.
unsent-words = Votre { -move } est joué. Les autres mots de votre e-mail n’ont été envoyés à personne : pour votre { -opponent }, écrivez-les sous une ligne « { command-message }: » placée sous votre { -move }, ou sur une ligne après « { command-say } ».
hint-notices = Écrivez : { command-notices-off }, ou : { command-notices-on }, et un ou plusieurs de ces mots : { $kinds }
not-in-digests = Les notifications de type « { $kind } » n’arrivent dans aucun récapitulatif.
hint-digests = Les notifications de ces types peuvent attendre un récapitulatif : { $kinds }. Écrivez par exemple : { command-notices-daily } { kind-messages }
hint-digest = Écrivez l’heure de vos récapitulatifs, dans votre fuseau horaire, par exemple : { command-set-digest } 08:00, ou avec le jour du récapitulatif hebdomadaire : { command-set-digest } { weekday-monday } 08:00
hint-quiet = Écrivez vos heures sans e-mail, dans votre fuseau horaire, par exemple : { command-set-quiet } 22:00-07:00, ou : { command-set-quiet } { word-off }
hint-notation = Écrivez : { command-set-notation }, et l’un de ces mots : { $notations }

## Settings and games

settings = Vos réglages actuels, chacun comme vous l’écrivez pour le changer :
settings-line = {"  "}{ $command } { $value }
settings-explained = « { command-set-board } » : un dessin de l’échiquier dans chaque e-mail. « { command-set-pgn } { word-attached } » : la { -game } en fichier pour votre programme d’échecs, dans chaque e-mail. « { command-set-acknowledge } » : un e-mail pour chacun de vos propres { -move(case: "plural") } ; c’est la même chose que les notifications de type « { kind-acknowledgements } ». Les notifications de ces types arrivent toujours, car sans elles une { -game } ou votre compte pourraient être perdus : { $needed }. Le degré de certitude demandé pour un e-mail de votre part ne se change que sur { $url }.
games-none = Vous n’avez pas de { -game } en cours. Écrivez « { command-seeks } » pour voir qui en cherche une, ou : { command-challenge } NOM
games-over-none = Aucune de vos { -game(case: "plural") } n’est terminée.
games-over = {"  "}{ $game } { $white } - { $black } : { $result } { $how }, { $at }
games-over-more = Pour les précédentes, écrivez : { command-games-over-before } { $game }
games-over-pgn = Pour une { -game } en fichier (PGN), écrivez par exemple : { command-pgn } { $game } ; pour toutes vos { -game(case: "plural") } : { command-pgn-all }
pgn-attached = La { -game } est jointe ({ $file }).
pgn-all-none = Vous n’avez pas de { -game(case: "plural") }, ou aucune avant celle-là.
pgn-all-attached = { $count ->
    [one] { $count } de vos { -game(case: "plural") } est jointe ({ $file }).
   *[other] { $count } de vos { -game(case: "plural") }, à partir de la plus récente, sont jointes ({ $file }).
}
pgn-all-more = Pour les précédentes, écrivez : { command-pgn-all-before } { $game }
pgn-no-room = Il n’y a pas de place pour cela à côté des autres fichiers de cette réponse. Écrivez cette ligne dans un e-mail à part.
games-your-move = {"  "}{ $game } { $white } - { $black } : à vous de jouer
games-your-move-until = {"  "}{ $game } { $white } - { $black } : à vous de jouer, jusqu’au { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black } : ce n’est pas à vous de jouer
games-not-your-move-until = {"  "}{ $game } { $white } - { $black } : ce n’est pas à vous de jouer ; votre { -opponent } a jusqu’au { $until }

calendar-mailed = L’adresse de votre calendrier arrive dans un e-mail à part.
calendar-revoked = Votre calendrier n’a plus d’adresse. Les programmes qui y étaient abonnés n’affichent plus rien de nouveau.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Échecs : { $site }
calendar-move = { $game } : votre { -move } { $number } contre { $opponent }
calendar-seal = { $game } : mettez sous { -envelope } votre { -move } { $number } contre { $opponent }
calendar-deadline = Votre { -clock } tourne jusqu’à l’heure de cette entrée.
calendar-last-move = Dernier { -move } adverse : { $move }.
calendar-resumption = { $game } : { -resume } contre { $opponent }
calendar-resumption-latest = La { -game } { -adjourn(form: "feminine") } { -resume(form: "present") } au plus tard à l’heure de cette entrée.
calendar-leave = En congé
unsubscribe-title = Notifications par e-mail
unsubscribe-ask = Voulez-vous cesser de recevoir des e-mails de ce type : { $kinds } ? Toutes les autres notifications restent inchangées.
unsubscribe-button = Désactiver
unsubscribe-done = Vous ne recevrez plus d’e-mails de ce type : { $kinds }. Pour les réactiver, écrivez au service par e-mail : { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = Les { -move(case: "plural") } par e-mail sont désactivés dans vos réglages. Rien n’a été fait.
mail-unreadable = Votre e-mail n’a pas pu être lu ; rien de son contenu n’a donc été fait. Sa structure ne permet pas de le lire sans risque : trop d’éléments, ou des e-mails dans des e-mails. Envoyez-le de nouveau en texte brut, sans pièces jointes.
mail-before-restoration = Votre e-mail répond à un e-mail écrit avant que le service ne soit restauré à partir d’une sauvegarde, et la { -game } était peut-être alors dans une autre situation. Rien n’a été fait. Regardez la { -game } telle qu’elle est maintenant (répondez « { command-show } »), et répondez à cet e-mail-ci.
mail-of-lost-game = Votre e-mail concerne une { -game } commencée après la sauvegarde à partir de laquelle le service a dû être restauré. Les données de cette { -game } ont disparu. Rien n’a été fait.
mail-disowned = Un e-mail à votre adresse de réponse a été mis de côté, et rien de son contenu n’a été fait : le domaine indiqué comme origine dit qu’il ne vient pas de là (DMARC). Si vous l’avez écrit, envoyez-le par le serveur de votre propre fournisseur de messagerie, ou demandez à l’équipe du service de libérer l’e-mail { $mail } ; il compte alors à partir de son arrivée.
mail-nothing-waits = Plus aucun e-mail n’attend votre oui ou votre non : il a déjà reçu une réponse, ou il a attendu trop longtemps. Rien n’a été fait maintenant.
mail-no-yes = Votre réponse n’a ni « { word-yes } » ni « { word-no } » seul sur une ligne ; l’e-mail en question attend donc toujours. Répondez de nouveau à la question, par ce seul mot.
mail-answer-from-elsewhere = Une réponse à la question sur votre e-mail est venue de { $from }. Ce n’est pas l’adresse de votre compte ; la réponse ne compte donc pas, et l’e-mail attend toujours. Envoyez la réponse depuis l’adresse de votre compte : « { word-yes } » ou « { word-no } », seul sur une ligne, en réponse à la question.
mail-not-played = Rien n’a été joué. Répondez à cet e-mail avec votre { -move } seul sur une ligne.
mail-yes-and-more = Votre réponse dit oui et encore autre chose ; rien n’a donc été joué. Répondez « { word-yes } » et rien d’autre, ou avec votre { -move } seul sur une ligne.
mail-another-waits = Un second e-mail est arrivé, qui n’est peut-être pas de vous. Une question vous a déjà été posée sur le premier ; rien n’a donc été fait du second. Répondez à la question sur le premier par « { word-yes } » ou « { word-no } », ou écrivez depuis votre propre adresse.
mail-to-public-address = Vous avez un compte ici, et votre nom est { $name }. Votre e-mail est arrivé à { $mailbox }@, ce qui ne prouve pas qui l’a écrit ; rien de son contenu n’a donc été fait. Répondez à cet e-mail avec vos commandes : son adresse de réponse n’est qu’à vous.
mail-of-stranger = Ici { $site }, où l’on joue par e-mail aux échecs par correspondance. Cette adresse n’a pas de compte ici. Pour en avoir un, répondez à cet e-mail (ou écrivez à { $address }) par une seule ligne : « { command-join } » et le nom que les autres verront, par exemple « { command-join } Anna Berg ». Vous recevez un e-mail qui demande si c’était bien vous ; après votre oui, tout se fait par e-mail : trouver une { -game }, jouer, changer les réglages. En savoir plus : { $url }
join-unclear = Votre réponse n’a ni « { word-yes } », ni un nom après le mot « { command-join } ».
mail-not-a-player = Vous ne jouez pas la { -game } { $game }. Rien n’a été fait.
not-understood = Non compris.
question-several = J’ai trouvé plus d’un { -move } dans votre e-mail : { $lines }. Rien n’a été joué. Répondez avec un seul { -move }, seul sur une ligne.
question-in-prose = J’ai vu ce qui peut être un { -move } parmi d’autres mots : { $lines }. Rien n’a été joué. Écrivez le { -move } seul sur une ligne.
question-other-number = Le numéro devant votre { -move } n’est pas celui de votre prochain { -move } : { $lines }. Rien n’a été joué.
question-taken-back = J’ai lu ce qui peut annuler le reste de votre e-mail : { $lines }. Rien n’a été fait.
question-names-another-game = Votre e-mail est arrivé à l’adresse d’une autre { -game } que celle qu’il nomme : { $lines }. Rien n’a été fait.
question-in-signature = Sous la ligne où commence votre signature, j’ai vu ce qui peut être un { -move } : { $lines }. Une signature n’est pas lue ; rien n’a donc été joué.
question-in-subject = Je n’ai pas trouvé de { -move } dans le texte de votre e-mail ; dans son objet, j’ai vu : { $lines }. Rien n’a été joué.
question-in-other-letters = Je n’ai pas trouvé de { -move } avec vos lettres de pièces, mais j’en ai trouvé un avec celles d’une autre langue : { $lines }. Rien n’a été joué. Pour que vos { -move(case: "plural") } soient désormais lus ainsi, écrivez par exemple : { command-set-letters } Deutsch
question-in-cyrillic = Votre e-mail contient des lettres cyrilliques qui ressemblent à des lettres latines : { $lines }. Les cases s’écrivent en lettres latines ; rien n’a donc été joué. Écrivez ainsi votre { -move } : { $moves }
question-contradiction = Votre e-mail demande des choses qui s’excluent : { $lines }. Rien n’a été fait. Répondez avec l’une d’elles.
question-in-message = Le message à votre { -opponent } contient une ligne qui est un { -move } ou une commande : { $lines }. Rien n’a été fait et rien n’a été envoyé. Écrivez-la au-dessus du message.
question-below-text = Sous le texte d’un { -appeal }, d’un retrait ou d’une décision d’{ -arbiter } se trouve ce qui peut être un { -move } ou une commande, ou une partie du texte : { $lines }. Rien n’a été fait. Si cela fait partie du texte, mettez à sa fin une ligne avec seulement un point, et envoyez-le de nouveau ; sinon, écrivez-le au-dessus du texte ou dans un e-mail à part.
question-other-game = La { -game } que vous avez renvoyée ne continue pas la { -game } inscrite par exactement un demi-{ -move }. Rien n’a été joué.
game-has-no-new-move = La { -game } que vous avez renvoyée n’a aucun { -move } qui ne soit déjà inscrit dans l’historique. Rien n’a été joué.
question-game-attached = J’ai trouvé une { -game } jointe (PGN) et pas de { -move } dans le texte de votre e-mail. Elle ne continue pas cette { -game } par exactement un demi-{ -move }, ou ne porte pas son numéro (CmailGameName) ; rien n’a donc été fait. Écrivez votre { -move } seul sur une ligne dans le texte, par exemple 5254 ou e4.
question-several-games = Votre e-mail est adressé à plusieurs { -game(case: "plural") }, et les mêmes mots peuvent y être un { -move } dans chacune ; rien n’a donc été fait dans celle-ci. Écrivez pour chaque { -game } à part : répondez à son propre e-mail.
question-too-many = Votre e-mail contient plus de dix commandes. Rien n’a été fait.
question-nothing = Je n’ai trouvé ni { -move } ni commande dans votre e-mail. Rien n’a été fait. Écrivez votre { -move } ou une commande seuls sur une ligne, au-dessus de toute citation.
question-sealing = Votre e-mail parle d’un { -sealed-move }, et ce qui peut être un { -move } s’y trouve sans « { command-seal } » devant. Rien n’a été mis sous { -envelope } et rien n’a été joué. Pour mettre le { -move } sous { -envelope }, écrivez « { command-seal } » et le { -move } sur une seule ligne.
question-sealing-or-play = Votre e-mail parle d’un { -sealed-move }, et ce qui peut être un { -move } s’y trouve sans « { command-seal } » devant. Rien n’a été mis sous { -envelope } et rien n’a été joué. Pour mettre le { -move } sous { -envelope }, écrivez « { command-seal } » et le { -move } sur une seule ligne. Pour le jouer, envoyez le { -move } seul, sans mots comme « { -envelope } » ou « brouillon » dans le texte ou dans l’objet.
question-sealing-play = Votre e-mail parle d’un { -sealed-move }, et ce qui peut être un { -move } s’y trouve sans « { command-seal } » devant. Rien n’a été mis sous { -envelope } et rien n’a été joué. Rien ne peut être mis sous { -envelope } maintenant. Pour jouer le { -move }, envoyez-le seul, sans mots comme « { -envelope } » ou « brouillon » dans le texte ou dans l’objet.
your-clock-goes-on = Votre { -clock } continue de tourner.
not-repeated = (non répété)
quoted = « { $text } »

## Answers to commands

only-arbiters-see = Cela n’est montré qu’à l’{ -arbiter }, et pour une { -game } qui existe.
needs-own-game = Cela demande une { -game } que vous jouez : répondez à un e-mail sur la { -game }.
rematch-too-early = La { -game } { $game } n’est pas encore terminée. Redemandez après sa fin.
arranged = C’est convenu.
arranged-game = La { -game } { $game } a commencé ; un e-mail suit.
arranged-seek = Votre recherche { $challenge } est ouverte : la première personne qui l’accepte joue. Pour la retirer, écrivez : { command-withdraw } { $challenge }
arranged-challenge = Votre défi { $challenge } est en route. Pour le retirer, écrivez : { command-withdraw } { $challenge }
arranged-withdrawn = Retrait effectué : { $challenge }. Plus personne ne peut l’accepter.
arranged-declined = Vous avez refusé { $challenge }. L’autre personne reçoit un e-mail.
nothing-changed = Rien n’a été modifié.
everywhere-leave = Vous êtes en congé du { $first } au { $last }. Cela vaut dans { $count } de vos { -game(case: "plural") }, sur { $games }.
everywhere-no-leave = Votre congé à partir du { $first } est annulé. Cela vaut dans { $count } de vos { -game(case: "plural") }, sur { $games }.
everywhere-done = C’est fait dans { $count } de vos { -game(case: "plural") }, sur { $games }.
everywhere-refused = { $game } : { $refusal }
resumes-at = La { -game } { -resume(form: "present") } le { $at }.
done-nothing = Rien n’a changé : c’était déjà ainsi.
done-recorded = C’est inscrit dans l’historique de la { -game }.
done-event = C’est l’événement { $event } de la { -game } { $game }.
hint-accept-offer = Votre { -opponent } a déjà proposé la { -draw } : écrivez « { command-accept } » pour l’accepter.
hint-offer-with-move = La { -draw } se propose avec un { -move } : écrivez le { -move } sur la ligne au-dessus.
hint-accept-which = La { -draw } et l’{ -adjourn } sont proposés tous les deux : écrivez « { command-accept-draw } » ou « { command-adjourn } ».
hint-resign = Vous n’avez pas { -resign(form: "participle") }. Si vous le voulez, écrivez : { command-resign } { $game }
hint-resign-other = Cette adresse est celle de la { -game } { $game }. Pour l’{ -resign }, écrivez : { command-resign } { $game }
sealed-not-one-move = Ce n’est pas exactement un { -move } légal ici. Rien n’a été mis sous { -envelope } ; ce que vous avez écrit n’est pas répété.
message-on-record = Le message sous le { -move } est déjà inscrit dans l’historique ; il n’a donc pas été envoyé de nouveau.
pace = { $name } : { -move(case: "plural") } { $moves }, dont { $recent } dans les 30 derniers jours, le dernier { $last } ; temps utilisé { $used }, décompté { $charged } ; par { -move } { $mean } en moyenne, { $median } ou moins pour la moitié d’entre eux, au plus { $longest } (demi-{ -move } { $longest_at }) ; { $last_ten } pour les dix derniers ; { $thinking } pour ce { -move }.
pace-none = aucun
seek-of = { $challenge } : { $name }, { $terms }
seek-of-yours = { $challenge } : { $name } (la vôtre), { $terms }
seeks-none = Il n’y a pas de recherches ouvertes.
seeks-how = Pour en accepter une, écrivez par exemple : { command-accept-challenge } { $challenge }
seek-plays-white = joue avec les { -white }
seek-plays-black = joue avec les { -black }
seek-colours-drawn = couleurs tirées au sort
seek-set-position = à partir d’une position donnée
seek-chess960 = Chess960
no-legal-move = Il n’y a pas de { -move } légal.
last-move = Le dernier { -move } était { $move }.
no-move-made = Aucun { -move } n’a encore été joué.
status-flag = Chute du { -flag } ({ $name }) le { $at } ; jusqu’à la { -claim }, un { -move } compte encore.
status-moves = { $name } a jusqu’au { $at } pour jouer
status-no-clock = Aucune { -clock } ne tourne.
conditions-given-none = Vous n’avez donné aucun { -move } conditionnel.
conditions-given = Vous avez donné des { -move(case: "plural") } conditionnels. Lignes : { $count }. Les voici :
conditions-of-opponent = Ceux de votre { -opponent }, que vous pouvez voir dans cette { -game } :

## Help: a message is what a player writes, its .about says what it does

help = Répondez à un e-mail sur une { -game }. Chaque commande est seule sur une ligne.
help-below = Tout ce qui est sous une ligne « -- » n’est pas lu.
help-section-game = Votre { -move }, et la fin d’une { -game } :
help-section-shown = Pour voir :
help-section-time = Temps et congés :
help-section-adjournment = { -adjourn(form: "Noun") } :
help-section-lobby = Nouvelles { -game(case: "plural") }, et retrait :
help-section-settings = Réglages :
help-as-arbiter = Pour l’{ -arbiter }.
help-e2e4 = e2e4 ou Nf3 ou 5254
    .about = votre { -move }, dans n’importe quelle notation
help-5254 = 5254 (=)
    .about = votre { -move } avec une { -draw-offer }
help-accept = { command-accept } / { command-decline }
    .about = la { -draw } proposée
help-resign = { command-resign-yes }
    .about = { -resign } la { -game }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = réclamer la { -draw } ; si vous annoncez un { -move }, écrivez-le après : { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = réclamer la chute du { -flag } de votre { -opponent }
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = d’après une { -tablebase }, si le règlement le permet
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = demander à l’{ -arbiter } de trancher, si le règlement le permet ; en dessous, une ligne avec « { command-analysis }: » et votre analyse
help-if = { command-if } 5755 { command-then } 7163
    .about = votre réponse à un { -move } de votre { -opponent }, à l’avance ; plusieurs lignes forment un arbre ; « { command-conditions } » les montre, « { command-no-conditions } » les retire
help-say = { command-say } TEXTE
    .about = un message à votre { -opponent } ; pour plusieurs lignes : sous une ligne « { command-message }: », sous votre { -move } ou à part
help-rematch = { command-rematch }
    .about = une autre { -game }, même { -opponent } et mêmes règles, couleurs inversées ; en réponse au sujet d’une { -game } terminée
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = les pièces d’un genre, d’une colonne ou d’une rangée, en mots
help-last = { command-last }
    .about = le dernier { -move }
help-status = { command-status }
    .about = les deux { -clock(case: "plural") }, ce qui change ensuite et pourquoi
help-games = { command-games }
    .about = vos { -game(case: "plural") } : à qui de jouer, et jusqu’à quand
help-games-over = { command-games-over }
    .about = vos { -game(case: "plural") } terminées, avec leurs résultats
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = une { -game }, ou toutes les vôtres, en fichier
help-refill = { command-refill }
    .about = recharger votre { -clock } depuis la réserve (Triple Block)
help-reflect = { command-reflect }
    .about = réfléchir encore, là où le silence ferait perdre la { -game }
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = dans cette { -game } ; { command-leave-all } ... : dans toutes vos { -game(case: "plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = un congé qui n’a pas commencé ; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = proposer l’{ -adjourn }, ou l’accepter ; ou : { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = terminer la séance maintenant ; le reste de la séance vous est décompté
help-seal = { command-seal } COUP
    .about = mettre sous { -envelope } le { -move } d’un { -adjourn }
help-draft = { command-draft } COUP, { command-seal }
    .about = la même chose en deux temps : un brouillon peut être remplacé
help-resume = { command-resume }
    .about = vous êtes disponible pour la { -resume }
help-choose = { command-choose } COUP
    .about = le { -move } que signifie le { -sealed-move } ambigu de votre { -opponent }
help-clocks = { command-clocks-wrong }
    .about = à la { -resume } de la { -game }
help-publish = { command-publish }
    .about = l’{ -envelope } d’une { -game } terminée peut être montrée
help-challenge = { command-challenge } NOM [{ word-white }|{ word-black }] [5 { word-days } ou 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TEXTE
    .about = vous quittez toutes les { -game(case: "plural") } de ce tournoi, avec le motif
help-withdraw-from = { command-withdraw-from-all-games-yes }: TEXTE
help-appeal = { command-appeal } 17: TEXTE
    .about = contre une décision de l’{ -arbiter } ; le numéro est dans l’e-mail qui l’annonce
help-settings = { command-settings }
    .about = les montre ; pour en changer un, par exemple : { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = la langue de vos e-mails
help-notices = { command-notices-off } { kind-messages }
    .about = pas d’e-mail pour chaque message ; ou : { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements } ; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = un e-mail par jour ou par semaine au lieu de plusieurs ; « { command-set-digest } { weekday-monday } 08:00 » en choisit l’heure
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = des heures sans e-mail, sauf pour ce qui arriverait trop tard s’il fallait attendre leur fin
help-unsubscribe = { command-unsubscribe }
    .about = aucune de ces notifications ; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = ce que les { -white } et les { -black } ont utilisé jusqu’ici
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = et l’{ -deadline } de la { -clock } qui tourne, en UTC, ou suivi de +01:00
act-usage-adjudicate = adjudicate 1-0
    .about = ou 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = pour les { -white } et pour les { -black } ; 1/2 aussi est possible
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = met fin au congé dont c’est le premier jour, quelle que soit son origine
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = quand { -resume(form: "present") } une { -game } { -adjourn(form: "feminine") }, en UTC, ou suivi de +01:00
act-usage-approve = approve early
    .about = l’{ -envelope } peut être ouverte avant l’heure : par vous ou, s’il faut deux { -arbiter(case: "plural") }, par { -other-arbiter }
act-usage-missing = missing
    .about = l’{ -envelope } est perdue ou ne s’ouvre pas
act-usage-takeback = takeback 12
    .about = ce nombre de demi-{ -move(case: "plural") } reste valable
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = de toutes les { -game(case: "plural") } du tournoi ; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = au sujet d’un { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = au sujet d’une { -claim }
act-usage-acknowledge = acknowledge
    .about = les indications portées sur l’{ -envelope } sont correctes
act-usage-open = open
    .about = l’{ -envelope } que le service conserve ; avant l’heure, seulement après approve early
act-usage-flag = flag
    .about = il est tombé, et vous mettez ainsi fin à la { -game }
act-usage-pace = pace
    .about = comment les deux camps ont utilisé leur temps
act-usage = Écrivez : { $begins } G42 QUOI: le motif. QUOI est
act-usage-bare = et sans motif
act-usage-opening = Une { -envelope } s’ouvre sans motif sur la même ligne. Écrivez : { $begins } G42 open. Avant l’heure, écrivez d’abord : { $begins } G42 approve early: le motif
act-usage-resumption-time = Indiquez le jour et l’heure où la { -game } { -resume(form: "present") }, en UTC ou suivis d’un décalage. Écrivez : { $begins } G42 resumption 2026-12-24 10:00 +01:00: le motif

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = accepter
    .also = j’accepte | accepte | accepté | acceptée | acceptee | j’accepte votre proposition | j’accepte ta proposition | j’accepte la proposition | j’accepte votre offre | j’accepte ton offre | accepter la proposition
command-accept-draw = accepter la nulle
    .also = accepter nulle | j’accepte la nulle | j’accepte nulle | accepte la nulle | nulle acceptée | nulle acceptee | accepter la proposition de nulle | j’accepte la proposition de nulle | j’accepte votre proposition de nulle | d’accord pour la nulle | je suis d’accord pour la nulle | accepter la nullité | accepter la nullite | j’accepte la nullité | j’accepte la nullite | d’accord pour nulle | ok pour la nulle | ok pour nulle | je suis d’accord pour nulle | j’accepte la nulle proposée | j’accepte la nulle proposee | j’accepte ta proposition de nulle | j’accepte l’offre de nulle | j’accepte votre offre de nulle | j’accepte ton offre de nulle | accepter l’offre de nulle | j’accepte la partie nulle
command-decline = refuser
    .also = je refuse | refuse | refusé | refusée | décliner | decliner | je décline | je decline | refusee | je refuse votre proposition | je refuse ta proposition | je refuse la proposition | je refuse votre offre | je refuse ton offre | refuser la proposition | je n’accepte pas
command-decline-draw = refuser la nulle
    .also = refuser nulle | je refuse la nulle | je refuse nulle | refuse la nulle | nulle refusée | nulle refusee | refuser la proposition de nulle | je refuse la proposition de nulle | je refuse votre proposition de nulle | décliner la nulle | decliner la nulle | je décline la nulle | je decline la nulle | refuser la nullité | refuser la nullite | je refuse la nullité | je refuse la nullite | je n’accepte pas la nulle | je n’accepte pas nulle | je n’accepte pas la proposition de nulle | pas de nulle | je refuse ta proposition de nulle | je refuse l’offre de nulle | je refuse votre offre de nulle | je refuse ton offre de nulle | refuser l’offre de nulle
command-draw = nulle
    .also = nulle ? | nulle? | partie nulle | partie nulle ? | partie nulle? | proposer la nulle | proposer nulle | propose la nulle | propose nulle | je propose la nulle | je propose nulle | je propose une nulle | je vous propose la nulle | je vous propose nulle | et je propose la nulle | et je propose nulle | proposition de nulle | offre de nulle | nullité | nullite | nullité ? | nullité? | proposer la nullité | proposer la nullite | je propose la nullité | je propose la nullite | offre de nullité | offre de nullite | nullite ? | nullite? | je te propose la nulle | je te propose nulle | je vous propose une nulle | je te propose une nulle | j’offre la nulle | j’offre nulle | je vous offre la nulle | je t’offre la nulle | avec proposition de nulle | avec offre de nulle
command-resign = abandonner
    .also = abandon | abandonne | j’abandonne | j’abandonne la partie | abandonner la partie
command-resign-yes = abandonner oui
    .also = abandon oui | abandonne oui | j’abandonne oui | j’abandonne la partie oui | abandonner la partie oui
command-claim-threefold = réclamer la triple répétition
    .also = reclamer la triple repetition | réclamer triple répétition | reclamer triple repetition | je réclame la triple répétition | je reclame la triple repetition | réclamer la répétition | reclamer la repetition | je réclame la répétition | je reclame la repetition | réclamer la nulle par triple répétition | reclamer la nulle par triple repetition | je réclame la nulle par triple répétition | je reclame la nulle par triple repetition | réclamer la nulle par répétition | reclamer la nulle par repetition | je réclame la nulle par répétition | je reclame la nulle par repetition | réclamer la triple répétition avec | reclamer la triple repetition avec | je réclame la triple répétition avec | je reclame la triple repetition avec | réclamer la nulle par triple répétition avec | reclamer la nulle par triple repetition avec | je réclame la nulle par triple répétition avec | je reclame la nulle par triple repetition avec | réclamer la triple répétition de la position | reclamer la triple repetition de la position | je réclame la triple répétition de la position | je reclame la triple repetition de la position | réclamer la nulle par triple répétition de la position | reclamer la nulle par triple repetition de la position | je réclame la nulle par triple répétition de la position | je reclame la nulle par triple repetition de la position | réclamer la répétition de la position | reclamer la repetition de la position | je réclame la répétition de la position | je reclame la repetition de la position | réclamer la nulle par répétition de coups | reclamer la nulle par repetition de coups | je réclame la nulle par répétition de coups | je reclame la nulle par repetition de coups | réclamer la nulle par la triple répétition | reclamer la nulle par la triple repetition | je réclame la nulle par la triple répétition | je reclame la nulle par la triple repetition | réclamer la nulle par la triple répétition de la position | reclamer la nulle par la triple repetition de la position | je réclame la nulle par la triple répétition de la position | je reclame la nulle par la triple repetition de la position | réclamer la nulle par répétition de la position | reclamer la nulle par repetition de la position | je réclame la nulle par répétition de la position | je reclame la nulle par repetition de la position | réclamer la nulle par répétition de position | reclamer la nulle par repetition de position | je réclame la nulle par répétition de position | je reclame la nulle par repetition de position | réclamer la nulle pour triple répétition | reclamer la nulle pour triple repetition | je réclame la nulle pour triple répétition | je reclame la nulle pour triple repetition
command-claim-fifty = réclamer les 50 coups
    .also = reclamer les 50 coups | réclamer 50 coups | reclamer 50 coups | je réclame les 50 coups | je reclame les 50 coups | réclamer la règle des 50 coups | reclamer la regle des 50 coups | je réclame la règle des 50 coups | je reclame la regle des 50 coups | réclamer les cinquante coups | reclamer les cinquante coups | je réclame les cinquante coups | je reclame les cinquante coups | réclamer la règle des cinquante coups | reclamer la regle des cinquante coups | réclamer la nulle par les 50 coups | reclamer la nulle par les 50 coups | je réclame la nulle par les 50 coups | je reclame la nulle par les 50 coups | réclamer la nulle par la règle des 50 coups | reclamer la nulle par la regle des 50 coups | je réclame la nulle par la règle des 50 coups | je reclame la nulle par la regle des 50 coups | je réclame la règle des cinquante coups | je reclame la regle des cinquante coups | réclamer la nulle par les cinquante coups | reclamer la nulle par les cinquante coups | je réclame la nulle par les cinquante coups | je reclame la nulle par les cinquante coups | réclamer la nulle par la règle des cinquante coups | reclamer la nulle par la regle des cinquante coups | je réclame la nulle par la règle des cinquante coups | je reclame la nulle par la regle des cinquante coups | réclamer les 50 coups avec | reclamer les 50 coups avec | je réclame les 50 coups avec | je reclame les 50 coups avec | réclamer la règle des 50 coups avec | reclamer la regle des 50 coups avec | je réclame la règle des 50 coups avec | je reclame la regle des 50 coups avec | réclamer les cinquante coups avec | reclamer les cinquante coups avec | je réclame les cinquante coups avec | je reclame les cinquante coups avec | réclamer la règle des cinquante coups avec | reclamer la regle des cinquante coups avec | je réclame la règle des cinquante coups avec | je reclame la regle des cinquante coups avec | réclamer la nulle selon la règle des 50 coups | reclamer la nulle selon la regle des 50 coups | je réclame la nulle selon la règle des 50 coups | je reclame la nulle selon la regle des 50 coups | réclamer la nulle selon la règle des cinquante coups | reclamer la nulle selon la regle des cinquante coups | je réclame la nulle selon la règle des cinquante coups | je reclame la nulle selon la regle des cinquante coups
command-claim-time = réclamer le drapeau
    .also = reclamer le drapeau | je réclame le drapeau | je reclame le drapeau | réclamer la chute du drapeau | reclamer la chute du drapeau | je réclame la chute du drapeau | je reclame la chute du drapeau | réclamer le temps | reclamer le temps | je réclame le temps | je reclame le temps | réclamer le gain au temps | reclamer le gain au temps | je réclame le gain au temps | je reclame le gain au temps | réclamer la victoire au temps | reclamer la victoire au temps | je réclame la victoire au temps | je reclame la victoire au temps | réclamer le gain par le temps | reclamer le gain par le temps | je réclame le gain par le temps | je reclame le gain par le temps | réclamer la victoire par le temps | reclamer la victoire par le temps | je réclame la victoire par le temps | je reclame la victoire par le temps | réclamer la chute de drapeau | reclamer la chute de drapeau | je réclame la chute de drapeau | je reclame la chute de drapeau | réclamer le dépassement de temps | reclamer le depassement de temps | je réclame le dépassement de temps | je reclame le depassement de temps | réclamer le gain par dépassement de temps | reclamer le gain par depassement de temps | je réclame le gain par dépassement de temps | je reclame le gain par depassement de temps | réclamer le gain par dépassement du temps de réflexion | reclamer le gain par depassement du temps de reflexion | je réclame le gain par dépassement du temps de réflexion | je reclame le gain par depassement du temps de reflexion | réclamer le dépassement du temps de réflexion | reclamer le depassement du temps de reflexion | je réclame le dépassement du temps de réflexion | je reclame le depassement du temps de reflexion
command-claim-win = réclamer le gain
    .also = reclamer le gain | réclamer gain | reclamer gain | je réclame le gain | je reclame le gain | réclamer la victoire | reclamer la victoire | je réclame la victoire | je reclame la victoire
command-claim-draw = réclamer la nulle
    .also = reclamer la nulle | réclamer nulle | reclamer nulle | je réclame la nulle | je reclame la nulle
command-adjudicate-win = adjudication gain
    .also = adjudication pour le gain | adjudication victoire | demander l’adjudication pour le gain | je demande l’adjudication pour le gain | demande d’adjudication pour le gain
command-adjudicate-draw = adjudication nulle
    .also = adjudication pour la nulle | demander l’adjudication pour la nulle | je demande l’adjudication pour la nulle | demande d’adjudication pour la nulle
command-say = transmettre
    .also = dire à l’adversaire | dire a l’adversaire | dire à mon adversaire | dire a mon adversaire | dites à l’adversaire | dites a l’adversaire | dites à mon adversaire | dites a mon adversaire
command-message = message
    .also = commentaire
command-analysis = analyse
command-if = si
command-then = alors
command-conditions = coups conditionnels
    .also = mes coups conditionnels | montrer les coups conditionnels
command-no-conditions = aucun coup conditionnel
    .also = pas de coups conditionnels | sans coups conditionnels | annuler les coups conditionnels | supprimer les coups conditionnels | retirer les coups conditionnels | annuler mes coups conditionnels | supprimer mes coups conditionnels | retirer mes coups conditionnels
command-adjourn = ajourner
    .also = ajournement | j’ajourne | ajourner la partie | proposer l’ajournement | je propose l’ajournement | je propose d’ajourner | accepter l’ajournement | j’accepte l’ajournement | ajournement accepté | ajournement accepte | accepter ajournement | j’accepte d’ajourner | proposer d’ajourner | j’accepte votre proposition d’ajournement | j’accepte ta proposition d’ajournement | j’accepte la proposition d’ajournement
command-adjourn-early = ajourner avant l’heure
    .also = ajournement anticipé | ajournement anticipe | ajourner plus tôt | ajourner plus tot
command-decline-adjournment = refuser l’ajournement
    .also = je refuse l’ajournement | ajournement refusé | ajournement refuse | pas d’ajournement | ne pas ajourner | décliner l’ajournement | decliner l’ajournement | refuser ajournement | je refuse d’ajourner | refuser d’ajourner | je n’accepte pas l’ajournement | je refuse votre proposition d’ajournement | je refuse ta proposition d’ajournement | je refuse la proposition d’ajournement | je n’accepte pas d’ajourner
command-seal = sous enveloppe
    .also = mettre sous enveloppe | je mets sous enveloppe | mettre le coup sous enveloppe | je mets le coup sous enveloppe | mettre mon coup sous enveloppe | je mets mon coup sous enveloppe | coup sous enveloppe | mon coup sous enveloppe | sous pli | mettre sous pli | je mets sous pli | coup sous pli | cacheter | je cachette | je cachète | je cachete | sceller | je scelle | coup scellé | coup scelle | coup secret | mon coup secret | mis sous enveloppe | mis sous pli | mettre le coup sous pli | mettre mon coup sous pli | je mets mon coup sous pli | mon coup sous pli | coup cacheté | coup cachete | sceller le coup | sceller mon coup | je scelle mon coup | cacheter le coup | cacheter mon coup | mettre sous enveloppe le coup | je mets sous enveloppe le coup | mon coup scellé | mon coup scelle | mon coup cacheté | mon coup cachete
command-draft = brouillon
    .also = coup au brouillon | brouillon du coup
command-choose = choisir
    .also = choisir le coup
command-resume = reprise
    .also = reprise de la partie | reprendre la partie | je reprends la partie | demander la reprise | je demande la reprise
command-publish = publier
    .also = publier l’enveloppe | publication de l’enveloppe
command-clocks-wrong = pendules fausses
    .also = pendule fausse | les pendules sont fausses | la pendule est fausse | pendules incorrectes | pendule incorrecte
command-refill = recharger
    .also = recharger la pendule | recharger ma pendule | je recharge la pendule | je recharge ma pendule | remplir la pendule | remplir ma pendule
command-reflect = prolonger la réflexion
    .also = prolonger la reflexion | continuer la réflexion | continuer la reflexion | continuer à réfléchir | continuer a reflechir
command-leave = congé
    .also = conge | congés | conges | vacances
command-leave-all = congé partout
    .also = conge partout | congés partout | conges partout | congé dans toutes les parties | conge dans toutes les parties | vacances partout
command-cancel-leave = annuler le congé
    .also = annuler le conge | annuler congé | annuler conge | annuler mon congé | annuler mon conge | j’annule le congé | j’annule le conge | j’annule mon congé | j’annule mon conge | annuler les congés | annuler les conges | annuler les vacances
command-cancel-leave-all = annuler le congé partout
    .also = annuler le conge partout | annuler congé partout | annuler conge partout | annuler mon congé partout | annuler mon conge partout | annuler les vacances partout | annuler le congé dans toutes les parties | annuler le conge dans toutes les parties
command-withdraw-from-event-yes = retrait du tournoi oui
    .also = retrait tournoi oui | se retirer du tournoi oui | je me retire du tournoi oui
command-withdraw-from-all-games-yes = retrait de toutes les parties oui
    .also = retrait toutes les parties oui | se retirer de toutes les parties oui | je me retire de toutes les parties oui
command-appeal = appel
    .also = faire appel | je fais appel | appel contre | appel contre la décision | appel contre la decision | appel de la décision | appel de la decision | je fais appel de la décision | je fais appel de la decision | faire appel de la décision | faire appel de la decision | faire appel contre la décision | faire appel contre la decision | je fais appel contre la décision | je fais appel contre la decision | appel décision | appel decision
command-challenge = défier
    .also = defier
command-accept-challenge = accepter le défi
    .also = accepter le defi | accepter défi | accepter defi | j’accepte le défi | j’accepte le defi | défi accepté | defi accepte | accepter la recherche
command-decline-challenge = refuser le défi
    .also = refuser le defi | refuser défi | refuser defi | je refuse le défi | je refuse le defi | défi refusé | defi refuse | décliner le défi | decliner le defi
command-seek = chercher
    .also = cherche | recherche | chercher une partie | cherche une partie | je cherche une partie | chercher un adversaire | je cherche un adversaire | cherche adversaire
command-seeks = recherches
    .also = recherches ouvertes | montrer les recherches | liste des recherches
command-withdraw = retirer
    .also = retirer le défi | retirer le defi | retirer mon défi | retirer mon defi | retirer la recherche | retirer ma recherche | annuler le défi | annuler le defi | annuler mon défi | annuler mon defi | annuler la recherche | annuler ma recherche
command-rematch = revanche
    .also = revanche ? | revanche? | demander la revanche | je demande la revanche
command-show = position
    .also = échiquier | echiquier | montrer | afficher | montrer la position | afficher la position | voir la position | montrer l’échiquier | montrer l’echiquier | afficher l’échiquier | afficher l’echiquier
command-where = où
    .also = ou | où est | où sont | ou est | ou sont
command-file = colonne
command-rank = rangée
    .also = rangee | traverse
command-last = dernier coup
    .also = le dernier coup | montrer le dernier coup
command-moves = coups
    .also = tous les coups | liste des coups | montrer les coups
command-legal = coups possibles
    .also = coups légaux | coups legaux
command-pgn = pgn
command-pgn-all = pgn toutes
    .also = pgn toutes les parties | pgn toutes mes parties | pgn de toutes mes parties
command-pgn-all-before = pgn toutes avant
    .also = pgn toutes les parties avant | pgn toutes mes parties avant | pgn de toutes mes parties avant
command-status = pendules
    .also = pendule | état | etat | montrer les pendules | état des pendules | etat des pendules
command-games = parties
    .also = mes parties | liste des parties
command-games-over = parties terminées
    .also = parties terminees | mes parties terminées | mes parties terminees | parties finies | mes parties finies | liste des parties terminées | liste des parties terminees
command-games-over-before = parties terminées avant
    .also = parties terminees avant | mes parties terminées avant | mes parties terminees avant | parties finies avant | mes parties finies avant | liste des parties terminées avant | liste des parties terminees avant
command-settings = réglages
    .also = reglages | paramètres | parametres | préférences | preferences | mes réglages | mes reglages
command-set-time-zone = réglage fuseau horaire
    .also = reglage fuseau horaire | régler le fuseau horaire | regler le fuseau horaire | fuseau horaire
command-set-notation = réglage notation
    .also = reglage notation | régler la notation | regler la notation | changer la notation | changer de notation
command-set-letters = réglage lettres
    .also = reglage lettres | régler les lettres | regler les lettres | lettres des pièces | lettres des pieces
command-set-board = réglage échiquier
    .also = reglage echiquier | régler l’échiquier | regler l’echiquier
command-set-pgn = réglage pgn
    .also = reglage pgn | régler pgn | regler pgn
command-set-calendar = réglage calendrier
    .also = reglage calendrier | régler calendrier | regler calendrier
command-set-digest = réglage récapitulatif
    .also = reglage recapitulatif | réglage recapitulatif | reglage récapitulatif | réglage récapitulatifs | reglage recapitulatifs
command-set-quiet = réglage heures sans e-mail
    .also = reglage heures sans e-mail | réglage heures sans e-mails | reglage heures sans e-mails | réglage heures sans mail | reglage heures sans mail | réglage heures sans mails | reglage heures sans mails | réglage heures sans courriel | reglage heures sans courriel
command-set-mail = réglage e-mail
    .also = reglage e-mail | réglage e-mails | reglage e-mails | réglage mail | reglage mail | réglage mails | reglage mails | réglage courriel | reglage courriel | régler les e-mails | regler les e-mails | régler les mails | regler les mails
command-set-acknowledge = réglage accusé de réception
    .also = reglage accuse de reception | régler l’accusé de réception | regler l’accuse de reception | régler accusé de réception | regler accuse de reception
command-set-language = réglage langue
    .also = reglage langue | régler la langue | regler la langue
command-language = langue
    .also = langue des e-mails | langue des mails
command-notices-on = activer les notifications
    .also = activer notifications | activer la notification
command-notices-off = désactiver les notifications
    .also = desactiver les notifications | désactiver notifications | desactiver notifications | désactiver la notification | desactiver la notification
command-notices-each = notifications immédiates
    .also = notifications immediates | notifications immédiates des | notifications immediates des | notifications immédiates pour les | notifications immediates pour les | notification immédiate | notification immediate | activer les notifications immédiates | activer les notifications immediates | activer notifications immédiates | activer notifications immediates | notifications tout de suite | notifications aussitôt | notifications aussitot | notifications une par une
command-notices-daily = notifications quotidiennes
    .also = notifications quotidiennes des | notifications quotidiennes pour les | notification quotidienne | activer les notifications quotidiennes | activer notifications quotidiennes | notifications journalières | notifications journalieres | notifications chaque jour | notifications tous les jours | notifications une fois par jour | notifications dans un récapitulatif quotidien | notifications dans un recapitulatif quotidien
command-notices-weekly = notifications hebdomadaires
    .also = notifications hebdomadaires des | notifications hebdomadaires pour les | notification hebdomadaire | activer les notifications hebdomadaires | activer notifications hebdomadaires | notifications chaque semaine | notifications toutes les semaines | notifications une fois par semaine | notifications dans un récapitulatif hebdomadaire | notifications dans un recapitulatif hebdomadaire
command-unsubscribe = se désabonner
    .also = se desabonner | me désabonner | me desabonner | désabonnement | desabonnement | désabonner | desabonner
command-calendar = calendrier
    .also = créer le calendrier | creer le calendrier | créer un calendrier | creer un calendrier | créer mon calendrier | creer mon calendrier | adresse du calendrier | nouvelle adresse du calendrier
command-calendar-off = désactiver le calendrier
    .also = desactiver le calendrier | désactiver calendrier | desactiver calendrier | désactiver mon calendrier | desactiver mon calendrier | calendrier désactivé | calendrier desactive | supprimer le calendrier | supprimer calendrier | supprimer mon calendrier | annuler le calendrier | annuler mon calendrier | révoquer le calendrier | revoquer le calendrier | révoquer mon calendrier | revoquer mon calendrier
command-help = aide
    .also = commandes | liste des commandes
command-join = inscription
    .also = m’inscrire | s’inscrire | je m’inscris | m’inscrire comme | je m’inscris comme
command-move = jouer le coup
    .also = jouer coup

## Words behind a command

word-yes = oui
word-no = non
word-on = activé
    .also = active | activée | activee | activer
word-off = désactivé
    .also = desactive | désactivée | desactivee | désactiver | desactiver
word-white = blancs
    .also = les blancs | avec les blancs
word-black = noirs
    .also = les noirs | avec les noirs
word-random = au hasard
    .also = hasard | aléatoire | aleatoire | tirage au sort
word-days = jours
    .also = jour
word-a-move = par coup
    .also = pour chaque coup | à chaque coup | a chaque coup | chaque coup | le coup
word-in-all = en tout
    .also = au total | pour la partie | pour toute la partie | par partie
word-from = du
    .also = de | à partir du | a partir du | dès le | des le
word-to = au
    .also = à | jusqu’au
word-all = toutes
    .also = tous | tout | toutes les parties
word-and = et
word-attached = joint
    .also = jointe | en pièce jointe | en piece jointe
word-not-attached = non joint
    .also = pas joint | non jointe | sans pièce jointe | sans piece jointe
word-king = roi
    .also = le roi | rois | les rois
word-queen = dame
    .also = la dame | dames | les dames | reine | la reine | reines | les reines
word-rook = tour
    .also = la tour | tours | les tours
word-bishop = fou
    .also = le fou | fous | les fous
word-knight = cavalier
    .also = le cavalier | cavaliers | les cavaliers
word-pawn = pion
    .also = le pion | pions | les pions

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = chiffres
    .also = numérique | numerique
notation-san = san
notation-letters = lettres
    .also = lettre | avec lettres
notation-figurine = figurines
    .also = figurine | avec figurines
notation-long = longue
    .also = long
notation-uci = uci
notation-announced = mots allemands
    .also = annoncée | annoncee
format-html = html
format-text = texte
kind-moves = coups
    .also = coup
kind-reminders = rappels
    .also = rappel
kind-adjournments = ajournements
    .also = ajournement
kind-arbiter = arbitrage
    .also = arbitre | arbitres
kind-account = compte
    .also = comptes
kind-acknowledgements = confirmations
    .also = confirmation | accusés | accuses | accusés de réception | accuses de reception
kind-messages = messages
    .also = message
kind-news = nouvelles
    .also = actualités | actualites | nouvelle
kind-results = résultats
    .also = resultats | résultat | resultat
kind-challenges = défis
    .also = defis | défi | defi
kind-proofs = preuves
    .also = preuve | reçus | recus | reçu | recu

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = réclamer
line-adjudicate = adjudication
line-say = { command-say } ...
line-clocks = { -clock(case: "plural") }
line-withdraw-from = retrait
line-set = réglage
line-arbiter = arbiter
line-seal = { command-seal } (le { -move } n’est pas répété)
line-draft = { command-draft } (le { -move } n’est pas répété)
line-conditions = { command-if } ... (non répété)
line-not-repeated = (non répété)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = envelopp* | pli | plis | scell* | sceau | sceaux | cachet* | cachèt* | coup secret | coups secrets | coup en secret | en secret : | 1 en secret | 2 en secret | 3 en secret | 4 en secret | 5 en secret | 6 en secret | 7 en secret | 8 en secret | 0 en secret | -o en secret | + en secret | joue en secret | joué en secret | jouer en secret | garde en secret | gardé en secret | garder en secret | note en secret | noté en secret | noter en secret | mets en secret | envoie en secret | gardé secret | garder secret | le garde secret | tenu secret | tenir secret | reste secret | secrète | secrètes | secrete | secretes | secrètement | secretement | caché | cachée | cachés | cachées
draft-words = brouillon* | ébauch* | ebauch* | esquiss* | provisoire | provisoires

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = a écrit
reading-headings = de | envoyé | à | objet | date | cc
reading-subjects = re | réf
reading-absent = réponse automatique | absence du bureau | absent du bureau
reading-sent-from = envoyé de … | envoyé depuis … | envoyé à partir de …
reading-devices = téléphone
reading-end = fin
reading-greetings = bonjour | bonsoir | salut | cher | chère | merci | bon | oui
reading-closings = cordialement | amicalement | bien | salutations
reading-courtesies = merci | svp | s'il | vous | plaît | plait | te
reading-wishes = et | bonne | chance
reading-announces = coup | joue | réponse | réponds
reading-beside = mon | est | le | je | voici | pour | aujourd'hui | la
reading-open = est | et | ou | à | de | pas | numéro | code
reading-goes-on = est | était | serait | mais | ou
reading-takes-back = mauvaise partie | mauvais coup | mauvais message | ne jouez pas | ne joue pas | ne pas jouer |
    pas ce coup | ignorez | ignorer | ignore ce | je reprends | reprendre | annuler | annulez | annule | oubliez |
    oublie | attendez | je voulais dire | je réfléchis | réfléchis encore | changé d'avis | trompé | trompée |
    me suis trompé | supprimez | supprimer | n'est pas définitif | je plaisante | pour l'autre partie |
    pour mon autre | pour une autre partie
reading-takes-back-short = c'était pour | pas encore | plutôt | au lieu | erreur
reading-takes-back-clauses = autre partie | non merci
reading-takes-back-first = oups | arrêtez | attends | annuler | annule | annulez | annulation
reading-sighs = ah | oh | euh
reading-no = non
reading-game = partie
reading-numbered = numéro | n° | no | num
reading-numbers = classement | tel | cp | étage | etage | bâtiment | bureau
reading-common = j'aimerais | voudrais | veux | souhaite | jouer | aux | échecs | echecs | correspondance | par |
    une | un | partie | m'appelle | nom | suis | plait | comment | puis | peux | avec | les | des | du | en | ne |
    que | compte | créer | inscrire | m'inscrire | inscription | chez | votre | dans | ce
reading-letters = àâæçéèêëîïôœùûüÿ

reading-officials = vous | arbitre | arbitres | arbitre principal | arbitre principale | arbitre en chef | arbitre adjoint | arbitre adjointe | juge-arbitre |
    juge arbitre | juges-arbitres | juges arbitres | arbitrage | administrateur | administratrice | administrateurs | administratrices | administration | admin | modérateur | moderateur | modératrice |
    moderatrice | modératrices | moderatrices | modérateurs | moderateurs | modération | moderation | directeur de tournoi | directrice de tournoi | directeur du tournoi |
    directrice du tournoi

## Pages for people. Buttons and labels have no full stop.

page-skip = Aller au contenu
page-menu = Pages
page-signed-in = Session ouverte : { $name }.
page-games = { -game(case: "Plural") }
page-new = Nouvelle { -game }
page-seeks = Défis et recherches
page-account = Compte
page-sign-in = Se connecter
page-sign-up = Créer un compte
page-sign-out = Se déconnecter
page-source = Code source
page-source-about = Postzug { $version } est un logiciel libre, sous GNU Affero General Public License, version 3 ou ultérieure. Toute personne qui l’utilise peut en avoir le code source.
page-source-link = Le code source de ce qui s’exécute ici :
page-source-operator = L’équipe qui fait fonctionner ce service vous donne le code source sur demande.
page-api = L’API, pour les programmes
page-log = Journal de tous les événements
page-log-about = Chaque événement de chaque { -game } est dans une seule liste, à laquelle le service ne fait qu’ajouter. Une tête signée fixe toute la liste qui la précède : un { -move } changé plus tard la contredit.
page-log-head = Dernière tête signée
page-log-entries = { $n ->
    [one] Elle couvre { $n } entrée.
   *[other] Elle couvre { $n } entrées.
}
page-log-unsigned = Rien n’est encore signé.
page-log-file = Cette tête, en fichier
page-log-keys = Clés du journal
page-log-pem = Les mêmes clés, pour openssl
page-log-statements = Déclarations sur les clés
page-log-check = Comment vérifier le journal
page-log-mails = Les e-mails sur les { -game(case: "plural") } se terminent par la tête signée du moment. Gardez un de ces e-mails : l’export d’une { -game }, fait par l’{ -arbiter }, se vérifie avec lui, et on voit alors si la { -game } a été changée depuis.
page-log-script = La commande « postzug audit script » affiche un script qui vérifie un export avec les outils de n’importe quel système Linux. Prenez-le dans votre propre copie de Postzug.

page-front = Échecs par correspondance
page-front-about = Des jours pour chaque { -move }, les Règles du jeu d’échecs respectées, des { -sealed-move(case: "plural") } bien gardés. Vous jouez ici, par e-mail ou avec un programme ; votre { -opponent }, à sa guise.
page-try = Pour essayer sans partenaire, ouvrez l’adresse ci-dessous dans une fenêtre privée ou un autre navigateur. Là, créez un compte avec une autre adresse e-mail et envoyez le défi. Il apparaît alors sur cette page. L’adresse :
page-invite = Pour jouer contre quelqu’un qui n’a pas encore de compte ici, envoyez-lui cette adresse. La page qui s’y trouve lui permet de vous proposer une { -game } :
page-challenge-this = Défier cette personne
page-front-try = Pour essayer sans partenaire, créez deux comptes : un ici, et un autre, avec une autre adresse, dans une fenêtre privée ou un autre navigateur. Puis défiez l’un depuis l’autre.

page-email = Adresse e-mail
page-name = Nom que les autres voient
page-time-zone = Fuseau horaire, par exemple Europe/Berlin
page-time-zone-new = Fuseau horaire, par exemple Europe/Berlin ; UTC si le champ reste vide
page-code = Code reçu par e-mail
page-first = Première connexion
page-first-about = Cette page sert à la première connexion d’une personne de l’administration. La commande « postzug admin create » affiche un mot qui ne sert qu’une fois, dans les 24 heures.
page-first-printed = Le mot affiché
page-first-refused = Ce mot n’est pas valable : il a été mal saisi, il a déjà servi, ou il date de plus de 24 heures. La commande « postzug admin create » en affiche un autre.
page-sign-in-about = Vous recevrez un e-mail avec un code. Il n’y a pas de mot de passe.
page-sign-in-new = Pas encore de compte ?
page-sign-up-about = Vous recevrez un e-mail avec un code, qui prouve que l’adresse est à vous. Les autres membres ne voient jamais l’adresse.
page-sign-up-known = Vous avez déjà un compte ?
page-send-code = M’envoyer un code
page-code-about = Si l’adresse est juste, un e-mail avec un code de huit chiffres est en route. Le code est valable dix minutes, et seulement dans ce navigateur.
page-code-again = Pas d’e-mail ? Cherchez parmi les indésirables, ou demandez un autre code.
page-code-folder = Ce service est à l’essai et n’envoie d’e-mail à personne : les e-mails sont des fichiers dans le dossier { $folder }, le plus récent en dernier.
page-code-command = Dans un terminal, sur la machine du service, cette commande affiche l’e-mail le plus récent :
page-code-elsewhere = Ce navigateur n’a pas demandé de code. Entrez le code là où vous l’avez demandé, ou demandez-en un autre ici.
page-clear = Cette page est arrivée sans chiffrement : votre navigateur ne gardera donc pas la session ouverte. Utilisez https, ou un navigateur sur la machine du service.
page-foreign = Ce formulaire n’a pas été envoyé depuis une page de ce service ; rien n’a donc été fait.
page-form-key = Ce formulaire ne peut pas servir une deuxième fois : rechargez la page.
page-form-field = Un champ du formulaire manque, ou n’est pas lisible.
page-signed-out = Vous n’avez pas de session ouverte ; rien n’a donc été fait. Connectez-vous et recommencez.
page-signed-out-twice = Votre session est fermée. Si vous avez appuyé deux fois sur le bouton, ce que vous demandiez a été fait la première fois. Connectez-vous pour le voir.

page-settings = Réglages
page-settings-clash = Cela a été changé ailleurs depuis que le formulaire a été montré ; rien n’est donc encore enregistré. { $both } Vérifiez, puis enregistrez de nouveau : votre choix est alors retenu.
page-settings-clash-field = { $field } : maintenant { $now }, vous avez choisi { $chosen }.
page-settings-on = oui
page-settings-off = non
page-settings-empty = vide
page-settings-save = Enregistrer les réglages
page-done-settings = Vos réglages sont enregistrés.
page-language = Langue des e-mails et des pages
page-notation = Notation des { -move(case: "plural") } que vous recevez
page-notation-example = { $name } : { $example }
page-letters = Vos lettres de pièces ; vous pouvez aussi écrire vos { -move(case: "plural") } avec elles
page-piece-set = Pièces sur les échiquiers
page-piece-set-cburnett = dessins
page-piece-set-figurines = symboles d’échecs de la police de caractères
page-piece-set-letters = lettres
page-board-colours = Couleurs des échiquiers
page-board-brown = marron
page-board-green = vert
page-board-blue = bleu
page-board-high-contrast = contraste élevé
page-mails = E-mails
page-mail-text = Texte seul, sans HTML
page-mail-no-board = Les pièces en mots, sans dessin de l’échiquier
page-mail-pgn = La { -game } en fichier, pour votre programme d’échecs, dans chaque e-mail à son sujet
page-mail-calendar = Des dates pour les programmes de calendrier, avec les e-mails qui changent les miennes
page-notices = M’envoyer des e-mails sur
page-each = tout de suite
page-daily = dans un récapitulatif quotidien
page-weekly = dans un récapitulatif hebdomadaire
page-none = pas par e-mail
page-digest-at = Heure des récapitulatifs
page-digest-on = Jour du récapitulatif hebdomadaire
page-times = Quand les e-mails arrivent
page-quiet-from = Pas d’e-mail à partir de
page-quiet-until = Pas d’e-mail jusqu’à
page-mail-times = Ces heures sont dans votre fuseau horaire. Entre les deux dernières, les e-mails qui peuvent attendre attendent ; laissez ces deux champs vides pour en recevoir à toute heure. Une notification qui arriverait trop tard dans un récapitulatif ou après ces heures arrive tout de suite.
page-time-of-day = Une heure s’écrit comme ceci : 08:00. Un temps sans e-mail a un début et une autre heure de fin, ou ni l’un ni l’autre.
page-notices-needed = Ceux-ci arrivent toujours, car sans eux une { -game } ou votre compte pourraient être perdus : { $kinds }.
page-trust = Ce qu’un e-mail avec des { -move(case: "plural") } doit avoir pour compter comme le vôtre
page-trust-token = l’adresse de réponse que personne d’autre n’a
page-trust-from = l’adresse de réponse, et votre adresse e-mail comme expéditeur
page-trust-dmarc = les deux, et l’expéditeur confirmé par votre fournisseur d’e-mail (DMARC)
page-trust-off = aucun e-mail ne compte : pas de { -move(case: "plural") } par e-mail
page-mail-stopped = Depuis le { $since }, les e-mails ne vous parviennent plus ({ $reason }), et plus aucun ne vous est envoyé. Vos { -game(case: "plural") } sont toujours là, et leurs { -clock(case: "plural") } continuent de tourner. Veillez à ce que votre boîte de réception accepte les e-mails, ou changez d’adresse.
page-mail-returned = Depuis le { $since }, des e-mails qui vous étaient envoyés reviennent ({ $reason }). Ils vous sont encore envoyés ; si d’autres reviennent, les envois s’arrêtent. Veillez à ce que votre boîte de réception accepte les e-mails, ou changez d’adresse.
page-mail-resume = Ma boîte de réception accepte de nouveau les e-mails
page-done-mail-resumed = Les e-mails vous sont de nouveau envoyés.
page-address = Adresse e-mail
page-address-about = Un code est envoyé à la nouvelle adresse. Quand l’adresse change, toutes vos sessions prennent fin, et les jetons des programmes et l’adresse du calendrier ne sont plus valables.
page-address-new = Nouvelle adresse e-mail
page-address-sent = Un e-mail avec un code de huit chiffres est en route vers la nouvelle adresse, si personne n’a cette adresse ici. Le code est valable dix minutes, et seulement dans ce navigateur.
page-address-change = Changer l’adresse
page-address-again = Pas d’e-mail ? Cherchez parmi les indésirables, ou demandez un autre code.
page-done-address = Votre adresse e-mail a changé. Connectez-vous avec la nouvelle.
page-envelope-key = Clé pour les { -sealed-move(case: "plural") }
page-envelope-key-about = Les { -sealed-move(case: "plural") } que vous pouvez ouvrir sont chiffrés pour cette clé publique age. La clé secrète reste chez vous : sans elle, personne ne les ouvre. Une clé précédente ouvre encore ce qui a été mis sous { -envelope } avant.
page-envelope-key-public = Clé publique, qui commence par age1
page-envelope-key-set = Définir cette clé
page-done-envelope-key = Votre clé pour les { -sealed-move(case: "plural") } est définie.
page-tokens = Jetons pour les programmes
page-tokens-about = Un programme qui a un jeton agit en votre nom. Personne ne peut relire un jeton, pas même ici.
page-token-may = peut { $scopes }
page-token-since = Créé le { $at }.
page-token-until = Valable jusqu’au { $at }.
page-token-used = Utilisé pour la dernière fois le { $at }.
page-token-unused = Jamais utilisé.
page-token-revoke = Révoquer ce jeton
page-token-revoke-sure = Le programme qui l’a ne peut plus rien faire
page-token-unsure = Rien n’a été révoqué : cochez la case pour confirmer.
page-done-token-revoked = Le jeton est révoqué.
page-token-label = Nom que vous donnez à un nouveau jeton
page-token-scopes = Le programme peut
page-scope-read = lire vos { -game(case: "plural") }
page-scope-play = jouer : jouer des { -move(case: "plural") }, réclamer, { -resign }, mettre sous { -envelope }, défier
page-scope-direct = diriger des { -game(case: "plural") } comme { -arbiter }
page-scope-account = lire votre compte
page-scope-webhooks = gérer vos webhooks
page-token-days = Jours jusqu’à l’expiration ; si le champ reste vide, le jeton n’expire jamais
page-token-days-bad = Le nombre de jours d’un jeton va jusqu’à 65535, ou reste vide.
page-token-make = Créer un jeton
page-token-made = Un nouveau jeton
page-token-once = Copiez-le maintenant : il n’est plus montré ensuite.
page-calendar = Calendrier de vos échéances
page-calendar-about = Les programmes de calendrier peuvent lire vos échéances à une adresse que personne d’autre ne connaît. Avec une nouvelle adresse, la précédente n’est plus valable.
page-calendar-make = Créer une adresse
page-calendar-made = L’adresse de votre calendrier
page-calendar-once = Copiez-la maintenant dans votre programme de calendrier : elle n’est plus montrée ensuite, et toute personne qui l’a lit vos échéances.
page-calendar-revoke = Révoquer l’adresse
page-calendar-revoke-sure = Les programmes de calendrier qui l’ont ne lisent plus rien
page-calendar-unsure = Rien n’a été révoqué : cochez la case pour confirmer.
page-done-calendar-revoked = Plus aucun programme de calendrier ne lit vos échéances.
page-data = Vos données
page-export = Tout ce qui vous concerne, en fichier
page-export-about = (JSON : compte, réglages, sessions, { -game(case: "plural") }, vos notes et vos suites, et les messages que vous avez écrits)
page-delete = Supprimer mon compte
page-delete-about = Votre nom, votre adresse e-mail, vos réglages et vos messages sont effacés, et personne ne peut les récupérer. Vos { -game(case: "plural") } terminées restent, sous un nom qui n’est à personne. Votre connexion doit dater de moins de 15 minutes.
page-delete-sure = Le supprimer pour toujours
page-delete-resign = { -resign(form: "Infinitive") } toutes mes { -game(case: "plural") } en cours
page-delete-unsure = Rien n’a été supprimé : cochez la case pour confirmer.
page-done-deleted = Votre compte est supprimé.

page-sessions = Vos sessions ouvertes
page-sessions-about = Chacune est celle d’un navigateur ou d’un programme qui peut agir en votre nom.
page-session = { $device }, depuis le { $at }
page-session-used = Dernière utilisation : vers le { $day }.
page-session-unnamed = Un programme sans nom
page-session-here = (ici)
page-session-end = Fermer
page-sessions-end = Se déconnecter partout
page-sessions-ended = Toutes vos sessions ont pris fin.

page-games-to-move = À vous de jouer
page-games-others = À vos { -opponent(case: "plural") } de jouer
page-games-over = { -game(case: "Plural") } terminées
page-games-none = Il n’y en a pas.
page-games-more = Plus anciennes
page-game-against = { $game } : contre { $opponent }
page-game-move = { -move(case: "Singular") } { $number }.
page-game-first-move = Aucun { -move } n’a été joué.
page-game-last-move = Dernier { -move } : { $move }.
page-game-result = { $white } - { $black } : { $result }
page-pgn = PGN
page-pgn-all = Toutes mes { -game(case: "plural") } en un seul fichier (PGN)
page-pgn-finished = Toutes mes { -game(case: "plural") } terminées en un seul fichier (PGN)
page-rematch = Proposer une revanche
page-next-game = Prochaine { -game } qui m’attend
page-mark-plan = Vos { -move(case: "plural") } conditionnels sont en attente.
page-yours-until = À vous de jouer, au plus tard le { $until } (il reste { $left }).
page-theirs-until = { $name } doit jouer au plus tard le { $until } (il reste { $left }).
page-flag = Chute du { -flag } ({ $name }) le { $at }.
page-no-clock = Aucune { -clock } ne tourne.
page-mark-message = Il y a un message.
page-mark-offer = Votre { -opponent } propose la { -draw }.
page-mark-own-offer = Vous proposez la { -draw }.
page-mark-claim = Une { -claim } attend la décision de l’{ -arbiter }.
page-mark-seal = Le prochain { -move } est à mettre sous { -envelope }.
page-mark-adjourned = La { -game } est { -adjourn(form: "feminine") }.
page-mark-leave = { $name } est en congé.
page-mark-withdrawn = L’un des camps a annoncé son retrait ; l’{ -arbiter } décide.

page-game = { $game } : { $white } - { $black }
page-board = Échiquier
page-board-white = Échiquier, les { -white } en bas
page-board-black = Échiquier, les { -black } en bas
page-board-of = Position après { $ply ->
    [one] { $ply } demi-{ -move }
   *[other] { $ply } demi-{ -move(case: "plural") }
}
page-board-now = Aller à la position actuelle
page-square-white = { $square }, { piece } { $role ->
    [rook] blanche
    [queen] blanche
   *[king] blanc
}
page-square-black = { $square }, { piece } { $role ->
    [rook] noire
    [queen] noire
   *[king] noir
}
page-target = { $where } : destination possible
page-choose-piece = Choisissez une pièce à déplacer, ou écrivez le { -move } plus bas.
page-choose-target = Choisissez la case où va la pièce de la case { $square }, ou une autre pièce.
page-your-move = Votre { -move }
page-keys = Touches sur l’échiquier
page-keys-about = Les flèches vont de case en case. Entrée prend une pièce et la pose, Échap la remet en place. Les lettres k, q, r, b, n et p mènent à la pièce suivante de ce type (roi, dame, tour, fou, cavalier ou pion) ; avec Maj, à la précédente. Un chiffre mène à sa rangée ; avec Maj, à la colonne de ce numéro. Sur une case, la touche o dit ce qui s’y trouve, m les { -move(case: "plural") } de la pièce, et Maj avec m ses prises ; c dit ce qui a été pris en dernier.
page-no-move-from = Aucun { -move } à partir de { $square }.
page-captured = Prise du dernier { -move }, en { $square } : { piece }.
page-captured-none = Le dernier { -move } n’a rien pris.
page-words = Ces mots reçoivent une réponse ici, et ne jouent aucun { -move } : { $words }. Plus court : p N, s e, s 4, l, c, et o pour votre { -opponent }.
page-ask = Poser une question sur la position
page-ask-send = Poser la question
page-word-unknown = Ce n’est pas l’un des mots qui reçoivent une réponse ici.
page-word-opponent = Votre { -opponent } est { $name }.
page-word-draw = Rien n’est encore proposé : la case de la { -draw-offer } est cochée, et la proposition part avec votre { -move }.
page-word-draw-later = Rien n’est proposé : la { -draw } se propose avec un { -move }, et ce n’est pas à vous de jouer maintenant.
page-reading = Le { -sealed-move } peut se lire de plusieurs façons
page-reading-about = Choisissez la lecture qui compte. La { -clock } qui tourne est la vôtre : elle continue pendant que vous choisissez, puis jusqu’à votre réponse. Un choix ne peut pas être repris.
page-reading-which = Le { -move } qui était sous { -envelope }
page-reading-move = { piece } de { $from } à { $to }
page-reading-then = Après ce choix : { $state }
page-reading-look = Montrer sur l’échiquier
page-reading-shown = Position après { $move }, si cette lecture est choisie
page-reading-choose = Choisir cette lecture
page-reading-none = Rien n’a été fait : choisissez d’abord l’une des lectures.
page-open = Montrer le texte que vous avez mis sous { -envelope }
page-open-about = Collez ici le texte entier que vous avez enregistré quand vous avez mis votre { -move } sous { -envelope }. Seul compte le texte qui correspond à l’empreinte (commitment). Il figure ensuite dans l’historique pour les deux camps, et le { -move } est jugé.
page-publish-about = Le { -move } reste dans son { -envelope }. Il n’est montré que si les deux camps acceptent.
page-publish = Accepter que le { -sealed-move } soit montré
page-publish-sure = J’accepte, et je ne peux pas revenir là-dessus
page-publish-unsure = Vous n’avez pas donné votre accord : cochez la case pour confirmer que le { -sealed-move } peut être montré.
page-timing = { -adjourn(form: "Noun") } et { -clock }
page-adjourn = Proposer l’{ -adjourn }
page-adjourn-accept = Accepter l’{ -adjourn }
page-adjourn-decline = Refuser l’{ -adjourn }
page-adjourn-early = { -adjourn(form: "Infinitive") } maintenant : le temps jusqu’à la fin de la séance m’est décompté
page-resume = Je suis disponible pour la { -resume }
page-resume-opens = { $who-is ->
    [you] Le { -sealed-move } est joué aussitôt, et votre { -clock } tourne. La { -clock } de votre { -opponent } est arrêtée.
   *[other] Le { -sealed-move } est joué aussitôt, et la { -clock } tourne pour { $who }. Votre { -clock } est arrêtée.
}
page-resume-noted = Cela seul ne change aucune des deux { -clock(case: "plural") }.
page-resume-late = Il est trop tard : vous perdez la { -game }, sauf si le { -sealed-move } y a mis fin.
page-resume-sure = Vous ne pouvez pas revenir là-dessus.
page-offer-draw = Proposer la { -draw }
page-refill = Prendre du temps dans ma réserve
page-reflect = Je réfléchis encore : mon silence ne fait pas perdre la { -game }
page-claim-flag = Réclamer la chute du { -flag }
page-question-clocks = Les { -clock(case: "plural") } sont fausses : le signaler à l’{ -arbiter }
page-leave = Congé
page-leave-booked = Votre congé : du { $first } au { $last }, ces deux jours compris.
page-leave-first = Premier jour, dans votre fuseau horaire
page-leave-last = Dernier jour, dans votre fuseau horaire
page-leave-book = Inscrire ce congé
page-leave-cancel = Annuler le congé qui commence le { $first }
page-leave-all = Congé dans toutes mes { -game(case: "plural") }
page-leave-all-about = Les jours comptent dans chacune de vos { -game(case: "plural") } en cours dont le règlement les admet. Vos { -opponent(case: "plural") } reçoivent un avis.
page-leave-all-cancel = Annuler le congé dans toutes mes { -game(case: "plural") }
page-leave-unreadable = Rien n’a été fait : écrivez chaque date sous la forme année, mois et jour, par exemple 2026-12-24.
page-move-times = Quand les { -move(case: "plural") } ont été joués
page-not-sent = Pas encore envoyé : { $move }.
page-sent = Votre { -move } { $move } est inscrit.
page-sent-reply = Votre { -move } { $move } est inscrit ; la réponse est { $reply }.
page-done-declined = Vous avez refusé la { -draw }.
page-done-said = Votre message est inscrit.
page-done-challenged = Votre défi est enregistré.
page-done-sought = Votre recherche d’{ -opponent } est enregistrée.
page-done-challenge-declined = Vous avez refusé le défi.
page-done-withdrawn = Vous avez retiré le défi ou la recherche.
page-check = { -check(case: "Singular") }.
page-live-move = Un { -move } a été joué.
page-told-move = { -move(case: "Singular") } joué : { $move }.
page-live-message = Il y a un message.
page-live-change = La { -game } a changé.
page-live-show = Afficher
page-live-lost = Cette page n’est plus tenue à jour.
page-live-again = Afficher à nouveau
page-choose-none = Cela ne peut pas être joué ici : choisissez une pièce à déplacer, ou écrivez le { -move } plus bas.
page-mark-offer-of = { $name } propose la { -draw }.
page-mark-own-adjournment = Vous proposez l’{ -adjourn }.
page-mark-adjournment-of = { $name } propose l’{ -adjourn }.
page-move = { -move(case: "Singular") }, dans n’importe quelle notation
page-move-which = Quel { -move }
page-with-offer = Proposer la { -draw } avec ce { -move }
page-message = Message à votre { -opponent }
page-send-move = Envoyer ce { -move }
page-verify = Vérifier un { -sealed-move }
page-verify-about = Votre navigateur vérifie ici qu’un { -sealed-move } n’a pas été changé depuis que l’{ -envelope } a été { -seal(form: "feminine") } : la signature du journal, la place que la mise sous { -envelope } y occupe, et le texte de l’{ -envelope }. Rien de ce que vous entrez ne quitte cette page.
page-verify-no-script = La vérification est un script, qui ne s’exécute pas dans votre navigateur. La commande « postzug audit script » en affiche un pour la ligne de commande.
page-verify-keys = Clé du journal, obtenue ailleurs que chez la personne qui vous montre le reste
page-verify-keys-next = Si le service a créé une nouvelle clé depuis que vous avez la vôtre, ajoutez ce que montre son adresse /log/statements. Votre clé doit l’avoir signé, et la nouvelle y est présentée.
page-verify-receipts = Reçu de la mise sous { -envelope } (fichier .tlog-proof), et celui de l’ouverture si vous l’avez
page-verify-text = Texte de l’{ -envelope }, s’il n’est dans aucun reçu de l’ouverture
page-verify-file = À partir d’un fichier
page-verify-run = Vérifier
page-verify-move = { -move(case: "Singular") } sous { -envelope }
page-verify-judgement = Jugement dans le journal
page-verify-game = { -game(case: "Singular") }
page-verify-event = Événement
page-verify-at = Mis sous { -envelope } le (UTC)
page-verify-commitment = Empreinte (commitment)
page-verify-log = Journal
page-verify-place = Place parmi les entrées du journal
page-verify-signer = Signé par la clé
page-verify-right = JUSTE : c’est bien le { -move } qui a été mis sous { -envelope }, et la mise sous { -envelope } est dans le journal signé.
page-verify-wrong-signature = FAUX : le journal n’est pas signé par la clé que vous avez entrée. Si le service a une nouvelle clé depuis que vous avez la vôtre, le dossier de preuves de la { -game } (bundle) la présente.
page-verify-wrong-tree = FAUX : l’événement n’est pas dans le journal signé, ou pas à cette place.
page-verify-wrong-event = FAUX : ce que contient le reçu n’a pas la forme d’un événement du journal.
page-verify-wrong-text = FAUX : ce texte n’est pas celui qui a été mis sous { -envelope }.
page-verify-wrong-opening = FAUX : ce qui a été ouvert n’est pas ce qui a été mis sous { -envelope }.
page-verify-wrong-game = FAUX : les reçus ou le texte viennent de { -game(case: "plural") } différentes.
page-verify-wrong-verdict = FAUX : le { -move } joué n’est pas celui de l’{ -envelope }.
page-verify-unknown-key = INDÉTERMINÉ : il n’y a pas de clé d’un journal, en PEM ou sous la forme NAME+ID+KEY.
page-verify-unknown-receipt = INDÉTERMINÉ : il n’y a pas de reçu, ou il est incomplet. Il commence par c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = INDÉTERMINÉ : ce reçu ne contient pas l’événement, seulement sa preuve. Utilisez le fichier arrivé par e-mail.
page-verify-unknown-no-sealing = INDÉTERMINÉ : ce que prouvent ces reçus est dans le journal, mais aucun d’eux n’atteste la mise d’un { -move } sous { -envelope }.
page-verify-unknown-statement = INDÉTERMINÉ : c’est une déclaration du service sur son propre journal, et non le reçu d’une { -game }. Ajoutez le reçu de la mise sous { -envelope }.
page-verify-unknown-move = INDÉTERMINÉ : c’est bien le texte qui a été mis sous { -envelope }, et la mise sous { -envelope } est dans le journal signé. Rien dans ce texte ne peut être lu ici comme un { -move } de cette position. Ajoutez le reçu de l’ouverture : il dit comment l’{ -arbiter } ou le service l’a lu.
page-verify-unknown-text = INDÉTERMINÉ : la mise sous { -envelope } est dans le journal signé. Personne ne peut dire de quel { -move } il s’agit avant que son texte soit montré.
page-verify-unknown-withheld = INDÉTERMINÉ : la mise sous { -envelope } est dans le journal signé, et le texte de l’{ -envelope } n’a pas été publié, car ce n’est pas un { -move } de cette { -game }. La personne qui l’a mis sous { -envelope } peut le montrer.
page-verify-unknown-verdict = INDÉTERMINÉ : c’est bien le texte qui a été mis sous { -envelope }, et la mise sous { -envelope } est dans le journal signé. Son jugement n’est pas vérifié ici : il y faut les Règles du jeu d’échecs.
page-verify-unknown-browser = INDÉTERMINÉ : ce navigateur ne peut pas faire la vérification ici. Utilisez un navigateur plus récent, et une page arrivée par https ou ouverte depuis un fichier.
page-verify-offline-about = La même page existe en un seul fichier, qui fonctionne hors connexion.
page-verify-offline = La télécharger
page-notice = Licences des bibliothèques et des dessins de ces pages
page-seal-here = Mettre votre prochain { -move } sous { -envelope }
page-seal = { $game } : mettez votre { -move } sous { -envelope }
page-seal-none = Vous n’avez pas de { -move } à mettre sous { -envelope } dans cette { -game } maintenant.
page-seal-back = Retour à la { -game }
page-seal-about = Choisissez votre { -move } ici. Votre navigateur le met dans une { -envelope } et la chiffre. Seule l’{ -envelope } fermée est envoyée, et le service juge le { -move } quand elle est ouverte. Votre { -clock } tourne jusqu’à l’arrivée de l’{ -envelope } ici.
page-seal-holders = { $needed ->
    [one] L’une de ces clés l’ouvre :
   *[other] { $needed } de ces clés, ensemble, l’ouvrent :
}
page-seal-holder = { $name }, numéro { $number }
page-seal-vault = le service lui-même, à la { -resume } de la { -game }
page-seal-which = { -move(case: "Singular") } à mettre sous { -envelope }
page-seal-choose = Choisissez un { -move }
page-seal-close = Fermer l’{ -envelope } dans ce navigateur
page-seal-closed = Votre { -envelope }
page-seal-keep = Enregistrez ce texte maintenant, et gardez-le pour vous jusqu’à l’ouverture de l’{ -envelope }. Cette page ne le montre qu’une fois, et le service ne l’a jamais. Si l’{ -envelope } est perdue, seul ce texte montre ce que vous y avez mis.
page-seal-text = Texte dans l’{ -envelope }
page-seal-commitment = Empreinte (commitment), qui prouve qu’il s’agit de ce texte :
page-seal-download = Télécharger le texte
page-seal-copy = Copier le texte
page-seal-copied = Le texte est copié. Collez-le là où vous le retrouverez.
page-seal-copy-failed = Le navigateur n’a pas copié le texte. Il est sélectionné : copiez-le vous-même, ou téléchargez-le.
page-seal-send = Envoyer l’{ -envelope }
page-seal-draft-keep = L’enregistrer comme brouillon
page-seal-draft-here = Un brouillon de votre { -move } est dans une { -envelope }. Cachetez-la telle quelle, ou envoyez une autre { -envelope } à sa place. Votre { -clock } tourne jusqu’à ce qu’un { -move } soit mis sous { -envelope }.
page-seal-draft-seal = { -seal(form: "Infinitive") } l’{ -envelope } du brouillon
page-seal-send-about = Seule l’{ -envelope } fermée ci-dessous est envoyée. Si vous en avez fait une avec la ligne de commande, collez ici le contenu de son fichier .json.
page-seal-envelope = { -envelope(case: "Singular") } fermée
page-seal-unreadable = Ce n’est pas une { -envelope } fermée telle que la font cette page ou la ligne de commande. Rien n’a été mis sous { -envelope }. Le service a vu ce que vous avez envoyé : si votre { -move } ou le texte dans l’{ -envelope } s’y trouvait, choisissez de nouveau votre { -move } et enfermez-le dans une nouvelle { -envelope }.
page-seal-open = Ce qui est dans le champ ci-dessous n’est pas une { -envelope } fermée, et n’a pas été envoyé. Choisissez votre { -move } et fermez l’{ -envelope }, ou collez le contenu du fichier .json.
page-seal-failed = L’{ -envelope } n’a pas pu être fermée dans ce navigateur, et rien n’a été envoyé. Utilisez la ligne de commande, ou un autre navigateur.
page-seal-insecure = Les navigateurs ne chiffrent que sur les pages arrivées par https ou venues de la même machine. Utilisez l’adresse du service avec https, ou la ligne de commande.
page-seal-no-script = Cette page chiffre avec un script, qui ne s’exécute pas dans votre navigateur. Fermez l’{ -envelope } avec la ligne de commande, comme indiqué plus bas, et collez-la ici.
page-seal-protection = De quoi cela protège
page-seal-protects = Le { -move } n’est dans aucune requête envoyée au service. Il n’est donc ni dans ses journaux, ni dans ses sauvegardes, ni dans ses bases de données, et une personne de l’équipe du service qui les regarde ne l’apprend pas.
page-seal-clear = L’échiquier d’analyse et vos notes envoient au service ce que vous essayez ou écrivez, et le service peut le lire. N’y faites pas figurer le { -move } que vous mettez sous { -envelope } dans cette { -game }.
page-seal-protects-vault = Dans cette { -game }, le service a la clé : il peut ouvrir l’{ -envelope } avant l’heure. Votre { -move } n’est à l’abri que des personnes qui n’ont pas cette clé.
page-seal-protects-not = Cela ne vous protège pas d’un service qui enverrait à votre navigateur un autre script, capable de révéler votre { -move }. Votre propre ligne de commande vous en protège.
page-seal-command = Mettre le { -move } sous { -envelope } avec la ligne de commande
page-seal-command-about = Enregistrez le premier bloc sous le nom recipients.json, et lancez la commande. Elle demande votre { -move }, pour que l’historique de votre shell ne le garde pas. Elle garde le texte dans le fichier .txt ; le contenu du fichier .json est à coller plus haut.
page-done-drafted = Votre brouillon est enregistré. Son { -envelope } n’est pas encore { -seal(form: "feminine") }, et votre { -clock } tourne.
page-done-sealed = Votre { -move } est sous { -envelope }.
page-offer = Proposition de { -draw }
page-accept = Accepter
page-accept-sure = J’accepte la { -draw }, qui met fin à la { -game }
page-accept-unsure = Vous n’avez pas accepté : cochez la case pour confirmer que la { -game } se termine par la { -draw }.
page-decline = Refuser
page-claims = Réclamations
page-claim-tablebase-win = { -tablebase } : gain pour moi
page-claim-tablebase-draw = { -tablebase } : { -draw }
page-claim-basis = Motif
page-claim-announced = Avec ce { -move }, si vous en annoncez un
page-claim-again = Vous avez déjà fait une { -claim } fausse pour ce { -move } ; une nouvelle { -claim } ne donne donc pas plus de temps à votre { -opponent }.
page-claim-about = Vous ne pouvez pas retirer une { -claim }. Si elle est fausse, le { -move } que vous annoncez est joué. Une { -claim } de { -draw } vaut alors { -draw-offer }.
page-claim = Réclamer
page-leaving = { -resign(form: "Infinitive") }
page-resign-sure = Je perds cette { -game }
page-resign = { -resign(form: "Infinitive") }
page-resign-unsure = Vous n’avez pas { -resign(form: "participle") } : cochez la case pour confirmer que vous perdez la { -game }.
page-plan = { -move(case: "Plural") } conditionnels
page-plan-of = { -move(case: "Plural") } conditionnels dans { $game }
page-plan-about = Pendant que votre { -opponent } réfléchit, vous pouvez enregistrer vos réponses aux { -move(case: "plural") } que vous attendez. Une réponse enregistrée est jouée aussitôt, sans qu’on vous le redemande, et ne vous coûte aucun temps.
page-plan-game = Aller à la { -game }
page-plan-change = Modifier les { -move(case: "plural") } conditionnels
page-plan-none = Aucune suite n’est enregistrée.
page-plan-saved = Enregistré, et joué sans qu’on vous le redemande :
page-plan-saved-lines = Suites enregistrées
page-plan-damaged = Vos suites enregistrées ne peuvent pas être lues. L’équipe du service en trouve la cause dans le journal.
page-plan-if = Si { $theirs }, alors { $mine }
page-plan-if-then = { $before } ; si ensuite { $theirs }, alors { $mine }
page-plan-waits = { $mine } n’a pas été joué et attend votre décision
page-plan-used = Vos { -move(case: "plural") } conditionnels ont été joués : { $moves }.
page-plan-remove = Retirer
page-plan-remove-line = Retirer : { $line }
page-plan-remove-all = Retirer toutes les suites enregistrées
page-plan-draft = Nouvelles suites
page-plan-unsaved = Ceci est un brouillon. Il n’est pas enregistré, et rien n’en est joué.
page-plan-lines = Suites dans n’importe quelle notation, chacune seule sur une ligne, d’un { -move } de votre { -opponent } à l’un des vôtres, par exemple : 5755 7163 2836 6125
page-plan-save = Enregistrer ces suites
page-plan-read = Montrer ce que signifie le brouillon
page-plan-empty = Rien n’a été enregistré : écrivez d’abord une suite.
page-plan-changed = Rien n’a été enregistré ni retiré, car vos suites enregistrées ou la { -game } ont changé depuis le chargement de cette page. Voici leur état actuel.
page-plan-clash = Ces suites répondent à la même position par des { -move(case: "plural") } différents. Modifiez l’une d’elles :
page-plan-line = Ligne { $line } : { $text }
page-plan-your-move = C’est à vous de jouer. Les { -move(case: "plural") } conditionnels s’écrivent à côté de votre { -move } et partent avec lui.
page-plan-adjourned = Tant que la { -game } est { -adjourn(form: "feminine") }, aucune suite n’est enregistrée.
page-plan-over = La { -game } est terminée.
page-plan-opponents = Suites de votre { -opponent }, que cette { -game } vous montre
page-plan-with-move = { -move(case: "Plural") } conditionnels avec ce { -move }
page-plan-with-move-about = Ils sont un brouillon jusqu’à l’envoi du { -move }. Ils remplacent alors les suites enregistrées.
page-done-plan-saved = Vos suites sont enregistrées.
page-done-plan-removed = C’est retiré. Les suites qui restent sont montrées ici.
page-analysis = Échiquier d’analyse
page-analysis-of = Échiquier d’analyse : { $game }
page-analysis-about = Vous essayez des { -move(case: "plural") } ici. Rien n’est joué, ni enregistré, ni montré à personne, et aucun moteur d’échecs ne regarde.
page-analysis-private = Vous essayez des { -move(case: "plural") } ici. Rien n’est joué, ni montré à personne, et aucun moteur d’échecs ne regarde. Vos suites restent avec la { -game }, pour vous seulement. Ce ne sont pas des { -move(case: "plural") } conditionnels.
page-analysis-lines = Mes suites
page-analysis-forget = Supprimer
page-analysis-full = Cette suite n’est pas enregistrée, car vous avez déjà { $most } suites pour cette { -game }. Supprimez-en d’abord une.
page-analysis-damaged = Vos suites ne peuvent pas être lues. L’équipe du service en trouve la cause dans le journal. La prochaine suite que vous essaierez les remplacera.
page-analysis-long = Une suite a ici au plus { $most } demi-{ -move(case: "plural") }.
page-analysis-line = { -move(case: "Plural") } que vous essayez
page-analysis-back = Un { -move } en arrière
page-analysis-legal = { -move(case: "Plural") } légaux
page-analysis-no-move = Il n’y a aucun { -move } légal.
page-analysis-next = { -move(case: "Plural") } suivants, dans n’importe quelle notation
page-analysis-show = Afficher
page-analysis-keep = Garder cette suite
page-analysis-to-notes = Garder cette suite dans mes notes
page-analysis-to-plan = Faire de cette suite des { -move(case: "plural") } conditionnels
page-analysis-to-move = Jouer le premier { -move }, et faire des autres des { -move(case: "plural") } conditionnels
page-analysis-plan-ends = Une suite de { -move(case: "plural") } conditionnels commence par un { -move } de votre { -opponent } et se termine par l’un des vôtres.
page-notes = Mes notes
page-notes-on = Mes notes sur { $game }
page-notes-about = Personne d’autre que vous ne les voit : ni votre { -opponent }, ni l’{ -arbiter }, ni l’administration. Elles restent avec la { -game }, même après sa fin.
page-notes-text = Notes
page-notes-save-first = Enregistrez vos notes avant d’envoyer un autre formulaire de cette page : ce qui est écrit dans un formulaire ne part pas avec un autre.
page-notes-save = Enregistrer les notes
page-notes-stored = Notes enregistrées
page-notes-unsaved = Ce texte n’est pas enregistré.
page-notes-damaged = Vos notes ne peuvent pas être lues. L’équipe du service en trouve la cause dans le journal. Ce que vous enregistrez ici remplace ces notes.
page-done-line-forgotten = La suite est supprimée.
page-done-notes-saved = Vos notes sont enregistrées.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Pièces
page-messages = Messages
page-message-from = { $name } :
page-message-new = Nouveau
page-message-erased = (effacé)
page-message-arbiter = { -arbiter(case: "Singular") }
page-send-message = Envoyer ce message
page-acts = Décisions de l’{ -arbiter }
page-appeal = Faire { -appeal } devant { -other-arbiter }, jusqu’au { $until }
page-appeal-about = La décision vaut jusqu’à ce que l’{ -appeal } soit tranché par { -other-arbiter }. Vous recevrez un e-mail avec la réponse.
page-appeal-grounds = Vos raisons, que lisent les { -arbiter(case: "plural") } et votre { -opponent }
page-appeal-send = Faire { -appeal }
page-appeal-decided = L’{ -appeal } a été tranché le { $at } par { -other-arbiter }.
page-mark-appeal = Un { -appeal } contre une décision de l’{ -arbiter } attend d’être tranché par { -other-arbiter }.
page-mark-appeal-decided = Un { -appeal } contre une décision de l’{ -arbiter } a été tranché.
page-adjudication = Adjudication
page-adjudication-about = L’{ -arbiter } décide du résultat de la { -game } d’après les analyses. Votre { -opponent } ne lira la vôtre qu’une fois la { -game } terminée.
page-adjudication-seeks = Vous demandez
page-adjudication-send = Envoyer cette analyse
page-withdrawal = Me retirer de plusieurs { -game(case: "plural") }
page-withdrawal-about = C’est irréversible. Dans la minute qui suit, chacune de ces { -game(case: "plural") } est perdue, invalidée ou laissée à la décision de l’{ -arbiter }, selon son règlement. Pour mettre fin à cette { -game } seulement, { -resign(form: "imperative") }.
page-withdrawal-scope = { -game(case: "Plural") } concernées
page-withdrawal-from = { $scope ->
    [event] mes { -game(case: "plural") } en cours dans ce tournoi
   *[all] toutes mes { -game(case: "plural") } en cours sur ce service
}
page-withdrawal-reason = Motif, que lisent les deux camps de chaque { -game }
page-withdrawal-sure = Je me retire de ces { -game(case: "plural") }
page-withdrawal-unsure = Votre retrait n’a pas été pris en compte : cochez la case pour le confirmer.
page-withdrawal-games = { $n ->
    [one] Vous avez ici { $n } { -game } en cours :
   *[other] Vous avez ici { $n } { -game(case: "plural") } en cours :
}
page-withdrawal-record = Le retrait est inscrit dans l’historique de chacune de ces { -game(case: "plural") }, et les deux camps de chacune lisent votre motif.

page-opponent = Nom de votre { -opponent } ; laissez vide pour chercher n’importe qui
page-colour = Votre couleur
page-colour-drawn = par tirage au sort
page-colour-white = { -white }
page-colour-black = { -black }
page-control = Cadence
page-new-show = Afficher la proposition
page-new-offer = Votre proposition
page-new-unsent = Rien n’est encore proposé. Voici ce que vous proposez :
page-new-send = Proposer cette { -game }
page-rules = Congé et autres règles
page-rules-leave = Jours de congé par année civile ; 0 pour aucun
page-rules-leave-ahead = Nombre de jours à l’avance pour déclarer un congé
page-rules-leave-least = Nombre minimal de jours d’un congé
page-rules-usual = comme d’habitude
page-control-move = Autre : jours par { -move }
page-control-increment = Autre : jours pour la { -game }, et heures en plus à chaque { -move }
page-control-moves = Autre : jours pour un nombre de { -move(case: "plural") }, comme à l’ICCF
page-control-blocks = Autre : jours à la { -clock }, jours en réserve, et jours en plus à chaque { -move } (Triple Block)
page-control-periods = Autre : jusqu’à neuf périodes, l’une après l’autre
page-control-own = Nombres d’une autre cadence
page-control-days = Jours
page-control-hours = Heures en plus à chaque { -move }
page-control-cap = Nombre maximal de jours à la { -clock } ; vide pour aucune limite
page-control-number = Nombre de { -move(case: "plural") }
page-control-clock = Jours à la { -clock }
page-control-bank = Jours en réserve
page-control-more = Jours en plus à chaque { -move }
page-control-first = Nombre de { -move(case: "plural") } qui ajoutent des jours ; vide pour 50
page-control-period = Période { $n }
page-control-period-moves = Nombre de { -move(case: "plural") } ; vide pour le reste de la { -game }
page-control-period-time = Temps, par exemple 50d, 12h ou 1d 12h
page-control-period-increment = Temps en plus à chaque { -move }
page-control-period-cap = Temps maximal à la { -clock } ; vide pour aucune limite
page-control-period-delay = Temps non décompté à chaque { -move }
page-control-whole = Seuls les jours entiers sont décomptés.
page-control-double = Jours passés sur un seul { -move } après lesquels le temps compte double ; vide pour jamais
page-control-thematic = Les { -move(case: "plural") } avant la position de départ comptent.
page-field-number = Ce doit être un nombre entier de { $least } à { $most }.
page-field-time = Ce doit être un temps, par exemple 50d, 12h ou 1d 12h.
page-control-unreadable = Rien n’a été proposé : entrez les nombres de la cadence que vous avez choisie, tous entiers.
page-challenges-received = Défis reçus
page-challenges-sent = Vos défis et recherches
page-seeks-open = Qui cherche une { -game }
page-challenge = { $name } : { $control } ; { $colour }
page-challenge-to = à { $name } : { $control } ; { $colour }
page-challenge-seek = à tout le monde : { $control } ; { $colour }
page-plays-white = { $name } joue avec les { -white }
page-plays-black = { $name } joue avec les { -black }
page-start = Position de départ
page-start-usual = la position habituelle
page-start-960 = Chess960
page-start-set = à partir d’une position donnée
page-start-number = Numéro de la position Chess960 ; vide pour la tirer au sort
page-start-fen = Position donnée (FEN)
page-start-castling = Appliquer au { -castling } les règles de Chess960
page-regulated = Outre la cadence, d’autres points du règlement sont particuliers. Ces paramètres diffèrent des valeurs habituelles :
page-player = { $name }
page-player-arbiter = Membre de l’arbitrage de ce service.
page-player-running = { -game(case: "Plural") } en cours
page-player-hidden = Aucune personne de ce nom ou de ce numéro n’a de { -game } que tout le monde puisse lire. Après connexion, les membres voient toutes les personnes qui jouent ici.
page-public-running = La { -game } est en cours.
page-public-delayed = { $plies ->
    [one] La { -game } est en cours. Le dernier demi-{ -move } n’est pas encore public.
   *[other] La { -game } est en cours. Les { $plies } derniers demi-{ -move(case: "plural") } ne sont pas encore publics.
}
page-public-at = { $at }
page-public = Qui peut lire la { -game }
page-public-no = Seuls les membres peuvent lire la { -game }
page-step-start = Début
page-step-back = Précédent
page-step-on = Suivant
page-step-back-by = { $n ->
    [one] { $n } demi-{ -move } en arrière
   *[other] { $n } demi-{ -move(case: "plural") } en arrière
}
page-step-on-by = { $n ->
    [one] { $n } demi-{ -move } en avant
   *[other] { $n } demi-{ -move(case: "plural") } en avant
}
page-step-end = Fin
page-accept-game = Jouer
page-withdraw = Retirer

page-desk = Table d’arbitrage
page-desk-nothing = Rien n’attend votre décision.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = { -flag(case: "Plural") }
page-desk-claims = Réclamations et demandes d’adjudication
page-desk-appeals = { -appeal(form: "Plural") }
page-desk-withdrawals = Retraits
page-desk-questions = { -clock(case: "Plural") } contestées
page-desk-question = { $name } a signalé des { -clock(case: "plural") } fausses le { $at }.
page-desk-question-about = Corrigez les { -clock(case: "plural") }. Si elles sont justes, confirmez-les telles quelles, avec votre motif.
page-desk-find = Une autre { -game }, par son numéro
page-desk-show = Afficher
page-desk-waits-for = En attente : { $what }.
page-desk-resumes = La { -game } { -resume(form: "present") } le { $at }.
page-desk-until = Jusqu’au { $at }.
page-desk-flag-open = Jusqu’à ce que l’{ -arbiter } mette fin à la { -game }, un { -move } compte encore.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } réclame la { -draw } (triple répétition).
    [fifty_moves] { $name } réclame la { -draw } (règle des cinquante { -move(case: "plural") }).
    [tablebase_win] { $name } réclame le gain ({ -tablebase }).
    [tablebase_draw] { $name } réclame la { -draw } ({ -tablebase }).
    [adjudicated_win] { $name } demande l’adjudication pour le gain.
   *[adjudicated_draw] { $name } demande l’adjudication pour la { -draw }.
}
page-desk-announced = La { -claim } porte sur la position après le { -move } { $move }.
page-desk-claim-stops = Entre-temps, aucune { -clock } ne tourne.
page-desk-claim-runs = Entre-temps, la { -clock } tourne.
page-desk-withdrawn = { $name } a annoncé son retrait le { $at } ; aucune { -clock } ne tourne.
page-desk-silent = Retrait par silence : { $name }, le { $at } ; aucune { -clock } ne tourne.
page-desk-appeal = { $names } : { -appeal } contre la décision { $number } ({ $act }), depuis le { $at }.
page-desk-own-act = Cette décision vient de vous : { -other-arbiter } tranche donc l’{ -appeal }.
page-desk-game = { $game } à la table d’arbitrage : { $white } - { $black }
page-desk-to-board = Échiquier et { -move(case: "plural") }
page-desk-done = C’est enregistré.
page-desk-acts = Décisions
page-desk-acts-about = Chacune est montrée avec son effet sur les deux { -clock(case: "plural") } avant d’être prise. Les deux camps lisent le motif.
page-desk-acts-none = Il n’y a aucune décision que vous puissiez prendre maintenant dans cette { -game }.
page-desk-act = { $act ->
    [decide-claim] Trancher la { -claim }
    [claim-flag] Mettre fin à la { -game } par la chute du { -flag }
    [decide-appeal] Trancher un { -appeal }
    [acknowledge-face] Confirmer les indications portées sur l’{ -envelope }
    [set-resumption] Fixer une autre heure de { -resume }
    [approve-early-opening] Approuver l’ouverture de l’{ -envelope } avant l’heure
    [declare-missing] Déclarer l’{ -envelope } perdue
    [envelope] Ouvrir l’{ -envelope }
    [warn] Donner un avertissement
    [give-time] Ajouter du temps
    [take-time] Retirer du temps
    [correct-clocks] Corriger les { -clock(case: "plural") }
    [adjudicate] Décider du résultat
    [forfeit] Déclarer la { -game } perdue pour un camp
    [cancel] Annuler la { -game }
    [replay] Annuler la { -game } et la recommencer
    [annul] Invalider la { -game }
    [change-points] Modifier les points
    [grant-leave] Accorder un congé exceptionnel
    [end-leave] Mettre fin au congé
    [adjourn] { -adjourn(form: "Infinitive") } la { -game }
    [take-back] { -resume(form: "Infinitive") } des { -move(case: "plural") }
    [replace] Remplacer une personne
    [withdraw] Inscrire un retrait
   *[expel] Exclure une personne
}
page-desk-act-in = { $game } : { $act }
page-desk-field = { $field ->
    [side] Camp
    [time] Temps, par exemple 2d ou 1d 12h
    [used_white] Temps utilisé par les { -white }, par exemple 1d 12h
    [used_black] Temps utilisé par les { -black }, par exemple 1d 12h
    [deadline] Échéance de la { -clock } qui tourne, dans votre fuseau horaire ; vide, elle ne change pas
    [result] Résultat
    [points_white] Points des { -white }
    [points_black] Points des { -black }
    [first] Premier jour, dans le fuseau horaire du camp concerné
    [last] Dernier jour, dans le fuseau horaire du camp concerné
    [ply] Nombre de demi-{ -move(case: "plural") } qui restent valables
    [player] Nom de la personne qui remplace
    [scope] { -game(case: "Plural") }
    [claim] Réclamation
    [upheld] Décision sur la { -claim }
    [act] Décision contestée
    [reverse] Décision sur l’appel
    [resume_at] Heure de la { -resume }, dans votre fuseau horaire
   *[reason] Motif, que lisent les deux camps
}
page-desk-scope = { $scope ->
    [game] Cette { -game } seulement
    [event] Toutes les { -game(case: "plural") } en cours de cette personne dans ce tournoi
   *[all] Toutes les { -game(case: "plural") } en cours de cette personne ici
}
page-desk-white = { -white }, { $name }
page-desk-black = { -black }, { $name }
page-desk-upheld = La { -claim } est fondée.
page-desk-rejected = La { -claim } n’est pas fondée.
page-desk-reversed = La décision est annulée.
page-desk-confirmed = La décision est maintenue.
page-desk-numbered = { $number } : { $what }
page-desk-unreadable = Ce champ n’est pas lisible, et rien n’a été fait : { $field }.
page-desk-preview = Montrer l’effet
page-desk-not-done = Rien n’est encore enregistré. Regardez l’effet, et confirmez-le plus bas.
page-desk-effect = Effet
page-desk-on-record = Si vous confirmez, ceci est inscrit dans l’historique de { $game }, { $white } - { $black } :
page-desk-drops = Des { -move(case: "plural") } conditionnels sont supprimés. Qui les avait donnés : { $names }.
page-desk-elsewhere = D’autres { -game(case: "plural") } changent aussi : { $scope }.
page-desk-again = La { -game } recommence sous un nouveau numéro.
page-desk-clocks-now = { -clock(case: "Plural") } maintenant
page-desk-clocks-after = { -clock(case: "Plural") } ensuite
page-desk-confirm = Confirmer : { $act }
page-desk-change = Modifier d’abord
page-desk-stale = La { -game } a changé depuis que l’effet a été montré, et rien n’a été fait. Voici l’effet actuel.
page-desk-stale-envelope = La { -game } a changé depuis que cette page a été montrée, et rien n’a été fait.
page-desk-envelope = L’{ -envelope }
page-desk-envelope-of = { $game } : l’{ -envelope }
page-desk-early = Le moment d’ouvrir l’{ -envelope } n’est pas encore venu. { $needed ->
    [one] Pour l’ouvrir avant l’heure, il faut l’accord d’une personne de l’arbitrage.
   *[other] Pour l’ouvrir avant l’heure, il faut l’accord de { $needed } { -arbiter(case: "plural") }.
}
page-desk-early-nobody = Personne n’a encore donné son accord.
page-desk-early-you = Vous avez donné votre accord.
page-desk-early-agreed = { $name } a donné son accord.
page-desk-early-other = { -other-arbiter(case: "capital") } l’ouvre.
page-desk-pace = Comment les deux camps ont utilisé leur temps
page-desk-pace-in = { $game } : comment les deux camps ont utilisé leur temps
page-desk-commitment = Empreinte (commitment, SHA-256 de son texte) :
page-desk-held-here = Le service l’ouvre à la { -resume } de la { -game }.
page-desk-held = Nombre de clés nécessaires pour l’ouvrir : { $needed }. Personnes qui ont une clé : { $holders }.
page-desk-opening-about = L’effet sur les { -clock(case: "plural") } dépend du { -sealed-move }, que personne ne voit avant l’ouverture de l’{ -envelope }.
page-resume-about = Le service ouvre alors l’{ -envelope } et joue le { -sealed-move }. Si ce { -move } n’est pas légal ou n’est pas clair, la { -game } peut se terminer. C’est irréversible.
page-desk-resume = { -resume(form: "Infinitive") } la { -game }
page-desk-open = Ouvrir l’{ -envelope }
page-desk-open-about = Déchiffrez-la avec votre clé, en dehors de cette page : age -d -i KEY envelope.age. Collez ensuite ici le texte entier ; seul compte le texte qui a cette empreinte. La page ne le montre plus ensuite.
page-desk-decrypt-about = Ou déchiffrez-la dans ce navigateur. Votre clé secrète n’est pas envoyée, et le texte n’est envoyé qu’avec le formulaire ci-dessous. Un service qui enverrait à votre navigateur un autre script pourrait lire la clé : la ligne de commande est plus sûre.
page-desk-decrypt-closed = { -envelope(case: "Singular") } fermée, ou ce que la clé d’une autre personne de l’arbitrage a laissé fermé
page-desk-decrypt-key = Votre clé secrète, dans le fichier d’age-keygen
page-desk-decrypt-file = Clé secrète à partir d’un fichier
page-desk-decrypt = Déchiffrer dans ce navigateur
page-desk-decrypt-no-key = Il n’y a pas de clé secrète age. Elle commence par AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Cette clé ne l’ouvre pas.
page-desk-decrypt-wrong = Le contenu de l’{ -envelope } ne correspond pas à l’empreinte.
page-desk-decrypt-left = Votre clé a ouvert une couche. Donnez ceci à la personne suivante de l’arbitrage, qui l’ouvre avec une autre clé :
page-desk-closed = L’{ -envelope } fermée
page-desk-text = Texte de l’{ -envelope }
page-desk-early-reason = Motif, si elle est ouverte avant l’heure ; les deux camps le lisent
page-desk-trail = Déroulement
page-desk-column = { $column ->
    [number] N°
    [what] Quoi
    [by] Qui
    [received] Reçu
    [judged] Jugé
    [white] { -clock(case: "Singular") } des { -white } ensuite
   *[black] { -clock(case: "Singular") } des { -black } ensuite
}
page-desk-channel = { $channel ->
    [mail] par e-mail
    [http] par la page ou l’API
    [console] par la ligne de commande
   *[timekeeper] de lui-même
}
page-desk-refused = Refusé : { $why }
page-desk-recorded = Tel qu’enregistré
page-desk-cause = Cause :
page-desk-seconds = { $n } s
page-desk-clock = Temps utilisé { $used }, temps restant { $left }.
page-desk-left-off = Tentatives refusées qui ne sont pas montrées : { $n }.
page-desk-event = { $event ->
    [created] Début de la { -game }
    [moved] { -move(case: "Singular") }
    [said] Message
    [draw_offered] Proposition de { -draw }
    [draw_declined] { -draw(case: "Singular") } refusée
    [claim_upheld] Réclamation admise
    [claim_referred] Réclamation soumise à l’arbitrage
    [analysed] Analyse
    [claim_lapsed] Réclamation caduque
    [claim_rejected] Réclamation rejetée
    [illegal_move] { -move(case: "Singular") } { -illegal }
    [adjournment_proposed] { -adjourn(form: "Noun") } proposé
    [adjournment_declined] { -adjourn(form: "Noun") } refusé
    [sealing_began] Le camp au trait doit mettre son { -move } sous { -envelope }
    [drafted] Brouillon mis dans l’{ -envelope }
    [sealed] { -move(case: "Singular") } mis sous { -envelope }
    [face_acknowledged] Indications portées sur l’{ -envelope } confirmées
    [resumption_set] Heure de { -resume } fixée
    [resumption_requested] Un camp est prêt à { -resume(form: "infinitive") }
    [resumed] { -resume(form: "Noun") } de la { -game }
    [early_opening_approved] Ouverture anticipée approuvée
    [came_late] Un camp est arrivé trop tard
    [envelope_missing] { -envelope(case: "Singular") } perdue, ou qui ne s’ouvre pas
    [publication_agreed] Un camp accepte la publication de l’{ -envelope }
    [envelope_published] { -envelope(case: "Singular") } publiée
    [reading_chosen] Lecture du { -sealed-move } choisie
    [clocks_questioned] { -clock(case: "Plural") } signalées comme fausses
    [opened] { -envelope(case: "Singular") } ouverte
    [flag_fell] Chute du { -flag }
    [leave_booked] Congé inscrit
    [leave_cancelled] Congé supprimé
    [reflection_declared] Réflexion prolongée déclarée
    [downtime_returned] Temps d’indisponibilité rendu
    [zone_noted] Fuseau horaire inscrit
    [clock_refilled] Temps pris dans la réserve
    [mail_problem] Les e-mails n’arrivent pas
    [mail_restored] Les e-mails arrivent de nouveau
    [ended] Fin de la { -game }
    [withdrawn] Retrait
    [appealed] { -appeal(form: "Bare") }
    [appeal_decided] { -appeal(form: "Bare") } tranché
    [act_warn] Arbitrage : avertissement
    [act_time] Arbitrage : temps ajouté ou retiré
    [act_clocks] Arbitrage : { -clock(case: "plural") } corrigées
    [act_adjudicate] Arbitrage : résultat décidé
    [act_forfeit] Arbitrage : { -game } déclarée perdue
    [act_cancel] Arbitrage : { -game } annulée
    [act_annul] Arbitrage : { -game } invalidée
    [act_give_way] Une autre { -game } compte
    [act_points] Arbitrage : points modifiés
    [act_leave] Arbitrage : congé exceptionnel accordé
    [act_end_leave] Arbitrage : fin du congé
    [act_adjourn] Arbitrage : { -adjourn } ordonné
    [act_take_back] Arbitrage : { -move(case: "plural") } repris
    [act_replace] Arbitrage : remplacement
    [act_expel] Arbitrage : exclusion
   *[other] { $event }
}

page-admin = Administration
page-admin-players = Membres
page-admin-mail = E-mails reçus
page-admin-trouble = E-mails et événements qui n’arrivent pas
page-admin-health = État du service
page-admin-aside = { $n ->
    [0] Aucun e-mail reçu ne vous attend.
    [one] { $n } e-mail reçu vous attend.
   *[other] { $n } e-mails reçus vous attendent.
}
page-admin-more = Suite
page-admin-none = Il n’y en a pas.
page-admin-part = Une partie du nom
page-admin-address = Adresse e-mail entière
page-admin-search = Rechercher
page-admin-no-address = Aucun compte n’a cette adresse.
page-admin-since = depuis le { $at }
page-admin-player = Membre : { $name }
page-admin-role = Rôle
page-admin-deleted = Ce compte a été supprimé.
page-admin-mail-arrives = Aucun e-mail envoyé à cette personne n’est revenu.
page-admin-stopped = E-mails revenus depuis le { $since } : { $n }. Motif du dernier retour : { $reason }. Les e-mails sur les { -game(case: "plural") } ne sont plus envoyés.
page-admin-returned = E-mails revenus depuis le { $since } : { $n }. Motif du dernier retour : { $reason }. Les e-mails sont encore envoyés.
page-admin-sessions = Sessions
page-admin-no-sessions = Cette personne n’a aucune session ouverte.
page-admin-trail = Historique du compte
page-admin-trail-about = Les entrées les plus récentes sont en premier. La personne concernée reçoit cet historique avec ses données.
page-admin-event = { $what ->
    [signed_up] Compte créé
    [signed_in] Connexion
    [session_ended] Session terminée
    [sessions_ended] Toutes les sessions terminées
    [refresh_token_reused] Session terminée, car sa clé a servi deux fois
    [api_token_made] Jeton pour programmes créé
    [api_token_revoked] Jeton pour programmes révoqué
    [api_tokens_revoked] Tous les jetons pour programmes révoqués
    [calendar_made] Adresse du calendrier créée
    [calendar_revoked] Adresse du calendrier révoquée
    [webhook_secret_made] Secret d’un webhook créé
    [webhook_enabled] Webhook activé
    [webhook_deleted] Webhook supprimé
    [envelope_key] Clé pour les { -sealed-move(case: "plural") } définie
    [address_changed] Adresse e-mail modifiée
    [role_changed] Rôle modifié
    [mail_stopped] Envoi des e-mails sur les { -game(case: "plural") } arrêté
    [mail_resumed] Envoi des e-mails sur les { -game(case: "plural") } repris
    [mail_restored] Envoi des e-mails sur les { -game(case: "plural") } repris par l’administration
    [unsubscribed_by_link] Notifications désactivées par le lien d’un e-mail
    [text_erased] Texte effacé
    [mail_replayed] E-mail reçu lu de nouveau
    [mail_released] E-mail reçu laissé passer
    [mail_discarded] E-mail reçu jeté
    [deleted] Compte supprimé
   *[other] { $what }
}
page-admin-restored = le service a été restauré à partir d’une sauvegarde
page-admin-text-place = { $game }, événement { $number }
page-admin-reason = Motif, inscrit pour toujours : n’écrivez rien de personnel
page-admin-no-reason = Rien n’a été fait : écrivez un motif d’une ligne, de 200 caractères au plus.
page-admin-act = { $act ->
    [role] Changer le rôle
    [restore-mail] { -resume(form: "Infinitive") } l’envoi des e-mails
    [end-sessions] Mettre fin à toutes les sessions
    [replay] Relire l’e-mail
    [release] Laisser passer l’e-mail
   *[discard] Jeter l’e-mail
}
page-admin-effect = { $act ->
    [role] Le compte a le nouveau rôle aussitôt, et un e-mail prévient la personne concernée.
    [restore-mail] Les retours sont oubliés, et les e-mails sur les { -game(case: "plural") } sont de nouveau envoyés à cette personne.
    [end-sessions] Toutes les sessions de cette personne prennent fin, partout. Les jetons des programmes restent.
    [replay] L’e-mail est lu depuis le début. Ce qu’il a déjà fait n’est pas fait deux fois.
    [release] Sur votre parole, l’e-mail compte comme envoyé par la personne titulaire du compte, quel que soit son expéditeur.
   *[discard] L’e-mail s’arrête ici, et son texte est effacé définitivement.
}
page-admin-not-done = Rien n’est encore fait. Vérifiez, puis confirmez plus bas.
page-admin-done = C’est fait, et inscrit dans l’historique.
page-admin-nothing = Rien n’a été fait : il n’y avait rien à faire, ou le texte de l’e-mail n’existe plus.
page-admin-own-game = Rien n’a été fait : cet e-mail concerne peut-être une de vos { -game(case: "plural") } ; une autre personne de l’administration s’en occupe donc.
page-admin-mail-about = Un e-mail est mis de côté s’il est illisible, si son origine est douteuse, ou si quelqu’un vous a écrit. Regardez-le avant que 30 jours soient passés.
page-admin-list = { $list ->
    [aside] Mis de côté
    [pending_confirm] En attente d’une confirmation
    [unanswered] Sans réponse
   *[all] Tous
}
page-admin-mail-number = E-mail { $id }
page-admin-mail-text = Texte
page-admin-mail-state = { $state ->
    [received] Pas encore lu
    [applied] Traité
    [duplicate] Déjà arrivé auparavant
    [auto] Écrit par une machine
    [bounced] E-mail revenu
    [rejected] Rejeté
    [pending_confirm] Attend une confirmation
    [quarantined] Mis de côté
   *[poison] Mis de côté, car la lecture a échoué
}
page-admin-why = { $cause ->
    [auto_submitted] il indique qu’un programme l’a écrit
    [precedence] il indique qu’il s’agit d’un envoi en nombre
    [list] il est arrivé par une liste de diffusion
    [autoreply] c’est une réponse automatique
    [null_sender] il n’a pas d’expéditeur à qui répondre
    [loop] c’est un e-mail de ce service qui est revenu
    [report] c’est un rapport de distribution
    [robot] son expéditeur est l’adresse d’un programme
    [own_address] son expéditeur est une adresse de ce service
    [did_you_mean] il a été demandé à la personne si elle voulait un autre { -move }
    [meant] la personne a confirmé le { -move }
    [asked] il a été demandé à la personne ce qu’elle voulait dire
    [erased] son texte est effacé
    [unreadable] il est illisible
    [unreadable_row] son enregistrement dans la base de données est illisible
    [ambiguous_from] il n’indique pas une personne unique comme origine
    [no_player] son adresse n’appartient plus à aucun compte
    [mail_off] la personne n’accepte pas de { -move(case: "plural") } par e-mail
    [message_id] c’est une copie d’un e-mail précédent
    [failed] il signale qu’un e-mail n’est pas arrivé
    [not_counted] c’est un rapport qui ne compte pas
    [delayed] il signale un retard
    [to_bounce_address] ce n’est pas un rapport, mais il est arrivé à une adresse pour rapports
    [nothing_to_confirm] il n’y a rien à confirmer
    [nothing_waits] plus rien n’attend de réponse
    [another_waits] un autre e-mail attend une confirmation
    [dmarc_fail] le domaine de son expéditeur dit que c’est un faux (DMARC)
    [not_a_player] la personne qui l’a écrit ne joue pas cette { -game }
    [not_the_player] il n’a pas été envoyé par la personne titulaire du compte
    [unconfirmed_sender] il a été demandé à la personne s’il vient bien d’elle
    [not_confirmed] personne ne l’a confirmé à temps
    [confirmed] la personne s’en est servie pour confirmer un e-mail
    [disowned] la personne y a dit qu’un e-mail ne vient pas d’elle
    [no_yes] il ne dit ni oui ni non
    [passed_on] il a été transmis à l’administration
    [for_operator] il n’a pas pu être transmis à l’administration
    [helped] une explication a été envoyée en réponse
    [joins] une confirmation a été demandée à une personne sans compte
    [joined] il a servi à créer un compte
    [before_an_act] il a été écrit avant que l’{ -arbiter } n’annule quelque chose dans la { -game }
    [before_restoration] il a été écrit avant que le service ne soit restauré à partir d’une sauvegarde
    [unanswered] sa réponse a été retenue, car il y en avait trop
    [discarded] l’administration l’a jeté
    [failures] sa lecture a échoué trois fois
    [deaths] le programme s’est arrêté à chaque lecture
    [left] il attend une version plus récente du service
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Le domaine de l’expéditeur garantit l’origine.
    [fail] Le domaine de l’expéditeur dit que c’est un faux.
   *[unknown] Rien ne garantit l’origine.
}
page-admin-outgoing = { $kind ->
    [game-started] Début d’une { -game }
    [your-move] { -move(case: "Singular") } de l’{ -opponent }
    [move-recorded] Inscription d’un { -move } reçu par e-mail
    [reminder] Rappel
    [game-news] Nouvelles d’une { -game }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Nouvelles pour l’{ -arbiter }
    [log-receipt] Preuve d’un { -sealed-move }
    [game-over] Fin d’une { -game }
    [restored] Restauration à partir d’une sauvegarde
    [challenge] Défi
    [transcript] Réponse à un e-mail
    [confirmation] Question
    [sign-in-code] Code
    [account-news] Nouvelles d’un compte
    [digest] Récapitulatif
   *[passed-on] E-mail transmis
}
page-admin-not-sent = { $reason ->
    [gone] le destinataire indique qu’il n’existe plus
    [failed] rien n’a pu être envoyé pendant cinq jours
    [restored] le service a été restauré à partir d’une sauvegarde
    [interrupted] le programme s’est arrêté pendant l’envoi
    [no_event] cet événement n’existe pas
    [redirect] le destinataire renvoie à une autre adresse
    [internal] erreur de ce service
    [timeout] le destinataire ne répond pas à temps
    [host_not_found] l’hôte du destinataire est inconnu
    [private_address] le destinataire n’a pas d’adresse sur Internet
    [not_https] l’adresse du destinataire est sans chiffrement
    [tls] le certificat du destinataire n’est pas valable, ou TLS échoue
    [connection_refused] le destinataire n’accepte pas la connexion
    [connection] la connexion au destinataire a été coupée
    [not_http] le destinataire ne répond pas selon HTTP
   *[other] le destinataire répond avec le statut { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } tentative.
   *[other] { $n } tentatives.
}
page-admin-received = Reçu
page-admin-at = { $at }
page-admin-state = État
page-admin-cause = Résultat ou cause
page-admin-to = Adressé à
page-admin-to-game = { $game } (adresse de réponse du compte { $name })
page-admin-to-account = le compte { $name }
page-admin-to-confirm = la question sur l’e-mail { $id }
page-admin-to-mailbox = la boîte aux lettres { $mailbox }
page-admin-to-bounce = l’adresse de retour de l’e-mail envoyé { $id }
page-admin-author = Origine
page-admin-attempts = Lecture
page-admin-confirmed = Il compte comme envoyé par la personne titulaire du compte.
page-admin-text-about = Voici le début de l’e-mail tel qu’il est arrivé, sans les adresses du service, les codes et les parties encodées ou en HTML. Ne dites à personne d’autre ce qu’il contient.
page-admin-text-cut = Le reste n’est pas montré.
page-admin-hidden = { $because ->
    [own_game] L’e-mail concerne peut-être une de vos { -game(case: "plural") }. Une autre personne de l’administration s’en occupe.
    [sealed] Le texte n’est pas montré, car il contient peut-être un { -sealed-move } : une { -game } qu’il concerne peut-être en a un, ou peut en avoir un. Relire l’e-mail, le laisser passer et le jeter reste possible.
    [secret] Le texte n’est pas montré, car il contient peut-être un { -move }, ou un mot sur la mise sous { -envelope }, les brouillons ou les { -move(case: "plural") } conditionnels. Relire l’e-mail, le laisser passer et le jeter reste possible.
    [not_aside] Le texte n’est pas montré, car l’e-mail n’a pas été mis de côté.
   *[gone] Le texte est effacé.
}
page-admin-bounces = Membres à qui les e-mails n’arrivent pas
page-admin-sources = Boîtes aux lettres où les e-mails sont relevés
page-admin-source-unused = pas utilisée
page-admin-source-fine = les e-mails sont relevés
page-admin-source-looked = Dernière relève : { $at }
page-admin-dead = E-mails dont l’envoi est { -resign(form: "participle") }
page-admin-an-address = à une adresse sans compte
page-admin-about = au sujet de { $game }
page-admin-webhooks = Webhooks désactivés, ou qui ne fonctionnent pas
page-admin-webhook = Webhook { $id } chez { $host }
page-admin-webhook-failing = ne fonctionne pas depuis le { $since }
page-admin-webhook-off = désactivé ({ $because })
page-admin-deliveries = Événements dont l’envoi est { -resign(form: "participle") }
page-admin-delivery = Événement { $id } pour le webhook { $webhook }, au sujet de { $game }
page-admin-ready = Le service est prêt.
page-admin-not-ready = Le service n’est pas prêt.
page-admin-clock-jumped = L’heure de la machine a été changée. Aucun { -flag } ne tombe et rien n’est effacé tant qu’elle n’est pas juste.
page-admin-answers-held = Il y a plus de réponses automatiques à envoyer que d’habitude. Réponses retenues, qui partiront plus tard : { $n }
page-admin-commands-aside = Demandes pour toutes les { -game(case: "plural") } d’une personne, qui ont échoué dans l’une d’elles : { $n }
page-admin-version = Version
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Génération de la base de données
page-admin-backup = Dernière sauvegarde par postzug backup
page-admin-no-backup = aucune n’est connue
page-admin-running = { -game(case: "Plural") } en cours
page-admin-ended = { -game(case: "Plural") } terminées
page-admin-accounts = Comptes
page-admin-bytes = Taille de la base de données
page-admin-set-aside = E-mails reçus mis de côté
page-admin-unsent = E-mails à envoyer
page-admin-oldest = Le plus ancien attend depuis { $age }.
page-admin-undelivered = Événements à envoyer aux webhooks
page-admin-log-size = Entrées du journal
page-admin-log-signed = Entrées couvertes par la dernière tête signée (checkpoint)
page-admin-log-waiting = Événements qui ne sont pas encore dans le journal
page-admin-checkpoint = Tête signée du journal (checkpoint)
page-admin-health-more = La commande postzug doctor examine la machine, le relais et le DNS.

page-problem = Non effectué
page-typed = Vous avez écrit ceci, qui n’est pas envoyé : copiez-le
page-typed-reason = Motif
page-claim-move = La { -claim } est inscrite dans l’historique, et le { -move } annoncé a été joué.
page-claim-no-move = La { -claim } est inscrite dans l’historique, et le { -move } reste à jouer.
page-claim-recorded = La { -claim } est inscrite dans l’historique ; si un { -move } légal était annoncé, il a été joué.
page-problem-code = { $status }, { $code }
