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

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.

refusal-not_a_player = Ви не граєте цю партію.
refusal-not_an_arbiter = Це може зробити лише арбітр.
refusal-same_player = Гравець не може грати проти самого себе.
refusal-bad_start = Партія не може так початися: { $reason }.
refusal-not_your_move = Зараз хід партнера.
refusal-wrong_ply = Це призначалося для позиції, до якої зроблено півходів: { $expected }; але їх зроблено вже: { $current }.
refusal-already_played = Цей хід уже записано як півхід { $ply }.
refusal-not_a_move = «{ $text }» не є ходом у жодній нотації, яку знає цей сервіс.
refusal-illegal_move = «{ $text }» тут неможливо: { $reason }.
refusal-ambiguous_move = «{ $text }» можна прочитати по-різному: { $readings }.
refusal-promotion_missing = «{ $text }» має вказувати, на що перетворюється пішак: { $readings }.
refusal-too_late = Ліміт часу перевищено ще до того, як це надійшло.
refusal-game_over = Партію закінчено.
refusal-no_draw_offer = Партнер не пропонував нічиєї.
refusal-draw_too_early = Про нічию не можна домовитися, доки не завершено хід { $move_number }.
refusal-claim_not_correct = Вимога неправильна: { $reason }.
refusal-offer_too_soon = Після пропозиції нічиєї треба зробити ходів: { $moves }, і лише тоді можна пропонувати знову. Хід зіграно без пропозиції.
refusal-no_tablebase_claims = Регламент цієї партії не дозволяє вимог за таблицями ендшпілю.
refusal-table_needed = Потрібні таблиці ендшпілю.
refusal-too_many_men = Якщо фігур і пішаків на дошці більше ніж { $men }, вимога за таблицею ендшпілю неможлива.
refusal-referred_before = Арбітра вже питали про цю позицію; спочатку зробіть хід.
refusal-analysis_needed = Про присудження результату просять із Вашим аналізом, його не вимагають.
refusal-no_adjudication = Регламент цієї партії не дозволяє гравцеві просити про присудження результату.
refusal-already_asked = Ви вже просили про присудження результату в цій партії.
refusal-adjudication_too_early = Про присудження результату можна просити, коли завершено хід { $move_number }.
refusal-analysed_enough = Ви подали аналіз тричі; арбітр вирішує за ним.
refusal-bad_analysis = Аналіз має бути простим текстом, від 1 до 20 000 знаків.
refusal-claim_pending = Вимога чекає на рішення арбітра; доти жоден годинник не йде.
refusal-no_claim = Жодна вимога з таким номером не чекає на рішення.
refusal-adjourned = Партію перервано; робити ходи не можна, доки її не відновлено.
refusal-not_adjourned = Партію не перервано.
refusal-must_seal = Партію переривають: запечатайте свій хід, а не грайте його.
refusal-not_sealing = Про перерву не домовлялися, і її не наказували.
refusal-not_sealable = Нічого не запечатано, хід не прийнято: { $why }.
refusal-adjournment_not_allowed = Регламент цієї партії не дозволяє гравцям домовлятися про перерву.
refusal-already_proposed = { $by_you ->
    [yes] Ви вже запропонували перервати партію; партнер іще не відповів.
   *[no] Партнер запропонував перервати партію: щоб погодитися, дайте відповідь на лист про це або вкажіть позицію на дошці.
}
refusal-no_adjournment_proposed = Партнер не пропонував перервати партію.
refusal-already_requested = Ви вже попросили відновити партію; конверт відкриють, коли партнер буде готовий.
refusal-commitment_mismatch = Відкритий конверт не збігається з контрольною сумою { $sealed_by ->
    [white] білих
   *[black] чорних
}.
refusal-envelope_needed = Потрібен текст конверта.
refusal-arbiters_hold_it = Ключі конверта мають арбітри: його відкривають разом із текстом.
refusal-no_session = Сеанси цієї партії не мають установленої тривалості: натомість запропонуйте перервати партію.
refusal-session_too_long = Якщо перервати партію зараз, Ваш час до кінця сеансу буде витрачено, а Ваш ліміт часу закінчується раніше.
refusal-not_encrypted = Це не конверт, зашифрований програмою age, у текстовому вигляді (armored), не більший за 32 КіБ.
refusal-wrong_recipients = Конверт зашифровано не для тих, хто має його відкрити: потрібно ключів { $needed } із { $holders }, усі вони є в /envelope/recipients.
refusal-envelope_opens = Конверта не втрачено: він є в сервісу, і він відкривається.
refusal-commitment_used = Цю контрольну суму вже використано в цій партії: напишіть інший конверт, із новим випадковим числом (nonce).
refusal-no_draft = Чернетки немає: запечатайте хід.
refusal-already_acknowledged = Це вже записано: напис на конверті перевірено, дострокове відкриття схвалено або конверт оголошено втраченим.
refusal-too_soon = Оголосіть відновлення щонайменше за день і щонайбільше за рік.
refusal-not_to_be_opened = Ще не час відкривати конверт: достроково його відкривають лише арбітри, із зазначенням причини.
refusal-second_arbiter_needed = Щоб відкрити конверт достроково, потрібні два арбітри: { $approved_by_you ->
    [yes] Ви це схвалили, і тепер його відкриває інший арбітр
    [no] інший арбітр це схвалив, і тепер його відкриваєте Ви
   *[nobody] спочатку це схвалює інший арбітр (approve early: причина)
}.
refusal-approval_needed = Ще не час відкривати конверт: щоб відкрити його достроково, спочатку схваліть це, із Вашою причиною (approve early: причина), а потім відкрийте його.
refusal-no_shut_envelope = Показувати нічого: партія має закінчитися здачею або нічиєю під час перерви, і обидва гравці мають погодитися показати конверт.
refusal-appeal_possible = Конверт лишається закритим, доки в цій партії можлива апеляція: рішення арбітра можуть скасувати, і тоді партія триватиме.
refusal-too_few_arbiters = Арбітрів цієї партії, які можуть відкривати конверти: { $left }. Потрібно: { $needed }. Спочатку арбітр має зареєструвати ключ для конвертів, або партія триває без перерви.
refusal-draft_for_others = Відколи Ви поклали чернетку, арбітри, які можуть відкривати конверти, змінилися: подайте чернетку знову.
refusal-not_a_reading = Оберіть одне з прочитань запечатаного ходу.
refusal-clocks_settled = Заперечити показання годинника можна лише до Вашого першого ходу після відновлення.
refusal-bad_clocks = Годинник не можна так установити: кінцевий термін має бути в майбутньому, не на день відпустки, і лише для годинника, що йде; а годинник показує не більше, ніж дозволяє його контроль часу.
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
refusal-player_withdrawn = Гравець вийшов із цієї партії: жоден годинник не йде, а що буде з партією, вирішує арбітр.
refusal-act_reversed = Інший арбітр скасував це за апеляцією: зробити це знову може лише ще інший арбітр.
refusal-other_game_counts = Замість цієї партії зараховується { $game }: у цій рішень більше не приймають.
refusal-other_line = Це написано до того, як арбітр щось скасував у цій партії: перевірте теперішню позицію й напишіть знову.
refusal-no_such_act = Рішення арбітра з таким номером немає.
refusal-already_appealed = На це вже подано апеляцію.
refusal-appeal_too_late = Час для апеляції на це минув.
refusal-no_appeal = Жодна апеляція на це не чекає на рішення.
refusal-own_act = Апеляцію на Ваше рішення розглядає інший арбітр.
refusal-offer_with_move = Нічию пропонують разом із ходом.
refusal-your_move = Зараз Ваш хід: зробіть його. Умовні ходи призначені для часу, коли думає партнер.
refusal-conditions_not_allowed = Регламент цієї партії не дозволяє умовних ходів.
refusal-bad_conditions = Ваші умовні ходи не збережено: рядок { $line }, півхід { $half_move }: { $why }.
refusal-offer_and_conditions = { $offer } { $conditions }
refusal-already_offered = Ви вже запропонували нічию; партнер іще не відповів.
refusal-record_full = Забагато ходів без взяття й без ходу пішаком: вимагайте нічию або зверніться до арбітра.
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
refusal-flag_for_arbiter = Прапорець упав, але в цій партії закінчити її через це може лише арбітр; арбітрів повідомлено.
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
refusal-nothing_to_declare = Заявляти нічого: мовчання не програє партії на цьому ході, або термін ходу призначив арбітр.
refusal-no_bank = У цій партії немає запасу, з якого можна поповнити годинник.
refusal-nothing_to_refill = Поповнювати нічого: годинник повний або запас порожній.
refusal-rate_limited = Забагато повідомлень, вимог і викликів; зачекайте перед наступним стільки секунд: { $retry_after }.
refusal-nothing_to_return = Ця перерва в роботі не вплинула на жоден годинник, що йде.

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
illegal-opponents_piece = ця фігура належить партнерові: { $piece }
illegal-other_piece = фігура на полі { $square }: { $role }; а названо: { $named }
illegal-own_piece = заважає власна фігура: { $piece }
illegal-cannot_move_so = { $piece } так не ходить
illegal-none_reaches = на поле { $square } не може піти жодна така фігура: { $role }
illegal-blocked = на шляху стоїть { $piece }
illegal-pawn_takes_diagonally = на шляху стоїть { $piece }; пішак б’є лише по діагоналі
illegal-pawn_double_step = пішак ходить на два поля лише з початкового поля
illegal-nothing_to_capture = на полі { $square } немає чого бити
illegal-en_passant_only_at_once = взяття на проході можливе лише відразу після ходу пішака на два поля
illegal-king_in_check = король потрапив би під шах; нападає { $piece }
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
bad-start-no_envelope_key = арбітр { $arbiter } не має зареєстрованого ключа для конвертів

## Reasons: regulations out of their bounds.

regulations-leave = відпустка має бути від 1 до 366 днів на рік, найменша від 1 до 60 днів, із попередженням щонайбільше за 60 днів
regulations-leave_in_triple_block = Triple Block не має відпусток
regulations-silence = мовчання має програвати після 10–365 днів, із трьома нагадуваннями перед тим, за порядком
regulations-silence_without_periods = правило про мовчання потребує контролю часу з періодами
regulations-claim_after_moves = кількість ходів без взяття й без ходу пішаком, яка дозволяє вимогу, має бути від 50 до 100
regulations-tablebase_fifty_moves = якщо для вимоги потрібно не 50 ходів, таблиці ендшпілю не можуть урахувати правило п’ятдесяти ходів
regulations-tablebase = вимоги за таблицями ендшпілю стосуються від 3 до 7 фігур і пішаків, і арбітр має на них від 1 до 90 днів
regulations-adjudication = про присудження результату просять щонайпізніше після 500 ходів, і арбітр має на це від 1 до 90 днів
regulations-offer_again = між двома пропозиціями нічиєї має бути щонайбільше 100 ходів
regulations-penalty_days = партнер отримує щонайбільше 30 додаткових днів
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
start-drawn = у цій позиції вже нічия; півходів без взяття й без ходу пішаком: { $halfmoves }

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
position-impossible_check = неможливий шах
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
control-triple_block = годинник Triple Block має бути від 1 до 100 днів, запас щонайбільше 500 днів, додавання щонайбільше 9 днів на 300 ходів

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
