### Every sentence that a person reads, in Ukrainian. docs/translating.md says how to add a language.

-draw = { $case ->
    [genitive] нічиєї
    [accusative] нічию
    [instrumental] нічиєю
   *[nominative] нічия
}
-opponent = { $case ->
    [genitive] партнера
    [dative] партнерові
    [instrumental] партнером
   *[nominative] партнер
}
-arbiter = { $case ->
    [genitive] арбітра
    [dative] арбітрові
    [instrumental] арбітром
   *[nominative] арбітр
}
-envelope = { $case ->
    [genitive] конверта
    [locative] конверті
   *[nominative] конверт
}
-clock = { $case ->
    [genitive] годинника
    [locative] годиннику
   *[nominative] годинник
}
-flag = прапорець
-check = шах
-mate = мат

language-name = Українська

## Dates and lengths of time

date = { $weekday }, { $day } { $month } { $year } р., { $time } ({ $iso } { $offset })
date-beyond = дата за межами календаря
weekday-monday = понеділок
weekday-tuesday = вівторок
weekday-wednesday = середа
weekday-thursday = четвер
weekday-friday = п’ятниця
weekday-saturday = субота
weekday-sunday = неділя
month-january = січня
month-february = лютого
month-march = березня
month-april = квітня
month-may = травня
month-june = червня
month-july = липня
month-august = серпня
month-september = вересня
month-october = жовтня
month-november = листопада
month-december = грудня
length-days = { $n } { $n ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
}
length-hours = { $n } { $n ->
    [one] година
    [few] години
    [many] годин
   *[other] години
}
length-minutes = { $n } { $n ->
    [one] хвилина
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
exact-days = { $n } дн
exact-hours = { $n } год
exact-minutes = { $n } хв
exact-seconds = { $n } с

## Lists

list-or = { $first } або { $last }
list-more = { $list } і ще { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} на кожен хід
control-period = ходів: { $moves }, час: { $time }
control-then = { $first }, далі { $next }
control-increment-of = { $period } + { $increment } за хід
control-cap-of = { $period }, не більше ніж { $cap }
control-delay-of = { $period }, затримка: { $delay }
control-whole-days = { $control }, цілими днями
control-double = { $control }, подвійно після { $days ->
    [one] { $days } дня
   *[other] { $days } днів
}
control-thematic-start = { $control }, тематичний початок
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks }, ходів: { $moves }

## What adjourned games wait for

adjourned-resumption = час відновлення або { $replier }
adjourned-opening = відкриття конверта; жоден годинник не йде
adjourned-replier = { $replier }, чий годинник іде
adjourned-former_sealer = { $replier } (попередній запечатаний хід; ще немає на місці); годинник іде
adjourned-late_opening = відкриття конверта: хтось прийшов запізно
adjourned-adjudication = арбітр, щоб присудити результат, або { $sealer }, якщо зберігся текст запечатаного ходу; жоден годинник не йде
adjourned-sealed_text = { $sealer }, щоб показати текст запечатаного ходу; годинник іде
adjourned-reading = { $replier }, щоб обрати прочитання; годинник іде
adjourned-publication = арбітр із ключем або { $sealer }, щоб показати те, що обидва гравці хочуть показати
adjourned-sealing = { $sealer }, щоб запечатати чернетку або інший хід; годинник іде
adjourned-gone = { $waits_for }; серед власників ключів гри вже немає: гравець { $players }{ $complete ->
    [no] , тому конверт тут відкрити неможливо
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Ви маєте обліковий запис на { $site }, і Ваше ім’я тут: { $name }. Якщо Ви цього не просили, не робіть нічого: без Вас жодна партія не почнеться.

    Усе можна робити поштою. Дайте відповідь на цей лист, по одній команді в рядку:

    {"  "}{ command-seek }: шукати партнера; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: хто ще шукає; { command-accept-challenge } C7 починає партію
    {"  "}{ command-challenge } ІМ’Я: викликати гравця
    {"  "}{ command-games }: Ваші партії і чий у них хід
    {"  "}{ command-settings }: Ваш часовий пояс, запис ходів і сповіщення
    {"  "}{ command-help }: усі команди

    Коли почнеться партія, Ви отримаєте лист із позицією та годинником. Дайте на нього відповідь зі своїм ходом, наприклад e4 або 5254, окремим рядком.
account-deleted = Обліковий запис { $name } видалено. На цю адресу більше нічого не надсилатиметься.
account-address = Обліковий запис { $name } має тепер іншу поштову адресу. На цю адресу більше нічого не надсилатиметься; усі сеанси й токени API припинено. Якщо це зробили не Ви, повідомте адміністрацію сервісу.
account-role = Ваша роль тепер: { $role }.
account-envelope-key = Для Вашого облікового запису встановлено ключ, що відкриває запечатані ходи: { $key }. Якщо це зробили не Ви, завершіть свої сеанси й негайно повідомте адміністрацію: відтепер ходи запечатуються для цього ключа.
account-token-made = Для Вашого облікового запису створено токен API «{ $label }». Якщо це зробили не Ви, відкличте його.
account-tokens-revoked = Сервіс відновлено з резервної копії. Ваші токени API відкликано, бо серед них міг повернутися той, який Ви відтоді відкликали самі. Створіть для своїх програм нові.
account-session-copied = Ключ одного з Ваших сеансів (клієнт: { $device }) використано двічі; можливо, його хтось скопіював. Цей сеанс завершено. Увійдіть знову там, де Вам потрібно.
account-unknown-client = невідомий
account-mail-stopped = Пошта не доходить до гравця: { $name }. Повернених листів від { $since }: { $bounces }, причина останнього: { $reason }. Листи про партії не надсилатимуться цьому гравцеві, доки пошта не запрацює. Це записано в кожній поточній партії: { $games }. Годинники йдуть далі; чи матиме це наслідки, вирішує арбітр.
account-left = { $how ->
    [silence] Половину партій програно через мовчання, це вважається виходом: { $name },
    [withdrawal] Вихід: { $name },
   *[expulsion] Виключення: { $name },
} { $scope ->
    [all] усі партії
   *[event] «{ $event }»
}. { $games }
account-left-none = Інших партій немає.
account-left-none-yet = Інші поточні партії цього гравця: поки немає.
account-left-games = Інші поточні партії цього гравця: { $games }.
account-left-fault = У деяких партіях цього не вдалося зробити через збій: оператор знайде його в журналі.
account-left-open = У цих партіях жоден годинник не йде, доки арбітр не присудить результат або не дозволить грати далі комусь іншому: { $games }.
account-not-done = { $game } (не виконано. { $refusal })

## Events of a game, for players and arbiters

arbiter-named = Арбітр { $name }
arbiter-unnamed = Арбітр
arbiter-service = Сервіс
reason = Причина: { $reason }
reason-of-arbiter = Причина, яку назвав арбітр: { $reason }
reason-erased = (стерто).
reason-as-written = так, як Ви її написали.

event-your-game-white = Почалася Ваша партія; партнер: { $opponent }. Ви граєте білими. Контроль часу: { $control }.
event-your-game-black = Почалася Ваша партія; партнер: { $opponent }. Ви граєте чорними. Контроль часу: { $control }.
event-game = Почалася партія { $white } – { $black }. Контроль часу: { $control }.
event-moved = { $who-is ->
    [you] Ваш хід: { $move } (витрачено часу: { $time }).
   *[other] Хід: { $who } — { $move } (витрачено часу: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Ваш хід із пропозицією нічиєї: { $move } (витрачено часу: { $time }).
   *[other] Хід із пропозицією нічиєї: { $who } — { $move } (витрачено часу: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Ваша негайна відповідь, умовний хід: { $move }.
   *[other] Негайна відповідь, умовний хід: { $who } — { $move }.
}
event-message = { $who-is ->
    [you] Ви написали повідомлення.
   *[other] Є повідомлення. Автор: { $who }.
}
event-illegal-move = { $who-is ->
    [you] Ви надіслали неможливий хід. Таких ходів досі: { $count }.
   *[other] Надіслано неможливий хід: { $who }. Таких ходів досі: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Ви надіслали неоднозначний хід. Таких ходів досі: { $count }.
   *[other] Надіслано неоднозначний хід: { $who }. Таких ходів досі: { $count }.
}
gain-you = Ви отримуєте додатковий час на наступний хід: { $time }.
gain-opponent = Партнер отримує додатковий час на наступний хід: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, зараховано: { $charged }

event-draw-offered = { $who-is ->
    [you] Ви запропонували нічию.
   *[other] Запропоновано нічию: { $who }.
}
event-draw-declined = { $who-is ->
    [you] Ви відхилили пропозицію нічиєї.
   *[other] Пропозицію нічиєї відхилено: { $who }.
}
claim-win = виграш
claim-draw = нічия
claim-by-threefold = триразове повторення позиції
claim-by-fifty = правило п’ятдесяти ходів
claim-by-tablebase = таблиця ендшпілю
claim-by-adjudication = присудження
event-claimed = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }.
} Жодна тутешня таблиця ендшпілю не може її вирішити.
event-claimed-with-move = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }. Оголошений хід: { $move }.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }. Оголошений хід: { $move }.
} Жодна тутешня таблиця ендшпілю не може її вирішити.
event-adjudication-asked = { $who-is ->
    [you] Ви попросили присудити результат. Ваша вимога: { $claim }.
   *[other] Є прохання присудити результат: { $who }. Вимога: { $claim }.
}
event-claim-waits = Арбітр вирішує до: { $until }. Доти жоден годинник не йде. Якщо рішення не буде, вимога тоді втратить силу.
event-claim-waits-clock-runs = Арбітр вирішує до: { $until }. Тим часом партія триває, і годинник іде. Якщо рішення не буде, вимога тоді втратить силу.
event-claim-decide = Рішення за Вами: дайте відповідь одним рядком, «arbiter { $game } uphold { $claim }: » (задовольнити) або «arbiter { $game } reject { $claim }: » (відхилити), і напишіть причину.
event-claim-analyse = Ви можете подати аналіз: напишіть у відповіді «{ command-analysis }:» і текст під цим рядком. Партнер не зможе прочитати його до кінця партії.
event-analysed = { $who-is ->
    [you] Ви подали аналіз.
   *[other] Подано аналіз: { $who }.
}
event-claim-lapsed = Жоден арбітр не вирішив вимогу вчасно. Партія триває так, ніби вимоги не було. Час очікування не зараховано нікому з гравців.
event-claim-upheld = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }. Вимога правильна.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }. Вимога правильна.
}
event-claim-rejected = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }.
} { $offer ->
    [yes] Вимога неправильна й лишається пропозицією нічиєї (FIDE 9.5.3).
   *[no] Вимога неправильна.
}
event-adjudication-declined = Відмова присуджувати результат: { $arbiter }. Партія триває.

event-flag-fell = { $who-is ->
    [you] Ви не зробили ходу до кінцевого терміну: { $deadline }.
   *[other] Хід не зроблено до кінцевого терміну: { $who }, { $deadline }.
}
event-downtime = Сервіс був недоступний. Час, повернений на годинник: { $time }.
event-downtime-absent = Сервіс був недоступний, коли жоден годинник не йшов. Відсутній гравець має на стільки ж більше часу, щоб з’явитися.
event-leave = { $who-is ->
    [you] Ваша відпустка: від { $first } до { $last }.
   *[other] Відпустка: { $who }, від { $first } до { $last }.
}
event-no-leave = { $who-is ->
    [you] Вашу відпустку скасовано: від { $first } до { $last }.
   *[other] Відпустку скасовано: { $who }, від { $first } до { $last }.
}
event-reflection = { $who-is ->
    [you] Ви заявили, що обмірковуєте цей хід далі.
   *[other] Заявлено подальше обмірковування цього ходу: { $who }.
}
event-refilled = { $who-is ->
    [you] Ви взяли час із запасу: { $time }.
   *[other] Взято час із запасу: { $who }, { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Ви повідомили арбітрові, що годинник неправильний.
   *[other] Арбітрові повідомлено, що годинник неправильний: { $who }.
}

event-adjournment-proposed = { $who-is ->
    [you] Ви запропонували перервати партію.
   *[other] Запропоновано перервати партію: { $who }.
}
event-adjournment-declined = { $who-is ->
    [you] Ви відхилили перерву; партія триває.
   *[other] Перерву відхилено: { $who }. Партія триває.
}
event-adjourned-early = Гравець, чий хід, перериває партію достроково. Йому зараховано час до запланованого кінця сеансу: { $until }.
event-session-over = Сеанс закінчився, або гравці домовилися перервати партію.
event-adjournment-agreed = Гравці домовилися перервати партію.
event-drafted = Гравець, чий хід, поклав чернетку запечатаного ходу в конверт.
event-you-drafted = Чернетка Вашого запечатаного ходу лежить у конверті, а Ваш годинник іде далі. Інша чернетка замінить її.
event-sealed = { $who-is ->
    [you] Ви запечатали наступний хід (витрачено часу: { $time }).
   *[other] Наступний хід запечатано: { $who } (витрачено часу: { $time }).
} Партію перервано; жоден годинник не йде.
event-sealed-reply = { $who-is ->
    [you] Ви запечатали відповідь (витрачено часу: { $time }), бо партнер досі відсутній.
   *[other] Відповідь запечатано: { $who } (витрачено часу: { $time }), бо партнер досі відсутній.
} Годинник партнера йде; відповідь відкриють, коли партнер з’явиться.
event-face-acknowledged = Напис на конверті перевірено, конверт зберігає: { $arbiter }.
event-resumption-set = Час відновлення змінено: { $arbiter }. Новий час: { $time }.

event-resumption-asked = { $who-is ->
    [you] Ви попросили відновити партію.
   *[other] Є прохання відновити партію: { $who }.
}
event-resumed = Партію відновлено. Арбітр відкриває конверт; доти жоден годинник не йде.
event-resumed-in-your-absence = Партію відновлено за Вашої відсутності: Ваш годинник іде.
event-resumed-in-absence = Партію відновлено за відсутності гравця, який має відповісти; годинник цього гравця йде.
event-early-opening = Арбітр схвалив дострокове відкриття конверта.
event-early-opening-one-of-two = Арбітр схвалив дострокове відкриття конверта; потрібна згода ще одного арбітра.
event-late = { $who-is ->
    [you] Ви не з’явилися протягом допустимого часу запізнення (FIDE Guidelines I.10).
   *[other] Неявка протягом допустимого часу запізнення: { $who } (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Ви не з’явилися в межах ліміту часу (FIDE Guidelines I.10).
   *[other] Неявка в межах ліміту часу: { $who } (FIDE Guidelines I.10).
}
event-both-late = Жоден гравець не з’явився протягом допустимого часу запізнення (FIDE Guidelines I.10).
event-both-late-for-limit = Жоден гравець не з’явився в межах ліміту часу (FIDE Guidelines I.10).
event-envelope-missing = Конверт неможливо відкрити. Гравець, який запечатав хід, має показати запечатаний текст: зараховується лише текст із надрукованим SHA-256. Якщо конверт зашифрував сам гравець, його годинник іде; інакше жоден годинник не йде, і партію може вирішити арбітр.
event-envelope-shut = Причина: конверт не відкривається, або його текст не збігається з контрольною сумою.
event-reading-chosen = { $who-is ->
    [you] Ви обрали прочитання запечатаного ходу: { $move }.
   *[other] Обрано прочитання запечатаного ходу: { $who } — { $move }.
}
event-opened = Конверт відкрито. { $who-is ->
    [you] Ваш запечатаний хід:
   *[other] Запечатаний хід: { $who } —
} { $move } (написано «{ $written }»).
event-opened-with-offer = Конверт відкрито. { $who-is ->
    [you] Ваш запечатаний хід із пропозицією нічиєї:
   *[other] Запечатаний хід із пропозицією нічиєї: { $who } —
} { $move } (написано «{ $written }»).
event-opened-ambiguous = Конверт відкрито. { $who-is ->
    [you] Ваш запечатаний хід:
   *[other] Запечатаний хід: { $who } —
} «{ $written }». Його можна прочитати по-різному.
event-opened-illegal = Конверт відкрито. { $who-is ->
    [you] Ваш запечатаний хід:
   *[other] Запечатаний хід: { $who } —
} «{ $written }». Це неможливий хід.
event-opened-nothing = Конверт відкрито. Його текст не є ходом, запечатаним у цій позиції цієї партії, тому його нікому не показують.
event-opened-early = Конверт достроково відкрив арбітр.
event-publication-agreed = { $who-is ->
    [you] Ви погодилися оприлюднити конверт цієї партії.
   *[other] Є згода оприлюднити конверт цієї партії: { $who }.
} Його відкриють, якщо погодяться обидва гравці; у партії це нічого не змінює.
event-published = Обидва гравці погодилися, і конверт цієї партії відкрито. { $who-is ->
    [you] Ваш запечатаний хід:
   *[other] Запечатаний хід: { $who } —
} { $written }. У партії це нічого не змінює.
event-published-nothing = Обидва гравці погодилися, і конверт цієї партії відкрито. Його текст не є запечатаним ходом.

act-warned = { $who-is ->
    [you] Ви отримали попередження.
   *[other] Попередження: { $who }.
} Його оголошує: { $arbiter }.
act-time-given = { $who-is ->
    [you] На Ваш годинник додано час: { $time }.
   *[other] На годинник додано час: { $who }, { $time }.
} Рішення: { $arbiter }.
act-time-taken = { $who-is ->
    [you] З Вашого годинника знято час: { $time }.
   *[other] З годинника знято час: { $who }, { $time }.
} Рішення: { $arbiter }.
act-clocks = Годинники виправлено: { $arbiter }. Витрачено на ходи досі: білі { $white }, чорні { $black }.
act-clocks-and-deadline = Годинники виправлено: { $arbiter }. Витрачено на ходи досі: білі { $white }, чорні { $black }. Кінцевий термін цього ходу: { $deadline }.
act-points = Очки змінено: { $arbiter }. Білі { $white }, чорні { $black }.
act-leave = Надано особливу відпустку від { $first } до { $last }: { $arbiter }. { $who-is ->
    [you] Ваш годинник у ці дні не йде.
   *[other] Годинник у ці дні не йде: { $who }.
}
act-leave-ended = Відпустку припинено від { $first }: { $arbiter }. { $who-is ->
    [you] Ваш годинник більше не зупиняється через неї.
   *[other] Годинник більше не зупиняється через неї: { $who }.
}
act-adjourned = Наказано перервати партію: { $arbiter }.
act-taken-back = Дозволено взяти назад помилковий хід: { $arbiter }. Партія триває від позиції, до якої зроблено півходів: { $ply }. Час відтоді не зараховано нікому з гравців.
act-you-replace = Відтепер Ви граєте цю партію замість іншого гравця. Годинник лишається таким, як є. Пропозиції, вимоги й замовлена відпустка того гравця не діють.
act-you-were-replaced = Вас замінено. Далі замість Вас грає: { $name }. Ваші пропозиції, вимоги й умовні ходи не діють.
act-replaced = Відтепер замість іншого гравця грає: { $name }. Годинник лишається таким, як є. Пропозиції та вимоги попереднього гравця не діють.
act-replayed-as = Її переграють як { $game }.
act-counts-after-all = Партія { $game } все ж зараховується.
act-how-to-appeal = Якщо Ви не згодні, можете звернутися до іншого арбітра до: { $until }. Дайте відповідь одним рядком, «{ command-appeal } { $act }: » і Ваші підстави.
event-appealed = { $who-is ->
    [you] Ви подали апеляцію на рішення арбітра № { $act }.
   *[other] Подано апеляцію на рішення арбітра № { $act }: { $who }.
} Вирішує інший арбітр.
event-you-appealed = Ви подали апеляцію на рішення арбітра № { $act }. Вирішує інший арбітр.
event-replaced-appealed = Гравець, якого замінено, подає апеляцію на рішення арбітра № { $act }. Вирішує інший арбітр.
event-appealed-act = Рішення було таке: { $act }
event-appeal-decide = Якщо це рішення прийняли не Ви, Ви можете вирішити апеляцію: дайте відповідь одним рядком, «arbiter { $game } confirm { $act }: » (підтвердити) або «arbiter { $game } reverse { $act }: » (скасувати), і напишіть причину.
event-confirmed = Інший арбітр підтвердив рішення № { $act }.
event-you-confirmed = Ви підтвердили рішення № { $act }.
event-reversed = Інший арбітр скасував рішення № { $act }. Партія стоїть так, як стояла б без нього. Час, у який хід був неможливий, не зараховано нікому з гравців.
event-you-reversed = Ви скасували рішення № { $act }. Партія стоїть так, як стояла б без нього. Час, у який хід був неможливий, не зараховано нікому з гравців.
event-withdrawn = { $who-is ->
    [you] Ви вийшли зі змагання.
   *[other] Вихід зі змагання: { $who }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Ви програли половину партій цього турніру через мовчання. Це вважається виходом.
   *[other] Половину партій цього турніру програно через мовчання: { $who }. Це вважається виходом.
}
event-withdrawal-noted = { $who-is ->
    [you] Ваш вихід записано.
   *[other] Вихід записано: { $who }.
} Рішення: { $arbiter }.
event-withdrawn-waits = Жоден годинник не йде, доки арбітр не вирішить партію.

event-mail-returned = { $who-is ->
    [you] Пошта до Вас повертається.
   *[other] Пошта повертається. Отримувач: { $who }.
}
event-mail-arrives = { $who-is ->
    [you] Пошта до Вас знову доходить.
   *[other] Пошта знову доходить. Отримувач: { $who }.
}
event-zone = { $who-is ->
    [you] Ваш часовий пояс записано.
   *[other] Часовий пояс записано: { $who }.
}
event-other = Записано іншу подію.

## The end of a game

over-white-wins = Партію { $game } закінчено, { $result }. { $who-is ->
    [you] Виграли Ви (білі).
   *[other] Виграш: { $who } (білі).
} Причина: { $how }.
over-black-wins = Партію { $game } закінчено, { $result }. { $who-is ->
    [you] Виграли Ви (чорні).
   *[other] Виграш: { $who } (чорні).
} Причина: { $how }.
over-both-lose = Партію { $game } закінчено, { $result }. Обидва гравці програли. Причина: { $how }.
over-no-result = Партію { $game } закінчено, { $result }. Результату немає. Причина: { $how }.
over-drawn = Партію { $game } закінчено, { $result }. Нічия. Причина: { $how }.
over-drawn-not-won = Партію { $game } закінчено, { $result }. Нічия. Причина: { $how }; але партнер не міг поставити мат.
ending-by-silence = мовчання: надто довго не було ходу
ending-checkmate = мат
ending-resignation = один із гравців здався
ending-stalemate = пат
ending-dead-position = жодна зі сторін не може поставити мат
ending-agreement = згода гравців
ending-threefold = триразове повторення позиції, за вимогою
ending-fifty = правило п’ятдесяти ходів, за вимогою
ending-tablebase = таблиця ендшпілю, за вимогою
ending-fivefold = п’ятиразове повторення позиції
ending-seventy-five = правило сімдесяти п’яти ходів
ending-time = перевищено ліміт часу
ending-illegal-moves = неможливі ходи
ending-sealed-move = запечатаний хід був неоднозначним або неможливим
ending-forfeit = неявка або рішення про поразку
ending-cancelled = арбітр скасував партію
ending-annulled = арбітр анулював партію
ending-expulsion = іншого гравця виключено
ending-withdrawal = вихід гравця
ending-adjudication = присудження

## What was done, to the player whose command it was

done-moved = Хід зроблено.
done-moved-with-offer = Хід зроблено, з пропозицією нічиєї.
done-message = Ваше повідомлення записано, і його надсилають партнерові.
done-draw-offered = Ви пропонуєте нічию. Пропозиція діє, доки партнер не відповість.
done-draw-declined = Ви відхилили нічию. Партія триває.
done-claim-upheld = Ваша вимога правильна.
done-claim-referred = Ваша вимога чекає на арбітра. Ви отримаєте лист із рішенням.
done-claim-is-offer = Вимога лишається пропозицією нічиєї, яку партнер може прийняти (FIDE 9.5.3).
done-penalty = Партнерові додано час на годинник: { $time }.
done-analysed = Ваш аналіз записано для арбітра.
done-adjournment-proposed = Ви пропонуєте перервати партію. Партія триває, доки партнер не погодиться.
done-adjournment-declined = Ви відхилили перерву. Партія триває.
done-adjourned = Партію переривають: гравець, чий хід, запечатує хід.
done-drafted = Чернетка лежить у конверті. Вона ще не запечатана: щоб запечатати, напишіть «{ command-seal }» окремим рядком.
done-sealed = Хід запечатано, партію перервано.
done-resumption-asked = Ви готові відновити партію. Вона піде далі, коли буде готовий партнер, але не пізніше від установленого часу.
done-resumed = Партію відновлено.
done-publication-agreed = Ви погоджуєтеся показати конверт. Його покажуть, коли погодиться й партнер.
done-published = Конверт показано в записі партії.
done-reading-chosen = Запечатаним ходом вважається той, який Ви обрали.
done-clocks-questioned = Арбітрові повідомлено: Ви вважаєте, що годинник неправильний.
done-flag-fell = Прапорець упав.
done-leave = Ваша відпустка: від { $first } до { $last }, обидва дні включно. У ці дні Ваш годинник стоїть.
done-no-leave = Вашу відпустку від { $first } до { $last } скасовано. У ці дні Ваш годинник іде.
done-reflection = Ви обмірковуєте цей хід далі. Поки що Ваше мовчання не програє партії, а Ваш годинник іде далі.
done-refilled = Час, перенесений із Вашого запасу на годинник: { $time }.
done-withdrawn = Ви вийшли з цієї партії.
done-appealed = Вашу апеляцію на рішення № { $act } записано. Рішення діє, доки інший арбітр не вирішить інакше. Ви отримаєте лист із рішенням.
done-game-over = Партію закінчено.

## The position in words

pieces-none = немає
pieces = Білі: { $white }. Чорні: { $black }.
pieces-king = { $count ->
    [one] Король
   *[other] Королі
} { $squares }
pieces-queen = { $count ->
    [one] Ферзь
   *[other] Ферзі
} { $squares }
pieces-rook = { $count ->
    [one] Тура
   *[other] Тури
} { $squares }
pieces-bishop = { $count ->
    [one] Слон
   *[other] Слони
} { $squares }
pieces-knight = { $count ->
    [one] Кінь
   *[other] Коні
} { $squares }
pieces-pawn = { $count ->
    [one] Пішак
   *[other] Пішаки
} { $squares }

## Clocks

clock-limit = Ліміт: { $control }.
clock-control = Час: { $control }.
clock-white = Білі { $name }: { $times }.
clock-black = Чорні { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (і додатково на наступний хід: { $gained })
clock-with-less = { $times } (і менше на наступний хід: { $lost })
clock-used = витрачено { $time }
clock-left = лишилося { $time }
clock-on-the-clock = на годиннику { $time }
clock-with-bank = { $left }, у запасі { $bank }
clock-this-move = Цей хід, { $name }: витрачено { $used }, зараховано { $charged }.
clock-delay = До кінця затримки лишилося: { $left }. Доти нічого не зараховується.
clock-stopped = Годинник зупинено: { $at }. Звідти він піде далі.
clock-paused-leave = Годинник зупинено: відпустка.
clock-paused-free-day = Годинник зупинено: вільний день.
clock-paused-night = Годинник зупинено на ніч.
clock-next = Далі: { $what }, { $at }.
clock-next-time-is-up = час вичерпано
clock-next-silence = партію програно через мовчання
clock-next-delay-over = затримка закінчується
clock-next-double = час рахується подвійно
clock-next-day = зараховується ще один день
clock-next-refill = годинник можна поповнити із запасу
clock-next-leave = починається відпустка
clock-next-free-day = починається вільний день
clock-next-night = починається нічна перерва
clock-next-goes-on = годинник іде далі

## Whose move it is, and until when

state-your-move = Ваш хід { $number }. Надішліть свій хід у відповіді до: { $until } (лишилося: { $left }).
state-their-move = Хід партнера: { $name }. Термін: { $until } (лишилося: { $left }).
state-you-seal = Запечатайте свій хід { $number } до: { $until } (лишилося: { $left }).
state-they-seal = Наступний хід має запечатати: { $name }. Термін: { $until } (лишилося: { $left }).
state-adjourned-yours = Ваш годинник іде до: { $until } (лишилося: { $left }).
state-adjourned-theirs = Годинник партнера йде до: { $until } (лишилося: { $left }).
state-you-on-leave = Ви у відпустці й не можете зробити хід раніше ніж: { $back }. Ваш хід { $number }: надішліть його у відповіді після цієї дати, до: { $until }.
state-on-leave = Відпустка: { $name }, до: { $back }. Термін ходу: { $until }.
state-doubles = Час цього ходу рахується подвійно від: { $at }, коли на роздуми витрачено { $after }. Термін відповіді це враховує.
state-doubled = Час цього ходу рахується подвійно від: { $at }, коли на роздуми було витрачено { $after }. Термін відповіді це враховує.
state-your-flag = Ваш прапорець упав: { $at }. Доки партнер або арбітр не заявить про це, Ваш хід іще зараховується: зробіть його негайно.
state-your-flag-for-arbiter = Ваш прапорець упав: { $at }. Доки арбітр не заявить про це, Ваш хід іще зараховується: зробіть його негайно.
state-flag-to-claim = Прапорець упав: { $name }, { $at }. Щоб закінчити партію через це, дайте відповідь «{ command-claim-time }»; доти хід іще зараховується.
state-flag = Прапорець упав: { $name }, { $at }. Доки арбітр не закінчить партію через це, хід іще зараховується.

## Reminders

reminder-time = { $site } нагадує: Ваш час закінчується.
reminder-silence = { $site } попереджає: Ви давно не робили ходу, а мовчання програє партію після: { $until }. Зробіть хід або напишіть «{ command-reflect }», щоб думати далі за рахунок свого часу.
reminder-silent-flag = { $site } попереджає: Ви давно не робили ходу, а Ваш час вичерпається після: { $until }.
restored = Сервіс довелося відновити з резервної копії. Пізніші ходи й повідомлення втрачено, але час повернено. Партія стоїть так, як показано тут. Умовні ходи скасовано: надішліть їх, будь ласка, ще раз. Відповідайте, будь ласка, на цей лист; відповіді на старіші листи не діють.
restored-from = Сервіс довелося відновити з резервної копії: { $at }. Пізніші ходи й повідомлення втрачено, але час повернено. Партія стоїть так, як показано тут. Умовні ходи скасовано: надішліть їх, будь ласка, ще раз. Відповідайте, будь ласка, на цей лист; відповіді на старіші листи не діють.

## Conditional moves

conditions-none = Зараз у Вас немає умовних ходів.
conditions-stored = Ваші умовні ходи тепер такі. Кожен рядок є одним ланцюжком:
conditions-not-foreseen = Жоден із Ваших умовних ходів не відповідає на цей хід; решту скасовано.
conditions-others-dropped = Ваші умовні ходи на інші ходи партнера скасовано, бо ті вже неможливі.
conditions-you-decide = Ваш умовний хід не зіграно, бо партнер зробив пропозицію, яку маєте вирішити Ви самі. Якщо Ви зіграєте його зараз, решта його ланцюжка лишиться; ходи для інших випадків скасовано.
conditions-mail-unread = Ваш умовний хід не зіграно, бо перед ходом партнера надійшов Ваш лист про цю партію, який ще не був прочитаний: він міг скасовувати умовний хід. Якщо Ви зіграєте його зараз, решта його ланцюжка лишиться; ходи для інших випадків скасовано.
conditions-adjourned = Ваші умовні ходи скасовано: на хід із конверта ніколи не відповідають наосліп.
conditions-taken-back = Ваші умовні ходи скасовано: вони були для попереднього стану партії.

## Messages of the players

writes = Пише { $who }:
writes-replaced = Пише гравець, якого замінено:
writes-arbiter = Пише арбітр:
writes-more = ... продовження: { $url }

## Envelopes

sealed-commitment = Хід лежить у зашифрованому конверті, який ніхто не відкриє до відновлення партії. Це контрольна сума SHA-256 тексту конверта. Збережіть її: вона доведе, що це саме той конверт, який запечатано зараз.
opened-commitment = Текст конверта є в записі партії; його SHA-256 є тією контрольною сумою, яку надруковано, коли хід запечатали ({ $url }):

## How to answer

answer-move = Як відповісти: надішліть у відповідь на цей лист один рядок, наприклад «{ $example }»; підійде будь-яка нотація.
answer-seal = Як відповісти: надішліть у відповідь на цей лист один рядок, наприклад «{ command-seal }{"\u00A0"}{ $example }»; підійде будь-яка нотація.
answer-seal-clock = Ваш годинник іде, доки хід не запечатано. Ніхто не побачить ходу, доки конверт не відкриють.
answer-draw = Запропоновано нічию: { $opponent }. Дайте відповідь «{ command-accept }», щоб погодитися, або «{ command-decline }», щоб відмовитися.
answer-draw-on-move = Запропоновано нічию: { $opponent }. Дайте відповідь «{ command-accept }», щоб погодитися, або «{ command-decline }», щоб відмовитися; хід відхиляє пропозицію.
answer-adjournment = Запропоновано перервати партію: { $opponent }. Дайте відповідь «{ command-adjourn }», щоб погодитися: тоді гравець, чий хід, запечатає наступний хід, і годинник зупиниться. Дайте відповідь «{ command-decline-adjournment }», щоб грати далі.
commands-help = Команди: дайте відповідь «{ command-help }».
commands = Команди, по одній у рядку: Ваш хід; Ваш хід і «{ command-draw }»; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = Запечатаний хід лишається в конверті. Його покажуть, лише якщо і Ви, і партнер дасте відповідь «{ command-publish }».
moves = Ходи: { $moves }
pgn-too-long = Партія задовга для цього листа: дайте відповідь «{ command-pgn }» або дивіться { $url }

resume-played = запечатаний хід буде зіграно
resume-opened-and-played = арбітр відкриє конверт, запечатаний хід буде зіграно
resume-reply-when-ready = Дайте відповідь «{ command-resume }», коли будете готові.
resume-opponent-ready = Партнер уже готовий: { $opponent }. Дайте відповідь «{ command-resume }», коли будете готові й Ви: тоді { $then }. Інакше партію відновлять за Вашої відсутності: { $latest }.
resume-when-opponent-too = До дати { $latest } партію відновлять, коли буде готовий і партнер: { $opponent }. Від цієї дати йде годинник партнера, і конверт відкриють, коли партнер з’явиться.
resume-when-both-sealer = До дати { $latest } партію відновлять, коли будуть готові обидва гравці. Від цієї дати йде годинник партнера ({ $opponent }), і конверт відкриють, коли партнер з’явиться.
resume-when-opponent = Партію відновлять, коли буде готовий партнер ({ $opponent }), але не пізніше ніж: { $latest }.
resume-when-opponent-ready-too = Партію відновлять, коли буде готовий і партнер ({ $opponent }), але не пізніше ніж: { $latest }.
resume-when-both = До дати { $latest } партію відновлять, коли будуть готові обидва гравці. Від цієї дати йде Ваш годинник, і конверт відкриють, коли Ви дасте відповідь «{ command-resume }».
resume-now = Дайте відповідь «{ command-resume }», щоб відкрити конверт: { $then }, і піде Ваш годинник. Інакше партію відновлять: { $latest }.
resume-clock-runs = Дайте відповідь «{ command-resume }»: тоді { $then }. Доти йде Ваш годинник.
resume-show-text = Покажіть текст, який Ви запечатали, через HTTP (відкрийте конверт) або передайте його арбітрові.
resume-choose = Запечатаний хід можна зрозуміти по-різному, і вибір за Вами: дайте відповідь «{ command-choose } { $first }» або назвіть інший із ходів: { $readings }. Ваш годинник іде.
default-you = Дайте відповідь «{ command-resume }» до: { $until }. Інакше Вам буде зараховано поразку за неявку (FIDE Guidelines I.10).
default-opponent = Якщо партнер ({ $opponent }) не з’явиться до: { $until }, партнерові буде зараховано поразку за неявку (FIDE Guidelines I.10).
default-sealer = Якщо партнер ({ $opponent }) не з’явиться до: { $until } і конверт не відкриють раніше, партнерові буде зараховано поразку за неявку (FIDE Guidelines I.10).

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = прийняти
    .also = приймаю | прийняти нічию | приймаю нічию | згода на нічию
command-decline = відхилити
    .also = відхиляю | відхилити нічию | відхиляю нічию
command-draw = нічия
    .also = нічию | пропоную нічию | запропонувати нічию
command-resign = здатися
    .also = здаюся | здаюсь | здатись
command-resign-yes = здатися так
    .also = здаюся так | здаюсь так | здатись так
command-claim-threefold = вимагати повторення
    .also = вимагаю повторення | заявити повторення | триразове повторення
command-claim-fifty = вимагати 50 ходів
    .also = вимагаю 50 ходів | вимагати 50 | вимагаю 50 | правило 50 ходів
command-claim-time = вимагати прапорець
    .also = вимагаю прапорець | вимагати час | вимагаю час | прапорець упав
command-claim-win = вимагати виграш
    .also = вимагаю виграш | вимагати перемогу | вимагаю перемогу
command-claim-draw = вимагати нічию
    .also = вимагаю нічию
command-adjudicate-win = присудити виграш
    .also = присудіть виграш | присудити перемогу
command-adjudicate-draw = присудити нічию
    .also = присудіть нічию
command-say = сказати
    .also = скажи | кажу
command-message = повідомлення
command-analysis = аналіз
command-if = якщо
command-then = то
    .also = тоді
command-conditions = умовні ходи
    .also = умови
command-no-conditions = без умовних ходів
    .also = без умов | скасувати умовні ходи
command-adjourn = перервати
    .also = перервати партію | перериваю | відкласти | відкласти партію | відкладаю
command-adjourn-early = перервати достроково
    .also = відкласти достроково
command-decline-adjournment = відхилити перерву
    .also = відхиляю перерву | не переривати | не відкладати
command-seal = запечатати
    .also = запечатую | запечатати хід | записати хід | записую
command-draft = чернетка
    .also = чернетку
command-choose = обрати
    .also = обираю | вибрати | вибираю
command-resume = відновити
    .also = відновити партію | відновлюю | продовжити | продовжую
command-publish = оприлюднити
    .also = оприлюднюю | опублікувати
command-clocks-wrong = годинник неправильний
    .also = годинники неправильні | годинник хибний
command-refill = поповнити
    .also = поповнити годинник | поповнюю
command-reflect = обмірковувати
    .also = обмірковую | думаю далі
command-leave = відпустка
    .also = відпустку
command-leave-all = відпустка всюди
    .also = відпустка усюди | відпустка в усіх партіях
command-cancel-leave = скасувати відпустку
    .also = скасовую відпустку
command-cancel-leave-all = скасувати відпустку всюди
    .also = скасувати відпустку усюди | скасовую відпустку всюди
command-withdraw-from-event-yes = вийти з турніру так
    .also = виходжу з турніру так
command-withdraw-from-all-games-yes = вийти з усіх партій так
    .also = вийти зі всіх партій так | виходжу з усіх партій так
command-appeal = апеляція
    .also = апелюю | оскаржити | оскаржую
command-challenge = виклик
    .also = викликати | викликаю
command-accept-challenge = прийняти виклик
    .also = приймаю виклик
command-decline-challenge = відхилити виклик
    .also = відхиляю виклик
command-seek = пошук
    .also = шукати | шукаю
command-seeks = пошуки
command-withdraw = відкликати
    .also = відкликаю
command-rematch = реванш
command-show = показати
    .also = покажи | дошка | позиція
command-where = де
command-file = вертикаль
command-rank = горизонталь
command-last = останній хід
    .also = останній
command-moves = ходи
    .also = усі ходи
command-legal = можливі ходи
command-pgn = pgn
command-status = стан
    .also = годинник
command-games = партії
    .also = мої партії
command-settings = налаштування
command-set-time-zone = встановити часовий пояс
    .also = часовий пояс
command-set-notation = встановити нотацію
    .also = нотація
command-set-letters = встановити літери
    .also = літери
command-set-board = встановити дошку
command-set-pgn = встановити pgn
command-set-acknowledge = встановити підтвердження
command-language = мова
command-notices-on = сповіщення увімкнути
    .also = увімкнути сповіщення
command-notices-off = сповіщення вимкнути
    .also = вимкнути сповіщення
command-unsubscribe = відписатися
    .also = відписатись
command-help = допомога
    .also = довідка
command-join = приєднатися
    .also = приєднатись
command-move = хід

## Words behind a command

word-yes = так
word-no = ні
word-on = увімкнути
    .also = увімкнено
word-off = вимкнути
    .also = вимкнено
word-white = білі
    .also = білими | білий
word-black = чорні
    .also = чорними | чорний
word-random = навмання
    .also = випадково
word-days = днів
    .also = день | дні
word-to = до
word-all = усі
    .also = всі
word-attached = вкладено
    .also = у вкладенні
word-not-attached = не вкладено
    .also = без вкладення
word-king = король
    .also = короля
word-queen = ферзь
    .also = ферзя | ферзі
word-rook = тура
    .also = туру | тури
word-bishop = слон
    .also = слона | слони
word-knight = кінь
    .also = коня | коні
word-pawn = пішак
    .also = пішака | пішаки
