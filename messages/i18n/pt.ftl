### Every sentence that a person reads, in Portuguese, of Brazil and of Portugal. docs/translating.md says how to add a language.

-game = { $case ->
    [plural] partidas
    [Plural] Partidas
    [Singular] Partida
   *[singular] partida
}
-move = { $case ->
    [plural] lances
    [Singular] Lance
    [Plural] Lances
   *[singular] lance
}
-sealed-move = { $case ->
    [plural] lances selados
    [Singular] Lance selado
   *[singular] lance selado
}
-draw = { $case ->
    [Singular] Empate
   *[singular] empate
}
-castling = roque
-en-passant = en passant
-promotion = promoção
-draw-offer = { $case ->
    [plural] propostas de empate
   *[singular] proposta de empate
}
-opponent = { $case ->
    [plural] lados adversários
   *[singular] lado adversário
}
-arbiter = { $case ->
    [Singular] Arbitragem
   *[singular] arbitragem
}
-envelope = { $case ->
    [plural] envelopes
    [Plural] Envelopes
    [Singular] Envelope
   *[singular] envelope
}
-clock = { $case ->
    [plural] relógios
    [Plural] Relógios
    [Singular] Relógio
   *[singular] relógio
}
-flag = { $case ->
    [plural] setas
    [Singular] Seta
    [Plural] Setas
   *[singular] seta
}
-deadline = prazo
-claim = { $case ->
    [plural] reivindicações
   *[singular] reivindicação
}
-tablebase = { $case ->
    [plural] tabelas de finais
   *[singular] tabela de finais
}
-leave = { $case ->
    [plural] licenças
   *[singular] licença
}
-check = { $case ->
    [Singular] Xeque
   *[singular] xeque
}
-mate = xeque-mate
-stalemate = rei afogado
-white = Brancas
-black = Pretas
-resign = { $form ->
    [noun] desistência
    [subjunctive] desista
    [past] desistiu
    [Infinitive] Desistir
    [Subjunctive] Desista
   *[infinitive] desistir
}
-adjourn = { $form ->
    [feminine] adiada
    [infinitive] adiar
    [Noun] Adiamento
    [Infinitive] Adiar
   *[noun] adiamento
}
-resume = { $form ->
    [infinitive] retomar
    [Infinitive] Retomar
   *[noun] retomada
}
-seal = { $form ->
    [masculine] selado
    [noun] selagem
    [present] sela
    [Infinitive] Selar
    [Masculine] Selado
   *[infinitive] selar
}
-illegal = ilegal
-appeal = { $form ->
    [plural] recursos
    [past] recorreu
    [infinitive] recorrer
    [Noun] Recurso
    [Plural] Recursos
    [Infinitive] Recorrer
   *[noun] recurso
}

language-name = Português

## Dates and lengths of time

date = { $weekday }, { $day } de { $month } de { $year }, { $time } ({ $iso } { $offset })
date-beyond = uma data fora do calendário
weekday-monday = segunda-feira
weekday-tuesday = terça-feira
weekday-wednesday = quarta-feira
weekday-thursday = quinta-feira
weekday-friday = sexta-feira
weekday-saturday = sábado
weekday-sunday = domingo
month-january = janeiro
month-february = fevereiro
month-march = março
month-april = abril
month-may = maio
month-june = junho
month-july = julho
month-august = agosto
month-september = setembro
month-october = outubro
month-november = novembro
month-december = dezembro
length-days = { $n } { $n ->
    [0] dias
    [one] dia
   *[other] dias
}
length-hours = { $n } { $n ->
    [0] horas
    [one] hora
   *[other] horas
}
length-minutes = { $n } { $n ->
    [0] minutos
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
list-or = { $first } ou { $last }
list-more = { $list } e mais { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} para cada { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} em { $time }
control-then = { $first }, depois { $next }
control-increment-of = { $period } + { $increment } por { -move }
control-cap-of = { $period }, no máximo { $cap }
control-delay-of = { $period }, com atraso de { $delay }
control-whole-days = { $control }, em dias inteiros
control-double = { $control }, contados em dobro depois de { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
control-thematic-start = { $control }, início temático
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } para { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
}

## What adjourned games wait for

adjourned-resumption = a hora da { -resume } ou { $replier }
adjourned-opening = a abertura do { -envelope }; nenhum { -clock } corre
adjourned-replier = { $replier }; o { -clock } deste lado corre
adjourned-former_sealer = { $replier } (selou o { -move } anterior e ainda não compareceu); o { -clock } deste lado corre
adjourned-late_opening = a abertura do { -envelope }: alguém compareceu tarde demais
adjourned-adjudication = a { -arbiter }, para adjudicar a { -game }, ou { $sealer }, se ainda tiver o texto que foi { -seal(form: "masculine") }; nenhum { -clock } corre
adjourned-sealed_text = { $sealer }, para mostrar o texto que foi { -seal(form: "masculine") }; o { -clock } deste lado corre
adjourned-reading = { $replier }, para escolher uma leitura; o { -clock } deste lado corre
adjourned-publication = uma pessoa da { -arbiter } que tenha uma chave, ou { $sealer }, para mostrar o que os dois lados querem mostrar
adjourned-sealing = { $sealer }, para { -seal } o rascunho ou outro { -move }; o { -clock } deste lado corre
adjourned-gone = { $waits_for }; contas que têm chaves do { -envelope } e já não existem: { $players }{ $complete ->
    [no] , por isso o { -envelope } não pode ser aberto aqui
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Você tem uma conta em { $site }, e o seu nome aqui é { $name }. Se não pediu isto, não faça nada: nenhuma { -game } começa sem você.

    Você pode fazer tudo por e-mail. Responda a este e-mail com um comando por linha:

    {"  "}{ command-seek }: achar com quem jogar; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: quem mais quer jogar; { command-accept-challenge } C7 começa a { -game }
    {"  "}{ command-challenge } NOME: desafiar alguém
    {"  "}{ command-games }: as suas { -game(case: "plural") }, e de quem é a vez
    {"  "}{ command-settings }: o seu fuso horário, a escrita dos { -move(case: "plural") } e os seus avisos
    {"  "}{ command-help }: todos os comandos

    Quando uma { -game } começa, um e-mail mostra a posição e o seu { -clock }. Responda com o seu { -move }, por exemplo e4 ou 5254, sozinho numa linha.
account-deleted = A conta { $name } foi apagada. Nada mais será enviado a este endereço.
account-address = A conta { $name } tem agora outro endereço de e-mail. Nada mais será enviado a este, e todas as sessões e tokens de API terminaram. Se não foi você, avise quem mantém este serviço.
account-role = A sua função agora é: { $role }.
role-player = participante
role-arbiter = { -arbiter }
role-administrator = administração
account-envelope-key = Foi definida para a sua conta uma chave que abre { -sealed-move(case: "plural") }: { $key }. Se não foi você, termine as suas sessões e avise imediatamente a administração: a partir de agora os { -move(case: "plural") } são selados para essa chave.
account-token-made = Foi criado para a sua conta o token de API “{ $label }”. Se não foi você, revogue-o.
account-tokens-revoked = O serviço foi restaurado a partir de uma cópia de segurança. Os seus tokens de API foram revogados, porque algum que você tivesse revogado depois dessa cópia voltaria a valer. Crie novos para os seus programas.
calendar-made = O endereço do seu calendário foi criado. Os programas de calendário assinam esse endereço e mostram os prazos das suas { -game(case: "plural") }:
calendar-how = Quem tiver o endereço pode ler os seus prazos, por isso não o dê a ninguém. O endereço anterior deixou de funcionar. Para revogar este, escreva: { command-calendar-off }
calendar-shown = Foi criado um endereço do seu calendário. Quem o tiver pode ler os prazos das suas { -game(case: "plural") }. Se havia um anterior, ele deixou de funcionar. Se não foi você, escreva: { command-calendar-off }
calendar-void = O serviço foi restaurado a partir de uma cópia de segurança. O endereço do seu calendário foi revogado, porque algum que você tivesse revogado depois dessa cópia voltaria a valer. Para criar um novo, escreva: { command-calendar }
webhook-made = Foi criado um webhook para a sua conta: os eventos das suas { -game(case: "plural") } são enviados para { $host }. Se não foi você, apague-o e revogue os seus tokens de API.
webhook-secret-made = O seu webhook que envia para { $host } tem agora outro segredo. O segredo anterior ainda vale durante 24 horas. Se não foi você, apague o webhook e termine as suas sessões.
webhook-secrets-a-day = Segredos de webhooks que você criou nas últimas 24 horas: { $limit }. Espere antes de criar outro.
webhook-enabled = O seu webhook foi ligado: os eventos das suas { -game(case: "plural") } são enviados para { $host }. Se não foi você, apague-o e termine as suas sessões.
webhook-off = Durante cinco dias não foi possível enviar nada para { $host }. O seu webhook foi desligado, e o que esperava por ele não será mais enviado. Quando o destinatário funcionar, ligue o webhook de novo.
webhook-failed = O seu webhook não funciona: em três dias não foi possível enviar um evento para { $host }, e esse envio não será mais tentado. Os eventos seguintes continuam a ser enviados. Veja os envios do webhook; eles podem ser repetidos durante 30 dias. Nenhum outro e-mail sobre isto será enviado até que um envio tenha sucesso.
webhook-gone = O destinatário em { $host } diz que deixou de existir. O seu webhook foi desligado, e nada mais é enviado para lá.
webhook-restored = O serviço foi restaurado a partir de uma cópia de segurança. O seu webhook em { $host } foi desligado, porque algum que você tivesse apagado depois dessa cópia voltaria a existir. Ligue-o de novo, ou apague-o.
account-session-copied = Uma chave de uma das suas sessões (cliente: { $device }) foi usada duas vezes; alguém pode tê-la copiado. Essa sessão foi terminada. Entre de novo onde precisar.
account-unknown-client = desconhecido
bounce-unknown = ausência de código de estado
bounce-expired = falta de entrega a tempo
bounce-not-sent = falta de conexão com um servidor de e-mail que o aceite
account-mail-stopped = Os e-mails para { $name } não chegam: desde { $since } { $bounces ->
    [one] voltou { $bounces } e-mail
   *[other] voltaram { $bounces } e-mails
}, o último com { $reason }. Até isso se resolver, nenhum e-mail sobre { -game(case: "plural") } será enviado a essa pessoa. O histórico de cada { -game } em andamento indica isto: { $games }. Os { -clock(case: "plural") } continuam; se daí resulta alguma coisa, quem decide é a { -arbiter }.
account-mail-stopped-help = As suas { -game(case: "plural") } estão aqui, e os { -clock(case: "plural") } delas continuam correndo. Certifique-se de que a sua caixa de correio aceita e-mails, ou mude o endereço com POST /v1/me/address. Depois: POST /v1/me/mail/resume.
account-mail-returned-help = Certifique-se de que a sua caixa de correio aceita e-mails, ou mude o endereço com POST /v1/me/address. Ainda se enviam e-mails; se outros voltarem, o envio termina.
account-mail-not-fetched = Desde { $since } não é possível buscar nenhum e-mail em { $source }: { $trouble ->
    [unreachable] o servidor está inacessível
    [slow] o servidor não responde a tempo
    [certificate] o certificado do servidor não é válido, ou o TLS falha
    [password] o servidor recusa o nome de acesso ou a senha
    [folder] a pasta não pode ser aberta
    [full] a caixa de correio está cheia
   *[protocol] o servidor recusa um comando
}. Os { -move(case: "plural") } enviados por e-mail esperam lá. O que fazer: postzug doctor.
account-mail-aside = Outro programa alterou { $source } enquanto o Postzug tirava de lá e-mails. Desde { $since }, um arquivo (ficheiro) ao lado contém o que talvez falte lá; os e-mails continuam a ser buscados. O que fazer: postzug doctor.
account-mail-single = Desde { $since }, não é possível buscar alguns e-mails em { $source }, e os { -move(case: "plural") } que eles contêm esperam lá. Os outros e-mails são buscados. O Postzug continua a tentar. O que fazer: procure a causa no log. Para um e-mail que você apagar ou mover para outro lugar não haverá novas tentativas.
account-left = { $how ->
    [silence] { $name } perdeu metade das próprias { -game(case: "plural") } por silêncio, e isso vale como retirada
    [withdrawal] Retirada: { $name } sai
   *[expulsion] Expulsão: { $name } sai
} { $scope ->
    [all] de todas as { -game(case: "plural") }
   *[event] de “{ $event }”
}. { $games }
account-left-none = Não há outras { -game(case: "plural") }.
account-left-none-yet = Outras { -game(case: "plural") } em andamento desta conta: por enquanto nenhuma.
account-left-games = Outras { -game(case: "plural") } em andamento desta conta: { $games }.
account-left-fault = Em algumas não foi possível, por causa de uma falha: quem opera o serviço pode encontrá-la no log.
account-left-open = Nestas nenhum { -clock } corre até que a { -arbiter } as adjudique ou deixe outra pessoa continuar: { $games }.
account-not-done = { $game } (não feito: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Você não joga nesta { -game }.
    .title = Não joga nesta { -game }
    .help = Só os dois lados da { -game } podem fazer isto.
refusal-not_an_arbiter = Só a { -arbiter } pode fazer isto.
    .title = Só a { -arbiter } pode fazer isto
    .help = Pergunte à { -arbiter } da { -game }.
refusal-same_player = Ninguém pode jogar contra si mesmo.
    .title = Ninguém joga contra si mesmo
    .help = Indique outra pessoa.
refusal-bad_start = A { -game } não pode começar assim: { $reason }.
    .title = A { -game } não pode começar assim
    .help = Corrija a posição inicial ou o regulamento.
refusal-not_your_move = A vez é do { -opponent }.
    .title = A vez é do { -opponent }
    .help = Espere o { -move } do { -opponent }.
refusal-wrong_ply = Isto era para a posição depois de { $expected ->
    [0] { $expected } meios-{ -move(case: "plural") }
    [one] { $expected } meio-{ -move }
   *[other] { $expected } meios-{ -move(case: "plural") }
}; jogados até agora: { $current }.
    .title = Era para outra posição
    .help = Leia a { -game } de novo e envie o { -move } para a posição atual.
refusal-already_played = Este { -move } já está no histórico, como meio-{ -move } { $ply }.
    .title = Este { -move } já está no histórico
    .game = Vale o { -move } como foi anotado da primeira vez.
    .help = Nada a fazer: o { -move } vale.
refusal-not_a_move = “{ $text }” não é um { -move } em nenhuma notação que este serviço conheça.
    .title = Não é um { -move }
    .help = Escreva um { -move }, por exemplo 5254 ou e4; GET .../legal lista os { -move(case: "plural") } legais.
refusal-illegal_move = “{ $text }” não é legal aqui: { $reason }.
    .title = Não é legal aqui
    .game = Nenhum { -move } foi feito, e o { -clock } continua a correr. A tentativa é contada.
    .help = Envie um { -move } legal; GET .../legal lista todos.
refusal-ambiguous_move = “{ $text }” tem mais de uma leitura: { $readings }.
    .title = Mais de um { -move } legal corresponde
    .help = Envie uma das leituras.
refusal-promotion_missing = “{ $text }” deve dizer em que peça o peão se transforma: { $readings }.
    .title = Falta a peça da { -promotion }
    .help = Diga em que peça o peão se transforma, por exemplo 57581 ou e8=Q.
refusal-too_late = O tempo esgotou-se antes de isto chegar.
    .title = O tempo esgotou-se
    .game = Nada foi feito. A { -flag } cai e o serviço encerra a { -game }, a menos que a queda da { -flag } tenha de ser reivindicada.
    .help = Nada mais pode ser enviado a esta { -game }. Onde a queda da { -flag } tem de ser reivindicada, você ainda pode jogar até que alguém a reivindique.
refusal-game_over = A { -game } terminou.
    .title = A { -game } terminou
    .help = Nada mais pode ser enviado a esta { -game }.
refusal-no_draw_offer = O { -opponent } não propôs { -draw }.
    .title = Não há { -draw-offer }
    .help = Proponha { -draw } junto com o seu próximo { -move }.
refusal-draw_too_early = O { -draw } não pode ser combinado antes de completado o { -move } { $move_number }.
    .title = Cedo demais para combinar { -draw }
    .help = Continue a jogar; o regulamento desta { -game } indica o { -move }.
refusal-claim_not_correct = A { -claim } não está correta: { $reason }.
    .title = A { -claim } não está correta
    .game = A { -claim } está no histórico; um { -move } anunciado, se legal, foi jogado, e draw_offer na { -game } indica se a { -claim } vale como proposta.
    .help = Leia a { -game } de novo antes do próximo { -move }.
refusal-offer_too_soon = Depois de uma { -draw-offer } é preciso fazer { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} antes de propor de novo: nenhum { -draw } foi proposto.
    .title = Você propôs { -draw } há pouco
    .game = Um { -move } que veio junto foi jogado, sem a proposta.
    .help = Espere a proposta do { -opponent }, ou faça os { -move(case: "plural") } indicados.
refusal-no_tablebase_claims = O regulamento desta { -game } não permite { -claim(case: "plural") } por { -tablebase }.
    .title = Nesta { -game } não há { -claim(case: "plural") } por { -tablebase }
    .help = Continue a jogar.
refusal-table_needed = É preciso consultar as { -tablebase(case: "plural") }.
    .title = As { -tablebase(case: "plural") } não foram consultadas
    .help = Tente de novo mais tarde; indique o id do pedido a quem opera o serviço.
refusal-too_many_men = Com mais de { $men ->
    [one] { $men } peça
   *[other] { $men } peças
} no tabuleiro não é possível reivindicar por { -tablebase }.
    .title = Peças demais para uma { -tablebase }
    .help = Reivindique quando não houver no tabuleiro mais peças do que o regulamento permite.
refusal-referred_before = A { -arbiter } já foi consultada sobre esta posição; jogue um { -move } primeiro.
    .title = A { -arbiter } já foi consultada sobre esta posição
    .help = Jogue um { -move }; outra posição pode ser reivindicada.
refusal-analysis_needed = A adjudicação é pedida com a sua análise, não reivindicada.
    .title = A adjudicação é pedida com análise
    .help = Use POST .../adjudication.
refusal-no_adjudication = O regulamento desta { -game } não deixa os lados pedirem adjudicação.
    .title = Nesta { -game } não se pede adjudicação
    .help = Continue a jogar; a { -arbiter } pode adjudicar sem pedido.
refusal-already_asked = Você já pediu adjudicação nesta { -game }.
    .title = Você já pediu adjudicação
    .help = Continue a jogar; a { -arbiter } pode adjudicar sem pedido.
refusal-adjudication_too_early = A adjudicação pode ser pedida quando o { -move } { $move_number } estiver completo.
    .title = Cedo demais para pedir adjudicação
    .help = Peça quando os dois lados tiverem completado o { -move } indicado.
refusal-analysed_enough = Você já entregou análise três vezes; a { -arbiter } decide com base nela.
    .title = Você já entregou análise três vezes
    .help = Espere a decisão.
refusal-bad_analysis = A análise é texto simples de 1 a 20.000 caracteres.
    .title = A análise falta ou é longa demais
    .help = Envie texto simples de 1 a 20.000 caracteres.
refusal-claim_pending = Uma { -claim } espera a decisão da { -arbiter }; até lá nenhum { -clock } corre.
    .title = Uma { -claim } espera a { -arbiter }
    .help = Espere a decisão; nenhum { -clock } corre.
refusal-no_claim = Nenhuma { -claim } com esse número espera decisão.
    .title = Nenhuma { -claim } espera
    .help = Veja a { -game } de novo.
refusal-adjourned = A { -game } está { -adjourn(form: "feminine") }; nenhum { -move } pode ser feito até ela ser { -resume }.
    .title = A { -game } está { -adjourn(form: "feminine") }
    .help = Peça a { -resume }, ou espere a hora combinada.
refusal-not_adjourned = A { -game } não está { -adjourn(form: "feminine") }.
    .title = A { -game } não está { -adjourn(form: "feminine") }
    .help = Isto só é possível numa { -game } { -adjourn(form: "feminine") }.
refusal-must_seal = A { -game } está para ser { -adjourn(form: "feminine") }: sele o seu { -move } em vez de jogá-lo.
    .title = O { -move } deve ser { -seal(form: "masculine") }
    .help = Envie o { -move } com POST a .../seal.
refusal-not_sealing = Nenhum { -adjourn } foi combinado nem ordenado.
    .title = Nenhum { -adjourn } foi combinado nem ordenado
    .help = Jogue o { -move }, ou proponha primeiro um { -adjourn }.
refusal-not_sealable = Nada foi { -seal(form: "masculine") }, o { -move } não foi recebido: { $why }.
    .title = Nada foi { -seal(form: "masculine") }
    .game = Nada foi { -seal(form: "masculine") }; o { -clock } do lado que tem a vez continua a correr.
    .help = Sele um { -move } legal, por exemplo 5254 ou e4.
refusal-adjournment_not_allowed = O regulamento desta { -game } não deixa os lados combinarem um { -adjourn }.
    .title = Aqui os lados não podem { -adjourn(form: "infinitive") }
    .help = Pergunte à { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] Você já propôs um { -adjourn }; o { -opponent } ainda não respondeu.
   *[no] O { -opponent } propôs um { -adjourn }. Para aceitar, responda ao e-mail que o diz; um programa indica a posição no tabuleiro.
}
    .title = O { -adjourn } já foi proposto
    .help = Aceite a proposta do { -opponent } com o ply dela, ou espere a resposta à sua.
refusal-no_adjournment_proposed = O { -opponent } não propôs um { -adjourn }.
    .title = Não há proposta de { -adjourn }
    .help = Proponha um { -adjourn }.
refusal-already_requested = Você já pediu a { -resume }; o { -envelope } será aberto quando o { -opponent } também a pedir.
    .title = A { -resume } já foi pedida
    .help = Espere o { -opponent }.
refusal-commitment_mismatch = O { -envelope } aberto não corresponde ao código de prova das { $sealed_by ->
        [white] { -white }
       *[black] { -black }
    }.
    .title = O { -envelope } não é o que foi { -seal(form: "masculine") }
    .game = O { -envelope } continua fechado; nenhum { -clock } corre.
    .help = A { -arbiter } tem de ver isto.
refusal-envelope_needed = É preciso o texto do { -envelope }.
    .title = É preciso o texto do { -envelope }
    .help = Envie o texto com POST a .../opening.
refusal-arbiters_hold_it = A { -arbiter } tem as chaves do { -envelope }: ele é aberto com o seu texto.
    .title = A { -arbiter } tem as chaves do { -envelope }
    .help = Envie o texto com POST a .../opening.
refusal-no_session = As sessões desta { -game } não têm duração fixa: em vez disso, proponha um { -adjourn }.
    .title = As sessões não têm duração fixa aqui
    .help = Em vez disso, proponha um { -adjourn }.
refusal-session_too_long = { -adjourn(form: "Infinitive") } agora gastaria o seu tempo até o fim da sessão, e o seu tempo acaba antes.
    .title = O resto da sessão é mais longo do que o tempo que resta
    .help = Continue a jogar, ou proponha um { -adjourn }.
refusal-not_encrypted = Isto não é um { -envelope } cifrado com age, em formato armored, de no máximo 32 KiB.
    .title = Não é um { -envelope } cifrado
    .help = Cifre o texto com age -a, para as chaves que estão em .../envelope/recipients.
refusal-wrong_recipients = O { -envelope } não está cifrado para quem o deve abrir: são precisas { $needed } de { $holders } chaves, e todas estão em /envelope/recipients.
    .title = Cifrado para outras pessoas
    .help = Sele com postzug seal --recipients e a resposta de .../envelope/recipients.
refusal-envelope_opens = O { -envelope } não falta: está guardado no serviço, e abre.
    .title = Não falta
    .game = O { -envelope } está guardado no serviço, que consegue abri-lo.
    .help = Abra-o com /resume, ou aprove primeiro uma abertura antecipada.
refusal-commitment_used = Este código de prova já foi usado nesta { -game }: escreva outro { -envelope }, com um novo nonce.
    .title = O código de prova já foi usado
    .help = Escreva outro { -envelope }, com um novo nonce.
refusal-no_draft = Não há rascunho: sele um { -move }.
    .title = Não há rascunho
    .help = Envie o { -move } com POST a .../seal.
refusal-already_acknowledged = Isto já consta no histórico: a face foi conferida, a abertura antecipada foi aprovada, ou o { -envelope } foi dado como perdido.
    .title = Isto já foi feito
    .help = Nada a fazer: consta no histórico.
refusal-too_soon = Anuncie a { -resume } com pelo menos um dia e no máximo um ano de antecedência.
    .title = A nova hora não está entre um dia e um ano no futuro
    .help = Anuncie a { -resume } com mais antecedência.
refusal-not_to_be_opened = Ainda não é hora de abrir o { -envelope }: antes da hora só a { -arbiter } o abre, com um motivo.
    .title = Ainda não é hora de abrir o { -envelope }
    .help = Espere até a { -game } ser { -resume }; a { -arbiter } pode abri-lo antes, com um motivo.
refusal-second_arbiter_needed = São precisas duas pessoas da { -arbiter } para abrir o { -envelope } antes da hora: { $approved_by_you ->
        [yes] você já aprovou, e agora outra pessoa abre o { -envelope }
        [no] outra pessoa já aprovou, e agora você abre o { -envelope }
       *[nobody] primeiro outra pessoa aprova (approve early: o motivo)
    }.
    .title = Antes da hora são precisas duas pessoas da { -arbiter }
    .help = Deixe primeiro outra pessoa da { -arbiter } aprovar a abertura antecipada; uma aprova, outra abre.
refusal-approval_needed = Ainda não é hora de abrir o { -envelope }: para abri-lo antes, primeiro aprove isso, com o seu motivo (approve early: o motivo), e depois abra-o.
    .title = Antes da hora é preciso um motivo da { -arbiter }
    .help = Aprove primeiro a abertura antecipada com o seu motivo (approve_early_opening), ou espere resume_at e os dois lados.
refusal-no_shut_envelope = Não há nada para mostrar: a { -game } tem de ter terminado por { -resign(form: "noun") } ou por { -draw } enquanto estava { -adjourn(form: "feminine") }, e os dois lados têm de concordar em mostrar o { -envelope }.
    .title = Nenhum { -envelope } ficou fechado
    .game = Nada é mostrado.
    .help = Só pode ser mostrado um { -envelope } que estava fechado quando a { -game } terminou por { -resign(form: "noun") } ou por { -draw }.
refusal-appeal_possible = O { -envelope } continua fechado enquanto puder haver { -appeal } nesta { -game }: uma decisão da { -arbiter } poderia ser anulada, e a { -game } então continuaria.
    .title = A decisão da { -arbiter } ainda pode ser anulada
    .help = Peça de novo quando o { -deadline } para { -appeal } tiver acabado e todos os { -appeal(form: "plural") } estiverem decididos.
refusal-too_few_arbiters = Pessoas da { -arbiter } desta { -game } que podem abrir { -envelope(case: "plural") }: só { $left }, e são precisas { $needed }. Primeiro alguém da { -arbiter } tem de definir uma chave para { -envelope(case: "plural") }, ou a { -game } continua sem { -adjourn }.
    .title = Faltam pessoas da { -arbiter } com chaves
    .game = Nada é { -seal(form: "masculine") } para menos pessoas da { -arbiter } do que o regulamento pede.
    .help = Peça a alguém da { -arbiter } da { -game } que defina uma chave para { -envelope(case: "plural") }.
refusal-draft_for_others = Desde o seu rascunho mudou quem da { -arbiter } pode abrir { -envelope(case: "plural") }: faça o rascunho de novo.
    .title = Agora são outras pessoas que abrem { -envelope(case: "plural") }
    .help = Faça o rascunho ou sele o seu { -move } de novo: POST a .../seal.
refusal-not_a_reading = Escolha uma das leituras do { -sealed-move }.
    .title = Não é uma das leituras
    .help = Envie uma de adjournment.readings.
refusal-clocks_settled = Os { -clock(case: "plural") } só podem ser contestados até o seu primeiro { -move } depois de uma { -resume }.
    .title = Tarde demais para contestar os { -clock(case: "plural") }
    .help = Pergunte à { -arbiter }, que mesmo assim pode decidir.
refusal-bad_clocks = Os { -clock(case: "plural") } não podem ser acertados assim: um { -deadline } fica no futuro, nunca num dia de { -leave }, e só um { -clock } que corre tem { -deadline }; e um { -clock } não mostra mais do que o seu ritmo permite.
    .title = Os { -clock(case: "plural") } não podem ser acertados assim
    .help = Tempos gastos não são negativos; um { -deadline } fica no futuro, só para um { -clock } que corre, nunca num dia de { -leave }, e em Triple Block não além do que o { -clock } pode mostrar.
refusal-not_due = A hora da { -resume } ainda não chegou.
    .title = A hora da { -resume } ainda não chegou
    .help = Espere, ou deixe que os dois lados peçam a { -resume }.
refusal-bad_reason = Dê um motivo de 1 a 500 caracteres.
    .title = O motivo falta ou é longo demais
    .help = Dê um motivo de 1 a 500 caracteres.
refusal-too_many_acts = Esta { -game } chegou ao limite de 100 atos da { -arbiter }.
    .title = Atos da { -arbiter } demais
    .help = Nada mais pode ser acrescentado; anule a { -game } ou deixe-a terminar.
refusal-bad_outcome = Uma { -game } é cancelada ou anulada, e não adjudicada sem resultado.
    .title = Não é um resultado
    .help = Em vez disso, cancele ou anule a { -game }.
refusal-not_over = A { -game } não terminou.
    .title = A { -game } não terminou
    .help = Os pontos são mudados quando ela terminar.
refusal-bad_points = Um lado recebe no máximo os dois meios pontos de uma vitória.
    .title = Pontos demais
    .help = Indique no máximo dois meios pontos para um lado.
refusal-take_back_not_allowed = Um { -move } enviado vale: o regulamento desta { -game } não permite voltar atrás.
    .title = Aqui não se volta atrás num { -move }
    .help = Pelo regulamento desta { -game } todo { -move } vale.
refusal-nothing_to_take_back = Só se pode voltar atrás no último { -move }, ou nos dois últimos, e em nenhum que tenha sido { -seal(form: "masculine") }.
    .title = Neste { -move } não se pode voltar atrás
    .help = Indique um ou dois meios-{ -move(case: "plural") } menos do que os jogados, nenhum deles { -seal(form: "masculine") }.
refusal-bad_replacement = Quem substitui tem de ser alguém que não joga nem arbitra nesta { -game }.
    .title = Não é alguém que possa continuar
    .help = Indique alguém que não joga nem arbitra nesta { -game }.
refusal-resign_instead = A retirada vale para todas as { -game(case: "plural") } de um torneio, ou para todas as { -game(case: "plural") }: de uma só { -game } desiste-se.
    .title = De uma só { -game } desiste-se
    .help = { -resign(form: "Subjunctive") }, ou retire-se do torneio de uma { -game } ou de todas as { -game(case: "plural") }.
refusal-player_withdrawn = Um dos lados retirou-se desta { -game }: nenhum { -clock } corre, e a { -arbiter } decide o que será dela.
    .title = Um dos lados retirou-se
    .help = A { -arbiter } adjudica a { -game }, ou deixa outra pessoa continuar.
refusal-act_reversed = Outra pessoa da { -arbiter } anulou isto em { -appeal }: só uma pessoa da { -arbiter } que não seja você pode fazê-lo de novo.
    .title = Outra pessoa da { -arbiter } anulou isto
    .help = Uma pessoa da { -arbiter } que não seja você pode fazê-lo de novo.
refusal-other_game_counts = Em vez desta { -game } conta { $game }: nesta não há mais decisões.
    .title = Conta outra { -game }
    .help = Veja a { -game } indicada.
refusal-other_line = Isto foi escrito antes de a { -arbiter } desfazer algo nesta { -game }: confira a posição atual e escreva de novo.
    .title = Era para uma posição que foi desfeita
    .help = Leia a { -game } de novo e envie o { -move } com os seus ply e revision.
refusal-no_such_act = Não há ato da { -arbiter } com esse número.
    .title = Não há esse ato
    .help = Leia acts na { -game }: um { -appeal } indica o número do ato.
refusal-already_appealed = Já houve um { -appeal } contra isto.
    .title = Já houve um { -appeal }
    .help = Espere a decisão, ou leia-a em acts.
refusal-appeal_too_late = O { -deadline } para { -appeal } contra isto acabou.
    .title = O { -deadline } para { -appeal } acabou
    .help = Já não se pode fazer nada: o regulamento da { -game } indica os dias.
refusal-no_appeal = Nenhum { -appeal } contra isto espera decisão.
    .title = Nenhum { -appeal } espera decisão
    .help = Leia acts na { -game }.
refusal-own_act = Um { -appeal } contra o que você fez é decidido por outra pessoa da { -arbiter }.
    .title = Ninguém decide sobre o próprio ato
    .help = Outra pessoa da { -arbiter } tem de decidir.
refusal-offer_with_move = O { -draw } é proposto junto com um { -move }.
    .title = O { -draw } é proposto com um { -move }
    .help = Ponha draw_offer no seu próximo { -move }.
refusal-offer_with_draft = O rascunho está no { -envelope } tal como foi escrito, por isso nenhuma { -draw-offer } pode ser acrescentada a ele. Nada foi { -seal(form: "masculine") }. Para propor { -draw }, sele um { -move } com a proposta; para { -seal } o rascunho, deixe a proposta de fora.
    .title = A um rascunho não se acrescenta { -draw-offer }
    .help = Indique o { -move } e ponha draw_offer, ou sele o rascunho sem draw_offer.
refusal-your_move = A vez é sua: jogue o { -move }; { -move(case: "plural") } condicionais são para quando o { -opponent } tem a vez.
    .title = A vez é sua
    .help = Jogue; dê { -move(case: "plural") } condicionais com o { -move } ou depois dele.
refusal-conditions_not_allowed = O regulamento desta { -game } não permite { -move(case: "plural") } condicionais.
    .title = Nesta { -game } não há { -move(case: "plural") } condicionais
    .game = Nenhum { -move } condicional foi guardado.
    .help = Jogue sem eles.
refusal-bad_conditions = Os seus { -move(case: "plural") } condicionais não foram guardados: na linha { $line }, o meio-{ -move } { $half_move } { $why }.
    .title = Os { -move(case: "plural") } condicionais têm um erro
    .game = Nenhum deles foi guardado; os dados antes ficam.
    .help = Corrija a linha e o meio-{ -move } indicados.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Nem a { -draw-offer } nem os { -move(case: "plural") } condicionais foram recebidos
    .game = O { -move } foi jogado sem eles: veja version e ply.
    .help = Leia offer e conditions; corrija os { -move(case: "plural") } condicionais e dê-os de novo.
refusal-already_offered = Você já propôs { -draw }; o { -opponent } ainda não respondeu.
    .title = A sua { -draw-offer } já está feita
    .help = Espere a resposta do { -opponent }.
refusal-record_full = { -move(case: "Plural") } demais sem captura nem { -move } de peão: reivindique o { -draw } ou pergunte à { -arbiter }.
    .title = { -move(case: "Plural") } demais sem captura nem { -move } de peão
    .help = Reivindique o { -draw } ou pergunte à { -arbiter }.
refusal-not_the_timekeeper = Só o próprio serviço faz isto.
    .title = Só o próprio serviço faz isto
    .help = Nada a fazer: o serviço faz isso na hora certa.
refusal-unknown_game = Não existe essa { -game }.
    .title = Não existe essa { -game }
    .help = Confira o número da { -game }.
refusal-unknown_player = Não há ninguém aqui com esse nome.
    .title = Não há ninguém com esse nome
    .help = Confira o nome; contas apagadas não podem ser desafiadas.
refusal-unknown_challenge = Não existe esse desafio.
    .title = Não existe esse desafio
    .help = Ele não existe, ou não é para você.
refusal-challenge_closed = Este desafio já não está aberto.
    .title = O desafio já não está aberto
    .help = Desafie você essa pessoa.
refusal-too_many_challenges = Você tem { $limit ->
    [one] { $limit } desafio ou pedido aberto
   *[other] { $limit } desafios e pedidos abertos
}; espere respostas ou retire alguns.
    .title = Desafios abertos demais
    .help = Espere respostas ou retire alguns.
refusal-key_reused = Esta chave já foi usada para outro pedido; use uma nova.
    .title = A Idempotency-Key já foi usada para outro pedido
    .help = Use uma chave nova para um pedido novo, e a mesma só para repetir o mesmo.
refusal-ply_missing = Diga para que meio-{ -move } é isto.
    .title = Falta indicar a posição
    .help = Envie ply: o número de meios-{ -move(case: "plural") } já jogados.
refusal-bad_message = Uma mensagem é texto simples de 1 a 2.000 caracteres.
    .title = A mensagem não pode ser recebida
    .help = Envie texto simples de 1 a 2.000 caracteres.
refusal-flag_not_fallen = Nenhuma { -flag } caiu.
    .title = Nenhuma { -flag } caiu
    .help = Espere o fim do { -deadline }.
refusal-flag_for_arbiter = A { -flag } caiu, mas nesta { -game } só a { -arbiter } encerra a { -game } por isso; a { -arbiter } é avisada.
    .title = Só a { -arbiter } reivindica a queda desta { -flag }
    .game = A { -game } continua, e um { -move } ainda vale, até que a { -arbiter } a encerre.
    .help = Espere: a { -arbiter } é avisada quando uma { -flag } cai.
refusal-mail_noted = O histórico já o indica.
    .title = O histórico já o indica
    .help = Nada a fazer: consta no histórico.
refusal-zone_noted = O histórico já o indica.
    .title = O histórico já o indica
    .help = Nada a fazer: consta no histórico.
refusal-on_leave = Você está de { -leave } e não pode jogar até ela acabar.
    .title = Você está de { -leave }
    .game = Nenhum { -move } foi feito; o { -clock } está parado.
    .help = Jogue quando a { -leave } acabar.
refusal-no_leave = Nesta { -game } não há { -leave }.
    .title = Nesta { -game } não há { -leave }
    .help = O regulamento da { -game } não prevê { -leave }.
refusal-bad_leave = Uma { -leave } tem um primeiro e um último dia, no máximo um ano à frente.
    .title = Não é uma { -leave } que se possa marcar
    .help = Indique um primeiro e um último dia, no máximo um ano à frente.
refusal-leave_too_short = Uma { -leave } deve ter pelo menos { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
    .title = A { -leave } é curta demais
    .help = Marque a duração mínima do regulamento ou mais.
refusal-leave_too_late = Uma { -leave } deve ser marcada antes de começar o seu primeiro dia, e com pelo menos { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
} de antecedência. Isto chegou tarde demais.
    .title = Tarde demais para marcar esta { -leave }
    .help = Marque uma { -leave } que comece mais tarde.
refusal-leave_overlaps = Você já marcou { -leave } em alguns destes dias.
    .title = Já há { -leave } marcada em alguns destes dias
    .help = Indique outros dias.
refusal-leave_used_up = Dias de { -leave } que você ainda tem em { $year }: { $days }.
    .title = Não restam dias de { -leave } suficientes
    .help = Marque menos dias desse ano.
refusal-no_such_leave = Nenhuma { -leave } que ainda se possa cancelar começa nesse dia.
    .title = Nenhuma { -leave } assim se pode cancelar
    .help = Leia a { -game }: os { -clock(case: "plural") } listam as { -leave(case: "plural") }.
refusal-nothing_to_declare = Não há nada a declarar: o silêncio não faz perder neste { -move }, ou a { -arbiter } fixou o { -deadline } dele.
    .title = O silêncio não faz perder neste { -move }
    .help = Nada a fazer: pense enquanto o { -clock } permitir.
refusal-no_bank = Nesta { -game } não há reserva para recarregar o { -clock }.
    .title = Nesta { -game } não há reserva
    .help = Só Triple Block tem uma.
refusal-nothing_to_refill = Não há nada a recarregar: o { -clock } está cheio ou a reserva está vazia.
    .title = Nada a recarregar
    .help = O { -clock } está cheio ou a reserva está vazia.
refusal-rate_limited = Mensagens, { -claim(case: "plural") } e desafios demais; espere { $retry_after ->
    [one] { $retry_after } segundo
   *[other] { $retry_after } segundos
} antes do próximo.
refusal-nothing_to_return = Esta interrupção não afeta nenhum { -clock } que esteja a correr.
    .title = Nenhum { -clock } a correr foi afetado
    .help = Nada a fazer: não há tempo a devolver.

## Refusals about accounts.

refusal-bad_name = Este nome não pode ser usado: { $reason }.
    .title = O nome não pode ser usado
    .help = Escolha outro nome.
refusal-name_taken = Este nome, ou um nome parecido com ele, já está em uso; escolha outro.
    .title = O nome já está em uso
    .help = Escolha outro nome; um código já enviado continua a valer.
refusal-bad_address = Este não é um endereço de e-mail para o qual o serviço possa escrever.
    .title = Não é um endereço de e-mail que possamos usar
    .help = Corrija o endereço.
refusal-no_such_language = Aqui não há esse idioma. Há estes: { $languages }.
    .title = Não há esse idioma
    .help = Use um dos códigos em languages.
refusal-bad_time_zone = Isto não é o nome de um fuso horário, como Europe/Berlin.
    .title = Não é um fuso horário
    .help = Use um nome da IANA, como Europe/Berlin.
refusal-bad_key = Isto não é uma chave pública de age, que começa por age1.
    .title = Não é uma chave pública de age
    .help = Envie o que age-keygen mostra como chave pública; começa por age1.
refusal-key_taken = Outra conta já tem esta chave; faça uma sua com age-keygen.
    .title = Outra conta já tem esta chave
    .help = Faça uma chave sua com age-keygen e envie a parte pública.
refusal-bad_label = Um rótulo tem de 1 a 60 caracteres, e nenhum caractere invisível.
    .title = O rótulo não pode ser usado
    .help = Use de 1 a 60 caracteres visíveis.
refusal-too_many_codes = Foram pedidos códigos demais para este endereço. O próximo pode ser pedido nesta hora: { $retry_at }.
    .title = Códigos demais para este endereço
    .help = Use um código que foi enviado, com o pedido que o solicitou, ou peça outro em retry_at.
refusal-wrong_code = Este não é o código que foi enviado; { $tries_left ->
    [0] restam { $tries_left } tentativas
    [one] resta { $tries_left } tentativa
   *[other] restam { $tries_left } tentativas
}.
    .title = Não é o código que foi enviado
    .help = Escreva os oito algarismos do e-mail que este pedido solicitou; depois de cinco tentativas erradas peça um novo código.
refusal-code_void = Este código já não pode ser usado; peça um novo.
    .title = O código já não serve
    .help = Peça um novo código: este expirou, foi usado ou teve tentativas demais.
refusal-session_ended = A sessão terminou; entre de novo.
    .title = A sessão terminou
    .help = Entre de novo.
refusal-bad_token = Este token não é válido.
    .title = O token não é válido
    .help = Use o token exatamente como foi emitido; nenhuma sessão foi terminada.
refusal-no_scope = Um token de API precisa de pelo menos uma permissão (scope).
    .title = Falta a permissão (scope)
    .help = Indique pelo menos uma permissão (scope).
refusal-already_expired = O token já teria expirado.
    .title = O fim da validade está no passado
    .help = Indique um instante no futuro, ou nenhum.
refusal-too_many_tokens = Você tem { $limit ->
    [one] { $limit } token
   *[other] { $limit } tokens
} de API; primeiro revogue um.
    .title = Tokens de API demais
    .help = Primeiro revogue um.
refusal-bad_webhook_url = Isto não é um endereço para um webhook.
    .title = Não é um endereço para um webhook
    .help = Indique um endereço que comece por https:// e tenha um servidor da internet, sem nome de acesso, com no máximo 1000 caracteres.
refusal-too_many_webhooks = Você tem { $limit ->
    [one] { $limit } webhook
   *[other] { $limit } webhooks
}; apague um primeiro.
    .title = Webhooks demais
    .help = Apague um primeiro.
refusal-webhook_off = O webhook está desligado.
    .title = O webhook está desligado
    .help = Ligue-o primeiro.
refusal-sign_in_again = Primeiro entre de novo: para isto é preciso ter entrado nos últimos 15 minutos.
    .title = É preciso entrar de novo
    .help = Entre de novo e repita o pedido dentro de 15 minutos.
refusal-not_an_administrator = Só a administração pode fazer isto.
    .title = Só a administração pode fazer isto
    .help = Peça à administração.
refusal-last_administrator = Tem de haver pelo menos uma pessoa na administração.
    .title = A última conta da administração não pode ser retirada
    .help = Primeiro passe a administração a outra conta.
refusal-notice_needed = Os avisos do tipo { $kind } não podem ser desligados: { $why }.
    .title = Os avisos deste tipo ficam ligados
    .help = Nada a fazer: sem eles poderia perder-se uma { -game } ou a conta. Outros podem ser desligados.
refusal-not_found = Não existe aqui: { $what }.
refusal-games_running = Você tem { $games ->
    [one] { $games } { -game }
   *[other] { $games } { -game(case: "plural") }
} em andamento; primeiro { -resign(form: "subjunctive") }, ou peça para { -resign } de todas.
    .title = Há { -game(case: "plural") } em andamento
    .game = Nada aconteceu às { -game(case: "plural") }.
    .help = Primeiro { -resign(form: "subjunctive") } delas, ou envie resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Nada aconteceu à { -game }; o { -clock } não foi tocado.
game-running = Nenhum { -move } foi feito; o { -clock } do lado que tem a vez continua a correr.
game-no-clock = Nada aconteceu à { -game }; nenhum { -clock } corre.
game-envelope-closed = O { -envelope } continua fechado.
game-nothing-sealed = Nada foi { -seal(form: "masculine") }; o { -clock } continua a correr.
game-claim-move-end = A { -claim } está no histórico, o { -move } anunciado foi jogado, e a { -game } terminou.
game-claim-move = A { -claim } está no histórico e o { -move } anunciado foi jogado; draw_offer na { -game } indica se a { -claim } vale como proposta.
game-claim = A { -claim } está no histórico, e o { -move } ainda está por fazer; draw_offer na { -game } indica se a { -claim } vale como proposta.
game-illegal-end = Nenhum { -move } foi feito, e a { -game } terminou.
game-illegal-gain = Nenhum { -move } foi feito, e o { -opponent } ganhou tempo.
game-move-end = O { -move } foi jogado, e a { -game } terminou.
game-move = O { -move } foi jogado; o { -clock } do { -opponent } corre.
game-recorded = Os eventos estão no histórico.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = É necessária uma sessão.
    .title = É necessária uma sessão
    .help = Entre: tokens para programas não podem mudar uma conta.
problem-bad_request = O pedido não pode ser lido.
    .title = O pedido não pode ser lido
    .help = Corrija o caminho, a consulta (query) ou os cabeçalhos.
problem-body_unreadable = O corpo não é JSON.
    .title = O corpo não é JSON
    .help = Envie um objeto JSON.
problem-body_invalid = O corpo tem a forma errada.
    .title = O corpo tem a forma errada
    .help = Compare-o com o esquema em /openapi.json; campos desconhecidos são recusados.
problem-body_too_large = O corpo é grande demais.
    .title = O corpo é grande demais
    .help = Envie no máximo 128 KiB.
problem-not_json = O corpo não está declarado como JSON.
    .title = O corpo não está declarado como JSON
    .help = Envie Content-Type: application/json.
problem-cursor_invalid = Isto não é um cursor desta lista.
    .title = Não é um cursor desta lista
    .help = Comece de novo sem cursor.
problem-confirmation_missing = Isto não foi confirmado.
    .title = Não confirmado
    .help = Envie {"{"}"confirm": true{"}"} se é isso que quer.
problem-bad_notes = As notas são texto simples de no máximo { $most } caracteres.
    .title = Notas que não podem ser gravadas
    .help = Encurte-as, e retire os caracteres de controle.
problem-notes_changed = As suas notas mudaram desde que você as leu, por isso nada foi gravado.
    .title = As notas mudaram
    .help = Leia-as de novo, junte os dois textos e envie o resultado com o número da versão que você leu.
problem-idempotency_key_malformed = A Idempotency-Key não pode ser usada.
    .title = A Idempotency-Key não pode ser usada
    .help = Use de 1 a 255 caracteres ASCII imprimíveis, por exemplo um UUID.
problem-unauthenticated = Você não iniciou sessão.
    .title = Sem sessão iniciada
    .help = Envie Authorization: Bearer com um token de acesso ou de API válido; entre para obter um.
problem-insufficient_scope = O token não permite isto.
    .title = O token não permite isto
    .help = Use um token com a permissão (scope) que a operação indica.
problem-game_delayed = Os { -move(case: "plural") } desta { -game } são mostrados mais tarde.
    .title = Os { -move(case: "plural") } são mostrados mais tarde
    .help = Até a { -game } terminar, só os dois lados e a { -arbiter } dela a leem aqui. A página dela, /g/ seguido do número da { -game }, mostra o que é público.
problem-not_found = Aqui não há nada.
    .title = Não encontrado
    .help = Confira o caminho; /docs lista todos.
problem-method_not_allowed = O método não é possível aqui.
    .title = O método não é possível aqui
    .help = O cabeçalho Allow indica os possíveis.
problem-uri_too_long = O endereço do pedido é longo demais.
    .title = O endereço do pedido é longo demais
    .help = Envie no máximo 8 KiB de caminho e consulta (query).
problem-head_too_large = O cabeçalho do pedido é grande demais.
    .title = O cabeçalho do pedido é grande demais
    .help = Envie no máximo 32 KiB em no máximo 96 campos de cabeçalho.
problem-request_timeout = O pedido demorou demais.
    .title = O pedido demorou demais
    .help = Repita-o com a mesma Idempotency-Key.
problem-precondition_failed = A { -game } mudou.
    .title = A { -game } mudou
    .help = Leia a { -game } de novo e decida de novo.
problem-rate_limited = Tente de novo daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
    .title = Pedidos demais
    .help = Espere o tempo que Retry-After indica.
problem-too_many_streams = Há streams abertos demais.
    .title = Streams abertos demais
    .help = Primeiro feche outro stream.
problem-busy = O serviço está ocupado.
    .title = O serviço está ocupado
    .game = Nada aconteceu à { -game }; nada foi gravado.
    .help = Repita o pedido com a mesma Idempotency-Key depois de Retry-After.
problem-storage = O armazenamento falhou.
    .title = O armazenamento falhou
    .game = Se foi gravado, repetir o pedido com a mesma Idempotency-Key mostra o recibo.
    .help = Repita o pedido com a mesma Idempotency-Key depois de Retry-After.
problem-reading_stands = Os e-mails não são lidos.
    .title = Os e-mails não são lidos
    .game = Eles ficam guardados, e todo o resto continua.
    .help = Quem opera o serviço tem de iniciá-lo de novo.
problem-wrong_clock = O relógio desta instância está errado.
    .title = O relógio desta instância está errado
    .game = Nada é julgado aqui.
    .help = Use outra instância; quem opera o serviço tem de acertar o relógio.
problem-disk_full = O disco está cheio.
    .title = O disco está cheio
    .game = Nada é gravado aqui.
    .help = Quem opera o serviço tem de liberar espaço nele.
problem-restored = A base de dados foi restaurada.
    .title = A base de dados foi restaurada
    .game = Nada é gravado aqui.
    .help = Quem opera o serviço tem de iniciá-lo de novo.
problem-draining = O serviço vai parar.
    .title = O serviço vai parar
    .help = Conecte-se de novo depois de Retry-After.
problem-internal = A falha é nossa.
    .title = Falha nossa
    .game = Se foi gravado, repetir o pedido com a mesma Idempotency-Key mostra o recibo.
    .help = Tente de novo mais tarde; indique o id do pedido a quem opera o serviço.
problem-refused = O pedido foi recusado.
    .title = O pedido foi recusado
    .help = Leia o detalhe.
problem-list_refused = Algumas linhas da lista foram recusadas, por isso nenhuma { -game } começou.
    .title = Algumas linhas da lista foram recusadas
    .help = Corrija as linhas indicadas e envie de novo a lista inteira.
problem-body-fault = O corpo não serve: { $fault }.
problem-body-syntax = O corpo não é JSON: { $fault }.
problem-query-fault = A consulta (query) não pode ser lida: { $fault }.
problem-token = O token é desconhecido, expirou ou foi revogado, ou não é enviado como Authorization: Bearer.
problem-limit = limit deve ser de 1 a { $most }.
problem-last-event = Last-Event-ID deve ser o id de um evento.
problem-at = at deve ser um instante até o ano 9999.
problem-pieces = file deve ser de a a h, e rank de 1 a 8.
problem-origin = Um navegador não pode fazer esta chamada a partir desta origem, com este método e estes cabeçalhos.
problem-head = O cabeçalho do pedido não é de HTTP/1.1, ou o endereço tem mais de 64 KiB.
problem-head-late = O cabeçalho do pedido não chegou em 10 segundos.
problem-head-large = O cabeçalho do pedido tem mais de 128 KiB, ou mais de 96 campos.
problem-csv = Esta linha de CSV não pode ser lida.
problem-csv-missing = O cabeçalho do CSV não tem a coluna { $column }.
problem-csv-column = O cabeçalho do CSV tem uma coluna { $column } que é desconhecida ou aparece duas vezes.
problem-csv-value = A coluna { $column } desta linha não pode ser lida.
problem-list-length = Uma lista tem de 1 a { $most } { -game(case: "plural") }.
problem-list-forms = Indique as { -game(case: "plural") } numa só forma.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = O pedido tem mais de 64 KiB, ou os seus elementos estão aninhados em níveis demais.
xfcc-no-xml = O pedido não é XML bem formado.
xfcc-ampersand = O pedido tem um & sem escape: escreva &amp; em vez dele, e nenhuma outra entidade além das de XML.
xfcc-doctype = O pedido tem um tipo de documento (DOCTYPE), e nenhum é permitido.
xfcc-envelope = O pedido não é um único envelope SOAP com um só body e um só pedido dentro dele.
xfcc-field = O pedido tem mais de 20 campos, ou um campo aparece duas vezes, contém elementos ou não é nem true nem false.
xfcc-operation = O pedido não é nem GetMyGames nem MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = próximo { -move } a { -seal }: e-mail ou API
xfcc-arbiter = espera a { -arbiter }
xfcc-both-lose = 0-0: os dois lados perdem

## Reasons: a wrong claim.

wrong-claim-tablebase = a { -tablebase } diz outra coisa
wrong-claim-repetition = das 3 vezes necessárias, a posição apareceu { $times }
wrong-claim-fifty_moves_suspended = com tão poucas peças decidem as { -tablebase(case: "plural") }, e os { -move(case: "plural") } não são contados
wrong-claim-half_moves = dos { $needed } meios-{ -move(case: "plural") } necessários sem captura nem { -move } de peão, foram feitos { $counted }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = não é um { -move } em nenhuma notação que este serviço conheça
condition-illegal = não é legal ali
condition-ambiguous = tem ali mais de uma leitura
condition-other_number = tem o número de outro { -move }
condition-promotion_missing = deve dizer em que peça o peão se transforma
condition-incomplete = não tem resposta: cada linha deve terminar com um { -move } seu
condition-inconsistent = responde a uma posição à qual outra linha responde de outro modo
condition-too_many = já é demais: os { -move(case: "plural") } condicionais são no máximo 100 meios-{ -move(case: "plural") }

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = não é um { -move } em nenhuma notação que este serviço conheça
not-sealable-illegal = não é legal aqui
not-sealable-ambiguous = mais de um { -move } legal corresponde
not-sealable-promotion_missing = deve dizer em que peça o peão se transforma
not-sealable-withheld = o motivo exato só foi dito a quem o enviou

## Pieces

piece = { $role ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
}
piece-on = { piece } em { $square }
counted-illegal = { $refusal } Este é o seu { -move } { -illegal } número { $count } nesta { -game }. O de número { $limit } faz perder a { -game }.
counted-ambiguous = { $refusal } Este é o seu { -move } ambíguo número { $count } nesta { -game }. O de número { $limit } faz perder a { -game }.

## Reasons: an illegal move.

illegal-empty_square = não há nenhuma peça em { $square }
illegal-opponents_piece = esta peça é do { -opponent }: { $piece }
illegal-other_piece = em { $square } está outra peça: { $role }, e não { $named }
illegal-own_piece = uma peça sua está no caminho: { $piece }
illegal-cannot_move_so = esta peça não se move assim: { $piece }
illegal-none_reaches = nenhuma peça deste tipo pode ir para { $square }: { $role }
illegal-blocked = esta peça está no caminho: { $piece }
illegal-pawn_takes_diagonally = esta peça está no caminho: { $piece }; um peão só captura na diagonal
illegal-pawn_double_step = um peão só avança duas casas a partir da sua casa inicial
illegal-nothing_to_capture = não há nada para capturar em { $square }
illegal-en_passant_only_at_once = a captura { -en-passant } só é possível logo depois de um peão avançar duas casas
illegal-king_in_check = o rei ficaria em { -check } por esta peça: { $piece }
illegal-king_stays_in_check = o rei continuaria em { -check } por esta peça: { $piece }
illegal-castling_right_lost = o { -castling } para esse lado já não é possível: o rei ou essa torre já se moveu ou não está no seu lugar
illegal-castling_blocked = esta peça está no caminho do { -castling }: { $piece }
illegal-castling_out_of_check = o rei está em { -check } por esta peça: { $piece }; com o rei em { -check } não há { -castling }
illegal-castling_through_check = o rei passaria por { $square } ou chegaria lá, e esta peça ataca a casa: { $piece }
illegal-no_promotion = neste { -move } nenhum peão é promovido, por isso ele não pode indicar uma { -promotion }
illegal-promotion_to = um peão transforma-se em dama, torre, bispo ou cavalo, nunca nesta peça: { $role }
illegal-other = nenhuma peça pode fazer este { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = os fusos horários não estão corretos
bad-start-started = ela já começou
bad-start-tournament_name = o nome do torneio é uma linha de no máximo { $most ->
    [one] { $most } caractere
   *[other] { $most } caracteres
}
bad-start-no_arbiter = a conta { $player } não é da { -arbiter } desta { -game }
bad-start-no_envelope_key = a conta { $arbiter }, da { -arbiter }, não definiu uma chave para { -envelope(case: "plural") }

## Reasons: regulations out of their bounds.

regulations-leave = a { -leave } deve ser de 1 a 366 dias por ano, cada uma com um mínimo de 1 a 60 dias, e com antecedência de no máximo 60 dias
regulations-leave_in_triple_block = Triple Block não tem { -leave }
regulations-silence = o silêncio deve fazer perder depois de 10 a 365 dias, com três lembretes antes, em ordem
regulations-silence_without_periods = uma regra sobre silêncio exige um ritmo de jogo com períodos
regulations-claim_after_moves = os { -move(case: "plural") } sem captura nem { -move } de peão que permitem reivindicar devem ser de 50 a 100
regulations-tablebase_fifty_moves = com outro número de { -move(case: "plural") } que não 50 para reivindicar, as { -tablebase(case: "plural") } não conseguem contar a regra dos 50 { -move(case: "plural") }
regulations-tablebase = as { -claim(case: "plural") } por { -tablebase } são com 3 a 7 peças, e a { -arbiter } tem de 1 a 90 dias para elas
regulations-adjudication = a adjudicação é pedida depois de no máximo 500 { -move(case: "plural") }, e a { -arbiter } tem de 1 a 90 dias para ela
regulations-offer_again = os { -move(case: "plural") } exigidos entre duas { -draw-offer(case: "plural") } devem ser no máximo 100
regulations-penalty_days = os dias que o { -opponent } ganha devem ser no máximo 30
regulations-loses_at = o { -move } { -illegal } ou ambíguo que faz perder deve ser o primeiro ou um posterior
regulations-arbiters = uma { -game } tem no máximo 10 pessoas na { -arbiter }, cada uma indicada uma vez
regulations-withdrawal = o número de { -move(case: "plural") } abaixo do qual uma retirada anula a { -game } deve ser no máximo 100, e a retirada por silêncio exige uma regra sobre silêncio
regulations-appeal_days = o { -deadline } para { -appeal } é de no máximo 365 dias
regulations-resume_after_days = a { -resume } deve ser de 1 a 365 dias depois de { -seal(form: "masculine") } o { -move }
regulations-session_days = uma sessão deve ser de 1 a 365 dias
regulations-default_days = o tempo de tolerância deve ser de 0 a 60 dias, e exige check_in
regulations-holders = os { -envelope(case: "plural") } têm no máximo { $most ->
    [one] { $most } pessoa diferente
   *[other] { $most } pessoas diferentes
} da { -arbiter }, das quais são precisas de 1 a 3, e 1 ou 2 antes da hora
regulations-public_delay = o público deve acompanhar com um atraso de no máximo 100 meios-{ -move(case: "plural") }

## Reasons: a starting position.

start-number = as posições de Chess960 têm números de 0 a 959, não { $number }
start-fen = isto não é um FEN: { $fault }
start-move_number = uma { -game } pode começar no máximo no { -move } 9999
start-over = nesta posição a { -game } já terminou
start-drawn = nesta posição a { -game } já é { -draw }; meios-{ -move(case: "plural") } sem captura nem { -move } de peão: { $halfmoves }

## Reasons: a FEN.

fen-text = FEN inválido
fen-board = parte do tabuleiro inválida no FEN
fen-digits = há dois algarismos seguidos no tabuleiro
fen-pocket = reserva de peças inválida no FEN
fen-turn = parte da vez inválida no FEN
fen-castling = parte do { -castling } inválida no FEN
fen-en_passant = casa de { -en-passant } inválida no FEN
fen-checks = xeques restantes inválidos no FEN
fen-half_moves = contador de meios-{ -move(case: "plural") } inválido no FEN
fen-move_number = número do { -move } inválido no FEN
fen-counter = um contador não é um número que uma { -game } possa atingir

## Reasons: a starting position, as the rules of chess see it.

start-position = esta posição não é legal: { $faults }
position-empty_board = tabuleiro vazio
position-missing_king = falta um rei
position-too_many_kings = reis demais
position-pawns_on_backrank = peões na primeira ou na última linha
position-castling_rights = direitos de { -castling } inválidos
position-en_passant = casa de { -en-passant } inválida
position-opposite_check = em { -check } está o lado que não tem a vez
position-impossible_check = { -check } impossível
position-too_much_material = material demais

## Reasons: a time control.

control-days_per_move = o limite por { -move } deve ser de 1 a 60 dias
control-periods = um ritmo de jogo tem de 1 a 9 períodos
control-moves = um período é para 1 a 200 { -move(case: "plural") }, o último também para o resto da { -game }
control-time = o tempo de um período deve ser de 1 hora a 1000 dias, o de um período seguinte no máximo 1000 dias
control-no_time = um período que se repete, ou que segue outro com atraso, precisa de tempo próprio
control-increment = um incremento deve ser de no máximo 100 dias
control-cap = um teto deve ser de pelo menos 1 hora e no máximo 1000 dias, e exige um incremento
control-delay = um atraso deve ser de no máximo 60 dias
control-duplication = a contagem em dobro deve começar depois de 1 a 365 dias
control-thematic = um início temático exige um primeiro período para um número de { -move(case: "plural") }
control-triple_block = em Triple Block o { -clock } deve ser de 1 a 100 dias, a reserva de no máximo 500, e os incrementos de no máximo 9 dias para 300 { -move(case: "plural") }

## Reasons: free time.

free-time-weekdays = no máximo seis dias da semana podem ser livres, cada um indicado uma vez
free-time-dates = no máximo 400 datas podem ser livres, em ordem e cada uma indicada uma vez
free-time-night = a pausa noturna deve ser de 1 minuto a 16 horas

## Reasons: a name.

name-length = deve ter de 2 a 40 caracteres
name-sign = só letras, algarismos, espaços, hífenes, apóstrofos, pontos e sublinhados
name-joined = deve começar com uma letra ou um algarismo e uni-los com um só sinal de cada vez
name-spaces = um só espaço de cada vez
name-ends = deve começar e terminar com uma letra ou um algarismo
name-no_letter = deve ter uma letra
name-alphabets = letras de um só alfabeto
name-reserved = está reservado

## Reasons: a notice that cannot be switched off.

notice-need-clock = sem eles você poderia perder uma { -game } por tempo
notice-need-adjournment = sem eles você poderia { -seal } ou voltar tarde demais e perder uma { -game }
notice-need-players = sem eles outras pessoas poderiam perder { -game(case: "plural") } enquanto esperam por você
notice-need-account = sem eles você poderia perder a sua conta para outra pessoa

## Things that there are none of.

missing-account = conta
missing-player = participante
missing-session = sessão
missing-api_token = token de API
missing-envelope_key = chave de { -envelope }
missing-webhook = webhook
missing-delivery = envio

## Events of a game, for players and arbiters

arbiter-named = A { -arbiter } ({ $name })
arbiter-unnamed = A { -arbiter }
arbiter-service = O serviço
reason = O motivo: { $reason }
reason-of-arbiter = O motivo da { -arbiter }: { $reason }
reason-erased = (apagado).
reason-as-written = como você o escreveu.

event-your-game-white = Começou a sua { -game } contra { $opponent }. Você joga com as { -white }. Ritmo de jogo: { $control }.
event-your-game-black = Começou a sua { -game } contra { $opponent }. Você joga com as { -black }. Ritmo de jogo: { $control }.
event-game = Começou a { -game } { $white } - { $black }. Ritmo de jogo: { $control }.
event-moved = { $who-is ->
    [you] Você jogou { $move } (tempo gasto: { $time }).
   *[other] { $who } jogou { $move } (tempo gasto: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Você jogou { $move } e propôs { -draw } (tempo gasto: { $time }).
   *[other] { $who } jogou { $move } e propôs { -draw } (tempo gasto: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Você respondeu imediatamente com { $move }, o seu { -move } condicional.
   *[other] { $who } respondeu imediatamente com { $move }, um { -move } condicional.
}
event-message = { $who-is ->
    [you] Você escreveu uma mensagem.
   *[other] { $who } escreveu uma mensagem.
}
ordinal = { $count }.º
event-illegal-move = { $who-is ->
    [you] Você enviou um { -move } { -illegal }, o { ordinal } até agora.
   *[other] { $who } enviou um { -move } { -illegal }, o { ordinal } até agora.
}
event-ambiguous-move = { $who-is ->
    [you] Você enviou um { -move } ambíguo, o { ordinal } até agora.
   *[other] { $who } enviou um { -move } ambíguo, o { ordinal } até agora.
}
gain-you = Você ganha tempo para o próximo { -move }: { $time }.
gain-opponent = O { -opponent } ganha tempo para o próximo { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, descontado: { $charged }

event-draw-offered = { $who-is ->
    [you] Você propôs { -draw }.
   *[other] { $who } propôs { -draw }.
}
event-draw-declined = { $who-is ->
    [you] Você recusou a { -draw-offer }.
   *[other] { $who } recusou a { -draw-offer }.
}
claim-win = vitória
claim-draw = { -draw }
claim-by-threefold = repetição tripla
claim-by-fifty = regra dos 50 { -move(case: "plural") }
claim-by-tablebase = { -tablebase }
claim-by-adjudication = adjudicação
event-claimed = { $who-is ->
    [you] Você reivindicou { $claim } ({ $basis }).
   *[other] { $who } reivindicou { $claim } ({ $basis }).
} Nenhuma { -tablebase } daqui pode decidir isto.
event-claimed-with-move = { $who-is ->
    [you] Você reivindicou { $claim } ({ $basis }) e anunciou o { -move } { $move }.
   *[other] { $who } reivindicou { $claim } ({ $basis }) e anunciou o { -move } { $move }.
} Nenhuma { -tablebase } daqui pode decidir isto.
event-adjudication-asked = { $who-is ->
    [you] Você pediu adjudicação como { $claim }.
   *[other] { $who } pediu adjudicação como { $claim }.
}
event-claim-waits = A { -arbiter } decide até { $until }; até lá nenhum { -clock } corre. Sem decisão até então, o pedido perde o efeito.
event-claim-waits-clock-runs = A { -arbiter } decide até { $until }; enquanto isso a { -game } continua e o { -clock } corre. Sem decisão até então, o pedido perde o efeito.
event-claim-decide = A decisão cabe a você: responda com uma linha, “arbiter { $game } uphold { $claim }: ” (reconhecer) ou “arbiter { $game } reject { $claim }: ” (rejeitar), e o motivo.
event-claim-analyse = Você pode enviar análise: responda com “{ command-analysis }:” e o texto abaixo. O { -opponent } não pode lê-la antes do fim da { -game }.
event-analysed = { $who-is ->
    [you] Você enviou análise.
   *[other] { $who } enviou análise.
}
event-claim-lapsed = A { -arbiter } não decidiu a tempo sobre a { -claim }: a { -game } continua como se ela não tivesse sido feita, e o tempo de espera não é descontado de nenhum dos lados.
event-claim-upheld = { $who-is ->
    [you] Você reivindicou { $claim } ({ $basis }), corretamente.
   *[other] { $who } reivindicou { $claim } ({ $basis }), corretamente.
}
event-claim-rejected = { $who-is ->
    [you] Você reivindicou { $claim } ({ $basis }).
   *[other] { $who } reivindicou { $claim } ({ $basis }).
} { $offer ->
    [yes] A { -claim } não está correta e vale como { -draw-offer } (FIDE 9.5.3).
   *[no] A { -claim } não está correta.
}
event-adjudication-declined = { $arbiter } recusou a adjudicação: a { -game } continua.

event-flag-fell = { $who-is ->
    [you] Você não jogou antes do fim do { -deadline }: { $deadline }.
   *[other] { $who } não jogou antes do fim do { -deadline }: { $deadline }.
}
event-downtime = O serviço esteve indisponível. Tempo devolvido no { -clock }: { $time }.
event-downtime-absent = O serviço esteve indisponível enquanto nenhum { -clock } corria. O lado ausente tem esse tempo a mais para comparecer.
event-leave = { $who-is ->
    [you] Você estará de { -leave } de { $first } a { $last }.
   *[other] { $who } estará de { -leave } de { $first } a { $last }.
}
event-no-leave = { $who-is ->
    [you] Você já não estará de { -leave } de { $first } a { $last }.
   *[other] { $who } já não estará de { -leave } de { $first } a { $last }.
}
event-reflection = { $who-is ->
    [you] Você declarou que continua a refletir sobre este { -move }.
   *[other] { $who } declarou que continua a refletir sobre este { -move }.
}
event-refilled = { $who-is ->
    [you] Você tirou tempo da reserva: { $time }.
   *[other] { $who } tirou tempo da reserva: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Você avisou a { -arbiter } de que os { -clock(case: "plural") } estão errados.
   *[other] { $who } avisou a { -arbiter } de que os { -clock(case: "plural") } estão errados.
}

event-adjournment-proposed = { $who-is ->
    [you] Você propôs um { -adjourn }.
   *[other] { $who } propôs um { -adjourn }.
}
event-adjournment-declined = { $who-is ->
    [you] Você recusou o { -adjourn }; a { -game } continua.
   *[other] { $who } recusou o { -adjourn }; a { -game } continua.
}
event-adjourned-early = O lado que tem a vez adiou antes da hora, e o tempo até o fim previsto da sessão é descontado dele. Fim previsto: { $until }.
event-session-over = A sessão acabou, ou os dois lados combinaram um { -adjourn }.
event-adjournment-agreed = Os dois lados combinaram um { -adjourn }.
event-drafted = O lado que tem a vez pôs num { -envelope } um rascunho do { -sealed-move }.
event-you-drafted = O seu rascunho do { -sealed-move } está num { -envelope }, e o seu { -clock } ainda corre. Outro rascunho o substitui.
event-sealed = { $who-is ->
    [you] Você selou o próximo { -move } (tempo gasto: { $time }).
   *[other] { $who } selou o próximo { -move } (tempo gasto: { $time }).
} A { -game } está { -adjourn(form: "feminine") }; nenhum { -clock } corre.
event-sealed-reply = { $who-is ->
    [you] Você selou a resposta (tempo gasto: { $time }), porque o lado que tinha { -seal(form: "masculine") } o { -move } anterior ainda está ausente.
   *[other] { $who } selou a resposta (tempo gasto: { $time }), porque o lado que tinha { -seal(form: "masculine") } o { -move } anterior ainda está ausente.
} O { -clock } do lado ausente corre; a resposta é aberta quando esse lado comparecer.
event-face-acknowledged = { $arbiter } conferiu a face do { -envelope } e o guarda.
event-resumption-set = { $arbiter } mudou a hora da { -resume }: { $time }.

event-resumption-asked = { $who-is ->
    [you] Você pediu a { -resume }.
   *[other] { $who } pediu a { -resume }.
}
event-resumed = A { -game } foi { -resume }. A { -arbiter } abre o { -envelope }; até lá nenhum { -clock } corre.
event-resumed-in-your-absence = A { -game } foi { -resume } na sua ausência: o seu { -clock } corre.
event-resumed-in-absence = A { -game } foi { -resume } na ausência do lado que deve responder; o { -clock } desse lado corre.
event-early-opening = A { -arbiter } aprovou uma abertura antecipada do { -envelope }.
event-early-opening-one-of-two = Uma pessoa da { -arbiter } aprovou uma abertura antecipada do { -envelope }; uma segunda pessoa deve concordar.
event-late = { $who-is ->
    [you] Você não compareceu dentro do tempo de tolerância (FIDE Guidelines I.10).
   *[other] { $who } não compareceu dentro do tempo de tolerância (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Você não compareceu dentro do tempo de reflexão (FIDE Guidelines I.10).
   *[other] { $who } não compareceu dentro do tempo de reflexão (FIDE Guidelines I.10).
}
event-both-late = Nenhum dos lados compareceu dentro do tempo de tolerância (FIDE Guidelines I.10).
event-both-late-for-limit = Nenhum dos lados compareceu dentro do tempo de reflexão (FIDE Guidelines I.10).
event-envelope-missing = O { -envelope } não pode ser aberto. O lado que selou deve mostrar o texto { -seal(form: "masculine") }: só vale o texto com o SHA-256 impresso. O { -clock } desse lado corre se foi ele que cifrou o texto; senão nenhum { -clock } corre, e a { -arbiter } pode decidir a { -game }.
event-envelope-shut = O motivo: ele não abre, ou o seu texto não corresponde ao código de prova.
event-reading-chosen = { $who-is ->
    [you] Você escolheu uma leitura do { -sealed-move }: { $move }.
   *[other] { $who } escolheu uma leitura do { -sealed-move }: { $move }.
}
event-opened = O { -envelope } foi aberto. { -sealed-move(case: "Singular") } por { $who-is ->
    [you] você
   *[other] { $who }
}: { $move } (escrito “{ $written }”).
event-opened-with-offer = O { -envelope } foi aberto. { -sealed-move(case: "Singular") } por { $who-is ->
    [you] você
   *[other] { $who }
}: { $move } (escrito “{ $written }”), com { -draw-offer }.
event-opened-ambiguous = O { -envelope } foi aberto. { -sealed-move(case: "Singular") } por { $who-is ->
    [you] você
   *[other] { $who }
}: “{ $written }”. Isto tem mais de uma leitura.
event-opened-illegal = O { -envelope } foi aberto. { -sealed-move(case: "Singular") } por { $who-is ->
    [you] você
   *[other] { $who }
}: “{ $written }”. Isto não é um { -move } legal.
event-opened-nothing = O { -envelope } foi aberto. O seu texto não é um { -sealed-move } nesta posição desta { -game }, por isso não é mostrado a ninguém.
event-opened-early = A { -arbiter } abriu-o antes da hora.
event-publication-agreed = { $who-is ->
    [you] Você concordou em publicar o { -envelope } desta { -game }.
   *[other] { $who } concordou em publicar o { -envelope } desta { -game }.
} Ele é aberto se os dois lados concordarem, e nada muda na { -game }.
event-published = Os dois lados concordaram, e o { -envelope } desta { -game } foi aberto. { -sealed-move(case: "Singular") } por { $who-is ->
    [you] você
   *[other] { $who }
}: { $written }. Isto nada muda na { -game }.
event-published-nothing = Os dois lados concordaram, e o { -envelope } desta { -game } foi aberto. O seu texto não é um { -sealed-move }.

act-warned = { $arbiter } advertiu { $who-is ->
    [you] você
   *[other] { $who }
}.
act-time-given = { $arbiter } acrescentou tempo { $who-is ->
    [you] ao seu { -clock }
   *[other] ao { -clock } de { $who }
}: { $time }.
act-time-taken = { $arbiter } tirou tempo { $who-is ->
    [you] do seu { -clock }
   *[other] do { -clock } de { $who }
}: { $time }.
act-clocks = { $arbiter } corrigiu os { -clock(case: "plural") }. Tempo gasto nos { -move(case: "plural") } até agora: { -white } { $white }, { -black } { $black }.
act-clocks-and-deadline = { $arbiter } corrigiu os { -clock(case: "plural") }. Tempo gasto nos { -move(case: "plural") } até agora: { -white } { $white }, { -black } { $black }. O { -deadline } deste { -move }: { $deadline }.
act-points = { $arbiter } mudou os pontos: { -white } { $white }, { -black } { $black }.
act-leave = { $arbiter } deu uma { -leave } especial de { $first } a { $last }: { $who-is ->
    [you] o seu { -clock }
   *[other] o { -clock } de { $who }
} não corre nesses dias.
act-leave-ended = { $arbiter } encerrou a { -leave } cujo primeiro dia é { $first }: { $who-is ->
    [you] o seu { -clock }
   *[other] o { -clock } de { $who }
} já não para por causa dela.
act-adjourned = { $arbiter } ordenou o { -adjourn }.
act-taken-back = { $arbiter } permitiu desfazer um engano: a { -game } continua a partir da posição depois de { $ply ->
    [0] { $ply } meios-{ -move(case: "plural") }
    [one] { $ply } meio-{ -move }
   *[other] { $ply } meios-{ -move(case: "plural") }
}, e o tempo decorrido desde então não é descontado de nenhum dos lados.
act-you-replace = A partir de agora você joga esta { -game } no lugar de outra pessoa, com o { -clock } como está. As propostas, as { -claim(case: "plural") } e as { -leave(case: "plural") } marcadas dessa pessoa não valem mais.
act-you-were-replaced = Outra pessoa continua a { -game } no seu lugar: { $name }. As suas propostas, { -claim(case: "plural") } e { -move(case: "plural") } condicionais não valem mais.
act-replaced = { $name } joga a partir de agora no lugar de outra pessoa, com o { -clock } como está. As propostas e as { -claim(case: "plural") } de quem jogava antes não valem mais.
act-replayed-as = Ela é jogada de novo como { $game }.
act-counts-after-all = Afinal, { $game } conta.
act-how-to-appeal = Se você não concorda, pode { -appeal(form: "infinitive") } a outra pessoa da { -arbiter } até { $until }: responda com uma linha, “{ command-appeal } { $act }: ” e as suas razões.
event-appealed = { $who-is ->
    [you] Você { -appeal(form: "past") } do ato { $act } da { -arbiter }.
   *[other] { $who } { -appeal(form: "past") } do ato { $act } da { -arbiter }.
} Outra pessoa da { -arbiter } decide.
event-replaced-appealed = A pessoa substituída { -appeal(form: "past") } do ato { $act } da { -arbiter }. Outra pessoa da { -arbiter } decide.
event-appealed-act = O ato foi: { $act }
event-appeal-decide = Se o ato não foi seu, você pode decidir: responda com uma linha, “arbiter { $game } confirm { $act }: ” (confirmar) ou “arbiter { $game } reverse { $act }: ” (anular), e o motivo.
event-confirmed = Outra pessoa da { -arbiter } confirmou o ato { $act }.
event-you-confirmed = Você confirmou o ato { $act }.
event-reversed = Outra pessoa da { -arbiter } anulou o ato { $act }. A { -game } fica como estaria sem o ato, e o tempo em que nenhum { -move } era possível não é descontado de nenhum dos lados.
event-you-reversed = Você anulou o ato { $act }. A { -game } fica como estaria sem o ato, e o tempo em que nenhum { -move } era possível não é descontado de nenhum dos lados.
event-withdrawn = { $who-is ->
    [you] Você retirou-se.
   *[other] { $who } retirou-se.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Você perdeu por silêncio metade das suas { -game(case: "plural") } neste torneio, e isso vale como retirada.
   *[other] { $who } perdeu por silêncio metade das próprias { -game(case: "plural") } neste torneio, e isso vale como retirada.
}
event-withdrawal-noted = { $arbiter } anotou: { $who-is ->
    [you] você retirou-se
   *[other] { $who } retirou-se
}.
event-withdrawn-waits = Nenhum { -clock } corre até que a { -arbiter } decida a { -game }.

event-mail-returned = Os e-mails para { $who-is ->
    [you] você
   *[other] { $who }
} voltam sem serem entregues.
event-mail-arrives = Os e-mails para { $who-is ->
    [you] você
   *[other] { $who }
} chegam de novo.
event-zone = { $who-is ->
    [you] O seu fuso horário
   *[other] O fuso horário de { $who }
} foi anotado.
event-other = Outro evento foi anotado.

## The end of a game

over-white-wins = { $game } terminou, { $result }: { $who-is ->
    [you] você ({ -white }) vence
   *[other] { $who } ({ -white }) vence
} { $how }.
over-black-wins = { $game } terminou, { $result }: { $who-is ->
    [you] você ({ -black }) vence
   *[other] { $who } ({ -black }) vence
} { $how }.
over-both-lose = { $game } terminou, { $result }: os dois lados perdem { $how }.
over-no-result = { $game } terminou, { $result }: sem resultado, { $how }.
over-drawn = { $game } terminou, { $result }: { -draw } { $how }.
over-drawn-not-won = { $game } terminou, { $result }: { -draw }. O fim veio { $how }, mas o { -opponent } não podia dar { -mate }.
ending-by-silence = por silêncio: nenhum { -move } foi feito durante tempo demais
ending-checkmate = por { -mate }
ending-resignation = por { -resign(form: "noun") }
ending-stalemate = por { -stalemate }
ending-dead-position = porque nenhum dos lados pode dar { -mate }
ending-agreement = por acordo
ending-threefold = por repetição tripla, mediante { -claim }
ending-fifty = pela regra dos 50 { -move(case: "plural") }, mediante { -claim }
ending-tablebase = por { -tablebase }, mediante { -claim }
ending-fivefold = por repetição quíntupla
ending-seventy-five = pela regra dos 75 { -move(case: "plural") }
ending-time = por esgotamento do tempo
ending-illegal-moves = por { -move(case: "plural") } ilegais
ending-sealed-move = porque o { -sealed-move } era ambíguo ou { -illegal }
ending-forfeit = por derrota decretada (W.O.)
ending-cancelled = porque a { -arbiter } cancelou a { -game }
ending-annulled = porque a { -arbiter } anulou a { -game }
ending-expulsion = por expulsão do { -opponent }
ending-withdrawal = por retirada
ending-adjudication = por adjudicação

## What was done, to the player whose command it was

done-moved = Jogado.
done-moved-with-offer = Jogado, com { -draw-offer }.
done-message = A sua mensagem está no histórico e a caminho do { -opponent }.
done-draw-offered = Você propõe { -draw }. A proposta vale até o { -opponent } responder.
done-draw-declined = Você recusou o { -draw }. A { -game } continua.
done-claim-upheld = A sua { -claim } está correta.
done-claim-referred = A { -arbiter } decidirá a sua { -claim }. Você receberá a decisão por e-mail.
done-claim-is-offer = A { -claim } vale como { -draw-offer }, que o { -opponent } pode aceitar (FIDE 9.5.3).
done-penalty = O { -opponent } recebe mais tempo no { -clock }: { $time }.
done-analysed = A sua análise está no histórico, para a { -arbiter }.
done-adjournment-proposed = Você propõe um { -adjourn }. A { -game } continua até o { -opponent } concordar.
done-adjournment-declined = Você recusou o { -adjourn }. A { -game } continua.
done-adjourned = A { -game } está para ser { -adjourn(form: "feminine") }: o lado que tem a vez { -seal(form: "present") } um { -move }.
done-drafted = O rascunho está num { -envelope }. Ainda não está { -seal(form: "masculine") }: para selá-lo, escreva “{ command-seal }” sozinho numa linha.
done-sealed = O { -move } está { -seal(form: "masculine") }, e a { -game } está { -adjourn(form: "feminine") }.
done-sealed-with-offer = O { -move } está { -seal(form: "masculine") } com a sua { -draw-offer }, e a { -game } está { -adjourn(form: "feminine") }. O { -opponent } só saberá da proposta quando o { -envelope } for aberto. A partir daí ela vale até o { -opponent } responder ou jogar.
done-drafted-with-offer = A sua { -draw-offer } está no { -envelope } com o rascunho. O { -opponent } só saberá dela quando o { -envelope } { -seal(form: "masculine") } for aberto.
done-resumption-asked = Você pediu a { -resume }. A { -game } continua quando o { -opponent } também a pedir, o mais tardar na hora marcada.
done-resumed = A { -game } foi { -resume }.
done-publication-agreed = Você concorda que o { -envelope } seja mostrado. Ele será mostrado quando o { -opponent } também concordar.
done-published = O { -envelope } é mostrado no histórico.
done-reading-chosen = O { -sealed-move } vale como o { -move } que você escolheu.
done-clocks-questioned = A { -arbiter } é avisada de que, segundo você, os { -clock(case: "plural") } estão errados.
done-flag-fell = A { -flag } caiu.
done-leave = Você está de { -leave } de { $first } a { $last }, incluídos os dois dias. Nesse período o seu { -clock } fica parado.
done-no-leave = A sua { -leave } de { $first } a { $last } está cancelada. Nesses dias o seu { -clock } conta.
done-reflection = Você continua a refletir sobre este { -move }. Por enquanto o seu silêncio não faz perder a { -game }, e o seu { -clock } continua a correr.
done-refilled = Da sua reserva para o seu { -clock }: { $time }.
done-withdrawn = Você retirou-se desta { -game }.
done-appealed = O seu { -appeal } contra o ato { $act } está no histórico. O ato vale até que outra pessoa da { -arbiter } decida, e você receberá a decisão por e-mail.
done-game-over = A { -game } terminou.

## The position in words

pieces-none = nenhuma
board-figures = Neste tabuleiro, as peças preenchidas e sublinhadas são as das { -black }.
pieces = { -white }: { $white }. { -black }: { $black }.
pieces-king = { $count ->
    [one] Rei
   *[other] Reis
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
    [one] Bispo
   *[other] Bispos
} { $squares }
pieces-knight = { $count ->
    [one] Cavalo
   *[other] Cavalos
} { $squares }
pieces-pawn = { $count ->
    [one] Peão
   *[other] Peões
} { $squares }

## Clocks

clock-limit = O limite é { $control }.
clock-control = Ritmo de jogo: { $control }.
clock-white = { -white } { $name }: { $times }.
clock-black = { -black } { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (e a mais para o próximo { -move }: { $gained })
clock-with-less = { $times } (e a menos para o próximo { -move }: { $lost })
clock-used = gasto { $time }
clock-left = restante { $time }
clock-on-the-clock = no { -clock } { $time }
clock-with-bank = { $left } e na reserva { $bank }
clock-this-move = Este { -move } de { $name }: gasto { $used }, descontado { $charged }.
clock-delay = Resto do atraso: { $left }. Até ele acabar, nada é descontado.
clock-stopped = O { -clock } parou nesta hora: { $at }. Ele continua do ponto em que parou.
clock-paused-leave = O { -clock } está parado: { -leave }.
clock-paused-free-day = O { -clock } está parado: dia livre.
clock-paused-night = O { -clock } está parado durante a noite.
clock-next = A seguir: { $what }, { $at }.
clock-next-time-is-up = o tempo acaba
clock-next-silence = a { -game } é perdida por silêncio
clock-next-delay-over = o atraso acaba
clock-next-double = o tempo conta em dobro
clock-next-day = mais um dia é descontado
clock-next-refill = o { -clock } pode ser recarregado da reserva
clock-next-leave = começa a { -leave }
clock-next-free-day = começa um dia livre
clock-next-night = começa a pausa noturna
clock-next-goes-on = o { -clock } continua

## Whose move it is, and until when

state-your-move = É a sua vez, { -move } { $number }. Responda com o seu { -move } até { $until } (daqui a { $left }).
state-their-move = { $name } tem até { $until } (daqui a { $left }) para jogar.
state-you-seal = Sele o seu { -move } { $number } até { $until } (daqui a { $left }).
state-they-seal = { $name } deve { -seal } o próximo { -move } até { $until } (daqui a { $left }).
state-adjourned-yours = O seu { -clock } corre até { $until } (daqui a { $left }).
state-adjourned-theirs = O { -clock } do { -opponent } corre até { $until } (daqui a { $left }).
state-you-on-leave = Você está de { -leave } e não pode jogar antes desta data: { $back }. O seu { -move } { $number }: responda com ele a partir de então, até { $until }.
state-on-leave = { $name } está de { -leave } até { $back }, e tem até { $until } para jogar.
state-doubles = O tempo deste { -move } conta em dobro a partir de { $at }, depois de { $after } de reflexão; a data para responder já leva isso em conta.
state-doubled = O tempo deste { -move } conta em dobro desde { $at }, depois de { $after } de reflexão; a data para responder já leva isso em conta.
state-your-flag = A sua { -flag } caiu: { $at }. Até que o { -opponent } ou a { -arbiter } reivindique a queda, o seu { -move } ainda vale: faça-o imediatamente.
state-your-flag-for-arbiter = A sua { -flag } caiu: { $at }. Até que a { -arbiter } reivindique a queda, o seu { -move } ainda vale: faça-o imediatamente.
state-flag-to-claim = A { -flag } de { $name } caiu: { $at }. Para encerrar a { -game } por isso, responda “{ command-claim-time }”; até lá um { -move } ainda vale.
state-flag = A { -flag } de { $name } caiu: { $at }. Até que a { -arbiter } encerre a { -game } por isso, um { -move } ainda vale.

## Reminders

reminder-time = Lembrete de { $site }: o seu tempo está no fim.
reminder-silence = Aviso de { $site }: há muito tempo você não joga, e o silêncio faz perder a { -game } depois de { $until }. Jogue, ou escreva “{ command-reflect }” para continuar a refletir com o seu { -clock } a correr.
reminder-silent-flag = Aviso de { $site }: há muito tempo você não joga, e o seu tempo acaba depois de { $until }.
restored = O serviço teve de ser restaurado a partir de uma cópia de segurança. { -move(case: "Plural") } e mensagens posteriores perderam-se, mas o tempo foi devolvido. A { -game } está como é mostrada aqui. Os { -move(case: "plural") } condicionais foram descartados: envie-os de novo, por favor. Responda a este e-mail; respostas a e-mails mais antigos não têm efeito.
restored-from = O serviço teve de ser restaurado a partir de uma cópia de segurança desta data: { $at }. { -move(case: "Plural") } e mensagens posteriores perderam-se, mas o tempo foi devolvido. A { -game } está como é mostrada aqui. Os { -move(case: "plural") } condicionais foram descartados: envie-os de novo, por favor. Responda a este e-mail; respostas a e-mails mais antigos não têm efeito.

## Conditional moves

conditions-none = Você não tem agora { -move(case: "plural") } condicionais.
conditions-kept = Os seus { -move(case: "plural") } condicionais estão guardados.
conditions-replaced = Os seus { -move(case: "plural") } condicionais estão guardados. Eles substituem os que você tinha dado antes (número de linhas: { $count }).
conditions-stored = Os seus { -move(case: "plural") } condicionais são agora estes. Cada linha é uma sequência:
conditions-not-foreseen = Nenhum dos seus { -move(case: "plural") } condicionais responde a este { -move }; os restantes foram descartados.
conditions-others-dropped = Os seus { -move(case: "plural") } condicionais para outros { -move(case: "plural") } do { -opponent } foram descartados, porque esses já não são possíveis.
conditions-you-decide = O seu { -move } condicional não foi jogado, porque o { -opponent } fez uma proposta que cabe a você decidir. Se jogar esse { -move } agora, fica o resto da linha dele; os { -move(case: "plural") } condicionais para outros { -move(case: "plural") } foram descartados.
conditions-mail-unread = O seu { -move } condicional não foi jogado, porque um e-mail seu sobre esta { -game } chegou antes do { -move } e ainda não tinha sido lido: ele poderia ter retirado o { -move } condicional. Se jogar esse { -move } agora, fica o resto da linha dele; os { -move(case: "plural") } condicionais para outros { -move(case: "plural") } foram descartados.
conditions-adjourned = Os seus { -move(case: "plural") } condicionais foram descartados: um { -move } de um { -envelope } nunca é respondido sem ser visto.
conditions-taken-back = Os seus { -move(case: "plural") } condicionais foram descartados: eram para a { -game } como ela estava antes.

## Messages of the players

writes = { $who } escreve:
writes-replaced = A pessoa substituída escreve:
writes-arbiter = A { -arbiter } escreve:
writes-more = ... continua em { $url }

## Envelopes

sealed-commitment = O { -move } está num { -envelope } cifrado que ninguém abre antes de a { -game } ser { -resume }. Isto é o SHA-256 do texto do { -envelope }, o código de prova. Guarde-o: ele provará que o { -envelope } é o que foi { -seal(form: "masculine") } agora.
opened-commitment = O texto do { -envelope } está no histórico da { -game }; o seu SHA-256 é o código de prova impresso quando o { -move } foi { -seal(form: "masculine") } ({ $url }):

## How to answer

answer-move = Como responder: responda a este e-mail com uma linha, por exemplo “{ $example }”; serve qualquer notação.
answer-seal = Como responder: responda a este e-mail com uma linha, por exemplo “{ command-seal }{"\u00A0"}{ $example }”; serve qualquer notação.
answer-seal-clock = O seu { -clock } corre até o { -move } ser { -seal(form: "masculine") }. Ninguém o vê antes de ser aberto.
answer-draw = { $opponent } propõe { -draw }: responda “{ command-accept }” para concordar, “{ command-decline }” para recusar.
answer-draw-on-move = { $opponent } propõe { -draw }: responda “{ command-accept }” para concordar, “{ command-decline }” para recusar; um { -move } também recusa.
answer-adjournment = { $opponent } propõe um { -adjourn }: responda “{ command-adjourn }” para concordar; o lado que tem a vez { -seal(form: "present") } então o próximo { -move }, e o { -clock } para. Responda “{ command-decline-adjournment }” para continuar a jogar.
commands-help = Responda “{ command-help }” para ver os comandos.
commands = Comandos, um por linha: o seu { -move }; o seu { -move } e “{ command-draw }”; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = O { -sealed-move } fica no seu { -envelope }. Ele só é mostrado se você e o { -opponent } responderem “{ command-publish }”.
moves = { -move(case: "Plural") }: { $moves }
game-took = { $moves ->
    [0] A { -game } durou { $moves } { -move(case: "plural") }, em { $time }.
    [one] A { -game } durou { $moves } { -move }, em { $time }.
   *[other] A { -game } durou { $moves } { -move(case: "plural") }, em { $time }.
}
game-took-no-move = A { -game } durou { $time }, e nenhum { -move } foi jogado.
game-attached = A { -game } inteira está em anexo como { $file }, para programas de xadrez.
game-attached-short = Os { -move(case: "plural") } estão em anexo como { $file }, para programas de xadrez. Com os comentários, a { -game } é longa demais para um e-mail; veja { $url }
pgn-too-long = A { -game } é longa demais para este e-mail: responda “{ command-pgn }”, ou veja { $url }

resume-played = o { -sealed-move } é jogado
resume-opened-and-played = a { -arbiter } abre o { -envelope }, o { -sealed-move } é jogado
resume-reply-when-ready = Quando quiser continuar, responda “{ command-resume }”.
resume-opponent-ready = { $opponent } já pediu a { -resume }. Quando você também quiser continuar, responda “{ command-resume }”: então { $then }. Senão a { -game } é { -resume } na sua ausência, nesta hora: { $latest }.
resume-when-opponent-too = Se { $opponent } também pedir a { -resume } antes de { $latest }, a { -game } é { -resume } nesse momento. Senão o { -clock } de { $opponent } corre a partir de { $latest }, e o { -envelope } é aberto quando { $opponent } comparecer.
resume-when-both-sealer = Se os dois lados pedirem a { -resume } antes de { $latest }, a { -game } é { -resume } nesse momento. Senão o { -clock } de { $opponent } corre a partir de { $latest }, e o { -envelope } é aberto quando { $opponent } comparecer.
resume-when-opponent = A { -game } é { -resume } quando { $opponent } pedir, o mais tardar nesta hora: { $latest }.
resume-when-opponent-ready-too = A { -game } é { -resume } quando { $opponent } também pedir, o mais tardar nesta hora: { $latest }.
resume-when-both = Se os dois lados pedirem a { -resume } antes de { $latest }, a { -game } é { -resume } nesse momento. Senão o seu { -clock } corre a partir de { $latest }. O { -envelope } é aberto quando você responder “{ command-resume }”.
resume-now = Responda “{ command-resume }” para abrir o { -envelope }: { $then } e o seu { -clock } começa a correr. Senão a { -game } é { -resume } nesta hora: { $latest }.
resume-clock-runs = Responda “{ command-resume }”: então { $then }. O seu { -clock } corre até você responder.
resume-show-text = Mostre o texto que você selou, por HTTP (abrir o { -envelope }), ou entregue-o à { -arbiter }.
resume-choose = O { -sealed-move } pode significar mais de uma coisa, e a escolha é sua: responda “{ command-choose } { $first }”, ou outro destes: { $readings }. O seu { -clock } corre.
default-you = Responda “{ command-resume }” até { $until }: senão você perde a { -game } por ausência (FIDE Guidelines I.10).
default-opponent = Se { $opponent } não comparecer até { $until }, { $opponent } perde a { -game } por ausência (FIDE Guidelines I.10).
default-sealer = Se { $opponent } não comparecer até { $until } e o { -envelope } não for aberto antes, { $opponent } perde a { -game } por ausência (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Você deve { -seal } o próximo { -move }. O seu { -clock } corre até que ele esteja { -seal(form: "masculine") }.
   *[other] { $who } deve { -seal } o próximo { -move }. O { -clock } desse lado corre até que o { -move } esteja { -seal(form: "masculine") }.
}
standing-sealing-then = Depois que o { -move } for { -seal(form: "masculine") }, nenhum { -clock } corre. A { -game } fica então parada no máximo durante este tempo: { $after }.
standing-sealing-reply = { $who-is ->
    [you] O { -opponent } pode { -seal } a resposta, porque você não compareceu. Nesse caso o seu { -clock } corre.
   *[other] A resposta pode ser selada, porque { $who } não compareceu. Nesse caso corre o { -clock } de { $who }.
}
standing-drafted = { $who-is ->
    [you] O seu rascunho está no { -envelope }. Sele-o, ou substitua-o por outro.
   *[other] Um rascunho de { $who } está no { -envelope }.
}
standing-sealed = { $who-is ->
    [you] A { -game } está { -adjourn(form: "feminine") }. Você selou o { -move } { $number }, e nenhum { -clock } corre.
   *[other] A { -game } está { -adjourn(form: "feminine") }. { $who } selou o { -move } { $number }, e nenhum { -clock } corre.
}
standing-ready = { $who-is ->
    [you] Você pediu a { -resume }.
   *[other] { $who } pediu a { -resume }.
}
standing-not-ready = { $who-is ->
    [you] Você ainda não pediu a { -resume }.
   *[other] { $who } ainda não pediu a { -resume }.
}
standing-when-both = Se os dois lados pedirem a { -resume } antes de { $latest }, a { -game } é { -resume } logo depois do segundo pedido.
standing-when-one = { $who-is ->
    [you] A { -game } é { -resume } quando você pedir a { -resume }, o mais tardar nesta hora: { $latest }.
   *[other] A { -game } é { -resume } quando { $who } pedir a { -resume }, o mais tardar nesta hora: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Senão, o seu { -clock } corre a partir de { $latest }, e o { -envelope } é aberto quando você comparecer.
   *[other] Senão, o { -clock } de { $who } corre a partir de { $latest }, e o { -envelope } é aberto quando esse lado comparecer.
}
standing-else-without = { $who-is ->
    [you] Senão, a { -game } é { -resume } na sua ausência, nesta hora: { $latest }.
   *[other] Senão, a { -game } é { -resume } na ausência de { $who }, nesta hora: { $latest }.
}
standing-opens = { $by ->
    [arbiter] A { -arbiter } abre então o { -envelope }.
   *[service] O serviço abre então o { -envelope }.
} { $who-is ->
    [you] O { -sealed-move } é jogado, e o seu { -clock } corre.
   *[other] O { -sealed-move } é jogado, e o { -clock } de { $who } corre.
}
standing-due = A { -game } foi { -resume }. Nenhum { -clock } corre antes que o { -envelope } seja aberto.
standing-reply-sealed = A resposta ao { -move } que foi aberto está selada.
standing-absent = { $who-is ->
    [you] A { -game } foi { -resume }, e você não compareceu. O seu { -clock } corre até { $until }, e o { -envelope } é aberto quando você comparecer.
   *[other] A { -game } foi { -resume }, e { $who } não compareceu. O { -clock } desse lado corre até { $until }, e o { -envelope } é aberto quando esse lado comparecer.
}
standing-awaited = { $who-is ->
    [you] A { -game } foi { -resume }, e você ainda não compareceu.
   *[other] A { -game } foi { -resume }, e { $who } ainda não compareceu.
}
standing-late = Um dos lados compareceu tarde demais e perde, a não ser que o { -sealed-move } tenha terminado a { -game }. Primeiro é aberto o { -envelope }.
standing-missing = { $who-is ->
    [you] O { -envelope } não pode ser aberto. Mostre o texto que você selou: o seu { -clock } corre até { $until }.
   *[other] O { -envelope } não pode ser aberto. { $who } deve mostrar o texto que selou, e o { -clock } desse lado corre até { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] O { -envelope } não pode ser aberto, e nenhum { -clock } corre. A { -arbiter } decide a { -game }, a não ser que você mostre o texto que selou.
   *[other] O { -envelope } não pode ser aberto, e nenhum { -clock } corre. A { -arbiter } decide a { -game }, a não ser que { $who } mostre o texto que selou.
}
standing-choosing = { $who-is ->
    [you] O { -sealed-move } pode significar mais de um { -move }, e a escolha é sua. O seu { -clock } corre até { $until }.
   *[other] O { -sealed-move } pode significar mais de um { -move }, e a escolha é de { $who }. O { -clock } desse lado corre até { $until }.
}
standing-default = Diga até { $until } que você está aqui: senão você perde a { -game } por ausência (FIDE Guidelines I.10).
standing-may-resume = Você já pode pedir a { -resume }.
standing-may-end = Até o { -envelope } ser aberto, você pode propor { -draw } ou { -resign }. Se a { -game } terminar assim, o { -envelope } fica fechado, a não ser que os dois lados concordem em mostrá-lo.

## For arbiters

arbiter-session-continues = A sessão acabou e o lado que tem a vez deveria { -seal } agora, mas faltam pessoas para o { -envelope }: das pessoas da { -arbiter } indicadas, poucas ainda estão nela, têm uma chave e não jogam nesta { -game }. A { -game } continua até que um número suficiente delas defina uma chave, ou até que ela já não deva ser { -adjourn(form: "feminine") }.
arbiter-fetch = O { -envelope } espera por você. Abra-o com a sua chave na página dele: { $url }. Até lá nenhum { -clock } corre.
arbiter-fen = Isto é, em FEN:
arbiter-fen-after = Depois do { -move } anunciado isto é, em FEN:
arbiter-withdrawn = A decisão cabe a você: responda com uma linha, “arbiter { $game } adjudicate 1-0: ” (ou 0-1, 1/2, 0-0) e o motivo, ou substitua quem saiu: “arbiter { $game } replace { $side } NAME: ” e o motivo.
arbiter-default = Quem não comparecer até { $until } perde a { -game } por ausência (FIDE Guidelines I.10).
arbiter-agree-open = Se você concorda, responda com uma linha, “arbiter { $game } open”.
arbiter-agree-show = Se você concorda, abra o { -envelope } na página dele e indique o seu motivo: { $url }.
arbiter-agree-two = Uma abertura antecipada exige o acordo de ambas as pessoas.
arbiter-clocks = Cabe a você decidir os tempos corretos: “correct_clocks” em { $url }.
arbiter-flag = Para encerrar a { -game } pela queda da { -flag }, responda com uma linha: “arbiter { $game } flag”.
arbiter-more = Tudo o que espera pela { -arbiter }: { $queue }, ou “postzug arbiter list”. Tudo o que se fez ou se tentou nesta { -game }: { $trail }.

## Answers to mails

unanswered = { $count ->
    [one] Um dos seus e-mails desde { $since } ficou
   *[other] { $count } dos seus e-mails desde { $since } ficaram
} sem resposta, porque você recebeu muitas respostas em pouco tempo. Os { -move(case: "plural") } e comandos claros foram executados; todo o resto não. Confira a situação atual, por favor, e repita o que ainda falta.
next-answer = Você recebeu muitas respostas em pouco tempo, por isso a próxima só virá depois desta hora: { $at }. Até lá cada e-mail continua a ser lido, e um { -move } ou comando claro é executado; depois um e-mail diz que outros ficaram sem resposta.
next-answer-reach = Se precisar de ajuda antes disso, escreva a quem mantém este serviço: { $address }.
next-answer-stranger = Este endereço recebeu várias respostas em pouco tempo, por isso a próxima só virá depois desta hora: { $at }. Os e-mails que chegarem antes ficam sem resposta.
more-lines = ... e mais { $count ->
    [one] { $count } linha
   *[other] { $count } linhas
}.
more-lines-too-many = ... e mais { $count ->
    [one] { $count } linha, demais
   *[other] { $count } linhas, demais
} para um e-mail.
did-you-mean = Você quis dizer { $move }? Então responda a este e-mail com a palavra “{ word-yes }”, até { $until }: o { -move } vale desde a chegada do seu primeiro e-mail. Se não, responda “{ word-no }”, ou com o seu { -move } sozinho numa linha.
confirm-public-address = Um e-mail seu chegou a um endereço que não prova quem o escreveu, por isso ainda não foi tratado. Por favor, responda para o endereço de resposta dos nossos e-mails, que o prova.
confirm-arbiter-act = Um e-mail seu com um ato da { -arbiter } chegou ao endereço de uma { -game }. Esse endereço está em cada e-mail da { -game } que é citado ou reencaminhado, por isso o seu ainda não foi tratado.
confirm-other-sender = Chegou um e-mail em seu nome, vindo de { $from }, que não é o endereço da sua conta. Ele ainda não foi tratado.
author-unproved = Chegou um e-mail em seu nome ao seu endereço de resposta. As suas configurações exigem mais provas de quem o escreveu do que ele traz, por isso ainda não foi tratado.
confirm-how = Ele é seu? Então responda a este e-mail com a palavra “{ word-yes }”, até { $until }. Ele vale então desde a sua primeira chegada. Se não, responda “{ word-no }”, ou não faça nada.

## A new account

join-confirm = Você quer uma conta aqui, com o nome { $name }? Então responda a este e-mail com a palavra “{ word-yes }”, até { $until }. Para outro nome responda com uma linha, por exemplo “{ command-join } Anna Berg”. Se não pediu isto, não faça nada: sem o seu sim nenhuma conta é criada, e o seu e-mail é apagado.
join-name = Com que nome você quer jogar? Responda a este e-mail com uma linha, por exemplo “{ command-join } Anna Berg”. Isso cria a sua conta, se chegar até { $until }. Se não pediu isto, não faça nada.
code-sign-up = O seu código para criar a sua conta:
code-sign-in = O seu código para entrar:
code-change-address = O seu código para usar este endereço a partir de agora:
code-asked-by = Pedido por: { $device }.
code-browser = um navegador
code-how = Escreva-o onde o pediu; vale uma só vez, durante { $valid }. Se não o pediu, não faça nada: sem o código nada acontece. Ninguém de { $site } lhe pedirá jamais este código.
code-subject = O seu código para { $site }
account-subject = A sua conta em { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] o que aconteceu nas suas { -game(case: "plural") }
    [one] é a sua vez em 1 { -game }
   *[other] é a sua vez em { $count } { -game(case: "plural") }
}
digest = { $count ->
    [0] Não é a sua vez em nenhuma { -game }.
    [one] É a sua vez em 1 { -game }.
   *[other] É a sua vez em { $count } { -game(case: "plural") }, primeiro a de { -deadline } mais próximo.
}
digest-game = { $game } { $white } - { $black }
digest-until = O seu { -move } { $number }: até { $until } (daqui a { $left }).
digest-move = Para jogar, escreva para este endereço, por exemplo: { $example }
digest-write = Para escrever sobre esta { -game }, use este endereço:
digest-more = { $count ->
    [one] Há mais 1 { -game }. Escreva “{ command-games }” para uma lista de todas.
   *[other] Há mais { $count } { -game(case: "plural") }. Escreva “{ command-games }” para uma lista de todas.
}

## Challenges

challenge = { $other } desafia você para uma { -game }: { $terms }.
challenge-how = Responda até { $until }: responda a este e-mail com uma linha, “{ command-accept-challenge } { $challenge }” ou “{ command-decline-challenge } { $challenge }”.
challenge-declined = { $other } recusou o seu desafio { $challenge } ({ $terms }).
challenge-withdrawn = { $other } retirou o desafio { $challenge }. Você não precisa fazer nada.
challenge-subject = [{ $challenge }] { $other } desafia você
challenge-declined-subject = [{ $challenge }] { $other } recusou o seu desafio
challenge-withdrawn-subject = [{ $challenge }] { $other } retirou o desafio
challenge-you-white = você joga com as { -white }
challenge-you-black = você joga com as { -black }
challenge-colours-drawn = as cores são sorteadas quando a { -game } começa
terms-public-sentence = { $plies ->
    [0] Qualquer pessoa pode ler os { -move(case: "plural") } sem conta.
    [one] Qualquer pessoa pode ler os { -move(case: "plural") } sem conta, com atraso de { $plies } meio-{ -move }.
   *[other] Qualquer pessoa pode ler os { -move(case: "plural") } sem conta, com atraso de { $plies } meios-{ -move(case: "plural") }.
}
start-chess960 = posição { $number } de Chess960
start-from = a partir de { $fen }
start-drawn-chess960 = uma posição de Chess960 sorteada quando a { -game } começa

## The regulations of a game that are not the usual ones

terms-claim-after = O { -draw } pode ser reivindicado depois de { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
} de cada lado sem captura nem { -move } de peão.
terms-not-automatic = A repetição e os { -move(case: "plural") } sem captura nem { -move } de peão só terminam a { -game } mediante { -claim }.
terms-wrong-claim = { $days ->
    [0] O { -opponent } não ganha tempo quando uma { -claim } está errada.
    [one] O { -opponent } ganha um dia para o próximo { -move } quando uma { -claim } está errada.
   *[other] O { -opponent } ganha { $days } dias para o próximo { -move } quando uma { -claim } está errada.
}
terms-offer-again = { $moves ->
    [one] Depois de uma { -draw-offer }, o mesmo lado faz um { -move } antes de propor de novo.
   *[other] Depois de uma { -draw-offer }, o mesmo lado faz { $moves } { -move(case: "plural") } antes de propor de novo.
}
terms-illegal-gains = { $days ->
    [one] O { -opponent } ganha um dia para o próximo { -move } quando um { -move } é { -illegal }.
   *[other] O { -opponent } ganha { $days } dias para o próximo { -move } quando um { -move } é { -illegal }.
}
terms-illegal-loses = { $count ->
    [one] O primeiro { -move } { -illegal } de um lado faz perder a { -game }.
   *[other] O { ordinal } { -move } { -illegal } de um lado faz perder a { -game }.
}
terms-ambiguous-gains = { $days ->
    [one] O { -opponent } ganha um dia para o próximo { -move } quando um { -move } é ambíguo.
   *[other] O { -opponent } ganha { $days } dias para o próximo { -move } quando um { -move } é ambíguo.
}
terms-ambiguous-loses = { $count ->
    [one] O primeiro { -move } ambíguo de um lado faz perder a { -game }.
   *[other] O { ordinal } { -move } ambíguo de um lado faz perder a { -game }.
}
terms-appeal = { $days ->
    [0] Não há { -appeal } contra um ato da { -arbiter }.
    [one] Cada lado pode apresentar { -appeal } contra um ato da { -arbiter } no { -deadline } de um dia.
   *[other] Cada lado pode apresentar { -appeal } contra um ato da { -arbiter } no { -deadline } de { $days } dias.
}
terms-takeback = A { -arbiter } pode permitir desfazer um engano de escrita.
terms-arbiters = { $n ->
    [one] Uma pessoa está indicada para a { -arbiter } desta { -game }: { $accounts }.
   *[other] { $n } pessoas estão indicadas para a { -arbiter } desta { -game }: { $accounts }.
}
terms-session = { $days ->
    [one] Depois de uma sessão de um dia, o lado que tem a vez { -seal(form: "present") } o { -move }.
   *[other] Depois de uma sessão de { $days } dias, o lado que tem a vez { -seal(form: "present") } o { -move }.
}
terms-resumes = { $days ->
    [one] Uma { -game } { -adjourn(form: "feminine") } é { -resume } um dia depois de { -seal(form: "masculine") } o { -move }, salvo se outra coisa for combinada.
   *[other] Uma { -game } { -adjourn(form: "feminine") } é { -resume } { $days } dias depois de { -seal(form: "masculine") } o { -move }, salvo se outra coisa for combinada.
}
terms-opponent-chooses = Se um { -sealed-move } tem duas leituras, o { -opponent } escolhe uma.
terms-check-in = Os dois lados confirmam a presença antes de uma { -game } { -adjourn(form: "feminine") } ser { -resume }.
terms-default = { $days ->
    [0] Quem não está presente na hora da { -resume } perde.
    [one] Quem não está presente um dia depois da hora da { -resume } perde.
   *[other] Quem não está presente { $days } dias depois da hora da { -resume } perde.
}
terms-holders = { $needed ->
    [one] Para abrir um { -envelope } basta a chave de uma destas pessoas da { -arbiter }: { $accounts }.
   *[other] Para abrir um { -envelope } é preciso juntar { $needed } chaves destas pessoas da { -arbiter }: { $accounts }.
}
terms-early = Duas pessoas da { -arbiter } têm de concordar em abrir um { -envelope } antes da hora.
terms-free-weekdays = Nenhum { -clock } corre nestes dias de cada semana: { $weekdays }.
terms-free-dates = Nenhum { -clock } corre nestes dias: { $dates }.
terms-free-night = Nenhum { -clock } corre das { $from } às { $until }, no fuso horário do lado a que o { -clock } pertence.
terms-leave = { $days ->
    [one] Cada lado pode tirar um dia de { -leave } por ano civil.
   *[other] Cada lado pode tirar { $days } dias de { -leave } por ano civil.
}
terms-leave-ahead = { $days ->
    [one] Uma { -leave } deve ser marcada com pelo menos um dia de antecedência.
   *[other] Uma { -leave } deve ser marcada com pelo menos { $days } dias de antecedência.
}
terms-leave-moves = Durante a { -leave } é permitido jogar.
terms-silence = Quem não joga nenhum { -move } durante { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} perde a { -game }, a não ser que tenha dito que continua a refletir. Os lembretes vêm depois destes números de dias: { $reminders }.
terms-flag-claimed = Quando uma { -flag } cai, é o { -opponent } ou a { -arbiter } que termina a { -game } por isso. Até lá um { -move } ainda vale.
terms-flag-arbiter = Quando uma { -flag } cai, só a { -arbiter } termina a { -game } por isso. Até lá um { -move } ainda vale.
terms-tablebase = É permitido reivindicar por { -tablebase } com no máximo { $men ->
    [one] { $men } peça
   *[other] { $men } peças
} no tabuleiro. { $fifty ->
    [yes] A regra dos 50 { -move(case: "plural") } vale nesse caso.
   *[no] A regra dos 50 { -move(case: "plural") } não vale nesse caso.
}
terms-undecided = { $days ->
    [one] A { -arbiter } tem um dia para decidir uma { -claim } que nenhuma { -tablebase } daqui abrange.
   *[other] A { -arbiter } tem { $days } dias para decidir uma { -claim } que nenhuma { -tablebase } daqui abrange.
}
terms-adjudication = Cada lado pode pedir que a { -arbiter } decida a { -game } com base em análise. { $stops ->
    [yes] Nenhum { -clock } corre até a decisão.
   *[no] A { -game } continua até a decisão.
}
terms-adjudicated = { $days ->
    [one] A { -arbiter } tem um dia para decidir com base em análise.
   *[other] A { -arbiter } tem { $days } dias para decidir com base em análise.
}
terms-annulled = { $moves ->
    [one] Se um dos lados se retira antes de ambos terem feito um { -move }, a { -game } é anulada.
   *[other] Se um dos lados se retira antes de ambos terem feito { $moves } { -move(case: "plural") }, a { -game } é anulada.
}
terms-withdrawn = Quando um dos lados se retira, a { -game } fica parada até que a { -arbiter } a adjudique ou outra pessoa continue a jogá-la.
terms-silent = Perder por silêncio metade das próprias { -game(case: "plural") } de um torneio vale como retirada do torneio.
terms-conditions-visible = O { -opponent } vê os { -move(case: "plural") } condicionais antes de serem jogados.
terms-protection = Depois dos { -move(case: "plural") } com incremento, um lado com menos de três dias no total passa a ter três.

## Receipts of the log

receipt = O { -envelope } com o { -sealed-move } de { $game } está no log de todos os eventos, como entrada { $entry }. A partir de agora ninguém, nem nós, pode mudar o { -envelope } ou a hora em que foi { -seal(form: "masculine") } sem que este e-mail prove a mudança. Guarde este e-mail, por favor: o anexo { $file } é a prova. Ele não revela o { -move }.
receipt-how-to-check = A { -arbiter } pode conferir isto sem nós e sem rede: com o script verify.sh, que só precisa de bash, awk e openssl, ou só com bash e openssl, como explica “A receipt by hand” em docs/internals/log.md. Tire o script da sua própria cópia de Postzug (“postzug audit script”), nunca de quem lhe mostra a prova. O SHA-256 dele é:
receipt-entry = A entrada do { -envelope } no log:
receipt-hashes = E estes hashes levam dela à raiz assinada abaixo:

## Mail that is passed on to the operator

passed-on = Este e-mail chegou a { $mailbox }@ e veio de { $from }. Uma resposta vai para quem o escreveu, não para nós. É o e-mail { $number } da caixa de entrada: “postzug inbox show { $number } --raw” mostra tudo o que está guardado dele.
passed-on-no-address = alguém sem endereço simples
passed-on-shortened = ... (abreviado)
passed-on-header = O seu cabeçalho:

## Below every mail

# No word of sealing, no digit but that of the move and the time, and no way of a command at the beginning.
subject-your-mail = O seu e-mail a { $site }
subject-your-move = é a sua vez ({ -move } { $number })
subject-their-move = é a vez de { $name } ({ -move } { $number })
subject-draw-offered = { $state }, { -draw } proposto
subject-left = { $state }, ainda { $left }
subject-you-won = fim da { -game }, você venceu
subject-you-lost = fim da { -game }, você perdeu
subject-white-won = fim da { -game }, as { -white } venceram
subject-black-won = fim da { -game }, as { -black } venceram
subject-both-lost = fim da { -game }, os dois lados perderam
subject-drawn = fim da { -game }, { -draw }
subject-no-result = fim da { -game }, sem resultado
subject-adjourned-yours = { -game } { -adjourn(form: "feminine") }, o seu { -clock } corre
subject-adjourned = { -game } { -adjourn(form: "feminine") }
subject-undecided = a { -arbiter } decide
subject-for-arbiter = para a { -arbiter }
subject-question = responda, por favor
subject-receipt = o seu recibo
from-name = { $name } via { $site }
footer-player = Este e-mail é para { $name }, que joga em { $game }.
footer-account = Este e-mail é para { $name }, que tem uma conta aqui.
footer-stranger = Se você não pediu este e-mail, ignore-o.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = nota { $number }
heard-notes = O anexo { $file } tem o texto de cada nota abaixo do seu número.
footer-log = O texto abaixo é para programas: o cabeçalho assinado do nosso log.
footer-log-and-pgn = O texto abaixo é para programas: o cabeçalho assinado do nosso log, e a { -game } (PGN).
footer-pgn = O texto abaixo é para programas de xadrez: a { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Você não se retirou. Se quer retirar-se, escreva: { command-withdraw-from-all-games-yes }: e o motivo
hint-withdraw-event = Você não se retirou. Se quer retirar-se, escreva: { command-withdraw-from-event-yes }: e o motivo
hint-appeal = Escreva o número do ato e as suas razões: { command-appeal } 17: ninguém me avisou
hint-colours = Você indicou mais de uma cor. Escreva uma destas palavras: { word-white }, { word-black }, { word-random }
hint-controls = Você indicou mais de um ritmo de jogo. Escreva só um
hint-starts = Você indicou mais de uma posição inicial. Escreva 960 uma só vez
hint-limit = O limite é de 1 a 60 dias por { -move }
hint-bare-length = “{ $text }” pode ser um limite para cada { -move } ou um tempo para vários { -move(case: "plural") }, por isso nenhuma { -game } foi proposta. Para cada { -move }, escreva: { $days } { word-days } { word-a-move }. Para 10 { -move(case: "plural") }, escreva: 10/{ $length }. Para a { -game } inteira, escreva: { $length } { word-in-all }
hint-chess960 = As posições de Chess960 têm números de 0 a 959
hint-control = Este ritmo de jogo está fora dos limites: veja docs/arbitrate/clocks.md
hint-move = Escreva o { -move } depois destas palavras, por exemplo: { command-move } 5254
hint-claim = Escreva: { command-claim-threefold }, ou: { command-claim-fifty }
hint-claim-announced = Escreva: { command-claim-threefold }, ou: { command-claim-fifty }; depois dele, o { -move } que você anuncia, se for o caso
hint-challenge-number = Escreva o número do desafio, por exemplo: { command-accept-challenge } C7
hint-leave-all = Escreva o primeiro e o último dia: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Escreva o primeiro e o último dia: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Escreva o primeiro dia da { -leave }: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Escreva o primeiro dia da { -leave }: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Os seus { -move(case: "plural") } condicionais não foram guardados: não está claro onde um deles termina ou como deve ser lido, por causa de uma vírgula no fim da linha, de uma linha recuada ou que o seu programa de e-mail talvez tenha quebrado, ou de outras palavras junto aos { -move(case: "plural") }. O que estava guardado antes fica. Escreva cada um, desde o seu primeiro { -move }, numa linha própria, por exemplo: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; sem vírgula no fim, e com uma linha vazia entre dois deles. Onde um longo tem de continuar na linha seguinte, quebre-o depois de “{ command-then }”
hint-no-move = Nenhum { -move } foi jogado. Escreva o seu sozinho numa linha
hint-challenge = Escreva: { command-challenge } NOME, e se quiser: { word-white } ou { word-black }, 5 { word-days } ou outro ritmo de jogo, 960
hint-seek = Escreva: { command-seek }, e se quiser: { word-white } ou { word-black }, 5 { word-days } ou outro ritmo de jogo, 960
hint-other-language = Isto é um comando em outro idioma ({ $language }), por isso nada foi feito. Escreva-o no seu idioma ou em inglês, ou escolha aquele idioma com uma linha própria: { command-language } { $tag }
hint-set = Escreva por exemplo: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, ou: { command-set-acknowledge } { word-off }
hint-letters = Escreva: { command-set-letters }, e o nome de um idioma nesse mesmo idioma, por exemplo: { command-set-letters } Deutsch
hint-pgn = Escreva: { command-set-pgn } { word-attached }, ou: { command-set-pgn } { word-not-attached }
hint-pgn-which = Escreva { command-pgn } para esta { -game }, { command-pgn } G42 para a { -game } com esse número, { command-pgn-all } para as suas { -game(case: "plural") }, ou: { command-pgn-all-before } G42
hint-calendar = Escreva: { command-set-calendar } { word-attached }, ou: { command-set-calendar } { word-not-attached }
hint-mail = Escreva: { command-set-mail } { format-html }, ou: { command-set-mail } { format-text }
hint-on-off = Escreva { word-on } ou { word-off } depois dele, por exemplo: { command-set-board } { word-off }
hint-adjudicate = Escreva { command-adjudicate-win } ou { command-adjudicate-draw }, depois uma linha com “{ command-analysis }:” e abaixo dela a sua análise
hint-analysis-cut = Uma parte da análise parece uma citação ou uma assinatura. Ponha no fim dela uma linha com um ponto e mais nada, e envie-a de novo; então tudo é recebido palavra por palavra
needs-game = Para isto é preciso uma { -game }: responda a um e-mail sobre a { -game }.
message-cut = A sua mensagem tem mais de { $most ->
    [one] { $most } caractere
   *[other] { $most } caracteres
}. O { -opponent } recebe-a até aí: envie o resto como outra mensagem.
unsent-words = O seu { -move } foi jogado. As outras palavras do seu e-mail não foram enviadas a ninguém: para o { -opponent }, escreva-as abaixo de uma linha “{ command-message }:”, sob o seu { -move }, ou numa linha depois de “{ command-say }”.
hint-notices = Escreva: { command-notices-off }, ou: { command-notices-on }, e um ou mais destes: { $kinds }
not-in-digests = Os avisos do tipo “{ $kind }” não vêm em nenhum resumo.
hint-digests = Os avisos destes tipos podem esperar por um resumo: { $kinds }. Escreva por exemplo: { command-notices-daily } { kind-messages }
hint-digest = Escreva a hora dos seus resumos, no seu fuso horário, por exemplo: { command-set-digest } 08:00, ou com o dia do resumo semanal: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Escreva as suas horas sem e-mails, no seu fuso horário, por exemplo: { command-set-quiet } 22:00-07:00, ou: { command-set-quiet } { word-off }
hint-notation = Escreva: { command-set-notation }, e uma destas: { $notations }

## Settings and games

settings = As suas configurações agora, cada uma como se escreve para mudá-la:
settings-line = {"  "}{ $command } { $value }
settings-explained = Tabuleiro: um desenho em cada e-mail. Pgn em anexo: a { -game } como anexo para o seu programa de xadrez, em cada e-mail. Confirmação: um e-mail para cada { -move } seu, o mesmo que os avisos “{ kind-acknowledgements }”. Os avisos destes tipos são sempre enviados, porque sem eles poderia perder-se uma { -game } ou a sua conta: { $needed }. O grau de certeza exigido dos seus e-mails só se muda em { $url }.
games-none = Você não tem nenhuma { -game } em andamento. Escreva “{ command-seeks }” para ver quem quer jogar, ou: { command-challenge } NOME
games-over-none = Nenhuma das suas { -game(case: "plural") } terminou.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } { $how }, { $at }
games-over-more = Para ver as anteriores, escreva: { command-games-over-before } { $game }
games-over-pgn = Para receber uma { -game } em anexo (PGN), escreva por exemplo: { command-pgn } { $game }; para receber todas as suas { -game(case: "plural") }: { command-pgn-all }
pgn-attached = A { -game } está em anexo como { $file }.
pgn-all-none = Você não tem { -game(case: "plural") }, ou nenhuma antes dessa.
pgn-all-attached = { $count ->
    [0] { $count } das suas { -game(case: "plural") }, a partir da mais recente, estão em anexo como { $file }.
    [one] { $count } das suas { -game(case: "plural") } está em anexo como { $file }.
   *[other] { $count } das suas { -game(case: "plural") }, a partir da mais recente, estão em anexo como { $file }.
}
pgn-all-more = Para receber as anteriores, escreva: { command-pgn-all-before } { $game }
pgn-no-room = Não há espaço para isto junto dos outros anexos desta resposta. Escreva esta linha num e-mail à parte.
games-your-move = {"  "}{ $game } { $white } - { $black }: é a sua vez
games-your-move-until = {"  "}{ $game } { $white } - { $black }: é a sua vez, até { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: não é a sua vez
games-not-your-move-until = { "  " }{ $game } { $white } - { $black }: não é a sua vez; o { -opponent } tem até { $until }

calendar-mailed = O endereço do seu calendário chega num e-mail à parte.
calendar-revoked = O seu calendário deixou de ter endereço. Os programas que o assinavam não mostram nada de novo.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Xadrez: { $site }
calendar-move = { $game }: o seu { -move } { $number } contra { $opponent }
calendar-seal = { $game }: sele o seu { -move } { $number } contra { $opponent }
calendar-deadline = O seu { -clock } corre até a hora desta entrada.
calendar-last-move = Último { -move } do { -opponent }: { $move }.
calendar-resumption = { $game }: { -resume } contra { $opponent }
calendar-resumption-latest = A { -game } { -adjourn(form: "feminine") } é { -resume }, o mais tardar, na hora desta entrada.
calendar-leave = De { -leave }
unsubscribe-title = Avisos por e-mail
unsubscribe-ask = Quer deixar de receber e-mails deste tipo: { $kinds }? Todos os outros avisos ficam como estão.
unsubscribe-button = Desligar
unsubscribe-done = Você não receberá mais e-mails deste tipo: { $kinds }. Para ligá-los de novo, escreva ao serviço por e-mail: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = Os { -move(case: "plural") } por e-mail estão desligados nas suas configurações. Nada foi feito.
mail-unreadable = O seu e-mail não pôde ser lido, por isso nada dele foi feito. A sua construção não é segura de ler: partes demais, ou e-mails dentro de e-mails. Por favor, envie-o de novo como texto simples, sem anexos.
mail-before-restoration = O seu e-mail responde a outro, escrito antes de o serviço ser restaurado a partir de uma cópia de segurança, e a { -game } talvez estivesse diferente então. Nada foi feito. Por favor, veja a { -game } como está agora (responda “{ command-show }”), e responda a este e-mail.
mail-of-lost-game = O seu e-mail é sobre uma { -game } que começou depois da cópia de segurança a partir da qual o serviço teve de ser restaurado. Essa { -game } perdeu-se. Nada foi feito.
mail-disowned = Um e-mail para o seu endereço de resposta foi posto de lado, e nada dele foi feito: o domínio de quem consta como remetente diz que ele não vem de lá (DMARC). Se foi você que o escreveu, envie-o pelo servidor do seu próprio serviço de e-mail, ou peça a quem opera este serviço que libere o e-mail { $mail }; ele vale então desde a sua chegada.
mail-nothing-waits = Nenhum e-mail espera mais pelo seu sim ou não: já foi respondido, ou esperou demais. Nada foi feito agora.
mail-no-yes = A sua resposta não tem nem “{ word-yes }” nem “{ word-no }” numa linha própria, por isso o e-mail em questão continua à espera. Por favor, responda à pergunta de novo, só com essa palavra.
mail-answer-from-elsewhere = Uma resposta à pergunta sobre o seu e-mail veio de { $from }. Esse não é o endereço da sua conta, por isso a resposta não vale, e o e-mail continua à espera. Envie a resposta do endereço da sua conta: “{ word-yes }” ou “{ word-no }”, sozinho numa linha, em resposta à pergunta.
mail-not-played = Nada foi jogado. Responda a este e-mail com o seu { -move } sozinho numa linha.
mail-yes-and-more = A sua resposta diz sim e mais alguma coisa, por isso nada foi jogado. Responda só com “{ word-yes }”, ou com o seu { -move } sozinho numa linha.
mail-another-waits = Chegou um segundo e-mail que talvez não seja seu. A pergunta sobre o primeiro já foi enviada a você, por isso com o segundo nada foi feito. Responda à pergunta sobre o primeiro com “{ word-yes }” ou “{ word-no }”, ou escreva do seu próprio endereço.
mail-to-public-address = Você tem uma conta aqui, e o seu nome é { $name }. O seu e-mail chegou a { $mailbox }@, que não prova quem o escreveu, por isso nada dele foi feito. Responda a este e-mail com os seus comandos: o endereço de resposta dele é só seu.
mail-of-stranger = Isto é { $site }, onde se joga xadrez por correspondência, por e-mail. Este endereço não tem conta aqui. Para ter uma, responda a este e-mail (ou escreva para { $address }) com uma linha: { command-join }, e o nome que as outras pessoas devem ver, por exemplo “{ command-join } Anna Berg”. Você recebe um e-mail que pergunta se foi você; depois do seu sim tudo se faz por e-mail: achar com quem jogar, jogar, configurações. Há mais em { $url }.
join-unclear = A sua resposta não tem nem “{ word-yes }” nem um nome depois da palavra “{ command-join }”.
mail-not-a-player = Você não joga em { $game }. Nada foi feito.
not-understood = Não entendido.
question-several = Há mais de um { -move } no seu e-mail: { $lines }. Nada foi jogado. Responda com um só { -move }, numa linha própria.
question-in-prose = Há talvez um { -move } no meio de outras palavras: { $lines }. Nada foi jogado. Escreva o { -move } sozinho numa linha.
question-other-number = O número antes do seu { -move } não é o do seu próximo { -move }: { $lines }. Nada foi jogado.
question-taken-back = Isto talvez retire o resto do seu e-mail: { $lines }. Nada foi feito.
question-names-another-game = O seu e-mail chegou ao endereço de uma { -game } diferente da que ele indica: { $lines }. Nada foi feito.
question-in-signature = Abaixo da linha que começa a sua assinatura há talvez um { -move }: { $lines }. Uma assinatura não é lida, por isso nada foi jogado.
question-in-subject = Não há { -move } no texto do seu e-mail; no assunto está: { $lines }. Nada foi jogado.
question-in-other-letters = Não há { -move } com as suas letras das peças, mas há um com as de outro idioma: { $lines }. Nada foi jogado. Para que a partir de agora os seus { -move(case: "plural") } sejam lidos assim, escreva por exemplo: { command-set-letters } Deutsch
question-in-cyrillic = O seu e-mail tem letras cirílicas que parecem latinas: { $lines }. As casas se escrevem com letras latinas, por isso nada foi jogado. Escreva o seu { -move } assim: { $moves }
question-contradiction = O seu e-mail pede coisas que se excluem: { $lines }. Nada foi feito. Responda com uma delas.
question-in-message = A mensagem ao { -opponent } contém uma linha que é um { -move } ou um comando: { $lines }. Nada foi feito e nada foi enviado. Escreva-a acima da mensagem.
question-below-text = Abaixo do texto de um { -appeal }, de uma retirada ou da { -arbiter } está o que pode ser um { -move } ou um comando, ou uma parte do texto: { $lines }. Nada foi feito. Se faz parte do texto, ponha no fim dele uma linha com um ponto e mais nada, e envie-o de novo; se não, escreva-o acima do texto ou num e-mail próprio.
question-other-game = A { -game } que você enviou não continua a do histórico por exatamente um meio-{ -move }. Nada foi jogado.
game-has-no-new-move = A { -game } que você enviou de volta não tem nenhum { -move } que não esteja já no histórico. Nada foi jogado.
question-game-attached = Há uma { -game } (PGN) em anexo e nenhum { -move } no texto do seu e-mail. Ela não continua esta { -game } por exatamente um meio-{ -move }, ou não traz o número dela (CmailGameName), por isso nada foi feito. Escreva o seu { -move } numa linha própria no texto, por exemplo 5254 ou e4.
question-several-games = O seu e-mail é dirigido a várias { -game(case: "plural") }, e as mesmas palavras podem significar um { -move } em cada uma, por isso nada foi feito nesta. Escreva a cada { -game } em separado: responda ao e-mail dela.
question-too-many = O seu e-mail contém mais de dez comandos. Nada foi feito.
question-nothing = Não há { -move } nem comando no seu e-mail. Nada foi feito. Escreva o seu { -move } ou um comando numa linha própria, acima de qualquer citação.
question-sealing = O seu e-mail fala de { -seal }, e nele está o que pode ser um { -move } sem “{ command-seal }” antes. Nada foi { -seal(form: "masculine") } e nada foi jogado. Para { -seal } o { -move }, escreva “{ command-seal }” e o { -move } numa linha.
question-sealing-or-play = O seu e-mail fala de { -seal }, e nele está o que pode ser um { -move } sem “{ command-seal }” antes. Nada foi { -seal(form: "masculine") } e nada foi jogado. Para { -seal } o { -move }, escreva “{ command-seal }” e o { -move } numa linha. Para jogá-lo, envie o { -move } sozinho, sem palavras como “{ -seal(form: "masculine") }” ou “rascunho” no texto ou no assunto.
question-sealing-play = O seu e-mail fala de { -seal }, e nele está o que pode ser um { -move } sem “{ command-seal }” antes. Nada foi { -seal(form: "masculine") } e nada foi jogado. Agora nada pode ser { -seal(form: "masculine") }. Para jogar o { -move }, envie-o sozinho, sem palavras como “{ -seal(form: "masculine") }” ou “rascunho” no texto ou no assunto.
your-clock-goes-on = O seu { -clock } continua a correr.
not-repeated = (não repetido)
quoted = “{ $text }”

## Answers to commands

only-arbiters-see = Isto só é mostrado à { -arbiter }, de uma { -game } que exista.
needs-own-game = Para isto é preciso uma { -game } sua: responda a um e-mail sobre a { -game }.
rematch-too-early = { $game } ainda não terminou. Peça de novo depois do fim.
arranged = Está combinado.
arranged-game = A { -game } { $game } começou; segue um e-mail sobre ela.
arranged-seek = O seu pedido { $challenge } está aberto: joga quem o aceitar primeiro. Para retirá-lo, escreva: { command-withdraw } { $challenge }
arranged-challenge = O seu desafio { $challenge } está a caminho. Para retirá-lo, escreva: { command-withdraw } { $challenge }
arranged-withdrawn = Retirado: { $challenge }. Ninguém mais pode aceitá-lo.
arranged-declined = Você recusou { $challenge }. Quem desafiou recebe um e-mail.
nothing-changed = Nada mudou.
everywhere-leave = Você está de { -leave } de { $first } a { $last } em { $count } das suas { $games ->
    [one] { $games } { -game }
   *[other] { $games } { -game(case: "plural") }
}.
everywhere-no-leave = A sua { -leave } que começa em { $first } está cancelada em { $count } das suas { $games ->
    [one] { $games } { -game }
   *[other] { $games } { -game(case: "plural") }
}.
everywhere-done = Está feito em { $count } das suas { $games ->
    [one] { $games } { -game }
   *[other] { $games } { -game(case: "plural") }
}.
everywhere-refused = { $game }: { $refusal }
resumes-at = A { -game } é { -resume } nesta hora: { $at }.
done-nothing = Nada mudou: já estava assim.
done-recorded = Está no histórico da { -game }.
done-event = Este é o evento { $event } de { $game }.
hint-accept-offer = O { -opponent } já propôs { -draw }: escreva “{ command-accept }” para concordar.
hint-offer-with-move = O { -draw } é proposto junto com um { -move }: escreva o { -move } na linha anterior.
hint-accept-which = Estão propostos um { -draw } e um { -adjourn }: escreva “{ command-accept-draw }” ou “{ command-adjourn }”.
hint-resign = Você não { -resign(form: "past") }. Se quer { -resign }, escreva: { command-resign } { $game }
hint-resign-other = Este endereço pertence a { $game }. Para { -resign } dela, escreva: { command-resign } { $game }
sealed-not-one-move = Isto não é aqui exatamente um { -move } legal. Nada foi { -seal(form: "masculine") }; o que você escreveu não é repetido.
message-on-record = A mensagem abaixo do { -move } já está no histórico, por isso não foi enviada de novo.
pace = { $name }: { $moves ->
    [0] { $moves } { -move(case: "plural") }
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural") }
}, { $recent } nos últimos 30 dias, o último: { $last }; gasto { $used }, descontado { $charged }; por { -move } { $mean } em média, para metade deles { $median } ou menos, no máximo { $longest } (meio-{ -move } { $longest_at }); nos últimos dez { $last_ten }; para este { -move } { $thinking }.
pace-none = nenhum
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (o seu), { $terms }
seeks-none = Não há pedidos abertos.
seeks-how = Para aceitar um, escreva por exemplo: { command-accept-challenge } { $challenge }
seek-plays-white = joga com as { -white }
seek-plays-black = joga com as { -black }
seek-colours-drawn = cores sorteadas
seek-set-position = de uma posição fixada
seek-chess960 = Chess960
no-legal-move = Não há nenhum { -move } legal.
last-move = O último { -move } foi { $move }.
no-move-made = Nenhum { -move } foi feito.
status-flag = A { -flag } de { $name } caiu: { $at }. Até a queda ser reivindicada um { -move } ainda vale.
status-moves = { $name } joga até { $at }
status-no-clock = Nenhum { -clock } corre.
conditions-given-none = Você não deu { -move(case: "plural") } condicionais.
conditions-given = Você deu { $count ->
    [one] { $count } linha
   *[other] { $count } linhas
} de { -move(case: "plural") } condicionais; estão abaixo.
conditions-of-opponent = Os do { -opponent }, que nesta { -game } você pode ver:

## Help: a message is what a player writes, its .about says what it does

help = Responda a um e-mail sobre uma { -game }. Cada comando fica numa linha própria.
help-below = Tudo abaixo de uma linha “-- ” é ignorado.
help-section-game = O seu { -move }, e o fim de uma { -game }:
help-section-shown = Para ver:
help-section-time = Tempo e { -leave }:
help-section-adjournment = { -adjourn(form: "Noun") }:
help-section-lobby = Próximas { -game(case: "plural") }, e retirada:
help-section-settings = Configurações:
help-as-arbiter = Na { -arbiter }.
help-e2e4 = e2e4 ou Nf3 ou 5254
    .about = o seu { -move }, em qualquer notação
help-5254 = 5254 (=)
    .about = o seu { -move } com { -draw-offer }
help-accept = { command-accept } / { command-decline }
    .about = o { -draw } que foi proposto
help-resign = { command-resign-yes }
    .about = { -resign } da { -game }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = reivindicar { -draw }; com um { -move } que você anuncia, depois dele: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = reivindicar que caiu a { -flag } do { -opponent }
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = por uma { -tablebase }, onde as regras o permitem
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = pedir uma decisão da { -arbiter }, onde as regras o permitem; abaixo uma linha com “{ command-analysis }:” e a sua análise
help-if = { command-if } 5755 { command-then } 7163
    .about = a sua resposta a um { -move } do { -opponent }, de antemão; várias linhas formam uma árvore; “{ command-conditions }” mostra-as, “{ command-no-conditions }” retira-as
help-say = { command-say } TEXTO
    .about = uma mensagem ao { -opponent }; de várias linhas abaixo de uma linha “{ command-message }:”, sob o seu { -move } ou sozinha
help-rematch = { command-rematch }
    .about = outra { -game } contra a mesma pessoa e com as mesmas regras, cores trocadas; numa resposta sobre uma { -game } que terminou
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = as peças de um tipo, numa coluna ou numa linha, por palavras
help-last = { command-last }
    .about = o último { -move }
help-status = { command-status }
    .about = os dois { -clock(case: "plural") }, o que muda a seguir e o motivo
help-games = { command-games }
    .about = as suas { -game(case: "plural") }: de quem é a vez e até quando
help-games-over = { command-games-over }
    .about = as suas { -game(case: "plural") } que terminaram, com os resultados
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = uma { -game }, ou todas as suas, em anexo
help-refill = { command-refill }
    .about = encher o seu { -clock } a partir da reserva (Triple Block)
help-reflect = { command-reflect }
    .about = continuar a refletir onde o silêncio faria perder a { -game }
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = nesta { -game }; { command-leave-all } ...: em todas as suas { -game(case: "plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = a { -leave } que ainda não começou; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = propor um { -adjourn }, ou concordar com ele; ou: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = acabar a sessão agora; o resto dela é descontado do seu tempo
help-seal = { command-seal } LANCE
    .about = { -seal } o { -move } de um { -adjourn }
help-draft = { command-draft } LANCE, { command-seal }
    .about = o mesmo em dois passos: um rascunho pode ser substituído
help-resume = { command-resume }
    .about = você quer { -resume(form: "infinitive") } a { -game }
help-choose = { command-choose } LANCE
    .about = que { -move } significa o { -sealed-move } ambíguo do { -opponent }
help-clocks = { command-clocks-wrong }
    .about = quando a { -game } foi { -resume }
help-publish = { command-publish }
    .about = o { -envelope } de uma { -game } que terminou pode ser mostrado
help-challenge = { command-challenge } NOME [{ word-white }|{ word-black }] [5 { word-days } ou 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TEXTO
    .about = você sai de todas as { -game(case: "plural") } deste torneio, com o motivo
help-withdraw-from = { command-withdraw-from-all-games-yes }: TEXTO
help-appeal = { command-appeal } 17: TEXTO
    .about = contra o que a { -arbiter } fez; o número está no e-mail sobre isso
help-settings = { command-settings }
    .about = mostra-as; para mudar uma, por exemplo: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = o idioma dos seus e-mails
help-notices = { command-notices-off } { kind-messages }
    .about = nenhum e-mail para cada mensagem; ou: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = um e-mail por dia ou por semana em vez de muitos; { command-set-digest } { weekday-monday } 08:00 escolhe a hora
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = horas sem e-mails, exceto os que depois delas viriam tarde demais
help-unsubscribe = { command-unsubscribe }
    .about = nenhum destes avisos; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = o que as { -white } e o que as { -black } gastaram até agora
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = e o { -deadline } do { -clock } que corre, em UTC, ou com +01:00 depois
act-usage-adjudicate = adjudicate 1-0
    .about = ou 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = para as { -white } e para as { -black }; também pode ser 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = encerra a { -leave } que tem este primeiro dia, seja quem for que a deu
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = quando uma { -game } { -adjourn(form: "feminine") } é { -resume }, em UTC, ou com +01:00 depois
act-usage-approve = approve early
    .about = o { -envelope } pode ser aberto antes da hora: por você ou, onde são precisas duas pessoas da { -arbiter }, por outra
act-usage-missing = missing
    .about = o { -envelope } perdeu-se ou não abre
act-usage-takeback = takeback 12
    .about = este número de meios-{ -move(case: "plural") } vale
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = de todas as { -game(case: "plural") } do torneio; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = sobre um { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = sobre uma { -claim }
act-usage-acknowledge = acknowledge
    .about = a face do { -envelope } está em ordem
act-usage-open = open
    .about = o { -envelope } que o serviço guarda; antes da hora só depois de approve early
act-usage-flag = flag
    .about = ela caiu, e você encerra a { -game } por isso
act-usage-pace = pace
    .about = como os dois lados gastaram o seu tempo
act-usage = Escreva: { $begins } G42 O QUÊ: o motivo. O QUÊ é
act-usage-bare = e sem motivo
act-usage-opening = Um { -envelope } é aberto sem motivo na mesma linha. Escreva: { $begins } G42 open. Antes da hora escreva primeiro: { $begins } G42 approve early: o motivo
act-usage-resumption-time = Indique o dia e a hora em que a { -game } é { -resume }, em UTC ou com uma diferença depois. Escreva: { $begins } G42 resumption 2026-12-24 10:00 +01:00: o motivo

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = aceitar
    .also = aceito | eu aceito | aceito a proposta | aceito a sua proposta | aceito sua proposta
command-accept-draw = aceitar empate
    .also = aceito empate | aceito o empate | aceitar o empate | aceito a proposta de empate | aceito a sua proposta de empate | aceito sua proposta de empate | aceitar a proposta de empate | empate aceito | empate aceite | concordo com o empate | eu aceito empate | eu aceito o empate | aceito a oferta de empate | aceito a sua oferta de empate | aceito sua oferta de empate
command-decline = recusar
    .also = recuso | eu recuso | recusado | rejeitar | rejeito | não aceito | nao aceito | recuso a proposta | recuso a sua proposta | recuso sua proposta | não aceito a proposta | nao aceito a proposta
command-decline-draw = recusar empate
    .also = recuso empate | recuso o empate | recusar o empate | recuso a proposta de empate | recusar a proposta de empate | rejeito o empate | rejeitar empate | empate recusado | não aceito empate | nao aceito empate | não aceito o empate | nao aceito o empate | recuso a oferta de empate | recuso a sua proposta de empate | recuso sua proposta de empate | não aceito a proposta de empate | nao aceito a proposta de empate
command-draw = empate
    .also = empate? | proposta de empate | oferta de empate | propor empate | proponho empate | proponho o empate | eu proponho empate | oferecer empate | ofereço empate | ofereco empate | ofereço o empate | ofereco o empate | eu ofereço empate | eu ofereco empate | aceita empate? | aceita o empate? | aceitas empate? | aceitas o empate? | proponho um empate | e proponho empate | e ofereço empate | e ofereco empate | com proposta de empate | com oferta de empate | e proponho o empate | e ofereço o empate | e ofereco o empate
command-resign = desistir
    .also = desisto | eu desisto | abandonar | abandono | eu abandono | desistência | desistencia | desistir da partida | desisto da partida | eu desisto da partida | abandonar a partida | abandono a partida
command-resign-yes = desistir sim
    .also = desisto sim | eu desisto sim | abandonar sim | abandono sim | eu abandono sim | desistência sim | desistencia sim | desistir da partida sim | desisto da partida sim | eu desisto da partida sim | abandonar a partida sim | abandono a partida sim
command-claim-threefold = reivindicar repetição
    .also = reivindicar repeticao | reivindico repetição | reivindico repeticao | reivindicar a repetição | reivindicar a repeticao | reivindico a repetição | reivindico a repeticao | reivindicar repetição tripla | reivindicar repeticao tripla | reivindico repetição tripla | reivindico repeticao tripla | reivindicar tripla repetição | reivindicar tripla repeticao | reivindico tripla repetição | reivindico tripla repeticao | reclamar repetição | reclamar repeticao | reclamo repetição | reclamo repeticao | reclamar repetição tripla | reclamar repeticao tripla | reclamo repetição tripla | reclamo repeticao tripla | reclamar tripla repetição | reclamar tripla repeticao | reclamo tripla repetição | reclamo tripla repeticao | reivindicar empate por repetição | reivindicar empate por repeticao | reivindicar empate por repetição tripla | reivindicar empate por repeticao tripla | reivindicar empate por tripla repetição | reivindicar empate por tripla repeticao | reivindicar o empate por repetição | reivindicar o empate por repeticao | reivindicar o empate por repetição tripla | reivindicar o empate por repeticao tripla | reivindicar o empate por tripla repetição | reivindicar o empate por tripla repeticao | reivindico empate por repetição | reivindico empate por repeticao | reivindico empate por repetição tripla | reivindico empate por repeticao tripla | reivindico empate por tripla repetição | reivindico empate por tripla repeticao | reivindico o empate por repetição | reivindico o empate por repeticao | reivindico o empate por repetição tripla | reivindico o empate por repeticao tripla | reivindico o empate por tripla repetição | reivindico o empate por tripla repeticao | reclamar empate por repetição | reclamar empate por repeticao | reclamar empate por repetição tripla | reclamar empate por repeticao tripla | reclamar empate por tripla repetição | reclamar empate por tripla repeticao | reclamar o empate por repetição | reclamar o empate por repeticao | reclamar o empate por repetição tripla | reclamar o empate por repeticao tripla | reclamar o empate por tripla repetição | reclamar o empate por tripla repeticao | reclamo empate por repetição | reclamo empate por repeticao | reclamo empate por repetição tripla | reclamo empate por repeticao tripla | reclamo empate por tripla repetição | reclamo empate por tripla repeticao | reclamo o empate por repetição | reclamo o empate por repeticao | reclamo o empate por repetição tripla | reclamo o empate por repeticao tripla | reclamo o empate por tripla repetição | reclamo o empate por tripla repeticao | reivindicar repetição com | reivindicar repeticao com | reivindicar repetição tripla com | reivindicar repeticao tripla com | reivindico repetição com | reivindico repeticao com | reivindico repetição tripla com | reivindico repeticao tripla com | reivindicar tríplice repetição | reivindicar triplice repeticao | reivindicar empate por tríplice repetição | reivindicar empate por triplice repeticao | reivindicar o empate por tríplice repetição | reivindicar o empate por triplice repeticao | reivindico tríplice repetição | reivindico triplice repeticao | reivindico empate por tríplice repetição | reivindico empate por triplice repeticao | reivindico o empate por tríplice repetição | reivindico o empate por triplice repeticao | reclamar tríplice repetição | reclamar triplice repeticao | reclamar empate por tríplice repetição | reclamar empate por triplice repeticao | reclamar o empate por tríplice repetição | reclamar o empate por triplice repeticao | reclamo tríplice repetição | reclamo triplice repeticao | reclamo empate por tríplice repetição | reclamo empate por triplice repeticao | reclamo o empate por tríplice repetição | reclamo o empate por triplice repeticao | reivindico empate por repetição de lances | reivindico empate por repeticao de lances | reivindico empate por repetição da posição | reivindico empate por repeticao da posicao | reivindico o empate por repetição de lances | reivindico o empate por repeticao de lances | reivindico o empate por repetição da posição | reivindico o empate por repeticao da posicao | reclamo empate por repetição de lances | reclamo empate por repeticao de lances | reclamo empate por repetição da posição | reclamo empate por repeticao da posicao | reclamo o empate por repetição de lances | reclamo o empate por repeticao de lances | reclamo o empate por repetição da posição | reclamo o empate por repeticao da posicao
command-claim-fifty = reivindicar 50 lances
    .also = reivindico 50 lances | reivindicar os 50 lances | reivindico os 50 lances | reivindicar regra dos 50 lances | reivindico regra dos 50 lances | reivindicar a regra dos 50 lances | reivindico a regra dos 50 lances | reivindicar cinquenta lances | reivindico cinquenta lances | reivindicar 50 jogadas | reivindico 50 jogadas | reclamar 50 lances | reclamo 50 lances | reclamar a regra dos 50 lances | reclamo a regra dos 50 lances | reclamar cinquenta lances | reclamo cinquenta lances | reclamar 50 jogadas | reclamo 50 jogadas | reivindicar empate pela regra dos 50 lances | reivindicar empate pela regra dos cinquenta lances | reivindicar empate por 50 lances | reivindicar empate pelos 50 lances | reivindicar o empate pela regra dos 50 lances | reivindicar o empate pela regra dos cinquenta lances | reivindicar o empate por 50 lances | reivindicar o empate pelos 50 lances | reivindico empate pela regra dos 50 lances | reivindico empate pela regra dos cinquenta lances | reivindico empate por 50 lances | reivindico empate pelos 50 lances | reivindico o empate pela regra dos 50 lances | reivindico o empate pela regra dos cinquenta lances | reivindico o empate por 50 lances | reivindico o empate pelos 50 lances | reclamar empate pela regra dos 50 lances | reclamar empate pela regra dos cinquenta lances | reclamar empate por 50 lances | reclamar empate pelos 50 lances | reclamar o empate pela regra dos 50 lances | reclamar o empate pela regra dos cinquenta lances | reclamar o empate por 50 lances | reclamar o empate pelos 50 lances | reclamo empate pela regra dos 50 lances | reclamo empate pela regra dos cinquenta lances | reclamo empate por 50 lances | reclamo empate pelos 50 lances | reclamo o empate pela regra dos 50 lances | reclamo o empate pela regra dos cinquenta lances | reclamo o empate por 50 lances | reclamo o empate pelos 50 lances | reivindicar 50 lances com | reivindico 50 lances com
command-claim-time = reivindicar queda da seta
    .also = reivindicar a queda da seta | reivindicar queda de seta | reivindicar seta | reivindicar a seta | reivindicar queda da bandeira | reivindicar a queda da bandeira | reivindicar queda de bandeira | reivindicar bandeira | reivindicar a bandeira | reivindicar vitória por tempo | reivindicar vitoria por tempo | reivindicar a vitória por tempo | reivindicar a vitoria por tempo | reivindicar tempo | reivindicar o tempo | reivindico queda da seta | reivindico a queda da seta | reivindico queda de seta | reivindico seta | reivindico a seta | reivindico queda da bandeira | reivindico a queda da bandeira | reivindico queda de bandeira | reivindico bandeira | reivindico a bandeira | reivindico vitória por tempo | reivindico vitoria por tempo | reivindico a vitória por tempo | reivindico a vitoria por tempo | reivindico tempo | reivindico o tempo | reclamar queda da seta | reclamar a queda da seta | reclamar queda de seta | reclamar seta | reclamar a seta | reclamar queda da bandeira | reclamar a queda da bandeira | reclamar queda de bandeira | reclamar bandeira | reclamar a bandeira | reclamar vitória por tempo | reclamar vitoria por tempo | reclamar a vitória por tempo | reclamar a vitoria por tempo | reclamo queda da seta | reclamo a queda da seta | reclamo queda de seta | reclamo seta | reclamo a seta | reclamo queda da bandeira | reclamo a queda da bandeira | reclamo queda de bandeira | reclamo bandeira | reclamo a bandeira | reclamo vitória por tempo | reclamo vitoria por tempo | reclamo a vitória por tempo | reclamo a vitoria por tempo
command-claim-win = reivindicar vitória
    .also = reivindicar vitoria | reivindico vitória | reivindico vitoria | reivindicar a vitória | reivindicar a vitoria | reivindico a vitória | reivindico a vitoria | reclamar vitória | reclamar vitoria | reclamo vitória | reclamo vitoria | reclamar a vitória | reclamar a vitoria | reclamo a vitória | reclamo a vitoria
command-claim-draw = reivindicar empate
    .also = reivindico empate | reivindicar o empate | reivindico o empate | reclamar empate | reclamo empate | reclamar o empate | reclamo o empate
command-adjudicate-win = adjudicar vitória
    .also = adjudicar vitoria | adjudicação vitória | adjudicacao vitoria | pedir adjudicação vitória | pedir adjudicacao vitoria | peço adjudicação vitória | peco adjudicacao vitoria | peço adjudicação como vitória | peco adjudicacao como vitoria | pedir adjudicação como vitória | pedir adjudicacao como vitoria
command-adjudicate-draw = adjudicar empate
    .also = adjudicação empate | adjudicacao empate | pedir adjudicação empate | pedir adjudicacao empate | peço adjudicação empate | peco adjudicacao empate | peço adjudicação como empate | peco adjudicacao como empate | pedir adjudicação como empate | pedir adjudicacao como empate
command-say = dizer
command-message = mensagem
    .also = recado
command-analysis = análise
    .also = analise
command-if = se
command-then = então
    .also = entao
command-conditions = lances condicionais
    .also = condicionais | meus lances condicionais | os meus lances condicionais | mostrar lances condicionais | ver lances condicionais
command-no-conditions = sem lances condicionais
    .also = sem condicionais | retirar lances condicionais | retirar os lances condicionais | cancelar lances condicionais | cancelar os lances condicionais | apagar lances condicionais | apagar os lances condicionais | cancelar condicionais | retirar condicionais
command-adjourn = adiar
    .also = adiar partida | adiar a partida | adiamento | propor adiamento | proponho adiamento | proponho um adiamento | proponho adiar | proponho adiar a partida | aceitar adiamento | aceitar o adiamento | aceito adiamento | aceito o adiamento | suspender partida | suspender a partida | proponho o adiamento | adio a partida | aceito adiar | aceito adiar a partida | aceito a proposta de adiamento | adiamento aceito | adiamento aceite | concordo com o adiamento
command-adjourn-early = adiar antes da hora
    .also = adiar antecipadamente | adiar antes do fim da sessão | adiar antes do fim da sessao
command-decline-adjournment = recusar adiamento
    .also = recusar o adiamento | recuso adiamento | recuso o adiamento | adiamento recusado | não aceito adiamento | nao aceito adiamento | não aceito o adiamento | nao aceito o adiamento | não adiar | nao adiar | recuso a proposta de adiamento | não aceito a proposta de adiamento | nao aceito a proposta de adiamento | não aceito adiar | nao aceito adiar
command-seal = selar
    .also = selar lance | selar o lance | selo o lance | lacrar | lacrar lance | lacrar o lance | lacro o lance | lance selado | lance secreto | lance lacrado | jogada secreta | jogada selada | selo | lacro
command-draft = rascunho
    .also = rascunho do lance | rascunho de lance
command-choose = escolher
command-resume = retomar
    .also = retomar partida | retomar a partida | retomo | retomo a partida | retomada | continuar a partida | quero retomar | quero retomar a partida
command-publish = publicar
    .also = publicar envelope | publicar o envelope
command-clocks-wrong = relógios errados
    .also = relogios errados | relógio errado | relogio errado | relógios incorretos | relogios incorretos
command-refill = recarregar
    .also = recarregar relógio | recarregar relogio | recarregar o relógio | recarregar o relogio | encher o relógio | encher o relogio
command-reflect = refletir
    .also = reflectir | refletir mais | reflectir mais | continuar a refletir | continuar a reflectir
command-leave = licença
    .also = licenca | férias | ferias | marcar licença | marcar licenca | marcar férias | marcar ferias | tirar licença | tirar licenca | tirar férias | tirar ferias
command-leave-all = licença em todas as partidas
    .also = licenca em todas as partidas | licença em todas | licenca em todas | férias em todas as partidas | ferias em todas as partidas | férias em todas | ferias em todas
command-cancel-leave = cancelar licença
    .also = cancelar licenca | cancelar a licença | cancelar a licenca | cancelo licença | cancelo licenca | cancelo a licença | cancelo a licenca | cancelar férias | cancelar ferias | cancelar as férias | cancelar as ferias
command-cancel-leave-all = cancelar licença em todas as partidas
    .also = cancelar licenca em todas as partidas | cancelar a licença em todas as partidas | cancelar a licenca em todas as partidas | cancelar licença em todas | cancelar licenca em todas | cancelar férias em todas as partidas | cancelar ferias em todas as partidas | cancelar férias em todas | cancelar ferias em todas | cancelar a licença em todas | cancelar a licenca em todas | cancelar as férias em todas as partidas | cancelar as ferias em todas as partidas | cancelar as férias em todas | cancelar as ferias em todas | cancelo a licença em todas as partidas | cancelo a licenca em todas as partidas
command-withdraw-from-event-yes = sair do torneio sim
    .also = saio do torneio sim | retirar-me do torneio sim | retiro-me do torneio sim | retirar do torneio sim | desistir do torneio sim | desisto do torneio sim | abandonar o torneio sim | abandono o torneio sim
command-withdraw-from-all-games-yes = sair de todas as partidas sim
    .also = saio de todas as partidas sim | retirar-me de todas as partidas sim | retiro-me de todas as partidas sim | desistir de todas as partidas sim | desisto de todas as partidas sim | abandonar todas as partidas sim | abandono todas as partidas sim
command-appeal = recurso
    .also = recurso contra | recurso contra o ato | recurso contra ato | recurso contra o acto | recorrer | recorrer contra | recorrer contra o ato | recorro | recorro contra | recorro contra o ato | recorro do ato | recorro do acto | recorrer do ato | recorrer do acto
command-challenge = desafiar
command-accept-challenge = aceitar desafio
    .also = aceitar o desafio | aceito desafio | aceito o desafio | aceitar pedido | aceitar o pedido | aceito o pedido | desafio aceito | desafio aceite
command-decline-challenge = recusar desafio
    .also = recusar o desafio | recuso desafio | recuso o desafio | desafio recusado | não aceito o desafio | nao aceito o desafio
command-seek = procurar
    .also = procurar adversário | procurar adversario | procurar oponente | procurar partida | procuro adversário | procuro adversario | procuro oponente | procuro partida | buscar partida | buscar adversário | buscar adversario
command-seeks = pedidos
    .also = pedidos abertos | ver pedidos | mostrar pedidos
command-withdraw = retirar
    .also = retirar desafio | retirar o desafio | retirar pedido | retirar o pedido | cancelar desafio | cancelar o desafio | cancelar pedido | cancelar o pedido | retiro o desafio | retiro o pedido | cancelo o desafio | cancelo o pedido
command-rematch = revanche
    .also = desforra | quero revanche | quero desforra | pedir revanche | pedir desforra
command-show = mostrar
    .also = tabuleiro | posição | posicao | mostrar tabuleiro | mostrar o tabuleiro | mostrar posição | mostrar posicao | mostrar a posição | mostrar a posicao | ver tabuleiro | ver o tabuleiro | ver posição | ver posicao | ver a posição | ver a posicao
command-where = onde
    .also = onde está | onde esta | onde estão | onde estao | onde está o | onde esta o | onde está a | onde esta a | onde estão os | onde estao os | onde estão as | onde estao as
command-file = coluna
command-rank = linha
    .also = fileira | horizontal
command-last = último lance
    .also = ultimo lance | última jogada | ultima jogada | mostrar último lance | mostrar ultimo lance
command-moves = lances
    .also = jogadas | todos os lances | mostrar lances | mostrar os lances | ver lances | ver os lances | lista de lances
command-legal = lances legais
    .also = lances possíveis | lances possiveis | jogadas legais | jogadas possíveis | jogadas possiveis
command-pgn = pgn
command-pgn-all = pgn todas
    .also = pgn todos | pgn tudo | pgn todas as partidas | pgn todas as minhas partidas | pgn de todas as minhas partidas
command-pgn-all-before = pgn todas antes de
    .also = pgn todas antes | pgn todos antes de | pgn todos antes | pgn tudo antes de | pgn todas as partidas antes de | pgn todas as minhas partidas antes de | pgn de todas as minhas partidas antes de
command-status = relógios
    .also = relogios | relógio | relogio | estado | status | situação | situacao | mostrar relógios | mostrar relogios | mostrar os relógios | mostrar os relogios | ver relógios | ver relogios
command-games = partidas
    .also = minhas partidas | as minhas partidas | jogos | meus jogos | os meus jogos
command-games-over = partidas terminadas
    .also = minhas partidas terminadas | as minhas partidas terminadas | partidas acabadas | jogos terminados | meus jogos terminados | os meus jogos terminados | jogos acabados
command-games-over-before = partidas terminadas antes de
    .also = partidas terminadas antes | minhas partidas terminadas antes de | as minhas partidas terminadas antes de | partidas acabadas antes de | jogos terminados antes de | meus jogos terminados antes de | os meus jogos terminados antes de | jogos acabados antes de
command-settings = configurações
    .also = configuracoes | configuração | configuracao | definições | definicoes | preferências | preferencias
command-set-time-zone = definir fuso horário
    .also = definir fuso horario | fuso horário | fuso horario | definir fuso | mudar fuso horário | mudar fuso horario
command-set-notation = definir notação
    .also = definir notacao | mudar notação | mudar notacao
command-set-letters = definir letras
    .also = definir letras das peças | definir letras das pecas | mudar letras
command-set-board = definir tabuleiro
command-set-pgn = definir pgn
command-set-calendar = definir calendário
    .also = definir calendario | mudar calendário | mudar calendario
command-set-digest = definir resumo
    .also = definir resumos | mudar resumo | mudar resumos
command-set-quiet = definir horas sem e-mails
    .also = definir horas sem e-mail | definir horas sem emails | definir horas sem email | mudar horas sem e-mails | mudar horas sem emails | definir horas de silêncio | definir horas de silencio
command-set-mail = definir e-mail
    .also = definir e-mails | definir email | definir emails | definir mail | definir correio
command-set-acknowledge = definir confirmação
    .also = definir confirmacao | definir confirmações | definir confirmacoes
command-set-language = definir idioma
    .also = mudar idioma | definir língua | definir lingua | mudar língua | mudar lingua
command-language = idioma
    .also = língua | lingua
command-notices-on = ligar avisos
    .also = ligar os avisos | avisos ligados | ativar avisos | ativar os avisos | activar avisos | avisos ativados
command-notices-off = desligar avisos
    .also = desligar os avisos | avisos desligados | desativar avisos | desativar os avisos | desactivar avisos | avisos desativados
command-notices-each = avisos imediatos
    .also = ligar avisos imediatos | ligar os avisos imediatos | ativar avisos imediatos | ativar os avisos imediatos | activar avisos imediatos | definir avisos imediatos | avisos na hora | avisos separados | avisos um a um
command-notices-daily = avisos diários
    .also = avisos diarios | ligar avisos diários | ligar avisos diarios | ligar os avisos diários | ligar os avisos diarios | ativar avisos diários | ativar avisos diarios | ativar os avisos diários | ativar os avisos diarios | activar avisos diários | activar avisos diarios | definir avisos diários | definir avisos diarios | avisos todos os dias | avisos uma vez por dia | avisos num resumo diário | avisos num resumo diario | avisos em um resumo diário | avisos em um resumo diario
command-notices-weekly = avisos semanais
    .also = ligar avisos semanais | ligar os avisos semanais | ativar avisos semanais | ativar os avisos semanais | activar avisos semanais | definir avisos semanais | avisos todas as semanas | avisos uma vez por semana | avisos num resumo semanal | avisos em um resumo semanal
command-unsubscribe = cancelar avisos
    .also = cancelar os avisos | cancelar todos os avisos | cancelar subscrição | cancelar subscricao | cancelar assinatura
command-calendar = calendário
    .also = calendario | criar calendário | criar calendario | criar o calendário | criar o calendario | criar um calendário | criar um calendario | endereço do calendário | endereco do calendario | novo endereço do calendário | novo endereco do calendario
command-calendar-off = desligar calendário
    .also = desligar calendario | desligar o calendário | desligar o calendario | calendário desligado | calendario desligado | desativar calendário | desativar calendario | desativar o calendário | desativar o calendario | desactivar calendário | desactivar calendario | desactivar o calendário | desactivar o calendario | calendário desativado | calendario desativado | revogar calendário | revogar calendario | revogar o calendário | revogar o calendario | apagar calendário | apagar calendario | apagar o calendário | apagar o calendario | cancelar calendário | cancelar calendario | cancelar o calendário | cancelar o calendario
command-help = ajuda
    .also = comandos
command-join = entrar
    .also = criar conta | cadastrar | registar | registrar
command-move = jogar lance

## Words behind a command

word-yes = sim
word-no = não
    .also = nao
word-on = ligado
    .also = ligada | ligados | ligar | ativado | ativada
word-off = desligado
    .also = desligada | desligados | desligar | desativado | desativada
word-white = brancas
    .also = com brancas | com as brancas | de brancas
word-black = pretas
    .also = com pretas | com as pretas | de pretas | negras | com negras | com as negras | de negras
word-random = sorteio
    .also = por sorteio | cores sorteadas | aleatório | aleatorio | ao acaso
word-days = dias
    .also = dia
word-a-move = por lance
    .also = cada lance | para cada lance | em cada lance
word-in-all = ao todo
    .also = no total | em tudo
word-from = de
    .also = desde | a partir de
word-to = até
    .also = ate | a
word-all = todos
    .also = todas | tudo
word-and = e
word-attached = em anexo
    .also = anexo | anexado
word-not-attached = sem anexo
    .also = não anexado | nao anexado
word-king = rei
    .also = reis
word-queen = dama
    .also = damas | rainha | rainhas
word-rook = torre
    .also = torres
word-bishop = bispo
    .also = bispos
word-knight = cavalo
    .also = cavalos
word-pawn = peão
    .also = peao | peões | peoes

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = numérica
    .also = numerica
notation-san = san
notation-letters = letras
notation-figurine = figurinas
notation-long = longa
notation-uci = uci
notation-announced = palavras em alemão
    .also = anunciada | palavras em alemao
format-html = html
format-text = texto
kind-moves = lances
kind-reminders = lembretes
kind-adjournments = adiamentos
kind-arbiter = arbitragem
kind-account = conta
kind-acknowledgements = confirmações
    .also = confirmacoes
kind-messages = mensagens
kind-news = novidades
kind-results = resultados
kind-challenges = desafios
kind-proofs = comprovantes
    .also = comprovativos

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = reivindicar
line-adjudicate = adjudicar
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = sair
line-set = definir
line-arbiter = arbiter
line-seal = { command-seal } (o { -move } não é repetido)
line-draft = { command-draft } (o { -move } não é repetido)
line-conditions = { command-if } ... (não repetido)
line-not-repeated = (não repetido)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = selar* | selado | selada | selados | seladas | selando | selo | sela | sele | selei | selou | selaste | selem | selamos | selagem | lacra* | lacre* | lacro | lacrou | selá | selava | selasse | lacrá | secreto | secreta | secretos | secretas | secretamente | segredo | sigil* | oculto | oculta | ocultos | ocultas | em envelope | num envelope | dentro do envelope | envelope selado | envelope lacrado | envelope fechado | o envelope: | envelopar | envelopado | envelopei | sobrescrito* | lance no envelope | jogada no envelope | está no envelope | esta no envelope
draft-words = rascunh* | esboço* | esboco* | esbocei | esboçar | esbocar | esboça | esboçado | esbocado | provisório | provisória | provisorio | provisoria

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = escreveu
reading-headings = de | enviado | enviada em | para | assunto | data | cc
reading-subjects = re | res
reading-absent = resposta automática
reading-sent-from = enviado do … | enviado a partir do … | enviado de …
reading-devices = telefone
reading-end = fim
reading-greetings = olá | oi | bom | boa | caro | cara | prezado | obrigado | obrigada | sim
reading-closings = abraços | abraço | cumprimentos | atenciosamente
reading-courtesies = obrigado | obrigada | por | favor
reading-wishes = e | boa | sorte
reading-announces = lance | jogo | jogada | movimento
reading-beside = o | meu | minha | é | eu | aqui | hoje
reading-open = é | e | ou | não | de | número
reading-goes-on = é | era | seria | mas | ou
reading-takes-back = partida errada | jogo errado | lance errado | errado | errada | não jogue | não joguem |
    não jogar | ignore isto | ignore isso | esqueça | esquece | retirar o lance | volto atrás | anule | aguarde |
    queria dizer | quis dizer | me enganei | enganei-me | por engano | mudei de ideia | apague | apagar |
    para a outra partida | para outra partida
reading-takes-back-short = era para | ainda não | em vez | estou pensando | estou a pensar
reading-takes-back-clauses = outra partida | outro jogo | melhor não
reading-takes-back-first = espera | cancelar | cancela | cancele | cancelo | anular | anula | anule | anulo |
    desfazer | desfaz
reading-sighs = ah | oh
reading-no = não
reading-game = partida | jogo
reading-numbered = número | nº | num
reading-numbers = tel
reading-common = quero | queria | gostaria | jogar | xadrez | correspondência | correspondencia | uma | um |
    partida | ola | dia | tarde | noite | chamo | me | nome | sou | como | posso | com | os | as | em | nao | que |
    conta | inscrever | para | do | da | no | na | seu
reading-letters = áâãàçéêíóôõúü

reading-officials = você | voce | árbitro | arbitro | árbitra | arbitra | árbitros | arbitros | árbitras | arbitras | árbitro principal | arbitro principal |
    árbitra principal | arbitra principal | árbitro chefe | arbitro chefe | árbitro-chefe | arbitro-chefe | árbitra chefe | arbitra chefe | árbitra-chefe | arbitra-chefe | árbitro adjunto | arbitro adjunto |
    árbitra adjunta | arbitra adjunta | arbitragem | juiz | juíza | juiza | juízes | juizes | administrador | administradora | administradores | administradoras | administração |
    administracao | admin | moderador | moderadora | moderadores | moderadoras | moderação | moderacao | diretor de torneio | diretora de torneio | diretor do torneio |
    diretora do torneio | director de torneio | directora de torneio | director do torneio | directora do torneio

## Pages for people. Buttons and labels have no full stop.

page-skip = Ir para o conteúdo
page-menu = Páginas
page-signed-in = Sessão aberta: { $name }.
page-games = { -game(case: "Plural") }
page-new = Nova { -game }
page-seeks = Desafios e pedidos
page-account = Conta
page-sign-in = Entrar
page-sign-up = Criar uma conta
page-sign-out = Sair
page-source = Código-fonte
page-source-about = Postzug { $version } é software livre, sob a GNU Affero General Public License, versão 3 ou posterior. Toda pessoa que o usa pode ter o código-fonte.
page-source-link = O código-fonte do que está em execução aqui:
page-source-operator = Quem mantém este serviço dá-lhe o código-fonte a pedido.
page-api = A API, para programas
page-log = Log de todos os eventos
page-log-about = Todos os eventos de todas as { -game(case: "plural") } estão numa só lista, à qual o serviço só acrescenta. Um cabeçalho assinado fixa toda a lista antes dele: um { -move } mudado mais tarde o contradiz.
page-log-head = Último cabeçalho assinado
page-log-entries = { $n ->
    [0] Não abrange nenhuma entrada.
    [one] Abrange { $n } entrada.
   *[other] Abrange { $n } entradas.
}
page-log-unsigned = Nada foi assinado ainda.
page-log-file = Este cabeçalho como arquivo (ficheiro)
page-log-keys = Chaves do log
page-log-pem = As mesmas chaves, para openssl
page-log-statements = Declarações sobre as chaves
page-log-check = Como verificá-lo
page-log-mails = Os e-mails sobre { -game(case: "plural") } acabam com o cabeçalho assinado do momento do envio. Guarde um desses e-mails: com esse cabeçalho se compara a exportação de uma { -game } feita pela { -arbiter }, e assim se vê se a { -game } foi mudada desde então.
page-log-script = O comando “postzug audit script” mostra um script que verifica uma exportação com ferramentas de qualquer sistema Linux. Tire-o da sua própria cópia de Postzug.

page-front = Xadrez por correspondência
page-front-about = Dias para cada { -move }, as Leis do Xadrez respeitadas, os { -sealed-move(case: "plural") } bem guardados. Você joga aqui, por e-mail ou com um programa; o { -opponent }, como preferir.
page-try = Para experimentar sem outra pessoa, abra o endereço abaixo numa janela privada ou noutro navegador. Crie ali uma conta com outro endereço de e-mail e envie o desafio. Depois ele aparece nesta página. O endereço é:
page-invite = Para jogar com alguém que ainda não tem conta aqui, envie-lhe este endereço. Na página desse endereço, essa pessoa pode propor uma { -game } a você:
page-challenge-this = Desafiar esta pessoa
page-front-try = Para experimentar sem outra pessoa, crie duas contas: uma aqui, e outra, com outro endereço, numa janela privada ou noutro navegador. Depois desafie uma conta a partir da outra.

page-email = Endereço de e-mail
page-name = Nome visível para outras pessoas
page-time-zone = Fuso horário, como Europe/Berlin
page-time-zone-new = Fuso horário, como Europe/Berlin; UTC se ficar vazio
page-code = Código recebido por e-mail
page-first = Primeira entrada
page-first-about = Esta página é para a primeira entrada de uma conta de administração. O comando “postzug admin create” mostra uma palavra que vale uma só vez, nas 24 horas seguintes.
page-first-printed = A palavra que o comando mostrou
page-first-refused = Esta palavra não vale: foi mal digitada, já foi usada ou tem mais de 24 horas. O comando “postzug admin create” mostra outra.
page-sign-in-about = Você receberá um e-mail com um código. Não há senha (palavra-passe).
page-sign-in-new = Ainda não tem conta?
page-sign-up-about = Você receberá um e-mail com um código, que prova que o endereço é seu. Quem joga aqui nunca vê o endereço de outra pessoa.
page-sign-up-known = Já tem uma conta?
page-send-code = Enviar-me um código
page-code-about = Se o endereço estiver certo, um e-mail com um código de oito algarismos está a caminho. O código vale dez minutos, e só neste navegador.
page-code-again = O e-mail não chegou? Procure no correio indesejado (spam), ou peça outro código.
page-code-folder = Este serviço está em teste e não envia e-mails a ninguém: os e-mails são gravados na pasta { $folder }, o mais recente no fim.
page-code-command = Num terminal da máquina do serviço, este comando mostra o e-mail mais recente:
page-code-elsewhere = Este navegador não pediu nenhum código. Escreva o código onde o pediu, ou peça outro aqui.
page-clear = Esta página não veio cifrada, por isso o seu navegador não manterá a sessão aberta. Use https, ou um navegador na máquina do serviço.
page-foreign = Este formulário não foi enviado de uma página deste serviço, por isso nada foi feito.
page-form-key = Este formulário não pode ser usado outra vez: carregue a página de novo.
page-form-field = Falta um campo do formulário, ou ele não pode ser lido.
page-signed-out = Você não tem uma sessão aberta, por isso nada foi feito. Entre, e faça de novo.
page-signed-out-twice = Você não tem uma sessão aberta. Se você clicou duas vezes no botão, o primeiro clique já fez o que você pediu. Entre para ver o resultado.

page-settings = Configurações
page-settings-clash = Isto foi mudado noutro lugar depois que o formulário foi mostrado, por isso nada foi gravado ainda. { $both } Confira e grave de novo: então vale a sua escolha.
page-settings-clash-field = { $field }: agora { $now }, você escolheu { $chosen }.
page-settings-on = sim
page-settings-off = não
page-settings-empty = vazio
page-settings-save = Gravar as configurações
page-done-settings = As suas configurações foram gravadas.
page-language = Idioma dos e-mails e das páginas
page-notation = Notação dos { -move(case: "plural") } que você recebe
page-notation-example = { $name }: { $example }
page-letters = As suas letras das peças; você também pode escrever { -move(case: "plural") } com elas
page-piece-set = Peças nos tabuleiros
page-piece-set-cburnett = desenhos
page-piece-set-figurines = figurinas de xadrez da fonte
page-piece-set-letters = letras
page-board-colours = Cores dos tabuleiros
page-board-brown = marrom (castanho)
page-board-green = verde
page-board-blue = azul
page-board-high-contrast = alto contraste
page-mails = E-mails
page-mail-text = Só texto, sem HTML
page-mail-no-board = As peças por palavras, sem o desenho do tabuleiro
page-mail-pgn = A { -game } em anexo, para o seu programa de xadrez, em cada e-mail sobre ela
page-mail-calendar = Datas para programas de calendário, junto com os e-mails que mudam as minhas
page-notices = Enviar-me e-mails sobre
page-each = imediatamente
page-daily = num resumo diário
page-weekly = num resumo semanal
page-none = não por e-mail
page-digest-at = Hora dos resumos
page-digest-on = Dia do resumo semanal
page-times = Quando chegam os e-mails
page-quiet-from = Início do período sem e-mails
page-quiet-until = Fim do período sem e-mails
page-mail-times = Estas horas valem no seu fuso horário. Entre as duas últimas, os e-mails que podem esperar esperam; deixe-as vazias para recebê-los a qualquer hora. Um aviso que num resumo ou depois dessas horas viria tarde demais vem imediatamente.
page-time-of-day = Uma hora do dia escreve-se como 08:00. Um período sem e-mails tem um início e um fim diferente, ou nenhum dos dois.
page-notices-needed = Estes são sempre enviados, porque sem eles poderia perder-se uma { -game } ou a sua conta: { $kinds }.
page-trust = O que um e-mail com { -move(case: "plural") } deve ter para valer como seu
page-trust-token = o endereço de resposta que só você tem
page-trust-from = o endereço de resposta, e o seu endereço de e-mail como remetente
page-trust-dmarc = ambos, e o remetente comprovado pelo seu serviço de e-mail (DMARC)
page-trust-off = nenhum e-mail vale: não há { -move(case: "plural") } por e-mail
page-mail-stopped = Desde { $since } os e-mails para você não chegam ({ $reason }), e nenhum outro é enviado. As suas { -game(case: "plural") } estão aqui, e os { -clock(case: "plural") } delas continuam a correr. Certifique-se de que a sua caixa de correio aceita e-mails, ou mude o endereço.
page-mail-returned = Desde { $since } os e-mails para você voltam ({ $reason }). Ainda se enviam e-mails; se outros voltarem, o envio termina. Certifique-se de que a sua caixa de correio aceita e-mails, ou mude o endereço.
page-mail-resume = A minha caixa de correio aceita e-mails de novo
page-done-mail-resumed = Os e-mails são enviados a você de novo.
page-address = Endereço de e-mail
page-address-about = Um código é enviado para o novo endereço. Quando o endereço muda, todas as suas sessões terminam, e os tokens de programas e o endereço do calendário deixam de valer.
page-address-new = Novo endereço de e-mail
page-address-sent = Um e-mail com um código de oito algarismos está a caminho do novo endereço, se ninguém aqui tiver esse endereço. O código vale dez minutos, e só neste navegador.
page-address-change = Mudar o endereço
page-address-again = O e-mail não chegou? Procure no correio indesejado (spam), ou peça outro código.
page-done-address = O seu endereço de e-mail mudou. Entre com o novo.
page-envelope-key = Chave para { -sealed-move(case: "plural") }
page-envelope-key-about = Os { -sealed-move(case: "plural") } que você pode abrir são cifrados para esta chave pública de age. A chave secreta fica com você: sem ela ninguém os abre. Uma chave anterior ainda abre o que foi { -seal(form: "masculine") } antes.
page-envelope-key-public = Chave pública, que começa por age1
page-envelope-key-set = Definir esta chave
page-done-envelope-key = A sua chave para { -sealed-move(case: "plural") } está definida.
page-tokens = Tokens para programas
page-tokens-about = Um programa com um token age em seu nome. Ninguém pode ler um token outra vez, nem mesmo aqui.
page-token-may = pode { $scopes }
page-token-since = Criado: { $at }.
page-token-until = Vale até { $at }.
page-token-used = Último uso: { $at }.
page-token-unused = Nunca foi usado.
page-token-revoke = Revogar este token
page-token-revoke-sure = O programa que o usa não pode fazer mais nada
page-token-unsure = Nada foi revogado: marque a caixa para confirmar.
page-done-token-revoked = O token foi revogado.
page-token-label = Nome que você dá ao novo token
page-token-scopes = O programa pode
page-scope-read = ler as suas { -game(case: "plural") }
page-scope-play = jogar: fazer { -move(case: "plural") }, reivindicar, { -resign }, { -seal }, desafiar
page-scope-direct = dirigir { -game(case: "plural") } na { -arbiter }
page-scope-account = ler a sua conta
page-scope-webhooks = gerir os seus webhooks
page-token-days = Dias até expirar; se ficar vazio, nunca expira
page-token-days-bad = Os dias de um token são um número até 65535, ou ficam vazios.
page-token-make = Criar um token
page-token-made = Um novo token
page-token-once = Copie-o agora: não voltará a ser mostrado.
page-calendar = Calendário dos seus prazos
page-calendar-about = Os programas de calendário podem ler os seus prazos num endereço que só você conhece. Com um novo endereço, o anterior deixa de valer.
page-calendar-make = Criar um endereço
page-calendar-made = O endereço do seu calendário
page-calendar-once = Copie-o agora para o seu programa de calendário: não voltará a ser mostrado, e quem o tiver lê os seus prazos.
page-calendar-revoke = Revogar o endereço
page-calendar-revoke-sure = Os programas de calendário que o usam não leem mais nada
page-calendar-unsure = Nada foi revogado: marque a caixa para confirmar.
page-done-calendar-revoked = Nenhum programa de calendário lê mais os seus prazos.
page-data = Os seus dados
page-export = Obter tudo o que há sobre você
page-export-about = (JSON: conta, configurações, sessões, { -game(case: "plural") }, as suas notas e variantes, e as mensagens que você escreveu)
page-delete = Apagar a minha conta
page-delete-about = O seu nome, endereço de e-mail, configurações e mensagens são apagados, e ninguém pode recuperá-los. As suas { -game(case: "plural") } terminadas ficam, com um nome que não é de ninguém. É preciso ter entrado nos últimos 15 minutos.
page-delete-sure = Apagá-la para sempre
page-delete-resign = { -resign(form: "Infinitive") } de todas as minhas { -game(case: "plural") } em andamento
page-delete-unsure = Nada foi apagado: marque a caixa para confirmar.
page-done-deleted = A sua conta foi apagada.

page-sessions = Onde você tem sessões abertas
page-sessions-about = Cada uma é de um navegador ou de um programa que pode agir em seu nome.
page-session = { $device }, desde { $at }
page-session-used = Último uso: por volta de { $day }.
page-session-unnamed = Um programa sem nome
page-session-here = (aqui)
page-session-end = Terminar
page-sessions-end = Sair de todas as sessões
page-sessions-ended = Todas as suas sessões foram terminadas.

page-games-to-move = À espera do seu { -move }
page-games-others = À espera do { -opponent }
page-games-over = { -game(case: "Plural") } terminadas
page-games-none = Não há.
page-games-more = Anteriores
page-game-against = { $game }: contra { $opponent }
page-game-move = { -move(case: "Singular") } { $number }.
page-game-first-move = Nenhum { -move } foi feito.
page-game-last-move = Último { -move }: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = Todas as minhas { -game(case: "plural") } num só arquivo (ficheiro) PGN
page-pgn-finished = Todas as minhas { -game(case: "plural") } terminadas num só arquivo (ficheiro) PGN
page-rematch = Propor uma revanche
page-next-game = Próxima { -game } à minha espera
page-mark-plan = Os seus { -move(case: "plural") } condicionais estão à espera.
page-yours-until = É a sua vez, até { $until } (daqui a { $left }).
page-theirs-until = { $name } tem até { $until } (daqui a { $left }) para jogar.
page-flag = A { -flag } de { $name } caiu: { $at }.
page-no-clock = Nenhum { -clock } corre.
page-mark-message = Há uma mensagem.
page-mark-offer = O { -opponent } propõe { -draw }.
page-mark-own-offer = Você propõe { -draw }.
page-mark-claim = Uma { -claim } espera a decisão da { -arbiter }.
page-mark-seal = O próximo { -move } deve ser { -seal(form: "masculine") }.
page-mark-adjourned = A { -game } está { -adjourn(form: "feminine") }.
page-mark-leave = { $name } está de { -leave }.
page-mark-withdrawn = Um dos lados retirou-se; a { -arbiter } decide.

page-game = { $game }: { $white } - { $black }
page-board = Tabuleiro
page-board-white = Tabuleiro, visto do lado das { -white }
page-board-black = Tabuleiro, visto do lado das { -black }
page-board-of = Posição depois de { $ply ->
    [0] { $ply } meios-{ -move(case: "plural") }
    [one] { $ply } meio-{ -move }
   *[other] { $ply } meios-{ -move(case: "plural") }
}
page-board-now = Ir para a posição atual
page-square-white = { $square }, { piece } { $role ->
    [rook] branca
    [queen] branca
   *[king] branco
}
page-square-black = { $square }, { piece } { $role ->
    [rook] preta
    [queen] preta
   *[king] preto
}
page-target = { $where }: destino possível
page-choose-piece = Escolha uma peça para mover, ou escreva o { -move } abaixo.
page-choose-target = Escolha a casa para onde vai a peça de { $square }, ou outra peça.
page-your-move = O seu { -move }
page-keys = Teclas no tabuleiro
page-keys-about = As teclas de direção percorrem as casas. Enter pega uma peça e a põe noutra casa; Escape a devolve ao seu lugar. As letras k ({ word-king }), q ({ word-queen }), r ({ word-rook }), b ({ word-bishop }), n ({ word-knight }) e p ({ word-pawn }) levam à próxima peça desse tipo; com Shift, à anterior. Um algarismo leva à linha com esse número; com Shift, à coluna com esse número. Numa casa, a tecla “o” diz o que está nela, “m” os { -move(case: "plural") } da peça, e Shift com “m” as suas capturas; “c” diz o que o último { -move } capturou.
page-no-move-from = Não há nenhum { -move } a partir de { $square }.
page-captured = Captura do último { -move }, em { $square }: { piece }.
page-captured-none = O último { -move } não capturou nada.
page-words = Estas palavras são respondidas aqui, e nada é jogado com elas: { $words }. Formas curtas: p N, s e, s 4, l, c; a letra “o” diz quem é o { -opponent }.
page-ask = Perguntar sobre a posição
page-ask-send = Perguntar
page-word-unknown = Isso não é uma das palavras que são respondidas aqui.
page-word-opponent = O { -opponent } é { $name }.
page-word-draw = Nada foi proposto ainda: a caixa para propor { -draw } está marcada, e a proposta vai com o seu { -move }.
page-word-draw-later = Nada foi proposto: o { -draw } é proposto com um { -move }, e agora não é a sua vez.
page-reading = O { -sealed-move } tem mais de uma leitura
page-reading-about = Escolha a leitura que vale. O { -clock } que está a correr é o seu: ele continua enquanto você escolhe, e depois até a sua resposta. Não se pode voltar atrás numa escolha.
page-reading-which = O { -move } que foi { -seal(form: "masculine") }
page-reading-move = { piece } de { $from } para { $to }
page-reading-then = Depois desta escolha: { $state }
page-reading-look = Mostrar no tabuleiro
page-reading-shown = Posição depois de { $move }, se esta leitura for escolhida
page-reading-choose = Escolher esta leitura
page-reading-none = Nada foi feito: escolha primeiro uma das leituras.
page-open = Mostrar o texto que você selou
page-open-about = Cole o texto inteiro que você guardou quando selou o seu { -move }. Só vale o texto que corresponde ao código de prova. Ele fica então no histórico para os dois lados, e o { -move } é julgado.
page-publish-about = O { -sealed-move } fica no seu { -envelope }. Ele só é mostrado se os dois lados concordarem.
page-publish = Concordar em mostrar o { -sealed-move }
page-publish-sure = Concordo, e não posso voltar atrás
page-publish-unsure = Você não concordou: marque a caixa para confirmar que o { -sealed-move } pode ser mostrado.
page-timing = { -adjourn(form: "Noun") } e { -clock }
page-adjourn = Propor um { -adjourn }
page-adjourn-accept = Concordar com o { -adjourn }
page-adjourn-decline = Recusar o { -adjourn }
page-adjourn-early = { -adjourn(form: "Infinitive") } agora: o resto da sessão é descontado do seu tempo
page-resume = Pedir a { -resume }
page-resume-opens = { $who-is ->
    [you] O { -sealed-move } é jogado imediatamente, e o seu { -clock } corre. O { -clock } do { -opponent } fica parado.
   *[other] O { -sealed-move } é jogado imediatamente, e o { -clock } de { $who } corre. O seu { -clock } fica parado.
}
page-resume-noted = Só por isto nenhum dos dois { -clock(case: "plural") } muda.
page-resume-late = Você chegou tarde demais: perde a { -game }, a não ser que o { -sealed-move } a tenha terminado.
page-resume-sure = Você não pode voltar atrás.
page-offer-draw = Propor { -draw }
page-refill = Tirar tempo da minha reserva
page-reflect = Continuo a refletir: o meu silêncio não faz perder a { -game }
page-claim-flag = Reivindicar a queda da { -flag }
page-question-clocks = Os { -clock(case: "plural") } estão errados: avisar a { -arbiter }
page-leave = Licença
page-leave-booked = Você está de { -leave } de { $first } a { $last }, incluídos os dois dias.
page-leave-first = Primeiro dia, pela sua hora local
page-leave-last = Último dia, pela sua hora local
page-leave-book = Marcar esta { -leave }
page-leave-cancel = Cancelar a { -leave } que começa em { $first }
page-leave-all = Licença em todas as minhas { -game(case: "plural") }
page-leave-all-about = Os dias contam em cada uma das suas { -game(case: "plural") } em andamento cujo regulamento os permite. Os { -opponent(case: "plural") } são avisados.
page-leave-all-cancel = Cancelar a { -leave } em todas as minhas { -game(case: "plural") }
page-leave-unreadable = Nada foi feito: escreva cada dia como ano, mês e dia, por exemplo 2026-12-24.
page-move-times = Quando os { -move(case: "plural") } foram feitos
page-not-sent = Ainda não enviado: { $move }.
page-sent = O seu { -move } { $move } está no histórico.
page-sent-reply = O seu { -move } { $move } está no histórico; a resposta é { $reply }.
page-done-declined = Você recusou o { -draw }.
page-done-said = A sua mensagem está no histórico.
page-done-challenged = O seu desafio foi gravado.
page-done-sought = O seu pedido de { -game } foi gravado.
page-done-challenge-declined = Você recusou o desafio.
page-done-withdrawn = Você retirou-o.
page-check = { -check(case: "Singular") }.
page-live-move = Um { -move } foi jogado.
page-told-move = Foi jogado { $move }.
page-live-message = Há uma mensagem.
page-live-change = A { -game } mudou.
page-live-show = Mostrar
page-live-lost = Esta página já não está sendo atualizada.
page-live-again = Mostrar de novo
page-choose-none = Isto não pode ser jogado aqui: escolha uma peça para mover, ou escreva o { -move } abaixo.
page-mark-offer-of = { $name } propõe { -draw }.
page-mark-own-adjournment = Você propõe um { -adjourn }.
page-mark-adjournment-of = { $name } propõe um { -adjourn }.
page-move = { -move(case: "Singular") }, em qualquer notação
page-move-which = Qual { -move }
page-with-offer = Propor { -draw } com o { -move }
page-message = Mensagem para o { -opponent }
page-send-move = Enviar este { -move }
page-verify = Verificar um { -sealed-move }
page-verify-about = O seu navegador verifica aqui que um { -sealed-move } não foi mudado depois da { -seal(form: "noun") }: a assinatura do log, o lugar da { -seal(form: "noun") } nele e o texto do { -envelope }. Nada do que você inserir aqui sai desta página.
page-verify-no-script = A verificação é um script, que não funciona no seu navegador. O comando “postzug audit script” imprime um para a linha de comando.
page-verify-keys = Chave do log, obtida noutro lugar e não de quem lhe mostra o resto
page-verify-keys-next = Se o serviço criou uma nova chave desde que você obteve a sua, acrescente o que o endereço /log/statements dele mostra. Isso deve estar assinado com a sua chave, e apresenta a nova.
page-verify-receipts = Recibo da { -seal(form: "noun") } (.tlog-proof), e o da abertura, se você o tiver
page-verify-text = Texto do { -envelope }, se nenhum recibo da abertura o contiver
page-verify-file = Carregar do disco
page-verify-run = Verificar
page-verify-move = { -sealed-move(case: "Singular") }
page-verify-judgement = Julgamento no log
page-verify-game = { -game(case: "Singular") }
page-verify-event = Evento
page-verify-at = { -seal(form: "Masculine") } em (UTC)
page-verify-commitment = Código de prova
page-verify-log = Log
page-verify-place = Lugar entre as entradas do log
page-verify-signer = Assinado com a chave
page-verify-right = CERTO: este é o { -move } que foi { -seal(form: "masculine") }, e a { -seal(form: "noun") } está no log assinado.
page-verify-wrong-signature = ERRADO: o log não está assinado com a chave que você inseriu. Se o serviço mudou de chave desde que você obteve a sua, a nova é apresentada no pacote de verificação da { -game }.
page-verify-wrong-tree = ERRADO: o evento não está no log assinado, ou não neste lugar.
page-verify-wrong-event = ERRADO: o recibo não contém um evento como os do log.
page-verify-wrong-text = ERRADO: este texto não é o que foi { -seal(form: "masculine") }.
page-verify-wrong-opening = ERRADO: o que foi aberto não é o que foi { -seal(form: "masculine") }.
page-verify-wrong-game = ERRADO: os recibos ou o texto são de { -game(case: "plural") } diferentes.
page-verify-wrong-verdict = ERRADO: o { -move } que foi jogado não é o que está no { -envelope }.
page-verify-unknown-key = INDETERMINADO: não há chave de um log, em PEM ou na forma NAME+ID+KEY.
page-verify-unknown-receipt = INDETERMINADO: não há recibo, ou está incompleto. Ele começa por c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = INDETERMINADO: este recibo não contém o evento, só a prova dele. Use o anexo que chegou por e-mail.
page-verify-unknown-no-sealing = INDETERMINADO: o que estes recibos provam está no log, mas nenhum deles registra um { -sealed-move }.
page-verify-unknown-statement = INDETERMINADO: isto é o que o serviço declara sobre o seu próprio log, e não um recibo de uma { -game }. Acrescente o recibo da { -seal(form: "noun") }.
page-verify-unknown-move = INDETERMINADO: este é o texto que foi { -seal(form: "masculine") }, e a { -seal(form: "noun") } está no log assinado. Nada no texto pode ser lido aqui como um { -move } desta posição. Acrescente o recibo da abertura: ele diz como a { -arbiter } ou o serviço leu o texto.
page-verify-unknown-text = INDETERMINADO: a { -seal(form: "noun") } está no log assinado. Ninguém pode dizer qual é o { -move } antes de o seu texto ser mostrado.
page-verify-unknown-withheld = INDETERMINADO: a { -seal(form: "noun") } está no log assinado, e o texto do { -envelope } não foi divulgado porque não é um { -move } desta { -game }. Quem o selou pode mostrá-lo.
page-verify-unknown-verdict = INDETERMINADO: este é o texto que foi { -seal(form: "masculine") }, e a { -seal(form: "noun") } está no log assinado. O julgamento dele não é verificado aqui: para isso são precisas as Leis do Xadrez.
page-verify-unknown-browser = INDETERMINADO: este navegador não consegue verificá-lo aqui. Use um navegador mais recente, e uma página que veio por https ou do seu disco.
page-verify-offline-about = A mesma página existe como um só arquivo (ficheiro), que não precisa de conexão.
page-verify-offline = Gravar a página no disco
page-notice = Licenças das bibliotecas e dos desenhos destas páginas
page-seal-here = { -seal(form: "Infinitive") } o seu próximo { -move }
page-seal = { $game }: sele o seu { -move }
page-seal-none = Nesta { -game } não há agora um { -move } seu para { -seal }.
page-seal-back = Voltar à { -game }
page-seal-about = Escolha aqui o seu { -move }. O seu navegador o põe num { -envelope } e o cifra. Só o { -envelope } fechado é enviado, e o serviço julga o { -move } quando o { -envelope } é aberto. O seu { -clock } corre até o { -envelope } chegar aqui.
page-seal-holders = { $needed ->
    [one] Uma destas chaves o abre:
   *[other] { $needed } destas chaves juntas o abrem:
}
page-seal-holder = { $name }, número { $number }
page-seal-vault = o próprio serviço, quando a { -game } é { -resume }
page-seal-which = { -sealed-move(case: "Singular") }
page-seal-choose = Escolha um { -move }
page-seal-close = Fechar o { -envelope } neste navegador
page-seal-closed = O seu { -envelope }
page-seal-keep = Grave este texto agora e guarde-o só para você até o { -envelope } ser aberto. Esta página o mostra uma só vez, e o serviço nunca o tem. Se o { -envelope } se perder, só este texto mostra o que você selou.
page-seal-text = Texto no { -envelope }
page-seal-commitment = Código de prova, que mostra que o texto é este:
page-seal-download = Gravar o texto
page-seal-copy = Copiar o texto
page-seal-copied = O texto foi copiado. Cole-o onde possa encontrá-lo depois.
page-seal-copy-failed = O navegador não copiou o texto. Ele está selecionado: copie-o à mão, ou grave-o.
page-seal-send = Enviar o { -envelope }
page-seal-draft-keep = Gravá-lo como rascunho
page-seal-draft-here = Há um rascunho do seu { -move } num { -envelope }. Sele-o como está, ou envie outro { -envelope } no lugar dele. O seu { -clock } corre até que um { -move } seja { -seal(form: "masculine") }.
page-seal-draft-seal = { -seal(form: "Infinitive") } o rascunho
page-seal-send-about = O { -envelope } fechado abaixo é tudo o que é enviado. Se você fez um com a linha de comando, cole aqui o conteúdo do seu .json.
page-seal-envelope = { -envelope(case: "Singular") } fechado
page-seal-unreadable = Isto não é um { -envelope } fechado como o fazem esta página ou a linha de comando. Nada foi { -seal(form: "masculine") }. O serviço viu o que você enviou: se o seu { -move } ou o texto no { -envelope } estava ali, escolha de novo o seu { -move } e feche-o num novo { -envelope }.
page-seal-open = O que está no campo abaixo não é um { -envelope } fechado, e não foi enviado. Escolha o seu { -move } e feche o { -envelope }, ou cole o conteúdo do .json.
page-seal-failed = Não foi possível fechar o { -envelope } neste navegador, e nada foi enviado. Use a linha de comando, ou outro navegador.
page-seal-insecure = Os navegadores só cifram em páginas que vieram por https ou desta máquina. Use o endereço do serviço com https, ou a linha de comando.
page-seal-no-script = Esta página cifra com um script, que não funciona no seu navegador. Sele com a linha de comando, como se mostra abaixo, e cole o { -envelope } aqui.
page-seal-protection = Contra o que isto protege
page-seal-protects = O { -move } não está em nenhum pedido ao serviço. Por isso não está em nenhum dos seus logs, cópias de segurança e bases de dados, e quem opera o serviço, mesmo que olhe para eles, não descobre o { -move }.
page-seal-clear = O tabuleiro de análise e as suas notas enviam ao serviço o que você experimenta ou escreve, e o serviço pode lê-lo. Não ponha neles o { -move } que você { -seal } nesta { -game }.
page-seal-protects-vault = Nesta { -game } o serviço tem a chave: pode abrir o { -envelope } antes da hora. O seu { -move } só está protegido de quem não tem essa chave.
page-seal-protects-not = Isto não protege você de um serviço que envie ao seu navegador outro script, que poderia revelar o seu { -move }. A sua própria linha de comando protege.
page-seal-command = { -seal(form: "Infinitive") } com a linha de comando
page-seal-command-about = Grave o primeiro bloco como recipients.json e execute o comando. Ele pergunta o seu { -move }, para que o histórico do seu shell não o guarde. Ele guarda o texto no .txt, e o conteúdo do .json deve ser colado acima.
page-done-drafted = O seu rascunho foi gravado. Ainda não está { -seal(form: "masculine") }, e o seu { -clock } corre.
page-done-sealed = O seu { -move } está { -seal(form: "masculine") }.
page-offer = Proposta de { -draw }
page-accept = Aceitar
page-accept-sure = Aceito o { -draw }, que termina a { -game }
page-accept-unsure = Você não aceitou: marque a caixa para confirmar que a { -game } termina em { -draw }.
page-decline = Recusar
page-claims = Reivindicações
page-claim-tablebase-win = { -tablebase }: vitória minha
page-claim-tablebase-draw = { -tablebase }: { -draw }
page-claim-basis = Motivo
page-claim-announced = Com este { -move }, se você anunciar um
page-claim-again = Você já fez uma { -claim } errada neste { -move }, por isso outra { -claim } errada não dá mais tempo ao { -opponent }.
page-claim-about = Você não pode retirar uma { -claim }. Se ela estiver errada, o { -move } que você anunciar é jogado. Uma { -claim } de { -draw } vale então como { -draw-offer }.
page-claim = Reivindicar
page-leaving = { -resign(form: "Infinitive") }
page-resign-sure = Eu perco esta { -game }
page-resign = { -resign(form: "Infinitive") }
page-resign-unsure = Você não { -resign(form: "past") }: marque a caixa para confirmar que perde a { -game }.
page-plan = { -move(case: "Plural") } condicionais
page-plan-of = { -move(case: "Plural") } condicionais em { $game }
page-plan-about = Enquanto o { -opponent } pensa, você pode gravar as suas respostas aos { -move(case: "plural") } que ele talvez faça. Uma resposta gravada é jogada imediatamente, sem perguntar de novo a você, e não lhe custa tempo.
page-plan-game = Ir para a { -game }
page-plan-change = Mudar os { -move(case: "plural") } condicionais
page-plan-none = Nenhuma linha está gravada.
page-plan-saved = Gravados, e jogados sem perguntar de novo a você:
page-plan-saved-lines = Linhas gravadas
page-plan-damaged = As suas linhas gravadas não podem ser lidas. Quem opera este serviço encontra a causa no log.
page-plan-if = Se { $theirs }, então { $mine }
page-plan-if-then = { $before }; se depois { $theirs }, então { $mine }
page-plan-waits = { $mine } não foi jogado, e espera a sua decisão
page-plan-used = Os seus { -move(case: "plural") } condicionais foram jogados: { $moves }.
page-plan-remove = Retirar
page-plan-remove-line = Retirar: { $line }
page-plan-remove-all = Retirar todas as linhas gravadas
page-plan-draft = Novas linhas
page-plan-unsaved = Isto é um rascunho. Não está gravado, e nada dele é jogado.
page-plan-lines = Linhas em qualquer notação, uma abaixo da outra; cada uma começa com um { -move } do { -opponent } e acaba com um seu, por exemplo: 5755 7163 2836 6125
page-plan-save = Gravar estas linhas
page-plan-read = Mostrar o que o rascunho significa
page-plan-empty = Nada foi gravado: escreva primeiro uma linha.
page-plan-changed = Nada foi gravado nem retirado, porque as suas linhas gravadas ou a { -game } mudaram desde que esta página foi carregada. Veja como estão agora.
page-plan-clash = Estas linhas respondem à mesma posição com { -move(case: "plural") } diferentes. Mude uma delas:
page-plan-line = Linha { $line }: { $text }
page-plan-your-move = É a sua vez. Os { -move(case: "plural") } condicionais são escritos ao lado do seu { -move } e enviados com ele.
page-plan-adjourned = Enquanto a { -game } está { -adjourn(form: "feminine") }, nenhuma linha é gravada.
page-plan-over = A { -game } terminou.
page-plan-opponents = As linhas do { -opponent }, que esta { -game } mostra a você
page-plan-with-move = { -move(case: "Plural") } condicionais com este { -move }
page-plan-with-move-about = São um rascunho até você enviar o { -move }. Então tomam o lugar das linhas gravadas.
page-done-plan-saved = As suas linhas foram gravadas.
page-done-plan-removed = Retirado. As linhas que restam são mostradas aqui.
page-analysis = Tabuleiro de análise
page-analysis-of = Tabuleiro de análise de { $game }
page-analysis-about = Aqui você experimenta { -move(case: "plural") }. Nada disso é jogado, gravado ou mostrado a alguém, e nenhum motor de xadrez acompanha.
page-analysis-private = Aqui você experimenta { -move(case: "plural") }. Nada disso é jogado ou mostrado a alguém, e nenhum motor de xadrez acompanha. As suas variantes ficam com a { -game }, só para você. Não são { -move(case: "plural") } condicionais.
page-analysis-lines = As minhas variantes
page-analysis-forget = Apagar
page-analysis-full = Esta variante não foi gravada, porque você já tem { $most } variantes para esta { -game }. Apague primeiro uma delas.
page-analysis-damaged = As suas variantes não podem ser lidas. Quem opera este serviço encontra a causa no log. A próxima variante que você experimentar substitui essas variantes.
page-analysis-long = Aqui uma variante tem no máximo { $most } meios-{ -move(case: "plural") }.
page-analysis-line = { -move(case: "Plural") } que você experimenta
page-analysis-back = Voltar um { -move }
page-analysis-legal = { -move(case: "Plural") } legais
page-analysis-no-move = Não há nenhum { -move } legal.
page-analysis-next = Mais { -move(case: "plural") }, em qualquer notação
page-analysis-show = Mostrar
page-analysis-keep = Guardar esta variante
page-analysis-to-notes = Guardar esta variante nas minhas notas
page-analysis-to-plan = Usar esta variante como { -move(case: "plural") } condicionais
page-analysis-to-move = Jogar o primeiro { -move }, e usar os outros como { -move(case: "plural") } condicionais
page-analysis-plan-ends = Uma linha de { -move(case: "plural") } condicionais começa com um { -move } do { -opponent } e acaba com um { -move } seu.
page-notes = As minhas notas
page-notes-on = As minhas notas sobre { $game }
page-notes-about = Só você as vê: nem o { -opponent }, nem a { -arbiter }, nem a administração. Ficam com a { -game }, mesmo depois do fim dela.
page-notes-text = Notas
page-notes-save-first = Grave as suas notas antes de enviar outro formulário desta página: o que está escrito num formulário não é enviado com outro.
page-notes-save = Gravar as notas
page-notes-stored = Estas notas estão gravadas
page-notes-unsaved = Este texto não está gravado.
page-notes-damaged = As suas notas não podem ser lidas. Quem opera este serviço encontra a causa no log. O que você gravar aqui substitui essas notas.
page-done-line-forgotten = A variante foi apagada.
page-done-notes-saved = As suas notas foram gravadas.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Peças
page-messages = Mensagens
page-message-from = { $name }:
page-message-new = Nova
page-message-erased = (apagada)
page-message-arbiter = { -arbiter(case: "Singular") }
page-send-message = Enviar esta mensagem
page-acts = Atos da { -arbiter }
page-appeal = { -appeal(form: "Infinitive") } a outra pessoa da { -arbiter }, até { $until }
page-appeal-about = O ato vale até que outra pessoa da { -arbiter } decida. Você receberá a decisão por e-mail.
page-appeal-grounds = As suas razões, que a { -arbiter } e o { -opponent } leem
page-appeal-send = { -appeal(form: "Infinitive") }
page-appeal-decided = Outra pessoa da { -arbiter } decidiu o { -appeal } nesta data: { $at }.
page-mark-appeal = Um { -appeal } contra um ato da { -arbiter } espera outra pessoa da { -arbiter }.
page-mark-appeal-decided = Um { -appeal } contra um ato da { -arbiter } foi decidido.
page-adjudication = Adjudicação
page-adjudication-about = A { -arbiter } decide a { -game } com base em análise. A sua análise só será lida pelo { -opponent } quando a { -game } terminar.
page-adjudication-seeks = O que você pede
page-adjudication-send = Enviar esta análise
page-withdrawal = Retirar-me de várias { -game(case: "plural") }
page-withdrawal-about = Isto não pode ser desfeito. No prazo de um minuto, cada uma destas { -game(case: "plural") } é perdida, anulada ou deixada à decisão da { -arbiter }, conforme o seu regulamento. Para terminar só esta { -game }, { -resign(form: "subjunctive") } dela.
page-withdrawal-scope = { -game(case: "Plural") } das quais me retiro
page-withdrawal-from = { $scope ->
    [event] as minhas { -game(case: "plural") } em andamento neste torneio
   *[all] todas as minhas { -game(case: "plural") } em andamento aqui
}
page-withdrawal-reason = Motivo, que os dois lados de cada { -game } leem
page-withdrawal-sure = Retiro-me destas { -game(case: "plural") }
page-withdrawal-unsure = Você não se retirou: marque a caixa para confirmar a retirada.
page-withdrawal-games = { $n ->
    [one] Você tem uma { -game } em andamento aqui:
   *[other] Você tem { $n } { -game(case: "plural") } em andamento aqui:
}
page-withdrawal-record = A retirada está no histórico de cada uma destas { -game(case: "plural") }, e os dois lados de cada uma leem o seu motivo.

page-opponent = Nome do { -opponent }; deixe vazio para procurar qualquer pessoa
page-colour = A sua cor
page-colour-drawn = por sorteio
page-colour-white = { -white }
page-colour-black = { -black }
page-control = Ritmo de jogo
page-new-show = Mostrar a proposta
page-new-offer = A sua proposta
page-new-unsent = Ainda nada foi proposto. É isto o que você propõe:
page-new-send = Propor esta { -game }
page-rules = Licenças e outras regras
page-rules-leave = Dias de { -leave } por ano civil; 0 para nenhum
page-rules-leave-ahead = Dias de antecedência para marcar uma { -leave }
page-rules-leave-least = Número mínimo de dias de uma { -leave }
page-rules-usual = como de costume
page-control-move = Outro: dias para cada { -move }
page-control-increment = Outro: dias para a { -game }, e horas a mais por { -move }
page-control-moves = Outro: dias para um número de { -move(case: "plural") }, como na ICCF
page-control-blocks = Outro: dias no { -clock }, dias numa reserva, e dias a mais por { -move } (Triple Block)
page-control-periods = Outro: até nove períodos, um depois do outro
page-control-own = Números para outro ritmo de jogo
page-control-days = Dias
page-control-hours = Horas a mais por { -move }
page-control-cap = Máximo de dias no { -clock }; vazio para não haver limite
page-control-number = Número de { -move(case: "plural") }
page-control-clock = Dias no { -clock }
page-control-bank = Dias na reserva
page-control-more = Dias a mais por { -move }
page-control-first = Número de { -move(case: "plural") } que acrescentam dias; vazio para 50
page-control-period = Período { $n }
page-control-period-moves = Número de { -move(case: "plural") }; vazio para o resto da { -game }
page-control-period-time = Tempo, por exemplo 50d, 12h ou 1d 12h
page-control-period-increment = Tempo a mais por { -move }
page-control-period-cap = Máximo de tempo no { -clock }; vazio para não haver limite
page-control-period-delay = Tempo não descontado em cada { -move }
page-control-whole = Só são descontados dias inteiros.
page-control-double = Dias num só { -move } depois dos quais o tempo conta em dobro; vazio para nunca
page-control-thematic = Os { -move(case: "plural") } anteriores à posição inicial contam.
page-field-number = Isto deve ser um número inteiro de { $least } a { $most }.
page-field-time = Isto deve ser um tempo, por exemplo 50d, 12h ou 1d 12h.
page-control-unreadable = Nada foi proposto: escreva os números do ritmo de jogo que você escolheu, cada um como número inteiro.
page-challenges-received = Desafios para você
page-challenges-sent = Os seus desafios e pedidos
page-seeks-open = Quem procura { -game }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = para { $name }: { $control }; { $colour }
page-challenge-seek = para qualquer pessoa: { $control }; { $colour }
page-plays-white = { $name } joga com as { -white }
page-plays-black = { $name } joga com as { -black }
page-start = Posição inicial
page-start-usual = a habitual
page-start-960 = Chess960
page-start-set = de uma posição fixada
page-start-number = Número da posição de Chess960; vazio para sorteá-la
page-start-fen = Posição fixada (FEN)
page-start-castling = Com { -castling } pelas regras do Chess960
page-regulated = Há aqui regras próprias, e não só para o ritmo de jogo. Estas configurações não são as habituais:
page-player = { $name }
page-player-arbiter = Faz parte da { -arbiter } deste serviço.
page-player-running = { -game(case: "Plural") } em andamento
page-player-hidden = Ninguém com este nome ou número tem uma { -game } que todos possam ler. Quem tem conta vê, depois de entrar, todas as pessoas que jogam aqui.
page-public-running = A { -game } está em andamento.
page-public-delayed = { $plies ->
    [one] A { -game } está em andamento. O último meio-{ -move } ainda não é público.
   *[other] A { -game } está em andamento. Os últimos { $plies } meios-{ -move(case: "plural") } ainda não são públicos.
}
page-public-at = { $at }
page-public = Quem pode ler a { -game }
page-public-no = Só quem tem conta aqui lê a { -game }
page-step-start = Início
page-step-back = Anterior
page-step-on = Seguinte
page-step-back-by = { $n ->
    [0] { $n } meios-{ -move(case: "plural") } para trás
    [one] { $n } meio-{ -move } para trás
   *[other] { $n } meios-{ -move(case: "plural") } para trás
}
page-step-on-by = { $n ->
    [0] { $n } meios-{ -move(case: "plural") } para a frente
    [one] { $n } meio-{ -move } para a frente
   *[other] { $n } meios-{ -move(case: "plural") } para a frente
}
page-step-end = Fim
page-accept-game = Jogar
page-withdraw = Retirar

page-desk = Mesa da { -arbiter }
page-desk-nothing = Não há nada pendente para você.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = { -flag(case: "Plural") }
page-desk-claims = Reivindicações e pedidos de adjudicação
page-desk-appeals = { -appeal(form: "Plural") }
page-desk-withdrawals = Retiradas
page-desk-questions = { -clock(case: "Plural") } contestados
page-desk-question = { $name } avisou que os { -clock(case: "plural") } estão errados: { $at }.
page-desk-question-about = Corrija os { -clock(case: "plural") }. Se estiverem certos, confirme-os como estão, com o seu motivo.
page-desk-find = Outra { -game }, pelo número
page-desk-show = Mostrar
page-desk-waits-for = À espera de: { $what }.
page-desk-resumes = A { -game } será { -resume }: { $at }.
page-desk-until = Até { $at }.
page-desk-flag-open = Até que a { -arbiter } encerre a { -game }, um { -move } ainda vale.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } reivindica { -draw } por repetição tripla.
    [fifty_moves] { $name } reivindica { -draw } pela regra dos 50 { -move(case: "plural") }.
    [tablebase_win] { $name } reivindica vitória por { -tablebase }.
    [tablebase_draw] { $name } reivindica { -draw } por { -tablebase }.
    [adjudicated_win] { $name } pede adjudicação como vitória.
   *[adjudicated_draw] { $name } pede adjudicação como { -draw }.
}
page-desk-announced = A { -claim } refere-se à posição depois de { $move }.
page-desk-claim-stops = Enquanto isso nenhum { -clock } corre.
page-desk-claim-runs = Enquanto isso o { -clock } corre.
page-desk-withdrawn = { $name } retirou-se: { $at }. Nenhum { -clock } corre.
page-desk-silent = Retirada por silêncio: { $name }, { $at }. Nenhum { -clock } corre.
page-desk-appeal = { $names }: { -appeal } contra o ato { $number } ({ $act }), desde { $at }.
page-desk-own-act = O ato foi seu, por isso outra pessoa da { -arbiter } decide o { -appeal }.
page-desk-game = { $game } na mesa da { -arbiter }: { $white } - { $black }
page-desk-to-board = Tabuleiro e { -move(case: "plural") }
page-desk-done = Está registrado.
page-desk-acts = Atos
page-desk-acts-about = Cada um é mostrado com o seu efeito nos dois { -clock(case: "plural") } antes de ser feito. Os dois lados leem o motivo.
page-desk-acts-none = Agora não há nenhum ato que você possa praticar nesta { -game }.
page-desk-act = { $act ->
    [decide-claim] Decidir a { -claim }
    [claim-flag] Encerrar a { -game } pela queda da { -flag }
    [decide-appeal] Decidir um { -appeal }
    [acknowledge-face] Confirmar a face do { -envelope }
    [set-resumption] Marcar outra hora de { -resume }
    [approve-early-opening] Aprovar a abertura do { -envelope } antes da hora
    [declare-missing] Declarar o { -envelope } perdido
    [envelope] Abrir o { -envelope }
    [warn] Advertir um dos lados
    [give-time] Acrescentar tempo
    [take-time] Tirar tempo
    [correct-clocks] Corrigir os { -clock(case: "plural") }
    [adjudicate] Decidir o resultado
    [forfeit] Declarar a { -game } perdida para um dos lados
    [cancel] Cancelar a { -game }
    [replay] Cancelar a { -game } e começá-la de novo
    [annul] Anular a { -game }
    [change-points] Mudar os pontos
    [grant-leave] Dar uma { -leave } especial
    [end-leave] Encerrar uma { -leave }
    [adjourn] { -adjourn(form: "Infinitive") } a { -game }
    [take-back] Desfazer { -move(case: "plural") }
    [replace] Substituir uma pessoa
    [withdraw] Anotar uma retirada
   *[expel] Expulsar uma pessoa
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Lado
    [time] Tempo, por exemplo 2d ou 1d 12h
    [used_white] Tempo gasto pelas { -white }, por exemplo 1d 12h
    [used_black] Tempo gasto pelas { -black }, por exemplo 1d 12h
    [deadline] Prazo do { -clock } que corre, no seu fuso horário; vazio, não muda
    [result] Resultado
    [points_white] Pontos das { -white }
    [points_black] Pontos das { -black }
    [first] Primeiro dia, pela hora local desse lado
    [last] Último dia, pela hora local desse lado
    [ply] Número de meios-{ -move(case: "plural") } que valem
    [player] Nome de quem passa a jogar
    [scope] { -game(case: "Plural") }
    [claim] Reivindicação
    [upheld] Decisão sobre a { -claim }
    [act] Ato
    [reverse] Decisão sobre o recurso
    [resume_at] Hora da { -resume }, no seu fuso horário
   *[reason] Motivo, que os dois lados leem
}
page-desk-scope = { $scope ->
    [game] Só esta { -game }
    [event] Todas as { -game(case: "plural") } desta pessoa neste torneio que estão em andamento
   *[all] Todas as { -game(case: "plural") } desta pessoa aqui que estão em andamento
}
page-desk-white = { -white }, { $name }
page-desk-black = { -black }, { $name }
page-desk-upheld = A { -claim } está correta.
page-desk-rejected = A { -claim } não está correta.
page-desk-reversed = O ato é anulado.
page-desk-confirmed = O ato é mantido.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Este campo não pode ser lido, por isso nada foi feito: { $field }.
page-desk-preview = Mostrar o efeito
page-desk-not-done = Nada foi registrado ainda. Veja o efeito e confirme-o abaixo.
page-desk-effect = Efeito
page-desk-on-record = Se você confirmar, isto fica registrado em { $game }, { $white } - { $black }:
page-desk-drops = São descartados { -move(case: "plural") } condicionais: os de { $names }.
page-desk-elsewhere = Outras { -game(case: "plural") } também mudam: { $scope }.
page-desk-again = A { -game } começa de novo com outro número.
page-desk-clocks-now = { -clock(case: "Plural") } agora
page-desk-clocks-after = { -clock(case: "Plural") } depois
page-desk-confirm = Confirmar: { $act }
page-desk-change = Mudar antes
page-desk-stale = A { -game } mudou desde que o efeito foi mostrado, por isso nada foi feito. Este é o efeito agora.
page-desk-stale-envelope = A { -game } mudou desde que esta página foi mostrada, por isso nada foi feito.
page-desk-envelope = O { -envelope }
page-desk-envelope-of = { $game }: o { -envelope }
page-desk-early = Ainda não é hora de abrir o { -envelope }. { $needed ->
    [one] Uma pessoa da { -arbiter } deve concordar em abri-lo antes da hora.
   *[other] { $needed } pessoas da { -arbiter } devem concordar em abri-lo antes da hora.
}
page-desk-early-nobody = Ninguém concordou ainda.
page-desk-early-you = Você concordou.
page-desk-early-agreed = { $name } concordou.
page-desk-early-other = Outra pessoa da { -arbiter } o abre.
page-desk-pace = Como os dois lados gastaram o seu tempo
page-desk-pace-in = { $game }: como os dois lados gastaram o seu tempo
page-desk-commitment = Código de prova (SHA-256 do texto):
page-desk-held-here = O serviço o abre quando a { -game } é { -resume }.
page-desk-held = Número de chaves necessárias para abri-lo: { $needed }. Quem tem as chaves: { $holders }.
page-desk-opening-about = O que acontece nos { -clock(case: "plural") } depende do { -sealed-move }, que ninguém vê antes de o { -envelope } ser aberto.
page-resume-about = O serviço abre então o { -envelope } e joga o { -sealed-move }. Se esse { -move } não for legal ou não estiver claro, a { -game } pode terminar. Isto não pode ser desfeito.
page-desk-resume = { -resume(form: "Infinitive") } a { -game }
page-desk-open = Abrir o { -envelope }
page-desk-open-about = Decifre-o com a sua chave, fora desta página: age -d -i KEY envelope.age. Depois cole aqui o texto inteiro; só vale o texto com este código de prova. A página não o mostra de novo.
page-desk-decrypt-about = Ou decifre-o neste navegador. A sua chave secreta não é enviada, e o texto só é enviado com o formulário abaixo. Um serviço que envie ao seu navegador outro script poderia ler a chave: a linha de comando é mais segura.
page-desk-decrypt-closed = { -envelope(case: "Singular") } fechado, ou o que a chave de outra pessoa da { -arbiter } deixou fechado
page-desk-decrypt-key = A sua chave secreta, do arquivo (ficheiro) de age-keygen
page-desk-decrypt-file = Carregar a chave secreta do disco
page-desk-decrypt = Decifrar neste navegador
page-desk-decrypt-no-key = Não há uma chave secreta de age. Ela começa por AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Esta chave não o abre.
page-desk-decrypt-wrong = O que está no { -envelope } não corresponde ao código de prova.
page-desk-decrypt-left = A sua chave abriu uma camada. Dê isto à próxima pessoa da { -arbiter }, que o abre com outra chave:
page-desk-closed = O { -envelope } fechado
page-desk-text = Texto do { -envelope }
page-desk-early-reason = Motivo, se ele for aberto antes da hora; os dois lados o leem
page-desk-trail = Registro completo
page-desk-column = { $column ->
    [number] N.º
    [what] O quê
    [by] Quem
    [received] Recebido
    [judged] Julgado
    [white] { -clock(case: "Singular") } das { -white } depois
   *[black] { -clock(case: "Singular") } das { -black } depois
}
page-desk-channel = { $channel ->
    [mail] por e-mail
    [http] pela página ou pela API
    [console] pela linha de comando
   *[timekeeper] por si mesmo
}
page-desk-refused = Recusado: { $why }
page-desk-recorded = Como está registrado
page-desk-cause = Causa:
page-desk-seconds = { $n } s
page-desk-clock = Gasto { $used }, restante { $left }.
page-desk-left-off = Tentativas recusadas que não são mostradas: { $n }.
page-desk-event = { $event ->
    [created] Início da { -game }
    [moved] { -move(case: "Singular") }
    [said] Mensagem
    [draw_offered] Proposta de { -draw }
    [draw_declined] { -draw(case: "Singular") } recusado
    [claim_upheld] Reivindicação aceita
    [claim_referred] Reivindicação para a { -arbiter }
    [analysed] Análise
    [claim_lapsed] Reivindicação sem efeito
    [claim_rejected] Reivindicação rejeitada
    [illegal_move] { -move(case: "Singular") } { -illegal }
    [adjournment_proposed] { -adjourn(form: "Noun") } proposto
    [adjournment_declined] { -adjourn(form: "Noun") } recusado
    [sealing_began] O lado que tem a vez deve { -seal }
    [drafted] Rascunho posto no { -envelope }
    [sealed] { -sealed-move(case: "Singular") }
    [face_acknowledged] Face do { -envelope } confirmada
    [resumption_set] Hora da { -resume } marcada
    [resumption_requested] Um dos lados está pronto para { -resume(form: "infinitive") }
    [resumed] { -game(case: "Singular") } { -resume }
    [early_opening_approved] Abertura antecipada aprovada
    [came_late] Um dos lados compareceu tarde demais
    [envelope_missing] O { -envelope } perdeu-se ou não abre
    [publication_agreed] Um dos lados concorda em publicar o { -envelope }
    [envelope_published] { -envelope(case: "Singular") } publicado
    [reading_chosen] Leitura do { -sealed-move } escolhida
    [clocks_questioned] Aviso de { -clock(case: "plural") } errados
    [opened] { -envelope(case: "Singular") } aberto
    [flag_fell] { -flag(case: "Singular") } caída
    [leave_booked] Licença registrada
    [leave_cancelled] Licença cancelada
    [reflection_declared] Reflexão prolongada declarada
    [downtime_returned] Tempo de indisponibilidade devolvido
    [zone_noted] Fuso horário anotado
    [clock_refilled] Tempo tirado da reserva
    [mail_problem] O e-mail não chega
    [mail_restored] O e-mail chega de novo
    [ended] Fim da { -game }
    [withdrawn] Retirada
    [appealed] { -appeal(form: "Noun") }
    [appeal_decided] { -appeal(form: "Noun") } decidido
    [act_warn] { -arbiter(case: "Singular") }: advertência
    [act_time] { -arbiter(case: "Singular") }: tempo acrescentado ou tirado
    [act_clocks] { -arbiter(case: "Singular") }: { -clock(case: "plural") } corrigidos
    [act_adjudicate] { -arbiter(case: "Singular") }: resultado decidido
    [act_forfeit] { -arbiter(case: "Singular") }: { -game } declarada perdida
    [act_cancel] { -arbiter(case: "Singular") }: { -game } cancelada
    [act_annul] { -arbiter(case: "Singular") }: { -game } anulada
    [act_give_way] Outra { -game } vale
    [act_points] { -arbiter(case: "Singular") }: pontos mudados
    [act_leave] { -arbiter(case: "Singular") }: { -leave } especial dada
    [act_end_leave] { -arbiter(case: "Singular") }: { -leave } encerrada
    [act_adjourn] { -arbiter(case: "Singular") }: { -adjourn } ordenado
    [act_take_back] { -arbiter(case: "Singular") }: { -move(case: "plural") } desfeitos
    [act_replace] { -arbiter(case: "Singular") }: substituição
    [act_expel] { -arbiter(case: "Singular") }: expulsão
   *[other] { $event }
}

page-admin = Administração
page-admin-players = Participantes
page-admin-mail = E-mails recebidos
page-admin-trouble = E-mails e eventos que não chegam
page-admin-health = Estado do serviço
page-admin-aside = { $n ->
    [0] Nenhum e-mail recebido espera por você.
    [one] Um e-mail recebido espera por você.
   *[other] { $n } e-mails recebidos esperam por você.
}
page-admin-more = Mais
page-admin-none = Não há nada.
page-admin-part = Parte do nome
page-admin-address = Endereço de e-mail completo
page-admin-search = Procurar
page-admin-no-address = Nenhuma conta tem este endereço.
page-admin-since = desde { $at }
page-admin-player = Participante { $name }
page-admin-role = Função
page-admin-deleted = Esta conta foi apagada.
page-admin-mail-arrives = Nenhum e-mail para esta pessoa voltou.
page-admin-stopped = E-mails que voltaram desde { $since }: { $n }, o último com { $reason }. O envio de e-mails sobre { -game(case: "plural") } está parado.
page-admin-returned = E-mails que voltaram desde { $since }: { $n }, o último com { $reason }. Ainda se enviam e-mails.
page-admin-sessions = Sessões
page-admin-no-sessions = Esta pessoa não tem nenhuma sessão aberta.
page-admin-trail = Registro completo da conta
page-admin-trail-about = As entradas mais recentes vêm primeiro. A pessoa recebe este registro com os seus próprios dados.
page-admin-event = { $what ->
    [signed_up] Conta criada
    [signed_in] Sessão aberta
    [session_ended] Sessão terminada
    [sessions_ended] Todas as sessões terminadas
    [refresh_token_reused] Sessão terminada, porque a sua chave foi usada duas vezes
    [api_token_made] Token para programas criado
    [api_token_revoked] Token para programas revogado
    [api_tokens_revoked] Todos os tokens para programas revogados
    [calendar_made] Endereço do calendário criado
    [calendar_revoked] Endereço do calendário revogado
    [webhook_secret_made] Segredo de um webhook criado
    [webhook_enabled] Webhook ligado
    [webhook_deleted] Webhook apagado
    [envelope_key] Chave para { -sealed-move(case: "plural") } definida
    [address_changed] Endereço de e-mail mudado
    [role_changed] Função mudada
    [mail_stopped] E-mails sobre { -game(case: "plural") } suspensos
    [mail_resumed] E-mails sobre { -game(case: "plural") } retomados
    [mail_restored] E-mails sobre { -game(case: "plural") } retomados pela administração
    [unsubscribed_by_link] Avisos desligados pelo link de um e-mail
    [text_erased] Texto apagado
    [mail_replayed] E-mail recebido lido de novo
    [mail_released] E-mail recebido liberado
    [mail_discarded] E-mail recebido descartado
    [deleted] Conta apagada
   *[other] { $what }
}
page-admin-restored = o serviço foi restaurado a partir de uma cópia de segurança
page-admin-text-place = { $game }, evento { $number }
page-admin-reason = Motivo, registrado para sempre: não escreva nada pessoal
page-admin-no-reason = Nada foi feito: escreva um motivo de uma linha, de no máximo 200 caracteres.
page-admin-act = { $act ->
    [role] Mudar a função
    [restore-mail] Enviar e-mails de novo
    [end-sessions] Terminar todas as sessões
    [replay] Ler de novo
    [release] Liberar
   *[discard] Descartar
}
page-admin-effect = { $act ->
    [role] A conta tem imediatamente a nova função, e um e-mail informa a pessoa.
    [restore-mail] Os e-mails que voltaram são esquecidos, e os e-mails sobre { -game(case: "plural") } são enviados de novo à pessoa.
    [end-sessions] Todas as sessões da pessoa terminam. Os tokens de programas ficam.
    [replay] O e-mail é lido desde o início. O que ele já fez não é feito duas vezes.
    [release] O e-mail vale, pela sua palavra, como escrito pela própria pessoa, seja quem for que o enviou.
   *[discard] O e-mail acaba aqui, e o seu texto é apagado para sempre.
}
page-admin-not-done = Nada foi feito ainda. Confira, e confirme abaixo.
page-admin-done = Está feito, e registrado.
page-admin-nothing = Nada foi feito: não havia nada a fazer, ou o texto do e-mail já não existe.
page-admin-own-game = Nada foi feito: este e-mail talvez seja sobre uma { -game } sua, por isso outra pessoa da administração trata dele.
page-admin-mail-about = Um e-mail é posto de lado quando não pode ser lido, quando há dúvida sobre quem o escreveu, ou quando alguém escreveu à administração. Veja-o antes de passarem 30 dias.
page-admin-list = { $list ->
    [aside] Postos de lado
    [pending_confirm] À espera de confirmação
    [unanswered] Sem resposta
   *[all] Todos
}
page-admin-mail-number = E-mail { $id }
page-admin-mail-text = Texto
page-admin-mail-state = { $state ->
    [received] Ainda não lido
    [applied] Executado
    [duplicate] Já tinha chegado antes
    [auto] Escrito por um programa
    [bounced] Um e-mail que voltou
    [rejected] Rejeitado
    [pending_confirm] À espera de confirmação
    [quarantined] Posto de lado
   *[poison] Posto de lado, porque a leitura falhou
}
page-admin-why = { $cause ->
    [auto_submitted] diz que foi escrito por um programa
    [precedence] diz que é um e-mail em massa
    [list] veio por uma lista de e-mails
    [autoreply] é uma resposta automática
    [null_sender] não tem remetente a quem se possa responder
    [loop] é um e-mail deste serviço que voltou
    [report] é um relatório de entrega
    [robot] o remetente é o endereço de um programa
    [own_address] o remetente é um endereço deste serviço
    [did_you_mean] perguntou-se à pessoa se quer dizer outro { -move }
    [meant] a pessoa confirmou o { -move }
    [asked] perguntou-se à pessoa o que quer dizer
    [erased] o texto está apagado
    [unreadable] não pode ser lido
    [unreadable_row] o registro dele na base de dados não pode ser lido
    [ambiguous_from] não indica uma única pessoa como autora
    [no_player] o endereço já não pertence a nenhuma conta
    [mail_off] a pessoa não aceita { -move(case: "plural") } por e-mail
    [message_id] é uma cópia de um e-mail anterior
    [failed] informa que um e-mail não chegou
    [not_counted] é um relatório que não conta
    [delayed] informa sobre um atraso
    [to_bounce_address] não é um relatório, mas veio para um endereço de relatórios
    [nothing_to_confirm] não há nada para confirmar
    [nothing_waits] nada mais espera uma resposta
    [another_waits] outro e-mail espera confirmação
    [dmarc_fail] o domínio do remetente diz que o e-mail é falso (DMARC)
    [not_a_player] quem o escreveu não joga nesta { -game }
    [not_the_player] não foi enviado pela pessoa a quem pertence a conta
    [unconfirmed_sender] perguntou-se à pessoa se o e-mail é dela
    [not_confirmed] ninguém o confirmou a tempo
    [confirmed] com ele a pessoa confirmou um e-mail
    [disowned] nele a pessoa disse que um e-mail não é dela
    [no_yes] não diz sim nem não
    [passed_on] foi encaminhado à administração
    [for_operator] não pôde ser encaminhado à administração
    [helped] foi respondido com uma explicação
    [joins] pediu-se uma confirmação a alguém que não tem conta
    [joined] com ele foi criada uma conta
    [before_an_act] foi escrito antes de a { -arbiter } desfazer algo na { -game }
    [before_restoration] foi escrito antes de o serviço ser restaurado a partir de uma cópia de segurança
    [unanswered] a resposta foi retida, porque havia respostas demais
    [discarded] foi descartado pela administração
    [failures] a leitura falhou três vezes
    [deaths] o programa parou cada vez que o leu
    [left] espera uma versão mais recente do serviço
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] O domínio do remetente garante a autoria.
    [fail] O domínio do remetente diz que o e-mail é falso.
   *[unknown] Ninguém garante a autoria.
}
page-admin-outgoing = { $kind ->
    [game-started] Início de uma { -game }
    [your-move] { -move(case: "Singular") } do { -opponent }
    [move-recorded] Registro de um { -move } por e-mail
    [reminder] Lembrete
    [game-news] Novidades de uma { -game }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Novidades para a { -arbiter }
    [log-receipt] Comprovante de um { -sealed-move }
    [game-over] Fim de uma { -game }
    [restored] Restauração a partir de uma cópia de segurança
    [challenge] Desafio
    [transcript] Resposta a um e-mail
    [confirmation] Pergunta
    [sign-in-code] Código
    [account-news] Novidades de uma conta
    [digest] Resumo
   *[passed-on] E-mail encaminhado
}
page-admin-not-sent = { $reason ->
    [gone] o destinatário diz que deixou de existir
    [failed] durante cinco dias não foi possível enviar nada
    [restored] o serviço foi restaurado a partir de uma cópia de segurança
    [interrupted] o programa parou durante o envio
    [no_event] esse evento não existe
    [redirect] o destinatário remete para outro endereço
    [internal] uma falha deste serviço
    [timeout] o destinatário não responde a tempo
    [host_not_found] o servidor do destinatário é desconhecido
    [private_address] o destinatário não tem endereço na internet
    [not_https] o endereço do destinatário não usa conexão cifrada
    [tls] o certificado do destinatário não é válido, ou o TLS falha
    [connection_refused] o destinatário não aceita a conexão
    [connection] a conexão com o destinatário caiu
    [not_http] o destinatário não responde como HTTP
   *[other] o destinatário responde com o estado { $reason }
}
page-admin-tries = { $n ->
    [0] Nenhuma tentativa.
    [one] Uma tentativa.
   *[other] { $n } tentativas.
}
page-admin-received = Recebido
page-admin-at = { $at }
page-admin-state = Estado
page-admin-cause = Resultado ou causa
page-admin-to = Destino
page-admin-to-game = { $game }, endereço de resposta de { $name }
page-admin-to-account = a conta { $name }
page-admin-to-confirm = a pergunta sobre o e-mail { $id }
page-admin-to-mailbox = a caixa de correio { $mailbox }
page-admin-to-bounce = o endereço de retorno do e-mail enviado { $id }
page-admin-author = Quem escreveu
page-admin-attempts = Leitura
page-admin-confirmed = Vale como escrito pela própria pessoa.
page-admin-text-about = Este é o início do e-mail como chegou, sem endereços do serviço, códigos e partes codificadas ou HTML. Não diga a ninguém o que está nele.
page-admin-text-cut = O resto não é mostrado.
page-admin-hidden = { $because ->
    [own_game] O e-mail talvez seja sobre uma { -game } sua. Outra pessoa da administração trata dele.
    [sealed] O texto não é mostrado, porque pode conter um { -sealed-move }: uma { -game } sobre a qual o e-mail talvez seja tem um, ou pode vir a ter. Ler o e-mail de novo, liberá-lo e descartá-lo continua possível.
    [secret] O texto não é mostrado, porque pode conter um { -move }, ou uma palavra sobre { -seal(form: "noun") }, rascunhos ou { -move(case: "plural") } condicionais. Ler o e-mail de novo, liberá-lo e descartá-lo continua possível.
    [not_aside] O texto não é mostrado, porque o e-mail não foi posto de lado.
   *[gone] O texto está apagado.
}
page-admin-bounces = Participantes a quem os e-mails não chegam
page-admin-sources = Caixas de correio de onde se buscam e-mails
page-admin-source-unused = fora de uso
page-admin-source-fine = os e-mails são buscados
page-admin-source-looked = Última consulta: { $at }
page-admin-dead = E-mails cujo envio foi abandonado
page-admin-an-address = a um endereço sem conta
page-admin-about = sobre { $game }
page-admin-webhooks = Webhooks desligados ou com falhas
page-admin-webhook = Webhook { $id } em { $host }
page-admin-webhook-failing = falha desde { $since }
page-admin-webhook-off = desligado ({ $because })
page-admin-deliveries = Eventos cujo envio foi abandonado
page-admin-delivery = Evento { $id } para o webhook { $webhook }, sobre { $game }
page-admin-ready = O serviço está pronto.
page-admin-not-ready = O serviço não está pronto.
page-admin-clock-jumped = O relógio da máquina foi mudado. Enquanto não estiver certo, nenhuma { -flag } cai e nada é apagado.
page-admin-answers-held = Há mais respostas automáticas do que o normal para enviar. Retidas, para enviar mais tarde: { $n }
page-admin-commands-aside = Pedidos para todas as { -game(case: "plural") } de uma pessoa que falharam numa delas: { $n }
page-admin-version = Versão
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Geração da base de dados
page-admin-backup = Última cópia de segurança com postzug backup
page-admin-no-backup = nenhuma conhecida
page-admin-running = { -game(case: "Plural") } em andamento
page-admin-ended = { -game(case: "Plural") } terminadas
page-admin-accounts = Contas
page-admin-bytes = Tamanho da base de dados
page-admin-set-aside = E-mails recebidos postos de lado
page-admin-unsent = E-mails por enviar
page-admin-oldest = Espera do mais antigo: { $age }.
page-admin-undelivered = Eventos por enviar a webhooks
page-admin-log-size = Entradas do log
page-admin-log-signed = Entradas sob o último cabeçalho assinado
page-admin-log-waiting = Eventos que ainda não estão no log
page-admin-checkpoint = Cabeçalho assinado do log
page-admin-health-more = O comando postzug doctor verifica a máquina, o servidor de envio e o DNS.

page-problem = Não foi feito
page-typed = Você escreveu isto, que não foi enviado: copie-o
page-typed-reason = Motivo
page-claim-move = A { -claim } está no histórico, e o { -move } anunciado foi jogado.
page-claim-no-move = A { -claim } está no histórico, e o { -move } ainda está por fazer.
page-claim-recorded = A { -claim } está no histórico; um { -move } anunciado, se legal, foi jogado.
page-problem-code = { $status }, { $code }
