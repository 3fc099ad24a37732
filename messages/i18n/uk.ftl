### Every sentence that a person reads, in Ukrainian. docs/translating.md says how to add a language.

-draw = { $case ->
    [genitive] нічиєї
    [accusative] нічию
   *[nominative] нічия
}
-opponent = { $case ->
    [genitive] партнера
    [dative] партнерові
   *[nominative] партнер
}
-arbiter = { $case ->
    [genitive] арбітра
    [dative] арбітрові
   *[nominative] арбітр
}
-envelope = { $case ->
    [genitive] конверта
    [locative] конверті
   *[nominative] конверт
}
-clock = { $case ->
    [genitive] годинника
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
    [few] { $days } днів
    [many] { $days } днів
   *[other] { $days } дня
}
control-thematic-start = { $control }, тематичний початок
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks }, ходів: { $moves }

## What adjourned games wait for

adjourned-resumption = час відновлення або { $replier }
adjourned-opening = відкриття { -envelope(case: "genitive") }; жоден { -clock } не йде
adjourned-replier = { $replier }, чий { -clock } іде
adjourned-former_sealer = { $replier } (попередній запечатаний хід; ще немає на місці); { -clock } іде
adjourned-late_opening = відкриття { -envelope(case: "genitive") }: хтось прийшов запізно
adjourned-adjudication = { -arbiter }, щоб присудити результат, або { $sealer }, якщо зберігся текст запечатаного ходу; жоден { -clock } не йде
adjourned-sealed_text = { $sealer }, щоб показати текст запечатаного ходу; { -clock } іде
adjourned-reading = { $replier }, щоб обрати прочитання; { -clock } іде
adjourned-publication = { -arbiter } із ключем або { $sealer }, щоб показати те, що обидва гравці хочуть показати
adjourned-sealing = { $sealer }, щоб запечатати чернетку або інший хід; { -clock } іде
adjourned-gone = { $waits_for }; серед власників ключів гри вже немає: гравець { $players }{ $complete ->
    [no] , тому { -envelope } тут відкрити неможливо
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Ви маєте обліковий запис на { $site }, і Ваше ім’я тут: { $name }. Якщо Ви цього не просили, не робіть нічого: без Вас жодна партія не почнеться.

    Усе можна робити поштою. Дайте відповідь на цей лист, по одній команді в рядку:

    {"  "}{ command-seek }: шукати { -opponent(case: "genitive") }; { command-seek } 10 { word-days }, { command-seek } { word-white }
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
account-mail-stopped = Пошта не доходить до гравця: { $name }. Повернених листів від { $since }: { $bounces }, причина останнього: { $reason }. Листи про партії не надсилатимуться цьому гравцеві, доки пошта не запрацює. Це записано в кожній поточній партії: { $games }. Годинники йдуть далі; чи матиме це наслідки, вирішує { -arbiter }.
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
account-left-open = У цих партіях жоден { -clock } не йде, доки { -arbiter } не присудить результат або не дозволить грати далі комусь іншому: { $games }.
account-not-done = { $game } (не виконано. { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.

refusal-not_a_player = Ви не граєте цю партію.
refusal-not_an_arbiter = Це може зробити лише { -arbiter }.
refusal-same_player = Гравець не може грати проти самого себе.
refusal-bad_start = Партія не може так початися: { $reason }.
refusal-not_your_move = Зараз хід { -opponent(case: "genitive") }.
refusal-wrong_ply = Це призначалося для позиції, до якої зроблено півходів: { $expected }; але їх зроблено вже: { $current }.
refusal-already_played = Цей хід уже записано як півхід { $ply }.
refusal-not_a_move = «{ $text }» не є ходом у жодній нотації, яку знає цей сервіс.
refusal-illegal_move = «{ $text }» тут неможливо: { $reason }.
refusal-ambiguous_move = «{ $text }» можна прочитати по-різному: { $readings }.
refusal-promotion_missing = «{ $text }» має вказувати, на що перетворюється пішак: { $readings }.
refusal-too_late = Ліміт часу перевищено ще до того, як це надійшло.
refusal-game_over = Партію закінчено.
refusal-no_draw_offer = Партнер не пропонував { -draw(case: "genitive") }.
refusal-draw_too_early = Про { -draw(case: "accusative") } не можна домовитися, доки не завершено хід { $move_number }.
refusal-claim_not_correct = Вимога неправильна: { $reason }.
refusal-offer_too_soon = Після пропозиції { -draw(case: "genitive") } треба зробити ходів: { $moves }, і лише тоді можна пропонувати знову. Хід зіграно без пропозиції.
refusal-no_tablebase_claims = Регламент цієї партії не дозволяє вимог за таблицями ендшпілю.
refusal-table_needed = Потрібні таблиці ендшпілю.
refusal-too_many_men = Якщо фігур і пішаків на дошці більше ніж { $men }, вимога за таблицею ендшпілю неможлива.
refusal-referred_before = Арбітра вже питали про цю позицію; спочатку зробіть хід.
refusal-analysis_needed = Про присудження результату просять із Вашим аналізом, його не вимагають.
refusal-no_adjudication = Регламент цієї партії не дозволяє гравцеві просити про присудження результату.
refusal-already_asked = Ви вже просили про присудження результату в цій партії.
refusal-adjudication_too_early = Про присудження результату можна просити, коли завершено хід { $move_number }.
refusal-analysed_enough = Ви подали аналіз тричі; { -arbiter } вирішує за ним.
refusal-bad_analysis = Аналіз має бути простим текстом, від 1 до 20 000 знаків.
refusal-claim_pending = Вимога чекає на рішення { -arbiter(case: "genitive") }; доти жоден { -clock } не йде.
refusal-no_claim = Жодна вимога з таким номером не чекає на рішення.
refusal-adjourned = Партію перервано; робити ходи не можна, доки її не відновлено.
refusal-not_adjourned = Партію не перервано.
refusal-must_seal = Партію переривають: запечатайте свій хід, а не грайте його.
refusal-not_sealing = Про перерву не домовлялися, і її не наказували.
refusal-not_sealable = Нічого не запечатано, хід не прийнято: { $why }.
refusal-adjournment_not_allowed = Регламент цієї партії не дозволяє гравцям домовлятися про перерву.
refusal-already_proposed = { $by_you ->
    [yes] Ви вже запропонували перервати партію; { -opponent } іще не відповів.
   *[no] Партнер запропонував перервати партію: щоб погодитися, дайте відповідь на лист про це або вкажіть позицію на дошці.
}
refusal-no_adjournment_proposed = Партнер не пропонував перервати партію.
refusal-already_requested = Ви вже попросили відновити партію; { -envelope } відкриють, коли { -opponent } буде готовий.
refusal-commitment_mismatch = Відкритий { -envelope } не збігається з контрольною сумою { $sealed_by ->
    [white] білих
   *[black] чорних
}.
refusal-envelope_needed = Потрібен текст { -envelope(case: "genitive") }.
refusal-arbiters_hold_it = Ключі { -envelope(case: "genitive") } мають арбітри: його відкривають разом із текстом.
refusal-no_session = Сеанси цієї партії не мають установленої тривалості: натомість запропонуйте перервати партію.
refusal-session_too_long = Якщо перервати партію зараз, Ваш час до кінця сеансу буде витрачено, а Ваш ліміт часу закінчується раніше.
refusal-not_encrypted = Це не { -envelope }, зашифрований програмою age, у текстовому вигляді (armored), не більший за 32 КіБ.
refusal-wrong_recipients = Конверт зашифровано не для тих, хто має його відкрити: потрібно ключів { $needed } із { $holders }, усі вони є в /envelope/recipients.
refusal-envelope_opens = Конверта не втрачено: він є в сервісу, і він відкривається.
refusal-commitment_used = Цю контрольну суму вже використано в цій партії: напишіть інший { -envelope }, із новим випадковим числом (nonce).
refusal-no_draft = Чернетки немає: запечатайте хід.
refusal-already_acknowledged = Це вже записано: напис на { -envelope(case: "locative") } перевірено, дострокове відкриття схвалено або { -envelope } оголошено втраченим.
refusal-too_soon = Оголосіть відновлення щонайменше за день і щонайбільше за рік.
refusal-not_to_be_opened = Ще не час відкривати { -envelope }: достроково його відкривають лише арбітри, із зазначенням причини.
refusal-second_arbiter_needed = Щоб відкрити { -envelope } достроково, потрібні два арбітри: { $approved_by_you ->
    [yes] Ви це схвалили, і тепер його відкриває інший { -arbiter }
    [no] інший { -arbiter } це схвалив, і тепер його відкриваєте Ви
   *[nobody] спочатку це схвалює інший { -arbiter } (approve early: причина)
}.
refusal-approval_needed = Ще не час відкривати { -envelope }: щоб відкрити його достроково, спочатку схваліть це, із Вашою причиною (approve early: причина), а потім відкрийте його.
refusal-no_shut_envelope = Показувати нічого: партія має закінчитися здачею або нічиєю під час перерви, і обидва гравці мають погодитися показати { -envelope }.
refusal-appeal_possible = Конверт лишається закритим, доки в цій партії можлива апеляція: рішення { -arbiter(case: "genitive") } можуть скасувати, і тоді партія триватиме.
refusal-too_few_arbiters = Арбітрів цієї партії, які можуть відкривати конверти: { $left }. Потрібно: { $needed }. Спочатку { -arbiter } має зареєструвати ключ для конвертів, або партія триває без перерви.
refusal-draft_for_others = Відколи Ви поклали чернетку, арбітри, які можуть відкривати конверти, змінилися: подайте чернетку знову.
refusal-not_a_reading = Оберіть одне з прочитань запечатаного ходу.
refusal-clocks_settled = Заперечити показання { -clock(case: "genitive") } можна лише до Вашого першого ходу після відновлення.
refusal-bad_clocks = Годинник не можна так установити: кінцевий термін має бути в майбутньому, не на день відпустки, і лише для { -clock(case: "genitive") }, що йде; а { -clock } показує не більше, ніж дозволяє його контроль часу.
refusal-not_due = Час відновлення ще не настав.
refusal-bad_reason = Наведіть причину: від 1 до 500 знаків.
refusal-too_many_acts = У цій партії вичерпано ліміт: 100 рішень арбітрів.
refusal-bad_outcome = Партію скасовують або анулюють, а не присуджують без результату.
refusal-not_over = Партію не закінчено.
refusal-bad_points = Сторона отримує щонайбільше дві половини очка за виграш.
refusal-take_back_not_allowed = Надісланий хід лишається: регламент цієї партії не дозволяє брати ходи назад.
refusal-nothing_to_take_back = Взяти назад можна лише останній хід або останні два, і жодного запечатаного.
refusal-bad_replacement = Замінити може лише особа, яка в цій партії не грає й не є арбітром.
refusal-resign_instead = Гравець виходить з усіх партій турніру або з усіх партій узагалі: в одній партії здаються.
refusal-player_withdrawn = Гравець вийшов із цієї партії: жоден { -clock } не йде, а що буде з партією, вирішує { -arbiter }.
refusal-act_reversed = Інший { -arbiter } скасував це за апеляцією: зробити це знову може лише ще інший { -arbiter }.
refusal-other_game_counts = Замість цієї партії зараховується { $game }: у цій рішень більше не приймають.
refusal-other_line = Це написано до того, як { -arbiter } щось скасував у цій партії: перевірте теперішню позицію й напишіть знову.
refusal-no_such_act = Рішення { -arbiter(case: "genitive") } з таким номером немає.
refusal-already_appealed = На це вже подано апеляцію.
refusal-appeal_too_late = Час для апеляції на це минув.
refusal-no_appeal = Жодна апеляція на це не чекає на рішення.
refusal-own_act = Апеляцію на Ваше рішення розглядає інший { -arbiter }.
refusal-offer_with_move = Нічию пропонують разом із ходом.
refusal-your_move = Зараз Ваш хід: зробіть його. Умовні ходи призначені для часу, коли думає { -opponent }.
refusal-conditions_not_allowed = Регламент цієї партії не дозволяє умовних ходів.
refusal-bad_conditions = Ваші умовні ходи не збережено: рядок { $line }, півхід { $half_move }: { $why }.
refusal-offer_and_conditions = { $offer } { $conditions }
refusal-already_offered = Ви вже запропонували { -draw(case: "accusative") }; { -opponent } іще не відповів.
refusal-record_full = Забагато ходів без взяття й без ходу пішаком: вимагайте { -draw(case: "accusative") } або зверніться до { -arbiter(case: "genitive") }.
refusal-not_the_timekeeper = Це робить лише сам сервіс.
refusal-unknown_game = Такої партії немає.
refusal-unknown_player = Гравця з таким іменем немає.
refusal-unknown_challenge = Такого виклику немає.
refusal-challenge_closed = Цей виклик уже закрито.
refusal-too_many_challenges = Кількість Ваших відкритих викликів і пошуків: { $limit }. Дочекайтеся відповідей або відкличте деякі.
refusal-key_reused = Цей ключ уже використано для іншого запиту; візьміть новий.
refusal-ply_missing = Вкажіть, для якого півходу це призначено.
refusal-bad_message = Повідомлення має бути простим текстом, від 1 до 2000 знаків.
refusal-flag_not_fallen = Прапорець не впав.
refusal-flag_for_arbiter = Прапорець упав, але в цій партії закінчити її через це може лише { -arbiter }; арбітрів повідомлено.
refusal-mail_noted = Це вже записано.
refusal-zone_noted = Це вже записано.
refusal-on_leave = Ви у відпустці й не можете робити ходів, доки вона не закінчиться.
refusal-no_leave = У цій партії відпусток немає.
refusal-bad_leave = Відпустка має перший і останній день, щонайбільше за рік наперед.
refusal-leave_too_short = Найменша тривалість відпустки: { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}.
refusal-leave_too_late = Відпустку треба замовити до початку її першого дня, а саме щонайменше за { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} наперед.
refusal-leave_overlaps = На деякі з цих днів Ви вже замовили відпустку.
refusal-leave_used_up = Днів відпустки, що у Вас лишилися на { $year } рік: { $days }.
refusal-no_such_leave = Жодна відпустка, яку ще можна скасувати, не починається цього дня.
refusal-nothing_to_declare = Заявляти нічого: мовчання не програє партії на цьому ході, або термін ходу призначив { -arbiter }.
refusal-no_bank = У цій партії немає запасу, з якого можна поповнити { -clock }.
refusal-nothing_to_refill = Поповнювати нічого: { -clock } повний або запас порожній.
refusal-rate_limited = Забагато повідомлень, вимог і викликів; зачекайте перед наступним стільки секунд: { $retry_after }.
refusal-nothing_to_return = Ця перерва в роботі не вплинула на жоден { -clock }, що йде.

## Refusals about accounts.

refusal-bad_name = Це ім’я не підходить: { $reason }.
refusal-name_taken = Це ім’я зайняте; оберіть інше.
refusal-bad_address = Це не поштова адреса, на яку цей сервіс може писати.
refusal-no_such_language = Такої мови тут немає. Є такі: { $languages }.
refusal-bad_time_zone = Це не назва часового поясу, як-от Europe/Berlin.
refusal-bad_key = Це не відкритий ключ age, який починається з age1.
refusal-key_taken = Цей ключ має інший обліковий запис; створіть власний за допомогою age-keygen.
refusal-bad_label = Позначка має від 1 до 60 знаків, без керувальних знаків.
refusal-too_many_codes = Для цієї адреси запитано забагато кодів; спробуйте пізніше.
refusal-wrong_code = Це не той код, який було надіслано. Лишилося спроб: { $tries_left }.
refusal-code_void = Цим кодом більше не можна скористатися; запитайте новий.
refusal-session_ended = Сеанс закінчився; увійдіть знову.
refusal-bad_token = Цей токен недійсний.
refusal-no_scope = Токен API потребує щонайменше одного дозволу.
refusal-already_expired = Строк дії токена вже минув би.
refusal-too_many_tokens = Кількість Ваших токенів API: { $limit }. Спочатку відкличте один із них.
refusal-sign_in_again = Спочатку увійдіть знову: для цього потрібен вхід за останні 15 хвилин.
refusal-not_an_administrator = Це може зробити лише адміністратор.
refusal-last_administrator = Хтось має лишитися адміністратором.
refusal-notice_needed = Сповіщення виду { $kind } не можна вимкнути: { $why }.
refusal-not_found = Не знайдено: { $what }.
refusal-games_running = Кількість Ваших поточних партій: { $games }. Спочатку здайтеся в них або попросіть здати їх усі.

## Reasons: a wrong claim.

wrong-claim-tablebase = таблиця ендшпілю показує інше
wrong-claim-repetition = позиція повторилася { $times } з 3 разів
wrong-claim-fifty_moves_suspended = коли фігур так мало, вирішують таблиці ендшпілю, і ходи не рахують
wrong-claim-half_moves = півходів без взяття й без ходу пішаком зроблено { $counted } з { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = це не хід у жодній нотації, яку знає цей сервіс
condition-illegal = цей хід там неможливий
condition-ambiguous = цей хід там можна прочитати по-різному
condition-other_number = тут стоїть номер іншого ходу
condition-promotion_missing = треба вказати, на що перетворюється пішак
condition-incomplete = немає відповіді: кожен рядок має закінчуватися Вашим власним ходом
condition-inconsistent = це відповідь на позицію, на яку інший рядок відповідає інакше
condition-too_many = цей хід зайвий: умовних ходів може бути щонайбільше 100 півходів

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = це не хід у жодній нотації, яку знає цей сервіс
not-sealable-illegal = цей хід тут неможливий
not-sealable-ambiguous = цьому запису відповідає кілька можливих ходів
not-sealable-promotion_missing = треба вказати, на що перетворюється пішак

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
illegal-en_passant_only_at_once = взяття на проході можливе лише відразу після ходу пішака на два поля
illegal-king_in_check = король потрапив би під { -check }; нападає { $piece }
illegal-king_stays_in_check = король лишився б під шахом; нападає { $piece }
illegal-castling_right_lost = рокіровка в цей бік уже неможлива: король або ця тура вже ходили або не стоять на своєму місці
illegal-castling_blocked = рокіровці заважає { $piece }
illegal-castling_out_of_check = король стоїть під шахом і не може рокіруватися; нападає { $piece }
illegal-castling_through_check = король пройшов би через поле { $square } або став би на нього, а на це поле нападає { $piece }
illegal-no_promotion = у цьому ході пішак не перетворюється, тому перетворення вказувати не можна
illegal-promotion_to = пішак перетворюється на ферзя, туру, слона або коня; вказано: { $role }
illegal-other = жодна фігура не може зробити цього ходу

## Reasons: a game that cannot start.

bad-start-time_zones = часові пояси неправильні
bad-start-started = вона вже почалася
bad-start-tournament_name = назва турніру має бути в одному рядку; найбільша кількість знаків: { $most }
bad-start-no_arbiter = гравець { $player } не є арбітром цієї партії
bad-start-no_envelope_key = { -arbiter } { $arbiter } не має зареєстрованого ключа для конвертів

## Reasons: regulations out of their bounds.

regulations-leave = відпустка має бути від 1 до 366 днів на рік, найменша від 1 до 60 днів, із попередженням щонайбільше за 60 днів
regulations-leave_in_triple_block = Triple Block не має відпусток
regulations-silence = мовчання має програвати після 10–365 днів, із трьома нагадуваннями перед тим, за порядком
regulations-silence_without_periods = правило про мовчання потребує контролю часу з періодами
regulations-claim_after_moves = кількість ходів без взяття й без ходу пішаком, яка дозволяє вимогу, має бути від 50 до 100
regulations-tablebase_fifty_moves = якщо для вимоги потрібно не 50 ходів, таблиці ендшпілю не можуть урахувати правило п’ятдесяти ходів
regulations-tablebase = вимоги за таблицями ендшпілю стосуються від 3 до 7 фігур і пішаків, і { -arbiter } має на них від 1 до 90 днів
regulations-adjudication = про присудження результату просять щонайпізніше після 500 ходів, і { -arbiter } має на це від 1 до 90 днів
regulations-offer_again = між двома пропозиціями { -draw(case: "genitive") } має бути щонайбільше 100 ходів
regulations-penalty_days = { -opponent } отримує щонайбільше 30 додаткових днів
regulations-loses_at = неможливий або неоднозначний хід, що програє, має бути першим або пізнішим
regulations-arbiters = партія має щонайбільше 10 арбітрів, кожного названо один раз
regulations-withdrawal = партії анулюють щонайпізніше до 100 ходів, а вихід через мовчання потребує правила про мовчання
regulations-appeal_days = гравець може подати апеляцію щонайпізніше за 365 днів
regulations-resume_after_days = відновлення має бути від 1 до 365 днів після запечатування
regulations-session_days = сеанс має тривати від 1 до 365 днів
regulations-default_days = допустимий час запізнення має бути від 0 до 60 днів і потребує check_in
regulations-holders = різних арбітрів із ключами конвертів щонайбільше { $most }; із них потрібно від 1 до 3, а достроково 1 або 2

## Reasons: a starting position.

start-number = позиції Chess960 мають номери від 0 до 959, а не { $number }
start-fen = це не FEN: { $fault }
start-move_number = партія може початися щонайпізніше з ходу 9999
start-over = у цій позиції партію вже закінчено
start-drawn = у цій позиції вже { -draw }; півходів без взяття й без ходу пішаком: { $halfmoves }

## Reasons: a FEN.

fen-text = неправильний FEN
fen-board = неправильна дошка у FEN
fen-digits = дві цифри дошки стоять поруч
fen-pocket = неправильна кишеня у FEN
fen-turn = неправильно вказано, чий хід у FEN
fen-castling = неправильні рокіровки у FEN
fen-en_passant = неправильне поле взяття на проході у FEN
fen-checks = неправильна кількість шахів у FEN
fen-half_moves = неправильний лічильник півходів у FEN
fen-move_number = неправильний номер ходу у FEN
fen-counter = лічильник має число, якого партія не може досягти

## Reasons: a starting position, as the rules of chess see it.

start-position = ця позиція неможлива: { $faults }
position-empty_board = порожня дошка
position-missing_king = немає короля
position-too_many_kings = забагато королів
position-pawns_on_backrank = пішаки на крайній горизонталі
position-castling_rights = неправильні права на рокіровку
position-en_passant = неправильне поле взяття на проході
position-opposite_check = під шахом стоїть сторона, чий хід щойно був
position-impossible_check = неможливий { -check }
position-too_much_material = забагато фігур

## Reasons: a time control.

control-days_per_move = ліміт на хід має бути від 1 до 60 днів
control-periods = контроль часу має від 1 до 9 періодів
control-moves = період має від 1 до 200 ходів, останній може бути й до кінця партії
control-time = час періоду має бути від 1 години до 1000 днів, пізнішого періоду щонайбільше 1000 днів
control-no_time = період, який повторюється або йде за періодом із затримкою, потребує власного часу
control-increment = додавання має бути щонайбільше 100 днів
control-cap = межа має бути від 1 години до 1000 днів і потребує додавання
control-delay = затримка має бути щонайбільше 60 днів
control-duplication = подвоєння має починатися після 1–365 днів
control-thematic = тематичний початок потребує першого періоду з кількістю ходів
control-triple_block = { -clock } Triple Block має бути від 1 до 100 днів, запас щонайбільше 500 днів, додавання щонайбільше 9 днів на 300 ходів

## Reasons: free time.

free-time-weekdays = вільними можуть бути щонайбільше шість днів тижня, кожен названо один раз
free-time-dates = вільними можуть бути щонайбільше 400 дат, за порядком, кожну названо один раз
free-time-night = нічна перерва має бути від 1 хвилини до 16 годин

## Reasons: a name.

name-length = воно має мати від 2 до 40 знаків
name-sign = дозволено лише літери, цифри, пробіли, дефіси, апострофи, крапки й підкреслення
name-joined = воно має починатися з літери або цифри, а між ними може бути лише один знак
name-spaces = лише один пробіл поспіль
name-ends = воно має починатися й закінчуватися літерою або цифрою
name-no_letter = воно має містити літеру
name-alphabets = лише літери однієї абетки
name-reserved = це ім’я не видається гравцям

## Reasons: a notice that cannot be switched off.

notice-need-clock = без них Ви могли б програти партію за часом
notice-need-adjournment = без них Ви могли б запізно запечатати хід або запізно повернутися й програти партію
notice-need-players = без них гравці могли б програвати партії, чекаючи на Вас
notice-need-account = без них Ваш обліковий запис міг би забрати хтось інший

## Things that there are none of.

missing-account = обліковий запис
missing-player = гравець
missing-session = сеанс
missing-api_token = токен API
missing-envelope_key = ключ конвертів

## Events of a game, for players and arbiters

arbiter-named = Арбітр { $name }
arbiter-unnamed = Арбітр
arbiter-service = Сервіс
reason = Причина: { $reason }
reason-of-arbiter = Причина, яку назвав { -arbiter }: { $reason }
reason-erased = (стерто).
reason-as-written = так, як Ви її написали.

event-your-game-white = Почалася Ваша партія; { -opponent }: { $opponent }. Ви граєте білими. Контроль часу: { $control }.
event-your-game-black = Почалася Ваша партія; { -opponent }: { $opponent }. Ви граєте чорними. Контроль часу: { $control }.
event-game = Почалася партія { $white } – { $black }. Контроль часу: { $control }.
event-moved = { $who-is ->
    [you] Ваш хід: { $move } (витрачено часу: { $time }).
   *[other] Хід: { $who } — { $move } (витрачено часу: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Ваш хід із пропозицією { -draw(case: "genitive") }: { $move } (витрачено часу: { $time }).
   *[other] Хід із пропозицією { -draw(case: "genitive") }: { $who } — { $move } (витрачено часу: { $time }).
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
event-claim-waits = Арбітр вирішує до: { $until }. Доти жоден { -clock } не йде. Якщо рішення не буде, вимога тоді втратить силу.
event-claim-waits-clock-runs = Арбітр вирішує до: { $until }. Тим часом партія триває, і { -clock } іде. Якщо рішення не буде, вимога тоді втратить силу.
event-claim-decide = Рішення за Вами: дайте відповідь одним рядком, «arbiter { $game } uphold { $claim }: » (задовольнити) або «arbiter { $game } reject { $claim }: » (відхилити), і напишіть причину.
event-claim-analyse = Ви можете подати аналіз: напишіть у відповіді «{ command-analysis }:» і текст під цим рядком. Партнер не зможе прочитати його до кінця партії.
event-analysed = { $who-is ->
    [you] Ви подали аналіз.
   *[other] Подано аналіз: { $who }.
}
event-claim-lapsed = Жоден { -arbiter } не вирішив вимогу вчасно. Партія триває так, ніби вимоги не було. Час очікування не зараховано нікому з гравців.
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
event-adjudication-declined = Відмова присуджувати результат: { $arbiter }. Партія триває.

event-flag-fell = { $who-is ->
    [you] Ви не зробили ходу до кінцевого терміну: { $deadline }.
   *[other] Хід не зроблено до кінцевого терміну: { $who }, { $deadline }.
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
    [you] Ви заявили, що обмірковуєте цей хід далі.
   *[other] Заявлено подальше обмірковування цього ходу: { $who }.
}
event-refilled = { $who-is ->
    [you] Ви взяли час із запасу: { $time }.
   *[other] Взято час із запасу: { $who }, { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Ви повідомили { -arbiter(case: "dative") }, що { -clock } неправильний.
   *[other] Арбітрові повідомлено, що { -clock } неправильний: { $who }.
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
event-drafted = Гравець, чий хід, поклав чернетку запечатаного ходу в { -envelope }.
event-you-drafted = Чернетка Вашого запечатаного ходу лежить у { -envelope(case: "locative") }, а Ваш { -clock } іде далі. Інша чернетка замінить її.
event-sealed = { $who-is ->
    [you] Ви запечатали наступний хід (витрачено часу: { $time }).
   *[other] Наступний хід запечатано: { $who } (витрачено часу: { $time }).
} Партію перервано; жоден { -clock } не йде.
event-sealed-reply = { $who-is ->
    [you] Ви запечатали відповідь (витрачено часу: { $time }), бо { -opponent } досі відсутній.
   *[other] Відповідь запечатано: { $who } (витрачено часу: { $time }), бо { -opponent } досі відсутній.
} Годинник { -opponent(case: "genitive") } йде; відповідь відкриють, коли { -opponent } з’явиться.
event-face-acknowledged = Напис на { -envelope(case: "locative") } перевірено, { -envelope } зберігає: { $arbiter }.
event-resumption-set = Час відновлення змінено: { $arbiter }. Новий час: { $time }.

event-resumption-asked = { $who-is ->
    [you] Ви попросили відновити партію.
   *[other] Є прохання відновити партію: { $who }.
}
event-resumed = Партію відновлено. Арбітр відкриває { -envelope }; доти жоден { -clock } не йде.
event-resumed-in-your-absence = Партію відновлено за Вашої відсутності: Ваш { -clock } іде.
event-resumed-in-absence = Партію відновлено за відсутності гравця, який має відповісти; { -clock } цього гравця йде.
event-early-opening = Арбітр схвалив дострокове відкриття { -envelope(case: "genitive") }.
event-early-opening-one-of-two = Арбітр схвалив дострокове відкриття { -envelope(case: "genitive") }; потрібна згода ще одного { -arbiter(case: "genitive") }.
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
event-envelope-missing = Конверт неможливо відкрити. Гравець, який запечатав хід, має показати запечатаний текст: зараховується лише текст із надрукованим SHA-256. Якщо { -envelope } зашифрував сам гравець, його { -clock } іде; інакше жоден { -clock } не йде, і партію може вирішити { -arbiter }.
event-envelope-shut = Причина: { -envelope } не відкривається, або його текст не збігається з контрольною сумою.
event-reading-chosen = { $who-is ->
    [you] Ви обрали прочитання запечатаного ходу: { $move }.
   *[other] Обрано прочитання запечатаного ходу: { $who } — { $move }.
}
event-opened = Конверт відкрито. { $who-is ->
    [you] Ваш запечатаний хід:
   *[other] Запечатаний хід: { $who } —
} { $move } (написано «{ $written }»).
event-opened-with-offer = Конверт відкрито. { $who-is ->
    [you] Ваш запечатаний хід із пропозицією { -draw(case: "genitive") }:
   *[other] Запечатаний хід із пропозицією { -draw(case: "genitive") }: { $who } —
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
event-opened-early = Конверт достроково відкрив { -arbiter }.
event-publication-agreed = { $who-is ->
    [you] Ви погодилися оприлюднити { -envelope } цієї партії.
   *[other] Є згода оприлюднити { -envelope } цієї партії: { $who }.
} Його відкриють, якщо погодяться обидва гравці; у партії це нічого не змінює.
event-published = Обидва гравці погодилися, і { -envelope } цієї партії відкрито. { $who-is ->
    [you] Ваш запечатаний хід:
   *[other] Запечатаний хід: { $who } —
} { $written }. У партії це нічого не змінює.
event-published-nothing = Обидва гравці погодилися, і { -envelope } цієї партії відкрито. Його текст не є запечатаним ходом.

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
act-clocks = Годинники виправлено: { $arbiter }. Витрачено на ходи досі: білі { $white }, чорні { $black }.
act-clocks-and-deadline = Годинники виправлено: { $arbiter }. Витрачено на ходи досі: білі { $white }, чорні { $black }. Кінцевий термін цього ходу: { $deadline }.
act-points = Очки змінено: { $arbiter }. Білі { $white }, чорні { $black }.
act-leave = Надано особливу відпустку від { $first } до { $last }: { $arbiter }. { $who-is ->
    [you] Ваш { -clock } у ці дні не йде.
   *[other] Годинник у ці дні не йде: { $who }.
}
act-leave-ended = Відпустку припинено від { $first }: { $arbiter }. { $who-is ->
    [you] Ваш { -clock } більше не зупиняється через неї.
   *[other] Годинник більше не зупиняється через неї: { $who }.
}
act-adjourned = Наказано перервати партію: { $arbiter }.
act-taken-back = Дозволено взяти назад помилковий хід: { $arbiter }. Партія триває від позиції, до якої зроблено півходів: { $ply }. Час відтоді не зараховано нікому з гравців.
act-you-replace = Відтепер Ви граєте цю партію замість іншого гравця. Годинник лишається таким, як є. Пропозиції, вимоги й замовлена відпустка того гравця не діють.
act-you-were-replaced = Вас замінено. Далі замість Вас грає: { $name }. Ваші пропозиції, вимоги й умовні ходи не діють.
act-replaced = Відтепер замість іншого гравця грає: { $name }. Годинник лишається таким, як є. Пропозиції та вимоги попереднього гравця не діють.
act-replayed-as = Її переграють як { $game }.
act-counts-after-all = Партія { $game } все ж зараховується.
act-how-to-appeal = Якщо Ви не згодні, можете звернутися до іншого { -arbiter(case: "genitive") } до: { $until }. Дайте відповідь одним рядком, «{ command-appeal } { $act }: » і Ваші підстави.
event-appealed = { $who-is ->
    [you] Ви подали апеляцію на рішення { -arbiter(case: "genitive") } № { $act }.
   *[other] Подано апеляцію на рішення { -arbiter(case: "genitive") } № { $act }: { $who }.
} Вирішує інший { -arbiter }.
event-you-appealed = Ви подали апеляцію на рішення { -arbiter(case: "genitive") } № { $act }. Вирішує інший { -arbiter }.
event-replaced-appealed = Гравець, якого замінено, подає апеляцію на рішення { -arbiter(case: "genitive") } № { $act }. Вирішує інший { -arbiter }.
event-appealed-act = Рішення було таке: { $act }
event-appeal-decide = Якщо це рішення прийняли не Ви, Ви можете вирішити апеляцію: дайте відповідь одним рядком, «arbiter { $game } confirm { $act }: » (підтвердити) або «arbiter { $game } reverse { $act }: » (скасувати), і напишіть причину.
event-confirmed = Інший { -arbiter } підтвердив рішення № { $act }.
event-you-confirmed = Ви підтвердили рішення № { $act }.
event-reversed = Інший { -arbiter } скасував рішення № { $act }. Партія стоїть так, як стояла б без нього. Час, у який хід був неможливий, не зараховано нікому з гравців.
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
event-withdrawn-waits = Жоден { -clock } не йде, доки { -arbiter } не вирішить партію.

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
over-drawn-not-won = Партію { $game } закінчено, { $result }. Нічия. Причина: { $how }; але { -opponent } не міг поставити { -mate }.
ending-by-silence = мовчання: надто довго не було ходу
ending-checkmate = { -mate }
ending-resignation = один із гравців здався
ending-stalemate = пат
ending-dead-position = жодна зі сторін не може поставити { -mate }
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
ending-cancelled = { -arbiter } скасував партію
ending-annulled = { -arbiter } анулював партію
ending-expulsion = іншого гравця виключено
ending-withdrawal = вихід гравця
ending-adjudication = присудження

## What was done, to the player whose command it was

done-moved = Хід зроблено.
done-moved-with-offer = Хід зроблено, з пропозицією { -draw(case: "genitive") }.
done-message = Ваше повідомлення записано, і його надсилають { -opponent(case: "dative") }.
done-draw-offered = Ви пропонуєте { -draw(case: "accusative") }. Пропозиція діє, доки { -opponent } не відповість.
done-draw-declined = Ви відхилили { -draw(case: "accusative") }. Партія триває.
done-claim-upheld = Ваша вимога правильна.
done-claim-referred = Ваша вимога чекає на { -arbiter(case: "genitive") }. Ви отримаєте лист із рішенням.
done-claim-is-offer = Вимога лишається пропозицією { -draw(case: "genitive") }, яку { -opponent } може прийняти (FIDE 9.5.3).
done-penalty = Партнерові додано час на { -clock }: { $time }.
done-analysed = Ваш аналіз записано для { -arbiter(case: "genitive") }.
done-adjournment-proposed = Ви пропонуєте перервати партію. Партія триває, доки { -opponent } не погодиться.
done-adjournment-declined = Ви відхилили перерву. Партія триває.
done-adjourned = Партію переривають: гравець, чий хід, запечатує хід.
done-drafted = Чернетка лежить у { -envelope(case: "locative") }. Вона ще не запечатана: щоб запечатати, напишіть «{ command-seal }» окремим рядком.
done-sealed = Хід запечатано, партію перервано.
done-resumption-asked = Ви готові відновити партію. Вона піде далі, коли буде готовий { -opponent }, але не пізніше від установленого часу.
done-resumed = Партію відновлено.
done-publication-agreed = Ви погоджуєтеся показати { -envelope }. Його покажуть, коли погодиться й { -opponent }.
done-published = Конверт показано в записі партії.
done-reading-chosen = Запечатаним ходом вважається той, який Ви обрали.
done-clocks-questioned = Арбітрові повідомлено: Ви вважаєте, що { -clock } неправильний.
done-flag-fell = Прапорець упав.
done-leave = Ваша відпустка: від { $first } до { $last }, обидва дні включно. У ці дні Ваш { -clock } стоїть.
done-no-leave = Вашу відпустку від { $first } до { $last } скасовано. У ці дні Ваш { -clock } іде.
done-reflection = Ви обмірковуєте цей хід далі. Поки що Ваше мовчання не програє партії, а Ваш { -clock } іде далі.
done-refilled = Час, перенесений із Вашого запасу на { -clock }: { $time }.
done-withdrawn = Ви вийшли з цієї партії.
done-appealed = Вашу апеляцію на рішення № { $act } записано. Рішення діє, доки інший { -arbiter } не вирішить інакше. Ви отримаєте лист із рішенням.
done-game-over = Партію закінчено.

## The position in words

pieces-none = немає
pieces = Білі: { $white }. Чорні: { $black }.
pieces-king = { $count ->
    [one] Король
    [few] Королі
    [many] Королі
   *[other] Королі
} { $squares }
pieces-queen = { $count ->
    [one] Ферзь
    [few] Ферзі
    [many] Ферзі
   *[other] Ферзі
} { $squares }
pieces-rook = { $count ->
    [one] Тура
    [few] Тури
    [many] Тури
   *[other] Тури
} { $squares }
pieces-bishop = { $count ->
    [one] Слон
    [few] Слони
    [many] Слони
   *[other] Слони
} { $squares }
pieces-knight = { $count ->
    [one] Кінь
    [few] Коні
    [many] Коні
   *[other] Коні
} { $squares }
pieces-pawn = { $count ->
    [one] Пішак
    [few] Пішаки
    [many] Пішаки
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
clock-next-refill = { -clock } можна поповнити із запасу
clock-next-leave = починається відпустка
clock-next-free-day = починається вільний день
clock-next-night = починається нічна перерва
clock-next-goes-on = { -clock } іде далі

## Whose move it is, and until when

state-your-move = Ваш хід { $number }. Надішліть свій хід у відповіді до: { $until } (лишилося: { $left }).
state-their-move = Хід { -opponent(case: "genitive") }: { $name }. Термін: { $until } (лишилося: { $left }).
state-you-seal = Запечатайте свій хід { $number } до: { $until } (лишилося: { $left }).
state-they-seal = Наступний хід має запечатати: { $name }. Термін: { $until } (лишилося: { $left }).
state-adjourned-yours = Ваш { -clock } іде до: { $until } (лишилося: { $left }).
state-adjourned-theirs = Годинник { -opponent(case: "genitive") } йде до: { $until } (лишилося: { $left }).
state-you-on-leave = Ви у відпустці й не можете зробити хід раніше ніж: { $back }. Ваш хід { $number }: надішліть його у відповіді після цієї дати, до: { $until }.
state-on-leave = Відпустка: { $name }, до: { $back }. Термін ходу: { $until }.
state-doubles = Час цього ходу рахується подвійно від: { $at }, коли на роздуми витрачено { $after }. Термін відповіді це враховує.
state-doubled = Час цього ходу рахується подвійно від: { $at }, коли на роздуми було витрачено { $after }. Термін відповіді це враховує.
state-your-flag = Ваш { -flag } упав: { $at }. Доки { -opponent } або { -arbiter } не заявить про це, Ваш хід іще зараховується: зробіть його негайно.
state-your-flag-for-arbiter = Ваш { -flag } упав: { $at }. Доки { -arbiter } не заявить про це, Ваш хід іще зараховується: зробіть його негайно.
state-flag-to-claim = Прапорець упав: { $name }, { $at }. Щоб закінчити партію через це, дайте відповідь «{ command-claim-time }»; доти хід іще зараховується.
state-flag = Прапорець упав: { $name }, { $at }. Доки { -arbiter } не закінчить партію через це, хід іще зараховується.

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
conditions-others-dropped = Ваші умовні ходи на інші ходи { -opponent(case: "genitive") } скасовано, бо ті вже неможливі.
conditions-you-decide = Ваш умовний хід не зіграно, бо { -opponent } зробив пропозицію, яку маєте вирішити Ви самі. Якщо Ви зіграєте його зараз, решта його ланцюжка лишиться; ходи для інших випадків скасовано.
conditions-mail-unread = Ваш умовний хід не зіграно, бо перед ходом { -opponent(case: "genitive") } надійшов Ваш лист про цю партію, який ще не був прочитаний: він міг скасовувати умовний хід. Якщо Ви зіграєте його зараз, решта його ланцюжка лишиться; ходи для інших випадків скасовано.
conditions-adjourned = Ваші умовні ходи скасовано: на хід із { -envelope(case: "genitive") } ніколи не відповідають наосліп.
conditions-taken-back = Ваші умовні ходи скасовано: вони були для попереднього стану партії.

## Messages of the players

writes = Пише { $who }:
writes-replaced = Пише гравець, якого замінено:
writes-arbiter = Пише { -arbiter }:
writes-more = ... продовження: { $url }

## Envelopes

sealed-commitment = Хід лежить у зашифрованому { -envelope(case: "locative") }, який ніхто не відкриє до відновлення партії. Це контрольна сума SHA-256 тексту { -envelope(case: "genitive") }. Збережіть її: вона доведе, що це саме той { -envelope }, який запечатано зараз.
opened-commitment = Текст { -envelope(case: "genitive") } є в записі партії; його SHA-256 є тією контрольною сумою, яку надруковано, коли хід запечатали ({ $url }):

## How to answer

answer-move = Як відповісти: надішліть у відповідь на цей лист один рядок, наприклад «{ $example }»; підійде будь-яка нотація.
answer-seal = Як відповісти: надішліть у відповідь на цей лист один рядок, наприклад «{ command-seal }{"\u00A0"}{ $example }»; підійде будь-яка нотація.
answer-seal-clock = Ваш { -clock } іде, доки хід не запечатано. Ніхто не побачить ходу, доки { -envelope } не відкриють.
answer-draw = Запропоновано { -draw(case: "accusative") }: { $opponent }. Дайте відповідь «{ command-accept }», щоб погодитися, або «{ command-decline }», щоб відмовитися.
answer-draw-on-move = Запропоновано { -draw(case: "accusative") }: { $opponent }. Дайте відповідь «{ command-accept }», щоб погодитися, або «{ command-decline }», щоб відмовитися; хід відхиляє пропозицію.
answer-adjournment = Запропоновано перервати партію: { $opponent }. Дайте відповідь «{ command-adjourn }», щоб погодитися: тоді гравець, чий хід, запечатає наступний хід, і { -clock } зупиниться. Дайте відповідь «{ command-decline-adjournment }», щоб грати далі.
commands-help = Команди: дайте відповідь «{ command-help }».
commands = Команди, по одній у рядку: Ваш хід; Ваш хід і «{ command-draw }»; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = Запечатаний хід лишається в { -envelope(case: "locative") }. Його покажуть, лише якщо і Ви, і { -opponent } дасте відповідь «{ command-publish }».
moves = Ходи: { $moves }
pgn-too-long = Партія задовга для цього листа: дайте відповідь «{ command-pgn }» або дивіться { $url }

resume-played = запечатаний хід буде зіграно
resume-opened-and-played = { -arbiter } відкриє { -envelope }, запечатаний хід буде зіграно
resume-reply-when-ready = Дайте відповідь «{ command-resume }», коли будете готові.
resume-opponent-ready = Партнер уже готовий: { $opponent }. Дайте відповідь «{ command-resume }», коли будете готові й Ви: тоді { $then }. Інакше партію відновлять за Вашої відсутності: { $latest }.
resume-when-opponent-too = До дати { $latest } партію відновлять, коли буде готовий і { -opponent }: { $opponent }. Від цієї дати йде { -clock } { -opponent(case: "genitive") }, і { -envelope } відкриють, коли { -opponent } з’явиться.
resume-when-both-sealer = До дати { $latest } партію відновлять, коли будуть готові обидва гравці. Від цієї дати йде { -clock } { -opponent(case: "genitive") } ({ $opponent }), і { -envelope } відкриють, коли { -opponent } з’явиться.
resume-when-opponent = Партію відновлять, коли буде готовий { -opponent } ({ $opponent }), але не пізніше ніж: { $latest }.
resume-when-opponent-ready-too = Партію відновлять, коли буде готовий і { -opponent } ({ $opponent }), але не пізніше ніж: { $latest }.
resume-when-both = До дати { $latest } партію відновлять, коли будуть готові обидва гравці. Від цієї дати йде Ваш { -clock }, і { -envelope } відкриють, коли Ви дасте відповідь «{ command-resume }».
resume-now = Дайте відповідь «{ command-resume }», щоб відкрити { -envelope }: { $then }, і піде Ваш { -clock }. Інакше партію відновлять: { $latest }.
resume-clock-runs = Дайте відповідь «{ command-resume }»: тоді { $then }. Доти йде Ваш { -clock }.
resume-show-text = Покажіть текст, який Ви запечатали, через HTTP (відкрийте { -envelope }) або передайте його { -arbiter(case: "dative") }.
resume-choose = Запечатаний хід можна зрозуміти по-різному, і вибір за Вами: дайте відповідь «{ command-choose } { $first }» або назвіть інший із ходів: { $readings }. Ваш { -clock } іде.
default-you = Дайте відповідь «{ command-resume }» до: { $until }. Інакше Вам буде зараховано поразку за неявку (FIDE Guidelines I.10).
default-opponent = Якщо { -opponent } ({ $opponent }) не з’явиться до: { $until }, { -opponent(case: "dative") } буде зараховано поразку за неявку (FIDE Guidelines I.10).
default-sealer = Якщо { -opponent } ({ $opponent }) не з’явиться до: { $until } і { -envelope } не відкриють раніше, { -opponent(case: "dative") } буде зараховано поразку за неявку (FIDE Guidelines I.10).

## For arbiters

arbiter-session-continues = Сеанс закінчився, і гравець, чий хід, мав би тепер запечатати хід, але для { -envelope(case: "genitive") } бракує власників ключів: надто мало з названих арбітрів досі є арбітрами, мають ключ і не грають у цій партії. Партія триває, доки достатньо з них не зареєструє ключ або доки перервати партію вже не треба буде.
arbiter-fetch = Конверт чекає на Вас. Візьміть його на { $url }/envelope, відкрийте своїм ключем («postzug open» або age) і покажіть його текст на { $url }/opening. Доти жоден { -clock } не йде.
arbiter-fen = Позиція у форматі FEN:
arbiter-fen-after = Позиція після оголошеного ходу у форматі FEN:
arbiter-claims = Усі вимоги, що чекають: { $url }.
arbiter-appeals = Усі апеляції, що чекають: { $url }.
arbiter-withdrawn = Рішення за Вами: дайте відповідь одним рядком, «arbiter { $game } adjudicate 1-0: » (або 0-1, 1/2, 0-0), і напишіть причину; або замініть гравця: «arbiter { $game } replace { $side } NAME: » і причина. Усі виходи, що чекають: { $url }.
arbiter-default = Гравцеві, який не з’явиться до: { $until }, буде зараховано поразку за неявку (FIDE Guidelines I.10).
arbiter-agree-open = Якщо Ви згодні, дайте відповідь одним рядком, «arbiter { $game } open».
arbiter-agree-show = Якщо Ви згодні, відкрийте { -envelope } ({ $url }/envelope) і покажіть його текст разом із причиною на { $url }/opening.
arbiter-agree-two = Для дострокового відкриття потрібні двоє: Ви та інший { -arbiter }.
arbiter-clocks = Рішення про правильний час за Вами: «correct_clocks» на { $url }.
arbiter-flag = Щоб закінчити партію через { -flag }, що впав, дайте відповідь одним рядком: «arbiter { $game } flag». Усі прапорці, які потребують { -arbiter(case: "genitive") }: { $url }.
arbiter-more = Усі перервані партії: { $adjourned } або «postzug arbiter list». Усе, що зроблено або спробувано в цій: { $trail }.

## Answers to mails

unanswered = Від { $since } лишилися без відповіді Ваші листи: { $count }. Причина: за короткий час Ви отримали багато відповідей. Зрозумілі ходи й команди в них виконано; усе інше ні. Перевірте, будь ласка, теперішній стан і повторіть те, чого ще бракує.
next-answer = Ви отримали багато відповідей за короткий час, тому наступна надійде після: { $at }. Доти кожен лист усе одно читається, і зрозумілий хід або команда в ньому виконується. Потім один лист повідомить, що інші лишилися без відповіді.
more-lines = ... і ще рядків: { $count }.
more-lines-too-many = ... і ще рядків: { $count }; це забагато для листа.
did-you-mean = Ви мали на увазі { $move }? Тоді дайте на цей лист відповідь одним словом «{ word-yes }» до: { $until }. Хід зараховується від надходження Вашого першого листа. Якщо ні, дайте відповідь «{ word-no }» або надішліть свій хід окремим рядком.
confirm-public-address = Ваш лист надійшов на адресу, яка не доводить, хто його автор, тому його ще не опрацьовано. Надішліть, будь ласка, відповідь на адресу для відповіді в наших листах: вона це доводить.
confirm-arbiter-act = Ваш лист із рішенням { -arbiter(case: "genitive") } надійшов на адресу партії. Ця адреса є в кожному листі партії, який цитують або пересилають, тому лист іще не опрацьовано.
confirm-other-sender = Лист від Вашого імені надійшов від { $from }, а це не та адреса, яку записано. Його ще не опрацьовано.
confirm-how = Це Ваш лист? Тоді дайте відповідь одним словом «{ word-yes }» до: { $until }. Він зараховується від першого надходження. Інакше дайте відповідь «{ word-no }» або не робіть нічого.

## A new account

join-confirm = Бажаєте мати тут обліковий запис під іменем { $name }? Тоді дайте на цей лист відповідь одним словом «{ word-yes }» до: { $until }. Якщо хочете інше ім’я, надішліть у відповідь один рядок, наприклад «{ command-join } Anna Berg». Якщо Ви цього не просили, не робіть нічого: без Вашого «{ word-yes }» обліковий запис не створюється, а Ваш лист видаляється.
join-name = Під яким іменем Ви хочете грати? Надішліть у відповідь на цей лист один рядок, наприклад «{ command-join } Anna Berg». Якщо він надійде до: { $until }, Ваш обліковий запис буде створено. Якщо Ви цього не просили, не робіть нічого.
code-sign-up = Ваш код для створення облікового запису:
code-sign-in = Ваш код для входу:
code-change-address = Ваш код, щоб відтепер користуватися цією адресою:
code-asked-by = Звідки запит: { $device }.
code-how = Введіть його там, де Ви його запитали; він діє один раз, протягом часу: { $valid }. Якщо Ви його не запитували, не робіть нічого: без коду нічого не станеться. Ніхто з { $site } ніколи не проситиме його у Вас.
code-subject = Ваш код для { $site }
account-subject = Ваш обліковий запис на { $site }

## Challenges

challenge = { $other } викликає Вас на партію: { $terms }.
challenge-how = Дайте відповідь до: { $until }. Надішліть на цей лист один рядок, «{ command-accept-challenge } { $challenge }» або «{ command-decline-challenge } { $challenge }».
challenge-declined = Ваш виклик { $challenge } відхилено: { $other } ({ $terms }).
challenge-withdrawn = Виклик { $challenge } відкликано: { $other }. Вам нічого не треба робити.
challenge-subject = [{ $challenge }] { $other } викликає Вас
challenge-declined-subject = [{ $challenge }] Ваш виклик відхилено: { $other }
challenge-withdrawn-subject = [{ $challenge }] Виклик відкликано: { $other }
challenge-you-white = Ви граєте білими
challenge-you-black = Ви граєте чорними
challenge-colours-drawn = колір визначає жереб на початку партії
start-chess960 = позиція Chess960 { $number }
start-from = початкова позиція: { $fen }
start-drawn-chess960 = позицію Chess960 визначає жереб на початку партії

## Receipts of the log

receipt = Конверт із запечатаним ходом партії { $game } записано в журналі всіх подій, номер запису: { $entry }. Відтепер ніхто, і ми також, не може змінити його або час запечатування так, щоб цей лист не довів зміну. Збережіть, будь ласка, цей лист: доказом є вкладений у нього файл { $file }. Ходу він не розкриває.
receipt-how-to-check = Арбітр може перевірити це без нас і без мережі: скриптом verify.sh, якому потрібні лише bash, awk і openssl, або тільки з bash і openssl, як описано в розділі «A receipt by hand» у docs/internals/log.md. Візьміть скрипт зі своєї копії Postzug («postzug audit script»), а не в того, хто показує Вам доказ. Його SHA-256:
receipt-entry = Запис { -envelope(case: "genitive") } в журналі:
receipt-hashes = А ці контрольні суми ведуть від нього до підписаного кореня нижче:

## Mail that is passed on to the operator

passed-on = Цей лист надійшов на { $mailbox }@ від { $from }. Відповідь піде його авторові, а не нам. Це лист { $number } у скриньці: «postzug inbox show { $number } --raw» друкує все, що з нього збережено.
passed-on-no-address = автора без звичайної адреси
passed-on-shortened = ... (скорочено)
passed-on-header = Його заголовки:

## Below every mail

footer-player = Отримувач цього листа: { $name }, партія { $game }.
footer-account = Отримувач цього листа: { $name }, обліковий запис тут.
footer-stranger = Якщо Ви не просили цього листа, не зважайте на нього.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-log = Текст нижче призначено для програм: підписана вершина нашого журналу.
footer-log-and-pgn = Текст нижче призначено для програм: підписана вершина нашого журналу і партія (PGN).
footer-pgn = Текст нижче призначено для шахових програм: партія (PGN).

## Hints about commands that lack something

hint-withdraw-all = Ви не вийшли. Якщо хочете вийти, напишіть «{ command-withdraw-from-all-games-yes }:» і причину
hint-withdraw-event = Ви не вийшли. Якщо хочете вийти, напишіть «{ command-withdraw-from-event-yes }:» і причину
hint-appeal = Напишіть номер рішення й свої підстави: { command-appeal } 17: мене не повідомили
hint-colours = Ви назвали більше ніж один колір. Напишіть один із варіантів: { word-white }, { word-black }, { word-random }
hint-controls = Ви назвали більше ніж один контроль часу. Напишіть один із них
hint-starts = Ви назвали більше ніж одну початкову позицію. Напишіть 960 один раз
hint-limit = Ліміт має бути від 1 до 60 днів на хід
hint-chess960 = Позиції Chess960 мають номери від 0 до 959
hint-control = Цей контроль часу поза дозволеними межами: див. docs/arbitrate/clocks.md
hint-move = Напишіть хід після слова, наприклад: { command-move } 5254
hint-claim = Напишіть «{ command-claim-threefold }» або «{ command-claim-fifty }»
hint-claim-announced = Напишіть «{ command-claim-threefold }» або «{ command-claim-fifty }»; хід, який Ви оголошуєте, ставте після цього
hint-challenge-number = Напишіть номер виклику, наприклад: { command-accept-challenge } C7
hint-leave-all = Напишіть перший і останній день: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Напишіть перший і останній день: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Напишіть перший день відпустки: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Напишіть перший день відпустки: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Ваші умовні ходи не збережено: неясно, де один із них закінчується або що він означає. Причиною може бути кома в кінці рядка, рядок із відступом або рядок, який міг розірвати Ваш поштовий застосунок, чи інші слова навколо ходів. Збережене раніше лишається. Пишіть кожен ланцюжок від його першого ходу окремим рядком, наприклад: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. Не ставте коми в кінці й лишайте порожній рядок між двома ланцюжками. Якщо довгий ланцюжок має продовжитися в наступному рядку, розривайте його після «{ command-then }»
hint-no-move = Ходу не зіграно. Напишіть свій хід окремим рядком
hint-challenge = Напишіть «{ command-challenge } ІМ’Я», а за бажання ще: { word-white } або { word-black }, 5 { word-days } або інший контроль часу, 960
hint-seek = Напишіть «{ command-seek }», а за бажання ще: { word-white } або { word-black }, 5 { word-days } або інший контроль часу, 960
hint-set = Напишіть, наприклад: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, set letters german, { command-set-board } { word-off }, { command-set-pgn } { word-attached } або { command-set-acknowledge } { word-off }
hint-letters = Напишіть «{ command-set-letters }» і мову англійською, наприклад: set letters german
hint-pgn = Напишіть «{ command-set-pgn } { word-attached }» або «{ command-set-pgn } { word-not-attached }»
hint-on-off = Напишіть після цього «{ word-on }» або «{ word-off }», наприклад: { command-set-board } { word-off }
hint-adjudicate = Напишіть «{ command-adjudicate-win }» або «{ command-adjudicate-draw }», потім рядок «{ command-analysis }:» і Ваш аналіз під ним
hint-analysis-cut = Частина аналізу схожа на цитату або підпис. Поставте в кінці рядок, у якому є лише крапка, і надішліть аналіз іще раз; тоді його буде взято дослівно
needs-game = Для цього потрібна партія: дайте відповідь на лист про партію.
unsent-words = Ваш хід зіграно. Інших слів Вашого листа нікому не надіслано: якщо вони для { -opponent(case: "genitive") }, напишіть їх під рядком «{ command-message }:» після свого ходу або в одному рядку після «{ command-say }».
hint-notices = Напишіть «{ command-notices-off }» або «{ command-notices-on }» і один чи кілька видів: { $kinds }
hint-notation = Напишіть «{ command-set-notation }» і одну з нотацій: { $notations }

## Settings and games

settings = Ваші теперішні налаштування; кожне написано так, як Ви пишете його, щоб змінити:
settings-explained = Дошка: малюнок у кожному листі. Вкладений pgn: партія у файлі для Вашої шахової програми, у кожному листі. Підтвердження: лист про кожен Ваш власний хід, те саме, що сповіщення acknowledgements. Ці сповіщення надходять завжди, бо без них можна втратити партію або обліковий запис: { $needed }. Наскільки певним має бути походження Вашого листа, змінюється лише на { $url }.
games-none = У Вас немає поточних партій. Напишіть «{ command-seeks }», щоб побачити, хто шукає { -opponent(case: "genitive") }, або «{ command-challenge } ІМ’Я»
games-your-move = {"  "}{ $game } { $white } – { $black }: Ваш хід
games-your-move-until = {"  "}{ $game } { $white } – { $black }: Ваш хід, до: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: не Ваш хід
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: не Ваш хід, до: { $until }

## Answers to whole mails

mail-switched-off = Ходи поштою вимкнено у Ваших налаштуваннях. Нічого не зроблено.
mail-unreadable = Ваш лист неможливо прочитати, тому нічого з нього не виконано. Його побудовано так, що читати його небезпечно: забагато частин або листи всередині листів. Надішліть його, будь ласка, ще раз простим текстом, без вкладень.
mail-outdated = Ви відповіли на лист, написаний до того, як { -arbiter } щось скасував у цій партії; тепер вона стоїть інакше. Нічого не зроблено. Подивіться, будь ласка, на партію (відповідь «{ command-show }») і дайте відповідь на цей лист.
mail-before-restoration = Ви відповіли на лист, написаний до того, як сервіс відновили з резервної копії; партія тоді могла стояти інакше. Нічого не зроблено. Подивіться, будь ласка, як партія стоїть тепер (відповідь «{ command-show }»), і дайте відповідь на цей лист.
mail-of-lost-game = Ваш лист стосується партії, яка почалася після резервної копії, з якої довелося відновити сервіс. Ту партію втрачено. Нічого не зроблено.
mail-disowned = Лист на Вашу адресу для відповіді відкладено, і нічого з нього не виконано: домен автора каже, що лист надійшов не звідти (DMARC). Якщо його написали Ви, надішліть його через сервер свого поштового провайдера або попросіть оператора випустити лист { $mail }; тоді він зараховується від часу надходження.
mail-nothing-waits = Жоден лист більше не чекає на Ваше «{ word-yes }» чи «{ word-no }»: відповідь уже була, або він чекав задовго. Зараз нічого не зроблено.
mail-no-yes = У Вашій відповіді немає ні «{ word-yes }», ні «{ word-no }» окремим рядком, тому лист, якого вона стосується, чекає далі. Дайте, будь ласка, відповідь на питання ще раз, одним цим словом.
mail-not-played = Нічого не зіграно. Дайте відповідь на цей лист зі своїм ходом окремим рядком.
mail-yes-and-more = У Вашій відповіді є «{ word-yes }» і ще щось, тому нічого не зіграно. Дайте відповідь самим «{ word-yes }» або своїм ходом окремим рядком.
mail-another-waits = Надійшов лист, про який лише Ви можете сказати, чи він Ваш, а на Ваше «{ word-yes }» уже чекає інший: із другим нічого не зроблено. Дайте відповідь на питання про перший, «{ word-yes }» або «{ word-no }», або напишіть зі своєї адреси.
mail-to-public-address = Ви маєте тут обліковий запис, і Ваше ім’я: { $name }. Ваш лист надійшов на { $mailbox }@, а це не доводить, хто його написав, тому нічого з нього не виконано. Дайте відповідь на цей лист зі своїми командами: його адреса для відповіді лише Ваша.
mail-of-stranger = Це { $site }, де грають у заочні шахи поштою. Ця адреса не має тут облікового запису. Щоб отримати його, дайте відповідь на цей лист (або напишіть на { $address }) одним рядком: «{ command-join }» та ім’я, яке бачитимуть інші, наприклад «{ command-join } Anna Berg». Ви отримаєте один лист із питанням, чи це були Ви; після Вашого «{ word-yes }» усе йде поштою: пошук { -opponent(case: "genitive") }, гра, налаштування. Докладніше: { $url }.
join-unclear = У Вашій відповіді немає ні «{ word-yes }», ні імені після слова «{ command-join }».
mail-not-a-player = Ви не граєте партію { $game }. Нічого не зроблено.
not-understood = Не зрозуміло.
question-several = У Вашому листі знайдено більше ніж один хід: { $lines }. Нічого не зіграно. Надішліть у відповідь один хід окремим рядком.
question-in-prose = Серед інших слів є те, що може бути ходом: { $lines }. Нічого не зіграно. Напишіть хід окремим рядком.
question-other-number = Номер перед Вашим ходом не є номером Вашого наступного ходу: { $lines }. Нічого не зіграно.
question-taken-back = Прочитано те, що може скасовувати решту Вашого листа: { $lines }. Нічого не зроблено.
question-names-another-game = Ваш лист надійшов на адресу не тієї партії, яку в ньому названо: { $lines }. Нічого не зроблено.
question-in-signature = Під рядком, яким починається Ваш підпис, є те, що може бути ходом: { $lines }. Підпис не читається, тому нічого не зіграно.
question-in-subject = У тексті Вашого листа ходу не знайдено; у його темі є: { $lines }. Нічого не зіграно.
question-in-other-letters = Ходу з Вашими літерами фігур не знайдено, але є хід із літерами іншої мови: { $lines }. Нічого не зіграно. Щоб відтепер такі ходи читалися, напишіть, наприклад: set letters german
question-contradiction = Ваш лист просить про речі, які виключають одна одну: { $lines }. Нічого не зроблено. Дайте відповідь з однією з них.
question-in-message = У повідомленні { -opponent(case: "dative") } є рядок, який є ходом або командою: { $lines }. Нічого не зроблено й нічого не надіслано. Напишіть його над повідомленням.
question-below-text = Під текстом апеляції, виходу або рішення { -arbiter(case: "genitive") } стоїть те, що може бути ходом, командою або частиною тексту: { $lines }. Нічого не зроблено. Якщо це частина тексту, поставте в її кінці рядок, у якому є лише крапка, і надішліть іще раз; якщо ні, напишіть це над текстом або в окремому листі.
question-other-game = Партія, яку Ви надіслали назад, не продовжує записану рівно на один півхід. Нічого не зіграно.
question-game-attached = У вкладенні знайдено партію (PGN), а в тексті листа немає ходу. Вона не продовжує цю партію рівно на один півхід або не має її номера (CmailGameName), тому нічого не зроблено. Напишіть свій хід у тексті окремим рядком, наприклад 5254 або e4.
question-several-games = Ваш лист надіслано до кількох партій, і ті самі слова можуть означати хід у кожній із них, тому в цій нічого не зроблено. Пишіть до кожної партії окремо: відповідайте на її власний лист.
question-too-many = У Вашому листі більше ніж десять команд. Нічого не зроблено.
question-nothing = У Вашому листі не знайдено ні ходу, ні команди. Нічого не зроблено. Напишіть свій хід або команду окремим рядком, над будь-якою цитатою.
question-sealing = У Вашому листі йдеться про запечатування, а те, що може бути ходом, стоїть без «{ command-seal }» перед ним. Нічого не запечатано й нічого не зіграно. Щоб запечатати хід, напишіть «{ command-seal }» і хід в одному рядку.
question-sealing-or-play = У Вашому листі йдеться про запечатування, а те, що може бути ходом, стоїть без «{ command-seal }» перед ним. Нічого не запечатано й нічого не зіграно. Щоб запечатати хід, напишіть «{ command-seal }» і хід в одному рядку. Щоб зіграти його, надішліть сам хід, без таких слів, як «запечатано» або «{ command-draft }», у тексті чи в темі.
question-sealing-play = У Вашому листі йдеться про запечатування, а те, що може бути ходом, стоїть без «{ command-seal }» перед ним. Нічого не запечатано й нічого не зіграно. Зараз нічого не можна запечатати. Щоб зіграти хід, надішліть сам хід, без таких слів, як «запечатано» або «{ command-draft }», у тексті чи в темі.
your-clock-goes-on = Ваш { -clock } іде далі.
not-repeated = (не повторюється)
quoted = «{ $text }»

## Answers to commands

only-arbiters-see = Це показують лише { -arbiter(case: "dative") }, і лише для партії, яка існує.
needs-own-game = Для цього потрібна Ваша партія: дайте відповідь на лист про партію.
rematch-too-early = Партію { $game } ще не закінчено. Запитайте знову після її кінця.
arranged = Домовлено.
arranged-game = Партія { $game } почалася; про неї надійде лист.
arranged-seek = Ваш пошук { $challenge } відкрито: грає перший, хто його прийме. Щоб відкликати його, напишіть: { command-withdraw } { $challenge }
arranged-challenge = Ваш виклик { $challenge } надсилається. Щоб відкликати його, напишіть: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } відкликано. Прийняти його вже не може ніхто.
arranged-declined = Ви відхилили { $challenge }. Автор виклику отримає лист.
nothing-changed = Нічого не змінено.
everywhere-leave = Ваша відпустка: від { $first } до { $last }. Партій: { $count } з { $games }.
everywhere-no-leave = Вашу відпустку від { $first } скасовано. Партій: { $count } з { $games }.
everywhere-done = Зроблено. Партій: { $count } з { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = Партію відновлять: { $at }.
done-nothing = Нічого не змінилося: так було й раніше.
done-recorded = Це є в записі партії.
done-event = Це подія { $event } партії { $game }.
hint-accept-offer = Партнер уже запропонував { -draw(case: "accusative") }: напишіть «{ command-accept }», щоб погодитися.
hint-offer-with-move = Нічию пропонують разом із ходом: напишіть хід рядком вище.
hint-accept-which = Запропоновано і { -draw(case: "accusative") }, і перерву: напишіть «accept draw» або «{ command-adjourn }».
hint-resign = Ви не здалися. Якщо хочете здатися, напишіть: { command-resign } { $game }
hint-resign-other = Ця адреса належить до партії { $game }. Щоб здатися в ній, напишіть: { command-resign } { $game }
sealed-not-one-move = Це не рівно один можливий хід у цій позиції. Нічого не запечатано; написане Вами не повторюється.
pace = { $name }: ходів { $moves }, із них за останні 30 днів { $recent }, останній { $last }; витрачено { $used }, зараховано { $charged }; на хід у середньому { $mean }, на половину ходів не більше ніж { $median }, щонайбільше { $longest } (півхід { $longest_at }); на останні десять { $last_ten }; на цей хід { $thinking }.
pace-none = немає
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (Ваш), { $terms }
seeks-none = Відкритих пошуків немає.
seeks-how = Щоб прийняти один із них, напишіть, наприклад: { command-accept-challenge } { $challenge }
seek-plays-white = грає білими
seek-plays-black = грає чорними
seek-colours-drawn = колір визначає жереб
seek-set-position = із заданої позиції
seek-chess960 = Chess960
no-legal-move = Можливих ходів немає.
last-move = Останній хід: { $move }.
no-move-made = Ходів іще не було.
status-flag = Прапорець упав: { $name }, { $at }. Доки про це не заявлено, хід іще зараховується.
status-moves = Хід: { $name }, до: { $at }
status-no-clock = Жоден { -clock } не йде.
conditions-given-none = Ви не подали умовних ходів.
conditions-given = Ви подали умовні ходи, рядків: { $count }; вони стоять нижче.
conditions-of-opponent = Умовні ходи { -opponent(case: "genitive") }, які Ви можете бачити в цій партії:

## Help: a message is what a player writes, its .about says what it does

help = Дайте відповідь на лист про партію. Кожна команда стоїть окремим рядком.
help-below = Усе під рядком «-- » не читається.
help-section-game = Ваш хід і кінець партії:
help-section-shown = Перегляд:
help-section-time = Час і відпустка:
help-section-adjournment = Перерва партії:
help-section-lobby = Нові партії та вихід:
help-section-settings = Налаштування:
help-as-arbiter = Для { -arbiter(case: "genitive") }.
help-e2e4 = e2e4 або Nf3 або 5254
    .about = Ваш хід, у будь-якій нотації
help-5254 = 5254 (=)
    .about = Ваш хід із пропозицією { -draw(case: "genitive") }
help-accept = { command-accept } / { command-decline }
    .about = запропоновану { -draw(case: "accusative") }
help-resign = { command-resign-yes }
    .about = здатися в партії
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = вимагати { -draw(case: "accusative") }; хід, який Ви оголошуєте, ставте після цього: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = заявити, що { -flag } { -opponent(case: "genitive") } впав
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = за таблицею ендшпілю, якщо регламент це дозволяє
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = попросити рішення { -arbiter(case: "genitive") }, якщо регламент це дозволяє; нижче рядок «{ command-analysis }:» і Ваш аналіз
help-if = { command-if } 5755 { command-then } 7163
    .about = Ваша відповідь на хід { -opponent(case: "genitive") }, наперед; кілька рядків утворюють дерево; «{ command-conditions }» їх показує, «{ command-no-conditions }» скасовує
help-say = { command-say } ТЕКСТ
    .about = повідомлення { -opponent(case: "dative") }; кілька рядків пишіть під рядком «{ command-message }:», після ходу або окремо
help-rematch = { command-rematch }
    .about = ще одна партія з тим самим партнером і регламентом, кольори навпаки; у відповіді на лист про закінчену партію
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = фігури одного виду, на одній вертикалі або горизонталі, словами
help-last = { command-last }
    .about = останній хід
help-status = { command-status }
    .about = обидва годинники, що зміниться далі й чому
help-games = { command-games }
    .about = Ваші партії: чий хід і до якого часу
help-refill = { command-refill }
    .about = поповнити Ваш { -clock } із запасу (Triple Block)
help-reflect = { command-reflect }
    .about = думати далі там, де мовчання програло б партію
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = у цій партії; { command-leave-all } ...: в усіх Ваших партіях
help-cancel = { command-cancel-leave } 2026-12-24
    .about = відпустку, яка ще не почалася; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = запропонувати перерву або погодитися; або: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = закінчити сеанс зараз; решту сеансу буде зараховано Вам
help-seal = { command-seal } ХІД
    .about = запечатати хід перерваної партії
help-draft = { command-draft } ХІД, { command-seal }
    .about = те саме у два кроки: чернетку можна замінити
help-resume = { command-resume }
    .about = Ви готові відновити партію
help-choose = { command-choose } ХІД
    .about = який хід означає неоднозначний запечатаний хід { -opponent(case: "genitive") }
help-clocks = { command-clocks-wrong }
    .about = коли партію відновлено
help-publish = { command-publish }
    .about = { -envelope } закінченої партії можна показати
help-challenge = { command-challenge } ІМ’Я [{ word-white }|{ word-black }] [5 { word-days } або 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: ТЕКСТ
    .about = Ви виходите з усіх партій цього турніру, із зазначенням причини
help-withdraw-from = { command-withdraw-from-all-games-yes }: ТЕКСТ
help-appeal = { command-appeal } 17: ТЕКСТ
    .about = на рішення { -arbiter(case: "genitive") }; номер є в листі про нього
help-settings = { command-settings }
    .about = показує їх; щоб змінити, наприклад: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, set letters german, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = мова Ваших листів
help-notices = { command-notices-off } messages
    .about = без листа про кожне повідомлення; або: news, results, challenges, proofs, acknowledgements; { command-notices-on } messages
help-unsubscribe = { command-unsubscribe }
    .about = жодного з цих сповіщень; { command-unsubscribe } messages

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = скільки досі витратили білі й чорні
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = і кінцевий термін { -clock(case: "genitive") }, що йде, за UTC або з +01:00 після часу
act-usage-adjudicate = adjudicate 1-0
    .about = або 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = для білих і для чорних; можна й 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = за першим днем, хоч би хто її надав
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = коли відновлюється перервана партія, за UTC або з +01:00 після часу
act-usage-approve = approve early
    .about = { -envelope } можна відкрити достроково: Вам або, де потрібні два арбітри, іншому
act-usage-missing = missing
    .about = { -envelope } утрачено, або він не відкривається
act-usage-takeback = takeback 12
    .about = лишається стільки півходів
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = з усіх партій турніру; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = щодо апеляції
act-usage-uphold = uphold 17, reject 17
    .about = щодо вимоги
act-usage-acknowledge = acknowledge
    .about = напис на { -envelope(case: "locative") } правильний
act-usage-open = open
    .about = { -envelope }, який зберігає сервіс; достроково лише після approve early
act-usage-flag = flag
    .about = він упав, і Ви закінчуєте партію через це
act-usage-pace = pace
    .about = як обидва гравці витрачали свій час
act-usage = Напишіть: { $begins } G42 ЩО: причина. ЩО означає
act-usage-bare = і без причини
act-usage-opening = Конверт відкривають без причини в тому самому рядку. Напишіть: { $begins } G42 open. Якщо достроково, спочатку напишіть: { $begins } G42 approve early: причина
act-usage-resumption-time = Вкажіть день і час відновлення партії, за UTC або зі зміщенням після часу. Напишіть: { $begins } G42 resumption 2026-12-24 10:00 +01:00: причина

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
