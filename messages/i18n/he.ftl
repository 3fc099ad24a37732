### Every sentence that a person reads, in Hebrew. docs/translating.md says how to add a language.

-draw = { $form ->
    [definite] התיקו
   *[bare] תיקו
}
-move = { $form ->
    [definite] המסע
    [plural] מסעים
    [plural-definite] המסעים
   *[bare] מסע
}
-sealed-move = { $form ->
    [to] למסע החתום
    [in] במסע החתום
    [bare] מסע חתום
    [plural] מסעים חתומים
    [plural-definite] המסעים החתומים
    [plural-to] למסעים החתומים
   *[definite] המסע החתום
}
-game = { $form ->
    [definite] המשחק
    [in] במשחק
    [plural] משחקים
    [plural-definite] המשחקים
    [plural-theirs] משחקיו
   *[bare] משחק
}
-opponent = { $form ->
    [to] ליריב
    [of] של היריב
    [bare] יריב
    [plural-definite] היריבים
    [plural-to] ליריבים
   *[definite] היריב
}
-arbiter = { $form ->
    [definite] השופט
    [to] לשופט
    [plural] שופטים
    [plural-definite] השופטים
   *[bare] שופט
}
-envelope = { $form ->
    [definite] המעטפה
    [in] במעטפה
    [of] מעטפת
    [plural] מעטפות
   *[bare] מעטפה
}
-clock = { $form ->
    [your] השעון שלך
    [definite] השעון
    [theirs] שעונו
    [plural] שעונים
    [plural-definite] השעונים
   *[bare] שעון
}
-flag = { $form ->
    [your] הדגלון שלך
    [bare] דגלון
    [plural] דגלונים
   *[definite] הדגלון
}
-deadline = מועד אחרון
-check = שח
-mate = מט
-stalemate = פט
-castling = { $form ->
    [definite] ההצרחה
   *[bare] הצרחה
}
-en-passant = דרך הילוכו
-promotion = { $form ->
    [definite] ההכתרה
   *[bare] הכתרה
}
-no-clock = השעונים עצורים
-left = הזמן שנותר
-example = { $of ->
    [days] 2026-12-24 2027-01-02
    [moves] e2e4 / Nf3 / 5254
    [offset] +01:00
    [results] 0-1, 1/2, 0-0
    [offer] 5254 (=)
    [several-days] 10/50, 30d+3d
    [entity] &amp;
    [hours] 22:00-07:00
    [https] https://
    [line] 5755 7163 2836 6125
    [proof] .tlog-proof
    [json] .json
    [short] p N, s e, s 4, l, c
    [statements] /log/statements
    [txt] .txt
   *[day] 2026-12-24
}{""}
-white = { $form ->
    [definite] הלבן
   *[bare] לבן
}
-black = { $form ->
    [definite] השחור
   *[bare] שחור
}
-resign = { $form ->
    [definite] הכניעה
    [infinitive] להיכנע
    [present] נכנעים
   *[noun] כניעה
}
-adjourn = { $form ->
    [bare] הפסקה
    [masculine] הופסק
   *[construct] הפסקת
}
-resume = { $form ->
    [definite] החידוש
    [infinitive] לחדש
    [future] יחודש
   *[bare] חידוש
}
-seal = { $form ->
    [passive] נחתם
    [construct] חתימת
    [adjective] חתום
    [definite] החתימה
    [bare] חתימה
   *[infinitive] לחתום
}
-illegal = { $form ->
    [plural] לא חוקיים
   *[bare] לא חוקי
}
-appeal = { $form ->
    [definite] הערעור
    [definite-plural] הערעורים
    [plural] ערעורים
   *[bare] ערעור
}

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
} לכל { -move }
control-period = { $moves ->
    [one] { -move } אחד
    [two] שני { -move(form: "plural") }
   *[other] { $moves } { -move(form: "plural") }
}, זמן: { $time }
control-then = { $first }, ואחר כך { $next }
control-increment-of = { $period } ותוספת לכל { -move }: { $increment }
control-cap-of = { $period }, עד לתקרה: { $cap }
control-delay-of = { $period }, עם השהיה: { $delay }
control-whole-days = { $control }, בימים שלמים
control-double = { $control }, הזמן נספר כפול אחרי { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}
control-thematic-start = { $control }, פתיחה קבועה מראש
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks }, מספר { -move(form: "plural-definite") }: { $moves }

## What adjourned games wait for

adjourned-resumption = מועד { -resume(form: "definite") }, או { $replier }
adjourned-opening = פתיחת { -envelope(form: "definite") }; { -no-clock }
adjourned-replier = { $replier }; { -clock(form: "definite") } של שחקן זה פועל
adjourned-former_sealer = { $replier } (שחקן זה חתם { -move } קודם ועוד לא הופיע); { -clock(form: "definite") } של שחקן זה פועל
adjourned-late_opening = פתיחת { -envelope(form: "definite") }: אחד השחקנים איחר
adjourned-adjudication = פסיקה של { -arbiter(form: "definite") }, או { $sealer }, אם הטקסט ש{ -seal(form: "passive") } נמצא בידי שחקן זה; { -no-clock }
adjourned-sealed_text = { $sealer }, להצגת הטקסט ש{ -seal(form: "passive") }; { -clock(form: "definite") } של שחקן זה פועל
adjourned-reading = { $replier }, לבחירת אחד הפירושים; { -clock(form: "definite") } של שחקן זה פועל
adjourned-publication = { -arbiter } שיש לו מפתח, או { $sealer }, להצגת מה ששני השחקנים רוצים להציג
adjourned-sealing = { $sealer }, ל{ -seal(form: "construct") } הטיוטה או של { -move } אחר; { -clock(form: "definite") } של שחקן זה פועל
adjourned-gone = { $waits_for }; מבין החשבונות שבידיהם מפתחות { -envelope(form: "definite") }, אלה אינם קיימים עוד: { $players }{ $complete ->
    [no] , ולכן אי אפשר לפתוח כאן את { -envelope(form: "definite") }
   *[yes] {""}
}

## Mails about an account

account-welcome =
    יש לך חשבון באתר { $site }, ושמך כאן: { $name }. אם לא ביקשת חשבון, אין צורך לעשות דבר: שום { -game } אינו מתחיל בלעדיך.

    אפשר לעשות הכול במייל. יש לענות למייל הזה, ובכל שורה פקודה אחת:

    {"  "}{ command-seek }: פרסום חיפוש; אפשר גם: { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: מי עוד מחפש; הפקודה "{ command-accept-challenge } C7" מתחילה את { -game(form: "definite") }
    {"  "}{ command-challenge } <שם>: הזמנה של שחקן מסוים
    {"  "}{ command-games }: רשימת { -game(form: "plural-definite") }, ותורו של מי
    {"  "}{ command-settings }: אזור הזמן שלך, צורת כתיבת { -move(form: "plural-definite") }, וההתראות שיישלחו אליך
    {"  "}{ command-help }: כל הפקודות

    כשמתחיל { -game }, מגיע מייל עם העמדה ו{ -clock(form: "your") }. יש לענות לו ב{ -move } שלך, למשל e4 או 5254, לבדו בשורה.
account-deleted = החשבון { $name } נמחק. לא יישלח עוד דבר לכתובת הזאת.
account-address = לחשבון { $name } יש עכשיו כתובת מייל אחרת. לא יישלח עוד דבר לכתובת הזאת, וכל ההתחברויות ואסימוני ה־API בוטלו. אם הדבר לא נעשה על ידך, יש להודיע למפעילי השירות.
account-role = התפקיד שלך עכשיו: { $role }.
role-player = שחקן
role-arbiter = { -arbiter }
role-administrator = מנהל
account-envelope-key = נקבע לחשבון שלך מפתח שפותח { -sealed-move(form: "plural") }: { $key }. אם הדבר לא נעשה על ידך, יש לנתק את כל ההתחברויות ולהודיע מיד למנהל: מעכשיו נחתמים { -move(form: "plural") } למפתח הזה.
account-token-made = נוצר לחשבון שלך אסימון API בשם "{ $label }". אם הדבר לא נעשה על ידך, יש לבטל אותו.
account-tokens-revoked = השירות שוחזר מגיבוי. אסימוני ה־API שלך בוטלו, כי אסימון שביטלת מאז הגיבוי היה חוזר לתוקף. יש ליצור אסימונים חדשים לתוכנות שלך.
calendar-made = נוצרה כתובת של לוח המועדים שלך. תוכנות של לוח שנה קוראות אותה ומציגות את המועדים האחרונים ב{ -game(form: "plural") } שלך:
calendar-how = מי שהכתובת בידיו יכול לקרוא את המועדים שלך, ולכן אין לתת אותה לאיש. הכתובת הקודמת אינה פועלת עוד. לביטול הכתובת הזאת יש לכתוב: { command-calendar-off }
calendar-shown = נוצרה כתובת של לוח המועדים שלך. מי שהכתובת בידיו יכול לקרוא את המועדים האחרונים ב{ -game(form: "plural") } שלך. כתובת קודמת, אם הייתה, אינה פועלת עוד. אם הדבר לא נעשה על ידך, יש לכתוב: { command-calendar-off }
calendar-void = השירות שוחזר מגיבוי. הכתובת של לוח המועדים שלך בוטלה, כי כתובת שביטלת מאז הגיבוי הייתה חוזרת לתוקף. ליצירת כתובת חדשה יש לכתוב: { command-calendar }
webhook-made = נוצר webhook לחשבון שלך: האירועים של { -game(form: "plural-definite") } שלך נשלחים אל { $host }. אם הדבר לא נעשה על ידך, יש למחוק אותו ולבטל את אסימוני ה־API שלך.
webhook-secret-made = ה־webhook שלך ששולח אל { $host } קיבל מפתח סודי חדש. המפתח הקודם תקף עוד 24 שעות. אם הדבר לא נעשה על ידך, יש למחוק את ה־webhook ולנתק את כל ההתחברויות.
webhook-secrets-a-day = מספר המפתחות הסודיים ל־webhooks שיצרת ב־24 השעות האחרונות: { $limit }. יש לחכות.
webhook-enabled = ה־webhook שלך הופעל: האירועים של { -game(form: "plural-definite") } שלך נשלחים אל { $host }. אם הדבר לא נעשה על ידך, יש למחוק אותו ולנתק את כל ההתחברויות.
webhook-off = במשך חמישה ימים אי אפשר היה לשלוח דבר אל { $host }. ה־webhook שלך כובה, ומה שחיכה לו לא יישלח עוד. כשהיעד יפעל, יש להפעיל את ה־webhook שוב.
webhook-failed = ה־webhook שלך אינו פועל: במשך שלושה ימים אי אפשר היה לשלוח אירוע אל { $host }, והאירוע לא יישלח עוד. אירועים מאוחרים יותר עדיין נשלחים. כדאי לבדוק את המשלוחים של ה־webhook; אפשר לשלוח אותם שוב במשך 30 ימים. לא יגיע מייל נוסף על כך עד שמשלוח יצליח.
webhook-gone = היעד { $host } מודיע שאינו קיים עוד. ה־webhook שלך כובה, ולא יישלח אליו עוד דבר.
webhook-restored = השירות שוחזר מגיבוי. ה־webhook שלך אל { $host } כובה, כי webhook שמחקת מאז הגיבוי היה חוזר. אפשר להפעיל אותו שוב או למחוק אותו.
account-session-copied = מפתח של אחת ההתחברויות שלך (תוכנה: { $device }) שימש פעמיים, ולכן ייתכן שמישהו העתיק אותו. ההתחברות הזאת נותקה; יש להתחבר שוב היכן שצריך.
account-unknown-client = לא ידוע
bounce-unknown = בלי קוד מצב
bounce-expired = לא נמסר בזמן
bounce-not-sent = אין חיבור לשרת מייל שמקבל את המייל
account-mail-stopped = מיילים אינם מגיעים אל { $name }. מספר המיילים שחזרו: { $bounces }, החל מתאריך: { $since }. סיבת החזרה של האחרון: { $reason }. לא יישלחו עוד מיילים על { -game(form: "plural") } לשחקן זה עד שהמייל שלו יפעל שוב. הדבר נרשם ביומן של כל { -game } פעיל: { $games }. { -clock(form: "plural-definite") } ממשיכים לפעול; { -arbiter(form: "definite") } יחליט אם יש לכך תוצאות.
account-mail-not-fetched = אי אפשר לקבל מיילים מן המקור { $source } החל מתאריך: { $since }. הסיבה: { $trouble ->
    [unreachable] אי אפשר להגיע אל השרת
    [slow] השרת אינו עונה בזמן
    [certificate] אישור האבטחה של השרת אינו תקף, או ש־TLS נכשל
    [password] השרת דוחה את שם המשתמש או את הסיסמה
    [folder] אי אפשר לפתוח את התיקייה
    [full] תיבת המייל מלאה
   *[protocol] השרת דוחה פקודה
}. { -move(form: "plural") } שנשלחו במייל מחכים שם. מה לעשות: postzug doctor
account-mail-aside = תוכנה אחרת שינתה את { $source } בזמן ש־Postzug הוציא ממנו מיילים. החל מתאריך { $since } יש לצידו קובץ ובו מה שעלול להיות חסר שם; מיילים עדיין מתקבלים. מה לעשות: postzug doctor
account-mail-single = החל מתאריך { $since } אי אפשר לקבל חלק מן המיילים שבמקור { $source }, ו{ -move(form: "plural-definite") } שבהם מחכים שם. מיילים אחרים מתקבלים. Postzug ממשיך לנסות. מה לעשות: לחפש את הסיבה ביומן השירות. אם מייל נמחק או מועבר למקום אחר, לא ייעשו עוד ניסיונות לקבל אותו.
account-mail-stopped-help = { -game(form: "plural-definite") } שלך כאן, ו{ -clock(form: "plural-definite") } שלהם ממשיכים לפעול. יש לוודא שתיבת המייל שלך מקבלת מיילים, או לשנות את הכתובת באמצעות POST /v1/me/address. אחר כך יש לשלוח POST /v1/me/mail/resume
account-mail-returned-help = יש לוודא שתיבת המייל שלך מקבלת מיילים, או לשנות את הכתובת באמצעות POST /v1/me/address. מיילים עדיין נשלחים; אם יחזרו עוד, המשלוח ייפסק.
account-left = { $how ->
    [silence] הפסד של מחצית { -game(form: "plural-definite") } בגלל שתיקה, הנחשב לפרישה: { $name }.
    [withdrawal] פרישה: { $name }.
   *[expulsion] הרחקה: { $name }.
} { $scope ->
    [all] הדבר חל על כל { -game(form: "plural-definite") }.
   *[event] הדבר חל על התחרות "{ $event }".
} { $games }
account-left-none = אין { -game(form: "plural") } אחרים.
account-left-none-yet = { -game(form: "plural") } אחרים פעילים של השחקן: עוד אין.
account-left-games = { -game(form: "plural") } אחרים פעילים של השחקן: { $games }.
account-left-fault = בחלק מן { -game(form: "plural-definite") } לא היה אפשר לעשות זאת בגלל תקלה: המפעיל ימצא אותה ביומן השירות.
account-left-open = ב{ -game(form: "plural") } האלה { -no-clock } עד ש{ -arbiter } יפסוק בהם או יאפשר למישהו אחר להמשיך: { $games }.
account-not-done = { $game } (לא בוצע: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = אינך בין שני השחקנים { -game(form: "in") } הזה.
    .title = לא שחקן { -game(form: "in") } הזה
    .help = רק שני השחקנים יכולים לעשות זאת.
refusal-not_an_arbiter = רק { -arbiter } יכול לעשות זאת.
    .title = רק { -arbiter } יכול לעשות זאת
    .help = יש לפנות { -arbiter(form: "to") } של { -game(form: "definite") }.
refusal-same_player = שחקן אינו יכול לשחק נגד עצמו.
    .title = איש אינו { -game } נגד עצמו
    .help = יש לציין { -opponent(form: "bare") } אחר.
refusal-bad_start = { -game(form: "definite") } אינו יכול להתחיל כך: { $reason }.
    .title = { -game(form: "definite") } אינו יכול להתחיל כך
    .help = יש לתקן את עמדת הפתיחה או את התקנון.
refusal-not_your_move = תור { -opponent }.
    .title = תור { -opponent }
    .help = יש לחכות ל{ -move } { -opponent(form: "of") }.
refusal-wrong_ply = זה נועד לעמדה אחרת. מספר חצאי { -move(form: "plural-definite") } שם: { $expected }. מספר חצאי { -move(form: "plural-definite") } שבוצעו: { $current }.
    .title = נועד לעמדה אחרת
    .help = יש לקרוא שוב את { -game(form: "definite") } ולשלוח את { -move(form: "definite") } עם ה־ply הנוכחי.
refusal-already_played = { -move(form: "definite") } הזה כבר נרשם, חצי { -move } מספר { $ply }.
    .title = { -move(form: "definite") } הזה כבר נרשם
    .game = { -move(form: "definite") } עומד כפי שנרשם בפעם הראשונה.
    .help = אין צורך לעשות דבר: { -move(form: "definite") } נחשב.
refusal-not_a_move = "{ $text }" אינו { -move } בשום רישום שהשירות מכיר.
    .title = לא { -move }
    .help = יש לכתוב { -move } אחד, למשל 5254 או e4; את { -move(form: "plural-definite") } החוקיים מציג GET .../legal.
refusal-illegal_move = "{ $text }" אינו { -move } חוקי כאן: { $reason }.
    .title = { -illegal } כאן
    .game = לא בוצע { -move } ו{ -clock(form: "definite") } ממשיך לפעול. הניסיון נספר.
    .help = יש לשלוח { -move } חוקי; את { -move(form: "plural-definite") } החוקיים מציג GET .../legal.
refusal-ambiguous_move = ל{ -move } "{ $text }" יש יותר מפירוש אחד: { $readings }.
    .title = יותר מ{ -move } חוקי אחד מתאים
    .help = יש לשלוח אחד מן הפירושים.
refusal-promotion_missing = ב{ -move } "{ $text }" יש לציין לאיזה כלי הרגלי מוכתר: { $readings }.
    .title = חסר הכלי של { -promotion(form: "definite") }
    .help = יש לציין לאיזה כלי הרגלי מוכתר, למשל 57581 או e8=Q.
refusal-too_late = מגבלת הזמן עברה לפני שזה התקבל.
    .title = מגבלת הזמן עברה
    .game = לא בוצע דבר. { -flag } נופל והשירות מסיים את { -game(form: "definite") }, אלא אם יש לתבוע את נפילת { -flag }.
    .help = אי אפשר לשלוח עוד דבר ל{ -game } הזה. { -game(form: "in") } שבו יש לתבוע את נפילת { -flag }, עוד אפשר לבצע { -move } עד שמישהו יתבע.
refusal-game_over = { -game(form: "definite") } הסתיים.
    .title = { -game(form: "definite") } הסתיים
    .help = אי אפשר לשלוח עוד דבר ל{ -game } הזה.
refusal-no_draw_offer = אין הצעת { -draw } { -opponent(form: "of") }.
    .title = אין הצעת { -draw }
    .help = אפשר להציע { -draw } יחד עם { -move(form: "definite") } הבא.
refusal-draw_too_early = אי אפשר להסכים על { -draw } לפני שהושלם { -move } { $move_number }.
    .title = מוקדם מדי ל{ -draw } בהסכמה
    .help = יש להמשיך לשחק; תקנון { -game(form: "definite") } קובע את מספר { -move(form: "definite") }.
refusal-claim_not_correct = התביעה אינה נכונה: { $reason }.
    .title = התביעה אינה נכונה
    .game = התביעה נרשמה; אם הוכרז { -move } חוקי, הוא בוצע, והשדה draw_offer של { -game(form: "definite") } מראה אם התביעה עומדת כהצעה.
    .help = יש לקרוא שוב את { -game(form: "definite") } לפני { -move(form: "definite") } הבא.
refusal-offer_too_soon = אחרי הצעת { -draw } יש לבצע { -move(form: "plural") } לפני הצעה נוספת, ומספרם: { $moves }. לא הוצע { -draw }.
    .title = ההצעה הקודמת שלך הייתה לפני זמן קצר
    .game = אם בא { -move } עם ההצעה, הוא בוצע, בלי ההצעה.
    .help = יש לחכות להצעה של { -opponent }, או לבצע את מספר { -move(form: "plural-definite") } הנקוב.
refusal-no_tablebase_claims = תקנון { -game(form: "definite") } אינו מתיר תביעות לפי טבלאות סיומים.
    .title = אין תביעות לפי טבלאות סיומים { -game(form: "in") } הזה
    .help = יש להמשיך לשחק.
refusal-table_needed = דרושות טבלאות הסיומים.
    .title = טבלאות הסיומים לא נבדקו
    .help = יש לנסות שוב מאוחר יותר, ולמסור למפעיל את מזהה הבקשה.
refusal-too_many_men = כשעל הלוח יותר מ־{ $men } כלים ורגלים, אי אפשר לתבוע לפי טבלת סיומים.
    .title = יותר מדי כלים לטבלת סיומים
    .help = אפשר לתבוע כשמספר הכלים על הלוח אינו עולה על המספר שבתקנון.
refusal-referred_before = { -arbiter(form: "definite") } כבר נשאל על העמדה הזאת; יש לבצע { -move } קודם.
    .title = { -arbiter(form: "definite") } כבר נשאל על העמדה הזאת
    .help = יש לבצע { -move }; בעמדה אחרת אפשר לתבוע.
refusal-analysis_needed = פסיקה מבקשים עם ניתוח משלך, ולא תובעים אותה.
    .title = פסיקה מבקשים עם ניתוח
    .help = יש לשלוח במקום זה: POST .../adjudication
refusal-no_adjudication = תקנון { -game(form: "definite") } אינו מאפשר לשחקן לבקש פסיקה.
    .title = אין בקשות לפסיקה { -game(form: "in") } הזה
    .help = יש להמשיך לשחק; { -arbiter } יכול לפסוק גם בלי בקשה.
refusal-already_asked = כבר ביקשת פסיקה { -game(form: "in") } הזה.
    .title = כבר ביקשת פסיקה
    .help = יש להמשיך לשחק; { -arbiter } יכול לפסוק גם בלי בקשה.
refusal-adjudication_too_early = אפשר לבקש פסיקה רק אחרי שהושלם { -move } { $move_number }.
    .title = מוקדם מדי לבקש פסיקה
    .help = אפשר לבקש כששני הצדדים השלימו את { -move(form: "definite") } הנקוב.
refusal-analysed_enough = כבר הגשת ניתוח שלוש פעמים; { -arbiter(form: "definite") } יחליט לפיו.
    .title = כבר הגשת ניתוח שלוש פעמים
    .help = יש לחכות להחלטה.
refusal-bad_analysis = ניתוח הוא טקסט פשוט באורך של תו אחד עד 20,000 תווים.
    .title = הניתוח חסר או ארוך מדי
    .help = יש לשלוח טקסט פשוט באורך של תו אחד עד 20,000 תווים.
refusal-claim_pending = תביעה מחכה להחלטת { -arbiter(form: "definite") }; עד אז { -no-clock }.
    .title = תביעה מחכה { -arbiter(form: "to") }
    .help = יש לחכות להחלטה; { -no-clock }.
refusal-no_claim = אין תביעה במספר הזה שמחכה להחלטה.
    .title = אין תביעה שמחכה
    .help = יש לבדוק שוב את { -game(form: "definite") }.
refusal-adjourned = { -game(form: "definite") } מופסק; אי אפשר לבצע { -move } עד ש{ -resume(form: "future") }.
    .title = { -game(form: "definite") } מופסק
    .help = אפשר לבקש את { -resume } { -game(form: "definite") }, או לחכות למועד שנקבע.
refusal-not_adjourned = { -game(form: "definite") } אינו מופסק.
    .title = { -game(form: "definite") } אינו מופסק
    .help = זה אפשרי רק { -game(form: "in") } מופסק.
refusal-must_seal = { -game(form: "definite") } עומד להיות מופסק: יש { -seal } את { -move(form: "definite") } במקום לבצע אותו.
    .title = יש { -seal } את { -move(form: "definite") }
    .help = יש לשלוח את { -move(form: "definite") }: POST .../seal
refusal-not_sealing = לא הוסכם ולא נקבע להפסיק את { -game(form: "definite") }.
    .title = לא הוסכם ולא נקבע להפסיק את { -game(form: "definite") }
    .help = יש לבצע את { -move(form: "definite") }, או להציע קודם להפסיק את { -game(form: "definite") }.
refusal-not_sealable = לא { -seal(form: "passive") } דבר ו{ -move(form: "definite") } לא התקבל: { $why }.
    .title = לא { -seal(form: "passive") } דבר
    .game = לא { -seal(form: "passive") } דבר; { -clock(form: "definite") } של הצד שתורו ממשיך לפעול.
    .help = יש { -seal } { -move } חוקי אחד, למשל 5254 או e4.
refusal-adjournment_not_allowed = תקנון { -game(form: "definite") } אינו מאפשר לשחקנים להסכים על { -adjourn } { -game(form: "definite") }.
    .title = השחקנים אינם יכולים להפסיק כאן את { -game(form: "definite") }
    .help = יש לפנות { -arbiter(form: "to") }.
refusal-already_proposed = { $by_you ->
    [yes] כבר הצעת להפסיק את { -game(form: "definite") }; { -opponent } עוד לא ענה.
   *[no] { -opponent } הציע להפסיק את { -game(form: "definite") }. להסכמה יש לענות למייל שמודיע על כך; תוכנה מציינת את העמדה שעל הלוח.
}
    .title = כבר הוצע להפסיק את { -game(form: "definite") }
    .help = אפשר להסכים להצעת { -opponent } עם ה־ply שלה, או לחכות לתשובה להצעה שלך.
refusal-no_adjournment_proposed = אין הצעה של { -opponent } להפסיק את { -game(form: "definite") }.
    .title = אין הצעה להפסיק את { -game(form: "definite") }
    .help = אפשר להציע זאת.
refusal-already_requested = כבר ביקשת { -resume(form: "infinitive") } את { -game(form: "definite") }; { -envelope(form: "definite") } תיפתח כשגם { -opponent } יהיה מוכן.
    .title = כבר התבקש { -resume } { -game(form: "definite") }
    .help = יש לחכות { -opponent(form: "to") }.
refusal-commitment_mismatch = { -envelope(form: "definite") } שנפתחה אינה תואמת את ערך ההתחייבות של { $sealed_by ->
        [white] { -white(form: "definite") }
       *[black] { -black(form: "definite") }
    }.
    .title = { -envelope(form: "definite") } אינה מה ש{ -seal(form: "passive") }
    .game = { -envelope(form: "definite") } נשארת סגורה; { -no-clock }.
    .help = { -arbiter(form: "definite") } צריך לבדוק זאת.
refusal-envelope_needed = דרוש הטקסט של { -envelope(form: "definite") }.
    .title = דרוש הטקסט של { -envelope(form: "definite") }
    .help = יש לשלוח את הטקסט: POST .../opening
refusal-arbiters_hold_it = מפתחות { -envelope(form: "definite") } בידי { -arbiter(form: "plural-definite") }: היא נפתחת באמצעות הטקסט שלה.
    .title = מפתחות { -envelope(form: "definite") } בידי { -arbiter(form: "plural-definite") }
    .help = יש לשלוח את הטקסט: POST .../opening
refusal-no_session = למושבים של { -game(form: "definite") } הזה אין אורך קבוע: אפשר להציע { -adjourn(form: "bare") } במקום זה.
    .title = למושבים אין כאן אורך קבוע
    .help = אפשר להציע { -adjourn(form: "bare") } במקום זה.
refusal-session_too_long = אם { -game(form: "definite") } יופסק עכשיו, { -clock(form: "your") } יחויב בכל הזמן עד סוף המושב, ומגבלת הזמן שלך תסתיים לפני כן.
    .title = יתרת המושב ארוכה מהזמן שנותר
    .help = יש להמשיך לשחק, או להציע { -adjourn(form: "bare") }.
refusal-not_encrypted = זו אינה { -envelope } שהוצפנה בתוכנת age במבנה armored, בגודל של 32 KiB לכל היותר.
    .title = לא { -envelope } מוצפנת
    .help = יש להצפין את הטקסט בפקודה age -a, למפתחות שברשימה GET .../envelope/recipients
refusal-wrong_recipients = { -envelope(form: "definite") } אינה מוצפנת למי שצריכים לפתוח אותה: דרושים { $needed } מתוך { $holders } מפתחות, וכולם ברשימה GET .../envelope/recipients
    .title = מוצפן לאחרים
    .help = יש { -seal } בפקודה postzug seal --recipients עם התשובה של GET .../envelope/recipients
refusal-envelope_opens = { -envelope(form: "definite") } אינה חסרה: היא בידי השירות, והיא נפתחת.
    .title = { -envelope(form: "definite") } אינה חסרה
    .game = { -envelope(form: "definite") } בידי השירות, והוא יכול לפתוח אותה.
    .help = יש לפתוח אותה באמצעות resume, או לאשר קודם פתיחה מוקדמת.
refusal-commitment_used = ערך ההתחייבות הזה כבר שימש { -game(form: "in") }: יש לכתוב { -envelope } אחרת, עם nonce חדש.
    .title = ערך ההתחייבות כבר שימש
    .help = יש לכתוב { -envelope } אחרת, עם nonce חדש.
refusal-no_draft = אין טיוטה: יש { -seal } { -move }.
    .title = אין טיוטה
    .help = יש לשלוח את { -move(form: "definite") }: POST .../seal
refusal-already_acknowledged = זה כבר נרשם: הפרטים שעל { -envelope(form: "definite") } אושרו, הפתיחה המוקדמת אושרה, או { -envelope(form: "definite") } הוכרזה חסרה.
    .title = זה כבר נעשה
    .help = אין צורך לעשות דבר: זה רשום.
refusal-too_soon = יש להודיע על { -resume } { -game(form: "definite") } לפחות יום מראש ולכל היותר שנה מראש.
    .title = המועד החדש אינו בין יום לשנה מראש
    .help = יש להודיע על { -resume(form: "definite") } מוקדם יותר.
refusal-not_to_be_opened = מועד { -envelope(form: "definite") } לא הגיע: לפני המועד רק { -arbiter(form: "plural") } פותחים אותה, עם סיבה.
    .title = מועד { -envelope(form: "definite") } לא הגיע
    .help = יש לחכות ל{ -resume } { -game(form: "definite") }; { -arbiter } יכול לפתוח אותה לפני כן, עם סיבה.
refusal-second_arbiter_needed = לפתיחת { -envelope(form: "definite") } לפני המועד דרושים שני { -arbiter(form: "plural") }: { $approved_by_you ->
        [yes] האישור שלך ניתן, ועכשיו { -arbiter } אחר פותח אותה
        [no] { -arbiter } אחר אישר, ועכשיו הפתיחה בידך
       *[nobody] קודם { -arbiter } אחר מאשר (approve early: REASON)
    }.
    .title = לפני המועד דרושים שני { -arbiter(form: "plural") }
    .help = קודם { -arbiter } אחר מאשר את הפתיחה המוקדמת; מה ש{ -arbiter } אחד אישר, { -arbiter } אחר פותח.
refusal-approval_needed = מועד { -envelope(form: "definite") } לא הגיע: כדי לפתוח אותה לפני המועד יש לאשר זאת קודם, עם סיבה (approve early: REASON), ואחר כך לפתוח אותה.
    .title = לפני המועד דרושה סיבה של { -arbiter }
    .help = יש לאשר קודם את הפתיחה המוקדמת עם סיבה (approve_early_opening), או לחכות ל־resume_at ולשחקנים.
refusal-no_shut_envelope = אין מה להציג: { -envelope } מוצגת רק אם { -game(form: "definite") } הסתיים ב{ -resign } או ב{ -draw } בזמן שהיה מופסק, ושני השחקנים הסכימו להצגתה.
    .title = לא נשארה { -envelope } סגורה
    .game = לא מוצג דבר.
    .help = אפשר להציג רק { -envelope } שהייתה סגורה כש{ -game(form: "definite") } הסתיים ב{ -resign } או ב{ -draw }.
refusal-appeal_possible = { -envelope(form: "definite") } נשארת סגורה כל עוד אפשר לערער { -game(form: "in") } הזה: החלטת { -arbiter(form: "definite") } עלולה להתבטל, ואז { -game(form: "definite") } נמשך.
    .title = החלטת { -arbiter(form: "definite") } עלולה להתבטל
    .help = אפשר לבקש שוב כשיעבור הזמן ל{ -appeal } וכל { -appeal(form: "definite-plural") } יוכרעו.
refusal-too_few_arbiters = מספר { -arbiter(form: "plural-definite") } { -game(form: "in") } הזה שיכולים לפתוח { -envelope(form: "plural") }: { $left }. דרושים: { $needed }. { -arbiter } צריך לרשום קודם מפתח ל{ -envelope(form: "plural") }, או ש{ -game(form: "definite") } יימשך בלי { -adjourn(form: "bare") }.
    .title = למעט מדי { -arbiter(form: "plural") } יש מפתח
    .game = אין חותמים למספר { -arbiter(form: "plural") } קטן ממה שהתקנון דורש.
    .help = יש לבקש מ{ -arbiter } של { -game(form: "definite") } לרשום מפתח ל{ -envelope(form: "plural") }.
refusal-draft_for_others = { -arbiter(form: "plural-definite") } שיכולים לפתוח { -envelope(form: "plural") } השתנו מאז הטיוטה שלך: יש לכתוב אותה שוב.
    .title = { -arbiter(form: "plural") } אחרים פותחים עכשיו { -envelope(form: "plural") }
    .help = יש לכתוב שוב את הטיוטה או { -seal } את { -move(form: "definite") }: POST .../seal
refusal-not_a_reading = יש לבחור אחד מן הפירושים של { -sealed-move }.
    .title = לא אחד מן הפירושים
    .help = יש לשלוח אחד מתוך adjournment.readings
refusal-clocks_settled = אפשר לטעון ש{ -clock(form: "plural-definite") } שגויים רק עד { -move(form: "definite") } הראשון שלך אחרי { -resume } { -game(form: "definite") }.
    .title = מאוחר מדי לטעון ש{ -clock(form: "plural-definite") } שגויים
    .help = יש לפנות { -arbiter(form: "to") }, שיכול להחליט בכל זאת.
refusal-bad_clocks = אי אפשר לקבוע את { -clock(form: "plural-definite") } כך: מועד אחרון הוא בעתיד ולא ביום חופשה, ורק ל{ -clock } שפועל יש מועד כזה; ו{ -clock } אינו מראה יותר ממה שקצב { -game(form: "definite") } מאפשר.
    .title = אי אפשר לקבוע את { -clock(form: "plural-definite") } כך
    .help = הזמן שנוצל אינו שלילי; מועד אחרון הוא בעתיד, רק ל{ -clock } שפועל, לא ביום חופשה, וב־Triple Block לא מעבר למה ש{ -clock(form: "definite") } יכול להראות.
refusal-not_due = מועד { -resume(form: "definite") } עוד לא הגיע.
    .title = מועד { -resume(form: "definite") } עוד לא הגיע
    .help = יש לחכות, או ששני השחקנים יבקשו { -resume(form: "infinitive") } את { -game(form: "definite") }.
refusal-bad_reason = יש לתת סיבה באורך של תו אחד עד 500 תווים.
    .title = הסיבה חסרה או ארוכה מדי
    .help = יש לתת סיבה באורך של תו אחד עד 500 תווים.
refusal-too_many_acts = { -game(form: "definite") } הגיע לגבול של 100 החלטות של { -arbiter(form: "plural") }.
    .title = יותר מדי החלטות של { -arbiter(form: "plural") }
    .help = אי אפשר להוסיף עוד; אפשר להכריז ש{ -game(form: "definite") } בטל, או להניח לו להסתיים.
refusal-bad_outcome = { -game } מבטלים או מכריזים בטל; אין פוסקים בו בלי תוצאה.
    .title = לא תוצאה
    .help = יש לבטל את { -game(form: "definite") } או להכריז שהוא בטל.
refusal-not_over = { -game(form: "definite") } עוד לא הסתיים.
    .title = { -game(form: "definite") } עוד לא הסתיים
    .help = נקודות משנים אחרי ש{ -game(form: "definite") } הסתיים.
refusal-bad_points = צד מקבל לכל היותר את שני חצאי הנקודות של ניצחון.
    .title = יותר מדי נקודות
    .help = יש לציין לכל היותר שני חצאי נקודות לצד.
refusal-take_back_not_allowed = { -move } שנשלח עומד: תקנון { -game(form: "definite") } אינו מאפשר להחזיר { -move(form: "plural") }.
    .title = אין כאן החזרת { -move(form: "plural") }
    .help = לפי תקנון { -game(form: "definite") } כל { -move } עומד.
refusal-nothing_to_take_back = אפשר להחזיר רק את { -move(form: "definite") } האחרון, או את שני האחרונים, ולא { -move } ש{ -seal(form: "passive") }.
    .title = אי אפשר להחזיר את { -move(form: "definite") } הזה
    .help = יש לציין חצי { -move } אחד או שניים פחות ממה שבוצע, ואף אחד מהם לא { -seal(form: "adjective") }.
refusal-bad_replacement = המחליף צריך להיות אדם שאינו { -game } ואינו { -arbiter } { -game(form: "in") } הזה.
    .title = לא מי שיכול להמשיך לשחק
    .help = יש לציין אדם שאינו { -game } ואינו { -arbiter } { -game(form: "in") } הזה.
refusal-resign_instead = פורשים מכל { -game(form: "plural-definite") } של תחרות, או מכל { -game(form: "plural-definite") }: { -game(form: "in") } יחיד { -resign(form: "present") }.
    .title = { -game(form: "in") } יחיד { -resign(form: "present") }
    .help = אפשר { -resign(form: "infinitive") }, או לפרוש מן התחרות של { -game(form: "definite") } או מכל { -game(form: "plural-definite") }.
refusal-player_withdrawn = אחד השחקנים פרש מן { -game(form: "definite") }: { -no-clock }, ו{ -arbiter } יחליט מה יהיה בו.
    .title = אחד השחקנים פרש
    .help = { -arbiter } פוסק { -game(form: "in") }, או מאפשר למישהו אחר להמשיך.
refusal-act_reversed = { -arbiter } אחר ביטל זאת ב{ -appeal }: לא בידך לעשות זאת שוב, אלא בידי { -arbiter } אחר.
    .title = { -arbiter } אחר ביטל זאת
    .help = לא בידך לעשות זאת שוב, אלא בידי { -arbiter } אחר.
refusal-other_game_counts = { -game(form: "definite") } { $game } נחשב במקום { -game(form: "definite") } הזה: אין מקבלים עוד החלטות { -game(form: "in") } הזה.
    .title = { -game } אחר נחשב במקומו
    .help = יש לבדוק את { -game(form: "definite") } הנקוב.
refusal-other_line = זה נכתב לפני ש{ -arbiter } ביטל משהו { -game(form: "in") } הזה: יש לבדוק את העמדה הנוכחית ולכתוב שוב.
    .title = נועד לעמדה שבוטלה
    .help = יש לקרוא שוב את { -game(form: "definite") } ולשלוח את { -move(form: "definite") } עם ply ו־revision שלו.
refusal-no_such_act = אין החלטה של { -arbiter } במספר הזה.
    .title = אין החלטה כזאת
    .help = יש לקרוא את acts של { -game(form: "definite") }: { -appeal } מציין את המספר.
refusal-already_appealed = כבר הוגש { -appeal } על כך.
    .title = כבר הוגש { -appeal }
    .help = יש לחכות להחלטה, או לקרוא אותה ב־acts.
refusal-appeal_too_late = הזמן לערער על כך עבר.
    .title = הזמן לערער עבר
    .help = אי אפשר לעשות דבר: תקנון { -game(form: "definite") } קובע את מספר הימים.
refusal-no_appeal = אין { -appeal } על כך שמחכה להחלטה.
    .title = אין { -appeal } שמחכה להחלטה
    .help = יש לקרוא את acts של { -game(form: "definite") }.
refusal-own_act = { -arbiter } אחר מחליט ב{ -appeal } על החלטה שלך.
    .title = איש אינו מחליט בעניין החלטה שלו
    .help = { -arbiter } אחר צריך להחליט.
refusal-offer_with_move = { -draw } מציעים יחד עם { -move }.
    .title = { -draw } מציעים עם { -move }
    .help = יש לקבוע draw_offer ב{ -move } הבא.
refusal-offer_with_draft = הטיוטה נמצאת { -envelope(form: "in") } שלה כפי שנכתבה, ולכן אי אפשר להוסיף לה הצעת { -draw }. לא { -seal(form: "passive") } דבר. כדי להציע { -draw }, יש { -seal } { -move } עם ההצעה; כדי { -seal } את הטיוטה, יש להשמיט את ההצעה.
    .title = לטיוטה אין מוסיפים הצעת { -draw }
    .help = יש לציין את { -move(form: "definite") } ולקבוע draw_offer, או { -seal } את הטיוטה בלי draw_offer.
refusal-your_move = תורך: יש לבצע { -move }; { -move(form: "plural") } מותנים הם לזמן שבו { -opponent } חושב.
    .title = תורך
    .help = יש לבצע { -move }; { -move(form: "plural") } מותנים אפשר לתת איתו או אחריו.
refusal-conditions_not_allowed = תקנון { -game(form: "definite") } אינו מתיר { -move(form: "plural") } מותנים.
    .title = אין { -move(form: "plural") } מותנים { -game(form: "in") } הזה
    .game = לא נשמרו { -move(form: "plural") } מותנים.
    .help = יש לשחק בלעדיהם.
refusal-bad_conditions = { -move(form: "plural-definite") } המותנים שלך לא נשמרו: בשורה { $line }, חצי { -move } מספר { $half_move } { $why }.
    .title = { -move(form: "plural-definite") } המותנים שגויים
    .game = אף אחד מהם לא נשמר; אלה שניתנו קודם נשארים.
    .help = יש לתקן את השורה ואת חצי { -move(form: "definite") } הנקובים.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = הצעת { -draw(form: "definite") } ו{ -move(form: "plural-definite") } המותנים לא התקבלו
    .game = { -move(form: "definite") } בוצע בלעדיהם: ראו version ו־ply.
    .help = יש לקרוא את offer ואת conditions, לתקן את { -move(form: "plural-definite") } המותנים ולתת אותם שוב.
refusal-already_offered = כבר הצעת { -draw }; { -opponent } עוד לא ענה.
    .title = הצעת { -draw(form: "definite") } שלך עומדת
    .help = יש לחכות לתשובת { -opponent }.
refusal-record_full = יותר מדי { -move(form: "plural") } בלי הכאה ובלי { -move } של רגלי: יש לתבוע { -draw } או לפנות { -arbiter(form: "to") }.
    .title = יותר מדי { -move(form: "plural") } בלי הכאה ובלי { -move } של רגלי
    .help = יש לתבוע { -draw } או לפנות { -arbiter(form: "to") }.
refusal-not_the_timekeeper = רק השירות עצמו עושה זאת.
    .title = רק השירות עצמו עושה זאת
    .help = אין צורך לעשות דבר: השירות עושה זאת בבוא הזמן.
refusal-unknown_game = אין { -game } כזה.
    .title = אין { -game } כזה
    .help = יש לבדוק את מספר { -game(form: "definite") }.
refusal-unknown_player = אין שחקן בשם הזה.
    .title = אין שחקן כזה
    .help = יש לבדוק את השם; אי אפשר להזמין חשבונות שנמחקו.
refusal-unknown_challenge = אין הזמנה כזאת.
    .title = אין הזמנה כזאת
    .help = היא אינה קיימת, או שאינה מיועדת לך.
refusal-challenge_closed = ההזמנה הזאת אינה פתוחה עוד.
    .title = ההזמנה אינה פתוחה עוד
    .help = אפשר להזמין את השחקן ל{ -game }.
refusal-too_many_challenges = מספר ההזמנות והחיפושים הפתוחים שלך: { $limit }. יש לחכות לתשובות או לבטל חלק מהם.
    .title = יותר מדי הזמנות פתוחות
    .help = יש לחכות לתשובות או לבטל חלק מהן.
refusal-key_reused = המפתח הזה כבר שימש לבקשה אחרת; יש להשתמש במפתח חדש.
    .title = ה־Idempotency-Key כבר שימש לבקשה אחרת
    .help = יש להשתמש במפתח חדש לבקשה חדשה, ובאותו מפתח רק כדי לחזור על אותה בקשה.
refusal-ply_missing = יש לציין לאיזה חצי { -move } זה נועד.
    .title = העמדה אינה מצוינת
    .help = יש לשלוח ply: מספר חצאי { -move(form: "plural-definite") } שבוצעו.
refusal-bad_message = הודעה היא טקסט פשוט באורך של תו אחד עד 2,000 תווים.
    .title = אי אפשר לקבל את ההודעה
    .help = יש לשלוח טקסט פשוט באורך של תו אחד עד 2,000 תווים.
refusal-flag_not_fallen = שום { -flag(form: "bare") } לא נפל.
    .title = שום { -flag(form: "bare") } לא נפל
    .help = יש לחכות למועד האחרון.
refusal-flag_for_arbiter = { -flag } נפל, אבל { -game(form: "in") } הזה רק { -arbiter } מסיים את { -game(form: "definite") } בגלל נפילת { -flag }; { -arbiter(form: "plural-definite") } קיבלו הודעה.
    .title = רק { -arbiter } תובע את נפילת { -flag } הזה
    .game = { -game(form: "definite") } נמשך, ו{ -move } עוד נחשב, עד ש{ -arbiter } יסיים את { -game(form: "definite") }.
    .help = יש לחכות: { -arbiter(form: "plural-definite") } מקבלים הודעה כש{ -flag(form: "bare") } נופל.
refusal-mail_noted = זה כבר רשום.
    .title = זה כבר רשום
    .help = אין צורך לעשות דבר: זה רשום.
refusal-zone_noted = זה כבר רשום.
    .title = זה כבר רשום
    .help = אין צורך לעשות דבר: זה רשום.
refusal-on_leave = נרשמה לך חופשה, ואי אפשר לבצע { -move } עד סופה.
    .title = נרשמה לך חופשה
    .game = לא בוצע { -move }; { -clock(form: "definite") } עצור.
    .help = אפשר לבצע { -move } אחרי סוף החופשה.
refusal-no_leave = אין חופשות { -game(form: "in") } הזה.
    .title = אין חופשות { -game(form: "in") } הזה
    .help = תקנון { -game(form: "definite") } אינו כולל חופשות.
refusal-bad_leave = לחופשה יש יום ראשון ויום אחרון, עד שנה מראש.
    .title = אי אפשר לרשום חופשה כזאת
    .help = יש לציין יום ראשון ויום אחרון, עד שנה מראש.
refusal-leave_too_short = אורך החופשה לפחות: { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}.
    .title = החופשה קצרה מדי
    .help = יש לרשום לפחות את האורך המזערי שבתקנון.
refusal-leave_too_late = חופשה רושמים לפני תחילת היום הראשון שלה, ולפחות { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
} מראש. זה היה מאוחר מדי.
    .title = מאוחר מדי לרשום את החופשה הזאת
    .help = יש לרשום חופשה שמתחילה מאוחר יותר.
refusal-leave_overlaps = כבר רשמת חופשה בחלק מן הימים האלה.
    .title = כבר רשומה חופשה בחלק מן הימים האלה
    .help = יש לציין ימים אחרים.
refusal-leave_used_up = ימי החופשה שנותרו לך בשנת { $year }: { $days }.
    .title = נותרו מעט מדי ימי חופשה
    .help = יש לרשום פחות ימים בשנה הזאת.
refusal-no_such_leave = אין חופשה שמתחילה ביום הזה ושעוד אפשר לבטל.
    .title = אין חופשה כזאת שאפשר לבטל
    .help = יש לקרוא את { -game(form: "definite") }: החופשות רשומות ב{ -clock(form: "plural") } שלו.
refusal-nothing_to_declare = אין על מה להצהיר: השתיקה אינה מפסידה ב{ -move } הזה, או ש{ -arbiter } קבע את המועד האחרון שלו.
    .title = השתיקה אינה מפסידה ב{ -move } הזה
    .help = אין צורך לעשות דבר: אפשר לחשוב כל עוד { -clock(form: "definite") } מאפשר.
refusal-no_bank = { -game(form: "in") } הזה אין מאגר זמן שממנו אפשר למלא את { -clock(form: "definite") }.
    .title = אין מאגר זמן { -game(form: "in") } הזה
    .help = רק ב־Triple Block יש מאגר זמן.
refusal-nothing_to_refill = אין מה למלא: { -clock(form: "definite") } מלא או שמאגר הזמן ריק.
    .title = אין מה למלא
    .help = { -clock(form: "definite") } מלא או שמאגר הזמן ריק.
refusal-rate_limited = יותר מדי הודעות, תביעות והזמנות; מספר השניות שיש לחכות לפני הבאה: { $retry_after }.
refusal-nothing_to_return = ההשבתה לא פגעה בשום { -clock } שפועל.
    .title = לא נפגע שום { -clock } שפועל
    .help = אין צורך לעשות דבר: אין מה להחזיר.

## Refusals about accounts.

refusal-bad_name = אי אפשר להשתמש בשם הזה: { $reason }.
    .title = אי אפשר להשתמש בשם
    .help = יש לבחור שם אחר.
refusal-name_taken = השם הזה, או שם שנראה כמוהו, תפוס; יש לבחור שם אחר.
    .title = השם תפוס
    .help = יש לבחור שם אחר; קוד שנשלח נשאר בתוקף.
refusal-bad_address = זו אינה כתובת מייל שהשירות יכול לכתוב אליה.
    .title = לא כתובת מייל שאפשר לכתוב אליה
    .help = יש לתקן את הכתובת.
refusal-no_such_language = אין כאן שפה כזאת. השפות הן: { $languages }.
    .title = אין שפה כזאת
    .help = יש להשתמש באחד הקודים שב־languages.
refusal-bad_time_zone = זה אינו שם של אזור זמן, למשל Europe/Berlin.
    .title = לא אזור זמן
    .help = יש להשתמש בשם של IANA, למשל Europe/Berlin.
refusal-bad_key = זה אינו מפתח ציבורי של age, שמתחיל ב־age1.
    .title = לא מפתח ציבורי של age
    .help = יש לשלוח את מה ש־age-keygen מדפיס כמפתח הציבורי; הוא מתחיל ב־age1.
refusal-key_taken = המפתח הזה שייך לחשבון אחר; יש ליצור מפתח משלך באמצעות age-keygen.
    .title = המפתח הזה שייך לחשבון אחר
    .help = יש ליצור מפתח משלך באמצעות age-keygen ולשלוח את החלק הציבורי שלו.
refusal-bad_label = בתווית יש תו אחד עד 60 תווים, ללא תווי בקרה.
    .title = אי אפשר להשתמש בתווית
    .help = יש להשתמש ב־1 עד 60 תווים נראים.
refusal-too_many_codes = התבקשו יותר מדי קודים לכתובת הזאת. את הקוד הבא אפשר לבקש בתאריך: { $retry_at }.
    .title = יותר מדי קודים לכתובת הזאת
    .help = אפשר להשתמש בקוד שנשלח, עם הבקשה שביקשה אותו, או לבקש שוב ב־retry_at.
refusal-wrong_code = זה אינו הקוד שנשלח; מספר הניסיונות שנותרו: { $tries_left }.
    .title = לא הקוד שנשלח
    .help = יש להקליד את שמונה הספרות מן המייל שהבקשה הזאת ביקשה; אחרי חמישה ניסיונות שגויים יש לבקש קוד חדש.
refusal-code_void = אי אפשר עוד להשתמש בקוד הזה; יש לבקש קוד חדש.
    .title = הקוד אינו תקף עוד
    .help = יש לבקש קוד חדש: הקוד הזה פג, שימש כבר או נוסה יותר מדי פעמים.
refusal-session_ended = ההתחברות הסתיימה; יש להתחבר שוב.
    .title = ההתחברות הסתיימה
    .help = יש להתחבר שוב.
refusal-bad_token = האסימון הזה אינו תקף.
    .title = האסימון אינו תקף
    .help = יש להשתמש באסימון בדיוק כפי שניתן; שום התחברות לא נותקה.
refusal-no_scope = לאסימון API דרושה הרשאה אחת לפחות (scope).
    .title = אין הרשאה
    .help = יש לציין scope אחד לפחות.
refusal-already_expired = תוקף האסימון כבר היה פג.
    .title = מועד הפקיעה כבר עבר
    .help = יש לציין מועד בעתיד, או לא לציין מועד.
refusal-too_many_tokens = מספר אסימוני ה־API שלך: { $limit }. יש לבטל קודם אחד מהם.
    .title = יותר מדי אסימוני API
    .help = יש לבטל קודם אחד מהם.
refusal-bad_webhook_url = זו אינה כתובת ל־webhook.
    .title = לא כתובת ל־webhook
    .help = יש לתת כתובת שמתחילה ב־{ -example(of: "https") } ויש בה שרת באינטרנט, בלי שם משתמש, באורך של 1000 תווים לכל היותר.
refusal-too_many_webhooks = מספר ה־webhooks שלך: { $limit }. יש למחוק קודם אחד מהם.
    .title = יותר מדי webhooks
    .help = יש למחוק קודם אחד מהם.
refusal-webhook_off = ה־webhook כבוי.
    .title = ה־webhook כבוי
    .help = יש להפעיל אותו קודם.
refusal-sign_in_again = יש להתחבר שוב קודם: לכך דרושה התחברות מ־15 הדקות האחרונות.
    .title = דרושה התחברות חדשה
    .help = יש להתחבר שוב ולחזור על הבקשה בתוך 15 דקות.
refusal-not_an_administrator = רק מנהל יכול לעשות זאת.
    .title = רק מנהל יכול לעשות זאת
    .help = יש לפנות למנהל.
refusal-last_administrator = צריך להיות לפחות מנהל אחד.
    .title = אי אפשר להסיר את המנהל האחרון
    .help = יש למנות קודם מנהל אחר.
refusal-notice_needed = אי אפשר לכבות התראות מן הסוג { $kind }: { $why }.
    .title = התראות מן הסוג הזה נשארות פועלות
    .help = אין צורך לעשות דבר: בלעדיהן אפשר להפסיד { -game } או את החשבון. אחרות אפשר לכבות.
refusal-not_found = לא נמצא: { $what }.
refusal-games_running = מספר { -game(form: "plural-definite") } הפעילים שלך: { $games }. יש { -resign(form: "infinitive") } בהם קודם, או לבקש { -resign(form: "infinitive") } בכולם.
    .title = יש { -game(form: "plural") } פעילים
    .game = ב{ -game(form: "plural") } לא השתנה דבר.
    .help = יש { -resign(form: "infinitive") } בהם קודם, או לשלוח resign_all.

## What a refusal left of the game, over HTTP

game-nothing = { -game(form: "in") } וב{ -clock } לא השתנה דבר.
game-running = לא בוצע { -move }; { -clock(form: "definite") } של הצד שתורו ממשיך לפעול.
game-no-clock = { -game(form: "in") } לא השתנה דבר; { -no-clock }.
game-envelope-closed = { -envelope(form: "definite") } נשארת סגורה.
game-nothing-sealed = לא { -seal(form: "passive") } דבר; { -clock(form: "definite") } ממשיך לפעול.
game-claim-move-end = התביעה נרשמה, { -move(form: "definite") } שהוכרז בוצע, ו{ -game(form: "definite") } הסתיים.
game-claim-move = התביעה נרשמה ו{ -move(form: "definite") } שהוכרז בוצע; השדה draw_offer של { -game(form: "definite") } מראה אם התביעה עומדת כהצעה.
game-claim = התביעה נרשמה, ועוד יש לבצע את { -move(form: "definite") }; השדה draw_offer של { -game(form: "definite") } מראה אם התביעה עומדת כהצעה.
game-illegal-end = לא בוצע { -move }, ו{ -game(form: "definite") } הסתיים.
game-illegal-gain = לא בוצע { -move }, ו{ -opponent } קיבל תוספת זמן.
game-move-end = { -move(form: "definite") } בוצע, ו{ -game(form: "definite") } הסתיים.
game-move = { -move(form: "definite") } בוצע; { -clock(form: "definite") } { -opponent(form: "of") } פועל.
game-recorded = האירועים נרשמו.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = דרושה התחברות.
    .title = דרושה התחברות
    .help = יש להתחבר: אסימונים לתוכנות אינם יכולים לשנות חשבון.
problem-bad_request = אי אפשר לקרוא את הבקשה.
    .title = אי אפשר לקרוא את הבקשה
    .help = יש לתקן את הנתיב, את השאילתה או את הכותרות.
problem-body_unreadable = גוף הבקשה אינו JSON.
    .title = גוף הבקשה אינו JSON
    .help = יש לשלוח אובייקט JSON אחד.
problem-body_invalid = לגוף הבקשה יש מבנה שגוי.
    .title = לגוף הבקשה יש מבנה שגוי
    .help = יש להשוות אותו לסכמה GET /openapi.json; שדות לא מוכרים נדחים.
problem-body_too_large = גוף הבקשה גדול מדי.
    .title = גוף הבקשה גדול מדי
    .help = יש לשלוח 128 KiB לכל היותר.
problem-not_json = גוף הבקשה אינו מוצהר כ־JSON.
    .title = גוף הבקשה אינו מוצהר כ־JSON
    .help = יש לשלוח Content-Type: application/json
problem-cursor_invalid = זה אינו סמן (cursor) של הרשימה הזאת.
    .title = לא סמן של הרשימה הזאת
    .help = יש להתחיל מחדש בלי סמן.
problem-confirmation_missing = הדבר לא אושר.
    .title = לא אושר
    .help = אם זו הכוונה, יש לשלוח {"{"}"confirm": true{"}"}
problem-bad_notes = הערות הן טקסט פשוט, לכל היותר { $most } תווים.
    .title = הערות שאי אפשר לשמור
    .help = יש לקצר אותן, ולהשמיט תווי בקרה.
problem-notes_changed = ההערות שלך השתנו מאז שקראת אותן, ולכן לא נשמר דבר.
    .title = ההערות השתנו
    .help = יש לקרוא אותן שוב, לאחד את שני הטקסטים, ולשלוח את התוצאה עם ה־version שנקרא.
problem-list_refused = חלק משורות הרשימה נדחו, ולכן לא התחיל שום { -game }.
    .title = חלק משורות הרשימה נדחו
    .help = יש לתקן את השורות הנקובות ולשלוח שוב את כל הרשימה.
problem-idempotency_key_malformed = אי אפשר להשתמש ב־Idempotency-Key הזה.
    .title = אי אפשר להשתמש ב־Idempotency-Key הזה
    .help = יש להשתמש ב־1 עד 255 תווי ASCII נראים, למשל UUID.
problem-unauthenticated = החשבון אינו מחובר.
    .title = החשבון אינו מחובר
    .help = יש לשלוח Authorization: Bearer עם אסימון גישה או אסימון API תקף; כדי לקבל אסימון יש להתחבר.
problem-insufficient_scope = האסימון אינו מתיר זאת.
    .title = האסימון אינו מתיר זאת
    .help = יש להשתמש באסימון עם ה־scope שהפעולה דורשת.
problem-game_delayed = { -move(form: "plural-definite") } ב{ -game } הזה מוצגים מאוחר יותר.
    .title = { -move(form: "plural-definite") } מוצגים מאוחר יותר
    .help = עד ש{ -game(form: "definite") } יסתיים, רק שחקניו ו{ -arbiter(form: "plural-definite") } שלו קוראים אותו כאן. הדף שלו, /g/ ואחריו מספרו, מציג את מה שפתוח לכול.
problem-not_found = אין כאן דבר.
    .title = לא נמצא
    .help = יש לבדוק את הנתיב; כל הנתיבים: GET /docs
problem-method_not_allowed = השיטה אינה אפשרית כאן.
    .title = השיטה אינה אפשרית כאן
    .help = הכותרת Allow מונה את השיטות האפשריות.
problem-uri_too_long = כתובת הבקשה ארוכה מדי.
    .title = כתובת הבקשה ארוכה מדי
    .help = יש לשלוח נתיב ושאילתה בגודל של 8 KiB לכל היותר.
problem-head_too_large = כותרת הבקשה גדולה מדי.
    .title = כותרת הבקשה גדולה מדי
    .help = יש לשלוח 32 KiB לכל היותר, ב־96 שדות כותרת לכל היותר.
problem-request_timeout = הבקשה נמשכה יותר מדי זמן.
    .title = הבקשה נמשכה יותר מדי זמן
    .help = יש לחזור עליה עם אותו Idempotency-Key.
problem-precondition_failed = { -game(form: "definite") } השתנה.
    .title = { -game(form: "definite") } השתנה
    .help = יש לקרוא שוב את { -game(form: "definite") } ולהחליט שוב.
problem-rate_limited = יש לנסות שוב. מספר השניות שיש לחכות: { $seconds }.
    .title = יותר מדי בקשות
    .help = יש לחכות כפי שכתוב ב־Retry-After.
problem-too_many_streams = יותר מדי ערוצים פתוחים.
    .title = יותר מדי ערוצים פתוחים
    .help = יש לסגור קודם ערוץ אחר.
problem-busy = השירות עמוס.
    .title = השירות עמוס
    .game = { -game(form: "in") } לא השתנה דבר; לא נרשם דבר.
    .help = יש לחזור על הבקשה עם אותו Idempotency-Key אחרי Retry-After.
problem-storage = תקלה באחסון.
    .title = תקלה באחסון
    .game = אם הדבר נרשם, חזרה על הבקשה עם אותו Idempotency-Key תציג את הקבלה.
    .help = יש לחזור על הבקשה עם אותו Idempotency-Key אחרי Retry-After.
problem-reading_stands = המיילים אינם נקראים.
    .title = המיילים אינם נקראים
    .game = הם נשמרים, וכל השאר נמשך.
    .help = המפעיל צריך להפעיל את השירות מחדש.
problem-wrong_clock = השעון של המופע הזה של השירות שגוי.
    .title = השעון של המופע הזה שגוי
    .game = לא מתקבלת כאן שום הכרעה.
    .help = יש לפנות למופע אחר; המפעיל צריך לכוון את השעון.
problem-disk_full = הדיסק מלא.
    .title = הדיסק מלא
    .game = לא נרשם כאן דבר.
    .help = המפעיל צריך לפנות בו מקום.
problem-restored = מסד הנתונים שוחזר.
    .title = מסד הנתונים שוחזר
    .game = לא נרשם כאן דבר.
    .help = המפעיל צריך להפעיל את השירות מחדש.
problem-draining = השירות עומד להיעצר.
    .title = השירות עומד להיעצר
    .help = יש להתחבר שוב אחרי Retry-After.
problem-internal = התקלה אצלנו.
    .title = תקלה אצלנו
    .game = אם הדבר נרשם, חזרה על הבקשה עם אותו Idempotency-Key תציג את הקבלה.
    .help = יש לנסות שוב מאוחר יותר, ולמסור למפעיל את מזהה הבקשה.
problem-refused = הבקשה נדחתה.
    .title = הבקשה נדחתה
    .help = יש לקרוא את השדה detail.
problem-body-fault = גוף הבקשה אינו מתאים: { $fault }.
problem-body-syntax = גוף הבקשה אינו JSON: { $fault }.
problem-query-fault = אי אפשר לקרוא את השאילתה: { $fault }.
problem-token = האסימון אינו מוכר, פג או בוטל, או שלא נשלח כ־Authorization: Bearer.
problem-limit = הערך של limit צריך להיות מ־1 עד { $most }.
problem-csv = אי אפשר לקרוא את שורת ה־CSV הזאת.
problem-csv-missing = בכותרת ה־CSV חסרה עמודה: { $column }.
problem-csv-column = בכותרת ה־CSV יש עמודה לא מוכרת או כפולה: { $column }.
problem-csv-value = אי אפשר לקרוא בשורה הזאת את העמודה { $column }.
problem-list-length = מספר { -game(form: "plural-definite") } ברשימה: מ־1 עד { $most }.
problem-list-forms = יש לתת את { -game(form: "plural-definite") } בצורה אחת בלבד.
problem-last-event = הערך של Last-Event-ID צריך להיות id של אירוע.
problem-at = הערך של at צריך להיות מועד עד סוף שנת 9999.
problem-pieces = הערך של file צריך להיות מ־a עד h, והערך של rank מ־1 עד 8.
problem-origin = דפדפן אינו רשאי לבצע את הקריאה הזאת מן המקור הזה (origin), בשיטה הזאת ועם הכותרות האלה.
problem-head = ראש הבקשה אינו של HTTP/1.1, או שכתובתה ארוכה מ־64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = הבקשה ארוכה מ־64 KiB, או שהרכיבים שלה מקוננים לעומק רב מדי.
xfcc-no-xml = הבקשה אינה XML תקין.
xfcc-ampersand = בבקשה יש & שנכתב כפי שהוא: יש לכתוב במקומו { -example(of: "entity") }, ולא להשתמש בישויות (entities) אחרות מאלה של XML.
xfcc-doctype = בבקשה יש סוג מסמך (DOCTYPE), וזה אסור.
xfcc-envelope = הבקשה אינה מעטפת SOAP אחת שבה גוף אחד ובקשה אחת.
xfcc-field = בבקשה יותר מ־20 שדות, או ששדה מופיע פעמיים, מכיל רכיבים, או שאינו true ואינו false.
xfcc-operation = הבקשה אינה GetMyGames ואינה MakeAMove.
xfcc-adjourned = { -game(form: "definite") } מופסק: { -sealed-move(form: "bare") }
xfcc-sealing = { -move(form: "definite") } הבא { -seal(form: "passive") }: במייל או ב־API
xfcc-arbiter = מחכה { -arbiter(form: "to") }
xfcc-both-lose = 0-0: הפסד לשני השחקנים
problem-head-late = ראש הבקשה לא הגיע בתוך 10 שניות.
problem-head-large = ראש הבקשה גדול מ־128 KiB, או שיש בו יותר מ־96 שדות כותרת.

## Reasons: a wrong claim.

wrong-claim-tablebase = לפי טבלת הסיומים זה לא כך
wrong-claim-repetition = העמדה הופיעה { $times ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $times } פעמים
} מתוך 3
wrong-claim-fifty_moves_suspended = כשעל הלוח כלים כה מעטים מכריעות טבלאות הסיומים, ו{ -move(form: "plural-definite") } אינם נספרים
wrong-claim-half_moves = בלי הכאה ובלי { -move } של רגלי בוצעו { $counted } מתוך { $needed } חצאי { -move(form: "plural-definite") } הדרושים

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = אינו { -move } בשום רישום שהשירות מכיר
condition-illegal = אינו חוקי שם
condition-ambiguous = ניתן שם ליותר מפירוש אחד
condition-other_number = נושא מספר של { -move } אחר
condition-promotion_missing = צריך לציין לאיזה כלי הרגלי מוכתר
condition-incomplete = נשאר בלי תשובה: כל שורה צריכה להסתיים ב{ -move } שלך
condition-inconsistent = עונה על עמדה שבשורה אחרת יש לה תשובה אחרת
condition-too_many = חורג מן המותר: { -move(form: "plural") } מותנים הם 100 חצאי { -move(form: "plural") } לכל היותר

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = זה אינו { -move } בשום רישום שהשירות מכיר
not-sealable-illegal = { -move(form: "definite") } אינו חוקי כאן
not-sealable-ambiguous = יותר מ{ -move } חוקי אחד מתאים
not-sealable-promotion_missing = יש לציין לאיזה כלי הרגלי מוכתר
not-sealable-withheld = הסיבה המדויקת נמסרה רק לשחקן ששלח אותו

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
counted-illegal = { $refusal } מספר { -move(form: "definite") } הזה בין { -move(form: "plural-definite") } הלא חוקיים שלך ב{ -game } הזה: { $count }. מספר { $limit } גורם להפסד { -game(form: "in") }.
counted-ambiguous = { $refusal } מספר { -move(form: "definite") } הזה בין { -move(form: "plural-definite") } הרב־משמעיים שלך ב{ -game } הזה: { $count }. מספר { $limit } גורם להפסד { -game(form: "in") }.

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
illegal-en_passant_only_at_once = הכאה { -en-passant } אפשרית רק מיד אחרי שרגלי נע שתי משבצות
illegal-king_in_check = המלך יעמוד ב{ -check } מצד הכלי: { $piece }
illegal-king_stays_in_check = המלך יישאר ב{ -check } מצד הכלי: { $piece }
illegal-castling_right_lost = ה{ -castling } בצד הזה כבר אינה אפשרית: המלך או הצריח הזה כבר זז או אינו במקומו
illegal-castling_blocked = כלי עומד בדרך ומונע { -castling }: { $piece }
illegal-castling_out_of_check = אי אפשר להצריח כשהמלך ב{ -check } מצד הכלי: { $piece }
illegal-castling_through_check = המלך יעבור במשבצת מאוימת או יגיע אליה: { $square }. הכלי המאיים: { $piece }
illegal-no_promotion = ב{ -move } הזה אין { -promotion } של רגלי, ולכן אי אפשר לציין כלי ל{ -promotion }
illegal-promotion_to = רגלי מוכתר למלכה, לצריח, לרץ או לפרש בלבד, ולא לכלי הזה: { $role }
illegal-other = אין כלי שיכול לבצע את { -move(form: "definite") } הזה

## Reasons: a game that cannot start.

bad-start-time_zones = אזורי הזמן אינם תקינים
bad-start-started = הוא כבר התחיל
bad-start-tournament_name = שם התחרות הוא שורה אחת, ומספר התווים המרבי בה: { $most }
bad-start-no_arbiter = חשבון { $player } אינו של { -arbiter } { -game(form: "in") } הזה
bad-start-no_envelope_key = לחשבון { $arbiter }, של { -arbiter }, לא נרשם מפתח ל{ -envelope(form: "plural") }

## Reasons: regulations out of their bounds.

regulations-leave = חופשה היא 1 עד 366 ימים בשנה, לפחות 1 עד 60 ימים בכל פעם, בהודעה של 60 ימים מראש לכל היותר
regulations-leave_in_triple_block = ב־Triple Block אין חופשות
regulations-silence = הפסד בגלל שתיקה יכול לחול אחרי 10 עד 365 ימים, ולפניו שלוש תזכורות לפי הסדר
regulations-silence_without_periods = לכלל על שתיקה דרוש קצב { -game } של פרקי זמן
regulations-claim_after_moves = מספר { -move(form: "plural-definite") } בלי הכאה ובלי { -move } של רגלי שמאפשר תביעה צריך להיות מ־50 עד 100
regulations-tablebase_fifty_moves = כשמספר { -move(form: "plural-definite") } לתביעה אינו 50, טבלאות הסיומים אינן יכולות לספור לפי כלל חמישים { -move(form: "plural-definite") }
regulations-tablebase = תביעות לפי טבלת סיומים הן ל־3 עד 7 כלים, ו{ -arbiter(form: "to") } יש 1 עד 90 ימים להכריע בהן
regulations-adjudication = פסיקה אפשר לבקש אחרי 500 { -move(form: "plural") } לכל היותר, ו{ -arbiter(form: "to") } יש 1 עד 90 ימים לפסוק
regulations-offer_again = מספר { -move(form: "plural-definite") } הדרוש בין שתי הצעות { -draw } צריך להיות 100 לכל היותר
regulations-penalty_days = תוספת הזמן { -opponent(form: "to") } צריכה להיות 30 ימים לכל היותר
regulations-loses_at = { -move(form: "definite") } הלא חוקי או הרב־משמעי שמפסיד צריך להיות הראשון או מאוחר ממנו
regulations-arbiters = ל{ -game } יש 10 { -arbiter(form: "plural") } לכל היותר, וכל אחד מצוין פעם אחת
regulations-withdrawal = מספר { -move(form: "plural-definite") } שמתחתיו פרישה מביאה להכרזה ש{ -game(form: "definite") } בטל צריך להיות 100 לכל היותר, ולפרישה בשתיקה דרוש כלל על שתיקה
regulations-appeal_days = שחקן יכול לערער בתוך 365 ימים לכל היותר
regulations-resume_after_days = { -resume } { -game(form: "definite") } צריך להיות 1 עד 365 ימים אחרי { -seal(form: "definite") }
regulations-session_days = מושב צריך להיות באורך של 1 עד 365 ימים
regulations-default_days = זמן האיחור המותר צריך להיות 0 עד 60 ימים, ולכך דרוש check_in
regulations-holders = ל{ -envelope(form: "plural") } יש { -arbiter(form: "plural") } שונים, לכל היותר { $most }; דרושים 1 עד 3 מהם, ולפני המועד 1 או 2
regulations-public_delay = האיחור בפרסום { -move(form: "plural-definite") } לציבור צריך להיות 100 חצאי { -move(form: "plural") } לכל היותר

## Reasons: a starting position.

start-number = עמדות Chess960 ממוספרות מ־0 עד 959, ולא { $number }
start-fen = זה אינו FEN: { $fault }
start-move_number = { -game } יכול להתחיל לכל המאוחר ב{ -move } 9999
start-over = בעמדה הזאת { -game(form: "definite") } כבר הסתיים
start-drawn = בעמדה הזאת { -game(form: "definite") } כבר הסתיים ב{ -draw }: מספר חצאי { -move(form: "plural-definite") } בלי הכאה ובלי { -move } של רגלי: { $halfmoves }

## Reasons: a FEN.

fen-text = ה־FEN אינו תקין
fen-board = החלק של הלוח ב־FEN אינו תקין
fen-digits = שתי ספרות של הלוח עומדות זו ליד זו
fen-pocket = החלק של הכלים ביד ב־FEN אינו תקין
fen-turn = החלק של התור ב־FEN אינו תקין
fen-castling = החלק של { -castling(form: "definite") } ב־FEN אינו תקין
fen-en_passant = משבצת ההכאה { -en-passant } ב־FEN אינה תקינה
fen-checks = מספר השחים שנותרו ב־FEN אינו תקין
fen-half_moves = מונה חצאי { -move(form: "plural-definite") } ב־FEN אינו תקין
fen-move_number = מספר { -move(form: "definite") } ב־FEN אינו תקין
fen-counter = אחד המונים אינו מספר ש{ -game } יכול להגיע אליו

## Reasons: a starting position, as the rules of chess see it.

start-position = העמדה הזאת אינה חוקית: { $faults }
position-empty_board = הלוח ריק
position-missing_king = חסר מלך
position-too_many_kings = יש יותר מדי מלכים
position-pawns_on_backrank = יש רגלים בשורה הראשונה או האחרונה
position-castling_rights = זכויות { -castling(form: "definite") } אינן תקינות
position-en_passant = משבצת ההכאה { -en-passant } אינה תקינה
position-opposite_check = הצד שאינו בתור נמצא ב{ -check }
position-impossible_check = { -check } כזה אינו אפשרי
position-too_much_material = יש יותר מדי כלים

## Reasons: a time control.

control-days_per_move = המגבלה לכל { -move } צריכה להיות 1 עד 60 ימים
control-periods = בקצב { -game(form: "definite") } יש פרק זמן אחד עד 9 פרקי זמן
control-moves = פרק זמן הוא ל־1 עד 200 { -move(form: "plural") }, והאחרון יכול להיות גם ליתרת { -game(form: "definite") }
control-time = הזמן של פרק צריך להיות שעה אחת עד 1000 ימים, ושל פרק מאוחר יותר 1000 ימים לכל היותר
control-no_time = לפרק זמן שחוזר, או שבא אחרי פרק עם השהיה, דרוש זמן משלו
control-increment = תוספת צריכה להיות 100 ימים לכל היותר
control-cap = תקרה צריכה להיות לפחות שעה אחת ולכל היותר 1000 ימים, ודרושה לה תוספת
control-delay = השהיה צריכה להיות 60 ימים לכל היותר
control-duplication = ספירה כפולה צריכה להתחיל אחרי 1 עד 365 ימים
control-thematic = לפתיחה קבועה מראש דרוש פרק זמן ראשון למספר { -move(form: "plural") }
control-triple_block = { -clock(form: "definite") } של Triple Block צריך להיות 1 עד 100 ימים, המאגר 500 ימים לכל היותר, והתוספות 9 ימים לכל היותר ל־300 { -move(form: "plural") }

## Reasons: free time.

free-time-weekdays = לכל היותר שישה ימים בשבוע יכולים להיות חופשיים, וכל אחד מצוין פעם אחת
free-time-dates = לכל היותר 400 תאריכים יכולים להיות חופשיים, לפי הסדר וכל אחד פעם אחת
free-time-night = הפסקת הלילה צריכה להיות באורך של דקה אחת עד 16 שעות

## Reasons: a name.

name-length = צריכים להיות בו 2 עד 40 תווים
name-sign = רק אותיות, ספרות, רווחים, מקפים, גרש, נקודות וקווים תחתונים
name-joined = הוא צריך להתחיל באות או בספרה, ובין אותיות או ספרות בא רק סימן אחד בכל פעם
name-spaces = רווח אחד בכל פעם
name-ends = הוא צריך להתחיל ולהסתיים באות או בספרה
name-no_letter = צריכה להיות בו אות
name-alphabets = אותיות של אלפבית אחד בלבד
name-reserved = הוא שמור

## Reasons: a notice that cannot be switched off.

notice-need-clock = בלעדיהן אפשר להפסיד { -game } בזמן
notice-need-adjournment = בלעדיהן אפשר להפסיד { -game } בגלל איחור ב{ -seal(form: "construct") } { -move } או בחזרה ל{ -game }
notice-need-players = בלעדיהן שחקנים עלולים להפסיד { -game(form: "plural") } בזמן שהם מחכים לך
notice-need-account = בלעדיהן החשבון שלך עלול לעבור למישהו אחר

## Things that there are none of.

missing-account = חשבון
missing-player = שחקן
missing-session = התחברות
missing-api_token = אסימון API
missing-envelope_key = מפתח ל{ -envelope(form: "plural") }
missing-webhook = webhook
missing-delivery = משלוח

## Events of a game, for players and arbiters

arbiter-named = { -arbiter(form: "definite") } { $name }
arbiter-unnamed = { -arbiter(form: "definite") }
arbiter-service = השירות
reason = הסיבה: { $reason }
reason-of-arbiter = הסיבה בלשון { -arbiter(form: "definite") }: { $reason }
reason-erased = (נמחק).
reason-as-written = כפי שכתבת.

event-your-game-white = { -game(form: "definite") } שלך התחיל. { -opponent }: { $opponent }. הצבע שלך: { -white }. קצב { -game(form: "definite") }: { $control }.
event-your-game-black = { -game(form: "definite") } שלך התחיל. { -opponent }: { $opponent }. הצבע שלך: { -black }. קצב { -game(form: "definite") }: { $control }.
event-game = { -game(form: "definite") } { $white } – { $black } התחיל. קצב { -game(form: "definite") }: { $control }.
event-moved = { $who-is ->
    [you] { -move(form: "definite") } שלך: { $move } (זמן שנוצל: { $time }).
   *[other] { -move }: { $who } – { $move } (זמן שנוצל: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] { -move(form: "definite") } שלך, עם הצעת { -draw }: { $move } (זמן שנוצל: { $time }).
   *[other] { -move } עם הצעת { -draw }: { $who } – { $move } (זמן שנוצל: { $time }).
}
event-conditional-move = { $who-is ->
    [you] התשובה המיידית שלך, { -move } מותנה: { $move }.
   *[other] תשובה מיידית, { -move } מותנה: { $who } – { $move }.
}
event-message = { $who-is ->
    [you] כתבת הודעה.
   *[other] הודעה חדשה מאת: { $who }.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] שלחת { -move } { -illegal }. מספר { -move(form: "plural-definite") } האלה עד כה: { $count }.
   *[other] { -move } { -illegal } מאת: { $who }. מספר { -move(form: "plural-definite") } האלה עד כה: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] שלחת { -move } רב־משמעי. מספר { -move(form: "plural-definite") } האלה עד כה: { $count }.
   *[other] { -move } רב־משמעי מאת: { $who }. מספר { -move(form: "plural-definite") } האלה עד כה: { $count }.
}
gain-you = זמן נוסף לך ל{ -move } הבא: { $time }.
gain-opponent = זמן נוסף { -opponent(form: "to") } ל{ -move } הבא: { $time }.
time-used = { $used }
time-used-and-charged = { $used }, חויב: { $charged }

event-draw-offered = { $who-is ->
    [you] הצעת { -opponent(form: "to") } { -draw }.
   *[other] הצעת { -draw } מאת: { $who }.
}
event-draw-declined = { $who-is ->
    [you] דחית את הצעת { -draw(form: "definite") }.
   *[other] הצעת { -draw(form: "definite") } נדחתה. הדחייה מאת: { $who }.
}
claim-win = ניצחון
claim-draw = { -draw }
claim-by-threefold = חזרה משולשת
claim-by-fifty = כלל חמישים { -move(form: "plural-definite") }
claim-by-tablebase = טבלת סיומים
claim-by-adjudication = פסיקה
event-claimed = { $who-is ->
    [you] תבעת { $claim } לפי { $basis }.
   *[other] תביעה מאת { $who }: { $claim } לפי { $basis }.
} שום טבלת סיומים כאן אינה יכולה להכריע בתביעה.
event-claimed-with-move = { $who-is ->
    [you] תבעת { $claim } לפי { $basis } והכרזת על { -move(form: "definite") } { $move }.
   *[other] תביעה מאת { $who }: { $claim } לפי { $basis }, עם הכרזה על { -move(form: "definite") } { $move }.
} שום טבלת סיומים כאן אינה יכולה להכריע בתביעה.
event-adjudication-asked = { $who-is ->
    [you] ביקשת פסיקה: { $claim }.
   *[other] בקשה לפסיקה מאת { $who }: { $claim }.
}
event-claim-waits = { -arbiter } יחליט עד: { $until }. עד אז { -no-clock }. אם לא תהיה החלטה, התביעה תפקע אז.
event-claim-waits-clock-runs = { -arbiter } יחליט עד: { $until }. בינתיים { -game(form: "definite") } נמשך ו{ -clock(form: "definite") } פועל. אם לא תהיה החלטה, התביעה תפקע אז.
event-claim-decide = ההחלטה בידך: יש לענות בשורה אחת, "arbiter { $game } uphold { $claim }: REASON" (לקבלת התביעה) או "arbiter { $game } reject { $claim }: REASON" (לדחייתה), ובמקום REASON הסיבה.
event-claim-analyse = אפשר להגיש ניתוח: יש לענות בשורה "{ command-analysis }:" ומתחתיה הטקסט. { -opponent } אינו יכול לקרוא אותו לפני סוף { -game(form: "definite") }.
event-analysed = { $who-is ->
    [you] הגשת ניתוח.
   *[other] הוגש ניתוח מאת: { $who }.
}
event-claim-lapsed = שום { -arbiter } לא החליט בתביעה בזמן: { -game(form: "definite") } נמשך כאילו לא הוגשה, וזמן ההמתנה אינו נזקף לחובת אף שחקן.
event-claim-upheld = { $who-is ->
    [you] תבעת { $claim } לפי { $basis }. התביעה נכונה.
   *[other] תביעה מאת { $who }: { $claim } לפי { $basis }. התביעה נכונה.
}
event-claim-rejected = { $who-is ->
    [you] תבעת { $claim } לפי { $basis }.
   *[other] תביעה מאת { $who }: { $claim } לפי { $basis }.
} { $offer ->
    [yes] התביעה אינה נכונה, והיא עומדת כהצעת { -draw } (FIDE 9.5.3).
   *[no] התביעה אינה נכונה.
}
event-adjudication-declined = בהחלטת { $arbiter } לא תהיה פסיקה: { -game(form: "definite") } נמשך.

event-flag-fell = { $who-is ->
    [you] { -move(form: "definite") } שלך לא הגיע עד המועד האחרון: { $deadline }.
   *[other] לא הגיע { -move } עד המועד האחרון: { $who }, { $deadline }.
}
event-downtime = השירות לא פעל; הזמן שהוחזר ל{ -clock }: { $time }.
event-downtime-absent = השירות לא פעל בזמן ש{ -clock(form: "plural-definite") } היו עצורים. לשחקן הנעדר נוסף אותו פרק זמן כדי להופיע.
event-leave = { $who-is ->
    [you] החופשה שלך: מתאריך { $first } עד { $last }.
   *[other] חופשה: { $who }, מתאריך { $first } עד { $last }.
}
event-no-leave = { $who-is ->
    [you] החופשה שלך בוטלה: מתאריך { $first } עד { $last }.
   *[other] חופשה שבוטלה: { $who }, מתאריך { $first } עד { $last }.
}
event-reflection = { $who-is ->
    [you] הצהרת על המשך חשיבה ב{ -move } הזה.
   *[other] הצהרה על המשך חשיבה ב{ -move } הזה, מאת: { $who }.
}
event-refilled = { $who-is ->
    [you] מילאת את { -clock(form: "definite") } מן המאגר: { $time }.
   *[other] { -clock(form: "definite") } מולא מן המאגר: { $who }, { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] הודעת { -arbiter(form: "to") } ש{ -clock(form: "plural-definite") } שגויים.
   *[other] הודעה { -arbiter(form: "to") } ש{ -clock(form: "plural-definite") } שגויים, מאת: { $who }.
}

event-adjournment-proposed = { $who-is ->
    [you] הצעת להפסיק את { -game(form: "definite") } ולהמשיך בו במועד אחר.
   *[other] הצעה להפסיק את { -game(form: "definite") } ולהמשיך בו במועד אחר, מאת: { $who }.
}
event-adjournment-declined = { $who-is ->
    [you] דחית את ההצעה להפסיק את { -game(form: "definite") }; { -game(form: "definite") } נמשך.
   *[other] ההצעה להפסיק את { -game(form: "definite") } נדחתה. הדחייה מאת: { $who }. { -game(form: "definite") } נמשך.
}
event-adjourned-early = { -adjourn(form: "bare") } מוקדמת מצד השחקן שתורו. { -clock(form: "theirs") } מחויב בזמן עד סוף המושב המתוכנן: { $until }.
event-session-over = המושב הסתיים, או שהשחקנים הסכימו להפסיק את { -game(form: "definite") }.
event-adjournment-agreed = השחקנים הסכימו להפסיק את { -game(form: "definite") } ולהמשיך בו במועד אחר.
event-drafted = השחקן שתורו הכניס ל{ -envelope } טיוטה של { -sealed-move }.
event-you-drafted = הטיוטה שלך { -sealed-move(form: "to") } נמצאת { -envelope(form: "in") }, ו{ -clock(form: "your") } עדיין פועל. טיוטה אחרת תחליף אותה.
event-sealed = { $who-is ->
    [you] חתמת את { -move(form: "definite") } הבא (זמן שנוצל: { $time }).
   *[other] { -move(form: "definite") } הבא { -seal(form: "passive") }: { $who } (זמן שנוצל: { $time }).
} { -game(form: "definite") } מופסק; { -no-clock }.
event-sealed-reply = { $who-is ->
    [you] חתמת את { -move } התשובה (זמן שנוצל: { $time }), כי השחקן שחתם קודם עדיין נעדר.
   *[other] { -move } התשובה { -seal(form: "passive") }: { $who } (זמן שנוצל: { $time }), כי השחקן שחתם קודם עדיין נעדר.
} { -clock(form: "definite") } של השחקן הנעדר פועל; { -move } התשובה ייפתח כששחקן זה יופיע.
event-face-acknowledged = הפרטים שעל { -envelope(form: "definite") } נבדקו, והיא בידי { $arbiter }.
event-resumption-set = מועד { -resume(form: "definite") } שונה בהחלטת { $arbiter }. המועד החדש: { $time }.

event-resumption-asked = { $who-is ->
    [you] ביקשת { -resume(form: "infinitive") } את { -game(form: "definite") }.
   *[other] בקשה { -resume(form: "infinitive") } את { -game(form: "definite") }, מאת: { $who }.
}
event-resumed = { -game(form: "definite") } חודש. { -arbiter(form: "definite") } פותח את { -envelope(form: "definite") }; עד אז { -no-clock }.
event-resumed-in-your-absence = { -game(form: "definite") } חודש בהיעדרך: { -clock(form: "your") } פועל.
event-resumed-in-absence = { -game(form: "definite") } חודש בהיעדר השחקן שצריך לענות; { -clock(form: "definite") } של שחקן זה פועל.
event-early-opening = { -arbiter } אישר לפתוח את { -envelope(form: "definite") } לפני המועד.
event-early-opening-one-of-two = { -arbiter } אישר לפתוח את { -envelope(form: "definite") } לפני המועד; דרושה הסכמה של { -arbiter } שני.
event-late = { $who-is ->
    [you] לא הופעת בתוך זמן האיחור המותר (FIDE Guidelines I.10).
   *[other] אי־הופעה בתוך זמן האיחור המותר: { $who } (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] לא הופעת בתוך מגבלת הזמן (FIDE Guidelines I.10).
   *[other] אי־הופעה בתוך מגבלת הזמן: { $who } (FIDE Guidelines I.10).
}
event-both-late = אף שחקן לא הופיע בתוך זמן האיחור המותר (FIDE Guidelines I.10).
event-both-late-for-limit = אף שחקן לא הופיע בתוך מגבלת הזמן (FIDE Guidelines I.10).
event-envelope-missing = אי אפשר לפתוח את { -envelope(form: "definite") }. השחקן שחתם צריך להציג את הטקסט ש{ -seal(form: "passive") }: רק הטקסט שמתאים ל־SHA-256 המודפס נחשב. אם שחקן זה הצפין את { -envelope(form: "definite") }, { -clock(form: "theirs") } פועל; אחרת { -no-clock }, ו{ -arbiter(form: "definite") } יכול להכריע את { -game(form: "definite") }.
event-envelope-shut = הסיבה: { -envelope(form: "definite") } אינה נפתחת, או שהטקסט שלה אינו תואם את ערך ההתחייבות.
event-reading-chosen = { $who-is ->
    [you] בחרת פירוש של { -sealed-move }: { $move }.
   *[other] נבחר פירוש של { -sealed-move }: { $move }. הבחירה של: { $who }.
}
event-opened = { -envelope(form: "definite") } נפתחה. { $who-is ->
    [you] { -sealed-move } שלך
   *[other] { -sealed-move } של { $who }
}: { $move } (נכתב: "{ $written }").
event-opened-with-offer = { -envelope(form: "definite") } נפתחה. { $who-is ->
    [you] { -sealed-move } שלך
   *[other] { -sealed-move } של { $who }
}: { $move } (נכתב: "{ $written }"), עם הצעת { -draw }.
event-opened-ambiguous = { -envelope(form: "definite") } נפתחה. { $who-is ->
    [you] { -sealed-move } שלך
   *[other] { -sealed-move } של { $who }
}: "{ $written }". יש לו יותר מפירוש אחד.
event-opened-illegal = { -envelope(form: "definite") } נפתחה. { $who-is ->
    [you] { -sealed-move } שלך
   *[other] { -sealed-move } של { $who }
}: "{ $written }". זה אינו { -move } חוקי.
event-opened-nothing = { -envelope(form: "definite") } נפתחה. הטקסט שבה אינו { -move } ש{ -seal(form: "passive") } בעמדה הזאת של { -game(form: "definite") } הזה, ולכן אינו מוצג לאיש.
event-opened-early = { -arbiter } פתח אותה לפני המועד.
event-publication-agreed = { $who-is ->
    [you] הסכמת לפרסם את { -envelope(form: "of") } { -game(form: "definite") }.
   *[other] הסכמה לפרסם את { -envelope(form: "of") } { -game(form: "definite") }, מאת: { $who }.
} היא תיפתח אם שני השחקנים יסכימו, ואינה משנה דבר { -game(form: "in") }.
event-published = שני השחקנים הסכימו, ו{ -envelope(form: "of") } { -game(form: "definite") } נפתחה. { $who-is ->
    [you] { -sealed-move } שלך
   *[other] { -sealed-move } של { $who }
}: { $written }. אין לו השפעה על { -game(form: "definite") }.
event-published-nothing = שני השחקנים הסכימו, ו{ -envelope(form: "of") } { -game(form: "definite") } נפתחה. הטקסט שבה אינו { -sealed-move(form: "bare") }.

act-warned = { $who-is ->
    [you] קיבלת אזהרה מאת { $arbiter }.
   *[other] אזהרה אל { $who }, מאת { $arbiter }.
}
act-time-given = בהחלטת { $arbiter } נוסף זמן { $who-is ->
    [you] ל{ -clock } שלך
   *[other] ל{ -clock } של { $who }
}: { $time }.
act-time-taken = בהחלטת { $arbiter } הופחת זמן { $who-is ->
    [you] מן { -clock(form: "your") }
   *[other] מן { -clock(form: "definite") } של { $who }
}: { $time }.
act-clocks = { -clock(form: "plural-definite") } תוקנו בהחלטת { $arbiter }. הזמן שנוצל ב{ -move(form: "plural") } עד כה – { -white }: { $white }, { -black }: { $black }.
act-clocks-and-deadline = { -clock(form: "plural-definite") } תוקנו בהחלטת { $arbiter }. הזמן שנוצל ב{ -move(form: "plural") } עד כה – { -white }: { $white }, { -black }: { $black }. המועד האחרון ל{ -move } הזה: { $deadline }.
act-points = הנקודות שונו בהחלטת { $arbiter }. { -white }: { $white }, { -black }: { $black }.
act-leave = בהחלטת { $arbiter } ניתנה חופשה מיוחדת מתאריך { $first } עד { $last }. { $who-is ->
    [you] { -clock(form: "your") }
   *[other] { -clock(form: "definite") } של { $who }
} אינו פועל בימים אלה.
act-leave-ended = בהחלטת { $arbiter } הסתיימה החופשה שיומה הראשון { $first }. החופשה אינה עוצרת עוד את { $who-is ->
    [you] { -clock(form: "your") }
   *[other] { -clock(form: "definite") } של { $who }
}.
act-adjourned = { -game(form: "definite") } מופסק בהחלטת { $arbiter }.
act-taken-back = בהחלטת { $arbiter } הוחזר { -move } שנשלח בטעות. { -game(form: "definite") } נמשך מן העמדה אחרי { $ply ->
    [one] חצי { -move } אחד
    [two] שני חצאי { -move(form: "plural") }
   *[other] { $ply } חצאי { -move(form: "plural") }
}, והזמן שעבר מאז אינו נזקף לחובת אף שחקן.
act-you-replace = מעכשיו { -game(form: "definite") } הזה הוא שלך, במקום שחקן אחר, עם { -clock(form: "definite") } כפי שהוא. ההצעות, התביעות והחופשות שנרשמו של השחקן הקודם בטלות.
act-you-were-replaced = שחקן אחר ממשיך במקומך: { $name }. ההצעות, התביעות ו{ -move(form: "plural-definite") } המותנים שלך בטלים.
act-replaced = מעכשיו { -game(form: "in") } הזה, במקום שחקן אחר ועם { -clock(form: "definite") } כפי שהוא: { $name }. ההצעות והתביעות של השחקן הקודם בטלות.
act-replayed-as = { -game(form: "definite") } ישוחק מחדש, ומספרו: { $game }.
act-counts-after-all = { -game(form: "definite") } { $game } נחשב בכל זאת.
act-how-to-appeal = אם ההחלטה אינה מקובלת עליך, אפשר לערער לפני { -arbiter } אחר עד: { $until }. יש לענות בשורה אחת: "{ command-appeal } { $act }:" ואחריה הנימוקים שלך.
event-appealed = { $who-is ->
    [you] ערערת על החלטה מספר { $act } של { -arbiter(form: "definite") }.
   *[other] { -appeal } על החלטה מספר { $act } של { -arbiter(form: "definite") }, מאת: { $who }.
} { -arbiter } אחר יחליט.
event-replaced-appealed = השחקן שהוחלף ערער על החלטה מספר { $act } של { -arbiter(form: "definite") }. { -arbiter } אחר יחליט.
event-appealed-act = זו ההחלטה: { $act }
event-appeal-decide = אם ההחלטה לא הייתה שלך, אפשר להכריע ב{ -appeal }: יש לענות בשורה אחת, "arbiter { $game } confirm { $act }: REASON" (לאישור ההחלטה) או "arbiter { $game } reverse { $act }: REASON" (לביטולה), ובמקום REASON הסיבה.
event-confirmed = { -arbiter } אחר אישר את החלטה מספר { $act }.
event-you-confirmed = אישרת את החלטה מספר { $act }.
event-reversed = { -arbiter } אחר ביטל את החלטה מספר { $act }. { -game(form: "definite") } עומד כפי שהיה עומד בלי ההחלטה, והזמן שבו אי אפשר היה לבצע { -move } אינו נזקף לחובת אף שחקן.
event-you-reversed = ביטלת את החלטה מספר { $act }. { -game(form: "definite") } עומד כפי שהיה עומד בלי ההחלטה, והזמן שבו אי אפשר היה לבצע { -move } אינו נזקף לחובת אף שחקן.
event-withdrawn = { $who-is ->
    [you] פרשת מן { -game(form: "definite") }.
   *[other] פרישה מן { -game(form: "definite") }: { $who }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] הפסדת מחצית מן { -game(form: "plural-definite") } בתחרות הזאת בגלל שתיקה, וזה נחשב לפרישה.
   *[other] הפסד של מחצית { -game(form: "plural-definite") } בתחרות הזאת בגלל שתיקה, וזה נחשב לפרישה: { $who }.
}
event-withdrawal-noted = { $who-is ->
    [you] הפרישה שלך
   *[other] הפרישה של { $who }
} נרשמה מטעם { $arbiter }.
event-withdrawn-waits = { -no-clock } עד ש{ -arbiter } יכריע את { -game(form: "definite") }.

event-mail-returned = מיילים חוזרים ואינם מגיעים { $who-is ->
    [you] אליך
   *[other] אל { $who }
}.
event-mail-arrives = מיילים שוב מגיעים { $who-is ->
    [you] אליך
   *[other] אל { $who }
}.
event-zone = נרשם אזור הזמן { $who-is ->
    [you] שלך
   *[other] של { $who }
}.
event-other = נרשם אירוע אחר.

## The end of a game

over-white-wins = { -game(form: "definite") } { $game } הסתיים, { $result }: { $who-is ->
    [you] ניצחון שלך ({ -white })
   *[other] ניצחון של { -white(form: "definite") } ({ $who })
} { $how }.
over-black-wins = { -game(form: "definite") } { $game } הסתיים, { $result }: { $who-is ->
    [you] ניצחון שלך ({ -black })
   *[other] ניצחון של { -black(form: "definite") } ({ $who })
} { $how }.
over-both-lose = { -game(form: "definite") } { $game } הסתיים, { $result }: הפסד לשני השחקנים { $how }.
over-no-result = { -game(form: "definite") } { $game } הסתיים, { $result }: ללא תוצאה, { $how }.
over-drawn = { -game(form: "definite") } { $game } הסתיים, { $result }: { -draw } { $how }.
over-drawn-not-won = { -game(form: "definite") } { $game } הסתיים, { $result }: { -draw }, { $how }, אבל { -opponent(form: "to") } לא הייתה אפשרות לתת { -mate }.
ending-by-silence = בגלל שתיקה: זמן רב מדי לא בוצע { -move }
ending-checkmate = ב{ -mate }
ending-resignation = ב{ -resign }
ending-stalemate = ב{ -stalemate }
ending-dead-position = כי לאף צד אין אפשרות לתת { -mate }
ending-agreement = בהסכמה
ending-threefold = בחזרה משולשת, בעקבות תביעה
ending-fifty = לפי כלל חמישים { -move(form: "plural-definite") }, בעקבות תביעה
ending-tablebase = לפי טבלת סיומים, בעקבות תביעה
ending-fivefold = בחזרה מחומשת
ending-seventy-five = לפי כלל 75 { -move(form: "plural-definite") }
ending-time = בגלל חריגה ממגבלת הזמן
ending-illegal-moves = בגלל { -move(form: "plural") } { -illegal(form: "plural") }
ending-sealed-move = כי { -sealed-move } היה { -illegal } או רב־משמעי
ending-forfeit = בהכרעה טכנית
ending-cancelled = כי { -game(form: "definite") } בוטל בידי { -arbiter }
ending-annulled = כי { -game(form: "definite") } הוכרז בטל בידי { -arbiter }
ending-expulsion = בגלל הרחקה של השחקן האחר
ending-withdrawal = בגלל פרישה
ending-adjudication = בפסיקה

## What was done, to the player whose command it was

done-moved = { -move(form: "definite") } בוצע.
done-moved-with-offer = { -move(form: "definite") } בוצע, עם הצעת { -draw }.
done-message = ההודעה שלך נרשמה והיא בדרך { -opponent(form: "to") }.
done-draw-offered = הצעת { -opponent(form: "to") } { -draw }. ההצעה עומדת עד ש{ -opponent } יענה.
done-draw-declined = דחית את { -draw(form: "definite") }. { -game(form: "definite") } נמשך.
done-claim-upheld = התביעה שלך נכונה.
done-claim-referred = { -arbiter } יכריע בתביעה שלך. ההחלטה תגיע אליך במייל.
done-claim-is-offer = התביעה עומדת כהצעת { -draw }, ו{ -opponent } יכול להסכים לה (FIDE 9.5.3).
done-penalty = תוספת הזמן ב{ -clock } { -opponent(form: "of") }: { $time }.
done-analysed = הניתוח שלך נרשם, והוא מיועד { -arbiter(form: "to") }.
done-adjournment-proposed = הצעת להפסיק את { -game(form: "definite") }. { -game(form: "definite") } נמשך עד ש{ -opponent } יסכים.
done-adjournment-declined = דחית את ההצעה להפסיק את { -game(form: "definite") }. { -game(form: "definite") } נמשך.
done-adjourned = { -game(form: "definite") } עומד להיות מופסק: השחקן שתורו חותם { -move }.
done-drafted = הטיוטה { -envelope(form: "in") }. { -move(form: "definite") } עוד לא { -seal(form: "passive") }: לחתימתו יש לכתוב "{ command-seal }" לבד בשורה.
done-sealed = { -move(form: "definite") } { -seal(form: "passive") } ו{ -game(form: "definite") } { -adjourn(form: "masculine") }.
done-sealed-with-offer = { -move(form: "definite") } { -seal(form: "passive") } עם הצעת { -draw(form: "definite") } שלך, ו{ -game(form: "definite") } { -adjourn(form: "masculine") }. { -opponent } ידע על ההצעה כש{ -envelope(form: "definite") } תיפתח. אז היא עומדת עד ש{ -opponent } יענה או יבצע { -move }.
done-drafted-with-offer = הצעת { -draw(form: "definite") } שלך { -envelope(form: "in") } עם הטיוטה. { -opponent } ידע עליה כש{ -envelope(form: "definite") } החתומה תיפתח.
done-resumption-asked = נרשם שמצדך אפשר { -resume(form: "infinitive") } את { -game(form: "definite") }. { -game(form: "definite") } ימשיך כשגם { -opponent } יהיה מוכן, ולכל המאוחר במועד שנקבע.
done-resumed = { -game(form: "definite") } חודש.
done-publication-agreed = הסכמת להצגת { -envelope(form: "definite") }. היא תוצג כשגם { -opponent } יסכים.
done-published = { -envelope(form: "definite") } מוצגת ביומן { -game(form: "definite") }.
done-reading-chosen = { -sealed-move } נחשב ל{ -move } שבחרת.
done-clocks-questioned = נמסר { -arbiter(form: "to") } שלדבריך { -clock(form: "plural-definite") } שגויים.
done-flag-fell = { -flag } נפל.
done-leave = החופשה שלך: מתאריך { $first } עד { $last }, כולל שני הימים. בימים אלה { -clock(form: "your") } עצור.
done-no-leave = החופשה שלך בוטלה: מתאריך { $first } עד { $last }. בימים אלה { -clock(form: "your") } פועל.
done-reflection = המשך החשיבה שלך ב{ -move } הזה נרשם. בינתיים השתיקה שלך אינה מפסידה את { -game(form: "definite") }, ו{ -clock(form: "your") } ממשיך לפעול.
done-refilled = הזמן שעבר מן המאגר ל{ -clock } שלך: { $time }.
done-withdrawn = פרשת מן { -game(form: "definite") } הזה.
done-appealed = { -appeal(form: "definite") } שלך על החלטה מספר { $act } נרשם. ההחלטה בתוקף עד ש{ -arbiter } אחר יחליט, ותשובתו תגיע אליך במייל.
done-game-over = { -game(form: "definite") } הסתיים.

## The position in words

pieces-none = אין
board-figures = בלוח הזה הכלים המלאים עם הקו התחתון הם של { -black(form: "definite") }.
pieces = { -white }: { $white }. { -black }: { $black }.
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

clock-limit = המגבלה: { $control }.
clock-control = זמן: { $control }.
clock-white = { -white } ({ $name }) – { $times }.
clock-black = { -black } ({ $name }) – { $times }.
clock-times = { $times }
clock-with-more = { $times } (תוספת ל{ -move } הבא: { $gained })
clock-with-less = { $times } (הפחתה ב{ -move } הבא: { $lost })
clock-used = נוצל: { $time }
clock-left = נותר: { $time }
clock-on-the-clock = על { -clock(form: "definite") }: { $time }
clock-with-bank = { $left }, ובמאגר: { $bank }
clock-this-move = { -move(form: "definite") } הזה ({ $name }) – נוצל: { $used }, חויב: { $charged }.
clock-delay = נותר מן ההשהיה: { $left }. עד אז { -clock(form: "definite") } אינו מחויב.
clock-stopped = { -clock(form: "definite") } נעצר: { $at }. הוא ימשיך מן הנקודה הזאת.
clock-paused-leave = { -clock(form: "definite") } עצור: חופשה.
clock-paused-free-day = { -clock(form: "definite") } עצור: יום חופשי.
clock-paused-night = { -clock(form: "definite") } עצור: הפסקת הלילה.
clock-next = הדבר הבא: { $what }, { $at }.
clock-next-time-is-up = הזמן נגמר
clock-next-silence = הפסד { -game(form: "in") } בגלל שתיקה
clock-next-delay-over = ההשהיה מסתיימת
clock-next-double = הזמן נספר כפול
clock-next-day = { -clock(form: "definite") } מחויב ביום נוסף
clock-next-refill = אפשר למלא את { -clock(form: "definite") } מן המאגר
clock-next-leave = מתחילה חופשה
clock-next-free-day = מתחיל יום חופשי
clock-next-night = מתחילה הפסקת הלילה
clock-next-goes-on = { -clock(form: "definite") } ממשיך לפעול

## Whose move it is, and until when

state-your-move = תורך, { -move } { $number }. יש לשלוח את { -move(form: "definite") } בתשובה למייל הזה. { -deadline }: { $until } ({ -left }: { $left }).
state-their-move = תור: { $name }. { -deadline }: { $until } ({ -left }: { $left }).
state-you-seal = עליך { -seal } את { -move } { $number }. { -deadline }: { $until } ({ -left }: { $left }).
state-they-seal = { -seal(form: "construct") } { -move(form: "definite") } הבא: { $name }. { -deadline }: { $until } ({ -left }: { $left }).
state-adjourned-yours = { -clock(form: "your") } פועל עד: { $until } ({ -left }: { $left }).
state-adjourned-theirs = { -clock(form: "definite") } { -opponent(form: "of") } פועל עד: { $until } ({ -left }: { $left }).
state-you-on-leave = חופשה שלך: אי אפשר לבצע { -move } לפני { $back }. תורך, { -move } { $number }: יש לשלוח אותו בתשובה למייל הזה החל מתאריך זה. { -deadline }: { $until }.
state-on-leave = חופשה: { $name }, עד: { $back }. { -deadline } ל{ -move }: { $until }.
state-doubles = הזמן של { -move(form: "definite") } הזה ייספר כפול. תחילת הספירה הכפולה: { $at }. זמן המחשבה עד אז: { $after }. המועד האחרון לתשובה כבר מביא זאת בחשבון.
state-doubled = הזמן של { -move(form: "definite") } הזה כבר נספר כפול. תחילת הספירה הכפולה: { $at }. זמן המחשבה עד אז: { $after }. המועד האחרון לתשובה כבר מביא זאת בחשבון.
state-your-flag = { -flag(form: "your") } נפל: { $at }. כל עוד לא הייתה תביעה של { -opponent } או של { -arbiter }, { -move(form: "definite") } שלך עוד נחשב: יש לבצע אותו מיד.
state-your-flag-for-arbiter = { -flag(form: "your") } נפל: { $at }. כל עוד לא הייתה תביעה של { -arbiter }, { -move(form: "definite") } שלך עוד נחשב: יש לבצע אותו מיד.
state-flag-to-claim = { -flag } נפל: { $name }, { $at }. כדי לסיים את { -game(form: "definite") } בגלל נפילת { -flag }, יש לענות "{ command-claim-time }"; עד אז { -move } עוד נחשב.
state-flag = { -flag } נפל: { $name }, { $at }. עד ש{ -arbiter } יסיים את { -game(form: "definite") } בגלל נפילת { -flag }, { -move } עוד נחשב.

## Reminders

reminder-time = תזכורת מאת { $site }: הזמן שלך הולך ונגמר.
reminder-silence = אזהרה מאת { $site }: זה זמן רב לא ביצעת { -move }, ושתיקה מפסידה את { -game(form: "definite") } אחרי: { $until }. יש לבצע { -move }, או לכתוב "{ command-reflect }" כדי להמשיך לחשוב על חשבון { -clock(form: "your") }.
reminder-silent-flag = אזהרה מאת { $site }: זה זמן רב לא ביצעת { -move }, והזמן שלך נגמר אחרי: { $until }.
restored = היה צורך לשחזר את השירות מגיבוי. { -move(form: "plural") } והודעות מאוחרים יותר אבדו, אבל הזמן הוחזר. { -game(form: "definite") } עומד כפי שמוצג כאן. { -move(form: "plural-definite") } המותנים נמחקו: נא לשלוח אותם שוב. נא לענות למייל הזה; לתשובות למיילים קודמים אין השפעה.
restored-from = היה צורך לשחזר את השירות מגיבוי. מועד הגיבוי: { $at }. { -move(form: "plural") } והודעות מאוחרים יותר אבדו, אבל הזמן הוחזר. { -game(form: "definite") } עומד כפי שמוצג כאן. { -move(form: "plural-definite") } המותנים נמחקו: נא לשלוח אותם שוב. נא לענות למייל הזה; לתשובות למיילים קודמים אין השפעה.

## Digests

digest-subject = { $site }: { $count ->
    [0] מה קרה ב{ -game(form: "plural") } שלך
    [one] תורך { -game(form: "in") } אחד
    [two] תורך בשני { -game(form: "plural") }
   *[other] תורך ב־{ $count } { -game(form: "plural") }
}
digest = { $count ->
    [0] אין { -game } שבו תורך.
    [one] תורך { -game(form: "in") } אחד.
    [two] תורך בשני { -game(form: "plural") }, המועד הקרוב ראשון.
   *[other] תורך ב־{ $count } { -game(form: "plural") }, המועד הקרוב ראשון.
}
digest-game = { $game } { $white } – { $black }
digest-until = { -move } { $number } שלך, עד: { $until } ({ -left }: { $left }).
digest-move = לביצוע { -move } יש לכתוב לכתובת הזאת, למשל: { $example }
digest-write = לכתיבה על { -game(form: "definite") } הזה יש להשתמש בכתובת הזאת:
digest-more = { $count ->
    [one] יש עוד { -game } אחד. לרשימה של כולם יש לכתוב "{ command-games }".
    [two] יש עוד שני { -game(form: "plural") }. לרשימה של כולם יש לכתוב "{ command-games }".
   *[other] יש עוד { $count } { -game(form: "plural") }. לרשימה של כולם יש לכתוב "{ command-games }".
}

## Conditional moves

conditions-none = אין לך עכשיו { -move(form: "plural") } מותנים.
conditions-kept = { -move(form: "plural-definite") } המותנים שלך נשמרו.
conditions-replaced = { -move(form: "plural-definite") } המותנים שלך נשמרו. הם מחליפים את מה שנתת קודם (מספר השורות: { $count }).
conditions-stored = אלה עכשיו { -move(form: "plural-definite") } המותנים שלך. כל שורה היא שרשרת אחת:
conditions-not-foreseen = אף אחד מן { -move(form: "plural-definite") } המותנים שלך אינו עונה על { -move(form: "definite") } הזה; הנותרים נמחקו.
conditions-others-dropped = { -move(form: "plural-definite") } המותנים שלך ל{ -move(form: "plural") } אחרים { -opponent(form: "of") } נמחקו, כי { -move(form: "plural") } אלה אינם אפשריים עוד.
conditions-you-decide = { -move(form: "definite") } המותנה שלך לא בוצע, כי { -opponent } הציע הצעה שההחלטה בה היא שלך. אם { -move(form: "definite") } הזה יבוצע עכשיו, המשך השורה שלו נשאר; { -move(form: "plural-definite") } המותנים ל{ -move(form: "plural") } אחרים נמחקו.
conditions-mail-unread = { -move(form: "definite") } המותנה שלך לא בוצע, כי מייל שלך על { -game(form: "definite") } הזה הגיע לפני { -move(form: "definite") } ועוד לא נקרא: ייתכן שביטל את { -move(form: "definite") } המותנה. אם { -move(form: "definite") } הזה יבוצע עכשיו, המשך השורה שלו נשאר; { -move(form: "plural-definite") } המותנים ל{ -move(form: "plural") } אחרים נמחקו.
conditions-adjourned = { -move(form: "plural-definite") } המותנים שלך נמחקו: על { -move } מן { -envelope(form: "definite") } אין עונים בלי לראות אותו.
conditions-taken-back = { -move(form: "plural-definite") } המותנים שלך נמחקו: הם היו ל{ -game } כפי שעמד קודם.

## Messages of the players

writes = מאת { $who }:
writes-replaced = מאת השחקן שהוחלף:
writes-arbiter = הודעה מאת { -arbiter(form: "definite") }:
writes-more = ... ההמשך: { $url }

## Envelopes

sealed-commitment = { -move(form: "definite") } נמצא { -envelope(form: "in") } מוצפנת שאיש אינו פותח לפני { -resume } { -game(form: "definite") }. זה ה־SHA-256 של הטקסט ש{ -envelope(form: "in") }. כדאי לשמור אותו: הוא יוכיח ש{ -envelope(form: "definite") } היא זו שנחתמה עכשיו.
opened-commitment = הטקסט של { -envelope(form: "definite") } נמצא ביומן { -game(form: "definite") }; ה־SHA-256 שלו הוא ערך ההתחייבות שהודפס כש{ -move(form: "definite") } { -seal(form: "passive") } ({ $url }):

## How to answer

answer-move = תשובה: יש לענות למייל הזה בשורה אחת, למשל "{ $example }"; כל רישום מתאים.
answer-seal = תשובה: יש לענות למייל הזה בשורה אחת, למשל "{ command-seal }{"\u00A0"}{ $example }"; כל רישום מתאים.
answer-seal-clock = { -clock(form: "your") } פועל עד ל{ -seal(form: "construct") } { -move(form: "definite") }. איש אינו רואה את { -move(form: "definite") } לפני הפתיחה.
answer-draw = הצעת { -draw } מאת: { $opponent }. להסכמה יש לענות "{ command-accept }", לדחייה "{ command-decline }".
answer-draw-on-move = הצעת { -draw } מאת: { $opponent }. להסכמה יש לענות "{ command-accept }", לדחייה "{ command-decline }"; גם { -move } דוחה את ההצעה.
answer-adjournment = הצעה להפסיק את { -game(form: "definite") } מאת: { $opponent }. להסכמה יש לענות "{ command-adjourn }": השחקן שתורו חותם אז את { -move(form: "definite") } הבא, ו{ -clock(form: "definite") } נעצר. להמשך { -game(form: "definite") } יש לענות "{ command-decline-adjournment }".
commands-help = לרשימת הפקודות יש לענות "{ command-help }".
commands = פקודות, אחת בכל שורה: { -move(form: "definite") } שלך; { -move(form: "definite") } שלך ו"{ command-draw }"; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }.
publish = { -sealed-move } נשאר { -envelope(form: "in") }. מציגים אותו רק אם שני השחקנים עונים "{ command-publish }".
moves = { -move(form: "plural") }: { $moves }
game-took = { -game(form: "definite") } הסתיים אחרי { $moves ->
    [one] { -move } אחד
    [two] שני { -move(form: "plural") }
   *[other] { $moves } { -move(form: "plural") }
}. משך { -game(form: "definite") }: { $time }.
game-took-no-move = משך { -game(form: "definite") }: { $time }. לא בוצע אף { -move }.
game-attached = { -game(form: "definite") } כולו מצורף כקובץ { $file }, לתוכנות שחמט.
game-attached-short = { -move(form: "plural-definite") } מצורפים כקובץ { $file }, לתוכנות שחמט. עם ההערות { -game(form: "definite") } ארוך מדי למייל; הוא נמצא בכתובת { $url }
pgn-too-long = { -game(form: "definite") } ארוך מדי למייל הזה: יש לענות "{ command-pgn }", או לפנות לכתובת { $url }

resume-played = { -sealed-move } מבוצע
resume-opened-and-played = { -arbiter(form: "definite") } פותח את { -envelope(form: "definite") } ו{ -sealed-move } מבוצע
resume-reply-when-ready = כשאפשר { -resume(form: "infinitive") } את { -game(form: "definite") } מצדך, יש לענות "{ command-resume }".
resume-opponent-ready = אישור ל{ -resume } { -game(form: "definite") } כבר הגיע מאת: { $opponent }. כשאפשר להמשיך גם מצדך, יש לענות "{ command-resume }": אז { $then }. אחרת { -game(form: "definite") } { -resume(form: "future") } בהיעדרך: { $latest }.
resume-when-opponent-too = אם עד { $latest } יגיע אישור גם מאת { $opponent }, { -game(form: "definite") } { -resume(form: "future") } מיד. אחרת מאותו מועד יפעל { -clock(form: "definite") } { -opponent(form: "of") }, ו{ -envelope(form: "definite") } תיפתח כשיופיע.
resume-when-both-sealer = אם עד { $latest } יגיע אישור משני השחקנים, { -game(form: "definite") } { -resume(form: "future") } מיד. אחרת מאותו מועד יפעל { -clock(form: "definite") } { -opponent(form: "of") } ({ $opponent }), ו{ -envelope(form: "definite") } תיפתח כשיופיע.
resume-when-opponent = { -game(form: "definite") } { -resume(form: "future") } כשיגיע אישור מאת: { $opponent }. המועד המאוחר ביותר: { $latest }.
resume-when-opponent-ready-too = { -game(form: "definite") } { -resume(form: "future") } כשיגיע אישור גם מאת: { $opponent }. המועד המאוחר ביותר: { $latest }.
resume-when-both = אם עד { $latest } יגיע אישור משני השחקנים, { -game(form: "definite") } { -resume(form: "future") } מיד. אחרת מאותו מועד יפעל { -clock(form: "your") }. { -envelope(form: "definite") } תיפתח כשתגיע התשובה שלך "{ command-resume }".
resume-now = לפתיחת { -envelope(form: "definite") } יש לענות "{ command-resume }": { $then } ו{ -clock(form: "your") } מתחיל לפעול. אחרת { -game(form: "definite") } { -resume(form: "future") } במועד: { $latest }.
resume-clock-runs = יש לענות "{ command-resume }": אז { $then }. עד אז { -clock(form: "your") } פועל.
resume-show-text = יש להציג דרך HTTP (פתיחת { -envelope(form: "definite") }) את הטקסט שחתמת, או למסור אותו { -arbiter(form: "to") }.
resume-choose = { -sealed-move(form: "to") } יותר ממשמעות אחת, והבחירה שלך: יש לענות "{ command-choose } { $first }", או עם { -move } אחר מתוך: { $readings }. { -clock(form: "your") } פועל.
default-you = יש לענות "{ command-resume }" עד: { $until }. אחרת ייקבע לך הפסד טכני (FIDE Guidelines I.10).
default-opponent = { -opponent }: { $opponent }. אם לא יופיע עד { $until }, ייקבע לו הפסד טכני (FIDE Guidelines I.10).
default-sealer = { -opponent }: { $opponent }. אם לא יופיע עד { $until } ו{ -envelope(form: "definite") } לא תיפתח לפני כן, ייקבע לו הפסד טכני (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] עליך { -seal } את { -move(form: "definite") } הבא. { -clock(form: "your") } פועל עד שייחתם.
   *[other] את { -move(form: "definite") } הבא צריך { -seal }: { $who }. { -clock(form: "definite") } של שחקן זה פועל עד ש{ -move(form: "definite") } ייחתם.
}
standing-sealing-then = אחרי ש{ -move(form: "definite") } ייחתם, { -no-clock }. { -game(form: "definite") } נח אז לכל היותר במשך: { $after }.
standing-sealing-reply = { $who-is ->
    [you] { -opponent } רשאי { -seal } את { -move } התשובה, כי לא הופעת. אז { -clock(form: "your") } פועל.
   *[other] מותר { -seal } את { -move } התשובה, כי שחקן זה לא הופיע: { $who }. אז { -clock(form: "theirs") } פועל.
}
standing-drafted = { $who-is ->
    [you] הטיוטה שלך { -envelope(form: "in") }. יש { -seal } אותה, או להחליף אותה בטיוטה אחרת.
   *[other] טיוטה של { $who } נמצאת { -envelope(form: "in") }.
}
standing-sealed = { $who-is ->
    [you] { -game(form: "definite") } מופסק. חתמת את { -move } { $number }, ו{ -no-clock }.
   *[other] { -game(form: "definite") } מופסק. { -move } { $number } { -seal(form: "passive") }: { $who }. { -no-clock }.
}
standing-ready = { $who-is ->
    [you] נרשם שמצדך אפשר { -resume(form: "infinitive") } את { -game(form: "definite") }.
   *[other] נרשם שאפשר { -resume(form: "infinitive") } את { -game(form: "definite") } מצד { $who }.
}
standing-not-ready = { $who-is ->
    [you] לא נרשם שמצדך אפשר { -resume(form: "infinitive") } את { -game(form: "definite") }.
   *[other] לא נרשם שאפשר { -resume(form: "infinitive") } את { -game(form: "definite") } מצד { $who }.
}
standing-when-both = אם שני השחקנים יהיו מוכנים לפני { $latest }, { -game(form: "definite") } { -resume(form: "future") } ברגע ששניהם מוכנים.
standing-when-one = { $who-is ->
    [you] { -game(form: "definite") } { -resume(form: "future") } כשיירשם שמצדך אפשר { -resume(form: "infinitive") } אותו, ולכל המאוחר: { $latest }.
   *[other] { -game(form: "definite") } { -resume(form: "future") } כשיירשם שאפשר { -resume(form: "infinitive") } אותו מצד { $who }, ולכל המאוחר: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] אחרת { -clock(form: "your") } פועל החל מתאריך { $latest }, ו{ -envelope(form: "definite") } תיפתח עם הופעתך.
   *[other] אחרת { -clock(form: "definite") } של { $who } פועל החל מתאריך { $latest }, ו{ -envelope(form: "definite") } תיפתח עם הופעת שחקן זה.
}
standing-else-without = { $who-is ->
    [you] אחרת { -game(form: "definite") } { -resume(form: "future") } בהיעדרך: { $latest }.
   *[other] אחרת { -game(form: "definite") } { -resume(form: "future") } בהיעדר { $who }: { $latest }.
}
standing-opens = { $by ->
    [arbiter] אז { -arbiter } פותח את { -envelope(form: "definite") }.
   *[service] אז השירות פותח את { -envelope(form: "definite") }.
} { $who-is ->
    [you] { -sealed-move } מבוצע, ו{ -clock(form: "your") } פועל.
   *[other] { -sealed-move } מבוצע, ו{ -clock(form: "definite") } של { $who } פועל.
}
standing-due = { -game(form: "definite") } חודש. עד ש{ -envelope(form: "definite") } תיפתח, { -no-clock }.
standing-reply-sealed = { -move } התשובה { -seal(form: "adjective") }. זו התשובה ל{ -move } שנפתח.
standing-absent = { $who-is ->
    [you] { -game(form: "definite") } חודש, ולא הופעת. { -clock(form: "your") } פועל עד { $until }, ו{ -envelope(form: "definite") } תיפתח עם הופעתך.
   *[other] { -game(form: "definite") } חודש, ושחקן זה לא הופיע: { $who }. { -clock(form: "theirs") } פועל עד { $until }, ו{ -envelope(form: "definite") } תיפתח עם הופעתו.
}
standing-awaited = { $who-is ->
    [you] { -game(form: "definite") } חודש, ועוד לא הופעת.
   *[other] { -game(form: "definite") } חודש, ושחקן זה עוד לא הופיע: { $who }.
}
standing-late = אחד השחקנים איחר יותר מן המותר ומפסיד, אלא אם { -sealed-move } סיים את { -game(form: "definite") }. { -envelope(form: "definite") } תיפתח קודם.
standing-missing = { $who-is ->
    [you] אי אפשר לפתוח את { -envelope(form: "definite") }. יש להציג את הטקסט שחתמת: { -clock(form: "your") } פועל עד { $until }.
   *[other] אי אפשר לפתוח את { -envelope(form: "definite") }. שחקן זה צריך להציג את הטקסט שחתם: { $who }. { -clock(form: "theirs") } פועל עד { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] אי אפשר לפתוח את { -envelope(form: "definite") }, ו{ -no-clock }. { -arbiter } פוסק את תוצאת { -game(form: "definite") }, אלא אם יוצג הטקסט שחתמת.
   *[other] אי אפשר לפתוח את { -envelope(form: "definite") }, ו{ -no-clock }. { -arbiter } פוסק את תוצאת { -game(form: "definite") }, אלא אם שחקן זה יציג את הטקסט שחתם: { $who }.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(form: "to") } יש יותר מפירוש אחד, והבחירה בידך. { -clock(form: "your") } פועל עד { $until }.
   *[other] { -sealed-move(form: "to") } יש יותר מפירוש אחד, והבחירה בידי { $who }. { -clock(form: "definite") } של שחקן זה פועל עד { $until }.
}
standing-default = יש להודיע על הופעתך עד { $until }. אחרת ייקבע לך הפסד טכני (FIDE Guidelines I.10).
standing-may-resume = אפשר להודיע עכשיו שמצדך אפשר { -resume(form: "infinitive") } את { -game(form: "definite") }.
standing-may-end = עד ש{ -envelope(form: "definite") } תיפתח, אפשר להציע { -draw } או { -resign(form: "infinitive") }. אם { -game(form: "definite") } יסתיים כך, { -envelope(form: "definite") } תישאר סגורה, אלא אם שני השחקנים יסכימו להציג אותה.

## For arbiters

arbiter-session-continues = המושב הסתיים והשחקן שתורו צריך היה { -seal } עכשיו, אבל ל{ -envelope } חסרים מחזיקי מפתח: מעט מדי מן { -arbiter(form: "plural-definite") } הרשומים עדיין { -arbiter(form: "plural") }, בעלי מפתח ואינם { -game(form: "plural") } { -game(form: "in") } הזה. { -game(form: "definite") } נמשך עד שמספיק { -arbiter(form: "plural") } ירשמו מפתח, או עד שאין עוד צורך להפסיק אותו.
arbiter-fetch = { -envelope(form: "definite") } מחכה לך. יש לפתוח אותה במפתח שלך, בדף שלה: { $url }. עד אז { -no-clock }.
arbiter-fen = זו העמדה, כ־FEN:
arbiter-fen-after = אחרי { -move(form: "definite") } שהוכרז זו העמדה, כ־FEN:
arbiter-withdrawn = ההחלטה בידך: יש לענות בשורה אחת, "arbiter { $game } adjudicate 1-0: REASON" (או { -example(of: "results") }), ובמקום REASON הסיבה; או להחליף את השחקן בשורה "arbiter { $game } replace { $side } NAME: REASON", ובמקום NAME שם המחליף.
arbiter-default = שחקן שלא יופיע עד { $until } יפסיד את { -game(form: "definite") } הפסד טכני (FIDE Guidelines I.10).
arbiter-agree-open = אם יש הסכמה מצדך, יש לענות בשורה אחת: "arbiter { $game } open".
arbiter-agree-show = אם יש הסכמה מצדך, יש לפתוח את { -envelope(form: "definite") } בדף שלה ולציין שם את הסיבה: { $url }.
arbiter-agree-two = לפתיחה מוקדמת דרושים שניכם.
arbiter-clocks = ההחלטה על הזמנים הנכונים בידך: "correct_clocks" בכתובת { $url }.
arbiter-flag = לסיום { -game(form: "definite") } בגלל { -flag } שנפל יש לענות בשורה אחת: "arbiter { $game } flag".
arbiter-more = כל מה שמחכה { -arbiter(form: "to") }: { $queue }, או "postzug arbiter list". כל מה שנעשה או נוסה { -game(form: "in") } הזה: { $trail }.

## Answers to mails

unanswered = מספר המיילים שלך שנשארו בלי תשובה: { $count } (החל מתאריך: { $since }). הסיבה: נשלחו אליך תשובות רבות בזמן קצר. { -move(form: "plural") } ופקודות ברורים שנכתבו בהם בוצעו; כל השאר לא בוצע. נא לבדוק את המצב הנוכחי ולכתוב שוב את מה שעוד חסר.
next-answer = נשלחו אליך תשובות רבות בזמן קצר, ולכן התשובה הבאה תגיע אחרי: { $at }. עד אז כל מייל עדיין נקרא, ו{ -move } ברור או פקודה ברורה בו מבוצעים; אחר כך יגיע מייל אחד שיודיע שמיילים אחרים לא קיבלו תשובה.
next-answer-reach = אם דרושה לך עזרה לפני כן, אפשר לכתוב למפעילי השירות: { $address }.
next-answer-stranger = לכתובת הזאת נשלחו כמה תשובות בזמן קצר, ולכן התשובה הבאה תגיע אחרי: { $at }. מיילים שיגיעו לפני כן לא יקבלו תשובה.
more-lines = ... ועוד { $count ->
    [one] שורה אחת
    [two] שתי שורות
   *[other] { $count } שורות
}.
more-lines-too-many = ... ועוד { $count ->
    [one] שורה אחת, יותר מדי למייל
    [two] שתי שורות, יותר מדי למייל
   *[other] { $count } שורות, יותר מדי למייל
}.
did-you-mean = האם הכוונה ל{ -move } { $move }? אם כן, יש לענות למייל הזה במילה "{ word-yes }" עד: { $until }. { -move(form: "definite") } נחשב מרגע הגעת המייל הראשון שלך. אם לא, יש לענות "{ word-no }", או לשלוח את { -move(form: "definite") } שלך לבדו בשורה.
confirm-public-address = מייל שלך הגיע לכתובת שאינה מוכיחה מי כתב אותו, ולכן עוד לא טופל. נא לענות לכתובת התשובה של המיילים שלנו, שמוכיחה זאת.
confirm-arbiter-act = מייל שלך עם החלטה של { -arbiter } הגיע לכתובת של { -game }. הכתובת הזאת מופיעה בכל מייל של { -game(form: "definite") } שמצוטט או מועבר, ולכן המייל עוד לא טופל.
confirm-other-sender = מייל בשמך הגיע מן הכתובת { $from }, שאינה הכתובת הרשומה. הוא עוד לא טופל.
author-unproved = מייל בשמך הגיע לכתובת התשובה שלך. ההגדרות שלך דורשות הוכחה חזקה יותר לזהות הכותב ממה שיש בו, ולכן הוא עוד לא טופל.
confirm-how = האם המייל שלך? אם כן, יש לענות למייל הזה במילה "{ word-yes }" עד: { $until }. הוא ייחשב אז מרגע הגעתו. אם לא, יש לענות "{ word-no }", או לא לעשות דבר.

## A new account

join-confirm = האם לפתוח כאן חשבון בשם { $name }? אם כן, יש לענות למייל הזה במילה "{ word-yes }" עד: { $until }. לשם אחר יש לענות בשורה אחת, למשל "{ command-join } Anna Berg". אם לא ביקשת זאת, אין צורך לעשות דבר: בלי "{ word-yes }" לא ייפתח חשבון, והמייל שלך יימחק.
join-name = באיזה שם לפתוח את החשבון? יש לענות למייל הזה בשורה אחת, למשל "{ command-join } Anna Berg". אם התשובה תגיע עד { $until }, החשבון שלך ייפתח. אם לא ביקשת זאת, אין צורך לעשות דבר.
code-sign-up = הקוד שלך לפתיחת החשבון:
code-sign-in = הקוד שלך לכניסה:
code-change-address = הקוד שלך למעבר לכתובת הזאת:
code-asked-by = הבקשה הגיעה מן התוכנה: { $device }.
code-browser = דפדפן
code-how = יש להקליד אותו במקום שבו התבקש. הוא תקף לפעם אחת, למשך: { $valid }. אם לא ביקשת אותו, אין צורך לעשות דבר: בלי הקוד לא קורה דבר. איש ב־{ $site } לא יבקש ממך את הקוד אף פעם.
code-subject = הקוד שלך עבור { $site }
account-subject = החשבון שלך באתר { $site }

## Challenges

challenge = הזמנה ל{ -game } מאת { $other }: { $terms }.
challenge-how = יש לענות עד: { $until }. יש לענות למייל הזה בשורה אחת: "{ command-accept-challenge } { $challenge }" או "{ command-decline-challenge } { $challenge }".
challenge-declined = ההזמנה שלך { $challenge } ({ $terms }) נדחתה. הדחייה מאת: { $other }.
challenge-withdrawn = ההזמנה { $challenge } מאת { $other } בוטלה. אין צורך לעשות דבר.
challenge-subject = [{ $challenge }] הזמנה ל{ -game } מאת { $other }
challenge-declined-subject = [{ $challenge }] ההזמנה שלך נדחתה: { $other }
challenge-withdrawn-subject = [{ $challenge }] הזמנה שבוטלה: { $other }
challenge-you-white = הצבע שלך: { -white }
challenge-you-black = הצבע שלך: { -black }
challenge-colours-drawn = הצבעים ייקבעו בהגרלה בתחילת { -game(form: "definite") }
terms-public-sentence = { $plies ->
    [0] כל אחד רשאי לקרוא את { -move(form: "plural-definite") } בלי חשבון.
    [one] כל אחד רשאי לקרוא את { -move(form: "plural-definite") } בלי חשבון, באיחור של חצי { -move } אחד.
    [two] כל אחד רשאי לקרוא את { -move(form: "plural-definite") } בלי חשבון, באיחור של שני חצאי { -move(form: "plural") }.
   *[other] כל אחד רשאי לקרוא את { -move(form: "plural-definite") } בלי חשבון, באיחור של { $plies } חצאי { -move(form: "plural") }.
}
start-chess960 = עמדת Chess960 מספר { $number }
start-from = מן העמדה { $fen }
start-drawn-chess960 = עמדת Chess960 שתיקבע בהגרלה בתחילת { -game(form: "definite") }

## The regulations of a game that are not the usual ones

terms-claim-after = אפשר לתבוע { -draw } אחרי { $moves } { -move(form: "plural") } של כל צד בלי הכאה ובלי { -move } של רגלי.
terms-not-automatic = חזרה על העמדה ו{ -move(form: "plural") } בלי הכאה ובלי { -move } של רגלי מסיימים את { -game(form: "definite") } רק בעקבות תביעה.
terms-wrong-claim = { $days ->
    [0] בעקבות תביעה לא נכונה { -opponent } אינו מקבל תוספת זמן.
    [one] בעקבות תביעה לא נכונה { -opponent } מקבל תוספת של יום אחד ל{ -move } הבא.
    [two] בעקבות תביעה לא נכונה { -opponent } מקבל תוספת של יומיים ל{ -move } הבא.
   *[other] בעקבות תביעה לא נכונה { -opponent } מקבל תוספת של { $days } ימים ל{ -move } הבא.
}
terms-offer-again = { $moves ->
    [0] שחקן שהציע { -draw } רשאי להציע שוב גם בלי לבצע קודם { -move }.
    [one] שחקן שהציע { -draw } צריך לבצע { -move } אחד לפני ההצעה הבאה.
    [two] שחקן שהציע { -draw } צריך לבצע שני { -move(form: "plural") } לפני ההצעה הבאה.
   *[other] שחקן שהציע { -draw } צריך לבצע { $moves } { -move(form: "plural") } לפני ההצעה הבאה.
}
terms-illegal-gains = { $days ->
    [one] בעקבות { -move } { -illegal } { -opponent } מקבל תוספת של יום אחד ל{ -move } הבא.
    [two] בעקבות { -move } { -illegal } { -opponent } מקבל תוספת של יומיים ל{ -move } הבא.
   *[other] בעקבות { -move } { -illegal } { -opponent } מקבל תוספת של { $days } ימים ל{ -move } הבא.
}
terms-illegal-loses = { $count ->
    [one] שחקן מפסיד את { -game(form: "definite") } ב{ -move } הלא חוקי הראשון שלו.
    [two] שחקן מפסיד את { -game(form: "definite") } ב{ -move } הלא חוקי השני שלו.
   *[other] שחקן מפסיד את { -game(form: "definite") } ב{ -move } הלא חוקי ה־{ ordinal } שלו.
}
terms-ambiguous-gains = { $days ->
    [one] בעקבות { -move } רב־משמעי { -opponent } מקבל תוספת של יום אחד ל{ -move } הבא.
    [two] בעקבות { -move } רב־משמעי { -opponent } מקבל תוספת של יומיים ל{ -move } הבא.
   *[other] בעקבות { -move } רב־משמעי { -opponent } מקבל תוספת של { $days } ימים ל{ -move } הבא.
}
terms-ambiguous-loses = { $count ->
    [one] שחקן מפסיד את { -game(form: "definite") } ב{ -move } הרב־משמעי הראשון שלו.
    [two] שחקן מפסיד את { -game(form: "definite") } ב{ -move } הרב־משמעי השני שלו.
   *[other] שחקן מפסיד את { -game(form: "definite") } ב{ -move } הרב־משמעי ה־{ ordinal } שלו.
}
terms-appeal = { $days ->
    [0] אי אפשר לערער על החלטות של { -arbiter(form: "definite") }.
    [one] שחקן יכול לערער על החלטה של { -arbiter(form: "definite") } בתוך יום אחד.
    [two] שחקן יכול לערער על החלטה של { -arbiter(form: "definite") } בתוך יומיים.
   *[other] שחקן יכול לערער על החלטה של { -arbiter(form: "definite") } בתוך { $days } ימים.
}
terms-takeback = { -arbiter } רשאי להתיר החזרה של { -move } שנשלח בטעות.
terms-arbiters = { $n ->
    [one] ל{ -game } הזה נקבע { -arbiter } אחד: { $accounts }.
    [two] ל{ -game } הזה נקבעו שני { -arbiter(form: "plural") }: { $accounts }.
   *[other] ל{ -game } הזה נקבעו { $n } { -arbiter(form: "plural") }: { $accounts }.
}
terms-session = { $days ->
    [one] אחרי מושב של יום אחד השחקן שתורו חותם { -move }.
    [two] אחרי מושב של יומיים השחקן שתורו חותם { -move }.
   *[other] אחרי מושב של { $days } ימים השחקן שתורו חותם { -move }.
}
terms-resumes = { $days ->
    [one] { -game } מופסק מחודש יום אחד אחרי { -seal(form: "definite") }, אלא אם הוסכם אחרת.
    [two] { -game } מופסק מחודש יומיים אחרי { -seal(form: "definite") }, אלא אם הוסכם אחרת.
   *[other] { -game } מופסק מחודש { $days } ימים אחרי { -seal(form: "definite") }, אלא אם הוסכם אחרת.
}
terms-opponent-chooses = אם ל{ -sealed-move(form: "bare") } יש שני פירושים, { -opponent } בוחר אחד מהם.
terms-check-in = לפני { -resume } של { -game } מופסק השחקנים מודיעים שהם נוכחים.
terms-default = { $days ->
    [0] שחקן שאינו נוכח במועד { -resume(form: "definite") } מפסיד.
    [one] שחקן שלא הופיע בתוך יום אחד ממועד { -resume(form: "definite") } מפסיד.
    [two] שחקן שלא הופיע בתוך יומיים ממועד { -resume(form: "definite") } מפסיד.
   *[other] שחקן שלא הופיע בתוך { $days } ימים ממועד { -resume(form: "definite") } מפסיד.
}
terms-holders = { $needed ->
    [one] מפתח אחד מן המפתחות של { -arbiter(form: "plural-definite") } האלה פותח { -envelope }: { $accounts }.
    [two] שני מפתחות מן המפתחות של { -arbiter(form: "plural-definite") } האלה פותחים יחד { -envelope }: { $accounts }.
   *[other] { $needed } מפתחות מן המפתחות של { -arbiter(form: "plural-definite") } האלה פותחים יחד { -envelope }: { $accounts }.
}
terms-early = לפתיחת { -envelope } לפני המועד דרושה הסכמה של שני { -arbiter(form: "plural") }.
terms-free-weekdays = { -no-clock } בימים האלה בכל שבוע: { $weekdays }.
terms-free-dates = { -no-clock } בימים האלה: { $dates }.
terms-free-night = { -clock(form: "definite") } של כל שחקן עצור מ־{ $from } עד { $until }, לפי אזור הזמן של אותו שחקן.
terms-leave = { $days ->
    [one] כל שחקן רשאי לקחת יום חופשה אחד בשנה קלנדרית.
    [two] כל שחקן רשאי לקחת שני ימי חופשה בשנה קלנדרית.
   *[other] כל שחקן רשאי לקחת { $days } ימי חופשה בשנה קלנדרית.
}
terms-leave-ahead = { $days ->
    [one] חופשה רושמים לפחות יום אחד מראש.
    [two] חופשה רושמים לפחות יומיים מראש.
   *[other] חופשה רושמים לפחות { $days } ימים מראש.
}
terms-leave-moves = שחקן רשאי לבצע { -move(form: "plural") } בזמן חופשה.
terms-silence = שחקן שאינו מבצע { -move } במשך { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
} מפסיד את { -game(form: "definite") }, אלא אם הצהיר על המשך חשיבה. תזכורות נשלחות כעבור { $reminders } ימים.
terms-flag-claimed = כש{ -flag } נופל, מי שמסיים את { -game(form: "definite") } בגלל זה הוא { -opponent } או { -arbiter }. עד אז { -move } עדיין נחשב.
terms-flag-arbiter = כש{ -flag } נופל, רק { -arbiter } מסיים את { -game(form: "definite") } בגלל זה. עד אז { -move } עדיין נחשב.
terms-tablebase = שחקן רשאי לתבוע לפי טבלת סיומים כשעל הלוח { $men } כלים ורגלים לכל היותר. { $fifty ->
    [yes] בתביעה כזאת כלל חמישים { -move(form: "plural-definite") } חל.
   *[no] בתביעה כזאת כלל חמישים { -move(form: "plural-definite") } אינו חל.
}
terms-undecided = { $days ->
    [one] { -arbiter(form: "to") } יש יום אחד להחליט בתביעה ששום טבלת סיומים כאן אינה יכולה להכריע בה.
    [two] { -arbiter(form: "to") } יש יומיים להחליט בתביעה ששום טבלת סיומים כאן אינה יכולה להכריע בה.
   *[other] { -arbiter(form: "to") } יש { $days } ימים להחליט בתביעה ששום טבלת סיומים כאן אינה יכולה להכריע בה.
}
terms-adjudication = שחקן רשאי לבקש מ{ -arbiter } לפסוק { -game(form: "in") } לפי ניתוח. { $stops ->
    [yes] עד ההחלטה { -no-clock }.
   *[no] עד ההחלטה { -game(form: "definite") } נמשך.
}
terms-adjudicated = { $days ->
    [one] { -arbiter(form: "to") } יש יום אחד לפסוק לפי ניתוח.
    [two] { -arbiter(form: "to") } יש יומיים לפסוק לפי ניתוח.
   *[other] { -arbiter(form: "to") } יש { $days } ימים לפסוק לפי ניתוח.
}
terms-annulled = { $moves ->
    [one] אם שחקן פורש לפני שכל צד ביצע { -move } אחד, { -game(form: "definite") } מוכרז בטל.
    [two] אם שחקן פורש לפני שכל צד ביצע שני { -move(form: "plural") }, { -game(form: "definite") } מוכרז בטל.
   *[other] אם שחקן פורש לפני שכל צד ביצע { $moves } { -move(form: "plural") }, { -game(form: "definite") } מוכרז בטל.
}
terms-withdrawn = כששחקן פורש, { -game(form: "definite") } עומד עד ש{ -arbiter } פוסק בו או עד שמישהו אחר ממשיך לשחק.
terms-silent = הפסד של שחקן במחצית מ{ -game(form: "plural-theirs") } בתחרות בגלל שתיקה נחשב לפרישה ממנה.
terms-conditions-visible = { -opponent } רואה { -move(form: "plural") } מותנים לפני שהם מבוצעים.
terms-protection = אחרי { -move(form: "plural-definite") } שיש בהם תוספת זמן, לשחקן שנותרו לו בסך הכול פחות משלושה ימים נקבעים שלושה ימים.

## Receipts of the log

receipt = { -envelope(form: "definite") } עם { -sealed-move } של { -game(form: "definite") } { $game } רשומה ביומן של כל האירועים, ברשומה מספר { $entry }. מעכשיו איש, גם לא אנחנו, אינו יכול לשנות אותה או את זמן חתימתה בלי שהמייל הזה יוכיח את השינוי. נא לשמור את המייל הזה: הקובץ המצורף אליו, { $file }, הוא ההוכחה. הוא אינו מגלה את { -move(form: "definite") }.
receipt-how-to-check = { -arbiter } יכול לבדוק זאת בלעדינו ובלי רשת: באמצעות הסקריפט verify.sh, שדורש רק bash, awk ו־openssl, או באמצעות bash ו־openssl בלבד, כפי שכתוב בפרק "A receipt by hand" בקובץ docs/internals/log.md. את הסקריפט יש לקחת מן העותק שלך של Postzug ("postzug audit script"), ולעולם לא ממי שמציג את הראיה. ה־SHA-256 שלו:
receipt-entry = הרשומה של { -envelope(form: "definite") } ביומן:
receipt-hashes = וערכי הגיבוב האלה מובילים ממנה אל השורש החתום שלמטה:

## Mail that is passed on to the operator

passed-on = המייל הזה הגיע לתיבה { $mailbox } מאת { $from }. תשובה מגיעה אל הכותב, לא אלינו. מספרו בתיבת הדואר הנכנס: { $number }. הפקודה "postzug inbox show { $number } --raw" מדפיסה את כל מה שנשמר ממנו.
passed-on-no-address = כותב בלי כתובת רגילה
passed-on-shortened = ... (קוצר)
passed-on-header = הכותרת שלו:

## Below every mail

subject-your-mail = המייל שלך אל { $site }
subject-your-move = תורך, { -move } { $number }
subject-their-move = תור: { $name }, { -move } { $number }
subject-draw-offered = { $state }, הצעת { -draw }
subject-left = { $state }, { -left }: { $left }
subject-you-won = { -game(form: "definite") } הסתיים, ניצחת
subject-you-lost = { -game(form: "definite") } הסתיים, הפסדת
subject-white-won = { -game(form: "definite") } הסתיים, ניצחון ל{ -white }
subject-black-won = { -game(form: "definite") } הסתיים, ניצחון ל{ -black }
subject-both-lost = { -game(form: "definite") } הסתיים, הפסד לשני הצדדים
subject-drawn = { -game(form: "definite") } הסתיים, { -draw }
subject-no-result = { -game(form: "definite") } הסתיים, ללא תוצאה
subject-adjourned-yours = { -game(form: "definite") } מופסק, { -clock(form: "your") } פועל
subject-adjourned = { -game(form: "definite") } מופסק
subject-undecided = ההחלטה בידי { -arbiter }
subject-for-arbiter = { -arbiter(form: "to") }
subject-question = נא לענות
subject-receipt = הקבלה שלך
from-name = { $name } באמצעות { $site }
footer-player = המייל הזה מיועד אל { $name }. { -game(form: "definite") }: { $game }.
footer-account = המייל הזה מיועד לחשבון: { $name }.
footer-stranger = אם לא ביקשת את המייל הזה, אפשר להתעלם ממנו.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = הערה { $number }
heard-notes = בקובץ המצורף { $file } נמצא הטקסט של כל הערה, מתחת למספרה.
footer-log = הטקסט שלמטה מיועד לתוכנות: הראש החתום של היומן שלנו.
footer-log-and-pgn = הטקסט שלמטה מיועד לתוכנות: הראש החתום של היומן שלנו, ו{ -game(form: "definite") } (PGN).
footer-pgn = הטקסט שלמטה מיועד לתוכנות שחמט: { -game(form: "definite") } (PGN).

## Hints about commands that lack something

hint-withdraw-all = הפרישה לא נרשמה. אם זו הכוונה, יש לכתוב "{ command-withdraw-from-all-games-yes }:" ואחריה הסיבה
hint-withdraw-event = הפרישה לא נרשמה. אם זו הכוונה, יש לכתוב "{ command-withdraw-from-event-yes }:" ואחריה הסיבה
hint-appeal = יש לכתוב את מספר ההחלטה ואת הנימוקים שלך: { command-appeal } 17: לא נמסרה לי הודעה
hint-colours = ציינת יותר מצבע אחד. יש לכתוב אחד מאלה: { word-white }, { word-black }, { word-random }
hint-controls = ציינת יותר מקצב { -game } אחד. יש לכתוב אחד מהם
hint-starts = ציינת יותר מעמדת פתיחה אחת. יש לכתוב 960 פעם אחת
hint-limit = המגבלה היא 1 עד 60 ימים לכל { -move }
hint-bare-length = "{ $text }" יכול להיות מגבלה לכל { -move } או זמן לכמה { -move(form: "plural") }, ולכן לא הוצע { -game }. לכל { -move } יש לכתוב: { $days } { word-days } { word-a-move }. ל־10 { -move(form: "plural") } יש לכתוב: { $length ->
   *[other] 10/{ $length }
}. לכל { -game(form: "definite") } יש לכתוב: { $length } { word-in-all }
hint-chess960 = מספרי העמדות של Chess960 הם מ־0 עד 959
hint-control = קצב { -game(form: "definite") } הזה חורג מן המותר: ראו docs/arbitrate/clocks.md
hint-move = יש לכתוב את { -move(form: "definite") } אחרי המילים, למשל: { command-move } 5254
hint-claim = יש לכתוב "{ command-claim-threefold }" או "{ command-claim-fifty }"
hint-claim-announced = יש לכתוב "{ command-claim-threefold }" או "{ command-claim-fifty }"; ואפשר להוסיף אחריה את { -move(form: "definite") } שמוכרז
hint-challenge-number = יש לכתוב את מספר ההזמנה, למשל: { command-accept-challenge } C7
hint-leave-all = יש לכתוב את היום הראשון ואת היום האחרון: { command-leave-all } { -example(of: "days") }
hint-leave = יש לכתוב את היום הראשון ואת היום האחרון: { command-leave } { -example(of: "days") }
hint-cancel-leave-all = יש לכתוב את היום הראשון של החופשה: { command-cancel-leave-all } { -example(of: "day") }
hint-cancel-leave = יש לכתוב את היום הראשון של החופשה: { command-cancel-leave } { -example(of: "day") }
hint-unclear-conditions = { -move(form: "plural-definite") } המותנים שלך לא נשמרו: לא ברור היכן אחד מהם מסתיים או מה משמעותו. הסיבה יכולה להיות פסיק בסוף השורה שלו, שורה שמתחילה ברווח או שאולי נשברה בתוכנת המייל שלך, או מילים אחרות סביב { -move(form: "plural-definite") }. מה שנשמר קודם נשאר. יש לכתוב כל שרשרת מן { -move(form: "definite") } הראשון שלה בשורה נפרדת, למשל: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. אין לכתוב פסיק בסופה, ובין שתי שרשרות יש להשאיר שורה ריקה. שרשרת ארוכה שצריכה להמשיך בשורה הבאה יש לשבור אחרי "{ command-then }"
hint-no-move = לא בוצע { -move }. יש לכתוב את { -move(form: "definite") } שלך לבדו בשורה
hint-challenge = יש לכתוב "{ command-challenge } <שם>", ואפשר להוסיף: { word-white } או { word-black }, 5 { word-days } או קצב { -game } אחר, 960
hint-seek = יש לכתוב "{ command-seek }", ואפשר להוסיף: { word-white } או { word-black }, 5 { word-days } או קצב { -game } אחר, 960
hint-other-language = זו פקודה בשפה אחרת ({ $language }), ולכן לא בוצע דבר. יש לכתוב אותה בשפה שלך או באנגלית, או לבחור את השפה ההיא בשורה נפרדת: { command-language } { $tag }
hint-set = יש לכתוב למשל: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, או: { command-set-acknowledge } { word-off }
hint-letters = יש לכתוב "{ command-set-letters }" ואחריה שם של שפה, כתוב באותה שפה, למשל: { command-set-letters } Deutsch
hint-pgn = יש לכתוב "{ command-set-pgn } { word-attached }" או "{ command-set-pgn } { word-not-attached }"
hint-pgn-which = יש לכתוב "{ command-pgn }" ל{ -game } הזה, "{ command-pgn } G42" ל{ -game } שזה מספרו, "{ command-pgn-all }" לכל { -game(form: "plural-definite") } שלך, או: { command-pgn-all-before } G42
hint-calendar = יש לכתוב "{ command-set-calendar } { word-attached }" או "{ command-set-calendar } { word-not-attached }"
hint-mail = יש לכתוב "{ command-set-mail } { format-html }" או "{ command-set-mail } { format-text }"
hint-on-off = יש לכתוב אחריה "{ word-on }" או "{ word-off }", למשל: { command-set-board } { word-off }
hint-adjudicate = יש לכתוב "{ command-adjudicate-win }" או "{ command-adjudicate-draw }", אחר כך שורה "{ command-analysis }:" ומתחתיה הניתוח שלך
hint-analysis-cut = חלק מן הניתוח נראה כמו ציטוט או חתימת מייל. יש להוסיף בסופו שורה שבה רק נקודה ולשלוח שוב; אז הכול יתקבל מילה במילה
needs-game = לכך דרוש { -game }: יש לענות למייל על { -game(form: "definite") }.
message-cut = ההודעה שלך ארוכה מדי. מספר התווים המרבי: { $most }. { -opponent } מקבל אותה עד שם: את השאר יש לשלוח כהודעה נוספת.
unsent-words = { -move(form: "definite") } שלך בוצע. שאר המילים במייל שלך לא נשלחו לאיש: כדי לשלוח אותן { -opponent(form: "to") }, יש לכתוב אותן מתחת לשורה "{ command-message }:" שמתחת ל{ -move }, או בשורה אחת אחרי "{ command-say }".
hint-notices = יש לכתוב "{ command-notices-off }" או "{ command-notices-on }", ואחריה סוג אחד או יותר מתוך: { $kinds }
hint-digests = התראות מן הסוגים האלה יכולות לחכות לתקציר: { $kinds }. יש לכתוב למשל: { command-notices-daily } { kind-messages }
hint-digest = יש לכתוב את שעת התקצירים שלך, באזור הזמן שלך, למשל: { command-set-digest } 08:00 או עם היום של התקציר השבועי: { command-set-digest } { weekday-monday } 08:00
hint-quiet = יש לכתוב את שעות השקט שלך, באזור הזמן שלך, למשל: { command-set-quiet } { -example(of: "hours") } או: { command-set-quiet } { word-off }
hint-notation = יש לכתוב "{ command-set-notation }" ואחריה אחד מאלה: { $notations }
not-in-digests = התראות מן הסוג הזה אינן מגיעות בתקציר: { $kind }.

## Settings and games

settings = ההגדרות שלך עכשיו, כל אחת כפי שכותבים אותה כדי לשנות אותה:
settings-line = {"  "}{ $command } { $value }
settings-explained = לוח: ציור של הלוח בכל מייל. pgn: { -game(form: "definite") } כקובץ לתוכנת השחמט שלך, בכל מייל. אישור: מייל על כל { -move } שלך, כמו ההתראות מסוג { kind-acknowledgements }. התראות מן הסוגים האלה מגיעות תמיד, כי בלעדיהן אפשר להפסיד { -game } או את החשבון: { $needed }. את מידת הוודאות הנדרשת לגבי המיילים שלך משנים רק בכתובת { $url }
games-none = אין לך { -game(form: "plural") } פעילים. "{ command-seeks }" מראה מי מחפש { -game }; אפשר גם לכתוב: { command-challenge } <שם>
games-over-none = אף אחד מן { -game(form: "plural-definite") } שלך לא הסתיים.
games-over = {"  "}{ $game } { $white } – { $black }: { $result } { $how }, { $at }
games-over-more = ל{ -game(form: "plural") } ישנים יותר יש לכתוב: { command-games-over-before } { $game }
games-over-pgn = ל{ -game } כקובץ (PGN) יש לכתוב למשל "{ $game ->
   *[other] { command-pgn } { $game }
}"; לכל { -game(form: "plural-definite") } שלך: "{ command-pgn-all }"
pgn-attached = { -game(form: "definite") } מצורף כקובץ { $file }.
pgn-all-none = אין לך { -game(form: "plural") }, או שאין { -game(form: "plural") } לפני { -game(form: "definite") } ההוא.
pgn-all-attached = { $count ->
    [one] { -game } אחד שלך מצורף כקובץ { $file }.
    [two] שני { -game(form: "plural") } שלך, החדש ביותר ראשון, מצורפים כקובץ { $file }.
   *[other] { $count } { -game(form: "plural") } שלך, החדש ביותר ראשון, מצורפים כקובץ { $file }.
}
pgn-all-more = ל{ -game(form: "plural") } ישנים יותר יש לכתוב "{ $game ->
   *[other] { command-pgn-all-before } { $game }
}"
pgn-no-room = אין לזה מקום לצד הקבצים האחרים בתשובה הזאת. יש לכתוב את השורה הזאת במייל נפרד.
games-your-move = {"  "}{ $game } { $white } – { $black }: תורך
games-your-move-until = {"  "}{ $game } { $white } – { $black }: תורך, עד: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: תור { -opponent }
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: תור { -opponent }, עד: { $until }

calendar-mailed = הכתובת של לוח המועדים שלך תגיע במייל נפרד.
calendar-revoked = ללוח המועדים שלך אין עוד כתובת. תוכנות שקראו אותה לא יציגו עוד דבר חדש.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = שחמט: { $site }
calendar-move = { $game }: תורך, { -move } { $number }, נגד { $opponent }
calendar-seal = { $game }: יש { -seal } את { -move } { $number }, נגד { $opponent }
calendar-deadline = { -clock(form: "your") } פועל עד הזמן של רישום זה.
calendar-last-move = { -move(form: "definite") } האחרון { -opponent(form: "of") }: { $move }.
calendar-resumption = { $game }: { -resume } { -game(form: "definite") } נגד { $opponent }
calendar-resumption-latest = { -game(form: "definite") } המופסק { -resume(form: "future") } לכל המאוחר בזמן של רישום זה.
calendar-leave = חופשה
unsubscribe-title = התראות במייל
unsubscribe-ask = האם להפסיק את המיילים מן הסוג הזה: { $kinds }? כל ההתראות האחרות יישארו.
unsubscribe-button = כיבוי
unsubscribe-done = לא יגיעו אליך עוד מיילים מן הסוג הזה: { $kinds }. כדי להפעיל אותם שוב, יש לכתוב לשירות במייל: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = { -move(form: "plural") } במייל כבויים בהגדרות שלך. לא בוצע דבר.
mail-unreadable = לא היה אפשר לקרוא את המייל שלך, ולכן לא בוצע דבר ממנו. הוא בנוי בצורה שאינה בטוחה לקריאה: יותר מדי חלקים, או מיילים בתוך מיילים. נא לשלוח אותו שוב כטקסט פשוט, בלי קבצים מצורפים.
mail-before-restoration = המייל שלך עונה למייל שנכתב לפני שהשירות שוחזר מגיבוי, וייתכן ש{ -game(form: "definite") } עמד אז אחרת. לא בוצע דבר. נא לעיין { -game(form: "in") } כפי שהוא עכשיו (בתשובה "{ command-show }") ולענות למייל הזה.
mail-of-lost-game = המייל שלך הוא על { -game } שהתחיל אחרי הגיבוי שממנו היה צורך לשחזר את השירות. { -game(form: "definite") } ההוא אבד. לא בוצע דבר.
mail-disowned = מייל שהגיע לכתובת התשובה שלך עוכב, ולא בוצע דבר ממנו: שם המתחם של הכותב מודיע שהמייל אינו בא משם (DMARC). אם המייל שלך, יש לשלוח אותו דרך השרת של ספק המייל שלך, או לבקש מן המפעיל לשחרר את מייל { $mail }; אז הוא ייחשב מרגע הגעתו.
mail-nothing-waits = אין עוד מייל שמחכה לתשובה "{ word-yes }" או "{ word-no }" שלך: כבר הייתה תשובה, או שההמתנה נמשכה יותר מדי זמן. לא בוצע עכשיו דבר.
mail-no-yes = בתשובה שלך אין "{ word-yes }" ואין "{ word-no }" בשורה נפרדת, ולכן המייל הנדון עדיין מחכה. נא לענות שוב על השאלה, באחת משתי המילים האלה בלבד.
mail-answer-from-elsewhere = תשובה לשאלה על המייל שלך הגיעה מן הכתובת { $from }. זו אינה הכתובת של החשבון שלך, ולכן התשובה אינה נחשבת, והמייל עדיין מחכה. יש לשלוח את התשובה מן הכתובת של החשבון שלך: "{ word-yes }" או "{ word-no }", לבד בשורה, בתשובה לשאלה.
mail-not-played = לא בוצע { -move }. יש לענות למייל הזה ב{ -move } שלך, לבדו בשורה.
mail-yes-and-more = בתשובה שלך יש "{ word-yes }" ועוד משהו, ולכן לא בוצע { -move }. יש לענות "{ word-yes }" בלבד, או ב{ -move } שלך לבדו בשורה.
mail-another-waits = הגיע מייל שני שאולי אינו שלך. כבר נשאלת על הראשון, ולכן לא נעשה דבר בעניין השני. יש לענות על השאלה בעניין הראשון "{ word-yes }" או "{ word-no }", או לכתוב מן הכתובת שלך.
mail-to-public-address = יש לך חשבון כאן, ושמך { $name }. המייל שלך הגיע לתיבה { $mailbox }, והיא אינה מוכיחה מי כתב אותו, ולכן לא בוצע דבר ממנו. יש לענות למייל הזה בפקודות שלך: כתובת התשובה שלו היא שלך בלבד.
mail-of-stranger = זה { $site }, שבו { -game(form: "plural") } שחמט בהתכתבות במייל. לכתובת הזאת אין כאן חשבון. כדי לקבל חשבון יש לענות למייל הזה (או לכתוב אל { $address }) בשורה אחת: "{ command-join }" והשם שאחרים יראו, למשל "{ command-join } Anna Berg". יגיע אליך מייל אחד ששואל אם הבקשה שלך; אחרי התשובה "{ word-yes }" הכול נעשה במייל: חיפוש { -opponent(form: "bare") }, { -game }, הגדרות. עוד בכתובת { $url }
join-unclear = בתשובה שלך אין "{ word-yes }" ואין שם אחרי המילה "{ command-join }".
mail-not-a-player = אינך בין השחקנים { -game(form: "in") } { $game }. לא בוצע דבר.
not-understood = לא הובן.
question-several = במייל שלך נמצא יותר מ{ -move } אחד: { $lines }. לא בוצע { -move }. יש לענות ב{ -move } האחד בשורה נפרדת.
question-in-prose = בין מילים אחרות נמצא מה שאולי הוא { -move }: { $lines }. לא בוצע { -move }. יש לכתוב את { -move(form: "definite") } לבדו בשורה.
question-other-number = המספר שלפני { -move(form: "definite") } שלך אינו של { -move(form: "definite") } הבא שלך: { $lines }. לא בוצע { -move }.
question-taken-back = במייל שלך נמצא מה שאולי מבטל את שאר המייל: { $lines }. לא בוצע דבר.
question-names-another-game = המייל שלך הגיע לכתובת של { -game } אחר מן { -game(form: "definite") } שהוא מציין: { $lines }. לא בוצע דבר.
question-in-signature = מתחת לשורה שפותחת את חתימת המייל שלך נמצא מה שאולי הוא { -move }: { $lines }. חתימת מייל אינה נקראת, ולכן לא בוצע { -move }.
question-in-subject = בטקסט של המייל שלך לא נמצא { -move }; בשורת הנושא נמצא: { $lines }. לא בוצע { -move }.
question-in-other-letters = לא נמצא { -move } באותיות הכלים שלך, אלא באותיות של שפה אחרת: { $lines }. לא בוצע { -move }. כדי שייקרא כך מעכשיו, יש לכתוב למשל: { command-set-letters } Deutsch
question-in-cyrillic = במייל שלך יש אותיות קיריליות שנראות כמו אותיות לטיניות: { $lines }. את המשבצות כותבים באותיות לטיניות, ולכן לא בוצע { -move }. יש לכתוב את { -move(form: "definite") } שלך באותיות לטיניות: { $moves }
question-contradiction = במייל שלך בקשות שסותרות זו את זו: { $lines }. לא בוצע דבר. יש לענות באחת מהן.
question-in-message = בהודעה { -opponent(form: "to") } יש שורה שהיא { -move } או פקודה: { $lines }. לא בוצע דבר ולא נשלח דבר. יש לכתוב אותה מעל ההודעה.
question-below-text = מתחת לטקסט של { -appeal }, של פרישה או של { -arbiter } נמצא מה שאולי הוא { -move } או פקודה, או חלק מן הטקסט: { $lines }. לא בוצע דבר. אם זה חלק מן הטקסט, יש להוסיף בסופו שורה שבה רק נקודה ולשלוח שוב; אם לא, יש לכתוב אותו מעל הטקסט או במייל נפרד.
question-other-game = { -game(form: "definite") } ששלחת בחזרה אינו ממשיך את { -game(form: "definite") } הרשום בחצי { -move } אחד בדיוק. לא בוצע { -move }.
game-has-no-new-move = { -game(form: "in") } ששלחת בחזרה אין { -move } שעוד לא נרשם. לא בוצע { -move }.
question-game-attached = למייל שלך מצורף { -game } (PGN), ובטקסט לא נמצא { -move }. { -game(form: "definite") } המצורף אינו ממשיך את { -game(form: "definite") } הזה בחצי { -move } אחד בדיוק, או שאינו נושא את מספרו (CmailGameName), ולכן לא בוצע דבר. יש לכתוב את { -move(form: "definite") } שלך בטקסט, בשורה נפרדת, למשל 5254 או e4.
question-several-games = המייל שלך ממוען לכמה { -game(form: "plural") }, ואותן מילים יכולות להיות { -move } בכל אחד מהם, ולכן לא בוצע דבר { -game(form: "in") } הזה. יש לכתוב לכל { -game } לחוד: לענות למייל שלו.
question-too-many = במייל שלך יש יותר מעשר פקודות. לא בוצע דבר.
question-nothing = לא נמצאו במייל שלך { -move } או פקודה. לא בוצע דבר. יש לכתוב את { -move(form: "definite") } או את הפקודה בשורה נפרדת, מעל כל ציטוט.
question-sealing = במייל שלך מדובר ב{ -seal(form: "construct") } { -move }, ויש בו מה שאולי הוא { -move } בלי "{ command-seal }" לפניו. לא { -seal(form: "passive") } דבר ולא בוצע { -move }. כדי { -seal } את { -move(form: "definite") } יש לכתוב "{ command-seal }" ואת { -move(form: "definite") } באותה שורה.
question-sealing-or-play = במייל שלך מדובר ב{ -seal(form: "construct") } { -move }, ויש בו מה שאולי הוא { -move } בלי "{ command-seal }" לפניו. לא { -seal(form: "passive") } דבר ולא בוצע { -move }. כדי { -seal } את { -move(form: "definite") } יש לכתוב "{ command-seal }" ואת { -move(form: "definite") } באותה שורה. כדי לבצע אותו יש לשלוח את { -move(form: "definite") } לבדו, בלי מילים כמו "{ -seal(form: "adjective") }" או "{ command-draft }" בטקסט או בשורת הנושא.
question-sealing-play = במייל שלך מדובר ב{ -seal(form: "construct") } { -move }, ויש בו מה שאולי הוא { -move } בלי "{ command-seal }" לפניו. לא { -seal(form: "passive") } דבר ולא בוצע { -move }. עכשיו אי אפשר { -seal } דבר. כדי לבצע את { -move(form: "definite") } יש לשלוח אותו לבדו, בלי מילים כמו "{ -seal(form: "adjective") }" או "{ command-draft }" בטקסט או בשורת הנושא.
your-clock-goes-on = { -clock(form: "your") } ממשיך לפעול.
not-repeated = (לא חוזרים על זה כאן)
quoted = "{ $text }"

## Answers to commands

only-arbiters-see = זה מוצג רק { -arbiter(form: "to") }, על { -game } קיים.
needs-own-game = לכך דרוש { -game } שלך: יש לענות למייל על { -game(form: "definite") }.
rematch-too-early = { -game(form: "definite") } { $game } עוד לא הסתיים. אפשר לבקש שוב אחרי סופו.
arranged = נקבע.
arranged-game = { -game(form: "definite") } { $game } התחיל; מייל עליו יגיע בנפרד.
arranged-seek = החיפוש שלך { $challenge } פתוח: השחקן הראשון שייענה לו ישחק. לביטולו יש לכתוב: { command-withdraw } { $challenge }
arranged-challenge = ההזמנה שלך { $challenge } בדרך. לביטולה יש לכתוב: { command-withdraw } { $challenge }
arranged-withdrawn = בוטל: { $challenge }. איש אינו יכול עוד להיענות לכך.
arranged-declined = דחית את ההזמנה { $challenge }. המזמין מקבל מייל.
nothing-changed = לא השתנה דבר.
everywhere-leave = החופשה שלך מתאריך { $first } עד { $last } נרשמה. מספר { -game(form: "plural-definite") }: { $count } מתוך { $games }.
everywhere-no-leave = החופשה שלך שמתחילה בתאריך { $first } בוטלה. מספר { -game(form: "plural-definite") }: { $count } מתוך { $games }.
everywhere-done = בוצע. מספר { -game(form: "plural-definite") }: { $count } מתוך { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game(form: "definite") } { -resume(form: "future") } במועד: { $at }.
done-nothing = לא השתנה דבר: כך היה כבר קודם.
done-recorded = זה נרשם ביומן { -game(form: "definite") }.
done-event = זה אירוע { $event } של { -game(form: "definite") } { $game }.
hint-accept-offer = { -opponent } כבר הציע { -draw }: להסכמה יש לכתוב "{ command-accept }".
hint-offer-with-move = { -draw } מציעים יחד עם { -move }: יש לכתוב את { -move(form: "definite") } בשורה שמעל.
hint-accept-which = יש גם הצעת { -draw } וגם הצעה להפסיק את { -game(form: "definite") }: יש לכתוב "{ command-accept-draw }" או "{ command-adjourn }".
hint-resign = { -resign(form: "definite") } לא נרשמה. אם זו הכוונה, יש לכתוב: { command-resign } { $game }
hint-resign-other = הכתובת הזאת שייכת ל{ -game } { $game }. ל{ -resign } { -game(form: "in") } הזה יש לכתוב: { command-resign } { $game }
sealed-not-one-move = זה אינו { -move } חוקי אחד בדיוק בעמדה הזאת. לא { -seal(form: "passive") } דבר; מה שכתבת אינו מופיע כאן.
message-on-record = ההודעה שמתחת ל{ -move } כבר רשומה, ולכן לא נשלחה שוב.
pace = { $name } – { -move(form: "plural") }: { $moves }, מהם ב־30 הימים האחרונים: { $recent }, האחרון: { $last }; נוצל: { $used }; חויב: { $charged }; ממוצע ל{ -move }: { $mean }; מחצית { -move(form: "plural-definite") } לא עלו על: { $median }; הארוך ביותר: { $longest } (חצי { -move } { $longest_at }); עשרת { -move(form: "plural-definite") } האחרונים: { $last_ten }; { -move(form: "definite") } הזה: { $thinking }.
pace-none = אין
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (שלך), { $terms }
seeks-none = אין חיפושי { -opponent(form: "bare") } פתוחים.
seeks-how = כדי להיענות לחיפוש יש לכתוב למשל: { command-accept-challenge } { $challenge }
seek-plays-white = בכלים לבנים
seek-plays-black = בכלים שחורים
seek-colours-drawn = הצבעים בהגרלה
seek-set-position = מעמדה נתונה
seek-chess960 = Chess960
no-legal-move = אין { -move } חוקי.
last-move = { -move(form: "definite") } האחרון: { $move }.
no-move-made = עוד לא בוצע { -move }.
status-flag = { -flag } נפל: { $name }, { $at }. עד לתביעה { -move } עוד נחשב.
status-moves = תור: { $name }, עד: { $at }
status-no-clock = { -no-clock }.
conditions-given-none = לא נתת { -move(form: "plural") } מותנים.
conditions-given = מספר השורות של { -move(form: "plural-definite") } המותנים שנתת: { $count }. הן מופיעות למטה.
conditions-of-opponent = { -move(form: "plural-definite") } המותנים { -opponent(form: "of") }, ש{ -game(form: "in") } הזה מותר לך לראות:

## Help: a message is what a player writes, its .about says what it does

help = יש לענות למייל על { -game }. כל פקודה נכתבת בשורה נפרדת.
help-below = כל מה שמתחת לשורה "-- " אינו נקרא.
help-section-game = { -move(form: "definite") } שלך, וסוף { -game(form: "definite") }:
help-section-shown = לעיון:
help-section-time = זמן וחופשה:
help-section-adjournment = { -adjourn } { -game(form: "definite") }:
help-section-lobby = { -game(form: "plural") } חדשים ופרישה:
help-section-settings = הגדרות:
help-as-arbiter = { -arbiter(form: "to") }.
help-e2e4 = { -example(of: "moves") }
    .about = { -move(form: "definite") } שלך, בכל רישום
help-5254 = { -example(of: "offer") }
    .about = { -move(form: "definite") } שלך עם הצעת { -draw }
help-accept = { command-accept } / { command-decline }
    .about = תשובה להצעת { -draw }
help-resign = { command-resign-yes }
    .about = { -resign } { -game(form: "in") }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = לתביעת { -draw }; ואם מכריזים על { -move }, כותבים אותו אחריה: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = תביעה ש{ -flag } { -opponent(form: "of") } נפל
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = לפי טבלת סיומים, אם התקנון מתיר זאת
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = בקשה להחלטת { -arbiter }, אם התקנון מתיר זאת; מתחתיה שורה "{ command-analysis }:" והניתוח שלך
help-if = { command-if } 5755 { command-then } 7163
    .about = התשובה שלך ל{ -move } { -opponent(form: "of") }, מראש; כמה שורות יוצרות עץ; "{ command-conditions }" מציגה אותן, "{ command-no-conditions }" מבטלת אותן
help-say = { command-say } <טקסט>
    .about = הודעה { -opponent(form: "to") }; הודעה של כמה שורות כותבים מתחת לשורה "{ command-message }:", אחרי { -move(form: "definite") } שלך או לבדה
help-rematch = { command-rematch }
    .about = { -game } נוסף נגד אותו { -opponent(form: "bare") } ובאותו תקנון, בהחלפת צבעים; בתשובה למייל על { -game } שהסתיים
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = הכלים מסוג אחד, בטור אחד או בשורה אחת, במילים
help-last = { command-last }
    .about = { -move(form: "definite") } האחרון
help-status = { command-status }
    .about = שני { -clock(form: "plural-definite") }, מה ישתנה בהמשך ומדוע
help-games = { command-games }
    .about = { -game(form: "plural-definite") } שלך, תורו של מי ועד מתי
help-games-over = { command-games-over }
    .about = { -game(form: "plural-definite") } שלך שהסתיימו, עם התוצאות
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = { -game }, או כל { -game(form: "plural-definite") } שלך, כקובץ
help-refill = { command-refill }
    .about = מילוי { -clock(form: "your") } מן המאגר (Triple Block)
help-reflect = { command-reflect }
    .about = המשך חשיבה כששתיקה עלולה להפסיד את { -game(form: "definite") }
help-leave = { command-leave } { -example(of: "days") }
    .about = { -game(form: "in") } הזה; "{ command-leave-all } ..." לכל { -game(form: "plural-definite") } שלך
help-cancel = { command-cancel-leave } { -example(of: "day") }
    .about = מה שעוד לא התחיל; "{ command-cancel-leave-all } ..."
help-adjourn = { command-adjourn }
    .about = הצעה להפסיק את { -game(form: "definite") }, או הסכמה לה; או: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = סיום המושב עכשיו; { -clock(form: "your") } מחויב ביתרת המושב
help-seal = { command-seal } <{ -move }>
    .about = { -seal(form: "construct") } { -move(form: "definite") } ב{ -adjourn } { -game(form: "definite") }
help-draft = { command-draft } <{ -move }>, { command-seal }
    .about = אותו דבר בשני שלבים: טיוטה אפשר להחליף
help-resume = { command-resume }
    .about = אישור שאפשר { -resume(form: "infinitive") } את { -game(form: "definite") } מצדך
help-choose = { command-choose } <{ -move }>
    .about = לאיזה { -move } הכוונה { -sealed-move(form: "in") } הרב־משמעי { -opponent(form: "of") }
help-clocks = { command-clocks-wrong }
    .about = כש{ -game(form: "definite") } מחודש
help-publish = { command-publish }
    .about = הסכמה להציג את { -envelope(form: "definite") } של { -game } שהסתיים
help-challenge = { command-challenge } <שם> [{ word-white }|{ word-black }] [5 { word-days } או { -example(of: "several-days") }, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: <טקסט>
    .about = פרישה מכל { -game(form: "plural-definite") } של התחרות, עם הסיבה
help-withdraw-from = { command-withdraw-from-all-games-yes }: <טקסט>
help-appeal = { command-appeal } 17: <טקסט>
    .about = על החלטה של { -arbiter }; המספר נמצא במייל על ההחלטה
help-settings = { command-settings }
    .about = הצגת ההגדרות; לשינוי כותבים למשל: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } he
    .about = שפת המיילים שלך
help-notices = { command-notices-off } { kind-messages }
    .about = בלי מייל על כל הודעה; או: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; ולהפך: { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = מייל אחד ביום או בשבוע במקום רבים; את שעתו קובעים בפקודה { command-set-digest } { weekday-monday } 08:00
help-quiet = { command-set-quiet } { -example(of: "hours") }, { command-set-quiet } { word-off }
    .about = שעות בלי מיילים, מלבד מה שהיה מגיע אחריהן מאוחר מדי
help-unsubscribe = { command-unsubscribe }
    .about = בלי כל ההתראות האלה; "{ command-unsubscribe } { kind-messages }" לסוג אחד בלבד

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = מה ש{ -white(form: "definite") } ומה ש{ -black(form: "definite") } ניצלו עד כה
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = וגם המועד האחרון של { -clock(form: "definite") } שפועל, לפי UTC, או עם { -example(of: "offset") } אחריו
act-usage-adjudicate = adjudicate 1-0
    .about = או { -example(of: "results") }
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = ל{ -white } ול{ -black }; אפשר גם 1/2
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = סיום החופשה שזה יומה הראשון, בלי קשר למי שנתן אותה
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = מועד { -resume(form: "definite") } של { -game } מופסק, לפי UTC, או עם { -example(of: "offset") } אחריו
act-usage-approve = approve early
    .about = מותר לפתוח את { -envelope(form: "definite") } לפני המועד: בידך, או, אם דרושים שני { -arbiter(form: "plural") }, בידי { -arbiter } אחר
act-usage-missing = missing
    .about = { -envelope(form: "definite") } אבדה או אינה נפתחת
act-usage-takeback = takeback 12
    .about = מספר זה של חצאי { -move(form: "plural") } נשאר
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = מכל { -game(form: "plural-definite") } של התחרות; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = בעניין { -appeal }
act-usage-uphold = uphold 17, reject 17
    .about = בעניין תביעה
act-usage-acknowledge = acknowledge
    .about = הפרטים שעל { -envelope(form: "definite") } תקינים
act-usage-open = open
    .about = { -envelope(form: "definite") } שבידי השירות; לפני המועד רק אחרי approve early
act-usage-flag = flag
    .about = { -flag } נפל, ו{ -game(form: "definite") } מסתיים בגלל זה בהחלטתך
act-usage-pace = pace
    .about = כיצד ניצלו שני השחקנים את הזמן
act-usage = יש לכתוב: { $begins ->
   *[any] { $begins } G42 WHAT: REASON
}, ובמקום REASON הסיבה. במקום WHAT אחד מאלה
act-usage-bare = ובלי סיבה
act-usage-opening = { -envelope } פותחים בלי סיבה באותה שורה. יש לכתוב: { $begins ->
   *[any] { $begins } G42 open
}. לפני המועד יש לכתוב קודם: { $begins ->
   *[any] { $begins } G42 approve early: REASON
}, ובמקום REASON הסיבה
act-usage-resumption-time = יש לתת את היום ואת השעה שבהם { -resume(form: "future") } { -game(form: "definite") }, לפי UTC או עם הפרש שעות אחריהם. יש לכתוב: { $begins ->
   *[any] { $begins } G42 resumption 2026-12-24 10:00 +01:00: REASON
}, ובמקום REASON הסיבה

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = הסכמה
    .also = הסכמה להצעה | קבלת ההצעה | מקבל את ההצעה | מקבלת את ההצעה | אני מקבל את ההצעה | אני מקבלת את ההצעה | מסכים להצעה | מסכימה להצעה | אני מסכים להצעה | אני מסכימה להצעה
command-accept-draw = הסכמה לתיקו
    .also = קבלת תיקו | קבלת התיקו | מסכים לתיקו | מסכימה לתיקו | אני מסכים לתיקו | אני מסכימה לתיקו | מקבל את התיקו | מקבלת את התיקו | אני מקבל את התיקו | אני מקבלת את התיקו | מקבל את הצעת התיקו | מקבלת את הצעת התיקו | אני מקבל את הצעת התיקו | אני מקבלת את הצעת התיקו | הסכמה להצעת תיקו | הסכמה להצעת התיקו | קבלת הצעת תיקו | קבלת הצעת התיקו
command-decline = סירוב
    .also = סירוב להצעה | דחיית ההצעה | דוחה את ההצעה | אני דוחה את ההצעה | מסרב להצעה | מסרבת להצעה | אני מסרב להצעה | אני מסרבת להצעה
command-decline-draw = סירוב לתיקו
    .also = דחיית תיקו | דחיית התיקו | דוחה את התיקו | אני דוחה את התיקו | דוחה את הצעת התיקו | אני דוחה את הצעת התיקו | מסרב לתיקו | מסרבת לתיקו | אני מסרב לתיקו | אני מסרבת לתיקו | סירוב להצעת תיקו | סירוב להצעת התיקו | דחיית הצעת תיקו | דחיית הצעת התיקו
command-draw = תיקו
    .also = תיקו? | הצעת תיקו | מציע תיקו | מציעה תיקו | אני מציע תיקו | אני מציעה תיקו | תיקו ? | עם הצעת תיקו | יחד עם הצעת תיקו | והצעת תיקו | ומציע תיקו | ומציעה תיקו | ואני מציע תיקו | ואני מציעה תיקו | מסכים לתיקו? | מסכימה לתיקו? | מסכים לתיקו ? | מסכימה לתיקו ? | מה דעתך על תיקו? | מה דעתך על תיקו ?
command-resign = כניעה
    .also = נכנע | נכנעת | אני נכנע | אני נכנעת
command-resign-yes = כניעה כן
    .also = נכנע כן | נכנעת כן | אני נכנע כן | אני נכנעת כן
command-claim-threefold = תביעת חזרה משולשת
    .also = תביעת תיקו בחזרה משולשת | דרישת תיקו בחזרה משולשת | תובע חזרה משולשת | תובעת חזרה משולשת | תביעת תיקו לפי חזרה משולשת | תביעת תיקו בגלל חזרה משולשת | דרישת תיקו לפי חזרה משולשת | דרישת תיקו בגלל חזרה משולשת | תובע תיקו בחזרה משולשת | תובע תיקו לפי חזרה משולשת | תובע תיקו בגלל חזרה משולשת | תובעת תיקו בחזרה משולשת | תובעת תיקו לפי חזרה משולשת | תובעת תיקו בגלל חזרה משולשת | אני תובע תיקו בחזרה משולשת | אני תובע תיקו לפי חזרה משולשת | אני תובע תיקו בגלל חזרה משולשת | אני תובעת תיקו בחזרה משולשת | אני תובעת תיקו לפי חזרה משולשת | אני תובעת תיקו בגלל חזרה משולשת | תביעת תיקו בחזרה משולשת על העמדה | אני תובע חזרה משולשת | אני תובעת חזרה משולשת | תביעת חזרה משולשת על העמדה
command-claim-fifty = תביעת חמישים מסעים
    .also = תביעת 50 מסעים | תביעת כלל חמישים המסעים | תביעת כלל 50 המסעים | תביעת כלל 50 מסעים | תביעת כלל חמישים מסעים | תובע חמישים מסעים | תובעת חמישים מסעים | תובע 50 מסעים | תובעת 50 מסעים | תביעת תיקו לפי כלל חמישים המסעים | תביעת תיקו לפי כלל 50 המסעים | תביעת תיקו לפי כלל 50 מסעים | דרישת תיקו לפי כלל חמישים המסעים | דרישת תיקו לפי כלל 50 המסעים | דרישת תיקו לפי כלל 50 מסעים | תובע תיקו לפי כלל חמישים המסעים | תובע תיקו לפי כלל 50 המסעים | תובע תיקו לפי כלל 50 מסעים | תובעת תיקו לפי כלל חמישים המסעים | תובעת תיקו לפי כלל 50 המסעים | תובעת תיקו לפי כלל 50 מסעים | אני תובע תיקו לפי כלל חמישים המסעים | אני תובע תיקו לפי כלל 50 המסעים | אני תובע תיקו לפי כלל 50 מסעים | אני תובעת תיקו לפי כלל חמישים המסעים | אני תובעת תיקו לפי כלל 50 המסעים | אני תובעת תיקו לפי כלל 50 מסעים
command-claim-time = תביעת זמן
    .also = תביעת ניצחון בזמן | תביעת נצחון בזמן | תביעת נפילת דגלון | תביעת נפילת הדגלון | תביעת ניצחון על זמן | תביעת נצחון על זמן | תביעת ניצחון על הזמן | תביעת נצחון על הזמן | תביעת נפילת דגל | תביעת נפילת הדגל | תביעת הזמן | תובע זמן | תובעת זמן | תובע ניצחון בזמן | תובעת ניצחון בזמן | תובע נצחון בזמן | תובעת נצחון בזמן
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
    .also = המסעים המותנים | המסעים המותנים שלי | הצגת מסעים מותנים | מהלכים מותנים | המהלכים המותנים
command-no-conditions = ביטול מסעים מותנים
    .also = ביטול המסעים המותנים | ללא מסעים מותנים | בלי מסעים מותנים | ביטול מהלכים מותנים | ביטול המהלכים המותנים
command-adjourn = הפסקת המשחק
    .also = הפסקת משחק | הצעת הפסקה | הסכמה להפסקה | הסכמה להפסקת המשחק | מציע הפסקה | מציעה הפסקה | מסכים להפסקה | מסכימה להפסקה | הסכמה להפסיק את המשחק | הסכמה להצעה להפסיק את המשחק | קבלת ההצעה להפסיק את המשחק | הסכמה להצעת ההפסקה | הצעה להפסיק את המשחק | הצעת הפסקת המשחק | מציע להפסיק את המשחק | מציעה להפסיק את המשחק | מסכים להפסיק את המשחק | מסכימה להפסיק את המשחק
command-adjourn-early = הפסקה מוקדמת
command-decline-adjournment = סירוב להפסקה
    .also = דחיית ההפסקה | דחיית הפסקה | סירוב להפסקת המשחק | מסרב להפסקה | מסרבת להפסקה | סירוב להפסיק את המשחק | סירוב להצעה להפסיק את המשחק | סירוב להצעת ההפסקה | דחיית ההצעה להפסיק את המשחק | דחיית הצעת ההפסקה | דוחה את ההפסקה | דוחה את ההצעה להפסיק את המשחק
command-seal = חתימת מסע
    .also = חתימת המסע | חותם את המסע | חותמת את המסע | אני חותם את המסע | אני חותמת את המסע | מסע חתום | מסע למעטפה | מסע במעטפה | לחתום את המסע | לחתום מסע | חותם מסע | חותמת מסע | חתימת מהלך | חתימת המהלך | חותם את המהלך | חותמת את המהלך | מהלך חתום | חתימת הטיוטה
command-draft = טיוטה
    .also = טיוטת מסע | טיוטת המסע | טיוטת מהלך | טיוטת המהלך
command-choose = בחירת מסע
    .also = בחירת המסע | בחירת פירוש | בחירת הפירוש | בחירת מהלך | בחירת המהלך
command-resume = חידוש המשחק
    .also = חידוש משחק | אישור לחידוש המשחק | אישור חידוש המשחק | בקשה לחדש את המשחק | בקשת חידוש המשחק | מוכן לחדש את המשחק | מוכנה לחדש את המשחק | אני מוכן לחדש את המשחק | אני מוכנה לחדש את המשחק | מוכן לחידוש המשחק | מוכנה לחידוש המשחק
command-publish = פרסום המעטפה
    .also = פרסום מעטפה | הסכמה להצגת המעטפה | הסכמה להציג את המעטפה | הסכמה לפרסום המעטפה | הסכמה לפרסם את המעטפה
command-clocks-wrong = השעונים שגויים
    .also = שעונים שגויים | השעון שגוי | שעון שגוי | השעונים לא נכונים | השעון לא נכון | השעונים אינם נכונים | השעון אינו נכון | השעונים לא מדויקים
command-refill = מילוי השעון
    .also = מילוי שעון | מילוי השעון מן המאגר | מילוי השעון מהמאגר
command-reflect = המשך חשיבה
    .also = המשך מחשבה | הצהרה על המשך חשיבה
command-leave = רישום חופשה
    .also = רישום חופשה מן | רישום חופשה מתאריך | חופשה מתאריך
command-leave-all = רישום חופשה בכל המשחקים
    .also = רישום חופשה לכל המשחקים
command-cancel-leave = ביטול חופשה
    .also = ביטול החופשה
command-cancel-leave-all = ביטול חופשה בכל המשחקים
    .also = ביטול החופשה בכל המשחקים
command-withdraw-from-event-yes = פרישה מהתחרות כן
    .also = פרישה מן התחרות כן | פרישה מהטורניר כן | פרישה מן הטורניר כן
command-withdraw-from-all-games-yes = פרישה מכל המשחקים כן
command-appeal = ערעור
    .also = ערעור על החלטה | ערעור על החלטה מספר | ערעור על ההחלטה | ערעור מספר
command-challenge = הזמנה למשחק
    .also = הזמנת שחקן
command-accept-challenge = קבלת הזמנה
    .also = קבלת ההזמנה | הסכמה להזמנה
command-decline-challenge = דחיית הזמנה
    .also = דחיית ההזמנה | סירוב להזמנה
command-seek = חיפוש יריב
    .also = חיפוש משחק | חיפוש שחקן
command-seeks = רשימת חיפושים
    .also = רשימת החיפושים | מי מחפש יריב
command-withdraw = ביטול הזמנה
    .also = ביטול ההזמנה | ביטול חיפוש | ביטול החיפוש
command-rematch = משחק גומלין
    .also = בקשת משחק גומלין
command-show = לוח
    .also = הצגת לוח | הצגת הלוח | הצגת העמדה
command-where = איפה
    .also = היכן
command-file = טור
command-rank = שורה
command-last = הצגת המסע האחרון
    .also = הצגת מסע אחרון | הצגת המהלך האחרון
command-moves = מסעים
    .also = רשימת מסעים | רשימת המסעים | הצגת המסעים | מהלכים | רשימת מהלכים | רשימת המהלכים
command-legal = מסעים חוקיים
    .also = המסעים החוקיים | רשימת המסעים החוקיים | מסעים אפשריים | המסעים האפשריים | מהלכים חוקיים | המהלכים החוקיים | רשימת המהלכים החוקיים
command-pgn = pgn
command-pgn-all = pgn הכול
    .also = pgn הכל | pgn כל המשחקים | pgn כל המשחקים שלי
command-pgn-all-before = pgn הכול לפני
    .also = pgn הכל לפני | pgn כל המשחקים לפני | pgn כל המשחקים שלי לפני
command-status = מצב השעונים
    .also = מצב השעון | הצגת השעונים | שעונים | השעונים
command-games = המשחקים שלי
    .also = רשימת המשחקים | רשימת המשחקים שלי
command-games-over = משחקים שהסתיימו
    .also = המשחקים שהסתיימו | המשחקים שלי שהסתיימו
command-games-over-before = משחקים שהסתיימו לפני
    .also = המשחקים שהסתיימו לפני | המשחקים שלי שהסתיימו לפני
command-settings = הגדרות
    .also = ההגדרות | ההגדרות שלי | הצגת ההגדרות
command-set-time-zone = קביעת אזור זמן
    .also = קביעת אזור הזמן | שינוי אזור זמן | שינוי אזור הזמן
command-set-notation = קביעת רישום
    .also = קביעת הרישום | שינוי הרישום
command-set-letters = קביעת אותיות
    .also = קביעת האותיות | קביעת אותיות הכלים | שינוי האותיות
command-set-board = קביעת לוח
    .also = קביעת הלוח
command-set-pgn = קביעת pgn
command-set-calendar = קביעת קובץ מועדים
    .also = קביעת קובץ המועדים | שינוי קובץ המועדים
command-set-digest = קביעת תקציר
    .also = קביעת התקציר | קביעת תקצירים | קביעת התקצירים | שינוי התקציר
command-set-quiet = קביעת שעות שקט
    .also = קביעת שעות השקט | קביעת שקט | שינוי שעות השקט
command-set-mail = קביעת תבנית מייל
    .also = קביעת תבנית המייל | קביעת תבנית המיילים | קביעת תבנית מיילים | שינוי תבנית המייל
command-set-acknowledge = קביעת אישור
    .also = קביעת האישור | קביעת אישורים
command-set-language = קביעת שפה
    .also = קביעת השפה | שינוי השפה | שינוי שפה
command-language = שפה
    .also = שפת המיילים
command-notices-on = הפעלת התראות
    .also = הפעלת ההתראות
command-notices-off = כיבוי התראות
    .also = כיבוי ההתראות
command-notices-each = שליחת התראות מיידית
    .also = שליחת ההתראות מיידית | שליחת התראות מיד | שליחת ההתראות מיד | שליחת התראות מייד | שליחת ההתראות מייד | שליחת התראות אחת אחת | שליחת ההתראות אחת אחת | קבלת התראות מיד | קבלת ההתראות מיד | קבלת התראות מייד | קבלת ההתראות מייד | קבלת התראות אחת אחת | קבלת ההתראות אחת אחת | שליחת התראות מידית | שליחת ההתראות מידית | שליחת כל התראה לחוד | שליחת כל התראה בנפרד
command-notices-daily = שליחת התראות יומית
    .also = שליחת ההתראות יומית | שליחת התראות מדי יום | שליחת ההתראות מדי יום | שליחת התראות כל יום | שליחת ההתראות כל יום | שליחת התראות פעם ביום | שליחת ההתראות פעם ביום | שליחת התראות בתקציר יומי | שליחת ההתראות בתקציר יומי | קבלת התראות מדי יום | קבלת ההתראות מדי יום | קבלת התראות כל יום | קבלת ההתראות כל יום | קבלת התראות פעם ביום | קבלת ההתראות פעם ביום | קבלת התראות בתקציר יומי | קבלת ההתראות בתקציר יומי | תקציר יומי של התראות | תקציר יומי של ההתראות
command-notices-weekly = שליחת התראות שבועית
    .also = שליחת ההתראות שבועית | שליחת התראות מדי שבוע | שליחת ההתראות מדי שבוע | שליחת התראות כל שבוע | שליחת ההתראות כל שבוע | שליחת התראות פעם בשבוע | שליחת ההתראות פעם בשבוע | שליחת התראות בתקציר שבועי | שליחת ההתראות בתקציר שבועי | קבלת התראות מדי שבוע | קבלת ההתראות מדי שבוע | קבלת התראות כל שבוע | קבלת ההתראות כל שבוע | קבלת התראות פעם בשבוע | קבלת ההתראות פעם בשבוע | קבלת התראות בתקציר שבועי | קבלת ההתראות בתקציר שבועי | תקציר שבועי של התראות | תקציר שבועי של ההתראות
command-unsubscribe = ביטול התראות
    .also = ביטול ההתראות | הפסקת התראות | הפסקת ההתראות
command-calendar = לוח מועדים
    .also = לוח המועדים | לוח המועדים שלי | כתובת לוח מועדים | כתובת לוח המועדים | כתובת של לוח המועדים
command-calendar-off = ביטול לוח המועדים
    .also = ביטול לוח מועדים | כיבוי לוח המועדים | כיבוי לוח מועדים | ביטול כתובת לוח המועדים | ביטול הכתובת של לוח המועדים
command-help = עזרה
    .also = פקודות | הפקודות | רשימת פקודות | רשימת הפקודות
command-join = הצטרפות
    .also = הצטרפות בשם
command-move = ביצוע מסע
    .also = ביצוע המסע | ביצוע מהלך | ביצוע המהלך

## Words behind a command

word-yes = כן
word-no = לא
word-on = פועל
    .also = מופעל | פעיל | הפעלה
word-off = כבוי
    .also = כיבוי | לא פועל | לא פעיל
word-white = לבן
    .also = בלבן | הלבן | לבנים | הלבנים | כלים לבנים | הכלים הלבנים | בכלים הלבנים
word-black = שחור
    .also = בשחור | השחור | שחורים | השחורים | כלים שחורים | הכלים השחורים | בכלים השחורים
word-random = בהגרלה
    .also = הגרלה | אקראי | צבע אקראי | באקראי
word-days = ימים
    .also = יום
word-a-move = לכל מסע
    .also = למסע | לכל מהלך | למהלך
word-in-all = בסך הכול
    .also = בסך הכל | סך הכול | סך הכל
word-from = מן
    .also = מתאריך | מיום | החל מתאריך | החל מיום
word-to = עד
    .also = עד תאריך | עד יום
word-all = הכול
    .also = הכל | כל המשחקים | בכל המשחקים
word-and = וגם
word-attached = מצורף
    .also = מצורפת | בצירוף
word-not-attached = לא מצורף
    .also = לא מצורפת | בלי צירוף | ללא צירוף
word-king = מלך
    .also = המלך | מלכים | המלכים
word-queen = מלכה
    .also = המלכה | מלכות | המלכות
word-rook = צריח
    .also = הצריח | צריחים | הצריחים
word-bishop = רץ
    .also = הרץ | רצים | הרצים
word-knight = פרש
    .also = הפרש | פרשים | הפרשים | סוס | הסוס | סוסים | הסוסים
word-pawn = רגלי
    .also = הרגלי | רגלים | הרגלים | חייל | החייל | חיילים | החיילים

## Values of settings: notations, formats of mails, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = מספרי
    .also = מספרים | במספרים
notation-san = san
notation-letters = אותיות
    .also = באותיות
notation-figurine = סמלים
    .also = בסמלים
notation-long = ארוך
    .also = רישום ארוך
notation-uci = uci
notation-announced = במילים בגרמנית
    .also = במילים | מילים | מילים בגרמנית
format-html = html
format-text = טקסט
    .also = טקסט פשוט | טקסט בלבד
kind-moves = מסעים
    .also = המסעים | ומסעים | והמסעים | מהלכים | המהלכים | ומהלכים | והמהלכים
kind-reminders = תזכורות
    .also = התזכורות | ותזכורות | והתזכורות
kind-adjournments = הפסקות
    .also = ההפסקות | והפסקות | וההפסקות
kind-arbiter = שופט
    .also = השופט | ושופט | והשופט
kind-account = חשבון
    .also = החשבון | וחשבון | והחשבון
kind-acknowledgements = אישורים
    .also = האישורים | ואישורים | והאישורים
kind-messages = הודעות
    .also = ההודעות | והודעות | וההודעות
kind-news = חדשות
    .also = החדשות | וחדשות | והחדשות
kind-results = תוצאות
    .also = התוצאות | ותוצאות | והתוצאות
kind-challenges = הזמנות
    .also = ההזמנות | והזמנות | וההזמנות
kind-proofs = הוכחות
    .also = ההוכחות | והוכחות | וההוכחות

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = תביעה
line-adjudicate = פסיקה
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = פרישה
line-set = { command-settings }
line-arbiter = arbiter
line-seal = { command-seal } (לא חוזרים על { -move(form: "definite") } כאן)
line-draft = { command-draft } (לא חוזרים על { -move(form: "definite") } כאן)
line-conditions = { command-if } ... (לא חוזרים על זה כאן)
line-not-repeated = (לא חוזרים על זה כאן)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = חתימ* | החתימ* | בחתימ* | לחתימ* | וחתימ* | והחתימ* | שחתימ* | שהחתימ* | מהחתימ* | כחתימ* | ובחתימ* | ולחתימ* | חתום* | החתום* | בחתום* | לחתום* | וחתום* | והחתום* | שחתום* | שהחתום* | מהחתום* | כחתום* | ובחתום* | ולחתום* | חתומ* | החתומ* | בחתומ* | לחתומ* | וחתומ* | והחתומ* | שחתומ* | שהחתומ* | מהחתומ* | כחתומ* | ובחתומ* | ולחתומ* | חותם | החותם | בחותם | לחותם | וחותם | והחותם | שחותם | שהחותם | מהחותם | כחותם | ובחותם | ולחותם | חותמ* | החותמ* | בחותמ* | לחותמ* | וחותמ* | והחותמ* | שחותמ* | שהחותמ* | מהחותמ* | כחותמ* | ובחותמ* | ולחותמ* | חתמ* | החתמ* | בחתמ* | לחתמ* | וחתמ* | והחתמ* | שחתמ* | שהחתמ* | מהחתמ* | כחתמ* | ובחתמ* | ולחתמ* | מעטפ* | המעטפ* | במעטפ* | למעטפ* | ומעטפ* | והמעטפ* | שמעטפ* | שהמעטפ* | מהמעטפ* | כמעטפ* | ובמעטפ* | ולמעטפ* | סודי* | הסודי* | בסודי* | לסודי* | וסודי* | והסודי* | שסודי* | שהסודי* | מהסודי* | כסודי* | ובסודי* | ולסודי* | חסוי* | החסוי* | בחסוי* | לחסוי* | וחסוי* | והחסוי* | שחסוי* | שהחסוי* | מהחסוי* | כחסוי* | ובחסוי* | ולחסוי* | אחתום | ואחתום | שאחתום | נחתום | ונחתום | תחתום | תחתמ* | יחתום | לחתום | ולחתום | שתחתום | נחתם | נחתמ* | ייחתם | בסוד | בחשאי | חשאי* | החשאי* | chatum* | hatum* | chatima* | hatima* | maatafa* | חתם | וחתם | שחתם | החתם | ונחתם | שנחתם | הנחתם | ונחתמ* | שנחתמ* | הנחתמ* | תיחתם | יחתם | ייחתמ* | יחתמ* | להיחתם | שייחתם | שתיחתם | אחתמ* | שלחתום | ושאחתום | שיחתום | שנחתום | ממעטפ* | שבמעטפ* | מחתימ* | מחתום | מוצפן | המוצפן | מוצפנ* | המוצפנ* | נסתר* | הנסתר* | מוסתר* | המוסתר* | ובסוד | ובחשאי | בחשאיות | סמוי | הסמוי | מסע סגור | המסע הסגור | מהלך סגור | המהלך הסגור | מצפין | מצפינה | אצפין | להצפין | הצפנ* | בהצפנה | khatum* | khatima*
draft-words = טיוט* | הטיוט* | בטיוט* | לטיוט* | וטיוט* | והטיוט* | שטיוט* | שהטיוט* | מהטיוט* | כטיוט* | ובטיוט* | ולטיוט* | מטיוט* | שבטיוט* | tyuta* | tiyuta* | tiuta*

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = כתב | כתבה
reading-headings = תאריך | מאת | אל | נושא | נשלח
reading-subjects = השב
reading-absent = מענה אוטומטי | תשובה אוטומטית
reading-sent-from = נשלח מה-… | נשלח מ-… | נשלח ממכשיר … | נשלח מהטלפון …
reading-devices = טלפון
reading-end = סוף
reading-greetings = שלום | היי | תודה | יקר | יקרה
reading-closings = בברכה | בכבוד | רב
reading-courtesies = תודה | רבה | בבקשה
reading-wishes = בהצלחה
reading-announces = מסע | המסע | תשובה
reading-beside = שלי | הנה
reading-open = הוא | היא | של | עם | או | לא
reading-goes-on = הוא | היא | היה | אבל | או
reading-takes-back = אל תשחק | אל תשחקי | אל תשחקו | לא לשחק | התעלם | התעלמי | התעלמו | להתעלם | טעיתי | בטעות |
    שיניתי את דעתי | חכה | חכי | חכו | מסע שגוי | מסע לא נכון | משחק לא נכון | התכוונתי | חוזר בי | חוזרת בי | לבטל |
    מבטל | מבטלת | תמחק | תמחקי | עדיין חושב | עדיין חושבת | למשחק אחר
reading-takes-back-short = טעות | עוד לא | במקום | חושב | חושבת
reading-takes-back-clauses = לא עכשיו | משחק אחר
reading-takes-back-first = רגע | עצור | ביטול | לבטל | בטל | בטלי | בטלו
reading-sighs = אה | אוי
reading-no = לא
reading-game = משחק | המשחק
reading-numbered = מספר
reading-numbers = טלפון
reading-common = אני | רוצה | הייתי | לשחק | שחמט | בהתכתבות | משחק | בוקר | ערב | טוב | שמי | שם | קוראים | לי |
    איך | אפשר | האם | את | על | זה | זו | חשבון | להירשם | להצטרף | אתכם | אליכם | יום | מבקש | מבקשת
reading-letters = אבגדהוזחטיךכלםמןנסעףפץצקרשת

reading-officials = שופט | השופט | שופטת | השופטת | שופט ראשי | השופט הראשי | שופטת ראשית | השופטת הראשית | בורר |
    הבורר | בוררת | הבוררת | מנהל | המנהל | מנהלת | המנהלת | מנהל מערכת | מנהל המערכת | מנהלת מערכת | מנהלת המערכת |
    מנהל תחרות | מנהל התחרות | מנהלת תחרות | מנהלת התחרות | מנהל טורניר | מנהל הטורניר | מנהלת טורניר |
    מנהלת הטורניר | מפקח | המפקח | מפקחת | המפקחת | אדמין | האדמין | אדמינית | האדמינית | מודרטור | המודרטור |
    מודרטורית | המודרטורית | שופט תחרות | שופט התחרות | שופטת תחרות | שופטת התחרות | מנהל המועדון | מנהלת המועדון |
    מנהל האתר | מנהלת האתר

## Pages for people. Buttons and labels have no full stop.

page-skip = לתוכן
page-menu = דפים
page-signed-in = התחברות בשם: { $name }.
page-games = { -game(form: "plural") }
page-new = { -game } חדש
page-seeks = הזמנות וחיפושים
page-account = חשבון
page-sign-in = התחברות
page-sign-up = פתיחת חשבון
page-sign-out = התנתקות
page-source = קוד המקור
page-source-about = התוכנה Postzug { $version } היא חופשית, ברישיון GNU Affero General Public License, גרסה 3 ומעלה. כל מי שמשתמש בה רשאי לקבל את קוד המקור שלה.
page-source-link = קוד המקור של מה שפועל כאן:
page-source-operator = מפעיל השירות הזה ימסור לך את קוד המקור לפי בקשה.
page-api = ה־API, לתוכנות
page-log = יומן כל האירועים
page-log-about = כל אירוע של כל { -game } נמצא ברשימה אחת, והשירות רק מוסיף לה. ראש חתום מקבע את כל הרשימה שלפניו: { -move } ששונה אחר כך סותר אותו.
page-log-head = הראש החתום האחרון
page-log-entries = { $n ->
    [one] הוא מכסה רשומה אחת.
    [two] הוא מכסה שתי רשומות.
   *[other] הוא מכסה { $n } רשומות.
}
page-log-unsigned = עוד אין ראש חתום.
page-log-file = הראש הזה כקובץ
page-log-keys = המפתחות של היומן
page-log-pem = אותם מפתחות, בשביל openssl
page-log-statements = הצהרות על המפתחות
page-log-check = איך בודקים את היומן
page-log-mails = מיילים על { -game(form: "plural") } מסתיימים בראש החתום של שעת כתיבתם. כדאי לשמור מייל כזה: ייצוא של { -game } בידי { -arbiter } נבדק מולו, וכך מתברר אם { -game(form: "definite") } שונה מאז.
page-log-script = הפקודה "postzug audit script" מדפיסה סקריפט שבודק ייצוא של { -game } באמצעות תוכנות שיש בכל מערכת Linux. יש לקחת אותו מן העותק שלך של Postzug.

page-front = שחמט בהתכתבות
page-front-about = ימים לכל { -move }, חוקי השחמט נשמרים, ו{ -sealed-move(form: "plural") } נשארים סגורים. אפשר לשחק כאן, במייל או בתוכנה; ו{ -opponent } בדרך הנוחה לו.
page-try = כדי לנסות לבד, יש לפתוח את הכתובת הבאה בחלון פרטי או בדפדפן אחר, לפתוח שם חשבון עם כתובת מייל אחרת ולשלוח את ההזמנה. אחר כך היא תופיע בדף הזה. הכתובת:
page-invite = כדי לשחק עם מי שעוד אין לו חשבון כאן, אפשר לשלוח אליו את הכתובת הזאת. בדף שבכתובת הזאת אפשר להציע לך { -game }:
page-challenge-this = הזמנת השחקן הזה ל{ -game }
page-front-try = כדי לנסות לבד, יש לפתוח שני חשבונות: אחד כאן, ואחד בחלון פרטי או בדפדפן אחר עם כתובת אחרת. אחר כך יש להזמין ל{ -game } מחשבון אחד את השני.

page-email = כתובת מייל
page-name = השם שאחרים רואים
page-time-zone = אזור זמן, למשל Europe/Berlin
page-time-zone-new = אזור זמן, למשל Europe/Berlin; אם השדה נשאר ריק: UTC
page-code = הקוד מן המייל
page-first = התחברות ראשונה
page-first-about = הדף הזה מיועד להתחברות הראשונה של מנהל. הפקודה "postzug admin create" מדפיסה מילה שפועלת פעם אחת, בתוך 24 שעות.
page-first-printed = המילה שהודפסה
page-first-refused = המילה הזאת אינה פועלת: יש בה טעות הקלדה, כבר השתמשו בה, או שעברו יותר מ־24 שעות מאז שהודפסה. הפקודה "postzug admin create" מדפיסה מילה אחרת.
page-sign-in-about = יגיע אליך מייל עם קוד. אין סיסמה.
page-sign-in-new = אין לך עדיין חשבון?
page-sign-up-about = יגיע אליך מייל עם קוד שמוכיח שהכתובת שלך. שחקנים אחרים אינם רואים את הכתובת אף פעם.
page-sign-up-known = יש לך כבר חשבון?
page-send-code = שליחת קוד אליי
page-code-about = מייל עם קוד של שמונה ספרות בדרך אליך, אם הכתובת נכונה. הקוד תקף לעשר דקות, ורק בדפדפן הזה.
page-code-again = לא הגיע מייל? כדאי לבדוק בדואר הזבל, או לבקש קוד נוסף.
page-code-folder = השירות הזה פועל בניסיון ואינו שולח מיילים לאיש: המיילים הם קבצים בתיקייה { $folder }, והחדש ביותר אחרון.
page-code-command = בשורת הפקודה במחשב שעליו פועל השירות, הפקודה הזאת מציגה את המייל החדש ביותר:
page-code-elsewhere = מן הדפדפן הזה לא התבקש קוד. יש להקליד את הקוד במקום שבו התבקש, או לבקש שוב כאן.
page-clear = הדף הזה הגיע בלי הצפנה, ולכן הדפדפן שלך לא יישאר מחובר. יש להשתמש ב־https, או בדפדפן במחשב שעליו פועל השירות.
page-foreign = הטופס הזה לא נשלח מדף של השירות הזה, ולכן לא בוצע דבר.
page-form-key = אי אפשר להשתמש שוב בטופס הזה: יש לטעון את הדף מחדש.
page-form-field = שדה בטופס חסר או שאי אפשר לקרוא אותו.
page-signed-out = החשבון שלך אינו מחובר, ולכן לא בוצע דבר. יש להתחבר ולנסות שוב.
page-signed-out-twice = החשבון שלך אינו מחובר. אם הכפתור נלחץ פעמיים, הלחיצה הראשונה ביצעה את מה שביקשת. יש להתחבר כדי לראות זאת.

page-settings = הגדרות
page-settings-clash = הדבר שונה במקום אחר מאז שהוצג הטופס, ולכן עוד לא נשמר דבר. { $both } יש לעיין בו ולשמור שוב: אז הבחירה שלך תקבע.
page-settings-clash-field = { $field }: הערך עכשיו הוא { $now }, והבחירה שלך היא { $chosen }.
page-settings-on = כן
page-settings-off = לא
page-settings-empty = ריק
page-settings-save = שמירת ההגדרות
page-done-settings = ההגדרות שלך נשמרו.
page-language = שפת המיילים והדפים
page-notation = איך { -move(form: "plural-definite") } נכתבים אליך
page-notation-example = { $name }: { $example }
page-letters = אותיות הכלים שלך; אפשר גם לכתוב בהן { -move(form: "plural") }
page-piece-set = הכלים על הלוח
page-piece-set-cburnett = ציורים
page-piece-set-figurines = סמלי השחמט של הגופן
page-piece-set-letters = אותיות
page-board-colours = צבעי הלוח
page-board-brown = חום
page-board-green = ירוק
page-board-blue = כחול
page-board-high-contrast = ניגודיות גבוהה
page-mails = מיילים
page-mail-text = טקסט בלבד, בלי HTML
page-mail-no-board = הכלים במילים, בלי ציור של הלוח
page-mail-pgn = { -game(form: "definite") } כקובץ לתוכנת השחמט שלי בכל מייל עליו
page-mail-calendar = מועדים לתוכנות של לוח שנה, יחד עם מיילים שמשנים את המועדים שלי
page-notices = התראות אליי במייל
page-notices-needed = אלה מגיעים תמיד, כי בלעדיהם אפשר להפסיד { -game } או את החשבון: { $kinds }.
page-each = מיד
page-daily = בתקציר יומי
page-weekly = בתקציר שבועי
page-none = לא במייל
page-digest-at = שעת התקצירים
page-digest-on = יום התקציר השבועי
page-times = מתי המיילים מגיעים
page-quiet-from = בלי מיילים משעה
page-quiet-until = בלי מיילים עד שעה
page-mail-times = השעות האלה הן באזור הזמן שלך. בין שתי האחרונות מחכים המיילים שיכולים לחכות; אפשר להשאיר אותן ריקות כדי לקבל מיילים בכל שעה. התראה שהייתה מגיעה מאוחר מדי בתקציר או אחרי השעות האלה מגיעה מיד.
page-time-of-day = שעה נכתבת כך: 08:00. לזמן בלי מיילים יש התחלה וסוף שונה ממנה, או ששתי השעות נשארות ריקות.
page-trust = מה צריך להיות במייל עם { -move(form: "plural") } כדי שייחשב שלך
page-trust-token = כתובת המענה, שנמצאת רק בידיך
page-trust-from = כתובת המענה, וכתובת המייל שלך כשולח
page-trust-dmarc = שתיהן, והשולח מאומת בידי ספק המייל שלך (DMARC)
page-trust-off = שום דבר אינו מספיק: אין { -move(form: "plural") } במייל
page-mail-stopped = מיילים אינם מגיעים אליך ({ $reason }), החל מתאריך: { $since }. לא נשלחים עוד מיילים. { -game(form: "plural-definite") } שלך כאן, ו{ -clock(form: "plural-definite") } שלהם ממשיכים לפעול. יש לוודא שתיבת המייל שלך מקבלת מיילים, או לשנות את הכתובת.
page-mail-returned = מיילים אליך חוזרים ({ $reason }), החל מתאריך: { $since }. מיילים עדיין נשלחים; אם יחזרו עוד, המשלוח ייפסק. יש לוודא שתיבת המייל שלך מקבלת מיילים, או לשנות את הכתובת.
page-mail-resume = תיבת המייל שלי מקבלת שוב מיילים
page-done-mail-resumed = מיילים נשלחים אליך שוב.
page-address = כתובת מייל
page-address-about = קוד יישלח לכתובת החדשה. אחרי השינוי החשבון שלך יתנתק מכל המקומות, ואסימוני התוכנות והכתובת של לוח המועדים יתבטלו.
page-address-new = כתובת מייל חדשה
page-address-sent = מייל עם קוד של שמונה ספרות בדרך לכתובת החדשה, אם היא אינה של איש כאן. הקוד תקף לעשר דקות, ורק בדפדפן הזה.
page-address-change = שינוי הכתובת
page-address-again = לא הגיע מייל? כדאי לבדוק בדואר הזבל, או לבקש קוד נוסף.
page-done-address = כתובת המייל שלך שונתה. יש להתחבר עם החדשה.
page-envelope-key = מפתח ל{ -sealed-move(form: "plural") }
page-envelope-key-about = { -sealed-move(form: "plural") } שמותר לך לפתוח מוצפנים למפתח הציבורי הזה של age. המפתח הסודי נשאר אצלך: בלעדיו איש אינו יכול לפתוח אותם. מפתח קודם עדיין פותח את מה ש{ -seal(form: "passive") } לפני כן.
page-envelope-key-public = מפתח ציבורי, שמתחיל ב־age1
page-envelope-key-set = קביעת המפתח הזה
page-done-envelope-key = המפתח שלך ל{ -sealed-move(form: "plural") } נקבע.
page-tokens = אסימונים לתוכנות
page-tokens-about = תוכנה עם אסימון פועלת בשמך. איש אינו יכול לקרוא אסימון שוב, גם לא כאן.
page-token-may = מותר { $scopes }
page-token-since = נוצר: { $at }.
page-token-until = תקף עד: { $at }.
page-token-used = שימוש אחרון: { $at }.
page-token-unused = עוד לא היה בשימוש.
page-token-revoke = ביטול האסימון הזה
page-token-revoke-sure = התוכנה שמשתמשת בו לא תוכל לעשות עוד דבר
page-token-unsure = לא בוטל דבר: יש לסמן את התיבה כדי לאשר.
page-done-token-revoked = האסימון בוטל.
page-token-label = שם לאסימון חדש, לבחירתך
page-token-scopes = התוכנה רשאית
page-scope-read = לקרוא את { -game(form: "plural-definite") } שלך
page-scope-play = לשחק ({ -move(form: "plural") }, תביעות, { -resign }, { -seal(form: "bare") }, הזמנות)
page-scope-direct = לנהל { -game(form: "plural") } בתפקיד { -arbiter }
page-scope-account = לקרוא את החשבון שלך
page-scope-webhooks = לנהל את ה־webhooks שלך
page-token-days = ימים עד פקיעת התוקף; אם השדה ריק, אין הגבלה
page-token-days-bad = מספר הימים לאסימון הוא לכל היותר 65535, או שהשדה נשאר ריק.
page-token-make = יצירת אסימון
page-token-made = אסימון חדש
page-token-once = יש להעתיק אותו עכשיו: הוא לא יוצג שוב.
page-calendar = לוח המועדים שלך
page-calendar-about = תוכנות של לוח שנה יכולות לקרוא את המועדים שלך מכתובת שידועה רק לך. כתובת חדשה מבטלת את הקודמת.
page-calendar-make = יצירת כתובת
page-calendar-made = הכתובת של לוח המועדים שלך
page-calendar-once = יש להעתיק אותה עכשיו לתוכנת לוח השנה שלך: היא לא תוצג שוב, ומי שהכתובת בידיו יכול לקרוא את המועדים שלך.
page-calendar-revoke = ביטול הכתובת
page-calendar-revoke-sure = תוכנות לוח שנה שמשתמשות בה לא יקראו עוד דבר
page-calendar-unsure = לא בוטל דבר: יש לסמן את התיבה כדי לאשר.
page-done-calendar-revoked = אף תוכנת לוח שנה אינה קוראת עוד את המועדים שלך.
page-data = הנתונים שלך
page-export = הכול עליך, כקובץ
page-export-about = (JSON: החשבון, ההגדרות, ההתחברויות, { -game(form: "plural-definite") }, ההערות ושורות הניתוח שלך, וההודעות שכתבת)
page-delete = מחיקת החשבון שלי
page-delete-about = השם, כתובת המייל, ההגדרות וההודעות שלך יימחקו, ואיש לא יוכל להחזיר אותם. { -game(form: "plural-definite") } שלך שהסתיימו יישארו, בשם שאינו של איש. לשם כך נדרשת התחברות ב־15 הדקות האחרונות.
page-delete-sure = מחיקה לתמיד
page-delete-resign = { -resign } בכל { -game(form: "plural-definite") } הפעילים שלי
page-delete-unsure = לא נמחק דבר: יש לסמן את התיבה כדי לאשר.
page-done-deleted = החשבון שלך נמחק.

page-sessions = היכן החשבון שלך מחובר
page-sessions-about = כל אחד מאלה הוא דפדפן או תוכנה שיכולים לפעול בשמך.
page-session = { $device }, מאז: { $at }
page-session-used = שימוש אחרון, בערך: { $day }.
page-session-unnamed = תוכנה בלי שם
page-session-here = (כאן)
page-session-end = ניתוק
page-sessions-end = התנתקות מכל המקומות
page-sessions-ended = החשבון שלך נותק מכל המקומות.

page-games-to-move = מחכים ל{ -move } שלך
page-games-others = מחכים { -opponent(form: "plural-to") } שלך
page-games-over = { -game(form: "plural") } שהסתיימו
page-games-none = אין.
page-games-more = ישנים יותר
page-game-against = { $game }: נגד { $opponent }
page-game-move = { -move } { $number }.
page-game-first-move = עוד לא בוצע { -move }.
page-game-last-move = { -move(form: "definite") } האחרון: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = כל { -game(form: "plural-definite") } שלי כקובץ אחד (PGN)
page-pgn-finished = כל { -game(form: "plural-definite") } שלי שהסתיימו כקובץ אחד (PGN)
page-rematch = הצעת { -game } גומלין
page-next-game = { -game(form: "definite") } הבא שמחכה לי
page-mark-plan = { -move(form: "plural-definite") } המותנים שלך מחכים.
page-yours-until = תורך. { -deadline }: { $until } ({ -left }: { $left }).
page-theirs-until = תור: { $name }. { -deadline }: { $until } ({ -left }: { $left }).
page-flag = { -flag } נפל: { $name }, { $at }.
page-no-clock = { -no-clock }.
page-mark-message = יש הודעה.
page-mark-offer = הצעת { -draw } מן { -opponent }.
page-mark-own-offer = הצעת { -draw } שלך.
page-mark-claim = תביעה מחכה { -arbiter(form: "to") }.
page-mark-seal = את { -move(form: "definite") } הבא יש { -seal }.
page-mark-adjourned = { -game(form: "definite") } מופסק.
page-mark-leave = חופשה: { $name }.
page-mark-withdrawn = אחד השחקנים פרש; { -arbiter } יחליט.

page-game = { $game }: { $white } – { $black }
page-board = לוח
page-board-white = לוח, { -white(form: "definite") } למטה
page-board-black = לוח, { -black(form: "definite") } למטה
page-board-of = העמדה אחרי { $ply ->
    [one] חצי { -move } אחד
    [two] שני חצאי { -move(form: "plural") }
   *[other] { $ply } חצאי { -move(form: "plural") }
}
page-board-now = לעמדה הנוכחית
page-square-white = { $square }, { piece }, { -white }
page-square-black = { $square }, { piece }, { -black }
page-target = { $where }: { -move } לכאן
page-choose-piece = יש לבחור כלי ל{ -move }, או לכתוב את { -move(form: "definite") } למטה.
page-choose-target = יש לבחור את המשבצת שאליה יעבור הכלי ב־{ $square }, או לבחור כלי אחר.
page-your-move = { -move(form: "definite") } שלך
page-keys = שימוש במקלדת על הלוח
page-keys-about = מקשי החצים עוברים בין המשבצות. Enter בוחר כלי ומניח אותו, ו־Escape מחזיר אותו. המקשים k, q, r, b, n ו־p מובילים לכלי הבא מן הסוג שהאות מציינת, ועם Shift לכלי הקודם. מקש של ספרה מוביל לשורה שזה מספרה, ועם Shift לטור שזה מספרו. במשבצת, המקש o אומר מה יש בה, m אומר מה { -move(form: "plural-definite") } של הכלי, ו־m עם Shift מה ההכאות שלו; c אומר מה הוכה לאחרונה.
page-no-move-from = אין { -move } מן המשבצת { $square }.
page-captured = הוכה ב{ -move } האחרון, במשבצת { $square }: { piece }.
page-captured-none = ב{ -move } האחרון לא הוכה דבר.
page-words = על המילים האלה מתקבלת תשובה כאן, ושום { -move } אינו מבוצע בגללן: { $words }. ובקיצור: { -example(of: "short") }, וגם o לשם { -opponent }.
page-ask = שאלה על העמדה
page-ask-send = שליחת השאלה
page-word-unknown = זו אינה אחת המילים שמתקבלת עליהן תשובה כאן.
page-word-opponent = { -opponent } שלך: { $name }.
page-word-draw = עוד לא הוצע דבר: התיבה של הצעת { -draw } מסומנת, וההצעה נשלחת עם { -move(form: "definite") } שלך.
page-word-draw-later = לא הוצע דבר: { -draw } מציעים יחד עם { -move }, ועכשיו לא תורך.
page-reading = { -sealed-move(form: "to") } יש יותר מפירוש אחד
page-reading-about = יש לבחור את הפירוש שנחשב. { -clock(form: "definite") } שפועל הוא שלך: הוא ממשיך לפעול בזמן הבחירה, ואחריה עד התשובה שלך. אי אפשר לחזור מן הבחירה.
page-reading-which = { -move(form: "definite") } ש{ -seal(form: "passive") }
page-reading-move = { piece } מ־{ $from } אל { $to }
page-reading-then = אחרי הבחירה הזאת: { $state }
page-reading-look = הצגה על הלוח
page-reading-shown = העמדה אחרי { $move }, אם ייבחר הפירוש הזה
page-reading-choose = בחירת הפירוש הזה
page-reading-none = לא בוצע דבר: יש לבחור קודם אחד מן הפירושים.
page-open = הצגת הטקסט שחתמת
page-open-about = יש להדביק את כל הטקסט ששמרת כשחתמת את { -move(form: "definite") } שלך. רק הטקסט שתואם את ערך ההתחייבות נחשב. אז הוא נרשם ביומן { -game(form: "definite") } לעיני שני השחקנים, ו{ -move(form: "definite") } נבדק.
page-publish-about = { -sealed-move } נשאר { -envelope(form: "in") } שלו. הוא מוצג רק אם שני השחקנים מסכימים.
page-publish = הסכמה להצגת { -sealed-move }
page-publish-sure = הסכמה מצדי, ואי אפשר לחזור ממנה
page-publish-unsure = ההסכמה לא נרשמה: יש לסמן את התיבה כדי לאשר שמותר להציג את { -sealed-move }.
page-timing = { -adjourn } { -game(form: "definite") } ו{ -clock(form: "definite") }
page-adjourn = הצעה להפסיק את { -game(form: "definite") } ולהמשיך בו במועד אחר
page-adjourn-accept = הסכמה ל{ -adjourn } { -game(form: "definite") }
page-adjourn-decline = סירוב ל{ -adjourn } { -game(form: "definite") }
page-adjourn-early = { -adjourn } { -game(form: "definite") } עכשיו: { -clock(form: "your") } יחויב ביתרת המושב
page-resume = מצדי אפשר { -resume(form: "infinitive") } את { -game(form: "definite") }
page-resume-opens = { $who-is ->
    [you] { -sealed-move } מבוצע מיד, ו{ -clock(form: "your") } פועל. { -clock(form: "definite") } { -opponent(form: "of") } עצור.
   *[other] { -sealed-move } מבוצע מיד, ו{ -clock(form: "definite") } של { $who } פועל. { -clock(form: "your") } עצור.
}
page-resume-noted = מזה בלבד שום { -clock } אינו משתנה.
page-resume-late = איחרת יותר מן המותר: ייקבע לך הפסד, אלא אם { -sealed-move } סיים את { -game(form: "definite") }.
page-resume-sure = אי אפשר לחזור מזה.
page-offer-draw = הצעת { -draw }
page-refill = מילוי { -clock(form: "definite") } מן המאגר שלי
page-reflect = המשך חשיבה: השתיקה שלי לא תגרום להפסד { -game(form: "in") }
page-claim-flag = תביעת נפילת { -flag }
page-question-clocks = { -clock(form: "plural-definite") } שגויים: הודעה { -arbiter(form: "to") }
page-leave = חופשה
page-leave-booked = החופשה שלך: מתאריך { $first } עד { $last }, כולל שני הימים.
page-leave-first = היום הראשון, לפי אזור הזמן שלך
page-leave-last = היום האחרון, לפי אזור הזמן שלך
page-leave-book = רישום החופשה הזאת
page-leave-cancel = ביטול החופשה שיומה הראשון { $first }
page-leave-all = חופשה בכל { -game(form: "plural-definite") } שלי
page-leave-all-about = הימים נחשבים בכל { -game } פעיל שלך שהתקנון שלו מתיר אותם. { -opponent(form: "plural-definite") } שלך יקבלו הודעה.
page-leave-all-cancel = ביטול החופשה בכל { -game(form: "plural-definite") } שלי
page-leave-unreadable = לא בוצע דבר: יש לכתוב כל יום לפי הסדר שנה, חודש, יום, למשל { -example(of: "day") }.
page-move-times = מתי בוצעו { -move(form: "plural-definite") }
page-not-sent = עוד לא נשלח: { $move }.
page-sent = { -move(form: "definite") } שלך נרשם: { $move }.
page-sent-reply = { -move(form: "definite") } שלך נרשם: { $move }. { -move } התשובה: { $reply }.
page-done-declined = דחית את הצעת { -draw(form: "definite") }.
page-done-said = ההודעה שלך נרשמה.
page-done-challenged = ההזמנה שלך נרשמה.
page-done-sought = החיפוש שלך אחר { -opponent(form: "bare") } נרשם.
page-done-challenge-declined = דחית את ההזמנה.
page-done-withdrawn = הביטול נרשם.
page-check = { -check }.
page-live-move = בוצע { -move }.
page-told-move = בוצע { -move(form: "definite") } { $move }.
page-live-message = יש הודעה.
page-live-change = { -game(form: "definite") } השתנה.
page-live-show = הצגה
page-live-lost = הדף הזה אינו מתעדכן עוד.
page-live-again = הצגה מחדש
page-choose-none = אי אפשר לשחק כך כאן: יש לבחור כלי ל{ -move }, או לכתוב את { -move(form: "definite") } למטה.
page-mark-offer-of = הצעת { -draw } מאת { $name }.
page-mark-own-adjournment = הצעה שלך להפסיק את { -game(form: "definite") } ולהמשיך בו במועד אחר.
page-mark-adjournment-of = הצעה מאת { $name } להפסיק את { -game(form: "definite") } ולהמשיך בו במועד אחר.
page-move = { -move }, בכל רישום
page-move-which = איזה { -move }
page-with-offer = הצעת { -draw } יחד איתו
page-message = הודעה { -opponent(form: "to") }
page-send-move = שליחת { -move(form: "definite") } הזה
page-verify = בדיקת { -sealed-move(form: "bare") }
page-verify-about = הדפדפן שלך בודק כאן ש{ -sealed-move(form: "bare") } לא שונה אחרי חתימתו: את { -seal(form: "definite") } הדיגיטלית של היומן, את מקומה של { -seal(form: "construct") } { -move(form: "definite") } ביומן, ואת הטקסט של { -envelope(form: "definite") }. שום דבר ממה שמוזן כאן אינו יוצא מן הדף הזה.
page-verify-no-script = הבדיקה היא סקריפט, שאינו פועל בדפדפן שלך. הפקודה "postzug audit script" מדפיסה סקריפט לשורת הפקודה.
page-verify-keys = המפתח של היומן, ממקור אחר ולא ממי שמציג לך את השאר
page-verify-keys-next = אם השירות יצר מפתח חדש מאז שקיבלת את המפתח שלך, יש להוסיף את מה שמציגה הכתובת { -example(of: "statements") } של השירות. ההצהרה שם צריכה להיות חתומה דיגיטלית במפתח שלך, והיא ההוכחה למפתח החדש.
page-verify-receipts = הקבלה על { -seal(form: "construct") } { -move(form: "definite") } (קובץ { -example(of: "proof") }), וגם הקבלה על הפתיחה, אם היא בידך
page-verify-text = הטקסט של { -envelope(form: "definite") }, אם אינו בקבלה על הפתיחה
page-verify-file = מקובץ
page-verify-run = בדיקה
page-verify-move = { -sealed-move(form: "bare") }
page-verify-judgement = תוצאת בדיקת { -move(form: "definite") } לפי היומן
page-verify-game = { -game }
page-verify-event = אירוע
page-verify-at = זמן { -seal(form: "construct") } { -move(form: "definite") } (UTC)
page-verify-commitment = ערך ההתחייבות
page-verify-log = יומן
page-verify-place = מקום בין רשומות היומן
page-verify-signer = חתום דיגיטלית במפתח
page-verify-right = נכון: זה { -move(form: "definite") } ש{ -seal(form: "passive") }, וחתימתו רשומה ביומן החתום דיגיטלית.
page-verify-wrong-signature = שגוי: היומן אינו חתום דיגיטלית במפתח שהוזן. אם יש לשירות מפתח חדש מאז שקיבלת את המפתח הזה, ההוכחה למפתח החדש נמצאת בחבילה של { -game(form: "definite") }.
page-verify-wrong-tree = שגוי: האירוע אינו ביומן החתום דיגיטלית, או אינו במקום הזה.
page-verify-wrong-event = שגוי: הקבלה אינה מכילה אירוע בצורה שבה היומן רושם אירועים.
page-verify-wrong-text = שגוי: הטקסט הזה אינו מה ש{ -seal(form: "passive") }.
page-verify-wrong-opening = שגוי: מה שנפתח אינו מה ש{ -seal(form: "passive") }.
page-verify-wrong-game = שגוי: הקבלות או הטקסט שייכים ל{ -game(form: "plural") } שונים.
page-verify-wrong-verdict = שגוי: { -move(form: "definite") } שבוצע אינו { -move(form: "definite") } ש{ -envelope(form: "in") }.
page-verify-unknown-key = לא ידוע: אין מפתח של יומן, ב־PEM או בצורה NAME+ID+KEY.
page-verify-unknown-receipt = לא ידוע: אין קבלה, או שהיא חלקית. קבלה מתחילה ב־c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = לא ידוע: הקבלה הזאת אינה מכילה את האירוע, אלא רק את ההוכחה שלו. יש להשתמש בקובץ שהגיע במייל.
page-verify-unknown-no-sealing = לא ידוע: מה שהקבלות האלה מוכיחות נמצא ביומן, אבל באף אחת מהן לא רשום { -sealed-move(form: "bare") }.
page-verify-unknown-statement = לא ידוע: זו הצהרה של השירות על היומן שלו, ולא קבלה של { -game }. יש להוסיף את הקבלה על { -seal(form: "construct") } { -move(form: "definite") }.
page-verify-unknown-move = לא ידוע: זה הטקסט ש{ -seal(form: "passive") }, ו{ -seal(form: "construct") } { -move(form: "definite") } רשומה ביומן החתום דיגיטלית. שום דבר בטקסט אינו יכול להיקרא כאן כ{ -move } בעמדה הזאת. יש להוסיף את הקבלה על הפתיחה: כתוב בה איך { -arbiter(form: "definite") } או השירות פירשו אותו.
page-verify-unknown-text = לא ידוע: { -seal(form: "construct") } { -move(form: "definite") } רשומה ביומן החתום דיגיטלית. איש אינו יכול לדעת איזה { -move } זה לפני שהטקסט שלו מוצג.
page-verify-unknown-withheld = לא ידוע: { -seal(form: "construct") } { -move(form: "definite") } רשומה ביומן החתום דיגיטלית, והטקסט של { -envelope(form: "definite") } לא פורסם כי אינו { -move } { -game(form: "in") } הזה. מי שחתם אותו יכול להציג אותו.
page-verify-unknown-verdict = לא ידוע: זה הטקסט ש{ -seal(form: "passive") }, ו{ -seal(form: "construct") } { -move(form: "definite") } רשומה ביומן החתום דיגיטלית. תוצאת בדיקת { -move(form: "definite") } אינה מאומתת כאן: לשם כך נדרשים חוקי השחמט.
page-verify-unknown-browser = לא ידוע: הדפדפן הזה אינו יכול לבדוק כאן. יש להשתמש בדפדפן חדש יותר, ובדף שהגיע ב־https או מקובץ.
page-verify-offline-about = אותו דף קיים גם כקובץ אחד שאינו צריך חיבור לרשת.
page-verify-offline = הורדת הקובץ
page-notice = רישיונות של הספריות ושל הציורים שבדפים האלה
page-seal-here = { -seal(form: "construct") } { -move(form: "definite") } הבא שלך
page-seal = { $game }: { -seal(form: "construct") } { -move(form: "definite") } שלך
page-seal-none = אין עכשיו { -game(form: "in") } הזה { -move } שלך שיש { -seal }.
page-seal-back = חזרה ל{ -game }
page-seal-about = כאן בוחרים את { -move(form: "definite") } שלך. הדפדפן שלך מכניס אותו ל{ -envelope } ומצפין אותה. רק { -envelope(form: "definite") } הסגורה נשלחת, והשירות בודק את { -move(form: "definite") } כשהיא נפתחת. { -clock(form: "your") } פועל עד ש{ -envelope(form: "definite") } מגיעה לכאן.
page-seal-holders = { $needed ->
    [one] כל אחד מן המפתחות האלה פותח אותה:
    [two] שניים מן המפתחות האלה ביחד פותחים אותה:
   *[other] { $needed } מן המפתחות האלה ביחד פותחים אותה:
}
page-seal-holder = { $name }, מספר { $number }
page-seal-vault = השירות עצמו, עם { -resume } { -game(form: "definite") }
page-seal-which = { -sealed-move(form: "bare") }
page-seal-choose = בחירת { -move }
page-seal-close = סגירת { -envelope(form: "definite") } בדפדפן הזה
page-seal-closed = { -envelope(form: "definite") } שלך
page-seal-keep = יש לשמור את הטקסט הזה עכשיו, ולא להראות אותו לאיש עד פתיחת { -envelope(form: "definite") }. הדף הזה מציג אותו פעם אחת, והוא אינו מגיע אל השירות אף פעם. אם { -envelope(form: "definite") } תאבד, רק הטקסט הזה יראה מה חתמת.
page-seal-text = הטקסט ש{ -envelope(form: "in") }
page-seal-commitment = ערך ההתחייבות, שמוכיח שזה הטקסט:
page-seal-download = הורדת הטקסט
page-seal-copy = העתקת הטקסט
page-seal-copied = הטקסט הועתק. יש להדביק אותו במקום שבו אפשר יהיה למצוא אותו שוב.
page-seal-copy-failed = הדפדפן לא העתיק את הטקסט. הטקסט מסומן: יש להעתיק אותו ידנית, או להוריד אותו.
page-seal-send = שליחת { -envelope(form: "definite") }
page-seal-draft-keep = שמירתה כטיוטה
page-seal-draft-here = טיוטה של { -move(form: "definite") } שלך נמצאת { -envelope(form: "in") }. אפשר { -seal } אותה כפי שהיא, או לשלוח { -envelope } אחרת במקומה. { -clock(form: "your") } פועל עד ל{ -seal(form: "construct") } { -move }.
page-seal-draft-seal = { -seal(form: "construct") } הטיוטה
page-seal-send-about = רק { -envelope(form: "definite") } הסגורה שלמטה נשלחת. אם יצרת { -envelope } בשורת הפקודה, יש להדביק כאן את תוכן קובץ ה־{ -example(of: "json") } שלה.
page-seal-envelope = { -envelope } סגורה
page-seal-unreadable = זו אינה { -envelope } סגורה כמו שהדף הזה או שורת הפקודה יוצרים. לא { -seal(form: "passive") } דבר. השירות ראה את מה ששלחת: אם היו בו { -move(form: "definite") } שלך או הטקסט ש{ -envelope(form: "in") }, יש לבחור שוב את { -move(form: "definite") } שלך ולסגור אותו { -envelope(form: "in") } חדשה.
page-seal-open = מה שבשדה שלמטה אינו { -envelope } סגורה, והוא לא נשלח. יש לבחור את { -move(form: "definite") } שלך ולסגור את { -envelope(form: "definite") }, או להדביק את תוכן קובץ ה־{ -example(of: "json") }.
page-seal-failed = אי אפשר היה לסגור את { -envelope(form: "definite") } בדפדפן הזה, ולא נשלח דבר. יש להשתמש בשורת הפקודה או בדפדפן אחר.
page-seal-insecure = דפדפנים מצפינים רק בדפים שהגיעו ב־https או מן המחשב הזה. יש להשתמש בכתובת השירות עם https, או בשורת הפקודה.
page-seal-no-script = הדף הזה מצפין באמצעות סקריפט, שאינו פועל בדפדפן שלך. יש { -seal } בשורת הפקודה כפי שמוצג למטה, ולהדביק כאן את { -envelope(form: "definite") }.
page-seal-protection = מפני מה זה מגן
page-seal-protects = { -move(form: "definite") } אינו מופיע בשום בקשה אל השירות. לכן הוא אינו ביומנים, בגיבויים ובמסדי הנתונים של השירות, ומפעיל שמעיין בהם אינו מגלה אותו.
page-seal-clear = מה שמנסים בלוח הניתוח ומה שנכתב בהערות שלך נשלח אל השירות, והשירות יכול לקרוא אותו. אין להכניס לשם את { -move(form: "definite") } שחותמים { -game(form: "in") } הזה.
page-seal-protects-vault = { -game(form: "in") } הזה המפתח בידי השירות: הוא יכול לפתוח את { -envelope(form: "definite") } לפני המועד. { -move(form: "definite") } שלך מוגן רק מפני מי שאין בידיו המפתח הזה.
page-seal-protects-not = זה אינו מגן עליך מפני שירות ששולח לדפדפן שלך סקריפט אחר, שיכול לגלות את { -move(form: "definite") } שלך. שורת הפקודה שלך מגינה גם מפני זה.
page-seal-command = { -seal(form: "bare") } בשורת הפקודה
page-seal-command-about = יש לשמור את הקטע הראשון בשם recipients.json ולהריץ את הפקודה. היא שואלת מה { -move(form: "definite") } שלך, כדי שלא יישאר בהיסטוריה של שורת הפקודה. הטקסט נשמר בקובץ ה־{ -example(of: "txt") }, ואת תוכן קובץ ה־{ -example(of: "json") } יש להדביק למעלה.
page-done-drafted = הטיוטה שלך נשמרה. היא עוד לא נחתמה, ו{ -clock(form: "your") } פועל.
page-done-sealed = { -move(form: "definite") } שלך { -seal(form: "passive") }.
page-offer = הצעת { -draw }
page-accept = הסכמה
page-accept-sure = הסכמה מצדי ל{ -draw }, שמסיים את { -game(form: "definite") }
page-accept-unsure = ההסכמה לא נרשמה: יש לסמן את התיבה כדי לאשר ש{ -game(form: "definite") } מסתיים ב{ -draw }.
page-decline = סירוב
page-claims = תביעות
page-claim-tablebase-win = טבלת סיומים, ולפיה הניצחון שלי
page-claim-tablebase-draw = טבלת סיומים, ולפיה התוצאה { -draw }
page-claim-basis = לפי
page-claim-announced = עם { -move(form: "definite") } הזה, אם מוכרז { -move }
page-claim-again = כבר הגשת תביעה שגויה ב{ -move } הזה, ולכן תביעה שגויה נוספת אינה מוסיפה זמן { -opponent(form: "to") }.
page-claim-about = אי אפשר לחזור מתביעה. אם היא שגויה, { -move(form: "definite") } שהוכרז מבוצע. תביעת { -draw } עומדת אז כהצעת { -draw }.
page-claim = תביעה
page-leaving = { -resign }
page-resign-sure = ידוע לי שכך אפסיד את { -game(form: "definite") } הזה
page-resign = { -resign }
page-resign-unsure = { -resign(form: "definite") } לא נרשמה: יש לסמן את התיבה כדי לאשר את ההפסד { -game(form: "in") }.
page-plan = { -move(form: "plural") } מותנים
page-plan-of = { -move(form: "plural") } מותנים { -game(form: "in") } { $game }
page-plan-about = בזמן ש{ -opponent } חושב אפשר לשמור את התשובות שלך ל{ -move(form: "plural") } שאולי יבחר. תשובה שמורה מבוצעת מיד, בלי לשאול אותך שוב, ואינה עולה לך בזמן.
page-plan-game = ל{ -game }
page-plan-change = שינוי { -move(form: "plural-definite") } המותנים
page-plan-none = אין שורה שמורה.
page-plan-saved = שמורים, ומבוצעים בלי לשאול אותך שוב:
page-plan-saved-lines = שורות שמורות
page-plan-damaged = אי אפשר לקרוא את השורות השמורות שלך. מפעיל השירות ימצא את הסיבה ביומן השירות.
page-plan-if = אם { $theirs }, אז { $mine }
page-plan-if-then = { $before }; אחר כך אם { $theirs }, אז { $mine }
page-plan-waits = { $mine } לא בוצע, ומחכה להחלטה שלך
page-plan-used = { -move(form: "plural-definite") } המותנים שלך בוצעו: { $moves }.
page-plan-remove = הסרה
page-plan-remove-line = הסרה: { $line }
page-plan-remove-all = הסרת כל השורות השמורות
page-plan-draft = שורות חדשות
page-plan-unsaved = זו טיוטה. היא לא נשמרה, ושום דבר ממנה אינו מבוצע.
page-plan-lines = שורות { -move(form: "plural") } בכל רישום, כל אחת בשורה נפרדת, מ{ -move } { -opponent } ועד { -move } שלך, למשל: { -example(of: "line") }
page-plan-save = שמירת השורות האלה
page-plan-read = הצגת משמעות הטיוטה
page-plan-empty = לא נשמר דבר: קודם יש לכתוב שורה.
page-plan-changed = לא נשמר ולא הוסר דבר, כי השורות השמורות שלך או { -game(form: "definite") } השתנו מאז שנטען הדף הזה. זה מצבם עכשיו.
page-plan-clash = השורות האלה עונות על אותה עמדה ב{ -move(form: "plural") } שונים. יש לשנות אחת מהן:
page-plan-line = שורה { $line }: { $text }
page-plan-your-move = תורך. את { -move(form: "plural-definite") } המותנים כותבים לצד { -move(form: "definite") } שלך, והם נשלחים איתו.
page-plan-adjourned = כל זמן ש{ -game(form: "definite") } מופסק, לא נשמרות שורות.
page-plan-over = { -game(form: "definite") } הסתיים.
page-plan-opponents = השורות { -opponent(form: "of") }, ש{ -game(form: "definite") } הזה מציג לך
page-plan-with-move = { -move(form: "plural") } מותנים יחד עם { -move(form: "definite") } הזה
page-plan-with-move-about = הם טיוטה עד שליחת { -move(form: "definite") }. אז הם מחליפים את השורות השמורות.
page-done-plan-saved = השורות שלך נשמרו.
page-done-plan-removed = הוסר. השורות שנשארו מוצגות כאן.
page-analysis = לוח ניתוח
page-analysis-of = לוח ניתוח של { $game }
page-analysis-about = כאן מנסים { -move(form: "plural") }. שום דבר מזה אינו מבוצע, נשמר או מוצג לאיש, ואף מנוע שחמט אינו מסתכל.
page-analysis-private = כאן מנסים { -move(form: "plural") }. שום דבר מזה אינו מבוצע או מוצג לאיש, ואף מנוע שחמט אינו מסתכל. השורות שלך נשארות עם { -game(form: "definite") }, לעיניך בלבד. הן אינן { -move(form: "plural") } מותנים.
page-analysis-lines = השורות שלי
page-analysis-forget = מחיקה
page-analysis-full = השורה הזאת לא נשמרה, כי כבר יש לך { $most } שורות { -game(form: "in") } הזה. יש למחוק קודם אחת מהן.
page-analysis-damaged = אי אפשר לקרוא את השורות שלך. מפעיל השירות ימצא את הסיבה ביומן השירות. השורה הבאה שתנוסה תחליף אותן.
page-analysis-long = בשורה כאן יש לכל היותר { $most } חצאי { -move(form: "plural") }.
page-analysis-line = { -move(form: "plural") } לניסיון
page-analysis-back = { -move } אחד אחורה
page-analysis-legal = { -move(form: "plural") } חוקיים
page-analysis-no-move = אין { -move } חוקי.
page-analysis-next = { -move(form: "plural") } נוספים, בכל רישום
page-analysis-show = הצגה
page-analysis-keep = שמירת השורה הזאת
page-analysis-to-notes = הוספת השורה הזאת להערות שלי
page-analysis-to-plan = הפיכת השורה הזאת ל{ -move(form: "plural") } מותנים
page-analysis-to-move = ביצוע { -move(form: "definite") } הראשון, והפיכת האחרים ל{ -move(form: "plural") } מותנים
page-analysis-plan-ends = שורה של { -move(form: "plural") } מותנים מתחילה ב{ -move } { -opponent(form: "of") } ומסתיימת ב{ -move } שלך.
page-notes = ההערות שלי
page-notes-on = ההערות שלי על { $game }
page-notes-about = איש אינו רואה אותן מלבדך: לא { -opponent(form: "bare") }, לא { -arbiter } ולא מנהל. הן נשארות עם { -game(form: "definite") }, גם אחרי סופו.
page-notes-text = הערות
page-notes-save-first = יש לשמור את ההערות שלך לפני ששולחים טופס אחר בדף הזה: מה שהוקלד בטופס אחד אינו נשלח עם טופס אחר.
page-notes-save = שמירת ההערות
page-notes-stored = אלה ההערות השמורות
page-notes-unsaved = הטקסט הזה לא נשמר.
page-notes-damaged = אי אפשר לקרוא את ההערות שלך. מפעיל השירות ימצא את הסיבה ביומן השירות. מה שיישמר כאן יחליף את ההערות האלה.
page-done-line-forgotten = השורה נמחקה.
page-done-notes-saved = ההערות שלך נשמרו.
page-clocks = { -clock(form: "plural") }
page-moves = { -move(form: "plural") }
page-pieces = כלים
page-messages = הודעות
page-message-from = { $name }:
page-message-new = חדשה
page-message-erased = (נמחקה)
page-message-arbiter = { -arbiter }
page-send-message = שליחת ההודעה הזאת
page-acts = החלטות { -arbiter(form: "definite") }
page-appeal = { -appeal } לפני { -arbiter } אחר, עד: { $until }
page-appeal-about = ההחלטה בתוקף עד ש{ -arbiter } אחר יחליט. תשובתו תגיע אליך במייל.
page-appeal-grounds = הנימוקים שלך; { -arbiter(form: "plural-definite") } ו{ -opponent } קוראים אותם
page-appeal-send = הגשת { -appeal(form: "definite") }
page-appeal-decided = { -arbiter } אחר הכריע ב{ -appeal }: { $at }.
page-mark-appeal = { -appeal } על החלטת { -arbiter } מחכה ל{ -arbiter } אחר.
page-mark-appeal-decided = { -appeal } על החלטת { -arbiter } הוכרע.
page-adjudication = פסיקה
page-adjudication-about = { -arbiter } פוסק את תוצאת { -game(form: "definite") } לפי ניתוח. { -opponent } יקרא את הניתוח שלך כש{ -game(form: "definite") } יסתיים.
page-adjudication-seeks = הבקשה שלך
page-adjudication-send = שליחת הניתוח הזה
page-withdrawal = פרישה מכמה { -game(form: "plural") }
page-withdrawal-about = אי אפשר לחזור מן הפרישה. בתוך דקה כל אחד מן { -game(form: "plural-definite") } האלה מסתיים בהפסד שלך, מוכרז בטל או מועבר להכרעת { -arbiter }, לפי התקנון שלו. כדי לסיים רק את { -game(form: "definite") } הזה, די ב{ -resign }.
page-withdrawal-scope = מאילו { -game(form: "plural") }
page-withdrawal-from = { $scope ->
    [event] { -game(form: "plural-definite") } הפעילים שלי בתחרות הזאת
   *[all] כל { -game(form: "plural-definite") } הפעילים שלי כאן
}
page-withdrawal-reason = הסיבה; שני השחקנים בכל { -game } קוראים אותה
page-withdrawal-sure = ברצוני לפרוש מן { -game(form: "plural-definite") } האלה
page-withdrawal-unsure = הפרישה לא נרשמה: יש לסמן את התיבה כדי לאשר אותה.
page-withdrawal-games = { $n ->
    [one] יש לך כאן { -game } פעיל אחד:
    [two] יש לך כאן שני { -game(form: "plural") } פעילים:
   *[other] יש לך כאן { $n } { -game(form: "plural") } פעילים:
}
page-withdrawal-record = הפרישה נרשמה בכל אחד מן { -game(form: "plural-definite") } האלה, ושני השחקנים בכל אחד מהם קוראים את הסיבה שכתבת.

page-opponent = שם { -opponent }; אפשר להשאיר ריק כדי לחפש כל שחקן
page-colour = הצבע שלך
page-colour-drawn = בהגרלה
page-colour-white = { -white }
page-colour-black = { -black }
page-control = זמן
page-new-show = הצגת ההצעה
page-new-offer = ההצעה שלך
page-new-unsent = עוד לא הוצע דבר. זו ההצעה שלך:
page-new-send = הצעת { -game(form: "definite") } הזה
page-rules = חופשה וכללים אחרים
page-rules-leave = ימי חופשה בשנה קלנדרית; 0 אם אין
page-rules-leave-ahead = כמה ימים מראש רושמים חופשה
page-rules-leave-least = מספר הימים המזערי של חופשה אחת
page-rules-usual = כרגיל
page-control-move = אחר: ימים לכל { -move }
page-control-increment = אחר: ימים ל{ -game }, ותוספת שעות לכל { -move }
page-control-moves = אחר: ימים למספר { -move(form: "plural") }, כמו ב־ICCF
page-control-blocks = אחר: ימים ב{ -clock }, ימים במאגר, ותוספת ימים לכל { -move } (Triple Block)
page-control-periods = אחר: עד תשעה פרקי זמן, בזה אחר זה
page-control-own = מספרים לזמן אחר
page-control-days = ימים
page-control-hours = תוספת שעות לכל { -move }
page-control-cap = מספר הימים המרבי ב{ -clock }; ריק אם אין מגבלה
page-control-number = מספר { -move(form: "plural-definite") }
page-control-clock = ימים ב{ -clock }
page-control-bank = ימים במאגר
page-control-more = תוספת ימים לכל { -move }
page-control-first = מספר { -move(form: "plural-definite") } שמוסיפים ימים; ריק פירושו 50
page-control-period = פרק זמן { $n }
page-control-period-moves = מספר { -move(form: "plural-definite") }; ריק עד סוף { -game(form: "definite") }
page-control-period-time = זמן, למשל 50d, 12h או 1d 12h
page-control-period-increment = תוספת זמן לכל { -move }
page-control-period-cap = הזמן המרבי ב{ -clock }; ריק אם אין מגבלה
page-control-period-delay = זמן שאינו מחויב בכל { -move }
page-control-whole = רק ימים שלמים מחויבים.
page-control-double = מספר הימים ב{ -move } אחד שאחריהם הזמן נספר כפול; ריק אם לעולם לא
page-control-thematic = { -move(form: "plural-definite") } שלפני עמדת הפתיחה נספרים.
page-field-number = כאן דרוש מספר שלם מ־{ $least } עד { $most }.
page-field-time = כאן דרוש זמן, למשל 50d, 12h או 1d 12h.
page-control-unreadable = לא הוצע דבר: יש להזין את המספרים של הזמן שבחרת, כל אחד מהם מספר שלם.
page-challenges-received = הזמנות אליך
page-challenges-sent = ההזמנות והחיפושים שלך
page-seeks-open = שחקנים שמחפשים { -opponent(form: "bare") }
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = אל { $name }: { $control }; { $colour }
page-challenge-seek = לכל שחקן: { $control }; { $colour }
page-plays-white = { -white }: { $name }
page-plays-black = { -black }: { $name }
page-start = עמדת הפתיחה
page-start-usual = העמדה הרגילה
page-start-960 = Chess960
page-start-set = מעמדה נתונה
page-start-number = מספר עמדת Chess960; ריק לקביעה בהגרלה
page-start-fen = עמדה נתונה (FEN)
page-start-castling = { -castling } לפי כללי Chess960
page-regulated = התקנון קובע כללים מיוחדים לא רק לזמן. ההגדרות האלה שונות מן הרגיל:
page-player = { $name }
page-player-arbiter = מן { -arbiter(form: "plural-definite") } של השירות הזה.
page-player-running = { -game(form: "plural") } פעילים
page-player-hidden = אין שחקן בשם הזה או במספר הזה שיש לו { -game } שכולם יכולים לקרוא. בעלי חשבון רואים את כל השחקנים אחרי ההתחברות.
page-public-running = { -game(form: "definite") } פעיל.
page-public-delayed = { $plies ->
    [one] { -game(form: "definite") } פעיל. חצי { -move(form: "definite") } האחרון עוד לא גלוי לציבור.
    [two] { -game(form: "definite") } פעיל. שני חצאי { -move(form: "plural-definite") } האחרונים עוד לא גלויים לציבור.
   *[other] { -game(form: "definite") } פעיל. { $plies } חצאי { -move(form: "plural-definite") } האחרונים עוד לא גלויים לציבור.
}
page-public-at = { $at }
page-public = מי רשאי לקרוא את { -game(form: "definite") }
page-public-no = רק בעלי חשבון קוראים את { -game(form: "definite") }
page-step-start = להתחלה
page-step-back = אחורה
page-step-on = קדימה
page-step-back-by = { $n ->
    [one] חצי { -move } אחד אחורה
    [two] שני חצאי { -move(form: "plural") } אחורה
   *[other] { $n } חצאי { -move(form: "plural") } אחורה
}
page-step-on-by = { $n ->
    [one] חצי { -move } אחד קדימה
    [two] שני חצאי { -move(form: "plural") } קדימה
   *[other] { $n } חצאי { -move(form: "plural") } קדימה
}
page-step-end = לסוף
page-accept-game = לשחק
page-withdraw = ביטול

page-desk = שולחן { -arbiter(form: "definite") }
page-desk-nothing = שום דבר אינו מחכה לך.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(form: "plural") }
page-desk-flags = { -flag(form: "plural") } שנפלו
page-desk-claims = תביעות ובקשות לפסיקה
page-desk-appeals = { -appeal(form: "plural") }
page-desk-withdrawals = פרישות
page-desk-questions = { -clock(form: "plural") } שנטען שהם שגויים
page-desk-question = הודעה ש{ -clock(form: "plural-definite") } שגויים, מאת { $name }: { $at }.
page-desk-question-about = יש לתקן את { -clock(form: "plural-definite") }. אם הם נכונים, יש לאשר אותם כפי שהם, עם הסיבה שלך.
page-desk-find = { -game } אחר, לפי מספרו
page-desk-show = הצגה
page-desk-waits-for = בהמתנה: { $what }.
page-desk-resumes = מועד { -resume } { -game(form: "definite") }: { $at }.
page-desk-until = עד: { $at }.
page-desk-flag-open = עד ש{ -arbiter } יסיים את { -game(form: "definite") }, { -move } עוד נחשב.
page-desk-claim = { $basis ->
    [threefold_repetition] תביעה מאת { $name }: { -draw } לפי חזרה משולשת.
    [fifty_moves] תביעה מאת { $name }: { -draw } לפי כלל חמישים { -move(form: "plural-definite") }.
    [tablebase_win] תביעה מאת { $name }: ניצחון לפי טבלת סיומים.
    [tablebase_draw] תביעה מאת { $name }: { -draw } לפי טבלת סיומים.
    [adjudicated_win] בקשה לפסיקה מאת { $name }: ניצחון.
   *[adjudicated_draw] בקשה לפסיקה מאת { $name }: { -draw }.
}
page-desk-announced = התביעה נוגעת לעמדה אחרי { $move }.
page-desk-claim-stops = בינתיים { -no-clock }.
page-desk-claim-runs = בינתיים { -clock(form: "definite") } פועל.
page-desk-withdrawn = פרישה מן { -game(form: "definite") }: { $name }, { $at }. { -no-clock }.
page-desk-silent = פרישה בגלל שתיקה: { $name }, { $at }. { -no-clock }.
page-desk-appeal = { $names }: { -appeal } על החלטה מספר { $number } ({ $act }), מאז: { $at }.
page-desk-own-act = ההחלטה התקבלה על ידך, ולכן { -arbiter } אחר מכריע ב{ -appeal }.
page-desk-game = { $game } על שולחן { -arbiter(form: "definite") }: { $white } – { $black }
page-desk-to-board = הלוח ו{ -move(form: "plural-definite") }
page-desk-done = הדבר נרשם.
page-desk-acts = החלטות
page-desk-acts-about = כל החלטה מוצגת עם השפעתה על שני { -clock(form: "plural-definite") } לפני ביצועה. שני השחקנים קוראים את הסיבה.
page-desk-acts-none = אין עכשיו החלטה שאפשר לקבל ב{ -game } הזה.
page-desk-act = { $act ->
    [decide-claim] הכרעה בתביעה
    [claim-flag] סיום { -game(form: "definite") } בגלל נפילת { -flag }
    [decide-appeal] הכרעה ב{ -appeal }
    [acknowledge-face] אישור הפרטים שעל { -envelope(form: "definite") }
    [set-resumption] קביעת מועד { -resume } אחר
    [approve-early-opening] הסכמה לפתיחת { -envelope(form: "definite") } לפני המועד
    [declare-missing] הכרזה ש{ -envelope(form: "definite") } אבדה
    [envelope] פתיחת { -envelope(form: "definite") }
    [warn] אזהרה לשחקן
    [give-time] הוספת זמן
    [take-time] הפחתת זמן
    [correct-clocks] תיקון { -clock(form: "plural-definite") }
    [adjudicate] פסיקת התוצאה
    [forfeit] הכרזה על הפסד של צד אחד
    [cancel] ביטול { -game(form: "definite") }
    [replay] ביטול { -game(form: "definite") } והתחלתו מחדש
    [annul] הכרזה ש{ -game(form: "definite") } בטל
    [change-points] שינוי הנקודות
    [grant-leave] מתן חופשה מיוחדת
    [end-leave] סיום החופשה
    [adjourn] { -adjourn } { -game(form: "definite") } להמשך במועד אחר
    [take-back] החזרת { -move(form: "plural") }
    [replace] החלפת שחקן
    [withdraw] רישום פרישה
   *[expel] הרחקת שחקן
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] שחקן
    [time] זמן, למשל 2d או 1d 12h
    [used_white] הזמן שניצל { -white(form: "definite") }, למשל 1d 12h
    [used_black] הזמן שניצל { -black(form: "definite") }, למשל 1d 12h
    [deadline] המועד האחרון של { -clock(form: "definite") } הפועל, באזור הזמן שלך; שדה ריק אינו משנה אותו
    [result] תוצאה
    [points_white] הנקודות של { -white(form: "definite") }
    [points_black] הנקודות של { -black(form: "definite") }
    [first] היום הראשון, לפי מקומו של השחקן
    [last] היום האחרון, לפי מקומו של השחקן
    [ply] מספר חצאי { -move(form: "plural-definite") } שנשארים
    [player] שמו של השחקן החדש
    [scope] { -game(form: "plural") }
    [claim] תביעה
    [upheld] ההכרעה בתביעה
    [act] ההחלטה שעליה מערערים
    [reverse] ההכרעה בערעור
    [resume_at] מועד { -resume(form: "definite") }, באזור הזמן שלך
   *[reason] סיבה, ששני השחקנים קוראים
}
page-desk-scope = { $scope ->
    [game] { -game(form: "definite") } הזה בלבד
    [event] כל { -game(form: "plural-definite") } של השחקן בתחרות הזאת שעוד נמשכים
   *[all] כל { -game(form: "plural-definite") } של השחקן כאן שעוד נמשכים
}
page-desk-white = { -white }, { $name }
page-desk-black = { -black }, { $name }
page-desk-upheld = התביעה נכונה.
page-desk-rejected = התביעה אינה נכונה.
page-desk-reversed = ההחלטה מבוטלת.
page-desk-confirmed = ההחלטה עומדת בעינה.
page-desk-numbered = מספר { $number }: { $what }
page-desk-unreadable = אי אפשר לקרוא את השדה הזה, ולכן שום דבר לא בוצע: { $field }.
page-desk-preview = הצגת ההשפעה
page-desk-not-done = עוד לא נרשם דבר. יש לעיין בהשפעה ולאשר אותה למטה.
page-desk-effect = ההשפעה
page-desk-on-record = עם האישור שלך יירשם הדבר הזה ביומן של { $game }, { $white } – { $black }:
page-desk-drops = { -move(form: "plural") } מותנים נמחקים. של מי: { $names }.
page-desk-elsewhere = גם { -game(form: "plural") } אחרים משתנים: { $scope }.
page-desk-again = { -game(form: "definite") } מתחיל מחדש במספר חדש.
page-desk-clocks-now = { -clock(form: "plural-definite") } עכשיו
page-desk-clocks-after = { -clock(form: "plural-definite") } אחר כך
page-desk-confirm = אישור: { $act }
page-desk-change = קודם לשנות
page-desk-stale = { -game(form: "definite") } השתנה מאז שהוצגה ההשפעה, ולכן שום דבר לא בוצע. זו ההשפעה עכשיו.
page-desk-stale-envelope = { -game(form: "definite") } השתנה מאז שהוצג הדף הזה, ולכן שום דבר לא בוצע.
page-desk-envelope = { -envelope(form: "definite") }
page-desk-envelope-of = { $game }: { -envelope(form: "definite") }
page-desk-early = מועד הפתיחה של { -envelope(form: "definite") } עוד לא הגיע. { $needed ->
    [one] לפתיחה לפני המועד דרושה הסכמה של { -arbiter } אחד.
    [two] לפתיחה לפני המועד דרושה הסכמה של שני { -arbiter(form: "plural") }.
   *[other] לפתיחה לפני המועד דרושה הסכמה של { $needed } { -arbiter(form: "plural") }.
}
page-desk-early-nobody = עוד לא נרשמה הסכמה של איש.
page-desk-early-you = ההסכמה שלך נרשמה.
page-desk-early-agreed = נרשמה הסכמה מאת { $name }.
page-desk-early-other = { -arbiter } אחר פותח אותה.
page-desk-pace = איך ניצלו שני השחקנים את זמנם
page-desk-pace-in = { $game }: איך ניצלו שני השחקנים את זמנם
page-desk-commitment = ערך ההתחייבות (SHA-256 של הטקסט):
page-desk-held-here = השירות פותח אותה עם { -resume } { -game(form: "definite") }.
page-desk-held = מספר המפתחות הדרושים לפתיחתה: { $needed }. מחזיקי המפתחות: { $holders }.
page-desk-opening-about = מה שיקרה ב{ -clock(form: "plural") } תלוי { -sealed-move(form: "in") }, שאיש אינו רואה לפני פתיחת { -envelope(form: "definite") }.
page-resume-about = השירות פותח אז את { -envelope(form: "definite") } ומבצע את { -sealed-move }. אם { -move(form: "definite") } הזה אינו חוקי או אינו ברור, { -game(form: "definite") } עלול להסתיים. אי אפשר לבטל זאת.
page-desk-resume = { -resume } { -game(form: "definite") }
page-desk-open = פתיחת { -envelope(form: "definite") }
page-desk-open-about = יש לפענח אותה במפתח שלך, מחוץ לדף הזה: age -d -i KEY envelope.age. אחר כך יש להדביק כאן את כל הטקסט; רק הטקסט שמתאים לערך ההתחייבות נחשב. הדף אינו מציג אותו שוב.
page-desk-decrypt-about = או שאפשר לפענח אותה בדפדפן הזה. המפתח הסודי שלך אינו נשלח, והטקסט נשלח רק עם הטופס שלמטה. שירות ששולח לדפדפן שלך סקריפט אחר יכול לקרוא את המפתח: שורת הפקודה בטוחה יותר.
page-desk-decrypt-closed = { -envelope } סגורה, או מה שנשאר סגור אחרי המפתח של { -arbiter } אחר
page-desk-decrypt-key = המפתח הסודי שלך, מן הקובץ של age-keygen
page-desk-decrypt-file = מפתח סודי מקובץ
page-desk-decrypt = פענוח בדפדפן הזה
page-desk-decrypt-no-key = אין מפתח סודי של age. הוא מתחיל ב־AGE-SECRET-KEY-1.
page-desk-decrypt-failed = המפתח הזה אינו פותח אותה.
page-desk-decrypt-wrong = מה ש{ -envelope(form: "in") } אינו תואם את ערך ההתחייבות.
page-desk-decrypt-left = המפתח שלך פתח שכבה. יש למסור את זה { -arbiter(form: "to") } הבא, שפותח במפתח אחר:
page-desk-closed = { -envelope(form: "definite") } הסגורה
page-desk-text = הטקסט של { -envelope(form: "definite") }
page-desk-early-reason = סיבה, אם היא נפתחת לפני המועד; שני השחקנים קוראים אותה
page-desk-trail = מהלך העניינים
page-desk-column = { $column ->
    [number] מס׳
    [what] מה
    [by] מי
    [received] התקבל
    [judged] נבדק
    [white] { -clock(form: "definite") } של { -white(form: "definite") } אחרי זה
   *[black] { -clock(form: "definite") } של { -black(form: "definite") } אחרי זה
}
page-desk-channel = { $channel ->
    [mail] במייל
    [http] בדף או ב־API
    [console] בשורת הפקודה
   *[timekeeper] מעצמו
}
page-desk-refused = סורב: { $why }
page-desk-recorded = כפי שנרשם
page-desk-cause = המקור:
page-desk-seconds = { $n } שנ׳
page-desk-clock = נוצל: { $used }, נותר: { $left }.
page-desk-left-off = ניסיונות שסורבו ואינם מוצגים: { $n }.
page-desk-event = { $event ->
    [created] תחילת { -game(form: "definite") }
    [moved] { -move }
    [said] הודעה
    [draw_offered] הצעת { -draw }
    [draw_declined] הצעת { -draw(form: "definite") } נדחתה
    [claim_upheld] התביעה התקבלה
    [claim_referred] תביעה { -arbiter(form: "to") }
    [analysed] ניתוח
    [claim_lapsed] התביעה פקעה
    [claim_rejected] התביעה נדחתה
    [illegal_move] { -move } { -illegal }
    [adjournment_proposed] הצעה להפסיק את { -game(form: "definite") }
    [adjournment_declined] ההצעה להפסיק את { -game(form: "definite") } נדחתה
    [sealing_began] השחקן שתורו צריך { -seal } { -move }
    [drafted] טיוטה הוכנסה ל{ -envelope }
    [sealed] { -move(form: "definite") } { -seal(form: "passive") }
    [face_acknowledged] הפרטים שעל { -envelope(form: "definite") } אושרו
    [resumption_set] מועד { -resume(form: "definite") } נקבע
    [resumption_requested] אחד השחקנים מוכן ל{ -resume }
    [resumed] { -game(form: "definite") } חודש
    [early_opening_approved] הפתיחה לפני המועד אושרה
    [came_late] אחד השחקנים איחר
    [envelope_missing] { -envelope(form: "definite") } אבדה או אינה נפתחת
    [publication_agreed] אחד השחקנים מסכים לפרסם את { -envelope(form: "definite") }
    [envelope_published] { -envelope(form: "definite") } פורסמה
    [reading_chosen] נבחר פירוש של { -sealed-move }
    [clocks_questioned] הודעה ש{ -clock(form: "plural-definite") } שגויים
    [opened] { -envelope(form: "definite") } נפתחה
    [flag_fell] { -flag } נפל
    [leave_booked] חופשה נרשמה
    [leave_cancelled] חופשה בוטלה
    [reflection_declared] הצהרה על המשך חשיבה
    [downtime_returned] הזמן שבו השירות לא פעל הוחזר
    [zone_noted] אזור הזמן נרשם
    [clock_refilled] { -clock(form: "definite") } מולא מן המאגר
    [mail_problem] המיילים אינם מגיעים
    [mail_restored] המיילים שוב מגיעים
    [ended] { -game(form: "definite") } הסתיים
    [withdrawn] פרישה
    [appealed] { -appeal }
    [appeal_decided] { -appeal(form: "definite") } הוכרע
    [act_warn] { -arbiter(form: "definite") }: אזהרה
    [act_time] { -arbiter(form: "definite") }: זמן נוסף או הופחת
    [act_clocks] { -arbiter(form: "definite") }: { -clock(form: "plural-definite") } תוקנו
    [act_adjudicate] { -arbiter(form: "definite") }: התוצאה נפסקה
    [act_forfeit] { -arbiter(form: "definite") }: הוכרז הפסד
    [act_cancel] { -arbiter(form: "definite") }: { -game(form: "definite") } בוטל
    [act_annul] { -arbiter(form: "definite") }: { -game(form: "definite") } הוכרז בטל
    [act_give_way] { -game } אחר נחשב
    [act_points] { -arbiter(form: "definite") }: הנקודות שונו
    [act_leave] { -arbiter(form: "definite") }: ניתנה חופשה מיוחדת
    [act_end_leave] { -arbiter(form: "definite") }: החופשה הסתיימה
    [act_adjourn] { -arbiter(form: "definite") }: הוחלט להפסיק את { -game(form: "definite") }
    [act_take_back] { -arbiter(form: "definite") }: { -move(form: "plural") } הוחזרו
    [act_replace] { -arbiter(form: "definite") }: שחקן הוחלף
    [act_expel] { -arbiter(form: "definite") }: שחקן הורחק
   *[other] { $event }
}
page-admin = ניהול השירות
page-admin-players = שחקנים
page-admin-mail = מיילים נכנסים
page-admin-trouble = מיילים ואירועים שאינם מגיעים
page-admin-health = מצב השירות
page-admin-aside = { $n ->
    [0] אין מייל נכנס שמחכה לך.
    [one] מייל נכנס אחד מחכה לך.
    [two] שני מיילים נכנסים מחכים לך.
   *[other] { $n } מיילים נכנסים מחכים לך.
}
page-admin-more = עוד
page-admin-none = אין.
page-admin-part = חלק מן השם
page-admin-address = כתובת מייל מלאה
page-admin-search = חיפוש
page-admin-no-address = אין חשבון שזו כתובתו.
page-admin-since = מאז: { $at }
page-admin-player = השחקן { $name }
page-admin-role = תפקיד
page-admin-deleted = החשבון הזה נמחק.
page-admin-mail-arrives = שום מייל אל השחקן לא חזר.
page-admin-stopped = מיילים שחזרו החל מתאריך { $since }: { $n }, וסיבת החזרה של האחרון: { $reason }. מיילים על { -game(form: "plural") } אינם נשלחים.
page-admin-returned = מיילים שחזרו החל מתאריך { $since }: { $n }, וסיבת החזרה של האחרון: { $reason }. מיילים עדיין נשלחים.
page-admin-sessions = התחברויות
page-admin-no-sessions = השחקן אינו מחובר בשום מקום.
page-admin-trail = מהלך העניינים בחשבון
page-admin-trail-about = הרשומות החדשות ביותר ראשונות. השחקן מקבל אותן עם הנתונים שלו.
page-admin-event = { $what ->
    [signed_up] החשבון נוצר
    [signed_in] התחברות
    [session_ended] התחברות נותקה
    [sessions_ended] כל ההתחברויות נותקו
    [refresh_token_reused] התחברות נותקה, כי המפתח שלה שימש פעמיים
    [api_token_made] נוצר אסימון לתוכנות
    [api_token_revoked] בוטל אסימון לתוכנות
    [api_tokens_revoked] בוטלו כל האסימונים לתוכנות
    [calendar_made] נוצרה כתובת של לוח המועדים
    [calendar_revoked] בוטלה הכתובת של לוח המועדים
    [webhook_secret_made] נוצר מפתח סודי ל־webhook
    [webhook_enabled] הופעל webhook
    [webhook_deleted] נמחק webhook
    [envelope_key] נקבע מפתח ל{ -sealed-move(form: "plural") }
    [address_changed] כתובת המייל שונתה
    [role_changed] התפקיד שונה
    [mail_stopped] הופסקה שליחת מיילים על { -game(form: "plural") }
    [mail_resumed] חודשה שליחת מיילים על { -game(form: "plural") }
    [mail_restored] מנהל חידש את שליחת המיילים על { -game(form: "plural") }
    [unsubscribed_by_link] התראות כובו דרך קישור במייל
    [text_erased] טקסט נמחק
    [mail_replayed] מייל נכנס נקרא שוב
    [mail_released] מייל נכנס שוחרר
    [mail_discarded] מייל נכנס סולק
    [deleted] החשבון נמחק
   *[other] { $what }
}
page-admin-restored = השירות שוחזר מגיבוי
page-admin-text-place = { $game }, אירוע { $number }
page-admin-reason = סיבה, שנשארת רשומה לתמיד: בלי שום פרט אישי
page-admin-no-reason = לא בוצע דבר: יש לכתוב סיבה בשורה אחת, לכל היותר 200 תווים.
page-admin-act = { $act ->
    [role] שינוי התפקיד
    [restore-mail] { -resume } שליחת המיילים
    [end-sessions] ניתוק כל ההתחברויות
    [replay] קריאה חוזרת
    [release] שחרור המייל
   *[discard] סילוק המייל
}
page-admin-effect = { $act ->
    [role] החשבון מקבל את התפקיד החדש מיד, ומייל מודיע על כך לשחקן.
    [restore-mail] המיילים שחזרו נשכחים, ומיילים על { -game(form: "plural") } נשלחים שוב אל השחקן.
    [end-sessions] השחקן מנותק מכל המקומות. אסימוני התוכנות נשארים.
    [replay] המייל נקרא מתחילתו. מה שכבר בוצע בגללו אינו מבוצע פעמיים.
    [release] המייל נחשב למייל של השחקן עצמו על סמך דברך, יהיה השולח מי שיהיה.
   *[discard] המייל מסתיים כאן, והטקסט שלו נמחק לתמיד.
}
page-admin-not-done = עוד לא בוצע דבר. יש לעיין בכך ולאשר למטה.
page-admin-done = הדבר בוצע ונרשם.
page-admin-nothing = לא בוצע דבר: לא היה מה לבצע, או שהטקסט של המייל כבר אינו קיים.
page-admin-own-game = לא בוצע דבר: ייתכן שהמייל הזה נוגע ל{ -game } שלך, ולכן מנהל אחר מטפל בו.
page-admin-mail-about = מייל מעוכב כשאי אפשר לקרוא אותו, כשיש ספק מי כתב אותו, או כשמישהו כתב אליך. יש לעיין בו לפני שעוברים 30 ימים.
page-admin-list = { $list ->
    [aside] מעוכבים
    [pending_confirm] מחכים לאישור
    [unanswered] בלי תשובה
   *[all] הכול
}
page-admin-mail-number = מייל { $id }
page-admin-mail-text = טקסט
page-admin-mail-state = { $state ->
    [received] עוד לא נקרא
    [applied] בוצע
    [duplicate] כבר הגיע קודם
    [auto] נכתב בידי תוכנה
    [bounced] מייל שחזר
    [rejected] נדחה
    [pending_confirm] מחכה לאישור
    [quarantined] מעוכב
   *[poison] מעוכב, כי קריאתו נכשלה
}
page-admin-why = { $cause ->
    [auto_submitted] כתוב בו שתוכנה כתבה אותו
    [precedence] כתוב בו שהוא דיוור המוני
    [list] הוא הגיע דרך רשימת תפוצה
    [autoreply] הוא תשובה אוטומטית
    [null_sender] אין לו שולח שאפשר לענות לו
    [loop] הוא מייל של השירות הזה שחזר
    [report] הוא דוח על מסירת מייל
    [robot] השולח שלו הוא כתובת של תוכנה
    [own_address] השולח שלו הוא כתובת של השירות הזה
    [did_you_mean] השחקן נשאל אם הכוונה ל{ -move } אחר
    [meant] השחקן אישר את { -move(form: "definite") }
    [asked] השחקן נשאל מה הכוונה
    [erased] הטקסט שלו נמחק
    [unreadable] אי אפשר לקרוא אותו
    [unreadable_row] אי אפשר לקרוא את הרשומה שלו במסד הנתונים
    [ambiguous_from] לא כתוב בו כותב אחד ויחיד
    [no_player] הכתובת שלו אינה שייכת עכשיו לשום חשבון
    [mail_off] { -move(form: "plural") } במייל כבויים בהגדרות של השחקן
    [message_id] הוא עותק של מייל קודם
    [failed] הוא מודיע שמייל לא הגיע
    [not_counted] הוא דוח שאינו נספר
    [delayed] הוא מודיע על עיכוב
    [to_bounce_address] הוא אינו דוח, אבל הגיע לכתובת של דוחות
    [nothing_to_confirm] אין מה לאשר
    [nothing_waits] שום דבר אינו מחכה עוד לתשובה
    [another_waits] מייל אחר מחכה לאישור
    [dmarc_fail] שם המתחם של השולח מודיע שהמייל מזויף (DMARC)
    [not_a_player] הכותב שלו אינו { -game } { -game(form: "in") } הזה
    [not_the_player] השחקן לא שלח אותו
    [unconfirmed_sender] השחקן נשאל אם המייל שלו
    [not_confirmed] איש לא אישר אותו בזמן
    [confirmed] השחקן אישר באמצעותו מייל
    [disowned] השחקן הודיע בו שמייל אינו שלו
    [no_yes] אין בו "{ word-yes }" ואין בו "{ word-no }"
    [passed_on] הוא הועבר למנהל
    [for_operator] אי אפשר היה להעביר אותו למנהל
    [helped] נשלחה עליו תשובה עם הסבר
    [joins] התבקש אישור ממי שאין לו חשבון
    [joined] נוצר באמצעותו חשבון
    [before_an_act] הוא נכתב לפני ש{ -arbiter } ביטל משהו { -game(form: "in") }
    [before_restoration] הוא נכתב לפני שהשירות שוחזר מגיבוי
    [unanswered] התשובה עליו עוכבה, כי היו יותר מדי תשובות
    [discarded] מנהל סילק אותו
    [failures] קריאתו נכשלה שלוש פעמים
    [deaths] התוכנה קרסה בכל פעם שקראה אותו
    [left] הוא מחכה לגרסה חדשה יותר של השירות
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] שם המתחם של השולח ערב לזהות הכותב.
    [fail] שם המתחם של השולח מודיע שהמייל מזויף.
   *[unknown] איש אינו ערב לזהות הכותב.
}
page-admin-outgoing = { $kind ->
    [game-started] תחילת { -game }
    [your-move] { -move } { -opponent(form: "of") }
    [move-recorded] רישום של { -move } במייל
    [reminder] תזכורת
    [game-news] חדשות על { -game }
    [adjournment] { -adjourn } { -game }
    [arbiter-news] חדשות { -arbiter(form: "to") }
    [log-receipt] הוכחה ל{ -sealed-move(form: "bare") }
    [game-over] סוף { -game }
    [restored] שחזור מגיבוי
    [challenge] הזמנה
    [transcript] תשובה למייל
    [confirmation] שאלה
    [sign-in-code] קוד
    [account-news] חדשות על חשבון
    [digest] תקציר
   *[passed-on] מייל שהועבר
}
page-admin-not-sent = { $reason ->
    [gone] היעד מודיע שאינו קיים עוד
    [failed] במשך חמישה ימים אי אפשר היה לשלוח דבר
    [restored] השירות שוחזר מגיבוי
    [interrupted] התוכנה הפסיקה לפעול בזמן השליחה
    [no_event] אין אירוע כזה
    [redirect] היעד מפנה לכתובת אחרת
    [internal] תקלה בשירות הזה
    [timeout] היעד אינו עונה בזמן
    [host_not_found] השרת של היעד אינו מוכר
    [private_address] ליעד אין כתובת באינטרנט
    [not_https] הכתובת של היעד היא בלי הצפנה
    [tls] אישור האבטחה של היעד אינו תקף, או ש־TLS נכשל
    [connection_refused] היעד אינו מקבל חיבור
    [connection] החיבור אל היעד נותק
    [not_http] היעד אינו עונה לפי HTTP
   *[other] היעד עונה בקוד המצב { $reason }
}
page-admin-tries = { $n ->
    [one] ניסיון אחד.
    [two] שני ניסיונות.
   *[other] { $n } ניסיונות.
}
page-admin-received = התקבל
page-admin-at = { $at }
page-admin-state = מצב
page-admin-cause = תוצאה או סיבה
page-admin-to = אל
page-admin-to-game = { $game }, כתובת התשובה של { $name }
page-admin-to-account = החשבון של { $name }
page-admin-to-confirm = השאלה על מייל { $id }
page-admin-to-mailbox = תיבת המייל { $mailbox }
page-admin-to-bounce = כתובת ההחזרה של מייל יוצא { $id }
page-admin-author = כותב
page-admin-attempts = קריאה
page-admin-confirmed = הוא נחשב למייל של השחקן עצמו.
page-admin-text-about = זו תחילתו של המייל כפי שהגיע, בלי כתובות של השירות, קודים וחלקים מקודדים או חלקי HTML. אין לספר לאחרים מה כתוב בו.
page-admin-text-cut = השאר אינו מוצג.
page-admin-hidden = { $because ->
    [own_game] ייתכן שהמייל נוגע ל{ -game } שלך. מנהל אחר מטפל בו.
    [sealed] הטקסט אינו מוצג, כי ייתכן שיש בו { -sealed-move(form: "bare") }: { -game(form: "in") } שהמייל אולי נוגע לו יש { -move } כזה, או שעשוי להיות. קריאה חוזרת, שחרור המייל וסילוקו אפשריים בכל זאת.
    [secret] הטקסט אינו מוצג, כי ייתכן שיש בו { -move }, או מילה על { -seal(form: "construct") } { -move }, על טיוטות או על { -move(form: "plural") } מותנים. קריאה חוזרת, שחרור המייל וסילוקו אפשריים בכל זאת.
    [not_aside] הטקסט אינו מוצג, כי המייל לא עוכב.
   *[gone] הטקסט נמחק.
}
page-admin-bounces = שחקנים שמיילים אינם מגיעים אליהם
page-admin-sources = תיבות שמהן מתקבלים מיילים
page-admin-source-unused = אינה בשימוש
page-admin-source-fine = מיילים מתקבלים
page-admin-source-looked = בדיקה אחרונה: { $at }
page-admin-dead = מיילים יוצאים שניסיונות השליחה שלהם הופסקו
page-admin-an-address = לכתובת בלי חשבון
page-admin-about = על { $game }
page-admin-webhooks = webhooks כבויים או נכשלים
page-admin-webhook = Webhook { $id } אל { $host }
page-admin-webhook-failing = נכשל החל מתאריך { $since }
page-admin-webhook-off = כבוי ({ $because })
page-admin-deliveries = אירועים שניסיונות השליחה שלהם הופסקו
page-admin-delivery = אירוע { $id } אל webhook { $webhook }, על { $game }
page-admin-ready = השירות מוכן.
page-admin-not-ready = השירות אינו מוכן.
page-admin-clock-jumped = השעון של המחשב כוון מחדש. שום { -flag(form: "bare") } לא ייפול ושום דבר לא יימחק עד שהשעון יהיה נכון.
page-admin-answers-held = יותר תשובות אוטומטיות מן הרגיל צריכות להישלח. מספר התשובות שמוחזקות ויישלחו אחר כך: { $n }
page-admin-commands-aside = בקשות לכל { -game(form: "plural-definite") } של שחקן שנכשלו באחד מהם: { $n }
page-admin-version = גרסה
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = הדור של מסד הנתונים
page-admin-backup = הגיבוי האחרון של postzug backup
page-admin-no-backup = לא ידוע על גיבוי
page-admin-running = { -game(form: "plural") } פעילים
page-admin-ended = { -game(form: "plural") } שהסתיימו
page-admin-accounts = חשבונות
page-admin-bytes = גודל מסד הנתונים
page-admin-set-aside = מיילים נכנסים מעוכבים
page-admin-unsent = מיילים יוצאים שצריך לשלוח
page-admin-oldest = הישן ביותר מחכה: { $age }.
page-admin-undelivered = אירועים שצריך לשלוח ל־webhooks
page-admin-log-size = רשומות היומן
page-admin-log-signed = רשומות תחת הראש החתום האחרון
page-admin-log-waiting = אירועים שעוד אינם ביומן
page-admin-checkpoint = הראש החתום של היומן (checkpoint)
page-admin-health-more = הפקודה postzug doctor בודקת את המחשב, את שרת המשלוח ואת ה־DNS.

page-problem = לא בוצע
page-typed = זה מה שכתבת, והוא לא נשלח: כדאי להעתיק אותו
page-typed-reason = סיבה
page-claim-move = התביעה נרשמה, ו{ -move(form: "definite") } שהוכרז בוצע.
page-claim-no-move = התביעה נרשמה, ועוד יש לבצע את { -move(form: "definite") }.
page-claim-recorded = התביעה נרשמה; אם הוכרז { -move } חוקי, הוא בוצע.
page-problem-code = { $status }, { $code }
