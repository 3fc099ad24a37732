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
