### Every sentence that a person reads, in Spanish. docs/translating.md says how to add a language.

-game = { $case ->
    [plural] partidas
    [Plural] Partidas
    [Singular] Partida
   *[singular] partida
}
-move = { $case ->
    [plural] jugadas
    [Singular] Jugada
    [Plural] Jugadas
   *[singular] jugada
}
-draw = { $case ->
    [Singular] Tablas
   *[singular] tablas
}
-castling = enroque
-en-passant = al paso
-promotion = promoción
-draw-offer = { $case ->
    [plural] ofertas de tablas
   *[singular] oferta de tablas
}
-opponent = { $case ->
    [plural] rivales
   *[singular] rival
}
-arbiter = { $case ->
    [plural] árbitros
    [Plural] Árbitros
   *[singular] árbitro
}
-sealed-move = { $case ->
    [plural] jugadas secretas
    [Singular] Jugada secreta
   *[singular] jugada secreta
}
-envelope = { $case ->
    [plural] sobres
    [Plural] Sobres
    [Singular] Sobre
   *[singular] sobre
}
-clock = { $case ->
    [plural] relojes
    [Plural] Relojes
    [Singular] Reloj
   *[singular] reloj
}
-flag = { $case ->
    [plural] banderas
    [Plural] Banderas
   *[singular] bandera
}
-deadline = plazo
-claim = { $case ->
    [plural] reclamaciones
   *[singular] reclamación
}
-tablebase = { $case ->
    [plural] bases de finales
   *[singular] base de finales
}
-leave = licencia
-check = { $case ->
    [Singular] Jaque
   *[singular] jaque
}
-mate = mate
-stalemate = ahogado
-white = { $form ->
    [Bare] Blancas
   *[bare] blancas
}
-black = { $form ->
    [Bare] Negras
   *[bare] negras
}
-resign = { $form ->
    [noun] abandono
    [present] abandona
    [participle] abandonado
    [Infinitive] Abandonar
    [Present] Abandona
   *[infinitive] abandonar
}
-adjourn = { $form ->
    [feminine] aplazada
    [infinitive] aplazar
    [gerund] aplazando
    [masculine] aplazado
    [Noun] Aplazamiento
    [Infinitive] Aplazar
   *[noun] aplazamiento
}
-resume = { $form ->
    [noun] reanudación
    [present] reanuda
    [subjunctive] reanude
    [participle] reanudado
    [Infinitive] Reanudar
   *[infinitive] reanudar
}
-seal = { $form ->
    [masculine] sellado
    [feminine] sellada
    [past] selló
    [present] sella
    [past-you] sellaste
    [Infinitive] Sellar
    [Feminine] Sellada
    [Present] Sella
   *[infinitive] sellar
}
-illegal = { $form ->
    [plural] ilegales
   *[bare] ilegal
}
-appeal = { $form ->
    [infinitive] apelar
    [participle] apelado
    [plural] apelaciones
    [Noun] Apelación
    [Infinitive] Apelar
    [Plural] Apelaciones
   *[noun] apelación
}

language-name = Español

## Dates and lengths of time

date = { $weekday } { $day } de { $month } de { $year }, { $time } ({ $iso } { $offset })
date-beyond = día que está fuera del calendario
weekday-monday = lunes
weekday-tuesday = martes
weekday-wednesday = miércoles
weekday-thursday = jueves
weekday-friday = viernes
weekday-saturday = sábado
weekday-sunday = domingo
month-january = enero
month-february = febrero
month-march = marzo
month-april = abril
month-may = mayo
month-june = junio
month-july = julio
month-august = agosto
month-september = septiembre
month-october = octubre
month-november = noviembre
month-december = diciembre
length-days = { $n } { $n ->
    [one] día
   *[other] días
}
length-hours = { $n } { $n ->
    [one] hora
   *[other] horas
}
length-minutes = { $n } { $n ->
    [one] minuto
   *[other] minutos
}
exact-days = { $n } d
exact-hours = { $n } h
exact-minutes = { $n } min
exact-seconds = { $n } s

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } o { $last }
list-more = { $list } y { $n } más

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } día
   *[other] { $days } días
} para cada { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} en { $time }
control-then = { $first }, después { $next }
control-increment-of = { $period } + { $increment } por { -move }
control-cap-of = { $period }, con un tope de { $cap }
control-delay-of = { $period }, con demora de { $delay }
control-whole-days = { $control }, en días completos
control-double = { $control }, cuenta doble después de { $days ->
    [one] { $days } día
   *[other] { $days } días
}
control-thematic-start = { $control }, { -game } temática
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } para { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
}

## What adjourned games wait for

adjourned-resumption = la hora de la { -resume(form: "noun") }, o { $replier }
adjourned-opening = la apertura del { -envelope }; no corre ningún { -clock }
adjourned-replier = { $replier }; corre su { -clock }
adjourned-former_sealer = { $replier } (antes { -seal(form: "past") } su { -move } y aún no ha aparecido); corre su { -clock }
adjourned-late_opening = la apertura del { -envelope }: alguien ha aparecido demasiado tarde
adjourned-adjudication = el { -arbiter }, para adjudicar la { -game }, o { $sealer }, si conserva el texto { -seal(form: "masculine") }; no corre ningún { -clock }
adjourned-sealed_text = { $sealer }, para mostrar el texto { -seal(form: "masculine") }; corre su { -clock }
adjourned-reading = { $replier }, para elegir una lectura; corre su { -clock }
adjourned-publication = un { -arbiter } con una clave, o { $sealer }, para mostrar lo que ambos bandos quieren mostrar
adjourned-sealing = { $sealer }, para { -seal } el borrador u otra { -move }; corre su { -clock }
adjourned-gone = { $waits_for }; de las cuentas que tienen sus claves, ya no existen estas: { $players }{ $complete ->
    [no] , y por eso el { -envelope } no se puede abrir aquí
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Tienes una cuenta en { $site }, y tu nombre aquí es { $name }. Si no la has pedido, no hagas nada: ninguna { -game } empieza sin ti.

    Puedes hacerlo todo por correo. Responde a este correo con una orden en cada línea:

    {"  "}{ command-seek }: buscar una { -game }; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: quién más busca; { command-accept-challenge } C7 empieza la { -game }
    {"  "}{ command-challenge } NOMBRE: retar a una persona
    {"  "}{ command-games }: tus { -game(case: "plural") }, y a quién le toca jugar
    {"  "}{ command-settings }: tu zona horaria, cómo se te escriben las { -move(case: "plural") } y qué avisos recibes
    {"  "}{ command-help }: todas las órdenes

    Cuando empieza una { -game }, un correo muestra la posición y tu { -clock }. Responde a ese correo con tu { -move }, por ejemplo e4 o 5254, sola en una línea.
account-deleted = La cuenta { $name } se ha borrado. No se enviará nada más a esta dirección.
account-address = La cuenta { $name } tiene ahora otra dirección de correo. A esta no se enviará nada más, y todas las sesiones y todos los tokens de la API han terminado. Si no lo has hecho tú, avisa a quienes mantienen este servicio.
account-role = Tu función es ahora: { $role }.
role-player = participante
role-arbiter = arbitraje
role-administrator = administración
account-envelope-key = En tu cuenta se ha puesto una clave que abre { -sealed-move(case: "plural") }: { $key }. Si no lo has hecho tú, cierra tus sesiones y avisa enseguida a la administración: desde ahora las { -move(case: "plural") } se sellan para esa clave.
account-token-made = Se ha creado el token de la API «{ $label }» para tu cuenta. Si no lo has hecho tú, anúlalo.
account-tokens-revoked = El servicio se ha restaurado desde una copia de seguridad. Tus tokens de la API se han anulado, porque de otro modo valdría de nuevo alguno que hayas anulado desde entonces. Crea tokens nuevos para tus programas.
calendar-made = Se ha creado la dirección de tu calendario. Los programas de calendario se suscriben a ella y muestran los plazos de tus { -game(case: "plural") }:
calendar-how = Quien tenga la dirección puede leer tus plazos, así que no se la des a nadie. La dirección anterior ya no funciona. Para anular esta, escribe: { command-calendar-off }
calendar-shown = Se ha creado una dirección de tu calendario. Quien la tenga puede leer los plazos de tus { -game(case: "plural") }. Si había una anterior, ya no funciona. Si no lo has hecho tú, escribe: { command-calendar-off }
calendar-void = El servicio se ha restaurado desde una copia de seguridad. La dirección de tu calendario se ha anulado, porque de otro modo valdría de nuevo alguna que hayas anulado desde entonces. Para crear una nueva, escribe: { command-calendar }
webhook-made = Se ha creado un webhook para tu cuenta: los eventos de tus { -game(case: "plural") } se envían a { $host }. Si no lo has hecho tú, bórralo y anula tus tokens de la API.
webhook-secret-made = Tu webhook que envía a { $host } tiene ahora otro secreto. El secreto anterior vale todavía 24 horas. Si no lo has hecho tú, borra el webhook y cierra tus sesiones.
webhook-secrets-a-day = Secretos de webhooks que has creado en las últimas 24 horas: { $limit }. Espera antes de crear otro.
webhook-enabled = Tu webhook se ha activado: los eventos de tus { -game(case: "plural") } se envían a { $host }. Si no lo has hecho tú, bórralo y cierra tus sesiones.
webhook-off = Durante cinco días no se ha podido enviar nada a { $host }. Tu webhook se ha desactivado, y ya no se enviará lo que esperaba. Cuando el receptor funcione, activa de nuevo el webhook.
webhook-failed = Tu webhook no funciona: durante tres días no se ha podido enviar un evento a { $host }, y ya no se intentará más enviarlo. Los eventos posteriores se siguen enviando. Mira los envíos del webhook; se pueden repetir durante 30 días. No llegará otro correo sobre esto hasta que un envío tenga éxito.
webhook-gone = El receptor en { $host } dice que ya no existe. Tu webhook se ha desactivado, y no se le envía nada más.
webhook-restored = El servicio se ha restaurado desde una copia de seguridad. Tu webhook en { $host } se ha desactivado, porque de otro modo volvería alguno que hayas borrado desde entonces. Actívalo de nuevo, o bórralo.
account-session-copied = Una clave de una de tus sesiones (programa: { $device }) se ha usado dos veces; es posible que alguien la haya copiado. Esa sesión se ha cerrado. Inicia sesión otra vez donde la necesites.
account-unknown-client = desconocido
bounce-unknown = sin código de estado
bounce-expired = sin entrega a tiempo
bounce-not-sent = sin conexión con un servidor de correo que lo acepte
account-mail-stopped = Los correos para { $name } no llegan. Correos devueltos desde el { $since }: { $bounces }. El motivo del último: { $reason }. No se envían allí más correos de { -game(case: "plural") } hasta que la dirección vuelva a funcionar. Así consta en el registro de cada { -game } en curso: { $games }. Los { -clock(case: "plural") } siguen corriendo; el { -arbiter } decide si esto tiene alguna consecuencia.
account-mail-stopped-help = Tus { -game(case: "plural") } están aquí, y sus { -clock(case: "plural") } siguen corriendo. Comprueba que tu buzón acepta correos, o cambia la dirección con POST /v1/me/address. Después envía POST /v1/me/mail/resume.
account-mail-returned-help = Comprueba que tu buzón acepta correos, o cambia la dirección con POST /v1/me/address. Se te siguen enviando correos; si vuelven más, se deja de hacerlo.
account-mail-not-fetched = Desde el { $since } no se puede recoger ningún correo de { $source }: { $trouble ->
    [unreachable] no se puede llegar al servidor
    [slow] el servidor no responde a tiempo
    [certificate] el certificado del servidor no es válido, o TLS falla
    [password] el servidor rechaza el usuario o la contraseña
    [folder] la carpeta no se puede abrir
    [full] el buzón está lleno
   *[protocol] el servidor rechaza una orden
}. Las { -move(case: "plural") } enviadas por correo esperan allí. Qué hacer: postzug doctor.
account-mail-aside = Otro programa cambió { $source } mientras Postzug sacaba correos de allí. Desde el { $since }, un archivo que está al lado contiene lo que quizá falte; el correo se sigue recogiendo. Qué hacer: postzug doctor.
account-mail-single = Desde el { $since } no se pueden recoger algunos correos de { $source }, y las { -move(case: "plural") } que contienen esperan allí. Los demás correos se recogen. Postzug lo sigue intentando. Qué hacer: buscar la causa en el diario del servicio. Un correo que borres o muevas a otro lugar ya no se intenta recoger.
account-left = { $how ->
    [silence] { $name } ha perdido por silencio la mitad de sus { -game(case: "plural") }, y eso cuenta como retirada
    [withdrawal] { $name } se ha retirado
   *[expulsion] Se ha expulsado a { $name }
} { $scope ->
    [all] de todas las { -game(case: "plural") }
   *[event] del torneo «{ $event }»
}. { $games }
account-left-none = No hay otras { -game(case: "plural") }.
account-left-none-yet = Sus otras { -game(case: "plural") } en curso: de momento, ninguna.
account-left-games = Sus otras { -game(case: "plural") } en curso: { $games }.
account-left-fault = En algunas no se ha podido hacer, por un fallo: el equipo técnico lo encontrará en el diario del servicio.
account-left-open = En estas no corre ningún { -clock } hasta que un { -arbiter } las adjudique o deje que otra persona siga jugando: { $games }.
account-not-done = { $game } (no se ha hecho: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = No juegas esta { -game }.
    .title = No juegas esta { -game }
    .help = Solo pueden hacerlo las dos personas que juegan la { -game }.
refusal-not_an_arbiter = Solo puede hacerlo un { -arbiter }.
    .title = Solo puede hacerlo un { -arbiter }
    .help = Consulta a un { -arbiter } de la { -game }.
refusal-same_player = Nadie puede jugar contra su propia cuenta.
    .title = Nadie juega contra su propia cuenta
    .help = Indica a otra persona.
refusal-bad_start = La { -game } no puede empezar así: { $reason }.
    .title = La { -game } no puede empezar así
    .help = Corrige la posición inicial o el reglamento de la { -game }.
refusal-not_your_move = Le toca jugar a tu { -opponent }.
    .title = Le toca jugar a tu { -opponent }
    .help = Espera la { -move } de tu { -opponent }.
refusal-wrong_ply = Esto era para la posición después de { $expected ->
    [one] { $expected } media { -move }
   *[other] { $expected } medias { -move(case: "plural") }
}, pero las medias { -move(case: "plural") } hechas son { $current }.
    .title = Era para otra posición
    .help = Lee de nuevo la { -game } y envía la { -move } con el ply actual.
refusal-already_played = Esta { -move } ya consta como media { -move } { $ply }.
    .title = Esta { -move } ya constaba
    .game = La { -move } vale tal como se registró la primera vez.
    .help = No tienes que hacer nada: la { -move } cuenta.
refusal-not_a_move = «{ $text }» no es una { -move } en ninguna notación que conozca este servicio.
    .title = No es una { -move }
    .help = Escribe una { -move }, por ejemplo 5254 o e4; GET .../legal muestra las legales.
refusal-illegal_move = «{ $text }» no es legal aquí: { $reason }.
    .title = No es legal aquí
    .game = No se ha hecho ninguna { -move }, y el { -clock } sigue corriendo. El intento se cuenta.
    .help = Envía una { -move } legal; GET .../legal las muestra.
refusal-ambiguous_move = «{ $text }» tiene más de una lectura: { $readings }.
    .title = Corresponde a más de una { -move } legal
    .help = Envía una de las lecturas.
refusal-promotion_missing = «{ $text }» debe decir en qué se convierte el peón: { $readings }.
    .title = Falta la pieza de la { -promotion }
    .help = Di en qué se convierte el peón, por ejemplo 57581 o e8=Q.
refusal-too_late = El tiempo se había agotado antes de que esto se recibiera.
    .title = El tiempo se había agotado
    .game = No se ha hecho nada. La { -flag } cae y el servicio termina la { -game }, salvo que en ella haya que reclamar la { -flag }.
    .help = A esta { -game } ya no se puede enviar nada. Donde hay que reclamar la { -flag }, aún puedes jugar hasta que alguien la reclame.
refusal-game_over = La { -game } ha terminado.
    .title = La { -game } ha terminado
    .help = A esta { -game } ya no se puede enviar nada.
refusal-no_draw_offer = Tu { -opponent } no ha ofrecido { -draw }.
    .title = No hay ninguna { -draw-offer }
    .help = Ofrece { -draw } junto con tu próxima { -move }.
refusal-draw_too_early = No se pueden acordar { -draw } antes de completar la { -move } { $move_number }.
    .title = Es pronto para acordar { -draw }
    .help = Sigue jugando; el reglamento de esta { -game } indica la { -move }.
refusal-claim_not_correct = La { -claim } no es correcta: { $reason }.
    .title = La { -claim } no es correcta
    .game = La { -claim } consta en el registro; si se anunció una { -move } legal, se ha jugado, y draw_offer en la { -game } dice si la { -claim } vale como oferta.
    .help = Lee de nuevo la { -game } antes de la próxima { -move }.
refusal-offer_too_soon = Después de una { -draw-offer } debes hacer { $moves ->
        [one] { $moves } { -move }
       *[other] { $moves } { -move(case: "plural") }
    } antes de ofrecer otra vez: no se han ofrecido { -draw }.
    .title = Has ofrecido { -draw } hace poco
    .game = Si venía una { -move }, se ha jugado, sin la oferta.
    .help = Espera la oferta de tu { -opponent }, o haz las { -move(case: "plural") } indicadas.
refusal-no_tablebase_claims = El reglamento de esta { -game } no permite { -claim(case: "plural") } según la { -tablebase }.
    .title = En esta { -game } no se reclama según la { -tablebase }
    .help = Sigue jugando.
refusal-table_needed = Se necesitan las { -tablebase(case: "plural") }.
    .title = No se han consultado las { -tablebase(case: "plural") }
    .help = Inténtalo más tarde; indica al equipo técnico el id de la petición.
refusal-too_many_men = Con más de { $men } piezas en el tablero (peones incluidos) no se puede reclamar según la { -tablebase }.
    .title = Demasiadas piezas para la { -tablebase }
    .help = Reclama cuando en el tablero no haya más piezas que las que fija el reglamento.
refusal-referred_before = Ya se consultó a un { -arbiter } acerca de esta posición; antes haz una { -move }.
    .title = Ya se consultó a un { -arbiter } acerca de esta posición
    .help = Haz una { -move }; se puede reclamar otra posición.
refusal-analysis_needed = La adjudicación se pide con tu análisis, no se reclama.
    .title = La adjudicación se pide con un análisis
    .help = Envía en su lugar POST a .../adjudication.
refusal-no_adjudication = El reglamento de esta { -game } no permite que quien juega pida la adjudicación.
    .title = En esta { -game } no se puede pedir la adjudicación
    .help = Sigue jugando; un { -arbiter } puede adjudicar sin que se le pida.
refusal-already_asked = Ya has pedido la adjudicación en esta { -game }.
    .title = Ya has pedido la adjudicación
    .help = Sigue jugando; un { -arbiter } puede adjudicar sin que se le pida.
refusal-adjudication_too_early = La adjudicación se puede pedir cuando se haya completado la { -move } { $move_number }.
    .title = Es pronto para pedir la adjudicación
    .help = Pídela cuando ambos bandos hayan completado la { -move } indicada.
refusal-analysed_enough = Has entregado análisis tres veces; el { -arbiter } decide con ellos.
    .title = Has entregado análisis tres veces
    .help = Espera la decisión.
refusal-bad_analysis = Un análisis es texto sin formato, de 1 a 20 000 caracteres.
    .title = Falta el análisis, o es demasiado largo
    .help = Envía texto sin formato, de 1 a 20 000 caracteres.
refusal-claim_pending = Una { -claim } espera la decisión del { -arbiter }; hasta entonces no corre ningún { -clock }.
    .title = Una { -claim } espera al { -arbiter }
    .help = Espera la decisión; no corre ningún { -clock }.
refusal-no_claim = Ninguna { -claim } con ese número espera una decisión.
    .title = No hay ninguna { -claim } pendiente
    .help = Mira de nuevo la { -game }.
refusal-adjourned = La { -game } está { -adjourn(form: "feminine") }; no se puede jugar hasta que se { -resume(form: "subjunctive") }.
    .title = La { -game } está { -adjourn(form: "feminine") }
    .help = Pide que se { -resume(form: "subjunctive") }, o espera la hora acordada.
refusal-not_adjourned = La { -game } no está { -adjourn(form: "feminine") }.
    .title = La { -game } no está { -adjourn(form: "feminine") }
    .help = Esto solo es posible en una { -game } { -adjourn(form: "feminine") }.
refusal-must_seal = La { -game } se está { -adjourn(form: "gerund") }: { -seal(form: "present") } tu { -move } en lugar de jugarla.
    .title = Hay que { -seal } la { -move }
    .help = Envía la { -move } por POST a .../seal.
refusal-not_sealing = No se ha acordado ni ordenado ningún { -adjourn }.
    .title = No se ha acordado ni ordenado ningún { -adjourn }
    .help = Haz la { -move }, o propón antes el { -adjourn }.
refusal-not_sealable = No se ha { -seal(form: "masculine") } nada, la { -move } no se ha aceptado: { $why }.
    .title = No se ha { -seal(form: "masculine") } nada
    .game = No se ha { -seal(form: "masculine") } nada; sigue corriendo el { -clock } del bando al que le toca jugar.
    .help = { -seal(form: "Present") } una { -move } legal, por ejemplo 5254 o e4.
refusal-adjournment_not_allowed = El reglamento de esta { -game } no permite acordar un { -adjourn }.
    .title = Aquí no se puede acordar un { -adjourn }
    .help = Consulta a un { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] Ya has propuesto { -adjourn(form: "infinitive") } la { -game }; tu { -opponent } aún no ha respondido.
   *[no] Tu { -opponent } ya ha propuesto { -adjourn(form: "infinitive") } la { -game }. Para aceptar, responde al correo que lo dice; desde un programa, se indica la posición del tablero.
}
    .title = Ya se ha propuesto un { -adjourn }
    .help = Acepta la propuesta de tu { -opponent } con su ply, o espera la respuesta a la tuya.
refusal-no_adjournment_proposed = Tu { -opponent } no ha propuesto { -adjourn(form: "infinitive") } la { -game }.
    .title = No hay ninguna propuesta de { -adjourn }
    .help = Proponlo tú.
refusal-already_requested = Ya has pedido que se { -resume(form: "subjunctive") } la { -game }; el { -envelope } se abre cuando tu { -opponent } también lo pida.
    .title = La { -resume(form: "noun") } ya se ha pedido
    .help = Espera a tu { -opponent }.
refusal-commitment_mismatch = El { -envelope } abierto no corresponde a la huella de { $sealed_by ->
        [white] las { -white }
       *[black] las { -black }
    }.
    .title = El { -envelope } no es el que se { -seal(form: "past") }
    .game = El { -envelope } sigue cerrado; no corre ningún { -clock }.
    .help = El { -arbiter } debe examinarlo.
refusal-envelope_needed = Hace falta el texto del { -envelope }.
    .title = Hace falta el texto del { -envelope }
    .help = Envía su texto por POST a .../opening.
refusal-arbiters_hold_it = Las claves del { -envelope } las tienen los { -arbiter(case: "plural") }: se abre con su texto.
    .title = Las claves del { -envelope } las tienen los { -arbiter(case: "plural") }
    .help = Envía su texto por POST a .../opening.
refusal-no_session = Las sesiones de esta { -game } no tienen una duración fija: propón en su lugar un { -adjourn }.
    .title = Aquí las sesiones no tienen una duración fija
    .help = Propón en su lugar un { -adjourn }.
refusal-session_too_long = { -adjourn(form: "Infinitive") } ahora gastaría tu tiempo hasta el fin de la sesión, y tu tiempo se agota antes.
    .title = El resto de la sesión es más largo que el tiempo que queda
    .help = Sigue jugando, o propón un { -adjourn }.
refusal-not_encrypted = Esto no es un { -envelope } cifrado con age, en formato de texto (armored), de 32 KiB como máximo.
    .title = No es un { -envelope } cifrado
    .help = Cifra el texto con age -a, para las claves de .../envelope/recipients.
refusal-wrong_recipients = El { -envelope } no está cifrado para quienes deben abrirlo: hacen falta { $needed } de { $holders } claves, y todas están en /envelope/recipients.
    .title = Cifrado para otras claves
    .help = Séllalo con postzug seal --recipients y la respuesta de .../envelope/recipients.
refusal-envelope_opens = El { -envelope } no falta: lo guarda el servicio, y se abre.
    .title = No falta
    .game = El servicio guarda el { -envelope } y lo puede abrir.
    .help = Ábrelo con /resume, o aprueba antes una apertura anticipada.
refusal-commitment_used = Esta huella ya se ha usado en esta { -game }: escribe otro { -envelope }, con un número aleatorio (nonce) nuevo.
    .title = La huella ya se ha usado
    .help = Escribe otro { -envelope }, con un número aleatorio (nonce) nuevo.
refusal-no_draft = No hay ningún borrador: { -seal(form: "present") } una { -move }.
    .title = No hay ningún borrador
    .help = Envía la { -move } por POST a .../seal.
refusal-already_acknowledged = Esto ya consta: el exterior del { -envelope } está comprobado, la apertura anticipada aprobada, o el { -envelope } declarado perdido.
    .title = Esto ya estaba hecho
    .help = No tienes que hacer nada: consta en el registro.
refusal-too_soon = Anuncia la { -resume(form: "noun") } al menos un día antes, y como máximo un año antes.
    .title = La nueva hora debe estar entre un día y un año más adelante
    .help = Anuncia la { -resume(form: "noun") } con más tiempo.
refusal-not_to_be_opened = Aún no toca abrir el { -envelope }: antes de su hora solo lo abren los { -arbiter(case: "plural") }, con un motivo.
    .title = Aún no toca abrir el { -envelope }
    .help = Espera a que se { -resume(form: "subjunctive") } la { -game }; un { -arbiter } puede abrirlo antes, con un motivo.
refusal-second_arbiter_needed = Para abrir el { -envelope } antes de su hora hacen falta dos { -arbiter(case: "plural") }: { $approved_by_you ->
        [yes] tú lo has aprobado, y ahora lo abre otro
        [no] otro lo ha aprobado, y ahora lo abres tú
       *[nobody] primero lo aprueba otro (approve early: el motivo)
    }.
    .title = Antes de la hora hacen falta dos { -arbiter(case: "plural") }
    .help = Deja que otro { -arbiter } apruebe primero la apertura anticipada; lo que uno aprueba lo abre otro.
refusal-approval_needed = Aún no toca abrir el { -envelope }: para abrirlo antes de su hora, apruébalo primero, con tu motivo (approve early: el motivo), y ábrelo después.
    .title = Antes de la hora hace falta el motivo de un { -arbiter }
    .help = Aprueba primero la apertura anticipada con tu motivo (approve_early_opening), o espera a resume_at y a los dos bandos.
refusal-no_shut_envelope = No hay nada que mostrar: la { -game } tiene que haber terminado por { -resign(form: "noun") } o en { -draw } mientras estaba { -adjourn(form: "feminine") }, y ambos bandos deben aceptar que se muestre su { -envelope }.
    .title = No ha quedado ningún { -envelope } cerrado
    .game = No se muestra nada.
    .help = Solo se puede mostrar un { -envelope } que estaba cerrado cuando la { -game } terminó por { -resign(form: "noun") } o en { -draw }.
refusal-appeal_possible = El { -envelope } sigue cerrado mientras pueda haber una { -appeal } en esta { -game }: una decisión del { -arbiter } podría revocarse, y entonces la { -game } continúa.
    .title = La decisión del { -arbiter } podría revocarse
    .help = Pídelo de nuevo cuando haya pasado el { -deadline } de { -appeal } y todas las { -appeal(form: "plural") } estén decididas.
refusal-too_few_arbiters = { -arbiter(case: "Plural") } de esta { -game } que pueden abrir { -envelope(case: "plural") }: { $left }. Hacen falta: { $needed }. Antes un { -arbiter } debe registrar una clave para { -envelope(case: "plural") }; si no, la { -game } sigue sin { -adjourn }.
    .title = Muy pocos { -arbiter(case: "plural") } tienen claves
    .game = No se { -seal(form: "present") } nada para menos { -arbiter(case: "plural") } de los que exige el reglamento.
    .help = Pide a un { -arbiter } de la { -game } que registre una clave para { -envelope(case: "plural") }.
refusal-draft_for_others = Los { -arbiter(case: "plural") } que pueden abrir { -envelope(case: "plural") } han cambiado desde tu borrador: envía de nuevo el borrador.
    .title = Ahora abren los { -envelope(case: "plural") } otros { -arbiter(case: "plural") }
    .help = Envía de nuevo el borrador o la { -move } que quieres { -seal }: por POST a .../seal.
refusal-not_a_reading = Elige una de las lecturas de la { -sealed-move }.
    .title = No es ninguna de las lecturas
    .help = Envía una de adjournment.readings.
refusal-clocks_settled = Los { -clock(case: "plural") } solo se pueden impugnar hasta tu primera { -move } después de una { -resume(form: "noun") }.
    .title = Es tarde para impugnar los { -clock(case: "plural") }
    .help = Consulta al { -arbiter }, que puede decidir de todos modos.
refusal-bad_clocks = Los { -clock(case: "plural") } no se pueden poner así: un { -deadline } debe estar en el futuro y no caer en un día de { -leave }, y solo lo tiene un { -clock } que corre; y un { -clock } no muestra más de lo que permite su control de tiempo.
    .title = Los { -clock(case: "plural") } no se pueden poner así
    .help = Los tiempos usados no son negativos; un { -deadline } debe estar en el futuro, solo para un { -clock } que corre, no en un día de { -leave }, y en Triple Block no más lejos de lo que el { -clock } puede mostrar.
refusal-not_due = Aún no ha llegado la hora de la { -resume(form: "noun") }.
    .title = Aún no ha llegado la hora de la { -resume(form: "noun") }
    .help = Espera, o que ambos bandos pidan la { -resume(form: "noun") }.
refusal-bad_reason = Indica un motivo de 1 a 500 caracteres.
    .title = Falta el motivo, o es demasiado largo
    .help = Indica un motivo de 1 a 500 caracteres.
refusal-too_many_acts = Esta { -game } ha llegado a su límite de 100 decisiones de { -arbiter(case: "plural") }.
    .title = Demasiadas decisiones de { -arbiter(case: "plural") }
    .help = No se puede añadir nada más; anula la { -game } o deja que termine.
refusal-bad_outcome = Una { -game } se cancela o se anula; no se adjudica sin resultado.
    .title = No es un resultado
    .help = Cancela o anula la { -game } en su lugar.
refusal-not_over = La { -game } no ha terminado.
    .title = La { -game } no ha terminado
    .help = Los puntos se cambian cuando ha terminado.
refusal-bad_points = Un bando recibe como máximo los dos medios puntos de una victoria.
    .title = Demasiados puntos
    .help = Indica para un bando dos medios puntos como máximo.
refusal-take_back_not_allowed = Una { -move } enviada vale: el reglamento de esta { -game } no permite retirar ninguna.
    .title = Aquí no se retiran { -move(case: "plural") }
    .help = Según el reglamento de esta { -game }, toda { -move } vale.
refusal-nothing_to_take_back = Solo se puede retirar la última media { -move }, o las dos últimas, y ninguna que se haya { -seal(form: "masculine") }.
    .title = Esta { -move } no se puede retirar
    .help = Indica una o dos medias { -move(case: "plural") } menos de las que se han jugado, sin ninguna { -seal(form: "feminine") } entre ellas.
refusal-bad_replacement = El puesto debe ocuparlo una persona que no juegue ni arbitre en esta { -game }.
    .title = Esa persona no puede seguir la { -game }
    .help = Indica a alguien que no juegue ni arbitre en esta { -game }.
refusal-resign_instead = La retirada es de todas las { -game(case: "plural") } de un torneo, o de todas las { -game(case: "plural") }: una sola { -game } se { -resign(form: "present") }.
    .title = Una sola { -game } se { -resign(form: "present") }
    .help = { -resign(form: "Present") }, o retírate del torneo de una { -game } o de todas las { -game(case: "plural") }.
refusal-player_withdrawn = Una persona se ha retirado de esta { -game }: no corre ningún { -clock }, y un { -arbiter } decide qué pasa con ella.
    .title = Una persona se ha retirado
    .help = Un { -arbiter } adjudica la { -game }, o deja que otra persona siga jugando.
refusal-act_reversed = Otro { -arbiter } ha revocado esto tras una { -appeal }: solo un { -arbiter } distinto de ti puede hacerlo de nuevo.
    .title = Otro { -arbiter } lo ha revocado
    .help = Puede hacerlo de nuevo un { -arbiter } distinto de ti.
refusal-other_game_counts = En lugar de esta { -game } cuenta { $game }: en esta ya no se decide nada.
    .title = En su lugar cuenta otra { -game }
    .help = Mira la { -game } indicada.
refusal-other_line = Esto se escribió antes de que un { -arbiter } deshiciera algo en esta { -game }: comprueba la posición actual y escribe de nuevo.
    .title = Era para una posición que se ha deshecho
    .help = Lee de nuevo la { -game } y envía la { -move } con su ply y su revision.
refusal-no_such_act = No hay ninguna decisión de un { -arbiter } con ese número.
    .title = No existe esa decisión
    .help = Lee acts en la { -game }: una { -appeal } indica su número.
refusal-already_appealed = Esto ya se ha { -appeal(form: "participle") }.
    .title = Ya ha habido una { -appeal }
    .help = Espera la decisión, o léela en acts.
refusal-appeal_too_late = El { -deadline } para { -appeal(form: "infinitive") } contra esto ha pasado.
    .title = El { -deadline } para { -appeal(form: "infinitive") } ha pasado
    .help = No se puede hacer nada: el reglamento de la { -game } indica los días.
refusal-no_appeal = Ninguna { -appeal } contra esto espera una decisión.
    .title = Ninguna { -appeal } espera una decisión
    .help = Lee acts en la { -game }.
refusal-own_act = La { -appeal } contra lo que has hecho la decide otro { -arbiter }.
    .title = Nadie decide acerca de su propia decisión
    .help = Debe decidir otro { -arbiter }.
refusal-offer_with_move = Las { -draw } se ofrecen junto con una { -move }.
    .title = Las { -draw } se ofrecen con una { -move }
    .help = Pon draw_offer en tu próxima { -move }.
refusal-offer_with_draft = El borrador está en su { -envelope } tal como se escribió, y por eso no se le puede añadir una { -draw-offer }. No se ha { -seal(form: "masculine") } nada. Para ofrecer { -draw }, { -seal(form: "present") } una { -move } con la oferta; para { -seal } el borrador, omite la oferta.
    .title = A un borrador no se le añade una { -draw-offer }
    .help = Indica la { -move } y pon draw_offer, o { -seal(form: "present") } el borrador sin draw_offer.
refusal-your_move = Te toca jugar: haz la { -move }; las { -move(case: "plural") } condicionales son para cuando piensa tu { -opponent }.
    .title = Te toca jugar
    .help = Haz la { -move }; da las { -move(case: "plural") } condicionales con ella o después.
refusal-conditions_not_allowed = El reglamento de esta { -game } no permite { -move(case: "plural") } condicionales.
    .title = En esta { -game } no hay { -move(case: "plural") } condicionales
    .game = No se ha guardado ninguna { -move } condicional.
    .help = Juega sin ellas.
refusal-bad_conditions = Tus { -move(case: "plural") } condicionales no se han guardado: en la línea { $line }, la media { -move } { $half_move } { $why }.
    .title = Las { -move(case: "plural") } condicionales no son correctas
    .game = No se ha guardado ninguna; las que habías dado antes siguen.
    .help = Corrige la línea y la media { -move } indicadas.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = No se han aceptado ni la { -draw-offer } ni las { -move(case: "plural") } condicionales
    .game = La { -move } se ha hecho sin ellas: mira version y ply.
    .help = Lee offer y conditions; corrige las { -move(case: "plural") } condicionales y dalas de nuevo.
refusal-already_offered = Ya has ofrecido { -draw }; tu { -opponent } aún no ha respondido.
    .title = Tu { -draw-offer } ya está hecha
    .help = Espera la respuesta de tu { -opponent }.
refusal-record_full = Demasiadas { -move(case: "plural") } sin captura ni movimiento de peón: reclama { -draw } o consulta al { -arbiter }.
    .title = Demasiadas { -move(case: "plural") } sin captura ni movimiento de peón
    .help = Reclama { -draw } o consulta a un { -arbiter }.
refusal-not_the_timekeeper = Esto solo lo hace el propio servicio.
    .title = Esto solo lo hace el propio servicio
    .help = No tienes que hacer nada: el servicio lo hace cuando corresponde.
refusal-unknown_game = No existe esa { -game }.
    .title = No existe esa { -game }
    .help = Comprueba el número de la { -game }.
refusal-unknown_player = Aquí no juega nadie con ese nombre.
    .title = No juega nadie con ese nombre
    .help = Comprueba el nombre; no se puede retar a cuentas borradas.
refusal-unknown_challenge = No existe ese reto.
    .title = No existe ese reto
    .help = No existe, o no es para ti.
refusal-challenge_closed = Este reto ya no está abierto.
    .title = El reto ya no está abierto
    .help = Reta tú a esa persona.
refusal-too_many_challenges = Tienes abiertos { $limit } retos y búsquedas; espera respuestas o retira algunos.
    .title = Hay demasiados retos abiertos
    .help = Espera respuestas o retira algunos.
refusal-key_reused = Esta clave ya se ha usado para otra petición; usa una nueva.
    .title = La Idempotency-Key ya se ha usado para otra petición
    .help = Usa una clave nueva para una petición nueva, y la misma clave solo para repetir la misma petición.
refusal-ply_missing = Indica para qué media { -move } es esto.
    .title = No se ha indicado la posición
    .help = Envía ply: el número de medias { -move(case: "plural") } que se han jugado.
refusal-bad_message = Un mensaje es texto sin formato, de 1 a 2000 caracteres.
    .title = El mensaje no se puede aceptar
    .help = Envía texto sin formato, de 1 a 2000 caracteres.
refusal-flag_not_fallen = No ha caído ninguna { -flag }.
    .title = No ha caído ninguna { -flag }
    .help = Espera a que acabe el { -deadline }.
refusal-flag_for_arbiter = La { -flag } ha caído, pero en esta { -game } solo un { -arbiter } puede terminar la { -game } por eso; se avisa a los { -arbiter(case: "plural") }.
    .title = Esta { -flag } solo la reclama un { -arbiter }
    .game = La { -game } sigue, y una { -move } aún cuenta, hasta que un { -arbiter } la termine.
    .help = Espera: los { -arbiter(case: "plural") } reciben un aviso cuando cae una { -flag }.
refusal-mail_noted = Eso ya consta en el registro.
    .title = Eso ya consta en el registro
    .help = No tienes que hacer nada: consta en el registro.
refusal-zone_noted = Eso ya consta en el registro.
    .title = Eso ya consta en el registro
    .help = No tienes que hacer nada: consta en el registro.
refusal-on_leave = Estás de { -leave } y no puedes jugar hasta que termine.
    .title = Estás de { -leave }
    .game = No se ha hecho ninguna { -move }; el { -clock } está parado.
    .help = Juega cuando termine la { -leave }.
refusal-no_leave = En esta { -game } no hay licencias.
    .title = En esta { -game } no hay licencias
    .help = El reglamento de la { -game } no prevé ninguna.
refusal-bad_leave = Una { -leave } tiene un primer y un último día, como máximo un año más adelante.
    .title = Esa { -leave } no se puede reservar
    .help = Indica el primer y el último día, como máximo un año más adelante.
refusal-leave_too_short = Una { -leave } debe durar al menos { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
    .title = La { -leave } es demasiado corta
    .help = Reserva la duración mínima del reglamento o más.
refusal-leave_too_late = Una { -leave } debe reservarse antes de que empiece su primer día, y con una antelación mínima de { $days ->
    [one] { $days } día
   *[other] { $days } días
}. Esta se ha pedido demasiado tarde.
    .title = Es tarde para reservar esta { -leave }
    .help = Reserva una { -leave } que empiece más tarde.
refusal-leave_overlaps = Ya tienes reservada una { -leave } en algunos de esos días.
    .title = Ya hay una { -leave } en algunos de esos días
    .help = Indica otros días.
refusal-leave_used_up = Días de { -leave } que te quedan en { $year }: { $days }.
    .title = Quedan muy pocos días de { -leave }
    .help = Reserva menos días de ese año.
refusal-no_such_leave = Ese día no empieza ninguna { -leave } que aún se pueda cancelar.
    .title = Esa { -leave } no se puede cancelar
    .help = Lee la { -game }: sus { -clock(case: "plural") } muestran las licencias.
refusal-nothing_to_declare = No hay nada que declarar: por silencio no se pierde en esta { -move }, o un { -arbiter } ha fijado su { -deadline }.
    .title = Por silencio no se pierde en esta { -move }
    .help = No tienes que hacer nada: piensa mientras lo permita el { -clock }.
refusal-no_bank = En esta { -game } no hay banco de tiempo con el que recargar el { -clock }.
    .title = En esta { -game } no hay banco de tiempo
    .help = Solo lo tiene Triple Block.
refusal-nothing_to_refill = No hay nada que recargar: el { -clock } está lleno o el banco está vacío.
    .title = Nada que recargar
    .help = El { -clock } está lleno o el banco está vacío.
refusal-rate_limited = Demasiados mensajes, { -claim(case: "plural") } y retos; espera { $retry_after ->
    [one] { $retry_after } segundo
   *[other] { $retry_after } segundos
} antes del siguiente.
refusal-nothing_to_return = Esta interrupción no afecta a ningún { -clock } que corra.
    .title = No afecta a ningún { -clock } que corra
    .help = No hay que hacer nada: no hay nada que devolver.

## Refusals about accounts.

refusal-bad_name = Este nombre no se puede usar: { $reason }.
    .title = El nombre no se puede usar
    .help = Elige otro nombre.
refusal-name_taken = Este nombre, u otro que se le parece, ya está en uso; elige otro.
    .title = El nombre ya está en uso
    .help = Elige otro nombre; el código enviado sigue valiendo.
refusal-bad_address = Esta no es una dirección de correo a la que este servicio pueda escribir.
    .title = No podemos escribir a esa dirección
    .help = Corrige la dirección.
refusal-no_such_language = Ese idioma no existe aquí. Hay estos: { $languages }.
    .title = No existe ese idioma
    .help = Usa una de las etiquetas de languages.
refusal-bad_time_zone = Este no es el nombre de una zona horaria, como Europe/Berlin.
    .title = No es una zona horaria
    .help = Usa un nombre de IANA, como Europe/Berlin.
refusal-bad_key = Esta no es una clave pública de age, que empieza por age1.
    .title = No es una clave pública de age
    .help = Envía lo que age-keygen muestra como clave pública; empieza por age1.
refusal-key_taken = Otra cuenta tiene esta clave; crea la tuya con age-keygen.
    .title = Otra cuenta tiene esta clave
    .help = Crea tu propia clave con age-keygen y envía su parte pública.
refusal-bad_label = Una etiqueta tiene de 1 a 60 caracteres, sin caracteres de control.
    .title = La etiqueta no se puede usar
    .help = Usa de 1 a 60 caracteres visibles.
refusal-too_many_codes = Se han pedido demasiados códigos para esta dirección. El próximo se puede pedir a partir del { $retry_at }.
    .title = Demasiados códigos para esta dirección
    .help = Usa un código enviado, con la petición que lo solicitó, o pide otro a partir de retry_at.
refusal-wrong_code = Este no es el código enviado; { $tries_left ->
    [one] queda { $tries_left } intento
   *[other] quedan { $tries_left } intentos
}.
    .title = No es el código enviado
    .help = Escribe las ocho cifras del correo que solicitó esta petición; después de cinco intentos fallidos, pide un código nuevo.
refusal-code_void = Este código ya no se puede usar; pide uno nuevo.
    .title = El código ya no sirve
    .help = Pide un código nuevo: este ha caducado, se ha usado o se ha probado demasiadas veces.
refusal-session_ended = La sesión ha terminado; inicia sesión de nuevo.
    .title = La sesión ha terminado
    .help = Inicia sesión de nuevo.
refusal-bad_token = Este token no es válido.
    .title = El token no es válido
    .help = Usa el token exactamente como se emitió; no se ha cerrado ninguna sesión.
refusal-no_scope = Un token de la API necesita al menos un permiso (scope).
    .title = Falta el permiso (scope)
    .help = Indica al menos un permiso (scope).
refusal-already_expired = El token ya habría caducado.
    .title = La fecha de caducidad está en el pasado
    .help = Indica un momento del futuro, o ninguno.
refusal-too_many_tokens = Tienes { $limit } tokens de la API; anula antes alguno.
    .title = Demasiados tokens de la API
    .help = Anula antes alguno.
refusal-bad_webhook_url = Esta no es una dirección para un webhook.
    .title = No es una dirección para un webhook
    .help = Indica una dirección que empiece por https:// y tenga un servidor de internet, sin nombre de usuario, de 1000 caracteres como máximo.
refusal-too_many_webhooks = Tienes { $limit } webhooks; borra antes alguno.
    .title = Demasiados webhooks
    .help = Borra antes alguno.
refusal-webhook_off = El webhook está desactivado.
    .title = El webhook está desactivado
    .help = Actívalo antes.
refusal-sign_in_again = Inicia sesión de nuevo: esto requiere haberla iniciado en los últimos 15 minutos.
    .title = Hay que iniciar sesión de nuevo
    .help = Inicia sesión de nuevo y repite la petición antes de 15 minutos.
refusal-not_an_administrator = Solo puede hacerlo la administración.
    .title = Solo puede hacerlo la administración
    .help = Pídelo a la administración.
refusal-last_administrator = Debe haber al menos una cuenta de administración.
    .title = La última cuenta de administración no se puede quitar
    .help = Da antes la administración a otra persona.
refusal-notice_needed = Los avisos de { $kind } no se pueden desactivar: { $why }.
    .title = Los avisos de este tipo siguen activos
    .help = No hay que hacer nada: sin ellos se podría perder una { -game } o la cuenta. Otros se pueden desactivar.
refusal-not_found = No existe: { $what }.
refusal-games_running = { -game(case: "Plural") } tuyas en curso: { $games }. Abandónalas antes, o pide abandonarlas todas.
    .title = Hay { -game(case: "plural") } en curso
    .game = En las { -game(case: "plural") } no ha cambiado nada.
    .help = Abandónalas antes, o envía resign_all.

## What a refusal left of the game, over HTTP

game-nothing = En la { -game } no ha cambiado nada; el { -clock } no se ha tocado.
game-running = No se ha hecho ninguna { -move }; sigue corriendo el { -clock } del bando al que le toca jugar.
game-no-clock = En la { -game } no ha cambiado nada; no corre ningún { -clock }.
game-envelope-closed = El { -envelope } sigue cerrado.
game-nothing-sealed = No se ha { -seal(form: "masculine") } nada; el { -clock } sigue corriendo.
game-claim-move-end = La { -claim } consta en el registro, la { -move } anunciada se ha hecho, y la { -game } ha terminado.
game-claim-move = La { -claim } consta en el registro y la { -move } anunciada se ha hecho; draw_offer en la { -game } dice si la { -claim } vale como oferta.
game-claim = La { -claim } consta en el registro, y la { -move } aún está por hacer; draw_offer en la { -game } dice si la { -claim } vale como oferta.
game-illegal-end = No se ha hecho ninguna { -move }, y la { -game } ha terminado.
game-illegal-gain = No se ha hecho ninguna { -move }, y el { -opponent } ha ganado tiempo.
game-move-end = La { -move } se ha hecho, y la { -game } ha terminado.
game-move = La { -move } se ha hecho; corre el { -clock } del { -opponent }.
game-recorded = Los eventos constan en el registro.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Hace falta una sesión.
    .title = Hace falta una sesión
    .help = Inicia sesión: los tokens para programas no pueden cambiar una cuenta.
problem-bad_request = La petición no se puede leer.
    .title = La petición no se puede leer
    .help = Corrige la ruta, la consulta o las cabeceras.
problem-body_unreadable = El cuerpo no es JSON.
    .title = El cuerpo no es JSON
    .help = Envía un objeto JSON.
problem-body_invalid = El cuerpo no tiene la forma correcta.
    .title = El cuerpo no tiene la forma correcta
    .help = Compáralo con el esquema de /openapi.json; los campos desconocidos se rechazan.
problem-body_too_large = El cuerpo es demasiado grande.
    .title = El cuerpo es demasiado grande
    .help = Envía 128 KiB como máximo.
problem-not_json = El cuerpo no está declarado como JSON.
    .title = El cuerpo no está declarado como JSON
    .help = Envía Content-Type: application/json.
problem-cursor_invalid = Este no es un cursor de esta lista.
    .title = No es un cursor de esta lista
    .help = Empieza de nuevo sin cursor.
problem-confirmation_missing = Esto no se ha confirmado.
    .title = Sin confirmar
    .help = Envía {"{"}"confirm": true{"}"} si de verdad lo quieres.
problem-bad_notes = Las notas son texto sin formato, de { $most } caracteres como máximo.
    .title = Estas notas no se pueden guardar
    .help = Acórtalas, y no uses caracteres de control.
problem-notes_changed = Tus notas han cambiado desde que las leíste, y por eso no se ha guardado nada.
    .title = Las notas han cambiado
    .help = Léelas de nuevo, junta los dos textos y envíalos con la versión que has leído (version).
problem-idempotency_key_malformed = La Idempotency-Key no se puede usar.
    .title = La Idempotency-Key no se puede usar
    .help = Usa de 1 a 255 caracteres ASCII imprimibles, por ejemplo un UUID.
problem-unauthenticated = No has iniciado sesión.
    .title = Sesión no iniciada
    .help = Envía Authorization: Bearer con un token de acceso o un token de la API válidos; inicia sesión para obtener uno.
problem-insufficient_scope = El token no permite esto.
    .title = El token no permite esto
    .help = Usa un token con el permiso (scope) que indica la operación.
problem-game_delayed = Las { -move(case: "plural") } de esta { -game } se muestran más tarde.
    .title = Las { -move(case: "plural") } se muestran más tarde
    .help = Hasta que termine la { -game }, aquí solo la leen ambos bandos y los { -arbiter(case: "plural") }. Su página, /g/ con su número, muestra lo que es público.
problem-not_found = Aquí no hay nada.
    .title = No se ha encontrado
    .help = Comprueba la ruta; /docs las muestra todas.
problem-method_not_allowed = Ese método no es posible aquí.
    .title = Ese método no es posible aquí
    .help = La cabecera Allow indica los que lo son.
problem-uri_too_long = La dirección de la petición es demasiado larga.
    .title = La dirección de la petición es demasiado larga
    .help = Envía como máximo 8 KiB entre ruta y consulta.
problem-head_too_large = La cabecera de la petición es demasiado grande.
    .title = La cabecera de la petición es demasiado grande
    .help = Envía como máximo 32 KiB en 96 campos de cabecera como máximo.
problem-request_timeout = La petición ha tardado demasiado.
    .title = La petición ha tardado demasiado
    .help = Repítela con la misma Idempotency-Key.
problem-precondition_failed = La { -game } ha cambiado.
    .title = La { -game } ha cambiado
    .help = Lee de nuevo la { -game } y decide otra vez.
problem-rate_limited = Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
    .title = Demasiadas peticiones
    .help = Espera el tiempo que indica Retry-After.
problem-too_many_streams = Hay demasiados flujos abiertos.
    .title = Demasiados flujos abiertos
    .help = Cierra antes otro flujo.
problem-busy = El servicio está ocupado.
    .title = El servicio está ocupado
    .game = En la { -game } no ha cambiado nada; no se ha registrado nada.
    .help = Repite la petición con la misma Idempotency-Key después de Retry-After.
problem-storage = El almacenamiento ha fallado.
    .title = El almacenamiento ha fallado
    .game = Si se registró, al repetir la petición con la misma Idempotency-Key se muestra el recibo.
    .help = Repite la petición con la misma Idempotency-Key después de Retry-After.
problem-reading_stands = El correo no se está leyendo.
    .title = El correo no se está leyendo
    .game = Está guardado, y todo lo demás sigue.
    .help = El equipo técnico debe arrancar de nuevo el servicio.
problem-wrong_clock = El { -clock } de esta instancia no va bien.
    .title = El { -clock } de esta instancia no va bien
    .game = Aquí no se juzga nada.
    .help = Pregunta a otra instancia; el equipo técnico debe poner el { -clock } en hora.
problem-disk_full = El disco está lleno.
    .title = El disco está lleno
    .game = Aquí no se registra nada.
    .help = El equipo técnico debe hacer sitio en él.
problem-restored = La base de datos se ha restaurado.
    .title = La base de datos se ha restaurado
    .game = Aquí no se registra nada.
    .help = El equipo técnico debe arrancar de nuevo el servicio.
problem-draining = El servicio se está parando.
    .title = El servicio se está parando
    .help = Conéctate de nuevo después de Retry-After.
problem-internal = El fallo es nuestro.
    .title = Fallo nuestro
    .game = Si se registró, al repetir la petición con la misma Idempotency-Key se muestra el recibo.
    .help = Inténtalo más tarde; indica al equipo técnico el id de la petición.
problem-refused = La petición se ha rechazado.
    .title = La petición se ha rechazado
    .help = Lee detail.
problem-list_refused = Se han rechazado algunas líneas de la lista, y por eso no ha empezado ninguna { -game }.
    .title = Se han rechazado algunas líneas de la lista
    .help = Corrige las líneas indicadas y envía de nuevo la lista entera.
problem-body-fault = El cuerpo no encaja: { $fault }.
problem-body-syntax = El cuerpo no es JSON: { $fault }.
problem-query-fault = La consulta no se puede leer: { $fault }.
problem-token = El token es desconocido, ha caducado o se ha anulado, o no se ha enviado como Authorization: Bearer.
problem-limit = limit debe ser de 1 a { $most }.
problem-last-event = Last-Event-ID debe ser el id de un evento.
problem-at = at debe ser un momento de los años hasta el 9999.
problem-pieces = file debe ser una letra de la a a la h, y rank un número del 1 al 8.
problem-origin = Un navegador no puede hacer esta llamada desde este origen, con este método y estas cabeceras.
problem-head = La cabecera de la petición no es de HTTP/1.1, o su dirección es más larga de 64 KiB.
problem-head-late = La cabecera de la petición no ha llegado en 10 segundos.
problem-head-large = La cabecera de la petición ocupa más de 128 KiB, o tiene más de 96 campos.
problem-csv = Esta línea de CSV no se puede leer.
problem-csv-missing = La cabecera del CSV no tiene la columna { $column }.
problem-csv-column = La cabecera del CSV tiene una columna { $column } que es desconocida o aparece dos veces.
problem-csv-value = La columna { $column } de esta línea no se puede leer.
problem-list-length = Una lista tiene de 1 a { $most } { -game(case: "plural") }.
problem-list-forms = Indica las { -game(case: "plural") } en un solo formato.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = La petición ocupa más de 64 KiB, o sus elementos están anidados a demasiada profundidad.
xfcc-no-xml = La petición no es XML bien formado.
xfcc-ampersand = La petición tiene un & sin escapar: escribe &amp; en su lugar, y no uses más entidades que las de XML.
xfcc-doctype = La petición tiene un tipo de documento (DOCTYPE), y no se permite ninguno.
xfcc-envelope = La petición no es un único envelope de SOAP con un solo body y una sola petición dentro.
xfcc-field = La petición tiene más de 20 campos, o un campo aparece dos veces, contiene elementos o no es ni true ni false.
xfcc-operation = La petición no es ni GetMyGames ni MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = la próxima { -move } se { -seal(form: "present") }: por correo o API
xfcc-arbiter = espera a un { -arbiter }
xfcc-both-lose = 0-0: pierden ambos bandos

## Reasons: a wrong claim.

wrong-claim-tablebase = la { -tablebase } dice otra cosa
wrong-claim-repetition = la posición ha aparecido { $times } de 3 veces
wrong-claim-fifty_moves_suspended = con tan pocas piezas deciden las { -tablebase(case: "plural") }, y las { -move(case: "plural") } no se cuentan
wrong-claim-half_moves = medias { -move(case: "plural") } hechas sin captura ni movimiento de peón: { $counted } de { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = no es una { -move } en ninguna notación que conozca este servicio
condition-illegal = no es legal allí
condition-ambiguous = tiene allí más de una lectura
condition-other_number = lleva el número de otra { -move }
condition-promotion_missing = debe decir en qué se convierte el peón
condition-incomplete = no tiene respuesta: cada línea debe terminar con una { -move } tuya
condition-inconsistent = responde a una posición a la que otra línea responde de otro modo
condition-too_many = está de más: puede haber como máximo 100 medias { -move(case: "plural") } condicionales

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = no es una { -move } en ninguna notación que conozca este servicio
not-sealable-illegal = no es legal aquí
not-sealable-ambiguous = corresponde a más de una { -move } legal
not-sealable-promotion_missing = debe decir en qué se convierte el peón
not-sealable-withheld = el motivo exacto solo se le dijo a quien envió la { -move }

## Pieces

piece = { $role ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
piece-on = { $role ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
} de { $square }
counted-illegal = { $refusal } Es tu { -move } { -illegal } número { $count } en esta { -game }. Con la número { $limit } se pierde la { -game }.
counted-ambiguous = { $refusal } Es tu { -move } ambigua número { $count } en esta { -game }. Con la número { $limit } se pierde la { -game }.

## Reasons: an illegal move.

illegal-empty_square = en { $square } no hay ninguna pieza
illegal-opponents_piece = { $piece } es de tu { -opponent }
illegal-other_piece = en { $square } hay otra pieza: { $role } en lugar de { $named }
illegal-own_piece = una pieza tuya cierra el paso: { $piece }
illegal-cannot_move_so = { $piece } no se mueve así
illegal-none_reaches = ninguna pieza de este tipo puede ir a { $square }: { $role }
illegal-blocked = { $piece } cierra el paso
illegal-pawn_takes_diagonally = { $piece } cierra el paso; un peón solo captura en diagonal
illegal-pawn_double_step = un peón solo avanza dos casillas desde donde empezó
illegal-nothing_to_capture = en { $square } no hay nada que capturar
illegal-en_passant_only_at_once = capturar { -en-passant } solo es posible inmediatamente después de que un peón avance dos casillas
illegal-king_in_check = { $piece } daría { -check } al rey
illegal-king_stays_in_check = { $piece } seguiría dando { -check } al rey
illegal-castling_right_lost = ya no es posible el { -castling } por ese lado: el rey o esa torre se han movido, o no están en su sitio
illegal-castling_blocked = { $piece } impide el { -castling }
illegal-castling_out_of_check = { $piece } da { -check } al rey, y no se puede enrocar estando en { -check }
illegal-castling_through_check = el rey pasaría por { $square } o llegaría allí, y { $piece } ataca esa casilla
illegal-no_promotion = esta { -move } no promociona ningún peón, así que no puede indicar una { -promotion }
illegal-promotion_to = un peón se convierte en dama, torre, alfil o caballo, nunca en { $role }
illegal-other = ninguna pieza puede hacer esta { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = las zonas horarias no son correctas
bad-start-started = ya ha empezado
bad-start-tournament_name = el nombre del torneo es una línea de { $most } caracteres como máximo
bad-start-no_arbiter = la cuenta { $player } no arbitra esta { -game }
bad-start-no_envelope_key = la cuenta { $arbiter }, que arbitra, no tiene registrada ninguna clave para { -envelope(case: "plural") }

## Reasons: regulations out of their bounds.

regulations-leave = la { -leave } debe ser de 1 a 366 días al año, su duración mínima de 1 a 60 días, y la antelación para reservarla de 60 días como máximo
regulations-leave_in_triple_block = Triple Block no tiene licencias
regulations-silence = por silencio se debe perder después de 10 a 365 días, con tres recordatorios antes, en orden
regulations-silence_without_periods = una regla de silencio necesita un control de tiempo con períodos
regulations-claim_after_moves = las { -move(case: "plural") } sin captura ni movimiento de peón que permiten reclamar deben ser de 50 a 100
regulations-tablebase_fifty_moves = si para reclamar se pide un número de { -move(case: "plural") } distinto de 50, las { -tablebase(case: "plural") } no pueden contar la regla de las 50 { -move(case: "plural") }
regulations-tablebase = las { -claim(case: "plural") } según la { -tablebase } son para 3 a 7 piezas, y un { -arbiter } tiene de 1 a 90 días para decidirlas
regulations-adjudication = la adjudicación se pide después de 500 { -move(case: "plural") } como máximo, y un { -arbiter } tiene de 1 a 90 días para decidirla
regulations-offer_again = las { -move(case: "plural") } exigidas entre dos { -draw-offer(case: "plural") } deben ser 100 como máximo
regulations-penalty_days = los días que gana el { -opponent } deben ser 30 como máximo
regulations-loses_at = la { -move } { -illegal } o ambigua que hace perder debe ser la primera o una posterior
regulations-arbiters = una { -game } tiene 10 { -arbiter(case: "plural") } como máximo, cada uno indicado una vez
regulations-withdrawal = el número de { -move(case: "plural") } por debajo del cual una retirada anula la { -game } debe ser 100 como máximo, y la retirada por silencio necesita una regla de silencio
regulations-appeal_days = el { -deadline } de { -appeal } debe ser de 365 días como máximo
regulations-resume_after_days = la { -resume(form: "noun") } debe ser de 1 a 365 días después de { -seal }
regulations-session_days = una sesión debe durar de 1 a 365 días
regulations-default_days = el tiempo de espera debe ser de 0 a 60 días, y necesita check_in
regulations-holders = los { -envelope(case: "plural") } tienen { $most } { -arbiter(case: "plural") } distintos como máximo, de los que hacen falta de 1 a 3, y antes de la hora 1 o 2
regulations-public_delay = el público debe seguir la { -game } con un retraso de 100 medias { -move(case: "plural") } como máximo

## Reasons: a starting position.

start-number = las posiciones de Chess960 llevan números de 0 a 959, no { $number }
start-fen = esto no es una FEN: { $fault }
start-move_number = una { -game } puede empezar como muy tarde en la { -move } 9999
start-over = en esta posición la { -game } ya ha terminado
start-drawn = en esta posición la { -game } ya es { -draw }: { $halfmoves } medias { -move(case: "plural") } sin captura ni movimiento de peón

## Reasons: a FEN.

fen-text = la FEN no es válida
fen-board = la parte del tablero no es válida
fen-digits = en el tablero hay dos cifras seguidas
fen-pocket = la parte de la reserva de piezas no es válida
fen-turn = la parte del turno no es válida
fen-castling = la parte del { -castling } no es válida
fen-en_passant = la casilla de captura { -en-passant } no es válida
fen-checks = la parte de los jaques restantes no es válida
fen-half_moves = el contador de medias { -move(case: "plural") } no es válido
fen-move_number = el número de { -move } no es válido
fen-counter = un contador tiene un número al que una { -game } no puede llegar

## Reasons: a starting position, as the rules of chess see it.

start-position = esta posición no es legal: { $faults }
position-empty_board = el tablero está vacío
position-missing_king = falta un rey
position-too_many_kings = hay demasiados reyes
position-pawns_on_backrank = hay peones en la primera o en la última fila
position-castling_rights = los derechos de { -castling } no son válidos
position-en_passant = la casilla de captura { -en-passant } no es válida
position-opposite_check = está en { -check } el bando al que no le toca jugar
position-impossible_check = hay un { -check } imposible
position-too_much_material = hay demasiado material

## Reasons: a time control.

control-days_per_move = el límite por { -move } debe ser de 1 a 60 días
control-periods = un control de tiempo tiene de 1 a 9 períodos
control-moves = un período es para 1 a 200 { -move(case: "plural") }; el último puede ser también para el resto de la { -game }
control-time = el tiempo de un período debe ser de 1 hora a 1000 días; el de los siguientes, de 1000 días como máximo
control-no_time = un período que se repite, o que sigue a uno con demora, necesita tiempo propio
control-increment = un incremento debe ser de 100 días como máximo
control-cap = un tope debe ser al menos de 1 hora y como máximo de 1000 días, y necesita un incremento
control-delay = una demora debe ser de 60 días como máximo
control-duplication = la cuenta doble debe empezar después de 1 a 365 días
control-thematic = un inicio temático necesita un primer período para un número de { -move(case: "plural") }
control-triple_block = el { -clock } de Triple Block debe ser de 1 a 100 días, su banco de 500 días como máximo, y sus incrementos de 9 días como máximo para 300 { -move(case: "plural") }

## Reasons: free time.

free-time-weekdays = pueden ser libres seis días de la semana como máximo, cada uno indicado una vez
free-time-dates = pueden ser libres 400 fechas como máximo, en orden y cada una indicada una vez
free-time-night = la pausa nocturna debe durar entre 1 minuto y 16 horas

## Reasons: a name.

name-length = debe tener de 2 a 40 caracteres
name-sign = solo letras, cifras, espacios, guiones, apóstrofos, puntos y guiones bajos
name-joined = debe empezar con una letra o una cifra, y entre ellas va un solo signo cada vez
name-spaces = los espacios van de uno en uno
name-ends = debe empezar y terminar con una letra o una cifra
name-no_letter = debe tener una letra
name-alphabets = solo letras de un mismo alfabeto
name-reserved = está reservado

## Reasons: a notice that cannot be switched off.

notice-need-clock = sin ellos podrías perder una { -game } por tiempo
notice-need-adjournment = sin ellos podrías { -seal } o volver demasiado tarde y perder una { -game }
notice-need-players = sin ellos otras personas podrían perder { -game(case: "plural") } mientras te esperan
notice-need-account = sin ellos otra persona podría quedarse con tu cuenta

## Things that there are none of.

missing-account = cuenta
missing-player = participante
missing-session = sesión
missing-api_token = token de la API
missing-envelope_key = clave de { -envelope(case: "plural") }
missing-webhook = webhook
missing-delivery = envío

## Events of a game, for players and arbiters

arbiter-named = { $name } (arbitraje)
arbiter-unnamed = El { -arbiter }
arbiter-service = El servicio
reason = El motivo: { $reason }
reason-of-arbiter = El motivo del { -arbiter }: { $reason }
reason-erased = (borrado).
reason-as-written = tal como lo escribiste.

event-your-game-white = Tu { -game } contra { $opponent } ha empezado. Juegas con { -white }. Tiempo: { $control }.
event-your-game-black = Tu { -game } contra { $opponent } ha empezado. Juegas con { -black }. Tiempo: { $control }.
event-game = La { -game } { $white } - { $black } ha empezado. Tiempo: { $control }.
event-moved = { $who-is ->
    [you] Has jugado { $move } (tiempo usado: { $time }).
   *[other] { $who } ha jugado { $move } (tiempo usado: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Has jugado { $move } y has ofrecido { -draw } (tiempo usado: { $time }).
   *[other] { $who } ha jugado { $move } y ha ofrecido { -draw } (tiempo usado: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Has respondido en el acto con { $move }, tu { -move } condicional.
   *[other] { $who } ha respondido en el acto con { $move }, una { -move } condicional.
}
event-message = { $who-is ->
    [you] Has escrito un mensaje.
   *[other] { $who } ha escrito un mensaje.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Has enviado una { -move } { -illegal }. { -move(case: "Plural") } { -illegal(form: "plural") } hasta ahora: { $count }.
   *[other] { $who } ha enviado una { -move } { -illegal }. { -move(case: "Plural") } { -illegal(form: "plural") } hasta ahora: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Has enviado una { -move } ambigua. { -move(case: "Plural") } ambiguas hasta ahora: { $count }.
   *[other] { $who } ha enviado una { -move } ambigua. { -move(case: "Plural") } ambiguas hasta ahora: { $count }.
}
gain-you = Ganas tiempo para la próxima { -move }: { $time }.
gain-opponent = El { -opponent } gana tiempo para la próxima { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }; cargado: { $charged }

event-draw-offered = { $who-is ->
    [you] Has ofrecido { -draw }.
   *[other] { $who } ha ofrecido { -draw }.
}
event-draw-declined = { $who-is ->
    [you] Has rechazado la { -draw-offer }.
   *[other] { $who } ha rechazado la { -draw-offer }.
}
claim-win = victoria
claim-draw = { -draw }
claim-by-threefold = triple repetición
claim-by-fifty = regla de las 50 { -move(case: "plural") }
claim-by-tablebase = { -tablebase }
claim-by-adjudication = adjudicación
event-claimed = { $who-is ->
    [you] Has reclamado { $claim } ({ $basis }).
   *[other] { $who } ha reclamado { $claim } ({ $basis }).
} Ninguna { -tablebase } de aquí puede decidirlo.
event-claimed-with-move = { $who-is ->
    [you] Has reclamado { $claim } ({ $basis }) y has anunciado la { -move } { $move }.
   *[other] { $who } ha reclamado { $claim } ({ $basis }) y ha anunciado la { -move } { $move }.
} Ninguna { -tablebase } de aquí puede decidirlo.
event-adjudication-asked = { $who-is ->
    [you] Has pedido que la { -game } se adjudique como { $claim }.
   *[other] { $who } ha pedido que la { -game } se adjudique como { $claim }.
}
event-claim-waits = Un { -arbiter } decide como muy tarde el { $until }; hasta entonces no corre ningún { -clock }. Si no hay decisión, la petición caduca en ese momento.
event-claim-waits-clock-runs = Un { -arbiter } decide como muy tarde el { $until }; mientras tanto la { -game } sigue y el { -clock } corre. Si no hay decisión, la petición caduca en ese momento.
event-claim-decide = La decisión es tuya: responde con una línea, «arbiter { $game } uphold { $claim }: » (aceptar) o «arbiter { $game } reject { $claim }: » (rechazar), y el motivo.
event-claim-analyse = Puedes entregar análisis: responde con «{ command-analysis }:» y el texto debajo. Tu { -opponent } no puede leerlo antes de que termine la { -game }.
event-analysed = { $who-is ->
    [you] Has entregado análisis.
   *[other] { $who } ha entregado análisis.
}
event-claim-lapsed = Ningún { -arbiter } ha decidido a tiempo la { -claim }: la { -game } sigue como si no se hubiera reclamado, y el tiempo de espera no se carga a ningún bando.
event-claim-upheld = { $who-is ->
    [you] Has reclamado { $claim } ({ $basis }), con razón.
   *[other] { $who } ha reclamado { $claim } ({ $basis }), con razón.
}
event-claim-rejected = { $who-is ->
    [you] Has reclamado { $claim } ({ $basis }).
   *[other] { $who } ha reclamado { $claim } ({ $basis }).
} { $offer ->
    [yes] La { -claim } no es correcta y vale como { -draw-offer } (FIDE 9.5.3).
   *[no] La { -claim } no es correcta.
}
event-adjudication-declined = { $arbiter } ha decidido no adjudicar: la { -game } sigue.

event-flag-fell = { $who-is ->
    [you] No has jugado antes de que acabara el { -deadline }: { $deadline }.
   *[other] { $who } no ha jugado antes de que acabara el { -deadline }: { $deadline }.
}
event-downtime = El servicio no ha estado disponible. Tiempo devuelto en el { -clock }: { $time }.
event-downtime-absent = El servicio no ha estado disponible mientras no corría ningún { -clock }. El bando ausente tiene ese tiempo de más para aparecer.
event-leave = { $who-is ->
    [you] Estarás de { -leave } del { $first } al { $last }.
   *[other] { $who } estará de { -leave } del { $first } al { $last }.
}
event-no-leave = { $who-is ->
    [you] Ya no estarás de { -leave } del { $first } al { $last }.
   *[other] { $who } ya no estará de { -leave } del { $first } al { $last }.
}
event-reflection = { $who-is ->
    [you] Has declarado que sigues pensando esta { -move }.
   *[other] { $who } ha declarado que sigue pensando esta { -move }.
}
event-refilled = { $who-is ->
    [you] Has tomado tiempo del banco: { $time }.
   *[other] { $who } ha tomado tiempo del banco: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Has comunicado al { -arbiter } que los { -clock(case: "plural") } no son correctos.
   *[other] { $who } ha comunicado al { -arbiter } que los { -clock(case: "plural") } no son correctos.
}

event-adjournment-proposed = { $who-is ->
    [you] Has propuesto { -adjourn(form: "infinitive") } la { -game }.
   *[other] { $who } ha propuesto { -adjourn(form: "infinitive") } la { -game }.
}
event-adjournment-declined = { $who-is ->
    [you] Has rechazado el { -adjourn }; la { -game } sigue.
   *[other] { $who } ha rechazado el { -adjourn }; la { -game } sigue.
}
event-adjourned-early = El bando al que le toca jugar ha { -adjourn(form: "masculine") } la { -game } antes de tiempo, y se le carga el tiempo hasta el fin previsto de la sesión: { $until }.
event-session-over = La sesión ha terminado, o ambos bandos han acordado el { -adjourn }.
event-adjournment-agreed = Ambos bandos han acordado el { -adjourn }.
event-drafted = El bando al que le toca jugar ha puesto un borrador de la { -sealed-move } en un { -envelope }.
event-you-drafted = Tu borrador de la { -sealed-move } está en un { -envelope }, y tu { -clock } sigue corriendo. Otro borrador lo sustituye.
event-sealed = { $who-is ->
    [you] Has { -seal(form: "masculine") } la próxima { -move } (tiempo usado: { $time }).
   *[other] { $who } ha { -seal(form: "masculine") } la próxima { -move } (tiempo usado: { $time }).
} La { -game } está { -adjourn(form: "feminine") }; no corre ningún { -clock }.
event-sealed-reply = { $who-is ->
    [you] Has { -seal(form: "masculine") } la respuesta (tiempo usado: { $time }), porque quien { -seal(form: "past") } antes su { -move } sigue ausente.
   *[other] { $who } ha { -seal(form: "masculine") } la respuesta (tiempo usado: { $time }), porque quien { -seal(form: "past") } antes su { -move } sigue ausente.
} Corre el { -clock } del bando ausente; la respuesta se abre cuando ese bando aparezca.
event-face-acknowledged = { $arbiter } ha comprobado el exterior del { -envelope } y lo guarda.
event-resumption-set = { $arbiter } ha cambiado la hora de la { -resume(form: "noun") }: { $time }.

event-resumption-asked = { $who-is ->
    [you] Has pedido que se { -resume(form: "subjunctive") } la { -game }.
   *[other] { $who } ha pedido que se { -resume(form: "subjunctive") } la { -game }.
}
event-resumed = La { -game } se ha { -resume(form: "participle") }. El { -arbiter } abre el { -envelope }; hasta entonces no corre ningún { -clock }.
event-resumed-in-your-absence = La { -game } se ha { -resume(form: "participle") } en tu ausencia: corre tu { -clock }.
event-resumed-in-absence = La { -game } se ha { -resume(form: "participle") } en ausencia del bando que debe responder; corre el { -clock } de ese bando.
event-early-opening = Un { -arbiter } ha aprobado la apertura anticipada del { -envelope }.
event-early-opening-one-of-two = Un { -arbiter } ha aprobado la apertura anticipada del { -envelope }; debe aceptarla un segundo { -arbiter }.
event-late = { $who-is ->
    [you] No has aparecido dentro del tiempo de espera (FIDE Guidelines I.10).
   *[other] { $who } no ha aparecido dentro del tiempo de espera (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] No has aparecido antes de agotar tu tiempo (FIDE Guidelines I.10).
   *[other] { $who } no ha aparecido antes de agotar su tiempo (FIDE Guidelines I.10).
}
event-both-late = Ningún bando ha aparecido dentro del tiempo de espera (FIDE Guidelines I.10).
event-both-late-for-limit = Ningún bando ha aparecido antes de agotar su tiempo (FIDE Guidelines I.10).
event-envelope-missing = El { -envelope } no se puede abrir. Quien { -seal(form: "past") } la { -move } debe mostrar el texto { -seal(form: "masculine") }: solo cuenta el texto que tiene la SHA-256 publicada. Su { -clock } corre si esa misma persona cifró el texto; si no, no corre ningún { -clock }, y el { -arbiter } puede decidir la { -game }.
event-envelope-shut = El motivo: no se abre, o su texto no corresponde a la huella.
event-reading-chosen = { $who-is ->
    [you] Has elegido una lectura de la { -sealed-move }: { $move }.
   *[other] { $who } ha elegido una lectura de la { -sealed-move }: { $move }.
}
event-opened = El { -envelope } se ha abierto: { $who-is ->
    [you] habías { -seal(form: "masculine") }
   *[other] { $who } había { -seal(form: "masculine") }
} { $move } (escrito «{ $written }»).
event-opened-with-offer = El { -envelope } se ha abierto: { $who-is ->
    [you] habías { -seal(form: "masculine") }
   *[other] { $who } había { -seal(form: "masculine") }
} { $move } (escrito «{ $written }»), con una { -draw-offer }.
event-opened-ambiguous = El { -envelope } se ha abierto: { $who-is ->
    [you] habías { -seal(form: "masculine") }
   *[other] { $who } había { -seal(form: "masculine") }
} «{ $written }», que tiene más de una lectura.
event-opened-illegal = El { -envelope } se ha abierto: { $who-is ->
    [you] habías { -seal(form: "masculine") }
   *[other] { $who } había { -seal(form: "masculine") }
} «{ $written }», que no es una { -move } legal.
event-opened-nothing = El { -envelope } se ha abierto. Su texto no es una { -move } { -seal(form: "feminine") } en esta posición de esta { -game }, y por eso no se muestra a nadie.
event-opened-early = Un { -arbiter } lo ha abierto antes de su hora.
event-publication-agreed = { $who-is ->
    [you] Has aceptado que se publique el { -envelope } de esta { -game }.
   *[other] { $who } ha aceptado que se publique el { -envelope } de esta { -game }.
} Se abre si ambos bandos aceptan, y no cambia nada en la { -game }.
event-published = Ambos bandos han aceptado, y el { -envelope } de esta { -game } se ha abierto: { $who-is ->
    [you] habías { -seal(form: "masculine") }
   *[other] { $who } había { -seal(form: "masculine") }
} { $written }. No cambia nada en la { -game }.
event-published-nothing = Ambos bandos han aceptado, y el { -envelope } de esta { -game } se ha abierto. Su texto no es una { -sealed-move }.

act-warned = { $arbiter } { $who-is ->
    [you] te ha amonestado
   *[other] ha amonestado a { $who }
}.
act-time-given = { $arbiter } ha añadido tiempo { $who-is ->
    [you] a tu { -clock }
   *[other] al { -clock } de { $who }
}: { $time }.
act-time-taken = { $arbiter } ha quitado tiempo { $who-is ->
    [you] a tu { -clock }
   *[other] al { -clock } de { $who }
}: { $time }.
act-clocks = { $arbiter } ha corregido los { -clock(case: "plural") }. Tiempo usado en las { -move(case: "plural") } hasta ahora: { -white } { $white }, { -black } { $black }.
act-clocks-and-deadline = { $arbiter } ha corregido los { -clock(case: "plural") }. Tiempo usado en las { -move(case: "plural") } hasta ahora: { -white } { $white }, { -black } { $black }. El { -deadline } de esta { -move }: { $deadline }.
act-points = { $arbiter } ha cambiado los puntos: { -white } { $white }, { -black } { $black }.
act-leave = { $arbiter } ha dado una { -leave } especial del { $first } al { $last }: { $who-is ->
    [you] tu { -clock }
   *[other] el { -clock } de { $who }
} no corre esos días.
act-leave-ended = { $arbiter } ha puesto fin a la { -leave } que empieza el { $first }: { $who-is ->
    [you] tu { -clock }
   *[other] el { -clock } de { $who }
} ya no se para por ella.
act-adjourned = { $arbiter } ha ordenado el { -adjourn }.
act-taken-back = { $arbiter } ha permitido rectificar un descuido: la { -game } continúa desde la posición después de { $ply ->
    [one] { $ply } media { -move }
   *[other] { $ply } medias { -move(case: "plural") }
}, y el tiempo desde entonces no se carga a ningún bando.
act-you-replace = Desde ahora juegas esta { -game } en lugar de otra persona, con el { -clock } tal como está. Las ofertas, { -claim(case: "plural") } y licencias reservadas de esa persona ya no valen.
act-you-were-replaced = Otra persona ocupa tu puesto en la { -game }: sigue jugando { $name }. Tus ofertas, { -claim(case: "plural") } y { -move(case: "plural") } condicionales ya no valen.
act-replaced = { $name } juega desde ahora en lugar de otra persona, con el { -clock } tal como está. Las ofertas y { -claim(case: "plural") } de esa otra persona ya no valen.
act-replayed-as = Se juega de nuevo como { $game }.
act-counts-after-all = { $game } cuenta a pesar de todo.
act-how-to-appeal = Si no te parece bien, puedes { -appeal(form: "infinitive") } ante otro { -arbiter } hasta el { $until }: responde con una línea, «{ command-appeal } { $act }: » y tus razones.
event-appealed = { $who-is ->
    [you] Has { -appeal(form: "participle") } contra la decisión { $act } del { -arbiter }.
   *[other] { $who } ha { -appeal(form: "participle") } contra la decisión { $act } del { -arbiter }.
} Decide otro { -arbiter }.
event-replaced-appealed = La persona que jugaba antes en ese puesto ha { -appeal(form: "participle") } contra la decisión { $act } del { -arbiter }. Decide otro { -arbiter }.
event-appealed-act = La decisión era: { $act }
event-appeal-decide = Si la decisión no fue tuya, puedes decidir: responde con una línea, «arbiter { $game } confirm { $act }: » (confirmar) o «arbiter { $game } reverse { $act }: » (revocar), y el motivo.
event-confirmed = Otro { -arbiter } ha confirmado la decisión { $act }.
event-you-confirmed = Has confirmado la decisión { $act }.
event-reversed = Otro { -arbiter } ha revocado la decisión { $act }. La { -game } queda como estaría sin esa decisión, y el tiempo en que no se podía jugar no se carga a ningún bando.
event-you-reversed = Has revocado la decisión { $act }. La { -game } queda como estaría sin esa decisión, y el tiempo en que no se podía jugar no se carga a ningún bando.
event-withdrawn = { $who-is ->
    [you] Te has retirado.
   *[other] { $who } se ha retirado.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Has perdido por silencio la mitad de tus { -game(case: "plural") } de este torneo, y eso cuenta como retirada.
   *[other] { $who } ha perdido por silencio la mitad de sus { -game(case: "plural") } de este torneo, y eso cuenta como retirada.
}
event-withdrawal-noted = { $arbiter } ha hecho constar que { $who-is ->
    [you] te has retirado
   *[other] { $who } se ha retirado
}.
event-withdrawn-waits = No corre ningún { -clock } hasta que un { -arbiter } decida la { -game }.

event-mail-returned = { $who-is ->
    [you] Los correos que se te envían
   *[other] Los correos para { $who }
} vuelven sin entregar.
event-mail-arrives = { $who-is ->
    [you] Los correos que se te envían
   *[other] Los correos para { $who }
} llegan otra vez.
event-zone = Se ha registrado { $who-is ->
    [you] tu zona horaria
   *[other] la zona horaria de { $who }
}.
event-other = Se ha registrado otro evento.

## The end of a game

over-white-wins = { $game } ha terminado, { $result }: { $who-is ->
    [you] ganas tú ({ -white })
   *[other] gana { $who } ({ -white })
} { $how }.
over-black-wins = { $game } ha terminado, { $result }: { $who-is ->
    [you] ganas tú ({ -black })
   *[other] gana { $who } ({ -black })
} { $how }.
over-both-lose = { $game } ha terminado, { $result }: pierden ambos bandos { $how }.
over-no-result = { $game } ha terminado, { $result }: sin resultado, { $how }.
over-drawn = { $game } ha terminado, { $result }: { -draw } { $how }.
over-drawn-not-won = { $game } ha terminado, { $result }: { -draw }. La { -game } acabó { $how }, pero el bando contrario no podía dar { -mate }.
ending-by-silence = por silencio: pasó demasiado tiempo sin ninguna { -move }
ending-checkmate = por { -check } { -mate }
ending-resignation = por { -resign(form: "noun") }
ending-stalemate = por rey { -stalemate }
ending-dead-position = porque ningún bando puede dar { -mate }
ending-agreement = por acuerdo
ending-threefold = por triple repetición, tras una { -claim }
ending-fifty = por la regla de las 50 { -move(case: "plural") }, tras una { -claim }
ending-tablebase = según la { -tablebase }, tras una { -claim }
ending-fivefold = por quíntuple repetición
ending-seventy-five = por la regla de las 75 { -move(case: "plural") }
ending-time = por tiempo agotado
ending-illegal-moves = por { -move(case: "plural") } { -illegal(form: "plural") }
ending-sealed-move = porque la { -sealed-move } era ambigua o { -illegal }
ending-forfeit = por incomparecencia o pérdida declarada
ending-cancelled = porque un { -arbiter } canceló la { -game }
ending-annulled = porque un { -arbiter } anuló la { -game }
ending-expulsion = por expulsión de la otra parte
ending-withdrawal = por retirada
ending-adjudication = por adjudicación

## What was done, to the player whose command it was

done-moved = { -move(case: "Singular") } hecha.
done-moved-with-offer = { -move(case: "Singular") } hecha, con { -draw-offer }.
done-message = Tu mensaje consta en el registro y va de camino a tu { -opponent }.
done-draw-offered = Ofreces { -draw }. La oferta vale hasta que responda tu { -opponent }.
done-draw-declined = Has rechazado las { -draw }. La { -game } sigue.
done-claim-upheld = Tu { -claim } es correcta.
done-claim-referred = Un { -arbiter } decidirá tu { -claim }. Recibirás la decisión por correo.
done-claim-is-offer = La { -claim } vale como { -draw-offer }, que tu { -opponent } puede aceptar (FIDE 9.5.3).
done-penalty = Tu { -opponent } recibe más tiempo en el { -clock }: { $time }.
done-analysed = Tu análisis consta en el registro, para el { -arbiter }.
done-adjournment-proposed = Propones { -adjourn(form: "infinitive") } la { -game }. La { -game } sigue hasta que tu { -opponent } acepte.
done-adjournment-declined = Has rechazado el { -adjourn }. La { -game } sigue.
done-adjourned = La { -game } se está { -adjourn(form: "gerund") }: el bando al que le toca jugar { -seal(form: "present") } una { -move }.
done-drafted = El borrador está en un { -envelope }. Aún no está { -seal(form: "masculine") }: escribe «{ command-seal }» solo en una línea para sellarlo.
done-sealed = La { -move } está { -seal(form: "feminine") }, y la { -game } está { -adjourn(form: "feminine") }.
done-sealed-with-offer = La { -move } está { -seal(form: "feminine") } con tu { -draw-offer }, y la { -game } está { -adjourn(form: "feminine") }. Tu { -opponent } conocerá la oferta cuando se abra el { -envelope }. Entonces vale hasta que tu { -opponent } responda o juegue.
done-drafted-with-offer = Tu { -draw-offer } está en el { -envelope } con el borrador. Tu { -opponent } la conocerá cuando se abra el { -envelope } { -seal(form: "masculine") }.
done-resumption-asked = Has pedido que se { -resume(form: "subjunctive") } la { -game }. Sigue cuando tu { -opponent } también lo pida, como muy tarde a la hora fijada.
done-resumed = La { -game } se ha { -resume(form: "participle") }.
done-publication-agreed = Aceptas que se muestre el { -envelope }. Se muestra en cuanto tu { -opponent } también acepte.
done-published = El { -envelope } se muestra en el registro.
done-reading-chosen = La { -sealed-move } cuenta como la { -move } que has elegido.
done-clocks-questioned = Se avisa al { -arbiter } de que, según tú, los { -clock(case: "plural") } no son correctos.
done-flag-fell = La { -flag } ha caído.
done-leave = Estás de { -leave } del { $first } al { $last }, ambos días incluidos. Durante ese tiempo tu { -clock } está parado.
done-no-leave = Tu { -leave } del { $first } al { $last } está cancelada. Esos días tu { -clock } corre.
done-reflection = Sigues pensando esta { -move }. De momento no pierdes la { -game } por silencio, y tu { -clock } sigue corriendo.
done-refilled = Tiempo pasado de tu banco a tu { -clock }: { $time }.
done-withdrawn = Te has retirado de esta { -game }.
done-appealed = Tu { -appeal } contra la decisión { $act } consta en el registro. La decisión vale hasta que decida otro { -arbiter }, y recibirás un correo con lo que decida.
done-game-over = La { -game } ha terminado.

## The position in words

pieces-none = ninguna
board-figures = En este tablero, las piezas rellenas y subrayadas son las { -black }.
pieces = { -white(form: "Bare") }: { $white }. { -black(form: "Bare") }: { $black }.
pieces-king = { $count ->
    [one] Rey
   *[other] Reyes
} { $squares }
pieces-queen = { $count ->
    [one] Dama
   *[other] Damas
} { $squares }
pieces-rook = { $count ->
    [one] Torre
   *[other] Torres
} { $squares }
pieces-bishop = { $count ->
    [one] Alfil
   *[other] Alfiles
} { $squares }
pieces-knight = { $count ->
    [one] Caballo
   *[other] Caballos
} { $squares }
pieces-pawn = { $count ->
    [one] Peón
   *[other] Peones
} { $squares }

## Clocks

clock-limit = Tiempo: { $control }.
clock-control = Tiempo: { $control }.
clock-white = { -white(form: "Bare") } { $name }: { $times }.
clock-black = { -black(form: "Bare") } { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (para la próxima { -move }, { $gained } más)
clock-with-less = { $times } (para la próxima { -move }, { $lost } menos)
clock-used = tiempo usado: { $time }
clock-left = tiempo restante: { $time }
clock-on-the-clock = en el { -clock }: { $time }
clock-with-bank = { $left }, y en el banco: { $bank }
clock-this-move = Esta { -move } de { $name }: tiempo usado { $used }, cargado { $charged }.
clock-delay = Lo que queda de la demora: { $left }. Hasta entonces no se carga nada.
clock-stopped = El { -clock } se paró el { $at } y sigue desde ahí.
clock-paused-leave = El { -clock } está parado: { -leave }.
clock-paused-free-day = El { -clock } está parado: día libre.
clock-paused-night = El { -clock } está parado: pausa nocturna.
clock-next = A continuación: { $what }, el { $at }.
clock-next-time-is-up = se agota el tiempo
clock-next-silence = se pierde la { -game } por silencio
clock-next-delay-over = termina la demora
clock-next-double = el tiempo empieza a contar doble
clock-next-day = se carga un día más
clock-next-refill = el { -clock } se puede recargar desde el banco
clock-next-leave = empieza la { -leave }
clock-next-free-day = empieza un día libre
clock-next-night = empieza la pausa nocturna
clock-next-goes-on = el { -clock } sigue corriendo

## Whose move it is, and until when

state-your-move = Te toca jugar ({ -move } { $number }). Responde con tu { -move } antes del { $until } (tiempo restante: { $left }).
state-their-move = Le toca jugar a { $name }, que tiene hasta el { $until } (tiempo restante: { $left }).
state-you-seal = { -seal(form: "Present") } tu { -move } { $number } antes del { $until } (tiempo restante: { $left }).
state-they-seal = { $name } debe { -seal } la próxima { -move } antes del { $until } (tiempo restante: { $left }).
state-adjourned-yours = Tu { -clock } corre hasta el { $until } (tiempo restante: { $left }).
state-adjourned-theirs = El { -clock } del { -opponent } corre hasta el { $until } (tiempo restante: { $left }).
state-you-on-leave = Estás de { -leave } y no puedes jugar antes del { $back }. Entonces te toca la { -move } { $number }: responde con ella a partir de ese momento, antes del { $until }.
state-on-leave = { $name } está de { -leave } hasta el { $back }, y tiene para jugar hasta el { $until }.
state-doubles = El tiempo de esta { -move } cuenta doble a partir del { $at } (tiempo pensado hasta ese momento: { $after }); la fecha límite ya lo tiene en cuenta.
state-doubled = El tiempo de esta { -move } cuenta doble desde el { $at } (tiempo pensado hasta ese momento: { $after }); la fecha límite ya lo tiene en cuenta.
state-your-flag = Tu { -flag } cayó el { $at }. Hasta que tu { -opponent } o un { -arbiter } la reclame, tu { -move } aún cuenta: hazla enseguida.
state-your-flag-for-arbiter = Tu { -flag } cayó el { $at }. Hasta que un { -arbiter } la reclame, tu { -move } aún cuenta: hazla enseguida.
state-flag-to-claim = La { -flag } de { $name } cayó el { $at }. Para terminar la { -game } por eso, responde «{ command-claim-time }»; hasta entonces una { -move } aún cuenta.
state-flag = La { -flag } de { $name } cayó el { $at }. Hasta que un { -arbiter } termine la { -game } por eso, una { -move } aún cuenta.

## Reminders

reminder-time = { $site } te recuerda: tu tiempo se está agotando.
reminder-silence = { $site } te avisa: llevas mucho tiempo sin jugar, y después del { $until } la { -game } se pierde por silencio. Haz tu { -move }, o escribe «{ command-reflect }» para seguir pensando con tu { -clock } en marcha.
reminder-silent-flag = { $site } te avisa: llevas mucho tiempo sin jugar, y tu tiempo termina el { $until }.
restored = El servicio se ha tenido que restaurar desde una copia de seguridad. Las { -move(case: "plural") } y los mensajes posteriores se han perdido, pero el tiempo se ha devuelto. La { -game } está como se muestra aquí. Las { -move(case: "plural") } condicionales se han borrado: envíalas de nuevo, por favor. Responde a este correo, por favor; las respuestas a correos anteriores no tienen efecto.
restored-from = El servicio se ha tenido que restaurar desde una copia de seguridad del { $at }. Las { -move(case: "plural") } y los mensajes posteriores se han perdido, pero el tiempo se ha devuelto. La { -game } está como se muestra aquí. Las { -move(case: "plural") } condicionales se han borrado: envíalas de nuevo, por favor. Responde a este correo, por favor; las respuestas a correos anteriores no tienen efecto.

## Conditional moves

conditions-none = Ahora no tienes { -move(case: "plural") } condicionales.
conditions-kept = Tus { -move(case: "plural") } condicionales están guardadas.
conditions-replaced = Tus { -move(case: "plural") } condicionales están guardadas. Sustituyen a las que diste antes (número de líneas: { $count }).
conditions-stored = Tus { -move(case: "plural") } condicionales son ahora las siguientes. Cada línea es una cadena:
conditions-not-foreseen = Ninguna de tus { -move(case: "plural") } condicionales responde a esta { -move }; las restantes se han borrado.
conditions-others-dropped = Tus { -move(case: "plural") } condicionales para otras { -move(case: "plural") } de tu { -opponent } se han borrado, porque esas { -move(case: "plural") } ya no son posibles.
conditions-you-decide = Tu { -move } condicional no se ha hecho, porque tu { -opponent } ha hecho una oferta que debes decidir tú. Si la haces ahora, se conserva el resto de su línea; las que eran para otras { -move(case: "plural") } se han borrado.
conditions-mail-unread = Tu { -move } condicional no se ha hecho, porque un correo tuyo de esta { -game } llegó antes de la { -move } y aún no se había leído: quizá retiraba la { -move } condicional. Si la haces ahora, se conserva el resto de su línea; las que eran para otras { -move(case: "plural") } se han borrado.
conditions-adjourned = Tus { -move(case: "plural") } condicionales se han borrado: a una { -move } que sale de un { -envelope } nunca se responde sin verla.
conditions-taken-back = Tus { -move(case: "plural") } condicionales se han borrado: eran para la { -game } tal como estaba antes.

## Messages of the players

writes = { $who } escribe:
writes-replaced = La persona que jugaba antes en ese puesto escribe:
writes-arbiter = El { -arbiter } escribe:
writes-more = ... sigue en { $url }

## Envelopes

sealed-commitment = La { -move } está en un { -envelope } cifrado que nadie abre antes de que se { -resume(form: "subjunctive") } la { -game }. Esta es la SHA-256 del texto del { -envelope }. Guárdala: demostrará que el { -envelope } es el que se ha { -seal(form: "masculine") } ahora.
opened-commitment = El texto del { -envelope } consta en el registro de la { -game }; su SHA-256 es la huella que se publicó cuando se { -seal(form: "past") } la { -move } ({ $url }):

## How to answer

answer-move = Responde a este correo con una línea, por ejemplo «{ $example }»; vale cualquier notación.
answer-seal = Responde a este correo con una línea, por ejemplo «{ command-seal }{"\u00A0"}{ $example }»; vale cualquier notación.
answer-seal-clock = Tu { -clock } corre hasta que la { -move } esté { -seal(form: "feminine") }. Nadie la ve antes de que se abra.
answer-draw = { $opponent } ofrece { -draw }: responde «{ command-accept }» para aceptarlas, «{ command-decline }» para rechazarlas.
answer-draw-on-move = { $opponent } ofrece { -draw }: responde «{ command-accept }» para aceptarlas, «{ command-decline }» para rechazarlas; una { -move } las rechaza.
answer-adjournment = { $opponent } propone { -adjourn(form: "infinitive") } la { -game }: responde «{ command-adjourn }» para aceptar; entonces el bando al que le toca jugar { -seal(form: "present") } la próxima { -move }, y el { -clock } se para. Responde «{ command-decline-adjournment }» para seguir jugando.
commands-help = Responde «{ command-help }» para recibir las órdenes.
commands = Órdenes, una en cada línea: tu { -move }; tu { -move } y «{ command-draw }»; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = La { -sealed-move } sigue en su { -envelope }. Solo se muestra si ambos bandos responden «{ command-publish }».
moves = { -move(case: "Plural") }: { $moves }
game-took = { $moves ->
    [one] La { -game } ha durado { $moves } { -move }, en { $time }.
   *[other] La { -game } ha durado { $moves } { -move(case: "plural") }, en { $time }.
}
game-took-no-move = La { -game } ha durado { $time }, y no se ha hecho ninguna { -move }.
game-attached = La { -game } entera va adjunta como { $file }, para programas de ajedrez.
game-attached-short = Las { -move(case: "plural") } van adjuntas como { $file }, para programas de ajedrez. Con sus comentarios, la { -game } es demasiado larga para un correo; mira { $url }
pgn-too-long = La { -game } es demasiado larga para este correo: responde «{ command-pgn }», o mira { $url }

resume-played = se juega la { -sealed-move }
resume-opened-and-played = el { -arbiter } abre el { -envelope } y se juega la { -sealed-move }
resume-reply-when-ready = Responde «{ command-resume }» cuando quieras { -resume } la { -game }.
resume-opponent-ready = { $opponent } ya ha pedido { -resume }. Responde «{ command-resume }» cuando tú también quieras: entonces { $then }. Si no, la { -game } se { -resume(form: "present") } en tu ausencia el { $latest }.
resume-when-opponent-too = Si { $opponent } también pide { -resume } antes del { $latest }, la { -game } se { -resume(form: "present") } en ese momento. Si no, el { -clock } de { $opponent } corre a partir del { $latest }, y el { -envelope } se abre cuando aparezca { $opponent }.
resume-when-both-sealer = Si ambos bandos piden { -resume } antes del { $latest }, la { -game } se { -resume(form: "present") } en ese momento. Si no, el { -clock } de { $opponent } corre a partir del { $latest }, y el { -envelope } se abre cuando aparezca { $opponent }.
resume-when-opponent = La { -game } se { -resume(form: "present") } cuando { $opponent } lo pida, como muy tarde el { $latest }.
resume-when-opponent-ready-too = La { -game } se { -resume(form: "present") } cuando { $opponent } también lo pida, como muy tarde el { $latest }.
resume-when-both = Si ambos bandos piden { -resume } antes del { $latest }, la { -game } se { -resume(form: "present") } en ese momento. Si no, tu { -clock } corre a partir del { $latest }. El { -envelope } se abre cuando respondas «{ command-resume }».
resume-now = Responde «{ command-resume }» para abrir el { -envelope }: entonces { $then }, y tu { -clock } empieza a correr. Si no, la { -game } se { -resume(form: "present") } el { $latest }.
resume-clock-runs = Responde «{ command-resume }»: entonces { $then }. Hasta que lo hagas corre tu { -clock }.
resume-show-text = Muestra el texto que { -seal(form: "past-you") }, por HTTP (abrir el { -envelope }), o entrégalo al { -arbiter }.
resume-choose = La { -sealed-move } puede significar más de una cosa, y eliges tú: responde «{ command-choose } { $first }»; en lugar de { $first } puedes poner otra de estas { -move(case: "plural") }: { $readings }. Corre tu { -clock }.
default-you = Responde «{ command-resume }» antes del { $until }: si no, pierdes la { -game } por incomparecencia (FIDE Guidelines I.10).
default-opponent = Si { $opponent } no ha aparecido antes del { $until }, pierde la { -game } por incomparecencia (FIDE Guidelines I.10).
default-sealer = Si { $opponent } no ha aparecido antes del { $until } y el { -envelope } no se abre antes, pierde la { -game } por incomparecencia (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Debes { -seal } la próxima { -move }. Tu { -clock } corre hasta que esté { -seal(form: "feminine") }.
   *[other] { $who } debe { -seal } la próxima { -move }. Su { -clock } corre hasta que esté { -seal(form: "feminine") }.
}
standing-sealing-then = Una vez { -seal(form: "feminine") } la { -move }, no corre ningún { -clock }. La { -game } queda entonces en pausa durante { $after } como máximo.
standing-sealing-reply = { $who-is ->
    [you] Tu { -opponent } puede { -seal } la respuesta, porque no has aparecido. Después corre tu { -clock }.
   *[other] Se puede { -seal } la respuesta, porque { $who } no ha aparecido. Después corre el { -clock } de { $who }.
}
standing-drafted = { $who-is ->
    [you] Tu borrador está en el { -envelope }. Séllalo, o sustitúyelo por otro.
   *[other] Un borrador de { $who } está en el { -envelope }.
}
standing-sealed = { $who-is ->
    [you] La { -game } está { -adjourn(form: "feminine") }. Has { -seal(form: "masculine") } la { -move } { $number }, y no corre ningún { -clock }.
   *[other] La { -game } está { -adjourn(form: "feminine") }. { $who } ha { -seal(form: "masculine") } la { -move } { $number }, y no corre ningún { -clock }.
}
standing-ready = { $who-is ->
    [you] Has pedido que se { -resume(form: "subjunctive") } la { -game }.
   *[other] { $who } ha pedido que se { -resume(form: "subjunctive") } la { -game }.
}
standing-not-ready = { $who-is ->
    [you] No has pedido que se { -resume(form: "subjunctive") } la { -game }.
   *[other] { $who } no ha pedido que se { -resume(form: "subjunctive") } la { -game }.
}
standing-when-both = Si ambos bandos piden { -resume } antes del { $latest }, la { -game } se { -resume(form: "present") } en ese momento.
standing-when-one = { $who-is ->
    [you] La { -game } se { -resume(form: "present") } cuando lo pidas, como muy tarde el { $latest }.
   *[other] La { -game } se { -resume(form: "present") } cuando lo pida { $who }, como muy tarde el { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Si no, tu { -clock } corre a partir del { $latest }, y el { -envelope } se abre cuando aparezcas.
   *[other] Si no, el { -clock } de { $who } corre a partir del { $latest }, y el { -envelope } se abre cuando ese bando aparezca.
}
standing-else-without = { $who-is ->
    [you] Si no, la { -game } se { -resume(form: "present") } el { $latest } en tu ausencia.
   *[other] Si no, la { -game } se { -resume(form: "present") } el { $latest } en ausencia de { $who }.
}
standing-opens = { $by ->
    [arbiter] Un { -arbiter } abre entonces el { -envelope }.
   *[service] El servicio abre entonces el { -envelope }.
} { $who-is ->
    [you] Se juega la { -sealed-move }, y corre tu { -clock }.
   *[other] Se juega la { -sealed-move }, y corre el { -clock } de { $who }.
}
standing-due = La { -game } se ha { -resume(form: "participle") }. No corre ningún { -clock } hasta que se abra el { -envelope }.
standing-reply-sealed = La respuesta a la { -move } que se abrió está { -seal(form: "feminine") }.
standing-absent = { $who-is ->
    [you] La { -game } se ha { -resume(form: "participle") }, y no has aparecido. Tu { -clock } corre hasta el { $until }, y el { -envelope } se abre cuando aparezcas.
   *[other] La { -game } se ha { -resume(form: "participle") }, y { $who } no ha aparecido. Su { -clock } corre hasta el { $until }, y el { -envelope } se abre cuando ese bando aparezca.
}
standing-awaited = { $who-is ->
    [you] La { -game } se ha { -resume(form: "participle") }, y aún no has aparecido.
   *[other] La { -game } se ha { -resume(form: "participle") }, y { $who } aún no ha aparecido.
}
standing-late = Un bando ha aparecido demasiado tarde y pierde, salvo que la { -sealed-move } haya terminado la { -game }. Primero se abre el { -envelope }.
standing-missing = { $who-is ->
    [you] El { -envelope } no se puede abrir. Muestra el texto que { -seal(form: "past-you") }: tu { -clock } corre hasta el { $until }.
   *[other] El { -envelope } no se puede abrir. { $who } debe mostrar el texto que { -seal(form: "past") }, y su { -clock } corre hasta el { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] El { -envelope } no se puede abrir, y no corre ningún { -clock }. Un { -arbiter } decide la { -game }, salvo que muestres el texto que { -seal(form: "past-you") }.
   *[other] El { -envelope } no se puede abrir, y no corre ningún { -clock }. Un { -arbiter } decide la { -game }, salvo que { $who } muestre el texto que { -seal(form: "past") }.
}
standing-choosing = { $who-is ->
    [you] La { -sealed-move } puede significar más de una { -move }, y eliges tú. Tu { -clock } corre hasta el { $until }.
   *[other] La { -sealed-move } puede significar más de una { -move }, y elige { $who }. Su { -clock } corre hasta el { $until }.
}
standing-default = Di que estás aquí antes del { $until }: si no, pierdes la { -game } por incomparecencia (FIDE Guidelines I.10).
standing-may-resume = Ahora puedes pedir que se { -resume(form: "subjunctive") } la { -game }.
standing-may-end = Hasta que se abra el { -envelope } puedes ofrecer { -draw } o { -resign }. Si la { -game } termina así, el { -envelope } queda cerrado, salvo que ambos bandos acepten mostrarlo.

## For arbiters

arbiter-session-continues = La sesión ha terminado y el bando al que le toca jugar debería { -seal } ahora, pero para el { -envelope } faltan { -arbiter(case: "plural") }: de los indicados, muy pocos siguen siendo { -arbiter(case: "plural") }, tienen una clave y no juegan esta { -game }. La { -game } sigue hasta que un número suficiente de ellos haya registrado una clave, o hasta que ya no haya que aplazarla.
arbiter-fetch = El { -envelope } te espera. Ábrelo con tu clave en su página: { $url }. Hasta entonces no corre ningún { -clock }.
arbiter-fen = La posición, como FEN:
arbiter-fen-after = La posición después de la { -move } anunciada, como FEN:
arbiter-withdrawn = La decisión es tuya: responde con una línea, «arbiter { $game } adjudicate 1-0: » (o 0-1, 1/2, 0-0) y el motivo, o pon a otra persona en su lugar: «arbiter { $game } replace { $side } NAME: » y el motivo.
arbiter-default = Quien no haya aparecido antes del { $until } pierde la { -game } por incomparecencia (FIDE Guidelines I.10).
arbiter-agree-open = Si te parece bien, responde con una línea, «arbiter { $game } open».
arbiter-agree-show = Si te parece bien, abre el { -envelope } en su página e indica tu motivo: { $url }.
arbiter-agree-two = Una apertura anticipada requiere tu acuerdo y el del otro { -arbiter }.
arbiter-clocks = Los tiempos correctos los decides tú: «correct_clocks» en { $url }.
arbiter-flag = Para terminar la { -game } por la { -flag } caída, responde con una línea: «arbiter { $game } flag».
arbiter-more = Todo lo que espera a un { -arbiter }: { $queue }, o «postzug arbiter list». Todo lo que se ha hecho o intentado en esta { -game }: { $trail }.

## Answers to mails

unanswered = { $count ->
    [one] Uno de tus correos desde el { $since } no tuvo respuesta, porque recibiste muchas respuestas en poco tiempo. Las { -move(case: "plural") } y las órdenes claras que contenía se ejecutaron; todo lo demás, no.
   *[other] { $count } de tus correos desde el { $since } no tuvieron respuesta, porque recibiste muchas respuestas en poco tiempo. Las { -move(case: "plural") } y las órdenes claras que contenían se ejecutaron; todo lo demás, no.
} Comprueba, por favor, el estado actual y repite lo que aún falte.
next-answer = Has recibido muchas respuestas en poco tiempo, y por eso la próxima respuesta llega después del { $at }. Hasta entonces se sigue leyendo cada correo, y si contiene una { -move } o una orden clara, se ejecuta; después un correo dirá que otros no tuvieron respuesta.
next-answer-reach = Si necesitas ayuda antes, escribe a quienes mantienen este servicio: { $address }.
next-answer-stranger = Esta dirección ha recibido varias respuestas en poco tiempo, y por eso la próxima respuesta llega después del { $at }. Los correos que lleguen antes no tendrán respuesta.
more-lines = ... y { $count ->
    [one] { $count } línea más.
   *[other] { $count } líneas más.
}
more-lines-too-many = ... y { $count ->
    [one] { $count } línea más
   *[other] { $count } líneas más
}, demasiadas para un correo.
did-you-mean = ¿Querías decir { $move }? Entonces responde a este correo con la palabra «{ word-yes }» antes del { $until }: la { -move } cuenta desde la llegada de tu primer correo. Si no, responde con «{ word-no }», o con tu { -move } sola en una línea.
confirm-public-address = Un correo tuyo llegó a una dirección que no demuestra quién lo escribió, y por eso aún no se ha tramitado. Responde, por favor, a la dirección de respuesta de nuestros correos, que sí lo demuestra.
confirm-arbiter-act = Un correo tuyo con una decisión de { -arbiter } llegó a la dirección de una { -game }. Esa dirección aparece en cada correo de la { -game } que se cita o se reenvía, y por eso aún no se ha tramitado.
confirm-other-sender = Un correo para ti llegó desde { $from }, que no es la dirección registrada. Aún no se ha tramitado.
author-unproved = Un correo en tu nombre llegó a tu dirección de respuesta. Tus ajustes exigen más pruebas de quién lo escribió que las que tiene, y por eso aún no se ha tramitado.
confirm-how = ¿Es tuyo? Entonces responde a este correo con la palabra «{ word-yes }» antes del { $until }. Contará desde su primera llegada. Si no, responde «{ word-no }», o no hagas nada.

## A new account

join-confirm = ¿Quieres una cuenta aquí, con el nombre { $name }? Entonces responde a este correo con la palabra «{ word-yes }» antes del { $until }. Para otro nombre, responde con una línea, por ejemplo «{ command-join } Anna Berg». Si no la has pedido, no hagas nada: sin tu «{ word-yes }» no se crea ninguna cuenta y tu correo se borra.
join-name = ¿Con qué nombre quieres jugar? Responde a este correo con una línea, por ejemplo «{ command-join } Anna Berg». Con eso se crea tu cuenta, si la respuesta llega antes del { $until }. Si no la has pedido, no hagas nada.
code-sign-up = Tu código para crear tu cuenta:
code-sign-in = Tu código para iniciar sesión:
code-change-address = Tu código para usar esta dirección desde ahora:
code-asked-by = Pedido desde: { $device }.
code-browser = un navegador
code-how = Escríbelo donde lo pediste; sirve una sola vez. Validez: { $valid }. Si no lo has pedido, no hagas nada: sin el código no pasa nada. Nadie de { $site } te lo pedirá nunca.
code-subject = Tu código para { $site }
account-subject = Tu cuenta en { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] qué ha pasado en tus { -game(case: "plural") }
    [one] te toca jugar en 1 { -game }
   *[other] te toca jugar en { $count } { -game(case: "plural") }
}
digest = { $count ->
    [0] No te toca jugar en ninguna { -game }.
    [one] Te toca jugar en 1 { -game }.
   *[other] Te toca jugar en { $count } { -game(case: "plural") }, primero la del { -deadline } más próximo.
}
digest-game = { $game } { $white } - { $black }
digest-until = Tu { -move } { $number }: tienes hasta el { $until } (tiempo restante: { $left }).
digest-move = Para jugar, escribe a esta dirección, por ejemplo: { $example }
digest-write = Para escribir sobre esta { -game }, usa esta dirección:
digest-more = { $count ->
    [one] Hay 1 { -game } más. Escribe { command-games } para ver una lista de todas.
   *[other] Hay { $count } { -game(case: "plural") } más. Escribe { command-games } para ver una lista de todas.
}

## Challenges

challenge = { $other } te reta a una { -game }: { $terms }.
challenge-how = Responde antes del { $until }: contesta a este correo con una línea, «{ command-accept-challenge } { $challenge }» o «{ command-decline-challenge } { $challenge }».
challenge-declined = { $other } ha rechazado tu reto { $challenge } ({ $terms }).
challenge-withdrawn = { $other } ha retirado el reto { $challenge }. No tienes que hacer nada.
challenge-subject = [{ $challenge }] { $other } te reta
challenge-declined-subject = [{ $challenge }] { $other } ha rechazado tu reto
challenge-withdrawn-subject = [{ $challenge }] { $other } ha retirado el reto
challenge-you-white = juegas con { -white }
challenge-you-black = juegas con { -black }
challenge-colours-drawn = los colores se sortean cuando empieza la { -game }
terms-public-sentence = { $plies ->
    [0] Cualquiera puede leer las { -move(case: "plural") } sin tener cuenta.
    [one] Cualquiera puede leer las { -move(case: "plural") } sin tener cuenta, { $plies } media { -move } después.
   *[other] Cualquiera puede leer las { -move(case: "plural") } sin tener cuenta, { $plies } medias { -move(case: "plural") } después.
}
start-chess960 = posición { $number } de Chess960
start-from = desde la posición { $fen }
start-drawn-chess960 = una posición de Chess960 sorteada cuando empieza la { -game }

## The regulations of a game that are not the usual ones

terms-claim-after = Se pueden reclamar { -draw } después de { $moves } { -move(case: "plural") } de cada bando sin captura ni movimiento de peón.
terms-not-automatic = La repetición y las { -move(case: "plural") } sin captura ni movimiento de peón solo terminan la { -game } si se reclama.
terms-wrong-claim = { $days ->
    [0] Si una { -claim } no es correcta, el { -opponent } no gana tiempo.
    [one] Si una { -claim } no es correcta, el { -opponent } gana un día para la próxima { -move }.
   *[other] Si una { -claim } no es correcta, el { -opponent } gana { $days } días para la próxima { -move }.
}
terms-offer-again = { $moves ->
    [one] Después de una { -draw-offer } hay que hacer una { -move } antes de volver a ofrecerlas.
   *[other] Después de una { -draw-offer } hay que hacer { $moves } { -move(case: "plural") } antes de volver a ofrecerlas.
}
terms-illegal-gains = { $days ->
    [one] Si una { -move } es { -illegal }, el { -opponent } gana un día para la próxima { -move }.
   *[other] Si una { -move } es { -illegal }, el { -opponent } gana { $days } días para la próxima { -move }.
}
terms-illegal-loses = { $count ->
    [one] Un bando pierde la { -game } con su primera { -move } { -illegal }.
   *[other] Un bando pierde la { -game } con su { -move } { -illegal } número { ordinal }.
}
terms-ambiguous-gains = { $days ->
    [one] Si una { -move } es ambigua, el { -opponent } gana un día para la próxima { -move }.
   *[other] Si una { -move } es ambigua, el { -opponent } gana { $days } días para la próxima { -move }.
}
terms-ambiguous-loses = { $count ->
    [one] Un bando pierde la { -game } con su primera { -move } ambigua.
   *[other] Un bando pierde la { -game } con su { -move } ambigua número { ordinal }.
}
terms-appeal = { $days ->
    [0] Nadie puede { -appeal(form: "infinitive") } contra una decisión del { -arbiter }.
    [one] Un bando puede { -appeal(form: "infinitive") } contra una decisión del { -arbiter } en el { -deadline } de un día.
   *[other] Un bando puede { -appeal(form: "infinitive") } contra una decisión del { -arbiter } en el { -deadline } de { $days } días.
}
terms-takeback = Un { -arbiter } puede permitir que se rectifique un descuido al escribir una { -move }.
terms-arbiters = { $n ->
    [one] Se ha designado un { -arbiter } para esta { -game }: { $accounts }.
   *[other] Se han designado { $n } { -arbiter(case: "plural") } para esta { -game }: { $accounts }.
}
terms-session = { $days ->
    [one] Después de una sesión de un día, el bando al que le toca jugar { -seal(form: "present") } su { -move }.
   *[other] Después de una sesión de { $days } días, el bando al que le toca jugar { -seal(form: "present") } su { -move }.
}
terms-resumes = { $days ->
    [one] Una { -game } { -adjourn(form: "feminine") } se { -resume(form: "present") } un día después de { -seal }, salvo que se acuerde otra cosa.
   *[other] Una { -game } { -adjourn(form: "feminine") } se { -resume(form: "present") } { $days } días después de { -seal }, salvo que se acuerde otra cosa.
}
terms-opponent-chooses = Si una { -sealed-move } tiene dos lecturas, el { -opponent } elige una.
terms-check-in = Ambos bandos comunican que están presentes antes de que se { -resume(form: "subjunctive") } una { -game } { -adjourn(form: "feminine") }.
terms-default = { $days ->
    [0] Un bando que no haya aparecido a la hora de la { -resume(form: "noun") } pierde.
    [one] Un bando que no haya aparecido un día después de la hora de la { -resume(form: "noun") } pierde.
   *[other] Un bando que no haya aparecido { $days } días después de la hora de la { -resume(form: "noun") } pierde.
}
terms-holders = { $needed ->
    [one] Para abrir un { -envelope } basta una sola clave de estos { -arbiter(case: "plural") }: { $accounts }.
   *[other] Para abrir un { -envelope } hay que reunir { $needed } claves de estos { -arbiter(case: "plural") }: { $accounts }.
}
terms-early = Para abrir un { -envelope } antes de su hora deben estar de acuerdo dos { -arbiter(case: "plural") }.
terms-free-weekdays = No corre ningún { -clock } estos días de cada semana: { $weekdays }.
terms-free-dates = No corre ningún { -clock } estos días: { $dates }.
terms-free-night = No corre ningún { -clock } de { $from } a { $until }, según la zona horaria del bando al que pertenece.
terms-leave = { $days ->
    [one] Cada bando puede tomar un día de { -leave } por año civil.
   *[other] Cada bando puede tomar { $days } días de { -leave } por año civil.
}
terms-leave-ahead = { $days ->
    [one] Una { -leave } debe reservarse con una antelación mínima de un día.
   *[other] Una { -leave } debe reservarse con una antelación mínima de { $days } días.
}
terms-leave-moves = Un bando puede jugar durante su { -leave }.
terms-silence = Un bando que no hace ninguna { -move } durante { $days } días pierde la { -game }, salvo que haya dicho que sigue pensando. Días tras los que llegan los recordatorios: { $reminders }.
terms-flag-claimed = Cuando cae una { -flag }, son el { -opponent } o un { -arbiter } quienes terminan la { -game } por eso. Hasta entonces una { -move } aún cuenta.
terms-flag-arbiter = Cuando cae una { -flag }, solo un { -arbiter } puede terminar la { -game } por eso. Hasta entonces una { -move } aún cuenta.
terms-tablebase = Un bando puede reclamar según la { -tablebase } con un máximo de { $men } piezas en el tablero (peones incluidos). { $fifty ->
    [yes] Ahí cuenta la regla de las 50 { -move(case: "plural") }.
   *[no] Ahí no cuenta la regla de las 50 { -move(case: "plural") }.
}
terms-undecided = { $days ->
    [one] Un { -arbiter } tiene un día para decidir una { -claim } que no abarca ninguna { -tablebase } de aquí.
   *[other] Un { -arbiter } tiene { $days } días para decidir una { -claim } que no abarca ninguna { -tablebase } de aquí.
}
terms-adjudication = Un bando puede pedir a un { -arbiter } que decida la { -game } mediante análisis. { $stops ->
    [yes] No corre ningún { -clock } hasta la decisión.
   *[no] La { -game } sigue hasta la decisión.
}
terms-adjudicated = { $days ->
    [one] El { -arbiter } tiene un día para decidir mediante análisis.
   *[other] El { -arbiter } tiene { $days } días para decidir mediante análisis.
}
terms-annulled = { $moves ->
    [one] Si un bando se retira antes de que ambos hayan hecho una { -move }, la { -game } se anula.
   *[other] Si un bando se retira antes de que ambos hayan hecho { $moves } { -move(case: "plural") }, la { -game } se anula.
}
terms-withdrawn = Cuando un bando se retira, la { -game } queda detenida hasta que un { -arbiter } la adjudique u otra persona siga jugando.
terms-silent = Perder por silencio la mitad de las propias { -game(case: "plural") } de un torneo cuenta como retirada del torneo.
terms-conditions-visible = El { -opponent } ve las { -move(case: "plural") } condicionales antes de que se jueguen.
terms-protection = Después de las { -move(case: "plural") } con incremento, un bando al que le quedan menos de tres días en total pasa a tener tres.

## Receipts of the log

receipt = El { -envelope } con la { -sealed-move } de { $game } está en el diario de todos los eventos, como entrada { $entry }. Desde ahora nadie, ni siquiera este servicio, puede cambiarlo ni cambiar la hora en que se { -seal(form: "past") } sin que este correo demuestre el cambio. Guarda este correo, por favor: el archivo adjunto, { $file }, es la prueba. No revela la { -move }.
receipt-how-to-check = Un { -arbiter } puede comprobarlo sin nuestra ayuda y sin conexión: con el script verify.sh, que solo necesita bash, awk y openssl, o solo con bash y openssl, como dice «A receipt by hand» en docs/internals/log.md. Toma el script de tu propia copia de Postzug («postzug audit script»), nunca de la persona que te muestra la prueba. Su SHA-256 es:
receipt-entry = La entrada del { -envelope } en el diario:
receipt-hashes = Y estos hashes llevan de ella a la raíz firmada de abajo:

## Mail that is passed on to the operator

passed-on = Este correo llegó a { $mailbox }@ de parte de { $from }. Una respuesta va a quien lo escribió, no a este servicio. Es el correo { $number } de la bandeja de entrada: «postzug inbox show { $number } --raw» muestra todo lo que se guarda de él.
passed-on-no-address = alguien sin una dirección simple
passed-on-shortened = ... (acortado)
passed-on-header = Su cabecera:

## Below every mail

# The subject of a mail about a game, behind "[G42] Anna - Boris: ". A reply repeats it, so it has no digit but that of the
# move and the time, and no word of sealing.
subject-your-mail = Tu correo a { $site }
subject-your-move = te toca la { -move } { $number }
subject-their-move = le toca a { $name } ({ -move } { $number })
subject-draw-offered = { $state }, { -draw-offer }
subject-left = { $state }, tiempo restante: { $left }
subject-you-won = { -game } terminada, has ganado
subject-you-lost = { -game } terminada, has perdido
subject-white-won = { -game } terminada, ganan las { -white }
subject-black-won = { -game } terminada, ganan las { -black }
subject-both-lost = { -game } terminada, pierden ambos bandos
subject-drawn = { -game } terminada, { -draw }
subject-no-result = { -game } terminada, sin resultado
subject-adjourned-yours = { -game } { -adjourn(form: "feminine") }, corre tu { -clock }
subject-adjourned = { -game } { -adjourn(form: "feminine") }
subject-undecided = decide un { -arbiter }
subject-for-arbiter = para el { -arbiter }
subject-question = responde, por favor
subject-receipt = tu recibo
from-name = { $name } a través de { $site }
footer-player = Este correo es para { $name }, que juega { $game }.
footer-account = Este correo es para { $name }, que tiene una cuenta aquí.
footer-stranger = Si no has pedido este correo, no le hagas caso.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = nota { $number }
heard-notes = El archivo adjunto { $file } contiene el texto de cada nota, debajo de su número.
footer-log = El texto de abajo es para programas: la cabecera firmada de nuestro diario.
footer-log-and-pgn = El texto de abajo es para programas: la cabecera firmada de nuestro diario, y la { -game } (PGN).
footer-pgn = El texto de abajo es para programas de ajedrez: la { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = No te has retirado. Si quieres hacerlo, escribe: { command-withdraw-from-all-games-yes }: y por qué
hint-withdraw-event = No te has retirado. Si quieres hacerlo, escribe: { command-withdraw-from-event-yes }: y por qué
hint-appeal = Escribe el número de la decisión y tus razones: { command-appeal } 17: no se me avisó
hint-colours = Has indicado más de un color. Escribe uno de estos: { word-white }, { word-black }, { word-random }
hint-controls = Has indicado más de un control de tiempo. Escribe uno solo
hint-starts = Has indicado más de una posición inicial. Escribe 960 una sola vez
hint-limit = El límite es de 1 a 60 días por { -move }
hint-bare-length = «{ $text }» puede ser un límite para cada { -move } o un tiempo para varias { -move(case: "plural") }, y por eso no se ha propuesto ninguna { -game }. Para cada { -move }, escribe: { $days } { word-days } { word-a-move }. Para 10 { -move(case: "plural") }, escribe: 10/{ $length }. Para toda la { -game }, escribe: { $length } { word-in-all }
hint-chess960 = Las posiciones de Chess960 tienen los números de 0 a 959
hint-control = Este control de tiempo está fuera de los límites: mira docs/arbitrate/clocks.md
hint-move = Escribe la { -move } después de estas palabras, por ejemplo: { command-move } 5254
hint-claim = Escribe: { command-claim-threefold }, o bien: { command-claim-fifty }
hint-claim-announced = Escribe: { command-claim-threefold }, o bien: { command-claim-fifty }; y si anuncias una { -move }, escríbela después
hint-challenge-number = Escribe el número del reto, por ejemplo: { command-accept-challenge } C7
hint-leave-all = Escribe el primer y el último día: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Escribe el primer y el último día: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Escribe el primer día de la { -leave }: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Escribe el primer día de la { -leave }: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Tus { -move(case: "plural") } condicionales no se han guardado: no está claro dónde termina una de ellas o qué significa, por una coma al final de su línea, por una línea con sangría o que quizá ha partido tu programa de correo, o por otras palabras junto a las { -move(case: "plural") }. Lo que se había guardado antes sigue. Escribe cada una desde su primera { -move } en una línea propia, por ejemplo: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; sin coma al final y con una línea en blanco entre dos de ellas. Si una larga tiene que seguir en la línea siguiente, pártela después de «{ command-then }»
hint-no-move = No se ha hecho ninguna { -move }. Escribe la tuya sola en una línea
hint-challenge = Escribe: { command-challenge } NOMBRE, y si quieres: { word-white } o { word-black }, 5 { word-days } u otro control de tiempo, 960
hint-seek = Escribe: { command-seek }, y si quieres: { word-white } o { word-black }, 5 { word-days } u otro control de tiempo, 960
hint-other-language = Esto es una orden en otro idioma ({ $language }), y por eso no se ha hecho nada. Escríbela en tu idioma o en inglés, o elige ese idioma con una línea propia: { command-language } { $tag }
hint-set = Escribe por ejemplo: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, o bien: { command-set-acknowledge } { word-off }
hint-letters = Escribe: { command-set-letters }, y el nombre de un idioma en ese mismo idioma, por ejemplo: { command-set-letters } Deutsch
hint-pgn = Escribe: { command-set-pgn } { word-attached }, o bien: { command-set-pgn } { word-not-attached }
hint-pgn-which = Escribe «{ command-pgn }» para recibir esta { -game }, «{ command-pgn } G42» para la { -game } de ese número, «{ command-pgn-all }» para todas tus { -game(case: "plural") }, o bien: { command-pgn-all-before } G42
hint-calendar = Escribe: { command-set-calendar } { word-attached }, o bien: { command-set-calendar } { word-not-attached }
hint-mail = Escribe: { command-set-mail } { format-html }, o bien: { command-set-mail } { format-text }
hint-on-off = Escribe después { word-on } o { word-off }, por ejemplo: { command-set-board } { word-off }
hint-adjudicate = Escribe { command-adjudicate-win } o { command-adjudicate-draw }, después una línea con «{ command-analysis }:», y debajo tu análisis
hint-analysis-cut = Una parte del análisis parece una cita o una firma. Pon al final una línea con solo un punto, y envíalo de nuevo; así se toma entero y al pie de la letra
needs-game = Para esto hace falta una { -game }: responde a un correo de la { -game }.
message-cut = Tu mensaje tiene más de { $most } caracteres. Tu { -opponent } lo recibe hasta ahí: envía el resto en otro mensaje.
unsent-words = Tu { -move } se ha hecho. Las demás palabras de tu correo no se han enviado a nadie: si son para tu { -opponent }, pon debajo de tu { -move } una línea «{ command-message }:» y escríbelas debajo de ella, o escríbelas en una línea después de «{ command-say }».
hint-notices = Escribe «{ command-notices-off }» o «{ command-notices-on }», y después uno o más de estos: { $kinds }
not-in-digests = Los avisos de { $kind } no llegan en ningún resumen.
hint-digests = Los avisos de estos tipos pueden esperar a un resumen: { $kinds }. Escribe por ejemplo: { command-notices-daily } de { kind-messages }
hint-digest = Escribe la hora de tus resúmenes, en tu zona horaria, por ejemplo: { command-set-digest } 08:00, o con el día del resumen semanal: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Escribe tus horas sin correo, en tu zona horaria, por ejemplo: { command-set-quiet } 22:00-07:00, o bien: { command-set-quiet } { word-off }
hint-notation = Escribe: { command-set-notation }, y una de estas: { $notations }

## Settings and games

settings = Tus ajustes ahora, cada uno tal como se escribe para cambiarlo:
settings-line = {"  "}{ $command } { $value }
settings-explained = «{ command-set-board }»: un dibujo en cada correo. «{ command-set-pgn } { word-attached }»: la { -game } como archivo para tu programa de ajedrez, en cada correo. «{ command-set-acknowledge }»: un correo por cada { -move } tuya, lo mismo que los avisos de { kind-acknowledgements }. Los avisos de estos tipos llegan siempre, porque sin ellos se podría perder una { -game } o tu cuenta: { $needed }. El grado de seguridad que se exige a un correo tuyo solo se cambia en { $url }.
games-none = No tienes ninguna { -game } en curso. Escribe { command-seeks } para ver quién busca una, o bien: { command-challenge } NOMBRE
games-over-none = Ninguna de tus { -game(case: "plural") } ha terminado.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } { $how }, { $at }
games-over-more = Para ver las anteriores, escribe: { command-games-over-before } { $game }
games-over-pgn = Para recibir una { -game } como archivo (PGN), escribe por ejemplo: { command-pgn } { $game }; para recibir todas tus { -game(case: "plural") }: { command-pgn-all }
pgn-attached = La { -game } va adjunta como { $file }.
pgn-all-none = No tienes { -game(case: "plural") }, o ninguna anterior a esa.
pgn-all-attached = { $count ->
    [one] { $count } de tus { -game(case: "plural") } va adjunta como { $file }.
   *[other] { $count } de tus { -game(case: "plural") }, empezando por la más reciente, van adjuntas como { $file }.
}
pgn-all-more = Para recibir las anteriores, escribe: { command-pgn-all-before } { $game }
pgn-no-room = No cabe junto a los otros archivos de esta respuesta. Escribe esta línea en un correo aparte.
games-your-move = {"  "}{ $game } { $white } - { $black }: te toca jugar
games-your-move-until = {"  "}{ $game } { $white } - { $black }: te toca jugar; tienes hasta el { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: no te toca jugar
games-not-your-move-until = {"  "}{ $game } { $white } - { $black }: no te toca jugar; tu { -opponent } tiene hasta el { $until }

calendar-mailed = La dirección de tu calendario llega en un correo aparte.
calendar-revoked = Tu calendario ya no tiene dirección. Los programas suscritos a él no muestran nada nuevo.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Ajedrez: { $site }
calendar-move = { $game }: tu { -move } { $number } contra { $opponent }
calendar-seal = { $game }: { -seal(form: "present") } tu { -move } { $number } contra { $opponent }
calendar-deadline = Tu { -clock } corre hasta la hora de esta entrada.
calendar-last-move = Última { -move } de tu { -opponent }: { $move }.
calendar-resumption = { $game }: { -resume(form: "noun") } contra { $opponent }
calendar-resumption-latest = La { -game } { -adjourn(form: "feminine") } se { -resume(form: "present") } como muy tarde a la hora de esta entrada.
calendar-leave = De { -leave }
unsubscribe-title = Avisos por correo
unsubscribe-ask = ¿Quieres dejar de recibir correos de este tipo: { $kinds }? Los demás avisos quedan como están.
unsubscribe-button = Desactivar
unsubscribe-done = Ya no recibirás correos de este tipo: { $kinds }. Para volver a activarlos, escribe al servicio por correo: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = Las { -move(case: "plural") } por correo están desactivadas en tus ajustes. No se ha hecho nada.
mail-unreadable = Tu correo no se ha podido leer, y por eso no se ha hecho nada de lo que dice. Está construido de un modo que no es seguro leer: demasiadas partes, o correos dentro de correos. Envíalo de nuevo, por favor, como texto sin formato y sin archivos adjuntos.
mail-before-restoration = Tu correo responde a uno que se escribió antes de que el servicio se restaurara desde una copia de seguridad, y quizá la { -game } estaba entonces de otro modo. No se ha hecho nada. Mira, por favor, cómo está ahora la { -game } (responde «{ command-show }»), y responde a este correo.
mail-of-lost-game = Tu correo es de una { -game } que empezó después de la copia de seguridad desde la que se tuvo que restaurar el servicio. Esa { -game } ya no existe. No se ha hecho nada.
mail-disowned = Un correo a tu dirección de respuesta se ha apartado, y no se ha hecho nada de lo que dice: el dominio de su remitente dice que no viene de allí (DMARC). Si lo escribiste tú, envíalo por el servidor de tu propio proveedor de correo, o pide al equipo técnico que libere el correo { $mail }; entonces cuenta desde que llegó.
mail-nothing-waits = Ya no hay ningún correo que espere tu sí o tu no: ya se respondió, o esperó demasiado. Ahora no se ha hecho nada.
mail-no-yes = En tu respuesta no hay ni «{ word-yes }» ni «{ word-no }» en una línea propia, y por eso el correo del que se trata sigue esperando. Responde de nuevo a la pregunta, por favor, con esa única palabra.
mail-answer-from-elsewhere = Una respuesta a la pregunta acerca de tu correo llegó de { $from }. Esa no es la dirección de tu cuenta, así que la respuesta no cuenta, y el correo sigue esperando. Envía la respuesta desde la dirección de tu cuenta: «{ word-yes }» o «{ word-no }», sin nada más en la línea, en una respuesta a la pregunta.
mail-not-played = No se ha jugado nada. Responde a este correo con tu { -move } sola en una línea.
mail-yes-and-more = Tu respuesta dice que sí y además otra cosa, y por eso no se ha jugado nada. Responde solo con «{ word-yes }», o con tu { -move } sola en una línea.
mail-another-waits = Ha llegado un segundo correo que quizá no sea tuyo. Ya se te preguntó por el primero, y por eso con el segundo no se ha hecho nada. Responde a la pregunta por el primero con «{ word-yes }» o «{ word-no }», o escribe desde tu propia dirección.
mail-to-public-address = Tienes una cuenta aquí, y tu nombre es { $name }. Tu correo llegó a { $mailbox }@, que no demuestra quién lo escribió, y por eso no se ha hecho nada de lo que dice. Responde a este correo con tus órdenes: su dirección de respuesta es solo tuya.
mail-of-stranger = Esto es { $site }, donde se juega al ajedrez por correspondencia por medio del correo electrónico. Esta dirección no tiene cuenta aquí. Para tener una, responde a este correo (o escribe a { $address }) con una línea: «{ command-join }» y el nombre que verán otras personas, por ejemplo «{ command-join } Anna Berg». Recibirás un correo que pregunta si fuiste tú; después de tu sí, todo va por correo: encontrar { -opponent }, jugar, los ajustes. Hay más en { $url }.
join-unclear = En tu respuesta no hay ni «{ word-yes }» ni un nombre después de la palabra «{ command-join }».
mail-not-a-player = No juegas { $game }. No se ha hecho nada.
not-understood = No se ha entendido.
question-several = He encontrado más de una { -move } en tu correo: { $lines }. No se ha jugado nada. Responde con una sola { -move } en una línea propia.
question-in-prose = He visto algo que puede ser una { -move } entre otras palabras: { $lines }. No se ha jugado nada. Escribe la { -move } sola en una línea.
question-other-number = El número delante de tu { -move } no es el de tu próxima { -move }: { $lines }. No se ha jugado nada.
question-taken-back = He leído algo que puede anular el resto de tu correo: { $lines }. No se ha hecho nada.
question-names-another-game = Tu correo llegó a la dirección de una { -game } distinta de la que nombra: { $lines }. No se ha hecho nada.
question-in-signature = Debajo de la línea con la que empieza tu firma he visto algo que puede ser una { -move }: { $lines }. Una firma no se lee, y por eso no se ha jugado nada.
question-in-subject = No he encontrado ninguna { -move } en el texto de tu correo; en su asunto he visto: { $lines }. No se ha jugado nada.
question-in-other-letters = No he encontrado ninguna { -move } con tus letras de las piezas, pero sí una con las de otro idioma: { $lines }. No se ha jugado nada. Para que desde ahora tus { -move(case: "plural") } se lean así, escribe por ejemplo: { command-set-letters } Deutsch
question-in-cyrillic = Tu correo tiene letras cirílicas que parecen latinas: { $lines }. Las casillas se escriben con letras latinas, y por eso no se ha jugado nada. Escribe así tu { -move }: { $moves }
question-contradiction = Tu correo pide cosas que se excluyen entre sí: { $lines }. No se ha hecho nada. Responde con una de ellas.
question-in-message = El mensaje a tu { -opponent } contiene una línea que es una { -move } o una orden: { $lines }. No se ha hecho nada y no se ha enviado nada. Escríbela encima del mensaje.
question-below-text = Debajo del texto de una { -appeal }, de una retirada o de un { -arbiter } hay algo que puede ser una { -move } o una orden, o una parte del texto: { $lines }. No se ha hecho nada. Si es parte del texto, pon al final del texto una línea con solo un punto, y envíalo de nuevo; si no, escríbelo encima del texto o en un correo aparte.
question-other-game = La { -game } que has devuelto no continúa la registrada con exactamente una media { -move }. No se ha jugado nada.
game-has-no-new-move = La { -game } que has devuelto no tiene ninguna { -move } que no conste ya en el registro. No se ha jugado nada.
question-game-attached = He encontrado una { -game } (PGN) adjunta y ninguna { -move } en el texto de tu correo. No continúa esta { -game } con exactamente una media { -move }, o no lleva su número (CmailGameName), y por eso no se ha hecho nada. Escribe tu { -move } en una línea propia en el texto, por ejemplo 5254 o e4.
question-several-games = Tu correo va dirigido a varias { -game(case: "plural") }, y las mismas palabras pueden ser una { -move } en cada una de ellas; por eso en esta no se ha hecho nada. Escribe a cada { -game } por separado: responde a su propio correo.
question-too-many = Tu correo contiene más de diez órdenes. No se ha hecho nada.
question-nothing = No he encontrado ninguna { -move } ni ninguna orden en tu correo. No se ha hecho nada. Escribe tu { -move } o una orden en una línea propia, encima de toda cita.
question-sealing = Tu correo habla de { -seal }, y contiene algo que puede ser una { -move }, sin «{ command-seal }» delante. No se ha { -seal(form: "masculine") } nada y no se ha jugado nada. Para { -seal } la { -move }, escribe «{ command-seal }» y la { -move } en una línea.
question-sealing-or-play = Tu correo habla de { -seal }, y contiene algo que puede ser una { -move }, sin «{ command-seal }» delante. No se ha { -seal(form: "masculine") } nada y no se ha jugado nada. Para { -seal } la { -move }, escribe «{ command-seal }» y la { -move } en una línea. Para jugarla, envía la { -move } sola, sin palabras como «{ -seal(form: "feminine") }», «secreta» o «borrador» en el texto ni en el asunto.
question-sealing-play = Tu correo habla de { -seal }, y contiene algo que puede ser una { -move }, sin «{ command-seal }» delante. No se ha { -seal(form: "masculine") } nada y no se ha jugado nada. Ahora no se puede { -seal } nada. Para jugar la { -move }, envíala sola, sin palabras como «{ -seal(form: "feminine") }», «secreta» o «borrador» en el texto ni en el asunto.
your-clock-goes-on = Tu { -clock } sigue corriendo.
not-repeated = (no se repite)
quoted = «{ $text }»

## Answers to commands

only-arbiters-see = Esto solo se muestra a un { -arbiter }, y de una { -game } que exista.
needs-own-game = Para esto hace falta una { -game } tuya: responde a un correo de la { -game }.
rematch-too-early = { $game } aún no ha terminado. Pídelo de nuevo cuando termine.
arranged = Queda acordado.
arranged-game = La { -game } { $game } ha empezado; recibirás un correo con ella.
arranged-seek = Tu búsqueda { $challenge } está abierta: juega la primera persona que la acepte. Para retirarla, escribe: { command-withdraw } { $challenge }
arranged-challenge = Tu reto { $challenge } está en camino. Para retirarlo, escribe: { command-withdraw } { $challenge }
arranged-withdrawn = Has retirado { $challenge }. Ya no se puede aceptar.
arranged-declined = Has rechazado { $challenge }. La persona que retaba recibe un correo.
nothing-changed = No se ha cambiado nada.
everywhere-leave = Estás de { -leave } del { $first } al { $last } en { $count } de tus { $games } { -game(case: "plural") }.
everywhere-no-leave = Tu { -leave } desde el { $first } está cancelada en { $count } de tus { $games } { -game(case: "plural") }.
everywhere-done = Está hecho en { $count } de tus { $games } { -game(case: "plural") }.
everywhere-refused = { $game }: { $refusal }
resumes-at = La { -game } se { -resume(form: "present") } el { $at }.
done-nothing = No ha cambiado nada: ya estaba así.
done-recorded = Consta en el registro de la { -game }.
done-event = Este es el evento { $event } de { $game }.
hint-accept-offer = Tu { -opponent } ya ha ofrecido { -draw }: escribe «{ command-accept }» para aceptarlas.
hint-offer-with-move = Las { -draw } se ofrecen junto con una { -move }: escribe la { -move } en la línea anterior.
hint-accept-which = Se ofrecen { -draw } y también un { -adjourn }: escribe «{ command-accept-draw }» o «{ command-adjourn }».
hint-resign = No has { -resign(form: "participle") }. Si quieres hacerlo, escribe: { command-resign } { $game }
hint-resign-other = Esta dirección es de { $game }. Para { -resign } esa { -game }, escribe: { command-resign } { $game }
sealed-not-one-move = Esto no es exactamente una { -move } legal aquí. No se ha { -seal(form: "masculine") } nada; lo que has escrito no se repite.
message-on-record = El mensaje que está debajo de la { -move } ya consta en el registro, y por eso no se ha enviado otra vez.
pace = { $name }: { -move(case: "plural") } { $moves }, de ellas en los últimos 30 días { $recent }, la última { $last }; usado { $used }, cargado { $charged }; por { -move }, de media { $mean }, en la mitad de ellas { $median } o menos, como máximo { $longest } (media { -move } { $longest_at }); en las últimas diez { $last_ten }; en esta { -move } { $thinking }.
pace-none = ninguna
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (tuya), { $terms }
seeks-none = No hay búsquedas abiertas.
seeks-how = Para aceptar una, escribe por ejemplo: { command-accept-challenge } { $challenge }
seek-plays-white = juega con { -white }
seek-plays-black = juega con { -black }
seek-colours-drawn = se sortean los colores
seek-set-position = desde una posición fijada
seek-chess960 = Chess960
no-legal-move = No hay ninguna { -move } legal.
last-move = La última { -move } fue { $move }.
no-move-made = No se ha hecho ninguna { -move }.
status-flag = La { -flag } de { $name } cayó el { $at }; hasta que se reclame, una { -move } aún cuenta.
status-moves = Le toca jugar a { $name }, que tiene hasta el { $at }
status-no-clock = No corre ningún { -clock }.
conditions-given-none = No has dado { -move(case: "plural") } condicionales.
conditions-given = Líneas de { -move(case: "plural") } condicionales que has dado: { $count }. Están abajo.
conditions-of-opponent = Las de tu { -opponent }, que en esta { -game } puedes ver:

## Help: a message is what a player writes, its .about says what it does

help = Responde a un correo de una { -game }. Cada orden va en una línea propia.
help-below = No se lee nada de lo que hay debajo de una línea «-- ».
help-section-game = Tu { -move } y el final de una { -game }:
help-section-shown = Para mirar:
help-section-time = Tiempo y licencias:
help-section-adjournment = { -adjourn(form: "Noun") }:
help-section-lobby = { -game(case: "Plural") } nuevas, y retirarse:
help-section-settings = Ajustes:
help-as-arbiter = Para { -arbiter(case: "plural") }.
help-e2e4 = e2e4 o Nf3 o 5254
    .about = tu { -move }, en cualquier notación
help-5254 = 5254 (=)
    .about = tu { -move } con una { -draw-offer }
help-accept = { command-accept } / { command-decline }
    .about = las { -draw } que te ofrecen
help-resign = { command-resign-yes }
    .about = { -resign } la { -game }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = reclamar { -draw }; si anuncias una { -move }, va después: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = reclamar la caída de la { -flag } de tu { -opponent }
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = según la { -tablebase }, donde lo permita el reglamento
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = pedir a un { -arbiter } que adjudique la { -game }, donde lo permita el reglamento; debajo, una línea con «{ command-analysis }:» y tu análisis
help-if = { command-if } 5755 { command-then } 7163
    .about = tu respuesta a una { -move } de tu { -opponent }, por adelantado; varias líneas forman un árbol; «{ command-conditions }» las muestra, «{ command-no-conditions }» las retira
help-say = { command-say } TEXTO
    .about = un mensaje a tu { -opponent }; si tiene varias líneas, van debajo de una línea «{ command-message }:», con tu { -move } encima o sin ella
help-rematch = { command-rematch }
    .about = otra { -game } contra la misma persona y con las mismas reglas, con los colores cambiados; en una respuesta de una { -game } terminada
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = las piezas de un tipo, de una columna o de una fila, en palabras
help-last = { command-last }
    .about = la última { -move }
help-status = { command-status }
    .about = ambos { -clock(case: "plural") }, qué cambia a continuación y por qué
help-games = { command-games }
    .about = tus { -game(case: "plural") }: a quién le toca jugar y hasta cuándo
help-games-over = { command-games-over }
    .about = tus { -game(case: "plural") } terminadas, con sus resultados
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = una { -game }, o todas las tuyas, como archivo
help-refill = { command-refill }
    .about = recargar tu { -clock } desde el banco (Triple Block)
help-reflect = { command-reflect }
    .about = seguir pensando donde por silencio se perdería la { -game }
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = días de { -leave } (vacaciones) en esta { -game }; { command-leave-all } ...: en todas tus { -game(case: "plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = una { -leave } que aún no ha empezado; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = proponer un { -adjourn }, o aceptarlo; o bien: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = terminar ahora la sesión; el resto se te carga
help-seal = { command-seal } JUGADA
    .about = { -seal } la { -sealed-move } de un { -adjourn }
help-draft = { command-draft } JUGADA, { command-seal }
    .about = lo mismo en dos pasos: un borrador se puede sustituir
help-resume = { command-resume }
    .about = pedir que se { -resume(form: "subjunctive") } la { -game }
help-choose = { command-choose } JUGADA
    .about = qué { -move } significa la { -sealed-move } ambigua de tu { -opponent }
help-clocks = { command-clocks-wrong }
    .about = cuando se ha { -resume(form: "participle") } la { -game }
help-publish = { command-publish }
    .about = se puede mostrar el { -envelope } de una { -game } terminada
help-challenge = { command-challenge } NOMBRE [{ word-white }|{ word-black }] [5 { word-days } o 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TEXTO
    .about = te retiras de todas las { -game(case: "plural") } de este torneo, con el motivo
help-withdraw-from = { command-withdraw-from-all-games-yes }: TEXTO
help-appeal = { command-appeal } 17: TEXTO
    .about = contra una decisión de un { -arbiter }; su número está en el correo que la comunica
help-settings = { command-settings }
    .about = los muestra; para cambiar uno, por ejemplo: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = el idioma de tus correos
help-notices = { command-notices-off } { kind-messages }
    .about = ningún correo por cada mensaje; o bien: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } de { kind-news }, { command-notices-each }
    .about = un correo al día o a la semana en lugar de muchos; «{ command-set-digest } { weekday-monday } 08:00» elige su hora
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = horas sin correo, salvo para lo que llegaría demasiado tarde si esperara a que pasen
help-unsubscribe = { command-unsubscribe }
    .about = ninguno de estos avisos; { command-unsubscribe } de { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = lo que han usado hasta ahora las { -white } y las { -black }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = y el { -deadline } del { -clock } que corre, en UTC, o con +01:00 detrás
act-usage-adjudicate = adjudicate 1-0
    .about = o 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = para las { -white } y para las { -black }; también vale 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = termina la { -leave } que empieza ese día, la haya dado quien la haya dado
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = cuándo se { -resume(form: "present") } una { -game } { -adjourn(form: "feminine") }, en UTC, o con +01:00 detrás
act-usage-approve = approve early
    .about = el { -envelope } se puede abrir antes de su hora: lo abres tú o, donde hacen falta dos { -arbiter(case: "plural") }, lo abre otro
act-usage-missing = missing
    .about = el { -envelope } se ha perdido o no se abre
act-usage-takeback = takeback 12
    .about = se conserva este número de medias { -move(case: "plural") }
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = de todas las { -game(case: "plural") } del torneo; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = para una { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = para una { -claim }
act-usage-acknowledge = acknowledge
    .about = el exterior del { -envelope } está en orden
act-usage-open = open
    .about = el { -envelope } que guarda el servicio; antes de su hora, solo después de approve early
act-usage-flag = flag
    .about = ha caído, y terminas la { -game } por eso
act-usage-pace = pace
    .about = cómo han usado el tiempo ambos bandos
act-usage = Escribe: { $begins } G42 QUÉ: el motivo. QUÉ es
act-usage-bare = y sin motivo
act-usage-opening = Un { -envelope } se abre sin motivo en la misma línea. Escribe: { $begins } G42 open. Antes de su hora, escribe primero: { $begins } G42 approve early: el motivo
act-usage-resumption-time = Indica el día y la hora en que se { -resume(form: "present") } la { -game }, en UTC o con una diferencia horaria detrás. Escribe: { $begins } G42 resumption 2026-12-24 10:00 +01:00: el motivo

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = aceptar
    .also = acepto | aceptado | aceptada | aceptadas | acepto la oferta | acepto tu oferta | acepto su oferta | aceptar la oferta
command-accept-draw = aceptar tablas
    .also = acepto tablas | aceptar las tablas | acepto las tablas | tablas aceptadas | aceptar la oferta de tablas | acepto la oferta de tablas | acepto tu oferta de tablas | acepto su oferta de tablas | acepto empate | acepto el empate | aceptar empate | aceptar el empate
command-decline = rechazar
    .also = rechazo | rechazado | rechazada | rechazadas | no acepto | rechazo la oferta | rechazo tu oferta | rechazo su oferta | rechazar la oferta | no acepto la oferta | no acepto tu oferta | no acepto su oferta
command-decline-draw = rechazar tablas
    .also = rechazo tablas | rechazar las tablas | rechazo las tablas | tablas rechazadas | rechazar la oferta de tablas | rechazo la oferta de tablas | no acepto tablas | no acepto las tablas | no acepto la oferta de tablas | rechazo tu oferta de tablas | rechazo su oferta de tablas | no acepto tu oferta de tablas | no acepto su oferta de tablas
command-draw = tablas
    .also = tablas? | ¿tablas? | ofrezco tablas | ofrecer tablas | propongo tablas | proponer tablas | oferta de tablas | con oferta de tablas | te ofrezco tablas | le ofrezco tablas | empate | ofrezco empate | te propongo tablas | le propongo tablas | ¿aceptas tablas? | aceptas tablas? | ¿acepta tablas? | acepta tablas?
command-resign = abandonar
    .also = abandono | me rindo | abandonar la partida | abandono la partida
command-resign-yes = abandonar sí
    .also = abandonar si | abandono sí | abandonar la partida sí | abandono la partida sí | me rindo sí
command-claim-threefold = reclamar triple repetición
    .also = reclamar triple repeticion | reclamo triple repetición | reclamo triple repeticion | reclamar la triple repetición | reclamar la triple repeticion | reclamo la triple repetición | reclamo la triple repeticion | reclamar repetición | reclamar repeticion | reclamo repetición | reclamo repeticion | reclamar tablas por triple repetición | reclamar tablas por triple repeticion | reclamo tablas por triple repetición | reclamo tablas por triple repeticion | reclamar tablas por repetición | reclamar tablas por repeticion | reclamo tablas por repetición | reclamo tablas por repeticion | reclamo tablas por triple repetición de la posición | reclamo tablas por triple repeticion de la posicion | reclamar tablas por triple repetición de la posición | reclamar tablas por triple repeticion de la posicion | reclamar triple repetición de la posición | reclamar triple repeticion de la posicion | reclamo triple repetición de la posición | reclamo triple repeticion de la posicion | reclamo las tablas por triple repetición | reclamo las tablas por triple repeticion | reclamo las tablas por repetición | reclamo las tablas por repeticion | reclamar triple repetición con | reclamar triple repeticion con | reclamo triple repetición con | reclamo triple repeticion con | reclamar las tablas por triple repetición | reclamar las tablas por triple repeticion | reclamar las tablas por repetición | reclamar las tablas por repeticion | reclamar tablas por triple repetición con | reclamar tablas por triple repeticion con | reclamo tablas por triple repetición con | reclamo tablas por triple repeticion con | reclamo tablas por repetición de la posición | reclamo tablas por repeticion de la posicion | reclamar tablas por repetición de la posición | reclamar tablas por repeticion de la posicion
command-claim-fifty = reclamar 50 jugadas
    .also = reclamo 50 jugadas | reclamar cincuenta jugadas | reclamo cincuenta jugadas | reclamar las 50 jugadas | reclamo las 50 jugadas | reclamar 50 movimientos | reclamo 50 movimientos | reclamar regla de 50 jugadas | reclamo regla de 50 jugadas | reclamar la regla de las 50 jugadas | reclamo la regla de las 50 jugadas | reclamar tablas por 50 jugadas | reclamo tablas por 50 jugadas | reclamar tablas por la regla de las 50 jugadas | reclamo tablas por la regla de las 50 jugadas | reclamo las tablas por la regla de las 50 jugadas | reclamar 50 jugadas con | reclamo 50 jugadas con | reclamar tablas por las 50 jugadas | reclamo tablas por las 50 jugadas | reclamar tablas por 50 movimientos | reclamo tablas por 50 movimientos | reclamar tablas por la regla de los 50 movimientos | reclamo tablas por la regla de los 50 movimientos | reclamar las tablas por la regla de las 50 jugadas | reclamar la regla de los 50 movimientos | reclamo la regla de los 50 movimientos
command-claim-time = reclamar tiempo
    .also = reclamo tiempo | reclamar el tiempo | reclamo el tiempo | reclamar bandera | reclamo bandera | reclamar la bandera | reclamo la bandera | reclamar caída de bandera | reclamar caida de bandera | reclamo caída de bandera | reclamo caida de bandera | reclamar victoria por tiempo | reclamo victoria por tiempo | reclamo la victoria por tiempo | reclamar la victoria por tiempo | reclamar la caída de la bandera | reclamar la caida de la bandera | reclamo la caída de la bandera | reclamo la caida de la bandera | reclamar la caída de bandera | reclamar la caida de bandera | reclamo la caída de bandera | reclamo la caida de bandera | reclamar victoria por caída de bandera | reclamar victoria por caida de bandera | reclamo victoria por caída de bandera | reclamo victoria por caida de bandera | reclamo la victoria por caída de bandera | reclamo la victoria por caida de bandera
command-claim-win = reclamar victoria
    .also = reclamo victoria | reclamar la victoria | reclamo la victoria
command-claim-draw = reclamar tablas
    .also = reclamo tablas | reclamar las tablas | reclamo las tablas
command-adjudicate-win = adjudicar victoria
    .also = adjudicar la victoria | adjudicación victoria | adjudicacion victoria | pido adjudicación victoria | pido adjudicacion victoria
command-adjudicate-draw = adjudicar tablas
    .also = adjudicar las tablas | adjudicación tablas | adjudicacion tablas | pido adjudicación tablas | pido adjudicacion tablas
command-say = decir
command-message = mensaje
    .also = comentario
command-analysis = análisis
    .also = analisis
command-if = si
command-then = entonces
command-conditions = jugadas condicionales
    .also = condicionales | mis jugadas condicionales | ver jugadas condicionales | mostrar jugadas condicionales
command-no-conditions = sin jugadas condicionales
    .also = sin condicionales | borrar jugadas condicionales | borrar condicionales | retirar condicionales | retirar jugadas condicionales | anular jugadas condicionales
command-adjourn = aplazar
    .also = aplazo | aplazamiento | aplazar partida | aplazar la partida | aplazo la partida | proponer aplazamiento | propongo aplazamiento | propongo aplazar | propongo aplazar la partida | aceptar aplazamiento | aceptar el aplazamiento | acepto aplazamiento | acepto el aplazamiento | acepto aplazar | acepto aplazar la partida
command-adjourn-early = aplazar antes de tiempo
    .also = aplazar la partida antes de tiempo | aplazar anticipadamente
command-decline-adjournment = rechazar aplazamiento
    .also = rechazar el aplazamiento | rechazo aplazamiento | rechazo el aplazamiento | no acepto aplazamiento | no acepto el aplazamiento | no aplazar
command-seal = sellar
    .also = sello | sellar jugada | sellar la jugada | sello jugada | sello la jugada | jugada secreta | mi jugada secreta | jugada sellada | mi jugada sellada | sellar jugada secreta | sellar la jugada secreta
command-draft = borrador
    .also = borrador de jugada | borrador de la jugada | borrador de jugada secreta | borrador de la jugada secreta
command-choose = elegir
    .also = elegir jugada | elegir la jugada | escoger | elijo la jugada
command-resume = reanudar
    .also = reanudo | reanudar partida | reanudar la partida | reanudo la partida | quiero reanudar | quiero reanudar la partida | reanudación | reanudacion
command-publish = publicar
    .also = publicar sobre | publicar el sobre
command-clocks-wrong = relojes incorrectos
    .also = reloj incorrecto | relojes equivocados | reloj equivocado | relojes mal | reloj mal
command-refill = recargar
    .also = recargar reloj | recargar el reloj | recargar mi reloj
command-reflect = reflexionar
    .also = declarar reflexión | declarar reflexion | declaro reflexión | declaro reflexion
command-leave = licencia
    .also = licencia desde | licencia del | vacaciones | vacaciones desde | vacaciones del | tomar licencia | pedir licencia | tomo licencia | tomo licencia del | pido licencia | pido licencia del
command-leave-all = licencia en todas
    .also = licencia en todas las partidas | licencia en todas mis partidas | licencia en todas del | licencia en todas desde | vacaciones en todas | vacaciones en todas las partidas | vacaciones en todas mis partidas
command-cancel-leave = cancelar licencia
    .also = cancelar la licencia | cancelar mi licencia | cancelo licencia | cancelo la licencia | cancelo mi licencia | cancelar licencia del | cancelar licencia desde | anular licencia | anular la licencia | cancelar vacaciones | cancelar mis vacaciones | cancelo mis vacaciones
command-cancel-leave-all = cancelar licencia en todas
    .also = cancelar la licencia en todas | cancelar licencia en todas las partidas | cancelar la licencia en todas las partidas | cancelar licencia en todas mis partidas | cancelo licencia en todas las partidas | anular licencia en todas | anular licencia en todas las partidas | cancelar vacaciones en todas | cancelar vacaciones en todas las partidas
command-withdraw-from-event-yes = retirarme del torneo sí
    .also = retirarme del torneo si | retirarse del torneo sí | retirarse del torneo si | retirada del torneo sí | me retiro del torneo sí
command-withdraw-from-all-games-yes = retirarme de todas las partidas sí
    .also = retirarme de todas las partidas si | retirarse de todas las partidas sí | retirarse de todas las partidas si | retirada de todas las partidas sí | me retiro de todas las partidas sí
command-appeal = apelar
    .also = apelación | apelacion | apelar contra | apelar contra la decisión | apelar contra la decision | apelar decisión | apelar decision | apelar la decisión | apelar la decision
command-challenge = retar
    .also = retar a | desafiar | desafiar a | reto a
command-accept-challenge = aceptar reto
    .also = aceptar el reto | acepto reto | acepto el reto | aceptar desafío | aceptar desafio | aceptar el desafío | aceptar el desafio | acepto el desafío | acepto el desafio | aceptar búsqueda | aceptar busqueda | aceptar la búsqueda | aceptar la busqueda
command-decline-challenge = rechazar reto
    .also = rechazar el reto | rechazo reto | rechazo el reto | rechazar desafío | rechazar desafio | rechazar el desafío | rechazar el desafio | rechazo el desafío | rechazo el desafio
command-seek = buscar
    .also = buscar partida | buscar una partida | buscar rival | busco partida | busco una partida | busco rival
command-seeks = búsquedas
    .also = busquedas | búsquedas abiertas | busquedas abiertas | ver búsquedas | ver busquedas
command-withdraw = retirar
    .also = retirar reto | retirar el reto | retirar desafío | retirar desafio | retirar búsqueda | retirar busqueda | retirar la búsqueda | retirar la busqueda
command-rematch = revancha
    .also = pido revancha | pido la revancha
command-show = tablero
    .also = ver tablero | ver el tablero | mostrar tablero | mostrar el tablero | mostrar | ver posición | ver posicion | mostrar posición | mostrar posicion | ver la posición | ver la posicion
command-where = dónde
    .also = donde | dónde está | donde esta | donde está | dónde están | donde estan | donde están
command-file = columna
command-rank = fila
command-last = última jugada
    .also = ultima jugada | última | ultima
command-moves = jugadas
    .also = ver jugadas | ver las jugadas | mostrar jugadas | todas las jugadas | movimientos
command-legal = jugadas legales
    .also = jugadas posibles | legales | movimientos legales
command-pgn = pgn
command-pgn-all = pgn todas
    .also = pgn todas mis partidas | pgn de todas mis partidas | pgn todas las partidas
command-pgn-all-before = pgn todas antes de
    .also = pgn todas antes | pgn todas anteriores a | pgn todas mis partidas antes de | pgn de todas mis partidas antes de | pgn todas las partidas antes de
command-status = relojes
    .also = reloj | estado | ver relojes | ver los relojes | mostrar relojes
command-games = partidas
    .also = mis partidas | ver partidas | ver mis partidas
command-games-over = partidas terminadas
    .also = mis partidas terminadas | ver partidas terminadas | ver mis partidas terminadas | partidas acabadas | partidas finalizadas
command-games-over-before = partidas terminadas antes de
    .also = partidas terminadas antes | mis partidas terminadas antes de | ver partidas terminadas antes de | ver mis partidas terminadas antes de | partidas acabadas antes de | partidas finalizadas antes de | partidas terminadas anteriores a
command-settings = ajustes
    .also = mis ajustes | configuración | configuracion | preferencias
command-set-time-zone = ajuste zona horaria
    .also = zona horaria | poner zona horaria | cambiar zona horaria
command-set-notation = ajuste notación
    .also = ajuste notacion | notación | notacion | poner notación | poner notacion | cambiar notación | cambiar notacion
command-set-letters = ajuste letras
    .also = poner letras | cambiar letras
command-set-board = ajuste tablero
    .also = poner tablero
command-set-pgn = ajuste pgn
    .also = poner pgn
command-set-calendar = ajuste calendario
    .also = poner calendario
command-set-digest = ajuste resumen
    .also = ajuste resúmenes | ajuste resumenes | poner resumen | poner resúmenes | poner resumenes
command-set-quiet = ajuste horas sin correo
    .also = ajuste horas sin correos | ajuste horas sin email | ajuste horas sin e-mail | poner horas sin correo | poner horas sin correos
command-set-mail = ajuste correo
    .also = ajuste correos | ajuste correo electrónico | ajuste correo electronico | ajuste email | ajuste e-mail | poner correo | poner correos | poner email | poner e-mail
command-set-acknowledge = ajuste acuse
    .also = ajuste acuse de recibo | ajuste acuses de recibo | poner acuse | poner acuse de recibo
command-set-language = ajuste idioma
    .also = poner idioma | cambiar idioma
command-language = idioma
command-notices-on = activar avisos de
    .also = activar avisos | avisos activados
command-notices-off = desactivar avisos de
    .also = desactivar avisos | avisos desactivados
command-notices-each = avisos inmediatos
    .also = avisos inmediatos de | aviso inmediato | activar avisos inmediatos | activar avisos inmediatos de | avisos enseguida | avisos al momento | avisos al instante | avisos uno por uno
command-notices-daily = avisos diarios
    .also = avisos diarios de | aviso diario | activar avisos diarios | activar avisos diarios de | avisos cada día | avisos cada dia | avisos todos los días | avisos todos los dias | avisos una vez al día | avisos una vez al dia | avisos en un resumen diario | avisos en un resumen diario de
command-notices-weekly = avisos semanales
    .also = avisos semanales de | aviso semanal | activar avisos semanales | activar avisos semanales de | avisos cada semana | avisos todas las semanas | avisos una vez a la semana | avisos una vez por semana | avisos en un resumen semanal | avisos en un resumen semanal de
command-unsubscribe = sin avisos
    .also = sin avisos de | cancelar suscripción | cancelar suscripcion
command-calendar = calendario
    .also = crear calendario | crear el calendario | crear un calendario | crear mi calendario | dirección del calendario | direccion del calendario | nueva dirección del calendario | nueva direccion del calendario
command-calendar-off = desactivar calendario
    .also = desactivar el calendario | desactivar mi calendario | calendario desactivado | anular calendario | anular el calendario | anular mi calendario | borrar calendario | borrar el calendario | borrar mi calendario | quitar calendario | quitar el calendario | eliminar calendario | eliminar el calendario
command-help = ayuda
    .also = órdenes | ordenes | comandos
command-join = unirme
    .also = unirme como | unirse | registrarme | registrarme como | inscribirme | inscribirme como
command-move = hacer jugada

## Words behind a command

word-yes = sí
    .also = si
word-no = no
word-on = activado
    .also = activada | activar
word-off = desactivado
    .also = desactivada | desactivar
word-white = blancas
    .also = con blancas | las blancas | con las blancas
word-black = negras
    .also = con negras | las negras | con las negras
word-random = al azar
    .also = por sorteo | sorteo | aleatorio
word-days = días
    .also = dias | día | dia
word-a-move = por jugada
    .also = para cada jugada | por cada jugada | cada jugada | a la jugada | la jugada
word-in-all = en total
    .also = total | para la partida | para toda la partida | por partida
word-from = desde
    .also = del | desde el
word-to = hasta
    .also = al | hasta el
word-all = todos
    .also = todas | todo
word-and = y
    .also = e
word-attached = adjunto
    .also = como adjunto | adjuntado
word-not-attached = no adjunto
    .also = sin adjunto | sin adjuntar
word-king = rey
    .also = el rey | reyes | los reyes
word-queen = dama
    .also = la dama | damas | las damas | reina | la reina | reinas | las reinas
word-rook = torre
    .also = la torre | torres | las torres
word-bishop = alfil
    .also = el alfil | alfiles | los alfiles
word-knight = caballo
    .also = el caballo | caballos | los caballos
word-pawn = peón
    .also = peon | el peón | el peon | peones | los peones

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = cifras
    .also = numérica | numerica
notation-san = san
notation-letters = letras
notation-figurine = figuras
    .also = figurines | figuritas
notation-long = larga
notation-uci = uci
notation-announced = palabras alemanas
    .also = en palabras
format-html = html
format-text = texto
kind-moves = jugadas
kind-reminders = recordatorios
kind-adjournments = aplazamientos
kind-arbiter = arbitraje
kind-account = cuenta
kind-acknowledgements = acuses
kind-messages = mensajes
kind-news = novedades
kind-results = resultados
kind-challenges = retos
kind-proofs = pruebas

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = reclamar
line-adjudicate = adjudicar
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = retirarme
line-set = ajustes
line-arbiter = arbiter
line-seal = { command-seal } (la { -move } no se repite)
line-draft = { command-draft } (la { -move } no se repite)
line-conditions = { command-if } ... (no se repite)
line-not-repeated = (no se repite)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = sella* | sello | selló | sellé | selle | sellen | sellemos | secreta | secretas | secreto | secretos | secretamente | oculta | ocultas | oculto | ocultos | lacra* | lacro | lacre | lacré | lacren | lacró | precint* | ensobr* | en el sobre | en un sobre | sobre cerrado | dentro del sobre | jugada en sobre | jugada del sobre
draft-words = borrador | borradores | esboz* | bosquej* | jugada provisional | jugadas provisionales

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = escribió | escribio
reading-headings = de | enviado | enviado el | para | asunto | fecha | cc
reading-subjects = re | rv
reading-absent = respuesta automática | fuera de la oficina
reading-sent-from = enviado desde …
reading-devices = teléfono
reading-end = fin
reading-greetings = hola | buenos | buenas | estimado | estimada | querido | gracias | sí
reading-closings = saludos | un | atentamente | cordialmente
reading-courtesies = gracias | por | favor
reading-wishes = y | buena | suerte
reading-announces = jugada | movimiento | juego | muevo | respuesta | jugo | respondo
reading-beside = mi | es | la | el | yo | aquí | está | para | hoy
reading-open = es | y | o | no | de | número
reading-goes-on = es | era | sería | pero | o
reading-takes-back = partida equivocada | jugada equivocada | me equivoqué | me he equivocado | equivocado |
    equivocada | no juegue | no juegues | no jugar | no la juegue | ignora | ignore este | ignorar | olvida | olvide |
    olvídalo | retiro | retirar | anular | anula | cancelar | espera | espere | quise decir | quería decir |
    mejor dicho | por error | cambié de opinión | cambio de opinión | he cambiado de idea | borra | borrar | borre |
    para la otra partida | para mi otra | para otra partida
reading-takes-back-short = era para | todavía no | aún no | en vez | en lugar | estoy pensando
reading-takes-back-clauses = otra partida | mejor no
reading-takes-back-first = espera | cancelar | cancela | cancele | cancelo | anular | anula | anule | anulo | deshacer
reading-sighs = ay | uy
reading-no = no
reading-game = partida
reading-numbered = número | numero | nº | num
reading-numbers = móvil | móviles
reading-common = quiero | quisiera | querría | gustaría | me | jugar | al | ajedrez | correspondencia | una | un |
    partida | días | dias | tardes | noches | llamo | nombre | soy | cómo | como | puedo | a | con | los | las | en |
    que | cuenta | crear | su | del | correo
reading-letters = áéíóúüñ

reading-officials = árbitro | arbitro | árbitra | arbitra | árbitros | arbitros | árbitras | arbitras | árbitro principal | arbitro principal |
    árbitra principal | arbitra principal | árbitro jefe | arbitro jefe | árbitra jefe | arbitra jefe | árbitra jefa | arbitra jefa | árbitro adjunto | arbitro adjunto | árbitra adjunta | arbitra adjunta | arbitraje |
    juez | jueza | jueces | juezas | administrador | administradora | administradores | administradoras | administración | administracion | admin | moderador | moderadora | moderadores | moderadoras |
    moderación | moderacion | director de torneo | directora de torneo | director del torneo | directora del torneo

## Pages for people. Buttons and labels have no full stop.

page-skip = Ir al contenido
page-menu = Páginas
page-signed-in = Sesión iniciada: { $name }.
page-games = { -game(case: "Plural") }
page-new = Nueva { -game }
page-seeks = Retos y búsquedas
page-account = Cuenta
page-sign-in = Iniciar sesión
page-sign-up = Crear una cuenta
page-sign-out = Cerrar sesión
page-source = Código fuente
page-source-about = Postzug { $version } es software libre bajo la GNU Affero General Public License, versión 3 o posterior. Todas las personas que lo usan pueden tener su código fuente.
page-source-link = El código fuente de lo que se ejecuta aquí:
page-source-operator = Quien mantiene este servicio te da el código fuente si lo pides.
page-api = La API, para programas
page-log = Diario de todos los eventos
page-log-about = Todos los eventos de todas las { -game(case: "plural") } están en una sola lista, a la que el servicio solo añade. Una cabecera firmada fija toda la lista que la precede: una { -move } que se cambie después la contradice.
page-log-head = Última cabecera firmada
page-log-entries = { $n ->
    [one] Cubre { $n } entrada.
   *[other] Cubre { $n } entradas.
}
page-log-unsigned = Aún no se ha firmado nada.
page-log-file = Esta cabecera como archivo
page-log-keys = Claves del diario
page-log-pem = Las mismas claves, para openssl
page-log-statements = Declaraciones sobre las claves
page-log-check = Cómo comprobarlo
page-log-mails = Los correos sobre { -game(case: "plural") } terminan con la cabecera firmada que había al enviarlos. Guarda uno de esos correos: con su cabecera se compara la exportación de una { -game } que haga un { -arbiter }, y así se ve si la { -game } se ha cambiado desde entonces.
page-log-script = La orden «postzug audit script» muestra un script que comprueba una exportación con las herramientas de cualquier sistema Linux. Tómalo de tu propia copia de Postzug.

page-front = Ajedrez por correspondencia
page-front-about = Días para cada { -move }, las Leyes del Ajedrez respetadas, las { -sealed-move(case: "plural") } bien guardadas. Juegas aquí, por correo o con un programa; tu { -opponent }, como prefiera.
page-try = Para probarlo a solas, abre la dirección de abajo en una ventana privada o en otro navegador. Crea allí una cuenta con otra dirección de correo y envía el reto. Después aparecerá en esta página. La dirección es:
page-invite = Para jugar contra alguien que aún no tiene cuenta aquí, envíale esta dirección. En la página de esa dirección podrá proponerte una { -game }:
page-challenge-this = Retar a esta persona
page-front-try = Para probarlo a solas, crea dos cuentas: una aquí, y otra con otra dirección en una ventana privada o en otro navegador. Después reta con una cuenta a la otra.

page-email = Dirección de correo
page-name = Nombre visible para otras personas
page-time-zone = Zona horaria, como Europe/Berlin
page-time-zone-new = Zona horaria, como Europe/Berlin; UTC si queda vacía
page-code = Código del correo
page-first = Primer inicio de sesión
page-first-about = Esta página es para el primer inicio de sesión de una cuenta de administración. La orden «postzug admin create» muestra una palabra que sirve una sola vez, en las 24 horas siguientes.
page-first-printed = La palabra que ha mostrado la orden
page-first-refused = Esta palabra no sirve: se escribió mal, ya se ha usado o tiene más de 24 horas. La orden «postzug admin create» muestra otra.
page-sign-in-about = Recibirás un correo con un código. No hay contraseña.
page-sign-in-new = ¿Aún no tienes cuenta?
page-sign-up-about = Recibirás un correo con un código que prueba que la dirección es tuya. Quienes juegan aquí nunca ven la dirección de otra persona.
page-sign-up-known = ¿Ya tienes una cuenta?
page-send-code = Enviarme un código
page-code-about = Si la dirección es correcta, hay un correo en camino con un código de ocho cifras. El código sirve durante diez minutos, y solo en este navegador.
page-code-again = ¿No llega el correo? Mira en el correo no deseado, o pide otro código.
page-code-folder = Este servicio está en pruebas y no envía correos a nadie: los correos son archivos de la carpeta { $folder }, el más reciente al final.
page-code-command = En una terminal de la máquina del servicio, esta orden muestra el correo más reciente:
page-code-elsewhere = Este navegador no ha pedido ningún código. Escribe el código donde lo pediste, o pide otro aquí.
page-clear = Esta página ha llegado sin cifrar, y por eso tu navegador no mantendrá la sesión iniciada. Usa https, o un navegador en la máquina del servicio.
page-foreign = Este formulario no se ha enviado desde una página de este servicio, y por eso no se ha hecho nada.
page-form-key = Este formulario no se puede usar otra vez: carga la página de nuevo.
page-form-field = Falta un campo del formulario, o no se puede leer.
page-signed-out = No has iniciado sesión, y por eso no se ha hecho nada. Inicia sesión y hazlo de nuevo.
page-signed-out-twice = Tu sesión está cerrada. Si has pulsado el botón dos veces, la primera vez se hizo lo que pedías. Inicia sesión para verlo.

page-settings = Ajustes
page-settings-clash = Esto se cambió en otro lugar después de mostrarse el formulario, y por eso aún no se ha guardado nada. { $both } Míralo y guarda de nuevo: entonces vale lo que has elegido.
page-settings-clash-field = { $field }: ahora { $now }, has elegido { $chosen }.
page-settings-on = sí
page-settings-off = no
page-settings-empty = vacío
page-settings-save = Guardar los ajustes
page-done-settings = Tus ajustes se han guardado.
page-language = Idioma de los correos y de las páginas
page-notation = Notación de las { -move(case: "plural") } que recibes
page-notation-example = { $name }: { $example }
page-letters = Tus letras de las piezas; también puedes escribir { -move(case: "plural") } con ellas
page-piece-set = Piezas en los tableros
page-piece-set-cburnett = dibujos
page-piece-set-figurines = figuras de ajedrez del tipo de letra
page-piece-set-letters = letras
page-board-colours = Colores de los tableros
page-board-brown = marrón
page-board-green = verde
page-board-blue = azul
page-board-high-contrast = alto contraste
page-mails = Correos
page-mail-text = Solo texto, sin HTML
page-mail-no-board = Las piezas en palabras, sin dibujo del tablero
page-mail-pgn = La { -game } como archivo para tu programa de ajedrez en cada correo que trate de ella
page-mail-calendar = Fechas para programas de calendario, junto con los correos que cambian las mías
page-notices = Enviarme correos sobre
page-each = enseguida
page-daily = en un resumen diario
page-weekly = en un resumen semanal
page-none = no por correo
page-digest-at = Hora de los resúmenes
page-digest-on = Día del resumen semanal
page-times = Cuándo llegan los correos
page-quiet-from = Sin correo desde las
page-quiet-until = Sin correo hasta las
page-mail-times = Estas horas son de tu zona horaria. Entre las dos últimas, espera el correo que puede esperar; déjalas vacías para recibirlo a cualquier hora. Un aviso que llegaría demasiado tarde en un resumen o después de esas horas llega enseguida.
page-time-of-day = Una hora se escribe así: 08:00. Un tiempo sin correo tiene una hora de comienzo y otra distinta de final, o ninguna de las dos.
page-notices-needed = Estos llegan siempre, porque sin ellos se podría perder una { -game } o tu cuenta: { $kinds }.
page-trust = Qué debe tener un correo con { -move(case: "plural") } para que valga como tuyo
page-trust-token = la dirección de respuesta que solo tienes tú
page-trust-from = la dirección de respuesta, y tu dirección de correo como remitente
page-trust-dmarc = ambas, y el remitente comprobado por tu proveedor de correo (DMARC)
page-trust-off = ningún correo vale: no hay { -move(case: "plural") } por correo
page-mail-stopped = Desde el { $since } no te llegan los correos ({ $reason }), y no se te envía ninguno más. Tus { -game(case: "plural") } están aquí, y sus { -clock(case: "plural") } siguen corriendo. Comprueba que tu buzón acepta correos, o cambia la dirección.
page-mail-returned = Desde el { $since } los correos que se te envían vuelven sin entregar ({ $reason }). Se siguen enviando; si vuelven más, se deja de hacerlo. Comprueba que tu buzón acepta correos, o cambia la dirección.
page-mail-resume = Mi buzón acepta correos de nuevo
page-done-mail-resumed = Se te envían correos de nuevo.
page-address = Dirección de correo
page-address-about = Se envía un código a la nueva dirección. Cuando la dirección cambia, se cierran todas tus sesiones, y los tokens de programas y la dirección del calendario dejan de valer.
page-address-new = Nueva dirección de correo
page-address-sent = Un correo con un código de ocho cifras está en camino a la nueva dirección, si aquí nadie la tiene. El código sirve durante diez minutos, y solo en este navegador.
page-address-change = Cambiar la dirección
page-address-again = ¿No llega el correo? Mira en el correo no deseado, o pide otro código.
page-done-address = Tu dirección de correo ha cambiado. Inicia sesión con la nueva.
page-envelope-key = Clave para { -sealed-move(case: "plural") }
page-envelope-key-about = Las { -sealed-move(case: "plural") } que puedes abrir se cifran para esta clave pública de age. La clave privada se queda contigo: sin ella no las abre nadie. Una clave anterior sigue abriendo lo que se { -seal(form: "past") } antes.
page-envelope-key-public = Clave pública, que empieza por age1
page-envelope-key-set = Poner esta clave
page-done-envelope-key = Se ha puesto tu clave para { -sealed-move(case: "plural") }.
page-tokens = Tokens para programas
page-tokens-about = Un programa con un token actúa en tu nombre. Nadie puede volver a leer un token, ni siquiera aquí.
page-token-may = puede { $scopes }
page-token-since = Creado el { $at }.
page-token-until = Vale hasta el { $at }.
page-token-used = Usado por última vez el { $at }.
page-token-unused = Nunca se ha usado.
page-token-revoke = Anular este token
page-token-revoke-sure = El programa que lo tiene ya no puede hacer nada
page-token-unsure = No se ha anulado nada: marca la casilla para confirmarlo.
page-done-token-revoked = El token se ha anulado.
page-token-label = Nombre que das a un token nuevo
page-token-scopes = El programa puede
page-scope-read = leer tus { -game(case: "plural") }
page-scope-play = jugar: hacer { -move(case: "plural") }, reclamar, { -resign }, { -seal }, retar
page-scope-direct = dirigir { -game(case: "plural") } como { -arbiter }
page-scope-account = leer tu cuenta
page-scope-webhooks = gestionar tus webhooks
page-token-days = Días hasta que caduque; si queda vacío, no caduca nunca
page-token-days-bad = Los días de un token son un número hasta 65535, o se dejan vacíos.
page-token-make = Crear un token
page-token-made = Un token nuevo
page-token-once = Cópialo ahora: no se vuelve a mostrar.
page-calendar = Calendario de tus plazos
page-calendar-about = Los programas de calendario pueden leer tus plazos en una dirección que solo conoces tú. Con una dirección nueva, la anterior deja de valer.
page-calendar-make = Crear una dirección
page-calendar-made = La dirección de tu calendario
page-calendar-once = Cópiala ahora en tu programa de calendario: no se vuelve a mostrar, y quien la tenga lee tus plazos.
page-calendar-revoke = Anular la dirección
page-calendar-revoke-sure = Los programas de calendario que la tienen ya no leen nada
page-calendar-unsure = No se ha anulado nada: marca la casilla para confirmarlo.
page-done-calendar-revoked = Ningún programa de calendario lee ya tus plazos.
page-data = Tus datos
page-export = Todo lo que hay sobre ti, en un archivo
page-export-about = (JSON: cuenta, ajustes, sesiones, { -game(case: "plural") }, tus notas y líneas, y los mensajes que has escrito)
page-delete = Borrar mi cuenta
page-delete-about = Se borran tu nombre, tu dirección de correo, tus ajustes y tus mensajes, y nadie puede recuperarlos. Tus { -game(case: "plural") } terminadas se quedan, con un nombre que no es de nadie. Hace falta haber iniciado sesión en los últimos 15 minutos.
page-delete-sure = Borrarla para siempre
page-delete-resign = { -resign(form: "Infinitive") } todas mis { -game(case: "plural") } en curso
page-delete-unsure = No se ha borrado nada: marca la casilla para confirmarlo.
page-done-deleted = Tu cuenta se ha borrado.

page-sessions = Dónde tienes la sesión iniciada
page-sessions-about = Cada línea es un navegador o un programa que puede actuar en tu nombre.
page-session = { $device }, desde el { $at }
page-session-used = Último uso: hacia el { $day }.
page-session-unnamed = Un programa sin nombre
page-session-here = (aquí)
page-session-end = Cerrar
page-sessions-end = Cerrar todas las sesiones
page-sessions-ended = Se han cerrado todas tus sesiones.

page-games-to-move = Esperan tu { -move }
page-games-others = Esperan la { -move } de tus { -opponent(case: "plural") }
page-games-over = { -game(case: "Plural") } terminadas
page-games-none = No hay.
page-games-more = Anteriores
page-game-against = { $game }: contra { $opponent }
page-game-move = { -move(case: "Singular") } { $number }.
page-game-first-move = Aún no se ha hecho ninguna { -move }.
page-game-last-move = Última { -move }: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = Todas mis { -game(case: "plural") } en un archivo (PGN)
page-pgn-finished = Todas mis { -game(case: "plural") } terminadas en un archivo (PGN)
page-rematch = Proponer la revancha
page-next-game = Siguiente { -game } que me espera
page-mark-plan = Tus { -move(case: "plural") } condicionales están a la espera.
page-yours-until = Te toca jugar: tienes hasta el { $until } (tiempo restante: { $left }).
page-theirs-until = { $name } tiene hasta el { $until } (tiempo restante: { $left }).
page-flag = La { -flag } de { $name } cayó el { $at }.
page-no-clock = No corre ningún { -clock }.
page-mark-message = Hay un mensaje.
page-mark-offer = Tu { -opponent } ofrece { -draw }.
page-mark-own-offer = Ofreces { -draw }.
page-mark-claim = Una { -claim } espera la decisión de un { -arbiter }.
page-mark-seal = La próxima { -move } debe sellarse.
page-mark-adjourned = La { -game } está { -adjourn(form: "feminine") }.
page-mark-leave = { $name } está de { -leave }.
page-mark-withdrawn = Uno de los bandos se ha retirado; decide un { -arbiter }.

page-game = { $game }: { $white } - { $black }
page-board = Tablero
page-board-white = Tablero, con las { -white } abajo
page-board-black = Tablero, con las { -black } abajo
page-board-of = Posición después de { $ply ->
    [one] { $ply } media { -move }
   *[other] { $ply } medias { -move(case: "plural") }
}
page-board-now = Ir a la posición actual
page-square-white = { $square }, { piece } { $role ->
    [rook] blanca
    [queen] blanca
   *[king] blanco
}
page-square-black = { $square }, { piece } { $role ->
    [rook] negra
    [queen] negra
   *[king] negro
}
page-target = { $where }: destino posible
page-choose-piece = Elige una pieza para moverla, o escribe la { -move } abajo.
page-choose-target = Elige la casilla a la que va la pieza de { $square }, u otra pieza.
page-your-move = Tu { -move }
page-keys = Teclas en el tablero
page-keys-about = Las flechas recorren las casillas. Intro (Enter) toma una pieza y la pone en otra casilla; Escape la devuelve a su sitio. Las letras k ({ word-king }), q ({ word-queen }), r ({ word-rook }), b ({ word-bishop }), n ({ word-knight }) y p ({ word-pawn }) llevan a la siguiente pieza de ese tipo; con Mayús (Shift), a la anterior. Una cifra lleva a la fila de ese número; con Mayús, a la columna de ese número. En una casilla, la tecla «o» dice qué hay en ella, la «m» las { -move(case: "plural") } de la pieza, y Mayús con «m» sus capturas; la «c» dice qué se capturó en la última { -move }.
page-no-move-from = No hay ninguna { -move } desde { $square }.
page-captured = Captura de la última { -move }, en { $square }: { piece }.
page-captured-none = La última { -move } no capturó nada.
page-words = Aquí se responde a estas palabras, y no se juega nada con ellas: { $words }. Formas cortas: p N, s e, s 4, l, c; la letra «o» dice quién es tu { -opponent }.
page-ask = Preguntar sobre la posición
page-ask-send = Preguntar
page-word-unknown = No es una de las palabras a las que se responde aquí.
page-word-opponent = Tu { -opponent } es { $name }.
page-word-draw = Aún no se ha ofrecido nada: la casilla para ofrecer { -draw } está marcada, y la oferta va con tu { -move }.
page-word-draw-later = No se ha ofrecido nada: las { -draw } se ofrecen con una { -move }, y ahora no te toca jugar.
page-reading = La { -sealed-move } tiene más de una lectura
page-reading-about = Elige la lectura que cuenta. El { -clock } que corre es el tuyo: sigue mientras eliges, y después hasta tu respuesta. Lo que elijas no se puede cambiar después.
page-reading-which = La { -move } que se { -seal(form: "past") }
page-reading-move = { piece } de { $from } a { $to }
page-reading-then = Después de esta elección: { $state }
page-reading-look = Mostrarla en el tablero
page-reading-shown = Posición después de { $move }, si se elige esta lectura
page-reading-choose = Elegir esta lectura
page-reading-none = No se ha hecho nada: elige antes una de las lecturas.
page-open = Mostrar el texto que { -seal(form: "past-you") }
page-open-about = Pega aquí el texto entero que guardaste al { -seal } tu { -move }. Solo cuenta el texto que corresponde a la huella. Después queda en el registro para ambos bandos, y la { -move } se juzga.
page-publish-about = La { -sealed-move } sigue en su { -envelope }. Solo se muestra si ambos bandos aceptan.
page-publish = Aceptar que se muestre la { -sealed-move }
page-publish-sure = Acepto, y no puedo volverme atrás
page-publish-unsure = No has aceptado: marca la casilla para confirmar que se puede mostrar la { -sealed-move }.
page-timing = { -adjourn(form: "Noun") } y { -clock }
page-adjourn = Proponer { -adjourn(form: "infinitive") } la { -game }
page-adjourn-accept = Aceptar el { -adjourn }
page-adjourn-decline = Rechazar el { -adjourn }
page-adjourn-early = { -adjourn(form: "Infinitive") } ahora: el resto de la sesión cuenta como tiempo tuyo
page-resume = Pedir que se { -resume(form: "subjunctive") } la { -game }
page-resume-opens = { $who-is ->
    [you] La { -sealed-move } se juega enseguida, y corre tu { -clock }. El { -clock } de tu { -opponent } está parado.
   *[other] La { -sealed-move } se juega enseguida, y corre el { -clock } de { $who }. Tu { -clock } está parado.
}
page-resume-noted = Solo por esto no cambia ninguno de los dos { -clock(case: "plural") }.
page-resume-late = Es demasiado tarde: pierdes la { -game }, salvo que la { -sealed-move } la haya terminado.
page-resume-sure = No puedes volverte atrás.
page-offer-draw = Ofrecer { -draw }
page-refill = Tomar tiempo de mi banco
page-reflect = Sigo pensando: no pierdo la { -game } por silencio
page-claim-flag = Reclamar la caída de la { -flag }
page-question-clocks = Los { -clock(case: "plural") } están mal: avisar al { -arbiter }
page-leave = Licencia
page-leave-booked = Estás de { -leave } del { $first } al { $last }, ambos días incluidos.
page-leave-first = Primer día, según tu hora local
page-leave-last = Último día, según tu hora local
page-leave-book = Reservar esta { -leave }
page-leave-cancel = Cancelar la { -leave } que empieza el { $first }
page-leave-all = Licencia en todas mis { -game(case: "plural") }
page-leave-all-about = Los días cuentan en cada una de tus { -game(case: "plural") } en curso cuyo reglamento los permite. Se avisa a tus { -opponent(case: "plural") }.
page-leave-all-cancel = Cancelar la { -leave } en todas mis { -game(case: "plural") }
page-leave-unreadable = No se ha hecho nada: escribe cada día como año, mes y día, por ejemplo 2026-12-24.
page-move-times = Cuándo se hicieron las { -move(case: "plural") }
page-not-sent = Aún sin enviar: { $move }.
page-sent = Tu { -move } { $move } se ha registrado.
page-sent-reply = Tu { -move } { $move } se ha registrado; la respuesta es { $reply }.
page-done-declined = Has rechazado las { -draw }.
page-done-said = Tu mensaje se ha registrado.
page-done-challenged = Tu reto se ha registrado.
page-done-sought = Tu búsqueda de { -opponent } se ha registrado.
page-done-challenge-declined = Has rechazado el reto.
page-done-withdrawn = Has retirado el reto o la búsqueda.
page-check = { -check(case: "Singular") }.
page-live-move = Se ha hecho una { -move }.
page-told-move = Se ha jugado { $move }.
page-live-message = Hay un mensaje.
page-live-change = La { -game } ha cambiado.
page-live-show = Mostrar
page-live-lost = Esta página ya no se actualiza.
page-live-again = Volver a mostrar
page-choose-none = Eso no se puede jugar aquí: elige una pieza para moverla, o escribe la { -move } abajo.
page-mark-offer-of = { $name } ofrece { -draw }.
page-mark-own-adjournment = Propones { -adjourn(form: "infinitive") } la { -game }.
page-mark-adjournment-of = { $name } propone { -adjourn(form: "infinitive") } la { -game }.
page-move = { -move(case: "Singular") }, en cualquier notación
page-move-which = Qué { -move }
page-with-offer = Ofrecer { -draw } con la { -move }
page-message = Mensaje para tu { -opponent }
page-send-move = Enviar esta { -move }
page-verify = Comprobar una { -sealed-move }
page-verify-about = Tu navegador comprueba aquí que una { -sealed-move } no se cambió después de sellarla: la firma del diario, el lugar que ocupa en él el { -seal(form: "masculine") }, y el texto del { -envelope }. Nada de lo que escribes sale de esta página.
page-verify-no-script = La comprobación es un script, que no se ejecuta en tu navegador. La orden «postzug audit script» escribe uno para la línea de comandos.
page-verify-keys = Clave del diario, obtenida de otro lugar y no de quien te muestra lo demás
page-verify-keys-next = Si el servicio ha creado una clave nueva desde que obtuviste la tuya, añade lo que muestra su dirección /log/statements. Debe estar firmado con tu clave, y da a conocer la nueva.
page-verify-receipts = Recibo del { -seal(form: "masculine") } (archivo .tlog-proof), y el de la apertura, si lo tienes
page-verify-text = Texto del { -envelope }, si no está en ningún recibo de la apertura
page-verify-file = Desde un archivo
page-verify-run = Comprobar
page-verify-move = { -sealed-move(case: "Singular") }
page-verify-judgement = Juicio según el diario
page-verify-game = { -game(case: "Singular") }
page-verify-event = Evento
page-verify-at = { -seal(form: "Feminine") } el (UTC)
page-verify-commitment = Huella
page-verify-log = Diario
page-verify-place = Lugar entre las entradas del diario
page-verify-signer = Firmado con la clave
page-verify-right = CORRECTO: esta es la { -move } que se { -seal(form: "past") }, y el { -seal(form: "masculine") } está en el diario firmado.
page-verify-wrong-signature = FALSO: el diario no está firmado con la clave que has escrito. Si el servicio tiene una clave nueva desde que recibiste la tuya, la presenta el conjunto de pruebas (bundle) de la { -game }.
page-verify-wrong-tree = FALSO: el evento no está en el diario firmado, o no está en ese lugar.
page-verify-wrong-event = FALSO: el recibo no contiene un evento como los que tiene el diario.
page-verify-wrong-text = FALSO: este texto no es lo que se { -seal(form: "past") }.
page-verify-wrong-opening = FALSO: lo que se abrió no es lo que se { -seal(form: "past") }.
page-verify-wrong-game = FALSO: los recibos o el texto son de { -game(case: "plural") } distintas.
page-verify-wrong-verdict = FALSO: la { -move } que se hizo no es la del { -envelope }.
page-verify-unknown-key = INDETERMINADO: no hay ninguna clave de un diario, en PEM o en la forma NAME+ID+KEY.
page-verify-unknown-receipt = INDETERMINADO: no hay ningún recibo, o está incompleto. Empieza por c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = INDETERMINADO: este recibo no contiene el evento, solo su prueba. Usa el archivo que llegó por correo.
page-verify-unknown-no-sealing = INDETERMINADO: lo que prueban estos recibos está en el diario, pero ninguno de ellos registra el { -seal(form: "masculine") } de una { -move }.
page-verify-unknown-statement = INDETERMINADO: esto es lo que el servicio declara sobre su propio diario, y no un recibo de una { -game }. Añade el recibo del { -seal(form: "masculine") }.
page-verify-unknown-move = INDETERMINADO: este es el texto que se { -seal(form: "past") }, y el { -seal(form: "masculine") } está en el diario firmado. Nada de lo que dice el texto se puede leer aquí como una { -move } de esta posición. Añade el recibo de la apertura: dice cómo lo leyó el { -arbiter } o el servicio.
page-verify-unknown-text = INDETERMINADO: el { -seal(form: "masculine") } está en el diario firmado. Nadie puede saber qué { -move } es antes de que se muestre su texto.
page-verify-unknown-withheld = INDETERMINADO: el { -seal(form: "masculine") } está en el diario firmado, y el texto del { -envelope } no se publicó porque no es una { -move } de esta { -game }. Quien lo { -seal(form: "past") } puede mostrarlo.
page-verify-unknown-verdict = INDETERMINADO: este es el texto que se { -seal(form: "past") }, y el { -seal(form: "masculine") } está en el diario firmado. El juicio sobre él no se comprueba aquí: hacen falta las Leyes del Ajedrez.
page-verify-unknown-browser = INDETERMINADO: este navegador no puede comprobarlo aquí. Usa un navegador más nuevo, y una página que haya llegado por https o desde un archivo.
page-verify-offline-about = La misma página existe en un solo archivo que no necesita conexión.
page-verify-offline = Descargarla
page-notice = Licencias de las bibliotecas y de los dibujos de estas páginas
page-seal-here = { -seal(form: "Infinitive") } tu próxima { -move }
page-seal = { $game }: { -seal(form: "present") } tu { -move }
page-seal-none = Ahora no tienes ninguna { -move } que { -seal } en esta { -game }.
page-seal-back = Volver a la { -game }
page-seal-about = Elige aquí tu { -move }. Tu navegador la pone en un { -envelope } y lo cifra. Solo se envía el { -envelope } cerrado, y el servicio juzga la { -move } cuando se abre. Tu { -clock } corre hasta que el { -envelope } llegue aquí.
page-seal-holders = { $needed ->
    [one] Una de estas claves lo abre:
   *[other] { $needed } de estas claves juntas lo abren:
}
page-seal-holder = { $name }, número { $number }
page-seal-vault = el propio servicio, cuando se { -resume(form: "subjunctive") } la { -game }
page-seal-which = { -move(case: "Singular") } que quieres { -seal }
page-seal-choose = Elige una { -move }
page-seal-close = Cerrar el { -envelope } en este navegador
page-seal-closed = Tu { -envelope }
page-seal-keep = Guarda ahora este texto y no se lo muestres a nadie hasta que se abra el { -envelope }. Esta página lo muestra una sola vez, y el servicio nunca lo tiene. Si el { -envelope } se pierde, solo este texto muestra lo que { -seal(form: "past-you") }.
page-seal-text = Texto que va en el { -envelope }
page-seal-commitment = Huella, que prueba que es este texto:
page-seal-download = Descargar el texto
page-seal-copy = Copiar el texto
page-seal-copied = El texto está copiado. Pégalo donde puedas encontrarlo después.
page-seal-copy-failed = El navegador no ha copiado el texto. Está seleccionado: cópialo tú, o descárgalo.
page-seal-send = Enviar el { -envelope }
page-seal-draft-keep = Guardarlo como borrador
page-seal-draft-here = Hay un borrador de tu { -move } en un { -envelope }. Séllalo tal como está, o envía otro { -envelope } en su lugar. Tu { -clock } corre hasta que se selle una { -move }.
page-seal-draft-seal = { -seal(form: "Infinitive") } el borrador
page-seal-send-about = Solo se envía el { -envelope } cerrado que está abajo. Si has hecho uno con la línea de comandos, pega aquí el contenido de su archivo .json.
page-seal-envelope = { -envelope(case: "Singular") } cerrado
page-seal-unreadable = Esto no es un { -envelope } cerrado como los que hacen esta página o la línea de comandos. No se ha { -seal(form: "masculine") } nada. El servicio ha visto lo que enviaste: si ahí estaba tu { -move } o el texto que va en el { -envelope }, elige de nuevo tu { -move } y ciérrala en un { -envelope } nuevo.
page-seal-open = Lo que está en el campo de abajo no es un { -envelope } cerrado, y no se ha enviado. Elige tu { -move } y cierra el { -envelope }, o pega el contenido del archivo .json.
page-seal-failed = No se ha podido cerrar el { -envelope } en este navegador, y no se ha enviado nada. Usa la línea de comandos, u otro navegador.
page-seal-insecure = Los navegadores solo cifran en páginas que han llegado por https o desde la misma máquina. Usa la dirección del servicio con https, o la línea de comandos.
page-seal-no-script = Esta página cifra con un script, que no se ejecuta en tu navegador. { -seal(form: "Present") } con la línea de comandos como se muestra abajo, y pega aquí el { -envelope }.
page-seal-protection = De qué protege esto
page-seal-protects = La { -move } no va en ninguna petición al servicio. Por eso no está en ninguno de sus diarios, copias de seguridad ni bases de datos, y quien mantiene el servicio no la averigua al mirarlos.
page-seal-clear = El tablero de análisis y tus notas envían al servicio lo que pruebas o escribes, y el servicio puede leerlo. No pongas allí la { -move } que selles en esta { -game }.
page-seal-protects-vault = En esta { -game } la clave la tiene el servicio: puede abrir el { -envelope } antes de su hora. Tu { -move } solo está a salvo de quienes no tienen esa clave.
page-seal-protects-not = No te protege de un servicio que envíe a tu navegador otro script, que podría revelar tu { -move }. Tu propia línea de comandos sí te protege.
page-seal-command = { -seal(form: "Infinitive") } con la línea de comandos
page-seal-command-about = Guarda el primer bloque como recipients.json y ejecuta la orden. Te pregunta tu { -move }, para que no quede en el historial de la línea de comandos. La orden conserva el texto en el archivo .txt, y el contenido del archivo .json se pega arriba.
page-done-drafted = Tu borrador se ha guardado. Aún no está { -seal(form: "masculine") }, y tu { -clock } corre.
page-done-sealed = Tu { -move } está { -seal(form: "feminine") }.
page-offer = Oferta de { -draw }
page-accept = Aceptar
page-accept-sure = Acepto las { -draw }, y con ello termina la { -game }
page-accept-unsure = No has aceptado: marca la casilla para confirmar que la { -game } termina en { -draw }.
page-decline = Rechazar
page-claims = Reclamaciones
page-claim-tablebase-win = { -tablebase }: gano yo
page-claim-tablebase-draw = { -tablebase }: son { -draw }
page-claim-basis = Motivo
page-claim-announced = Con esta { -move }, si anuncias una
page-claim-again = Ya has hecho una { -claim } incorrecta en esta { -move }, así que otra no le da más tiempo a tu { -opponent }.
page-claim-about = Una { -claim } no se puede retirar. Si es incorrecta, se juega la { -move } que anuncies. Una { -claim } de { -draw } vale entonces como { -draw-offer }.
page-claim = Reclamar
page-leaving = { -resign(form: "Infinitive") }
page-resign-sure = Pierdo esta { -game }
page-resign = { -resign(form: "Infinitive") }
page-resign-unsure = No has { -resign(form: "participle") }: marca la casilla para confirmar que pierdes la { -game }.
page-plan = { -move(case: "Plural") } condicionales
page-plan-of = { -move(case: "Plural") } condicionales en { $game }
page-plan-about = Mientras tu { -opponent } piensa, puedes guardar tus respuestas a las { -move(case: "plural") } que quizá haga. Una respuesta guardada se juega enseguida, sin preguntarte de nuevo, y no te cuesta tiempo.
page-plan-game = Ir a la { -game }
page-plan-change = Cambiar las { -move(case: "plural") } condicionales
page-plan-none = No hay ninguna línea guardada.
page-plan-saved = Guardado, y se juega sin preguntarte de nuevo:
page-plan-saved-lines = Líneas guardadas
page-plan-damaged = Tus líneas guardadas no se pueden leer. Quien mantiene este servicio encuentra la causa en el diario.
page-plan-if = Si { $theirs }, entonces { $mine }
page-plan-if-then = { $before }; si después { $theirs }, entonces { $mine }
page-plan-waits = { $mine } no se ha jugado y espera tu decisión
page-plan-used = Tus { -move(case: "plural") } condicionales se han jugado: { $moves }.
page-plan-remove = Quitar
page-plan-remove-line = Quitar: { $line }
page-plan-remove-all = Quitar todas las líneas guardadas
page-plan-draft = Líneas nuevas
page-plan-unsaved = Esto es un borrador. No está guardado, y no se juega nada de lo que contiene.
page-plan-lines = Líneas en cualquier notación, cada una en un renglón propio y desde una { -move } de tu { -opponent } hasta una tuya, por ejemplo: 5755 7163 2836 6125
page-plan-save = Guardar estas líneas
page-plan-read = Mostrar qué significa el borrador
page-plan-empty = No se ha guardado nada: escribe antes una línea.
page-plan-changed = No se ha guardado ni quitado nada, porque tus líneas guardadas o la { -game } han cambiado desde que se cargó esta página. Aquí ves cómo están ahora.
page-plan-clash = Estas líneas responden a la misma posición con { -move(case: "plural") } distintas. Cambia una de ellas:
page-plan-line = Línea { $line }: { $text }
page-plan-your-move = Te toca jugar. Las { -move(case: "plural") } condicionales se escriben al lado de tu { -move } y se envían con ella.
page-plan-adjourned = Mientras la { -game } está { -adjourn(form: "feminine") } no se guardan líneas.
page-plan-over = La { -game } ha terminado.
page-plan-opponents = Líneas de tu { -opponent }, que esta { -game } te muestra
page-plan-with-move = { -move(case: "Plural") } condicionales con esta { -move }
page-plan-with-move-about = Son un borrador hasta que envíes la { -move }. Entonces ocupan el lugar de las líneas guardadas.
page-done-plan-saved = Tus líneas se han guardado.
page-done-plan-removed = Se ha quitado. Aquí se muestran las líneas que quedan.
page-analysis = Tablero de análisis
page-analysis-of = Tablero de análisis de { $game }
page-analysis-about = Aquí pruebas { -move(case: "plural") }. Nada de ello se juega, se guarda ni se muestra a nadie, y no lo mira ningún motor de ajedrez.
page-analysis-private = Aquí pruebas { -move(case: "plural") }. Nada de ello se juega ni se muestra a nadie, y no lo mira ningún motor de ajedrez. Tus líneas se quedan con la { -game }, solo para ti. No son { -move(case: "plural") } condicionales.
page-analysis-lines = Mis líneas
page-analysis-forget = Borrar
page-analysis-full = Esta línea no se ha guardado, porque ya tienes { $most } líneas para esta { -game }. Borra antes una de ellas.
page-analysis-damaged = Tus líneas no se pueden leer. Quien mantiene este servicio encuentra la causa en el diario. La próxima línea que pruebes las sustituye.
page-analysis-long = Una línea tiene aquí { $most } medias { -move(case: "plural") } como máximo.
page-analysis-line = { -move(case: "Plural") } que pruebas
page-analysis-back = Una { -move } atrás
page-analysis-legal = { -move(case: "Plural") } legales
page-analysis-no-move = No hay ninguna { -move } legal.
page-analysis-next = Más { -move(case: "plural") }, en cualquier notación
page-analysis-show = Mostrar
page-analysis-keep = Conservar esta línea
page-analysis-to-notes = Conservar esta línea en mis notas
page-analysis-to-plan = Convertir esta línea en { -move(case: "plural") } condicionales
page-analysis-to-move = Hacer la primera { -move }, y convertir las demás en { -move(case: "plural") } condicionales
page-analysis-plan-ends = Una línea de { -move(case: "plural") } condicionales empieza con una { -move } de tu { -opponent } y termina con una tuya.
page-notes = Mis notas
page-notes-on = Mis notas sobre { $game }
page-notes-about = Solo tú las ves: ni tu { -opponent }, ni un { -arbiter }, ni la administración. Se quedan con la { -game }, también cuando ha terminado.
page-notes-text = Notas
page-notes-save-first = Guarda tus notas antes de enviar otro formulario de esta página: lo que se escribe en un formulario no se envía con otro.
page-notes-save = Guardar las notas
page-notes-stored = Notas guardadas
page-notes-unsaved = Este texto no está guardado.
page-notes-damaged = Tus notas no se pueden leer. Quien mantiene este servicio encuentra la causa en el diario. Lo que guardes aquí sustituye esas notas.
page-done-line-forgotten = La línea se ha borrado.
page-done-notes-saved = Tus notas se han guardado.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Piezas
page-messages = Mensajes
page-message-from = { $name }:
page-message-new = Nuevo
page-message-erased = (borrado)
page-message-arbiter = Un { -arbiter }
page-send-message = Enviar este mensaje
page-acts = Decisiones del { -arbiter }
page-appeal = { -appeal(form: "Infinitive") } ante otro { -arbiter }, hasta el { $until }
page-appeal-about = La decisión vale hasta que decida otro { -arbiter }. Recibirás un correo con lo que decida.
page-appeal-grounds = Tus razones, que leen los { -arbiter(case: "plural") } y tu { -opponent }
page-appeal-send = { -appeal(form: "Infinitive") }
page-appeal-decided = Otro { -arbiter } decidió la { -appeal } el { $at }.
page-mark-appeal = Una { -appeal } contra una decisión del { -arbiter } espera a otro { -arbiter }.
page-mark-appeal-decided = Se ha decidido una { -appeal } contra una decisión del { -arbiter }.
page-adjudication = Adjudicación
page-adjudication-about = Un { -arbiter } decide la { -game } mediante análisis. Tu { -opponent } no leerá el tuyo hasta que termine la { -game }.
page-adjudication-seeks = Lo que pides
page-adjudication-send = Enviar este análisis
page-withdrawal = Retirarme de varias { -game(case: "plural") }
page-withdrawal-about = Esto no se puede deshacer. En menos de un minuto, cada una de estas { -game(case: "plural") } se pierde, se anula o queda en manos de un { -arbiter }, según su reglamento. Para terminar solo esta { -game }, { -resign(form: "present") }.
page-withdrawal-scope = { -game(case: "Plural") } de las que me retiro
page-withdrawal-from = { $scope ->
    [event] mis { -game(case: "plural") } en curso de este torneo
   *[all] todas mis { -game(case: "plural") } en curso en este servicio
}
page-withdrawal-reason = Motivo, que leen ambos bandos de cada { -game }
page-withdrawal-sure = Me retiro de estas { -game(case: "plural") }
page-withdrawal-unsure = No te has retirado: marca la casilla para confirmar la retirada.
page-withdrawal-games = { $n ->
    [one] Tienes aquí una { -game } en curso:
   *[other] Tienes aquí { $n } { -game(case: "plural") } en curso:
}
page-withdrawal-record = La retirada consta en el registro de cada una de estas { -game(case: "plural") }, y ambos bandos de cada una leen tu motivo.

page-opponent = Nombre de tu { -opponent }; déjalo vacío para buscar a cualquiera
page-colour = Tu color
page-colour-drawn = por sorteo
page-colour-white = { -white(form: "Bare") }
page-colour-black = { -black(form: "Bare") }
page-control = Tiempo
page-new-show = Mostrar la propuesta
page-new-offer = Tu propuesta
page-new-unsent = Aún no se ha propuesto nada. Esto es lo que propones:
page-new-send = Proponer esta { -game }
page-rules = Licencia y otras reglas
page-rules-leave = Días de { -leave } por año civil; 0 para ninguno
page-rules-leave-ahead = Días de antelación para reservar una { -leave }
page-rules-leave-least = Mínimo de días de una { -leave }
page-rules-usual = como de costumbre
page-control-move = Otro: días para cada { -move }
page-control-increment = Otro: días para la { -game }, y horas adicionales por cada { -move }
page-control-moves = Otro: días para un número de { -move(case: "plural") }, como en la ICCF
page-control-blocks = Otro: días en el { -clock }, días en un banco, y días adicionales por cada { -move } (Triple Block)
page-control-periods = Otro: hasta nueve períodos, uno tras otro
page-control-own = Números para otro tiempo
page-control-days = Días
page-control-hours = Horas adicionales por cada { -move }
page-control-cap = Máximo de días en el { -clock }; vacío para no poner límite
page-control-number = Número de { -move(case: "plural") }
page-control-clock = Días en el { -clock }
page-control-bank = Días en el banco
page-control-more = Días adicionales por cada { -move }
page-control-first = Número de { -move(case: "plural") } que añaden días; vacío para 50
page-control-period = Período { $n }
page-control-period-moves = Número de { -move(case: "plural") }; vacío para el resto de la { -game }
page-control-period-time = Tiempo, por ejemplo 50d, 12h o 1d 12h
page-control-period-increment = Tiempo adicional por cada { -move }
page-control-period-cap = Máximo de tiempo en el { -clock }; vacío para no poner límite
page-control-period-delay = Tiempo que no se cuenta en cada { -move }
page-control-whole = Solo se cargan días completos.
page-control-double = Días en una sola { -move } a partir de los cuales el tiempo cuenta doble; vacío para nunca
page-control-thematic = Las { -move(case: "plural") } anteriores a la posición inicial cuentan.
page-field-number = Aquí va un número entero de { $least } a { $most }.
page-field-time = Aquí va un tiempo, por ejemplo 50d, 12h o 1d 12h.
page-control-unreadable = No se ha propuesto nada: escribe los números del tiempo que has elegido, cada uno como número entero.
page-challenges-received = Retos para ti
page-challenges-sent = Tus retos y búsquedas
page-seeks-open = Quiénes buscan { -opponent }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = para { $name }: { $control }; { $colour }
page-challenge-seek = para cualquiera: { $control }; { $colour }
page-plays-white = { $name } juega con { -white }
page-plays-black = { $name } juega con { -black }
page-start = Posición inicial
page-start-usual = la habitual
page-start-960 = Chess960
page-start-set = desde una posición fijada
page-start-number = Número de la posición de Chess960; vacío para sortearla
page-start-fen = Posición fijada (FEN)
page-start-castling = Enrocar según las reglas de Chess960
page-regulated = Aquí hay reglas propias, y no solo para el tiempo. Estos parámetros no son los habituales:
page-player = { $name }
page-player-arbiter = Arbitra en este servicio.
page-player-running = { -game(case: "Plural") } en curso
page-player-hidden = Nadie con este nombre o número tiene una { -game } que pueda leer todo el mundo. Quienes tienen cuenta ven, después de iniciar sesión, a todas las personas que juegan aquí.
page-public-running = La { -game } está en curso.
page-public-delayed = { $plies ->
    [one] La { -game } está en curso. La última media { -move } aún no es pública.
   *[other] La { -game } está en curso. Las últimas { $plies } medias { -move(case: "plural") } aún no son públicas.
}
page-public-at = { $at }
page-public = Quién puede leer la { -game }
page-public-no = Solo pueden leer la { -game } las personas con cuenta
page-step-start = Inicio
page-step-back = Anterior
page-step-on = Siguiente
page-step-back-by = { $n ->
    [one] { $n } media { -move } atrás
   *[other] { $n } medias { -move(case: "plural") } atrás
}
page-step-on-by = { $n ->
    [one] { $n } media { -move } adelante
   *[other] { $n } medias { -move(case: "plural") } adelante
}
page-step-end = Final
page-accept-game = Jugar
page-withdraw = Retirar

page-desk = Mesa de arbitraje
page-desk-nothing = No hay nada pendiente para ti.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = { -flag(case: "Plural") }
page-desk-claims = Reclamaciones y peticiones de adjudicación
page-desk-appeals = { -appeal(form: "Plural") }
page-desk-withdrawals = Retiradas
page-desk-questions = { -clock(case: "Plural") } impugnados
page-desk-question = { $name } comunicó que los { -clock(case: "plural") } no son correctos, el { $at }.
page-desk-question-about = Corrige los { -clock(case: "plural") }. Si son correctos, confírmalos tal como están, con tu motivo.
page-desk-find = Otra { -game }, por su número
page-desk-show = Mostrar
page-desk-waits-for = A la espera de: { $what }.
page-desk-resumes = La { -game } se { -resume(form: "present") } el { $at }.
page-desk-until = Hasta el { $at }.
page-desk-flag-open = Hasta que un { -arbiter } termine la { -game }, una { -move } aún cuenta.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } reclama { -draw } por triple repetición.
    [fifty_moves] { $name } reclama { -draw } por la regla de las 50 { -move(case: "plural") }.
    [tablebase_win] { $name } reclama victoria según una { -tablebase }.
    [tablebase_draw] { $name } reclama { -draw } según una { -tablebase }.
    [adjudicated_win] { $name } pide que la { -game } se adjudique como victoria.
   *[adjudicated_draw] { $name } pide que la { -game } se adjudique como { -draw }.
}
page-desk-announced = La { -claim } se refiere a la posición después de { $move }.
page-desk-claim-stops = Mientras tanto no corre ningún { -clock }.
page-desk-claim-runs = Mientras tanto el { -clock } corre.
page-desk-withdrawn = { $name } se retiró el { $at }; no corre ningún { -clock }.
page-desk-silent = { $name } se ha retirado por silencio, el { $at }; no corre ningún { -clock }.
page-desk-appeal = { $names }: { -appeal } contra la decisión { $number } ({ $act }), desde el { $at }.
page-desk-own-act = La decisión fue tuya, y por eso la { -appeal } la decide otro { -arbiter }.
page-desk-game = { $game } en la mesa de arbitraje: { $white } - { $black }
page-desk-to-board = Tablero y { -move(case: "plural") }
page-desk-done = Ha quedado registrado.
page-desk-acts = Decisiones
page-desk-acts-about = Antes de tomar cada una se muestra su efecto en los dos { -clock(case: "plural") }. Ambos bandos leen el motivo.
page-desk-acts-none = Ahora no puedes tomar ninguna decisión en esta { -game }.
page-desk-act = { $act ->
    [decide-claim] Decidir la { -claim }
    [claim-flag] Terminar la { -game } por la caída de la { -flag }
    [decide-appeal] Decidir una { -appeal }
    [acknowledge-face] Confirmar el exterior del { -envelope }
    [set-resumption] Fijar otra hora de { -resume(form: "noun") }
    [approve-early-opening] Aprobar la apertura del { -envelope } antes de su hora
    [declare-missing] Declarar perdido el { -envelope }
    [envelope] Abrir el { -envelope }
    [warn] Amonestar a un bando
    [give-time] Dar tiempo
    [take-time] Quitar tiempo
    [correct-clocks] Corregir los { -clock(case: "plural") }
    [adjudicate] Decidir el resultado
    [forfeit] Declarar perdida la { -game } para un bando
    [cancel] Cancelar la { -game }
    [replay] Cancelar la { -game } y empezarla de nuevo
    [annul] Anular la { -game }
    [change-points] Cambiar los puntos
    [grant-leave] Dar una { -leave } especial
    [end-leave] Poner fin a una { -leave }
    [adjourn] { -adjourn(form: "Infinitive") } la { -game }
    [take-back] Deshacer { -move(case: "plural") }
    [replace] Sustituir a una persona
    [withdraw] Registrar una retirada
   *[expel] Expulsar a una persona
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Bando
    [time] Tiempo, por ejemplo 2d o 1d 12h
    [used_white] Tiempo usado por las { -white }, por ejemplo 1d 12h
    [used_black] Tiempo usado por las { -black }, por ejemplo 1d 12h
    [deadline] Plazo del { -clock } que corre, en tu zona horaria; vacío no lo cambia
    [result] Resultado
    [points_white] Puntos de las { -white }
    [points_black] Puntos de las { -black }
    [first] Primer día, según la hora local de ese bando
    [last] Último día, según la hora local de ese bando
    [ply] Medias { -move(case: "plural") } que se conservan
    [player] Nombre de quien jugará ahora
    [scope] { -game(case: "Plural") }
    [claim] Reclamación
    [upheld] Decisión sobre la { -claim }
    [act] Decisión apelada
    [reverse] Decisión sobre la apelación
    [resume_at] Hora de la { -resume(form: "noun") }, en tu zona horaria
   *[reason] Motivo, que leen ambos bandos
}
page-desk-scope = { $scope ->
    [game] Solo esta { -game }
    [event] Todas las { -game(case: "plural") } en curso de esta persona en este torneo
   *[all] Todas las { -game(case: "plural") } en curso de esta persona aquí
}
page-desk-white = { -white(form: "Bare") }, { $name }
page-desk-black = { -black(form: "Bare") }, { $name }
page-desk-upheld = La { -claim } es correcta.
page-desk-rejected = La { -claim } no es correcta.
page-desk-reversed = La decisión queda revocada.
page-desk-confirmed = La decisión se mantiene.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Este campo no se puede leer, y por eso no se ha hecho nada: { $field }.
page-desk-preview = Mostrar el efecto
page-desk-not-done = Aún no se ha registrado nada. Mira el efecto y confírmalo abajo.
page-desk-effect = Efecto
page-desk-on-record = Si lo confirmas, esto constará en el registro de { $game }, { $white } - { $black }:
page-desk-drops = Se borran { -move(case: "plural") } condicionales: las de { $names }.
page-desk-elsewhere = También cambian otras { -game(case: "plural") }: { $scope }.
page-desk-again = La { -game } empieza de nuevo con otro número.
page-desk-clocks-now = { -clock(case: "Plural") } ahora
page-desk-clocks-after = { -clock(case: "Plural") } después
page-desk-confirm = Confirmar: { $act }
page-desk-change = Cambiarlo antes
page-desk-stale = La { -game } ha cambiado desde que se mostró el efecto, y por eso no se ha hecho nada. Este es el efecto ahora.
page-desk-stale-envelope = La { -game } ha cambiado desde que se mostró esta página, y por eso no se ha hecho nada.
page-desk-envelope = El { -envelope }
page-desk-envelope-of = { $game }: el { -envelope }
page-desk-early = Aún no toca abrir el { -envelope }. { $needed ->
    [one] Para abrirlo antes de su hora debe aprobarlo un { -arbiter }.
   *[other] Para abrirlo antes de su hora deben aprobarlo { $needed } { -arbiter(case: "plural") }.
}
page-desk-early-nobody = Nadie lo ha aprobado aún.
page-desk-early-you = Tú lo has aprobado.
page-desk-early-agreed = { $name } lo ha aprobado.
page-desk-early-other = Lo abre otro { -arbiter }.
page-desk-pace = Cómo han usado su tiempo los dos bandos
page-desk-pace-in = { $game }: cómo han usado su tiempo los dos bandos
page-desk-commitment = Huella (SHA-256 de su texto):
page-desk-held-here = El servicio lo abre cuando se { -resume(form: "present") } la { -game }.
page-desk-held = Claves necesarias para abrirlo: { $needed }. Quién tiene las claves: { $holders }.
page-desk-opening-about = Lo que pase con los { -clock(case: "plural") } depende de la { -sealed-move }, que nadie ve antes de que se abra el { -envelope }.
page-resume-about = El servicio abre entonces el { -envelope } y juega la { -sealed-move }. Si esa { -move } no es legal o no está clara, la { -game } puede terminar. Esto no se puede deshacer.
page-desk-resume = { -resume(form: "Infinitive") } la { -game }
page-desk-open = Abrir el { -envelope }
page-desk-open-about = Descífralo con tu clave, fuera de esta página: age -d -i KEY envelope.age. Después pega aquí el texto completo; solo cuenta el texto al que corresponde esta huella. La página no lo vuelve a mostrar.
page-desk-decrypt-about = O descífralo en este navegador. Tu clave privada no se envía, y el texto solo se envía con el formulario de abajo. Un servicio que envíe a tu navegador otro script podría leer la clave: la línea de comandos es más segura.
page-desk-decrypt-closed = { -envelope(case: "Singular") } cerrado, o lo que la clave de otro { -arbiter } dejó cerrado
page-desk-decrypt-key = Tu clave privada, del archivo de age-keygen
page-desk-decrypt-file = Clave privada desde un archivo
page-desk-decrypt = Descifrar en este navegador
page-desk-decrypt-no-key = No hay ninguna clave privada de age. Empieza por AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Esta clave no lo abre.
page-desk-decrypt-wrong = Lo que hay en el { -envelope } no corresponde a la huella.
page-desk-decrypt-left = Tu clave ha abierto una capa. Da esto al siguiente { -arbiter }, que lo abre con otra clave:
page-desk-closed = El { -envelope } cerrado
page-desk-text = Texto del { -envelope }
page-desk-early-reason = Motivo, si se abre antes de su hora; lo leen ambos bandos
page-desk-trail = Historial
page-desk-column = { $column ->
    [number] N.º
    [what] Qué
    [by] Quién
    [received] Recibido
    [judged] Juzgado
    [white] { -clock(case: "Singular") } de las { -white } después
   *[black] { -clock(case: "Singular") } de las { -black } después
}
page-desk-channel = { $channel ->
    [mail] por correo
    [http] por la página o la API
    [console] por la línea de comandos
   *[timekeeper] por sí mismo
}
page-desk-refused = Rechazado: { $why }
page-desk-recorded = Tal como consta
page-desk-cause = Causa:
page-desk-seconds = { $n } s
page-desk-clock = Tiempo usado: { $used }; tiempo restante: { $left }.
page-desk-left-off = Intentos rechazados que no se muestran: { $n }.
page-desk-event = { $event ->
    [created] Comienzo de la { -game }
    [moved] { -move(case: "Singular") }
    [said] Mensaje
    [draw_offered] Oferta de { -draw }
    [draw_declined] { -draw(case: "Singular") } rechazadas
    [claim_upheld] Reclamación aceptada
    [claim_referred] Reclamación para el arbitraje
    [analysed] Análisis
    [claim_lapsed] Reclamación caducada
    [claim_rejected] Reclamación rechazada
    [illegal_move] { -move(case: "Singular") } { -illegal }
    [adjournment_proposed] { -adjourn(form: "Noun") } propuesto
    [adjournment_declined] { -adjourn(form: "Noun") } rechazado
    [sealing_began] El bando al que le toca jugar debe { -seal }
    [drafted] Borrador puesto en el { -envelope }
    [sealed] { -move(case: "Singular") } { -seal(form: "feminine") }
    [face_acknowledged] Exterior del { -envelope } confirmado
    [resumption_set] Hora de la { -resume(form: "noun") } fijada
    [resumption_requested] Un bando está listo para { -resume }
    [resumed] { -game(case: "Singular") } reanudada
    [early_opening_approved] Apertura anticipada aprobada
    [came_late] Un bando apareció demasiado tarde
    [envelope_missing] { -envelope(case: "Singular") } perdido, o que no se abre
    [publication_agreed] Un bando acepta que se publique el { -envelope }
    [envelope_published] { -envelope(case: "Singular") } publicado
    [reading_chosen] Lectura de la { -sealed-move } elegida
    [clocks_questioned] { -clock(case: "Plural") } comunicados como incorrectos
    [opened] { -envelope(case: "Singular") } abierto
    [flag_fell] Caída de la { -flag }
    [leave_booked] Licencia registrada
    [leave_cancelled] Licencia cancelada
    [reflection_declared] Reflexión adicional declarada
    [downtime_returned] Tiempo de indisponibilidad devuelto
    [zone_noted] Zona horaria registrada
    [clock_refilled] Tiempo tomado del banco
    [mail_problem] El correo no llega
    [mail_restored] El correo llega de nuevo
    [ended] Fin de la { -game }
    [withdrawn] Retirada
    [appealed] { -appeal(form: "Noun") }
    [appeal_decided] { -appeal(form: "Noun") } decidida
    [act_warn] Arbitraje: amonestación
    [act_time] Arbitraje: tiempo dado o quitado
    [act_clocks] Arbitraje: { -clock(case: "plural") } corregidos
    [act_adjudicate] Arbitraje: resultado decidido
    [act_forfeit] Arbitraje: { -game } declarada perdida
    [act_cancel] Arbitraje: { -game } cancelada
    [act_annul] Arbitraje: { -game } anulada
    [act_give_way] Cuenta otra { -game }
    [act_points] Arbitraje: puntos cambiados
    [act_leave] Arbitraje: { -leave } especial dada
    [act_end_leave] Arbitraje: fin de la { -leave }
    [act_adjourn] Arbitraje: { -adjourn } ordenado
    [act_take_back] Arbitraje: { -move(case: "plural") } deshechas
    [act_replace] Arbitraje: sustitución
    [act_expel] Arbitraje: expulsión
   *[other] { $event }
}

page-admin = Administración
page-admin-players = Participantes
page-admin-mail = Correos recibidos
page-admin-trouble = Correos y eventos que no llegan
page-admin-health = Estado del servicio
page-admin-aside = { $n ->
    [0] No te espera ningún correo recibido.
    [one] Te espera { $n } correo recibido.
   *[other] Te esperan { $n } correos recibidos.
}
page-admin-more = Más
page-admin-none = No hay.
page-admin-part = Parte del nombre
page-admin-address = Dirección de correo completa
page-admin-search = Buscar
page-admin-no-address = Ninguna cuenta tiene esta dirección.
page-admin-since = desde el { $at }
page-admin-player = Participante: { $name }
page-admin-role = Función
page-admin-deleted = Esta cuenta se borró.
page-admin-mail-arrives = No ha vuelto ningún correo enviado a esta persona.
page-admin-stopped = Correos devueltos desde el { $since }: { $n }. El motivo del último: { $reason }. Los correos sobre { -game(case: "plural") } ya no se envían.
page-admin-returned = Correos devueltos desde el { $since }: { $n }. El motivo del último: { $reason }. Los correos se siguen enviando.
page-admin-sessions = Sesiones
page-admin-no-sessions = Esta persona no tiene ninguna sesión iniciada.
page-admin-trail = Historial de la cuenta
page-admin-trail-about = Las entradas más recientes van primero. La persona recibe este historial con sus datos.
page-admin-event = { $what ->
    [signed_up] Cuenta creada
    [signed_in] Sesión iniciada
    [session_ended] Sesión cerrada
    [sessions_ended] Todas las sesiones cerradas
    [refresh_token_reused] Sesión cerrada, porque su clave se usó dos veces
    [api_token_made] Token para programas creado
    [api_token_revoked] Token para programas anulado
    [api_tokens_revoked] Todos los tokens para programas anulados
    [calendar_made] Dirección del calendario creada
    [calendar_revoked] Dirección del calendario anulada
    [webhook_secret_made] Secreto de un webhook creado
    [webhook_enabled] Webhook activado
    [webhook_deleted] Webhook borrado
    [envelope_key] Clave para { -sealed-move(case: "plural") } puesta
    [address_changed] Dirección de correo cambiada
    [role_changed] Función cambiada
    [mail_stopped] Envío de correos sobre { -game(case: "plural") } detenido
    [mail_resumed] Envío de correos sobre { -game(case: "plural") } { -resume(form: "participle") }
    [mail_restored] Envío de correos sobre { -game(case: "plural") } { -resume(form: "participle") } por la administración
    [unsubscribed_by_link] Avisos desactivados con el enlace de un correo
    [text_erased] Texto borrado
    [mail_replayed] Correo recibido leído de nuevo
    [mail_released] Correo recibido: se dejó pasar
    [mail_discarded] Correo recibido descartado
    [deleted] Cuenta borrada
   *[other] { $what }
}
page-admin-restored = el servicio se restauró desde una copia de seguridad
page-admin-text-place = { $game }, evento { $number }
page-admin-reason = Motivo, que consta para siempre: no escribas nada personal
page-admin-no-reason = No se ha hecho nada: escribe un motivo de una línea, de 200 caracteres como máximo.
page-admin-act = { $act ->
    [role] Cambiar la función
    [restore-mail] { -resume(form: "Infinitive") } el envío de correos
    [end-sessions] Cerrar todas las sesiones
    [replay] Leerlo de nuevo
    [release] Dejarlo pasar
   *[discard] Descartarlo
}
page-admin-effect = { $act ->
    [role] La cuenta tiene enseguida la nueva función, y un correo se lo comunica a la persona.
    [restore-mail] Las devoluciones se olvidan, y a esta persona se le envían de nuevo correos sobre { -game(case: "plural") }.
    [end-sessions] Se cierran todas las sesiones de esta persona, en todas partes. Los tokens de programas se quedan.
    [replay] El correo se lee desde el principio. Lo que ya hizo no se hace dos veces.
    [release] Por tu palabra, el correo vale como propio de quien tiene la cuenta, lo haya enviado quien lo haya enviado.
   *[discard] El correo termina aquí, y su texto se borra para siempre.
}
page-admin-not-done = Aún no se ha hecho nada. Míralo y confírmalo abajo.
page-admin-done = Se ha hecho, y consta en el registro.
page-admin-nothing = No se ha hecho nada: no había nada que hacer, o el texto del correo ya no existe.
page-admin-own-game = No se ha hecho nada: este correo puede tratar de una { -game } tuya, y por eso se ocupa de él otra persona de la administración.
page-admin-mail-about = Un correo se aparta cuando no se puede leer, cuando hay dudas sobre quién lo escribió, o cuando alguien te ha escrito a ti. Míralo antes de que pasen 30 días.
page-admin-list = { $list ->
    [aside] Apartados
    [pending_confirm] A la espera de una confirmación
    [unanswered] Sin respuesta
   *[all] Todos
}
page-admin-mail-number = Correo { $id }
page-admin-mail-text = Texto
page-admin-mail-state = { $state ->
    [received] Aún sin leer
    [applied] Hecho
    [duplicate] Ya había llegado antes
    [auto] Escrito por una máquina
    [bounced] Un correo devuelto
    [rejected] Rechazado
    [pending_confirm] A la espera de una confirmación
    [quarantined] Apartado
   *[poison] Apartado, porque falló su lectura
}
page-admin-why = { $cause ->
    [auto_submitted] indica que lo escribió un programa
    [precedence] indica que es un envío masivo
    [list] llegó por una lista de correo
    [autoreply] es una respuesta automática
    [null_sender] no tiene un remitente al que se pueda responder
    [loop] es un correo de este servicio que ha vuelto
    [report] es un informe de entrega
    [robot] su remitente es la dirección de un programa
    [own_address] su remitente es una dirección de este servicio
    [did_you_mean] se preguntó a la persona si quería hacer otra { -move }
    [meant] la persona confirmó la { -move }
    [asked] se preguntó a la persona qué quería decir
    [erased] su texto está borrado
    [unreadable] no se puede leer
    [unreadable_row] su registro en la base de datos no se puede leer
    [ambiguous_from] no indica una sola persona como autora
    [no_player] su dirección ya no pertenece a ninguna cuenta
    [mail_off] la persona no acepta { -move(case: "plural") } por correo
    [message_id] es una copia de un correo anterior
    [failed] informa de que un correo no llegó
    [not_counted] es un informe que no cuenta
    [delayed] informa de un retraso
    [to_bounce_address] no es un informe, pero llegó a una dirección para informes
    [nothing_to_confirm] no hay nada que confirmar
    [nothing_waits] ya nada espera respuesta
    [another_waits] otro correo espera una confirmación
    [dmarc_fail] el dominio de su remitente dice que el correo es falso (DMARC)
    [not_a_player] quien lo escribió no juega esta { -game }
    [not_the_player] no lo envió quien tiene la cuenta
    [unconfirmed_sender] se preguntó a la persona si es suyo
    [not_confirmed] nadie lo confirmó a tiempo
    [confirmed] con él la persona confirmó un correo
    [disowned] en él la persona dijo que un correo no es suyo
    [no_yes] no dice ni sí ni no
    [passed_on] se reenvió a la administración
    [for_operator] no se pudo reenviar a la administración
    [helped] se respondió con una explicación
    [joins] se pidió una confirmación a alguien que no tiene cuenta
    [joined] con él se creó una cuenta
    [before_an_act] se escribió antes de que un { -arbiter } deshiciera algo en la { -game }
    [before_restoration] se escribió antes de que el servicio se restaurara desde una copia de seguridad
    [unanswered] su respuesta se retuvo, porque había demasiadas
    [discarded] la administración lo descartó
    [failures] su lectura falló tres veces
    [deaths] el programa se detuvo cada vez que se leyó
    [left] espera una versión más nueva del servicio
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] El dominio del remitente garantiza la autoría.
    [fail] El dominio del remitente dice que el correo es falso.
   *[unknown] Nadie garantiza la autoría.
}
page-admin-outgoing = { $kind ->
    [game-started] Comienzo de una { -game }
    [your-move] { -move(case: "Singular") } del { -opponent }
    [move-recorded] Constancia de una { -move } por correo
    [reminder] Recordatorio
    [game-news] Novedades de una { -game }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Novedades para un { -arbiter }
    [log-receipt] Prueba de una { -sealed-move }
    [game-over] Fin de una { -game }
    [restored] Restauración desde una copia de seguridad
    [challenge] Reto
    [transcript] Respuesta a un correo
    [confirmation] Pregunta
    [sign-in-code] Código
    [account-news] Novedades de una cuenta
    [digest] Resumen
   *[passed-on] Correo reenviado
}
page-admin-not-sent = { $reason ->
    [gone] el receptor dice que ya no existe
    [failed] durante cinco días no se pudo enviar nada
    [restored] el servicio se restauró desde una copia de seguridad
    [interrupted] el programa se detuvo durante el envío
    [no_event] ese evento no existe
    [redirect] el receptor remite a otra dirección
    [internal] un fallo de este servicio
    [timeout] el receptor no responde a tiempo
    [host_not_found] el servidor del receptor es desconocido
    [private_address] el receptor no tiene una dirección de internet
    [not_https] la dirección del receptor no tiene cifrado
    [tls] el certificado del receptor no es válido, o TLS falla
    [connection_refused] el receptor no acepta la conexión
    [connection] la conexión con el receptor se cortó
    [not_http] el receptor no responde según HTTP
   *[other] el receptor responde con el estado { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } intento.
   *[other] { $n } intentos.
}
page-admin-received = Recibido
page-admin-at = { $at }
page-admin-state = Estado
page-admin-cause = Resultado o causa
page-admin-to = Dirigido a
page-admin-to-game = { $game } (dirección de respuesta de { $name })
page-admin-to-account = la cuenta de { $name }
page-admin-to-confirm = la pregunta sobre el correo { $id }
page-admin-to-mailbox = el buzón { $mailbox }
page-admin-to-bounce = la dirección de devolución del correo enviado { $id }
page-admin-author = Autoría
page-admin-attempts = Lectura
page-admin-confirmed = Vale como propio de quien tiene la cuenta.
page-admin-text-about = Este es el principio del correo tal como llegó, sin direcciones del servicio, códigos ni partes codificadas o en HTML. No cuentes a nadie lo que contiene.
page-admin-text-cut = El resto no se muestra.
page-admin-hidden = { $because ->
    [own_game] El correo puede tratar de una { -game } tuya. Se ocupa de él otra persona de la administración.
    [sealed] El texto no se muestra, porque puede contener una { -sealed-move }: una { -game } de la que puede tratar el correo tiene una, o puede llegar a tenerla. Aun así se puede leer el correo de nuevo, dejarlo pasar y descartarlo.
    [secret] El texto no se muestra, porque puede contener una { -move }, o una palabra sobre { -seal }, borradores o { -move(case: "plural") } condicionales. Aun así se puede leer el correo de nuevo, dejarlo pasar y descartarlo.
    [not_aside] El texto no se muestra, porque el correo no se apartó.
   *[gone] El texto está borrado.
}
page-admin-bounces = Participantes a quienes no llega el correo
page-admin-sources = Buzones de los que se recoge el correo
page-admin-source-unused = no se usa
page-admin-source-fine = se recoge el correo
page-admin-source-looked = Última consulta: { $at }
page-admin-dead = Correos que ya no se intenta enviar
page-admin-an-address = a una dirección sin cuenta
page-admin-about = sobre { $game }
page-admin-webhooks = Webhooks desactivados o que fallan
page-admin-webhook = Webhook { $id } en { $host }
page-admin-webhook-failing = falla desde el { $since }
page-admin-webhook-off = desactivado ({ $because })
page-admin-deliveries = Eventos que ya no se intenta enviar
page-admin-delivery = Evento { $id } para el webhook { $webhook }, sobre { $game }
page-admin-ready = El servicio está listo.
page-admin-not-ready = El servicio no está listo.
page-admin-clock-jumped = Se ha cambiado la hora de la máquina. No cae ninguna { -flag } ni se borra nada hasta que sea correcta.
page-admin-answers-held = Hay más respuestas automáticas de lo normal por enviar. Retenidas, que saldrán más tarde: { $n }
page-admin-commands-aside = Peticiones para todas las { -game(case: "plural") } de una persona que han fallado en una de ellas: { $n }
page-admin-version = Versión
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Generación de la base de datos
page-admin-backup = Última copia de seguridad con postzug backup
page-admin-no-backup = no se conoce ninguna
page-admin-running = { -game(case: "Plural") } en curso
page-admin-ended = { -game(case: "Plural") } terminadas
page-admin-accounts = Cuentas
page-admin-bytes = Tamaño de la base de datos
page-admin-set-aside = Correos recibidos apartados
page-admin-unsent = Correos por enviar
page-admin-oldest = El más antiguo espera desde hace { $age }.
page-admin-undelivered = Eventos por enviar a webhooks
page-admin-log-size = Entradas del diario
page-admin-log-signed = Entradas que cubre la última cabecera firmada (checkpoint)
page-admin-log-waiting = Eventos que aún no están en el diario
page-admin-checkpoint = Cabecera firmada del diario (checkpoint)
page-admin-health-more = La orden postzug doctor examina la máquina, el relé de correo y el DNS.

page-problem = No se ha hecho
page-typed = Has escrito esto, y no se ha enviado: cópialo
page-typed-reason = Motivo
page-claim-move = La { -claim } consta en el registro, y la { -move } anunciada se ha hecho.
page-claim-no-move = La { -claim } consta en el registro, y la { -move } aún está por hacer.
page-claim-recorded = La { -claim } consta en el registro; si se anunció una { -move } legal, se ha jugado.
page-problem-code = { $status }, { $code }
