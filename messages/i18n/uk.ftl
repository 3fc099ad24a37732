### Every sentence that a person reads, in Ukrainian. docs/translating.md says how to add a language.

-game = { $case ->
    [genitive] партії
    [accusative] партію
    [instrumental] партією
    [genitive-plural] партій
    [instrumental-plural] партіями
    [locative-plural] партіях
    [Nominative] Партія
    [Genitive] Партії
    [Accusative] Партію
    [Genitive-plural] Партій
   *[nominative] партія
}
-move = { $case ->
    [genitive] ходу
    [instrumental] ходом
    [locative] ході
    [plural] ходи
    [genitive-plural] ходів
    [instrumental-plural] ходами
    [Nominative] Хід
    [Genitive] Ходу
    [Plural] Ходи
    [Genitive-plural] Ходів
   *[nominative] хід
}
-sealed-move = { $case ->
    [genitive] запечатаного ходу
    [instrumental] запечатаним ходом
    [plural] запечатані ходи
    [genitive-plural] запечатаних ходів
    [Nominative] Запечатаний хід
    [Instrumental] Запечатаним ходом
    [Plural] Запечатані ходи
   *[nominative] запечатаний хід
}
-draw = { $case ->
    [genitive] нічиєї
    [accusative] нічию
    [instrumental] нічиєю
    [Accusative] Нічию
    [Nominative] Нічия
   *[nominative] нічия
}
-castling = { $case ->
    [genitive] рокіровки
    [dative] рокіровці
    [accusative] рокіровку
   *[nominative] рокіровка
}
-en-passant = на проході
-promotion = перетворення
-opponent = { $case ->
    [genitive] партнера
    [dative] партнерові
    [instrumental] партнером
    [genitive-plural] партнерів
    [Dative] Партнерові
    [Nominative] Партнер
   *[nominative] партнер
}
-arbiter = { $case ->
    [genitive] арбітра
    [dative] арбітрові
    [instrumental] арбітром
    [plural] арбітри
    [genitive-plural] арбітрів
    [instrumental-plural] арбітрами
    [Genitive] Арбітра
    [Dative] Арбітрові
    [Nominative] Арбітр
    [Genitive-plural] Арбітрів
   *[nominative] арбітр
}
-envelope = { $case ->
    [genitive] конверта
    [locative] конверті
    [plural] конверти
    [genitive-plural] конвертів
    [Genitive] Конверта
    [Nominative] Конверт
    [Plural] Конверти
   *[nominative] конверт
}
-clock = { $case ->
    [genitive] годинника
    [locative] годиннику
    [instrumental] годинником
    [plural] годинники
    [instrumental-plural] годинниками
    [Nominative] Годинник
    [Plural] Годинники
   *[nominative] годинник
}
-flag = { $case ->
    [genitive] прапорця
    [plural] прапорці
    [Nominative] Прапорець
    [Plural] Прапорці
   *[nominative] прапорець
}
-check = { $case ->
    [instrumental] шахом
    [Nominative] Шах
   *[nominative] шах
}
-mate = мат
-stalemate = пат
-white = { $form ->
    [genitive] білих
    [instrumental] білими
    [Nominative] Білі
   *[nominative] білі
}
-black = { $form ->
    [genitive] чорних
    [instrumental] чорними
    [Nominative] Чорні
   *[nominative] чорні
}
-resign = { $form ->
    [instrumental] здачею
    [present] здаються
    [past-plural] здалися
    [past] здався
    [imperfective] здаватися
    [Infinitive] Здатися
   *[infinitive] здатися
}
-adjourn = { $form ->
    [noun] перерва
    [genitive] перерви
    [accusative] перерву
    [done] перервано
    [present] переривають
    [participle] перервана
    [participle-accusative] перервану
    [participle-locative] перерваній
    [participle-genitive] перерваної
    [Infinitive] Перервати
    [Noun] Перерва
    [Accusative] Перерву
    [Participle-accusative] Перервану
   *[infinitive] перервати
}
-resume = { $form ->
    [noun] відновлення
    [done] відновлено
    [future] відновлять
    [present] відновлюють
    [passive] відновлюється
    [Infinitive] Відновити
   *[infinitive] відновити
}
-seal = { $form ->
    [noun] запечатування
    [done] запечатано
    [past-plural] запечатали
    [imperative] запечатайте
    [present-plural] запечатують
    [past] запечатав
    [present] запечатує
    [Infinitive] Запечатати
    [Imperative] Запечатайте
   *[infinitive] запечатати
}
-illegal = { $form ->
    [feminine] неможлива
    [plural] неможливі
    [instrumental] неможливим
    [Masculine] Неможливий
   *[masculine] неможливий
}
-appeal = { $form ->
    [genitive] апеляції
    [accusative] апеляцію
    [instrumental] апеляцією
    [Nominative] Апеляція
    [Genitive] Апеляції
    [Accusative] Апеляцію
   *[nominative] апеляція
}

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
exact-days = { $n } д
exact-hours = { $n } год
exact-minutes = { $n } хв
exact-seconds = { $n } с

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } або { $last }
list-more = { $list } і ще { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} на кожен { -move }
control-period = { -move(case: "genitive-plural") }: { $moves }, час: { $time }
control-then = { $first }, далі { $next }
control-increment-of = { $period } + { $increment } за { -move }
control-cap-of = { $period }, не більше ніж { $cap }
control-delay-of = { $period }, затримка: { $delay }
control-whole-days = { $control }, відлік цілими днями
control-double = { $control }, подвійний відлік після { $days ->
    [one] { $days } дня
    [few] { $days } днів
    [many] { $days } днів
   *[other] { $days } дня
}
control-thematic-start = { $control }, тематичний початок
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks }, { -move(case: "genitive-plural") }: { $moves }

## What adjourned games wait for

adjourned-resumption = час { -resume(form: "noun") } або { $replier }
adjourned-opening = відкриття { -envelope(case: "genitive") }; жоден { -clock } не йде
adjourned-replier = { $replier }, чий { -clock } іде
adjourned-former_sealer = { $replier } (автор попереднього { -sealed-move(case: "genitive") }; явки ще немає); { -clock } цього гравця йде
adjourned-late_opening = відкриття { -envelope(case: "genitive") }: хтось прийшов запізно
adjourned-adjudication = { -arbiter }, щоб присудити результат, або { $sealer }, якщо зберігся текст { -sealed-move(case: "genitive") }; жоден { -clock } не йде
adjourned-sealed_text = { $sealer }, щоб показати текст { -sealed-move(case: "genitive") }; { -clock } цього гравця йде
adjourned-reading = { $replier }, щоб обрати прочитання; { -clock } цього гравця йде
adjourned-publication = { -arbiter } із ключем або { $sealer }, щоб показати те, що обидва гравці хочуть показати
adjourned-sealing = { $sealer }, щоб { -seal } чернетку або інший { -move }; { -clock } цього гравця йде
adjourned-gone = { $waits_for }; облікового запису більше не мають такі власники ключів цього { -envelope(case: "genitive") }: { $players }{ $complete ->
    [no] , тому { -envelope } тут відкрити неможливо
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Ви маєте обліковий запис на { $site }, і Ваше ім’я тут: { $name }. Якщо Ви цього не просили, не робіть нічого: без Вас жодна { -game } не почнеться.

    Усе можна робити поштою. Дайте відповідь на цей лист, по одній команді в рядку:

    {"  "}{ command-seek }: шукати { -opponent(case: "genitive") }; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: хто ще шукає; { command-accept-challenge } C7 починає { -game(case: "accusative") }
    {"  "}{ command-challenge } ІМ’Я: надіслати виклик гравцеві
    {"  "}{ command-games }: Ваші { -game(case: "genitive") } і чий у них { -move }
    {"  "}{ command-settings }: Ваш часовий пояс, запис { -move(case: "genitive-plural") } і сповіщення
    {"  "}{ command-help }: усі команди

    Коли почнеться { -game }, Ви отримаєте лист із позицією та { -clock(case: "instrumental") }. Дайте на нього відповідь зі своїм { -move(case: "instrumental") }, наприклад e4 або 5254, окремим рядком.
account-deleted = Обліковий запис { $name } видалено. На цю адресу більше нічого не надсилатиметься.
account-address = Обліковий запис { $name } має тепер іншу поштову адресу. На цю адресу більше нічого не надсилатиметься; усі сеанси й токени API припинено. Якщо це зробили не Ви, повідомте адміністрацію сервісу.
account-role = Ваша роль тепер: { $role }.
role-player = гравець
role-arbiter = { -arbiter }
role-administrator = адміністратор
account-envelope-key = Для Вашого облікового запису встановлено ключ, що відкриває { -sealed-move(case: "plural") }: { $key }. Якщо це зробили не Ви, завершіть свої сеанси й негайно повідомте адміністрацію: відтепер { -move(case: "plural") } запечатуються для цього ключа.
account-token-made = Для Вашого облікового запису створено токен API «{ $label }». Якщо це зробили не Ви, відкличте його.
account-tokens-revoked = Сервіс відновлено з резервної копії. Ваші токени API відкликано, бо серед них міг повернутися той, який Ви відтоді відкликали самі. Створіть для своїх програм нові.
calendar-made = Адресу Вашого календаря створено. Програми-календарі підписуються на неї й показують кінцеві терміни у Ваших { -game(case: "locative-plural") }:
calendar-how = Хто має цю адресу, може читати Ваші кінцеві терміни, тож нікому її не давайте. Попередня адреса більше не діє. Щоб відкликати цю, напишіть: { command-calendar-off }
calendar-shown = Створено адресу Вашого календаря. Хто її має, може читати кінцеві терміни у Ваших { -game(case: "locative-plural") }. Попередня адреса більше не діє. Якщо це зробили не Ви, напишіть: { command-calendar-off }
calendar-void = Сервіс відновлено з резервної копії. Адресу Вашого календаря відкликано, бо інакше могла повернутися та, яку Ви відтоді відкликали самі. Щоб створити нову, напишіть: { command-calendar }
webhook-made = Для Вашого облікового запису створено webhook: події Ваших { -game(case: "genitive-plural") } надсилаються на { $host }. Якщо це зробили не Ви, видаліть його й відкличте свої токени API.
webhook-secret-made = Ваш webhook, який надсилає на { $host }, отримав новий секретний ключ. Попередній діє ще 24 години. Якщо це зробили не Ви, видаліть webhook і завершіть свої сеанси.
webhook-secrets-a-day = Кількість секретних ключів для webhook, які Ви створили за останні 24 години: { $limit }. Зачекайте.
webhook-enabled = Ваш webhook увімкнено: події Ваших { -game(case: "genitive-plural") } надсилаються на { $host }. Якщо це зробили не Ви, видаліть його й завершіть свої сеанси.
webhook-off = П’ять днів не вдавалося нічого надіслати на { $host }. Ваш webhook вимкнено, а те, що чекало на надсилання, більше не надсилатиметься. Коли одержувач запрацює, увімкніть webhook знову.
webhook-failed = Ваш webhook не працює: подію три дні не вдавалося надіслати на { $host }, і спроби припинено. Пізніші події надсилаються й далі. Перегляньте доставки цього webhook; надіслати їх знову можна протягом 30 днів. Інших листів про це не буде, доки якась доставка не вдасться.
webhook-gone = Одержувач на { $host } повідомляє, що його більше немає. Ваш webhook вимкнено, і туди більше нічого не надсилається.
webhook-restored = Сервіс відновлено з резервної копії. Ваш webhook на { $host } вимкнено, бо інакше міг повернутися той, який Ви відтоді видалили самі. Увімкніть його знову або видаліть.
account-session-copied = Ключ одного з Ваших сеансів (клієнт: { $device }) використано двічі; можливо, його хтось скопіював. Цей сеанс завершено. Увійдіть знову там, де Вам потрібно.
account-unknown-client = невідомий
bounce-unknown = код стану не вказано
bounce-expired = лист не доставлено вчасно
bounce-not-sent = немає з’єднання з поштовим сервером, який прийняв би лист
account-mail-stopped = Пошта не доходить до гравця: { $name }. Повернених листів: { $bounces }, починаючи від: { $since }. Причина останнього: { $reason }. Листи про { -game(case: "genitive") } не надсилатимуться цьому гравцеві, доки пошта не запрацює. Це записано в кожній поточній { -game(case: "genitive") }: { $games }. { -clock(case: "Plural") } йдуть далі; чи матиме це наслідки, вирішує { -arbiter }.
account-mail-stopped-help = Ваші { -game(case: "genitive") } тут, і їхні { -clock(case: "plural") } йдуть далі. Подбайте, щоб Ваша скринька приймала листи, або змініть адресу через POST /v1/me/address. Потім: POST /v1/me/mail/resume.
account-mail-returned-help = Подбайте, щоб Ваша скринька приймала листи, або змініть адресу через POST /v1/me/address. Листи ще надсилаються; якщо повернуться нові, надсилання припиниться.
account-mail-not-fetched = Пошту з { $source } не вдається забрати, починаючи від: { $since }. Причина: { $trouble ->
    [unreachable] сервер недоступний
    [slow] сервер не відповідає вчасно
    [certificate] сертифікат сервера недійсний, або збій TLS
    [password] сервер відхиляє ім’я користувача або пароль
    [folder] не вдається відкрити теку
    [full] скринька переповнена
   *[protocol] сервер відхиляє команду
}. { -move(case: "Plural") }, надіслані поштою, чекають там. Що робити: postzug doctor.
account-mail-aside = Поки Postzug вилучав пошту з { $source }, файл змінила інша програма. Те, чого там може бракувати, зберігає файл поруч, починаючи від: { $since }. Пошта приймається й далі. Що робити: postzug doctor.
account-mail-single = Деякі листи з { $source } не вдається забрати, починаючи від: { $since }. { -move(case: "Plural") } в цих листах чекають там. Решта пошти приймається. Postzug пробує далі. Що робити: знайдіть причину в журналі. Лист, який Ви видалите або перемістите деінде, Postzug більше не намагатиметься забрати.
account-left = { $name }: { $how ->
    [silence] половину { -game(case: "genitive-plural") } програно через мовчання, і це вважається виходом
    [withdrawal] вихід
   *[expulsion] виключення
} з { $scope ->
    [all] усіх { -game(case: "genitive-plural") }
   *[event] турніру «{ $event }»
}. { $games }
account-left-none = Інших { -game(case: "genitive-plural") } немає.
account-left-none-yet = Інші поточні { -game(case: "genitive") } цього гравця: поки немає.
account-left-games = Інші поточні { -game(case: "genitive") } цього гравця: { $games }.
account-left-fault = У деяких { -game(case: "locative-plural") } цього не вдалося зробити через збій: оператор знайде його в журналі.
account-left-open = У цих { -game(case: "locative-plural") } жоден { -clock } не йде, доки { -arbiter } не присудить результат або не дозволить грати далі комусь іншому: { $games }.
account-not-done = { $game } (не виконано. { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.

refusal-not_a_player = Ви не граєте цю { -game(case: "accusative") }.
    .title = Ви не граєте цю { -game(case: "accusative") }
    .help = Це можуть зробити лише два гравці { -game(case: "genitive") }.
refusal-not_an_arbiter = Це може зробити лише { -arbiter }.
    .title = Це може зробити лише { -arbiter }
    .help = Зверніться до { -arbiter(case: "genitive") } { -game(case: "genitive") }.
refusal-same_player = Гравець не може грати проти самого себе.
    .title = Ніхто не грає проти самого себе
    .help = Назвіть іншого { -opponent(case: "genitive") }.
refusal-bad_start = { -game(case: "Nominative") } не може так початися: { $reason }.
    .title = { -game(case: "Nominative") } не може так початися
    .help = Виправте початкову позицію або регламент.
refusal-not_your_move = Зараз { -move } { -opponent(case: "genitive") }.
    .title = Зараз { -move } { -opponent(case: "genitive") }
    .help = Дочекайтеся { -move(case: "genitive") } { -opponent(case: "genitive") }.
refusal-wrong_ply = Це призначалося для позиції, до якої зроблено півходів: { $expected }. Насправді їх зроблено: { $current }.
    .title = Призначено для іншої позиції
    .help = Прочитайте { -game(case: "accusative") } знову й надішліть { -move } для теперішнього ply.
refusal-already_played = Цей { -move } уже записано як півхід { $ply }.
    .title = Цей { -move } уже записано
    .game = { -move(case: "Nominative") } лишається таким, як його записано першого разу.
    .help = Нічого не треба робити: { -move } зараховано.
refusal-not_a_move = «{ $text }» не є { -move(case: "instrumental") } у жодній нотації, яку знає цей сервіс.
    .title = Це не { -move }
    .help = Напишіть один { -move }, наприклад 5254 або e4; GET .../legal перелічує можливі.
refusal-illegal_move = { -move(case: "Nominative") } «{ $text }» тут { -illegal }: { $reason }.
    .title = { -move(case: "Nominative") } тут { -illegal }
    .game = { -move(case: "Genitive") } не зроблено, і { -clock } іде далі. Спробу зараховано.
    .help = Надішліть можливий { -move }; GET .../legal перелічує їх.
refusal-ambiguous_move = «{ $text }» можна прочитати по-різному: { $readings }.
    .title = Підходить кілька можливих { -move(case: "genitive-plural") }
    .help = Надішліть одне з прочитань.
refusal-promotion_missing = «{ $text }» має вказувати, на що перетворюється пішак: { $readings }.
    .title = Не вказано фігуру { -promotion }
    .help = Вкажіть, на що перетворюється пішак, наприклад 57581 або e8=Q.
refusal-too_late = Ліміт часу перевищено ще до того, як це надійшло.
    .title = Ліміт часу перевищено
    .game = Нічого не зроблено. { -flag(case: "Nominative") } падає, і { -game(case: "accusative") } закінчує сервіс, якщо про падіння { -flag(case: "genitive") } не треба заявляти.
    .help = До цієї { -game(case: "genitive") } вже нічого не можна надіслати. Де про падіння { -flag(case: "genitive") } треба заявляти, Ви ще можете зробити { -move }, доки хтось не заявить.
refusal-game_over = { -game(case: "Accusative") } закінчено.
    .title = { -game(case: "Accusative") } закінчено
    .help = До цієї { -game(case: "genitive") } вже нічого не можна надіслати.
refusal-no_draw_offer = Пропозиції { -draw(case: "genitive") } від { -opponent(case: "genitive") } немає.
    .title = Пропозиції { -draw(case: "genitive") } немає
    .help = Запропонуйте { -draw(case: "accusative") } разом зі своїм наступним { -move(case: "instrumental") }.
refusal-draw_too_early = Про { -draw(case: "accusative") } не можна домовитися, доки не завершено { -move } { $move_number }.
    .title = Для { -draw(case: "genitive") } за згодою ще рано
    .help = Грайте далі; { -move } названо в регламенті цієї { -game(case: "genitive") }.
refusal-claim_not_correct = Вимога неправильна: { $reason }.
    .title = Вимога неправильна
    .game = Вимогу записано; якщо було оголошено можливий { -move }, його зіграно, а draw_offer у { -game(case: "genitive") } показує, чи вимога лишається пропозицією.
    .help = Прочитайте { -game(case: "accusative") } знову перед наступним { -move(case: "instrumental") }.
refusal-offer_too_soon = Після пропозиції { -draw(case: "genitive") } треба зробити { -move(case: "genitive-plural") }: { $moves }, і лише тоді можна пропонувати знову. Пропозицію не зроблено.
    .title = Ви нещодавно пропонували { -draw(case: "accusative") }
    .game = { -move(case: "Nominative") }, надісланий разом із пропозицією, зіграно без неї.
    .help = Дочекайтеся пропозиції { -opponent(case: "genitive") } або зробіть названу кількість { -move(case: "genitive-plural") }.
refusal-no_tablebase_claims = Регламент цієї { -game(case: "genitive") } не дозволяє вимог за таблицями ендшпілю.
    .title = У цій { -game(case: "genitive") } немає вимог за таблицями ендшпілю
    .help = Грайте далі.
refusal-table_needed = Потрібні таблиці ендшпілю.
    .title = Таблиці ендшпілю не переглянуто
    .help = Спробуйте пізніше; повідомте операторові номер запиту.
refusal-too_many_men = Якщо фігур і пішаків на дошці більше ніж { $men }, вимога за таблицею ендшпілю неможлива.
    .title = Забагато фігур для таблиці ендшпілю
    .help = Подайте вимогу, коли на дошці буде не більше фігур і пішаків, ніж дозволяє регламент.
refusal-referred_before = { -arbiter(case: "Genitive") } вже питали про цю позицію; спочатку зробіть { -move }.
    .title = { -arbiter(case: "Genitive") } вже питали про цю позицію
    .help = Зробіть { -move }; вимогу можна подати в іншій позиції.
refusal-analysis_needed = Присудження результату не вимагають: про нього просять, подаючи свій аналіз.
    .title = Про присудження результату просять, подаючи аналіз
    .help = Натомість надішліть POST на .../adjudication.
refusal-no_adjudication = Регламент цієї { -game(case: "genitive") } не дозволяє гравцеві просити про присудження результату.
    .title = У цій { -game(case: "genitive") } не просять про присудження результату
    .help = Грайте далі; { -arbiter } може присудити результат і без прохання.
refusal-already_asked = Ви вже просили про присудження результату в цій { -game(case: "genitive") }.
    .title = Ви вже просили про присудження результату
    .help = Грайте далі; { -arbiter } може присудити результат і без прохання.
refusal-adjudication_too_early = Про присудження результату можна просити, коли завершено { -move } { $move_number }.
    .title = Просити про присудження результату ще рано
    .help = Просіть, коли обидві сторони завершать названий { -move }.
refusal-analysed_enough = Ви подали аналіз тричі; { -arbiter } вирішує за ним.
    .title = Ви подали аналіз тричі
    .help = Дочекайтеся рішення.
refusal-bad_analysis = Аналіз має бути простим текстом, від 1 до 20 000 знаків.
    .title = Аналізу немає, або він задовгий
    .help = Надішліть простий текст, від 1 до 20 000 знаків.
refusal-claim_pending = Вимога чекає на рішення { -arbiter(case: "genitive") }; доти жоден { -clock } не йде.
    .title = Вимога чекає на { -arbiter(case: "genitive") }
    .help = Дочекайтеся рішення; жоден { -clock } не йде.
refusal-no_claim = Жодна вимога з таким номером не чекає на рішення.
    .title = Жодна вимога не чекає
    .help = Подивіться на { -game(case: "accusative") } знову.
refusal-adjourned = { -game(case: "Accusative") } { -adjourn(form: "done") }; робити { -move(case: "plural") } не можна, доки її не { -resume(form: "done") }.
    .title = { -game(case: "Accusative") } { -adjourn(form: "done") }
    .help = Попросіть { -resume } її або дочекайтеся домовленого часу.
refusal-not_adjourned = { -game(case: "Accusative") } не { -adjourn(form: "done") }.
    .title = { -game(case: "Accusative") } не { -adjourn(form: "done") }
    .help = Це можливо лише в { -adjourn(form: "participle-locative") } { -game(case: "genitive") }.
refusal-must_seal = { -game(case: "Accusative") } { -adjourn(form: "present") }: { -seal(form: "imperative") } свій { -move }, а не грайте його.
    .title = { -move(case: "Nominative") } треба { -seal }
    .help = Надішліть { -move } через POST на .../seal.
refusal-not_sealing = Про { -adjourn(form: "accusative") } не домовлено, і її не призначено.
    .title = Про { -adjourn(form: "accusative") } не домовлено, і її не призначено
    .help = Зробіть { -move } або спочатку запропонуйте { -adjourn(form: "accusative") }.
refusal-not_sealable = Нічого не { -seal(form: "done") }, { -move } не прийнято: { $why }.
    .title = Нічого не { -seal(form: "done") }
    .game = Нічого не { -seal(form: "done") }; { -clock } сторони, чий { -move }, іде далі.
    .help = { -seal(form: "Imperative") } один можливий { -move }, наприклад 5254 або e4.
refusal-adjournment_not_allowed = Регламент цієї { -game(case: "genitive") } не дозволяє гравцям домовлятися про { -adjourn(form: "accusative") }.
    .title = Тут гравці не можуть { -adjourn } { -game(case: "accusative") }
    .help = Зверніться до { -arbiter(case: "genitive") }.
refusal-already_proposed = { $by_you ->
    [yes] Ви вже запропонували { -adjourn } { -game(case: "accusative") }; відповіді { -opponent(case: "genitive") } ще немає.
   *[no] Є пропозиція { -opponent(case: "genitive") } { -adjourn } { -game(case: "accusative") }. Щоб погодитися, дайте відповідь на лист про це; програма для цього вказує позицію на дошці.
}
    .title = { -adjourn(form: "Accusative") } вже запропоновано
    .help = Прийміть пропозицію { -opponent(case: "genitive") } з її ply або дочекайтеся відповіді на свою.
refusal-no_adjournment_proposed = Пропозиції { -adjourn } { -game(case: "accusative") } від { -opponent(case: "genitive") } немає.
    .title = Пропозиції { -adjourn(form: "genitive") } немає
    .help = Запропонуйте її самі.
refusal-already_requested = Ви вже попросили { -resume } { -game(case: "accusative") }; { -envelope } відкриють, коли { -opponent } буде готовий.
    .title = Про { -resume(form: "noun") } вже попросили
    .help = Дочекайтеся { -opponent(case: "genitive") }.
refusal-commitment_mismatch = Відкритий { -envelope } не збігається з контрольною сумою { $sealed_by ->
    [white] { -white(form: "genitive") }
   *[black] { -black(form: "genitive") }
}.
    .title = У { -envelope(case: "locative") } не те, що { -seal(form: "done") }
    .game = { -envelope(case: "Nominative") } лишається закритим; жоден { -clock } не йде.
    .help = Це має розглянути { -arbiter }.
refusal-envelope_needed = Потрібен текст { -envelope(case: "genitive") }.
    .title = Потрібен текст { -envelope(case: "genitive") }
    .help = Надішліть його текст через POST на .../opening.
refusal-arbiters_hold_it = Ключі { -envelope(case: "genitive") } мають { -arbiter(case: "plural") }: щоб відкрити його, потрібен його текст.
    .title = Ключі { -envelope(case: "genitive") } мають { -arbiter(case: "plural") }
    .help = Надішліть його текст через POST на .../opening.
refusal-no_session = Сеанси цієї { -game(case: "genitive") } не мають установленої тривалості: натомість запропонуйте { -adjourn } { -game(case: "accusative") }.
    .title = Тут сеанси не мають установленої тривалості
    .help = Натомість запропонуйте { -adjourn(form: "accusative") }.
refusal-session_too_long = Якщо { -adjourn } { -game(case: "accusative") } зараз, Ваш час до кінця сеансу буде витрачено, а Ваш ліміт часу закінчується раніше.
    .title = Решта сеансу довша за час, що лишився
    .help = Грайте далі або запропонуйте { -adjourn(form: "accusative") }.
refusal-not_encrypted = Це не { -envelope }, зашифрований програмою age, у текстовому вигляді (armored), не більший за 32 КіБ.
    .title = Це не зашифрований { -envelope }
    .help = Зашифруйте текст за допомогою age -a для ключів із .../envelope/recipients.
refusal-wrong_recipients = { -envelope(case: "Nominative") } зашифровано не для тих, хто має його відкрити: потрібно ключів { $needed } із { $holders }, усі вони є в /envelope/recipients.
    .title = Зашифровано для інших
    .help = { -seal(form: "Imperative") } за допомогою postzug seal --recipients і відповіді з .../envelope/recipients.
refusal-envelope_opens = { -envelope(case: "Genitive") } не втрачено: він є в сервісі, і він відкривається.
    .title = Не втрачено
    .game = { -envelope(case: "Nominative") } є в сервісі, і сервіс може його відкрити.
    .help = Відкрийте його через /resume або спочатку схваліть дострокове відкриття.
refusal-commitment_used = Цю контрольну суму вже використано в цій { -game(case: "genitive") }: напишіть інший { -envelope }, із новим випадковим числом (nonce).
    .title = Контрольну суму вже використано
    .help = Напишіть інший { -envelope }, із новим випадковим числом (nonce).
refusal-no_draft = Чернетки немає: { -seal(form: "imperative") } { -move }.
    .title = Чернетки немає
    .help = Надішліть { -move } через POST на .../seal.
refusal-already_acknowledged = Це вже записано: напис на { -envelope(case: "locative") } перевірено, дострокове відкриття схвалено або { -envelope } оголошено втраченим.
    .title = Це вже зроблено
    .help = Нічого не треба робити: це записано.
refusal-too_soon = Оголосіть { -resume(form: "noun") } щонайменше за день і щонайбільше за рік.
    .title = До нового часу має бути від одного дня до року
    .help = Оголосіть { -resume(form: "noun") } раніше.
refusal-not_to_be_opened = Ще не час відкривати { -envelope }: достроково його відкривають лише { -arbiter(case: "plural") }, із зазначенням причини.
    .title = Ще не час відкривати { -envelope }
    .help = Дочекайтеся { -resume(form: "noun") } { -game(case: "genitive") }; { -arbiter } може відкрити його раніше, із зазначенням причини.
refusal-second_arbiter_needed = Щоб відкрити { -envelope } достроково, потрібні два { -arbiter(case: "plural") }: { $approved_by_you ->
    [yes] Ви це схвалили, і тепер його відкриває інший { -arbiter }
    [no] інший { -arbiter } це схвалив, і тепер його відкриваєте Ви
   *[nobody] спочатку це схвалює інший { -arbiter } (approve early: причина)
}.
    .title = Достроково потрібні два { -arbiter(case: "plural") }
    .help = Нехай дострокове відкриття спочатку схвалить інший { -arbiter }: що схвалює один, те відкриває інший.
refusal-approval_needed = Ще не час відкривати { -envelope }: щоб відкрити його достроково, спочатку схваліть це, вказавши свою причину (approve early: причина), а потім відкрийте його.
    .title = Достроково потрібна причина від { -arbiter(case: "genitive") }
    .help = Спочатку схваліть дострокове відкриття зі своєю причиною (approve_early_opening) або дочекайтеся resume_at і гравців.
refusal-no_shut_envelope = Показувати нічого: потрібно, щоб { -game } закінчилася { -resign(form: "instrumental") } або { -draw(case: "instrumental") } під час { -adjourn(form: "genitive") } і щоб обидва гравці погодилися показати її { -envelope }.
    .title = Закритого { -envelope(case: "genitive") } не лишилося
    .game = Нічого не показано.
    .help = Показати можна лише { -envelope }, який був закритий, коли { -game } закінчилася { -resign(form: "instrumental") } або { -draw(case: "instrumental") }.
refusal-appeal_possible = { -envelope(case: "Nominative") } лишається закритим, доки в цій { -game(case: "genitive") } можлива { -appeal }: рішення { -arbiter(case: "genitive") } можуть скасувати, і тоді { -game } триватиме.
    .title = Рішення { -arbiter(case: "genitive") } можуть скасувати
    .help = Попросіть знову, коли час для { -appeal(form: "genitive") } мине й усі { -appeal(form: "genitive") } буде вирішено.
refusal-too_few_arbiters = { -arbiter(case: "Genitive-plural") } цієї { -game(case: "genitive") }, які можуть відкривати { -envelope(case: "plural") }: { $left }. Потрібно: { $needed }. Спочатку { -arbiter } має зареєструвати ключ для { -envelope(case: "genitive-plural") }, інакше { -game } триває без { -adjourn(form: "genitive") }.
    .title = Надто мало { -arbiter(case: "genitive-plural") } мають ключі
    .game = Нічого не { -seal(form: "present-plural") } для меншої кількості { -arbiter(case: "genitive-plural") }, ніж вимагає регламент.
    .help = Попросіть { -arbiter(case: "genitive") } { -game(case: "genitive") } зареєструвати ключ для { -envelope(case: "genitive-plural") }.
refusal-draft_for_others = Відколи Ви поклали чернетку, { -arbiter(case: "plural") }, які можуть відкривати { -envelope(case: "plural") }, змінилися: подайте чернетку знову.
    .title = Тепер { -envelope(case: "plural") } відкривають інші { -arbiter(case: "plural") }
    .help = Подайте чернетку знову або { -seal(form: "imperative") } { -move }: надішліть його через POST на .../seal.
refusal-not_a_reading = Оберіть одне з прочитань { -sealed-move(case: "genitive") }.
    .title = Це не одне з прочитань
    .help = Надішліть одне з adjournment.readings.
refusal-clocks_settled = Заперечити показання { -clock(case: "genitive") } можна лише до Вашого першого { -move(case: "genitive") } після { -resume(form: "noun") }.
    .title = Заперечувати показання { -clock(case: "genitive") } запізно
    .help = Зверніться до { -arbiter(case: "genitive") }: рішення все одно можливе.
refusal-bad_clocks = { -clock(case: "Nominative") } не можна так установити: кінцевий термін має бути в майбутньому, не на день відпустки, і лише для { -clock(case: "genitive") }, що йде; а { -clock } показує не більше, ніж дозволяє його контроль часу.
    .title = { -clock(case: "Nominative") } не можна так установити
    .help = Витрачений час не буває від’ємним; кінцевий термін має бути в майбутньому, лише для { -clock(case: "genitive") }, що йде, не на день відпустки, а в Triple Block не далі, ніж { -clock } може показати.
refusal-not_due = Час { -resume(form: "noun") } ще не настав.
    .title = Час { -resume(form: "noun") } ще не настав
    .help = Зачекайте, або нехай обидва гравці попросять { -resume } { -game(case: "accusative") }.
refusal-bad_reason = Наведіть причину: від 1 до 500 знаків.
    .title = Причини немає, або вона задовга
    .help = Наведіть причину: від 1 до 500 знаків.
refusal-too_many_acts = У цій { -game(case: "genitive") } вичерпано ліміт: 100 рішень { -arbiter(case: "genitive-plural") }.
    .title = Забагато рішень { -arbiter(case: "genitive-plural") }
    .help = Більше нічого не можна додати; анулюйте { -game(case: "accusative") } або дайте їй закінчитися.
refusal-bad_outcome = { -game(case: "Accusative") } скасовують або анулюють, а не присуджують без результату.
    .title = Це не результат
    .help = Натомість скасуйте або анулюйте { -game(case: "accusative") }.
refusal-not_over = { -game(case: "Accusative") } не закінчено.
    .title = { -game(case: "Accusative") } не закінчено
    .help = Очки змінюють, коли її закінчено.
refusal-bad_points = Сторона отримує щонайбільше дві половини очка за виграш.
    .title = Забагато очок
    .help = Назвіть для сторони щонайбільше дві половини очка.
refusal-take_back_not_allowed = Надісланий { -move } лишається в силі: регламент цієї { -game(case: "genitive") } не дозволяє брати { -move(case: "plural") } назад.
    .title = Тут { -move(case: "genitive-plural") } не беруть назад
    .help = За регламентом цієї { -game(case: "genitive") } кожен { -move } лишається в силі.
refusal-nothing_to_take_back = Взяти назад можна лише останній { -move } або останні два, і жодного запечатаного.
    .title = Цього { -move(case: "genitive") } не можна взяти назад
    .help = Назвіть на один або два півходи менше, ніж зіграно; жоден із них не може бути запечатаним.
refusal-bad_replacement = Грати замість гравця може лише особа, яка в цій { -game(case: "genitive") } не грає й не є { -arbiter(case: "instrumental") }.
    .title = Ця особа не може грати далі
    .help = Назвіть особу, яка в цій { -game(case: "genitive") } не грає й не є { -arbiter(case: "instrumental") }.
refusal-resign_instead = Гравець виходить з усіх { -game(case: "genitive-plural") } турніру або з усіх { -game(case: "genitive-plural") } узагалі: в одній { -game(case: "genitive") } { -resign(form: "present") }.
    .title = В одній { -game(case: "genitive") } { -resign(form: "present") }
    .help = Здайтеся або вийдіть з турніру цієї { -game(case: "genitive") } чи з усіх { -game(case: "genitive-plural") }.
refusal-player_withdrawn = Гравець вийшов із цієї { -game(case: "genitive") }: жоден { -clock } не йде, а що буде з { -game(case: "instrumental") }, вирішує { -arbiter }.
    .title = Гравець вийшов
    .help = { -arbiter(case: "Nominative") } присуджує результат або дозволяє грати далі комусь іншому.
refusal-act_reversed = Інший { -arbiter } скасував це за { -appeal(form: "instrumental") }: зробити це знову може лише інший { -arbiter }, а не Ви.
    .title = Інший { -arbiter } це скасував
    .help = Зробити це знову може інший { -arbiter }, а не Ви.
refusal-other_game_counts = Замість цієї { -game(case: "genitive") } зараховується { $game }: у цій рішень більше не приймають.
    .title = Замість цієї зараховується інша { -game }
    .help = Подивіться на названу { -game(case: "accusative") }.
refusal-other_line = Це написано до того, як { -arbiter } щось скасував у цій { -game(case: "genitive") }: перевірте теперішню позицію й напишіть знову.
    .title = Призначено для скасованої позиції
    .help = Прочитайте { -game(case: "accusative") } знову й надішліть { -move } із її ply та revision.
refusal-no_such_act = Рішення { -arbiter(case: "genitive") } з таким номером немає.
    .title = Такого рішення немає
    .help = Прочитайте acts у { -game(case: "genitive") }: { -appeal } називає номер рішення.
refusal-already_appealed = На це вже подано { -appeal(form: "accusative") }.
    .title = { -appeal(form: "Nominative") } вже була
    .help = Дочекайтеся рішення або прочитайте його в acts.
refusal-appeal_too_late = Час для { -appeal(form: "genitive") } на це минув.
    .title = Час для { -appeal(form: "genitive") } минув
    .help = Нічого вдіяти не можна: кількість днів названо в регламенті { -game(case: "genitive") }.
refusal-no_appeal = Жодна { -appeal } на це не чекає на рішення.
    .title = Жодна { -appeal } не чекає на рішення
    .help = Прочитайте acts у { -game(case: "genitive") }.
refusal-own_act = { -appeal(form: "Accusative") } на Ваше рішення розглядає інший { -arbiter }.
    .title = Ніхто не розглядає { -appeal(form: "genitive") } на власне рішення
    .help = Вирішити має інший { -arbiter }.
refusal-offer_with_move = { -draw(case: "Accusative") } пропонують разом із { -move(case: "instrumental") }.
    .title = { -draw(case: "Accusative") } пропонують разом із { -move(case: "instrumental") }
    .help = Додайте draw_offer до свого наступного { -move(case: "genitive") }.
refusal-offer_with_draft = Чернетка лежить у своєму { -envelope(case: "locative") } такою, як її написано, тому додати до неї пропозицію { -draw(case: "genitive") } неможливо. Нічого не { -seal(form: "done") }. Щоб запропонувати { -draw(case: "accusative") }, { -seal(form: "imperative") } { -move } із пропозицією; щоб { -seal } чернетку, пропозиції не додавайте.
    .title = До чернетки не додають пропозиції { -draw(case: "genitive") }
    .help = Назвіть { -move } і додайте draw_offer або { -seal(form: "imperative") } чернетку без draw_offer.
refusal-your_move = Зараз Ваш { -move }: зробіть його. Умовні { -move(case: "plural") } призначені для часу, коли думає { -opponent }.
    .title = Зараз Ваш { -move }
    .help = Зробіть його; умовні { -move(case: "plural") } подавайте разом із ним або після нього.
refusal-conditions_not_allowed = Регламент цієї { -game(case: "genitive") } не дозволяє умовних { -move(case: "genitive-plural") }.
    .title = У цій { -game(case: "genitive") } немає умовних { -move(case: "genitive-plural") }
    .game = Умовних { -move(case: "genitive-plural") } не збережено.
    .help = Грайте без них.
refusal-bad_conditions = Ваші умовні { -move(case: "plural") } не збережено: рядок { $line }, півхід { $half_move }: { $why }.
    .title = Умовні { -move(case: "plural") } неправильні
    .game = Жодного з них не збережено; подані раніше лишаються.
    .help = Виправте названі рядок і півхід.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Не прийнято ні пропозиції { -draw(case: "genitive") }, ні умовних { -move(case: "genitive-plural") }
    .game = { -move(case: "Nominative") } зіграно без них: див. version і ply.
    .help = Прочитайте offer і conditions; виправте умовні { -move(case: "plural") } й подайте їх знову.
refusal-already_offered = Ви вже запропонували { -draw(case: "accusative") }; відповіді { -opponent(case: "genitive") } ще немає.
    .title = Ваша пропозиція { -draw(case: "genitive") } вже діє
    .help = Дочекайтеся відповіді { -opponent(case: "genitive") }.
refusal-record_full = Забагато { -move(case: "genitive-plural") } без взяття й без { -move(case: "genitive") } пішаком: вимагайте { -draw(case: "accusative") } або зверніться до { -arbiter(case: "genitive") }.
    .title = Забагато { -move(case: "genitive-plural") } без взяття й без { -move(case: "genitive") } пішаком
    .help = Вимагайте { -draw(case: "accusative") } або зверніться до { -arbiter(case: "genitive") }.
refusal-not_the_timekeeper = Це робить лише сам сервіс.
    .title = Це робить лише сам сервіс
    .help = Нічого не треба робити: сервіс зробить це в належний час.
refusal-unknown_game = Такої { -game(case: "genitive") } немає.
    .title = Такої { -game(case: "genitive") } немає
    .help = Перевірте номер { -game(case: "genitive") }.
refusal-unknown_player = Гравця з таким іменем немає.
    .title = Такого гравця немає
    .help = Перевірте ім’я; видалені облікові записи не можна викликати.
refusal-unknown_challenge = Такого виклику немає.
    .title = Такого виклику немає
    .help = Його не існує, або він не для Вас.
refusal-challenge_closed = Цей виклик уже закрито.
    .title = Виклик уже закрито
    .help = Викличте гравця самі.
refusal-too_many_challenges = Кількість Ваших відкритих викликів і пошуків: { $limit }. Дочекайтеся відповідей або відкличте деякі.
    .title = Відкрито забагато викликів
    .help = Дочекайтеся відповідей або відкличте деякі.
refusal-key_reused = Цей ключ уже використано для іншого запиту; візьміть новий.
    .title = Idempotency-Key уже використано для іншого запиту
    .help = Для нового запиту беріть новий ключ, а той самий лише для повторення того самого запиту.
refusal-ply_missing = Вкажіть, для якого півходу це призначено.
    .title = Позицію не названо
    .help = Надішліть ply: кількість зіграних півходів.
refusal-bad_message = Повідомлення має бути простим текстом, від 1 до 2000 знаків.
    .title = Повідомлення не можна прийняти
    .help = Надішліть простий текст, від 1 до 2000 знаків.
refusal-flag_not_fallen = { -flag(case: "Nominative") } не впав.
    .title = Жоден { -flag } не впав
    .help = Дочекайтеся кінцевого терміну.
refusal-flag_for_arbiter = { -flag(case: "Nominative") } упав, але закінчити цю { -game(case: "accusative") } через це може лише { -arbiter }; { -arbiter(case: "genitive-plural") } повідомлено.
    .title = Про цей { -flag } заявляє лише { -arbiter }
    .game = { -game(case: "Nominative") } триває, і { -move } іще зараховується, доки { -arbiter } не закінчить її.
    .help = Зачекайте: { -arbiter(case: "genitive-plural") } повідомляють, коли { -flag } падає.
refusal-mail_noted = Це вже записано.
    .title = Це вже записано
    .help = Нічого не треба робити: це записано.
refusal-zone_noted = Це вже записано.
    .title = Це вже записано
    .help = Нічого не треба робити: це записано.
refusal-on_leave = Ви у відпустці й не можете робити { -move(case: "genitive-plural") }, доки вона не закінчиться.
    .title = Ви у відпустці
    .game = { -move(case: "Genitive") } не зроблено; { -clock } стоїть.
    .help = Зробіть { -move }, коли відпустка закінчиться.
refusal-no_leave = У цій { -game(case: "genitive") } відпусток немає.
    .title = У цій { -game(case: "genitive") } відпусток немає
    .help = Регламент { -game(case: "genitive") } їх не передбачає.
refusal-bad_leave = Відпустка має перший і останній день, щонайбільше за рік наперед.
    .title = Таку відпустку не можна взяти
    .help = Назвіть перший і останній день, щонайбільше за рік наперед.
refusal-leave_too_short = Найменша тривалість відпустки: { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}.
    .title = Відпустка закоротка
    .help = Візьміть відпустку, не коротшу за найменшу в регламенті.
refusal-leave_too_late = Відпустку треба взяти до початку її першого дня і щонайменше за { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} наперед. Цей запит надійшов запізно.
    .title = Брати цю відпустку запізно
    .help = Візьміть відпустку, яка починається пізніше.
refusal-leave_overlaps = На деякі з цих днів Ви вже взяли відпустку.
    .title = На деякі з цих днів відпустку вже взято
    .help = Назвіть інші дні.
refusal-leave_used_up = Днів відпустки, що у Вас лишилися на { $year } рік: { $days }.
    .title = Лишилося замало днів відпустки
    .help = Візьміть менше днів того року.
refusal-no_such_leave = Жодна відпустка, яку ще можна скасувати, не починається цього дня.
    .title = Такої відпустки, яку можна скасувати, немає
    .help = Прочитайте { -game(case: "accusative") }: відпустки перелічено в її clocks.
refusal-nothing_to_declare = Заявляти нічого: на цьому { -move(case: "locative") } { -game(case: "accusative") } не програють через мовчання, або термін { -move(case: "genitive") } призначив { -arbiter }.
    .title = На цьому { -move(case: "locative") } { -game(case: "accusative") } не програють через мовчання
    .help = Нічого не треба робити: думайте, скільки дозволяє { -clock }.
refusal-no_bank = У цій { -game(case: "genitive") } немає запасу, з якого можна поповнити { -clock }.
    .title = У цій { -game(case: "genitive") } немає запасу
    .help = Запас є лише в Triple Block.
refusal-nothing_to_refill = Поповнювати нічого: { -clock } повний або запас порожній.
    .title = Поповнювати нічого
    .help = { -clock(case: "Nominative") } повний або запас порожній.
refusal-rate_limited = Забагато повідомлень, вимог і викликів; зачекайте перед наступним стільки секунд: { $retry_after }.
refusal-nothing_to_return = Ця перерва в роботі не вплинула на жоден { -clock }, що йде.
    .title = Це не вплинуло на жоден { -clock }, що йде
    .help = Нічого не треба робити: повертати нічого.

## Refusals about accounts.

refusal-bad_name = Це ім’я не підходить: { $reason }.
    .title = Ім’я не підходить
    .help = Оберіть інше ім’я.
refusal-name_taken = Це ім’я або дуже схоже на нього вже зайняте; оберіть інше.
    .title = Ім’я зайняте
    .help = Оберіть інше ім’я; надісланий код лишається чинним.
refusal-bad_address = Це не поштова адреса, на яку цей сервіс може писати.
    .title = Це не поштова адреса, на яку ми можемо писати
    .help = Виправте адресу.
refusal-no_such_language = Такої мови тут немає. Є такі: { $languages }.
    .title = Такої мови немає
    .help = Візьміть один із кодів у languages.
refusal-bad_time_zone = Це не назва часового поясу, як-от Europe/Berlin.
    .title = Це не часовий пояс
    .help = Візьміть назву IANA, наприклад Europe/Berlin.
refusal-bad_key = Це не відкритий ключ age, який починається з age1.
    .title = Це не відкритий ключ age
    .help = Надішліть те, що age-keygen друкує як відкритий ключ; він починається з age1.
refusal-key_taken = Цей ключ має інший обліковий запис; створіть власний за допомогою age-keygen.
    .title = Цей ключ має інший обліковий запис
    .help = Створіть власний ключ за допомогою age-keygen і надішліть його відкриту частину.
refusal-bad_label = Позначка має від 1 до 60 знаків, без керувальних знаків.
    .title = Позначка не підходить
    .help = Візьміть від 1 до 60 видимих знаків.
refusal-too_many_codes = Для цієї адреси запитано забагато кодів. Наступний можна запитати: { $retry_at }.
    .title = Забагато кодів для цієї адреси
    .help = Скористайтеся надісланим кодом разом із тим запитом, за яким його надіслано, або запитайте новий після retry_at.
refusal-wrong_code = Це не той код, який було надіслано. Лишилося спроб: { $tries_left }.
    .title = Це не той код, який було надіслано
    .help = Введіть вісім цифр із листа, надісланого за цим запитом; після п’яти неправильних спроб запитайте новий код.
refusal-code_void = Цим кодом більше не можна скористатися; запитайте новий.
    .title = Код більше не діє
    .help = Запитайте новий код: строк дії цього минув, його вже використано або було забагато спроб.
refusal-session_ended = Сеанс закінчився; увійдіть знову.
    .title = Сеанс закінчився
    .help = Увійдіть знову.
refusal-bad_token = Цей токен недійсний.
    .title = Токен недійсний
    .help = Використовуйте токен саме таким, яким його видано; жодного сеансу не завершено.
refusal-no_scope = Токен API потребує щонайменше одного дозволу.
    .title = Немає дозволу
    .help = Назвіть щонайменше один дозвіл (scope).
refusal-already_expired = Строк дії токена вже минув би.
    .title = Строк дії вже минув
    .help = Назвіть момент у майбутньому або не називайте жодного.
refusal-too_many_tokens = Кількість Ваших токенів API: { $limit }. Спочатку відкличте один із них.
    .title = Забагато токенів API
    .help = Спочатку відкличте один.
refusal-bad_webhook_url = Це не адреса для webhook.
    .title = Це не адреса для webhook
    .help = Вкажіть адресу, яка починається з https:// і має сервер в інтернеті, без імені користувача, щонайбільше 1000 знаків.
refusal-too_many_webhooks = Кількість Ваших webhook: { $limit }. Спочатку видаліть один із них.
    .title = Забагато webhook
    .help = Спочатку видаліть один.
refusal-webhook_off = Цей webhook вимкнено.
    .title = Цей webhook вимкнено
    .help = Спочатку увімкніть його.
refusal-sign_in_again = Спочатку увійдіть знову: для цього потрібен вхід за останні 15 хвилин.
    .title = Потрібен новий вхід
    .help = Увійдіть знову й повторіть запит протягом 15 хвилин.
refusal-not_an_administrator = Це може зробити лише адміністратор.
    .title = Це може зробити лише адміністратор
    .help = Зверніться до адміністратора.
refusal-last_administrator = Має бути щонайменше один адміністратор.
    .title = Останнього адміністратора не можна усунути
    .help = Спочатку зробіть адміністратором когось іншого.
refusal-notice_needed = Сповіщення виду { $kind } не можна вимкнути: { $why }.
    .title = Сповіщення цього виду лишаються ввімкненими
    .help = Нічого не треба робити: без них можна втратити { -game(case: "accusative") } або обліковий запис. Інші можна вимкнути.
refusal-not_found = Не знайдено: { $what }.
refusal-games_running = Кількість Ваших поточних { -game(case: "genitive-plural") }: { $games }. Спочатку здайтеся в них або попросіть здати їх усі.
    .title = Є поточні { -game(case: "genitive") }
    .game = З { -game(case: "instrumental-plural") } нічого не сталося.
    .help = Спочатку здайтеся в них або надішліть resign_all.

## What a refusal left of the game, over HTTP

game-nothing = З { -game(case: "instrumental") } нічого не сталося; { -clock(case: "genitive") } не змінено.
game-running = { -move(case: "Genitive") } не зроблено; { -clock } сторони, чий { -move }, іде далі.
game-no-clock = З { -game(case: "instrumental") } нічого не сталося; жоден { -clock } не йде.
game-envelope-closed = { -envelope(case: "Nominative") } лишається закритим.
game-nothing-sealed = Нічого не { -seal(form: "done") }; { -clock } іде далі.
game-claim-move-end = Вимогу записано, оголошений { -move } зіграно, і { -game(case: "accusative") } закінчено.
game-claim-move = Вимогу записано, оголошений { -move } зіграно; draw_offer у { -game(case: "genitive") } показує, чи вимога лишається пропозицією.
game-claim = Вимогу записано, а { -move } іще треба зробити; draw_offer у { -game(case: "genitive") } показує, чи вимога лишається пропозицією.
game-illegal-end = { -move(case: "Genitive") } не зроблено, і { -game(case: "accusative") } закінчено.
game-illegal-gain = { -move(case: "Genitive") } не зроблено, і { -opponent } отримує додатковий час.
game-move-end = { -move(case: "Nominative") } зіграно, і { -game(case: "accusative") } закінчено.
game-move = { -move(case: "Nominative") } зіграно; { -clock } { -opponent(case: "genitive") } йде.
game-recorded = Події записано.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Потрібен сеанс.
    .title = Потрібен сеанс
    .help = Увійдіть: токени для програм не можуть змінювати обліковий запис.
problem-bad_request = Запит неможливо прочитати.
    .title = Запит неможливо прочитати
    .help = Виправте шлях, параметри або заголовки.
problem-body_unreadable = Тіло запиту не є JSON.
    .title = Тіло запиту не є JSON
    .help = Надішліть один об’єкт JSON.
problem-body_invalid = Тіло запиту має неправильну будову.
    .title = Тіло запиту має неправильну будову
    .help = Порівняйте його зі схемою в /openapi.json; невідомі поля відхиляються.
problem-body_too_large = Тіло запиту завелике.
    .title = Тіло запиту завелике
    .help = Надішліть щонайбільше 128 КіБ.
problem-not_json = Тіло запиту не позначено як JSON.
    .title = Тіло запиту не позначено як JSON
    .help = Надішліть Content-Type: application/json.
problem-cursor_invalid = Це не курсор цього списку.
    .title = Це не курсор цього списку
    .help = Почніть знову без курсора.
problem-confirmation_missing = Це не підтверджено.
    .title = Не підтверджено
    .help = Надішліть {"{"}"confirm": true{"}"}, якщо справді цього хочете.
problem-bad_notes = Нотатки — це звичайний текст, щонайбільше { $most } знаків.
    .title = Ці нотатки неможливо зберегти
    .help = Скоротіть їх і вилучіть керувальні знаки.
problem-notes_changed = Відколи Ви прочитали свої нотатки, вони змінилися, тому нічого не збережено.
    .title = Нотатки змінилися
    .help = Прочитайте їх знову, об’єднайте обидва тексти й надішліть разом із версією, яку прочитали.
problem-idempotency_key_malformed = Idempotency-Key не підходить.
    .title = Idempotency-Key не підходить
    .help = Візьміть від 1 до 255 друкованих знаків ASCII, наприклад UUID.
problem-unauthenticated = Вхід не виконано.
    .title = Вхід не виконано
    .help = Надішліть Authorization: Bearer із дійсним токеном доступу або токеном API; увійдіть, щоб його отримати.
problem-insufficient_scope = Токен цього не дозволяє.
    .title = Токен цього не дозволяє
    .help = Візьміть токен із дозволом (scope), який названо для цієї операції.
problem-game_delayed = { -move(case: "Plural") } цієї { -game(case: "genitive") } показують пізніше.
    .title = { -move(case: "Plural") } показують пізніше
    .help = Доки { -game } не завершилася, тут її читають лише її гравці та { -arbiter(case: "plural") }. Що доступно всім, показує її сторінка: /g/ з її номером.
problem-not_found = Тут нічого немає.
    .title = Не знайдено
    .help = Перевірте шлях; /docs перелічує всі.
problem-method_not_allowed = Цей метод тут неможливий.
    .title = Цей метод тут неможливий
    .help = Можливі названо в заголовку Allow.
problem-uri_too_long = Адреса запиту задовга.
    .title = Адреса запиту задовга
    .help = Надішліть щонайбільше 8 КіБ шляху й параметрів.
problem-head_too_large = Заголовки запиту завеликі.
    .title = Заголовки запиту завеликі
    .help = Надішліть щонайбільше 32 КіБ у щонайбільше 96 полях заголовків.
problem-request_timeout = Запит тривав задовго.
    .title = Запит тривав задовго
    .help = Повторіть його з тим самим Idempotency-Key.
problem-precondition_failed = { -game(case: "Nominative") } змінилася.
    .title = { -game(case: "Nominative") } змінилася
    .help = Прочитайте { -game(case: "accusative") } знову й вирішіть знову.
problem-rate_limited = Спробуйте знову через { $seconds } с.
    .title = Забагато запитів
    .help = Зачекайте стільки, скільки каже Retry-After.
problem-too_many_streams = Відкрито забагато потоків.
    .title = Забагато відкритих потоків
    .help = Спочатку закрийте інший потік.
problem-busy = Сервіс зайнятий.
    .title = Сервіс зайнятий
    .game = З { -game(case: "instrumental") } нічого не сталося; нічого не записано.
    .help = Повторіть запит із тим самим Idempotency-Key після Retry-After.
problem-storage = Стався збій сховища.
    .title = Стався збій сховища
    .game = Якщо це записано, повторення запиту з тим самим Idempotency-Key покаже підтвердження.
    .help = Повторіть запит із тим самим Idempotency-Key після Retry-After.
problem-reading_stands = Пошта не читається.
    .title = Пошта не читається
    .game = Її зберігають, а все інше працює далі.
    .help = Оператор має знову запустити сервіс.
problem-wrong_clock = Системний час цього екземпляра неправильний.
    .title = Системний час цього екземпляра неправильний
    .game = Тут нічого не вирішується.
    .help = Зверніться до іншого екземпляра; оператор має виправити час.
problem-disk_full = Диск заповнено.
    .title = Диск заповнено
    .game = Тут нічого не записується.
    .help = Оператор має звільнити на ньому місце.
problem-restored = Базу даних відновлено.
    .title = Базу даних відновлено
    .game = Тут нічого не записується.
    .help = Оператор має знову запустити сервіс.
problem-draining = Сервіс зупиняється.
    .title = Сервіс зупиняється
    .help = З’єднайтеся знову після Retry-After.
problem-internal = Це наша помилка.
    .title = Наша помилка
    .game = Якщо це записано, повторення запиту з тим самим Idempotency-Key покаже підтвердження.
    .help = Спробуйте пізніше; повідомте операторові номер запиту.
problem-refused = Запит відхилено.
    .title = Запит відхилено
    .help = Прочитайте detail.
problem-list_refused = Деякі рядки списку відхилено, тому жодна { -game } не почалася.
    .title = Деякі рядки списку відхилено
    .help = Виправте названі рядки й надішліть увесь список знову.
problem-body-fault = Тіло запиту не підходить: { $fault }.
problem-body-syntax = Тіло запиту не є JSON: { $fault }.
problem-query-fault = Параметри запиту неможливо прочитати: { $fault }.
problem-token = Токен невідомий, строк його дії минув, його відкликано або надіслано не як Authorization: Bearer.
problem-limit = limit має бути від 1 до { $most }.
problem-last-event = Last-Event-ID має бути номером події.
problem-at = at має бути моментом не пізніше ніж у 9999 році.
problem-pieces = file має бути від a до h, а rank від 1 до 8.
problem-csv = Цей рядок CSV неможливо прочитати.
problem-csv-missing = У заголовку CSV немає стовпця { $column }.
problem-csv-column = У заголовку CSV є стовпець { $column }, який невідомий або трапляється двічі.
problem-csv-value = Стовпець { $column } цього рядка неможливо прочитати.
problem-list-length = Кількість { -game(case: "genitive-plural") } у списку має бути від 1 до { $most }.
problem-list-forms = Подайте { -game(case: "genitive") } лише в одній формі.
problem-origin = Браузер не може зробити цей запит із цього джерела, цим методом і з цими заголовками.
problem-head = Заголовки запиту не відповідають HTTP/1.1, або його адреса довша за 64 КіБ.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Запит довший за 64 КіБ, або його елементи вкладено надто глибоко.
xfcc-no-xml = Запит не є правильно побудованим XML.
xfcc-ampersand = У запиті є незамінений знак &: пишіть замість нього &amp; і не вживайте інших сутностей, крім сутностей XML.
xfcc-doctype = Запит містить тип документа (DOCTYPE), а це не дозволено.
xfcc-envelope = Запит не є одним повідомленням SOAP (Envelope) з одним тілом (Body) і одним запитом у ньому.
xfcc-field = Запит має більше ніж 20 полів, або якесь поле є двічі, містить елементи чи не є ні true, ні false.
xfcc-operation = Запит не є ні GetMyGames, ні MakeAMove.
xfcc-adjourned = { -adjourn(form: "done") }: { -sealed-move }
xfcc-sealing = наступний { -move } { -seal(form: "present-plural") }: листом або через API
xfcc-arbiter = чекає на { -arbiter(case: "genitive") }
xfcc-both-lose = 0-0: програють обидва
problem-head-late = Заголовки запиту не надійшли протягом 10 секунд.
problem-head-large = Заголовки запиту більші за 128 КіБ, або їх полів більше ніж 96.

## Reasons: a wrong claim.

wrong-claim-tablebase = таблиця ендшпілю показує інше
wrong-claim-repetition = позиція виникала { $times } з 3 потрібних разів
wrong-claim-fifty_moves_suspended = коли фігур так мало, вирішують таблиці ендшпілю, і { -move(case: "plural") } не рахують
wrong-claim-half_moves = півходів без взяття й без { -move(case: "genitive") } пішаком зроблено { $counted } з { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = це не { -move } у жодній нотації, яку знає цей сервіс
condition-illegal = цей { -move } там { -illegal }
condition-ambiguous = цей { -move } там можна прочитати по-різному
condition-other_number = тут стоїть номер іншого { -move(case: "genitive") }
condition-promotion_missing = треба вказати, на що перетворюється пішак
condition-incomplete = немає відповіді: кожен рядок має закінчуватися Вашим власним { -move(case: "instrumental") }
condition-inconsistent = це відповідь на позицію, на яку інший рядок відповідає інакше
condition-too_many = цей { -move } зайвий: усі умовні { -move(case: "plural") } разом мають щонайбільше 100 півходів

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = це не { -move } у жодній нотації, яку знає цей сервіс
not-sealable-illegal = цей { -move } тут { -illegal }
not-sealable-ambiguous = цьому запису відповідає кілька можливих { -move(case: "genitive-plural") }
not-sealable-promotion_missing = треба вказати, на що перетворюється пішак
not-sealable-withheld = точну причину повідомлено лише гравцеві, який надіслав цей { -move }

## Pieces

piece = { $role ->
    [pawn] пішак
    [knight] кінь
    [bishop] слон
    [rook] тура
    [queen] ферзь
   *[king] король
}
piece-on = { piece } на { $square }
counted-illegal = { $refusal } Це Ваш { -illegal } { -move } № { $count } у цій { -game(case: "genitive") }. { -illegal(form: "Masculine") } { -move } № { $limit } означає програш { -game(case: "genitive") }.
counted-ambiguous = { $refusal } Це Ваш неоднозначний { -move } № { $count } у цій { -game(case: "genitive") }. Неоднозначний { -move } № { $limit } означає програш { -game(case: "genitive") }.

## Reasons: an illegal move.

illegal-empty_square = на полі { $square } немає фігури
illegal-opponents_piece = ця фігура належить { -opponent(case: "dative") }: { $piece }
illegal-other_piece = фігура на полі { $square }: { $role }; а названо: { $named }
illegal-own_piece = заважає власна фігура: { $piece }
illegal-cannot_move_so = { $piece } так не ходить
illegal-none_reaches = на поле { $square } не може піти жодна така фігура: { $role }
illegal-blocked = на шляху стоїть { $piece }
illegal-pawn_takes_diagonally = на шляху стоїть { $piece }; пішак б’є лише по діагоналі
illegal-pawn_double_step = пішак ходить на два поля лише з початкового поля
illegal-nothing_to_capture = на полі { $square } немає чого бити
illegal-en_passant_only_at_once = взяття { -en-passant } можливе лише відразу після { -move(case: "genitive") } пішака на два поля
illegal-king_in_check = король потрапив би під { -check }; нападає { $piece }
illegal-king_stays_in_check = король лишився б під { -check(case: "instrumental") }; нападає { $piece }
illegal-castling_right_lost = { -castling } в цей бік уже { -illegal(form: "feminine") }: король або ця тура вже ходили або не стоять на своєму місці
illegal-castling_blocked = { -castling(case: "dative") } заважає { $piece }
illegal-castling_out_of_check = король стоїть під { -check(case: "instrumental") } і не може рокіруватися; нападає { $piece }
illegal-castling_through_check = король пройшов би через поле { $square } або став би на нього, а на це поле нападає { $piece }
illegal-no_promotion = у цьому { -move(case: "locative") } пішак не перетворюється, тому { -promotion } вказувати не можна
illegal-promotion_to = пішак перетворюється на ферзя, туру, слона або коня; вказано: { $role }
illegal-other = жодна фігура не може зробити цього { -move(case: "genitive") }

## Reasons: a game that cannot start.

bad-start-time_zones = часові пояси неправильні
bad-start-started = вона вже почалася
bad-start-tournament_name = назва турніру має бути в одному рядку; найбільша кількість знаків: { $most }
bad-start-no_arbiter = обліковий запис { $player } не належить { -arbiter(case: "dative") } цієї { -game(case: "genitive") }
bad-start-no_envelope_key = { -arbiter } (обліковий запис { $arbiter }) не має зареєстрованого ключа для { -envelope(case: "genitive-plural") }

## Reasons: regulations out of their bounds.

regulations-leave = відпустка має бути від 1 до 366 днів на рік, найменша від 1 до 60 днів, із попередженням щонайбільше за 60 днів
regulations-leave_in_triple_block = Triple Block не має відпусток
regulations-silence = програш через мовчання має наставати після 10–365 днів, а перед ним мають бути три нагадування за порядком
regulations-silence_without_periods = правило про мовчання потребує контролю часу з періодами
regulations-claim_after_moves = кількість { -move(case: "genitive-plural") } без взяття й без { -move(case: "genitive") } пішаком, яка дозволяє вимогу, має бути від 50 до 100
regulations-tablebase_fifty_moves = якщо для вимоги потрібно не 50 { -move(case: "genitive-plural") }, таблиці ендшпілю не можуть урахувати правило п’ятдесяти { -move(case: "genitive-plural") }
regulations-tablebase = вимоги за таблицями ендшпілю стосуються від 3 до 7 фігур і пішаків, і { -arbiter } має на них від 1 до 90 днів
regulations-adjudication = про присудження результату просять щонайпізніше після 500 { -move(case: "genitive-plural") }, і { -arbiter } має на це від 1 до 90 днів
regulations-offer_again = кількість { -move(case: "genitive-plural") }, потрібних між двома пропозиціями { -draw(case: "genitive") }, має бути щонайбільше 100
regulations-penalty_days = { -opponent } отримує щонайбільше 30 додаткових днів
regulations-loses_at = { -illegal } або неоднозначний { -move }, що програє, має бути першим або пізнішим
regulations-arbiters = { -game } має щонайбільше 10 { -arbiter(case: "genitive-plural") }, кожного названо один раз
regulations-withdrawal = межа { -move(case: "genitive-plural") }, нижче якої вихід гравця анулює { -game(case: "accusative") }, має бути щонайбільше 100, а вихід через мовчання потребує правила про мовчання
regulations-appeal_days = строк для { -appeal(form: "genitive") } гравця щонайбільше 365 днів
regulations-resume_after_days = { -resume(form: "noun") } має бути через 1–365 днів після { -seal(form: "noun") }
regulations-session_days = сеанс має тривати від 1 до 365 днів
regulations-default_days = допустимий час запізнення має бути від 0 до 60 днів і потребує check_in
regulations-holders = різних { -arbiter(case: "genitive-plural") } із ключами { -envelope(case: "genitive-plural") } щонайбільше { $most }; із них потрібно від 1 до 3, а достроково 1 або 2
regulations-public_delay = глядачі мають бачити { -move(case: "plural") } із запізненням щонайбільше на 100 півходів

## Reasons: a starting position.

start-number = позиції Chess960 мають номери від 0 до 959, а не { $number }
start-fen = це не FEN: { $fault }
start-move_number = { -game } може початися щонайпізніше з { -move(case: "genitive") } 9999
start-over = у цій позиції { -game(case: "accusative") } вже закінчено
start-drawn = у цій позиції вже { -draw }; півходів без взяття й без { -move(case: "genitive") } пішаком: { $halfmoves }

## Reasons: a FEN.

fen-text = неправильний FEN
fen-board = неправильна дошка у FEN
fen-digits = дві цифри дошки стоять поруч
fen-pocket = неправильна кишеня у FEN
fen-turn = у FEN неправильно вказано, чий { -move }
fen-castling = неправильні { -castling(case: "genitive") } у FEN
fen-en_passant = неправильне поле взяття { -en-passant } у FEN
fen-checks = неправильна кількість шахів у FEN
fen-half_moves = неправильний лічильник півходів у FEN
fen-move_number = неправильний номер { -move(case: "genitive") } у FEN
fen-counter = лічильник має число, якого { -game } не може досягти

## Reasons: a starting position, as the rules of chess see it.

start-position = ця позиція { -illegal(form: "feminine") }: { $faults }
position-empty_board = порожня дошка
position-missing_king = немає короля
position-too_many_kings = забагато королів
position-pawns_on_backrank = пішаки на крайній горизонталі
position-castling_rights = неправильні права на { -castling(case: "accusative") }
position-en_passant = неправильне поле взяття { -en-passant }
position-opposite_check = під { -check(case: "instrumental") } стоїть король сторони, яка щойно зробила { -move }
position-impossible_check = неможливий { -check }
position-too_much_material = забагато матеріалу

## Reasons: a time control.

control-days_per_move = ліміт на { -move } має бути від 1 до 60 днів
control-periods = контроль часу має від 1 до 9 періодів
control-moves = період має від 1 до 200 { -move(case: "genitive-plural") }, останній може бути й до кінця { -game(case: "genitive") }
control-time = час періоду має бути від 1 години до 1000 днів, пізнішого періоду щонайбільше 1000 днів
control-no_time = період, який повторюється або йде за періодом із затримкою, потребує власного часу
control-increment = додавання має бути щонайбільше 100 днів
control-cap = межа має бути від 1 години до 1000 днів і потребує додавання
control-delay = затримка має бути щонайбільше 60 днів
control-duplication = подвійний відлік має починатися після 1–365 днів
control-thematic = тематичний початок потребує першого періоду з кількістю { -move(case: "genitive-plural") }
control-triple_block = { -clock } Triple Block має бути від 1 до 100 днів, запас щонайбільше 500 днів, додавання щонайбільше 9 днів на 300 { -move(case: "genitive-plural") }

## Reasons: free time.

free-time-weekdays = вільними можуть бути щонайбільше шість днів тижня, кожен названо один раз
free-time-dates = вільними можуть бути щонайбільше 400 дат, за порядком, кожну названо один раз
free-time-night = нічна перерва має бути від 1 хвилини до 16 годин

## Reasons: a name.

name-length = у ньому має бути від 2 до 40 знаків
name-sign = дозволено лише літери, цифри, пробіли, дефіси, апострофи, крапки й підкреслення
name-joined = воно має починатися з літери або цифри, а між ними може бути лише один знак
name-spaces = лише один пробіл поспіль
name-ends = воно має починатися й закінчуватися літерою або цифрою
name-no_letter = воно має містити літеру
name-alphabets = лише літери однієї абетки
name-reserved = його зарезервовано

## Reasons: a notice that cannot be switched off.

notice-need-clock = без них Ви могли б програти { -game(case: "accusative") } за часом
notice-need-adjournment = без них Ви могли б запізно { -seal } { -move } або запізно повернутися й програти { -game(case: "accusative") }
notice-need-players = без них гравці могли б програвати { -game(case: "genitive") }, чекаючи на Вас
notice-need-account = без них Ваш обліковий запис міг би забрати хтось інший

## Things that there are none of.

missing-account = обліковий запис
missing-player = гравець
missing-session = сеанс
missing-api_token = токен API
missing-envelope_key = ключ { -envelope(case: "genitive-plural") }
missing-webhook = webhook
missing-delivery = доставка

## Events of a game, for players and arbiters

arbiter-named = { -arbiter } { $name }
arbiter-unnamed = { -arbiter }
arbiter-service = сервіс
reason = Причина: { $reason }
reason-of-arbiter = Причина, яку назвав { -arbiter }: { $reason }
reason-erased = (стерто).
reason-as-written = так, як Ви її написали.

event-your-game-white = Почалася Ваша { -game }; { -opponent }: { $opponent }. Ви граєте { -white(form: "instrumental") }. Контроль часу: { $control }.
event-your-game-black = Почалася Ваша { -game }; { -opponent }: { $opponent }. Ви граєте { -black(form: "instrumental") }. Контроль часу: { $control }.
event-game = Почалася { -game } { $white } – { $black }. Контроль часу: { $control }.
event-moved = { $who-is ->
    [you] Ваш { -move }: { $move } (витрачено часу: { $time }).
   *[other] { -move(case: "Nominative") }: { $who } — { $move } (витрачено часу: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Ваш { -move } із пропозицією { -draw(case: "genitive") }: { $move } (витрачено часу: { $time }).
   *[other] { -move(case: "Nominative") } із пропозицією { -draw(case: "genitive") }: { $who } — { $move } (витрачено часу: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Ваша негайна відповідь, умовний { -move }: { $move }.
   *[other] Негайна відповідь, умовний { -move }: { $who } — { $move }.
}
event-message = { $who-is ->
    [you] Ви написали повідомлення.
   *[other] Є повідомлення. Автор: { $who }.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Ви надіслали { -illegal } { -move }. Таких { -move(case: "genitive-plural") } досі: { $count }.
   *[other] Надіслано { -illegal } { -move }: { $who }. Таких { -move(case: "genitive-plural") } досі: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Ви надіслали неоднозначний { -move }. Таких { -move(case: "genitive-plural") } досі: { $count }.
   *[other] Надіслано неоднозначний { -move }: { $who }. Таких { -move(case: "genitive-plural") } досі: { $count }.
}
gain-you = Ви отримуєте додатковий час на наступний { -move }: { $time }.
gain-opponent = { -opponent(case: "Nominative") } отримує додатковий час на наступний { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, списано з { -clock(case: "genitive") }: { $charged }

event-draw-offered = { $who-is ->
    [you] Ви запропонували { -draw(case: "accusative") }.
   *[other] Запропоновано { -draw(case: "accusative") }: { $who }.
}
event-draw-declined = { $who-is ->
    [you] Ви відхилили пропозицію { -draw(case: "genitive") }.
   *[other] Пропозицію { -draw(case: "genitive") } відхилено: { $who }.
}
claim-win = виграш
claim-draw = { -draw }
claim-by-threefold = триразове повторення позиції
claim-by-fifty = правило п’ятдесяти { -move(case: "genitive-plural") }
claim-by-tablebase = таблиця ендшпілю
claim-by-adjudication = присудження
event-claimed = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }.
} Жодна таблиця ендшпілю тут не може цього вирішити.
event-claimed-with-move = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }. Оголошений { -move }: { $move }.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }. Оголошений { -move }: { $move }.
} Жодна таблиця ендшпілю тут не може цього вирішити.
event-adjudication-asked = { $who-is ->
    [you] Ви попросили присудити результат. Ваша вимога: { $claim }.
   *[other] Є прохання присудити результат: { $who }. Вимога: { $claim }.
}
event-claim-waits = { -arbiter(case: "Nominative") } вирішує до: { $until }. Доти жоден { -clock } не йде. Якщо рішення не буде, вимога тоді втратить силу.
event-claim-waits-clock-runs = { -arbiter(case: "Nominative") } вирішує до: { $until }. Тим часом { -game } триває, і { -clock } іде. Якщо рішення не буде, вимога тоді втратить силу.
event-claim-decide = Рішення за Вами: дайте відповідь одним рядком, «arbiter { $game } uphold { $claim }: » (задовольнити) або «arbiter { $game } reject { $claim }: » (відхилити), і напишіть причину.
event-claim-analyse = Ви можете подати аналіз: напишіть у відповіді «{ command-analysis }:» і текст під цим рядком. { -opponent(case: "Nominative") } не зможе прочитати його до кінця { -game(case: "genitive") }.
event-analysed = { $who-is ->
    [you] Ви подали аналіз.
   *[other] Подано аналіз: { $who }.
}
event-claim-lapsed = Жоден { -arbiter } не розглянув вимогу вчасно. { -game(case: "Nominative") } триває так, ніби вимоги не було. Час очікування не списано з { -clock(case: "genitive") } жодного гравця.
event-claim-upheld = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }. Вимога правильна.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }. Вимога правильна.
}
event-claim-rejected = { $who-is ->
    [you] Ваша вимога: { $claim }. Підстава: { $basis }.
   *[other] Вимога: { $who } — { $claim }. Підстава: { $basis }.
} { $offer ->
    [yes] Вимога неправильна й лишається пропозицією { -draw(case: "genitive") } (FIDE 9.5.3).
   *[no] Вимога неправильна.
}
event-adjudication-declined = Відмова присуджувати результат: { $arbiter }. { -game(case: "Nominative") } триває.

event-flag-fell = { $who-is ->
    [you] Ви не зробили { -move(case: "genitive") } до кінцевого терміну: { $deadline }.
   *[other] { -move(case: "Nominative") } не зроблено вчасно: { $who }. Кінцевий термін: { $deadline }.
}
event-downtime = Сервіс був недоступний. Час, повернений на { -clock }: { $time }.
event-downtime-absent = Сервіс був недоступний, коли жоден { -clock } не йшов. Відсутній гравець має на стільки ж більше часу, щоб з’явитися.
event-leave = { $who-is ->
    [you] Ваша відпустка: від { $first } до { $last }.
   *[other] Відпустка: { $who }, від { $first } до { $last }.
}
event-no-leave = { $who-is ->
    [you] Вашу відпустку скасовано: від { $first } до { $last }.
   *[other] Відпустку скасовано: { $who }, від { $first } до { $last }.
}
event-reflection = { $who-is ->
    [you] Ви заявили, що обмірковуєте цей { -move } далі.
   *[other] Заявлено подальше обмірковування цього { -move(case: "genitive") }: { $who }.
}
event-refilled = { $who-is ->
    [you] Ви взяли час із запасу: { $time }.
   *[other] Взято час із запасу: { $who }, { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Ви повідомили { -arbiter(case: "dative") }, що { -clock } неправильний.
   *[other] { -arbiter(case: "Dative") } повідомлено, що { -clock } неправильний: { $who }.
}

event-adjournment-proposed = { $who-is ->
    [you] Ви запропонували { -adjourn } { -game(case: "accusative") }.
   *[other] Запропоновано { -adjourn } { -game(case: "accusative") }: { $who }.
}
event-adjournment-declined = { $who-is ->
    [you] Ви відхилили { -adjourn(form: "accusative") }; { -game } триває.
   *[other] { -adjourn(form: "Accusative") } відхилено: { $who }. { -game(case: "Nominative") } триває.
}
event-adjourned-early = Гравець, чий { -move }, перериває { -game(case: "accusative") } достроково. З { -clock(case: "genitive") } цього гравця списано час до запланованого кінця сеансу: { $until }.
event-session-over = Сеанс закінчився, або гравці домовилися { -adjourn } { -game(case: "accusative") }.
event-adjournment-agreed = Гравці домовилися { -adjourn } { -game(case: "accusative") }.
event-drafted = Чернетка { -sealed-move(case: "genitive") } лежить у { -envelope(case: "locative") }. Її автор: гравець, чий { -move }.
event-you-drafted = Чернетка Вашого { -sealed-move(case: "genitive") } лежить у { -envelope(case: "locative") }, а Ваш { -clock } іде далі. Інша чернетка замінить її.
event-sealed = { $who-is ->
    [you] Ви { -seal(form: "past-plural") } наступний { -move } (витрачено часу: { $time }).
   *[other] Наступний { -move } { -seal(form: "done") }: { $who } (витрачено часу: { $time }).
} { -game(case: "Accusative") } { -adjourn(form: "done") }; жоден { -clock } не йде.
event-sealed-reply = { $who-is ->
    [you] Ви { -seal(form: "past-plural") } відповідь (витрачено часу: { $time }), бо гравця, чий { -move } { -seal(form: "done") } раніше, досі немає.
   *[other] Відповідь { -seal(form: "done") }: { $who } (витрачено часу: { $time }), бо гравця, чий { -move } { -seal(form: "done") } раніше, досі немає.
} { -clock(case: "Nominative") } відсутнього гравця йде; відповідь відкриють, коли цей гравець з’явиться.
event-face-acknowledged = Напис на { -envelope(case: "locative") } перевірено, { -envelope } зберігає: { $arbiter }.
event-resumption-set = Час { -resume(form: "noun") } змінено: { $arbiter }. Новий час: { $time }.

event-resumption-asked = { $who-is ->
    [you] Ви попросили { -resume } { -game(case: "accusative") }.
   *[other] Є прохання { -resume } { -game(case: "accusative") }: { $who }.
}
event-resumed = { -game(case: "Accusative") } { -resume(form: "done") }. { -arbiter(case: "Nominative") } відкриває { -envelope }; доти жоден { -clock } не йде.
event-resumed-in-your-absence = { -game(case: "Accusative") } { -resume(form: "done") } за Вашої відсутності: Ваш { -clock } іде.
event-resumed-in-absence = { -game(case: "Accusative") } { -resume(form: "done") } за відсутності гравця, який має відповісти; { -clock } цього гравця йде.
event-early-opening = { -arbiter(case: "Nominative") } схвалив дострокове відкриття { -envelope(case: "genitive") }.
event-early-opening-one-of-two = { -arbiter(case: "Nominative") } схвалив дострокове відкриття { -envelope(case: "genitive") }; потрібна згода ще одного { -arbiter(case: "genitive") }.
event-late = { $who-is ->
    [you] Ви не з’явилися протягом допустимого часу запізнення (FIDE Guidelines I.10).
   *[other] Неявка протягом допустимого часу запізнення: { $who } (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Ви не з’явилися в межах ліміту часу (FIDE Guidelines I.10).
   *[other] Неявка в межах ліміту часу: { $who } (FIDE Guidelines I.10).
}
event-both-late = Неявка обох гравців протягом допустимого часу запізнення (FIDE Guidelines I.10).
event-both-late-for-limit = Неявка обох гравців у межах ліміту часу (FIDE Guidelines I.10).
event-envelope-missing = { -envelope(case: "Nominative") } неможливо відкрити. Гравець, який { -seal(form: "past") } { -move }, має показати запечатаний текст: зараховується лише текст із надрукованим SHA-256. Якщо { -envelope } зашифрував сам гравець, { -clock } цього гравця йде; інакше жоден { -clock } не йде, і рішення щодо { -game(case: "genitive") } може прийняти { -arbiter }.
event-envelope-shut = Причина: { -envelope } не відкривається, або його текст не збігається з контрольною сумою.
event-reading-chosen = { $who-is ->
    [you] Ви обрали прочитання { -sealed-move(case: "genitive") }: { $move }.
   *[other] Обрано прочитання { -sealed-move(case: "genitive") }: { $who } — { $move }.
}
event-opened = { -envelope(case: "Nominative") } відкрито. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} { $move } (написано «{ $written }»).
event-opened-with-offer = { -envelope(case: "Nominative") } відкрито. { $who-is ->
    [you] Ваш { -sealed-move } із пропозицією { -draw(case: "genitive") }:
   *[other] { -sealed-move(case: "Nominative") } із пропозицією { -draw(case: "genitive") }: { $who } —
} { $move } (написано «{ $written }»).
event-opened-ambiguous = { -envelope(case: "Nominative") } відкрито. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} «{ $written }». Його можна прочитати по-різному.
event-opened-illegal = { -envelope(case: "Nominative") } відкрито. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} «{ $written }». Це { -illegal } { -move }.
event-opened-nothing = { -envelope(case: "Nominative") } відкрито. Його текст не є { -move(case: "instrumental") }, запечатаним у цій позиції цієї { -game(case: "genitive") }, тому його нікому не показують.
event-opened-early = { -envelope(case: "Nominative") } достроково відкрив { -arbiter }.
event-publication-agreed = { $who-is ->
    [you] Ви погодилися оприлюднити { -envelope } цієї { -game(case: "genitive") }.
   *[other] Є згода оприлюднити { -envelope } цієї { -game(case: "genitive") }: { $who }.
} Його відкриють, якщо погодяться обидва гравці; у { -game(case: "genitive") } це нічого не змінює.
event-published = Обидва гравці погодилися, і { -envelope } цієї { -game(case: "genitive") } відкрито. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} { $written }. У { -game(case: "genitive") } це нічого не змінює.
event-published-nothing = Обидва гравці погодилися, і { -envelope } цієї { -game(case: "genitive") } відкрито. Його текст не є { -sealed-move(case: "instrumental") }.

act-warned = { $who-is ->
    [you] Ви отримали попередження.
   *[other] Попередження: { $who }.
} Його оголошує: { $arbiter }.
act-time-given = { $who-is ->
    [you] На Ваш { -clock } додано час: { $time }.
   *[other] На { -clock } додано час: { $who }, { $time }.
} Рішення: { $arbiter }.
act-time-taken = { $who-is ->
    [you] З Вашого { -clock(case: "genitive") } знято час: { $time }.
   *[other] З { -clock(case: "genitive") } знято час: { $who }, { $time }.
} Рішення: { $arbiter }.
act-clocks = { -clock(case: "Plural") } виправлено: { $arbiter }. Витрачено на { -move(case: "plural") } досі: { -white } — { $white }, { -black } — { $black }.
act-clocks-and-deadline = { -clock(case: "Plural") } виправлено: { $arbiter }. Витрачено на { -move(case: "plural") } досі: { -white } — { $white }, { -black } — { $black }. Кінцевий термін цього { -move(case: "genitive") }: { $deadline }.
act-points = Очки змінено: { $arbiter }. { -white(form: "Nominative") } — { $white }, { -black } — { $black }.
act-leave = Надано особливу відпустку від { $first } до { $last }: { $arbiter }. { $who-is ->
    [you] Ваш { -clock } у ці дні не йде.
   *[other] { -clock(case: "Nominative") } у ці дні не йде: { $who }.
}
act-leave-ended = Припинено відпустку, перший день якої { $first }: { $arbiter }. { $who-is ->
    [you] Ваш { -clock } більше не зупиняється через неї.
   *[other] { -clock(case: "Nominative") } більше не зупиняється через неї: { $who }.
}
act-adjourned = { -game(case: "Accusative") } слід { -adjourn }. Рішення: { $arbiter }.
act-taken-back = Дозволено взяти назад помилковий { -move }: { $arbiter }. { -game(case: "Nominative") } триває від позиції, до якої зроблено півходів: { $ply }. Час відтоді не списано з { -clock(case: "genitive") } жодного гравця.
act-you-replace = Відтепер Ви граєте цю { -game(case: "accusative") } замість іншого гравця. { -clock(case: "Nominative") } лишається таким, як є. Пропозиції, вимоги й узята відпустка того гравця не діють.
act-you-were-replaced = Вас замінено. Далі замість Вас грає: { $name }. Ваші пропозиції, вимоги й умовні { -move(case: "plural") } не діють.
act-replaced = Відтепер замість іншого гравця грає: { $name }. { -clock(case: "Nominative") } лишається таким, як є. Пропозиції та вимоги попереднього гравця не діють.
act-replayed-as = Її переграють під номером { $game }.
act-counts-after-all = { -game(case: "Nominative") } { $game } все ж зараховується.
act-how-to-appeal = Якщо Ви не згодні, можете подати { -appeal(form: "accusative") } іншому { -arbiter(case: "dative") } до: { $until }. Дайте відповідь одним рядком, «{ command-appeal } { $act }: » і свої підстави.
event-appealed = { $who-is ->
    [you] Ви подали { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } № { $act }.
   *[other] Подано { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } № { $act }: { $who }.
} Вирішує інший { -arbiter }.
event-replaced-appealed = Гравець, якого замінено, подає { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } № { $act }. Вирішує інший { -arbiter }.
event-appealed-act = Рішення було таке: { $act }
event-appeal-decide = Якщо це рішення прийняли не Ви, Ви можете вирішити { -appeal(form: "accusative") }: дайте відповідь одним рядком, «arbiter { $game } confirm { $act }: » (підтвердити) або «arbiter { $game } reverse { $act }: » (скасувати), і напишіть причину.
event-confirmed = Інший { -arbiter } підтвердив рішення № { $act }.
event-you-confirmed = Ви підтвердили рішення № { $act }.
event-reversed = Інший { -arbiter } скасував рішення № { $act }. { -game(case: "Nominative") } стоїть так, як стояла б без нього. Час, у який { -move } був неможливий, не списано з { -clock(case: "genitive") } жодного гравця.
event-you-reversed = Ви скасували рішення № { $act }. { -game(case: "Nominative") } стоїть так, як стояла б без нього. Час, у який { -move } був неможливий, не списано з { -clock(case: "genitive") } жодного гравця.
event-withdrawn = { $who-is ->
    [you] Ви заявили про вихід.
   *[other] Заявлено про вихід: { $who }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Ви програли половину { -game(case: "genitive-plural") } цього турніру через мовчання. Це вважається виходом.
   *[other] Половину { -game(case: "genitive-plural") } цього турніру програно через мовчання: { $who }. Це вважається виходом.
}
event-withdrawal-noted = { $who-is ->
    [you] Ваш вихід записано.
   *[other] Вихід записано: { $who }.
} Рішення: { $arbiter }.
event-withdrawn-waits = Жоден { -clock } не йде, доки { -arbiter } не прийме рішення щодо { -game(case: "genitive") }.

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

over-white-wins = { -game(case: "Accusative") } { $game } закінчено, { $result }. { $who-is ->
    [you] Виграли Ви ({ -white }).
   *[other] Виграш: { $who } ({ -white }).
} Причина: { $how }.
over-black-wins = { -game(case: "Accusative") } { $game } закінчено, { $result }. { $who-is ->
    [you] Виграли Ви ({ -black }).
   *[other] Виграш: { $who } ({ -black }).
} Причина: { $how }.
over-both-lose = { -game(case: "Accusative") } { $game } закінчено, { $result }. Обидва гравці програли. Причина: { $how }.
over-no-result = { -game(case: "Accusative") } { $game } закінчено, { $result }. Результату немає. Причина: { $how }.
over-drawn = { -game(case: "Accusative") } { $game } закінчено, { $result }. { -draw(case: "Nominative") }. Причина: { $how }.
over-drawn-not-won = { -game(case: "Accusative") } { $game } закінчено, { $result }. { -draw(case: "Nominative") }. Причина: { $how }; але інша сторона не може поставити { -mate }.
ending-by-silence = мовчання (надто довго не було { -move(case: "genitive") })
ending-checkmate = { -mate }
ending-resignation = один із гравців { -resign(form: "past") }
ending-stalemate = { -stalemate }
ending-dead-position = жодна зі сторін не може поставити { -mate }
ending-agreement = згода гравців
ending-threefold = триразове повторення позиції, за вимогою
ending-fifty = правило п’ятдесяти { -move(case: "genitive-plural") }, за вимогою
ending-tablebase = таблиця ендшпілю, за вимогою
ending-fivefold = п’ятиразове повторення позиції
ending-seventy-five = правило сімдесяти п’яти { -move(case: "genitive-plural") }
ending-time = перевищено ліміт часу
ending-illegal-moves = { -illegal(form: "plural") } { -move(case: "plural") }
ending-sealed-move = { -sealed-move } був неоднозначним або { -illegal(form: "instrumental") }
ending-forfeit = зараховано поразку
ending-cancelled = { -arbiter } скасував { -game(case: "accusative") }
ending-annulled = { -arbiter } анулював { -game(case: "accusative") }
ending-expulsion = іншого гравця виключено
ending-withdrawal = вихід гравця
ending-adjudication = присудження

## What was done, to the player whose command it was

done-moved = { -move(case: "Nominative") } зроблено.
done-moved-with-offer = { -move(case: "Nominative") } зроблено, з пропозицією { -draw(case: "genitive") }.
done-message = Ваше повідомлення записано, і його надсилають { -opponent(case: "dative") }.
done-draw-offered = Ви пропонуєте { -draw(case: "accusative") }. Пропозиція діє, доки { -opponent } не відповість.
done-draw-declined = Ви відхилили { -draw(case: "accusative") }. { -game(case: "Nominative") } триває.
done-claim-upheld = Ваша вимога правильна.
done-claim-referred = Вашу вимогу розгляне { -arbiter }. Ви отримаєте лист із рішенням.
done-claim-is-offer = Вимога лишається пропозицією { -draw(case: "genitive") }, яку { -opponent } може прийняти (FIDE 9.5.3).
done-penalty = { -opponent(case: "Dative") } додано час на { -clock }: { $time }.
done-analysed = Ваш аналіз записано для { -arbiter(case: "genitive") }.
done-adjournment-proposed = Ви пропонуєте { -adjourn } { -game(case: "accusative") }. { -game(case: "Nominative") } триває, доки { -opponent } не погодиться.
done-adjournment-declined = Ви відхилили { -adjourn(form: "accusative") }. { -game(case: "Nominative") } триває.
done-adjourned = { -game(case: "Accusative") } { -adjourn(form: "present") }: гравець, чий { -move }, { -seal(form: "present") } { -move }.
done-drafted = Чернетка лежить у { -envelope(case: "locative") }. Вона ще не запечатана: щоб { -seal }, напишіть «{ command-seal }» окремим рядком.
done-sealed = { -move(case: "Nominative") } { -seal(form: "done") }, { -game(case: "accusative") } { -adjourn(form: "done") }.
done-sealed-with-offer = { -move(case: "Nominative") } { -seal(form: "done") } разом із Вашою пропозицією { -draw(case: "genitive") }, { -game(case: "accusative") } { -adjourn(form: "done") }. { -opponent(case: "Nominative") } дізнається про пропозицію, коли { -envelope } відкриють. Тоді вона діє, доки { -opponent } не відповість або не зробить { -move }.
done-drafted-with-offer = Ваша пропозиція { -draw(case: "genitive") } лежить у { -envelope(case: "locative") } разом із чернеткою. { -opponent(case: "Nominative") } дізнається про неї, коли запечатаний { -envelope } відкриють.
done-resumption-asked = Ви готові { -resume } { -game(case: "accusative") }. Вона піде далі, коли буде готовий { -opponent }, але не пізніше від установленого часу.
done-resumed = { -game(case: "Accusative") } { -resume(form: "done") }.
done-publication-agreed = Ви погоджуєтеся показати { -envelope }. Його покажуть, коли погодиться й { -opponent }.
done-published = { -envelope(case: "Nominative") } показано в записі { -game(case: "genitive") }.
done-reading-chosen = { -sealed-move(case: "Instrumental") } вважається той, який Ви обрали.
done-clocks-questioned = { -arbiter(case: "Dative") } повідомлено: Ви вважаєте, що { -clock } неправильний.
done-flag-fell = { -flag(case: "Nominative") } упав.
done-leave = Ваша відпустка: від { $first } до { $last }, обидва дні включно. У ці дні Ваш { -clock } стоїть.
done-no-leave = Вашу відпустку від { $first } до { $last } скасовано. У ці дні Ваш { -clock } іде.
done-reflection = Ви обмірковуєте цей { -move } далі. Поки що { -game(case: "accusative") } не буде програно через Ваше мовчання, а Ваш { -clock } іде далі.
done-refilled = Час, перенесений із Вашого запасу на { -clock }: { $time }.
done-withdrawn = Ви вийшли з цієї { -game(case: "genitive") }.
done-appealed = Вашу { -appeal(form: "accusative") } на рішення № { $act } записано. Рішення діє, доки інший { -arbiter } не розгляне { -appeal(form: "accusative") }. Ви отримаєте лист із рішенням.
done-game-over = { -game(case: "Accusative") } закінчено.

## The position in words

pieces-none = немає
board-figures = На цій дошці зафарбовані й підкреслені фігури — { -black }.
pieces = { -white(form: "Nominative") }: { $white }. { -black(form: "Nominative") }: { $black }.
pieces-king = { $count ->
    [one] король
    [few] королі
    [many] королі
   *[other] королі
} { $squares }
pieces-queen = { $count ->
    [one] ферзь
    [few] ферзі
    [many] ферзі
   *[other] ферзі
} { $squares }
pieces-rook = { $count ->
    [one] тура
    [few] тури
    [many] тури
   *[other] тури
} { $squares }
pieces-bishop = { $count ->
    [one] слон
    [few] слони
    [many] слони
   *[other] слони
} { $squares }
pieces-knight = { $count ->
    [one] кінь
    [few] коні
    [many] коні
   *[other] коні
} { $squares }
pieces-pawn = { $count ->
    [one] пішак
    [few] пішаки
    [many] пішаки
   *[other] пішаки
} { $squares }

## Clocks

clock-limit = Ліміт: { $control }.
clock-control = Час: { $control }.
clock-white = { -white(form: "Nominative") } ({ $name }) — { $times }.
clock-black = { -black(form: "Nominative") } ({ $name }) — { $times }.
clock-times = { $times }
clock-with-more = { $times } (додатково на наступний { -move }: { $gained })
clock-with-less = { $times } (менше на наступний { -move } на: { $lost })
clock-used = витрачено: { $time }
clock-left = лишилося: { $time }
clock-on-the-clock = на { -clock(case: "locative") }: { $time }
clock-with-bank = { $left }, у запасі: { $bank }
clock-this-move = Цей { -move } ({ $name }) — витрачено: { $used }, списано з { -clock(case: "genitive") }: { $charged }.
clock-delay = До кінця затримки лишилося: { $left }. Доти з { -clock(case: "genitive") } нічого не списується.
clock-stopped = { -clock(case: "Nominative") } зупинено: { $at }. Він піде далі з того показання, на якому стоїть.
clock-paused-leave = { -clock(case: "Nominative") } зупинено: відпустка.
clock-paused-free-day = { -clock(case: "Nominative") } зупинено: вільний день.
clock-paused-night = { -clock(case: "Nominative") } зупинено на ніч.
clock-next = Далі: { $what }, { $at }.
clock-next-time-is-up = час вичерпується
clock-next-silence = { -game(case: "accusative") } буде програно через мовчання
clock-next-delay-over = затримка закінчується
clock-next-double = час рахується подвійно
clock-next-day = списується ще один день
clock-next-refill = { -clock } можна поповнити із запасу
clock-next-leave = починається відпустка
clock-next-free-day = починається вільний день
clock-next-night = починається нічна перерва
clock-next-goes-on = { -clock } іде далі

## Whose move it is, and until when

state-your-move = Ваш { -move } { $number }. Надішліть його у відповідь на цей лист. Термін: { $until } (лишилося: { $left }).
state-their-move = { -move(case: "Nominative") } робить: { $name }. Термін: { $until } (лишилося: { $left }).
state-you-seal = { -seal(form: "Imperative") } свій { -move } { $number }. Термін: { $until } (лишилося: { $left }).
state-they-seal = Наступний { -move } має { -seal }: { $name }. Термін: { $until } (лишилося: { $left }).
state-adjourned-yours = Ваш { -clock } іде до: { $until } (лишилося: { $left }).
state-adjourned-theirs = { -clock(case: "Nominative") } { -opponent(case: "genitive") } йде до: { $until } (лишилося: { $left }).
state-you-on-leave = Ви у відпустці й не можете зробити { -move } раніше ніж: { $back }. Ваш { -move } { $number }: надішліть його у відповідь на цей лист, починаючи з цієї дати. Термін: { $until }.
state-on-leave = Відпустка: { $name }, до: { $back }. Термін { -move(case: "genitive") }: { $until }.
state-doubles = Час цього { -move(case: "genitive") } рахуватиметься подвійно від: { $at }. Час роздумів до того: { $after }. Термін відповіді це враховує.
state-doubled = Час цього { -move(case: "genitive") } вже рахується подвійно від: { $at }. Час роздумів до того: { $after }. Термін відповіді це враховує.
state-your-flag = Ваш { -flag } упав: { $at }. Доки { -opponent } або { -arbiter } не заявить про це, Ваш { -move } іще зараховується: зробіть його негайно.
state-your-flag-for-arbiter = Ваш { -flag } упав: { $at }. Доки { -arbiter } не заявить про це, Ваш { -move } іще зараховується: зробіть його негайно.
state-flag-to-claim = { -flag(case: "Nominative") } упав: { $name }, { $at }. Щоб закінчити { -game(case: "accusative") } через це, дайте відповідь «{ command-claim-time }»; доти { -move } іще зараховується.
state-flag = { -flag(case: "Nominative") } упав: { $name }, { $at }. Доки { -arbiter } не закінчить { -game(case: "accusative") } через це, { -move } іще зараховується.

## Reminders

reminder-time = { $site } нагадує: Ваш час закінчується.
reminder-silence = { $site } попереджає: Ви давно не робили { -move(case: "genitive") }, а { -game(case: "accusative") } буде програно через мовчання після: { $until }. Зробіть { -move } або напишіть «{ command-reflect }», щоб думати далі за рахунок свого часу.
reminder-silent-flag = { $site } попереджає: Ви давно не робили { -move(case: "genitive") }, а Ваш час вичерпається після: { $until }.
restored = Сервіс довелося відновити з резервної копії. Пізніші { -move(case: "plural") } й повідомлення втрачено, але час повернено. { -game(case: "Nominative") } стоїть так, як показано тут. Умовні { -move(case: "plural") } скасовано: надішліть їх, будь ласка, ще раз. Відповідайте, будь ласка, на цей лист; відповіді на старіші листи не діють.
restored-from = Сервіс довелося відновити з резервної копії: { $at }. Пізніші { -move(case: "plural") } й повідомлення втрачено, але час повернено. { -game(case: "Nominative") } стоїть так, як показано тут. Умовні { -move(case: "plural") } скасовано: надішліть їх, будь ласка, ще раз. Відповідайте, будь ласка, на цей лист; відповіді на старіші листи не діють.

## Conditional moves

conditions-none = Зараз у Вас немає умовних { -move(case: "genitive-plural") }.
conditions-kept = Ваші умовні { -move(case: "plural") } збережено.
conditions-replaced = Ваші умовні { -move(case: "plural") } збережено. Вони замінюють подані раніше (рядків: { $count }).
conditions-stored = Ваші умовні { -move(case: "plural") } тепер такі. Кожен рядок — один ланцюжок:
conditions-not-foreseen = Жоден із Ваших умовних { -move(case: "genitive-plural") } не відповідає на цей { -move }; решту скасовано.
conditions-others-dropped = Ваші умовні { -move(case: "plural") } на інші { -move(case: "plural") } { -opponent(case: "genitive") } скасовано, бо ті вже неможливі.
conditions-you-decide = Ваш умовний { -move } не зіграно, бо надійшла пропозиція { -opponent(case: "genitive") }, на яку маєте відповісти Ви самі. Якщо Ви зіграєте його зараз, решта його ланцюжка лишиться; { -move(case: "plural") } для інших випадків скасовано.
conditions-mail-unread = Ваш умовний { -move } не зіграно, бо перед { -move(case: "instrumental") } { -opponent(case: "genitive") } надійшов Ваш лист про цю { -game(case: "accusative") }, який ще не був прочитаний: він міг скасовувати умовний { -move }. Якщо Ви зіграєте його зараз, решта його ланцюжка лишиться; { -move(case: "plural") } для інших випадків скасовано.
conditions-adjourned = Ваші умовні { -move(case: "plural") } скасовано: на { -move } із { -envelope(case: "genitive") } ніколи не відповідають, не побачивши його.
conditions-taken-back = Ваші умовні { -move(case: "plural") } скасовано: вони були для попереднього стану { -game(case: "genitive") }.

## Messages of the players

writes = Пише { $who }:
writes-replaced = Пише гравець, якого замінено:
writes-arbiter = Пише { -arbiter }:
writes-more = ... продовження: { $url }

## Envelopes

sealed-commitment = { -move(case: "Nominative") } лежить у зашифрованому { -envelope(case: "locative") }, який ніхто не відкриє до { -resume(form: "noun") } { -game(case: "genitive") }. Це контрольна сума SHA-256 тексту { -envelope(case: "genitive") }. Збережіть її: вона доведе, що це саме той { -envelope }, який { -seal(form: "done") } зараз.
opened-commitment = Текст { -envelope(case: "genitive") } є в записі { -game(case: "genitive") }; його SHA-256 — це контрольна сума, яку було надруковано, коли { -move } { -seal(form: "past-plural") } ({ $url }):

## How to answer

answer-move = Як відповісти: надішліть у відповідь на цей лист один рядок, наприклад «{ $example }»; підійде будь-яка нотація.
answer-seal = Як відповісти: надішліть у відповідь на цей лист один рядок, наприклад «{ command-seal }{"\u00A0"}{ $example }»; підійде будь-яка нотація.
answer-seal-clock = Ваш { -clock } іде, доки { -move } не { -seal(form: "done") }. Ніхто не побачить { -move(case: "genitive") }, доки { -envelope } не відкриють.
answer-draw = Запропоновано { -draw(case: "accusative") }: { $opponent }. Дайте відповідь «{ command-accept }», щоб погодитися, або «{ command-decline }», щоб відмовитися.
answer-draw-on-move = Запропоновано { -draw(case: "accusative") }: { $opponent }. Дайте відповідь «{ command-accept }», щоб погодитися, або «{ command-decline }», щоб відмовитися; { -move } відхиляє пропозицію.
answer-adjournment = Запропоновано { -adjourn } { -game(case: "accusative") }: { $opponent }. Дайте відповідь «{ command-adjourn }», щоб погодитися: тоді гравець, чий { -move }, запечатає наступний { -move }, і { -clock } зупиниться. Дайте відповідь «{ command-decline-adjournment }», щоб грати далі.
commands-help = Команди: дайте відповідь «{ command-help }».
commands = Команди, по одній у рядку: Ваш { -move }; Ваш { -move } і «{ command-draw }»; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move(case: "Nominative") } лишається в { -envelope(case: "locative") }. Його покажуть, лише якщо і Ви, і { -opponent } дасте відповідь «{ command-publish }».
moves = { -move(case: "Plural") }: { $moves }
game-took = Тривалість { -game(case: "genitive") }: { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "plural") }
   *[many] { $moves } { -move(case: "genitive-plural") }
}, { $time }.
game-took-no-move = Тривалість { -game(case: "genitive") }: { $time }. Не зроблено жодного { -move(case: "genitive") }.
game-attached = Усю { -game(case: "accusative") } вкладено у файлі { $file }, для шахових програм.
game-attached-short = { -move(case: "Plural") } вкладено у файлі { $file }, для шахових програм. Із коментарями { -game } задовга для листа; дивіться { $url }
pgn-too-long = { -game(case: "Nominative") } задовга для цього листа: дайте відповідь «{ command-pgn }» або дивіться { $url }

resume-played = { -sealed-move } буде зіграно
resume-opened-and-played = { -arbiter } відкриє { -envelope }, { -sealed-move } буде зіграно
resume-reply-when-ready = Дайте відповідь «{ command-resume }», коли будете готові.
resume-opponent-ready = { -opponent(case: "Nominative") } уже готовий: { $opponent }. Дайте відповідь «{ command-resume }», коли будете готові й Ви: тоді { $then }. Інакше { -game(case: "accusative") } { -resume(form: "future") } за Вашої відсутності: { $latest }.
resume-when-opponent-too = Час { -resume(form: "noun") }: { $latest }. Раніше { -game(case: "accusative") } { -resume(form: "future") }, якщо буде готовий і { -opponent } ({ $opponent }). Інакше від зазначеного часу йтиме { -clock } { -opponent(case: "genitive") }, і { -envelope } відкриють, коли { -opponent } з’явиться.
resume-when-both-sealer = Час { -resume(form: "noun") }: { $latest }. Раніше { -game(case: "accusative") } { -resume(form: "future") }, якщо будуть готові обидва гравці. Інакше від зазначеного часу йтиме { -clock } { -opponent(case: "genitive") } ({ $opponent }), і { -envelope } відкриють, коли { -opponent } з’явиться.
resume-when-opponent = { -game(case: "Accusative") } { -resume(form: "future") }, коли буде готовий { -opponent } ({ $opponent }), але не пізніше ніж: { $latest }.
resume-when-opponent-ready-too = { -game(case: "Accusative") } { -resume(form: "future") }, коли буде готовий і { -opponent } ({ $opponent }), але не пізніше ніж: { $latest }.
resume-when-both = Час { -resume(form: "noun") }: { $latest }. Раніше { -game(case: "accusative") } { -resume(form: "future") }, якщо будуть готові обидва гравці. Інакше від зазначеного часу йтиме Ваш { -clock }. { -envelope(case: "Nominative") } відкриють, коли Ви дасте відповідь «{ command-resume }».
resume-now = Дайте відповідь «{ command-resume }», щоб відкрити { -envelope }: { $then }, і піде Ваш { -clock }. Інакше { -game(case: "accusative") } { -resume(form: "future") }: { $latest }.
resume-clock-runs = Дайте відповідь «{ command-resume }»: тоді { $then }. Доти йде Ваш { -clock }.
resume-show-text = Покажіть текст, який Ви { -seal(form: "past-plural") }, через HTTP (відкрийте { -envelope }) або передайте його { -arbiter(case: "dative") }.
resume-choose = { -sealed-move(case: "Nominative") } можна зрозуміти по-різному, і вибір за Вами: дайте відповідь «{ command-choose } { $first }» або так само з іншим із { -move(case: "genitive-plural") }: { $readings }. Ваш { -clock } іде.
default-you = Дайте відповідь «{ command-resume }» до: { $until }. Інакше Вам буде зараховано поразку за неявку (FIDE Guidelines I.10).
default-opponent = Якщо { -opponent } ({ $opponent }) не з’явиться до: { $until }, { -opponent(case: "dative") } буде зараховано поразку за неявку (FIDE Guidelines I.10).
default-sealer = Якщо { -opponent } ({ $opponent }) не з’явиться до: { $until } і { -envelope } не відкриють раніше, { -opponent(case: "dative") } буде зараховано поразку за неявку (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Ви маєте { -seal } наступний { -move }. Ваш { -clock } іде, доки { -move } не { -seal(form: "done") }.
   *[other] Наступний { -move } має { -seal } { $who }. { -clock(case: "Nominative") } цього гравця йде, доки { -move } не { -seal(form: "done") }.
}
standing-sealing-then = Коли { -move } { -seal(form: "done") }, жоден { -clock } не йде. { -adjourn(form: "Noun") } в { -game(case: "genitive") } тоді триває щонайбільше: { $after }.
standing-sealing-reply = { $who-is ->
    [you] Ваш { -opponent } може { -seal } відповідь, бо Ви не з’явилися. Тоді йде Ваш { -clock }.
   *[other] Відповідь можна { -seal }, бо один із гравців відсутній: { $who }. Тоді йде { -clock } цього гравця.
}
standing-drafted = { $who-is ->
    [you] Ваша чернетка лежить у { -envelope(case: "locative") }. { -seal(form: "Imperative") } її або замініть іншою.
   *[other] У { -envelope(case: "locative") } лежить чернетка. Її автор: { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(case: "Accusative") } { -adjourn(form: "done") }. Ви { -seal(form: "past-plural") } { -move } № { $number }, і жоден { -clock } не йде.
   *[other] { -game(case: "Accusative") } { -adjourn(form: "done") }. { -move(case: "Nominative") } № { $number } { -seal(form: "done") }: { $who }. Жоден { -clock } не йде.
}
standing-ready = { $who-is ->
    [you] Ви готові { -resume } { -game(case: "accusative") }.
   *[other] Про готовність { -resume } { -game(case: "accusative") } повідомляє { $who }.
}
standing-not-ready = { $who-is ->
    [you] Ви ще не повідомили про готовність { -resume } { -game(case: "accusative") }.
   *[other] Ще немає повідомлення від гравця { $who } про готовність { -resume } { -game(case: "accusative") }.
}
standing-when-both = Якщо обидва гравці будуть готові до: { $latest }, { -game(case: "accusative") } буде { -resume(form: "done") }, щойно це станеться.
standing-when-one = { $who-is ->
    [you] { -game(case: "Accusative") } буде { -resume(form: "done") }, коли Ви будете готові, найпізніше: { $latest }.
   *[other] { -game(case: "Accusative") } буде { -resume(form: "done") }, коли про готовність повідомить { $who }, найпізніше: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Інакше з цього часу піде Ваш { -clock }: { $latest }. { -envelope(case: "Nominative") } відкриють, коли Ви з’явитеся.
   *[other] Інакше з цього часу піде { -clock } гравця { $who }: { $latest }. { -envelope(case: "Nominative") } відкриють, коли цей гравець з’явиться.
}
standing-else-without = { $who-is ->
    [you] Інакше { -game(case: "accusative") } буде { -resume(form: "done") } за Вашої відсутності: { $latest }.
   *[other] Інакше { -game(case: "accusative") } буде { -resume(form: "done") } за відсутності гравця { $who }: { $latest }.
}
standing-opens = { $by ->
    [arbiter] Тоді { -envelope } відкриває { -arbiter }.
   *[service] Тоді { -envelope } відкриває сервіс.
} { $who-is ->
    [you] { -sealed-move(case: "Nominative") } буде зроблено, і піде Ваш { -clock }.
   *[other] { -sealed-move(case: "Nominative") } буде зроблено, і піде { -clock } гравця { $who }.
}
standing-due = { -game(case: "Accusative") } { -resume(form: "done") }. Доки { -envelope } не відкрито, жоден { -clock } не йде.
standing-reply-sealed = Відповідь на відкритий { -move } { -seal(form: "done") }.
standing-absent = { $who-is ->
    [you] { -game(case: "Accusative") } { -resume(form: "done") }, а Ви не з’явилися. Ваш { -clock } іде до: { $until }. { -envelope(case: "Nominative") } відкриють, коли Ви з’явитеся.
   *[other] { -game(case: "Accusative") } { -resume(form: "done") }, а один із гравців відсутній: { $who }. { -clock(case: "Nominative") } цього гравця йде до: { $until }. { -envelope(case: "Nominative") } відкриють, коли цей гравець з’явиться.
}
standing-awaited = { $who-is ->
    [you] { -game(case: "Accusative") } { -resume(form: "done") }, а Ви ще не з’явилися.
   *[other] { -game(case: "Accusative") } { -resume(form: "done") }, а один із гравців ще відсутній: { $who }.
}
standing-late = Один із гравців з’явився запізно й програє, якщо тільки { -sealed-move } не закінчив { -game(case: "accusative") }. Спершу відкривають { -envelope }.
standing-missing = { $who-is ->
    [you] { -envelope(case: "Nominative") } неможливо відкрити. Покажіть текст, який Ви { -seal(form: "past-plural") }: Ваш { -clock } іде до: { $until }.
   *[other] { -envelope(case: "Nominative") } неможливо відкрити. Запечатаний текст має показати { $who }; { -clock } цього гравця йде до: { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope(case: "Nominative") } неможливо відкрити, і жоден { -clock } не йде. Рішення щодо { -game(case: "genitive") } приймає { -arbiter }, якщо Ви не покажете текст, який { -seal(form: "past-plural") }.
   *[other] { -envelope(case: "Nominative") } неможливо відкрити, і жоден { -clock } не йде. Рішення щодо { -game(case: "genitive") } приймає { -arbiter }, якщо запечатаний текст не покаже { $who }.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } можна прочитати по-різному, і прочитання обираєте Ви. Ваш { -clock } іде до: { $until }.
   *[other] { -sealed-move(case: "Nominative") } можна прочитати по-різному, і прочитання обирає { $who }. { -clock(case: "Nominative") } цього гравця йде до: { $until }.
}
standing-default = Повідомте, що Ви тут, до: { $until }. Інакше Вам буде зараховано поразку за неявку (FIDE Guidelines I.10).
standing-may-resume = Тепер Ви можете повідомити про готовність { -resume } { -game(case: "accusative") }.
standing-may-end = Доки { -envelope } не відкрито, Ви можете запропонувати { -draw(case: "accusative") } або { -resign }. Якщо { -game } закінчиться так, { -envelope } лишиться закритим, хіба що обидва гравці погодяться його показати.

## For arbiters

arbiter-session-continues = Сеанс закінчився, і гравець, чий { -move }, мав би тепер { -seal } { -move }, але для { -envelope(case: "genitive") } бракує власників ключів: надто мало з названих { -arbiter(case: "genitive-plural") } досі є { -arbiter(case: "instrumental-plural") }, мають ключ і не грають у цій { -game(case: "genitive") }. { -game(case: "Nominative") } триває, доки достатня кількість із них не зареєструє ключ або доки потреба { -adjourn } { -game(case: "accusative") } не відпаде.
arbiter-fetch = { -envelope(case: "Nominative") } чекає на Вас. Відкрийте його своїм ключем на його сторінці: { $url }. Доти жоден { -clock } не йде.
arbiter-fen = Позиція у форматі FEN:
arbiter-fen-after = Позиція після оголошеного { -move(case: "genitive") } у форматі FEN:
arbiter-withdrawn = Рішення за Вами: дайте відповідь одним рядком, «arbiter { $game } adjudicate 1-0: » (або 0-1, 1/2, 0-0), і напишіть причину; або замініть гравця рядком «arbiter { $game } replace { $side } NAME: » і напишіть причину.
arbiter-default = Гравцеві, який не з’явиться до: { $until }, буде зараховано поразку за неявку (FIDE Guidelines I.10).
arbiter-agree-open = Якщо Ви згодні, дайте відповідь одним рядком, «arbiter { $game } open».
arbiter-agree-show = Якщо Ви згодні, відкрийте { -envelope } на його сторінці й напишіть свою причину: { $url }.
arbiter-agree-two = Для дострокового відкриття потрібні двоє: Ви та інший { -arbiter }.
arbiter-clocks = Рішення про правильний час за Вами: «correct_clocks» на { $url }.
arbiter-flag = Щоб закінчити { -game(case: "accusative") } через { -flag }, що впав, дайте відповідь одним рядком: «arbiter { $game } flag».
arbiter-more = Усе, що чекає на { -arbiter(case: "genitive") }: { $queue } або «postzug arbiter list». Усе, що зроблено або спробувано в цій { -game(case: "genitive") }: { $trail }.

## Answers to mails

unanswered = Ваших листів без відповіді: { $count }, починаючи від: { $since }. Причина: за короткий час Ви отримали багато відповідей. Зрозумілі { -move(case: "plural") } й команди в них виконано; усе інше ні. Перевірте, будь ласка, теперішній стан і повторіть те, чого ще бракує.
next-answer = Ви отримали багато відповідей за короткий час, тому наступна надійде після: { $at }. Доти кожен лист усе одно читається, і зрозумілий { -move } або команда в ньому виконується. Потім один лист повідомить, що інші лишилися без відповіді.
next-answer-reach = Якщо допомога потрібна Вам раніше, напишіть адміністрації цього сервісу: { $address }.
next-answer-stranger = За короткий час на цю адресу надійшло кілька відповідей, тому наступна надійде після: { $at }. Листи, які надійдуть раніше, лишаться без відповіді.
more-lines = ... і ще рядків: { $count }.
more-lines-too-many = ... і ще рядків: { $count }; це забагато для листа.
did-you-mean = Ви мали на увазі { $move }? Тоді дайте на цей лист відповідь одним словом «{ word-yes }» до: { $until }. { -move(case: "Nominative") } зараховується від надходження Вашого першого листа. Якщо ні, дайте відповідь «{ word-no }» або надішліть свій { -move } окремим рядком.
confirm-public-address = Ваш лист надійшов на адресу, яка не доводить, хто його автор, тому його ще не опрацьовано. Надішліть, будь ласка, відповідь на адресу для відповіді в наших листах: вона це доводить.
confirm-arbiter-act = Ваш лист із рішенням { -arbiter(case: "genitive") } надійшов на адресу { -game(case: "genitive") }. Ця адреса є в кожному листі { -game(case: "genitive") }, який цитують або пересилають, тому лист іще не опрацьовано.
confirm-other-sender = Лист від Вашого імені надійшов від { $from }, а це не та адреса, яку записано. Його ще не опрацьовано.
author-unproved = Лист від Вашого імені надійшов на Вашу адресу для відповіді. Ваші налаштування вимагають надійнішого підтвердження автора, ніж має цей лист, тому його ще не опрацьовано.
confirm-how = Це Ваш лист? Тоді дайте відповідь одним словом «{ word-yes }» до: { $until }. Він зараховується від першого надходження. Інакше дайте відповідь «{ word-no }» або не робіть нічого.

## A new account

join-confirm = Бажаєте мати тут обліковий запис під іменем { $name }? Тоді дайте на цей лист відповідь одним словом «{ word-yes }» до: { $until }. Якщо хочете інше ім’я, надішліть у відповідь один рядок, наприклад «{ command-join } Anna Berg». Якщо Ви цього не просили, не робіть нічого: без Вашого «{ word-yes }» обліковий запис не створюється, а Ваш лист видаляється.
join-name = Під яким іменем Ви хочете грати? Надішліть у відповідь на цей лист один рядок, наприклад «{ command-join } Anna Berg». Якщо він надійде до: { $until }, Ваш обліковий запис буде створено. Якщо Ви цього не просили, не робіть нічого.
code-sign-up = Ваш код для створення облікового запису:
code-sign-in = Ваш код для входу:
code-change-address = Ваш код, щоб відтепер користуватися цією адресою:
code-asked-by = Звідки запит: { $device }.
code-browser = браузер
code-how = Введіть його там, де Ви його просили. Він діє один раз, термін дії: { $valid }. Якщо Ви його не просили, не робіть нічого: без коду нічого не станеться. Ніхто з { $site } ніколи не проситиме його у Вас.
code-subject = Ваш код для { $site }
account-subject = Ваш обліковий запис на { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] що сталося у Ваших { -game(case: "locative-plural") }
    [one] Ваш { -move } у { $count } { -game(case: "genitive") }
    [few] Ваш { -move } у { $count } { -game(case: "locative-plural") }
   *[many] Ваш { -move } у { $count } { -game(case: "locative-plural") }
}
digest = { $count ->
    [0] У жодній { -game(case: "genitive") } зараз не Ваш { -move }.
    [one] Ваш { -move } у { $count } { -game(case: "genitive") }.
    [few] Ваш { -move } у { $count } { -game(case: "locative-plural") }; перша та, де термін найближчий.
   *[many] Ваш { -move } у { $count } { -game(case: "locative-plural") }; перша та, де термін найближчий.
}
digest-game = { $game } { $white } – { $black }
digest-until = Ваш { -move } { $number }. Термін: { $until } (лишилося: { $left }).
digest-move = Щоб зробити { -move }, напишіть його на цю адресу, наприклад: { $example }
digest-write = Щоб написати про цю { -game(case: "accusative") }, скористайтеся цією адресою:
digest-more = { $count ->
    [one] Є ще { $count } { -game }. Напишіть «{ command-games }», щоб отримати повний список.
    [few] Є ще { $count } { -game(case: "genitive") }. Напишіть «{ command-games }», щоб отримати повний список.
   *[many] Є ще { $count } { -game(case: "genitive-plural") }. Напишіть «{ command-games }», щоб отримати повний список.
}

## Challenges

challenge = { $other } викликає Вас на { -game(case: "accusative") }: { $terms }.
challenge-how = Дайте відповідь до: { $until }. Надішліть на цей лист один рядок, «{ command-accept-challenge } { $challenge }» або «{ command-decline-challenge } { $challenge }».
challenge-declined = Ваш виклик { $challenge } відхилено: { $other } ({ $terms }).
challenge-withdrawn = Виклик { $challenge } відкликано: { $other }. Вам нічого не треба робити.
challenge-subject = [{ $challenge }] { $other } викликає Вас
challenge-declined-subject = [{ $challenge }] Ваш виклик відхилено: { $other }
challenge-withdrawn-subject = [{ $challenge }] Виклик відкликано: { $other }
challenge-you-white = Ви граєте { -white(form: "instrumental") }
challenge-you-black = Ви граєте { -black(form: "instrumental") }
challenge-colours-drawn = колір визначає жереб на початку { -game(case: "genitive") }
terms-public-sentence = { $plies ->
    [0] { -move(case: "Plural") } може читати будь-хто без облікового запису.
    [one] { -move(case: "Plural") } може читати будь-хто без облікового запису, із запізненням на { $plies } півхід.
    [few] { -move(case: "Plural") } може читати будь-хто без облікового запису, із запізненням на { $plies } півходи.
   *[many] { -move(case: "Plural") } може читати будь-хто без облікового запису, із запізненням на { $plies } півходів.
}
start-chess960 = позиція Chess960 { $number }
start-from = початкова позиція: { $fen }
start-drawn-chess960 = позицію Chess960 визначає жереб на початку { -game(case: "genitive") }

## The regulations of a game that are not the usual ones

terms-claim-after = Вимогу { -draw(case: "genitive") } можна подати після { $moves ->
    [one] { $moves } { -move(case: "genitive") }
    [few] { $moves } { -move(case: "genitive-plural") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
} кожної сторони без взяття й без { -move(case: "genitive") } пішаком.
terms-not-automatic = Повторення позиції та { -move(case: "plural") } без взяття й без { -move(case: "genitive") } пішаком закінчують { -game(case: "accusative") } лише за вимогою.
terms-wrong-claim = { $days ->
    [0] За неправильну вимогу { -opponent } не отримує додаткового часу.
    [one] За неправильну вимогу { -opponent } отримує { $days } додатковий день на наступний { -move }.
    [few] За неправильну вимогу { -opponent } отримує { $days } додаткові дні на наступний { -move }.
    [many] За неправильну вимогу { -opponent } отримує { $days } додаткових днів на наступний { -move }.
   *[other] За неправильну вимогу { -opponent } отримує { $days } додаткового дня на наступний { -move }.
}
terms-offer-again = Після пропозиції { -draw(case: "genitive") } гравець має зробити { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "plural") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}, перш ніж пропонувати знову.
terms-illegal-gains = За { -illegal } { -move } { -opponent } отримує { $days ->
    [one] { $days } додатковий день
    [few] { $days } додаткові дні
    [many] { $days } додаткових днів
   *[other] { $days } додаткового дня
} на наступний { -move }.
terms-illegal-loses = { ordinal }-й { -illegal } { -move } гравця веде до програшу { -game(case: "genitive") }.
terms-ambiguous-gains = За неоднозначний { -move } { -opponent } отримує { $days ->
    [one] { $days } додатковий день
    [few] { $days } додаткові дні
    [many] { $days } додаткових днів
   *[other] { $days } додаткового дня
} на наступний { -move }.
terms-ambiguous-loses = { ordinal }-й неоднозначний { -move } гравця веде до програшу { -game(case: "genitive") }.
terms-appeal = { $days ->
    [0] Подати { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } неможливо.
    [one] Гравець може подати { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } протягом { $days } дня.
    [few] Гравець може подати { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } протягом { $days } днів.
    [many] Гравець може подати { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } протягом { $days } днів.
   *[other] Гравець може подати { -appeal(form: "accusative") } на рішення { -arbiter(case: "genitive") } протягом { $days } дня.
}
terms-takeback = { -arbiter(case: "Nominative") } може дозволити взяти назад { -move }, зроблений через описку.
terms-arbiters = { $n ->
    [one] Для цієї { -game(case: "genitive") } призначено { $n } { -arbiter(case: "genitive") }: { $accounts }.
    [few] Для цієї { -game(case: "genitive") } призначено { $n } { -arbiter(case: "genitive-plural") }: { $accounts }.
    [many] Для цієї { -game(case: "genitive") } призначено { $n } { -arbiter(case: "genitive-plural") }: { $accounts }.
   *[other] Для цієї { -game(case: "genitive") } призначено { $n } { -arbiter(case: "genitive") }: { $accounts }.
}
terms-session = Сеанс триває { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}; після нього гравець, чий { -move }, { -seal(form: "present") } свій { -move }.
terms-resumes = { -adjourn(form: "Participle-accusative") } { -game(case: "accusative") } { -resume(form: "present") } через { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} після { -seal(form: "noun") }, якщо не домовлено про інше.
terms-opponent-chooses = Якщо { -sealed-move } має два прочитання, одне з них обирає { -opponent }.
terms-check-in = Гравці підтверджують свою присутність, перш ніж { -adjourn(form: "participle-accusative") } { -game(case: "accusative") } буде { -resume(form: "done") }.
terms-default = { $days ->
    [0] Гравець, який не з’явився до часу { -resume(form: "noun") }, програє.
    [one] Гравець, який не з’явився протягом { $days } дня після часу { -resume(form: "noun") }, програє.
    [few] Гравець, який не з’явився протягом { $days } днів після часу { -resume(form: "noun") }, програє.
    [many] Гравець, який не з’явився протягом { $days } днів після часу { -resume(form: "noun") }, програє.
   *[other] Гравець, який не з’явився протягом { $days } дня після часу { -resume(form: "noun") }, програє.
}
terms-holders = { $needed ->
    [one] Щоб відкрити { -envelope }, потрібен { $needed } ключ одного з цих { -arbiter(case: "genitive-plural") }: { $accounts }.
    [few] Щоб відкрити { -envelope }, потрібні разом { $needed } ключі цих { -arbiter(case: "genitive-plural") }: { $accounts }.
   *[many] Щоб відкрити { -envelope }, потрібно разом { $needed } ключів цих { -arbiter(case: "genitive-plural") }: { $accounts }.
}
terms-early = На дострокове відкриття { -envelope(case: "genitive") } мають погодитися два { -arbiter(case: "plural") }.
terms-free-weekdays = Щотижня в ці дні жоден { -clock } не йде: { $weekdays }.
terms-free-dates = У ці дні жоден { -clock } не йде: { $dates }.
terms-free-night = З { $from } до { $until } { -clock } гравця не йде, за часовим поясом цього гравця.
terms-leave = Кожен гравець може взяти { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} відпустки за календарний рік.
terms-leave-ahead = Відпустку треба взяти щонайменше за { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} наперед.
terms-leave-moves = Під час відпустки гравець може робити { -move(case: "plural") }.
terms-silence = Гравець, який не робить { -move(case: "genitive") } { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}, програє { -game(case: "accusative") }, якщо не заявив, що обмірковує { -move } далі. Нагадування надходять після стількох днів: { $reminders }.
terms-flag-claimed = Коли { -flag } падає, закінчити { -game(case: "accusative") } через це може { -opponent } або { -arbiter }. Доти { -move } іще зараховується.
terms-flag-arbiter = Коли { -flag } падає, закінчити { -game(case: "accusative") } через це може лише { -arbiter }. Доти { -move } іще зараховується.
terms-tablebase = Гравець може подати вимогу за таблицею ендшпілю, якщо фігур і пішаків на дошці не більше ніж { $men }. { $fifty ->
    [yes] Правило п’ятдесяти { -move(case: "genitive-plural") } при цьому враховується.
   *[no] Правило п’ятдесяти { -move(case: "genitive-plural") } при цьому не враховується.
}
terms-undecided = { -arbiter(case: "Nominative") } має { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}, щоб розглянути вимогу, для якої тут немає таблиці ендшпілю.
terms-adjudication = Гравець може попросити { -arbiter(case: "genitive") } присудити результат за аналізом. { $stops ->
    [yes] До рішення жоден { -clock } не йде.
   *[no] До рішення { -game } триває.
}
terms-adjudicated = Щоб присудити результат за аналізом, { -arbiter } має { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}.
terms-annulled = Якщо гравець виходить, перш ніж обидві сторони зроблять по { $moves ->
    [one] { $moves } { -move(case: "genitive") }
    [few] { $moves } { -move(case: "plural") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}, { -game(case: "accusative") } анулюють.
terms-withdrawn = Коли гравець виходить, { -game } стоїть, доки { -arbiter } не присудить результат або доки далі не гратиме хтось інший.
terms-silent = Гравець, який через мовчання програв половину своїх { -game(case: "genitive-plural") } турніру, вважається таким, що вийшов із нього.
terms-conditions-visible = { -opponent(case: "Nominative") } бачить умовні { -move(case: "plural") } ще до того, як їх зіграно.
terms-protection = Якщо після { -move(case: "genitive-plural") } із додаванням гравець має загалом менше ніж три дні, його час збільшується до трьох днів.

## Receipts of the log

receipt = { -envelope(case: "Nominative") } із { -sealed-move(case: "instrumental") } { -game(case: "genitive") } { $game } записано в журналі всіх подій, номер запису: { $entry }. Відтепер ніхто, і ми також, не може змінити його або час { -seal(form: "noun") } так, щоб цей лист не довів зміну. Збережіть, будь ласка, цей лист: доказом є вкладений у нього файл { $file }. { -move(case: "Genitive") } він не розкриває.
receipt-how-to-check = { -arbiter(case: "Nominative") } може перевірити це без нас і без мережі: скриптом verify.sh, якому потрібні лише bash, awk і openssl, або тільки з bash і openssl, як описано в розділі «A receipt by hand» у docs/internals/log.md. Візьміть скрипт зі своєї копії Postzug («postzug audit script»), а не в того, хто показує Вам доказ. Його SHA-256:
receipt-entry = Запис { -envelope(case: "genitive") } в журналі:
receipt-hashes = А ці контрольні суми ведуть від нього до підписаного кореня нижче:

## Mail that is passed on to the operator

passed-on = Цей лист надійшов на { $mailbox }@ від { $from }. Відповідь піде його авторові, а не нам. Це лист { $number } у скриньці: «postzug inbox show { $number } --raw» друкує все, що з нього збережено.
passed-on-no-address = автора без звичайної адреси
passed-on-shortened = ... (скорочено)
passed-on-header = Його заголовки:
subject-your-mail = Ваш лист до { $site }
subject-your-move = Ваш { -move } { $number }
subject-their-move = { $name }: { -move } { $number }
subject-draw-offered = { $state }, запропоновано { -draw(case: "accusative") }
subject-left = { $state }, лишилося: { $left }
subject-you-won = { -game(case: "accusative") } закінчено, Ви виграли
subject-you-lost = { -game(case: "accusative") } закінчено, Ви програли
subject-white-won = { -game(case: "accusative") } закінчено, { -white } виграли
subject-black-won = { -game(case: "accusative") } закінчено, { -black } виграли
subject-both-lost = { -game(case: "accusative") } закінчено, програли обидві сторони
subject-drawn = { -game(case: "accusative") } закінчено, { -draw }
subject-no-result = { -game(case: "accusative") } закінчено, без результату
subject-adjourned-yours = { -adjourn(form: "noun") }, Ваш { -clock } іде
subject-adjourned = { -adjourn(form: "noun") }
subject-undecided = вирішує { -arbiter }
subject-for-arbiter = для { -arbiter(case: "genitive") }
subject-question = будь ласка, дайте відповідь
subject-receipt = Ваша квитанція
from-name = { $name } через { $site }

## Below every mail

footer-player = Отримувач цього листа: { $name }, { -game } { $game }.
footer-account = Отримувач цього листа: { $name } (має тут обліковий запис).
footer-stranger = Якщо Ви не просили цього листа, не зважайте на нього.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = примітка { $number }
heard-notes = У вкладеному файлі { $file } є текст кожної примітки під її номером.
footer-log = Текст нижче призначено для програм: підписана вершина нашого журналу.
footer-log-and-pgn = Текст нижче призначено для програм: підписана вершина нашого журналу і { -game } (PGN).
footer-pgn = Текст нижче призначено для шахових програм: { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Ви не вийшли. Якщо хочете вийти, напишіть «{ command-withdraw-from-all-games-yes }:» і причину
hint-withdraw-event = Ви не вийшли. Якщо хочете вийти, напишіть «{ command-withdraw-from-event-yes }:» і причину
hint-appeal = Напишіть номер рішення й свої підстави: { command-appeal } 17: мене не повідомили
hint-colours = Ви назвали більше ніж один колір. Напишіть один із варіантів: { word-white }, { word-black }, { word-random }
hint-controls = Ви назвали більше ніж один контроль часу. Напишіть один із них
hint-starts = Ви назвали більше ніж одну початкову позицію. Напишіть 960 один раз
hint-limit = Ліміт має бути від 1 до 60 днів на { -move }
hint-bare-length = «{ $text }» може означати ліміт на кожен { -move } або час на кілька { -move(case: "genitive-plural") }, тому { -game(case: "accusative") } не запропоновано. На кожен { -move } напишіть: { $days } { word-days } { word-a-move }. На 10 { -move(case: "genitive-plural") } напишіть: 10/{ $length }. На всю { -game(case: "accusative") } напишіть: { $length } { word-in-all }
hint-chess960 = Позиції Chess960 мають номери від 0 до 959
hint-control = Цей контроль часу поза дозволеними межами: див. docs/arbitrate/clocks.md
hint-move = Напишіть { -move } після цих слів, наприклад: { command-move } 5254
hint-claim = Напишіть «{ command-claim-threefold }» або «{ command-claim-fifty }»
hint-claim-announced = Напишіть «{ command-claim-threefold }» або «{ command-claim-fifty }»; { -move }, який Ви оголошуєте, ставте після цього
hint-challenge-number = Напишіть номер виклику, наприклад: { command-accept-challenge } C7
hint-leave-all = Напишіть перший і останній день: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Напишіть перший і останній день: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Напишіть перший день відпустки: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Напишіть перший день відпустки: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Ваші умовні { -move(case: "plural") } не збережено: неясно, де один із них закінчується або що він означає. Причиною може бути кома в кінці рядка, рядок із відступом або рядок, який міг розірвати Ваш поштовий застосунок, чи інші слова навколо { -move(case: "genitive-plural") }. Збережене раніше лишається. Пишіть кожен ланцюжок від його першого { -move(case: "genitive") } окремим рядком, наприклад: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. Не ставте коми в кінці й лишайте порожній рядок між двома ланцюжками. Якщо довгий ланцюжок має продовжитися в наступному рядку, розривайте його після «{ command-then }»
hint-no-move = { -move(case: "Genitive") } не зіграно. Напишіть свій { -move } окремим рядком
hint-challenge = Напишіть «{ command-challenge } ІМ’Я», а за бажання ще: { word-white } або { word-black }, 5 { word-days } або інший контроль часу, 960
hint-seek = Напишіть «{ command-seek }», а за бажання ще: { word-white } або { word-black }, 5 { word-days } або інший контроль часу, 960
hint-other-language = Це команда іншою мовою ({ $language }), тому нічого не виконано. Напишіть її своєю мовою або англійською чи оберіть ту мову окремим рядком: { command-language } { $tag }
hint-set = Напишіть, наприклад: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached } або { command-set-acknowledge } { word-off }
hint-letters = Напишіть «{ command-set-letters }» і назву мови цією самою мовою, наприклад: { command-set-letters } Deutsch
hint-pgn = Напишіть «{ command-set-pgn } { word-attached }» або «{ command-set-pgn } { word-not-attached }»
hint-pgn-which = Напишіть «{ command-pgn }», щоб отримати цю { -game(case: "accusative") }, «{ command-pgn } G42» — { -game(case: "accusative") } з цим номером, «{ command-pgn-all }» — усі свої { -game(case: "genitive") }, або «{ command-pgn-all-before } G42»
hint-calendar = Напишіть «{ command-set-calendar } { word-attached }» або «{ command-set-calendar } { word-not-attached }»
hint-mail = Напишіть «{ command-set-mail } { format-html }» або «{ command-set-mail } { format-text }»
hint-on-off = Напишіть після цього «{ word-on }» або «{ word-off }», наприклад: { command-set-board } { word-off }
hint-adjudicate = Напишіть «{ command-adjudicate-win }» або «{ command-adjudicate-draw }», потім рядок «{ command-analysis }:» і Ваш аналіз під ним
hint-analysis-cut = Частина аналізу схожа на цитату або підпис. Поставте в кінці рядок, у якому є лише крапка, і надішліть аналіз іще раз; тоді його буде взято дослівно
needs-game = Для цього потрібна { -game }: дайте відповідь на лист про { -game(case: "accusative") }.
message-cut = Ваше повідомлення довше за { $most } знаків. { -opponent(case: "Nominative") } отримає його до цього місця: надішліть решту окремим повідомленням.
unsent-words = Ваш { -move } зіграно. Інших слів Вашого листа нікому не надіслано: якщо вони для { -opponent(case: "genitive") }, напишіть їх під рядком «{ command-message }:» після свого { -move(case: "genitive") } або в одному рядку після «{ command-say }».
hint-notices = Напишіть «{ command-notices-off }» або «{ command-notices-on }» і один чи кілька видів: { $kinds }
not-in-digests = Сповіщення цього виду не входять до зведень: { $kind }.
hint-digests = Сповіщення цих видів можуть чекати на зведення: { $kinds }. Напишіть, наприклад: { command-notices-daily } про { kind-messages }
hint-digest = Напишіть час зведень у Вашому часовому поясі, наприклад: { command-set-digest } 08:00, або разом із днем щотижневого зведення: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Напишіть свої тихі години у Вашому часовому поясі, наприклад: { command-set-quiet } 22:00-07:00, або: { command-set-quiet } { word-off }
hint-notation = Напишіть «{ command-set-notation }» і одну з нотацій: { $notations }

## Settings and games

settings = Ваші теперішні налаштування; кожне написано так, як Ви пишете його, щоб змінити:
settings-line = {"  "}{ $command } { $value }
settings-explained = Дошка: малюнок у кожному листі. Вкладений pgn: { -game } у файлі для Вашої шахової програми, у кожному листі. Підтвердження: лист про кожен Ваш власний { -move }, те саме, що сповіщення виду { kind-acknowledgements }. Сповіщення цих видів надходять завжди, бо без них можна втратити { -game(case: "accusative") } або обліковий запис: { $needed }. Наскільки певним має бути походження Вашого листа, змінюється лише на { $url }.
games-none = У Вас немає поточних { -game(case: "genitive-plural") }. Напишіть «{ command-seeks }», щоб побачити, хто шукає { -opponent(case: "genitive") }, або «{ command-challenge } ІМ’Я»
games-over-none = Закінчених { -game(case: "genitive-plural") } у Вас немає.
games-over = {"  "}{ $game } { $white } – { $black }: { $result }, { $how }; { $at }
games-over-more = Щоб побачити давніші, напишіть: { command-games-over-before } { $game }
games-over-pgn = Щоб отримати { -game(case: "accusative") } у файлі (PGN), напишіть, наприклад: { command-pgn } { $game }; щоб отримати всі свої { -game(case: "genitive") }: { command-pgn-all }
pgn-attached = { -game(case: "Accusative") } вкладено у файлі { $file }.
pgn-all-none = { -game(case: "Genitive-plural") } у Вас немає, або немає давніших за вказану.
pgn-all-attached = { $count ->
    [one] У файлі { $file } вкладено { $count } Вашу { -game(case: "accusative") }.
    [few] У файлі { $file } вкладено { $count } Ваші { -game(case: "genitive") }, від найновішої.
   *[many] У файлі { $file } вкладено { $count } Ваших { -game(case: "genitive-plural") }, від найновішої.
}
pgn-all-more = Щоб отримати давніші, напишіть: { command-pgn-all-before } { $game }
pgn-no-room = Поруч з іншими файлами цієї відповіді для цього немає місця. Напишіть цей рядок в окремому листі.
games-your-move = {"  "}{ $game } { $white } – { $black }: Ваш { -move }
games-your-move-until = {"  "}{ $game } { $white } – { $black }: Ваш { -move }, до: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: не Ваш { -move }
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: не Ваш { -move }; { -opponent } має час до: { $until }

calendar-mailed = Адреса Вашого календаря надійде окремим листом.
calendar-revoked = Ваш календар більше не має адреси. Програми, які на нього підписані, не показують нічого нового.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Шахи: { $site }
calendar-move = { $game }: Ваш { -move } { $number }, { -opponent }: { $opponent }
calendar-seal = { $game }: { -seal(form: "imperative") } свій { -move } { $number }, { -opponent }: { $opponent }
calendar-deadline = Ваш { -clock } іде до часу цього запису.
calendar-last-move = Останній { -move } { -opponent(case: "genitive") }: { $move }.
calendar-resumption = { $game }: { -resume(form: "noun") } { -game(case: "genitive") }, { -opponent }: { $opponent }
calendar-resumption-latest = { -adjourn(form: "Participle-accusative") } { -game(case: "accusative") } буде { -resume(form: "done") } щонайпізніше в час цього запису.
calendar-leave = Відпустка
unsubscribe-title = Сповіщення поштою
unsubscribe-ask = Ви більше не хочете отримувати листи цього виду: { $kinds }? Усі інші сповіщення надходитимуть і далі.
unsubscribe-button = Вимкнути
unsubscribe-done = Ви більше не отримуватимете листів цього виду: { $kinds }. Щоб увімкнути їх знову, напишіть сервісу листом: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(case: "Plural") } поштою вимкнено у Ваших налаштуваннях. Нічого не зроблено.
mail-unreadable = Ваш лист неможливо прочитати, тому нічого з нього не виконано. Його побудовано так, що читати його небезпечно: забагато частин або листи всередині листів. Надішліть його, будь ласка, ще раз простим текстом, без вкладень.
mail-before-restoration = Ви відповіли на лист, написаний до того, як сервіс відновили з резервної копії; { -game } тоді могла стояти інакше. Нічого не зроблено. Подивіться, будь ласка, як { -game } стоїть тепер (відповідь «{ command-show }»), і дайте відповідь на цей лист.
mail-of-lost-game = Ваш лист стосується { -game(case: "genitive") }, яка почалася після резервної копії, з якої довелося відновити сервіс. Ту { -game(case: "accusative") } втрачено. Нічого не зроблено.
mail-disowned = Лист на Вашу адресу для відповіді відкладено, і нічого з нього не виконано: домен автора повідомляє, що лист надійшов не від нього (DMARC). Якщо його написали Ви, надішліть його через сервер свого поштового провайдера або попросіть оператора випустити лист { $mail }; тоді він зараховується від часу надходження.
mail-nothing-waits = Жоден лист більше не чекає на Ваше «{ word-yes }» чи «{ word-no }»: відповідь уже була, або він чекав задовго. Зараз нічого не зроблено.
mail-no-yes = У Вашій відповіді немає ні «{ word-yes }», ні «{ word-no }» окремим рядком, тому лист, якого вона стосується, чекає далі. Дайте, будь ласка, відповідь на питання ще раз, одним цим словом.
mail-answer-from-elsewhere = Відповідь на запитання про Ваш лист надійшла з адреси { $from }. Це не адреса Вашого облікового запису, тому відповідь не зараховано, і лист досі чекає. Надішліть відповідь з адреси свого облікового запису: дайте на лист із запитанням відповідь «{ word-yes }» або «{ word-no }» окремим рядком.
mail-not-played = Нічого не зіграно. Дайте відповідь на цей лист зі своїм { -move(case: "instrumental") } окремим рядком.
mail-yes-and-more = У Вашій відповіді є «{ word-yes }» і ще щось, тому нічого не зіграно. Надішліть у відповідь лише «{ word-yes }» або лише свій { -move } окремим рядком.
mail-another-waits = Надійшов другий лист, який, можливо, не Ваш. Про перший Вас уже запитано, тому з другим нічого не зроблено. Дайте відповідь на питання про перший, «{ word-yes }» або «{ word-no }», або напишіть зі своєї адреси.
mail-to-public-address = Ви маєте тут обліковий запис, і Ваше ім’я: { $name }. Ваш лист надійшов на { $mailbox }@, а це не доводить, хто його написав, тому нічого з нього не виконано. Дайте відповідь на цей лист зі своїми командами: його адреса для відповіді лише Ваша.
mail-of-stranger = Це { $site }, де грають у заочні шахи поштою. Ця адреса не має тут облікового запису. Щоб отримати його, дайте відповідь на цей лист (або напишіть на { $address }) одним рядком: «{ command-join }» та ім’я, яке бачитимуть інші, наприклад «{ command-join } Anna Berg». Ви отримаєте один лист із питанням, чи це були Ви; після Вашого «{ word-yes }» усе йде поштою: пошук { -opponent(case: "genitive") }, гра, налаштування. Докладніше: { $url }.
join-unclear = У Вашій відповіді немає ні «{ word-yes }», ні імені після слова «{ command-join }».
mail-not-a-player = Ви не граєте { -game(case: "accusative") } { $game }. Нічого не зроблено.
not-understood = Не зрозуміло.
question-several = У Вашому листі знайдено більше ніж один { -move }: { $lines }. Нічого не зіграно. Надішліть у відповідь один { -move } окремим рядком.
question-in-prose = Серед інших слів є те, що може бути { -move(case: "instrumental") }: { $lines }. Нічого не зіграно. Напишіть { -move } окремим рядком.
question-other-number = Номер перед Вашим { -move(case: "instrumental") } не є номером Вашого наступного { -move(case: "genitive") }: { $lines }. Нічого не зіграно.
question-taken-back = Прочитано те, що може скасовувати решту Вашого листа: { $lines }. Нічого не зроблено.
question-names-another-game = Ваш лист надійшов на адресу не тієї { -game(case: "genitive") }, яку в ньому названо: { $lines }. Нічого не зроблено.
question-in-signature = Під рядком, яким починається Ваш підпис, є те, що може бути { -move(case: "instrumental") }: { $lines }. Підпис не читається, тому нічого не зіграно.
question-in-subject = У тексті Вашого листа { -move(case: "genitive") } не знайдено; у його темі є: { $lines }. Нічого не зіграно.
question-in-other-letters = { -move(case: "Genitive") } з Вашими літерами фігур не знайдено, але є { -move } із літерами іншої мови: { $lines }. Нічого не зіграно. Щоб відтепер такі { -move(case: "plural") } читалися, напишіть, наприклад: { command-set-letters } Deutsch
question-in-cyrillic = У Вашому листі є кириличні літери, схожі на латинські: { $lines }. Поля дошки позначають латинськими літерами, тому нічого не зіграно. Напишіть свій { -move } латинськими: { $moves }
question-contradiction = Ваш лист просить про речі, які виключають одна одну: { $lines }. Нічого не зроблено. Надішліть у відповідь щось одне.
question-in-message = У повідомленні { -opponent(case: "dative") } є рядок, який є { -move(case: "instrumental") } або командою: { $lines }. Нічого не зроблено й нічого не надіслано. Напишіть його над повідомленням.
question-below-text = Під текстом { -appeal(form: "genitive") }, заяви про вихід або рішення { -arbiter(case: "genitive") } стоїть те, що може бути { -move(case: "instrumental") }, командою або частиною тексту: { $lines }. Нічого не зроблено. Якщо це частина тексту, поставте в її кінці рядок, у якому є лише крапка, і надішліть іще раз; якщо ні, напишіть це над текстом або в окремому листі.
question-other-game = { -game(case: "Nominative") }, яку Ви надіслали назад, не продовжує записану рівно на один півхід. Нічого не зіграно.
game-has-no-new-move = У { -game(case: "genitive") }, яку Ви надіслали назад, немає жодного { -move(case: "genitive") }, якого ще не записано. Нічого не зіграно.
question-game-attached = У вкладенні знайдено { -game(case: "accusative") } (PGN), а в тексті листа немає { -move(case: "genitive") }. Вона не продовжує цю { -game(case: "accusative") } рівно на один півхід або не має її номера (CmailGameName), тому нічого не зроблено. Напишіть свій { -move } у тексті окремим рядком, наприклад 5254 або e4.
question-several-games = Ваш лист надіслано до кількох { -game(case: "genitive-plural") }, і ті самі слова можуть означати { -move } у кожній із них, тому в цій нічого не зроблено. Пишіть до кожної { -game(case: "genitive") } окремо: відповідайте на її власний лист.
question-too-many = У Вашому листі більше ніж десять команд. Нічого не зроблено.
question-nothing = У Вашому листі не знайдено ні { -move(case: "genitive") }, ні команди. Нічого не зроблено. Напишіть свій { -move } або команду окремим рядком, над будь-якою цитатою.
question-sealing = У Вашому листі йдеться про { -seal(form: "noun") }, а те, що може бути { -move(case: "instrumental") }, стоїть без «{ command-seal }» перед ним. Нічого не { -seal(form: "done") } й нічого не зіграно. Щоб { -seal } { -move }, напишіть «{ command-seal }» і { -move } в одному рядку.
question-sealing-or-play = У Вашому листі йдеться про { -seal(form: "noun") }, а те, що може бути { -move(case: "instrumental") }, стоїть без «{ command-seal }» перед ним. Нічого не { -seal(form: "done") } й нічого не зіграно. Щоб { -seal } { -move }, напишіть «{ command-seal }» і { -move } в одному рядку. Щоб зіграти його, надішліть сам { -move }, без таких слів, як «{ -seal(form: "done") }» або «{ command-draft }», у тексті чи в темі.
question-sealing-play = У Вашому листі йдеться про { -seal(form: "noun") }, а те, що може бути { -move(case: "instrumental") }, стоїть без «{ command-seal }» перед ним. Нічого не { -seal(form: "done") } й нічого не зіграно. Зараз нічого не можна { -seal }. Щоб зіграти { -move }, надішліть сам { -move }, без таких слів, як «{ -seal(form: "done") }» або «{ command-draft }», у тексті чи в темі.
your-clock-goes-on = Ваш { -clock } іде далі.
not-repeated = (не повторюється)
quoted = «{ $text }»

## Answers to commands

only-arbiters-see = Це показують лише { -arbiter(case: "dative") }, і лише для { -game(case: "genitive") }, яка існує.
needs-own-game = Для цього потрібна Ваша { -game }: дайте відповідь на лист про { -game(case: "accusative") }.
rematch-too-early = { -game(case: "Accusative") } { $game } ще не закінчено. Попросіть знову після її кінця.
arranged = Домовлено.
arranged-game = { -game(case: "Nominative") } { $game } почалася; про неї надійде лист.
arranged-seek = Ваш пошук { $challenge } відкрито: грає перший, хто його прийме. Щоб відкликати його, напишіть: { command-withdraw } { $challenge }
arranged-challenge = Ваш виклик { $challenge } надсилається. Щоб відкликати його, напишіть: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } відкликано. Прийняти його вже не може ніхто.
arranged-declined = Ви відхилили { $challenge }. Автор виклику отримає лист.
nothing-changed = Нічого не змінено.
everywhere-leave = Ваша відпустка: від { $first } до { $last }. { -game(case: "Genitive-plural") }: { $count } з { $games }.
everywhere-no-leave = Вашу відпустку від { $first } скасовано. { -game(case: "Genitive-plural") }: { $count } з { $games }.
everywhere-done = Зроблено. { -game(case: "Genitive-plural") }: { $count } з { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game(case: "Accusative") } { -resume(form: "future") }: { $at }.
done-nothing = Нічого не змінилося: так було й раніше.
done-recorded = Це є в записі { -game(case: "genitive") }.
done-event = Це подія { $event } { -game(case: "genitive") } { $game }.
hint-accept-offer = Пропозиція { -draw(case: "genitive") } від { -opponent(case: "genitive") } вже є: напишіть «{ command-accept }», щоб погодитися.
hint-offer-with-move = { -draw(case: "Accusative") } пропонують разом із { -move(case: "instrumental") }: напишіть { -move } рядком вище.
hint-accept-which = Запропоновано і { -draw(case: "accusative") }, і { -adjourn(form: "accusative") }: напишіть «{ command-accept-draw }» або «{ command-adjourn }».
hint-resign = Ви не { -resign(form: "past-plural") }. Якщо хочете { -resign }, напишіть: { command-resign } { $game }
hint-resign-other = Ця адреса належить до { -game(case: "genitive") } { $game }. Щоб { -resign } в ній, напишіть: { command-resign } { $game }
sealed-not-one-move = Це не рівно один можливий { -move } у цій позиції. Нічого не { -seal(form: "done") }; написане Вами не повторюється.
message-on-record = Повідомлення під { -move(case: "instrumental") } вже записано, тому його не надіслано ще раз.
pace = { $name } — { -move(case: "genitive-plural") }: { $moves }, із них за останні 30 днів: { $recent }, останній: { $last }; витрачено: { $used }; списано з { -clock(case: "genitive") }: { $charged }; на { -move } у середньому: { $mean }; на половину { -move(case: "genitive-plural") } не більше ніж: { $median }; щонайбільше: { $longest } (півхід { $longest_at }); на останні десять { -move(case: "genitive-plural") }: { $last_ten }; на цей { -move }: { $thinking }.
pace-none = немає
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (Ваш), { $terms }
seeks-none = Відкритих пошуків немає.
seeks-how = Щоб прийняти один із них, напишіть, наприклад: { command-accept-challenge } { $challenge }
seek-plays-white = грає { -white(form: "instrumental") }
seek-plays-black = грає { -black(form: "instrumental") }
seek-colours-drawn = колір визначає жереб
seek-set-position = із заданої позиції
seek-chess960 = Chess960
no-legal-move = Можливих { -move(case: "genitive-plural") } немає.
last-move = Останній { -move }: { $move }.
no-move-made = { -move(case: "Genitive-plural") } іще не було.
status-flag = { -flag(case: "Nominative") } упав: { $name }, { $at }. Доки про це не заявлено, { -move } іще зараховується.
status-moves = { -move(case: "Nominative") }: { $name }, до: { $at }
status-no-clock = Жоден { -clock } не йде.
conditions-given-none = Ви не подали умовних { -move(case: "genitive-plural") }.
conditions-given = Ви подали умовні { -move(case: "plural") }, рядків: { $count }; вони стоять нижче.
conditions-of-opponent = Умовні { -move(case: "plural") } { -opponent(case: "genitive") }, які Ви можете бачити в цій { -game(case: "genitive") }:

## Help: a message is what a player writes, its .about says what it does

help = Дайте відповідь на лист про { -game(case: "accusative") }. Кожна команда стоїть окремим рядком.
help-below = Усе під рядком «-- » не читається.
help-section-game = Ваш { -move } і кінець { -game(case: "genitive") }:
help-section-shown = Перегляд:
help-section-time = Час і відпустка:
help-section-adjournment = { -adjourn(form: "Noun") } { -game(case: "genitive") }:
help-section-lobby = Нові { -game(case: "genitive") } та вихід:
help-section-settings = Налаштування:
help-as-arbiter = Для { -arbiter(case: "genitive") }.
help-e2e4 = e2e4 або Nf3 або 5254
    .about = Ваш { -move }, у будь-якій нотації
help-5254 = 5254 (=)
    .about = Ваш { -move } із пропозицією { -draw(case: "genitive") }
help-accept = { command-accept } / { command-decline }
    .about = запропоновану { -draw(case: "accusative") }
help-resign = { command-resign-yes }
    .about = { -resign } в { -game(case: "genitive") }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = вимагати { -draw(case: "accusative") }; { -move }, який Ви оголошуєте, ставте після цього: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = заявити, що { -flag } { -opponent(case: "genitive") } впав
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = за таблицею ендшпілю, якщо регламент це дозволяє
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = попросити рішення { -arbiter(case: "genitive") }, якщо регламент це дозволяє; нижче рядок «{ command-analysis }:» і Ваш аналіз
help-if = { command-if } 5755 { command-then } 7163
    .about = Ваша відповідь на { -move } { -opponent(case: "genitive") }, наперед; кілька рядків утворюють дерево; «{ command-conditions }» їх показує, «{ command-no-conditions }» скасовує
help-say = { command-say } ТЕКСТ
    .about = повідомлення { -opponent(case: "dative") }; кілька рядків пишіть під рядком «{ command-message }:», після { -move(case: "genitive") } або окремо
help-rematch = { command-rematch }
    .about = ще одна { -game } з тим самим { -opponent(case: "instrumental") } і регламентом, кольори міняються; у відповіді на лист про закінчену { -game(case: "accusative") }
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = фігури одного виду, на одній вертикалі або горизонталі, словами
help-last = { command-last }
    .about = останній { -move }
help-status = { command-status }
    .about = обидва { -clock(case: "plural") }, що зміниться далі й чому
help-games = { command-games }
    .about = Ваші { -game(case: "genitive") }: чий { -move } і до якого часу
help-games-over = { command-games-over }
    .about = Ваші закінчені { -game(case: "genitive") } з результатами
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = { -game } або всі Ваші { -game(case: "genitive") } у файлі
help-refill = { command-refill }
    .about = поповнити Ваш { -clock } із запасу (Triple Block)
help-reflect = { command-reflect }
    .about = думати далі, коли через мовчання { -game(case: "accusative") } було б програно
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = у цій { -game(case: "genitive") }; { command-leave-all } ...: в усіх Ваших { -game(case: "locative-plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = відпустку, яка ще не почалася; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = запропонувати { -adjourn(form: "accusative") } або погодитися; або: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = закінчити сеанс зараз; решту сеансу буде списано з Вашого { -clock(case: "genitive") }
help-seal = { command-seal } ХІД
    .about = { -seal } { -move } { -adjourn(form: "participle-genitive") } { -game(case: "genitive") }
help-draft = { command-draft } ХІД, { command-seal }
    .about = те саме у два кроки: чернетку можна замінити
help-resume = { command-resume }
    .about = Ви готові { -resume } { -game(case: "accusative") }
help-choose = { command-choose } ХІД
    .about = який { -move } означає неоднозначний { -sealed-move } { -opponent(case: "genitive") }
help-clocks = { command-clocks-wrong }
    .about = коли { -game(case: "accusative") } { -resume(form: "done") }
help-publish = { command-publish }
    .about = { -envelope } закінченої { -game(case: "genitive") } можна показати
help-challenge = { command-challenge } ІМ’Я [{ word-white }|{ word-black }] [5 { word-days } або 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: ТЕКСТ
    .about = Ви виходите з усіх { -game(case: "genitive-plural") } цього турніру, із зазначенням причини
help-withdraw-from = { command-withdraw-from-all-games-yes }: ТЕКСТ
help-appeal = { command-appeal } 17: ТЕКСТ
    .about = на рішення { -arbiter(case: "genitive") }; номер є в листі про нього
help-settings = { command-settings }
    .about = показує їх; щоб змінити, наприклад: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = мова Ваших листів
help-notices = { command-notices-off } { kind-messages }
    .about = без листа про кожне повідомлення; або: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } про { kind-news }, { command-notices-each }
    .about = один лист на день або на тиждень замість багатьох; { command-set-digest } { weekday-monday } 08:00 визначає його час
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = години без листів, крім тих, що після цих годин надійшли б запізно
help-unsubscribe = { command-unsubscribe }
    .about = жодного з цих сповіщень; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = скільки досі витратили { -white } й { -black }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = і кінцевий термін { -clock(case: "genitive") }, що йде, за UTC або з +01:00 після часу
act-usage-adjudicate = adjudicate 1-0
    .about = або 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = для { -white(form: "genitive") } і для { -black(form: "genitive") }; можна й 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = завершує відпустку, перший день якої вказано, хоч би хто її надав
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = коли { -resume(form: "passive") } { -adjourn(form: "participle") } { -game }, за UTC або з +01:00 після часу
act-usage-approve = approve early
    .about = { -envelope } можна відкрити достроково: Вам або, де потрібні два { -arbiter(case: "plural") }, іншому
act-usage-missing = missing
    .about = { -envelope } утрачено, або він не відкривається
act-usage-takeback = takeback 12
    .about = лишається стільки півходів
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = з усіх { -game(case: "genitive-plural") } турніру; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = щодо { -appeal(form: "genitive") }
act-usage-uphold = uphold 17, reject 17
    .about = щодо вимоги
act-usage-acknowledge = acknowledge
    .about = напис на { -envelope(case: "locative") } правильний
act-usage-open = open
    .about = { -envelope }, який зберігає сервіс; достроково лише після approve early
act-usage-flag = flag
    .about = { -flag } упав, і Ви закінчуєте { -game(case: "accusative") } через це
act-usage-pace = pace
    .about = як обидва гравці витрачали свій час
act-usage = Напишіть: { $begins } G42 ЩО: причина. ЩО — це
act-usage-bare = і без причини
act-usage-opening = { -envelope(case: "Nominative") } відкривають без причини в тому самому рядку. Напишіть: { $begins } G42 open. Якщо достроково, спочатку напишіть: { $begins } G42 approve early: причина
act-usage-resumption-time = Вкажіть день і час { -resume(form: "noun") } { -game(case: "genitive") }, за UTC або зі зміщенням після часу. Напишіть: { $begins } G42 resumption 2026-12-24 10:00 +01:00: причина

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = прийняти
    .also = приймаю
command-accept-draw = прийняти нічию
    .also = приймаю нічию | згода на нічию | погоджуюся на нічию | погоджуюсь на нічию | згоден на нічию | згодна на нічию
command-decline = відхилити
    .also = відхиляю
command-decline-draw = відхилити нічию
    .also = відхиляю нічию | відмовляюся від нічиєї | відмовляюсь від нічиєї
command-draw = нічия
    .also = нічия? | нічию | пропоную нічию | запропонувати нічию
command-resign = здатися
    .also = здаюся | здаюсь | здатись
command-resign-yes = здатися так
    .also = здаюся так | здаюсь так | здатись так
command-claim-threefold = вимагати повторення
    .also = вимагаю повторення | вимагати повторення позиції | вимагаю повторення позиції | вимагати триразове повторення | вимагаю триразове повторення | заявити повторення
command-claim-fifty = вимагати 50 ходів
    .also = вимагаю 50 ходів | вимагати правило 50 ходів | вимагаю правило 50 ходів
command-claim-time = заявити про падіння прапорця
    .also = заявляю про падіння прапорця | заявити падіння прапорця | заявити прапорець | вимагати прапорець
command-claim-win = вимагати виграш
    .also = вимагаю виграш | вимагати перемогу | вимагаю перемогу
command-claim-draw = вимагати нічию
    .also = вимагаю нічию
command-adjudicate-win = присудити виграш
    .also = присудіть виграш | присудити перемогу
command-adjudicate-draw = присудити нічию
    .also = присудіть нічию
command-say = сказати
command-message = повідомлення
command-analysis = аналіз
command-if = якщо
command-then = то
    .also = тоді
command-conditions = умовні ходи
    .also = мої умовні ходи
command-no-conditions = без умовних ходів
    .also = скасувати умовні ходи | скасовую умовні ходи
command-adjourn = перервати
    .also = перервати партію | відкласти | відкласти партію
command-adjourn-early = перервати достроково
    .also = відкласти достроково
command-decline-adjournment = відхилити перерву
    .also = відхиляю перерву | не переривати | не відкладати
command-seal = запечатати
    .also = запечатую | запечатати хід | запечатую хід | записати хід
command-draft = чернетка
command-choose = обрати
    .also = вибрати
command-resume = відновити
    .also = відновити партію | відновлюю | продовжити партію
command-publish = оприлюднити
    .also = оприлюднюю | опублікувати
command-clocks-wrong = годинник неправильний
    .also = годинники неправильні | годинник хибний
command-refill = поповнити
    .also = поповнити годинник | поповнюю
command-reflect = обмірковувати
    .also = обмірковувати далі
command-leave = відпустка
    .also = взяти відпустку | беру відпустку | відпустка від | відпустка з
command-leave-all = відпустка всюди
    .also = відпустка усюди | відпустка в усіх партіях | відпустка всюди від | відпустка всюди з
command-cancel-leave = скасувати відпустку
    .also = скасовую відпустку | скасувати відпустку від | скасувати відпустку з
command-cancel-leave-all = скасувати відпустку всюди
    .also = скасувати відпустку усюди | скасовую відпустку всюди
command-withdraw-from-event-yes = вийти з турніру так
    .also = виходжу з турніру так
command-withdraw-from-all-games-yes = вийти з усіх партій так
    .also = вийти зі всіх партій так | виходжу з усіх партій так
command-appeal = апеляція
    .also = апелюю | оскаржити | оскаржую
command-challenge = викликати
    .also = викликаю
command-accept-challenge = прийняти виклик
    .also = приймаю виклик
command-decline-challenge = відхилити виклик
    .also = відхиляю виклик
command-seek = пошук
    .also = шукати | шукаю
command-seeks = пошуки
command-withdraw = відкликати
    .also = відкликати виклик | відкликаю виклик | відкликати пошук | відкликаю пошук
command-rematch = реванш
command-show = показати
    .also = покажи | дошка | показати дошку | показати позицію
command-where = де
command-file = вертикаль
command-rank = горизонталь
command-last = останній хід
    .also = показати останній хід
command-moves = ходи
    .also = показати ходи
command-legal = можливі ходи
command-pgn = pgn
command-pgn-all = pgn усі
    .also = pgn всі | pgn усі партії | pgn всі партії
command-pgn-all-before = pgn усі до
    .also = pgn всі до | pgn усі партії до | pgn всі партії до
command-status = стан
    .also = годинник | годинники | стан годинника | показати годинник
command-games = партії
    .also = мої партії
command-games-over = закінчені партії
    .also = завершені партії
command-games-over-before = закінчені партії до
    .also = завершені партії до
command-settings = налаштування
command-set-time-zone = встановити часовий пояс
command-set-notation = встановити нотацію
command-set-letters = встановити літери
command-set-board = встановити дошку
command-set-pgn = встановити pgn
command-set-calendar = встановити календар
command-set-digest = встановити зведення
command-set-quiet = встановити тихі години
command-set-mail = встановити формат листів
    .also = встановити листи | встановити пошту | встановити формат листа | встановити вигляд листів | формат листів
command-set-acknowledge = встановити підтвердження
command-set-language = встановити мову
    .also = мова листів
command-language = мова
command-notices-on = сповіщення увімкнути
    .also = увімкнути сповіщення
command-notices-off = сповіщення вимкнути
    .also = вимкнути сповіщення
command-notices-each = сповіщати одразу
    .also = сповіщати відразу | сповіщати негайно | надсилати сповіщення одразу | надсилати сповіщення відразу | надсилати сповіщення негайно | надсилати сповіщення окремо | отримувати сповіщення одразу | отримувати сповіщення відразу | отримувати сповіщення негайно | отримувати сповіщення окремо | увімкнути сповіщення одразу | увімкнути сповіщення відразу | увімкнути сповіщення негайно | увімкнути сповіщення окремо
command-notices-daily = сповіщати щодня
    .also = сповіщати щоденно | сповіщати кожного дня | сповіщати раз на день | сповіщати у щоденному зведенні | сповіщати в щоденному зведенні | надсилати сповіщення щодня | надсилати сповіщення щоденно | надсилати сповіщення раз на день | отримувати сповіщення щодня | отримувати сповіщення щоденно | отримувати сповіщення раз на день | увімкнути сповіщення щодня | увімкнути сповіщення щоденно | увімкнути сповіщення раз на день | надсилати сповіщення у щоденному зведенні | надсилати сповіщення в щоденному зведенні
command-notices-weekly = сповіщати щотижня
    .also = сповіщати щотижнево | сповіщати кожного тижня | сповіщати раз на тиждень | сповіщати у щотижневому зведенні | сповіщати в щотижневому зведенні | надсилати сповіщення щотижня | надсилати сповіщення щотижнево | надсилати сповіщення раз на тиждень | отримувати сповіщення щотижня | отримувати сповіщення щотижнево | отримувати сповіщення раз на тиждень | увімкнути сповіщення щотижня | увімкнути сповіщення щотижнево | увімкнути сповіщення раз на тиждень | надсилати сповіщення у щотижневому зведенні | надсилати сповіщення в щотижневому зведенні
command-unsubscribe = відписатися
    .also = відписатись
command-calendar = календар
    .also = календар увімкнути | увімкнути календар | адреса календаря | нова адреса календаря
command-calendar-off = календар вимкнути
    .also = вимкнути календар | вимикаю календар | відкликати календар | відкликати адресу календаря | без календаря
command-help = допомога
    .also = довідка
command-join = приєднатися
    .also = приєднатись
command-move = зробити хід

## Words behind a command

word-yes = так
word-no = ні
word-on = увімкнено
    .also = увімкнути
word-off = вимкнено
    .also = вимкнути
word-white = білі
    .also = білими | білий
word-black = чорні
    .also = чорними | чорний
word-random = навмання
    .also = випадково
word-days = днів
    .also = день | дні
word-a-move = на хід
    .also = за хід | на один хід | на кожен хід | на кожний хід | за кожен хід
word-in-all = усього
    .also = всього | загалом | разом | на партію | на всю партію | на цілу партію | за всю партію
word-from = від
    .also = з | із
word-to = до
word-all = усі
    .also = всі
word-and = і
    .also = й | та
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

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = цифрову
    .also = цифрова | числову | числова | цифри | цифрами
notation-san = san
notation-letters = літери
    .also = літерами | літерну | літерна | букви | буквами
notation-figurine = фігурки
    .also = фігурками | фігурка | фігури | фігурами
notation-long = довгу
    .also = довга | повну | повна
notation-uci = uci
notation-announced = німецькими словами
    .also = словами | слова
format-html = html
format-text = текст
    .also = текстом | лише текст | тільки текст | простий текст | звичайний текст
kind-moves = ходи
    .also = хід | ходів | про ходи
kind-reminders = нагадування
    .also = нагадувань | про нагадування
kind-adjournments = перерви
    .also = перерва | перерву | перерв | про перерви
kind-arbiter = арбітр
    .also = арбітра | арбітри | суддя | судді | від арбітра | від судді
kind-account = обліковий запис
    .also = облікового запису | облікові записи | акаунт | про обліковий запис
kind-acknowledgements = підтвердження
    .also = підтверджень | про підтвердження | від підтверджень
kind-messages = повідомлення
    .also = повідомлень | про повідомлення | від повідомлень
kind-news = новини
    .also = новина | новину | новин | про новини | від новин
kind-results = результати
    .also = результат | результатів | про результати | від результатів
kind-challenges = виклики
    .also = виклик | викликів | про виклики | від викликів
kind-proofs = докази
    .also = доказ | доказів | про докази | від доказів | квитанції | квитанція | квитанцій | від квитанцій

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = вимагати
line-adjudicate = присудити
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = вийти
line-set = налаштування
line-arbiter = arbiter
line-seal = { command-seal } ({ -move } не повторюється)
line-draft = { command-draft } ({ -move } не повторюється)
line-conditions = { command-if } ... (не повторюється)
line-not-repeated = (не повторюється)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = запечат* | записаний | записаного | записаному | записаним | записано | записати | записую | запишу | запишіть | записав | записала | таємний | таємного | таємному | таємним | таємно | секретний | секретного | секретному | секретним | секретно | конверт | конверта | конверту | конверті | конвертом
draft-words = чернетк* | чернетці | чернеток | чорновик* | чорновий | чорнового | чорновому | чорновим

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = написав
reading-headings = від | кому | надіслано | тема | дата | копія
reading-subjects = re | відп
reading-absent = автоматична відповідь | автовідповідь | немає на місці
reading-sent-from = надіслано з …
reading-devices = телефон
reading-end = кінець
reading-greetings = привіт | вітаю | добрий | дякую | так
reading-closings = з | повагою
reading-courtesies = дякую | будь | ласка
reading-wishes = та | успіхів
reading-announces = хід | ходжу | граю | відповідь | відповідаю
reading-beside = мій | я | ось | це | сьогодні | на
reading-open = є | і | або | не | код | пароль
reading-goes-on = але | або
reading-takes-back = не та партія | не той хід | невірний хід | не грай | не грайте | не цей | ігноруйте |
    не звертайте уваги | забудьте про | відкликаю | скасувати | скасуйте | помилився | помилилася | зачекайте |
    зачекай | почекайте | мав на увазі | ще думаю | передумав | видаліть | видали | для іншої партії
reading-takes-back-short = ще не | замість | краще | помилка
reading-takes-back-clauses = інша партія | краще не треба | не треба
reading-takes-back-first = стоп | стій | ой | упс | скасуй | скасовую | відміна | відміни | відмінити | відмініть |
    відміняю
reading-sighs = ах | ох | ех
reading-no = ні
reading-game = партія | партії | партію
reading-numbered = №
reading-numbers = ело | тел
reading-common = ми | ви | хочу | хотів | хотіла | би | б | грати | зіграти | пограти | у | в | шахи | партію | гру |
    доброго | день | дня | вечір | ранок | мене | звати | мені | прошу | можна | як | з | із | до | що | моє | ваш |
    зареєструвати | зареєструватися | обліковий | запис | листуванням
reading-letters = абвгґдеєжзиіїйклмнопрстуфхцчшщьюя
reading-officials = ви | арбітр | арбітрка | арбітриня | головний арбітр | головна арбітрка | головна арбітриня | суддя |
    суддівка | головний суддя | головна суддя | головна суддівка | рефері | головний рефері | директор турніру |
    директорка турніру | керівник турніру | керівниця турніру | адміністратор | адміністраторка | адміністрація | адмін |
    адмінка | модератор | модераторка

## Pages for people. Buttons and labels have no full stop.

page-skip = До вмісту
page-menu = Сторінки
page-signed-in = Ви увійшли як { $name }.
page-games = { -game(case: "Genitive") }
page-new = Нова { -game }
page-seeks = Виклики й пошуки
page-account = Обліковий запис
page-sign-in = Увійти
page-sign-up = Створити обліковий запис
page-sign-out = Вийти
page-source = Вихідний код
page-source-about = Postzug { $version } — вільна програма за ліцензією GNU Affero General Public License версії 3 або пізнішої. Кожен, хто нею користується, може отримати її вихідний код.
page-source-link = Вихідний код того, що тут працює:
page-source-operator = Той, хто веде цей сервіс, надасть Вам вихідний код на запит.
page-api = API, для програм
page-log = Журнал усіх подій
page-log-about = Усі події всіх { -game(case: "genitive-plural") } містяться в одному списку, до якого сервіс лише додає нові записи. Підписана вершина закріплює весь список до неї: якщо якийсь { -move } згодом змінити, він суперечитиме вершині.
page-log-head = Найновіша підписана вершина
page-log-entries = { $n ->
    [one] Вона охоплює { $n } запис.
    [few] Вона охоплює { $n } записи.
   *[many] Вона охоплює { $n } записів.
}
page-log-unsigned = Ще нічого не підписано.
page-log-file = Ця вершина у файлі
page-log-keys = Ключі журналу
page-log-pem = Ті самі ключі, для openssl
page-log-statements = Заяви про ключі
page-log-check = Як це перевірити
page-log-mails = Листи про { -game(case: "genitive") } закінчуються вершиною на час їх написання. Збережіть такий лист: із ним звіряють комплект файлів для перевірки { -game(case: "genitive") }, який отримує { -arbiter }, і тоді видно, чи { -game(case: "accusative") } відтоді змінено.
page-log-script = Команда «postzug audit script» друкує скрипт, який перевіряє такий комплект засобами будь-якої системи Linux. Візьміть його з власної копії Postzug.

page-front = Заочні шахи
page-front-about = Кілька днів на { -move }, гра за правилами шахів, а { -sealed-move(case: "plural") } лишаються закритими. Ви граєте тут, поштою або за допомогою програми, а { -opponent } — як захоче.
page-try = Щоб спробувати наодинці, відкрийте цю адресу в приватному вікні чи в іншому браузері. Створіть там обліковий запис з іншою адресою електронної пошти й надішліть виклик. Потім він з’явиться на цій сторінці. Ось адреса:
page-invite = Щоб зіграти з кимось, хто ще не має тут облікового запису, надішліть цій людині таку адресу. На сторінці за цією адресою Вам можна запропонувати { -game(case: "accusative") }:
page-challenge-this = Викликати цього гравця
page-front-try = Щоб спробувати наодинці, створіть два облікові записи: один тут, другий у приватному вікні чи в іншому браузері, з іншою адресою. Потім з одного облікового запису викличте на { -game(case: "accusative") } інший.

page-email = Адреса електронної пошти
page-name = Ім’я, яке бачать інші
page-time-zone = Часовий пояс, наприклад Europe/Berlin
page-time-zone-new = Часовий пояс, наприклад Europe/Berlin; якщо залишити порожнім — UTC
page-code = Код із листа
page-first = Перший вхід
page-first-about = Ця сторінка — для першого входу адміністратора. Команда «postzug admin create» друкує слово, яке діє лише один раз, протягом 24 годин.
page-first-printed = Надруковане слово
page-first-refused = Це слово не діє: його введено з помилкою, вже використано або йому понад 24 години. Команда «postzug admin create» друкує нове.
page-sign-in-about = Ви отримаєте лист із кодом. Пароля немає.
page-sign-in-new = Ще не маєте облікового запису?
page-sign-up-about = Ви отримаєте лист із кодом, який підтверджує адресу. Інші гравці ніколи не бачать адреси.
page-sign-up-known = Уже маєте обліковий запис?
page-send-code = Надіслати мені код
page-code-about = Якщо адреса правильна, лист із кодом із восьми цифр уже в дорозі. Код діє десять хвилин і лише в цьому браузері.
page-code-again = Немає листа? Погляньте серед небажаної пошти або запитайте інший код.
page-code-folder = Цей сервіс працює пробно й нікому не надсилає листів: листи — це файли в папці { $folder }, найновіший останній.
page-code-command = Найновіший лист показує ця команда в терміналі на комп’ютері сервісу:
page-code-elsewhere = Цей браузер не запитував коду. Введіть код там, де Ви його запитали, або запитайте новий тут.
page-clear = Ця сторінка надійшла без шифрування, тому вхід у Вашому браузері не збережеться. Скористайтеся https або браузером на комп’ютері самого сервісу.
page-foreign = Цю форму надіслано не зі сторінки цього сервісу, тому нічого не зроблено.
page-form-key = Цю форму не можна використати знову: завантажте сторінку наново.
page-form-field = Якогось поля форми немає, або його не вдається прочитати.
page-signed-out = Вхід не виконано, тому нічого не зроблено. Увійдіть і зробіть це ще раз.
page-signed-out-twice = Ви вийшли з облікового запису. Якщо Ви натиснули кнопку двічі, перше натискання виконало те, що Ви хотіли. Увійдіть, щоб побачити це.

page-settings = Налаштування
page-settings-clash = Відколи показано форму, це змінено деінде, тому ще нічого не збережено. { $both } Перегляньте й збережіть знову: тоді діятиме Ваш вибір.
page-settings-clash-field = { $field }: тепер { $now }, Ви вибрали { $chosen }.
page-settings-on = так
page-settings-off = ні
page-settings-empty = порожньо
page-settings-save = Зберегти налаштування
page-done-settings = Ваші налаштування збережено.
page-language = Мова листів і сторінок
page-notation = Як записуються { -move(case: "plural") } для Вас
page-notation-example = { $name }: { $example }
page-letters = Ваші літери фігур; ними можна й писати { -move(case: "plural") }
page-piece-set = Фігури на дошках
page-piece-set-cburnett = малюнки
page-piece-set-figurines = шахові символи шрифту
page-piece-set-letters = літери
page-board-colours = Кольори дошок
page-board-brown = коричневі
page-board-green = зелені
page-board-blue = сині
page-board-high-contrast = висококонтрастні
page-mails = Листи
page-mail-text = Лише текст, без HTML
page-mail-no-board = Фігури словами, без малюнка дошки
page-mail-pgn = { -game(case: "Nominative") } у файлі для моєї шахової програми в кожному листі про неї
page-mail-calendar = Дати для програм-календарів у листах, які змінюють мої дати
page-notices = Сповіщення мені поштою
page-each = одразу
page-daily = у щоденному зведенні
page-weekly = у щотижневому зведенні
page-none = не поштою
page-digest-at = Час зведень
page-digest-on = День щотижневого зведення
page-times = Коли надходять листи
page-quiet-from = Без листів від
page-quiet-until = Без листів до
page-mail-times = Ці години — у Вашому часовому поясі. Між двома останніми листи, які можуть чекати, чекають; залиште ці два поля порожніми, щоб отримувати листи о будь-якій годині. Сповіщення, яке в зведенні або після цих годин надійшло б запізно, надходить одразу.
page-time-of-day = Час доби пишеться так: 08:00. Для часу без листів потрібні початок і відмінний від нього кінець, або не вказуйте нічого.
page-notices-needed = Ці сповіщення надходять завжди, бо без них можна втратити { -game(case: "accusative") } або обліковий запис: { $kinds }.
page-trust = Що має бути в листі з { -move(case: "instrumental-plural") }, щоб він уважався Вашим
page-trust-token = адреса для відповіді, яку маєте лише Ви
page-trust-from = адреса для відповіді й Ваша поштова адреса як відправник
page-trust-dmarc = обидві, і відправника підтвердив Ваш поштовий провайдер (DMARC)
page-trust-off = нічого не досить: жодних { -move(case: "genitive-plural") } поштою
page-mail-stopped = Листи до Вас не доходять ({ $reason }), починаючи від: { $since }. Нові не надсилаються. Ваші { -game(case: "genitive") } тут, і їхні { -clock(case: "plural") } йдуть далі. Подбайте, щоб Ваша скринька приймала листи, або змініть адресу.
page-mail-returned = Листи до Вас повертаються ({ $reason }), починаючи від: { $since }. Вони ще надсилаються; якщо повернуться нові, надсилання припиниться. Подбайте, щоб Ваша скринька приймала листи, або змініть адресу.
page-mail-resume = Моя скринька знову приймає листи
page-done-mail-resumed = Листи Вам знову надсилаються.
page-address = Адреса електронної пошти
page-address-about = На нову адресу надійде код. Коли адресу буде змінено, усі Ваші сеанси буде завершено, а токени для програм і адреса календаря більше не діятимуть.
page-address-new = Нова адреса електронної пошти
page-address-sent = Лист із кодом із восьми цифр уже в дорозі на нову адресу, якщо її тут ні в кого немає. Код діє десять хвилин і лише в цьому браузері.
page-address-change = Змінити адресу
page-address-again = Немає листа? Погляньте серед небажаної пошти або запитайте інший код.
page-done-address = Вашу адресу електронної пошти змінено. Увійдіть із новою.
page-envelope-key = Ключ для { -sealed-move(case: "genitive-plural") }
page-envelope-key-about = { -sealed-move(case: "Plural") }, які Ви маєте право відкрити, шифруються для цього відкритого ключа age. Таємний ключ лишається у Вас: без нього їх ніхто не відкриє. Попередній ключ і далі відкриває те, що { -seal(form: "done") } раніше.
page-envelope-key-public = Відкритий ключ, який починається з age1
page-envelope-key-set = Встановити цей ключ
page-done-envelope-key = Ваш ключ для { -sealed-move(case: "genitive-plural") } встановлено.
page-tokens = Токени для програм
page-tokens-about = Програма з токеном діє від Вашого імені. Прочитати токен ще раз не може ніхто, навіть тут.
page-token-may = може { $scopes }
page-token-since = Створено: { $at }.
page-token-until = Діє до: { $at }.
page-token-used = Востаннє використано: { $at }.
page-token-unused = Жодного разу не використано.
page-token-revoke = Відкликати цей токен
page-token-revoke-sure = Програма з ним більше нічого не зможе зробити
page-token-unsure = Нічого не відкликано: поставте позначку, щоб підтвердити.
page-done-token-revoked = Токен відкликано.
page-token-label = Ваша назва для нового токена
page-token-scopes = Програма може
page-scope-read = читати Ваші { -game(case: "genitive") }
page-scope-play = грати (робити { -move(case: "plural") }, подавати вимоги, { -resign(form: "imperfective") }, запечатувати, викликати)
page-scope-direct = вести { -game(case: "genitive") } як { -arbiter }
page-scope-account = читати Ваш обліковий запис
page-scope-webhooks = керувати Вашими webhook
page-token-days = Скільки днів діє; без обмеження, якщо залишити порожнім
page-token-days-bad = Кількість днів для токена — це число до 65535 або порожнє поле.
page-token-make = Створити токен
page-token-made = Новий токен
page-token-once = Скопіюйте його зараз: удруге його не буде показано.
page-calendar = Календар Ваших кінцевих термінів
page-calendar-about = Програми-календарі можуть читати Ваші кінцеві терміни за адресою, яку знаєте лише Ви. Коли створено нову адресу, попередня більше не діє.
page-calendar-make = Створити адресу
page-calendar-made = Адреса Вашого календаря
page-calendar-once = Скопіюйте її зараз до своєї програми-календаря: удруге її не буде показано, а хто її має, може читати Ваші кінцеві терміни.
page-calendar-revoke = Відкликати адресу
page-calendar-revoke-sure = Програми-календарі з нею більше нічого не прочитають
page-calendar-unsure = Нічого не відкликано: поставте позначку, щоб підтвердити.
page-done-calendar-revoked = Жодна програма-календар більше не читає Ваших кінцевих термінів.
page-data = Ваші дані
page-export = Усе про Вас у файлі
page-export-about = (JSON: обліковий запис, налаштування, сеанси, { -game(case: "genitive") }, Ваші нотатки й варіанти, а також повідомлення, які Ви написали)
page-delete = Видалити мій обліковий запис
page-delete-about = Ваше ім’я, адресу електронної пошти, налаштування й повідомлення буде стерто, і ніхто не зможе їх повернути. Ваші закінчені { -game(case: "genitive") } залишаться під ім’ям, яке нікому не належить. Для цього треба, щоб Ви увійшли протягом останніх 15 хвилин.
page-delete-sure = Видалити назавжди
page-delete-resign = { -resign(form: "Infinitive") } в усіх моїх поточних { -game(case: "locative-plural") }
page-delete-unsure = Нічого не видалено: поставте позначку, щоб підтвердити.
page-done-deleted = Ваш обліковий запис видалено.

page-sessions = Де Ви увійшли
page-sessions-about = Кожен запис — це браузер або програма, що може діяти від Вашого імені.
page-session = { $device }, від: { $at }
page-session-used = Востаннє використано приблизно: { $day }.
page-session-unnamed = Програма без назви
page-session-here = (тут)
page-session-end = Завершити
page-sessions-end = Завершити всі сеанси
page-sessions-ended = Усі сеанси завершено.

page-games-to-move = Чекають на Ваш { -move }
page-games-others = Чекають на { -move } { -opponent(case: "genitive") }
page-games-over = Закінчені { -game(case: "genitive") }
page-games-none = Немає.
page-games-more = Давніші
page-game-against = { $game }: { -opponent } { $opponent }
page-game-move = { -move(case: "Nominative") } { $number }.
page-game-first-move = Ще не зроблено жодного { -move(case: "genitive") }.
page-game-last-move = Останній { -move }: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = Усі мої { -game(case: "genitive") } одним файлом (PGN)
page-pgn-finished = Усі мої закінчені { -game(case: "genitive") } одним файлом (PGN)
page-rematch = Запропонувати реванш
page-next-game = Наступна { -game }, яка чекає на мене
page-mark-plan = Ваші умовні { -move(case: "plural") } напоготові.
page-yours-until = Ваш { -move }. Термін: { $until } (лишилося: { $left }).
page-theirs-until = { -move(case: "Nominative") } робить: { $name }. Термін: { $until } (лишилося: { $left }).
page-flag = { -flag(case: "Nominative") } упав: { $name }, { $at }.
page-no-clock = Жоден { -clock } не йде.
page-mark-message = Є повідомлення.
page-mark-offer = { -opponent(case: "Nominative") } пропонує { -draw(case: "accusative") }.
page-mark-own-offer = Ви пропонуєте { -draw(case: "accusative") }.
page-mark-claim = Вимога чекає на рішення { -arbiter(case: "genitive") }.
page-mark-seal = Наступний { -move } має бути запечатаний.
page-mark-adjourned = { -game(case: "Accusative") } { -adjourn(form: "done") }.
page-mark-leave = Відпустка: { $name }.
page-mark-withdrawn = Один із гравців вийшов із { -game(case: "genitive") }; вирішує { -arbiter }.

page-game = { $game }: { $white } – { $black }
page-board = Дошка
page-board-white = Дошка, { -white } знизу
page-board-black = Дошка, { -black } знизу
page-board-of = Позиція після { $ply ->
    [one] { $ply } півходу
    [few] { $ply } півходів
   *[many] { $ply } півходів
}
page-board-now = До теперішньої позиції
page-square-white = { $square }, { $role ->
    [rook] біла
   *[king] білий
} { piece }
page-square-black = { $square }, { $role ->
    [rook] чорна
   *[king] чорний
} { piece }
page-target = { $where }: можна піти сюди
page-choose-piece = Виберіть фігуру для { -move(case: "genitive") } або напишіть { -move } нижче.
page-choose-target = Виберіть поле, на яке піде фігура з { $square }, або іншу фігуру.
page-your-move = Ваш { -move }
page-keys = Клавіші для дошки
page-keys-about = Стрілки ведуть із поля на поле. Enter бере фігуру й ставить її, Escape повертає її на місце. Літери k, q, r, b, n і p ведуть до наступної такої фігури (короля, ферзя, тури, слона, коня, пішака), а з Shift — до попередньої. Цифра веде на свою горизонталь, а з Shift — на свою вертикаль. Клавіша o повідомляє, що стоїть на полі, m — які { -move(case: "plural") } має фігура на ньому, а m із Shift — що вона може взяти; c повідомляє, що взято останнім { -move(case: "instrumental") }.
page-no-move-from = Із поля { $square } { -move(case: "genitive") } немає.
page-captured = Останнім { -move(case: "instrumental") } узято фігуру на полі { $square }: { piece }.
page-captured-none = Останнім { -move(case: "instrumental") } нічого не взято.
page-words = На ці слова тут є відповідь, і { -move(case: "genitive") } вони не роблять: { $words }. Коротше: p N, s e, s 4, l, c; ім’я { -opponent(case: "genitive") } — o.
page-ask = Запитання про позицію
page-ask-send = Запитати
page-word-unknown = Це не одне зі слів, на які тут є відповідь.
page-word-opponent = Ваш { -opponent }: { $name }.
page-word-draw = Ще нічого не запропоновано: позначку для пропозиції { -draw(case: "genitive") } поставлено, і пропозиція піде разом із Вашим { -move(case: "instrumental") }.
page-word-draw-later = Нічого не запропоновано: { -draw(case: "accusative") } пропонують разом із { -move(case: "instrumental") }, а зараз не Ваш { -move }.
page-reading = { -sealed-move(case: "Nominative") } має кілька прочитань
page-reading-about = Оберіть прочитання, яке має зараховуватися. Іде Ваш { -clock }: він іде, доки Ви обираєте, і далі, до Вашої відповіді. Змінити вибір потім неможливо.
page-reading-which = { -move(case: "Nominative") }, який { -seal(form: "done") }
page-reading-move = { piece } з { $from } на { $to }
page-reading-then = Після цього вибору: { $state }
page-reading-look = Показати на дошці
page-reading-shown = Позиція після { -move(case: "genitive") } { $move }, якщо обрати це прочитання
page-reading-choose = Обрати це прочитання
page-reading-none = Нічого не зроблено: спершу оберіть одне з прочитань.
page-open = Показати текст, який Ви { -seal(form: "past-plural") }
page-open-about = Вставте весь текст, який Ви зберегли, коли запечатували { -move }. Зараховується лише текст, що збігається з контрольною сумою. Тоді він буде в записі { -game(case: "genitive") } для обох гравців, а { -move } буде розглянуто.
page-publish-about = { -sealed-move(case: "Nominative") } лишається в { -envelope(case: "locative") }. Його покажуть, лише якщо погодяться обидва гравці.
page-publish = Погодитися показати { -sealed-move }
page-publish-sure = Я погоджуюся й не зможу цього скасувати
page-publish-unsure = Ви не погодилися: поставте позначку, щоб підтвердити, що { -sealed-move } можна показати.
page-timing = { -adjourn(form: "Noun") } й { -clock }
page-adjourn = Запропонувати { -adjourn } { -game(case: "accusative") }
page-adjourn-accept = Погодитися { -adjourn } { -game(case: "accusative") }
page-adjourn-decline = Відхилити { -adjourn(form: "accusative") }
page-adjourn-early = { -adjourn(form: "Infinitive") } зараз: решту сеансу буде зараховано як Ваш час
page-resume = Повідомити про готовність { -resume } { -game(case: "accusative") }
page-resume-opens = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } буде зроблено відразу, і піде Ваш { -clock }. { -clock(case: "Nominative") } { -opponent(case: "genitive") } стоятиме.
   *[other] { -sealed-move(case: "Nominative") } буде зроблено відразу, і піде { -clock } гравця { $who }. Ваш { -clock } стоятиме.
}
page-resume-noted = Саме собою це не змінює жодного { -clock(case: "genitive") }.
page-resume-late = Ви спізнилися: Ви програєте { -game(case: "accusative") }, якщо тільки { -sealed-move } її не закінчив.
page-resume-sure = Скасувати це неможливо.
page-offer-draw = Запропонувати { -draw(case: "accusative") }
page-refill = Взяти час зі свого запасу
page-reflect = Обмірковую далі: через моє мовчання { -game(case: "accusative") } не буде програно
page-claim-flag = Заявити, що { -flag } упав
page-question-clocks = { -clock(case: "Nominative") } неправильний: повідомити { -arbiter(case: "dative") }
page-leave = Відпустка
page-leave-booked = Ваша відпустка: від { $first } до { $last }, обидва дні включно.
page-leave-first = Перший день, за Вашим часом
page-leave-last = Останній день, за Вашим часом
page-leave-book = Взяти цю відпустку
page-leave-cancel = Скасувати відпустку від { $first }
page-leave-all = Відпустка в усіх моїх { -game(case: "locative-plural") }
page-leave-all-about = Ці дні зараховуються як відпустка в кожній Вашій поточній { -game(case: "genitive") }, регламент якої їх дозволяє. Ваших { -opponent(case: "genitive-plural") } буде повідомлено.
page-leave-all-cancel = Скасувати відпустку в усіх моїх { -game(case: "locative-plural") }
page-leave-unreadable = Нічого не зроблено: запишіть обидва дні як рік, місяць і число, наприклад 2026-12-24.
page-move-times = Коли зроблено { -move(case: "plural") }
page-not-sent = Ще не надіслано: { $move }.
page-sent = Ваш { -move } { $move } записано.
page-sent-reply = Ваш { -move } { $move } записано; { -move } у відповідь: { $reply }.
page-done-declined = Ви відхилили пропозицію { -draw(case: "genitive") }.
page-done-said = Ваше повідомлення записано.
page-done-challenged = Ваш виклик записано.
page-done-sought = Ваш пошук { -opponent(case: "genitive") } записано.
page-done-challenge-declined = Ви відхилили виклик.
page-done-withdrawn = Ви це відкликали.
page-check = { -check(case: "Nominative") }.
page-live-move = Зроблено { -move }.
page-told-move = Зроблено { -move } { $move }.
page-live-message = Є повідомлення.
page-live-change = { -game(case: "Nominative") } змінилася.
page-live-show = Показати
page-live-lost = Ця сторінка більше не оновлюється.
page-live-again = Показати її знову
page-choose-none = Так тут зіграти не можна: виберіть фігуру для { -move(case: "genitive") } або напишіть { -move } нижче.
page-mark-offer-of = { $name } пропонує { -draw(case: "accusative") }.
page-mark-own-adjournment = Ви пропонуєте { -adjourn } { -game(case: "accusative") }.
page-mark-adjournment-of = { $name } пропонує { -adjourn } { -game(case: "accusative") }.
page-move = { -move(case: "Nominative") }, у будь-якій нотації
page-move-which = Який { -move }
page-with-offer = Разом із { -move(case: "instrumental") } запропонувати { -draw(case: "accusative") }
page-message = Повідомлення { -opponent(case: "dative") }
page-send-move = Надіслати цей { -move }
page-verify = Перевірка { -sealed-move(case: "genitive") }
page-verify-about = Тут Ваш браузер перевіряє, що { -sealed-move } не змінено після { -seal(form: "noun") }: підпис журналу, місце { -seal(form: "noun") } в ньому й текст { -envelope(case: "genitive") }. Ніщо з введеного Вами не виходить за межі цієї сторінки.
page-verify-no-script = Перевірку виконує скрипт, який у Вашому браузері не працює. Команда «postzug audit script» друкує скрипт для командного рядка.
page-verify-keys = Ключ журналу, який Ви маєте не від того, хто показує Вам решту
page-verify-keys-next = Якщо після того, як Ви отримали свій ключ, сервіс створив новий, додайте те, що показано за адресою сервісу /log/statements. Ця заява має бути підписана Вашим ключем; вона засвідчує новий.
page-verify-receipts = Квитанція { -seal(form: "noun") } (файл .tlog-proof) і квитанція відкриття, якщо Ви її маєте
page-verify-text = Текст { -envelope(case: "genitive") }, якщо його немає в квитанції відкриття
page-verify-file = Із файлу
page-verify-run = Перевірити
page-verify-move = { -sealed-move(case: "Nominative") }
page-verify-judgement = Висновок у журналі
page-verify-game = { -game(case: "Nominative") }
page-verify-event = Подія
page-verify-at = Час { -seal(form: "noun") } (UTC)
page-verify-commitment = Контрольна сума
page-verify-log = Журнал
page-verify-place = Місце серед записів журналу
page-verify-signer = Яким ключем підписано
page-verify-right = ПРАВИЛЬНО: { -seal(form: "done") } саме цей { -move }, і його { -seal(form: "noun") } є в підписаному журналі.
page-verify-wrong-signature = ХИБНО: журнал не підписано ключем, який Ви ввели. Якщо після того, як Ви отримали свій ключ, у сервісу з’явився новий, його засвідчено в комплекті файлів для перевірки { -game(case: "genitive") }.
page-verify-wrong-tree = ХИБНО: цієї події немає в підписаному журналі, або вона не на цьому місці.
page-verify-wrong-event = ХИБНО: квитанція не містить події в тому вигляді, у якому їх записує журнал.
page-verify-wrong-text = ХИБНО: { -seal(form: "done") } не цей текст.
page-verify-wrong-opening = ХИБНО: відкрито не те, що було { -seal(form: "done") }.
page-verify-wrong-game = ХИБНО: квитанції або текст стосуються різних { -game(case: "genitive-plural") }.
page-verify-wrong-verdict = ХИБНО: зіграно не той { -move }, що в { -envelope(case: "locative") }.
page-verify-unknown-key = НЕВІДОМО: тут немає ключа журналу ні у форматі PEM, ні у вигляді NAME+ID+KEY.
page-verify-unknown-receipt = НЕВІДОМО: квитанції немає, або вона неповна. Вона починається з c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = НЕВІДОМО: ця квитанція не містить події, лише її доказ. Візьміть файл, який надійшов поштою.
page-verify-unknown-no-sealing = НЕВІДОМО: те, що доводять ці квитанції, є в журналі, але жодна з них не містить запису про { -sealed-move }.
page-verify-unknown-statement = НЕВІДОМО: це заява сервісу про власний журнал, а не квитанція { -game(case: "genitive") }. Додайте квитанцію { -seal(form: "noun") }.
page-verify-unknown-move = НЕВІДОМО: { -seal(form: "done") } саме цей текст, і { -seal(form: "noun") } є в підписаному журналі. Нічого в тексті не вдається прочитати тут як { -move } у цій позиції. Додайте квитанцію відкриття: у ній зазначено, як його прочитав { -arbiter } або сервіс.
page-verify-unknown-text = НЕВІДОМО: { -seal(form: "noun") } є в підписаному журналі. Який це { -move }, ніхто не може сказати, доки не показано тексту.
page-verify-unknown-withheld = НЕВІДОМО: { -seal(form: "noun") } є в підписаному журналі, а текст { -envelope(case: "genitive") } не показано, бо він не є { -move(case: "instrumental") } цієї { -game(case: "genitive") }. Показати його може гравець, який його { -seal(form: "past") }.
page-verify-unknown-verdict = НЕВІДОМО: { -seal(form: "done") } саме цей текст, і { -seal(form: "noun") } є в підписаному журналі. Висновок щодо нього тут не перевіряється: для цього потрібні правила шахів.
page-verify-unknown-browser = НЕВІДОМО: цей браузер не може перевірити це тут. Скористайтеся новішим браузером і сторінкою, яка надійшла через https або з файлу.
page-verify-offline-about = Та сама сторінка є й у вигляді одного файлу, якому не потрібне з’єднання.
page-verify-offline = Завантажити
page-notice = Ліцензії бібліотек і малюнків на цих сторінках
page-seal-here = { -seal(form: "Infinitive") } наступний { -move }
page-seal = { $game }: { -seal(form: "imperative") } свій { -move }
page-seal-none = Зараз у цій { -game(case: "genitive") } немає Вашого { -move(case: "genitive") }, який слід { -seal }.
page-seal-back = Назад до { -game(case: "genitive") }
page-seal-about = Виберіть тут свій { -move }. Ваш браузер кладе його в { -envelope } і шифрує. Надсилається лише закритий { -envelope }, а { -move } сервіс перевіряє, коли { -envelope } відкривають. Ваш { -clock } іде, доки { -envelope } не надійде сюди.
page-seal-holders = { $needed ->
    [one] Його відкриває { $needed } із цих ключів:
    [few] Його відкривають разом { $needed } із цих ключів:
   *[many] Його відкривають разом { $needed } із цих ключів:
}
page-seal-holder = { $name }, номер { $number }
page-seal-vault = сам сервіс, коли { -game(case: "accusative") } { -resume(form: "present") }
page-seal-which = { -sealed-move(case: "Nominative") }
page-seal-choose = Виберіть { -move }
page-seal-close = Закрити { -envelope } у цьому браузері
page-seal-closed = Ваш { -envelope }
page-seal-keep = Збережіть цей текст зараз і нікому його не показуйте, доки { -envelope } не відкрито. Ця сторінка показує його один раз, а сервіс ніколи його не має. Якщо { -envelope } буде втрачено, лише цей текст покаже, що Ви { -seal(form: "past-plural") }.
page-seal-text = Текст у { -envelope(case: "locative") }
page-seal-commitment = Контрольна сума, яка доводить, що це саме цей текст:
page-seal-download = Завантажити текст
page-seal-copy = Скопіювати текст
page-seal-copied = Текст скопійовано. Вставте його там, де зможете знову його знайти.
page-seal-copy-failed = Браузер не скопіював текст. Текст виділено: скопіюйте його самі або завантажте.
page-seal-send = Надіслати { -envelope }
page-seal-draft-keep = Зберегти як чернетку
page-seal-draft-here = Чернетка Вашого { -move(case: "genitive") } лежить у { -envelope(case: "locative") }. { -seal(form: "Imperative") } її без змін або надішліть замість неї інший { -envelope }. Ваш { -clock } іде, доки { -move } не { -seal(form: "done") }.
page-seal-draft-seal = { -seal(form: "Infinitive") } чернетку
page-seal-send-about = Надсилається лише закритий { -envelope } нижче. Якщо Ви зробили { -envelope } у командному рядку, вставте сюди вміст його файлу .json.
page-seal-envelope = Закритий { -envelope }
page-seal-unreadable = Це не закритий { -envelope }, який робить ця сторінка або командний рядок. Нічого не { -seal(form: "done") }. Сервіс бачив те, що Ви надіслали: якщо там був Ваш { -move } або текст у { -envelope(case: "locative") }, виберіть свій { -move } знову і закрийте його в новому { -envelope(case: "locative") }.
page-seal-open = Те, що в полі нижче, — не закритий { -envelope }, і цього не надіслано. Виберіть свій { -move } і закрийте { -envelope } або вставте вміст файлу .json.
page-seal-failed = У цьому браузері не вдалося закрити { -envelope }, і нічого не надіслано. Скористайтеся командним рядком або іншим браузером.
page-seal-insecure = Браузери шифрують лише на сторінках, які надійшли через https або з цього самого комп’ютера. Скористайтеся адресою сервісу з https або командним рядком.
page-seal-no-script = Ця сторінка шифрує скриптом, який у Вашому браузері не працює. { -seal(form: "Imperative") } { -move } у командному рядку, як показано нижче, і вставте { -envelope } тут.
page-seal-protection = Від чого це захищає
page-seal-protects = Жоден запит до сервісу не містить { -move(case: "genitive") }. Тому його немає в журналах, резервних копіях і базах даних сервісу, і оператор, який їх переглядає, { -move(case: "genitive") } не дізнається.
page-seal-clear = Дошка для аналізу й Ваші нотатки надсилають сервісу все, що Ви пробуєте чи пишете, і він може це прочитати. Не пробуйте й не записуйте там { -move(case: "genitive") }, який запечатуєте в цій { -game(case: "genitive") }.
page-seal-protects-vault = У цій { -game(case: "genitive") } ключ має сервіс: він може відкрити { -envelope } достроково. Ваш { -move } захищено лише від тих, хто не має цього ключа.
page-seal-protects-not = Це не захищає від сервісу, який надсилає Вашому браузеру інший скрипт, здатний виказати Ваш { -move }. Від цього захищає Ваш власний командний рядок.
page-seal-command = { -seal(form: "Infinitive") } в командному рядку
page-seal-command-about = Збережіть перший блок як recipients.json і виконайте команду. Вона запитає Ваш { -move }, щоб він не лишився в історії командної оболонки. Текст вона зберігає у файлі .txt, а вміст файлу .json слід вставити вище.
page-done-drafted = Вашу чернетку збережено. Її ще не { -seal(form: "done") }, і Ваш { -clock } іде.
page-done-sealed = Ваш { -move } { -seal(form: "done") }.
page-offer = Пропозиція { -draw(case: "genitive") }
page-accept = Прийняти
page-accept-sure = Я погоджуюся на { -draw(case: "accusative") }, і це закінчує { -game(case: "accusative") }
page-accept-unsure = Ви не прийняли пропозицію: поставте позначку, щоб підтвердити, що { -game } закінчується { -draw(case: "instrumental") }.
page-decline = Відхилити
page-claims = Вимоги
page-claim-tablebase-win = таблиця ендшпілю, за якою в мене виграш
page-claim-tablebase-draw = таблиця ендшпілю, за якою { -draw }
page-claim-basis = Підстава
page-claim-announced = Із цим { -move(case: "instrumental") }, якщо Ви оголошуєте { -move }
page-claim-again = На цьому { -move(case: "locative") } Ви вже подали неправильну вимогу, тому ще одна не додасть часу { -opponent(case: "dative") }.
page-claim-about = Вимогу неможливо відкликати. Якщо вона неправильна, { -move }, який Ви оголосили, буде зроблено. Вимога { -draw(case: "genitive") } тоді діє як пропозиція { -draw(case: "genitive") }.
page-claim = Подати вимогу
page-leaving = { -resign(form: "Infinitive") }
page-resign-sure = Я програю цю { -game(case: "accusative") }
page-resign = { -resign(form: "Infinitive") }
page-resign-unsure = { -game(case: "Accusative") } не здано: поставте позначку, щоб підтвердити, що Ви програєте { -game(case: "accusative") }.
page-plan = Умовні { -move(case: "plural") }
page-plan-of = Умовні { -move(case: "plural") } в { $game }
page-plan-about = Поки { -opponent } думає, Ви можете зберегти свої відповіді на можливі { -move(case: "plural") }. Збережена відповідь виконується одразу, без нового запитання, і не забирає Вашого часу.
page-plan-game = До { -game(case: "genitive") }
page-plan-change = Змінити умовні { -move(case: "plural") }
page-plan-none = Не збережено жодного ланцюжка.
page-plan-saved = Збережено; виконується без нового запитання:
page-plan-saved-lines = Збережені ланцюжки
page-plan-damaged = Ваших збережених ланцюжків неможливо прочитати. Оператор цього сервісу знайде причину в журналі.
page-plan-if = Якщо { $theirs }, то { $mine }
page-plan-if-then = { $before }; якщо потім { $theirs }, то { $mine }
page-plan-waits = { -move(case: "Nominative") } { $mine } не зіграно; він чекає на Ваше рішення
page-plan-used = Зіграно Ваші умовні { -move(case: "plural") }: { $moves }.
page-plan-remove = Вилучити
page-plan-remove-line = Вилучити: { $line }
page-plan-remove-all = Вилучити всі збережені ланцюжки
page-plan-draft = Нові ланцюжки
page-plan-unsaved = Це чернетка. Її не збережено, і нічого з неї не буде зіграно.
page-plan-lines = Ланцюжки в будь-якій нотації, кожен окремим рядком, від { -move(case: "genitive") } { -opponent(case: "genitive") } до Вашого, наприклад: 5755 7163 2836 6125
page-plan-save = Зберегти ці ланцюжки
page-plan-read = Показати, що означає чернетка
page-plan-empty = Нічого не збережено: спершу напишіть ланцюжок.
page-plan-changed = Нічого не збережено й не вилучено, бо після завантаження цієї сторінки Ваші збережені ланцюжки або { -game } змінилися. Ось їхній теперішній стан.
page-plan-clash = Ці рядки відповідають у тій самій позиції різними { -move(case: "instrumental-plural") }. Змініть один із них:
page-plan-line = Рядок { $line }: { $text }
page-plan-your-move = Зараз Ваш { -move }. Умовні { -move(case: "plural") } пишуть поруч із ним і надсилають разом із ним.
page-plan-adjourned = Доки { -game(case: "accusative") } { -adjourn(form: "done") }, ланцюжки не зберігаються.
page-plan-over = { -game(case: "Accusative") } закінчено.
page-plan-opponents = Ланцюжки { -opponent(case: "genitive") }, які ця { -game } Вам показує
page-plan-with-move = Умовні { -move(case: "plural") } разом із цим { -move(case: "instrumental") }
page-plan-with-move-about = Вони лишаються чернеткою, доки Ви не надішлете { -move }. Тоді вони замінять збережені ланцюжки.
page-done-plan-saved = Ваші ланцюжки збережено.
page-done-plan-removed = Вилучено. Тут показано ланцюжки, що лишилися.
page-analysis = Дошка для аналізу
page-analysis-of = Дошка для аналізу: { $game }
page-analysis-about = Тут Ви пробуєте { -move(case: "plural") }. Ніщо з цього не грається, не зберігається й нікому не показується, і жодна шахова програма в цьому не допомагає.
page-analysis-private = Тут Ви пробуєте { -move(case: "plural") }. Ніщо з цього не грається й нікому не показується, і жодна шахова програма в цьому не допомагає. Ваші варіанти лишаються з { -game(case: "instrumental") }, і бачите їх лише Ви. Це не умовні { -move(case: "plural") }.
page-analysis-lines = Мої варіанти
page-analysis-forget = Вилучити
page-analysis-full = Цей варіант не збережено, бо Ви вже маєте найбільшу кількість варіантів до цієї { -game(case: "genitive") }: { $most }. Спершу вилучіть один із них.
page-analysis-damaged = Ваших варіантів неможливо прочитати. Оператор цього сервісу знайде причину в журналі. Наступний варіант, який Ви спробуєте, замінить їх.
page-analysis-long = Варіант тут має щонайбільше { $most } півходів.
page-analysis-line = { -move(case: "Plural") }, які Ви пробуєте
page-analysis-back = На { -move } назад
page-analysis-legal = Можливі { -move(case: "plural") }
page-analysis-no-move = Можливих { -move(case: "genitive-plural") } немає.
page-analysis-next = Ще { -move(case: "plural") }, у будь-якій нотації
page-analysis-show = Показати
page-analysis-keep = Зберегти цей варіант
page-analysis-to-notes = Зберегти цей варіант у моїх нотатках
page-analysis-to-plan = Зробити цей варіант умовними { -move(case: "instrumental-plural") }
page-analysis-to-move = Зіграти перший { -move }, а решту зробити умовними { -move(case: "instrumental-plural") }
page-analysis-plan-ends = Ланцюжок умовних { -move(case: "genitive-plural") } починається { -move(case: "instrumental") } { -opponent(case: "genitive") } і закінчується Вашим { -move(case: "instrumental") }.
page-notes = Мої нотатки
page-notes-on = Мої нотатки до { $game }
page-notes-about = Бачите їх лише Ви: ані { -opponent }, ані { -arbiter }, ані адміністратор їх не бачать. Вони лишаються з { -game(case: "instrumental") } й після її закінчення.
page-notes-text = Нотатки
page-notes-save-first = Збережіть нотатки, перш ніж надсилати іншу форму цієї сторінки: написане в одній формі не надсилається разом з іншою.
page-notes-save = Зберегти нотатки
page-notes-stored = Збережено такі нотатки
page-notes-unsaved = Цей текст не збережено.
page-notes-damaged = Ваших нотаток неможливо прочитати. Оператор цього сервісу знайде причину в журналі. Те, що Ви тут збережете, замінить Ваші нотатки.
page-done-line-forgotten = Варіант вилучено.
page-done-notes-saved = Ваші нотатки збережено.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Plural") }
page-pieces = Фігури
page-messages = Повідомлення
page-message-from = { $name }:
page-message-new = Нове
page-message-erased = (видалено)
page-message-arbiter = { -arbiter(case: "Nominative") }
page-send-message = Надіслати це повідомлення
page-acts = Рішення { -arbiter(case: "genitive") }
page-appeal = Подати { -appeal(form: "accusative") } іншому { -arbiter(case: "dative") } до: { $until }
page-appeal-about = Рішення діє, доки інший { -arbiter } не розгляне { -appeal(form: "accusative") }. Ви отримаєте лист із рішенням.
page-appeal-grounds = Ваші підстави; їх читають { -arbiter(case: "plural") } й Ваш { -opponent }
page-appeal-send = Подати { -appeal(form: "accusative") }
page-appeal-decided = { -appeal(form: "Accusative") } розглянув інший { -arbiter }: { $at }.
page-mark-appeal = { -appeal(form: "Nominative") } на рішення { -arbiter(case: "genitive") } чекає на іншого { -arbiter(case: "genitive") }.
page-mark-appeal-decided = { -appeal(form: "Accusative") } на рішення { -arbiter(case: "genitive") } розглянуто.
page-adjudication = Присудження результату
page-adjudication-about = { -arbiter(case: "Nominative") } присуджує результат { -game(case: "genitive") } на підставі аналізу. { -opponent(case: "Nominative") } прочитає Ваш аналіз, коли { -game } закінчиться.
page-adjudication-seeks = Ваше прохання
page-adjudication-send = Надіслати цей аналіз
page-withdrawal = Вийти з кількох { -game(case: "genitive-plural") }
page-withdrawal-about = Скасувати це неможливо. Протягом хвилини кожну з цих { -game(case: "genitive-plural") } буде програно, анульовано або передано на рішення { -arbiter(case: "genitive") }, як визначає її регламент. Щоб закінчити лише цю { -game(case: "accusative") }, здайтеся.
page-withdrawal-scope = З яких { -game(case: "genitive-plural") }
page-withdrawal-from = { $scope ->
    [event] мої поточні { -game(case: "genitive") } в цьому турнірі
   *[all] усі мої поточні { -game(case: "genitive") } тут
}
page-withdrawal-reason = Причина; її читають обидва гравці кожної { -game(case: "genitive") }
page-withdrawal-sure = Я виходжу з цих { -game(case: "genitive-plural") }
page-withdrawal-unsure = Ви не вийшли: поставте позначку, щоб підтвердити вихід.
page-withdrawal-games = { $n ->
    [one] У Вас тут { $n } поточна { -game }:
    [few] У Вас тут { $n } поточні { -game(case: "genitive") }:
    [many] У Вас тут { $n } поточних { -game(case: "genitive-plural") }:
   *[other] У Вас тут { $n } поточної { -game(case: "genitive") }:
}
page-withdrawal-record = Вихід внесено до запису кожної з цих { -game(case: "genitive-plural") }, і обидва гравці кожної з них читають Вашу причину.

page-opponent = Ім’я { -opponent(case: "genitive") }; залиште порожнім, щоб шукати будь-кого
page-colour = Ваш колір
page-colour-drawn = за жеребом
page-colour-white = { -white(form: "Nominative") }
page-colour-black = { -black(form: "Nominative") }
page-control = Контроль часу
page-new-show = Показати пропозицію
page-new-offer = Ваша пропозиція
page-new-unsent = Ще нічого не запропоновано. Ось що Ви пропонуєте:
page-new-send = Запропонувати цю { -game(case: "accusative") }
page-rules = Відпустка та інші пункти регламенту
page-rules-leave = Дні відпустки за календарний рік; 0, якщо відпустки немає
page-rules-leave-ahead = За скільки днів наперед беруть відпустку
page-rules-leave-least = Найменша тривалість однієї відпустки в днях
page-rules-usual = як звичайно
page-control-move = Інший: дні на кожен { -move }
page-control-increment = Інший: дні на { -game(case: "accusative") } й додаткові години за кожен { -move }
page-control-moves = Інший: дні на певну кількість { -move(case: "genitive-plural") }, як у ICCF
page-control-blocks = Інший: дні на { -clock(case: "locative") }, дні в запасі й додаткові дні за кожен { -move } (Triple Block)
page-control-periods = Інший: до дев’яти періодів, один за одним
page-control-own = Числа для іншого контролю часу
page-control-days = Дні
page-control-hours = Додаткові години за кожен { -move }
page-control-cap = Найбільша кількість днів на { -clock(case: "locative") }; залиште порожнім, якщо обмеження немає
page-control-number = Кількість { -move(case: "genitive-plural") }
page-control-clock = Дні на { -clock(case: "locative") }
page-control-bank = Дні в запасі
page-control-more = Додаткові дні за кожен { -move }
page-control-first = Кількість { -move(case: "genitive-plural") }, за які додаються дні; порожнє поле означає 50
page-control-period = Період { $n }
page-control-period-moves = Кількість { -move(case: "genitive-plural") }; порожнє поле означає решту { -game(case: "genitive") }
page-control-period-time = Час, наприклад 50d, 12h або 1d 12h
page-control-period-increment = Додатковий час за кожен { -move }
page-control-period-cap = Найбільший час на { -clock(case: "locative") }; залиште порожнім, якщо обмеження немає
page-control-period-delay = Час, що не списується, на кожен { -move }
page-control-whole = Списуються лише цілі дні.
page-control-double = Дні одного { -move(case: "genitive") }, після яких час рахується подвійно; залиште порожнім, якщо ніколи
page-control-thematic = { -move(case: "Plural") } до початкової позиції зараховуються.
page-field-number = Тут має бути ціле число від { $least } до { $most }.
page-field-time = Тут має бути час, наприклад 50d, 12h або 1d 12h.
page-control-unreadable = Нічого не запропоновано: введіть числа для вибраного контролю часу, кожне має бути цілим.
page-challenges-received = Виклики Вам
page-challenges-sent = Ваші виклики й пошуки
page-seeks-open = Гравці, які шукають { -opponent(case: "genitive") }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = кому: { $name }; { $control }; { $colour }
page-challenge-seek = будь-кому: { $control }; { $colour }
page-plays-white = { $name } грає { -white(form: "instrumental") }
page-plays-black = { $name } грає { -black(form: "instrumental") }
page-start = Початкова позиція
page-start-usual = звичайна
page-start-960 = Chess960
page-start-set = із заданої позиції
page-start-number = Номер позиції Chess960; залиште порожнім, щоб визначити її жеребом
page-start-fen = Задана позиція (FEN)
page-start-castling = Правила { -castling(case: "genitive") } з Chess960
page-regulated = Не лише час має тут особливий регламент. Ці налаштування відрізняються від звичайних:
page-player = { $name }
page-player-arbiter = { -arbiter(case: "Nominative") } цього сервісу.
page-player-running = Поточні { -game(case: "genitive") }
page-player-hidden = Немає гравця з таким ім’ям або номером, чию { -game(case: "accusative") } можуть читати всі. Хто має тут обліковий запис, після входу бачить усіх гравців.
page-public-running = { -game(case: "Nominative") } триває.
page-public-delayed = { $plies ->
    [one] { -game(case: "Nominative") } триває. Ще не оприлюднено { $plies } останній півхід.
    [few] { -game(case: "Nominative") } триває. Ще не оприлюднено { $plies } останні півходи.
   *[many] { -game(case: "Nominative") } триває. Ще не оприлюднено { $plies } останніх півходів.
}
page-public-at = { $at }
page-public = Хто може читати { -game(case: "accusative") }
page-public-no = { -game(case: "Accusative") } читають лише ті, хто має тут обліковий запис
page-step-start = На початок
page-step-back = Назад
page-step-on = Уперед
page-step-back-by = { $n ->
    [one] На { $n } півхід назад
    [few] На { $n } півходи назад
   *[many] На { $n } півходів назад
}
page-step-on-by = { $n ->
    [one] На { $n } півхід уперед
    [few] На { $n } півходи вперед
   *[many] На { $n } півходів уперед
}
page-step-end = До кінця
page-accept-game = Грати
page-withdraw = Відкликати

page-desk = Стіл { -arbiter(case: "genitive") }
page-desk-nothing = Ніщо не чекає Вашого рішення.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = { -flag(case: "Plural") }
page-desk-claims = Вимоги й прохання присудити результат
page-desk-appeals = { -appeal(form: "Genitive") }
page-desk-withdrawals = Виходи
page-desk-questions = { -clock(case: "Plural") } під сумнівом
page-desk-question = { $name } повідомляє, що { -clock(case: "plural") } неправильні: { $at }.
page-desk-question-about = Виправте { -clock(case: "plural") }. Якщо вони правильні, підтвердьте їх без змін і зазначте причину.
page-desk-find = Інша { -game }, за номером
page-desk-show = Показати
page-desk-waits-for = Очікується: { $what }.
page-desk-resumes = { -game(case: "Accusative") } буде { -resume(form: "done") }: { $at }.
page-desk-until = До: { $at }.
page-desk-flag-open = Доки { -arbiter } не закінчить { -game(case: "accusative") }, { -move } іще зараховується.
page-desk-claim = { $basis ->
    [threefold_repetition] Вимога: { $name } — { -draw }. Підстава: триразове повторення позиції.
    [fifty_moves] Вимога: { $name } — { -draw }. Підстава: правило п’ятдесяти { -move(case: "genitive-plural") }.
    [tablebase_win] Вимога: { $name } — виграш. Підстава: таблиця ендшпілю.
    [tablebase_draw] Вимога: { $name } — { -draw }. Підстава: таблиця ендшпілю.
    [adjudicated_win] Прохання присудити результат: { $name } — виграш.
   *[adjudicated_draw] Прохання присудити результат: { $name } — { -draw }.
}
page-desk-announced = Вимога стосується позиції після { -move(case: "genitive") } { $move }.
page-desk-claim-stops = Тим часом жоден { -clock } не йде.
page-desk-claim-runs = Тим часом { -clock } іде.
page-desk-withdrawn = Заявлено про вихід: { $name }, { $at }. Жоден { -clock } не йде.
page-desk-silent = Вихід через мовчання: { $name }, { $at }. Жоден { -clock } не йде.
page-desk-appeal = { $names }: { -appeal } на рішення № { $number } ({ $act }), подано: { $at }.
page-desk-own-act = Це рішення прийняли Ви, тому { -appeal(form: "accusative") } розглядає інший { -arbiter }.
page-desk-game = { $game } на столі { -arbiter(case: "genitive") }: { $white } – { $black }
page-desk-to-board = Дошка й { -move(case: "plural") }
page-desk-done = Записано.
page-desk-acts = Рішення
page-desk-acts-about = Перш ніж прийняти рішення, Ви побачите, як воно вплине на обидва { -clock(case: "plural") }. Причину читають обидва гравці.
page-desk-acts-none = Зараз у цій { -game(case: "genitive") } Ви не можете прийняти жодного рішення.
page-desk-act = { $act ->
    [decide-claim] Розглянути вимогу
    [claim-flag] Закінчити { -game(case: "accusative") } через { -flag }
    [decide-appeal] Розглянути { -appeal(form: "accusative") }
    [acknowledge-face] Підтвердити напис на { -envelope(case: "locative") }
    [set-resumption] Призначити інший час { -resume(form: "noun") }
    [approve-early-opening] Погодитися на дострокове відкриття { -envelope(case: "genitive") }
    [declare-missing] Визнати { -envelope } утраченим
    [envelope] Відкрити { -envelope }
    [warn] Попередити гравця
    [give-time] Додати час
    [take-time] Зняти час
    [correct-clocks] Виправити { -clock(case: "plural") }
    [adjudicate] Присудити результат
    [forfeit] Зарахувати поразку одній зі сторін
    [cancel] Скасувати { -game(case: "accusative") }
    [replay] Скасувати { -game(case: "accusative") } й почати її знову
    [annul] Анулювати { -game(case: "accusative") }
    [change-points] Змінити очки
    [grant-leave] Надати особливу відпустку
    [end-leave] Припинити відпустку
    [adjourn] { -adjourn(form: "Infinitive") } { -game(case: "accusative") }
    [take-back] Узяти { -move(case: "plural") } назад
    [replace] Замінити гравця
    [withdraw] Записати вихід
   *[expel] Виключити гравця
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Гравець
    [time] Час, наприклад 2d або 1d 12h
    [used_white] Час, витрачений { -white(form: "instrumental") }, наприклад 1d 12h
    [used_black] Час, витрачений { -black(form: "instrumental") }, наприклад 1d 12h
    [deadline] Кінцевий термін { -clock(case: "genitive") }, що йде, у Вашому часовому поясі; порожнє поле його не змінює
    [result] Результат
    [points_white] Очки { -white(form: "genitive") }
    [points_black] Очки { -black(form: "genitive") }
    [first] Перший день, за часом гравця
    [last] Останній день, за часом гравця
    [ply] Скільки півходів лишається
    [player] Ім’я нового гравця
    [scope] { -game(case: "Genitive") }
    [claim] Вимога
    [upheld] Рішення щодо вимоги
    [act] Рішення, яке оскаржено
    [reverse] Рішення щодо апеляції
    [resume_at] Час { -resume(form: "noun") }, у Вашому часовому поясі
   *[reason] Причина, яку читають обидва гравці
}
page-desk-scope = { $scope ->
    [game] Лише ця { -game }
    [event] Усі { -game(case: "genitive") } гравця в цьому турнірі, що тривають
   *[all] Усі { -game(case: "genitive") } гравця тут, що тривають
}
page-desk-white = { -white(form: "Nominative") }, { $name }
page-desk-black = { -black(form: "Nominative") }, { $name }
page-desk-upheld = Вимога правильна.
page-desk-rejected = Вимога неправильна.
page-desk-reversed = Рішення скасовано.
page-desk-confirmed = Рішення лишається в силі.
page-desk-numbered = № { $number }: { $what }
page-desk-unreadable = Це поле неможливо прочитати, тому нічого не зроблено: { $field }.
page-desk-preview = Показати наслідки
page-desk-not-done = Ще нічого не записано. Перегляньте наслідки й підтвердьте рішення внизу.
page-desk-effect = Наслідки
page-desk-on-record = Якщо Ви підтвердите, у { -game(case: "genitive") } { $game }, { $white } – { $black }, буде записано:
page-desk-drops = Чиї умовні { -move(case: "plural") } скасовуються: { $names }.
page-desk-elsewhere = Змінюються й інші { -game(case: "genitive") }: { $scope }.
page-desk-again = { -game(case: "Nominative") } починається знову під новим номером.
page-desk-clocks-now = { -clock(case: "Plural") } тепер
page-desk-clocks-after = { -clock(case: "Plural") } після цього
page-desk-confirm = Підтвердити: { $act }
page-desk-change = Спершу змінити
page-desk-stale = Відколи показано наслідки, { -game } змінилася, тому нічого не зроблено. Тепер наслідки такі.
page-desk-stale-envelope = Відколи показано цю сторінку, { -game } змінилася, тому нічого не зроблено.
page-desk-envelope = { -envelope(case: "Nominative") }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = Час відкривати { -envelope } ще не настав. { $needed ->
    [1] На дострокове відкриття має погодитися один { -arbiter }.
    [one] На дострокове відкриття має погодитися { $needed } { -arbiter }.
    [few] На дострокове відкриття мають погодитися { $needed } { -arbiter(case: "plural") }.
   *[many] На дострокове відкриття мають погодитися { $needed } { -arbiter(case: "genitive-plural") }.
}
page-desk-early-nobody = Ще ніхто не погодився.
page-desk-early-you = Ви погодилися.
page-desk-early-agreed = Згоду дано: { $name }.
page-desk-early-other = Відкриває { -envelope } інший { -arbiter }.
page-desk-pace = Як обидва гравці витрачали свій час
page-desk-pace-in = { $game }: як обидва гравці витрачали свій час
page-desk-commitment = Контрольна сума (SHA-256 тексту):
page-desk-held-here = Його відкриває сервіс, коли { -game(case: "accusative") } { -resume(form: "present") }.
page-desk-held = Щоб відкрити його, потрібно ключів: { $needed }. Ключі мають: { $holders }.
page-desk-opening-about = Що буде з { -clock(case: "instrumental-plural") }, залежить від { -sealed-move(case: "genitive") }, якого ніхто не бачить, доки { -envelope } не відкрито.
page-resume-about = Після цього сервіс відкриває { -envelope } і грає { -sealed-move }. Якщо цей { -move } { -illegal } або неоднозначний, { -game } може закінчитися. Скасувати це неможливо.
page-desk-resume = { -resume(form: "Infinitive") } { -game(case: "accusative") }
page-desk-open = Відкрити { -envelope }
page-desk-open-about = Розшифруйте його своїм ключем поза цією сторінкою: age -d -i KEY envelope.age. Потім вставте сюди весь текст; зараховується лише текст із цією контрольною сумою. Сторінка не покаже його знову.
page-desk-decrypt-about = Або розшифруйте його в цьому браузері. Ваш таємний ключ нікуди не надсилається, а текст надсилається лише разом із формою нижче. Сервіс, який надсилає Вашому браузеру інший скрипт, міг би прочитати ключ: командний рядок безпечніший.
page-desk-decrypt-closed = Закритий { -envelope } або те, що лишив закритим ключ іншого { -arbiter(case: "genitive") }
page-desk-decrypt-key = Ваш таємний ключ, із файлу age-keygen
page-desk-decrypt-file = Таємний ключ із файлу
page-desk-decrypt = Розшифрувати в цьому браузері
page-desk-decrypt-no-key = Таємного ключа age немає. Він починається з AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Цей ключ його не відкриває.
page-desk-decrypt-wrong = Вміст { -envelope(case: "genitive") } не збігається з контрольною сумою.
page-desk-decrypt-left = Ваш ключ відкрив один шар. Передайте це наступному { -arbiter(case: "dative") }, який відкриє його іншим ключем:
page-desk-closed = Закритий { -envelope }
page-desk-text = Текст { -envelope(case: "genitive") }
page-desk-early-reason = Причина, якщо { -envelope } відкривають достроково; її читають обидва гравці
page-desk-trail = Перебіг
page-desk-column = { $column ->
    [number] №
    [what] Що
    [by] Хто
    [received] Надійшло
    [judged] Розглянуто
    [white] { -clock(case: "Nominative") } { -white(form: "genitive") } після цього
   *[black] { -clock(case: "Nominative") } { -black(form: "genitive") } після цього
}
page-desk-channel = { $channel ->
    [mail] поштою
    [http] через сторінку або API
    [console] через командний рядок
   *[timekeeper] самостійно
}
page-desk-refused = Відхилено: { $why }
page-desk-recorded = Як записано
page-desk-cause = Причина:
page-desk-seconds = { $n } с
page-desk-clock = Витрачено: { $used }, лишилося: { $left }.
page-desk-left-off = Відхилені спроби, яких не показано: { $n }.
page-desk-event = { $event ->
    [created] { -game(case: "Nominative") } почалася
    [moved] { -move(case: "Nominative") }
    [said] Повідомлення
    [draw_offered] Пропозиція { -draw(case: "genitive") }
    [draw_declined] { -draw(case: "Accusative") } відхилено
    [claim_upheld] Вимогу задоволено
    [claim_referred] Вимога, яку розглядає { -arbiter }
    [analysed] Аналіз
    [claim_lapsed] Вимога втратила силу
    [claim_rejected] Вимогу відхилено
    [illegal_move] { -illegal(form: "Masculine") } { -move }
    [adjournment_proposed] Запропоновано { -adjourn } { -game(case: "accusative") }
    [adjournment_declined] { -adjourn(form: "Accusative") } відхилено
    [sealing_began] Гравець, чий { -move }, має { -seal } { -move }
    [drafted] Чернетку покладено в { -envelope }
    [sealed] { -move(case: "Nominative") } { -seal(form: "done") }
    [face_acknowledged] Напис на { -envelope(case: "locative") } підтверджено
    [resumption_set] Призначено час { -resume(form: "noun") }
    [resumption_requested] Гравець готовий { -resume } { -game(case: "accusative") }
    [resumed] { -game(case: "Accusative") } { -resume(form: "done") }
    [early_opening_approved] Дострокове відкриття схвалено
    [came_late] Гравець прийшов запізно
    [envelope_missing] { -envelope(case: "Nominative") } утрачено, або він не відкривається
    [publication_agreed] Гравець згоден оприлюднити { -envelope }
    [envelope_published] { -envelope(case: "Nominative") } оприлюднено
    [reading_chosen] Обрано прочитання { -sealed-move(case: "genitive") }
    [clocks_questioned] Повідомлено, що { -clock } неправильний
    [opened] { -envelope(case: "Nominative") } відкрито
    [flag_fell] { -flag(case: "Nominative") } упав
    [leave_booked] Відпустку записано
    [leave_cancelled] Відпустку скасовано
    [reflection_declared] Заявлено подальше обмірковування
    [downtime_returned] Повернено час, коли сервіс був недоступний
    [zone_noted] Часовий пояс записано
    [clock_refilled] { -clock(case: "Nominative") } поповнено із запасу
    [mail_problem] Пошта не доходить
    [mail_restored] Пошта знову доходить
    [ended] { -game(case: "Nominative") } закінчилася
    [withdrawn] Вихід
    [appealed] { -appeal(form: "Nominative") }
    [appeal_decided] { -appeal(form: "Accusative") } розглянуто
    [act_warn] { -arbiter(case: "Nominative") }: попередження
    [act_time] { -arbiter(case: "Nominative") }: час додано або знято
    [act_clocks] { -arbiter(case: "Nominative") }: { -clock(case: "plural") } виправлено
    [act_adjudicate] { -arbiter(case: "Nominative") }: результат присуджено
    [act_forfeit] { -arbiter(case: "Nominative") }: зараховано поразку
    [act_cancel] { -arbiter(case: "Nominative") }: { -game(case: "accusative") } скасовано
    [act_annul] { -arbiter(case: "Nominative") }: { -game(case: "accusative") } анульовано
    [act_give_way] Зараховується інша { -game }
    [act_points] { -arbiter(case: "Nominative") }: очки змінено
    [act_leave] { -arbiter(case: "Nominative") }: надано особливу відпустку
    [act_end_leave] { -arbiter(case: "Nominative") }: відпустку припинено
    [act_adjourn] { -arbiter(case: "Nominative") }: { -game(case: "accusative") } слід { -adjourn }
    [act_take_back] { -arbiter(case: "Nominative") }: { -move(case: "plural") } взято назад
    [act_replace] { -arbiter(case: "Nominative") }: гравця замінено
    [act_expel] { -arbiter(case: "Nominative") }: гравця виключено
   *[other] { $event }
}

page-admin = Адміністрування
page-admin-players = Гравці
page-admin-mail = Вхідні листи
page-admin-trouble = Листи й події, які не доходять
page-admin-health = Стан сервісу
page-admin-aside = { $n ->
    [0] Жоден вхідний лист не чекає на Вас.
    [one] На Вас чекає { $n } вхідний лист.
    [few] На Вас чекають { $n } вхідні листи.
   *[many] На Вас чекають { $n } вхідних листів.
}
page-admin-more = Далі
page-admin-none = Немає.
page-admin-part = Частина імені
page-admin-address = Повна адреса електронної пошти
page-admin-search = Шукати
page-admin-no-address = Жоден обліковий запис не має цієї адреси.
page-admin-since = починаючи від: { $at }
page-admin-player = Гравець: { $name }
page-admin-role = Роль
page-admin-deleted = Цей обліковий запис видалено.
page-admin-mail-arrives = Жоден лист до гравця не повернувся.
page-admin-stopped = Повернених листів: { $n }, починаючи від: { $since }. Причина останнього: { $reason }. Листи про { -game(case: "genitive") } не надсилаються.
page-admin-returned = Повернених листів: { $n }, починаючи від: { $since }. Причина останнього: { $reason }. Листи ще надсилаються.
page-admin-sessions = Сеанси
page-admin-no-sessions = Гравець ніде не ввійшов.
page-admin-trail = Перебіг подій облікового запису
page-admin-trail-about = Найновіші записи перші. Гравець отримує їх разом зі своїми даними.
page-admin-event = { $what ->
    [signed_up] Обліковий запис створено
    [signed_in] Вхід виконано
    [session_ended] Сеанс завершено
    [sessions_ended] Усі сеанси завершено
    [refresh_token_reused] Сеанс завершено, бо його ключ використано двічі
    [api_token_made] Токен для програм створено
    [api_token_revoked] Токен для програм відкликано
    [api_tokens_revoked] Усі токени для програм відкликано
    [calendar_made] Адресу календаря створено
    [calendar_revoked] Адресу календаря відкликано
    [webhook_secret_made] Секретний ключ webhook створено
    [webhook_enabled] Webhook увімкнено
    [webhook_deleted] Webhook видалено
    [envelope_key] Ключ для { -sealed-move(case: "genitive-plural") } установлено
    [address_changed] Адресу електронної пошти змінено
    [role_changed] Роль змінено
    [mail_stopped] Надсилання листів про { -game(case: "genitive") } припинено
    [mail_resumed] Надсилання листів про { -game(case: "genitive") } поновлено
    [mail_restored] Надсилання листів про { -game(case: "genitive") } поновлено адміністратором
    [unsubscribed_by_link] Сповіщення вимкнено за посиланням із листа
    [text_erased] Текст стерто
    [mail_replayed] Вхідний лист прочитано знову
    [mail_released] Вхідний лист прийнято до опрацювання
    [mail_discarded] Вхідний лист відкинуто
    [deleted] Обліковий запис видалено
   *[other] { $what }
}
page-admin-restored = сервіс відновлено з резервної копії
page-admin-text-place = { $game }, подія { $number }
page-admin-reason = Причина, яку записують назавжди: не пишіть нічого особистого
page-admin-no-reason = Нічого не зроблено: напишіть причину одним рядком, щонайбільше 200 знаків.
page-admin-act = { $act ->
    [role] Змінити роль
    [restore-mail] Знову надсилати листи
    [end-sessions] Завершити всі сеанси
    [replay] Прочитати лист знову
    [release] Прийняти лист до опрацювання
   *[discard] Відкинути лист
}
page-admin-effect = { $act ->
    [role] Обліковий запис одразу отримує нову роль, і про це гравцеві надходить лист.
    [restore-mail] Повернені листи більше не враховуються, і листи про { -game(case: "genitive") } знову надсилаються гравцеві.
    [end-sessions] Усі сеанси гравця завершуються. Токени програм лишаються.
    [replay] Лист читається від початку. Те, що з нього вже виконано, удруге не виконується.
    [release] За Вашим словом лист уважається власним листом гравця, хоч би хто його надіслав.
   *[discard] Лист далі не опрацьовується, а його текст стирається остаточно.
}
page-admin-not-done = Ще нічого не зроблено. Перегляньте й підтвердьте внизу.
page-admin-done = Зроблено й записано.
page-admin-nothing = Нічого не зроблено: не було що робити, або тексту листа вже немає.
page-admin-own-game = Нічого не зроблено: цей лист може стосуватися Вашої { -game(case: "genitive") }, тому ним займається інший адміністратор.
page-admin-mail-about = Лист відкладається, якщо його неможливо прочитати, якщо його автор викликає сумнів або якщо хтось написав Вам. Перегляньте його, перш ніж мине 30 днів.
page-admin-list = { $list ->
    [aside] Відкладені
    [pending_confirm] Чекають на підтвердження
    [unanswered] Без відповіді
   *[all] Усі
}
page-admin-mail-number = Лист { $id }
page-admin-mail-text = Текст
page-admin-mail-state = { $state ->
    [received] Ще не прочитано
    [applied] Виконано
    [duplicate] Уже надходив раніше
    [auto] Написано автоматично
    [bounced] Повернений лист
    [rejected] Відхилено
    [pending_confirm] Чекає на підтвердження
    [quarantined] Відкладено
   *[poison] Відкладено, бо прочитати не вдалося
}
page-admin-why = { $cause ->
    [auto_submitted] у ньому вказано, що його написала програма
    [precedence] у ньому вказано, що це масова розсилка
    [list] він надійшов через список розсилки
    [autoreply] це автоматична відповідь
    [null_sender] у ньому немає відправника, якому можна відповісти
    [loop] це лист цього сервісу, який повернувся
    [report] це звіт про доставку
    [robot] його надіслано з адреси програми
    [own_address] його надіслано з адреси цього сервісу
    [did_you_mean] гравця запитано, чи не йдеться про інший { -move }
    [meant] гравець підтвердив { -move }
    [asked] гравця запитано, що мається на увазі
    [erased] його текст стерто
    [unreadable] його неможливо прочитати
    [unreadable_row] його запис у базі даних неможливо прочитати
    [ambiguous_from] у ньому не вказано одного певного автора
    [no_player] його адреса тепер не належить жодному обліковому запису
    [mail_off] гравець не приймає { -move(case: "genitive-plural") } поштою
    [message_id] це копія листа, який надійшов раніше
    [failed] у ньому повідомлено, що якийсь лист не дійшов
    [not_counted] це звіт, який не враховується
    [delayed] у ньому повідомлено про затримку
    [to_bounce_address] це не звіт, але він надійшов на адресу для звітів
    [nothing_to_confirm] підтверджувати немає чого
    [nothing_waits] ніщо вже не чекає на відповідь
    [another_waits] на підтвердження чекає інший лист
    [dmarc_fail] домен відправника повідомляє, що лист підроблено (DMARC)
    [not_a_player] його автор не грає цю { -game(case: "accusative") }
    [not_the_player] гравець його не надсилав
    [unconfirmed_sender] гравця запитано, чи лист справді від нього
    [not_confirmed] ніхто не підтвердив його вчасно
    [confirmed] ним гравець підтвердив інший лист
    [disowned] у ньому гравець повідомив, що якийсь лист не від нього
    [no_yes] у ньому немає ні «так», ні «ні»
    [passed_on] його передано адміністраторові
    [for_operator] його не вдалося передати адміністраторові
    [helped] у відповідь надіслано пояснення
    [joins] у людини без облікового запису запитано підтвердження
    [joined] за ним створено обліковий запис
    [before_an_act] його написано до того, як { -arbiter } щось скасував у { -game(case: "genitive") }
    [before_restoration] його написано до відновлення сервісу з резервної копії
    [unanswered] відповідь на нього затримано, бо відповідей було забагато
    [discarded] його відкинув адміністратор
    [failures] його тричі не вдалося прочитати
    [deaths] щоразу під час його читання програма аварійно завершувалася
    [left] він чекає на новішу версію сервісу
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Домен відправника ручається за автора.
    [fail] Домен відправника повідомляє, що лист підроблено.
   *[unknown] За автора ніхто не ручається.
}
page-admin-outgoing = { $kind ->
    [game-started] Початок { -game(case: "genitive") }
    [your-move] { -move(case: "Nominative") } { -opponent(case: "genitive") }
    [move-recorded] Запис { -move(case: "genitive") }, надісланого поштою
    [reminder] Нагадування
    [game-news] Новини { -game(case: "genitive") }
    [adjournment] { -adjourn(form: "Noun") }
    [arbiter-news] Новини для { -arbiter(case: "genitive") }
    [log-receipt] Доказ { -sealed-move(case: "genitive") }
    [game-over] Кінець { -game(case: "genitive") }
    [restored] Відновлення з резервної копії
    [challenge] Виклик
    [transcript] Відповідь на лист
    [confirmation] Запитання
    [sign-in-code] Код
    [account-news] Новини облікового запису
    [digest] Зведення
   *[passed-on] Лист, переданий далі
}
page-admin-not-sent = { $reason ->
    [gone] одержувач повідомляє, що його більше немає
    [failed] п’ять днів нічого не вдавалося надіслати
    [restored] сервіс відновлено з резервної копії
    [interrupted] програма завершилася під час надсилання
    [no_event] такої події немає
    [redirect] одержувач переспрямовує на іншу адресу
    [internal] помилка цього сервісу
    [timeout] одержувач не відповідає вчасно
    [host_not_found] сервер одержувача невідомий
    [private_address] одержувач не має адреси в інтернеті
    [not_https] адреса одержувача без шифрування
    [tls] сертифікат одержувача недійсний, або збій TLS
    [connection_refused] одержувач не приймає з’єднання
    [connection] з’єднання з одержувачем обірвалося
    [not_http] одержувач не відповідає за протоколом HTTP
   *[other] одержувач відповідає з кодом стану { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } спроба.
    [few] { $n } спроби.
   *[many] { $n } спроб.
}
page-admin-received = Надійшов
page-admin-at = { $at }
page-admin-state = Стан
page-admin-cause = Результат або причина
page-admin-to = Куди
page-admin-to-game = { $game }, адреса для відповіді, яку має { $name }
page-admin-to-account = обліковий запис: { $name }
page-admin-to-confirm = запитання про лист { $id }
page-admin-to-mailbox = скринька { $mailbox }
page-admin-to-bounce = зворотна адреса вихідного листа { $id }
page-admin-author = Автор
page-admin-attempts = Читання
page-admin-confirmed = Він уважається власним листом гравця.
page-admin-text-about = Це початок листа в тому вигляді, у якому він надійшов, без адрес сервісу, кодів, закодованих частин і частин HTML. Не розповідайте іншим, що в ньому.
page-admin-text-cut = Решту не показано.
page-admin-hidden = { $because ->
    [own_game] Лист може стосуватися Вашої { -game(case: "genitive") }. Ним займається інший адміністратор.
    [sealed] Тексту не показано, бо в ньому може бути { -sealed-move }: у { -game(case: "genitive") }, якої може стосуватися лист, такий { -move } є або може з’явитися. Прочитати лист знову, прийняти його до опрацювання чи відкинути можна й так.
    [secret] Тексту не показано, бо в ньому може бути { -move } або слово про { -seal(form: "noun") }, чернетки чи умовні { -move(case: "plural") }. Прочитати лист знову, прийняти його до опрацювання чи відкинути можна й так.
    [not_aside] Тексту не показано, бо лист не відкладено.
   *[gone] Текст стерто.
}
page-admin-bounces = Гравці, до яких листи не доходять
page-admin-sources = Скриньки, з яких забирається пошта
page-admin-source-unused = не використовується
page-admin-source-fine = пошта забирається
page-admin-source-looked = Остання перевірка: { $at }
page-admin-dead = Вихідні листи, спроби надіслати які припинено
page-admin-an-address = на адресу без облікового запису
page-admin-about = { -game } { $game }
page-admin-webhooks = Webhook, які вимкнено або які не працюють
page-admin-webhook = Webhook { $id } на { $host }
page-admin-webhook-failing = не працює, починаючи від: { $since }
page-admin-webhook-off = вимкнено ({ $because })
page-admin-deliveries = Події, спроби надіслати які припинено
page-admin-delivery = Подія { $id } для webhook { $webhook }, { -game } { $game }
page-admin-ready = Сервіс готовий.
page-admin-not-ready = Сервіс не готовий.
page-admin-clock-jumped = Годинник комп’ютера переставлено. Доки він не показуватиме правильний час, жоден { -flag } не падає і нічого не стирається.
page-admin-answers-held = Автоматичних відповідей чекає більше, ніж зазвичай. Стільки їх затримано, вони підуть пізніше: { $n }
page-admin-commands-aside = Прохання щодо всіх { -game(case: "genitive-plural") } гравця, які не вдалося виконати в одній із них: { $n }
page-admin-version = Версія
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Покоління бази даних
page-admin-backup = Остання резервна копія, зроблена командою postzug backup
page-admin-no-backup = жодної не відомо
page-admin-running = Поточні { -game(case: "genitive") }
page-admin-ended = Закінчені { -game(case: "genitive") }
page-admin-accounts = Облікові записи
page-admin-bytes = Розмір бази даних
page-admin-set-aside = Відкладені вхідні листи
page-admin-unsent = Вихідні листи, які вже час надіслати
page-admin-oldest = Найдавніший чекає вже: { $age }.
page-admin-undelivered = Події, які вже час надіслати на webhook
page-admin-log-size = Записи журналу
page-admin-log-signed = Записи під останньою підписаною вершиною
page-admin-log-waiting = Події, яких ще немає в журналі
page-admin-checkpoint = Підписана вершина журналу
page-admin-health-more = Команда postzug doctor перевіряє комп’ютер, поштовий сервер для надсилання й DNS.

page-problem = Не виконано
page-typed = Це Ви написали, але це не надіслано: скопіюйте
page-typed-reason = Причина
page-claim-move = Вимогу записано, і оголошений { -move } зіграно.
page-claim-no-move = Вимогу записано, а { -move } іще треба зробити.
page-claim-recorded = Вимогу записано; якщо було оголошено можливий { -move }, його зіграно.
page-problem-code = { $status }, { $code }
