### Every sentence that a person reads, in Polish. docs/translating.md says how to add a language.

-game = { $case ->
    [genitive] partii
    [accusative] partię
    [plural] partie
    [instrumental] partią
    [instrumental-plural] partiami
    [locative-plural] partiach
    [Genitive] Partii
    [Accusative] Partię
    [Plural] Partie
    [Nominative] Partia
   *[nominative] partia
}
-move = { $case ->
    [genitive] posunięcia
    [instrumental] posunięciem
    [plural] posunięcia
    [genitive-plural] posunięć
    [locative] posunięciu
    [instrumental-plural] posunięciami
    [locative-plural] posunięciach
    [Genitive] Posunięcia
    [Genitive-plural] Posunięć
    [Nominative] Posunięcie
   *[nominative] posunięcie
}
-sealed-move = { $case ->
    [genitive] tajnego posunięcia
    [instrumental] tajnym posunięciem
    [plural] tajne posunięcia
    [genitive-plural] tajnych posunięć
    [Plural] Tajne posunięcia
    [Nominative] Tajne posunięcie
   *[nominative] tajne posunięcie
}
-draw = { $case ->
    [genitive] remisu
    [instrumental] remisem
    [Genitive] Remisu
    [Nominative] Remis
   *[nominative] remis
}
-castling = { $case ->
    [genitive] roszady
    [accusative] roszadę
   *[nominative] roszada
}
-en-passant = w przelocie
-promotion = { $case ->
    [genitive] promocji
   *[nominative] promocja
}
-opponent = { $case ->
    [genitive] przeciwnika
    [instrumental] przeciwnikiem
    [plural] przeciwnicy
    [genitive-plural] przeciwników
    [Nominative] Przeciwnik
   *[nominative] przeciwnik
}
-arbiter = { $case ->
    [genitive] sędziego
    [dative] sędziemu
    [plural] sędziowie
    [genitive-plural] sędziów
    [Nominative] Sędzia
   *[nominative] sędzia
}
-envelope = { $case ->
    [genitive] koperty
    [accusative] kopertę
    [locative] kopercie
    [plural] koperty
    [genitive-plural] kopert
    [instrumental] kopertą
    [Genitive] Koperty
    [Accusative] Kopertę
    [Nominative] Koperta
   *[nominative] koperta
}
-clock = { $case ->
    [genitive] zegara
    [locative] zegarze
    [plural] zegary
    [genitive-plural] zegarów
    [instrumental] zegarem
    [locative-plural] zegarach
    [Plural] Zegary
    [Genitive-plural] Zegarów
    [Nominative] Zegar
   *[nominative] zegar
}
-flag = { $case ->
    [genitive] chorągiewki
    [accusative] chorągiewkę
    [Genitive] Chorągiewki
    [Nominative] Chorągiewka
   *[nominative] chorągiewka
}
-claim = { $case ->
    [genitive] reklamacji
    [accusative] reklamację
    [plural] reklamacje
   *[nominative] reklamacja
}
-deadline = { $case ->
    [genitive] terminu
   *[nominative] termin
}
-tablebase = { $case ->
    [genitive] bazy końcówek
    [plural] bazy końcówek
    [genitive-plural] baz końcówek
   *[nominative] baza końcówek
}
-check = { $case ->
    [instrumental] szachem
    [Nominative] Szach
   *[nominative] szach
}
-mate = { $case ->
    [genitive] mata
   *[nominative] mat
}
-stalemate = pat
-white = { $form ->
    [instrumental] białymi
    [genitive] białych
    [Nominative] Białe
   *[nominative] białe
}
-black = { $form ->
    [instrumental] czarnymi
    [genitive] czarnych
    [Nominative] Czarne
   *[nominative] czarne
}
-resign = { $form ->
    [imperative] poddaj
    [passive] poddano
    [infinitive] poddać
    [present] poddaje
    [instrumental] poddaniem
    [Imperative] Poddaj
   *[noun] poddanie
}
-adjourn = { $form ->
    [genitive] odłożenia
    [dative] odłożeniu
    [feminine] odłożona
    [present] odkłada
    [adjective] odłożonej
    [imperfective] odkładana
    [infinitive] odłożyć
    [Noun] Odłożenie
    [Genitive] Odłożenia
    [Feminine] Odłożona
    [Imperative] Odłóż
   *[noun] odłożenie
}
-resume = { $form ->
    [genitive] wznowienia
    [locative] wznowieniu
    [instrumental] wznowieniem
    [feminine] wznowiona
    [present] wznawiana
    [Noun] Wznowienie
    [Imperative] Wznów
   *[noun] wznowienie
}
-seal = { $form ->
    [noun] zapieczętowanie
    [genitive] zapieczętowania
    [locative] zapieczętowaniu
    [passive] zapieczętowano
    [imperative] zapieczętuj
    [neuter] zapieczętowane
    [present] pieczętuje
    [masculine] zapieczętowany
    [imperfective-locative] pieczętowaniu
    [past] zapieczętowała
    [Passive] Zapieczętowano
    [Imperative] Zapieczętuj
    [Neuter] Zapieczętowane
   *[infinitive] zapieczętować
}
-illegal = { $form ->
    [instrumental] nieprawidłowym
    [feminine] nieprawidłowa
    [Neuter] Nieprawidłowe
   *[neuter] nieprawidłowe
}
-appeal = { $form ->
    [genitive] odwołania
    [dative] odwołaniu
    [infinitive] odwołać
    [present] odwołuje
    [Noun] Odwołanie
    [Genitive] Odwołania
    [Imperative] Odwołaj
   *[noun] odwołanie
}

language-name = Polski

## Dates and lengths of time

date = { $weekday }, { $day } { $month } { $year } r., { $time } ({ $iso } { $offset })
date-beyond = data poza kalendarzem
weekday-monday = poniedziałek
weekday-tuesday = wtorek
weekday-wednesday = środa
weekday-thursday = czwartek
weekday-friday = piątek
weekday-saturday = sobota
weekday-sunday = niedziela
month-january = stycznia
month-february = lutego
month-march = marca
month-april = kwietnia
month-may = maja
month-june = czerwca
month-july = lipca
month-august = sierpnia
month-september = września
month-october = października
month-november = listopada
month-december = grudnia
length-days = { $n } { $n ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}
length-hours = { $n } { $n ->
    [one] godzina
    [few] godziny
    [many] godzin
   *[other] godziny
}
length-minutes = { $n } { $n ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
exact-days = { $n } d
exact-hours = { $n } h
exact-minutes = { $n } min
exact-seconds = { $n } s

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } lub { $last }
list-more = { $list } i jeszcze { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na każde { -move }
control-period = { $time } na { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "plural") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}
control-then = { $first }, potem { $next }
control-increment-of = { $period } + { $increment } za { -move }
control-cap-of = { $period }, najwyżej { $cap }
control-delay-of = { $period }, opóźnienie: { $delay }
control-whole-days = { $control }, liczone całymi dniami
control-double = { $control }, dublowanie czasu po { $days ->
    [one] { $days } dniu
    [few] { $days } dniach
    [many] { $days } dniach
   *[other] { $days } dnia
}
control-thematic-start = { $control }, początek tematyczny
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } na { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "plural") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}

## What adjourned games wait for

adjourned-resumption = termin { -resume(form: "genitive") } albo { $replier }
adjourned-opening = otwarcie { -envelope(case: "genitive") }; { -clock(case: "plural") } stoją
adjourned-replier = { $replier }; { -clock } tego gracza idzie
adjourned-former_sealer = { $replier } (strona, która { -seal(form: "past") } wcześniej i jeszcze się nie stawiła); { -clock } tej strony idzie
adjourned-late_opening = otwarcie { -envelope(case: "genitive") }: ktoś przyszedł za późno
adjourned-adjudication = { -arbiter }, żeby ocenić { -game(case: "accusative") }, albo { $sealer }, jeśli ma tekst, który { -seal(form: "passive") }; { -clock(case: "plural") } stoją
adjourned-sealed_text = { $sealer }, żeby pokazać tekst, który { -seal(form: "passive") }; { -clock } tego gracza idzie
adjourned-reading = { $replier }, żeby wybrać odczytanie; { -clock } tego gracza idzie
adjourned-publication = { -arbiter } z kluczem albo { $sealer }, żeby pokazać to, co obaj gracze chcą pokazać
adjourned-sealing = { $sealer }, żeby { -seal } szkic albo inne { -move }; { -clock } tego gracza idzie
adjourned-gone = { $waits_for }; ci posiadacze kluczy tej { -envelope(case: "genitive") } nie mają już konta: { $players }{ $complete ->
    [no] , więc nie da się jej tu otworzyć
   *[yes] {""}
}

## Mails about an account

account-welcome =
    Masz konto na { $site }, a Twoja nazwa tutaj to { $name }. Jeśli to nie była Twoja prośba, nie rób nic: bez Ciebie żadna { -game } się nie zacznie.

    Wszystko możesz robić pocztą. Odpowiedz na ten list, po jednym poleceniu w wierszu:

    {"  "}{ command-seek }: szukać { -opponent(case: "genitive") }; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: kto jeszcze szuka; { command-accept-challenge } C7 rozpoczyna { -game(case: "accusative") }
    {"  "}{ command-challenge } NAZWA: wyzwać gracza
    {"  "}{ command-games }: Twoje { -game(case: "plural") } i na kim kolej w każdej z nich
    {"  "}{ command-settings }: Twoja strefa czasowa, zapis { -move(case: "genitive-plural") } i powiadomienia
    {"  "}{ command-help }: wszystkie polecenia

    Gdy zacznie się { -game }, dostaniesz list z pozycją i { -clock(case: "instrumental") }. Odpowiedz na niego swoim { -move(case: "instrumental") }, na przykład e4 lub 5254, w osobnym wierszu.
account-deleted = Konto { $name } usunięto. Na ten adres nie wyślemy już nic.
account-address = Konto { $name } ma teraz inny adres poczty. Na ten adres nie wyślemy już nic; wszystkie sesje i tokeny API zakończono. Jeśli to nie Twoja zmiana, zawiadom osoby, które prowadzą ten serwis.
account-role = Twoja rola to teraz: { $role }.
role-player = gracz
role-arbiter = { -arbiter }
role-administrator = administrator
account-envelope-key = Na Twoim koncie ustawiono klucz otwierający { -sealed-move(case: "plural") }: { $key }. Jeśli to nie Twoja zmiana, zakończ swoje sesje i natychmiast zawiadom administratora: od tej chwili { -move(case: "genitive") } są pieczętowane dla tego klucza.
account-token-made = Na Twoim koncie utworzono token API „{ $label }”. Jeśli to nie Twoja zmiana, unieważnij go.
account-tokens-revoked = Serwis odtworzono z kopii zapasowej. Twoje tokeny API unieważniono, bo mógłby wśród nich wrócić token unieważniony przez Ciebie po tej kopii. Utwórz nowe dla swoich programów.
calendar-made = Utworzono adres Twojego kalendarza. Programy kalendarzowe mogą go subskrybować i pokazują terminy Twoich { -game(case: "genitive") }:
calendar-how = Kto ma ten adres, może odczytać Twoje terminy, więc nie podawaj go nikomu. Poprzedni adres już nie działa. Żeby unieważnić ten adres, napisz: { command-calendar-off }
calendar-shown = Utworzono adres Twojego kalendarza. Kto go ma, może odczytać terminy Twoich { -game(case: "genitive") }. Poprzedni adres, jeśli istniał, już nie działa. Jeśli to nie Twoja zmiana, napisz: { command-calendar-off }
calendar-void = Serwis odtworzono z kopii zapasowej. Adres Twojego kalendarza unieważniono, bo mógłby wrócić adres unieważniony przez Ciebie po tej kopii. Żeby utworzyć nowy, napisz: { command-calendar }
webhook-made = Na Twoim koncie utworzono webhook: zdarzenia z Twoich { -game(case: "genitive") } są wysyłane do { $host }. Jeśli to nie Twoja zmiana, usuń go i unieważnij swoje tokeny API.
webhook-secret-made = Twój webhook wysyłający zdarzenia do { $host } dostał inny sekret. Poprzedni sekret jest ważny jeszcze przez 24 godziny. Jeśli to nie Twoja zmiana, usuń ten webhook i zakończ swoje sesje.
webhook-secrets-a-day = Sekrety webhooków utworzone przez Ciebie w ciągu ostatnich 24 godzin: { $limit }. Poczekaj.
webhook-enabled = Twój webhook włączono: zdarzenia z Twoich { -game(case: "genitive") } są wysyłane do { $host }. Jeśli to nie Twoja zmiana, usuń go i zakończ swoje sesje.
webhook-off = Przez pięć dni nie udało się niczego wysłać do { $host }. Twój webhook wyłączono, a to, co na niego czekało, nie zostanie już wysłane. Gdy odbiorca zacznie działać, włącz webhook ponownie.
webhook-failed = Twój webhook nie działa: przez trzy dni nie udało się wysłać pewnego zdarzenia do { $host } i nie będzie już kolejnych prób. Późniejsze zdarzenia są nadal wysyłane. Obejrzyj doręczenia tego webhooka; można je wysłać ponownie przez 30 dni. Dopóki któreś doręczenie się nie uda, nie będzie o tym innych listów.
webhook-gone = Odbiorca pod adresem { $host } zgłasza, że już nie istnieje. Twój webhook wyłączono i nic więcej nie jest do niego wysyłane.
webhook-restored = Serwis odtworzono z kopii zapasowej. Twój webhook do { $host } wyłączono, bo mógłby wrócić webhook usunięty przez Ciebie po tej kopii. Włącz go ponownie albo usuń.
account-session-copied = Klucza jednej z Twoich sesji (klient: { $device }) użyto dwa razy, więc ktoś mógł go skopiować. Tę sesję zakończono. Zaloguj się ponownie tam, gdzie tego potrzebujesz.
account-unknown-client = nieznany
bounce-unknown = bez kodu statusu
bounce-expired = nie dostarczono na czas
bounce-not-sent = brak połączenia z serwerem poczty, który by go przyjął
account-mail-stopped = Poczta nie dociera do gracza: { $name }. Zwrócone listy: { $bounces }, od: { $since }. Powód ostatniego zwrotu: { $reason }. Dopóki poczta znów nie zacznie działać, listy o { -game(case: "locative-plural") } nie będą wysyłane do tego gracza. Zapisano to w każdej { -game(case: "genitive") } w toku: { $games }. { -clock(case: "Plural") } idą dalej; o ewentualnych skutkach decyduje { -arbiter }.
account-mail-not-fetched = Nie można pobrać poczty z { $source }. Początek problemu: { $since }. Przyczyna: { $trouble ->
    [unreachable] serwer jest nieosiągalny
    [slow] serwer nie odpowiada na czas
    [certificate] certyfikat serwera jest nieważny albo TLS nie działa
    [password] serwer odrzuca użytkownika lub hasło
    [folder] nie można otworzyć folderu
    [full] skrzynka jest pełna
   *[protocol] serwer odrzuca polecenie
}. { -move(case: "Genitive") } wysłane pocztą tam czekają. Co robić: postzug doctor.
account-mail-aside = Źródło { $source }: inny program zmienił je, gdy Postzug wycinał z niego pocztę. Plik obok niego ma to, czego może tam brakować (od: { $since }); poczta jest nadal pobierana. Co robić: postzug doctor.
account-mail-single = Niektórych listów ze źródła { $source } nie można pobrać (od: { $since }), a { -move(case: "plural") } z tych listów tam czekają. Pozostała poczta jest pobierana. Postzug próbuje dalej. Co robić: znajdź przyczynę w dzienniku. Listu, który usuniesz albo przeniesiesz gdzie indziej, Postzug już nie próbuje pobrać.
account-mail-stopped-help = Twoje { -game(case: "plural") } są tutaj, a ich { -clock(case: "plural") } idą dalej. Zadbaj, żeby Twoja skrzynka przyjmowała pocztę, albo zmień adres przez POST /v1/me/address. Potem wyślij POST /v1/me/mail/resume.
account-mail-returned-help = Zadbaj, żeby Twoja skrzynka przyjmowała pocztę, albo zmień adres przez POST /v1/me/address. Poczta jest nadal wysyłana; jeśli wróci jej więcej, wysyłanie ustanie.
account-left = { $name }: { $how ->
    [silence] połowa { -game(case: "genitive") } przegrana przez milczenie, co uznaje się za wycofanie się
    [withdrawal] wycofanie się
   *[expulsion] wykluczenie
} { $scope ->
    [all] ze wszystkich { -game(case: "genitive") }
   *[event] z turnieju „{ $event }”
}. { $games }
account-left-none = Innych { -game(case: "genitive") } nie ma.
account-left-none-yet = Inne { -game(case: "plural") } tego gracza w toku: na razie brak.
account-left-games = Inne { -game(case: "plural") } tego gracza w toku: { $games }.
account-left-fault = W niektórych { -game(case: "locative-plural") } nie udało się tego zrobić z powodu usterki: operator znajdzie ją w dzienniku.
account-left-open = W tych { -game(case: "locative-plural") } { -clock(case: "plural") } stoją, dopóki { -arbiter } nie oceni { -game(case: "genitive") } albo nie pozwoli grać dalej komuś innemu: { $games }.
account-not-done = { $game } (nie wykonano. { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = Nie grasz w tej { -game(case: "genitive") }.
    .title = Nie grasz w tej { -game(case: "genitive") }
    .help = Mogą to zrobić tylko dwaj gracze tej { -game(case: "genitive") }.
refusal-not_an_arbiter = Może to zrobić tylko { -arbiter }.
    .title = Może to zrobić tylko { -arbiter }
    .help = Zwróć się do { -arbiter(case: "genitive") } tej { -game(case: "genitive") }.
refusal-same_player = Nikt nie może grać sam ze sobą.
    .title = Nikt nie gra sam ze sobą
    .help = Podaj innego { -opponent(case: "genitive") }.
refusal-bad_start = { -game(case: "Nominative") } nie może się tak zacząć: { $reason }.
    .title = { -game(case: "Nominative") } nie może się tak zacząć
    .help = Popraw pozycję początkową albo regulamin.
refusal-not_your_move = Kolej na { -move } { -opponent(case: "genitive") }.
    .title = Kolej na { -move } { -opponent(case: "genitive") }
    .help = Poczekaj na { -move } { -opponent(case: "genitive") }.
refusal-wrong_ply = To było przeznaczone dla pozycji po { $expected ->
    [one] { $expected } półruchu
    [few] { $expected } półruchach
    [many] { $expected } półruchach
   *[other] { $expected } półruchu
}, ale rozegrano { $current ->
    [one] { $current } półruch
    [few] { $current } półruchy
    [many] { $current } półruchów
   *[other] { $current } półruchu
}.
    .title = Przeznaczone dla innej pozycji
    .help = Odczytaj { -game(case: "accusative") } ponownie i wyślij { -move } dla obecnego ply.
refusal-already_played = To { -move } zapisano już wcześniej jako półruch { $ply }.
    .title = To { -move } zapisano już wcześniej
    .game = { -move(case: "Nominative") } pozostaje takie, jak zapisano je za pierwszym razem.
    .help = Nie trzeba nic robić: { -move } się liczy.
refusal-not_a_move = „{ $text }” nie jest { -move(case: "instrumental") } w żadnej notacji, którą zna ten serwis.
    .title = To nie jest { -move }
    .help = Napisz jedno { -move }, na przykład 5254 lub e4; GET .../legal podaje prawidłowe.
refusal-illegal_move = „{ $text }” to tutaj { -illegal } { -move }: { $reason }.
    .title = Tutaj { -illegal } { -move }
    .game = { -move(case: "Genitive") } nie wykonano, a { -clock } idzie dalej. Próbę policzono.
    .help = Wyślij prawidłowe { -move }; GET .../legal je podaje.
refusal-ambiguous_move = „{ $text }” można odczytać na kilka sposobów: { $readings }.
    .title = Pasuje więcej niż jedno prawidłowe { -move }
    .help = Wyślij jedno z odczytań.
refusal-promotion_missing = „{ $text }” musi podawać, na co zamienia się pion: { $readings }.
    .title = Nie podano figury { -promotion(case: "genitive") }
    .help = Podaj, na co zamienia się pion, na przykład 57581 lub e8=Q.
refusal-too_late = Czas przekroczono, zanim to nadeszło.
    .title = Czas przekroczono
    .game = Nic nie zrobiono. { -flag(case: "Nominative") } opada, a serwis kończy { -game(case: "accusative") }, chyba że opadnięcie { -flag(case: "genitive") } trzeba reklamować.
    .help = Do tej { -game(case: "genitive") } nie można już nic wysłać. Tam, gdzie opadnięcie { -flag(case: "genitive") } trzeba reklamować, można jeszcze wysłać { -move }, dopóki nikt nie zgłosi { -claim(case: "genitive") }.
refusal-game_over = { -game(case: "Nominative") } jest zakończona.
    .title = { -game(case: "Nominative") } jest zakończona
    .help = Do tej { -game(case: "genitive") } nie można już nic wysłać.
refusal-no_draw_offer = Nie ma propozycji { -draw(case: "genitive") } od { -opponent(case: "genitive") }.
    .title = Nie ma propozycji { -draw(case: "genitive") }
    .help = Zaproponuj { -draw } razem ze swoim następnym { -move(case: "instrumental") }.
refusal-draw_too_early = { -draw(case: "Genitive") } nie można uzgodnić, dopóki nie zakończono { -move(case: "genitive") } { $move_number }.
    .title = Za wcześnie na { -draw } za zgodą graczy
    .help = Graj dalej; to { -move } podaje regulamin tej { -game(case: "genitive") }.
refusal-claim_not_correct = Reklamacja jest niesłuszna: { $reason }.
    .title = Reklamacja jest niesłuszna
    .game = Reklamację zapisano; jeśli zapowiedziano prawidłowe { -move }, zostało wykonane, a draw_offer w { -game(case: "genitive") } podaje, czy { -claim } pozostaje propozycją { -draw(case: "genitive") }.
    .help = Odczytaj { -game(case: "accusative") } ponownie przed następnym { -move(case: "instrumental") }.
refusal-offer_too_soon = Po propozycji { -draw(case: "genitive") } trzeba wykonać { $moves ->
    [one] { $moves } { -move }
    [few] { $moves } { -move(case: "genitive") }
    [many] { $moves } { -move(case: "genitive-plural") }
   *[other] { $moves } { -move(case: "genitive") }
}, zanim można zaproponować go ponownie: { -draw(case: "genitive") } nie zaproponowano.
    .title = Od Twojej ostatniej propozycji { -draw(case: "genitive") } minęło za mało { -move(case: "genitive-plural") }
    .game = { -move(case: "Nominative") }, które przyszło razem z propozycją, wykonano bez niej.
    .help = Poczekaj na propozycję { -opponent(case: "genitive") } albo wykonaj podaną liczbę { -move(case: "genitive-plural") }.
refusal-no_tablebase_claims = Regulamin tej { -game(case: "genitive") } nie dopuszcza { -claim(case: "genitive") } na podstawie { -tablebase(case: "genitive-plural") }.
    .title = W tej { -game(case: "genitive") } nie reklamuje się na podstawie { -tablebase(case: "genitive-plural") }
    .help = Graj dalej.
refusal-table_needed = Potrzebne są { -tablebase(case: "plural") }.
    .title = Nie sprawdzono { -tablebase(case: "genitive-plural") }
    .help = Spróbuj później; podaj operatorowi numer żądania.
refusal-too_many_men = Gdy na szachownicy jest więcej bierek niż { $men }, { -claim } na podstawie { -tablebase(case: "genitive") } jest niemożliwa.
    .title = Za dużo bierek dla { -tablebase(case: "genitive") }
    .help = Reklamuj, gdy na szachownicy będzie najwyżej tyle bierek, ile podaje regulamin.
refusal-referred_before = O tę pozycję pytano już { -arbiter(case: "genitive") }; najpierw wykonaj { -move }.
    .title = O tę pozycję pytano już { -arbiter(case: "genitive") }
    .help = Wykonaj { -move }; reklamować można w innej pozycji.
refusal-analysis_needed = Oceny { -game(case: "genitive") } się nie reklamuje: prosi się o nią, dołączając swoją analizę.
    .title = O ocenę { -game(case: "genitive") } prosi się z analizą
    .help = Zamiast tego wyślij POST na .../adjudication.
refusal-no_adjudication = Regulamin tej { -game(case: "genitive") } nie pozwala graczowi prosić o ocenę { -game(case: "genitive") }.
    .title = W tej { -game(case: "genitive") } nie prosi się o ocenę
    .help = Graj dalej; { -arbiter } może ocenić { -game(case: "accusative") } bez prośby.
refusal-already_asked = Twoja prośba o ocenę tej { -game(case: "genitive") } już została złożona.
    .title = Prośba o ocenę { -game(case: "genitive") } już była
    .help = Graj dalej; { -arbiter } może ocenić { -game(case: "accusative") } bez prośby.
refusal-adjudication_too_early = O ocenę { -game(case: "genitive") } można prosić po zakończeniu { -move(case: "genitive") } { $move_number }.
    .title = Za wcześnie na prośbę o ocenę { -game(case: "genitive") }
    .help = Poproś, gdy obie strony zakończą podane { -move }.
refusal-analysed_enough = Twoją analizę złożono już trzy razy; { -arbiter } rozstrzyga na jej podstawie.
    .title = Analizę złożono już trzy razy
    .help = Poczekaj na decyzję.
refusal-bad_analysis = Analiza to zwykły tekst, od 1 do 20 000 znaków.
    .title = Brak analizy albo jest za długa
    .help = Wyślij zwykły tekst, od 1 do 20 000 znaków.
refusal-claim_pending = Reklamacja czeka na decyzję { -arbiter(case: "genitive") }; do tego czasu { -clock(case: "plural") } stoją.
    .title = Reklamacja czeka na { -arbiter(case: "genitive") }
    .help = Poczekaj na decyzję; { -clock(case: "plural") } stoją.
refusal-no_claim = Żadna { -claim } o tym numerze nie czeka na decyzję.
    .title = Żadna { -claim } nie czeka
    .help = Obejrzyj { -game(case: "accusative") } ponownie.
refusal-adjourned = { -game(case: "Nominative") } jest { -adjourn(form: "feminine") }; do jej { -resume(form: "genitive") } nie można wykonać { -move(case: "genitive") }.
    .title = { -game(case: "Nominative") } jest { -adjourn(form: "feminine") }
    .help = Poproś o { -resume } albo poczekaj na uzgodniony termin.
refusal-not_adjourned = { -game(case: "Nominative") } nie jest { -adjourn(form: "feminine") }.
    .title = { -game(case: "Nominative") } nie jest { -adjourn(form: "feminine") }
    .help = To możliwe tylko w { -adjourn(form: "adjective") } { -game(case: "genitive") }.
refusal-must_seal = { -game(case: "Nominative") } jest { -adjourn(form: "imperfective") }: { -seal(form: "imperative") } swoje { -move }, zamiast je wykonywać.
    .title = { -move(case: "Nominative") } trzeba { -seal }
    .help = Wyślij { -move } przez POST na .../seal.
refusal-not_sealing = { -adjourn(form: "Genitive") } { -game(case: "genitive") } nie uzgodniono ani nie zarządzono.
    .title = { -adjourn(form: "Genitive") } { -game(case: "genitive") } nie uzgodniono ani nie zarządzono
    .help = Wykonaj { -move } albo najpierw zaproponuj { -adjourn } { -game(case: "genitive") }.
refusal-not_sealable = Nic nie { -seal(form: "passive") }, { -move(case: "genitive") } nie przyjęto: { $why }.
    .title = Nic nie { -seal(form: "passive") }
    .game = Nic nie { -seal(form: "passive") }; { -clock } strony, która jest na { -move(case: "locative") }, idzie dalej.
    .help = { -seal(form: "Imperative") } jedno prawidłowe { -move }, na przykład 5254 lub e4.
refusal-adjournment_not_allowed = Regulamin tej { -game(case: "genitive") } nie pozwala graczom uzgodnić { -adjourn(form: "genitive") }.
    .title = Tutaj gracze nie mogą { -adjourn(form: "infinitive") } { -game(case: "genitive") }
    .help = Zwróć się do { -arbiter(case: "genitive") }.
refusal-already_proposed = { $by_you ->
    [yes] Twoja propozycja { -adjourn(form: "genitive") } { -game(case: "genitive") } już została złożona; nie ma jeszcze odpowiedzi { -opponent(case: "genitive") }.
   *[no] { -adjourn(form: "Noun") } { -game(case: "genitive") } proponuje { -opponent }. Żeby się zgodzić, odpowiedz na list, który o tym mówi; program podaje pozycję na szachownicy.
}
    .title = { -adjourn(form: "Noun") } { -game(case: "genitive") } już zaproponowano
    .help = Przyjmij propozycję { -opponent(case: "genitive") } z jej ply albo poczekaj na odpowiedź na swoją.
refusal-no_adjournment_proposed = Nie ma propozycji { -adjourn(form: "genitive") } { -game(case: "genitive") } od { -opponent(case: "genitive") }.
    .title = Nie ma propozycji { -adjourn(form: "genitive") } { -game(case: "genitive") }
    .help = Zaproponuj to ze swojej strony.
refusal-already_requested = Twoja prośba o { -resume } już została złożona; { -envelope } zostanie otwarta, gdy gotowość zgłosi także { -opponent }.
    .title = Prośba o { -resume } już jest
    .help = Poczekaj na { -opponent(case: "genitive") }.
refusal-commitment_mismatch = Otwarta { -envelope } nie zgadza się z sumą kontrolną { $sealed_by ->
    [white] { -white(form: "genitive") }
   *[black] { -black(form: "genitive") }
}.
    .title = W { -envelope(case: "locative") } nie ma tego, co { -seal(form: "passive") }
    .game = { -envelope(case: "Nominative") } pozostaje zamknięta; { -clock(case: "plural") } stoją.
    .help = Musi się temu przyjrzeć { -arbiter }.
refusal-envelope_needed = Potrzebny jest tekst z { -envelope(case: "genitive") }.
    .title = Potrzebny jest tekst z { -envelope(case: "genitive") }
    .help = Wyślij jej tekst przez POST na .../opening.
refusal-arbiters_hold_it = Klucze do { -envelope(case: "genitive") } mają { -arbiter(case: "plural") }: otwiera się ją, podając jej tekst.
    .title = Klucze do { -envelope(case: "genitive") } mają { -arbiter(case: "plural") }
    .help = Wyślij jej tekst przez POST na .../opening.
refusal-no_session = Sesje tej { -game(case: "genitive") } nie mają ustalonej długości: zamiast tego zaproponuj { -adjourn } { -game(case: "genitive") }.
    .title = Tutaj sesje nie mają ustalonej długości
    .help = Zamiast tego zaproponuj { -adjourn } { -game(case: "genitive") }.
refusal-session_too_long = { -adjourn(form: "Noun") } { -game(case: "genitive") } teraz zużyłoby Twój czas do końca sesji, a Twój czas kończy się wcześniej.
    .title = Reszta sesji jest dłuższa niż pozostały czas
    .help = Graj dalej albo zaproponuj { -adjourn } { -game(case: "genitive") }.
refusal-not_encrypted = To nie jest { -envelope } zaszyfrowana programem age, w postaci tekstowej (armored), o wielkości do 32 KiB.
    .title = To nie jest zaszyfrowana { -envelope }
    .help = Zaszyfruj tekst poleceniem age -a, dla kluczy z .../envelope/recipients.
refusal-wrong_recipients = { -envelope(case: "Nominative") } nie jest zaszyfrowana dla tych, którzy muszą ją otworzyć. Potrzeba kluczy: { $needed } z { $holders }; wszystkie są w /envelope/recipients.
    .title = Zaszyfrowana dla innych
    .help = { -seal(form: "Imperative") } poleceniem postzug seal --recipients z odpowiedzią z .../envelope/recipients.
refusal-envelope_opens = { -envelope(case: "Nominative") } nie zaginęła: serwis ją ma i można ją otworzyć.
    .title = Nie zaginęła
    .game = Serwis ma { -envelope(case: "accusative") } i może ją otworzyć.
    .help = Otwórz ją przez /resume albo najpierw zatwierdź otwarcie przed czasem.
refusal-commitment_used = Tej sumy kontrolnej użyto już w tej { -game(case: "genitive") }: napisz inną { -envelope(case: "accusative") }, z nową liczbą losową (nonce).
    .title = Tej sumy kontrolnej już użyto
    .help = Napisz inną { -envelope(case: "accusative") }, z nową liczbą losową (nonce).
refusal-no_draft = Nie ma szkicu: { -seal(form: "imperative") } { -move }.
    .title = Nie ma szkicu
    .help = Wyślij { -move } przez POST na .../seal.
refusal-already_acknowledged = To już zapisano: dane na { -envelope(case: "locative") } sprawdzono, otwarcie przed czasem zatwierdzono albo { -envelope(case: "accusative") } uznano za zaginioną.
    .title = To już zrobiono
    .help = Nie trzeba nic robić: to jest zapisane.
refusal-too_soon = Zapowiedz { -resume } co najmniej dzień, a najwyżej rok naprzód.
    .title = Nowy termin ma być co najmniej za dzień, a najwyżej za rok
    .help = Zapowiedz { -resume } wcześniej.
refusal-not_to_be_opened = Na otwarcie { -envelope(case: "genitive") } jest jeszcze za wcześnie: przed czasem otwierają ją tylko { -arbiter(case: "plural") }, z podaniem powodu.
    .title = Na otwarcie { -envelope(case: "genitive") } jest jeszcze za wcześnie
    .help = Poczekaj na { -resume } { -game(case: "genitive") }; wcześniej może ją otworzyć { -arbiter }, z podaniem powodu.
refusal-second_arbiter_needed = Do otwarcia { -envelope(case: "genitive") } przed czasem potrzeba dwóch { -arbiter(case: "genitive-plural") }: { $approved_by_you ->
    [yes] Twoja zgoda już jest, a { -envelope(case: "accusative") } otwiera teraz inny { -arbiter }
    [no] zgoda innego { -arbiter(case: "genitive") } już jest, a { -envelope(case: "accusative") } otwierasz teraz Ty
   *[nobody] najpierw zatwierdza to inny { -arbiter } (approve early: powód)
}.
    .title = Przed czasem potrzeba dwóch { -arbiter(case: "genitive-plural") }
    .help = Niech otwarcie przed czasem najpierw zatwierdzi inny { -arbiter }; co zatwierdza jeden, to otwiera drugi.
refusal-approval_needed = Na otwarcie { -envelope(case: "genitive") } jest jeszcze za wcześnie: żeby otworzyć ją wcześniej, najpierw to zatwierdź, podając swój powód (approve early: powód), a potem ją otwórz.
    .title = Przed czasem potrzeba powodu od { -arbiter(case: "genitive") }
    .help = Najpierw zatwierdź otwarcie przed czasem ze swoim powodem (approve_early_opening) albo poczekaj na resume_at i na graczy.
refusal-no_shut_envelope = Nie ma czego pokazać: { -adjourn(form: "feminine") } { -game } musiała zakończyć się { -resign(form: "instrumental") } albo { -draw(case: "instrumental") }, a na pokazanie jej { -envelope(case: "genitive") } muszą zgodzić się obaj gracze.
    .title = Nie ma zamkniętej { -envelope(case: "genitive") }
    .game = Nic nie pokazano.
    .help = Pokazać można tylko { -envelope(case: "accusative") }, która była zamknięta, gdy { -game(case: "accusative") } { -resign(form: "passive") } albo zakończono { -draw(case: "instrumental") }.
refusal-appeal_possible = { -envelope(case: "Nominative") } pozostaje zamknięta, dopóki w tej { -game(case: "genitive") } możliwe jest { -appeal }: decyzja { -arbiter(case: "genitive") } może zostać uchylona, a wtedy { -game } trwa dalej.
    .title = Decyzja { -arbiter(case: "genitive") } może zostać uchylona
    .help = Poproś ponownie, gdy minie czas na { -appeal } i wszystkie { -appeal(form: "genitive") } będą rozstrzygnięte.
refusal-too_few_arbiters = Liczba { -arbiter(case: "genitive-plural") } tej { -game(case: "genitive") }, którzy mogą otwierać { -envelope(case: "plural") }: { $left }. Potrzeba: { $needed }. Najpierw { -arbiter } musi zarejestrować klucz do { -envelope(case: "genitive-plural") } albo { -game } toczy się dalej bez { -adjourn(form: "genitive") }.
    .title = Za mało { -arbiter(case: "genitive-plural") } ma klucze
    .game = Nic nie jest pieczętowane dla mniejszej liczby { -arbiter(case: "genitive-plural") }, niż wymaga regulamin.
    .help = Poproś { -arbiter(case: "genitive") } tej { -game(case: "genitive") } o zarejestrowanie klucza do { -envelope(case: "genitive-plural") }.
refusal-draft_for_others = Od czasu Twojego szkicu zmienili się { -arbiter(case: "plural") }, którzy mogą otwierać { -envelope(case: "plural") }: prześlij szkic { -move(case: "genitive") } jeszcze raz.
    .title = { -envelope(case: "Genitive") } otwierają teraz inni { -arbiter(case: "plural") }
    .help = Prześlij szkic jeszcze raz albo { -seal(form: "imperative") } { -move }: wyślij je przez POST na .../seal.
refusal-not_a_reading = Wybierz jedno z odczytań { -sealed-move(case: "genitive") }.
    .title = To nie jest jedno z odczytań
    .help = Wyślij jedno z adjournment.readings.
refusal-clocks_settled = Stan { -clock(case: "genitive-plural") } można kwestionować tylko do Twojego pierwszego { -move(case: "genitive") } po { -resume(form: "locative") }.
    .title = Za późno, by kwestionować stan { -clock(case: "genitive-plural") }
    .help = Zwróć się do { -arbiter(case: "genitive") }: decyzja jest mimo to możliwa.
refusal-bad_clocks = { -clock(case: "Genitive-plural") } nie można tak ustawić: { -deadline } musi leżeć w przyszłości, poza dniami urlopu, i ma go tylko { -clock }, który idzie; a { -clock } nie pokazuje więcej, niż dopuszcza jego tempo gry.
    .title = { -clock(case: "Genitive-plural") } nie można tak ustawić
    .help = Zużyty czas nie jest ujemny; { -deadline } leży w przyszłości, tylko dla { -clock(case: "genitive") }, który idzie, poza dniami urlopu, a w Triple Block nie dalej, niż { -clock } może pokazać.
refusal-not_due = Termin { -resume(form: "genitive") } jeszcze nie nadszedł.
    .title = Termin { -resume(form: "genitive") } jeszcze nie nadszedł
    .help = Poczekaj albo niech o { -resume } poproszą obaj gracze.
refusal-bad_reason = Podaj powód: od 1 do 500 znaków.
    .title = Brak powodu albo jest za długi
    .help = Podaj powód: od 1 do 500 znaków.
refusal-too_many_acts = W tej { -game(case: "genitive") } wyczerpano limit: 100 decyzji { -arbiter(case: "genitive-plural") }.
    .title = Za dużo decyzji { -arbiter(case: "genitive-plural") }
    .help = Nic więcej nie można dodać; unieważnij { -game(case: "accusative") } albo pozwól jej się skończyć.
refusal-bad_outcome = { -game(case: "Accusative") } się anuluje albo unieważnia, a nie ocenia bez wyniku.
    .title = To nie jest wynik
    .help = Zamiast tego anuluj albo unieważnij { -game(case: "accusative") }.
refusal-not_over = { -game(case: "Nominative") } nie jest zakończona.
    .title = { -game(case: "Nominative") } nie jest zakończona
    .help = Punkty zmienia się po jej zakończeniu.
refusal-bad_points = Strona dostaje najwyżej dwie połówki punktu, czyli tyle, ile za wygraną.
    .title = Za dużo punktów
    .help = Podaj dla strony najwyżej dwie połówki punktu.
refusal-take_back_not_allowed = Wysłane { -move } obowiązuje: regulamin tej { -game(case: "genitive") } nie pozwala cofać { -move(case: "genitive-plural") }.
    .title = Tutaj nie cofa się { -move(case: "genitive-plural") }
    .help = Według regulaminu tej { -game(case: "genitive") } każde { -move } obowiązuje.
refusal-nothing_to_take_back = Cofnąć można tylko ostatnie { -move } albo dwa ostatnie, a nigdy { -move } z { -envelope(case: "genitive") }.
    .title = Tego { -move(case: "genitive") } nie można cofnąć
    .help = Podaj o jeden lub dwa półruchy mniej, niż rozegrano; żaden z nich nie może pochodzić z { -envelope(case: "genitive") }.
refusal-bad_replacement = Zastąpić gracza może tylko osoba, która w tej { -game(case: "genitive") } ani nie gra, ani nie sędziuje.
    .title = Ta osoba nie może grać dalej
    .help = Podaj osobę, która w tej { -game(case: "genitive") } ani nie gra, ani nie sędziuje.
refusal-resign_instead = Gracz wycofuje się ze wszystkich { -game(case: "genitive") } turnieju albo ze wszystkich { -game(case: "genitive") } w ogóle: pojedynczą { -game(case: "accusative") } się { -resign(form: "present") }.
    .title = Pojedynczą { -game(case: "accusative") } się { -resign(form: "present") }
    .help = { -resign(form: "Imperative") } { -game(case: "accusative") } albo wycofaj się z jej turnieju lub ze wszystkich { -game(case: "genitive") }.
refusal-player_withdrawn = Jeden z graczy wycofał się z tej { -game(case: "genitive") }: { -clock(case: "plural") } stoją, a o jej losie decyduje { -arbiter }.
    .title = Gracz wycofał się
    .help = { -arbiter(case: "Nominative") } ocenia { -game(case: "accusative") } albo pozwala grać dalej komuś innemu.
refusal-act_reversed = Po { -appeal(form: "dative") } uchylono to decyzją innego { -arbiter(case: "genitive") }: ponownie może to zrobić tylko inny { -arbiter } niż Ty.
    .title = Uchylono to decyzją innego { -arbiter(case: "genitive") }
    .help = Ponownie może to zrobić inny { -arbiter } niż Ty.
refusal-other_game_counts = Zamiast tej { -game(case: "genitive") } liczy się { $game }: w tej nie zapadają już żadne decyzje.
    .title = Zamiast tej liczy się inna { -game }
    .help = Obejrzyj podaną { -game(case: "accusative") }.
refusal-other_line = Napisano to, zanim decyzją { -arbiter(case: "genitive") } cofnięto coś w tej { -game(case: "genitive") }: sprawdź obecną pozycję i napisz ponownie.
    .title = Przeznaczone dla cofniętej pozycji
    .help = Odczytaj { -game(case: "accusative") } ponownie i wyślij { -move } z jego ply i revision.
refusal-no_such_act = Nie ma decyzji { -arbiter(case: "genitive") } o tym numerze.
    .title = Nie ma takiej decyzji
    .help = Odczytaj acts w { -game(case: "genitive") }: { -appeal } podaje numer decyzji.
refusal-already_appealed = { -appeal(form: "Noun") } od tego już wniesiono.
    .title = { -appeal(form: "Noun") } już było
    .help = Poczekaj na decyzję albo odczytaj ją w acts.
refusal-appeal_too_late = Czas na { -appeal } od tego minął.
    .title = Czas na { -appeal } minął
    .help = Nie można nic zrobić: liczbę dni podaje regulamin { -game(case: "genitive") }.
refusal-no_appeal = Żadne { -appeal } od tego nie czeka na decyzję.
    .title = Żadne { -appeal } nie czeka na decyzję
    .help = Odczytaj acts w { -game(case: "genitive") }.
refusal-own_act = { -appeal(form: "Noun") } od Twojej decyzji rozstrzyga inny { -arbiter }.
    .title = Nikt nie rozstrzyga o własnej decyzji
    .help = Rozstrzygnąć musi inny { -arbiter }.
refusal-offer_with_move = { -draw(case: "Nominative") } proponuje się razem z { -move(case: "instrumental") }.
    .title = { -draw(case: "Nominative") } proponuje się z { -move(case: "instrumental") }
    .help = Ustaw draw_offer przy swoim następnym { -move(case: "locative") }.
refusal-offer_with_draft = Szkic jest w swojej { -envelope(case: "locative") } taki, jak go napisano, więc nie można do niego dodać propozycji { -draw(case: "genitive") }. Nic nie { -seal(form: "passive") }. Żeby zaproponować { -draw }, { -seal(form: "imperative") } { -move } z propozycją; żeby { -seal } szkic, pomiń propozycję.
    .title = Do szkicu nie dodaje się propozycji { -draw(case: "genitive") }
    .help = Podaj { -move } i ustaw draw_offer albo { -seal(form: "imperative") } szkic bez draw_offer.
refusal-your_move = Kolej na Ciebie: wykonaj { -move }. { -move(case: "Genitive") } warunkowe są na czas, gdy myśli { -opponent }.
    .title = Kolej na Ciebie
    .help = Wykonaj { -move }; { -move(case: "genitive") } warunkowe podaj razem z nim albo po nim.
refusal-conditions_not_allowed = Regulamin tej { -game(case: "genitive") } nie dopuszcza { -move(case: "genitive-plural") } warunkowych.
    .title = W tej { -game(case: "genitive") } nie ma { -move(case: "genitive-plural") } warunkowych
    .game = { -move(case: "Genitive-plural") } warunkowych nie zachowano.
    .help = Graj bez nich.
refusal-bad_conditions = Twoich { -move(case: "genitive-plural") } warunkowych nie zachowano. Wiersz { $line }, półruch { $half_move }: { $why }.
    .title = { -move(case: "Genitive") } warunkowe są błędne
    .game = Żadnego z nich nie zachowano; podane wcześniej pozostają.
    .help = Popraw podany wiersz i półruch.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Nie przyjęto ani propozycji { -draw(case: "genitive") }, ani { -move(case: "genitive-plural") } warunkowych
    .game = { -move(case: "Nominative") } wykonano bez nich: patrz version i ply.
    .help = Odczytaj offer i conditions; popraw { -move(case: "genitive") } warunkowe i podaj je ponownie.
refusal-already_offered = Twoja propozycja { -draw(case: "genitive") } już została złożona; nie ma jeszcze odpowiedzi { -opponent(case: "genitive") }.
    .title = Twoja propozycja { -draw(case: "genitive") } już jest
    .help = Poczekaj na odpowiedź { -opponent(case: "genitive") }.
refusal-record_full = Za dużo { -move(case: "genitive-plural") } bez bicia i bez ruchu pionem: reklamuj { -draw } albo zwróć się do { -arbiter(case: "genitive") }.
    .title = Za dużo { -move(case: "genitive-plural") } bez bicia i bez ruchu pionem
    .help = Reklamuj { -draw } albo zwróć się do { -arbiter(case: "genitive") }.
refusal-not_the_timekeeper = Robi to tylko sam serwis.
    .title = Robi to tylko sam serwis
    .help = Nie trzeba nic robić: serwis zrobi to we właściwym czasie.
refusal-unknown_game = Nie ma takiej { -game(case: "genitive") }.
    .title = Nie ma takiej { -game(case: "genitive") }
    .help = Sprawdź numer { -game(case: "genitive") }.
refusal-unknown_player = Nie ma gracza o tej nazwie.
    .title = Nie ma takiego gracza
    .help = Sprawdź nazwę; usuniętych kont nie można wyzwać.
refusal-unknown_challenge = Nie ma takiego wyzwania.
    .title = Nie ma takiego wyzwania
    .help = Nie istnieje albo nie jest dla Ciebie.
refusal-challenge_closed = To wyzwanie nie jest już otwarte.
    .title = Wyzwanie nie jest już otwarte
    .help = Wyzwij tego gracza ze swojej strony.
refusal-too_many_challenges = Liczba Twoich otwartych wyzwań i ogłoszeń: { $limit }. Poczekaj na odpowiedzi albo wycofaj niektóre.
    .title = Otwartych jest za dużo wyzwań
    .help = Poczekaj na odpowiedzi albo wycofaj niektóre.
refusal-key_reused = Tego klucza użyto już do innego żądania; użyj nowego.
    .title = Klucza Idempotency-Key użyto już do innego żądania
    .help = Do nowego żądania użyj nowego klucza, a tego samego tylko po to, by powtórzyć to samo żądanie.
refusal-ply_missing = Podaj, dla którego półruchu to jest przeznaczone.
    .title = Nie podano pozycji
    .help = Wyślij ply: liczbę rozegranych półruchów.
refusal-bad_message = Wiadomość to zwykły tekst, od 1 do 2000 znaków.
    .title = Wiadomości nie można przyjąć
    .help = Wyślij zwykły tekst, od 1 do 2000 znaków.
refusal-flag_not_fallen = Żadna { -flag } nie opadła.
    .title = Żadna { -flag } nie opadła
    .help = Poczekaj na upływ { -deadline(case: "genitive") }.
refusal-flag_for_arbiter = { -flag(case: "Nominative") } opadła, ale w tej { -game(case: "genitive") } tylko { -arbiter } kończy { -game(case: "accusative") } z tego powodu; { -arbiter(case: "genitive-plural") } zawiadomiono.
    .title = Tę { -flag(case: "accusative") } reklamuje tylko { -arbiter }
    .game = { -game(case: "Nominative") } trwa, a { -move } jeszcze się liczy, dopóki { -arbiter } jej nie zakończy.
    .help = Poczekaj: { -arbiter(case: "genitive-plural") } zawiadamia się, gdy opada { -flag }.
refusal-mail_noted = To już jest zapisane.
    .title = To już jest zapisane
    .help = Nie trzeba nic robić: to jest zapisane.
refusal-zone_noted = To już jest zapisane.
    .title = To już jest zapisane
    .help = Nie trzeba nic robić: to jest zapisane.
refusal-on_leave = Masz urlop i do jego końca nie możesz wykonać { -move(case: "genitive") }.
    .title = Masz urlop
    .game = { -move(case: "Genitive") } nie wykonano; { -clock } stoi.
    .help = Wykonaj { -move } po urlopie.
refusal-no_leave = W tej { -game(case: "genitive") } nie ma urlopów.
    .title = W tej { -game(case: "genitive") } nie ma urlopów
    .help = Regulamin tej { -game(case: "genitive") } ich nie przewiduje.
refusal-bad_leave = Urlop to pierwszy i ostatni dzień, najwyżej rok naprzód.
    .title = Takiego urlopu nie można zgłosić
    .help = Podaj pierwszy i ostatni dzień, najwyżej rok naprzód.
refusal-leave_too_short = Urlop musi trwać co najmniej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
    .title = Urlop jest za krótki
    .help = Zgłoś co najmniej najkrótszy urlop z regulaminu.
refusal-leave_too_late = Urlop trzeba zgłosić, zanim zacznie się jego pierwszy dzień, i co najmniej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} naprzód. Teraz było za późno.
    .title = Za późno na zgłoszenie tego urlopu
    .help = Zgłoś urlop, który zaczyna się później.
refusal-leave_overlaps = Na niektóre z tych dni Twój urlop jest już zgłoszony.
    .title = Na niektóre z tych dni urlop jest już zgłoszony
    .help = Podaj inne dni.
refusal-leave_used_up = Pozostało Ci w roku { $year }: { $days ->
    [one] { $days } dzień urlopu
    [few] { $days } dni urlopu
    [many] { $days } dni urlopu
   *[other] { $days } dnia urlopu
}.
    .title = Zostało za mało dni urlopu
    .help = Zgłoś mniej dni tego roku.
refusal-no_such_leave = Tego dnia nie zaczyna się żaden urlop, który można jeszcze odwołać.
    .title = Takiego urlopu nie można odwołać
    .help = Odczytaj { -game(case: "accusative") }: urlopy są przy jej { -clock(case: "locative-plural") }.
refusal-nothing_to_declare = Nie ma czego zgłaszać: przy tym { -move(case: "locative") } milczenie nie powoduje przegranej albo jego { -deadline } ustalono decyzją { -arbiter(case: "genitive") }.
    .title = Milczenie nie powoduje tu przegranej
    .help = Nie trzeba nic robić: myśl tak długo, jak pozwala { -clock }.
refusal-no_bank = W tej { -game(case: "genitive") } nie ma rezerwy, z której można uzupełnić { -clock }.
    .title = W tej { -game(case: "genitive") } nie ma rezerwy
    .help = Ma ją tylko Triple Block.
refusal-nothing_to_refill = Nie ma czego uzupełniać: { -clock } jest pełny albo rezerwa jest pusta.
    .title = Nie ma czego uzupełniać
    .help = { -clock(case: "Nominative") } jest pełny albo rezerwa jest pusta.
refusal-rate_limited = Za dużo wiadomości, { -claim(case: "genitive") } i wyzwań; do następnego odczekaj { $retry_after } s.
refusal-nothing_to_return = Ta przerwa w działaniu nie dotyczy żadnego idącego { -clock(case: "genitive") }.
    .title = Nie dotyczy żadnego idącego { -clock(case: "genitive") }
    .help = Nie trzeba nic robić: nie ma czego zwracać.

## Refusals about accounts.

refusal-bad_name = Tej nazwy nie można użyć: { $reason }.
    .title = Nazwy nie można użyć
    .help = Wybierz inną nazwę.
refusal-name_taken = Ta nazwa lub nazwa do niej podobna jest zajęta; wybierz inną.
    .title = Nazwa jest zajęta
    .help = Wybierz inną nazwę; wysłany kod pozostaje ważny.
refusal-bad_address = To nie jest adres poczty, na który ten serwis może pisać.
    .title = To nie jest adres poczty, na który możemy pisać
    .help = Popraw adres.
refusal-no_such_language = Nie ma tu takiego języka. Są te: { $languages }.
    .title = Nie ma takiego języka
    .help = Użyj jednego z kodów w languages.
refusal-bad_time_zone = To nie jest nazwa strefy czasowej, jak na przykład Europe/Berlin.
    .title = To nie jest strefa czasowa
    .help = Użyj nazwy IANA, na przykład Europe/Berlin.
refusal-bad_key = To nie jest klucz publiczny programu age, który zaczyna się od age1.
    .title = To nie jest klucz publiczny programu age
    .help = Wyślij to, co age-keygen podaje jako klucz publiczny; zaczyna się od age1.
refusal-key_taken = Ten klucz ma inne konto; utwórz własny programem age-keygen.
    .title = Ten klucz ma inne konto
    .help = Utwórz własny klucz programem age-keygen i wyślij jego część publiczną.
refusal-bad_label = Etykieta ma od 1 do 60 znaków, bez znaków sterujących.
    .title = Etykiety nie można użyć
    .help = Użyj od 1 do 60 widocznych znaków.
refusal-too_many_codes = Dla tego adresu proszono o zbyt wiele kodów. O następny można poprosić: { $retry_at }.
    .title = Zbyt wiele kodów dla tego adresu
    .help = Użyj wysłanego kodu razem z żądaniem, na które go wysłano, albo poproś ponownie po retry_at.
refusal-wrong_code = To nie jest wysłany kod. Pozostałe próby: { $tries_left }.
    .title = To nie jest wysłany kod
    .help = Wpisz osiem cyfr z listu wysłanego na to żądanie; po pięciu błędnych próbach poproś o nowy kod.
refusal-code_void = Tego kodu nie można już użyć; poproś o nowy.
    .title = Kod nie jest już ważny
    .help = Poproś o nowy kod: ten wygasł, został użyty albo było zbyt wiele prób.
refusal-session_ended = Sesja się skończyła; zaloguj się ponownie.
    .title = Sesja się skończyła
    .help = Zaloguj się ponownie.
refusal-bad_token = Ten token jest nieważny.
    .title = Token jest nieważny
    .help = Użyj tokenu dokładnie w tej postaci, w jakiej go wydano; żadnej sesji nie zakończono.
refusal-no_scope = Token API potrzebuje co najmniej jednego zakresu uprawnień.
    .title = Brak zakresu uprawnień
    .help = Podaj co najmniej jeden zakres uprawnień (scope).
refusal-already_expired = Ten token byłby już po terminie ważności.
    .title = Termin ważności leży w przeszłości
    .help = Podaj chwilę w przyszłości albo żadnej.
refusal-too_many_tokens = Liczba Twoich tokenów API: { $limit }. Najpierw unieważnij jeden z nich.
    .title = Zbyt wiele tokenów API
    .help = Najpierw unieważnij jeden z nich.
refusal-bad_webhook_url = To nie jest adres dla webhooka.
    .title = To nie jest adres dla webhooka
    .help = Podaj adres, który zaczyna się od https:// i wskazuje serwer w internecie, bez nazwy użytkownika, najwyżej 1000 znaków.
refusal-too_many_webhooks = Liczba Twoich webhooków: { $limit }. Najpierw usuń jeden z nich.
    .title = Zbyt wiele webhooków
    .help = Najpierw usuń jeden z nich.
refusal-webhook_off = Ten webhook jest wyłączony.
    .title = Ten webhook jest wyłączony
    .help = Najpierw go włącz.
refusal-sign_in_again = Najpierw zaloguj się ponownie: potrzebne jest logowanie z ostatnich 15 minut.
    .title = Potrzebne jest nowe logowanie
    .help = Zaloguj się ponownie i powtórz żądanie w ciągu 15 minut.
refusal-not_an_administrator = Może to zrobić tylko administrator.
    .title = Może to zrobić tylko administrator
    .help = Zwróć się do administratora.
refusal-last_administrator = Musi być co najmniej jeden administrator.
    .title = Nie można usunąć ostatniego administratora
    .help = Najpierw ustanów administratorem kogoś innego.
refusal-notice_needed = Powiadomień rodzaju „{ $kind }” nie można wyłączyć: { $why }.
    .title = Powiadomienia tego rodzaju pozostają włączone
    .help = Nie trzeba nic robić: bez nich można by stracić { -game(case: "accusative") } albo konto. Inne można wyłączyć.
refusal-not_found = Nie znaleziono: { $what }.
refusal-games_running = Liczba Twoich { -game(case: "genitive") } w toku: { $games }. Najpierw je { -resign(form: "imperative") } albo poproś o { -resign } wszystkich.
    .title = Są { -game(case: "plural") } w toku
    .game = Z { -game(case: "instrumental-plural") } nic się nie stało.
    .help = Najpierw je { -resign(form: "imperative") } albo wyślij resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Z { -game(case: "instrumental") } nic się nie stało; { -clock(case: "genitive") } nie ruszono.
game-running = { -move(case: "Genitive") } nie wykonano; { -clock } strony, która jest na { -move(case: "locative") }, idzie dalej.
game-no-clock = Z { -game(case: "instrumental") } nic się nie stało; { -clock(case: "plural") } stoją.
game-envelope-closed = { -envelope(case: "Nominative") } pozostaje zamknięta.
game-nothing-sealed = Nic nie { -seal(form: "passive") }; { -clock } idzie dalej.
game-claim-move-end = Reklamację zapisano, zapowiedziane { -move } wykonano i { -game } jest zakończona.
game-claim-move = Reklamację zapisano, a zapowiedziane { -move } wykonano; draw_offer w { -game(case: "genitive") } podaje, czy { -claim } pozostaje propozycją.
game-claim = Reklamację zapisano, a { -move } trzeba jeszcze wykonać; draw_offer w { -game(case: "genitive") } podaje, czy { -claim } pozostaje propozycją.
game-illegal-end = { -move(case: "Genitive") } nie wykonano i { -game } jest zakończona.
game-illegal-gain = { -move(case: "Genitive") } nie wykonano, a { -opponent } dostaje dodatkowy czas.
game-move-end = { -move(case: "Nominative") } wykonano i { -game } jest zakończona.
game-move = { -move(case: "Nominative") } wykonano; idzie { -clock } { -opponent(case: "genitive") }.
game-recorded = Zdarzenia zapisano.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = Potrzebna jest sesja.
    .title = Potrzebna jest sesja
    .help = Zaloguj się: tokeny dla programów nie mogą zmieniać konta.
problem-bad_request = Żądania nie można odczytać.
    .title = Żądania nie można odczytać
    .help = Popraw ścieżkę, parametry albo nagłówki.
problem-body_unreadable = Treść żądania nie jest JSON-em.
    .title = Treść żądania nie jest JSON-em
    .help = Wyślij jeden obiekt JSON.
problem-body_invalid = Treść żądania ma złą budowę.
    .title = Treść żądania ma złą budowę
    .help = Porównaj ją ze schematem w /openapi.json; nieznane pola są odrzucane.
problem-body_too_large = Treść żądania jest za duża.
    .title = Treść żądania jest za duża
    .help = Wyślij najwyżej 128 KiB.
problem-not_json = Treści żądania nie oznaczono jako JSON.
    .title = Treści żądania nie oznaczono jako JSON
    .help = Wyślij Content-Type: application/json.
problem-cursor_invalid = To nie jest kursor tej listy.
    .title = To nie jest kursor tej listy
    .help = Zacznij od nowa, bez kursora.
problem-confirmation_missing = Tego nie potwierdzono.
    .title = Nie potwierdzono
    .help = Wyślij {"{"}"confirm": true{"}"}, jeśli naprawdę tego chcesz.
problem-bad_notes = Notatki to zwykły tekst. Największa liczba znaków: { $most }.
    .title = Tych notatek nie można zapisać
    .help = Skróć je i usuń znaki sterujące.
problem-notes_changed = Odkąd odczytano Twoje notatki, zmieniły się, więc nic nie zapisano.
    .title = Notatki się zmieniły
    .help = Odczytaj je ponownie, połącz oba teksty i wyślij z nimi odczytaną wersję (version).
problem-list_refused = Lista zawiera odrzucone wiersze, więc żadna { -game } się nie zaczęła.
    .title = Lista zawiera odrzucone wiersze
    .help = Popraw wskazane wiersze i wyślij całą listę ponownie.
problem-idempotency_key_malformed = Klucza Idempotency-Key nie można użyć.
    .title = Klucza Idempotency-Key nie można użyć
    .help = Użyj od 1 do 255 drukowalnych znaków ASCII, na przykład UUID.
problem-unauthenticated = Brak zalogowania.
    .title = Brak zalogowania
    .help = Wyślij Authorization: Bearer z ważnym tokenem dostępu albo tokenem API; zaloguj się, żeby go otrzymać.
problem-insufficient_scope = Token na to nie pozwala.
    .title = Token na to nie pozwala
    .help = Użyj tokenu z zakresem uprawnień (scope), który podaje ta operacja.
problem-game_delayed = { -move(case: "Genitive") } tej { -game(case: "genitive") } są pokazywane później.
    .title = { -move(case: "Genitive") } są pokazywane później
    .help = Do końca { -game(case: "genitive") } czytają ją tutaj tylko jej gracze i { -arbiter(case: "plural") }. To, co publiczne, pokazuje jej strona: /g/ z jej numerem.
problem-not_found = Tu nic nie ma.
    .title = Nie znaleziono
    .help = Sprawdź ścieżkę; /docs podaje wszystkie.
problem-method_not_allowed = Ta metoda jest tu niemożliwa.
    .title = Ta metoda jest tu niemożliwa
    .help = Możliwe metody podaje nagłówek Allow.
problem-uri_too_long = Adres żądania jest za długi.
    .title = Adres żądania jest za długi
    .help = Wyślij najwyżej 8 KiB ścieżki i parametrów.
problem-head_too_large = Nagłówek żądania jest za duży.
    .title = Nagłówek żądania jest za duży
    .help = Wyślij najwyżej 32 KiB w najwyżej 96 polach nagłówka.
problem-request_timeout = Żądanie trwało za długo.
    .title = Żądanie trwało za długo
    .help = Powtórz je z tym samym Idempotency-Key.
problem-precondition_failed = { -game(case: "Nominative") } się zmieniła.
    .title = { -game(case: "Nominative") } się zmieniła
    .help = Odczytaj { -game(case: "accusative") } ponownie i ponownie podejmij decyzję.
problem-rate_limited = Spróbuj ponownie za { $seconds } s.
    .title = Zbyt wiele żądań
    .help = Odczekaj tyle, ile podaje Retry-After.
problem-too_many_streams = Otwartych jest zbyt wiele strumieni.
    .title = Zbyt wiele otwartych strumieni
    .help = Najpierw zamknij inny strumień.
problem-busy = Serwis jest zajęty.
    .title = Serwis jest zajęty
    .game = Z { -game(case: "instrumental") } nic się nie stało; niczego nie zapisano.
    .help = Powtórz żądanie z tym samym Idempotency-Key po czasie z Retry-After.
problem-storage = Awaria magazynu danych.
    .title = Awaria magazynu danych
    .game = Jeśli to zapisano, powtórzenie żądania z tym samym Idempotency-Key pokaże potwierdzenie.
    .help = Powtórz żądanie z tym samym Idempotency-Key po czasie z Retry-After.
problem-reading_stands = Poczta nie jest czytana.
    .title = Poczta nie jest czytana
    .game = Jest zachowywana, a wszystko inne działa dalej.
    .help = Operator musi ponownie uruchomić serwis.
problem-wrong_clock = Czas systemowy tej instancji jest błędny.
    .title = Czas systemowy tej instancji jest błędny
    .game = Tutaj nic nie jest rozstrzygane.
    .help = Zwróć się do innej instancji; operator musi ustawić czas.
problem-disk_full = Dysk jest pełny.
    .title = Dysk jest pełny
    .game = Tutaj nic nie jest zapisywane.
    .help = Operator musi zwolnić na nim miejsce.
problem-restored = Bazę danych odtworzono.
    .title = Bazę danych odtworzono
    .game = Tutaj nic nie jest zapisywane.
    .help = Operator musi ponownie uruchomić serwis.
problem-draining = Serwis się zatrzymuje.
    .title = Serwis się zatrzymuje
    .help = Połącz się ponownie po czasie z Retry-After.
problem-internal = To nasz błąd.
    .title = Nasz błąd
    .game = Jeśli to zapisano, powtórzenie żądania z tym samym Idempotency-Key pokaże potwierdzenie.
    .help = Spróbuj później; podaj operatorowi numer żądania.
problem-refused = Żądanie odrzucono.
    .title = Żądanie odrzucono
    .help = Przeczytaj detail.
problem-body-fault = Treść żądania nie pasuje: { $fault }.
problem-body-syntax = Treść żądania nie jest JSON-em: { $fault }.
problem-query-fault = Parametrów żądania nie można odczytać: { $fault }.
problem-token = Token jest nieznany, wygasł lub został unieważniony albo nie wysłano go jako Authorization: Bearer.
problem-limit = limit musi być od 1 do { $most }.
problem-csv = Tego wiersza CSV nie można odczytać.
problem-csv-missing = W nagłówku CSV brakuje kolumny { $column }.
problem-csv-column = W nagłówku CSV jest kolumna { $column }, która jest nieznana albo występuje dwa razy.
problem-csv-value = Kolumny { $column } w tym wierszu nie można odczytać.
problem-list-length = Lista musi mieć od 1 do { $most } { -game(case: "genitive") }.
problem-list-forms = Podaj { -game(case: "plural") } tylko w jednej postaci.
problem-last-event = Last-Event-ID musi być numerem zdarzenia.
problem-at = at musi być chwilą najpóźniej z roku 9999.
problem-pieces = file musi być od a do h, a rank od 1 do 8.
problem-origin = Przeglądarka nie może wysłać tego żądania z tego źródła, tą metodą i z tymi nagłówkami.
problem-head = Nagłówek żądania nie jest zgodny z HTTP/1.1 albo jego adres jest dłuższy niż 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = Żądanie jest dłuższe niż 64 KiB albo jego elementy są zagnieżdżone zbyt głęboko.
xfcc-no-xml = Żądanie nie jest poprawnie zbudowanym dokumentem XML.
xfcc-ampersand = W żądaniu jest znak &, którego nie zapisano jako encji: pisz zamiast niego &amp; i nie używaj innych encji niż encje samego XML.
xfcc-doctype = W żądaniu jest typ dokumentu (DOCTYPE), a żaden nie jest dozwolony.
xfcc-envelope = Żądanie musi być jedną kopertą SOAP z jednym elementem Body i jednym żądaniem w nim.
xfcc-field = Żądanie ma więcej niż 20 pól albo któreś pole występuje dwa razy, zawiera elementy lub nie ma wartości true ani false.
xfcc-operation = Żądanie nie jest ani GetMyGames, ani MakeAMove.
xfcc-adjourned = { -adjourn(form: "feminine") }: { -sealed-move }
xfcc-sealing = następne { -move } trzeba { -seal }: pocztą lub przez API
xfcc-arbiter = czeka na { -arbiter(case: "genitive") }
xfcc-both-lose = 0-0: przegrywają obie strony
problem-head-late = Nagłówek żądania nie nadszedł w ciągu 10 sekund.
problem-head-large = Nagłówek żądania jest większy niż 128 KiB albo ma więcej niż 96 pól.

## Reasons: a wrong claim.

wrong-claim-tablebase = { -tablebase } mówi co innego
wrong-claim-repetition = wystąpienia tej pozycji: { $times } z 3
wrong-claim-fifty_moves_suspended = przy tak małej liczbie bierek rozstrzygają { -tablebase(case: "plural") }, a { -move(case: "genitive-plural") } się nie liczy
wrong-claim-half_moves = półruchy bez bicia i bez ruchu pionem: { $counted } z { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = to nie jest { -move } w żadnej notacji, którą zna ten serwis
condition-illegal = tam to { -move } jest { -illegal }
condition-ambiguous = tam można to odczytać na kilka sposobów
condition-other_number = ma numer innego { -move(case: "genitive") }
condition-promotion_missing = trzeba podać, na co zamienia się pion
condition-incomplete = brak odpowiedzi: każdy wiersz musi kończyć się Twoim { -move(case: "instrumental") }
condition-inconsistent = odpowiada na pozycję, na którą inny wiersz odpowiada inaczej
condition-too_many = o jeden za dużo: { -move(case: "genitive") } warunkowe mają najwyżej 100 półruchów

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = to nie jest { -move } w żadnej notacji, którą zna ten serwis
not-sealable-illegal = tutaj to { -move } jest { -illegal }
not-sealable-ambiguous = pasuje do tego więcej niż jedno prawidłowe { -move }
not-sealable-promotion_missing = trzeba podać, na co zamienia się pion
not-sealable-withheld = dokładny powód podano tylko graczowi, od którego to { -move } przyszło

## Pieces

piece = { $role ->
    [pawn] pion
    [knight] skoczek
    [bishop] goniec
    [rook] wieża
    [queen] hetman
   *[king] król
}
piece-on = { piece } na { $square }
counted-illegal = { $refusal } To Twoje { -illegal } { -move } nr { $count } w tej { -game(case: "genitive") }. { -illegal(form: "Neuter") } { -move } nr { $limit } oznacza przegraną.
counted-ambiguous = { $refusal } To Twoje niejednoznaczne { -move } nr { $count } w tej { -game(case: "genitive") }. Niejednoznaczne { -move } nr { $limit } oznacza przegraną.

## Reasons: an illegal move.

illegal-empty_square = na polu { $square } nie ma żadnej bierki
illegal-opponents_piece = ta bierka należy do { -opponent(case: "genitive") }: { $piece }
illegal-other_piece = na polu { $square } stoi { $role }, a podano: { $named }
illegal-own_piece = na drodze stoi Twoja własna bierka: { $piece }
illegal-cannot_move_so = { $piece } nie może się tak poruszyć
illegal-none_reaches = na pole { $square } nie może wejść żadna taka bierka: { $role }
illegal-blocked = na drodze stoi { $piece }
illegal-pawn_takes_diagonally = na drodze stoi { $piece }; pion bije tylko po przekątnej
illegal-pawn_double_step = pion rusza się o dwa pola tylko z pola początkowego
illegal-nothing_to_capture = na polu { $square } nie ma czego bić
illegal-en_passant_only_at_once = bicie { -en-passant } jest możliwe tylko od razu po ruchu piona o dwa pola
illegal-king_in_check = król znalazłby się pod { -check(case: "instrumental") }; atakuje { $piece }
illegal-king_stays_in_check = król nadal stałby pod { -check(case: "instrumental") }; atakuje { $piece }
illegal-castling_right_lost = { -castling } w tę stronę nie jest już możliwa: król albo ta wieża już się ruszały lub nie stoją na swoim miejscu
illegal-castling_blocked = { -castling(case: "accusative") } blokuje { $piece }
illegal-castling_out_of_check = król stoi pod { -check(case: "instrumental") } i nie może roszować; atakuje { $piece }
illegal-castling_through_check = król przeszedłby przez pole { $square } albo stanąłby na nim, a to pole atakuje { $piece }
illegal-no_promotion = tym { -move(case: "instrumental") } żaden pion się nie zamienia, więc nie można podać { -promotion(case: "genitive") }
illegal-promotion_to = pion zamienia się na hetmana, wieżę, gońca lub skoczka; podano: { $role }
illegal-other = żadna bierka nie może wykonać tego { -move(case: "genitive") }

## Reasons: a game that cannot start.

bad-start-time_zones = strefy czasowe są nieprawidłowe
bad-start-started = już się zaczęła
bad-start-tournament_name = nazwa turnieju to jeden wiersz; najwyższa liczba znaków: { $most }
bad-start-no_arbiter = konto { $player } nie należy do { -arbiter(case: "genitive") } tej { -game(case: "genitive") }
bad-start-no_envelope_key = konto { $arbiter }, należące do { -arbiter(case: "genitive") }, nie ma zarejestrowanego klucza do { -envelope(case: "genitive-plural") }

## Reasons: regulations out of their bounds.

regulations-leave = urlop musi wynosić od 1 do 366 dni w roku, najkrótszy od 1 do 60 dni, a wymagane wyprzedzenie zgłoszenia najwyżej 60 dni
regulations-leave_in_triple_block = w Triple Block nie ma urlopów
regulations-silence = przegrana przez milczenie musi następować po 10–365 dniach, a przed nią muszą być trzy przypomnienia we właściwej kolejności
regulations-silence_without_periods = reguła o milczeniu wymaga tempa gry z okresami
regulations-claim_after_moves = liczba { -move(case: "genitive-plural") } bez bicia i bez ruchu pionem, która pozwala na reklamację, musi wynosić od 50 do 100
regulations-tablebase_fifty_moves = gdy do { -claim(case: "genitive") } potrzeba innej liczby { -move(case: "genitive-plural") } niż 50, { -tablebase(case: "plural") } nie mogą uwzględnić reguły pięćdziesięciu { -move(case: "genitive-plural") }
regulations-tablebase = { -claim(case: "plural") } na podstawie { -tablebase(case: "genitive-plural") } dotyczą od 3 do 7 bierek, a { -arbiter } ma na nie od 1 do 90 dni
regulations-adjudication = liczba { -move(case: "genitive-plural") }, po której można prosić o ocenę { -game(case: "genitive") }, może wynosić najwyżej 500, a { -arbiter } ma na ocenę od 1 do 90 dni
regulations-offer_again = liczba { -move(case: "genitive-plural") } wymagana między dwiema propozycjami { -draw(case: "genitive") } może wynosić najwyżej 100
regulations-penalty_days = { -opponent } może dostać najwyżej 30 dodatkowych dni
regulations-loses_at = { -illegal } lub niejednoznaczne { -move }, które powoduje przegraną, musi być pierwsze lub dalsze z kolei
regulations-arbiters = { -game } ma najwyżej 10 { -arbiter(case: "genitive-plural") }, każdego podanego raz
regulations-withdrawal = liczba { -move(case: "genitive-plural") }, poniżej której wycofanie się unieważnia { -game(case: "accusative") }, może wynosić najwyżej 100, a wycofanie się przez milczenie wymaga reguły o milczeniu
regulations-appeal_days = czas na { -appeal } gracza może wynosić najwyżej 365 dni
regulations-resume_after_days = { -resume } musi nastąpić od 1 do 365 dni po { -seal(form: "locative") }
regulations-session_days = sesja musi trwać od 1 do 365 dni
regulations-default_days = dopuszczalne spóźnienie musi wynosić od 0 do 60 dni i wymaga check_in
regulations-holders = { -envelope(case: "plural") } mają najwyżej tylu różnych { -arbiter(case: "genitive-plural") }: { $most }; potrzeba z nich od 1 do 3, a przed czasem 1 lub 2
regulations-public_delay = opóźnienie dla publiczności może wynosić najwyżej 100 półruchów

## Reasons: a starting position.

start-number = pozycje Chess960 mają numery od 0 do 959, a nie { $number }
start-fen = to nie jest FEN: { $fault }
start-move_number = { -game } może się zacząć najpóźniej od { -move(case: "genitive") } 9999
start-over = w tej pozycji { -game } jest już zakończona
start-drawn = w tej pozycji jest już { -draw }; półruchy bez bicia i bez ruchu pionem: { $halfmoves }

## Reasons: a FEN.

fen-text = nieprawidłowy FEN
fen-board = nieprawidłowa szachownica w FEN
fen-digits = dwie cyfry szachownicy stoją obok siebie
fen-pocket = nieprawidłowa kieszeń w FEN
fen-turn = w FEN źle podano, kto jest na { -move(case: "locative") }
fen-castling = nieprawidłowe { -castling(case: "genitive") } w FEN
fen-en_passant = nieprawidłowe pole bicia { -en-passant } w FEN
fen-checks = nieprawidłowa liczba pozostałych szachów w FEN
fen-half_moves = nieprawidłowy licznik półruchów w FEN
fen-move_number = nieprawidłowy numer { -move(case: "genitive") } w FEN
fen-counter = licznik ma liczbę, do której { -game } nie może dojść

## Reasons: a starting position, as the rules of chess see it.

start-position = ta pozycja jest { -illegal(form: "feminine") }: { $faults }
position-empty_board = pusta szachownica
position-missing_king = brak króla
position-too_many_kings = za dużo królów
position-pawns_on_backrank = piony na skrajnym rzędzie
position-castling_rights = nieprawidłowe prawa do { -castling(case: "genitive") }
position-en_passant = nieprawidłowe pole bicia { -en-passant }
position-opposite_check = pod { -check(case: "instrumental") } stoi król strony, która nie jest na { -move(case: "locative") }
position-impossible_check = niemożliwy { -check }
position-too_much_material = za dużo materiału

## Reasons: a time control.

control-days_per_move = czas na { -move } musi wynosić od 1 do 60 dni
control-periods = tempo gry ma od 1 do 9 okresów
control-moves = okres obejmuje od 1 do 200 { -move(case: "genitive-plural") }, ostatni także resztę { -game(case: "genitive") }
control-time = czas okresu musi wynosić od 1 godziny do 1000 dni, a dalszego okresu najwyżej 1000 dni
control-no_time = okres, który się powtarza albo następuje po okresie z opóźnieniem, potrzebuje własnego czasu
control-increment = dodatek czasu musi wynosić najwyżej 100 dni
control-cap = górna granica musi wynosić od 1 godziny do 1000 dni i wymaga dodatku czasu
control-delay = opóźnienie musi wynosić najwyżej 60 dni
control-duplication = dublowanie czasu musi zaczynać się po 1–365 dniach
control-thematic = początek tematyczny wymaga pierwszego okresu z liczbą { -move(case: "genitive-plural") }
control-triple_block = w Triple Block { -clock } musi mieć od 1 do 100 dni, rezerwa najwyżej 500, a dodatki najwyżej 9 dni na 300 { -move(case: "genitive-plural") }

## Reasons: free time.

free-time-weekdays = wolne może być najwyżej sześć dni tygodnia, każdy podany raz
free-time-dates = wolnych może być najwyżej 400 dat, w kolejności i każda podana raz
free-time-night = przerwa nocna musi trwać od 1 minuty do 16 godzin

## Reasons: a name.

name-length = musi mieć od 2 do 40 znaków
name-sign = dozwolone są tylko litery, cyfry, odstępy, łączniki, apostrofy, kropki i podkreślenia
name-joined = musi zaczynać się od litery lub cyfry, a między literami i cyframi może stać tylko jeden inny znak naraz
name-spaces = tylko jeden odstęp naraz
name-ends = musi zaczynać się i kończyć literą lub cyfrą
name-no_letter = musi zawierać literę
name-alphabets = litery tylko jednego alfabetu
name-reserved = jest zastrzeżona

## Reasons: a notice that cannot be switched off.

notice-need-clock = bez nich możesz przegrać { -game(case: "accusative") } na czas
notice-need-adjournment = bez nich możesz za późno { -seal } { -move } lub za późno wrócić i przegrać { -game(case: "accusative") }
notice-need-players = bez nich gracze mogliby przegrywać { -game(case: "plural") }, czekając na Ciebie
notice-need-account = bez nich Twoje konto mógłby przejąć ktoś inny

## Things that there are none of.

missing-account = konto
missing-player = gracz
missing-session = sesja
missing-api_token = token API
missing-envelope_key = klucz do { -envelope(case: "genitive-plural") }
missing-webhook = webhook
missing-delivery = doręczenie

## Events of a game, for players and arbiters

arbiter-named = { -arbiter } { $name }
arbiter-unnamed = { -arbiter }
arbiter-service = serwis
reason = Powód: { $reason }
reason-of-arbiter = Powód, który podaje { -arbiter }: { $reason }
reason-erased = (usunięto).
reason-as-written = tak, jak brzmi w Twoim liście.

event-your-game-white = Twoja { -game } się zaczęła; { -opponent }: { $opponent }. Grasz { -white(form: "instrumental") }. Tempo gry: { $control }.
event-your-game-black = Twoja { -game } się zaczęła; { -opponent }: { $opponent }. Grasz { -black(form: "instrumental") }. Tempo gry: { $control }.
event-game = Zaczęła się { -game } { $white } – { $black }. Tempo gry: { $control }.
event-moved = { $who-is ->
    [you] Twoje { -move }: { $move } (zużyty czas: { $time }).
   *[other] { $who } gra { $move } (zużyty czas: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] Twoje { -move } z propozycją { -draw(case: "genitive") }: { $move } (zużyty czas: { $time }).
   *[other] { $who } gra { $move } i proponuje { -draw } (zużyty czas: { $time }).
}
event-conditional-move = { $who-is ->
    [you] Twoja natychmiastowa odpowiedź, { -move } warunkowe: { $move }.
   *[other] { $who } odpowiada od razu { -move(case: "instrumental") } warunkowym: { $move }.
}
event-message = { $who-is ->
    [you] Twoja wiadomość jest zapisana.
   *[other] { $who } pisze wiadomość.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] Od Ciebie przyszło { -illegal } { -move }. Liczba takich { -move(case: "genitive-plural") } do tej pory: { $count }.
   *[other] { $who } przysyła { -illegal } { -move }. Liczba takich { -move(case: "genitive-plural") } do tej pory: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] Od Ciebie przyszło niejednoznaczne { -move }. Liczba takich { -move(case: "genitive-plural") } do tej pory: { $count }.
   *[other] { $who } przysyła niejednoznaczne { -move }. Liczba takich { -move(case: "genitive-plural") } do tej pory: { $count }.
}
gain-you = Dostajesz dodatkowy czas na następne { -move }: { $time }.
gain-opponent = { -opponent(case: "Nominative") } dostaje dodatkowy czas na następne { -move }: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, policzono: { $charged }

event-draw-offered = { $who-is ->
    [you] Proponujesz { -draw }.
   *[other] { $who } proponuje { -draw }.
}
event-draw-declined = { $who-is ->
    [you] Odrzucasz propozycję { -draw(case: "genitive") }.
   *[other] { $who } odrzuca propozycję { -draw(case: "genitive") }.
}
claim-win = wygrana
claim-draw = { -draw }
claim-by-threefold = trzykrotne powtórzenie pozycji
claim-by-fifty = reguła pięćdziesięciu { -move(case: "genitive-plural") }
claim-by-tablebase = { -tablebase }
claim-by-adjudication = ocena { -game(case: "genitive") }
event-claimed = { $who-is ->
    [you] Twoja { -claim }: { $claim }. Podstawa: { $basis }.
   *[other] { $who } zgłasza { -claim(case: "accusative") }: { $claim }. Podstawa: { $basis }.
} Żadna tutejsza { -tablebase } nie może tego rozstrzygnąć.
event-claimed-with-move = { $who-is ->
    [you] Twoja { -claim }: { $claim }. Podstawa: { $basis }. Zapowiedziane { -move }: { $move }.
   *[other] { $who } zgłasza { -claim(case: "accusative") }: { $claim }. Podstawa: { $basis }. Zapowiedziane { -move }: { $move }.
} Żadna tutejsza { -tablebase } nie może tego rozstrzygnąć.
event-adjudication-asked = { $who-is ->
    [you] Prosisz o ocenę { -game(case: "genitive") }. Wniosek: { $claim }.
   *[other] { $who } prosi o ocenę { -game(case: "genitive") }. Wniosek: { $claim }.
}
event-claim-waits = { -arbiter(case: "Nominative") } decyduje do: { $until }. Do tego czasu { -clock(case: "plural") } stoją. Bez decyzji { -claim } wtedy wygasa.
event-claim-waits-clock-runs = { -arbiter(case: "Nominative") } decyduje do: { $until }. Do tego czasu { -game } trwa, a { -clock } idzie. Bez decyzji { -claim } wtedy wygasa.
event-claim-decide = Decyzja należy do Ciebie: odpowiedz jednym wierszem, „arbiter { $game } uphold { $claim }: ” (uznać) albo „arbiter { $game } reject { $claim }: ” (oddalić), i podaj powód.
event-claim-analyse = Możesz złożyć analizę: odpowiedz „{ command-analysis }:”, a pod spodem wpisz tekst. { -opponent(case: "Nominative") } nie może jej przeczytać przed końcem { -game(case: "genitive") }.
event-analysed = { $who-is ->
    [you] Składasz analizę.
   *[other] { $who } składa analizę.
}
event-claim-lapsed = Reklamacji nie rozstrzygnięto na czas. { -game(case: "Nominative") } toczy się dalej tak, jakby { -claim(case: "genitive") } nie było. Czasu oczekiwania nie policzono żadnemu graczowi.
event-claim-upheld = { $who-is ->
    [you] Twoja { -claim }: { $claim }. Podstawa: { $basis }. Reklamacja jest słuszna.
   *[other] { $who } zgłasza { -claim(case: "accusative") }: { $claim }. Podstawa: { $basis }. Reklamacja jest słuszna.
}
event-claim-rejected = { $who-is ->
    [you] Twoja { -claim }: { $claim }. Podstawa: { $basis }.
   *[other] { $who } zgłasza { -claim(case: "accusative") }: { $claim }. Podstawa: { $basis }.
} { $offer ->
    [yes] Reklamacja jest niesłuszna i pozostaje propozycją { -draw(case: "genitive") } (FIDE 9.5.3).
   *[no] Reklamacja jest niesłuszna.
}
event-adjudication-declined = Odmowa oceny { -game(case: "genitive") }: { $arbiter }. { -game(case: "Nominative") } trwa.

event-flag-fell = { $who-is ->
    [you] Nie było Twojego { -move(case: "genitive") } przed terminem: { $deadline }.
   *[other] { $who } nie wykonuje { -move(case: "genitive") } przed terminem: { $deadline }.
}
event-downtime = Serwis nie działał. Czas zwrócony na { -clock(case: "locative") }: { $time }.
event-downtime-absent = Serwis nie działał, gdy { -clock(case: "plural") } stały. Nieobecny gracz ma o tyle więcej czasu, żeby się stawić.
event-leave = { $who-is ->
    [you] Twój urlop: od { $first } do { $last }.
   *[other] Urlop: { $who }, od { $first } do { $last }.
}
event-no-leave = { $who-is ->
    [you] Twój urlop odwołano: od { $first } do { $last }.
   *[other] Urlop odwołano: { $who }, od { $first } do { $last }.
}
event-reflection = { $who-is ->
    [you] Zgłaszasz dalszy namysł nad tym { -move(case: "instrumental") }.
   *[other] { $who } zgłasza dalszy namysł nad tym { -move(case: "instrumental") }.
}
event-refilled = { $who-is ->
    [you] Pobierasz czas z rezerwy: { $time }.
   *[other] { $who } pobiera czas z rezerwy: { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] Zgłaszasz { -arbiter(case: "dative") }, że { -clock(case: "plural") } są błędne.
   *[other] { $who } zgłasza { -arbiter(case: "dative") }, że { -clock(case: "plural") } są błędne.
}

event-adjournment-proposed = { $who-is ->
    [you] Proponujesz { -adjourn } { -game(case: "genitive") }.
   *[other] { $who } proponuje { -adjourn } { -game(case: "genitive") }.
}
event-adjournment-declined = { $who-is ->
    [you] Odrzucasz { -adjourn } { -game(case: "genitive") }; gra toczy się dalej.
   *[other] { $who } odrzuca { -adjourn } { -game(case: "genitive") }; gra toczy się dalej.
}
event-adjourned-early = Gracz, który jest na { -move(case: "locative") }, { -adjourn(form: "present") } { -game(case: "accusative") } przed czasem; temu graczowi policzono czas do planowanego końca sesji: { $until }.
event-session-over = Sesja się skończyła albo gracze uzgodnili { -adjourn } { -game(case: "genitive") }.
event-adjournment-agreed = Gracze uzgodnili { -adjourn } { -game(case: "genitive") }.
event-drafted = W { -envelope(case: "locative") } jest szkic { -sealed-move(case: "genitive") }. Pochodzi od gracza, który jest na { -move(case: "locative") }.
event-you-drafted = Szkic Twojego { -sealed-move(case: "genitive") } jest w { -envelope(case: "locative") }, a Twój { -clock } nadal idzie. Inny szkic go zastąpi.
event-sealed = { $who-is ->
    [you] Twoje następne { -move } jest { -seal(form: "neuter") } (zużyty czas: { $time }).
   *[other] { $who } { -seal(form: "present") } następne { -move } (zużyty czas: { $time }).
} { -game(case: "Nominative") } jest { -adjourn(form: "feminine") }; { -clock(case: "plural") } stoją.
event-sealed-reply = { $who-is ->
    [you] Twoja odpowiedź jest zapieczętowana (zużyty czas: { $time }), bo strona, która wcześniej { -seal(form: "past") } { -move }, jest nadal nieobecna.
   *[other] { $who } { -seal(form: "present") } odpowiedź (zużyty czas: { $time }), bo strona, która wcześniej { -seal(form: "past") } { -move }, jest nadal nieobecna.
} Idzie { -clock } nieobecnego gracza; odpowiedź zostanie otwarta, gdy ten gracz się stawi.
event-face-acknowledged = Dane na { -envelope(case: "locative") } są sprawdzone; { -envelope(case: "accusative") } przechowuje { $arbiter }.
event-resumption-set = Termin { -resume(form: "genitive") } zmienia { $arbiter }. Nowy termin: { $time }.

event-resumption-asked = { $who-is ->
    [you] Prosisz o { -resume } { -game(case: "genitive") }.
   *[other] { $who } prosi o { -resume } { -game(case: "genitive") }.
}
event-resumed = { -game(case: "Nominative") } została { -resume(form: "feminine") }. { -arbiter(case: "Nominative") } otwiera { -envelope(case: "accusative") }; do tego czasu { -clock(case: "plural") } stoją.
event-resumed-in-your-absence = { -game(case: "Nominative") } została { -resume(form: "feminine") } podczas Twojej nieobecności: Twój { -clock } idzie.
event-resumed-in-absence = { -game(case: "Nominative") } została { -resume(form: "feminine") } podczas nieobecności gracza, który ma odpowiedzieć; { -clock } tego gracza idzie.
event-early-opening = Otwarcie { -envelope(case: "genitive") } przed czasem zatwierdza { -arbiter }.
event-early-opening-one-of-two = Otwarcie { -envelope(case: "genitive") } przed czasem zatwierdza { -arbiter }; musi się zgodzić jeszcze drugi { -arbiter }.
event-late = { $who-is ->
    [you] Nie było Cię przed upływem dopuszczalnego spóźnienia (FIDE Guidelines I.10).
   *[other] { $who } nie stawia się przed upływem dopuszczalnego spóźnienia (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] Nie było Cię przed upływem czasu do namysłu (FIDE Guidelines I.10).
   *[other] { $who } nie stawia się przed upływem czasu do namysłu (FIDE Guidelines I.10).
}
event-both-late = Żaden z graczy nie stawił się przed upływem dopuszczalnego spóźnienia (FIDE Guidelines I.10).
event-both-late-for-limit = Żaden z graczy nie stawił się przed upływem czasu do namysłu (FIDE Guidelines I.10).
event-envelope-missing = { -envelope(case: "Genitive") } nie można otworzyć. Gracz, od którego pochodzi { -sealed-move }, musi pokazać { -seal(form: "masculine") } tekst: liczy się tylko tekst z podanym SHA-256. Jeśli to ten gracz zaszyfrował { -envelope(case: "accusative") }, jego { -clock } idzie; w przeciwnym razie { -clock(case: "plural") } stoją, a o { -game(case: "genitive") } może zdecydować { -arbiter }.
event-envelope-shut = Powód: nie da się jej otworzyć albo jej tekst nie zgadza się z sumą kontrolną.
event-reading-chosen = { $who-is ->
    [you] Wybierasz odczytanie { -sealed-move(case: "genitive") }: { $move }.
   *[other] { $who } wybiera odczytanie { -sealed-move(case: "genitive") }: { $move }.
}
event-opened = { -envelope(case: "Accusative") } otwarto. { $who-is ->
    [you] Twoje { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} { $move } (zapisane „{ $written }”).
event-opened-with-offer = { -envelope(case: "Accusative") } otwarto. { $who-is ->
    [you] Twoje { -sealed-move } z propozycją { -draw(case: "genitive") }:
   *[other] { $who }, { -sealed-move } z propozycją { -draw(case: "genitive") }:
} { $move } (zapisane „{ $written }”).
event-opened-ambiguous = { -envelope(case: "Accusative") } otwarto. { $who-is ->
    [you] Twoje { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} „{ $written }”. Można je odczytać na kilka sposobów.
event-opened-illegal = { -envelope(case: "Accusative") } otwarto. { $who-is ->
    [you] Twoje { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} „{ $written }”. To nie jest prawidłowe { -move }.
event-opened-nothing = { -envelope(case: "Accusative") } otwarto. Jej tekst nie jest { -move(case: "instrumental") } zapieczętowanym w tej pozycji tej { -game(case: "genitive") }, więc nie pokazuje się go nikomu.
event-opened-early = Otwarto ją przed czasem, z decyzji { -arbiter(case: "genitive") }.
event-publication-agreed = { $who-is ->
    [you] Zgadzasz się na ujawnienie { -envelope(case: "genitive") } tej { -game(case: "genitive") }.
   *[other] { $who } zgadza się na ujawnienie { -envelope(case: "genitive") } tej { -game(case: "genitive") }.
} Zostanie otwarta, jeśli zgodzą się obaj gracze, i nic w { -game(case: "genitive") } nie zmienia.
event-published = Obaj gracze się zgodzili i { -envelope(case: "accusative") } tej { -game(case: "genitive") } otwarto. { $who-is ->
    [you] Twoje { -sealed-move }:
   *[other] { $who }, { -sealed-move }:
} { $written }. W { -game(case: "genitive") } nic to nie zmienia.
event-published-nothing = Obaj gracze się zgodzili i { -envelope(case: "accusative") } tej { -game(case: "genitive") } otwarto. Jej tekst nie jest { -sealed-move(case: "instrumental") }.

act-warned = { $who-is ->
    [you] Dostajesz ostrzeżenie.
   *[other] { $who } dostaje ostrzeżenie.
} Decyzja: { $arbiter }.
act-time-given = { $who-is ->
    [you] Na Twój { -clock } dodano czas: { $time }.
   *[other] Na { -clock } dodano czas: { $who }, { $time }.
} Decyzja: { $arbiter }.
act-time-taken = { $who-is ->
    [you] Z Twojego { -clock(case: "genitive") } odjęto czas: { $time }.
   *[other] Z { -clock(case: "genitive") } odjęto czas: { $who }, { $time }.
} Decyzja: { $arbiter }.
act-clocks = { -clock(case: "Plural") } poprawia { $arbiter }. Czas zużyty na dotychczasowe { -move(case: "genitive") }: { -white } – { $white }, { -black } – { $black }.
act-clocks-and-deadline = { -clock(case: "Plural") } poprawia { $arbiter }. Czas zużyty na dotychczasowe { -move(case: "genitive") }: { -white } – { $white }, { -black } – { $black }. Termin tego { -move(case: "genitive") }: { $deadline }.
act-points = Punkty zmienia { $arbiter }: { -white } – { $white }, { -black } – { $black }.
act-leave = Specjalnego urlopu od { $first } do { $last } udziela { $arbiter }. { $who-is ->
    [you] Twój { -clock } w tych dniach nie idzie.
   *[other] { -clock(case: "Nominative") } w tych dniach nie idzie: { $who }.
}
act-leave-ended = Urlop, którego pierwszy dzień to { $first }, kończy { $arbiter }. { $who-is ->
    [you] Twój { -clock } nie zatrzymuje się już z jego powodu.
   *[other] { -clock(case: "Nominative") } nie zatrzymuje się już z jego powodu: { $who }.
}
act-adjourned = { -adjourn(form: "Noun") } { -game(case: "genitive") } zarządza { $arbiter }.
act-taken-back = Na cofnięcie pomyłki pozwala { $arbiter }. { -game(case: "Nominative") } toczy się dalej od pozycji po { $ply ->
    [one] { $ply } półruchu
    [few] { $ply } półruchach
    [many] { $ply } półruchach
   *[other] { $ply } półruchu
}. Czasu od tamtej chwili nie policzono żadnemu graczowi.
act-you-replace = Od teraz grasz tę { -game(case: "accusative") } zamiast innego gracza. { -clock(case: "Nominative") } pozostaje bez zmian. Propozycje, { -claim(case: "plural") } i zgłoszone urlopy tamtego gracza nie obowiązują.
act-you-were-replaced = Nie grasz już w tej { -game(case: "genitive") }. Zamiast Ciebie gra dalej: { $name }. Twoje propozycje, { -claim(case: "plural") } i { -move(case: "genitive") } warunkowe nie obowiązują.
act-replaced = Od teraz zamiast innego gracza gra: { $name }. { -clock(case: "Nominative") } pozostaje bez zmian. Propozycje i { -claim(case: "plural") } poprzedniego gracza nie obowiązują.
act-replayed-as = Zostanie rozegrana ponownie jako { $game }.
act-counts-after-all = { -game(case: "Nominative") } { $game } jednak się liczy.
act-how-to-appeal = Jeśli się nie zgadzasz, możesz { -appeal(form: "infinitive") } się do innego { -arbiter(case: "genitive") } do: { $until }. Odpowiedz jednym wierszem: „{ command-appeal } { $act }: ” i Twoje uzasadnienie.
event-appealed = { $who-is ->
    [you] Odwołujesz się od decyzji { -arbiter(case: "genitive") } nr { $act }.
   *[other] { $who } { -appeal(form: "present") } się od decyzji { -arbiter(case: "genitive") } nr { $act }.
} Rozstrzyga inny { -arbiter }.
event-replaced-appealed = Gracz, którego zastąpiono, { -appeal(form: "present") } się od decyzji { -arbiter(case: "genitive") } nr { $act }. Rozstrzyga inny { -arbiter }.
event-appealed-act = Decyzja była taka: { $act }
event-appeal-decide = Jeśli to nie była Twoja decyzja, możesz rozstrzygnąć { -appeal }: odpowiedz jednym wierszem, „arbiter { $game } confirm { $act }: ” (utrzymać) albo „arbiter { $game } reverse { $act }: ” (uchylić), i podaj powód.
event-confirmed = Decyzję nr { $act } utrzymuje inny { -arbiter }.
event-you-confirmed = Utrzymujesz decyzję nr { $act }.
event-reversed = Decyzję nr { $act } uchyla inny { -arbiter }. { -game(case: "Nominative") } stoi tak, jak stałaby bez tej decyzji. Czasu, w którym nie można było wykonać { -move(case: "genitive") }, nie policzono żadnemu graczowi.
event-you-reversed = Uchylasz decyzję nr { $act }. { -game(case: "Nominative") } stoi tak, jak stałaby bez tej decyzji. Czasu, w którym nie można było wykonać { -move(case: "genitive") }, nie policzono żadnemu graczowi.
event-withdrawn = { $who-is ->
    [you] Wycofujesz się.
   *[other] { $who } wycofuje się.
}
event-withdrawn-by-silence = { $who-is ->
    [you] Połowa Twoich { -game(case: "genitive") } w tym turnieju jest przegrana przez milczenie.
   *[other] Połowa { -game(case: "genitive") } w tym turnieju jest przegrana przez milczenie: { $who }.
} Uznaje się to za wycofanie się.
event-withdrawal-noted = { $who-is ->
    [you] Zapisano Twoje wycofanie się.
   *[other] Zapisano wycofanie się: { $who }.
} Decyzja: { $arbiter }.
event-withdrawn-waits = { -clock(case: "Plural") } stoją, dopóki o { -game(case: "genitive") } nie zdecyduje { -arbiter }.

event-mail-returned = { $who-is ->
    [you] Poczta do Ciebie wraca.
   *[other] Poczta wraca. Odbiorca: { $who }.
}
event-mail-arrives = { $who-is ->
    [you] Poczta do Ciebie znów dociera.
   *[other] Poczta znów dociera. Odbiorca: { $who }.
}
event-zone = { $who-is ->
    [you] Zapisano Twoją strefę czasową.
   *[other] Zapisano strefę czasową: { $who }.
}
event-other = Zapisano inne zdarzenie.

## The end of a game

over-white-wins = Koniec { -game(case: "genitive") } { $game }, { $result }. { $who-is ->
    [you] Wygrywasz { -white(form: "instrumental") }.
   *[other] { $who } wygrywa { -white(form: "instrumental") }.
} Powód: { $how }.
over-black-wins = Koniec { -game(case: "genitive") } { $game }, { $result }. { $who-is ->
    [you] Wygrywasz { -black(form: "instrumental") }.
   *[other] { $who } wygrywa { -black(form: "instrumental") }.
} Powód: { $how }.
over-both-lose = Koniec { -game(case: "genitive") } { $game }, { $result }. Obaj gracze przegrywają. Powód: { $how }.
over-no-result = Koniec { -game(case: "genitive") } { $game }, { $result }. Bez wyniku. Powód: { $how }.
over-drawn = Koniec { -game(case: "genitive") } { $game }, { $result }. { -draw(case: "Nominative") }. Powód: { $how }.
over-drawn-not-won = Koniec { -game(case: "genitive") } { $game }, { $result }. { -draw(case: "Nominative") }. Powód: { $how }; ale druga strona nie może dać { -mate(case: "genitive") }.
ending-by-silence = milczenie (zbyt długo nie było { -move(case: "genitive") })
ending-checkmate = { -mate }
ending-resignation = { -resign } { -game(case: "genitive") }
ending-stalemate = { -stalemate }
ending-dead-position = żadna ze stron nie może dać { -mate(case: "genitive") }
ending-agreement = zgoda obu graczy
ending-threefold = trzykrotne powtórzenie pozycji, po { -claim(case: "genitive") }
ending-fifty = reguła pięćdziesięciu { -move(case: "genitive-plural") }, po { -claim(case: "genitive") }
ending-tablebase = { -tablebase }, po { -claim(case: "genitive") }
ending-fivefold = pięciokrotne powtórzenie pozycji
ending-seventy-five = reguła siedemdziesięciu pięciu { -move(case: "genitive-plural") }
ending-time = przekroczenie czasu
ending-illegal-moves = { -illegal } { -move(case: "genitive") }
ending-sealed-move = { -sealed-move } było niejednoznaczne lub { -illegal }
ending-forfeit = walkower
ending-cancelled = anulowanie { -game(case: "genitive") } przez { -arbiter(case: "genitive") }
ending-annulled = unieważnienie { -game(case: "genitive") } przez { -arbiter(case: "genitive") }
ending-expulsion = wykluczenie drugiego gracza
ending-withdrawal = wycofanie się
ending-adjudication = ocena { -game(case: "genitive") }

## What was done, to the player whose command it was

done-moved = { -move(case: "Nominative") } wykonano.
done-moved-with-offer = { -move(case: "Nominative") } wykonano, z propozycją { -draw(case: "genitive") }.
done-message = Twoja wiadomość jest w zapisie { -game(case: "genitive") } i w drodze do { -opponent(case: "genitive") }.
done-draw-offered = Proponujesz { -draw }. Propozycja jest ważna, dopóki { -opponent } nie odpowie.
done-draw-declined = Odrzucasz { -draw }. { -game(case: "Nominative") } trwa.
done-claim-upheld = Twoja { -claim } jest słuszna.
done-claim-referred = Twoją { -claim(case: "accusative") } rozstrzygnie { -arbiter }. Dostaniesz list z decyzją.
done-claim-is-offer = Reklamacja pozostaje propozycją { -draw(case: "genitive") }, którą { -opponent } może przyjąć (FIDE 9.5.3).
done-penalty = { -opponent(case: "Nominative") } dostaje więcej czasu na { -clock }: { $time }.
done-analysed = Twoja analiza jest w zapisie { -game(case: "genitive") }, dla { -arbiter(case: "genitive") }.
done-adjournment-proposed = Proponujesz { -adjourn } { -game(case: "genitive") }. { -game(case: "Nominative") } trwa, dopóki { -opponent } się nie zgodzi.
done-adjournment-declined = Odrzucasz { -adjourn } { -game(case: "genitive") }. { -game(case: "Nominative") } trwa.
done-adjourned = { -game(case: "Nominative") } jest { -adjourn(form: "imperfective") }: gracz, który jest na { -move(case: "locative") }, { -seal(form: "present") } { -move }.
done-drafted = Szkic jest w { -envelope(case: "locative") }. Nie jest jeszcze { -seal(form: "masculine") }: żeby go { -seal }, napisz „{ command-seal }” w osobnym wierszu.
done-sealed = { -move(case: "Nominative") } jest { -seal(form: "neuter") }, a { -game } { -adjourn(form: "feminine") }.
done-sealed-with-offer = { -move(case: "Nominative") } jest { -seal(form: "neuter") } z Twoją propozycją { -draw(case: "genitive") }, a { -game } { -adjourn(form: "feminine") }. Twój { -opponent } dowie się o propozycji, gdy { -envelope } zostanie otwarta. Propozycja jest wtedy ważna, dopóki { -opponent } nie odpowie albo nie wykona { -move(case: "genitive") }.
done-drafted-with-offer = Twoja propozycja { -draw(case: "genitive") } jest w { -envelope(case: "locative") } razem ze szkicem. Twój { -opponent } dowie się o niej, gdy zapieczętowana { -envelope } zostanie otwarta.
done-resumption-asked = Zgłaszasz gotowość do { -resume(form: "genitive") }. { -game(case: "Nominative") } ruszy dalej, gdy gotowość zgłosi także { -opponent }, najpóźniej w ustalonym terminie.
done-resumed = { -game(case: "Nominative") } jest { -resume(form: "feminine") }.
done-publication-agreed = Zgadzasz się na ujawnienie { -envelope(case: "genitive") }. Zostanie ujawniona, gdy zgodzi się także { -opponent }.
done-published = { -envelope(case: "Nominative") } jest ujawniona w zapisie { -game(case: "genitive") }.
done-reading-chosen = Jako { -sealed-move } liczy się { -move } wybrane przez Ciebie.
done-clocks-questioned = { -arbiter(case: "Nominative") } dostaje wiadomość, że Twoim zdaniem { -clock(case: "plural") } są błędne.
done-flag-fell = { -flag(case: "Nominative") } opadła.
done-leave = Twój urlop: od { $first } do { $last }, oba dni włącznie. W tym czasie Twój { -clock } stoi.
done-no-leave = Twój urlop od { $first } do { $last } jest odwołany. W tych dniach Twój { -clock } idzie.
done-reflection = Zastanawiasz się dalej nad tym { -move(case: "instrumental") }. Na razie Twoje milczenie nie powoduje przegranej, a Twój { -clock } idzie dalej.
done-refilled = Czas przeniesiony z Twojej rezerwy na { -clock }: { $time }.
done-withdrawn = Wycofujesz się z tej { -game(case: "genitive") }.
done-appealed = Twoje { -appeal } od decyzji nr { $act } jest w zapisie { -game(case: "genitive") }. Decyzja obowiązuje, dopóki nie rozstrzygnie inny { -arbiter }. Dostaniesz list z rozstrzygnięciem.
done-game-over = { -game(case: "Nominative") } jest zakończona.

## The position in words

pieces-none = brak
board-figures = Na tej szachownicy figury wypełnione i podkreślone to { -black }.
pieces = { -white(form: "Nominative") }: { $white }. { -black(form: "Nominative") }: { $black }.
pieces-king = { $count ->
    [one] Król
    [few] Króle
    [many] Króle
   *[other] Króle
} { $squares }
pieces-queen = { $count ->
    [one] Hetman
    [few] Hetmany
    [many] Hetmany
   *[other] Hetmany
} { $squares }
pieces-rook = { $count ->
    [one] Wieża
    [few] Wieże
    [many] Wieże
   *[other] Wieże
} { $squares }
pieces-bishop = { $count ->
    [one] Goniec
    [few] Gońce
    [many] Gońce
   *[other] Gońce
} { $squares }
pieces-knight = { $count ->
    [one] Skoczek
    [few] Skoczki
    [many] Skoczki
   *[other] Skoczki
} { $squares }
pieces-pawn = { $count ->
    [one] Pion
    [few] Piony
    [many] Piony
   *[other] Piony
} { $squares }

## Clocks

clock-limit = Czas do namysłu: { $control }.
clock-control = Tempo gry: { $control }.
clock-white = { -white(form: "Nominative") } ({ $name }) – { $times }.
clock-black = { -black(form: "Nominative") } ({ $name }) – { $times }.
clock-times = { $times }
clock-with-more = { $times } (dodatkowo na następne { -move }: { $gained })
clock-with-less = { $times } (na następne { -move } mniej o: { $lost })
clock-used = zużyto: { $time }
clock-left = pozostało: { $time }
clock-on-the-clock = na { -clock(case: "locative") }: { $time }
clock-with-bank = { $left }, w rezerwie: { $bank }
clock-this-move = To { -move } ({ $name }) – zużyto: { $used }, policzono: { $charged }.
clock-delay = Do końca opóźnienia pozostało: { $left }. Do tego czasu nic się nie liczy.
clock-stopped = { -clock(case: "Nominative") } zatrzymano: { $at }. Ruszy dalej od tego stanu.
clock-paused-leave = { -clock(case: "Nominative") } stoi: urlop.
clock-paused-free-day = { -clock(case: "Nominative") } stoi: dzień wolny.
clock-paused-night = { -clock(case: "Nominative") } stoi: noc.
clock-next = Następnie: { $what }, { $at }.
clock-next-time-is-up = kończy się czas
clock-next-silence = { -game } jest przegrana przez milczenie
clock-next-delay-over = kończy się opóźnienie
clock-next-double = czas zaczyna liczyć się podwójnie
clock-next-day = zostaje policzony kolejny dzień
clock-next-refill = można uzupełnić { -clock } z rezerwy
clock-next-leave = zaczyna się urlop
clock-next-free-day = zaczyna się dzień wolny
clock-next-night = zaczyna się przerwa nocna
clock-next-goes-on = { -clock } idzie dalej

## Whose move it is, and until when

state-your-move = Kolej na Twoje { -move } { $number }. Odpowiedz nim na ten list. Termin: { $until }, pozostało: { $left }.
state-their-move = Na { -move(case: "locative") } jest { $name }. Termin: { $until }, pozostało: { $left }.
state-you-seal = { -seal(form: "Imperative") } swoje { -move } { $number }. Termin: { $until }, pozostało: { $left }.
state-they-seal = Następne { -move } musi { -seal } { $name }. Termin: { $until }, pozostało: { $left }.
state-adjourned-yours = Twój { -clock } idzie do: { $until }, pozostało: { $left }.
state-adjourned-theirs = { -clock(case: "Nominative") } { -opponent(case: "genitive") } idzie do: { $until }, pozostało: { $left }.
state-you-on-leave = Masz urlop i nie możesz wykonać { -move(case: "genitive") } wcześniej niż: { $back }. Od tej daty odpowiedz na ten list swoim { -move(case: "instrumental") } { $number }. Termin: { $until }.
state-on-leave = Urlop: { $name }, do: { $back }. Termin { -move(case: "genitive") }: { $until }.
state-doubles = Czas tego { -move(case: "genitive") } będzie liczył się podwójnie od: { $at }. Namysł do tego momentu: { $after }. Podany termin to uwzględnia.
state-doubled = Czas tego { -move(case: "genitive") } liczy się podwójnie od: { $at }. Namysł do tego momentu: { $after }. Podany termin to uwzględnia.
state-your-flag = Twoja { -flag } opadła: { $at }. Dopóki nie zareklamuje tego { -opponent } albo { -arbiter }, Twoje { -move } jeszcze się liczy: wykonaj je od razu.
state-your-flag-for-arbiter = Twoja { -flag } opadła: { $at }. Dopóki nie zareklamuje tego { -arbiter }, Twoje { -move } jeszcze się liczy: wykonaj je od razu.
state-flag-to-claim = Opadła { -flag }: { $name }, { $at }. Żeby zakończyć { -game(case: "accusative") } z tego powodu, odpowiedz „{ command-claim-time }”; do tego czasu { -move } jeszcze się liczy.
state-flag = Opadła { -flag }: { $name }, { $at }. Dopóki { -arbiter } nie zakończy { -game(case: "genitive") } z tego powodu, { -move } jeszcze się liczy.

## Reminders

reminder-time = { $site } przypomina: Twój czas się kończy.
reminder-silence = { $site } ostrzega: od dawna nie ma Twojego { -move(case: "genitive") }, a milczenie powoduje przegraną po: { $until }. Wykonaj { -move } albo napisz „{ command-reflect }”, żeby zastanawiać się dalej; Twój { -clock } nadal idzie.
reminder-silent-flag = { $site } ostrzega: od dawna nie ma Twojego { -move(case: "genitive") }, a Twój czas kończy się po: { $until }.
restored = Serwis trzeba było odtworzyć z kopii zapasowej. Późniejsze { -move(case: "genitive") } i wiadomości przepadły, ale czas zwrócono. { -game(case: "Nominative") } stoi tak, jak tu pokazano. { -move(case: "Genitive") } warunkowe usunięto: prosimy przysłać je jeszcze raz. Prosimy odpowiedzieć na ten list; odpowiedzi na starsze listy nie mają skutku.
restored-from = Serwis trzeba było odtworzyć z kopii zapasowej: { $at }. Późniejsze { -move(case: "genitive") } i wiadomości przepadły, ale czas zwrócono. { -game(case: "Nominative") } stoi tak, jak tu pokazano. { -move(case: "Genitive") } warunkowe usunięto: prosimy przysłać je jeszcze raz. Prosimy odpowiedzieć na ten list; odpowiedzi na starsze listy nie mają skutku.

## Conditional moves

conditions-none = Nie masz teraz { -move(case: "genitive-plural") } warunkowych.
conditions-kept = Twoje { -move(case: "plural") } warunkowe są zapisane.
conditions-replaced = Twoje { -move(case: "plural") } warunkowe są zapisane. Zastępują podane wcześniej (liczba wierszy: { $count }).
conditions-stored = Twoje { -move(case: "genitive") } warunkowe są teraz takie. Każdy wiersz to jeden łańcuch:
conditions-not-foreseen = Żadne z Twoich { -move(case: "genitive-plural") } warunkowych nie odpowiada na to { -move }; pozostałe usunięto.
conditions-others-dropped = Twoje { -move(case: "genitive") } warunkowe na inne { -move(case: "genitive") } { -opponent(case: "genitive") } usunięto, bo tamte nie są już możliwe.
conditions-you-decide = Twojego { -move(case: "genitive") } warunkowego nie wykonano, bo { -opponent } składa propozycję, o której musisz zdecydować osobiście. Jeśli wykonasz je teraz, reszta jego wiersza pozostanie; te na inne { -move(case: "genitive") } usunięto.
conditions-mail-unread = Twojego { -move(case: "genitive") } warunkowego nie wykonano, bo przed { -move(case: "instrumental") } { -opponent(case: "genitive") } nadszedł Twój list o tej { -game(case: "genitive") }, którego jeszcze nie przeczytano: mógł odwoływać { -move } warunkowe. Jeśli wykonasz je teraz, reszta jego wiersza pozostanie; te na inne { -move(case: "genitive") } usunięto.
conditions-adjourned = Twoje { -move(case: "genitive") } warunkowe usunięto: na { -move } z { -envelope(case: "genitive") } nigdy nie odpowiada się w ciemno.
conditions-taken-back = Twoje { -move(case: "genitive") } warunkowe usunięto: dotyczyły poprzedniego stanu { -game(case: "genitive") }.

## Messages of the players

writes = { $who } pisze:
writes-replaced = Gracz, którego zastąpiono, pisze:
writes-arbiter = { -arbiter(case: "Nominative") } pisze:
writes-more = ... ciąg dalszy: { $url }

## Envelopes

sealed-commitment = { -move(case: "Nominative") } jest w zaszyfrowanej { -envelope(case: "locative") }, której nikt nie otworzy przed { -resume(form: "instrumental") } { -game(case: "genitive") }. To jest suma kontrolna SHA-256 tekstu z { -envelope(case: "genitive") }. Zachowaj ją: dowiedzie, że to ta sama { -envelope }, którą { -seal(form: "passive") } teraz.
opened-commitment = Tekst z { -envelope(case: "genitive") } jest w zapisie { -game(case: "genitive") }; jego SHA-256 to suma kontrolna podana w chwili { -seal(form: "genitive") } { -move(case: "genitive") } ({ $url }):

## How to answer

answer-move = Odpowiedz na ten list jednym wierszem, na przykład „{ $example }”; notacja może być dowolna.
answer-seal = Odpowiedz na ten list jednym wierszem, na przykład „{ command-seal }{"\u00A0"}{ $example }”; notacja może być dowolna.
answer-seal-clock = Twój { -clock } idzie, dopóki { -move } nie jest { -seal(form: "neuter") }. Nikt go nie zobaczy przed otwarciem { -envelope(case: "genitive") }.
answer-draw = { $opponent } proponuje { -draw }: odpowiedz „{ command-accept }”, żeby się zgodzić, albo „{ command-decline }”, żeby odmówić.
answer-draw-on-move = { $opponent } proponuje { -draw }: odpowiedz „{ command-accept }”, żeby się zgodzić, albo „{ command-decline }”, żeby odmówić; wykonanie { -move(case: "genitive") } odrzuca propozycję.
answer-adjournment = { $opponent } proponuje { -adjourn } { -game(case: "genitive") }: odpowiedz „{ command-adjourn }”, żeby się zgodzić; wtedy gracz, który jest na { -move(case: "locative") }, zapieczętuje następne { -move }, a { -clock } się zatrzyma. Odpowiedz „{ command-decline-adjournment }”, żeby grać dalej.
commands-help = Polecenia: odpowiedz „{ command-help }”.
commands = Polecenia, po jednym w wierszu: Twoje { -move }; Twoje { -move } i „{ command-draw }”; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move(case: "Nominative") } pozostaje w swojej { -envelope(case: "locative") }. Zostanie pokazane tylko wtedy, gdy „{ command-publish }” odpowiecie i Ty, i { -opponent }.
moves = { -move(case: "Genitive") }: { $moves }
game-took =
    { -game(case: "Nominative") } liczy { $moves ->
        [one] { $moves } { -move }
        [few] { $moves } { -move(case: "genitive") }
        [many] { $moves } { -move(case: "genitive-plural") }
       *[other] { $moves } { -move(case: "genitive") }
    }; czas trwania: { $time }.
game-took-no-move = Czas trwania { -game(case: "genitive") }: { $time }. Nie wykonano żadnego { -move(case: "genitive") }.
game-attached = Cała { -game } jest w załączniku { $file }, dla programów szachowych.
game-attached-short = { -move(case: "Genitive") } są w załączniku { $file }, dla programów szachowych. Z komentarzami { -game } jest za długa na list; zajrzyj na { $url }
pgn-too-long = { -game(case: "Nominative") } jest za długa na ten list: odpowiedz „{ command-pgn }” albo zajrzyj na { $url }

resume-played = { -sealed-move } zostanie wykonane
resume-opened-and-played = { -arbiter } otworzy { -envelope(case: "accusative") }, a { -sealed-move } zostanie wykonane
resume-reply-when-ready = Odpowiedz „{ command-resume }”, gdy możesz grać dalej.
resume-opponent-ready = { $opponent } zgłasza gotowość. Odpowiedz „{ command-resume }”, gdy i Ty możesz grać dalej: wtedy { $then }. W przeciwnym razie { -game } zostanie { -resume(form: "feminine") } podczas Twojej nieobecności: { $latest }.
resume-when-opponent-too = Termin { -resume(form: "genitive") }: { $latest }. Jeśli wcześniej gotowość zgłosi także { $opponent }, { -game } zostanie { -resume(form: "feminine") } od razu. W przeciwnym razie od tego terminu idzie { -clock } { -opponent(case: "genitive") }, a { -envelope } zostanie otwarta, gdy { $opponent } się stawi.
resume-when-both-sealer = Termin { -resume(form: "genitive") }: { $latest }. Jeśli wcześniej gotowość zgłoszą obaj gracze, { -game } zostanie { -resume(form: "feminine") } od razu. W przeciwnym razie od tego terminu idzie { -clock } { -opponent(case: "genitive") }, a { -envelope } zostanie otwarta, gdy { $opponent } się stawi.
resume-when-opponent = { -game(case: "Nominative") } zostanie { -resume(form: "feminine") }, gdy gotowość zgłosi { $opponent }, najpóźniej: { $latest }.
resume-when-opponent-ready-too = { -game(case: "Nominative") } zostanie { -resume(form: "feminine") }, gdy gotowość zgłosi także { $opponent }, najpóźniej: { $latest }.
resume-when-both = Termin { -resume(form: "genitive") }: { $latest }. Jeśli wcześniej gotowość zgłoszą obaj gracze, { -game } zostanie { -resume(form: "feminine") } od razu. W przeciwnym razie od tego terminu idzie Twój { -clock }. { -envelope(case: "Nominative") } zostanie otwarta, gdy odpowiesz „{ command-resume }”.
resume-now = Odpowiedz „{ command-resume }”, żeby otworzyć { -envelope(case: "accusative") }: { $then }, a Twój { -clock } ruszy. W przeciwnym razie { -game } zostanie { -resume(form: "feminine") }: { $latest }.
resume-clock-runs = Odpowiedz „{ command-resume }”: wtedy { $then }. Dopóki nie odpowiesz, idzie Twój { -clock }.
resume-show-text = Pokaż { -seal(form: "masculine") } przez Ciebie tekst przez HTTP (otwarcie { -envelope(case: "genitive") }) albo przekaż go { -arbiter(case: "dative") }.
resume-choose = { -sealed-move(case: "Nominative") } może znaczyć więcej niż jedno, a wybór należy do Ciebie: odpowiedz „{ command-choose } { $first }”; zamiast { $first } możesz podać inne z tych { -move(case: "genitive-plural") }: { $readings }. Twój { -clock } idzie.
default-you = Odpowiedz „{ command-resume }” do: { $until }. W przeciwnym razie przegrasz { -game(case: "accusative") } walkowerem (FIDE Guidelines I.10).
default-opponent = Jeśli { $opponent } nie stawi się do: { $until }, przegra { -game(case: "accusative") } walkowerem (FIDE Guidelines I.10).
default-sealer = Jeśli { $opponent } nie stawi się do: { $until }, a { -envelope } nie zostanie otwarta wcześniej, { $opponent } przegra { -game(case: "accusative") } walkowerem (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] Musisz { -seal } następne { -move }. Twój { -clock } idzie, dopóki { -move } nie jest { -seal(form: "neuter") }.
   *[other] { $who } musi { -seal } następne { -move }. { -clock(case: "Nominative") } tego gracza idzie, dopóki { -move } nie jest { -seal(form: "neuter") }.
}
standing-sealing-then = Gdy { -move } jest { -seal(form: "neuter") }, { -clock(case: "plural") } stoją. Przerwa w { -game(case: "genitive") } trwa potem najwyżej: { $after }.
standing-sealing-reply = { $who-is ->
    [you] Twój { -opponent } może { -seal } odpowiedź, bo Cię nie ma. Wtedy idzie Twój { -clock }.
   *[other] Odpowiedź można { -seal }, bo { $who } się nie stawia. Wtedy idzie { -clock } tego gracza.
}
standing-drafted = { $who-is ->
    [you] Twój szkic jest w { -envelope(case: "locative") }. { -seal(form: "Imperative") } go albo zastąp innym.
   *[other] W { -envelope(case: "locative") } jest szkic. Pochodzi od gracza: { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(case: "Nominative") } jest { -adjourn(form: "feminine") }. Twoje { -move } nr { $number } jest { -seal(form: "neuter") }, a { -clock(case: "plural") } stoją.
   *[other] { -game(case: "Nominative") } jest { -adjourn(form: "feminine") }. { -move(case: "Nominative") } nr { $number } jest { -seal(form: "neuter") }: { $who }. { -clock(case: "Plural") } stoją.
}
standing-ready = { $who-is ->
    [you] Zgłaszasz gotowość do { -resume(form: "genitive") } { -game(case: "genitive") }.
   *[other] { $who } zgłasza gotowość do { -resume(form: "genitive") } { -game(case: "genitive") }.
}
standing-not-ready = { $who-is ->
    [you] Nie ma jeszcze Twojego zgłoszenia gotowości do { -resume(form: "genitive") } { -game(case: "genitive") }.
   *[other] { $who } nie zgłasza jeszcze gotowości do { -resume(form: "genitive") } { -game(case: "genitive") }.
}
standing-when-both = Jeśli obaj gracze zgłoszą gotowość do: { $latest }, { -game } zostanie { -resume(form: "feminine") } w chwili, gdy to zrobią.
standing-when-one = { $who-is ->
    [you] { -game(case: "Nominative") } zostanie { -resume(form: "feminine") }, gdy zgłosisz gotowość, najpóźniej: { $latest }.
   *[other] { -game(case: "Nominative") } zostanie { -resume(form: "feminine") }, gdy { $who } zgłosi gotowość, najpóźniej: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] W przeciwnym razie Twój { -clock } idzie od: { $latest }. { -envelope(case: "Nominative") } zostanie otwarta, gdy się stawisz.
   *[other] W przeciwnym razie { -clock } gracza { $who } idzie od: { $latest }. { -envelope(case: "Nominative") } zostanie otwarta, gdy ten gracz się stawi.
}
standing-else-without = { $who-is ->
    [you] W przeciwnym razie { -game } zostanie { -resume(form: "feminine") } podczas Twojej nieobecności: { $latest }.
   *[other] W przeciwnym razie { -game } zostanie { -resume(form: "feminine") } podczas nieobecności gracza { $who }: { $latest }.
}
standing-opens = { $by ->
    [arbiter] Wtedy { -envelope(case: "accusative") } otwiera { -arbiter }.
   *[service] Wtedy { -envelope(case: "accusative") } otwiera serwis.
} { $who-is ->
    [you] { -sealed-move(case: "Nominative") } zostaje wykonane i idzie Twój { -clock }.
   *[other] { -sealed-move(case: "Nominative") } zostaje wykonane i idzie { -clock } gracza { $who }.
}
standing-due = { -game(case: "Nominative") } została { -resume(form: "feminine") }. Przed otwarciem { -envelope(case: "genitive") } { -clock(case: "plural") } stoją.
standing-reply-sealed = Odpowiedź na otwarte { -move } jest zapieczętowana.
standing-absent = { $who-is ->
    [you] { -game(case: "Nominative") } została { -resume(form: "feminine") }, a Ciebie nie ma. Twój { -clock } idzie do: { $until }. { -envelope(case: "Nominative") } zostanie otwarta, gdy się stawisz.
   *[other] { -game(case: "Nominative") } została { -resume(form: "feminine") }, a { $who } się nie stawia. { -clock(case: "Nominative") } tego gracza idzie do: { $until }. { -envelope(case: "Nominative") } zostanie otwarta, gdy ten gracz się stawi.
}
standing-awaited = { $who-is ->
    [you] { -game(case: "Nominative") } została { -resume(form: "feminine") }, a Ciebie jeszcze nie ma.
   *[other] { -game(case: "Nominative") } została { -resume(form: "feminine") }, a jednego z graczy jeszcze nie ma: { $who }.
}
standing-late = Jeden z graczy stawił się za późno i przegrywa, chyba że { -sealed-move } zakończyło { -game(case: "accusative") }. Najpierw zostaje otwarta { -envelope }.
standing-missing = { $who-is ->
    [you] { -envelope(case: "Genitive") } nie można otworzyć. Pokaż tekst, który { -seal(form: "passive") }: Twój { -clock } idzie do: { $until }.
   *[other] { -envelope(case: "Genitive") } nie można otworzyć. { $who } musi pokazać tekst, który { -seal(form: "passive") }; { -clock } tego gracza idzie do: { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope(case: "Genitive") } nie można otworzyć, { -clock(case: "plural") } stoją. O { -game(case: "genitive") } decyduje { -arbiter }, chyba że pokażesz tekst, który { -seal(form: "passive") }.
   *[other] { -envelope(case: "Genitive") } nie można otworzyć, { -clock(case: "plural") } stoją. O { -game(case: "genitive") } decyduje { -arbiter }, chyba że { $who } pokaże tekst, który { -seal(form: "passive") }.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } można odczytać na kilka sposobów, a wybór należy do Ciebie. Twój { -clock } idzie do: { $until }.
   *[other] { -sealed-move(case: "Nominative") } można odczytać na kilka sposobów, a wybiera { $who }. { -clock(case: "Nominative") } tego gracza idzie do: { $until }.
}
standing-default = Zgłoś swoją obecność do: { $until }. W przeciwnym razie przegrasz { -game(case: "accusative") } walkowerem (FIDE Guidelines I.10).
standing-may-resume = Możesz teraz zgłosić gotowość do { -resume(form: "genitive") } { -game(case: "genitive") }.
standing-may-end = Do otwarcia { -envelope(case: "genitive") } możesz zaproponować { -draw } albo { -resign(form: "infinitive") } { -game(case: "accusative") }. Jeśli { -game } tak się skończy, { -envelope } pozostanie zamknięta, chyba że obaj gracze zgodzą się ją pokazać.

## For arbiters

arbiter-session-continues = Sesja się skończyła i gracz, który jest na { -move(case: "locative") }, powinien teraz pieczętować, ale { -envelope } nie ma dość posiadaczy kluczy: zbyt mało podanych { -arbiter(case: "genitive-plural") } nadal sędziuje, ma klucz i nie gra w tej { -game(case: "genitive") }. { -game(case: "Nominative") } trwa, dopóki odpowiednio wielu z nich nie zarejestruje klucza albo dopóki nie odpadnie potrzeba jej { -adjourn(form: "genitive") }.
arbiter-fetch = { -envelope(case: "Nominative") } czeka na Ciebie. Otwórz ją swoim kluczem na jej stronie: { $url }. Do tego czasu { -clock(case: "plural") } stoją.
arbiter-fen = Pozycja w zapisie FEN:
arbiter-fen-after = Pozycja po zapowiedzianym { -move(case: "locative") } w zapisie FEN:
arbiter-withdrawn = Decyzja należy do Ciebie: odpowiedz jednym wierszem, „arbiter { $game } adjudicate 1-0: ” (albo 0-1, 1/2, 0-0), z powodem na końcu; albo zastąp gracza wierszem „arbiter { $game } replace { $side } NAME: ”, również z powodem na końcu.
arbiter-default = Gracz, który nie stawi się do: { $until }, przegra { -game(case: "accusative") } walkowerem (FIDE Guidelines I.10).
arbiter-agree-open = Jeśli się zgadzasz, odpowiedz jednym wierszem: „arbiter { $game } open”.
arbiter-agree-show = Jeśli się zgadzasz, otwórz { -envelope(case: "accusative") } na jej stronie i podaj tam swój powód: { $url }.
arbiter-agree-two = Do otwarcia przed czasem potrzeba dwóch osób: Ciebie i drugiego { -arbiter(case: "genitive") }.
arbiter-clocks = Decyzja o właściwych czasach należy do Ciebie: „correct_clocks” pod adresem { $url }.
arbiter-flag = Żeby zakończyć { -game(case: "accusative") } z powodu opadnięcia { -flag(case: "genitive") }, odpowiedz jednym wierszem: „arbiter { $game } flag”.
arbiter-more = Wszystko, co czeka na { -arbiter(case: "genitive") }: { $queue } albo „postzug arbiter list”. Wszystko, co w tej { -game(case: "genitive") } zrobiono lub próbowano zrobić: { $trail }.

## Answers to mails

unanswered = Twoje listy bez odpowiedzi: { $count }, od: { $since }. Powód: w krótkim czasie było do Ciebie wiele odpowiedzi. Jasne { -move(case: "genitive") } i polecenia w nich wykonano; niczego innego nie wykonano. Sprawdź obecny stan i powtórz to, czego jeszcze brakuje.
next-answer = W krótkim czasie było do Ciebie wiele odpowiedzi, więc następna przyjdzie po: { $at }. Do tego czasu każdy list i tak jest czytany, a jasne { -move } lub polecenie w nim jest wykonywane; potem jeden list poinformuje, że inne zostały bez odpowiedzi.
next-answer-reach = Jeśli potrzebujesz pomocy wcześniej, napisz do osób, które prowadzą ten serwis: { $address }.
next-answer-stranger = W krótkim czasie wysłano na ten adres kilka odpowiedzi, więc następna przyjdzie po: { $at }. Listy, które nadejdą wcześniej, zostaną bez odpowiedzi.
more-lines = ... i jeszcze { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}.
more-lines-too-many = ... i jeszcze { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}, za dużo na list.
did-you-mean = Czy chodziło o { $move }? Jeśli tak, odpowiedz na ten list słowem „{ word-yes }” do: { $until }. { -move(case: "Nominative") } liczy się wtedy od nadejścia Twojego pierwszego listu. Jeśli nie, odpowiedz „{ word-no }” albo samym swoim { -move(case: "instrumental") } w osobnym wierszu.
confirm-public-address = Twój list przyszedł na adres, który nie dowodzi, kto go napisał, więc jeszcze nic z niego nie wykonano. Odpowiedz na adres zwrotny naszych listów: on tego dowodzi.
confirm-arbiter-act = Twój list z decyzją { -arbiter(case: "genitive") } przyszedł na adres { -game(case: "genitive") }. Ten adres stoi w każdym liście tej { -game(case: "genitive") }, który się cytuje lub przekazuje dalej, więc jeszcze nic z niego nie wykonano.
confirm-other-sender = List w Twoim imieniu przyszedł z adresu { $from }, a to nie jest zapisany adres. Jeszcze nic z niego nie wykonano.
author-unproved = Na Twój adres zwrotny przyszedł list w Twoim imieniu. Twoje ustawienia wymagają mocniejszego dowodu autorstwa, niż ten list ma, więc jeszcze nic z niego nie wykonano.
confirm-how = Czy to Twój list? Jeśli tak, odpowiedz na ten list słowem „{ word-yes }” do: { $until }. Liczy się wtedy od chwili, w której nadszedł po raz pierwszy. Jeśli nie, odpowiedz „{ word-no }” albo nie rób nic.

## A new account

join-confirm = Czy chcesz mieć tu konto o nazwie { $name }? Jeśli tak, odpowiedz na ten list słowem „{ word-yes }” do: { $until }. Jeśli wolisz inną nazwę, odpowiedz jednym wierszem, na przykład „{ command-join } Anna Berg”. Jeśli to nie była Twoja prośba, nie rób nic: bez Twojego „{ word-yes }” konto nie powstanie, a Twój list zostanie usunięty.
join-name = Pod jaką nazwą chcesz grać? Odpowiedz na ten list jednym wierszem, na przykład „{ command-join } Anna Berg”. Jeśli odpowiedź przyjdzie do: { $until }, powstanie Twoje konto. Jeśli to nie była Twoja prośba, nie rób nic.
code-sign-up = Twój kod do utworzenia konta:
code-sign-in = Twój kod do zalogowania się:
code-change-address = Twój kod, żeby od teraz używać tego adresu:
code-asked-by = Skąd przyszła prośba: { $device }.
code-browser = przeglądarka
code-how = Wpisz go tam, skąd przyszła prośba o kod. Działa jeden raz, czas ważności: { $valid }. Jeśli to nie była Twoja prośba, nie rób nic: bez kodu nic się nie stanie. Nikt z { $site } nigdy o niego nie zapyta.
code-subject = Twój kod do { $site }
account-subject = Twoje konto na { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] co się stało w Twoich { -game(case: "locative-plural") }
    [one] Twoje { -move } w { $count } { -game(case: "genitive") }
    [few] Twoje { -move } w { $count } { -game(case: "locative-plural") }
    [many] Twoje { -move } w { $count } { -game(case: "locative-plural") }
   *[other] Twoje { -move } w { $count } { -game(case: "genitive") }
}
digest = { $count ->
    [0] W żadnej { -game(case: "genitive") } nie musisz wykonać { -move(case: "genitive") }.
    [one] Jesteś na { -move(case: "locative") } w { $count } { -game(case: "genitive") }.
    [few] Jesteś na { -move(case: "locative") } w { $count } { -game(case: "locative-plural") }; pierwsza jest ta z najbliższym terminem.
    [many] Jesteś na { -move(case: "locative") } w { $count } { -game(case: "locative-plural") }; pierwsza jest ta z najbliższym terminem.
   *[other] Jesteś na { -move(case: "locative") } w { $count } { -game(case: "genitive") }; pierwsza jest ta z najbliższym terminem.
}
digest-game = { $game } { $white } – { $black }
digest-until = Twoje { -move } { $number }. Termin: { $until }, pozostało: { $left }.
digest-move = Żeby wykonać { -move }, napisz na ten adres, na przykład: { $example }
digest-write = Żeby napisać o tej { -game(case: "genitive") }, użyj tego adresu:
digest-more = { $count ->
    [one] Jest jeszcze { $count } { -game }. Żeby zobaczyć listę wszystkich, napisz „{ command-games }”.
    [few] Są jeszcze { $count } { -game(case: "plural") }. Żeby zobaczyć listę wszystkich, napisz „{ command-games }”.
    [many] Jest jeszcze { $count } { -game(case: "genitive") }. Żeby zobaczyć listę wszystkich, napisz „{ command-games }”.
   *[other] Jest jeszcze { $count } { -game(case: "genitive") }. Żeby zobaczyć listę wszystkich, napisz „{ command-games }”.
}

## Challenges

challenge = { $other } wyzywa Cię na { -game(case: "accusative") }: { $terms }.
challenge-how = Odpowiedz do: { $until }. Odpowiedz na ten list jednym wierszem, „{ command-accept-challenge } { $challenge }” albo „{ command-decline-challenge } { $challenge }”.
challenge-declined = { $other } odrzuca Twoje wyzwanie { $challenge } ({ $terms }).
challenge-withdrawn = { $other } wycofuje wyzwanie { $challenge }. Nie musisz nic robić.
challenge-subject = [{ $challenge }] { $other } wyzywa Cię na { -game(case: "accusative") }
challenge-declined-subject = [{ $challenge }] { $other } odrzuca Twoje wyzwanie
challenge-withdrawn-subject = [{ $challenge }] { $other } wycofuje wyzwanie
challenge-you-white = grasz { -white(form: "instrumental") }
challenge-you-black = grasz { -black(form: "instrumental") }
challenge-colours-drawn = losowanie kolorów na początku { -game(case: "genitive") }
terms-public-sentence = { $plies ->
    [0] Każdy może czytać { -move(case: "plural") } bez konta.
    [one] Każdy może czytać { -move(case: "plural") } bez konta, { $plies } półruch później.
    [few] Każdy może czytać { -move(case: "plural") } bez konta, { $plies } półruchy później.
    [many] Każdy może czytać { -move(case: "plural") } bez konta, { $plies } półruchów później.
   *[other] Każdy może czytać { -move(case: "plural") } bez konta, { $plies } półruchu później.
}
start-chess960 = pozycja Chess960 { $number }
start-from = pozycja początkowa: { $fen }
start-drawn-chess960 = losowanie pozycji Chess960 na początku { -game(case: "genitive") }

## The regulations of a game that are not the usual ones

terms-claim-after = { -draw(case: "Nominative") } można reklamować po { $moves } { -move(case: "locative-plural") } każdej ze stron bez bicia i bez ruchu pionem.
terms-not-automatic = Powtórzenie pozycji oraz { -move(case: "plural") } bez bicia i bez ruchu pionem kończą { -game(case: "accusative") } tylko po { -claim(case: "genitive") }.
terms-wrong-claim = { $days ->
    [0] Gdy { -claim } jest niesłuszna, { -opponent } nie dostaje dodatkowego czasu.
    [one] Gdy { -claim } jest niesłuszna, { -opponent } dostaje jeden dodatkowy dzień na następne { -move }.
    [few] Gdy { -claim } jest niesłuszna, { -opponent } dostaje { $days } dodatkowe dni na następne { -move }.
    [many] Gdy { -claim } jest niesłuszna, { -opponent } dostaje { $days } dodatkowych dni na następne { -move }.
   *[other] Gdy { -claim } jest niesłuszna, { -opponent } dostaje { $days } dodatkowego dnia na następne { -move }.
}
terms-offer-again = { $moves ->
    [one] Gracz, który zaproponował { -draw }, musi przed następną propozycją wykonać jedno { -move }.
    [few] Gracz, który zaproponował { -draw }, musi przed następną propozycją wykonać { $moves } { -move(case: "plural") }.
    [many] Gracz, który zaproponował { -draw }, musi przed następną propozycją wykonać { $moves } { -move(case: "genitive-plural") }.
   *[other] Gracz, który zaproponował { -draw }, musi przed następną propozycją wykonać { $moves } { -move(case: "genitive") }.
}
terms-illegal-gains = { $days ->
    [one] Po { -illegal(form: "instrumental") } { -move(case: "locative") } { -opponent } dostaje jeden dodatkowy dzień na następne { -move }.
    [few] Po { -illegal(form: "instrumental") } { -move(case: "locative") } { -opponent } dostaje { $days } dodatkowe dni na następne { -move }.
    [many] Po { -illegal(form: "instrumental") } { -move(case: "locative") } { -opponent } dostaje { $days } dodatkowych dni na następne { -move }.
   *[other] Po { -illegal(form: "instrumental") } { -move(case: "locative") } { -opponent } dostaje { $days } dodatkowego dnia na następne { -move }.
}
terms-illegal-loses = Gracz przegrywa { -game(case: "accusative") } przy { ordinal }. { -illegal(form: "instrumental") } { -move(case: "locative") }.
terms-ambiguous-gains = { $days ->
    [one] Po niejednoznacznym { -move(case: "locative") } { -opponent } dostaje jeden dodatkowy dzień na następne { -move }.
    [few] Po niejednoznacznym { -move(case: "locative") } { -opponent } dostaje { $days } dodatkowe dni na następne { -move }.
    [many] Po niejednoznacznym { -move(case: "locative") } { -opponent } dostaje { $days } dodatkowych dni na następne { -move }.
   *[other] Po niejednoznacznym { -move(case: "locative") } { -opponent } dostaje { $days } dodatkowego dnia na następne { -move }.
}
terms-ambiguous-loses = Gracz przegrywa { -game(case: "accusative") } przy { ordinal }. niejednoznacznym { -move(case: "locative") }.
terms-appeal = { $days ->
    [0] Od decyzji { -arbiter(case: "genitive") } nie można się { -appeal(form: "infinitive") }.
    [one] Gracz może { -appeal(form: "infinitive") } się od decyzji { -arbiter(case: "genitive") } w ciągu jednego dnia.
    [few] Gracz może { -appeal(form: "infinitive") } się od decyzji { -arbiter(case: "genitive") } w ciągu { $days } dni.
    [many] Gracz może { -appeal(form: "infinitive") } się od decyzji { -arbiter(case: "genitive") } w ciągu { $days } dni.
   *[other] Gracz może { -appeal(form: "infinitive") } się od decyzji { -arbiter(case: "genitive") } w ciągu { $days } dnia.
}
terms-takeback = { -arbiter(case: "Nominative") } może pozwolić na cofnięcie { -move(case: "genitive") } wykonanego przez pomyłkę.
terms-arbiters = { $n ->
    [one] Dla tej { -game(case: "genitive") } wyznaczono jednego { -arbiter(case: "genitive") }: { $accounts }.
    [few] Dla tej { -game(case: "genitive") } wyznaczono { $n } { -arbiter(case: "genitive-plural") }: { $accounts }.
    [many] Dla tej { -game(case: "genitive") } wyznaczono { $n } { -arbiter(case: "genitive-plural") }: { $accounts }.
   *[other] Dla tej { -game(case: "genitive") } wyznaczono { $n } { -arbiter(case: "genitive") }: { $accounts }.
}
terms-session = { $days ->
    [one] Po sesji trwającej jeden dzień gracz będący na { -move(case: "locative") } { -seal(form: "present") } { -move }.
    [few] Po sesji trwającej { $days } dni gracz będący na { -move(case: "locative") } { -seal(form: "present") } { -move }.
    [many] Po sesji trwającej { $days } dni gracz będący na { -move(case: "locative") } { -seal(form: "present") } { -move }.
   *[other] Po sesji trwającej { $days } dnia gracz będący na { -move(case: "locative") } { -seal(form: "present") } { -move }.
}
terms-resumes = { $days ->
    [one] { -adjourn(form: "Feminine") } { -game } jest { -resume(form: "present") } jeden dzień po { -seal(form: "locative") }, chyba że uzgodniono co innego.
    [few] { -adjourn(form: "Feminine") } { -game } jest { -resume(form: "present") } { $days } dni po { -seal(form: "locative") }, chyba że uzgodniono co innego.
    [many] { -adjourn(form: "Feminine") } { -game } jest { -resume(form: "present") } { $days } dni po { -seal(form: "locative") }, chyba że uzgodniono co innego.
   *[other] { -adjourn(form: "Feminine") } { -game } jest { -resume(form: "present") } { $days } dnia po { -seal(form: "locative") }, chyba że uzgodniono co innego.
}
terms-opponent-chooses = Jeśli { -sealed-move } można odczytać na dwa sposoby, odczytanie wybiera { -opponent }.
terms-check-in = Przed { -resume(form: "instrumental") } { -adjourn(form: "adjective") } { -game(case: "genitive") } gracze zgłaszają swoją obecność.
terms-default = { $days ->
    [0] Gracz, który nie stawi się w terminie { -resume(form: "genitive") }, przegrywa { -game(case: "accusative") }.
    [one] Gracz, który nie stawi się w ciągu jednego dnia od terminu { -resume(form: "genitive") }, przegrywa { -game(case: "accusative") }.
    [few] Gracz, który nie stawi się w ciągu { $days } dni od terminu { -resume(form: "genitive") }, przegrywa { -game(case: "accusative") }.
    [many] Gracz, który nie stawi się w ciągu { $days } dni od terminu { -resume(form: "genitive") }, przegrywa { -game(case: "accusative") }.
   *[other] Gracz, który nie stawi się w ciągu { $days } dnia od terminu { -resume(form: "genitive") }, przegrywa { -game(case: "accusative") }.
}
terms-holders = { $needed ->
    [one] { -envelope(case: "Accusative") } otwiera jeden z kluczy tych { -arbiter(case: "genitive-plural") }: { $accounts }.
    [few] { -envelope(case: "Accusative") } otwierają razem { $needed } z kluczy tych { -arbiter(case: "genitive-plural") }: { $accounts }.
    [many] { -envelope(case: "Accusative") } otwiera razem { $needed } z kluczy tych { -arbiter(case: "genitive-plural") }: { $accounts }.
   *[other] { -envelope(case: "Accusative") } otwiera razem { $needed } z kluczy tych { -arbiter(case: "genitive-plural") }: { $accounts }.
}
terms-early = Na otwarcie { -envelope(case: "genitive") } przed czasem musi się zgodzić dwóch { -arbiter(case: "genitive-plural") }.
terms-free-weekdays = W te dni każdego tygodnia { -clock(case: "plural") } stoją: { $weekdays }.
terms-free-dates = W te dni { -clock(case: "plural") } stoją: { $dates }.
terms-free-night = Od { $from } do { $until } { -clock } stoi, według strefy czasowej gracza, do którego należy.
terms-leave = { $days ->
    [one] Każdy gracz może w roku kalendarzowym wziąć jeden dzień urlopu.
    [few] Każdy gracz może w roku kalendarzowym wziąć { $days } dni urlopu.
    [many] Każdy gracz może w roku kalendarzowym wziąć { $days } dni urlopu.
   *[other] Każdy gracz może w roku kalendarzowym wziąć { $days } dnia urlopu.
}
terms-leave-ahead = { $days ->
    [one] Urlop trzeba zgłosić co najmniej jeden dzień wcześniej.
    [few] Urlop trzeba zgłosić co najmniej { $days } dni wcześniej.
    [many] Urlop trzeba zgłosić co najmniej { $days } dni wcześniej.
   *[other] Urlop trzeba zgłosić co najmniej { $days } dnia wcześniej.
}
terms-leave-moves = Gracz może wykonywać { -move(case: "plural") } podczas urlopu.
terms-silence = Gracz, który przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} nie wykona { -move(case: "genitive") }, przegrywa { -game(case: "accusative") } przez milczenie, chyba że zgłosi, że nadal się zastanawia. Przypomnienia przychodzą po tylu dniach: { $reminders }.
terms-flag-claimed = Gdy { -flag } opadnie, { -game(case: "accusative") } kończy z tego powodu { -opponent } albo { -arbiter }. Do tego czasu { -move } jeszcze się liczy.
terms-flag-arbiter = Gdy { -flag } opadnie, { -game(case: "accusative") } może z tego powodu zakończyć tylko { -arbiter }. Do tego czasu { -move } jeszcze się liczy.
terms-tablebase = Gracz może reklamować na podstawie { -tablebase(case: "genitive") }, gdy na szachownicy { $men ->
    [one] jest najwyżej { $men } bierka
    [few] są najwyżej { $men } bierki
    [many] jest najwyżej { $men } bierek
   *[other] jest najwyżej { $men } bierki
}. { $fifty ->
    [yes] Obowiązuje przy tym reguła pięćdziesięciu { -move(case: "genitive-plural") }.
   *[no] Reguła pięćdziesięciu { -move(case: "genitive-plural") } przy tym nie obowiązuje.
}
terms-undecided = { $days ->
    [one] Na rozstrzygnięcie { -claim(case: "genitive") }, której nie obejmuje żadna tutejsza { -tablebase }, { -arbiter } ma jeden dzień.
    [few] Na rozstrzygnięcie { -claim(case: "genitive") }, której nie obejmuje żadna tutejsza { -tablebase }, { -arbiter } ma { $days } dni.
    [many] Na rozstrzygnięcie { -claim(case: "genitive") }, której nie obejmuje żadna tutejsza { -tablebase }, { -arbiter } ma { $days } dni.
   *[other] Na rozstrzygnięcie { -claim(case: "genitive") }, której nie obejmuje żadna tutejsza { -tablebase }, { -arbiter } ma { $days } dnia.
}
terms-adjudication = Gracz może poprosić { -arbiter(case: "genitive") } o ocenę { -game(case: "genitive") } na podstawie analizy. { $stops ->
    [yes] Do decyzji { -clock(case: "plural") } stoją.
   *[no] Do decyzji { -game } trwa.
}
terms-adjudicated = { $days ->
    [one] Na ocenę { -game(case: "genitive") } na podstawie analizy { -arbiter } ma jeden dzień.
    [few] Na ocenę { -game(case: "genitive") } na podstawie analizy { -arbiter } ma { $days } dni.
    [many] Na ocenę { -game(case: "genitive") } na podstawie analizy { -arbiter } ma { $days } dni.
   *[other] Na ocenę { -game(case: "genitive") } na podstawie analizy { -arbiter } ma { $days } dnia.
}
terms-annulled = { $moves ->
    [one] Jeśli gracz wycofa się, zanim obie strony wykonają po jednym { -move(case: "locative") }, { -game } zostaje unieważniona.
    [few] Jeśli gracz wycofa się, zanim obie strony wykonają po { $moves } { -move(case: "plural") }, { -game } zostaje unieważniona.
    [many] Jeśli gracz wycofa się, zanim obie strony wykonają po { $moves } { -move(case: "genitive-plural") }, { -game } zostaje unieważniona.
   *[other] Jeśli gracz wycofa się, zanim obie strony wykonają po { $moves } { -move(case: "genitive") }, { -game } zostaje unieważniona.
}
terms-withdrawn = Gdy gracz się wycofa, { -game } stoi, dopóki { -arbiter } jej nie oceni albo ktoś inny nie zacznie grać dalej.
terms-silent = Jeśli gracz przegra przez milczenie połowę swoich { -game(case: "genitive") } w turnieju, uznaje się to za wycofanie się z turnieju.
terms-conditions-visible = { -opponent(case: "Nominative") } widzi { -move(case: "plural") } warunkowe, zanim zostaną wykonane.
terms-protection = Graczowi, któremu po { -move(case: "locative-plural") } z dodatkiem zostaje łącznie mniej niż trzy dni, czas uzupełnia się do trzech dni.

## Receipts of the log

receipt = { -envelope(case: "Nominative") } z { -sealed-move(case: "instrumental") } { -game(case: "genitive") } { $game } jest w dzienniku wszystkich zdarzeń, numer wpisu: { $entry }. Od teraz nikt, nawet my, nie może zmienić jej ani czasu jej { -seal(form: "genitive") } tak, żeby ten list nie dowiódł zmiany. Zachowaj ten list: dowodem jest dołączony do niego plik { $file }. { -move(case: "Genitive") } on nie zdradza.
receipt-how-to-check = { -arbiter(case: "Nominative") } może to sprawdzić bez nas i bez sieci: skryptem verify.sh, który potrzebuje tylko programów bash, awk i openssl, albo samymi bash i openssl, jak podaje rozdział „A receipt by hand” w docs/internals/log.md. Weź skrypt z własnej kopii Postzug („postzug audit script”), a nigdy od osoby, która pokazuje Ci dowód. Jego SHA-256 to:
receipt-entry = Wpis { -envelope(case: "genitive") } w dzienniku:
receipt-hashes = A te sumy kontrolne prowadzą od niego do podpisanego korzenia poniżej:

## Mail that is passed on to the operator

passed-on = Ten list przyszedł na { $mailbox }@ od: { $from }. Odpowiedź trafi do osoby, która go napisała, a nie do nas. To list { $number } w skrzynce: „postzug inbox show { $number } --raw” pokazuje wszystko, co z niego zachowano.
passed-on-no-address = nadawca bez zwykłego adresu
passed-on-shortened = ... (skrócono)
passed-on-header = Jego nagłówek:

## Below every mail

subject-your-mail = Twój list do { $site }
subject-your-move = Twoje { -move } { $number }
subject-their-move = { $name }: { -move } { $number }
subject-draw-offered = { $state }, propozycja { -draw(case: "genitive") }
subject-left = { $state }, pozostało: { $left }
subject-you-won = koniec { -game(case: "genitive") }, wygrywasz
subject-you-lost = koniec { -game(case: "genitive") }, przegrywasz
subject-white-won = koniec { -game(case: "genitive") }, wygrywają { -white }
subject-black-won = koniec { -game(case: "genitive") }, wygrywają { -black }
subject-both-lost = koniec { -game(case: "genitive") }, przegrywają obie strony
subject-drawn = koniec { -game(case: "genitive") }, { -draw }
subject-no-result = koniec { -game(case: "genitive") }, bez wyniku
subject-adjourned-yours = { -game } { -adjourn(form: "feminine") }, Twój { -clock } idzie
subject-adjourned = { -game } { -adjourn(form: "feminine") }
subject-undecided = decyduje { -arbiter }
subject-for-arbiter = dla { -arbiter(case: "genitive") }
subject-question = prosimy o odpowiedź
subject-receipt = Twoje pokwitowanie
from-name = { $name } przez { $site }
footer-player = Ten list jest dla: { $name }, { -game } { $game }.
footer-account = Ten list jest dla: { $name }, konto w tym serwisie.
footer-stranger = Jeśli ten list nie jest skutkiem Twojej prośby, pomiń go.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = przypis { $number }
heard-notes = Załączony plik { $file } zawiera tekst każdego przypisu pod jego numerem.
footer-log = Tekst poniżej jest dla programów: podpisany wierzchołek naszego dziennika.
footer-log-and-pgn = Tekst poniżej jest dla programów: podpisany wierzchołek naszego dziennika i { -game } (PGN).
footer-pgn = Tekst poniżej jest dla programów szachowych: { -game } (PGN).

## Hints about commands that lack something

hint-withdraw-all = Twojego wycofania się nie zapisano. Jeśli chcesz się wycofać, napisz „{ command-withdraw-from-all-games-yes }:” i powód
hint-withdraw-event = Twojego wycofania się nie zapisano. Jeśli chcesz się wycofać, napisz „{ command-withdraw-from-event-yes }:” i powód
hint-appeal = Napisz numer decyzji i swoje uzasadnienie: { command-appeal } 17: nie było zawiadomienia
hint-colours = Podano więcej niż jeden kolor. Napisz jeden z tych: { word-white }, { word-black }, { word-random }
hint-controls = Podano więcej niż jedno tempo gry. Napisz jedno z nich
hint-starts = Podano więcej niż jedną pozycję początkową. Napisz 960 jeden raz
hint-limit = Czas na { -move } wynosi od 1 do 60 dni
hint-bare-length = „{ $text }” może oznaczać limit na każde { -move } albo czas na kilka { -move(case: "genitive-plural") }, więc nie zaproponowano żadnej { -game(case: "genitive") }. Na każde { -move } napisz: { $days } { word-days } { word-a-move }. Na 10 { -move(case: "genitive-plural") } napisz: 10/{ $length }. Na całą { -game(case: "accusative") } napisz: { $length } { word-in-all }
hint-chess960 = Pozycje Chess960 mają numery od 0 do 959
hint-control = To tempo gry jest poza dozwolonym zakresem: patrz docs/arbitrate/clocks.md
hint-move = Napisz { -move } po tych słowach, na przykład: { command-move } 5254
hint-claim = Napisz „{ command-claim-threefold }” albo „{ command-claim-fifty }”
hint-claim-announced = Napisz „{ command-claim-threefold }” albo „{ command-claim-fifty }”; zapowiadane { -move } podaj po tych słowach
hint-challenge-number = Napisz numer wyzwania, na przykład: { command-accept-challenge } C7
hint-leave-all = Napisz pierwszy i ostatni dzień: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = Napisz pierwszy i ostatni dzień: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = Napisz pierwszy dzień urlopu: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = Napisz pierwszy dzień urlopu: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = Twoich { -move(case: "genitive-plural") } warunkowych nie zachowano: nie wiadomo, gdzie jedno z nich się kończy albo co znaczy. Powodem może być przecinek na końcu wiersza, wiersz z wcięciem lub taki, który mógł złamać Twój program pocztowy, albo inne słowa wokół { -move(case: "genitive-plural") }. To, co zachowano wcześniej, pozostaje. Pisz każdy łańcuch od jego pierwszego { -move(case: "genitive") } w osobnym wierszu, na przykład: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. Nie stawiaj przecinka na końcu i zostaw pusty wiersz między dwoma łańcuchami. Jeśli długi łańcuch musi przejść do następnego wiersza, złam go po słowie „{ command-then }”
hint-no-move = { -move(case: "Genitive") } nie wykonano. Napisz swoje w osobnym wierszu
hint-challenge = Napisz „{ command-challenge } NAZWA”, a jeśli chcesz, jeszcze: { word-white } lub { word-black }, 5 { word-days } lub inne tempo gry, 960
hint-seek = Napisz „{ command-seek }”, a jeśli chcesz, jeszcze: { word-white } lub { word-black }, 5 { word-days } lub inne tempo gry, 960
hint-other-language = To polecenie w innym języku ({ $language }), więc nic nie wykonano. Napisz je w swoim języku albo po angielsku lub wybierz tamten język osobnym wierszem: { command-language } { $tag }
hint-set = Napisz na przykład: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached } albo { command-set-acknowledge } { word-off }
hint-letters = Napisz „{ command-set-letters }” i nazwę języka w tym języku, na przykład: { command-set-letters } Deutsch
hint-pgn = Napisz „{ command-set-pgn } { word-attached }” albo „{ command-set-pgn } { word-not-attached }”
hint-pgn-which = Napisz „{ command-pgn }”, żeby dostać tę { -game(case: "accusative") }, „{ command-pgn } G42”, żeby dostać { -game(case: "accusative") } o tym numerze, „{ command-pgn-all }”, żeby dostać wszystkie swoje { -game(case: "plural") }, albo „{ command-pgn-all-before } G42”
hint-calendar = Napisz „{ command-set-calendar } { word-attached }” albo „{ command-set-calendar } { word-not-attached }”
hint-mail = Napisz „{ command-set-mail } { format-html }” albo „{ command-set-mail } { format-text }”
hint-on-off = Napisz po tym „{ word-on }” albo „{ word-off }”, na przykład: { command-set-board } { word-off }
hint-adjudicate = Napisz „{ command-adjudicate-win }” albo „{ command-adjudicate-draw }”, potem wiersz „{ command-analysis }:”, a pod nim swoją analizę
hint-analysis-cut = Część analizy wygląda jak cytat albo podpis. Na jej końcu postaw wiersz z samą kropką i wyślij ją jeszcze raz; wtedy zostanie przyjęta słowo w słowo
needs-game = To wymaga { -game(case: "genitive") }: odpowiedz na list o { -game(case: "genitive") }.
message-cut = Twoja wiadomość jest dłuższa niż { $most } znaków. { -opponent(case: "Nominative") } dostanie ją do tego miejsca: resztę wyślij jako osobną wiadomość.
unsent-words = Twoje { -move } wykonano. Innych słów Twojego listu nikomu nie wysłano: jeśli są dla { -opponent(case: "genitive") }, napisz je pod wierszem „{ command-message }:” po swoim { -move(case: "locative") } albo w jednym wierszu po słowie „{ command-say }”.
hint-notices = Napisz „{ command-notices-off }” albo „{ command-notices-on }” i jeden lub kilka rodzajów: { $kinds }
not-in-digests = Powiadomienia rodzaju „{ $kind }” nie przychodzą w listach zbiorczych.
hint-digests = Powiadomienia tych rodzajów mogą czekać na list zbiorczy: { $kinds }. Napisz na przykład: „{ command-notices-daily } { kind-messages }”
hint-digest = Napisz godzinę swoich listów zbiorczych, w swojej strefie czasowej, na przykład: { command-set-digest } 08:00, albo razem z dniem listu tygodniowego: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Napisz swoje godziny ciszy, w swojej strefie czasowej, na przykład: { command-set-quiet } 22:00-07:00, albo: { command-set-quiet } { word-off }
hint-notation = Napisz „{ command-set-notation }” i jedną z notacji: { $notations }

## Settings and games

settings = Twoje obecne ustawienia; każde tak, jak się je pisze, żeby je zmienić:
settings-line = {"  "}{ $command } { $value }
settings-explained = Rysunek szachownicy: w każdym liście. Plik pgn: { -game } jako plik dla Twojego programu szachowego, w każdym liście. List potwierdzający: list o każdym Twoim własnym { -move(case: "locative") }, to samo co powiadomienia „{ kind-acknowledgements }”. Powiadomienia tych rodzajów przychodzą zawsze, bo bez nich można stracić { -game(case: "accusative") } albo konto: { $needed }. Jak pewne musi być pochodzenie Twojego listu, zmienia się tylko pod adresem { $url }.
games-none = Nie masz { -game(case: "genitive") } w toku. Napisz „{ command-seeks }”, żeby zobaczyć, kto szuka { -opponent(case: "genitive") }, albo „{ command-challenge } NAZWA”
games-over-none = Nie masz zakończonych { -game(case: "genitive") }.
games-over = {"  "}{ $game } { $white } – { $black }: { $result } ({ $how }), { $at }
games-over-more = Żeby zobaczyć wcześniejsze, napisz: { command-games-over-before } { $game }
games-over-pgn = Żeby dostać { -game(case: "accusative") } jako plik (PGN), napisz na przykład: { command-pgn } { $game }; wszystkie Twoje { -game(case: "plural") }: { command-pgn-all }
pgn-attached = { -game(case: "Nominative") } jest w załączniku { $file }.
pgn-all-none = Nie masz { -game(case: "genitive") } albo nie masz wcześniejszych od podanej.
pgn-all-attached =
    { $count ->
        [one] Jedna z Twoich { -game(case: "genitive") } jest w załączniku { $file }.
        [few] { $count } Twoje { -game(case: "plural") }, zaczynając od najnowszej, są w załączniku { $file }.
        [many] { $count } Twoich { -game(case: "genitive") }, zaczynając od najnowszej, jest w załączniku { $file }.
       *[other] { $count } Twojej { -game(case: "genitive") }, zaczynając od najnowszej, jest w załączniku { $file }.
    }
pgn-all-more = Żeby dostać wcześniejsze, napisz: { command-pgn-all-before } { $game }
pgn-no-room = Nie ma na to miejsca obok innych plików tej odpowiedzi. Napisz ten wiersz w osobnym liście.
games-your-move = {"  "}{ $game } { $white } – { $black }: Twoje { -move }
games-your-move-until = {"  "}{ $game } { $white } – { $black }: Twoje { -move }, do: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: nie Twoje { -move }
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: nie Twoje { -move }; { -opponent } ma czas do: { $until }
calendar-mailed = Adres Twojego kalendarza przyjdzie w osobnym liście.
calendar-revoked = Twój kalendarz nie ma już adresu. Programy, które go subskrybowały, nie pokazują nic nowego.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Szachy: { $site }
calendar-move = { $game }: Twoje { -move } { $number }, { -opponent }: { $opponent }
calendar-seal = { $game }: { -seal(form: "imperative") } swoje { -move } { $number }, { -opponent }: { $opponent }
calendar-deadline = Twój { -clock } idzie do chwili podanej w tym wpisie.
calendar-last-move = Ostatnie { -move } { -opponent(case: "genitive") }: { $move }.
calendar-resumption = { $game }: { -resume } { -game(case: "genitive") }, { -opponent }: { $opponent }
calendar-resumption-latest = { -adjourn(form: "Feminine") } { -game } zostanie { -resume(form: "feminine") } najpóźniej w chwili podanej w tym wpisie.
calendar-leave = Urlop
unsubscribe-title = Powiadomienia pocztą
unsubscribe-ask = Czy chcesz przestać dostawać listy tego rodzaju: { $kinds }? Wszystkie inne powiadomienia pozostaną.
unsubscribe-button = Wyłącz
unsubscribe-done = Nie będziesz już dostawać listów tego rodzaju: { $kinds }. Żeby znów je włączyć, napisz pocztą do serwisu: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(case: "Genitive") } pocztą są wyłączone w Twoich ustawieniach. Nic nie wykonano.
mail-unreadable = Twojego listu nie można było przeczytać, więc nic z niego nie wykonano. Jest zbudowany tak, że czytanie go nie jest bezpieczne: zbyt wiele części albo listy wewnątrz listów. Wyślij go jeszcze raz jako zwykły tekst, bez załączników.
mail-before-restoration = Twój list odpowiada na list napisany, zanim serwis odtworzono z kopii zapasowej; { -game } mogła wtedy stać inaczej. Nic nie wykonano. Obejrzyj { -game(case: "accusative") } w obecnym stanie (odpowiedz „{ command-show }”) i odpowiedz na ten list.
mail-of-lost-game = Twój list dotyczy { -game(case: "genitive") }, która zaczęła się po kopii zapasowej, z której trzeba było odtworzyć serwis. Tamta { -game } przepadła. Nic nie wykonano.
mail-disowned = List na Twój adres zwrotny odłożono na bok i nic z niego nie wykonano: domena nadawcy podaje, że stamtąd nie pochodzi (DMARC). Jeśli to Twój list, wyślij go przez serwer swojego dostawcy poczty albo poproś operatora o zwolnienie listu { $mail }; liczy się wtedy od chwili, w której nadszedł.
mail-nothing-waits = Żaden list nie czeka już na Twoje „{ word-yes }” lub „{ word-no }”: odpowiedź już była albo list czekał za długo. Teraz nic nie wykonano.
mail-no-yes = W Twojej odpowiedzi nie ma ani „{ word-yes }”, ani „{ word-no }” w osobnym wierszu, więc list, którego dotyczy, nadal czeka. Odpowiedz na pytanie jeszcze raz, tym jednym słowem.
mail-answer-from-elsewhere = Odpowiedź na pytanie o Twój list przyszła z adresu { $from }. To nie jest adres Twojego konta, więc odpowiedź się nie liczy, a list nadal czeka. Wyślij odpowiedź z adresu swojego konta: „{ word-yes }” albo „{ word-no }” w osobnym wierszu, w odpowiedzi na pytanie.
mail-not-played = { -move(case: "Genitive") } nie wykonano. Odpowiedz na ten list swoim { -move(case: "instrumental") } w osobnym wierszu.
mail-yes-and-more = W Twojej odpowiedzi jest „{ word-yes }” i coś jeszcze, więc { -move(case: "genitive") } nie wykonano. Odpowiedz samym „{ word-yes }” albo samym swoim { -move(case: "instrumental") } w osobnym wierszu.
mail-another-waits = Nadszedł drugi list, o którym nie wiadomo, czy jest Twój. O pierwszy już pytamy, więc z drugiego nic nie wykonano. Odpowiedz na pytanie o pierwszy, „{ word-yes }” albo „{ word-no }”, lub napisz ze swojego własnego adresu.
mail-to-public-address = Masz tu konto, a Twoja nazwa to { $name }. Twój list przyszedł na { $mailbox }@, a to nie dowodzi, kto go napisał, więc nic z niego nie wykonano. Odpowiedz na ten list swoimi poleceniami: jego adres zwrotny jest tylko Twój.
mail-of-stranger = To jest { $site }, gdzie gra się pocztą w szachy korespondencyjne. Ten adres nie ma tu konta. Żeby je założyć, odpowiedz na ten list (albo napisz na { $address }) jednym wierszem: „{ command-join }” i nazwa, którą mają widzieć inni, na przykład „{ command-join } Anna Berg”. Dostaniesz jeden list z pytaniem, czy to Twoja prośba; po Twoim „{ word-yes }” wszystko odbywa się pocztą: szukanie { -opponent(case: "genitive") }, gra, ustawienia. Więcej: { $url }.
join-unclear = W Twojej odpowiedzi nie ma ani „{ word-yes }”, ani nazwy po słowie „{ command-join }”.
mail-not-a-player = Nie grasz w { -game(case: "genitive") } { $game }. Nic nie wykonano.
not-understood = Nie zrozumiano.
question-several = W Twoim liście jest więcej niż jedno { -move }: { $lines }. { -move(case: "Genitive") } nie wykonano. Odpowiedz jednym { -move(case: "instrumental") } w osobnym wierszu.
question-in-prose = Wśród innych słów jest coś, co może być { -move(case: "instrumental") }: { $lines }. { -move(case: "Genitive") } nie wykonano. Napisz { -move } w osobnym wierszu.
question-other-number = Numer przed Twoim { -move(case: "instrumental") } nie jest numerem Twojego następnego { -move(case: "genitive") }: { $lines }. { -move(case: "Genitive") } nie wykonano.
question-taken-back = W Twoim liście jest coś, co może odwoływać jego resztę: { $lines }. Nic nie wykonano.
question-names-another-game = Twój list przyszedł na adres innej { -game(case: "genitive") } niż ta, którą podaje: { $lines }. Nic nie wykonano.
question-in-signature = Pod wierszem, który zaczyna Twój podpis, jest coś, co może być { -move(case: "instrumental") }: { $lines }. Podpisu się nie czyta, więc { -move(case: "genitive") } nie wykonano.
question-in-subject = W tekście Twojego listu nie ma { -move(case: "genitive") }; w jego temacie jest: { $lines }. { -move(case: "Genitive") } nie wykonano.
question-in-other-letters = Nie ma { -move(case: "genitive") } z Twoimi literami figur, ale jest takie z literami innego języka: { $lines }. { -move(case: "Genitive") } nie wykonano. Żeby od teraz tak je czytano, napisz na przykład: { command-set-letters } Deutsch
question-in-cyrillic = W Twoim liście są litery cyrylicy, które wyglądają jak łacińskie: { $lines }. Pola zapisuje się literami łacińskimi, więc { -move(case: "genitive") } nie wykonano. Napisz swoje { -move } literami łacińskimi: { $moves }
question-contradiction = Twój list prosi o rzeczy, które się wykluczają: { $lines }. Nic nie wykonano. Odpowiedz jedną z nich.
question-in-message = W wiadomości do { -opponent(case: "genitive") } jest wiersz, który jest { -move(case: "instrumental") } lub poleceniem: { $lines }. Nic nie wykonano i nic nie wysłano. Napisz go nad wiadomością.
question-below-text = Pod tekstem { -appeal(form: "genitive") }, wycofania się lub decyzji { -arbiter(case: "genitive") } stoi coś, co może być { -move(case: "instrumental") }, poleceniem lub częścią tekstu: { $lines }. Nic nie wykonano. Jeśli to część tekstu, postaw na jego końcu wiersz z samą kropką i wyślij go jeszcze raz; jeśli nie, napisz to nad tekstem albo w osobnym liście.
question-other-game = Odesłana przez Ciebie { -game } nie przedłuża zapisanej dokładnie o jeden półruch. { -move(case: "Genitive") } nie wykonano.
game-has-no-new-move = W odesłanej przez Ciebie { -game(case: "genitive") } każde { -move } jest już zapisane. { -move(case: "Genitive") } nie wykonano.
question-game-attached = W załączniku jest { -game } (PGN), a w tekście Twojego listu nie ma { -move(case: "genitive") }. Nie przedłuża ona tej { -game(case: "genitive") } dokładnie o jeden półruch albo nie ma jej numeru (CmailGameName), więc nic nie wykonano. Napisz swoje { -move } w tekście w osobnym wierszu, na przykład 5254 lub e4.
question-several-games = Twój list jest zaadresowany do kilku { -game(case: "genitive") }, a te same słowa mogą w każdej z nich znaczyć { -move }, więc w tej nic nie wykonano. Pisz do każdej { -game(case: "genitive") } osobno: odpowiadaj na jej własny list.
question-too-many = W Twoim liście jest więcej niż dziesięć poleceń. Nic nie wykonano.
question-nothing = W Twoim liście nie ma ani { -move(case: "genitive") }, ani polecenia. Nic nie wykonano. Napisz swoje { -move } lub polecenie w osobnym wierszu, nad każdym cytatem.
question-sealing = Twój list mówi o { -seal(form: "imperfective-locative") }, a to, co może być { -move(case: "instrumental") }, stoi w nim bez „{ command-seal }” przed nim. Niczego nie { -seal(form: "passive") } i { -move(case: "genitive") } nie wykonano. Żeby { -seal } { -move }, napisz „{ command-seal }” i { -move } w jednym wierszu.
question-sealing-or-play = Twój list mówi o { -seal(form: "imperfective-locative") }, a to, co może być { -move(case: "instrumental") }, stoi w nim bez „{ command-seal }” przed nim. Niczego nie { -seal(form: "passive") } i { -move(case: "genitive") } nie wykonano. Żeby { -seal } { -move }, napisz „{ command-seal }” i { -move } w jednym wierszu. Żeby je wykonać, wyślij samo { -move }, bez takich słów jak „tajne” lub „{ command-draft }” w tekście albo w temacie.
question-sealing-play = Twój list mówi o { -seal(form: "imperfective-locative") }, a to, co może być { -move(case: "instrumental") }, stoi w nim bez „{ command-seal }” przed nim. Niczego nie { -seal(form: "passive") } i { -move(case: "genitive") } nie wykonano. Teraz nie można niczego { -seal }. Żeby wykonać { -move }, wyślij samo { -move }, bez takich słów jak „tajne” lub „{ command-draft }” w tekście albo w temacie.
your-clock-goes-on = Twój { -clock } idzie dalej.
not-repeated = (nie powtórzono)
quoted = „{ $text }”

## Answers to commands

only-arbiters-see = To pokazuje się tylko { -arbiter(case: "dative") }, i tylko dla { -game(case: "genitive") }, która istnieje.
needs-own-game = To wymaga Twojej { -game(case: "genitive") }: odpowiedz na list o tej { -game(case: "genitive") }.
rematch-too-early = { -game(case: "Nominative") } { $game } jeszcze trwa. Poproś ponownie po jej końcu.
arranged = Załatwione.
arranged-game = { -game(case: "Nominative") } { $game } się zaczęła; przyjdzie list o niej.
arranged-seek = Twoje ogłoszenie { $challenge } jest otwarte: gra pierwszy gracz, który je przyjmie. Żeby je wycofać, napisz: { command-withdraw } { $challenge }
arranged-challenge = Twoje wyzwanie { $challenge } jest w drodze. Żeby je wycofać, napisz: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge }: wycofano. Nikt nie może już tego przyjąć.
arranged-declined = Odrzucasz { $challenge }. Osoba, która Cię wyzwała, dostaje list.
nothing-changed = Nic nie zmieniono.
everywhere-leave = Twój urlop: od { $first } do { $last }. Liczba { -game(case: "genitive") }: { $count } z { $games }.
everywhere-no-leave = Twój urlop od { $first } jest odwołany. Liczba { -game(case: "genitive") }: { $count } z { $games }.
everywhere-done = Wykonano. Liczba { -game(case: "genitive") }: { $count } z { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game(case: "Nominative") } zostanie { -resume(form: "feminine") }: { $at }.
done-nothing = Nic się nie zmieniło: tak było już wcześniej.
done-recorded = To jest w zapisie { -game(case: "genitive") }.
done-event = To zdarzenie { $event } { -game(case: "genitive") } { $game }.
hint-accept-offer = Propozycja { -draw(case: "genitive") } od { -opponent(case: "genitive") } już jest: napisz „{ command-accept }”, żeby się zgodzić.
hint-offer-with-move = { -draw(case: "Nominative") } proponuje się razem z { -move(case: "instrumental") }: napisz { -move } w wierszu powyżej.
hint-accept-which = Zaproponowano i { -draw }, i { -adjourn } { -game(case: "genitive") }: napisz „{ command-accept-draw }” albo „{ command-adjourn }”.
hint-resign = { -game(case: "Genitive") } nie { -resign(form: "passive") }. Jeśli chcesz ją { -resign(form: "infinitive") }, napisz: { command-resign } { $game }
hint-resign-other = Ten adres należy do { -game(case: "genitive") } { $game }. Żeby ją { -resign(form: "infinitive") }, napisz: { command-resign } { $game }
sealed-not-one-move = To nie jest dokładnie jedno prawidłowe { -move } w tej pozycji. Niczego nie { -seal(form: "passive") }; nie powtarzamy tego, co piszesz.
message-on-record = Wiadomość pod { -move(case: "instrumental") } jest już zapisana, więc nie wysłano jej ponownie.
pace = { $name } – { -move(case: "genitive") }: { $moves }, z tego w ostatnich 30 dniach: { $recent }, ostatnie: { $last }; zużyto: { $used }; policzono: { $charged }; średnio na { -move }: { $mean }; na połowę { -move(case: "genitive-plural") } najwyżej: { $median }; najdłużej: { $longest } (półruch { $longest_at }); ostatnie dziesięć: { $last_ten }; to { -move }: { $thinking }.
pace-none = brak
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (Twoje), { $terms }
seeks-none = Nie ma otwartych ogłoszeń.
seeks-how = Żeby przyjąć jedno z nich, napisz na przykład: { command-accept-challenge } { $challenge }
seek-plays-white = gra { -white(form: "instrumental") }
seek-plays-black = gra { -black(form: "instrumental") }
seek-colours-drawn = losowanie kolorów
seek-set-position = z podanej pozycji
seek-chess960 = Chess960
no-legal-move = Nie ma żadnego prawidłowego { -move(case: "genitive") }.
last-move = Ostatnie { -move }: { $move }.
no-move-made = Nie było jeszcze żadnego { -move(case: "genitive") }.
status-flag = Opadła { -flag }: { $name }, { $at }. Dopóki tego nie zareklamowano, { -move } jeszcze się liczy.
status-moves = Na { -move(case: "locative") }: { $name }, do: { $at }
status-no-clock = { -clock(case: "Plural") } stoją.
conditions-given-none = Nie masz podanych { -move(case: "genitive-plural") } warunkowych.
conditions-given = Liczba Twoich wierszy { -move(case: "genitive-plural") } warunkowych: { $count }; stoją poniżej.
conditions-of-opponent = { -move(case: "Genitive") } warunkowe { -opponent(case: "genitive") }, które możesz zobaczyć w tej { -game(case: "genitive") }:

## Help: a message is what a player writes, its .about says what it does

help = Odpowiedz na list o { -game(case: "genitive") }. Każde polecenie stoi w osobnym wierszu.
help-below = Wszystko poniżej wiersza „-- ” jest pomijane.
help-section-game = Twoje { -move } i koniec { -game(case: "genitive") }:
help-section-shown = Do obejrzenia:
help-section-time = Czas i urlop:
help-section-adjournment = { -adjourn(form: "Noun") } { -game(case: "genitive") }:
help-section-lobby = Nowe { -game(case: "plural") } i wycofanie się:
help-section-settings = Ustawienia:
help-as-arbiter = Dla { -arbiter(case: "genitive") }.
help-e2e4 = e2e4 lub Nf3 lub 5254
    .about = Twoje { -move }, w dowolnej notacji
help-5254 = 5254 (=)
    .about = Twoje { -move } z propozycją { -draw(case: "genitive") }
help-accept = { command-accept } / { command-decline }
    .about = zaproponowany { -draw }
help-resign = { command-resign-yes }
    .about = { -resign(form: "infinitive") } { -game(case: "accusative") }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = reklamować { -draw }; zapowiadane { -move } podaj na końcu: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = reklamować opadnięcie { -flag(case: "genitive") } { -opponent(case: "genitive") }
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = na podstawie { -tablebase(case: "genitive") }, jeśli dopuszcza to regulamin
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = poprosić { -arbiter(case: "genitive") } o ocenę { -game(case: "genitive") }, jeśli dopuszcza to regulamin; niżej wiersz „{ command-analysis }:” i Twoja analiza
help-if = { command-if } 5755 { command-then } 7163
    .about = Twoja odpowiedź na { -move } { -opponent(case: "genitive") }, z góry; kilka wierszy tworzy drzewo; „{ command-conditions }” je pokazuje, „{ command-no-conditions }” je odwołuje
help-say = { command-say } TEKST
    .about = wiadomość do { -opponent(case: "genitive") }; kilka wierszy pod wierszem „{ command-message }:”, po Twoim { -move(case: "locative") } albo osobno
help-rematch = { command-rematch }
    .about = jeszcze jedna { -game } z tym samym { -opponent(case: "instrumental") } i regulaminem, ze zmianą kolorów; w odpowiedzi na list o zakończonej { -game(case: "genitive") }
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = bierki jednego rodzaju, na jednej linii lub w jednym rzędzie, słowami
help-last = { command-last }
    .about = ostatnie { -move }
help-status = { command-status }
    .about = oba { -clock(case: "plural") }, co zmieni się następnie i dlaczego
help-games = { command-games }
    .about = Twoje { -game(case: "plural") }: kto jest na { -move(case: "locative") } i do kiedy
help-games-over = { command-games-over }
    .about = Twoje zakończone { -game(case: "plural") }, z wynikami
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = jedna { -game } albo wszystkie Twoje, jako plik
help-refill = { command-refill }
    .about = uzupełnić Twój { -clock } z rezerwy (Triple Block)
help-reflect = { command-reflect }
    .about = zastanawiać się dalej, gdy milczenie spowodowałoby przegraną
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = w tej { -game(case: "genitive") }; { command-leave-all } ...: we wszystkich Twoich { -game(case: "locative-plural") }
help-cancel = { command-cancel-leave } 2026-12-24
    .about = urlop, który się jeszcze nie zaczął; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = zaproponować { -adjourn } { -game(case: "genitive") } albo się zgodzić; lub: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = zakończyć sesję teraz; jej reszta zostanie policzona na Twoim { -clock(case: "locative") }
help-seal = { command-seal } POSUNIĘCIE
    .about = { -seal } { -move } przy { -adjourn(form: "dative") } { -game(case: "genitive") }
help-draft = { command-draft } POSUNIĘCIE, { command-seal }
    .about = to samo w dwóch krokach: szkic można zastąpić
help-resume = { command-resume }
    .about = zgłosić gotowość do { -resume(form: "genitive") }
help-choose = { command-choose } POSUNIĘCIE
    .about = które { -move } oznacza niejednoznaczne { -sealed-move } { -opponent(case: "genitive") }
help-clocks = { command-clocks-wrong }
    .about = po { -resume(form: "locative") } { -game(case: "genitive") }
help-publish = { command-publish }
    .about = { -envelope(case: "accusative") } zakończonej { -game(case: "genitive") } wolno pokazać
help-challenge = { command-challenge } NAZWA [{ word-white }|{ word-black }] [5 { word-days } lub 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: TEKST
    .about = wycofujesz się ze wszystkich { -game(case: "genitive") } tego turnieju, z podaniem powodu
help-withdraw-from = { command-withdraw-from-all-games-yes }: TEKST
help-appeal = { command-appeal } 17: TEKST
    .about = od decyzji { -arbiter(case: "genitive") }; jej numer jest w liście o niej
help-settings = { command-settings }
    .about = pokazuje je; żeby jedno zmienić, na przykład: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } uk
    .about = język Twoich listów
help-notices = { command-notices-off } { kind-messages }
    .about = bez listu o każdej wiadomości; lub: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = jeden list dziennie albo tygodniowo zamiast wielu; { command-set-digest } { weekday-monday } 08:00 wybiera jego porę
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = godziny bez listów, oprócz tego, co po nich przyszłoby za późno
help-unsubscribe = { command-unsubscribe }
    .about = żadnych z tych powiadomień; { command-unsubscribe } z { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = ile dotąd zużyły { -white } i ile { -black }
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = i { -deadline } { -clock(case: "genitive") }, który idzie, w UTC albo z +01:00 na końcu
act-usage-adjudicate = adjudicate 1-0
    .about = albo 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = dla { -white(form: "genitive") } i dla { -black(form: "genitive") }; można też 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = kończy urlop o tym pierwszym dniu, bez względu na to, kto go udzielił
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = kiedy { -adjourn(form: "feminine") } { -game } zostanie { -resume(form: "feminine") }, w UTC albo z +01:00 na końcu
act-usage-approve = approve early
    .about = { -envelope(case: "accusative") } wolno otworzyć przed czasem: Tobie albo, gdzie potrzeba dwóch { -arbiter(case: "genitive-plural") }, innemu
act-usage-missing = missing
    .about = { -envelope } zaginęła albo się nie otwiera
act-usage-takeback = takeback 12
    .about = tyle półruchów pozostaje
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = ze wszystkich { -game(case: "genitive") } turnieju; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = w sprawie { -appeal(form: "genitive") }
act-usage-uphold = uphold 17, reject 17
    .about = w sprawie { -claim(case: "genitive") }
act-usage-acknowledge = acknowledge
    .about = dane na { -envelope(case: "locative") } są w porządku
act-usage-open = open
    .about = { -envelope(case: "accusative") }, którą ma serwis; przed czasem tylko po approve early
act-usage-flag = flag
    .about = opadła, a Ty kończysz { -game(case: "accusative") } z tego powodu
act-usage-pace = pace
    .about = jak obaj gracze zużywali swój czas
act-usage = Napisz: { $begins } G42 CO: powód. CO to:
act-usage-bare = i bez powodu
act-usage-opening = { -envelope(case: "Accusative") } otwiera się bez powodu w tym samym wierszu. Napisz: { $begins } G42 open. Przed czasem napisz najpierw: { $begins } G42 approve early: powód
act-usage-resumption-time = Podaj dzień i godzinę { -resume(form: "genitive") } { -game(case: "genitive") }, w UTC albo z różnicą czasu na końcu. Napisz: { $begins } G42 resumption 2026-12-24 10:00 +01:00: powód

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = przyjmij
    .also = przyjmuję | przyjmuje | przyjąć | przyjac | akceptuję | akceptuje | przyjmij propozycję | przyjmij propozycje | przyjmuję propozycję | przyjmuje propozycje | akceptuję propozycję | akceptuje propozycje
command-accept-draw = przyjmij remis
    .also = przyjmuję remis | przyjmuje remis | przyjąć remis | przyjac remis | akceptuję remis | akceptuje remis | remis przyjęty | remis przyjety | zgoda na remis | zgadzam się na remis | zgadzam sie na remis | przyjmij propozycję remisu | przyjmij propozycje remisu | przyjmuję propozycję remisu | przyjmuje propozycje remisu | akceptuję propozycję remisu | akceptuje propozycje remisu | przyjmuję ofertę remisu | przyjmuje oferte remisu
command-decline = odrzuć
    .also = odrzuc | odrzucam | odrzucić | odrzucic | nie przyjmuję | nie przyjmuje | nie akceptuję | nie akceptuje | odmawiam | odrzuć propozycję | odrzuc propozycje | odrzucam propozycję | odrzucam propozycje | nie przyjmuję propozycji | nie przyjmuje propozycji | nie akceptuję propozycji | nie akceptuje propozycji
command-decline-draw = odrzuć remis
    .also = odrzuc remis | odrzucam remis | odrzucić remis | odrzucic remis | remis odrzucony | odmawiam remisu | nie zgadzam się na remis | nie zgadzam sie na remis | odrzuć propozycję remisu | odrzuc propozycje remisu | odrzucam propozycję remisu | odrzucam propozycje remisu | nie przyjmuję remisu | nie przyjmuje remisu | nie przyjmuję propozycji remisu | nie przyjmuje propozycji remisu | nie akceptuję remisu | nie akceptuje remisu
command-draw = remis
    .also = remis? | proponuję remis | proponuje remis | oferuję remis | oferuje remis | proponuję remis? | proponuje remis? | zaproponuj remis | propozycja remisu | oferta remisu | oferta remisowa | z propozycją remisu | z propozycja remisu | składam propozycję remisu | skladam propozycje remisu
command-resign = poddaj się
    .also = poddaj sie | poddaję się | poddaję sie | poddaje się | poddaje sie | poddać się | poddac sie | poddaję partię | poddaję partie | poddaje partię | poddaje partie | poddaj partię | poddaj partie | poddaję | poddaje
command-resign-yes = poddaj się tak
    .also = poddaj sie tak | poddaję się tak | poddaję sie tak | poddaje się tak | poddaje sie tak | poddać się tak | poddac sie tak | poddaję partię tak | poddaję partie tak | poddaje partię tak | poddaje partie tak | poddaj partię tak | poddaj partie tak
command-claim-threefold = reklamuj powtórzenie
    .also = reklamuj powtorzenie | reklamuję powtórzenie | reklamuje powtorzenie | reklamuj powtórzenie pozycji | reklamuj powtorzenie pozycji | reklamuję powtórzenie pozycji | reklamuje powtorzenie pozycji | reklamuj trzykrotne powtórzenie | reklamuj trzykrotne powtorzenie | reklamuję trzykrotne powtórzenie | reklamuje trzykrotne powtorzenie | reklamuj trzykrotne powtórzenie pozycji | reklamuj trzykrotne powtorzenie pozycji | reklamuję trzykrotne powtórzenie pozycji | reklamuje trzykrotne powtorzenie pozycji | reklamuję remis przez powtórzenie | reklamuje remis przez powtorzenie | reklamuję remis przez trzykrotne powtórzenie | reklamuje remis przez trzykrotne powtorzenie | reklamuję remis przez trzykrotne powtórzenie pozycji | reklamuje remis przez trzykrotne powtorzenie pozycji | reklamuj remis przez powtórzenie | reklamuj remis przez powtorzenie | reklamuj remis przez powtórzenie pozycji | reklamuj remis przez powtorzenie pozycji | reklamuję remis przez powtórzenie pozycji | reklamuje remis przez powtorzenie pozycji | reklamuj remis przez trzykrotne powtórzenie | reklamuj remis przez trzykrotne powtorzenie | reklamuj remis przez trzykrotne powtórzenie pozycji | reklamuj remis przez trzykrotne powtorzenie pozycji | reklamuj remis na podstawie trzykrotnego powtórzenia | reklamuj remis na podstawie trzykrotnego powtorzenia | reklamuję remis na podstawie trzykrotnego powtórzenia | reklamuje remis na podstawie trzykrotnego powtorzenia | reklamuj remis na podstawie trzykrotnego powtórzenia pozycji | reklamuj remis na podstawie trzykrotnego powtorzenia pozycji | reklamuję remis na podstawie trzykrotnego powtórzenia pozycji | reklamuje remis na podstawie trzykrotnego powtorzenia pozycji | reklamuj remis z powodu powtórzenia | reklamuj remis z powodu powtorzenia | reklamuj remis z powodu powtórzenia pozycji | reklamuj remis z powodu powtorzenia pozycji | reklamuj remis z powodu trzykrotnego powtórzenia | reklamuj remis z powodu trzykrotnego powtorzenia | reklamuj remis z powodu trzykrotnego powtórzenia pozycji | reklamuj remis z powodu trzykrotnego powtorzenia pozycji | reklamuję remis z powodu powtórzenia | reklamuje remis z powodu powtorzenia | reklamuję remis z powodu powtórzenia pozycji | reklamuje remis z powodu powtorzenia pozycji | reklamuję remis z powodu trzykrotnego powtórzenia | reklamuje remis z powodu trzykrotnego powtorzenia | reklamuję remis z powodu trzykrotnego powtórzenia pozycji | reklamuje remis z powodu trzykrotnego powtorzenia pozycji
command-claim-fifty = reklamuj 50 posunięć
    .also = reklamuj 50 posuniec | reklamuję 50 posunięć | reklamuje 50 posuniec | reklamuj 50 ruchów | reklamuj 50 ruchow | reklamuję 50 ruchów | reklamuje 50 ruchow | reklamuj pięćdziesiąt posunięć | reklamuj piecdziesiat posuniec | reklamuję pięćdziesiąt posunięć | reklamuje piecdziesiat posuniec | reklamuj regułę 50 posunięć | reklamuj regule 50 posuniec | reklamuję regułę 50 posunięć | reklamuje regule 50 posuniec | reklamuję remis przez 50 posunięć | reklamuje remis przez 50 posuniec | reklamuję pięćdziesiąt ruchów | reklamuje piecdziesiat ruchow | reklamuj pięćdziesiąt ruchów | reklamuj piecdziesiat ruchow | reklamuj regułę 50 ruchów | reklamuj regule 50 ruchow | reklamuję regułę 50 ruchów | reklamuje regule 50 ruchow | reklamuj regułę pięćdziesięciu posunięć | reklamuj regule piecdziesieciu posuniec | reklamuję regułę pięćdziesięciu posunięć | reklamuje regule piecdziesieciu posuniec | reklamuj remis przez 50 posunięć | reklamuj remis przez 50 posuniec | reklamuj remis na podstawie reguły 50 posunięć | reklamuj remis na podstawie reguly 50 posuniec | reklamuję remis na podstawie reguły 50 posunięć | reklamuje remis na podstawie reguly 50 posuniec
command-claim-time = reklamuj czas
    .also = reklamuję czas | reklamuje czas | reklamuj przekroczenie czasu | reklamuję przekroczenie czasu | reklamuje przekroczenie czasu | reklamuj chorągiewkę | reklamuj choragiewke | reklamuję chorągiewkę | reklamuje choragiewke | reklamuj opadnięcie chorągiewki | reklamuj opadniecie choragiewki | reklamuję opadnięcie chorągiewki | reklamuje opadniecie choragiewki | reklamuj wygraną na czas | reklamuj wygrana na czas | reklamuję wygraną na czas | reklamuje wygrana na czas | reklamuj zwycięstwo na czas | reklamuj zwyciestwo na czas | reklamuję zwycięstwo na czas | reklamuje zwyciestwo na czas | reklamuj wygraną przez czas | reklamuj wygrana przez czas | reklamuję wygraną przez czas | reklamuje wygrana przez czas | reklamuj wygraną z powodu przekroczenia czasu | reklamuj wygrana z powodu przekroczenia czasu | reklamuję wygraną z powodu przekroczenia czasu | reklamuje wygrana z powodu przekroczenia czasu
command-claim-win = reklamuj wygraną
    .also = reklamuj wygrana | reklamuję wygraną | reklamuje wygraną | reklamuje wygrana | reklamuj zwycięstwo | reklamuj zwyciestwo | reklamuję zwycięstwo | reklamuje zwyciestwo
command-claim-draw = reklamuj remis
    .also = reklamuję remis | reklamuje remis
command-adjudicate-win = oceń jako wygraną
    .also = ocen jako wygrana | oceń jako wygrana | ocena wygrana | proszę o ocenę wygrana | prosze o ocene wygrana | wniosek o wygraną | wniosek o wygrana
command-adjudicate-draw = oceń jako remis
    .also = ocen jako remis | ocena remis | proszę o ocenę remis | prosze o ocene remis | wniosek o remis
command-say = przekaż
    .also = przekaz | przekaż przeciwnikowi | przekaz przeciwnikowi
command-message = wiadomość
    .also = wiadomosc | wiadomość dla przeciwnika | wiadomosc dla przeciwnika | wiadomość do przeciwnika | wiadomosc do przeciwnika | komentarz
command-analysis = analiza
    .also = moja analiza
command-if = jeśli
    .also = jesli | jeżeli | jezeli
command-then = to
    .also = wtedy
command-conditions = posunięcia warunkowe
    .also = posuniecia warunkowe | moje posunięcia warunkowe | moje posuniecia warunkowe | ruchy warunkowe | pokaż posunięcia warunkowe | pokaz posuniecia warunkowe
command-no-conditions = bez posunięć warunkowych
    .also = bez posuniec warunkowych | bez ruchów warunkowych | bez ruchow warunkowych | usuń posunięcia warunkowe | usun posuniecia warunkowe | odwołaj posunięcia warunkowe | odwolaj posuniecia warunkowe | odwołuję posunięcia warunkowe | odwoluje posuniecia warunkowe | anuluj posunięcia warunkowe | anuluj posuniecia warunkowe
command-adjourn = odłóż
    .also = odloz | odłóż partię | odloz partie | odłożyć partię | odlozyc partie | odkładam partię | odkladam partie | proponuję odłożenie | proponuje odlozenie | proponuję odłożenie partii | proponuje odlozenie partii | proponuję odłożyć partię | proponuje odlozyc partie | zgoda na odłożenie | zgoda na odlozenie | zgadzam się na odłożenie | zgadzam sie na odlozenie | przyjmij odłożenie | przyjmij odlozenie | przyjmuję odłożenie | przyjmuje odlozenie | przyjmij propozycję odłożenia | przyjmij propozycje odlozenia | przyjmuję propozycję odłożenia | przyjmuje propozycje odlozenia | przyjmuję propozycję odłożenia partii | przyjmuje propozycje odlozenia partii | zgoda na odłożenie partii | zgoda na odlozenie partii | zgadzam się na odłożenie partii | zgadzam sie na odlozenie partii
command-adjourn-early = odłóż przed czasem
    .also = odloz przed czasem | odłóż wcześniej | odloz wczesniej | odłóż partię przed czasem | odloz partie przed czasem
command-decline-adjournment = odrzuć odłożenie
    .also = odrzuc odlozenie | odrzucam odłożenie | odrzucam odlozenie | odrzuć odłożenie partii | odrzuc odlozenie partii | odrzucam odłożenie partii | odrzucam odlozenie partii | nie odkładaj | nie odkladaj | nie odkładaj partii | nie odkladaj partii | nie zgadzam się na odłożenie | nie zgadzam sie na odlozenie | nie zgadzam się na odłożenie partii | nie zgadzam sie na odlozenie partii | nie przyjmuję odłożenia | nie przyjmuje odlozenia | odrzuć propozycję odłożenia | odrzuc propozycje odlozenia | odrzucam propozycję odłożenia | odrzucam propozycje odlozenia | odrzucam propozycję odłożenia partii | odrzucam propozycje odlozenia partii | nie przyjmuję propozycji odłożenia | nie przyjmuje propozycji odlozenia
command-seal = zapieczętuj
    .also = zapieczetuj | zapieczętuję | zapieczetuje | zapieczętować | zapieczetowac | pieczętuję | pieczetuje | zapieczętuj posunięcie | zapieczetuj posuniecie | zapieczętuj ruch | zapieczetuj ruch | zapieczętuj szkic | zapieczetuj szkic | tajne | tajne posunięcie | tajne posuniecie | moje tajne posunięcie | moje tajne posuniecie | tajny ruch | mój tajny ruch | moj tajny ruch | zapisuję tajne posunięcie | zapisuje tajne posuniecie | zapisz tajne posunięcie | zapisz tajne posuniecie | do koperty | zaklej kopertę | zaklej koperte | pieczętuj | pieczetuj | zapieczętowane posunięcie | zapieczetowane posuniecie | zapieczętuję szkic | zapieczetuje szkic | pieczętuję szkic | pieczetuje szkic | zapieczętuję posunięcie | zapieczetuje posuniecie | pieczętuję posunięcie | pieczetuje posuniecie | zapieczętuję ruch | zapieczetuje ruch | pieczętuję ruch | pieczetuje ruch | posunięcie tajne | posuniecie tajne | ruch tajny
command-draft = szkic
    .also = szkic posunięcia | szkic posuniecia | szkic ruchu | szkic tajnego posunięcia | szkic tajnego posuniecia | brudnopis
command-choose = wybierz
    .also = wybrać | wybrac | wybierz posunięcie | wybierz posuniecie | wybieram posunięcie | wybieram posuniecie
command-resume = wznów
    .also = wznow | wznów partię | wznow partie | wznowić | wznowic | wznowić partię | wznowic partie | wznawiam | wznawiam partię | wznawiam partie | wznów grę | wznow gre
command-publish = ujawnij
    .also = ujawnić | ujawnic | ujawnij kopertę | ujawnij koperte | opublikuj | ujawniam | ujawniam kopertę | ujawniam koperte | opublikuj kopertę | opublikuj koperte
command-clocks-wrong = zegary błędne
    .also = zegary bledne | błędne zegary | bledne zegary | zegar błędny | zegar bledny | błędny zegar | bledny zegar | złe zegary | zle zegary | zły zegar | zly zegar
command-refill = uzupełnij
    .also = uzupelnij | uzupełnij zegar | uzupelnij zegar | uzupełniam zegar | uzupelniam zegar
command-reflect = dalszy namysł
    .also = dalszy namysl | zgłaszam dalszy namysł | zglaszam dalszy namysl | zgłoś dalszy namysł | zglos dalszy namysl
command-leave = urlop
    .also = urlop od | biorę urlop | biore urlop | biorę urlop od | biore urlop od | zgłaszam urlop | zglaszam urlop | zgłaszam urlop od | zglaszam urlop od
command-leave-all = urlop wszędzie
    .also = urlop wszedzie | urlop wszędzie od | urlop wszedzie od | urlop we wszystkich partiach | urlop we wszystkich partiach od
command-cancel-leave = odwołaj urlop
    .also = odwolaj urlop | odwołuję urlop | odwoluje urlop | odwołaj urlop od | odwolaj urlop od | odwołuję urlop od | odwoluje urlop od | anuluj urlop | anuluj urlop od
command-cancel-leave-all = odwołaj urlop wszędzie
    .also = odwolaj urlop wszedzie | odwołuję urlop wszędzie | odwoluje urlop wszedzie | odwołaj urlop wszędzie od | odwolaj urlop wszedzie od | anuluj urlop wszędzie | anuluj urlop wszedzie | odwołaj urlop we wszystkich partiach | odwolaj urlop we wszystkich partiach
command-withdraw-from-event-yes = wycofaj się z turnieju tak
    .also = wycofaj sie z turnieju tak | wycofuję się z turnieju tak | wycofuje sie z turnieju tak | wycofać się z turnieju tak | wycofac sie z turnieju tak
command-withdraw-from-all-games-yes = wycofaj się ze wszystkich partii tak
    .also = wycofaj sie ze wszystkich partii tak | wycofuję się ze wszystkich partii tak | wycofuje sie ze wszystkich partii tak | wycofaj się z wszystkich partii tak | wycofaj sie z wszystkich partii tak
command-appeal = odwołanie
    .also = odwolanie | odwołanie od | odwolanie od | odwołanie od decyzji | odwolanie od decyzji | odwołanie od decyzji nr | odwolanie od decyzji nr | odwołuję się od decyzji | odwoluje sie od decyzji | odwołuję się od decyzji nr | odwoluje sie od decyzji nr
command-challenge = wyzwij
    .also = wyzwij gracza
command-accept-challenge = przyjmij wyzwanie
    .also = przyjmuję wyzwanie | przyjmuje wyzwanie | akceptuję wyzwanie | akceptuje wyzwanie | przyjąć wyzwanie | przyjac wyzwanie | przyjmij ogłoszenie | przyjmij ogloszenie | przyjmuję ogłoszenie | przyjmuje ogloszenie
command-decline-challenge = odrzuć wyzwanie
    .also = odrzuc wyzwanie | odrzucam wyzwanie | odrzucić wyzwanie | odrzucic wyzwanie
command-seek = szukaj
    .also = szukaj przeciwnika | szukaj partii | szukam przeciwnika | szukam partii
command-seeks = ogłoszenia
    .also = ogloszenia | otwarte ogłoszenia | otwarte ogloszenia | pokaż ogłoszenia | pokaz ogloszenia
command-withdraw = wycofaj
    .also = wycofaj wyzwanie | wycofuję wyzwanie | wycofuje wyzwanie | wycofaj ogłoszenie | wycofaj ogloszenie | wycofuję ogłoszenie | wycofuje ogloszenie
command-rematch = rewanż
    .also = rewanz
command-show = pokaż
    .also = pokaz | szachownica | pokaż szachownicę | pokaz szachownice | pokaż partię | pokaz partie | pokaż pozycję | pokaz pozycje | pozycja | diagram
command-where = gdzie
    .also = gdzie jest | gdzie są | gdzie sa | gdzie stoi | gdzie stoją | gdzie stoja
command-file = linia
    .also = kolumna
command-rank = rząd
    .also = rzad
command-last = ostatnie posunięcie
    .also = ostatnie posuniecie | ostatni ruch | pokaż ostatnie posunięcie | pokaz ostatnie posuniecie
command-moves = posunięcia
    .also = posuniecia | ruchy | pokaż posunięcia | pokaz posuniecia | wszystkie posunięcia | wszystkie posuniecia
command-legal = prawidłowe posunięcia
    .also = prawidlowe posuniecia | możliwe posunięcia | mozliwe posuniecia | możliwe ruchy | mozliwe ruchy | legalne posunięcia | legalne posuniecia | legalne ruchy
command-pgn = pgn
command-pgn-all = pgn wszystkie
    .also = pgn wszystko | pgn wszystkich partii
command-pgn-all-before = pgn wszystkie przed
    .also = pgn wszystko przed | pgn wszystkich partii przed
command-status = zegary
    .also = zegar | stan | stan zegarów | stan zegarow | stan partii | pokaż zegary | pokaz zegary
command-games = partie
    .also = moje partie | pokaż partie
command-games-over = zakończone partie
    .also = zakonczone partie | moje zakończone partie | moje zakonczone partie | skończone partie | skonczone partie | pokaż zakończone partie | pokaz zakonczone partie
command-games-over-before = zakończone partie przed
    .also = zakonczone partie przed | skończone partie przed | skonczone partie przed
command-settings = ustawienia
    .also = moje ustawienia | pokaż ustawienia | pokaz ustawienia
command-set-time-zone = strefa czasowa
    .also = ustaw strefę czasową | ustaw strefe czasowa | ustaw strefę | ustaw strefe
command-set-notation = notacja
    .also = ustaw notację | ustaw notacje
command-set-letters = litery figur
    .also = ustaw litery figur | ustaw litery
command-set-board = rysunek szachownicy
    .also = ustaw rysunek szachownicy | ustaw szachownicę | ustaw szachownice
command-set-pgn = plik pgn
    .also = ustaw pgn | ustaw plik pgn
command-set-calendar = plik kalendarza
    .also = ustaw kalendarz | ustaw plik kalendarza
command-set-digest = godzina listów zbiorczych
    .also = godzina listow zbiorczych | godzina listu zbiorczego | ustaw godzinę listów zbiorczych | ustaw godzine listow zbiorczych | ustaw listy zbiorcze | ustaw list zbiorczy
command-set-quiet = godziny ciszy
    .also = ustaw godziny ciszy
command-set-mail = format listów
    .also = format listow | ustaw format listów | ustaw format listow | ustaw format
command-set-acknowledge = list potwierdzający
    .also = list potwierdzajacy | listy potwierdzające | listy potwierdzajace | ustaw potwierdzenie | ustaw potwierdzenia | ustaw list potwierdzający | ustaw list potwierdzajacy
command-set-language = język listów
    .also = jezyk listow | ustaw język | ustaw jezyk | ustaw język listów | ustaw jezyk listow
command-language = język
    .also = jezyk
command-notices-on = powiadomienia włączone
    .also = powiadomienia wlaczone | włącz powiadomienia | wlacz powiadomienia | powiadomienia włącz | powiadomienia wlacz | włącz powiadomienia o | wlacz powiadomienia o
command-notices-off = powiadomienia wyłączone
    .also = powiadomienia wylaczone | wyłącz powiadomienia | wylacz powiadomienia | powiadomienia wyłącz | powiadomienia wylacz | bez powiadomień | bez powiadomien | wyłącz powiadomienia o | wylacz powiadomienia o
command-notices-each = powiadomienia od razu
    .also = powiadomienia natychmiast | powiadomienia osobno | powiadomienia pojedynczo | powiadomienia od razu o | powiadomienia natychmiast o | powiadomienia osobno o | powiadomienia pojedynczo o | wysyłaj powiadomienia od razu | wysylaj powiadomienia od razu | wysyłaj powiadomienia natychmiast | wysylaj powiadomienia natychmiast | wysyłaj powiadomienia od razu o | wysylaj powiadomienia od razu o | wysyłaj powiadomienia natychmiast o | wysylaj powiadomienia natychmiast o
command-notices-daily = powiadomienia raz dziennie
    .also = powiadomienia codziennie | powiadomienia co dzień | powiadomienia co dzien | powiadomienia dziennie | powiadomienia raz na dzień | powiadomienia raz na dzien | powiadomienia raz dziennie o | powiadomienia codziennie o | powiadomienia co dzień o | powiadomienia co dzien o | powiadomienia dziennie o | powiadomienia raz na dzień o | powiadomienia raz na dzien o | wysyłaj powiadomienia raz dziennie | wysylaj powiadomienia raz dziennie | wysyłaj powiadomienia codziennie | wysylaj powiadomienia codziennie | wysyłaj powiadomienia raz dziennie o | wysylaj powiadomienia raz dziennie o | wysyłaj powiadomienia codziennie o | wysylaj powiadomienia codziennie o
command-notices-weekly = powiadomienia raz w tygodniu
    .also = powiadomienia co tydzień | powiadomienia co tydzien | powiadomienia raz na tydzień | powiadomienia raz na tydzien | powiadomienia tygodniowo | powiadomienia cotygodniowo | powiadomienia raz w tygodniu o | powiadomienia co tydzień o | powiadomienia co tydzien o | powiadomienia raz na tydzień o | powiadomienia raz na tydzien o | powiadomienia tygodniowo o | powiadomienia cotygodniowo o | wysyłaj powiadomienia raz w tygodniu | wysylaj powiadomienia raz w tygodniu | wysyłaj powiadomienia co tydzień | wysylaj powiadomienia co tydzien | wysyłaj powiadomienia raz w tygodniu o | wysylaj powiadomienia raz w tygodniu o | wysyłaj powiadomienia co tydzień o | wysylaj powiadomienia co tydzien o
command-unsubscribe = wypisz mnie
    .also = wypisz się | wypisz sie | wypisuję się | wypisuje sie | wypisz mnie z | wypisz się z | wypisz sie z | wypisuję się z | wypisuje sie z
command-calendar = kalendarz
    .also = adres kalendarza | nowy adres kalendarza
command-calendar-off = wyłącz kalendarz
    .also = wylacz kalendarz | kalendarz wyłączony | kalendarz wylaczony | kalendarz wyłącz | kalendarz wylacz | unieważnij kalendarz | uniewaznij kalendarz | unieważnij adres kalendarza | uniewaznij adres kalendarza | usuń kalendarz | usun kalendarz | usuń adres kalendarza | usun adres kalendarza
command-help = pomoc
    .also = polecenia | wszystkie polecenia
command-join = dołącz
    .also = dolacz | dołącz jako | dolacz jako
command-move = wykonaj posunięcie
    .also = wykonaj posuniecie | wykonuję posunięcie | wykonuje posuniecie | wykonaj ruch | wykonuję ruch | wykonuje ruch

## Words behind a command

word-yes = tak
word-no = nie
word-on = włączony
    .also = wlaczony | włączone | wlaczone | włączona | wlaczona | włącz | wlacz | wł | wl
word-off = wyłączony
    .also = wylaczony | wyłączone | wylaczone | wyłączona | wylaczona | wyłącz | wylacz | wył | wyl
word-white = białe
    .also = biale | białymi | bialymi | białe bierki | biale bierki | gram białymi | gram bialymi | kolor biały | kolor bialy
word-black = czarne
    .also = czarnymi | czarne bierki | gram czarnymi | kolor czarny
word-random = losowo
    .also = losowo wybrany kolor | losowy kolor | kolor losowy
word-days = dni
    .also = dzień | dzien
word-a-move = na posunięcie
    .also = na posuniecie | za posunięcie | za posuniecie | na każde posunięcie | na kazde posuniecie | na ruch | za ruch | na każdy ruch | na kazdy ruch
word-in-all = łącznie
    .also = lacznie | w sumie | razem | ogółem | ogolem | na partię | na partie | na całą partię | na cala partie
word-from = od
word-to = do
word-all = wszystkie
    .also = wszystkich
word-and = i
    .also = oraz
word-attached = załączony
    .also = zalaczony | załączone | zalaczone | w załączniku | w zalaczniku
word-not-attached = niezałączony
    .also = niezalaczony | nie załączony | nie zalaczony | niezałączone | niezalaczone | nie załączone | nie zalaczone | bez załącznika | bez zalacznika
word-king = król
    .also = krol | króla | krola | królowie | krolowie | króle | krole
word-queen = hetman
    .also = hetmana | hetmany | królowa | krolowa | dama
word-rook = wieża
    .also = wieza | wieżę | wieze | wieże
word-bishop = goniec
    .also = gońca | gonca | gońce | gonce | laufer
word-knight = skoczek
    .also = skoczka | skoczki | koń | kon | konia | konie
word-pawn = pion
    .also = piona | piony | pionek | pionka | pionki

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = cyfrowa
    .also = numeryczna
notation-san = san
notation-letters = literowa
notation-figurine = figurkowa
notation-long = długa
    .also = dluga
notation-uci = uci
notation-announced = słowa niemieckie
    .also = słowna | slowna | slowa niemieckie
format-html = html
format-text = tekst
    .also = tekstowy | zwykły tekst | zwykly tekst | czysty tekst
kind-moves = posunięcia
    .also = posuniecia | ruchy
kind-reminders = przypomnienia
kind-adjournments = odłożenia
    .also = odlozenia
kind-arbiter = sędzia
    .also = sedzia
kind-account = konto
kind-acknowledgements = potwierdzenia
    .also = potwierdzeń | potwierdzen | potwierdzeniach
kind-messages = wiadomości
    .also = wiadomosci | wiadomościach | wiadomosciach
kind-news = aktualności
    .also = aktualnosci | nowości | nowosci | aktualnościach | aktualnosciach
kind-results = wyniki
    .also = wyników | wynikow | wynikach
kind-challenges = wyzwania
    .also = wyzwań | wyzwan | wyzwaniach
kind-proofs = dowody
    .also = dowodów | dowodow | dowodach

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = reklamuj
line-adjudicate = oceń
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = wycofaj się
line-set = ustawienia
line-arbiter = arbiter
line-seal = { command-seal } ({ -move(case: "genitive") } nie powtarzamy)
line-draft = { command-draft } ({ -move(case: "genitive") } nie powtarzamy)
line-conditions = { command-if } ... (nie powtarzamy)
line-not-repeated = (nie powtarzamy)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = zapieczęt* | zapieczet* | pieczęt* | pieczet* | opieczęt* | opieczet* | pieczęć | pieczęc* | pieczec* | zalakow* | tajne | tajnego | tajnemu | tajnym | tajny | tajna | tajną | tajnej | tajnych | tajnymi | tajnie | utajni* | sekretn* | zaszyfr* | kopert* | koperci* | zakopert* | zaklej* | zaklei* | zapisane | zapisanego | zapisanym | zapisany | zapisuję | zapisuje | zapisać | zapisac | zapiszę | zapisze | zapisz | zapisałem | zapisałam | zapisalem | zapisalam | zapisuj
draft-words = szkic* | naszkic* | brudnopis* | brudno | robocza | roboczą | roboczej | robocze | roboczego | roboczo

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = napisał
reading-headings = od | wysłano | do | temat | data
reading-subjects = odp
reading-absent = autoodpowiedź
reading-sent-from = wysłane z … | wysłano z …
reading-devices = telefon
reading-end = koniec
reading-greetings = cześć | witam | witaj | dzień | dobry | dziękuję | dzięki | tak
reading-closings = pozdrawiam | pozdrowienia | z
reading-courtesies = proszę | dziękuję | dzięki
reading-wishes = i | powodzenia
reading-announces = ruch | gram | posunięcie | odpowiedź | odpowiadam
reading-beside = mój | moje | to | jest | ja | na | dziś
reading-open = jest | nie | kod
reading-goes-on = jest | był | ale | lub
reading-takes-back = zła partia | nie ta partia | zły ruch | nie graj | proszę nie grać | nie grać | zignoruj |
    proszę zignorować | ignoruj | cofam | wycofuję | zapomnij | pomyłka | pomyliłem | poczekaj | proszę czekać |
    miałem na myśli | chodziło mi | myślę jeszcze | zmieniłem zdanie | zmieniłam zdanie | usuń | do innej partii |
    do drugiej partii
reading-takes-back-short = to było do | jeszcze nie | zamiast | raczej
reading-takes-back-clauses = inna partia | druga partia | lepiej nie
reading-takes-back-first = czekaj | stój | anuluj | anulować | anulowac | anuluję | anuluje | cofnij | cofnąć |
    cofnac | cofam | odwołaj | odwolaj | odwołuję | odwoluje
reading-sighs = ach | och
reading-no = nie
reading-game = partia | partię | partii
reading-numbered = nr
reading-numbers = ranking | tel
reading-common = chcę | chce | chciałbym | chciałabym | chcialbym | zagrać | zagrac | grać | grac | w | szachy |
    korespondencyjne | partię | gra | grę | dzien | wieczór | czesc | nazywam | się | sie | mam | imię | mi |
    jestem | prosze | dziekuje | jak | można | czy | ze | do | co | konto | zarejestrować | mogę | oraz | dla | że |
    u | was
reading-letters = ąćęłńóśźż
reading-officials = sędzia | sedzia | sędzina | sedzina | sędzia główny | sedzia glowny | sędzia główna | sedzia glowna |
    główny sędzia | glowny sedzia | główna sędzia | glowna sedzia | arbiter | arbiterka | arbitra | główny arbiter |
    glowny arbiter | administrator | administratorka | admin | adminka | moderator | moderatorka | dyrektor turnieju |
    dyrektorka turnieju | kierownik turnieju | kierowniczka turnieju

## Pages for people. Buttons and labels have no full stop.

page-skip = Przejdź do treści
page-menu = Strony
page-signed-in = Zalogowane konto: { $name }.
page-games = { -game(case: "Plural") }
page-new = Nowa { -game }
page-seeks = Wyzwania i ogłoszenia
page-account = Konto
page-sign-in = Zaloguj się
page-sign-up = Załóż konto
page-sign-out = Wyloguj się
page-source = Kod źródłowy
page-source-about = Postzug { $version } to wolne oprogramowanie na licencji GNU Affero General Public License, w wersji 3 lub nowszej. Każdy, kto go używa, może otrzymać jego kod źródłowy.
page-source-link = Kod źródłowy tego, co działa tutaj:
page-source-operator = Operator tego serwisu udostępni Ci kod źródłowy na prośbę.
page-api = API dla programów
page-log = Dziennik wszystkich zdarzeń
page-log-about = Każde zdarzenie z każdej { -game(case: "genitive") } jest na jednej liście, do której serwis tylko dopisuje. Podpisany wierzchołek utrwala całą listę, która go poprzedza: { -move } zmienione później byłoby z nim sprzeczne.
page-log-head = Najnowszy podpisany wierzchołek
page-log-entries = { $n ->
    [one] Obejmuje { $n } wpis.
    [few] Obejmuje { $n } wpisy.
    [many] Obejmuje { $n } wpisów.
   *[other] Obejmuje { $n } wpisu.
}
page-log-unsigned = Nic jeszcze nie jest podpisane.
page-log-file = Ten wierzchołek jako plik
page-log-keys = Klucze dziennika
page-log-pem = Te same klucze dla openssl
page-log-statements = Oświadczenia o kluczach
page-log-check = Jak to sprawdzić
page-log-mails = Listy o { -game(case: "locative-plural") } kończą się wierzchołkiem dziennika z chwili, w której powstały. Zachowaj taki list: sprawdza się z nim eksport { -game(case: "genitive") }, który pobiera { -arbiter }, i wtedy widać, czy { -game(case: "accusative") } później zmieniono.
page-log-script = Polecenie „postzug audit script” wypisuje skrypt, który sprawdza eksport narzędziami dostępnymi w każdym systemie Linux. Weź go z własnej kopii Postzug.

page-front = Szachy korespondencyjne
page-front-about = Kilka dni na { -move }, gra zgodna z przepisami szachowymi, { -sealed-move(case: "plural") } pozostają { -seal(form: "neuter") }. Grasz tutaj, pocztą elektroniczną albo przez program; Twój { -opponent } – jak woli.
page-try = Żeby wypróbować serwis w pojedynkę, otwórz poniższy adres w oknie prywatnym albo w innej przeglądarce. Załóż tam konto z innym adresem e-mail i wyślij wyzwanie. Pojawi się ono potem na tej stronie. Adres do otwarcia:
page-invite = Żeby zagrać z kimś, kto nie ma tu jeszcze konta, wyślij tej osobie poniższy adres. Na stronie pod tym adresem będzie mogła zaproponować Ci { -game(case: "accusative") }:
page-challenge-this = Wyzwij tego gracza
page-front-try = Żeby wypróbować serwis w pojedynkę, załóż dwa konta: tutaj oraz w oknie prywatnym albo w innej przeglądarce, z innym adresem. Potem z jednego konta wyzwij drugie.

page-email = Adres e-mail
page-name = Nazwa, którą widzą inni
page-time-zone = Strefa czasowa, na przykład Europe/Berlin
page-time-zone-new = Strefa czasowa, na przykład Europe/Berlin; puste pole oznacza UTC
page-code = Kod z listu
page-first = Pierwsze logowanie
page-first-about = Ta strona służy do pierwszego logowania administratora. Polecenie „postzug admin create” wypisuje słowo, które działa jeden raz, w ciągu 24 godzin.
page-first-printed = Wypisane słowo
page-first-refused = To słowo nie działa: wpisano je z błędem, zostało już użyte albo ma ponad 24 godziny. Polecenie „postzug admin create” wypisuje nowe.
page-sign-in-about = Dostaniesz list z kodem. Hasła nie ma.
page-sign-in-new = Nie masz jeszcze konta?
page-sign-up-about = Dostaniesz list z kodem, który potwierdzi adres. Inni gracze nigdy tego adresu nie zobaczą.
page-sign-up-known = Masz już konto?
page-send-code = Wyślij mi kod
page-code-about = List z ośmiocyfrowym kodem jest w drodze, jeśli adres jest prawidłowy. Kod jest ważny przez dziesięć minut i tylko w tej przeglądarce.
page-code-again = Nie ma listu? Sprawdź w spamie albo poproś o inny kod.
page-code-folder = Ten serwis działa na próbę i nikomu nie wysyła listów: listy są plikami w katalogu { $folder }, najnowszy jest ostatni.
page-code-command = W terminalu na komputerze, na którym działa serwis, najnowszy list pokazuje to polecenie:
page-code-elsewhere = Z tej przeglądarki nie przyszła prośba o kod. Wpisz kod tam, skąd przyszła prośba, albo poproś o niego ponownie tutaj.
page-clear = Ta strona przyszła bez szyfrowania, więc przeglądarka nie zapamięta zalogowania. Użyj https albo przeglądarki na komputerze, na którym działa serwis.
page-foreign = Tego formularza nie wysłano ze strony tego serwisu, więc nic nie zrobiono.
page-form-key = Tego formularza nie można już użyć: wczytaj stronę od nowa.
page-form-field = Brakuje pola formularza albo nie można go odczytać.
page-signed-out = To wymaga zalogowania, więc nic nie zrobiono. Zaloguj się i zrób to jeszcze raz.
page-signed-out-twice = Wylogowano Cię. Jeśli przycisk naciśnięto dwa razy, to, o co chodziło, wykonano już za pierwszym razem. Zaloguj się, żeby to zobaczyć.
page-settings = Ustawienia
page-settings-clash = Od pokazania formularza zmieniono to gdzie indziej, więc jeszcze nic nie zapisano. { $both } Obejrzyj to i zapisz jeszcze raz: wtedy liczy się Twój wybór.
page-settings-clash-field = { $field }: teraz { $now }, Twój wybór: { $chosen }.
page-settings-on = tak
page-settings-off = nie
page-settings-empty = puste
page-settings-save = Zapisz ustawienia
page-done-settings = Twoje ustawienia zapisano.
page-language = Język listów i stron
page-notation = Jak zapisywać { -move(case: "plural") } dla Ciebie
page-notation-example = { $name }: { $example }
page-letters = Twoje litery figur; możesz też nimi zapisywać { -move(case: "plural") }
page-piece-set = Bierki na szachownicach
page-piece-set-cburnett = rysunki
page-piece-set-figurines = znaki szachowe z czcionki
page-piece-set-letters = litery
page-board-colours = Kolory szachownic
page-board-brown = brązowe
page-board-green = zielone
page-board-blue = niebieskie
page-board-high-contrast = wysoki kontrast
page-mails = Listy
page-mail-text = Sam tekst, bez HTML
page-mail-no-board = Bierki opisane słowami, bez rysunku szachownicy
page-mail-pgn = { -game(case: "Nominative") } jako plik dla Twojego programu szachowego w każdym liście o niej
page-mail-calendar = Do listów zmieniających moje terminy dołączaj terminy dla programów kalendarzowych
page-notices = Powiadamiaj mnie pocztą
page-each = od razu
page-daily = w codziennym liście zbiorczym
page-weekly = w cotygodniowym liście zbiorczym
page-none = nie pocztą
page-digest-at = Godzina listów zbiorczych
page-digest-on = Dzień cotygodniowego listu zbiorczego
page-times = Kiedy przychodzi
page-quiet-from = Czas bez listów od
page-quiet-until = Czas bez listów do
page-mail-times = Te godziny są w Twojej strefie czasowej. Między dwiema ostatnimi listy, które mogą czekać, czekają; zostaw je puste, żeby dostawać listy o każdej porze. Powiadomienie, które w liście zbiorczym albo po tych godzinach przyszłoby za późno, przychodzi od razu.
page-time-of-day = Godzinę pisze się tak: 08:00. Czas bez listów ma początek i inny od niego koniec albo nie ma żadnego z nich.
page-notices-needed = Te powiadomienia przychodzą zawsze, bo bez nich można stracić { -game(case: "accusative") } albo konto: { $kinds }.
page-trust = Co musi mieć list z { -move(case: "instrumental-plural") }, żeby liczył się jako Twój
page-trust-token = adres zwrotny, który masz tylko Ty
page-trust-from = adres zwrotny oraz Twój adres e-mail jako adres nadawcy
page-trust-dmarc = jedno i drugie, a nadawcę potwierdza Twój dostawca poczty (DMARC)
page-trust-off = żaden list się nie liczy: bez { -move(case: "genitive-plural") } pocztą
page-mail-stopped = Poczta do Ciebie nie dociera (od: { $since }; powód: { $reason }) i nie jest już wysyłana. Twoje { -game(case: "plural") } są tutaj, a ich { -clock(case: "plural") } idą dalej. Zadbaj, żeby Twoja skrzynka przyjmowała pocztę, albo zmień adres.
page-mail-returned = Poczta do Ciebie wraca (od: { $since }; powód: { $reason }). Jest nadal wysyłana; jeśli wróci jej więcej, wysyłanie ustanie. Zadbaj, żeby Twoja skrzynka przyjmowała pocztę, albo zmień adres.
page-mail-resume = Moja skrzynka znów przyjmuje pocztę
page-done-mail-resumed = Poczta jest znów do Ciebie wysyłana.
page-address = Adres e-mail
page-address-about = Na nowy adres przyjdzie kod. Po zmianie adresu nastąpi wylogowanie wszędzie, a tokeny programów i adres kalendarza stracą ważność.
page-address-new = Nowy adres e-mail
page-address-sent = List z ośmiocyfrowym kodem jest w drodze na nowy adres, jeśli nikt tutaj nie używa tego adresu. Kod jest ważny przez dziesięć minut i tylko w tej przeglądarce.
page-address-change = Zmień adres
page-address-again = Nie ma listu? Sprawdź w spamie albo poproś o inny kod.
page-done-address = Twój adres e-mail zmieniono. Zaloguj się nowym adresem.
page-envelope-key = Klucz do { -sealed-move(case: "genitive-plural") }
page-envelope-key-about = { -sealed-move(case: "Plural") }, które wolno Ci otworzyć, są szyfrowane tym kluczem publicznym programu age. Klucz tajny zostaje u Ciebie: bez niego nikt ich nie otworzy. Wcześniejszy klucz nadal otwiera to, co { -seal(form: "passive") } przedtem.
page-envelope-key-public = Klucz publiczny, który zaczyna się od age1
page-envelope-key-set = Ustaw ten klucz
page-done-envelope-key = Twój klucz do { -sealed-move(case: "genitive-plural") } ustawiono.
page-tokens = Tokeny dla programów
page-tokens-about = Program z tokenem działa w Twoim imieniu. Tokenu nikt nie może odczytać ponownie, także tutaj.
page-token-may = może { $scopes }
page-token-since = Utworzono: { $at }.
page-token-until = Ważny do: { $at }.
page-token-used = Ostatnie użycie: { $at }.
page-token-unused = Jeszcze nie użyto.
page-token-revoke = Unieważnij ten token
page-token-revoke-sure = Program, który go używa, nie będzie mógł nic więcej zrobić
page-token-unsure = Niczego nie unieważniono: zaznacz pole, żeby to potwierdzić.
page-done-token-revoked = Token unieważniono.
page-token-label = Twoja nazwa nowego tokenu
page-token-scopes = Program może
page-scope-read = czytać Twoje { -game(case: "plural") }
page-scope-play = grać ({ -move(case: "plural") }, { -claim(case: "plural") }, { -resign } { -game(case: "genitive") }, pieczętowanie, wyzwania)
page-scope-direct = prowadzić { -game(case: "plural") } jako { -arbiter }
page-scope-account = czytać dane Twojego konta
page-scope-webhooks = zarządzać Twoimi webhookami
page-token-days = Za ile dni wygasa; puste pole: nie wygasa nigdy
page-token-days-bad = Dni ważności tokenu to liczba do 65535 albo puste pole.
page-token-make = Utwórz token
page-token-made = Nowy token
page-token-once = Skopiuj go teraz: nie pokażemy go ponownie.
page-calendar = Kalendarz Twoich terminów
page-calendar-about = Programy kalendarzowe mogą czytać Twoje terminy pod adresem, który znasz tylko Ty. Nowy adres unieważnia poprzedni.
page-calendar-make = Utwórz adres
page-calendar-made = Adres Twojego kalendarza
page-calendar-once = Skopiuj go teraz do swojego programu kalendarzowego: nie pokażemy go ponownie, a kto go ma, może czytać Twoje terminy.
page-calendar-revoke = Unieważnij adres
page-calendar-revoke-sure = Programy kalendarzowe z tym adresem nic więcej nie odczytają
page-calendar-unsure = Niczego nie unieważniono: zaznacz pole, żeby to potwierdzić.
page-done-calendar-revoked = Żaden program kalendarzowy nie czyta już Twoich terminów.
page-data = Twoje dane
page-export = Wszystko o Tobie jako plik
page-export-about = (JSON: konto, ustawienia, sesje, { -game(case: "plural") }, Twoje notatki i warianty oraz wiadomości napisane przez Ciebie)
page-delete = Usuń moje konto
page-delete-about = Twoja nazwa, adres e-mail, ustawienia i wiadomości zostaną usunięte i nikt nie może ich przywrócić. Twoje zakończone { -game(case: "plural") } zostaną pod nazwą, która nie należy do nikogo. Od zalogowania może minąć najwyżej 15 minut.
page-delete-sure = Usuń na zawsze
page-delete-resign = { -resign(form: "Imperative") } wszystkie moje { -game(case: "plural") } w toku
page-delete-unsure = Niczego nie usunięto: zaznacz pole, żeby to potwierdzić.
page-done-deleted = Twoje konto usunięto.

page-sessions = Gdzie jest zalogowane Twoje konto
page-sessions-about = Każda pozycja to przeglądarka albo program, który może działać w Twoim imieniu.
page-session = { $device }, od: { $at }
page-session-used = Ostatnie użycie: około { $day }.
page-session-unnamed = Program bez nazwy
page-session-here = (tutaj)
page-session-end = Zakończ
page-sessions-end = Wyloguj się wszędzie
page-sessions-ended = Wylogowano Cię wszędzie.

page-games-to-move = Czekają na Twoje { -move }
page-games-others = Czekają na { -move } { -opponent(case: "genitive-plural") }
page-games-over = Zakończone { -game(case: "plural") }
page-games-none = Brak.
page-games-more = Starsze
page-game-against = { $game }: { -opponent } – { $opponent }
page-game-move = { -move(case: "Nominative") } { $number }.
page-game-first-move = Nie wykonano jeszcze żadnego { -move(case: "genitive") }.
page-game-last-move = Ostatnie { -move }: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = Wszystkie moje { -game(case: "plural") } w jednym pliku (PGN)
page-pgn-finished = Wszystkie moje zakończone { -game(case: "plural") } w jednym pliku (PGN)
page-rematch = Zaproponuj rewanż
page-next-game = Następna { -game }, która na mnie czeka
page-mark-plan = Twoje { -move(case: "plural") } warunkowe czekają.
page-yours-until = Twoje { -move }. Termin: { $until }, pozostało: { $left }.
page-theirs-until = Na { -move(case: "locative") } jest { $name }. Termin: { $until }, pozostało: { $left }.
page-flag = Opadła { -flag }: { $name }, { $at }.
page-no-clock = { -clock(case: "Plural") } stoją.
page-mark-message = Jest wiadomość.
page-mark-offer = Twój { -opponent } proponuje { -draw }.
page-mark-own-offer = Proponujesz { -draw }.
page-mark-claim = Reklamacja czeka na { -arbiter(case: "genitive") }.
page-mark-seal = Następne { -move } trzeba { -seal }.
page-mark-adjourned = { -game(case: "Nominative") } jest { -adjourn(form: "feminine") }.
page-mark-leave = Urlop: { $name }.
page-mark-withdrawn = Jeden z graczy się wycofał; decyduje { -arbiter }.

page-game = { $game }: { $white } – { $black }
page-board = Szachownica
page-board-white = Szachownica, { -white } u dołu
page-board-black = Szachownica, { -black } u dołu
page-board-of = Pozycja po { $ply } { $ply ->
    [one] półruchu
    [few] półruchach
    [many] półruchach
   *[other] półruchu
}
page-board-now = Do obecnej pozycji
page-square-white = { $square }, { piece } { -white(form: "genitive") }
page-square-black = { $square }, { piece } { -black(form: "genitive") }
page-target = { $where }: można tu zagrać
page-choose-piece = Wybierz bierkę, którą chcesz zagrać, albo wpisz { -move } poniżej.
page-choose-target = Wybierz pole, na które pójdzie bierka z { $square }, albo inną bierkę.
page-your-move = Twoje { -move }
page-keys = Klawisze do obsługi szachownicy
page-keys-about = Strzałkami poruszasz się po polach. Enter podnosi bierkę i ją stawia, Escape odkłada ją z powrotem. Litery k, q, r, b, n i p (król, hetman, wieża, goniec, skoczek, pion) prowadzą do następnej bierki tego rodzaju, a z klawiszem Shift do poprzedniej. Cyfra prowadzi do rzędu o tym numerze, a z klawiszem Shift do linii o tym numerze. Na polu klawisz o podaje, co tam stoi, klawisz m – { -move(case: "plural") } bierki, a Shift z m – jej bicia; klawisz c podaje, co zbito ostatnio.
page-no-move-from = Z pola { $square } nie ma żadnego { -move(case: "genitive") }.
page-captured = Zbito ostatnim { -move(case: "instrumental") }, na polu { $square }: { piece }.
page-captured-none = Ostatnim { -move(case: "instrumental") } niczego nie zbito.
page-words = Na te słowa otrzymasz tutaj odpowiedź, a nic nie zostanie zagrane: { $words }. Krócej: p N, s e, s 4, l, c oraz o (pytanie o { -opponent(case: "genitive") }).
page-ask = Zapytaj o pozycję
page-ask-send = Zapytaj
page-word-unknown = To nie jest żadne ze słów, na które można tu otrzymać odpowiedź.
page-word-opponent = Twój { -opponent }: { $name }.
page-word-draw = Jeszcze niczego nie zaproponowano: pole propozycji { -draw(case: "genitive") } jest zaznaczone, a propozycja zostanie wysłana razem z Twoim { -move(case: "instrumental") }.
page-word-draw-later = Niczego nie zaproponowano: { -draw } proponuje się razem z { -move(case: "instrumental") }, a teraz nie jesteś na { -move(case: "locative") }.
page-reading = { -sealed-move(case: "Nominative") } można odczytać na kilka sposobów
page-reading-about = Wybierz odczytanie, które ma obowiązywać. Idzie Twój { -clock }: idzie, gdy wybierasz, a potem aż do Twojej odpowiedzi. Wyboru nie można cofnąć.
page-reading-which = { -seal(form: "Neuter") } { -move }
page-reading-move = { piece } z { $from } na { $to }
page-reading-then = Po tym wyborze: { $state }
page-reading-look = Pokaż na szachownicy
page-reading-shown = Pozycja po { -move(case: "locative") } { $move }, jeśli zostanie wybrane to odczytanie
page-reading-choose = Wybierz to odczytanie
page-reading-none = Nic nie zrobiono: najpierw wybierz jedno z odczytań.
page-open = Pokaż { -seal(form: "masculine") } tekst
page-open-about = Wklej cały tekst zachowany przy { -seal(form: "imperfective-locative") } Twojego { -move(case: "genitive") }. Liczy się tylko tekst, który zgadza się z sumą kontrolną. Zostaje wtedy zapisany dla obu graczy, a serwis ocenia { -move }.
page-publish-about = { -sealed-move(case: "Nominative") } pozostaje w { -envelope(case: "locative") }. Zostanie pokazane tylko wtedy, gdy zgodzą się na to obaj gracze.
page-publish = Zgódź się na pokazanie { -sealed-move(case: "genitive") }
page-publish-sure = Zgadzam się i nie mogę tego cofnąć
page-publish-unsure = Twojej zgody nie zapisano: zaznacz pole, żeby potwierdzić, że { -sealed-move } może zostać pokazane.
page-timing = { -adjourn(form: "Noun") } { -game(case: "genitive") } i { -clock }
page-adjourn = Zaproponuj { -adjourn } { -game(case: "genitive") }
page-adjourn-accept = Zgódź się na { -adjourn } { -game(case: "genitive") }
page-adjourn-decline = Odrzuć { -adjourn } { -game(case: "genitive") }
page-adjourn-early = { -adjourn(form: "Imperative") } { -game(case: "accusative") } teraz: reszta sesji zostanie policzona jako Twój czas
page-resume = Zgłoś gotowość do { -resume(form: "genitive") } { -game(case: "genitive") }
page-resume-opens = { $who-is ->
    [you] { -sealed-move(case: "Nominative") } zostaje od razu wykonane i idzie Twój { -clock }. { -clock(case: "Nominative") } { -opponent(case: "genitive") } stoi.
   *[other] { -sealed-move(case: "Nominative") } zostaje od razu wykonane i idzie { -clock } gracza { $who }. Twój { -clock } stoi.
}
page-resume-noted = Samo to nie zmienia żadnego { -clock(case: "genitive") }.
page-resume-late = Jest za późno: przegrasz { -game(case: "accusative") }, chyba że { -sealed-move } ją zakończyło.
page-resume-sure = Tego nie można cofnąć.
page-offer-draw = Zaproponuj { -draw }
page-refill = Pobierz czas z mojej rezerwy
page-reflect = Zastanawiam się dalej: moje milczenie nie powoduje przegranej
page-claim-flag = Reklamuj opadnięcie { -flag(case: "genitive") }
page-question-clocks = { -clock(case: "Plural") } są błędne: zawiadom { -arbiter(case: "genitive") }
page-leave = Urlop
page-leave-booked = Twój urlop: od { $first } do { $last }, oba dni włącznie.
page-leave-first = Pierwszy dzień, według Twojego czasu
page-leave-last = Ostatni dzień, według Twojego czasu
page-leave-book = Zgłoś ten urlop
page-leave-cancel = Odwołaj urlop od { $first }
page-leave-all = Urlop we wszystkich moich { -game(case: "locative-plural") }
page-leave-all-about = Te dni liczą się w każdej z Twoich trwających { -game(case: "genitive") }, której regulamin na to pozwala. Twoi { -opponent(case: "plural") } zostaną o tym powiadomieni.
page-leave-all-cancel = Odwołaj urlop we wszystkich moich { -game(case: "locative-plural") }
page-leave-unreadable = Nic nie zrobiono: zapisz każdy dzień jako rok, miesiąc i dzień, na przykład 2026-12-24.
page-move-times = Kiedy wykonano { -move(case: "plural") }
page-not-sent = Jeszcze nie wysłano: { $move }.
page-sent = Twoje { -move } { $move } zapisano.
page-sent-reply = Twoje { -move } { $move } zapisano; odpowiedź: { $reply }.
page-done-declined = Propozycję { -draw(case: "genitive") } odrzucono.
page-done-said = Twoją wiadomość zapisano.
page-done-challenged = Twoje wyzwanie zapisano.
page-done-sought = Twoje ogłoszenie o szukaniu { -opponent(case: "genitive") } zapisano.
page-done-challenge-declined = Wyzwanie odrzucono.
page-done-withdrawn = Wyzwanie albo ogłoszenie wycofano.
page-check = { -check(case: "Nominative") }.
page-live-move = Wykonano { -move }.
page-told-move = Wykonano { -move } { $move }.
page-live-message = Jest wiadomość.
page-live-change = { -game(case: "Nominative") } się zmieniła.
page-live-show = Pokaż
page-live-lost = Ta strona nie jest już aktualizowana.
page-live-again = Pokaż ją od nowa
page-choose-none = Tego nie można tu zagrać: wybierz bierkę, którą chcesz zagrać, albo wpisz { -move } poniżej.
page-mark-offer-of = { $name } proponuje { -draw }.
page-mark-own-adjournment = Proponujesz { -adjourn } { -game(case: "genitive") }.
page-mark-adjournment-of = { $name } proponuje { -adjourn } { -game(case: "genitive") }.
page-move = { -move(case: "Nominative") }, w dowolnej notacji
page-move-which = Które { -move }
page-with-offer = Razem z { -move(case: "instrumental") } zaproponuj { -draw }
page-message = Wiadomość do { -opponent(case: "genitive") }
page-send-move = Wyślij to { -move }
page-verify = Sprawdź { -sealed-move }
page-verify-about = Twoja przeglądarka sprawdza tu, czy { -sealed-move(case: "genitive") } nie zmieniono po { -seal(form: "locative") }: podpis dziennika, miejsce { -seal(form: "genitive") } w dzienniku i tekst z { -envelope(case: "genitive") }. Nic, co tu wpiszesz, nie opuszcza tej strony.
page-verify-no-script = Sprawdza to skrypt, który w Twojej przeglądarce nie działa. Polecenie „postzug audit script” wypisuje skrypt do wiersza poleceń.
page-verify-keys = Klucz dziennika, który masz skądinąd, a nie od osoby, która pokazuje Ci resztę
page-verify-keys-next = Jeśli serwis utworzył nowy klucz, odkąd masz swój, dodaj to, co pokazuje jego adres /log/statements. Musi to być podpisane Twoim kluczem; w ten sposób poświadczony jest nowy klucz.
page-verify-receipts = Pokwitowanie { -seal(form: "genitive") } (plik .tlog-proof) oraz pokwitowanie otwarcia, jeśli je masz
page-verify-text = Tekst z { -envelope(case: "genitive") }, jeśli nie zawiera go pokwitowanie otwarcia
page-verify-file = Z pliku
page-verify-run = Sprawdź
page-verify-move = { -sealed-move(case: "Nominative") }
page-verify-judgement = Ocena { -move(case: "genitive") } w dzienniku
page-verify-game = { -game(case: "Nominative") }
page-verify-event = Zdarzenie
page-verify-at = { -seal(form: "Passive") } (UTC)
page-verify-commitment = Suma kontrolna
page-verify-log = Dziennik
page-verify-place = Miejsce wśród wpisów dziennika
page-verify-signer = Podpisano kluczem
page-verify-right = DOBRZE: to jest { -move }, które { -seal(form: "passive") }, a jego { -seal(form: "noun") } jest w podpisanym dzienniku.
page-verify-wrong-signature = ŹLE: dziennika nie podpisano kluczem, który tu podano. Jeśli serwis ma nowy klucz, odkąd masz swój, poświadcza go pakiet { -game(case: "genitive") } (bundle).
page-verify-wrong-tree = ŹLE: tego zdarzenia nie ma w podpisanym dzienniku albo nie ma go w tym miejscu.
page-verify-wrong-event = ŹLE: pokwitowanie nie zawiera zdarzenia w postaci, jaką mają zdarzenia w dzienniku.
page-verify-wrong-text = ŹLE: ten tekst nie jest tym, co { -seal(form: "passive") }.
page-verify-wrong-opening = ŹLE: to, co otwarto, nie jest tym, co { -seal(form: "passive") }.
page-verify-wrong-game = ŹLE: pokwitowania albo tekst pochodzą z różnych { -game(case: "genitive") }.
page-verify-wrong-verdict = ŹLE: wykonane { -move } nie jest tym, które jest w { -envelope(case: "locative") }.
page-verify-unknown-key = NIE WIADOMO: nie ma klucza dziennika ani w postaci PEM, ani w postaci NAME+ID+KEY.
page-verify-unknown-receipt = NIE WIADOMO: nie ma pokwitowania albo jest niepełne. Zaczyna się ono od c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = NIE WIADOMO: to pokwitowanie nie zawiera zdarzenia, a tylko jego dowód. Użyj pliku, który przyszedł pocztą.
page-verify-unknown-no-sealing = NIE WIADOMO: to, czego dowodzą te pokwitowania, jest w dzienniku, ale w żadnym z nich nie zapisano { -sealed-move(case: "genitive") }.
page-verify-unknown-statement = NIE WIADOMO: to jest oświadczenie serwisu o jego własnym dzienniku, a nie pokwitowanie dotyczące { -game(case: "genitive") }. Dodaj pokwitowanie { -seal(form: "genitive") }.
page-verify-unknown-move = NIE WIADOMO: { -seal(form: "passive") } właśnie ten tekst, a { -seal(form: "noun") } jest w podpisanym dzienniku. Niczego w tym tekście nie można tu odczytać jako { -move(case: "genitive") } w tej pozycji. Dodaj pokwitowanie otwarcia: podaje ono, jak ten tekst odczytał { -arbiter } albo serwis.
page-verify-unknown-text = NIE WIADOMO: { -seal(form: "noun") } jest w podpisanym dzienniku. Dopóki nie pokazano tekstu, nikt nie może powiedzieć, które to { -move }.
page-verify-unknown-withheld = NIE WIADOMO: { -seal(form: "noun") } jest w podpisanym dzienniku, a tekstu z { -envelope(case: "genitive") } nie ujawniono, bo nie jest { -move(case: "instrumental") } tej { -game(case: "genitive") }. Może go pokazać gracz, który go zapieczętował.
page-verify-unknown-verdict = NIE WIADOMO: { -seal(form: "passive") } właśnie ten tekst, a { -seal(form: "noun") } jest w podpisanym dzienniku. Jego oceny tu się nie sprawdza: potrzebne są do tego przepisy szachowe.
page-verify-unknown-browser = NIE WIADOMO: ta przeglądarka nie może tego tu sprawdzić. Użyj nowszej przeglądarki i strony, która przyszła przez https albo z pliku.
page-verify-offline-about = Ta sama strona istnieje też jako jeden plik, który nie potrzebuje połączenia.
page-verify-offline = Pobierz ten plik
page-notice = Licencje bibliotek i rysunków użytych na tych stronach
page-seal-here = { -seal(form: "Imperative") } swoje następne { -move }
page-seal = { $game }: { -seal(form: "imperative") } swoje { -move }
page-seal-none = W tej { -game(case: "genitive") } nie masz teraz { -move(case: "genitive") } do { -seal(form: "genitive") }.
page-seal-back = Wróć do { -game(case: "genitive") }
page-seal-about = Wybierz tu swoje { -move }. Twoja przeglądarka włoży je do { -envelope(case: "genitive") } i zaszyfruje. Wysłana zostanie tylko zamknięta { -envelope }, a serwis oceni { -move }, gdy { -envelope } zostanie otwarta. Twój { -clock } idzie, dopóki { -envelope } tu nie dotrze.
page-seal-holders = { $needed ->
    [one] Otwiera ją jeden z tych kluczy:
    [few] Otwierają ją razem { $needed } z tych kluczy:
    [many] Otwiera ją razem { $needed } z tych kluczy:
   *[other] Otwiera ją razem { $needed } z tych kluczy:
}
page-seal-holder = { $name }, numer { $number }
page-seal-vault = sam serwis, gdy { -game } zostaje { -resume(form: "feminine") }
page-seal-which = { -sealed-move(case: "Nominative") }
page-seal-choose = Wybierz { -move }
page-seal-close = Zamknij { -envelope(case: "accusative") } w tej przeglądarce
page-seal-closed = Twoja { -envelope }
page-seal-keep = Zapisz ten tekst teraz i nie pokazuj go nikomu, dopóki { -envelope } nie zostanie otwarta. Ta strona pokazuje go jeden raz, a serwis nigdy go nie ma. Jeśli { -envelope } zaginie, tylko ten tekst pokaże, co { -seal(form: "passive") }.
page-seal-text = Tekst w { -envelope(case: "locative") }
page-seal-commitment = Suma kontrolna, która dowodzi, że to ten tekst:
page-seal-download = Pobierz tekst
page-seal-copy = Skopiuj tekst
page-seal-copied = Tekst skopiowano. Wklej go tam, gdzie go później znajdziesz.
page-seal-copy-failed = Przeglądarka nie skopiowała tekstu. Tekst jest zaznaczony: skopiuj go ręcznie albo go pobierz.
page-seal-send = Wyślij { -envelope(case: "accusative") }
page-seal-draft-keep = Zapisz jako szkic
page-seal-draft-here = Szkic Twojego { -move(case: "genitive") } jest w { -envelope(case: "locative") }. { -seal(form: "Imperative") } go bez zmian albo wyślij zamiast niego inną { -envelope(case: "accusative") }. Twój { -clock } idzie, dopóki { -move } nie zostanie { -seal(form: "neuter") }.
page-seal-draft-seal = { -seal(form: "Imperative") } szkic
page-seal-send-about = Wysyłana jest tylko zamknięta { -envelope } poniżej. Jeśli masz { -envelope(case: "accusative") } z wiersza poleceń, wklej tu zawartość jej pliku .json.
page-seal-envelope = Zamknięta { -envelope }
page-seal-unreadable = To nie jest zamknięta { -envelope }, jaką tworzy ta strona albo wiersz poleceń. Niczego nie { -seal(form: "passive") }. Serwis widział to, co wysłano: jeśli było w tym Twoje { -move } albo tekst w { -envelope(case: "locative") }, wybierz { -move } jeszcze raz i zamknij je w nowej { -envelope(case: "locative") }.
page-seal-open = To, co jest w polu poniżej, to nie zamknięta { -envelope }, i nie zostało wysłane. Wybierz swoje { -move } i zamknij { -envelope(case: "accusative") } albo wklej zawartość pliku .json.
page-seal-failed = W tej przeglądarce nie udało się zamknąć { -envelope(case: "genitive") } i niczego nie wysłano. Użyj wiersza poleceń albo innej przeglądarki.
page-seal-insecure = Przeglądarki szyfrują tylko na stronach, które przyszły przez https albo z tego samego komputera. Użyj adresu serwisu z https albo wiersza poleceń.
page-seal-no-script = Ta strona szyfruje skryptem, który w Twojej przeglądarce nie działa. { -seal(form: "Imperative") } w wierszu poleceń, jak pokazano poniżej, i wklej tu { -envelope(case: "accusative") }.
page-seal-protection = Przed czym to chroni
page-seal-protects = { -move(case: "Genitive") } nie ma w żadnym żądaniu do serwisu. Nie ma go więc w żadnym z jego dzienników, kopii zapasowych i baz danych, a operator, który do nich zajrzy, go nie pozna.
page-seal-clear = To, czego próbujesz na szachownicy analitycznej i co piszesz w notatkach, jest wysyłane do serwisu, który może to odczytać. Nie próbuj tam i nie zapisuj { -move(case: "genitive") }, które pieczętujesz w tej { -game(case: "genitive") }.
page-seal-protects-vault = W tej { -game(case: "genitive") } klucz ma serwis: może otworzyć { -envelope(case: "accusative") } przed czasem. Twoje { -move } jest bezpieczne tylko przed tymi, którzy tego klucza nie mają.
page-seal-protects-not = Nie chroni to przed serwisem, który wyśle Twojej przeglądarce inny skrypt, mogący zdradzić Twoje { -move }. Chroni przed tym Twój własny wiersz poleceń.
page-seal-command = { -seal(form: "Imperative") } w wierszu poleceń
page-seal-command-about = Zapisz pierwszy blok jako recipients.json i uruchom polecenie. Zapyta ono o Twoje { -move }, żeby nie zostało w historii powłoki. Tekst pozostanie w pliku .txt, a zawartość pliku .json wklej powyżej.
page-done-drafted = Twój szkic zapisano. Nie jest jeszcze { -seal(form: "masculine") }, a Twój { -clock } idzie.
page-done-sealed = Twoje { -move } jest { -seal(form: "neuter") }.
page-offer = Propozycja { -draw(case: "genitive") }
page-accept = Przyjmij
page-accept-sure = Zgadzam się na { -draw }, który kończy { -game(case: "accusative") }
page-accept-unsure = Propozycji nie przyjęto: zaznacz pole, żeby potwierdzić, że { -game } kończy się { -draw(case: "instrumental") }.
page-decline = Odrzuć
page-claims = Reklamacje
page-claim-tablebase-win = { -tablebase }, według której wygrywam
page-claim-tablebase-draw = { -tablebase }, według której jest { -draw }
page-claim-basis = Podstawa
page-claim-announced = Z tym { -move(case: "instrumental") }, jeśli je zapowiadasz
page-claim-again = Przy tym { -move(case: "locative") } była już Twoja błędna reklamacja, więc od kolejnej { -opponent } nie dostanie więcej czasu.
page-claim-about = Reklamacji nie można cofnąć. Jeśli jest błędna, zapowiedziane przez Ciebie { -move } zostanie wykonane. Reklamacja { -draw(case: "genitive") } jest wtedy ważna jako propozycja { -draw(case: "genitive") }.
page-claim = Reklamuj
page-leaving = { -resign(form: "Imperative") } { -game(case: "accusative") }
page-resign-sure = Uznaję swoją przegraną w tej { -game(case: "genitive") }
page-resign = { -resign(form: "Imperative") } { -game(case: "accusative") }
page-resign-unsure = { -game(case: "Genitive") } nie { -resign(form: "passive") }: zaznacz pole, żeby potwierdzić swoją przegraną w { -game(case: "genitive") }.
page-plan = { -move(case: "Genitive") } warunkowe
page-plan-of = { -move(case: "Genitive") } warunkowe: { $game }
page-plan-about = Gdy Twój { -opponent } się zastanawia, możesz zapisać odpowiedzi na jego możliwe { -move(case: "plural") }. Zapisana odpowiedź jest wykonywana od razu, bez ponownego pytania, i nie kosztuje Cię czasu.
page-plan-game = Do { -game(case: "genitive") }
page-plan-change = Zmień { -move(case: "plural") } warunkowe
page-plan-none = Nie zapisano żadnego łańcucha.
page-plan-saved = Zapisane i wykonywane bez ponownego pytania:
page-plan-saved-lines = Zapisane łańcuchy
page-plan-damaged = Zapisanych przez Ciebie łańcuchów nie można odczytać. Operator tego serwisu znajdzie przyczynę w dzienniku.
page-plan-if = Jeśli { $theirs }, to { $mine }
page-plan-if-then = { $before }; jeśli potem { $theirs }, to { $mine }
page-plan-waits = { $mine } – nie wykonano; czeka na Twoją decyzję
page-plan-used = Wykonano Twoje { -move(case: "plural") } warunkowe: { $moves }.
page-plan-remove = Usuń
page-plan-remove-line = Usuń: { $line }
page-plan-remove-all = Usuń wszystkie zapisane łańcuchy
page-plan-draft = Nowe łańcuchy
page-plan-unsaved = To jest szkic. Nie zapisano go i nic z niego nie jest wykonywane.
page-plan-lines = Łańcuchy w dowolnej notacji, każdy w osobnym wierszu, od { -move(case: "genitive") } { -opponent(case: "genitive") } do Twojego, na przykład: 5755 7163 2836 6125
page-plan-save = Zapisz te łańcuchy
page-plan-read = Pokaż, co znaczy szkic
page-plan-empty = Niczego nie zapisano: najpierw napisz łańcuch.
page-plan-changed = Niczego nie zapisano ani nie usunięto, bo od wczytania tej strony zmieniły się Twoje zapisane łańcuchy albo { -game }. Tak jest teraz.
page-plan-clash = Te łańcuchy odpowiadają na tę samą pozycję różnymi { -move(case: "instrumental-plural") }. Zmień jeden z nich:
page-plan-line = Łańcuch { $line }: { $text }
page-plan-your-move = Teraz Twoje { -move }. { -move(case: "Genitive") } warunkowe pisze się obok niego i wysyła razem z nim.
page-plan-adjourned = Dopóki { -game } jest { -adjourn(form: "feminine") }, nie zapisuje się żadnych łańcuchów.
page-plan-over = { -game(case: "Nominative") } jest zakończona.
page-plan-opponents = Łańcuchy { -opponent(case: "genitive") }, które możesz zobaczyć w tej { -game(case: "genitive") }
page-plan-with-move = { -move(case: "Genitive") } warunkowe razem z tym { -move(case: "instrumental") }
page-plan-with-move-about = Są szkicem, dopóki nie wyślesz { -move(case: "genitive") }. Wtedy zastąpią zapisane łańcuchy.
page-done-plan-saved = Twoje łańcuchy zapisano.
page-done-plan-removed = Usunięto. Pozostałe łańcuchy są pokazane tutaj.
page-analysis = Szachownica analityczna
page-analysis-of = Szachownica analityczna: { $game }
page-analysis-about = Tutaj próbujesz { -move(case: "genitive-plural") }. Nic z tego nie jest wykonywane, zapisywane ani nikomu pokazywane i nie pomaga w tym żaden program szachowy.
page-analysis-private = Tutaj próbujesz { -move(case: "genitive-plural") }. Nic z tego nie jest wykonywane ani nikomu pokazywane i nie pomaga w tym żaden program szachowy. Twoje warianty pozostają przy { -game(case: "genitive") } i widzisz je tylko Ty. Nie są to { -move(case: "plural") } warunkowe.
page-analysis-lines = Moje warianty
page-analysis-forget = Usuń
page-analysis-full = Tego wariantu nie zapisano, bo do tej { -game(case: "genitive") } masz już tyle wariantów: { $most }. Najpierw usuń jeden z nich.
page-analysis-damaged = Twoich wariantów nie można odczytać. Operator tego serwisu znajdzie przyczynę w dzienniku. Następny wariant, który wypróbujesz, zastąpi je.
page-analysis-long = Wariant może tu mieć najwyżej tyle półruchów: { $most }.
page-analysis-line = Próbowane { -move(case: "plural") }
page-analysis-back = Jedno { -move } wstecz
page-analysis-legal = Prawidłowe { -move(case: "plural") }
page-analysis-no-move = Nie ma żadnego prawidłowego { -move(case: "genitive") }.
page-analysis-next = Dalsze { -move(case: "plural") }, w dowolnej notacji
page-analysis-show = Pokaż
page-analysis-keep = Zachowaj ten wariant
page-analysis-to-notes = Zachowaj ten wariant w moich notatkach
page-analysis-to-plan = Zrób z tego wariantu { -move(case: "plural") } warunkowe
page-analysis-to-move = Wykonaj pierwsze { -move }, a z pozostałych zrób { -move(case: "plural") } warunkowe
page-analysis-plan-ends = Łańcuch { -move(case: "genitive-plural") } warunkowych zaczyna się od { -move(case: "genitive") } { -opponent(case: "genitive") } i kończy Twoim własnym.
page-notes = Moje notatki
page-notes-on = Moje notatki: { $game }
page-notes-about = Widzisz je tylko Ty: nie widzi ich { -opponent }, { -arbiter } ani administrator. Pozostają przy { -game(case: "genitive") }, także po jej końcu.
page-notes-text = Notatki
page-notes-save-first = Zapisz notatki, zanim wyślesz inny formularz tej strony: tekst wpisany w jednym formularzu nie jest wysyłany z innym.
page-notes-save = Zapisz notatki
page-notes-stored = Te notatki są zapisane
page-notes-unsaved = Tego tekstu nie zapisano.
page-notes-damaged = Twoich notatek nie można odczytać. Operator tego serwisu znajdzie przyczynę w dzienniku. To, co tu zapiszesz, zastąpi te notatki.
page-done-line-forgotten = Wariant usunięto.
page-done-notes-saved = Twoje notatki zapisano.
page-clocks = { -clock(case: "Plural") }
page-moves = { -move(case: "Genitive") }
page-pieces = Bierki
page-messages = Wiadomości
page-message-from = { $name }:
page-message-new = Nowa
page-message-erased = (usunięto)
page-message-arbiter = { -arbiter(case: "Nominative") }
page-send-message = Wyślij tę wiadomość
page-acts = Decyzje { -arbiter(case: "genitive") }
page-appeal = { -appeal(form: "Imperative") } się do innego { -arbiter(case: "genitive") }, { -deadline }: { $until }
page-appeal-about = Decyzja obowiązuje, dopóki nie rozstrzygnie inny { -arbiter }. Dostaniesz list z rozstrzygnięciem.
page-appeal-grounds = Twoje uzasadnienie, które przeczytają { -arbiter(case: "plural") } i Twój { -opponent }
page-appeal-send = Wnieś { -appeal }
page-appeal-decided = { -appeal(form: "Noun") } rozstrzygnął inny { -arbiter }: { $at }.
page-mark-appeal = { -appeal(form: "Noun") } od decyzji { -arbiter(case: "genitive") } czeka na innego { -arbiter(case: "genitive") }.
page-mark-appeal-decided = { -appeal(form: "Noun") } od decyzji { -arbiter(case: "genitive") } jest rozstrzygnięte.
page-adjudication = Ocena { -game(case: "genitive") }
page-adjudication-about = O wyniku { -game(case: "genitive") } rozstrzyga { -arbiter } na podstawie analizy. Twój { -opponent } przeczyta Twoją analizę, gdy { -game } się skończy.
page-adjudication-seeks = Wniosek
page-adjudication-send = Wyślij tę analizę
page-withdrawal = Wycofaj się z kilku { -game(case: "genitive") } naraz
page-withdrawal-about = Tego nie można cofnąć. W ciągu minuty każda z tych { -game(case: "genitive") }, zgodnie ze swoim regulaminem, zostanie uznana za przegraną, unieważniona albo pozostawiona decyzji { -arbiter(case: "genitive") }. Żeby zakończyć tylko tę { -game(case: "accusative") }, { -resign(form: "imperative") } ją.
page-withdrawal-scope = Zakres
page-withdrawal-from = { $scope ->
    [event] moje trwające { -game(case: "plural") } w tym turnieju
   *[all] wszystkie moje trwające { -game(case: "plural") } w tym serwisie
}
page-withdrawal-reason = Powód, który przeczytają obaj gracze każdej z tych { -game(case: "genitive") }
page-withdrawal-sure = Wycofuję się z tych { -game(case: "genitive") }
page-withdrawal-unsure = Twojego wycofania się nie zapisano: zaznacz pole, żeby je potwierdzić.
page-withdrawal-games = { $n ->
    [one] Masz tu jedną trwającą { -game(case: "accusative") }:
    [few] Masz tu { $n } trwające { -game(case: "plural") }:
    [many] Masz tu { $n } trwających { -game(case: "genitive") }:
   *[other] Masz tu { $n } trwającej { -game(case: "genitive") }:
}
page-withdrawal-record = Wycofanie się jest w zapisie każdej z tych { -game(case: "genitive") }, a Twój powód czytają obaj gracze każdej z nich.

page-opponent = Nazwa { -opponent(case: "genitive") }; zostaw puste, żeby szukać kogokolwiek
page-colour = Twój kolor
page-colour-drawn = losowany
page-colour-white = { -white(form: "Nominative") }
page-colour-black = { -black(form: "Nominative") }
page-control = Tempo gry
page-new-show = Pokaż propozycję
page-new-offer = Twoja propozycja
page-new-unsent = Niczego jeszcze nie zaproponowano. Oto Twoja propozycja:
page-new-send = Zaproponuj tę { -game(case: "accusative") }
page-rules = Urlop i inne punkty regulaminu
page-rules-leave = Dni urlopu w roku kalendarzowym; 0, jeśli urlopu nie ma
page-rules-leave-ahead = Na ile dni naprzód zgłasza się urlop
page-rules-leave-least = Najmniejsza liczba dni jednego urlopu
page-rules-usual = jak zwykle
page-control-move = Inne: dni na każde { -move }
page-control-increment = Inne: dni na { -game(case: "accusative") } i dodatkowe godziny za każde { -move }
page-control-moves = Inne: dni na pewną liczbę { -move(case: "genitive-plural") }, jak w ICCF
page-control-blocks = Inne: dni na { -clock(case: "locative") }, dni w rezerwie i dodatkowe dni za każde { -move } (Triple Block)
page-control-periods = Inne: do dziewięciu okresów, jeden po drugim
page-control-own = Liczby dla innego tempa gry
page-control-days = Dni
page-control-hours = Dodatkowe godziny za każde { -move }
page-control-cap = Najwięcej dni na { -clock(case: "locative") }; puste, jeśli bez ograniczenia
page-control-number = Liczba { -move(case: "genitive-plural") }
page-control-clock = Dni na { -clock(case: "locative") }
page-control-bank = Dni w rezerwie
page-control-more = Dodatkowe dni za każde { -move }
page-control-first = Liczba { -move(case: "genitive-plural") }, za które dodaje się dni; puste oznacza 50
page-control-period = Okres { $n }
page-control-period-moves = Liczba { -move(case: "genitive-plural") }; puste oznacza resztę { -game(case: "genitive") }
page-control-period-time = Czas, na przykład 50d, 12h albo 1d 12h
page-control-period-increment = Dodatkowy czas za każde { -move }
page-control-period-cap = Najwięcej czasu na { -clock(case: "locative") }; puste, jeśli bez ograniczenia
page-control-period-delay = Nieodliczany czas na każde { -move }
page-control-whole = Odlicza się tylko całe dni.
page-control-double = Dni jednego { -move(case: "genitive") }, po których czas liczy się podwójnie; puste, jeśli nigdy
page-control-thematic = { -move(case: "Genitive") } przed pozycją początkową liczą się.
page-field-number = To musi być liczba całkowita od { $least } do { $most }.
page-field-time = To musi być czas, na przykład 50d, 12h albo 1d 12h.
page-control-unreadable = Niczego nie zaproponowano: wpisz liczby wybranego tempa gry, każdą jako liczbę całkowitą.
page-challenges-received = Wyzwania dla Ciebie
page-challenges-sent = Twoje wyzwania i ogłoszenia
page-seeks-open = Gracze, którzy szukają { -opponent(case: "genitive") }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = dla gracza { $name }: { $control }; { $colour }
page-challenge-seek = dla dowolnego gracza: { $control }; { $colour }
page-plays-white = { -white(form: "instrumental") } gra { $name }
page-plays-black = { -black(form: "instrumental") } gra { $name }
page-start = Pozycja początkowa
page-start-usual = zwykła
page-start-960 = Chess960
page-start-set = z podanej pozycji
page-start-number = Numer pozycji Chess960; puste, jeśli ma zostać wylosowana
page-start-fen = Podana pozycja (FEN)
page-start-castling = Zasady { -castling(case: "genitive") } z Chess960
page-regulated = Regulamin odbiega od zwykłego nie tylko tempem gry. Te ustawienia są inne niż zwykle:
page-player = { $name }
page-player-arbiter = { -arbiter(case: "Nominative") } tego serwisu.
page-player-running = { -game(case: "Plural") } w toku
page-player-hidden = Żaden gracz o tej nazwie lub tym numerze nie ma { -game(case: "genitive") }, którą może czytać każdy. Osoby, które mają konto, po zalogowaniu widzą wszystkich graczy.
page-public-running = { -game(case: "Nominative") } trwa.
page-public-delayed = { $plies ->
    [one] { -game(case: "Nominative") } trwa. Ostatni półruch nie jest jeszcze jawny.
    [few] { -game(case: "Nominative") } trwa. Ostatnie { $plies } półruchy nie są jeszcze jawne.
    [many] { -game(case: "Nominative") } trwa. Ostatnich { $plies } półruchów nie jest jeszcze jawnych.
   *[other] { -game(case: "Nominative") } trwa. Ostatnie { $plies } półruchu nie jest jeszcze jawne.
}
page-public-at = { $at }
page-public = Kto może czytać { -game(case: "accusative") }
page-public-no = Tylko osoby, które mają konto
page-step-start = Początek
page-step-back = Wstecz
page-step-on = Dalej
page-step-back-by = { $n } { $n ->
    [one] półruch
    [few] półruchy
    [many] półruchów
   *[other] półruchu
} wstecz
page-step-on-by = { $n } { $n ->
    [one] półruch
    [few] półruchy
    [many] półruchów
   *[other] półruchu
} dalej
page-step-end = Koniec
page-accept-game = Graj
page-withdraw = Wycofaj

page-desk = Stół sędziowski
page-desk-nothing = Nic na Ciebie nie czeka.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "Genitive") }
page-desk-flags = { -flag(case: "Genitive") }
page-desk-claims = Reklamacje i prośby o ocenę { -game(case: "genitive") }
page-desk-appeals = { -appeal(form: "Genitive") }
page-desk-withdrawals = Wycofania
page-desk-questions = Zakwestionowane { -clock(case: "plural") }
page-desk-question = { $name } zgłasza, że { -clock(case: "plural") } są błędne: { $at }.
page-desk-question-about = Popraw { -clock(case: "plural") }. Jeśli są prawidłowe, potwierdź je bez zmian i podaj powód.
page-desk-find = Inna { -game }, według numeru
page-desk-show = Pokaż
page-desk-waits-for = Oczekiwane: { $what }.
page-desk-resumes = { -resume(form: "Noun") } { -game(case: "genitive") }: { $at }.
page-desk-until = Do: { $at }.
page-desk-flag-open = Dopóki { -arbiter } nie zakończy { -game(case: "genitive") }, { -move } jeszcze się liczy.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } zgłasza { -claim(case: "accusative") }: { -draw }. Podstawa: trzykrotne powtórzenie pozycji.
    [fifty_moves] { $name } zgłasza { -claim(case: "accusative") }: { -draw }. Podstawa: reguła pięćdziesięciu { -move(case: "genitive-plural") }.
    [tablebase_win] { $name } zgłasza { -claim(case: "accusative") }: wygrana. Podstawa: { -tablebase }.
    [tablebase_draw] { $name } zgłasza { -claim(case: "accusative") }: { -draw }. Podstawa: { -tablebase }.
    [adjudicated_win] { $name } prosi o ocenę { -game(case: "genitive") }. Wniosek: wygrana.
   *[adjudicated_draw] { $name } prosi o ocenę { -game(case: "genitive") }. Wniosek: { -draw }.
}
page-desk-announced = Reklamacja dotyczy pozycji po tym { -move(case: "instrumental") }: { $move }.
page-desk-claim-stops = W tym czasie { -clock(case: "plural") } stoją.
page-desk-claim-runs = W tym czasie { -clock } idzie.
page-desk-withdrawn = Wycofanie się: { $name }, { $at }. { -clock(case: "Plural") } stoją.
page-desk-silent = Wycofanie się przez milczenie: { $name }, { $at }. { -clock(case: "Plural") } stoją.
page-desk-appeal = { $names }: { -appeal } od decyzji nr { $number } ({ $act }), złożono: { $at }.
page-desk-own-act = To była Twoja decyzja, więc { -appeal } rozstrzyga inny { -arbiter }.
page-desk-game = { $game } na stole sędziowskim: { $white } – { $black }
page-desk-to-board = Szachownica i { -move(case: "plural") }
page-desk-done = Zapisano.
page-desk-acts = Decyzje
page-desk-acts-about = Zanim decyzja zapadnie, zobaczysz jej skutek na obu { -clock(case: "locative-plural") }. Powód czytają obaj gracze.
page-desk-acts-none = W tej { -game(case: "genitive") } nie możesz teraz podjąć żadnej decyzji.
page-desk-act = { $act ->
    [decide-claim] Rozstrzygnij { -claim(case: "accusative") }
    [claim-flag] Zakończ { -game(case: "accusative") } z powodu opadłej { -flag(case: "genitive") }
    [decide-appeal] Rozstrzygnij { -appeal }
    [acknowledge-face] Potwierdź dane na { -envelope(case: "locative") }
    [set-resumption] Wyznacz inny termin { -resume(form: "genitive") }
    [approve-early-opening] Zgódź się na otwarcie { -envelope(case: "genitive") } przed czasem
    [declare-missing] Uznaj { -envelope(case: "accusative") } za zaginioną
    [envelope] Otwórz { -envelope(case: "accusative") }
    [warn] Ostrzeż gracza
    [give-time] Dodaj czas
    [take-time] Odejmij czas
    [correct-clocks] Popraw { -clock(case: "plural") }
    [adjudicate] Orzeknij wynik
    [forfeit] Uznaj { -game(case: "accusative") } za przegraną jednej ze stron
    [cancel] Anuluj { -game(case: "accusative") }
    [replay] Anuluj { -game(case: "accusative") } i zacznij ją od nowa
    [annul] Unieważnij { -game(case: "accusative") }
    [change-points] Zmień punkty
    [grant-leave] Udziel specjalnego urlopu
    [end-leave] Zakończ urlop
    [adjourn] { -adjourn(form: "Imperative") } { -game(case: "accusative") }
    [take-back] Cofnij { -move(case: "plural") }
    [replace] Zastąp gracza
    [withdraw] Zapisz wycofanie się
   *[expel] Wyklucz gracza
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Gracz
    [time] Czas, na przykład 2d albo 1d 12h
    [used_white] Czas zużyty przez { -white }, na przykład 1d 12h
    [used_black] Czas zużyty przez { -black }, na przykład 1d 12h
    [deadline] Termin idącego { -clock(case: "genitive") }, w Twojej strefie czasowej; puste pole go nie zmienia
    [result] Wynik
    [points_white] Punkty { -white(form: "genitive") }
    [points_black] Punkty { -black(form: "genitive") }
    [first] Pierwszy dzień, według czasu gracza
    [last] Ostatni dzień, według czasu gracza
    [ply] Ile półruchów pozostaje
    [player] Nazwa nowego gracza
    [scope] { -game(case: "Plural") }
    [claim] Reklamacja
    [upheld] Decyzja o { -claim(case: "genitive") }
    [act] Zaskarżona decyzja
    [reverse] Decyzja o odwołaniu
    [resume_at] Termin { -resume(form: "genitive") }, w Twojej strefie czasowej
   *[reason] Powód, który czytają obaj gracze
}
page-desk-scope = { $scope ->
    [game] Tylko ta { -game }
    [event] Wszystkie trwające { -game(case: "plural") } gracza w tym turnieju
   *[all] Wszystkie trwające { -game(case: "plural") } gracza tutaj
}
page-desk-white = { -white(form: "Nominative") }, { $name }
page-desk-black = { -black(form: "Nominative") }, { $name }
page-desk-upheld = Reklamacja jest słuszna.
page-desk-rejected = Reklamacja jest niesłuszna.
page-desk-reversed = Decyzja jest uchylona.
page-desk-confirmed = Decyzja zostaje w mocy.
page-desk-numbered = Nr { $number }: { $what }
page-desk-unreadable = Tego pola nie da się odczytać, więc nic nie zrobiono: { $field }.
page-desk-preview = Pokaż skutek
page-desk-not-done = Jeszcze nic nie zapisano. Obejrzyj skutek i potwierdź go poniżej.
page-desk-effect = Skutek
page-desk-on-record = Jeśli to potwierdzisz, w zapisie { -game(case: "genitive") } { $game }, { $white } – { $black }, znajdzie się:
page-desk-drops = Przepadają { -move(case: "plural") } warunkowe tych graczy: { $names }.
page-desk-elsewhere = Zmieniają się także inne { -game(case: "plural") }: { $scope }.
page-desk-again = { -game(case: "Nominative") } zaczyna się od nowa pod nowym numerem.
page-desk-clocks-now = { -clock(case: "Plural") } teraz
page-desk-clocks-after = { -clock(case: "Plural") } potem
page-desk-confirm = Potwierdź: { $act }
page-desk-change = Najpierw zmień
page-desk-stale = Od pokazania skutku { -game } się zmieniła, więc nic nie zrobiono. Teraz skutek jest taki.
page-desk-stale-envelope = Od pokazania tej strony { -game } się zmieniła, więc nic nie zrobiono.
page-desk-envelope = { -envelope(case: "Nominative") }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = Na otwarcie { -envelope(case: "genitive") } jest jeszcze za wcześnie. { $needed ->
    [1] Na otwarcie jej przed czasem musi się zgodzić jeden { -arbiter }.
    [one] Liczba { -arbiter(case: "genitive-plural") }, którzy muszą się zgodzić na otwarcie jej przed czasem: { $needed }.
    [few] Liczba { -arbiter(case: "genitive-plural") }, którzy muszą się zgodzić na otwarcie jej przed czasem: { $needed }.
    [many] Liczba { -arbiter(case: "genitive-plural") }, którzy muszą się zgodzić na otwarcie jej przed czasem: { $needed }.
   *[other] Liczba { -arbiter(case: "genitive-plural") }, którzy muszą się zgodzić na otwarcie jej przed czasem: { $needed }.
}
page-desk-early-nobody = Nikt się jeszcze nie zgodził.
page-desk-early-you = Twoja zgoda już jest.
page-desk-early-agreed = Zgoda już jest: { $name }.
page-desk-early-other = { -envelope(case: "Accusative") } otwiera inny { -arbiter }.
page-desk-pace = Jak obaj gracze zużywali swój czas
page-desk-pace-in = { $game }: jak obaj gracze zużywali swój czas
page-desk-commitment = Suma kontrolna (SHA-256 tekstu):
page-desk-held-here = Otwiera ją serwis, gdy { -game } zostaje { -resume(form: "feminine") }.
page-desk-held = Liczba kluczy potrzebnych do otwarcia: { $needed }. Posiadacze kluczy: { $holders }.
page-desk-opening-about = Skutek na { -clock(case: "locative-plural") } zależy od { -sealed-move(case: "genitive") }, którego nikt nie widzi przed otwarciem { -envelope(case: "genitive") }.
page-resume-about = Serwis otworzy wtedy { -envelope(case: "accusative") } i wykona { -sealed-move }. Jeśli to { -move } jest { -illegal } lub niejednoznaczne, { -game } może się zakończyć. Tego nie można cofnąć.
page-desk-resume = { -resume(form: "Imperative") } { -game(case: "accusative") }
page-desk-open = Otwórz { -envelope(case: "accusative") }
page-desk-open-about = Odszyfruj ją swoim kluczem poza tą stroną: age -d -i KEY envelope.age. Potem wklej tu cały tekst; liczy się tylko tekst z tą sumą kontrolną. Strona nie pokaże go ponownie.
page-desk-decrypt-about = Możesz też odszyfrować { -envelope(case: "accusative") } w tej przeglądarce. Twój klucz tajny nie jest wysyłany, a tekst jest wysyłany tylko wraz z formularzem poniżej. Serwis, który wyśle Twojej przeglądarce inny skrypt, mógłby odczytać klucz: wiersz poleceń jest bezpieczniejszy.
page-desk-decrypt-closed = Zamknięta { -envelope } albo to, co po użyciu klucza innego { -arbiter(case: "genitive") } pozostało zamknięte
page-desk-decrypt-key = Twój klucz tajny, z pliku programu age-keygen
page-desk-decrypt-file = Klucz tajny z pliku
page-desk-decrypt = Odszyfruj w tej przeglądarce
page-desk-decrypt-no-key = Nie ma klucza tajnego programu age. Zaczyna się on od AGE-SECRET-KEY-1.
page-desk-decrypt-failed = Ten klucz jej nie otwiera.
page-desk-decrypt-wrong = To, co jest w { -envelope(case: "locative") }, nie zgadza się z sumą kontrolną.
page-desk-decrypt-left = Twój klucz otworzył jedną warstwę. Przekaż to następnemu { -arbiter(case: "dative") }, który otworzy to innym kluczem:
page-desk-closed = Zamknięta { -envelope }
page-desk-text = Tekst z { -envelope(case: "genitive") }
page-desk-early-reason = Powód, jeśli { -envelope } jest otwierana przed czasem; czytają go obaj gracze
page-desk-trail = Przebieg
page-desk-column = { $column ->
    [number] Nr
    [what] Co
    [by] Kto
    [received] Wpłynęło
    [judged] Rozpatrzono
    [white] { -clock(case: "Nominative") } { -white(form: "genitive") } potem
   *[black] { -clock(case: "Nominative") } { -black(form: "genitive") } potem
}
page-desk-channel = { $channel ->
    [mail] pocztą
    [http] przez stronę albo API
    [console] z wiersza poleceń
   *[timekeeper] samoczynnie
}
page-desk-refused = Odrzucono: { $why }
page-desk-recorded = Zapis dosłowny
page-desk-cause = Przyczyna:
page-desk-seconds = { $n } s
page-desk-clock = Zużyto: { $used }, pozostało: { $left }.
page-desk-left-off = Odrzucone próby, których nie pokazano: { $n }.
page-desk-event = { $event ->
    [created] Początek { -game(case: "genitive") }
    [moved] { -move(case: "Nominative") }
    [said] Wiadomość
    [draw_offered] Propozycja { -draw(case: "genitive") }
    [draw_declined] { -draw(case: "Nominative") } odrzucony
    [claim_upheld] Reklamacja uznana
    [claim_referred] Reklamacja dla { -arbiter(case: "genitive") }
    [analysed] Analiza
    [claim_lapsed] Reklamacja wygasła
    [claim_rejected] Reklamacja odrzucona
    [illegal_move] { -illegal(form: "Neuter") } { -move }
    [adjournment_proposed] Propozycja { -adjourn(form: "genitive") } { -game(case: "genitive") }
    [adjournment_declined] { -adjourn(form: "Noun") } { -game(case: "genitive") } odrzucone
    [sealing_began] Gracz na { -move(case: "locative") } musi { -seal } { -move }
    [drafted] Szkic włożony do { -envelope(case: "genitive") }
    [sealed] { -move(case: "Nominative") } { -seal(form: "neuter") }
    [face_acknowledged] Dane na { -envelope(case: "locative") } potwierdzone
    [resumption_set] Termin { -resume(form: "genitive") } wyznaczony
    [resumption_requested] Gracz jest gotowy do { -resume(form: "genitive") }
    [resumed] { -game(case: "Nominative") } { -resume(form: "feminine") }
    [early_opening_approved] Otwarcie przed czasem zatwierdzone
    [came_late] Gracz przyszedł za późno
    [envelope_missing] { -envelope(case: "Nominative") } zaginęła albo się nie otwiera
    [publication_agreed] Gracz zgadza się na ujawnienie { -envelope(case: "genitive") }
    [envelope_published] { -envelope(case: "Nominative") } ujawniona
    [reading_chosen] Wybrane odczytanie { -sealed-move(case: "genitive") }
    [clocks_questioned] Zgłoszenie, że { -clock(case: "plural") } są błędne
    [opened] { -envelope(case: "Nominative") } otwarta
    [flag_fell] { -flag(case: "Nominative") } opadła
    [leave_booked] Urlop zapisany
    [leave_cancelled] Urlop odwołany
    [reflection_declared] Dalszy namysł zgłoszony
    [downtime_returned] Czas niedziałania serwisu zwrócony
    [zone_noted] Strefa czasowa zapisana
    [clock_refilled] { -clock(case: "Nominative") } uzupełniony z rezerwy
    [mail_problem] Poczta nie dochodzi
    [mail_restored] Poczta znowu dochodzi
    [ended] Koniec { -game(case: "genitive") }
    [withdrawn] Wycofanie się
    [appealed] { -appeal(form: "Noun") }
    [appeal_decided] { -appeal(form: "Noun") } rozstrzygnięte
    [act_warn] { -arbiter(case: "Nominative") }: ostrzeżenie
    [act_time] { -arbiter(case: "Nominative") }: czas dodany albo odjęty
    [act_clocks] { -arbiter(case: "Nominative") }: { -clock(case: "plural") } poprawione
    [act_adjudicate] { -arbiter(case: "Nominative") }: wynik orzeczony
    [act_forfeit] { -arbiter(case: "Nominative") }: { -game } uznana za przegraną
    [act_cancel] { -arbiter(case: "Nominative") }: { -game } anulowana
    [act_annul] { -arbiter(case: "Nominative") }: { -game } unieważniona
    [act_give_way] Liczy się inna { -game }
    [act_points] { -arbiter(case: "Nominative") }: punkty zmienione
    [act_leave] { -arbiter(case: "Nominative") }: specjalny urlop udzielony
    [act_end_leave] { -arbiter(case: "Nominative") }: urlop zakończony
    [act_adjourn] { -arbiter(case: "Nominative") }: { -adjourn } { -game(case: "genitive") } zarządzone
    [act_take_back] { -arbiter(case: "Nominative") }: { -move(case: "plural") } cofnięte
    [act_replace] { -arbiter(case: "Nominative") }: gracz zastąpiony
    [act_expel] { -arbiter(case: "Nominative") }: gracz wykluczony
   *[other] { $event }
}

page-admin = Administracja
page-admin-players = Gracze
page-admin-mail = Poczta przychodząca
page-admin-trouble = Listy i zdarzenia, które nie docierają
page-admin-health = Stan serwisu
page-admin-aside = { $n ->
    [0] Żaden list przychodzący nie czeka na Ciebie.
    [one] { $n } list przychodzący czeka na Ciebie.
    [few] { $n } listy przychodzące czekają na Ciebie.
    [many] { $n } listów przychodzących czeka na Ciebie.
   *[other] { $n } listu przychodzącego czeka na Ciebie.
}
page-admin-more = Więcej
page-admin-none = Brak.
page-admin-part = Część nazwy
page-admin-address = Cały adres e-mail
page-admin-search = Szukaj
page-admin-no-address = Żadne konto nie ma tego adresu.
page-admin-since = od: { $at }
page-admin-player = Gracz { $name }
page-admin-role = Rola
page-admin-deleted = To konto usunięto.
page-admin-mail-arrives = Żaden list do tego gracza nie wrócił.
page-admin-stopped = Zwrócone listy (od: { $since }): { $n }; powód ostatniego zwrotu: { $reason }. Listów o { -game(case: "locative-plural") } się nie wysyła.
page-admin-returned = Zwrócone listy (od: { $since }): { $n }; powód ostatniego zwrotu: { $reason }. Listy są nadal wysyłane.
page-admin-sessions = Sesje
page-admin-no-sessions = Gracz nie jest nigdzie zalogowany.
page-admin-trail = Historia konta
page-admin-trail-about = Najnowsze wpisy są pierwsze. Gracz dostaje tę historię razem ze swoimi danymi.
page-admin-event = { $what ->
    [signed_up] Utworzono konto
    [signed_in] Logowanie
    [session_ended] Zakończono sesję
    [sessions_ended] Zakończono wszystkie sesje
    [refresh_token_reused] Zakończono sesję, bo jej klucza użyto dwa razy
    [api_token_made] Utworzono token dla programów
    [api_token_revoked] Unieważniono token dla programów
    [api_tokens_revoked] Unieważniono wszystkie tokeny dla programów
    [calendar_made] Utworzono adres kalendarza
    [calendar_revoked] Unieważniono adres kalendarza
    [webhook_secret_made] Utworzono sekret webhooka
    [webhook_enabled] Włączono webhook
    [webhook_deleted] Usunięto webhook
    [envelope_key] Ustawiono klucz do { -sealed-move(case: "genitive-plural") }
    [address_changed] Zmieniono adres poczty
    [role_changed] Zmieniono rolę
    [mail_stopped] Wstrzymano wysyłanie listów o { -game(case: "locative-plural") }
    [mail_resumed] Wznowiono wysyłanie listów o { -game(case: "locative-plural") }
    [mail_restored] Administrator wznowił wysyłanie listów o { -game(case: "locative-plural") }
    [unsubscribed_by_link] Powiadomienia wyłączono linkiem z listu
    [text_erased] Usunięto tekst
    [mail_replayed] List przychodzący przeczytano jeszcze raz
    [mail_released] List przychodzący zwolniono
    [mail_discarded] List przychodzący odrzucono
    [deleted] Usunięto konto
   *[other] { $what }
}
page-admin-restored = serwis odtworzono z kopii zapasowej
page-admin-text-place = { $game }, zdarzenie { $number }
page-admin-reason = Powód, zapisany na zawsze: nie pisz nic osobistego
page-admin-no-reason = Nic nie zrobiono: napisz powód w jednym wierszu, najwyżej 200 znaków.
page-admin-act = { $act ->
    [role] Zmień rolę
    [restore-mail] Znów wysyłaj listy
    [end-sessions] Zakończ wszystkie sesje
    [replay] Przeczytaj jeszcze raz
    [release] Przepuść
   *[discard] Odrzuć
}
page-admin-effect = { $act ->
    [role] Konto od razu ma nową rolę, a gracz dowiaduje się o niej z listu.
    [restore-mail] Zwroty zostają zapomniane, a listy o { -game(case: "locative-plural") } są znów wysyłane do gracza.
    [end-sessions] Gracz zostaje wszędzie wylogowany. Tokeny programów pozostają.
    [replay] List jest czytany od początku. To, co już z niego wykonano, nie jest wykonywane drugi raz.
    [release] Na Twoje słowo list liczy się jako własny list gracza, bez względu na to, kto go wysłał.
   *[discard] Na tym list się kończy, a jego tekst zostaje usunięty na zawsze.
}
page-admin-not-done = Jeszcze nic nie zrobiono. Obejrzyj to i potwierdź poniżej.
page-admin-done = Zrobiono i zapisano.
page-admin-nothing = Nic nie zrobiono: nie było nic do zrobienia albo tekstu listu już nie ma.
page-admin-own-game = Nic nie zrobiono: ten list może dotyczyć Twojej { -game(case: "genitive") }, więc zajmuje się nim inny administrator.
page-admin-mail-about = List odkłada się na bok, gdy nie można go przeczytać, gdy nie ma pewności, kto jest autorem, albo gdy ktoś napisał do Ciebie. Obejrzyj go, zanim minie 30 dni.
page-admin-list = { $list ->
    [aside] Odłożone na bok
    [pending_confirm] Czekające na potwierdzenie
    [unanswered] Bez odpowiedzi
   *[all] Wszystkie
}
page-admin-mail-number = List { $id }
page-admin-mail-text = Tekst
page-admin-mail-state = { $state ->
    [received] Jeszcze nieprzeczytany
    [applied] Wykonany
    [duplicate] Przyszedł już wcześniej
    [auto] Napisany przez automat
    [bounced] List, który wrócił
    [rejected] Odrzucony
    [pending_confirm] Czeka na potwierdzenie
    [quarantined] Odłożony na bok
   *[poison] Odłożony na bok, bo nie udało się go przeczytać
}
page-admin-why = { $cause ->
    [auto_submitted] podaje, że napisał go program
    [precedence] podaje, że jest pocztą masową
    [list] przyszedł przez listę dyskusyjną
    [autoreply] to automatyczna odpowiedź
    [null_sender] nie ma nadawcy, któremu można by odpowiedzieć
    [loop] to list tego serwisu, który wrócił
    [report] to raport o doręczeniu
    [robot] jego nadawcą jest adres programu
    [own_address] jego nadawcą jest adres tego serwisu
    [did_you_mean] zapytano gracza, czy chodzi o inne { -move }
    [meant] gracz potwierdził { -move }
    [asked] zapytano gracza, o co chodzi
    [erased] jego tekst usunięto
    [unreadable] nie można go przeczytać
    [unreadable_row] nie można odczytać jego zapisu w bazie danych
    [ambiguous_from] nie podaje dokładnie jednego autora
    [no_player] jego adres nie należy już do żadnego konta
    [mail_off] gracz nie przyjmuje { -move(case: "genitive-plural") } pocztą
    [message_id] to kopia wcześniejszego listu
    [failed] zawiadamia, że jakiś list nie dotarł
    [not_counted] to raport, który się nie liczy
    [delayed] zawiadamia o opóźnieniu
    [to_bounce_address] nie jest raportem, a przyszedł na adres dla raportów
    [nothing_to_confirm] nie ma nic do potwierdzenia
    [nothing_waits] nic już nie czeka na odpowiedź
    [another_waits] na potwierdzenie czeka inny list
    [dmarc_fail] domena jego nadawcy podaje, że jest sfałszowany (DMARC)
    [not_a_player] jego autor nie gra w tej { -game(case: "genitive") }
    [not_the_player] nie wysłał go gracz
    [unconfirmed_sender] zapytano gracza, czy to jego list
    [not_confirmed] nikt go na czas nie potwierdził
    [confirmed] gracz potwierdził nim inny list
    [disowned] gracz napisał w nim, że jakiś list nie jest jego
    [no_yes] nie mówi ani tak, ani nie
    [passed_on] przekazano go administratorowi
    [for_operator] nie udało się go przekazać administratorowi
    [helped] odpowiedziano na niego wyjaśnieniem
    [joins] kogoś, kto nie ma konta, poproszono o potwierdzenie
    [joined] utworzono nim konto
    [before_an_act] napisano go, zanim { -arbiter } coś w { -game(case: "genitive") } uchylił
    [before_restoration] napisano go, zanim serwis odtworzono z kopii zapasowej
    [unanswered] odpowiedź na niego wstrzymano, bo odpowiedzi było za dużo
    [discarded] administrator go odrzucił
    [failures] trzy razy nie udało się go przeczytać
    [deaths] program kończył pracę przy każdym jego czytaniu
    [left] czeka na nowszą wersję serwisu
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] Domena nadawcy ręczy za autora.
    [fail] Domena nadawcy podaje, że list jest sfałszowany.
   *[unknown] Za autora nikt nie ręczy.
}
page-admin-outgoing = { $kind ->
    [game-started] Początek { -game(case: "genitive") }
    [your-move] { -move(case: "Nominative") } { -opponent(case: "genitive") }
    [move-recorded] Zapis { -move(case: "genitive") } z listu
    [reminder] Przypomnienie
    [game-news] Aktualności o { -game(case: "genitive") }
    [adjournment] { -adjourn(form: "Noun") } { -game(case: "genitive") }
    [arbiter-news] Aktualności dla { -arbiter(case: "genitive") }
    [log-receipt] Dowód { -sealed-move(case: "genitive") }
    [game-over] Koniec { -game(case: "genitive") }
    [restored] Odtworzenie z kopii zapasowej
    [challenge] Wyzwanie
    [transcript] Odpowiedź na list
    [confirmation] Pytanie
    [sign-in-code] Kod
    [account-news] Aktualności o koncie
    [digest] List zbiorczy
   *[passed-on] List przekazany dalej
}
page-admin-not-sent = { $reason ->
    [gone] odbiorca zgłasza, że już nie istnieje
    [failed] przez pięć dni nie udało się niczego wysłać
    [restored] serwis odtworzono z kopii zapasowej
    [interrupted] program zakończył pracę podczas wysyłania
    [no_event] nie ma takiego zdarzenia
    [redirect] odbiorca kieruje na inny adres
    [internal] błąd tego serwisu
    [timeout] odbiorca nie odpowiada na czas
    [host_not_found] serwer odbiorcy jest nieznany
    [private_address] odbiorca nie ma adresu w internecie
    [not_https] adres odbiorcy jest bez szyfrowania
    [tls] certyfikat odbiorcy jest nieważny albo TLS zawodzi
    [connection_refused] odbiorca nie przyjmuje połączenia
    [connection] połączenie z odbiorcą zostało przerwane
    [not_http] odbiorca nie odpowiada zgodnie z HTTP
   *[other] odbiorca odpowiada statusem { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } próba.
    [few] { $n } próby.
    [many] { $n } prób.
   *[other] { $n } próby.
}
page-admin-received = Wpłynął
page-admin-at = { $at }
page-admin-state = Stan
page-admin-cause = Wynik albo przyczyna
page-admin-to = Do
page-admin-to-game = { $game }, adres zwrotny przydzielony graczowi { $name }
page-admin-to-account = konto: { $name }
page-admin-to-confirm = pytanie o list { $id }
page-admin-to-mailbox = skrzynka { $mailbox }
page-admin-to-bounce = adres dla zwrotów listu wychodzącego { $id }
page-admin-author = Autor
page-admin-attempts = Czytanie
page-admin-confirmed = Liczy się jako własny list gracza.
page-admin-text-about = To jest początek listu w postaci, w jakiej przyszedł, bez adresów serwisu, kodów oraz części zakodowanych lub w HTML. Nie mów innym, co w nim jest.
page-admin-text-cut = Reszty nie pokazano.
page-admin-hidden = { $because ->
    [own_game] List może dotyczyć Twojej { -game(case: "genitive") }. Zajmuje się nim inny administrator.
    [sealed] Tekstu nie pokazano, bo może w nim być { -sealed-move }: w { -game(case: "genitive") }, której może dotyczyć list, takie { -move } jest albo może się pojawić. Mimo to list można przeczytać jeszcze raz, przepuścić i odrzucić.
    [secret] Tekstu nie pokazano, bo może w nim być { -move } albo słowo o { -seal(form: "imperfective-locative") }, szkicach lub { -move(case: "locative-plural") } warunkowych. Mimo to list można przeczytać jeszcze raz, przepuścić i odrzucić.
    [not_aside] Tekstu nie pokazano, bo listu nie odłożono na bok.
   *[gone] Tekst usunięto.
}
page-admin-bounces = Gracze, do których poczta nie dociera
page-admin-sources = Skrzynki, z których pobierana jest poczta
page-admin-source-unused = nieużywana
page-admin-source-fine = poczta jest pobierana
page-admin-source-looked = Ostatnie sprawdzenie: { $at }
page-admin-dead = Listy wychodzące, których wysyłania zaniechano
page-admin-an-address = na adres bez konta
page-admin-about = o { $game }
page-admin-webhooks = Webhooki wyłączone albo zawodzące
page-admin-webhook = Webhook { $id }, { $host }
page-admin-webhook-failing = zawodzi od: { $since }
page-admin-webhook-off = wyłączony ({ $because })
page-admin-deliveries = Zdarzenia, których wysyłania zaniechano
page-admin-delivery = Zdarzenie { $id } dla webhooka { $webhook }, o { $game }
page-admin-ready = Serwis jest gotowy.
page-admin-not-ready = Serwis nie jest gotowy.
page-admin-clock-jumped = Zegar komputera został przestawiony. Dopóki nie wskazuje dobrego czasu, żadna { -flag } nie opada i nic nie jest usuwane.
page-admin-answers-held = Do wysłania jest więcej automatycznych odpowiedzi niż zwykle. Liczba tych, które wstrzymano i które wyjdą później: { $n }
page-admin-commands-aside = Prośby dotyczące wszystkich { -game(case: "genitive") } gracza, których w jednej z nich nie udało się wykonać: { $n }
page-admin-version = Wersja
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Generacja bazy danych
page-admin-backup = Ostatnia kopia zapasowa z postzug backup
page-admin-no-backup = żadna nie jest znana
page-admin-running = { -game(case: "Plural") } w toku
page-admin-ended = Zakończone { -game(case: "plural") }
page-admin-accounts = Konta
page-admin-bytes = Wielkość bazy danych
page-admin-set-aside = Listy przychodzące odłożone na bok
page-admin-unsent = Listy wychodzące do wysłania
page-admin-oldest = Najstarszy czeka: { $age }.
page-admin-undelivered = Zdarzenia do wysłania webhookom
page-admin-log-size = Wpisy dziennika
page-admin-log-signed = Wpisy pod ostatnim punktem kontrolnym
page-admin-log-waiting = Zdarzenia, których jeszcze nie ma w dzienniku
page-admin-checkpoint = Punkt kontrolny dziennika
page-admin-health-more = Polecenie postzug doctor sprawdza komputer, serwer pocztowy i DNS.

page-problem = Nie wykonano
page-typed = Twój tekst, którego nie wysłano: skopiuj go
page-typed-reason = Powód
page-claim-move = Reklamację zapisano, a zapowiedziane { -move } wykonano.
page-claim-no-move = Reklamację zapisano, a { -move } trzeba jeszcze wykonać.
page-claim-recorded = Reklamację zapisano; jeśli zapowiedziano prawidłowe { -move }, zostało wykonane.
page-problem-code = { $status }, { $code }
