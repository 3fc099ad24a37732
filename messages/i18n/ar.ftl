### Every sentence that a person reads, in Arabic. docs/translating.md says how to add a language.

-game = { $form ->
    [definite] المباراة
    [to] للمباراة
    [two] مباراتان
    [two-oblique] مباراتين
    [your] مباراتك
    [plural] مباريات
    [plural-definite] المباريات
    [plural-to] للمباريات
    [plural-your] مبارياتك
    [plural-my] مبارياتي
    [plural-theirs] مبارياته
    [plural-of-all] مبارياتهم
   *[bare] مباراة
}
-move = { $form ->
    [definite] النقلة
    [to] للنقلة
    [your] نقلتك
    [theirs] نقلته
    [its] نقلتها
    [two] نقلتان
    [two-oblique] نقلتين
    [plural] نقلات
    [plural-definite] النقلات
    [plural-to] للنقلات
    [plural-your] نقلاتك
   *[bare] نقلة
}
-sealed-move = { $form ->
    [definite] النقلة المختومة
    [to] للنقلة المختومة
    [your] نقلتك المختومة
    [plural-definite] النقلات المختومة
    [plural-to] للنقلات المختومة
   *[bare] نقلة مختومة
}
-draw = { $form ->
    [definite] التعادل
    [by] بالتعادل
   *[bare] تعادل
}
-castling = { $form ->
    [definite] التبييت
   *[bare] تبييت
}
-en-passant = بالتجاوز
-promotion = { $form ->
    [definite] الترقية
   *[bare] ترقية
}
-opponent = { $form ->
    [to] للخصم
    [your] خصمك
    [bare] خصم
   *[definite] الخصم
}
-arbiter = { $form ->
    [bare] حكم
    [to] للحكم
    [accusative] حكمًا
    [two] حكمان
    [two-oblique] حكمين
    [two-genitive] حكمَين
    [plural] حكام
    [plural-definite] الحكام
    [plural-to] للحكام
   *[definite] الحكم
}
-envelope = { $form ->
    [bare] مظروف
    [to] للمظروف
    [accusative] مظروفًا
    [your] مظروفك
    [its] مظروفها
    [plural] مظاريف
    [plural-definite] المظاريف
    [plural-to] للمظاريف
   *[definite] المظروف
}
-clock = { $form ->
    [your] ساعتك
    [bare] ساعة
    [to] للساعة
    [theirs] ساعته
    [two] ساعتان
    [two-definite] الساعتان
    [two-oblique] الساعتين
    [two-to] للساعتين
    [plural-definite] الساعات
    [plural-its] ساعاتها
   *[definite] الساعة
}
-flag = { $form ->
    [your] عَلَمك
    [bare] عَلَم
   *[definite] العَلَم
}
-deadline = الموعد النهائي
-check = كش
-mate = كش مات
-stalemate = مخنوق
-no-clock = الساعتان متوقفتان
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
    [with-li] للأبيض
   *[bare] الأبيض
}
-black = { $form ->
    [with-li] للأسود
   *[bare] الأسود
}
-resign = { $form ->
    [bare] استسلام
    [yours] استسلامك
   *[definite] الاستسلام
}
-adjourn = { $form ->
    [bare] تأجيل
    [adjective] مؤجلة
    [definite-adjective] المؤجلة
   *[definite] التأجيل
}
-resume = { $form ->
    [bare] استئناف
   *[definite] الاستئناف
}
-seal = { $form ->
    [definite] الختم
    [feminine] مختومة
   *[bare] ختم
}
-illegal = { $form ->
    [masculine] غير قانوني
   *[feminine] غير قانونية
}
-appeal = { $form ->
    [bare] طعن
   *[definite] الطعن
}

language-name = العربية

## Dates and lengths of time

date = { $weekday }، { $day } { $month } { $year }، الساعة { $time } ({ $iso } { $offset })
date-beyond = تاريخ خارج حدود التقويم
weekday-monday = الاثنين
weekday-tuesday = الثلاثاء
weekday-wednesday = الأربعاء
weekday-thursday = الخميس
weekday-friday = الجمعة
weekday-saturday = السبت
weekday-sunday = الأحد
month-january = يناير
month-february = فبراير
month-march = مارس
month-april = أبريل
month-may = مايو
month-june = يونيو
month-july = يوليو
month-august = أغسطس
month-september = سبتمبر
month-october = أكتوبر
month-november = نوفمبر
month-december = ديسمبر
length-days = { $n ->
    [zero] 0 يوم
    [one] يوم واحد
    [two] يومان
    [few] { $n } أيام
    [many] { $n } يومًا
   *[other] { $n } يوم
}
length-hours = { $n ->
    [zero] 0 ساعة
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $n } ساعات
    [many] { $n } ساعة
   *[other] { $n } ساعة
}
length-minutes = { $n ->
    [zero] 0 دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $n } دقائق
    [many] { $n } دقيقة
   *[other] { $n } دقيقة
}
exact-days = { $n } { $n ->
    [zero] يوم
    [one] يوم
    [two] يوم
    [few] أيام
    [many] يومًا
   *[other] يوم
}
exact-hours = { $n } { $n ->
    [zero] ساعة
    [one] ساعة
    [two] ساعة
    [few] ساعات
    [many] ساعة
   *[other] ساعة
}
exact-minutes = { $n } د
exact-seconds = { $n } ث

## Lists

list-comma = ،
verbatim = {""}{ $line }
list-or = { $first } أو { $last }
list-more = { $list } وغيرها، وعددها { $n }

## Time controls

control = { $control }
control-per-move = { $days ->
    [zero] 0 يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
} لكل { -move }
control-period = { $moves ->
    [zero] 0 { -move }
    [one] { -move } واحدة
    [two] { -move(form: "two") }
    [few] { $moves } { -move(form: "plural") }
    [many] { $moves } { -move }
   *[other] { $moves } { -move }
} في وقت قدره: { $time }
control-then = { $first }، ثم { $next }
control-increment-of = { $period } + { $increment } لكل { -move }
control-cap-of = { $period }، والحد الأقصى: { $cap }
control-delay-of = { $period }، مع تأخير: { $delay }
control-whole-days = { $control }، بأيام كاملة
control-double = { $control }، ويُحسب الوقت مضاعفًا بعد { $days ->
    [zero] 0 يوم
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}
control-thematic-start = { $control }، بداية محددة سلفًا
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks }، عدد { -move(form: "plural-definite") }: { $moves }

## What adjourned games wait for

adjourned-resumption = موعد { -resume }، أو { $replier }
adjourned-opening = فتح { -envelope }؛ { -no-clock }
adjourned-replier = { $replier }، و{ -clock(form: "bare") } هذا اللاعب تعمل
adjourned-former_sealer = { $replier } (هذا اللاعب { -seal } { -move } من قبل ولم يحضر بعد)؛ { -clock(form: "bare") } هذا اللاعب تعمل
adjourned-late_opening = فتح { -envelope }: تأخر أحد اللاعبين عن الحضور
adjourned-adjudication = { -arbiter }، للبت في النتيجة، أو { $sealer }، إن كان نص { -sealed-move(form: "definite") } لدى هذا اللاعب؛ { -no-clock }
adjourned-sealed_text = { $sealer }، لعرض نص { -sealed-move(form: "definite") }؛ { -clock(form: "bare") } هذا اللاعب تعمل
adjourned-reading = { $replier }، لاختيار إحدى القراءات؛ { -clock(form: "bare") } هذا اللاعب تعمل
adjourned-publication = { -arbiter(form: "bare") } لديه مفتاح، أو { $sealer }، لعرض ما يريد اللاعبان عرضه
adjourned-sealing = { $sealer }، ل{ -seal } المسودة أو { -move } أخرى؛ { -clock(form: "bare") } هذا اللاعب تعمل
adjourned-gone = { $waits_for }؛ والحسابات التالية التي لها مفاتيح { -envelope } لم تعد موجودة: { $players }{ $complete ->
    [no] ، فلا يمكن فتح { -envelope } هنا
   *[yes] {""}
}

## Mails about an account

account-welcome =
    لديك حساب على { $site }، واسمك هنا: { $name }. إن لم يكن ذلك بطلب منك فلا حاجة إلى أي إجراء: لا تبدأ أي { -game } من دونك.

    يمكن فعل كل شيء بالبريد. يكفي الرد على هذه الرسالة، وفي كل سطر أمر واحد:

    {"  "}{ command-seek }: للبحث عن { -opponent(form: "bare") }؛ { command-seek } 10 { word-days }، { command-seek } { word-white }
    {"  "}{ command-seeks }: من يبحث أيضًا؛ وتبدأ { -game(form: "definite") } بالأمر { command-accept-challenge } C7
    {"  "}{ command-challenge } <الاسم>: لتحدي لاعب
    {"  "}{ command-games }: { -game(form: "plural-your") }، ودور من في كل منها
    {"  "}{ command-settings }: منطقتك الزمنية، وطريقة تدوين { -move(form: "plural-definite") }، والإشعارات
    {"  "}{ command-help }: كل الأوامر

    عند بدء { -game(form: "definite") } تصلك رسالة فيها الوضع و{ -clock(form: "your") }. يكون الرد عليها ب{ -move(form: "your") } وحدها في سطر، مثل e4 أو 5254.
account-deleted = حُذف الحساب { $name }. لن يُرسَل شيء بعد الآن إلى هذا العنوان.
account-address = للحساب { $name } الآن عنوان بريد آخر. لن يُرسَل شيء بعد الآن إلى هذا العنوان، وأُنهيت كل الجلسات وأُلغيت كل رموز API. إن لم يكن هذا منك، فالرجاء إبلاغ القائمين على هذه الخدمة.
account-role = صفتك هنا الآن: { $role }.
role-player = لاعب
role-arbiter = { -arbiter(form: "bare") }
role-administrator = مشرف
account-envelope-key = ضُبط لحسابك مفتاح يفتح { -sealed-move(form: "plural-definite") }: { $key }. إن لم يكن هذا منك، فالرجاء إنهاء جلساتك وإبلاغ أحد المشرفين فورًا: من الآن تُختم { -move(form: "plural-definite") } لهذا المفتاح.
account-token-made = أُنشئ لحسابك رمز API باسم «{ $label }». إن لم يكن هذا منك، فالرجاء إلغاؤه.
account-tokens-revoked = استُعيدت الخدمة من نسخة احتياطية. أُلغيت رموز API الخاصة بك، لأن رمزًا ألغيته بنفسك بعد تلك النسخة كان سيعود صالحًا. الرجاء إنشاء رموز جديدة لبرامجك.
calendar-made = أُنشئ عنوان تقويم مواعيدك. تشترك فيه برامج التقويم وتعرض المواعيد النهائية في { -game(form: "plural-your") }:
calendar-how = كل من لديه هذا العنوان يمكنه قراءة مواعيدك النهائية، فالرجاء عدم إعطائه لأحد. العنوان السابق لم يعد صالحًا. لإلغاء هذا العنوان يُكتب: { command-calendar-off }
calendar-shown = أُنشئ عنوان لتقويم مواعيدك. كل من لديه هذا العنوان يمكنه قراءة المواعيد النهائية في { -game(form: "plural-your") }. إن كان هناك عنوان سابق فلم يعد صالحًا. إن لم يكن هذا منك، يُكتب: { command-calendar-off }
calendar-void = استُعيدت الخدمة من نسخة احتياطية. أُلغي عنوان تقويم مواعيدك، لأن عنوانًا ألغيته بنفسك بعد تلك النسخة كان سيعود صالحًا. لإنشاء عنوان جديد يُكتب: { command-calendar }
webhook-made = أُنشئ webhook لحسابك: تُرسَل أحداث { -game(form: "plural-your") } إلى { $host }. إن لم يكن هذا منك، فالرجاء حذفه وإلغاء رموز API الخاصة بك.
webhook-secret-made = أُنشئ مفتاح سري جديد لـ webhook الخاص بك الذي يرسل إلى { $host }. يبقى المفتاح السابق صالحًا 24 ساعة أخرى. إن لم يكن هذا منك، فالرجاء حذف webhook وإنهاء جلساتك.
webhook-secrets-a-day = عدد المفاتيح السرية لـ webhook التي أنشأتها في آخر 24 ساعة هو { $limit }؛ يلزم الانتظار.
webhook-enabled = شُغّل webhook الخاص بك: تُرسَل أحداث { -game(form: "plural-your") } إلى { $host }. إن لم يكن هذا منك، فالرجاء حذفه وإنهاء جلساتك.
webhook-off = تعذر إرسال أي شيء إلى { $host } طوال خمسة أيام. أُوقف webhook الخاص بك، ولن يُرسَل ما كان ينتظره. عندما يعمل المستقبِل يلزم تشغيل webhook من جديد.
webhook-failed = لا يعمل webhook الخاص بك: تعذر إرسال حدث إلى { $host } طوال ثلاثة أيام، ولن تتكرر محاولة إرساله. الأحداث اللاحقة ما زالت تُرسَل. الرجاء مراجعة عمليات التسليم الخاصة به؛ يمكن إعادة إرسالها خلال 30 يومًا. لن تصل رسالة أخرى عن ذلك حتى تنجح عملية تسليم.
webhook-gone = أفاد المستقبِل في { $host } بأنه لم يعد موجودًا. أُوقف webhook الخاص بك، ولن يُرسَل إليه شيء بعد الآن.
webhook-restored = استُعيدت الخدمة من نسخة احتياطية. أُوقف webhook الخاص بك في { $host }، لأن واحدًا حذفته بنفسك بعد تلك النسخة كان سيعود. الرجاء تشغيله من جديد أو حذفه.
account-session-copied = استُعمل مفتاح إحدى جلساتك (البرنامج: { $device }) مرتين، فربما نسخه شخص آخر. أُنهيت تلك الجلسة. الرجاء تسجيل الدخول من جديد حيث يلزمك.
account-unknown-client = غير معروف
bounce-unknown = بلا رمز حالة
bounce-expired = تعذر التسليم في الوقت المناسب
bounce-not-sent = تعذر الاتصال بخادم بريد يقبل الرسالة
account-mail-stopped = لا يصل البريد إلى اللاعب: { $name }. عدد الرسائل المرتجعة: { $bounces }، منذ: { $since }. سبب ارتجاع آخرها: { $reason }. لا تُرسَل رسائل أخرى عن { -game(form: "plural-definite") } إلى هذا اللاعب حتى يعمل بريده من جديد. ذُكر ذلك في سجل كل { -game } جارية: { $games }. { -clock(form: "plural-definite") } تواصل عملها؛ وما قد يترتب على ذلك يقرره { -arbiter }.
account-mail-not-fetched = يتعذر جلب البريد من { $source } منذ: { $since }. السبب: { $trouble ->
    [unreachable] يتعذر الوصول إلى الخادم
    [slow] الخادم لا يرد في الوقت المناسب
    [certificate] شهادة الخادم غير صالحة، أو فشل TLS
    [password] الخادم يرفض اسم المستخدم أو كلمة السر
    [folder] يتعذر فتح المجلد
    [full] صندوق البريد ممتلئ
   *[protocol] الخادم يرفض أمرًا
}. { -move(form: "plural-definite") } المرسلة بالبريد تنتظر هناك. ما يجب عمله: postzug doctor
account-mail-aside = غيّر برنامج آخر { $source } في أثناء إخراج Postzug البريد منه. منذ { $since } يوجد بجانبه ملف فيه ما قد يكون ناقصًا هناك؛ وما زال البريد يُستلم. ما يجب عمله: postzug doctor
account-mail-single = منذ { $since } يتعذر استلام بعض الرسائل الموجودة في { $source }، و{ -move(form: "plural-definite") } التي فيها تنتظر هناك. الرسائل الأخرى تُستلم. يواصل Postzug المحاولة. ما يجب عمله: البحث عن السبب في سجل الخدمة. الرسالة التي تُحذف أو تُنقل إلى مكان آخر لا تتكرر محاولة استلامها.
account-mail-stopped-help = { -game(form: "plural-your") } هنا، و{ -clock(form: "plural-its") } تواصل عملها. الرجاء التأكد من أن صندوق بريدك يستقبل الرسائل، أو تغيير العنوان بالطلب POST /v1/me/address. ثم إرسال الطلب POST /v1/me/mail/resume
account-mail-returned-help = الرجاء التأكد من أن صندوق بريدك يستقبل الرسائل، أو تغيير العنوان بالطلب POST /v1/me/address. ما زال البريد يُرسَل إليك؛ وإذا ارتدت رسائل أخرى توقف إرساله.
account-left = { $how ->
    [silence] خسارة نصف { -game(form: "plural-definite") } بسبب الصمت، وتُعد انسحابًا: { $name }.
    [withdrawal] انسحاب: { $name }.
   *[expulsion] استبعاد: { $name }.
} { $scope ->
    [all] يشمل ذلك كل { -game(form: "plural-definite") }.
   *[event] يشمل ذلك البطولة «{ $event }».
} { $games }
account-left-none = لا توجد { -game(form: "plural") } أخرى.
account-left-none-yet = { -game(form: "plural") } هذا اللاعب الأخرى الجارية: لا شيء حتى الآن.
account-left-games = { -game(form: "plural") } هذا اللاعب الأخرى الجارية: { $games }.
account-left-fault = تعذر ذلك في بعضها بسبب عطل: يجده المشغّل في سجل الخدمة.
account-left-open = في هذه { -game(form: "plural-definite") } { -no-clock } حتى يبت { -arbiter } في نتيجتها أو يسمح لشخص آخر بمواصلة اللعب: { $games }.
account-not-done = { $game } (لم يُنفَّذ: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = لست من لاعبَي هذه { -game(form: "definite") }.
    .title = ليس من لاعبَي هذه { -game(form: "definite") }
    .help = هذا متاح للاعبَين وحدهما.
refusal-not_an_arbiter = هذا متاح { -arbiter(form: "to") } وحده.
    .title = هذا متاح { -arbiter(form: "to") } وحده
    .help = سؤال { -arbiter(form: "bare") } { -game(form: "definite") }.
refusal-same_player = لا يمكن للاعب أن يلعب ضد نفسه.
    .title = لا أحد يلعب ضد نفسه
    .help = تسمية { -opponent(form: "bare") } آخر.
refusal-bad_start = لا يمكن أن تبدأ { -game(form: "definite") } هكذا: { $reason }.
    .title = لا يمكن أن تبدأ { -game(form: "definite") } هكذا
    .help = تصحيح وضع البداية أو اللائحة.
refusal-not_your_move = الدور الآن على { -opponent }.
    .title = الدور الآن على { -opponent }
    .help = انتظار { -move } { -opponent }.
refusal-wrong_ply = كان هذا للوضع الذي سبقته أنصاف { -move(form: "plural") } عددها { $expected }، لكن عدد ما لُعب منها { $current }.
    .title = كان هذا لوضع آخر
    .help = قراءة { -game(form: "definite") } من جديد وإرسال { -move(form: "definite") } مع قيمة ply الحالية.
refusal-already_played = سبق تسجيل هذه { -move(form: "definite") }، ورقم نصف { -move(form: "definite") }: { $ply }.
    .title = سبق تسجيل هذه { -move(form: "definite") }
    .game = { -move(form: "definite") } باقية كما سُجلت أول مرة.
    .help = لا حاجة إلى شيء: { -move(form: "definite") } محسوبة.
refusal-not_a_move = «{ $text }» ليست { -move } في أي تدوين تعرفه هذه الخدمة.
    .title = ليست { -move }
    .help = كتابة { -move } واحدة، مثل 5254 أو e4؛ و{ -move(form: "plural-definite") } القانونية في GET .../legal
refusal-illegal_move = { -move(form: "definite") } «{ $text }» { -illegal } هنا: { $reason }.
    .title = { -illegal } هنا
    .game = لم تُلعب أي { -move } و{ -clock } تواصل عملها. حُسبت المحاولة.
    .help = إرسال { -move } قانونية؛ والقائمة في GET .../legal
refusal-ambiguous_move = { -move(form: "to") } «{ $text }» أكثر من قراءة: { $readings }.
    .title = تنطبق أكثر من { -move } قانونية
    .help = إرسال إحدى القراءات.
refusal-promotion_missing = يجب أن تحدد { -move(form: "definite") } «{ $text }» القطعة التي يُرقّى إليها البيدق: { $readings }.
    .title = قطعة { -promotion(form: "definite") } ناقصة
    .help = تحديد القطعة التي يُرقّى إليها البيدق، مثل 57581 أو e8=Q
refusal-too_late = انقضت المهلة قبل وصول هذا.
    .title = انقضت المهلة
    .game = لم يُنفَّذ شيء. يسقط { -flag } وتُنهي الخدمة { -game(form: "definite") }، إلا إذا كانت المطالبة بسقوطه واجبة.
    .help = لا يمكن إرسال شيء إلى هذه { -game(form: "definite") } بعد الآن. وحيث تجب المطالبة بسقوط { -flag } يمكنك مع ذلك إرسال { -move } إلى أن يطالب به أحد.
refusal-game_over = انتهت { -game(form: "definite") }.
    .title = انتهت { -game(form: "definite") }
    .help = لا يمكن إرسال شيء إلى هذه { -game(form: "definite") } بعد الآن.
refusal-no_draw_offer = لا يوجد عرض { -draw } من { -opponent }.
    .title = لا يوجد عرض { -draw } قائم
    .help = عرض { -draw(form: "definite") } مع { -move(form: "your") } التالية.
refusal-draw_too_early = لا يجوز الاتفاق على { -draw(form: "definite") } قبل اكتمال { -move(form: "definite") } { $move_number }.
    .title = من المبكر الاتفاق على { -draw(form: "definite") }
    .help = مواصلة اللعب؛ لائحة هذه { -game(form: "definite") } تحدد { -move(form: "definite") }.
refusal-claim_not_correct = المطالبة غير صحيحة: { $reason }.
    .title = المطالبة غير صحيحة
    .game = سُجلت المطالبة؛ ولُعبت { -move(form: "definite") } القانونية المعلنة إن وُجدت؛ ويبيّن الحقل draw_offer في { -game(form: "definite") } هل المطالبة باقية عرضَ { -draw } أم لا.
    .help = قراءة { -game(form: "definite") } من جديد قبل { -move(form: "definite") } التالية.
refusal-offer_too_soon = بعد عرض { -draw(form: "definite") } لا بد من لعب عدد من { -move(form: "plural-definite") } قبل عرضه من جديد، وهو { $moves }. لم يُعرض أي { -draw }.
    .title = عرضت { -draw(form: "definite") } قبل وقت قصير
    .game = { -move(form: "definite") } التي جاءت معه لُعبت، من دون العرض.
    .help = انتظار عرض { -opponent }، أو لعب عدد { -move(form: "plural-definite") } المذكور.
refusal-no_tablebase_claims = لائحة هذه { -game(form: "definite") } لا تسمح بالمطالبة بناءً على جداول النهايات.
    .title = لا مطالبة بجداول النهايات في هذه { -game(form: "definite") }
    .help = مواصلة اللعب.
refusal-table_needed = جداول النهايات مطلوبة.
    .title = لم يُرجَع إلى جداول النهايات
    .help = المحاولة لاحقًا؛ وذكر رقم الطلب للمشغّل.
refusal-too_many_men = إذا زاد عدد القطع والبيادق على الرقعة على { $men } فلا تجوز المطالبة بناءً على جدول نهايات.
    .title = القطع أكثر مما يسعه جدول نهايات
    .help = المطالبة عندما لا يزيد عدد القطع على الرقعة على العدد المحدد في اللائحة.
refusal-referred_before = سبق سؤال { -arbiter } عن هذا الوضع؛ لا بد من لعب { -move } أولًا.
    .title = سبق سؤال { -arbiter } عن هذا الوضع
    .help = لعب { -move }؛ وتمكن المطالبة في وضع آخر.
refusal-analysis_needed = البت في النتيجة يُطلب مع تحليلك، ولا يكون بالمطالبة.
    .title = البت في النتيجة يُطلب مع تحليل
    .help = إرسال الطلب عوضًا عن ذلك إلى POST .../adjudication
refusal-no_adjudication = لائحة هذه { -game(form: "definite") } لا تسمح للاعب بطلب البت في النتيجة.
    .title = لا طلبات للبت في النتيجة في هذه { -game(form: "definite") }
    .help = مواصلة اللعب؛ ويمكن { -arbiter(form: "to") } أن يبت في النتيجة من دون طلب.
refusal-already_asked = سبق أن طلبت البت في نتيجة هذه { -game(form: "definite") }.
    .title = سبق أن طلبت البت في النتيجة
    .help = مواصلة اللعب؛ ويمكن { -arbiter(form: "to") } أن يبت في النتيجة من دون طلب.
refusal-adjudication_too_early = يمكن طلب البت في النتيجة بعد اكتمال { -move(form: "definite") } { $move_number }.
    .title = من المبكر طلب البت في النتيجة
    .help = الطلب عندما يُكمل الطرفان { -move(form: "definite") } المذكورة.
refusal-analysed_enough = قدمت تحليلًا ثلاث مرات؛ يقرر { -arbiter } بناءً عليه.
    .title = قدمت تحليلًا ثلاث مرات
    .help = انتظار القرار.
refusal-bad_analysis = التحليل نص عادي طوله من 1 إلى 20000 حرف.
    .title = التحليل ناقص أو أطول مما يجب
    .help = إرسال نص عادي طوله من 1 إلى 20000 حرف.
refusal-claim_pending = هناك مطالبة تنتظر قرار { -arbiter }؛ وحتى ذلك الحين { -no-clock }.
    .title = هناك مطالبة تنتظر { -arbiter }
    .help = انتظار القرار؛ { -no-clock }.
refusal-no_claim = لا توجد مطالبة بهذا الرقم تنتظر قرارًا.
    .title = لا توجد مطالبة تنتظر
    .help = النظر في { -game(form: "definite") } من جديد.
refusal-adjourned = { -game(form: "definite") } { -adjourn(form: "adjective") }؛ لا تُلعب أي { -move } حتى تُستأنف.
    .title = { -game(form: "definite") } { -adjourn(form: "adjective") }
    .help = طلب { -resume }، أو انتظار الموعد المتفق عليه.
refusal-not_adjourned = { -game(form: "definite") } غير { -adjourn(form: "adjective") }.
    .title = { -game(form: "definite") } غير { -adjourn(form: "adjective") }
    .help = هذا ممكن في { -game } { -adjourn(form: "adjective") } فقط.
refusal-must_seal = { -game(form: "definite") } في طور { -adjourn }: يجب { -seal } { -move(form: "your") } بدلًا من لعبها.
    .title = يجب { -seal } { -move(form: "definite") }
    .help = إرسال { -move(form: "definite") } إلى POST .../seal
refusal-not_sealing = لم يُتفق على { -adjourn(form: "bare") } ولم يُؤمر به.
    .title = لا اتفاق على { -adjourn(form: "bare") } ولا أمر به
    .help = لعب { -move(form: "definite") }، أو اقتراح { -adjourn } أولًا.
refusal-not_sealable = لم يُختم شيء ولم تُقبل { -move(form: "definite") }: { $why }.
    .title = لم يُختم شيء
    .game = لم يُختم شيء؛ و{ -clock(form: "bare") } صاحب الدور تواصل عملها.
    .help = { -seal } { -move } قانونية واحدة، مثل 5254 أو e4
refusal-adjournment_not_allowed = لائحة هذه { -game(form: "definite") } لا تسمح للاعبَين بالاتفاق على { -adjourn }.
    .title = لا يحق للاعبَين { -adjourn } هنا
    .help = سؤال { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] سبق أن اقترحت { -adjourn }؛ ولم يصل رد { -opponent } بعد.
   *[no] هناك اقتراح من { -opponent } ب{ -adjourn }. للقبول يلزم الرد على الرسالة التي تذكر ذلك؛ أما البرنامج فيحدد الوضع على الرقعة.
}
    .title = سبق اقتراح { -adjourn }
    .help = قبول اقتراح { -opponent } مع قيمة ply الخاصة به، أو انتظار الرد على اقتراحك.
refusal-no_adjournment_proposed = لا يوجد اقتراح ب{ -adjourn } من { -opponent }.
    .title = لا يوجد اقتراح قائم ب{ -adjourn }
    .help = اقتراحه من جهتك.
refusal-already_requested = سبق أن طلبت { -resume }؛ يُفتح { -envelope } عند استعداد { -opponent(form: "your") }.
    .title = سبق طلب { -resume }
    .help = انتظار { -opponent }.
refusal-commitment_mismatch = { -envelope } المفتوح لا يطابق بصمة { $sealed_by ->
    [white] { -white }
   *[black] { -black }
}.
    .title = { -envelope } ليس ما خُتم
    .game = يبقى { -envelope } مغلقًا؛ { -no-clock }.
    .help = على { -arbiter } أن ينظر في هذا.
refusal-envelope_needed = نص { -envelope } مطلوب.
    .title = نص { -envelope } مطلوب
    .help = إرسال نصه إلى POST .../opening
refusal-arbiters_hold_it = مفاتيح { -envelope } لدى { -arbiter(form: "plural-definite") }: يُفتح بنصه.
    .title = مفاتيح { -envelope } لدى { -arbiter(form: "plural-definite") }
    .help = إرسال نصه إلى POST .../opening
refusal-no_session = ليس لجلسات اللعب في هذه { -game(form: "definite") } طول محدد: الحل هو اقتراح { -adjourn }.
    .title = ليس لجلسات اللعب هنا طول محدد
    .help = اقتراح { -adjourn } عوضًا عن ذلك.
refusal-session_too_long = { -adjourn } الآن يستهلك وقتك حتى نهاية الجلسة، ومهلتك تنقضي قبل ذلك.
    .title = بقية الجلسة أطول من الوقت المتبقي
    .help = مواصلة اللعب، أو اقتراح { -adjourn }.
refusal-not_encrypted = هذا ليس { -envelope(form: "accusative") } مشفرًا ببرنامج age بالصيغة النصية (armored) وحجمه 32 KiB على الأكثر.
    .title = ليس { -envelope(form: "accusative") } مشفرًا
    .help = تشفير النص بالأمر age -a للمفاتيح الموجودة في GET .../envelope/recipients
refusal-wrong_recipients = { -envelope } غير مشفر لمن عليهم فتحه: المفاتيح اللازمة { $needed } من أصل { $holders }، وكلها في GET /envelope/recipients
    .title = مشفر لآخرين
    .help = { -seal(form: "definite") } بالأمر postzug seal --recipients مع جواب GET .../envelope/recipients
refusal-envelope_opens = { -envelope } غير مفقود: هو لدى الخدمة، ويمكن فتحه.
    .title = غير مفقود
    .game = { -envelope } لدى الخدمة، ويمكنها فتحه.
    .help = فتحه بواسطة POST /resume أو الموافقة على فتح مبكر أولًا.
refusal-commitment_used = سبق استعمال هذه البصمة في هذه { -game(form: "definite") }: يلزم كتابة { -envelope(form: "bare") } آخر بقيمة nonce جديدة.
    .title = سبق استعمال البصمة
    .help = كتابة { -envelope(form: "bare") } آخر بقيمة nonce جديدة.
refusal-no_draft = لا توجد مسودة: يلزم { -seal } { -move }.
    .title = لا توجد مسودة
    .help = إرسال { -move(form: "definite") } إلى POST .../seal
refusal-already_acknowledged = هذا مسجل من قبل: أُكدت سلامة وجه { -envelope }، أو تمت الموافقة على الفتح المبكر، أو أُعلن فقدان { -envelope }.
    .title = سبق فعل هذا
    .help = لا حاجة إلى شيء: هذا مسجل.
refusal-too_soon = يجب إعلان { -resume } قبل موعده بيوم على الأقل وسنة على الأكثر.
    .title = الموعد الجديد ليس بين يوم وسنة من الآن
    .help = إعلان { -resume } في وقت أبكر.
refusal-not_to_be_opened = لم يحن وقت فتح { -envelope }: لا يفتحه قبل أوانه إلا { -arbiter(form: "plural-definite") }، مع ذكر السبب.
    .title = لم يحن وقت فتح { -envelope }
    .help = انتظار { -resume(form: "bare") } { -game(form: "definite") }؛ ويمكن { -arbiter(form: "to") } فتحه قبل ذلك مع ذكر السبب.
refusal-second_arbiter_needed = فتح { -envelope } قبل أوانه يحتاج إلى { -arbiter(form: "two-oblique") }: { $approved_by_you ->
    [yes] وافقت عليه، ويفتحه الآن { -arbiter(form: "bare") } آخر
    [no] وافق عليه { -arbiter(form: "bare") } آخر، ولك الآن فتحه
   *[nobody] يوافق عليه أولًا { -arbiter(form: "bare") } آخر (approve early: السبب)
}.
    .title = يلزم { -arbiter(form: "two") } قبل الأوان
    .help = يوافق { -arbiter(form: "bare") } آخر على الفتح المبكر أولًا؛ وما وافق عليه أحدهما يفتحه الآخر.
refusal-approval_needed = لم يحن وقت فتح { -envelope }: لفتحه قبل أوانه تلزم الموافقة على ذلك أولًا مع ذكر سببك (approve early: السبب)، ثم فتحه.
    .title = يلزم سبب من { -arbiter } قبل الأوان
    .help = الموافقة أولًا على الفتح المبكر مع ذكر سببك (approve_early_opening)، أو انتظار resume_at واللاعبَين.
refusal-no_shut_envelope = لا شيء يُعرض: يجب أن تكون { -game(form: "definite") } قد انتهت ب{ -resign } أو { -draw(form: "definite") } وهي { -adjourn(form: "adjective") }، وأن يوافق اللاعبان على عرض { -envelope(form: "its") }.
    .title = لم يبق { -envelope(form: "bare") } مغلق
    .game = لا يُعرض شيء.
    .help = لا يُعرض إلا { -envelope(form: "bare") } كان مغلقًا عند انتهاء { -game(form: "definite") } ب{ -resign } أو { -draw(form: "definite") }.
refusal-appeal_possible = يبقى { -envelope } مغلقًا ما دام { -appeal } ممكنًا في هذه { -game(form: "definite") }: قد يُنقض قرار { -arbiter }، وعندها تستمر { -game(form: "definite") }.
    .title = قد يُنقض قرار { -arbiter }
    .help = الطلب من جديد بعد انقضاء مهلة { -appeal } والفصل في كل { -appeal(form: "bare") }.
refusal-too_few_arbiters = عدد { -arbiter(form: "plural") } هذه { -game(form: "definite") } القادرين على فتح { -envelope(form: "plural-definite") } { $left }، والمطلوب { $needed }: على أحد { -arbiter(form: "plural-definite") } أن يسجل مفتاحًا { -envelope(form: "plural-to") } أولًا، وإلا استمرت { -game(form: "definite") } من دون { -adjourn(form: "bare") }.
    .title = عدد { -arbiter(form: "plural-definite") } حاملي المفاتيح غير كافٍ
    .game = لا يُختم شيء لعدد من { -arbiter(form: "plural-definite") } أقل مما تطلبه اللائحة.
    .help = الطلب من { -arbiter(form: "bare") } { -game(form: "definite") } أن يسجل مفتاحًا { -envelope(form: "plural-to") }.
refusal-draft_for_others = تغيّر { -arbiter(form: "plural-definite") } القادرون على فتح { -envelope(form: "plural-definite") } منذ أن كتبت مسودتك: يلزم كتابتها من جديد.
    .title = يفتح { -envelope(form: "plural-definite") } الآن { -arbiter(form: "plural") } آخرون
    .help = كتابة المسودة أو { -seal } { -move(form: "definite") } من جديد، بإرسالها إلى POST .../seal
refusal-not_a_reading = يجب اختيار إحدى قراءات { -sealed-move(form: "definite") }.
    .title = ليست إحدى القراءات
    .help = إرسال إحدى القيم في adjournment.readings
refusal-clocks_settled = يمكن الاعتراض على { -clock(form: "two-oblique") } حتى { -move(form: "your") } الأولى بعد { -resume } فقط.
    .title = فات وقت الاعتراض على { -clock(form: "two-oblique") }
    .help = سؤال { -arbiter }، وقد يقرر مع ذلك.
refusal-bad_clocks = لا يمكن ضبط { -clock(form: "two-oblique") } هكذا: يجب أن يكون { -deadline } في المستقبل وألا يقع في يوم إجازة، ولا يكون إلا ل{ -clock(form: "bare") } تعمل؛ ولا تعرض { -clock } أكثر مما يسمح به نظام وقتها.
    .title = لا يمكن ضبط { -clock(form: "two-oblique") } هكذا
    .help = الوقت المستهلك ليس سالبًا؛ و{ -deadline } في المستقبل، ل{ -clock(form: "bare") } تعمل فقط، وليس في يوم إجازة، وفي Triple Block ليس أبعد مما تعرضه { -clock }.
refusal-not_due = لم يحن موعد { -resume }.
    .title = لم يحن موعد { -resume }
    .help = الانتظار، أو أن يطلب اللاعبان { -resume }.
refusal-bad_reason = يجب ذكر سبب طوله من 1 إلى 500 حرف.
    .title = السبب ناقص أو أطول مما يجب
    .help = ذكر سبب طوله من 1 إلى 500 حرف.
refusal-too_many_acts = بلغت هذه { -game(form: "definite") } حدها من قرارات { -arbiter(form: "plural-definite") }: 100 قرار.
    .title = قرارات { -arbiter(form: "plural-definite") } أكثر مما يجب
    .help = لا يمكن إضافة شيء آخر؛ الحل إبطال { -game(form: "definite") } أو تركها حتى تنتهي.
refusal-bad_outcome = { -game(form: "definite") } تُلغى أو تُبطل، ولا يُبت فيها بلا نتيجة.
    .title = ليست نتيجة
    .help = إلغاء { -game(form: "definite") } أو إبطالها عوضًا عن ذلك.
refusal-not_over = لم تنته { -game(form: "definite") }.
    .title = لم تنته { -game(form: "definite") }
    .help = تُغيَّر النقاط بعد انتهائها.
refusal-bad_points = ينال الطرف على الأكثر نصفَي النقطة اللذين للفوز.
    .title = النقاط أكثر مما يجب
    .help = تحديد نصفَي نقطة على الأكثر للطرف.
refusal-take_back_not_allowed = { -move(form: "definite") } المرسلة باقية: لائحة هذه { -game(form: "definite") } لا تسمح بالتراجع عن أي { -move }.
    .title = لا تراجع عن { -move(form: "plural-definite") } هنا
    .help = لائحة هذه { -game(form: "definite") } تُبقي كل { -move }.
refusal-nothing_to_take_back = لا يمكن التراجع إلا عن آخر { -move } أو آخر { -move(form: "two-oblique") }، وليس عن { -sealed-move }.
    .title = لا يمكن التراجع عن هذه { -move(form: "definite") }
    .help = تحديد عدد يقل عما لُعب بنصف { -move } أو نصفَي { -move }، وليس بينها { -sealed-move }.
refusal-bad_replacement = يجب أن يكون البديل شخصًا لا يلعب ولا يحكّم في هذه { -game(form: "definite") }.
    .title = ليس شخصًا يمكنه مواصلة اللعب
    .help = تسمية شخص لا يلعب ولا يحكّم في هذه { -game(form: "definite") }.
refusal-resign_instead = الانسحاب يكون من كل { -game(form: "plural") } بطولة، أو من كل { -game(form: "plural-definite") }: أما { -game(form: "definite") } الواحدة ففيها { -resign }.
    .title = في { -game(form: "definite") } الواحدة يكون { -resign }
    .help = { -resign }، أو الانسحاب من بطولة { -game(form: "definite") } أو من كل { -game(form: "plural-definite") }.
refusal-player_withdrawn = انسحب أحد اللاعبَين من هذه { -game(form: "definite") }: { -no-clock }، ويقرر { -arbiter } مصيرها.
    .title = انسحب أحد اللاعبَين
    .help = يبت { -arbiter } في النتيجة، أو يسمح لشخص آخر بمواصلة اللعب.
refusal-act_reversed = نقض أحد { -arbiter(form: "plural-definite") } الآخرين هذا القرار بعد { -appeal(form: "bare") }: لا يحق اتخاذه من جديد إلا ل{ -arbiter(form: "bare") } غيرك.
    .title = نقض أحد { -arbiter(form: "plural-definite") } الآخرين هذا القرار
    .help = يحق ل{ -arbiter(form: "bare") } غيرك اتخاذه من جديد.
refusal-other_game_counts = { -game(form: "definite") } المحسوبة عوضًا عن هذه: { $game }. لا تُتخذ في هذه قرارات أخرى.
    .title = { -game } أخرى هي المحسوبة
    .help = النظر في { -game(form: "definite") } المذكورة.
refusal-other_line = كُتب هذا قبل أن يلغي { -arbiter } شيئًا في هذه { -game(form: "definite") }: الرجاء مراجعة الوضع الحالي والكتابة من جديد.
    .title = كان هذا لوضع أُلغي
    .help = قراءة { -game(form: "definite") } من جديد وإرسال { -move(form: "definite") } مع ply و revision
refusal-no_such_act = لا يوجد قرار { -arbiter(form: "to") } بهذا الرقم.
    .title = لا يوجد قرار كهذا
    .help = قراءة acts في { -game(form: "definite") }: { -appeal } يذكر رقم القرار.
refusal-already_appealed = سبق { -appeal } في هذا.
    .title = سبق { -appeal }
    .help = انتظار القرار، أو قراءته في acts
refusal-appeal_too_late = انقضت مهلة { -appeal } في هذا.
    .title = انقضت مهلة { -appeal }
    .help = لا يمكن فعل شيء: لائحة { -game(form: "definite") } تحدد عدد الأيام.
refusal-no_appeal = لا يوجد { -appeal(form: "bare") } في هذا ينتظر قرارًا.
    .title = لا يوجد { -appeal(form: "bare") } ينتظر قرارًا
    .help = قراءة acts في { -game(form: "definite") }.
refusal-own_act = { -arbiter(form: "bare") } آخر يفصل في { -appeal } في ما قررته.
    .title = لا أحد يفصل في قراره
    .help = على { -arbiter(form: "bare") } آخر أن يفصل فيه.
refusal-offer_with_move = يُعرض { -draw(form: "definite") } مع { -move }.
    .title = يُعرض { -draw(form: "definite") } مع { -move }
    .help = ضبط draw_offer مع { -move(form: "your") } التالية.
refusal-offer_with_draft = المسودة في { -envelope(form: "its") } كما كُتبت، فلا يمكن أن يُضاف إليها عرض { -draw }. لم يُ{ -seal } شيء. لعرض { -draw(form: "definite") } تُ{ -seal } { -move } مع العرض؛ ول{ -seal } المسودة يُترك العرض.
    .title = لا يُضاف عرض { -draw } إلى مسودة
    .help = ذكر { -move(form: "definite") } مع ضبط draw_offer، أو { -seal } المسودة من دون draw_offer.
refusal-your_move = الدور عليك: يجب لعب { -move(form: "your") }؛ أما { -move(form: "plural-definite") } المشروطة فوقتها حين يفكر { -opponent(form: "your") }.
    .title = الدور عليك
    .help = لعب { -move(form: "definite") }؛ وإرسال { -move(form: "plural-definite") } المشروطة معها أو بعدها.
refusal-conditions_not_allowed = لائحة هذه { -game(form: "definite") } لا تسمح ب{ -move(form: "plural-definite") } المشروطة.
    .title = لا { -move(form: "plural") } مشروطة في هذه { -game(form: "definite") }
    .game = لم تُحفظ أي { -move(form: "plural") } مشروطة.
    .help = اللعب من دونها.
refusal-bad_conditions = لم تُحفظ { -move(form: "plural-your") } المشروطة. المشكلة في السطر { $line }، نصف { -move(form: "definite") } { $half_move }: { $why }.
    .title = { -move(form: "plural-definite") } المشروطة خاطئة
    .game = لم يُحفظ شيء منها؛ وما سبق إرساله باقٍ.
    .help = تصحيح السطر ونصف { -move(form: "definite") } المذكورين.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = لم يُقبل عرض { -draw(form: "definite") } ولا { -move(form: "plural-definite") } المشروطة
    .game = لُعبت { -move(form: "definite") } من دونهما: التفاصيل في version و ply
    .help = قراءة offer و conditions؛ وتصحيح { -move(form: "plural-definite") } المشروطة وإرسالها من جديد.
refusal-already_offered = سبق أن عرضت { -draw(form: "definite") }؛ ولم يصل رد { -opponent } بعد.
    .title = عرضك { -draw(form: "definite") } قائم
    .help = انتظار رد { -opponent }.
refusal-record_full = { -move(form: "plural") } كثيرة جدًا بلا أسر ولا { -move } بيدق: تمكن المطالبة { -draw(form: "by") } أو سؤال { -arbiter }.
    .title = { -move(form: "plural") } كثيرة جدًا بلا أسر ولا { -move } بيدق
    .help = المطالبة { -draw(form: "by") } أو سؤال { -arbiter }.
refusal-not_the_timekeeper = هذا لا تفعله إلا الخدمة نفسها.
    .title = هذا لا تفعله إلا الخدمة نفسها
    .help = لا حاجة إلى شيء: تفعله الخدمة عندما يحين وقته.
refusal-unknown_game = لا توجد { -game } كهذه.
    .title = لا توجد { -game } كهذه
    .help = مراجعة رقم { -game(form: "definite") }.
refusal-unknown_player = لا يوجد لاعب بهذا الاسم.
    .title = لا يوجد لاعب كهذا
    .help = مراجعة الاسم؛ ولا يمكن تحدي الحسابات المحذوفة.
refusal-unknown_challenge = لا يوجد تحدٍّ كهذا.
    .title = لا يوجد تحدٍّ كهذا
    .help = غير موجود، أو ليس لك.
refusal-challenge_closed = لم يعد هذا التحدي مفتوحًا.
    .title = لم يعد التحدي مفتوحًا
    .help = تحدي اللاعب من جهتك.
refusal-too_many_challenges = عدد ما لديك من تحديات وطلبات لعب مفتوحة { $limit }؛ يلزم انتظار الردود أو سحب بعضها.
    .title = التحديات المفتوحة أكثر مما يجب
    .help = انتظار الردود أو سحب بعضها.
refusal-key_reused = استُعمل هذا المفتاح لطلب آخر من قبل؛ يلزم مفتاح جديد.
    .title = استُعمل Idempotency-Key لطلب آخر
    .help = مفتاح جديد لكل طلب جديد، والمفتاح نفسه لتكرار الطلب نفسه فقط.
refusal-ply_missing = يجب تحديد نصف { -move(form: "definite") } المقصود.
    .title = الوضع غير محدد
    .help = إرسال ply، أي عدد أنصاف { -move(form: "plural-definite") } التي لُعبت.
refusal-bad_message = الرسالة نص عادي طوله من 1 إلى 2000 حرف.
    .title = لا يمكن قبول الرسالة
    .help = إرسال نص عادي طوله من 1 إلى 2000 حرف.
refusal-flag_not_fallen = لم يسقط أي { -flag(form: "bare") }.
    .title = لم يسقط أي { -flag(form: "bare") }
    .help = انتظار { -deadline }.
refusal-flag_for_arbiter = سقط { -flag }، لكن إنهاء { -game(form: "definite") } بسببه في هذه { -game(form: "definite") } لا يكون إلا بقرار { -arbiter }؛ وقد أُبلغ { -arbiter(form: "plural-definite") }.
    .title = المطالبة بسقوط هذا { -flag } { -arbiter(form: "to") } وحده
    .game = { -game(form: "definite") } مستمرة، و{ -move(form: "definite") } محسوبة، حتى ينهيها { -arbiter(form: "bare") }.
    .help = الانتظار: يُبلَّغ { -arbiter(form: "plural-definite") } عند سقوط { -flag }.
refusal-mail_noted = السجل يذكر ذلك من قبل.
    .title = السجل يذكر ذلك من قبل
    .help = لا حاجة إلى شيء: هذا مسجل.
refusal-zone_noted = السجل يذكر ذلك من قبل.
    .title = السجل يذكر ذلك من قبل
    .help = لا حاجة إلى شيء: هذا مسجل.
refusal-on_leave = أنت في إجازة ولا يمكنك اللعب حتى تنتهي.
    .title = أنت في إجازة
    .game = لم تُلعب أي { -move }؛ و{ -clock } متوقفة.
    .help = اللعب بعد انتهاء الإجازة.
refusal-no_leave = لا إجازات في هذه { -game(form: "definite") }.
    .title = لا إجازات في هذه { -game(form: "definite") }
    .help = لائحة { -game(form: "definite") } لا تذكر أي إجازة.
refusal-bad_leave = الإجازة يوم أول ويوم أخير، ولا تبعد أكثر من سنة.
    .title = ليست إجازة يمكن حجزها
    .help = تحديد يوم أول ويوم أخير، على ألا يبعدا أكثر من سنة.
refusal-leave_too_short = أقل مدة للإجازة: { $days ->
    [zero] 0 يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}.
    .title = الإجازة قصيرة جدًا
    .help = حجز أقصر مدة في اللائحة أو أكثر.
refusal-leave_too_late = فات الوقت: تُحجز الإجازة قبل أن يبدأ يومها الأول. أقل مهلة بين الحجز واليوم الأول: { $days ->
    [zero] 0 يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}.
    .title = فات وقت حجز هذه الإجازة
    .help = حجز إجازة تبدأ بعد ذلك.
refusal-leave_overlaps = سبق أن حجزت إجازة في بعض هذه الأيام.
    .title = بعض هذه الأيام محجوز لإجازة
    .help = تحديد أيام أخرى.
refusal-leave_used_up = أيام الإجازة المتبقية لك في سنة { $year }: { $days ->
    [zero] 0
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}.
    .title = أيام الإجازة المتبقية لا تكفي
    .help = حجز أيام أقل في تلك السنة.
refusal-no_such_leave = لا تبدأ في ذلك اليوم إجازة يمكن إلغاؤها بعد.
    .title = لا توجد إجازة كهذه يمكن إلغاؤها
    .help = قراءة { -game(form: "definite") }: { -clock(form: "two-definite") } تذكران الإجازات.
refusal-nothing_to_declare = لا حاجة إلى إعلان: الصمت في هذه { -move(form: "definite") } لا يؤدي إلى الخسارة، أو أن { -arbiter } حدد موعدها النهائي.
    .title = الصمت في هذه { -move(form: "definite") } لا يؤدي إلى الخسارة
    .help = لا حاجة إلى شيء: التفكير متاح ما دامت { -clock } تسمح.
refusal-no_bank = ليس في هذه { -game(form: "definite") } رصيد وقت تُملأ منه { -clock }.
    .title = لا رصيد وقت في هذه { -game(form: "definite") }
    .help = الرصيد في Triple Block فقط.
refusal-nothing_to_refill = لا شيء يُملأ: { -clock } ممتلئة أو الرصيد فارغ.
    .title = لا شيء يُملأ
    .help = { -clock } ممتلئة أو الرصيد فارغ.
refusal-rate_limited = الرسائل والمطالبات والتحديات أكثر مما يجب؛ يلزم الانتظار قبل التالية، وعدد الثواني: { $retry_after }.
refusal-nothing_to_return = لا تتأثر أي { -clock(form: "bare") } عاملة بهذا التوقف.
    .title = لا تتأثر أي { -clock(form: "bare") } عاملة
    .help = لا حاجة إلى شيء: لا وقت يُعاد.

## Refusals about accounts.

refusal-bad_name = لا يمكن استعمال هذا الاسم: { $reason }.
    .title = لا يمكن استعمال الاسم
    .help = اختيار اسم آخر.
refusal-name_taken = هذا الاسم أو اسم يشبهه مستعمل؛ يلزم اختيار اسم آخر.
    .title = الاسم مستعمل
    .help = اختيار اسم آخر؛ والرمز المرسل يبقى صالحًا.
refusal-bad_address = هذا ليس عنوان بريد يمكن لهذه الخدمة أن تكتب إليه.
    .title = ليس عنوان بريد يمكننا الكتابة إليه
    .help = تصحيح العنوان.
refusal-no_such_language = لا توجد لغة كهذه هنا. اللغات الموجودة: { $languages }.
    .title = لا توجد لغة كهذه
    .help = استعمال إحدى القيم في languages
refusal-bad_time_zone = هذا ليس اسم منطقة زمنية من قبيل Europe/Berlin.
    .title = ليست منطقة زمنية
    .help = استعمال اسم من IANA مثل Europe/Berlin
refusal-bad_key = هذا ليس مفتاحًا عامًا لبرنامج age، وهو يبدأ بـ age1
    .title = ليس مفتاحًا عامًا لبرنامج age
    .help = إرسال ما يطبعه age-keygen مفتاحًا عامًا؛ وهو يبدأ بـ age1
refusal-key_taken = هذا المفتاح لحساب آخر؛ يلزم إنشاء مفتاح خاص بك بواسطة age-keygen.
    .title = هذا المفتاح لحساب آخر
    .help = إنشاء مفتاح خاص بك بواسطة age-keygen وإرسال جزئه العام.
refusal-bad_label = طول التسمية من 1 إلى 60 حرفًا، بلا أحرف تحكم.
    .title = لا يمكن استعمال التسمية
    .help = استعمال 1 إلى 60 حرفًا ظاهرًا.
refusal-too_many_codes = طُلبت رموز كثيرة جدًا لهذا العنوان. يمكن طلب الرمز التالي في: { $retry_at }.
    .title = رموز كثيرة جدًا لهذا العنوان
    .help = استعمال رمز أُرسل، مع الطلب الذي طُلب به، أو طلب رمز من جديد في retry_at
refusal-wrong_code = هذا ليس الرمز الذي أُرسل؛ المحاولات المتبقية: { $tries_left }.
    .title = ليس الرمز الذي أُرسل
    .help = كتابة الأرقام الثمانية من الرسالة التي طلبها هذا الطلب؛ وبعد خمس محاولات خاطئة طلب رمز جديد.
refusal-code_void = لم يعد هذا الرمز صالحًا؛ يلزم طلب رمز جديد.
    .title = لم يعد الرمز صالحًا
    .help = طلب رمز جديد: هذا الرمز انتهت صلاحيته أو استُعمل أو جُرب مرات كثيرة.
refusal-session_ended = انتهت الجلسة؛ يلزم تسجيل الدخول من جديد.
    .title = انتهت الجلسة
    .help = تسجيل الدخول من جديد.
refusal-bad_token = رمز الدخول هذا غير صالح.
    .title = رمز الدخول غير صالح
    .help = استعمال رمز الدخول كما صدر تمامًا؛ لم تُنهَ أي جلسة.
refusal-no_scope = رمز API يحتاج إلى صلاحية واحدة على الأقل.
    .title = لا توجد صلاحية
    .help = تحديد صلاحية واحدة على الأقل.
refusal-already_expired = بهذا الوقت يكون رمز الدخول منتهي الصلاحية من الآن.
    .title = وقت انتهاء الصلاحية في الماضي
    .help = تحديد لحظة في المستقبل، أو عدم تحديدها.
refusal-too_many_tokens = عدد رموز API لديك { $limit }؛ يلزم إلغاء أحدها أولًا.
    .title = رموز API أكثر مما يجب
    .help = إلغاء أحدها أولًا.
refusal-bad_webhook_url = هذا ليس عنوانًا يصلح لإنشاء webhook.
    .title = ليس عنوانًا لإنشاء webhook
    .help = إعطاء عنوان يبدأ بـ{ -example(of: "https") } ويؤدي إلى خادم على الإنترنت، بلا اسم مستخدم، وطوله 1000 حرف على الأكثر.
refusal-too_many_webhooks = عدد ما لديك من webhook هو { $limit }؛ يلزم حذف واحد أولًا.
    .title = عدد webhook أكثر مما يجب
    .help = حذف واحد أولًا.
refusal-webhook_off = هذا webhook موقوف.
    .title = هذا webhook موقوف
    .help = تشغيله أولًا.
refusal-sign_in_again = يلزم تسجيل الدخول من جديد أولًا: هذا يحتاج إلى تسجيل دخول في آخر 15 دقيقة.
    .title = يلزم تسجيل دخول حديث
    .help = تسجيل الدخول من جديد وتكرار الطلب خلال 15 دقيقة.
refusal-not_an_administrator = هذا متاح للمشرفين وحدهم.
    .title = هذا متاح للمشرفين وحدهم
    .help = سؤال أحد المشرفين.
refusal-last_administrator = يجب أن يكون هناك مشرف واحد على الأقل.
    .title = لا يمكن إزالة آخر مشرف
    .help = تعيين شخص آخر مشرفًا أولًا.
refusal-notice_needed = لا يمكن إيقاف الإشعارات من نوع { $kind }: { $why }.
    .title = الإشعارات من هذا النوع لا تتوقف
    .help = لا حاجة إلى شيء: من دونها قد تضيع { -game } أو يضيع الحساب. يمكن إيقاف غيرها.
refusal-not_found = غير موجود: { $what }.
refusal-games_running = عدد { -game(form: "plural-your") } الجارية { $games }؛ يلزم { -resign } فيها أولًا، أو طلب { -resign } فيها كلها.
    .title = هناك { -game(form: "plural") } جارية
    .game = لم يحدث شيء { -game(form: "plural-to") }.
    .help = { -resign } فيها أولًا، أو إرسال resign_all

## What a refusal left of the game, over HTTP

game-nothing = لم يحدث شيء { -game(form: "to") }؛ ولم تُمس { -clock }.
game-running = لم تُلعب أي { -move }؛ و{ -clock(form: "bare") } صاحب الدور تواصل عملها.
game-no-clock = لم يحدث شيء { -game(form: "to") }؛ { -no-clock }.
game-envelope-closed = يبقى { -envelope } مغلقًا.
game-nothing-sealed = لم يُختم شيء؛ و{ -clock } تواصل عملها.
game-claim-move-end = سُجلت المطالبة، ولُعبت { -move(form: "definite") } المعلنة، وانتهت { -game(form: "definite") }.
game-claim-move = سُجلت المطالبة ولُعبت { -move(form: "definite") } المعلنة؛ ويبيّن الحقل draw_offer في { -game(form: "definite") } هل المطالبة باقية عرضَ { -draw } أم لا.
game-claim = سُجلت المطالبة، ولم تُلعب { -move(form: "definite") } بعد؛ ويبيّن الحقل draw_offer في { -game(form: "definite") } هل المطالبة باقية عرضَ { -draw } أم لا.
game-illegal-end = لم تُلعب أي { -move }، وانتهت { -game(form: "definite") }.
game-illegal-gain = لم تُلعب أي { -move }، وكسب { -opponent } وقتًا.
game-move-end = لُعبت { -move(form: "definite") }، وانتهت { -game(form: "definite") }.
game-move = لُعبت { -move(form: "definite") }؛ و{ -clock(form: "bare") } { -opponent } تعمل.
game-recorded = سُجلت الأحداث.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = تلزم جلسة.
    .title = تلزم جلسة
    .help = تسجيل الدخول: رموز البرامج لا يمكنها تغيير حساب.
problem-bad_request = لا يمكن قراءة الطلب.
    .title = لا يمكن قراءة الطلب
    .help = تصحيح المسار أو الاستعلام أو الترويسات.
problem-body_unreadable = المتن ليس JSON.
    .title = المتن ليس JSON
    .help = إرسال كائن JSON واحد.
problem-body_invalid = شكل المتن غير صحيح.
    .title = شكل المتن غير صحيح
    .help = مقارنته بالمخطط في GET /openapi.json؛ والحقول غير المعروفة مرفوضة.
problem-body_too_large = المتن كبير جدًا.
    .title = المتن كبير جدًا
    .help = إرسال 128 KiB على الأكثر.
problem-not_json = المتن غير معلن على أنه JSON.
    .title = المتن غير معلن على أنه JSON
    .help = إرسال الترويسة Content-Type: application/json
problem-cursor_invalid = هذا ليس مؤشرًا لهذه القائمة.
    .title = ليس مؤشرًا لهذه القائمة
    .help = البدء من جديد بلا مؤشر.
problem-confirmation_missing = لم يُؤكَّد هذا.
    .title = غير مؤكد
    .help = إن كان هذا مقصودًا: إرسال {"{"}"confirm": true{"}"}
problem-bad_notes = الملاحظات نص عادي، وأقصى عدد لأحرفها { $most }.
    .title = ملاحظات لا يمكن حفظها
    .help = اختصارها، وحذف أحرف التحكم منها.
problem-notes_changed = تغيرت ملاحظاتك منذ قراءتك لها، فلم يُحفظ شيء.
    .title = تغيرت الملاحظات
    .help = قراءتها من جديد، وجمع النصين معًا، وإرسال النتيجة مع قيمة version التي قُرئت.
problem-list_refused = رُفضت أسطر من القائمة، فلم تبدأ أي { -game }.
    .title = رُفضت أسطر من القائمة
    .help = تصحيح الأسطر المذكورة، وإرسال القائمة كلها من جديد.
problem-idempotency_key_malformed = لا يمكن استعمال Idempotency-Key.
    .title = لا يمكن استعمال Idempotency-Key
    .help = استعمال 1 إلى 255 حرفًا قابلًا للطباعة من ASCII، مثل UUID
problem-unauthenticated = تسجيل الدخول مطلوب.
    .title = لا تسجيل دخول
    .help = إرسال الترويسة Authorization: Bearer مع رمز دخول صالح أو رمز API صالح؛ ويُحصل عليه بتسجيل الدخول.
problem-insufficient_scope = رمز الدخول لا يسمح بهذا.
    .title = رمز الدخول لا يسمح بهذا
    .help = استعمال رمز له الصلاحية التي تذكرها العملية.
problem-game_delayed = تُعرض { -move(form: "plural") } هذه { -game(form: "definite") } لاحقًا.
    .title = تُعرض { -move(form: "plural-definite") } لاحقًا
    .help = حتى تنتهي { -game(form: "definite") } لا يقرؤها هنا إلا لاعباها و{ -arbiter(form: "plural-definite") }. أما المتاح للجميع فتعرضه صفحتها، /g/ ويليه رقمها.
problem-not_found = لا شيء هنا.
    .title = غير موجود
    .help = مراجعة المسار؛ وكل المسارات في GET /docs
problem-method_not_allowed = هذه الطريقة غير ممكنة هنا.
    .title = هذه الطريقة غير ممكنة هنا
    .help = الترويسة Allow تذكر الطرق الممكنة.
problem-uri_too_long = عنوان الطلب طويل جدًا.
    .title = عنوان الطلب طويل جدًا
    .help = إرسال 8 KiB على الأكثر للمسار والاستعلام.
problem-head_too_large = ترويسة الطلب كبيرة جدًا.
    .title = ترويسة الطلب كبيرة جدًا
    .help = إرسال 32 KiB على الأكثر، في 96 حقل ترويسة على الأكثر.
problem-request_timeout = استغرق الطلب وقتًا طويلًا جدًا.
    .title = استغرق الطلب وقتًا طويلًا جدًا
    .help = تكراره بقيمة Idempotency-Key نفسها.
problem-precondition_failed = تغيرت { -game(form: "definite") }.
    .title = تغيرت { -game(form: "definite") }
    .help = قراءة { -game(form: "definite") } من جديد واتخاذ القرار من جديد.
problem-rate_limited = الرجاء المحاولة من جديد بعد عدد من الثواني هو { $seconds }.
    .title = طلبات كثيرة جدًا
    .help = الانتظار بقدر ما تذكره Retry-After
problem-too_many_streams = عدد التدفقات المفتوحة أكثر مما يجب.
    .title = تدفقات مفتوحة أكثر مما يجب
    .help = إغلاق تدفق آخر أولًا.
problem-busy = الخدمة مشغولة.
    .title = الخدمة مشغولة
    .game = لم يحدث شيء { -game(form: "to") }؛ ولم يُسجَّل شيء.
    .help = تكرار الطلب بقيمة Idempotency-Key نفسها بعد Retry-After
problem-storage = تعطل التخزين.
    .title = تعطل التخزين
    .game = إن كان قد سُجل، فتكرار الطلب بقيمة Idempotency-Key نفسها يُظهر الإيصال.
    .help = تكرار الطلب بقيمة Idempotency-Key نفسها بعد Retry-After
problem-reading_stands = قراءة البريد متوقفة.
    .title = قراءة البريد متوقفة
    .game = البريد محفوظ، وكل ما عداه مستمر.
    .help = على المشغّل تشغيل الخدمة من جديد.
problem-wrong_clock = ساعة هذه النسخة من الخدمة خاطئة.
    .title = ساعة هذه النسخة من الخدمة خاطئة
    .game = لا يُبت في شيء هنا.
    .help = سؤال نسخة أخرى؛ وعلى المشغّل ضبط الساعة.
problem-disk_full = القرص ممتلئ.
    .title = القرص ممتلئ
    .game = لا يُسجَّل شيء هنا.
    .help = على المشغّل إفساح مكان فيه.
problem-restored = استُعيدت قاعدة البيانات.
    .title = استُعيدت قاعدة البيانات
    .game = لا يُسجَّل شيء هنا.
    .help = على المشغّل تشغيل الخدمة من جديد.
problem-draining = الخدمة في طور التوقف.
    .title = الخدمة في طور التوقف
    .help = الاتصال من جديد بعد Retry-After
problem-internal = هذا خطأ منا.
    .title = خطأ منا
    .game = إن كان قد سُجل، فتكرار الطلب بقيمة Idempotency-Key نفسها يُظهر الإيصال.
    .help = المحاولة لاحقًا؛ وذكر رقم الطلب للمشغّل.
problem-refused = رُفض الطلب.
    .title = رُفض الطلب
    .help = قراءة التفاصيل.
problem-body-fault = المتن غير مناسب: { $fault }.
problem-body-syntax = المتن ليس JSON: { $fault }.
problem-query-fault = لا يمكن قراءة الاستعلام: { $fault }.
problem-token = رمز الدخول غير معروف، أو انتهت صلاحيته، أو أُلغي، أو لم يُرسَل بصيغة Authorization: Bearer
problem-limit = يجب أن تكون قيمة limit من 1 إلى { $most }.
problem-csv = تتعذر قراءة هذا السطر من CSV.
problem-csv-missing = ينقص في ترويسة CSV العمود { $column }.
problem-csv-column = في ترويسة CSV عمود غير معروف أو مكرر: { $column }.
problem-csv-value = تتعذر قراءة العمود { $column } في هذا السطر.
problem-list-length = عدد { -game(form: "plural-definite") } في القائمة من 1 إلى { $most }.
problem-list-forms = تُذكر { -game(form: "plural-definite") } بصيغة واحدة فقط.
problem-last-event = يجب أن تكون قيمة Last-Event-ID رقم حدث.
problem-at = يجب أن تكون قيمة at لحظة في السنوات حتى 9999.
problem-pieces = يجب أن تكون قيمة file من a إلى h، وقيمة rank من 1 إلى 8.
problem-origin = لا يجوز لمتصفح أن يجري هذا النداء من هذا المصدر بهذه الطريقة وهذه الترويسات.
problem-head = رأس الطلب ليس من HTTP/1.1، أو عنوانه أطول من 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = الطلب أطول من 64 KiB، أو عناصره متداخلة على عمق أكبر مما يجب.
xfcc-no-xml = الطلب ليس XML سليم التركيب.
xfcc-ampersand = في الطلب علامة & مكتوبة كما هي: تُكتب { -example(of: "entity") } بدلًا منها، ولا يُستعمل من الكيانات (entities) غير كيانات XML نفسها.
xfcc-doctype = في الطلب نوع مستند (DOCTYPE)، وهذا غير مسموح.
xfcc-envelope = الطلب ليس مظروف SOAP واحدًا فيه متن واحد وطلب واحد.
xfcc-field = في الطلب أكثر من 20 حقلًا، أو فيه حقل مكرر، أو حقل يحتوي على عناصر، أو حقل ليست قيمته true ولا false.
xfcc-operation = الطلب ليس GetMyGames ولا MakeAMove.
xfcc-adjourned = { -adjourn(form: "adjective") }: { -sealed-move }
xfcc-sealing = { -move(form: "definite") } التالية تُختم: بالبريد أو عبر API
xfcc-arbiter = بانتظار حَكَم
xfcc-both-lose = 0-0: خسارة الطرفين
problem-head-late = لم يصل رأس الطلب خلال 10 ثوانٍ.
problem-head-large = رأس الطلب أكبر من 128 KiB، أو فيه أكثر من 96 حقل ترويسة.

## Reasons: a wrong claim.

wrong-claim-tablebase = جدول النهايات يقول غير ذلك
wrong-claim-repetition = مرات ظهور الوضع { $times }، والمطلوب 3
wrong-claim-fifty_moves_suspended = مع هذا العدد القليل من القطع تقرر جداول النهايات، ولا تُعد { -move(form: "plural-definite") }
wrong-claim-half_moves = أنصاف { -move(form: "plural-definite") } بلا أسر ولا { -move } بيدق عددها { $counted }، والمطلوب { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = ليست { -move } في أي تدوين تعرفه هذه الخدمة
condition-illegal = { -move } { -illegal } هناك
condition-ambiguous = لها هناك أكثر من قراءة
condition-other_number = رقمها رقم { -move } أخرى
condition-promotion_missing = يجب تحديد القطعة التي يُرقّى إليها البيدق
condition-incomplete = بلا رد: يجب أن ينتهي كل سطر ب{ -move } لك
condition-inconsistent = ترد على وضع يرد عليه سطر آخر ردًا مختلفًا
condition-too_many = زائدة على الحد: { -move(form: "plural-definite") } المشروطة 100 نصف { -move } على الأكثر

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = ليست { -move } في أي تدوين تعرفه هذه الخدمة
not-sealable-illegal = { -illegal } هنا
not-sealable-ambiguous = تنطبق عليها أكثر من { -move } قانونية
not-sealable-promotion_missing = يجب تحديد القطعة التي يُرقّى إليها البيدق
not-sealable-withheld = لم يُذكر السبب بالتحديد إلا للاعب الذي أرسلها

## Pieces

piece = { $role ->
    [pawn] بيدق
    [knight] حصان
    [bishop] فيل
    [rook] رخ
    [queen] وزير
   *[king] ملك
}
piece-on = { piece } على { $square }
counted-illegal = { $refusal } رقم هذه { -move(form: "definite") } بين { -move(form: "plural-your") } غير القانونية في هذه { -game(form: "definite") }: { $count }. وعند الرقم { $limit } تُخسر { -game(form: "definite") }.
counted-ambiguous = { $refusal } رقم هذه { -move(form: "definite") } بين { -move(form: "plural-your") } الملتبسة في هذه { -game(form: "definite") }: { $count }. وعند الرقم { $limit } تُخسر { -game(form: "definite") }.

## Reasons: an illegal move.

illegal-empty_square = لا توجد قطعة على { $square }
illegal-opponents_piece = هذه القطعة { -opponent(form: "to") }: { $piece }
illegal-other_piece = على المربع { $square }: { $role }، وليس: { $named }
illegal-own_piece = في الطريق قطعة لك: { $piece }
illegal-cannot_move_so = لا تتحرك هذه القطعة هكذا: { $piece }
illegal-none_reaches = لا يصل أي { $role } إلى المربع { $square }
illegal-blocked = في الطريق قطعة: { $piece }
illegal-pawn_takes_diagonally = في الطريق قطعة: { $piece }؛ والبيدق لا يأسر إلا قطريًا
illegal-pawn_double_step = لا يتقدم البيدق مربعين إلا من مربعه الأول
illegal-nothing_to_capture = لا يوجد ما يُؤسر على { $square }
illegal-en_passant_only_at_once = الأسر { -en-passant } ممكن فورًا فقط، بعد تقدم بيدق مربعين
illegal-king_in_check = يصير الملك في { -check } من هذه القطعة: { $piece }
illegal-king_stays_in_check = يبقى الملك في { -check } من هذه القطعة: { $piece }
illegal-castling_right_lost = لم يعد { -castling(form: "definite") } ممكنًا في تلك الجهة: تحرك الملك أو ذلك الرخ، أو ليس في مكانه
illegal-castling_blocked = في طريق { -castling(form: "definite") } قطعة: { $piece }
illegal-castling_out_of_check = الملك في { -check } من هذه القطعة: { $piece }، ولا { -castling } للخروج من { -check }
illegal-castling_through_check = يعبر الملك المربع { $square } أو يبلغه، وهذا المربع مهاجَم من: { $piece }
illegal-no_promotion = لا تُرقّي هذه { -move(form: "definite") } أي بيدق، فلا يمكن أن تذكر { -promotion }
illegal-promotion_to = يُرقّى البيدق إلى وزير أو رخ أو فيل أو حصان، ولا يُرقّى إلى { $role }
illegal-other = لا توجد قطعة يمكنها لعب هذه { -move(form: "definite") }

## Reasons: a game that cannot start.

bad-start-time_zones = المناطق الزمنية غير سليمة
bad-start-started = سبق أن بدأت
bad-start-tournament_name = اسم البطولة سطر واحد، وأقصى عدد لأحرفه { $most }
bad-start-no_arbiter = الحساب { $player } ليس { -arbiter(form: "accusative") } في هذه { -game(form: "definite") }
bad-start-no_envelope_key = الحساب { $arbiter }، وهو لأحد { -arbiter(form: "plural-definite") }، لم يسجَّل له مفتاح { -envelope(form: "plural-to") }

## Reasons: regulations out of their bounds.

regulations-leave = يجب أن تكون الإجازة من 1 إلى 366 يومًا في السنة، وأقل مدة لها من 1 إلى 60 يومًا، ومهلة الإخطار بها 60 يومًا على الأكثر
regulations-leave_in_triple_block = لا إجازات في Triple Block
regulations-silence = يجب أن يؤدي الصمت إلى الخسارة بعد مدة من 10 أيام إلى 365 يومًا، تسبقها ثلاثة تذكيرات مرتبة
regulations-silence_without_periods = قاعدة الصمت تحتاج إلى نظام وقت بفترات
regulations-claim_after_moves = { -move(form: "plural-definite") } بلا أسر ولا { -move } بيدق التي تجيز المطالبة يجب أن تكون من 50 إلى 100
regulations-tablebase_fifty_moves = إذا كان عدد { -move(form: "plural") } المطالبة غير 50 فلا يمكن لجداول النهايات احتساب قاعدة الخمسين { -move }
regulations-tablebase = المطالبة بجداول النهايات لعدد من القطع من 3 إلى 7، و{ -arbiter(form: "to") } فيها من 1 إلى 90 يومًا
regulations-adjudication = يُطلب البت في النتيجة بعد 500 { -move } على الأكثر، و{ -arbiter(form: "to") } فيه من 1 إلى 90 يومًا
regulations-offer_again = عدد { -move(form: "plural-definite") } المطلوبة بين عرضَي { -draw } يجب ألا يزيد على 100
regulations-penalty_days = الأيام التي يكسبها { -opponent } يجب ألا تزيد على 30
regulations-loses_at = { -move(form: "definite") } غير القانونية أو الملتبسة التي تؤدي إلى الخسارة يجب أن تكون الأولى أو ما بعدها
regulations-arbiters = { -game(form: "to") } 10 { -arbiter(form: "plural") } على الأكثر، ويُذكر كل منهم مرة واحدة
regulations-withdrawal = عدد { -move(form: "plural-definite") } الذي يُبطل الانسحاب { -game(form: "definite") } إن لم تبلغه يجب ألا يزيد على 100، والانسحاب الصامت يحتاج إلى قاعدة للصمت
regulations-appeal_days = يحق للاعب { -appeal } خلال 365 يومًا على الأكثر
regulations-resume_after_days = يجب أن يكون { -resume } بعد { -seal(form: "definite") } بمدة من 1 إلى 365 يومًا
regulations-session_days = يجب أن تكون جلسة اللعب من 1 إلى 365 يومًا
regulations-default_days = وقت التأخر المسموح يجب أن يكون من 0 إلى 60 يومًا، ويحتاج إلى check_in
regulations-holders = أقصى عدد { -arbiter(form: "plural-to") } المختلفين { -envelope(form: "plural-to") } { $most }، يلزم منهم من 1 إلى 3، وقبل الأوان 1 أو 2
regulations-public_delay = تأخير نشر { -move(form: "plural-definite") } للعموم يجب ألا يزيد على 100 نصف { -move }

## Reasons: a starting position.

start-number = أرقام أوضاع Chess960 من 0 إلى 959، وليس منها { $number }
start-fen = هذا ليس FEN: { $fault }
start-move_number = آخر { -move } يمكن أن تبدأ عندها { -game } هي 9999
start-over = { -game(form: "definite") } منتهية في هذا الوضع
start-drawn = { -game(form: "definite") } متعادلة من قبل في هذا الوضع: عدد أنصاف { -move(form: "plural-definite") } بلا أسر ولا { -move } بيدق { $halfmoves }

## Reasons: a FEN.

fen-text = نص FEN غير صالح
fen-board = جزء الرقعة في FEN غير صالح
fen-digits = رقمان متجاوران في جزء الرقعة
fen-pocket = جزء القطع المأخوذة في FEN غير صالح
fen-turn = جزء الدور في FEN غير صالح
fen-castling = جزء { -castling(form: "definite") } في FEN غير صالح
fen-en_passant = مربع الأسر { -en-passant } في FEN غير صالح
fen-checks = عدد الكشات المتبقية في FEN غير صالح
fen-half_moves = عداد أنصاف { -move(form: "plural-definite") } في FEN غير صالح
fen-move_number = رقم { -move(form: "definite") } في FEN غير صالح
fen-counter = أحد العدادات ليس رقمًا تبلغه { -game }

## Reasons: a starting position, as the rules of chess see it.

start-position = هذا الوضع { -illegal(form: "masculine") }: { $faults }
position-empty_board = الرقعة فارغة
position-missing_king = ينقص ملك
position-too_many_kings = ملوك أكثر مما يجب
position-pawns_on_backrank = بيادق على الصف الأخير
position-castling_rights = حقوق { -castling(form: "definite") } غير صالحة
position-en_passant = مربع الأسر { -en-passant } غير صالح
position-opposite_check = الطرف الذي ليس عليه الدور في { -check }
position-impossible_check = { -check } غير ممكن
position-too_much_material = قطع أكثر مما يجب

## Reasons: a time control.

control-days_per_move = مهلة { -move(form: "definite") } يجب أن تكون من 1 إلى 60 يومًا
control-periods = نظام الوقت من 1 إلى 9 فترات
control-moves = الفترة لعدد من { -move(form: "plural-definite") } من 1 إلى 200، والأخيرة يمكن أن تكون أيضًا لبقية { -game(form: "definite") }
control-time = وقت الفترة من ساعة واحدة إلى 1000 يوم، ووقت الفترة اللاحقة 1000 يوم على الأكثر
control-no_time = الفترة التي تتكرر، أو تلي فترة بتأخير، تحتاج إلى وقت خاص بها
control-increment = الزيادة يجب ألا تتجاوز 100 يوم
control-cap = الحد الأقصى من ساعة واحدة على الأقل إلى 1000 يوم على الأكثر، ويحتاج إلى زيادة
control-delay = التأخير يجب ألا يتجاوز 60 يومًا
control-duplication = المضاعفة تبدأ بعد مدة من 1 إلى 365 يومًا
control-thematic = البداية المحددة سلفًا تحتاج إلى فترة أولى لعدد من { -move(form: "plural-definite") }
control-triple_block = { -clock(form: "bare") } Triple Block من 1 إلى 100 يوم، ورصيدها 500 يوم على الأكثر، وزياداتها 9 أيام على الأكثر لكل 300 { -move }

## Reasons: free time.

free-time-weekdays = أيام العطلة في الأسبوع ستة على الأكثر، ويُذكر كل منها مرة واحدة
free-time-dates = تواريخ العطلة 400 على الأكثر، مرتبة ويُذكر كل منها مرة واحدة
free-time-night = التوقف الليلي من دقيقة واحدة إلى 16 ساعة

## Reasons: a name.

name-length = طوله يجب أن يكون من 2 إلى 40 حرفًا
name-sign = المسموح فقط الحروف والأرقام والمسافات والواصلات والفواصل العليا والنقاط والشرطات السفلية
name-joined = يجب أن يبدأ بحرف أو رقم، وأن تفصل بين الحروف والأرقام علامة واحدة في كل مرة
name-spaces = مسافة واحدة في كل مرة
name-ends = يجب أن يبدأ وينتهي بحرف أو رقم
name-no_letter = يجب أن يكون فيه حرف
name-alphabets = حروف من أبجدية واحدة فقط
name-reserved = هو محجوز

## Reasons: a notice that cannot be switched off.

notice-need-clock = من دونها قد تضيع منك { -game } بانقضاء الوقت
notice-need-adjournment = من دونها قد يفوتك وقت { -seal(form: "definite") } أو العودة وتضيع منك { -game }
notice-need-players = من دونها قد يخسر لاعبون { -game(form: "plural-of-all") } في انتظارك
notice-need-account = من دونها قد يستولي غيرك على حسابك

## Things that there are none of.

missing-account = حساب
missing-player = لاعب
missing-session = جلسة
missing-api_token = رمز API
missing-envelope_key = مفتاح { -envelope(form: "plural") }
missing-webhook = webhook
missing-delivery = عملية تسليم

## Events of a game, for players and arbiters

arbiter-named = { -arbiter } { $name }
arbiter-unnamed = { -arbiter }
arbiter-service = الخدمة
reason = السبب: { $reason }
reason-of-arbiter = السبب كما كتبه { -arbiter }: { $reason }
reason-erased = (محذوف).
reason-as-written = كما كتبته.

event-your-game-white = بدأت { -game(form: "your") }. { -opponent }: { $opponent }. لك { -white }. نظام الوقت: { $control }.
event-your-game-black = بدأت { -game(form: "your") }. { -opponent }: { $opponent }. لك { -black }. نظام الوقت: { $control }.
event-game = بدأت { -game(form: "definite") } { $white } – { $black }. نظام الوقت: { $control }.
event-moved = { $who-is ->
    [you] { -move(form: "your") }: { $move } (الوقت المستهلك: { $time }).
   *[other] { -move(form: "definite") }: { $who } – { $move } (الوقت المستهلك: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] { -move(form: "your") } مع عرض { -draw }: { $move } (الوقت المستهلك: { $time }).
   *[other] { -move(form: "definite") } مع عرض { -draw }: { $who } – { $move } (الوقت المستهلك: { $time }).
}
event-conditional-move = { $who-is ->
    [you] ردك الفوري، { -move } مشروطة: { $move }.
   *[other] الرد الفوري، { -move } مشروطة: { $who } – { $move }.
}
event-message = { $who-is ->
    [you] كتبت رسالة.
   *[other] هناك رسالة من: { $who }.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] أرسلت { -move } { -illegal }. عدد هذه { -move(form: "plural-definite") } حتى الآن: { $count }.
   *[other] { -move } { -illegal } من: { $who }. عدد هذه { -move(form: "plural-definite") } حتى الآن: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] أرسلت { -move } ملتبسة. عدد هذه { -move(form: "plural-definite") } حتى الآن: { $count }.
   *[other] { -move } ملتبسة من: { $who }. عدد هذه { -move(form: "plural-definite") } حتى الآن: { $count }.
}
gain-you = لك وقت إضافي { -move(form: "to") } التالية: { $time }.
gain-opponent = { -opponent(form: "to") } وقت إضافي { -move(form: "to") } التالية: { $time }.
time-used = { $used }
time-used-and-charged = { $used }، والمحتسب على { -clock }: { $charged }

event-draw-offered = { $who-is ->
    [you] عرضت { -draw(form: "definite") }.
   *[other] عرض { -draw } من: { $who }.
}
event-draw-declined = { $who-is ->
    [you] رفضت عرض { -draw(form: "definite") }.
   *[other] رُفض عرض { -draw(form: "definite") }. الرفض من: { $who }.
}
claim-win = فوز
claim-draw = { -draw }
claim-by-threefold = تكرار الوضع ثلاث مرات
claim-by-fifty = قاعدة الخمسين { -move }
claim-by-tablebase = جدول نهايات
claim-by-adjudication = البت في النتيجة
event-claimed = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }.
} لا يستطيع أي جدول نهايات هنا الفصل فيها.
event-claimed-with-move = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }. { -move(form: "definite") } المعلنة: { $move }.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }. { -move(form: "definite") } المعلنة: { $move }.
} لا يستطيع أي جدول نهايات هنا الفصل فيها.
event-adjudication-asked = { $who-is ->
    [you] طلبت البت في النتيجة. المطلوب: { $claim }.
   *[other] طلب البت في النتيجة من: { $who }. المطلوب: { $claim }.
}
event-claim-waits = يقرر أحد { -arbiter(form: "plural-definite") } في موعد أقصاه: { $until }. وحتى ذلك الحين { -no-clock }. وإن لم يصدر قرار سقطت المطالبة عندئذ.
event-claim-waits-clock-runs = يقرر أحد { -arbiter(form: "plural-definite") } في موعد أقصاه: { $until }. وفي هذه الأثناء تستمر { -game(form: "definite") } وتعمل { -clock }. وإن لم يصدر قرار سقطت المطالبة عندئذ.
event-claim-decide = القرار لك: يُكتب في الرد سطر واحد، «arbiter { $game } uphold { $claim }: REASON» (قبول) أو «arbiter { $game } reject { $claim }: REASON» (رفض)، ومحل REASON السبب.
event-claim-analyse = يمكنك تقديم تحليل: يُكتب في الرد «{ command-analysis }:» والنص تحته. لا يستطيع { -opponent } قراءته قبل انتهاء { -game(form: "definite") }.
event-analysed = { $who-is ->
    [you] قدمت تحليلًا.
   *[other] تحليل مقدم من: { $who }.
}
event-claim-lapsed = لم يفصل أي { -arbiter(form: "bare") } في المطالبة في الوقت المحدد. تستمر { -game(form: "definite") } كأن المطالبة لم تكن، ولا يُحتسب وقت الانتظار على أي من اللاعبَين.
event-claim-upheld = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }. المطالبة صحيحة.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }. المطالبة صحيحة.
}
event-claim-rejected = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }.
} { $offer ->
    [yes] المطالبة غير صحيحة، وتبقى عرض { -draw } (FIDE 9.5.3).
   *[no] المطالبة غير صحيحة.
}
event-adjudication-declined = رُفض البت في النتيجة. القرار من: { $arbiter }. تستمر { -game(form: "definite") }.

event-flag-fell = { $who-is ->
    [you] لم تصل { -move(form: "your") } قبل { -deadline }: { $deadline }.
   *[other] لم تصل قبل { -deadline } { -move } من: { $who }. { -deadline }: { $deadline }.
}
event-downtime = كانت الخدمة متوقفة. الوقت المعاد إلى { -clock }: { $time }.
event-downtime-absent = كانت الخدمة متوقفة ولم تكن أي { -clock(form: "bare") } تعمل. تُمدَّد مهلة حضور اللاعب الغائب بالقدر نفسه.
event-leave = { $who-is ->
    [you] إجازتك: من { $first } إلى { $last }.
   *[other] إجازة: { $who }، من { $first } إلى { $last }.
}
event-no-leave = { $who-is ->
    [you] أُلغيت إجازتك: من { $first } إلى { $last }.
   *[other] أُلغيت إجازة: { $who }، من { $first } إلى { $last }.
}
event-reflection = { $who-is ->
    [you] أعلنت مواصلة التفكير في هذه { -move(form: "definite") }.
   *[other] إعلان مواصلة التفكير في هذه { -move(form: "definite") } من: { $who }.
}
event-refilled = { $who-is ->
    [you] أخذت وقتًا من الرصيد: { $time }.
   *[other] أُخذ وقت من الرصيد: { $who }، { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] أبلغت { -arbiter } بأن { -clock(form: "two-oblique") } غير صحيحتين.
   *[other] أُبلغ { -arbiter } بأن { -clock(form: "two-oblique") } غير صحيحتين. البلاغ من: { $who }.
}

event-adjournment-proposed = { $who-is ->
    [you] اقترحت { -adjourn }.
   *[other] اقتراح ب{ -adjourn } من: { $who }.
}
event-adjournment-declined = { $who-is ->
    [you] رفضت { -adjourn }؛ تستمر { -game(form: "definite") }.
   *[other] رُفض { -adjourn }. الرفض من: { $who }. تستمر { -game(form: "definite") }.
}
event-adjourned-early = أجّل صاحب الدور { -game(form: "definite") } مبكرًا. يُحتسب على { -clock(form: "theirs") } الوقت حتى النهاية المقررة للجلسة: { $until }.
event-session-over = انتهت جلسة اللعب، أو اتفق اللاعبان على { -adjourn }.
event-adjournment-agreed = اتفق اللاعبان على { -adjourn }.
event-drafted = وضع صاحب الدور مسودة { -sealed-move(form: "definite") } في { -envelope(form: "bare") }.
event-you-drafted = مسودة { -sealed-move(form: "your") } في { -envelope(form: "bare") }، و{ -clock(form: "your") } ما زالت تعمل. تحل محلها أي مسودة أخرى.
event-sealed = { $who-is ->
    [you] ختمت { -move(form: "definite") } التالية (الوقت المستهلك: { $time }).
   *[other] { -move(form: "definite") } التالية { -seal(form: "feminine") }. صاحب { -seal(form: "definite") }: { $who } (الوقت المستهلك: { $time }).
} { -game(form: "definite") } { -adjourn(form: "adjective") }؛ { -no-clock }.
event-sealed-reply = { $who-is ->
    [you] ختمت الرد (الوقت المستهلك: { $time })، لأن اللاعب الذي { -seal } { -move } من قبل ما زال غائبًا.
   *[other] الرد مختوم، لأن اللاعب الذي { -seal } { -move } من قبل ما زال غائبًا. صاحب الرد: { $who } (الوقت المستهلك: { $time }).
} { -clock(form: "bare") } اللاعب الغائب تعمل؛ ويُفتح الرد عند حضور هذا اللاعب.
event-face-acknowledged = فُحص وجه { -envelope }. الفحص والحفظ لدى: { $arbiter }.
event-resumption-set = تغيّر موعد { -resume }. القرار من: { $arbiter }. الموعد الجديد: { $time }.

event-resumption-asked = { $who-is ->
    [you] طلبت { -resume }.
   *[other] طلب { -resume(form: "bare") } من: { $who }.
}
event-resumed = استُؤنفت { -game(form: "definite") }. يفتح { -arbiter } { -envelope }؛ وحتى ذلك الحين { -no-clock }.
event-resumed-in-your-absence = استُؤنفت { -game(form: "definite") } في غيابك: { -clock(form: "your") } تعمل.
event-resumed-in-absence = استُؤنفت { -game(form: "definite") } في غياب اللاعب الذي عليه الرد؛ { -clock(form: "bare") } هذا اللاعب تعمل.
event-early-opening = وافق أحد { -arbiter(form: "plural-definite") } على فتح { -envelope } مبكرًا.
event-early-opening-one-of-two = وافق أحد { -arbiter(form: "plural-definite") } على فتح { -envelope } مبكرًا؛ ويجب أن يوافق { -arbiter(form: "bare") } ثانٍ.
event-late = { $who-is ->
    [you] لم يُسجَّل حضورك خلال وقت التأخر المسموح (FIDE Guidelines I.10).
   *[other] لا حضور خلال وقت التأخر المسموح: { $who } (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] لم يُسجَّل حضورك خلال المهلة (FIDE Guidelines I.10).
   *[other] لا حضور خلال المهلة: { $who } (FIDE Guidelines I.10).
}
event-both-late = لم يحضر أي من اللاعبَين خلال وقت التأخر المسموح (FIDE Guidelines I.10).
event-both-late-for-limit = لم يحضر أي من اللاعبَين خلال المهلة (FIDE Guidelines I.10).
event-envelope-missing = لا يمكن فتح { -envelope }. على اللاعب الذي { -seal } أن يعرض النص المختوم: لا يُعتد إلا بالنص الذي له قيمة SHA-256 المطبوعة. إذا كان اللاعب هو من شفّر { -envelope } ف{ -clock(form: "theirs") } تعمل؛ وإلا ف{ -no-clock }، ويمكن { -arbiter(form: "to") } أن يقرر بشأن { -game(form: "definite") }.
event-envelope-shut = السبب: لا يُفتح { -envelope }، أو لا يطابق نصه البصمة.
event-reading-chosen = { $who-is ->
    [you] اخترت إحدى قراءات { -sealed-move(form: "definite") }: { $move }.
   *[other] اختيار إحدى قراءات { -sealed-move(form: "definite") }: { $who } – { $move }.
}
event-opened = فُتح { -envelope }. { $who-is ->
    [you] { -sealed-move(form: "your") }:
   *[other] { -sealed-move(form: "definite") }: { $who } –
} { $move } (كما كُتبت: «{ $written }»).
event-opened-with-offer = فُتح { -envelope }. { $who-is ->
    [you] { -sealed-move(form: "your") } مع عرض { -draw }:
   *[other] { -sealed-move(form: "definite") } مع عرض { -draw }: { $who } –
} { $move } (كما كُتبت: «{ $written }»).
event-opened-ambiguous = فُتح { -envelope }. { $who-is ->
    [you] { -sealed-move(form: "your") }:
   *[other] { -sealed-move(form: "definite") }: { $who } –
} «{ $written }». لها أكثر من قراءة.
event-opened-illegal = فُتح { -envelope }. { $who-is ->
    [you] { -sealed-move(form: "your") }:
   *[other] { -sealed-move(form: "definite") }: { $who } –
} «{ $written }». هذه { -move } { -illegal }.
event-opened-nothing = فُتح { -envelope }. نصه ليس { -sealed-move } في هذا الوضع من هذه { -game(form: "definite") }، فلا يُعرض على أحد.
event-opened-early = فتحه أحد { -arbiter(form: "plural-definite") } مبكرًا.
event-publication-agreed = { $who-is ->
    [you] وافقت على نشر { -envelope(form: "bare") } هذه { -game(form: "definite") }.
   *[other] موافقة على نشر { -envelope(form: "bare") } هذه { -game(form: "definite") } من: { $who }.
} يُفتح إذا وافق اللاعبان، ولا يغيّر شيئًا في { -game(form: "definite") }.
event-published = وافق اللاعبان، وفُتح { -envelope(form: "bare") } هذه { -game(form: "definite") }. { $who-is ->
    [you] { -sealed-move(form: "your") }:
   *[other] { -sealed-move(form: "definite") }: { $who } –
} { $written }. لا يغيّر هذا شيئًا في { -game(form: "definite") }.
event-published-nothing = وافق اللاعبان، وفُتح { -envelope(form: "bare") } هذه { -game(form: "definite") }. نصه ليس { -sealed-move }.

act-warned = { $who-is ->
    [you] وُجّه إليك إنذار.
   *[other] إنذار: { $who }.
} القرار من: { $arbiter }.
act-time-given = { $who-is ->
    [you] أُضيف إلى { -clock(form: "your") } وقت: { $time }.
   *[other] أُضيف وقت إلى { -clock(form: "bare") } اللاعب: { $who }، { $time }.
} القرار من: { $arbiter }.
act-time-taken = { $who-is ->
    [you] أُخذ من { -clock(form: "your") } وقت: { $time }.
   *[other] أُخذ وقت من { -clock(form: "bare") } اللاعب: { $who }، { $time }.
} القرار من: { $arbiter }.
act-clocks = صُححت { -clock(form: "two-definite") }. القرار من: { $arbiter }. الوقت المستهلك في { -move(form: "plural-definite") } حتى الآن: { -white } { $white }، { -black } { $black }.
act-clocks-and-deadline = صُححت { -clock(form: "two-definite") }. القرار من: { $arbiter }. الوقت المستهلك في { -move(form: "plural-definite") } حتى الآن: { -white } { $white }، { -black } { $black }. { -deadline } لهذه { -move(form: "definite") }: { $deadline }.
act-points = غُيّرت النقاط. القرار من: { $arbiter }. { -white } { $white }، { -black } { $black }.
act-leave = مُنحت إجازة خاصة من { $first } إلى { $last }. القرار من: { $arbiter }. { $who-is ->
    [you] لا تعمل { -clock(form: "your") } في هذه الأيام.
   *[other] لا تعمل في هذه الأيام { -clock(form: "bare") } اللاعب: { $who }.
}
act-leave-ended = أُنهيت الإجازة التي يومها الأول { $first }. القرار من: { $arbiter }. { $who-is ->
    [you] لم تعد { -clock(form: "your") } تتوقف بسببها.
   *[other] لم تعد تتوقف بسببها { -clock(form: "bare") } اللاعب: { $who }.
}
act-adjourned = أُمر ب{ -adjourn(form: "bare") } { -game(form: "definite") }. القرار من: { $arbiter }.
act-taken-back = سُمح بالتراجع عن خطأ في الكتابة. القرار من: { $arbiter }. تستمر { -game(form: "definite") } من الوضع الذي سبقته أنصاف { -move(form: "plural") } عددها { $ply }، ولا يُحتسب الوقت منذ ذلك الحين على أي من اللاعبَين.
act-you-replace = من الآن هذه { -game(form: "definite") } لك بدلًا من لاعب آخر، و{ -clock } كما هي. عروض ذلك اللاعب ومطالباته وإجازته المحجوزة لاغية.
act-you-were-replaced = حل لاعب آخر محلك، وهو يواصل اللعب: { $name }. عروضك ومطالباتك و{ -move(form: "plural-your") } المشروطة لاغية.
act-replaced = من الآن يحل لاعب محل لاعب آخر: { $name }. { -clock } كما هي. عروض اللاعب السابق ومطالباته لاغية.
act-replayed-as = تُعاد برقم { $game }.
act-counts-after-all = { -game(form: "definite") } { $game } محسوبة من جديد.
act-how-to-appeal = في حال عدم موافقتك لك { -appeal } أمام { -arbiter(form: "bare") } آخر حتى: { $until }. يُكتب في الرد سطر واحد، «{ command-appeal } { $act }: » ثم أسبابك.
event-appealed = { $who-is ->
    [you] طعنت في قرار { -arbiter } رقم { $act }.
   *[other] { -appeal(form: "bare") } في قرار { -arbiter } رقم { $act } من: { $who }.
} يفصل فيه { -arbiter(form: "bare") } آخر.
event-replaced-appealed = { -appeal(form: "bare") } اللاعب الذي حل غيره محله في قرار { -arbiter } رقم { $act }. يفصل فيه { -arbiter(form: "bare") } آخر.
event-appealed-act = كان القرار: { $act }
event-appeal-decide = إن لم يكن القرار منك فلك الفصل في { -appeal }: يُكتب في الرد سطر واحد، «arbiter { $game } confirm { $act }: REASON» (تثبيت) أو «arbiter { $game } reverse { $act }: REASON» (نقض)، ومحل REASON السبب.
event-confirmed = ثبّت { -arbiter(form: "bare") } آخر القرار رقم { $act }.
event-you-confirmed = سُجل تثبيتك للقرار رقم { $act }.
event-reversed = نقض { -arbiter(form: "bare") } آخر القرار رقم { $act }. { -game(form: "definite") } الآن كما كانت ستكون من دونه، والوقت الذي لم تكن فيه أي { -move } ممكنة لا يُحتسب على أي من اللاعبَين.
event-you-reversed = سُجل نقضك للقرار رقم { $act }. { -game(form: "definite") } الآن كما كانت ستكون من دونه، والوقت الذي لم تكن فيه أي { -move } ممكنة لا يُحتسب على أي من اللاعبَين.
event-withdrawn = { $who-is ->
    [you] أعلنت انسحابك.
   *[other] انسحاب: { $who }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] خسرت نصف { -game(form: "plural") } هذه البطولة بسبب الصمت، ويُعد ذلك انسحابًا.
   *[other] خسارة نصف { -game(form: "plural") } هذه البطولة بسبب الصمت: { $who }. يُعد ذلك انسحابًا.
}
event-withdrawal-noted = { $who-is ->
    [you] سُجل انسحابك.
   *[other] سُجل الانسحاب: { $who }.
} القرار من: { $arbiter }.
event-withdrawn-waits = { -no-clock } حتى يقرر { -arbiter(form: "bare") } بشأن { -game(form: "definite") }.

event-mail-returned = { $who-is ->
    [you] البريد المرسل إليك يرتد.
   *[other] البريد يرتد. المرسل إليه: { $who }.
}
event-mail-arrives = { $who-is ->
    [you] البريد المرسل إليك يصل من جديد.
   *[other] البريد يصل من جديد. المرسل إليه: { $who }.
}
event-zone = { $who-is ->
    [you] سُجلت منطقتك الزمنية.
   *[other] سُجلت المنطقة الزمنية: { $who }.
}
event-other = سُجل حدث آخر.

## The end of a game

over-white-wins = انتهت { -game(form: "definite") } { $game }، { $result }. { $who-is ->
    [you] الفوز لك ({ -white }).
   *[other] الفوز: { $who } ({ -white }).
} السبب: { $how }.
over-black-wins = انتهت { -game(form: "definite") } { $game }، { $result }. { $who-is ->
    [you] الفوز لك ({ -black }).
   *[other] الفوز: { $who } ({ -black }).
} السبب: { $how }.
over-both-lose = انتهت { -game(form: "definite") } { $game }، { $result }. خسر اللاعبان كلاهما. السبب: { $how }.
over-no-result = انتهت { -game(form: "definite") } { $game }، { $result }. لا نتيجة. السبب: { $how }.
over-drawn = انتهت { -game(form: "definite") } { $game }، { $result }. { -draw(form: "bare") }. السبب: { $how }.
over-drawn-not-won = انتهت { -game(form: "definite") } { $game }، { $result }. { -draw(form: "bare") }. السبب: { $how }؛ لكن الطرف الآخر لا يمكنه تحقيق { -mate }.
ending-by-silence = الصمت (لم تُلعب { -move } مدة طويلة جدًا)
ending-checkmate = { -mate }
ending-resignation = { -resign }
ending-stalemate = الملك { -stalemate } (لا { -move } قانونية والملك ليس في { -check })
ending-dead-position = لا يمكن لأي من الطرفين تحقيق { -mate }
ending-agreement = اتفاق اللاعبَين
ending-threefold = تكرار الوضع ثلاث مرات، بعد مطالبة
ending-fifty = قاعدة الخمسين { -move }، بعد مطالبة
ending-tablebase = جدول نهايات، بعد مطالبة
ending-fivefold = تكرار الوضع خمس مرات
ending-seventy-five = قاعدة الخمس والسبعين { -move }
ending-time = انقضاء المهلة
ending-illegal-moves = { -move(form: "plural") } { -illegal }
ending-sealed-move = كانت { -sealed-move(form: "definite") } ملتبسة أو { -illegal }
ending-forfeit = احتساب الخسارة بقرار
ending-cancelled = ألغاها { -arbiter(form: "bare") }
ending-annulled = أبطلها { -arbiter(form: "bare") }
ending-expulsion = استُبعد اللاعب الآخر
ending-withdrawal = انسحاب
ending-adjudication = البت في النتيجة

## What was done, to the player whose command it was

done-moved = لُعبت { -move(form: "definite") }.
done-moved-with-offer = لُعبت { -move(form: "definite") }، مع عرض { -draw }.
done-message = رسالتك في السجل وفي طريقها إلى { -opponent(form: "your") }.
done-draw-offered = عرضت { -draw(form: "definite") }. يبقى العرض قائمًا حتى رد { -opponent }.
done-draw-declined = رفضت { -draw(form: "definite") }. تستمر { -game(form: "definite") }.
done-claim-upheld = مطالبتك صحيحة.
done-claim-referred = سيفصل { -arbiter(form: "bare") } في مطالبتك. يصلك القرار بالبريد.
done-claim-is-offer = تبقى المطالبة عرض { -draw }، ويجوز { -opponent(form: "to") } قبوله (FIDE 9.5.3).
done-penalty = أُضيف وقت إلى { -clock(form: "bare") } { -opponent }: { $time }.
done-analysed = تحليلك في السجل، { -arbiter(form: "to") }.
done-adjournment-proposed = اقترحت { -adjourn }. تستمر { -game(form: "definite") } حتى يوافق { -opponent }.
done-adjournment-declined = رفضت { -adjourn }. تستمر { -game(form: "definite") }.
done-adjourned = { -game(form: "definite") } في طور { -adjourn }: يختم صاحب الدور { -move }.
done-drafted = المسودة في { -envelope(form: "bare") }. لم تُختم بعد: لختمها يُكتب «{ command-seal }» وحده في سطر.
done-sealed = خُتمت { -move(form: "definite") }، و{ -game(form: "definite") } { -adjourn(form: "adjective") }.
done-sealed-with-offer = خُتمت { -move(form: "definite") } مع عرض { -draw } منك، و{ -game(form: "definite") } { -adjourn(form: "adjective") }. يعلم { -opponent(form: "your") } بالعرض عند فتح { -envelope }. ويبقى العرض قائمًا عندئذ حتى يرد { -opponent(form: "your") } أو يلعب { -move }.
done-drafted-with-offer = عرض { -draw } منك موجود في { -envelope } مع المسودة. يعلم به { -opponent(form: "your") } عند فتح { -envelope } المختوم.
done-resumption-asked = سُجل استعدادك لل{ -resume(form: "bare") }. تستمر { -game(form: "definite") } عند استعداد { -opponent }، وفي الموعد المحدد على أبعد تقدير.
done-resumed = استُؤنفت { -game(form: "definite") }.
done-publication-agreed = سُجلت موافقتك على عرض { -envelope }. يُعرض عندما يوافق { -opponent } أيضًا.
done-published = { -envelope } معروض في السجل.
done-reading-chosen = تُحسب { -sealed-move(form: "definite") } على أنها { -move(form: "definite") } التي اخترتها.
done-clocks-questioned = أُبلغ { -arbiter } بقولك إن { -clock(form: "two-oblique") } غير صحيحتين.
done-flag-fell = سقط { -flag }.
done-leave = إجازتك: من { $first } إلى { $last }، واليومان مشمولان. تتوقف { -clock(form: "your") } في هذه المدة.
done-no-leave = أُلغيت إجازتك: من { $first } إلى { $last }. تعمل { -clock(form: "your") } في تلك الأيام.
done-reflection = سُجلت مواصلة تفكيرك في هذه { -move(form: "definite") }. صمتك لا يؤدي إلى خسارة { -game(form: "definite") } في الوقت الحالي، و{ -clock(form: "your") } تواصل عملها.
done-refilled = الوقت المنقول من رصيدك إلى { -clock(form: "your") }: { $time }.
done-withdrawn = انسحبت من هذه { -game(form: "definite") }.
done-appealed = طعنك في القرار رقم { $act } مسجل. يبقى القرار نافذًا حتى يفصل { -arbiter(form: "bare") } آخر، وتصلك رسالة فيها القرار.
done-game-over = انتهت { -game(form: "definite") }.

## The position in words

pieces-none = لا شيء
board-figures = في هذه الرقعة القطع الممتلئة التي تحتها خط هي قطع { -black }.
pieces = { -white }: { $white }. { -black }: { $black }.
pieces-king = { $count ->
    [zero] الملك
    [one] الملك
    [two] الملكان
    [few] الملوك
    [many] الملوك
   *[other] الملوك
} { $squares }
pieces-queen = { $count ->
    [zero] الوزير
    [one] الوزير
    [two] الوزيران
    [few] الوزراء
    [many] الوزراء
   *[other] الوزراء
} { $squares }
pieces-rook = { $count ->
    [zero] الرخ
    [one] الرخ
    [two] الرخان
    [few] الرخاخ
    [many] الرخاخ
   *[other] الرخاخ
} { $squares }
pieces-bishop = { $count ->
    [zero] الفيل
    [one] الفيل
    [two] الفيلان
    [few] الأفيال
    [many] الأفيال
   *[other] الأفيال
} { $squares }
pieces-knight = { $count ->
    [zero] الحصان
    [one] الحصان
    [two] الحصانان
    [few] الأحصنة
    [many] الأحصنة
   *[other] الأحصنة
} { $squares }
pieces-pawn = { $count ->
    [zero] البيدق
    [one] البيدق
    [two] البيدقان
    [few] البيادق
    [many] البيادق
   *[other] البيادق
} { $squares }

## Clocks

clock-limit = المهلة: { $control }.
clock-control = الوقت: { $control }.
clock-white = { -white } ({ $name }): { $times }.
clock-black = { -black } ({ $name }): { $times }.
clock-times = { $times }
clock-with-more = { $times } (إضافة { -move(form: "to") } التالية: { $gained })
clock-with-less = { $times } (نقص { -move(form: "to") } التالية: { $lost })
clock-used = المستهلك: { $time }
clock-left = المتبقي: { $time }
clock-on-the-clock = على { -clock }: { $time }
clock-with-bank = { $left }، وفي الرصيد: { $bank }
clock-this-move = هذه { -move(form: "definite") } ({ $name }): المستهلك { $used }، والمحتسب على { -clock } { $charged }.
clock-delay = المتبقي من التأخير: { $left }. حتى ذلك الحين لا يُحتسب شيء على { -clock }.
clock-stopped = أُوقفت { -clock }: { $at }. وتواصل من حيث توقفت.
clock-paused-leave = { -clock } متوقفة: إجازة.
clock-paused-free-day = { -clock } متوقفة: يوم عطلة.
clock-paused-night = { -clock } متوقفة ليلًا.
clock-next = التالي: { $what }، { $at }.
clock-next-time-is-up = ينقضي الوقت
clock-next-silence = تُخسر { -game(form: "definite") } بسبب الصمت
clock-next-delay-over = ينتهي التأخير
clock-next-double = يُحسب الوقت مضاعفًا
clock-next-day = يُحتسب يوم آخر
clock-next-refill = يمكن ملء { -clock } من الرصيد
clock-next-leave = تبدأ الإجازة
clock-next-free-day = يبدأ يوم عطلة
clock-next-night = يبدأ التوقف الليلي
clock-next-goes-on = تواصل { -clock } عملها

## Whose move it is, and until when

state-your-move = الدور عليك، { -move(form: "your") } { $number }. تُرسَل ردًا على هذه الرسالة. { -deadline }: { $until } (المتبقي: { $left }).
state-their-move = الدور على: { $name }. { -deadline }: { $until } (المتبقي: { $left }).
state-you-seal = يجب { -seal } { -move(form: "your") } { $number }. { -deadline }: { $until } (المتبقي: { $left }).
state-they-seal = { -seal } { -move(form: "definite") } التالية على: { $name }. { -deadline }: { $until } (المتبقي: { $left }).
state-adjourned-yours = { -clock(form: "your") } تعمل حتى: { $until } (المتبقي: { $left }).
state-adjourned-theirs = { -clock(form: "bare") } { -opponent } تعمل حتى: { $until } (المتبقي: { $left }).
state-you-on-leave = أنت في إجازة ولا يمكنك اللعب قبل: { $back }. { -move(form: "your") } { $number } تُرسَل ردًا على هذه الرسالة من ذلك الوقت فصاعدًا. { -deadline }: { $until }.
state-on-leave = في إجازة: { $name }، حتى: { $back }. { -deadline } { -move(form: "to") }: { $until }.
state-doubles = يُحسب وقت هذه { -move(form: "definite") } مضاعفًا ابتداءً من: { $at }. مدة التفكير قبل ذلك: { $after }. الموعد النهائي للرد يراعي ذلك.
state-doubled = يُحسب وقت هذه { -move(form: "definite") } مضاعفًا منذ: { $at }. مدة التفكير قبل ذلك: { $after }. الموعد النهائي للرد يراعي ذلك.
state-your-flag = سقط { -flag(form: "your") }: { $at }. ما لم يطالب به { -opponent } أو أحد { -arbiter(form: "plural-definite") } تبقى { -move(form: "your") } محسوبة: يجب لعبها فورًا.
state-your-flag-for-arbiter = سقط { -flag(form: "your") }: { $at }. ما لم يطالب به أحد { -arbiter(form: "plural-definite") } تبقى { -move(form: "your") } محسوبة: يجب لعبها فورًا.
state-flag-to-claim = سقط { -flag }: { $name }، { $at }. لإنهاء { -game(form: "definite") } بسببه يُكتب في الرد «{ command-claim-time }»؛ وحتى ذلك الحين تبقى { -move(form: "definite") } محسوبة.
state-flag = سقط { -flag }: { $name }، { $at }. حتى ينهي { -arbiter(form: "bare") } { -game(form: "definite") } بسببه تبقى { -move(form: "definite") } محسوبة.

## Reminders

reminder-time = تذكير من { $site }: وقتك يوشك أن ينقضي.
reminder-silence = تحذير من { $site }: لم تصل { -move } منك منذ مدة طويلة، والصمت يؤدي إلى خسارة { -game(form: "definite") } بعد: { $until }. الرجاء لعب { -move }، أو كتابة «{ command-reflect }» لمواصلة التفكير على حساب وقتك.
reminder-silent-flag = تحذير من { $site }: لم تصل { -move } منك منذ مدة طويلة، ووقتك ينقضي بعد: { $until }.
restored = لزمت استعادة الخدمة من نسخة احتياطية. ضاعت { -move(form: "plural-definite") } والرسائل اللاحقة، لكن الوقت أُعيد. { -game(form: "definite") } كما تظهر هنا. أُلغيت { -move(form: "plural-definite") } المشروطة: الرجاء إرسالها من جديد. الرجاء الرد على هذه الرسالة؛ الردود على رسائل أقدم لا أثر لها.
restored-from = لزمت استعادة الخدمة من نسخة احتياطية تاريخها: { $at }. ضاعت { -move(form: "plural-definite") } والرسائل اللاحقة، لكن الوقت أُعيد. { -game(form: "definite") } كما تظهر هنا. أُلغيت { -move(form: "plural-definite") } المشروطة: الرجاء إرسالها من جديد. الرجاء الرد على هذه الرسالة؛ الردود على رسائل أقدم لا أثر لها.

## Digests

digest-subject = { $site }: { $count ->
    [zero] ما جرى في { -game(form: "plural-your") }
    [one] الدور عليك في { -game } واحدة
    [two] الدور عليك في { -game(form: "two-oblique") }
    [few] الدور عليك في { $count } { -game(form: "plural") }
    [many] الدور عليك في { $count } { -game }
   *[other] الدور عليك في { $count } { -game }
}
digest = { $count ->
    [zero] ليس الدور عليك في أي { -game }.
    [one] الدور عليك في { -game } واحدة.
    [two] الدور عليك في { -game(form: "two-oblique") }، والأقرب موعدًا أولًا.
    [few] الدور عليك في { $count } { -game(form: "plural") }، والأقرب موعدًا أولًا.
    [many] الدور عليك في { $count } { -game }، والأقرب موعدًا أولًا.
   *[other] الدور عليك في { $count } { -game }، والأقرب موعدًا أولًا.
}
digest-game = { $game } { $white } – { $black }
digest-until = { -move(form: "your") } { $number }. { -deadline }: { $until } (المتبقي: { $left }).
digest-move = للعب { -move } يُكتب إلى هذا العنوان، مثلًا: { $example }
digest-write = للكتابة عن هذه { -game(form: "definite") } يُستعمل هذا العنوان:
digest-more = { $count ->
    [zero] لا توجد { -game(form: "plural") } أخرى. لقائمة بها كلها يُكتب «{ command-games }».
    [one] توجد { -game } أخرى واحدة. لقائمة بها كلها يُكتب «{ command-games }».
    [two] توجد { -game(form: "two") } أخريان. لقائمة بها كلها يُكتب «{ command-games }».
    [few] توجد { $count } { -game(form: "plural") } أخرى. لقائمة بها كلها يُكتب «{ command-games }».
    [many] توجد { $count } { -game } أخرى. لقائمة بها كلها يُكتب «{ command-games }».
   *[other] توجد { $count } { -game } أخرى. لقائمة بها كلها يُكتب «{ command-games }».
}

## Conditional moves

conditions-none = ليس لديك { -move(form: "plural") } مشروطة الآن.
conditions-kept = حُفظت { -move(form: "plural-your") } المشروطة.
conditions-replaced = حُفظت { -move(form: "plural-your") } المشروطة. وهي تحل محل ما قدمته من قبل (عدد الأسطر: { $count }).
conditions-stored = { -move(form: "plural-your") } المشروطة الآن كما يلي. كل سطر سلسلة واحدة:
conditions-not-foreseen = لا ترد أي من { -move(form: "plural-your") } المشروطة على هذه { -move(form: "definite") }؛ أُلغي ما تبقى منها.
conditions-others-dropped = أُلغيت { -move(form: "plural-your") } المشروطة على { -move(form: "plural") } أخرى { -opponent(form: "to") }، لأن تلك { -move(form: "plural-definite") } لم تعد ممكنة.
conditions-you-decide = لم تُلعب { -move(form: "your") } المشروطة، لأن { -opponent } قدم عرضًا قراره لك وحدك. إذا لعبتها الآن تبقى بقية سطرها؛ وتُلغى { -move(form: "plural-definite") } المشروطة على { -move(form: "plural") } أخرى.
conditions-mail-unread = لم تُلعب { -move(form: "your") } المشروطة، لأن رسالة منك عن هذه { -game(form: "definite") } وصلت قبل { -move } { -opponent } ولم تكن قد قُرئت: ربما كانت تسحب { -move(form: "definite") } المشروطة. إذا لعبتها الآن تبقى بقية سطرها؛ وتُلغى { -move(form: "plural-definite") } المشروطة على { -move(form: "plural") } أخرى.
conditions-adjourned = أُلغيت { -move(form: "plural-your") } المشروطة: لا يُرد على { -move } من { -envelope(form: "bare") } قبل رؤيتها.
conditions-taken-back = أُلغيت { -move(form: "plural-your") } المشروطة: كانت { -game(form: "to") } كما كانت من قبل.

## Messages of the players

writes = رسالة من { $who }:
writes-replaced = رسالة من اللاعب الذي حل غيره محله:
writes-arbiter = رسالة من { -arbiter }:
writes-more = ... البقية في { $url }

## Envelopes

sealed-commitment = { -move(form: "definite") } في { -envelope(form: "bare") } مشفر لا يفتحه أحد قبل { -resume(form: "bare") } { -game(form: "definite") }. هذه قيمة SHA-256 لنص { -envelope }. الرجاء الاحتفاظ بها: ستثبت أن { -envelope } هو الذي خُتم الآن.
opened-commitment = نص { -envelope } في سجل { -game(form: "definite") }؛ وقيمة SHA-256 له هي البصمة التي طُبعت عند { -seal } { -move(form: "definite") } ({ $url }):

## How to answer

answer-move = طريقة الرد: يُكتب في الرد على هذه الرسالة سطر واحد، مثل «{ $example }»؛ وكل طرق التدوين مقبولة.
answer-seal = طريقة الرد: يُكتب في الرد على هذه الرسالة سطر واحد، مثل «{ command-seal }{"\u00A0"}{ $example }»؛ وكل طرق التدوين مقبولة.
answer-seal-clock = تعمل { -clock(form: "your") } حتى تُختم { -move(form: "definite") }. لا يراها أحد قبل فتحها.
answer-draw = عرض { -draw } من: { $opponent }. يُكتب في الرد «{ command-accept }» للقبول، أو «{ command-decline }» للرفض.
answer-draw-on-move = عرض { -draw } من: { $opponent }. يُكتب في الرد «{ command-accept }» للقبول، أو «{ command-decline }» للرفض؛ ولعب { -move } يعني رفضه.
answer-adjournment = اقتراح ب{ -adjourn } من: { $opponent }. يُكتب في الرد «{ command-adjourn }» للموافقة؛ عندها يختم صاحب الدور { -move(form: "definite") } التالية وتتوقف { -clock }. أو يُكتب «{ command-decline-adjournment }» لمواصلة اللعب.
commands-help = للاطلاع على الأوامر يُكتب في الرد «{ command-help }».
commands = الأوامر، واحد في كل سطر: { -move(form: "your") }؛ { -move(form: "your") } ثم «{ command-draw }»؛ { command-accept }؛ { command-decline }؛ { command-resign-yes }؛ { command-claim-threefold }؛ { command-claim-fifty }؛ { command-say } ...؛ { command-adjourn }؛ { command-seal } ...؛ { command-resume }؛ { command-show }؛ { command-moves }؛ { command-status }؛ { command-legal }؛ { command-pgn }؛ { command-help }.
publish = تبقى { -sealed-move(form: "definite") } في { -envelope(form: "its") }. لا تُعرض إلا إذا جاء منك ومن { -opponent } كليكما الرد «{ command-publish }».
moves = { -move(form: "plural-definite") }: { $moves }
game-took = انتهت { -game(form: "definite") } بعد { $moves ->
    [zero] 0 { -move }
    [one] { -move } واحدة
    [two] { -move(form: "two-oblique") }
    [few] { $moves } { -move(form: "plural") }
    [many] { $moves } { -move }
   *[other] { $moves } { -move }
}. مدتها: { $time }.
game-took-no-move = مدة { -game(form: "definite") }: { $time }. لم تُلعب أي { -move }.
game-attached = { -game(form: "definite") } كلها مرفقة في الملف { $file }، لبرامج الشطرنج.
game-attached-short = { -move(form: "plural-definite") } مرفقة في الملف { $file }، لبرامج الشطرنج. { -game(form: "definite") } مع تعليقاتها أطول من أن تسعها رسالة؛ وهي في { $url }
pgn-too-long = { -game(form: "definite") } أطول من أن تسعها هذه الرسالة: يُكتب في الرد «{ command-pgn }»، أو يُنظر في { $url }

resume-played = تُلعب { -sealed-move(form: "definite") }
resume-opened-and-played = يفتح { -arbiter } { -envelope } وتُلعب { -sealed-move(form: "definite") }
resume-reply-when-ready = يُكتب في الرد «{ command-resume }» عند استعدادك.
resume-opponent-ready = استعداد { -opponent } مسجل: { $opponent }. يُكتب في الرد «{ command-resume }» عند استعدادك أيضًا: عندئذ { $then }. وإلا استُؤنفت { -game(form: "definite") } في غيابك: { $latest }.
resume-when-opponent-too = موعد { -resume }: { $latest }. قبل ذلك تُستأنف { -game(form: "definite") } عند استعداد { -opponent } أيضًا ({ $opponent }). وإلا فمن ذلك الموعد تعمل { -clock(form: "bare") } { -opponent }، ويُفتح { -envelope } عند حضوره.
resume-when-both-sealer = موعد { -resume }: { $latest }. قبل ذلك تُستأنف { -game(form: "definite") } عند استعداد اللاعبَين. وإلا فمن ذلك الموعد تعمل { -clock(form: "bare") } { -opponent } ({ $opponent })، ويُفتح { -envelope } عند حضوره.
resume-when-opponent = تُستأنف { -game(form: "definite") } عند استعداد { -opponent } ({ $opponent })، وعلى أبعد تقدير: { $latest }.
resume-when-opponent-ready-too = تُستأنف { -game(form: "definite") } عند استعداد { -opponent } أيضًا ({ $opponent })، وعلى أبعد تقدير: { $latest }.
resume-when-both = موعد { -resume }: { $latest }. قبل ذلك تُستأنف { -game(form: "definite") } عند استعداد اللاعبَين. وإلا فمن ذلك الموعد تعمل { -clock(form: "your") }. ويُفتح { -envelope } عندما يصل منك الرد «{ command-resume }».
resume-now = يُكتب في الرد «{ command-resume }» لفتح { -envelope }: { $then } وتبدأ { -clock(form: "your") }. وإلا استُؤنفت { -game(form: "definite") }: { $latest }.
resume-clock-runs = يُكتب في الرد «{ command-resume }»: عندئذ { $then }. وتعمل { -clock(form: "your") } حتى ذلك الحين.
resume-show-text = يُعرض النص الذي ختمته عبر HTTP (بفتح { -envelope })، أو يُسلَّم { -arbiter(form: "to") }.
resume-choose = { -sealed-move(form: "to") } أكثر من معنى، والاختيار لك: يُكتب في الرد «{ command-choose } { $first }»، أو كذلك مع { -move } أخرى من هذه: { $readings }. { -clock(form: "your") } تعمل.
default-you = يُكتب في الرد «{ command-resume }» في موعد أقصاه: { $until }. وإلا حُسبت عليك خسارة { -game(form: "definite") } بسبب الغياب (FIDE Guidelines I.10).
default-opponent = إذا لم يحضر { -opponent } ({ $opponent }) حتى: { $until }، حُسبت عليه خسارة { -game(form: "definite") } بسبب الغياب (FIDE Guidelines I.10).
default-sealer = إذا لم يحضر { -opponent } ({ $opponent }) حتى: { $until }، ولم يُفتح { -envelope } قبل ذلك، حُسبت عليه خسارة { -game(form: "definite") } بسبب الغياب (FIDE Guidelines I.10).
standing-sealing = { $who-is ->
    [you] عليك { -seal } { -move(form: "definite") } التالية. تعمل { -clock(form: "your") } حتى تُ{ -seal }.
   *[other] { -seal } { -move(form: "definite") } التالية على: { $who }. تعمل { -clock(form: "bare") } هذا اللاعب حتى تُ{ -seal }.
}
standing-sealing-then = بعد { -seal } { -move(form: "definite") } { -no-clock }. وتتوقف { -game(form: "definite") } عندئذ مدة أقصاها: { $after }.
standing-sealing-reply = { $who-is ->
    [you] يجوز أن يختم { -opponent(form: "your") } الرد، لأن حضورك لم يُسجَّل. عندئذ تعمل { -clock(form: "your") }.
   *[other] يجوز { -seal } الرد، لأن هذا اللاعب لم يحضر: { $who }. عندئذ تعمل { -clock(form: "theirs") }.
}
standing-drafted = { $who-is ->
    [you] مسودتك في { -envelope }. يلزم ختمها أو وضع مسودة أخرى مكانها.
   *[other] في { -envelope } مسودة من: { $who }.
}
standing-sealed = { $who-is ->
    [you] { -game(form: "definite") } { -adjourn(form: "adjective") }. ختمت { -move(form: "definite") } رقم { $number }، و{ -no-clock }.
   *[other] { -game(form: "definite") } { -adjourn(form: "adjective") }. { -move(form: "definite") } رقم { $number } { -seal(form: "feminine") }، وصاحب { -seal(form: "definite") }: { $who }. { -no-clock }.
}
standing-ready = { $who-is ->
    [you] استعدادك لل{ -resume(form: "bare") } مسجل.
   *[other] سُجل الاستعداد لل{ -resume(form: "bare") } من: { $who }.
}
standing-not-ready = { $who-is ->
    [you] لم يُسجَّل استعدادك لل{ -resume(form: "bare") }.
   *[other] لم يُسجَّل الاستعداد لل{ -resume(form: "bare") } من: { $who }.
}
standing-when-both = إذا استعد اللاعبان قبل: { $latest }، تُستأنف { -game(form: "definite") } عند استعدادهما.
standing-when-one = { $who-is ->
    [you] تُستأنف { -game(form: "definite") } عند استعدادك، في موعد أقصاه: { $latest }.
   *[other] تُستأنف { -game(form: "definite") } عند استعداد { $who }، في موعد أقصاه: { $latest }.
}
standing-else-clock = { $who-is ->
    [you] وإلا عملت { -clock(form: "your") } ابتداءً من: { $latest }، ويُفتح { -envelope } عند حضورك.
   *[other] وإلا عملت { -clock(form: "bare") } هذا اللاعب: { $who }، ابتداءً من: { $latest }، ويُفتح { -envelope } عند حضوره.
}
standing-else-without = { $who-is ->
    [you] وإلا استُؤنفت { -game(form: "definite") } في غيابك في هذا الموعد: { $latest }.
   *[other] وإلا استُؤنفت { -game(form: "definite") } في غياب { $who } في هذا الموعد: { $latest }.
}
standing-opens = { $by ->
    [arbiter] عندئذ يفتح أحد { -arbiter(form: "plural-definite") } { -envelope }.
   *[service] عندئذ تفتح الخدمة { -envelope }.
} { $who-is ->
    [you] تُلعب { -sealed-move(form: "definite") }، وتعمل { -clock(form: "your") }.
   *[other] تُلعب { -sealed-move(form: "definite") }، وتعمل { -clock(form: "bare") } هذا اللاعب: { $who }.
}
standing-due = استُؤنفت { -game(form: "definite") }. حتى يُفتح { -envelope } { -no-clock }.
standing-reply-sealed = الرد على { -move(form: "definite") } التي فُتحت مختوم.
standing-absent = { $who-is ->
    [you] استُؤنفت { -game(form: "definite") }، ولم يُسجَّل حضورك. تعمل { -clock(form: "your") } حتى: { $until }، ويُفتح { -envelope } عند حضورك.
   *[other] استُؤنفت { -game(form: "definite") }، ولم يحضر هذا اللاعب: { $who }. تعمل { -clock(form: "theirs") } حتى: { $until }، ويُفتح { -envelope } عند حضوره.
}
standing-awaited = { $who-is ->
    [you] استُؤنفت { -game(form: "definite") }، ولم يُسجَّل حضورك بعد.
   *[other] استُؤنفت { -game(form: "definite") }، ولم يحضر بعد هذا اللاعب: { $who }.
}
standing-late = تأخر أحد اللاعبَين عن الحضور أكثر مما يُسمح به فيخسر، إلا إذا كانت { -sealed-move(form: "definite") } قد أنهت { -game(form: "definite") }. يُفتح { -envelope } أولًا.
standing-missing = { $who-is ->
    [you] لا يمكن فتح { -envelope }. يلزم عرض النص الذي ختمته: تعمل { -clock(form: "your") } حتى: { $until }.
   *[other] لا يمكن فتح { -envelope }. على هذا اللاعب عرض النص الذي ختمه: { $who }. تعمل { -clock(form: "theirs") } حتى: { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] لا يمكن فتح { -envelope }، و{ -no-clock }. يبت { -arbiter(form: "bare") } في نتيجة { -game(form: "definite") }، إلا إذا عرضت النص الذي ختمته.
   *[other] لا يمكن فتح { -envelope }، و{ -no-clock }. يبت { -arbiter(form: "bare") } في نتيجة { -game(form: "definite") }، إلا إذا عرض هذا اللاعب النص الذي ختمه: { $who }.
}
standing-choosing = { $who-is ->
    [you] { -sealed-move(form: "to") } أكثر من قراءة، والاختيار لك. تعمل { -clock(form: "your") } حتى: { $until }.
   *[other] { -sealed-move(form: "to") } أكثر من قراءة، والاختيار للاعب { $who }. تعمل { -clock(form: "theirs") } حتى: { $until }.
}
standing-default = يلزم إعلان حضورك في موعد أقصاه: { $until }. وإلا حُسبت عليك خسارة { -game(form: "definite") } بسبب الغياب (FIDE Guidelines I.10).
standing-may-resume = يمكنك الآن إعلان استعدادك لل{ -resume(form: "bare") }.
standing-may-end = حتى يُفتح { -envelope } يمكنك عرض { -draw(form: "definite") } أو { -resign }. إذا انتهت { -game(form: "definite") } هكذا يبقى { -envelope } مغلقًا، إلا إذا وافق اللاعبان على عرضه.

## For arbiters

arbiter-session-continues = انتهت جلسة اللعب وكان على صاحب الدور أن يختم الآن، لكن { -envelope } ينقصه حاملو مفاتيح: من بقي من { -arbiter(form: "plural-definite") } المسمَّين { -arbiter(form: "accusative") }، ولديه مفتاح، ولا يلعب في هذه { -game(form: "definite") }، عددهم لا يكفي. تستمر { -game(form: "definite") } حتى يسجل عدد كافٍ منهم مفتاحًا، أو حتى تنتفي الحاجة إلى تأجيلها.
arbiter-fetch = { -envelope } في انتظارك. يُفتح بمفتاحك على صفحته: { $url }. وحتى ذلك الحين { -no-clock }.
arbiter-fen = الوضع بصيغة FEN:
arbiter-fen-after = الوضع بعد { -move(form: "definite") } المعلنة بصيغة FEN:
arbiter-withdrawn = القرار لك: يُكتب في الرد سطر واحد، «arbiter { $game } adjudicate 1-0: REASON» (أو { -example(of: "results") })، ومحل REASON السبب؛ أو يُستبدل اللاعب بالسطر «arbiter { $game } replace { $side } NAME: REASON»، ومحل NAME اسم البديل.
arbiter-default = اللاعب الذي لم يحضر حتى: { $until }، تُحسب عليه خسارة { -game(form: "definite") } بسبب الغياب (FIDE Guidelines I.10).
arbiter-agree-open = في حال موافقتك يُكتب في الرد سطر واحد، «arbiter { $game } open».
arbiter-agree-show = في حال موافقتك يُفتح { -envelope } على صفحته مع ذكر سببك فيها: { $url }.
arbiter-agree-two = الفتح المبكر يحتاج إليكما معًا: أنت و{ -arbiter(form: "bare") } آخر.
arbiter-clocks = لك تقرير الوقت الصحيح: «correct_clocks» على { $url }.
arbiter-flag = لإنهاء { -game(form: "definite") } بسبب سقوط { -flag } يُكتب في الرد سطر واحد: «arbiter { $game } flag».
arbiter-more = كل ما ينتظر أحد { -arbiter(form: "plural-definite") }: { $queue }، أو الأمر «postzug arbiter list». كل ما فُعل أو جُرب في هذه { -game(form: "definite") }: { $trail }.

## Answers to mails

unanswered = { $count ->
    [zero] رسائلك التي بقيت بلا رد: 0
    [one] بقيت رسالة واحدة منك بلا رد
    [two] بقيت رسالتان منك بلا رد
    [few] بقيت { $count } رسائل منك بلا رد
    [many] بقيت { $count } رسالة منك بلا رد
   *[other] بقيت { $count } رسالة منك بلا رد
}، منذ: { $since }. السبب: وصلتك ردود كثيرة في وقت قصير. { -move(form: "plural-definite") } والأوامر الواضحة فيها نُفذت؛ ولم يُنفذ ما عداها. الرجاء مراجعة الحالة الراهنة وتكرار ما لا يزال ناقصًا.
next-answer = وصلتك ردود كثيرة في وقت قصير، لذلك يأتي الرد التالي بعد: { $at }. حتى ذلك الحين تُقرأ كل رسالة، وتُنفذ { -move(form: "definite") } الواضحة أو الأمر الواضح فيها؛ وبعد ذلك تخبرك رسالة واحدة بأن الرسائل الأخرى بقيت بلا رد.
next-answer-reach = إن احتجت إلى مساعدة قبل ذلك، يُكتب إلى القائمين على هذه الخدمة: { $address }.
next-answer-stranger = تلقى هذا العنوان عدة ردود في وقت قصير، لذلك يأتي الرد التالي بعد: { $at }. والرسائل التي تصل قبل ذلك لا رد عليها.
more-lines = ... { $count ->
    [zero] ولا سطر آخر.
    [one] وسطر واحد آخر.
    [two] وسطران آخران.
    [few] و{ $count } أسطر أخرى.
    [many] و{ $count } سطرًا آخر.
   *[other] و{ $count } سطر آخر.
}
more-lines-too-many = ... { $count ->
    [zero] ولا سطر آخر
    [one] وسطر واحد آخر
    [two] وسطران آخران
    [few] و{ $count } أسطر أخرى
    [many] و{ $count } سطرًا آخر
   *[other] و{ $count } سطر آخر
}، وهذا أكثر مما تسعه رسالة.
did-you-mean = هل المقصود { $move }؟ إذن يُكتب في الرد على هذه الرسالة «{ word-yes }» في موعد أقصاه: { $until }. تُحسب { -move(form: "definite") } من وصول رسالتك الأولى. وإلا يُكتب في الرد «{ word-no }»، أو { -move(form: "your") } وحدها في سطر.
confirm-public-address = وصلت رسالة منك إلى عنوان لا يثبت كاتبها، لذلك لم تُعالَج بعد. الرجاء الرد على عنوان الرد الموجود في رسائلنا: هو يثبت ذلك.
confirm-arbiter-act = وصلت رسالة منك فيها قرار { -arbiter(form: "bare") } إلى عنوان { -game }. هذا العنوان موجود في كل رسالة من رسائل { -game(form: "definite") } تُقتبس أو يُعاد توجيهها، لذلك لم تُعالَج بعد.
confirm-other-sender = وصلت رسالة باسمك من { $from }، وهذا ليس العنوان المسجل. لم تُعالَج بعد.
author-unproved = وصلت رسالة باسمك إلى عنوان الرد الخاص بك. تتطلب إعداداتك إثباتًا لكاتبها أقوى مما فيها، لذلك لم تُعالَج بعد.
confirm-how = هل هي منك؟ إذن يُكتب في الرد على هذه الرسالة «{ word-yes }» في موعد أقصاه: { $until }. وعندئذ تُحسب من وصولها الأول. وإلا يُكتب في الرد «{ word-no }»، أو لا حاجة إلى شيء.

## A new account

join-confirm = هل المطلوب إنشاء حساب لك هنا باسم { $name }؟ إذن يُكتب في الرد على هذه الرسالة «{ word-yes }» في موعد أقصاه: { $until }. ولاسم آخر يُكتب في الرد سطر واحد، مثل «{ command-join } Anna Berg». إن لم يكن ذلك بطلب منك فلا حاجة إلى أي إجراء: لا يُنشأ حساب من دون كلمة «{ word-yes }» منك، وتُحذف رسالتك.
join-name = ما الاسم المطلوب للعب؟ يُكتب في الرد على هذه الرسالة سطر واحد، مثل «{ command-join } Anna Berg». يُنشأ حسابك بذلك إذا وصل في موعد أقصاه: { $until }. إن لم يكن ذلك بطلب منك فلا حاجة إلى أي إجراء.
code-sign-up = رمزك لإنشاء حسابك:
code-sign-in = رمزك لتسجيل الدخول:
code-change-address = رمزك لاستعمال هذا العنوان من الآن فصاعدًا:
code-asked-by = مصدر الطلب: { $device }.
code-browser = متصفح
code-how = يُكتب الرمز حيث طلبته؛ وهو صالح مرة واحدة، ومدة صلاحيته: { $valid }. إن لم يكن ذلك بطلب منك فلا حاجة إلى أي إجراء: من دون الرمز لا يحدث شيء. لن يطلبه منك أبدًا أحد من { $site }.
code-subject = رمزك لدى { $site }
account-subject = حسابك لدى { $site }

## Challenges

challenge = تحدٍّ لك ل{ -game }. من: { $other }. الشروط: { $terms }.
challenge-how = الرد في موعد أقصاه: { $until }. يُكتب في الرد على هذه الرسالة سطر واحد، «{ command-accept-challenge } { $challenge }» أو «{ command-decline-challenge } { $challenge }».
challenge-declined = رُفض تحديك { $challenge }. الرفض من: { $other } ({ $terms }).
challenge-withdrawn = سُحب التحدي { $challenge }. صاحب التحدي: { $other }. لا حاجة إلى أي إجراء منك.
challenge-subject = [{ $challenge }] تحدٍّ لك من { $other }
challenge-declined-subject = [{ $challenge }] رُفض تحديك: { $other }
challenge-withdrawn-subject = [{ $challenge }] سُحب التحدي: { $other }
challenge-you-white = لك { -white }
challenge-you-black = لك { -black }
challenge-colours-drawn = يُحدَّد اللونان بالقرعة عند بدء { -game(form: "definite") }
terms-public-sentence = { $plies ->
    [zero] لأي شخص قراءة { -move(form: "plural-definite") } من دون حساب.
    [one] لأي شخص قراءة { -move(form: "plural-definite") } من دون حساب، بتأخير نصف { -move } واحد.
    [two] لأي شخص قراءة { -move(form: "plural-definite") } من دون حساب، بتأخير نصفَي { -move }.
    [few] لأي شخص قراءة { -move(form: "plural-definite") } من دون حساب، بتأخير { $plies } أنصاف { -move(form: "plural") }.
    [many] لأي شخص قراءة { -move(form: "plural-definite") } من دون حساب، بتأخير { $plies } نصف { -move }.
   *[other] لأي شخص قراءة { -move(form: "plural-definite") } من دون حساب، بتأخير { $plies } نصف { -move }.
}
start-chess960 = وضع Chess960 رقم { $number }
start-from = وضع البداية: { $fen }
start-drawn-chess960 = يُحدَّد وضع Chess960 بالقرعة عند بدء { -game(form: "definite") }

## The regulations of a game that are not the usual ones

terms-claim-after = تجوز المطالبة { -draw(form: "by") } بعد { $moves } { -move } من كل طرف بلا أسر ولا { -move } بيدق.
terms-not-automatic = لا تنتهي { -game(form: "definite") } بتكرار الوضع، ولا ب{ -move(form: "plural-definite") } التي لا أسر فيها ولا { -move } بيدق، إلا بعد مطالبة.
terms-wrong-claim = { $days ->
    [zero] إذا كانت المطالبة غير صحيحة لم يكسب { -opponent } أي وقت.
    [one] إذا كانت المطالبة غير صحيحة كسب { -opponent } يومًا واحدًا { -move(form: "to") } التالية.
    [two] إذا كانت المطالبة غير صحيحة كسب { -opponent } يومين { -move(form: "to") } التالية.
    [few] إذا كانت المطالبة غير صحيحة كسب { -opponent } { $days } أيام { -move(form: "to") } التالية.
    [many] إذا كانت المطالبة غير صحيحة كسب { -opponent } { $days } يومًا { -move(form: "to") } التالية.
   *[other] إذا كانت المطالبة غير صحيحة كسب { -opponent } { $days } يوم { -move(form: "to") } التالية.
}
terms-offer-again = { $moves ->
    [zero] يجوز للاعب الذي عرض { -draw(form: "definite") } أن يعرضه من جديد من دون لعب { -move } قبل ذلك.
    [one] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { -move } واحدة قبل العرض التالي.
    [two] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { -move(form: "two-oblique") } قبل العرض التالي.
    [few] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { $moves } { -move(form: "plural") } قبل العرض التالي.
    [many] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { $moves } { -move } قبل العرض التالي.
   *[other] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { $moves } { -move } قبل العرض التالي.
}
terms-illegal-gains = { $days ->
    [zero] لا يكسب { -opponent } أي وقت بعد { -move } { -illegal }.
    [one] بعد كل { -move } { -illegal } يكسب { -opponent } يومًا واحدًا { -move(form: "to") } التالية.
    [two] بعد كل { -move } { -illegal } يكسب { -opponent } يومين { -move(form: "to") } التالية.
    [few] بعد كل { -move } { -illegal } يكسب { -opponent } { $days } أيام { -move(form: "to") } التالية.
    [many] بعد كل { -move } { -illegal } يكسب { -opponent } { $days } يومًا { -move(form: "to") } التالية.
   *[other] بعد كل { -move } { -illegal } يكسب { -opponent } { $days } يوم { -move(form: "to") } التالية.
}
terms-illegal-loses = { $count ->
    [zero] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } غير القانونية رقم { ordinal }.
    [one] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } غير القانونية الأولى.
    [two] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } غير القانونية الثانية.
    [few] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } غير القانونية رقم { ordinal }.
    [many] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } غير القانونية رقم { ordinal }.
   *[other] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } غير القانونية رقم { ordinal }.
}
terms-ambiguous-gains = { $days ->
    [zero] لا يكسب { -opponent } أي وقت بعد { -move } ملتبسة.
    [one] بعد كل { -move } ملتبسة يكسب { -opponent } يومًا واحدًا { -move(form: "to") } التالية.
    [two] بعد كل { -move } ملتبسة يكسب { -opponent } يومين { -move(form: "to") } التالية.
    [few] بعد كل { -move } ملتبسة يكسب { -opponent } { $days } أيام { -move(form: "to") } التالية.
    [many] بعد كل { -move } ملتبسة يكسب { -opponent } { $days } يومًا { -move(form: "to") } التالية.
   *[other] بعد كل { -move } ملتبسة يكسب { -opponent } { $days } يوم { -move(form: "to") } التالية.
}
terms-ambiguous-loses = { $count ->
    [zero] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } الملتبسة رقم { ordinal }.
    [one] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } الملتبسة الأولى.
    [two] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } الملتبسة الثانية.
    [few] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } الملتبسة رقم { ordinal }.
    [many] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } الملتبسة رقم { ordinal }.
   *[other] يخسر اللاعب { -game(form: "definite") } عند { -move(form: "theirs") } الملتبسة رقم { ordinal }.
}
terms-appeal = { $days ->
    [zero] لا يحق لأحد { -appeal } في قرارات { -arbiter }.
    [one] يحق للاعب { -appeal } في قرار { -arbiter } خلال يوم واحد.
    [two] يحق للاعب { -appeal } في قرار { -arbiter } خلال يومين.
    [few] يحق للاعب { -appeal } في قرار { -arbiter } خلال { $days } أيام.
    [many] يحق للاعب { -appeal } في قرار { -arbiter } خلال { $days } يومًا.
   *[other] يحق للاعب { -appeal } في قرار { -arbiter } خلال { $days } يوم.
}
terms-takeback = يجوز { -arbiter(form: "to") } أن يسمح بالتراجع عن خطأ في الكتابة.
terms-arbiters = { $n ->
    [zero] لم يُحدَّد { -arbiter(form: "plural") } لهذه { -game(form: "definite") }.
    [one] حُدد لهذه { -game(form: "definite") } { -arbiter(form: "bare") } واحد: { $accounts }.
    [two] حُدد لهذه { -game(form: "definite") } { -arbiter(form: "two") }: { $accounts }.
    [few] حُدد لهذه { -game(form: "definite") } { $n } { -arbiter(form: "plural") }: { $accounts }.
    [many] حُدد لهذه { -game(form: "definite") } { $n } { -arbiter(form: "accusative") }: { $accounts }.
   *[other] حُدد لهذه { -game(form: "definite") } { $n } { -arbiter(form: "bare") }: { $accounts }.
}
terms-session = { $days ->
    [zero] بعد جلسة لعب مدتها 0 يوم يختم صاحب الدور { -move(form: "theirs") }.
    [one] بعد جلسة لعب مدتها يوم واحد يختم صاحب الدور { -move(form: "theirs") }.
    [two] بعد جلسة لعب مدتها يومان يختم صاحب الدور { -move(form: "theirs") }.
    [few] بعد جلسة لعب مدتها { $days } أيام يختم صاحب الدور { -move(form: "theirs") }.
    [many] بعد جلسة لعب مدتها { $days } يومًا يختم صاحب الدور { -move(form: "theirs") }.
   *[other] بعد جلسة لعب مدتها { $days } يوم يختم صاحب الدور { -move(form: "theirs") }.
}
terms-resumes = { $days ->
    [zero] تُستأنف { -game(form: "definite") } { -adjourn(form: "definite-adjective") } بعد 0 يوم من { -seal(form: "definite") }، ما لم يُتفق على غير ذلك.
    [one] تُستأنف { -game(form: "definite") } { -adjourn(form: "definite-adjective") } بعد يوم واحد من { -seal(form: "definite") }، ما لم يُتفق على غير ذلك.
    [two] تُستأنف { -game(form: "definite") } { -adjourn(form: "definite-adjective") } بعد يومين من { -seal(form: "definite") }، ما لم يُتفق على غير ذلك.
    [few] تُستأنف { -game(form: "definite") } { -adjourn(form: "definite-adjective") } بعد { $days } أيام من { -seal(form: "definite") }، ما لم يُتفق على غير ذلك.
    [many] تُستأنف { -game(form: "definite") } { -adjourn(form: "definite-adjective") } بعد { $days } يومًا من { -seal(form: "definite") }، ما لم يُتفق على غير ذلك.
   *[other] تُستأنف { -game(form: "definite") } { -adjourn(form: "definite-adjective") } بعد { $days } يوم من { -seal(form: "definite") }، ما لم يُتفق على غير ذلك.
}
terms-opponent-chooses = إذا كانت { -sealed-move(form: "to") } قراءتان اختار { -opponent } إحداهما.
terms-check-in = يعلن اللاعبان حضورهما قبل { -resume(form: "bare") } { -game(form: "definite") } { -adjourn(form: "definite-adjective") }.
terms-default = { $days ->
    [zero] اللاعب الذي لا يحضر في موعد { -resume } يخسر.
    [one] اللاعب الذي لا يحضر خلال يوم واحد من موعد { -resume } يخسر.
    [two] اللاعب الذي لا يحضر خلال يومين من موعد { -resume } يخسر.
    [few] اللاعب الذي لا يحضر خلال { $days } أيام من موعد { -resume } يخسر.
    [many] اللاعب الذي لا يحضر خلال { $days } يومًا من موعد { -resume } يخسر.
   *[other] اللاعب الذي لا يحضر خلال { $days } يوم من موعد { -resume } يخسر.
}
terms-holders = { $needed ->
    [zero] لا يلزم أي من مفاتيح هؤلاء { -arbiter(form: "plural-definite") } لفتح { -envelope(form: "bare") }: { $accounts }.
    [one] يفتح { -envelope } مفتاح واحد من مفاتيح هؤلاء { -arbiter(form: "plural-definite") }: { $accounts }.
    [two] يفتح { -envelope } مفتاحان معًا من مفاتيح هؤلاء { -arbiter(form: "plural-definite") }: { $accounts }.
    [few] يفتح { -envelope } { $needed } مفاتيح معًا من مفاتيح هؤلاء { -arbiter(form: "plural-definite") }: { $accounts }.
    [many] يفتح { -envelope } { $needed } مفتاحًا معًا من مفاتيح هؤلاء { -arbiter(form: "plural-definite") }: { $accounts }.
   *[other] يفتح { -envelope } { $needed } مفتاح معًا من مفاتيح هؤلاء { -arbiter(form: "plural-definite") }: { $accounts }.
}
terms-early = يجب أن يوافق { -arbiter(form: "two") } على فتح أي { -envelope(form: "bare") } قبل أوانه.
terms-free-weekdays = { -no-clock } في هذه الأيام من كل أسبوع: { $weekdays }.
terms-free-dates = { -no-clock } في هذه الأيام: { $dates }.
terms-free-night = تتوقف { -clock(form: "bare") } كل لاعب من { $from } إلى { $until } بتوقيت منطقته الزمنية.
terms-leave = { $days ->
    [zero] لا أيام إجازة للاعبَين في السنة التقويمية.
    [one] لكل لاعب في السنة التقويمية يوم إجازة واحد.
    [two] لكل لاعب في السنة التقويمية يوما إجازة.
    [few] لكل لاعب في السنة التقويمية { $days } أيام إجازة.
    [many] لكل لاعب في السنة التقويمية { $days } يوم إجازة.
   *[other] لكل لاعب في السنة التقويمية { $days } يوم إجازة.
}
terms-leave-ahead = { $days ->
    [zero] تُحجز الإجازة مسبقًا بمهلة لا تقل عن 0 يوم.
    [one] تُحجز الإجازة مسبقًا بمهلة لا تقل عن يوم واحد.
    [two] تُحجز الإجازة مسبقًا بمهلة لا تقل عن يومين.
    [few] تُحجز الإجازة مسبقًا بمهلة لا تقل عن { $days } أيام.
    [many] تُحجز الإجازة مسبقًا بمهلة لا تقل عن { $days } يومًا.
   *[other] تُحجز الإجازة مسبقًا بمهلة لا تقل عن { $days } يوم.
}
terms-leave-moves = يجوز للاعب أن يلعب { -move(form: "plural") } في أثناء إجازته.
terms-silence = اللاعب الذي لا يلعب أي { -move } مدة { $days ->
    [zero] 0 يوم
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
} يخسر { -game(form: "definite") }، إلا إذا أعلن مواصلة التفكير. تصل التذكيرات بعد انقضاء هذا العدد من الأيام: { $reminders }.
terms-flag-claimed = عندما يسقط { -flag } تنتهي { -game(form: "definite") } بسببه بمطالبة من { -opponent } أو بقرار من { -arbiter(form: "bare") }. وحتى ذلك الحين تُحتسب أي { -move }.
terms-flag-arbiter = عندما يسقط { -flag } لا تنتهي { -game(form: "definite") } بسببه إلا بقرار من { -arbiter(form: "bare") }. وحتى ذلك الحين تُحتسب أي { -move }.
terms-tablebase = يجوز للاعب المطالبة بناءً على جدول نهايات إذا لم يزد عدد القطع والبيادق على الرقعة على { $men }. { $fifty ->
    [yes] وتسري في ذلك قاعدة الخمسين { -move }.
   *[no] ولا تسري في ذلك قاعدة الخمسين { -move }.
}
terms-undecided = { $days ->
    [zero] { -arbiter(form: "to") } 0 يوم للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [one] { -arbiter(form: "to") } يوم واحد للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [two] { -arbiter(form: "to") } يومان للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [few] { -arbiter(form: "to") } { $days } أيام للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [many] { -arbiter(form: "to") } { $days } يومًا للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
   *[other] { -arbiter(form: "to") } { $days } يوم للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
}
terms-adjudication = يجوز للاعب أن يطلب من { -arbiter(form: "bare") } البت في نتيجة { -game(form: "definite") } بناءً على تحليل. { $stops ->
    [yes] وحتى صدور القرار { -no-clock }.
   *[no] وتستمر { -game(form: "definite") } حتى صدور القرار.
}
terms-adjudicated = { $days ->
    [zero] { -arbiter(form: "to") } 0 يوم للبت في النتيجة بناءً على تحليل.
    [one] { -arbiter(form: "to") } يوم واحد للبت في النتيجة بناءً على تحليل.
    [two] { -arbiter(form: "to") } يومان للبت في النتيجة بناءً على تحليل.
    [few] { -arbiter(form: "to") } { $days } أيام للبت في النتيجة بناءً على تحليل.
    [many] { -arbiter(form: "to") } { $days } يومًا للبت في النتيجة بناءً على تحليل.
   *[other] { -arbiter(form: "to") } { $days } يوم للبت في النتيجة بناءً على تحليل.
}
terms-annulled = { $moves ->
    [zero] إذا انسحب لاعب قبل أن يلعب كل من الطرفين 0 { -move }، أُبطلت { -game(form: "definite") }.
    [one] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { -move } واحدة، أُبطلت { -game(form: "definite") }.
    [two] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { -move(form: "two-oblique") }، أُبطلت { -game(form: "definite") }.
    [few] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { $moves } { -move(form: "plural") }، أُبطلت { -game(form: "definite") }.
    [many] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { $moves } { -move }، أُبطلت { -game(form: "definite") }.
   *[other] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { $moves } { -move }، أُبطلت { -game(form: "definite") }.
}
terms-withdrawn = إذا انسحب لاعب، تتوقف { -game(form: "definite") } حتى يبت { -arbiter(form: "bare") } في نتيجتها أو يواصل شخص آخر اللعب.
terms-silent = إذا خسر لاعب نصف { -game(form: "plural-theirs") } في بطولة بسبب الصمت، يُعد ذلك انسحابًا منها.
terms-conditions-visible = يرى { -opponent } { -move(form: "plural-definite") } المشروطة قبل لعبها.
terms-protection = إذا بقي للاعب بعد { -move(form: "plural-definite") } التي لها زيادة أقل من ثلاثة أيام في المجموع، صارت له ثلاثة أيام.

## Receipts of the log

receipt = { -envelope } الذي فيه { -sealed-move(form: "definite") } { -game(form: "to") } { $game } مسجل في سجل كل الأحداث، ورقم القيد: { $entry }. من الآن لا يستطيع أحد، ولا نحن، أن يغيّره أو يغيّر وقت ختمه من دون أن تثبت هذه الرسالة التغيير. الرجاء حفظ هذه الرسالة: الملف المرفق بها، { $file }، هو الإثبات. وهو لا يكشف { -move(form: "definite") }.
receipt-how-to-check = يمكن { -arbiter(form: "to") } التحقق من ذلك من دوننا ومن دون اتصال بالشبكة: بالبرنامج النصي verify.sh الذي لا يحتاج إلا إلى bash و awk و openssl، أو بواسطة bash و openssl وحدهما كما في القسم «A receipt by hand» من docs/internals/log.md. يجب أخذ البرنامج من نسختك من Postzug («postzug audit script»)، لا ممن يعرض عليك الدليل. قيمة SHA-256 له:
receipt-entry = قيد { -envelope } في السجل:
receipt-hashes = وهذه البصمات تصل منه إلى الجذر الموقَّع أدناه:

## Mail that is passed on to the operator

passed-on = وصلت هذه الرسالة إلى صندوق البريد { $mailbox } من { $from }. الرد يذهب إلى كاتبها لا إلينا. رقمها في صندوق الوارد { $number }: والأمر «postzug inbox show { $number } --raw» يطبع كل ما حُفظ منها.
passed-on-no-address = كاتب بلا عنوان عادي
passed-on-shortened = ... (مختصر)
passed-on-header = ترويستها:

## Below every mail

subject-your-mail = رسالتك إلى { $site }
subject-your-move = { -move(form: "your") } { $number }
subject-their-move = { $name }: { -move(form: "definite") } { $number }
subject-draw-offered = { $state }، عُرض { -draw(form: "definite") }
subject-left = { $state }، المتبقي: { $left }
subject-you-won = انتهت { -game(form: "definite") }، فزت
subject-you-lost = انتهت { -game(form: "definite") }، خسرت
subject-white-won = انتهت { -game(form: "definite") }، فاز { -white }
subject-black-won = انتهت { -game(form: "definite") }، فاز { -black }
subject-both-lost = انتهت { -game(form: "definite") }، خسر الطرفان
subject-drawn = انتهت { -game(form: "definite") }، { -draw }
subject-no-result = انتهت { -game(form: "definite") }، بلا نتيجة
subject-adjourned-yours = { -adjourn(form: "adjective") }، { -clock(form: "your") } تعمل
subject-adjourned = { -adjourn(form: "adjective") }
subject-undecided = القرار لأحد { -arbiter(form: "plural-definite") }
subject-for-arbiter = { -arbiter(form: "to") }
subject-question = الرجاء الرد
subject-receipt = إيصالك
from-name = { $name } عبر { $site }
footer-player = هذه الرسالة إلى: { $name }، { -game(form: "definite") } { $game }.
footer-account = هذه الرسالة إلى الحساب: { $name }.
footer-stranger = إن لم تكن هذه الرسالة بطلب منك فالرجاء تجاهلها.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = ملاحظة { $number }
heard-notes = في الملف المرفق { $file } نص كل ملاحظة تحت رقمها.
footer-log = النص أدناه للبرامج: الرأس الموقَّع لسجلنا.
footer-log-and-pgn = النص أدناه للبرامج: الرأس الموقَّع لسجلنا، و{ -game(form: "definite") } (PGN).
footer-pgn = النص أدناه لبرامج الشطرنج: { -game(form: "definite") } (PGN).

## Hints about commands that lack something

hint-withdraw-all = لم يُسجَّل انسحابك. إن كان هذا مرادك، يُكتب «{ command-withdraw-from-all-games-yes }:» ثم السبب
hint-withdraw-event = لم يُسجَّل انسحابك. إن كان هذا مرادك، يُكتب «{ command-withdraw-from-event-yes }:» ثم السبب
hint-appeal = يُكتب رقم القرار وأسبابك: { command-appeal } 17: لم أُبلَّغ
hint-colours = ذكرت أكثر من لون. يُكتب واحد من هذه: { word-white }، { word-black }، { word-random }
hint-controls = ذكرت أكثر من نظام وقت. يُكتب واحد منها
hint-starts = ذكرت أكثر من وضع بداية. يُكتب 960 مرة واحدة
hint-limit = مهلة { -move(form: "definite") } من 1 إلى 60 يومًا
hint-bare-length = قد يكون «{ $text }» مهلة لكل { -move } أو وقتًا لعدة { -move(form: "plural") }، فلم تُقترح أي { -game }. لكل { -move } يُكتب: { $days } { word-days } { word-a-move }. لعشر { -move(form: "plural") } يُكتب: { $length ->
   *[other] 10/{ $length }
}. { -game(form: "to") } كلها يُكتب: { $length } { word-in-all }
hint-chess960 = أرقام أوضاع Chess960 من 0 إلى 959
hint-control = نظام الوقت هذا خارج الحدود: التفاصيل في docs/arbitrate/clocks.md
hint-move = تُكتب { -move(form: "definite") } بعد الكلمة، مثل: { command-move } 5254
hint-claim = يُكتب «{ command-claim-threefold }» أو «{ command-claim-fifty }»
hint-claim-announced = يُكتب «{ command-claim-threefold }» أو «{ command-claim-fifty }»؛ وبعده { -move(form: "definite") } المعلنة
hint-challenge-number = يُكتب رقم التحدي، مثل: { command-accept-challenge } C7
hint-leave-all = يُكتب اليوم الأول واليوم الأخير: { command-leave-all } { -example(of: "days") }
hint-leave = يُكتب اليوم الأول واليوم الأخير: { command-leave } { -example(of: "days") }
hint-cancel-leave-all = يُكتب اليوم الأول من الإجازة: { command-cancel-leave-all } { -example(of: "day") }
hint-cancel-leave = يُكتب اليوم الأول من الإجازة: { command-cancel-leave } { -example(of: "day") }
hint-unclear-conditions = لم تُحفظ { -move(form: "plural-your") } المشروطة: ليس واضحًا أين تنتهي إحداها أو ما معناها. قد يكون السبب فاصلة في آخر سطرها، أو سطرًا يبدأ بمسافة أو ربما قطعه برنامج بريدك، أو كلمات أخرى حول { -move(form: "plural-definite") }. ما حُفظ من قبل باقٍ. تُكتب كل سلسلة من { -move(form: "its") } الأولى في سطر خاص بها، مثل: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. لا توضع فاصلة في آخرها، ويُترك سطر فارغ بين سلسلتين. وإذا لزم أن تستمر سلسلة طويلة في السطر التالي، يكون القطع بعد «{ command-then }»
hint-no-move = لم تُلعب أي { -move }. تُكتب { -move(form: "your") } وحدها في سطر
hint-challenge = يُكتب «{ command-challenge } <الاسم>»، ويمكن أن يُضاف: { word-white } أو { word-black }، و 5 { word-days } أو نظام وقت آخر، و 960
hint-seek = يُكتب «{ command-seek }»، ويمكن أن يُضاف: { word-white } أو { word-black }، و 5 { word-days } أو نظام وقت آخر، و 960
hint-other-language = هذا أمر بلغة أخرى ({ $language })، فلم يُنفَّذ شيء. يُكتب بلغتك أو بالإنجليزية، أو تُختار تلك اللغة في سطر خاص: { command-language } { $tag }
hint-set = يُكتب مثلًا: { command-set-time-zone } Europe/Berlin، { command-set-notation } san، { command-set-letters } Deutsch، { command-set-board } { word-off }، { command-set-pgn } { word-attached }، أو: { command-set-acknowledge } { word-off }
hint-letters = يُكتب «{ command-set-letters }» ثم اسم لغة مكتوبًا بتلك اللغة نفسها، مثل: { command-set-letters } Deutsch
hint-pgn = يُكتب «{ command-set-pgn } { word-attached }» أو «{ command-set-pgn } { word-not-attached }»
hint-pgn-which = يُكتب «{ command-pgn }» لهذه { -game(form: "definite") }، أو «{ command-pgn } G42» { -game(form: "to") } التي لها ذلك الرقم، أو «{ command-pgn-all }» لكل { -game(form: "plural-your") }، أو: { command-pgn-all-before } G42
hint-calendar = يُكتب «{ command-set-calendar } { word-attached }» أو «{ command-set-calendar } { word-not-attached }»
hint-mail = يُكتب «{ command-set-mail } { format-html }» أو «{ command-set-mail } { format-text }»
hint-on-off = يُكتب بعده «{ word-on }» أو «{ word-off }»، مثل: { command-set-board } { word-off }
hint-adjudicate = يُكتب «{ command-adjudicate-win }» أو «{ command-adjudicate-draw }»، ثم سطر «{ command-analysis }:» وتحته تحليلك
hint-analysis-cut = جزء من التحليل يشبه اقتباسًا أو توقيعًا. يوضع في آخره سطر ليس فيه إلا نقطة، ويُرسَل من جديد؛ عندئذ يُؤخذ كله حرفيًا
needs-game = هذا يحتاج إلى { -game }: يلزم الرد على رسالة عن { -game(form: "definite") }.
message-cut = رسالتك أطول مما يُسمح به، وأقصى عدد للأحرف { $most }. تصل إلى { -opponent } حتى هذا الحد: الرجاء إرسال البقية في رسالة أخرى.
unsent-words = لُعبت { -move(form: "your") }. لم تُرسَل بقية كلمات رسالتك إلى أحد: لإيصالها إلى { -opponent } تُكتب تحت سطر «{ command-message }:» بعد { -move(form: "your") }، أو في سطر واحد بعد «{ command-say }».
hint-notices = يُكتب «{ command-notices-off }» أو «{ command-notices-on }»، ثم نوع أو أكثر من: { $kinds }
hint-digests = يمكن للإشعارات من هذه الأنواع أن تنتظر ملخصًا: { $kinds }. يُكتب مثلًا: { command-notices-daily } { kind-messages }
hint-digest = يُكتب وقت ملخصاتك بمنطقتك الزمنية، مثل: { command-set-digest } 08:00 أو مع يوم الملخص الأسبوعي: { command-set-digest } { weekday-monday } 08:00
hint-quiet = تُكتب ساعات الهدوء بمنطقتك الزمنية، مثل: { command-set-quiet } { -example(of: "hours") } أو: { command-set-quiet } { word-off }
hint-notation = يُكتب «{ command-set-notation }» ثم واحد من: { $notations }
not-in-digests = الإشعارات من هذا النوع لا تأتي في ملخص: { $kind }.

## Settings and games

settings = إعداداتك الآن، وكل منها كما يُكتب لتغييره:
settings-line = {"  "}{ $command } { $value }
settings-explained = الرقعة: رسم في كل رسالة. إرفاق pgn: { -game(form: "definite") } في ملف لبرنامج الشطرنج لديك، في كل رسالة. التأكيد: رسالة عن كل { -move } من { -move(form: "plural-your") } (هذا الإعداد هو نفسه إشعارات { kind-acknowledgements }). الإشعارات من هذه الأنواع تصل دائمًا، لأنه من دونها قد تضيع منك { -game } أو يضيع حسابك: { $needed }. مدى التثبت من رسائلك يُغيَّر هنا فقط: { $url }
games-none = لا { -game(form: "plural") } جارية لديك. يُكتب «{ command-seeks }» لمعرفة من يبحث عن { -opponent(form: "bare") }، أو «{ command-challenge } <الاسم>»
games-over-none = لم تنتهِ أي من { -game(form: "plural-your") }.
games-over = {"  "}{ $game } { $white } – { $black }: { $result }، { $how }؛ { $at }
games-over-more = { -game(form: "plural-to") } الأقدم يُكتب: { command-games-over-before } { $game }
games-over-pgn = للحصول على { -game } في ملف (PGN) يُكتب مثلًا «{ $game ->
   *[other] { command-pgn } { $game }
}»؛ ولكل { -game(form: "plural-your") }: «{ command-pgn-all }»
pgn-attached = { -game(form: "definite") } مرفقة في الملف { $file }.
pgn-all-none = لا { -game(form: "plural") } لديك، أو لا { -game(form: "plural") } قبل تلك.
pgn-all-attached = { $count ->
    [zero] في الملف المرفق { $file } 0 { -game } من { -game(form: "plural-your") }.
    [one] في الملف المرفق { $file } { -game } واحدة من { -game(form: "plural-your") }.
    [two] في الملف المرفق { $file } { -game(form: "two") } من { -game(form: "plural-your") }، والأحدث أولًا.
    [few] في الملف المرفق { $file } عدد من { -game(form: "plural-your") } ({ $count } { -game(form: "plural") })، والأحدث أولًا.
    [many] في الملف المرفق { $file } عدد من { -game(form: "plural-your") } ({ $count } { -game })، والأحدث أولًا.
   *[other] في الملف المرفق { $file } عدد من { -game(form: "plural-your") } ({ $count } { -game })، والأحدث أولًا.
}
pgn-all-more = { -game(form: "plural-to") } الأقدم يُكتب «{ $game ->
   *[other] { command-pgn-all-before } { $game }
}»
pgn-no-room = لا يتسع المكان لذلك مع الملفات الأخرى في هذا الرد. يُكتب هذا السطر في رسالة مستقلة.
games-your-move = {"  "}{ $game } { $white } – { $black }: الدور عليك
games-your-move-until = {"  "}{ $game } { $white } – { $black }: الدور عليك، حتى: { $until }
games-not-your-move = {"  "}{ $game } { $white } – { $black }: ليس الدور عليك
games-not-your-move-until = {"  "}{ $game } { $white } – { $black }: ليس الدور عليك؛ المهلة أمام { -opponent } حتى: { $until }
calendar-mailed = يصل عنوان تقويم مواعيدك في رسالة مستقلة.
calendar-revoked = لم يعد لتقويم مواعيدك عنوان. البرامج التي كانت مشتركة فيه لا تعرض شيئًا جديدًا.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = شطرنج: { $site }
calendar-move = { $game }: { -move(form: "your") } { $number }، { -opponent }: { $opponent }
calendar-seal = { $game }: المطلوب { -seal } { -move(form: "your") } { $number }، { -opponent }: { $opponent }
calendar-deadline = تعمل { -clock(form: "your") } حتى وقت هذا الموعد.
calendar-last-move = آخر { -move } { -opponent(form: "to") }: { $move }.
calendar-resumption = { $game }: { -resume }، { -opponent }: { $opponent }
calendar-resumption-latest = تُستأنف { -game(form: "definite") } { -adjourn(form: "definite-adjective") } في وقت هذا الموعد على أبعد تقدير.
calendar-leave = في إجازة
unsubscribe-title = الإشعارات بالبريد
unsubscribe-ask = هل المطلوب إيقاف الرسائل من هذا النوع: { $kinds }؟ تبقى لك كل الإشعارات الأخرى.
unsubscribe-button = إيقاف
unsubscribe-done = لن تصلك بعد الآن رسائل من هذا النوع: { $kinds }. لتشغيلها من جديد يُكتب إلى الخدمة بالبريد: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = اللعب بالبريد متوقف في إعداداتك. لم يُنفَّذ شيء.
mail-unreadable = تعذرت قراءة رسالتك، فلم يُنفَّذ منها شيء. بناؤها يجعل قراءتها غير آمنة: أجزاء أكثر مما يجب، أو رسائل داخل رسائل. الرجاء إرسالها من جديد نصًا عاديًا بلا مرفقات.
mail-before-restoration = رسالتك رد على رسالة كُتبت قبل استعادة الخدمة من نسخة احتياطية، وربما كان حال { -game(form: "definite") } مختلفًا حينها. لم يُنفَّذ شيء. الرجاء النظر في { -game(form: "definite") } كما هي الآن (بالرد «{ command-show }») ثم الرد على هذه الرسالة.
mail-of-lost-game = رسالتك عن { -game } بدأت بعد النسخة الاحتياطية التي لزمت استعادة الخدمة منها. تلك { -game(form: "definite") } ضاعت. لم يُنفَّذ شيء.
mail-disowned = وُضعت جانبًا رسالة وصلت إلى عنوان الرد الخاص بك، ولم يُنفَّذ منها شيء: نطاق كاتبها يقول إنها لم تأت منه (DMARC). إن كانت منك فالرجاء إرسالها عبر خادم مزود بريدك، أو الطلب من المشغّل الإفراج عن الرسالة { $mail }؛ وعندئذ تُحسب من وقت وصولها.
mail-nothing-waits = لا رسالة تنتظر منك «{ word-yes }» أو «{ word-no }» بعد الآن: سبق الرد عليها، أو انتظرت طويلًا. لم يُنفَّذ شيء الآن.
mail-no-yes = ليس في ردك «{ word-yes }» ولا «{ word-no }» في سطر خاص، لذلك ما زالت الرسالة المقصودة تنتظر. الرجاء الرد على السؤال من جديد بإحدى هاتين الكلمتين وحدها.
mail-answer-from-elsewhere = جاء رد على السؤال عن رسالتك من { $from }. هذا ليس عنوان حسابك، فلا يُحسب الرد، وما زالت الرسالة تنتظر. الرجاء إرسال الرد من عنوان حسابك: «{ word-yes }» أو «{ word-no }» وحدها في سطر، في رد على السؤال.
mail-not-played = لم تُلعب أي { -move }. تُكتب { -move(form: "your") } وحدها في سطر في الرد على هذه الرسالة.
mail-yes-and-more = في ردك «{ word-yes }» وشيء آخر أيضًا، فلم تُلعب أي { -move }. يُكتب في الرد «{ word-yes }» فقط، أو { -move(form: "your") } وحدها في سطر.
mail-another-waits = وصلت رسالة ثانية ربما ليست منك. سبق سؤالك عن الأولى، فلم يُفعل شيء بشأن الثانية. الرجاء الرد على السؤال عن الأولى، «{ word-yes }» أو «{ word-no }»، أو الكتابة من عنوانك.
mail-to-public-address = لديك حساب هنا، واسمك { $name }. وصلت رسالتك إلى صندوق البريد { $mailbox }، وهذا لا يثبت كاتبها، فلم يُنفَّذ منها شيء. الرجاء الرد على هذه الرسالة بأوامرك: عنوان الرد فيها لك وحدك.
mail-of-stranger = هذا { $site }، حيث يُلعب شطرنج المراسلة بالبريد. ليس لهذا العنوان حساب هنا. للحصول على حساب يلزم الرد على هذه الرسالة (أو الكتابة إلى { $address }) بسطر واحد: «{ command-join }» ثم الاسم الذي سيراه الآخرون، مثل «{ command-join } Anna Berg». تصلك رسالة واحدة تسأل إن كان ذلك منك؛ وبعد كلمة «{ word-yes }» منك يجري كل شيء بالبريد: البحث عن { -opponent(form: "bare") }، واللعب، والإعدادات. المزيد في { $url }.
join-unclear = ليس في ردك «{ word-yes }» ولا اسم بعد كلمة «{ command-join }».
mail-not-a-player = لست من لاعبي { -game(form: "definite") } { $game }. لم يُنفَّذ شيء.
not-understood = غير مفهوم.
question-several = في رسالتك أكثر من { -move }: { $lines }. لم تُلعب أي { -move }. تُكتب في الرد { -move(form: "definite") } الواحدة في سطر خاص.
question-in-prose = بين كلمات أخرى ما قد يكون { -move }: { $lines }. لم تُلعب أي { -move }. تُكتب { -move(form: "definite") } وحدها في سطر.
question-other-number = الرقم قبل { -move(form: "your") } ليس رقم { -move(form: "your") } التالية: { $lines }. لم تُلعب أي { -move }.
question-taken-back = في رسالتك ما قد يلغي بقيتها: { $lines }. لم يُنفَّذ شيء.
question-names-another-game = وصلت رسالتك إلى عنوان { -game } غير { -game(form: "definite") } التي تذكرها: { $lines }. لم يُنفَّذ شيء.
question-in-signature = تحت السطر الذي يبدأ به توقيعك ما قد يكون { -move }: { $lines }. التوقيع لا يُقرأ، فلم تُلعب أي { -move }.
question-in-subject = لا { -move } في نص رسالتك؛ وفي سطر الموضوع: { $lines }. لم تُلعب أي { -move }.
question-in-other-letters = لا { -move } بحروف القطع الخاصة بك، بل { -move } بحروف لغة أخرى: { $lines }. لم تُلعب أي { -move }. لتُقرأ هكذا من الآن، يُكتب مثلًا: { command-set-letters } Deutsch
question-in-cyrillic = في رسالتك حروف كيريلية تشبه الحروف اللاتينية: { $lines }. تُكتب المربعات بحروف لاتينية، فلم تُلعب أي { -move }. تُكتب { -move(form: "your") } بالحروف اللاتينية: { $moves }
question-contradiction = في رسالتك أمور يستبعد بعضها بعضًا: { $lines }. لم يُنفَّذ شيء. يُكتب في الرد واحد منها.
question-in-message = في الرسالة إلى { -opponent } سطر هو { -move } أو أمر: { $lines }. لم يُنفَّذ شيء ولم يُرسَل شيء. يُكتب هذا السطر فوق الرسالة.
question-below-text = تحت نص { -appeal(form: "bare") } أو انسحاب أو قرار { -arbiter(form: "bare") } ما قد يكون { -move } أو أمرًا أو جزءًا من النص: { $lines }. لم يُنفَّذ شيء. إن كان جزءًا من النص فيوضع في آخره سطر ليس فيه إلا نقطة، ويُرسَل من جديد؛ وإلا يُكتب فوق النص أو في رسالة خاصة.
question-other-game = { -game(form: "definite") } التي أعدتها لا تتابع { -game(form: "definite") } المسجلة بنصف { -move } واحد تمامًا. لم تُلعب أي { -move }.
game-has-no-new-move = ليس في { -game(form: "definite") } التي أعدت إرسالها { -move } غير مسجلة من قبل. لم تُلعب أي { -move }.
question-game-attached = في المرفقات { -game } (PGN)، ولا { -move } في نص رسالتك. هي لا تتابع هذه { -game(form: "definite") } بنصف { -move } واحد تمامًا، أو لا تحمل رقمها (CmailGameName)، فلم يُنفَّذ شيء. تُكتب { -move(form: "your") } في النص في سطر خاص، مثل 5254 أو e4
question-several-games = رسالتك موجهة إلى عدة { -game(form: "plural") }، وقد تعني الكلمات نفسها { -move } في كل منها، فلم يُنفَّذ شيء في هذه. الرجاء الكتابة إلى كل { -game } على حدة: بالرد على رسالتها.
question-too-many = في رسالتك أكثر من عشرة أوامر. لم يُنفَّذ شيء.
question-nothing = لا { -move } ولا أمر في رسالتك. لم يُنفَّذ شيء. تُكتب { -move(form: "your") } أو الأمر في سطر خاص، فوق أي اقتباس.
question-sealing = في رسالتك كلام عن { -seal(form: "definite") }، وفيها ما قد يكون { -move } من دون «{ command-seal }» قبلها. لم يُختم شيء ولم تُلعب أي { -move }. ل{ -seal } { -move(form: "definite") } يُكتب «{ command-seal }» و{ -move(form: "definite") } في سطر واحد.
question-sealing-or-play = في رسالتك كلام عن { -seal(form: "definite") }، وفيها ما قد يكون { -move } من دون «{ command-seal }» قبلها. لم يُختم شيء ولم تُلعب أي { -move }. ل{ -seal } { -move(form: "definite") } يُكتب «{ command-seal }» و{ -move(form: "definite") } في سطر واحد. وللعبها تُرسَل { -move(form: "definite") } وحدها، من دون كلمات مثل «{ -seal(form: "feminine") }» أو «{ command-draft }» في النص أو في سطر الموضوع.
question-sealing-play = في رسالتك كلام عن { -seal(form: "definite") }، وفيها ما قد يكون { -move } من دون «{ command-seal }» قبلها. لم يُختم شيء ولم تُلعب أي { -move }. لا يمكن { -seal } شيء الآن. وللعب { -move(form: "definite") } تُرسَل { -move(form: "definite") } وحدها، من دون كلمات مثل «{ -seal(form: "feminine") }» أو «{ command-draft }» في النص أو في سطر الموضوع.
your-clock-goes-on = { -clock(form: "your") } تواصل عملها.
not-repeated = (لا تُكرَّر هنا)
quoted = «{ $text }»

## Answers to commands

only-arbiters-see = هذا يُعرض على { -arbiter(form: "plural-definite") } وحدهم، ول{ -game } موجودة.
needs-own-game = هذا يحتاج إلى { -game } لك: يلزم الرد على رسالة عن { -game(form: "definite") }.
rematch-too-early = لم تنته { -game(form: "definite") } { $game } بعد. يُطلب ذلك من جديد بعد نهايتها.
arranged = تم الاتفاق.
arranged-game = بدأت { -game(form: "definite") } { $game }؛ وتصلك رسالة عنها.
arranged-seek = طلب اللعب { $challenge } مفتوح: يلعب أول لاعب يقبله. لسحبه يُكتب: { command-withdraw } { $challenge }
arranged-challenge = التحدي { $challenge } في الطريق. لسحبه يُكتب: { command-withdraw } { $challenge }
arranged-withdrawn = سُحب { $challenge }. لم يعد بإمكان أحد قبوله.
arranged-declined = رفضت { $challenge }. تصل رسالة إلى صاحب التحدي.
nothing-changed = لم يتغير شيء.
everywhere-leave = إجازتك: من { $first } إلى { $last }. عدد { -game(form: "plural-definite") } المشمولة { $count } من { $games }.
everywhere-no-leave = أُلغيت إجازتك التي تبدأ { $first }. عدد { -game(form: "plural-definite") } المشمولة { $count } من { $games }.
everywhere-done = تم ذلك. عدد { -game(form: "plural-definite") } المشمولة { $count } من { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = تُستأنف { -game(form: "definite") }: { $at }.
done-nothing = لم يتغير شيء: كان الأمر كذلك من قبل.
done-recorded = هذا مسجل في سجل { -game(form: "definite") }.
done-event = هذا هو الحدث { $event } من { -game(form: "definite") } { $game }.
hint-accept-offer = عرض { -draw(form: "definite") } من { -opponent } موجود من قبل: للموافقة يُكتب «{ command-accept }».
hint-offer-with-move = يُعرض { -draw(form: "definite") } مع { -move }: تُكتب { -move(form: "definite") } في السطر السابق.
hint-accept-which = عُرض { -draw(form: "definite") } و{ -adjourn } معًا: يُكتب «{ command-accept-draw }» أو «{ command-adjourn }».
hint-resign = لم يُسجَّل { -resign(form: "yours") }. إن كان هذا مرادك، يُكتب: { command-resign } { $game }
hint-resign-other = هذا العنوان { -game(form: "to") } { $game }. لل{ -resign(form: "bare") } فيها يُكتب: { command-resign } { $game }
sealed-not-one-move = هذا ليس { -move } قانونية واحدة تمامًا هنا. لم يُختم شيء؛ وما كتبته لا يُكرَّر هنا.
message-on-record = الرسالة المكتوبة تحت { -move(form: "definite") } مسجلة من قبل، فلم تُرسل من جديد.
pace = { $name } – عدد { -move(form: "plural-definite") } { $moves }، منها في آخر 30 يومًا { $recent }، وآخرها: { $last }؛ المستهلك: { $used }؛ المحتسب على { -clock }: { $charged }؛ متوسط { -move(form: "definite") }: { $mean }؛ نصف { -move(form: "plural-definite") } لم يتجاوز: { $median }؛ الأطول: { $longest } (نصف { -move(form: "definite") } { $longest_at })؛ آخر عشر { -move(form: "plural") }: { $last_ten }؛ هذه { -move(form: "definite") }: { $thinking }.
pace-none = لا شيء
seek-of = { $challenge }: { $name }، { $terms }
seek-of-yours = { $challenge }: { $name } (طلبك)، { $terms }
seeks-none = لا توجد طلبات لعب مفتوحة.
seeks-how = لقبول أحدها يُكتب مثلًا: { command-accept-challenge } { $challenge }
seek-plays-white = صاحب الطلب ب{ -white }
seek-plays-black = صاحب الطلب ب{ -black }
seek-colours-drawn = اللونان بالقرعة
seek-set-position = من وضع محدد
seek-chess960 = Chess960
no-legal-move = لا توجد { -move } قانونية.
last-move = آخر { -move }: { $move }.
no-move-made = لم تُلعب أي { -move } بعد.
status-flag = سقط { -flag }: { $name }، { $at }. ما لم يطالَب به تبقى { -move(form: "definite") } محسوبة.
status-moves = الدور على: { $name }، حتى: { $at }
status-no-clock = { -no-clock }.
conditions-given-none = لا { -move(form: "plural") } مشروطة منك.
conditions-given = { -move(form: "plural-your") } المشروطة أدناه، وعدد أسطرها { $count }.
conditions-of-opponent = { -move(form: "plural") } { -opponent } المشروطة، ولك رؤيتها في هذه { -game(form: "definite") }:

## Help: a message is what a player writes, its .about says what it does

help = تُكتب الأوامر في الرد على رسالة عن { -game }. كل أمر في سطر خاص به.
help-below = كل ما تحت سطر «-- » لا يُقرأ.
help-section-game = { -move(form: "your") }، ونهاية { -game(form: "definite") }:
help-section-shown = للاطلاع:
help-section-time = الوقت والإجازة:
help-section-adjournment = { -adjourn }:
help-section-lobby = { -game(form: "plural-definite") } القادمة، والانسحاب:
help-section-settings = الإعدادات:
help-as-arbiter = { -arbiter(form: "to") }.
help-e2e4 = { -example(of: "moves") }
    .about = { -move(form: "your") }، بأي تدوين
help-5254 = { -example(of: "offer") }
    .about = { -move(form: "your") } مع عرض { -draw }
help-accept = { command-accept } / { command-decline }
    .about = { -draw(form: "definite") } المعروض
help-resign = { command-resign-yes }
    .about = { -resign } في { -game(form: "definite") }
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = المطالبة { -draw(form: "by") }؛ وتأتي بعدها { -move(form: "definite") } المعلنة، إن وُجدت: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = المطالبة بأن { -flag(form: "bare") } { -opponent } سقط
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = بناءً على جدول نهايات، حيث تسمح اللائحة
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = طلب قرار { -arbiter }، حيث تسمح اللائحة؛ وتحته سطر «{ command-analysis }:» ثم تحليلك
help-if = { command-if } 5755 { command-then } 7163
    .about = ردك على { -move } { -opponent }، مسبقًا؛ عدة أسطر تشكل شجرة؛ «{ command-conditions }» يعرضها، و«{ command-no-conditions }» يلغيها
help-say = { command-say } <النص>
    .about = رسالة إلى { -opponent }؛ وإذا كانت من عدة أسطر فتحت سطر «{ command-message }:»، بعد { -move(form: "your") } أو وحدها
help-rematch = { command-rematch }
    .about = { -game } أخرى مع { -opponent } نفسه وباللائحة نفسها مع تبديل اللونين؛ في الرد على رسالة عن { -game } منتهية
help-show = { command-show }، { command-moves }، { command-legal }، { command-pgn }
help-where = { command-where } { word-knight }، { command-file } e، { command-rank } 4
    .about = قطع نوع واحد، أو عمود واحد، أو صف واحد، بالكلمات
help-last = { command-last }
    .about = آخر { -move }
help-status = { command-status }
    .about = { -clock(form: "two-definite") }، وما يتغير بعد ذلك ولماذا
help-games = { command-games }
    .about = { -game(form: "plural-your") }: الدور على من، وحتى متى
help-games-over = { command-games-over }
    .about = { -game(form: "plural-your") } المنتهية ونتائجها
help-pgn-all = { command-pgn } G42، { command-pgn-all }
    .about = { -game }، أو كل { -game(form: "plural-your") }، في ملف
help-refill = { command-refill }
    .about = ملء { -clock(form: "your") } من الرصيد (Triple Block)
help-reflect = { command-reflect }
    .about = التفكير مدة أطول حيث يؤدي الصمت إلى خسارة { -game(form: "definite") }
help-leave = { command-leave } { -example(of: "days") }
    .about = في هذه { -game(form: "definite") }؛ «{ command-leave-all } ...» في كل { -game(form: "plural-your") }
help-cancel = { command-cancel-leave } { -example(of: "day") }
    .about = ما لم يبدأ منها؛ «{ command-cancel-leave-all } ...»
help-adjourn = { command-adjourn }
    .about = اقتراح { -adjourn } أو الموافقة عليه؛ أو: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = إنهاء جلسة اللعب الآن؛ وتُحتسب بقيتها على { -clock(form: "your") }
help-seal = { command-seal } <{ -move(form: "definite") }>
    .about = { -seal } { -move } { -game(form: "definite") } { -adjourn(form: "definite-adjective") }
help-draft = { command-draft } <{ -move(form: "definite") }>، { command-seal }
    .about = الشيء نفسه على خطوتين: يمكن استبدال المسودة
help-resume = { command-resume }
    .about = استعدادك لل{ -resume(form: "bare") }
help-choose = { command-choose } <{ -move(form: "definite") }>
    .about = أي { -move } تعنيها { -move } { -opponent } المختومة الملتبسة
help-clocks = { command-clocks-wrong }
    .about = عند { -resume(form: "bare") } { -game(form: "definite") }
help-publish = { command-publish }
    .about = يجوز عرض { -envelope(form: "bare") } { -game } منتهية
help-challenge = { command-challenge } <الاسم> [{ word-white }|{ word-black }] [5 { word-days } أو { -example(of: "several-days") }, ...] [960]
help-accept-challenge = { command-accept-challenge } C7، { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960]، { command-seeks }، { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: <النص>
    .about = انسحابك من كل { -game(form: "plural") } هذه البطولة، مع ذكر السبب
help-withdraw-from = { command-withdraw-from-all-games-yes }: <النص>
help-appeal = { command-appeal } 17: <النص>
    .about = في قرار { -arbiter }؛ والرقم في الرسالة عنه
help-settings = { command-settings }
    .about = يعرضها؛ ولتغيير إعداد، مثلًا: { command-set-time-zone } Europe/Berlin، { command-set-notation } san، { command-set-letters } Deutsch، { command-set-board } { word-off }، { command-set-pgn } { word-attached }
help-language = { command-language } ar
    .about = لغة رسائلك
help-notices = { command-notices-off } { kind-messages }
    .about = لا بريد عن كل رسالة من { -opponent }؛ أو: { kind-news }، { kind-results }، { kind-challenges }، { kind-proofs }، { kind-acknowledgements }؛ والعكس: { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }، { command-notices-weekly } { kind-news }، { command-notices-each }
    .about = رسالة واحدة في اليوم أو الأسبوع بدلًا من رسائل كثيرة؛ ووقتها يُحدَّد بالأمر { command-set-digest } { weekday-monday } 08:00
help-quiet = { command-set-quiet } { -example(of: "hours") }، { command-set-quiet } { word-off }
    .about = ساعات بلا بريد، إلا ما كان سيصل بعدها متأخرًا جدًا
help-unsubscribe = { command-unsubscribe }
    .about = لا شيء من هذه الإشعارات؛ «{ command-unsubscribe } { kind-messages }» لهذا النوع وحده

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = ما استهلكه { -white } وما استهلكه { -black } حتى الآن
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = و{ -deadline } { -clock(form: "to") } العاملة، بتوقيت UTC، أو مع { -example(of: "offset") } بعده
act-usage-adjudicate = adjudicate 1-0
    .about = أو { -example(of: "results") }
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = { -white(form: "with-li") } و{ -black(form: "with-li") }؛ ويجوز 1/2 أيضًا
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = إنهاء الإجازة التي يومها الأول هذا، أيًا كان من منحها
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = موعد { -resume(form: "bare") } { -game } { -adjourn(form: "adjective") }، بتوقيت UTC، أو مع { -example(of: "offset") } بعده
act-usage-approve = approve early
    .about = يجوز فتح { -envelope } قبل أوانه: لك، أو ل{ -arbiter(form: "bare") } آخر حيث يلزم { -arbiter(form: "two") }
act-usage-missing = missing
    .about = { -envelope } مفقود أو لا يُفتح
act-usage-takeback = takeback 12
    .about = يبقى هذا العدد من أنصاف { -move(form: "plural-definite") }
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = من كل { -game(form: "plural") } البطولة؛ expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = بشأن { -appeal(form: "bare") }
act-usage-uphold = uphold 17, reject 17
    .about = بشأن مطالبة
act-usage-acknowledge = acknowledge
    .about = وجه { -envelope } سليم
act-usage-open = open
    .about = { -envelope } المحفوظ لدى الخدمة؛ وقبل أوانه بعد approve early فقط
act-usage-flag = flag
    .about = سقط { -flag }، وتُنهى { -game(form: "definite") } بقرارك بسببه
act-usage-pace = pace
    .about = كيف استعمل كل من اللاعبَين وقته
act-usage = يُكتب: { $begins ->
   *[any] { $begins } G42 WHAT: REASON
}، ومحل REASON السبب، ومحل WHAT أحد ما يلي
act-usage-bare = ومن دون سبب
act-usage-opening = يُفتح { -envelope } بلا سبب في السطر نفسه. يُكتب: { $begins ->
   *[any] { $begins } G42 open
}. وقبل أوانه يُكتب أولًا: { $begins ->
   *[any] { $begins } G42 approve early: REASON
}، ومحل REASON السبب
act-usage-resumption-time = يجب ذكر يوم { -resume(form: "bare") } { -game(form: "definite") } ووقته، بتوقيت UTC أو مع فارق التوقيت بعده. يُكتب: { $begins ->
   *[any] { $begins } G42 resumption 2026-12-24 10:00 +01:00: REASON
}، ومحل REASON السبب

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = قبول
    .also = أقبل | اقبل | أقبل العرض | اقبل العرض | قبول العرض
command-accept-draw = قبول التعادل
    .also = أقبل التعادل | اقبل التعادل | أقبل بالتعادل | اقبل بالتعادل | أقبل عرض التعادل | اقبل عرض التعادل | قبول عرض التعادل | أوافق على التعادل | اوافق على التعادل | اوافق علي التعادل | موافق على التعادل | موافق علي التعادل | موافقة على التعادل | موافقه على التعادل | موافقة علي التعادل | موافقه علي التعادل | أوافق على عرض التعادل | اوافق على عرض التعادل | اوافق علي عرض التعادل | عرض التعادل مقبول
command-decline = رفض
    .also = أرفض | ارفض | أرفض العرض | ارفض العرض | رفض العرض | لا أقبل العرض | لا اقبل العرض
command-decline-draw = رفض التعادل
    .also = أرفض التعادل | ارفض التعادل | رفض عرض التعادل | أرفض عرض التعادل | ارفض عرض التعادل | لا أقبل التعادل | لا اقبل التعادل | لا أقبل بالتعادل | لا اقبل بالتعادل | لا أوافق على التعادل | لا اوافق على التعادل | لا اوافق علي التعادل | لا تعادل | التعادل مرفوض | عرض التعادل مرفوض | لا أقبل عرض التعادل | لا اقبل عرض التعادل
command-draw = تعادل
    .also = تعادل? | عرض تعادل | عرض التعادل | أعرض التعادل | اعرض التعادل | أعرض تعادلا | اعرض تعادلا | أعرض عليك التعادل | اعرض عليك التعادل | أقترح التعادل | اقترح التعادل | أقترح تعادلا | اقترح تعادلا | هل تقبل التعادل | هل تقبل التعادل? | هل تقبلين التعادل | هل تقبلين التعادل? | هل توافق على التعادل | هل توافق على التعادل? | هل توافق علي التعادل | هل توافق علي التعادل? | هل توافقين على التعادل | هل توافقين على التعادل? | هل توافقين علي التعادل | هل توافقين علي التعادل? | تعادل؟ | هل تقبل التعادل؟ | هل تقبلين التعادل؟ | هل توافق على التعادل؟ | هل توافق علي التعادل؟ | هل توافقين على التعادل؟ | هل توافقين علي التعادل؟ | تعادل ؟ | تعادل ? | وأعرض التعادل | واعرض التعادل | وأعرض تعادلا | واعرض تعادلا | وأقترح التعادل | واقترح التعادل | مع عرض تعادل | مع عرض التعادل | مع اقتراح التعادل
command-resign = استسلام
    .also = أستسلم | استسلم | أعلن استسلامي | اعلن استسلامي
command-resign-yes = استسلام نعم
    .also = أستسلم نعم | استسلم نعم | أعلن استسلامي نعم | اعلن استسلامي نعم
command-claim-threefold = مطالبة بالتكرار
    .also = مطالبه بالتكرار | أطالب بالتكرار | اطالب بالتكرار | مطالبة بتكرار الوضع | مطالبه بتكرار الوضع | أطالب بتكرار الوضع | اطالب بتكرار الوضع | مطالبة بالتكرار الثلاثي | مطالبه بالتكرار الثلاثي | أطالب بالتكرار الثلاثي | اطالب بالتكرار الثلاثي | مطالبة بتكرار الوضع ثلاث مرات | مطالبه بتكرار الوضع ثلاث مرات | أطالب بتكرار الوضع ثلاث مرات | اطالب بتكرار الوضع ثلاث مرات | أطالب بالتعادل بالتكرار | اطالب بالتعادل بالتكرار | أطالب بالتعادل بالتكرار الثلاثي | اطالب بالتعادل بالتكرار الثلاثي | أطالب بالتعادل بسبب التكرار | اطالب بالتعادل بسبب التكرار | أطالب بالتعادل لتكرار الوضع | اطالب بالتعادل لتكرار الوضع | مطالبة بالتكرار مع | مطالبه بالتكرار مع | مطالبة بالتكرار مع النقلة | مطالبه بالتكرار مع النقله | أطالب بالتكرار مع | اطالب بالتكرار مع | أطالب بالتكرار مع النقلة | اطالب بالتكرار مع النقلة | أطالب بالتكرار مع النقله | اطالب بالتكرار مع النقله | مطالبة بتكرار الوضع مع | مطالبه بتكرار الوضع مع | مطالبة بتكرار الوضع مع النقلة | مطالبه بتكرار الوضع مع النقله | أطالب بالتعادل بتكرار الوضع | اطالب بالتعادل بتكرار الوضع | أطالب بالتعادل بتكرار الوضع ثلاث مرات | اطالب بالتعادل بتكرار الوضع ثلاث مرات | أطالب بالتعادل بسبب تكرار الوضع | اطالب بالتعادل بسبب تكرار الوضع | أطالب بالتعادل بسبب تكرار الوضع ثلاث مرات | اطالب بالتعادل بسبب تكرار الوضع ثلاث مرات | أطالب بالتعادل لتكرار الوضع ثلاث مرات | اطالب بالتعادل لتكرار الوضع ثلاث مرات | مطالبة بالتعادل بالتكرار | مطالبه بالتعادل بالتكرار | مطالبة بالتعادل بالتكرار الثلاثي | مطالبه بالتعادل بالتكرار الثلاثي | مطالبة بالتعادل بتكرار الوضع | مطالبه بالتعادل بتكرار الوضع
command-claim-fifty = مطالبة بقاعدة الخمسين
    .also = مطالبه بقاعده الخمسين | أطالب بقاعدة الخمسين | اطالب بقاعدة الخمسين | أطالب بقاعده الخمسين | اطالب بقاعده الخمسين | مطالبة بقاعدة الخمسين نقلة | مطالبه بقاعده الخمسين نقله | أطالب بقاعدة الخمسين نقلة | اطالب بقاعدة الخمسين نقلة | أطالب بقاعده الخمسين نقله | اطالب بقاعده الخمسين نقله | مطالبة بقاعدة 50 نقلة | مطالبه بقاعده 50 نقله | أطالب بقاعدة 50 نقلة | اطالب بقاعدة 50 نقلة | أطالب بقاعده 50 نقله | اطالب بقاعده 50 نقله | مطالبة بقاعدة 50 | مطالبه بقاعده 50 | أطالب بقاعدة 50 | اطالب بقاعدة 50 | أطالب بقاعده 50 | اطالب بقاعده 50 | أطالب بالتعادل بقاعدة الخمسين | اطالب بالتعادل بقاعدة الخمسين | أطالب بالتعادل بقاعده الخمسين | اطالب بالتعادل بقاعده الخمسين | أطالب بالتعادل بقاعدة الخمسين نقلة | اطالب بالتعادل بقاعدة الخمسين نقلة | أطالب بالتعادل بقاعده الخمسين نقله | اطالب بالتعادل بقاعده الخمسين نقله | أطالب بالتعادل بقاعدة 50 نقلة | اطالب بالتعادل بقاعدة 50 نقلة | أطالب بالتعادل بقاعده 50 نقله | اطالب بالتعادل بقاعده 50 نقله | مطالبة بقاعدة الخمسين مع | مطالبه بقاعده الخمسين مع | مطالبة بقاعدة الخمسين مع النقلة | مطالبه بقاعده الخمسين مع النقله | أطالب بقاعدة الخمسين مع | اطالب بقاعدة الخمسين مع | أطالب بقاعده الخمسين مع | اطالب بقاعده الخمسين مع | أطالب بقاعدة الخمسين مع النقلة | اطالب بقاعدة الخمسين مع النقلة | أطالب بقاعده الخمسين مع النقله | اطالب بقاعده الخمسين مع النقله | مطالبة بالتعادل بقاعدة الخمسين | مطالبه بالتعادل بقاعده الخمسين | مطالبة بالتعادل بقاعدة الخمسين نقلة | مطالبه بالتعادل بقاعده الخمسين نقله | أطالب بالتعادل بسبب قاعدة الخمسين نقلة | اطالب بالتعادل بسبب قاعدة الخمسين نقلة | أطالب بالتعادل حسب قاعدة الخمسين نقلة | اطالب بالتعادل حسب قاعدة الخمسين نقلة
command-claim-time = مطالبة بسقوط العلم
    .also = مطالبه بسقوط العلم | أطالب بسقوط العلم | اطالب بسقوط العلم | مطالبة بالوقت | مطالبه بالوقت | أطالب بالوقت | اطالب بالوقت | مطالبة بانتهاء الوقت | مطالبه بانتهاء الوقت | أطالب بانتهاء الوقت | اطالب بانتهاء الوقت | مطالبة بانقضاء الوقت | مطالبه بانقضاء الوقت | أطالب بانقضاء الوقت | اطالب بانقضاء الوقت | أطالب بالفوز بالوقت | اطالب بالفوز بالوقت | مطالبة بالفوز بالوقت | مطالبه بالفوز بالوقت
command-claim-win = مطالبة بالفوز
    .also = مطالبه بالفوز | أطالب بالفوز | اطالب بالفوز
command-claim-draw = مطالبة بالتعادل
    .also = مطالبه بالتعادل | أطالب بالتعادل | اطالب بالتعادل
command-adjudicate-win = البت بالفوز
    .also = طلب البت بالفوز | أطلب البت بالفوز | اطلب البت بالفوز
command-adjudicate-draw = البت بالتعادل
    .also = طلب البت بالتعادل | أطلب البت بالتعادل | اطلب البت بالتعادل
command-say = قل للخصم
    .also = قل لخصمي | أبلغ الخصم | ابلغ الخصم | أبلغ خصمي | ابلغ خصمي | أخبر الخصم | اخبر الخصم | أخبر خصمي | اخبر خصمي
command-message = رسالة
    .also = رساله | رسالة للخصم | رساله للخصم | رسالة إلى الخصم | رسالة الى الخصم | رساله إلى الخصم | رساله الى الخصم | رسالة الي الخصم | رساله الي الخصم | رسالتي | تعليق
command-analysis = تحليل
    .also = التحليل | تحليلي
command-if = إذا
    .also = اذا
command-then = فالرد
    .also = ثم | عندها | عندئذ | إذن | اذن | فألعب | فالعب | فسألعب | فسالعب
command-conditions = النقلات المشروطة
    .also = النقلات المشروطه | نقلاتي المشروطة | نقلاتي المشروطه | نقلات مشروطة | نقلات مشروطه | عرض النقلات المشروطة | عرض النقلات المشروطه | النقلات الشرطية | النقلات الشرطيه | نقلاتي الشرطية | نقلاتي الشرطيه
command-no-conditions = إلغاء النقلات المشروطة
    .also = الغاء النقلات المشروطة | إلغاء النقلات المشروطه | الغاء النقلات المشروطه | إلغاء نقلاتي المشروطة | الغاء نقلاتي المشروطة | إلغاء نقلاتي المشروطه | الغاء نقلاتي المشروطه | حذف النقلات المشروطة | حذف النقلات المشروطه | ألغي النقلات المشروطة | الغي النقلات المشروطة | ألغي النقلات المشروطه | الغي النقلات المشروطه | بلا نقلات مشروطة | بلا نقلات مشروطه | بدون نقلات مشروطة | بدون نقلات مشروطه | لا نقلات مشروطة | لا نقلات مشروطه | إلغاء النقلات الشرطية | الغاء النقلات الشرطية | إلغاء النقلات الشرطيه | الغاء النقلات الشرطيه
command-adjourn = تأجيل
    .also = تاجيل | تأجيل المباراة | تاجيل المباراة | تأجيل المباراه | تاجيل المباراه | أقترح التأجيل | اقترح التاجيل | أقترح تأجيل المباراة | اقترح تاجيل المباراة | أقترح تأجيل المباراه | اقترح تاجيل المباراه | قبول التأجيل | قبول التاجيل | أقبل التأجيل | اقبل التاجيل | أوافق على التأجيل | اوافق على التاجيل | اوافق علي التاجيل | موافق على التأجيل | موافق على التاجيل | موافق علي التاجيل | موافقة على التأجيل | موافقة على التاجيل | موافقه على التأجيل | موافقه على التاجيل | موافقة علي التاجيل | موافقه علي التاجيل | أوافق على تأجيل المباراة | اوافق على تاجيل المباراة | أوافق على تأجيل المباراه | اوافق على تاجيل المباراه | أوافق علي تأجيل المباراة | اوافق علي تاجيل المباراة | أوافق علي تأجيل المباراه | اوافق علي تاجيل المباراه | موافق على تأجيل المباراة | موافق على تاجيل المباراة | موافق على تأجيل المباراه | موافق على تاجيل المباراه | موافق علي تأجيل المباراة | موافق علي تاجيل المباراة | موافق علي تأجيل المباراه | موافق علي تاجيل المباراه | موافقة على تأجيل المباراة | موافقة على تاجيل المباراة | موافقه على تأجيل المباراه | موافقه على تاجيل المباراه | موافقة علي تأجيل المباراة | موافقة علي تاجيل المباراة | موافقه علي تأجيل المباراه | موافقه علي تاجيل المباراه
command-adjourn-early = تأجيل مبكر
    .also = تاجيل مبكر | تأجيل مبكرا | تاجيل مبكرا | تأجيل المباراة مبكرا | تاجيل المباراة مبكرا | تأجيل المباراه مبكرا | تاجيل المباراه مبكرا | إنهاء الجلسة مبكرا | انهاء الجلسة مبكرا | إنهاء الجلسه مبكرا | انهاء الجلسه مبكرا
command-decline-adjournment = رفض التأجيل
    .also = رفض التاجيل | أرفض التأجيل | ارفض التاجيل | لا أقبل التأجيل | لا اقبل التاجيل | لا أوافق على التأجيل | لا اوافق على التاجيل | لا اوافق علي التاجيل | رفض تأجيل المباراة | رفض تاجيل المباراة | رفض تأجيل المباراه | رفض تاجيل المباراه | لا تأجيل | لا تاجيل
command-seal = ختم
    .also = ختم النقلة | ختم النقله | أختم النقلة | اختم النقلة | أختم النقله | اختم النقله | ختم نقلتي | أختم نقلتي | اختم نقلتي | ختم المسودة | ختم المسوده | أختم المسودة | اختم المسودة | أختم المسوده | اختم المسوده | نقلتي المختومة | نقلتي المختومه | النقلة المختومة | النقله المختومه | نقلة مختومة | نقله مختومه | نقلتي السرية | نقلتي السريه | النقلة السرية | النقله السريه | نقلة سرية | نقله سريه
command-draft = مسودة
    .also = مسوده | مسودة نقلة | مسوده نقله | مسودة النقلة | مسوده النقله | مسودة نقلتي | مسوده نقلتي
command-choose = اختيار النقلة
    .also = اختيار النقله | أختار النقلة | اختار النقلة | أختار النقله | اختار النقله | اختر النقلة | اختر النقله | اختيار القراءة | اختيار القراءه | أختار القراءة | اختار القراءة | أختار القراءه | اختار القراءه
command-resume = استئناف المباراة
    .also = استئناف | استئناف المباراه | أستأنف المباراة | استانف المباراة | أستأنف المباراه | استانف المباراه | أطلب الاستئناف | اطلب الاستئناف | أطلب استئناف المباراة | اطلب استئناف المباراة | أطلب استئناف المباراه | اطلب استئناف المباراه | متابعة المباراة | متابعه المباراه | مستعد للاستئناف | مستعدة للاستئناف | مستعده للاستئناف | جاهز للاستئناف | جاهزة للاستئناف | جاهزه للاستئناف
command-publish = نشر
    .also = نشر المظروف | أوافق على النشر | اوافق على النشر | اوافق علي النشر | موافق على النشر | موافق علي النشر | موافقة على النشر | موافقه على النشر | موافقة علي النشر | موافقه علي النشر | أوافق على نشر المظروف | اوافق على نشر المظروف | اوافق علي نشر المظروف
command-clocks-wrong = الساعة خاطئة
    .also = الساعه خاطئه | ساعة خاطئة | ساعه خاطئه | الساعتان خاطئتان | الساعات خاطئة | الساعات خاطئه | الساعة خطأ | الساعة خطا | الساعه خطأ | الساعه خطا | الساعة غير صحيحة | الساعه غير صحيحه
command-refill = ملء الساعة
    .also = ملء الساعه | ملئ الساعة | ملئ الساعه | أملأ الساعة | املا الساعة | أملأ الساعه | املا الساعه | تعبئة الساعة | تعبئه الساعه
command-reflect = مواصلة التفكير
    .also = مواصله التفكير | متابعة التفكير | متابعه التفكير | إعلان مواصلة التفكير | اعلان مواصلة التفكير | إعلان مواصله التفكير | اعلان مواصله التفكير | أعلن مواصلة التفكير | اعلن مواصلة التفكير | أعلن مواصله التفكير | اعلن مواصله التفكير
command-leave = حجز إجازة
    .also = حجز اجازة | حجز إجازه | حجز اجازه | أحجز إجازة | احجز اجازة | أحجز إجازه | احجز اجازه | طلب إجازة | طلب اجازة | طلب إجازه | طلب اجازه | أطلب إجازة | اطلب اجازة | أطلب إجازه | اطلب اجازه | آخذ إجازة | اخذ اجازة | آخذ إجازه | اخذ اجازه | حجز إجازة من | حجز اجازة من | حجز إجازه من | حجز اجازه من | أحجز إجازة من | احجز اجازة من | أحجز إجازه من | احجز اجازه من | طلب إجازة من | طلب اجازة من | طلب إجازه من | طلب اجازه من | أطلب إجازة من | اطلب اجازة من | أطلب إجازه من | اطلب اجازه من | آخذ إجازة من | اخذ اجازة من | آخذ إجازه من | اخذ اجازه من | إجازة من | اجازة من | إجازه من | اجازه من
command-leave-all = حجز إجازة في كل المباريات
    .also = حجز اجازة في كل المباريات | حجز إجازه في كل المباريات | حجز اجازه في كل المباريات | حجز إجازة في كل المباريات من | حجز اجازة في كل المباريات من | حجز إجازه في كل المباريات من | حجز اجازه في كل المباريات من | حجز إجازة في جميع المباريات | حجز اجازة في جميع المباريات | حجز إجازه في جميع المباريات | حجز اجازه في جميع المباريات | حجز إجازة في جميع المباريات من | حجز اجازة في جميع المباريات من | حجز إجازه في جميع المباريات من | حجز اجازه في جميع المباريات من | أطلب إجازة في كل المباريات | اطلب اجازة في كل المباريات | أطلب إجازه في كل المباريات | اطلب اجازه في كل المباريات | أطلب إجازة في كل المباريات من | اطلب اجازة في كل المباريات من | أطلب إجازه في كل المباريات من | اطلب اجازه في كل المباريات من | أطلب إجازة في جميع المباريات | اطلب اجازة في جميع المباريات | أطلب إجازه في جميع المباريات | اطلب اجازه في جميع المباريات | أطلب إجازة في جميع المباريات من | اطلب اجازة في جميع المباريات من | أطلب إجازه في جميع المباريات من | اطلب اجازه في جميع المباريات من | إجازة في كل المباريات | اجازة في كل المباريات | إجازه في كل المباريات | اجازه في كل المباريات | إجازة في كل المباريات من | اجازة في كل المباريات من | إجازه في كل المباريات من | اجازه في كل المباريات من | إجازة في جميع المباريات | اجازة في جميع المباريات | إجازه في جميع المباريات | اجازه في جميع المباريات | إجازة في جميع المباريات من | اجازة في جميع المباريات من | إجازه في جميع المباريات من | اجازه في جميع المباريات من | حجز إجازة الكل | حجز اجازة الكل | حجز إجازه الكل | حجز اجازه الكل | إجازة الكل | اجازة الكل | إجازه الكل | اجازه الكل
command-cancel-leave = إلغاء الإجازة
    .also = الغاء الاجازة | إلغاء الإجازه | الغاء الاجازه | إلغاء الإجازة من | الغاء الاجازة من | إلغاء الإجازه من | الغاء الاجازه من | إلغاء إجازة | الغاء اجازة | إلغاء إجازه | الغاء اجازه | إلغاء إجازة من | الغاء اجازة من | إلغاء إجازه من | الغاء اجازه من | إلغاء إجازتي | الغاء اجازتي | ألغي الإجازة | الغي الاجازة | ألغي الإجازه | الغي الاجازه | ألغي إجازتي | الغي اجازتي
command-cancel-leave-all = إلغاء الإجازة في كل المباريات
    .also = الغاء الاجازة في كل المباريات | إلغاء الإجازه في كل المباريات | الغاء الاجازه في كل المباريات | إلغاء الإجازة في جميع المباريات | الغاء الاجازة في جميع المباريات | إلغاء الإجازه في جميع المباريات | الغاء الاجازه في جميع المباريات | إلغاء إجازة في كل المباريات | الغاء اجازة في كل المباريات | إلغاء إجازه في كل المباريات | الغاء اجازه في كل المباريات | إلغاء إجازة في جميع المباريات | الغاء اجازة في جميع المباريات | إلغاء إجازه في جميع المباريات | الغاء اجازه في جميع المباريات | إلغاء إجازتي في كل المباريات | الغاء اجازتي في كل المباريات | إلغاء إجازة الكل | الغاء اجازة الكل | إلغاء إجازه الكل | الغاء اجازه الكل
command-withdraw-from-event-yes = انسحاب من البطولة نعم
    .also = انسحاب من البطوله نعم | أنسحب من البطولة نعم | انسحب من البطولة نعم | أنسحب من البطوله نعم | انسحب من البطوله نعم | انسحاب من المسابقة نعم | انسحاب من المسابقه نعم | أنسحب من المسابقة نعم | انسحب من المسابقة نعم | أنسحب من المسابقه نعم | انسحب من المسابقه نعم
command-withdraw-from-all-games-yes = انسحاب من كل المباريات نعم
    .also = أنسحب من كل المباريات نعم | انسحب من كل المباريات نعم | انسحاب من جميع المباريات نعم | أنسحب من جميع المباريات نعم | انسحب من جميع المباريات نعم
command-appeal = طعن
    .also = أطعن | اطعن | طعن في القرار | أطعن في القرار | اطعن في القرار | طعن في القرار رقم | أطعن في القرار رقم | اطعن في القرار رقم | تظلم | تظلم من القرار | اعتراض على القرار | اعتراض علي القرار | أعترض على القرار | اعترض على القرار | اعترض علي القرار | اعتراض على القرار رقم | اعتراض علي القرار رقم | أعترض على القرار رقم | اعترض على القرار رقم | اعترض علي القرار رقم
command-challenge = تحدي اللاعب
    .also = أتحدى اللاعب | اتحدى اللاعب | أتحدي اللاعب | اتحدي اللاعب | تحدي اللاعبة | تحدي اللاعبه | أتحدى اللاعبة | اتحدى اللاعبة | أتحدى اللاعبه | اتحدى اللاعبه | أتحدي اللاعبة | اتحدي اللاعبة | أتحدي اللاعبه | اتحدي اللاعبه
command-accept-challenge = قبول التحدي
    .also = أقبل التحدي | اقبل التحدي | أوافق على التحدي | اوافق على التحدي | اوافق علي التحدي
command-decline-challenge = رفض التحدي
    .also = أرفض التحدي | ارفض التحدي | لا أقبل التحدي | لا اقبل التحدي
command-seek = طلب لعب
    .also = بحث عن خصم | أبحث عن خصم | ابحث عن خصم | البحث عن خصم | بحث عن مباراة | بحث عن مباراه | أبحث عن مباراة | ابحث عن مباراة | أبحث عن مباراه | ابحث عن مباراه | أطلب خصما | اطلب خصما | أطلب مباراة | اطلب مباراة | أطلب مباراه | اطلب مباراه
command-seeks = طلبات اللعب
    .also = طلبات لعب | كل الطلبات | قائمة الطلبات | قائمه الطلبات | الطلبات المفتوحة | الطلبات المفتوحه
command-withdraw = سحب
    .also = أسحب | اسحب | سحب التحدي | أسحب التحدي | اسحب التحدي | سحب الطلب | أسحب الطلب | اسحب الطلب | سحب طلب اللعب | أسحب طلب اللعب | اسحب طلب اللعب
command-rematch = مباراة إعادة
    .also = مباراة اعادة | مباراه إعاده | مباراه اعاده | إعادة اللعب | اعادة اللعب | إعاده اللعب | اعاده اللعب | لعب مرة أخرى | لعب مرة اخرى | لعب مره أخرى | لعب مره اخرى | لعب مرة اخري | لعب مره اخري | العب مرة أخرى | العب مرة اخرى | العب مره أخرى | العب مره اخرى | العب مرة اخري | العب مره اخري | إعادة المباراة | اعادة المباراة | إعاده المباراه | اعاده المباراه
command-show = عرض الرقعة
    .also = عرض الرقعه | الرقعة | الرقعه | عرض اللوحة | عرض اللوحه | اللوحة | اللوحه | عرض الوضع
command-where = أين
    .also = اين
command-file = عمود
    .also = العمود
command-rank = صف
    .also = الصف
command-last = آخر نقلة
    .also = اخر نقلة | آخر نقله | اخر نقله | عرض آخر نقلة | عرض اخر نقلة | عرض آخر نقله | عرض اخر نقله
command-moves = النقلات
    .also = كل النقلات | عرض النقلات | قائمة النقلات | قائمه النقلات
command-legal = النقلات القانونية
    .also = النقلات القانونيه | نقلات قانونية | نقلات قانونيه | النقلات الممكنة | النقلات الممكنه | عرض النقلات القانونية | عرض النقلات القانونيه
command-pgn = pgn
command-pgn-all = pgn الكل
    .also = pgn كل مبارياتي | pgn جميع مبارياتي | pgn كل المباريات | pgn جميع المباريات
command-pgn-all-before = pgn الكل قبل
    .also = pgn كل مبارياتي قبل | pgn جميع مبارياتي قبل | pgn كل المباريات قبل | pgn جميع المباريات قبل
command-status = حالة الساعة
    .also = حاله الساعه | حالة الساعتين | حاله الساعتين | حالة المباراة | حاله المباراه | الحالة | الحاله | عرض الساعة | عرض الساعه | عرض الساعتين | الساعتان
command-games = مبارياتي
    .also = المباريات | عرض مبارياتي | قائمة مبارياتي | قائمه مبارياتي | كل مبارياتي
command-games-over = مباريات منتهية
    .also = مباريات منتهيه | مبارياتي المنتهية | مبارياتي المنتهيه | المباريات المنتهية | المباريات المنتهيه
command-games-over-before = مباريات منتهية قبل
    .also = مباريات منتهيه قبل | مبارياتي المنتهية قبل | مبارياتي المنتهيه قبل | المباريات المنتهية قبل | المباريات المنتهيه قبل
command-settings = الإعدادات
    .also = الاعدادات | إعدادات | اعدادات | إعداداتي | اعداداتي | عرض الإعدادات | عرض الاعدادات
command-set-time-zone = ضبط المنطقة الزمنية
    .also = ضبط المنطقه الزمنيه | المنطقة الزمنية | المنطقه الزمنيه | تغيير المنطقة الزمنية | تغيير المنطقه الزمنيه
command-set-notation = ضبط التدوين
    .also = ضبط طريقة التدوين | ضبط طريقه التدوين | طريقة التدوين | طريقه التدوين | تغيير التدوين
command-set-letters = ضبط الحروف
    .also = ضبط حروف القطع | حروف القطع | ضبط الأحرف | ضبط الاحرف
command-set-board = ضبط الرقعة
    .also = ضبط الرقعه | ضبط اللوحة | ضبط اللوحه
command-set-pgn = ضبط pgn
command-set-calendar = ضبط التقويم
    .also = ضبط تقويم المواعيد | ضبط مرفق التقويم | ضبط إرفاق التقويم | ضبط ارفاق التقويم
command-set-digest = ضبط الملخصات
    .also = ضبط الملخص | ضبط وقت الملخصات | ضبط وقت الملخص | وقت الملخصات | وقت الملخص
command-set-quiet = ضبط ساعات الهدوء
    .also = ضبط الهدوء | ساعات الهدوء | تغيير ساعات الهدوء
command-set-mail = ضبط صيغة الرسائل
    .also = ضبط صيغه الرسائل | صيغة الرسائل | صيغه الرسائل | تغيير صيغة الرسائل | تغيير صيغه الرسائل
command-set-acknowledge = ضبط التأكيد
    .also = ضبط التاكيد | ضبط التأكيدات | ضبط التاكيدات
command-set-language = ضبط اللغة
    .also = ضبط اللغه | تغيير اللغة | تغيير اللغه | لغة الرسائل | لغه الرسائل
command-language = اللغة
    .also = اللغه | لغة | لغه
command-notices-on = تشغيل الإشعارات
    .also = تشغيل الاشعارات | تفعيل الإشعارات | تفعيل الاشعارات | الإشعارات تشغيل | الاشعارات تشغيل
command-notices-off = إيقاف الإشعارات
    .also = ايقاف الاشعارات | تعطيل الإشعارات | تعطيل الاشعارات | الإشعارات إيقاف | الاشعارات ايقاف
command-notices-each = إرسال الإشعارات فورًا
    .also = ارسال الاشعارات فورا | أرسل الإشعارات فورا | ارسل الاشعارات فورا | إرسال الإشعارات مباشرة | ارسال الاشعارات مباشرة | أرسل الإشعارات مباشرة | ارسل الاشعارات مباشرة | إرسال الإشعارات مباشره | ارسال الاشعارات مباشره | أرسل الإشعارات مباشره | ارسل الاشعارات مباشره | إرسال كل إشعار على حدة | ارسال كل اشعار على حدة | إرسال كل إشعار على حده | ارسال كل اشعار على حده | ارسال كل اشعار علي حدة | ارسال كل اشعار علي حده
command-notices-daily = إرسال الإشعارات يوميًا
    .also = ارسال الاشعارات يوميا | أرسل الإشعارات يوميا | ارسل الاشعارات يوميا | إرسال الإشعارات كل يوم | ارسال الاشعارات كل يوم | أرسل الإشعارات كل يوم | ارسل الاشعارات كل يوم | إرسال الإشعارات في ملخص يومي | ارسال الاشعارات في ملخص يومي | أرسل الإشعارات في ملخص يومي | ارسل الاشعارات في ملخص يومي | جمع الإشعارات يوميا | جمع الاشعارات يوميا | تجميع الإشعارات يوميا | تجميع الاشعارات يوميا
command-notices-weekly = إرسال الإشعارات أسبوعيًا
    .also = ارسال الاشعارات اسبوعيا | أرسل الإشعارات أسبوعيا | ارسل الاشعارات اسبوعيا | إرسال الإشعارات كل أسبوع | ارسال الاشعارات كل اسبوع | أرسل الإشعارات كل أسبوع | ارسل الاشعارات كل اسبوع | إرسال الإشعارات في ملخص أسبوعي | ارسال الاشعارات في ملخص اسبوعي | أرسل الإشعارات في ملخص أسبوعي | ارسل الاشعارات في ملخص اسبوعي | جمع الإشعارات أسبوعيا | جمع الاشعارات اسبوعيا | تجميع الإشعارات أسبوعيا | تجميع الاشعارات اسبوعيا
command-unsubscribe = إلغاء الاشتراك
    .also = الغاء الاشتراك | إلغاء اشتراكي | الغاء اشتراكي | ألغي اشتراكي | الغي اشتراكي
command-calendar = تقويم المواعيد
    .also = عنوان تقويم المواعيد | رابط تقويم المواعيد | عنوان التقويم | رابط التقويم
command-calendar-off = إيقاف تقويم المواعيد
    .also = ايقاف تقويم المواعيد | تعطيل تقويم المواعيد | إلغاء تقويم المواعيد | الغاء تقويم المواعيد | إيقاف التقويم | ايقاف التقويم | تعطيل التقويم | إلغاء التقويم | الغاء التقويم | إلغاء عنوان التقويم | الغاء عنوان التقويم
command-help = مساعدة
    .also = مساعده | المساعدة | المساعده | الأوامر | الاوامر
command-join = انضمام
    .also = أنضم | انضم | انضمام باسم | أنضم باسم | انضم باسم | تسجيل باسم | الانضمام باسم
command-move = لعب النقلة
    .also = لعب النقله | ألعب النقلة | العب النقلة | ألعب النقله | العب النقله

## Words behind a command

word-yes = نعم
word-no = لا
    .also = كلا
word-on = تشغيل
    .also = مفعل | مفعلة | مفعله | تفعيل
word-off = إيقاف
    .also = ايقاف | معطل | معطلة | معطله | تعطيل
word-white = بالأبيض
    .also = بالابيض | الأبيض | الابيض | أبيض | ابيض | بيضاء | القطع البيضاء
word-black = بالأسود
    .also = بالاسود | الأسود | الاسود | أسود | اسود | سوداء | القطع السوداء
word-random = بالقرعة
    .also = بالقرعه | قرعة | قرعه | عشوائي | عشوائيا | لون عشوائي
word-days = أيام
    .also = ايام | يوم | يوما | يومين | يومان
word-a-move = لكل نقلة
    .also = لكل نقله | للنقلة | للنقله | للنقلة الواحدة | للنقله الواحده
word-in-all = في المجموع
    .also = إجمالا | اجمالا | إجمالًا | اجمالًا | بالمجموع
word-from = من
word-to = إلى
    .also = الى | الي | حتى | حتي | إلي
word-all = الكل
    .also = كل المباريات | جميع المباريات
word-and = و
word-attached = مرفق
    .also = مرفقا | مرفقة | مرفقه
word-not-attached = غير مرفق
    .also = غير مرفقة | غير مرفقه | بلا مرفق | بدون مرفق
word-king = الملك
    .also = ملك
word-queen = الوزير
    .also = وزير | الوزراء | وزراء | الملكة | الملكه | ملكة | ملكه
word-rook = الرخ
    .also = رخ | الرخاخ | رخاخ | القلعة | القلعه | قلعة | قلعه | الطابية | الطابيه | طابية | طابيه
word-bishop = الفيل
    .also = فيل | الأفيال | الافيال | أفيال | افيال | الفيلة | الفيله | فيلة | فيله
word-knight = الحصان
    .also = حصان | الأحصنة | الاحصنة | الأحصنه | الاحصنه | أحصنة | احصنة | أحصنه | احصنه | الفرس | فرس
word-pawn = البيدق
    .also = بيدق | البيادق | بيادق | الجندي | جندي | العسكري | عسكري | العساكر | عساكر

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = رقمي
    .also = أرقام | ارقام | رقميا
notation-san = san
notation-letters = حروف
    .also = بالحروف | أحرف | احرف
notation-figurine = رموز
    .also = بالرموز
notation-long = طويل
    .also = الطويل
notation-uci = uci
notation-announced = بكلمات ألمانية
    .also = بالكلمات | كلمات | بكلمات المانية
format-html = html
format-text = نص
    .also = نصا | نصي | نص عادي | نص فقط
kind-moves = النقلات
    .also = نقلات | والنقلات | ونقلات
kind-reminders = التذكيرات
    .also = تذكيرات | والتذكيرات | وتذكيرات
kind-adjournments = التأجيلات
    .also = التاجيلات | تأجيلات | تاجيلات | والتأجيلات | والتاجيلات | وتأجيلات | وتاجيلات
kind-arbiter = الحكم
    .also = حكم | والحكم | وحكم
kind-account = الحساب
    .also = حساب | والحساب | وحساب
kind-acknowledgements = التأكيدات
    .also = التاكيدات | تأكيدات | تاكيدات | والتأكيدات | والتاكيدات | وتأكيدات | وتاكيدات
kind-messages = الرسائل
    .also = رسائل | والرسائل | ورسائل
kind-news = الأخبار
    .also = الاخبار | أخبار | اخبار | والأخبار | والاخبار | وأخبار | واخبار
kind-results = النتائج
    .also = نتائج | والنتائج | ونتائج
kind-challenges = التحديات
    .also = تحديات | والتحديات | وتحديات
kind-proofs = الإثباتات
    .also = الاثباتات | إثباتات | اثباتات | والإثباتات | والاثباتات | وإثباتات | واثباتات

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = مطالبة
line-adjudicate = البت
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = انسحاب
line-set = { command-settings }
line-arbiter = arbiter
line-seal = { command-seal } (لا تُكرَّر { -move(form: "definite") } هنا)
line-draft = { command-draft } (لا تُكرَّر { -move(form: "definite") } هنا)
line-conditions = { command-if } ... (لا تُكرَّر هنا)
line-not-repeated = (لا تُكرَّر هنا)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = ختم* | الختم* | وختم* | والختم* | بختم* | بالختم* | لختم* | للختم* | فختم* | وبختم* | أختم* | اختم* | سأختم* | ساختم* | وأختم* | واختم* | فأختم* | فاختم* | وسأختم* | وساختم* | فسأختم* | فساختم* | نختم* | سنختم* | تختم* | يختم* | سيختم* | مختوم* | المختوم* | ومختوم* | والمختوم* | بمختوم* | بالمختوم* | للمختوم* | مظروف* | المظروف* | ومظروف* | والمظروف* | بمظروف* | بالمظروف* | للمظروف* | ظرف* | الظرف* | بظرف* | بالظرف* | للظرف* | مغلف* | المغلف* | بمغلف* | بالمغلف* | سري | السري | وسري | والسري | سرية | سريه | السرية | السريه | بسرية | بسريه | والسرية | والسريه | سرا | مغلقة | مغلقه | المغلقة | المغلقه | مخبأة | مخباة | مخبأه | مخباه | المخبأة | المخباة | المخبأه | المخباه | مخفية | مخفيه | المخفية | المخفيه | khatm | akhtim | akhtem | makhtoom* | makhtoum* | makhtum* | mazroof* | mazrouf* | mazruf* | سريا | مخفي | المخفي | خفية | خفيه | ستختم* | وسنختم* | لأختم* | لاختم* | لمختوم* | وظرف* | والظرف* | لمظروف* | ومغلف* | والمغلف* | للمغلف* | لمغلف* | sirriya* | sirriyya* | serriya* | serriyya* | مشفر* | المشفر* | محجوبة | محجوبه | المحجوبة | المحجوبه | بالسر | نقلة التأجيل | نقلة التاجيل | نقله التأجيل | نقله التاجيل | نقلتي للتأجيل | نقلتي للتاجيل
draft-words = مسود* | المسود* | ومسود* | والمسود* | بمسود* | بالمسود* | للمسود* | لمسود* | moswad* | muswad* | mosawad* | musawad* | musawwad* | نقلة مبدئية | نقله مبدئيه | النقلة المبدئية | النقله المبدئيه | نقلتي المبدئية | نقلتي المبدئيه

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = كتب | كتبت
reading-headings = من | إلى | الموضوع | التاريخ
reading-subjects = رد
reading-absent = رد تلقائي
reading-sent-from = مرسل من … | مُرسل من … | أرسلت من … | أُرسلت من … | تم الإرسال من …
reading-devices = هاتف
reading-end = نهاية
reading-greetings = مرحبا | مرحبًا | أهلا | أهلًا | السلام | عزيزي | عزيزتي | شكرا | شكرًا | تحية
reading-closings = تحياتي | تحيات | مع | أطيب | خالص | ودمتم
reading-courtesies = شكرا | شكرًا | جزيلا | جزيلًا | فضلك | من | رجاء
reading-wishes = حظا | حظًا | موفقا | موفقًا
reading-announces = نقلتي | النقلة | نقلة | رد | ألعب
reading-beside = هي | هذه | هنا
reading-open = هو | هي | من | في | على | أو | ليس | إلى
reading-goes-on = هو | هي | كان | كانت | لكن | أو
reading-takes-back = لا تلعب | لا تلعبوا | لا تلعبي | لا تنفذ | لا تنفذوا | تجاهل | تجاهلوا | تجاهلي | أخطأت | اخطأت |
    بالخطأ | عن طريق الخطأ | غيرت رأيي | غيّرت رأيي | انتظر | انتظروا | انتظري | نقلة خاطئة | النقلة خاطئة |
    مباراة خاطئة | لم أقصد | كنت أقصد | كنت اقصد | أسحب نقلتي | سحبت نقلتي | أتراجع | تراجعت عن | ما زلت أفكر |
    لا أزال أفكر | ألغ | ألغوا | إلغاء | احذف | احذفوا | لمباراة أخرى
reading-takes-back-short = خطأ | ليس بعد | بدلا من | بدلًا من | أفكر
reading-takes-back-clauses = مباراة أخرى
reading-takes-back-first = انتظر | توقف | إلغاء | ألغ | ألغي | ألغِ | تراجع
reading-sighs = آه | أوه
reading-no = لا
reading-game = مباراة | المباراة
reading-numbered = رقم
reading-numbers = هاتف
reading-common = أنا | انا | أريد | اريد | أود | أرغب | اللعب | العب | أن | ان | شطرنج | الشطرنج | بالمراسلة |
    مباراة | لعبة | عليكم | صباح | مساء | الخير | اسمي | كيف | هل | لا | هذا | حساب | التسجيل | معكم | يمكنني | لي
reading-letters = ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي

reading-officials = حكم | الحكم | الحكمة | الحكمه | حكم رئيسي | الحكم الرئيسي | رئيس الحكام | رئيسة الحكام |
    رئيسه الحكام | كبير الحكام | كبيرة الحكام | كبيره الحكام | مشرف | المشرف | مشرفة | المشرفة | مشرفه | المشرفه |
    المدير | مديرة | المديرة | مديره | المديره | مدير البطولة | مدير البطوله | مديرة البطولة | مديره البطوله |
    مسؤول | المسؤول | مسئول | المسئول | مسؤولة | المسؤولة | مسؤوله | المسؤوله | مسئولة | المسئولة | مسئوله |
    المسئوله | إداري | اداري | الإداري | الاداري | إدارية | ادارية | إداريه | اداريه | الإدارية | الادارية |
    الإداريه | الاداريه | مراقب | المراقب | مراقبة | المراقبة | مراقبه | المراقبه | أدمن | ادمن | الأدمن | الادمن |
    حكم البطولة | حكم البطوله | مدير المسابقة | مدير المسابقه | مديرة المسابقة | مديره المسابقه | مدير النظام |
    مديرة النظام | مديره النظام | مدير النادي | مديرة النادي | مديره النادي | مشرف عام | المشرف العام | مشرفة عامة |
    المشرفة العامة

## Pages for people. Buttons and labels have no full stop.

page-skip = الانتقال إلى المحتوى
page-menu = الصفحات
page-signed-in = تسجيل الدخول باسم: { $name }.
page-games = { -game(form: "plural-definite") }
page-new = { -game } جديدة
page-seeks = التحديات وطلبات اللعب
page-account = الحساب
page-sign-in = تسجيل الدخول
page-sign-up = إنشاء حساب
page-sign-out = تسجيل الخروج
page-source = الشفرة المصدرية
page-source-about = برنامج Postzug { $version } برنامج حر برخصة GNU Affero General Public License، الإصدار 3 أو أحدث. لكل من يستعمله أن يحصل على شفرته المصدرية.
page-source-link = الشفرة المصدرية لما يعمل هنا:
page-source-operator = مشغّل هذه الخدمة يقدم لك الشفرة المصدرية عند الطلب.
page-api = واجهة API للبرامج
page-log = سجل كل الأحداث
page-log-about = كل حدث من كل { -game } موجود في قائمة واحدة لا تفعل بها الخدمة شيئًا غير الإضافة إليها. الرأس الموقَّع يثبّت القائمة كلها حتى موضعه: إن تغيرت { -move } بعد ذلك ناقضته.
page-log-head = أحدث رأس موقَّع
page-log-entries = { $n ->
    [zero] لا يشمل أي قيد.
    [one] يشمل قيدًا واحدًا.
    [two] يشمل قيدَين.
    [few] يشمل { $n } قيود.
    [many] يشمل { $n } قيدًا.
   *[other] يشمل { $n } قيد.
}
page-log-unsigned = لم يُوقَّع شيء بعد.
page-log-file = هذا الرأس في ملف
page-log-keys = مفاتيح السجل
page-log-pem = المفاتيح نفسها، لبرنامج openssl
page-log-statements = تصريحات عن المفاتيح
page-log-check = كيفية التحقق من السجل
page-log-mails = تنتهي رسائل { -game(form: "plural-definite") } بالرأس الموقَّع القائم وقت كتابتها. يُستحسن الاحتفاظ برسالة كهذه: تُقارَن بها { -game(form: "definite") } كما يصدّرها { -arbiter(form: "bare") }، فيتبين هل تغيرت { -game(form: "definite") } منذ ذلك الوقت.
page-log-script = الأمر «postzug audit script» يطبع برنامجًا نصيًا يتحقق من { -game } مصدَّرة بأدوات موجودة في أي نظام Linux. يلزم أخذه من نسخة Postzug التي لديك.

page-front = شطرنج المراسلة
page-front-about = أيام لكل { -move }، وقوانين الشطرنج مرعية، و{ -sealed-move(form: "plural-definite") } تبقى { -seal(form: "feminine") }. لك اللعب هنا أو بالبريد أو عبر برنامج، ول{ -opponent(form: "your") } أن يلعب كما يشاء.
page-try = للتجربة من دون لاعب آخر، يُفتح العنوان التالي في نافذة خاصة أو في متصفح آخر. وهناك يُنشأ حساب بعنوان بريد مختلف ويُرسَل التحدي، فيظهر بعد ذلك في هذه الصفحة. العنوان:
page-invite = للعب مع شخص ليس لديه حساب هنا بعد، يُرسَل إليه هذا العنوان. ومن صفحة هذا العنوان يمكنه أن يقترح عليك { -game }:
page-challenge-this = تحدي هذا اللاعب
page-front-try = لتجربة الخدمة من دون لاعب آخر، يلزم إنشاء حسابين: واحد هنا، وآخر بعنوان مختلف في نافذة خاصة أو في متصفح آخر. ثم يُرسَل من أحد الحسابين تحدٍّ إلى الآخر.

page-email = عنوان البريد الإلكتروني
page-name = الاسم الذي يراه الآخرون
page-time-zone = المنطقة الزمنية، مثل Europe/Berlin
page-time-zone-new = المنطقة الزمنية، مثل Europe/Berlin؛ وإن تُرك الحقل فارغًا: UTC
page-code = الرمز الذي في الرسالة
page-first = أول تسجيل دخول
page-first-about = هذه الصفحة لأول تسجيل دخول لأحد المشرفين. الأمر «postzug admin create» يطبع كلمة تصلح مرة واحدة، خلال 24 ساعة.
page-first-printed = الكلمة المطبوعة
page-first-refused = هذه الكلمة لا تصلح: كُتبت خطأً، أو سبق استعمالها، أو مضى عليها أكثر من 24 ساعة. الأمر «postzug admin create» يطبع كلمة أخرى.
page-sign-in-about = تصلك رسالة فيها رمز. لا حاجة إلى كلمة مرور.
page-sign-in-new = ليس لديك حساب بعد؟
page-sign-up-about = تصلك رسالة فيها رمز يثبت أن العنوان لك. لا يرى اللاعبون الآخرون هذا العنوان أبدًا.
page-sign-up-known = لديك حساب من قبل؟
page-send-code = إرسال رمز إليّ
page-code-about = في الطريق رسالة فيها رمز من ثمانية أرقام، إن كان العنوان صحيحًا. الرمز صالح عشر دقائق، وفي هذا المتصفح وحده.
page-code-again = لم تصل رسالة؟ قد تكون في البريد غير المرغوب فيه؛ ويمكن طلب رمز آخر.
page-code-folder = هذه الخدمة في مرحلة التجربة ولا ترسل رسائل إلى أحد: الرسائل ملفات في المجلد { $folder }، وأحدثها آخرها.
page-code-command = في سطر الأوامر على الجهاز الذي تعمل عليه الخدمة، يعرض هذا الأمر أحدث رسالة:
page-code-elsewhere = لم يُطلب رمز من هذا المتصفح. يُكتب الرمز حيث طلبته، أو يُطلب من جديد هنا.
page-clear = وصلت هذه الصفحة بلا تشفير، فلن يحتفظ متصفحك بتسجيل دخولك. يلزم استعمال https، أو متصفح على الجهاز الذي تعمل عليه الخدمة.
page-foreign = لم يُرسَل هذا النموذج من إحدى صفحات هذه الخدمة، فلم يُنفَّذ شيء.
page-form-key = لا يمكن استعمال هذا النموذج مرة أخرى: يلزم تحميل الصفحة من جديد.
page-form-field = أحد حقول النموذج ناقص أو تتعذر قراءته.
page-signed-out = لم يُسجَّل دخولك، فلم يُنفَّذ شيء. يلزم تسجيل الدخول ثم إعادة المحاولة.
page-signed-out-twice = سُجِّل خروجك. إن ضُغط الزر مرتين فالضغطة الأولى نفّذت ما طلبته. يلزم تسجيل الدخول لرؤية ذلك.

page-settings = الإعدادات
page-settings-clash = تغيّر هذا في مكان آخر منذ عرض النموذج، فلم يُحفظ شيء بعد. { $both } يلزم النظر فيه ثم الحفظ من جديد: عندئذ يُعمل باختيارك.
page-settings-clash-field = { $field }: القيمة الآن { $now }، واختيارك { $chosen }.
page-settings-on = نعم
page-settings-off = لا
page-settings-empty = فارغ
page-settings-save = حفظ الإعدادات
page-done-settings = حُفظت إعداداتك.
page-language = لغة الرسائل والصفحات
page-notation = كيف تُكتب لك { -move(form: "plural-definite") }
page-notation-example = { $name }: { $example }
page-letters = حروف القطع لديك؛ ويمكن كتابة { -move(form: "plural-definite") } بها أيضًا
page-piece-set = القطع على الرقعة
page-piece-set-cburnett = رسوم
page-piece-set-figurines = رموز الشطرنج من الخط المستعمل
page-piece-set-letters = حروف
page-board-colours = ألوان الرقعة
page-board-brown = بني
page-board-green = أخضر
page-board-blue = أزرق
page-board-high-contrast = تباين عالٍ
page-mails = رسائل البريد
page-mail-text = نص فقط، بلا HTML
page-mail-no-board = القطع بالكلمات، بلا رسم للرقعة
page-mail-pgn = { -game(form: "definite") } في ملف لبرنامج الشطرنج لديّ في كل رسالة عنها
page-mail-calendar = مواعيد لبرامج التقويم مع الرسائل التي تغيّر مواعيدي
page-notices = رسائل تصلني عن
page-notices-needed = تصل هذه دائمًا، لأنه من دونها قد تضيع منك { -game } أو يضيع حسابك: { $kinds }.
page-each = فورًا
page-daily = في ملخص يومي
page-weekly = في ملخص أسبوعي
page-none = ليس بالبريد
page-digest-at = وقت الملخصات
page-digest-on = يوم الملخص الأسبوعي
page-times = متى يصل البريد
page-quiet-from = بلا بريد من
page-quiet-until = بلا بريد حتى
page-mail-times = هذه الأوقات بمنطقتك الزمنية. بين الوقتين الأخيرين ينتظر البريد الذي يمكنه الانتظار؛ ويُتركان فارغين لتلقيه في أي ساعة. الإشعار الذي كان سيصل متأخرًا جدًا في ملخص أو بعد هذه الساعات يصل فورًا.
page-time-of-day = يُكتب الوقت من اليوم هكذا: 08:00. وللمدة التي بلا بريد بداية ونهاية مختلفة عنها، أو تُترك كلتاهما فارغة.
page-trust = ما يلزم في رسالة فيها { -move(form: "plural") } لتُعد رسالتك
page-trust-token = عنوان الرد الذي لديك وحدك
page-trust-from = عنوان الرد، وعنوان بريدك مرسِلًا
page-trust-dmarc = كلاهما، مع إثبات المرسِل من مزود بريدك (DMARC)
page-trust-off = لا شيء يكفي: لا { -move(form: "plural") } بالبريد
page-mail-stopped = لا يصل إليك البريد ({ $reason })، منذ: { $since }. ولا تُرسَل إليك رسائل أخرى. { -game(form: "plural-your") } هنا، و{ -clock(form: "plural-its") } تواصل عملها. الرجاء التأكد من أن صندوق بريدك يستقبل الرسائل، أو تغيير العنوان.
page-mail-returned = ترتد الرسائل المرسلة إليك ({ $reason })، منذ: { $since }. ما زال البريد يُرسَل إليك؛ وإذا ارتدت رسائل أخرى توقف إرساله. الرجاء التأكد من أن صندوق بريدك يستقبل الرسائل، أو تغيير العنوان.
page-mail-resume = صندوق بريدي يستقبل الرسائل من جديد
page-done-mail-resumed = تُرسَل إليك الرسائل من جديد.
page-address = عنوان البريد الإلكتروني
page-address-about = يُرسَل رمز إلى العنوان الجديد. وعند تغيير العنوان يُسجَّل خروجك من كل مكان، وتبطل رموز البرامج وعنوان تقويم المواعيد.
page-address-new = عنوان البريد الإلكتروني الجديد
page-address-sent = في الطريق إلى العنوان الجديد رسالة فيها رمز من ثمانية أرقام، إن لم يكن العنوان لأحد هنا. الرمز صالح عشر دقائق، وفي هذا المتصفح وحده.
page-address-change = تغيير العنوان
page-address-again = لم تصل رسالة؟ قد تكون في البريد غير المرغوب فيه؛ ويمكن طلب رمز آخر.
page-done-address = تغيّر عنوان بريدك الإلكتروني. يلزم تسجيل الدخول بالعنوان الجديد.
page-envelope-key = مفتاح { -sealed-move(form: "plural-definite") }
page-envelope-key-about = { -sealed-move(form: "plural-definite") } التي يحق لك فتحها تُشفَّر لهذا المفتاح العام لبرنامج age. يبقى المفتاح السري لديك: من دونه لا يفتحها أحد. والمفتاح السابق ما زال يفتح ما خُتم من قبل.
page-envelope-key-public = المفتاح العام، ويبدأ بـ age1
page-envelope-key-set = ضبط هذا المفتاح
page-done-envelope-key = ضُبط مفتاحك { -sealed-move(form: "plural-to") }.
page-tokens = رموز للبرامج
page-tokens-about = البرنامج الذي لديه رمز يتصرف باسمك. لا يستطيع أحد قراءة الرمز مرة أخرى، ولا حتى هنا.
page-token-may = المسموح به: { $scopes }
page-token-since = أُنشئ في: { $at }.
page-token-until = صالح حتى: { $at }.
page-token-used = آخر استعمال: { $at }.
page-token-unused = لم يُستعمل قط.
page-token-revoke = إلغاء هذا الرمز
page-token-revoke-sure = لا يستطيع البرنامج الذي يستعمله فعل شيء بعد ذلك
page-token-unsure = لم يُلغَ شيء: يلزم تحديد خانة الاختيار للتأكيد.
page-done-token-revoked = أُلغي الرمز.
page-token-label = اسم من اختيارك للرمز الجديد
page-token-scopes = المسموح به للبرنامج
page-scope-read = قراءة { -game(form: "plural-your") }
page-scope-play = اللعب ({ -move(form: "plural-definite") } والمطالبات و{ -resign } و{ -seal(form: "definite") } والتحديات)
page-scope-direct = إدارة { -game(form: "plural-definite") } بصفة { -arbiter(form: "bare") }
page-scope-account = قراءة حسابك
page-scope-webhooks = إدارة ما لديك من webhook
page-token-days = عدد أيام الصلاحية؛ وإن تُرك فارغًا فلا تنتهي
page-token-days-bad = عدد أيام الرمز رقم لا يزيد على 65535، أو يُترك فارغًا.
page-token-make = إنشاء رمز
page-token-made = رمز جديد
page-token-once = يلزم نسخه الآن: لن يُعرض مرة أخرى.
page-calendar = تقويم مواعيدك
page-calendar-about = يمكن لبرامج التقويم قراءة مواعيدك النهائية من عنوان لا يعرفه أحد غيرك. وإنشاء عنوان جديد يبطل العنوان السابق.
page-calendar-make = إنشاء عنوان
page-calendar-made = عنوان تقويم مواعيدك
page-calendar-once = يلزم نسخه الآن إلى برنامج التقويم لديك: لن يُعرض مرة أخرى، وكل من لديه هذا العنوان يمكنه قراءة مواعيدك النهائية.
page-calendar-revoke = إلغاء العنوان
page-calendar-revoke-sure = لا تقرأ برامج التقويم التي تستعمله شيئًا بعد ذلك
page-calendar-unsure = لم يُلغَ شيء: يلزم تحديد خانة الاختيار للتأكيد.
page-done-calendar-revoked = لم يعد أي برنامج تقويم يقرأ مواعيدك النهائية.
page-data = بياناتك
page-export = كل ما يخصك في ملف
page-export-about = (JSON: الحساب والإعدادات والجلسات و{ -game(form: "plural-definite") } وملاحظاتك وأسطر تحليلك والرسائل التي كتبتها)
page-delete = حذف حسابي
page-delete-about = يُمحى اسمك وعنوان بريدك وإعداداتك ورسائلك، ولا يستطيع أحد استعادتها. وتبقى { -game(form: "plural-your") } المنتهية باسم لا يخص أحدًا. ويلزم لذلك تسجيل دخول خلال آخر 15 دقيقة.
page-delete-sure = حذف نهائي
page-delete-resign = { -resign } في كل { -game(form: "plural-my") } الجارية
page-delete-unsure = لم يُحذف شيء: يلزم تحديد خانة الاختيار للتأكيد.
page-done-deleted = حُذف حسابك.

page-sessions = أماكن تسجيل دخولك
page-sessions-about = كل منها متصفح أو برنامج يمكنه التصرف باسمك.
page-session = { $device }، منذ: { $at }
page-session-used = آخر استخدام تقريبًا: { $day }.
page-session-unnamed = برنامج بلا اسم
page-session-here = (هنا)
page-session-end = إنهاء
page-sessions-end = تسجيل الخروج من كل مكان
page-sessions-ended = سُجل خروجك من كل مكان.

page-games-to-move = بانتظار { -move(form: "your") }
page-games-others = بانتظار خصومك
page-games-over = { -game(form: "plural-definite") } المنتهية
page-games-none = لا شيء.
page-games-more = الأقدم
page-game-against = { $game }: { -opponent } { $opponent }
page-game-move = { -move(form: "definite") } { $number }.
page-game-first-move = لم تُلعب أي { -move } بعد.
page-game-last-move = آخر { -move }: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = كل { -game(form: "plural-my") } في ملف واحد (PGN)
page-pgn-finished = كل { -game(form: "plural-my") } المنتهية في ملف واحد (PGN)
page-rematch = اقتراح { -game } إعادة
page-next-game = { -game(form: "definite") } التالية التي تنتظرني
page-mark-plan = { -move(form: "plural-your") } المشروطة تنتظر.
page-yours-until = الدور عليك. { -deadline }: { $until } (المتبقي: { $left }).
page-theirs-until = الدور على: { $name }. { -deadline }: { $until } (المتبقي: { $left }).
page-flag = سقط { -flag }: { $name }، { $at }.
page-no-clock = { -no-clock }.
page-mark-message = توجد رسالة.
page-mark-offer = عرض { -draw } من { -opponent(form: "your") }.
page-mark-own-offer = عرض { -draw } منك.
page-mark-claim = مطالبة تنتظر قرار { -arbiter(form: "bare") }.
page-mark-seal = { -move(form: "definite") } التالية يجب ختمها.
page-mark-adjourned = { -game(form: "definite") } { -adjourn(form: "adjective") }.
page-mark-leave = في إجازة: { $name }.
page-mark-withdrawn = انسحب أحد اللاعبَين؛ والقرار ل{ -arbiter(form: "bare") }.

page-game = { $game }: { $white } – { $black }
page-board = الرقعة
page-board-white = الرقعة، و{ -white } في الأسفل
page-board-black = الرقعة، و{ -black } في الأسفل
page-board-of = الوضع بعد { $ply ->
    [zero] 0 نصف { -move }
    [one] نصف { -move } واحد
    [two] نصفي { -move }
    [few] { $ply } أنصاف { -move(form: "plural") }
    [many] { $ply } نصف { -move }
   *[other] { $ply } نصف { -move }
}
page-board-now = إلى الوضع الحالي
page-square-white = { $square }، { piece } أبيض
page-square-black = { $square }، { piece } أسود
page-target = { $where }: يمكن الانتقال إلى هنا
page-choose-piece = تُختار القطعة المراد نقلها، أو تُكتب { -move(form: "definite") } أدناه.
page-choose-target = يُختار المربع الذي تنتقل إليه القطعة التي على { $square }، أو تُختار قطعة أخرى.
page-your-move = { -move(form: "your") }
page-keys = استعمال لوحة المفاتيح على الرقعة
page-keys-about = مفاتيح الأسهم للتنقل بين المربعات. المفتاح Enter لاختيار قطعة ثم لوضعها، و Escape لإعادتها. المفاتيح k و q و r و b و n و p تنتقل إلى القطعة التالية من النوع الذي يدل عليه الحرف، ومع Shift إلى السابقة. ومفتاح الرقم ينتقل إلى الصف الذي له هذا الرقم، ومع Shift إلى العمود الذي له هذا الترتيب. وعلى المربع يخبر المفتاح o بما عليه، و m ب{ -move(form: "plural") } القطعة، و m مع Shift بما يمكنها أسره؛ ويخبر c بآخر ما أُسر.
page-no-move-from = لا { -move } من { $square }.
page-captured = ما أُسر بآخر { -move }، على { $square }: { piece }.
page-captured-none = لم يُؤسر شيء بآخر { -move }.
page-words = هذه الكلمات يُجاب عنها هنا ولا تُلعب بها أي { -move }: { $words }. وباختصار: { -example(of: "short") }، و o لاسم { -opponent(form: "your") }.
page-ask = سؤال عن الوضع
page-ask-send = إرسال السؤال
page-word-unknown = ليس هذا من الكلمات التي يُجاب عنها هنا.
page-word-opponent = { -opponent(form: "your") }: { $name }.
page-word-draw = لم يُعرض شيء بعد: خانة عرض { -draw(form: "definite") } محددة، والعرض يُرسَل مع { -move(form: "your") }.
page-word-draw-later = لم يُعرض شيء: { -draw(form: "definite") } يُعرض مع { -move }، وليس الدور عليك الآن.
page-reading = { -sealed-move(form: "to") } أكثر من قراءة
page-reading-about = تُختار القراءة التي تُحتسب. { -clock } التي تعمل هي { -clock(form: "your") }: تواصل عملها في أثناء الاختيار، ثم حتى ردك. لا يمكن التراجع عن الاختيار.
page-reading-which = { -move(form: "definite") } التي خُتمت
page-reading-move = { piece } من { $from } إلى { $to }
page-reading-then = بعد هذا الاختيار: { $state }
page-reading-look = عرضها على الرقعة
page-reading-shown = الوضع بعد { $move }، إذا اختيرت هذه القراءة
page-reading-choose = اختيار هذه القراءة
page-reading-none = لم يُنفَّذ شيء: تُختار أولًا إحدى القراءات.
page-open = عرض النص الذي ختمته
page-open-about = يُلصق النص كاملًا كما حفظته عند { -seal } { -move(form: "your") }. لا يُعتد إلا بالنص الذي يطابق البصمة. عندئذ يدخل سجل { -game(form: "definite") } ويراه اللاعبان، ويُنظر في { -move(form: "definite") }.
page-publish-about = تبقى { -sealed-move(form: "definite") } في { -envelope(form: "its") }. لا تُعرض إلا إذا وافق اللاعبان.
page-publish = الموافقة على عرض { -sealed-move(form: "definite") }
page-publish-sure = أوافق، ولا يمكن التراجع عن ذلك
page-publish-unsure = لم تُسجَّل موافقتك: يلزم تحديد خانة الاختيار لتأكيد جواز عرض { -sealed-move(form: "definite") }.
page-timing = { -adjourn } و{ -clock }
page-adjourn = اقتراح { -adjourn }
page-adjourn-accept = الموافقة على { -adjourn }
page-adjourn-decline = رفض { -adjourn }
page-adjourn-early = { -adjourn } الآن: تُحتسب بقية الجلسة على { -clock(form: "your") }
page-resume = إعلان استعدادي لل{ -resume(form: "bare") }
page-resume-opens = { $who-is ->
    [you] تُلعب { -sealed-move(form: "definite") } فورًا، وتعمل { -clock(form: "your") }. وتبقى { -clock(form: "bare") } { -opponent(form: "your") } متوقفة.
   *[other] تُلعب { -sealed-move(form: "definite") } فورًا، وتعمل { -clock(form: "bare") } هذا اللاعب: { $who }. وتبقى { -clock(form: "your") } متوقفة.
}
page-resume-noted = لا يتغير بهذا وحده شيء في { -clock(form: "two-oblique") }.
page-resume-late = تأخر حضورك أكثر مما يُسمح به: تُحسب عليك خسارة { -game(form: "definite") }، إلا إذا كانت { -sealed-move(form: "definite") } قد أنهتها.
page-resume-sure = لا يمكنك التراجع عن هذا.
page-offer-draw = عرض { -draw(form: "definite") }
page-refill = أخذ وقت من رصيدي
page-reflect = أواصل التفكير: صمتي لا يؤدي إلى خسارة { -game(form: "definite") }
page-claim-flag = المطالبة بسقوط { -flag }
page-question-clocks = { -clock(form: "two-definite") } غير صحيحتين: إبلاغ { -arbiter }
page-leave = الإجازة
page-leave-booked = إجازتك: من { $first } إلى { $last }، واليومان مشمولان.
page-leave-first = اليوم الأول، بتوقيت مكانك
page-leave-last = اليوم الأخير، بتوقيت مكانك
page-leave-book = حجز هذه الإجازة
page-leave-cancel = إلغاء الإجازة التي يومها الأول { $first }
page-leave-all = إجازة في كل { -game(form: "plural-my") }
page-leave-all-about = تُحتسب هذه الأيام في كل { -game } جارية من { -game(form: "plural-your") } تسمح لائحتها بها. ويُبلَّغ خصومك بذلك.
page-leave-all-cancel = إلغاء الإجازة في كل { -game(form: "plural-my") }
page-leave-unreadable = لم يُنفَّذ شيء: يُكتب كل يوم بالسنة ثم الشهر ثم اليوم، مثل { -example(of: "day") }.
page-move-times = أوقات لعب { -move(form: "plural-definite") }
page-not-sent = لم تُرسَل بعد: { $move }.
page-sent = سُجلت { -move(form: "your") }: { $move }.
page-sent-reply = سُجلت { -move(form: "your") }: { $move }. الرد عليها: { $reply }.
page-done-declined = رفضت عرض { -draw(form: "definite") }.
page-done-said = سُجلت رسالتك.
page-done-challenged = سُجل تحديك.
page-done-sought = سُجل طلب اللعب الخاص بك.
page-done-challenge-declined = رفضت التحدي.
page-done-withdrawn = سُجل السحب.
page-check = { -check }.
page-live-move = لُعبت { -move }.
page-told-move = لُعبت { -move(form: "definite") } { $move }.
page-live-message = توجد رسالة.
page-live-change = تغيرت { -game(form: "definite") }.
page-live-show = عرض
page-live-lost = لم تعد هذه الصفحة تُحدَّث.
page-live-again = عرضها من جديد
page-choose-none = لا يمكن لعب ذلك هنا: تُختار القطعة المراد نقلها، أو تُكتب { -move(form: "definite") } أدناه.
page-mark-offer-of = عرض { -draw } من: { $name }.
page-mark-own-adjournment = اقتراح ب{ -adjourn } منك.
page-mark-adjournment-of = اقتراح ب{ -adjourn } من: { $name }.
page-move = { -move(form: "definite") }، بأي تدوين
page-move-which = أي { -move }
page-with-offer = عرض { -draw(form: "definite") } مع { -move(form: "definite") }
page-message = رسالة { -opponent(form: "to") }
page-send-move = إرسال هذه { -move(form: "definite") }
page-verify = التحقق من { -sealed-move }
page-verify-about = يتحقق متصفحك هنا من أن { -sealed-move } لم تتغير بعد ختمها: توقيع السجل، وموضع { -seal(form: "definite") } فيه، ونص { -envelope }. لا يغادر هذه الصفحة شيء مما يُدخَل هنا.
page-verify-no-script = التحقق برنامج نصي لا يعمل في متصفحك. الأمر «postzug audit script» يطبع برنامجًا لسطر الأوامر.
page-verify-keys = مفتاح السجل، من مصدر غير الذي يعرض عليك الباقي
page-verify-keys-next = إن أنشأت الخدمة مفتاحًا جديدًا منذ حصولك على مفتاحك، لزم أن يُضاف ما يعرضه عنوانها { -example(of: "statements") }. يجب أن يكون ذلك موقَّعًا بمفتاحك، وفيه إثبات المفتاح الجديد.
page-verify-receipts = إيصال { -seal(form: "definite") } (ملف { -example(of: "proof") })، وإيصال الفتح إن كان لديك
page-verify-text = نص { -envelope }، إن لم يكن في إيصال للفتح
page-verify-file = من ملف
page-verify-run = تحقق
page-verify-move = { -sealed-move(form: "definite") }
page-verify-judgement = القرار بشأن { -move(form: "definite") } كما في السجل
page-verify-game = { -game(form: "definite") }
page-verify-event = الحدث
page-verify-at = وقت { -seal(form: "definite") } (UTC)
page-verify-commitment = البصمة
page-verify-log = السجل
page-verify-place = الموضع بين قيود السجل
page-verify-signer = المفتاح الموقِّع
page-verify-right = صحيح: هذه هي { -move(form: "definite") } التي خُتمت، وختمها مذكور في السجل الموقَّع.
page-verify-wrong-signature = خطأ: السجل غير موقَّع بالمفتاح المُدخَل. إن صار للخدمة مفتاح جديد منذ حصولك على هذا المفتاح، فإثبات المفتاح الجديد موجود في حزمة { -game(form: "definite") }.
page-verify-wrong-tree = خطأ: الحدث غير موجود في السجل الموقَّع، أو ليس في هذا الموضع.
page-verify-wrong-event = خطأ: لا يحتوي الإيصال على حدث بالشكل الذي في السجل.
page-verify-wrong-text = خطأ: هذا النص ليس ما خُتم.
page-verify-wrong-opening = خطأ: ما فُتح ليس ما خُتم.
page-verify-wrong-game = خطأ: الإيصالات أو النص من { -game(form: "plural") } مختلفة.
page-verify-wrong-verdict = خطأ: { -move(form: "definite") } التي لُعبت ليست التي في { -envelope }.
page-verify-unknown-key = غير معلوم: لا يوجد مفتاح سجل، لا بصيغة PEM ولا بالشكل NAME+ID+KEY.
page-verify-unknown-receipt = غير معلوم: لا يوجد إيصال، أو هو ناقص. يبدأ الإيصال بـ c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = غير معلوم: لا يحتوي هذا الإيصال على الحدث، بل على إثباته فقط. يلزم استعمال الملف الذي وصل بالبريد.
page-verify-unknown-no-sealing = غير معلوم: ما تثبته هذه الإيصالات موجود في السجل، لكن لا يسجل أي منها { -sealed-move }.
page-verify-unknown-statement = غير معلوم: هذا ما تصرّح به الخدمة عن سجلها، وليس إيصالًا من { -game }. تلزم إضافة إيصال { -seal(form: "definite") }.
page-verify-unknown-move = غير معلوم: هذا هو النص الذي خُتم، و{ -seal(form: "definite") } مذكور في السجل الموقَّع. لا شيء في النص تمكن قراءته هنا على أنه { -move } في هذا الوضع. تلزم إضافة إيصال الفتح: فهو يذكر كيف قرأه { -arbiter } أو الخدمة.
page-verify-unknown-text = غير معلوم: { -seal(form: "definite") } مذكور في السجل الموقَّع. لا يمكن لأحد معرفة { -move(form: "definite") } قبل عرض نصها.
page-verify-unknown-withheld = غير معلوم: { -seal(form: "definite") } مذكور في السجل الموقَّع، وحُجب نص { -envelope } لأنه ليس { -move } من هذه { -game(form: "definite") }. يمكن لمن ختمه عرضه.
page-verify-unknown-verdict = غير معلوم: هذا هو النص الذي خُتم، و{ -seal(form: "definite") } مذكور في السجل الموقَّع. لا يجري التحقق هنا من القرار بشأنه: يلزم لذلك تطبيق قوانين الشطرنج.
page-verify-unknown-browser = غير معلوم: لا يستطيع هذا المتصفح التحقق هنا. يلزم متصفح أحدث، وصفحة وصلت عبر https أو من ملف.
page-verify-offline-about = الصفحة نفسها متاحة في ملف واحد لا يحتاج إلى اتصال.
page-verify-offline = تنزيل الملف
page-notice = رخص المكتبات والرسوم المستعملة في هذه الصفحات
page-seal-here = { -seal } { -move(form: "your") } التالية
page-seal = { $game }: { -seal } { -move(form: "your") }
page-seal-none = ليس عليك الآن { -seal } أي { -move } في هذه { -game(form: "definite") }.
page-seal-back = العودة إلى { -game(form: "definite") }
page-seal-about = تُختار { -move(form: "your") } هنا. يضعها متصفحك في { -envelope(form: "bare") } ويشفره. لا يُرسَل إلا { -envelope } المغلق، وتنظر الخدمة في { -move(form: "definite") } عند فتحه. تعمل { -clock(form: "your") } حتى يصل { -envelope } إلى هنا.
page-seal-holders = { $needed ->
    [zero] لا يلزم أي من هذه المفاتيح لفتحه:
    [one] يفتحه أي مفتاح من هذه المفاتيح:
    [two] يفتحه اثنان من هذه المفاتيح معًا:
    [few] يفتحه { $needed } من هذه المفاتيح معًا:
    [many] يفتحه { $needed } من هذه المفاتيح معًا:
   *[other] يفتحه { $needed } من هذه المفاتيح معًا:
}
page-seal-holder = { $name }، رقم { $number }
page-seal-vault = الخدمة نفسها، عند { -resume(form: "bare") } { -game(form: "definite") }
page-seal-which = { -sealed-move(form: "definite") }
page-seal-choose = اختيار { -move }
page-seal-close = إغلاق { -envelope } في هذا المتصفح
page-seal-closed = { -envelope(form: "your") }
page-seal-keep = يلزم حفظ هذا النص الآن وإبقاؤه لديك وحدك حتى يُفتح { -envelope }. تعرضه هذه الصفحة مرة واحدة، ولا يصل إلى الخدمة أبدًا. إن ضاع { -envelope }، فهذا النص وحده يبين ما ختمته.
page-seal-text = النص الذي في { -envelope }
page-seal-commitment = البصمة التي تثبت أن النص هو هذا:
page-seal-download = تنزيل النص
page-seal-copy = نسخ النص
page-seal-copied = نُسخ النص. يلزم لصقه في مكان يمكنك العثور عليه فيه لاحقًا.
page-seal-copy-failed = لم ينسخ المتصفح النص. النص محدد: يلزم نسخه يدويًا، أو تنزيله.
page-seal-send = إرسال { -envelope }
page-seal-draft-keep = حفظه مسودةً
page-seal-draft-here = مسودة { -move(form: "your") } في { -envelope(form: "bare") }. يمكن ختمها كما هي، أو إرسال { -envelope(form: "bare") } آخر مكانها. تعمل { -clock(form: "your") } حتى تُختم { -move }.
page-seal-draft-seal = { -seal } المسودة
page-seal-send-about = لا يُرسَل إلا { -envelope } المغلق أدناه. إن صنعت { -envelope(form: "accusative") } بسطر الأوامر، يُلصق هنا محتوى ملفه { -example(of: "json") }.
page-seal-envelope = { -envelope } المغلق
page-seal-unreadable = ليس هذا { -envelope(form: "accusative") } مغلقًا كالذي تصنعه هذه الصفحة أو سطر الأوامر. لم يُختم شيء. رأت الخدمة ما أرسلته: إن كانت فيه { -move(form: "your") } أو النص الذي في { -envelope }، يلزم اختيار { -move(form: "your") } من جديد وإغلاقها في { -envelope(form: "bare") } جديد.
page-seal-open = ما في الحقل أدناه ليس { -envelope(form: "accusative") } مغلقًا، ولم يُرسَل. يلزم اختيار { -move(form: "your") } وإغلاق { -envelope }، أو لصق محتوى الملف { -example(of: "json") }.
page-seal-failed = تعذر إغلاق { -envelope } في هذا المتصفح، ولم يُرسَل شيء. يلزم استعمال سطر الأوامر أو متصفح آخر.
page-seal-insecure = لا تشفّر المتصفحات إلا في صفحات وصلت عبر https أو من هذا الجهاز. يلزم استعمال عنوان الخدمة الذي يبدأ بـ https، أو سطر الأوامر.
page-seal-no-script = تشفّر هذه الصفحة ببرنامج نصي لا يعمل في متصفحك. تُختم { -move(form: "definite") } بسطر الأوامر كما هو مبين أدناه، ثم يُلصق { -envelope } هنا.
page-seal-protection = ما يحميك هذا منه
page-seal-protects = لا تكون { -move(form: "definite") } في أي طلب مرسل إلى الخدمة. لذلك فهي ليست في أي من سجلاتها ونسخها الاحتياطية وقواعد بياناتها، ولا يعرفها مشغّل ينظر فيها.
page-seal-clear = ما يُجرَّب على رقعة التحليل وما يُكتب في ملاحظاتك يُرسَل إلى الخدمة، ويمكنها قراءته. يجب ألا تَرِد في أي منهما { -move(form: "definite") } المراد ختمها في هذه { -game(form: "definite") }.
page-seal-protects-vault = المفتاح في هذه { -game(form: "definite") } لدى الخدمة: يمكنها فتح { -envelope } قبل أوانه. { -move(form: "your") } في مأمن فقط من الذين ليس لديهم هذا المفتاح.
page-seal-protects-not = لا يحميك هذا من خدمة ترسل إلى متصفحك برنامجًا نصيًا آخر قد يكشف { -move(form: "your") }. أما سطر الأوامر على جهازك فيحميك من ذلك.
page-seal-command = { -seal(form: "definite") } بسطر الأوامر
page-seal-command-about = يُحفظ الجزء الأول باسم recipients.json، ثم يُنفَّذ الأمر. يسأل الأمر عن { -move(form: "your") }، كي لا تبقى في محفوظات سطر الأوامر. يبقى النص في الملف { -example(of: "txt") }، ويُلصق محتوى الملف { -example(of: "json") } أعلاه.
page-done-drafted = حُفظت مسودتك. لم تُختم بعد، و{ -clock(form: "your") } تعمل.
page-done-sealed = خُتمت { -move(form: "your") }.
page-offer = عرض { -draw }
page-accept = قبول
page-accept-sure = أقبل { -draw(form: "definite") }، وبه تنتهي { -game(form: "definite") }
page-accept-unsure = لم يُسجَّل قبولك: يلزم تحديد خانة الاختيار لتأكيد انتهاء { -game(form: "definite") } { -draw(form: "by") }.
page-decline = رفض
page-claims = المطالبات
page-claim-tablebase-win = جدول نهايات يُظهر فوزي
page-claim-tablebase-draw = جدول نهايات يُظهر { -draw(form: "definite") }
page-claim-basis = الأساس
page-claim-announced = مع هذه { -move(form: "definite") }، إن أردت إعلان { -move }
page-claim-again = سبقت منك مطالبة غير صحيحة في هذه { -move(form: "definite") }، فلا تعطي مطالبة أخرى غير صحيحة { -opponent(form: "your") } وقتًا إضافيًا.
page-claim-about = لا يمكنك سحب المطالبة. إن كانت غير صحيحة تُلعب { -move(form: "definite") } التي تعلنها. وتبقى المطالبة { -draw(form: "by") } عندئذ عرض { -draw }.
page-claim = مطالبة
page-leaving = { -resign }
page-resign-sure = أقر بخسارتي هذه { -game(form: "definite") }
page-resign = { -resign(form: "bare") }
page-resign-unsure = لم يُسجَّل { -resign(form: "yours") }: يلزم تحديد خانة الاختيار لتأكيد خسارتك { -game(form: "definite") }.
page-plan = { -move(form: "plural-definite") } المشروطة
page-plan-of = { -move(form: "plural-definite") } المشروطة في { $game }
page-plan-about = في أثناء تفكير { -opponent } يمكنك حفظ ردودك على ما قد يُلعب. الرد المحفوظ يُلعب فورًا من دون سؤالك من جديد، ولا يكلفك أي وقت.
page-plan-game = إلى { -game(form: "definite") }
page-plan-change = تغيير { -move(form: "plural-definite") } المشروطة
page-plan-none = لا توجد أسطر محفوظة.
page-plan-saved = محفوظة، وتُلعب من دون سؤالك من جديد:
page-plan-saved-lines = الأسطر المحفوظة
page-plan-damaged = تتعذر قراءة أسطرك المحفوظة. يجد مشغّل هذه الخدمة السبب في سجل الخدمة.
page-plan-if = إذا لُعبت { $theirs }، فالرد { $mine }
page-plan-if-then = { $before }؛ ثم إذا لُعبت { $theirs }، فالرد { $mine }
page-plan-waits = لم تُلعب { $mine }، وهي تنتظر قرارك
page-plan-used = لُعبت { -move(form: "plural-your") } المشروطة: { $moves }.
page-plan-remove = إزالة
page-plan-remove-line = إزالة: { $line }
page-plan-remove-all = إزالة كل الأسطر المحفوظة
page-plan-draft = أسطر جديدة
page-plan-unsaved = هذه مسودة. لم تُحفظ، ولا يُلعب منها شيء.
page-plan-lines = أسطر { -move(form: "plural-definite") } بأي تدوين، كل منها في صف مستقل ومن { -move } { -opponent } إلى { -move(form: "your") }، مثل: { -example(of: "line") }
page-plan-save = حفظ هذه الأسطر
page-plan-read = عرض ما تعنيه المسودة
page-plan-empty = لم يُحفظ شيء: تلزم كتابة سطر أولًا.
page-plan-changed = لم يُحفظ شيء ولم يُزَل شيء، لأن أسطرك المحفوظة أو { -game(form: "definite") } تغيرت منذ تحميل هذه الصفحة. وهذه حالها الآن.
page-plan-clash = ترد هذه الأسطر على وضع واحد ب{ -move(form: "plural") } مختلفة. يلزم تغيير أحدها:
page-plan-line = السطر { $line }: { $text }
page-plan-your-move = الدور عليك. تُكتب { -move(form: "plural-definite") } المشروطة بجانب { -move(form: "your") } وتُرسَل معها.
page-plan-adjourned = ما دامت { -game(form: "definite") } { -adjourn(form: "adjective") } لا تُحفظ أسطر.
page-plan-over = انتهت { -game(form: "definite") }.
page-plan-opponents = أسطر { -opponent(form: "your") }، التي تعرضها عليك هذه { -game(form: "definite") }
page-plan-with-move = { -move(form: "plural") } مشروطة مع هذه { -move(form: "definite") }
page-plan-with-move-about = هي مسودة حتى تُرسَل { -move(form: "definite") }. وعندئذ تحل محل الأسطر المحفوظة.
page-done-plan-saved = حُفظت أسطرك.
page-done-plan-removed = تمت الإزالة. الأسطر الباقية معروضة هنا.
page-analysis = رقعة التحليل
page-analysis-of = رقعة التحليل { -game(form: "to") } { $game }
page-analysis-about = هنا تُجرَّب { -move(form: "plural-definite") }. لا يُلعب منها شيء ولا يُحفظ ولا يُعرض على أحد، ولا محرك شطرنج ينظر فيها.
page-analysis-private = هنا تُجرَّب { -move(form: "plural-definite") }. لا يُلعب منها شيء ولا يُعرض على أحد، ولا محرك شطرنج ينظر فيها. وتبقى أسطرك مع { -game(form: "definite") }، لك وحدك. وهي ليست { -move(form: "plural") } مشروطة.
page-analysis-lines = أسطري
page-analysis-forget = حذف
page-analysis-full = لم يُحفظ هذا السطر، لأن عدد أسطرك في هذه { -game(form: "definite") } بلغ { $most }. يلزم حذف سطر منها أولًا.
page-analysis-damaged = تتعذر قراءة أسطرك. يجد مشغّل هذه الخدمة السبب في سجل الخدمة. السطر التالي الذي يُجرَّب يحل محل هذه الأسطر.
page-analysis-long = لا يزيد السطر هنا على { $most } من أنصاف { -move(form: "plural-definite") }.
page-analysis-line = { -move(form: "plural-definite") } التي تُجرَّب
page-analysis-back = { -move } إلى الوراء
page-analysis-legal = { -move(form: "plural-definite") } القانونية
page-analysis-no-move = لا توجد { -move } قانونية.
page-analysis-next = { -move(form: "plural") } أخرى، بأي تدوين
page-analysis-show = عرض
page-analysis-keep = الاحتفاظ بهذا السطر
page-analysis-to-notes = إضافة هذا السطر إلى ملاحظاتي
page-analysis-to-plan = جعل هذا السطر { -move(form: "plural") } مشروطة
page-analysis-to-move = لعب { -move(form: "definite") } الأولى، وجعل الباقي { -move(form: "plural") } مشروطة
page-analysis-plan-ends = يبدأ سطر { -move(form: "plural-definite") } المشروطة ب{ -move } { -opponent } وينتهي ب{ -move } لك.
page-notes = ملاحظاتي
page-notes-on = ملاحظاتي على { $game }
page-notes-about = لا يراها أحد غيرك: لا { -opponent(form: "bare") } ولا { -arbiter(form: "bare") } ولا مشرف. وتبقى مع { -game(form: "definite") }، بعد نهايتها أيضًا.
page-notes-text = الملاحظات
page-notes-save-first = يلزم حفظ ملاحظاتك قبل إرسال نموذج آخر من هذه الصفحة: ما يُكتب في نموذج لا يُرسَل مع نموذج آخر.
page-notes-save = حفظ الملاحظات
page-notes-stored = الملاحظات المحفوظة
page-notes-unsaved = هذا النص غير محفوظ.
page-notes-damaged = تتعذر قراءة ملاحظاتك. يجد مشغّل هذه الخدمة السبب في سجل الخدمة. ما تحفظه هنا يحل محل هذه الملاحظات.
page-done-line-forgotten = حُذف السطر.
page-done-notes-saved = حُفظت ملاحظاتك.
page-clocks = { -clock(form: "two-definite") }
page-moves = { -move(form: "plural-definite") }
page-pieces = القطع
page-messages = الرسائل
page-message-from = { $name }:
page-message-new = جديدة
page-message-erased = (محذوفة)
page-message-arbiter = { -arbiter(form: "bare") }
page-send-message = إرسال هذه الرسالة
page-acts = قرارات { -arbiter }
page-appeal = { -appeal } أمام { -arbiter(form: "bare") } آخر، حتى: { $until }
page-appeal-about = يبقى القرار نافذًا حتى يفصل { -arbiter(form: "bare") } آخر في { -appeal }. تصلك رسالة بما يقرره.
page-appeal-grounds = أسبابك، ويقرؤها { -arbiter(form: "plural-definite") } و{ -opponent(form: "your") }
page-appeal-send = تقديم { -appeal }
page-appeal-decided = فصل { -arbiter(form: "bare") } آخر في { -appeal }: { $at }.
page-mark-appeal = { -appeal(form: "bare") } في قرار { -arbiter(form: "bare") } ينتظر أن ينظر فيه { -arbiter(form: "bare") } آخر.
page-mark-appeal-decided = فُصل في { -appeal(form: "bare") } في قرار { -arbiter(form: "bare") }.
page-adjudication = البت في النتيجة
page-adjudication-about = يبت { -arbiter(form: "bare") } في نتيجة { -game(form: "definite") } بناءً على التحليل. يقرأ { -opponent(form: "your") } تحليلك بعد انتهاء { -game(form: "definite") }.
page-adjudication-seeks = المطلوب
page-adjudication-send = إرسال هذا التحليل
page-withdrawal = الانسحاب من عدة { -game(form: "plural") }
page-withdrawal-about = لا يمكن التراجع عن هذا. خلال دقيقة تنتهي كل { -game } منها بخسارتك، أو تُبطَل، أو يُترك القرار فيها ل{ -arbiter(form: "bare") }، بحسب لائحتها. لإنهاء هذه { -game(form: "definite") } وحدها يكفي { -resign }.
page-withdrawal-scope = الانسحاب من
page-withdrawal-from = { $scope ->
    [event] { -game(form: "plural-my") } الجارية في هذه البطولة
   *[all] كل { -game(form: "plural-my") } الجارية هنا
}
page-withdrawal-reason = السبب، ويقرؤه اللاعبان في كل { -game }
page-withdrawal-sure = أنسحب من هذه { -game(form: "plural-definite") }
page-withdrawal-unsure = لم يُسجَّل انسحابك: يلزم تحديد خانة الاختيار لتأكيده.
page-withdrawal-games = { $n ->
    [zero] عدد { -game(form: "plural-your") } الجارية هنا: 0
    [one] لك { -game } واحدة جارية هنا:
    [two] لك { -game(form: "two") } جاريتان هنا:
    [few] لك { $n } { -game(form: "plural") } جارية هنا:
    [many] لك { $n } { -game } جارية هنا:
   *[other] لك { $n } { -game } جارية هنا:
}
page-withdrawal-record = الانسحاب مسجل في كل { -game } من هذه { -game(form: "plural-definite") }، ويقرأ اللاعبان في كل منها السبب الذي ذكرته.

page-opponent = اسم { -opponent }؛ ويُترك فارغًا للبحث عن أي لاعب
page-colour = لونك
page-colour-drawn = بالقرعة
page-colour-white = { -white }
page-colour-black = { -black }
page-control = الوقت
page-new-show = عرض الاقتراح
page-new-offer = اقتراحك
page-new-unsent = لم يُقترح شيء بعد. هذا هو اقتراحك:
page-new-send = اقتراح هذه { -game(form: "definite") }
page-rules = الإجازة وأحكام أخرى
page-rules-leave = أيام الإجازة في السنة التقويمية؛ 0 لعدم وجودها
page-rules-leave-ahead = عدد الأيام التي تُحجز الإجازة قبلها
page-rules-leave-least = أقل عدد لأيام الإجازة الواحدة
page-rules-usual = كالمعتاد
page-control-move = غير ذلك: أيام لكل { -move }
page-control-increment = غير ذلك: أيام { -game(form: "to") }، وساعات تُضاف مع كل { -move }
page-control-moves = غير ذلك: أيام لعدد من { -move(form: "plural-definite") }، كما في ICCF
page-control-blocks = غير ذلك: أيام في { -clock }، وأيام في الرصيد، وأيام تُضاف مع كل { -move } (Triple Block)
page-control-periods = غير ذلك: فترات متتالية، تسع على الأكثر
page-control-own = أرقام نظام وقت آخر
page-control-days = الأيام
page-control-hours = الساعات التي تُضاف مع كل { -move }
page-control-cap = أقصى عدد للأيام في { -clock }؛ ويُترك فارغًا لعدم وجود حد
page-control-number = عدد { -move(form: "plural-definite") }
page-control-clock = الأيام في { -clock }
page-control-bank = أيام الرصيد
page-control-more = الأيام التي تُضاف مع كل { -move }
page-control-first = عدد { -move(form: "plural-definite") } التي تُضاف معها أيام؛ وإن تُرك فارغًا فهو 50
page-control-period = الفترة { $n }
page-control-period-moves = عدد { -move(form: "plural-definite") }؛ ويُترك فارغًا لبقية { -game(form: "definite") }
page-control-period-time = الوقت، مثل 50d أو 12h أو 1d 12h
page-control-period-increment = الوقت الذي يُضاف مع كل { -move }
page-control-period-cap = أقصى وقت في { -clock }؛ ويُترك فارغًا لعدم وجود حد
page-control-period-delay = الوقت الذي لا يُحتسب في كل { -move }
page-control-whole = لا تُحتسب إلا الأيام الكاملة.
page-control-double = أيام { -move(form: "definite") } الواحدة التي يُحسب الوقت بعدها مضاعفًا؛ وتُترك فارغة لعدم المضاعفة
page-control-thematic = { -move(form: "plural-definite") } السابقة لوضع البداية محسوبة.
page-field-number = يجب أن يكون هذا عددًا صحيحًا من { $least } إلى { $most }.
page-field-time = يجب أن يكون هذا وقتًا مثل 50d أو 12h أو 1d 12h.
page-control-unreadable = لم يُقترح شيء: يلزم إدخال أرقام نظام الوقت الذي اخترته، وكل منها عدد صحيح.
page-challenges-received = تحديات لك
page-challenges-sent = تحدياتك وطلباتك
page-seeks-open = لاعبون يبحثون عن { -opponent(form: "bare") }
page-challenge = { $name }: { $control }؛ { $colour }
page-challenge-to = إلى { $name }: { $control }؛ { $colour }
page-challenge-seek = إلى أي لاعب: { $control }؛ { $colour }
page-plays-white = { $name } ب{ -white }
page-plays-black = { $name } ب{ -black }
page-start = وضع البداية
page-start-usual = الوضع المعتاد
page-start-960 = Chess960
page-start-set = من وضع محدد
page-start-number = رقم وضع Chess960؛ ويُترك فارغًا لتحديده بالقرعة
page-start-fen = وضع محدد (FEN)
page-start-castling = { -castling(form: "definite") } بحسب قواعد Chess960
page-regulated = في اللائحة أحكام خاصة لا تقتصر على الوقت. هذه الإعدادات تختلف عن المعتاد:
page-player = { $name }
page-player-arbiter = من { -arbiter(form: "plural") } هذه الخدمة.
page-player-running = { -game(form: "plural-definite") } الجارية
page-player-hidden = لا يوجد لاعب بهذا الاسم أو الرقم له { -game } يمكن للجميع قراءتها. يرى الأعضاء كل اللاعبين بعد تسجيل الدخول.
page-public-running = { -game(form: "definite") } جارية.
page-public-delayed = { -game(form: "definite") } جارية. { $plies ->
    [zero] كل { -move(form: "plural-definite") } منشورة.
    [one] آخر نصف { -move } لم يُنشر بعد.
    [two] آخر نصفَي { -move } لم يُنشرا بعد.
    [few] آخر { $plies } أنصاف { -move(form: "plural") } لم تُنشر بعد.
    [many] آخر { $plies } نصف { -move } لم تُنشر بعد.
   *[other] آخر { $plies } نصف { -move } لم تُنشر بعد.
}
page-public-at = { $at }
page-public = من يمكنه قراءة { -game(form: "definite") }
page-public-no = الأعضاء وحدهم يقرؤون { -game(form: "definite") }
page-step-start = البداية
page-step-back = السابقة
page-step-on = التالية
page-step-back-by = { $n ->
    [zero] 0 نصف { -move } إلى الوراء
    [one] نصف { -move } إلى الوراء
    [two] نصفا { -move } إلى الوراء
    [few] { $n } أنصاف { -move(form: "plural") } إلى الوراء
    [many] { $n } نصف { -move } إلى الوراء
   *[other] { $n } نصف { -move } إلى الوراء
}
page-step-on-by = { $n ->
    [zero] 0 نصف { -move } إلى الأمام
    [one] نصف { -move } إلى الأمام
    [two] نصفا { -move } إلى الأمام
    [few] { $n } أنصاف { -move(form: "plural") } إلى الأمام
    [many] { $n } نصف { -move } إلى الأمام
   *[other] { $n } نصف { -move } إلى الأمام
}
page-step-end = النهاية
page-accept-game = اللعب
page-withdraw = سحب

page-desk = طاولة { -arbiter }
page-desk-nothing = لا شيء ينتظر قرارك.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(form: "plural-definite") }
page-desk-flags = الأعلام الساقطة
page-desk-claims = المطالبات وطلبات البت في النتيجة
page-desk-appeals = الطعون
page-desk-withdrawals = حالات الانسحاب
page-desk-questions = { -clock(form: "plural-definite") } المعترض عليها
page-desk-question = أُبلغ بأن { -clock(form: "two-oblique") } غير صحيحتين. البلاغ من: { $name }، { $at }.
page-desk-question-about = يلزم تصحيح { -clock(form: "two-oblique") }. وإن كانتا صحيحتين يلزم تأكيدهما كما هما، مع ذكر السبب.
page-desk-find = { -game } أخرى، برقمها
page-desk-show = عرض
page-desk-waits-for = في انتظار: { $what }.
page-desk-resumes = موعد { -resume(form: "bare") } { -game(form: "definite") }: { $at }.
page-desk-until = حتى: { $at }.
page-desk-flag-open = إلى أن تُنهى { -game(form: "definite") } بقرار { -arbiter(form: "bare") }، تبقى { -move(form: "definite") } محسوبة.
page-desk-claim = { $basis ->
    [threefold_repetition] المطالبة: { $name } – { -draw }. الأساس: تكرار الوضع ثلاث مرات.
    [fifty_moves] المطالبة: { $name } – { -draw }. الأساس: قاعدة الخمسين { -move }.
    [tablebase_win] المطالبة: { $name } – فوز. الأساس: جدول نهايات.
    [tablebase_draw] المطالبة: { $name } – { -draw }. الأساس: جدول نهايات.
    [adjudicated_win] طلب البت في النتيجة من: { $name }. المطلوب: فوز.
   *[adjudicated_draw] طلب البت في النتيجة من: { $name }. المطلوب: { -draw }.
}
page-desk-announced = المطالبة بشأن الوضع بعد { -move(form: "definite") } { $move }.
page-desk-claim-stops = في هذه الأثناء { -no-clock }.
page-desk-claim-runs = في هذه الأثناء تعمل { -clock }.
page-desk-withdrawn = انسحاب: { $name }، { $at }. { -no-clock }.
page-desk-silent = انسحاب بسبب الصمت: { $name }، { $at }. { -no-clock }.
page-desk-appeal = { $names }: { -appeal(form: "bare") } في القرار رقم { $number } ({ $act })، منذ: { $at }.
page-desk-own-act = صدر هذا القرار عنك، لذلك يفصل في { -appeal } { -arbiter(form: "bare") } آخر.
page-desk-game = { $game } على طاولة { -arbiter }: { $white } – { $black }
page-desk-to-board = الرقعة و{ -move(form: "plural-definite") }
page-desk-done = تم التسجيل.
page-desk-acts = القرارات
page-desk-acts-about = يُعرض كل قرار مع أثره على { -clock(form: "two-oblique") } قبل اتخاذه. ويقرأ اللاعبان السبب.
page-desk-acts-none = لا يوجد الآن قرار يمكنك اتخاذه في هذه { -game(form: "definite") }.
page-desk-act = { $act ->
    [decide-claim] الفصل في المطالبة
    [claim-flag] إنهاء { -game(form: "definite") } بسبب سقوط { -flag }
    [decide-appeal] الفصل في { -appeal(form: "bare") }
    [acknowledge-face] تأكيد وجه { -envelope }
    [set-resumption] تحديد موعد آخر لل{ -resume(form: "bare") }
    [approve-early-opening] الموافقة على فتح { -envelope } قبل أوانه
    [declare-missing] إعلان فقدان { -envelope }
    [envelope] فتح { -envelope }
    [warn] إنذار لاعب
    [give-time] إضافة وقت
    [take-time] أخذ وقت
    [correct-clocks] تصحيح { -clock(form: "two-oblique") }
    [adjudicate] البت في النتيجة
    [forfeit] احتساب الخسارة على أحد الطرفين
    [cancel] إلغاء { -game(form: "definite") }
    [replay] إلغاء { -game(form: "definite") } وبدؤها من جديد
    [annul] إبطال { -game(form: "definite") }
    [change-points] تغيير النقاط
    [grant-leave] منح إجازة خاصة
    [end-leave] إنهاء الإجازة
    [adjourn] { -adjourn(form: "bare") } { -game(form: "definite") }
    [take-back] التراجع عن { -move(form: "plural") }
    [replace] استبدال لاعب
    [withdraw] تسجيل انسحاب
   *[expel] استبعاد لاعب
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] اللاعب
    [time] الوقت، مثل 2d أو 1d 12h
    [used_white] الوقت الذي استهلكه { -white }، مثل 1d 12h
    [used_black] الوقت الذي استهلكه { -black }، مثل 1d 12h
    [deadline] الموعد النهائي { -clock(form: "to") } التي تعمل، بمنطقتك الزمنية؛ الحقل الفارغ لا يغيّره
    [result] النتيجة
    [points_white] نقاط { -white }
    [points_black] نقاط { -black }
    [first] اليوم الأول، بتوقيت اللاعب
    [last] اليوم الأخير، بتوقيت اللاعب
    [ply] عدد أنصاف { -move(form: "plural-definite") } التي تبقى
    [player] اسم اللاعب الجديد
    [scope] { -game(form: "plural-definite") }
    [claim] المطالبة
    [upheld] القرار في المطالبة
    [act] القرار المطعون فيه
    [reverse] القرار في الطعن
    [resume_at] موعد { -resume }، بمنطقتك الزمنية
   *[reason] السبب، ويقرؤه اللاعبان
}
page-desk-scope = { $scope ->
    [game] هذه { -game(form: "definite") } وحدها
    [event] كل { -game(form: "plural") } اللاعب الجارية في هذه البطولة
   *[all] كل { -game(form: "plural") } اللاعب الجارية هنا
}
page-desk-white = { -white }، { $name }
page-desk-black = { -black }، { $name }
page-desk-upheld = المطالبة صحيحة.
page-desk-rejected = المطالبة غير صحيحة.
page-desk-reversed = نُقض القرار.
page-desk-confirmed = يبقى القرار قائمًا.
page-desk-numbered = رقم { $number }: { $what }
page-desk-unreadable = تتعذر قراءة هذا الحقل، فلم يُنفَّذ شيء: { $field }.
page-desk-preview = عرض الأثر
page-desk-not-done = لم يُسجَّل شيء بعد. يلزم النظر في الأثر ثم تأكيده أدناه.
page-desk-effect = الأثر
page-desk-on-record = عند تأكيدك يُسجَّل ما يلي في { $game }، { $white } – { $black }:
page-desk-drops = تُلغى { -move(form: "plural") } مشروطة. أصحابها: { $names }.
page-desk-elsewhere = تتغير { -game(form: "plural") } أخرى أيضًا: { $scope }.
page-desk-again = تبدأ { -game(form: "definite") } من جديد برقم جديد.
page-desk-clocks-now = { -clock(form: "two-definite") } الآن
page-desk-clocks-after = { -clock(form: "two-definite") } بعد ذلك
page-desk-confirm = تأكيد: { $act }
page-desk-change = التعديل أولًا
page-desk-stale = تغيرت { -game(form: "definite") } منذ عرض الأثر، فلم يُنفَّذ شيء. هذا هو الأثر الآن.
page-desk-stale-envelope = تغيرت { -game(form: "definite") } منذ عرض هذه الصفحة، فلم يُنفَّذ شيء.
page-desk-envelope = { -envelope }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = لم يحن أوان فتح { -envelope } بعد. { $needed ->
    [zero] لا تلزم موافقة أحد على فتحه قبل أوانه.
    [one] تلزم موافقة { -arbiter(form: "bare") } واحد على فتحه قبل أوانه.
    [two] تلزم موافقة { -arbiter(form: "two-genitive") } على فتحه قبل أوانه.
    [few] تلزم موافقة { $needed } { -arbiter(form: "plural") } على فتحه قبل أوانه.
    [many] تلزم موافقة { $needed } { -arbiter(form: "accusative") } على فتحه قبل أوانه.
   *[other] تلزم موافقة { $needed } { -arbiter(form: "bare") } على فتحه قبل أوانه.
}
page-desk-early-nobody = لم يوافق أحد بعد.
page-desk-early-you = سُجلت موافقتك.
page-desk-early-agreed = سُجلت موافقة: { $name }.
page-desk-early-other = يفتحه { -arbiter(form: "bare") } آخر.
page-desk-pace = كيف استعمل اللاعبان وقتهما
page-desk-pace-in = { $game }: كيف استعمل اللاعبان وقتهما
page-desk-commitment = البصمة (قيمة SHA-256 للنص):
page-desk-held-here = تفتحه الخدمة عند { -resume(form: "bare") } { -game(form: "definite") }.
page-desk-held = عدد المفاتيح اللازمة لفتحه: { $needed }. حاملو المفاتيح: { $holders }.
page-desk-opening-about = ما يحدث { -clock(form: "two-to") } يتوقف على { -sealed-move(form: "definite") } التي لا يراها أحد قبل فتح { -envelope }.
page-resume-about = عندئذ تفتح الخدمة { -envelope } وتلعب { -sealed-move(form: "definite") }. وإن لم تكن تلك { -move(form: "definite") } قانونية أو لم تكن واضحة فقد تنتهي { -game(form: "definite") }. لا يمكن التراجع عن هذا.
page-desk-resume = { -resume(form: "bare") } { -game(form: "definite") }
page-desk-open = فتح { -envelope }
page-desk-open-about = يُفك تشفيره بمفتاحك خارج هذه الصفحة: age -d -i KEY envelope.age. ثم يُلصق النص كله هنا؛ لا يُعتد إلا بالنص الذي له هذه البصمة. ولا تعرضه الصفحة مرة أخرى.
page-desk-decrypt-about = أو يُفك تشفيره في هذا المتصفح. لا يُرسَل مفتاحك السري، ولا يُرسَل النص إلا مع النموذج أدناه. خدمة ترسل إلى متصفحك برنامجًا نصيًا آخر يمكنها قراءة المفتاح: سطر الأوامر أكثر أمانًا.
page-desk-decrypt-closed = { -envelope } المغلق، أو ما بقي مغلقًا بعد مفتاح { -arbiter(form: "bare") } آخر
page-desk-decrypt-key = مفتاحك السري، من ملف age-keygen
page-desk-decrypt-file = المفتاح السري من ملف
page-desk-decrypt = فك التشفير في هذا المتصفح
page-desk-decrypt-no-key = لا يوجد مفتاح سري لبرنامج age. يبدأ المفتاح بـ AGE-SECRET-KEY-1.
page-desk-decrypt-failed = لا يفتحه هذا المفتاح.
page-desk-decrypt-wrong = ما في { -envelope } لا يطابق البصمة المسجلة.
page-desk-decrypt-left = فتح مفتاحك طبقة. يُعطى هذا { -arbiter(form: "to") } التالي، ليفتحه بمفتاح آخر:
page-desk-closed = { -envelope } المغلق
page-desk-text = نص { -envelope }
page-desk-early-reason = السبب، إن فُتح قبل أوانه؛ ويقرؤه اللاعبان
page-desk-trail = مجرى الأحداث
page-desk-column = { $column ->
    [number] الرقم
    [what] ماذا
    [by] من
    [received] وقت الوصول
    [judged] وقت النظر فيه
    [white] { -clock(form: "bare") } { -white } بعد ذلك
   *[black] { -clock(form: "bare") } { -black } بعد ذلك
}
page-desk-channel = { $channel ->
    [mail] بالبريد
    [http] من الصفحة أو واجهة API
    [console] من سطر الأوامر
   *[timekeeper] تلقائيًا
}
page-desk-refused = رُفض: { $why }
page-desk-recorded = كما سُجل
page-desk-cause = المصدر:
page-desk-seconds = { $n } ث
page-desk-clock = المستهلك: { $used }، المتبقي: { $left }.
page-desk-left-off = المحاولات المرفوضة التي لا تُعرض: { $n }.
page-desk-event = { $event ->
    [created] بدأت { -game(form: "definite") }
    [moved] { -move }
    [said] رسالة
    [draw_offered] عرض { -draw }
    [draw_declined] رُفض { -draw(form: "definite") }
    [claim_upheld] قُبلت المطالبة
    [claim_referred] مطالبة ينظر فيها { -arbiter(form: "bare") }
    [analysed] تحليل
    [claim_lapsed] سقطت المطالبة
    [claim_rejected] رُفضت المطالبة
    [illegal_move] { -move } { -illegal }
    [adjournment_proposed] اقتراح ب{ -adjourn }
    [adjournment_declined] رُفض { -adjourn }
    [sealing_began] على صاحب الدور أن يختم { -move }
    [drafted] وُضعت المسودة في { -envelope }
    [sealed] خُتمت { -move(form: "definite") }
    [face_acknowledged] أُكد وجه { -envelope }
    [resumption_set] حُدد موعد { -resume }
    [resumption_requested] أحد اللاعبَين جاهز لل{ -resume(form: "bare") }
    [resumed] استُؤنفت { -game(form: "definite") }
    [early_opening_approved] ووفق على الفتح المبكر
    [came_late] تأخر أحد اللاعبَين عن الحضور
    [envelope_missing] { -envelope } مفقود أو لا يُفتح
    [publication_agreed] أحد اللاعبَين موافق على نشر { -envelope }
    [envelope_published] نُشر { -envelope }
    [reading_chosen] اختيرت قراءة { -sealed-move(form: "to") }
    [clocks_questioned] بلاغ بأن { -clock(form: "two-oblique") } غير صحيحتين
    [opened] فُتح { -envelope }
    [flag_fell] سقط { -flag }
    [leave_booked] سُجلت إجازة
    [leave_cancelled] أُلغيت إجازة
    [reflection_declared] إعلان مواصلة التفكير
    [downtime_returned] أُعيد وقت توقف الخدمة
    [zone_noted] سُجلت المنطقة الزمنية
    [clock_refilled] مُلئت { -clock } من الرصيد
    [mail_problem] البريد لا يصل
    [mail_restored] البريد يصل من جديد
    [ended] انتهت { -game(form: "definite") }
    [withdrawn] انسحاب
    [appealed] { -appeal(form: "bare") }
    [appeal_decided] فُصل في { -appeal }
    [act_warn] { -arbiter }: إنذار
    [act_time] { -arbiter }: وقت أُضيف أو أُخذ
    [act_clocks] { -arbiter }: صُححت { -clock(form: "two-definite") }
    [act_adjudicate] { -arbiter }: بُتّ في النتيجة
    [act_forfeit] { -arbiter }: احتُسبت الخسارة
    [act_cancel] { -arbiter }: أُلغيت { -game(form: "definite") }
    [act_annul] { -arbiter }: أُبطلت { -game(form: "definite") }
    [act_give_way] تُحتسب { -game } أخرى
    [act_points] { -arbiter }: غُيّرت النقاط
    [act_leave] { -arbiter }: مُنحت إجازة خاصة
    [act_end_leave] { -arbiter }: أُنهيت الإجازة
    [act_adjourn] { -arbiter }: أُمر ب{ -adjourn }
    [act_take_back] { -arbiter }: تراجع عن { -move(form: "plural") }
    [act_replace] { -arbiter }: استُبدل لاعب
    [act_expel] { -arbiter }: استُبعد لاعب
   *[other] { $event }
}
page-admin = إدارة الخدمة
page-admin-players = اللاعبون
page-admin-mail = البريد الوارد
page-admin-trouble = رسائل وأحداث لا تصل
page-admin-health = حالة الخدمة
page-admin-aside = { $n ->
    [zero] لا رسائل واردة تنتظرك.
    [one] رسالة واردة واحدة تنتظرك.
    [two] رسالتان واردتان تنتظرانك.
    [few] { $n } رسائل واردة تنتظرك.
    [many] { $n } رسالة واردة تنتظرك.
   *[other] { $n } رسالة واردة تنتظرك.
}
page-admin-more = المزيد
page-admin-none = لا شيء.
page-admin-part = جزء من الاسم
page-admin-address = عنوان البريد كاملًا
page-admin-search = بحث
page-admin-no-address = لا يوجد حساب بهذا العنوان.
page-admin-since = منذ: { $at }
page-admin-player = اللاعب { $name }
page-admin-role = الصفة
page-admin-deleted = حُذف هذا الحساب.
page-admin-mail-arrives = لم تُرتجع أي رسالة أُرسلت إلى هذا اللاعب.
page-admin-stopped = عدد الرسائل المرتجعة منذ { $since }: { $n }، وسبب ارتجاع آخرها: { $reason }. أُوقف إرسال رسائل { -game(form: "plural-definite") }.
page-admin-returned = عدد الرسائل المرتجعة منذ { $since }: { $n }، وسبب ارتجاع آخرها: { $reason }. ما زال البريد يُرسَل.
page-admin-sessions = الجلسات
page-admin-no-sessions = لا جلسات مفتوحة لهذا اللاعب.
page-admin-trail = مجرى أحداث الحساب
page-admin-trail-about = أحدث القيود أولها. يحصل اللاعب على هذا المجرى مع بياناته.
page-admin-event = { $what ->
    [signed_up] أُنشئ الحساب
    [signed_in] تسجيل دخول
    [session_ended] أُنهيت جلسة
    [sessions_ended] أُنهيت كل الجلسات
    [refresh_token_reused] أُنهيت جلسة، لأن مفتاحها استُعمل مرتين
    [api_token_made] أُنشئ رمز للبرامج
    [api_token_revoked] أُلغي رمز للبرامج
    [api_tokens_revoked] أُلغيت كل رموز البرامج
    [calendar_made] أُنشئ عنوان تقويم المواعيد
    [calendar_revoked] أُلغي عنوان تقويم المواعيد
    [webhook_secret_made] أُنشئ مفتاح سري لـ webhook
    [webhook_enabled] شُغّل webhook
    [webhook_deleted] حُذف webhook
    [envelope_key] ضُبط مفتاح { -sealed-move(form: "plural-definite") }
    [address_changed] تغيّر عنوان البريد
    [role_changed] تغيّرت الصفة
    [mail_stopped] أُوقف إرسال رسائل { -game(form: "plural-definite") }
    [mail_resumed] استُؤنف إرسال رسائل { -game(form: "plural-definite") }
    [mail_restored] استأنف مشرف إرسال رسائل { -game(form: "plural-definite") }
    [unsubscribed_by_link] أُوقفت إشعارات برابط في رسالة
    [text_erased] مُحي نص
    [mail_replayed] قُرئت رسالة واردة من جديد
    [mail_released] أُفرج عن رسالة واردة
    [mail_discarded] جرى التخلص من رسالة واردة
    [deleted] حُذف الحساب
   *[other] { $what }
}
page-admin-restored = استُعيدت الخدمة من نسخة احتياطية
page-admin-text-place = { $game }، الحدث { $number }
page-admin-reason = السبب، ويبقى مسجلًا إلى الأبد: من دون أي معلومات شخصية
page-admin-no-reason = لم يُنفَّذ شيء: يلزم سبب من سطر واحد لا يزيد على 200 حرف.
page-admin-act = { $act ->
    [role] تغيير الصفة
    [restore-mail] { -resume(form: "bare") } إرسال البريد
    [end-sessions] إنهاء كل الجلسات
    [replay] القراءة من جديد
    [release] الإفراج عن الرسالة
   *[discard] التخلص من الرسالة
}
page-admin-effect = { $act ->
    [role] تصير للحساب الصفة الجديدة فورًا، وتصل إلى اللاعب رسالة بذلك.
    [restore-mail] تُنسى الرسائل المرتجعة، وتُرسَل إلى اللاعب رسائل { -game(form: "plural-definite") } من جديد.
    [end-sessions] يُسجَّل خروج اللاعب من كل مكان. وتبقى رموز البرامج.
    [replay] تُقرأ الرسالة من أولها. ما نُفِّذ بها من قبل لا يُنفَّذ مرتين.
    [release] تُعد الرسالة رسالة اللاعب نفسه بناءً على كلمتك، أيًا كان مرسلها.
   *[discard] تنتهي الرسالة هنا، ويُمحى نصها نهائيًا.
}
page-admin-not-done = لم يُنفَّذ شيء بعد. يلزم النظر فيه ثم التأكيد أدناه.
page-admin-done = نُفِّذ ذلك وسُجِّل.
page-admin-nothing = لم يُنفَّذ شيء: لم يكن هناك ما يُنفَّذ، أو لم يعد نص الرسالة موجودًا.
page-admin-own-game = لم يُنفَّذ شيء: قد تكون هذه الرسالة عن { -game } لك، لذلك ينظر فيها مشرف آخر.
page-admin-mail-about = توضع الرسالة جانبًا إذا تعذرت قراءتها، أو كان كاتبها موضع شك، أو كتب إليك أحد. يلزم النظر فيها قبل انقضاء 30 يومًا.
page-admin-list = { $list ->
    [aside] الموضوعة جانبًا
    [pending_confirm] بانتظار التأكيد
    [unanswered] بلا رد
   *[all] الكل
}
page-admin-mail-number = الرسالة { $id }
page-admin-mail-text = النص
page-admin-mail-state = { $state ->
    [received] لم تُقرأ بعد
    [applied] نُفِّذت
    [duplicate] وصلت من قبل
    [auto] كتبها برنامج آليًا
    [bounced] رسالة مرتجعة
    [rejected] مرفوضة
    [pending_confirm] بانتظار التأكيد
    [quarantined] موضوعة جانبًا
   *[poison] موضوعة جانبًا، لأن قراءتها فشلت
}
page-admin-why = { $cause ->
    [auto_submitted] مذكور فيها أن برنامجًا كتبها
    [precedence] مذكور فيها أنها رسالة جماعية
    [list] جاءت عبر قائمة بريدية
    [autoreply] هي رد آلي
    [null_sender] ليس لها مرسل يمكن الرد عليه
    [loop] هي رسالة مرتجعة من رسائل هذه الخدمة
    [report] هي تقرير عن التسليم
    [robot] عنوان مرسلها عنوان برنامج
    [own_address] عنوان مرسلها من عناوين هذه الخدمة
    [did_you_mean] سُئل اللاعب هل المقصود { -move } أخرى
    [meant] أكد اللاعب { -move(form: "definite") }
    [asked] سُئل اللاعب عن المقصود
    [erased] مُحي نصها
    [unreadable] تتعذر قراءتها
    [unreadable_row] تتعذر قراءة قيدها في قاعدة البيانات
    [ambiguous_from] لا تذكر كاتبًا واحدًا بعينه
    [no_player] عنوانها ليس الآن لأي حساب
    [mail_off] اللعب بالبريد متوقف في إعدادات اللاعب
    [message_id] هي نسخة من رسالة سابقة
    [failed] تفيد بأن رسالة لم تصل
    [not_counted] هي تقرير لا يُحتسب
    [delayed] تفيد بتأخر رسالة
    [to_bounce_address] ليست تقريرًا، لكنها جاءت إلى عنوان للتقارير
    [nothing_to_confirm] لا شيء يُنتظر تأكيده
    [nothing_waits] لم يعد شيء ينتظر ردًا
    [another_waits] رسالة أخرى تنتظر التأكيد
    [dmarc_fail] نطاق مرسلها يقول إنها مزورة (DMARC)
    [not_a_player] كاتبها لا يلعب في هذه { -game(form: "definite") }
    [not_the_player] لم يرسلها اللاعب
    [unconfirmed_sender] سُئل اللاعب هل هي منه
    [not_confirmed] لم يؤكدها أحد في الوقت المحدد
    [confirmed] أكد اللاعب بها رسالة
    [disowned] قال اللاعب فيها إن رسالة ليست منه
    [no_yes] ليس فيها «{ word-yes }» ولا «{ word-no }»
    [passed_on] حُوّلت إلى أحد المشرفين
    [for_operator] تعذر تحويلها إلى أحد المشرفين
    [helped] رُد عليها بشرح
    [joins] طُلب التأكيد ممن ليس له حساب
    [joined] أُنشئ بها حساب
    [before_an_act] كُتبت قبل أن يلغي { -arbiter(form: "bare") } شيئًا في { -game(form: "definite") }
    [before_restoration] كُتبت قبل استعادة الخدمة من نسخة احتياطية
    [unanswered] احتُجز الرد عليها، لأن الردود كانت أكثر مما يجب
    [discarded] تخلص منها أحد المشرفين
    [failures] فشلت قراءتها ثلاث مرات
    [deaths] توقف البرنامج كلما قُرئت
    [left] تنتظر إصدارًا أحدث من الخدمة
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] نطاق المرسل يضمن هوية الكاتب.
    [fail] نطاق المرسل يقول إن الرسالة مزورة.
   *[unknown] لا أحد يضمن هوية الكاتب.
}
page-admin-outgoing = { $kind ->
    [game-started] بداية { -game }
    [your-move] { -move } { -opponent }
    [move-recorded] تسجيل { -move } بالبريد
    [reminder] تذكير
    [game-news] أخبار { -game }
    [adjournment] { -adjourn(form: "bare") }
    [arbiter-news] أخبار ل{ -arbiter(form: "bare") }
    [log-receipt] إثبات { -sealed-move }
    [game-over] نهاية { -game }
    [restored] استعادة من نسخة احتياطية
    [challenge] تحدٍّ
    [transcript] رد على رسالة
    [confirmation] سؤال
    [sign-in-code] رمز
    [account-news] أخبار حساب
    [digest] ملخص
   *[passed-on] رسالة محوّلة
}
page-admin-not-sent = { $reason ->
    [gone] أفاد المستقبِل بأنه لم يعد موجودًا
    [failed] تعذر إرسال أي شيء طوال خمسة أيام
    [restored] استُعيدت الخدمة من نسخة احتياطية
    [interrupted] توقف البرنامج في أثناء الإرسال
    [no_event] لا يوجد حدث كهذا
    [redirect] المستقبِل يحيل إلى عنوان آخر
    [internal] عطل في هذه الخدمة
    [timeout] المستقبِل لا يرد في الوقت المناسب
    [host_not_found] خادم المستقبِل غير معروف
    [private_address] ليس للمستقبِل عنوان على الإنترنت
    [not_https] عنوان المستقبِل بلا تشفير
    [tls] شهادة المستقبِل غير صالحة، أو فشل TLS
    [connection_refused] المستقبِل لا يقبل الاتصال
    [connection] انقطع الاتصال بالمستقبِل
    [not_http] المستقبِل لا يرد وفق HTTP
   *[other] المستقبِل يرد برمز الحالة { $reason }
}
page-admin-tries = { $n ->
    [zero] لا محاولات.
    [one] محاولة واحدة.
    [two] محاولتان.
    [few] { $n } محاولات.
    [many] { $n } محاولة.
   *[other] { $n } محاولة.
}
page-admin-received = وقت الوصول
page-admin-at = { $at }
page-admin-state = الحالة
page-admin-cause = النتيجة أو السبب
page-admin-to = إلى
page-admin-to-game = { $game }، عنوان الرد للاعب { $name }
page-admin-to-account = حساب { $name }
page-admin-to-confirm = السؤال عن الرسالة { $id }
page-admin-to-mailbox = صندوق البريد { $mailbox }
page-admin-to-bounce = عنوان الارتجاع للرسالة الصادرة { $id }
page-admin-author = الكاتب
page-admin-attempts = القراءة
page-admin-confirmed = تُعد رسالة اللاعب نفسه.
page-admin-text-about = هذه بداية الرسالة كما وصلت، من دون عناوين الخدمة والرموز والأجزاء المرمّزة أو أجزاء HTML. الرجاء عدم إخبار أحد بما فيها.
page-admin-text-cut = الباقي لا يُعرض.
page-admin-hidden = { $because ->
    [own_game] قد تكون الرسالة عن { -game } لك. ينظر فيها مشرف آخر.
    [sealed] لا يُعرض النص، لأنه قد تكون فيه { -sealed-move }: { -game(form: "definite") } التي قد تخصها الرسالة فيها { -move } كهذه، أو قد تكون فيها لاحقًا. تبقى القراءة من جديد والإفراج عن الرسالة والتخلص منها ممكنة.
    [secret] لا يُعرض النص، لأنه قد تكون فيه { -move }، أو كلمة عن { -seal(form: "definite") } أو المسودات أو { -move(form: "plural-definite") } المشروطة. تبقى القراءة من جديد والإفراج عن الرسالة والتخلص منها ممكنة.
    [not_aside] لا يُعرض النص، لأن الرسالة لم توضع جانبًا.
   *[gone] مُحي النص.
}
page-admin-bounces = لاعبون لا يصل إليهم البريد
page-admin-sources = صناديق يُجلب منها البريد
page-admin-source-unused = غير مستعمل
page-admin-source-fine = يُجلب البريد
page-admin-source-looked = آخر تفقد: { $at }
page-admin-dead = رسائل صادرة توقفت محاولات إرسالها
page-admin-an-address = إلى عنوان بلا حساب
page-admin-about = عن { $game }
page-admin-webhooks = عناوين webhook متوقفة أو فاشلة
page-admin-webhook = Webhook رقم { $id } لدى { $host }
page-admin-webhook-failing = فاشل منذ { $since }
page-admin-webhook-off = متوقف ({ $because })
page-admin-deliveries = أحداث توقفت محاولات إرسالها
page-admin-delivery = الحدث { $id } إلى webhook رقم { $webhook }، عن { $game }
page-admin-ready = الخدمة جاهزة.
page-admin-not-ready = الخدمة غير جاهزة.
page-admin-clock-jumped = عُدّلت ساعة الجهاز. لا يسقط { -flag(form: "bare") } ولا يُمحى شيء حتى تصير صحيحة.
page-admin-answers-held = الردود الآلية المستحقة أكثر من المعتاد. عدد المحتجز منها، ويُرسَل لاحقًا: { $n }
page-admin-commands-aside = طلبات تخص كل { -game(form: "plural") } لاعب وفشلت في إحداها: { $n }
page-admin-version = الإصدار
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = جيل قاعدة البيانات
page-admin-backup = آخر نسخة احتياطية بالأمر postzug backup
page-admin-no-backup = لا نسخة معروفة
page-admin-running = { -game(form: "plural-definite") } الجارية
page-admin-ended = { -game(form: "plural-definite") } المنتهية
page-admin-accounts = الحسابات
page-admin-bytes = حجم قاعدة البيانات
page-admin-set-aside = الرسائل الواردة الموضوعة جانبًا
page-admin-unsent = الرسائل الصادرة المستحقة
page-admin-oldest = مدة انتظار أقدمها: { $age }.
page-admin-undelivered = الأحداث المستحقة لعناوين webhook
page-admin-log-size = قيود السجل
page-admin-log-signed = القيود تحت آخر رأس موقَّع
page-admin-log-waiting = أحداث لم تدخل السجل بعد
page-admin-checkpoint = الرأس الموقَّع للسجل (checkpoint)
page-admin-health-more = الأمر postzug doctor يفحص الجهاز وخادم ترحيل البريد و DNS.

page-problem = لم يُنفَّذ
page-typed = هذا ما كتبته ولم يُرسَل: الرجاء نسخه
page-typed-reason = السبب
page-claim-move = سُجلت المطالبة، ولُعبت { -move(form: "definite") } المعلنة.
page-claim-no-move = سُجلت المطالبة، وما زال يلزم لعب { -move(form: "definite") }.
page-claim-recorded = سُجلت المطالبة؛ وإن أُعلنت { -move } قانونية فقد لُعبت.
page-problem-code = { $status }، { $code }
