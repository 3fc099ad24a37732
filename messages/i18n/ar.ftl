### Every sentence that a person reads, in Arabic. docs/translating.md says how to add a language.

-draw = { $form ->
    [definite] التعادل
    [by] بالتعادل
   *[bare] تعادل
}
-opponent = { $form ->
    [to] للخصم
    [your] خصمك
   *[definite] الخصم
}
-arbiter = { $form ->
    [bare] حكم
    [to] للحكم
   *[definite] الحكم
}
-envelope = { $form ->
    [bare] مظروف
   *[definite] المظروف
}
-clock = { $form ->
    [your] ساعتك
   *[definite] الساعة
}
-flag = { $form ->
    [your] عَلَمك
   *[definite] العَلَم
}
-deadline = الموعد النهائي
-check = كش
-mate = كش مات
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
} لكل نقلة
control-period = { $moves ->
    [zero] 0 نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
} في وقت قدره: { $time }
control-then = { $first }، ثم { $next }
control-increment-of = { $period } + { $increment } لكل نقلة
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
control-triple-block-moves = { $blocks }، عدد النقلات: { $moves }

## What adjourned games wait for

adjourned-resumption = موعد الاستئناف، أو { $replier }
adjourned-opening = فتح { -envelope }؛ { -no-clock }
adjourned-replier = { $replier }، وساعة هذا اللاعب تعمل
adjourned-former_sealer = { $replier } (هذا اللاعب ختم نقلة من قبل ولم يحضر بعد)؛ ساعة هذا اللاعب تعمل
adjourned-late_opening = فتح { -envelope }: تأخر أحد اللاعبين عن الحضور
adjourned-adjudication = { -arbiter }، للبت في النتيجة، أو { $sealer }، إن كان نص النقلة المختومة لدى هذا اللاعب؛ { -no-clock }
adjourned-sealed_text = { $sealer }، لعرض نص النقلة المختومة؛ ساعة هذا اللاعب تعمل
adjourned-reading = { $replier }، لاختيار إحدى القراءات؛ ساعة هذا اللاعب تعمل
adjourned-publication = { -arbiter(form: "bare") } لديه مفتاح، أو { $sealer }، لعرض ما يريد اللاعبان عرضه
adjourned-sealing = { $sealer }، لختم المسودة أو نقلة أخرى؛ ساعة هذا اللاعب تعمل
adjourned-gone = { $waits_for }؛ والحسابات التالية التي لها مفاتيح { -envelope } لم تعد موجودة: { $players }{ $complete ->
    [no] ، فلا يمكن فتح المظروف هنا
   *[yes] {""}
}

## Mails about an account

account-welcome =
    لديك حساب على { $site }، واسمك هنا: { $name }. إن لم يكن ذلك بطلب منك فلا حاجة إلى أي إجراء: لا تبدأ أي مباراة من دونك.

    يمكن فعل كل شيء بالبريد. يكفي الرد على هذه الرسالة، وفي كل سطر أمر واحد:

    {"  "}{ command-seek }: للبحث عن خصم؛ { command-seek } 10 { word-days }، { command-seek } { word-white }
    {"  "}{ command-seeks }: من يبحث أيضًا؛ وتبدأ المباراة بالأمر { command-accept-challenge } C7
    {"  "}{ command-challenge } <الاسم>: لتحدي لاعب
    {"  "}{ command-games }: مبارياتك، ودور من في كل منها
    {"  "}{ command-settings }: منطقتك الزمنية، وطريقة تدوين النقلات، والإشعارات
    {"  "}{ command-help }: كل الأوامر

    عند بدء المباراة تصلك رسالة فيها الوضع وساعتك. يكون الرد عليها بنقلتك وحدها في سطر، مثل e4 أو 5254.
account-deleted = حُذف الحساب { $name }. لن يُرسَل شيء بعد الآن إلى هذا العنوان.
account-address = للحساب { $name } الآن عنوان بريد آخر. لن يُرسَل شيء بعد الآن إلى هذا العنوان، وأُنهيت كل الجلسات وأُلغيت كل رموز API. إن لم يكن هذا منك، فالرجاء إبلاغ القائمين على هذه الخدمة.
account-role = صفتك هنا الآن: { $role }.
role-player = لاعب
role-arbiter = حكم
role-administrator = مشرف
account-envelope-key = ضُبط لحسابك مفتاح يفتح النقلات المختومة: { $key }. إن لم يكن هذا منك، فالرجاء إنهاء جلساتك وإبلاغ أحد المشرفين فورًا: من الآن تُختم النقلات لهذا المفتاح.
account-token-made = أُنشئ لحسابك رمز API باسم «{ $label }». إن لم يكن هذا منك، فالرجاء إلغاؤه.
account-tokens-revoked = استُعيدت الخدمة من نسخة احتياطية. أُلغيت رموز API الخاصة بك، لأن رمزًا ألغيته بنفسك بعد تلك النسخة كان سيعود صالحًا. الرجاء إنشاء رموز جديدة لبرامجك.
calendar-made = أُنشئ عنوان تقويم مواعيدك. تشترك فيه برامج التقويم وتعرض المواعيد النهائية في مبارياتك:
calendar-how = كل من لديه هذا العنوان يمكنه قراءة مواعيدك النهائية، فالرجاء عدم إعطائه لأحد. العنوان السابق لم يعد صالحًا. لإلغاء هذا العنوان يُكتب: { command-calendar-off }
calendar-shown = أُنشئ عنوان لتقويم مواعيدك. كل من لديه هذا العنوان يمكنه قراءة المواعيد النهائية في مبارياتك. إن كان هناك عنوان سابق فلم يعد صالحًا. إن لم يكن هذا منك، يُكتب: { command-calendar-off }
calendar-void = استُعيدت الخدمة من نسخة احتياطية. أُلغي عنوان تقويم مواعيدك، لأن عنوانًا ألغيته بنفسك بعد تلك النسخة كان سيعود صالحًا. لإنشاء عنوان جديد يُكتب: { command-calendar }
webhook-made = أُنشئ webhook لحسابك: تُرسَل أحداث مبارياتك إلى { $host }. إن لم يكن هذا منك، فالرجاء حذفه وإلغاء رموز API الخاصة بك.
webhook-secret-made = أُنشئ مفتاح سري جديد لـ webhook الخاص بك الذي يرسل إلى { $host }. يبقى المفتاح السابق صالحًا 24 ساعة أخرى. إن لم يكن هذا منك، فالرجاء حذف webhook وإنهاء جلساتك.
webhook-secrets-a-day = عدد المفاتيح السرية لـ webhook التي أنشأتها في آخر 24 ساعة هو { $limit }؛ يلزم الانتظار.
webhook-enabled = شُغّل webhook الخاص بك: تُرسَل أحداث مبارياتك إلى { $host }. إن لم يكن هذا منك، فالرجاء حذفه وإنهاء جلساتك.
webhook-off = تعذر إرسال أي شيء إلى { $host } طوال خمسة أيام. أُوقف webhook الخاص بك، ولن يُرسَل ما كان ينتظره. عندما يعمل المستقبِل يلزم تشغيل webhook من جديد.
webhook-failed = لا يعمل webhook الخاص بك: تعذر إرسال حدث إلى { $host } طوال ثلاثة أيام، ولن تتكرر محاولة إرساله. الأحداث اللاحقة ما زالت تُرسَل. الرجاء مراجعة عمليات التسليم الخاصة به؛ يمكن إعادة إرسالها خلال 30 يومًا. لن تصل رسالة أخرى عن ذلك حتى تنجح عملية تسليم.
webhook-gone = أفاد المستقبِل في { $host } بأنه لم يعد موجودًا. أُوقف webhook الخاص بك، ولن يُرسَل إليه شيء بعد الآن.
webhook-restored = استُعيدت الخدمة من نسخة احتياطية. أُوقف webhook الخاص بك في { $host }، لأن واحدًا حذفته بنفسك بعد تلك النسخة كان سيعود. الرجاء تشغيله من جديد أو حذفه.
account-session-copied = استُعمل مفتاح إحدى جلساتك (البرنامج: { $device }) مرتين، فربما نسخه شخص آخر. أُنهيت تلك الجلسة. الرجاء تسجيل الدخول من جديد حيث يلزمك.
account-unknown-client = غير معروف
bounce-unknown = بلا رمز حالة
bounce-expired = تعذر التسليم في الوقت المناسب
bounce-not-sent = تعذر الاتصال بخادم بريد يقبل الرسالة
account-mail-stopped = لا يصل البريد إلى اللاعب: { $name }. عدد الرسائل المرتجعة: { $bounces }، منذ: { $since }. سبب ارتجاع آخرها: { $reason }. لا تُرسَل رسائل أخرى عن المباريات إلى هذا اللاعب حتى يعمل بريده من جديد. ذُكر ذلك في سجل كل مباراة جارية: { $games }. الساعات تواصل عملها؛ وما قد يترتب على ذلك يقرره { -arbiter }.
account-mail-not-fetched = يتعذر جلب البريد من { $source } منذ: { $since }. السبب: { $trouble ->
    [unreachable] يتعذر الوصول إلى الخادم
    [slow] الخادم لا يرد في الوقت المناسب
    [certificate] شهادة الخادم غير صالحة، أو فشل TLS
    [password] الخادم يرفض اسم المستخدم أو كلمة السر
    [folder] يتعذر فتح المجلد
    [full] صندوق البريد ممتلئ
   *[protocol] الخادم يرفض أمرًا
}. النقلات المرسلة بالبريد تنتظر هناك. ما يجب عمله: postzug doctor
account-mail-aside = غيّر برنامج آخر { $source } في أثناء إخراج Postzug البريد منه. منذ { $since } يوجد بجانبه ملف فيه ما قد يكون ناقصًا هناك؛ وما زال البريد يُستلم. ما يجب عمله: postzug doctor
account-mail-single = منذ { $since } يتعذر استلام بعض الرسائل الموجودة في { $source }، والنقلات التي فيها تنتظر هناك. الرسائل الأخرى تُستلم. يواصل Postzug المحاولة. ما يجب عمله: البحث عن السبب في سجل الخدمة. الرسالة التي تُحذف أو تُنقل إلى مكان آخر لا تتكرر محاولة استلامها.
account-mail-stopped-help = مبارياتك هنا، وساعاتها تواصل عملها. الرجاء التأكد من أن صندوق بريدك يستقبل الرسائل، أو تغيير العنوان بالطلب POST /v1/me/address. ثم إرسال الطلب POST /v1/me/mail/resume
account-mail-returned-help = الرجاء التأكد من أن صندوق بريدك يستقبل الرسائل، أو تغيير العنوان بالطلب POST /v1/me/address. ما زال البريد يُرسَل إليك؛ وإذا ارتدت رسائل أخرى توقف إرساله.
account-left = { $how ->
    [silence] خسارة نصف المباريات بسبب الصمت، وتُعد انسحابًا: { $name }.
    [withdrawal] انسحاب: { $name }.
   *[expulsion] استبعاد: { $name }.
} { $scope ->
    [all] يشمل ذلك كل المباريات.
   *[event] يشمل ذلك البطولة «{ $event }».
} { $games }
account-left-none = لا توجد مباريات أخرى.
account-left-none-yet = مباريات هذا اللاعب الأخرى الجارية: لا شيء حتى الآن.
account-left-games = مباريات هذا اللاعب الأخرى الجارية: { $games }.
account-left-fault = تعذر ذلك في بعضها بسبب عطل: يجده المشغّل في سجل الخدمة.
account-left-open = في هذه المباريات { -no-clock } حتى يبت { -arbiter } في نتيجتها أو يسمح لشخص آخر بمواصلة اللعب: { $games }.
account-not-done = { $game } (لم يُنفَّذ: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = لست من لاعبَي هذه المباراة.
    .title = ليس من لاعبَي هذه المباراة
    .help = هذا متاح للاعبَين وحدهما.
refusal-not_an_arbiter = هذا متاح { -arbiter(form: "to") } وحده.
    .title = هذا متاح { -arbiter(form: "to") } وحده
    .help = سؤال حكم المباراة.
refusal-same_player = لا يمكن للاعب أن يلعب ضد نفسه.
    .title = لا أحد يلعب ضد نفسه
    .help = تسمية خصم آخر.
refusal-bad_start = لا يمكن أن تبدأ المباراة هكذا: { $reason }.
    .title = لا يمكن أن تبدأ المباراة هكذا
    .help = تصحيح وضع البداية أو اللائحة.
refusal-not_your_move = الدور الآن على { -opponent }.
    .title = الدور الآن على { -opponent }
    .help = انتظار نقلة { -opponent }.
refusal-wrong_ply = كان هذا للوضع الذي سبقته أنصاف نقلات عددها { $expected }، لكن عدد ما لُعب منها { $current }.
    .title = كان هذا لوضع آخر
    .help = قراءة المباراة من جديد وإرسال النقلة مع قيمة ply الحالية.
refusal-already_played = سبق تسجيل هذه النقلة، ورقم نصف النقلة: { $ply }.
    .title = سبق تسجيل هذه النقلة
    .game = النقلة باقية كما سُجلت أول مرة.
    .help = لا حاجة إلى شيء: النقلة محسوبة.
refusal-not_a_move = «{ $text }» ليست نقلة في أي تدوين تعرفه هذه الخدمة.
    .title = ليست نقلة
    .help = كتابة نقلة واحدة، مثل 5254 أو e4؛ والنقلات القانونية في GET .../legal
refusal-illegal_move = النقلة «{ $text }» غير قانونية هنا: { $reason }.
    .title = غير قانونية هنا
    .game = لم تُلعب أي نقلة و{ -clock } تواصل عملها. حُسبت المحاولة.
    .help = إرسال نقلة قانونية؛ والقائمة في GET .../legal
refusal-ambiguous_move = للنقلة «{ $text }» أكثر من قراءة: { $readings }.
    .title = تنطبق أكثر من نقلة قانونية
    .help = إرسال إحدى القراءات.
refusal-promotion_missing = يجب أن تحدد النقلة «{ $text }» القطعة التي يُرقّى إليها البيدق: { $readings }.
    .title = قطعة الترقية ناقصة
    .help = تحديد القطعة التي يُرقّى إليها البيدق، مثل 57581 أو e8=Q
refusal-too_late = انقضت المهلة قبل وصول هذا.
    .title = انقضت المهلة
    .game = لم يُنفَّذ شيء. يسقط { -flag } وتُنهي الخدمة المباراة، إلا إذا كانت المطالبة بسقوطه واجبة.
    .help = لا يمكن إرسال شيء إلى هذه المباراة بعد الآن. وحيث تجب المطالبة بسقوط { -flag } يمكنك مع ذلك إرسال نقلة إلى أن يطالب به أحد.
refusal-game_over = انتهت المباراة.
    .title = انتهت المباراة
    .help = لا يمكن إرسال شيء إلى هذه المباراة بعد الآن.
refusal-no_draw_offer = لا يوجد عرض { -draw } من { -opponent }.
    .title = لا يوجد عرض { -draw } قائم
    .help = عرض { -draw(form: "definite") } مع نقلتك التالية.
refusal-draw_too_early = لا يجوز الاتفاق على { -draw(form: "definite") } قبل اكتمال النقلة { $move_number }.
    .title = من المبكر الاتفاق على { -draw(form: "definite") }
    .help = مواصلة اللعب؛ لائحة هذه المباراة تحدد النقلة.
refusal-claim_not_correct = المطالبة غير صحيحة: { $reason }.
    .title = المطالبة غير صحيحة
    .game = سُجلت المطالبة؛ ولُعبت النقلة القانونية المعلنة إن وُجدت؛ ويبيّن الحقل draw_offer في المباراة هل المطالبة باقية عرضَ تعادل أم لا.
    .help = قراءة المباراة من جديد قبل النقلة التالية.
refusal-offer_too_soon = بعد عرض { -draw(form: "definite") } لا بد من لعب عدد من النقلات قبل عرضه من جديد، وهو { $moves }. لم يُعرض أي { -draw }.
    .title = عرضت { -draw(form: "definite") } قبل وقت قصير
    .game = النقلة التي جاءت معه لُعبت، من دون العرض.
    .help = انتظار عرض { -opponent }، أو لعب عدد النقلات المذكور.
refusal-no_tablebase_claims = لائحة هذه المباراة لا تسمح بالمطالبة بناءً على جداول النهايات.
    .title = لا مطالبة بجداول النهايات في هذه المباراة
    .help = مواصلة اللعب.
refusal-table_needed = جداول النهايات مطلوبة.
    .title = لم يُرجَع إلى جداول النهايات
    .help = المحاولة لاحقًا؛ وذكر رقم الطلب للمشغّل.
refusal-too_many_men = إذا زاد عدد القطع والبيادق على الرقعة على { $men } فلا تجوز المطالبة بناءً على جدول نهايات.
    .title = القطع أكثر مما يسعه جدول نهايات
    .help = المطالبة عندما لا يزيد عدد القطع على الرقعة على العدد المحدد في اللائحة.
refusal-referred_before = سبق سؤال { -arbiter } عن هذا الوضع؛ لا بد من لعب نقلة أولًا.
    .title = سبق سؤال الحكم عن هذا الوضع
    .help = لعب نقلة؛ وتمكن المطالبة في وضع آخر.
refusal-analysis_needed = البت في النتيجة يُطلب مع تحليلك، ولا يكون بالمطالبة.
    .title = البت في النتيجة يُطلب مع تحليل
    .help = إرسال الطلب عوضًا عن ذلك إلى POST .../adjudication
refusal-no_adjudication = لائحة هذه المباراة لا تسمح للاعب بطلب البت في النتيجة.
    .title = لا طلبات للبت في النتيجة في هذه المباراة
    .help = مواصلة اللعب؛ ويمكن { -arbiter(form: "to") } أن يبت في النتيجة من دون طلب.
refusal-already_asked = سبق أن طلبت البت في نتيجة هذه المباراة.
    .title = سبق أن طلبت البت في النتيجة
    .help = مواصلة اللعب؛ ويمكن { -arbiter(form: "to") } أن يبت في النتيجة من دون طلب.
refusal-adjudication_too_early = يمكن طلب البت في النتيجة بعد اكتمال النقلة { $move_number }.
    .title = من المبكر طلب البت في النتيجة
    .help = الطلب عندما يُكمل الطرفان النقلة المذكورة.
refusal-analysed_enough = قدمت تحليلًا ثلاث مرات؛ يقرر { -arbiter } بناءً عليه.
    .title = قدمت تحليلًا ثلاث مرات
    .help = انتظار القرار.
refusal-bad_analysis = التحليل نص عادي طوله من 1 إلى 20000 حرف.
    .title = التحليل ناقص أو أطول مما يجب
    .help = إرسال نص عادي طوله من 1 إلى 20000 حرف.
refusal-claim_pending = هناك مطالبة تنتظر قرار { -arbiter }؛ وحتى ذلك الحين { -no-clock }.
    .title = هناك مطالبة تنتظر الحكم
    .help = انتظار القرار؛ { -no-clock }.
refusal-no_claim = لا توجد مطالبة بهذا الرقم تنتظر قرارًا.
    .title = لا توجد مطالبة تنتظر
    .help = النظر في المباراة من جديد.
refusal-adjourned = المباراة مؤجلة؛ لا تُلعب أي نقلة حتى تُستأنف.
    .title = المباراة مؤجلة
    .help = طلب الاستئناف، أو انتظار الموعد المتفق عليه.
refusal-not_adjourned = المباراة غير مؤجلة.
    .title = المباراة غير مؤجلة
    .help = هذا ممكن في مباراة مؤجلة فقط.
refusal-must_seal = المباراة في طور التأجيل: يجب ختم نقلتك بدلًا من لعبها.
    .title = يجب ختم النقلة
    .help = إرسال النقلة إلى POST .../seal
refusal-not_sealing = لم يُتفق على تأجيل ولم يُؤمر به.
    .title = لا اتفاق على تأجيل ولا أمر به
    .help = لعب النقلة، أو اقتراح التأجيل أولًا.
refusal-not_sealable = لم يُختم شيء ولم تُقبل النقلة: { $why }.
    .title = لم يُختم شيء
    .game = لم يُختم شيء؛ وساعة صاحب الدور تواصل عملها.
    .help = ختم نقلة قانونية واحدة، مثل 5254 أو e4
refusal-adjournment_not_allowed = لائحة هذه المباراة لا تسمح للاعبَين بالاتفاق على التأجيل.
    .title = لا يحق للاعبَين التأجيل هنا
    .help = سؤال { -arbiter }.
refusal-already_proposed = { $by_you ->
    [yes] سبق أن اقترحت التأجيل؛ ولم يصل رد { -opponent } بعد.
   *[no] هناك اقتراح من { -opponent } بالتأجيل. للقبول يلزم الرد على الرسالة التي تذكر ذلك؛ أما البرنامج فيحدد الوضع على الرقعة.
}
    .title = سبق اقتراح التأجيل
    .help = قبول اقتراح { -opponent } مع قيمة ply الخاصة به، أو انتظار الرد على اقتراحك.
refusal-no_adjournment_proposed = لا يوجد اقتراح بالتأجيل من { -opponent }.
    .title = لا يوجد اقتراح قائم بالتأجيل
    .help = اقتراحه من جهتك.
refusal-already_requested = سبق أن طلبت الاستئناف؛ يُفتح { -envelope } عند استعداد { -opponent(form: "your") }.
    .title = سبق طلب الاستئناف
    .help = انتظار { -opponent }.
refusal-commitment_mismatch = { -envelope } المفتوح لا يطابق بصمة { $sealed_by ->
    [white] الأبيض
   *[black] الأسود
}.
    .title = المظروف ليس ما خُتم
    .game = يبقى المظروف مغلقًا؛ { -no-clock }.
    .help = على { -arbiter } أن ينظر في هذا.
refusal-envelope_needed = نص { -envelope } مطلوب.
    .title = نص المظروف مطلوب
    .help = إرسال نصه إلى POST .../opening
refusal-arbiters_hold_it = مفاتيح { -envelope } لدى الحكام: يُفتح بنصه.
    .title = مفاتيح المظروف لدى الحكام
    .help = إرسال نصه إلى POST .../opening
refusal-no_session = ليس لجلسات اللعب في هذه المباراة طول محدد: الحل هو اقتراح التأجيل.
    .title = ليس لجلسات اللعب هنا طول محدد
    .help = اقتراح التأجيل عوضًا عن ذلك.
refusal-session_too_long = التأجيل الآن يستهلك وقتك حتى نهاية الجلسة، ومهلتك تنقضي قبل ذلك.
    .title = بقية الجلسة أطول من الوقت المتبقي
    .help = مواصلة اللعب، أو اقتراح التأجيل.
refusal-not_encrypted = هذا ليس مظروفًا مشفرًا ببرنامج age بالصيغة النصية (armored) وحجمه 32 KiB على الأكثر.
    .title = ليس مظروفًا مشفرًا
    .help = تشفير النص بالأمر age -a للمفاتيح الموجودة في GET .../envelope/recipients
refusal-wrong_recipients = { -envelope } غير مشفر لمن عليهم فتحه: المفاتيح اللازمة { $needed } من أصل { $holders }، وكلها في GET /envelope/recipients
    .title = مشفر لآخرين
    .help = الختم بالأمر postzug seal --recipients مع جواب GET .../envelope/recipients
refusal-envelope_opens = { -envelope } غير مفقود: هو لدى الخدمة، ويمكن فتحه.
    .title = غير مفقود
    .game = المظروف لدى الخدمة، ويمكنها فتحه.
    .help = فتحه بواسطة POST /resume أو الموافقة على فتح مبكر أولًا.
refusal-commitment_used = سبق استعمال هذه البصمة في هذه المباراة: يلزم كتابة مظروف آخر بقيمة nonce جديدة.
    .title = سبق استعمال البصمة
    .help = كتابة مظروف آخر بقيمة nonce جديدة.
refusal-no_draft = لا توجد مسودة: يلزم ختم نقلة.
    .title = لا توجد مسودة
    .help = إرسال النقلة إلى POST .../seal
refusal-already_acknowledged = هذا مسجل من قبل: أُكدت سلامة وجه { -envelope }، أو تمت الموافقة على الفتح المبكر، أو أُعلن فقدان المظروف.
    .title = سبق فعل هذا
    .help = لا حاجة إلى شيء: هذا مسجل.
refusal-too_soon = يجب إعلان الاستئناف قبل موعده بيوم على الأقل وسنة على الأكثر.
    .title = الموعد الجديد ليس بين يوم وسنة من الآن
    .help = إعلان الاستئناف في وقت أبكر.
refusal-not_to_be_opened = لم يحن وقت فتح { -envelope }: لا يفتحه قبل أوانه إلا الحكام، مع ذكر السبب.
    .title = لم يحن وقت فتح المظروف
    .help = انتظار استئناف المباراة؛ ويمكن { -arbiter(form: "to") } فتحه قبل ذلك مع ذكر السبب.
refusal-second_arbiter_needed = فتح { -envelope } قبل أوانه يحتاج إلى حكمين: { $approved_by_you ->
    [yes] وافقت عليه، ويفتحه الآن حكم آخر
    [no] وافق عليه حكم آخر، ولك الآن فتحه
   *[nobody] يوافق عليه أولًا حكم آخر (approve early: السبب)
}.
    .title = يلزم حكمان قبل الأوان
    .help = يوافق حكم آخر على الفتح المبكر أولًا؛ وما وافق عليه أحدهما يفتحه الآخر.
refusal-approval_needed = لم يحن وقت فتح { -envelope }: لفتحه قبل أوانه تلزم الموافقة على ذلك أولًا مع ذكر سببك (approve early: السبب)، ثم فتحه.
    .title = يلزم سبب من الحكم قبل الأوان
    .help = الموافقة أولًا على الفتح المبكر مع ذكر سببك (approve_early_opening)، أو انتظار resume_at واللاعبَين.
refusal-no_shut_envelope = لا شيء يُعرض: يجب أن تكون المباراة قد انتهت بالاستسلام أو التعادل وهي مؤجلة، وأن يوافق اللاعبان على عرض مظروفها.
    .title = لم يبق مظروف مغلق
    .game = لا يُعرض شيء.
    .help = لا يُعرض إلا مظروف كان مغلقًا عند انتهاء المباراة بالاستسلام أو التعادل.
refusal-appeal_possible = يبقى { -envelope } مغلقًا ما دام الطعن ممكنًا في هذه المباراة: قد يُنقض قرار { -arbiter }، وعندها تستمر المباراة.
    .title = قد يُنقض قرار الحكم
    .help = الطلب من جديد بعد انقضاء مهلة الطعن والفصل في كل طعن.
refusal-too_few_arbiters = عدد حكام هذه المباراة القادرين على فتح المظاريف { $left }، والمطلوب { $needed }: على أحد الحكام أن يسجل مفتاحًا للمظاريف أولًا، وإلا استمرت المباراة من دون تأجيل.
    .title = عدد الحكام حاملي المفاتيح غير كافٍ
    .game = لا يُختم شيء لعدد من الحكام أقل مما تطلبه اللائحة.
    .help = الطلب من حكم المباراة أن يسجل مفتاحًا للمظاريف.
refusal-draft_for_others = تغيّر الحكام القادرون على فتح المظاريف منذ أن كتبت مسودتك: يلزم كتابتها من جديد.
    .title = يفتح المظاريف الآن حكام آخرون
    .help = كتابة المسودة أو ختم النقلة من جديد، بإرسالها إلى POST .../seal
refusal-not_a_reading = يجب اختيار إحدى قراءات النقلة المختومة.
    .title = ليست إحدى القراءات
    .help = إرسال إحدى القيم في adjournment.readings
refusal-clocks_settled = يمكن الاعتراض على الساعتين حتى نقلتك الأولى بعد الاستئناف فقط.
    .title = فات وقت الاعتراض على الساعتين
    .help = سؤال { -arbiter }، وقد يقرر مع ذلك.
refusal-bad_clocks = لا يمكن ضبط الساعتين هكذا: يجب أن يكون { -deadline } في المستقبل وألا يقع في يوم إجازة، ولا يكون إلا لساعة تعمل؛ ولا تعرض الساعة أكثر مما يسمح به نظام وقتها.
    .title = لا يمكن ضبط الساعتين هكذا
    .help = الوقت المستهلك ليس سالبًا؛ و{ -deadline } في المستقبل، لساعة تعمل فقط، وليس في يوم إجازة، وفي Triple Block ليس أبعد مما تعرضه الساعة.
refusal-not_due = لم يحن موعد الاستئناف.
    .title = لم يحن موعد الاستئناف
    .help = الانتظار، أو أن يطلب اللاعبان الاستئناف.
refusal-bad_reason = يجب ذكر سبب طوله من 1 إلى 500 حرف.
    .title = السبب ناقص أو أطول مما يجب
    .help = ذكر سبب طوله من 1 إلى 500 حرف.
refusal-too_many_acts = بلغت هذه المباراة حدها من قرارات الحكام: 100 قرار.
    .title = قرارات الحكام أكثر مما يجب
    .help = لا يمكن إضافة شيء آخر؛ الحل إبطال المباراة أو تركها حتى تنتهي.
refusal-bad_outcome = المباراة تُلغى أو تُبطل، ولا يُبت فيها بلا نتيجة.
    .title = ليست نتيجة
    .help = إلغاء المباراة أو إبطالها عوضًا عن ذلك.
refusal-not_over = لم تنته المباراة.
    .title = لم تنته المباراة
    .help = تُغيَّر النقاط بعد انتهائها.
refusal-bad_points = ينال الطرف على الأكثر نصفَي النقطة اللذين للفوز.
    .title = النقاط أكثر مما يجب
    .help = تحديد نصفَي نقطة على الأكثر للطرف.
refusal-take_back_not_allowed = النقلة المرسلة باقية: لائحة هذه المباراة لا تسمح بالتراجع عن أي نقلة.
    .title = لا تراجع عن النقلات هنا
    .help = لائحة هذه المباراة تُبقي كل نقلة.
refusal-nothing_to_take_back = لا يمكن التراجع إلا عن آخر نقلة أو آخر نقلتين، وليس عن نقلة مختومة.
    .title = لا يمكن التراجع عن هذه النقلة
    .help = تحديد عدد يقل عما لُعب بنصف نقلة أو نصفَي نقلة، وليس بينها نقلة مختومة.
refusal-bad_replacement = يجب أن يكون البديل شخصًا لا يلعب ولا يحكّم في هذه المباراة.
    .title = ليس شخصًا يمكنه مواصلة اللعب
    .help = تسمية شخص لا يلعب ولا يحكّم في هذه المباراة.
refusal-resign_instead = الانسحاب يكون من كل مباريات بطولة، أو من كل المباريات: أما المباراة الواحدة ففيها الاستسلام.
    .title = في المباراة الواحدة يكون الاستسلام
    .help = الاستسلام، أو الانسحاب من بطولة المباراة أو من كل المباريات.
refusal-player_withdrawn = انسحب أحد اللاعبَين من هذه المباراة: { -no-clock }، ويقرر { -arbiter } مصيرها.
    .title = انسحب أحد اللاعبَين
    .help = يبت { -arbiter } في النتيجة، أو يسمح لشخص آخر بمواصلة اللعب.
refusal-act_reversed = نقض أحد الحكام الآخرين هذا القرار بعد طعن: لا يحق اتخاذه من جديد إلا لحكم غيرك.
    .title = نقض أحد الحكام الآخرين هذا القرار
    .help = يحق لحكم غيرك اتخاذه من جديد.
refusal-other_game_counts = المباراة المحسوبة عوضًا عن هذه: { $game }. لا تُتخذ في هذه قرارات أخرى.
    .title = مباراة أخرى هي المحسوبة
    .help = النظر في المباراة المذكورة.
refusal-other_line = كُتب هذا قبل أن يلغي { -arbiter } شيئًا في هذه المباراة: الرجاء مراجعة الوضع الحالي والكتابة من جديد.
    .title = كان هذا لوضع أُلغي
    .help = قراءة المباراة من جديد وإرسال النقلة مع ply و revision
refusal-no_such_act = لا يوجد قرار { -arbiter(form: "to") } بهذا الرقم.
    .title = لا يوجد قرار كهذا
    .help = قراءة acts في المباراة: الطعن يذكر رقم القرار.
refusal-already_appealed = سبق الطعن في هذا.
    .title = سبق الطعن
    .help = انتظار القرار، أو قراءته في acts
refusal-appeal_too_late = انقضت مهلة الطعن في هذا.
    .title = انقضت مهلة الطعن
    .help = لا يمكن فعل شيء: لائحة المباراة تحدد عدد الأيام.
refusal-no_appeal = لا يوجد طعن في هذا ينتظر قرارًا.
    .title = لا يوجد طعن ينتظر قرارًا
    .help = قراءة acts في المباراة.
refusal-own_act = حكم آخر يفصل في الطعن في ما قررته.
    .title = لا أحد يفصل في قراره
    .help = على حكم آخر أن يفصل فيه.
refusal-offer_with_move = يُعرض { -draw(form: "definite") } مع نقلة.
    .title = يُعرض { -draw(form: "definite") } مع نقلة
    .help = ضبط draw_offer مع نقلتك التالية.
refusal-your_move = الدور عليك: يجب لعب نقلتك؛ أما النقلات المشروطة فوقتها حين يفكر { -opponent(form: "your") }.
    .title = الدور عليك
    .help = لعب النقلة؛ وإرسال النقلات المشروطة معها أو بعدها.
refusal-conditions_not_allowed = لائحة هذه المباراة لا تسمح بالنقلات المشروطة.
    .title = لا نقلات مشروطة في هذه المباراة
    .game = لم تُحفظ أي نقلات مشروطة.
    .help = اللعب من دونها.
refusal-bad_conditions = لم تُحفظ نقلاتك المشروطة. المشكلة في السطر { $line }، نصف النقلة { $half_move }: { $why }.
    .title = النقلات المشروطة خاطئة
    .game = لم يُحفظ شيء منها؛ وما سبق إرساله باقٍ.
    .help = تصحيح السطر ونصف النقلة المذكورين.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = لم يُقبل عرض { -draw(form: "definite") } ولا النقلات المشروطة
    .game = لُعبت النقلة من دونهما: التفاصيل في version و ply
    .help = قراءة offer و conditions؛ وتصحيح النقلات المشروطة وإرسالها من جديد.
refusal-already_offered = سبق أن عرضت { -draw(form: "definite") }؛ ولم يصل رد { -opponent } بعد.
    .title = عرضك { -draw(form: "definite") } قائم
    .help = انتظار رد { -opponent }.
refusal-record_full = نقلات كثيرة جدًا بلا أسر ولا نقلة بيدق: تمكن المطالبة { -draw(form: "by") } أو سؤال { -arbiter }.
    .title = نقلات كثيرة جدًا بلا أسر ولا نقلة بيدق
    .help = المطالبة { -draw(form: "by") } أو سؤال { -arbiter }.
refusal-not_the_timekeeper = هذا لا تفعله إلا الخدمة نفسها.
    .title = هذا لا تفعله إلا الخدمة نفسها
    .help = لا حاجة إلى شيء: تفعله الخدمة عندما يحين وقته.
refusal-unknown_game = لا توجد مباراة كهذه.
    .title = لا توجد مباراة كهذه
    .help = مراجعة رقم المباراة.
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
refusal-ply_missing = يجب تحديد نصف النقلة المقصود.
    .title = الوضع غير محدد
    .help = إرسال ply، أي عدد أنصاف النقلات التي لُعبت.
refusal-bad_message = الرسالة نص عادي طوله من 1 إلى 2000 حرف.
    .title = لا يمكن قبول الرسالة
    .help = إرسال نص عادي طوله من 1 إلى 2000 حرف.
refusal-flag_not_fallen = لم يسقط أي عَلَم.
    .title = لم يسقط أي عَلَم
    .help = انتظار { -deadline }.
refusal-flag_for_arbiter = سقط { -flag }، لكن إنهاء المباراة بسببه في هذه المباراة لا يكون إلا بقرار { -arbiter }؛ وقد أُبلغ الحكام.
    .title = المطالبة بسقوط هذا العَلَم للحكم وحده
    .game = المباراة مستمرة، والنقلة محسوبة، حتى ينهيها حكم.
    .help = الانتظار: يُبلَّغ الحكام عند سقوط { -flag }.
refusal-mail_noted = السجل يذكر ذلك من قبل.
    .title = السجل يذكر ذلك من قبل
    .help = لا حاجة إلى شيء: هذا مسجل.
refusal-zone_noted = السجل يذكر ذلك من قبل.
    .title = السجل يذكر ذلك من قبل
    .help = لا حاجة إلى شيء: هذا مسجل.
refusal-on_leave = أنت في إجازة ولا يمكنك اللعب حتى تنتهي.
    .title = أنت في إجازة
    .game = لم تُلعب أي نقلة؛ و{ -clock } متوقفة.
    .help = اللعب بعد انتهاء الإجازة.
refusal-no_leave = لا إجازات في هذه المباراة.
    .title = لا إجازات في هذه المباراة
    .help = لائحة المباراة لا تذكر أي إجازة.
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
    .help = قراءة المباراة: الساعتان تذكران الإجازات.
refusal-nothing_to_declare = لا حاجة إلى إعلان: الصمت في هذه النقلة لا يؤدي إلى الخسارة، أو أن { -arbiter } حدد موعدها النهائي.
    .title = الصمت في هذه النقلة لا يؤدي إلى الخسارة
    .help = لا حاجة إلى شيء: التفكير متاح ما دامت الساعة تسمح.
refusal-no_bank = ليس في هذه المباراة رصيد وقت تُملأ منه { -clock }.
    .title = لا رصيد وقت في هذه المباراة
    .help = الرصيد في Triple Block فقط.
refusal-nothing_to_refill = لا شيء يُملأ: { -clock } ممتلئة أو الرصيد فارغ.
    .title = لا شيء يُملأ
    .help = الساعة ممتلئة أو الرصيد فارغ.
refusal-rate_limited = الرسائل والمطالبات والتحديات أكثر مما يجب؛ يلزم الانتظار قبل التالية، وعدد الثواني: { $retry_after }.
refusal-nothing_to_return = لا تتأثر أي ساعة عاملة بهذا التوقف.
    .title = لا تتأثر أي ساعة عاملة
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
refusal-too_many_codes = طُلبت رموز كثيرة جدًا لهذا العنوان؛ الرجاء المحاولة لاحقًا.
    .title = رموز كثيرة جدًا لهذا العنوان
    .help = استعمال آخر رمز أُرسل، أو الانتظار حتى retry_at
refusal-wrong_code = هذا ليس الرمز الذي أُرسل؛ المحاولات المتبقية: { $tries_left }.
    .title = ليس الرمز الذي أُرسل
    .help = كتابة الأرقام الثمانية من أحدث رسالة؛ وبعد خمس محاولات خاطئة طلب رمز جديد.
refusal-code_void = لم يعد هذا الرمز صالحًا؛ يلزم طلب رمز جديد.
    .title = لم يعد الرمز صالحًا
    .help = طلب رمز جديد: هذا الرمز انتهت صلاحيته أو استُعمل أو استُبدل أو جُرب مرات كثيرة.
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
    .help = لا حاجة إلى شيء: من دونها قد تضيع مباراة أو يضيع الحساب. يمكن إيقاف غيرها.
refusal-not_found = غير موجود: { $what }.
refusal-games_running = عدد مبارياتك الجارية { $games }؛ يلزم الاستسلام فيها أولًا، أو طلب الاستسلام فيها كلها.
    .title = هناك مباريات جارية
    .game = لم يحدث شيء للمباريات.
    .help = الاستسلام فيها أولًا، أو إرسال resign_all

## What a refusal left of the game, over HTTP

game-nothing = لم يحدث شيء للمباراة؛ ولم تُمس الساعة.
game-running = لم تُلعب أي نقلة؛ وساعة صاحب الدور تواصل عملها.
game-no-clock = لم يحدث شيء للمباراة؛ { -no-clock }.
game-envelope-closed = يبقى المظروف مغلقًا.
game-nothing-sealed = لم يُختم شيء؛ والساعة تواصل عملها.
game-claim-move-end = سُجلت المطالبة، ولُعبت النقلة المعلنة، وانتهت المباراة.
game-claim-move = سُجلت المطالبة ولُعبت النقلة المعلنة؛ ويبيّن الحقل draw_offer في المباراة هل المطالبة باقية عرضَ تعادل أم لا.
game-claim = سُجلت المطالبة، ولم تُلعب النقلة بعد؛ ويبيّن الحقل draw_offer في المباراة هل المطالبة باقية عرضَ تعادل أم لا.
game-illegal-end = لم تُلعب أي نقلة، وانتهت المباراة.
game-illegal-gain = لم تُلعب أي نقلة، وكسب الخصم وقتًا.
game-move-end = لُعبت النقلة، وانتهت المباراة.
game-move = لُعبت النقلة؛ وساعة الخصم تعمل.
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
problem-list_refused = رُفضت أسطر من القائمة، فلم تبدأ أي مباراة.
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
problem-precondition_failed = تغيرت المباراة.
    .title = تغيرت المباراة
    .help = قراءة المباراة من جديد واتخاذ القرار من جديد.
problem-rate_limited = الرجاء المحاولة من جديد بعد عدد من الثواني هو { $seconds }.
    .title = طلبات كثيرة جدًا
    .help = الانتظار بقدر ما تذكره Retry-After
problem-too_many_streams = عدد التدفقات المفتوحة أكثر مما يجب.
    .title = تدفقات مفتوحة أكثر مما يجب
    .help = إغلاق تدفق آخر أولًا.
problem-busy = الخدمة مشغولة.
    .title = الخدمة مشغولة
    .game = لم يحدث شيء للمباراة؛ ولم يُسجَّل شيء.
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
problem-list-length = عدد المباريات في القائمة من 1 إلى { $most }.
problem-list-forms = تُذكر المباريات بصيغة واحدة فقط.
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
xfcc-adjourned = مؤجلة: نقلة مختومة
xfcc-sealing = النقلة التالية تُختم: بالبريد أو عبر API
xfcc-arbiter = بانتظار حَكَم
xfcc-both-lose = 0-0: خسارة الطرفين
problem-head-late = لم يصل رأس الطلب خلال 10 ثوانٍ.
problem-head-large = رأس الطلب أكبر من 128 KiB، أو فيه أكثر من 96 حقل ترويسة.

## Reasons: a wrong claim.

wrong-claim-tablebase = جدول النهايات يقول غير ذلك
wrong-claim-repetition = مرات ظهور الوضع { $times }، والمطلوب 3
wrong-claim-fifty_moves_suspended = مع هذا العدد القليل من القطع تقرر جداول النهايات، ولا تُعد النقلات
wrong-claim-half_moves = أنصاف النقلات بلا أسر ولا نقلة بيدق عددها { $counted }، والمطلوب { $needed }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = ليست نقلة في أي تدوين تعرفه هذه الخدمة
condition-illegal = نقلة غير قانونية هناك
condition-ambiguous = لها هناك أكثر من قراءة
condition-other_number = رقمها رقم نقلة أخرى
condition-promotion_missing = يجب تحديد القطعة التي يُرقّى إليها البيدق
condition-incomplete = بلا رد: يجب أن ينتهي كل سطر بنقلة لك
condition-inconsistent = ترد على وضع يرد عليه سطر آخر ردًا مختلفًا
condition-too_many = زائدة على الحد: النقلات المشروطة 100 نصف نقلة على الأكثر

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = ليست نقلة في أي تدوين تعرفه هذه الخدمة
not-sealable-illegal = غير قانونية هنا
not-sealable-ambiguous = تنطبق عليها أكثر من نقلة قانونية
not-sealable-promotion_missing = يجب تحديد القطعة التي يُرقّى إليها البيدق

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

## Reasons: an illegal move.

illegal-empty_square = لا توجد قطعة على { $square }
illegal-opponents_piece = هذه القطعة للخصم: { $piece }
illegal-other_piece = على المربع { $square }: { $role }، وليس: { $named }
illegal-own_piece = في الطريق قطعة لك: { $piece }
illegal-cannot_move_so = لا تتحرك هذه القطعة هكذا: { $piece }
illegal-none_reaches = لا يصل أي { $role } إلى المربع { $square }
illegal-blocked = في الطريق قطعة: { $piece }
illegal-pawn_takes_diagonally = في الطريق قطعة: { $piece }؛ والبيدق لا يأسر إلا قطريًا
illegal-pawn_double_step = لا يتقدم البيدق مربعين إلا من مربعه الأول
illegal-nothing_to_capture = لا يوجد ما يُؤسر على { $square }
illegal-en_passant_only_at_once = الأسر بالتجاوز ممكن فورًا فقط، بعد تقدم بيدق مربعين
illegal-king_in_check = يصير الملك في { -check } من هذه القطعة: { $piece }
illegal-king_stays_in_check = يبقى الملك في { -check } من هذه القطعة: { $piece }
illegal-castling_right_lost = لم يعد التبييت ممكنًا في تلك الجهة: تحرك الملك أو ذلك الرخ، أو ليس في مكانه
illegal-castling_blocked = في طريق التبييت قطعة: { $piece }
illegal-castling_out_of_check = الملك في { -check } من هذه القطعة: { $piece }، ولا تبييت للخروج من { -check }
illegal-castling_through_check = يعبر الملك المربع { $square } أو يبلغه، وهذا المربع مهاجَم من: { $piece }
illegal-no_promotion = لا تُرقّي هذه النقلة أي بيدق، فلا يمكن أن تذكر ترقية
illegal-promotion_to = يُرقّى البيدق إلى وزير أو رخ أو فيل أو حصان، ولا يُرقّى إلى { $role }
illegal-other = لا توجد قطعة يمكنها لعب هذه النقلة

## Reasons: a game that cannot start.

bad-start-time_zones = المناطق الزمنية غير سليمة
bad-start-started = سبق أن بدأت
bad-start-tournament_name = اسم البطولة سطر واحد، وأقصى عدد لأحرفه { $most }
bad-start-no_arbiter = الحساب { $player } ليس حكمًا في هذه المباراة
bad-start-no_envelope_key = الحساب { $arbiter }، وهو لأحد الحكام، لم يسجَّل له مفتاح للمظاريف

## Reasons: regulations out of their bounds.

regulations-leave = يجب أن تكون الإجازة من 1 إلى 366 يومًا في السنة، وأقل مدة لها من 1 إلى 60 يومًا، ومهلة الإخطار بها 60 يومًا على الأكثر
regulations-leave_in_triple_block = لا إجازات في Triple Block
regulations-silence = يجب أن يؤدي الصمت إلى الخسارة بعد مدة من 10 أيام إلى 365 يومًا، تسبقها ثلاثة تذكيرات مرتبة
regulations-silence_without_periods = قاعدة الصمت تحتاج إلى نظام وقت بفترات
regulations-claim_after_moves = النقلات بلا أسر ولا نقلة بيدق التي تجيز المطالبة يجب أن تكون من 50 إلى 100
regulations-tablebase_fifty_moves = إذا كان عدد نقلات المطالبة غير 50 فلا يمكن لجداول النهايات احتساب قاعدة الخمسين نقلة
regulations-tablebase = المطالبة بجداول النهايات لعدد من القطع من 3 إلى 7، وللحكم فيها من 1 إلى 90 يومًا
regulations-adjudication = يُطلب البت في النتيجة بعد 500 نقلة على الأكثر، وللحكم فيه من 1 إلى 90 يومًا
regulations-offer_again = عدد النقلات المطلوبة بين عرضَي تعادل يجب ألا يزيد على 100
regulations-penalty_days = الأيام التي يكسبها الخصم يجب ألا تزيد على 30
regulations-loses_at = النقلة غير القانونية أو الملتبسة التي تؤدي إلى الخسارة يجب أن تكون الأولى أو ما بعدها
regulations-arbiters = للمباراة 10 حكام على الأكثر، ويُذكر كل منهم مرة واحدة
regulations-withdrawal = عدد النقلات الذي يُبطل الانسحاب المباراة إن لم تبلغه يجب ألا يزيد على 100، والانسحاب الصامت يحتاج إلى قاعدة للصمت
regulations-appeal_days = يحق للاعب الطعن خلال 365 يومًا على الأكثر
regulations-resume_after_days = يجب أن يكون الاستئناف بعد الختم بمدة من 1 إلى 365 يومًا
regulations-session_days = يجب أن تكون جلسة اللعب من 1 إلى 365 يومًا
regulations-default_days = وقت التأخر المسموح يجب أن يكون من 0 إلى 60 يومًا، ويحتاج إلى check_in
regulations-holders = أقصى عدد للحكام المختلفين للمظاريف { $most }، يلزم منهم من 1 إلى 3، وقبل الأوان 1 أو 2
regulations-public_delay = تأخير نشر النقلات للعموم يجب ألا يزيد على 100 نصف نقلة

## Reasons: a starting position.

start-number = أرقام أوضاع Chess960 من 0 إلى 959، وليس منها { $number }
start-fen = هذا ليس FEN: { $fault }
start-move_number = آخر نقلة يمكن أن تبدأ عندها مباراة هي 9999
start-over = المباراة منتهية في هذا الوضع
start-drawn = المباراة متعادلة من قبل في هذا الوضع: عدد أنصاف النقلات بلا أسر ولا نقلة بيدق { $halfmoves }

## Reasons: a FEN.

fen-text = نص FEN غير صالح
fen-board = جزء الرقعة في FEN غير صالح
fen-digits = رقمان متجاوران في جزء الرقعة
fen-pocket = جزء القطع المأخوذة في FEN غير صالح
fen-turn = جزء الدور في FEN غير صالح
fen-castling = جزء التبييت في FEN غير صالح
fen-en_passant = مربع الأسر بالتجاوز في FEN غير صالح
fen-checks = عدد الكشات المتبقية في FEN غير صالح
fen-half_moves = عداد أنصاف النقلات في FEN غير صالح
fen-move_number = رقم النقلة في FEN غير صالح
fen-counter = أحد العدادات ليس رقمًا تبلغه مباراة

## Reasons: a starting position, as the rules of chess see it.

start-position = هذا الوضع غير قانوني: { $faults }
position-empty_board = الرقعة فارغة
position-missing_king = ينقص ملك
position-too_many_kings = ملوك أكثر مما يجب
position-pawns_on_backrank = بيادق على الصف الأخير
position-castling_rights = حقوق التبييت غير صالحة
position-en_passant = مربع الأسر بالتجاوز غير صالح
position-opposite_check = الطرف الذي ليس عليه الدور في { -check }
position-impossible_check = { -check } غير ممكن
position-too_much_material = قطع أكثر مما يجب

## Reasons: a time control.

control-days_per_move = مهلة النقلة يجب أن تكون من 1 إلى 60 يومًا
control-periods = نظام الوقت من 1 إلى 9 فترات
control-moves = الفترة لعدد من النقلات من 1 إلى 200، والأخيرة يمكن أن تكون أيضًا لبقية المباراة
control-time = وقت الفترة من ساعة واحدة إلى 1000 يوم، ووقت الفترة اللاحقة 1000 يوم على الأكثر
control-no_time = الفترة التي تتكرر، أو تلي فترة بتأخير، تحتاج إلى وقت خاص بها
control-increment = الزيادة يجب ألا تتجاوز 100 يوم
control-cap = الحد الأقصى من ساعة واحدة على الأقل إلى 1000 يوم على الأكثر، ويحتاج إلى زيادة
control-delay = التأخير يجب ألا يتجاوز 60 يومًا
control-duplication = المضاعفة تبدأ بعد مدة من 1 إلى 365 يومًا
control-thematic = البداية المحددة سلفًا تحتاج إلى فترة أولى لعدد من النقلات
control-triple_block = ساعة Triple Block من 1 إلى 100 يوم، ورصيدها 500 يوم على الأكثر، وزياداتها 9 أيام على الأكثر لكل 300 نقلة

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

notice-need-clock = من دونها قد تضيع منك مباراة بانقضاء الوقت
notice-need-adjournment = من دونها قد يفوتك وقت الختم أو العودة وتضيع منك مباراة
notice-need-players = من دونها قد يخسر لاعبون مبارياتهم في انتظارك
notice-need-account = من دونها قد يستولي غيرك على حسابك

## Things that there are none of.

missing-account = حساب
missing-player = لاعب
missing-session = جلسة
missing-api_token = رمز API
missing-envelope_key = مفتاح مظاريف
missing-webhook = webhook
missing-delivery = عملية تسليم

## Events of a game, for players and arbiters

arbiter-named = الحكم { $name }
arbiter-unnamed = الحكم
arbiter-service = الخدمة
reason = السبب: { $reason }
reason-of-arbiter = السبب كما كتبه الحكم: { $reason }
reason-erased = (محذوف).
reason-as-written = كما كتبته.

event-your-game-white = بدأت مباراتك. { -opponent }: { $opponent }. لك الأبيض. نظام الوقت: { $control }.
event-your-game-black = بدأت مباراتك. { -opponent }: { $opponent }. لك الأسود. نظام الوقت: { $control }.
event-game = بدأت المباراة { $white } – { $black }. نظام الوقت: { $control }.
event-moved = { $who-is ->
    [you] نقلتك: { $move } (الوقت المستهلك: { $time }).
   *[other] النقلة: { $who } – { $move } (الوقت المستهلك: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] نقلتك مع عرض { -draw }: { $move } (الوقت المستهلك: { $time }).
   *[other] النقلة مع عرض { -draw }: { $who } – { $move } (الوقت المستهلك: { $time }).
}
event-conditional-move = { $who-is ->
    [you] ردك الفوري، نقلة مشروطة: { $move }.
   *[other] الرد الفوري، نقلة مشروطة: { $who } – { $move }.
}
event-message = { $who-is ->
    [you] كتبت رسالة.
   *[other] هناك رسالة من: { $who }.
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] أرسلت نقلة غير قانونية. عدد هذه النقلات حتى الآن: { $count }.
   *[other] نقلة غير قانونية من: { $who }. عدد هذه النقلات حتى الآن: { $count }.
}
event-ambiguous-move = { $who-is ->
    [you] أرسلت نقلة ملتبسة. عدد هذه النقلات حتى الآن: { $count }.
   *[other] نقلة ملتبسة من: { $who }. عدد هذه النقلات حتى الآن: { $count }.
}
gain-you = لك وقت إضافي للنقلة التالية: { $time }.
gain-opponent = { -opponent(form: "to") } وقت إضافي للنقلة التالية: { $time }.
time-used = { $used }
time-used-and-charged = { $used }، والمحتسب على الساعة: { $charged }

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
claim-by-fifty = قاعدة الخمسين نقلة
claim-by-tablebase = جدول نهايات
claim-by-adjudication = البت في النتيجة
event-claimed = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }.
} لا يستطيع أي جدول نهايات هنا الفصل فيها.
event-claimed-with-move = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }. النقلة المعلنة: { $move }.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }. النقلة المعلنة: { $move }.
} لا يستطيع أي جدول نهايات هنا الفصل فيها.
event-adjudication-asked = { $who-is ->
    [you] طلبت البت في النتيجة. المطلوب: { $claim }.
   *[other] طلب البت في النتيجة من: { $who }. المطلوب: { $claim }.
}
event-claim-waits = يقرر أحد الحكام في موعد أقصاه: { $until }. وحتى ذلك الحين { -no-clock }. وإن لم يصدر قرار سقطت المطالبة عندئذ.
event-claim-waits-clock-runs = يقرر أحد الحكام في موعد أقصاه: { $until }. وفي هذه الأثناء تستمر المباراة وتعمل الساعة. وإن لم يصدر قرار سقطت المطالبة عندئذ.
event-claim-decide = القرار لك: يُكتب في الرد سطر واحد، «arbiter { $game } uphold { $claim }: REASON» (قبول) أو «arbiter { $game } reject { $claim }: REASON» (رفض)، ومحل REASON السبب.
event-claim-analyse = يمكنك تقديم تحليل: يُكتب في الرد «{ command-analysis }:» والنص تحته. لا يستطيع { -opponent } قراءته قبل انتهاء المباراة.
event-analysed = { $who-is ->
    [you] قدمت تحليلًا.
   *[other] تحليل مقدم من: { $who }.
}
event-claim-lapsed = لم يفصل أي حكم في المطالبة في الوقت المحدد. تستمر المباراة كأن المطالبة لم تكن، ولا يُحتسب وقت الانتظار على أي من اللاعبَين.
event-claim-upheld = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }. المطالبة صحيحة.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }. المطالبة صحيحة.
}
event-claim-rejected = { $who-is ->
    [you] مطالبتك: { $claim }. الأساس: { $basis }.
   *[other] المطالبة: { $who } – { $claim }. الأساس: { $basis }.
} { $offer ->
    [yes] المطالبة غير صحيحة، وتبقى عرض تعادل (FIDE 9.5.3).
   *[no] المطالبة غير صحيحة.
}
event-adjudication-declined = رُفض البت في النتيجة. القرار من: { $arbiter }. تستمر المباراة.

event-flag-fell = { $who-is ->
    [you] لم تصل نقلتك قبل { -deadline }: { $deadline }.
   *[other] لم تصل قبل { -deadline } نقلة من: { $who }. { -deadline }: { $deadline }.
}
event-downtime = كانت الخدمة متوقفة. الوقت المعاد إلى الساعة: { $time }.
event-downtime-absent = كانت الخدمة متوقفة ولم تكن أي ساعة تعمل. تُمدَّد مهلة حضور اللاعب الغائب بالقدر نفسه.
event-leave = { $who-is ->
    [you] إجازتك: من { $first } إلى { $last }.
   *[other] إجازة: { $who }، من { $first } إلى { $last }.
}
event-no-leave = { $who-is ->
    [you] أُلغيت إجازتك: من { $first } إلى { $last }.
   *[other] أُلغيت إجازة: { $who }، من { $first } إلى { $last }.
}
event-reflection = { $who-is ->
    [you] أعلنت مواصلة التفكير في هذه النقلة.
   *[other] إعلان مواصلة التفكير في هذه النقلة من: { $who }.
}
event-refilled = { $who-is ->
    [you] أخذت وقتًا من الرصيد: { $time }.
   *[other] أُخذ وقت من الرصيد: { $who }، { $time }.
}
event-clocks-questioned = { $who-is ->
    [you] أبلغت { -arbiter } بأن الساعتين غير صحيحتين.
   *[other] أُبلغ { -arbiter } بأن الساعتين غير صحيحتين. البلاغ من: { $who }.
}

event-adjournment-proposed = { $who-is ->
    [you] اقترحت التأجيل.
   *[other] اقتراح بالتأجيل من: { $who }.
}
event-adjournment-declined = { $who-is ->
    [you] رفضت التأجيل؛ تستمر المباراة.
   *[other] رُفض التأجيل. الرفض من: { $who }. تستمر المباراة.
}
event-adjourned-early = أجّل صاحب الدور المباراة مبكرًا. يُحتسب على ساعته الوقت حتى النهاية المقررة للجلسة: { $until }.
event-session-over = انتهت جلسة اللعب، أو اتفق اللاعبان على التأجيل.
event-adjournment-agreed = اتفق اللاعبان على التأجيل.
event-drafted = وضع صاحب الدور مسودة النقلة المختومة في مظروف.
event-you-drafted = مسودة نقلتك المختومة في مظروف، وساعتك ما زالت تعمل. تحل محلها أي مسودة أخرى.
event-sealed = { $who-is ->
    [you] ختمت النقلة التالية (الوقت المستهلك: { $time }).
   *[other] النقلة التالية مختومة. صاحب الختم: { $who } (الوقت المستهلك: { $time }).
} المباراة مؤجلة؛ { -no-clock }.
event-sealed-reply = { $who-is ->
    [you] ختمت الرد (الوقت المستهلك: { $time })، لأن اللاعب الذي ختم نقلة من قبل ما زال غائبًا.
   *[other] الرد مختوم، لأن اللاعب الذي ختم نقلة من قبل ما زال غائبًا. صاحب الرد: { $who } (الوقت المستهلك: { $time }).
} ساعة اللاعب الغائب تعمل؛ ويُفتح الرد عند حضور هذا اللاعب.
event-face-acknowledged = فُحص وجه { -envelope }. الفحص والحفظ لدى: { $arbiter }.
event-resumption-set = تغيّر موعد الاستئناف. القرار من: { $arbiter }. الموعد الجديد: { $time }.

event-resumption-asked = { $who-is ->
    [you] طلبت الاستئناف.
   *[other] طلب استئناف من: { $who }.
}
event-resumed = استُؤنفت المباراة. يفتح { -arbiter } المظروف؛ وحتى ذلك الحين { -no-clock }.
event-resumed-in-your-absence = استُؤنفت المباراة في غيابك: ساعتك تعمل.
event-resumed-in-absence = استُؤنفت المباراة في غياب اللاعب الذي عليه الرد؛ ساعة هذا اللاعب تعمل.
event-early-opening = وافق أحد الحكام على فتح المظروف مبكرًا.
event-early-opening-one-of-two = وافق أحد الحكام على فتح المظروف مبكرًا؛ ويجب أن يوافق حكم ثانٍ.
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
event-envelope-missing = لا يمكن فتح المظروف. على اللاعب الذي ختم أن يعرض النص المختوم: لا يُعتد إلا بالنص الذي له قيمة SHA-256 المطبوعة. إذا كان اللاعب هو من شفّر المظروف فساعته تعمل؛ وإلا ف{ -no-clock }، ويمكن { -arbiter(form: "to") } أن يقرر بشأن المباراة.
event-envelope-shut = السبب: لا يُفتح المظروف، أو لا يطابق نصه البصمة.
event-reading-chosen = { $who-is ->
    [you] اخترت إحدى قراءات النقلة المختومة: { $move }.
   *[other] اختيار إحدى قراءات النقلة المختومة: { $who } – { $move }.
}
event-opened = فُتح المظروف. { $who-is ->
    [you] نقلتك المختومة:
   *[other] النقلة المختومة: { $who } –
} { $move } (كما كُتبت: «{ $written }»).
event-opened-with-offer = فُتح المظروف. { $who-is ->
    [you] نقلتك المختومة مع عرض { -draw }:
   *[other] النقلة المختومة مع عرض { -draw }: { $who } –
} { $move } (كما كُتبت: «{ $written }»).
event-opened-ambiguous = فُتح المظروف. { $who-is ->
    [you] نقلتك المختومة:
   *[other] النقلة المختومة: { $who } –
} «{ $written }». لها أكثر من قراءة.
event-opened-illegal = فُتح المظروف. { $who-is ->
    [you] نقلتك المختومة:
   *[other] النقلة المختومة: { $who } –
} «{ $written }». هذه نقلة غير قانونية.
event-opened-nothing = فُتح المظروف. نصه ليس نقلة مختومة في هذا الوضع من هذه المباراة، فلا يُعرض على أحد.
event-opened-early = فتحه أحد الحكام مبكرًا.
event-publication-agreed = { $who-is ->
    [you] وافقت على نشر مظروف هذه المباراة.
   *[other] موافقة على نشر مظروف هذه المباراة من: { $who }.
} يُفتح إذا وافق اللاعبان، ولا يغيّر شيئًا في المباراة.
event-published = وافق اللاعبان، وفُتح مظروف هذه المباراة. { $who-is ->
    [you] نقلتك المختومة:
   *[other] النقلة المختومة: { $who } –
} { $written }. لا يغيّر هذا شيئًا في المباراة.
event-published-nothing = وافق اللاعبان، وفُتح مظروف هذه المباراة. نصه ليس نقلة مختومة.

act-warned = { $who-is ->
    [you] وُجّه إليك إنذار.
   *[other] إنذار: { $who }.
} القرار من: { $arbiter }.
act-time-given = { $who-is ->
    [you] أُضيف إلى ساعتك وقت: { $time }.
   *[other] أُضيف وقت إلى ساعة اللاعب: { $who }، { $time }.
} القرار من: { $arbiter }.
act-time-taken = { $who-is ->
    [you] أُخذ من ساعتك وقت: { $time }.
   *[other] أُخذ وقت من ساعة اللاعب: { $who }، { $time }.
} القرار من: { $arbiter }.
act-clocks = صُححت الساعتان. القرار من: { $arbiter }. الوقت المستهلك في النقلات حتى الآن: الأبيض { $white }، الأسود { $black }.
act-clocks-and-deadline = صُححت الساعتان. القرار من: { $arbiter }. الوقت المستهلك في النقلات حتى الآن: الأبيض { $white }، الأسود { $black }. { -deadline } لهذه النقلة: { $deadline }.
act-points = غُيّرت النقاط. القرار من: { $arbiter }. الأبيض { $white }، الأسود { $black }.
act-leave = مُنحت إجازة خاصة من { $first } إلى { $last }. القرار من: { $arbiter }. { $who-is ->
    [you] لا تعمل ساعتك في هذه الأيام.
   *[other] لا تعمل في هذه الأيام ساعة اللاعب: { $who }.
}
act-leave-ended = أُنهيت الإجازة التي يومها الأول { $first }. القرار من: { $arbiter }. { $who-is ->
    [you] لم تعد ساعتك تتوقف بسببها.
   *[other] لم تعد تتوقف بسببها ساعة اللاعب: { $who }.
}
act-adjourned = أُمر بتأجيل المباراة. القرار من: { $arbiter }.
act-taken-back = سُمح بالتراجع عن خطأ في الكتابة. القرار من: { $arbiter }. تستمر المباراة من الوضع الذي سبقته أنصاف نقلات عددها { $ply }، ولا يُحتسب الوقت منذ ذلك الحين على أي من اللاعبَين.
act-you-replace = من الآن هذه المباراة لك بدلًا من لاعب آخر، والساعة كما هي. عروض ذلك اللاعب ومطالباته وإجازته المحجوزة لاغية.
act-you-were-replaced = حل لاعب آخر محلك، وهو يواصل اللعب: { $name }. عروضك ومطالباتك ونقلاتك المشروطة لاغية.
act-replaced = من الآن يحل لاعب محل لاعب آخر: { $name }. الساعة كما هي. عروض اللاعب السابق ومطالباته لاغية.
act-replayed-as = تُعاد برقم { $game }.
act-counts-after-all = المباراة { $game } محسوبة من جديد.
act-how-to-appeal = في حال عدم موافقتك لك الطعن أمام حكم آخر حتى: { $until }. يُكتب في الرد سطر واحد، «{ command-appeal } { $act }: » ثم أسبابك.
event-appealed = { $who-is ->
    [you] طعنت في قرار { -arbiter } رقم { $act }.
   *[other] طعن في قرار { -arbiter } رقم { $act } من: { $who }.
} يفصل فيه حكم آخر.
event-replaced-appealed = طعن اللاعب الذي حل غيره محله في قرار { -arbiter } رقم { $act }. يفصل فيه حكم آخر.
event-appealed-act = كان القرار: { $act }
event-appeal-decide = إن لم يكن القرار منك فلك الفصل في الطعن: يُكتب في الرد سطر واحد، «arbiter { $game } confirm { $act }: REASON» (تثبيت) أو «arbiter { $game } reverse { $act }: REASON» (نقض)، ومحل REASON السبب.
event-confirmed = ثبّت حكم آخر القرار رقم { $act }.
event-you-confirmed = سُجل تثبيتك للقرار رقم { $act }.
event-reversed = نقض حكم آخر القرار رقم { $act }. المباراة الآن كما كانت ستكون من دونه، والوقت الذي لم تكن فيه أي نقلة ممكنة لا يُحتسب على أي من اللاعبَين.
event-you-reversed = سُجل نقضك للقرار رقم { $act }. المباراة الآن كما كانت ستكون من دونه، والوقت الذي لم تكن فيه أي نقلة ممكنة لا يُحتسب على أي من اللاعبَين.
event-withdrawn = { $who-is ->
    [you] أعلنت انسحابك.
   *[other] انسحاب: { $who }.
}
event-withdrawn-by-silence = { $who-is ->
    [you] خسرت نصف مباريات هذه البطولة بسبب الصمت، ويُعد ذلك انسحابًا.
   *[other] خسارة نصف مباريات هذه البطولة بسبب الصمت: { $who }. يُعد ذلك انسحابًا.
}
event-withdrawal-noted = { $who-is ->
    [you] سُجل انسحابك.
   *[other] سُجل الانسحاب: { $who }.
} القرار من: { $arbiter }.
event-withdrawn-waits = { -no-clock } حتى يقرر حكم بشأن المباراة.

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

over-white-wins = انتهت المباراة { $game }، { $result }. { $who-is ->
    [you] الفوز لك (الأبيض).
   *[other] الفوز: { $who } (الأبيض).
} السبب: { $how }.
over-black-wins = انتهت المباراة { $game }، { $result }. { $who-is ->
    [you] الفوز لك (الأسود).
   *[other] الفوز: { $who } (الأسود).
} السبب: { $how }.
over-both-lose = انتهت المباراة { $game }، { $result }. خسر اللاعبان كلاهما. السبب: { $how }.
over-no-result = انتهت المباراة { $game }، { $result }. لا نتيجة. السبب: { $how }.
over-drawn = انتهت المباراة { $game }، { $result }. { -draw(form: "bare") }. السبب: { $how }.
over-drawn-not-won = انتهت المباراة { $game }، { $result }. { -draw(form: "bare") }. السبب: { $how }؛ لكن الطرف الآخر لا يمكنه تحقيق { -mate }.
ending-by-silence = الصمت (لم تُلعب نقلة مدة طويلة جدًا)
ending-checkmate = { -mate }
ending-resignation = الاستسلام
ending-stalemate = الملك مخنوق (لا نقلة قانونية والملك ليس في كش)
ending-dead-position = لا يمكن لأي من الطرفين تحقيق { -mate }
ending-agreement = اتفاق اللاعبَين
ending-threefold = تكرار الوضع ثلاث مرات، بعد مطالبة
ending-fifty = قاعدة الخمسين نقلة، بعد مطالبة
ending-tablebase = جدول نهايات، بعد مطالبة
ending-fivefold = تكرار الوضع خمس مرات
ending-seventy-five = قاعدة الخمس والسبعين نقلة
ending-time = انقضاء المهلة
ending-illegal-moves = نقلات غير قانونية
ending-sealed-move = كانت النقلة المختومة ملتبسة أو غير قانونية
ending-forfeit = احتساب الخسارة بقرار
ending-cancelled = ألغاها حكم
ending-annulled = أبطلها حكم
ending-expulsion = استُبعد اللاعب الآخر
ending-withdrawal = انسحاب
ending-adjudication = البت في النتيجة

## What was done, to the player whose command it was

done-moved = لُعبت النقلة.
done-moved-with-offer = لُعبت النقلة، مع عرض { -draw }.
done-message = رسالتك في السجل وفي طريقها إلى { -opponent(form: "your") }.
done-draw-offered = عرضت { -draw(form: "definite") }. يبقى العرض قائمًا حتى رد { -opponent }.
done-draw-declined = رفضت { -draw(form: "definite") }. تستمر المباراة.
done-claim-upheld = مطالبتك صحيحة.
done-claim-referred = سيفصل حكم في مطالبتك. يصلك القرار بالبريد.
done-claim-is-offer = تبقى المطالبة عرض تعادل، ويجوز { -opponent(form: "to") } قبوله (FIDE 9.5.3).
done-penalty = أُضيف وقت إلى ساعة { -opponent }: { $time }.
done-analysed = تحليلك في السجل، { -arbiter(form: "to") }.
done-adjournment-proposed = اقترحت التأجيل. تستمر المباراة حتى يوافق { -opponent }.
done-adjournment-declined = رفضت التأجيل. تستمر المباراة.
done-adjourned = المباراة في طور التأجيل: يختم صاحب الدور نقلة.
done-drafted = المسودة في مظروف. لم تُختم بعد: لختمها يُكتب «{ command-seal }» وحده في سطر.
done-sealed = خُتمت النقلة، والمباراة مؤجلة.
done-resumption-asked = سُجل استعدادك للاستئناف. تستمر المباراة عند استعداد { -opponent }، وفي الموعد المحدد على أبعد تقدير.
done-resumed = استُؤنفت المباراة.
done-publication-agreed = سُجلت موافقتك على عرض المظروف. يُعرض عندما يوافق { -opponent } أيضًا.
done-published = المظروف معروض في السجل.
done-reading-chosen = تُحسب النقلة المختومة على أنها النقلة التي اخترتها.
done-clocks-questioned = أُبلغ { -arbiter } بقولك إن الساعتين غير صحيحتين.
done-flag-fell = سقط { -flag }.
done-leave = إجازتك: من { $first } إلى { $last }، واليومان مشمولان. تتوقف ساعتك في هذه المدة.
done-no-leave = أُلغيت إجازتك: من { $first } إلى { $last }. تعمل ساعتك في تلك الأيام.
done-reflection = سُجلت مواصلة تفكيرك في هذه النقلة. صمتك لا يؤدي إلى خسارة المباراة في الوقت الحالي، وساعتك تواصل عملها.
done-refilled = الوقت المنقول من رصيدك إلى ساعتك: { $time }.
done-withdrawn = انسحبت من هذه المباراة.
done-appealed = طعنك في القرار رقم { $act } مسجل. يبقى القرار نافذًا حتى يفصل حكم آخر، وتصلك رسالة فيها القرار.
done-game-over = انتهت المباراة.

## The position in words

pieces-none = لا شيء
board-figures = في هذه الرقعة القطع الممتلئة التي تحتها خط هي قطع الأسود.
pieces = الأبيض: { $white }. الأسود: { $black }.
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
clock-white = الأبيض ({ $name }): { $times }.
clock-black = الأسود ({ $name }): { $times }.
clock-times = { $times }
clock-with-more = { $times } (إضافة للنقلة التالية: { $gained })
clock-with-less = { $times } (نقص للنقلة التالية: { $lost })
clock-used = المستهلك: { $time }
clock-left = المتبقي: { $time }
clock-on-the-clock = على الساعة: { $time }
clock-with-bank = { $left }، وفي الرصيد: { $bank }
clock-this-move = هذه النقلة ({ $name }): المستهلك { $used }، والمحتسب على الساعة { $charged }.
clock-delay = المتبقي من التأخير: { $left }. حتى ذلك الحين لا يُحتسب شيء على الساعة.
clock-stopped = أُوقفت الساعة: { $at }. وتواصل من حيث توقفت.
clock-paused-leave = الساعة متوقفة: إجازة.
clock-paused-free-day = الساعة متوقفة: يوم عطلة.
clock-paused-night = الساعة متوقفة ليلًا.
clock-next = التالي: { $what }، { $at }.
clock-next-time-is-up = ينقضي الوقت
clock-next-silence = تُخسر المباراة بسبب الصمت
clock-next-delay-over = ينتهي التأخير
clock-next-double = يُحسب الوقت مضاعفًا
clock-next-day = يُحتسب يوم آخر
clock-next-refill = يمكن ملء الساعة من الرصيد
clock-next-leave = تبدأ الإجازة
clock-next-free-day = يبدأ يوم عطلة
clock-next-night = يبدأ التوقف الليلي
clock-next-goes-on = تواصل الساعة عملها

## Whose move it is, and until when

state-your-move = الدور عليك، نقلتك { $number }. تُرسَل ردًا على هذه الرسالة. { -deadline }: { $until } (المتبقي: { $left }).
state-their-move = الدور على: { $name }. { -deadline }: { $until } (المتبقي: { $left }).
state-you-seal = يجب ختم نقلتك { $number }. { -deadline }: { $until } (المتبقي: { $left }).
state-they-seal = ختم النقلة التالية على: { $name }. { -deadline }: { $until } (المتبقي: { $left }).
state-adjourned-yours = ساعتك تعمل حتى: { $until } (المتبقي: { $left }).
state-adjourned-theirs = ساعة الخصم تعمل حتى: { $until } (المتبقي: { $left }).
state-you-on-leave = أنت في إجازة ولا يمكنك اللعب قبل: { $back }. نقلتك { $number } تُرسَل ردًا على هذه الرسالة من ذلك الوقت فصاعدًا. { -deadline }: { $until }.
state-on-leave = في إجازة: { $name }، حتى: { $back }. { -deadline } للنقلة: { $until }.
state-doubles = يُحسب وقت هذه النقلة مضاعفًا ابتداءً من: { $at }. مدة التفكير قبل ذلك: { $after }. الموعد النهائي للرد يراعي ذلك.
state-doubled = يُحسب وقت هذه النقلة مضاعفًا منذ: { $at }. مدة التفكير قبل ذلك: { $after }. الموعد النهائي للرد يراعي ذلك.
state-your-flag = سقط عَلَمك: { $at }. ما لم يطالب به { -opponent } أو أحد الحكام تبقى نقلتك محسوبة: يجب لعبها فورًا.
state-your-flag-for-arbiter = سقط عَلَمك: { $at }. ما لم يطالب به أحد الحكام تبقى نقلتك محسوبة: يجب لعبها فورًا.
state-flag-to-claim = سقط { -flag }: { $name }، { $at }. لإنهاء المباراة بسببه يُكتب في الرد «{ command-claim-time }»؛ وحتى ذلك الحين تبقى النقلة محسوبة.
state-flag = سقط { -flag }: { $name }، { $at }. حتى ينهي حكم المباراة بسببه تبقى النقلة محسوبة.

## Reminders

reminder-time = تذكير من { $site }: وقتك يوشك أن ينقضي.
reminder-silence = تحذير من { $site }: لم تصل نقلة منك منذ مدة طويلة، والصمت يؤدي إلى خسارة المباراة بعد: { $until }. الرجاء لعب نقلة، أو كتابة «{ command-reflect }» لمواصلة التفكير على حساب وقتك.
reminder-silent-flag = تحذير من { $site }: لم تصل نقلة منك منذ مدة طويلة، ووقتك ينقضي بعد: { $until }.
restored = لزمت استعادة الخدمة من نسخة احتياطية. ضاعت النقلات والرسائل اللاحقة، لكن الوقت أُعيد. المباراة كما تظهر هنا. أُلغيت النقلات المشروطة: الرجاء إرسالها من جديد. الرجاء الرد على هذه الرسالة؛ الردود على رسائل أقدم لا أثر لها.
restored-from = لزمت استعادة الخدمة من نسخة احتياطية تاريخها: { $at }. ضاعت النقلات والرسائل اللاحقة، لكن الوقت أُعيد. المباراة كما تظهر هنا. أُلغيت النقلات المشروطة: الرجاء إرسالها من جديد. الرجاء الرد على هذه الرسالة؛ الردود على رسائل أقدم لا أثر لها.

## Digests

digest-subject = { $site }: { $count ->
    [zero] ما جرى في مبارياتك
    [one] الدور عليك في مباراة واحدة
    [two] الدور عليك في مباراتين
    [few] الدور عليك في { $count } مباريات
    [many] الدور عليك في { $count } مباراة
   *[other] الدور عليك في { $count } مباراة
}
digest = { $count ->
    [zero] ليس الدور عليك في أي مباراة.
    [one] الدور عليك في مباراة واحدة.
    [two] الدور عليك في مباراتين، والأقرب موعدًا أولًا.
    [few] الدور عليك في { $count } مباريات، والأقرب موعدًا أولًا.
    [many] الدور عليك في { $count } مباراة، والأقرب موعدًا أولًا.
   *[other] الدور عليك في { $count } مباراة، والأقرب موعدًا أولًا.
}
digest-game = { $game } { $white } – { $black }
digest-until = نقلتك { $number }. { -deadline }: { $until } (المتبقي: { $left }).
digest-move = للعب نقلة يُكتب إلى هذا العنوان، مثلًا: { $example }
digest-write = للكتابة عن هذه المباراة يُستعمل هذا العنوان:
digest-more = { $count ->
    [zero] لا توجد مباريات أخرى. لقائمة بها كلها يُكتب «{ command-games }».
    [one] توجد مباراة أخرى واحدة. لقائمة بها كلها يُكتب «{ command-games }».
    [two] توجد مباراتان أخريان. لقائمة بها كلها يُكتب «{ command-games }».
    [few] توجد { $count } مباريات أخرى. لقائمة بها كلها يُكتب «{ command-games }».
    [many] توجد { $count } مباراة أخرى. لقائمة بها كلها يُكتب «{ command-games }».
   *[other] توجد { $count } مباراة أخرى. لقائمة بها كلها يُكتب «{ command-games }».
}

## Conditional moves

conditions-none = ليس لديك نقلات مشروطة الآن.
conditions-kept = حُفظت نقلاتك المشروطة.
conditions-replaced = حُفظت نقلاتك المشروطة. وهي تحل محل ما قدمته من قبل (عدد الأسطر: { $count }).
conditions-stored = نقلاتك المشروطة الآن كما يلي. كل سطر سلسلة واحدة:
conditions-not-foreseen = لا ترد أي من نقلاتك المشروطة على هذه النقلة؛ أُلغي ما تبقى منها.
conditions-others-dropped = أُلغيت نقلاتك المشروطة على نقلات أخرى { -opponent(form: "to") }، لأن تلك النقلات لم تعد ممكنة.
conditions-you-decide = لم تُلعب نقلتك المشروطة، لأن { -opponent } قدم عرضًا قراره لك وحدك. إذا لعبتها الآن تبقى بقية سطرها؛ وتُلغى النقلات المشروطة على نقلات أخرى.
conditions-mail-unread = لم تُلعب نقلتك المشروطة، لأن رسالة منك عن هذه المباراة وصلت قبل نقلة { -opponent } ولم تكن قد قُرئت: ربما كانت تسحب النقلة المشروطة. إذا لعبتها الآن تبقى بقية سطرها؛ وتُلغى النقلات المشروطة على نقلات أخرى.
conditions-adjourned = أُلغيت نقلاتك المشروطة: لا يُرد على نقلة من مظروف قبل رؤيتها.
conditions-taken-back = أُلغيت نقلاتك المشروطة: كانت للمباراة كما كانت من قبل.

## Messages of the players

writes = رسالة من { $who }:
writes-replaced = رسالة من اللاعب الذي حل غيره محله:
writes-arbiter = رسالة من الحكم:
writes-more = ... البقية في { $url }

## Envelopes

sealed-commitment = النقلة في مظروف مشفر لا يفتحه أحد قبل استئناف المباراة. هذه قيمة SHA-256 لنص المظروف. الرجاء الاحتفاظ بها: ستثبت أن المظروف هو الذي خُتم الآن.
opened-commitment = نص المظروف في سجل المباراة؛ وقيمة SHA-256 له هي البصمة التي طُبعت عند ختم النقلة ({ $url }):

## How to answer

answer-move = طريقة الرد: يُكتب في الرد على هذه الرسالة سطر واحد، مثل «{ $example }»؛ وكل طرق التدوين مقبولة.
answer-seal = طريقة الرد: يُكتب في الرد على هذه الرسالة سطر واحد، مثل «{ command-seal }{"\u00A0"}{ $example }»؛ وكل طرق التدوين مقبولة.
answer-seal-clock = تعمل ساعتك حتى تُختم النقلة. لا يراها أحد قبل فتحها.
answer-draw = عرض { -draw } من: { $opponent }. يُكتب في الرد «{ command-accept }» للقبول، أو «{ command-decline }» للرفض.
answer-draw-on-move = عرض { -draw } من: { $opponent }. يُكتب في الرد «{ command-accept }» للقبول، أو «{ command-decline }» للرفض؛ ولعب نقلة يعني رفضه.
answer-adjournment = اقتراح بالتأجيل من: { $opponent }. يُكتب في الرد «{ command-adjourn }» للموافقة؛ عندها يختم صاحب الدور النقلة التالية وتتوقف الساعة. أو يُكتب «{ command-decline-adjournment }» لمواصلة اللعب.
commands-help = للاطلاع على الأوامر يُكتب في الرد «{ command-help }».
commands = الأوامر، واحد في كل سطر: نقلتك؛ نقلتك ثم «{ command-draw }»؛ { command-accept }؛ { command-decline }؛ { command-resign-yes }؛ { command-claim-threefold }؛ { command-claim-fifty }؛ { command-say } ...؛ { command-adjourn }؛ { command-seal } ...؛ { command-resume }؛ { command-show }؛ { command-moves }؛ { command-status }؛ { command-legal }؛ { command-pgn }؛ { command-help }.
publish = تبقى النقلة المختومة في مظروفها. لا تُعرض إلا إذا جاء منك ومن { -opponent } كليكما الرد «{ command-publish }».
moves = النقلات: { $moves }
game-took = انتهت المباراة بعد { $moves ->
    [zero] 0 نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}. مدتها: { $time }.
game-took-no-move = مدة المباراة: { $time }. لم تُلعب أي نقلة.
game-attached = المباراة كلها مرفقة في الملف { $file }، لبرامج الشطرنج.
game-attached-short = النقلات مرفقة في الملف { $file }، لبرامج الشطرنج. المباراة مع تعليقاتها أطول من أن تسعها رسالة؛ وهي في { $url }
pgn-too-long = المباراة أطول من أن تسعها هذه الرسالة: يُكتب في الرد «{ command-pgn }»، أو يُنظر في { $url }

resume-played = تُلعب النقلة المختومة
resume-opened-and-played = يفتح { -arbiter } المظروف وتُلعب النقلة المختومة
resume-reply-when-ready = يُكتب في الرد «{ command-resume }» عند استعدادك.
resume-opponent-ready = استعداد { -opponent } مسجل: { $opponent }. يُكتب في الرد «{ command-resume }» عند استعدادك أيضًا: عندئذ { $then }. وإلا استُؤنفت المباراة في غيابك: { $latest }.
resume-when-opponent-too = موعد الاستئناف: { $latest }. قبل ذلك تُستأنف المباراة عند استعداد { -opponent } أيضًا ({ $opponent }). وإلا فمن ذلك الموعد تعمل ساعة { -opponent }، ويُفتح المظروف عند حضوره.
resume-when-both-sealer = موعد الاستئناف: { $latest }. قبل ذلك تُستأنف المباراة عند استعداد اللاعبَين. وإلا فمن ذلك الموعد تعمل ساعة { -opponent } ({ $opponent })، ويُفتح المظروف عند حضوره.
resume-when-opponent = تُستأنف المباراة عند استعداد { -opponent } ({ $opponent })، وعلى أبعد تقدير: { $latest }.
resume-when-opponent-ready-too = تُستأنف المباراة عند استعداد { -opponent } أيضًا ({ $opponent })، وعلى أبعد تقدير: { $latest }.
resume-when-both = موعد الاستئناف: { $latest }. قبل ذلك تُستأنف المباراة عند استعداد اللاعبَين. وإلا فمن ذلك الموعد تعمل ساعتك. ويُفتح المظروف عندما يصل منك الرد «{ command-resume }».
resume-now = يُكتب في الرد «{ command-resume }» لفتح المظروف: { $then } وتبدأ ساعتك. وإلا استُؤنفت المباراة: { $latest }.
resume-clock-runs = يُكتب في الرد «{ command-resume }»: عندئذ { $then }. وتعمل ساعتك حتى ذلك الحين.
resume-show-text = يُعرض النص الذي ختمته عبر HTTP (بفتح المظروف)، أو يُسلَّم { -arbiter(form: "to") }.
resume-choose = للنقلة المختومة أكثر من معنى، والاختيار لك: يُكتب في الرد «{ command-choose } { $first }»، أو كذلك مع نقلة أخرى من هذه: { $readings }. ساعتك تعمل.
default-you = يُكتب في الرد «{ command-resume }» في موعد أقصاه: { $until }. وإلا حُسبت عليك خسارة المباراة بسبب الغياب (FIDE Guidelines I.10).
default-opponent = إذا لم يحضر { -opponent } ({ $opponent }) حتى: { $until }، حُسبت عليه خسارة المباراة بسبب الغياب (FIDE Guidelines I.10).
default-sealer = إذا لم يحضر { -opponent } ({ $opponent }) حتى: { $until }، ولم يُفتح المظروف قبل ذلك، حُسبت عليه خسارة المباراة بسبب الغياب (FIDE Guidelines I.10).

## For arbiters

arbiter-session-continues = انتهت جلسة اللعب وكان على صاحب الدور أن يختم الآن، لكن المظروف ينقصه حاملو مفاتيح: من بقي من الحكام المسمَّين حكمًا، ولديه مفتاح، ولا يلعب في هذه المباراة، عددهم لا يكفي. تستمر المباراة حتى يسجل عدد كافٍ منهم مفتاحًا، أو حتى تنتفي الحاجة إلى تأجيلها.
arbiter-fetch = المظروف في انتظارك. يُفتح بمفتاحك على صفحته: { $url }. وحتى ذلك الحين { -no-clock }.
arbiter-fen = الوضع بصيغة FEN:
arbiter-fen-after = الوضع بعد النقلة المعلنة بصيغة FEN:
arbiter-withdrawn = القرار لك: يُكتب في الرد سطر واحد، «arbiter { $game } adjudicate 1-0: REASON» (أو { -example(of: "results") })، ومحل REASON السبب؛ أو يُستبدل اللاعب بالسطر «arbiter { $game } replace { $side } NAME: REASON»، ومحل NAME اسم البديل.
arbiter-default = اللاعب الذي لم يحضر حتى: { $until }، تُحسب عليه خسارة المباراة بسبب الغياب (FIDE Guidelines I.10).
arbiter-agree-open = في حال موافقتك يُكتب في الرد سطر واحد، «arbiter { $game } open».
arbiter-agree-show = في حال موافقتك يُفتح المظروف على صفحته مع ذكر سببك فيها: { $url }.
arbiter-agree-two = الفتح المبكر يحتاج إليكما معًا: أنت وحكم آخر.
arbiter-clocks = لك تقرير الوقت الصحيح: «correct_clocks» على { $url }.
arbiter-flag = لإنهاء المباراة بسبب سقوط { -flag } يُكتب في الرد سطر واحد: «arbiter { $game } flag».
arbiter-more = كل ما ينتظر أحد الحكام: { $queue }، أو الأمر «postzug arbiter list». كل ما فُعل أو جُرب في هذه المباراة: { $trail }.

## Answers to mails

unanswered = { $count ->
    [zero] رسائلك التي بقيت بلا رد: 0
    [one] بقيت رسالة واحدة منك بلا رد
    [two] بقيت رسالتان منك بلا رد
    [few] بقيت { $count } رسائل منك بلا رد
    [many] بقيت { $count } رسالة منك بلا رد
   *[other] بقيت { $count } رسالة منك بلا رد
}، منذ: { $since }. السبب: وصلتك ردود كثيرة في وقت قصير. النقلات والأوامر الواضحة فيها نُفذت؛ ولم يُنفذ ما عداها. الرجاء مراجعة الحالة الراهنة وتكرار ما لا يزال ناقصًا.
next-answer = وصلتك ردود كثيرة في وقت قصير، لذلك يأتي الرد التالي بعد: { $at }. حتى ذلك الحين تُقرأ كل رسالة، وتُنفذ النقلة الواضحة أو الأمر الواضح فيها؛ وبعد ذلك تخبرك رسالة واحدة بأن الرسائل الأخرى بقيت بلا رد.
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
did-you-mean = هل المقصود { $move }؟ إذن يُكتب في الرد على هذه الرسالة «{ word-yes }» في موعد أقصاه: { $until }. تُحسب النقلة من وصول رسالتك الأولى. وإلا يُكتب في الرد «{ word-no }»، أو نقلتك وحدها في سطر.
confirm-public-address = وصلت رسالة منك إلى عنوان لا يثبت كاتبها، لذلك لم تُعالَج بعد. الرجاء الرد على عنوان الرد الموجود في رسائلنا: هو يثبت ذلك.
confirm-arbiter-act = وصلت رسالة منك فيها قرار { -arbiter(form: "bare") } إلى عنوان مباراة. هذا العنوان موجود في كل رسالة من رسائل المباراة تُقتبس أو يُعاد توجيهها، لذلك لم تُعالَج بعد.
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

challenge = تحدٍّ لك لمباراة. من: { $other }. الشروط: { $terms }.
challenge-how = الرد في موعد أقصاه: { $until }. يُكتب في الرد على هذه الرسالة سطر واحد، «{ command-accept-challenge } { $challenge }» أو «{ command-decline-challenge } { $challenge }».
challenge-declined = رُفض تحديك { $challenge }. الرفض من: { $other } ({ $terms }).
challenge-withdrawn = سُحب التحدي { $challenge }. صاحب التحدي: { $other }. لا حاجة إلى أي إجراء منك.
challenge-subject = [{ $challenge }] تحدٍّ لك من { $other }
challenge-declined-subject = [{ $challenge }] رُفض تحديك: { $other }
challenge-withdrawn-subject = [{ $challenge }] سُحب التحدي: { $other }
challenge-you-white = لك الأبيض
challenge-you-black = لك الأسود
challenge-colours-drawn = يُحدَّد اللونان بالقرعة عند بدء المباراة
terms-public-sentence = { $plies ->
    [zero] لأي شخص قراءة النقلات من دون حساب.
    [one] لأي شخص قراءة النقلات من دون حساب، بتأخير نصف نقلة واحد.
    [two] لأي شخص قراءة النقلات من دون حساب، بتأخير نصفَي نقلة.
    [few] لأي شخص قراءة النقلات من دون حساب، بتأخير { $plies } أنصاف نقلات.
    [many] لأي شخص قراءة النقلات من دون حساب، بتأخير { $plies } نصف نقلة.
   *[other] لأي شخص قراءة النقلات من دون حساب، بتأخير { $plies } نصف نقلة.
}
start-chess960 = وضع Chess960 رقم { $number }
start-from = وضع البداية: { $fen }
start-drawn-chess960 = يُحدَّد وضع Chess960 بالقرعة عند بدء المباراة

## The regulations of a game that are not the usual ones

terms-claim-after = تجوز المطالبة { -draw(form: "by") } بعد { $moves } نقلة من كل طرف بلا أسر ولا نقلة بيدق.
terms-not-automatic = لا تنتهي المباراة بتكرار الوضع، ولا بالنقلات التي لا أسر فيها ولا نقلة بيدق، إلا بعد مطالبة.
terms-wrong-claim = { $days ->
    [zero] إذا كانت المطالبة غير صحيحة لم يكسب { -opponent } أي وقت.
    [one] إذا كانت المطالبة غير صحيحة كسب { -opponent } يومًا واحدًا للنقلة التالية.
    [two] إذا كانت المطالبة غير صحيحة كسب { -opponent } يومين للنقلة التالية.
    [few] إذا كانت المطالبة غير صحيحة كسب { -opponent } { $days } أيام للنقلة التالية.
    [many] إذا كانت المطالبة غير صحيحة كسب { -opponent } { $days } يومًا للنقلة التالية.
   *[other] إذا كانت المطالبة غير صحيحة كسب { -opponent } { $days } يوم للنقلة التالية.
}
terms-offer-again = { $moves ->
    [zero] يجوز للاعب الذي عرض { -draw(form: "definite") } أن يعرضه من جديد من دون لعب نقلة قبل ذلك.
    [one] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب نقلة واحدة قبل العرض التالي.
    [two] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب نقلتين قبل العرض التالي.
    [few] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { $moves } نقلات قبل العرض التالي.
    [many] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { $moves } نقلة قبل العرض التالي.
   *[other] على اللاعب الذي عرض { -draw(form: "definite") } أن يلعب { $moves } نقلة قبل العرض التالي.
}
terms-illegal-gains = { $days ->
    [zero] لا يكسب { -opponent } أي وقت بعد نقلة غير قانونية.
    [one] بعد كل نقلة غير قانونية يكسب { -opponent } يومًا واحدًا للنقلة التالية.
    [two] بعد كل نقلة غير قانونية يكسب { -opponent } يومين للنقلة التالية.
    [few] بعد كل نقلة غير قانونية يكسب { -opponent } { $days } أيام للنقلة التالية.
    [many] بعد كل نقلة غير قانونية يكسب { -opponent } { $days } يومًا للنقلة التالية.
   *[other] بعد كل نقلة غير قانونية يكسب { -opponent } { $days } يوم للنقلة التالية.
}
terms-illegal-loses = { $count ->
    [zero] يخسر اللاعب المباراة عند نقلته غير القانونية رقم { ordinal }.
    [one] يخسر اللاعب المباراة عند نقلته غير القانونية الأولى.
    [two] يخسر اللاعب المباراة عند نقلته غير القانونية الثانية.
    [few] يخسر اللاعب المباراة عند نقلته غير القانونية رقم { ordinal }.
    [many] يخسر اللاعب المباراة عند نقلته غير القانونية رقم { ordinal }.
   *[other] يخسر اللاعب المباراة عند نقلته غير القانونية رقم { ordinal }.
}
terms-ambiguous-gains = { $days ->
    [zero] لا يكسب { -opponent } أي وقت بعد نقلة ملتبسة.
    [one] بعد كل نقلة ملتبسة يكسب { -opponent } يومًا واحدًا للنقلة التالية.
    [two] بعد كل نقلة ملتبسة يكسب { -opponent } يومين للنقلة التالية.
    [few] بعد كل نقلة ملتبسة يكسب { -opponent } { $days } أيام للنقلة التالية.
    [many] بعد كل نقلة ملتبسة يكسب { -opponent } { $days } يومًا للنقلة التالية.
   *[other] بعد كل نقلة ملتبسة يكسب { -opponent } { $days } يوم للنقلة التالية.
}
terms-ambiguous-loses = { $count ->
    [zero] يخسر اللاعب المباراة عند نقلته الملتبسة رقم { ordinal }.
    [one] يخسر اللاعب المباراة عند نقلته الملتبسة الأولى.
    [two] يخسر اللاعب المباراة عند نقلته الملتبسة الثانية.
    [few] يخسر اللاعب المباراة عند نقلته الملتبسة رقم { ordinal }.
    [many] يخسر اللاعب المباراة عند نقلته الملتبسة رقم { ordinal }.
   *[other] يخسر اللاعب المباراة عند نقلته الملتبسة رقم { ordinal }.
}
terms-appeal = { $days ->
    [zero] لا يحق لأحد الطعن في قرارات { -arbiter }.
    [one] يحق للاعب الطعن في قرار { -arbiter } خلال يوم واحد.
    [two] يحق للاعب الطعن في قرار { -arbiter } خلال يومين.
    [few] يحق للاعب الطعن في قرار { -arbiter } خلال { $days } أيام.
    [many] يحق للاعب الطعن في قرار { -arbiter } خلال { $days } يومًا.
   *[other] يحق للاعب الطعن في قرار { -arbiter } خلال { $days } يوم.
}
terms-takeback = يجوز { -arbiter(form: "to") } أن يسمح بالتراجع عن خطأ في الكتابة.
terms-arbiters = { $n ->
    [zero] لم يُحدَّد حكام لهذه المباراة.
    [one] حُدد لهذه المباراة حكم واحد: { $accounts }.
    [two] حُدد لهذه المباراة حكمان: { $accounts }.
    [few] حُدد لهذه المباراة { $n } حكام: { $accounts }.
    [many] حُدد لهذه المباراة { $n } حكمًا: { $accounts }.
   *[other] حُدد لهذه المباراة { $n } حكم: { $accounts }.
}
terms-session = { $days ->
    [zero] بعد جلسة لعب مدتها 0 يوم يختم صاحب الدور نقلته.
    [one] بعد جلسة لعب مدتها يوم واحد يختم صاحب الدور نقلته.
    [two] بعد جلسة لعب مدتها يومان يختم صاحب الدور نقلته.
    [few] بعد جلسة لعب مدتها { $days } أيام يختم صاحب الدور نقلته.
    [many] بعد جلسة لعب مدتها { $days } يومًا يختم صاحب الدور نقلته.
   *[other] بعد جلسة لعب مدتها { $days } يوم يختم صاحب الدور نقلته.
}
terms-resumes = { $days ->
    [zero] تُستأنف المباراة المؤجلة بعد 0 يوم من الختم، ما لم يُتفق على غير ذلك.
    [one] تُستأنف المباراة المؤجلة بعد يوم واحد من الختم، ما لم يُتفق على غير ذلك.
    [two] تُستأنف المباراة المؤجلة بعد يومين من الختم، ما لم يُتفق على غير ذلك.
    [few] تُستأنف المباراة المؤجلة بعد { $days } أيام من الختم، ما لم يُتفق على غير ذلك.
    [many] تُستأنف المباراة المؤجلة بعد { $days } يومًا من الختم، ما لم يُتفق على غير ذلك.
   *[other] تُستأنف المباراة المؤجلة بعد { $days } يوم من الختم، ما لم يُتفق على غير ذلك.
}
terms-opponent-chooses = إذا كانت للنقلة المختومة قراءتان اختار { -opponent } إحداهما.
terms-check-in = يعلن اللاعبان حضورهما قبل استئناف المباراة المؤجلة.
terms-default = { $days ->
    [zero] اللاعب الذي لا يحضر في موعد الاستئناف يخسر.
    [one] اللاعب الذي لا يحضر خلال يوم واحد من موعد الاستئناف يخسر.
    [two] اللاعب الذي لا يحضر خلال يومين من موعد الاستئناف يخسر.
    [few] اللاعب الذي لا يحضر خلال { $days } أيام من موعد الاستئناف يخسر.
    [many] اللاعب الذي لا يحضر خلال { $days } يومًا من موعد الاستئناف يخسر.
   *[other] اللاعب الذي لا يحضر خلال { $days } يوم من موعد الاستئناف يخسر.
}
terms-holders = { $needed ->
    [zero] لا يلزم أي من مفاتيح هؤلاء الحكام لفتح مظروف: { $accounts }.
    [one] يفتح المظروف مفتاح واحد من مفاتيح هؤلاء الحكام: { $accounts }.
    [two] يفتح المظروف مفتاحان معًا من مفاتيح هؤلاء الحكام: { $accounts }.
    [few] يفتح المظروف { $needed } مفاتيح معًا من مفاتيح هؤلاء الحكام: { $accounts }.
    [many] يفتح المظروف { $needed } مفتاحًا معًا من مفاتيح هؤلاء الحكام: { $accounts }.
   *[other] يفتح المظروف { $needed } مفتاح معًا من مفاتيح هؤلاء الحكام: { $accounts }.
}
terms-early = يجب أن يوافق حكمان على فتح أي مظروف قبل أوانه.
terms-free-weekdays = { -no-clock } في هذه الأيام من كل أسبوع: { $weekdays }.
terms-free-dates = { -no-clock } في هذه الأيام: { $dates }.
terms-free-night = تتوقف ساعة كل لاعب من { $from } إلى { $until } بتوقيت منطقته الزمنية.
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
terms-leave-moves = يجوز للاعب أن يلعب نقلات في أثناء إجازته.
terms-silence = اللاعب الذي لا يلعب أي نقلة مدة { $days ->
    [zero] 0 يوم
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
} يخسر المباراة، إلا إذا أعلن مواصلة التفكير. تصل التذكيرات بعد انقضاء هذا العدد من الأيام: { $reminders }.
terms-flag-claimed = عندما يسقط { -flag } تنتهي المباراة بسببه بمطالبة من { -opponent } أو بقرار من حكم. وحتى ذلك الحين تُحتسب أي نقلة.
terms-flag-arbiter = عندما يسقط { -flag } لا تنتهي المباراة بسببه إلا بقرار من حكم. وحتى ذلك الحين تُحتسب أي نقلة.
terms-tablebase = يجوز للاعب المطالبة بناءً على جدول نهايات إذا لم يزد عدد القطع والبيادق على الرقعة على { $men }. { $fifty ->
    [yes] وتسري في ذلك قاعدة الخمسين نقلة.
   *[no] ولا تسري في ذلك قاعدة الخمسين نقلة.
}
terms-undecided = { $days ->
    [zero] للحكم 0 يوم للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [one] للحكم يوم واحد للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [two] للحكم يومان للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [few] للحكم { $days } أيام للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
    [many] للحكم { $days } يومًا للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
   *[other] للحكم { $days } يوم للفصل في مطالبة لا يستطيع أي جدول نهايات هنا الفصل فيها.
}
terms-adjudication = يجوز للاعب أن يطلب من حكم البت في نتيجة المباراة بناءً على تحليل. { $stops ->
    [yes] وحتى صدور القرار { -no-clock }.
   *[no] وتستمر المباراة حتى صدور القرار.
}
terms-adjudicated = { $days ->
    [zero] للحكم 0 يوم للبت في النتيجة بناءً على تحليل.
    [one] للحكم يوم واحد للبت في النتيجة بناءً على تحليل.
    [two] للحكم يومان للبت في النتيجة بناءً على تحليل.
    [few] للحكم { $days } أيام للبت في النتيجة بناءً على تحليل.
    [many] للحكم { $days } يومًا للبت في النتيجة بناءً على تحليل.
   *[other] للحكم { $days } يوم للبت في النتيجة بناءً على تحليل.
}
terms-annulled = { $moves ->
    [zero] إذا انسحب لاعب قبل أن يلعب كل من الطرفين 0 نقلة، أُبطلت المباراة.
    [one] إذا انسحب لاعب قبل أن يلعب كل من الطرفين نقلة واحدة، أُبطلت المباراة.
    [two] إذا انسحب لاعب قبل أن يلعب كل من الطرفين نقلتين، أُبطلت المباراة.
    [few] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { $moves } نقلات، أُبطلت المباراة.
    [many] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { $moves } نقلة، أُبطلت المباراة.
   *[other] إذا انسحب لاعب قبل أن يلعب كل من الطرفين { $moves } نقلة، أُبطلت المباراة.
}
terms-withdrawn = إذا انسحب لاعب، تتوقف المباراة حتى يبت حكم في نتيجتها أو يواصل شخص آخر اللعب.
terms-silent = إذا خسر لاعب نصف مبارياته في بطولة بسبب الصمت، يُعد ذلك انسحابًا منها.
terms-conditions-visible = يرى { -opponent } النقلات المشروطة قبل لعبها.
terms-protection = إذا بقي للاعب بعد النقلات التي لها زيادة أقل من ثلاثة أيام في المجموع، صارت له ثلاثة أيام.

## Receipts of the log

receipt = المظروف الذي فيه النقلة المختومة للمباراة { $game } مسجل في سجل كل الأحداث، ورقم القيد: { $entry }. من الآن لا يستطيع أحد، ولا نحن، أن يغيّره أو يغيّر وقت ختمه من دون أن تثبت هذه الرسالة التغيير. الرجاء حفظ هذه الرسالة: الملف المرفق بها، { $file }، هو الإثبات. وهو لا يكشف النقلة.
receipt-how-to-check = يمكن للحكم التحقق من ذلك من دوننا ومن دون اتصال بالشبكة: بالبرنامج النصي verify.sh الذي لا يحتاج إلا إلى bash و awk و openssl، أو بواسطة bash و openssl وحدهما كما في القسم «A receipt by hand» من docs/internals/log.md. يجب أخذ البرنامج من نسختك من Postzug («postzug audit script»)، لا ممن يعرض عليك الدليل. قيمة SHA-256 له:
receipt-entry = قيد المظروف في السجل:
receipt-hashes = وهذه البصمات تصل منه إلى الجذر الموقَّع أدناه:

## Mail that is passed on to the operator

passed-on = وصلت هذه الرسالة إلى صندوق البريد { $mailbox } من { $from }. الرد يذهب إلى كاتبها لا إلينا. رقمها في صندوق الوارد { $number }: والأمر «postzug inbox show { $number } --raw» يطبع كل ما حُفظ منها.
passed-on-no-address = كاتب بلا عنوان عادي
passed-on-shortened = ... (مختصر)
passed-on-header = ترويستها:

## Below every mail

subject-your-mail = رسالتك إلى { $site }
subject-your-move = نقلتك { $number }
subject-their-move = { $name }: النقلة { $number }
subject-draw-offered = { $state }، عُرض التعادل
subject-left = { $state }، المتبقي: { $left }
subject-you-won = انتهت المباراة، فزت
subject-you-lost = انتهت المباراة، خسرت
subject-white-won = انتهت المباراة، فاز الأبيض
subject-black-won = انتهت المباراة، فاز الأسود
subject-both-lost = انتهت المباراة، خسر الطرفان
subject-drawn = انتهت المباراة، تعادل
subject-no-result = انتهت المباراة، بلا نتيجة
subject-adjourned-yours = مؤجلة، ساعتك تعمل
subject-adjourned = مؤجلة
subject-undecided = القرار لأحد الحكام
subject-for-arbiter = للحكم
subject-question = الرجاء الرد
subject-receipt = إيصالك
from-name = { $name } عبر { $site }
footer-player = هذه الرسالة إلى: { $name }، المباراة { $game }.
footer-account = هذه الرسالة إلى الحساب: { $name }.
footer-stranger = إن لم تكن هذه الرسالة بطلب منك فالرجاء تجاهلها.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
heard-note = ملاحظة { $number }
heard-notes = في الملف المرفق { $file } نص كل ملاحظة تحت رقمها.
footer-log = النص أدناه للبرامج: الرأس الموقَّع لسجلنا.
footer-log-and-pgn = النص أدناه للبرامج: الرأس الموقَّع لسجلنا، والمباراة (PGN).
footer-pgn = النص أدناه لبرامج الشطرنج: المباراة (PGN).

## Hints about commands that lack something

hint-withdraw-all = لم يُسجَّل انسحابك. إن كان هذا مرادك، يُكتب «{ command-withdraw-from-all-games-yes }:» ثم السبب
hint-withdraw-event = لم يُسجَّل انسحابك. إن كان هذا مرادك، يُكتب «{ command-withdraw-from-event-yes }:» ثم السبب
hint-appeal = يُكتب رقم القرار وأسبابك: { command-appeal } 17: لم أُبلَّغ
hint-colours = ذكرت أكثر من لون. يُكتب واحد من هذه: { word-white }، { word-black }، { word-random }
hint-controls = ذكرت أكثر من نظام وقت. يُكتب واحد منها
hint-starts = ذكرت أكثر من وضع بداية. يُكتب 960 مرة واحدة
hint-limit = مهلة النقلة من 1 إلى 60 يومًا
hint-chess960 = أرقام أوضاع Chess960 من 0 إلى 959
hint-control = نظام الوقت هذا خارج الحدود: التفاصيل في docs/arbitrate/clocks.md
hint-move = تُكتب النقلة بعد الكلمة، مثل: { command-move } 5254
hint-claim = يُكتب «{ command-claim-threefold }» أو «{ command-claim-fifty }»
hint-claim-announced = يُكتب «{ command-claim-threefold }» أو «{ command-claim-fifty }»؛ وبعده النقلة المعلنة
hint-challenge-number = يُكتب رقم التحدي، مثل: { command-accept-challenge } C7
hint-leave-all = يُكتب اليوم الأول واليوم الأخير: { command-leave-all } { -example(of: "days") }
hint-leave = يُكتب اليوم الأول واليوم الأخير: { command-leave } { -example(of: "days") }
hint-cancel-leave-all = يُكتب اليوم الأول من الإجازة: { command-cancel-leave-all } { -example(of: "day") }
hint-cancel-leave = يُكتب اليوم الأول من الإجازة: { command-cancel-leave } { -example(of: "day") }
hint-unclear-conditions = لم تُحفظ نقلاتك المشروطة: ليس واضحًا أين تنتهي إحداها أو ما معناها. قد يكون السبب فاصلة في آخر سطرها، أو سطرًا يبدأ بمسافة أو ربما قطعه برنامج بريدك، أو كلمات أخرى حول النقلات. ما حُفظ من قبل باقٍ. تُكتب كل سلسلة من نقلتها الأولى في سطر خاص بها، مثل: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125. لا توضع فاصلة في آخرها، ويُترك سطر فارغ بين سلسلتين. وإذا لزم أن تستمر سلسلة طويلة في السطر التالي، يكون القطع بعد «{ command-then }»
hint-no-move = لم تُلعب أي نقلة. تُكتب نقلتك وحدها في سطر
hint-challenge = يُكتب «{ command-challenge } <الاسم>»، ويمكن أن يُضاف: { word-white } أو { word-black }، و 5 { word-days } أو نظام وقت آخر، و 960
hint-seek = يُكتب «{ command-seek }»، ويمكن أن يُضاف: { word-white } أو { word-black }، و 5 { word-days } أو نظام وقت آخر، و 960
hint-other-language = هذا أمر بلغة أخرى ({ $language })، فلم يُنفَّذ شيء. يُكتب بلغتك أو بالإنجليزية، أو تُختار تلك اللغة في سطر خاص: { command-language } { $tag }
hint-set = يُكتب مثلًا: { command-set-time-zone } Europe/Berlin، { command-set-notation } san، { command-set-letters } Deutsch، { command-set-board } { word-off }، { command-set-pgn } { word-attached }، أو: { command-set-acknowledge } { word-off }
hint-letters = يُكتب «{ command-set-letters }» ثم اسم لغة مكتوبًا بتلك اللغة نفسها، مثل: { command-set-letters } Deutsch
hint-pgn = يُكتب «{ command-set-pgn } { word-attached }» أو «{ command-set-pgn } { word-not-attached }»
hint-pgn-which = يُكتب «{ command-pgn }» لهذه المباراة، أو «{ command-pgn } G42» للمباراة التي لها ذلك الرقم، أو «{ command-pgn-all }» لكل مبارياتك، أو: { command-pgn-all-before } G42
hint-calendar = يُكتب «{ command-set-calendar } { word-attached }» أو «{ command-set-calendar } { word-not-attached }»
hint-mail = يُكتب «{ command-set-mail } { format-html }» أو «{ command-set-mail } { format-text }»
hint-on-off = يُكتب بعده «{ word-on }» أو «{ word-off }»، مثل: { command-set-board } { word-off }
hint-adjudicate = يُكتب «{ command-adjudicate-win }» أو «{ command-adjudicate-draw }»، ثم سطر «{ command-analysis }:» وتحته تحليلك
hint-analysis-cut = جزء من التحليل يشبه اقتباسًا أو توقيعًا. يوضع في آخره سطر ليس فيه إلا نقطة، ويُرسَل من جديد؛ عندئذ يُؤخذ كله حرفيًا
needs-game = هذا يحتاج إلى مباراة: يلزم الرد على رسالة عن المباراة.
message-cut = رسالتك أطول مما يُسمح به، وأقصى عدد للأحرف { $most }. تصل إلى { -opponent } حتى هذا الحد: الرجاء إرسال البقية في رسالة أخرى.
unsent-words = لُعبت نقلتك. لم تُرسَل بقية كلمات رسالتك إلى أحد: لإيصالها إلى { -opponent } تُكتب تحت سطر «{ command-message }:» بعد نقلتك، أو في سطر واحد بعد «{ command-say }».
hint-notices = يُكتب «{ command-notices-off }» أو «{ command-notices-on }»، ثم نوع أو أكثر من: { $kinds }
hint-digests = يمكن للإشعارات من هذه الأنواع أن تنتظر ملخصًا: { $kinds }. يُكتب مثلًا: { command-notices-daily } { kind-messages }
hint-digest = يُكتب وقت ملخصاتك بمنطقتك الزمنية، مثل: { command-set-digest } 08:00 أو مع يوم الملخص الأسبوعي: { command-set-digest } { weekday-monday } 08:00
hint-quiet = تُكتب ساعات الهدوء بمنطقتك الزمنية، مثل: { command-set-quiet } { -example(of: "hours") } أو: { command-set-quiet } { word-off }
hint-notation = يُكتب «{ command-set-notation }» ثم واحد من: { $notations }
not-in-digests = الإشعارات من هذا النوع لا تأتي في ملخص: { $kind }.

## Settings and games

settings = إعداداتك الآن، وكل منها كما يُكتب لتغييره:
settings-line = {"  "}{ $command } { $value }
settings-explained = الرقعة: رسم في كل رسالة. إرفاق pgn: المباراة في ملف لبرنامج الشطرنج لديك، في كل رسالة. التأكيد: رسالة عن كل نقلة من نقلاتك (هذا الإعداد هو نفسه إشعارات { kind-acknowledgements }). الإشعارات من هذه الأنواع تصل دائمًا، لأنه من دونها قد تضيع منك مباراة أو يضيع حسابك: { $needed }. مدى التثبت من رسائلك يُغيَّر هنا فقط: { $url }
games-none = لا مباريات جارية لديك. يُكتب «{ command-seeks }» لمعرفة من يبحث عن خصم، أو «{ command-challenge } <الاسم>»
games-over-none = لم تنتهِ أي من مبارياتك.
games-over = {"  "}{ $game } { $white } – { $black }: { $result }، { $how }؛ { $at }
games-over-more = للمباريات الأقدم يُكتب: { command-games-over-before } { $game }
games-over-pgn = للحصول على مباراة في ملف (PGN) يُكتب مثلًا «{ $game ->
   *[other] { command-pgn } { $game }
}»؛ ولكل مبارياتك: «{ command-pgn-all }»
pgn-attached = المباراة مرفقة في الملف { $file }.
pgn-all-none = لا مباريات لديك، أو لا مباريات قبل تلك.
pgn-all-attached = { $count ->
    [zero] في الملف المرفق { $file } 0 مباراة من مبارياتك.
    [one] في الملف المرفق { $file } مباراة واحدة من مبارياتك.
    [two] في الملف المرفق { $file } مباراتان من مبارياتك، والأحدث أولًا.
    [few] في الملف المرفق { $file } عدد من مبارياتك ({ $count } مباريات)، والأحدث أولًا.
    [many] في الملف المرفق { $file } عدد من مبارياتك ({ $count } مباراة)، والأحدث أولًا.
   *[other] في الملف المرفق { $file } عدد من مبارياتك ({ $count } مباراة)، والأحدث أولًا.
}
pgn-all-more = للمباريات الأقدم يُكتب «{ $game ->
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
calendar-move = { $game }: نقلتك { $number }، { -opponent }: { $opponent }
calendar-seal = { $game }: المطلوب ختم نقلتك { $number }، { -opponent }: { $opponent }
calendar-deadline = تعمل { -clock(form: "your") } حتى وقت هذا الموعد.
calendar-last-move = آخر نقلة { -opponent(form: "to") }: { $move }.
calendar-resumption = { $game }: الاستئناف، { -opponent }: { $opponent }
calendar-resumption-latest = تُستأنف المباراة المؤجلة في وقت هذا الموعد على أبعد تقدير.
calendar-leave = في إجازة
unsubscribe-title = الإشعارات بالبريد
unsubscribe-ask = هل المطلوب إيقاف الرسائل من هذا النوع: { $kinds }؟ تبقى لك كل الإشعارات الأخرى.
unsubscribe-button = إيقاف
unsubscribe-done = لن تصلك بعد الآن رسائل من هذا النوع: { $kinds }. لتشغيلها من جديد يُكتب إلى الخدمة بالبريد: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = اللعب بالبريد متوقف في إعداداتك. لم يُنفَّذ شيء.
mail-unreadable = تعذرت قراءة رسالتك، فلم يُنفَّذ منها شيء. بناؤها يجعل قراءتها غير آمنة: أجزاء أكثر مما يجب، أو رسائل داخل رسائل. الرجاء إرسالها من جديد نصًا عاديًا بلا مرفقات.
mail-before-restoration = رسالتك رد على رسالة كُتبت قبل استعادة الخدمة من نسخة احتياطية، وربما كان حال المباراة مختلفًا حينها. لم يُنفَّذ شيء. الرجاء النظر في المباراة كما هي الآن (بالرد «{ command-show }») ثم الرد على هذه الرسالة.
mail-of-lost-game = رسالتك عن مباراة بدأت بعد النسخة الاحتياطية التي لزمت استعادة الخدمة منها. تلك المباراة ضاعت. لم يُنفَّذ شيء.
mail-disowned = وُضعت جانبًا رسالة وصلت إلى عنوان الرد الخاص بك، ولم يُنفَّذ منها شيء: نطاق كاتبها يقول إنها لم تأت منه (DMARC). إن كانت منك فالرجاء إرسالها عبر خادم مزود بريدك، أو الطلب من المشغّل الإفراج عن الرسالة { $mail }؛ وعندئذ تُحسب من وقت وصولها.
mail-nothing-waits = لا رسالة تنتظر منك «{ word-yes }» أو «{ word-no }» بعد الآن: سبق الرد عليها، أو انتظرت طويلًا. لم يُنفَّذ شيء الآن.
mail-no-yes = ليس في ردك «{ word-yes }» ولا «{ word-no }» في سطر خاص، لذلك ما زالت الرسالة المقصودة تنتظر. الرجاء الرد على السؤال من جديد بإحدى هاتين الكلمتين وحدها.
mail-not-played = لم تُلعب أي نقلة. تُكتب نقلتك وحدها في سطر في الرد على هذه الرسالة.
mail-yes-and-more = في ردك «{ word-yes }» وشيء آخر أيضًا، فلم تُلعب أي نقلة. يُكتب في الرد «{ word-yes }» فقط، أو نقلتك وحدها في سطر.
mail-another-waits = وصلت رسالة ثانية ربما ليست منك. سبق سؤالك عن الأولى، فلم يُفعل شيء بشأن الثانية. الرجاء الرد على السؤال عن الأولى، «{ word-yes }» أو «{ word-no }»، أو الكتابة من عنوانك.
mail-to-public-address = لديك حساب هنا، واسمك { $name }. وصلت رسالتك إلى صندوق البريد { $mailbox }، وهذا لا يثبت كاتبها، فلم يُنفَّذ منها شيء. الرجاء الرد على هذه الرسالة بأوامرك: عنوان الرد فيها لك وحدك.
mail-of-stranger = هذا { $site }، حيث يُلعب شطرنج المراسلة بالبريد. ليس لهذا العنوان حساب هنا. للحصول على حساب يلزم الرد على هذه الرسالة (أو الكتابة إلى { $address }) بسطر واحد: «{ command-join }» ثم الاسم الذي سيراه الآخرون، مثل «{ command-join } Anna Berg». تصلك رسالة واحدة تسأل إن كان ذلك منك؛ وبعد كلمة «{ word-yes }» منك يجري كل شيء بالبريد: البحث عن خصم، واللعب، والإعدادات. المزيد في { $url }.
join-unclear = ليس في ردك «{ word-yes }» ولا اسم بعد كلمة «{ command-join }».
mail-not-a-player = لست من لاعبي المباراة { $game }. لم يُنفَّذ شيء.
not-understood = غير مفهوم.
question-several = في رسالتك أكثر من نقلة: { $lines }. لم تُلعب أي نقلة. تُكتب في الرد النقلة الواحدة في سطر خاص.
question-in-prose = بين كلمات أخرى ما قد يكون نقلة: { $lines }. لم تُلعب أي نقلة. تُكتب النقلة وحدها في سطر.
question-other-number = الرقم قبل نقلتك ليس رقم نقلتك التالية: { $lines }. لم تُلعب أي نقلة.
question-taken-back = في رسالتك ما قد يلغي بقيتها: { $lines }. لم يُنفَّذ شيء.
question-names-another-game = وصلت رسالتك إلى عنوان مباراة غير المباراة التي تذكرها: { $lines }. لم يُنفَّذ شيء.
question-in-signature = تحت السطر الذي يبدأ به توقيعك ما قد يكون نقلة: { $lines }. التوقيع لا يُقرأ، فلم تُلعب أي نقلة.
question-in-subject = لا نقلة في نص رسالتك؛ وفي سطر الموضوع: { $lines }. لم تُلعب أي نقلة.
question-in-other-letters = لا نقلة بحروف القطع الخاصة بك، بل نقلة بحروف لغة أخرى: { $lines }. لم تُلعب أي نقلة. لتُقرأ هكذا من الآن، يُكتب مثلًا: { command-set-letters } Deutsch
question-in-cyrillic = في رسالتك حروف كيريلية تشبه الحروف اللاتينية: { $lines }. تُكتب المربعات بحروف لاتينية، فلم تُلعب أي نقلة. تُكتب نقلتك بالحروف اللاتينية: { $moves }
question-contradiction = في رسالتك أمور يستبعد بعضها بعضًا: { $lines }. لم يُنفَّذ شيء. يُكتب في الرد واحد منها.
question-in-message = في الرسالة إلى { -opponent } سطر هو نقلة أو أمر: { $lines }. لم يُنفَّذ شيء ولم يُرسَل شيء. يُكتب هذا السطر فوق الرسالة.
question-below-text = تحت نص طعن أو انسحاب أو قرار { -arbiter(form: "bare") } ما قد يكون نقلة أو أمرًا أو جزءًا من النص: { $lines }. لم يُنفَّذ شيء. إن كان جزءًا من النص فيوضع في آخره سطر ليس فيه إلا نقطة، ويُرسَل من جديد؛ وإلا يُكتب فوق النص أو في رسالة خاصة.
question-other-game = المباراة التي أعدتها لا تتابع المباراة المسجلة بنصف نقلة واحد تمامًا. لم تُلعب أي نقلة.
game-has-no-new-move = ليس في المباراة التي أعدت إرسالها نقلة غير مسجلة من قبل. لم تُلعب أي نقلة.
question-game-attached = في المرفقات مباراة (PGN)، ولا نقلة في نص رسالتك. هي لا تتابع هذه المباراة بنصف نقلة واحد تمامًا، أو لا تحمل رقمها (CmailGameName)، فلم يُنفَّذ شيء. تُكتب نقلتك في النص في سطر خاص، مثل 5254 أو e4
question-several-games = رسالتك موجهة إلى عدة مباريات، وقد تعني الكلمات نفسها نقلة في كل منها، فلم يُنفَّذ شيء في هذه. الرجاء الكتابة إلى كل مباراة على حدة: بالرد على رسالتها.
question-too-many = في رسالتك أكثر من عشرة أوامر. لم يُنفَّذ شيء.
question-nothing = لا نقلة ولا أمر في رسالتك. لم يُنفَّذ شيء. تُكتب نقلتك أو الأمر في سطر خاص، فوق أي اقتباس.
question-sealing = في رسالتك كلام عن الختم، وفيها ما قد يكون نقلة من دون «{ command-seal }» قبلها. لم يُختم شيء ولم تُلعب أي نقلة. لختم النقلة يُكتب «{ command-seal }» والنقلة في سطر واحد.
question-sealing-or-play = في رسالتك كلام عن الختم، وفيها ما قد يكون نقلة من دون «{ command-seal }» قبلها. لم يُختم شيء ولم تُلعب أي نقلة. لختم النقلة يُكتب «{ command-seal }» والنقلة في سطر واحد. وللعبها تُرسَل النقلة وحدها، من دون كلمات مثل «مختومة» أو «{ command-draft }» في النص أو في سطر الموضوع.
question-sealing-play = في رسالتك كلام عن الختم، وفيها ما قد يكون نقلة من دون «{ command-seal }» قبلها. لم يُختم شيء ولم تُلعب أي نقلة. لا يمكن ختم شيء الآن. وللعب النقلة تُرسَل النقلة وحدها، من دون كلمات مثل «مختومة» أو «{ command-draft }» في النص أو في سطر الموضوع.
your-clock-goes-on = ساعتك تواصل عملها.
not-repeated = (لا تُكرَّر هنا)
quoted = «{ $text }»

## Answers to commands

only-arbiters-see = هذا يُعرض على الحكام وحدهم، ولمباراة موجودة.
needs-own-game = هذا يحتاج إلى مباراة لك: يلزم الرد على رسالة عن المباراة.
rematch-too-early = لم تنته المباراة { $game } بعد. يُطلب ذلك من جديد بعد نهايتها.
arranged = تم الاتفاق.
arranged-game = بدأت المباراة { $game }؛ وتصلك رسالة عنها.
arranged-seek = طلب اللعب { $challenge } مفتوح: يلعب أول لاعب يقبله. لسحبه يُكتب: { command-withdraw } { $challenge }
arranged-challenge = التحدي { $challenge } في الطريق. لسحبه يُكتب: { command-withdraw } { $challenge }
arranged-withdrawn = سُحب { $challenge }. لم يعد بإمكان أحد قبوله.
arranged-declined = رفضت { $challenge }. تصل رسالة إلى صاحب التحدي.
nothing-changed = لم يتغير شيء.
everywhere-leave = إجازتك: من { $first } إلى { $last }. عدد المباريات المشمولة { $count } من { $games }.
everywhere-no-leave = أُلغيت إجازتك التي تبدأ { $first }. عدد المباريات المشمولة { $count } من { $games }.
everywhere-done = تم ذلك. عدد المباريات المشمولة { $count } من { $games }.
everywhere-refused = { $game }: { $refusal }
resumes-at = تُستأنف المباراة: { $at }.
done-nothing = لم يتغير شيء: كان الأمر كذلك من قبل.
done-recorded = هذا مسجل في سجل المباراة.
done-event = هذا هو الحدث { $event } من المباراة { $game }.
hint-accept-offer = عرض { -draw(form: "definite") } من { -opponent } موجود من قبل: للموافقة يُكتب «{ command-accept }».
hint-offer-with-move = يُعرض { -draw(form: "definite") } مع نقلة: تُكتب النقلة في السطر السابق.
hint-accept-which = عُرض { -draw(form: "definite") } والتأجيل معًا: يُكتب «{ command-accept-draw }» أو «{ command-adjourn }».
hint-resign = لم يُسجَّل استسلامك. إن كان هذا مرادك، يُكتب: { command-resign } { $game }
hint-resign-other = هذا العنوان للمباراة { $game }. للاستسلام فيها يُكتب: { command-resign } { $game }
sealed-not-one-move = هذا ليس نقلة قانونية واحدة تمامًا هنا. لم يُختم شيء؛ وما كتبته لا يُكرَّر هنا.
pace = { $name } – عدد النقلات { $moves }، منها في آخر 30 يومًا { $recent }، وآخرها: { $last }؛ المستهلك: { $used }؛ المحتسب على الساعة: { $charged }؛ متوسط النقلة: { $mean }؛ نصف النقلات لم يتجاوز: { $median }؛ الأطول: { $longest } (نصف النقلة { $longest_at })؛ آخر عشر نقلات: { $last_ten }؛ هذه النقلة: { $thinking }.
pace-none = لا شيء
seek-of = { $challenge }: { $name }، { $terms }
seek-of-yours = { $challenge }: { $name } (طلبك)، { $terms }
seeks-none = لا توجد طلبات لعب مفتوحة.
seeks-how = لقبول أحدها يُكتب مثلًا: { command-accept-challenge } { $challenge }
seek-plays-white = صاحب الطلب بالأبيض
seek-plays-black = صاحب الطلب بالأسود
seek-colours-drawn = اللونان بالقرعة
seek-set-position = من وضع محدد
seek-chess960 = Chess960
no-legal-move = لا توجد نقلة قانونية.
last-move = آخر نقلة: { $move }.
no-move-made = لم تُلعب أي نقلة بعد.
status-flag = سقط { -flag }: { $name }، { $at }. ما لم يطالَب به تبقى النقلة محسوبة.
status-moves = الدور على: { $name }، حتى: { $at }
status-no-clock = { -no-clock }.
conditions-given-none = لا نقلات مشروطة منك.
conditions-given = نقلاتك المشروطة أدناه، وعدد أسطرها { $count }.
conditions-of-opponent = نقلات { -opponent } المشروطة، ولك رؤيتها في هذه المباراة:

## Help: a message is what a player writes, its .about says what it does

help = تُكتب الأوامر في الرد على رسالة عن مباراة. كل أمر في سطر خاص به.
help-below = كل ما تحت سطر «-- » لا يُقرأ.
help-section-game = نقلتك، ونهاية المباراة:
help-section-shown = للاطلاع:
help-section-time = الوقت والإجازة:
help-section-adjournment = التأجيل:
help-section-lobby = المباريات القادمة، والانسحاب:
help-section-settings = الإعدادات:
help-as-arbiter = { -arbiter(form: "to") }.
help-e2e4 = { -example(of: "moves") }
    .about = نقلتك، بأي تدوين
help-5254 = { -example(of: "offer") }
    .about = نقلتك مع عرض { -draw }
help-accept = { command-accept } / { command-decline }
    .about = { -draw(form: "definite") } المعروض
help-resign = { command-resign-yes }
    .about = الاستسلام في المباراة
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = المطالبة { -draw(form: "by") }؛ وتأتي بعدها النقلة المعلنة، إن وُجدت: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = المطالبة بأن عَلَم { -opponent } سقط
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = بناءً على جدول نهايات، حيث تسمح اللائحة
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = طلب قرار { -arbiter }، حيث تسمح اللائحة؛ وتحته سطر «{ command-analysis }:» ثم تحليلك
help-if = { command-if } 5755 { command-then } 7163
    .about = ردك على نقلة { -opponent }، مسبقًا؛ عدة أسطر تشكل شجرة؛ «{ command-conditions }» يعرضها، و«{ command-no-conditions }» يلغيها
help-say = { command-say } <النص>
    .about = رسالة إلى { -opponent }؛ وإذا كانت من عدة أسطر فتحت سطر «{ command-message }:»، بعد نقلتك أو وحدها
help-rematch = { command-rematch }
    .about = مباراة أخرى مع { -opponent } نفسه وباللائحة نفسها مع تبديل اللونين؛ في الرد على رسالة عن مباراة منتهية
help-show = { command-show }، { command-moves }، { command-legal }، { command-pgn }
help-where = { command-where } { word-knight }، { command-file } e، { command-rank } 4
    .about = قطع نوع واحد، أو عمود واحد، أو صف واحد، بالكلمات
help-last = { command-last }
    .about = آخر نقلة
help-status = { command-status }
    .about = الساعتان، وما يتغير بعد ذلك ولماذا
help-games = { command-games }
    .about = مبارياتك: الدور على من، وحتى متى
help-games-over = { command-games-over }
    .about = مبارياتك المنتهية ونتائجها
help-pgn-all = { command-pgn } G42، { command-pgn-all }
    .about = مباراة، أو كل مبارياتك، في ملف
help-refill = { command-refill }
    .about = ملء ساعتك من الرصيد (Triple Block)
help-reflect = { command-reflect }
    .about = التفكير مدة أطول حيث يؤدي الصمت إلى خسارة المباراة
help-leave = { command-leave } { -example(of: "days") }
    .about = في هذه المباراة؛ «{ command-leave-all } ...» في كل مبارياتك
help-cancel = { command-cancel-leave } { -example(of: "day") }
    .about = ما لم يبدأ منها؛ «{ command-cancel-leave-all } ...»
help-adjourn = { command-adjourn }
    .about = اقتراح التأجيل أو الموافقة عليه؛ أو: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = إنهاء جلسة اللعب الآن؛ وتُحتسب بقيتها على ساعتك
help-seal = { command-seal } <النقلة>
    .about = ختم نقلة المباراة المؤجلة
help-draft = { command-draft } <النقلة>، { command-seal }
    .about = الشيء نفسه على خطوتين: يمكن استبدال المسودة
help-resume = { command-resume }
    .about = استعدادك للاستئناف
help-choose = { command-choose } <النقلة>
    .about = أي نقلة تعنيها نقلة { -opponent } المختومة الملتبسة
help-clocks = { command-clocks-wrong }
    .about = عند استئناف المباراة
help-publish = { command-publish }
    .about = يجوز عرض مظروف مباراة منتهية
help-challenge = { command-challenge } <الاسم> [{ word-white }|{ word-black }] [5 { word-days } أو { -example(of: "several-days") }, ...] [960]
help-accept-challenge = { command-accept-challenge } C7، { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960]، { command-seeks }، { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: <النص>
    .about = انسحابك من كل مباريات هذه البطولة، مع ذكر السبب
help-withdraw-from = { command-withdraw-from-all-games-yes }: <النص>
help-appeal = { command-appeal } 17: <النص>
    .about = في قرار { -arbiter }؛ والرقم في الرسالة عنه
help-settings = { command-settings }
    .about = يعرضها؛ ولتغيير إعداد، مثلًا: { command-set-time-zone } Europe/Berlin، { command-set-notation } san، { command-set-letters } Deutsch، { command-set-board } { word-off }، { command-set-pgn } { word-attached }
help-language = { command-language } ar
    .about = لغة رسائلك
help-notices = { command-notices-off } { kind-messages }
    .about = لا بريد عن كل رسالة من الخصم؛ أو: { kind-news }، { kind-results }، { kind-challenges }، { kind-proofs }، { kind-acknowledgements }؛ والعكس: { command-notices-on } { kind-messages }
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
    .about = ما استهلكه الأبيض وما استهلكه الأسود حتى الآن
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = و{ -deadline } للساعة العاملة، بتوقيت UTC، أو مع { -example(of: "offset") } بعده
act-usage-adjudicate = adjudicate 1-0
    .about = أو { -example(of: "results") }
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = للأبيض وللأسود؛ ويجوز 1/2 أيضًا
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = إنهاء الإجازة التي يومها الأول هذا، أيًا كان من منحها
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = موعد استئناف مباراة مؤجلة، بتوقيت UTC، أو مع { -example(of: "offset") } بعده
act-usage-approve = approve early
    .about = يجوز فتح المظروف قبل أوانه: لك، أو لحكم آخر حيث يلزم حكمان
act-usage-missing = missing
    .about = المظروف مفقود أو لا يُفتح
act-usage-takeback = takeback 12
    .about = يبقى هذا العدد من أنصاف النقلات
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = من كل مباريات البطولة؛ expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = بشأن طعن
act-usage-uphold = uphold 17, reject 17
    .about = بشأن مطالبة
act-usage-acknowledge = acknowledge
    .about = وجه المظروف سليم
act-usage-open = open
    .about = المظروف المحفوظ لدى الخدمة؛ وقبل أوانه بعد approve early فقط
act-usage-flag = flag
    .about = سقط العَلَم، وتُنهى المباراة بقرارك بسببه
act-usage-pace = pace
    .about = كيف استعمل كل من اللاعبَين وقته
act-usage = يُكتب: { $begins ->
   *[any] { $begins } G42 WHAT: REASON
}، ومحل REASON السبب، ومحل WHAT أحد ما يلي
act-usage-bare = ومن دون سبب
act-usage-opening = يُفتح المظروف بلا سبب في السطر نفسه. يُكتب: { $begins ->
   *[any] { $begins } G42 open
}. وقبل أوانه يُكتب أولًا: { $begins ->
   *[any] { $begins } G42 approve early: REASON
}، ومحل REASON السبب
act-usage-resumption-time = يجب ذكر يوم استئناف المباراة ووقته، بتوقيت UTC أو مع فارق التوقيت بعده. يُكتب: { $begins ->
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
line-seal = { command-seal } (لا تُكرَّر النقلة هنا)
line-draft = { command-draft } (لا تُكرَّر النقلة هنا)
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
reading-sent-from = أرسلت من … | أُرسلت من … | تم الإرسال من …
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
reading-takes-back-first = انتظر | توقف
reading-sighs = آه | أوه
reading-no = لا
reading-game = مباراة | المباراة
reading-numbered = رقم
reading-numbers = هاتف

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
page-games = المباريات
page-new = مباراة جديدة
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
page-log-about = كل حدث من كل مباراة موجود في قائمة واحدة لا تفعل بها الخدمة شيئًا غير الإضافة إليها. الرأس الموقَّع يثبّت القائمة كلها حتى موضعه: إن تغيرت نقلة بعد ذلك ناقضته.
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
page-log-mails = تنتهي رسائل المباريات بالرأس الموقَّع القائم وقت كتابتها. يُستحسن الاحتفاظ برسالة كهذه: تُقارَن بها المباراة كما يصدّرها حكم، فيتبين هل تغيرت المباراة منذ ذلك الوقت.
page-log-script = الأمر «postzug audit script» يطبع برنامجًا نصيًا يتحقق من مباراة مصدَّرة بأدوات موجودة في أي نظام Linux. يلزم أخذه من نسخة Postzug التي لديك.

page-front = شطرنج المراسلة
page-front-about = أيام لكل نقلة، وقوانين الشطرنج مرعية، والنقلات المختومة تبقى مختومة. لك اللعب هنا أو بالبريد أو عبر برنامج، ولخصمك أن يلعب كما يشاء.
page-try = للتجربة من دون لاعب آخر، يُفتح العنوان التالي في نافذة خاصة أو في متصفح آخر. وهناك يُنشأ حساب بعنوان بريد مختلف ويُرسَل التحدي، فيظهر بعد ذلك في هذه الصفحة. العنوان:
page-invite = للعب مع شخص ليس لديه حساب هنا بعد، يُرسَل إليه هذا العنوان. ومن صفحة هذا العنوان يمكنه أن يقترح عليك مباراة:
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
page-notation = كيف تُكتب لك النقلات
page-notation-example = { $name }: { $example }
page-letters = حروف القطع لديك؛ ويمكن كتابة النقلات بها أيضًا
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
page-mail-pgn = المباراة في ملف لبرنامج الشطرنج لديّ في كل رسالة عنها
page-mail-calendar = مواعيد لبرامج التقويم مع الرسائل التي تغيّر مواعيدي
page-notices = رسائل تصلني عن
page-notices-needed = تصل هذه دائمًا، لأنه من دونها قد تضيع منك مباراة أو يضيع حسابك: { $kinds }.
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
page-trust = ما يلزم في رسالة فيها نقلات لتُعد رسالتك
page-trust-token = عنوان الرد الذي لديك وحدك
page-trust-from = عنوان الرد، وعنوان بريدك مرسِلًا
page-trust-dmarc = كلاهما، مع إثبات المرسِل من مزود بريدك (DMARC)
page-trust-off = لا شيء يكفي: لا نقلات بالبريد
page-mail-stopped = لا يصل إليك البريد ({ $reason })، منذ: { $since }. ولا تُرسَل إليك رسائل أخرى. مبارياتك هنا، وساعاتها تواصل عملها. الرجاء التأكد من أن صندوق بريدك يستقبل الرسائل، أو تغيير العنوان.
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
page-envelope-key = مفتاح النقلات المختومة
page-envelope-key-about = النقلات المختومة التي يحق لك فتحها تُشفَّر لهذا المفتاح العام لبرنامج age. يبقى المفتاح السري لديك: من دونه لا يفتحها أحد. والمفتاح السابق ما زال يفتح ما خُتم من قبل.
page-envelope-key-public = المفتاح العام، ويبدأ بـ age1
page-envelope-key-set = ضبط هذا المفتاح
page-done-envelope-key = ضُبط مفتاحك للنقلات المختومة.
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
page-scope-read = قراءة مبارياتك
page-scope-play = اللعب (النقلات والمطالبات والاستسلام والختم والتحديات)
page-scope-direct = إدارة المباريات بصفة { -arbiter(form: "bare") }
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
page-export-about = (JSON: الحساب والإعدادات والجلسات والمباريات وملاحظاتك وأسطر تحليلك والرسائل التي كتبتها)
page-delete = حذف حسابي
page-delete-about = يُمحى اسمك وعنوان بريدك وإعداداتك ورسائلك، ولا يستطيع أحد استعادتها. وتبقى مبارياتك المنتهية باسم لا يخص أحدًا. ويلزم لذلك تسجيل دخول خلال آخر 15 دقيقة.
page-delete-sure = حذف نهائي
page-delete-resign = الاستسلام في كل مبارياتي الجارية
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

page-games-to-move = بانتظار نقلتك
page-games-others = بانتظار خصومك
page-games-over = المباريات المنتهية
page-games-none = لا شيء.
page-games-more = الأقدم
page-game-against = { $game }: { -opponent } { $opponent }
page-game-move = النقلة { $number }.
page-game-first-move = لم تُلعب أي نقلة بعد.
page-game-last-move = آخر نقلة: { $move }.
page-game-result = { $white } – { $black }: { $result }
page-pgn = PGN
page-pgn-all = كل مبارياتي في ملف واحد (PGN)
page-pgn-finished = كل مبارياتي المنتهية في ملف واحد (PGN)
page-next-game = المباراة التالية التي تنتظرني
page-mark-plan = نقلاتك المشروطة تنتظر.
page-yours-until = الدور عليك. { -deadline }: { $until } (المتبقي: { $left }).
page-theirs-until = الدور على: { $name }. { -deadline }: { $until } (المتبقي: { $left }).
page-flag = سقط { -flag }: { $name }، { $at }.
page-no-clock = { -no-clock }.
page-mark-message = توجد رسالة.
page-mark-offer = عرض { -draw } من خصمك.
page-mark-own-offer = عرض { -draw } منك.
page-mark-claim = مطالبة تنتظر قرار حكم.
page-mark-seal = النقلة التالية يجب ختمها.
page-mark-adjourned = المباراة مؤجلة.
page-mark-own-reading = للنقلة المختومة أكثر من قراءة، والاختيار لك.
page-mark-reading-of = للنقلة المختومة أكثر من قراءة، والاختيار للاعب { $name }.
page-mark-own-text = لا يمكن فتح المظروف: يلزم عرض النص الذي ختمته.
page-mark-leave = في إجازة: { $name }.
page-mark-withdrawn = انسحب أحد اللاعبَين؛ والقرار لحكم.

page-game = { $game }: { $white } – { $black }
page-board = الرقعة
page-board-white = الرقعة، والأبيض في الأسفل
page-board-black = الرقعة، والأسود في الأسفل
page-board-of = الوضع بعد { $ply ->
    [zero] 0 نصف نقلة
    [one] نصف نقلة واحد
    [two] نصفي نقلة
    [few] { $ply } أنصاف نقلات
    [many] { $ply } نصف نقلة
   *[other] { $ply } نصف نقلة
}
page-board-now = إلى الوضع الحالي
page-square-white = { $square }، { piece } أبيض
page-square-black = { $square }، { piece } أسود
page-target = { $where }: يمكن الانتقال إلى هنا
page-choose-piece = تُختار القطعة المراد نقلها، أو تُكتب النقلة أدناه.
page-choose-target = يُختار المربع الذي تنتقل إليه القطعة التي على { $square }، أو تُختار قطعة أخرى.
page-your-move = نقلتك
page-keys = استعمال لوحة المفاتيح على الرقعة
page-keys-about = مفاتيح الأسهم للتنقل بين المربعات. المفتاح Enter لاختيار قطعة ثم لوضعها، و Escape لإعادتها. المفاتيح k و q و r و b و n و p تنتقل إلى القطعة التالية من النوع الذي يدل عليه الحرف، ومع Shift إلى السابقة. ومفتاح الرقم ينتقل إلى الصف الذي له هذا الرقم، ومع Shift إلى العمود الذي له هذا الترتيب. وعلى المربع يخبر المفتاح o بما عليه، و m بنقلات القطعة، و m مع Shift بما يمكنها أسره؛ ويخبر c بآخر ما أُسر.
page-no-move-from = لا نقلة من { $square }.
page-captured = ما أُسر بآخر نقلة، على { $square }: { piece }.
page-captured-none = لم يُؤسر شيء بآخر نقلة.
page-words = هذه الكلمات يُجاب عنها هنا ولا تُلعب بها أي نقلة: { $words }. وباختصار: { -example(of: "short") }، و o لاسم خصمك.
page-ask = سؤال عن الوضع
page-ask-send = إرسال السؤال
page-word-unknown = ليس هذا من الكلمات التي يُجاب عنها هنا.
page-word-opponent = { -opponent(form: "your") }: { $name }.
page-word-draw = لم يُعرض شيء بعد: خانة عرض { -draw(form: "definite") } محددة، والعرض يُرسَل مع نقلتك.
page-word-draw-later = لم يُعرض شيء: { -draw(form: "definite") } يُعرض مع نقلة، وليس الدور عليك الآن.
page-reading = للنقلة المختومة أكثر من قراءة
page-reading-about = تُختار القراءة التي تُحتسب. الساعة التي تعمل هي ساعتك: تواصل عملها في أثناء الاختيار، ثم حتى ردك. لا يمكن التراجع عن الاختيار.
page-reading-which = النقلة التي خُتمت
page-reading-move = { piece } من { $from } إلى { $to }
page-reading-then = بعد هذا الاختيار: { $state }
page-reading-look = عرضها على الرقعة
page-reading-shown = الوضع بعد { $move }، إذا اختيرت هذه القراءة
page-reading-choose = اختيار هذه القراءة
page-reading-none = لم يُنفَّذ شيء: تُختار أولًا إحدى القراءات.
page-open = عرض النص الذي ختمته
page-open-about = يُلصق النص كاملًا كما حفظته عند ختم نقلتك. لا يُعتد إلا بالنص الذي يطابق البصمة. عندئذ يدخل سجل المباراة ويراه اللاعبان، ويُنظر في النقلة.
page-publish-about = تبقى النقلة المختومة في مظروفها. لا تُعرض إلا إذا وافق اللاعبان.
page-publish = الموافقة على عرض النقلة المختومة
page-timing = التأجيل والساعة
page-adjourn = اقتراح التأجيل
page-adjourn-accept = الموافقة على التأجيل
page-adjourn-decline = رفض التأجيل
page-adjourn-early = التأجيل الآن: تُحتسب بقية الجلسة على ساعتك
page-resume = إعلان استعدادي للاستئناف
page-offer-draw = عرض { -draw(form: "definite") }
page-refill = أخذ وقت من رصيدي
page-reflect = أواصل التفكير: صمتي لا يؤدي إلى خسارة المباراة
page-claim-flag = المطالبة بسقوط { -flag }
page-question-clocks = الساعتان غير صحيحتين: إبلاغ { -arbiter }
page-leave = الإجازة
page-leave-booked = إجازتك: من { $first } إلى { $last }، واليومان مشمولان.
page-leave-first = اليوم الأول، بتوقيت مكانك
page-leave-last = اليوم الأخير، بتوقيت مكانك
page-leave-book = حجز هذه الإجازة
page-leave-cancel = إلغاء الإجازة التي يومها الأول { $first }
page-leave-all = إجازة في كل مبارياتي
page-leave-all-about = تُحتسب هذه الأيام في كل مباراة جارية من مبارياتك تسمح لائحتها بها. ويُبلَّغ خصومك بذلك.
page-leave-all-cancel = إلغاء الإجازة في كل مبارياتي
page-leave-unreadable = لم يُنفَّذ شيء: يُكتب كل يوم بالسنة ثم الشهر ثم اليوم، مثل { -example(of: "day") }.
page-move-times = أوقات لعب النقلات
page-not-sent = لم تُرسَل بعد: { $move }.
page-sent = سُجلت نقلتك: { $move }.
page-sent-reply = سُجلت نقلتك: { $move }. الرد عليها: { $reply }.
page-done-declined = رفضت عرض { -draw(form: "definite") }.
page-done-said = سُجلت رسالتك.
page-done-challenged = سُجل تحديك.
page-done-sought = سُجل طلب اللعب الخاص بك.
page-done-challenge-declined = رفضت التحدي.
page-done-withdrawn = سُجل السحب.
page-check = { -check }.
page-live-move = لُعبت نقلة.
page-told-move = لُعبت النقلة { $move }.
page-live-message = توجد رسالة.
page-live-change = تغيرت المباراة.
page-live-show = عرض
page-choose-none = لا يمكن لعب ذلك هنا: تُختار القطعة المراد نقلها، أو تُكتب النقلة أدناه.
page-mark-offer-of = عرض { -draw } من: { $name }.
page-mark-own-adjournment = اقتراح بالتأجيل منك.
page-mark-adjournment-of = اقتراح بالتأجيل من: { $name }.
page-mark-resumption = طلب استئناف من: { $name }.
page-mark-own-resumption = طلب استئناف منك.
page-move = النقلة، بأي تدوين
page-move-which = أي نقلة
page-with-offer = عرض { -draw(form: "definite") } مع النقلة
page-message = رسالة { -opponent(form: "to") }
page-send-move = إرسال هذه النقلة
page-verify = التحقق من نقلة مختومة
page-verify-about = يتحقق متصفحك هنا من أن نقلة مختومة لم تتغير بعد ختمها: توقيع السجل، وموضع الختم فيه، ونص المظروف. لا يغادر هذه الصفحة شيء مما يُدخَل هنا.
page-verify-no-script = التحقق برنامج نصي لا يعمل في متصفحك. الأمر «postzug audit script» يطبع برنامجًا لسطر الأوامر.
page-verify-keys = مفتاح السجل، من مصدر غير الذي يعرض عليك الباقي
page-verify-keys-next = إن أنشأت الخدمة مفتاحًا جديدًا منذ حصولك على مفتاحك، لزم أن يُضاف ما يعرضه عنوانها { -example(of: "statements") }. يجب أن يكون ذلك موقَّعًا بمفتاحك، وفيه إثبات المفتاح الجديد.
page-verify-receipts = إيصال الختم (ملف { -example(of: "proof") })، وإيصال الفتح إن كان لديك
page-verify-text = نص المظروف، إن لم يكن في إيصال للفتح
page-verify-file = من ملف
page-verify-run = تحقق
page-verify-move = النقلة المختومة
page-verify-judgement = القرار بشأن النقلة كما في السجل
page-verify-game = المباراة
page-verify-event = الحدث
page-verify-at = وقت الختم (UTC)
page-verify-commitment = البصمة
page-verify-log = السجل
page-verify-place = الموضع بين قيود السجل
page-verify-signer = المفتاح الموقِّع
page-verify-right = صحيح: هذه هي النقلة التي خُتمت، وختمها مذكور في السجل الموقَّع.
page-verify-wrong-signature = خطأ: السجل غير موقَّع بالمفتاح المُدخَل. إن صار للخدمة مفتاح جديد منذ حصولك على هذا المفتاح، فإثبات المفتاح الجديد موجود في حزمة المباراة.
page-verify-wrong-tree = خطأ: الحدث غير موجود في السجل الموقَّع، أو ليس في هذا الموضع.
page-verify-wrong-event = خطأ: لا يحتوي الإيصال على حدث بالشكل الذي في السجل.
page-verify-wrong-text = خطأ: هذا النص ليس ما خُتم.
page-verify-wrong-opening = خطأ: ما فُتح ليس ما خُتم.
page-verify-wrong-game = خطأ: الإيصالات أو النص من مباريات مختلفة.
page-verify-wrong-verdict = خطأ: النقلة التي لُعبت ليست التي في المظروف.
page-verify-unknown-key = غير معلوم: لا يوجد مفتاح سجل، لا بصيغة PEM ولا بالشكل NAME+ID+KEY.
page-verify-unknown-receipt = غير معلوم: لا يوجد إيصال، أو هو ناقص. يبدأ الإيصال بـ c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = غير معلوم: لا يحتوي هذا الإيصال على الحدث، بل على إثباته فقط. يلزم استعمال الملف الذي وصل بالبريد.
page-verify-unknown-no-sealing = غير معلوم: ما تثبته هذه الإيصالات موجود في السجل، لكن لا يسجل أي منها نقلة مختومة.
page-verify-unknown-statement = غير معلوم: هذا ما تصرّح به الخدمة عن سجلها، وليس إيصالًا من مباراة. تلزم إضافة إيصال الختم.
page-verify-unknown-move = غير معلوم: هذا هو النص الذي خُتم، والختم مذكور في السجل الموقَّع. لا شيء في النص تمكن قراءته هنا على أنه نقلة في هذا الوضع. تلزم إضافة إيصال الفتح: فهو يذكر كيف قرأه الحكم أو الخدمة.
page-verify-unknown-text = غير معلوم: الختم مذكور في السجل الموقَّع. لا يمكن لأحد معرفة النقلة قبل عرض نصها.
page-verify-unknown-withheld = غير معلوم: الختم مذكور في السجل الموقَّع، وحُجب نص المظروف لأنه ليس نقلة من هذه المباراة. يمكن لمن ختمه عرضه.
page-verify-unknown-verdict = غير معلوم: هذا هو النص الذي خُتم، والختم مذكور في السجل الموقَّع. لا يجري التحقق هنا من القرار بشأنه: يلزم لذلك تطبيق قوانين الشطرنج.
page-verify-unknown-browser = غير معلوم: لا يستطيع هذا المتصفح التحقق هنا. يلزم متصفح أحدث، وصفحة وصلت عبر https أو من ملف.
page-verify-offline-about = الصفحة نفسها متاحة في ملف واحد لا يحتاج إلى اتصال.
page-verify-offline = تنزيل الملف
page-notice = رخص المكتبات والرسوم المستعملة في هذه الصفحات
page-seal-here = ختم نقلتك التالية
page-seal = { $game }: ختم نقلتك
page-seal-none = ليس عليك الآن ختم أي نقلة في هذه المباراة.
page-seal-back = العودة إلى المباراة
page-seal-about = تُختار نقلتك هنا. يضعها متصفحك في مظروف ويشفره. لا يُرسَل إلا المظروف المغلق، وتنظر الخدمة في النقلة عند فتحه. تعمل ساعتك حتى يصل المظروف إلى هنا.
page-seal-holders = { $needed ->
    [zero] لا يلزم أي من هذه المفاتيح لفتحه:
    [one] يفتحه أي مفتاح من هذه المفاتيح:
    [two] يفتحه اثنان من هذه المفاتيح معًا:
    [few] يفتحه { $needed } من هذه المفاتيح معًا:
    [many] يفتحه { $needed } من هذه المفاتيح معًا:
   *[other] يفتحه { $needed } من هذه المفاتيح معًا:
}
page-seal-holder = { $name }، رقم { $number }
page-seal-vault = الخدمة نفسها، عند استئناف المباراة
page-seal-which = النقلة المختومة
page-seal-choose = اختيار نقلة
page-seal-close = إغلاق المظروف في هذا المتصفح
page-seal-closed = مظروفك
page-seal-keep = يلزم حفظ هذا النص الآن وإبقاؤه لديك وحدك حتى يُفتح المظروف. تعرضه هذه الصفحة مرة واحدة، ولا يصل إلى الخدمة أبدًا. إن ضاع المظروف، فهذا النص وحده يبين ما ختمته.
page-seal-text = النص الذي في المظروف
page-seal-commitment = البصمة التي تثبت أن النص هو هذا:
page-seal-download = تنزيل النص
page-seal-copy = نسخ النص
page-seal-copied = نُسخ النص. يلزم لصقه في مكان يمكنك العثور عليه فيه لاحقًا.
page-seal-copy-failed = لم ينسخ المتصفح النص. النص محدد: يلزم نسخه يدويًا، أو تنزيله.
page-seal-send = إرسال المظروف
page-seal-draft-keep = حفظه مسودةً
page-seal-draft-here = مسودة نقلتك في مظروف. يمكن ختمها كما هي، أو إرسال مظروف آخر مكانها. تعمل ساعتك حتى تُختم نقلة.
page-seal-draft-seal = ختم المسودة
page-seal-send-about = لا يُرسَل إلا المظروف المغلق أدناه. إن صنعت مظروفًا بسطر الأوامر، يُلصق هنا محتوى ملفه { -example(of: "json") }.
page-seal-envelope = المظروف المغلق
page-seal-unreadable = ليس هذا مظروفًا مغلقًا كالذي تصنعه هذه الصفحة أو سطر الأوامر. لم يُختم شيء. رأت الخدمة ما أرسلته: إن كانت فيه نقلتك أو النص الذي في المظروف، يلزم اختيار نقلتك من جديد وإغلاقها في مظروف جديد.
page-seal-open = ما في الحقل أدناه ليس مظروفًا مغلقًا، ولم يُرسَل. يلزم اختيار نقلتك وإغلاق المظروف، أو لصق محتوى الملف { -example(of: "json") }.
page-seal-failed = تعذر إغلاق المظروف في هذا المتصفح، ولم يُرسَل شيء. يلزم استعمال سطر الأوامر أو متصفح آخر.
page-seal-insecure = لا تشفّر المتصفحات إلا في صفحات وصلت عبر https أو من هذا الجهاز. يلزم استعمال عنوان الخدمة الذي يبدأ بـ https، أو سطر الأوامر.
page-seal-no-script = تشفّر هذه الصفحة ببرنامج نصي لا يعمل في متصفحك. تُختم النقلة بسطر الأوامر كما هو مبين أدناه، ثم يُلصق المظروف هنا.
page-seal-protection = ما يحميك هذا منه
page-seal-protects = لا تكون النقلة في أي طلب مرسل إلى الخدمة. لذلك فهي ليست في أي من سجلاتها ونسخها الاحتياطية وقواعد بياناتها، ولا يعرفها مشغّل ينظر فيها.
page-seal-clear = ما يُجرَّب على رقعة التحليل وما يُكتب في ملاحظاتك يُرسَل إلى الخدمة، ويمكنها قراءته. يجب ألا تَرِد في أي منهما النقلة المراد ختمها في هذه المباراة.
page-seal-protects-vault = المفتاح في هذه المباراة لدى الخدمة: يمكنها فتح المظروف قبل أوانه. نقلتك في مأمن فقط من الذين ليس لديهم هذا المفتاح.
page-seal-protects-not = لا يحميك هذا من خدمة ترسل إلى متصفحك برنامجًا نصيًا آخر قد يكشف نقلتك. أما سطر الأوامر على جهازك فيحميك من ذلك.
page-seal-command = الختم بسطر الأوامر
page-seal-command-about = يُحفظ الجزء الأول باسم recipients.json، ثم يُنفَّذ الأمر. يسأل الأمر عن نقلتك، كي لا تبقى في محفوظات سطر الأوامر. يبقى النص في الملف { -example(of: "txt") }، ويُلصق محتوى الملف { -example(of: "json") } أعلاه.
page-done-drafted = حُفظت مسودتك. لم تُختم بعد، وساعتك تعمل.
page-done-sealed = خُتمت نقلتك.
page-offer = عرض { -draw }
page-accept = قبول
page-decline = رفض
page-claims = المطالبات
page-claim-tablebase-win = جدول نهايات يُظهر فوزي
page-claim-tablebase-draw = جدول نهايات يُظهر { -draw(form: "definite") }
page-claim-basis = الأساس
page-claim-announced = مع هذه النقلة، إن أردت إعلان نقلة
page-claim = مطالبة
page-leaving = الاستسلام
page-resign-sure = أقر بخسارتي هذه المباراة
page-resign = استسلام
page-resign-unsure = لم يُسجَّل استسلامك: يلزم تحديد خانة الاختيار لتأكيد خسارتك المباراة.
page-plan = النقلات المشروطة
page-plan-of = النقلات المشروطة في { $game }
page-plan-about = في أثناء تفكير { -opponent } يمكنك حفظ ردودك على ما قد يُلعب. الرد المحفوظ يُلعب فورًا من دون سؤالك من جديد، ولا يكلفك أي وقت.
page-plan-game = إلى المباراة
page-plan-change = تغيير النقلات المشروطة
page-plan-none = لا توجد أسطر محفوظة.
page-plan-saved = محفوظة، وتُلعب من دون سؤالك من جديد:
page-plan-saved-lines = الأسطر المحفوظة
page-plan-damaged = تتعذر قراءة أسطرك المحفوظة. يجد مشغّل هذه الخدمة السبب في سجل الخدمة.
page-plan-if = إذا لُعبت { $theirs }، فالرد { $mine }
page-plan-if-then = { $before }؛ ثم إذا لُعبت { $theirs }، فالرد { $mine }
page-plan-waits = لم تُلعب { $mine }، وهي تنتظر قرارك
page-plan-used = لُعبت نقلاتك المشروطة: { $moves }.
page-plan-remove = إزالة
page-plan-remove-line = إزالة: { $line }
page-plan-remove-all = إزالة كل الأسطر المحفوظة
page-plan-draft = أسطر جديدة
page-plan-unsaved = هذه مسودة. لم تُحفظ، ولا يُلعب منها شيء.
page-plan-lines = أسطر النقلات بأي تدوين، كل منها في صف مستقل ومن نقلة { -opponent } إلى نقلتك، مثل: { -example(of: "line") }
page-plan-save = حفظ هذه الأسطر
page-plan-read = عرض ما تعنيه المسودة
page-plan-empty = لم يُحفظ شيء: تلزم كتابة سطر أولًا.
page-plan-changed = لم يُحفظ شيء ولم يُزَل شيء، لأن أسطرك المحفوظة أو المباراة تغيرت منذ تحميل هذه الصفحة. وهذه حالها الآن.
page-plan-clash = ترد هذه الأسطر على وضع واحد بنقلات مختلفة. يلزم تغيير أحدها:
page-plan-line = السطر { $line }: { $text }
page-plan-your-move = الدور عليك. تُكتب النقلات المشروطة بجانب نقلتك وتُرسَل معها.
page-plan-adjourned = ما دامت المباراة مؤجلة لا تُحفظ أسطر.
page-plan-over = انتهت المباراة.
page-plan-opponents = أسطر خصمك، التي تعرضها عليك هذه المباراة
page-plan-with-move = نقلات مشروطة مع هذه النقلة
page-plan-with-move-about = هي مسودة حتى تُرسَل النقلة. وعندئذ تحل محل الأسطر المحفوظة.
page-done-plan-saved = حُفظت أسطرك.
page-done-plan-removed = تمت الإزالة. الأسطر الباقية معروضة هنا.
page-analysis = رقعة التحليل
page-analysis-of = رقعة التحليل للمباراة { $game }
page-analysis-about = هنا تُجرَّب النقلات. لا يُلعب منها شيء ولا يُحفظ ولا يُعرض على أحد، ولا محرك شطرنج ينظر فيها.
page-analysis-private = هنا تُجرَّب النقلات. لا يُلعب منها شيء ولا يُعرض على أحد، ولا محرك شطرنج ينظر فيها. وتبقى أسطرك مع المباراة، لك وحدك. وهي ليست نقلات مشروطة.
page-analysis-lines = أسطري
page-analysis-forget = حذف
page-analysis-full = لم يُحفظ هذا السطر، لأن عدد أسطرك في هذه المباراة بلغ { $most }. يلزم حذف سطر منها أولًا.
page-analysis-damaged = تتعذر قراءة أسطرك. يجد مشغّل هذه الخدمة السبب في سجل الخدمة. السطر التالي الذي يُجرَّب يحل محل هذه الأسطر.
page-analysis-long = لا يزيد السطر هنا على { $most } من أنصاف النقلات.
page-analysis-line = النقلات التي تُجرَّب
page-analysis-back = نقلة إلى الوراء
page-analysis-legal = النقلات القانونية
page-analysis-no-move = لا توجد نقلة قانونية.
page-analysis-next = نقلات أخرى، بأي تدوين
page-analysis-show = عرض
page-analysis-keep = الاحتفاظ بهذا السطر
page-analysis-to-notes = إضافة هذا السطر إلى ملاحظاتي
page-analysis-to-plan = جعل هذا السطر نقلات مشروطة
page-analysis-to-move = لعب النقلة الأولى، وجعل الباقي نقلات مشروطة
page-analysis-plan-ends = يبدأ سطر النقلات المشروطة بنقلة { -opponent } وينتهي بنقلة لك.
page-notes = ملاحظاتي
page-notes-on = ملاحظاتي على { $game }
page-notes-about = لا يراها أحد غيرك: لا خصم ولا حكم ولا مشرف. وتبقى مع المباراة، بعد نهايتها أيضًا.
page-notes-text = الملاحظات
page-notes-save-first = يلزم حفظ ملاحظاتك قبل إرسال نموذج آخر من هذه الصفحة: ما يُكتب في نموذج لا يُرسَل مع نموذج آخر.
page-notes-save = حفظ الملاحظات
page-notes-stored = الملاحظات المحفوظة
page-notes-unsaved = هذا النص غير محفوظ.
page-notes-damaged = تتعذر قراءة ملاحظاتك. يجد مشغّل هذه الخدمة السبب في سجل الخدمة. ما تحفظه هنا يحل محل هذه الملاحظات.
page-done-line-forgotten = حُذف السطر.
page-done-notes-saved = حُفظت ملاحظاتك.
page-clocks = الساعتان
page-moves = النقلات
page-pieces = القطع
page-messages = الرسائل
page-message-from = { $name }:
page-message-erased = (محذوفة)
page-message-arbiter = حكم
page-send-message = إرسال هذه الرسالة
page-acts = قرارات { -arbiter }
page-appeal = الطعن أمام حكم آخر، حتى: { $until }
page-appeal-about = يبقى القرار نافذًا حتى يفصل حكم آخر في الطعن. تصلك رسالة بما يقرره.
page-appeal-grounds = أسبابك، ويقرؤها الحكام و{ -opponent(form: "your") }
page-appeal-send = تقديم الطعن
page-adjudication = البت في النتيجة
page-adjudication-about = يبت حكم في نتيجة المباراة بناءً على التحليل. يقرأ { -opponent(form: "your") } تحليلك بعد انتهاء المباراة.
page-adjudication-seeks = المطلوب
page-adjudication-send = إرسال هذا التحليل
page-withdrawal = الانسحاب من عدة مباريات
page-withdrawal-about = لا يمكن التراجع عن هذا. خلال دقيقة تنتهي كل مباراة منها بخسارتك، أو تُبطَل، أو يُترك القرار فيها لحكم، بحسب لائحتها. لإنهاء هذه المباراة وحدها يكفي الاستسلام.
page-withdrawal-scope = الانسحاب من
page-withdrawal-from = { $scope ->
    [event] مبارياتي الجارية في هذه البطولة
   *[all] كل مبارياتي الجارية هنا
}
page-withdrawal-reason = السبب، ويقرؤه اللاعبان في كل مباراة
page-withdrawal-sure = أنسحب من هذه المباريات
page-withdrawal-unsure = لم يُسجَّل انسحابك: يلزم تحديد خانة الاختيار لتأكيده.

page-opponent = اسم { -opponent }؛ ويُترك فارغًا للبحث عن أي لاعب
page-colour = لونك
page-colour-drawn = بالقرعة
page-colour-white = الأبيض
page-colour-black = الأسود
page-control = الوقت
page-new-send = اقتراح هذه المباراة
page-control-move = غير ذلك: أيام لكل نقلة
page-control-increment = غير ذلك: أيام للمباراة، وساعات تُضاف مع كل نقلة
page-control-moves = غير ذلك: أيام لعدد من النقلات، كما في ICCF
page-control-blocks = غير ذلك: أيام في الساعة، وأيام في الرصيد، وأيام تُضاف مع كل نقلة (Triple Block)
page-control-own = أرقام نظام وقت آخر
page-control-days = الأيام: لكل نقلة، أو للمباراة، أو لعدد النقلات، أو في الساعة
page-control-hours = الساعات التي تُضاف مع كل نقلة
page-control-number = عدد النقلات
page-control-bank = أيام الرصيد
page-control-more = الأيام التي تُضاف مع كل نقلة
page-control-unreadable = لم يُقترح شيء: يلزم إدخال أرقام نظام الوقت الذي اخترته، وكل منها عدد صحيح.
page-challenges-received = تحديات لك
page-challenges-sent = تحدياتك وطلباتك
page-seeks-open = لاعبون يبحثون عن خصم
page-challenge = { $name }: { $control }؛ { $colour }
page-challenge-to = إلى { $name }: { $control }؛ { $colour }
page-challenge-seek = إلى أي لاعب: { $control }؛ { $colour }
page-plays-white = { $name } بالأبيض
page-plays-black = { $name } بالأسود
page-start-960 = Chess960
page-start-set = من وضع محدد
page-regulated = في اللائحة أحكام خاصة لا تقتصر على الوقت. هذه الإعدادات تختلف عن المعتاد:
page-player = { $name }
page-player-arbiter = من حكام هذه الخدمة.
page-player-running = المباريات الجارية
page-player-hidden = لا يوجد لاعب بهذا الاسم أو الرقم له مباراة يمكن للجميع قراءتها. يرى الأعضاء كل اللاعبين بعد تسجيل الدخول.
page-public-running = المباراة جارية.
page-public-delayed = المباراة جارية. { $plies ->
    [zero] كل النقلات منشورة.
    [one] آخر نصف نقلة لم يُنشر بعد.
    [two] آخر نصفَي نقلة لم يُنشرا بعد.
    [few] آخر { $plies } أنصاف نقلات لم تُنشر بعد.
    [many] آخر { $plies } نصف نقلة لم تُنشر بعد.
   *[other] آخر { $plies } نصف نقلة لم تُنشر بعد.
}
page-public-at = { $at }
page-public = من يمكنه قراءة المباراة
page-public-no = الأعضاء وحدهم يقرؤون المباراة
page-step-start = البداية
page-step-back = السابقة
page-step-on = التالية
page-step-back-by = { $n ->
    [zero] 0 نصف نقلة إلى الوراء
    [one] نصف نقلة إلى الوراء
    [two] نصفا نقلة إلى الوراء
    [few] { $n } أنصاف نقلات إلى الوراء
    [many] { $n } نصف نقلة إلى الوراء
   *[other] { $n } نصف نقلة إلى الوراء
}
page-step-on-by = { $n ->
    [zero] 0 نصف نقلة إلى الأمام
    [one] نصف نقلة إلى الأمام
    [two] نصفا نقلة إلى الأمام
    [few] { $n } أنصاف نقلات إلى الأمام
    [many] { $n } نصف نقلة إلى الأمام
   *[other] { $n } نصف نقلة إلى الأمام
}
page-step-end = النهاية
page-accept-game = اللعب
page-withdraw = سحب

page-desk = طاولة الحكم
page-desk-nothing = لا شيء ينتظر قرارك.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = المظاريف
page-desk-flags = الأعلام الساقطة
page-desk-claims = المطالبات وطلبات البت في النتيجة
page-desk-appeals = الطعون
page-desk-withdrawals = حالات الانسحاب
page-desk-find = مباراة أخرى، برقمها
page-desk-show = عرض
page-desk-waits-for = في انتظار: { $what }.
page-desk-resumes = موعد استئناف المباراة: { $at }.
page-desk-until = حتى: { $at }.
page-desk-flag-open = إلى أن تُنهى المباراة بقرار حكم، تبقى النقلة محسوبة.
page-desk-claim = { $basis ->
    [threefold_repetition] المطالبة: { $name } – { -draw }. الأساس: تكرار الوضع ثلاث مرات.
    [fifty_moves] المطالبة: { $name } – { -draw }. الأساس: قاعدة الخمسين نقلة.
    [tablebase_win] المطالبة: { $name } – فوز. الأساس: جدول نهايات.
    [tablebase_draw] المطالبة: { $name } – { -draw }. الأساس: جدول نهايات.
    [adjudicated_win] طلب البت في النتيجة من: { $name }. المطلوب: فوز.
   *[adjudicated_draw] طلب البت في النتيجة من: { $name }. المطلوب: { -draw }.
}
page-desk-announced = المطالبة بشأن الوضع بعد النقلة { $move }.
page-desk-claim-stops = في هذه الأثناء { -no-clock }.
page-desk-claim-runs = في هذه الأثناء تعمل الساعة.
page-desk-withdrawn = انسحاب: { $name }، { $at }. { -no-clock }.
page-desk-silent = انسحاب بسبب الصمت: { $name }، { $at }. { -no-clock }.
page-desk-appeal = { $names }: طعن في القرار رقم { $number } ({ $act })، منذ: { $at }.
page-desk-own-act = صدر هذا القرار عنك، لذلك يفصل في الطعن حكم آخر.
page-desk-game = { $game } على طاولة الحكم: { $white } – { $black }
page-desk-to-board = الرقعة والنقلات
page-desk-done = تم التسجيل.
page-desk-acts = القرارات
page-desk-acts-about = يُعرض كل قرار مع أثره على الساعتين قبل اتخاذه. ويقرأ اللاعبان السبب.
page-desk-act = { $act ->
    [decide-claim] الفصل في المطالبة
    [claim-flag] إنهاء المباراة بسبب سقوط العَلَم
    [decide-appeal] الفصل في طعن
    [acknowledge-face] تأكيد وجه المظروف
    [set-resumption] تحديد موعد آخر للاستئناف
    [approve-early-opening] الموافقة على فتح المظروف قبل أوانه
    [declare-missing] إعلان فقدان المظروف
    [envelope] فتح المظروف
    [warn] إنذار لاعب
    [give-time] إضافة وقت
    [take-time] أخذ وقت
    [correct-clocks] تصحيح الساعتين
    [adjudicate] البت في النتيجة
    [forfeit] احتساب الخسارة على أحد الطرفين
    [cancel] إلغاء المباراة
    [replay] إلغاء المباراة وبدؤها من جديد
    [annul] إبطال المباراة
    [change-points] تغيير النقاط
    [grant-leave] منح إجازة خاصة
    [end-leave] إنهاء الإجازة
    [adjourn] تأجيل المباراة
    [take-back] التراجع عن نقلات
    [replace] استبدال لاعب
    [withdraw] تسجيل انسحاب
   *[expel] استبعاد لاعب
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] اللاعب
    [time] الوقت، مثل 2d أو 1d 12h
    [used_white] الوقت الذي استهلكه الأبيض، مثل 1d 12h
    [used_black] الوقت الذي استهلكه الأسود، مثل 1d 12h
    [deadline] الموعد النهائي للساعة التي تعمل، بمنطقتك الزمنية؛ الحقل الفارغ لا يغيّره
    [result] النتيجة
    [points_white] نقاط الأبيض
    [points_black] نقاط الأسود
    [first] اليوم الأول، بتوقيت اللاعب
    [last] اليوم الأخير، بتوقيت اللاعب
    [ply] عدد أنصاف النقلات التي تبقى
    [player] اسم اللاعب الجديد
    [scope] المباريات
    [claim] المطالبة
    [upheld] القرار في المطالبة
    [act] القرار المطعون فيه
    [reverse] القرار في الطعن
    [resume_at] موعد الاستئناف، بمنطقتك الزمنية
   *[reason] السبب، ويقرؤه اللاعبان
}
page-desk-scope = { $scope ->
    [game] هذه المباراة وحدها
    [event] كل مباريات اللاعب الجارية في هذه البطولة
   *[all] كل مباريات اللاعب الجارية هنا
}
page-desk-white = الأبيض، { $name }
page-desk-black = الأسود، { $name }
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
page-desk-drops = تُلغى نقلات مشروطة. أصحابها: { $names }.
page-desk-elsewhere = تتغير مباريات أخرى أيضًا: { $scope }.
page-desk-again = تبدأ المباراة من جديد برقم جديد.
page-desk-clocks-now = الساعتان الآن
page-desk-clocks-after = الساعتان بعد ذلك
page-desk-confirm = تأكيد: { $act }
page-desk-change = التعديل أولًا
page-desk-stale = تغيرت المباراة منذ عرض الأثر، فلم يُنفَّذ شيء. هذا هو الأثر الآن.
page-desk-stale-envelope = تغيرت المباراة منذ عرض هذه الصفحة، فلم يُنفَّذ شيء.
page-desk-envelope = المظروف
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = لم يحن أوان فتح المظروف بعد. { $needed ->
    [zero] لا تلزم موافقة أحد على فتحه قبل أوانه.
    [one] تلزم موافقة حكم واحد على فتحه قبل أوانه.
    [two] تلزم موافقة حكمَين على فتحه قبل أوانه.
    [few] تلزم موافقة { $needed } حكام على فتحه قبل أوانه.
    [many] تلزم موافقة { $needed } حكمًا على فتحه قبل أوانه.
   *[other] تلزم موافقة { $needed } حكم على فتحه قبل أوانه.
}
page-desk-early-nobody = لم يوافق أحد بعد.
page-desk-early-you = سُجلت موافقتك.
page-desk-early-agreed = سُجلت موافقة: { $name }.
page-desk-early-other = يفتحه حكم آخر.
page-desk-pace = كيف استعمل اللاعبان وقتهما
page-desk-pace-in = { $game }: كيف استعمل اللاعبان وقتهما
page-desk-commitment = البصمة (قيمة SHA-256 للنص):
page-desk-held-here = تفتحه الخدمة عند استئناف المباراة.
page-desk-held = عدد المفاتيح اللازمة لفتحه: { $needed }. حاملو المفاتيح: { $holders }.
page-desk-opening-about = ما يحدث للساعتين يتوقف على النقلة المختومة التي لا يراها أحد قبل فتح المظروف.
page-resume-about = عندئذ تفتح الخدمة المظروف وتلعب النقلة المختومة. وإن لم تكن تلك النقلة قانونية أو لم تكن واضحة فقد تنتهي المباراة. لا يمكن التراجع عن هذا.
page-desk-resume = استئناف المباراة
page-desk-open = فتح المظروف
page-desk-open-about = يُفك تشفيره بمفتاحك خارج هذه الصفحة: age -d -i KEY envelope.age. ثم يُلصق النص كله هنا؛ لا يُعتد إلا بالنص الذي له هذه البصمة. ولا تعرضه الصفحة مرة أخرى.
page-desk-decrypt-about = أو يُفك تشفيره في هذا المتصفح. لا يُرسَل مفتاحك السري، ولا يُرسَل النص إلا مع النموذج أدناه. خدمة ترسل إلى متصفحك برنامجًا نصيًا آخر يمكنها قراءة المفتاح: سطر الأوامر أكثر أمانًا.
page-desk-decrypt-closed = المظروف المغلق، أو ما بقي مغلقًا بعد مفتاح حكم آخر
page-desk-decrypt-key = مفتاحك السري، من ملف age-keygen
page-desk-decrypt-file = المفتاح السري من ملف
page-desk-decrypt = فك التشفير في هذا المتصفح
page-desk-decrypt-no-key = لا يوجد مفتاح سري لبرنامج age. يبدأ المفتاح بـ AGE-SECRET-KEY-1.
page-desk-decrypt-failed = لا يفتحه هذا المفتاح.
page-desk-decrypt-wrong = ما في المظروف لا يطابق البصمة المسجلة.
page-desk-decrypt-left = فتح مفتاحك طبقة. يُعطى هذا للحكم التالي، ليفتحه بمفتاح آخر:
page-desk-closed = المظروف المغلق
page-desk-text = نص المظروف
page-desk-early-reason = السبب، إن فُتح قبل أوانه؛ ويقرؤه اللاعبان
page-desk-trail = مجرى الأحداث
page-desk-column = { $column ->
    [number] الرقم
    [what] ماذا
    [by] من
    [received] وقت الوصول
    [judged] وقت النظر فيه
    [white] ساعة الأبيض بعد ذلك
   *[black] ساعة الأسود بعد ذلك
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
    [created] بدأت المباراة
    [moved] نقلة
    [said] رسالة
    [draw_offered] عرض { -draw }
    [draw_declined] رُفض { -draw(form: "definite") }
    [claim_upheld] قُبلت المطالبة
    [claim_referred] مطالبة ينظر فيها حكم
    [analysed] تحليل
    [claim_lapsed] سقطت المطالبة
    [claim_rejected] رُفضت المطالبة
    [illegal_move] نقلة غير قانونية
    [adjournment_proposed] اقتراح بالتأجيل
    [adjournment_declined] رُفض التأجيل
    [sealing_began] على صاحب الدور أن يختم نقلة
    [drafted] وُضعت المسودة في المظروف
    [sealed] خُتمت النقلة
    [face_acknowledged] أُكد وجه المظروف
    [resumption_set] حُدد موعد الاستئناف
    [resumption_requested] أحد اللاعبَين جاهز للاستئناف
    [resumed] استُؤنفت المباراة
    [early_opening_approved] ووفق على الفتح المبكر
    [came_late] تأخر أحد اللاعبَين عن الحضور
    [envelope_missing] المظروف مفقود أو لا يُفتح
    [publication_agreed] أحد اللاعبَين موافق على نشر المظروف
    [envelope_published] نُشر المظروف
    [reading_chosen] اختيرت قراءة للنقلة المختومة
    [clocks_questioned] بلاغ بأن الساعتين غير صحيحتين
    [opened] فُتح المظروف
    [flag_fell] سقط العَلَم
    [leave_booked] سُجلت إجازة
    [leave_cancelled] أُلغيت إجازة
    [reflection_declared] إعلان مواصلة التفكير
    [downtime_returned] أُعيد وقت توقف الخدمة
    [zone_noted] سُجلت المنطقة الزمنية
    [clock_refilled] مُلئت الساعة من الرصيد
    [mail_problem] البريد لا يصل
    [mail_restored] البريد يصل من جديد
    [ended] انتهت المباراة
    [withdrawn] انسحاب
    [appealed] طعن
    [appeal_decided] فُصل في الطعن
    [act_warn] الحكم: إنذار
    [act_time] الحكم: وقت أُضيف أو أُخذ
    [act_clocks] الحكم: صُححت الساعتان
    [act_adjudicate] الحكم: بُتّ في النتيجة
    [act_forfeit] الحكم: احتُسبت الخسارة
    [act_cancel] الحكم: أُلغيت المباراة
    [act_annul] الحكم: أُبطلت المباراة
    [act_give_way] تُحتسب مباراة أخرى
    [act_points] الحكم: غُيّرت النقاط
    [act_leave] الحكم: مُنحت إجازة خاصة
    [act_end_leave] الحكم: أُنهيت الإجازة
    [act_adjourn] الحكم: أُمر بالتأجيل
    [act_take_back] الحكم: تراجع عن نقلات
    [act_replace] الحكم: استُبدل لاعب
    [act_expel] الحكم: استُبعد لاعب
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
page-admin-stopped = عدد الرسائل المرتجعة منذ { $since }: { $n }، وسبب ارتجاع آخرها: { $reason }. أُوقف إرسال رسائل المباريات.
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
    [envelope_key] ضُبط مفتاح النقلات المختومة
    [address_changed] تغيّر عنوان البريد
    [role_changed] تغيّرت الصفة
    [mail_stopped] أُوقف إرسال رسائل المباريات
    [mail_resumed] استُؤنف إرسال رسائل المباريات
    [mail_restored] استأنف مشرف إرسال رسائل المباريات
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
    [restore-mail] استئناف إرسال البريد
    [end-sessions] إنهاء كل الجلسات
    [replay] القراءة من جديد
    [release] الإفراج عن الرسالة
   *[discard] التخلص من الرسالة
}
page-admin-effect = { $act ->
    [role] تصير للحساب الصفة الجديدة فورًا، وتصل إلى اللاعب رسالة بذلك.
    [restore-mail] تُنسى الرسائل المرتجعة، وتُرسَل إلى اللاعب رسائل المباريات من جديد.
    [end-sessions] يُسجَّل خروج اللاعب من كل مكان. وتبقى رموز البرامج.
    [replay] تُقرأ الرسالة من أولها. ما نُفِّذ بها من قبل لا يُنفَّذ مرتين.
    [release] تُعد الرسالة رسالة اللاعب نفسه بناءً على كلمتك، أيًا كان مرسلها.
   *[discard] تنتهي الرسالة هنا، ويُمحى نصها نهائيًا.
}
page-admin-not-done = لم يُنفَّذ شيء بعد. يلزم النظر فيه ثم التأكيد أدناه.
page-admin-done = نُفِّذ ذلك وسُجِّل.
page-admin-nothing = لم يُنفَّذ شيء: لم يكن هناك ما يُنفَّذ، أو لم يعد نص الرسالة موجودًا.
page-admin-own-game = لم يُنفَّذ شيء: قد تكون هذه الرسالة عن مباراة لك، لذلك ينظر فيها مشرف آخر.
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
    [did_you_mean] سُئل اللاعب هل المقصود نقلة أخرى
    [meant] أكد اللاعب النقلة
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
    [not_a_player] كاتبها لا يلعب في هذه المباراة
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
    [before_an_act] كُتبت قبل أن يلغي حكم شيئًا في المباراة
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
    [game-started] بداية مباراة
    [your-move] نقلة { -opponent }
    [move-recorded] تسجيل نقلة بالبريد
    [reminder] تذكير
    [game-news] أخبار مباراة
    [adjournment] تأجيل
    [arbiter-news] أخبار لحكم
    [log-receipt] إثبات نقلة مختومة
    [game-over] نهاية مباراة
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
    [own_game] قد تكون الرسالة عن مباراة لك. ينظر فيها مشرف آخر.
    [sealed] لا يُعرض النص، لأنه قد تكون فيه نقلة مختومة: المباراة التي قد تخصها الرسالة فيها نقلة كهذه، أو قد تكون فيها لاحقًا. تبقى القراءة من جديد والإفراج عن الرسالة والتخلص منها ممكنة.
    [secret] لا يُعرض النص، لأنه قد تكون فيه نقلة، أو كلمة عن الختم أو المسودات أو النقلات المشروطة. تبقى القراءة من جديد والإفراج عن الرسالة والتخلص منها ممكنة.
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
page-admin-clock-jumped = عُدّلت ساعة الجهاز. لا يسقط عَلَم ولا يُمحى شيء حتى تصير صحيحة.
page-admin-answers-held = الردود الآلية المستحقة أكثر من المعتاد. عدد المحتجز منها، ويُرسَل لاحقًا: { $n }
page-admin-commands-aside = طلبات تخص كل مباريات لاعب وفشلت في إحداها: { $n }
page-admin-version = الإصدار
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = جيل قاعدة البيانات
page-admin-backup = آخر نسخة احتياطية بالأمر postzug backup
page-admin-no-backup = لا نسخة معروفة
page-admin-running = المباريات الجارية
page-admin-ended = المباريات المنتهية
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
page-claim-move = سُجلت المطالبة، ولُعبت النقلة المعلنة.
page-claim-no-move = سُجلت المطالبة، وما زال يلزم لعب النقلة.
page-claim-recorded = سُجلت المطالبة؛ وإن أُعلنت نقلة قانونية فقد لُعبت.
page-problem-code = { $status }، { $code }
