### Every sentence that a person reads, in Russian. docs/translating.md says how to add a language.

-game = { $case ->
    [genitive] партии
    [accusative] партию
    [instrumental] партией
    [genitive-plural] партий
    [dative-plural] партиям
    [instrumental-plural] партиями
    [locative-plural] партиях
    [Nominative] Партия
    [Genitive] Партии
    [Accusative] Партию
    [Genitive-plural] Партий
   *[nominative] партия
}
-move = { $case ->
    [genitive] хода
    [dative] ходу
    [instrumental] ходом
    [locative] ходе
    [plural] ходы
    [genitive-plural] ходов
    [dative-plural] ходам
    [instrumental-plural] ходами
    [locative-plural] ходах
    [Nominative] Ход
    [Genitive] Хода
    [Plural] Ходы
    [Genitive-plural] Ходов
   *[nominative] ход
}
-sealed-move = { $case ->
    [genitive] запечатанного хода
    [instrumental] запечатанным ходом
    [locative] запечатанном ходе
    [plural] запечатанные ходы
    [genitive-plural] запечатанных ходов
    [Nominative] Запечатанный ход
    [Instrumental] Запечатанным ходом
    [Plural] Запечатанные ходы
   *[nominative] запечатанный ход
}
-draw = { $case ->
    [genitive] ничьей
    [accusative] ничью
    [Accusative] Ничью
    [Nominative] Ничья
   *[nominative] ничья
}
-castling = { $case ->
    [genitive] рокировки
    [dative] рокировке
    [accusative] рокировку
   *[nominative] рокировка
}
-en-passant = на проходе
-promotion = { $case ->
    [genitive] превращения
   *[nominative] превращение
}
-opponent = { $case ->
    [genitive] соперника
    [dative] сопернику
    [instrumental] соперником
    [plural] соперники
    [genitive-plural] соперников
    [Nominative] Соперник
   *[nominative] соперник
}
-arbiter = { $case ->
    [genitive] арбитра
    [dative] арбитру
    [instrumental] арбитром
    [plural] арбитры
    [genitive-plural] арбитров
    [dative-plural] арбитрам
    [Dative] Арбитру
    [Nominative] Арбитр
    [Genitive-plural] Арбитров
   *[nominative] арбитр
}
-envelope = { $case ->
    [genitive] конверта
    [locative] конверте
    [instrumental] конвертом
    [plural] конверты
    [genitive-plural] конвертов
    [Nominative] Конверт
    [Plural] Конверты
   *[nominative] конверт
}
-clock = { $case ->
    [genitive] часов
    [locative] часах
    [instrumental] часами
    [Nominative] Часы
   *[nominative] часы
}
-tablebase = { $case ->
    [genitive] таблицы эндшпиля
    [dative] таблице эндшпиля
    [plural] таблицы эндшпиля
   *[nominative] таблица эндшпиля
}
-flag = { $case ->
    [genitive] флажка
    [locative] флажке
    [plural] флажки
    [Nominative] Флажок
    [Plural] Флажки
   *[nominative] флажок
}
-check = { $case ->
    [instrumental] шахом
    [Nominative] Шах
   *[nominative] шах
}
-mate = мат
-stalemate = пат
-white = { $form ->
    [genitive] белых
    [instrumental] белыми
    [Nominative] Белые
   *[nominative] белые
}
-black = { $form ->
    [genitive] чёрных
    [instrumental] чёрными
    [Nominative] Чёрные
   *[nominative] чёрные
}
-resign = { $form ->
    [imperative] сдайтесь
    [noun] сдача
    [instrumental] сдачей
    [present] сдаются
    [past-plural] сдались
    [Infinitive] Сдаться
    [Imperative] Сдайтесь
   *[infinitive] сдаться
}
-adjourn = { $form ->
    [feminine] отложена
    [imperfective] откладывать
    [noun] откладывание
    [genitive] откладывания
    [locative] откладывании
    [adjective] отложенная
    [adjective-locative] отложенной
    [present] откладывают
    [Infinitive] Отложить
    [Noun] Откладывание
    [Adjective] Отложенная
   *[infinitive] отложить
}
-resume = { $form ->
    [noun] возобновление
    [genitive] возобновления
    [locative] возобновлении
    [feminine] возобновлена
    [future] возобновят
    [passive] возобновляется
    [future-passive] возобновится
    [Infinitive] Возобновить
   *[infinitive] возобновить
}
-seal = { $form ->
    [masculine] запечатан
    [neuter] запечатано
    [noun] запечатывание
    [genitive] запечатывания
    [locative] запечатывании
    [past-plural] запечатали
    [imperative] запечатайте
    [present-plural] запечатывают
    [past] запечатал
    [present] запечатывает
    [Infinitive] Запечатать
    [Imperative] Запечатайте
   *[infinitive] запечатать
}
-illegal = { $form ->
    [neuter] невозможно
    [masculine] невозможен
    [feminine] невозможна
    [instrumental] невозможным
    [Adjective] Невозможный
   *[adjective] невозможный
}
-appeal = { $form ->
    [genitive] апелляции
    [accusative] апелляцию
    [dative-plural] апелляциям
    [Nominative] Апелляция
    [Genitive] Апелляции
    [Accusative] Апелляцию
   *[nominative] апелляция
}

language-name = Русский

## Dates and lengths of time

date = { $weekday }, { $day } { $month } { $year } г., { $time } ({ $iso } { $offset })
date-beyond = дата за пределами календаря
weekday-monday = понедельник
weekday-tuesday = вторник
weekday-wednesday = среда
weekday-thursday = четверг
weekday-friday = пятница
weekday-saturday = суббота
weekday-sunday = воскресенье
month-january = января
month-february = февраля
month-march = марта
month-april = апреля
month-may = мая
month-june = июня
month-july = июля
month-august = августа
month-september = сентября
month-october = октября
month-november = ноября
month-december = декабря
length-days = { $n } { $n ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}
length-hours = { $n } { $n ->
    [one] час
    [few] часа
    [many] часов
   *[other] часа
}
length-minutes = { $n } { $n ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}
exact-days = { $n } дн
exact-hours = { $n } ч
exact-minutes = { $n } мин
exact-seconds = { $n } с

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } или { $last }
list-more = { $list } и ещё { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} на каждый { -move }
control-period = { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
} за { $time }
control-then = { $first }, затем { $next }
control-increment-of = { $period } + { $increment } за { -move }
control-cap-of = { $period }, не больше чем { $cap }
control-delay-of = { $period }, задержка: { $delay }
control-whole-days = { $control }, отсчёт целыми днями
control-double = { $control }, двойной отсчёт после { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
}
control-thematic-start = { $control }, тематическое начало
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } на { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}

## What adjourned games wait for

adjourned-resumption = время { -resume(form: "genitive") } или { $replier }
adjourned-opening = вскрытие { -envelope(case: "genitive") }; { -clock } обоих игроков стоят
adjourned-replier = { $replier }; { -clock } этого игрока идут
adjourned-former_sealer = { $replier } (автор прежнего { -sealed-move(case: "genitive") }, ещё не на месте); { -clock } этого игрока идут
adjourned-late_opening = вскрытие { -envelope(case: "genitive") }: один из игроков явился слишком поздно
adjourned-adjudication = { -arbiter }, чтобы присудить результат, или { $sealer }, если у этого игрока сохранился запечатанный текст; { -clock } обоих игроков стоят
adjourned-sealed_text = { $sealer }, чтобы показать текст { -sealed-move(case: "genitive") }; { -clock } этого игрока идут
adjourned-reading = { $replier }, чтобы выбрать прочтение; { -clock } этого игрока идут
adjourned-publication = { -arbiter } с ключом или { $sealer }, чтобы показать то, что хотят показать оба игрока
adjourned-sealing = { $sealer }, чтобы { -seal } черновик или другой { -move }; { -clock } этого игрока идут
adjourned-gone = { $waits_for }; учётной записи больше нет у таких держателей ключей этого { -envelope(case: "genitive") }: { $players }{ $complete ->
    [no] , поэтому вскрыть { -envelope } здесь невозможно
   *[yes] {""}
}

## Mails about an account

account-welcome =
    У вас есть учётная запись на { $site }, и ваше имя здесь: { $name }. Если вы об этом не просили, ничего не делайте: без вас ни одна { -game } не начнётся.

    Всё можно делать по почте. Ответьте на это письмо, по одной команде в строке:

    {"  "}{ command-seek }: искать { -opponent(case: "genitive") }; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: кто ещё ищет; { command-accept-challenge } C7 начинает { -game(case: "accusative") }
    {"  "}{ command-challenge } ИМЯ: отправить игроку вызов
    {"  "}{ command-games }: ваши { -game(case: "genitive") } и чей в них { -move }
    {"  "}{ command-settings }: ваш часовой пояс, запись { -move(case: "genitive-plural") } и уведомления
    {"  "}{ command-help }: все команды

    Когда начнётся { -game }, вы получите письмо с позицией и вашими { -clock(case: "instrumental") }. Ответьте на него своим { -move(case: "instrumental") }, например e4 или 5254, отдельной строкой.
account-deleted = Учётная запись { $name } удалена. На этот адрес больше ничего не отправляется.
account-address = У учётной записи { $name } теперь другой почтовый адрес. На этот адрес больше ничего не отправляется; все сеансы и токены API завершены. Если это сделали не вы, сообщите администрации сервиса.
account-role = Ваша роль теперь: { $role }.
role-player = игрок
role-arbiter = { -arbiter }
role-administrator = администратор
account-envelope-key = Для вашей учётной записи установлен ключ, которым вскрывают { -sealed-move(case: "plural") }: { $key }. Если это сделали не вы, завершите свои сеансы и немедленно сообщите администрации: отныне { -move(case: "plural") } запечатываются для этого ключа.
account-token-made = Для вашей учётной записи создан токен API «{ $label }». Если это сделали не вы, отзовите его.
account-tokens-revoked = Сервис восстановлен из резервной копии. Ваши токены API отозваны, потому что среди них мог вернуться тот, который вы с тех пор отозвали сами. Создайте для своих программ новые.
calendar-made = Адрес вашего календаря создан. Программы-календари подписываются на него и показывают сроки { -move(case: "genitive-plural") } в ваших { -game(case: "locative-plural") }:
calendar-how = Каждый, у кого есть этот адрес, может читать ваши сроки, поэтому не давайте его никому. Прежний адрес больше не действует. Чтобы отозвать этот адрес, напишите: { command-calendar-off }
calendar-shown = Создан адрес вашего календаря. Каждый, у кого он есть, может читать сроки { -move(case: "genitive-plural") } в ваших { -game(case: "locative-plural") }. Если раньше был другой адрес, он больше не действует. Если это сделали не вы, напишите: { command-calendar-off }
calendar-void = Сервис восстановлен из резервной копии. Адрес вашего календаря отозван, потому что иначе снова заработал бы адрес, который вы сами отозвали уже после создания этой копии. Чтобы создать новый, напишите: { command-calendar }
webhook-made = Для вашей учётной записи создан webhook: события ваших { -game(case: "genitive-plural") } отправляются на { $host }. Если это сделали не вы, удалите его и отзовите свои токены API.
webhook-secret-made = У вашего webhook, который отправляет события на { $host }, теперь другой секрет. Прежний секрет действует ещё 24 часа. Если это сделали не вы, удалите этот webhook и завершите свои сеансы.
webhook-secrets-a-day = Секретов для webhook, созданных вами за последние 24 часа: { $limit }. Подождите.
webhook-enabled = Ваш webhook включён: события ваших { -game(case: "genitive-plural") } отправляются на { $host }. Если это сделали не вы, удалите его и завершите свои сеансы.
webhook-off = На { $host } пять дней ничего не удавалось отправить. Ваш webhook выключен, и то, что ждало отправки на него, больше не отправляется. Когда получатель заработает, включите webhook снова.
webhook-failed = Ваш webhook не работает: одно событие не удалось отправить на { $host } в течение трёх дней, и попытки отправить его прекращены. Более поздние события отправляются по-прежнему. Посмотрите доставки этого webhook; их можно отправить снова в течение 30 дней. Других писем об этом не будет, пока какая-нибудь доставка не удастся.
webhook-gone = Получатель на { $host } сообщает, что его больше нет. Ваш webhook выключен, и на него больше ничего не отправляется.
webhook-restored = Сервис восстановлен из резервной копии. Ваш webhook на { $host } выключен, потому что иначе вернулся бы webhook, который вы сами удалили уже после создания этой копии. Включите его снова или удалите.
account-session-copied = Ключ одного из ваших сеансов (клиент: { $device }) использован дважды; возможно, его кто-то скопировал. Этот сеанс завершён. Войдите снова там, где вам нужно.
account-unknown-client = неизвестен
bounce-unknown = код состояния не указан
bounce-expired = письмо не доставлено вовремя
bounce-not-sent = не удалось соединиться с почтовым сервером, который принял бы письмо
account-mail-stopped = Почта не доходит до игрока: { $name }. Писем вернулось: { $bounces }, начиная с: { $since }. Причина у последнего: { $reason }. Письма о { -game(case: "locative-plural") } не отправляются этому игроку, пока почта не заработает. Это отмечено в протоколе каждой идущей { -game(case: "genitive") }: { $games }. { -clock(case: "Nominative") } идут дальше; будут ли последствия, решает { -arbiter }.
account-mail-not-fetched = Не удаётся получать почту. Источник: { $source }. Начало сбоя: { $since }. Причина: { $trouble ->
    [unreachable] сервер недоступен
    [slow] сервер не отвечает вовремя
    [certificate] сертификат сервера недействителен, или не работает TLS
    [password] сервер не принимает имя пользователя или пароль
    [folder] папка не открывается
    [full] почтовый ящик переполнен
   *[protocol] сервер отклоняет команду
}. { -move(case: "Plural") }, присланные по почте, ждут там. Что делать: postzug doctor.
account-mail-aside = Пока Postzug забирал почту из { $source }, файл изменила другая программа. То, чего там может не хватать, хранит файл рядом, начиная с: { $since }. Почта принимается и дальше. Что делать: postzug doctor.
account-mail-single = Некоторые письма не удаётся получить. Источник: { $source }. Начало сбоя: { $since }. { -move(case: "Plural") } в этих письмах ждут там. Остальная почта принимается. Postzug продолжает попытки. Что делать: найдите причину в журнале. Письмо, которое вы удалите или переместите в другое место, Postzug больше не будет пытаться получить.
account-mail-stopped-help = Ваши { -game(case: "genitive") } остаются здесь, и { -clock } в них идут дальше. Проследите, чтобы ваш почтовый ящик принимал письма, или измените адрес через POST /v1/me/address. Затем отправьте POST /v1/me/mail/resume.
account-mail-returned-help = Проследите, чтобы ваш почтовый ящик принимал письма, или измените адрес через POST /v1/me/address. Письма пока отправляются; если вернутся новые, отправка прекратится.
account-left = { $name }: { $how ->
    [silence] половина { -game(case: "genitive-plural") } проиграна из-за молчания, это считается выходом
    [withdrawal] выход
   *[expulsion] исключение
} из { $scope ->
    [all] всех { -game(case: "genitive-plural") }
   *[event] турнира «{ $event }»
}. { $games }
account-left-none = Других { -game(case: "genitive-plural") } нет.
account-left-none-yet = Другие идущие { -game(case: "genitive") } этого игрока: пока нет.
account-left-games = Другие идущие { -game(case: "genitive") } этого игрока: { $games }.
account-left-fault = В некоторых { -game(case: "locative-plural") } это не удалось сделать из-за сбоя: оператор найдёт его в журнале.
account-left-open = В этих { -game(case: "locative-plural") } { -clock } обоих игроков стоят, пока { -arbiter } не присудит результат или не позволит играть дальше кому-то другому: { $games }.
account-not-done = { $game } (не сделано: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.

refusal-not_a_player = Вы не играете эту { -game(case: "accusative") }.
    .title = Вы не играете эту { -game(case: "accusative") }
    .help = Это могут сделать только сами игроки этой { -game(case: "genitive") }.
refusal-not_an_arbiter = Это может сделать только { -arbiter }.
    .title = Это может сделать только { -arbiter }
    .help = Обратитесь к { -arbiter(case: "dative") } { -game(case: "genitive") }.
refusal-same_player = Игрок не может играть против самого себя.
    .title = Никто не играет против самого себя
    .help = Назовите другого { -opponent(case: "genitive") }.
refusal-bad_start = { -game(case: "Nominative") } не может начаться так: { $reason }.
    .title = { -game(case: "Nominative") } не может начаться так
    .help = Исправьте начальную позицию или регламент.
refusal-not_your_move = Сейчас { -move } { -opponent(case: "genitive") }.
    .title = Сейчас { -move } { -opponent(case: "genitive") }
    .help = Дождитесь { -move(case: "genitive") } { -opponent(case: "genitive") }.
refusal-wrong_ply = Это предназначалось для позиции, до которой сделано полуходов: { $expected }. На самом деле их сделано: { $current }.
    .title = Предназначено для другой позиции
    .help = Прочитайте { -game(case: "accusative") } снова и отправьте { -move } для нынешнего ply.
refusal-already_played = Этот { -move } уже внесён в протокол как полуход { $ply }.
    .title = Этот { -move } уже внесён в протокол
    .game = { -move(case: "Nominative") } остаётся таким, каким внесён в первый раз.
    .help = Ничего делать не нужно: { -move } засчитан.
refusal-not_a_move = «{ $text }» не является { -move(case: "instrumental") } ни в одной нотации, известной этому сервису.
    .title = Это не { -move }
    .help = Напишите один { -move }, например 5254 или e4; GET .../legal перечисляет возможные.
refusal-illegal_move = { -move(case: "Nominative") } «{ $text }» здесь { -illegal(form: "masculine") }: { $reason }.
    .title = { -move(case: "Nominative") } здесь { -illegal(form: "masculine") }
    .game = { -move(case: "Nominative") } не сделан, и { -clock } идут дальше. Попытка засчитана.
    .help = Отправьте возможный { -move }; GET .../legal перечисляет их.
refusal-ambiguous_move = «{ $text }» можно прочитать по-разному: { $readings }.
    .title = Подходит несколько возможных { -move(case: "genitive-plural") }
    .help = Отправьте одно из прочтений.
refusal-promotion_missing = В записи «{ $text }» нужно указать, во что превращается пешка: { $readings }.
    .title = Не указана фигура { -promotion(case: "genitive") }
    .help = Укажите, во что превращается пешка, например 57581 или e8=Q.
refusal-too_late = Лимит времени был превышен раньше, чем это пришло.
    .title = Лимит времени превышен
    .game = Ничего не сделано. { -flag(case: "Nominative") } падает, и { -game(case: "accusative") } заканчивает сервис, если о падении { -flag(case: "genitive") } не нужно заявлять.
    .help = В эту { -game(case: "accusative") } больше ничего нельзя отправить. Но если о падении { -flag(case: "genitive") } нужно заявлять, { -move } ещё можно сделать, пока никто не заявил.
refusal-game_over = { -game(case: "Nominative") } закончена.
    .title = { -game(case: "Nominative") } закончена
    .help = В эту { -game(case: "accusative") } больше ничего нельзя отправить.
refusal-no_draw_offer = Предложения { -draw(case: "genitive") } от { -opponent(case: "genitive") } нет.
    .title = Предложения { -draw(case: "genitive") } нет
    .help = Предложите { -draw(case: "accusative") } вместе со своим следующим { -move(case: "instrumental") }.
refusal-draw_too_early = О { -draw(case: "genitive") } нельзя договориться, пока не завершён { -move } { $move_number }.
    .title = Для { -draw(case: "genitive") } по соглашению ещё рано
    .help = Играйте дальше; { -move } назван в регламенте этой { -game(case: "genitive") }.
refusal-claim_not_correct = Требование необоснованно: { $reason }.
    .title = Требование необоснованно
    .game = Требование внесено в протокол; если был объявлен возможный { -move }, он сделан, а draw_offer в { -game(case: "genitive") } показывает, остаётся ли требование предложением.
    .help = Прочитайте { -game(case: "accusative") } снова перед следующим { -move(case: "instrumental") }.
refusal-offer_too_soon = После предложения { -draw(case: "genitive") } нужно сделать { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}, прежде чем предлагать снова. Предложение не сделано.
    .title = Вы недавно предлагали { -draw(case: "accusative") }
    .game = { -move(case: "Nominative") }, отправленный вместе с предложением, сделан без него.
    .help = Дождитесь предложения { -opponent(case: "genitive") } или сделайте названное число { -move(case: "genitive-plural") }.
refusal-no_tablebase_claims = Регламент этой { -game(case: "genitive") } не допускает требований по таблицам эндшпиля.
    .title = В этой { -game(case: "genitive") } нет требований по таблицам эндшпиля
    .help = Играйте дальше.
refusal-table_needed = Нужны таблицы эндшпиля.
    .title = Таблицы эндшпиля не просмотрены
    .help = Попробуйте позже; сообщите оператору номер запроса.
refusal-too_many_men = Если фигур и пешек на доске больше чем { $men }, требование по { -tablebase(case: "dative") } невозможно.
    .title = Слишком много фигур для { -tablebase(case: "genitive") }
    .help = Подайте требование, когда на доске будет не больше фигур и пешек, чем разрешает регламент.
refusal-referred_before = Эта позиция уже передавалась на решение { -arbiter(case: "genitive") }; сначала сделайте { -move }.
    .title = Эта позиция уже передана { -arbiter(case: "dative") }
    .help = Сделайте { -move }; требование можно подать в другой позиции.
refusal-analysis_needed = Присуждения результата не требуют: о нём просят, подавая свой анализ.
    .title = О присуждении результата просят, подавая анализ
    .help = Вместо этого отправьте POST на .../adjudication.
refusal-no_adjudication = Регламент этой { -game(case: "genitive") } не позволяет игроку просить о присуждении результата.
    .title = В этой { -game(case: "genitive") } не просят о присуждении результата
    .help = Играйте дальше; { -arbiter } может присудить результат и без просьбы.
refusal-already_asked = Вы уже просили о присуждении результата в этой { -game(case: "genitive") }.
    .title = Вы уже просили о присуждении результата
    .help = Играйте дальше; { -arbiter } может присудить результат и без просьбы.
refusal-adjudication_too_early = О присуждении результата можно просить, когда завершён { -move } { $move_number }.
    .title = Просить о присуждении результата ещё рано
    .help = Просите, когда обе стороны завершат названный { -move }.
refusal-analysed_enough = Вы подали анализ трижды; { -arbiter } решает по нему.
    .title = Вы подали анализ трижды
    .help = Дождитесь решения.
refusal-bad_analysis = Анализ должен быть простым текстом, от 1 до 20 000 знаков.
    .title = Анализа нет, или он слишком длинный
    .help = Отправьте простой текст, от 1 до 20 000 знаков.
refusal-claim_pending = Требование ждёт решения { -arbiter(case: "genitive") }; до тех пор { -clock } обоих игроков стоят.
    .title = Требование ждёт { -arbiter(case: "genitive") }
    .help = Дождитесь решения; { -clock } обоих игроков стоят.
refusal-no_claim = Требования с таким номером, которое ждёт решения, нет.
    .title = Ни одно требование не ждёт решения
    .help = Посмотрите на { -game(case: "accusative") } снова.
refusal-adjourned = { -game(case: "Nominative") } { -adjourn(form: "feminine") }; { -move(case: "plural") } делать нельзя, пока она не { -resume(form: "feminine") }.
    .title = { -game(case: "Nominative") } { -adjourn(form: "feminine") }
    .help = Попросите { -resume } её или дождитесь условленного времени.
refusal-not_adjourned = { -game(case: "Nominative") } не { -adjourn(form: "feminine") }.
    .title = { -game(case: "Nominative") } не { -adjourn(form: "feminine") }
    .help = Это возможно только в { -adjourn(form: "adjective-locative") } { -game(case: "genitive") }.
refusal-must_seal = { -game(case: "Accusative") } { -adjourn(form: "present") }: { -seal(form: "imperative") } свой { -move }, вместо того чтобы сделать его на доске.
    .title = { -move(case: "Nominative") } нужно { -seal }
    .help = Отправьте { -move } через POST на .../seal.
refusal-not_sealing = Об { -adjourn(form: "locative") } не договорились, и { -arbiter } его не назначал.
    .title = Об { -adjourn(form: "locative") } не договорились, и { -arbiter } его не назначал
    .help = Сделайте { -move } или сначала предложите { -adjourn } { -game(case: "accusative") }.
refusal-not_sealable = Ничего не { -seal(form: "neuter") }, { -move } не принят: { $why }.
    .title = Ничего не { -seal(form: "neuter") }
    .game = Ничего не { -seal(form: "neuter") }; { -clock } стороны, чей { -move }, идут дальше.
    .help = { -seal(form: "Imperative") } один возможный { -move }, например 5254 или e4.
refusal-adjournment_not_allowed = Регламент этой { -game(case: "genitive") } не позволяет игрокам договариваться об { -adjourn(form: "locative") }.
    .title = Здесь игроки не могут { -adjourn } { -game(case: "accusative") }
    .help = Обратитесь к { -arbiter(case: "dative") }.
refusal-already_proposed = { $by_you ->
    [yes] Вы уже предложили { -adjourn } { -game(case: "accusative") }; ответа { -opponent(case: "genitive") } ещё нет.
   *[no] Есть предложение { -opponent(case: "genitive") } { -adjourn } { -game(case: "accusative") }. Чтобы согласиться, ответьте на письмо об этом; программа должна указать позицию на доске.
}
    .title = { -adjourn(form: "Infinitive") } { -game(case: "accusative") } уже предложено
    .help = Примите предложение { -opponent(case: "genitive") } с его ply или дождитесь ответа на своё.
refusal-no_adjournment_proposed = Предложения { -opponent(case: "genitive") } { -adjourn } { -game(case: "accusative") } нет.
    .title = Предложения { -adjourn } { -game(case: "accusative") } нет
    .help = Предложите это сами.
refusal-already_requested = Вы уже попросили { -resume } { -game(case: "accusative") }; { -envelope } вскроют, когда { -opponent } будет готов.
    .title = О { -resume(form: "locative") } уже попросили
    .help = Дождитесь { -opponent(case: "genitive") }.
refusal-commitment_mismatch = Вскрытый { -envelope } не совпадает с контрольной суммой { $sealed_by ->
    [white] { -white(form: "genitive") }
   *[black] { -black(form: "genitive") }
}.
    .title = В { -envelope(case: "locative") } не то, что было { -seal(form: "neuter") }
    .game = { -envelope(case: "Nominative") } остаётся закрытым; { -clock } обоих игроков стоят.
    .help = Это должен рассмотреть { -arbiter }.
refusal-envelope_needed = Нужен текст { -envelope(case: "genitive") }.
    .title = Нужен текст { -envelope(case: "genitive") }
    .help = Отправьте его текст через POST на .../opening.
refusal-arbiters_hold_it = Ключи { -envelope(case: "genitive") } у { -arbiter(case: "genitive-plural") }: чтобы вскрыть его, нужен его текст.
    .title = Ключи { -envelope(case: "genitive") } у { -arbiter(case: "genitive-plural") }
    .help = Отправьте его текст через POST на .../opening.
refusal-no_session = У сеансов этой { -game(case: "genitive") } нет установленной длины: вместо этого предложите { -adjourn } { -game(case: "accusative") }.
    .title = Здесь у сеансов нет установленной длины
    .help = Вместо этого предложите { -adjourn } { -game(case: "accusative") }.
refusal-session_too_long = Если { -adjourn } { -game(case: "accusative") } сейчас, будет затрачено ваше время до конца сеанса, а ваш лимит времени кончается раньше.
    .title = Остаток сеанса длиннее оставшегося времени
    .help = Играйте дальше или предложите { -adjourn } { -game(case: "accusative") }.
refusal-not_encrypted = Это не { -envelope }, зашифрованный программой age, в текстовом виде (armored), не больше 32 КиБ.
    .title = Это не зашифрованный { -envelope }
    .help = Зашифруйте текст с помощью age -a для ключей из .../envelope/recipients.
refusal-wrong_recipients = { -envelope(case: "Nominative") } зашифрован не для тех, кто должен его вскрыть: нужно ключей { $needed } из { $holders }, все они указаны в /envelope/recipients.
    .title = Зашифровано для других
    .help = { -seal(form: "Imperative") } с помощью postzug seal --recipients и ответа .../envelope/recipients.
refusal-envelope_opens = { -envelope(case: "Nominative") } не утрачен: он хранится в сервисе, и он открывается.
    .title = Не утрачен
    .game = { -envelope(case: "Nominative") } хранится в сервисе, и сервис может его вскрыть.
    .help = Вскройте его через /resume или сначала одобрите досрочное вскрытие.
refusal-commitment_used = Эта контрольная сумма уже использована в этой { -game(case: "genitive") }: напишите другой { -envelope }, с новым случайным числом (nonce).
    .title = Контрольная сумма уже использована
    .help = Напишите другой { -envelope }, с новым случайным числом (nonce).
refusal-no_draft = Черновика нет: { -seal(form: "imperative") } { -move }.
    .title = Черновика нет
    .help = Отправьте { -move } через POST на .../seal.
refusal-already_acknowledged = Это уже внесено в протокол: надпись на { -envelope(case: "locative") } проверена, досрочное вскрытие одобрено или { -envelope } объявлен утраченным.
    .title = Это уже сделано
    .help = Ничего делать не нужно: это внесено в протокол.
refusal-too_soon = Объявите { -resume(form: "noun") } не меньше чем за день и не больше чем за год.
    .title = До нового времени должно быть от одного дня до года
    .help = Объявите { -resume(form: "noun") } раньше.
refusal-not_to_be_opened = Вскрывать { -envelope } ещё не время: досрочно его вскрывают только { -arbiter(case: "plural") }, с указанием причины.
    .title = Вскрывать { -envelope } ещё не время
    .help = Дождитесь { -resume(form: "genitive") } { -game(case: "genitive") }; { -arbiter } может вскрыть его раньше, с указанием причины.
refusal-second_arbiter_needed = Чтобы вскрыть { -envelope } досрочно, нужны два { -arbiter(case: "genitive") }: { $approved_by_you ->
    [yes] вы это одобрили, и теперь его вскрывает другой { -arbiter }
    [no] другой { -arbiter } это одобрил, и теперь его вскрываете вы
   *[nobody] сначала это одобряет другой { -arbiter } (approve early: причина)
}.
    .title = Для досрочного вскрытия нужны два { -arbiter(case: "genitive") }
    .help = Пусть досрочное вскрытие сначала одобрит другой { -arbiter }: что одобряет один, то вскрывает другой.
refusal-approval_needed = Вскрывать { -envelope } ещё не время: чтобы вскрыть его досрочно, сначала одобрите это, указав свою причину (approve early: причина), а потом вскройте его.
    .title = Для досрочного вскрытия нужна причина от { -arbiter(case: "genitive") }
    .help = Сначала одобрите досрочное вскрытие со своей причиной (approve_early_opening) или дождитесь resume_at и игроков.
refusal-no_shut_envelope = Показывать нечего: нужно, чтобы { -adjourn(form: "adjective") } { -game } закончилась { -resign(form: "instrumental") } или { -draw(case: "genitive") } и чтобы оба игрока согласились показать её { -envelope }.
    .title = Закрытого { -envelope(case: "genitive") } не осталось
    .game = Ничего не показано.
    .help = Показать можно только { -envelope }, который был закрыт, когда { -game } закончилась { -resign(form: "instrumental") } или { -draw(case: "genitive") }.
refusal-appeal_possible = { -envelope(case: "Nominative") } остаётся закрытым, пока в этой { -game(case: "genitive") } возможна { -appeal }: решение { -arbiter(case: "genitive") } могут отменить, и тогда { -game } продолжится.
    .title = Решение { -arbiter(case: "genitive") } могут отменить
    .help = Попросите снова, когда время для { -appeal(form: "genitive") } истечёт и по всем { -appeal(form: "dative-plural") } будет решение.
refusal-too_few_arbiters = { -arbiter(case: "Genitive-plural") } этой { -game(case: "genitive") }, которые могут вскрывать { -envelope(case: "plural") }: { $left }. Нужно: { $needed }. Сначала { -arbiter } должен зарегистрировать ключ для { -envelope(case: "genitive-plural") }, иначе { -game } продолжается без { -adjourn(form: "genitive") }.
    .title = Слишком мало { -arbiter(case: "genitive-plural") } с ключами
    .game = Ничего не { -seal(form: "present-plural") } для меньшего числа { -arbiter(case: "genitive-plural") }, чем требует регламент.
    .help = Попросите { -arbiter(case: "genitive") } { -game(case: "genitive") } зарегистрировать ключ для { -envelope(case: "genitive-plural") }.
refusal-draft_for_others = С тех пор как вы подали черновик, { -arbiter(case: "plural") }, которые могут вскрывать { -envelope(case: "plural") }, сменились: подайте черновик снова.
    .title = Теперь { -envelope(case: "plural") } вскрывают другие { -arbiter(case: "plural") }
    .help = Подайте черновик снова или { -seal(form: "imperative") } { -move }: отправьте его через POST на .../seal.
refusal-not_a_reading = Выберите одно из прочтений { -sealed-move(case: "genitive") }.
    .title = Это не одно из прочтений
    .help = Отправьте одно из adjournment.readings.
refusal-clocks_settled = Оспорить показания { -clock(case: "genitive") } можно только до вашего первого { -move(case: "genitive") } после { -resume(form: "genitive") }.
    .title = Оспаривать показания { -clock(case: "genitive") } поздно
    .help = Обратитесь к { -arbiter(case: "dative") }: решение всё равно возможно.
refusal-bad_clocks = { -clock(case: "Nominative") } нельзя установить так: срок должен быть в будущем, не в день отпуска, и только у { -clock(case: "genitive") }, которые идут; а { -clock } показывают не больше, чем допускает их контроль времени.
    .title = { -clock(case: "Nominative") } нельзя установить так
    .help = Затраченное время не бывает отрицательным; срок должен быть в будущем, только у { -clock(case: "genitive") }, которые идут, не в день отпуска, а в Triple Block не дальше, чем { -clock } могут показать.
refusal-not_due = Время { -resume(form: "genitive") } ещё не настало.
    .title = Время { -resume(form: "genitive") } ещё не настало
    .help = Подождите, или пусть оба игрока попросят { -resume } { -game(case: "accusative") }.
refusal-bad_reason = Укажите причину: от 1 до 500 знаков.
    .title = Причины нет, или она слишком длинная
    .help = Укажите причину: от 1 до 500 знаков.
refusal-too_many_acts = В этой { -game(case: "genitive") } исчерпан лимит: 100 решений { -arbiter(case: "genitive-plural") }.
    .title = Слишком много решений { -arbiter(case: "genitive-plural") }
    .help = Больше ничего нельзя добавить; аннулируйте { -game(case: "accusative") } или дайте ей закончиться.
refusal-bad_outcome = { -game(case: "Accusative") } отменяют или аннулируют, а не присуждают без результата.
    .title = Это не результат
    .help = Вместо этого отмените или аннулируйте { -game(case: "accusative") }.
refusal-not_over = { -game(case: "Nominative") } не закончена.
    .title = { -game(case: "Nominative") } не закончена
    .help = Очки меняют, когда она закончена.
refusal-bad_points = Сторона получает не больше двух половин очка за выигрыш.
    .title = Слишком много очков
    .help = Назовите для стороны не больше двух половин очка.
refusal-take_back_not_allowed = Отправленный { -move } остаётся в силе: регламент этой { -game(case: "genitive") } не позволяет брать { -move(case: "plural") } назад.
    .title = Здесь { -move(case: "genitive-plural") } назад не берут
    .help = По регламенту этой { -game(case: "genitive") } каждый { -move } остаётся в силе.
refusal-nothing_to_take_back = Взять назад можно только последний { -move } или последние два, и ни одного запечатанного.
    .title = Этот { -move } нельзя взять назад
    .help = Назовите на один или два полухода меньше, чем сделано; среди них не должно быть запечатанных.
refusal-bad_replacement = Играть вместо игрока может только тот, кто в этой { -game(case: "genitive") } не играет и не является { -arbiter(case: "instrumental") }.
    .title = Этот человек не может играть дальше
    .help = Назовите того, кто в этой { -game(case: "genitive") } не играет и не является { -arbiter(case: "instrumental") }.
refusal-resign_instead = Игрок выходит из всех { -game(case: "genitive-plural") } турнира или из всех { -game(case: "genitive-plural") } вообще: в одной { -game(case: "genitive") } { -resign(form: "present") }.
    .title = В одной { -game(case: "genitive") } { -resign(form: "present") }
    .help = { -resign(form: "Imperative") } или выйдите из турнира этой { -game(case: "genitive") } либо из всех { -game(case: "genitive-plural") }.
refusal-player_withdrawn = Один из игроков вышел из этой { -game(case: "genitive") }: { -clock } обоих игроков стоят, а что будет с { -game(case: "instrumental") }, решает { -arbiter }.
    .title = Один из игроков вышел
    .help = { -arbiter(case: "Nominative") } присуждает результат или позволяет играть дальше кому-то другому.
refusal-act_reversed = Это отменено по { -appeal(form: "genitive") } другим { -arbiter(case: "instrumental") }: сделать это снова может только другой { -arbiter }, не вы.
    .title = Это отменено другим { -arbiter(case: "instrumental") }
    .help = Сделать это снова может другой { -arbiter }, не вы.
refusal-other_game_counts = Вместо этой { -game(case: "genitive") } засчитывается { $game }: в этой { -game(case: "genitive") } решений больше не принимают.
    .title = Вместо этой засчитывается другая { -game }
    .help = Посмотрите на названную { -game(case: "accusative") }.
refusal-other_line = Это написано до того, как { -arbiter } что-то отменил в этой { -game(case: "genitive") }: проверьте нынешнюю позицию и напишите снова.
    .title = Предназначено для отменённой позиции
    .help = Прочитайте { -game(case: "accusative") } снова и отправьте { -move } с её ply и revision.
refusal-no_such_act = Решения { -arbiter(case: "genitive") } с таким номером нет.
    .title = Такого решения нет
    .help = Прочитайте acts в { -game(case: "genitive") }: { -appeal } называет номер решения.
refusal-already_appealed = На это уже подана { -appeal }.
    .title = { -appeal(form: "Nominative") } уже была
    .help = Дождитесь решения или прочитайте его в acts.
refusal-appeal_too_late = Время для { -appeal(form: "genitive") } на это истекло.
    .title = Время для { -appeal(form: "genitive") } истекло
    .help = Сделать уже ничего нельзя: число дней названо в регламенте { -game(case: "genitive") }.
refusal-no_appeal = { -appeal(form: "Genitive") } на это, которая ждёт решения, нет.
    .title = Ни одна { -appeal } не ждёт решения
    .help = Прочитайте acts в { -game(case: "genitive") }.
refusal-own_act = { -appeal(form: "Accusative") } на ваше решение рассматривает другой { -arbiter }.
    .title = Никто не рассматривает { -appeal(form: "genitive") } на собственное решение
    .help = Решить должен другой { -arbiter }.
refusal-offer_with_move = { -draw(case: "Accusative") } предлагают вместе с { -move(case: "instrumental") }.
    .title = { -draw(case: "Accusative") } предлагают вместе с { -move(case: "instrumental") }
    .help = Добавьте draw_offer к своему следующему { -move(case: "dative") }.
refusal-offer_with_draft = Черновик лежит в своём { -envelope(case: "locative") } таким, каким он написан, поэтому добавить к нему предложение { -draw(case: "genitive") } { -illegal(form: "neuter") }. Ничего не { -seal(form: "neuter") }. Чтобы предложить { -draw(case: "accusative") }, { -seal(form: "imperative") } { -move } с предложением; чтобы { -seal } черновик, предложения не добавляйте.
    .title = К черновику не добавляют предложение { -draw(case: "genitive") }
    .help = Назовите { -move } и добавьте draw_offer или { -seal(form: "imperative") } черновик без draw_offer.
refusal-your_move = Сейчас ваш { -move }: сделайте его. Условные { -move(case: "plural") } нужны на то время, когда думает { -opponent }.
    .title = Сейчас ваш { -move }
    .help = Сделайте его; условные { -move(case: "plural") } подавайте вместе с ним или после него.
refusal-conditions_not_allowed = Регламент этой { -game(case: "genitive") } не допускает условных { -move(case: "genitive-plural") }.
    .title = В этой { -game(case: "genitive") } нет условных { -move(case: "genitive-plural") }
    .game = Условные { -move(case: "plural") } не сохранены.
    .help = Играйте без них.
refusal-bad_conditions = Ваши условные { -move(case: "plural") } не сохранены. Строка { $line }, полуход { $half_move }: { $why }.
    .title = В условных { -move(case: "locative-plural") } ошибка
    .game = Ни один из них не сохранён; поданные раньше остаются.
    .help = Исправьте названные строку и полуход.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Не приняты ни предложение { -draw(case: "genitive") }, ни условные { -move(case: "plural") }
    .game = { -move(case: "Nominative") } сделан без них: см. version и ply.
    .help = Прочитайте offer и conditions; исправьте условные { -move(case: "plural") } и подайте их снова.
refusal-already_offered = Вы уже предложили { -draw(case: "accusative") }; ответа { -opponent(case: "genitive") } ещё нет.
    .title = Ваше предложение { -draw(case: "genitive") } уже действует
    .help = Дождитесь ответа { -opponent(case: "genitive") }.
refusal-record_full = Слишком много { -move(case: "genitive-plural") } без взятия и без { -move(case: "genitive") } пешкой: потребуйте { -draw(case: "accusative") } или обратитесь к { -arbiter(case: "dative") }.
    .title = Слишком много { -move(case: "genitive-plural") } без взятия и без { -move(case: "genitive") } пешкой
    .help = Потребуйте { -draw(case: "accusative") } или обратитесь к { -arbiter(case: "dative") }.
refusal-not_the_timekeeper = Это делает только сам сервис.
    .title = Это делает только сам сервис
    .help = Ничего делать не нужно: сервис сделает это в нужное время.
refusal-unknown_game = Такой { -game(case: "genitive") } нет.
    .title = Такой { -game(case: "genitive") } нет
    .help = Проверьте номер { -game(case: "genitive") }.
refusal-unknown_player = Игрока с таким именем нет.
    .title = Такого игрока нет
    .help = Проверьте имя; удалённые учётные записи вызвать нельзя.
refusal-unknown_challenge = Такого вызова нет.
    .title = Такого вызова нет
    .help = Его не существует, или он не для вас.
refusal-challenge_closed = Этот вызов больше не открыт.
    .title = Вызов больше не открыт
    .help = Вызовите игрока сами.
refusal-too_many_challenges = Число ваших открытых вызовов и заявок: { $limit }. Дождитесь ответов или отзовите некоторые.
    .title = Открыто слишком много вызовов
    .help = Дождитесь ответов или отзовите некоторые.
refusal-key_reused = Этот ключ уже использован для другого запроса; возьмите новый.
    .title = Idempotency-Key уже использован для другого запроса
    .help = Для нового запроса берите новый ключ, а тот же самый только для повторения того же запроса.
refusal-ply_missing = Укажите, для какого полухода это предназначено.
    .title = Позиция не названа
    .help = Отправьте ply: число сделанных полуходов.
refusal-bad_message = Сообщение должно быть простым текстом, от 1 до 2000 знаков.
    .title = Сообщение нельзя принять
    .help = Отправьте простой текст, от 1 до 2000 знаков.
refusal-flag_not_fallen = Ни один { -flag } не упал.
    .title = Ни один { -flag } не упал
    .help = Дождитесь срока.
refusal-flag_for_arbiter = { -flag(case: "Nominative") } упал, но закончить эту { -game(case: "accusative") } из-за этого может только { -arbiter }; { -arbiter(case: "dative-plural") } сообщено.
    .title = Об этом { -flag(case: "locative") } заявляет только { -arbiter }
    .game = { -game(case: "Nominative") } продолжается, и { -move } ещё засчитывается, пока { -arbiter } её не закончит.
    .help = Подождите: { -arbiter(case: "dative-plural") } сообщают, когда { -flag } падает.
refusal-mail_noted = Это уже внесено в протокол.
    .title = Это уже внесено в протокол
    .help = Ничего делать не нужно: это внесено в протокол.
refusal-zone_noted = Это уже внесено в протокол.
    .title = Это уже внесено в протокол
    .help = Ничего делать не нужно: это внесено в протокол.
refusal-on_leave = Вы в отпуске и не можете делать { -move(case: "plural") }, пока он не кончится.
    .title = Вы в отпуске
    .game = { -move(case: "Nominative") } не сделан; { -clock } стоят.
    .help = Сделайте { -move }, когда отпуск кончится.
refusal-no_leave = В этой { -game(case: "genitive") } отпусков нет.
    .title = В этой { -game(case: "genitive") } отпусков нет
    .help = Регламент { -game(case: "genitive") } их не предусматривает.
refusal-bad_leave = Отпуску нужны первый и последний день, не больше чем на год вперёд.
    .title = Такой отпуск взять нельзя
    .help = Назовите первый и последний день, не больше чем на год вперёд.
refusal-leave_too_short = Наименьшая длина отпуска: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
    .title = Отпуск слишком короткий
    .help = Возьмите отпуск не короче наименьшего по регламенту.
refusal-leave_too_late = Отпуск нужно взять до начала его первого дня и не позже чем за { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} до этого дня. Сейчас для этого слишком поздно.
    .title = Брать этот отпуск поздно
    .help = Возьмите отпуск, который начинается позже.
refusal-leave_overlaps = На некоторые из этих дней вы уже взяли отпуск.
    .title = На некоторые из этих дней отпуск уже взят
    .help = Назовите другие дни.
refusal-leave_used_up = У вас осталось дней отпуска на { $year } год: { $days }.
    .title = Осталось слишком мало дней отпуска
    .help = Возьмите меньше дней того года.
refusal-no_such_leave = В этот день не начинается ни один отпуск, который ещё можно отменить.
    .title = Такого отпуска, который можно отменить, нет
    .help = Прочитайте { -game(case: "accusative") }: отпуска перечислены в её clocks.
refusal-nothing_to_declare = Заявлять нечего: на этом { -move(case: "dative") } { -game(case: "accusative") } не проигрывают из-за молчания, или срок { -move(case: "genitive") } назначен { -arbiter(case: "instrumental") }.
    .title = На этом { -move(case: "dative") } { -game(case: "accusative") } не проигрывают из-за молчания
    .help = Ничего делать не нужно: думайте, сколько позволяют { -clock }.
refusal-no_bank = В этой { -game(case: "genitive") } нет запаса, из которого можно пополнить { -clock }.
    .title = В этой { -game(case: "genitive") } нет запаса
    .help = Запас есть только в Triple Block.
refusal-nothing_to_refill = Пополнять нечего: { -clock } полны или запас пуст.
    .title = Пополнять нечего
    .help = { -clock(case: "Nominative") } полны или запас пуст.
refusal-rate_limited = Слишком много сообщений, требований и вызовов; перед следующим подождите { $retry_after ->
    [one] { $retry_after } секунду
    [few] { $retry_after } секунды
    [many] { $retry_after } секунд
   *[other] { $retry_after } секунды
}.
refusal-nothing_to_return = Этот перерыв в работе не повлиял ни на какие идущие { -clock }.
    .title = Это не повлияло ни на какие идущие { -clock }
    .help = Ничего делать не нужно: возвращать нечего.

## Refusals about accounts.

refusal-bad_name = Это имя не подходит: { $reason }.
    .title = Имя не подходит
    .help = Выберите другое имя.
refusal-name_taken = Это имя или имя, которое выглядит почти так же, уже занято; выберите другое.
    .title = Имя занято
    .help = Выберите другое имя; отправленный код остаётся действительным.
refusal-bad_address = Это не почтовый адрес, на который может писать этот сервис.
    .title = Это не почтовый адрес, на который мы можем писать
    .help = Исправьте адрес.
refusal-no_such_language = Такого языка здесь нет. Есть такие: { $languages }.
    .title = Такого языка нет
    .help = Возьмите один из кодов в languages.
refusal-bad_time_zone = Это не название часового пояса. Правильно, например: Europe/Berlin.
    .title = Это не часовой пояс
    .help = Возьмите название IANA, например Europe/Berlin.
refusal-bad_key = Это не открытый ключ age: такой ключ начинается с age1.
    .title = Это не открытый ключ age
    .help = Отправьте то, что age-keygen печатает как открытый ключ; он начинается с age1.
refusal-key_taken = Этот ключ есть у другой учётной записи; создайте собственный с помощью age-keygen.
    .title = Этот ключ есть у другой учётной записи
    .help = Создайте собственный ключ с помощью age-keygen и отправьте его открытую часть.
refusal-bad_label = В метке от 1 до 60 знаков, без управляющих знаков.
    .title = Метка не подходит
    .help = Возьмите от 1 до 60 видимых знаков.
refusal-too_many_codes = Для этого адреса запрошено слишком много кодов. Следующий можно запросить: { $retry_at }.
    .title = Слишком много кодов для этого адреса
    .help = Используйте отправленный код вместе с тем запросом, по которому он отправлен, или запросите новый после retry_at.
refusal-wrong_code = Это не тот код, который был отправлен. Осталось попыток: { $tries_left }.
    .title = Это не тот код, который был отправлен
    .help = Введите восемь цифр из письма, отправленного по этому запросу; после пяти неверных попыток запросите новый код.
refusal-code_void = Этим кодом больше нельзя воспользоваться; запросите новый.
    .title = Код больше не действует
    .help = Запросите новый код: срок этого истёк, он уже использован или было слишком много попыток.
refusal-session_ended = Сеанс завершён; войдите снова.
    .title = Сеанс завершён
    .help = Войдите снова.
refusal-bad_token = Этот токен недействителен.
    .title = Токен недействителен
    .help = Используйте токен точно таким, каким он выдан; ни один сеанс не завершён.
refusal-no_scope = Токену API нужно хотя бы одно разрешение.
    .title = Нет разрешения
    .help = Назовите хотя бы одно разрешение (scope).
refusal-already_expired = Срок действия токена уже истёк бы.
    .title = Срок действия уже в прошлом
    .help = Назовите момент в будущем или не называйте никакого.
refusal-too_many_tokens = Число ваших токенов API: { $limit }. Сначала отзовите один из них.
    .title = Слишком много токенов API
    .help = Сначала отзовите один.
refusal-bad_webhook_url = Это не адрес для webhook.
    .title = Это не адрес для webhook
    .help = Укажите адрес, который начинается с https:// и ведёт на сервер в интернете, без имени пользователя, не длиннее 1000 знаков.
refusal-too_many_webhooks = Число ваших webhook: { $limit }. Сначала удалите один из них.
    .title = Слишком много webhook
    .help = Сначала удалите один.
refusal-webhook_off = Этот webhook выключен.
    .title = Этот webhook выключен
    .help = Сначала включите его.
refusal-sign_in_again = Сначала войдите снова: для этого нужен вход за последние 15 минут.
    .title = Нужен новый вход
    .help = Войдите снова и повторите запрос в течение 15 минут.
refusal-not_an_administrator = Это может сделать только администратор.
    .title = Это может сделать только администратор
    .help = Обратитесь к администратору.
refusal-last_administrator = Должен быть хотя бы один администратор.
    .title = Последнего администратора нельзя убрать
    .help = Сначала сделайте администратором кого-то другого.
refusal-notice_needed = Уведомления вида «{ $kind }» нельзя выключить: { $why }.
    .title = Уведомления этого вида остаются включёнными
    .help = Ничего делать не нужно: без них можно потерять { -game(case: "accusative") } или учётную запись. Другие можно выключить.
refusal-not_found = Не найдено: { $what }.
refusal-games_running = Число ваших идущих { -game(case: "genitive-plural") }: { $games }. Сначала { -resign(form: "imperative") } в них или попросите сдать их все.
    .title = Есть идущие { -game(case: "genitive") }
    .game = С { -game(case: "instrumental-plural") } ничего не произошло.
    .help = Сначала { -resign(form: "imperative") } в них или отправьте resign_all.

## What a refusal left of the game, over HTTP

game-nothing = С { -game(case: "instrumental") } ничего не произошло; { -clock } не тронуты.
game-running = { -move(case: "Nominative") } не сделан; { -clock } стороны, чей { -move }, идут дальше.
game-no-clock = С { -game(case: "instrumental") } ничего не произошло; { -clock } обоих игроков стоят.
game-envelope-closed = { -envelope(case: "Nominative") } остаётся закрытым.
game-nothing-sealed = Ничего не { -seal(form: "neuter") }; { -clock } идут дальше.
game-claim-move-end = Требование внесено в протокол, объявленный { -move } сделан, и { -game } закончена.
game-claim-move = Требование внесено в протокол, объявленный { -move } сделан; draw_offer в { -game(case: "genitive") } показывает, остаётся ли требование предложением.
game-claim = Требование внесено в протокол, а { -move } ещё нужно сделать; draw_offer в { -game(case: "genitive") } показывает, остаётся ли требование предложением.
game-illegal-end = { -move(case: "Nominative") } не сделан, и { -game } закончена.
game-illegal-gain = { -move(case: "Nominative") } не сделан, и { -opponent } получает дополнительное время.
game-move-end = { -move(case: "Nominative") } сделан, и { -game } закончена.
game-move = { -move(case: "Nominative") } сделан; { -clock } { -opponent(case: "genitive") } идут.
game-recorded = События внесены в протокол.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Нужен сеанс.
    .title = Нужен сеанс
    .help = Войдите: токены для программ не могут менять учётную запись.
problem-bad_request = Запрос невозможно прочитать.
    .title = Запрос невозможно прочитать
    .help = Исправьте путь, параметры или заголовки.
problem-body_unreadable = Тело запроса не является JSON.
    .title = Тело запроса не является JSON
    .help = Отправьте один объект JSON.
problem-body_invalid = У тела запроса неверное строение.
    .title = У тела запроса неверное строение
    .help = Сравните его со схемой в /openapi.json; неизвестные поля отклоняются.
problem-body_too_large = Тело запроса слишком велико.
    .title = Тело запроса слишком велико
    .help = Отправьте не больше 128 КиБ.
problem-not_json = Тело запроса не обозначено как JSON.
    .title = Тело запроса не обозначено как JSON
    .help = Отправьте Content-Type: application/json.
problem-cursor_invalid = Это не курсор этого списка.
    .title = Это не курсор этого списка
    .help = Начните снова без курсора.
problem-confirmation_missing = Это не подтверждено.
    .title = Не подтверждено
    .help = Отправьте {"{"}"confirm": true{"}"}, если действительно этого хотите.
problem-bad_notes = Заметки — это обычный текст, не больше { $most } знаков.
    .title = Эти заметки невозможно сохранить
    .help = Сократите их и уберите управляющие знаки.
problem-notes_changed = С тех пор как вы прочитали свои заметки, они изменились, поэтому ничего не сохранено.
    .title = Заметки изменились
    .help = Прочитайте их снова, объедините оба текста и отправьте вместе с версией, которую прочитали.
problem-list_refused = В списке есть отклонённые строки, поэтому ни одна { -game } не началась.
    .title = В списке есть отклонённые строки
    .help = Исправьте названные строки и отправьте весь список снова.
problem-idempotency_key_malformed = Idempotency-Key не подходит.
    .title = Idempotency-Key не подходит
    .help = Возьмите от 1 до 255 печатных знаков ASCII, например UUID.
problem-unauthenticated = Вход не выполнен.
    .title = Вход не выполнен
    .help = Отправьте Authorization: Bearer с действительным токеном доступа или токеном API; чтобы получить его, войдите.
problem-insufficient_scope = Токен этого не позволяет.
    .title = Токен этого не позволяет
    .help = Возьмите токен с разрешением (scope), которое названо для этой операции.
problem-game_delayed = { -move(case: "Plural") } этой { -game(case: "genitive") } показывают позже.
    .title = { -move(case: "Plural") } показывают позже
    .help = Пока { -game } не завершена, здесь её читают только её игроки и { -arbiter(case: "plural") }. Что доступно всем, показывает её страница: /g/ с её номером.
problem-not_found = Здесь ничего нет.
    .title = Не найдено
    .help = Проверьте путь; /docs перечисляет все.
problem-method_not_allowed = Этот метод здесь невозможен.
    .title = Этот метод здесь невозможен
    .help = Возможные названы в заголовке Allow.
problem-uri_too_long = Адрес запроса слишком длинный.
    .title = Адрес запроса слишком длинный
    .help = Отправьте не больше 8 КиБ пути и параметров.
problem-head_too_large = Заголовки запроса слишком велики.
    .title = Заголовки запроса слишком велики
    .help = Отправьте не больше 32 КиБ и не больше 96 полей заголовков.
problem-request_timeout = Запрос длился слишком долго.
    .title = Запрос длился слишком долго
    .help = Повторите его с тем же Idempotency-Key.
problem-precondition_failed = { -game(case: "Nominative") } изменилась.
    .title = { -game(case: "Nominative") } изменилась
    .help = Прочитайте { -game(case: "accusative") } снова и решите снова.
problem-rate_limited = Попробуйте снова через { $seconds } с.
    .title = Слишком много запросов
    .help = Подождите столько, сколько указывает Retry-After.
problem-too_many_streams = Открыто слишком много потоков.
    .title = Слишком много открытых потоков
    .help = Сначала закройте другой поток.
problem-busy = Сервис занят.
    .title = Сервис занят
    .game = С { -game(case: "instrumental") } ничего не произошло; в протокол ничего не внесено.
    .help = Повторите запрос с тем же Idempotency-Key после Retry-After.
problem-storage = Произошёл сбой хранилища.
    .title = Произошёл сбой хранилища
    .game = Если это внесено в протокол, повторение запроса с тем же Idempotency-Key покажет подтверждение.
    .help = Повторите запрос с тем же Idempotency-Key после Retry-After.
problem-reading_stands = Почта не читается.
    .title = Почта не читается
    .game = Она сохраняется, а всё остальное работает дальше.
    .help = Оператор должен запустить сервис снова.
problem-wrong_clock = Системное время этого экземпляра неверно.
    .title = Системное время этого экземпляра неверно
    .game = Здесь ничего не решается.
    .help = Обратитесь к другому экземпляру; оператор должен исправить время.
problem-disk_full = Диск заполнен.
    .title = Диск заполнен
    .game = Здесь ничего не вносится в протокол.
    .help = Оператор должен освободить на нём место.
problem-restored = База данных восстановлена.
    .title = База данных восстановлена
    .game = Здесь ничего не вносится в протокол.
    .help = Оператор должен запустить сервис снова.
problem-draining = Сервис останавливается.
    .title = Сервис останавливается
    .help = Соединитесь снова после Retry-After.
problem-internal = Это наша ошибка.
    .title = Наша ошибка
    .game = Если это внесено в протокол, повторение запроса с тем же Idempotency-Key покажет подтверждение.
    .help = Попробуйте позже; сообщите оператору номер запроса.
problem-refused = Запрос отклонён.
    .title = Запрос отклонён
    .help = Прочитайте detail.
problem-body-fault = Тело запроса не подходит: { $fault }.
problem-body-syntax = Тело запроса не является JSON: { $fault }.
problem-query-fault = Параметры запроса невозможно прочитать: { $fault }.
problem-token = Токен неизвестен, его срок истёк, он отозван или отправлен не как Authorization: Bearer.
problem-limit = limit должен быть от 1 до { $most }.
problem-csv = Эту строку CSV невозможно прочитать.
problem-csv-missing = В заголовке CSV нет столбца { $column }.
problem-csv-column = В заголовке CSV есть столбец { $column }, который неизвестен или указан дважды.
problem-csv-value = Столбец { $column } этой строки невозможно прочитать.
problem-list-length = Число { -game(case: "genitive-plural") } в списке должно быть от 1 до { $most }.
problem-list-forms = Укажите { -game(case: "genitive") } только в одном виде.
problem-last-event = Last-Event-ID должен быть номером события.
problem-at = at должен быть моментом не позже 9999 года.
problem-pieces = file должен быть от a до h, а rank от 1 до 8.
problem-origin = Браузер не может сделать этот запрос из этого источника, этим методом и с этими заголовками.
problem-head = Заголовки запроса не соответствуют HTTP/1.1, или его адрес длиннее 64 КиБ.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Запрос длиннее 64 КиБ, или его элементы вложены слишком глубоко.
xfcc-no-xml = Запрос не является правильно построенным документом XML.
xfcc-ampersand = В запросе есть неэкранированный знак &: пишите вместо него &amp; и не используйте никаких сущностей, кроме сущностей самого XML.
xfcc-doctype = В запросе указан тип документа (DOCTYPE), а это не допускается.
xfcc-envelope = Запрос должен быть одним конвертом SOAP с одним телом и одним запросом в нём.
xfcc-field = В запросе больше 20 полей, или поле указано дважды, содержит элементы либо не равно ни true, ни false.
xfcc-operation = Запрос не является ни GetMyGames, ни MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = следующий { -move } { -seal(form: "present-plural") }: по почте или через API
xfcc-arbiter = ждёт { -arbiter(case: "genitive") }
xfcc-both-lose = 0-0: проигрыш обеих сторон
problem-head-late = Заголовки запроса не пришли в течение 10 секунд.
problem-head-large = Заголовки запроса больше 128 КиБ, или их полей больше 96.

## Reasons: a wrong claim.

wrong-claim-tablebase = { -tablebase } показывает другое
wrong-claim-repetition = число появлений позиции: { $times } из 3 нужных
wrong-claim-fifty_moves_suspended = когда фигур так мало, решают { -tablebase(case: "plural") }, и { -move(case: "plural") } не считаются
wrong-claim-half_moves = полуходов без взятия и без { -move(case: "genitive") } пешкой сделано { $counted } из { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = это не { -move } ни в одной нотации, известной этому сервису
condition-illegal = этот { -move } там { -illegal(form: "masculine") }
condition-ambiguous = этот { -move } там можно прочитать по-разному
condition-other_number = здесь стоит номер другого { -move(case: "genitive") }
condition-promotion_missing = нужно указать, во что превращается пешка
condition-incomplete = нет ответа: каждая строка должна кончаться вашим собственным { -move(case: "instrumental") }
condition-inconsistent = это ответ на позицию, на которую другая строка отвечает иначе
condition-too_many = этот { -move } лишний: во всех условных { -move(case: "locative-plural") } вместе не больше 100 полуходов

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = это не { -move } ни в одной нотации, известной этому сервису
not-sealable-illegal = этот { -move } здесь { -illegal(form: "masculine") }
not-sealable-ambiguous = этой записи соответствует несколько возможных { -move(case: "genitive-plural") }
not-sealable-promotion_missing = нужно указать, во что превращается пешка
not-sealable-withheld = точная причина сообщена только игроку, который отправил этот { -move }

## Pieces

piece = { $role ->
    [pawn] пешка
    [knight] конь
    [bishop] слон
    [rook] ладья
    [queen] ферзь
   *[king] король
}
piece-on = { piece } на { $square }
counted-illegal = { $refusal } Это ваш { -illegal } { -move } № { $count } в этой { -game(case: "genitive") }. { -illegal(form: "Adjective") } { -move } № { $limit } означает проигрыш { -game(case: "genitive") }.
counted-ambiguous = { $refusal } Это ваш неоднозначный { -move } № { $count } в этой { -game(case: "genitive") }. Неоднозначный { -move } № { $limit } означает проигрыш { -game(case: "genitive") }.

## Reasons: an illegal move.

illegal-empty_square = на поле { $square } нет фигуры
illegal-opponents_piece = эта фигура принадлежит { -opponent(case: "dative") }: { $piece }
illegal-other_piece = фигура на поле { $square }: { $role }; а названо: { $named }
illegal-own_piece = мешает собственная фигура: { $piece }
illegal-cannot_move_so = { $piece } так не ходит
illegal-none_reaches = на поле { $square } не может пойти ни одна такая фигура: { $role }
illegal-blocked = на пути стоит { $piece }
illegal-pawn_takes_diagonally = на пути стоит { $piece }; пешка бьёт только по диагонали
illegal-pawn_double_step = пешка ходит на два поля только с начального поля
illegal-nothing_to_capture = на поле { $square } нечего бить
illegal-en_passant_only_at_once = взятие { -en-passant } возможно только сразу после { -move(case: "genitive") } пешки на два поля
illegal-king_in_check = король попал бы под { -check }; нападает { $piece }
illegal-king_stays_in_check = король остался бы под { -check(case: "instrumental") }; нападает { $piece }
illegal-castling_right_lost = { -castling } в эту сторону уже { -illegal(form: "feminine") }: король или эта ладья уже ходили или не стоят на своём месте
illegal-castling_blocked = { -castling(case: "dative") } мешает { $piece }
illegal-castling_out_of_check = король стоит под { -check(case: "instrumental") } и не может рокироваться; нападает { $piece }
illegal-castling_through_check = король прошёл бы через поле { $square } или встал бы на него, а на это поле нападает { $piece }
illegal-no_promotion = в этом { -move(case: "locative") } пешка не превращается, поэтому указывать { -promotion } нельзя
illegal-promotion_to = пешка превращается в ферзя, ладью, слона или коня; указано: { $role }
illegal-other = ни одна фигура не может сделать этот { -move }

## Reasons: a game that cannot start.

bad-start-time_zones = неверны часовые пояса
bad-start-started = она уже началась
bad-start-tournament_name = название турнира должно быть в одной строке; наибольшее число знаков: { $most }
bad-start-no_arbiter = учётная запись { $player } не принадлежит { -arbiter(case: "dative") } этой { -game(case: "genitive") }
bad-start-no_envelope_key = у учётной записи { $arbiter } (это { -arbiter }) нет зарегистрированного ключа для { -envelope(case: "genitive-plural") }

## Reasons: regulations out of their bounds.

regulations-leave = отпуск должен быть от 1 до 366 дней в год, наименьший от 1 до 60 дней, с уведомлением не больше чем за 60 дней
regulations-leave_in_triple_block = в Triple Block нет отпусков
regulations-silence = проигрыш из-за молчания должен наступать через 10–365 дней, а до него должны быть три напоминания по порядку
regulations-silence_without_periods = правилу о молчании нужен контроль времени с периодами
regulations-claim_after_moves = число { -move(case: "genitive-plural") } без взятия и без { -move(case: "genitive") } пешкой, которое даёт право на требование, должно быть от 50 до 100
regulations-tablebase_fifty_moves = если для требования нужно не 50 { -move(case: "genitive-plural") }, таблицы эндшпиля не могут учесть правило пятидесяти { -move(case: "genitive-plural") }
regulations-tablebase = требования по таблицам эндшпиля касаются от 3 до 7 фигур и пешек, и у { -arbiter(case: "genitive") } есть на них от 1 до 90 дней
regulations-adjudication = о присуждении результата просят не позже чем после 500 { -move(case: "genitive-plural") }, и у { -arbiter(case: "genitive") } есть на это от 1 до 90 дней
regulations-offer_again = число { -move(case: "genitive-plural") }, которые нужно сделать между двумя предложениями { -draw(case: "genitive") }, должно быть не больше 100
regulations-penalty_days = { -opponent } получает не больше 30 дополнительных дней
regulations-loses_at = проигрывать должен первый { -illegal } или неоднозначный { -move } либо более поздний
regulations-arbiters = у { -game(case: "genitive") } не больше 10 { -arbiter(case: "genitive-plural") }, каждый назван один раз
regulations-withdrawal = число { -move(case: "genitive-plural") }, до которого выход аннулирует { -game(case: "accusative") }, должно быть не больше 100, а для выхода из-за молчания нужно правило о молчании
regulations-appeal_days = срок для { -appeal(form: "genitive") } игрока не больше 365 дней
regulations-resume_after_days = { -resume(form: "noun") } должно быть через 1–365 дней после { -seal(form: "genitive") }
regulations-session_days = сеанс должен длиться от 1 до 365 дней
regulations-default_days = допустимое время опоздания должно быть от 0 до 60 дней, и ему нужен check_in
regulations-holders = разных { -arbiter(case: "genitive-plural") } с ключами { -envelope(case: "genitive-plural") } не больше { $most }; из них нужно от 1 до 3, а досрочно 1 или 2
regulations-public_delay = зрители должны видеть { -move(case: "plural") } с опозданием не больше чем на 100 полуходов

## Reasons: a starting position.

start-number = у позиций Chess960 номера от 0 до 959, а не { $number }
start-fen = это не FEN: { $fault }
start-move_number = { -game } может начаться самое позднее с { -move(case: "genitive") } 9999
start-over = в этой позиции { -game } уже закончена
start-drawn = в этой позиции уже { -draw }; полуходов без взятия и без { -move(case: "genitive") } пешкой: { $halfmoves }

## Reasons: a FEN.

fen-text = неверный FEN
fen-board = неверная доска в FEN
fen-digits = две цифры доски стоят рядом
fen-pocket = неверный карман в FEN
fen-turn = в FEN неверно указано, чей { -move }
fen-castling = неверные { -castling(case: "genitive") } в FEN
fen-en_passant = неверное поле взятия { -en-passant } в FEN
fen-checks = неверное число шахов в FEN
fen-half_moves = неверный счётчик полуходов в FEN
fen-move_number = неверный номер { -move(case: "genitive") } в FEN
fen-counter = в счётчике стоит число, которого { -game } не может достичь

## Reasons: a starting position, as the rules of chess see it.

start-position = эта позиция { -illegal(form: "feminine") }: { $faults }
position-empty_board = пустая доска
position-missing_king = нет короля
position-too_many_kings = слишком много королей
position-pawns_on_backrank = пешки на крайней горизонтали
position-castling_rights = неверные права на { -castling(case: "accusative") }
position-en_passant = неверное поле взятия { -en-passant }
position-opposite_check = под { -check(case: "instrumental") } стоит король стороны, которая только что сделала { -move }
position-impossible_check = невозможный { -check }
position-too_much_material = слишком много материала

## Reasons: a time control.

control-days_per_move = лимит на { -move } должен быть от 1 до 60 дней
control-periods = в контроле времени от 1 до 9 периодов
control-moves = в периоде от 1 до 200 { -move(case: "genitive-plural") }, последний может быть и до конца { -game(case: "genitive") }
control-time = время периода должно быть от 1 часа до 1000 дней, более позднего периода не больше 1000 дней
control-no_time = периоду, который повторяется или идёт за периодом с задержкой, нужно собственное время
control-increment = добавление должно быть не больше 100 дней
control-cap = предел должен быть от 1 часа до 1000 дней, и ему нужно добавление
control-delay = задержка должна быть не больше 60 дней
control-duplication = двойной отсчёт должен начинаться через 1–365 дней
control-thematic = тематическому началу нужен первый период с числом { -move(case: "genitive-plural") }
control-triple_block = { -clock } Triple Block должны быть от 1 до 100 дней, запас не больше 500 дней, добавления не больше 9 дней на 300 { -move(case: "genitive-plural") }

## Reasons: free time.

free-time-weekdays = свободными могут быть не больше шести дней недели, каждый назван один раз
free-time-dates = свободными могут быть не больше 400 дат, по порядку, каждая названа один раз
free-time-night = ночной перерыв должен быть от 1 минуты до 16 часов

## Reasons: a name.

name-length = в нём должно быть от 2 до 40 знаков
name-sign = разрешены только буквы, цифры, пробелы, дефисы, апострофы, точки и подчёркивания
name-joined = оно должно начинаться с буквы или цифры, а знаки между буквами и цифрами могут стоять только по одному
name-spaces = только один пробел подряд
name-ends = оно должно начинаться и кончаться буквой или цифрой
name-no_letter = в нём должна быть буква
name-alphabets = только буквы одного алфавита
name-reserved = оно зарезервировано

## Reasons: a notice that cannot be switched off.

notice-need-clock = без них вы могли бы проиграть { -game(case: "accusative") } по времени
notice-need-adjournment = без них вы могли бы слишком поздно { -seal } { -move } или слишком поздно вернуться и проиграть { -game(case: "accusative") }
notice-need-players = без них игроки могли бы проигрывать { -game(case: "genitive") }, пока ждут вас
notice-need-account = без них вашу учётную запись мог бы забрать кто-то другой

## Things that there are none of.

missing-account = учётная запись
missing-player = игрок
missing-session = сеанс
missing-api_token = токен API
missing-envelope_key = ключ для { -envelope(case: "genitive-plural") }
missing-webhook = webhook
missing-delivery = доставка

## Events of a game, for players and arbiters

arbiter-named = { -arbiter } { $name }
arbiter-unnamed = { -arbiter }
arbiter-service = сервис
reason = Причина: { $reason }
reason-of-arbiter = Причина, названная { -arbiter(case: "instrumental") }: { $reason }
reason-erased = (стёрто).
reason-as-written = так, как вы её написали.

event-your-game-white = Началась ваша { -game }; { -opponent }: { $opponent }. Вы играете { -white(form: "instrumental") }. Контроль времени: { $control }.
event-your-game-black = Началась ваша { -game }; { -opponent }: { $opponent }. Вы играете { -black(form: "instrumental") }. Контроль времени: { $control }.
event-game = Началась { -game } { $white } – { $black }. Контроль времени: { $control }.
event-moved = { $who-is ->
    [you] Ваш { -move }: { $move } (затрачено времени: { $time }).
   *[other] { -move(case: "Nominative") }: { $who } — { $move } (затрачено времени: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Ваш { -move } с предложением { -draw(case: "genitive") }: { $move } (затрачено времени: { $time }).
   *[other] { -move(case: "Nominative") } с предложением { -draw(case: "genitive") }: { $who } — { $move } (затрачено времени: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Ваш немедленный ответ, условный { -move }: { $move }.
   *[other] Немедленный ответ, условный { -move }: { $who } — { $move }.
}
event-message = { $who-is ->
    [you] Вы написали сообщение.
   *[other] Есть сообщение. Автор: { $who }.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Вы отправили { -illegal } { -move }. Таких { -move(case: "genitive-plural") } до сих пор: { $count }.
   *[other] Отправлен { -illegal } { -move }: { $who }. Таких { -move(case: "genitive-plural") } до сих пор: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Вы отправили неоднозначный { -move }. Таких { -move(case: "genitive-plural") } до сих пор: { $count }.
   *[other] Отправлен неоднозначный { -move }: { $who }. Таких { -move(case: "genitive-plural") } до сих пор: { $count }.
}
gain-you = Вы получаете дополнительное время на следующий { -move }: { $time }.
gain-opponent = { -opponent(case: "Nominative") } получает дополнительное время на следующий { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, списано с { -clock(case: "genitive") }: { $charged }

event-draw-offered = { $who-is ->
    [you] Вы предложили { -draw(case: "accusative") }.
   *[other] Предложена { -draw }: { $who }.
}
event-draw-declined = { $who-is ->
    [you] Вы отклонили предложение { -draw(case: "genitive") }.
   *[other] Предложение { -draw(case: "genitive") } отклонено: { $who }.
}
claim-win = выигрыш
claim-draw = { -draw }
claim-by-threefold = троекратное повторение позиции
claim-by-fifty = правило пятидесяти { -move(case: "genitive-plural") }
claim-by-tablebase = { -tablebase }
claim-by-adjudication = присуждение результата
event-claimed = { $who-is ->
    [you] Ваше требование: { $claim }. Основание: { $basis }.
   *[other] Требование: { $who } — { $claim }. Основание: { $basis }.
} Ни одна { -tablebase } здесь не может это решить.
event-claimed-with-move = { $who-is ->
    [you] Ваше требование: { $claim }. Основание: { $basis }. Объявленный { -move }: { $move }.
   *[other] Требование: { $who } — { $claim }. Основание: { $basis }. Объявленный { -move }: { $move }.
} Ни одна { -tablebase } здесь не может это решить.
event-adjudication-asked = { $who-is ->
    [you] Вы попросили присудить результат. Ваше требование: { $claim }.
   *[other] Есть просьба присудить результат: { $who }. Требование: { $claim }.
}
event-claim-waits = Срок решения { -arbiter(case: "genitive") }: { $until }. До тех пор { -clock } обоих игроков стоят. Если решения не будет, требование тогда утратит силу.
event-claim-waits-clock-runs = Срок решения { -arbiter(case: "genitive") }: { $until }. Тем временем { -game } продолжается, и { -clock } идут. Если решения не будет, требование тогда утратит силу.
event-claim-decide = Решение за вами: ответьте одной строкой, «arbiter { $game } uphold { $claim }: » (удовлетворить) или «arbiter { $game } reject { $claim }: » (отклонить), и в той же строке напишите причину.
event-claim-analyse = Вы можете подать анализ: напишите в ответе «{ command-analysis }:» и текст под этой строкой. { -opponent(case: "Nominative") } не сможет прочитать его до конца { -game(case: "genitive") }.
event-analysed = { $who-is ->
    [you] Вы подали анализ.
   *[other] Подан анализ: { $who }.
}
event-claim-lapsed = Требование вовремя не рассмотрено ни одним { -arbiter(case: "instrumental") }. { -game(case: "Nominative") } продолжается так, как будто требования не было. Время ожидания не списано с { -clock(case: "genitive") } ни у одного игрока.
event-claim-upheld = { $who-is ->
    [you] Ваше требование: { $claim }. Основание: { $basis }. Требование обоснованно.
   *[other] Требование: { $who } — { $claim }. Основание: { $basis }. Требование обоснованно.
}
event-claim-rejected = { $who-is ->
    [you] Ваше требование: { $claim }. Основание: { $basis }.
   *[other] Требование: { $who } — { $claim }. Основание: { $basis }.
} { $offer ->
    [yes] Требование необоснованно и остаётся предложением { -draw(case: "genitive") } (FIDE 9.5.3).
   *[no] Требование необоснованно.
}
event-adjudication-declined = Отказ присуждать результат: { $arbiter }. { -game(case: "Nominative") } продолжается.

event-flag-fell = { $who-is ->
    [you] Вы не сделали { -move } до истечения срока: { $deadline }.
   *[other] { -move(case: "Nominative") } не сделан вовремя: { $who }. Срок: { $deadline }.
}
event-downtime = Сервис был недоступен. Время, возвращённое на { -clock }: { $time }.
event-downtime-absent = Сервис был недоступен, когда { -clock } обоих игроков стояли. У отсутствующего игрока на столько же больше времени, чтобы явиться.
event-leave = { $who-is ->
    [you] Ваш отпуск: с { $first } по { $last }.
   *[other] Отпуск: { $who }, с { $first } по { $last }.
}
event-no-leave = { $who-is ->
    [you] Ваш отпуск отменён: с { $first } по { $last }.
   *[other] Отпуск отменён: { $who }, с { $first } по { $last }.
}
event-reflection = { $who-is ->
    [you] Вы заявили, что обдумываете этот { -move } дальше.
   *[other] Заявлено дальнейшее обдумывание этого { -move(case: "genitive") }: { $who }.
}
event-refilled = { $who-is ->
    [you] Вы взяли время из запаса: { $time }.
   *[other] Взято время из запаса: { $who }, { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Вы сообщили { -arbiter(case: "dative") }, что { -clock } неверны.
   *[other] { -arbiter(case: "Dative") } сообщено, что { -clock } неверны. Автор: { $who }.
}

event-adjournment-proposed = { $who-is ->
    [you] Вы предложили { -adjourn } { -game(case: "accusative") }.
   *[other] Предложено { -adjourn } { -game(case: "accusative") }: { $who }.
}
event-adjournment-declined = { $who-is ->
    [you] Вы отказались { -adjourn(form: "imperfective") } { -game(case: "accusative") }; она продолжается.
   *[other] Отказ { -adjourn(form: "imperfective") } { -game(case: "accusative") }: { $who }. { -game(case: "Nominative") } продолжается.
}
event-adjourned-early = Игрок, чей { -move }, откладывает { -game(case: "accusative") } досрочно. С { -clock(case: "genitive") } этого игрока списано время до запланированного конца сеанса: { $until }.
event-session-over = Сеанс закончился, или игроки договорились { -adjourn } { -game(case: "accusative") }.
event-adjournment-agreed = Игроки договорились { -adjourn } { -game(case: "accusative") }.
event-drafted = Игрок, чей { -move }, положил в { -envelope } черновик { -move(case: "genitive") }, который нужно { -seal }.
event-you-drafted = Черновик { -move(case: "genitive") }, который вы должны { -seal }, лежит в { -envelope(case: "locative") }, а ваши { -clock } ещё идут. Другой черновик заменит его.
event-sealed = { $who-is ->
    [you] Вы { -seal(form: "past-plural") } следующий { -move } (затрачено времени: { $time }).
   *[other] Следующий { -move } { -seal(form: "masculine") }: { $who } (затрачено времени: { $time }).
} { -game(case: "Nominative") } { -adjourn(form: "feminine") }; { -clock } обоих игроков стоят.
event-sealed-reply = { $who-is ->
    [you] Вы { -seal(form: "past-plural") } ответ (затрачено времени: { $time }), потому что автора ранее { -sealed-move(case: "genitive") } всё ещё нет.
   *[other] Ответ { -seal(form: "masculine") }: { $who } (затрачено времени: { $time }), потому что автора ранее { -sealed-move(case: "genitive") } всё ещё нет.
} { -clock(case: "Nominative") } отсутствующего игрока идут; ответ вскроют, когда этот игрок явится.
event-face-acknowledged = Надпись на { -envelope(case: "locative") } проверена, { -envelope } хранит: { $arbiter }.
event-resumption-set = Время { -resume(form: "genitive") } изменено: { $arbiter }. Новое время: { $time }.

event-resumption-asked = { $who-is ->
    [you] Вы попросили { -resume } { -game(case: "accusative") }.
   *[other] Есть просьба { -resume } { -game(case: "accusative") }: { $who }.
}
event-resumed = { -game(case: "Nominative") } { -resume(form: "feminine") }. { -arbiter(case: "Nominative") } вскрывает { -envelope }; до тех пор { -clock } обоих игроков стоят.
event-resumed-in-your-absence = { -game(case: "Nominative") } { -resume(form: "feminine") } в ваше отсутствие: ваши { -clock } идут.
event-resumed-in-absence = { -game(case: "Nominative") } { -resume(form: "feminine") } в отсутствие игрока, который должен ответить; { -clock } этого игрока идут.
event-early-opening = Досрочное вскрытие { -envelope(case: "genitive") } одобрено { -arbiter(case: "instrumental") }.
event-early-opening-one-of-two = Досрочное вскрытие { -envelope(case: "genitive") } одобрено { -arbiter(case: "instrumental") }; нужно согласие ещё одного { -arbiter(case: "genitive") }.
event-late = { $who-is ->
    [you] Вы не явились в течение допустимого времени опоздания (FIDE Guidelines I.10).
   *[other] Неявка в течение допустимого времени опоздания: { $who } (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Вы не явились в пределах лимита времени (FIDE Guidelines I.10).
   *[other] Неявка в пределах лимита времени: { $who } (FIDE Guidelines I.10).
}
event-both-late = Неявка обоих игроков в течение допустимого времени опоздания (FIDE Guidelines I.10).
event-both-late-for-limit = Неявка обоих игроков в пределах лимита времени (FIDE Guidelines I.10).
event-envelope-missing = { -envelope(case: "Nominative") } невозможно вскрыть. Игрок, который { -seal(form: "past") } { -move }, должен показать запечатанный текст: засчитывается только текст с напечатанной суммой SHA-256. Если { -envelope } зашифрован самим игроком, { -clock } этого игрока идут; иначе { -clock } обоих игроков стоят, и решение о { -game(case: "genitive") } может принять { -arbiter }.
event-envelope-shut = Причина: { -envelope } не открывается, или его текст не совпадает с контрольной суммой.
event-reading-chosen = { $who-is ->
    [you] Вы выбрали прочтение { -sealed-move(case: "genitive") }: { $move }.
   *[other] Выбрано прочтение { -sealed-move(case: "genitive") }: { $who } — { $move }.
}
event-opened = { -envelope(case: "Nominative") } вскрыт. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} { $move } (написано «{ $written }»).
event-opened-with-offer = { -envelope(case: "Nominative") } вскрыт. { $who-is ->
    [you] Ваш { -sealed-move } с предложением { -draw(case: "genitive") }:
   *[other] { -sealed-move(case: "Nominative") } с предложением { -draw(case: "genitive") }: { $who } —
} { $move } (написано «{ $written }»).
event-opened-ambiguous = { -envelope(case: "Nominative") } вскрыт. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} «{ $written }». Его можно прочитать по-разному.
event-opened-illegal = { -envelope(case: "Nominative") } вскрыт. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} «{ $written }». Это { -illegal } { -move }.
event-opened-nothing = { -envelope(case: "Nominative") } вскрыт. Его текст не является { -move(case: "instrumental") }, запечатанным в этой позиции этой { -game(case: "genitive") }, поэтому его никому не показывают.
event-opened-early = { -envelope(case: "Nominative") } вскрыт досрочно { -arbiter(case: "instrumental") }.
event-publication-agreed = { $who-is ->
    [you] Вы согласились опубликовать { -envelope } этой { -game(case: "genitive") }.
   *[other] Есть согласие опубликовать { -envelope } этой { -game(case: "genitive") }: { $who }.
} Его вскроют, если согласятся оба игрока; в { -game(case: "genitive") } это ничего не меняет.
event-published = Оба игрока согласились, и { -envelope } этой { -game(case: "genitive") } вскрыт. { $who-is ->
    [you] Ваш { -sealed-move }:
   *[other] { -sealed-move(case: "Nominative") }: { $who } —
} { $written }. В { -game(case: "genitive") } это ничего не меняет.
event-published-nothing = Оба игрока согласились, и { -envelope } этой { -game(case: "genitive") } вскрыт. Его текст не является { -sealed-move(case: "instrumental") }.

act-warned = { $who-is ->
    [you] Вы получили предупреждение.
   *[other] Предупреждение: { $who }.
} Его объявляет: { $arbiter }.
act-time-given = { $who-is ->
    [you] На ваши { -clock } добавлено время: { $time }.
   *[other] На { -clock } игрока добавлено время: { $who }, { $time }.
} Решение: { $arbiter }.
act-time-taken = { $who-is ->
    [you] С ваших { -clock(case: "genitive") } снято время: { $time }.
   *[other] С { -clock(case: "genitive") } игрока снято время: { $who }, { $time }.
} Решение: { $arbiter }.
act-clocks = { -clock(case: "Nominative") } исправлены: { $arbiter }. До сих пор затрачено на { -move(case: "plural") }: { -white } — { $white }, { -black } — { $black }.
act-clocks-and-deadline = { -clock(case: "Nominative") } исправлены: { $arbiter }. До сих пор затрачено на { -move(case: "plural") }: { -white } — { $white }, { -black } — { $black }. Срок этого { -move(case: "genitive") }: { $deadline }.
act-points = Очки изменены: { $arbiter }. { -white(form: "Nominative") } — { $white }, { -black } — { $black }.
act-leave = Предоставлен особый отпуск с { $first } по { $last }: { $arbiter }. { $who-is ->
    [you] Ваши { -clock } в эти дни не идут.
   *[other] { -clock(case: "Nominative") } игрока в эти дни не идут: { $who }.
}
act-leave-ended = Прекращён отпуск, первый день которого { $first }: { $arbiter }. { $who-is ->
    [you] Ваши { -clock } больше не останавливаются из-за него.
   *[other] { -clock(case: "Nominative") } игрока больше не останавливаются из-за него: { $who }.
}
act-adjourned = { -game(case: "Accusative") } следует { -adjourn }. Решение: { $arbiter }.
act-taken-back = Разрешено взять назад ошибочный { -move }: { $arbiter }. { -game(case: "Nominative") } продолжается с позиции, до которой сделано полуходов: { $ply }. Время с тех пор не списано с { -clock(case: "genitive") } ни у одного игрока.
act-you-replace = Отныне вы играете эту { -game(case: "accusative") } вместо другого игрока. { -clock(case: "Nominative") } остаются такими, как есть. Предложения, требования и взятый отпуск того игрока не действуют.
act-you-were-replaced = Вас заменили. Дальше вместо вас играет: { $name }. Ваши предложения, требования и условные { -move(case: "plural") } не действуют.
act-replaced = Отныне вместо другого игрока играет: { $name }. { -clock(case: "Nominative") } остаются такими, как есть. Предложения и требования прежнего игрока не действуют.
act-replayed-as = Её переигрывают под номером { $game }.
act-counts-after-all = { -game(case: "Nominative") } { $game } всё же засчитывается.
act-how-to-appeal = Если вы не согласны, вы можете подать { -appeal(form: "accusative") } другому { -arbiter(case: "dative") } до: { $until }. Ответьте одной строкой: «{ command-appeal } { $act }: », а после двоеточия ваши доводы.
event-appealed = { $who-is ->
    [you] Вы подали { -appeal(form: "accusative") } на решение { -arbiter(case: "genitive") } № { $act }.
   *[other] Подана { -appeal } на решение { -arbiter(case: "genitive") } № { $act }: { $who }.
} Решает другой { -arbiter }.
event-replaced-appealed = Игрок, которого заменили, подаёт { -appeal(form: "accusative") } на решение { -arbiter(case: "genitive") } № { $act }. Решает другой { -arbiter }.
event-appealed-act = Решение было такое: { $act }
event-appeal-decide = Если это решение приняли не вы, вы можете рассмотреть { -appeal(form: "accusative") }: ответьте одной строкой, «arbiter { $game } confirm { $act }: » (подтвердить) или «arbiter { $game } reverse { $act }: » (отменить), и в той же строке напишите причину.
event-confirmed = Решение № { $act } подтверждено другим { -arbiter(case: "instrumental") }.
event-you-confirmed = Вы подтвердили решение № { $act }.
event-reversed = Решение № { $act } отменено другим { -arbiter(case: "instrumental") }. { -game(case: "Nominative") } остаётся такой, какой была бы без него. Время, когда { -move } был невозможен, не списано с { -clock(case: "genitive") } ни у одного игрока.
event-you-reversed = Вы отменили решение № { $act }. { -game(case: "Nominative") } остаётся такой, какой была бы без него. Время, когда { -move } был невозможен, не списано с { -clock(case: "genitive") } ни у одного игрока.
event-withdrawn = { $who-is ->
    [you] Вы заявили о выходе.
   *[other] Заявлено о выходе: { $who }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Вы проиграли половину { -game(case: "genitive-plural") } этого турнира из-за молчания. Это считается выходом.
   *[other] Половина { -game(case: "genitive-plural") } этого турнира проиграна из-за молчания: { $who }. Это считается выходом.
}
event-withdrawal-noted = { $who-is ->
    [you] Ваш выход внесён в протокол.
   *[other] Выход внесён в протокол: { $who }.
} Решение: { $arbiter }.
event-withdrawn-waits = { -clock(case: "Nominative") } обоих игроков стоят, пока { -arbiter } не примет решение о { -game(case: "genitive") }.

event-mail-returned = { $who-is ->
    [you] Письма, отправленные вам, возвращаются недоставленными.
   *[other] Письма возвращаются недоставленными. Получатель: { $who }.
}
event-mail-arrives = { $who-is ->
    [you] Письма, отправленные вам, снова доходят.
   *[other] Письма снова доходят. Получатель: { $who }.
}
event-zone = { $who-is ->
    [you] Ваш часовой пояс внесён в протокол.
   *[other] Часовой пояс внесён в протокол: { $who }.
}
event-other = В протокол внесено другое событие.

## The end of a game

over-white-wins = { -game(case: "Nominative") } { $game } закончена, { $result }. { $who-is ->
    [you] Выиграли вы ({ -white }).
   *[other] Выигрыш: { $who } ({ -white }).
} Причина: { $how }.
over-black-wins = { -game(case: "Nominative") } { $game } закончена, { $result }. { $who-is ->
    [you] Выиграли вы ({ -black }).
   *[other] Выигрыш: { $who } ({ -black }).
} Причина: { $how }.
over-both-lose = { -game(case: "Nominative") } { $game } закончена, { $result }. Оба игрока проиграли. Причина: { $how }.
over-no-result = { -game(case: "Nominative") } { $game } закончена, { $result }. Результата нет. Причина: { $how }.
over-drawn = { -game(case: "Nominative") } { $game } закончена, { $result }. { -draw(case: "Nominative") }. Причина: { $how }.
over-drawn-not-won = { -game(case: "Nominative") } { $game } закончена, { $result }. { -draw(case: "Nominative") }. Причина: { $how }, но другая сторона не может поставить { -mate }.
ending-by-silence = молчание (слишком долго не было { -move(case: "genitive") })
ending-checkmate = { -mate }
ending-resignation = { -resign(form: "noun") } { -game(case: "genitive") }
ending-stalemate = { -stalemate }
ending-dead-position = ни одна из сторон не может поставить { -mate }
ending-agreement = соглашение игроков
ending-threefold = троекратное повторение позиции, по требованию
ending-fifty = правило пятидесяти { -move(case: "genitive-plural") }, по требованию
ending-tablebase = { -tablebase }, по требованию
ending-fivefold = пятикратное повторение позиции
ending-seventy-five = правило семидесяти пяти { -move(case: "genitive-plural") }
ending-time = превышен лимит времени
ending-illegal-moves = невозможные { -move(case: "plural") }
ending-sealed-move = { -sealed-move } был неоднозначным или { -illegal(form: "instrumental") }
ending-forfeit = засчитано поражение
ending-cancelled = { -game } отменена { -arbiter(case: "instrumental") }
ending-annulled = { -game } аннулирована { -arbiter(case: "instrumental") }
ending-expulsion = другой игрок исключён
ending-withdrawal = выход игрока
ending-adjudication = присуждение результата

## What was done, to the player whose command it was

done-moved = { -move(case: "Nominative") } сделан.
done-moved-with-offer = { -move(case: "Nominative") } сделан, с предложением { -draw(case: "genitive") }.
done-message = Ваше сообщение внесено в протокол и отправляется { -opponent(case: "dative") }.
done-draw-offered = Вы предлагаете { -draw(case: "accusative") }. Предложение действует, пока { -opponent } не ответит.
done-draw-declined = Вы отклонили { -draw(case: "accusative") }. { -game(case: "Nominative") } продолжается.
done-claim-upheld = Ваше требование обоснованно.
done-claim-referred = Ваше требование рассмотрит { -arbiter }. Вы получите письмо с решением.
done-claim-is-offer = Требование остаётся предложением { -draw(case: "genitive") }, которое { -opponent } может принять (FIDE 9.5.3).
done-penalty = На { -clock } { -opponent(case: "genitive") } добавлено время: { $time }.
done-analysed = Ваш анализ внесён в протокол для { -arbiter(case: "genitive") }.
done-adjournment-proposed = Вы предлагаете { -adjourn } { -game(case: "accusative") }. { -game(case: "Nominative") } продолжается, пока { -opponent } не согласится.
done-adjournment-declined = Вы отказались { -adjourn(form: "imperfective") } { -game(case: "accusative") }. { -game(case: "Nominative") } продолжается.
done-adjourned = { -game(case: "Accusative") } { -adjourn(form: "present") }: игрок, чей { -move }, { -seal(form: "present") } { -move }.
done-drafted = Черновик лежит в { -envelope(case: "locative") }. Он ещё не { -seal(form: "masculine") }: чтобы { -seal }, напишите «{ command-seal }» отдельной строкой.
done-sealed = { -move(case: "Nominative") } { -seal(form: "masculine") }, { -game } { -adjourn(form: "feminine") }.
done-sealed-with-offer = { -move(case: "Nominative") } { -seal(form: "masculine") } вместе с вашим предложением { -draw(case: "genitive") }, { -game } { -adjourn(form: "feminine") }. { -opponent(case: "Nominative") } узнает о предложении, когда { -envelope } вскроют. Тогда оно действует, пока { -opponent } не ответит или не сделает { -move }.
done-drafted-with-offer = Ваше предложение { -draw(case: "genitive") } лежит в { -envelope(case: "locative") } вместе с черновиком. { -opponent(case: "Nominative") } узнает о нём, когда запечатанный { -envelope } вскроют.
done-resumption-asked = Вы готовы { -resume } { -game(case: "accusative") }. Она продолжится, когда будет готов { -opponent }, но не позже установленного времени.
done-resumed = { -game(case: "Nominative") } { -resume(form: "feminine") }.
done-publication-agreed = Вы соглашаетесь показать { -envelope }. Его покажут, когда согласится и { -opponent }.
done-published = { -envelope(case: "Nominative") } показан в протоколе.
done-reading-chosen = { -sealed-move(case: "Instrumental") } считается тот, который вы выбрали.
done-clocks-questioned = Сообщено { -arbiter(case: "dative") }: вы считаете, что { -clock } неверны.
done-flag-fell = { -flag(case: "Nominative") } упал.
done-leave = Ваш отпуск: с { $first } по { $last }, оба дня включительно. В эти дни ваши { -clock } стоят.
done-no-leave = Ваш отпуск с { $first } по { $last } отменён. В эти дни ваши { -clock } идут.
done-reflection = Вы обдумываете этот { -move } дальше. Пока что { -game } не будет проиграна из-за вашего молчания, а ваши { -clock } идут дальше.
done-refilled = Время, перенесённое из вашего запаса на { -clock }: { $time }.
done-withdrawn = Вы вышли из этой { -game(case: "genitive") }.
done-appealed = Ваша { -appeal } на решение № { $act } внесена в протокол. Решение действует, пока другой { -arbiter } не рассмотрит { -appeal(form: "accusative") }. Вы получите письмо с решением.
done-game-over = { -game(case: "Nominative") } закончена.

## The position in words

pieces-none = нет
board-figures = На этой доске закрашенные и подчёркнутые фигуры — { -black }.
pieces = { -white(form: "Nominative") }: { $white }. { -black(form: "Nominative") }: { $black }.
pieces-king = { $count ->
    [one] король
    [few] короли
    [many] короли
   *[other] короли
} { $squares }
pieces-queen = { $count ->
    [one] ферзь
    [few] ферзи
    [many] ферзи
   *[other] ферзи
} { $squares }
pieces-rook = { $count ->
    [one] ладья
    [few] ладьи
    [many] ладьи
   *[other] ладьи
} { $squares }
pieces-bishop = { $count ->
    [one] слон
    [few] слоны
    [many] слоны
   *[other] слоны
} { $squares }
pieces-knight = { $count ->
    [one] конь
    [few] кони
    [many] кони
   *[other] кони
} { $squares }
pieces-pawn = { $count ->
    [one] пешка
    [few] пешки
    [many] пешки
   *[other] пешки
} { $squares }

## Clocks

clock-limit = Лимит: { $control }.
clock-control = Время: { $control }.
clock-white = { -white(form: "Nominative") } ({ $name }) — { $times }.
clock-black = { -black(form: "Nominative") } ({ $name }) — { $times }.
clock-times = { $times }
clock-with-more = { $times } (дополнительно на следующий { -move }: { $gained })
clock-with-less = { $times } (на следующий { -move } меньше на: { $lost })
clock-used = затрачено: { $time }
clock-left = осталось: { $time }
clock-on-the-clock = на { -clock(case: "locative") }: { $time }
clock-with-bank = { $left }, в запасе: { $bank }
clock-this-move = Этот { -move } ({ $name }) — затрачено: { $used }, списано с { -clock(case: "genitive") }: { $charged }.
clock-delay = До конца задержки осталось: { $left }. До тех пор с { -clock(case: "genitive") } ничего не списывается.
clock-stopped = { -clock(case: "Nominative") } остановлены: { $at }. Они пойдут дальше с того показания, на котором стоят.
clock-paused-leave = { -clock(case: "Nominative") } остановлены: отпуск.
clock-paused-free-day = { -clock(case: "Nominative") } остановлены: свободный день.
clock-paused-night = { -clock(case: "Nominative") } остановлены на ночь.
clock-next = Дальше: { $what }, { $at }.
clock-next-time-is-up = время истекает
clock-next-silence = { -game } будет проиграна из-за молчания
clock-next-delay-over = задержка кончается
clock-next-double = время считается вдвойне
clock-next-day = списывается ещё один день
clock-next-refill = { -clock } можно пополнить из запаса
clock-next-leave = начинается отпуск
clock-next-free-day = начинается свободный день
clock-next-night = начинается ночной перерыв
clock-next-goes-on = { -clock } идут дальше

## Whose move it is, and until when

state-your-move = Ваш { -move } { $number }. Отправьте его в ответ на это письмо. Срок: { $until } (осталось: { $left }).
state-their-move = { -move(case: "Nominative") } делает: { $name }. Срок: { $until } (осталось: { $left }).
state-you-seal = { -seal(form: "Imperative") } свой { -move } { $number }. Срок: { $until } (осталось: { $left }).
state-they-seal = Следующий { -move } должен { -seal } игрок { $name }. Срок: { $until } (осталось: { $left }).
state-adjourned-yours = Ваши { -clock } идут до: { $until } (осталось: { $left }).
state-adjourned-theirs = { -clock(case: "Nominative") } { -opponent(case: "genitive") } идут до: { $until } (осталось: { $left }).
state-you-on-leave = Вы в отпуске и не можете сделать { -move } раньше чем: { $back }. Ваш { -move } { $number }: отправьте его в ответ на это письмо, начиная с этой даты. Срок: { $until }.
state-on-leave = Отпуск: { $name }, до: { $back }. Срок { -move(case: "genitive") }: { $until }.
state-doubles = Время этого { -move(case: "genitive") } будет считаться вдвойне начиная с: { $at }. Время раздумий до того: { $after }. В сроке ответа это учтено.
state-doubled = Время этого { -move(case: "genitive") } уже считается вдвойне начиная с: { $at }. Время раздумий до того: { $after }. В сроке ответа это учтено.
state-your-flag = Ваш { -flag } упал: { $at }. Пока { -opponent } или { -arbiter } об этом не заявит, ваш { -move } ещё засчитывается: сделайте его немедленно.
state-your-flag-for-arbiter = Ваш { -flag } упал: { $at }. Пока { -arbiter } об этом не заявит, ваш { -move } ещё засчитывается: сделайте его немедленно.
state-flag-to-claim = { -flag(case: "Nominative") } упал: { $name }, { $at }. Чтобы закончить { -game(case: "accusative") } из-за этого, ответьте «{ command-claim-time }»; до тех пор { -move } ещё засчитывается.
state-flag = { -flag(case: "Nominative") } упал: { $name }, { $at }. Пока { -arbiter } не закончит { -game(case: "accusative") } из-за этого, { -move } ещё засчитывается.

## Reminders

reminder-time = { $site } напоминает: ваше время кончается.
reminder-silence = { $site } предупреждает: вы давно не делали { -move(case: "genitive") }. Если { -move(case: "genitive") } не будет и дальше, { -game } будет проиграна из-за молчания. Последний срок: { $until }. Сделайте { -move } или напишите «{ command-reflect }», чтобы думать дальше за счёт своего времени.
reminder-silent-flag = { $site } предупреждает: вы давно не делали { -move(case: "genitive") }, а ваше время кончается. Последний срок: { $until }.
restored = Сервис пришлось восстановить из резервной копии. Более поздние { -move(case: "plural") } и сообщения утрачены, но время возвращено. Положение в { -game(case: "genitive") } такое, как показано здесь. Условные { -move(case: "plural") } отменены: отправьте их, пожалуйста, снова. Отвечайте, пожалуйста, на это письмо; ответы на более старые письма не действуют.
restored-from = Сервис пришлось восстановить из резервной копии ({ $at }). Более поздние { -move(case: "plural") } и сообщения утрачены, но время возвращено. Положение в { -game(case: "genitive") } такое, как показано здесь. Условные { -move(case: "plural") } отменены: отправьте их, пожалуйста, снова. Отвечайте, пожалуйста, на это письмо; ответы на более старые письма не действуют.

## Conditional moves

conditions-none = Сейчас у вас нет условных { -move(case: "genitive-plural") }.
conditions-kept = Ваши условные { -move(case: "plural") } сохранены.
conditions-replaced = Ваши условные { -move(case: "plural") } сохранены. Они заменяют поданные раньше (строк: { $count }).
conditions-stored = Ваши условные { -move(case: "plural") } теперь такие. Каждая строка — одна цепочка:
conditions-not-foreseen = Ни один из ваших условных { -move(case: "genitive-plural") } не отвечает на этот { -move }; остальные отменены.
conditions-others-dropped = Ваши условные { -move(case: "plural") } на другие { -move(case: "plural") } { -opponent(case: "genitive") } отменены, потому что те уже невозможны.
conditions-you-decide = Ваш условный { -move } не сделан, потому что есть предложение { -opponent(case: "genitive") }, на которое должны ответить вы сами. Если вы сделаете этот { -move } сейчас, остаток его цепочки сохранится; { -move(case: "plural") } на другие случаи отменены.
conditions-mail-unread = Ваш условный { -move } не сделан, потому что до { -move(case: "genitive") } { -opponent(case: "genitive") } пришло ваше письмо об этой { -game(case: "genitive") }, которое ещё не было прочитано: оно могло отменять условный { -move }. Если вы сделаете этот { -move } сейчас, остаток его цепочки сохранится; { -move(case: "plural") } на другие случаи отменены.
conditions-adjourned = Ваши условные { -move(case: "plural") } отменены: на { -move } из { -envelope(case: "genitive") } никогда не отвечают, не увидев его.
conditions-taken-back = Ваши условные { -move(case: "plural") } отменены: они были для прежнего состояния { -game(case: "genitive") }.

## Messages of the players

writes = Пишет { $who }:
writes-replaced = Пишет игрок, которого заменили:
writes-arbiter = Пишет { -arbiter }:
writes-more = ... продолжение: { $url }

## Envelopes

sealed-commitment = { -move(case: "Nominative") } лежит в зашифрованном { -envelope(case: "locative") }, который никто не вскроет до { -resume(form: "genitive") } { -game(case: "genitive") }. Это контрольная сумма SHA-256 текста { -envelope(case: "genitive") }. Сохраните её: она докажет, что это именно тот { -envelope }, который { -seal(form: "masculine") } сейчас.
opened-commitment = Текст { -envelope(case: "genitive") } есть в протоколе { -game(case: "genitive") }; его SHA-256 — это контрольная сумма, напечатанная, когда { -move } был { -seal(form: "masculine") } ({ $url }):

## How to answer

answer-move = Как ответить: отправьте в ответ на это письмо одну строку, например «{ $example }»; подойдёт любая нотация.
answer-seal = Как ответить: отправьте в ответ на это письмо одну строку, например «{ command-seal }{"\u00A0"}{ $example }»; подойдёт любая нотация.
answer-seal-clock = Ваши { -clock } идут, пока { -move } не { -seal(form: "masculine") }. Никто не увидит { -move(case: "genitive") }, пока { -envelope } не вскроют.
answer-draw = Предложена { -draw }: { $opponent }. Ответьте «{ command-accept }», чтобы согласиться, или «{ command-decline }», чтобы отказаться.
answer-draw-on-move = Предложена { -draw }: { $opponent }. Ответьте «{ command-accept }», чтобы согласиться, или «{ command-decline }», чтобы отказаться; сделанный { -move } отклоняет предложение.
answer-adjournment = Предложено { -adjourn } { -game(case: "accusative") }: { $opponent }. Ответьте «{ command-adjourn }», чтобы согласиться: тогда игрок, чей { -move }, запечатает следующий { -move }, и { -clock } остановятся. Ответьте «{ command-decline-adjournment }», чтобы играть дальше.
commands-help = Команды: ответьте «{ command-help }».
commands = Команды, по одной в строке: ваш { -move }; ваш { -move } и «{ command-draw }»; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move(case: "Nominative") } остаётся в { -envelope(case: "locative") }. Его покажут, только если и вы, и { -opponent } ответите «{ command-publish }».
moves = { -move(case: "Plural") }: { $moves }
game-took =
    { $moves ->
        [one] В { -game(case: "genitive") } { $moves } { -move }
        [few] В { -game(case: "genitive") } { $moves } { -move(case: "genitive") }
        [many] В { -game(case: "genitive") } { $moves } { -move(case: "genitive-plural") }
       *[other] В { -game(case: "genitive") } { $moves } { -move(case: "genitive") }
    }; продолжительность: { $time }.
game-took-no-move = Продолжительность { -game(case: "genitive") }: { $time }. Не сделано ни одного { -move(case: "genitive") }.
game-attached = Вся { -game } приложена файлом { $file }, для шахматных программ.
game-attached-short = { -move(case: "Plural") } приложены файлом { $file }, для шахматных программ. С комментариями { -game } слишком длинна для письма; смотрите { $url }
pgn-too-long = { -game(case: "Nominative") } слишком длинна для этого письма: ответьте «{ command-pgn }» или смотрите { $url }

resume-played = { -sealed-move } будет сделан
resume-opened-and-played = { -arbiter } вскроет { -envelope }, { -sealed-move } будет сделан
resume-reply-when-ready = Ответьте «{ command-resume }», когда будете готовы.
resume-opponent-ready = { -opponent(case: "Nominative") } уже готов: { $opponent }. Ответьте «{ command-resume }», когда будете готовы и вы: тогда { $then }. Иначе { -game(case: "accusative") } { -resume(form: "future") } в ваше отсутствие: { $latest }.
resume-when-opponent-too = Время { -resume(form: "genitive") }: { $latest }. Если до него будет готов и { -opponent } ({ $opponent }), { -game(case: "accusative") } { -resume(form: "future") } сразу. Иначе с этого времени пойдут { -clock } { -opponent(case: "genitive") }, а { -envelope } вскроют, когда { -opponent } явится.
resume-when-both-sealer = Время { -resume(form: "genitive") }: { $latest }. Если до него будут готовы оба игрока, { -game(case: "accusative") } { -resume(form: "future") } сразу. Иначе с этого времени пойдут { -clock } { -opponent(case: "genitive") } ({ $opponent }), а { -envelope } вскроют, когда { -opponent } явится.
resume-when-opponent = { -game(case: "Accusative") } { -resume(form: "future") }, когда будет готов { -opponent } ({ $opponent }), но не позже чем: { $latest }.
resume-when-opponent-ready-too = { -game(case: "Accusative") } { -resume(form: "future") }, когда будет готов и { -opponent } ({ $opponent }), но не позже чем: { $latest }.
resume-when-both = Время { -resume(form: "genitive") }: { $latest }. Если до него будут готовы оба игрока, { -game(case: "accusative") } { -resume(form: "future") } сразу. Иначе с этого времени пойдут ваши { -clock }. { -envelope(case: "Nominative") } вскроют, когда вы ответите «{ command-resume }».
resume-now = Ответьте «{ command-resume }», чтобы вскрыть { -envelope }: { $then }, и пойдут ваши { -clock }. Иначе { -game(case: "accusative") } { -resume(form: "future") }: { $latest }.
resume-clock-runs = Ответьте «{ command-resume }»: тогда { $then }. До тех пор идут ваши { -clock }.
resume-show-text = Покажите текст, который вы { -seal(form: "past-plural") }, через HTTP (вскройте { -envelope }) или передайте его { -arbiter(case: "dative") }.
resume-choose = { -sealed-move(case: "Nominative") } можно понять по-разному, и выбор за вами: ответьте «{ command-choose } { $first }» или поставьте вместо { $first } другой из { -move(case: "genitive-plural") }: { $readings }. До вашего ответа ваши { -clock } идут.
default-you = Ответьте «{ command-resume }» до: { $until }. Иначе вам засчитают поражение за неявку (FIDE Guidelines I.10).
default-opponent = Если { -opponent } ({ $opponent }) не явится до: { $until }, { -opponent(case: "dative") } засчитают поражение за неявку (FIDE Guidelines I.10).
default-sealer = Если { -opponent } ({ $opponent }) не явится до: { $until } и { -envelope } не вскроют раньше, { -opponent(case: "dative") } засчитают поражение за неявку (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Вы должны { -seal } следующий { -move }. Ваши { -clock } идут, пока { -move } не { -seal(form: "masculine") }.
   *[other] { -seal(form: "Infinitive") } следующий { -move } должен игрок { $who }. { -clock(case: "Nominative") } этого игрока идут, пока { -move } не { -seal(form: "masculine") }.
}
standing-sealing-then = Когда { -move } { -seal(form: "masculine") }, { -clock } обоих игроков стоят. Перерыв в { -game(case: "genitive") } тогда длится самое большее: { $after }.
standing-sealing-reply = { $who-is ->
    [you] Ваш { -opponent } может { -seal } ответ, потому что вы не явились. Тогда идут ваши { -clock }.
   *[other] Ответ можно { -seal }, потому что один из игроков отсутствует: { $who }. Тогда идут { -clock } этого игрока.
}
standing-drafted = { $who-is ->
    [you] Ваш черновик лежит в { -envelope(case: "locative") }. { -seal(form: "Imperative") } его или замените другим.
   *[other] В { -envelope(case: "locative") } лежит черновик. Его автор: { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(case: "Nominative") } { -adjourn(form: "feminine") }. Вы { -seal(form: "past-plural") } { -move } № { $number }, { -clock } обоих игроков стоят.
   *[other] { -game(case: "Nominative") } { -adjourn(form: "feminine") }. { -move(case: "Nominative") } № { $number } { -seal(form: "masculine") }: { $who }. { -clock(case: "Nominative") } обоих игроков стоят.
}
standing-ready = { $who-is ->
    [you] Вы готовы { -resume } { -game(case: "accusative") }.
   *[other] О готовности { -resume } { -game(case: "accusative") } сообщает { $who }.
}
standing-not-ready = { $who-is ->
    [you] Вы ещё не сообщили о готовности { -resume } { -game(case: "accusative") }.
   *[other] Ещё нет сообщения от игрока { $who } о готовности { -resume } { -game(case: "accusative") }.
}
standing-when-both = Если оба игрока будут готовы до: { $latest }, { -game } { -resume(form: "future-passive") }, как только это произойдёт.
standing-when-one = { $who-is ->
    [you] { -game(case: "Nominative") } { -resume(form: "future-passive") }, когда вы будете готовы, самое позднее: { $latest }.
   *[other] { -game(case: "Nominative") } { -resume(form: "future-passive") }, когда о готовности сообщит { $who }, самое позднее: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Иначе с этого времени пойдут ваши { -clock }: { $latest }. { -envelope(case: "Nominative") } вскроют, когда вы явитесь.
   *[other] Иначе с этого времени пойдут { -clock } игрока { $who }: { $latest }. { -envelope(case: "Nominative") } вскроют, когда этот игрок явится.
}
standing-else-without = { $who-is ->
    [you] Иначе { -game } { -resume(form: "future-passive") } в ваше отсутствие: { $latest }.
   *[other] Иначе { -game } { -resume(form: "future-passive") } в отсутствие игрока { $who }: { $latest }.
}
standing-opens = { $by ->
    [arbiter] Тогда { -envelope } вскрывает { -arbiter }.
   *[service] Тогда { -envelope } вскрывает сервис.
} { $who-is ->
    [you] { -sealed-move(case: "Nominative") } будет сделан, и пойдут ваши { -clock }.
   *[other] { -sealed-move(case: "Nominative") } будет сделан, и пойдут { -clock } игрока { $who }.
}
standing-due = { -game(case: "Nominative") } { -resume(form: "feminine") }. Пока { -envelope } не вскрыт, { -clock } обоих игроков стоят.
standing-reply-sealed = Ответ на вскрытый { -move } { -seal(form: "masculine") }.
standing-absent = { $who-is ->
    [you] { -game(case: "Nominative") } { -resume(form: "feminine") }, а вы не явились. Ваши { -clock } идут до: { $until }. { -envelope(case: "Nominative") } вскроют, когда вы явитесь.
   *[other] { -game(case: "Nominative") } { -resume(form: "feminine") }, а один из игроков отсутствует: { $who }. { -clock(case: "Nominative") } этого игрока идут до: { $until }. { -envelope(case: "Nominative") } вскроют, когда этот игрок явится.
}
standing-awaited = { $who-is ->
    [you] { -game(case: "Nominative") } { -resume(form: "feminine") }, а вы ещё не явились.
   *[other] { -game(case: "Nominative") } { -resume(form: "feminine") }, а один из игроков ещё отсутствует: { $who }.
}
standing-late = Один из игроков явился слишком поздно и проигрывает, если только { -sealed-move } не закончил { -game(case: "accusative") }. Сначала вскрывают { -envelope }.
standing-missing = { $who-is ->
    [you] { -envelope(case: "Nominative") } { -illegal(form: "neuter") } вскрыть. Покажите текст, который вы { -seal(form: "past-plural") }: ваши { -clock } идут до: { $until }.
   *[other] { -envelope(case: "Nominative") } { -illegal(form: "neuter") } вскрыть. Запечатанный текст должен показать игрок { $who }. { -clock(case: "Nominative") } этого игрока идут до: { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope(case: "Nominative") } { -illegal(form: "neuter") } вскрыть, { -clock } обоих игроков стоят. Решение о { -game(case: "genitive") } принимает { -arbiter }, если вы не покажете текст, который { -seal(form: "past-plural") }.
   *[other] { -envelope(case: "Nominative") } { -illegal(form: "neuter") } вскрыть, { -clock } обоих игроков стоят. Решение о { -game(case: "genitive") } принимает { -arbiter }, если запечатанный текст не покажет { $who }.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } можно прочитать по-разному, и прочтение выбираете вы. Ваши { -clock } идут до: { $until }.
   *[other] { -sealed-move(case: "Nominative") } можно прочитать по-разному, и прочтение выбирает { $who }. { -clock(case: "Nominative") } этого игрока идут до: { $until }.
}
standing-default = Сообщите, что вы здесь, до: { $until }. Иначе вам засчитают поражение за неявку (FIDE Guidelines I.10).
standing-may-resume = Теперь вы можете сообщить о готовности { -resume } { -game(case: "accusative") }.
standing-may-end = Пока { -envelope } не вскрыт, вы можете предложить { -draw(case: "accusative") } или { -resign }. Если { -game } закончится так, { -envelope } останется закрытым, разве что оба игрока согласятся его показать.

## For arbiters

arbiter-session-continues = Сеанс закончился, и игрок, чей { -move }, должен был бы теперь { -seal } { -move }, но для { -envelope(case: "genitive") } не хватает владельцев ключей: среди названных { -arbiter(case: "genitive-plural") } слишком мало тех, кто ещё остаётся { -arbiter(case: "instrumental") }, имеет ключ и не играет в этой { -game(case: "genitive") }. { -game(case: "Nominative") } продолжается, пока достаточное число названных { -arbiter(case: "genitive-plural") } не зарегистрирует ключ или пока не отпадёт нужда её { -adjourn(form: "imperfective") }.
arbiter-fetch = { -envelope(case: "Nominative") } ждёт вас. Вскройте его своим ключом на его странице: { $url }. До тех пор { -clock } обоих игроков стоят.
arbiter-fen = Позиция в формате FEN:
arbiter-fen-after = Позиция после объявленного { -move(case: "genitive") } в формате FEN:
arbiter-withdrawn = Решение за вами: ответьте одной строкой, «arbiter { $game } adjudicate 1-0: » (или 0-1, 1/2, 0-0), и в той же строке напишите причину; или замените игрока строкой «arbiter { $game } replace { $side } NAME: » и в ней же напишите причину.
arbiter-default = Игроку, который не явится до: { $until }, засчитают поражение за неявку (FIDE Guidelines I.10).
arbiter-agree-open = Если вы согласны, ответьте одной строкой, «arbiter { $game } open».
arbiter-agree-show = Если вы согласны, вскройте { -envelope } на его странице и укажите там причину: { $url }.
arbiter-agree-two = Для досрочного вскрытия нужны двое: вы и другой { -arbiter }.
arbiter-clocks = Решение о верном времени за вами: «correct_clocks» на { $url }.
arbiter-flag = Чтобы закончить { -game(case: "accusative") } из-за упавшего { -flag(case: "genitive") }, ответьте одной строкой: «arbiter { $game } flag».
arbiter-more = Всё, что ждёт { -arbiter(case: "genitive") }: { $queue } или «postzug arbiter list». Всё, что сделано или испробовано в этой { -game(case: "genitive") }: { $trail }.

## Answers to mails

unanswered = Ваших писем без ответа: { $count }, начиная с: { $since }. Причина: за короткое время вы получили много ответов. Понятные { -move(case: "plural") } и команды в них выполнены; всё остальное нет. Проверьте, пожалуйста, нынешнее состояние и повторите то, чего ещё не хватает.
next-answer = Вы получили много ответов за короткое время, поэтому следующий придёт после: { $at }. До тех пор каждое письмо всё равно читается, и понятный { -move } или команда в нём выполняется. Потом одно письмо сообщит, что другие остались без ответа.
next-answer-reach = Если помощь нужна вам раньше, напишите администрации этого сервиса: { $address }.
next-answer-stranger = За короткое время на этот адрес пришло несколько ответов, поэтому следующий придёт после: { $at }. Письма, которые придут раньше, останутся без ответа.
more-lines = ... и ещё строк: { $count }.
more-lines-too-many = ... и ещё строк: { $count }; это слишком много для письма.
did-you-mean = Вы имели в виду { $move }? Тогда ответьте на это письмо одним словом «{ word-yes }» до: { $until }. { -move(case: "Nominative") } засчитывается с прихода вашего первого письма. Если нет, ответьте «{ word-no }» или отправьте свой { -move } отдельной строкой.
confirm-public-address = Ваше письмо пришло на адрес, который не доказывает, кто его автор, поэтому оно ещё не обработано. Отправьте, пожалуйста, ответ на адрес для ответа из наших писем: он это доказывает.
confirm-arbiter-act = Ваше письмо с решением { -arbiter(case: "genitive") } пришло на адрес { -game(case: "genitive") }. Этот адрес есть в каждом письме { -game(case: "genitive") }, которое цитируют или пересылают, поэтому письмо ещё не обработано.
confirm-other-sender = Письмо от вашего имени пришло с адреса { $from }, а у нас записан другой. Письмо ещё не обработано.
author-unproved = Письмо от вашего имени пришло на ваш адрес для ответа. Ваши настройки требуют более надёжного подтверждения автора, чем есть у этого письма, поэтому оно ещё не обработано.
confirm-how = Оно ваше? Тогда ответьте на это письмо одним словом «{ word-yes }» до: { $until }. Ваше письмо тогда засчитывается с его первого прихода. Иначе ответьте «{ word-no }» или ничего не делайте.

## A new account

join-confirm = Хотите завести здесь учётную запись под именем { $name }? Тогда ответьте на это письмо одним словом «{ word-yes }» до: { $until }. Если хотите другое имя, отправьте в ответ одну строку, например «{ command-join } Anna Berg». Если вы об этом не просили, ничего не делайте: без вашего «{ word-yes }» учётная запись не создаётся, а ваше письмо удаляется.
join-name = Под каким именем вы хотите играть? Отправьте в ответ на это письмо одну строку, например «{ command-join } Anna Berg». Если она придёт до: { $until }, ваша учётная запись будет создана. Если вы об этом не просили, ничего не делайте.
code-sign-up = Ваш код для создания учётной записи:
code-sign-in = Ваш код для входа:
code-change-address = Ваш код, чтобы отныне пользоваться этим адресом:
code-asked-by = Откуда запрос: { $device }.
code-browser = браузер
code-how = Введите его там, где вы его запросили. Он действует один раз, срок действия: { $valid }. Если вы его не запрашивали, ничего не делайте: без кода ничего не произойдёт. Никто на { $site } никогда не спросит его у вас.
code-subject = Ваш код для { $site }
account-subject = Ваша учётная запись на { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] что произошло в ваших { -game(case: "locative-plural") }
    [one] ваш { -move } в { $count } { -game(case: "genitive") }
    [few] ваш { -move } в { $count } { -game(case: "locative-plural") }
    [many] ваш { -move } в { $count } { -game(case: "locative-plural") }
   *[other] ваш { -move } в { $count } { -game(case: "genitive") }
}
digest = { $count ->
    [0] Ни в одной { -game(case: "genitive") } сейчас не ваш { -move }.
    [one] Ваш { -move } в { $count } { -game(case: "genitive") }.
    [few] Ваш { -move } в { $count } { -game(case: "locative-plural") }; первой идёт та, где срок ближе всего.
    [many] Ваш { -move } в { $count } { -game(case: "locative-plural") }; первой идёт та, где срок ближе всего.
   *[other] Ваш { -move } в { $count } { -game(case: "genitive") }; первой идёт та, где срок ближе всего.
}
digest-game = { $game } { $white } – { $black }
digest-until = Ваш { -move } { $number }. Срок: { $until } (осталось: { $left }).
digest-move = Чтобы сделать { -move }, напишите его на этот адрес, например: { $example }
digest-write = Чтобы написать об этой { -game(case: "genitive") }, пользуйтесь этим адресом:
digest-more = { $count ->
    [one] Есть ещё { $count } { -game }. Напишите «{ command-games }», чтобы получить полный список.
    [few] Есть ещё { $count } { -game(case: "genitive") }. Напишите «{ command-games }», чтобы получить полный список.
    [many] Есть ещё { $count } { -game(case: "genitive-plural") }. Напишите «{ command-games }», чтобы получить полный список.
   *[other] Есть ещё { $count } { -game(case: "genitive") }. Напишите «{ command-games }», чтобы получить полный список.
}

## Challenges

challenge = { $other } вызывает вас на { -game(case: "accusative") }: { $terms }.
challenge-how = Ответьте до: { $until }. Отправьте в ответ на это письмо одну строку, «{ command-accept-challenge } { $challenge }» или «{ command-decline-challenge } { $challenge }».
challenge-declined = Ваш вызов { $challenge } отклонён: { $other } ({ $terms }).
challenge-withdrawn = Вызов { $challenge } отозван: { $other }. Вам ничего делать не нужно.
challenge-subject = [{ $challenge }] { $other } вызывает вас
challenge-declined-subject = [{ $challenge }] Ваш вызов отклонён: { $other }
challenge-withdrawn-subject = [{ $challenge }] Вызов отозван: { $other }
challenge-you-white = вы играете { -white(form: "instrumental") }
challenge-you-black = вы играете { -black(form: "instrumental") }
challenge-colours-drawn = цвет определяет жребий в начале { -game(case: "genitive") }
terms-public-sentence = { $plies ->
    [0] { -move(case: "Plural") } может читать кто угодно без учётной записи.
    [one] { -move(case: "Plural") } может читать кто угодно без учётной записи, с опозданием на { $plies } полуход.
    [few] { -move(case: "Plural") } может читать кто угодно без учётной записи, с опозданием на { $plies } полухода.
    [many] { -move(case: "Plural") } может читать кто угодно без учётной записи, с опозданием на { $plies } полуходов.
   *[other] { -move(case: "Plural") } может читать кто угодно без учётной записи, с опозданием на { $plies } полухода.
}
start-chess960 = позиция Chess960 № { $number }
start-from = начальная позиция: { $fen }
start-drawn-chess960 = позицию Chess960 определяет жребий в начале { -game(case: "genitive") }

## The regulations of a game that are not the usual ones

terms-claim-after = Потребовать { -draw(case: "accusative") } можно после { $moves ->
    [one] { $moves } { -move(case: "genitive") }
    [few] { $moves } { -move(case: "genitive-plural") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
} каждой стороны без взятия и без { -move(case: "genitive") } пешкой.
terms-not-automatic = Повторение позиции и { -move(case: "plural") } без взятия и без { -move(case: "genitive") } пешкой заканчивают { -game(case: "accusative") } только по требованию.
terms-wrong-claim = { $days ->
    [0] За необоснованное требование { -opponent } не получает дополнительного времени.
    [one] За необоснованное требование { -opponent } получает { $days } дополнительный день на следующий { -move }.
    [few] За необоснованное требование { -opponent } получает { $days } дополнительных дня на следующий { -move }.
    [many] За необоснованное требование { -opponent } получает { $days } дополнительных дней на следующий { -move }.
   *[other] За необоснованное требование { -opponent } получает { $days } дополнительного дня на следующий { -move }.
}
terms-offer-again = После предложения { -draw(case: "genitive") } игрок должен сделать { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}, прежде чем предлагать снова.
terms-illegal-gains = За { -illegal } { -move } { -opponent } получает { $days ->
    [one] { $days } дополнительный день
    [few] { $days } дополнительных дня
    [many] { $days } дополнительных дней
   *[other] { $days } дополнительного дня
} на следующий { -move }.
terms-illegal-loses = { $count }-й { -illegal } { -move } игрока ведёт к проигрышу { -game(case: "genitive") }.
terms-ambiguous-gains = За неоднозначный { -move } { -opponent } получает { $days ->
    [one] { $days } дополнительный день
    [few] { $days } дополнительных дня
    [many] { $days } дополнительных дней
   *[other] { $days } дополнительного дня
} на следующий { -move }.
terms-ambiguous-loses = { $count }-й неоднозначный { -move } игрока ведёт к проигрышу { -game(case: "genitive") }.
terms-appeal = { $days ->
    [0] Подать { -appeal(form: "accusative") } на решение { -arbiter(case: "genitive") } нельзя.
    [one] Игрок может подать { -appeal(form: "accusative") } на решение { -arbiter(case: "genitive") } в течение { $days } дня.
    [few] Игрок может подать { -appeal(form: "accusative") } на решение { -arbiter(case: "genitive") } в течение { $days } дней.
    [many] Игрок может подать { -appeal(form: "accusative") } на решение { -arbiter(case: "genitive") } в течение { $days } дней.
   *[other] Игрок может подать { -appeal(form: "accusative") } на решение { -arbiter(case: "genitive") } в течение { $days } дня.
}
terms-takeback = { -arbiter(case: "Nominative") } может разрешить взять назад { -move }, сделанный из-за описки.
terms-arbiters = { $n ->
    [one] Для этой { -game(case: "genitive") } назначен { $n } { -arbiter }: { $accounts }.
    [few] Для этой { -game(case: "genitive") } назначены { $n } { -arbiter(case: "genitive") }: { $accounts }.
    [many] Для этой { -game(case: "genitive") } назначено { $n } { -arbiter(case: "genitive-plural") }: { $accounts }.
   *[other] Для этой { -game(case: "genitive") } назначено { $n } { -arbiter(case: "genitive") }: { $accounts }.
}
terms-session = Сеанс длится { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}; после него игрок, чья очередь ходить, { -seal(form: "present") } { -move }.
terms-resumes = { -adjourn(form: "Adjective") } { -game } { -resume(form: "passive") } через { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} после { -seal(form: "genitive") }, если не согласовано другое.
terms-opponent-chooses = Если у { -sealed-move(case: "genitive") } два прочтения, одно из них выбирает { -opponent }.
terms-check-in = Игроки подтверждают своё присутствие, прежде чем { -adjourn(form: "adjective") } { -game } { -resume(form: "future-passive") }.
terms-default = { $days ->
    [0] Игрок, который не явился ко времени { -resume(form: "genitive") }, проигрывает.
    [one] Игрок, который не явился в течение { $days } дня после времени { -resume(form: "genitive") }, проигрывает.
    [few] Игрок, который не явился в течение { $days } дней после времени { -resume(form: "genitive") }, проигрывает.
    [many] Игрок, который не явился в течение { $days } дней после времени { -resume(form: "genitive") }, проигрывает.
   *[other] Игрок, который не явился в течение { $days } дня после времени { -resume(form: "genitive") }, проигрывает.
}
terms-holders = { $needed ->
    [one] Чтобы вскрыть { -envelope }, нужен { $needed } ключ одного из этих { -arbiter(case: "genitive-plural") }: { $accounts }.
    [few] Чтобы вскрыть { -envelope }, нужны вместе { $needed } ключа этих { -arbiter(case: "genitive-plural") }: { $accounts }.
    [many] Чтобы вскрыть { -envelope }, нужно вместе { $needed } ключей этих { -arbiter(case: "genitive-plural") }: { $accounts }.
   *[other] Чтобы вскрыть { -envelope }, нужно вместе { $needed } ключа этих { -arbiter(case: "genitive-plural") }: { $accounts }.
}
terms-early = На досрочное вскрытие { -envelope(case: "genitive") } должны согласиться два { -arbiter(case: "genitive") }.
terms-free-weekdays = Еженедельно в эти дни { -clock } обоих игроков стоят: { $weekdays }.
terms-free-dates = В эти дни { -clock } обоих игроков стоят: { $dates }.
terms-free-night = С { $from } до { $until } { -clock } игрока стоят, по часовому поясу этого игрока.
terms-leave = Каждый игрок может взять { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} отпуска за календарный год.
terms-leave-ahead = Отпуск нужно взять не позже чем за { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} до его начала.
terms-leave-moves = Во время отпуска игрок может делать { -move(case: "plural") }.
terms-silence = Игрок, который не делает { -move(case: "genitive") } { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, проигрывает { -game(case: "accusative") }, если не заявил, что обдумывает { -move } дальше. Напоминания приходят после стольких дней: { $reminders }.
terms-flag-claimed = Когда { -flag } падает, закончить { -game(case: "accusative") } из-за этого может { -opponent } или { -arbiter }. До тех пор { -move } ещё засчитывается.
terms-flag-arbiter = Когда { -flag } падает, закончить { -game(case: "accusative") } из-за этого может только { -arbiter }. До тех пор { -move } ещё засчитывается.
terms-tablebase = Игрок может подать требование по { -tablebase(case: "dative") }, если фигур и пешек на доске не больше { $men }. { $fifty ->
    [yes] Правило пятидесяти { -move(case: "genitive-plural") } при этом учитывается.
   *[no] Правило пятидесяти { -move(case: "genitive-plural") } при этом не учитывается.
}
terms-undecided = У { -arbiter(case: "genitive") } есть { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, чтобы рассмотреть требование, для которого здесь нет { -tablebase(case: "genitive") }.
terms-adjudication = Игрок может попросить { -arbiter(case: "genitive") } присудить результат по анализу. { $stops ->
    [yes] До решения { -clock } обоих игроков стоят.
   *[no] До решения { -game } продолжается.
}
terms-adjudicated = Чтобы присудить результат по анализу, у { -arbiter(case: "genitive") } есть { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
terms-annulled = Если игрок выходит, прежде чем обе стороны сделали по { $moves ->
    [one] { $moves } { -move(case: "dative") }
    [few] { $moves } { -move(case: "genitive") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}, { -game } аннулируется.
terms-withdrawn = Когда игрок выходит, { -game } стоит, пока { -arbiter } не присудит результат или пока её не продолжит кто-то другой.
terms-silent = Игрок, который из-за молчания проиграл половину своих { -game(case: "genitive-plural") } турнира, считается вышедшим из него.
terms-conditions-visible = { -opponent(case: "Nominative") } видит условные { -move(case: "plural") } ещё до того, как они сделаны.
terms-protection = Если после { -move(case: "genitive-plural") } с добавлением у игрока в общей сложности меньше трёх дней, его время увеличивается до трёх дней.

## Receipts of the log

receipt = { -envelope(case: "Nominative") } с { -sealed-move(case: "instrumental") } { -game(case: "genitive") } { $game } внесён в журнал всех событий, номер записи: { $entry }. Отныне никто, и мы тоже, не может изменить его или время { -seal(form: "genitive") } так, чтобы это письмо не доказало изменение. Сохраните, пожалуйста, это письмо: доказательство — вложенный в него файл { $file }. { -move(case: "Genitive") } он не раскрывает.
receipt-how-to-check = { -arbiter(case: "Nominative") } может проверить это без нас и без сети: скриптом verify.sh, которому нужны только bash, awk и openssl, или только с bash и openssl, как описано в разделе «A receipt by hand» в docs/internals/log.md. Возьмите скрипт из своей копии Postzug («postzug audit script»), а не у того, кто показывает вам доказательство. Его SHA-256:
receipt-entry = Запись { -envelope(case: "genitive") } в журнале:
receipt-hashes = А эти контрольные суммы ведут от неё к подписанному корню ниже:

## Mail that is passed on to the operator

passed-on = Это письмо пришло на { $mailbox }@ от { $from }. Ответ уйдёт его автору, а не нам. Это письмо { $number } в ящике: «postzug inbox show { $number } --raw» печатает всё, что от него сохранено.
passed-on-no-address = автора без обычного адреса
passed-on-shortened = ... (сокращено)
passed-on-header = Его заголовки:

## Below every mail

subject-your-mail = Ваше письмо в { $site }
subject-your-move = ваш { -move } { $number }
subject-their-move = { $name }: { -move } { $number }
subject-draw-offered = { $state }, предложена { -draw }
subject-left = { $state }, осталось: { $left }
subject-you-won = { -game } закончена, вы выиграли
subject-you-lost = { -game } закончена, вы проиграли
subject-white-won = { -game } закончена, { -white } выиграли
subject-black-won = { -game } закончена, { -black } выиграли
subject-both-lost = { -game } закончена, проиграли обе стороны
subject-drawn = { -game } закончена, { -draw }
subject-no-result = { -game } закончена, без результата
subject-adjourned-yours = { -game } { -adjourn(form: "feminine") }, ваши { -clock } идут
subject-adjourned = { -game } { -adjourn(form: "feminine") }
subject-undecided = решает { -arbiter }
subject-for-arbiter = для { -arbiter(case: "genitive") }
subject-question = пожалуйста, ответьте
subject-receipt = ваша квитанция
from-name = { $name } через { $site }
footer-player = Получатель этого письма: { $name }, { -game } { $game }.
footer-account = Получатель этого письма: { $name } (здесь есть учётная запись).
footer-stranger = Если вы не просили этого письма, не обращайте на него внимания.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = примечание { $number }
heard-notes = В приложенном файле { $file } есть текст каждого примечания под его номером.
footer-log = Текст ниже предназначен для программ: подписанная вершина нашего журнала.
footer-log-and-pgn = Текст ниже предназначен для программ: подписанная вершина нашего журнала и { -game } (PGN).
footer-pgn = Текст ниже предназначен для шахматных программ: { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Вы не вышли. Если хотите выйти, напишите «{ command-withdraw-from-all-games-yes }:» и причину
hint-withdraw-event = Вы не вышли. Если хотите выйти, напишите «{ command-withdraw-from-event-yes }:» и причину
hint-appeal = Напишите номер решения и свои доводы: { command-appeal } 17: мне об этом не сообщили
hint-colours = Вы назвали больше одного цвета. Напишите что-то одно: { word-white }, { word-black }, { word-random }
hint-controls = Вы назвали больше одного контроля времени. Напишите один из них
hint-starts = Вы назвали больше одной начальной позиции. Напишите 960 один раз
hint-limit = Лимит должен быть от 1 до 60 дней на { -move }
hint-bare-length = «{ $text }» может означать лимит на каждый { -move } или время на несколько { -move(case: "genitive-plural") }, поэтому { -game } не предложена. На каждый { -move } напишите: { $days } { word-days } { word-a-move }. На 10 { -move(case: "genitive-plural") } напишите: 10/{ $length }. На всю { -game(case: "accusative") } напишите: { $length } { word-in-all }
hint-chess960 = У позиций Chess960 номера от 0 до 959
hint-control = Этот контроль времени вне допустимых границ: см. docs/arbitrate/clocks.md
hint-move = Напишите { -move } после этих слов, например: { command-move } 5254
hint-claim = Напишите «{ command-claim-threefold }» или «{ command-claim-fifty }»
hint-claim-announced = Напишите «{ command-claim-threefold }» или «{ command-claim-fifty }»; { -move }, который вы объявляете, ставьте после этого
hint-challenge-number = Напишите номер вызова, например: { command-accept-challenge } C7
hint-leave-all = Напишите первый и последний день: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Напишите первый и последний день: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Напишите первый день отпуска: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Напишите первый день отпуска: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Ваши условные { -move(case: "plural") } не сохранены: неясно, где один из них кончается или что он означает. Причиной может быть запятая в конце строки, строка с отступом, строка, которую могла разорвать ваша почтовая программа, или другие слова вокруг { -move(case: "genitive-plural") }. Сохранённое раньше остаётся. Пишите каждую цепочку с её первого { -move(case: "genitive") } отдельной строкой, например: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. Не ставьте запятую в конце и оставляйте пустую строку между двумя цепочками. Если длинная цепочка должна продолжиться в следующей строке, разрывайте её после «{ command-then }»
hint-no-move = { -move(case: "Nominative") } не сделан. Напишите свой { -move } отдельной строкой
hint-challenge = Напишите «{ command-challenge } ИМЯ», а по желанию ещё: { word-white } или { word-black }, 5 { word-days } или другой контроль времени, 960
hint-seek = Напишите «{ command-seek }», а по желанию ещё: { word-white } или { word-black }, 5 { word-days } или другой контроль времени, 960
hint-other-language = Это команда на другом языке ({ $language }), поэтому ничего не сделано. Напишите её на своём языке или по-английски либо выберите тот язык отдельной строкой: { command-language } { $tag }
hint-set = Напишите, например: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached } или { command-set-acknowledge } { word-off }
hint-letters = Напишите «{ command-set-letters }» и название языка на этом же языке, например: { command-set-letters } Deutsch
hint-pgn = Напишите «{ command-set-pgn } { word-attached }» или «{ command-set-pgn } { word-not-attached }»
hint-pgn-which = Напишите «{ command-pgn }», чтобы получить эту { -game(case: "accusative") }, «{ command-pgn } G42» — { -game(case: "accusative") } с этим номером, «{ command-pgn-all }» — все свои { -game(case: "genitive") }, или «{ command-pgn-all-before } G42»
hint-calendar = Напишите «{ command-set-calendar } { word-attached }» или «{ command-set-calendar } { word-not-attached }»
hint-mail = Напишите «{ command-set-mail } { format-html }» или «{ command-set-mail } { format-text }»
hint-on-off = Напишите после этого «{ word-on }» или «{ word-off }», например: { command-set-board } { word-off }
hint-adjudicate = Напишите «{ command-adjudicate-win }» или «{ command-adjudicate-draw }», затем строку «{ command-analysis }:» и ваш анализ под ней
hint-analysis-cut = Часть анализа похожа на цитату или подпись. Поставьте в конце строку, в которой есть только точка, и отправьте анализ ещё раз; тогда он будет взят дословно
needs-game = Для этого нужна { -game }: ответьте на письмо о { -game(case: "genitive") }.
message-cut = Ваше сообщение длиннее { $most } знаков. { -opponent(case: "Nominative") } получит его до этого места: отправьте остаток отдельным сообщением.
unsent-words = Ваш { -move } сделан. Другие слова вашего письма никому не отправлены: если они для { -opponent(case: "genitive") }, напишите их под строкой «{ command-message }:» после своего { -move(case: "genitive") } или в одной строке после «{ command-say }».
hint-notices = Напишите «{ command-notices-off }» или «{ command-notices-on }» и один или несколько видов: { $kinds }
not-in-digests = Уведомления этого вида в сводки не входят: { $kind }.
hint-digests = Уведомления этих видов могут ждать сводки: { $kinds }. Напишите, например: { command-notices-daily } о сообщениях
hint-digest = Напишите время сводок в своём часовом поясе, например: { command-set-digest } 08:00, или вместе с днём еженедельной сводки: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Напишите свои тихие часы в своём часовом поясе, например: { command-set-quiet } 22:00-07:00, или: { command-set-quiet } { word-off }
hint-notation = Напишите «{ command-set-notation }» и одну из нотаций: { $notations }

## Settings and games

settings = Ваши нынешние настройки; каждая в том виде, в каком её пишут, чтобы изменить:
settings-line = {"  "}{ $command } { $value }
settings-explained = «{ command-set-board }»: рисунок в каждом письме. «{ command-set-pgn } { word-attached }»: { -game } файлом для вашей шахматной программы, в каждом письме. «{ command-set-acknowledge }»: письмо о каждом вашем собственном { -move(case: "locative") }, то же, что уведомления вида «{ kind-acknowledgements }». Уведомления этих видов приходят всегда, потому что без них можно потерять { -game(case: "accusative") } или учётную запись: { $needed }. Насколько надёжно должно быть доказано, что письмо ваше, можно изменить только здесь: { $url }.
games-none = У вас нет идущих { -game(case: "genitive-plural") }. Напишите «{ command-seeks }», чтобы увидеть, кто ищет { -opponent(case: "genitive") }, или «{ command-challenge } ИМЯ»
games-over-none = У вас нет завершённых { -game(case: "genitive-plural") }.
games-over = {"  "}{ $game } { $white } – { $black }: { $result } ({ $how }), { $at }
games-over-more = Чтобы увидеть более ранние, напишите: { command-games-over-before } { $game }
games-over-pgn = Чтобы получить { -game(case: "accusative") } файлом (PGN), напишите, например: { command-pgn } { $game }; чтобы получить все свои { -game(case: "genitive") }: { command-pgn-all }
pgn-attached = { -game(case: "Nominative") } приложена файлом { $file }.
pgn-all-none = У вас нет { -game(case: "genitive-plural") } или нет более ранних, чем указанная.
pgn-all-attached =
    { $count ->
        [1] Одна из ваших { -game(case: "genitive-plural") } приложена файлом { $file }.
        [one] Файлом { $file } приложена { $count } ваша { -game }, начиная с самой новой.
        [few] Файлом { $file } приложены { $count } ваши { -game(case: "genitive") }, начиная с самой новой.
        [many] Файлом { $file } приложено { $count } ваших { -game(case: "genitive-plural") }, начиная с самой новой.
       *[other] Файлом { $file } приложено { $count } вашей { -game(case: "genitive") }, начиная с самой новой.
    }
pgn-all-more = Чтобы получить более ранние, напишите: { command-pgn-all-before } { $game }
pgn-no-room = Рядом с другими файлами этого ответа для этого нет места. Напишите эту строку в отдельном письме.
games-your-move = {"  "}{ $game } { $white } – { $black }: ваш { -move }
games-your-move-until = {"  "}{ $game } { $white } – { $black }: ваш { -move }, до: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: не ваш { -move }
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: не ваш { -move }; срок { -opponent(case: "genitive") }: { $until }
calendar-mailed = Адрес вашего календаря придёт отдельным письмом.
calendar-revoked = У вашего календаря больше нет адреса. Программы, которые были на него подписаны, не показывают ничего нового.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Шахматы: { $site }
calendar-move = { $game }: ваш { -move } { $number }, { -opponent }: { $opponent }
calendar-seal = { $game }: { -seal(form: "imperative") } свой { -move } { $number }, { -opponent }: { $opponent }
calendar-deadline = Ваши { -clock } идут до времени этой записи.
calendar-last-move = Последний { -move } { -opponent(case: "genitive") }: { $move }.
calendar-resumption = { $game }: { -resume(form: "noun") }, { -opponent }: { $opponent }
calendar-resumption-latest = { -adjourn(form: "Adjective") } { -game } { -resume(form: "future-passive") } не позже времени этой записи.
calendar-leave = Отпуск
unsubscribe-title = Уведомления по почте
unsubscribe-ask = Больше не присылать вам письма такого вида: { $kinds }? Все остальные уведомления останутся.
unsubscribe-button = Выключить
unsubscribe-done = Письма такого вида вам больше не придут: { $kinds }. Чтобы снова их включить, напишите сервису по почте: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(case: "Plural") } по почте выключены в ваших настройках. Ничего не сделано.
mail-unreadable = Ваше письмо невозможно прочитать, поэтому ничего из него не выполнено. Оно построено так, что читать его небезопасно: слишком много частей или письма внутри писем. Отправьте его, пожалуйста, ещё раз простым текстом, без вложений.
mail-before-restoration = Вы ответили на письмо, написанное до того, как сервис восстановили из резервной копии; положение в { -game(case: "genitive") } тогда могло быть другим. Ничего не сделано. Посмотрите, пожалуйста, на нынешнее положение в { -game(case: "genitive") } (ответ «{ command-show }») и ответьте на это письмо.
mail-of-lost-game = Ваше письмо относится к { -game(case: "genitive") }, которая началась после резервной копии, из которой пришлось восстановить сервис. Та { -game } утрачена. Ничего не сделано.
mail-disowned = Письмо на ваш адрес для ответа отложено в сторону, и ничего из него не выполнено: домен автора сообщает, что письмо пришло не от него (DMARC). Если его написали вы, отправьте его через сервер своего почтового провайдера или попросите оператора принять письмо { $mail } к обработке; тогда оно засчитывается со времени прихода.
mail-nothing-waits = Ни одно письмо больше не ждёт вашего «{ word-yes }» или «{ word-no }»: ответ уже был, или оно ждало слишком долго. Сейчас ничего не сделано.
mail-no-yes = В вашем ответе нет ни «{ word-yes }», ни «{ word-no }» отдельной строкой, поэтому письмо, к которому он относится, ждёт дальше. Ответьте, пожалуйста, на вопрос ещё раз, одним этим словом.
mail-answer-from-elsewhere = Ответ на вопрос о вашем письме пришёл с адреса { $from }. Это не адрес вашей учётной записи, поэтому ответ не засчитан, и письмо всё ещё ждёт. Отправьте ответ с адреса своей учётной записи: «{ word-yes }» или «{ word-no }» отдельной строкой, в ответе на письмо с вопросом.
mail-not-played = { -move(case: "Nominative") } не сделан. Ответьте на это письмо своим { -move(case: "instrumental") } отдельной строкой.
mail-yes-and-more = В вашем ответе есть «{ word-yes }» и что-то ещё, поэтому { -move } не сделан. Отправьте в ответ только «{ word-yes }» или только свой { -move } отдельной строкой.
mail-another-waits = Пришло второе письмо, которое, возможно, не ваше. О первом вас уже спросили, поэтому со вторым ничего не сделано. Ответьте на вопрос о первом, «{ word-yes }» или «{ word-no }», или напишите со своего адреса.
mail-to-public-address = У вас есть здесь учётная запись, и ваше имя: { $name }. Ваше письмо пришло на { $mailbox }@, а это не доказывает, кто его написал, поэтому ничего из него не выполнено. Ответьте на это письмо своими командами: его адрес для ответа только ваш.
mail-of-stranger = Это { $site }, здесь играют в заочные шахматы по почте. У этого адреса здесь нет учётной записи. Чтобы получить её, ответьте на это письмо (или напишите на { $address }) одной строкой: «{ command-join }» и имя, которое увидят другие, например «{ command-join } Anna Berg». Вы получите одно письмо с вопросом, вы ли это были; после вашего «{ word-yes }» всё идёт по почте: поиск { -opponent(case: "genitive") }, игра, настройки. Подробнее: { $url }.
join-unclear = В вашем ответе нет ни «{ word-yes }», ни имени после слова «{ command-join }».
mail-not-a-player = Вы не играете { -game(case: "accusative") } { $game }. Ничего не сделано.
not-understood = Не понято.
question-several = В вашем письме найдено больше одного { -move(case: "genitive") }: { $lines }. { -move(case: "Nominative") } не сделан. Отправьте в ответ один { -move } отдельной строкой.
question-in-prose = Среди других слов есть то, что может быть { -move(case: "instrumental") }: { $lines }. { -move(case: "Nominative") } не сделан. Напишите { -move } отдельной строкой.
question-other-number = Номер перед вашим { -move(case: "instrumental") } не является номером вашего следующего { -move(case: "genitive") }: { $lines }. { -move(case: "Nominative") } не сделан.
question-taken-back = Прочитано то, что может отменять остальное в вашем письме: { $lines }. Ничего не сделано.
question-names-another-game = Ваше письмо пришло на адрес не той { -game(case: "genitive") }, которая в нём названа: { $lines }. Ничего не сделано.
question-in-signature = Под строкой, с которой начинается ваша подпись, есть то, что может быть { -move(case: "instrumental") }: { $lines }. Подпись не читается, поэтому { -move } не сделан.
question-in-subject = В тексте вашего письма { -move(case: "genitive") } не найдено; в его теме есть: { $lines }. { -move(case: "Nominative") } не сделан.
question-in-other-letters = { -move(case: "Genitive") } с вашими буквами фигур не найдено, но есть { -move } с буквами другого языка: { $lines }. { -move(case: "Nominative") } не сделан. Чтобы отныне такие { -move(case: "plural") } читались, напишите, например: { command-set-letters } Deutsch
question-in-cyrillic = В вашем письме есть кириллические буквы, похожие на латинские: { $lines }. Поля доски обозначаются латинскими буквами, поэтому { -move } не сделан. Напишите свой { -move } латинскими: { $moves }
question-contradiction = В вашем письме есть просьбы, которые исключают друг друга: { $lines }. Ничего не сделано. Отправьте в ответ что-то одно.
question-in-message = В сообщении { -opponent(case: "dative") } есть строка, которая является { -move(case: "instrumental") } или командой: { $lines }. Ничего не сделано и ничего не отправлено. Напишите её над сообщением.
question-below-text = Под текстом { -appeal(form: "genitive") }, заявления о выходе или решения { -arbiter(case: "genitive") } стоит то, что может быть { -move(case: "instrumental") }, командой или частью текста: { $lines }. Ничего не сделано. Если это часть текста, поставьте в её конце строку, в которой есть только точка, и отправьте ещё раз; если нет, напишите это над текстом или в отдельном письме.
question-other-game = { -game(case: "Nominative") }, которую вы прислали обратно, не продолжает записанную ровно на один полуход. { -move(case: "Nominative") } не сделан.
game-has-no-new-move = В { -game(case: "genitive") }, которую вы прислали обратно, нет ни одного { -move(case: "genitive") }, которого ещё не было бы в протоколе. { -move(case: "Nominative") } не сделан.
question-game-attached = Во вложении найдена { -game } (PGN), а в тексте вашего письма { -move(case: "genitive") } нет. Она не продолжает эту { -game(case: "accusative") } ровно на один полуход или в ней нет номера этой { -game(case: "genitive") } (CmailGameName), поэтому ничего не сделано. Напишите свой { -move } в тексте отдельной строкой, например 5254 или e4.
question-several-games = Ваше письмо отправлено в несколько { -game(case: "genitive-plural") }, и те же слова могут означать { -move } в каждой из них, поэтому в этой ничего не сделано. Пишите в каждую { -game(case: "accusative") } отдельно: отвечайте на её собственное письмо.
question-too-many = В вашем письме больше десяти команд. Ничего не сделано.
question-nothing = В вашем письме не найдено ни { -move(case: "genitive") }, ни команды. Ничего не сделано. Напишите свой { -move } или команду отдельной строкой, выше цитат.
question-sealing = В вашем письме говорится о { -seal(form: "locative") }, а то, что может быть { -move(case: "instrumental") }, стоит без «{ command-seal }» перед ним. Ничего не { -seal(form: "neuter") }, и { -move } не сделан. Чтобы { -seal } { -move }, напишите «{ command-seal }» и { -move } в одной строке.
question-sealing-or-play = В вашем письме говорится о { -seal(form: "locative") }, а то, что может быть { -move(case: "instrumental") }, стоит без «{ command-seal }» перед ним. Ничего не { -seal(form: "neuter") }, и { -move } не сделан. Чтобы { -seal } { -move }, напишите «{ command-seal }» и { -move } в одной строке. Чтобы сыграть его, отправьте только сам { -move }, без таких слов, как «{ -seal(form: "neuter") }» или «{ command-draft }», в тексте или в теме.
question-sealing-play = В вашем письме говорится о { -seal(form: "locative") }, а то, что может быть { -move(case: "instrumental") }, стоит без «{ command-seal }» перед ним. Ничего не { -seal(form: "neuter") }, и { -move } не сделан. Сейчас ничего нельзя { -seal }. Чтобы сыграть { -move }, отправьте только сам { -move }, без таких слов, как «{ -seal(form: "neuter") }» или «{ command-draft }», в тексте или в теме.
your-clock-goes-on = Ваши { -clock } идут дальше.
not-repeated = (не повторяется)
quoted = «{ $text }»

## Answers to commands

only-arbiters-see = Это показывают только { -arbiter(case: "dative") }, и только о { -game(case: "genitive") }, которая существует.
needs-own-game = Для этого нужна ваша { -game }: ответьте на письмо о { -game(case: "genitive") }.
rematch-too-early = { -game(case: "Nominative") } { $game } ещё не закончена. Попросите снова после её конца.
arranged = Готово.
arranged-game = { -game(case: "Nominative") } { $game } началась; о ней придёт письмо.
arranged-seek = Ваша заявка { $challenge } открыта: играет первый, кто её примет. Чтобы отозвать её, напишите: { command-withdraw } { $challenge }
arranged-challenge = Ваш вызов { $challenge } отправляется. Чтобы отозвать его, напишите: { command-withdraw } { $challenge }
arranged-withdrawn = Отозвано: { $challenge }. Принять это больше никто не может.
arranged-declined = Вы отклонили { $challenge }. Автор вызова получит письмо.
nothing-changed = Ничего не изменено.
everywhere-leave = Ваш отпуск: с { $first } по { $last }. { -game(case: "Genitive-plural") }: { $count } из { $games }.
everywhere-no-leave = Ваш отпуск с { $first } отменён. { -game(case: "Genitive-plural") }: { $count } из { $games }.
everywhere-done = Сделано. { -game(case: "Genitive-plural") }: { $count } из { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game(case: "Accusative") } { -resume(form: "future") }: { $at }.
done-nothing = Ничего не изменилось: так было и раньше.
done-recorded = Это есть в протоколе { -game(case: "genitive") }.
done-event = Это событие { $event } { -game(case: "genitive") } { $game }.
hint-accept-offer = Предложение { -draw(case: "genitive") } от { -opponent(case: "genitive") } уже есть: напишите «{ command-accept }», чтобы согласиться.
hint-offer-with-move = { -draw(case: "Accusative") } предлагают вместе с { -move(case: "instrumental") }: напишите { -move } строкой выше.
hint-accept-which = Предложены и { -draw }, и { -adjourn(form: "noun") } { -game(case: "genitive") }: напишите «{ command-accept-draw }» или «{ command-adjourn }».
hint-resign = Вы не { -resign(form: "past-plural") }. Если хотите { -resign }, напишите: { command-resign } { $game }
hint-resign-other = Этот адрес относится к { -game(case: "genitive") } { $game }. Чтобы { -resign } в ней, напишите: { command-resign } { $game }
sealed-not-one-move = Здесь нужен ровно один { -move }, возможный в этой позиции, а написано другое. Ничего не { -seal(form: "neuter") }; написанное вами не повторяется.
message-on-record = Сообщение под { -move(case: "instrumental") } уже внесено в протокол, поэтому ещё раз оно не отправлено.
pace = { $name } — { -move(case: "genitive-plural") }: { $moves }, из них за последние 30 дней: { $recent }, последний: { $last }; затрачено: { $used }; списано с { -clock(case: "genitive") }: { $charged }; на { -move } в среднем: { $mean }; на половину { -move(case: "genitive-plural") } не больше чем: { $median }; самое большее: { $longest } (полуход { $longest_at }); на последние десять { -move(case: "genitive-plural") }: { $last_ten }; на этот { -move }: { $thinking }.
pace-none = нет
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (ваша), { $terms }
seeks-none = Открытых заявок нет.
seeks-how = Чтобы принять одну из них, напишите, например: { command-accept-challenge } { $challenge }
seek-plays-white = играет { -white(form: "instrumental") }
seek-plays-black = играет { -black(form: "instrumental") }
seek-colours-drawn = цвет определяет жребий
seek-set-position = из заданной позиции
seek-chess960 = Chess960
no-legal-move = Возможных { -move(case: "genitive-plural") } нет.
last-move = Последний { -move }: { $move }.
no-move-made = { -move(case: "Genitive-plural") } ещё не было.
status-flag = { -flag(case: "Nominative") } упал: { $name }, { $at }. Пока об этом не заявлено, { -move } ещё засчитывается.
status-moves = { -move(case: "Nominative") }: { $name }, до: { $at }
status-no-clock = { -clock(case: "Nominative") } обоих игроков стоят.
conditions-given-none = Вы не подали условных { -move(case: "genitive-plural") }.
conditions-given = Вы подали условные { -move(case: "plural") }, строк: { $count }; они стоят ниже.
conditions-of-opponent = Условные { -move(case: "plural") } { -opponent(case: "genitive") }, которые вы можете видеть в этой { -game(case: "genitive") }:

## Help: a message is what a player writes, its .about says what it does

help = Ответьте на письмо о { -game(case: "genitive") }. Каждая команда стоит отдельной строкой.
help-below = Всё ниже строки «-- » не читается.
help-section-game = Ваш { -move } и конец { -game(case: "genitive") }:
help-section-shown = Просмотр:
help-section-time = Время и отпуск:
help-section-adjournment = { -adjourn(form: "Noun") } { -game(case: "genitive") }:
help-section-lobby = Новые { -game(case: "genitive") } и выход:
help-section-settings = Настройки:
help-as-arbiter = Для { -arbiter(case: "genitive") }.
help-e2e4 = e2e4 или Nf3 или 5254
    .about = ваш { -move }, в любой нотации
help-5254 = 5254 (=)
    .about = ваш { -move } с предложением { -draw(case: "genitive") }
help-accept = { command-accept } / { command-decline }
    .about = предложенную { -draw(case: "accusative") }
help-resign = { command-resign-yes }
    .about = { -resign } в { -game(case: "genitive") }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = потребовать { -draw(case: "accusative") }; { -move }, который вы объявляете, ставьте после этого: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = заявить, что { -flag } { -opponent(case: "genitive") } упал
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = по { -tablebase(case: "dative") }, если регламент это допускает
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = попросить решения { -arbiter(case: "genitive") }, если регламент это допускает; ниже строка «{ command-analysis }:» и ваш анализ
help-if = { command-if } 5755 { command-then } 7163
    .about = ваш ответ на { -move } { -opponent(case: "genitive") }, заранее; несколько строк образуют дерево; «{ command-conditions }» показывает их, «{ command-no-conditions }» отменяет
help-say = { command-say } ТЕКСТ
    .about = сообщение { -opponent(case: "dative") }; несколько строк пишите под строкой «{ command-message }:», после { -move(case: "genitive") } или отдельно
help-rematch = { command-rematch }
    .about = ещё одна { -game } с тем же { -opponent(case: "instrumental") } и регламентом, цвета меняются; в ответе на письмо о законченной { -game(case: "genitive") }
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = фигуры одного вида, на одной вертикали или горизонтали, словами
help-last = { command-last }
    .about = последний { -move }
help-status = { command-status }
    .about = { -clock } обоих игроков, что изменится дальше и почему
help-games = { command-games }
    .about = ваши { -game(case: "genitive") }: чей { -move } и до какого времени
help-games-over = { command-games-over }
    .about = ваши завершённые { -game(case: "genitive") } с результатами
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = одна { -game } или все ваши { -game(case: "genitive") } файлом
help-refill = { command-refill }
    .about = пополнить ваши { -clock } из запаса (Triple Block)
help-reflect = { command-reflect }
    .about = думать дальше, когда из-за молчания { -game } была бы проиграна
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = в этой { -game(case: "genitive") }; { command-leave-all } ...: во всех ваших { -game(case: "locative-plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = отпуск, который ещё не начался; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = предложить { -adjourn } { -game(case: "accusative") } или согласиться; или: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = закончить сеанс сейчас; остаток сеанса будет списан с ваших { -clock(case: "genitive") }
help-seal = { command-seal } ХОД
    .about = { -seal } (записать) { -move } откладываемой { -game(case: "genitive") }
help-draft = { command-draft } ХОД, { command-seal }
    .about = то же самое в два шага: черновик можно заменить
help-resume = { command-resume }
    .about = вы готовы { -resume } { -game(case: "accusative") }
help-choose = { command-choose } ХОД
    .about = какой { -move } означает неоднозначный { -sealed-move } { -opponent(case: "genitive") }
help-clocks = { command-clocks-wrong }
    .about = когда { -game } { -resume(form: "feminine") }
help-publish = { command-publish }
    .about = { -envelope } законченной { -game(case: "genitive") } можно показать
help-challenge = { command-challenge } ИМЯ [{ word-white }|{ word-black }] [5 { word-days } или 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: ТЕКСТ
    .about = вы выходите из всех { -game(case: "genitive-plural") } этого турнира, с указанием причины
help-withdraw-from = { command-withdraw-from-all-games-yes }: ТЕКСТ
help-appeal = { command-appeal } 17: ТЕКСТ
    .about = на решение { -arbiter(case: "genitive") }; номер есть в письме о нём
help-settings = { command-settings }
    .about = показывает их; чтобы изменить, например: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = язык ваших писем
help-notices = { command-notices-off } о сообщениях
    .about = без письма о каждом сообщении; или: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } о сообщениях
help-digests = { command-notices-daily }, { command-notices-weekly } о новостях, { command-notices-each }
    .about = одно письмо в день или в неделю вместо многих; { command-set-digest } { weekday-monday } 08:00 задаёт его время
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = часы без писем, кроме тех, которые после этих часов пришли бы слишком поздно
help-unsubscribe = { command-unsubscribe }
    .about = ни одного из этих уведомлений; { command-unsubscribe } от сообщений

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = сколько до сих пор затратили { -white } и { -black }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = и срок { -clock(case: "genitive") }, которые идут, по UTC или с +01:00 после времени
act-usage-adjudicate = adjudicate 1-0
    .about = или 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = для { -white(form: "genitive") } и для { -black(form: "genitive") }; можно и 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = прекращает отпуск с этим первым днём, кто бы его ни предоставил
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = когда { -resume(form: "passive") } { -adjourn(form: "adjective") } { -game }, по UTC или с +01:00 после времени
act-usage-approve = approve early
    .about = { -envelope } можно вскрыть досрочно: вам или, где нужны два { -arbiter(case: "genitive") }, другому
act-usage-missing = missing
    .about = { -envelope } утрачен или не открывается
act-usage-takeback = takeback 12
    .about = остаётся столько полуходов
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = из всех { -game(case: "genitive-plural") } турнира; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = об { -appeal(form: "genitive") }
act-usage-uphold = uphold 17, reject 17
    .about = о требовании
act-usage-acknowledge = acknowledge
    .about = надпись на { -envelope(case: "locative") } верна
act-usage-open = open
    .about = { -envelope }, который хранит сервис; досрочно только после approve early
act-usage-flag = flag
    .about = { -flag } упал, и вы заканчиваете { -game(case: "accusative") } из-за этого
act-usage-pace = pace
    .about = как оба игрока тратили своё время
act-usage = Напишите: { $begins } G42 ЧТО: причина. ЧТО — это
act-usage-bare = и без причины
act-usage-opening = { -envelope(case: "Nominative") } вскрывают без причины в той же строке. Напишите: { $begins } G42 open. Если досрочно, сначала напишите: { $begins } G42 approve early: причина
act-usage-resumption-time = Укажите день и время { -resume(form: "genitive") } { -game(case: "genitive") }, по UTC или со смещением после времени. Напишите: { $begins } G42 resumption 2026-12-24 10:00 +01:00: причина

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = принять
    .also = принимаю | принять предложение | принимаю предложение | принимаю ваше предложение
command-accept-draw = принять ничью
    .also = принимаю ничью | принять предложение ничьей | принимаю предложение ничьей | согласие на ничью | соглашаюсь на ничью | согласен на ничью | согласна на ничью | принять предложение о ничьей | принимаю предложение о ничьей | принимаю ваше предложение ничьей | принимаю ваше предложение о ничьей | я принимаю ничью | я согласен на ничью | я согласна на ничью
command-decline = отклонить
    .also = отклоняю | отклонить предложение | отклоняю предложение | отклоняю ваше предложение
command-decline-draw = отклонить ничью
    .also = отклоняю ничью | отклонить предложение ничьей | отклоняю предложение ничьей | отказываюсь от ничьей | отказаться от ничьей | отклонить предложение о ничьей | отклоняю предложение о ничьей | отклоняю ваше предложение ничьей | отклоняю ваше предложение о ничьей
command-draw = ничья
    .also = ничья? | ничью | ничью? | предлагаю ничью | предложить ничью | предложение ничьей | я предлагаю ничью | предложение о ничьей
command-resign = сдаться
    .also = сдаюсь | я сдаюсь | сдать партию | сдаю партию
command-resign-yes = сдаться да
    .also = сдаюсь да | я сдаюсь да | сдать партию да | сдаю партию да
command-claim-threefold = потребовать ничью по повторению
    .also = требую ничью по повторению | требовать ничью по повторению | потребовать ничью по повторению позиции | требую ничью по повторению позиции | потребовать ничью по троекратному повторению | требую ничью по троекратному повторению | потребовать ничью по троекратному повторению позиции | требую ничью по троекратному повторению позиции | потребовать повторение | требую повторение | потребовать троекратное повторение | требую троекратное повторение | потребовать ничью по трёхкратному повторению | потребовать ничью по трёхкратному повторению позиции | потребовать ничью по трехкратному повторению | потребовать ничью по трехкратному повторению позиции | потребовать трёхкратное повторение | потребовать трехкратное повторение | потребовать ничью по повторению ходов | требую ничью по трёхкратному повторению | требую ничью по трёхкратному повторению позиции | требую ничью по трехкратному повторению | требую ничью по трехкратному повторению позиции | требую трёхкратное повторение | требую трехкратное повторение | требую ничью по повторению ходов | потребовать повторение позиции | потребовать троекратное повторение позиции | потребовать трёхкратное повторение позиции | потребовать трехкратное повторение позиции | требую повторение позиции | требую троекратное повторение позиции | требую трёхкратное повторение позиции | требую трехкратное повторение позиции
command-claim-fifty = потребовать ничью по правилу 50 ходов
    .also = требую ничью по правилу 50 ходов | требовать ничью по правилу 50 ходов | потребовать ничью по правилу пятидесяти ходов | требую ничью по правилу пятидесяти ходов | потребовать правило 50 ходов | требую правило 50 ходов | потребовать ничью по правилу 50-ти ходов | требую ничью по правилу 50-ти ходов | потребовать правило пятидесяти ходов | требую правило пятидесяти ходов | потребовать 50 ходов | требую 50 ходов
command-claim-time = заявить о падении флажка
    .also = заявляю о падении флажка | заявить падение флажка | заявляю падение флажка | заявить просрочку | заявляю просрочку | заявить о просрочке | заявляю о просрочке | заявить просрочку времени | заявляю просрочку времени | заявить о просрочке времени | заявляю о просрочке времени | потребовать выигрыш по времени | потребовать выигрыш по просрочке времени | потребовать победу по времени | потребовать победу по просрочке времени | требую выигрыш по времени | требую выигрыш по просрочке времени | требую победу по времени | требую победу по просрочке времени
command-claim-win = потребовать выигрыш
    .also = требую выигрыш | потребовать победу | требую победу | потребовать выигрыш по таблице эндшпиля | потребовать выигрыш по таблицам эндшпиля | потребовать победу по таблице эндшпиля | потребовать победу по таблицам эндшпиля | требую выигрыш по таблице эндшпиля | требую выигрыш по таблицам эндшпиля | требую победу по таблице эндшпиля | требую победу по таблицам эндшпиля
command-claim-draw = потребовать ничью
    .also = требую ничью | требовать ничью | потребовать ничью по таблице эндшпиля | потребовать ничью по таблицам эндшпиля | требую ничью по таблице эндшпиля | требую ничью по таблицам эндшпиля
command-adjudicate-win = присудить выигрыш
    .also = присудите выигрыш | присудить победу | присудите победу
command-adjudicate-draw = присудить ничью
    .also = присудите ничью
command-say = сказать
command-message = сообщение
command-analysis = анализ
command-if = если
command-then = то
    .also = тогда
command-conditions = условные ходы
    .also = мои условные ходы
command-no-conditions = без условных ходов
    .also = отменить условные ходы | отменяю условные ходы
command-adjourn = отложить партию
    .also = отложить | откладываю партию | предлагаю отложить партию | согласен отложить партию | согласна отложить партию | принять предложение отложить партию | принимаю предложение отложить партию | принять откладывание | принимаю откладывание | предлагаю отложить | согласен отложить | согласна отложить
command-adjourn-early = отложить досрочно
    .also = отложить партию досрочно | досрочно отложить партию | откладываю партию досрочно
command-decline-adjournment = не откладывать партию
    .also = не откладывать | отклонить откладывание | отклоняю откладывание | отклонить предложение отложить партию | отклоняю предложение отложить партию | отказываюсь откладывать партию | отказываюсь откладывать
command-seal = запечатать
    .also = запечатываю | запечатать ход | запечатываю ход | запечатать свой ход | запечатываю свой ход | запечатать мой ход | запечатываю мой ход | запечатать черновик | запечатываю черновик | записать ход | записываю ход
command-draft = черновик
    .also = черновик хода
command-choose = выбрать
    .also = выбрать ход | выбираю ход
command-resume = возобновить
    .also = возобновить партию | возобновляю | возобновляю партию | продолжить партию | готов возобновить партию | готова возобновить партию | готов продолжить партию | готова продолжить партию
command-publish = опубликовать
    .also = опубликовать конверт | публикую | обнародовать
command-clocks-wrong = часы неверны
    .also = часы неверные | неверные часы | часы неправильные | часы неправильны | неправильные часы
command-refill = пополнить
    .also = пополнить часы | пополняю часы
command-reflect = обдумывать
    .also = обдумывать дальше | продолжить обдумывание
command-leave = отпуск
    .also = взять отпуск | беру отпуск | отпуск с | отпуск от | взять отпуск с | беру отпуск с
command-leave-all = отпуск везде
    .also = отпуск во всех партиях | взять отпуск везде | беру отпуск везде | отпуск везде с | отпуск во всех партиях с | взять отпуск во всех партиях | беру отпуск во всех партиях
command-cancel-leave = отменить отпуск
    .also = отменяю отпуск | отменить отпуск с | отменяю отпуск с | отмена отпуска
command-cancel-leave-all = отменить отпуск везде
    .also = отменяю отпуск везде | отменить отпуск во всех партиях | отменяю отпуск во всех партиях | отменить отпуск везде с
command-withdraw-from-event-yes = выйти из турнира да
    .also = выхожу из турнира да | покинуть турнир да | покидаю турнир да
command-withdraw-from-all-games-yes = выйти из всех партий да
    .also = выхожу из всех партий да | покинуть все партии да | покидаю все партии да
command-appeal = апелляция
    .also = апеляция | аппеляция | аппелляция | апелляция на решение | апелляция на решение № | подаю апелляцию | подать апелляцию | обжаловать | обжалую | обжаловать решение | обжалую решение
command-challenge = вызвать
    .also = вызвать игрока | вызываю игрока
command-accept-challenge = принять вызов
    .also = принимаю вызов | принять заявку | принимаю заявку
command-decline-challenge = отклонить вызов
    .also = отклоняю вызов | отклонить заявку | отклоняю заявку
command-seek = заявка
    .also = поиск | искать соперника | ищу соперника | искать партию | ищу партию
command-seeks = заявки
    .also = открытые заявки | показать заявки
command-withdraw = отозвать
    .also = отзываю | отозвать вызов | отзываю вызов | отозвать заявку | отзываю заявку
command-rematch = реванш
command-show = показать
    .also = покажи | покажите | доска | показать доску | показать позицию
command-where = где
command-file = вертикаль
command-rank = горизонталь
command-last = последний ход
    .also = показать последний ход
command-moves = ходы
    .also = показать ходы
command-legal = возможные ходы
    .also = показать возможные ходы
command-pgn = pgn
command-pgn-all = pgn все
    .also = pgn все партии | pgn всех партий
command-pgn-all-before = pgn все до
    .also = pgn все партии до | pgn всех партий до
command-status = часы
    .also = состояние | показать часы | показать состояние
command-games = партии
    .also = мои партии | показать партии
command-games-over = завершённые партии
    .also = завершенные партии | законченные партии
command-games-over-before = завершённые партии до
    .also = завершенные партии до | законченные партии до
command-settings = настройки
    .also = мои настройки | показать настройки
command-set-time-zone = установить часовой пояс
    .also = часовой пояс
command-set-notation = установить нотацию
    .also = нотация
command-set-letters = установить буквы
    .also = установить буквы фигур | буквы фигур
command-set-board = установить доску
command-set-pgn = установить pgn
command-set-calendar = установить календарь
command-set-digest = установить сводку
    .also = установить сводки
command-set-quiet = установить тихие часы
command-set-mail = установить формат писем
    .also = формат писем
command-set-acknowledge = установить подтверждение
    .also = установить подтверждения
command-set-language = установить язык
    .also = язык писем
command-language = язык
command-notices-on = включить уведомления
    .also = уведомления включить | уведомления вкл
command-notices-off = выключить уведомления
    .also = уведомления выключить | уведомления выкл | отключить уведомления
command-notices-each = уведомлять сразу
    .also = уведомлять немедленно | присылать уведомления сразу | присылать уведомления немедленно | присылать уведомления отдельно | получать уведомления сразу | получать уведомления немедленно | получать уведомления отдельно | включить уведомления сразу | включить уведомления немедленно | включить уведомления отдельно
command-notices-daily = уведомлять ежедневно
    .also = уведомлять каждый день | уведомлять раз в день | уведомлять в ежедневной сводке | присылать уведомления ежедневно | присылать уведомления каждый день | присылать уведомления раз в день | получать уведомления ежедневно | получать уведомления каждый день | получать уведомления раз в день | включить уведомления ежедневно | включить уведомления каждый день | включить уведомления раз в день | присылать уведомления в ежедневной сводке
command-notices-weekly = уведомлять еженедельно
    .also = уведомлять каждую неделю | уведомлять раз в неделю | уведомлять в еженедельной сводке | присылать уведомления еженедельно | присылать уведомления каждую неделю | присылать уведомления раз в неделю | получать уведомления еженедельно | получать уведомления каждую неделю | получать уведомления раз в неделю | включить уведомления еженедельно | включить уведомления каждую неделю | включить уведомления раз в неделю | присылать уведомления в еженедельной сводке
command-unsubscribe = отписаться
    .also = отписываюсь | отписаться от | отписываюсь от | отписаться от уведомлений | отписываюсь от уведомлений
command-calendar = календарь
    .also = адрес календаря | новый адрес календаря
command-calendar-off = выключить календарь
    .also = отключить календарь | календарь выключить | календарь выкл | отозвать календарь | удалить календарь | отозвать адрес календаря | удалить адрес календаря
command-help = помощь
    .also = справка | команды
command-join = регистрация
    .also = зарегистрироваться | присоединиться
command-move = сделать ход

## Words behind a command

word-yes = да
word-no = нет
word-on = вкл
    .also = включить | включено | включена | включён | включен
word-off = выкл
    .also = выключить | выключено | выключена | выключен | отключить
word-white = белые
    .also = белыми | играю белыми | за белых
word-black = чёрные
    .also = черные | чёрными | черными | играю чёрными | играю черными | за чёрных | за черных
word-random = жребий
    .also = по жребию | случайно | случайный цвет
word-days = дней
    .also = день | дня | дн | суток | сутки
word-a-move = на ход
    .also = за ход | на один ход | на каждый ход | за каждый ход
word-in-all = всего
    .also = итого | в сумме | на партию | на всю партию | за всю партию
word-from = с
    .also = со | от
word-to = по
    .also = до
word-all = все
    .also = всё | всех
word-and = и
word-attached = вложением
    .also = во вложении | вложено | вложен
word-not-attached = без вложения
    .also = не вложением | не вложено | не вложен
word-king = король
    .also = короля | короли
word-queen = ферзь
    .also = ферзя | ферзи
word-rook = ладья
    .also = ладью | ладьи
word-bishop = слон
    .also = слона | слоны
word-knight = конь
    .also = коня | кони
word-pawn = пешка
    .also = пешку | пешки

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = цифровую
    .also = цифровая | цифры | цифрами
notation-san = san
notation-letters = буквенную
    .also = буквенная | буквы | буквами
notation-figurine = фигурки
    .also = фигурками
notation-long = полную
    .also = полная | длинную | длинная
notation-uci = uci
notation-announced = немецкими словами
    .also = словами | слова | словесную | словесная
format-html = html
format-text = текст
    .also = текстом | текстовый | обычный текст | простой текст
kind-moves = ходы
    .also = ходов | о ходах | ходах
kind-reminders = напоминания
    .also = напоминаний | о напоминаниях | напоминаниях
kind-adjournments = откладывания
    .also = откладываний | об откладываниях | об откладывании | откладываниях
kind-arbiter = арбитр
    .also = арбитра | об арбитре | от арбитра | арбитре
kind-account = учётная запись
    .also = учетная запись | учётной записи | учетной записи | об учётной записи | об учетной записи
kind-acknowledgements = подтверждения
    .also = подтверждений | о подтверждениях | подтверждениях
kind-messages = сообщения
    .also = сообщений | о сообщениях | сообщениях
kind-news = новости
    .also = новостей | о новостях | новостях
kind-results = результаты
    .also = результатов | о результатах | результатах
kind-challenges = вызовы
    .also = вызовов | о вызовах | вызовах
kind-proofs = доказательства
    .also = доказательств | о доказательствах | доказательствах

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = потребовать
line-adjudicate = присудить
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = выйти
line-set = настройки
line-arbiter = arbiter
line-seal = { command-seal } ({ -move } не повторяется)
line-draft = { command-draft } ({ -move } не повторяется)
line-conditions = { command-if } ... (не повторяется)
line-not-repeated = (не повторяется)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = запечат* | записать | записываю | записываем | записывать | запишу | запиши | запишите | запишем | записал | записала | записали | записан | записано | записанный | записанного | записанному | записанным | записанном | тайный | тайного | тайному | тайным | тайном | тайно | секретный | секретного | секретному | секретным | секретном | секретно | засекреч* | конверт | конверта | конверту | конвертом | конверте | конверты | конвертов | запись хода | скрытый ход | скрытого хода | скрытым ходом
draft-words = черновик* | черновой | чернового | черновому | черновым | черновом | черновая | черновую | начерно | вчерне | набросок | наброска | наброском | наброске

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = написал | пишет
reading-headings = от | кому | тема | отправлено | дата | копия
reading-subjects = re | отв
reading-absent = автоответ | автоматический ответ
reading-sent-from = отправлено с …
reading-devices = телефон
reading-end = конец
reading-greetings = привет | здравствуйте | добрый | спасибо | да | так
reading-closings = с | уважением
reading-courtesies = спасибо | пожалуйста
reading-wishes = и | удачи
reading-announces = ход | хожу | играю | ответ | отвечаю
reading-beside = мой | это | я | вот | на | сегодня
reading-open = и | или | не | это | код | пароль
reading-goes-on = это | но | или
reading-takes-back = не та партия | не в той партии | неверный ход | не тот ход | не ходите | не надо играть |
    не этот | игнорируйте | не обращайте внимания | забудьте | забудь | беру назад | беру ход назад | отзываю |
    отмена | отменить | отмените | ошибся | ошиблась | по ошибке | подождите | подожди | погодите | погоди |
    имел в виду | имела в виду | ещё думаю | еще думаю | передумал | передумала | удалите | удали |
    для другой партии | из другой партии
reading-takes-back-short = ещё не | еще не | вместо | лучше | ошибка
reading-takes-back-clauses = другая партия | лучше не надо | не надо
reading-takes-back-first = стоп | стой | ой | упс | отмени | отменяю | отменяйте | аннулировать | аннулируйте |
    аннулируй
reading-sighs = ах | ох | эх
reading-no = нет
reading-game = партия | партии | партию | игра
reading-numbered = №
reading-numbers = рейтинг | эло | тел
reading-common = мы | вы | хочу | хотел | хотела | бы | играть | сыграть | поиграть | в | шахматы | партию | игру |
    день | вечер | утро | меня | зовут | мне | прошу | можно | как | на | к | что | моё | мое | ваш | вас | аккаунт |
    учётная | учетная | запись | переписке | по | нужно | есть | у
reading-letters = абвгдеёжзийклмнопрстуфхцчшщъыьэюя
reading-officials = вы | арбитр | арбитрша | главный арбитр | судья | судьиха | главный судья | главная судья | рефери |
    администратор | администраторша | админ | админка | админша | модератор | модераторша | директор турнира |
    руководитель турнира | руководительница турнира

## Pages for people. Buttons and labels have no full stop.

page-skip = Перейти к содержанию
page-menu = Страницы
page-signed-in = Вход выполнен: { $name }.
page-games = { -game(case: "Genitive") }
page-new = Новая { -game }
page-seeks = Вызовы и заявки
page-account = Учётная запись
page-sign-in = Войти
page-sign-up = Зарегистрироваться
page-sign-out = Выйти
page-source = Исходный код
page-source-about = Postzug { $version } — свободная программа; лицензия: GNU Affero General Public License, версия 3 или новее. Каждый, кто ею пользуется, может получить её исходный код.
page-source-link = Исходный код того, что работает здесь:
page-source-operator = Оператор этого сервиса предоставит вам исходный код по запросу.
page-api = API для программ
page-log = Журнал всех событий
page-log-about = Все события всех { -game(case: "genitive-plural") } собраны в одном списке, к которому сервис только добавляет новые записи. Подписанная вершина закрепляет весь список до неё: если какой-либо { -move } потом изменить, он будет противоречить вершине.
page-log-head = Самая новая подписанная вершина
page-log-entries = { $n ->
    [one] Она охватывает { $n } запись.
    [few] Она охватывает { $n } записи.
    [many] Она охватывает { $n } записей.
   *[other] Она охватывает { $n } записи.
}
page-log-unsigned = Пока ничего не подписано.
page-log-file = Эта вершина в виде файла
page-log-keys = Ключи журнала
page-log-pem = Те же ключи, для openssl
page-log-statements = Заявления о ключах
page-log-check = Как это проверить
page-log-mails = Письма о { -game(case: "locative-plural") } заканчиваются вершиной на время их написания. Сохраните такое письмо: с ним сверяют комплект файлов для проверки { -game(case: "genitive") }, который получает { -arbiter }, и тогда видно, была ли { -game } с тех пор изменена.
page-log-script = Команда «postzug audit script» печатает скрипт, который проверяет такой комплект средствами любой системы Linux. Возьмите его из собственной копии Postzug.

page-front = Заочные шахматы
page-front-about = На каждый { -move } отводится несколько дней, правила шахмат соблюдаются, { -sealed-move(case: "plural") } остаются запечатанными. Вы играете здесь, по почте или через программу; ваш { -opponent } — как захочет.
page-try = Чтобы попробовать в одиночку, откройте этот адрес в приватном окне или другом браузере. Зарегистрируйтесь там с другим адресом электронной почты и отправьте вызов. Затем он появится на этой странице. Вот адрес:
page-invite = Чтобы сыграть с кем-то, у кого ещё нет здесь учётной записи, отправьте этому человеку такой адрес. На странице по этому адресу вам можно предложить { -game(case: "accusative") }:
page-challenge-this = Вызвать этого игрока
page-front-try = Чтобы попробовать в одиночку, зарегистрируйтесь дважды: здесь и в приватном окне или другом браузере, с другим адресом. Затем от имени одного игрока вызовите другого.

page-email = Адрес электронной почты
page-name = Имя, которое увидят другие
page-time-zone = Часовой пояс, например Europe/Berlin
page-time-zone-new = Часовой пояс, например Europe/Berlin; если оставить пустым — UTC
page-code = Код из письма
page-first = Первый вход
page-first-about = Эта страница — для первого входа администратора. Команда «postzug admin create» печатает слово, которое действует только один раз, в течение 24 часов.
page-first-printed = Напечатанное слово
page-first-refused = Это слово не действует: в нём опечатка, оно уже использовано или ему больше 24 часов. Команда «postzug admin create» печатает новое.
page-sign-in-about = Вы получите письмо с кодом. Пароля нет.
page-sign-in-new = Ещё нет учётной записи?
page-sign-up-about = Вы получите письмо с кодом, который подтвердит адрес. Другие игроки никогда не увидят этого адреса.
page-sign-up-known = Уже есть учётная запись?
page-send-code = Отправить мне код
page-code-about = Письмо с кодом из восьми цифр уже в пути, если адрес верен. Код действует десять минут и только в этом браузере.
page-code-again = Письма нет? Посмотрите в спаме или запросите другой код.
page-code-folder = Этот сервис работает в пробном режиме и никому не отправляет писем: письма лежат файлами в папке { $folder }, самое новое — последнее.
page-code-command = Самое новое письмо показывает эта команда в терминале на той машине, где работает сервис:
page-code-elsewhere = Этот браузер не запрашивал кода. Введите код там, где вы его запросили, или запросите его снова здесь.
page-clear = Эта страница пришла без шифрования, поэтому браузер не сохранит ваш вход. Используйте https или браузер на той машине, где работает сервис.
page-foreign = Эта форма отправлена не со страницы этого сервиса, поэтому ничего не сделано.
page-form-key = Этой формой больше нельзя воспользоваться: загрузите страницу заново.
page-form-field = В форме нет одного из полей, или его невозможно прочитать.
page-signed-out = Вход не выполнен, поэтому ничего не сделано. Войдите и сделайте это ещё раз.
page-signed-out-twice = Вы вышли из учётной записи. Если вы нажали кнопку дважды, первое нажатие выполнило то, что вы хотели. Войдите, чтобы увидеть это.
page-settings = Настройки
page-settings-clash = С тех пор как показана форма, это изменено в другом месте, поэтому пока ничего не сохранено. { $both } Посмотрите и сохраните снова: тогда будет действовать ваш выбор.
page-settings-clash-field = { $field }: сейчас { $now }, вы выбрали { $chosen }.
page-settings-on = да
page-settings-off = нет
page-settings-empty = пусто
page-settings-save = Сохранить настройки
page-done-settings = Ваши настройки сохранены.
page-language = Язык писем и страниц
page-notation = Как записывать для вас { -move(case: "plural") }
page-notation-example = { $name }: { $example }
page-letters = Ваши буквы фигур; вы можете и сами записывать ими { -move(case: "plural") }
page-piece-set = Фигуры на досках
page-piece-set-cburnett = рисунки
page-piece-set-figurines = шахматные символы шрифта
page-piece-set-letters = буквы
page-board-colours = Цвета досок
page-board-brown = коричневые
page-board-green = зелёные
page-board-blue = синие
page-board-high-contrast = высококонтрастные
page-mails = Письма
page-mail-text = Только текст, без HTML
page-mail-no-board = Фигуры словами, без рисунка доски
page-mail-pgn = { -game(case: "Nominative") } файлом для вашей шахматной программы в каждом письме о ней
page-mail-calendar = К письмам, которые меняют мои сроки, прилагать сроки для программ-календарей
page-notices = Уведомлять меня по почте
page-each = сразу
page-daily = в ежедневной сводке
page-weekly = в еженедельной сводке
page-none = не по почте
page-digest-at = Время сводок
page-digest-on = День еженедельной сводки
page-times = Когда приходят письма
page-quiet-from = Без писем с
page-quiet-until = Без писем до
page-mail-times = Это время в вашем часовом поясе. Между двумя последними письма, которые могут ждать, ждут; оставьте эти два поля пустыми, чтобы получать письма в любое время. Уведомление, которое в сводке или после этих часов пришло бы слишком поздно, приходит сразу.
page-time-of-day = Время суток пишется так: 08:00. Для времени без писем нужны начало и отличный от него конец, или не указывайте ничего.
page-notices-needed = Эти уведомления приходят всегда, потому что без них можно потерять { -game(case: "accusative") } или учётную запись: { $kinds }.
page-trust = Что должно быть у письма с { -move(case: "instrumental-plural") }, чтобы оно считалось вашим
page-trust-token = адрес для ответа, который есть только у вас
page-trust-from = адрес для ответа и ваш почтовый адрес в качестве адреса отправителя
page-trust-dmarc = и то и другое, и отправитель подтверждён вашей почтовой службой (DMARC)
page-trust-off = ни одно письмо не подходит: { -move(case: "plural") } по почте не принимаются
page-mail-stopped = Почта до вас не доходит (начиная с: { $since }; причина: { $reason }) и больше не отправляется. Ваши { -game(case: "genitive") } здесь, и { -clock } в них идут дальше. Проследите, чтобы ваш почтовый ящик принимал письма, или измените адрес.
page-mail-returned = Письма к вам возвращаются (начиная с: { $since }; причина: { $reason }). Пока они отправляются; если вернутся новые, отправка прекратится. Проследите, чтобы ваш почтовый ящик принимал письма, или измените адрес.
page-mail-resume = Мой почтовый ящик снова принимает письма
page-done-mail-resumed = Письма вам снова отправляются.
page-address = Адрес электронной почты
page-address-about = На новый адрес придёт код. После смены адреса везде будет выполнен выход, а токены программ и адрес календаря перестанут действовать.
page-address-new = Новый адрес электронной почты
page-address-sent = Письмо с кодом из восьми цифр уже в пути на новый адрес, если он здесь никем не занят. Код действует десять минут и только в этом браузере.
page-address-change = Изменить адрес
page-address-again = Письма нет? Посмотрите в спаме или запросите другой код.
page-done-address = Ваш почтовый адрес изменён. Войдите с новым адресом.
page-envelope-key = Ключ для { -sealed-move(case: "genitive-plural") }
page-envelope-key-about = { -sealed-move(case: "Plural") }, которые вы можете вскрыть, шифруются этим открытым ключом программы age. Секретный ключ остаётся у вас: без него их никто не вскроет. Прежний ключ по-прежнему вскрывает то, что { -seal(form: "neuter") } раньше.
page-envelope-key-public = Открытый ключ, который начинается с age1
page-envelope-key-set = Установить этот ключ
page-done-envelope-key = Ваш ключ для { -sealed-move(case: "genitive-plural") } установлен.
page-tokens = Токены для программ
page-tokens-about = Программа с токеном действует от вашего имени. Повторно прочитать токен не может никто, даже здесь.
page-token-may = может { $scopes }
page-token-since = Создан: { $at }.
page-token-until = Действует до: { $at }.
page-token-used = Последнее использование: { $at }.
page-token-unused = Ещё не использовался.
page-token-revoke = Отозвать этот токен
page-token-revoke-sure = Программа с ним больше ничего не сможет сделать
page-token-unsure = Ничего не отозвано: поставьте отметку, чтобы подтвердить это.
page-done-token-revoked = Токен отозван.
page-token-label = Ваше название для нового токена
page-token-scopes = Программа может
page-scope-read = читать ваши { -game(case: "genitive") }
page-scope-play = играть ({ -move(case: "plural") }, требования, { -resign(form: "noun") }, { -seal(form: "noun") }, вызовы)
page-scope-direct = судить { -game(case: "genitive") } в роли { -arbiter(case: "genitive") }
page-scope-account = читать вашу учётную запись
page-scope-webhooks = управлять вашими webhook
page-token-days = Через сколько дней истекает; если оставить пустым — никогда
page-token-days-bad = Срок токена в днях — число до 65535 или пустое поле.
page-token-make = Создать токен
page-token-made = Новый токен
page-token-once = Скопируйте его сейчас: снова он не показывается.
page-calendar = Календарь ваших сроков
page-calendar-about = Программы-календари могут читать ваши сроки по адресу, который знаете только вы. Когда создан новый адрес, прежний не действует.
page-calendar-make = Создать адрес
page-calendar-made = Адрес вашего календаря
page-calendar-once = Скопируйте его сейчас в свою программу-календарь: снова он не показывается, и каждый, у кого он есть, может читать ваши сроки.
page-calendar-revoke = Отозвать адрес
page-calendar-revoke-sure = Программы-календари с ним больше ничего не прочитают
page-calendar-unsure = Ничего не отозвано: поставьте отметку, чтобы подтвердить это.
page-done-calendar-revoked = Ни одна программа-календарь больше не читает ваши сроки.
page-data = Ваши данные
page-export = Всё о вас одним файлом
page-export-about = (JSON: учётная запись, настройки, сеансы, { -game(case: "genitive") }, ваши заметки и варианты, а также сообщения, которые вы написали)
page-delete = Удалить мою учётную запись
page-delete-about = Ваше имя, почтовый адрес, настройки и сообщения будут стёрты, и вернуть их не сможет никто. Ваши завершённые { -game(case: "genitive") } останутся под именем, которое никому не принадлежит. Для удаления нужно, чтобы вход был выполнен за последние 15 минут.
page-delete-sure = Удалить навсегда
page-delete-resign = { -resign(form: "Infinitive") } во всех моих идущих { -game(case: "locative-plural") }
page-delete-unsure = Ничего не удалено: поставьте отметку, чтобы подтвердить это.
page-done-deleted = Ваша учётная запись удалена.

page-sessions = Где выполнен вход
page-sessions-about = Каждый пункт — браузер или программа, которая может действовать от вашего имени.
page-session = { $device }, вход: { $at }
page-session-used = Последнее использование: около { $day }.
page-session-unnamed = Программа без названия
page-session-here = (здесь)
page-session-end = Завершить
page-sessions-end = Выйти везде
page-sessions-ended = Выход выполнен везде.

page-games-to-move = Ждут вашего { -move(case: "genitive") }
page-games-others = Ждут { -move(case: "genitive") } { -opponent(case: "genitive-plural") }
page-games-over = Завершённые { -game(case: "genitive") }
page-games-none = Нет.
page-games-more = Более старые
page-game-against = { $game }: { -opponent } — { $opponent }
page-game-move = { -move(case: "Nominative") } { $number }.
page-game-first-move = Ещё не сделано ни одного { -move(case: "genitive") }.
page-game-last-move = Последний { -move }: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = Все мои { -game(case: "genitive") } одним файлом (PGN)
page-pgn-finished = Все мои завершённые { -game(case: "genitive") } одним файлом (PGN)
page-rematch = Предложить реванш
page-next-game = Следующая { -game }, которая ждёт меня
page-mark-plan = Ваши условные { -move(case: "plural") } наготове.
page-yours-until = Ваш { -move }. Срок: { $until } (осталось: { $left }).
page-theirs-until = { -move(case: "Nominative") } делает: { $name }. Срок: { $until } (осталось: { $left }).
page-flag = { -flag(case: "Nominative") } упал: { $name }, { $at }.
page-no-clock = { -clock(case: "Nominative") } обоих игроков стоят.
page-mark-message = Есть сообщение.
page-mark-offer = Ваш { -opponent } предлагает { -draw(case: "accusative") }.
page-mark-own-offer = Вы предлагаете { -draw(case: "accusative") }.
page-mark-claim = Требование ждёт решения { -arbiter(case: "genitive") }.
page-mark-seal = Следующий { -move } нужно { -seal }.
page-mark-adjourned = { -game(case: "Nominative") } { -adjourn(form: "feminine") }.
page-mark-leave = Отпуск: { $name }.
page-mark-withdrawn = Один из игроков вышел из { -game(case: "genitive") }; решение примет { -arbiter }.

page-game = { $game }: { $white } – { $black }
page-board = Доска
page-board-white = Доска, { -white } внизу
page-board-black = Доска, { -black } внизу
page-board-of = Позиция после { $ply } { $ply ->
    [one] полухода
    [few] полуходов
    [many] полуходов
   *[other] полуходов
}
page-board-now = К текущей позиции
page-square-white = { $square }, { piece } { -white(form: "genitive") }
page-square-black = { $square }, { piece } { -black(form: "genitive") }
page-target = { $where }: сюда можно пойти
page-choose-piece = Выберите фигуру, которой хотите пойти, или введите { -move } ниже.
page-choose-target = Выберите поле, на которое пойдёт фигура с { $square }, или другую фигуру.
page-your-move = Ваш { -move }
page-keys = Клавиши для доски
page-keys-about = Стрелки ведут с поля на поле. Enter берёт фигуру и ставит её, Escape возвращает её на место. Буквы k, q, r, b, n и p ведут к следующей такой фигуре (королю, ферзю, ладье, слону, коню, пешке), а с Shift — к предыдущей. Цифра ведёт на свою горизонталь, а с Shift — на свою вертикаль. Клавиша o сообщает, что стоит на поле, m — какие { -move(case: "plural") } есть у фигуры на нём, а m с Shift — что она может взять; c сообщает, что взято последним { -move(case: "instrumental") }.
page-no-move-from = С поля { $square } { -move(case: "genitive") } нет.
page-captured = Последним { -move(case: "instrumental") } взята фигура на поле { $square }: { piece }.
page-captured-none = Последним { -move(case: "instrumental") } ничего не взято.
page-words = На эти слова здесь есть ответ, и { -move(case: "genitive") } они не делают: { $words }. Короче: p N, s e, s 4, l, c; имя { -opponent(case: "genitive") } — o.
page-ask = Вопрос о позиции
page-ask-send = Спросить
page-word-unknown = Это не одно из слов, на которые здесь есть ответ.
page-word-opponent = Ваш { -opponent }: { $name }.
page-word-draw = Пока ничего не предложено: отметка для предложения { -draw(case: "genitive") } поставлена, и предложение уйдёт вместе с вашим { -move(case: "instrumental") }.
page-word-draw-later = Ничего не предложено: { -draw(case: "accusative") } предлагают вместе с { -move(case: "instrumental") }, а сейчас не ваш { -move }.
page-reading = У { -sealed-move(case: "genitive") } несколько прочтений
page-reading-about = Выберите прочтение, которое засчитывается. Идут ваши { -clock }: они идут, пока вы выбираете, и дальше, до вашего ответа. Изменить выбор потом нельзя.
page-reading-which = { -move(case: "Nominative") }, который был { -seal(form: "masculine") }
page-reading-move = { piece } с { $from } на { $to }
page-reading-then = После этого выбора: { $state }
page-reading-look = Показать на доске
page-reading-shown = Позиция после { -move(case: "genitive") } { $move }, если выбрать это прочтение
page-reading-choose = Выбрать это прочтение
page-reading-none = Ничего не сделано: сначала выберите одно из прочтений.
page-open = Показать текст, который вы { -seal(form: "past-plural") }
page-open-about = Вставьте весь текст, который вы сохранили, когда запечатывали { -move }. Засчитывается только текст, совпадающий с контрольной суммой. Тогда он вносится в протокол, где его видят оба игрока, а { -move } рассматривается.
page-publish-about = { -sealed-move(case: "Nominative") } остаётся в { -envelope(case: "locative") }. Его покажут, только если согласятся оба игрока.
page-publish = Согласиться показать { -sealed-move }
page-publish-sure = Я соглашаюсь и не смогу этого отменить
page-publish-unsure = Вы не согласились: поставьте отметку, чтобы подтвердить, что { -sealed-move } можно показать.
page-timing = { -adjourn(form: "Noun") } и { -clock }
page-adjourn = Предложить { -adjourn } { -game(case: "accusative") }
page-adjourn-accept = Согласиться { -adjourn } { -game(case: "accusative") }
page-adjourn-decline = Отказаться { -adjourn(form: "imperfective") } { -game(case: "accusative") }
page-adjourn-early = { -adjourn(form: "Infinitive") } сейчас: остаток сеанса будет засчитан как ваше время
page-resume = Сообщить о готовности { -resume } { -game(case: "accusative") }
page-resume-opens = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } будет сделан сразу, и пойдут ваши { -clock }. { -clock(case: "Nominative") } { -opponent(case: "genitive") } будут стоять.
   *[other] { -sealed-move(case: "Nominative") } будет сделан сразу, и пойдут { -clock } игрока { $who }. Ваши { -clock } будут стоять.
}
page-resume-noted = Само по себе это не меняет { -clock } ни одного из игроков.
page-resume-late = Вы опоздали: вы проиграете { -game(case: "accusative") }, если только { -sealed-move } её не закончил.
page-resume-sure = Отменить это { -illegal(form: "neuter") }.
page-offer-draw = Предложить { -draw(case: "accusative") }
page-refill = Взять время из своего запаса
page-reflect = Обдумываю дальше: из-за моего молчания { -game } не будет проиграна
page-claim-flag = Заявить, что { -flag } упал
page-question-clocks = { -clock(case: "Nominative") } неверны: сообщить { -arbiter(case: "dative") }
page-leave = Отпуск
page-leave-booked = Ваш отпуск: с { $first } по { $last }, оба дня включительно.
page-leave-first = Первый день, по вашему времени
page-leave-last = Последний день, по вашему времени
page-leave-book = Взять этот отпуск
page-leave-cancel = Отменить отпуск с { $first }
page-leave-all = Отпуск во всех моих { -game(case: "locative-plural") }
page-leave-all-about = Эти дни действуют в каждой вашей идущей { -game(case: "genitive") }, регламент которой это допускает. Ваши { -opponent(case: "plural") } получат сообщение об этом.
page-leave-all-cancel = Отменить отпуск во всех моих { -game(case: "locative-plural") }
page-leave-unreadable = Ничего не сделано: запишите оба дня как год, месяц и число, например 2026-12-24.
page-move-times = Когда сделаны { -move(case: "plural") }
page-not-sent = Ещё не отправлено: { $move }.
page-sent = Ваш { -move } { $move } внесён в протокол.
page-sent-reply = Ваш { -move } { $move } внесён в протокол; ответ: { $reply }.
page-done-declined = Вы отклонили { -draw(case: "accusative") }.
page-done-said = Ваше сообщение записано.
page-done-challenged = Ваш вызов записан.
page-done-sought = Ваша заявка на поиск { -opponent(case: "genitive") } записана.
page-done-challenge-declined = Вы отклонили вызов.
page-done-withdrawn = Вы отозвали вызов или заявку.
page-check = { -check(case: "Nominative") }.
page-live-move = Сделан { -move }.
page-told-move = Сделан { -move } { $move }.
page-live-message = Есть сообщение.
page-live-change = { -game(case: "Nominative") } изменилась.
page-live-show = Показать
page-live-lost = Эта страница больше не обновляется.
page-live-again = Показать её заново
page-choose-none = Здесь так сыграть нельзя: выберите фигуру, которой хотите пойти, или введите { -move } ниже.
page-mark-offer-of = { $name } предлагает { -draw(case: "accusative") }.
page-mark-own-adjournment = Вы предлагаете { -adjourn } { -game(case: "accusative") }.
page-mark-adjournment-of = { $name } предлагает { -adjourn } { -game(case: "accusative") }.
page-move = { -move(case: "Nominative") }, в любой нотации
page-move-which = Какой { -move }
page-with-offer = Вместе с { -move(case: "instrumental") } предложить { -draw(case: "accusative") }
page-message = Сообщение { -opponent(case: "dative") }
page-send-move = Отправить этот { -move }
page-verify = Проверка { -sealed-move(case: "genitive") }
page-verify-about = Здесь ваш браузер проверяет, что { -sealed-move } не изменён после { -seal(form: "genitive") }: подпись журнала, место { -seal(form: "genitive") } в нём и текст { -envelope(case: "genitive") }. Ничто из введённого вами не покидает эту страницу.
page-verify-no-script = Проверку выполняет скрипт, который в вашем браузере не работает. Команда «postzug audit script» печатает скрипт для командной строки.
page-verify-keys = Ключ журнала, который вы получили не от того, кто показывает вам остальное
page-verify-keys-next = Если после того, как вы получили свой ключ, сервис создал новый, добавьте то, что показано по адресу сервиса /log/statements. Это заявление должно быть подписано вашим ключом; оно удостоверяет новый.
page-verify-receipts = Квитанция { -seal(form: "genitive") } (файл .tlog-proof) и квитанция вскрытия, если она у вас есть
page-verify-text = Текст { -envelope(case: "genitive") }, если его нет в квитанции вскрытия
page-verify-file = Из файла
page-verify-run = Проверить
page-verify-move = { -sealed-move(case: "Nominative") }
page-verify-judgement = Заключение в журнале
page-verify-game = { -game(case: "Nominative") }
page-verify-event = Событие
page-verify-at = Время { -seal(form: "genitive") } (UTC)
page-verify-commitment = Контрольная сумма
page-verify-log = Журнал
page-verify-place = Место среди записей журнала
page-verify-signer = Каким ключом подписано
page-verify-right = ВЕРНО: { -seal(form: "masculine") } именно этот { -move }, и его { -seal(form: "noun") } есть в подписанном журнале.
page-verify-wrong-signature = ЛОЖНО: журнал не подписан ключом, который вы ввели. Если после того, как вы получили свой ключ, у сервиса появился новый, он удостоверен в комплекте файлов для проверки { -game(case: "genitive") }.
page-verify-wrong-tree = ЛОЖНО: этого события нет в подписанном журнале, или оно не на этом месте.
page-verify-wrong-event = ЛОЖНО: в квитанции нет события в том виде, в каком их записывает журнал.
page-verify-wrong-text = ЛОЖНО: { -seal(form: "masculine") } не этот текст.
page-verify-wrong-opening = ЛОЖНО: вскрыто не то, что было { -seal(form: "neuter") }.
page-verify-wrong-game = ЛОЖНО: квитанции или текст относятся к разным { -game(case: "dative-plural") }.
page-verify-wrong-verdict = ЛОЖНО: сделан не тот { -move }, что в { -envelope(case: "locative") }.
page-verify-unknown-key = НЕИЗВЕСТНО: здесь нет ключа журнала ни в формате PEM, ни в виде NAME+ID+KEY.
page-verify-unknown-receipt = НЕИЗВЕСТНО: квитанции нет, или она неполна. Она начинается с c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = НЕИЗВЕСТНО: в этой квитанции нет события, только его доказательство. Возьмите файл, который пришёл по почте.
page-verify-unknown-no-sealing = НЕИЗВЕСТНО: то, что доказывают эти квитанции, есть в журнале, но ни в одной из них нет записи о { -sealed-move(case: "locative") }.
page-verify-unknown-statement = НЕИЗВЕСТНО: это заявление сервиса о собственном журнале, а не квитанция { -game(case: "genitive") }. Добавьте квитанцию { -seal(form: "genitive") }.
page-verify-unknown-move = НЕИЗВЕСТНО: { -seal(form: "masculine") } именно этот текст, и { -seal(form: "noun") } есть в подписанном журнале. Ничего в тексте не удаётся прочитать здесь как { -move } в этой позиции. Добавьте квитанцию вскрытия: в ней указано, как его прочитал { -arbiter } или сервис.
page-verify-unknown-text = НЕИЗВЕСТНО: { -seal(form: "noun") } есть в подписанном журнале. Какой это { -move }, никто не может сказать, пока не показан текст.
page-verify-unknown-withheld = НЕИЗВЕСТНО: { -seal(form: "noun") } есть в подписанном журнале, а текст { -envelope(case: "genitive") } не показан, потому что он не является { -move(case: "instrumental") } этой { -game(case: "genitive") }. Показать его может игрок, который его { -seal(form: "past") }.
page-verify-unknown-verdict = НЕИЗВЕСТНО: { -seal(form: "masculine") } именно этот текст, и { -seal(form: "noun") } есть в подписанном журнале. Заключение о нём здесь не проверяется: для этого нужны правила шахмат.
page-verify-unknown-browser = НЕИЗВЕСТНО: этот браузер не может проверить это здесь. Воспользуйтесь более новым браузером и страницей, которая пришла по https или из файла.
page-verify-offline-about = Та же страница есть в виде одного файла, которому не нужно соединение.
page-verify-offline = Скачать
page-notice = Лицензии библиотек и рисунков на этих страницах
page-seal-here = { -seal(form: "Infinitive") } следующий { -move }
page-seal = { $game }: { -seal(form: "imperative") } свой { -move }
page-seal-none = Сейчас в этой { -game(case: "genitive") } нет вашего { -move(case: "genitive") }, который нужно { -seal }.
page-seal-back = Назад к { -game(case: "genitive") }
page-seal-about = Выберите здесь свой { -move }. Ваш браузер кладёт его в { -envelope } и шифрует. Отправляется только закрытый { -envelope }, а { -move } сервис проверяет, когда { -envelope } вскрывают. Ваши { -clock } идут, пока { -envelope } не придёт сюда.
page-seal-holders = { $needed ->
    [one] Его вскрывает { $needed } из этих ключей:
    [few] Его вскрывают вместе { $needed } из этих ключей:
    [many] Его вскрывают вместе { $needed } из этих ключей:
   *[other] Его вскрывают вместе { $needed } из этих ключей:
}
page-seal-holder = { $name }, номер { $number }
page-seal-vault = сам сервис, когда { -game } { -resume(form: "passive") }
page-seal-which = { -sealed-move(case: "Nominative") }
page-seal-choose = Выберите { -move }
page-seal-close = Закрыть { -envelope } в этом браузере
page-seal-closed = Ваш { -envelope }
page-seal-keep = Сохраните этот текст сейчас и никому его не показывайте, пока { -envelope } не вскрыт. Эта страница показывает его один раз, а у сервиса его никогда нет. Если { -envelope } будет утрачен, только этот текст покажет, что вы { -seal(form: "past-plural") }.
page-seal-text = Текст в { -envelope(case: "locative") }
page-seal-commitment = Контрольная сумма, которая доказывает, что это именно этот текст:
page-seal-download = Скачать текст
page-seal-copy = Скопировать текст
page-seal-copied = Текст скопирован. Вставьте его туда, где сможете снова его найти.
page-seal-copy-failed = Браузер не скопировал текст. Текст выделен: скопируйте его сами или скачайте.
page-seal-send = Отправить { -envelope }
page-seal-draft-keep = Сохранить как черновик
page-seal-draft-here = Черновик вашего { -move(case: "genitive") } лежит в { -envelope(case: "locative") }. { -seal(form: "Imperative") } его без изменений или отправьте вместо него другой { -envelope }. Ваши { -clock } идут, пока { -move } не { -seal(form: "masculine") }.
page-seal-draft-seal = { -seal(form: "Infinitive") } черновик
page-seal-send-about = Отправляется только закрытый { -envelope }, который стоит ниже. Если вы сделали { -envelope } в командной строке, вставьте сюда содержимое его файла .json.
page-seal-envelope = Закрытый { -envelope }
page-seal-unreadable = Это не закрытый { -envelope }, какой делает эта страница или командная строка. Ничего не { -seal(form: "neuter") }. Сервис видел то, что вы отправили: если там был ваш { -move } или текст в { -envelope(case: "locative") }, выберите свой { -move } снова и закройте его в новом { -envelope(case: "locative") }.
page-seal-open = То, что в поле ниже, — не закрытый { -envelope }, и оно не отправлено. Выберите свой { -move } и закройте { -envelope } или вставьте содержимое файла .json.
page-seal-failed = В этом браузере не удалось закрыть { -envelope }, и ничего не отправлено. Воспользуйтесь командной строкой или другим браузером.
page-seal-insecure = Браузеры шифруют только на страницах, которые пришли по https или с этого же компьютера. Откройте сервис по адресу с https или воспользуйтесь командной строкой.
page-seal-no-script = Эта страница шифрует скриптом, который в вашем браузере не работает. { -seal(form: "Imperative") } { -move } в командной строке, как показано ниже, и вставьте { -envelope } здесь.
page-seal-protection = От чего это защищает
page-seal-protects = { -move(case: "Genitive") } нет ни в одном запросе к сервису. Поэтому его нет в журналах, резервных копиях и базах данных сервиса, и оператор, который их просматривает, { -move(case: "genitive") } не узнает.
page-seal-clear = Доска для анализа и ваши заметки отправляют сервису всё, что вы пробуете или пишете, и он может это прочитать. Не пробуйте и не записывайте там { -move }, который запечатываете в этой { -game(case: "genitive") }.
page-seal-protects-vault = В этой { -game(case: "genitive") } ключ есть у сервиса: он может вскрыть { -envelope } досрочно. Ваш { -move } защищён только от тех, у кого нет этого ключа.
page-seal-protects-not = Это не защищает вас от сервиса, который присылает вашему браузеру другой скрипт, способный выдать ваш { -move }. От этого защищает ваша собственная командная строка.
page-seal-command = { -seal(form: "Infinitive") } в командной строке
page-seal-command-about = Сохраните первый блок как recipients.json и выполните команду. Она спросит ваш { -move }, чтобы он не остался в истории командной оболочки. Текст она сохраняет в файле .txt, а содержимое файла .json нужно вставить выше.
page-done-drafted = Ваш черновик сохранён. Он ещё не { -seal(form: "masculine") }, и ваши { -clock } идут.
page-done-sealed = Ваш { -move } { -seal(form: "masculine") }.
page-offer = Предложение { -draw(case: "genitive") }
page-accept = Принять
page-accept-sure = Я соглашаюсь на { -draw(case: "accusative") }, и это заканчивает { -game(case: "accusative") }
page-accept-unsure = Вы не приняли предложение: поставьте отметку, чтобы подтвердить, что итог { -game(case: "genitive") } — { -draw }.
page-decline = Отклонить
page-claims = Требования
page-claim-tablebase-win = { -tablebase }, по которой я выигрываю
page-claim-tablebase-draw = { -tablebase }, по которой { -draw }
page-claim-basis = Основание
page-claim-announced = С этим { -move(case: "instrumental") }, если вы его объявляете
page-claim-again = На этом { -move(case: "dative") } вы уже подали неверное требование, поэтому ещё одно не добавит времени { -opponent(case: "dative") }.
page-claim-about = Требование нельзя отозвать. Если оно неверно, { -move }, который вы объявили, будет сделан. Требование { -draw(case: "genitive") } тогда действует как предложение { -draw(case: "genitive") }.
page-claim = Потребовать
page-leaving = { -resign(form: "Infinitive") }
page-resign-sure = Признаю поражение в этой { -game(case: "genitive") }
page-resign = { -resign(form: "Infinitive") }
page-resign-unsure = Вы не { -resign(form: "past-plural") }: поставьте отметку, чтобы подтвердить своё поражение в { -game(case: "genitive") }.
page-plan = Условные { -move(case: "plural") }
page-plan-of = Условные { -move(case: "plural") } в { $game }
page-plan-about = Пока { -opponent } думает, вы можете сохранить свои ответы на возможные { -move(case: "plural") }. Сохранённый ответ выполняется сразу, без нового вопроса, и не отнимает у вас времени.
page-plan-game = К { -game(case: "genitive") }
page-plan-change = Изменить условные { -move(case: "plural") }
page-plan-none = Не сохранено ни одной цепочки.
page-plan-saved = Сохранено; выполняется без нового вопроса:
page-plan-saved-lines = Сохранённые цепочки
page-plan-damaged = Ваши сохранённые цепочки невозможно прочитать. Оператор этого сервиса найдёт причину в журнале.
page-plan-if = Если { $theirs }, то { $mine }
page-plan-if-then = { $before }; если затем { $theirs }, то { $mine }
page-plan-waits = { -move(case: "Nominative") } { $mine } не сделан; он ждёт вашего решения
page-plan-used = Сделаны ваши условные { -move(case: "plural") }: { $moves }.
page-plan-remove = Удалить
page-plan-remove-line = Удалить: { $line }
page-plan-remove-all = Удалить все сохранённые цепочки
page-plan-draft = Новые цепочки
page-plan-unsaved = Это черновик. Он не сохранён, и ничего из него не будет сыграно.
page-plan-lines = Цепочки в любой нотации, каждая отдельной строкой, от { -move(case: "genitive") } { -opponent(case: "genitive") } до вашего, например: 5755 7163 2836 6125
page-plan-save = Сохранить эти цепочки
page-plan-read = Показать, что означает черновик
page-plan-empty = Ничего не сохранено: сначала напишите цепочку.
page-plan-changed = Ничего не сохранено и не удалено, потому что после загрузки этой страницы ваши сохранённые цепочки или { -game } изменились. Вот их нынешнее состояние.
page-plan-clash = Эти строки отвечают в одной и той же позиции разными { -move(case: "instrumental-plural") }. Измените одну из них:
page-plan-line = Строка { $line }: { $text }
page-plan-your-move = Сейчас ваш { -move }. Условные { -move(case: "plural") } пишут рядом с ним и отправляют вместе с ним.
page-plan-adjourned = Пока { -game } { -adjourn(form: "feminine") }, цепочки не сохраняются.
page-plan-over = { -game(case: "Nominative") } закончена.
page-plan-opponents = Цепочки { -opponent(case: "genitive") }, которые эта { -game } вам показывает
page-plan-with-move = Условные { -move(case: "plural") } вместе с этим { -move(case: "instrumental") }
page-plan-with-move-about = Они остаются черновиком, пока вы не отправите { -move }. Тогда они заменят сохранённые цепочки.
page-done-plan-saved = Ваши цепочки сохранены.
page-done-plan-removed = Удалено. Здесь показаны оставшиеся цепочки.
page-analysis = Доска для анализа
page-analysis-of = Доска для анализа: { $game }
page-analysis-about = Здесь вы пробуете { -move(case: "plural") }. Ничто из этого не играется, не сохраняется и никому не показывается, и никакая шахматная программа в этом не помогает.
page-analysis-private = Здесь вы пробуете { -move(case: "plural") }. Ничто из этого не играется и никому не показывается, и никакая шахматная программа в этом не помогает. Ваши варианты остаются с { -game(case: "instrumental") }, и видите их только вы. Это не условные { -move(case: "plural") }.
page-analysis-lines = Мои варианты
page-analysis-forget = Удалить
page-analysis-full = Этот вариант не сохранён, потому что вариантов к этой { -game(case: "genitive") } у вас уже { $most }. Сначала удалите один из них.
page-analysis-damaged = Ваши варианты невозможно прочитать. Оператор этого сервиса найдёт причину в журнале. Следующий вариант, который вы попробуете, заменит их.
page-analysis-long = Наибольшая длина варианта здесь — { $most } полуходов.
page-analysis-line = { -move(case: "Plural") }, которые вы пробуете
page-analysis-back = На { -move } назад
page-analysis-legal = Возможные { -move(case: "plural") }
page-analysis-no-move = Возможных { -move(case: "genitive-plural") } нет.
page-analysis-next = Ещё { -move(case: "plural") }, в любой нотации
page-analysis-show = Показать
page-analysis-keep = Сохранить этот вариант
page-analysis-to-notes = Сохранить этот вариант в моих заметках
page-analysis-to-plan = Сделать этот вариант условными { -move(case: "instrumental-plural") }
page-analysis-to-move = Сделать первый { -move }, а остальные сделать условными
page-analysis-plan-ends = Цепочка условных { -move(case: "genitive-plural") } начинается { -move(case: "instrumental") } { -opponent(case: "genitive") } и заканчивается вашим { -move(case: "instrumental") }.
page-notes = Мои заметки
page-notes-on = Мои заметки к { $game }
page-notes-about = Видите их только вы: ни { -opponent }, ни { -arbiter }, ни администратор их не видят. Они остаются с { -game(case: "instrumental") } и после её окончания.
page-notes-text = Заметки
page-notes-save-first = Сохраните заметки, прежде чем отправлять другую форму этой страницы: написанное в одной форме не отправляется вместе с другой.
page-notes-save = Сохранить заметки
page-notes-stored = Сохранены такие заметки
page-notes-unsaved = Этот текст не сохранён.
page-notes-damaged = Ваши заметки невозможно прочитать. Оператор этого сервиса найдёт причину в журнале. То, что вы здесь сохраните, заменит ваши заметки.
page-done-line-forgotten = Вариант удалён.
page-done-notes-saved = Ваши заметки сохранены.
page-clocks = { -clock(case: "Nominative") }
page-moves = { -move(case: "Plural") }
page-pieces = Фигуры
page-messages = Сообщения
page-message-from = { $name }:
page-message-new = Новое
page-message-erased = (стёрто)
page-message-arbiter = { -arbiter(case: "Nominative") }
page-send-message = Отправить это сообщение
page-acts = Решения { -arbiter(case: "genitive") }
page-appeal = Подать { -appeal(form: "accusative") } другому { -arbiter(case: "dative") } до: { $until }
page-appeal-about = Решение действует, пока другой { -arbiter } не рассмотрит { -appeal(form: "accusative") }. Вы получите письмо с решением.
page-appeal-grounds = Ваши доводы; их читают { -arbiter(case: "plural") } и ваш { -opponent }
page-appeal-send = Подать { -appeal(form: "accusative") }
page-appeal-decided = { -appeal(form: "Accusative") } рассмотрел другой { -arbiter }: { $at }.
page-mark-appeal = { -appeal(form: "Nominative") } на решение { -arbiter(case: "genitive") } ждёт другого { -arbiter(case: "genitive") }.
page-mark-appeal-decided = { -appeal(form: "Nominative") } на решение { -arbiter(case: "genitive") } рассмотрена.
page-adjudication = Присуждение результата
page-adjudication-about = { -arbiter(case: "Nominative") } присуждает результат { -game(case: "genitive") } на основании анализа. { -opponent(case: "Nominative") } прочитает ваш анализ, когда { -game } закончится.
page-adjudication-seeks = Ваша просьба
page-adjudication-send = Отправить этот анализ
page-withdrawal = Выйти из нескольких { -game(case: "genitive-plural") }
page-withdrawal-about = Отменить это невозможно. В течение минуты каждая из этих { -game(case: "genitive-plural") } будет проиграна, аннулирована или передана на решение { -arbiter(case: "genitive") }, как определяет её регламент. Чтобы закончить только эту { -game(case: "accusative") }, { -resign(form: "imperative") }.
page-withdrawal-scope = Из каких { -game(case: "genitive-plural") }
page-withdrawal-from = { $scope ->
    [event] мои идущие { -game(case: "genitive") } в этом турнире
   *[all] все мои идущие { -game(case: "genitive") } здесь
}
page-withdrawal-reason = Причина; её читают оба игрока каждой { -game(case: "genitive") }
page-withdrawal-sure = Я выхожу из этих { -game(case: "genitive-plural") }
page-withdrawal-unsure = Вы не вышли: поставьте отметку, чтобы подтвердить выход.
page-withdrawal-games = { $n ->
    [one] У вас здесь { $n } идущая { -game }:
    [few] У вас здесь { $n } идущие { -game(case: "genitive") }:
    [many] У вас здесь { $n } идущих { -game(case: "genitive-plural") }:
   *[other] У вас здесь { $n } идущей { -game(case: "genitive") }:
}
page-withdrawal-record = Выход внесён в протокол каждой из этих { -game(case: "genitive-plural") }, и оба игрока каждой из них читают вашу причину.

page-opponent = Имя { -opponent(case: "genitive") }; оставьте пустым, чтобы искать любого
page-colour = Ваш цвет
page-colour-drawn = по жребию
page-colour-white = { -white(form: "Nominative") }
page-colour-black = { -black(form: "Nominative") }
page-control = Время
page-new-show = Показать предложение
page-new-offer = Ваше предложение
page-new-unsent = Пока ничего не предложено. Вот что вы предлагаете:
page-new-send = Предложить эту { -game(case: "accusative") }
page-rules = Отпуск и другие пункты регламента
page-rules-leave = Дни отпуска за календарный год; 0, если отпуска нет
page-rules-leave-ahead = За сколько дней до начала нужно взять отпуск
page-rules-leave-least = Наименьшая продолжительность одного отпуска в днях
page-rules-usual = как обычно
page-control-move = Другое: дни на каждый { -move }
page-control-increment = Другое: дни на { -game(case: "accusative") } и добавочные часы за каждый { -move }
page-control-moves = Другое: дни на определённое число { -move(case: "genitive-plural") }, как в ICCF
page-control-blocks = Другое: дни на { -clock(case: "locative") }, дни в запасе и добавочные дни за каждый { -move } (Triple Block)
page-control-periods = Другое: до девяти периодов, один за другим
page-control-own = Числа для другого контроля времени
page-control-days = Дни
page-control-hours = Добавочные часы за каждый { -move }
page-control-cap = Наибольшее число дней на { -clock(case: "locative") }; оставьте пустым, если ограничения нет
page-control-number = Число { -move(case: "genitive-plural") }
page-control-clock = Дни на { -clock(case: "locative") }
page-control-bank = Дни в запасе
page-control-more = Добавочные дни за каждый { -move }
page-control-first = Число { -move(case: "genitive-plural") }, за которые добавляются дни; пустое поле означает 50
page-control-period = Период { $n }
page-control-period-moves = Число { -move(case: "genitive-plural") }; пустое поле означает остаток { -game(case: "genitive") }
page-control-period-time = Время, например 50d, 12h или 1d 12h
page-control-period-increment = Добавочное время за каждый { -move }
page-control-period-cap = Наибольшее время на { -clock(case: "locative") }; оставьте пустым, если ограничения нет
page-control-period-delay = Несписываемое время на каждый { -move }
page-control-whole = Списываются только целые дни.
page-control-double = Дни одного { -move(case: "genitive") }, после которых время считается вдвойне; оставьте пустым, если никогда
page-control-thematic = { -move(case: "Plural") } до начальной позиции засчитываются.
page-field-number = Здесь должно быть целое число от { $least } до { $most }.
page-field-time = Здесь должно быть время, например 50d, 12h или 1d 12h.
page-control-unreadable = Ничего не предложено: введите числа для выбранного контроля времени, каждое должно быть целым.
page-challenges-received = Вызовы вам
page-challenges-sent = Ваши вызовы и заявки
page-seeks-open = Игроки, которые ищут { -opponent(case: "genitive") }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = игроку { $name }: { $control }; { $colour }
page-challenge-seek = любому игроку: { $control }; { $colour }
page-plays-white = { -white(form: "instrumental") } играет { $name }
page-plays-black = { -black(form: "instrumental") } играет { $name }
page-start = Начальная позиция
page-start-usual = обычная
page-start-960 = Chess960
page-start-set = из заданной позиции
page-start-number = Номер позиции Chess960; оставьте пустым, чтобы определить её жребием
page-start-fen = Заданная позиция (FEN)
page-start-castling = Правила { -castling(case: "genitive") } из Chess960
page-regulated = Кроме времени, в регламенте особо заданы и другие условия. Эти настройки отличаются от обычных:
page-player = { $name }
page-player-arbiter = { -arbiter(case: "Nominative") } этого сервиса.
page-player-running = Идущие { -game(case: "genitive") }
page-player-hidden = Нет игрока с таким именем или номером, чью { -game(case: "accusative") } могут читать все. Те, у кого здесь есть учётная запись, после входа видят всех игроков.
page-public-running = { -game(case: "Nominative") } идёт.
page-public-delayed = { $plies ->
    [one] { -game(case: "Nominative") } идёт. Пока не опубликован { $plies } последний полуход.
    [few] { -game(case: "Nominative") } идёт. Пока не опубликованы { $plies } последних полухода.
    [many] { -game(case: "Nominative") } идёт. Пока не опубликованы { $plies } последних полуходов.
   *[other] { -game(case: "Nominative") } идёт. Пока не опубликованы { $plies } последнего полухода.
}
page-public-at = { $at }
page-public = Кто может читать { -game(case: "accusative") }
page-public-no = { -game(case: "Accusative") } читают только те, у кого здесь есть учётная запись
page-step-start = В начало
page-step-back = Назад
page-step-on = Вперёд
page-step-back-by = { $n ->
    [one] На { $n } полуход назад
    [few] На { $n } полухода назад
    [many] На { $n } полуходов назад
   *[other] На { $n } полухода назад
}
page-step-on-by = { $n ->
    [one] На { $n } полуход вперёд
    [few] На { $n } полухода вперёд
    [many] На { $n } полуходов вперёд
   *[other] На { $n } полухода вперёд
}
page-step-end = В конец
page-accept-game = Играть
page-withdraw = Отозвать

page-desk = Стол { -arbiter(case: "genitive") }
page-desk-nothing = Ничто не ждёт вашего решения.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Plural") }
page-desk-flags = { -flag(case: "Plural") }
page-desk-claims = Требования и просьбы присудить результат
page-desk-appeals = { -appeal(form: "Genitive") }
page-desk-withdrawals = Выходы
page-desk-questions = { -clock(case: "Nominative") } под сомнением
page-desk-question = { $name } сообщает, что { -clock } неверны: { $at }.
page-desk-question-about = Исправьте { -clock }. Если они верны, подтвердите их без изменений и укажите причину.
page-desk-find = Другая { -game }, по номеру
page-desk-show = Показать
page-desk-waits-for = Ожидается: { $what }.
page-desk-resumes = { -game(case: "Nominative") } { -resume(form: "future-passive") }: { $at }.
page-desk-until = До: { $at }.
page-desk-flag-open = Пока { -arbiter } не закончит { -game(case: "accusative") }, { -move } ещё засчитывается.
page-desk-claim = { $basis ->
    [threefold_repetition] Требование: { $name } — { -draw }. Основание: троекратное повторение позиции.
    [fifty_moves] Требование: { $name } — { -draw }. Основание: правило пятидесяти { -move(case: "genitive-plural") }.
    [tablebase_win] Требование: { $name } — выигрыш. Основание: { -tablebase }.
    [tablebase_draw] Требование: { $name } — { -draw }. Основание: { -tablebase }.
    [adjudicated_win] Просьба присудить результат: { $name } — выигрыш.
   *[adjudicated_draw] Просьба присудить результат: { $name } — { -draw }.
}
page-desk-announced = Требование относится к позиции после { -move(case: "genitive") } { $move }.
page-desk-claim-stops = Тем временем { -clock } обоих игроков стоят.
page-desk-claim-runs = Тем временем { -clock } идут.
page-desk-withdrawn = Заявлено о выходе: { $name }, { $at }. { -clock(case: "Nominative") } обоих игроков стоят.
page-desk-silent = Выход из-за молчания: { $name }, { $at }. { -clock(case: "Nominative") } обоих игроков стоят.
page-desk-appeal = { $names }: { -appeal } на решение № { $number } ({ $act }), подана: { $at }.
page-desk-own-act = Это ваше решение, поэтому { -appeal(form: "accusative") } рассматривает другой { -arbiter }.
page-desk-game = { $game } на столе { -arbiter(case: "genitive") }: { $white } – { $black }
page-desk-to-board = Доска и { -move(case: "plural") }
page-desk-done = Внесено в протокол.
page-desk-acts = Решения
page-desk-acts-about = Прежде чем принять решение, вы увидите, как оно повлияет на { -clock } обоих игроков. Причину читают оба игрока.
page-desk-acts-none = Сейчас в этой { -game(case: "genitive") } вы не можете принять ни одного решения.
page-desk-act = { $act ->
    [decide-claim] Рассмотреть требование
    [claim-flag] Закончить { -game(case: "accusative") } из-за упавшего { -flag(case: "genitive") }
    [decide-appeal] Рассмотреть { -appeal(form: "accusative") }
    [acknowledge-face] Подтвердить надпись на { -envelope(case: "locative") }
    [set-resumption] Назначить другое время { -resume(form: "genitive") }
    [approve-early-opening] Согласиться на досрочное вскрытие { -envelope(case: "genitive") }
    [declare-missing] Признать { -envelope } утраченным
    [envelope] Вскрыть { -envelope }
    [warn] Объявить предупреждение
    [give-time] Добавить время
    [take-time] Снять время
    [correct-clocks] Исправить { -clock }
    [adjudicate] Присудить результат
    [forfeit] Засчитать поражение одной из сторон
    [cancel] Отменить { -game(case: "accusative") }
    [replay] Отменить { -game(case: "accusative") } и начать её заново
    [annul] Аннулировать { -game(case: "accusative") }
    [change-points] Изменить очки
    [grant-leave] Предоставить особый отпуск
    [end-leave] Прекратить отпуск
    [adjourn] { -adjourn(form: "Infinitive") } { -game(case: "accusative") }
    [take-back] Взять { -move(case: "plural") } назад
    [replace] Заменить игрока
    [withdraw] Внести в протокол выход
   *[expel] Исключить игрока
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Игрок
    [time] Время, например 2d или 1d 12h
    [used_white] Время, затраченное { -white(form: "instrumental") }, например 1d 12h
    [used_black] Время, затраченное { -black(form: "instrumental") }, например 1d 12h
    [deadline] Срок идущих { -clock(case: "genitive") }, в вашем часовом поясе; пустое поле его не меняет
    [result] Результат
    [points_white] Очки { -white(form: "genitive") }
    [points_black] Очки { -black(form: "genitive") }
    [first] Первый день, по времени игрока
    [last] Последний день, по времени игрока
    [ply] Сколько полуходов остаётся
    [player] Имя нового игрока
    [scope] { -game(case: "Genitive") }
    [claim] Требование
    [upheld] Решение о требовании
    [act] Оспоренное решение
    [reverse] Решение об апелляции
    [resume_at] Время { -resume(form: "genitive") }, в вашем часовом поясе
   *[reason] Причина, которую читают оба игрока
}
page-desk-scope = { $scope ->
    [game] Только эта { -game }
    [event] Все { -game(case: "genitive") } игрока в этом турнире, которые идут
   *[all] Все { -game(case: "genitive") } игрока здесь, которые идут
}
page-desk-white = { -white(form: "Nominative") }, { $name }
page-desk-black = { -black(form: "Nominative") }, { $name }
page-desk-upheld = Требование обоснованно.
page-desk-rejected = Требование необоснованно.
page-desk-reversed = Решение отменяется.
page-desk-confirmed = Решение остаётся в силе.
page-desk-numbered = № { $number }: { $what }
page-desk-unreadable = Это поле невозможно прочитать, поэтому ничего не сделано: { $field }.
page-desk-preview = Показать последствия
page-desk-not-done = Пока ничего не внесено в протокол. Посмотрите последствия и подтвердите решение внизу.
page-desk-effect = Последствия
page-desk-on-record = Если вы подтвердите, в протокол { -game(case: "genitive") } { $game }, { $white } – { $black }, будет внесено:
page-desk-drops = Чьи условные { -move(case: "plural") } отменяются: { $names }.
page-desk-elsewhere = Меняются и другие { -game(case: "genitive") }: { $scope }.
page-desk-again = { -game(case: "Nominative") } начинается заново под новым номером.
page-desk-clocks-now = { -clock(case: "Nominative") } сейчас
page-desk-clocks-after = { -clock(case: "Nominative") } после этого
page-desk-confirm = Подтвердить: { $act }
page-desk-change = Сначала изменить
page-desk-stale = С тех пор как показаны последствия, { -game } изменилась, поэтому ничего не сделано. Теперь последствия такие.
page-desk-stale-envelope = С тех пор как показана эта страница, { -game } изменилась, поэтому ничего не сделано.
page-desk-envelope = { -envelope(case: "Nominative") }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = Время вскрывать { -envelope } ещё не настало. { $needed ->
    [1] На досрочное вскрытие должен согласиться один { -arbiter }.
    [one] На досрочное вскрытие должен согласиться { $needed } { -arbiter }.
    [few] На досрочное вскрытие должны согласиться { $needed } { -arbiter(case: "genitive") }.
    [many] На досрочное вскрытие должны согласиться { $needed } { -arbiter(case: "genitive-plural") }.
   *[other] На досрочное вскрытие должны согласиться { $needed } { -arbiter(case: "genitive") }.
}
page-desk-early-nobody = Пока никто не согласился.
page-desk-early-you = Вы согласились.
page-desk-early-agreed = Согласие дано: { $name }.
page-desk-early-other = Вскрывает { -envelope } другой { -arbiter }.
page-desk-pace = Как оба игрока тратили своё время
page-desk-pace-in = { $game }: как оба игрока тратили своё время
page-desk-commitment = Контрольная сумма (SHA-256 текста):
page-desk-held-here = Его вскрывает сервис, когда { -game } { -resume(form: "passive") }.
page-desk-held = Чтобы вскрыть его, нужно ключей: { $needed }. Держатели ключей: { $holders }.
page-desk-opening-about = Что будет с { -clock(case: "instrumental") }, зависит от { -sealed-move(case: "genitive") }, которого никто не видит, пока { -envelope } не вскрыт.
page-resume-about = После этого сервис вскроет { -envelope } и сделает { -sealed-move }. Если этот { -move } { -illegal(form: "masculine") } или неоднозначен, { -game } может закончиться. Отменить это { -illegal(form: "neuter") }.
page-desk-resume = { -resume(form: "Infinitive") } { -game(case: "accusative") }
page-desk-open = Вскрыть { -envelope }
page-desk-open-about = Расшифруйте его своим ключом вне этой страницы: age -d -i KEY envelope.age. Затем вставьте сюда весь текст; засчитывается только текст с этой контрольной суммой. Страница не покажет его снова.
page-desk-decrypt-about = Или расшифруйте его в этом браузере. Ваш секретный ключ никуда не отправляется, а текст отправляется только вместе с формой ниже. Сервис, который присылает вашему браузеру другой скрипт, мог бы прочитать ключ: командная строка безопаснее.
page-desk-decrypt-closed = Закрытый { -envelope } или то, что оставил закрытым ключ другого { -arbiter(case: "genitive") }
page-desk-decrypt-key = Ваш секретный ключ, из файла age-keygen
page-desk-decrypt-file = Секретный ключ из файла
page-desk-decrypt = Расшифровать в этом браузере
page-desk-decrypt-no-key = Секретного ключа age нет. Он начинается с AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Этот ключ его не вскрывает.
page-desk-decrypt-wrong = Содержимое { -envelope(case: "genitive") } не совпадает с контрольной суммой.
page-desk-decrypt-left = Ваш ключ вскрыл один слой. Передайте это следующему { -arbiter(case: "dative") }, который вскроет его другим ключом:
page-desk-closed = Закрытый { -envelope }
page-desk-text = Текст { -envelope(case: "genitive") }
page-desk-early-reason = Причина, если { -envelope } вскрывают досрочно; её читают оба игрока
page-desk-trail = { -move(case: "Nominative") } событий
page-desk-column = { $column ->
    [number] №
    [what] Что
    [by] Кто
    [received] Получено
    [judged] Рассмотрено
    [white] { -clock(case: "Nominative") } { -white(form: "genitive") } после этого
   *[black] { -clock(case: "Nominative") } { -black(form: "genitive") } после этого
}
page-desk-channel = { $channel ->
    [mail] почтой
    [http] через страницу или API
    [console] через командную строку
   *[timekeeper] автоматически
}
page-desk-refused = Отклонено: { $why }
page-desk-recorded = Дословная запись
page-desk-cause = Причина:
page-desk-seconds = { $n } с
page-desk-clock = Затрачено: { $used }, осталось: { $left }.
page-desk-left-off = Отклонённые попытки, которые не показаны: { $n }.
page-desk-event = { $event ->
    [created] { -game(case: "Nominative") } началась
    [moved] { -move(case: "Nominative") }
    [said] Сообщение
    [draw_offered] Предложение { -draw(case: "genitive") }
    [draw_declined] { -draw(case: "Nominative") } отклонена
    [claim_upheld] Требование удовлетворено
    [claim_referred] Требование, которое рассматривает { -arbiter }
    [analysed] Анализ
    [claim_lapsed] Требование утратило силу
    [claim_rejected] Требование отклонено
    [illegal_move] { -illegal(form: "Adjective") } { -move }
    [adjournment_proposed] Предложено { -adjourn } { -game(case: "accusative") }
    [adjournment_declined] Отказ { -adjourn(form: "imperfective") } { -game(case: "accusative") }
    [sealing_began] Игрок, чей { -move }, должен { -seal } { -move }
    [drafted] Черновик положен в { -envelope }
    [sealed] { -move(case: "Nominative") } { -seal(form: "masculine") }
    [face_acknowledged] Надпись на { -envelope(case: "locative") } подтверждена
    [resumption_set] Назначено время { -resume(form: "genitive") }
    [resumption_requested] Игрок готов { -resume } { -game(case: "accusative") }
    [resumed] { -game(case: "Nominative") } { -resume(form: "feminine") }
    [early_opening_approved] Досрочное вскрытие одобрено
    [came_late] Игрок явился слишком поздно
    [envelope_missing] { -envelope(case: "Nominative") } утрачен или не открывается
    [publication_agreed] Игрок согласен опубликовать { -envelope }
    [envelope_published] { -envelope(case: "Nominative") } опубликован
    [reading_chosen] Выбрано прочтение { -sealed-move(case: "genitive") }
    [clocks_questioned] Сообщено, что { -clock } неверны
    [opened] { -envelope(case: "Nominative") } вскрыт
    [flag_fell] { -flag(case: "Nominative") } упал
    [leave_booked] Отпуск внесён в протокол
    [leave_cancelled] Отпуск отменён
    [reflection_declared] Заявлено дальнейшее обдумывание
    [downtime_returned] Возвращено время, когда сервис был недоступен
    [zone_noted] Часовой пояс внесён в протокол
    [clock_refilled] { -clock(case: "Nominative") } пополнены из запаса
    [mail_problem] Почта не доходит
    [mail_restored] Почта снова доходит
    [ended] { -game(case: "Nominative") } закончилась
    [withdrawn] Выход
    [appealed] { -appeal(form: "Nominative") }
    [appeal_decided] { -appeal(form: "Nominative") } рассмотрена
    [act_warn] { -arbiter(case: "Nominative") }: предупреждение
    [act_time] { -arbiter(case: "Nominative") }: время добавлено или снято
    [act_clocks] { -arbiter(case: "Nominative") }: { -clock } исправлены
    [act_adjudicate] { -arbiter(case: "Nominative") }: результат присуждён
    [act_forfeit] { -arbiter(case: "Nominative") }: засчитано поражение
    [act_cancel] { -arbiter(case: "Nominative") }: { -game } отменена
    [act_annul] { -arbiter(case: "Nominative") }: { -game } аннулирована
    [act_give_way] Засчитывается другая { -game }
    [act_points] { -arbiter(case: "Nominative") }: очки изменены
    [act_leave] { -arbiter(case: "Nominative") }: предоставлен особый отпуск
    [act_end_leave] { -arbiter(case: "Nominative") }: отпуск прекращён
    [act_adjourn] { -arbiter(case: "Nominative") }: { -game(case: "accusative") } следует { -adjourn }
    [act_take_back] { -arbiter(case: "Nominative") }: { -move(case: "plural") } взяты назад
    [act_replace] { -arbiter(case: "Nominative") }: игрок заменён
    [act_expel] { -arbiter(case: "Nominative") }: игрок исключён
   *[other] { $event }
}

page-admin = Администрирование
page-admin-players = Игроки
page-admin-mail = Входящие письма
page-admin-trouble = Письма и события, которые не доходят
page-admin-health = Состояние сервиса
page-admin-aside = { $n ->
    [0] Ни одно входящее письмо вас не ждёт.
    [one] Вас ждёт { $n } входящее письмо.
    [few] Вас ждут { $n } входящих письма.
    [many] Вас ждут { $n } входящих писем.
   *[other] Вас ждут { $n } входящего письма.
}
page-admin-more = Дальше
page-admin-none = Нет.
page-admin-part = Часть имени
page-admin-address = Полный адрес электронной почты
page-admin-search = Искать
page-admin-no-address = Ни у одной учётной записи нет этого адреса.
page-admin-since = начиная с: { $at }
page-admin-player = Игрок: { $name }
page-admin-role = Роль
page-admin-deleted = Эта учётная запись удалена.
page-admin-mail-arrives = Ни одно письмо игроку не вернулось.
page-admin-stopped = Писем вернулось: { $n }, начиная с: { $since }. Причина у последнего: { $reason }. Письма о { -game(case: "locative-plural") } не отправляются.
page-admin-returned = Писем вернулось: { $n }, начиная с: { $since }. Причина у последнего: { $reason }. Письма пока отправляются.
page-admin-sessions = Сеансы
page-admin-no-sessions = Игрок нигде не вошёл.
page-admin-trail = { -move(case: "Nominative") } событий учётной записи
page-admin-trail-about = Самые новые записи первые. Игрок получает их вместе со своими данными.
page-admin-event = { $what ->
    [signed_up] Учётная запись создана
    [signed_in] Вход выполнен
    [session_ended] Сеанс завершён
    [sessions_ended] Все сеансы завершены
    [refresh_token_reused] Сеанс завершён, потому что его ключ использован дважды
    [api_token_made] Токен для программ создан
    [api_token_revoked] Токен для программ отозван
    [api_tokens_revoked] Все токены для программ отозваны
    [calendar_made] Адрес календаря создан
    [calendar_revoked] Адрес календаря отозван
    [webhook_secret_made] Секрет webhook создан
    [webhook_enabled] Webhook включён
    [webhook_deleted] Webhook удалён
    [envelope_key] Ключ для { -sealed-move(case: "genitive-plural") } установлен
    [address_changed] Адрес электронной почты изменён
    [role_changed] Роль изменена
    [mail_stopped] Отправка писем о { -game(case: "locative-plural") } прекращена
    [mail_resumed] Отправка писем о { -game(case: "locative-plural") } { -resume(form: "feminine") }
    [mail_restored] Отправка писем о { -game(case: "locative-plural") } { -resume(form: "feminine") } администратором
    [unsubscribed_by_link] Уведомления выключены по ссылке из письма
    [text_erased] Текст стёрт
    [mail_replayed] Входящее письмо прочитано снова
    [mail_released] Входящее письмо принято к обработке
    [mail_discarded] Входящее письмо отброшено
    [deleted] Учётная запись удалена
   *[other] { $what }
}
page-admin-restored = сервис восстановлен из резервной копии
page-admin-text-place = { $game }, событие { $number }
page-admin-reason = Причина, которая записывается навсегда: не пишите ничего личного
page-admin-no-reason = Ничего не сделано: напишите причину одной строкой, не больше 200 знаков.
page-admin-act = { $act ->
    [role] Изменить роль
    [restore-mail] Снова отправлять письма
    [end-sessions] Завершить все сеансы
    [replay] Прочитать письмо снова
    [release] Принять письмо к обработке
   *[discard] Отбросить письмо
}
page-admin-effect = { $act ->
    [role] Учётная запись сразу получает новую роль, и об этом игроку приходит письмо.
    [restore-mail] Вернувшиеся письма больше не учитываются, и письма о { -game(case: "locative-plural") } снова отправляются игроку.
    [end-sessions] Все сеансы игрока завершаются. Токены программ остаются.
    [replay] Письмо читается с начала. То, что из него уже выполнено, второй раз не выполняется.
    [release] Под ваше слово письмо считается собственным письмом игрока, кто бы его ни отправил.
   *[discard] Письмо дальше не обрабатывается, а его текст стирается окончательно.
}
page-admin-not-done = Пока ничего не сделано. Посмотрите и подтвердите внизу.
page-admin-done = Сделано и записано.
page-admin-nothing = Ничего не сделано: делать было нечего, или текста письма уже нет.
page-admin-own-game = Ничего не сделано: это письмо может относиться к вашей { -game(case: "genitive") }, поэтому им занимается другой администратор.
page-admin-mail-about = Письмо откладывается в сторону, если его невозможно прочитать, если его автор вызывает сомнения или если кто-то написал вам. Посмотрите его, прежде чем пройдёт 30 дней.
page-admin-list = { $list ->
    [aside] Отложенные в сторону
    [pending_confirm] Ждут подтверждения
    [unanswered] Без ответа
   *[all] Все
}
page-admin-mail-number = Письмо { $id }
page-admin-mail-text = Текст
page-admin-mail-state = { $state ->
    [received] Ещё не прочитано
    [applied] Выполнено
    [duplicate] Уже приходило раньше
    [auto] Написано автоматически
    [bounced] Вернувшееся письмо
    [rejected] Отклонено
    [pending_confirm] Ждёт подтверждения
    [quarantined] Отложено в сторону
   *[poison] Отложено в сторону, потому что прочитать не удалось
}
page-admin-why = { $cause ->
    [auto_submitted] в нём указано, что его написала программа
    [precedence] в нём указано, что это массовая рассылка
    [list] оно пришло через список рассылки
    [autoreply] это автоматический ответ
    [null_sender] в нём нет отправителя, которому можно ответить
    [loop] это письмо этого сервиса, которое вернулось
    [report] это отчёт о доставке
    [robot] оно отправлено с адреса программы
    [own_address] оно отправлено с адреса этого сервиса
    [did_you_mean] игроку задан вопрос, не имеется ли в виду другой { -move }
    [meant] игрок подтвердил { -move }
    [asked] игроку задан вопрос, что имеется в виду
    [erased] его текст стёрт
    [unreadable] его невозможно прочитать
    [unreadable_row] его запись в базе данных невозможно прочитать
    [ambiguous_from] в нём не указан один определённый автор
    [no_player] его адрес сейчас не принадлежит ни одной учётной записи
    [mail_off] игрок не принимает { -move(case: "plural") } по почте
    [message_id] это копия письма, которое пришло раньше
    [failed] в нём сообщается, что какое-то письмо не дошло
    [not_counted] это отчёт, который не учитывается
    [delayed] в нём сообщается о задержке
    [to_bounce_address] это не отчёт, но оно пришло на адрес для отчётов
    [nothing_to_confirm] подтверждать нечего
    [nothing_waits] ответа больше ничто не ждёт
    [another_waits] подтверждения ждёт другое письмо
    [dmarc_fail] домен отправителя сообщает, что письмо подделано (DMARC)
    [not_a_player] его автор не играет эту { -game(case: "accusative") }
    [not_the_player] игрок его не отправлял
    [unconfirmed_sender] игроку задан вопрос, действительно ли письмо от него
    [not_confirmed] никто не подтвердил его вовремя
    [confirmed] им игрок подтвердил другое письмо
    [disowned] в нём игрок сообщил, что какое-то письмо не от него
    [no_yes] в нём нет ни «да», ни «нет»
    [passed_on] оно передано администратору
    [for_operator] его не удалось передать администратору
    [helped] в ответ отправлено пояснение
    [joins] у человека без учётной записи запрошено подтверждение
    [joined] по нему создана учётная запись
    [before_an_act] оно написано до того, как { -arbiter } что-то отменил в { -game(case: "genitive") }
    [before_restoration] оно написано до восстановления сервиса из резервной копии
    [unanswered] ответ на него задержан, потому что ответов было слишком много
    [discarded] его отбросил администратор
    [failures] его трижды не удалось прочитать
    [deaths] каждый раз при его чтении программа аварийно завершалась
    [left] оно ждёт более новой версии сервиса
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Домен отправителя ручается за автора.
    [fail] Домен отправителя сообщает, что письмо подделано.
   *[unknown] За автора никто не ручается.
}
page-admin-outgoing = { $kind ->
    [game-started] Начало { -game(case: "genitive") }
    [your-move] { -move(case: "Nominative") } { -opponent(case: "genitive") }
    [move-recorded] Запись { -move(case: "genitive") }, присланного по почте
    [reminder] Напоминание
    [game-news] Новости { -game(case: "genitive") }
    [adjournment] { -adjourn(form: "Noun") } { -game(case: "genitive") }
    [arbiter-news] Новости для { -arbiter(case: "genitive") }
    [log-receipt] Доказательство { -sealed-move(case: "genitive") }
    [game-over] Конец { -game(case: "genitive") }
    [restored] Восстановление из резервной копии
    [challenge] Вызов
    [transcript] Ответ на письмо
    [confirmation] Вопрос
    [sign-in-code] Код
    [account-news] Новости учётной записи
    [digest] Сводка
   *[passed-on] Письмо, переданное дальше
}
page-admin-not-sent = { $reason ->
    [gone] получатель сообщает, что его больше нет
    [failed] пять дней ничего не удавалось отправить
    [restored] сервис восстановлен из резервной копии
    [interrupted] программа завершилась во время отправки
    [no_event] такого события нет
    [redirect] получатель перенаправляет на другой адрес
    [internal] ошибка этого сервиса
    [timeout] получатель не отвечает вовремя
    [host_not_found] сервер получателя неизвестен
    [private_address] у получателя нет адреса в интернете
    [not_https] адрес получателя без шифрования
    [tls] сертификат получателя недействителен, или не работает TLS
    [connection_refused] получатель не принимает соединение
    [connection] соединение с получателем оборвалось
    [not_http] получатель не отвечает по протоколу HTTP
   *[other] получатель отвечает с кодом состояния { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } попытка.
    [few] { $n } попытки.
    [many] { $n } попыток.
   *[other] { $n } попытки.
}
page-admin-received = Получено
page-admin-at = { $at }
page-admin-state = Состояние
page-admin-cause = Результат или причина
page-admin-to = Куда
page-admin-to-game = { $game }, адрес для ответа (игрок: { $name })
page-admin-to-account = учётная запись: { $name }
page-admin-to-confirm = вопрос о письме { $id }
page-admin-to-mailbox = ящик { $mailbox }
page-admin-to-bounce = обратный адрес исходящего письма { $id }
page-admin-author = Автор
page-admin-attempts = Чтение
page-admin-confirmed = Оно считается собственным письмом игрока.
page-admin-text-about = Это начало письма в том виде, в каком оно пришло, без адресов сервиса, кодов, закодированных частей и частей HTML. Не рассказывайте другим, что в нём.
page-admin-text-cut = Остальное не показано.
page-admin-hidden = { $because ->
    [own_game] Письмо может относиться к вашей { -game(case: "genitive") }. Им занимается другой администратор.
    [sealed] Текст не показан, потому что в нём может быть { -sealed-move }: в { -game(case: "genitive") }, к которой может относиться письмо, такой { -move } есть или может появиться. Прочитать письмо снова, принять его к обработке или отбросить можно и так.
    [secret] Текст не показан, потому что в нём может быть { -move } или слово о { -seal(form: "locative") }, черновиках или условных { -move(case: "locative-plural") }. Прочитать письмо снова, принять его к обработке или отбросить можно и так.
    [not_aside] Текст не показан, потому что письмо не отложено в сторону.
   *[gone] Текст стёрт.
}
page-admin-bounces = Игроки, до которых письма не доходят
page-admin-sources = Ящики, из которых забирается почта
page-admin-source-unused = не используется
page-admin-source-fine = почта забирается
page-admin-source-looked = Последняя проверка: { $at }
page-admin-dead = Исходящие письма, попытки отправить которые прекращены
page-admin-an-address = на адрес без учётной записи
page-admin-about = { -game } { $game }
page-admin-webhooks = Webhook, которые выключены или не работают
page-admin-webhook = Webhook { $id } на { $host }
page-admin-webhook-failing = не работает, начиная с: { $since }
page-admin-webhook-off = выключен ({ $because })
page-admin-deliveries = События, попытки отправить которые прекращены
page-admin-delivery = Событие { $id } для webhook { $webhook }, { -game } { $game }
page-admin-ready = Сервис готов.
page-admin-not-ready = Сервис не готов.
page-admin-clock-jumped = Часы компьютера переведены. Пока они не показывают верное время, ни один { -flag } не падает и ничего не стирается.
page-admin-answers-held = Автоматических ответов ждёт больше, чем обычно. Столько их задержано, они уйдут позже: { $n }
page-admin-commands-aside = Просьбы обо всех { -game(case: "locative-plural") } игрока, которые не удалось выполнить в одной из них: { $n }
page-admin-version = Версия
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Поколение базы данных
page-admin-backup = Последняя резервная копия, сделанная командой postzug backup
page-admin-no-backup = ни одной не известно
page-admin-running = Идущие { -game(case: "genitive") }
page-admin-ended = Законченные { -game(case: "genitive") }
page-admin-accounts = Учётные записи
page-admin-bytes = Размер базы данных
page-admin-set-aside = Входящие письма, отложенные в сторону
page-admin-unsent = Исходящие письма, которые уже пора отправить
page-admin-oldest = Самое старое ждёт уже: { $age }.
page-admin-undelivered = События, которые уже пора отправить на webhook
page-admin-log-size = Записи журнала
page-admin-log-signed = Записи под последней подписанной вершиной
page-admin-log-waiting = События, которых ещё нет в журнале
page-admin-checkpoint = Подписанная вершина журнала
page-admin-health-more = Команда postzug doctor проверяет компьютер, почтовый сервер для отправки и DNS.

page-problem = Не выполнено
page-typed = Ваш текст, который не отправлен: скопируйте его
page-typed-reason = Причина
page-claim-move = Требование внесено в протокол, объявленный { -move } сделан.
page-claim-no-move = Требование внесено в протокол, а { -move } ещё нужно сделать.
page-claim-recorded = Требование внесено в протокол; если был объявлен возможный { -move }, он сделан.
page-problem-code = { $status }, { $code }
