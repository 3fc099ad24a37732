### Every sentence that a person reads, in Macedonian. docs/translating.md says how to add a language.

-game = { $form ->
    [definite] партијата
    [plural] партии
    [plural-definite] партиите
    [Bare] Партија
    [Definite] Партијата
    [Plural] Партии
   *[bare] партија
}
-move = { $form ->
    [definite] потегот
    [plural] потези
    [plural-definite] потезите
    [Bare] Потег
    [Definite] Потегот
    [Plural] Потези
    [Plural-definite] Потезите
   *[bare] потег
}
-sealed-move = { $form ->
    [definite] тајниот потег
    [plural] тајни потези
    [plural-definite] тајните потези
    [Bare] Таен потег
    [Definite] Тајниот потег
    [Plural-definite] Тајните потези
   *[bare] таен потег
}
-draw = { $form ->
    [definite] ремито
    [Bare] Реми
   *[bare] реми
}
-castling = { $form ->
    [definite] рокадата
   *[bare] рокада
}
-en-passant = ен-пасант
-promotion = промоција
-opponent = { $form ->
    [definite] противникот
    [Definite] Противникот
   *[bare] противник
}
-arbiter = { $form ->
    [definite] судијата
    [plural] судии
    [plural-definite] судиите
    [Definite] Судијата
    [Bare] Судија
    [Plural] Судии
    [Plural-definite] Судиите
   *[bare] судија
}
-envelope = { $form ->
    [definite] пликот
    [plural] пликови
    [plural-definite] пликовите
    [Definite] Пликот
    [Bare] Плик
    [Plural] Пликови
   *[bare] плик
}
-clock = { $form ->
    [definite] часовникот
    [counted] часовника
    [plural] часовници
    [plural-definite] часовниците
    [Definite] Часовникот
    [Bare] Часовник
    [Plural] Часовници
    [Plural-definite] Часовниците
   *[bare] часовник
}
-flag = { $form ->
    [definite] стрелата
    [plural] стрели
    [Definite] Стрелата
    [Plural] Стрели
   *[bare] стрела
}
-check = { $form ->
    [Bare] Шах
   *[bare] шах
}
-mate = мат
-stalemate = пат
-white = { $form ->
    [definite] белите
    [Bare] Бели
   *[bare] бели
}
-black = { $form ->
    [definite] црните
    [Bare] Црни
   *[bare] црни
}
-resign = { $form ->
    [past] откажавте
    [present] откажува
    [polite] откажете
    [Noun] Откажување
    [Imperative] Откажи
    [Polite] Откажете
   *[noun] откажување
}
-adjourn = { $form ->
    [definite] прекинот
    [feminine] прекината
    [definite-feminine] прекинатата
    [present] прекинува
    [past] прекина
    [masculine] прекинат
    [Noun] Прекин
    [Definite-feminine] Прекинатата
    [Imperative] Прекини
   *[noun] прекин
}
-resume = { $form ->
    [definite] продолжувањето
    [present] продолжува
    [perfect] продолжи
    [polite] продолжите
    [Noun] Продолжување
    [Perfect] Продолжи
   *[noun] продолжување
}
-seal = { $form ->
    [noun] запечатување
    [definite] запечатувањето
    [masculine] запечатен
    [neuter] запечатено
    [past-plural] запечативте
    [polite] запечатете
    [present] запечатува
    [subjunctive] запечатите
    [Perfect] Запечати
    [Noun] Запечатување
    [Polite] Запечатете
   *[perfect] запечати
}
-illegal = { $form ->
    [definite] нелегалниот
    [feminine] нелегална
    [plural] нелегални
    [Masculine] Нелегален
   *[masculine] нелегален
}
-appeal = { $form ->
    [definite] жалбата
    [Bare] Жалба
    [Plural] Жалби
   *[bare] жалба
}

language-name = Македонски

## Dates and lengths of time

date = { $weekday }, { $day } { $month } { $year } г., { $time } ({ $iso } { $offset })
date-beyond = датум надвор од календарот
weekday-monday = понеделник
weekday-tuesday = вторник
weekday-wednesday = среда
weekday-thursday = четврток
weekday-friday = петок
weekday-saturday = сабота
weekday-sunday = недела
month-january = јануари
month-february = февруари
month-march = март
month-april = април
month-may = мај
month-june = јуни
month-july = јули
month-august = август
month-september = септември
month-october = октомври
month-november = ноември
month-december = декември
length-days = { $n } { $n ->
    [one] ден
   *[other] дена
}
length-hours = { $n } { $n ->
    [one] час
   *[other] часа
}
length-minutes = { $n } { $n ->
    [one] минута
   *[other] минути
}
exact-days = { $n } д
exact-hours = { $n } ч
exact-minutes = { $n } мин
exact-seconds = { $n } с

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } или { $last }
list-more = { $list } и уште { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} за секој { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(form: "plural") }
} за { $time }
control-then = { $first }, потоа { $next }
control-increment-of = { $period } + { $increment } на { -move }
control-cap-of = { $period }, најмногу { $cap }
control-delay-of = { $period }, задршка: { $delay }
control-whole-days = { $control }, во цели денови
control-double = { $control }, со удвојување после { $days ->
    [one] { $days } ден
   *[other] { $days } дена
}
control-thematic-start = { $control }, тематски почеток
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } за { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(form: "plural") }
}

## What adjourned games wait for

adjourned-resumption = времето на { -resume } или { $replier }
adjourned-opening = отворањето на { -envelope(form: "definite") }; ниту еден { -clock } не тече
adjourned-replier = { $replier }, чиј { -clock } тече
adjourned-former_sealer = { $replier } (претходно { -seal } { -move }, а уште не дојде); тече { -clock(form: "definite") } на тој играч
adjourned-late_opening = отворањето на { -envelope(form: "definite") }: некој дојде предоцна
adjourned-adjudication = { -arbiter(form: "definite") }, за да пресуди, или { $sealer }, ако го има текстот на { -sealed-move(form: "definite") }; ниту еден { -clock } не тече
adjourned-sealed_text = { $sealer }, за да го покаже текстот на { -sealed-move(form: "definite") }; тече { -clock(form: "definite") } на тој играч
adjourned-reading = { $replier }, за да избере толкување; тече { -clock(form: "definite") } на тој играч
adjourned-publication = { -arbiter } со клуч или { $sealer }, за да го покаже тоа што двајцата играчи сакаат да се покаже
adjourned-sealing = { $sealer }, за да го { -seal } нацртот или друг { -move }; тече { -clock(form: "definite") } на тој играч
adjourned-gone = { $waits_for }; веќе не постојат овие сметки што ги држат клучевите од { -envelope(form: "definite") }: { $players }{ $complete ->
    [no] , па { -envelope(form: "definite") } не може да се отвори овде
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Имате сметка на { $site }, а Вашето име овде е { $name }. Ако не сте го побарале ова, не правете ништо: ниту една { -game } не почнува без Вас.

    Сѐ може да се прави по пошта. Одговорете на оваа порака со по една команда во ред:

    {"  "}{ command-seek }: за нова { -game }; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: кој уште бара { -opponent }; { command-accept-challenge } C7 ја почнува { -game(form: "definite") }
    {"  "}{ command-challenge } ИМЕ: да предизвикате играч
    {"  "}{ command-games }: Вашите { -game(form: "plural") } и кој е на { -move }
    {"  "}{ command-settings }: Вашата временска зона, записот на { -move(form: "plural-definite") } и известувањата
    {"  "}{ command-help }: сите команди

    Кога ќе почне { -game }, добивате порака со позицијата и со Вашиот { -clock }. Одговорете на неа со Вашиот { -move }, на пример e4 или 5254, сам во еден ред.
account-deleted = Сметката { $name } е избришана. На оваа адреса повеќе ништо не се испраќа.
account-address = Сметката { $name } сега има друга адреса за пошта. На оваа адреса повеќе ништо не се испраќа, а сите сесии и API-токени се завршени. Ако ова не сте го направиле Вие, јавете им на тие што го водат сервисот.
account-role = Вашата улога сега е: { $role }.
role-player = играч
role-arbiter = { -arbiter }
role-administrator = администратор
account-envelope-key = За Вашата сметка е поставен клуч што отвора { -sealed-move(form: "plural") }: { $key }. Ако ова не сте го направиле Вие, завршете ги Вашите сесии и веднаш известете администратор: отсега { -move(form: "plural-definite") } се запечатуваат за тој клуч.
account-token-made = За Вашата сметка е направен API-токенот „{ $label }“. Ако ова не сте го направиле Вие, поништете го.
account-tokens-revoked = Сервисот е обновен од резервна копија. Вашите API-токени се поништени, бидејќи можеше да се врати токен што сте го поништиле подоцна. Направете нови за Вашите програми.
calendar-made = Направена е адресата на Вашиот календар. Програмите за календар се претплатуваат на неа и ги покажуваат роковите во Вашите { -game(form: "plural") }:
calendar-how = Кој ја има адресата, може да ги чита Вашите рокови, затоа не му ја давајте никому. Претходната адреса повеќе не важи. За да ја поништите оваа, напишете: { command-calendar-off }
calendar-shown = Направена е адреса на Вашиот календар. Кој ја има, може да ги чита роковите во Вашите { -game(form: "plural") }. Претходната адреса повеќе не важи. Ако ова не сте го направиле Вие, напишете: { command-calendar-off }
calendar-void = Сервисот е обновен од резервна копија. Адресата на Вашиот календар е поништена, бидејќи инаку можеше да се врати адреса што сами сте ја поништиле во меѓувреме. За да направите нова, напишете: { command-calendar }
webhook-made = За Вашата сметка е направен webhook: настаните од Вашите { -game(form: "plural") } се испраќаат до { $host }. Ако ова не сте го направиле Вие, избришете го и поништете ги Вашите API-токени.
webhook-secret-made = Вашиот webhook што испраќа до { $host } доби нов таен клуч. Претходниот важи уште 24 часа. Ако ова не сте го направиле Вие, избришете го webhook и завршете ги Вашите сесии.
webhook-secrets-a-day = Број на тајни клучеви за webhook што ги направивте во последните 24 часа: { $limit }. Почекајте.
webhook-enabled = Вашиот webhook е вклучен: настаните од Вашите { -game(form: "plural") } се испраќаат до { $host }. Ако ова не сте го направиле Вие, избришете го и завршете ги Вашите сесии.
webhook-off = Пет дена ништо не можеше да се испрати до { $host }. Вашиот webhook е исклучен, а тоа што чекаше за него повеќе не се испраќа. Кога примачот ќе проработи, вклучете го webhook повторно.
webhook-failed = Вашиот webhook не работи: еден настан три дена не можеше да се испрати до { $host }, и обидите престанаа. Подоцнежните настани и понатаму се испраќаат. Погледнете ги испораките на тој webhook; можат повторно да се испратат во рок од 30 дена. За ова нема да дојде друга порака додека некоја испорака не успее.
webhook-gone = Примачот на { $host } јавува дека веќе не постои. Вашиот webhook е исклучен, и таму повеќе ништо не се испраќа.
webhook-restored = Сервисот е обновен од резервна копија. Вашиот webhook за { $host } е исклучен, бидејќи инаку можеше да се врати webhook што сами сте го избришале во меѓувреме. Вклучете го повторно или избришете го.
account-session-copied = Клуч на една од Вашите сесии (клиент: { $device }) е употребен двапати, па можеби е копиран. Таа сесија е завршена. Најавете се повторно таму каде што Ви треба.
account-unknown-client = непознат
bounce-unknown = без статусен код
bounce-expired = пораката не е доставена навреме
bounce-not-sent = нема врска со сервер за пошта што би ја примил пораката
account-mail-stopped = Поштата за { $name } не пристигнува. Вратени пораки: { $bounces }, почнувајќи од { $since }. Причина за последната: { $reason }. На овој играч не му се испраќаат пораки за { -game(form: "plural") } сѐ додека поштата не проработи. Тоа пишува во записникот на секоја { -game } што е во тек: { $games }. { -clock(form: "Plural-definite") } течат понатаму; дали ова има последици, одлучува { -arbiter(form: "definite") }.
account-mail-stopped-help = Вашите { -game(form: "plural") } се овде, и нивните { -clock(form: "plural") } течат. Погрижете се Вашето сандаче да прима пошта, или сменете ја адресата со POST /v1/me/address. Потоа: POST /v1/me/mail/resume.
account-mail-returned-help = Погрижете се Вашето сандаче да прима пошта, или сменете ја адресата со POST /v1/me/address. Пошта сѐ уште се праќа; ако се врати уште, праќањето престанува.
account-mail-not-fetched = Поштата не може да се преземе од { $source }, почнувајќи од { $since }. Причина: { $trouble ->
    [unreachable] серверот не е достапен
    [slow] серверот не одговара навреме
    [certificate] сертификатот на серверот не е важечки, или TLS не успева
    [password] серверот го одбива корисничкото име или лозинката
    [folder] папката не може да се отвори
    [full] сандачето е полно
   *[protocol] серверот одбива команда
}. { -move(form: "Plural-definite") } испратени по пошта чекаат таму. Што да се направи: postzug doctor.
account-mail-aside = Додека Postzug вадеше пошта од { $source }, друга програма ја смени датотеката. Од { $since }, тоа што можеби недостига таму го чува датотека покрај неа; поштата и понатаму се презема. Што да се направи: postzug doctor.
account-mail-single = Некои пораки не може да се преземат од { $source }, почнувајќи од { $since }, и { -move(form: "plural-definite") } во нив чекаат таму. Другата пошта се презема. Postzug продолжува да се обидува. Што да се направи: најдете ја причината во дневникот. Порака што ќе ја избришете или преместите на друго место Postzug повеќе не се обидува да ја преземе.
account-left = { $how ->
    [silence] Играчот { $name } изгуби половина од { -game(form: "plural-definite") } поради молчење, и тоа се смета за повлекување од
    [withdrawal] Играчот { $name } се повлече од
   *[expulsion] Играчот { $name } е исклучен од
} { $scope ->
    [all] сите { -game(form: "plural") }
   *[event] турнирот „{ $event }“
}. { $games }
account-left-none = Нема други { -game(form: "plural") }.
account-left-none-yet = Други { -game(form: "plural") } на овој играч во тек: засега нема.
account-left-games = Други { -game(form: "plural") } на овој играч во тек: { $games }.
account-left-fault = Во некои тоа не можеше да се направи, поради грешка: операторот ќе ја најде во дневникот.
account-left-open = Во овие { -game(form: "plural") } ниту еден { -clock } не тече додека { -arbiter(form: "definite") } не пресуди или не дозволи друг да игра понатаму: { $games }.
account-not-done = { $game } (не е направено: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Вие не сте играч во оваа { -game }.
    .title = Не е играч во оваа { -game }
    .help = Ова го смеат само двајцата играчи.
refusal-not_an_arbiter = Ова го смее само { -arbiter }.
    .title = Ова го смее само { -arbiter }
    .help = Обратете се до { -arbiter } на { -game(form: "definite") }.
refusal-same_player = Никој не може да игра против себе.
    .title = Никој не игра против себе
    .help = Наведете друг { -opponent }.
refusal-bad_start = { -game(form: "Definite") } не може да почне вака: { $reason }.
    .title = { -game(form: "Definite") } не може да почне вака
    .help = Поправете ја почетната позиција или правилникот.
refusal-not_your_move = На { -move } е { -opponent(form: "definite") }.
    .title = На { -move } е { -opponent(form: "definite") }
    .help = Почекајте го { -move(form: "definite") } на { -opponent(form: "definite") }.
refusal-wrong_ply = Ова се однесува на позицијата по { $expected ->
    [one] { $expected } полупотег
   *[other] { $expected } полупотези
}. Досега одиграни полупотези: { $current }.
    .title = Се однесува на друга позиција
    .help = Прочитајте ја { -game(form: "definite") } повторно и испратете го { -move(form: "definite") } за сегашниот ply.
refusal-already_played = Овој { -move } е веќе запишан како полупотег { $ply }.
    .title = Овој { -move } е веќе запишан
    .game = { -move(form: "Definite") } останува како што беше запишан првиот пат.
    .help = Не треба ништо: { -move(form: "definite") } важи.
refusal-not_a_move = „{ $text }“ не е { -move } во ниту една нотација што ја знае овој сервис.
    .title = Не е { -move }
    .help = Напишете еден { -move }, на пример 5254 или e4; GET .../legal ги наведува легалните.
refusal-illegal_move = „{ $text }“ е { -illegal } { -move } во оваа позиција: { $reason }.
    .title = { -illegal(form: "Masculine") } { -move } во оваа позиција
    .game = Не е одигран { -move } и { -clock(form: "definite") } тече понатаму. Обидот се брои.
    .help = Испратете легален { -move }; GET .../legal ги наведува.
refusal-ambiguous_move = „{ $text }“ може да се толкува на повеќе начини: { $readings }.
    .title = Одговараат повеќе легални { -move(form: "plural") }
    .help = Испратете едно од толкувањата.
refusal-promotion_missing = „{ $text }“ мора да каже во што се претвора пионот: { $readings }.
    .title = Недостига фигурата за { -promotion }
    .help = Кажете во што се претвора пионот, на пример 57581 или e8=Q.
refusal-too_late = Времето истече пред ова да биде примено.
    .title = Времето истече
    .game = Ништо не е направено. { -flag(form: "Definite") } паѓа и сервисот ја завршува { -game(form: "definite") }, освен ако падот мора да се рекламира.
    .help = До оваа { -game } повеќе ништо не може да се испрати. Каде што падот на { -flag(form: "definite") } мора да се рекламира, уште можете да одиграте { -move }, додека некој не рекламира.
refusal-game_over = { -game(form: "Definite") } е завршена.
    .title = { -game(form: "Definite") } е завршена
    .help = До оваа { -game } повеќе ништо не може да се испрати.
refusal-no_draw_offer = Нема понуда за { -draw } од { -opponent(form: "definite") }.
    .title = Нема понуда за { -draw }
    .help = Понудете { -draw } заедно со Вашиот следен { -move }.
refusal-draw_too_early = Договор за { -draw } не е дозволен пред да биде завршен { -move(form: "definite") } { $move_number }.
    .title = Прерано за договор за { -draw }
    .help = Играјте понатаму; { -move(form: "definite") } е наведен во правилникот на { -game(form: "definite") }.
refusal-claim_not_correct = Рекламацијата не е точна: { $reason }.
    .title = Рекламацијата не е точна
    .game = Рекламацијата е запишана; ако е најавен легален { -move }, тој е одигран, а draw_offer во { -game(form: "definite") } кажува дали рекламацијата важи како понуда.
    .help = Прочитајте ја { -game(form: "definite") } повторно пред следниот { -move }.
refusal-offer_too_soon = По понуда за { -draw } треба да одиграте { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(form: "plural") }
} пред да понудите повторно: не е понудено { -draw }.
    .title = Неодамна понудивте { -draw }
    .game = { -move(form: "Definite") } што дојде со понудата е одигран, без понудата.
    .help = Почекајте понуда од { -opponent(form: "definite") } или одиграјте ги наведените { -move(form: "plural") }.
refusal-no_tablebase_claims = Правилникот на оваа { -game } не дозволува рекламации според база на завршници.
    .title = Во оваа { -game } нема рекламации според база на завршници
    .help = Играјте понатаму.
refusal-table_needed = Потребна е базата на завршници.
    .title = Базата на завршници не е погледната
    .help = Обидете се подоцна; кажете му го на операторот бројот на барањето.
refusal-too_many_men = Рекламација според база на завршници е можна со најмногу { $men } фигури на таблата.
    .title = Премногу фигури за база на завршници
    .help = Рекламирајте кога на таблата нема повеќе фигури отколку што дозволува правилникот.
refusal-referred_before = За оваа позиција веќе е прашан { -arbiter }; прво одиграјте { -move }.
    .title = За оваа позиција веќе е прашан { -arbiter }
    .help = Одиграјте { -move }; друга позиција може да се рекламира.
refusal-analysis_needed = Пресуда се бара со Ваша анализа, не со рекламација.
    .title = Пресуда се бара со анализа
    .help = Наместо ова, POST на .../adjudication.
refusal-no_adjudication = Правилникот на оваа { -game } не дозволува играч да бара пресуда.
    .title = Во оваа { -game } нема барања за пресуда
    .help = Играјте понатаму; { -arbiter } може да пресуди и без барање.
refusal-already_asked = Во оваа { -game } веќе баравте пресуда.
    .title = Веќе баравте пресуда
    .help = Играјте понатаму; { -arbiter } може да пресуди и без барање.
refusal-adjudication_too_early = Пресуда може да се бара кога ќе биде завршен { -move(form: "definite") } { $move_number }.
    .title = Прерано за барање пресуда
    .help = Побарајте кога двете страни ќе го завршат наведениот { -move }.
refusal-analysed_enough = Веќе трипати предадовте анализа; според неа одлучува { -arbiter(form: "definite") }.
    .title = Веќе трипати предадовте анализа
    .help = Почекајте ја одлуката.
refusal-bad_analysis = Анализата е обичен текст од 1 до 20.000 знаци.
    .title = Анализата недостига или е предолга
    .help = Испратете обичен текст од 1 до 20.000 знаци.
refusal-claim_pending = Рекламација ја чека одлуката на { -arbiter(form: "definite") }; дотогаш ниту еден { -clock } не тече.
    .title = Рекламација го чека { -arbiter(form: "definite") }
    .help = Почекајте ја одлуката; ниту еден { -clock } не тече.
refusal-no_claim = Нема рекламација со тој број што чека одлука.
    .title = Нема рекламација што чека
    .help = Погледнете ја { -game(form: "definite") } повторно.
refusal-adjourned = { -game(form: "Definite") } е { -adjourn(form: "feminine") }; не може да се одигра { -move } додека не { -resume(form: "perfect") }.
    .title = { -game(form: "Definite") } е { -adjourn(form: "feminine") }
    .help = Побарајте { -resume } или почекајте го договореното време.
refusal-not_adjourned = { -game(form: "Definite") } не е { -adjourn(form: "feminine") }.
    .title = { -game(form: "Definite") } не е { -adjourn(form: "feminine") }
    .help = Ова е можно само во { -adjourn(form: "feminine") } { -game }.
refusal-must_seal = { -game(form: "Definite") } се { -adjourn(form: "present") }: { -seal(form: "polite") } го Вашиот { -move } наместо да го одиграте.
    .title = { -move(form: "Definite") } мора да се { -seal }
    .help = POST на { -move(form: "definite") } на .../seal.
refusal-not_sealing = { -adjourn(form: "Noun") } не е ниту договорен ниту наложен.
    .title = { -adjourn(form: "Noun") } не е ниту договорен ниту наложен
    .help = Одиграјте го { -move(form: "definite") } или прво предложете { -adjourn }.
refusal-not_sealable = Ништо не е { -seal(form: "neuter") }, { -move(form: "definite") } не е прифатен: { $why }.
    .title = Ништо не е { -seal(form: "neuter") }
    .game = Ништо не е { -seal(form: "neuter") }; { -clock(form: "definite") } на страната на { -move } тече понатаму.
    .help = { -seal(form: "Polite") } еден легален { -move }, на пример 5254 или e4.
refusal-adjournment_not_allowed = Правилникот на оваа { -game } не дозволува играчите да договорат { -adjourn }.
    .title = Играчите овде не смеат да { -adjourn(form: "masculine") }
    .help = Обратете се до { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] Веќе предложивте { -adjourn }; уште нема одговор од { -opponent(form: "definite") }.
   *[no] { -opponent(form: "Definite") } предложи { -adjourn }. За да прифатите, одговорете на пораката што го кажува тоа; програмите ја наведуваат позицијата на таблата.
}
    .title = { -adjourn(form: "Noun") } е веќе предложен
    .help = Прифатете го предлогот на { -opponent(form: "definite") } со неговиот ply, или почекајте одговор на Вашиот.
refusal-no_adjournment_proposed = Нема предлог за { -adjourn } од { -opponent(form: "definite") }.
    .title = Нема предлог за { -adjourn }
    .help = Предложете го Вие.
refusal-already_requested = Веќе баравте { -resume }; { -envelope(form: "definite") } се отвора кога и { -opponent(form: "definite") } ќе потврди.
    .title = { -resume(form: "Noun") } е веќе побарано
    .help = Почекајте го { -opponent(form: "definite") }.
refusal-commitment_mismatch = Отворениот { -envelope } не се совпаѓа со контролниот збир на { $sealed_by ->
        [white] { -white(form: "definite") }
       *[black] { -black(form: "definite") }
    }.
    .title = { -envelope(form: "Definite") } не е тој што беше { -seal(form: "masculine") }
    .game = { -envelope(form: "Definite") } останува затворен; ниту еден { -clock } не тече.
    .help = { -arbiter(form: "Definite") } мора да го провери ова.
refusal-envelope_needed = Потребен е текстот од { -envelope(form: "definite") }.
    .title = Потребен е текстот од { -envelope(form: "definite") }
    .help = POST на текстот на .../opening.
refusal-arbiters_hold_it = { -arbiter(form: "Plural-definite") } ги имаат клучевите од { -envelope(form: "definite") }: за да се отвори, потребен е неговиот текст.
    .title = { -arbiter(form: "Plural-definite") } ги имаат клучевите од { -envelope(form: "definite") }
    .help = POST на текстот на .../opening.
refusal-no_session = Сесиите во оваа { -game } немаат одредена должина: наместо тоа, предложете { -adjourn }.
    .title = Сесиите овде немаат одредена должина
    .help = Наместо тоа, предложете { -adjourn }.
refusal-session_too_long = { -adjourn(form: "Noun") } сега би го потрошил Вашето време до крајот на сесијата, а Вашето време истекува порано.
    .title = Остатокот од сесијата е подолг од преостанатото време
    .help = Играјте понатаму или предложете { -adjourn }.
refusal-not_encrypted = Ова не е { -envelope } шифриран со age, во облик armored, од најмногу 32 KiB.
    .title = Не е шифриран { -envelope }
    .help = Шифрирајте го текстот со age -a, за клучевите од .../envelope/recipients.
refusal-wrong_recipients = { -envelope(form: "Definite") } не е шифриран за тие што мора да го отворат: потребни се { $needed } од { $holders } клучеви, а сите се наведени на /envelope/recipients.
    .title = Шифрирано за други
    .help = { -seal(form: "Polite") } со postzug seal --recipients и со одговорот од .../envelope/recipients.
refusal-envelope_opens = { -envelope(form: "Definite") } не недостига: го има сервисот, и { -envelope(form: "definite") } се отвора.
    .title = Не недостига
    .game = Сервисот го има { -envelope(form: "definite") } и може да го отвори.
    .help = Отворете го со /resume, или прво одобрете предвремено отворање.
refusal-commitment_used = Овој контролен збир е веќе употребен во оваа { -game }: напишете друг { -envelope }, со нов nonce.
    .title = Контролниот збир е веќе употребен
    .help = Напишете друг { -envelope }, со нов nonce.
refusal-no_draft = Нема нацрт: { -seal(form: "polite") } { -move }.
    .title = Нема нацрт
    .help = POST на { -move(form: "definite") } на .../seal.
refusal-already_acknowledged = Ова е веќе во записникот: натписот е потврден, предвременото отворање е одобрено или { -envelope(form: "definite") } е прогласен за изгубен.
    .title = Ова е веќе направено
    .help = Не треба ништо: стои во записникот.
refusal-too_soon = Најавете го { -resume(form: "definite") } најмалку еден ден и најмногу една година однапред.
    .title = Новото време не е од еден ден до една година однапред
    .help = Најавете го { -resume(form: "definite") } порано.
refusal-not_to_be_opened = { -envelope(form: "Definite") } уште не е за отворање: пред времето го отвораат само { -arbiter(form: "plural") }, со причина.
    .title = { -envelope(form: "Definite") } уште не е за отворање
    .help = Почекајте да { -resume(form: "perfect") } { -game(form: "definite") }; { -arbiter } може да го отвори порано, со причина.
refusal-second_arbiter_needed = За отворање на { -envelope(form: "definite") } пред времето потребни се двајца { -arbiter(form: "plural") }: { $approved_by_you ->
        [yes] Вие го одобривте, а сега го отвора друг { -arbiter }
        [no] друг { -arbiter } го одобри, а сега го отворате Вие
       *[nobody] прво го одобрува друг { -arbiter } (approve early: причината)
    }.
    .title = Пред времето се потребни двајца { -arbiter(form: "plural") }
    .help = Прво друг { -arbiter } нека го одобри предвременото отворање; што ќе одобри едниот, го отвора другиот.
refusal-approval_needed = { -envelope(form: "Definite") } уште не е за отворање: за да го отворите пред времето, прво одобрете го тоа со Вашата причина (approve early: причината), а потоа отворете го.
    .title = Пред времето е потребна причина од { -arbiter }
    .help = Прво одобрете го предвременото отворање со Вашата причина (approve_early_opening), или почекајте ги resume_at и играчите.
refusal-no_shut_envelope = Нема што да се покаже: за тоа е потребно { -game(form: "definite") } да завршила со { -resign } на играч или со { -draw } додека била { -adjourn(form: "feminine") }, и двајцата играчи да се согласат { -envelope(form: "definite") } да се покаже.
    .title = Нема { -envelope } што останал затворен
    .game = Ништо не се покажува.
    .help = Може да се покаже само { -envelope } што бил затворен кога { -game(form: "definite") } завршила со { -resign } на играч или со { -draw }.
refusal-appeal_possible = { -envelope(form: "Definite") } останува затворен додека во оваа { -game } е можна { -appeal }: одлука на { -arbiter(form: "definite") } може да биде поништена, и тогаш { -game(form: "definite") } продолжува.
    .title = Одлуката на { -arbiter(form: "definite") } може да биде поништена
    .help = Побарајте повторно кога ќе истече рокот за { -appeal } и кога ќе биде одлучено за секоја { -appeal }.
refusal-too_few_arbiters = { -arbiter(form: "Plural") } на оваа { -game } што можат да отвораат { -envelope(form: "plural") }: { $left }, а потребни се: { $needed }. Прво { -arbiter } мора да пријави клуч за { -envelope(form: "plural") }, инаку { -game(form: "definite") } продолжува без { -adjourn }.
    .title = Премалку { -arbiter(form: "plural") } имаат клучеви
    .game = Ништо не се { -seal(form: "present") } за помалку { -arbiter(form: "plural") } отколку што бара правилникот.
    .help = Побарајте од { -arbiter } на { -game(form: "definite") } да пријави клуч за { -envelope(form: "plural") }.
refusal-draft_for_others = { -arbiter(form: "Plural-definite") } што можат да отвораат { -envelope(form: "plural") } се сменија откако го направивте нацртот: направете го повторно.
    .title = Сега { -envelope(form: "plural-definite") } ги отвораат други { -arbiter(form: "plural") }
    .help = Направете нацрт или { -seal(form: "polite") } го { -move(form: "definite") } повторно: POST на .../seal.
refusal-not_a_reading = Изберете едно од толкувањата на { -sealed-move(form: "definite") }.
    .title = Не е едно од толкувањата
    .help = Испратете едно од adjournment.readings.
refusal-clocks_settled = { -clock(form: "Plural-definite") } може да се оспорат само до Вашиот прв { -move } по { -resume(form: "definite") }.
    .title = Предоцна за оспорување на { -clock(form: "plural-definite") }
    .help = Обратете се до { -arbiter(form: "definite") }; одлука сепак е можна.
refusal-bad_clocks = { -clock(form: "Plural-definite") } не може да се постават вака: крајниот рок е во иднината, не паѓа во ден на отсуство и го има само { -clock } што тече; а { -clock(form: "definite") } не покажува повеќе отколку што дозволува контролата на времето.
    .title = { -clock(form: "Plural-definite") } не може да се постават вака
    .help = Потрошените времиња не се негативни; крајниот рок е во иднината, само за { -clock } што тече, не во ден на отсуство, а во Triple Block не подалеку отколку што може да покаже.
refusal-not_due = Времето на { -resume } уште не е дојдено.
    .title = Времето на { -resume } уште не е дојдено
    .help = Почекајте, или двајцата играчи нека побараат { -resume }.
refusal-bad_reason = Наведете причина од 1 до 500 знаци.
    .title = Причината недостига или е предолга
    .help = Наведете причина од 1 до 500 знаци.
refusal-too_many_acts = Оваа { -game } ја достигна границата од 100 одлуки на { -arbiter(form: "plural") }.
    .title = Премногу одлуки на { -arbiter(form: "plural") }
    .help = Повеќе ништо не може да се додаде; поништете ја { -game(form: "definite") } или оставете ја да заврши.
refusal-bad_outcome = { -game(form: "Bare") } без резултат се укинува или се поништува, не се пресудува.
    .title = Не е резултат
    .help = Наместо тоа, укинете ја или поништете ја { -game(form: "definite") }.
refusal-not_over = { -game(form: "Definite") } не е завршена.
    .title = { -game(form: "Definite") } не е завршена
    .help = Поените се менуваат кога ќе заврши.
refusal-bad_points = Една страна добива најмногу два полупоена, колку за победа.
    .title = Премногу поени
    .help = Наведете најмногу два полупоена за една страна.
refusal-take_back_not_allowed = Испратениот { -move } важи: правилникот на оваа { -game } не дозволува враќање { -move(form: "plural") }.
    .title = Овде не се враќаат { -move(form: "plural") }
    .help = Според правилникот на оваа { -game }, секој { -move } важи.
refusal-nothing_to_take_back = Може да се врати само последниот { -move }, или последните два, и ниту еден { -sealed-move }.
    .title = Овој { -move } не може да се врати
    .help = Наведете еден или два полупотега помалку отколку што се одиграни, без { -sealed-move } меѓу нив.
refusal-bad_replacement = Замената мора да биде лице што во оваа { -game } ниту игра ниту суди.
    .title = Не може да игра понатаму
    .help = Наведете лице што во оваа { -game } ниту игра ниту суди.
refusal-resign_instead = Играч се повлекува од сите { -game(form: "plural") } на еден турнир или од сите { -game(form: "plural") }: од една { -game } играчот се { -resign(form: "present") }.
    .title = Од една { -game } играчот се { -resign(form: "present") }
    .help = { -resign(form: "Polite") } се од { -game(form: "definite") }, или повлечете се од турнирот или од сите { -game(form: "plural") }.
refusal-player_withdrawn = Играч се повлече од оваа { -game }: ниту еден { -clock } не тече, а за { -game(form: "definite") } одлучува { -arbiter }.
    .title = Играч се повлече
    .help = { -arbiter(form: "Bare") } ја пресудува { -game(form: "definite") } или дозволува друг да игра понатаму.
refusal-act_reversed = Друг { -arbiter } го поништи ова по { -appeal }: повторно смее да го направи само друг { -arbiter }, а не Вие.
    .title = Друг { -arbiter } го поништи ова
    .help = Повторно смее да го направи друг { -arbiter }, а не Вие.
refusal-other_game_counts = Наместо оваа { -game } важи { $game }: во оваа не се носат повеќе одлуки.
    .title = Наместо неа важи друга { -game }
    .help = Погледнете ја наведената { -game }.
refusal-other_line = Ова е напишано пред { -arbiter } да поништи нешто во оваа { -game }: проверете ја сегашната позиција и напишете повторно.
    .title = Се однесува на поништена позиција
    .help = Прочитајте ја { -game(form: "definite") } повторно и испратете го { -move(form: "definite") } со неговите ply и revision.
refusal-no_such_act = Нема одлука на { -arbiter } со тој број.
    .title = Нема таква одлука
    .help = Прочитајте acts во { -game(form: "definite") }: { -appeal(form: "definite") } го наведува бројот.
refusal-already_appealed = Против ова веќе има { -appeal }.
    .title = Веќе има { -appeal }
    .help = Почекајте ја одлуката или прочитајте ја во acts.
refusal-appeal_too_late = Рокот за { -appeal } против ова истече.
    .title = Рокот за { -appeal } истече
    .help = Ништо не може да се направи: бројот на денови е наведен во правилникот на { -game(form: "definite") }.
refusal-no_appeal = Нема { -appeal } против ова што чека одлука.
    .title = Нема { -appeal } што чека одлука
    .help = Прочитајте acts во { -game(form: "definite") }.
refusal-own_act = За { -appeal } против Ваша одлука одлучува друг { -arbiter }.
    .title = Никој не одлучува за { -appeal } против својата одлука
    .help = Мора да одлучи друг { -arbiter }.
refusal-offer_with_move = { -draw(form: "Bare") } се нуди заедно со { -move }.
    .title = { -draw(form: "Bare") } се нуди со { -move }
    .help = Поставете draw_offer на Вашиот следен { -move }.
refusal-offer_with_draft = Нацртот е во својот { -envelope } онака како што е напишан, па на него не може да се додаде понуда за { -draw }. Ништо не е { -seal(form: "neuter") }. За да понудите { -draw }, { -seal(form: "polite") } { -move } со понудата; за да го { -seal(form: "subjunctive") } нацртот, изоставете ја понудата.
    .title = На нацрт не се додава понуда за { -draw }
    .help = Наведете го { -move(form: "definite") } и поставете draw_offer, или { -seal(form: "polite") } го нацртот без draw_offer.
refusal-your_move = Вие сте на { -move }: одиграјте го; условните { -move(form: "plural") } се за времето кога размислува { -opponent(form: "definite") }.
    .title = Вие сте на { -move }
    .help = Одиграјте го { -move(form: "definite") }; условни { -move(form: "plural") } дајте со него или потоа.
refusal-conditions_not_allowed = Правилникот на оваа { -game } не дозволува условни { -move(form: "plural") }.
    .title = Во оваа { -game } нема условни { -move(form: "plural") }
    .game = Не се зачувани условни { -move(form: "plural") }.
    .help = Играјте без нив.
refusal-bad_conditions = Вашите условни { -move(form: "plural") } не се зачувани. Во ред { $line }, полупотег { $half_move }: { $why }.
    .title = Условните { -move(form: "plural") } се погрешни
    .game = Ниту еден не е зачуван; дадените порано остануваат.
    .help = Поправете ги наведените ред и полупотег.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Не се прифатени ниту понудата за { -draw } ниту условните { -move(form: "plural") }
    .game = { -move(form: "Definite") } е одигран без нив: видете version и ply.
    .help = Прочитајте offer и conditions; поправете ги условните { -move(form: "plural") } и дајте ги повторно.
refusal-already_offered = Веќе понудивте { -draw }; уште нема одговор од { -opponent(form: "definite") }.
    .title = Вашата понуда за { -draw } веќе стои
    .help = Почекајте го одговорот на { -opponent(form: "definite") }.
refusal-record_full = Премногу { -move(form: "plural") } без земање фигура и без { -move } со пион: рекламирајте { -draw } или обратете се до { -arbiter(form: "definite") }.
    .title = Премногу { -move(form: "plural") } без земање и без { -move } со пион
    .help = Рекламирајте { -draw } или обратете се до { -arbiter }.
refusal-not_the_timekeeper = Ова го прави само самиот сервис.
    .title = Ова го прави само самиот сервис
    .help = Не треба ништо: сервисот го прави тоа навреме.
refusal-unknown_game = Нема таква { -game }.
    .title = Нема таква { -game }
    .help = Проверете го бројот на { -game(form: "definite") }.
refusal-unknown_player = Нема играч со тоа име.
    .title = Нема таков играч
    .help = Проверете го името; избришани сметки не може да се предизвикаат.
refusal-unknown_challenge = Нема таков предизвик.
    .title = Нема таков предизвик
    .help = Не постои, или не е за Вас.
refusal-challenge_closed = Овој предизвик повеќе не е отворен.
    .title = Предизвикот повеќе не е отворен
    .help = Предизвикајте го играчот Вие.
refusal-too_many_challenges = Вашите отворени предизвици и барања: { $limit }. Почекајте одговори или повлечете некои.
    .title = Премногу отворени предизвици
    .help = Почекајте одговори или повлечете некои.
refusal-key_reused = Овој клуч е веќе употребен за друго барање; употребете нов.
    .title = Idempotency-Key е веќе употребен за друго барање
    .help = За ново барање употребете нов клуч, а истиот клуч само за да го повторите истото барање.
refusal-ply_missing = Кажете за кој полупотег е ова.
    .title = Позицијата не е наведена
    .help = Испратете ply: бројот на одиграни полупотези.
refusal-bad_message = Порака е обичен текст од 1 до 2.000 знаци.
    .title = Пораката не може да се прифати
    .help = Испратете обичен текст од 1 до 2.000 знаци.
refusal-flag_not_fallen = Никому не му истече времето.
    .title = Никому не му истече времето
    .help = Почекајте го крајниот рок.
refusal-flag_for_arbiter = Времето истече, но во оваа { -game } само { -arbiter } ја завршува { -game(form: "definite") } поради тоа; { -arbiter(form: "plural-definite") } се известени.
    .title = Ова го рекламира само { -arbiter }
    .game = { -game(form: "Definite") } продолжува, и { -move } уште важи, додека { -arbiter } не ја заврши.
    .help = Почекајте: { -arbiter(form: "plural-definite") } се известуваат кога ќе падне { -flag(form: "definite") }.
refusal-mail_noted = Тоа веќе стои во записникот.
    .title = Тоа веќе стои во записникот
    .help = Не треба ништо: стои во записникот.
refusal-zone_noted = Тоа веќе стои во записникот.
    .title = Тоа веќе стои во записникот
    .help = Не треба ништо: стои во записникот.
refusal-on_leave = Вие сте на отсуство и не можете да играте { -move } додека не заврши.
    .title = Вие сте на отсуство
    .game = Не е одигран { -move }; { -clock(form: "definite") } стои.
    .help = Играјте кога ќе заврши отсуството.
refusal-no_leave = Во оваа { -game } нема отсуство.
    .title = Во оваа { -game } нема отсуство
    .help = Правилникот на { -game(form: "definite") } не предвидува отсуство.
refusal-bad_leave = Отсуството има прв и последен ден, најмногу една година однапред.
    .title = Такво отсуство не може да се пријави
    .help = Наведете прв и последен ден, најмногу една година однапред.
refusal-leave_too_short = Отсуството мора да трае најмалку { $days ->
    [one] { $days } ден
   *[other] { $days } дена
}.
    .title = Отсуството е прекратко
    .help = Пријавете барем најкратката должина од правилникот.
refusal-leave_too_late = Отсуството мора да се пријави пред да почне неговиот прв ден, и најмалку { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} однапред. Ова беше предоцна.
    .title = Предоцна за пријава на ова отсуство
    .help = Пријавете отсуство што почнува подоцна.
refusal-leave_overlaps = За некои од овие денови веќе пријавивте отсуство.
    .title = За некои од овие денови веќе е пријавено отсуство
    .help = Наведете други денови.
refusal-leave_used_up = Отсуство што Ви останува за { $year } г.: { $days ->
    [one] { $days } ден
   *[other] { $days } дена
}.
    .title = Остануваат премалку денови на отсуство
    .help = Пријавете помалку денови во таа година.
refusal-no_such_leave = На тој ден не почнува отсуство што уште може да се откаже.
    .title = Нема отсуство што може да се откаже
    .help = Прочитајте ја { -game(form: "definite") }: отсуството е наведено кај { -clock(form: "plural-definite") }.
refusal-nothing_to_declare = Нема што да се изјави: на овој { -move } { -game(form: "definite") } не се губи поради молчење, или { -arbiter } го постави крајниот рок.
    .title = На овој { -move } { -game(form: "definite") } не се губи поради молчење
    .help = Не треба ништо: размислувајте колку што дозволува { -clock(form: "definite") }.
refusal-no_bank = Во оваа { -game } нема резерва од која се дополнува { -clock(form: "definite") }.
    .title = Во оваа { -game } нема резерва
    .help = Резерва има само Triple Block.
refusal-nothing_to_refill = Нема што да се дополни: { -clock(form: "definite") } е полн или резервата е празна.
    .title = Нема што да се дополни
    .help = { -clock(form: "Definite") } е полн или резервата е празна.
refusal-rate_limited = Премногу пораки, рекламации и предизвици. Почекајте { $retry_after ->
    [one] { $retry_after } секунда
   *[other] { $retry_after } секунди
} пред следната.
refusal-nothing_to_return = Овој застој на сервисот не засегна ниту еден { -clock } што тече.
    .title = Ниту еден { -clock } што тече не е засегнат
    .help = Не треба ништо: нема што да се врати.

## Refusals about accounts.

refusal-bad_name = Ова име не може да се употреби: { $reason }.
    .title = Името не може да се употреби
    .help = Изберете друго име.
refusal-name_taken = Ова име, или друго што изгледа исто, е зафатено; изберете друго.
    .title = Името е зафатено
    .help = Изберете друго име; испратениот код важи и понатаму.
refusal-bad_address = Ова не е адреса на која сервисот може да пишува.
    .title = Не е адреса на која можеме да пишуваме
    .help = Поправете ја адресата.
refusal-no_such_language = Нема таков јазик овде. Ги има овие: { $languages }.
    .title = Нема таков јазик
    .help = Употребете една од ознаките во languages.
refusal-bad_time_zone = Ова не е име на временска зона, како на пример Europe/Berlin.
    .title = Не е временска зона
    .help = Употребете име од IANA, на пример Europe/Berlin.
refusal-bad_key = Ова не е јавен клуч на age, кој почнува со age1.
    .title = Не е јавен клуч на age
    .help = Испратете го јавниот клуч што го печати age-keygen; тој почнува со age1.
refusal-key_taken = Друга сметка го има овој клуч; направете свој со age-keygen.
    .title = Друга сметка го има овој клуч
    .help = Направете свој клуч со age-keygen и испратете го неговиот јавен дел.
refusal-bad_label = Ознаката има од 1 до 60 знаци и нема контролни знаци.
    .title = Ознаката не може да се употреби
    .help = Употребете од 1 до 60 видливи знаци.
refusal-too_many_codes = За оваа адреса се побарани премногу кодови. Следниот може да се побара на { $retry_at }.
    .title = Премногу кодови за оваа адреса
    .help = Употребете испратен код, со барањето по кое е испратен, или побарајте повторно на retry_at.
refusal-wrong_code = Ова не е кодот што беше испратен; преостанати обиди: { $tries_left }.
    .title = Не е кодот што беше испратен
    .help = Впишете ги осумте цифри од пораката испратена по ова барање; по пет погрешни обиди побарајте нов код.
refusal-code_void = Овој код повеќе не може да се употреби; побарајте нов.
    .title = Кодот повеќе не важи
    .help = Побарајте нов код: овој истече, е употребен или премногу пати погрешно впишан.
refusal-session_ended = Сесијата заврши; најавете се повторно.
    .title = Сесијата заврши
    .help = Најавете се повторно.
refusal-bad_token = Овој токен не важи.
    .title = Токенот не важи
    .help = Употребете го токенот точно како што е издаден; ниту една сесија не е завршена.
refusal-no_scope = На API-токенот му треба барем едно овластување (scope).
    .title = Нема овластување
    .help = Наведете барем едно овластување (scope).
refusal-already_expired = Токенот веќе би бил истечен.
    .title = Рокот на важење е во минатото
    .help = Наведете момент во иднината, или не наведувајте ниеден.
refusal-too_many_tokens = Вашите API-токени: { $limit }. Прво поништете еден.
    .title = Премногу API-токени
    .help = Прво поништете еден.
refusal-bad_webhook_url = Ова не е адреса за webhook.
    .title = Не е адреса за webhook
    .help = Наведете адреса што почнува со https:// и има сервер на интернет, без корисничко име, со најмногу 1000 знаци.
refusal-too_many_webhooks = Број на Вашите webhook: { $limit }. Прво избришете еден.
    .title = Премногу webhook
    .help = Прво избришете еден.
refusal-webhook_off = Тој webhook е исклучен.
    .title = Тој webhook е исклучен
    .help = Прво вклучете го.
refusal-sign_in_again = Прво најавете се повторно: за ова е потребна најава од последните 15 минути.
    .title = Потребна е нова најава
    .help = Најавете се повторно и повторете го барањето во рок од 15 минути.
refusal-not_an_administrator = Ова го смее само администратор.
    .title = Ова го смее само администратор
    .help = Обратете се до администратор.
refusal-last_administrator = Мора да има барем еден администратор.
    .title = Последниот администратор не може да се отстрани
    .help = Прво поставете друг администратор.
refusal-notice_needed = Известувањата од видот { $kind } не може да се исклучат: { $why }.
    .title = Известувањата од овој вид остануваат
    .help = Не може ништо: без нив би можело да се изгуби { -game } или сметката. Другите може да се исклучат.
refusal-not_found = Не постои: { $what }.
refusal-games_running = Вашите { -game(form: "plural") } во тек: { $games }. Прво { -resign(form: "polite") } се од нив, или побарајте { -resign } од сите.
    .title = Има { -game(form: "plural") } во тек
    .game = Со { -game(form: "plural-definite") } ништо не се случи.
    .help = Прво { -resign(form: "polite") } се од нив, или испратете resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Со { -game(form: "definite") } ништо не се случи; { -clock(form: "definite") } не е допрен.
game-running = Не е одигран { -move }; { -clock(form: "definite") } на страната на { -move } тече понатаму.
game-no-clock = Со { -game(form: "definite") } ништо не се случи; ниту еден { -clock } не тече.
game-envelope-closed = { -envelope(form: "Definite") } останува затворен.
game-nothing-sealed = Ништо не е { -seal(form: "neuter") }; { -clock(form: "definite") } тече понатаму.
game-claim-move-end = Рекламацијата е запишана, најавениот { -move } е одигран, и { -game(form: "definite") } е завршена.
game-claim-move = Рекламацијата е запишана и најавениот { -move } е одигран; draw_offer во { -game(form: "definite") } кажува дали рекламацијата важи како понуда.
game-claim = Рекламацијата е запишана, а { -move(form: "definite") } допрва треба да се одигра; draw_offer во { -game(form: "definite") } кажува дали рекламацијата важи како понуда.
game-illegal-end = Не е одигран { -move }, и { -game(form: "definite") } е завршена.
game-illegal-gain = Не е одигран { -move }, и { -opponent(form: "definite") } доби време.
game-move-end = { -move(form: "Definite") } е одигран, и { -game(form: "definite") } е завршена.
game-move = { -move(form: "Definite") } е одигран; тече { -clock(form: "definite") } на { -opponent(form: "definite") }.
game-recorded = Настаните се запишани.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Потребна е сесија.
    .title = Потребна е сесија
    .help = Најавете се: токените за програми не можат да менуваат сметка.
problem-bad_request = Барањето не може да се прочита.
    .title = Барањето не може да се прочита
    .help = Поправете ги патеката, параметрите или заглавјата.
problem-body_unreadable = Телото не е JSON.
    .title = Телото не е JSON
    .help = Испратете еден JSON-објект.
problem-body_invalid = Телото има погрешен облик.
    .title = Телото има погрешен облик
    .help = Споредете го со шемата во /openapi.json; непознати полиња се одбиваат.
problem-body_too_large = Телото е преголемо.
    .title = Телото е преголемо
    .help = Испратете најмногу 128 KiB.
problem-not_json = Телото не е означено како JSON.
    .title = Телото не е означено како JSON
    .help = Испратете Content-Type: application/json.
problem-cursor_invalid = Ова не е покажувач (cursor) на оваа листа.
    .title = Не е покажувач на оваа листа
    .help = Почнете одново без cursor.
problem-confirmation_missing = Ова не е потврдено.
    .title = Не е потврдено
    .help = Испратете {"{"}"confirm": true{"}"} ако навистина го сакате тоа.
problem-bad_notes = Белешките се обичен текст со најмногу { $most } знаци.
    .title = Овие белешки не може да се зачуваат
    .help = Скратете ги и отстранете ги контролните знаци.
problem-notes_changed = Вашите белешки се сменија откако ги прочитавте, па ништо не е зачувано.
    .title = Белешките се сменија
    .help = Прочитајте ги повторно, спојте ги двата текста и испратете ги со верзијата што ја прочитавте.
problem-idempotency_key_malformed = Idempotency-Key не може да се употреби.
    .title = Idempotency-Key не може да се употреби
    .help = Употребете од 1 до 255 печатливи ASCII-знаци, на пример UUID.
problem-unauthenticated = Не сте најавени.
    .title = Не сте најавени
    .help = Испратете Authorization: Bearer со важечки пристапен токен или API-токен; најавете се за да добиете токен.
problem-insufficient_scope = Токенот не го дозволува ова.
    .title = Токенот не го дозволува ова
    .help = Употребете токен со овластувањето што го бара операцијата.
problem-game_delayed = { -move(form: "Plural-definite") } на оваа { -game } се покажуваат подоцна.
    .title = { -move(form: "Plural-definite") } се покажуваат подоцна
    .help = Додека не заврши { -game(form: "definite") }, овде ја читаат само нејзините играчи и { -arbiter(form: "plural") }. Што е јавно, покажува нејзината страница, /g/ со нејзиниот број.
problem-not_found = Овде нема ништо.
    .title = Не е најдено
    .help = Проверете ја патеката; /docs ги наведува сите.
problem-method_not_allowed = Овој метод овде не е можен.
    .title = Овој метод овде не е можен
    .help = Можните методи се наведени во заглавјето Allow.
problem-uri_too_long = Адресата на барањето е предолга.
    .title = Адресата на барањето е предолга
    .help = Испратете најмногу 8 KiB за патека и параметри.
problem-head_too_large = Заглавјето на барањето е преголемо.
    .title = Заглавјето на барањето е преголемо
    .help = Испратете најмногу 32 KiB во најмногу 96 полиња на заглавјето.
problem-request_timeout = Барањето траеше предолго.
    .title = Барањето траеше предолго
    .help = Повторете го со истиот Idempotency-Key.
problem-precondition_failed = { -game(form: "Definite") } се смени.
    .title = { -game(form: "Definite") } се смени
    .help = Прочитајте ја { -game(form: "definite") } повторно и одлучете повторно.
problem-rate_limited = Обидете се повторно за { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}.
    .title = Премногу барања
    .help = Почекајте колку што кажува Retry-After.
problem-too_many_streams = Отворени се премногу струења (stream).
    .title = Премногу отворени струења
    .help = Прво затворете друго струење.
problem-busy = Сервисот е преоптоварен.
    .title = Сервисот е преоптоварен
    .game = Со { -game(form: "definite") } ништо не се случи; ништо не е запишано.
    .help = Повторете го барањето со истиот Idempotency-Key по времето од Retry-After.
problem-storage = Зачувувањето не успеа.
    .title = Зачувувањето не успеа
    .game = Ако е запишано, повторено барање со истиот Idempotency-Key ја покажува потврдата.
    .help = Повторете го барањето со истиот Idempotency-Key по времето од Retry-After.
problem-reading_stands = Поштата не се чита.
    .title = Поштата не се чита
    .game = Таа се чува, а сѐ друго работи понатаму.
    .help = Операторот мора повторно да го пушти сервисот.
problem-wrong_clock = Часовникот на оваа инстанца е погрешен.
    .title = Часовникот на оваа инстанца е погрешен
    .game = Овде ништо не се одлучува.
    .help = Обратете се до друга инстанца; операторот мора да го намести { -clock(form: "definite") }.
problem-disk_full = Дискот е полн.
    .title = Дискот е полн
    .game = Овде ништо не се запишува.
    .help = Операторот мора да ослободи место на дискот.
problem-restored = Базата на податоци е обновена.
    .title = Базата на податоци е обновена
    .game = Овде ништо не се запишува.
    .help = Операторот мора повторно да го пушти сервисот.
problem-draining = Сервисот се гаси.
    .title = Сервисот се гаси
    .help = Поврзете се повторно по времето од Retry-After.
problem-internal = Ова е наша грешка.
    .title = Наша грешка
    .game = Ако е запишано, повторено барање со истиот Idempotency-Key ја покажува потврдата.
    .help = Обидете се подоцна; кажете му го на операторот бројот на барањето.
problem-refused = Барањето е одбиено.
    .title = Барањето е одбиено
    .help = Прочитајте го detail.
problem-list_refused = Некои редови од списокот се одбиени, па не почна ниту една { -game }.
    .title = Некои редови од списокот се одбиени
    .help = Поправете ги наведените редови и повторно испратете го целиот список.
problem-body-fault = Телото не одговара: { $fault }.
problem-body-syntax = Телото не е JSON: { $fault }.
problem-query-fault = Параметрите не може да се прочитаат: { $fault }.
problem-token = Токенот е непознат, истечен или поништен, или не е испратен како Authorization: Bearer.
problem-limit = limit мора да биде од 1 до { $most }.
problem-last-event = Last-Event-ID мора да биде id на настан.
problem-at = at мора да биде момент од годините до 9999.
problem-pieces = file мора да биде од a до h, а rank од 1 до 8.
problem-csv = Овој ред од CSV не може да се прочита.
problem-csv-missing = Во заглавието на CSV ја нема колоната { $column }.
problem-csv-column = Во заглавието на CSV има колона { $column } што е непозната или се јавува двапати.
problem-csv-value = Колоната { $column } од овој ред не може да се прочита.
problem-list-length = Бројот на { -game(form: "plural") } во списокот мора да биде од 1 до { $most }.
problem-list-forms = Наведете ги { -game(form: "plural-definite") } само во еден облик.
problem-origin = Прелистувач не смее да го прави ова барање од ова потекло, со овој метод и со овие заглавја.
problem-head = Почетокот на барањето не е според HTTP/1.1, или неговата адреса е подолга од 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Барањето е подолго од 64 KiB, или неговите елементи се вгнездени предлабоко.
xfcc-no-xml = Барањето не е правилно обликуван XML.
xfcc-ampersand = Во барањето има знак & што не е заменет: наместо него напишете &amp; и не употребувајте други ентитети освен оние на XML.
xfcc-doctype = Барањето содржи тип на документ (DOCTYPE), а тоа не е дозволено.
xfcc-envelope = Барањето не е една SOAP-порака (Envelope) со едно тело (Body) и едно барање во неа.
xfcc-field = Барањето има повеќе од 20 полиња, или некое поле стои двапати, содржи елементи или не е ни true ни false.
xfcc-operation = Барањето не е ни GetMyGames ни MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = следниот { -move } се { -seal(form: "present") }: по пошта или API
xfcc-arbiter = се чека { -arbiter }
xfcc-both-lose = 0-0: губат двајцата
problem-head-late = Почетокот на барањето не пристигна во рок од 10 секунди.
problem-head-large = Почетокот на барањето е поголем од 128 KiB, или има повеќе од 96 полиња на заглавјето.

## Reasons: a wrong claim.

wrong-claim-tablebase = базата на завршници кажува поинаку
wrong-claim-repetition = појавувања на позицијата: { $times } од 3
wrong-claim-fifty_moves_suspended = со толку малку фигури одлучува базата на завршници, и { -move(form: "plural-definite") } не се бројат
wrong-claim-half_moves = полупотези без земање и без { -move } со пион: { $counted } од { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = не е { -move } во ниту една нотација што ја знае овој сервис
condition-illegal = таму е { -illegal } { -move }
condition-ambiguous = таму може да се толкува на повеќе начини
condition-other_number = го има бројот на друг { -move }
condition-promotion_missing = мора да каже во што се претвора пионот
condition-incomplete = нема одговор: секој ред мора да заврши со Ваш { -move }
condition-inconsistent = одговара на позиција на која друг ред одговара поинаку
condition-too_many = е над границата: условните { -move(form: "plural") } се најмногу 100 полупотези

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = не е { -move } во ниту една нотација што ја знае овој сервис
not-sealable-illegal = овде е { -illegal } { -move }
not-sealable-ambiguous = му одговараат повеќе легални { -move(form: "plural") }
not-sealable-promotion_missing = мора да каже во што се претвора пионот
not-sealable-withheld = точната причина му е кажана само на играчот што го испрати { -move(form: "definite") }

## Pieces

piece = { $role ->
    [pawn] пион
    [knight] коњ
    [bishop] ловец
    [rook] топ
    [queen] кралица
   *[king] крал
}
piece-on = { piece } на { $square }
counted-illegal = { $refusal } Ова е Вашиот { -illegal } { -move } број { $count } во оваа { -game }. Со { -illegal } { -move } број { $limit } се губи { -game(form: "definite") }.
counted-ambiguous = { $refusal } Ова е Вашиот двосмислен { -move } број { $count } во оваа { -game }. Со двосмислен { -move } број { $limit } се губи { -game(form: "definite") }.

## Reasons: an illegal move.

illegal-empty_square = нема фигура на { $square }
illegal-opponents_piece = фигурата му припаѓа на { -opponent(form: "definite") }: { $piece }
illegal-other_piece = на { $square } стои { $role }, а не { $named }
illegal-own_piece = на тоа место стои Ваша фигура: { $piece }
illegal-cannot_move_so = оваа фигура не може да се движи така: { $piece }
illegal-none_reaches = ниедна таква фигура не може да оди на { $square }: { $role }
illegal-blocked = на патот стои фигура: { $piece }
illegal-pawn_takes_diagonally = на патот стои фигура: { $piece }; пион зема само дијагонално
illegal-pawn_double_step = пион оди две полиња само од својата почетна позиција
illegal-nothing_to_capture = нема што да се земе на { $square }
illegal-en_passant_only_at_once = земање { -en-passant } е можно само веднаш, штом пион отиде две полиња
illegal-king_in_check = кралот би бил во { -check }; напаѓа: { $piece }
illegal-king_stays_in_check = кралот би останал во { -check }; напаѓа: { $piece }
illegal-castling_right_lost = { -castling } на таа страна повеќе не е можна: кралот или тој топ веќе играл или не е на своето место
illegal-castling_blocked = на патот на { -castling(form: "definite") } стои фигура: { $piece }
illegal-castling_out_of_check = кралот е во { -check } и не може да направи { -castling }; напаѓа: { $piece }
illegal-castling_through_check = кралот би минал преку полето { $square } или би дошол на него, а тоа поле го напаѓа: { $piece }
illegal-no_promotion = со овој { -move } не се промовира пион, па не може да се наведе { -promotion }
illegal-promotion_to = пион се претвора во кралица, топ, ловец или коњ; не може: { $role }
illegal-other = ниедна фигура не може да го одигра овој { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = временските зони не се исправни
bad-start-started = веќе почнала
bad-start-tournament_name = името на турнирот е еден ред од најмногу { $most } знаци
bad-start-no_arbiter = сметката { $player } не е сметка на { -arbiter } на оваа { -game }
bad-start-no_envelope_key = { -arbiter(form: "definite") } (сметка { $arbiter }) нема пријавено клуч за { -envelope(form: "plural") }

## Reasons: regulations out of their bounds.

regulations-leave = отсуството мора да биде од 1 до 366 дена годишно, најкратко од 1 до 60 дена, со најава од најмногу 60 дена
regulations-leave_in_triple_block = Triple Block нема отсуство
regulations-silence = { -game(form: "definite") } се губи поради молчење по 10 до 365 дена, со три потсетници пред тоа, по ред
regulations-silence_without_periods = за правило за молчење е потребна контрола на времето со периоди
regulations-claim_after_moves = { -move(form: "plural-definite") } без земање и без { -move } со пион што дозволуваат рекламација мора да бидат од 50 до 100
regulations-tablebase_fifty_moves = ако бројот на { -move(form: "plural") } за рекламација не е 50, базата на завршници не може да го брои правилото на педесет { -move(form: "plural") }
regulations-tablebase = рекламациите според база на завршници се за 3 до 7 фигури, и { -arbiter } има од 1 до 90 дена за нив
regulations-adjudication = пресуда се бара по најмногу 500 { -move(form: "plural") }, и { -arbiter } има од 1 до 90 дена за неа
regulations-offer_again = бројот на { -move(form: "plural") } што се бара меѓу две понуди за { -draw } мора да биде најмногу 100
regulations-penalty_days = деновите што ги добива { -opponent(form: "definite") } мора да бидат најмногу 30
regulations-loses_at = { -illegal(form: "definite") } или двосмислениот { -move } што губи мора да биде првиот или некој подоцнежен
regulations-arbiters = { -game(form: "definite") } има најмногу 10 { -arbiter(form: "plural") }, секој наведен еднаш
regulations-withdrawal = бројот на { -move(form: "plural") } под кој повлекувањето ја поништува { -game(form: "definite") } мора да биде најмногу 100, а за повлекување со молчење е потребно правило за молчење
regulations-appeal_days = играч може да се жали во рок од најмногу 365 дена
regulations-resume_after_days = { -resume(form: "definite") } мора да биде од 1 до 365 дена по { -seal(form: "definite") }
regulations-session_days = сесијата мора да трае од 1 до 365 дена
regulations-default_days = дозволеното време на задоцнување мора да биде од 0 до 60 дена, и бара check_in
regulations-holders = { -envelope(form: "definite") } има најмногу { $most } различни { -arbiter(form: "plural") }; потребни се од 1 до 3, а пред времето 1 или 2
regulations-public_delay = јавноста мора да ги гледа { -move(form: "plural-definite") } со задоцнување од најмногу 100 полупотези

## Reasons: a starting position.

start-number = позициите на Chess960 имаат броеви од 0 до 959, а не { $number }
start-fen = ова не е FEN: { $fault }
start-move_number = { -game(form: "definite") } може да почне најдоцна со { -move(form: "definite") } 9999
start-over = во оваа позиција { -game(form: "definite") } е веќе завршена
start-drawn = во оваа позиција { -game(form: "definite") } е веќе { -draw }; полупотези без земање и без { -move } со пион: { $halfmoves }

## Reasons: a FEN.

fen-text = неважечки FEN
fen-board = неважечки дел за таблата во FEN
fen-digits = две цифри на таблата стојат една до друга
fen-pocket = неважечки дел за резервни фигури (pocket) во FEN
fen-turn = неважечки дел за тоа кој е на { -move } во FEN
fen-castling = неважечки дел за { -castling } во FEN
fen-en_passant = неважечко поле за { -en-passant } во FEN
fen-checks = неважечки преостанати шахови во FEN
fen-half_moves = неважечки број на полупотези во FEN
fen-move_number = неважечки број на { -move(form: "definite") } во FEN
fen-counter = бројач со вредност што { -game } не може да ја достигне

## Reasons: a starting position, as the rules of chess see it.

start-position = оваа позиција е { -illegal(form: "feminine") }: { $faults }
position-empty_board = таблата е празна
position-missing_king = недостига крал
position-too_many_kings = премногу кралеви
position-pawns_on_backrank = пиони на првиот или на последниот ред
position-castling_rights = неважечки права на { -castling }
position-en_passant = неважечко поле за { -en-passant }
position-opposite_check = во { -check } е страната што не е на { -move }
position-impossible_check = невозможен { -check }
position-too_much_material = премногу материјал

## Reasons: a time control.

control-days_per_move = ограничувањето на { -move } мора да биде од 1 до 60 дена
control-periods = контролата на времето има од 1 до 9 периоди
control-moves = периодот е за 1 до 200 { -move(form: "plural") }, а последниот може да биде и за остатокот од { -game(form: "definite") }
control-time = времето на период мора да биде од 1 час до 1000 дена, а на подоцнежен период најмногу 1000 дена
control-no_time = период што се повторува, или следува по период со задршка, мора да има свое време
control-increment = додатокот мора да биде најмногу 100 дена
control-cap = горната граница мора да биде најмалку 1 час и најмногу 1000 дена, и бара додаток
control-delay = задршката мора да биде најмногу 60 дена
control-duplication = удвојувањето мора да почне по 1 до 365 дена
control-thematic = за тематски почеток е потребен прв период за одреден број { -move(form: "plural") }
control-triple_block = { -clock(form: "definite") } на Triple Block мора да биде од 1 до 100 дена, резервата најмногу 500, а додатоците најмногу 9 дена за 300 { -move(form: "plural") }

## Reasons: free time.

free-time-weekdays = слободни може да бидат најмногу шест дена во седмицата, секој наведен еднаш
free-time-dates = слободни може да бидат најмногу 400 датуми, по ред и секој наведен еднаш
free-time-night = ноќната пауза мора да трае од 1 минута до 16 часа

## Reasons: a name.

name-length = мора да има од 2 до 40 знаци
name-sign = дозволени се само букви, цифри, празни места, цртички, апострофи, точки и долни црти
name-joined = мора да почнува со буква или цифра и да ги спојува со по еден знак
name-spaces = само по едно празно место
name-ends = мора да почнува и да завршува со буква или цифра
name-no_letter = мора да има буква
name-alphabets = само букви од една азбука
name-reserved = името е резервирано

## Reasons: a notice that cannot be switched off.

notice-need-clock = без нив може да изгубите { -game } на време
notice-need-adjournment = без нив може предоцна да { -seal(form: "subjunctive") } или да се вратите, и да изгубите { -game }
notice-need-players = без нив играчи може да изгубат { -game(form: "plural") } додека Ве чекаат
notice-need-account = без нив некој друг може да Ви ја преземе сметката

## Things that there are none of.

missing-account = сметка
missing-player = играч
missing-session = сесија
missing-api_token = API-токен
missing-envelope_key = клуч за { -envelope(form: "plural") }
missing-webhook = webhook
missing-delivery = испорака

## Events of a game, for players and arbiters

arbiter-named = { -arbiter(form: "Bare") } { $name }
arbiter-unnamed = { -arbiter(form: "Definite") }
arbiter-service = Сервисот
reason = Причина: { $reason }
reason-of-arbiter = Причина што ја наведе { -arbiter(form: "definite") }: { $reason }
reason-erased = (избришано).
reason-as-written = како што ја напишавте.

event-your-game-white = Почна Вашата { -game } против { $opponent }. Играте со { -white(form: "definite") }. Контрола на времето: { $control }.
event-your-game-black = Почна Вашата { -game } против { $opponent }. Играте со { -black(form: "definite") }. Контрола на времето: { $control }.
event-game = Почна { -game(form: "definite") } { $white } – { $black }. Контрола на времето: { $control }.
event-moved = { $who-is ->
    [you] Одигравте { $move } (потрошено време: { $time }).
   *[other] { $who } одигра { $move } (потрошено време: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Одигравте { $move } и понудивте { -draw } (потрошено време: { $time }).
   *[other] { $who } одигра { $move } и понуди { -draw } (потрошено време: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Одговоривте веднаш со { $move }, Вашиот условен { -move }.
   *[other] { $who } одговори веднаш со { $move }, условен { -move }.
}
event-message = { $who-is ->
    [you] Напишавте порака.
   *[other] { $who } напиша порака.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Испративте { -illegal } { -move }. Такви { -move(form: "plural") } досега: { $count }.
   *[other] { $who } испрати { -illegal } { -move }. Такви { -move(form: "plural") } досега: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Испративте двосмислен { -move }. Такви { -move(form: "plural") } досега: { $count }.
   *[other] { $who } испрати двосмислен { -move }. Такви { -move(form: "plural") } досега: { $count }.
}
gain-you = Добивате дополнително време за следниот { -move }: { $time }.
gain-opponent = { -opponent(form: "Definite") } добива дополнително време за следниот { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, одземено од { -clock(form: "definite") }: { $charged }

event-draw-offered = { $who-is ->
    [you] Понудивте { -draw }.
   *[other] { $who } понуди { -draw }.
}
event-draw-declined = { $who-is ->
    [you] Ја одбивте понудата за { -draw }.
   *[other] { $who } ја одби понудата за { -draw }.
}
claim-win = победа
claim-draw = { -draw }
claim-by-threefold = трикратно повторување на позицијата
claim-by-fifty = правило на педесет { -move(form: "plural") }
claim-by-tablebase = база на завршници
claim-by-adjudication = пресуда
event-claimed = { $who-is ->
    [you] Поднесовте рекламација: { $claim }. Основа: { $basis }.
   *[other] { $who } поднесе рекламација: { $claim }. Основа: { $basis }.
} Ниту една база на завршници овде не може да одлучи.
event-claimed-with-move = { $who-is ->
    [you] Поднесовте рекламација: { $claim }. Основа: { $basis }. Најавен { -move }: { $move }.
   *[other] { $who } поднесе рекламација: { $claim }. Основа: { $basis }. Најавен { -move }: { $move }.
} Ниту една база на завршници овде не може да одлучи.
event-adjudication-asked = { $who-is ->
    [you] Побаравте пресуда. Вашето барање: { $claim }.
   *[other] { $who } побара пресуда. Барање: { $claim }.
}
event-claim-waits = { -arbiter(form: "Bare") } одлучува до { $until }; дотогаш ниту еден { -clock } не тече. Ако нема одлука, рекламацијата тогаш престанува да важи.
event-claim-waits-clock-runs = { -arbiter(form: "Bare") } одлучува до { $until }; меѓувреме { -game(form: "definite") } продолжува и { -clock(form: "definite") } тече. Ако нема одлука, рекламацијата тогаш престанува да важи.
event-claim-decide = Вие одлучувате: одговорете со еден ред, „arbiter { $game } uphold { $claim }: “ (прифатено) или „arbiter { $game } reject { $claim }: “ (одбиено), и наведете ја причината.
event-claim-analyse = Може да поднесете анализа: во одговорот напишете „{ command-analysis }:“ и текстот под тој ред. { -opponent(form: "Definite") } не може да го прочита пред крајот на { -game(form: "definite") }.
event-analysed = { $who-is ->
    [you] Поднесовте анализа.
   *[other] { $who } поднесе анализа.
}
event-claim-lapsed = Ниту еден { -arbiter } не одлучи навреме за рекламацијата. { -game(form: "Definite") } продолжува како да немало рекламација, а времето на чекање не му се одзема на ниту еден играч.
event-claim-upheld = { $who-is ->
    [you] Поднесовте рекламација: { $claim }. Основа: { $basis }. Рекламацијата е точна.
   *[other] { $who } поднесе рекламација: { $claim }. Основа: { $basis }. Рекламацијата е точна.
}
event-claim-rejected = { $who-is ->
    [you] Поднесовте рекламација: { $claim }. Основа: { $basis }.
   *[other] { $who } поднесе рекламација: { $claim }. Основа: { $basis }.
} { $offer ->
    [yes] Рекламацијата не е точна и важи како понуда за { -draw } (FIDE 9.5.3).
   *[no] Рекламацијата не е точна.
}
event-adjudication-declined = { $arbiter } одби да пресуди: { -game(form: "definite") } продолжува.

event-flag-fell = { $who-is ->
    [you] Не одигравте { -move } до крајниот рок: { $deadline }.
   *[other] { $who } не одигра { -move } до крајниот рок: { $deadline }.
}
event-downtime = Сервисот беше недостапен. Време вратено на { -clock(form: "definite") }: { $time }.
event-downtime-absent = Сервисот беше недостапен додека ниту еден { -clock } не течеше. Отсутниот играч има толку повеќе време да се појави.
event-leave = { $who-is ->
    [you] Ќе бидете на отсуство од { $first } до { $last }.
   *[other] { $who } ќе биде на отсуство од { $first } до { $last }.
}
event-no-leave = { $who-is ->
    [you] Нема да бидете на отсуство од { $first } до { $last }.
   *[other] { $who } нема да биде на отсуство од { $first } до { $last }.
}
event-reflection = { $who-is ->
    [you] Изјавивте дека размислувате понатаму за овој { -move }.
   *[other] { $who } изјави понатамошно размислување за овој { -move }.
}
event-refilled = { $who-is ->
    [you] Зедовте време од резервата: { $time }.
   *[other] { $who } зеде време од резервата: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Му јавивте на { -arbiter(form: "definite") } дека { -clock(form: "plural-definite") } се погрешни.
   *[other] { $who } му јави на { -arbiter(form: "definite") } дека { -clock(form: "plural-definite") } се погрешни.
}

event-adjournment-proposed = { $who-is ->
    [you] Предложивте { -adjourn } на { -game(form: "definite") }.
   *[other] { $who } предложи { -adjourn } на { -game(form: "definite") }.
}
event-adjournment-declined = { $who-is ->
    [you] Го одбивте { -adjourn(form: "definite") }; { -game(form: "definite") } продолжува.
   *[other] { $who } го одби { -adjourn(form: "definite") }; { -game(form: "definite") } продолжува.
}
event-adjourned-early = Играчот на { -move } { -adjourn(form: "past") } предвреме. На тој играч му се одзема времето до предвидениот крај на сесијата: { $until }.
event-session-over = Сесијата заврши, или играчите договорија { -adjourn }.
event-adjournment-agreed = Играчите договорија { -adjourn } на { -game(form: "definite") }.
event-drafted = Играчот на { -move } стави нацрт на { -sealed-move(form: "definite") } во { -envelope }.
event-you-drafted = Нацртот на Вашиот { -sealed-move } е во { -envelope }, а Вашиот { -clock } уште тече. Друг нацрт ќе го замени.
event-sealed = { $who-is ->
    [you] Го { -seal(form: "past-plural") } следниот { -move } (потрошено време: { $time }).
   *[other] { $who } го { -seal } следниот { -move } (потрошено време: { $time }).
} { -game(form: "Definite") } е { -adjourn(form: "feminine") }; ниту еден { -clock } не тече.
event-sealed-reply = { $who-is ->
    [you] Го { -seal(form: "past-plural") } одговорот (потрошено време: { $time }), бидејќи играчот што го { -seal } претходниот { -move } уште отсуствува.
   *[other] { $who } го { -seal } одговорот (потрошено време: { $time }), бидејќи играчот што го { -seal } претходниот { -move } уште отсуствува.
} Тече { -clock(form: "definite") } на отсутниот играч; одговорот се отвора кога тој играч ќе се појави.
event-face-acknowledged = { $arbiter } го провери натписот на { -envelope(form: "definite") } и го чува { -envelope(form: "definite") }.
event-resumption-set = { $arbiter } го смени времето на { -resume }. Ново време: { $time }.

event-resumption-asked = { $who-is ->
    [you] Побаравте { -game(form: "definite") } да { -resume(form: "perfect") }.
   *[other] { $who } побара { -game(form: "definite") } да { -resume(form: "perfect") }.
}
event-resumed = { -game(form: "Definite") } { -resume(form: "perfect") }. { -arbiter(form: "Definite") } го отвора { -envelope(form: "definite") }; дотогаш ниту еден { -clock } не тече.
event-resumed-in-your-absence = { -game(form: "Definite") } { -resume(form: "perfect") } во Ваше отсуство: Вашиот { -clock } тече.
event-resumed-in-absence = { -game(form: "Definite") } { -resume(form: "perfect") } во отсуство на играчот што треба да одговори; тече { -clock(form: "definite") } на тој играч.
event-early-opening = { -arbiter(form: "Bare") } одобри предвремено отворање на { -envelope(form: "definite") }.
event-early-opening-one-of-two = { -arbiter(form: "Bare") } одобри предвремено отворање на { -envelope(form: "definite") }; мора да се согласи и втор { -arbiter }.
event-late = { $who-is ->
    [you] Не се појавивте во дозволеното време на задоцнување (FIDE Guidelines I.10).
   *[other] { $who } не се појави во дозволеното време на задоцнување (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Не се појавивте пред да истече времето (FIDE Guidelines I.10).
   *[other] { $who } не се појави пред да истече времето (FIDE Guidelines I.10).
}
event-both-late = Ниту еден играч не се појави во дозволеното време на задоцнување (FIDE Guidelines I.10).
event-both-late-for-limit = Ниту еден играч не се појави пред да истече времето (FIDE Guidelines I.10).
event-envelope-missing = { -envelope(form: "Definite") } не може да се отвори. Играчот што го { -seal } { -move(form: "definite") } мора да го покаже запечатениот текст: важи само текстот со отпечатениот SHA-256. Ако { -envelope(form: "definite") } го шифрирал самиот играч, тече { -clock(form: "definite") } на тој играч; инаку ниту еден { -clock } не тече, и { -arbiter(form: "definite") } може да одлучи за { -game(form: "definite") }.
event-envelope-shut = Причина: { -envelope(form: "definite") } не се отвора, или неговиот текст не се совпаѓа со контролниот збир.
event-reading-chosen = { $who-is ->
    [you] Избравте толкување на { -sealed-move(form: "definite") }: { $move }.
   *[other] { $who } избра толкување на { -sealed-move(form: "definite") }: { $move }.
}
event-opened = { -envelope(form: "Definite") } е отворен. { $who-is ->
    [you] Вашиот { -sealed-move }:
   *[other] { -sealed-move(form: "Definite") } на { $who }:
} { $move } (напишано „{ $written }“).
event-opened-with-offer = { -envelope(form: "Definite") } е отворен. { $who-is ->
    [you] Вашиот { -sealed-move }, со понуда за { -draw }:
   *[other] { -sealed-move(form: "Definite") } на { $who }, со понуда за { -draw }:
} { $move } (напишано „{ $written }“).
event-opened-ambiguous = { -envelope(form: "Definite") } е отворен. { $who-is ->
    [you] Вашиот { -sealed-move }:
   *[other] { -sealed-move(form: "Definite") } на { $who }:
} „{ $written }“. Тој може да се толкува на повеќе начини.
event-opened-illegal = { -envelope(form: "Definite") } е отворен. { $who-is ->
    [you] Вашиот { -sealed-move }:
   *[other] { -sealed-move(form: "Definite") } на { $who }:
} „{ $written }“. Тоа е { -illegal } { -move }.
event-opened-nothing = { -envelope(form: "Definite") } е отворен. Неговиот текст не е { -move } { -seal(form: "masculine") } во оваа позиција на оваа { -game }, па никому не се покажува.
event-opened-early = { -arbiter(form: "Bare") } го отвори предвреме.
event-publication-agreed = { $who-is ->
    [you] Се согласивте да се објави { -envelope(form: "definite") } од оваа { -game }.
   *[other] { $who } се согласи да се објави { -envelope(form: "definite") } од оваа { -game }.
} Тој се отвора ако се согласат двајцата играчи, и ништо не менува во { -game(form: "definite") }.
event-published = Двајцата играчи се согласија, и { -envelope(form: "definite") } од оваа { -game } е отворен. { $who-is ->
    [you] Вашиот { -sealed-move }:
   *[other] { -sealed-move(form: "Definite") } на { $who }:
} { $written }. Тоа ништо не менува во { -game(form: "definite") }.
event-published-nothing = Двајцата играчи се согласија, и { -envelope(form: "definite") } од оваа { -game } е отворен. Неговиот текст не е { -sealed-move }.

act-warned = { $who-is ->
    [you] { $arbiter } Ви изрече опомена.
   *[other] { $arbiter } изрече опомена за { $who }.
}
act-time-given = { $arbiter } додаде време на { $who-is ->
    [you] Вашиот { -clock }
   *[other] { -clock(form: "definite") } на { $who }
}: { $time }.
act-time-taken = { $arbiter } одзеде време од { $who-is ->
    [you] Вашиот { -clock }
   *[other] { -clock(form: "definite") } на { $who }
}: { $time }.
act-clocks = { $arbiter } ги поправи { -clock(form: "plural-definite") }. Досега потрошено за { -move(form: "plural-definite") }: { -white } — { $white }, { -black } — { $black }.
act-clocks-and-deadline = { $arbiter } ги поправи { -clock(form: "plural-definite") }. Досега потрошено за { -move(form: "plural-definite") }: { -white } — { $white }, { -black } — { $black }. Краен рок за овој { -move }: { $deadline }.
act-points = { $arbiter } ги смени поените. { -white(form: "Bare") } — { $white }, { -black } — { $black }.
act-leave = { $arbiter } даде посебно отсуство од { $first } до { $last }: { $who-is ->
    [you] Вашиот { -clock }
   *[other] { -clock(form: "definite") } на { $who }
} не тече во тие денови.
act-leave-ended = { $arbiter } го прекрати отсуството, почнувајќи од { $first }: { $who-is ->
    [you] Вашиот { -clock }
   *[other] { -clock(form: "definite") } на { $who }
} повеќе не запира поради него.
act-adjourned = { $arbiter } нареди { -adjourn } на { -game(form: "definite") }.
act-taken-back = { $arbiter } дозволи да се врати { -move } одигран по грешка. { -game(form: "Definite") } продолжува од позицијата по { $ply ->
    [one] { $ply } полупотег
   *[other] { $ply } полупотези
}, а времето оттогаш не му се одзема на ниту еден играч.
act-you-replace = Отсега ја играте оваа { -game } наместо друг играч, со { -clock(form: "definite") } каков што е. Понудите, рекламациите и пријавеното отсуство на тој играч не важат.
act-you-were-replaced = Заменети сте: наместо Вас понатаму игра { $name }. Вашите понуди, рекламации и условни { -move(form: "plural") } не важат.
act-replaced = { $name } отсега игра наместо друг играч, со { -clock(form: "definite") } каков што е. Понудите и рекламациите на претходниот играч не важат.
act-replayed-as = { -game(form: "Definite") } се игра повторно под број { $game }.
act-counts-after-all = { $game } сепак важи.
act-how-to-appeal = Ако не се согласувате, може да се жалите до друг { -arbiter } најдоцна до { $until }: одговорете со еден ред, „{ command-appeal } { $act }: “ и Вашето образложение.
event-appealed = { $who-is ->
    [you] Поднесовте { -appeal } против одлуката број { $act } на { -arbiter(form: "definite") }.
   *[other] { $who } поднесе { -appeal } против одлуката број { $act } на { -arbiter(form: "definite") }.
} Одлучува друг { -arbiter }.
event-replaced-appealed = Играчот што беше заменет поднесе { -appeal } против одлуката број { $act } на { -arbiter(form: "definite") }. Одлучува друг { -arbiter }.
event-appealed-act = Одлуката беше: { $act }
event-appeal-decide = Ако одлуката не е Ваша, може да одлучите: одговорете со еден ред, „arbiter { $game } confirm { $act }: “ (останува) или „arbiter { $game } reverse { $act }: “ (се поништува), и наведете ја причината.
event-confirmed = Друг { -arbiter } ја потврди одлуката број { $act }.
event-you-confirmed = Ја потврдивте одлуката број { $act }.
event-reversed = Друг { -arbiter } ја поништи одлуката број { $act }. { -game(form: "Definite") } стои како без таа одлука, а времето во кое не беше можен { -move } не му се одзема на ниту еден играч.
event-you-reversed = Ја поништивте одлуката број { $act }. { -game(form: "Definite") } стои како без таа одлука, а времето во кое не беше можен { -move } не му се одзема на ниту еден играч.
event-withdrawn = { $who-is ->
    [you] Се повлековте.
   *[other] { $who } се повлече.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Поради молчење изгубивте половина од { -game(form: "plural-definite") } во овој турнир, и тоа се смета за повлекување.
   *[other] { $who } поради молчење изгуби половина од { -game(form: "plural-definite") } во овој турнир, и тоа се смета за повлекување.
}
event-withdrawal-noted = { $arbiter } го запиша { $who-is ->
    [you] Вашето повлекување
   *[other] повлекувањето на { $who }
}.
event-withdrawn-waits = Ниту еден { -clock } не тече додека { -arbiter } не одлучи за { -game(form: "definite") }.

event-mail-returned = { $who-is ->
    [you] Поштата за Вас се враќа.
   *[other] Поштата за { $who } се враќа.
}
event-mail-arrives = { $who-is ->
    [you] Поштата за Вас повторно пристигнува.
   *[other] Поштата за { $who } повторно пристигнува.
}
event-zone = { $who-is ->
    [you] Вашата временска зона е запишана.
   *[other] Временската зона на { $who } е запишана.
}
event-other = Запишан е друг настан.

## The end of a game

over-white-wins = { -game(form: "Definite") } { $game } е завршена, { $result }. { $who-is ->
    [you] Победивте Вие ({ -white }).
   *[other] Победи { $who } ({ -white }).
} Причина: { $how }.
over-black-wins = { -game(form: "Definite") } { $game } е завршена, { $result }. { $who-is ->
    [you] Победивте Вие ({ -black }).
   *[other] Победи { $who } ({ -black }).
} Причина: { $how }.
over-both-lose = { -game(form: "Definite") } { $game } е завршена, { $result }. Двајцата играчи изгубија. Причина: { $how }.
over-no-result = { -game(form: "Definite") } { $game } е завршена, { $result }. Нема резултат. Причина: { $how }.
over-drawn = { -game(form: "Definite") } { $game } е завршена, { $result }. { -draw(form: "Bare") }. Причина: { $how }.
over-drawn-not-won = { -game(form: "Definite") } { $game } е завршена, { $result }. { -draw(form: "Bare") }. Причина: { $how }, но { -opponent(form: "definite") } не можеше да даде { -mate }.
ending-by-silence = молчење: предолго време не беше одигран { -move }
ending-checkmate = { -mate }
ending-resignation = еден од играчите се откажа од { -game(form: "definite") }
ending-stalemate = { -stalemate }
ending-dead-position = ниту една страна не може да даде { -mate }
ending-agreement = договор меѓу играчите
ending-threefold = трикратно повторување на позицијата, по рекламација
ending-fifty = правило на педесет { -move(form: "plural") }, по рекламација
ending-tablebase = база на завршници, по рекламација
ending-fivefold = петкратно повторување на позицијата
ending-seventy-five = правило на седумдесет и пет { -move(form: "plural") }
ending-time = времето истече
ending-illegal-moves = { -illegal(form: "plural") } { -move(form: "plural") }
ending-sealed-move = { -sealed-move(form: "definite") } беше двосмислен или { -illegal }
ending-forfeit = службен пораз
ending-cancelled = { -arbiter } ја укина { -game(form: "definite") }
ending-annulled = { -arbiter } ја поништи { -game(form: "definite") }
ending-expulsion = другиот играч беше исклучен
ending-withdrawal = повлекување
ending-adjudication = пресуда

## What was done, to the player whose command it was

done-moved = Одиграно.
done-moved-with-offer = Одиграно, со понуда за { -draw }.
done-message = Вашата порака е во записникот и на пат до { -opponent(form: "definite") }.
done-draw-offered = Понудивте { -draw }. Понудата важи додека { -opponent(form: "definite") } не одговори.
done-draw-declined = Го одбивте { -draw(form: "definite") }. { -game(form: "Definite") } продолжува.
done-claim-upheld = Вашата рекламација е точна.
done-claim-referred = За Вашата рекламација ќе одлучи { -arbiter }. Одлуката ја добивате по пошта.
done-claim-is-offer = Рекламацијата важи како понуда за { -draw }, која { -opponent(form: "definite") } може да ја прифати (FIDE 9.5.3).
done-penalty = Вашиот { -opponent } добива дополнително време на { -clock(form: "definite") }: { $time }.
done-analysed = Вашата анализа е во записникот, за { -arbiter(form: "definite") }.
done-adjournment-proposed = Предложивте { -adjourn } на { -game(form: "definite") }. { -game(form: "Definite") } продолжува додека { -opponent(form: "definite") } не се согласи.
done-adjournment-declined = Го одбивте { -adjourn(form: "definite") }. { -game(form: "Definite") } продолжува.
done-adjourned = { -game(form: "Definite") } се { -adjourn(form: "present") }: играчот на { -move } { -seal(form: "present") } { -move }.
done-drafted = Нацртот е во { -envelope }. Уште не е { -seal(form: "masculine") }: за да го { -seal(form: "subjunctive") }, напишете „{ command-seal }“, само тоа во еден ред.
done-sealed = { -move(form: "Definite") } е { -seal(form: "masculine") }, и { -game(form: "definite") } е { -adjourn(form: "feminine") }.
done-sealed-with-offer = { -move(form: "Definite") } е { -seal(form: "masculine") } со Вашата понуда за { -draw }, и { -game(form: "definite") } е { -adjourn(form: "feminine") }. { -opponent(form: "Definite") } дознава за понудата кога ќе се отвори { -envelope(form: "definite") }. Таа тогаш важи додека { -opponent(form: "definite") } не одговори или не одигра { -move }.
done-drafted-with-offer = Вашата понуда за { -draw } е во { -envelope(form: "definite") } заедно со нацртот. { -opponent(form: "Definite") } дознава за неа кога ќе се отвори запечатениот { -envelope }.
done-resumption-asked = Потврдивте дека може да се { -resume(form: "perfect") }. { -game(form: "Definite") } { -resume(form: "present") } кога ќе потврди и { -opponent(form: "definite") }, најдоцна во одреденото време.
done-resumed = { -game(form: "Definite") } { -resume(form: "perfect") }.
done-publication-agreed = Се согласивте { -envelope(form: "definite") } да се покаже. Тој се покажува штом ќе се согласи и { -opponent(form: "definite") }.
done-published = { -envelope(form: "Definite") } е покажан во записникот.
done-reading-chosen = { -sealed-move(form: "Definite") } важи како { -move(form: "definite") } што го избравте.
done-clocks-questioned = На { -arbiter(form: "definite") } му е јавено дека според Вас { -clock(form: "plural-definite") } се погрешни.
done-flag-fell = { -flag(form: "Definite") } падна: времето истече.
done-leave = На отсуство сте од { $first } до { $last }, вклучително и двата дена. Тогаш Вашиот { -clock } стои.
done-no-leave = Вашето отсуство од { $first } до { $last } е откажано. Во тие денови Вашиот { -clock } тече.
done-reflection = Размислувате понатаму за овој { -move }. Засега { -game(form: "definite") } не се губи поради Вашето молчење, а Вашиот { -clock } тече понатаму.
done-refilled = На Вашиот { -clock } е додадено време од резервата: { $time }.
done-withdrawn = Се повлековте од оваа { -game }.
done-appealed = Вашата { -appeal } против одлуката број { $act } е во записникот. Одлуката важи додека не одлучи друг { -arbiter }; неговата одлука ја добивате по пошта.
done-game-over = { -game(form: "Definite") } е завршена.

## The position in words

pieces-none = нема
board-figures = На оваа табла пополнетите и подвлечени фигури се { -black }.
pieces = { -white(form: "Bare") }: { $white }. { -black(form: "Bare") }: { $black }.
pieces-king = { $count ->
    [one] крал
   *[other] кралеви
} { $squares }
pieces-queen = { $count ->
    [one] кралица
   *[other] кралици
} { $squares }
pieces-rook = { $count ->
    [one] топ
   *[other] топови
} { $squares }
pieces-bishop = { $count ->
    [one] ловец
   *[other] ловци
} { $squares }
pieces-knight = { $count ->
    [one] коњ
   *[other] коњи
} { $squares }
pieces-pawn = { $count ->
    [one] пион
   *[other] пиони
} { $squares }

## Clocks

clock-limit = Ограничувањето е { $control }.
clock-control = Време: { $control }.
clock-white = { -white(form: "Bare") } ({ $name }) — { $times }.
clock-black = { -black(form: "Bare") } ({ $name }) — { $times }.
clock-times = { $times }
clock-with-more = { $times } (дополнително за следниот { -move }: { $gained })
clock-with-less = { $times } (за следниот { -move } помалку: { $lost })
clock-used = потрошено: { $time }
clock-left = преостанато: { $time }
clock-on-the-clock = на { -clock(form: "definite") }: { $time }
clock-with-bank = { $left }, во резервата: { $bank }
clock-this-move = Овој { -move } ({ $name }) — потрошено: { $used }, одземено од { -clock(form: "definite") }: { $charged }.
clock-delay = Преостаната задршка: { $left }. Дотогаш ништо не се одзема.
clock-stopped = { -clock(form: "Definite") } беше запрен: { $at }. Оттаму ќе продолжи.
clock-paused-leave = { -clock(form: "Definite") } стои: отсуство.
clock-paused-free-day = { -clock(form: "Definite") } стои: слободен ден.
clock-paused-night = { -clock(form: "Definite") } стои: ноќна пауза.
clock-next = Следно: { $what }, { $at }.
clock-next-time-is-up = времето истекува
clock-next-silence = { -game(form: "definite") } се губи поради молчење
clock-next-delay-over = задршката завршува
clock-next-double = времето се брои двојно
clock-next-day = се одзема уште еден ден
clock-next-refill = { -clock(form: "definite") } може да се дополни од резервата
clock-next-leave = почнува отсуство
clock-next-free-day = почнува слободен ден
clock-next-night = почнува ноќната пауза
clock-next-goes-on = { -clock(form: "definite") } продолжува

## Whose move it is, and until when

state-your-move = Вие сте на { -move }, { -move } { $number }. Одговорете на оваа порака со Вашиот { -move } до { $until } (преостанато време: { $left }).
state-their-move = { $name } има време за { -move } до { $until } (преостанато време: { $left }).
state-you-seal = { -seal(form: "Polite") } го Вашиот { -move } { $number } до { $until } (преостанато време: { $left }).
state-they-seal = { $name } мора да го { -seal } следниот { -move } до { $until } (преостанато време: { $left }).
state-adjourned-yours = Вашиот { -clock } тече до { $until } (преостанато време: { $left }).
state-adjourned-theirs = { -clock(form: "Definite") } на { -opponent(form: "definite") } тече до { $until } (преостанато време: { $left }).
state-you-on-leave = На отсуство сте и не можете да играте пред { $back }. Вашиот { -move } { $number }: одговорете со него откако ќе заврши отсуството, до { $until }.
state-on-leave = { $name } е на отсуство до { $back }, и има време за { -move } до { $until }.
state-doubles = Времето за овој { -move } ќе се брои двојно од { $at }. Време на размислување дотогаш: { $after }. Рокот за одговор го зема тоа предвид.
state-doubled = Времето за овој { -move } веќе се брои двојно, од { $at }. Време на размислување дотогаш: { $after }. Рокот за одговор го зема тоа предвид.
state-your-flag = Вашето време истече ({ -flag(form: "definite") } падна): { $at }. Додека { -opponent(form: "definite") } или { -arbiter } не го рекламира тоа, Вашиот { -move } уште важи: одиграјте го веднаш.
state-your-flag-for-arbiter = Вашето време истече ({ -flag(form: "definite") } падна): { $at }. Додека { -arbiter } не го рекламира тоа, Вашиот { -move } уште важи: одиграјте го веднаш.
state-flag-to-claim = { -flag(form: "Definite") } на { $name } падна (времето истече): { $at }. За да ја завршите { -game(form: "definite") } поради тоа, одговорете „{ command-claim-time }“; дотогаш { -move } уште важи.
state-flag = { -flag(form: "Definite") } на { $name } падна (времето истече): { $at }. Додека { -arbiter } не ја заврши { -game(form: "definite") } поради тоа, { -move } уште важи.

## Reminders

reminder-time = { $site } Ве потсетува: Вашето време истекува.
reminder-silence = { $site } Ве предупредува: долго не сте одиграле { -move }, а поради молчење { -game(form: "definite") } се губи по { $until }. Одиграјте { -move }, или напишете „{ command-reflect }“ за да размислувате понатаму додека тече Вашиот { -clock }.
reminder-silent-flag = { $site } Ве предупредува: долго не сте одиграле { -move }, а Вашето време истекува по { $until }.
restored = Сервисот мораше да се обнови од резервна копија. Подоцнежните { -move(form: "plural") } и пораки се изгубени, но времето е вратено. { -game(form: "Definite") } стои како што е покажано овде. Условните { -move(form: "plural") } се избришани: Ве молиме испратете ги повторно. Ве молиме одговорете на оваа порака; одговорите на постари пораки не важат.
restored-from = Сервисот мораше да се обнови од резервна копија од { $at }. Подоцнежните { -move(form: "plural") } и пораки се изгубени, но времето е вратено. { -game(form: "Definite") } стои како што е покажано овде. Условните { -move(form: "plural") } се избришани: Ве молиме испратете ги повторно. Ве молиме одговорете на оваа порака; одговорите на постари пораки не важат.

## Conditional moves

conditions-none = Сега немате условни { -move(form: "plural") }.
conditions-kept = Вашите условни { -move(form: "plural") } се зачувани.
conditions-replaced = Вашите условни { -move(form: "plural") } се зачувани. Ги заменуваат претходно дадените (редови: { $count }).
conditions-stored = Ова се Вашите сегашни условни { -move(form: "plural") }. Секој ред е една низа:
conditions-not-foreseen = Ниту еден од Вашите условни { -move(form: "plural") } не одговара на овој { -move }; преостанатите се избришани.
conditions-others-dropped = Вашите условни { -move(form: "plural") } за други { -move(form: "plural") } на { -opponent(form: "definite") } се избришани, бидејќи тие повеќе не се можни.
conditions-you-decide = Вашиот условен { -move } не е одигран, бидејќи има понуда од { -opponent(form: "definite") } за која мора да одлучите Вие. Ако сега го одиграте, остатокот од неговата низа останува; условните { -move(form: "plural") } за други { -move(form: "plural") } се избришани.
conditions-mail-unread = Вашиот условен { -move } не е одигран, бидејќи Ваша порака за оваа { -game } пристигна пред { -move(form: "definite") } и не беше прочитана: можеби со неа сте го повлекле условниот { -move }. Ако сега го одиграте, остатокот од неговата низа останува; условните { -move(form: "plural") } за други { -move(form: "plural") } се избришани.
conditions-adjourned = Вашите условни { -move(form: "plural") } се избришани: на { -move } од { -envelope } никогаш не се одговара без да се види.
conditions-taken-back = Вашите условни { -move(form: "plural") } се избришани: тие беа за { -game(form: "definite") } каква што беше претходно.

## Messages of the players

writes = { $who } пишува:
writes-replaced = Играчот што беше заменет пишува:
writes-arbiter = { -arbiter(form: "Definite") } пишува:
writes-more = ... продолжува на { $url }

## Envelopes

sealed-commitment = { -move(form: "Definite") } е во шифриран { -envelope }, кој никој не го отвора пред { -game(form: "definite") } да { -resume(form: "perfect") }. Ова е SHA-256 на текстот од { -envelope(form: "definite") }. Зачувајте го: тој ќе докаже дека { -envelope(form: "definite") } е истиот што е { -seal(form: "masculine") } сега.
opened-commitment = Текстот од { -envelope(form: "definite") } е во записникот на { -game(form: "definite") }; неговиот SHA-256 е контролниот збир отпечатен кога { -move(form: "definite") } беше { -seal(form: "masculine") } ({ $url }):

## How to answer

answer-move = Како да одговорите: одговорете на оваа порака со еден ред, на пример „{ $example }“; може во која било нотација.
answer-seal = Како да одговорите: одговорете на оваа порака со еден ред, на пример „{ command-seal }{"\u00A0"}{ $example }“; може во која било нотација.
answer-seal-clock = Вашиот { -clock } тече додека { -move(form: "definite") } не се { -seal }. Никој не го гледа { -move(form: "definite") } пред да се отвори { -envelope(form: "definite") }.
answer-draw = { $opponent } нуди { -draw }: одговорете „{ command-accept }“ ако се согласувате, „{ command-decline }“ ако не се согласувате.
answer-draw-on-move = { $opponent } нуди { -draw }: одговорете „{ command-accept }“ ако се согласувате, „{ command-decline }“ ако не се согласувате; со { -move } понудата се одбива.
answer-adjournment = { $opponent } предлага { -adjourn } на { -game(form: "definite") }. Одговорете „{ command-adjourn }“ ако се согласувате: тогаш играчот на { -move } го { -seal(form: "present") } следниот { -move } и { -clock(form: "definite") } запира. Одговорете „{ command-decline-adjournment }“ за да продолжите со игра.
commands-help = За командите одговорете „{ command-help }“.
commands = Команди, по една во ред: Вашиот { -move }; Вашиот { -move } и „{ command-draw }“; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move(form: "Definite") } останува во својот { -envelope }. Тој се покажува само ако и Вие и { -opponent(form: "definite") } одговорите „{ command-publish }“.
moves = { -move(form: "Plural") }: { $moves }
game-took = Траење на { -game(form: "definite") }: { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(form: "plural") }
}, { $time }.
game-took-no-move = Траење на { -game(form: "definite") }: { $time }. Не е одигран ниту еден { -move }.
game-attached = Целата { -game } е приложена како { $file }, за шаховски програми.
game-attached-short = { -move(form: "Plural-definite") } се приложени како { $file }, за шаховски програми. Со коментарите { -game(form: "definite") } е предолга за порака; погледнете на { $url }
pgn-too-long = { -game(form: "Definite") } е предолга за оваа порака: одговорете „{ command-pgn }“ или погледнете на { $url }

resume-played = се игра { -sealed-move(form: "definite") }
resume-opened-and-played = { -arbiter(form: "definite") } го отвора { -envelope(form: "definite") } и се игра { -sealed-move(form: "definite") }
resume-reply-when-ready = Одговорете „{ command-resume }“ кога сте подготвени.
resume-opponent-ready = { -opponent(form: "Definite") } { $opponent } чека да { -resume(form: "polite") }. Одговорете „{ command-resume }“ кога и Вие сте подготвени: тогаш { $then }. Инаку { -game(form: "definite") } { -resume(form: "present") } во Ваше отсуство: { $latest }.
resume-when-opponent-too = Време на { -resume }: { $latest }. Ако пред тоа потврди и { $opponent }, { -game(form: "definite") } { -resume(form: "present") } веднаш. Инаку { -clock(form: "definite") } на { $opponent } тече од времето на { -resume }, а { -envelope(form: "definite") } се отвора кога { $opponent } ќе се појави.
resume-when-both-sealer = Време на { -resume }: { $latest }. Ако пред тоа потврдат двајцата играчи, { -game(form: "definite") } { -resume(form: "present") } веднаш. Инаку { -clock(form: "definite") } на { $opponent } тече од времето на { -resume }, а { -envelope(form: "definite") } се отвора кога { $opponent } ќе се појави.
resume-when-opponent = { -game(form: "Definite") } { -resume(form: "present") } кога ќе потврди { $opponent }, најдоцна: { $latest }.
resume-when-opponent-ready-too = { -game(form: "Definite") } { -resume(form: "present") } кога ќе потврди и { $opponent }, најдоцна: { $latest }.
resume-when-both = Време на { -resume }: { $latest }. Ако пред тоа потврдат двајцата играчи, { -game(form: "definite") } { -resume(form: "present") } веднаш. Инаку Вашиот { -clock } тече од времето на { -resume }. { -envelope(form: "Definite") } се отвора кога ќе одговорите „{ command-resume }“.
resume-now = Одговорете „{ command-resume }“ за да се отвори { -envelope(form: "definite") }: { $then } и почнува да тече Вашиот { -clock }. Инаку { -game(form: "definite") } { -resume(form: "present") } подоцна: { $latest }.
resume-clock-runs = Одговорете „{ command-resume }“: тогаш { $then }. Вашиот { -clock } тече сѐ дотогаш.
resume-show-text = Покажете го текстот што го { -seal(form: "past-plural") }, преку HTTP (отворете го { -envelope(form: "definite") }), или дајте му го на { -arbiter(form: "definite") }.
resume-choose = { -sealed-move(form: "Definite") } може да значи повеќе работи, а Вие избирате: одговорете „{ command-choose } { $first }“, или така со друг { -move } од овие: { $readings }. Вашиот { -clock } тече.
default-you = Одговорете „{ command-resume }“ до { $until }: инаку ја губите { -game(form: "definite") } поради непојавување (FIDE Guidelines I.10).
default-opponent = Ако { $opponent } не се појави до { $until }, { $opponent } ја губи { -game(form: "definite") } поради непојавување (FIDE Guidelines I.10).
default-sealer = Ако { $opponent } не се појави до { $until } и { -envelope(form: "definite") } не се отвори дотогаш, { $opponent } ја губи { -game(form: "definite") } поради непојавување (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Морате да го { -seal(form: "subjunctive") } следниот { -move }. Вашиот { -clock } тече додека не се { -seal } { -move(form: "definite") }.
   *[other] { $who } мора да го { -seal } следниот { -move }. { -clock(form: "Definite") } на тој играч тече додека не се { -seal } { -move(form: "definite") }.
}
standing-sealing-then = Штом { -move(form: "definite") } е { -seal(form: "masculine") }, ниту еден { -clock } не тече. { -game(form: "Definite") } тогаш мирува најмногу { $after }.
standing-sealing-reply = { $who-is ->
    [you] { -opponent(form: "Definite") } може да го { -seal } одговорот, бидејќи не се појавивте. Тогаш тече Вашиот { -clock }.
   *[other] Одговорот може да се { -seal }, бидејќи { $who } не се појави. Тогаш тече { -clock(form: "definite") } на { $who }.
}
standing-drafted = { $who-is ->
    [you] Вашиот нацрт е во { -envelope(form: "definite") }. { -seal(form: "Polite") } го или заменете го со друг.
   *[other] Во { -envelope(form: "definite") } има нацрт на { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(form: "Definite") } е { -adjourn(form: "feminine") }. Го { -seal(form: "past-plural") } { -move(form: "definite") } број { $number }, и ниту еден { -clock } не тече.
   *[other] { -game(form: "Definite") } е { -adjourn(form: "feminine") }. { $who } го { -seal } { -move(form: "definite") } број { $number }, и ниту еден { -clock } не тече.
}
standing-ready = { $who-is ->
    [you] Подготвени сте { -game(form: "definite") } да { -resume(form: "perfect") }.
   *[other] { $who } јави подготвеност { -game(form: "definite") } да { -resume(form: "perfect") }.
}
standing-not-ready = { $who-is ->
    [you] Сѐ уште не јавивте дека сте подготвени { -game(form: "definite") } да { -resume(form: "perfect") }.
   *[other] { $who } сѐ уште не јави подготвеност { -game(form: "definite") } да { -resume(form: "perfect") }.
}
standing-when-both = Ако двајцата играчи се подготвени пред { $latest }, { -game(form: "definite") } { -resume(form: "present") } штом двајцата ќе бидат подготвени.
standing-when-one = { $who-is ->
    [you] { -game(form: "Definite") } { -resume(form: "present") } кога ќе бидете подготвени, најдоцна на { $latest }.
   *[other] { -game(form: "Definite") } { -resume(form: "present") } кога { $who } ќе јави подготвеност, најдоцна на { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Инаку Вашиот { -clock } тече од { $latest }, а { -envelope(form: "definite") } се отвора кога ќе се појавите.
   *[other] Инаку { -clock(form: "definite") } на { $who } тече од { $latest }, а { -envelope(form: "definite") } се отвора кога ќе се појави тој играч.
}
standing-else-without = { $who-is ->
    [you] Инаку { -game(form: "definite") } { -resume(form: "present") } на { $latest } во Ваше отсуство.
   *[other] Инаку { -game(form: "definite") } { -resume(form: "present") } на { $latest } во отсуство на { $who }.
}
standing-opens = { $by ->
    [arbiter] Тогаш { -arbiter } го отвора { -envelope(form: "definite") }.
   *[service] Тогаш сервисот го отвора { -envelope(form: "definite") }.
} { $who-is ->
    [you] { -sealed-move(form: "Definite") } се одигрува, и тече Вашиот { -clock }.
   *[other] { -sealed-move(form: "Definite") } се одигрува, и тече { -clock(form: "definite") } на { $who }.
}
standing-due = { -game(form: "Definite") } { -resume(form: "perfect") }. Додека не се отвори { -envelope(form: "definite") }, ниту еден { -clock } не тече.
standing-reply-sealed = Одговорот на отворениот { -move } е { -seal(form: "masculine") }.
standing-absent = { $who-is ->
    [you] { -game(form: "Definite") } { -resume(form: "perfect") }, а не се појавивте. Вашиот { -clock } тече до { $until }, а { -envelope(form: "definite") } се отвора кога ќе се појавите.
   *[other] { -game(form: "Definite") } { -resume(form: "perfect") }, а { $who } не се појави. { -clock(form: "Definite") } на тој играч тече до { $until }, а { -envelope(form: "definite") } се отвора кога ќе се појави тој играч.
}
standing-awaited = { $who-is ->
    [you] { -game(form: "Definite") } { -resume(form: "perfect") }, а Вие уште не се појавивте.
   *[other] { -game(form: "Definite") } { -resume(form: "perfect") }, а { $who } уште не се појави.
}
standing-late = Еден играч се појави предоцна и губи, освен ако { -sealed-move(form: "definite") } ја завршил { -game(form: "definite") }. Прво се отвора { -envelope(form: "definite") }.
standing-missing = { $who-is ->
    [you] { -envelope(form: "Definite") } не може да се отвори. Покажете го текстот што го { -seal(form: "past-plural") }: Вашиот { -clock } тече до { $until }.
   *[other] { -envelope(form: "Definite") } не може да се отвори. { $who } мора да го покаже запечатениот текст, а { -clock(form: "definite") } на тој играч тече до { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope(form: "Definite") } не може да се отвори, и ниту еден { -clock } не тече. За { -game(form: "definite") } одлучува { -arbiter }, освен ако го покажете текстот што го { -seal(form: "past-plural") }.
   *[other] { -envelope(form: "Definite") } не може да се отвори, и ниту еден { -clock } не тече. За { -game(form: "definite") } одлучува { -arbiter }, освен ако { $who } го покаже запечатениот текст.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(form: "Definite") } може да се толкува на повеќе начини, и толкувањето го избирате Вие. Вашиот { -clock } тече до { $until }.
   *[other] { -sealed-move(form: "Definite") } може да се толкува на повеќе начини, и толкувањето го избира { $who }. { -clock(form: "Definite") } на тој играч тече до { $until }.
}
standing-default = Јавете до { $until } дека сте тука: инаку ја губите { -game(form: "definite") } поради непојавување (FIDE Guidelines I.10).
standing-may-resume = Сега можете да јавите дека сте подготвени { -game(form: "definite") } да { -resume(form: "perfect") }.
standing-may-end = Додека не се отвори { -envelope(form: "definite") }, можете да понудите { -draw } или да се { -resign(form: "polite") }. Ако { -game(form: "definite") } заврши така, { -envelope(form: "definite") } останува затворен, освен ако двајцата играчи се согласат да се покаже.

## For arbiters

arbiter-session-continues = Сесијата заврши и играчот на { -move } сега би требало да го { -seal } { -move(form: "definite") }, но нема доволно { -arbiter(form: "plural") } за { -envelope(form: "definite") }: премалку од наведените { -arbiter(form: "plural") } уште се { -arbiter(form: "plural") }, имаат клуч и не играат во оваа { -game }. { -game(form: "Definite") } продолжува додека доволно { -arbiter(form: "plural") } не пријават клуч, или додека не отпадне потребата за { -adjourn }.
arbiter-fetch = { -envelope(form: "Definite") } Ве чека. Отворете го со Вашиот клуч на неговата страница: { $url }. Дотогаш ниту еден { -clock } не тече.
arbiter-fen = Ова е, како FEN:
arbiter-fen-after = По најавениот { -move } ова е, како FEN:
arbiter-withdrawn = Вие одлучувате: одговорете со еден ред, „arbiter { $game } adjudicate 1-0: “ (или 0-1, 1/2, 0-0) и причината, или заменете го играчот: „arbiter { $game } replace { $side } NAME: “ и причината.
arbiter-default = Играч што не се појавил до { $until } ја губи { -game(form: "definite") } поради непојавување (FIDE Guidelines I.10).
arbiter-agree-open = Ако се согласувате, одговорете со еден ред: „arbiter { $game } open“.
arbiter-agree-show = Ако се согласувате, отворете го { -envelope(form: "definite") } на неговата страница и наведете ја Вашата причина: { $url }.
arbiter-agree-two = За предвремено отворање сте потребни двајцата.
arbiter-clocks = Вие одлучувате кои времиња се точни: „correct_clocks“ на { $url }.
arbiter-flag = За да ја завршите { -game(form: "definite") } поради паднатата { -flag }, одговорете со еден ред: „arbiter { $game } flag“.
arbiter-more = Сѐ што чека на { -arbiter }: { $queue }, или „postzug arbiter list“. Сѐ што е направено или пробано во оваа { -game }: { $trail }.

## Answers to mails

unanswered = Ваши пораки без одговор: { $count }, почнувајќи од { $since }. Причина: за кратко време добивте многу одговори. Јасните { -move(form: "plural") } и команди во нив се извршени; сѐ друго не е. Ве молиме проверете ја сегашната состојба и повторете го тоа што уште недостига.
next-answer = За кратко време добивте многу одговори, па следниот одговор доаѓа по { $at }. Дотогаш секоја порака се чита, и јасен { -move } или јасна команда во неа се извршува; потоа една порака Ви кажува дека другите немаат одговор.
next-answer-reach = Ако Ви треба помош пред тоа, пишете им на тие што го водат овој сервис: { $address }.
next-answer-stranger = За кратко време на оваа адреса беа испратени повеќе одговори, па следниот одговор доаѓа по { $at }. Пораките што ќе дојдат пред тоа остануваат без одговор.
more-lines = ... и уште { $count ->
    [one] { $count } ред.
   *[other] { $count } редови.
}
more-lines-too-many = ... и уште { $count ->
    [one] { $count } ред, премногу
   *[other] { $count } редови, премногу
} за една порака.
did-you-mean = Дали мислевте { $move }? Тогаш одговорете на оваа порака со зборот „{ word-yes }“, до { $until }: { -move(form: "definite") } се смета од пристигнувањето на Вашата прва порака. Ако не, одговорете „{ word-no }“, или со Вашиот { -move } сам во еден ред.
confirm-public-address = Ваша порака дојде на адреса што не докажува кој ја напишал, па уште не е обработена. Ве молиме одговорете на адресата за одговор од нашите пораки; таа го докажува тоа.
confirm-arbiter-act = Ваша порака со одлука на { -arbiter } дојде на адреса на { -game }. Таа адреса стои во секоја порака за { -game(form: "definite") } што се цитира или препраќа, па пораката уште не е обработена.
confirm-other-sender = Порака за Вас дојде од { $from }, а тоа не е запишаната адреса. Уште не е обработена.
author-unproved = На Вашата адреса за одговор дојде порака во Ваше име. Вашите поставки бараат поголем доказ за авторот отколку што го има таа, па уште не е обработена.
confirm-how = Дали е Ваша? Тогаш одговорете на оваа порака со зборот „{ word-yes }“, до { $until }. Таа тогаш се смета од првото пристигнување. Инаку одговорете „{ word-no }“, или не правете ништо.

## A new account

join-confirm = Сакате ли сметка овде, под името { $name }? Тогаш одговорете на оваа порака со зборот „{ word-yes }“, до { $until }. За друго име одговорете со еден ред, на пример „{ command-join } Anna Berg“. Ако не сте го побарале ова, не правете ништо: без Вашето „{ word-yes }“ не се прави сметка, а Вашата порака се брише.
join-name = Под кое име сакате да играте? Одговорете на оваа порака со еден ред, на пример „{ command-join } Anna Berg“. Со тоа се прави Вашата сметка, ако одговорот пристигне до { $until }. Ако не сте го побарале ова, не правете ништо.
code-sign-up = Вашиот код за нова сметка:
code-sign-in = Вашиот код за најава:
code-change-address = Вашиот код за да ја користите оваа адреса отсега:
code-asked-by = Побарано од: { $device }.
code-browser = прелистувач
code-how = Впишете го таму каде што го побаравте; важи еднаш, во рок од: { $valid }. Ако не сте го побарале, не правете ништо: без кодот ништо не се случува. Никој од { $site } никогаш нема да Ви го побара.
code-subject = Вашиот код за { $site }
account-subject = Вашата сметка на { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] што се случи во Вашите { -game(form: "plural") }
    [one] на { -move } сте во { $count } { -game }
   *[other] на { -move } сте во { $count } { -game(form: "plural") }
}
digest = { $count ->
    [0] Во ниедна { -game } не сте на { -move }.
    [one] На { -move } сте во { $count } { -game }.
   *[other] На { -move } сте во { $count } { -game(form: "plural") }, прва е таа со најблискиот рок.
}
digest-game = { $game } { $white } – { $black }
digest-until = Вашиот { -move } { $number }: до { $until } (преостанато време: { $left }).
digest-move = За { -move }, пишете на оваа адреса, на пример: { $example }
digest-write = За да пишете за оваа { -game }, употребете ја оваа адреса:
digest-more = { $count ->
    [one] Има уште { $count } { -game }. Напишете „{ command-games }“ за целиот список.
   *[other] Има уште { $count } { -game(form: "plural") }. Напишете „{ command-games }“ за целиот список.
}

## Challenges

challenge = { $other } Ве предизвикува на { -game }: { $terms }.
challenge-how = Одговорете до { $until }: одговорете на оваа порака со еден ред, „{ command-accept-challenge } { $challenge }“ или „{ command-decline-challenge } { $challenge }“.
challenge-declined = { $other } го одби Вашиот предизвик { $challenge } ({ $terms }).
challenge-withdrawn = { $other } го повлече предизвикот { $challenge }. Не треба да правите ништо.
challenge-subject = [{ $challenge }] { $other } Ве предизвикува
challenge-declined-subject = [{ $challenge }] { $other } го одби Вашиот предизвик
challenge-withdrawn-subject = [{ $challenge }] { $other } го повлече предизвикот
challenge-you-white = играте со { -white(form: "definite") }
challenge-you-black = играте со { -black(form: "definite") }
challenge-colours-drawn = боите се одредуваат случајно кога ќе почне { -game(form: "definite") }
terms-public-sentence = { $plies ->
    [0] { -move(form: "Plural-definite") } може да ги чита секој, без сметка.
    [one] { -move(form: "Plural-definite") } може да ги чита секој, без сметка, со задоцнување од { $plies } полупотег.
   *[other] { -move(form: "Plural-definite") } може да ги чита секој, без сметка, со задоцнување од { $plies } полупотези.
}
start-chess960 = позиција на Chess960 број { $number }
start-from = почеток од { $fen }
start-drawn-chess960 = позиција на Chess960, одредена случајно кога ќе почне { -game(form: "definite") }

## The regulations of a game that are not the usual ones

terms-claim-after = Рекламација за { -draw } може да се поднесе по { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(form: "plural") }
} на секоја страна без земање и без { -move } со пион.
terms-not-automatic = Повторувањето на позицијата и { -move(form: "plural-definite") } без земање и без { -move } со пион ја завршуваат { -game(form: "definite") } само со рекламација.
terms-wrong-claim = { $days ->
    [0] За погрешна рекламација { -opponent(form: "definite") } не добива дополнително време.
    [one] За погрешна рекламација { -opponent(form: "definite") } добива { $days } дополнителен ден за следниот { -move }.
   *[other] За погрешна рекламација { -opponent(form: "definite") } добива { $days } дополнителни дена за следниот { -move }.
}
terms-offer-again = По понуда за { -draw } играчот треба да одигра { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(form: "plural") }
} пред да понуди повторно.
terms-illegal-gains = За { -illegal } { -move } { -opponent(form: "definite") } добива { $days ->
    [one] { $days } дополнителен ден
   *[other] { $days } дополнителни дена
} за следниот { -move }.
terms-illegal-loses = { $count ->
    [1] Играчот ја губи { -game(form: "definite") } веќе со првиот { -illegal } { -move }.
    [one] Играчот ја губи { -game(form: "definite") } со { -illegal } { -move } број { $count }.
   *[other] Играчот ја губи { -game(form: "definite") } со { -illegal } { -move } број { $count }.
}
terms-ambiguous-gains = За двосмислен { -move } { -opponent(form: "definite") } добива { $days ->
    [one] { $days } дополнителен ден
   *[other] { $days } дополнителни дена
} за следниот { -move }.
terms-ambiguous-loses = { $count ->
    [1] Играчот ја губи { -game(form: "definite") } веќе со првиот двосмислен { -move }.
    [one] Играчот ја губи { -game(form: "definite") } со двосмислен { -move } број { $count }.
   *[other] Играчот ја губи { -game(form: "definite") } со двосмислен { -move } број { $count }.
}
terms-appeal = { $days ->
    [0] Против одлука на { -arbiter(form: "definite") } не може да се поднесе { -appeal }.
    [one] Играч може да поднесе { -appeal } против одлука на { -arbiter(form: "definite") } во рок од { $days } ден.
   *[other] Играч може да поднесе { -appeal } против одлука на { -arbiter(form: "definite") } во рок од { $days } дена.
}
terms-takeback = { -arbiter(form: "Bare") } може да дозволи да се врати { -move } со грешка при пишувањето.
terms-arbiters = { $n ->
    [one] За оваа { -game } е именуван { $n } { -arbiter }: { $accounts }.
   *[other] За оваа { -game } се именувани { $n } { -arbiter(form: "plural") }: { $accounts }.
}
terms-session = По сесија од { $days ->
    [one] { $days } ден
   *[other] { $days } дена
}, играчот на { -move } го { -seal(form: "present") } { -move(form: "definite") }.
terms-resumes = { -adjourn(form: "Definite-feminine") } { -game } { -resume(form: "present") } { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} по { -seal(form: "definite") }, освен ако е договорено нешто друго.
terms-opponent-chooses = Ако { -sealed-move(form: "definite") } има две толкувања, едно избира { -opponent(form: "definite") }.
terms-check-in = Играчите потврдуваат дека се присутни пред { -adjourn(form: "definite-feminine") } { -game } да { -resume(form: "perfect") }.
terms-default = { $days ->
    [0] Играч што не е присутен во времето на { -resume } губи.
    [one] Играч што не е присутен { $days } ден по времето на { -resume } губи.
   *[other] Играч што не е присутен { $days } дена по времето на { -resume } губи.
}
terms-holders = { $needed ->
    [one] { -envelope(form: "Definite") } го отвора { $needed } клуч на овие { -arbiter(form: "plural") }: { $accounts }.
   *[other] { -envelope(form: "Definite") } го отвораат { $needed } клучеви на овие { -arbiter(form: "plural") } заедно: { $accounts }.
}
terms-early = За отворање на { -envelope(form: "definite") } пред времето мора да се согласат двајца { -arbiter(form: "plural") }.
terms-free-weekdays = Секоја седмица во овие денови ниту еден { -clock } не тече: { $weekdays }.
terms-free-dates = Во овие денови ниту еден { -clock } не тече: { $dates }.
terms-free-night = Од { $from } до { $until } { -clock(form: "definite") } на играчот не тече, според временската зона на тој играч.
terms-leave = Секој играч може да земе { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} отсуство во календарска година.
terms-leave-ahead = Отсуството мора да се пријави најмалку { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} однапред.
terms-leave-moves = Играч може да игра { -move(form: "plural") } за време на отсуството.
terms-silence = Играч што не игра { -move } { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} ја губи { -game(form: "definite") }, освен ако изјавил дека размислува понатаму. Потсетниците доаѓаат по волку дена: { $reminders }.
terms-flag-claimed = Кога ќе падне { -flag(form: "definite") }, { -game(form: "definite") } поради тоа ја завршува { -opponent(form: "definite") } или { -arbiter }. Дотогаш { -move } уште важи.
terms-flag-arbiter = Кога ќе падне { -flag(form: "definite") }, { -game(form: "definite") } поради тоа ја завршува само { -arbiter }. Дотогаш { -move } уште важи.
terms-tablebase = Играч може да поднесе рекламација според база на завршници ако на таблата нема повеќе од { $men } фигури, вклучувајќи ги пионите. { $fifty ->
    [yes] Притоа важи правилото на педесет { -move(form: "plural") }.
   *[no] Притоа не важи правилото на педесет { -move(form: "plural") }.
}
terms-undecided = { -arbiter(form: "Bare") } има { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} да одлучи за рекламација што не ја покрива ниту една база на завршници овде.
terms-adjudication = Играч може да побара од { -arbiter } да ја пресуди { -game(form: "definite") } со анализа. { $stops ->
    [yes] До одлуката ниту еден { -clock } не тече.
   *[no] До одлуката { -game(form: "definite") } продолжува.
}
terms-adjudicated = { -arbiter(form: "Definite") } има { $days ->
    [one] { $days } ден
   *[other] { $days } дена
} за пресуда со анализа.
terms-annulled = Ако играч се повлече пред двете страни да одиграат по { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(form: "plural") }
}, { -game(form: "definite") } се поништува.
terms-withdrawn = Кога играч ќе се повлече, { -game(form: "definite") } стои додека { -arbiter } не ја пресуди или додека друг не продолжи да игра.
terms-silent = Играч што поради молчење ќе изгуби половина од своите { -game(form: "plural") } во турнир се смета за повлечен од него.
terms-conditions-visible = { -opponent(form: "Definite") } ги гледа условните { -move(form: "plural") } пред да бидат одиграни.
terms-protection = Ако по { -move(form: "plural-definite") } со додаток играч има вкупно помалку од три дена, неговото време се дополнува до три дена.

## Receipts of the log

receipt = { -envelope(form: "Definite") } со { -sealed-move(form: "definite") } од { $game } е во дневникот на сите настани, како запис { $entry }. Отсега никој, ни ние, не може да го смени него или времето на { -seal(form: "definite") }, а оваа порака да не ја докаже промената. Ве молиме чувајте ја оваа порака: приложената датотека, { $file }, е доказот. Таа не го открива { -move(form: "definite") }.
receipt-how-to-check = { -arbiter(form: "Bare") } може да го провери тоа без нас и без интернет: со скриптата verify.sh, за која се доволни bash, awk и openssl, или само со bash и openssl, како што пишува во „A receipt by hand“ во docs/internals/log.md. Земете ја скриптата од Вашиот примерок на Postzug („postzug audit script“), никогаш од лицето што Ви го покажува доказот. Нејзиниот SHA-256 е:
receipt-entry = Записот на { -envelope(form: "definite") } во дневникот:
receipt-hashes = А овие хешеви водат од него до потпишаниот корен подолу:

## Mail that is passed on to the operator

passed-on = Оваа порака дојде на { $mailbox }@ од { $from }. Одговорот оди до авторот, не до нас. Таа е порака { $number } во сандачето: „postzug inbox show { $number } --raw“ печати сѐ што е зачувано од неа.
passed-on-no-address = автор без јасна адреса
passed-on-shortened = ... (скратено)
passed-on-header = Нејзиното заглавје:

## Below every mail

subject-your-mail = Вашата порака до { $site }
subject-your-move = Ваш { -move } { $number }
subject-their-move = { $name } е на { -move } ({ $number })
subject-draw-offered = { $state }, понудено { -draw }
subject-left = { $state }, преостанато време: { $left }
subject-you-won = { -game(form: "definite") } е завршена, победивте
subject-you-lost = { -game(form: "definite") } е завршена, изгубивте
subject-white-won = { -game(form: "definite") } е завршена, победија { -white(form: "definite") }
subject-black-won = { -game(form: "definite") } е завршена, победија { -black(form: "definite") }
subject-both-lost = { -game(form: "definite") } е завршена, изгубија двајцата
subject-drawn = { -game(form: "definite") } е завршена, { -draw }
subject-no-result = { -game(form: "definite") } е завршена, без резултат
subject-adjourned-yours = { -game(form: "definite") } е { -adjourn(form: "feminine") }, тече Вашиот { -clock }
subject-adjourned = { -game(form: "definite") } е { -adjourn(form: "feminine") }
subject-undecided = одлучува { -arbiter }
subject-for-arbiter = за { -arbiter(form: "definite") }
subject-question = Ве молиме одговорете
subject-receipt = Вашата признаница
from-name = { $name } преку { $site }
footer-player = Оваа порака е за { $name }, играч во { $game }.
footer-account = Оваа порака е за { $name }, со сметка овде.
footer-stranger = Ако не сте ја побарале оваа порака, не обрнувајте внимание на неа.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = забелешка { $number }
heard-notes = Во приложената датотека { $file } е текстот на секоја забелешка под нејзиниот број.
footer-log = Текстот подолу е за програми: потпишаната глава на нашиот дневник.
footer-log-and-pgn = Текстот подолу е за програми: потпишаната глава на нашиот дневник и { -game(form: "definite") } (PGN).
footer-pgn = Текстот подолу е за шаховски програми: { -game(form: "definite") } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Не се повлековте. Ако сакате да се повлечете, напишете „{ command-withdraw-from-all-games-yes }:“ и причината
hint-withdraw-event = Не се повлековте. Ако сакате да се повлечете, напишете „{ command-withdraw-from-event-yes }:“ и причината
hint-appeal = Напишете го бројот на одлуката и Вашето образложение: { command-appeal } 17: никој не ме извести
hint-colours = Наведовте повеќе од една боја. Напишете една од овие: { word-white }, { word-black }, { word-random }
hint-controls = Наведовте повеќе од една контрола на времето. Напишете една од нив
hint-starts = Наведовте повеќе од една почетна позиција. Напишете 960 еднаш
hint-limit = Ограничувањето е од 1 до 60 дена на { -move }
hint-bare-length = „{ $text }“ може да значи ограничување за секој { -move } или време за повеќе { -move(form: "plural") }, па ниту една { -game } не е предложена. За секој { -move } напишете: { $days } { word-days } { word-a-move }. За 10 { -move(form: "plural") } напишете: 10/{ $length }. За целата { -game } напишете: { $length } { word-in-all }
hint-chess960 = Позициите на Chess960 имаат броеви од 0 до 959
hint-control = Оваа контрола на времето е надвор од границите: видете docs/arbitrate/clocks.md
hint-move = Напишете го { -move(form: "definite") } по овие зборови, на пример: { command-move } 5254
hint-claim = Напишете: { command-claim-threefold }, или: { command-claim-fifty }
hint-claim-announced = Напишете: { command-claim-threefold }, или: { command-claim-fifty }; а по тоа { -move(form: "definite") } што го најавувате
hint-challenge-number = Напишете го бројот на предизвикот, на пример: { command-accept-challenge } C7
hint-leave-all = Напишете ги првиот и последниот ден: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Напишете ги првиот и последниот ден: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Напишете го првиот ден на отсуството: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Напишете го првиот ден на отсуството: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Вашите условни { -move(form: "plural") } не се зачувани: не е јасно каде завршува некој од нив или што значи, поради запирка на крајот од редот, поради ред што е вовлечен или што можеби го прекршила Вашата програма за пошта, или поради други зборови околу { -move(form: "plural-definite") }. Тоа што беше зачувано порано, останува. Напишете го секој од првиот { -move } во посебен ред, на пример: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; без запирка на крајот и со празен ред меѓу два од нив, а ако некој долг мора да продолжи во следниот ред, прекршете го по „{ command-then }“
hint-no-move = Не е одигран { -move }. Напишете го Вашиот { -move } сам во еден ред
hint-challenge = Напишете: { command-challenge } ИМЕ, а ако сакате: { word-white } или { word-black }, 5 { word-days } или друга контрола на времето, 960
hint-seek = Напишете: { command-seek }, а ако сакате: { word-white } или { word-black }, 5 { word-days } или друга контрола на времето, 960
hint-other-language = Ова е команда на друг јазик ({ $language }), па затоа ништо не е извршено. Напишете ја на Вашиот јазик или на англиски, или изберете го тој јазик во посебен ред: { command-language } { $tag }
hint-set = Напишете, на пример: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, или: { command-set-acknowledge } { word-off }
hint-letters = Напишете: { command-set-letters } и јазик со неговото сопствено име, на пример: { command-set-letters } Deutsch
hint-pgn = Напишете: { command-set-pgn } { word-attached }, или: { command-set-pgn } { word-not-attached }
hint-pgn-which = Напишете { command-pgn } за оваа { -game }, { command-pgn } G42 за { -game(form: "definite") } со тој број, { command-pgn-all } за Вашите { -game(form: "plural") }, или: { command-pgn-all-before } G42
hint-calendar = Напишете: { command-set-calendar } { word-attached }, или: { command-set-calendar } { word-not-attached }
hint-mail = Напишете: { command-set-mail } { format-html }, или: { command-set-mail } { format-text }
hint-on-off = По тоа напишете { word-on } или { word-off }, на пример: { command-set-board } { word-off }
hint-adjudicate = Напишете { command-adjudicate-win } или { command-adjudicate-draw }, потоа ред со „{ command-analysis }:“ и Вашата анализа под него
hint-analysis-cut = Дел од анализата личи на цитат или потпис. На нејзиниот крај ставете ред само со точка, и испратете ја повторно; тогаш сѐ се презема збор по збор
needs-game = За ова е потребна { -game }: одговорете на порака за { -game(form: "definite") }.
message-cut = Вашата порака има повеќе знаци од дозволените { $most }. { -opponent(form: "Definite") } ја добива до тоа место: испратете го остатокот како друга порака.
unsent-words = Вашиот { -move } е одигран. Другите зборови од Вашата порака не се испратени никому: за { -opponent(form: "definite") } напишете ги под ред „{ command-message }:“ под Вашиот { -move }, или во еден ред по „{ command-say }“.
hint-notices = Напишете: { command-notices-off }, или: { command-notices-on }, и едно или повеќе од овие: { $kinds }
not-in-digests = Известувањата од овој вид не доаѓаат во прегледи: { $kind }.
hint-digests = Известувањата од овие видови можат да чекаат преглед: { $kinds }. Напишете, на пример: { command-notices-daily } за { kind-messages }
hint-digest = Напишете го времето на Вашите прегледи, во Вашата временска зона, на пример: { command-set-digest } 08:00, или со денот на неделниот преглед: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Напишете ги Вашите тивки часови, во Вашата временска зона, на пример: { command-set-quiet } 22:00-07:00, или: { command-set-quiet } { word-off }
hint-notation = Напишете: { command-set-notation } и едно од овие: { $notations }

## Settings and games

settings = Вашите сегашни поставки, секоја како што се пишува за да се смени:
settings-line = {"  "}{ $command } { $value }
settings-explained = Табла: цртеж на таблата во секоја порака. Pgn во прилог: { -game(form: "definite") } како датотека за Вашата шаховска програма, во секоја порака. Потврди: порака за секој Ваш { -move }, исто како известувањата од видот { kind-acknowledgements }. Известувањата од овие видови доаѓаат секогаш, бидејќи без нив би можело да се изгуби { -game } или Вашата сметка: { $needed }. Колку мора да биде сигурно дека една порака е Ваша, се менува само на { $url }.
games-none = Немате { -game } во тек. Напишете { command-seeks } за да видите кој бара { -opponent }, или: { command-challenge } ИМЕ
games-over-none = Ниту една Ваша { -game } не е завршена.
games-over = {"  "}{ $game } { $white } – { $black }: { $result }, { $how }; { $at }
games-over-more = За постарите напишете: { command-games-over-before } { $game }
games-over-pgn = За { -game } како датотека (PGN) напишете, на пример: { command-pgn } { $game }; за сите Ваши { -game(form: "plural") }: { command-pgn-all }
pgn-attached = { -game(form: "Definite") } е приложена како { $file }.
pgn-all-none = Немате { -game(form: "plural") }, или немате постари од таа.
pgn-all-attached = { $count ->
    [one] Во датотеката { $file } е приложена { $count } Ваша { -game }.
   *[other] Во датотеката { $file } се приложени { $count } Ваши { -game(form: "plural") }, најновата прва.
}
pgn-all-more = За постарите напишете: { command-pgn-all-before } { $game }
pgn-no-room = Покрај другите датотеки во овој одговор нема место за тоа. Напишете го овој ред во посебна порака.
games-your-move = {"  "}{ $game } { $white } – { $black }: Вие сте на { -move }
games-your-move-until = {"  "}{ $game } { $white } – { $black }: Вие сте на { -move }, до { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: не сте на { -move }
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: не сте на { -move }; { -opponent(form: "definite") } има време до: { $until }

calendar-mailed = Адресата на Вашиот календар доаѓа во посебна порака.
calendar-revoked = Вашиот календар повеќе нема адреса. Програмите што се претплатени на него не покажуваат ништо ново.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Шах: { $site }
calendar-move = { $game }: Вашиот { -move } { $number } против { $opponent }
calendar-seal = { $game }: { -seal(form: "polite") } го Вашиот { -move } { $number } против { $opponent }
calendar-deadline = Вашиот { -clock } тече до времето на овој запис.
calendar-last-move = Последниот { -move } на { -opponent(form: "definite") }: { $move }.
calendar-resumption = { $game }: { -resume } против { $opponent }
calendar-resumption-latest = { -adjourn(form: "Definite-feminine") } { -game } { -resume(form: "present") } најдоцна во времето на овој запис.
calendar-leave = На отсуство
unsubscribe-title = Известувања по пошта
unsubscribe-ask = Дали сакате повеќе да не добивате известувања од овој вид: { $kinds }? Сите други известувања ќе ги добивате и понатаму.
unsubscribe-button = Исклучи
unsubscribe-done = Повеќе нема да добивате известувања од овој вид: { $kinds }. За да ги вклучите повторно, напишете му на сервисот по пошта: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(form: "Plural-definite") } по пошта се исклучени во Вашите поставки. Ништо не е направено.
mail-unreadable = Вашата порака не можеше да се прочита, па ништо од неа не е направено. Составена е на начин што не е безбеден за читање: премногу делови, или пораки во пораки. Ве молиме испратете ја повторно како обичен текст, без прилози.
mail-before-restoration = Вашата порака одговара на порака напишана пред сервисот да биде обновен од резервна копија, и { -game(form: "definite") } тогаш можеби стоеше поинаку. Ништо не е направено. Ве молиме погледнете ја { -game(form: "definite") } како што стои сега (одговорете „{ command-show }“) и одговорете на оваа порака.
mail-of-lost-game = Вашата порака е за { -game } што почнала по резервната копија од која мораше да се обнови сервисот. Таа { -game } е изгубена за сервисот: повеќе не постои. Ништо не е направено.
mail-disowned = Порака до Вашата адреса за одговор е ставена настрана, и ништо од неа не е направено: доменот на нејзиниот автор кажува дека таа не доаѓа од него (DMARC). Ако Вие сте ја напишале, испратете ја преку серверот на Вашиот давател на пошта, или замолете го операторот да ја пушти пораката { $mail }; тогаш таа се смета од времето кога пристигнала.
mail-nothing-waits = Веќе нема порака што го чека Вашето „{ word-yes }“ или „{ word-no }“: на неа веќе е одговорено, или чекаше предолго. Сега ништо не е направено.
mail-no-yes = Вашиот одговор нема ниту „{ word-yes }“ ниту „{ word-no }“ во посебен ред, па пораката за која се работи уште чека. Ве молиме одговорете повторно на прашањето, со само еден од тие зборови.
mail-answer-from-elsewhere = Одговор на прашањето за Вашата порака дојде од { $from }. Тоа не е адресата на Вашата сметка, па одговорот не важи, и пораката сѐ уште чека. Испратете го одговорот од адресата на Вашата сметка: „{ word-yes }“ или „{ word-no }“, само тоа во еден ред, како одговор на прашањето.
mail-not-played = Ништо не е одиграно. Одговорете на оваа порака со Вашиот { -move } сам во еден ред.
mail-yes-and-more = Вашиот одговор кажува „{ word-yes }“ и уште нешто, па ништо не е одиграно. Одговорете само „{ word-yes }“, или со Вашиот { -move } сам во еден ред.
mail-another-waits = Дојде втора порака што можеби не е Ваша. За првата веќе Ви е поставено прашање, па со втората ништо не е направено. Одговорете на прашањето за првата со „{ word-yes }“ или „{ word-no }“, или пишете од Вашата адреса.
mail-to-public-address = Имате сметка овде, и Вашето име е { $name }. Вашата порака дојде на { $mailbox }@, а тоа не докажува кој ја напишал, па ништо од неа не е направено. Одговорете на оваа порака со Вашите команди: нејзината адреса за одговор е само Ваша.
mail-of-stranger = Ова е { $site }, каде што се игра дописен шах по пошта. Оваа адреса нема сметка овде. За да добиете сметка, одговорете на оваа порака (или пишете на { $address }) со еден ред: { command-join }, и името што ќе го гледаат другите, на пример „{ command-join } Anna Berg“. Добивате една порака што прашува дали сте биле Вие; по Вашето „{ word-yes }“ сѐ оди по пошта: наоѓање { -opponent }, играње, поставки. Повеќе има на { $url }.
join-unclear = Вашиот одговор нема ниту „{ word-yes }“ ниту име по „{ command-join }“.
mail-not-a-player = Вие не играте во { $game }. Ништо не е направено.
not-understood = Не е разбрано.
question-several = Во Вашата порака има повеќе од еден { -move }: { $lines }. Ништо не е одиграно. Одговорете со само еден { -move }, сам во ред.
question-in-prose = Во Вашата порака, меѓу други зборови, има нешто што може да е { -move }: { $lines }. Ништо не е одиграно. Напишете го { -move(form: "definite") } сам во еден ред.
question-other-number = Бројот пред Вашиот { -move } не е бројот на Вашиот следен { -move }: { $lines }. Ништо не е одиграно.
question-taken-back = Во Вашата порака има нешто што можеби го повлекува остатокот: { $lines }. Ништо не е направено.
question-names-another-game = Вашата порака дојде на адресата на друга { -game }, а не на { -game(form: "definite") } што ја наведува: { $lines }. Ништо не е направено.
question-in-signature = Под редот со кој почнува Вашиот потпис има нешто што може да е { -move }: { $lines }. Потписот не се чита, па ништо не е одиграно.
question-in-subject = Во текстот на Вашата порака нема { -move }, а во нејзиниот наслов стои: { $lines }. Ништо не е одиграно.
question-in-other-letters = Нема { -move } со Вашите букви за фигурите, но има { -move } со буквите на друг јазик: { $lines }. Ништо не е одиграно. За да се чита така отсега, напишете, на пример: { command-set-letters } Deutsch
question-in-cyrillic = Во Вашата порака има кирилични букви што личат на латинични: { $lines }. Полињата на таблата се означуваат со латинични букви, па ништо не е одиграно. Напишете го { -move(form: "definite") } со латинични: { $moves }
question-contradiction = Вашата порака бара работи што се исклучуваат меѓу себе: { $lines }. Ништо не е направено. Одговорете со една од нив.
question-in-message = Пораката до Вашиот { -opponent } содржи ред што е { -move } или команда: { $lines }. Ништо не е направено и ништо не е испратено. Напишете го тој ред над пораката до { -opponent(form: "definite") }.
question-below-text = Под текстот на { -appeal }, на повлекување или на одлука на { -arbiter } стои нешто што може да е { -move } или команда, или дел од текстот: { $lines }. Ништо не е направено. Ако е дел од текстот, на крајот на текстот ставете ред само со точка, и испратете го повторно; ако не е, напишете го над текстот или во посебна порака.
question-other-game = { -game(form: "Definite") } што ја вративте не ја продолжува запишаната { -game } за точно еден полупотег. Ништо не е одиграно.
game-has-no-new-move = { -game(form: "Definite") } што ја вративте нема { -move } што не е веќе запишан. Ништо не е одиграно.
question-game-attached = Има приложена { -game } (PGN), а во текстот на Вашата порака нема { -move }. Таа не ја продолжува оваа { -game } за точно еден полупотег, или го нема нејзиниот број (CmailGameName), па ништо не е направено. Напишете го Вашиот { -move } во посебен ред во текстот, на пример 5254 или e4.
question-several-games = Вашата порака е упатена до повеќе { -game(form: "plural") }, а истите зборови може да значат { -move } во секоја од нив, па во оваа ништо не е направено. Пишете за секоја { -game } посебно: одговорете на нејзината порака.
question-too-many = Вашата порака содржи повеќе од десет команди. Ништо не е направено.
question-nothing = Во Вашата порака нема ни { -move } ни команда. Ништо не е направено. Напишете го Вашиот { -move } или командата во посебен ред, над секој цитат.
question-sealing = Вашата порака зборува за { -seal(form: "noun") }, а во неа стои нешто што може да е { -move }, без „{ command-seal }“ пред него. Ништо не е { -seal(form: "neuter") } и ништо не е одиграно. За да го { -seal(form: "subjunctive") } { -move(form: "definite") }, напишете „{ command-seal }“ и { -move(form: "definite") } во еден ред.
question-sealing-or-play = Вашата порака зборува за { -seal(form: "noun") }, а во неа стои нешто што може да е { -move }, без „{ command-seal }“ пред него. Ништо не е { -seal(form: "neuter") } и ништо не е одиграно. За да го { -seal(form: "subjunctive") } { -move(form: "definite") }, напишете „{ command-seal }“ и { -move(form: "definite") } во еден ред. За да го одиграте, испратете го { -move(form: "definite") } сам, без зборови како „{ -seal(form: "masculine") }“ или „нацрт“ во текстот или во насловот.
question-sealing-play = Вашата порака зборува за { -seal(form: "noun") }, а во неа стои нешто што може да е { -move }, без „{ command-seal }“ пред него. Ништо не е { -seal(form: "neuter") } и ништо не е одиграно. Сега ништо не може да се { -seal }. За да го одиграте { -move(form: "definite") }, испратете го сам, без зборови како „{ -seal(form: "masculine") }“ или „нацрт“ во текстот или во насловот.
your-clock-goes-on = Вашиот { -clock } тече понатаму.
not-repeated = (не се повторува)
quoted = „{ $text }“

## Answers to commands

only-arbiters-see = Ова се покажува само на { -arbiter }, за { -game } што постои.
needs-own-game = За ова е потребна Ваша { -game }: одговорете на порака за { -game(form: "definite") }.
rematch-too-early = { $game } уште не е завршена. Побарајте повторно по крајот.
arranged = Договорено.
arranged-game = Почна { -game(form: "definite") } { $game }; следува порака за неа.
arranged-seek = Вашето барање { $challenge } е отворено: игра првиот играч што ќе го прифати. За да го повлечете, напишете: { command-withdraw } { $challenge }
arranged-challenge = Вашиот предизвик { $challenge } е испратен. За да го повлечете, напишете: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge }: повлечено. Повеќе никој не може да го прифати.
arranged-declined = Го одбивте { $challenge }. Играчот што Ве предизвика добива порака.
nothing-changed = Ништо не е сменето.
everywhere-leave = На отсуство сте од { $first } до { $last }. { -game(form: "Plural") }: { $count } од вкупно { $games }.
everywhere-no-leave = Вашето отсуство од { $first } е откажано. { -game(form: "Plural") }: { $count } од вкупно { $games }.
everywhere-done = Направено е. { -game(form: "Plural") }: { $count } од вкупно { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game(form: "Definite") } { -resume(form: "present") }: { $at }.
done-nothing = Ништо не е сменето: и претходно беше така.
done-recorded = Тоа е во записникот на { -game(form: "definite") }.
done-event = Ова е настан { $event } од { $game }.
hint-accept-offer = Веќе има понуда за { -draw } од { -opponent(form: "definite") }: напишете „{ command-accept }“ ако се согласувате.
hint-offer-with-move = { -draw(form: "Bare") } се нуди заедно со { -move }: напишете го { -move(form: "definite") } во редот пред тоа.
hint-accept-which = Понудени се и { -draw } и { -adjourn }: напишете „{ command-accept-draw }“ или „{ command-adjourn }“.
hint-resign = Не се { -resign(form: "past") } од { -game(form: "definite") }. Ако сакате да се { -resign(form: "polite") }, напишете: { command-resign } { $game }
hint-resign-other = Оваа адреса е за { $game }. За да се { -resign(form: "polite") } од таа { -game }, напишете: { command-resign } { $game }
sealed-not-one-move = Ова не е точно еден легален { -move } овде. Ништо не е { -seal(form: "neuter") }; тоа што го напишавте не се повторува.
message-on-record = Пораката под { -move(form: "definite") } веќе е во записникот, па не е испратена повторно.
pace = { $name }: { -move(form: "plural") } { $moves }, од нив во последните 30 дена { $recent }, последниот { $last }; потрошено: { $used }; одземено од { -clock(form: "definite") }: { $charged }; на { -move } просечно: { $mean }; за половина од { -move(form: "plural-definite") } најмногу: { $median }; најдолго: { $longest } (полупотег { $longest_at }); за последните десет { -move(form: "plural") }: { $last_ten }; за овој { -move }: { $thinking }.
pace-none = нема
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (Ваше), { $terms }
seeks-none = Нема отворени барања.
seeks-how = За да прифатите барање, напишете, на пример: { command-accept-challenge } { $challenge }
seek-plays-white = игра со { -white(form: "definite") }
seek-plays-black = игра со { -black(form: "definite") }
seek-colours-drawn = боите се одредуваат случајно
seek-set-position = од зададена позиција
seek-chess960 = Chess960
no-legal-move = Нема легален { -move }.
last-move = Последниот { -move } беше { $move }.
no-move-made = Не е одигран ниту еден { -move }.
status-flag = { -flag(form: "Definite") } на { $name } падна (времето истече): { $at }; додека тоа не се рекламира, { -move } уште важи.
status-moves = На { -move } е { $name }, до { $at }
status-no-clock = Ниту еден { -clock } не тече.
conditions-given-none = Немате дадено условни { -move(form: "plural") }.
conditions-given = Имате дадено { $count ->
    [one] { $count } ред
   *[other] { $count } редови
} условни { -move(form: "plural") }; стојат подолу.
conditions-of-opponent = Условните { -move(form: "plural") } на Вашиот { -opponent }, кои во оваа { -game } може да ги видите:

## Help: a message is what a player writes, its .about says what it does

help = Одговорете на порака за { -game }. Секоја команда стои во посебен ред.
help-below = Сѐ под ред „-- “ не се чита.
help-section-game = Вашиот { -move } и крајот на { -game }:
help-section-shown = За гледање:
help-section-time = Време и отсуство:
help-section-adjournment = { -adjourn(form: "Noun") } на { -game }:
help-section-lobby = Нови { -game(form: "plural") } и повлекување:
help-section-settings = Поставки:
help-as-arbiter = За { -arbiter }.
help-e2e4 = e2e4 или Nf3 или 5254
    .about = Вашиот { -move }, во која било нотација
help-5254 = 5254 (=)
    .about = Вашиот { -move } со понуда за { -draw }
help-accept = { command-accept } / { command-decline }
    .about = понуденото { -draw }
help-resign = { command-resign-yes }
    .about = се откажувате од { -game(form: "definite") } и ја губите
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = рекламација на { -draw }; { -move(form: "definite") } што го најавувате се пишува по тоа: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = рекламација дека му падна { -flag(form: "definite") } на { -opponent(form: "definite") } (времето му истече)
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = според база на завршници, ако правилникот дозволува
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = барање { -arbiter } да одлучи, ако правилникот дозволува; под него ред со „{ command-analysis }:“ и Вашата анализа
help-if = { command-if } 5755 { command-then } 7163
    .about = Вашиот одговор на { -move } на { -opponent(form: "definite") }, однапред; повеќе редови прават дрво; „{ command-conditions }“ ги покажува, „{ command-no-conditions }“ ги повлекува
help-say = { command-say } ТЕКСТ
    .about = порака до { -opponent(form: "definite") }; повеќе редови се пишуваат под ред „{ command-message }:“, под Вашиот { -move } или посебно
help-rematch = { command-rematch }
    .about = уште една { -game } со истиот { -opponent } и правилник, со сменети бои; во одговор на порака за завршена { -game }
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = фигурите од еден вид, на една линија или ред, со зборови
help-last = { command-last }
    .about = последниот { -move }
help-status = { command-status }
    .about = двата { -clock(form: "counted") }, што се менува следно и зошто
help-games = { command-games }
    .about = Вашите { -game(form: "plural") }: кој е на { -move } и до кога
help-games-over = { command-games-over }
    .about = Вашите завршени { -game(form: "plural") }, со резултатите
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = { -game }, или сите Ваши { -game(form: "plural") }, како датотека
help-refill = { command-refill }
    .about = Вашиот { -clock } се дополнува од резервата (Triple Block)
help-reflect = { command-reflect }
    .about = размислувате понатаму таму каде што { -game(form: "definite") } би се изгубила поради молчење
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = во оваа { -game }; { command-leave-all } ...: во сите Ваши { -game(form: "plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = отсуството што уште не почнало; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = предлагате { -adjourn } или се согласувате; или: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = сесијата завршува сега; остатокот од неа Ви се одзема
help-seal = { command-seal } ПОТЕГ
    .about = { -seal(form: "noun") } на { -sealed-move(form: "definite") } при { -adjourn }
help-draft = { command-draft } ПОТЕГ, { command-seal }
    .about = истото во два чекора: нацртот може да се замени
help-resume = { command-resume }
    .about = подготвени сте за { -resume }
help-choose = { command-choose } ПОТЕГ
    .about = што значи двосмислениот { -sealed-move } на Вашиот { -opponent }
help-clocks = { command-clocks-wrong }
    .about = откако { -game(form: "definite") } ќе { -resume(form: "perfect") }
help-publish = { command-publish }
    .about = { -envelope(form: "definite") } од завршена { -game } смее да се покаже
help-challenge = { command-challenge } ИМЕ [{ word-white }|{ word-black }] [5 { word-days } или 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: ТЕКСТ
    .about = ги напуштате сите { -game(form: "plural") } од овој турнир, со наведена причина
help-withdraw-from = { command-withdraw-from-all-games-yes }: ТЕКСТ
help-appeal = { command-appeal } 17: ТЕКСТ
    .about = против одлука на { -arbiter }; бројот е во пораката за неа
help-settings = { command-settings }
    .about = ги покажува; за промена, на пример: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } mk
    .about = јазикот на Вашите пораки
help-notices = { command-notices-off } { kind-messages }
    .about = без известување за секоја порака; или: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } за { kind-news }, { command-notices-each }
    .about = една порака дневно или неделно наместо многу; { command-set-digest } { weekday-monday } 08:00 го одредува нејзиното време
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = часови без пошта, освен за тоа што по нив би дошло предоцна
help-unsubscribe = { command-unsubscribe }
    .about = ниту едно од овие известувања; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = колку досега потрошиле { -white(form: "definite") } и { -black(form: "definite") }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = и крајниот рок на { -clock(form: "definite") } што тече, според UTC, или со +01:00 по него
act-usage-adjudicate = adjudicate 1-0
    .about = или 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = за { -white(form: "definite") } и за { -black(form: "definite") }; може и 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = го завршува отсуството чиј прв ден е овој, кој и да го дал
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = кога { -resume(form: "present") } { -adjourn(form: "feminine") } { -game }, според UTC, или со +01:00 по времето
act-usage-approve = approve early
    .about = { -envelope(form: "definite") } смее да се отвори пред времето: Вие, или, каде што се потребни двајца { -arbiter(form: "plural") }, друг { -arbiter }
act-usage-missing = missing
    .about = { -envelope(form: "definite") } е изгубен или не се отвора
act-usage-takeback = takeback 12
    .about = остануваат толку полупотези
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = од сите { -game(form: "plural") } на турнирот; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = за { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = за рекламација
act-usage-acknowledge = acknowledge
    .about = натписот на { -envelope(form: "definite") } е исправен
act-usage-open = open
    .about = { -envelope(form: "definite") } што го чува сервисот; пред времето само по approve early
act-usage-flag = flag
    .about = { -flag(form: "definite") } падна, и поради тоа ја завршувате { -game(form: "definite") }
act-usage-pace = pace
    .about = како двајцата го трошеле своето време
act-usage = Напишете: { $begins } G42 ШТО: причината. ШТО е едно од овие
act-usage-bare = и без причина
act-usage-opening = { -envelope(form: "Bare") } се отвора без причина во истиот ред. Напишете: { $begins } G42 open. Пред времето прво напишете: { $begins } G42 approve early: причината
act-usage-resumption-time = Наведете ги денот и времето кога { -resume(form: "present") } { -game(form: "definite") }, според UTC или со отстапување по времето. Напишете: { $begins } G42 resumption 2026-12-24 10:00 +01:00: причината

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = прифати
    .also = прифаќам | прифакам | ја прифаќам понудата | prifati | prifakjam | prifakam
command-accept-draw = прифати реми
    .also = се согласувам со реми | се согласувам на реми | прифаќам реми | прифакам реми | го прифаќам ремито | прифати го ремито | prifati remi | prifakjam remi | prifakam remi
command-decline = одбиј
    .also = одбивам | не прифаќам | ја одбивам понудата | odbij | odbivam
command-decline-draw = одбиј реми
    .also = не прифаќам реми | одбивам реми | го одбивам ремито | одбиј го ремито | odbij remi | odbivam remi
command-draw = реми
    .also = реми? | нудам реми | нудам реми? | понуди реми | предлагам реми | предлагам реми? | понуда за реми | remi | nudam remi
command-resign = се откажувам
    .also = откажи се | се откажувам од партијата | се предавам | ја предавам партијата | se otkazuvam | se predavam
command-resign-yes = се откажувам да
    .also = откажи се да | се откажувам од партијата да | се предавам да | ја предавам партијата да | se otkazuvam da | se predavam da
command-claim-threefold = рекламирам повторување
    .also = рекламирај повторување | рекламација повторување | рекламирам повторување на позицијата | рекламирам трикратно повторување | рекламирам трикратно повторување на позицијата | рекламирам реми поради повторување | рекламирам реми поради трикратно повторување
command-claim-fifty = рекламирам 50 потези
    .also = рекламирам 50 | рекламирам 50 потега | рекламирам педесет потези | рекламирам правило на 50 потези | рекламирам правилото на 50 потези | рекламирам реми поради 50 потези | рекламирам реми поради правилото на 50 потези | рекламирам реми според правилото на 50 потези | рекламирај 50 потези | рекламација 50 потези
command-claim-time = рекламирам време
    .also = рекламирај време | рекламација време | рекламирам стрела | рекламирам паѓање на стрелата | рекламирам паднато знаменце | рекламирам истечено време
command-claim-win = рекламирам победа
    .also = рекламирај победа | рекламација победа
command-claim-draw = рекламирам реми
    .also = рекламирај реми | рекламација реми
command-adjudicate-win = пресуда победа
    .also = пресуди победа | пресуда за победа | барам пресуда за победа
command-adjudicate-draw = пресуда реми
    .also = пресуди реми | пресуда за реми | барам пресуда за реми
command-say = кажи
    .also = kazi
command-message = порака
    .also = poraka
command-analysis = анализа
    .also = analiza
command-if = ако
    .also = ako
command-then = тогаш
    .also = потоа | togas
command-conditions = условни потези
    .also = мои условни потези | покажи условни потези
command-no-conditions = без условни потези
    .also = избриши условни потези | повлечи условни потези
command-adjourn = прекини
    .also = прекини партија | прекини ја партијата | прекинувам партија | предлагам прекин | прифати прекин | прифаќам прекин | се согласувам со прекин | одложи | одложи партија
command-adjourn-early = прекини предвреме
    .also = прекинувам предвреме | предвремен прекин | одложи предвреме
command-decline-adjournment = одбиј прекин
    .also = одбивам прекин | го одбивам прекинот | не прифаќам прекин | не прекинувај | не прекинувам | без прекин
command-seal = запечати
    .also = запечатувам | запечати потег | запечати го потегот | запечатувам потег | го запечатувам потегот | запечати таен потег | запечати го тајниот потег | запечати нацрт | запечати го нацртот | го запечатувам нацртот | zapecati | zapečati | zapechati
command-draft = нацрт
    .also = нацрт потег | нацрт на потег | нацрт на таен потег | nacrt
command-choose = избери
    .also = избери потег | избери го потегот | izberi
command-resume = продолжи
    .also = продолжи партија | продолжи ја партијата | продолжувам партија | prodolzi
command-publish = објави
    .also = објавувам | објави плик | објави го пликот | objavi
command-clocks-wrong = погрешен часовник
    .also = погрешни часовници | часовникот е погрешен | часовниците се погрешни | часовник погрешен | часовници погрешни
command-refill = дополни часовник
    .also = дополни го часовникот | дополни го мојот часовник | го дополнувам часовникот
command-reflect = размислувај понатаму
command-leave = отсуство
    .also = отсуство од | на отсуство од | земам отсуство | земам отсуство од | otsustvo
command-leave-all = отсуство секаде
    .also = отсуство секаде од | отсуство во сите партии | отсуство во сите партии од
command-cancel-leave = откажи отсуство
    .also = откажи отсуство од | откажувам отсуство | откажувам отсуство од | откажи го отсуството | откажи го отсуството од | поништи отсуство
command-cancel-leave-all = откажи отсуство секаде
    .also = откажи отсуство секаде од | откажувам отсуство секаде | поништи отсуство секаде | откажи отсуство во сите партии | откажи отсуство во сите партии од
command-withdraw-from-event-yes = повлечи се од турнир да
    .also = се повлекувам од турнир да | се повлекувам од турнирот да | повлечи се од турнирот да
command-withdraw-from-all-games-yes = повлечи се од сите партии да
    .also = се повлекувам од сите партии да
command-appeal = жалба
    .also = жалба број | жалба против одлука | се жалам против одлука | поднесувам жалба | поднесувам жалба против одлука | zalba
command-challenge = предизвикај
    .also = предизвикувам | predizvikaj
command-accept-challenge = прифати предизвик
    .also = прифаќам предизвик | прифакам предизвик | го прифаќам предизвикот | prifati predizvik
command-decline-challenge = одбиј предизвик
    .also = не прифаќам предизвик | одбивам предизвик | го одбивам предизвикот | odbij predizvik
command-seek = барам противник
    .also = барај противник | барам партија | барам играч | baram protivnik
command-seeks = барања
    .also = отворени барања | baranja
command-withdraw = повлечи
    .also = повлечи предизвик | повлечи го предизвикот | повлечи барање | повлечи го барањето | повлекувам предизвик | го повлекувам предизвикот | повлекувам барање | го повлекувам барањето
command-rematch = реванш
    .also = revans
command-show = покажи
    .also = прикажи | покажи табла | покажи ја таблата | покажи позиција | покажи ја позицијата
command-where = каде
    .also = каде е | каде се
command-file = линија
    .also = linija
command-rank = ред
command-last = последен потег
    .also = последниот потег | покажи последен потег
command-moves = потези
    .also = сите потези | покажи потези | potezi
command-legal = легални потези
    .also = можни потези | покажи легални потези
command-pgn = pgn
command-pgn-all = pgn сите
    .also = pgn сите партии
command-pgn-all-before = pgn сите пред
    .also = pgn сите партии пред
command-status = состојба
    .also = статус | покажи часовник | покажи часовници
command-games = партии
    .also = мои партии | моите партии | partii
command-games-over = завршени партии
    .also = завршените партии
command-games-over-before = завршени партии пред
    .also = завршените партии пред
command-settings = поставки
    .also = подесувања | мои поставки
command-set-time-zone = постави временска зона
    .also = постави ја временската зона
command-set-notation = постави нотација
    .also = постави ја нотацијата
command-set-letters = постави букви
    .also = постави ги буквите
command-set-board = постави табла
    .also = постави ја таблата
command-set-pgn = постави pgn
command-set-calendar = постави календар
    .also = постави го календарот
command-set-digest = постави преглед
    .also = постави го прегледот
command-set-quiet = постави тивки часови
    .also = постави ги тивките часови
command-set-mail = постави формат на пораки
    .also = постави формат на пораките | постави го форматот на пораките | постави пораки | постави ги пораките | постави пошта | постави ја поштата | постави мејл | постави имејл | формат на пораки | формат на пораките
command-set-acknowledge = постави потврди
    .also = постави потврда
command-set-language = постави јазик
    .also = јазик на пораките
command-language = јазик
    .also = jazik
command-notices-on = вклучи известувања
    .also = известувања вклучи | вклучи ги известувањата
command-notices-off = исклучи известувања
    .also = известувања исклучи | исклучи ги известувањата
command-notices-each = известувања веднаш
    .also = известувања одделно | испраќај известувања веднаш | испраќај ги известувањата веднаш | праќај известувања веднаш | праќај ги известувањата веднаш | вклучи известувања веднаш
command-notices-daily = известувања еднаш дневно
    .also = известувања дневно | известувања секој ден | известувања секојдневно | известувања во дневен преглед | испраќај известувања еднаш дневно | испраќај известувања дневно | испраќај известувања секој ден | испраќај ги известувањата еднаш дневно | испраќај ги известувањата дневно | испраќај ги известувањата секој ден | праќај известувања еднаш дневно | праќај известувања дневно | праќај известувања секој ден | праќај ги известувањата еднаш дневно | праќај ги известувањата дневно | праќај ги известувањата секој ден | вклучи известувања еднаш дневно | вклучи известувања дневно | вклучи известувања секој ден | испраќај известувања во дневен преглед
command-notices-weekly = известувања еднаш неделно
    .also = известувања неделно | известувања секоја недела | известувања еднаш во неделата | известувања во неделен преглед | испраќај известувања еднаш неделно | испраќај известувања неделно | испраќај известувања секоја недела | испраќај ги известувањата еднаш неделно | испраќај ги известувањата неделно | испраќај ги известувањата секоја недела | праќај известувања еднаш неделно | праќај известувања неделно | праќај известувања секоја недела | праќај ги известувањата еднаш неделно | праќај ги известувањата неделно | праќај ги известувањата секоја недела | вклучи известувања еднаш неделно | вклучи известувања неделно | вклучи известувања секоја недела | испраќај известувања во неделен преглед
command-unsubscribe = одјава
    .also = одјави се | одјави ме | odjava
command-calendar = календар
    .also = вклучи календар | вклучи го календарот | календар вклучи | адреса на календар | адреса на календарот | нова адреса на календар | нова адреса на календарот | kalendar
command-calendar-off = исклучи календар
    .also = исклучи го календарот | календар исклучи | поништи календар | поништи го календарот | поништи адреса на календар | поништи ја адресата на календарот | без календар | iskluci kalendar
command-help = помош
    .also = pomos | pomosh
command-join = приклучи се
    .also = се приклучувам | приклучи ме
command-move = одиграј потег
    .also = одиграј го потегот | играм потег | odigraj poteg

## Words behind a command

word-yes = да
    .also = da
word-no = не
    .also = ne
word-on = вклучено
    .also = вклучи | вклучена
word-off = исклучено
    .also = исклучи | исклучена
word-white = бели
    .also = белите | бел | бела | со белите
word-black = црни
    .also = црните | црн | црна | со црните
word-random = случајно
    .also = случајна боја | случаен | жреб
word-days = дена
    .also = ден | денови
word-a-move = на потег
    .also = за потег | по потег | на секој потег | за секој потег
word-in-all = вкупно
    .also = севкупно | се вкупно | за партија | за партијата | за цела партија | за целата партија
word-from = од
word-to = до
word-all = сите
    .also = секаде
word-and = и
    .also = i
word-attached = во прилог
    .also = приложено | приложен
word-not-attached = без прилог
    .also = не приложено | неприложено
word-king = крал
    .also = кралот
word-queen = кралица
    .also = кралицата | кралици | кралиците
word-rook = топ
    .also = топот | топови | топовите
word-bishop = ловец
    .also = ловецот | ловци | ловците
word-knight = коњ
    .also = коњот | коњи | коњите
word-pawn = пион
    .also = пионот | пиони | пионите

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = бројчана
    .also = бројчано | нумеричка | броеви | бројки | цифри | со броеви | со цифри
notation-san = san
notation-letters = букви
    .also = со букви | буква
notation-figurine = фигурки
    .also = со фигурки | фигури | со фигури
notation-long = долга
    .also = долгата | долго
notation-uci = uci
notation-announced = со германски зборови
    .also = со зборови | зборови
format-html = html
format-text = текст
    .also = обичен текст | само текст | tekst
kind-moves = потези
    .also = потег | потезите | за потези | за потезите
kind-reminders = потсетници
    .also = потсетник | потсетниците | потсетувања
kind-adjournments = прекини
    .also = прекин | прекините | за прекини | за прекините
kind-arbiter = судија
    .also = судијата | судии | арбитер | од судијата
kind-account = сметка
    .also = сметката | сметки | за сметката
kind-acknowledgements = потврди
    .also = потврда | потврдите | за потврди | од потврди | potvrdi
kind-messages = пораки
    .also = порака | пораките | за пораки | за пораките | од пораки | poraki
kind-news = новости
    .also = новост | новостите | вести | за новости | од новости | novosti
kind-results = резултати
    .also = резултат | резултатите | за резултати | за резултатите | од резултати | rezultati
kind-challenges = предизвици
    .also = предизвик | предизвиците | за предизвици | од предизвици | predizvici
kind-proofs = докази
    .also = доказ | доказите | за докази | од докази | признаници | признаница | од признаници | dokazi

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = рекламирам
line-adjudicate = пресуда
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = повлечи се
line-set = поставки
line-arbiter = arbiter
line-seal = { command-seal } ({ -move(form: "definite") } не се повторува)
line-draft = { command-draft } ({ -move(form: "definite") } не се повторува)
line-conditions = { command-if } ... (не се повторува)
line-not-repeated = (не се повторува)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = запечат* | таен | тајн* | плик* | коверт* | куверт* | секретен | секретниот | скриен | скриениот | zapecat* | zapečat* | zapechat* | taen | tajn* | plikot | kovert* | kuvert* | sekreten | sekretniot | skrien | skrieniot
draft-words = нацрт* | драфт* | скиц* | концепт* | nacrt* | skica* | skici* | koncept*

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = написа | напиша
reading-headings = од | испратено | до | предмет | наслов | датум
reading-subjects = re | одг
reading-absent = автоматски одговор | отсутен од канцеларија
reading-sent-from = испратено од …
reading-devices = телефон
reading-end = крај
reading-greetings = здраво | поздрав | почитувани | драг | драга | благодарам
reading-closings = поздрав | срдечен | почит | со
reading-courtesies = молам | благодарам
reading-wishes = и | среќа | среќно
reading-announces = потег | потегот | играм
reading-beside = мојот | мојата | мој | е
reading-open = и | или | не | код
reading-goes-on = но | или
reading-takes-back = погрешен потег | не сè уште | игнорирај | повлекувам | почекај | промислив | избриши |
    не играјте | не го играј | не одигрувај | погрешна игра | по грешка | се предомислив | враќам потег | го враќам |
    повлечи | повлечете | заборавете | игнорирајте | почекајте | мислев на | уште размислувам | за друга партија
reading-takes-back-short = грешка | сè уште мислам
reading-takes-back-clauses = друга партија
reading-takes-back-first = стоп | откажи | откажете | откажувам | поништи | поништете | поништувам
reading-sighs = ах | ох
reading-no = не
reading-game = партија | игра
reading-numbered = №
reading-numbers = тел
reading-common = јас | сакам | би | сакал | сакала | да | шах | дописен | добар | ден | добро | утро | вечер |
    добровечер | се | викам | јавувам | името | ми | сум | на | во | за | од | како | што | може | сметка |
    регистрирам | пријавам | приклучам | пошта | ова | овој | мое | ве | сте | кон
reading-letters = абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ
reading-officials = вие | арбитер | арбитерот | арбитерка | арбитерката | главен арбитер | главниот арбитер |
    главна арбитерка | главната арбитерка | судија | судијата | судијка | судијката | главен судија | главниот судија |
    главна судијка | главната судијка | рефери | директор на турнир | директор на турнирот | директорот на турнирот |
    директорка на турнир | директорка на турнирот | директорката на турнирот | раководител на турнир |
    раководител на турнирот | раководителка на турнир | раководителка на турнирот | администратор | администраторот |
    администраторка | администраторката | админ | админот | модератор | модераторот | модераторка | модераторката

## Pages for people. Buttons and labels have no full stop.

page-skip = Кон содржината
page-menu = Страници
page-signed-in = Најавени сте како { $name }.
page-games = { -game(form: "Plural") }
page-new = Нова { -game }
page-seeks = Предизвици и барања
page-account = Сметка
page-sign-in = Најава
page-sign-up = Нова сметка
page-sign-out = Одјава
page-source = Изворен код
page-source-about = Postzug { $version } е слободен софтвер под лиценцата GNU Affero General Public License, верзија 3 или понова. Секој што го користи може да го добие неговиот изворен код.
page-source-link = Изворниот код на тоа што работи овде:
page-source-operator = Изворниот код ќе Ви го даде на барање оној што го води овој сервис.
page-api = API, за програми
page-log = Дневник на сите настани
page-log-about = Сите настани од сите { -game(form: "plural") } се во еден список, во кој сервисот само додава. Потпишаната глава го утврдува целиот список пред неа: ако некој { -move } се смени подоцна, повеќе не се совпаѓа со неа.
page-log-head = Најнова потпишана глава
page-log-entries = { $n ->
    [1] Опфаќа еден запис.
    [one] Опфаќа { $n } запис.
   *[other] Опфаќа { $n } записи.
}
page-log-unsigned = Уште ништо не е потпишано.
page-log-file = Оваа глава како датотека
page-log-keys = Клучеви на дневникот
page-log-pem = Истите клучеви, за openssl
page-log-statements = Изјави за клучевите
page-log-check = Како се проверува дневникот
page-log-mails = На крајот на пораките за { -game(form: "plural") } стои главата на дневникот од тој момент. Зачувајте таква порака: со неа се проверува { -game(form: "definite") } што ќе ја извезе { -arbiter }, и се гледа дали { -game(form: "definite") } е сменета во меѓувреме.
page-log-script = Командата „postzug audit script“ печати скрипта што ја проверува извезената { -game } со алатките на секој Linux-систем. Земете ја од Вашиот примерок на Postzug.

page-front = Дописен шах
page-front-about = Повеќе денови за { -move }, игра според правилата на шахот, а { -sealed-move(form: "plural-definite") } остануваат затворени. Играте овде, по пошта или со програма, а { -opponent(form: "definite") } како што сака.
page-try = За да пробате сами, отворете ја оваа адреса во приватен прозорец или во друг прелистувач. Таму направете сметка со друга адреса за е-пошта и испратете го предизвикот. Тој потоа се појавува на оваа страница. Адресата:
page-invite = За да играте со некој што уште нема сметка овде, испратете му ја на тоа лице оваа адреса. На страницата што ќе се отвори може да Ви понуди { -game }:
page-challenge-this = Предизвикај го овој играч
page-front-try = За да пробате сами, направете две сметки: една овде, а друга во приватен прозорец или во друг прелистувач, со друга адреса. Потоа од едната сметка предизвикајте ја другата.

page-email = Адреса за е-пошта
page-name = Име што го гледаат другите
page-time-zone = Временска зона, на пример Europe/Berlin
page-time-zone-new = Временска зона, на пример Europe/Berlin; UTC ако остане празно
page-code = Код од пораката по пошта
page-first = Прва најава
page-first-about = Оваа страница е за првата најава на администратор. Командата „postzug admin create“ печати збор што важи само еднаш, во рок од 24 часа.
page-first-printed = Испечатениот збор
page-first-refused = Овој збор не важи: погрешно е впишан, веќе е употребен или е постар од 24 часа. Командата „postzug admin create“ печати друг.
page-sign-in-about = Ќе добиете порака по пошта со код. Нема лозинка.
page-sign-in-new = Уште немате сметка?
page-sign-up-about = Ќе добиете порака по пошта со код што ја потврдува адресата. Другите играчи никогаш не ја гледаат адресата.
page-sign-up-known = Веќе имате сметка?
page-send-code = Испрати ми код
page-code-about = Ако адресата е точна, порака со код од осум цифри е на пат до Вашата пошта. Кодот важи десет минути, и тоа само во овој прелистувач.
page-code-again = Нема порака? Погледнете во непосакуваната пошта или побарајте друг код.
page-code-folder = Овој сервис работи пробно и не испраќа пошта никому: пораките се датотеки во папката { $folder }, најновата е последна.
page-code-command = Во терминал на компјутерот на самиот сервис, најновата порака ја покажува оваа команда:
page-code-elsewhere = Од овој прелистувач не е побаран код. Впишете го кодот таму каде што го побаравте, или побарајте нов овде.
page-clear = Оваа страница дојде без шифрирање, па Вашиот прелистувач нема да остане најавен. Користете https или прелистувач на компјутерот на самиот сервис.
page-foreign = Овој формулар не е испратен од страница на овој сервис, па ништо не е направено.
page-form-key = Овој формулар не може да се употреби повторно: вчитајте ја страницата одново.
page-form-field = Некое поле од формуларот недостасува или не може да се прочита.
page-signed-out = Не сте најавени, па ништо не е направено. Најавете се и направете го тоа повторно.
page-signed-out-twice = Одјавени сте. Ако го притиснавте копчето двапати, првиот притисок го изврши тоа што го сакавте. Најавете се за да го видите.

page-settings = Поставки
page-settings-clash = Ова е сменето на друго место откако беше прикажан формуларот, па уште ништо не е зачувано. { $both } Погледнете и зачувајте повторно: тогаш важи Вашиот избор.
page-settings-clash-field = { $field }: сега { $now }, Вие избравте { $chosen }.
page-settings-on = да
page-settings-off = не
page-settings-empty = празно
page-settings-save = Зачувај ги поставките
page-done-settings = Вашите поставки се зачувани.
page-language = Јазик на пораките и страниците
page-notation = Како Ви се пишуваат { -move(form: "plural-definite") }
page-notation-example = { $name }: { $example }
page-letters = Вашите букви за фигурите; со нив можете и да пишувате { -move(form: "plural") }
page-piece-set = Фигури на таблите
page-piece-set-cburnett = цртежи
page-piece-set-figurines = шаховски знаци од фонтот
page-piece-set-letters = букви
page-board-colours = Бои на таблите
page-board-brown = кафеава
page-board-green = зелена
page-board-blue = сина
page-board-high-contrast = висок контраст
page-mails = Пошта
page-mail-text = Само текст, без HTML
page-mail-no-board = Фигурите со зборови, без цртеж на таблата
page-mail-pgn = { -game(form: "Definite") } како датотека за мојата шаховска програма, во секоја порака за неа
page-mail-calendar = Датуми за програми за календар, со пораките што ги менуваат моите датуми
page-notices = Известувања по пошта
page-each = веднаш
page-daily = во дневен преглед
page-weekly = во неделен преглед
page-none = не по пошта
page-digest-at = Време на прегледите
page-digest-on = Ден на неделниот преглед
page-times = Кога доаѓа поштата
page-quiet-from = Без пошта од
page-quiet-until = Без пошта до
page-mail-times = Овие времиња се во Вашата временска зона. Меѓу последните две, поштата што може да чека, чека; оставете ги празни за да ја добивате во секое време. Известување што во преглед или по овие часови би дошло предоцна, доаѓа веднаш.
page-time-of-day = Времето во денот се пишува вака: 08:00. Времето без пошта има почеток и крај што не се исти, или нема ниту едното ниту другото.
page-notices-needed = Овие доаѓаат секогаш, бидејќи без нив би можело да се изгуби { -game } или Вашата сметка: { $kinds }.
page-trust = Што мора да има порака со { -move(form: "plural") } за да се смета за Ваша
page-trust-token = адресата за одговор што ја имате само Вие
page-trust-from = адресата за одговор, и Вашата адреса за е-пошта како испраќач
page-trust-dmarc = двете, а испраќачот да е потврден од Вашиот давател на е-пошта (DMARC)
page-trust-off = ништо не е доволно: без { -move(form: "plural") } по пошта
page-mail-stopped = Поштата за Вас не пристигнува ({ $reason }), почнувајќи од { $since }, и повеќе не се испраќа. Вашите { -game(form: "plural") } се овде, и нивните { -clock(form: "plural") } течат. Погрижете се Вашето сандаче да прима пошта, или сменете ја адресата.
page-mail-returned = Поштата за Вас се враќа ({ $reason }), почнувајќи од { $since }. Сѐ уште се испраќа; ако се врати уште, испраќањето престанува. Погрижете се Вашето сандаче да прима пошта, или сменете ја адресата.
page-mail-resume = Моето сандаче пак прима пошта
page-done-mail-resumed = Повторно Ви се испраќа пошта.
page-address = Адреса за е-пошта
page-address-about = На новата адреса се испраќа код. Кога адресата ќе се смени, ќе бидете одјавени насекаде, а токените на програмите и адресата на календарот престануваат да важат.
page-address-new = Нова адреса за е-пошта
page-address-sent = Порака со код од осум цифри е на пат до новата адреса, ако никој овде ја нема. Кодот важи десет минути, и тоа само во овој прелистувач.
page-address-change = Смени ја адресата
page-address-again = Нема порака? Погледнете во непосакуваната пошта или побарајте друг код.
page-done-address = Вашата адреса за е-пошта е сменета. Најавете се со новата.
page-envelope-key = Клуч за { -sealed-move(form: "plural") }
page-envelope-key-about = { -sealed-move(form: "Plural-definite") } што смеете да ги отворите се шифрираат за овој јавен клуч на age. Тајниот клуч останува кај Вас: без него никој не ги отвора. Поранешниот клуч и понатаму го отвора тоа што било { -seal(form: "neuter") } порано.
page-envelope-key-public = Јавен клуч, кој почнува со age1
page-envelope-key-set = Постави го овој клуч
page-done-envelope-key = Вашиот клуч за { -sealed-move(form: "plural") } е поставен.
page-tokens = Токени за програми
page-tokens-about = Програма со токен дејствува во Ваше име. Никој не може повторно да прочита токен, ни овде.
page-token-may = може да { $scopes }
page-token-since = Направен: { $at }.
page-token-until = Важи до: { $at }.
page-token-used = Последна употреба: { $at }.
page-token-unused = Никогаш не е употребен.
page-token-revoke = Поништи го овој токен
page-token-revoke-sure = Програмата со него повеќе не може да направи ништо
page-token-unsure = Ништо не е поништено: означете го квадратчето за да потврдите.
page-done-token-revoked = Токенот е поништен.
page-token-label = Ваше име за нов токен
page-token-scopes = Програмата може да
page-scope-read = ги чита Вашите { -game(form: "plural") }
page-scope-play = игра ({ -move(form: "plural") }, рекламации, { -resign }, { -seal(form: "noun") }, предизвици)
page-scope-direct = води { -game(form: "plural") } како { -arbiter }
page-scope-account = ја чита Вашата сметка
page-scope-webhooks = управува со Вашите webhook
page-token-days = Колку дена важи; без рок ако остане празно
page-token-days-bad = За деновите на токенот впишете број до 65535, или оставете празно.
page-token-make = Направи токен
page-token-made = Нов токен
page-token-once = Копирајте го сега: нема да се покаже повторно.
page-calendar = Календар на Вашите рокови
page-calendar-about = Програмите за календар можат да ги читаат Вашите рокови на адреса што ја знаете само Вие. Со нова адреса, претходната престанува да важи.
page-calendar-make = Направи адреса
page-calendar-made = Адресата на Вашиот календар
page-calendar-once = Копирајте ја сега во Вашата програма за календар: нема да се покаже повторно, а кој ја има, ги чита Вашите рокови.
page-calendar-revoke = Поништи ја адресата
page-calendar-revoke-sure = Програмите за календар со неа не читаат ништо повеќе
page-calendar-unsure = Ништо не е поништено: означете го квадратчето за да потврдите.
page-done-calendar-revoked = Ниту една програма за календар повеќе не ги чита Вашите рокови.
page-data = Вашите податоци
page-export = Сѐ за Вас како датотека
page-export-about = (JSON: сметка, поставки, сесии, { -game(form: "plural") }, Вашите белешки и варијанти, и пораките што ги напишавте)
page-delete = Избриши ја мојата сметка
page-delete-about = Вашето име, адресата за е-пошта, поставките и пораките се бришат, и никој не може да ги врати. Вашите завршени { -game(form: "plural") } остануваат под име што не е ничие. За ова е потребно да сте се најавиле во последните 15 минути.
page-delete-sure = Избриши засекогаш
page-delete-resign = { -resign(form: "Imperative") } се од сите мои { -game(form: "plural") } во тек
page-delete-unsure = Ништо не е избришано: означете го квадратчето за да потврдите.
page-done-deleted = Вашата сметка е избришана.

page-sessions = Каде сте најавени
page-sessions-about = Секоја ставка е прелистувач или програма што може да дејствува во Ваше име.
page-session = { $device }, од { $at }
page-session-used = Последна употреба: околу { $day }.
page-session-unnamed = Програма без име
page-session-here = (овде)
page-session-end = Заврши
page-sessions-end = Одјава насекаде
page-sessions-ended = Одјавени сте насекаде.

page-games-to-move = Се чека Вашиот { -move }
page-games-others = Се чека { -move(form: "definite") } на { -opponent(form: "definite") }
page-games-over = Завршени { -game(form: "plural") }
page-games-none = Нема.
page-games-more = Постари
page-game-against = { $game }: против { $opponent }
page-game-move = { -move(form: "Bare") } { $number }.
page-game-first-move = Уште не е одигран ниту еден { -move }.
page-game-last-move = Последен { -move }: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = Сите мои { -game(form: "plural") } во една датотека (PGN)
page-pgn-finished = Сите мои завршени { -game(form: "plural") } во една датотека (PGN)
page-rematch = Понуди реванш
page-next-game = Следна { -game } што ме чека
page-mark-plan = Чекаат Вашите условни { -move(form: "plural") }.
page-yours-until = Вие сте на { -move } до { $until } (преостанато време: { $left }).
page-theirs-until = { $name } има време за { -move } до { $until } (преостанато време: { $left }).
page-flag = { -flag(form: "Definite") } на { $name } падна (времето истече): { $at }.
page-no-clock = Ниту еден { -clock } не тече.
page-mark-message = Има порака.
page-mark-offer = { -opponent(form: "Definite") } нуди { -draw }.
page-mark-own-offer = Нудите { -draw }.
page-mark-claim = Рекламација чека одлука од { -arbiter }.
page-mark-seal = Следниот { -move } мора да се { -seal }.
page-mark-adjourned = { -game(form: "Definite") } е { -adjourn(form: "feminine") }.
page-mark-leave = { $name } е на отсуство.
page-mark-withdrawn = Еден играч се повлече; одлучува { -arbiter }.

page-game = { $game }: { $white } – { $black }
page-board = Табла
page-board-white = Табла, со { -white(form: "definite") } долу
page-board-black = Табла, со { -black(form: "definite") } долу
page-board-of = Позиција по { $ply } { $ply ->
    [one] полупотег
   *[other] полупотези
}
page-board-now = Кон сегашната позиција
page-square-white = { $square }, { $role ->
    [queen] бела
   *[king] бел
} { piece }
page-square-black = { $square }, { $role ->
    [queen] црна
   *[king] црн
} { piece }
page-target = { $where }: може да се оди тука
page-choose-piece = Изберете фигура за { -move }, или впишете го { -move(form: "definite") } подолу.
page-choose-target = Изберете го полето на кое оди фигурата од { $square }, или друга фигура.
page-your-move = Вашиот { -move }
page-keys = Копчиња за таблата
page-keys-about = Копчињата со стрелки водат од поле до поле. Enter подига фигура и ја спушта, Escape ја враќа. Буквите k, q, r, b, n и p водат до следната фигура од тој вид (крал, кралица, топ, ловец, коњ, пион), а со Shift до претходната. Цифра води до редот со тој број, а со Shift до соодветната линија. На поле: o кажува што има на него, m ги кажува { -move(form: "plural-definite") } на фигурата, а m со Shift нејзините земања; c кажува што е последно земено.
page-no-move-from = Нема { -move } од { $square }.
page-captured = Со последниот { -move } е земена фигура на { $square }: { piece }.
page-captured-none = Со последниот { -move } не е земено ништо.
page-words = На овие зборови овде добивате одговор, а со нив ништо не се игра: { $words }. Пократко: p N, s e, s 4, l, c, и o за { -opponent(form: "definite") }.
page-ask = Прашање за позицијата
page-ask-send = Прашај
page-word-unknown = Тоа не е ниту еден од зборовите на кои се одговара овде.
page-word-opponent = Вашиот { -opponent } е { $name }.
page-word-draw = Уште ништо не е понудено: квадратчето за понуда за { -draw } е означено, и понудата се испраќа со Вашиот { -move }.
page-word-draw-later = Ништо не е понудено: { -draw } се нуди со { -move }, а сега не сте на { -move }.
page-reading = { -sealed-move(form: "Definite") } има повеќе толкувања
page-reading-about = Изберете го толкувањето што важи. Тече Вашиот { -clock }: тој тече додека избирате, и потоа до Вашиот одговор. Изборот не може да се врати.
page-reading-which = { -move(form: "Definite") } што беше { -seal(form: "masculine") }
page-reading-move = { piece } од { $from } на { $to }
page-reading-then = По овој избор: { $state }
page-reading-look = Прикажи на таблата
page-reading-shown = Позицијата по { $move }, ако се избере ова толкување
page-reading-choose = Избери го ова толкување
page-reading-none = Ништо не е направено: прво изберете едно од толкувањата.
page-open = Покажи го текстот што го { -seal(form: "past-plural") }
page-open-about = Залепете го целиот текст што го зачувавте кога го { -seal(form: "past-plural") } { -move(form: "definite") }. Важи само текстот што се совпаѓа со контролниот збир. Тогаш тој е во записникот за двајцата играчи, а { -move(form: "definite") } се оценува.
page-publish-about = { -sealed-move(form: "Definite") } останува во { -envelope(form: "definite") }. Се покажува само ако се согласат двајцата играчи.
page-publish = Согласи се { -sealed-move(form: "definite") } да се покаже
page-publish-sure = Се согласувам, и не можам да го повлечам ова
page-publish-unsure = Не се согласивте: означете го квадратчето за да потврдите дека { -sealed-move(form: "definite") } смее да се покаже.
page-timing = { -adjourn(form: "Noun") } и { -clock }
page-adjourn = Предложи { -adjourn }
page-adjourn-accept = Прифати го { -adjourn(form: "definite") }
page-adjourn-decline = Одбиј го { -adjourn(form: "definite") }
page-adjourn-early = { -adjourn(form: "Imperative") } сега: остатокот од сесијата Ви се одзема од времето
page-resume = Од моја страна { -game(form: "definite") } може да { -resume(form: "perfect") }
page-resume-opens = { $who-is ->
    [you] { -sealed-move(form: "Definite") } веднаш се одигрува, и тече Вашиот { -clock }. { -clock(form: "Definite") } на { -opponent(form: "definite") } стои.
   *[other] { -sealed-move(form: "Definite") } веднаш се одигрува, и тече { -clock(form: "definite") } на { $who }. Вашиот { -clock } стои.
}
page-resume-noted = Само со ова не се менува ниту еден { -clock }.
page-resume-late = Предоцна е: ја губите { -game(form: "definite") }, освен ако { -sealed-move(form: "definite") } ја завршил.
page-resume-sure = Ова не можете да го повлечете.
page-offer-draw = Понуди { -draw }
page-refill = Дополни го { -clock(form: "definite") } од мојата резерва
page-reflect = Размислувам понатаму: { -game(form: "definite") } не се губи поради моето молчење
page-claim-flag = Рекламирај дека падна { -flag(form: "definite") }
page-question-clocks = { -clock(form: "Plural-definite") } се погрешни: јави му на { -arbiter(form: "definite") }
page-leave = Отсуство
page-leave-booked = Ваше отсуство: од { $first } до { $last }, вклучително и двата дена.
page-leave-first = Прв ден, по Вашето време
page-leave-last = Последен ден, по Вашето време
page-leave-book = Пријави го ова отсуство
page-leave-cancel = Откажи го отсуството од { $first }
page-leave-all = Отсуство во сите мои { -game(form: "plural") }
page-leave-all-about = Деновите важат во секоја Ваша тековна { -game } чиј правилник ги дозволува. Вашите противници добиваат известување.
page-leave-all-cancel = Откажи го отсуството во сите мои { -game(form: "plural") }
page-leave-unreadable = Ништо не е направено: напишете го секој ден како година, месец и ден, на пример 2026-12-24.
page-move-times = Кога се одиграни { -move(form: "plural-definite") }
page-not-sent = Уште не е испратено: { $move }.
page-sent = Вашиот { -move } { $move } е запишан.
page-sent-reply = Вашиот { -move } { $move } е запишан; одговорот е { $reply }.
page-done-declined = Ја одбивте понудата за { -draw }.
page-done-said = Вашата порака е запишана.
page-done-challenged = Вашиот предизвик е запишан.
page-done-sought = Вашето барање на { -opponent } е запишано.
page-done-challenge-declined = Го одбивте предизвикот.
page-done-withdrawn = Го повлековте тоа.
page-check = { -check(form: "Bare") }.
page-live-move = Одигран е { -move }.
page-told-move = Одигран е { -move(form: "definite") } { $move }.
page-live-message = Има порака.
page-live-change = { -game(form: "Definite") } се смени.
page-live-show = Прикажи
page-live-lost = Оваа страница повеќе не се ажурира.
page-live-again = Прикажи ја одново
page-choose-none = Тоа не може да се одигра овде: изберете фигура за { -move }, или впишете го { -move(form: "definite") } подолу.
page-mark-offer-of = { $name } нуди { -draw }.
page-mark-own-adjournment = Предлагате { -adjourn } на { -game(form: "definite") }.
page-mark-adjournment-of = { $name } предлага { -adjourn } на { -game(form: "definite") }.
page-move = { -move(form: "Bare") }, во која било нотација
page-move-which = Кој { -move }
page-with-offer = Со { -move(form: "definite") } понуди { -draw }
page-message = Порака до { -opponent(form: "definite") }
page-send-move = Испрати го овој { -move }
page-verify = Проверка на { -sealed-move }
page-verify-about = Овде Вашиот прелистувач проверува дали { -sealed-move(form: "definite") } не е сменет по { -seal(form: "definite") }: потписот на дневникот, местото на { -seal(form: "definite") } во него и текстот од { -envelope(form: "definite") }. Ништо од тоа што го впишувате не ја напушта оваа страница.
page-verify-no-script = Проверката ја прави скрипта, која не работи во Вашиот прелистувач. Командата „postzug audit script“ печати скрипта за командна линија.
page-verify-keys = Клучот на дневникот, добиен од друго место, а не од лицето што Ви го покажува останатото
page-verify-keys-next = Ако сервисот направил нов клуч откако го добивте Вашиот, додајте го тоа што го покажува неговата адреса /log/statements. Тоа мора да е потпишано со Вашиот клуч и го потврдува новиот.
page-verify-receipts = Признаницата за { -seal(form: "definite") } (датотека .tlog-proof), и таа за отворањето ако ја имате
page-verify-text = Текстот од { -envelope(form: "definite") }, ако го нема во признаница за отворањето
page-verify-file = Од датотека
page-verify-run = Провери
page-verify-move = { -sealed-move(form: "Bare") }
page-verify-judgement = Оцена на { -move(form: "definite") } во дневникот
page-verify-game = { -game(form: "Bare") }
page-verify-event = Настан
page-verify-at = Време на { -seal(form: "noun") } (UTC)
page-verify-commitment = Контролен збир
page-verify-log = Дневник
page-verify-place = Место меѓу записите на дневникот
page-verify-signer = Со кој клуч е потпишано
page-verify-right = ТОЧНО: ова е { -move(form: "definite") } што беше { -seal(form: "masculine") }, и { -seal(form: "definite") } е во потпишаниот дневник.
page-verify-wrong-signature = ПОГРЕШНО: дневникот не е потпишан со клучот што го впишавте. Ако сервисот има нов клуч откако го добивте Вашиот, новиот е потврден во комплетот датотеки за проверка на { -game(form: "definite") }.
page-verify-wrong-tree = ПОГРЕШНО: настанот не е во потпишаниот дневник, или не е на ова место.
page-verify-wrong-event = ПОГРЕШНО: признаницата не содржи настан каков што го запишува дневникот.
page-verify-wrong-text = ПОГРЕШНО: овој текст не е тоа што беше { -seal(form: "neuter") }.
page-verify-wrong-opening = ПОГРЕШНО: тоа што е отворено не е тоа што беше { -seal(form: "neuter") }.
page-verify-wrong-game = ПОГРЕШНО: признаниците или текстот се од различни { -game(form: "plural") }.
page-verify-wrong-verdict = ПОГРЕШНО: одиграниот { -move } не е { -move(form: "definite") } од { -envelope(form: "definite") }.
page-verify-unknown-key = НЕПОЗНАТО: овде нема клуч на дневник, ниту во PEM, ниту во обликот NAME+ID+KEY.
page-verify-unknown-receipt = НЕПОЗНАТО: нема признаница, или таа не е цела. Почнува со c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = НЕПОЗНАТО: оваа признаница не го содржи настанот, туку само неговиот доказ. Употребете ја датотеката што дојде по пошта.
page-verify-unknown-no-sealing = НЕПОЗНАТО: тоа што го докажуваат овие признаници е во дневникот, но во ниту една од нив не е запишан { -sealed-move }.
page-verify-unknown-statement = НЕПОЗНАТО: ова е изјава на сервисот за сопствениот дневник, а не признаница од { -game }. Додајте ја признаницата за { -seal(form: "definite") }.
page-verify-unknown-move = НЕПОЗНАТО: ова е текстот што е { -seal(form: "masculine") }, и { -seal(form: "definite") } е во потпишаниот дневник. Ништо во текстот не може да се прочита овде како { -move } во оваа позиција. Додајте ја признаницата за отворањето: таа кажува како го прочитал текстот { -arbiter(form: "definite") } или сервисот.
page-verify-unknown-text = НЕПОЗНАТО: { -seal(form: "definite") } е во потпишаниот дневник. Никој не може да каже кој { -move } е тоа додека не се покаже неговиот текст.
page-verify-unknown-withheld = НЕПОЗНАТО: { -seal(form: "definite") } е во потпишаниот дневник, а текстот од { -envelope(form: "definite") } не е покажан бидејќи не е { -move } од оваа { -game }. Може да го покаже играчот што го { -seal }.
page-verify-unknown-verdict = НЕПОЗНАТО: ова е текстот што е { -seal(form: "masculine") }, и { -seal(form: "definite") } е во потпишаниот дневник. Неговата оцена не се проверува овде: за тоа се потребни правилата на шахот.
page-verify-unknown-browser = НЕПОЗНАТО: овој прелистувач не може да го провери тоа овде. Употребете понов прелистувач, и страница што дошла преку https или од датотека.
page-verify-offline-about = Истата страница е една датотека на која не ѝ треба врска.
page-verify-offline = Преземи
page-notice = Лиценци на библиотеките и цртежите на овие страници
page-seal-here = { -seal(form: "Perfect") } го следниот { -move }
page-seal = { $game }: { -seal(form: "polite") } го Вашиот { -move }
page-seal-none = Во оваа { -game } сега нема Ваш { -move } за { -seal(form: "noun") }.
page-seal-back = Назад кон { -game(form: "definite") }
page-seal-about = Изберете го овде Вашиот { -move }. Вашиот прелистувач го става во { -envelope } и го шифрира. Се испраќа само затворениот { -envelope }, а { -move(form: "definite") } сервисот го оценува кога { -envelope(form: "definite") } ќе се отвори. Вашиот { -clock } тече додека { -envelope(form: "definite") } не стигне овде.
page-seal-holders = { $needed ->
    [one] Го отвора { $needed } од овие клучеви:
   *[other] Го отвораат { $needed } од овие клучеви заедно:
}
page-seal-holder = { $name }, број { $number }
page-seal-vault = самиот сервис, кога { -game(form: "definite") } { -resume(form: "present") }
page-seal-which = { -sealed-move(form: "Bare") }
page-seal-choose = Изберете { -move }
page-seal-close = Затвори го { -envelope(form: "definite") } во овој прелистувач
page-seal-closed = Вашиот { -envelope }
page-seal-keep = Зачувајте го овој текст сега и не покажувајте го никому додека { -envelope(form: "definite") } не се отвори. Оваа страница го покажува еднаш, а сервисот никогаш го нема. Ако { -envelope(form: "definite") } се изгуби, само овој текст покажува што { -seal(form: "past-plural") }.
page-seal-text = Текст во { -envelope(form: "definite") }
page-seal-commitment = Контролен збир, кој докажува дека тоа е овој текст:
page-seal-download = Преземи го текстот
page-seal-copy = Копирај го текстот
page-seal-copied = Текстот е копиран. Залепете го таму каде што пак ќе го најдете.
page-seal-copy-failed = Прелистувачот не го копираше текстот. Текстот е означен: копирајте го сами, или преземете го.
page-seal-send = Испрати го { -envelope(form: "definite") }
page-seal-draft-keep = Зачувај како нацрт
page-seal-draft-here = Нацрт на Вашиот { -move } е во { -envelope }. { -seal(form: "Polite") } го таков каков што е, или наместо него испратете друг { -envelope }. Вашиот { -clock } тече додека не се { -seal } { -move }.
page-seal-draft-seal = { -seal(form: "Perfect") } го нацртот
page-seal-send-about = Се испраќа само затворениот { -envelope } подолу. Ако { -envelope } направивте со командната линија, залепете ја овде содржината на неговата датотека .json.
page-seal-envelope = Затворен { -envelope }
page-seal-unreadable = Ова не е затворен { -envelope } каков што прави оваа страница или командната линија. Ништо не е { -seal(form: "neuter") }. Сервисот го виде тоа што го испративте: ако во него беше Вашиот { -move } или текстот во { -envelope(form: "definite") }, изберете го { -move(form: "definite") } повторно и затворете го во нов { -envelope }.
page-seal-open = Тоа што е во полето подолу не е затворен { -envelope }, и не е испратено. Изберете го Вашиот { -move } и затворете го { -envelope(form: "definite") }, или залепете ја содржината на датотеката .json.
page-seal-failed = Во овој прелистувач { -envelope(form: "definite") } не можеше да се затвори, и ништо не е испратено. Употребете ја командната линија, или друг прелистувач.
page-seal-insecure = Прелистувачите шифрираат само на страници што дошле преку https или од овој компјутер. Употребете ја адресата на сервисот со https, или командната линија.
page-seal-no-script = Оваа страница шифрира со скрипта, која не работи во Вашиот прелистувач. { -seal(form: "Polite") } со командната линија како што е покажано подолу, и залепете го { -envelope(form: "definite") } овде.
page-seal-protection = Од што штити ова
page-seal-protects = { -move(form: "Definite") } го нема во ниедно барање до сервисот. Затоа го нема во неговите дневници, резервни копии и бази на податоци, и операторот што ги гледа не го дознава.
page-seal-clear = Таблата за анализа и Вашите белешки му го испраќаат на сервисот тоа што го пробувате или пишувате, а тој може да го прочита. Не внесувајте го таму { -move(form: "definite") } што го запечатувате во оваа { -game }.
page-seal-protects-vault = Во оваа { -game } клучот го има сервисот: може да го отвори { -envelope(form: "definite") } пред времето. Вашиот { -move } е безбеден само од тие што го немаат овој клуч.
page-seal-protects-not = Тоа не Ве штити од сервис што на Вашиот прелистувач му испраќа друга скрипта, која би можела да го каже Вашиот { -move }. Вашата сопствена командна линија Ве штити.
page-seal-command = { -seal(form: "Noun") } со командната линија
page-seal-command-about = Зачувајте го првиот блок како recipients.json и извршете ја командата. Таа прашува за Вашиот { -move }, за да не остане во историјата на командната линија. Таа го чува текстот во датотеката .txt, а содржината на датотеката .json треба да се залепи погоре.
page-done-drafted = Вашиот нацрт е зачуван. Уште не е { -seal(form: "masculine") }, и Вашиот { -clock } тече.
page-done-sealed = Вашиот { -move } е { -seal(form: "masculine") }.
page-offer = Понуда за { -draw }
page-accept = Прифати
page-accept-sure = Прифаќам { -draw }, со што завршува { -game(form: "definite") }
page-accept-unsure = Не прифативте: означете го квадратчето за да потврдите дека { -game(form: "definite") } завршува со { -draw }.
page-decline = Одбиј
page-claims = Рекламации
page-claim-tablebase-win = база на завршници, според која победувам
page-claim-tablebase-draw = база на завршници, според која е { -draw }
page-claim-basis = Основа
page-claim-announced = Со овој { -move }, ако најавувате { -move }
page-claim-again = На овој { -move } веќе поднесовте погрешна рекламација, па уште една не му дава повеќе време на { -opponent(form: "definite") }.
page-claim-about = Рекламацијата не можете да ја повлечете. Ако е погрешна, се одигрува { -move(form: "definite") } што го најавувате. Рекламација за { -draw } тогаш важи како понуда за { -draw }.
page-claim = Поднеси рекламација
page-leaving = { -resign(form: "Noun") } од { -game(form: "definite") }
page-resign-sure = Ја губам оваа { -game }
page-resign = { -resign(form: "Imperative") } се
page-resign-unsure = Не се { -resign(form: "past") }: означете го квадратчето за да потврдите дека ја губите { -game(form: "definite") }.
page-plan = Условни { -move(form: "plural") }
page-plan-of = Условни { -move(form: "plural") } во { $game }
page-plan-about = Додека { -opponent(form: "definite") } размислува, може да ги зачувате Вашите одговори на можните { -move(form: "plural") }. Зачуван одговор се игра веднаш, без повторно да бидете прашани, и не Ви троши време.
page-plan-game = Кон { -game(form: "definite") }
page-plan-change = Смени ги условните { -move(form: "plural") }
page-plan-none = Нема зачувана низа.
page-plan-saved = Зачувани, се играат без повторно прашање:
page-plan-saved-lines = Зачувани низи
page-plan-damaged = Вашите зачувани низи не може да се прочитаат. Операторот на овој сервис ќе ја најде причината во дневникот.
page-plan-if = Ако { $theirs }, тогаш { $mine }
page-plan-if-then = { $before }; ако потоа { $theirs }, тогаш { $mine }
page-plan-waits = { $mine } не е одигран и ја чека Вашата одлука
page-plan-used = Одиграни се Ваши условни { -move(form: "plural") }: { $moves }.
page-plan-remove = Отстрани
page-plan-remove-line = Отстрани: { $line }
page-plan-remove-all = Отстрани ги сите зачувани низи
page-plan-draft = Нови низи
page-plan-unsaved = Ова е нацрт. Не е зачуван, и ништо од него не се игра.
page-plan-lines = Низи во која било нотација, секоја во посебен ред, од { -move(form: "definite") } на { -opponent(form: "definite") } до Вашиот, на пример: 5755 7163 2836 6125
page-plan-save = Зачувај ги овие низи
page-plan-read = Покажи што значи нацртот
page-plan-empty = Ништо не е зачувано: прво напишете низа.
page-plan-changed = Ништо не е зачувано или отстрането, бидејќи Вашите зачувани низи или { -game(form: "definite") } се сменија откако е вчитана оваа страница. Еве како се сега.
page-plan-clash = Овие редови одговараат во истата позиција со различни { -move(form: "plural") }. Сменете еден од нив:
page-plan-line = Ред { $line }: { $text }
page-plan-your-move = Вие сте на { -move }. Условните { -move(form: "plural") } се пишуваат покрај { -move(form: "definite") } и се испраќаат со него.
page-plan-adjourned = Додека { -game(form: "definite") } е { -adjourn(form: "feminine") }, не се зачувуваат низи.
page-plan-over = { -game(form: "Definite") } е завршена.
page-plan-opponents = Низите на { -opponent(form: "definite") }, кои оваа { -game } Ви ги покажува
page-plan-with-move = Условни { -move(form: "plural") } со овој { -move }
page-plan-with-move-about = Тие се нацрт додека не го испратите { -move(form: "definite") }. Тогаш ги заменуваат зачуваните низи.
page-done-plan-saved = Вашите низи се зачувани.
page-done-plan-removed = Отстрането е. Преостанатите низи се прикажани овде.
page-analysis = Табла за анализа
page-analysis-of = Табла за анализа: { $game }
page-analysis-about = Овде пробувате { -move(form: "plural") }. Ништо од тоа не се игра, не се зачувува и никому не се покажува, и ниедна шаховска програма не помага во тоа.
page-analysis-private = Овде пробувате { -move(form: "plural") }. Ништо од тоа не се игра и никому не се покажува, и ниедна шаховска програма не помага во тоа. Вашите варијанти остануваат со { -game(form: "definite") }, само за Вас. Тие не се условни { -move(form: "plural") }.
page-analysis-lines = Мои варијанти
page-analysis-forget = Избриши
page-analysis-full = Оваа варијанта не е зачувана, бидејќи за оваа { -game } веќе имате { $most } варијанти. Прво избришете една од нив.
page-analysis-damaged = Вашите варијанти не може да се прочитаат. Операторот на овој сервис ќе ја најде причината во дневникот. Следната варијанта што ќе ја пробате ги заменува.
page-analysis-long = Варијанта овде има најмногу { $most } полупотези.
page-analysis-line = { -move(form: "Plural") } што ги пробувате
page-analysis-back = Еден { -move } назад
page-analysis-legal = Легални { -move(form: "plural") }
page-analysis-no-move = Нема легален { -move }.
page-analysis-next = Уште { -move(form: "plural") }, во која било нотација
page-analysis-show = Прикажи
page-analysis-keep = Зачувување на оваа варијанта
page-analysis-to-notes = Зачувај ја оваа варијанта во моите белешки
page-analysis-to-plan = Направи условни { -move(form: "plural") } од оваа варијанта
page-analysis-to-move = Одиграј го првиот { -move }, а од другите направи условни { -move(form: "plural") }
page-analysis-plan-ends = Низа условни { -move(form: "plural") } почнува со { -move } на { -opponent(form: "definite") } и завршува со Ваш { -move }.
page-notes = Мои белешки
page-notes-on = Мои белешки за { $game }
page-notes-about = Ги гледате само Вие: не ги гледа ниту { -opponent(form: "definite") }, ниту { -arbiter }, ниту администратор. Остануваат со { -game(form: "definite") }, и по нејзиниот крај.
page-notes-text = Белешки
page-notes-save-first = Зачувајте ги белешките пред да испратите друг формулар од оваа страница: тоа што е впишано во еден формулар не се испраќа со друг.
page-notes-save = Зачувај ги белешките
page-notes-stored = Зачувани се овие белешки
page-notes-unsaved = Овој текст не е зачуван.
page-notes-damaged = Вашите белешки не може да се прочитаат. Операторот на овој сервис ќе ја најде причината во дневникот. Тоа што ќе го зачувате овде ги заменува белешките.
page-done-line-forgotten = Варијантата е избришана.
page-done-notes-saved = Вашите белешки се зачувани.
page-clocks = { -clock(form: "Plural") }
page-moves = { -move(form: "Plural") }
page-pieces = Фигури
page-messages = Пораки
page-message-from = { $name }:
page-message-new = Нова
page-message-erased = (избришано)
page-message-arbiter = { -arbiter(form: "Bare") }
page-send-message = Испрати ја оваа порака
page-acts = Одлуки на { -arbiter(form: "definite") }
page-appeal = { -appeal(form: "Bare") } до друг { -arbiter }, најдоцна до { $until }
page-appeal-about = Одлуката важи додека не одлучи друг { -arbiter }; неговата одлука ја добивате по пошта.
page-appeal-grounds = Вашето образложение, кое го читаат { -arbiter(form: "plural-definite") } и { -opponent(form: "definite") }
page-appeal-send = Поднеси { -appeal }
page-appeal-decided = За { -appeal(form: "definite") } одлучи друг { -arbiter } на { $at }.
page-mark-appeal = { -appeal(form: "Bare") } против одлука на { -arbiter(form: "definite") } чека друг { -arbiter }.
page-mark-appeal-decided = За { -appeal } против одлука на { -arbiter(form: "definite") } е одлучено.
page-adjudication = Пресуда
page-adjudication-about = За { -game(form: "definite") } одлучува { -arbiter } врз основа на анализа. { -opponent(form: "Definite") } ја чита Вашата анализа кога { -game(form: "definite") } ќе заврши.
page-adjudication-seeks = Вашето барање
page-adjudication-send = Испрати ја оваа анализа
page-withdrawal = Повлечи се од повеќе { -game(form: "plural") }
page-withdrawal-about = Ова не може да се поништи. Во рок од една минута секоја од овие { -game(form: "plural") }, според нејзиниот правилник, се губи, се поништува или се препушта на { -arbiter }. За да ја завршите само оваа { -game }, { -resign(form: "polite") } се од неа.
page-withdrawal-scope = Повлекување од
page-withdrawal-from = { $scope ->
    [event] моите { -game(form: "plural") } во овој турнир што се во тек
   *[all] сите мои { -game(form: "plural") } овде што се во тек
}
page-withdrawal-reason = Причина, која ја читаат двајцата играчи во секоја { -game }
page-withdrawal-sure = Се повлекувам од овие { -game(form: "plural") }
page-withdrawal-unsure = Не се повлековте: означете го квадратчето за да го потврдите повлекувањето.
page-withdrawal-games = { $n ->
    [one] Овде имате { $n } { -game } што е во тек:
   *[other] Овде имате { $n } { -game(form: "plural") } што се во тек:
}
page-withdrawal-record = Повлекувањето е во записникот на секоја од овие { -game(form: "plural") }, и двајцата играчи во секоја ја читаат Вашата причина.

page-opponent = Име на { -opponent(form: "definite") }; оставете празно за да барате кого било
page-colour = Ваша боја
page-colour-drawn = случајно
page-colour-white = { -white(form: "Bare") }
page-colour-black = { -black(form: "Bare") }
page-control = Контрола на времето
page-new-show = Прикажи ја понудата
page-new-offer = Вашата понуда
page-new-unsent = Сѐ уште ништо не е понудено. Ова го нудите:
page-new-send = Понуди ја оваа { -game }
page-rules = Отсуство и други одредби на правилникот
page-rules-leave = Денови отсуство во календарска година; 0 ако нема
page-rules-leave-ahead = Колку дена однапред се пријавува отсуството
page-rules-leave-least = Најмал број денови на едно отсуство
page-rules-usual = како обично
page-control-move = Друго: денови за секој { -move }
page-control-increment = Друго: денови за { -game(form: "definite") } и дополнителни часови за секој { -move }
page-control-moves = Друго: денови за одреден број { -move(form: "plural") }, како во ICCF
page-control-blocks = Друго: денови на { -clock(form: "definite") }, денови во резервата и дополнителни денови за секој { -move } (Triple Block)
page-control-periods = Друго: до девет периоди, еден по друг
page-control-own = Броеви за друга контрола на времето
page-control-days = Денови
page-control-hours = Дополнителни часови за секој { -move }
page-control-cap = Најмногу денови на { -clock(form: "definite") }; празно ако нема ограничување
page-control-number = Број на { -move(form: "plural") }
page-control-clock = Денови на { -clock(form: "definite") }
page-control-bank = Денови во резервата
page-control-more = Дополнителни денови за секој { -move }
page-control-first = Број на { -move(form: "plural") } што додаваат денови; празно за 50
page-control-period = Период { $n }
page-control-period-moves = Број на { -move(form: "plural") }; празно за остатокот од { -game(form: "definite") }
page-control-period-time = Време, на пример 50d, 12h или 1d 12h
page-control-period-increment = Дополнително време за секој { -move }
page-control-period-cap = Најмногу време на { -clock(form: "definite") }; празно ако нема ограничување
page-control-period-delay = Време што не се одзема, за секој { -move }
page-control-whole = Се одземаат само цели денови.
page-control-double = Денови за еден { -move } по кои времето се брои двојно; празно за никогаш
page-control-thematic = Се бројат и { -move(form: "plural-definite") } пред почетната позиција.
page-field-number = Ова мора да биде цел број од { $least } до { $most }.
page-field-time = Ова мора да биде време, на пример 50d, 12h или 1d 12h.
page-control-unreadable = Ништо не е понудено: впишете ги броевите за избраната контрола на времето, секој како цел број.
page-challenges-received = Предизвици за Вас
page-challenges-sent = Ваши предизвици и барања
page-seeks-open = Играчи што бараат { -opponent }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = за { $name }: { $control }; { $colour }
page-challenge-seek = за кого било: { $control }; { $colour }
page-plays-white = { $name } игра со { -white(form: "definite") }
page-plays-black = { $name } игра со { -black(form: "definite") }
page-start = Почетна позиција
page-start-usual = вообичаената
page-start-960 = Chess960
page-start-set = од зададена позиција
page-start-number = Број на позицијата на Chess960; празно за да се одреди случајно
page-start-fen = Зададена позиција (FEN)
page-start-castling = Правила за { -castling(form: "definite") } од Chess960
page-regulated = Не само времето е посебно уредено. Овие поставки не се вообичаените:
page-player = { $name }
page-player-arbiter = { -arbiter(form: "Bare") } на овој сервис.
page-player-running = { -game(form: "Plural") } во тек
page-player-hidden = Ниту еден играч со ова име или број нема { -game } што смее да ја чита секој. Тие што имаат сметка овде ги гледаат сите играчи откако ќе се најават.
page-public-running = { -game(form: "Definite") } е во тек.
page-public-delayed = { $plies ->
    [one] { -game(form: "Definite") } е во тек. Уште не е јавен { $plies } последен полупотег.
   *[other] { -game(form: "Definite") } е во тек. Уште не се јавни { $plies } последни полупотези.
}
page-public-at = { $at }
page-public = Кој може да ја чита { -game(form: "definite") }
page-public-no = { -game(form: "Definite") } ја читаат само тие што имаат сметка овде
page-step-start = На почеток
page-step-back = Назад
page-step-on = Напред
page-step-back-by = { $n } { $n ->
    [one] полупотег
   *[other] полупотези
} назад
page-step-on-by = { $n } { $n ->
    [one] полупотег
   *[other] полупотези
} напред
page-step-end = На крај
page-accept-game = Играј
page-withdraw = Повлечи

page-desk = Судиска маса
page-desk-nothing = Ништо не чека на Вашата одлука.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(form: "Plural") }
page-desk-flags = { -flag(form: "Plural") }
page-desk-claims = Рекламации и барања за пресуда
page-desk-appeals = { -appeal(form: "Plural") }
page-desk-withdrawals = Повлекувања
page-desk-questions = Оспорени { -clock(form: "plural") }
page-desk-question = { $name } јави на { $at } дека { -clock(form: "plural-definite") } се погрешни.
page-desk-question-about = Исправете ги { -clock(form: "plural-definite") }. Ако се точни, потврдете ги такви какви што се и наведете ја причината.
page-desk-find = Друга { -game }, по број
page-desk-show = Прикажи
page-desk-waits-for = Се чека: { $what }.
page-desk-resumes = { -game(form: "Definite") } { -resume(form: "present") }: { $at }.
page-desk-until = До { $at }.
page-desk-flag-open = Додека { -arbiter } не ја заврши { -game(form: "definite") }, { -move } уште важи.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } бара { -draw } поради трикратно повторување на позицијата.
    [fifty_moves] { $name } бара { -draw } по правилото на педесет { -move(form: "plural") }.
    [tablebase_win] { $name } бара победа според база на завршници.
    [tablebase_draw] { $name } бара { -draw } според база на завршници.
    [adjudicated_win] { $name } бара пресуда: победа.
   *[adjudicated_draw] { $name } бара пресуда: { -draw }.
}
page-desk-announced = Рекламацијата е за позицијата по { -move(form: "definite") } { $move }.
page-desk-claim-stops = Меѓувреме ниту еден { -clock } не тече.
page-desk-claim-runs = Меѓувреме { -clock(form: "definite") } тече.
page-desk-withdrawn = { $name } се повлече: { $at }. Ниту еден { -clock } не тече.
page-desk-silent = { $name } се повлече со молчење: { $at }. Ниту еден { -clock } не тече.
page-desk-appeal = { $names }: { -appeal } против одлуката број { $number } ({ $act }), поднесена: { $at }.
page-desk-own-act = Одлуката ја донесовте Вие, па за { -appeal(form: "definite") } одлучува друг { -arbiter }.
page-desk-game = { $game } на судиската маса: { $white } – { $black }
page-desk-to-board = Табла и { -move(form: "plural") }
page-desk-done = Запишано е.
page-desk-acts = Одлуки
page-desk-acts-about = Пред да се донесе, секоја одлука се прикажува со нејзиното дејство врз двата { -clock(form: "counted") }. Причината ја читаат двајцата играчи.
page-desk-acts-none = Во оваа { -game } сега не можете да донесете ниту една одлука.
page-desk-act = { $act ->
    [decide-claim] Одлучи за рекламацијата
    [claim-flag] Заврши ја { -game(form: "definite") } поради { -flag(form: "definite") }
    [decide-appeal] Одлучи за { -appeal }
    [acknowledge-face] Потврди го натписот на { -envelope(form: "definite") }
    [set-resumption] Одреди друго време на { -resume }
    [approve-early-opening] Согласи се { -envelope(form: "definite") } да се отвори пред времето
    [declare-missing] Прогласи го { -envelope(form: "definite") } за изгубен
    [envelope] Отвори го { -envelope(form: "definite") }
    [warn] Опомени играч
    [give-time] Додај време
    [take-time] Одземи време
    [correct-clocks] Поправи ги { -clock(form: "plural-definite") }
    [adjudicate] Пресуди го резултатот
    [forfeit] Прогласи службен пораз за едната страна
    [cancel] Укини ја { -game(form: "definite") }
    [replay] Укини ја { -game(form: "definite") } и почни ја повторно
    [annul] Поништи ја { -game(form: "definite") }
    [change-points] Смени ги поените
    [grant-leave] Дај посебно отсуство
    [end-leave] Прекрати го отсуството
    [adjourn] { -adjourn(form: "Imperative") } ја { -game(form: "definite") }
    [take-back] Врати { -move(form: "plural") }
    [replace] Замени играч
    [withdraw] Запиши повлекување
   *[expel] Исклучи играч
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Играч
    [time] Време, на пример 2d или 1d 12h
    [used_white] Време што го потрошиле { -white(form: "definite") }, на пример 1d 12h
    [used_black] Време што го потрошиле { -black(form: "definite") }, на пример 1d 12h
    [deadline] Краен рок на { -clock(form: "definite") } што тече, во Вашата временска зона; ако е празно, останува ист
    [result] Резултат
    [points_white] Поени на { -white(form: "definite") }
    [points_black] Поени на { -black(form: "definite") }
    [first] Прв ден, по времето на играчот
    [last] Последен ден, по времето на играчот
    [ply] Колку полупотези остануваат
    [player] Име на новиот играч
    [scope] { -game(form: "Plural") }
    [claim] Рекламација
    [upheld] Одлука за рекламацијата
    [act] Обжалена одлука
    [reverse] Одлука за жалбата
    [resume_at] Време на { -resume }, во Вашата временска зона
   *[reason] Причина, која ја читаат двајцата играчи
}
page-desk-scope = { $scope ->
    [game] Само оваа { -game }
    [event] Сите { -game(form: "plural") } на играчот во овој турнир што се во тек
   *[all] Сите { -game(form: "plural") } на играчот овде што се во тек
}
page-desk-white = { -white(form: "Bare") }, { $name }
page-desk-black = { -black(form: "Bare") }, { $name }
page-desk-upheld = Рекламацијата е точна.
page-desk-rejected = Рекламацијата не е точна.
page-desk-reversed = Одлуката е поништена.
page-desk-confirmed = Одлуката останува.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = Ова поле не може да се прочита, па ништо не е направено: { $field }.
page-desk-preview = Прикажи го дејството
page-desk-not-done = Уште ништо не е запишано. Погледнете го дејството и потврдете подолу.
page-desk-effect = Дејство
page-desk-on-record = Ако потврдите, во { -game(form: "definite") } { $game }, { $white } – { $black }, се запишува:
page-desk-drops = Чии условни { -move(form: "plural") } се бришат: { $names }.
page-desk-elsewhere = Се менуваат и други { -game(form: "plural") }: { $scope }.
page-desk-again = { -game(form: "Definite") } почнува повторно под нов број.
page-desk-clocks-now = { -clock(form: "Plural") } сега
page-desk-clocks-after = { -clock(form: "Plural") } потоа
page-desk-confirm = Потврди: { $act }
page-desk-change = Прво смени
page-desk-stale = { -game(form: "Definite") } се смени откако беше прикажано дејството, па ништо не е направено. Сега дејството е ова.
page-desk-stale-envelope = { -game(form: "Definite") } се смени откако беше прикажана оваа страница, па ништо не е направено.
page-desk-envelope = { -envelope(form: "Definite") }
page-desk-envelope-of = { $game }: { -envelope(form: "definite") }
page-desk-early = Уште не е време { -envelope(form: "definite") } да се отвори. { $needed ->
    [1] За отворање пред времето мора да се согласи еден { -arbiter }.
    [one] За отворање пред времето мора да се согласи { $needed } { -arbiter }.
   *[other] За отворање пред времето мора да се согласат { $needed } { -arbiter(form: "plural") }.
}
page-desk-early-nobody = Уште никој не се согласил.
page-desk-early-you = Вие се согласивте.
page-desk-early-agreed = Согласност е дадена: { $name }.
page-desk-early-other = Го отвора друг { -arbiter }.
page-desk-pace = Како двајцата играчи го трошеле времето
page-desk-pace-in = { $game }: како двајцата играчи го трошеле времето
page-desk-commitment = Контролен збир (SHA-256 на текстот):
page-desk-held-here = Сервисот го отвора кога { -game(form: "definite") } ќе { -resume(form: "perfect") }.
page-desk-held = { $needed ->
    [one] За да се отвори, потребен е { $needed } од клучевите на { $holders }.
   *[other] За да се отвори, потребни се { $needed } од клучевите на { $holders }.
}
page-desk-opening-about = Што ќе следи на { -clock(form: "plural-definite") }, зависи од { -sealed-move(form: "definite") }, кој никој не го гледа пред { -envelope(form: "definite") } да се отвори.
page-resume-about = Потоа сервисот го отвора { -envelope(form: "definite") } и го игра { -sealed-move(form: "definite") }. Ако тој { -move } е { -illegal } или двосмислен, { -game(form: "definite") } може да заврши. Ова не може да се поништи.
page-desk-resume = { -resume(form: "Perfect") } ја { -game(form: "definite") }
page-desk-open = Отвори го { -envelope(form: "definite") }
page-desk-open-about = Дешифрирајте го со Вашиот клуч надвор од оваа страница: age -d -i KEY envelope.age. Потоа залепете го овде целиот текст; важи само текстот со овој контролен збир. Страницата нема да го прикаже повторно.
page-desk-decrypt-about = Или дешифрирајте го во овој прелистувач. Вашиот таен клуч не се испраќа, а текстот се испраќа само со формуларот подолу. Сервис што на Вашиот прелистувач му испраќа друга скрипта би можел да го прочита клучот: командната линија е побезбедна.
page-desk-decrypt-closed = Затворениот { -envelope }, или тоа што клучот на друг { -arbiter } го остави затворено
page-desk-decrypt-key = Вашиот таен клуч, од датотеката на age-keygen
page-desk-decrypt-file = Таен клуч од датотека
page-desk-decrypt = Дешифрирај во овој прелистувач
page-desk-decrypt-no-key = Нема таен клуч на age. Почнува со AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Овој клуч не го отвора.
page-desk-decrypt-wrong = Содржината на { -envelope(form: "definite") } не се совпаѓа со контролниот збир.
page-desk-decrypt-left = Вашиот клуч отвори еден слој. Дајте го ова на следниот { -arbiter }, кој го отвора со друг клуч:
page-desk-closed = Затворениот { -envelope }
page-desk-text = Текст од { -envelope(form: "definite") }
page-desk-early-reason = Причина, ако { -envelope(form: "definite") } се отвора пред времето; ја читаат двајцата играчи
page-desk-trail = Тек на { -game(form: "definite") }
page-desk-column = { $column ->
    [number] Бр.
    [what] Што
    [by] Кој
    [received] Примено
    [judged] Разгледано
    [white] { -clock(form: "Bare") } на { -white(form: "definite") } потоа
   *[black] { -clock(form: "Bare") } на { -black(form: "definite") } потоа
}
page-desk-channel = { $channel ->
    [mail] по пошта
    [http] преку страница или API
    [console] преку командна линија
   *[timekeeper] самостојно
}
page-desk-refused = Одбиено: { $why }
page-desk-recorded = Како што е запишано
page-desk-cause = Причина:
page-desk-seconds = { $n } с
page-desk-clock = Потрошено: { $used }, преостанато: { $left }.
page-desk-left-off = Одбиени обиди што не се прикажани: { $n }.
page-desk-event = { $event ->
    [created] { -game(form: "Definite") } почна
    [moved] { -move(form: "Bare") }
    [said] Порака
    [draw_offered] Понуда за { -draw }
    [draw_declined] Одбиено { -draw }
    [claim_upheld] Прифатена рекламација
    [claim_referred] Рекламација за { -arbiter }
    [analysed] Анализа
    [claim_lapsed] Рекламацијата престана да важи
    [claim_rejected] Одбиена рекламација
    [illegal_move] { -illegal(form: "Masculine") } { -move }
    [adjournment_proposed] Предложен { -adjourn }
    [adjournment_declined] Одбиен { -adjourn }
    [sealing_began] Играчот на { -move } мора да го { -seal } { -move(form: "definite") }
    [drafted] Нацртот е ставен во { -envelope(form: "definite") }
    [sealed] { -move(form: "Definite") } е { -seal(form: "masculine") }
    [face_acknowledged] Натписот на { -envelope(form: "definite") } е потврден
    [resumption_set] Одредено е времето на { -resume }
    [resumption_requested] Играч е подготвен да { -resume(form: "perfect") }
    [resumed] { -game(form: "Definite") } { -resume(form: "perfect") }
    [early_opening_approved] Одобрено е предвремено отворање
    [came_late] Играч дојде предоцна
    [envelope_missing] { -envelope(form: "Definite") } е изгубен или не се отвора
    [publication_agreed] Играч се согласи да се објави { -envelope(form: "definite") }
    [envelope_published] { -envelope(form: "Definite") } е објавен
    [reading_chosen] Избрано е толкување на { -sealed-move(form: "definite") }
    [clocks_questioned] Јавено е дека { -clock(form: "plural-definite") } се погрешни
    [opened] { -envelope(form: "Definite") } е отворен
    [flag_fell] { -flag(form: "Definite") } падна
    [leave_booked] Запишано е отсуство
    [leave_cancelled] Откажано е отсуство
    [reflection_declared] Изјавено е понатамошно размислување
    [downtime_returned] Вратено е времето кога сервисот беше недостапен
    [zone_noted] Запишана е временската зона
    [clock_refilled] { -clock(form: "Definite") } е дополнет од резервата
    [mail_problem] Поштата не пристигнува
    [mail_restored] Поштата повторно пристигнува
    [ended] { -game(form: "Definite") } заврши
    [withdrawn] Повлекување
    [appealed] { -appeal(form: "Bare") }
    [appeal_decided] Одлучено е за { -appeal(form: "definite") }
    [act_warn] { -arbiter(form: "Bare") }: опомена
    [act_time] { -arbiter(form: "Bare") }: додадено или одземено време
    [act_clocks] { -arbiter(form: "Bare") }: поправени { -clock(form: "plural") }
    [act_adjudicate] { -arbiter(form: "Bare") }: пресуден резултат
    [act_forfeit] { -arbiter(form: "Bare") }: службен пораз
    [act_cancel] { -arbiter(form: "Bare") }: укината { -game }
    [act_annul] { -arbiter(form: "Bare") }: поништена { -game }
    [act_give_way] Важи друга { -game }
    [act_points] { -arbiter(form: "Bare") }: сменети поени
    [act_leave] { -arbiter(form: "Bare") }: посебно отсуство
    [act_end_leave] { -arbiter(form: "Bare") }: прекратено отсуство
    [act_adjourn] { -arbiter(form: "Bare") }: нареден { -adjourn }
    [act_take_back] { -arbiter(form: "Bare") }: вратени { -move(form: "plural") }
    [act_replace] { -arbiter(form: "Bare") }: заменет играч
    [act_expel] { -arbiter(form: "Bare") }: исклучен играч
   *[other] { $event }
}

page-admin = Администрација
page-admin-players = Играчи
page-admin-mail = Дојдовни пораки
page-admin-trouble = Пораки и настани што не пристигнуваат
page-admin-health = Состојба на сервисот
page-admin-aside = { $n ->
    [0] Ниедна дојдовна порака не Ве чека.
    [one] Ве чека { $n } дојдовна порака.
   *[other] Ве чекаат { $n } дојдовни пораки.
}
page-admin-more = Уште
page-admin-none = Нема.
page-admin-part = Дел од името
page-admin-address = Цела адреса за е-пошта
page-admin-search = Барај
page-admin-no-address = Ниедна сметка ја нема оваа адреса.
page-admin-since = од { $at }
page-admin-player = Играч { $name }
page-admin-role = Улога
page-admin-deleted = Оваа сметка е избришана.
page-admin-mail-arrives = Не се вратила ниедна порака за играчот.
page-admin-stopped = Вратени пораки: { $n }, почнувајќи од { $since }. Причина за последната: { $reason }. Пораки за { -game(form: "plural") } не се испраќаат.
page-admin-returned = Вратени пораки: { $n }, почнувајќи од { $since }. Причина за последната: { $reason }. Пораки сѐ уште се испраќаат.
page-admin-sessions = Сесии
page-admin-no-sessions = Играчот не е најавен никаде.
page-admin-trail = Тек на настаните за сметката
page-admin-trail-about = Најновите записи се први. Играчот ги добива заедно со своите податоци.
page-admin-event = { $what ->
    [signed_up] Направена е сметката
    [signed_in] Најава
    [session_ended] Завршена е сесија
    [sessions_ended] Завршени се сите сесии
    [refresh_token_reused] Завршена е сесија, бидејќи нејзиниот клуч е употребен двапати
    [api_token_made] Направен е токен за програми
    [api_token_revoked] Поништен е токен за програми
    [api_tokens_revoked] Поништени се сите токени за програми
    [calendar_made] Направена е адреса на календарот
    [calendar_revoked] Поништена е адресата на календарот
    [webhook_secret_made] Направен е таен клуч за webhook
    [webhook_enabled] Вклучен е webhook
    [webhook_deleted] Избришан е webhook
    [envelope_key] Поставен е клуч за { -sealed-move(form: "plural") }
    [address_changed] Сменета е адресата за е-пошта
    [role_changed] Сменета е улогата
    [mail_stopped] Прекинато е испраќањето пораки за { -game(form: "plural") }
    [mail_resumed] Пораките за { -game(form: "plural") } пак се испраќаат
    [mail_restored] Администратор ги пушти пораките за { -game(form: "plural") } повторно
    [unsubscribed_by_link] Известувањата се исклучени преку врската во порака
    [text_erased] Избришан е текст
    [mail_replayed] Дојдовна порака е прочитана повторно
    [mail_released] Дојдовна порака е прифатена за обработка
    [mail_discarded] Дојдовна порака е отфрлена
    [deleted] Избришана е сметката
   *[other] { $what }
}
page-admin-restored = сервисот е обновен од резервна копија
page-admin-text-place = { $game }, настан { $number }
page-admin-reason = Причина, која останува запишана засекогаш: не пишувајте ништо лично
page-admin-no-reason = Ништо не е направено: напишете причина во еден ред, со најмногу 200 знаци.
page-admin-act = { $act ->
    [role] Смени ја улогата
    [restore-mail] Испраќај пошта повторно
    [end-sessions] Заврши ги сите сесии
    [replay] Прочитај ја пораката повторно
    [release] Прифати ја пораката за обработка
   *[discard] Отфрли ја пораката
}
page-admin-effect = { $act ->
    [role] Сметката веднаш ја добива новата улога, и играчот добива порака за тоа.
    [restore-mail] Вратените пораки повеќе не се бројат, и на играчот пак му се испраќаат пораки за { -game(form: "plural") }.
    [end-sessions] Играчот е одјавен насекаде. Токените на програмите остануваат.
    [replay] Пораката се чита од почеток. Тоа што веќе е направено од неа не се прави двапати.
    [release] На Ваш збор пораката се смета за порака од самиот играч, без разлика кој ја испратил.
   *[discard] Пораката завршува тука, а нејзиниот текст се брише засекогаш.
}
page-admin-not-done = Уште ништо не е направено. Погледнете и потврдете подолу.
page-admin-done = Направено е и запишано.
page-admin-nothing = Ништо не е направено: немаше што да се направи, или текстот на пораката веќе го нема.
page-admin-own-game = Ништо не е направено: оваа порака можеби е за Ваша { -game }, па за неа се грижи друг администратор.
page-admin-mail-about = Порака се става настрана кога не може да се прочита, кога нејзиниот автор е под сомнение, или кога некој Ви пишал. Погледнете ја пред да изминат 30 дена.
page-admin-list = { $list ->
    [aside] Ставени настрана
    [pending_confirm] Чекаат потврда
    [unanswered] Без одговор
   *[all] Сите
}
page-admin-mail-number = Порака { $id }
page-admin-mail-text = Текст
page-admin-mail-state = { $state ->
    [received] Уште не е прочитана
    [applied] Извршена
    [duplicate] Дошла и порано
    [auto] Напишана од машина
    [bounced] Вратена порака
    [rejected] Одбиена
    [pending_confirm] Чека потврда
    [quarantined] Ставена настрана
   *[poison] Ставена настрана, бидејќи не успеало читањето
}
page-admin-why = { $cause ->
    [auto_submitted] во неа пишува дека ја напишала програма
    [precedence] во неа пишува дека е масовна порака
    [list] дошла преку список за праќање
    [autoreply] таа е автоматски одговор
    [null_sender] нема испраќач на кој може да му се одговори
    [loop] таа е порака на овој сервис што се вратила
    [report] таа е извештај за испорака
    [robot] испратена е од адреса на програма
    [own_address] испратена е од адреса на овој сервис
    [did_you_mean] играчот е прашан дали мислел на друг { -move }
    [meant] играчот го потврди { -move(form: "definite") }
    [asked] играчот е прашан на што мислел
    [erased] нејзиниот текст е избришан
    [unreadable] не може да се прочита
    [unreadable_row] нејзиниот запис во базата на податоци не може да се прочита
    [ambiguous_from] во неа не е наведен еден единствен автор
    [no_player] нејзината адреса сега не ѝ припаѓа на ниту една сметка
    [mail_off] играчот не прима { -move(form: "plural") } по пошта
    [message_id] таа е копија на порана порака
    [failed] јавува дека некоја порака не пристигнала
    [not_counted] таа е извештај што не се брои
    [delayed] јавува за доцнење
    [to_bounce_address] не е извештај, а дошла на адреса за извештаи
    [nothing_to_confirm] нема ништо за потврдување
    [nothing_waits] веќе ништо не чека одговор
    [another_waits] друга порака чека потврда
    [dmarc_fail] доменот на испраќачот кажува дека е лажна (DMARC)
    [not_a_player] нејзиниот автор не игра во оваа { -game }
    [not_the_player] играчот не ја испратил
    [unconfirmed_sender] играчот е прашан дали пораката е негова
    [not_confirmed] никој не ја потврди навреме
    [confirmed] со неа играчот потврди друга порака
    [disowned] во неа играчот кажа дека некоја порака не е негова
    [no_yes] во неа нема ни „да“ ни „не“
    [passed_on] проследена е до администратор
    [for_operator] не можеше да се проследи до администратор
    [helped] одговорено ѝ е со објаснување
    [joins] од лице без сметка е побарана потврда
    [joined] со неа е направена сметка
    [before_an_act] напишана е пред { -arbiter } да поништи нешто во { -game(form: "definite") }
    [before_restoration] напишана е пред сервисот да биде обновен од резервна копија
    [unanswered] одговорот на неа е задржан, бидејќи имаше премногу одговори
    [discarded] ја отфрли администратор
    [failures] три пати не успеа нејзиното читање
    [deaths] програмата паѓаше секојпат кога ја читаше
    [left] чека понова верзија на сервисот
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Доменот на испраќачот гарантира за авторот.
    [fail] Доменот на испраќачот кажува дека пораката е лажна.
   *[unknown] Никој не гарантира за авторот.
}
page-admin-outgoing = { $kind ->
    [game-started] Почеток на { -game }
    [your-move] { -move(form: "Bare") } на { -opponent(form: "definite") }
    [move-recorded] Запис за { -move } по пошта
    [reminder] Потсетник
    [game-news] Новости за { -game }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Новости за { -arbiter }
    [log-receipt] Доказ за { -sealed-move }
    [game-over] Крај на { -game }
    [restored] Обнова од резервна копија
    [challenge] Предизвик
    [transcript] Одговор на порака
    [confirmation] Прашање
    [sign-in-code] Код
    [account-news] Новости за сметка
    [digest] Преглед
   *[passed-on] Проследена порака
}
page-admin-not-sent = { $reason ->
    [gone] примачот јавува дека веќе не постои
    [failed] пет дена ништо не можеше да се испрати
    [restored] сервисот е обновен од резервна копија
    [interrupted] програмата заврши додека се испраќаше
    [no_event] нема таков настан
    [redirect] примачот пренасочува кон друга адреса
    [internal] грешка на овој сервис
    [timeout] примачот не одговара навреме
    [host_not_found] серверот на примачот е непознат
    [private_address] примачот нема адреса на интернет
    [not_https] адресата на примачот е без шифрирање
    [tls] сертификатот на примачот не е важечки, или TLS не успева
    [connection_refused] примачот не прифаќа поврзување
    [connection] врската со примачот се прекина
    [not_http] примачот не одговара според HTTP
   *[other] примачот одговара со статус { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } обид.
   *[other] { $n } обиди.
}
page-admin-received = Примена
page-admin-at = { $at }
page-admin-state = Состојба
page-admin-cause = Исход или причина
page-admin-to = До
page-admin-to-game = { $game }, адресата за одговор што ја има { $name }
page-admin-to-account = сметката на { $name }
page-admin-to-confirm = прашањето за пораката { $id }
page-admin-to-mailbox = сандачето { $mailbox }
page-admin-to-bounce = повратната адреса на појдовната порака { $id }
page-admin-author = Автор
page-admin-attempts = Читање
page-admin-confirmed = Се смета за порака од самиот играч.
page-admin-text-about = Ова е почетокот на пораката како што дошла, без адресите на сервисот, кодовите и деловите што се кодирани или се во HTML. Не кажувајте им на други што има во неа.
page-admin-text-cut = Остатокот не е прикажан.
page-admin-hidden = { $because ->
    [own_game] Пораката можеби е за Ваша { -game }. Со пораката се занимава друг администратор.
    [sealed] Текстот не е прикажан, бидејќи во него може да има { -sealed-move }: { -game(form: "definite") } за која можеби е пораката има таков { -move }, или може да го добие. Пораката сепак може да се прочита повторно, да се прифати за обработка и да се отфрли.
    [secret] Текстот не е прикажан, бидејќи во него може да има { -move }, или збор за { -seal(form: "noun") }, нацрти или условни { -move(form: "plural") }. Пораката сепак може да се прочита повторно, да се прифати за обработка и да се отфрли.
    [not_aside] Текстот не е прикажан, бидејќи пораката не е ставена настрана.
   *[gone] Текстот е избришан.
}
page-admin-bounces = Играчи до кои не пристигнува пошта
page-admin-sources = Сандачиња од кои се презема пошта
page-admin-source-unused = не се користи
page-admin-source-fine = поштата се презема
page-admin-source-looked = Последна проверка: { $at }
page-admin-dead = Појдовни пораки за кои обидите се прекинати
page-admin-an-address = до адреса без сметка
page-admin-about = за { $game }
page-admin-webhooks = Webhook што се исклучени или не успеваат
page-admin-webhook = Webhook { $id } за { $host }
page-admin-webhook-failing = не успева од { $since }
page-admin-webhook-off = исклучен ({ $because })
page-admin-deliveries = Настани за кои обидите се прекинати
page-admin-delivery = Настан { $id } за webhook { $webhook }, за { $game }
page-admin-ready = Сервисот е подготвен.
page-admin-not-ready = Сервисот не е подготвен.
page-admin-clock-jumped = Часовникот на компјутерот е поместен. Додека не биде точен, ниедна { -flag } не паѓа и ништо не се брише.
page-admin-answers-held = Чекаат повеќе автоматски одговори од вообичаено. Толку се задржани и одат подоцна: { $n }
page-admin-commands-aside = Барања за сите { -game(form: "plural") } на играч што не успеале во една од нив: { $n }
page-admin-version = Верзија
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Генерација на базата на податоци
page-admin-backup = Последна резервна копија со postzug backup
page-admin-no-backup = не е позната ниедна
page-admin-running = { -game(form: "Plural") } во тек
page-admin-ended = Завршени { -game(form: "plural") }
page-admin-accounts = Сметки
page-admin-bytes = Големина на базата на податоци
page-admin-set-aside = Дојдовни пораки ставени настрана
page-admin-unsent = Појдовни пораки што е време да се испратат
page-admin-oldest = Најстарата чека веќе: { $age }.
page-admin-undelivered = Настани што е време да се испратат до webhook
page-admin-log-size = Записи во дневникот
page-admin-log-signed = Записи под последната потпишана глава
page-admin-log-waiting = Настани што уште не се во дневникот
page-admin-checkpoint = Потпишаната глава на дневникот
page-admin-health-more = Командата postzug doctor ги проверува компјутерот, серверот за испраќање пошта и DNS.

page-problem = Не е направено
page-typed = Го напишавте ова, а не е испратено: копирајте го
page-typed-reason = Причина
page-claim-move = Рекламацијата е запишана, и најавениот { -move } е одигран.
page-claim-no-move = Рекламацијата е запишана, а { -move(form: "definite") } допрва треба да се одигра.
page-claim-recorded = Рекламацијата е запишана; ако е најавен легален { -move }, тој е одигран.
page-problem-code = { $status }, { $code }
