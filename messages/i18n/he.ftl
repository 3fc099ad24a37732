### Sentences that a person reads, in Hebrew: a part of them. docs/translating.md says how to add a language.

-draw = תיקו
-move = { $form ->
    [definite] המסע
    [plural] מסעים
   *[bare] מסע
}
-game = { $form ->
    [definite] המשחק
    [in] במשחק
   *[bare] משחק
}
-opponent = { $form ->
    [to] ליריב
    [of] של היריב
   *[definite] היריב
}
-arbiter = { $form ->
    [definite] השופט
    [to] לשופט
   *[bare] שופט
}
-envelope = { $form ->
    [definite] המעטפה
    [in] במעטפה
   *[bare] מעטפה
}
-clock = { $form ->
    [your] השעון שלך
    [definite] השעון
   *[bare] שעון
}
-flag = { $form ->
    [your] הדגלון שלך
   *[definite] הדגלון
}
-deadline = מועד אחרון
-check = שח
-mate = מט
-castling = הצרחה
-no-clock = השעונים עומדים
-left = הזמן שנותר

language-name = עברית

## Dates and lengths of time

date = { $weekday }, { $day } { $month } { $year }, { $time } ({ $iso } { $offset })
date-beyond = תאריך מחוץ לגבולות לוח השנה
weekday-monday = יום שני
weekday-tuesday = יום שלישי
weekday-wednesday = יום רביעי
weekday-thursday = יום חמישי
weekday-friday = יום שישי
weekday-saturday = יום שבת
weekday-sunday = יום ראשון
month-january = בינואר
month-february = בפברואר
month-march = במרץ
month-april = באפריל
month-may = במאי
month-june = ביוני
month-july = ביולי
month-august = באוגוסט
month-september = בספטמבר
month-october = באוקטובר
month-november = בנובמבר
month-december = בדצמבר
length-days = { $n ->
    [one] יום אחד
    [two] יומיים
   *[other] { $n } ימים
}
length-hours = { $n ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $n } שעות
}
length-minutes = { $n ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $n } דקות
}
exact-days = { $n ->
    [one] יום אחד
    [two] יומיים
   *[other] { $n } ימים
}
exact-hours = { $n } שע׳
exact-minutes = { $n } דק׳
exact-seconds = { $n } שנ׳

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } או { $last }
list-more = { $list } ועוד { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
} לכל מסע
control-period = { $moves } מסעים, זמן: { $time }
control-then = { $first }, ואחר כך { $next }
control-increment-of = { $period } ותוספת לכל מסע: { $increment }

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = המשחק הזה אינו שלך: רק שני השחקנים יכולים לעשות זאת.
    .title = לא שחקן במשחק הזה
    .help = רק שני השחקנים יכולים לעשות זאת.
refusal-not_your_move = תור היריב.
    .title = תור היריב
    .help = יש לחכות למסע של היריב.
refusal-not_a_move = "{ $text }" אינו מסע בשום רישום שהשירות מכיר.
    .title = לא מסע
    .help = יש לכתוב מסע אחד, למשל 5254 או e4; את המסעים החוקיים מציג GET .../legal.
refusal-illegal_move = "{ $text }" אינו מסע חוקי כאן: { $reason }.
    .title = לא חוקי כאן
    .game = לא בוצע מסע והשעון ממשיך ללכת. הניסיון נספר.
    .help = יש לשלוח מסע חוקי; את המסעים החוקיים מציג GET .../legal.
refusal-ambiguous_move = למסע "{ $text }" יש יותר מפירוש אחד: { $readings }.
    .title = יותר ממסע חוקי אחד מתאים
    .help = יש לשלוח אחד מן הפירושים.
refusal-promotion_missing = במסע "{ $text }" יש לציין לאיזה כלי הרגלי מוכתר: { $readings }.
    .title = חסר הכלי של ההכתרה
    .help = יש לציין לאיזה כלי הרגלי מוכתר, למשל 57581 או e8=Q.
refusal-game_over = המשחק הסתיים.
    .title = המשחק הסתיים
    .help = אי אפשר לשלוח עוד דבר למשחק הזה.
refusal-no_draw_offer = אין הצעת תיקו של היריב.
    .title = אין הצעת תיקו
    .help = אפשר להציע תיקו יחד עם המסע הבא.
refusal-already_offered = כבר הצעת תיקו; היריב עוד לא ענה.
    .title = הצעת התיקו שלך עומדת
    .help = יש לחכות לתשובת היריב.
refusal-unknown_game = אין משחק כזה.
    .title = אין משחק כזה
    .help = יש לבדוק את מספר המשחק.
refusal-unknown_player = אין שחקן בשם הזה.
    .title = אין שחקן כזה
    .help = יש לבדוק את השם; אי אפשר להזמין חשבונות שנמחקו.

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = אינו מסע בשום רישום שהשירות מכיר
condition-illegal = אינו חוקי שם

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = זה אינו מסע בשום רישום שהשירות מכיר
not-sealable-illegal = המסע אינו חוקי כאן
not-sealable-ambiguous = יותר ממסע חוקי אחד מתאים
not-sealable-promotion_missing = יש לציין לאיזה כלי הרגלי מוכתר

## Pieces

piece = { $role ->
    [pawn] רגלי
    [knight] פרש
    [bishop] רץ
    [rook] צריח
    [queen] מלכה
   *[king] מלך
}
piece-on = { piece } במשבצת { $square }

## Reasons: an illegal move.

illegal-empty_square = אין כלי במשבצת { $square }
illegal-opponents_piece = הכלי שייך { -opponent(form: "to") }: { $piece }
illegal-other_piece = במשבצת { $square } עומד כלי אחר: { $role }, ולא { $named }
illegal-own_piece = כלי שלך עומד בדרך: { $piece }
illegal-cannot_move_so = הכלי אינו יכול לנוע כך: { $piece }
illegal-none_reaches = שום כלי מסוג זה אינו יכול להגיע למשבצת { $square }: { $role }
illegal-blocked = כלי עומד בדרך: { $piece }
illegal-pawn_takes_diagonally = כלי עומד בדרך: { $piece }; רגלי מכה רק באלכסון
illegal-pawn_double_step = רגלי נע שתי משבצות רק ממקומו ההתחלתי
illegal-nothing_to_capture = אין מה להכות במשבצת { $square }
illegal-en_passant_only_at_once = הכאה דרך הילוכו אפשרית רק מיד אחרי שרגלי נע שתי משבצות
illegal-king_in_check = המלך יעמוד ב{ -check } מצד הכלי: { $piece }
illegal-king_stays_in_check = המלך יישאר ב{ -check } מצד הכלי: { $piece }
illegal-castling_right_lost = ה{ -castling } בצד הזה כבר אינה אפשרית: המלך או הצריח הזה כבר זז או אינו במקומו
illegal-castling_blocked = כלי עומד בדרך ומונע { -castling }: { $piece }
illegal-castling_out_of_check = אי אפשר להצריח כשהמלך ב{ -check } מצד הכלי: { $piece }
illegal-castling_through_check = המלך יעבור במשבצת מאוימת או יגיע אליה: { $square }. הכלי המאיים: { $piece }
illegal-no_promotion = במסע הזה אין הכתרה של רגלי, ולכן אי אפשר לציין כלי להכתרה
illegal-promotion_to = רגלי מוכתר למלכה, לצריח, לרץ או לפרש בלבד, ולא לכלי הזה: { $role }
illegal-other = אין כלי שיכול לבצע את { -move(form: "definite") } הזה

## Things that there are none of.

missing-account = חשבון
missing-player = שחקן

## Events of a game, for players and arbiters

arbiter-named = { -arbiter(form: "definite") } { $name }
arbiter-unnamed = { -arbiter(form: "definite") }
arbiter-service = השירות
reason = הסיבה: { $reason }
reason-of-arbiter = הסיבה בלשון השופט: { $reason }
reason-erased = (נמחק).
reason-as-written = כפי שכתבת.

event-your-game-white = המשחק שלך התחיל. { -opponent }: { $opponent }. הצבע שלך: לבן. קצב המשחק: { $control }.
event-your-game-black = המשחק שלך התחיל. { -opponent }: { $opponent }. הצבע שלך: שחור. קצב המשחק: { $control }.
event-game = המשחק { $white } – { $black } התחיל. קצב המשחק: { $control }.
event-moved = { $who-is ->
    [you] המסע שלך: { $move } (זמן שנוצל: { $time }).
   *[other] מסע: { $who } – { $move } (זמן שנוצל: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] המסע שלך, עם הצעת { -draw }: { $move } (זמן שנוצל: { $time }).
   *[other] מסע עם הצעת { -draw }: { $who } – { $move } (זמן שנוצל: { $time }).
}
event-conditional-move = { $who-is ->
    [you] התשובה המיידית שלך, מסע מותנה: { $move }.
   *[other] תשובה מיידית, מסע מותנה: { $who } – { $move }.
}
event-message = { $who-is ->
    [you] כתבת הודעה.
   *[other] הודעה חדשה מאת: { $who }.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] שלחת מסע לא חוקי. מספר המסעים האלה עד כה: { $count }.
   *[other] מסע לא חוקי מאת: { $who }. מספר המסעים האלה עד כה: { $count }.
}
gain-you = זמן נוסף לך למסע הבא: { $time }.
gain-opponent = זמן נוסף { -opponent(form: "to") } למסע הבא: { $time }.
time-used = { $used }

event-draw-offered = { $who-is ->
    [you] הצעת { -draw }.
   *[other] הצעת { -draw } מאת: { $who }.
}
event-draw-declined = { $who-is ->
    [you] דחית את הצעת התיקו.
   *[other] הצעת התיקו נדחתה. הדחייה מאת: { $who }.
}
claim-win = ניצחון
claim-draw = { -draw }
claim-by-threefold = חזרה משולשת
claim-by-fifty = כלל חמישים המסעים
claim-by-tablebase = טבלת סיומים
claim-by-adjudication = פסיקה

event-flag-fell = { $who-is ->
    [you] המסע שלך לא הגיע עד המועד האחרון: { $deadline }.
   *[other] לא הגיע מסע עד המועד האחרון: { $who }, { $deadline }.
}
event-leave = { $who-is ->
    [you] החופשה שלך: מתאריך { $first } עד { $last }.
   *[other] חופשה: { $who }, מתאריך { $first } עד { $last }.
}
event-no-leave = { $who-is ->
    [you] החופשה שלך בוטלה: מתאריך { $first } עד { $last }.
   *[other] חופשה שבוטלה: { $who }, מתאריך { $first } עד { $last }.
}

event-adjournment-proposed = { $who-is ->
    [you] הצעת להפסיק את המשחק ולהמשיך בו במועד אחר.
   *[other] הצעה להפסיק את המשחק ולהמשיך בו במועד אחר, מאת: { $who }.
}
event-adjournment-agreed = השחקנים הסכימו להפסיק את המשחק ולהמשיך בו במועד אחר.

event-resumption-asked = { $who-is ->
    [you] ביקשת לחדש את המשחק.
   *[other] בקשה לחדש את המשחק, מאת: { $who }.
}
event-resumed-in-your-absence = המשחק חודש בהיעדרך: { -clock(form: "your") } הולך.

event-other = נרשם אירוע אחר.

## The end of a game

over-white-wins = המשחק { $game } הסתיים, { $result }: { $who-is ->
    [you] ניצחון שלך (לבן)
   *[other] ניצחון של הלבן ({ $who })
} { $how }.
over-black-wins = המשחק { $game } הסתיים, { $result }: { $who-is ->
    [you] ניצחון שלך (שחור)
   *[other] ניצחון של השחור ({ $who })
} { $how }.
over-both-lose = המשחק { $game } הסתיים, { $result }: הפסד לשני השחקנים { $how }.
over-no-result = המשחק { $game } הסתיים, { $result }: ללא תוצאה, { $how }.
over-drawn = המשחק { $game } הסתיים, { $result }: { -draw } { $how }.
over-drawn-not-won = המשחק { $game } הסתיים, { $result }: { -draw }, { $how }, אבל ליריב לא הייתה אפשרות לתת מט.
ending-by-silence = בגלל שתיקה: זמן רב מדי לא בוצע מסע
ending-checkmate = ב{ -mate }
ending-resignation = בכניעה
ending-stalemate = בפט
ending-dead-position = כי לאף צד אין אפשרות לתת { -mate }
ending-agreement = בהסכמה
ending-threefold = בחזרה משולשת, לפי תביעה
ending-fifty = לפי כלל חמישים המסעים, לפי תביעה
ending-tablebase = לפי טבלת סיומים, לפי תביעה
ending-fivefold = בחזרה מחומשת
ending-seventy-five = לפי כלל 75 המסעים
ending-time = בגלל חריגה ממגבלת הזמן
ending-illegal-moves = בגלל מסעים לא חוקיים
ending-sealed-move = כי המסע החתום היה לא חוקי או רב־משמעי
ending-forfeit = בהפסד טכני
ending-cancelled = כי המשחק בוטל בידי { -arbiter }
ending-expulsion = בגלל הרחקה של השחקן האחר
ending-withdrawal = בגלל פרישה
ending-adjudication = בפסיקה

## What was done, to the player whose command it was

done-moved = המסע בוצע.
done-moved-with-offer = המסע בוצע, עם הצעת { -draw }.
done-message = ההודעה שלך נרשמה והיא בדרך { -opponent(form: "to") }.
done-draw-offered = הצעת { -draw }. ההצעה עומדת עד שהיריב יענה.
done-draw-declined = דחית את התיקו. המשחק נמשך.
done-sealed = המסע חתום והמשחק הופסק.
done-resumed = המשחק חודש.
done-game-over = המשחק הסתיים.

## The position in words

pieces-none = אין
pieces = לבן: { $white }. שחור: { $black }.
pieces-king = { $count ->
    [one] מלך
    [two] מלכים
   *[other] מלכים
} { $squares }
pieces-queen = { $count ->
    [one] מלכה
    [two] מלכות
   *[other] מלכות
} { $squares }
pieces-rook = { $count ->
    [one] צריח
    [two] צריחים
   *[other] צריחים
} { $squares }
pieces-bishop = { $count ->
    [one] רץ
    [two] רצים
   *[other] רצים
} { $squares }
pieces-knight = { $count ->
    [one] פרש
    [two] פרשים
   *[other] פרשים
} { $squares }
pieces-pawn = { $count ->
    [one] רגלי
    [two] רגלים
   *[other] רגלים
} { $squares }

## Clocks

clock-control = זמן: { $control }.
clock-white = לבן ({ $name }) – { $times }.
clock-black = שחור ({ $name }) – { $times }.
clock-times = { $times }
clock-used = נוצל: { $time }
clock-left = נותר: { $time }
clock-on-the-clock = על השעון: { $time }
clock-paused-leave = השעון עומד: חופשה.
clock-paused-free-day = השעון עומד: יום חופשי.
clock-paused-night = השעון עומד בלילה.
clock-next = הדבר הבא: { $what }, { $at }.
clock-next-time-is-up = הזמן נגמר
clock-next-silence = המשחק אבוד בגלל שתיקה
clock-next-double = הזמן נספר כפול
clock-next-leave = מתחילה חופשה
clock-next-free-day = מתחיל יום חופשי
clock-next-night = מתחילה הפסקת הלילה
clock-next-goes-on = השעון ממשיך ללכת

## Whose move it is, and until when

state-your-move = תורך, מסע { $number }. יש לשלוח את המסע בתשובה למייל הזה. { -deadline }: { $until } ({ -left }: { $left }).
state-their-move = תור: { $name }. { -deadline }: { $until } ({ -left }: { $left }).
state-you-seal = עליך לחתום את מסע { $number }. { -deadline }: { $until } ({ -left }: { $left }).
state-they-seal = חתימת המסע הבא: { $name }. { -deadline }: { $until } ({ -left }: { $left }).
state-adjourned-yours = { -clock(form: "your") } הולך עד: { $until } ({ -left }: { $left }).
state-adjourned-theirs = השעון { -opponent(form: "of") } הולך עד: { $until } ({ -left }: { $left }).
state-you-on-leave = חופשה שלך: אי אפשר לבצע מסע לפני { $back }. תורך, מסע { $number }: יש לשלוח אותו בתשובה למייל הזה החל מתאריך זה. { -deadline }: { $until }.
state-on-leave = חופשה: { $name }, עד: { $back }. { -deadline } למסע: { $until }.
state-doubles = הזמן של המסע הזה ייספר כפול. תחילת הספירה הכפולה: { $at }. זמן המחשבה עד אז: { $after }. המועד האחרון לתשובה כבר מביא זאת בחשבון.
state-doubled = הזמן של המסע הזה כבר נספר כפול. תחילת הספירה הכפולה: { $at }. זמן המחשבה עד אז: { $after }. המועד האחרון לתשובה כבר מביא זאת בחשבון.
state-your-flag = { -flag(form: "your") } נפל: { $at }. כל עוד לא הייתה תביעה של { -opponent } או של { -arbiter }, המסע שלך עוד נחשב: יש לבצע אותו מיד.
state-your-flag-for-arbiter = { -flag(form: "your") } נפל: { $at }. כל עוד לא הייתה תביעה של { -arbiter }, המסע שלך עוד נחשב: יש לבצע אותו מיד.
state-flag-to-claim = { -flag } נפל: { $name }, { $at }. כדי לסיים כך את המשחק, יש לענות "{ command-claim-time }"; עד אז מסע עוד נחשב.
state-flag = { -flag } נפל: { $name }, { $at }. עד ש{ -arbiter } יסיים כך את המשחק, מסע עוד נחשב.

## Reminders

reminder-time = תזכורת מאת { $site }: הזמן שלך הולך ונגמר.

## Messages of the players

writes = מאת { $who }:
writes-arbiter = הודעה מאת { -arbiter(form: "definite") }:
writes-more = ... ההמשך: { $url }

## How to answer

answer-move = תשובה: יש לענות למייל הזה בשורה אחת, למשל "{ $example }"; כל רישום מתאים.
answer-seal = תשובה: יש לענות למייל הזה בשורה אחת, למשל "{ command-seal } { $example }"; כל רישום מתאים.
answer-seal-clock = { -clock(form: "your") } הולך עד לחתימת המסע. איש אינו רואה את המסע לפני הפתיחה.
answer-draw = הצעת { -draw } מאת: { $opponent }. להסכמה יש לענות "{ command-accept }", לדחייה "{ command-decline }".
answer-draw-on-move = הצעת { -draw } מאת: { $opponent }. להסכמה יש לענות "{ command-accept }", לדחייה "{ command-decline }"; גם מסע דוחה את ההצעה.
answer-adjournment = הצעה להפסיק את המשחק מאת: { $opponent }. להסכמה יש לענות "{ command-adjourn }": השחקן שתורו חותם אז את המסע הבא, והשעון נעצר. להמשך המשחק יש לענות "{ command-decline-adjournment }".
commands-help = לרשימת הפקודות יש לענות "{ command-help }".
commands = פקודות, אחת בכל שורה: המסע שלך; המסע שלך ו"{ command-draw }"; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = המסע החתום נשאר { -envelope(form: "in") }. מציגים אותו רק אם שני השחקנים עונים "{ command-publish }".
moves = מסעים: { $moves }
pgn-too-long = המשחק ארוך מדי למייל הזה: יש לענות "{ command-pgn }", או לפנות לכתובת { $url }

resume-reply-when-ready = כשאפשר להמשיך, יש לענות "{ command-resume }".
resume-when-opponent = המשחק יחודש כשיגיע אישור מאת: { $opponent }. המועד המאוחר ביותר: { $latest }.

## Answers to mails

did-you-mean = האם הכוונה למסע { $move }? אם כן, יש לענות למייל הזה במילה "{ word-yes }" עד: { $until }. המסע נחשב מרגע הגעת המייל הראשון שלך. אם לא, יש לענות "{ word-no }", או לשלוח את המסע שלך לבדו בשורה.
confirm-how = האם המייל שלך? אם כן, יש לענות למייל הזה במילה "{ word-yes }" עד: { $until }. הוא ייחשב אז מרגע הגעתו. אם לא, יש לענות "{ word-no }", או לא לעשות דבר.

## A new account

code-sign-up = הקוד שלך לפתיחת החשבון:
code-sign-in = הקוד שלך לכניסה:
code-subject = הקוד שלך עבור { $site }
account-subject = החשבון שלך באתר { $site }

## Challenges

challenge = הזמנה למשחק מאת { $other }: { $terms }.
challenge-how = יש לענות עד: { $until }. התשובה למייל הזה היא שורה אחת: "{ command-accept-challenge } { $challenge }" או "{ command-decline-challenge } { $challenge }".
challenge-subject = [{ $challenge }] הזמנה למשחק מאת { $other }
challenge-you-white = הצבע שלך: לבן
challenge-you-black = הצבע שלך: שחור
challenge-colours-drawn = הצבעים ייקבעו בהגרלה בתחילת המשחק

## Below every mail

subject-your-mail = המייל שלך אל { $site }
subject-your-move = תורך, מסע { $number }
subject-their-move = תור: { $name }, מסע { $number }
subject-draw-offered = { $state }, הצעת { -draw }
subject-left = { $state }, { -left }: { $left }
subject-you-won = המשחק הסתיים, ניצחת
subject-you-lost = המשחק הסתיים, הפסדת
subject-white-won = המשחק הסתיים, ניצחון ללבן
subject-black-won = המשחק הסתיים, ניצחון לשחור
subject-both-lost = המשחק הסתיים, הפסד לשני הצדדים
subject-drawn = המשחק הסתיים, { -draw }
subject-no-result = המשחק הסתיים, ללא תוצאה
subject-adjourned-yours = המשחק מופסק, { -clock(form: "your") } הולך
subject-adjourned = המשחק מופסק
subject-undecided = ההחלטה בידי { -arbiter }
subject-for-arbiter = { -arbiter(form: "to") }
subject-question = נא לענות
subject-receipt = הקבלה שלך
from-name = { $name } באמצעות { $site }
footer-player = המייל הזה מיועד אל { $name }. המשחק: { $game }.
footer-account = המייל הזה מיועד לחשבון: { $name }.
footer-stranger = אם לא ביקשת את המייל הזה, אפשר להתעלם ממנו.
footer-pgn = הטקסט שלמטה מיועד לתוכנות שחמט: המשחק (PGN).

## Settings and games

games-your-move = {"  "}{ $game } { $white } – { $black }: תורך
games-your-move-until = {"  "}{ $game } { $white } – { $black }: תורך, עד: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: תור היריב
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: תור היריב, עד: { $until }

## Answers to whole mails

not-understood = לא הובן.
question-too-many = במייל שלך יש יותר מעשר פקודות. לא בוצע דבר.
question-nothing = לא נמצאו במייל שלך מסע או פקודה. לא בוצע דבר. יש לכתוב את המסע או את הפקודה בשורה נפרדת, מעל כל ציטוט.
your-clock-goes-on = { -clock(form: "your") } ממשיך ללכת.
not-repeated = (לא חוזרים על זה כאן)
quoted = "{ $text }"

## Answers to commands

nothing-changed = לא השתנה דבר.
seeks-none = אין חיפושי יריב פתוחים.
no-legal-move = אין מסע חוקי.
last-move = המסע האחרון: { $move }.
no-move-made = עוד לא בוצע מסע.
status-no-clock = { -no-clock }.

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = הסכמה
    .also = קבלת ההצעה | מקבל את ההצעה | מקבלת את ההצעה | אני מקבל את ההצעה | אני מקבלת את ההצעה
command-accept-draw = הסכמה לתיקו
    .also = קבלת תיקו | קבלת התיקו | מסכים לתיקו | מסכימה לתיקו | אני מסכים לתיקו | אני מסכימה לתיקו | מקבל את התיקו | מקבלת את התיקו | אני מקבל את התיקו | אני מקבלת את התיקו | מקבל את הצעת התיקו | מקבלת את הצעת התיקו | אני מקבל את הצעת התיקו | אני מקבלת את הצעת התיקו
command-decline = סירוב
    .also = דחיית ההצעה | דוחה את ההצעה | אני דוחה את ההצעה | מסרב להצעה | מסרבת להצעה | אני מסרב להצעה | אני מסרבת להצעה
command-decline-draw = סירוב לתיקו
    .also = דחיית תיקו | דחיית התיקו | דוחה את התיקו | אני דוחה את התיקו | דוחה את הצעת התיקו | אני דוחה את הצעת התיקו | מסרב לתיקו | מסרבת לתיקו | אני מסרב לתיקו | אני מסרבת לתיקו
command-draw = תיקו
    .also = הצעת תיקו | מציע תיקו | מציעה תיקו | אני מציע תיקו | אני מציעה תיקו
command-resign = כניעה
    .also = נכנע | נכנעת | אני נכנע | אני נכנעת
command-resign-yes = כניעה כן
    .also = נכנע כן | נכנעת כן | אני נכנע כן | אני נכנעת כן
command-claim-threefold = תביעת חזרה משולשת
    .also = תביעת תיקו בחזרה משולשת | דרישת תיקו בחזרה משולשת | תובע חזרה משולשת | תובעת חזרה משולשת
command-claim-fifty = תביעת חמישים מסעים
    .also = תביעת 50 מסעים | תביעת כלל חמישים המסעים | תביעת כלל 50 המסעים
command-claim-time = תביעת זמן
    .also = תביעת ניצחון בזמן | תביעת נצחון בזמן | תביעת נפילת דגלון | תביעת נפילת הדגלון
command-claim-win = תביעת ניצחון
    .also = תביעת נצחון
command-claim-draw = תביעת תיקו
command-adjudicate-win = פסיקת ניצחון
    .also = פסיקת נצחון | בקשת פסיקת ניצחון | בקשת פסיקת נצחון
command-adjudicate-draw = פסיקת תיקו
    .also = בקשת פסיקת תיקו
command-say = למסור ליריב
    .also = נא למסור ליריב | להגיד ליריב | לומר ליריב
command-message = הודעה
    .also = הודעה ליריב
command-analysis = ניתוח
command-if = אם
command-then = אז
    .also = אזי
command-conditions = מסעים מותנים
    .also = המסעים המותנים | המסעים המותנים שלי | הצגת מסעים מותנים
command-no-conditions = ביטול מסעים מותנים
    .also = ביטול המסעים המותנים | ללא מסעים מותנים | אין מסעים מותנים
command-adjourn = הפסקת המשחק
    .also = הפסקת משחק | הצעת הפסקה | הסכמה להפסקה | הסכמה להפסקת המשחק
command-adjourn-early = הפסקה מוקדמת
command-decline-adjournment = סירוב להפסקה
    .also = דחיית ההפסקה | סירוב להפסקת המשחק
command-seal = חתימת מסע
    .also = חתימת המסע | חותם את המסע | חותמת את המסע | אני חותם את המסע | אני חותמת את המסע | מסע חתום | מסע למעטפה | מסע במעטפה
command-draft = טיוטה
    .also = טיוטת מסע | טיוטת המסע
command-choose = בחירת מסע
    .also = בחירת המסע
command-resume = חידוש המשחק
    .also = חידוש משחק
command-publish = פרסום המעטפה
    .also = פרסום מעטפה
command-clocks-wrong = השעונים שגויים
    .also = שעונים שגויים | השעון שגוי | שעון שגוי
command-refill = מילוי השעון
    .also = מילוי שעון
command-reflect = המשך חשיבה
    .also = המשך מחשבה
command-leave = רישום חופשה
command-leave-all = רישום חופשה בכל המשחקים
command-cancel-leave = ביטול חופשה
    .also = ביטול החופשה
command-cancel-leave-all = ביטול חופשה בכל המשחקים
    .also = ביטול החופשה בכל המשחקים
command-withdraw-from-event-yes = פרישה מהתחרות כן
    .also = פרישה מהטורניר כן
command-withdraw-from-all-games-yes = פרישה מכל המשחקים כן
command-appeal = ערעור
command-challenge = הזמנה למשחק
    .also = הזמנת שחקן
command-accept-challenge = קבלת הזמנה
    .also = קבלת ההזמנה | הסכמה להזמנה
command-decline-challenge = דחיית הזמנה
    .also = דחיית ההזמנה | סירוב להזמנה
command-seek = חיפוש יריב
command-seeks = רשימת חיפושים
    .also = רשימת החיפושים | מי מחפש יריב
command-withdraw = ביטול הזמנה
    .also = ביטול ההזמנה | ביטול חיפוש | ביטול החיפוש
command-rematch = משחק גומלין
command-show = לוח
    .also = הצגת לוח | הצגת הלוח
command-where = איפה
    .also = היכן
command-file = טור
command-rank = שורה
command-last = הצגת המסע האחרון
command-moves = מסעים
    .also = רשימת מסעים | רשימת המסעים
command-legal = מסעים חוקיים
    .also = המסעים החוקיים
command-pgn = pgn
command-status = מצב השעונים
    .also = מצב השעון
command-games = המשחקים שלי
command-settings = הגדרות
    .also = ההגדרות שלי
command-set-time-zone = קביעת אזור זמן
command-set-notation = קביעת רישום
command-set-letters = קביעת אותיות
command-set-board = קביעת לוח
command-set-pgn = קביעת pgn
command-set-acknowledge = קביעת אישור
command-set-language = קביעת שפה
command-language = שפה
command-notices-on = הפעלת התראות
command-notices-off = כיבוי התראות
command-unsubscribe = ביטול התראות
command-help = עזרה
command-join = הצטרפות
command-move = ביצוע מסע

## Words behind a command

word-yes = כן
word-no = לא
word-on = פועל
word-off = כבוי
word-white = לבן
word-black = שחור
word-random = בהגרלה
word-days = ימים
word-from = מן
word-to = עד
word-all = הכול
word-and = וגם
word-attached = מצורף
word-not-attached = לא מצורף
word-king = מלך
word-queen = מלכה
word-rook = צריח
word-bishop = רץ
word-knight = פרש
word-pawn = רגלי

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = מספרי
notation-san = san
notation-letters = אותיות
notation-figurine = סמלים
notation-long = ארוך
notation-uci = uci
notation-announced = במילים
kind-moves = מסעים
kind-reminders = תזכורות
kind-adjournments = הפסקות
kind-arbiter = שופט
kind-account = חשבון
kind-acknowledgements = אישורים
kind-messages = הודעות
kind-news = חדשות
kind-results = תוצאות
kind-challenges = הזמנות
kind-proofs = הוכחות

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-say = { command-say } ...
line-seal = { command-seal } (לא חוזרים על המסע כאן)
line-draft = { command-draft } (לא חוזרים על המסע כאן)
line-conditions = { command-if } ... (לא חוזרים על זה כאן)
line-not-repeated = (לא חוזרים על זה כאן)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = חתימ* | החתימ* | בחתימ* | לחתימ* | וחתימ* | והחתימ* | שחתימ* | שהחתימ* | מהחתימ* | כחתימ* | ובחתימ* | ולחתימ* | חתום* | החתום* | בחתום* | לחתום* | וחתום* | והחתום* | שחתום* | שהחתום* | מהחתום* | כחתום* | ובחתום* | ולחתום* | חתומ* | החתומ* | בחתומ* | לחתומ* | וחתומ* | והחתומ* | שחתומ* | שהחתומ* | מהחתומ* | כחתומ* | ובחתומ* | ולחתומ* | חותם | החותם | בחותם | לחותם | וחותם | והחותם | שחותם | שהחותם | מהחותם | כחותם | ובחותם | ולחותם | חותמ* | החותמ* | בחותמ* | לחותמ* | וחותמ* | והחותמ* | שחותמ* | שהחותמ* | מהחותמ* | כחותמ* | ובחותמ* | ולחותמ* | חתמ* | החתמ* | בחתמ* | לחתמ* | וחתמ* | והחתמ* | שחתמ* | שהחתמ* | מהחתמ* | כחתמ* | ובחתמ* | ולחתמ* | מעטפ* | המעטפ* | במעטפ* | למעטפ* | ומעטפ* | והמעטפ* | שמעטפ* | שהמעטפ* | מהמעטפ* | כמעטפ* | ובמעטפ* | ולמעטפ* | סודי* | הסודי* | בסודי* | לסודי* | וסודי* | והסודי* | שסודי* | שהסודי* | מהסודי* | כסודי* | ובסודי* | ולסודי* | חסוי* | החסוי* | בחסוי* | לחסוי* | וחסוי* | והחסוי* | שחסוי* | שהחסוי* | מהחסוי* | כחסוי* | ובחסוי* | ולחסוי* | אחתום | ואחתום | שאחתום | נחתום | ונחתום | תחתום | תחתמ* | יחתום | לחתום | ולחתום | שתחתום | נחתם | נחתמ* | ייחתם | בסוד | בחשאי | חשאי* | החשאי* | chatum* | hatum* | chatima* | hatima* | maatafa*
draft-words = טיוט* | הטיוט* | בטיוט* | לטיוט* | וטיוט* | והטיוט* | שטיוט* | שהטיוט* | מהטיוט* | כטיוט* | ובטיוט* | ולטיוט* | tyuta* | tiyuta* | tiuta*
