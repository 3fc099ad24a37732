### Every sentence that a person reads, in Serbian. docs/translating.md says how to add a language.

-game = { $case ->
    [genitive] партије
    [dative] партији
    [accusative] партију
    [instrumental] партијом
    [dative-plural] партијама
    [Nominative] Партија
    [Genitive] Партије
   *[nominative] партија
}
-move = { $case ->
    [genitive] потеза
    [dative] потезу
    [instrumental] потезом
    [plural] потези
    [accusative-plural] потезе
    [dative-plural] потезима
    [Nominative] Потез
    [Plural] Потези
    [Accusative-plural] Потезе
   *[nominative] потез
}
-draw = { $case ->
    [genitive] ремија
    [dative] ремију
    [instrumental] ремијем
    [Nominative] Реми
   *[nominative] реми
}
-castling = { $case ->
    [genitive] рокаде
    [accusative] рокаду
   *[nominative] рокада
}
-en-passant = ан пасан
-promotion = { $case ->
    [accusative] промоцију
   *[nominative] промоција
}
-opponent = { $case ->
    [genitive] противника
    [dative] противнику
    [instrumental] противником
    [plural] противници
    [Nominative] Противник
   *[nominative] противник
}
-arbiter = { $case ->
    [genitive] судије
    [dative] судији
    [accusative] судију
    [Genitive] Судије
    [Dative] Судији
    [Nominative] Судија
   *[nominative] судија
}
-envelope = { $case ->
    [genitive] коверта
    [locative] коверту
    [plural] коверти
    [accusative-plural] коверте
    [Locative] Коверту
    [Nominative] Коверат
    [Plural] Коверти
    [Accusative-plural] Коверте
   *[nominative] коверат
}
-clock = { $case ->
    [genitive] часовника
    [locative] часовнику
    [instrumental] часовником
    [plural] часовници
    [accusative-plural] часовнике
    [dative-plural] часовницима
    [Nominative] Часовник
    [Plural] Часовници
   *[nominative] часовник
}
-sealed-move = { $case ->
    [genitive] ковертираног потеза
    [locative] ковертираном потезу
    [plural] ковертирани потези
    [accusative-plural] ковертиране потезе
    [Nominative] Ковертирани потез
    [Plural] Ковертирани потези
   *[nominative] ковертирани потез
}
-tablebase = { $case ->
    [genitive] базе завршница
    [accusative] базу завршница
   *[nominative] база завршница
}
-flag = { $case ->
    [genitive] заставице
    [accusative] заставицу
    [Genitive] Заставице
    [Nominative] Заставица
   *[nominative] заставица
}
-deadline = рок
-check = { $case ->
    [locative] шаху
    [Nominative] Шах
   *[nominative] шах
}
-mate = мат
-stalemate = пат
-white = { $form ->
    [genitive] белог
    [instrumental] белим
    [Nominative] Бели
   *[nominative] бели
}
-black = { $form ->
    [genitive] црног
    [instrumental] црним
    [Nominative] Црни
   *[nominative] црни
}
-resign = { $form ->
    [imperative] предајте
    [feminine] предата
    [present] предаје
    [past-plural] предали
    [Noun] Предаја
    [Imperative] Предајте
    [Familiar] Предај
   *[noun] предаја
}
-adjourn = { $form ->
    [genitive] прекида
    [dative] прекиду
    [feminine] прекинута
    [Noun] Прекид
    [Feminine] Прекинута
    [Imperative] Прекини
   *[noun] прекид
}
-resume = { $form ->
    [genitive] наставка
    [present] наставља
    [imperative] настави
    [feminine] настављена
    [Noun] Наставак
    [Imperative] Настави
   *[noun] наставак
}
-seal = { $form ->
    [genitive] ковертирања
    [dative] ковертирању
    [present] ковертира
    [masculine] ковертиран
    [neuter] ковертирано
    [past-plural] ковертирали
    [past] ковертирао
    [imperative] ковертирајте
    [plural] ковертирани
    [Masculine] Ковертиран
    [Neuter] Ковертирано
    [Past-plural] Ковертирали
    [Imperative] Ковертирајте
    [Familiar] Ковертирај
   *[noun] ковертирање
}
-illegal = { $form ->
    [genitive] нелегалног
    [plural] нелегални
    [Masculine] Нелегалан
   *[masculine] нелегалан
}
-appeal = { $form ->
    [dative] жалби
    [accusative] жалбу
    [genitive] жалбе
    [Nominative] Жалба
    [Genitive] Жалбе
   *[nominative] жалба
}

language-name = Српски

## Dates and lengths of time

date = { $weekday }, { $day }. { $month } { $year }. у { $time } ({ $iso } { $offset })
date-beyond = датум изван календара
weekday-monday = понедељак
weekday-tuesday = уторак
weekday-wednesday = среда
weekday-thursday = четвртак
weekday-friday = петак
weekday-saturday = субота
weekday-sunday = недеља
month-january = јануар
month-february = фебруар
month-march = март
month-april = април
month-may = мај
month-june = јун
month-july = јул
month-august = август
month-september = септембар
month-october = октобар
month-november = новембар
month-december = децембар
length-days = { $n } { $n ->
    [one] дан
    [few] дана
   *[other] дана
}
length-hours = { $n } { $n ->
    [one] сат
    [few] сата
   *[other] сати
}
length-minutes = { $n } { $n ->
    [one] минут
    [few] минута
   *[other] минута
}
exact-days = { $n } д
exact-hours = { $n } ч
exact-minutes = { $n } мин
exact-seconds = { $n } с

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } или { $last }
list-more = { $list } и још { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } дан
    [few] { $days } дана
   *[other] { $days } дана
} за сваки { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
   *[other] { $moves } { -move(case: "genitive") }
} за { $time }
control-then = { $first }, затим { $next }
control-increment-of = { $period } + { $increment } по { -move(case: "dative") }
control-cap-of = { $period }, највише { $cap }
control-delay-of = { $period }, задршка: { $delay }
control-whole-days = { $control }, цели дани
control-double = { $control }, двоструко после { $days } дана
control-thematic-start = { $control }, тематска { -game }
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } за { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
   *[other] { $moves } { -move(case: "genitive") }
}

## What adjourned games wait for

adjourned-resumption = време { -resume(form: "genitive") } или { $replier }
adjourned-opening = отварање { -envelope(case: "genitive") }; време не тече ниједном играчу
adjourned-replier = { $replier }; том играчу тече време
adjourned-former_sealer = { $replier } (играч који је раније { -seal(form: "past") } { -move }, а још се није појавио); том играчу тече време
adjourned-late_opening = отварање { -envelope(case: "genitive") }: неко се појавио прекасно
adjourned-adjudication = { -arbiter }, да пресуди, или { $sealer }, ако има текст { -sealed-move(case: "genitive") }; време не тече ниједном играчу
adjourned-sealed_text = { $sealer }, да покаже текст { -sealed-move(case: "genitive") }; том играчу тече време
adjourned-reading = { $replier }, да изабере тумачење; том играчу тече време
adjourned-publication = { -arbiter } са кључем или { $sealer }, да покаже оно што оба играча желе да се покаже
adjourned-sealing = { $sealer }, да { -seal(form: "present") } нацрт или други { -move }; том играчу тече време
adjourned-gone = { $waits_for }; више не постоје ови налози са кључевима овог { -envelope(case: "genitive") }: { $players }{ $complete ->
    [no] , па { -envelope } овде не може да се отвори
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Имате налог на { $site }, а Ваше име овде је { $name }. Ако то нисте тражили, не радите ништа: ниједна { -game } не почиње без Вас.

    Све може да се обави поштом. Одговорите на овај имејл, са по једном командом у реду:

    {"  "}{ command-seek }: за нову { -game(case: "accusative") }; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: ко још тражи { -opponent(case: "genitive") }; { command-accept-challenge } C7 започиње { -game(case: "accusative") }
    {"  "}{ command-challenge } ИМЕ: позив одређеном играчу
    {"  "}{ command-games }: Ваше { -game(case: "genitive") } и ко је на { -move(case: "dative") }
    {"  "}{ command-settings }: Ваша временска зона, запис { -move(case: "genitive") } и обавештења
    {"  "}{ command-help }: све команде

    Кад почне { -game }, добијате имејл са позицијом и Вашим { -clock(case: "instrumental") }. Одговорите на њега својим { -move(case: "instrumental") }, на пример e4 или 5254, у посебном реду.
account-deleted = Налог { $name } је избрисан. На ову адресу се више ништа не шаље.
account-address = Налог { $name } сада има другу имејл адресу. На ову адресу се више ништа не шаље, а све сесије и API-токени су угашени. Ако то нисте учинили Ви, јавите онима који воде овај сервис.
account-role = Ваша улога је сада: { $role }.
role-player = играч
role-arbiter = { -arbiter }
role-administrator = администратор
account-envelope-key = За Ваш налог је постављен кључ који отвара { -sealed-move(case: "accusative-plural") }: { $key }. Ако то нисте учинили Ви, завршите своје сесије и одмах јавите администратору: од сада се { -move(case: "plural") } ковертирају за тај кључ.
account-token-made = За Ваш налог је направљен API-токен „{ $label }“. Ако то нисте учинили Ви, опозовите га.
account-tokens-revoked = Сервис је обновљен из резервне копије. Ваши API-токени су опозвани, јер би се иначе вратио и токен који сте у међувремену сами опозвали. Направите нове за своје програме.
# The address follows.
calendar-made = Направљена је адреса Вашег календара. Програми за календар се претплаћују на њу и приказују рокове у Вашим { -game(case: "dative-plural") }:
calendar-how = Ко има ову адресу, може да чита Ваше рокове, зато је никоме не дајте. Претходна адреса више не важи. Да бисте ову опозвали, напишите: { command-calendar-off }
calendar-shown = Направљена је адреса Вашег календара. Ко је има, може да чита рокове у Вашим { -game(case: "dative-plural") }. Адреса која је важила пре ње више не важи. Ако то нисте учинили Ви, напишите: { command-calendar-off }
calendar-void = Сервис је обновљен из резервне копије. Адреса Вашег календара је опозвана, јер би се иначе вратила и адреса коју сте у међувремену сами опозвали. Да бисте направили нову, напишите: { command-calendar }
webhook-made = За Ваш налог је направљен webhook: догађаји у Вашим { -game(case: "dative-plural") } шаљу се на { $host }. Ако то нисте учинили Ви, избришите га и опозовите своје API-токене.
webhook-secret-made = Ваш webhook који шаље догађаје на { $host } добио је други тајни кључ. Претходни тајни кључ важи још 24 сата. Ако то нисте учинили Ви, избришите webhook и завршите своје сесије.
webhook-secrets-a-day = Тајни кључеви за webhook које сте направили у последња 24 сата: { $limit }. Сачекајте.
webhook-enabled = Ваш webhook је укључен: догађаји у Вашим { -game(case: "dative-plural") } шаљу се на { $host }. Ако то нисте учинили Ви, избришите га и завршите своје сесије.
webhook-off = Пет дана ништа није могло да се пошаље на { $host }. Ваш webhook је искључен, а оно што је на њега чекало више се не шаље. Кад прималац проради, поново укључите webhook.
webhook-failed = Ваш webhook не ради: један догађај три дана није могао да се пошаље на { $host } и више се не покушава. Каснији догађаји се и даље шаљу. Погледајте испоруке за тај webhook; могу поново да се пошаљу у року од 30 дана. О томе не стиже други имејл док нека испорука не успе.
webhook-gone = Прималац на { $host } јавља да више не постоји. Ваш webhook је искључен и тамо се више ништа не шаље.
webhook-restored = Сервис је обновљен из резервне копије. Ваш webhook за { $host } је искључен, јер би се иначе вратио и webhook који сте у међувремену сами избрисали. Поново га укључите или га избришите.
account-session-copied = Кључ једне од Ваших сесија (клијент: { $device }) употребљен је двапут, па га је можда неко копирао. Та сесија је завршена. Пријавите се поново тамо где Вам је потребно.
account-unknown-client = непознат
bounce-unknown = без статусног кода
bounce-expired = није испоручено на време
bounce-not-sent = нема везе с имејл-сервером који би га примио
account-mail-stopped = Пошта не стиже: { $name }. Враћени имејлови: { $bounces }, почев од: { $since }. Разлог за последњи: { $reason }. Том играчу се више не шаљу имејлови о { -game(case: "dative-plural") } док пошта не проради. То пише у записнику сваке { -game(case: "genitive") } која је у току: { $games }. Време тече даље; да ли из тога нешто следи, одлучује { -arbiter }.
account-mail-stopped-help = Ваше { -game(case: "genitive") } су овде и време у њима тече даље. Постарајте се да Ваше сандуче прима пошту или промените адресу преко POST /v1/me/address. Затим: POST /v1/me/mail/resume.
account-mail-returned-help = Постарајте се да Ваше сандуче прима пошту или промените адресу преко POST /v1/me/address. Пошта се још шаље; ако се још нешто врати, слање престаје.
account-mail-not-fetched = Пошта не може да се преузме са { $source }, почев од: { $since }. Разлог: { $trouble ->
    [unreachable] сервер није доступан
    [slow] сервер не одговара на време
    [certificate] сертификат сервера није важећи или TLS не успева
    [password] сервер одбија корисничко име или лозинку
    [folder] фасцикла не може да се отвори
    [full] сандуче је пуно
   *[protocol] сервер одбија команду
}. { -move(case: "Plural") } послати имејлом чекају тамо. Шта да се уради: postzug doctor.
account-mail-aside = Други програм је променио { $source } док је Postzug одатле вадио пошту. Датотека поред њега садржи оно што тамо можда недостаје (почев од: { $since }); пошта се и даље прима. Шта да се уради: postzug doctor.
account-mail-single = Неки имејлови не могу да се преузму са { $source }, почев од: { $since }. { -move(case: "Plural") } у њима чекају тамо. Остала пошта се прима. Postzug и даље покушава. Шта да се уради: нађите разлог у дневнику. Имејл који избришете или преместите на друго место Postzug више не покушава да преузме.
account-left = { $how ->
    [silence] Половина { -game } изгубљена ћутањем: { $name }. То важи као повлачење.
    [withdrawal] Повлачење: { $name }.
   *[expulsion] Искључење: { $name }.
} { $scope ->
    [all] Односи се на све { -game(case: "genitive") }.
   *[event] Односи се на турнир „{ $event }“.
} { $games }
account-left-none = Других { -game } нема.
account-left-none-yet = Остале { -game(case: "genitive") } тог играча у току: засад ниједна.
account-left-games = Остале { -game(case: "genitive") } тог играча у току: { $games }.
account-left-fault = У некима то није могло да се спроведе због грешке: оператер је налази у дневнику.
account-left-open = У овим { -game(case: "dative-plural") } време не тече ниједном играчу док { -arbiter } не пресуди или не дозволи да неко други игра даље: { $games }.
account-not-done = { $game } (није спроведено: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Ви нисте играч у овој { -game(case: "dative") }.
    .title = Није играч у овој { -game(case: "dative") }
    .help = Ово смеју само играчи ове { -game(case: "genitive") }.
refusal-not_an_arbiter = Ово сме само { -arbiter }.
    .title = Ово сме само { -arbiter }
    .help = Обратите се { -arbiter(case: "dative") } { -game(case: "genitive") }.
refusal-same_player = Нико не може да игра против себе.
    .title = Нико не игра против себе
    .help = Наведите другог { -opponent(case: "genitive") }.
refusal-bad_start = { -game(case: "Nominative") } не може овако да почне: { $reason }.
    .title = { -game(case: "Nominative") } не може овако да почне
    .help = Исправите почетну позицију или правилник.
refusal-not_your_move = На { -move(case: "dative") } је { -opponent }.
    .title = На { -move(case: "dative") } је { -opponent }
    .help = Сачекајте { -move } { -opponent(case: "genitive") }.
refusal-wrong_ply = Ово се односи на позицију после { $expected } полупотеза. До сада одиграно полупотеза: { $current }.
    .title = Односи се на другу позицију
    .help = Прочитајте { -game(case: "accusative") } поново и пошаљите { -move } за садашњи ply.
refusal-already_played = Овај { -move } је већ забележен као полупотез { $ply }.
    .title = Овај { -move } је већ забележен
    .game = { -move(case: "Nominative") } остаје онако како је забележен први пут.
    .help = Ништа: { -move } важи.
refusal-not_a_move = „{ $text }“ није { -move } ни у једној нотацији коју овај сервис познаје.
    .title = Није { -move }
    .help = Напишите један { -move }, на пример 5254 или e4; GET .../legal наводи легалне.
refusal-illegal_move = „{ $text }“ овде није легално: { $reason }.
    .title = Овде није легално
    .game = { -move(case: "Nominative") } није одигран и време тече даље. Покушај се броји.
    .help = Пошаљите легалан { -move }; GET .../legal их наводи.
refusal-ambiguous_move = „{ $text }“ може да се протумачи на више начина: { $readings }.
    .title = Одговара више легалних { -move(case: "genitive") }
    .help = Пошаљите једно од тумачења.
refusal-promotion_missing = „{ $text }“ мора да каже у шта се пешак претвара: { $readings }.
    .title = Недостаје фигура за { -promotion(case: "accusative") }
    .help = Реците у шта се пешак претвара, на пример 57581 или e8=Q.
refusal-too_late = Време је истекло пре него што је ово примљено.
    .title = Време је истекло
    .game = Ништа није учињено. { -flag(case: "Nominative") } пада и сервис завршава { -game(case: "accusative") }, осим ако се пад { -flag(case: "genitive") } мора рекламирати.
    .help = У ову { -game(case: "accusative") } се више ништа не може послати. Где се пад { -flag(case: "genitive") } мора рекламирати, { -move } још може да се одигра док неко тај пад не рекламира.
refusal-game_over = { -game(case: "Nominative") } је завршена.
    .title = { -game(case: "Nominative") } је завршена
    .help = У ову { -game(case: "accusative") } се више ништа не може послати.
refusal-no_draw_offer = Нема понуде за { -draw } од { -opponent(case: "genitive") }.
    .title = Нема понуде за { -draw }
    .help = Понудите { -draw } заједно са својим следећим { -move(case: "instrumental") }.
refusal-draw_too_early = Договор о { -draw(case: "dative") } није дозвољен пре него што се заврши { -move } { $move_number }.
    .title = Прерано за договор о { -draw(case: "dative") }
    .help = Играјте даље; { -move } је наведен у правилнику ове { -game(case: "genitive") }.
refusal-claim_not_correct = Рекламација није основана: { $reason }.
    .title = Рекламација није основана
    .game = Рекламација је у записнику; ако је најављен легалан { -move }, он је одигран, а draw_offer у { -game(case: "dative") } показује да ли рекламација важи као понуда.
    .help = Прочитајте { -game(case: "accusative") } поново пре следећег { -move(case: "genitive") }.
refusal-offer_too_soon = После понуде за { -draw } треба да одиграте { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
   *[other] { $moves } { -move(case: "genitive") }
} пре нове понуде: { -draw } није понуђен.
    .title = Недавно сте понудили { -draw }
    .game = { -move(case: "Nominative") } који је стигао с понудом је одигран, без понуде.
    .help = Сачекајте понуду { -opponent(case: "genitive") } или одиграјте наведене { -move(case: "accusative-plural") }.
refusal-no_tablebase_claims = Правилник ове { -game(case: "genitive") } не дозвољава рекламације по бази завршница.
    .title = У овој { -game(case: "dative") } нема рекламација по бази завршница
    .help = Играјте даље.
refusal-table_needed = Потребна је { -tablebase }.
    .title = База завршница није прегледана
    .help = Покушајте касније; реците оператеру број захтева.
refusal-too_many_men = Рекламација по бази завршница могућа је само ако на табли није више од { $men ->
    [one] { $men } фигуре
    [few] { $men } фигуре
   *[other] { $men } фигура
}.
    .title = Превише фигура за базу завршница
    .help = Рекламирајте кад на табли не буде више фигура него што дозвољава правилник.
refusal-referred_before = О овој позицији је већ упућено питање { -arbiter(case: "dative") }; најпре одиграјте { -move }.
    .title = О овој позицији је већ упућено питање { -arbiter(case: "dative") }
    .help = Одиграјте { -move }; друга позиција може да се рекламира.
refusal-analysis_needed = Пресуда се тражи уз Вашу анализу, не рекламацијом.
    .title = Пресуда се тражи уз анализу
    .help = Уместо тога, POST на .../adjudication.
refusal-no_adjudication = Правилник ове { -game(case: "genitive") } не дозвољава да играч тражи пресуду.
    .title = У овој { -game(case: "dative") } нема захтева за пресуду
    .help = Играјте даље; { -arbiter } може да пресуди и без захтева.
refusal-already_asked = У овој { -game(case: "dative") } сте већ тражили пресуду.
    .title = Већ сте тражили пресуду
    .help = Играјте даље; { -arbiter } може да пресуди и без захтева.
refusal-adjudication_too_early = Пресуда може да се тражи кад се заврши { -move } { $move_number }.
    .title = Прерано за захтев за пресуду
    .help = Тражите је кад обе стране заврше наведени { -move }.
refusal-analysed_enough = Већ сте три пута послали анализу; { -arbiter } одлучује на основу ње.
    .title = Већ сте три пута послали анализу
    .help = Сачекајте одлуку.
refusal-bad_analysis = Анализа је обичан текст од 1 до 20.000 знакова.
    .title = Анализа недостаје или је предугачка
    .help = Пошаљите обичан текст од 1 до 20.000 знакова.
refusal-claim_pending = Рекламација чека одлуку { -arbiter(case: "genitive") }; дотад време не тече ниједном играчу.
    .title = Рекламација чека { -arbiter(case: "accusative") }
    .help = Сачекајте одлуку; време не тече ниједном играчу.
refusal-no_claim = Ниједна рекламација с тим бројем не чека одлуку.
    .title = Ниједна рекламација не чека
    .help = Погледајте { -game(case: "accusative") } поново.
refusal-adjourned = { -game(case: "Nominative") } је { -adjourn(form: "feminine") }; { -move } не може да се одигра док се не { -resume(form: "imperative") }.
    .title = { -game(case: "Nominative") } је { -adjourn(form: "feminine") }
    .help = Затражите { -resume } или сачекајте договорено време.
refusal-not_adjourned = { -game(case: "Nominative") } није { -adjourn(form: "feminine") }.
    .title = { -game(case: "Nominative") } није { -adjourn(form: "feminine") }
    .help = Ово је могуће само у прекинутој { -game(case: "dative") }.
refusal-must_seal = { -game(case: "Nominative") } се { -adjourn(form: "genitive") }: { -seal(form: "imperative") } свој { -move } уместо да га одиграте.
    .title = { -move(case: "Nominative") } мора да се { -seal(form: "present") }
    .help = POST { -move(case: "genitive") } на .../seal.
refusal-not_sealing = { -adjourn(form: "Noun") } није ни договорен ни наложен.
    .title = { -adjourn(form: "Noun") } није ни договорен ни наложен
    .help = Одиграјте { -move } или најпре предложите { -adjourn }.
refusal-not_sealable = Ништа није { -seal(form: "neuter") }, { -move } није примљен: { $why }.
    .title = Ништа није { -seal(form: "neuter") }
    .game = Ништа није { -seal(form: "neuter") }; страни на { -move(case: "dative") } време тече даље.
    .help = { -seal(form: "Imperative") } један легалан { -move }, на пример 5254 или e4.
refusal-adjournment_not_allowed = Правилник ове { -game(case: "genitive") } не дозвољава да се играчи договоре о { -adjourn(form: "dative") }.
    .title = Играчи овде не смеју да прекину { -game(case: "accusative") }
    .help = Обратите се { -arbiter(case: "dative") }.
refusal-already_proposed = { $by_you ->
    [yes] Већ сте предложили { -adjourn }; одговора { -opponent(case: "genitive") } још нема.
   *[no] { -opponent(case: "Nominative") } је предложио { -adjourn }. Да бисте га прихватили, одговорите на имејл у коме то пише; програм наводи позицију на табли.
}
    .title = { -adjourn(form: "Noun") } је већ предложен
    .help = Прихватите предлог { -opponent(case: "genitive") } с његовим ply или сачекајте одговор на свој.
refusal-no_adjournment_proposed = { -opponent(case: "Nominative") } није предложио { -adjourn }.
    .title = Нема предлога за { -adjourn }
    .help = Предложите га Ви.
refusal-already_requested = Већ сте тражили { -resume }; { -envelope } се отвара кад { -opponent } буде спреман.
    .title = { -resume(form: "Noun") } је већ затражен
    .help = Сачекајте { -opponent(case: "genitive") }.
refusal-commitment_mismatch = Отворени { -envelope } се не слаже с контролним збиром { $sealed_by ->
        [white] { -white(form: "genitive") }
       *[black] { -black(form: "genitive") }
    }.
    .title = Ово није { -envelope } који је био запечаћен
    .game = { -envelope(case: "Nominative") } остаје затворен; време не тече ниједном играчу.
    .help = Ово мора да погледа { -arbiter }.
refusal-envelope_needed = Потребан је текст из { -envelope(case: "genitive") }.
    .title = Потребан је текст из { -envelope(case: "genitive") }
    .help = POST тог текста на .../opening.
refusal-arbiters_hold_it = { -arbiter(case: "Genitive") } имају кључеве { -envelope(case: "genitive") }: отвара се помоћу текста из њега.
    .title = { -arbiter(case: "Genitive") } имају кључеве { -envelope(case: "genitive") }
    .help = POST тог текста на .../opening.
refusal-no_session = Сесије у овој { -game(case: "dative") } немају утврђену дужину: уместо тога, предложите { -adjourn }.
    .title = Сесије овде немају утврђену дужину
    .help = Уместо тога, предложите { -adjourn }.
refusal-session_too_long = { -adjourn(form: "Noun") } сада би потрошио Ваше време до краја сесије, а Ваше време истиче пре тога.
    .title = Остатак сесије је дужи од преосталог времена
    .help = Играјте даље или предложите { -adjourn }.
refusal-not_encrypted = Ово није { -envelope } шифрован помоћу age, у облику armored, највише 32 KiB.
    .title = Није шифрован { -envelope }
    .help = Шифрујте текст помоћу age -a, за кључеве са .../envelope/recipients.
refusal-wrong_recipients = { -envelope(case: "Nominative") } није шифрован за оне који морају да га отворе: потребно је { $needed } од { $holders } кључева, а сви су наведени на /envelope/recipients.
    .title = Шифровано за друге
    .help = { -seal(form: "Imperative") } помоћу postzug seal --recipients и одговора са .../envelope/recipients.
refusal-envelope_opens = { -envelope(case: "Nominative") } не недостаје: чува га сервис, и може да се отвори.
    .title = Не недостаје
    .game = Сервис чува { -envelope } и може да га отвори.
    .help = Отворите га преко /resume или најпре одобрите превремено отварање.
refusal-commitment_used = Овај контролни збир је већ употребљен у овој { -game(case: "dative") }: напишите други { -envelope }, с новим nonce.
    .title = Контролни збир је већ употребљен
    .help = Напишите други { -envelope }, с новим nonce.
refusal-no_draft = Нема нацрта: { -seal(form: "imperative") } { -move }.
    .title = Нема нацрта
    .help = POST { -move(case: "genitive") } на .../seal.
refusal-already_acknowledged = Ово је већ у записнику: натпис је потврђен, превремено отварање одобрено или { -envelope } проглашен несталим.
    .title = Ово је већ учињено
    .help = Ништа: стоји у записнику.
refusal-too_soon = Најавите { -resume } најмање један дан, а највише годину дана унапред.
    .title = Ново време није од једног дана до годину дана унапред
    .help = Најавите { -resume } раније.
refusal-not_to_be_opened = { -envelope(case: "Locative") } још није време: пре времена га отварају само { -arbiter(case: "genitive") }, с разлогом.
    .title = { -envelope(case: "Locative") } још није време
    .help = Сачекајте да се { -game } { -resume(form: "imperative") }; { -arbiter } може да га отвори раније, с разлогом.
refusal-second_arbiter_needed = За отварање { -envelope(case: "genitive") } пре времена потребне су две { -arbiter(case: "genitive") }: { $approved_by_you ->
        [yes] Ви сте га одобрили, а сада га отвара други { -arbiter }
        [no] други { -arbiter } га је одобрио, а сада га отварате Ви
       *[nobody] најпре га одобрава други { -arbiter } (approve early: разлог)
    }.
    .title = Пре времена су потребне две { -arbiter(case: "genitive") }
    .help = Нека најпре други { -arbiter } одобри превремено отварање; што један одобри, други отвара.
refusal-approval_needed = { -envelope(case: "Locative") } још није време: да бисте га отворили пре времена, најпре то одобрите, уз свој разлог (approve early: разлог), а затим га отворите.
    .title = Пре времена је потребан разлог { -arbiter(case: "genitive") }
    .help = Најпре одобрите превремено отварање уз свој разлог (approve_early_opening) или сачекајте resume_at и играче.
refusal-no_shut_envelope = Нема шта да се покаже: { -game } мора да буде { -resign(form: "feminine") } или завршена { -draw(case: "instrumental") } док је била { -adjourn(form: "feminine") }, и оба играча морају да пристану да се { -envelope } покаже.
    .title = Ниједан { -envelope } није остао затворен
    .game = Ништа се не показује.
    .help = Може да се покаже само { -envelope } који је био затворен кад је { -game } { -resign(form: "feminine") } или завршена { -draw(case: "instrumental") }.
refusal-appeal_possible = { -envelope(case: "Nominative") } остаје затворен док је у овој { -game(case: "dative") } могућа { -appeal }: одлука { -arbiter(case: "genitive") } би могла да буде поништена, и { -game } се онда наставља.
    .title = Одлука { -arbiter(case: "genitive") } би могла да буде поништена
    .help = Затражите поново кад рок за { -appeal(form: "accusative") } истекне и о свакој { -appeal(form: "dative") } буде одлучено.
refusal-too_few_arbiters = { -arbiter(case: "Genitive") } ове { -game(case: "genitive") } које могу да отварају { -envelope(case: "accusative-plural") }: { $left }, а потребно је: { $needed }. { -arbiter(case: "Nominative") } најпре мора да пријави кључ за { -envelope(case: "accusative-plural") }, иначе { -game } иде даље без { -adjourn(form: "genitive") }.
    .title = Премало { -arbiter } има кључеве
    .game = Ништа се не { -seal(form: "present") } за мање { -arbiter } него што тражи правилник.
    .help = Замолите { -arbiter(case: "accusative") } { -game(case: "genitive") } да пријави кључ за { -envelope(case: "accusative-plural") }.
refusal-draft_for_others = { -arbiter(case: "Genitive") } које могу да отварају { -envelope(case: "accusative-plural") } промениле су се откад сте направили нацрт { -move(case: "genitive") }: направите нацрт поново.
    .title = { -envelope(case: "Accusative-plural") } сада отварају друге { -arbiter(case: "genitive") }
    .help = Поново направите нацрт или { -seal(form: "imperative") } { -move }: POST на .../seal.
refusal-not_a_reading = Изаберите једно од тумачења { -sealed-move(case: "genitive") }.
    .title = Није једно од тумачења
    .help = Пошаљите једно од adjournment.readings.
refusal-clocks_settled = { -clock(case: "Plural") } могу да се оспоре само до Вашег првог { -move(case: "genitive") } после { -resume(form: "genitive") }.
    .title = Прекасно за оспоравање { -clock(case: "genitive") }
    .help = Обратите се { -arbiter(case: "dative") }; одлука је ипак могућа.
refusal-bad_clocks = { -clock(case: "Plural") } не могу тако да се поставе: { -deadline } је у будућности, не пада у дан одсуства и има га само { -clock } који тече; а { -clock } не показује више него што дозвољава временска контрола.
    .title = { -clock(case: "Plural") } не могу тако да се поставе
    .help = Утрошена времена нису негативна; { -deadline } је у будућности, само за { -clock } који тече, не у дан одсуства, а у Triple Block не даље него што { -clock } може да покаже.
refusal-not_due = Време { -resume(form: "genitive") } још није дошло.
    .title = Време { -resume(form: "genitive") } још није дошло
    .help = Сачекајте или нека оба играча затраже { -resume }.
refusal-bad_reason = Наведите разлог од 1 до 500 знакова.
    .title = Разлог недостаје или је предугачак
    .help = Наведите разлог од 1 до 500 знакова.
refusal-too_many_acts = Ова { -game } је достигла границу од 100 судијских одлука.
    .title = Превише судијских одлука
    .help = Више ништа не може да се дода; анулирајте { -game(case: "accusative") } или пустите да се заврши.
refusal-bad_outcome = { -game(case: "Nominative") } без резултата се отказује или анулира, а не пресуђује.
    .title = Није резултат
    .help = Уместо тога, откажите или анулирајте { -game(case: "accusative") }.
refusal-not_over = { -game(case: "Nominative") } није завршена.
    .title = { -game(case: "Nominative") } није завршена
    .help = Поени се мењају кад буде завршена.
refusal-bad_points = Једна страна добија највише два полупоена, колико за победу.
    .title = Превише поена
    .help = Наведите највише два полупоена за једну страну.
refusal-take_back_not_allowed = Послати { -move } важи: правилник ове { -game(case: "genitive") } не дозвољава враћање { -move(case: "genitive") }.
    .title = Овде се { -move(case: "plural") } не враћају
    .help = По правилнику ове { -game(case: "genitive") } сваки { -move } важи.
refusal-nothing_to_take_back = Може да се врати само последњи { -move }, или последња два, а ниједан { -seal(form: "plural") }.
    .title = Овај { -move } не може да се врати
    .help = Наведите један или два полупотеза мање него што је одиграно, а међу њима ниједан { -seal(form: "plural") }.
refusal-bad_replacement = Замена мора да буде особа која у овој { -game(case: "dative") } ни не игра ни не суди.
    .title = Није неко ко може да игра даље
    .help = Наведите особу која у овој { -game(case: "dative") } ни не игра ни не суди.
refusal-resign_instead = Играч се повлачи из свих { -game } једног турнира или из свих { -game }: појединачна { -game } се { -resign(form: "present") }.
    .title = Појединачна { -game } се { -resign(form: "present") }
    .help = { -resign(form: "Imperative") } { -game(case: "accusative") }, или се повуците с њеног турнира или из свих { -game }.
refusal-player_withdrawn = Један играч се повукао из ове { -game(case: "genitive") }: време не тече ниједном играчу, а о { -game(case: "dative") } одлучује { -arbiter }.
    .title = Један играч се повукао
    .help = { -arbiter(case: "Nominative") } пресуђује { -game(case: "accusative") } или дозвољава да неко други игра даље.
refusal-act_reversed = Други { -arbiter } је ово поништио по { -appeal(form: "dative") }: поново то сме да учини само неки други { -arbiter }, а не Ви.
    .title = Други { -arbiter } је ово поништио
    .help = Поново то сме да учини неки други { -arbiter }, а не Ви.
refusal-other_game_counts = Уместо ове { -game(case: "genitive") } важи { $game }: у овој се више не доносе одлуке.
    .title = Уместо ње важи друга { -game }
    .help = Погледајте наведену { -game(case: "accusative") }.
refusal-other_line = Ово је написано пре него што је { -arbiter } нешто поништио у овој { -game(case: "dative") }: проверите садашњу позицију и напишите поново.
    .title = Односи се на поништену позицију
    .help = Прочитајте { -game(case: "accusative") } поново и пошаљите { -move } с његовим ply и revision.
refusal-no_such_act = Нема судијске одлуке с тим бројем.
    .title = Нема такве одлуке
    .help = Прочитајте acts у { -game(case: "dative") }: { -appeal } наводи њен број.
refusal-already_appealed = На ово је већ уложена { -appeal }.
    .title = { -appeal(form: "Nominative") } је већ уложена
    .help = Сачекајте одлуку или је прочитајте у acts.
refusal-appeal_too_late = Рок за { -appeal(form: "accusative") } на ово је истекао.
    .title = Рок за { -appeal(form: "accusative") } је истекао
    .help = Ништа не може да се учини: број дана је наведен у правилнику { -game(case: "genitive") }.
refusal-no_appeal = Ниједна { -appeal } на ово не чека одлуку.
    .title = Ниједна { -appeal } не чека одлуку
    .help = Прочитајте acts у { -game(case: "dative") }.
refusal-own_act = О { -appeal(form: "dative") } на Вашу одлуку одлучује други { -arbiter }.
    .title = Нико не одлучује о својој одлуци
    .help = Мора да одлучи други { -arbiter }.
refusal-offer_with_move = { -draw(case: "Nominative") } се нуди заједно с { -move(case: "instrumental") }.
    .title = { -draw(case: "Nominative") } се нуди с { -move(case: "instrumental") }
    .help = Поставите draw_offer уз свој следећи { -move }.
refusal-offer_with_draft = Нацрт је у свом { -envelope(case: "locative") } онакав какав је написан, па му се не може додати понуда за { -draw }. Ништа није { -seal(form: "neuter") }. Да бисте понудили { -draw }, { -seal(form: "imperative") } { -move } с понудом; да бисте { -seal(form: "past-plural") } нацрт, изоставите понуду.
    .title = Нацрту се не додаје понуда за { -draw }
    .help = Наведите { -move } и поставите draw_offer или { -seal(form: "imperative") } нацрт без draw_offer.
refusal-your_move = Ви сте на { -move(case: "dative") }: одиграјте га; условни { -move(case: "plural") } су за време док { -opponent } размишља.
    .title = Ви сте на { -move(case: "dative") }
    .help = Одиграјте { -move }; условне { -move(case: "accusative-plural") } дајте уз њега или после.
refusal-conditions_not_allowed = Правилник ове { -game(case: "genitive") } не дозвољава условне { -move(case: "accusative-plural") }.
    .title = У овој { -game(case: "dative") } нема условних { -move(case: "genitive") }
    .game = Условни { -move(case: "plural") } нису сачувани.
    .help = Играјте без њих.
refusal-bad_conditions = Ваши условни { -move(case: "plural") } нису сачувани. У реду { $line }, полупотез { $half_move }: { $why }.
    .title = Условни { -move(case: "plural") } су погрешни
    .game = Ниједан од њих није сачуван; раније дати остају.
    .help = Исправите наведени ред и полупотез.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Нису примљени ни понуда за { -draw } ни условни { -move(case: "plural") }
    .game = { -move(case: "Nominative") } је одигран без њих: видети version и ply.
    .help = Прочитајте offer и conditions; исправите условне { -move(case: "accusative-plural") } и дајте их поново.
refusal-already_offered = Већ сте понудили { -draw }; одговора { -opponent(case: "genitive") } још нема.
    .title = Ваша понуда за { -draw } већ стоји
    .help = Сачекајте одговор { -opponent(case: "genitive") }.
refusal-record_full = Превише { -move(case: "genitive") } без узимања и без { -move(case: "genitive") } пешаком: рекламирајте { -draw } или се обратите { -arbiter(case: "dative") }.
    .title = Превише { -move(case: "genitive") } без узимања и без { -move(case: "genitive") } пешаком
    .help = Рекламирајте { -draw } или се обратите { -arbiter(case: "dative") }.
refusal-not_the_timekeeper = Ово ради само сам сервис.
    .title = Ово ради само сам сервис
    .help = Ништа: сервис то ради кад дође време.
refusal-unknown_game = Нема такве { -game(case: "genitive") }.
    .title = Нема такве { -game(case: "genitive") }
    .help = Проверите број { -game(case: "genitive") }.
refusal-unknown_player = Нема играча с тим именом.
    .title = Нема таквог играча
    .help = Проверите име; избрисани налози не могу да се изазову.
refusal-unknown_challenge = Нема таквог изазова.
    .title = Нема таквог изазова
    .help = Не постоји или није за Вас.
refusal-challenge_closed = Овај изазов више није отворен.
    .title = Изазов више није отворен
    .help = Изазовите тог играча Ви.
refusal-too_many_challenges = Ваши отворени изазови и огласи: { $limit }. Сачекајте одговоре или повуците неке.
    .title = Превише отворених изазова
    .help = Сачекајте одговоре или повуците неке.
refusal-key_reused = Овај кључ је већ употребљен за други захтев; употребите нов.
    .title = Idempotency-Key је већ употребљен за други захтев
    .help = За нов захтев употребите нов кључ, а исти кључ само да поновите исти захтев.
refusal-ply_missing = Реците на који се полупотез ово односи.
    .title = Позиција није наведена
    .help = Пошаљите ply: број одиграних полупотеза.
refusal-bad_message = Порука је обичан текст од 1 до 2.000 знакова.
    .title = Порука не може да се прими
    .help = Пошаљите обичан текст од 1 до 2.000 знакова.
refusal-flag_not_fallen = Ниједна { -flag } није пала.
    .title = Ниједна { -flag } није пала
    .help = Сачекајте да истекне { -deadline }.
refusal-flag_for_arbiter = { -flag(case: "Nominative") } је пала, али у овој { -game(case: "dative") } само { -arbiter } због тога завршава { -game(case: "accusative") }; { -arbiter(case: "genitive") } су обавештене.
    .title = Ову { -flag(case: "accusative") } рекламира само { -arbiter }
    .game = { -game(case: "Nominative") } иде даље, и { -move } још важи, док је { -arbiter } не заврши.
    .help = Сачекајте: { -arbiter(case: "genitive") } добијају обавештење кад { -flag } падне.
refusal-mail_noted = То већ стоји у записнику.
    .title = То већ стоји у записнику
    .help = Ништа: стоји у записнику.
refusal-zone_noted = То већ стоји у записнику.
    .title = То већ стоји у записнику
    .help = Ништа: стоји у записнику.
refusal-on_leave = На одсуству сте и не можете да играте док се оно не заврши.
    .title = На одсуству сте
    .game = { -move(case: "Nominative") } није одигран; време стоји.
    .help = Играјте кад се одсуство заврши.
refusal-no_leave = У овој { -game(case: "dative") } нема одсуства.
    .title = У овој { -game(case: "dative") } нема одсуства
    .help = Правилник { -game(case: "genitive") } не предвиђа одсуство.
refusal-bad_leave = Одсуство има први и последњи дан, највише годину дана унапред.
    .title = Такво одсуство не може да се пријави
    .help = Наведите први и последњи дан, највише годину дана унапред.
refusal-leave_too_short = Одсуство мора да траје најмање { $days ->
    [one] { $days } дан
    [few] { $days } дана
   *[other] { $days } дана
}.
    .title = Одсуство је прекратко
    .help = Пријавите најкраћу дужину из правилника или више.
refusal-leave_too_late = Одсуство мора да се пријави пре него што почне његов први дан, и најмање { $days ->
    [one] { $days } дан
    [few] { $days } дана
   *[other] { $days } дана
} унапред. Ово је било прекасно.
    .title = Прекасно за пријаву овог одсуства
    .help = Пријавите одсуство које почиње касније.
refusal-leave_overlaps = За неке од тих дана већ сте пријавили одсуство.
    .title = За неке од тих дана одсуство је већ пријављено
    .help = Наведите друге дане.
refusal-leave_used_up = Преостало одсуство за { $year }. годину: { $days ->
    [one] { $days } дан
    [few] { $days } дана
   *[other] { $days } дана
}.
    .title = Преостало је премало дана одсуства
    .help = Пријавите мање дана у тој години.
refusal-no_such_leave = Тог дана не почиње одсуство које још може да се откаже.
    .title = Нема одсуства које може да се откаже
    .help = Прочитајте { -game(case: "accusative") }: одсуство је наведено код { -clock(case: "genitive") }.
refusal-nothing_to_declare = Нема шта да се изјави: на овом { -move(case: "dative") } се { -game } не губи ћутањем, или је { -deadline } поставио { -arbiter }.
    .title = На овом { -move(case: "dative") } се { -game } не губи ћутањем
    .help = Ништа: размишљајте колико дозвољава { -clock }.
refusal-no_bank = У овој { -game(case: "dative") } нема резерве из које се допуњава { -clock }.
    .title = У овој { -game(case: "dative") } нема резерве
    .help = Резерву има само Triple Block.
refusal-nothing_to_refill = Нема шта да се допуни: { -clock } је пун или је резерва празна.
    .title = Нема шта да се допуни
    .help = { -clock(case: "Nominative") } је пун или је резерва празна.
refusal-rate_limited = Превише порука, рекламација и изазова. Сачекајте { $retry_after ->
    [one] { $retry_after } секунду
    [few] { $retry_after } секунде
   *[other] { $retry_after } секунди
} пре следеће.
refusal-nothing_to_return = Овај застој не погађа ниједан { -clock } који тече.
    .title = Није погођен ниједан { -clock } који тече
    .help = Ништа: нема шта да се врати.

## Refusals about accounts.

refusal-bad_name = Ово име не може да се употреби: { $reason }.
    .title = Име не може да се употреби
    .help = Изаберите друго име.
refusal-name_taken = Ово име, или неко које личи на њега, већ је заузето; изаберите друго.
    .title = Име је заузето
    .help = Изаберите друго име; послати код и даље важи.
refusal-bad_address = Ово није имејл адреса на коју овај сервис може да пише.
    .title = Није адреса на коју можемо да пишемо
    .help = Исправите адресу.
refusal-no_such_language = Тог језика овде нема. Постоје: { $languages }.
    .title = Нема таквог језика
    .help = Употребите једну од ознака из languages.
refusal-bad_time_zone = Ово није име временске зоне, као што је Europe/Berlin.
    .title = Није временска зона
    .help = Употребите име по IANA, на пример Europe/Berlin.
refusal-bad_key = Ово није јавни кључ програма age, који почиње са age1.
    .title = Није јавни кључ програма age
    .help = Пошаљите оно што age-keygen исписује као јавни кључ; почиње са age1.
refusal-key_taken = Овај кључ има други налог; направите свој помоћу age-keygen.
    .title = Овај кључ има други налог
    .help = Направите свој кључ помоћу age-keygen и пошаљите његов јавни део.
refusal-bad_label = Ознака има од 1 до 60 знакова, без контролних знакова.
    .title = Ознака не може да се употреби
    .help = Употребите од 1 до 60 видљивих знакова.
refusal-too_many_codes = За ову адресу је тражено превише кодова. Следећи може да се тражи: { $retry_at }.
    .title = Превише кодова за ову адресу
    .help = Употребите послати код, уз захтев по коме је послат, или затражите нов после retry_at.
refusal-wrong_code = Ово није код који је послат; преостало покушаја: { $tries_left }.
    .title = Није код који је послат
    .help = Упишите осам цифара из имејла послатог по овом захтеву; после пет погрешних покушаја затражите нов код.
refusal-code_void = Овај код више не може да се употреби; затражите нов.
    .title = Код више не важи
    .help = Затражите нов код: овај је истекао, употребљен је или превише пута погрешно уписан.
refusal-session_ended = Сесија је завршена; пријавите се поново.
    .title = Сесија је завршена
    .help = Пријавите се поново.
refusal-bad_token = Овај токен не важи.
    .title = Токен не важи
    .help = Употребите токен тачно онако како је издат; ниједна сесија није завршена.
refusal-no_scope = API-токену је потребно бар једно овлашћење (scope).
    .title = Нема овлашћења
    .help = Наведите бар једно овлашћење (scope).
refusal-already_expired = Токен би већ био истекао.
    .title = Истек је у прошлости
    .help = Наведите тренутак у будућности или ниједан.
refusal-too_many_tokens = Ваши API-токени: { $limit }. Најпре опозовите један.
    .title = Превише API-токена
    .help = Најпре опозовите један.
refusal-bad_webhook_url = Ово није адреса за webhook.
    .title = Није адреса за webhook
    .help = Наведите адресу која почиње са https:// и има сервер на интернету, без корисничког имена, с највише 1000 знакова.
refusal-too_many_webhooks = Ваши webhook-ови: { $limit }. Најпре избришите један.
    .title = Превише webhook-ова
    .help = Најпре избришите један.
refusal-webhook_off = Тај webhook је искључен.
    .title = Webhook је искључен
    .help = Најпре га укључите.
refusal-sign_in_again = Најпре се поново пријавите: за ово је потребна пријава у последњих 15 минута.
    .title = Потребна је нова пријава
    .help = Пријавите се поново и поновите захтев у року од 15 минута.
refusal-not_an_administrator = Ово сме само администратор.
    .title = Ово сме само администратор
    .help = Обратите се администратору.
refusal-last_administrator = Мора да постоји бар један администратор.
    .title = Последњи администратор не може да се уклони
    .help = Најпре поставите другог администратора.
refusal-notice_needed = Обавештења { $kind } не могу да се искључе: { $why }.
    .title = Обавештења ове врсте остају
    .help = Ништа: без њих би могла да се изгуби { -game } или налог. Друга могу да се искључе.
refusal-not_found = Не постоји: { $what }.
refusal-games_running = Ваше { -game(case: "genitive") } у току: { $games }. Најпре их { -resign(form: "imperative") } или затражите предају свих.
    .title = Има { -game } у току
    .game = С { -game(case: "dative-plural") } се ништа није догодило.
    .help = Најпре их { -resign(form: "imperative") } или пошаљите resign_all.

## What a refusal left of the game, over HTTP

game-nothing = С { -game(case: "instrumental") } се ништа није догодило; на { -clock(case: "locative") } се ништа није променило.
game-running = { -move(case: "Nominative") } није одигран; страни на { -move(case: "dative") } време тече даље.
game-no-clock = С { -game(case: "instrumental") } се ништа није догодило; време не тече ниједном играчу.
game-envelope-closed = { -envelope(case: "Nominative") } остаје затворен.
game-nothing-sealed = Ништа није { -seal(form: "neuter") }; време тече даље.
game-claim-move-end = Рекламација је у записнику, најављени { -move } је одигран и { -game } је завршена.
game-claim-move = Рекламација је у записнику и најављени { -move } је одигран; draw_offer у { -game(case: "dative") } показује да ли рекламација важи као понуда.
game-claim = Рекламација је у записнику, а { -move } тек треба да се одигра; draw_offer у { -game(case: "dative") } показује да ли рекламација важи као понуда.
game-illegal-end = { -move(case: "Nominative") } није одигран и { -game } је завршена.
game-illegal-gain = { -move(case: "Nominative") } није одигран и { -opponent } је добио време.
game-move-end = { -move(case: "Nominative") } је одигран и { -game } је завршена.
game-move = { -move(case: "Nominative") } је одигран; време тече { -opponent(case: "dative") }.
game-recorded = Догађаји су у записнику.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Потребна је сесија.
    .title = Потребна је сесија
    .help = Пријавите се: токени за програме не могу да мењају налог.
problem-bad_request = Захтев не може да се прочита.
    .title = Захтев не може да се прочита
    .help = Исправите путању, параметре или заглавља.
problem-body_unreadable = Тело није JSON.
    .title = Тело није JSON
    .help = Пошаљите један JSON-објекат.
problem-body_invalid = Тело има погрешан облик.
    .title = Тело има погрешан облик
    .help = Упоредите га са шемом у /openapi.json; непозната поља се одбијају.
problem-body_too_large = Тело је превелико.
    .title = Тело је превелико
    .help = Пошаљите највише 128 KiB.
problem-not_json = Тело није означено као JSON.
    .title = Тело није означено као JSON
    .help = Пошаљите Content-Type: application/json.
problem-cursor_invalid = Ово није cursor овог списка.
    .title = Није cursor овог списка
    .help = Почните испочетка, без cursor.
problem-confirmation_missing = Ово није потврђено.
    .title = Није потврђено
    .help = Пошаљите {"{"}"confirm": true{"}"} ако то заиста желите.
problem-bad_notes = Белешке су обичан текст. Највише знакова: { $most }.
    .title = Ове белешке не могу да се сачувају
    .help = Скратите их и избаците контролне знаке.
problem-notes_changed = Ваше белешке су се промениле откад сте их прочитали, па ништа није сачувано.
    .title = Белешке су се промениле
    .help = Прочитајте их поново, спојите оба текста и уз њих пошаљите прочитану верзију (version).
problem-idempotency_key_malformed = Idempotency-Key не може да се употреби.
    .title = Idempotency-Key не може да се употреби
    .help = Употребите од 1 до 255 ASCII-знакова који се штампају, на пример UUID.
problem-unauthenticated = Нисте пријављени.
    .title = Нисте пријављени
    .help = Пошаљите Authorization: Bearer с важећим приступним токеном или API-токеном; пријавите се да бисте га добили.
problem-insufficient_scope = Токен ово не дозвољава.
    .title = Токен ово не дозвољава
    .help = Употребите токен са овлашћењем које операција наводи.
problem-game_delayed = { -move(case: "Plural") } ове { -game(case: "genitive") } приказују се касније.
    .title = { -move(case: "Plural") } се приказују касније
    .help = Док се { -game } не заврши, овде је читају само њени играчи и { -arbiter(case: "genitive") }. Шта је јавно, показује њена страница, /g/ са њеним бројем.
problem-not_found = Овде нема ничега.
    .title = Није нађено
    .help = Проверите путању; /docs наводи све.
problem-method_not_allowed = Овај метод овде није могућ.
    .title = Овај метод овде није могућ
    .help = Могући методи су наведени у заглављу Allow.
problem-uri_too_long = Адреса захтева је предугачка.
    .title = Адреса захтева је предугачка
    .help = Пошаљите највише 8 KiB путање и параметара.
problem-head_too_large = Заглавље захтева је превелико.
    .title = Заглавље захтева је превелико
    .help = Пошаљите највише 32 KiB у највише 96 поља заглавља.
problem-request_timeout = Захтев је трајао предуго.
    .title = Захтев је трајао предуго
    .help = Поновите га са истим Idempotency-Key.
problem-precondition_failed = { -game(case: "Nominative") } се променила.
    .title = { -game(case: "Nominative") } се променила
    .help = Прочитајте { -game(case: "accusative") } поново и поново одлучите.
problem-rate_limited = Покушајте поново за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунде
   *[other] { $seconds } секунди
}.
    .title = Превише захтева
    .help = Сачекајте онолико колико каже Retry-After.
problem-too_many_streams = Отворено је превише токова (stream).
    .title = Превише отворених токова
    .help = Најпре затворите неки други ток.
problem-busy = Сервис је заузет.
    .title = Сервис је заузет
    .game = С { -game(case: "instrumental") } се ништа није догодило; ништа није забележено.
    .help = Поновите захтев са истим Idempotency-Key по истеку Retry-After.
problem-storage = Складиште је отказало.
    .title = Складиште је отказало
    .game = Ако је забележено, поновљени захтев са истим Idempotency-Key показује потврду.
    .help = Поновите захтев са истим Idempotency-Key по истеку Retry-After.
problem-reading_stands = Пошта се не чита.
    .title = Пошта се не чита
    .game = Чува се, а све остало иде даље.
    .help = Оператер мора поново да покрене сервис.
problem-wrong_clock = Часовник ове инстанце није тачан.
    .title = Часовник ове инстанце није тачан
    .game = Овде се ништа не пресуђује.
    .help = Обратите се другој инстанци; оператер мора да намести { -clock }.
problem-disk_full = Диск је пун.
    .title = Диск је пун
    .game = Овде се ништа не бележи.
    .help = Оператер мора да ослободи место на њему.
problem-restored = База података је обновљена.
    .title = База података је обновљена
    .game = Овде се ништа не бележи.
    .help = Оператер мора поново да покрене сервис.
problem-draining = Сервис се зауставља.
    .title = Сервис се зауставља
    .help = Повежите се поново по истеку Retry-After.
problem-internal = Ово је наша грешка.
    .title = Наша грешка
    .game = Ако је забележено, поновљени захтев са истим Idempotency-Key показује потврду.
    .help = Покушајте касније; реците оператеру број захтева.
problem-refused = Захтев је одбијен.
    .title = Захтев је одбијен
    .help = Прочитајте detail.
problem-list_refused = Неки редови списка су одбијени, па ниједна { -game } није почела.
    .title = Неки редови списка су одбијени
    .help = Исправите наведене редове и поново пошаљите цео списак.
problem-body-fault = Тело не одговара: { $fault }.
problem-body-syntax = Тело није JSON: { $fault }.
problem-query-fault = Параметри не могу да се прочитају: { $fault }.
problem-token = Токен је непознат, истекао је, опозван је или није послат као Authorization: Bearer.
problem-limit = limit мора да буде од 1 до { $most }.
problem-last-event = Last-Event-ID мора да буде id догађаја.
problem-at = at мора да буде тренутак у годинама до 9999.
problem-pieces = file мора да буде од a до h, а rank од 1 до 8.
problem-csv = Овај CSV ред не може да се прочита.
problem-csv-missing = У заглављу CSV нема колоне { $column }.
problem-csv-column = У заглављу CSV је колона { $column }, која је непозната или стоји двапут.
problem-csv-value = Колона { $column } у овом реду не може да се прочита.
problem-list-length = Број { -game } на списку мора да буде од 1 до { $most }.
problem-list-forms = Наведите { -game(case: "genitive") } само у једном облику.
problem-origin = Прегледач не сме да упути овај захтев с овог порекла, овим методом и с овим заглављима.
problem-head = Почетак захтева није по HTTP/1.1 или је његова адреса дужа од 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Захтев је дужи од 64 KiB или су његови елементи угнежђени предубоко.
xfcc-no-xml = Захтев није исправно обликован XML.
xfcc-ampersand = У захтеву стоји знак & који није замењен: уместо њега напишите &amp; и не употребљавајте друге ентитете осим оних из XML.
xfcc-doctype = Захтев садржи тип документа (DOCTYPE), а он није дозвољен.
xfcc-envelope = Захтев није једна SOAP-порука (Envelope) с једним телом (Body) и једним захтевом у њему.
xfcc-field = Захтев има више од 20 поља, или неко поље стоји двапут, садржи елементе или није ни true ни false.
xfcc-operation = Захтев није ни GetMyGames ни MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = следећи { -move } се { -seal(form: "present") }: имејлом или преко API
xfcc-arbiter = { -game } чека { -arbiter(case: "accusative") }
xfcc-both-lose = 0-0: оба играча губе
problem-head-late = Почетак захтева није стигао у року од 10 секунди.
problem-head-large = Почетак захтева је већи од 128 KiB или има више од 96 поља заглавља.

## Reasons: a wrong claim.

wrong-claim-tablebase = { -tablebase } каже другачије
wrong-claim-repetition = појављивања позиције: { $times } од 3
wrong-claim-fifty_moves_suspended = са овако мало фигура одлучује { -tablebase }, а { -move(case: "plural") } се не броје
wrong-claim-half_moves = полупотези без узимања и без { -move(case: "genitive") } пешаком: { $counted } од { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = није { -move } ни у једној нотацији коју овај сервис познаје
condition-illegal = тамо није легалан { -move }
condition-ambiguous = тамо може да се протумачи на више начина
condition-other_number = има број другог { -move(case: "genitive") }
condition-promotion_missing = мора да каже у шта се пешак претвара
condition-incomplete = нема одговора: сваки ред мора да се заврши Вашим { -move(case: "instrumental") }
condition-inconsistent = одговара на позицију на коју други ред одговара другачије
condition-too_many = прелази границу: условних { -move(case: "genitive") } је највише 100 полупотеза

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = то није { -move } ни у једној нотацији коју овај сервис познаје
not-sealable-illegal = то овде није легалан { -move }
not-sealable-ambiguous = одговара му више легалних { -move(case: "genitive") }
not-sealable-promotion_missing = мора да каже у шта се пешак претвара
not-sealable-withheld = тачан разлог је речен само играчу који је послао тај { -move }

## Pieces

piece = { $role ->
    [pawn] пешак
    [knight] скакач
    [bishop] ловац
    [rook] топ
    [queen] дама
   *[king] краљ
}
piece-on = { piece } на { $square }
counted-illegal = { $refusal } Ово је Ваш { -illegal(form: "plural") } { -move } број { $count } у овој { -game(case: "dative") }. { -illegal(form: "Masculine") } { -move } број { $limit } значи пораз у { -game(case: "dative") }.
counted-ambiguous = { $refusal } Ово је Ваш двосмислени { -move } број { $count } у овој { -game(case: "dative") }. Двосмислен { -move } број { $limit } значи пораз у { -game(case: "dative") }.

## Reasons: an illegal move.

illegal-empty_square = на пољу { $square } нема фигуре
illegal-opponents_piece = то је противникова фигура: { $piece }
illegal-other_piece = на пољу { $square } стоји { $role }, а не { $named }
illegal-own_piece = на путу је Ваша фигура: { $piece }
illegal-cannot_move_so = ова фигура не може тако да се креће: { $piece }
illegal-none_reaches = ниједна таква фигура не може на поље { $square }: { $role }
illegal-blocked = на путу стоји { $piece }
illegal-pawn_takes_diagonally = на путу стоји { $piece }; пешак узима само дијагонално
illegal-pawn_double_step = пешак иде два поља само са свог почетног поља
illegal-nothing_to_capture = на пољу { $square } нема шта да се узме
illegal-en_passant_only_at_once = узимање { -en-passant } је могуће само одмах, чим је пешак прешао два поља
illegal-king_in_check = краљ би био у { -check(case: "locative") }; напада га { $piece }
illegal-king_stays_in_check = краљ би остао у { -check(case: "locative") }; напада га { $piece }
illegal-castling_right_lost = { -castling } на ту страну више није могућа: краљ или тај топ је већ играо или није на свом месту
illegal-castling_blocked = на путу { -castling(case: "genitive") } стоји { $piece }
illegal-castling_out_of_check = краљ је у { -check(case: "locative") } и не може да рокира; напада га { $piece }
illegal-castling_through_check = краљ би прешао преко поља { $square } или стао на њега, а то поље напада { $piece }
illegal-no_promotion = овим { -move(case: "instrumental") } се не промовише пешак, па не може да се наведе { -promotion }
illegal-promotion_to = пешак постаје дама, топ, ловац или скакач, никада { $role }
illegal-other = ниједна фигура не може да одигра овај { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = временске зоне нису исправне
bad-start-started = већ је почела
bad-start-tournament_name = име турнира је један ред од највише { $most } знакова
bad-start-no_arbiter = налог { $player } није { -arbiter } ове { -game(case: "genitive") }
bad-start-no_envelope_key = за налог { $arbiter } ({ -arbiter }) није пријављен кључ за { -envelope(case: "accusative-plural") }

## Reasons: regulations out of their bounds.

regulations-leave = одсуство мора да износи од 1 до 366 дана годишње, најкраће од 1 до 60 дана, уз најаву од највише 60 дана
regulations-leave_in_triple_block = у систему Triple Block нема одсуства
regulations-silence = { -game } мора да се губи ћутањем после 10 до 365 дана, с три подсетника пре тога, по реду
regulations-silence_without_periods = правило о ћутању тражи временску контролу с периодима
regulations-claim_after_moves = број { -move(case: "genitive") } без узимања и без { -move(case: "genitive") } пешаком који дозвољава рекламацију мора да буде од 50 до 100
regulations-tablebase_fifty_moves = ако број { -move(case: "genitive") } за рекламацију није 50, { -tablebase } не може да рачуна с правилом педесет { -move(case: "genitive") }
regulations-tablebase = рекламације по бази завршница важе за 3 до 7 фигура, а { -arbiter } за њих има од 1 до 90 дана
regulations-adjudication = пресуда се тражи после највише 500 { -move(case: "genitive") }, а { -arbiter } за њу има од 1 до 90 дана
regulations-offer_again = број { -move(case: "genitive") } који се тражи између две понуде за { -draw } сме да буде највише 100
regulations-penalty_days = { -opponent } сме да добије највише 30 дана
regulations-loses_at = { -illegal(form: "plural") } или двосмислени { -move } који губи мора да буде први или неки каснији
regulations-arbiters = { -game } има највише 10 { -arbiter }, сваког наведеног једном
regulations-withdrawal = број { -move(case: "genitive") } испод којег повлачење анулира { -game(case: "accusative") } сме да буде највише 100, а за повлачење ћутањем потребно је правило о ћутању
regulations-appeal_days = играч може да се жали у року од највише 365 дана
regulations-resume_after_days = { -resume } мора да буде од 1 до 365 дана после { -seal(form: "genitive") }
regulations-session_days = сесија мора да траје од 1 до 365 дана
regulations-default_days = дозвољено кашњење мора да буде од 0 до 60 дана и тражи check_in
regulations-holders = { -envelope } има највише { $most } различитих { -arbiter }; потребно их је од 1 до 3, а пре времена 1 или 2
regulations-public_delay = јавност сме да заостаје највише 100 полупотеза

## Reasons: a starting position.

start-number = позиције Chess960 имају бројеве од 0 до 959, а не { $number }
start-fen = ово није FEN: { $fault }
start-move_number = { -game } може да почне најкасније { -move(case: "instrumental") } 9999
start-over = у овој позицији је { -game } већ завршена
start-drawn = у овој позицији је { -game } већ { -draw }; полупотези без узимања и без { -move(case: "genitive") } пешаком: { $halfmoves }

## Reasons: a FEN.

fen-text = неисправан FEN
fen-board = неисправан део за таблу у FEN
fen-digits = две цифре табле стоје једна до друге
fen-pocket = неисправан део за резервне фигуре (pocket) у FEN
fen-turn = неисправан део о томе ко је на { -move(case: "dative") } у FEN
fen-castling = неисправан део за { -castling(case: "accusative") } у FEN
fen-en_passant = неисправно поље за { -en-passant } у FEN
fen-checks = неисправан број преосталих шахова у FEN
fen-half_moves = неисправан бројач полупотеза у FEN
fen-move_number = неисправан број { -move(case: "genitive") } у FEN
fen-counter = бројач нема вредност коју { -game } може да достигне

## Reasons: a starting position, as the rules of chess see it.

start-position = ова позиција није легална: { $faults }
position-empty_board = табла је празна
position-missing_king = недостаје краљ
position-too_many_kings = превише краљева
position-pawns_on_backrank = пешаци на првом или последњем реду
position-castling_rights = неисправна права на { -castling(case: "accusative") }
position-en_passant = неисправно поље за { -en-passant }
position-opposite_check = у { -check(case: "locative") } је страна која није на { -move(case: "dative") }
position-impossible_check = немогућ { -check }
position-too_much_material = превише материјала

## Reasons: a time control.

control-days_per_move = ограничење по { -move(case: "dative") } мора да буде од 1 до 60 дана
control-periods = временска контрола има од 1 до 9 периода
control-moves = период је за 1 до 200 { -move(case: "genitive") }, а последњи може да буде и за остатак { -game(case: "genitive") }
control-time = време периода мора да буде од 1 сата до 1000 дана, а каснијег периода највише 1000 дана
control-no_time = период који се понавља, или долази после периода са задршком, мора да има своје време
control-increment = додатак сме да буде највише 100 дана
control-cap = горња граница мора да буде најмање 1 сат и највише 1000 дана и тражи додатак
control-delay = задршка сме да буде највише 60 дана
control-duplication = двоструко рачунање мора да почне после 1 до 365 дана
control-thematic = тематска { -game } тражи први период за одређен број { -move(case: "genitive") }
control-triple_block = { -clock } у систему Triple Block мора да има од 1 до 100 дана, резерва највише 500, а додаци највише 9 дана за 300 { -move(case: "genitive") }

## Reasons: free time.

free-time-weekdays = слободно може да буде највише шест дана у седмици, сваки наведен једном
free-time-dates = слободно може да буде највише 400 датума, по реду и сваки наведен једном
free-time-night = ноћна пауза мора да траје од 1 минута до 16 сати

## Reasons: a name.

name-length = мора да има од 2 до 40 знакова
name-sign = само слова, цифре, размаци, цртице, апострофи, тачке и доње црте
name-joined = мора да почиње словом или цифром, а између њих сме да стоји само по један знак
name-spaces = само по један размак
name-ends = мора да почиње и да се завршава словом или цифром
name-no_letter = мора да има слово
name-alphabets = само слова једног писма
name-reserved = резервисано је

## Reasons: a notice that cannot be switched off.

notice-need-clock = без њих бисте могли да изгубите { -game(case: "accusative") } на време
notice-need-adjournment = без њих бисте могли да прекасно ковертирате { -move } или се прекасно вратите, и да тако изгубите { -game(case: "accusative") }
notice-need-players = без њих би играчи могли да изгубе { -game(case: "genitive") } док чекају на Вас
notice-need-account = без њих би неко други могао да преузме Ваш налог

## Things that there are none of.

missing-account = налог
missing-player = играч
missing-session = сесија
missing-api_token = API-токен
missing-envelope_key = кључ за { -envelope(case: "accusative-plural") }
missing-webhook = webhook
missing-delivery = испорука

## Events of a game, for players and arbiters

arbiter-named = { -arbiter(case: "Nominative") } { $name }
arbiter-unnamed = { -arbiter(case: "Nominative") }
arbiter-service = Сервис
reason = Разлог: { $reason }
reason-of-arbiter = Разлог који наводи { -arbiter }: { $reason }
reason-erased = (избрисано).
reason-as-written = како сте га написали.

event-your-game-white = Почела је Ваша { -game }. { -opponent(case: "Nominative") }: { $opponent }. Играте { -white(form: "instrumental") } фигурама. Временска контрола: { $control }.
event-your-game-black = Почела је Ваша { -game }. { -opponent(case: "Nominative") }: { $opponent }. Играте { -black(form: "instrumental") } фигурама. Временска контрола: { $control }.
event-game = Почела је { -game } { $white } – { $black }. Временска контрола: { $control }.
event-moved = { $who-is ->
    [you] Одиграли сте { $move } (утрошено време: { $time }).
   *[other] { $who } игра { $move } (утрошено време: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Одиграли сте { $move } и понудили { -draw } (утрошено време: { $time }).
   *[other] { $who } игра { $move } и нуди { -draw } (утрошено време: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Одмах је одигран Ваш условни { -move }: { $move }.
   *[other] Одмах је одигран условни { -move }: { $who } – { $move }.
}
event-message = { $who-is ->
    [you] Написали сте поруку.
   *[other] Нова порука. Пише: { $who }.
}
ordinal = { $count }.
event-illegal-move = { $who-is ->
    [you] Послали сте { -illegal } { -move }. Таквих { -move(case: "genitive") } до сада: { $count }.
   *[other] Послат је { -illegal } { -move }: { $who }. Таквих { -move(case: "genitive") } до сада: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Послали сте двосмислен { -move }. Таквих { -move(case: "genitive") } до сада: { $count }.
   *[other] Послат је двосмислен { -move }: { $who }. Таквих { -move(case: "genitive") } до сада: { $count }.
}
gain-you = Добијате додатно време за следећи { -move }: { $time }.
gain-opponent = { -opponent(case: "Nominative") } добија додатно време за следећи { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, урачунато: { $charged }

event-draw-offered = { $who-is ->
    [you] Понудили сте { -draw }.
   *[other] { $who } нуди { -draw }.
}
event-draw-declined = { $who-is ->
    [you] Одбили сте понуду за { -draw }.
   *[other] { $who } одбија понуду за { -draw }.
}
claim-win = победа
claim-draw = { -draw }
claim-by-threefold = троструко понављање позиције
claim-by-fifty = правило педесет { -move(case: "genitive") }
claim-by-tablebase = { -tablebase }
claim-by-adjudication = пресуда
event-claimed = { $who-is ->
    [you] Ваша рекламација: { $claim }. Основ: { $basis }.
   *[other] Рекламација: { $who } – { $claim }. Основ: { $basis }.
} Ниједна { -tablebase } овде не може о томе да одлучи.
event-claimed-with-move = { $who-is ->
    [you] Ваша рекламација: { $claim }. Основ: { $basis }. Најављени { -move }: { $move }.
   *[other] Рекламација: { $who } – { $claim }. Основ: { $basis }. Најављени { -move }: { $move }.
} Ниједна { -tablebase } овде не може о томе да одлучи.
event-adjudication-asked = { $who-is ->
    [you] Затражили сте пресуду. Ваш захтев: { $claim }.
   *[other] Затражена је пресуда: { $who }. Захтев: { $claim }.
}
event-claim-waits = { -arbiter(case: "Nominative") } одлучује до: { $until }. Дотад време не тече ниједном играчу. Ако одлуке не буде, рекламација тада престаје да важи.
event-claim-waits-clock-runs = { -arbiter(case: "Nominative") } одлучује до: { $until }. У међувремену { -game } иде даље и време тече. Ако одлуке не буде, рекламација тада престаје да важи.
event-claim-decide = Одлука је на Вама: одговорите једним редом, „arbiter { $game } uphold { $claim }: “ (прихвата се) или „arbiter { $game } reject { $claim }: “ (одбија се), и наведите разлог.
event-claim-analyse = Можете да пошаљете анализу: у одговору напишите „{ command-analysis }:“ и испод тога текст. { -opponent(case: "Nominative") } не може да је прочита пре краја { -game(case: "genitive") }.
event-analysed = { $who-is ->
    [you] Послали сте анализу.
   *[other] Послата је анализа: { $who }.
}
event-claim-lapsed = О рекламацији није одлучено на време. { -game(case: "Nominative") } иде даље као да рекламације није било, а време чекања се не урачунава ниједном играчу.
event-claim-upheld = { $who-is ->
    [you] Ваша рекламација: { $claim }. Основ: { $basis }. Рекламација је основана.
   *[other] Рекламација: { $who } – { $claim }. Основ: { $basis }. Рекламација је основана.
}
event-claim-rejected = { $who-is ->
    [you] Ваша рекламација: { $claim }. Основ: { $basis }.
   *[other] Рекламација: { $who } – { $claim }. Основ: { $basis }.
} { $offer ->
    [yes] Рекламација није основана и важи као понуда за { -draw } (FIDE 9.5.3).
   *[no] Рекламација није основана.
}
event-adjudication-declined = { $arbiter } одбија да пресуди: { -game } иде даље.

event-flag-fell = { $who-is ->
    [you] Нисте одиграли { -move } у року. Рок: { $deadline }.
   *[other] { -move(case: "Nominative") } није одигран у року: { $who }. Рок: { $deadline }.
}
event-downtime = Сервис је био недоступан. Време враћено на { -clock }: { $time }.
event-downtime-absent = Сервис је био недоступан док време није текло ниједном играчу. Одсутни играч има толико више времена да се појави.
event-leave = { $who-is ->
    [you] Ваше одсуство: од { $first } до { $last }.
   *[other] Одсуство: { $who }, од { $first } до { $last }.
}
event-no-leave = { $who-is ->
    [you] Ваше одсуство је отказано: од { $first } до { $last }.
   *[other] Одсуство је отказано: { $who }, од { $first } до { $last }.
}
event-reflection = { $who-is ->
    [you] Изјавили сте да о овом { -move(case: "dative") } размишљате даље.
   *[other] Изјава о даљем размишљању о овом { -move(case: "dative") }: { $who }.
}
event-refilled = { $who-is ->
    [you] Узели сте време из резерве: { $time }.
   *[other] Узето је време из резерве: { $who }, { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Јавили сте { -arbiter(case: "dative") } да { -clock(case: "plural") } нису тачни.
   *[other] { -arbiter(case: "Dative") } је јављено да { -clock(case: "plural") } нису тачни: { $who }.
}

event-adjournment-proposed = { $who-is ->
    [you] Предложили сте { -adjourn } { -game(case: "genitive") }.
   *[other] { $who } предлаже { -adjourn } { -game(case: "genitive") }.
}
event-adjournment-declined = { $who-is ->
    [you] Одбили сте { -adjourn }; { -game } иде даље.
   *[other] { $who } одбија { -adjourn }; { -game } иде даље.
}
event-adjourned-early = Играч на { -move(case: "dative") } је превремено прекинуо { -game(case: "accusative") }. Том играчу се урачунава време до предвиђеног краја сесије: { $until }.
event-session-over = Сесија је завршена или су се играчи договорили о { -adjourn(form: "dative") }.
event-adjournment-agreed = Играчи су се договорили о { -adjourn(form: "dative") } { -game(case: "genitive") }.
event-drafted = Играч на { -move(case: "dative") } је ставио нацрт { -sealed-move(case: "genitive") } у { -envelope }.
event-you-drafted = Нацрт Вашег { -sealed-move(case: "genitive") } је у { -envelope(case: "locative") }, а Ваше време још тече. Други нацрт га замењује.
event-sealed = { $who-is ->
    [you] { -seal(form: "Past-plural") } сте следећи { -move } (утрошено време: { $time }).
   *[other] { $who } { -seal(form: "present") } следећи { -move } (утрошено време: { $time }).
} { -game(case: "Nominative") } је { -adjourn(form: "feminine") }; време не тече ниједном играчу.
event-sealed-reply = { $who-is ->
    [you] { -seal(form: "Past-plural") } сте одговор (утрошено време: { $time }), јер играч који је { -seal(form: "past") } претходни { -move } још није присутан.
   *[other] { $who } { -seal(form: "present") } одговор (утрошено време: { $time }), јер играч који је { -seal(form: "past") } претходни { -move } још није присутан.
} Време тече одсутном играчу; одговор се отвара кад се тај играч појави.
event-face-acknowledged = Натпис на { -envelope(case: "locative") } је проверен. { -envelope(case: "Nominative") } чува: { $arbiter }.
event-resumption-set = { $arbiter } мења време { -resume(form: "genitive") }. Ново време: { $time }.

event-resumption-asked = { $who-is ->
    [you] Затражили сте { -resume } { -game(case: "genitive") }.
   *[other] { $who } тражи { -resume } { -game(case: "genitive") }.
}
event-resumed = { -game(case: "Nominative") } је { -resume(form: "feminine") }. { -arbiter(case: "Nominative") } отвара { -envelope }; дотад време не тече ниједном играчу.
event-resumed-in-your-absence = { -game(case: "Nominative") } је { -resume(form: "feminine") } без Вашег присуства: Ваше време тече.
event-resumed-in-absence = { -game(case: "Nominative") } је { -resume(form: "feminine") } без присуства играча који треба да одговори; том играчу тече време.
event-early-opening = { -arbiter(case: "Nominative") } је одобрио превремено отварање { -envelope(case: "genitive") }.
event-early-opening-one-of-two = { -arbiter(case: "Nominative") } је одобрио превремено отварање { -envelope(case: "genitive") }; мора да пристане и други { -arbiter }.
event-late = { $who-is ->
    [you] Нисте се појавили у времену дозвољеном за кашњење (FIDE Guidelines I.10).
   *[other] Непојављивање у времену дозвољеном за кашњење: { $who } (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Нисте се појавили пре истека времена за размишљање (FIDE Guidelines I.10).
   *[other] Непојављивање пре истека времена за размишљање: { $who } (FIDE Guidelines I.10).
}
event-both-late = Ниједан играч се није појавио у времену дозвољеном за кашњење (FIDE Guidelines I.10).
event-both-late-for-limit = Ниједан играч се није појавио пре истека времена за размишљање (FIDE Guidelines I.10).
event-envelope-missing = { -envelope(case: "Nominative") } не може да се отвори. Играч који је { -seal(form: "past") } { -move } мора да покаже { -seal(form: "plural") } текст: важи само текст са одштампаним SHA-256. Ако је { -envelope } шифровао сам тај играч, тече му време; иначе време не тече ниједном играчу, и о { -game(case: "dative") } може да одлучи { -arbiter }.
event-envelope-shut = Разлог: { -envelope } се не отвара или се његов текст не слаже с контролним збиром.
event-reading-chosen = { $who-is ->
    [you] Изабрали сте тумачење { -sealed-move(case: "genitive") }: { $move }.
   *[other] Изабрано је тумачење { -sealed-move(case: "genitive") }: { $who } – { $move }.
}
event-opened = { -envelope(case: "Nominative") } је отворен. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } –
} { $move } (написано „{ $written }“).
event-opened-with-offer = { -envelope(case: "Nominative") } је отворен. { $who-is ->
    [you] Ваш { -sealed-move }, уз понуду за { -draw }:
   *[other] { -sealed-move(case: "Nominative") }, уз понуду за { -draw }: { $who } –
} { $move } (написано „{ $written }“).
event-opened-ambiguous = { -envelope(case: "Nominative") } је отворен. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } –
} „{ $written }“. Он може да се протумачи на више начина.
event-opened-illegal = { -envelope(case: "Nominative") } је отворен. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } –
} „{ $written }“. То није легалан { -move }.
event-opened-nothing = { -envelope(case: "Nominative") } је отворен. Његов текст није { -move } { -seal(form: "masculine") } у овој позицији ове { -game(case: "genitive") }, па се никоме не показује.
event-opened-early = { -envelope(case: "Nominative") } је пре времена отворио { -arbiter }.
event-publication-agreed = { $who-is ->
    [you] Пристали сте да се { -envelope } ове { -game(case: "genitive") } објави.
   *[other] { $who } пристаје да се { -envelope } ове { -game(case: "genitive") } објави.
} Отвара се ако пристану оба играча, и ништа не мења у { -game(case: "dative") }.
event-published = Оба играча су пристала, и { -envelope } ове { -game(case: "genitive") } је отворен. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } –
} { $written }. То ништа не мења у { -game(case: "dative") }.
event-published-nothing = Оба играча су пристала, и { -envelope } ове { -game(case: "genitive") } је отворен. Његов текст није { -sealed-move }.

act-warned = { $who-is ->
    [you] Изречена Вам је опомена.
   *[other] Изречена је опомена: { $who }.
} Изриче је: { $arbiter }.
act-time-given = { $who-is ->
    [you] На Ваш { -clock } је додато време: { $time }.
   *[other] Додато је време на { -clock } играча: { $who }, { $time }.
} Одлука: { $arbiter }.
act-time-taken = { $who-is ->
    [you] С Вашег { -clock(case: "genitive") } је одузето време: { $time }.
   *[other] Одузето је време с { -clock(case: "genitive") } играча: { $who }, { $time }.
} Одлука: { $arbiter }.
act-clocks = { -clock(case: "Plural") } су исправљени. Одлука: { $arbiter }. До сада утрошено на { -move(case: "accusative-plural") }: { -white } – { $white }, { -black } – { $black }.
act-clocks-and-deadline = { -clock(case: "Plural") } су исправљени. Одлука: { $arbiter }. До сада утрошено на { -move(case: "accusative-plural") }: { -white } – { $white }, { -black } – { $black }. Рок за овај { -move }: { $deadline }.
act-points = Поени су промењени. Одлука: { $arbiter }. { -white(form: "Nominative") } – { $white }, { -black } – { $black }.
act-leave = Дато је посебно одсуство од { $first } до { $last }. Одлука: { $arbiter }. { $who-is ->
    [you] Ваше време тих дана не тече.
   *[other] Тих дана време не тече играчу: { $who }.
}
act-leave-ended = Окончано је одсуство чији је први дан { $first }. Одлука: { $arbiter }. { $who-is ->
    [you] Ваше време више не стаје због њега.
   *[other] Због њега више не стаје време играча: { $who }.
}
act-adjourned = { $arbiter } налаже { -adjourn } { -game(case: "genitive") }.
act-taken-back = { $arbiter } дозвољава враћање { -move(case: "genitive") } одиграног грешком. { -game(case: "Nominative") } иде даље из позиције после { $ply } полупотеза. Време од тада се не урачунава ниједном играчу.
act-you-replace = Од сада играте ову { -game(case: "accusative") } уместо другог играча, са { -clock(case: "instrumental") } у затеченом стању. Понуде, рекламације и пријављено одсуство тог играча не важе.
act-you-were-replaced = Замењени сте. Уместо Вас даље игра: { $name }. Ваше понуде, рекламације и условни { -move(case: "plural") } не важе.
act-replaced = Од сада уместо другог играча игра: { $name }. { -clock(case: "Nominative") } остаје у затеченом стању. Понуде и рекламације претходног играча не важе.
act-replayed-as = { -game(case: "Nominative") } се игра поново, под бројем { $game }.
act-counts-after-all = { -game(case: "Nominative") } { $game } ипак важи.
act-how-to-appeal = Ако се не слажете, можете да се жалите другом { -arbiter(case: "dative") } до: { $until }. Одговорите једним редом, „{ command-appeal } { $act }: “ и Ваше образложење.
event-appealed = { $who-is ->
    [you] Уложили сте { -appeal(form: "accusative") } на судијску одлуку број { $act }.
   *[other] Уложена је { -appeal } на судијску одлуку број { $act }: { $who }.
} Одлучује други { -arbiter }.
event-replaced-appealed = Играч који је замењен уложио је { -appeal(form: "accusative") } на судијску одлуку број { $act }. Одлучује други { -arbiter }.
event-appealed-act = Одлука је гласила: { $act }
event-appeal-decide = Ако одлука није Ваша, можете да одлучите о { -appeal(form: "dative") }: одговорите једним редом, „arbiter { $game } confirm { $act }: “ (остаје) или „arbiter { $game } reverse { $act }: “ (поништава се), и наведите разлог.
event-confirmed = Други { -arbiter } је потврдио одлуку број { $act }.
event-you-confirmed = Потврдили сте одлуку број { $act }.
event-reversed = Други { -arbiter } је поништио одлуку број { $act }. { -game(case: "Nominative") } стоји као да те одлуке није било, а време у коме { -move } није био могућ не урачунава се ниједном играчу.
event-you-reversed = Поништили сте одлуку број { $act }. { -game(case: "Nominative") } стоји као да те одлуке није било, а време у коме { -move } није био могућ не урачунава се ниједном играчу.
event-withdrawn = { $who-is ->
    [you] Повукли сте се.
   *[other] Повлачење: { $who }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Изгубили сте ћутањем половину { -game } овог турнира. То важи као повлачење.
   *[other] Половина { -game } овог турнира изгубљена је ћутањем: { $who }. То важи као повлачење.
}
event-withdrawal-noted = { $who-is ->
    [you] Ваше повлачење је унето у записник.
   *[other] Повлачење је унето у записник: { $who }.
} Одлука: { $arbiter }.
event-withdrawn-waits = Време не тече ниједном играчу док { -arbiter } не одлучи о { -game(case: "dative") }.

event-mail-returned = { $who-is ->
    [you] Пошта за Вас се враћа.
   *[other] Пошта се враћа. Прималац: { $who }.
}
event-mail-arrives = { $who-is ->
    [you] Пошта за Вас опет стиже.
   *[other] Пошта опет стиже. Прималац: { $who }.
}
event-zone = { $who-is ->
    [you] Ваша временска зона је забележена.
   *[other] Временска зона је забележена: { $who }.
}
event-other = Забележен је други догађај.

## The end of a game

over-white-wins = { -game(case: "Nominative") } { $game } је завршена, { $result }. { $who-is ->
    [you] Победили сте Ви ({ -white }).
   *[other] Победа: { $who } ({ -white }).
} Разлог: { $how }.
over-black-wins = { -game(case: "Nominative") } { $game } је завршена, { $result }. { $who-is ->
    [you] Победили сте Ви ({ -black }).
   *[other] Победа: { $who } ({ -black }).
} Разлог: { $how }.
over-both-lose = { -game(case: "Nominative") } { $game } је завршена, { $result }. Оба играча су изгубила. Разлог: { $how }.
over-no-result = { -game(case: "Nominative") } { $game } је завршена, { $result }. Нема резултата. Разлог: { $how }.
over-drawn = { -game(case: "Nominative") } { $game } је завршена, { $result }. { -draw(case: "Nominative") }. Разлог: { $how }.
over-drawn-not-won = { -game(case: "Nominative") } { $game } је завршена, { $result }. { -draw(case: "Nominative") }. Разлог: { $how }, али друга страна није могла да матира.
ending-by-silence = ћутање (предуго није одигран { -move })
ending-checkmate = { -mate }
ending-resignation = { -resign }
ending-stalemate = { -stalemate }
ending-dead-position = ниједна страна не може да матира
ending-agreement = договор играча
ending-threefold = троструко понављање позиције, по рекламацији
ending-fifty = правило педесет { -move(case: "genitive") }, по рекламацији
ending-tablebase = { -tablebase }, по рекламацији
ending-fivefold = петоструко понављање позиције
ending-seventy-five = правило седамдесет пет { -move(case: "genitive") }
ending-time = прекорачење времена
ending-illegal-moves = { -illegal(form: "plural") } { -move(case: "plural") }
ending-sealed-move = { -sealed-move } је био двосмислен или { -illegal }
ending-forfeit = контумација
ending-cancelled = { -arbiter } је отказао { -game(case: "accusative") }
ending-annulled = { -arbiter } је анулирао { -game(case: "accusative") }
ending-expulsion = други играч је искључен
ending-withdrawal = повлачење
ending-adjudication = пресуда

## What was done, to the player whose command it was

done-moved = Одиграно.
done-moved-with-offer = Одиграно, уз понуду за { -draw }.
done-message = Ваша порука је у записнику и на путу до { -opponent(case: "genitive") }.
done-draw-offered = Понудили сте { -draw }. Понуда важи док { -opponent } не одговори.
done-draw-declined = Одбили сте { -draw }. { -game(case: "Nominative") } иде даље.
done-claim-upheld = Ваша рекламација је основана.
done-claim-referred = О Вашој рекламацији одлучиће { -arbiter }. Добићете имејл са одлуком.
done-claim-is-offer = Рекламација важи као понуда за { -draw }, коју { -opponent } може да прихвати (FIDE 9.5.3).
done-penalty = { -opponent(case: "Nominative") } добија додатно време на { -clock(case: "locative") }: { $time }.
done-analysed = Ваша анализа је у записнику, за { -arbiter(case: "accusative") }.
done-adjournment-proposed = Предложили сте { -adjourn } { -game(case: "genitive") }. { -game(case: "Nominative") } иде даље док { -opponent } не пристане.
done-adjournment-declined = Одбили сте { -adjourn }. { -game(case: "Nominative") } иде даље.
done-adjourned = { -game(case: "Nominative") } се { -adjourn(form: "genitive") }: играч на { -move(case: "dative") } { -seal(form: "present") } { -move }.
done-drafted = Нацрт је у { -envelope(case: "locative") }. Још није { -seal(form: "masculine") }: да бисте га { -seal(form: "past-plural") }, напишите „{ command-seal }“ у посебном реду.
done-sealed = { -move(case: "Nominative") } је { -seal(form: "masculine") } и { -game } је { -adjourn(form: "feminine") }.
done-sealed-with-offer = { -move(case: "Nominative") } је { -seal(form: "masculine") } с Вашом понудом за { -draw }, и { -game } је { -adjourn(form: "feminine") }. { -opponent(case: "Nominative") } сазнаје за понуду кад се отвори { -envelope }. Она тада важи док { -opponent } не одговори или не одигра { -move }.
done-drafted-with-offer = Ваша понуда за { -draw } је у { -envelope(case: "locative") } с нацртом. { -opponent(case: "Nominative") } сазнаје за њу кад се отвори затворени { -envelope }.
done-resumption-asked = Јавили сте да сте спремни за { -resume }. { -game(case: "Nominative") } се { -resume(form: "present") } кад буде спреман и { -opponent }, најкасније у одређено време.
done-resumed = { -game(case: "Nominative") } је { -resume(form: "feminine") }.
done-publication-agreed = Пристали сте да се { -envelope } покаже. Показује се чим пристане и { -opponent }.
done-published = { -envelope(case: "Nominative") } је показан у записнику.
done-reading-chosen = Као { -sealed-move } важи { -move } који сте изабрали.
done-clocks-questioned = { -arbiter(case: "Dative") } је јављено да по Вашим речима { -clock(case: "plural") } нису тачни.
done-flag-fell = { -flag(case: "Nominative") } је пала.
done-leave = На одсуству сте од { $first } до { $last }, укључујући оба дана. Ваше време тада стоји.
done-no-leave = Ваше одсуство од { $first } до { $last } је отказано. Тих дана Ваше време тече.
done-reflection = О овом { -move(case: "dative") } размишљате даље. Засад се { -game } не губи због Вашег ћутања, а Ваше време тече даље.
done-refilled = Време пренето из Ваше резерве на { -clock }: { $time }.
done-withdrawn = Повукли сте се из ове { -game(case: "genitive") }.
done-appealed = Ваша { -appeal } на одлуку број { $act } је у записнику. Одлука важи док други { -arbiter } не одлучи. Добићете имејл са одлуком.
done-game-over = { -game(case: "Nominative") } је завршена.

## The position in words

pieces-none = нема
board-figures = На овој табли су попуњене и подвучене фигуре црне.
pieces = { -white(form: "Nominative") }: { $white }. { -black(form: "Nominative") }: { $black }.
pieces-king = { $count ->
    [one] краљ
    [few] краљеви
   *[other] краљеви
} { $squares }
pieces-queen = { $count ->
    [one] дама
    [few] даме
   *[other] даме
} { $squares }
pieces-rook = { $count ->
    [one] топ
    [few] топови
   *[other] топови
} { $squares }
pieces-bishop = { $count ->
    [one] ловац
    [few] ловци
   *[other] ловци
} { $squares }
pieces-knight = { $count ->
    [one] скакач
    [few] скакачи
   *[other] скакачи
} { $squares }
pieces-pawn = { $count ->
    [one] пешак
    [few] пешаци
   *[other] пешаци
} { $squares }

## Clocks

clock-limit = Ограничење: { $control }.
clock-control = Време: { $control }.
clock-white = { -white(form: "Nominative") } ({ $name }) – { $times }.
clock-black = { -black(form: "Nominative") } ({ $name }) – { $times }.
clock-times = { $times }
clock-with-more = { $times } (додатно за следећи { -move }: { $gained })
clock-with-less = { $times } (за следећи { -move } мање: { $lost })
clock-used = утрошено: { $time }
clock-left = преостаје: { $time }
clock-on-the-clock = на { -clock(case: "locative") }: { $time }
clock-with-bank = { $left }, у резерви: { $bank }
clock-this-move = Овај { -move } ({ $name }) – утрошено: { $used }, урачунато: { $charged }.
clock-delay = Преостала задршка: { $left }. Дотад се ништа не урачунава.
clock-stopped = { -clock(case: "Nominative") } је заустављен: { $at }. Одатле наставља.
clock-paused-leave = { -clock(case: "Nominative") } стоји: одсуство.
clock-paused-free-day = { -clock(case: "Nominative") } стоји: слободан дан.
clock-paused-night = { -clock(case: "Nominative") } стоји: ноћна пауза.
clock-next = Следеће: { $what }, { $at }.
clock-next-time-is-up = време истиче
clock-next-silence = { -game } се губи ћутањем
clock-next-delay-over = задршка се завршава
clock-next-double = време се рачуна двоструко
clock-next-day = урачунава се још један дан
clock-next-refill = { -clock } може да се допуни из резерве
clock-next-leave = почиње одсуство
clock-next-free-day = почиње слободан дан
clock-next-night = почиње ноћна пауза
clock-next-goes-on = { -clock } наставља да тече

## Whose move it is, and until when

state-your-move = Ви сте на { -move(case: "dative") }, { -move } { $number }. Одговорите на овај имејл својим { -move(case: "instrumental") } до: { $until } (преостаје: { $left }).
state-their-move = На { -move(case: "dative") } је { $name }. Рок: { $until } (преостаје: { $left }).
state-you-seal = { -seal(form: "Imperative") } свој { -move } { $number } до: { $until } (преостаје: { $left }).
state-they-seal = Следећи { -move } мора да { -seal(form: "present") }: { $name }. Рок: { $until } (преостаје: { $left }).
state-adjourned-yours = Ваше време тече до: { $until } (преостаје: { $left }).
state-adjourned-theirs = Време тече { -opponent(case: "dative") } до: { $until } (преостаје: { $left }).
state-you-on-leave = На одсуству сте и { -move } не можете да одиграте пре: { $back }. Ваш { -move } { $number }: одговорите њиме од тада па до: { $until }.
state-on-leave = На одсуству: { $name }, до: { $back }. Рок за { -move }: { $until }.
state-doubles = Време за овај { -move } рачунаће се двоструко почев од: { $at }. Размишљање дотад: { $after }. Рок за одговор то узима у обзир.
state-doubled = Време за овај { -move } већ се рачуна двоструко, почев од: { $at }. Размишљање дотад: { $after }. Рок за одговор то узима у обзир.
state-your-flag = Ваша { -flag } је пала: { $at }. Док то не рекламира { -opponent } или { -arbiter }, Ваш { -move } још важи: одиграјте га одмах.
state-your-flag-for-arbiter = Ваша { -flag } је пала: { $at }. Док то не рекламира { -arbiter }, Ваш { -move } још важи: одиграјте га одмах.
state-flag-to-claim = { -flag(case: "Nominative") } је пала: { $name }, { $at }. Да бисте због тога завршили { -game(case: "accusative") }, одговорите „{ command-claim-time }“; дотад { -move } још важи.
state-flag = { -flag(case: "Nominative") } је пала: { $name }, { $at }. Док { -arbiter } због тога не заврши { -game(case: "accusative") }, { -move } још важи.

## Reminders

reminder-time = { $site } Вас подсећа: Ваше време истиче.
reminder-silence = { $site } Вас упозорава: дуго нисте одиграли { -move }, а { -game } се губи ћутањем после: { $until }. Одиграјте { -move } или напишите „{ command-reflect }“ да бисте размишљали даље док Ваше време тече.
reminder-silent-flag = { $site } Вас упозорава: дуго нисте одиграли { -move }, а Ваше време истиче после: { $until }.
restored = Сервис је морао да се обнови из резервне копије. Каснији { -move(case: "plural") } и поруке су изгубљени, али је време враћено. { -game(case: "Nominative") } стоји онако како је овде приказана. Условни { -move(case: "plural") } су избрисани: молимо, пошаљите их поново. Молимо, одговорите на овај имејл; одговори на старије имејлове не важе.
restored-from = Сервис је морао да се обнови из резервне копије ({ $at }). Каснији { -move(case: "plural") } и поруке су изгубљени, али је време враћено. { -game(case: "Nominative") } стоји онако како је овде приказана. Условни { -move(case: "plural") } су избрисани: молимо, пошаљите их поново. Молимо, одговорите на овај имејл; одговори на старије имејлове не важе.

## Conditional moves

conditions-none = Сада немате условних { -move(case: "genitive") }.
conditions-kept = Ваши условни { -move(case: "plural") } су сачувани.
conditions-replaced = Ваши условни { -move(case: "plural") } су сачувани. Замењују оне које сте раније дали (редова: { $count }).
conditions-stored = Ваши условни { -move(case: "plural") } су сада овакви. Сваки ред је један низ:
conditions-not-foreseen = Ниједан Ваш условни { -move } не одговара на овај { -move }; преостали су избрисани.
conditions-others-dropped = Ваши условни { -move(case: "plural") } за друге { -move(case: "accusative-plural") } { -opponent(case: "genitive") } су избрисани, јер ти { -move(case: "plural") } више нису могући.
conditions-you-decide = Ваш условни { -move } није одигран, јер постоји понуда { -opponent(case: "genitive") } о којој морате сами да одлучите. Ако га сада одиграте, остатак његовог низа остаје; условни { -move(case: "plural") } за друге { -move(case: "accusative-plural") } су избрисани.
conditions-mail-unread = Ваш условни { -move } није одигран, јер је Ваш имејл о овој { -game(case: "dative") } стигао пре { -move(case: "genitive") }, а није био прочитан: можда сте њиме повукли условни { -move }. Ако га сада одиграте, остатак његовог низа остаје; условни { -move(case: "plural") } за друге { -move(case: "accusative-plural") } су избрисани.
conditions-adjourned = Ваши условни { -move(case: "plural") } су избрисани: на { -move } из { -envelope(case: "genitive") } се никад не одговара унапред, пре него што се види.
conditions-taken-back = Ваши условни { -move(case: "plural") } су избрисани: били су за { -game(case: "accusative") } каква је била раније.

## Messages of the players

writes = { $who } пише:
writes-replaced = Играч који је замењен пише:
writes-arbiter = { -arbiter(case: "Nominative") } пише:
writes-more = ... наставак на { $url }

## Envelopes

sealed-commitment = { -move(case: "Nominative") } је у шифрованом { -envelope(case: "locative") } који нико не отвара пре { -resume(form: "genitive") } { -game(case: "genitive") }. Ово је SHA-256 текста из { -envelope(case: "genitive") }. Сачувајте га: он ће доказати да је { -envelope } исти онај који је сада запечаћен.
opened-commitment = Текст из { -envelope(case: "genitive") } је у записнику { -game(case: "genitive") }; његов SHA-256 је контролни збир одштампан кад је { -move } { -seal(form: "masculine") } ({ $url }):

## How to answer

answer-move = Како да одговорите: одговорите на овај имејл једним редом, на пример „{ $example }“; може било која нотација.
answer-seal = Како да одговорите: одговорите на овај имејл једним редом, на пример „{ command-seal }{"\u00A0"}{ $example }“; може било која нотација.
answer-seal-clock = Ваше време тече док { -move } не буде { -seal(form: "masculine") }. Нико га не види пре отварања.
answer-draw = { $opponent } нуди { -draw }: одговорите „{ command-accept }“ ако пристајете, „{ command-decline }“ ако не пристајете.
answer-draw-on-move = { $opponent } нуди { -draw }: одговорите „{ command-accept }“ ако пристајете, „{ command-decline }“ ако не пристајете; { -move(case: "instrumental") } се понуда одбија.
answer-adjournment = { $opponent } предлаже { -adjourn } { -game(case: "genitive") }: одговорите „{ command-adjourn }“ ако пристајете; играч на { -move(case: "dative") } тада { -seal(form: "present") } следећи { -move } и { -clock } стаје. Одговорите „{ command-decline-adjournment }“ да бисте играли даље.
commands-help = За списак команди одговорите „{ command-help }“.
commands = Команде, по једна у реду: Ваш { -move }; Ваш { -move } и „{ command-draw }“; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move(case: "Nominative") } остаје у { -envelope(case: "locative") }. Показује се само ако и Ви и { -opponent } одговорите „{ command-publish }“.
moves = { -move(case: "Plural") }: { $moves }
game-took =
    { -game(case: "Nominative") } има { $moves ->
        [one] { $moves } { -move }
        [few] { $moves } { -move(case: "genitive") }
       *[other] { $moves } { -move(case: "genitive") }
    }; трајање: { $time }.
game-took-no-move = Трајање { -game(case: "genitive") }: { $time }. Није одигран ниједан { -move }.
game-attached = Цела { -game } је у прилогу { $file }, за шаховске програме.
game-attached-short = { -move(case: "Plural") } су у прилогу { $file }, за шаховске програме. Са коментарима је { -game } предугачка за имејл; погледајте { $url }
pgn-too-long = { -game(case: "Nominative") } је предугачка за овај имејл: одговорите „{ command-pgn }“ или погледајте { $url }

resume-played = { -sealed-move } се игра
resume-opened-and-played = { -arbiter } отвара { -envelope } и { -sealed-move } се игра
resume-reply-when-ready = Одговорите „{ command-resume }“ кад будете спремни.
resume-opponent-ready = { -opponent(case: "Nominative") } ({ $opponent }) је спреман. Одговорите „{ command-resume }“ кад и Ви будете спремни: тада { $then }. Иначе се { -game } { -resume(form: "present") } без Вашег присуства: { $latest }.
resume-when-opponent-too = Време { -resume(form: "genitive") }: { $latest }. Ако пре тога буде спреман и { -opponent } ({ $opponent }), { -game } се тада { -resume(form: "present") }. Иначе у време { -resume(form: "genitive") } почиње да тече { -clock } { -opponent(case: "genitive") }, а { -envelope } се отвара кад се { -opponent } појави.
resume-when-both-sealer = Време { -resume(form: "genitive") }: { $latest }. Ако пре тога оба играча буду спремна, { -game } се тада { -resume(form: "present") }. Иначе у време { -resume(form: "genitive") } почиње да тече { -clock } { -opponent(case: "genitive") } ({ $opponent }), а { -envelope } се отвара кад се { -opponent } појави.
resume-when-opponent = { -game(case: "Nominative") } се { -resume(form: "present") } кад { -opponent } ({ $opponent }) буде спреман, најкасније: { $latest }.
resume-when-opponent-ready-too = { -game(case: "Nominative") } се { -resume(form: "present") } кад и { -opponent } ({ $opponent }) буде спреман, најкасније: { $latest }.
resume-when-both = Време { -resume(form: "genitive") }: { $latest }. Ако пре тога оба играча буду спремна, { -game } се тада { -resume(form: "present") }. Иначе у време { -resume(form: "genitive") } почиње да тече Ваш { -clock }. { -envelope(case: "Nominative") } се отвара кад одговорите „{ command-resume }“.
resume-now = Одговорите „{ command-resume }“ да би се { -envelope } отворио: { $then } и почиње да тече Ваше време. Иначе се { -game } { -resume(form: "present") }: { $latest }.
resume-clock-runs = Одговорите „{ command-resume }“: тада { $then }. Дотад тече Ваше време.
resume-show-text = Преко HTTP покажите текст који сте { -seal(form: "past-plural") } (отворите { -envelope }) или га предајте { -arbiter(case: "dative") }.
resume-choose = { -sealed-move(case: "Nominative") } може да значи више ствари, а Ви бирате: одговорите „{ command-choose } { $first }“ или тако с неким другим од ових { -move(case: "genitive") }: { $readings }. Ваше време тече.
default-you = Одговорите „{ command-resume }“ до: { $until }. Иначе губите { -game(case: "accusative") } због непојављивања (FIDE Guidelines I.10).
default-opponent = Ако се { -opponent } ({ $opponent }) не појави до: { $until }, { -opponent } губи { -game(case: "accusative") } због непојављивања (FIDE Guidelines I.10).
default-sealer = Ако се { -opponent } ({ $opponent }) не појави до: { $until } и { -envelope } се не отвори пре тога, { -opponent } губи { -game(case: "accusative") } због непојављивања (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Морате да ковертирате следећи { -move }. Ваше време тече док се { -move } не { -seal(form: "present") }.
   *[other] { $who } мора да { -seal(form: "present") } следећи { -move }. Том играчу тече време док се { -move } не { -seal(form: "present") }.
}
standing-sealing-then = Кад се { -move } { -seal(form: "present") }, време не тече ниједном играчу. { -game(case: "Nominative") } тада мирује највише: { $after }.
standing-sealing-reply = { $who-is ->
    [you] { -opponent(case: "Nominative") } може да { -seal(form: "present") } одговор, јер се нисте појавили. Тада тече Ваше време.
   *[other] Одговор може да се { -seal(form: "present") }, јер један играч није присутан: { $who }. Тада том играчу тече време.
}
standing-drafted = { $who-is ->
    [you] Ваш нацрт је у { -envelope(case: "locative") }. { -seal(form: "Imperative") } га или га замените другим.
   *[other] У { -envelope(case: "locative") } је нацрт. Од играча: { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(case: "Nominative") } је { -adjourn(form: "feminine") }. { -seal(form: "Past-plural") } сте { -move } број { $number }, и време не тече ниједном играчу.
   *[other] { -game(case: "Nominative") } је { -adjourn(form: "feminine") }. { -seal(form: "Masculine") } је { -move } број { $number }: { $who }. Време не тече ниједном играчу.
}
standing-ready = { $who-is ->
    [you] Спремни сте да се { -game } { -resume(form: "imperative") }.
   *[other] { $who } јавља спремност за { -resume } { -game(case: "genitive") }.
}
standing-not-ready = { $who-is ->
    [you] Још нисте јавили да сте спремни за { -resume } { -game(case: "genitive") }.
   *[other] { $who } још не јавља спремност за { -resume } { -game(case: "genitive") }.
}
standing-when-both = Ако оба играча јаве спремност до: { $latest }, { -game } се { -resume(form: "present") } чим то учине.
standing-when-one = { $who-is ->
    [you] { -game(case: "Nominative") } се { -resume(form: "present") } кад будете спремни, а најкасније: { $latest }.
   *[other] { -game(case: "Nominative") } се { -resume(form: "present") } кад { $who } јави спремност, а најкасније: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Иначе Ваше време тече од: { $latest }. { -envelope(case: "Nominative") } се отвара кад се појавите.
   *[other] Иначе играчу { $who } време тече од: { $latest }. { -envelope(case: "Nominative") } се отвара кад се тај играч појави.
}
standing-else-without = { $who-is ->
    [you] Иначе се { -game } { -resume(form: "present") } без Вашег присуства: { $latest }.
   *[other] Иначе се { -game } { -resume(form: "present") } без присуства играча { $who }: { $latest }.
}
standing-opens = { $by ->
    [arbiter] Тада { -envelope } отвара { -arbiter }.
   *[service] Тада { -envelope } отвара сервис.
} { $who-is ->
    [you] { -sealed-move(case: "Nominative") } се одиграва, и тече Ваше време.
   *[other] { -sealed-move(case: "Nominative") } се одиграва, и време тече играчу { $who }.
}
standing-due = { -game(case: "Nominative") } је { -resume(form: "feminine") }. Док се { -envelope } не отвори, време не тече ниједном играчу.
standing-reply-sealed = Одговор на отворени { -move } је { -seal(form: "masculine") }.
standing-absent = { $who-is ->
    [you] { -game(case: "Nominative") } је { -resume(form: "feminine") }, а нисте се појавили. Ваше време тече до: { $until }. { -envelope(case: "Nominative") } се отвара кад се појавите.
   *[other] { -game(case: "Nominative") } је { -resume(form: "feminine") }, а један играч није присутан: { $who }. Том играчу време тече до: { $until }. { -envelope(case: "Nominative") } се отвара кад се тај играч појави.
}
standing-awaited = { $who-is ->
    [you] { -game(case: "Nominative") } је { -resume(form: "feminine") }, а још се нисте појавили.
   *[other] { -game(case: "Nominative") } је { -resume(form: "feminine") }, а један играч још није присутан: { $who }.
}
standing-late = Један играч се појавио прекасно и губи, осим ако је { -sealed-move } завршио { -game(case: "accusative") }. Најпре се отвара { -envelope }.
standing-missing = { $who-is ->
    [you] { -envelope(case: "Nominative") } не може да се отвори. Покажите текст који сте { -seal(form: "past-plural") }: Ваше време тече до: { $until }.
   *[other] { -envelope(case: "Nominative") } не може да се отвори. { $who } мора да покаже { -seal(form: "plural") } текст. Том играчу време тече до: { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope(case: "Nominative") } не може да се отвори, и време не тече ниједном играчу. О { -game(case: "dative") } одлучује { -arbiter }, осим ако покажете текст који сте { -seal(form: "past-plural") }.
   *[other] { -envelope(case: "Nominative") } не може да се отвори, и време не тече ниједном играчу. О { -game(case: "dative") } одлучује { -arbiter }, осим ако { $who } покаже { -seal(form: "plural") } текст.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } може да се протумачи на више начина, а Ви бирате. Ваше време тече до: { $until }.
   *[other] { -sealed-move(case: "Nominative") } може да се протумачи на више начина, а бира { $who }. Том играчу време тече до: { $until }.
}
standing-default = Јавите да сте ту до: { $until }. Иначе губите { -game(case: "accusative") } због непојављивања (FIDE Guidelines I.10).
standing-may-resume = Сада можете да јавите да сте спремни за { -resume } { -game(case: "genitive") }.
standing-may-end = Док се { -envelope } не отвори, можете да понудите { -draw } или да предате { -game(case: "accusative") }. Ако се { -game } тако заврши, { -envelope } остаје затворен, осим ако оба играча пристану да се прикаже.

## For arbiters

arbiter-session-continues = Сесија је завршена и играч на { -move(case: "dative") } би сада требало да { -seal(form: "present") } { -move }, али нема довољно { -arbiter } за { -envelope }: премало је наведених { -arbiter } који су још { -arbiter(case: "genitive") }, имају кључ и не играју у овој { -game(case: "dative") }. { -game(case: "Nominative") } иде даље док довољно њих не пријави кључ или док { -adjourn } не престане да буде потребан.
arbiter-fetch = { -envelope(case: "Nominative") } Вас чека. Отворите га својим кључем на његовој страници: { $url }. Дотад време не тече ниједном играчу.
arbiter-fen = Позиција, као FEN:
arbiter-fen-after = Позиција после најављеног { -move(case: "genitive") }, као FEN:
arbiter-withdrawn = Одлука је на Вама: одговорите једним редом, „arbiter { $game } adjudicate 1-0: “ (или 0-1, 1/2, 0-0) и разлог, или замените играча: „arbiter { $game } replace { $side } NAME: “ и разлог.
arbiter-default = Играч који се не појави до: { $until } губи { -game(case: "accusative") } због непојављивања (FIDE Guidelines I.10).
arbiter-agree-open = Ако се слажете, одговорите једним редом: „arbiter { $game } open“.
arbiter-agree-show = Ако се слажете, отворите { -envelope } на његовој страници и тамо наведите свој разлог: { $url }.
arbiter-agree-two = За превремено отварање потребне су обе { -arbiter(case: "genitive") }.
arbiter-clocks = Тачна времена одређујете Ви: „correct_clocks“ на { $url }.
arbiter-flag = Да бисте због пада { -flag(case: "genitive") } завршили { -game(case: "accusative") }, одговорите једним редом: „arbiter { $game } flag“.
arbiter-more = Све што чека на { -arbiter(case: "accusative") }: { $queue } или „postzug arbiter list“. Све што је у овој { -game(case: "dative") } учињено или покушано: { $trail }.

## Answers to mails

unanswered = Ваши имејлови без одговора: { $count }, почев од: { $since }. Разлог: за кратко време сте добили много одговора. Јасни { -move(case: "plural") } и команде у њима су извршени; све остало није. Молимо, проверите садашње стање и поновите оно што још недостаје.
next-answer = За кратко време сте добили много одговора, па следећи одговор стиже после: { $at }. Дотад се сваки имејл ипак чита, и јасан { -move } или јасна команда у њему се извршава; потом један имејл каже да други нису добили одговор.
next-answer-reach = Ако Вам пре тога треба помоћ, пишите онима који воде овај сервис: { $address }.
next-answer-stranger = На ову адресу је за кратко време послато неколико одговора, па следећи стиже после: { $at }. Имејлови који стигну пре тога остају без одговора.
more-lines = ... и још { $count ->
    [one] { $count } ред
    [few] { $count } реда
   *[other] { $count } редова
}.
more-lines-too-many = ... и још { $count ->
    [one] { $count } ред
    [few] { $count } реда
   *[other] { $count } редова
}, превише за један имејл.
did-you-mean = Да ли сте мислили { $move }? Ако јесте, одговорите на овај имејл речју „{ word-yes }“ до: { $until }. { -move(case: "Nominative") } се рачуна од доласка Вашег првог имејла. Ако нисте, одговорите „{ word-no }“ или својим { -move(case: "instrumental") } у посебном реду.
confirm-public-address = Ваш имејл је стигао на адресу која не доказује ко га је написао, па још није обрађен. Молимо, одговорите на адресу за одговор из наших имејлова, која то доказује.
confirm-arbiter-act = Ваш имејл са судијском одлуком стигао је на адресу { -game(case: "genitive") }. Та адреса стоји у сваком имејлу о { -game(case: "dative") } који се цитира или прослеђује, па имејл још није обрађен.
confirm-other-sender = Имејл за Вас је стигао са { $from }, а то није забележена адреса. Још није обрађен.
author-unproved = На Вашу адресу за одговор стигао је имејл у Ваше име. Ваша подешавања траже јачи доказ о аутору од оног који имејл има, па још није обрађен.
confirm-how = Да ли је Ваш? Ако јесте, одговорите на овај имејл речју „{ word-yes }“ до: { $until }. Он се тада рачуна од првог доласка. Иначе одговорите „{ word-no }“ или не радите ништа.

## A new account

join-confirm = Желите ли овде налог под именом { $name }? Ако желите, одговорите на овај имејл речју „{ word-yes }“ до: { $until }. За друго име одговорите једним редом, на пример „{ command-join } Anna Berg“. Ако то нисте тражили, не радите ништа: без Вашег „{ word-yes }“ налог се не отвара, а Ваш имејл се брише.
join-name = Под којим именом желите да играте? Одговорите на овај имејл једним редом, на пример „{ command-join } Anna Berg“. Тиме се отвара Ваш налог, ако одговор стигне до: { $until }. Ако то нисте тражили, не радите ништа.
code-sign-up = Ваш код за отварање налога:
code-sign-in = Ваш код за пријаву:
code-change-address = Ваш код да бисте од сада користили ову адресу:
code-asked-by = Тражено са: { $device }.
code-browser = прегледач
code-how = Упишите га тамо где сте га тражили; важи једном, у року од: { $valid }. Ако га нисте тражили, не радите ништа: без кода се ништа не дешава. Нико са { $site } Вам га никада неће тражити.
code-subject = Ваш код за { $site }
account-subject = Ваш налог на { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] шта се догодило у Вашим { -game(case: "dative-plural") }
    [one] Ваш { -move } у { $count } { -game(case: "dative") }
    [few] Ваш { -move } у { $count } { -game(case: "genitive") }
   *[other] Ваш { -move } у { $count } { -game }
}
digest = { $count ->
    [0] Ни у једној { -game(case: "dative") } не морате да играте.
    [1] На { -move(case: "dative") } сте у 1 { -game(case: "dative") }.
    [one] На { -move(case: "dative") } сте у { $count } { -game(case: "dative") }; прва је она с најближим роком.
    [few] На { -move(case: "dative") } сте у { $count } { -game(case: "genitive") }; прва је она с најближим роком.
   *[other] На { -move(case: "dative") } сте у { $count } { -game }; прва је она с најближим роком.
}
digest-game = { $game } { $white } – { $black }
digest-until = Ваш { -move } { $number }. Рок: { $until } (преостаје: { $left }).
digest-move = Да бисте одиграли { -move }, пишите на ову адресу, на пример: { $example }
digest-write = Да бисте писали о овој { -game(case: "dative") }, користите ову адресу:
digest-more = { $count ->
    [one] Има још { $count } { -game }. За списак свих напишите: { command-games }
    [few] Има још { $count } { -game(case: "genitive") }. За списак свих напишите: { command-games }
   *[other] Има још { $count } { -game }. За списак свих напишите: { command-games }
}

## Challenges

challenge = { $other } Вас изазива на { -game(case: "accusative") }: { $terms }.
challenge-how = Одговорите до: { $until }. Одговорите на овај имејл једним редом, „{ command-accept-challenge } { $challenge }“ или „{ command-decline-challenge } { $challenge }“.
challenge-declined = { $other } одбија Ваш изазов { $challenge } ({ $terms }).
challenge-withdrawn = { $other } повлачи изазов { $challenge }. Не треба ништа да радите.
challenge-subject = [{ $challenge }] { $other } Вас изазива
challenge-declined-subject = [{ $challenge }] { $other } одбија Ваш изазов
challenge-withdrawn-subject = [{ $challenge }] { $other } повлачи изазов
challenge-you-white = играте { -white(form: "instrumental") } фигурама
challenge-you-black = играте { -black(form: "instrumental") } фигурама
challenge-colours-drawn = боје се одређују жребом кад { -game } почне
terms-public-sentence = { $plies ->
    [0] { -move(case: "Accusative-plural") } може да чита свако, без налога.
    [one] { -move(case: "Accusative-plural") } може да чита свако, без налога, { $plies } полупотез касније.
    [few] { -move(case: "Accusative-plural") } може да чита свако, без налога, { $plies } полупотеза касније.
   *[other] { -move(case: "Accusative-plural") } може да чита свако, без налога, { $plies } полупотеза касније.
}
start-chess960 = позиција Chess960 број { $number }
start-from = почетак из { $fen }
start-drawn-chess960 = позиција Chess960 одређена жребом кад { -game } почне

## The regulations of a game that are not the usual ones

terms-claim-after = { -draw(case: "Nominative") } може да се рекламира кад свака страна одигра { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
   *[other] { $moves } { -move(case: "genitive") }
} без узимања и без { -move(case: "genitive") } пешаком.
terms-not-automatic = Понављање позиције и { -move(case: "plural") } без узимања и без { -move(case: "genitive") } пешаком завршавају { -game(case: "accusative") } само по рекламацији.
terms-wrong-claim = { $days ->
    [0] Ако рекламација није основана, { -opponent } не добија додатно време.
    [one] Ако рекламација није основана, { -opponent } добија још { $days } дан за следећи { -move }.
    [few] Ако рекламација није основана, { -opponent } добија још { $days } дана за следећи { -move }.
   *[other] Ако рекламација није основана, { -opponent } добија још { $days } дана за следећи { -move }.
}
terms-offer-again = { $moves ->
    [one] Играч који је понудио { -draw } мора да одигра { $moves } { -move } пре следеће понуде.
    [few] Играч који је понудио { -draw } мора да одигра { $moves } { -move(case: "genitive") } пре следеће понуде.
   *[other] Играч који је понудио { -draw } мора да одигра { $moves } { -move(case: "genitive") } пре следеће понуде.
}
terms-illegal-gains = { $days ->
    [one] После { -illegal(form: "genitive") } { -move(case: "genitive") } { -opponent } добија још { $days } дан за следећи { -move }.
    [few] После { -illegal(form: "genitive") } { -move(case: "genitive") } { -opponent } добија још { $days } дана за следећи { -move }.
   *[other] После { -illegal(form: "genitive") } { -move(case: "genitive") } { -opponent } добија још { $days } дана за следећи { -move }.
}
terms-illegal-loses = Играч губи { -game(case: "accusative") } кад пошаље { ordinal } { -illegal } { -move }.
terms-ambiguous-gains = { $days ->
    [one] После двосмисленог { -move(case: "genitive") } { -opponent } добија још { $days } дан за следећи { -move }.
    [few] После двосмисленог { -move(case: "genitive") } { -opponent } добија још { $days } дана за следећи { -move }.
   *[other] После двосмисленог { -move(case: "genitive") } { -opponent } добија још { $days } дана за следећи { -move }.
}
terms-ambiguous-loses = Играч губи { -game(case: "accusative") } кад пошаље { ordinal } двосмислен { -move }.
terms-appeal = { $days ->
    [0] На судијску одлуку нико не може да се жали.
    [one] Играч може да се жали на судијску одлуку у року од { $days } дана.
    [few] Играч може да се жали на судијску одлуку у року од { $days } дана.
   *[other] Играч може да се жали на судијску одлуку у року од { $days } дана.
}
terms-takeback = { -arbiter(case: "Nominative") } може да дозволи враћање { -move(case: "genitive") } одиграног грешком.
terms-arbiters = { $n ->
    [1] За ову { -game(case: "accusative") } је одређен један { -arbiter }: { $accounts }.
    [one] { -arbiter(case: "Genitive") } одређене за ову { -game(case: "accusative") } ({ $n }): { $accounts }.
    [few] { -arbiter(case: "Genitive") } одређене за ову { -game(case: "accusative") } ({ $n }): { $accounts }.
   *[other] { -arbiter(case: "Genitive") } одређене за ову { -game(case: "accusative") } ({ $n }): { $accounts }.
}
terms-session = { $days ->
    [one] После сесије од { $days } дана играч на { -move(case: "dative") } { -seal(form: "present") } { -move }.
    [few] После сесије од { $days } дана играч на { -move(case: "dative") } { -seal(form: "present") } { -move }.
   *[other] После сесије од { $days } дана играч на { -move(case: "dative") } { -seal(form: "present") } { -move }.
}
terms-resumes = { $days ->
    [one] { -adjourn(form: "Feminine") } { -game } се { -resume(form: "present") } { $days } дан после { -seal(form: "genitive") }, ако се не договори друкчије.
    [few] { -adjourn(form: "Feminine") } { -game } се { -resume(form: "present") } { $days } дана после { -seal(form: "genitive") }, ако се не договори друкчије.
   *[other] { -adjourn(form: "Feminine") } { -game } се { -resume(form: "present") } { $days } дана после { -seal(form: "genitive") }, ако се не договори друкчије.
}
terms-opponent-chooses = Ако { -sealed-move } може да се протумачи на два начина, тумачење бира { -opponent }.
terms-check-in = Пре { -resume(form: "genitive") } прекинуте { -game(case: "genitive") } играчи јављају да су присутни.
terms-default = { $days ->
    [0] Играч који се не појави у време { -resume(form: "genitive") } губи { -game(case: "accusative") }.
    [one] Играч који се не појави у року од { $days } дана од времена { -resume(form: "genitive") } губи { -game(case: "accusative") }.
    [few] Играч који се не појави у року од { $days } дана од времена { -resume(form: "genitive") } губи { -game(case: "accusative") }.
   *[other] Играч који се не појави у року од { $days } дана од времена { -resume(form: "genitive") } губи { -game(case: "accusative") }.
}
terms-holders = { $needed ->
    [1] { -envelope(case: "Nominative") } отвара један од кључева ових { -arbiter }: { $accounts }.
    [one] { -envelope(case: "Nominative") } отвара заједно { $needed } од кључева ових { -arbiter }: { $accounts }.
    [few] { -envelope(case: "Nominative") } отварају заједно { $needed } од кључева ових { -arbiter }: { $accounts }.
   *[other] { -envelope(case: "Nominative") } отвара заједно { $needed } од кључева ових { -arbiter }: { $accounts }.
}
terms-early = На отварање { -envelope(case: "genitive") } пре времена мора да пристане двоје { -arbiter }.
terms-free-weekdays = Ових дана сваке недеље време не тече ниједном играчу: { $weekdays }.
terms-free-dates = Ових дана време не тече ниједном играчу: { $dates }.
terms-free-night = Од { $from } до { $until } време не тече, по временској зони играча чије је то време.
terms-leave = { $days ->
    [one] Сваки играч може у календарској години да узме { $days } дан одсуства.
    [few] Сваки играч може у календарској години да узме { $days } дана одсуства.
   *[other] Сваки играч може у календарској години да узме { $days } дана одсуства.
}
terms-leave-ahead = { $days ->
    [one] Одсуство мора да се пријави најмање { $days } дан унапред.
    [few] Одсуство мора да се пријави најмање { $days } дана унапред.
   *[other] Одсуство мора да се пријави најмање { $days } дана унапред.
}
terms-leave-moves = Играч сме да одигра { -move } и током одсуства.
terms-silence = Ако играч { $days ->
    [one] { $days } дан
    [few] { $days } дана
   *[other] { $days } дана
} не одигра { -move }, губи { -game(case: "accusative") } ћутањем, осим ако јави да размишља даље. Подсетници стижу после оволико дана: { $reminders }.
terms-flag-claimed = Кад { -flag } падне, { -game(case: "accusative") } због тога завршава { -opponent } или { -arbiter }. Дотад { -move } још важи.
terms-flag-arbiter = Кад { -flag } падне, { -game(case: "accusative") } због тога може да заврши само { -arbiter }. Дотад { -move } још важи.
terms-tablebase = Играч може да рекламира по бази завршница ако на табли нема више од { $men ->
    [one] { $men } фигуре
    [few] { $men } фигуре
   *[other] { $men } фигура
}. { $fifty ->
    [yes] При томе важи правило педесет { -move(case: "genitive") }.
   *[no] При томе правило педесет { -move(case: "genitive") } не важи.
}
terms-undecided = { $days ->
    [one] { -arbiter(case: "Nominative") } има { $days } дан да одлучи о рекламацији коју не покрива ниједна овдашња { -tablebase }.
    [few] { -arbiter(case: "Nominative") } има { $days } дана да одлучи о рекламацији коју не покрива ниједна овдашња { -tablebase }.
   *[other] { -arbiter(case: "Nominative") } има { $days } дана да одлучи о рекламацији коју не покрива ниједна овдашња { -tablebase }.
}
terms-adjudication = Играч може да затражи од { -arbiter(case: "genitive") } да пресуди { -game(case: "accusative") } на основу анализе. { $stops ->
    [yes] До одлуке време не тече ниједном играчу.
   *[no] До одлуке { -game } иде даље.
}
terms-adjudicated = { $days ->
    [one] { -arbiter(case: "Nominative") } има { $days } дан за пресуду на основу анализе.
    [few] { -arbiter(case: "Nominative") } има { $days } дана за пресуду на основу анализе.
   *[other] { -arbiter(case: "Nominative") } има { $days } дана за пресуду на основу анализе.
}
terms-annulled = { $moves ->
    [one] Ако се играч повуче пре него што обе стране одиграју по { $moves } { -move }, { -game } се анулира.
    [few] Ако се играч повуче пре него што обе стране одиграју по { $moves } { -move(case: "genitive") }, { -game } се анулира.
   *[other] Ако се играч повуче пре него што обе стране одиграју по { $moves } { -move(case: "genitive") }, { -game } се анулира.
}
terms-withdrawn = Кад се играч повуче, { -game } стоји док { -arbiter } не пресуди или док неко други не настави да игра.
terms-silent = Ако играч изгуби ћутањем половину својих { -game } на турниру, то важи као повлачење са турнира.
terms-conditions-visible = { -opponent(case: "Nominative") } види условне { -move(case: "accusative-plural") } пре него што се одиграју.
terms-protection = Играчу коме после { -move(case: "genitive") } с додатком остане укупно мање од три дана време се допуњава на три дана.

## Receipts of the log

receipt = { -envelope(case: "Nominative") } са ковертираним { -move(case: "instrumental") } { -game(case: "genitive") } { $game } је у дневнику свих догађаја, као запис { $entry }. Од сада нико, ни ми, не може да промени ни њега ни време { -seal(form: "genitive") }, а да овај имејл не докаже промену. Молимо, сачувајте овај имејл: приложена датотека, { $file }, је доказ. Она не открива { -move }.
receipt-how-to-check = { -arbiter(case: "Nominative") } то може да провери без нас и без интернета: скриптом verify.sh, за коју су довољни bash, awk и openssl, или само помоћу bash и openssl, како пише у „A receipt by hand“ у docs/internals/log.md. Узмите скрипту из свог примерка програма Postzug („postzug audit script“), никада од особе која Вам показује доказ. Њен SHA-256 је:
receipt-entry = Запис { -envelope(case: "genitive") } у дневнику:
receipt-hashes = А ови хешеви воде од њега до потписаног корена испод:

## Mail that is passed on to the operator

passed-on = Овај имејл је стигао на { $mailbox }@. Пошиљалац: { $from }. Одговор иде аутору, не нама. То је имејл { $number } у сандучету: „postzug inbox show { $number } --raw“ исписује све што је од њега сачувано.
passed-on-no-address = аутор без јасне адресе
passed-on-shortened = ... (скраћено)
passed-on-header = Његово заглавље:

## Below every mail

subject-your-mail = Ваш имејл за { $site }
subject-your-move = Ваш { -move } { $number }
subject-their-move = { $name } је на { -move(case: "dative") } ({ $number })
subject-draw-offered = { $state }, понуђен { -draw }
subject-left = { $state }, преостаје { $left }
subject-you-won = { -game } је завршена, победили сте
subject-you-lost = { -game } је завршена, изгубили сте
subject-white-won = { -game } је завршена, победио је { -white }
subject-black-won = { -game } је завршена, победио је { -black }
subject-both-lost = { -game } је завршена, оба играча су изгубила
subject-drawn = { -game } је завршена, { -draw }
subject-no-result = { -game } је завршена, без резултата
subject-adjourned-yours = { -game } је { -adjourn(form: "feminine") }, тече Ваше време
subject-adjourned = { -game } је { -adjourn(form: "feminine") }
subject-undecided = одлучује { -arbiter }
subject-for-arbiter = за { -arbiter(case: "accusative") }
subject-question = молимо, одговорите
subject-receipt = Ваша признаница
from-name = { $name } преко { $site }
footer-player = Овај имејл је намењен: { $name }, играч у { -game(case: "dative") } { $game }.
footer-account = Овај имејл је за налог { $name } на овом сервису.
footer-stranger = Ако овај имејл нисте тражили, занемарите га.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = напомена { $number }
heard-notes = У приложеној датотеци { $file } текст сваке напомене стоји под њеним бројем.
footer-log = Текст испод је за програме: потписано чело нашег дневника.
footer-log-and-pgn = Текст испод је за програме: потписано чело нашег дневника и { -game } (PGN).
footer-pgn = Текст испод је за шаховске програме: { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Нисте се повукли. Ако то желите, напишите: { command-withdraw-from-all-games-yes }: и разлог
hint-withdraw-event = Нисте се повукли. Ако то желите, напишите: { command-withdraw-from-event-yes }: и разлог
hint-appeal = Напишите број одлуке и своје образложење: { command-appeal } 17: нико ме није обавестио
hint-colours = Навели сте више од једне боје. Напишите једну од ових: { word-white }, { word-black }, { word-random }
hint-controls = Навели сте више од једне временске контроле. Напишите једну од њих
hint-starts = Навели сте више од једне почетне позиције. Напишите 960 једном
hint-limit = Ограничење је од 1 до 60 дана по { -move(case: "dative") }
hint-bare-length = „{ $text }“ може да значи ограничење за сваки { -move } или време за више { -move(case: "genitive") }, па ниједна { -game } није предложена. За сваки { -move } напишите: { $days } { word-days } { word-a-move }. За 10 { -move(case: "genitive") } напишите: 10/{ $length }. За целу { -game(case: "accusative") } напишите: { $length } { word-in-all }
hint-chess960 = Позиције Chess960 имају бројеве од 0 до 959
hint-control = Ова временска контрола је ван граница: видети docs/arbitrate/clocks.md
hint-move = Напишите { -move } иза тих речи, на пример: { command-move } 5254
hint-claim = Напишите: { command-claim-threefold } или: { command-claim-fifty }
hint-claim-announced = Напишите: { command-claim-threefold } или: { command-claim-fifty }; иза тога { -move } који најављујете
hint-challenge-number = Напишите број изазова, на пример: { command-accept-challenge } C7
hint-leave-all = Напишите први и последњи дан: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Напишите први и последњи дан: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Напишите први дан одсуства: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Напишите први дан одсуства: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Ваши условни { -move(case: "plural") } нису сачувани: није јасно где се неки од њих завршава или како је замишљен, због запете на крају реда, због реда који је увучен или који је можда преломио Ваш програм за пошту, или због других речи око { -move(case: "genitive") }. Оно што је раније сачувано остаје. Напишите сваки, од првог { -move(case: "genitive") }, у посебном реду, на пример: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125; без запете на крају и с празним редом између два од њих, а ако неки дугачак мора да иде у следећи ред, преломите га иза „{ command-then }“
hint-no-move = { -move(case: "Nominative") } није одигран. Напишите свој { -move } у посебном реду
hint-challenge = Напишите: { command-challenge } ИМЕ, а ако желите: { word-white } или { word-black }, 5 { word-days } или другу временску контролу, 960
hint-seek = Напишите: { command-seek }, а ако желите: { word-white } или { word-black }, 5 { word-days } или другу временску контролу, 960
hint-other-language = Ово је команда на другом језику ({ $language }), па ништа није учињено. Напишите је на свом језику или на енглеском, или изаберите тај језик у посебном реду: { command-language } { $tag }
hint-set = Напишите, на пример: { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached } или: { command-set-acknowledge } { word-off }
hint-letters = Напишите: { command-set-letters } и назив језика на том језику, на пример: { command-set-letters } Deutsch
hint-pgn = Напишите: { command-set-pgn } { word-attached } или: { command-set-pgn } { word-not-attached }
hint-pgn-which = Напишите { command-pgn } за ову { -game(case: "accusative") }, { command-pgn } G42 за { -game(case: "accusative") } с тим бројем, { command-pgn-all } за све своје { -game(case: "genitive") }, или: { command-pgn-all-before } G42
hint-calendar = Напишите: { command-set-calendar } { word-attached } или: { command-set-calendar } { word-not-attached }
hint-mail = Напишите: { command-set-mail } { format-html } или: { command-set-mail } { format-text }
hint-on-off = Напишите иза тога { word-on } или { word-off }, на пример: { command-set-board } { word-off }
hint-adjudicate = Напишите { command-adjudicate-win } или { command-adjudicate-draw }, затим ред са „{ command-analysis }:“ и испод њега своју анализу
hint-analysis-cut = Део анализе личи на цитат или потпис. Ставите на њен крај ред само с тачком и пошаљите је поново; тада се све узима од речи до речи
needs-game = За ово је потребна { -game }: одговорите на имејл о { -game(case: "dative") }.
message-cut = Ваша порука је дужа од дозвољеног. Највећи број знакова: { $most }. { -opponent(case: "Nominative") } је добија до тог места: остатак пошаљите као нову поруку.
unsent-words = Ваш { -move } је одигран. Остале речи из Вашег имејла нису никоме послате: за { -opponent(case: "genitive") } их напишите испод реда „{ command-message }:“ испод свог { -move(case: "genitive") }, или у једном реду иза „{ command-say }“.
hint-notices = Напишите: { command-notices-off } или: { command-notices-on }, и једно или више од овога: { $kinds }
not-in-digests = Обавештења { $kind } не долазе у збирним имејловима.
hint-digests = Ова обавештења могу да сачекају збирни имејл: { $kinds }. Напишите, на пример: { command-notices-daily } { kind-messages }
hint-digest = Напишите време својих збирних имејлова, у својој временској зони, на пример: { command-set-digest } 08:00, или с даном недељног: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Напишите сате без имејлова, у својој временској зони, на пример: { command-set-quiet } 22:00-07:00, или: { command-set-quiet } { word-off }
hint-notation = Напишите: { command-set-notation } и једно од овога: { $notations }

## Settings and games

settings = Ваша садашња подешавања, свако онако како се пише да би се променило:
settings-line = {"  "}{ $command } { $value }
settings-explained = „{ command-set-board }“: цртеж у сваком имејлу. „{ command-set-pgn } { word-attached }“: { -game } као датотека за Ваш шаховски програм, у сваком имејлу. „{ command-set-acknowledge }“: имејл за сваки Ваш { -move }, исто што и обавештења { kind-acknowledgements }. Обавештења ових врста увек стижу, јер би без њих могла да се изгуби { -game } или Ваш налог: { $needed }. Колико поуздан мора да буде Ваш имејл мења се само на { $url }.
games-none = Немате { -game } у току. Напишите { command-seeks } да видите ко тражи { -opponent(case: "genitive") }, или: { command-challenge } ИМЕ
games-over-none = Немате завршених { -game }.
games-over = {"  "}{ $game } { $white } – { $black }: { $result } ({ $how }), { $at }
games-over-more = За раније напишите: { command-games-over-before } { $game }
games-over-pgn = За { -game(case: "accusative") } као датотеку (PGN) напишите, на пример: { command-pgn } { $game }; за све своје { -game(case: "genitive") }: { command-pgn-all }
pgn-attached = { -game(case: "Nominative") } је у прилогу { $file }.
pgn-all-none = Немате { -game } или немате ранијих од наведене.
pgn-all-attached =
    { $count ->
        [1] Једна Ваша { -game } је у прилогу { $file }.
        [one] У прилогу { $file } је { $count } Ваша { -game }, почев од најновије.
        [few] У прилогу { $file } су { $count } Ваше { -game(case: "genitive") }, почев од најновије.
       *[other] У прилогу { $file } је { $count } Ваших { -game }, почев од најновије.
    }
pgn-all-more = За раније напишите: { command-pgn-all-before } { $game }
pgn-no-room = За то нема места поред других датотека овог одговора. Напишите овај ред у посебном имејлу.
games-your-move = {"  "}{ $game } { $white } – { $black }: Ви сте на { -move(case: "dative") }
games-your-move-until = {"  "}{ $game } { $white } – { $black }: Ви сте на { -move(case: "dative") }, до: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: нисте на { -move(case: "dative") }
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: нисте на { -move(case: "dative") }; { -deadline } за { -opponent(case: "genitive") }: { $until }

calendar-mailed = Адреса Вашег календара стиже у посебном имејлу.
calendar-revoked = Ваш календар више нема адресу. Програми који су претплаћени на њега не приказују ништа ново.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Шах: { $site }
calendar-move = { $game }: Ваш { -move } { $number }, { -opponent }: { $opponent }
calendar-seal = { $game }: { -seal(form: "imperative") } свој { -move } { $number }, { -opponent }: { $opponent }
calendar-deadline = Ваше време тече до времена ове ставке.
calendar-last-move = Последњи { -move } { -opponent(case: "genitive") }: { $move }.
calendar-resumption = { $game }: { -resume } { -game(case: "genitive") }, { -opponent }: { $opponent }
calendar-resumption-latest = { -adjourn(form: "Feminine") } { -game } се { -resume(form: "present") } најкасније у време ове ставке.
calendar-leave = Одсуство
unsubscribe-title = Обавештења имејлом
unsubscribe-ask = Желите ли да више не добијате обавештења ове врсте: { $kinds }? Сва остала обавештења и даље стижу.
unsubscribe-button = Искључи
unsubscribe-done = Више нећете добијати обавештења ове врсте: { $kinds }. Да бисте их поново укључили, пошаљите сервису имејл са овим редом: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(case: "Plural") } имејлом су искључени у Вашим подешавањима. Ништа није учињено.
mail-unreadable = Ваш имејл није могао да се прочита, па ништа из њега није учињено. Састављен је тако да га није безбедно читати: превише делова или имејлови у имејловима. Молимо, пошаљите га поново као обичан текст, без прилога.
mail-before-restoration = Ваш имејл одговара на онај који је написан пре него што је сервис обновљен из резервне копије, а { -game } је тада можда стајала другачије. Ништа није учињено. Молимо, погледајте { -game(case: "accusative") } како сада стоји (одговорите „{ command-show }“) и одговорите на овај имејл.
mail-of-lost-game = Ваш имејл је о { -game(case: "dative") } која је почела после резервне копије из које је сервис морао да се обнови. Та { -game } више не постоји. Ништа није учињено.
mail-disowned = Имејл на Вашу адресу за одговор је остављен по страни и ништа из њега није учињено: домен његовог аутора каже да не долази одатле (DMARC). Ако сте га написали Ви, пошаљите га преко сервера свог пружаоца поште или замолите оператера да пусти имејл { $mail }; тада се рачуна од тренутка кад је стигао.
mail-nothing-waits = Ниједан имејл више не чека Ваше „{ word-yes }“ или „{ word-no }“: на њега је већ одговорено или је чекао предуго. Сада ништа није учињено.
mail-no-yes = У Вашем одговору нема ни „{ word-yes }“ ни „{ word-no }“ у посебном реду, па имејл о коме је реч још чека. Молимо, одговорите на питање поново, само једном од тих речи.
mail-answer-from-elsewhere = Одговор на питање о Вашем имејлу стигао је са адресе { $from }. То није адреса Вашег налога, па одговор не важи, и имејл још чека. Пошаљите одговор са адресе свог налога: „{ word-yes }“ или „{ word-no }“ у посебном реду, као одговор на питање.
mail-not-played = Ништа није одиграно. Одговорите на овај имејл својим { -move(case: "instrumental") } у посебном реду.
mail-yes-and-more = Ваш одговор каже „{ word-yes }“ и још нешто поред тога, па ништа није одиграно. Одговорите само „{ word-yes }“ или својим { -move(case: "instrumental") } у посебном реду.
mail-another-waits = Стигао је други имејл који можда није Ваш. О првом Вам је већ постављено питање, па с другим ништа није учињено. Одговорите на питање о првом са „{ word-yes }“ или „{ word-no }“, или пишите са своје адресе.
mail-to-public-address = Имате налог овде, а Ваше име је { $name }. Ваш имејл је стигао на { $mailbox }@, а то не доказује ко га је написао, па ништа из њега није учињено. Одговорите на овај имејл својим командама: његова адреса за одговор је само Ваша.
mail-of-stranger = Ово је { $site }, где се игра дописни шах имејлом. Ова адреса овде нема налог. Да бисте га добили, одговорите на овај имејл (или пишите на { $address }) једним редом: { command-join } и име које ће други видети, на пример „{ command-join } Anna Berg“. Добијате један имејл с питањем да ли сте то били Ви; после Вашег „{ word-yes }“ све иде поштом: тражење { -opponent(case: "genitive") }, играње, подешавања. Више на { $url }.
join-unclear = У Вашем одговору нема ни „{ word-yes }“ ни имена иза „{ command-join }“.
mail-not-a-player = Ви не играте у { -game(case: "dative") } { $game }. Ништа није учињено.
not-understood = Није разумљиво.
question-several = У Вашем имејлу има више од једног { -move(case: "genitive") }: { $lines }. Ништа није одиграно. Одговорите једним { -move(case: "instrumental") } у посебном реду.
question-in-prose = Међу другим речима стоји нешто што може да буде { -move }: { $lines }. Ништа није одиграно. Напишите { -move } у посебном реду.
question-other-number = Број пред Вашим { -move(case: "instrumental") } није број Вашег следећег { -move(case: "genitive") }: { $lines }. Ништа није одиграно.
question-taken-back = У Вашем имејлу има нешто што можда повлачи остатак имејла: { $lines }. Ништа није учињено.
question-names-another-game = Ваш имејл је стигао на адресу друге { -game(case: "genitive") }, а не оне коју наводи: { $lines }. Ништа није учињено.
question-in-signature = Испод реда којим почиње Ваш потпис стоји нешто што може да буде { -move }: { $lines }. Потпис се не чита, па ништа није одиграно.
question-in-subject = У тексту Вашег имејла нема { -move(case: "genitive") }; у његовом наслову стоји: { $lines }. Ништа није одиграно.
question-in-other-letters = Нема { -move(case: "genitive") } с Вашим словима фигура, али има { -move } са словима другог језика: { $lines }. Ништа није одиграно. Да би се од сада тако читало, напишите, на пример: { command-set-letters } Deutsch
question-in-cyrillic = У Вашем имејлу има ћириличних слова која личе на латинична: { $lines }. Поља се пишу латиничним словима, па ништа није одиграно. Напишите свој { -move } латиничним словима: { $moves }
question-contradiction = Ваш имејл тражи ствари које се међусобно искључују: { $lines }. Ништа није учињено. Одговорите једном од њих.
question-in-message = Порука за { -opponent(case: "genitive") } садржи ред који је { -move } или команда: { $lines }. Ништа није учињено и ништа није послато. Напишите тај ред изнад поруке.
question-below-text = Испод текста { -appeal(form: "genitive") }, повлачења или судијске одлуке стоји нешто што може да буде { -move } или команда, или део текста: { $lines }. Ништа није учињено. Ако је то део текста, ставите на његов крај ред само с тачком и пошаљите га поново; ако није, напишите то изнад текста или у посебном имејлу.
question-other-game = { -game(case: "Nominative") } коју сте послали није наставак забележене за тачно један полупотез. Ништа није одиграно.
game-has-no-new-move = У { -game(case: "dative") } коју сте послали назад нема { -move(case: "genitive") } који већ није у записнику. Ништа није одиграно.
question-game-attached = Приложена је { -game } (PGN), а у тексту Вашег имејла нема { -move(case: "genitive") }. Она није наставак ове { -game(case: "genitive") } за тачно један полупотез или не носи њен број (CmailGameName), па ништа није учињено. Напишите свој { -move } у посебном реду у тексту, на пример 5254 или e4.
question-several-games = Ваш имејл је упућен на адресе више { -game }, а исте речи могу да значе { -move } у свакој од њих, па у овој ништа није учињено. Пишите за сваку { -game(case: "accusative") } посебно: одговорите на њен имејл.
question-too-many = У Вашем имејлу је више од десет команди. Ништа није учињено.
question-nothing = У Вашем имејлу нема ни { -move(case: "genitive") } ни команде. Ништа није учињено. Напишите свој { -move } или команду у посебном реду, изнад сваког цитата.
question-sealing = Ваш имејл говори о { -seal(form: "dative") }, а у њему стоји нешто што може да буде { -move }, без „{ command-seal }“ испред. Ништа није { -seal(form: "neuter") } и ништа није одиграно. Да бисте { -seal(form: "past-plural") } { -move }, напишите „{ command-seal }“ и { -move } у једном реду.
question-sealing-or-play = Ваш имејл говори о { -seal(form: "dative") }, а у њему стоји нешто што може да буде { -move }, без „{ command-seal }“ испред. Ништа није { -seal(form: "neuter") } и ништа није одиграно. Да бисте { -seal(form: "past-plural") } { -move }, напишите „{ command-seal }“ и { -move } у једном реду. Да бисте га одиграли, пошаљите само { -move }, без речи као што су „{ -seal(form: "masculine") }“ или „нацрт“ у тексту или у наслову.
question-sealing-play = Ваш имејл говори о { -seal(form: "dative") }, а у њему стоји нешто што може да буде { -move }, без „{ command-seal }“ испред. Ништа није { -seal(form: "neuter") } и ништа није одиграно. Сада не може ништа да се { -seal(form: "present") }. Да бисте { -move } одиграли, пошаљите само њега, без речи као што су „{ -seal(form: "masculine") }“ или „нацрт“ у тексту или у наслову.
your-clock-goes-on = Ваше време тече даље.
not-repeated = (не понавља се)
quoted = „{ $text }“

## Answers to commands

only-arbiters-see = Ово се показује само { -arbiter(case: "dative") }, и то за { -game(case: "accusative") } која постоји.
needs-own-game = За ово је потребна Ваша { -game }: одговорите на имејл о { -game(case: "dative") }.
rematch-too-early = { -game(case: "Nominative") } { $game } још није завршена. Тражите поново после њеног краја.
arranged = Договорено је.
arranged-game = Почела је { -game } { $game }; следи имејл о њој.
arranged-seek = Ваш оглас { $challenge } је отворен: игра први играч који га прихвати. Да бисте га повукли, напишите: { command-withdraw } { $challenge }
arranged-challenge = Ваш изазов { $challenge } је послат. Да бисте га повукли, напишите: { command-withdraw } { $challenge }
arranged-withdrawn = Повучено: { $challenge }. Више нико то не може да прихвати.
arranged-declined = Одбили сте изазов { $challenge }. Играч који Вас је изазвао добија имејл.
nothing-changed = Ништа није промењено.
everywhere-leave = На одсуству сте од { $first } до { $last }. { -game(case: "Genitive") }: { $count } од укупно { $games }.
everywhere-no-leave = Ваше одсуство од { $first } је отказано. { -game(case: "Genitive") }: { $count } од укупно { $games }.
everywhere-done = Учињено је. { -game(case: "Genitive") }: { $count } од укупно { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game(case: "Nominative") } се { -resume(form: "present") }: { $at }.
done-nothing = Ништа се није променило: тако је било и раније.
done-recorded = То је у записнику { -game(case: "genitive") }.
done-event = Ово је догађај { $event } у { -game(case: "dative") } { $game }.
hint-accept-offer = { -opponent(case: "Nominative") } је већ понудио { -draw }: напишите { command-accept } ако пристајете.
hint-offer-with-move = { -draw(case: "Nominative") } се нуди заједно с { -move(case: "instrumental") }: напишите { -move } у реду изнад.
hint-accept-which = Понуђени су и { -draw } и { -adjourn }: напишите { command-accept-draw } или { command-adjourn }.
hint-resign = { -game(case: "Nominative") } није { -resign(form: "feminine") }. Ако желите да је предате, напишите: { command-resign } { $game }
hint-resign-other = Ова адреса припада { -game(case: "dative") } { $game }. Да бисте је { -resign(form: "past-plural") }, напишите: { command-resign } { $game }
sealed-not-one-move = Ово овде није тачно један легалан { -move }. Ништа није { -seal(form: "neuter") }; оно што сте написали се не понавља.
message-on-record = Порука испод { -move(case: "genitive") } је већ у записнику, па није послата поново.
pace = { $name }: { -move(case: "genitive") } { $moves }, од тога у последњих 30 дана { $recent }, последњи { $last }; утрошено: { $used }; урачунато: { $charged }; просечно за { -move }: { $mean }; за половину { -move(case: "genitive") } највише: { $median }; најдуже: { $longest } (полупотез { $longest_at }); за последњих десет: { $last_ten }; за овај { -move }: { $thinking }.
pace-none = нема
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (Ваш), { $terms }
seeks-none = Нема отворених огласа.
seeks-how = Да бисте прихватили неки, напишите, на пример: { command-accept-challenge } { $challenge }
seek-plays-white = игра { -white(form: "instrumental") } фигурама
seek-plays-black = игра { -black(form: "instrumental") } фигурама
seek-colours-drawn = боје се одређују жребом
seek-set-position = из задате позиције
seek-chess960 = Chess960
no-legal-move = Нема легалног { -move(case: "genitive") }.
last-move = Последњи { -move } је био { $move }.
no-move-made = Није одигран ниједан { -move }.
status-flag = { -flag(case: "Nominative") } је пала: { $name }, { $at }; док се то не рекламира, { -move } још важи.
status-moves = На { -move(case: "dative") } је { $name }, до: { $at }
status-no-clock = Време не тече ниједном играчу.
conditions-given-none = Нисте дали условне { -move(case: "accusative-plural") }.
conditions-given = Условни { -move(case: "plural") } које сте дали: { $count ->
    [one] { $count } ред
    [few] { $count } реда
   *[other] { $count } редова
}; наведени су испод.
conditions-of-opponent = Условни { -move(case: "plural") } { -opponent(case: "genitive") }, које у овој { -game(case: "dative") } смете да видите:

## Help: a message is what a player writes, its .about says what it does

help = Одговорите на имејл о { -game(case: "dative") }. Свака команда стоји у посебном реду.
help-below = Све испод реда „-- “ се занемарује.
help-section-game = Ваш { -move } и крај { -game(case: "genitive") }:
help-section-shown = За гледање:
help-section-time = Време и одсуство:
help-section-adjournment = { -adjourn(form: "Noun") } { -game(case: "genitive") }:
help-section-lobby = Нове { -game(case: "genitive") } и повлачење:
help-section-settings = Подешавања:
help-as-arbiter = За { -arbiter(case: "accusative") }.
help-e2e4 = e2e4 или Nf3 или 5254
    .about = Ваш { -move }, у било којој нотацији
help-5254 = 5254 (=)
    .about = Ваш { -move } уз понуду за { -draw }
help-accept = { command-accept } / { command-decline }
    .about = понуђени { -draw }
help-resign = { command-resign-yes }
    .about = { -resign } { -game(case: "genitive") }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = рекламација { -draw(case: "genitive") }; { -move } који најављујете пише се иза тога: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = рекламација да је { -opponent(case: "dative") } пала { -flag }
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = по бази завршница, где правилник то дозвољава
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = захтев да одлучи { -arbiter }, где правилник то дозвољава; испод тога ред са „{ command-analysis }:“ и Ваша анализа
help-if = { command-if } 5755 { command-then } 7163
    .about = Ваш одговор на { -move } { -opponent(case: "genitive") }, унапред; више редова чини стабло; „{ command-conditions }“ их приказује, „{ command-no-conditions }“ их повлачи
help-say = { command-say } ТЕКСТ
    .about = порука за { -opponent(case: "genitive") }; ако има више редова, испод реда „{ command-message }:“, испод Вашег { -move(case: "genitive") } или посебно
help-rematch = { command-rematch }
    .about = још једна { -game } с истим { -opponent(case: "instrumental") } и правилником, са замењеним бојама; у одговору о завршеној { -game(case: "dative") }
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = фигуре једне врсте, на једној линији или једном реду, речима
help-last = { command-last }
    .about = последњи одиграни { -move }
help-status = { command-status }
    .about = оба { -clock(case: "genitive") }, шта се следеће мења и зашто
help-games = { command-games }
    .about = Ваше { -game(case: "genitive") }: ко је на { -move(case: "dative") } и до када
help-games-over = { command-games-over }
    .about = Ваше завршене { -game(case: "genitive") }, с резултатима
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = једна { -game } или све Ваше, као датотека
help-refill = { command-refill }
    .about = Ваш { -clock } се допуњава из резерве (Triple Block)
help-reflect = { command-reflect }
    .about = даље размишљање тамо где би се { -game } губила ћутањем
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = у овој { -game(case: "dative") }; { command-leave-all } ...: у свим Вашим { -game(case: "dative-plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = одсуство које још није почело; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = предлог { -adjourn(form: "genitive") } или пристанак на њега; или: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = сесија се завршава сада; њен остатак се урачунава Вама
help-seal = { command-seal } ПОТЕЗ
    .about = { -seal } { -move(case: "genitive") } при { -adjourn(form: "dative") }
help-draft = { command-draft } ПОТЕЗ, { command-seal }
    .about = исто у два корака: нацрт може да се замени
help-resume = { command-resume }
    .about = спремни сте за { -resume }
help-choose = { command-choose } ПОТЕЗ
    .about = који { -move } значи двосмислени { -sealed-move } { -opponent(case: "genitive") }
help-clocks = { command-clocks-wrong }
    .about = кад се { -game } { -resume(form: "imperative") }
help-publish = { command-publish }
    .about = { -envelope } завршене { -game(case: "genitive") } сме да се покаже
help-challenge = { command-challenge } ИМЕ [{ word-white }|{ word-black }] [5 { word-days } или 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: ТЕКСТ
    .about = напуштате све { -game(case: "genitive") } овог турнира, уз разлог
help-withdraw-from = { command-withdraw-from-all-games-yes }: ТЕКСТ
help-appeal = { command-appeal } 17: ТЕКСТ
    .about = на судијску одлуку; број је у имејлу о њој
help-settings = { command-settings }
    .about = приказује их; за промену, на пример: { command-set-time-zone } Europe/Berlin, { command-set-notation } { notation-san }, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = језик Ваших имејлова
help-notices = { command-notices-off } { kind-messages }
    .about = без имејла за сваку поруку; или: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = један имејл дневно или недељно уместо многих; { command-set-digest } { weekday-monday } 08:00 бира његово време
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = сати без имејлова, осим онога што би после њих стигло прекасно
help-unsubscribe = { command-unsubscribe }
    .about = ниједно од тих обавештења; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = колико су до сада утрошили { -white } и { -black }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = и { -deadline } за { -clock } који тече, по UTC или са +01:00 иза
act-usage-adjudicate = adjudicate 1-0
    .about = или 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = за { -white(form: "genitive") } и за { -black(form: "genitive") }; може и 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = окончава одсуство чији је ово први дан, ко год да га је дао
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = кад се { -adjourn(form: "feminine") } { -game } { -resume(form: "present") }, по UTC или са +01:00 иза
act-usage-approve = approve early
    .about = { -envelope } сме да се отвори пре времена: отварате га Ви, или, где су потребне две { -arbiter(case: "genitive") }, други { -arbiter }
act-usage-missing = missing
    .about = { -envelope } је нестао или се не отвара
act-usage-takeback = takeback 12
    .about = толико полупотеза остаје
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = из свих { -game } турнира; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = о { -appeal(form: "dative") }
act-usage-uphold = uphold 17, reject 17
    .about = о рекламацији
act-usage-acknowledge = acknowledge
    .about = натпис на { -envelope(case: "locative") } је исправан
act-usage-open = open
    .about = { -envelope } који чува сервис; пре времена само после approve early
act-usage-flag = flag
    .about = { -flag } је пала, и Ви због тога завршавате { -game(case: "accusative") }
act-usage-pace = pace
    .about = како су оба играча трошила своје време
act-usage = Напишите: { $begins } G42 ШТА: разлог. ШТА је једно од овога
act-usage-bare = и без разлога
act-usage-opening = { -envelope(case: "Nominative") } се отвара без разлога у истом реду. Напишите: { $begins } G42 open. Пре времена најпре напишите: { $begins } G42 approve early: разлог
act-usage-resumption-time = Наведите дан и час кад се { -game } { -resume(form: "present") }, по UTC или с одступањем иза. Напишите: { $begins } G42 resumption 2026-12-24 10:00 +01:00: разлог

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = прихватам
    .also = прихвати | прихваћено | прихватам понуду | прихватам твоју понуду | прихватам вашу понуду | prihvatam | prihvati | prihvaćeno | prihvatam ponudu | prihvatam tvoju ponudu | prihvatam vašu ponudu | prihvaceno | prihvatam vasu ponudu
command-accept-draw = прихватам реми
    .also = прихвати реми | прихватам твој реми | прихватам ваш реми | прихватам понуду за реми | прихватам понуду ремија | прихватам твоју понуду за реми | прихватам вашу понуду за реми | пристајем на реми | слажем се са ремијем | слажем се с ремијем | сагласан са ремијем | сагласна са ремијем | сагласан сам са ремијем | сагласна сам са ремијем | реми прихваћен | прихваћен реми | прихваћена понуда за реми | prihvatam remi | prihvati remi | prihvatam tvoj remi | prihvatam vaš remi | prihvatam ponudu za remi | prihvatam ponudu remija | prihvatam tvoju ponudu za remi | prihvatam vašu ponudu za remi | pristajem na remi | slažem se sa remijem | slažem se s remijem | saglasan sa remijem | saglasna sa remijem | saglasan sam sa remijem | saglasna sam sa remijem | remi prihvaćen | prihvaćen remi | prihvaćena ponuda za remi | prihvatam vas remi | prihvatam vasu ponudu za remi | slazem se sa remijem | slazem se s remijem | remi prihvacen | prihvacen remi | prihvacena ponuda za remi | прихватам нерешено | prihvatam nerešeno | prihvatam nereseno
command-decline = одбијам
    .also = одбиј | одбијено | не прихватам | одбијам понуду | одбијам твоју понуду | одбијам вашу понуду | не прихватам понуду | не прихватам твоју понуду | не прихватам вашу понуду | odbijam | odbij | odbijeno | ne prihvatam | odbijam ponudu | odbijam tvoju ponudu | odbijam vašu ponudu | ne prihvatam ponudu | ne prihvatam tvoju ponudu | ne prihvatam vašu ponudu | odbijam vasu ponudu | ne prihvatam vasu ponudu
command-decline-draw = одбијам реми
    .also = одбиј реми | не прихватам реми | не пристајем на реми | одбијам понуду за реми | одбијам понуду ремија | одбијам твоју понуду за реми | одбијам вашу понуду за реми | не прихватам понуду за реми | не прихватам понуду ремија | не прихватам твоју понуду за реми | не прихватам вашу понуду за реми | реми одбијен | нећу реми | odbijam remi | odbij remi | ne prihvatam remi | ne pristajem na remi | odbijam ponudu za remi | odbijam ponudu remija | odbijam tvoju ponudu za remi | odbijam vašu ponudu za remi | ne prihvatam ponudu za remi | ne prihvatam ponudu remija | ne prihvatam tvoju ponudu za remi | ne prihvatam vašu ponudu za remi | remi odbijen | neću remi | odbijam vasu ponudu za remi | ne prihvatam vasu ponudu za remi | necu remi | одбијам нерешено | odbijam nerešeno | odbijam nereseno
command-draw = реми
    .also = реми? | нудим реми | нудим реми? | понуди реми | предлажем реми | предлажем реми? | понуда за реми | понуда ремија | уз понуду за реми | уз понуду ремија | с понудом за реми | са понудом за реми | и нудим реми | и предлажем реми | нудим ти реми | нудим вам реми | предлажем ти реми | предлажем вам реми | може реми? | јеси ли за реми? | јесте ли за реми? | нудим нерешено | предлажем нерешено | нерешено? | remi | remi? | nudim remi | nudim remi? | ponudi remi | predlažem remi | predlažem remi? | ponuda za remi | ponuda remija | uz ponudu za remi | uz ponudu remija | s ponudom za remi | sa ponudom za remi | i nudim remi | i predlažem remi | nudim ti remi | nudim vam remi | predlažem ti remi | predlažem vam remi | može remi? | jesi li za remi? | jeste li za remi? | nudim nerešeno | predlažem nerešeno | nerešeno? | predlazem remi | predlazem remi? | i predlazem remi | predlazem ti remi | predlazem vam remi | moze remi? | nudim nereseno | predlazem nereseno | nereseno?
command-resign = предајем
    .also = предај | предајем партију | предај партију | предајем се | предајем ову партију | predajem | predaj | predajem partiju | predaj partiju | predajem se | predajem ovu partiju
command-resign-yes = предајем да
    .also = предај да | предајем партију да | предај партију да | предајем се да | предајем ову партију да | predajem da | predaj da | predajem partiju da | predaj partiju da | predajem se da | predajem ovu partiju da
command-claim-threefold = рекламирам понављање
    .also = рекламирам понављање позиције | рекламирам троструко понављање | рекламирам троструко понављање позиције | рекламирам трократно понављање | рекламирам трократно понављање позиције | рекламирам понављање потеза | рекламирам реми због понављања | рекламирам реми због понављања позиције | рекламирам реми због троструког понављања | рекламирам реми због троструког понављања позиције | рекламирам реми због трократног понављања | рекламирам реми због трократног понављања позиције | рекламирам реми понављањем | рекламирам реми понављањем позиције | рекламирам реми троструким понављањем позиције | рекламирам реми због понављања потеза | рекламирај понављање | рекламирај понављање позиције | рекламирај троструко понављање | рекламирај троструко понављање позиције | рекламација понављања | рекламација понављања позиције | рекламација троструког понављања | рекламација троструког понављања позиције | reklamiram ponavljanje | reklamiram ponavljanje pozicije | reklamiram trostruko ponavljanje | reklamiram trostruko ponavljanje pozicije | reklamiram trokratno ponavljanje | reklamiram trokratno ponavljanje pozicije | reklamiram ponavljanje poteza | reklamiram remi zbog ponavljanja | reklamiram remi zbog ponavljanja pozicije | reklamiram remi zbog trostrukog ponavljanja | reklamiram remi zbog trostrukog ponavljanja pozicije | reklamiram remi zbog trokratnog ponavljanja | reklamiram remi zbog trokratnog ponavljanja pozicije | reklamiram remi ponavljanjem | reklamiram remi ponavljanjem pozicije | reklamiram remi trostrukim ponavljanjem pozicije | reklamiram remi zbog ponavljanja poteza | reklamiraj ponavljanje | reklamiraj ponavljanje pozicije | reklamiraj trostruko ponavljanje | reklamiraj trostruko ponavljanje pozicije | reklamacija ponavljanja | reklamacija ponavljanja pozicije | reklamacija trostrukog ponavljanja | reklamacija trostrukog ponavljanja pozicije
command-claim-fifty = рекламирам 50 потеза
    .also = рекламирам педесет потеза | рекламирам 50 | рекламирам правило 50 потеза | рекламирам правило педесет потеза | рекламирам правило о 50 потеза | рекламирам правило о педесет потеза | рекламирам реми по правилу 50 потеза | рекламирам реми по правилу педесет потеза | рекламирам реми по правилу о 50 потеза | рекламирам реми због 50 потеза | рекламирам реми због правила 50 потеза | рекламирам реми због правила педесет потеза | рекламирај 50 потеза | рекламирај педесет потеза | рекламирај 50 | рекламирај правило 50 потеза | рекламирај правило педесет потеза | рекламација 50 потеза | рекламација правила 50 потеза | reklamiram 50 poteza | reklamiram pedeset poteza | reklamiram 50 | reklamiram pravilo 50 poteza | reklamiram pravilo pedeset poteza | reklamiram pravilo o 50 poteza | reklamiram pravilo o pedeset poteza | reklamiram remi po pravilu 50 poteza | reklamiram remi po pravilu pedeset poteza | reklamiram remi po pravilu o 50 poteza | reklamiram remi zbog 50 poteza | reklamiram remi zbog pravila 50 poteza | reklamiram remi zbog pravila pedeset poteza | reklamiraj 50 poteza | reklamiraj pedeset poteza | reklamiraj 50 | reklamiraj pravilo 50 poteza | reklamiraj pravilo pedeset poteza | reklamacija 50 poteza | reklamacija pravila 50 poteza
command-claim-time = рекламирам време
    .also = рекламирам вријеме | рекламирам заставицу | рекламирам пад заставице | рекламирам пад противникове заставице | рекламирам прекорачење времена | рекламирам истек времена | рекламирам победу на време | рекламирам победу због прекорачења времена | рекламирам победу због истека времена | рекламирај време | рекламирај вријеме | рекламирај заставицу | рекламирај пад заставице | рекламирај пад противникове заставице | рекламирај прекорачење времена | рекламирај истек времена | рекламација времена | рекламација пада заставице | рекламација прекорачења времена | reklamiram vreme | reklamiram vrijeme | reklamiram zastavicu | reklamiram pad zastavice | reklamiram pad protivnikove zastavice | reklamiram prekoračenje vremena | reklamiram istek vremena | reklamiram pobedu na vreme | reklamiram pobedu zbog prekoračenja vremena | reklamiram pobedu zbog isteka vremena | reklamiraj vreme | reklamiraj vrijeme | reklamiraj zastavicu | reklamiraj pad zastavice | reklamiraj pad protivnikove zastavice | reklamiraj prekoračenje vremena | reklamiraj istek vremena | reklamacija vremena | reklamacija pada zastavice | reklamacija prekoračenja vremena | reklamiram prekoracenje vremena | reklamiram pobedu zbog prekoracenja vremena | reklamiraj prekoracenje vremena | reklamacija prekoracenja vremena
command-claim-win = рекламирам победу
    .also = рекламирај победу | рекламација победе | рекламирам добитак | рекламирам победу по бази завршница | рекламирам добитак по бази завршница | рекламирам побједу | reklamiram pobedu | reklamiraj pobedu | reklamacija pobede | reklamiram dobitak | reklamiram pobedu po bazi završnica | reklamiram dobitak po bazi završnica | reklamiram pobjedu | reklamiram pobedu po bazi zavrsnica | reklamiram dobitak po bazi zavrsnica
command-claim-draw = рекламирам реми
    .also = рекламирај реми | рекламација ремија | рекламирам реми по бази завршница | reklamiram remi | reklamiraj remi | reklamacija remija | reklamiram remi po bazi završnica | reklamiram remi po bazi zavrsnica
command-adjudicate-win = пресуда за победу
    .also = тражим пресуду за победу | захтевам пресуду за победу | пресуда победа | тражим пресуду победа | пресуди победу | пресуда за побједу | presuda za pobedu | tražim presudu za pobedu | zahtevam presudu za pobedu | presuda pobeda | tražim presudu pobeda | presudi pobedu | presuda za pobjedu | trazim presudu za pobedu | trazim presudu pobeda
command-adjudicate-draw = пресуда за реми
    .also = тражим пресуду за реми | захтевам пресуду за реми | пресуда реми | тражим пресуду реми | пресуди реми | presuda za remi | tražim presudu za remi | zahtevam presudu za remi | presuda remi | tražim presudu remi | presudi remi | trazim presudu za remi | trazim presudu remi
command-say = поручи
    .also = поручи противнику | поручујем противнику | реци противнику | кажи противнику | poruči | poruči protivniku | poručujem protivniku | reci protivniku | kaži protivniku | poruci | poruci protivniku | porucujem protivniku | kazi protivniku
command-message = порука
    .also = порука за противника | порука противнику | poruka | poruka za protivnika | poruka protivniku | коментар | komentar
command-analysis = анализа
    .also = моја анализа | analiza | moja analiza
command-if = ако
    .also = ako | уколико | ukoliko
command-then = онда
    .also = тада | потом | onda | tada | potom
command-conditions = условни потези
    .also = моји условни потези | прикажи условне потезе | покажи условне потезе | прикажи моје условне потезе | uslovni potezi | moji uslovni potezi | prikaži uslovne poteze | pokaži uslovne poteze | prikaži moje uslovne poteze | prikazi uslovne poteze | pokazi uslovne poteze | prikazi moje uslovne poteze
command-no-conditions = без условних потеза
    .also = обриши условне потезе | избриши условне потезе | повуци условне потезе | повлачим условне потезе | откажи условне потезе | отказујем условне потезе | bez uslovnih poteza | obriši uslovne poteze | izbriši uslovne poteze | povuci uslovne poteze | povlačim uslovne poteze | otkaži uslovne poteze | otkazujem uslovne poteze | obrisi uslovne poteze | izbrisi uslovne poteze | povlacim uslovne poteze | otkazi uslovne poteze
command-adjourn = прекид партије
    .also = прекини партију | прекидам партију | прекид | предлажем прекид | предлажем прекид партије | предлажем да прекинемо партију | прихватам прекид | прихвати прекид | прихватам прекид партије | прихватам предлог за прекид | пристајем на прекид | пристајем на прекид партије | слажем се са прекидом | одложи партију | одлажем партију | prekid partije | prekini partiju | prekidam partiju | prekid | predlažem prekid | predlažem prekid partije | predlažem da prekinemo partiju | prihvatam prekid | prihvati prekid | prihvatam prekid partije | prihvatam predlog za prekid | pristajem na prekid | pristajem na prekid partije | slažem se sa prekidom | odloži partiju | odlažem partiju | predlazem prekid | predlazem prekid partije | predlazem da prekinemo partiju | slazem se sa prekidom | odlozi partiju | odlazem partiju
command-adjourn-early = превремени прекид
    .also = превремени прекид партије | превремено прекини партију | превремено прекидам партију | прекини партију превремено | прекидам партију превремено | прекид партије превремено | prevremeni prekid | prevremeni prekid partije | prevremeno prekini partiju | prevremeno prekidam partiju | prekini partiju prevremeno | prekidam partiju prevremeno | prekid partije prevremeno
command-decline-adjournment = одбијам прекид
    .also = одбиј прекид | одбијам прекид партије | одбијам предлог за прекид | не прихватам прекид | не прихватам прекид партије | не пристајем на прекид | без прекида | не прекидам партију | не прекидај партију | odbijam prekid | odbij prekid | odbijam prekid partije | odbijam predlog za prekid | ne prihvatam prekid | ne prihvatam prekid partije | ne pristajem na prekid | bez prekida | ne prekidam partiju | ne prekidaj partiju
command-seal = ковертирам
    .also = ковертирај | ковертирам потез | ковертирај потез | ковертирам свој потез | ковертирани потез | ковертиран потез | мој ковертирани потез | ковертирам нацрт | ковертирај нацрт | тајни потез | мој тајни потез | запечати | запечати потез | запечаћујем | запечаћујем потез | у коверат | потез у коверту | стављам у коверат | стављам потез у коверат | стави у коверат | стави потез у коверат | кувертирам | кувертирам потез | kovertiram | kovertiraj | kovertiram potez | kovertiraj potez | kovertiram svoj potez | kovertirani potez | kovertiran potez | moj kovertirani potez | kovertiram nacrt | kovertiraj nacrt | tajni potez | moj tajni potez | zapečati | zapečati potez | zapečaćujem | zapečaćujem potez | u koverat | potez u kovertu | stavljam u koverat | stavljam potez u koverat | stavi u koverat | stavi potez u koverat | kuvertiram | kuvertiram potez | zapecati | zapecati potez | zapecacujem | zapecacujem potez
command-draft = нацрт
    .also = нацрт потеза | нацрт ковертираног потеза | нацрт тајног потеза | нацрт за коверат | nacrt | nacrt poteza | nacrt kovertiranog poteza | nacrt tajnog poteza | nacrt za koverat
command-choose = изабери
    .also = изабери потез | бирам потез | одабери потез | изаберите потез | izaberi | izaberi potez | biram potez | odaberi potez | izaberite potez
command-resume = настави партију
    .also = настави | настављам партију | наставак партије | наставак | тражим наставак | тражим наставак партије | спреман за наставак | спремна за наставак | спреман сам за наставак | спремна сам за наставак | nastavi partiju | nastavi | nastavljam partiju | nastavak partije | nastavak | tražim nastavak | tražim nastavak partije | spreman za nastavak | spremna za nastavak | spreman sam za nastavak | spremna sam za nastavak | trazim nastavak | trazim nastavak partije
command-publish = објави коверат
    .also = објављујем коверат | објави коверту | објава коверта | покажи коверат | прикажи коверат | пристајем на објаву коверта | слажем се да се коверат објави | пристајем да се коверат објави | objavi koverat | objavljujem koverat | objavi kovertu | objava koverta | pokaži koverat | prikaži koverat | pristajem na objavu koverta | slažem se da se koverat objavi | pristajem da se koverat objavi | pokazi koverat | prikazi koverat | slazem se da se koverat objavi
command-clocks-wrong = погрешни часовници
    .also = погрешан часовник | часовници нису тачни | часовник није тачан | часовници су погрешни | часовник је погрешан | часовници погрешни | часовник погрешан | нетачни часовници | нетачан часовник | pogrešni časovnici | pogrešan časovnik | časovnici nisu tačni | časovnik nije tačan | časovnici su pogrešni | časovnik je pogrešan | časovnici pogrešni | časovnik pogrešan | netačni časovnici | netačan časovnik | pogresni casovnici | pogresan casovnik | casovnici nisu tacni | casovnik nije tacan | casovnici su pogresni | casovnik je pogresan | casovnici pogresni | casovnik pogresan | netacni casovnici | netacan casovnik
command-refill = допуни часовник
    .also = допуни мој часовник | допуњавам часовник | допуна часовника | допуни сат | dopuni časovnik | dopuni moj časovnik | dopunjavam časovnik | dopuna časovnika | dopuni sat | dopuni casovnik | dopuni moj casovnik | dopunjavam casovnik | dopuna casovnika
command-reflect = даље размишљање
    .also = настави размишљање | настављам размишљање | продужено размишљање | изјављујем даље размишљање | dalje razmišljanje | nastavi razmišljanje | nastavljam razmišljanje | produženo razmišljanje | izjavljujem dalje razmišljanje | dalje razmisljanje | nastavi razmisljanje | nastavljam razmisljanje | produzeno razmisljanje | izjavljujem dalje razmisljanje
command-leave = одсуство
    .also = узимам одсуство | пријављујем одсуство | пријави одсуство | одсуство од | узимам одсуство од | пријављујем одсуство од | пријави одсуство од | odsustvo | uzimam odsustvo | prijavljujem odsustvo | prijavi odsustvo | odsustvo od | uzimam odsustvo od | prijavljujem odsustvo od | prijavi odsustvo od
command-leave-all = одсуство у свим партијама
    .also = одсуство свуда | узимам одсуство у свим партијама | узимам одсуство свуда | пријављујем одсуство у свим партијама | пријављујем одсуство свуда | пријави одсуство у свим партијама | пријави одсуство свуда | одсуство у свим партијама од | одсуство свуда од | odsustvo u svim partijama | odsustvo svuda | uzimam odsustvo u svim partijama | uzimam odsustvo svuda | prijavljujem odsustvo u svim partijama | prijavljujem odsustvo svuda | prijavi odsustvo u svim partijama | prijavi odsustvo svuda | odsustvo u svim partijama od | odsustvo svuda od
command-cancel-leave = откажи одсуство
    .also = отказујем одсуство | поништи одсуство | откажи одсуство од | отказујем одсуство од | otkaži odsustvo | otkazujem odsustvo | poništi odsustvo | otkaži odsustvo od | otkazujem odsustvo od | otkazi odsustvo | ponisti odsustvo | otkazi odsustvo od
command-cancel-leave-all = откажи одсуство у свим партијама
    .also = откажи одсуство свуда | отказујем одсуство у свим партијама | отказујем одсуство свуда | поништи одсуство у свим партијама | поништи одсуство свуда | откажи одсуство у свим партијама од | откажи одсуство свуда од | otkaži odsustvo u svim partijama | otkaži odsustvo svuda | otkazujem odsustvo u svim partijama | otkazujem odsustvo svuda | poništi odsustvo u svim partijama | poništi odsustvo svuda | otkaži odsustvo u svim partijama od | otkaži odsustvo svuda od | otkazi odsustvo u svim partijama | otkazi odsustvo svuda | ponisti odsustvo u svim partijama | ponisti odsustvo svuda | otkazi odsustvo u svim partijama od | otkazi odsustvo svuda od
command-withdraw-from-event-yes = повлачим се са турнира да
    .also = повлачим се с турнира да | повлачим се из турнира да | напуштам турнир да | одустајем од турнира да | povlačim se sa turnira da | povlačim se s turnira da | povlačim se iz turnira da | napuštam turnir da | odustajem od turnira da | povlacim se sa turnira da | povlacim se s turnira da | povlacim se iz turnira da | napustam turnir da
command-withdraw-from-all-games-yes = повлачим се из свих партија да
    .also = напуштам све партије да | одустајем од свих партија да | povlačim se iz svih partija da | napuštam sve partije da | odustajem od svih partija da | povlacim se iz svih partija da | napustam sve partije da
command-appeal = жалба
    .also = жалба број | жалба на одлуку | жалба на одлуку број | жалба против одлуке | жалба против одлуке број | жалим се на одлуку | жалим се на одлуку број | улажем жалбу | улажем жалбу на одлуку | улажем жалбу на одлуку број | подносим жалбу | подносим жалбу на одлуку | подносим жалбу на одлуку број | žalba | žalba broj | žalba na odluku | žalba na odluku broj | žalba protiv odluke | žalba protiv odluke broj | žalim se na odluku | žalim se na odluku broj | ulažem žalbu | ulažem žalbu na odluku | ulažem žalbu na odluku broj | podnosim žalbu | podnosim žalbu na odluku | podnosim žalbu na odluku broj | zalba | zalba broj | zalba na odluku | zalba na odluku broj | zalba protiv odluke | zalba protiv odluke broj | zalim se na odluku | zalim se na odluku broj | ulazem zalbu | ulazem zalbu na odluku | ulazem zalbu na odluku broj | podnosim zalbu | podnosim zalbu na odluku | podnosim zalbu na odluku broj
command-challenge = изазивам играча
    .also = изазови играча | изазивам на партију играча | izazivam igrača | izazovi igrača | izazivam na partiju igrača | izazivam igraca | izazovi igraca | izazivam na partiju igraca
command-accept-challenge = прихватам изазов
    .also = прихвати изазов | изазов прихваћен | прихватам оглас | прихвати оглас | prihvatam izazov | prihvati izazov | izazov prihvaćen | prihvatam oglas | prihvati oglas | izazov prihvacen
command-decline-challenge = одбијам изазов
    .also = одбиј изазов | изазов одбијен | не прихватам изазов | odbijam izazov | odbij izazov | izazov odbijen | ne prihvatam izazov
command-seek = тражим противника
    .also = тражи противника | тражим партију | тражи партију | тражим играча | оглас | нови оглас | дајем оглас | tražim protivnika | traži protivnika | tražim partiju | traži partiju | tražim igrača | oglas | novi oglas | dajem oglas | trazim protivnika | trazi protivnika | trazim partiju | trazi partiju | trazim igraca
command-seeks = огласи
    .also = отворени огласи | сви огласи | прикажи огласе | покажи огласе | ко тражи противника | ко тражи партију | oglasi | otvoreni oglasi | svi oglasi | prikaži oglase | pokaži oglase | ko traži protivnika | ko traži partiju | prikazi oglase | pokazi oglase | ko trazi protivnika | ko trazi partiju
command-withdraw = повуци изазов
    .also = повлачим изазов | повуци оглас | повлачим оглас | povuci izazov | povlačim izazov | povuci oglas | povlačim oglas | povlacim izazov | povlacim oglas
command-rematch = реванш
    .also = реванш? | тражим реванш | желим реванш | нудим реванш | revanš | revanš? | tražim revanš | želim revanš | nudim revanš | revans | revans? | trazim revans | zelim revans | nudim revans
command-show = прикажи
    .also = покажи | прикажи позицију | покажи позицију | прикажи таблу | покажи таблу | прикажи партију | покажи партију | prikaži | pokaži | prikaži poziciju | pokaži poziciju | prikaži tablu | pokaži tablu | prikaži partiju | pokaži partiju | prikazi | pokazi | prikazi poziciju | pokazi poziciju | prikazi tablu | pokazi tablu | prikazi partiju | pokazi partiju
command-where = где
    .also = где је | где су | гдје | гдје је | гдје су | gde | gde je | gde su | gdje | gdje je | gdje su
command-file = линија
    .also = linija
command-rank = ред
    .also = red
command-last = последњи потез
    .also = прикажи последњи потез | покажи последњи потез | посљедњи потез | задњи потез | poslednji potez | prikaži poslednji potez | pokaži poslednji potez | posljednji potez | zadnji potez | prikazi poslednji potez | pokazi poslednji potez
command-moves = потези
    .also = сви потези | прикажи потезе | покажи потезе | списак потеза | potezi | svi potezi | prikaži poteze | pokaži poteze | spisak poteza | prikazi poteze | pokazi poteze
command-legal = могући потези
    .also = легални потези | прикажи могуће потезе | покажи могуће потезе | прикажи легалне потезе | покажи легалне потезе | mogući potezi | legalni potezi | prikaži moguće poteze | pokaži moguće poteze | prikaži legalne poteze | pokaži legalne poteze | moguci potezi | prikazi moguce poteze | pokazi moguce poteze | prikazi legalne poteze | pokazi legalne poteze
command-pgn = pgn
    .also = пгн
command-pgn-all = pgn све
    .also = pgn sve | пгн све | pgn све партије | pgn sve partije | пгн све партије
command-pgn-all-before = pgn све пре
    .also = pgn sve pre | пгн све пре | pgn све прије | pgn sve prije | пгн све прије | pgn све партије пре | pgn sve partije pre | пгн све партије пре
command-status = часовници
    .also = часовник | прикажи часовнике | покажи часовнике | стање часовника | стање | статус | časovnici | časovnik | prikaži časovnike | pokaži časovnike | stanje časovnika | stanje | status | casovnici | casovnik | prikazi casovnike | pokazi casovnike | stanje casovnika
command-games = партије
    .also = моје партије | прикажи партије | покажи партије | прикажи моје партије | покажи моје партије | partije | moje partije | prikaži partije | pokaži partije | prikaži moje partije | pokaži moje partije | prikazi partije | pokazi partije | prikazi moje partije | pokazi moje partije
command-games-over = завршене партије
    .also = моје завршене партије | прикажи завршене партије | покажи завршене партије | završene partije | moje završene partije | prikaži završene partije | pokaži završene partije | zavrsene partije | moje zavrsene partije | prikazi zavrsene partije | pokazi zavrsene partije
command-games-over-before = завршене партије пре
    .also = завршене партије прије | završene partije pre | završene partije prije | zavrsene partije pre | zavrsene partije prije
command-settings = подешавања
    .also = моја подешавања | прикажи подешавања | покажи подешавања | поставке | podešavanja | moja podešavanja | prikaži podešavanja | pokaži podešavanja | postavke | podesavanja | moja podesavanja | prikazi podesavanja | pokazi podesavanja
command-set-time-zone = подеси временску зону
    .also = временска зона | podesi vremensku zonu | vremenska zona
command-set-notation = подеси нотацију
    .also = podesi notaciju
command-set-letters = подеси слова
    .also = подеси слова фигура | podesi slova | podesi slova figura
command-set-board = подеси таблу
    .also = подеси приказ табле | приказ табле | podesi tablu | podesi prikaz table | prikaz table
command-set-pgn = подеси pgn
    .also = подеси пгн | podesi pgn
command-set-calendar = подеси календар
    .also = podesi kalendar
command-set-digest = подеси збирни имејл
    .also = подеси збирне имејлове | подеси збирни мејл | podesi zbirni imejl | podesi zbirne imejlove | podesi zbirni mejl
command-set-quiet = подеси сате без имејлова
    .also = подеси сате без мејлова | подеси тихе сате | podesi sate bez imejlova | podesi sate bez mejlova | podesi tihe sate
command-set-mail = подеси формат имејлова
    .also = подеси имејл | подеси имејлове | подеси формат имејла | подеси облик имејла | подеси облик имејлова | podesi oblik imejlova | podesi imejl | podesi imejlove | podesi format imejla | podesi format imejlova | podesi oblik imejla | podesi mejl | podesi mejlove | подеси мејл | подеси мејлове
command-set-acknowledge = подеси потврде
    .also = подеси потврду | podesi potvrde | podesi potvrdu
command-set-language = подеси језик
    .also = промени језик | језик имејлова | podesi jezik | promeni jezik | jezik imejlova
command-language = језик
    .also = jezik
command-notices-on = укључи обавештења
    .also = укључи обавјештења | укључите обавештења | обавештења укључи | обавештења укључена | uključi obaveštenja | uključi obavještenja | uključite obaveštenja | obaveštenja uključi | obaveštenja uključena | ukljuci obavestenja | ukljuci obavjestenja | ukljucite obavestenja | obavestenja ukljuci | obavestenja ukljucena
command-notices-off = искључи обавештења
    .also = искључи обавјештења | искључите обавештења | обавештења искључи | обавештења искључена | без обавештења | isključi obaveštenja | isključi obavještenja | isključite obaveštenja | obaveštenja isključi | obaveštenja isključena | bez obaveštenja | iskljuci obavestenja | iskljuci obavjestenja | iskljucite obavestenja | obavestenja iskljuci | obavestenja iskljucena | bez obavestenja
command-notices-each = обавештења одмах
    .also = обавештења појединачно | обавјештења одмах | обавјештења појединачно | шаљи обавештења одмах | шаљи обавештења појединачно | obaveštenja odmah | obaveštenja pojedinačno | obavještenja odmah | obavještenja pojedinačno | šalji obaveštenja odmah | šalji obaveštenja pojedinačno | obavestenja odmah | obavestenja pojedinacno | obavjestenja odmah | obavjestenja pojedinacno | salji obavestenja odmah | salji obavestenja pojedinacno
command-notices-daily = обавештења једном дневно
    .also = обавештења дневно | обавештења сваки дан | обавештења свакодневно | обавјештења једном дневно | обавјештења дневно | обавјештења сваки дан | обавјештења свакодневно | шаљи обавештења једном дневно | шаљи обавештења дневно | obaveštenja jednom dnevno | obaveštenja dnevno | obaveštenja svaki dan | obaveštenja svakodnevno | obavještenja jednom dnevno | obavještenja dnevno | obavještenja svaki dan | obavještenja svakodnevno | šalji obaveštenja jednom dnevno | šalji obaveštenja dnevno | obavestenja jednom dnevno | obavestenja dnevno | obavestenja svaki dan | obavestenja svakodnevno | obavjestenja jednom dnevno | obavjestenja dnevno | obavjestenja svaki dan | obavjestenja svakodnevno | salji obavestenja jednom dnevno | salji obavestenja dnevno
command-notices-weekly = обавештења једном недељно
    .also = обавештења недељно | обавештења једном седмично | обавештења седмично | обавештења једном недјељно | обавештења сваке недеље | обавештења сваке седмице | обавјештења једном недељно | обавјештења недељно | обавјештења једном седмично | обавјештења седмично | обавјештења једном недјељно | обавјештења сваке недеље | обавјештења сваке седмице | шаљи обавештења једном недељно | шаљи обавештења недељно | obaveštenja jednom nedeljno | obaveštenja nedeljno | obaveštenja jednom sedmično | obaveštenja sedmično | obaveštenja jednom nedjeljno | obaveštenja svake nedelje | obaveštenja svake sedmice | obavještenja jednom nedeljno | obavještenja nedeljno | obavještenja jednom sedmično | obavještenja sedmično | obavještenja jednom nedjeljno | obavještenja svake nedelje | obavještenja svake sedmice | šalji obaveštenja jednom nedeljno | šalji obaveštenja nedeljno | obavestenja jednom nedeljno | obavestenja nedeljno | obavestenja jednom sedmicno | obavestenja sedmicno | obavestenja jednom nedjeljno | obavestenja svake nedelje | obavestenja svake sedmice | obavjestenja jednom nedeljno | obavjestenja nedeljno | obavjestenja jednom sedmicno | obavjestenja sedmicno | obavjestenja jednom nedjeljno | obavjestenja svake nedelje | obavjestenja svake sedmice | salji obavestenja jednom nedeljno | salji obavestenja nedeljno
command-unsubscribe = одјави обавештења
    .also = одјава | одјава обавештења | одјави ме | одјављујем обавештења | одјави обавјештења | odjavi obaveštenja | odjava | odjava obaveštenja | odjavi me | odjavljujem obaveštenja | odjavi obavještenja | odjavi obavestenja | odjava obavestenja | odjavljujem obavestenja | odjavi obavjestenja
command-calendar = календар
    .also = укључи календар | календар укључи | адреса календара | нова адреса календара | kalendar | uključi kalendar | ukljuci kalendar | kalendar uključi | kalendar ukljuci | adresa kalendara | nova adresa kalendara
command-calendar-off = искључи календар
    .also = календар искључи | опозови календар | опозови адресу календара | без календара | isključi kalendar | iskljuci kalendar | kalendar isključi | kalendar iskljuci | opozovi kalendar | opozovi adresu kalendara | bez kalendara
command-help = помоћ
    .also = команде | списак команди | прикажи команде | упутство | pomoć | komande | spisak komandi | prikaži komande | uputstvo | pomoc | prikazi komande
command-join = отвори налог
    .also = отварам налог | отвори ми налог | региструј | региструј ме | региструј ме као | регистрација | отвори налог за | otvori nalog | otvaram nalog | otvori mi nalog | registruj | registruj me | registruj me kao | registracija | otvori nalog za
command-move = одиграј потез
    .also = играм потез | odigraj potez | igram potez

## Words behind a command

word-yes = да
    .also = da
word-no = не
    .also = ne
word-on = укључено
    .also = укључен | укључена | укључене | укључи | uključeno | uključen | uključena | uključene | uključi | ukljuceno | ukljucen | ukljucena | ukljucene | ukljuci
word-off = искључено
    .also = искључен | искључена | искључене | искључи | isključeno | isključen | isključena | isključene | isključi | iskljuceno | iskljucen | iskljucena | iskljucene | iskljuci
word-white = бели
    .also = белим | белог | белим фигурама | беле фигуре | са белим | с белим | са белим фигурама | с белим фигурама | као бели | за белог | бијели | бијелим | beli | belim | belog | belim figurama | bele figure | sa belim | s belim | sa belim figurama | s belim figurama | kao beli | za belog | bijeli | bijelim
word-black = црни
    .also = црним | црног | црним фигурама | црне фигуре | са црним | с црним | са црним фигурама | с црним фигурама | као црни | за црног | crni | crnim | crnog | crnim figurama | crne figure | sa crnim | s crnim | sa crnim figurama | s crnim figurama | kao crni | za crnog
word-random = случајно
    .also = насумично | случајна боја | жреб | жребом | по жребу | свеједно | slučajno | nasumično | slučajna boja | žreb | žrebom | po žrebu | svejedno | slucajno | nasumicno | slucajna boja | zreb | zrebom | po zrebu
word-days = дана
    .also = дан | dana | dan
word-a-move = по потезу
    .also = на потез | за потез | за сваки потез | на сваки потез | po potezu | na potez | za potez | za svaki potez | na svaki potez
word-in-all = укупно
    .also = свеукупно | све укупно | за партију | за целу партију | за цијелу партију | ukupno | sveukupno | sve ukupno | za partiju | za celu partiju | za cijelu partiju
word-from = од
    .also = od
word-to = до
    .also = do
word-all = све
    .also = сви | свих | свим | свуда | sve | svi | svih | svim | svuda
word-and = и
    .also = i
word-attached = у прилогу
    .also = у прилог | као прилог | приложено | приложен | са прилогом | u prilogu | u prilog | kao prilog | priloženo | priložen | sa prilogom | prilozeno | prilozen
word-not-attached = без прилога
    .also = не у прилогу | није у прилогу | није приложено | није приложен | не приложено | неприложено | неприложен | bez priloga | ne u prilogu | nije u prilogu | nije priloženo | nije priložen | ne priloženo | nepriloženo | nepriložen | nije prilozeno | nije prilozen | ne prilozeno | neprilozeno | neprilozen
word-king = краљ
    .also = краља | краљеви | kralj | kralja | kraljevi
word-queen = дама
    .also = даме | даму | краљица | краљице | краљицу | dama | dame | damu | kraljica | kraljice | kraljicu
word-rook = топ
    .also = топа | топови | топове | top | topa | topovi | topove
word-bishop = ловац
    .also = ловца | ловци | ловце | лауфер | лауфера | лауфери | lovac | lovca | lovci | lovce | laufer | laufera | lauferi
word-knight = скакач
    .also = скакача | скакачи | скакаче | коњ | коња | коњи | коње | skakač | skakača | skakači | skakače | konj | konja | konji | konje | skakac | skakaca | skakaci | skakace
word-pawn = пешак
    .also = пешака | пешаци | пешаке | пјешак | пјешаци | пион | пиона | пиони | pešak | pešaka | pešaci | pešake | pješak | pješaci | pion | piona | pioni | pesak | pesaka | pesaci | pesake | pjesak | pjesaci

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = бројчану
    .also = бројчана | бројеви | бројевима | са бројевима | цифре | цифрама | нумеричку | нумеричка | brojčanu | brojčana | brojevi | brojevima | sa brojevima | cifre | ciframa | numeričku | numerička | brojcanu | brojcana | numericku | numericka
notation-san = san
notation-letters = са словима
    .also = словима | слова | са словима фигура | с словима | словну | словна | sa slovima | slovima | slova | sa slovima figura | s slovima | slovnu | slovna
notation-figurine = са фигурицама
    .also = фигурице | фигурицама | са фигурама | фигурама | фигуре | sa figuricama | figurice | figuricama | sa figurama | figurama | figure
notation-long = дугу
    .also = дуга | пуну | пуна | потпуну | потпуна | dugu | duga | punu | puna | potpunu | potpuna
notation-uci = uci
notation-announced = немачким речима
    .also = речима | речи | са речима | ријечима | ријечи | rečima | reči | sa rečima | riječima | riječi | recima | reci | sa recima | rijecima | rijeci | nemačkim rečima | nemackim recima
format-html = html
format-text = текст
    .also = обичан текст | само текст | tekst | običan tekst | obican tekst | samo tekst
kind-moves = о потезима
    .also = потезима | потези | потезе | потез | o potezima | potezima | potezi | poteze | potez
kind-reminders = о истеку времена
    .also = истек времена | подсетници | подсетницима | о подсетницима | подсетнике | подсетник | подсјетници | о роковима | рокови | o isteku vremena | istek vremena | podsetnici | podsetnicima | o podsetnicima | podsetnike | podsetnik | podsjetnici | o rokovima | rokovi
kind-adjournments = о прекидима
    .also = прекидима | прекиди | прекиде | прекид | о прекиду | o prekidima | prekidima | prekidi | prekide | prekid | o prekidu
kind-arbiter = за судије
    .also = за судију | судије | судија | судији | za sudije | za sudiju | sudije | sudija | sudiji
kind-account = о налогу
    .also = налогу | налог | о налозима | o nalogu | nalogu | nalog | o nalozima
kind-acknowledgements = о потврдама
    .also = потврдама | потврде | потврда | са потврдама | о потврди | o potvrdama | potvrdama | potvrde | potvrda | sa potvrdama | o potvrdi
kind-messages = о порукама
    .also = порукама | поруке | порука | о поруци | o porukama | porukama | poruke | poruka | o poruci
kind-news = о новостима
    .also = новостима | новости | вести | о вестима | вестима | o novostima | novostima | novosti | vesti | o vestima | vestima
kind-results = о резултатима
    .also = резултатима | резултати | резултате | резултат | o rezultatima | rezultatima | rezultati | rezultate | rezultat
kind-challenges = о изазовима
    .also = изазовима | изазови | изазове | изазов | o izazovima | izazovima | izazovi | izazove | izazov
kind-proofs = о доказима
    .also = доказима | докази | доказе | доказ | признанице | о признаницама | признаницама | o dokazima | dokazima | dokazi | dokaze | dokaz | priznanice | o priznanicama | priznanicama

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = рекламирам
line-adjudicate = пресуда
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = повлачим се
line-set = подешавања
line-arbiter = arbiter
line-seal = { command-seal } ({ -move } се не понавља)
line-draft = { command-draft } ({ -move } се не понавља)
line-conditions = { command-if } ... (не понавља се)
line-not-repeated = (не понавља се)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = ковертир* | коверат* | коверт* | кувертир* | куверт* | запечат* | запечаћ* | тајн* | скривен* | сакривен* | затворени потез | затвореног потеза | затворен потез | секретни потез | секретан потез | секретног потеза | шифрован* | kovertir* | koverat* | kovert* | kuvertir* | kuvert* | zapečat* | zapecat* | zapečać* | zapečac* | zapecac* | tajn* | skriveni potez | skrivenog poteza | skriven potez | sakriven* | zatvoreni potez | zatvorenog poteza | zatvoren potez | sekretni potez | sekretan potez | sekretnog poteza | šifrovan* | sifrovan*
draft-words = нацрт* | скиц* | концепт* | драфт* | привремени потез | привремен потез | радна верзија | радну верзију | радни потез | пробни потез | прелиминарни потез | провизор* | nacrt* | skica | skice | skici | skicu | skicom | skicira* | koncept* | privremeni potez | privremen potez | radna verzija | radnu verziju | radni potez | probni potez | preliminarni potez | provizorni potez | provizoran potez

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = пише | je napisao | napisao
reading-headings = од | до | послато | предмет | наслов | датум | тема
reading-subjects = re | одг | odg
reading-absent = аутоматски одговор | automatski odgovor
reading-sent-from = послато са … | послато с … | poslato sa … | poslato s …
reading-devices = телефон | telefon
reading-end = крај | kraj
reading-greetings = здраво | поздрав | хвала | драга | bok | pozdrav | hvala
reading-closings = поздрав | срдачан | с | srdačan | lp | pozdrav
reading-courtesies = хвала | молим | hvala | molim
reading-wishes = и | срећно | i | sretno
reading-announces = потез | играм | potez | igram | odgovor
reading-beside = мој | moj | je | ja
reading-open = и | или | не
reading-goes-on = или
reading-takes-back = погрешна партија | погрешан потез | немој играти | не играј | игнориши | заборави | повлачим |
    чекај | сачекај | предомислио | обриши | kriva partija | krivi potez | pogrešna partija | pogrešan potez |
    nemoj igrati | ne igraj | ne igrajte | ignoriraj | ignorirajte | zaboravi | zaboravite | povlačim | greškom |
    pričekaj | čekaj | mislio sam | predomislio | predomislila | obriši
reading-takes-back-short = уместо | грешка | još ne | umjesto | radije | greška | razmišljam
reading-takes-back-clauses = друга партија | druga partija | radije ne
reading-takes-back-first = стоп | stoj | откажи | откажите | отказујем | поништи | поништите | поништавам | otkaži |
    otkazi | otkažite | otkazite | otkazujem | poništi | ponisti | poništite | ponistite
reading-sighs = ах | ох | ah | oh
reading-no = не | ne
reading-game = партија | partija | partiji
reading-numbered = №
reading-numbers = тел | tel
reading-common = ја | желим | желео | желела | бих | хоћу | хтео | хтела | да | шах | партију | дописни | добар |
    дан | добро | јутро | вече | зовем | се | име | ми | је | сам | на | у | са | за | од | како | шта | може |
    налог | пријавим | пошта | ово | моје | вас | ви | сте
reading-letters = абвгдђежзијклљмнњопрстћуфхцчџшčćđšž
reading-officials = ви | судија | суткиња | судијка | главни судија | главна судија | главна суткиња | арбитар | арбитарка | главни арбитар |
    администратор | администраторка | админ | админка | модератор | модераторка | директор турнира |
    директорка турнира | sudija | sutkinja | sudijka | glavni sudija | glavna sudija | glavna sutkinja | arbitar | arbitarka |
    glavni arbitar | administrator | administratorka | admin | adminka | moderator | moderatorka |
    direktor turnira | direktorka turnira

## Pages for people. Buttons and labels have no full stop.

page-skip = На садржај
page-menu = Странице
page-signed-in = Пријављени сте као { $name }.
page-games = { -game(case: "Genitive") }
page-new = Нова { -game }
page-seeks = Изазови и огласи
page-account = Налог
page-sign-in = Пријава
page-sign-up = Отварање налога
page-sign-out = Одјава
page-source = Изворни код
page-source-about = Postzug { $version } је слободан софтвер под лиценцом GNU Affero General Public License, верзија 3 или новија. Свако ко га користи може да добије његов изворни код.
page-source-link = Изворни код онога што овде ради:
page-source-operator = Ко води овај сервис, даће Вам изворни код на захтев.
page-api = API, за програме
page-log = Дневник свих догађаја
page-log-about = Сви догађаји у свим { -game(case: "dative-plural") } су у једном списку, у који сервис само дописује. Потписано чело утврђује цео списак испред себе: ако се касније неки { -move } измени, није више у складу с њим.
page-log-head = Најновије потписано чело
page-log-entries = { $n ->
    [1] Обухвата један запис.
    [one] Обухвата { $n } запис.
    [few] Обухвата { $n } записа.
   *[other] Обухвата { $n } записа.
}
page-log-unsigned = Још ништа није потписано.
page-log-file = Ово чело као датотека
page-log-keys = Кључеви дневника
page-log-pem = Исти кључеви, за openssl
page-log-statements = Изјаве о кључевима
page-log-check = Како се дневник проверава
page-log-mails = На крају имејлова о { -game(case: "dative-plural") } стоји чело дневника из тог тренутка. Сачувајте такав имејл: помоћу њега се проверава { -game } коју { -arbiter } извезе и види се да ли је она у међувремену мењана.
page-log-script = Команда „postzug audit script“ исписује скрипту која проверава извезену { -game(case: "accusative") } алатима сваког Linux система. Узмите је из свог примерка програма Postzug.

page-front = Дописни шах
page-front-about = Више дана за { -move }, игра по правилима шаха, а { -sealed-move(case: "plural") } остају затворени. Играте овде, имејлом или помоћу програма, а { -opponent } како жели.
page-try = Да бисте пробали сами, отворите ову адресу у приватном прозору или другом прегледачу. Тамо отворите налог с другом имејл адресом и пошаљите изазов. Он се затим појављује на овој страници. Адреса:
page-invite = Да бисте играли с неким ко овде још нема налог, пошаљите тој особи ову адресу. На страници која се отвори може да Вам понуди { -game(case: "accusative") }:
page-challenge-this = Изазови овог играча
page-front-try = Да бисте пробали сами, отворите два налога: један овде, а други у приватном прозору или другом прегледачу, с другом адресом. Затим са једног налога изазовите други.

page-email = Имејл адреса
page-name = Име које други виде
page-time-zone = Временска зона, на пример Europe/Berlin
page-time-zone-new = Временска зона, на пример Europe/Berlin; ако је празно, UTC
page-code = Код из имејла
page-first = Прва пријава
page-first-about = Ова страница служи за прву пријаву администратора. Команда „postzug admin create“ исписује реч која важи само једном, у року од 24 сата.
page-first-printed = Исписана реч
page-first-refused = Ова реч не важи: погрешно је уписана, већ је искоришћена или је старија од 24 сата. Команда „postzug admin create“ исписује другу.
page-sign-in-about = Добићете имејл с кодом. Лозинке нема.
page-sign-in-new = Још немате налог?
page-sign-up-about = Добићете имејл с кодом који потврђује адресу. Други играчи никад не виде адресу.
page-sign-up-known = Већ имате налог?
page-send-code = Пошаљи ми код
page-code-about = Ако је адреса тачна, имејл с кодом од осам цифара је на путу. Код важи десет минута, и то само у овом прегледачу.
page-code-again = Имејл није стигао? Погледајте међу непожељном поштом или затражите други код.
page-code-folder = Овај сервис је у пробном раду и никоме не шаље имејлове: они су датотеке у фасцикли { $folder }, најновији је последњи.
page-code-command = У терминалу на рачунару самог сервиса најновији имејл приказује ова команда:
page-code-elsewhere = Овај прегледач није тражио код. Упишите код тамо где сте га тражили или затражите нов овде.
page-clear = Ова страница је стигла без шифровања, па Ваш прегледач неће остати пријављен. Користите https или прегледач на рачунару самог сервиса.
page-foreign = Овај образац није послат са странице овог сервиса, па ништа није извршено.
page-form-key = Овај образац не може поново да се употреби: учитајте страницу изнова.
page-form-field = Неко поље обрасца недостаје или не може да се прочита.
page-signed-out = Нисте пријављени, па ништа није извршено. Пријавите се и поновите то.
page-signed-out-twice = Одјављени сте. Ако сте дугме притиснули двапут, већ први притисак је учинио оно што сте тражили. Пријавите се да бисте то видели.
page-settings = Подешавања
page-settings-clash = Ово је промењено на другом месту откад је образац приказан, па још ништа није сачувано. { $both } Погледајте и сачувајте поново: тада важи Ваш избор.
page-settings-clash-field = { $field }: сада { $now }, Ваш избор: { $chosen }.
page-settings-on = да
page-settings-off = не
page-settings-empty = празно
page-settings-save = Сачувај подешавања
page-done-settings = Ваша подешавања су сачувана.
page-language = Језик имејлова и страница
page-notation = Како Вам се пишу { -move(case: "plural") }
page-notation-example = { $name }: { $example }
page-letters = Ваша слова за фигуре; њима можете и да пишете { -move(case: "accusative-plural") }
page-piece-set = Фигуре на таблама
page-piece-set-cburnett = цртежи
page-piece-set-figurines = шаховски знакови из фонта
page-piece-set-letters = слова
page-board-colours = Боје табли
page-board-brown = смеђа
page-board-green = зелена
page-board-blue = плава
page-board-high-contrast = висок контраст
page-mails = Имејлови
page-mail-text = Само текст, без HTML
page-mail-no-board = Фигуре речима, без цртежа табле
page-mail-pgn = { -game(case: "Nominative") } као датотека за Ваш шаховски програм у сваком имејлу о њој
page-mail-calendar = Уз имејлове који мењају моје рокове иду и рокови за програме за календар
page-notices = Обавештавај ме имејлом
page-each = одмах
page-daily = у дневном збирном имејлу
page-weekly = у недељном збирном имејлу
page-none = не имејлом
page-digest-at = Време збирних имејлова
page-digest-on = Дан недељног збирног имејла
page-times = Кад стиже
page-quiet-from = Време без имејлова од
page-quiet-until = Време без имејлова до
page-mail-times = Ова времена су у Вашој временској зони. Између последња два чекају имејлови који могу да чекају; оставите их празна да би стизали у било које доба. Обавештење које би у збирном имејлу или после тих сати стигло прекасно, стиже одмах.
page-time-of-day = Доба дана се пише овако: 08:00. Време без имејлова има почетак и од њега различит крај, или нема ни једно ни друго.
page-notices-needed = Ова обавештења увек стижу, јер би без њих могла да се изгуби { -game } или Ваш налог: { $kinds }.
page-trust = Шта мора да има имејл с { -move(case: "dative-plural") } да би важио као Ваш
page-trust-token = адресу за одговор коју имате само Ви
page-trust-from = адресу за одговор и Вашу имејл адресу као пошиљаоца
page-trust-dmarc = и једно и друго, а пошиљаоца потврђује Ваш провајдер поште (DMARC)
page-trust-off = ниједан имејл не важи: без { -move(case: "genitive") } имејлом
page-mail-stopped = Пошта Вам не стиже (почев од: { $since }; разлог: { $reason }) и више се не шаље. Ваше { -game(case: "genitive") } су овде и време у њима тече даље. Постарајте се да Ваше сандуче прима пошту или промените адресу.
page-mail-returned = Пошта за Вас се враћа (почев од: { $since }; разлог: { $reason }). Још се шаље; ако се још нешто врати, слање престаје. Постарајте се да Ваше сандуче прима пошту или промените адресу.
page-mail-resume = Моје сандуче опет прима пошту
page-done-mail-resumed = Пошта Вам се поново шаље.
page-address = Имејл адреса
page-address-about = На нову адресу стиже код. Кад се адреса промени, бићете одјављени свуда, а токени програма и адреса календара више не важе.
page-address-new = Нова имејл адреса
page-address-sent = Имејл с кодом од осам цифара је на путу на нову адресу, ако је овде нико нема. Код важи десет минута, и то само у овом прегледачу.
page-address-change = Промени адресу
page-address-again = Имејл није стигао? Погледајте међу непожељном поштом или затражите други код.
page-done-address = Ваша имејл адреса је промењена. Пријавите се новом адресом.
page-envelope-key = Кључ за { -sealed-move(case: "accusative-plural") }
page-envelope-key-about = { -sealed-move(case: "Plural") } које смете да отворите шифрују се овим јавним кључем програма age. Тајни кључ остаје код Вас: без њега их нико не отвара. Ранији кључ и даље отвара оно што је { -seal(form: "neuter") } пре тога.
page-envelope-key-public = Јавни кључ, који почиње са age1
page-envelope-key-set = Постави овај кључ
page-done-envelope-key = Ваш кључ за { -sealed-move(case: "accusative-plural") } је постављен.
page-tokens = Токени за програме
page-tokens-about = Програм с токеном поступа у Ваше име. Токен нико не може поново да прочита, ни овде.
page-token-may = може да { $scopes }
page-token-since = Направљен: { $at }.
page-token-until = Важи до: { $at }.
page-token-used = Последњи пут употребљен: { $at }.
page-token-unused = Још није употребљен.
page-token-revoke = Опозови овај токен
page-token-revoke-sure = Програм с њим не може више ништа да учини
page-token-unsure = Ништа није опозвано: означите кућицу да бисте то потврдили.
page-done-token-revoked = Токен је опозван.
page-token-label = Ваш назив за нови токен
page-token-scopes = Програм може да
page-scope-read = чита Ваше { -game(case: "genitive") }
page-scope-play = игра ({ -move(case: "plural") }, рекламације, { -resign }, { -seal }, изазови)
page-scope-direct = води { -game(case: "genitive") } као { -arbiter }
page-scope-account = чита Ваш налог
page-scope-webhooks = управља Вашим webhook-овима
page-token-days = За колико дана истиче; ако је празно, не истиче никад
page-token-days-bad = Трајање токена у данима је број до 65535 или празно поље.
page-token-make = Направи токен
page-token-made = Нови токен
page-token-once = Копирајте га сада: више се не приказује.
page-calendar = Календар Ваших рокова
page-calendar-about = Програми за календар могу да читају Ваше рокове са адресе коју знате само Ви. Кад се направи нова, претходна адреса више не важи.
page-calendar-make = Направи адресу
page-calendar-made = Адреса Вашег календара
page-calendar-once = Копирајте је сада у свој програм за календар: више се не приказује, а ко је има, може да чита Ваше рокове.
page-calendar-revoke = Опозови адресу
page-calendar-revoke-sure = Програми за календар с њом више ништа не могу да прочитају
page-calendar-unsure = Ништа није опозвано: означите кућицу да бисте то потврдили.
page-done-calendar-revoked = Ниједан програм за календар више не чита Ваше рокове.
page-data = Ваши подаци
page-export = Све о Вама као датотека
page-export-about = (JSON: налог, подешавања, сесије, { -game(case: "genitive") }, Ваше белешке и варијанте, као и поруке које сте написали)
page-delete = Избриши мој налог
page-delete-about = Ваше име, имејл адреса, подешавања и поруке бришу се и нико не може да их врати. Ваше завршене { -game(case: "genitive") } остају под именом које није ничије. За ово је потребна пријава у последњих 15 минута.
page-delete-sure = Избриши га заувек
page-delete-resign = { -resign(form: "Familiar") } све моје { -game(case: "genitive") } у току
page-delete-unsure = Ништа није избрисано: означите кућицу да бисте то потврдили.
page-done-deleted = Ваш налог је избрисан.

page-sessions = Где сте пријављени
page-sessions-about = Свака ставка је прегледач или програм који може да поступа у Ваше име.
page-session = { $device }, од: { $at }
page-session-used = Последња употреба: око { $day }.
page-session-unnamed = Програм без имена
page-session-here = (овде)
page-session-end = Заврши
page-sessions-end = Одјава свуда
page-sessions-ended = Одјављени сте свуда.

page-games-to-move = Чека се Ваш { -move }
page-games-others = Чека се { -move } { -opponent(case: "genitive") }
page-games-over = Завршене { -game(case: "genitive") }
page-games-none = Нема.
page-games-more = Старије
page-game-against = { $game }: { -opponent } { $opponent }
page-game-move = { -move(case: "Nominative") } { $number }.
page-game-first-move = Још није одигран ниједан { -move }.
page-game-last-move = Последњи { -move }: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = Све моје { -game(case: "genitive") } у једној датотеци (PGN)
page-pgn-finished = Све моје завршене { -game(case: "genitive") } у једној датотеци (PGN)
page-rematch = Понуди реванш
page-next-game = Следећа { -game } која чека на мене
page-mark-plan = Чекају Ваши условни { -move(case: "plural") }.
page-yours-until = Ви сте на { -move(case: "dative") }. Рок: { $until } (преостаје: { $left }).
page-theirs-until = На { -move(case: "dative") } је { $name }. Рок: { $until } (преостаје: { $left }).
page-flag = { -flag(case: "Nominative") } је пала: { $name }, { $at }.
page-no-clock = Време не тече ниједном играчу.
page-mark-message = Има порука.
page-mark-offer = { -opponent(case: "Nominative") } нуди { -draw }.
page-mark-own-offer = Нудите { -draw }.
page-mark-claim = Рекламација чека { -arbiter(case: "accusative") }.
page-mark-seal = Следећи { -move } мора да се { -seal(form: "present") }.
page-mark-adjourned = { -game(case: "Nominative") } је { -adjourn(form: "feminine") }.
page-mark-leave = На одсуству: { $name }.
page-mark-withdrawn = Један играч се повукао; одлучује { -arbiter }.

page-game = { $game }: { $white } – { $black }
page-board = Табла
page-board-white = Табла, { -white } доле
page-board-black = Табла, { -black } доле
page-board-of = Позиција после { $ply } полупотеза
page-board-now = На садашњу позицију
page-square-white = { $square }, { $role ->
    [queen] бела
   *[king] { -white }
} { piece }
page-square-black = { $square }, { $role ->
    [queen] црна
   *[king] { -black }
} { piece }
page-target = { $where }: може да се иде овамо
page-choose-piece = Изаберите фигуру за { -move } или упишите { -move } испод.
page-choose-target = Изаберите поље на које иде фигура са { $square }, или другу фигуру.
page-your-move = Ваш { -move }
page-keys = Тастери за таблу
page-keys-about = Стрелице воде с поља на поље. Enter подиже фигуру и спушта је, Escape је враћа. Слова k, q, r, b, n и p воде на следећу фигуру те врсте (краљ, дама, топ, ловац, скакач, пешак), а уз Shift на претходну. Цифра води на ред с тим бројем, а уз Shift на одговарајућу линију. На пољу: o каже шта је на њему, m каже { -move(case: "accusative-plural") } те фигуре, а m уз Shift њена узимања; c каже шта је последње узето.
page-no-move-from = Нема { -move(case: "genitive") } са { $square }.
page-captured = Последњим { -move(case: "instrumental") } је узета фигура на пољу { $square }: { piece }.
page-captured-none = Последњим { -move(case: "instrumental") } ништа није узето.
page-words = На ове речи овде добијате одговор, а њима се ништа не игра: { $words }. Краће: p N, s e, s 4, l, c, и o за { -opponent(case: "genitive") }.
page-ask = Питање о позицији
page-ask-send = Питај
page-word-unknown = То није ниједна од речи на које се овде одговара.
page-word-opponent = Ваш { -opponent } је { $name }.
page-word-draw = Још ништа није понуђено: кућица за понуду { -draw(case: "genitive") } је означена, и понуда се шаље уз Ваш { -move }.
page-word-draw-later = Ништа није понуђено: { -draw } се нуди уз { -move }, а сада нисте на { -move(case: "dative") }.
page-reading = { -sealed-move(case: "Nominative") } може да се протумачи на више начина
page-reading-about = Изаберите тумачење које важи. Тече Ваше време: тече док бирате, а затим до Вашег одговора. Избор не може да се повуче.
page-reading-which = { -move(case: "Nominative") } који је { -seal(form: "masculine") }
page-reading-move = { piece } са { $from } на { $to }
page-reading-then = После овог избора: { $state }
page-reading-look = Прикажи на табли
page-reading-shown = Позиција после { -move(case: "genitive") } { $move }, ако се изабере ово тумачење
page-reading-choose = Изабери ово тумачење
page-reading-none = Ништа није учињено: најпре изаберите једно од тумачења.
page-open = Покажи { -seal(form: "plural") } текст
page-open-about = Налепите цео текст који сте сачували кад сте { -seal(form: "past-plural") } { -move }. Важи само текст који се слаже с контролним збиром. Он тада стоји у записнику за оба играча, а { -move } се просуђује.
page-publish-about = { -sealed-move(case: "Nominative") } остаје у { -envelope(case: "locative") }. Приказује се само ако на то пристану оба играча.
page-publish = Пристани да се { -sealed-move } прикаже
page-publish-sure = Пристајем, и то не могу да повучем
page-publish-unsure = Нисте пристали: означите кућицу да бисте потврдили да { -sealed-move } сме да се прикаже.
page-timing = { -adjourn(form: "Noun") } и { -clock }
page-adjourn = Предложи { -adjourn }
page-adjourn-accept = Пристани на { -adjourn }
page-adjourn-decline = Одбиј { -adjourn }
page-adjourn-early = { -adjourn(form: "Imperative") } сада: остатак сесије се урачунава у Ваше време
page-resume = Што се мене тиче, { -game } може да се { -resume(form: "imperative") }
page-resume-opens = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } се одмах одиграва, и тече Ваше време. Време { -opponent(case: "genitive") } стоји.
   *[other] { -sealed-move(case: "Nominative") } се одмах одиграва, и време тече играчу { $who }. Ваше време стоји.
}
page-resume-noted = Само овим се не мења ниједан { -clock }.
page-resume-late = Прекасно је: губите { -game(case: "accusative") }, осим ако ју је { -sealed-move } завршио.
page-resume-sure = Ово не можете да повучете.
page-offer-draw = Понуди { -draw }
page-refill = Допуни { -clock } из моје резерве
page-reflect = Размишљам даље: { -game } се не губи због мог ћутања
page-claim-flag = Рекламирај пад { -flag(case: "genitive") }
page-question-clocks = { -clock(case: "Plural") } нису тачни: јави { -arbiter(case: "dative") }
page-leave = Одсуство
page-leave-booked = Ваше одсуство: од { $first } до { $last }, укључујући оба дана.
page-leave-first = Први дан, по Вашем времену
page-leave-last = Последњи дан, по Вашем времену
page-leave-book = Пријави ово одсуство
page-leave-cancel = Откажи одсуство од { $first }
page-leave-all = Одсуство у свим мојим { -game(case: "dative-plural") }
page-leave-all-about = Ови дани важе у свакој Вашој { -game(case: "dative") } у току чији правилник то дозвољава. Ваши { -opponent(case: "plural") } добијају обавештење о томе.
page-leave-all-cancel = Откажи одсуство у свим мојим { -game(case: "dative-plural") }
page-leave-unreadable = Ништа није учињено: напишите сваки дан као годину, месец и дан, на пример 2026-12-24.
page-move-times = Кад су { -move(case: "plural") } одиграни
page-not-sent = Још није послато: { $move }.
page-sent = Ваш { -move } { $move } је забележен.
page-sent-reply = Ваш { -move } { $move } је забележен; одговор: { $reply }.
page-done-declined = Одбили сте { -draw }.
page-done-said = Ваша порука је забележена.
page-done-challenged = Ваш изазов је забележен.
page-done-sought = Ваш оглас за { -opponent(case: "genitive") } је забележен.
page-done-challenge-declined = Одбили сте изазов.
page-done-withdrawn = Повукли сте изазов или оглас.
page-check = { -check(case: "Nominative") }.
page-live-move = Одигран је { -move }.
page-told-move = Одигран је { -move } { $move }.
page-live-message = Има порука.
page-live-change = { -game(case: "Nominative") } се променила.
page-live-show = Прикажи
page-live-lost = Ова страница се више не ажурира.
page-live-again = Прикажи је поново
page-choose-none = То овде не може да се одигра: изаберите фигуру за { -move } или упишите { -move } испод.
page-mark-offer-of = { $name } нуди { -draw }.
page-mark-own-adjournment = Предлажете { -adjourn } { -game(case: "genitive") }.
page-mark-adjournment-of = { $name } предлаже { -adjourn } { -game(case: "genitive") }.
page-move = { -move(case: "Nominative") }, у било којој нотацији
page-move-which = Који { -move }
page-with-offer = Уз { -move } понуди { -draw }
page-message = Порука { -opponent(case: "dative") }
page-send-move = Пошаљи овај { -move }
page-verify = Провери { -sealed-move }
page-verify-about = Ваш прегледач овде проверава да { -sealed-move } није промењен после { -seal(form: "genitive") }: потпис дневника, место { -seal(form: "genitive") } у њему и текст из { -envelope(case: "genitive") }. Ништа што упишете не напушта ову страницу.
page-verify-no-script = Проверу обавља скрипта која у Вашем прегледачу не ради. Команда „postzug audit script“ исписује скрипту за командну линију.
page-verify-keys = Кључ дневника, који имате с другог места, а не од онога ко Вам показује остало
page-verify-keys-next = Ако је сервис направио нови кључ откад имате свој, додајте оно што приказује његова адреса /log/statements. То мора да буде потписано Вашим кључем и потврђује нови.
page-verify-receipts = Признаница за { -seal } (датотека .tlog-proof), и признаница за отварање ако је имате
page-verify-text = Текст из { -envelope(case: "genitive") }, ако га нема у признаници за отварање
page-verify-file = Из датотеке
page-verify-run = Провери
page-verify-move = { -sealed-move(case: "Nominative") }
page-verify-judgement = Оцена { -move(case: "genitive") } у дневнику
page-verify-game = { -game(case: "Nominative") }
page-verify-event = Догађај
page-verify-at = { -seal(form: "Neuter") } (UTC)
page-verify-commitment = Контролни збир
page-verify-log = Дневник
page-verify-place = Место међу записима дневника
page-verify-signer = Потписано кључем
page-verify-right = ТАЧНО: ово је { -move } који је { -seal(form: "masculine") }, а { -seal } је у потписаном дневнику.
page-verify-wrong-signature = ПОГРЕШНО: дневник није потписан кључем који сте уписали. Ако сервис има нови кључ откад имате свој, потврђује га пакет { -game(case: "genitive") } (bundle).
page-verify-wrong-tree = ПОГРЕШНО: догађај није у потписаном дневнику или није на овом месту.
page-verify-wrong-event = ПОГРЕШНО: признаница не садржи догађај онако како га има дневник.
page-verify-wrong-text = ПОГРЕШНО: овај текст није оно што је { -seal(form: "neuter") }.
page-verify-wrong-opening = ПОГРЕШНО: оно што је отворено није оно што је { -seal(form: "neuter") }.
page-verify-wrong-game = ПОГРЕШНО: признанице или текст су из различитих { -game }.
page-verify-wrong-verdict = ПОГРЕШНО: { -move } који је одигран није онај из { -envelope(case: "genitive") }.
page-verify-unknown-key = НЕПОЗНАТО: нема кључа дневника, у облику PEM или у облику NAME+ID+KEY.
page-verify-unknown-receipt = НЕПОЗНАТО: признанице нема или није потпуна. Почиње са c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = НЕПОЗНАТО: ова признаница не садржи догађај, већ само његов доказ. Употребите датотеку која је стигла имејлом.
page-verify-unknown-no-sealing = НЕПОЗНАТО: оно што ове признанице доказују је у дневнику, али ни у једној од њих није забележен { -sealed-move }.
page-verify-unknown-statement = НЕПОЗНАТО: ово је изјава сервиса о сопственом дневнику, а не признаница из { -game(case: "genitive") }. Додајте признаницу за { -seal }.
page-verify-unknown-move = НЕПОЗНАТО: { -seal(form: "masculine") } је управо овај текст, а { -seal } је у потписаном дневнику. Ништа у тексту овде не може да се прочита као { -move } у овој позицији. Додајте признаницу за отварање: она каже како је текст прочитао { -arbiter } или сервис.
page-verify-unknown-text = НЕПОЗНАТО: { -seal } је у потписаном дневнику. Док се не покаже његов текст, нико не може да каже који је то { -move }.
page-verify-unknown-withheld = НЕПОЗНАТО: { -seal } је у потписаном дневнику, а текст из { -envelope(case: "genitive") } није објављен јер није { -move } ове { -game(case: "genitive") }. Може да га покаже играч који га је { -seal(form: "past") }.
page-verify-unknown-verdict = НЕПОЗНАТО: { -seal(form: "masculine") } је управо овај текст, а { -seal } је у потписаном дневнику. Његова оцена се овде не проверава: за то су потребна правила шаха.
page-verify-unknown-browser = НЕПОЗНАТО: овај прегледач не може то овде да провери. Користите новији прегледач и страницу која је стигла преко https или из датотеке.
page-verify-offline-about = Иста страница постоји и као једна датотека, којој није потребна веза.
page-verify-offline = Преузми је
page-notice = Лиценце библиотека и цртежа на овим страницама
page-seal-here = { -seal(form: "Familiar") } свој следећи { -move }
page-seal = { $game }: { -seal } Вашег { -move(case: "genitive") }
page-seal-none = У овој { -game(case: "dative") } сада немате { -move } за { -seal }.
page-seal-back = Назад на { -game(case: "accusative") }
page-seal-about = Изаберите овде свој { -move }. Ваш прегледач га ставља у { -envelope } и шифрује. Шаље се само затворени { -envelope }, а сервис просуђује { -move } кад се { -envelope } отвори. Ваше време тече док { -envelope } не стигне овамо.
page-seal-holders = { $needed ->
    [1] Отвара га један од ових кључева:
    [one] Отвара га { $needed } од ових кључева:
    [few] Отварају га заједно { $needed } од ових кључева:
   *[other] Отвара га заједно { $needed } од ових кључева:
}
page-seal-holder = { $name }, број { $number }
page-seal-vault = сам сервис, кад се { -game } { -resume(form: "imperative") }
page-seal-which = { -sealed-move(case: "Nominative") }
page-seal-choose = Изаберите { -move }
page-seal-close = Затвори { -envelope } у овом прегледачу
page-seal-closed = Ваш { -envelope }
page-seal-keep = Сачувајте овај текст сада и не показујте га никоме док се { -envelope } не отвори. Ова страница га приказује једном, а сервис га никад нема. Ако { -envelope } нестане, само овај текст показује шта сте { -seal(form: "past-plural") }.
page-seal-text = Текст у { -envelope(case: "locative") }
page-seal-commitment = Контролни збир, који доказује да је то овај текст:
page-seal-download = Преузми текст
page-seal-copy = Копирај текст
page-seal-copied = Текст је копиран. Налепите га тамо где ћете га поново наћи.
page-seal-copy-failed = Прегледач није копирао текст. Текст је означен: копирајте га сами или га преузмите.
page-seal-send = Пошаљи { -envelope }
page-seal-draft-keep = Сачувај као нацрт
page-seal-draft-here = Нацрт Вашег { -move(case: "genitive") } је у { -envelope(case: "locative") }. { -seal(form: "Imperative") } га такав какав је или уместо њега пошаљите други { -envelope }. Ваше време тече док се { -move } не { -seal(form: "present") }.
page-seal-draft-seal = { -seal(form: "Familiar") } нацрт
page-seal-send-about = Шаље се само затворени { -envelope } испод. Ако сте { -envelope } направили командном линијом, овде налепите садржај његове датотеке .json.
page-seal-envelope = Затворени { -envelope }
page-seal-unreadable = Ово није затворени { -envelope } какав прави ова страница или командна линија. Ништа није { -seal(form: "neuter") }. Сервис је видео оно што сте послали: ако је у томе био Ваш { -move } или текст у { -envelope(case: "locative") }, изаберите свој { -move } поново и затворите га у нови { -envelope }.
page-seal-open = Оно што је у пољу испод није затворени { -envelope } и није послато. Изаберите свој { -move } и затворите { -envelope }, или налепите садржај датотеке .json.
page-seal-failed = { -envelope(case: "Nominative") } није могао да се затвори у овом прегледачу и ништа није послато. Користите командну линију или други прегледач.
page-seal-insecure = Прегледачи шифрују само на страницама које су стигле преко https или с овог рачунара. Користите адресу сервиса са https или командну линију.
page-seal-no-script = Ова страница шифрује скриптом која у Вашем прегледачу не ради. { -seal(form: "Imperative") } командном линијом, како је приказано испод, и овде налепите { -envelope }.
page-seal-protection = Од чега ово штити
page-seal-protects = { -move(case: "Nominative") } није ни у једном захтеву сервису. Зато није ни у једном његовом дневнику, резервној копији или бази података, и оператер који их погледа неће га сазнати.
page-seal-clear = Табла за анализу и Ваше белешке шаљу сервису оно што испробавате или пишете, а он то може да прочита. Немојте тамо уносити { -move } који ковертирате у овој { -game(case: "dative") }.
page-seal-protects-vault = У овој { -game(case: "dative") } кључ има сервис: може да отвори { -envelope } пре времена. Ваш { -move } је безбедан само од оних који тај кључ немају.
page-seal-protects-not = Ово Вас не штити од сервиса који Вашем прегледачу пошаље другу скрипту, која би могла да ода Ваш { -move }. Од тога Вас штити Ваша командна линија.
page-seal-command = { -seal(form: "Familiar") } командном линијом
page-seal-command-about = Сачувајте први блок као recipients.json и покрените команду. Она пита за Ваш { -move }, да не би остао у историји командне линије. Текст остаје у датотеци .txt, а садржај датотеке .json налепите изнад.
page-done-drafted = Ваш нацрт је сачуван. Још није { -seal(form: "masculine") } и Ваше време тече.
page-done-sealed = Ваш { -move } је { -seal(form: "masculine") }.
page-offer = Понуда за { -draw }
page-accept = Прихвати
page-accept-sure = Пристајем на { -draw }, чиме се завршава { -game }
page-accept-unsure = Нисте прихватили: означите кућицу да бисте потврдили да се { -game } завршава { -draw(case: "instrumental") }.
page-decline = Одбиј
page-claims = Рекламације
page-claim-tablebase-win = { -tablebase }, по којој добијам
page-claim-tablebase-draw = { -tablebase }, по којој је { -draw }
page-claim-basis = Основ
page-claim-announced = С овим { -move(case: "instrumental") }, ако га најављујете
page-claim-again = На овом { -move(case: "dative") } већ сте поднели погрешну рекламацију, па још једна не даје { -opponent(case: "dative") } више времена.
page-claim-about = Рекламацију не можете да повучете. Ако је погрешна, одиграва се { -move } који најављујете. Рекламација за { -draw } тада важи као понуда за { -draw }.
page-claim = Поднеси рекламацију
page-leaving = { -resign(form: "Noun") } { -game(case: "genitive") }
page-resign-sure = Губим ову { -game(case: "accusative") }
page-resign = { -resign(form: "Familiar") }
page-resign-unsure = Нисте { -resign(form: "past-plural") } { -game(case: "accusative") }: означите кућицу да бисте потврдили да губите { -game(case: "accusative") }.
page-plan = Условни { -move(case: "plural") }
page-plan-of = Условни { -move(case: "plural") }: { $game }
page-plan-about = Док Ваш { -opponent } размишља, можете да сачувате одговоре на { -move(case: "accusative-plural") } које би могао да одигра. Сачувани одговор се игра одмах, без новог питања, и не одузима Вам време.
page-plan-game = На { -game(case: "accusative") }
page-plan-change = Промени условне { -move(case: "accusative-plural") }
page-plan-none = Ниједан низ није сачуван.
page-plan-saved = Сачувано, и игра се без новог питања:
page-plan-saved-lines = Сачувани низови
page-plan-damaged = Ваши сачувани низови не могу да се прочитају. Оператер овог сервиса налази узрок у дневнику.
page-plan-if = Ако { $theirs }, онда { $mine }
page-plan-if-then = { $before }; ако затим { $theirs }, онда { $mine }
page-plan-waits = { $mine } није одигран и чека Вашу одлуку
page-plan-used = Одиграни су Ваши условни { -move(case: "plural") }: { $moves }.
page-plan-remove = Уклони
page-plan-remove-line = Уклони: { $line }
page-plan-remove-all = Уклони све сачуване низове
page-plan-draft = Нови низови
page-plan-unsaved = Ово је нацрт. Није сачуван и ништа из њега се не игра.
page-plan-lines = Низови у било којој нотацији, сваки у свом реду, од { -move(case: "genitive") } { -opponent(case: "genitive") } до Вашег, на пример: 5755 7163 2836 6125
page-plan-save = Сачувај ове низове
page-plan-read = Прикажи шта нацрт значи
page-plan-empty = Ништа није сачувано: прво напишите низ.
page-plan-changed = Ништа није сачувано ни уклоњено, јер су се Ваши сачувани низови или { -game } променили откад је ова страница учитана. Сада је овако.
page-plan-clash = Ови низови одговарају на исту позицију различитим { -move(case: "dative-plural") }. Промените један од њих:
page-plan-line = Низ { $line }: { $text }
page-plan-your-move = Ви сте на { -move(case: "dative") }. Условни { -move(case: "plural") } се пишу поред { -move(case: "genitive") } и шаљу заједно с њим.
page-plan-adjourned = Док је { -game } { -adjourn(form: "feminine") }, низови се не чувају.
page-plan-over = { -game(case: "Nominative") } је завршена.
page-plan-opponents = Низови { -opponent(case: "genitive") } које Вам ова { -game } показује
page-plan-with-move = Условни { -move(case: "plural") } уз овај { -move }
page-plan-with-move-about = Они су нацрт док не пошаљете { -move }. Тада замењују сачуване низове.
page-done-plan-saved = Ваши низови су сачувани.
page-done-plan-removed = Уклоњено. Преостали низови су приказани овде.
page-analysis = Табла за анализу
page-analysis-of = Табла за анализу: { $game }
page-analysis-about = Овде испробавате { -move(case: "accusative-plural") }. Ништа од тога се не игра, не чува и никоме не приказује, и ниједан шаховски програм не помаже.
page-analysis-private = Овде испробавате { -move(case: "accusative-plural") }. Ништа од тога се не игра и никоме не приказује, и ниједан шаховски програм не помаже. Ваше варијанте остају уз { -game(case: "accusative") } и видите их само Ви. То нису условни { -move(case: "plural") }.
page-analysis-lines = Моје варијанте
page-analysis-forget = Уклони
page-analysis-full = Ова варијанта није сачувана јер за ову { -game(case: "accusative") } већ имате оволико варијанти: { $most }. Најпре уклоните једну од њих.
page-analysis-damaged = Ваше варијанте не могу да се прочитају. Оператер овог сервиса налази узрок у дневнику. Следећа варијанта коју испробате замењује их.
page-analysis-long = Варијанта овде може да има највише толико полупотеза: { $most }.
page-analysis-line = { -move(case: "Plural") } које испробавате
page-analysis-back = Један { -move } назад
page-analysis-legal = Легални { -move(case: "plural") }
page-analysis-no-move = Нема легалног { -move(case: "genitive") }.
page-analysis-next = Још { -move(case: "genitive") }, у било којој нотацији
page-analysis-show = Прикажи
page-analysis-keep = Сачувај ову варијанту
page-analysis-to-notes = Сачувај ову варијанту у мојим белешкама
page-analysis-to-plan = Направи од ове варијанте условне { -move(case: "accusative-plural") }
page-analysis-to-move = Одиграј први { -move }, а од осталих направи условне { -move(case: "accusative-plural") }
page-analysis-plan-ends = Низ условних { -move(case: "genitive") } почиње { -move(case: "instrumental") } { -opponent(case: "genitive") }, а завршава се Вашим { -move(case: "instrumental") }.
page-notes = Моје белешке
page-notes-on = Моје белешке: { $game }
page-notes-about = Видите их само Ви: не види их ниједан { -opponent }, { -arbiter } ни администратор. Остају уз { -game(case: "accusative") } и после њеног краја.
page-notes-text = Белешке
page-notes-save-first = Сачувајте белешке пре него што пошаљете неки други образац с ове странице: оно што је уписано у један образац не шаље се с другим.
page-notes-save = Сачувај белешке
page-notes-stored = Ове белешке су сачуване
page-notes-unsaved = Овај текст није сачуван.
page-notes-damaged = Ваше белешке не могу да се прочитају. Оператер овог сервиса налази узрок у дневнику. Оно што овде сачувате замењује те белешке.
page-done-line-forgotten = Варијанта је уклоњена.
page-done-notes-saved = Ваше белешке су сачуване.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Фигуре
page-messages = Поруке
page-message-from = { $name }:
page-message-new = Нова
page-message-erased = (избрисано)
page-message-arbiter = { -arbiter(case: "Nominative") }
page-send-message = Пошаљи ову поруку
page-acts = Одлуке { -arbiter(case: "genitive") }
page-appeal = { -appeal(form: "Nominative") } другом { -arbiter(case: "dative") }, до: { $until }
page-appeal-about = Одлука важи док други { -arbiter } не одлучи. Добићете имејл са одлуком.
page-appeal-grounds = Ваше образложење, које читају { -arbiter(case: "genitive") } и { -opponent }
page-appeal-send = Уложи { -appeal(form: "accusative") }
page-appeal-decided = О { -appeal(form: "dative") } је одлучио други { -arbiter }: { $at }.
page-mark-appeal = { -appeal(form: "Nominative") } на судијску одлуку чека другог { -arbiter(case: "accusative") }.
page-mark-appeal-decided = О { -appeal(form: "dative") } на судијску одлуку је одлучено.
page-adjudication = Пресуда
page-adjudication-about = О { -game(case: "dative") } одлучује { -arbiter } на основу анализе. { -opponent(case: "Nominative") } чита Вашу анализу тек кад се { -game } заврши.
page-adjudication-seeks = Ваш захтев
page-adjudication-send = Пошаљи ову анализу
page-withdrawal = Повуци се из више { -game }
page-withdrawal-about = Ово не може да се опозове. У року од једног минута свака од ових { -game } биће, према свом правилнику, изгубљена, анулирана или препуштена { -arbiter(case: "dative") }. Да бисте завршили само ову { -game(case: "accusative") }, { -resign(form: "imperative") } је.
page-withdrawal-scope = Повлачење из
page-withdrawal-from = { $scope ->
    [event] мојих { -game } у овом турниру које су у току
   *[all] свих мојих { -game } овде које су у току
}
page-withdrawal-reason = Разлог, који читају оба играча сваке { -game(case: "genitive") }
page-withdrawal-sure = Повлачим се из ових { -game }
page-withdrawal-unsure = Нисте се повукли: означите кућицу да бисте потврдили повлачење.
page-withdrawal-games = { $n ->
    [one] Овде имате { $n } { -game(case: "accusative") } у току:
    [few] Овде имате { $n } { -game(case: "genitive") } у току:
   *[other] Овде имате { $n } { -game } у току:
}
page-withdrawal-record = Повлачење је у записнику сваке од ових { -game }, и оба играча сваке од њих читају Ваш разлог.

page-opponent = Име { -opponent(case: "genitive") }; оставите празно ако тражите било кога
page-colour = Ваша боја
page-colour-drawn = жребом
page-colour-white = { -white(form: "Nominative") }
page-colour-black = { -black(form: "Nominative") }
page-control = Временска контрола
page-new-show = Прикажи понуду
page-new-offer = Ваша понуда
page-new-unsent = Још ништа није понуђено. Ово нудите:
page-new-send = Понуди ову { -game(case: "accusative") }
page-rules = Одсуство и друге одредбе правилника
page-rules-leave = Дани одсуства у календарској години; 0 ако га нема
page-rules-leave-ahead = Колико се дана унапред пријављује одсуство
page-rules-leave-least = Најмањи број дана једног одсуства
page-rules-usual = као обично
page-control-move = Друго: дани за сваки { -move }
page-control-increment = Друго: дани за { -game(case: "accusative") } и додатни сати за сваки { -move }
page-control-moves = Друго: дани за одређени број { -move(case: "genitive") }, као код ICCF
page-control-blocks = Друго: дани на { -clock(case: "locative") }, дани у резерви и додатни дани за сваки { -move } (Triple Block)
page-control-periods = Друго: до девет периода, један за другим
page-control-own = Бројеви за другу временску контролу
page-control-days = Дани
page-control-hours = Додатни сати за сваки { -move }
page-control-cap = Највише дана на { -clock(case: "locative") }; празно ако нема ограничења
page-control-number = Број { -move(case: "genitive") }
page-control-clock = Дани на { -clock(case: "locative") }
page-control-bank = Дани у резерви
page-control-more = Додатни дани за сваки { -move }
page-control-first = Број { -move(case: "genitive") } за које се додају дани; празно за 50
page-control-period = Период { $n }
page-control-period-moves = Број { -move(case: "genitive") }; празно за остатак { -game(case: "genitive") }
page-control-period-time = Време, на пример 50d, 12h или 1d 12h
page-control-period-increment = Додатно време за сваки { -move }
page-control-period-cap = Највише времена на { -clock(case: "locative") }; празно ако нема ограничења
page-control-period-delay = Време које се не одузима, за сваки { -move }
page-control-whole = Одузимају се само цели дани.
page-control-double = Дани једног { -move(case: "genitive") } после којих се време рачуна двоструко; празно за никад
page-control-thematic = Рачунају се и { -move(case: "plural") } пре почетне позиције.
page-field-number = Ово мора да буде цео број од { $least } до { $most }.
page-field-time = Ово мора да буде време, на пример 50d, 12h или 1d 12h.
page-control-unreadable = Ништа није понуђено: упишите бројеве за изабрану временску контролу, сваки као цео број.
page-challenges-received = Изазови за Вас
page-challenges-sent = Ваши изазови и огласи
page-seeks-open = Играчи који траже { -opponent(case: "genitive") }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = играчу { $name }: { $control }; { $colour }
page-challenge-seek = било коме: { $control }; { $colour }
page-plays-white = { $name } игра { -white(form: "instrumental") } фигурама
page-plays-black = { $name } игра { -black(form: "instrumental") } фигурама
page-start = Почетна позиција
page-start-usual = уобичајена
page-start-960 = Chess960
page-start-set = из задате позиције
page-start-number = Број позиције Chess960; празно ако се извлачи жребом
page-start-fen = Задата позиција (FEN)
page-start-castling = Правила { -castling(case: "genitive") } из Chess960
page-regulated = Није само време посебно уређено. Ова подешавања нису уобичајена:
page-player = { $name }
page-player-arbiter = { -arbiter(case: "Nominative") } овог сервиса.
page-player-running = { -game(case: "Genitive") } у току
page-player-hidden = Ниједан играч с тим именом или бројем нема { -game(case: "accusative") } коју сме свако да чита. Они који имају налог виде све играче кад се пријаве.
page-public-running = { -game(case: "Nominative") } је у току.
page-public-delayed = { $plies ->
    [1] { -game(case: "Nominative") } је у току. Последњи полупотез још није јаван.
    [one] { -game(case: "Nominative") } је у току. Последњи { $plies } полупотез још није јаван.
    [few] { -game(case: "Nominative") } је у току. Последња { $plies } полупотеза још нису јавна.
   *[other] { -game(case: "Nominative") } је у току. Последњих { $plies } полупотеза још није јавно.
}
page-public-at = { $at }
page-public = Ко сме да чита { -game(case: "accusative") }
page-public-no = Само они који имају налог
page-step-start = Почетак
page-step-back = Назад
page-step-on = Напред
page-step-back-by = { $n } { $n ->
    [one] полупотез
    [few] полупотеза
   *[other] полупотеза
} назад
page-step-on-by = { $n } { $n ->
    [one] полупотез
    [few] полупотеза
   *[other] полупотеза
} напред
page-step-end = Крај
page-accept-game = Играј
page-withdraw = Повуци

page-desk = Судијски сто
page-desk-nothing = Ништа не чека на Вашу одлуку.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = { -flag(case: "Genitive") }
page-desk-claims = Рекламације и захтеви за пресуду
page-desk-appeals = { -appeal(form: "Genitive") }
page-desk-withdrawals = Повлачења
page-desk-questions = Оспорени { -clock(case: "plural") }
page-desk-question = { $name } јавља да { -clock(case: "plural") } нису тачни: { $at }.
page-desk-question-about = Исправите { -clock(case: "accusative-plural") }. Ако су тачни, потврдите их такве какви су и наведите разлог.
page-desk-find = Друга { -game }, по броју
page-desk-show = Прикажи
page-desk-waits-for = Чека се: { $what }.
page-desk-resumes = { -game(case: "Nominative") } се { -resume(form: "present") }: { $at }.
page-desk-until = До: { $at }.
page-desk-flag-open = Док { -arbiter } не заврши { -game(case: "accusative") }, { -move } још важи.
page-desk-claim = { $basis ->
    [threefold_repetition] Рекламација: { $name } – { -draw }. Основ: троструко понављање позиције.
    [fifty_moves] Рекламација: { $name } – { -draw }. Основ: правило педесет { -move(case: "genitive") }.
    [tablebase_win] Рекламација: { $name } – победа. Основ: { -tablebase }.
    [tablebase_draw] Рекламација: { $name } – { -draw }. Основ: { -tablebase }.
    [adjudicated_win] Затражена је пресуда: { $name }. Захтев: победа.
   *[adjudicated_draw] Затражена је пресуда: { $name }. Захтев: { -draw }.
}
page-desk-announced = Рекламација се односи на позицију после { -move(case: "genitive") } { $move }.
page-desk-claim-stops = У међувремену време не тече ниједном играчу.
page-desk-claim-runs = У међувремену време тече.
page-desk-withdrawn = Повлачење: { $name }, { $at }. Време не тече ниједном играчу.
page-desk-silent = Повлачење због ћутања: { $name }, { $at }. Време не тече ниједном играчу.
page-desk-appeal = { $names }: { -appeal } на одлуку број { $number } ({ $act }), поднета: { $at }.
page-desk-own-act = Одлуку сте донели Ви, па о { -appeal(form: "dative") } одлучује други { -arbiter }.
page-desk-game = { $game } на судијском столу: { $white } – { $black }
page-desk-to-board = Табла и { -move(case: "plural") }
page-desk-done = Забележено је.
page-desk-acts = Одлуке
page-desk-acts-about = Пре него што се донесе, свака се прикаже са својим дејством на оба { -clock(case: "genitive") }. Разлог читају оба играча.
page-desk-acts-none = У овој { -game(case: "dative") } сада не можете да донесете ниједну одлуку.
page-desk-act = { $act ->
    [decide-claim] Одлучи о рекламацији
    [claim-flag] Заврши { -game(case: "accusative") } због пале { -flag(case: "genitive") }
    [decide-appeal] Одлучи о { -appeal(form: "dative") }
    [acknowledge-face] Потврди натпис на { -envelope(case: "locative") }
    [set-resumption] Одреди друго време { -resume(form: "genitive") }
    [approve-early-opening] Пристани на отварање { -envelope(case: "genitive") } пре времена
    [declare-missing] Прогласи { -envelope } за нестао
    [envelope] Отвори { -envelope }
    [warn] Опомени играча
    [give-time] Додај време
    [take-time] Одузми време
    [correct-clocks] Исправи { -clock(case: "accusative-plural") }
    [adjudicate] Пресуди резултат
    [forfeit] Прогласи { -game(case: "accusative") } изгубљеном за једну страну
    [cancel] Откажи { -game(case: "accusative") }
    [replay] Откажи { -game(case: "accusative") } и почни је поново
    [annul] Анулирај { -game(case: "accusative") }
    [change-points] Промени поене
    [grant-leave] Дај посебно одсуство
    [end-leave] Окончај одсуство
    [adjourn] { -adjourn(form: "Imperative") } { -game(case: "accusative") }
    [take-back] Врати { -move(case: "accusative-plural") }
    [replace] Замени играча
    [withdraw] Забележи повлачење
   *[expel] Искључи играча
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Играч
    [time] Време, на пример 2d или 1d 12h
    [used_white] Време које је утрошио { -white }, на пример 1d 12h
    [used_black] Време које је утрошио { -black }, на пример 1d 12h
    [deadline] Рок { -clock(case: "genitive") } који тече, у Вашој временској зони; празно поље га не мења
    [result] Резултат
    [points_white] Поени { -white(form: "genitive") }
    [points_black] Поени { -black(form: "genitive") }
    [first] Први дан, по времену играча
    [last] Последњи дан, по времену играча
    [ply] Колико полупотеза остаје
    [player] Име новог играча
    [scope] { -game(case: "Genitive") }
    [claim] Рекламација
    [upheld] Одлука о рекламацији
    [act] Оспорена одлука
    [reverse] Одлука о жалби
    [resume_at] Време { -resume(form: "genitive") }, у Вашој временској зони
   *[reason] Разлог, који читају оба играча
}
page-desk-scope = { $scope ->
    [game] Само ова { -game }
    [event] Све { -game(case: "genitive") } играча у овом турниру које су у току
   *[all] Све { -game(case: "genitive") } играча овде које су у току
}
page-desk-white = { -white(form: "Nominative") }, { $name }
page-desk-black = { -black(form: "Nominative") }, { $name }
page-desk-upheld = Рекламација је основана.
page-desk-rejected = Рекламација није основана.
page-desk-reversed = Одлука је поништена.
page-desk-confirmed = Одлука остаје на снази.
page-desk-numbered = Број { $number }: { $what }
page-desk-unreadable = Ово поље не може да се прочита, па ништа није учињено: { $field }.
page-desk-preview = Прикажи дејство
page-desk-not-done = Још ништа није забележено. Погледајте дејство и потврдите га доле.
page-desk-effect = Дејство
page-desk-on-record = Ако то потврдите, у записнику { -game(case: "genitive") } { $game }, { $white } – { $black }, стоји ово:
page-desk-drops = Отпадају условни { -move(case: "plural") } ових играча: { $names }.
page-desk-elsewhere = Мењају се и друге { -game(case: "genitive") }: { $scope }.
page-desk-again = { -game(case: "Nominative") } почиње поново под новим бројем.
page-desk-clocks-now = { -clock(case: "Plural") } сада
page-desk-clocks-after = { -clock(case: "Plural") } после тога
page-desk-confirm = Потврди: { $act }
page-desk-change = Прво промени
page-desk-stale = { -game(case: "Nominative") } се променила откад је дејство приказано, па ништа није учињено. Дејство је сада овакво.
page-desk-stale-envelope = { -game(case: "Nominative") } се променила откад је ова страница приказана, па ништа није учињено.
page-desk-envelope = { -envelope(case: "Nominative") }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = Време за отварање { -envelope(case: "genitive") } још није дошло. { $needed ->
    [1] На отварање пре времена мора да пристане један { -arbiter }.
    [one] Број { -arbiter } који морају да пристану на отварање пре времена: { $needed }.
    [few] Број { -arbiter } који морају да пристану на отварање пре времена: { $needed }.
   *[other] Број { -arbiter } који морају да пристану на отварање пре времена: { $needed }.
}
page-desk-early-nobody = Још нико није пристао.
page-desk-early-you = Ви сте пристали.
page-desk-early-agreed = Пристаје { $name }.
page-desk-early-other = { -envelope(case: "Nominative") } отвара други { -arbiter }.
page-desk-pace = Како су оба играча трошила своје време
page-desk-pace-in = { $game }: како су оба играча трошила своје време
page-desk-commitment = Контролни збир (SHA-256 текста):
page-desk-held-here = Отвара га сервис кад се { -game } { -resume(form: "imperative") }.
page-desk-held = Број кључева потребних да се отвори: { $needed }. Кључеве имају: { $holders }.
page-desk-opening-about = Шта ће бити на { -clock(case: "dative-plural") }, зависи од { -sealed-move(case: "genitive") }, који нико не види пре него што се { -envelope } отвори.
page-resume-about = Сервис тада отвара { -envelope } и игра { -sealed-move }. Ако тај { -move } није легалан или је двосмислен, { -game } може да се заврши. Ово не може да се опозове.
page-desk-resume = { -resume(form: "Imperative") } { -game(case: "accusative") }
page-desk-open = Отвори { -envelope }
page-desk-open-about = Дешифрујте га својим кључем, ван ове странице: age -d -i KEY envelope.age. Затим овде налепите цео текст; важи само текст са овим контролним збиром. Страница га неће поново приказати.
page-desk-decrypt-about = Или дешифрујте { -envelope } у овом прегледачу. Ваш тајни кључ се не шаље, а текст се шаље само преко обрасца испод. Сервис који Вашем прегледачу пошаље другу скрипту могао би да прочита кључ: командна линија је безбеднија.
page-desk-decrypt-closed = Затворени { -envelope } или оно што је после кључа другог { -arbiter(case: "genitive") } остало затворено
page-desk-decrypt-key = Ваш тајни кључ, из датотеке програма age-keygen
page-desk-decrypt-file = Тајни кључ из датотеке
page-desk-decrypt = Дешифруј у овом прегледачу
page-desk-decrypt-no-key = Нема тајног кључа програма age. Почиње са AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Овај кључ га не отвара.
page-desk-decrypt-wrong = Оно што је у { -envelope(case: "locative") } не слаже се с контролним збиром.
page-desk-decrypt-left = Ваш кључ је отворио један слој. Ово дајте следећем { -arbiter(case: "dative") }, који то отвара другим кључем:
page-desk-closed = Затворени { -envelope }
page-desk-text = Текст из { -envelope(case: "genitive") }
page-desk-early-reason = Разлог, ако се { -envelope } отвара пре времена; читају га оба играча
page-desk-trail = Ток { -game(case: "genitive") }
page-desk-column = { $column ->
    [number] Бр.
    [what] Шта
    [by] Ко
    [received] Примљено
    [judged] Размотрено
    [white] { -clock(case: "Nominative") } { -white(form: "genitive") } после тога
   *[black] { -clock(case: "Nominative") } { -black(form: "genitive") } после тога
}
page-desk-channel = { $channel ->
    [mail] имејлом
    [http] преко странице или API
    [console] преко командне линије
   *[timekeeper] аутоматски
}
page-desk-refused = Одбијено: { $why }
page-desk-recorded = Као што је забележено
page-desk-cause = Узрок:
page-desk-seconds = { $n } с
page-desk-clock = Утрошено: { $used }, преостаје: { $left }.
page-desk-left-off = Одбијени покушаји који нису приказани: { $n }.
page-desk-event = { $event ->
    [created] { -game(case: "Nominative") } је почела
    [moved] { -move(case: "Nominative") }
    [said] Порука
    [draw_offered] Понуда за { -draw }
    [draw_declined] { -draw(case: "Nominative") } је одбијен
    [claim_upheld] Рекламација је усвојена
    [claim_referred] Рекламација за { -arbiter(case: "accusative") }
    [analysed] Анализа
    [claim_lapsed] Рекламација је престала да важи
    [claim_rejected] Рекламација је одбијена
    [illegal_move] { -illegal(form: "Masculine") } { -move }
    [adjournment_proposed] Предложен је { -adjourn }
    [adjournment_declined] { -adjourn(form: "Noun") } је одбијен
    [sealing_began] Играч на { -move(case: "dative") } мора да { -seal(form: "present") } { -move }
    [drafted] Нацрт је стављен у { -envelope }
    [sealed] { -move(case: "Nominative") } је { -seal(form: "masculine") }
    [face_acknowledged] Натпис на { -envelope(case: "locative") } је потврђен
    [resumption_set] Одређено је време { -resume(form: "genitive") }
    [resumption_requested] Играч је спреман за { -resume }
    [resumed] { -game(case: "Nominative") } је { -resume(form: "feminine") }
    [early_opening_approved] Превремено отварање је одобрено
    [came_late] Играч се појавио прекасно
    [envelope_missing] { -envelope(case: "Nominative") } је нестао или се не отвара
    [publication_agreed] Играч пристаје да се { -envelope } објави
    [envelope_published] { -envelope(case: "Nominative") } је објављен
    [reading_chosen] Изабрано је тумачење { -sealed-move(case: "genitive") }
    [clocks_questioned] Јављено је да { -clock(case: "plural") } нису тачни
    [opened] { -envelope(case: "Nominative") } је отворен
    [flag_fell] { -flag(case: "Nominative") } је пала
    [leave_booked] Одсуство је забележено
    [leave_cancelled] Одсуство је отказано
    [reflection_declared] Изјава о даљем размишљању
    [downtime_returned] Враћено је време кад је сервис био недоступан
    [zone_noted] Временска зона је забележена
    [clock_refilled] { -clock(case: "Nominative") } је допуњен из резерве
    [mail_problem] Пошта не стиже
    [mail_restored] Пошта поново стиже
    [ended] { -game(case: "Nominative") } је завршена
    [withdrawn] Повлачење
    [appealed] { -appeal(form: "Nominative") }
    [appeal_decided] О { -appeal(form: "dative") } је одлучено
    [act_warn] { -arbiter(case: "Nominative") }: опомена
    [act_time] { -arbiter(case: "Nominative") }: време додато или одузето
    [act_clocks] { -arbiter(case: "Nominative") }: { -clock(case: "plural") } исправљени
    [act_adjudicate] { -arbiter(case: "Nominative") }: резултат пресуђен
    [act_forfeit] { -arbiter(case: "Nominative") }: { -game } проглашена изгубљеном
    [act_cancel] { -arbiter(case: "Nominative") }: { -game } отказана
    [act_annul] { -arbiter(case: "Nominative") }: { -game } анулирана
    [act_give_way] Важи друга { -game }
    [act_points] { -arbiter(case: "Nominative") }: поени промењени
    [act_leave] { -arbiter(case: "Nominative") }: посебно одсуство
    [act_end_leave] { -arbiter(case: "Nominative") }: одсуство окончано
    [act_adjourn] { -arbiter(case: "Nominative") }: наложен { -adjourn }
    [act_take_back] { -arbiter(case: "Nominative") }: { -move(case: "plural") } враћени
    [act_replace] { -arbiter(case: "Nominative") }: играч замењен
    [act_expel] { -arbiter(case: "Nominative") }: играч искључен
   *[other] { $event }
}

page-admin = Администрација
page-admin-players = Играчи
page-admin-mail = Долазна пошта
page-admin-trouble = Имејлови и догађаји који не стижу
page-admin-health = Стање сервиса
page-admin-aside = { $n ->
    [0] Не чека Вас ниједан долазни имејл.
    [one] Чека Вас { $n } долазни имејл.
    [few] Чекају Вас { $n } долазна имејла.
   *[other] Чека Вас { $n } долазних имејлова.
}
page-admin-more = Још
page-admin-none = Нема.
page-admin-part = Део имена
page-admin-address = Цела имејл адреса
page-admin-search = Тражи
page-admin-no-address = Ниједан налог нема ову адресу.
page-admin-since = од: { $at }
page-admin-player = Играч { $name }
page-admin-role = Улога
page-admin-deleted = Овај налог је избрисан.
page-admin-mail-arrives = Ниједан имејл играчу се није вратио.
page-admin-stopped = Враћени имејлови (почев од: { $since }): { $n }; разлог за последњи: { $reason }. Имејлови о { -game(case: "dative-plural") } се не шаљу.
page-admin-returned = Враћени имејлови (почев од: { $since }): { $n }; разлог за последњи: { $reason }. Имејлови се и даље шаљу.
page-admin-sessions = Сесије
page-admin-no-sessions = Играч није нигде пријављен.
page-admin-trail = Историја налога
page-admin-trail-about = Најновији записи су први. Играч добија ову историју уз своје податке.
page-admin-event = { $what ->
    [signed_up] Налог направљен
    [signed_in] Пријава
    [session_ended] Сесија завршена
    [sessions_ended] Све сесије завршене
    [refresh_token_reused] Сесија завршена, јер је њен кључ употребљен двапут
    [api_token_made] Токен за програме направљен
    [api_token_revoked] Токен за програме опозван
    [api_tokens_revoked] Сви токени за програме опозвани
    [calendar_made] Адреса календара направљена
    [calendar_revoked] Адреса календара опозвана
    [webhook_secret_made] Тајни кључ за webhook направљен
    [webhook_enabled] Webhook укључен
    [webhook_deleted] Webhook избрисан
    [envelope_key] Кључ за { -sealed-move(case: "accusative-plural") } постављен
    [address_changed] Имејл адреса промењена
    [role_changed] Улога промењена
    [mail_stopped] Слање имејлова о { -game(case: "dative-plural") } заустављено
    [mail_resumed] Слање имејлова о { -game(case: "dative-plural") } настављено
    [mail_restored] Слање имејлова о { -game(case: "dative-plural") } наставио је администратор
    [unsubscribed_by_link] Обавештења искључена везом из имејла
    [text_erased] Текст избрисан
    [mail_replayed] Долазни имејл поново прочитан
    [mail_released] Долазни имејл пуштен
    [mail_discarded] Долазни имејл одбачен
    [deleted] Налог избрисан
   *[other] { $what }
}
page-admin-restored = сервис је обновљен из резервне копије
page-admin-text-place = { $game }, догађај { $number }
page-admin-reason = Разлог, који остаје забележен заувек: не пишите ништа лично
page-admin-no-reason = Ништа није учињено: напишите разлог у једном реду, највише 200 знакова.
page-admin-act = { $act ->
    [role] Промени улогу
    [restore-mail] Поново шаљи имејлове
    [end-sessions] Заврши све сесије
    [replay] Прочитај поново
    [release] Пусти
   *[discard] Одбаци
}
page-admin-effect = { $act ->
    [role] Налог одмах има нову улогу, а играч то сазнаје из имејла.
    [restore-mail] Враћени имејлови се заборављају и играчу се поново шаљу имејлови о { -game(case: "dative-plural") }.
    [end-sessions] Играч се свуда одјављује. Токени програма остају.
    [replay] Имејл се чита од почетка. Оно што је већ извршено из њега, не извршава се двапут.
    [release] На Вашу реч имејл важи као играчев, ко год да га је послао.
   *[discard] Имејл се овде завршава, а његов текст се брише заувек.
}
page-admin-not-done = Још ништа није учињено. Погледајте и потврдите доле.
page-admin-done = Извршено је и забележено.
page-admin-nothing = Ништа није учињено: није имало шта да се учини или текста имејла више нема.
page-admin-own-game = Ништа није учињено: овај имејл је можда о Вашој { -game(case: "dative") }, па се њиме бави други администратор.
page-admin-mail-about = Имејл се оставља по страни кад не може да се прочита, кад није сигурно ко је аутор или кад је неко писао Вама. Погледајте га пре него што прође 30 дана.
page-admin-list = { $list ->
    [aside] Остављени по страни
    [pending_confirm] Чекају потврду
    [unanswered] Без одговора
   *[all] Сви
}
page-admin-mail-number = Имејл { $id }
page-admin-mail-text = Текст
page-admin-mail-state = { $state ->
    [received] Још није прочитан
    [applied] Извршен
    [duplicate] Стигао већ раније
    [auto] Написала га је машина
    [bounced] Враћени имејл
    [rejected] Одбијен
    [pending_confirm] Чека потврду
    [quarantined] Остављен по страни
   *[poison] Остављен по страни, јер читање није успело
}
page-admin-why = { $cause ->
    [auto_submitted] у њему стоји да га је написао програм
    [precedence] у њему стоји да је масовни имејл
    [list] стигао је преко мејлинг-листе
    [autoreply] то је аутоматски одговор
    [null_sender] нема пошиљаоца коме би могло да се одговори
    [loop] то је имејл овог сервиса који се вратио
    [report] то је извештај о испоруци
    [robot] његов пошиљалац је адреса програма
    [own_address] његов пошиљалац је адреса овог сервиса
    [did_you_mean] играчу је упућено питање да ли мисли на други { -move }
    [meant] играч је потврдио { -move }
    [asked] играчу је упућено питање на шта мисли
    [erased] његов текст је избрисан
    [unreadable] не може да се прочита
    [unreadable_row] његов запис у бази података не може да се прочита
    [ambiguous_from] не наводи тачно једног аутора
    [no_player] његова адреса сада не припада ниједном налогу
    [mail_off] играч не прима { -move(case: "accusative-plural") } имејлом
    [message_id] то је копија ранијег имејла
    [failed] јавља да неки имејл није стигао
    [not_counted] то је извештај који се не рачуна
    [delayed] јавља кашњење
    [to_bounce_address] није извештај, а стигао је на адресу за извештаје
    [nothing_to_confirm] нема шта да се потврди
    [nothing_waits] више ништа не чека одговор
    [another_waits] потврду чека други имејл
    [dmarc_fail] домен његовог пошиљаоца јавља да је фалсификован (DMARC)
    [not_a_player] његов аутор не игра у овој { -game(case: "dative") }
    [not_the_player] није га послао играч
    [unconfirmed_sender] играчу је упућено питање да ли је имејл његов
    [not_confirmed] нико га није потврдио на време
    [confirmed] играч је њиме потврдио неки имејл
    [disowned] играч је у њему јавио да неки имејл није његов
    [no_yes] не каже ни да ни не
    [passed_on] прослеђен је администратору
    [for_operator] није могао да се проследи администратору
    [helped] на њега је одговорено објашњењем
    [joins] од некога ко нема налог затражена је потврда
    [joined] њиме је направљен налог
    [before_an_act] написан је пре него што је { -arbiter } нешто поништио у { -game(case: "dative") }
    [before_restoration] написан је пре него што је сервис обновљен из резервне копије
    [unanswered] одговор на њега је задржан, јер је одговора било превише
    [discarded] администратор га је одбацио
    [failures] читање није успело три пута
    [deaths] програм се угасио сваки пут кад га је читао
    [left] чека новију верзију сервиса
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Домен пошиљаоца јемчи за аутора.
    [fail] Домен пошиљаоца јавља да је имејл фалсификован.
   *[unknown] За аутора нико не јемчи.
}
page-admin-outgoing = { $kind ->
    [game-started] Почетак { -game(case: "genitive") }
    [your-move] { -move(case: "Nominative") } { -opponent(case: "genitive") }
    [move-recorded] Запис { -move(case: "genitive") } из имејла
    [reminder] Подсетник
    [game-news] Новости о { -game(case: "dative") }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Новости за { -arbiter(case: "accusative") }
    [log-receipt] Доказ о { -sealed-move(case: "locative") }
    [game-over] Крај { -game(case: "genitive") }
    [restored] Обнова из резервне копије
    [challenge] Изазов
    [transcript] Одговор на имејл
    [confirmation] Питање
    [sign-in-code] Код
    [account-news] Новости о налогу
    [digest] Збирни имејл
   *[passed-on] Прослеђени имејл
}
page-admin-not-sent = { $reason ->
    [gone] прималац јавља да више не постоји
    [failed] пет дана ништа није могло да се пошаље
    [restored] сервис је обновљен из резервне копије
    [interrupted] програм се угасио током слања
    [no_event] такав догађај не постоји
    [redirect] прималац упућује на другу адресу
    [internal] грешка овог сервиса
    [timeout] прималац не одговара на време
    [host_not_found] сервер примаоца је непознат
    [private_address] прималац нема адресу на интернету
    [not_https] адреса примаоца је без шифровања
    [tls] сертификат примаоца није важећи или TLS не успева
    [connection_refused] прималац не прихвата везу
    [connection] веза с примаоцем се прекинула
    [not_http] прималац не одговара онако како прописује HTTP
   *[other] прималац одговара статусом { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } покушај.
    [few] { $n } покушаја.
   *[other] { $n } покушаја.
}
page-admin-received = Примљено
page-admin-at = { $at }
page-admin-state = Стање
page-admin-cause = Исход или узрок
page-admin-to = За
page-admin-to-game = { $game }, адреса за одговор додељена играчу { $name }
page-admin-to-account = налог: { $name }
page-admin-to-confirm = питање о имејлу { $id }
page-admin-to-mailbox = сандуче { $mailbox }
page-admin-to-bounce = адреса за враћање одлазног имејла { $id }
page-admin-author = Аутор
page-admin-attempts = Читање
page-admin-confirmed = Важи као играчев.
page-admin-text-about = Ово је почетак имејла онако како је стигао, без адреса сервиса, кодова и делова који су кодирани или у HTML. Не говорите другима шта је у њему.
page-admin-text-cut = Остатак није приказан.
page-admin-hidden = { $because ->
    [own_game] Имејл је можда о Вашој { -game(case: "dative") }. Њиме се бави други администратор.
    [sealed] Текст није приказан, јер у њему може да буде { -sealed-move }: у { -game(case: "dative") } на коју се имејл можда односи такав { -move } постоји или може да се појави. Имејл ипак може поново да се прочита, пусти и одбаци.
    [secret] Текст није приказан, јер у њему може да буде { -move }, или реч о { -seal(form: "dative") }, нацртима или условним { -move(case: "dative-plural") }. Имејл ипак може поново да се прочита, пусти и одбаци.
    [not_aside] Текст није приказан, јер имејл није остављен по страни.
   *[gone] Текст је избрисан.
}
page-admin-bounces = Играчи којима пошта не стиже
page-admin-sources = Сандучићи из којих се преузима пошта
page-admin-source-unused = не користи се
page-admin-source-fine = пошта се преузима
page-admin-source-looked = Последња провера: { $at }
page-admin-dead = Одлазни имејлови од чијег се слања одустало
page-admin-an-address = на адресу без налога
page-admin-about = о { -game(case: "dative") } { $game }
page-admin-webhooks = Webhook-ови који су искључени или не успевају
page-admin-webhook = Webhook { $id }, { $host }
page-admin-webhook-failing = не успева, почев од: { $since }
page-admin-webhook-off = искључен ({ $because })
page-admin-deliveries = Догађаји од чијег се слања одустало
page-admin-delivery = Догађај { $id } за webhook { $webhook }, о { -game(case: "dative") } { $game }
page-admin-ready = Сервис је спреман.
page-admin-not-ready = Сервис није спреман.
page-admin-clock-jumped = Сат рачунара је померен. Док не буде тачан, ниједна { -flag } не пада и ништа се не брише.
page-admin-answers-held = За слање је више аутоматских одговора него обично. Толико их је задржано и шаље се касније: { $n }
page-admin-commands-aside = Захтеви за све { -game(case: "genitive") } играча који у једној од њих нису успели: { $n }
page-admin-version = Верзија
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Генерација базе
page-admin-backup = Последња резервна копија помоћу postzug backup
page-admin-no-backup = није позната ниједна
page-admin-running = { -game(case: "Genitive") } у току
page-admin-ended = Завршене { -game(case: "genitive") }
page-admin-accounts = Налози
page-admin-bytes = Величина базе
page-admin-set-aside = Долазни имејлови остављени по страни
page-admin-unsent = Одлазни имејлови за слање
page-admin-oldest = Најстарији чека: { $age }.
page-admin-undelivered = Догађаји за слање на webhook-ове
page-admin-log-size = Записи дневника
page-admin-log-signed = Записи под последњом контролном тачком
page-admin-log-waiting = Догађаји који још нису у дневнику
page-admin-checkpoint = Контролна тачка дневника
page-admin-health-more = Команда postzug doctor прегледа рачунар, сервер за слање поште и DNS.

page-problem = Није извршено
page-typed = Ваш текст, који није послат: копирајте га
page-typed-reason = Разлог
page-claim-move = Рекламација је у записнику и најављени { -move } је одигран.
page-claim-no-move = Рекламација је у записнику, а { -move } тек треба да се одигра.
page-claim-recorded = Рекламација је у записнику; ако је најављен легалан { -move }, он је одигран.
page-problem-code = { $status }, { $code }
