### Every sentence that a person reads, in Hindi. docs/translating.md says how to add a language.

-game = { $case ->
    [plural-oblique] खेलों
   *[direct] खेल
}
-move = { $case ->
    [plural] चालें
    [plural-oblique] चालों
   *[direct] चाल
}
-draw = ड्रॉ
-castling = कैसलिंग
-en-passant = एन पासेंट
-promotion = पदोन्नति
-opponent = { $case ->
    [plural-oblique] प्रतिद्वंद्वियों
   *[direct] प्रतिद्वंद्वी
}
-arbiter = { $case ->
    [plural-oblique] मध्यस्थों
   *[direct] मध्यस्थ
}
-envelope = { $case ->
    [oblique] लिफ़ाफ़े
    [plural-oblique] लिफ़ाफ़ों
   *[direct] लिफ़ाफ़ा
}
-clock = { $case ->
    [plural] घड़ियाँ
    [plural-oblique] घड़ियों
   *[direct] घड़ी
}
-flag = { $case ->
    [oblique] झंडे
   *[direct] झंडा
}
-check = शह
-mate = शह-मात
-stalemate = गतिरोध
-sealed-move = { $case ->
    [plural] सीलबंद चालें
    [plural-oblique] सीलबंद चालों
   *[direct] सीलबंद चाल
}
-regulations = नियमावली
-white = सफेद
-black = { $form ->
    [oblique] काले
    [feminine] काली
   *[bare] काला
}
-resign = { $form ->
    [oblique] हार मानने
   *[bare] हार मान
}
-adjourn = { $form ->
    [noun] स्थगन
   *[bare] स्थगित
}
-resume = फिर शुरू
-seal = सील
-illegal = असंभव
-appeal = { $form ->
    [plural] अपीलें
   *[bare] अपील
}

language-name = हिन्दी

## Dates and lengths of time

date = { $weekday }, { $day } { $month } { $year }, { $time } ({ $iso } { $offset })
date-beyond = कैलेंडर से बाहर की तारीख
weekday-monday = सोमवार
weekday-tuesday = मंगलवार
weekday-wednesday = बुधवार
weekday-thursday = गुरुवार
weekday-friday = शुक्रवार
weekday-saturday = शनिवार
weekday-sunday = रविवार
month-january = जनवरी
month-february = फ़रवरी
month-march = मार्च
month-april = अप्रैल
month-may = मई
month-june = जून
month-july = जुलाई
month-august = अगस्त
month-september = सितंबर
month-october = अक्टूबर
month-november = नवंबर
month-december = दिसंबर
length-days = { $n } दिन
length-hours = { $n } { $n ->
    [one] घंटा
   *[other] घंटे
}
length-minutes = { $n } मिनट
exact-days = { $n } दिन
exact-hours = { $n } घं॰
exact-minutes = { $n } मि॰
exact-seconds = { $n } से॰

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } या { $last }
list-more = { $list } और { $n } अन्य

## Time controls

control = { $control }
control-per-move = हर { -move } के लिए { $days } दिन
control-period = { $time } में { $moves } { $moves ->
    [one] { -move }
   *[other] { -move(case: "plural") }
}
control-then = { $first }, फिर { $next }
control-increment-of = { $period } + { $increment } हर { -move } पर
control-cap-of = { $period }, अधिकतम { $cap }
control-delay-of = { $period }, विलंब: { $delay }
control-whole-days = { $control }, पूरे दिनों में
control-double = { $control }, { $days } दिन के बाद दोगुना
control-thematic-start = { $control }, तय आरंभिक { -move(case: "plural-oblique") } के साथ
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks }, { -move(case: "plural") }: { $moves }

## What adjourned games wait for

adjourned-resumption = { -game } { -resume } होने का समय, या { $replier }
adjourned-opening = { -envelope(case: "oblique") } का खुलना; कोई { -clock } नहीं चल रही है
adjourned-replier = { $replier }, जिनकी { -clock } चल रही है
adjourned-former_sealer = { $replier } (इनकी { -move } पहले { -seal } हुई थी, और ये अभी उपस्थित नहीं हैं); इनकी { -clock } चल रही है
adjourned-late_opening = { -envelope(case: "oblique") } का खुलना: किसी को आने में बहुत देर हुई
adjourned-adjudication = { -arbiter }, परिणाम तय करने के लिए, या { $sealer }, यदि { -seal } किया गया पाठ उनके पास है; कोई { -clock } नहीं चल रही है
adjourned-sealed_text = { $sealer }, { -seal } किया गया पाठ दिखाने के लिए; उनकी { -clock } चल रही है
adjourned-reading = { $replier }, एक अर्थ चुनने के लिए; उनकी { -clock } चल रही है
adjourned-publication = कुंजी वाले { -arbiter } या { $sealer }, वह दिखाने के लिए जिसे दिखाने पर दोनों खिलाड़ी सहमत हैं
adjourned-sealing = { $sealer }, मसौदा या दूसरी { -move } { -seal } करने के लिए; उनकी { -clock } चल रही है
adjourned-gone = { $waits_for }; जिन खातों के पास { -envelope(case: "oblique") } की कुंजियाँ हैं, उनमें से ये अब मौजूद नहीं हैं: { $players }{ $complete ->
    [no] , इसलिए { -envelope } यहाँ नहीं खुल सकता
   *[yes] {""}
}

## Mails about an account

account-welcome =
    { $site } पर आपका खाता बन गया है, और यहाँ आपका नाम है: { $name }। यदि आपने यह नहीं माँगा था, तो कुछ न करें: आपके बिना कोई { -game } शुरू नहीं होता।

    सब कुछ ईमेल से हो सकता है। इस ईमेल का जवाब दें, हर पंक्ति में एक आदेश:

    {"  "}{ command-seek }: { -opponent } खोजें; { command-seek } 10 { word-days }, { command-seek } { word-white }
    {"  "}{ command-seeks }: और कौन खोज में है; { command-accept-challenge } C7 से { -game } शुरू होता है
    {"  "}{ command-challenge } (नाम): किसी खिलाड़ी को चुनौती दें
    {"  "}{ command-games }: आपके { -game }, और किसकी { -move } है
    {"  "}{ command-settings }: आपका समय क्षेत्र, आपके लिए { -move(case: "plural-oblique") } का नोटेशन, और आपकी सूचनाएँ
    {"  "}{ command-help }: सभी आदेश

    { -game } शुरू होने पर आपको एक ईमेल मिलता है, जिसमें स्थिति और आपकी { -clock } दिखाई जाती है। उसके जवाब में अपनी { -move } अलग पंक्ति में लिखें, जैसे e4 या 5254।
account-deleted = खाता { $name } हटा दिया गया है। इस पते पर अब कुछ नहीं भेजा जाएगा।
account-address = खाता { $name } का ईमेल पता अब दूसरा है। इस पते पर अब कुछ नहीं भेजा जाएगा, और सभी सत्र और API टोकन समाप्त हो गए हैं। यदि यह आपने नहीं किया, तो इस सेवा को चलाने वालों को बताएँ।
account-role = आपकी भूमिका अब है: { $role }।
role-player = खिलाड़ी
role-arbiter = { -arbiter }
role-administrator = प्रशासक
account-envelope-key = आपके खाते के लिए { -sealed-move(case: "plural") } खोलने वाली कुंजी दर्ज हुई है: { $key }। यदि यह आपने नहीं किया, तो अपने सत्र समाप्त करें और प्रशासन को तुरंत बताएँ: अब से { -move(case: "plural") } इसी कुंजी के लिए { -seal } होती हैं।
account-token-made = आपके खाते के लिए API टोकन “{ $label }” बनाया गया है। यदि यह आपने नहीं किया, तो उसे रद्द करें।
account-tokens-revoked = सेवा को बैकअप से बहाल किया गया है। आपके API टोकन रद्द कर दिए गए हैं, क्योंकि इनमें वह टोकन भी लौट आता जिसे आपने इस बीच खुद रद्द किया था। अपने प्रोग्रामों के लिए नए टोकन बनाएँ।
calendar-made = आपके कैलेंडर का पता बनाया गया है। कैलेंडर प्रोग्राम इस पते की सदस्यता लेते हैं और आपके { -game(case: "plural-oblique") } के अंतिम समय दिखाते हैं:
calendar-how = जिसके पास यह पता हो, उसे आपके { -game(case: "plural-oblique") } के अंतिम समय दिखते हैं, इसलिए इसे किसी को न दें। इससे पहले का पता अब काम नहीं करता। इस नए पते को रद्द करने के लिए लिखें: { command-calendar-off }
calendar-shown = आपके कैलेंडर का एक पता बनाया गया है। जिसके पास यह पता हो, उसे आपके { -game(case: "plural-oblique") } के अंतिम समय दिखते हैं। यदि इससे पहले कोई पता था, तो वह अब काम नहीं करता। यदि यह आपने नहीं किया, तो लिखें: { command-calendar-off }
calendar-void = सेवा को बैकअप से बहाल किया गया है। आपके कैलेंडर का पता रद्द कर दिया गया है, क्योंकि नहीं तो ऐसा पता भी लौट आता जिसे आपने इस बीच खुद रद्द किया हो। नया पता बनाने के लिए लिखें: { command-calendar }
webhook-made = आपके खाते के लिए एक webhook बनाया गया है: आपके { -game(case: "plural-oblique") } की घटनाएँ { $host } पर भेजी जाती हैं। यदि यह आपने नहीं किया, तो उसे हटाएँ और अपने API टोकन रद्द करें।
webhook-secret-made = { $host } पर भेजने वाले आपके webhook को नई गुप्त कुंजी मिली है। पिछली कुंजी 24 घंटे और मान्य है। यदि यह आपने नहीं किया, तो webhook हटाएँ और अपने सत्र समाप्त करें।
webhook-secrets-a-day = पिछले 24 घंटों में आपकी बनाई webhook की गुप्त कुंजियों की संख्या: { $limit }। प्रतीक्षा करें।
webhook-enabled = आपका webhook चालू कर दिया गया है: आपके { -game(case: "plural-oblique") } की घटनाएँ { $host } पर भेजी जाती हैं। यदि यह आपने नहीं किया, तो उसे हटाएँ और अपने सत्र समाप्त करें।
webhook-off = पाँच दिन तक { $host } पर कुछ भी नहीं भेजा जा सका। आपका webhook बंद कर दिया गया है, और जो उसके लिए रुका था, वह अब नहीं भेजा जाएगा। जब प्राप्तकर्ता काम करने लगे, तो webhook को फिर चालू करें।
webhook-failed = आपका webhook काम नहीं करता: एक घटना तीन दिन में { $host } पर नहीं भेजी जा सकी, और अब उसे भेजने की कोशिश नहीं होगी। बाद की घटनाएँ अब भी भेजी जाती हैं। webhook के प्रेषण देखें; उन्हें 30 दिन तक फिर से भेजा जा सकता है। जब तक कोई प्रेषण सफल नहीं होता, इस बारे में कोई और ईमेल नहीं आएगा।
webhook-gone = { $host } का प्राप्तकर्ता बताता है कि वह अब मौजूद नहीं है। आपका webhook बंद कर दिया गया है, और उसे कुछ और नहीं भेजा जाता।
webhook-restored = सेवा को बैकअप से बहाल किया गया है। { $host } वाला आपका webhook बंद कर दिया गया है, क्योंकि नहीं तो ऐसा webhook भी लौट आता जिसे आपने इस बीच खुद हटाया हो। उसे फिर चालू करें या हटाएँ।
account-session-copied = आपके एक सत्र (क्लाइंट: { $device }) की कुंजी दो बार इस्तेमाल हुई है; हो सकता है कि किसी ने उसकी नकल की हो। वह सत्र समाप्त कर दिया गया है। जहाँ ज़रूरत हो, फिर से साइन इन करें।
account-unknown-client = अज्ञात
bounce-unknown = कोई स्थिति-कोड नहीं
bounce-expired = समय पर नहीं पहुँचा
bounce-not-sent = ईमेल लेने वाले किसी मेल सर्वर से कनेक्शन नहीं
account-mail-stopped = इस खिलाड़ी तक ईमेल नहीं पहुँच रहे हैं: { $name }। लौटे हुए ईमेल: { $bounces }, पहला: { $since }, सबसे नए का कारण: { $reason }। जब तक ईमेल फिर नहीं पहुँचते, इस खिलाड़ी को { -game(case: "plural-oblique") } के बारे में कोई ईमेल नहीं भेजा जाएगा। यह हर चालू { -game } के रिकॉर्ड में लिखा है: { $games }। { -clock(case: "plural") } चलती रहती हैं; इसका कोई परिणाम हो या नहीं, यह { -arbiter } को तय करना है।
account-mail-stopped-help = आपके { -game } यहाँ हैं, और उनकी { -clock(case: "plural") } चलती रहती हैं। सुनिश्चित करें कि आपके मेलबॉक्स में ईमेल पहुँच सकें, या POST /v1/me/address से पता बदलें। फिर: POST /v1/me/mail/resume
account-mail-returned-help = सुनिश्चित करें कि आपके मेलबॉक्स में ईमेल पहुँच सकें, या POST /v1/me/address से पता बदलें। ईमेल अभी भेजे जा रहे हैं; यदि और ईमेल लौटे, तो भेजना रुक जाएगा।
account-mail-not-fetched = { $source } से ईमेल नहीं लाए जा सकते (कब से: { $since }): { $trouble ->
    [unreachable] सर्वर तक पहुँचा नहीं जा सकता
    [slow] सर्वर समय पर जवाब नहीं देता
    [certificate] सर्वर का प्रमाणपत्र मान्य नहीं है, या TLS विफल होता है
    [password] सर्वर उपयोगकर्ता या पासवर्ड को अस्वीकार करता है
    [folder] फ़ोल्डर खोला नहीं जा सकता
    [full] मेलबॉक्स भरा हुआ है
   *[protocol] सर्वर किसी आदेश को अस्वीकार करता है
}। ईमेल से भेजी गई { -move(case: "plural") } वहीं रुकी हैं। क्या करें: postzug doctor चलाएँ।
account-mail-aside = जब Postzug { $source } से ईमेल निकाल रहा था, तब किसी दूसरे प्रोग्राम ने उसे बदल दिया। { $since } से उसके साथ रखी एक फ़ाइल में वह है जो शायद अब वहाँ न हो; ईमेल अब भी लिए जाते हैं। क्या करें: postzug doctor चलाएँ।
account-mail-single = { $source } के कुछ ईमेल लिए नहीं जा सकते (कब से: { $since }), और उनमें भेजी गई { -move(case: "plural") } वहीं रुकी हैं। बाकी ईमेल लिए जाते हैं। Postzug कोशिश करता रहता है। क्या करें: लॉग में कारण देखें। जिस ईमेल को आप हटा दें या कहीं और ले जाएँ, उसे लेने की कोशिश फिर नहीं होती।
account-left = { $how ->
    [silence] मौन के कारण आधे { -game(case: "plural-oblique") } में हार हुई, जो नाम वापस लेना माना जाता है: { $name },
    [withdrawal] नाम वापस: { $name },
   *[expulsion] निष्कासन: { $name },
} { $scope ->
    [all] सभी { -game }
   *[event] “{ $event }”
}। { $games }
account-left-none = कोई दूसरा { -game } नहीं है।
account-left-none-yet = इस खिलाड़ी के दूसरे चालू { -game }: अभी कोई नहीं।
account-left-games = इस खिलाड़ी के दूसरे चालू { -game }: { $games }।
account-left-fault = कुछ { -game(case: "plural-oblique") } में त्रुटि के कारण यह नहीं हो सका: संचालक उसे लॉग में देख लें।
account-left-open = इन { -game(case: "plural-oblique") } में कोई { -clock } नहीं चलती, जब तक { -arbiter } परिणाम तय न करें या किसी और को आगे खेलने न दें: { $games }।
account-not-done = { $game } (नहीं हुआ: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = आप इस { -game } के खिलाड़ी नहीं हैं।
    .title = इस { -game } के खिलाड़ी नहीं
    .help = यह केवल { -game } के दो खिलाड़ियों के लिए है।
refusal-not_an_arbiter = यह केवल { -arbiter } के लिए है।
    .title = केवल { -arbiter } के लिए
    .help = { -game } के { -arbiter } से पूछें।
refusal-same_player = किसी खिलाड़ी का { -game } अपने ही विरुद्ध नहीं हो सकता।
    .title = अपने ही विरुद्ध { -game } नहीं होता
    .help = किसी दूसरे { -opponent } का नाम दें।
refusal-bad_start = { -game } इस तरह शुरू नहीं हो सकता: { $reason }।
    .title = { -game } इस तरह शुरू नहीं हो सकता
    .help = आरंभिक स्थिति या { -regulations } ठीक करें।
refusal-not_your_move = अभी { -opponent } की { -move } है।
    .title = अभी { -opponent } की { -move } है
    .help = { -opponent } की { -move } की प्रतीक्षा करें।
refusal-wrong_ply = यह { $expected } अर्ध-{ -move(case: "plural-oblique") } के बाद की स्थिति के लिए था, लेकिन अब तक चली गई अर्ध-{ -move(case: "plural") }: { $current }।
    .title = किसी दूसरी स्थिति के लिए
    .help = { -game } फिर से पढ़ें और वर्तमान ply के लिए { -move } भेजें।
refusal-already_played = यह { -move } पहले ही दर्ज है: अर्ध-{ -move } { $ply }।
    .title = यह { -move } पहले ही दर्ज है
    .game = { -move } वैसी ही है जैसी पहली बार दर्ज हुई थी।
    .help = कुछ नहीं करना है: { -move } मान्य है।
refusal-not_a_move = “{ $text }” किसी भी ऐसे नोटेशन में { -move } नहीं है जिसे यह सेवा जानती है।
    .title = यह { -move } नहीं है
    .help = एक { -move } लिखें, जैसे 5254 या e4; GET .../legal संभव { -move(case: "plural-oblique") } की सूची देता है।
refusal-illegal_move = “{ $text }” यहाँ { -illegal } { -move } है: { $reason }।
    .title = यहाँ { -illegal } { -move }
    .game = कोई { -move } नहीं चली गई, और { -clock } चल रही है। यह प्रयास गिना गया।
    .help = एक संभव { -move } भेजें; GET .../legal उनकी सूची देता है।
refusal-ambiguous_move = “{ $text }” के एक से अधिक अर्थ हैं: { $readings }।
    .title = एक से अधिक संभव { -move(case: "plural") } मेल खाती हैं
    .help = इनमें से एक अर्थ भेजें।
refusal-promotion_missing = “{ $text }” में यह बताना ज़रूरी है कि प्यादा क्या बनता है: { $readings }।
    .title = { -promotion } की गोटी नहीं बताई गई
    .help = बताएँ कि प्यादा क्या बनता है, जैसे 57581 या e8=Q।
refusal-too_late = यह मिलने से पहले ही समय-सीमा पार हो चुकी थी।
    .title = समय-सीमा पार हो गई
    .game = कुछ नहीं किया गया। { -flag } गिरता है और सेवा { -game } समाप्त करती है, यदि { -flag(case: "oblique") } का दावा करना ज़रूरी न हो।
    .help = इस { -game } में अब कुछ नहीं भेजा जा सकता। जहाँ { -flag(case: "oblique") } का दावा करना ज़रूरी है, वहाँ किसी के दावा करने तक आपकी { -move } अब भी भेजी जा सकती है।
refusal-game_over = { -game } समाप्त हो चुका है।
    .title = { -game } समाप्त हो चुका है
    .help = इस { -game } में अब कुछ नहीं भेजा जा सकता।
refusal-no_draw_offer = { -opponent } ने { -draw } का प्रस्ताव नहीं रखा है।
    .title = { -draw } का कोई प्रस्ताव नहीं है
    .help = अपनी अगली { -move } के साथ { -draw } का प्रस्ताव रखें।
refusal-draw_too_early = { -move } { $move_number } पूरी होने से पहले { -draw } पर सहमति नहीं हो सकती।
    .title = सहमति से { -draw } के लिए अभी जल्दी है
    .help = आगे खेलें; { -move } की संख्या इस { -game } की { -regulations } में है।
refusal-claim_not_correct = दावा सही नहीं है: { $reason }।
    .title = दावा सही नहीं है
    .game = दावा दर्ज है; यदि कोई संभव { -move } घोषित की गई थी, तो वह चली जा चुकी है, और { -game } का draw_offer बताता है कि दावा प्रस्ताव के रूप में बना हुआ है या नहीं।
    .help = अगली { -move } से पहले { -game } फिर से पढ़ें।
refusal-offer_too_soon = { -draw } के आपके दो प्रस्तावों के बीच आपकी इतनी { -move(case: "plural") } होनी चाहिए: { $moves }। { -draw } का प्रस्ताव नहीं रखा गया।
    .title = { -draw } का आपका प्रस्ताव हाल ही का है
    .game = उसके साथ आई { -move } प्रस्ताव के बिना चली गई।
    .help = { -opponent } के प्रस्ताव की प्रतीक्षा करें, या बताई गई { -move(case: "plural") } चलें।
refusal-no_tablebase_claims = इस { -game } की { -regulations } में टेबलबेस से दावे की अनुमति नहीं है।
    .title = इस { -game } में टेबलबेस से दावे नहीं होते
    .help = आगे खेलें।
refusal-table_needed = टेबलबेस की ज़रूरत है।
    .title = टेबलबेस नहीं देखे गए
    .help = बाद में फिर कोशिश करें; संचालक को अनुरोध का id बताएँ।
refusal-too_many_men = बोर्ड पर { $men } से अधिक गोटियाँ हों, तो टेबलबेस से दावा नहीं हो सकता।
    .title = टेबलबेस के लिए बहुत अधिक गोटियाँ
    .help = दावा तब करें जब बोर्ड पर { -regulations } की संख्या से अधिक गोटियाँ न हों।
refusal-referred_before = इस स्थिति के बारे में { -arbiter } से पहले ही पूछा गया है; पहले एक { -move } चलें।
    .title = इस स्थिति के बारे में { -arbiter } से पूछा जा चुका है
    .help = एक { -move } चलें; दावा किसी दूसरी स्थिति में हो सकता है।
refusal-analysis_needed = { -arbiter } के निर्णय का दावा नहीं होता; उसका अनुरोध आपके विश्लेषण के साथ होता है।
    .title = निर्णय का अनुरोध विश्लेषण के साथ होता है
    .help = इसके बजाय .../adjudication पर POST करें।
refusal-no_adjudication = इस { -game } की { -regulations } में खिलाड़ी को निर्णय का अनुरोध करने की अनुमति नहीं है।
    .title = इस { -game } में निर्णय का अनुरोध नहीं होता
    .help = आगे खेलें; { -arbiter } का निर्णय अनुरोध के बिना भी हो सकता है।
refusal-already_asked = इस { -game } में आपने निर्णय का अनुरोध पहले ही किया है।
    .title = आपने निर्णय का अनुरोध पहले ही किया है
    .help = आगे खेलें; { -arbiter } का निर्णय अनुरोध के बिना भी हो सकता है।
refusal-adjudication_too_early = निर्णय का अनुरोध { -move } { $move_number } पूरी होने पर हो सकता है।
    .title = निर्णय के अनुरोध के लिए अभी जल्दी है
    .help = अनुरोध तब करें जब दोनों पक्ष बताई गई { -move } पूरी कर लें।
refusal-analysed_enough = आपने विश्लेषण तीन बार दिया है; { -arbiter } को उसी से फैसला करना है।
    .title = आपने विश्लेषण तीन बार दिया है
    .help = फैसले की प्रतीक्षा करें।
refusal-bad_analysis = विश्लेषण सादा पाठ होना चाहिए, 1 से 20,000 अक्षरों का।
    .title = विश्लेषण नहीं है या बहुत लंबा है
    .help = 1 से 20,000 अक्षरों का सादा पाठ भेजें।
refusal-claim_pending = एक दावे पर { -arbiter } का फैसला बाकी है; तब तक कोई { -clock } नहीं चलती।
    .title = एक दावे पर { -arbiter } का फैसला बाकी है
    .help = फैसले की प्रतीक्षा करें; कोई { -clock } नहीं चलती।
refusal-no_claim = इस संख्या का कोई दावा फैसले की प्रतीक्षा में नहीं है।
    .title = कोई दावा प्रतीक्षा में नहीं है
    .help = { -game } फिर से देखें।
refusal-adjourned = { -game } { -adjourn } है; { -resume } होने तक कोई { -move } नहीं चली जा सकती।
    .title = { -game } { -adjourn } है
    .help = { -game } { -resume } करने का अनुरोध करें, या तय समय की प्रतीक्षा करें।
refusal-not_adjourned = { -game } { -adjourn } नहीं है।
    .title = { -game } { -adjourn } नहीं है
    .help = यह केवल { -adjourn } { -game } में हो सकता है।
refusal-must_seal = { -game } { -adjourn } हो रहा है: अपनी { -move } चलें नहीं, { -seal } करें।
    .title = { -move } { -seal } करनी है
    .help = { -move } को .../seal पर POST करें।
refusal-not_sealing = { -adjourn(form: "noun") } पर न सहमति हुई है, न उसका आदेश हुआ है।
    .title = { -adjourn(form: "noun") } की न सहमति है, न आदेश
    .help = { -move } चलें, या पहले { -adjourn(form: "noun") } का प्रस्ताव रखें।
refusal-not_sealable = कुछ { -seal } नहीं हुआ, { -move } नहीं ली गई: { $why }।
    .title = कुछ { -seal } नहीं हुआ
    .game = कुछ { -seal } नहीं हुआ; जिस पक्ष की { -move } है, उसकी { -clock } चल रही है।
    .help = एक संभव { -move } { -seal } करें, जैसे 5254 या e4।
refusal-adjournment_not_allowed = इस { -game } की { -regulations } में खिलाड़ियों को { -adjourn(form: "noun") } पर सहमत होने की अनुमति नहीं है।
    .title = यहाँ खिलाड़ियों की सहमति से { -adjourn(form: "noun") } नहीं होता
    .help = { -arbiter } से पूछें।
refusal-already_proposed = { $by_you ->
    [yes] आपने { -adjourn(form: "noun") } का प्रस्ताव पहले ही रखा है; { -opponent } का जवाब अभी नहीं आया है।
   *[no] { -opponent } ने { -adjourn(form: "noun") } का प्रस्ताव रखा है। सहमत होने के लिए उस ईमेल का जवाब दें जिसमें यह लिखा है; प्रोग्राम इसके लिए बोर्ड की स्थिति बताता है।
}
    .title = { -adjourn(form: "noun") } का प्रस्ताव पहले से है
    .help = { -opponent } का प्रस्ताव उसके ply के साथ स्वीकार करें, या अपने प्रस्ताव के जवाब की प्रतीक्षा करें।
refusal-no_adjournment_proposed = { -opponent } ने { -adjourn(form: "noun") } का प्रस्ताव नहीं रखा है।
    .title = { -adjourn(form: "noun") } का कोई प्रस्ताव नहीं है
    .help = प्रस्ताव आप रखें।
refusal-already_requested = आपने { -game } { -resume } करने का अनुरोध पहले ही किया है; { -opponent } के तैयार होने पर { -envelope } खुलता है।
    .title = { -resume } करने का अनुरोध पहले से है
    .help = { -opponent } की प्रतीक्षा करें।
refusal-commitment_mismatch = खुले { -envelope(case: "oblique") } का पाठ दर्ज हैश से मेल नहीं खाता। { -seal } करने वाला पक्ष: { $sealed_by ->
    [white] { -white }
   *[black] { -black }
}।
    .title = { -envelope(case: "oblique") } में वह नहीं है जो { -seal } हुआ था
    .game = { -envelope } बंद रहता है; कोई { -clock } नहीं चलती।
    .help = इसे { -arbiter } को देखना है।
refusal-envelope_needed = { -envelope(case: "oblique") } का पाठ चाहिए।
    .title = { -envelope(case: "oblique") } का पाठ चाहिए
    .help = उसका पाठ .../opening पर POST करें।
refusal-arbiters_hold_it = { -envelope(case: "oblique") } की कुंजियाँ { -arbiter(case: "plural-oblique") } के पास हैं: वह अपने पाठ के साथ खोला जाता है।
    .title = { -envelope(case: "oblique") } की कुंजियाँ { -arbiter(case: "plural-oblique") } के पास हैं
    .help = उसका पाठ .../opening पर POST करें।
refusal-no_session = इस { -game } के सत्रों की अवधि तय नहीं है: इसके बजाय { -adjourn(form: "noun") } का प्रस्ताव रखें।
    .title = यहाँ सत्रों की अवधि तय नहीं है
    .help = इसके बजाय { -adjourn(form: "noun") } का प्रस्ताव रखें।
refusal-session_too_long = अभी { -adjourn } करने पर सत्र के अंत तक का समय आपकी { -clock } से कटेगा, और आपकी समय-सीमा उससे पहले समाप्त होती है।
    .title = सत्र का शेष भाग बचे हुए समय से लंबा है
    .help = आगे खेलें, या { -adjourn(form: "noun") } का प्रस्ताव रखें।
refusal-not_encrypted = यह age से एन्क्रिप्ट किया हुआ { -envelope } नहीं है (armored, अधिकतम 32 KiB)।
    .title = { -envelope } एन्क्रिप्ट नहीं है
    .help = पाठ को age -a से एन्क्रिप्ट करें, .../envelope/recipients की कुंजियों के लिए।
refusal-wrong_recipients = { -envelope } उनके लिए एन्क्रिप्ट नहीं है जिन्हें उसे खोलना है: { $holders } कुंजियों में से { $needed } चाहिए, और वे सभी /envelope/recipients में हैं।
    .title = दूसरों के लिए एन्क्रिप्ट
    .help = postzug seal --recipients और .../envelope/recipients के उत्तर से { -seal } करें।
refusal-envelope_opens = { -envelope } खोया नहीं है: वह सेवा के पास है, और वह खुलता है।
    .title = खोया नहीं है
    .game = { -envelope } सेवा के पास है, और सेवा उसे खोल सकती है।
    .help = उसे /resume से खोलें, या पहले समय से पूर्व खोलने का अनुमोदन करें।
refusal-commitment_used = यह हैश इस { -game } में पहले इस्तेमाल हुआ है: नए यादृच्छिक मान (nonce) के साथ दूसरा { -envelope } लिखें।
    .title = हैश पहले इस्तेमाल हुआ है
    .help = नए यादृच्छिक मान (nonce) के साथ दूसरा { -envelope } लिखें।
refusal-no_draft = कोई मसौदा नहीं है: एक { -move } { -seal } करें।
    .title = कोई मसौदा नहीं है
    .help = { -move } को .../seal पर POST करें।
refusal-already_acknowledged = यह पहले ही दर्ज है: { -envelope(case: "oblique") } के ऊपर का विवरण जाँचा गया, समय से पूर्व खोलने का अनुमोदन हुआ, या { -envelope } खोया हुआ घोषित हुआ।
    .title = यह पहले ही हो चुका है
    .help = कुछ नहीं करना है: यह रिकॉर्ड में है।
refusal-too_soon = { -game } { -resume } होने की घोषणा कम से कम एक दिन और अधिक से अधिक एक साल पहले करें।
    .title = नया समय अब से एक दिन और एक साल के बीच का नहीं है
    .help = { -resume } होने की घोषणा और पहले करें।
refusal-not_to_be_opened = { -envelope } खोलने का समय नहीं आया है: समय से पूर्व उसे खोलना केवल { -arbiter } का काम है, कारण बताकर।
    .title = { -envelope } खोलने का समय नहीं आया है
    .help = { -game } { -resume } होने की प्रतीक्षा करें; कारण बताकर { -arbiter } की ओर से उसे पहले भी खोला जा सकता है।
refusal-second_arbiter_needed = { -envelope } समय से पूर्व खोलने के लिए दो { -arbiter } चाहिए: { $approved_by_you ->
    [yes] अनुमोदन आपने किया है, और अब किसी दूसरे { -arbiter } को खोलना है
    [no] अनुमोदन दूसरे { -arbiter } ने किया है, और अब खोलना आपको है
   *[nobody] पहले किसी दूसरे { -arbiter } को अनुमोदन करना है (approve early: कारण)
}।
    .title = समय से पूर्व दो { -arbiter } चाहिए
    .help = पहले किसी दूसरे { -arbiter } से समय से पूर्व खोलने का अनुमोदन कराएँ; एक अनुमोदन करे, दूसरा खोले।
refusal-approval_needed = { -envelope } खोलने का समय नहीं आया है: समय से पूर्व खोलने के लिए पहले अपने कारण के साथ उसका अनुमोदन करें (approve early: कारण), फिर उसे खोलें।
    .title = समय से पूर्व { -arbiter } का कारण चाहिए
    .help = पहले अपने कारण के साथ समय से पूर्व खोलने का अनुमोदन करें (approve_early_opening), या resume_at और खिलाड़ियों की प्रतीक्षा करें।
refusal-no_shut_envelope = दिखाने को कुछ नहीं है: ज़रूरी है कि { -game } { -adjourn } रहते हुए { -resign(form: "oblique") } या { -draw } से समाप्त हुआ हो, और दोनों खिलाड़ी { -envelope } दिखाने पर सहमत हों।
    .title = कोई { -envelope } बंद नहीं रहा
    .game = कुछ नहीं दिखाया गया।
    .help = केवल वही { -envelope } दिखाया जा सकता है जो { -resign(form: "oblique") } या { -draw } के समय बंद था।
refusal-appeal_possible = जब तक इस { -game } में { -appeal } हो सकती है, { -envelope } बंद रहता है: { -arbiter } का फैसला पलट सकता है, और तब { -game } आगे चलता है।
    .title = { -arbiter } का फैसला पलट सकता है
    .help = तब फिर पूछें जब { -appeal } का समय बीत जाए और हर { -appeal } पर फैसला हो जाए।
refusal-too_few_arbiters = इस { -game } में { -envelope(case: "oblique") } खोलने की कुंजी वाले { -arbiter }: { $left }। चाहिए: { $needed }। पहले किसी { -arbiter } को { -envelope(case: "plural-oblique") } के लिए कुंजी दर्ज करनी है, नहीं तो { -game } { -adjourn(form: "noun") } के बिना चलता है।
    .title = बहुत कम { -arbiter(case: "plural-oblique") } के पास कुंजी है
    .game = { -regulations } की संख्या से कम { -arbiter(case: "plural-oblique") } के लिए कुछ { -seal } नहीं होता।
    .help = { -game } के किसी { -arbiter } से { -envelope(case: "plural-oblique") } के लिए कुंजी दर्ज करने को कहें।
refusal-draft_for_others = आपके मसौदे के बाद { -envelope(case: "oblique") } खोलने वाले { -arbiter } बदल गए हैं: मसौदा फिर से बनाएँ।
    .title = { -envelope(case: "oblique") } खोलने वाले { -arbiter } अब दूसरे हैं
    .help = अपनी { -move } का मसौदा फिर बनाएँ या उसे फिर { -seal } करें: उसे .../seal पर POST करें।
refusal-not_a_reading = { -sealed-move } के अर्थों में से एक चुनें।
    .title = यह इन अर्थों में से नहीं है
    .help = adjournment.readings में से एक भेजें।
refusal-clocks_settled = { -clock(case: "plural-oblique") } पर सवाल केवल { -game } { -resume } होने के बाद आपकी पहली { -move } तक उठाया जा सकता है।
    .title = { -clock(case: "plural-oblique") } पर सवाल के लिए देर हो गई
    .help = { -arbiter } से पूछें; फैसला फिर भी हो सकता है।
refusal-bad_clocks = { -clock(case: "plural") } इस तरह सेट नहीं हो सकतीं: अंतिम समय आगे होना चाहिए, छुट्टी के दिन पर नहीं, और केवल चलती { -clock } का; और { -clock } में उतने से अधिक समय नहीं होता जितने की समय-व्यवस्था अनुमति देती है।
    .title = { -clock(case: "plural") } इस तरह सेट नहीं हो सकतीं
    .help = इस्तेमाल हुआ समय ऋणात्मक नहीं होता; अंतिम समय आगे होता है, केवल चलती { -clock } का, छुट्टी के दिन पर नहीं, और Triple Block में उतना ही दूर जितना { -clock } दिखा सकती है।
refusal-not_due = { -game } { -resume } होने का समय नहीं आया है।
    .title = { -game } { -resume } होने का समय नहीं आया है
    .help = प्रतीक्षा करें, या दोनों खिलाड़ी { -resume } करने का अनुरोध करें।
refusal-bad_reason = 1 से 500 अक्षरों में कारण लिखें।
    .title = कारण नहीं है या बहुत लंबा है
    .help = 1 से 500 अक्षरों में कारण लिखें।
refusal-too_many_acts = इस { -game } में { -arbiter(case: "plural-oblique") } की 100 कार्रवाइयों की सीमा पूरी हो चुकी है।
    .title = { -arbiter(case: "plural-oblique") } की बहुत अधिक कार्रवाइयाँ
    .help = और कुछ नहीं जोड़ा जा सकता; { -game } को निरस्त करें या समाप्त होने दें।
refusal-bad_outcome = { -game } को रद्द या निरस्त किया जाता है, बिना परिणाम के तय नहीं किया जाता।
    .title = यह परिणाम नहीं है
    .help = इसके बजाय { -game } को रद्द या निरस्त करें।
refusal-not_over = { -game } समाप्त नहीं हुआ है।
    .title = { -game } समाप्त नहीं हुआ है
    .help = अंक { -game } समाप्त होने पर बदले जाते हैं।
refusal-bad_points = एक पक्ष को अधिक से अधिक जीत के दो आधे अंक मिलते हैं।
    .title = बहुत अधिक अंक
    .help = एक पक्ष के लिए अधिक से अधिक दो आधे अंक लिखें।
refusal-take_back_not_allowed = भेजी गई { -move } बनी रहती है: इस { -game } की { -regulations } में { -move } वापस लेने की अनुमति नहीं है।
    .title = यहाँ कोई { -move } वापस नहीं ली जाती
    .help = इस { -game } की { -regulations } में हर { -move } बनी रहती है।
refusal-nothing_to_take_back = केवल पिछली { -move } या पिछली दो { -move(case: "plural") } वापस ली जा सकती हैं, और कोई { -sealed-move } नहीं।
    .title = यह { -move } वापस नहीं ली जा सकती
    .help = चली गई अर्ध-{ -move(case: "plural-oblique") } से एक या दो कम लिखें; इनमें से कोई सीलबंद न हो।
refusal-bad_replacement = बदले में ऐसा व्यक्ति चाहिए जो इस { -game } में न खिलाड़ी हो, न { -arbiter }।
    .title = आगे खेलने के लिए ऐसा व्यक्ति मान्य नहीं
    .help = ऐसे व्यक्ति का नाम दें जो इस { -game } में न खिलाड़ी हो, न { -arbiter }।
refusal-resign_instead = नाम किसी प्रतियोगिता के सभी { -game(case: "plural-oblique") } से या सभी { -game(case: "plural-oblique") } से वापस लिया जाता है: केवल एक { -game } हो, तो उसमें हार मानी जाती है।
    .title = केवल एक { -game } में हार मानी जाती है
    .help = हार मानें, या इस { -game } की प्रतियोगिता से या सभी { -game(case: "plural-oblique") } से नाम वापस लें।
refusal-player_withdrawn = एक खिलाड़ी ने इस { -game } से नाम वापस ले लिया है: कोई { -clock } नहीं चलती, और { -game } का फैसला { -arbiter } को करना है।
    .title = एक खिलाड़ी ने नाम वापस ले लिया है
    .help = { -arbiter } को परिणाम तय करना है, या किसी और को आगे खेलने देना है।
refusal-act_reversed = दूसरे { -arbiter } ने { -appeal } पर इसे पलट दिया है: इसे फिर से करने का अधिकार केवल आपके सिवा किसी दूसरे { -arbiter } को है।
    .title = दूसरे { -arbiter } ने इसे पलट दिया है
    .help = इसे फिर से करने का अधिकार आपके सिवा किसी दूसरे { -arbiter } को है।
refusal-other_game_counts = इस { -game } के बदले { $game } मान्य है: इस { -game } में अब कोई फैसला नहीं होता।
    .title = इसके बदले दूसरा { -game } मान्य है
    .help = बताए गए { -game } को देखें।
refusal-other_line = यह इस { -game } में { -arbiter } के कुछ पलटने से पहले लिखा गया था: वर्तमान स्थिति देखें और फिर से लिखें।
    .title = ऐसी स्थिति के लिए जो पलट दी गई
    .help = { -game } फिर से पढ़ें और { -move } को उसके ply और revision के साथ भेजें।
refusal-no_such_act = { -arbiter } की इस संख्या वाली कोई कार्रवाई नहीं है।
    .title = ऐसी कोई कार्रवाई नहीं है
    .help = { -game } के acts पढ़ें: { -appeal } में उसकी संख्या लिखी जाती है।
refusal-already_appealed = इसके विरुद्ध { -appeal } पहले ही हो चुकी है।
    .title = { -appeal } हो चुकी है
    .help = फैसले की प्रतीक्षा करें, या उसे acts में पढ़ें।
refusal-appeal_too_late = इसके विरुद्ध { -appeal } का समय बीत चुका है।
    .title = { -appeal } का समय बीत चुका है
    .help = कुछ नहीं किया जा सकता: दिनों की संख्या { -game } की { -regulations } में है।
refusal-no_appeal = इसके विरुद्ध कोई { -appeal } फैसले की प्रतीक्षा में नहीं है।
    .title = कोई { -appeal } फैसले की प्रतीक्षा में नहीं है
    .help = { -game } के acts पढ़ें।
refusal-own_act = आपकी कार्रवाई के विरुद्ध { -appeal } पर फैसला दूसरे { -arbiter } को करना है।
    .title = अपनी ही कार्रवाई पर फैसला नहीं होता
    .help = फैसला दूसरे { -arbiter } को करना है।
refusal-offer_with_move = { -draw } का प्रस्ताव { -move } के साथ रखा जाता है।
    .title = { -draw } का प्रस्ताव { -move } के साथ होता है
    .help = अपनी अगली { -move } में draw_offer लिखें।
refusal-offer_with_draft = मसौदा अपने { -envelope(case: "oblique") } में वैसा ही है जैसा लिखा गया था, इसलिए उसमें { -draw } का प्रस्ताव नहीं जोड़ा जा सकता। कुछ { -seal } नहीं हुआ। { -draw } का प्रस्ताव रखने के लिए कोई { -move } प्रस्ताव के साथ { -seal } करें; मसौदा { -seal } करने के लिए प्रस्ताव हटा दें।
    .title = मसौदे में { -draw } का प्रस्ताव नहीं जोड़ा जाता
    .help = { -move } बताएँ और draw_offer लिखें, या draw_offer के बिना मसौदा { -seal } करें।
refusal-your_move = { -move } आपकी है: उसे चलें; सशर्त { -move(case: "plural") } उस समय के लिए हैं जब { -opponent } की बारी हो।
    .title = { -move } आपकी है
    .help = उसे चलें; सशर्त { -move(case: "plural") } उसके साथ या बाद में दें।
refusal-conditions_not_allowed = इस { -game } की { -regulations } में सशर्त { -move(case: "plural-oblique") } की अनुमति नहीं है।
    .title = इस { -game } में सशर्त { -move(case: "plural") } नहीं
    .game = कोई सशर्त { -move } नहीं रखी गई।
    .help = उनके बिना खेलें।
refusal-bad_conditions = आपकी सशर्त { -move(case: "plural") } नहीं रखी गईं: पंक्ति { $line }, अर्ध-{ -move } { $half_move }: { $why }।
    .title = सशर्त { -move(case: "plural") } गलत हैं
    .game = इनमें से कोई नहीं रखी गई; पहले दी गई { -move(case: "plural") } बनी हुई हैं।
    .help = बताई गई पंक्ति और अर्ध-{ -move } ठीक करें।
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = न { -draw } का प्रस्ताव लिया गया, न सशर्त { -move(case: "plural") }
    .game = { -move } इनके बिना चली गई: version और ply देखें।
    .help = offer और conditions पढ़ें; सशर्त { -move(case: "plural") } ठीक करके फिर दें।
refusal-already_offered = आपने { -draw } का प्रस्ताव पहले ही रखा है; { -opponent } का जवाब अभी नहीं आया है।
    .title = { -draw } का आपका प्रस्ताव पहले से है
    .help = { -opponent } के जवाब की प्रतीक्षा करें।
refusal-record_full = गोटी मारे बिना और प्यादे की { -move } के बिना बहुत अधिक { -move(case: "plural") } हो गई हैं: { -draw } का दावा करें या { -arbiter } से पूछें।
    .title = गोटी मारे बिना और प्यादे की { -move } के बिना बहुत अधिक { -move(case: "plural") }
    .help = { -draw } का दावा करें या { -arbiter } से पूछें।
refusal-not_the_timekeeper = यह केवल सेवा खुद करती है।
    .title = यह केवल सेवा खुद करती है
    .help = कुछ नहीं करना है: समय आने पर सेवा इसे करती है।
refusal-unknown_game = ऐसा कोई { -game } नहीं है।
    .title = ऐसा कोई { -game } नहीं है
    .help = { -game } की संख्या जाँचें।
refusal-unknown_player = इस नाम का कोई खिलाड़ी नहीं है।
    .title = ऐसा कोई खिलाड़ी नहीं है
    .help = नाम जाँचें; हटाए गए खातों को चुनौती नहीं दी जा सकती।
refusal-unknown_challenge = ऐसी कोई चुनौती नहीं है।
    .title = ऐसी कोई चुनौती नहीं है
    .help = वह है ही नहीं, या आपके लिए नहीं है।
refusal-challenge_closed = यह चुनौती अब खुली नहीं है।
    .title = चुनौती अब खुली नहीं है
    .help = खिलाड़ी को चुनौती आप दें।
refusal-too_many_challenges = आपकी { $limit } चुनौतियाँ और खोजें खुली हैं; जवाबों की प्रतीक्षा करें या कुछ वापस लें।
    .title = बहुत अधिक चुनौतियाँ खुली हैं
    .help = जवाबों की प्रतीक्षा करें या कुछ वापस लें।
refusal-key_reused = यह कुंजी पहले किसी दूसरे अनुरोध के लिए इस्तेमाल हुई है; नई कुंजी लें।
    .title = Idempotency-Key किसी दूसरे अनुरोध के लिए इस्तेमाल हुई है
    .help = नए अनुरोध के लिए नई कुंजी लें, और वही कुंजी केवल उसी अनुरोध को दोहराने के लिए।
refusal-ply_missing = बताएँ कि यह किस अर्ध-{ -move } के लिए है।
    .title = स्थिति नहीं बताई गई
    .help = ply भेजें: अब तक चली गई अर्ध-{ -move(case: "plural-oblique") } की संख्या।
refusal-bad_message = संदेश सादा पाठ होना चाहिए, 1 से 2,000 अक्षरों का।
    .title = संदेश नहीं लिया जा सकता
    .help = 1 से 2,000 अक्षरों का सादा पाठ भेजें।
refusal-flag_not_fallen = कोई { -flag } नहीं गिरा है।
    .title = कोई { -flag } नहीं गिरा है
    .help = अंतिम समय की प्रतीक्षा करें।
refusal-flag_for_arbiter = { -flag } गिर चुका है, लेकिन इस { -game } में { -flag(case: "oblique") } के कारण { -game } समाप्त करना केवल { -arbiter } का काम है; { -arbiter(case: "plural-oblique") } को बताया गया है।
    .title = इस { -flag(case: "oblique") } का दावा केवल { -arbiter } की ओर से होता है
    .game = जब तक { -arbiter } { -game } समाप्त न करें, { -game } चलता है और { -move } मान्य है।
    .help = प्रतीक्षा करें: { -flag } गिरने पर { -arbiter(case: "plural-oblique") } को सूचना मिलती है।
refusal-mail_noted = यह पहले से रिकॉर्ड में है।
    .title = यह पहले से रिकॉर्ड में है
    .help = कुछ नहीं करना है: यह रिकॉर्ड में है।
refusal-zone_noted = यह पहले से रिकॉर्ड में है।
    .title = यह पहले से रिकॉर्ड में है
    .help = कुछ नहीं करना है: यह रिकॉर्ड में है।
refusal-on_leave = आप छुट्टी पर हैं, और छुट्टी समाप्त होने तक { -move } नहीं चली जा सकती।
    .title = आप छुट्टी पर हैं
    .game = कोई { -move } नहीं चली गई; { -clock } रुकी हुई है।
    .help = { -move } छुट्टी समाप्त होने पर चलें।
refusal-no_leave = इस { -game } में छुट्टी नहीं होती।
    .title = इस { -game } में छुट्टी नहीं होती
    .help = { -game } की { -regulations } में छुट्टी नहीं है।
refusal-bad_leave = छुट्टी के लिए पहला और आखिरी दिन चाहिए, अधिक से अधिक एक साल आगे।
    .title = ऐसी छुट्टी नहीं ली जा सकती
    .help = पहला और आखिरी दिन लिखें, अधिक से अधिक एक साल आगे।
refusal-leave_too_short = छुट्टी कम से कम { $days } दिन की होनी चाहिए।
    .title = छुट्टी बहुत छोटी है
    .help = { -regulations } की सबसे छोटी अवधि या उससे लंबी छुट्टी लें।
refusal-leave_too_late = छुट्टी उसका पहला दिन शुरू होने से पहले, और कम से कम { $days } दिन पहले लेनी होती है। यह अनुरोध देर से आया।
    .title = यह छुट्टी लेने के लिए देर हो गई
    .help = ऐसी छुट्टी लें जो बाद में शुरू हो।
refusal-leave_overlaps = इनमें से कुछ दिनों की छुट्टी आपने पहले ही ली है।
    .title = इनमें से कुछ दिनों की छुट्टी पहले से है
    .help = दूसरे दिन लिखें।
refusal-leave_used_up = { $year } में आपकी छुट्टी के बचे हुए दिन: { $days }।
    .title = छुट्टी के बहुत कम दिन बचे हैं
    .help = उस साल के कम दिन लें।
refusal-no_such_leave = उस दिन ऐसी कोई छुट्टी शुरू नहीं होती जो अब भी वापस ली जा सके।
    .title = ऐसी कोई छुट्टी वापस नहीं ली जा सकती
    .help = { -game } पढ़ें: उसकी { -clock(case: "plural-oblique") } में छुट्टियाँ लिखी हैं।
refusal-nothing_to_declare = घोषित करने को कुछ नहीं है: इस { -move } पर मौन से हार नहीं होती, या उसका अंतिम समय { -arbiter } ने तय किया है।
    .title = इस { -move } पर मौन से हार नहीं होती
    .help = कुछ नहीं करना है: जब तक { -clock } अनुमति दे, सोचें।
refusal-no_bank = इस { -game } में { -clock } भरने के लिए समय-भंडार नहीं है।
    .title = इस { -game } में समय-भंडार नहीं है
    .help = वह केवल Triple Block में होता है।
refusal-nothing_to_refill = भरने को कुछ नहीं है: { -clock } भरी है या समय-भंडार खाली है।
    .title = भरने को कुछ नहीं है
    .help = { -clock } भरी है या समय-भंडार खाली है।
refusal-rate_limited = बहुत अधिक संदेश, दावे और चुनौतियाँ; अगले से पहले { $retry_after } सेकंड प्रतीक्षा करें।
refusal-nothing_to_return = सेवा की इस रुकावट का किसी चलती { -clock } पर असर नहीं है।
    .title = किसी चलती { -clock } पर असर नहीं है
    .help = कुछ नहीं करना है: लौटाने को कुछ नहीं है।

## Refusals about accounts.

refusal-bad_name = यह नाम नहीं लिया जा सकता: { $reason }।
    .title = यह नाम नहीं लिया जा सकता
    .help = दूसरा नाम चुनें।
refusal-name_taken = यह नाम, या इस जैसा दिखने वाला नाम, पहले से किसी का है; दूसरा चुनें।
    .title = नाम पहले से किसी का है
    .help = दूसरा नाम चुनें; भेजा गया कोड मान्य रहता है।
refusal-bad_address = यह ऐसा ईमेल पता नहीं है जिस पर यह सेवा लिख सके।
    .title = ऐसा ईमेल पता नहीं जिस पर हम लिख सकें
    .help = पता ठीक करें।
refusal-no_such_language = यहाँ ऐसी कोई भाषा नहीं है। ये हैं: { $languages }।
    .title = ऐसी कोई भाषा नहीं है
    .help = languages में से एक टैग लें।
refusal-bad_time_zone = यह किसी समय क्षेत्र का नाम नहीं है, जैसे Europe/Berlin।
    .title = यह समय क्षेत्र नहीं है
    .help = IANA का नाम लिखें, जैसे Europe/Berlin।
refusal-bad_key = यह age की सार्वजनिक कुंजी नहीं है, जो age1 से शुरू होती है।
    .title = age की सार्वजनिक कुंजी नहीं
    .help = वह भेजें जो age-keygen सार्वजनिक कुंजी के रूप में दिखाता है; वह age1 से शुरू होती है।
refusal-key_taken = यह कुंजी किसी दूसरे खाते की है; age-keygen से अपनी कुंजी बनाएँ।
    .title = यह कुंजी किसी दूसरे खाते की है
    .help = age-keygen से अपनी कुंजी बनाएँ और उसका सार्वजनिक भाग भेजें।
refusal-bad_label = लेबल में 1 से 60 अक्षर होते हैं, और नियंत्रण-चिह्न नहीं होते।
    .title = यह लेबल नहीं लिया जा सकता
    .help = 1 से 60 दिखने वाले अक्षर लिखें।
refusal-too_many_codes = इस पते के लिए बहुत अधिक कोड माँगे गए हैं। अगला कोड इस समय से माँगा जा सकता है: { $retry_at }।
    .title = इस पते के लिए बहुत अधिक कोड
    .help = भेजा गया कोई कोड उस अनुरोध के साथ लें जिससे वह माँगा गया था, या retry_at पर फिर माँगें।
refusal-wrong_code = यह भेजा गया कोड नहीं है; बचे हुए प्रयास: { $tries_left }।
    .title = यह भेजा गया कोड नहीं है
    .help = उस ईमेल के आठ अंक लिखें जो इस अनुरोध से माँगा गया था; पाँच गलत प्रयासों के बाद नया कोड माँगें।
refusal-code_void = यह कोड अब काम नहीं करता; नया माँगें।
    .title = कोड अब काम नहीं करता
    .help = नया कोड माँगें: इसका समय बीत गया, यह इस्तेमाल हो गया, या बहुत बार आज़माया गया।
refusal-session_ended = सत्र समाप्त हो गया है; फिर से साइन इन करें।
    .title = सत्र समाप्त हो गया है
    .help = फिर से साइन इन करें।
refusal-bad_token = यह टोकन मान्य नहीं है।
    .title = टोकन मान्य नहीं है
    .help = टोकन ठीक वैसा ही लिखें जैसा मिला था; कोई सत्र समाप्त नहीं हुआ।
refusal-no_scope = API टोकन के लिए कम से कम एक scope चाहिए।
    .title = कोई scope नहीं
    .help = कम से कम एक scope लिखें।
refusal-already_expired = इस टोकन का समय पहले ही बीत चुका होता।
    .title = समाप्ति का समय बीत चुका है
    .help = भविष्य का समय लिखें, या कोई समय न लिखें।
refusal-too_many_tokens = आपके API टोकनों की संख्या { $limit } है; पहले एक रद्द करें।
    .title = बहुत अधिक API टोकन
    .help = पहले एक रद्द करें।
refusal-bad_webhook_url = यह webhook का पता नहीं हो सकता।
    .title = webhook का पता नहीं
    .help = ऐसा पता दें जो https:// से शुरू हो, जिसमें इंटरनेट का host हो और उपयोगकर्ता का नाम न हो, और जो अधिक से अधिक 1000 अक्षरों का हो।
refusal-too_many_webhooks = आपके { $limit } webhook हैं; पहले एक हटाएँ।
    .title = webhook बहुत अधिक हैं
    .help = पहले एक हटाएँ।
refusal-webhook_off = webhook बंद है।
    .title = webhook बंद है
    .help = पहले उसे चालू करें।
refusal-sign_in_again = पहले फिर से साइन इन करें: इसके लिए पिछले 15 मिनट का साइन इन चाहिए।
    .title = नया साइन इन चाहिए
    .help = फिर से साइन इन करें और 15 मिनट के भीतर अनुरोध दोहराएँ।
refusal-not_an_administrator = यह केवल प्रशासक के लिए है।
    .title = केवल प्रशासक के लिए
    .help = प्रशासक से पूछें।
refusal-last_administrator = कम से कम एक प्रशासक होना ज़रूरी है।
    .title = आखिरी प्रशासक को हटाया नहीं जा सकता
    .help = पहले किसी और को प्रशासक बनाएँ।
refusal-notice_needed = { $kind } प्रकार की सूचनाएँ बंद नहीं की जा सकतीं: { $why }।
    .title = इस प्रकार की सूचनाएँ चालू रहती हैं
    .help = कुछ नहीं करना है: इनके बिना कोई { -game } या खाता खो सकता है। दूसरी बंद की जा सकती हैं।
refusal-not_found = यह नहीं मिला: { $what }।
refusal-games_running = आपके चालू { -game }: { $games }; पहले उनमें हार मानें, या सभी में { -resign(form: "oblique") } का अनुरोध करें।
    .title = { -game } चालू हैं
    .game = { -game(case: "plural-oblique") } में कुछ नहीं बदला।
    .help = पहले उनमें हार मानें, या resign_all भेजें।

## What a refusal left of the game, over HTTP

game-nothing = { -game } में कुछ नहीं बदला; { -clock } वैसी ही है।
game-running = कोई { -move } नहीं चली गई; जिस पक्ष की { -move } है, उसकी { -clock } चल रही है।
game-no-clock = { -game } में कुछ नहीं बदला; कोई { -clock } नहीं चलती।
game-envelope-closed = { -envelope } बंद रहता है।
game-nothing-sealed = कुछ { -seal } नहीं हुआ; { -clock } चल रही है।
game-claim-move-end = दावा दर्ज है, घोषित { -move } चली गई, और { -game } समाप्त हो गया है।
game-claim-move = दावा दर्ज है और घोषित { -move } चली गई; { -game } का draw_offer बताता है कि दावा प्रस्ताव के रूप में बना हुआ है या नहीं।
game-claim = दावा दर्ज है, और { -move } अभी बाकी है; { -game } का draw_offer बताता है कि दावा प्रस्ताव के रूप में बना हुआ है या नहीं।
game-illegal-end = कोई { -move } नहीं चली गई, और { -game } समाप्त हो गया है।
game-illegal-gain = कोई { -move } नहीं चली गई, और { -opponent } को अतिरिक्त समय मिला।
game-move-end = { -move } चली गई, और { -game } समाप्त हो गया है।
game-move = { -move } चली गई; { -opponent } की { -clock } चल रही है।
game-recorded = घटनाएँ दर्ज हैं।

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = सत्र चाहिए।
    .title = सत्र चाहिए
    .help = साइन इन करें: प्रोग्रामों के टोकन खाता नहीं बदल सकते।
problem-bad_request = अनुरोध पढ़ा नहीं जा सकता।
    .title = अनुरोध पढ़ा नहीं जा सकता
    .help = path, query या headers ठीक करें।
problem-body_unreadable = body JSON नहीं है।
    .title = body JSON नहीं है
    .help = एक JSON object भेजें।
problem-body_invalid = body का रूप गलत है।
    .title = body का रूप गलत है
    .help = उसे /openapi.json के schema से मिलाएँ; अज्ञात fields नहीं लिए जाते।
problem-body_too_large = body बहुत बड़ी है।
    .title = body बहुत बड़ी है
    .help = अधिक से अधिक 128 KiB भेजें।
problem-not_json = body को JSON घोषित नहीं किया गया है।
    .title = body को JSON घोषित नहीं किया गया है
    .help = Content-Type: application/json भेजें।
problem-cursor_invalid = यह इस सूची का cursor नहीं है।
    .title = इस सूची का cursor नहीं
    .help = cursor के बिना फिर से शुरू करें।
problem-confirmation_missing = इसकी पुष्टि नहीं हुई।
    .title = पुष्टि नहीं हुई
    .help = यदि आप यही चाहें, तो {"{"}"confirm": true{"}"} भेजें।
problem-bad_notes = नोट सादा पाठ होने चाहिए, अधिक से अधिक { $most } अक्षरों के।
    .title = नोट जो सहेजे नहीं जा सकते
    .help = उन्हें छोटा करें, और नियंत्रण-चिह्न हटा दें।
problem-notes_changed = आपके पढ़ने के बाद आपके नोट बदल गए हैं, इसलिए कुछ नहीं सहेजा गया।
    .title = नोट बदल गए हैं
    .help = उन्हें फिर से पढ़ें, दोनों पाठ मिलाएँ, और पढ़े हुए नोट का version साथ भेजें।
problem-idempotency_key_malformed = यह Idempotency-Key नहीं ली जा सकती।
    .title = यह Idempotency-Key नहीं ली जा सकती
    .help = 1 से 255 छपने योग्य ASCII अक्षर लिखें, जैसे UUID।
problem-unauthenticated = आपने साइन इन नहीं किया है।
    .title = साइन इन नहीं किया गया
    .help = मान्य access token या API टोकन के साथ Authorization: Bearer भेजें; टोकन साइन इन करने पर मिलता है।
problem-insufficient_scope = टोकन में इसकी अनुमति नहीं है।
    .title = टोकन में इसकी अनुमति नहीं है
    .help = उस scope वाला टोकन लें जो इस operation में लिखा है।
problem-game_delayed = इस { -game } की { -move(case: "plural") } बाद में दिखाई जाती हैं।
    .title = { -move(case: "plural") } बाद में दिखाई जाती हैं
    .help = { -game } समाप्त होने तक उसे यहाँ केवल उसके खिलाड़ी और { -arbiter } पढ़ते हैं। जो सार्वजनिक है, वह उसके पृष्ठ पर है: /g/ और उसके बाद उसकी संख्या।
problem-not_found = यहाँ कुछ नहीं है।
    .title = नहीं मिला
    .help = path जाँचें; /docs में सभी की सूची है।
problem-method_not_allowed = यह method यहाँ संभव नहीं है।
    .title = यह method यहाँ संभव नहीं है
    .help = Allow header में संभव methods लिखे हैं।
problem-uri_too_long = अनुरोध का पता बहुत लंबा है।
    .title = अनुरोध का पता बहुत लंबा है
    .help = path और query मिलाकर अधिक से अधिक 8 KiB भेजें।
problem-head_too_large = अनुरोध का header बहुत बड़ा है।
    .title = अनुरोध का header बहुत बड़ा है
    .help = अधिक से अधिक 96 header fields में अधिक से अधिक 32 KiB भेजें।
problem-request_timeout = अनुरोध में बहुत देर लगी।
    .title = अनुरोध में बहुत देर लगी
    .help = उसे उसी Idempotency-Key के साथ दोहराएँ।
problem-precondition_failed = { -game } बदल चुका है।
    .title = { -game } बदल चुका है
    .help = { -game } फिर से पढ़ें और फिर से तय करें।
problem-rate_limited = { $seconds } सेकंड बाद फिर कोशिश करें।
    .title = बहुत अधिक अनुरोध
    .help = Retry-After में लिखे समय तक प्रतीक्षा करें।
problem-too_many_streams = बहुत अधिक streams खुली हैं।
    .title = बहुत अधिक खुली streams
    .help = पहले कोई दूसरी stream बंद करें।
problem-busy = सेवा व्यस्त है।
    .title = सेवा व्यस्त है
    .game = { -game } में कुछ नहीं बदला; कुछ दर्ज नहीं हुआ।
    .help = Retry-After के बाद अनुरोध को उसी Idempotency-Key के साथ दोहराएँ।
problem-storage = भंडारण में त्रुटि हुई।
    .title = भंडारण में त्रुटि हुई
    .game = यदि यह दर्ज हो गया था, तो उसी Idempotency-Key के साथ अनुरोध दोहराने पर रसीद दिखती है।
    .help = Retry-After के बाद अनुरोध को उसी Idempotency-Key के साथ दोहराएँ।
problem-reading_stands = ईमेल नहीं पढ़े जा रहे हैं।
    .title = ईमेल नहीं पढ़े जा रहे हैं
    .game = वे सुरक्षित रखे जाते हैं, और बाकी सब चलता है।
    .help = संचालक को सेवा फिर से शुरू करनी है।
problem-wrong_clock = इस instance की { -clock } गलत है।
    .title = इस instance की { -clock } गलत है
    .game = यहाँ कुछ तय नहीं किया जाता।
    .help = किसी दूसरे instance से पूछें; संचालक को { -clock } ठीक करनी है।
problem-disk_full = डिस्क भर गई है।
    .title = डिस्क भर गई है
    .game = यहाँ कुछ दर्ज नहीं होता।
    .help = संचालक को डिस्क पर जगह बनानी है।
problem-restored = डेटाबेस बहाल किया गया है।
    .title = डेटाबेस बहाल किया गया है
    .game = यहाँ कुछ दर्ज नहीं होता।
    .help = संचालक को सेवा फिर से शुरू करनी है।
problem-draining = सेवा बंद हो रही है।
    .title = सेवा बंद हो रही है
    .help = Retry-After के बाद फिर से जुड़ें।
problem-internal = यह हमारी गलती है।
    .title = हमारी गलती
    .game = यदि यह दर्ज हो गया था, तो उसी Idempotency-Key के साथ अनुरोध दोहराने पर रसीद दिखती है।
    .help = बाद में फिर कोशिश करें; संचालक को अनुरोध का id बताएँ।
problem-refused = अनुरोध अस्वीकार किया गया।
    .title = अनुरोध अस्वीकार किया गया
    .help = detail पढ़ें।
problem-list_refused = सूची की कुछ पंक्तियाँ अस्वीकार की गईं, इसलिए कोई { -game } शुरू नहीं हुआ।
    .title = सूची की कुछ पंक्तियाँ अस्वीकार की गईं
    .help = बताई गई पंक्तियाँ सुधारें, और पूरी सूची फिर भेजें।
problem-body-fault = body मेल नहीं खाती: { $fault }।
problem-body-syntax = body JSON नहीं है: { $fault }।
problem-query-fault = query पढ़ी नहीं जा सकती: { $fault }।
problem-token = टोकन अज्ञात है, उसका समय बीत चुका है, वह रद्द किया गया है, या Authorization: Bearer के रूप में नहीं भेजा गया।
problem-limit = limit 1 से { $most } तक होना चाहिए।
problem-last-event = Last-Event-ID किसी event का id होना चाहिए।
problem-at = at वर्ष 9999 तक का समय होना चाहिए।
problem-pieces = file a से h तक, और rank 1 से 8 तक होना चाहिए।
problem-origin = इस origin से, इस method और इन headers के साथ ब्राउज़र यह अनुरोध नहीं कर सकता।
problem-head = अनुरोध का head HTTP/1.1 का नहीं है, या उसका पता 64 KiB से लंबा है।
problem-head-late = अनुरोध का head 10 सेकंड के भीतर नहीं आया।
problem-head-large = अनुरोध का head 128 KiB से बड़ा है, या उसमें 96 से अधिक header fields हैं।
problem-csv = CSV की यह पंक्ति पढ़ी नहीं जा सकती।
problem-csv-missing = CSV के शीर्षक में यह स्तंभ नहीं है: { $column }।
problem-csv-column = CSV के शीर्षक में एक स्तंभ अज्ञात है या दो बार आया है: { $column }।
problem-csv-value = इस पंक्ति का स्तंभ { $column } पढ़ा नहीं जा सकता।
problem-list-length = एक सूची में 1 से { $most } तक { -game } होते हैं।
problem-list-forms = { -game } एक ही रूप में दें।

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = अनुरोध 64 KiB से बड़ा है, या उसके elements एक-दूसरे के भीतर बहुत गहराई तक हैं।
xfcc-no-xml = अनुरोध सही रूप (well-formed) का XML नहीं है।
xfcc-ampersand = अनुरोध में & बिना escape के है: उसकी जगह &amp; लिखें, और XML की entities के सिवा कोई entity न लिखें।
xfcc-doctype = अनुरोध में document type (DOCTYPE) है, और उसकी अनुमति नहीं है।
xfcc-envelope = अनुरोध ऐसा अकेला SOAP envelope नहीं है, जिसमें एक ही body और उसमें एक ही अनुरोध हो।
xfcc-field = अनुरोध में 20 से अधिक fields हैं, या कोई field दो बार है, उसमें elements हैं, या वह न true है, न false।
xfcc-operation = अनुरोध न GetMyGames है, न MakeAMove।
xfcc-adjourned = { -adjourn }: { -sealed-move }
xfcc-sealing = अगली { -move } { -seal } होगी: ईमेल या API से
xfcc-arbiter = { -arbiter } की प्रतीक्षा
xfcc-both-lose = 0-0: दोनों की हार

## Reasons: a wrong claim.

wrong-claim-tablebase = टेबलबेस के अनुसार ऐसा नहीं है
wrong-claim-repetition = स्थिति 3 में से { $times } बार आई है
wrong-claim-fifty_moves_suspended = इतनी कम गोटियों में टेबलबेस से फैसला होता है, और { -move(case: "plural") } नहीं गिनी जातीं
wrong-claim-half_moves = गोटी मारे बिना और प्यादे की { -move } के बिना हुई अर्ध-{ -move(case: "plural") }: { $needed } में से { $counted }

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = किसी भी ऐसे नोटेशन में { -move } नहीं है जिसे यह सेवा जानती है
condition-illegal = वहाँ { -illegal } { -move } है
condition-ambiguous = वहाँ इसके एक से अधिक अर्थ हैं
condition-other_number = इसमें लिखी संख्या किसी दूसरी { -move } की है
condition-promotion_missing = यह बताना ज़रूरी है कि प्यादा क्या बनता है
condition-incomplete = जवाब नहीं है: हर पंक्ति के अंत में आपकी अपनी { -move } होनी चाहिए
condition-inconsistent = यह ऐसी स्थिति का जवाब है जिसका दूसरी पंक्ति में अलग जवाब है
condition-too_many = सीमा पार हो गई: सशर्त { -move(case: "plural") } अधिक से अधिक 100 अर्ध-{ -move(case: "plural-oblique") } की होती हैं

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = यह किसी भी ऐसे नोटेशन में { -move } नहीं है जिसे यह सेवा जानती है
not-sealable-illegal = यह यहाँ { -illegal } { -move } है
not-sealable-ambiguous = एक से अधिक संभव { -move(case: "plural") } इससे मेल खाती हैं
not-sealable-promotion_missing = यह बताना ज़रूरी है कि प्यादा क्या बनता है
not-sealable-withheld = ठीक कारण केवल उस खिलाड़ी को बताया गया जिसने उसे भेजा था

## Pieces

piece = { $role ->
    [pawn] प्यादा
    [knight] घोड़ा
    [bishop] बिशप
    [rook] किश्ती
    [queen] रानी
   *[king] राजा
}
piece-on = { $square } पर { piece }
counted-illegal = { $refusal } यह इस { -game } में आपकी { -illegal } { -move } संख्या { $count } है। संख्या { $limit } पर { -game } में हार होती है।
counted-ambiguous = { $refusal } यह इस { -game } में आपकी अस्पष्ट { -move } संख्या { $count } है। संख्या { $limit } पर { -game } में हार होती है।

## Reasons: an illegal move.

illegal-empty_square = { $square } पर कोई गोटी नहीं है
illegal-opponents_piece = यह गोटी { -opponent } की है: { $piece }
illegal-other_piece = { $square } पर बताई गई गोटी ({ $named }) नहीं है, वहाँ है: { $role }
illegal-own_piece = रास्ते में आपकी अपनी गोटी है: { $piece }
illegal-cannot_move_so = यह गोटी ऐसे नहीं चल सकती: { $piece }
illegal-none_reaches = { $square } तक ऐसी कोई गोटी नहीं जा सकती: { $role }
illegal-blocked = रास्ते में है: { $piece }
illegal-pawn_takes_diagonally = रास्ते में है: { $piece }; प्यादा केवल तिरछा मारता है
illegal-pawn_double_step = प्यादा दो खाने केवल अपनी आरंभिक जगह से चलता है
illegal-nothing_to_capture = { $square } पर मारने के लिए कुछ नहीं है
illegal-en_passant_only_at_once = { -en-passant } केवल तुरंत हो सकता है, प्यादे के दो खाने चलने के ठीक बाद
illegal-king_in_check = राजा को { -check } लग जाती; { -check } देने वाली गोटी: { $piece }
illegal-king_stays_in_check = राजा पर { -check } बनी रहती; { -check } देने वाली गोटी: { $piece }
illegal-castling_right_lost = उस तरफ { -castling } अब संभव नहीं है: राजा या वह किश्ती चल चुकी है, या अपनी जगह पर नहीं है
illegal-castling_blocked = { -castling } के रास्ते में है: { $piece }
illegal-castling_out_of_check = राजा पर { -check } है, और { -check } में { -castling } नहीं होती; { -check } देने वाली गोटी: { $piece }
illegal-castling_through_check = राजा को { $square } से गुज़रना या वहाँ पहुँचना पड़ता, और उस खाने पर हमला है; हमला करने वाली गोटी: { $piece }
illegal-no_promotion = इस { -move } में किसी प्यादे की { -promotion } नहीं होती, इसलिए इसमें { -promotion } नहीं लिखी जा सकती
illegal-promotion_to = प्यादा रानी, किश्ती, बिशप या घोड़ा बनता है; यह कभी नहीं: { $role }
illegal-other = कोई गोटी यह { -move } नहीं चल सकती

## Reasons: a game that cannot start.

bad-start-time_zones = समय क्षेत्र सही नहीं हैं
bad-start-started = वह पहले ही शुरू हो चुका है
bad-start-tournament_name = प्रतियोगिता का नाम एक पंक्ति में और अधिक से अधिक { $most } अक्षरों का होता है
bad-start-no_arbiter = खाता { $player } इस { -game } के किसी { -arbiter } का नहीं है
bad-start-no_envelope_key = { -arbiter } (खाता { $arbiter }) ने { -envelope(case: "plural-oblique") } के लिए कोई कुंजी दर्ज नहीं की है

## Reasons: regulations out of their bounds.

regulations-leave = छुट्टी साल में 1 से 366 दिन की, एक बार में कम से कम 1 से 60 दिन की, और अधिक से अधिक 60 दिन की पूर्व सूचना के साथ होनी चाहिए
regulations-leave_in_triple_block = Triple Block में छुट्टी नहीं होती
regulations-silence = मौन से हार 10 से 365 दिन बाद होनी चाहिए, और उससे पहले क्रम से याद दिलाने वाली तीन सूचनाएँ
regulations-silence_without_periods = मौन के नियम के लिए अवधियों वाली समय-व्यवस्था चाहिए
regulations-claim_after_moves = गोटी मारे बिना और प्यादे की { -move } के बिना { -move(case: "plural-oblique") } की वह संख्या, जिसके बाद दावा हो सकता है, 50 से 100 होनी चाहिए
regulations-tablebase_fifty_moves = दावे के लिए { -move(case: "plural-oblique") } की संख्या 50 न हो, तो टेबलबेस पचास { -move(case: "plural-oblique") } का नियम नहीं गिन सकते
regulations-tablebase = टेबलबेस के दावे 3 से 7 गोटियों के लिए होते हैं, और { -arbiter } के पास उनके लिए 1 से 90 दिन होते हैं
regulations-adjudication = निर्णय का अनुरोध अधिक से अधिक 500 { -move(case: "plural-oblique") } के बाद होता है, और { -arbiter } के पास उसके लिए 1 से 90 दिन होते हैं
regulations-offer_again = { -draw } के दो प्रस्तावों के बीच ज़रूरी { -move(case: "plural-oblique") } की संख्या अधिक से अधिक 100 होनी चाहिए
regulations-penalty_days = { -opponent } को मिलने वाले दिन अधिक से अधिक 30 होने चाहिए
regulations-loses_at = जिस { -illegal } या अस्पष्ट { -move } से हार होती है, वह पहली या उसके बाद की होनी चाहिए
regulations-arbiters = एक { -game } में अधिक से अधिक 10 { -arbiter } होते हैं, और हर एक का नाम एक बार लिखा जाता है
regulations-withdrawal = जितनी { -move(case: "plural-oblique") } से पहले नाम वापसी पर { -game } निरस्त होता है, उनकी संख्या अधिक से अधिक 100 होनी चाहिए, और मौन से नाम वापसी के लिए मौन का नियम चाहिए
regulations-appeal_days = खिलाड़ी की { -appeal } अधिक से अधिक 365 दिन के भीतर हो सकती है
regulations-resume_after_days = { -move } { -seal } होने के 1 से 365 दिन बाद { -game } { -resume } होना चाहिए
regulations-session_days = सत्र 1 से 365 दिन का होना चाहिए
regulations-default_days = अनुपस्थिति का प्रतीक्षा-समय 0 से 60 दिन का होना चाहिए, और उसके लिए check_in चाहिए
regulations-holders = { -envelope(case: "plural-oblique") } के लिए अधिक से अधिक { $most } अलग-अलग { -arbiter } होते हैं; उनमें से 1 से 3 ज़रूरी होते हैं, और समय से पूर्व 1 या 2
regulations-public_delay = बाकी लोगों के लिए { -move(case: "plural") } अधिक से अधिक 100 अर्ध-{ -move(case: "plural-oblique") } की देरी से सार्वजनिक होनी चाहिए

## Reasons: a starting position.

start-number = Chess960 की स्थितियों की संख्याएँ 0 से 959 हैं, { $number } नहीं
start-fen = यह FEN नहीं है: { $fault }
start-move_number = { -game } अधिक से अधिक { -move } 9999 पर शुरू हो सकता है
start-over = इस स्थिति में { -game } पहले ही समाप्त है
start-drawn = इस स्थिति में { -game } पहले ही { -draw } है: न कोई गोटी मारी गई, न प्यादा चला; अर्ध-{ -move(case: "plural") }: { $halfmoves }

## Reasons: a FEN.

fen-text = FEN अमान्य है
fen-board = FEN में बोर्ड का भाग अमान्य है
fen-digits = बोर्ड के भाग में दो अंक साथ-साथ हैं
fen-pocket = FEN में pocket का भाग अमान्य है
fen-turn = FEN में बारी का भाग अमान्य है
fen-castling = FEN में { -castling } का भाग अमान्य है
fen-en_passant = FEN में { -en-passant } का खाना अमान्य है
fen-checks = FEN में शेष शहों का भाग अमान्य है
fen-half_moves = FEN में अर्ध-{ -move(case: "plural-oblique") } की गिनती अमान्य है
fen-move_number = FEN में { -move } की संख्या अमान्य है
fen-counter = एक गिनती ऐसी संख्या नहीं है जहाँ तक { -game } पहुँच सके

## Reasons: a starting position, as the rules of chess see it.

start-position = यह स्थिति संभव नहीं है: { $faults }
position-empty_board = बोर्ड खाली है
position-missing_king = राजा नहीं है
position-too_many_kings = राजा बहुत अधिक हैं
position-pawns_on_backrank = प्यादे पहली या आखिरी कतार में हैं
position-castling_rights = { -castling } के अधिकार अमान्य हैं
position-en_passant = { -en-passant } का खाना अमान्य है
position-opposite_check = जिस पक्ष की { -move } नहीं है, उस पर { -check } है
position-impossible_check = { -check } असंभव है
position-too_much_material = गोटियाँ बहुत अधिक हैं

## Reasons: a time control.

control-days_per_move = हर { -move } की सीमा 1 से 60 दिन होनी चाहिए
control-periods = समय-व्यवस्था में 1 से 9 अवधियाँ होती हैं
control-moves = एक अवधि 1 से 200 { -move(case: "plural-oblique") } की होती है, आखिरी अवधि { -game } के शेष भाग की भी
control-time = अवधि का समय 1 घंटे से 1000 दिन तक होना चाहिए, और बाद की अवधि का अधिक से अधिक 1000 दिन
control-no_time = जो अवधि दोहराई जाए, या विलंब वाली अवधि के बाद आए, उसका अपना समय होना चाहिए
control-increment = हर { -move } की बढ़ोतरी अधिक से अधिक 100 दिन होनी चाहिए
control-cap = ऊपरी सीमा कम से कम 1 घंटे और अधिक से अधिक 1000 दिन की होनी चाहिए, और उसके लिए बढ़ोतरी चाहिए
control-delay = विलंब अधिक से अधिक 60 दिन होना चाहिए
control-duplication = दोगुनी गिनती 1 से 365 दिन के बाद शुरू होनी चाहिए
control-thematic = तय आरंभिक { -move(case: "plural-oblique") } के लिए पहली अवधि { -move(case: "plural-oblique") } की किसी संख्या की होनी चाहिए
control-triple_block = Triple Block की { -clock } 1 से 100 दिन की, उसका समय-भंडार अधिक से अधिक 500 दिन का, और उसकी बढ़ोतरी 300 { -move(case: "plural-oblique") } के लिए अधिक से अधिक 9 दिन की होनी चाहिए

## Reasons: free time.

free-time-weekdays = सप्ताह के अधिक से अधिक छह दिन खाली हो सकते हैं, हर एक का नाम एक बार
free-time-dates = अधिक से अधिक 400 तारीखें खाली हो सकती हैं, क्रम से और हर एक एक बार
free-time-night = रात का विराम 1 मिनट से 16 घंटे का होना चाहिए

## Reasons: a name.

name-length = उसमें 2 से 40 अक्षर होने चाहिए
name-sign = केवल अक्षर, अंक, खाली जगह, हाइफ़न, अपॉस्ट्रॉफ़ी, बिंदु और अंडरस्कोर
name-joined = वह अक्षर या अंक से शुरू होना चाहिए, और उनके बीच एक बार में एक ही चिह्न होना चाहिए
name-spaces = एक बार में एक ही खाली जगह
name-ends = उसके आरंभ और अंत में अक्षर या अंक होना चाहिए
name-no_letter = उसमें कोई अक्षर होना चाहिए
name-alphabets = केवल एक ही लिपि के अक्षर
name-reserved = वह सुरक्षित है

## Reasons: a notice that cannot be switched off.

notice-need-clock = इनके बिना समय के कारण आपकी हार हो सकती है
notice-need-adjournment = इनके बिना { -seal } करने या लौटने में देर होने से आपकी हार हो सकती है
notice-need-players = इनके बिना आपकी प्रतीक्षा में दूसरे खिलाड़ियों की हार हो सकती है
notice-need-account = इनके बिना आपका खाता किसी और के हाथ में जा सकता है

## Things that there are none of.

missing-account = खाता
missing-player = खिलाड़ी
missing-session = सत्र
missing-api_token = API टोकन
missing-envelope_key = { -envelope(case: "oblique") } की कुंजी
missing-webhook = webhook
missing-delivery = प्रेषण

## Events of a game, for players and arbiters

arbiter-named = { -arbiter } { $name }
arbiter-unnamed = { -arbiter }
arbiter-service = सेवा
reason = कारण: { $reason }
reason-of-arbiter = { -arbiter } का कारण: { $reason }
reason-erased = (मिटाया गया)।
reason-as-written = जैसा आपने लिखा।

event-your-game-white = { $opponent } के विरुद्ध आपका { -game } शुरू हो गया है। आपका पक्ष: { -white }। समय: { $control }।
event-your-game-black = { $opponent } के विरुद्ध आपका { -game } शुरू हो गया है। आपका पक्ष: { -black }। समय: { $control }।
event-game = { -game } { $white } - { $black } शुरू हो गया है। समय: { $control }।
event-moved = { $who-is ->
    [you] आपने { -move } चली: { $move } (इस्तेमाल हुआ समय: { $time })।
   *[other] { $who } ने { -move } चली: { $move } (इस्तेमाल हुआ समय: { $time })।
}
event-moved-with-offer = { $who-is ->
    [you] आपने { -move } चली: { $move }, और { -draw } का प्रस्ताव रखा (इस्तेमाल हुआ समय: { $time })।
   *[other] { $who } ने { -move } चली: { $move }, और { -draw } का प्रस्ताव रखा (इस्तेमाल हुआ समय: { $time })।
}
event-conditional-move = { $who-is ->
    [you] आपकी सशर्त { -move } से तुरंत जवाब दिया गया: { $move }।
   *[other] { $who } की सशर्त { -move } से तुरंत जवाब आया: { $move }।
}
event-message = { $who-is ->
    [you] आपने संदेश लिखा।
   *[other] { $who } ने संदेश लिखा।
}
ordinal = { $count }
event-illegal-move = { $who-is ->
    [you] आपने { -illegal } { -move } भेजी। अब तक की संख्या: { $count }।
   *[other] { $who } ने { -illegal } { -move } भेजी। अब तक की संख्या: { $count }।
}
event-ambiguous-move = { $who-is ->
    [you] आपने अस्पष्ट { -move } भेजी। अब तक की संख्या: { $count }।
   *[other] { $who } ने अस्पष्ट { -move } भेजी। अब तक की संख्या: { $count }।
}
gain-you = अगली { -move } के लिए आपको अतिरिक्त समय मिलता है: { $time }।
gain-opponent = अगली { -move } के लिए { -opponent } को अतिरिक्त समय मिलता है: { $time }।
time-used = { $used }
time-used-and-charged = { $used }, { -clock } से कटा: { $charged }

event-draw-offered = { $who-is ->
    [you] आपने { -draw } का प्रस्ताव रखा।
   *[other] { $who } ने { -draw } का प्रस्ताव रखा।
}
event-draw-declined = { $who-is ->
    [you] आपने { -draw } का प्रस्ताव अस्वीकार किया।
   *[other] { $who } ने { -draw } का प्रस्ताव अस्वीकार किया।
}
claim-win = जीत
claim-draw = { -draw }
claim-by-threefold = स्थिति का तीन बार दोहराव
claim-by-fifty = पचास { -move(case: "plural-oblique") } का नियम
claim-by-tablebase = एंडगेम टेबलबेस
claim-by-adjudication = { -arbiter } का निर्णय
event-claimed = { $who-is ->
    [you] आपने दावा किया: { $claim }, आधार: { $basis }।
   *[other] { $who } ने दावा किया: { $claim }, आधार: { $basis }।
} यहाँ का कोई टेबलबेस इस पर फैसला नहीं कर सकता।
event-claimed-with-move = { $who-is ->
    [you] आपने दावा किया: { $claim }, आधार: { $basis }, घोषित { -move }: { $move }।
   *[other] { $who } ने दावा किया: { $claim }, आधार: { $basis }, घोषित { -move }: { $move }।
} यहाँ का कोई टेबलबेस इस पर फैसला नहीं कर सकता।
event-adjudication-asked = { $who-is ->
    [you] आपने { -arbiter } के निर्णय का अनुरोध किया: { $claim }।
   *[other] { $who } ने { -arbiter } के निर्णय का अनुरोध किया: { $claim }।
}
event-claim-waits = { -arbiter } का फैसला { $until } तक आना है; तब तक कोई { -clock } नहीं चलती। तब तक फैसला न हो, तो दावा समाप्त माना जाता है।
event-claim-waits-clock-runs = { -arbiter } का फैसला { $until } तक आना है; इस बीच { -game } जारी है और { -clock } चलती है। तब तक फैसला न हो, तो दावा समाप्त माना जाता है।
event-claim-decide = फैसला आपको करना है: एक पंक्ति में जवाब दें, “arbiter { $game } uphold { $claim }: ” या “arbiter { $game } reject { $claim }: ” और कारण।
event-claim-analyse = आप चाहें तो विश्लेषण दें: जवाब में “{ command-analysis }:” लिखें और उसके नीचे पाठ। { -game } समाप्त होने से पहले { -opponent } को वह नहीं दिखता।
event-analysed = { $who-is ->
    [you] आपने विश्लेषण दिया।
   *[other] { $who } ने विश्लेषण दिया।
}
event-claim-lapsed = समय पर किसी { -arbiter } ने दावे पर फैसला नहीं किया: { -game } ऐसे जारी है जैसे दावा हुआ ही न हो, और प्रतीक्षा का समय किसी खिलाड़ी की { -clock } से नहीं कटता।
event-claim-upheld = { $who-is ->
    [you] आपने दावा किया: { $claim }, आधार: { $basis }। दावा सही है।
   *[other] { $who } ने दावा किया: { $claim }, आधार: { $basis }। दावा सही है।
}
event-claim-rejected = { $who-is ->
    [you] आपने दावा किया: { $claim }, आधार: { $basis }।
   *[other] { $who } ने दावा किया: { $claim }, आधार: { $basis }।
} { $offer ->
    [yes] दावा सही नहीं है, और { -draw } के प्रस्ताव के रूप में बना हुआ है (FIDE 9.5.3)।
   *[no] दावा सही नहीं है।
}
event-adjudication-declined = { $arbiter } ने परिणाम तय करना अस्वीकार किया: { -game } जारी है।

event-flag-fell = { $who-is ->
    [you] आपकी { -move } समय पर नहीं आई। अंतिम समय था: { $deadline }।
   *[other] { $who } की { -move } समय पर नहीं आई। अंतिम समय था: { $deadline }।
}
event-downtime = सेवा उपलब्ध नहीं थी; { -clock } में लौटाया गया समय: { $time }।
event-downtime-absent = सेवा तब उपलब्ध नहीं थी जब कोई { -clock } नहीं चल रही थी। अनुपस्थित खिलाड़ी को उपस्थित होने के लिए उतना ही अधिक समय मिलता है।
event-leave = { $who-is ->
    [you] आपकी छुट्टी: { $first } से { $last } तक।
   *[other] { $who } की छुट्टी: { $first } से { $last } तक।
}
event-no-leave = { $who-is ->
    [you] आपकी यह छुट्टी रद्द है: { $first } से { $last } तक।
   *[other] { $who } की यह छुट्टी रद्द है: { $first } से { $last } तक।
}
event-reflection = { $who-is ->
    [you] आपने घोषित किया कि इस { -move } पर सोचना जारी है।
   *[other] { $who } ने घोषित किया कि इस { -move } पर सोचना जारी है।
}
event-refilled = { $who-is ->
    [you] आपने समय-भंडार से समय लिया: { $time }।
   *[other] { $who } ने समय-भंडार से समय लिया: { $time }।
}
event-clocks-questioned = { $who-is ->
    [you] आपने { -arbiter } को बताया कि { -clock(case: "plural") } गलत हैं।
   *[other] { $who } ने { -arbiter } को बताया कि { -clock(case: "plural") } गलत हैं।
}

event-adjournment-proposed = { $who-is ->
    [you] आपने { -game } { -adjourn } करने का प्रस्ताव रखा।
   *[other] { $who } ने { -game } { -adjourn } करने का प्रस्ताव रखा।
}
event-adjournment-declined = { $who-is ->
    [you] आपने { -adjourn(form: "noun") } अस्वीकार किया; { -game } जारी है।
   *[other] { $who } ने { -adjourn(form: "noun") } अस्वीकार किया; { -game } जारी है।
}
event-adjourned-early = जिस खिलाड़ी की { -move } है, उसने { -game } समय से पहले { -adjourn } किया। सत्र का तय अंत: { $until }; तब तक का समय उसी की { -clock } से कटता है।
event-session-over = सत्र समाप्त हो गया है, या खिलाड़ी { -adjourn(form: "noun") } पर सहमत हुए हैं।
event-adjournment-agreed = खिलाड़ी { -adjourn(form: "noun") } पर सहमत हुए हैं।
event-drafted = जिस खिलाड़ी की { -move } है, उसने { -sealed-move } का मसौदा { -envelope(case: "oblique") } में रखा।
event-you-drafted = { -sealed-move } का आपका मसौदा { -envelope(case: "oblique") } में है, और आपकी { -clock } अभी चल रही है। दूसरा मसौदा इसकी जगह लेता है।
event-sealed = { $who-is ->
    [you] आपने अगली { -move } { -seal } की (इस्तेमाल हुआ समय: { $time })।
   *[other] { $who } ने अगली { -move } { -seal } की (इस्तेमाल हुआ समय: { $time })।
} { -game } { -adjourn } है; कोई { -clock } नहीं चलती।
event-sealed-reply = { $who-is ->
    [you] आपने जवाबी { -move } { -seal } की (इस्तेमाल हुआ समय: { $time }), क्योंकि जिन खिलाड़ी की { -move } पहले { -seal } हुई थी, वे अब भी अनुपस्थित हैं।
   *[other] { $who } ने जवाबी { -move } { -seal } की (इस्तेमाल हुआ समय: { $time }), क्योंकि जिन खिलाड़ी की { -move } पहले { -seal } हुई थी, वे अब भी अनुपस्थित हैं।
} अनुपस्थित खिलाड़ी की { -clock } चल रही है; उनके उपस्थित होने पर जवाबी { -move } खोली जाती है।
event-face-acknowledged = { $arbiter } ने { -envelope(case: "oblique") } के ऊपर का विवरण जाँच लिया है, और { -envelope } अपने पास रखा है।
event-resumption-set = { $arbiter } ने { -game } { -resume } होने का समय बदला: { $time }।

event-resumption-asked = { $who-is ->
    [you] आपने { -game } { -resume } करने का अनुरोध किया।
   *[other] { $who } ने { -game } { -resume } करने का अनुरोध किया।
}
event-resumed = { -game } { -resume } हो गया है। { -envelope } { -arbiter } को खोलना है; तब तक कोई { -clock } नहीं चलती।
event-resumed-in-your-absence = { -game } आपकी अनुपस्थिति में { -resume } हो गया है: आपकी { -clock } चल रही है।
event-resumed-in-absence = { -game } उस खिलाड़ी की अनुपस्थिति में { -resume } हो गया है जिसे जवाब देना है; उसी खिलाड़ी की { -clock } चल रही है।
event-early-opening = एक { -arbiter } ने { -envelope } समय से पूर्व खोलने का अनुमोदन किया।
event-early-opening-one-of-two = एक { -arbiter } ने { -envelope } समय से पूर्व खोलने का अनुमोदन किया; दूसरे { -arbiter } की सहमति भी चाहिए।
event-late = { $who-is ->
    [you] प्रतीक्षा-समय के भीतर आपकी उपस्थिति नहीं हुई (FIDE Guidelines I.10)।
   *[other] प्रतीक्षा-समय के भीतर { $who } की उपस्थिति नहीं हुई (FIDE Guidelines I.10)।
}
event-late-for-limit = { $who-is ->
    [you] समय-सीमा के भीतर आपकी उपस्थिति नहीं हुई (FIDE Guidelines I.10)।
   *[other] समय-सीमा के भीतर { $who } की उपस्थिति नहीं हुई (FIDE Guidelines I.10)।
}
event-both-late = प्रतीक्षा-समय के भीतर दोनों में से किसी खिलाड़ी की उपस्थिति नहीं हुई (FIDE Guidelines I.10)।
event-both-late-for-limit = समय-सीमा के भीतर दोनों में से किसी खिलाड़ी की उपस्थिति नहीं हुई (FIDE Guidelines I.10)।
event-envelope-missing = { -envelope } खोला नहीं जा सकता। जिस खिलाड़ी ने { -seal } किया था, उसे { -seal } किया गया पाठ दिखाना है: केवल छपे हुए SHA-256 वाला पाठ मान्य है। यदि एन्क्रिप्ट उसी खिलाड़ी ने किया था, तो उसकी { -clock } चलती है; नहीं तो कोई { -clock } नहीं चलती, और { -game } का फैसला { -arbiter } के हाथ में है।
event-envelope-shut = कारण: वह नहीं खुलता, या उसका पाठ दर्ज हैश से मेल नहीं खाता।
event-reading-chosen = { $who-is ->
    [you] आपने { -sealed-move } का अर्थ चुना: { $move }।
   *[other] { $who } ने { -sealed-move } का अर्थ चुना: { $move }।
}
event-opened = { -envelope } खोला गया। { $who-is ->
    [you] आपकी { -sealed-move }
   *[other] { $who } की { -sealed-move }
}: { $move } (लिखा था: “{ $written }”)।
event-opened-with-offer = { -envelope } खोला गया। { $who-is ->
    [you] आपकी { -sealed-move }
   *[other] { $who } की { -sealed-move }
}: { $move } (लिखा था: “{ $written }”), और उसके साथ { -draw } का प्रस्ताव।
event-opened-ambiguous = { -envelope } खोला गया। { $who-is ->
    [you] आपकी { -sealed-move }
   *[other] { $who } की { -sealed-move }
}: “{ $written }”। इसके एक से अधिक अर्थ हैं।
event-opened-illegal = { -envelope } खोला गया। { $who-is ->
    [you] आपकी { -sealed-move }
   *[other] { $who } की { -sealed-move }
}: “{ $written }”। यह { -illegal } { -move } है।
event-opened-nothing = { -envelope } खोला गया। उसका पाठ इस { -game } की इस स्थिति में { -seal } की गई { -move } नहीं है, इसलिए वह किसी को नहीं दिखाया जाता।
event-opened-early = एक { -arbiter } ने उसे समय से पूर्व खोला।
event-publication-agreed = { $who-is ->
    [you] आपने इस { -game } का { -envelope } प्रकाशित करने पर सहमति दी।
   *[other] { $who } ने इस { -game } का { -envelope } प्रकाशित करने पर सहमति दी।
} वह दोनों खिलाड़ियों की सहमति से खुलता है, और { -game } में कुछ नहीं बदलता।
event-published = दोनों खिलाड़ियों की सहमति से इस { -game } का { -envelope } खोला गया। { $who-is ->
    [you] आपकी { -sealed-move }
   *[other] { $who } की { -sealed-move }
}: { $written }। इससे { -game } में कुछ नहीं बदलता।
event-published-nothing = दोनों खिलाड़ियों की सहमति से इस { -game } का { -envelope } खोला गया। उसका पाठ { -sealed-move } नहीं है।

act-warned = { $arbiter } ने चेतावनी दी: { $who-is ->
    [you] आपको
   *[other] { $who }
}।
act-time-given = { $arbiter } ने समय दिया: { $time }। { -clock }: { $who-is ->
    [you] आपकी
   *[other] { $who }
}।
act-time-taken = { $arbiter } ने समय काटा: { $time }। { -clock }: { $who-is ->
    [you] आपकी
   *[other] { $who }
}।
act-clocks = { $arbiter } ने { -clock(case: "plural") } ठीक कीं। अब तक की { -move(case: "plural-oblique") } में इस्तेमाल हुआ समय: { -white } { $white }, { -black } { $black }।
act-clocks-and-deadline = { $arbiter } ने { -clock(case: "plural") } ठीक कीं। अब तक की { -move(case: "plural-oblique") } में इस्तेमाल हुआ समय: { -white } { $white }, { -black } { $black }। इस { -move } का अंतिम समय: { $deadline }।
act-points = { $arbiter } ने अंक बदले: { -white } { $white }, { -black } { $black }।
act-leave = { $arbiter } ने विशेष छुट्टी दी: { $first } से { $last } तक। { $who-is ->
    [you] आपकी { -clock }
   *[other] { $who } की { -clock }
} इन दिनों में नहीं चलती।
act-leave-ended = { $arbiter } ने छुट्टी समाप्त की, इस दिन से: { $first }। { $who-is ->
    [you] आपकी { -clock }
   *[other] { $who } की { -clock }
} इसके लिए अब नहीं रुकती।
act-adjourned = { $arbiter } ने { -game } { -adjourn } करने का आदेश दिया।
act-taken-back = { $arbiter } ने भूल से चली गई { -move } वापस लेने की अनुमति दी: { -game } { $ply } अर्ध-{ -move(case: "plural-oblique") } के बाद की स्थिति से जारी है, और तब से बीता समय किसी खिलाड़ी की { -clock } से नहीं कटता।
act-you-replace = अब से इस { -game } में आप दूसरे खिलाड़ी की जगह हैं, और { -clock } वैसी ही है जैसी थी। उस खिलाड़ी के प्रस्ताव, दावे और आगे की छुट्टियाँ अब मान्य नहीं हैं।
act-you-were-replaced = आपकी जगह अब दूसरे खिलाड़ी को दी गई है: { $name }। आपके प्रस्ताव, दावे और सशर्त { -move(case: "plural") } अब मान्य नहीं हैं।
act-replaced = { $name } को अब से दूसरे खिलाड़ी की जगह दी गई है, और { -clock } वैसी ही है जैसी थी। पिछले खिलाड़ी के प्रस्ताव और दावे अब मान्य नहीं हैं।
act-replayed-as = यह { -game } दोबारा खेला जाता है, नए { -game } के रूप में: { $game }।
act-counts-after-all = { $game } अब मान्य है।
act-how-to-appeal = यदि आप सहमत नहीं हैं, तो दूसरे { -arbiter } से { -appeal } { $until } तक हो सकती है: एक पंक्ति में जवाब दें, “{ command-appeal } { $act }: ” और अपने कारण।
event-appealed = { $who-is ->
    [you] आपने { -arbiter } की कार्रवाई { $act } के विरुद्ध { -appeal } की।
   *[other] { $who } ने { -arbiter } की कार्रवाई { $act } के विरुद्ध { -appeal } की।
} फैसला दूसरे { -arbiter } को करना है।
event-replaced-appealed = जिस खिलाड़ी की जगह दूसरे को दी गई थी, उसने { -arbiter } की कार्रवाई { $act } के विरुद्ध { -appeal } की। फैसला दूसरे { -arbiter } को करना है।
event-appealed-act = कार्रवाई यह थी: { $act }
event-appeal-decide = यदि वह कार्रवाई आपकी नहीं थी, तो फैसला आप करें: एक पंक्ति में जवाब दें, “arbiter { $game } confirm { $act }: ” या “arbiter { $game } reverse { $act }: ” और कारण।
event-confirmed = दूसरे { -arbiter } ने कार्रवाई { $act } की पुष्टि की।
event-you-confirmed = आपने कार्रवाई { $act } की पुष्टि की।
event-reversed = दूसरे { -arbiter } ने कार्रवाई { $act } पलट दी। { -game } वैसा है जैसा उस कार्रवाई के बिना होता, और जिस समय में कोई { -move } संभव नहीं थी, वह किसी खिलाड़ी की { -clock } से नहीं कटता।
event-you-reversed = आपने कार्रवाई { $act } पलट दी। { -game } वैसा है जैसा उस कार्रवाई के बिना होता, और जिस समय में कोई { -move } संभव नहीं थी, वह किसी खिलाड़ी की { -clock } से नहीं कटता।
event-withdrawn = { $who-is ->
    [you] आपने अपना नाम वापस लिया।
   *[other] { $who } ने अपना नाम वापस लिया।
}
event-withdrawn-by-silence = { $who-is ->
    [you] इस प्रतियोगिता के आधे { -game(case: "plural-oblique") } में मौन के कारण आपकी हार हुई है, और यह नाम वापस लेना माना जाता है।
   *[other] इस प्रतियोगिता के आधे { -game(case: "plural-oblique") } में मौन के कारण हार हुई है, और यह नाम वापस लेना माना जाता है: { $who }।
}
event-withdrawal-noted = { $arbiter } ने दर्ज किया कि { $who-is ->
    [you] आपने
   *[other] { $who } ने
} नाम वापस लिया है।
event-withdrawn-waits = जब तक { -arbiter } { -game } का फैसला न करें, कोई { -clock } नहीं चलती।

event-mail-returned = { $who-is ->
    [you] आपको
   *[other] { $who } को
} भेजे गए ईमेल लौट आते हैं।
event-mail-arrives = { $who-is ->
    [you] आपको
   *[other] { $who } को
} भेजे गए ईमेल फिर पहुँच रहे हैं।
event-zone = { $who-is ->
    [you] आपका
   *[other] { $who } का
} समय क्षेत्र दर्ज हुआ।
event-other = एक और घटना दर्ज हुई।

## The end of a game

over-white-wins = { $game } समाप्त, { $result }: { $who-is ->
    [you] जीत आपकी ({ -white }),
   *[other] जीत { $who } ({ -white }) की,
} { $how }।
over-black-wins = { $game } समाप्त, { $result }: { $who-is ->
    [you] जीत आपकी ({ -black }),
   *[other] जीत { $who } ({ -black }) की,
} { $how }।
over-both-lose = { $game } समाप्त, { $result }: दोनों खिलाड़ियों की हार, { $how }।
over-no-result = { $game } समाप्त, { $result }: कोई परिणाम नहीं, { $how }।
over-drawn = { $game } समाप्त, { $result }: { -draw }, { $how }।
over-drawn-not-won = { $game } समाप्त, { $result }: { -draw }, { $how }, लेकिन { -opponent } के लिए { -mate } संभव नहीं थी।
ending-by-silence = मौन के कारण: बहुत लंबे समय तक कोई { -move } नहीं आई
ending-checkmate = { -mate } से
ending-resignation = { -resign(form: "oblique") } से
ending-stalemate = { -stalemate } से
ending-dead-position = क्योंकि किसी पक्ष के लिए { -mate } संभव नहीं है
ending-agreement = आपसी सहमति से
ending-threefold = स्थिति के तीन बार दोहराव से, दावे पर
ending-fifty = पचास { -move(case: "plural-oblique") } के नियम से, दावे पर
ending-tablebase = एंडगेम टेबलबेस से, दावे पर
ending-fivefold = स्थिति के पाँच बार दोहराव से
ending-seventy-five = पचहत्तर { -move(case: "plural-oblique") } के नियम से
ending-time = समय-सीमा पार होने के कारण
ending-illegal-moves = { -illegal } { -move(case: "plural-oblique") } के कारण
ending-sealed-move = क्योंकि { -sealed-move } अस्पष्ट या { -illegal } थी
ending-forfeit = हार घोषित होने के कारण
ending-cancelled = क्योंकि { -arbiter } ने { -game } रद्द किया
ending-annulled = क्योंकि { -arbiter } ने { -game } निरस्त किया
ending-expulsion = क्योंकि दूसरे खिलाड़ी को निष्कासित किया गया
ending-withdrawal = नाम वापस लेने के कारण
ending-adjudication = { -arbiter } के निर्णय से

## What was done, to the player whose command it was

done-moved = { -move } चली गई।
done-moved-with-offer = { -move } चली गई, { -draw } के प्रस्ताव के साथ।
done-message = आपका संदेश रिकॉर्ड में है और { -opponent } को भेजा जा रहा है।
done-draw-offered = आपने { -draw } का प्रस्ताव रखा है। वह { -opponent } के जवाब तक बना रहता है।
done-draw-declined = आपने { -draw } अस्वीकार किया। { -game } जारी है।
done-claim-upheld = आपका दावा सही है।
done-claim-referred = आपके दावे का फैसला { -arbiter } करेंगे। फैसला आपको ईमेल से मिलेगा।
done-claim-is-offer = दावा { -draw } के प्रस्ताव के रूप में बना हुआ है, जिसे { -opponent } की ओर से स्वीकार किया जा सकता है (FIDE 9.5.3)।
done-penalty = { -opponent } की { -clock } में जोड़ा गया समय: { $time }।
done-analysed = आपका विश्लेषण रिकॉर्ड में है, { -arbiter } के लिए।
done-adjournment-proposed = आपने { -game } { -adjourn } करने का प्रस्ताव रखा है। { -opponent } की सहमति तक { -game } जारी है।
done-adjournment-declined = आपने { -adjourn(form: "noun") } अस्वीकार किया। { -game } जारी है।
done-adjourned = { -game } { -adjourn } हो रहा है: जिस खिलाड़ी की { -move } है, उसे एक { -move } { -seal } करनी है।
done-drafted = मसौदा { -envelope(case: "oblique") } में है। वह अभी { -seal } नहीं है: उसे { -seal } करने के लिए अलग पंक्ति में केवल “{ command-seal }” लिखें।
done-sealed = { -move } { -seal } हो गई है, और { -game } { -adjourn } है।
done-sealed-with-offer = { -move } आपके { -draw } के प्रस्ताव के साथ { -seal } हो गई है, और { -game } { -adjourn } है। { -opponent } को प्रस्ताव का पता { -envelope } खुलने पर चलता है। उसके बाद वह { -opponent } के जवाब या { -move } तक बना रहता है।
done-drafted-with-offer = { -draw } का आपका प्रस्ताव मसौदे के साथ { -envelope(case: "oblique") } में है। { -opponent } को उसका पता { -seal } किया हुआ { -envelope } खुलने पर चलता है।
done-resumption-asked = आप { -game } { -resume } करने के लिए तैयार हैं। { -opponent } के तैयार होने पर { -game } { -resume } होता है, देर से देर तय समय पर।
done-resumed = { -game } { -resume } हो गया है।
done-publication-agreed = { -envelope } दिखाने पर आपकी सहमति है। { -opponent } की भी सहमति होने पर वह दिखाया जाएगा।
done-published = { -envelope } रिकॉर्ड में दिखाया गया है।
done-reading-chosen = { -sealed-move } अब वही { -move } मानी जाती है जो आपने चुनी।
done-clocks-questioned = { -arbiter } को बताया गया है कि आपके अनुसार { -clock(case: "plural") } गलत हैं।
done-flag-fell = { -flag } गिर गया है।
done-leave = आपकी छुट्टी: { $first } से { $last } तक, दोनों दिन शामिल। इस समय आपकी { -clock } रुकी रहती है।
done-no-leave = आपकी छुट्टी रद्द है: { $first } से { $last } तक। इन दिनों में आपकी { -clock } चलती है।
done-reflection = इस { -move } पर आपका सोचना जारी है। अभी आपके मौन से { -game } नहीं हारा जाता, और आपकी { -clock } चलती रहती है।
done-refilled = आपके समय-भंडार से { -clock } में आया समय: { $time }।
done-withdrawn = आपने इस { -game } से नाम वापस लिया।
done-appealed = कार्रवाई { $act } के विरुद्ध आपकी { -appeal } रिकॉर्ड में है। दूसरे { -arbiter } के फैसले तक कार्रवाई लागू रहती है। फैसला आपको ईमेल से मिलेगा।
done-game-over = { -game } समाप्त हो गया है।

## The position in words

pieces-none = कोई नहीं
board-figures = इस बोर्ड पर भरी हुई और रेखांकित गोटियाँ { -black(form: "oblique") } पक्ष की हैं।
pieces = { -white }: { $white }। { -black }: { $black }।
pieces-king = राजा { $squares }
pieces-queen = { $count ->
    [one] रानी
   *[other] रानियाँ
} { $squares }
pieces-rook = { $count ->
    [one] किश्ती
   *[other] किश्तियाँ
} { $squares }
pieces-bishop = बिशप { $squares }
pieces-knight = { $count ->
    [one] घोड़ा
   *[other] घोड़े
} { $squares }
pieces-pawn = { $count ->
    [one] प्यादा
   *[other] प्यादे
} { $squares }

## Clocks

clock-limit = समय-सीमा: { $control }।
clock-control = समय: { $control }।
clock-white = { -white } { $name }: { $times }।
clock-black = { -black } { $name }: { $times }।
clock-times = { $times }
clock-with-more = { $times } (और अगली { -move } के लिए अतिरिक्त: { $gained })
clock-with-less = { $times } (और अगली { -move } के लिए कम: { $lost })
clock-used = इस्तेमाल { $time }
clock-left = बाकी { $time }
clock-on-the-clock = { -clock } में { $time }
clock-with-bank = { $left }, समय-भंडार में { $bank }
clock-this-move = यह { -move }, { $name }: इस्तेमाल { $used }, { -clock } से कटा { $charged }।
clock-delay = विलंब में बाकी समय: { $left }। तब तक { -clock } से कुछ नहीं कटता।
clock-stopped = { -clock } रोकी गई: { $at }। वह वहीं से आगे चलती है।
clock-paused-leave = { -clock } रुकी हुई है: छुट्टी।
clock-paused-free-day = { -clock } रुकी हुई है: खाली दिन।
clock-paused-night = { -clock } रात के लिए रुकी हुई है।
clock-next = आगे: { $what }, { $at }।
clock-next-time-is-up = समय समाप्त होता है
clock-next-silence = मौन के कारण { -game } में हार होती है
clock-next-delay-over = विलंब समाप्त होता है
clock-next-double = समय दोगुना गिना जाता है
clock-next-day = एक और दिन कटता है
clock-next-refill = समय-भंडार से { -clock } भरी जा सकती है
clock-next-leave = छुट्टी शुरू होती है
clock-next-free-day = खाली दिन शुरू होता है
clock-next-night = रात का विराम शुरू होता है
clock-next-goes-on = { -clock } फिर चलती है

## Whose move it is, and until when

state-your-move = आपकी { -move } { $number }। अपनी { -move } से जवाब दें, अंतिम समय: { $until }, बाकी: { $left }।
state-their-move = { $name } की { -move }। अंतिम समय: { $until }, बाकी: { $left }।
state-you-seal = अपनी { -move } { $number } { -seal } करें, अंतिम समय: { $until }, बाकी: { $left }।
state-they-seal = { $name } को अगली { -move } { -seal } करनी है। अंतिम समय: { $until }, बाकी: { $left }।
state-adjourned-yours = आपकी { -clock } चल रही है, अंतिम समय: { $until }, बाकी: { $left }।
state-adjourned-theirs = { -opponent } की { -clock } चल रही है, अंतिम समय: { $until }, बाकी: { $left }।
state-you-on-leave = आप छुट्टी पर हैं, और इससे पहले { -move } नहीं चली जा सकती: { $back }। आपकी { -move } { $number }: उसके बाद अपनी { -move } से जवाब दें, अंतिम समय: { $until }।
state-on-leave = { $name } की छुट्टी { $back } तक है। { -move } का अंतिम समय: { $until }।
state-doubles = { $after } सोचने के बाद इस { -move } का समय दोगुना गिना जाता है, इस समय से: { $at }। जवाब के अंतिम समय में यह शामिल है।
state-doubled = { $after } सोचने के बाद इस { -move } का समय दोगुना गिना जा रहा है, इस समय से: { $at }। जवाब के अंतिम समय में यह शामिल है।
state-your-flag = आपका { -flag } गिर गया: { $at }। जब तक { -opponent } या { -arbiter } इसका दावा न करें, आपकी { -move } मान्य है: उसे तुरंत चलें।
state-your-flag-for-arbiter = आपका { -flag } गिर गया: { $at }। जब तक { -arbiter } इसका दावा न करें, आपकी { -move } मान्य है: उसे तुरंत चलें।
state-flag-to-claim = { $name } का { -flag } गिर गया: { $at }। इससे { -game } समाप्त करने के लिए “{ command-claim-time }” लिखकर जवाब दें; तब तक { -move } मान्य है।
state-flag = { $name } का { -flag } गिर गया: { $at }। जब तक { -arbiter } इससे { -game } समाप्त न करें, { -move } मान्य है।

## Reminders

reminder-time = { $site } से याद दिलाने की सूचना: आपका समय समाप्त होने वाला है।
reminder-silence = { $site } की चेतावनी: आपकी { -move } लंबे समय से नहीं आई है, और इस समय के बाद मौन से { -game } में हार होती है: { $until }। { -move } चलें, या अपनी { -clock } पर सोचना जारी रखने के लिए “{ command-reflect }” लिखें।
reminder-silent-flag = { $site } की चेतावनी: आपकी { -move } लंबे समय से नहीं आई है, और आपका समय समाप्त होता है: { $until }।
restored = सेवा को बैकअप से बहाल करना पड़ा। बाद की { -move(case: "plural") } और संदेश खो गए हैं, लेकिन समय लौटा दिया गया है। { -game } वैसा है जैसा यहाँ दिखाया गया है। सशर्त { -move(case: "plural") } हटा दी गई हैं: कृपया उन्हें फिर भेजें। कृपया इस ईमेल का जवाब दें; पुराने ईमेल के जवाबों का कोई असर नहीं होता।
restored-from = सेवा को बैकअप से बहाल करना पड़ा। बैकअप का समय: { $at }। बाद की { -move(case: "plural") } और संदेश खो गए हैं, लेकिन समय लौटा दिया गया है। { -game } वैसा है जैसा यहाँ दिखाया गया है। सशर्त { -move(case: "plural") } हटा दी गई हैं: कृपया उन्हें फिर भेजें। कृपया इस ईमेल का जवाब दें; पुराने ईमेल के जवाबों का कोई असर नहीं होता।

## Digests

digest-subject = { $site }: { $count ->
    [0] आपके { -game(case: "plural-oblique") } में क्या हुआ
    [one] 1 { -game } में आपकी { -move }
   *[other] { $count } { -game(case: "plural-oblique") } में आपकी { -move }
}
digest = { $count ->
    [0] किसी { -game } में आपको { -move } नहीं चलनी है।
    [one] 1 { -game } में आपकी { -move } है।
   *[other] { $count } { -game(case: "plural-oblique") } में आपकी { -move } है; जिसका अंतिम समय सबसे पहले है, वह सबसे ऊपर है।
}
digest-game = { $game } { $white } - { $black }
digest-until = आपकी { -move } { $number }, अंतिम समय: { $until } (बाकी: { $left })।
digest-move = { -move } चलने के लिए इस पते पर लिखें, जैसे: { $example }
digest-write = इस { -game } के बारे में लिखने के लिए इस पते का इस्तेमाल करें:
digest-more = { $count ->
    [one] 1 और { -game } है। सबकी सूची के लिए लिखें: { command-games }
   *[other] { $count } और { -game } हैं। सबकी सूची के लिए लिखें: { command-games }
}

## Conditional moves

conditions-none = अब आपकी कोई सशर्त { -move } नहीं है।
conditions-kept = आपकी सशर्त { -move(case: "plural") } रख ली गई हैं।
conditions-replaced = आपकी सशर्त { -move(case: "plural") } रख ली गई हैं। ये पहले दी गई { -move(case: "plural-oblique") } की जगह लेती हैं (पंक्तियाँ: { $count })।
conditions-stored = आपकी सशर्त { -move(case: "plural") } अब इस प्रकार हैं। हर पंक्ति एक शृंखला है:
conditions-not-foreseen = आपकी कोई सशर्त { -move } इस { -move } का जवाब नहीं है; बाकी सशर्त { -move(case: "plural") } हटा दी गई हैं।
conditions-others-dropped = { -opponent } की दूसरी { -move(case: "plural-oblique") } के लिए आपकी सशर्त { -move(case: "plural") } हटा दी गई हैं, क्योंकि वे { -move(case: "plural") } अब संभव नहीं हैं।
conditions-you-decide = आपकी सशर्त { -move } नहीं चली गई, क्योंकि { -opponent } ने ऐसा प्रस्ताव रखा है जिस पर फैसला आपको करना है। यदि आप वह { -move } अब चलें, तो उसकी बाकी पंक्ति बनी रहती है; दूसरी { -move(case: "plural-oblique") } के लिए दी गई सशर्त { -move(case: "plural") } हटा दी गई हैं।
conditions-mail-unread = आपकी सशर्त { -move } नहीं चली गई, क्योंकि इस { -game } के बारे में आपका एक ईमेल उस { -move } से पहले आया था और अभी पढ़ा नहीं गया था: हो सकता है कि उसमें सशर्त { -move } वापस ली गई हो। यदि आप वह { -move } अब चलें, तो उसकी बाकी पंक्ति बनी रहती है; दूसरी { -move(case: "plural-oblique") } के लिए दी गई सशर्त { -move(case: "plural") } हटा दी गई हैं।
conditions-adjourned = आपकी सशर्त { -move(case: "plural") } हटा दी गई हैं: { -envelope(case: "oblique") } की { -move } का जवाब उसे देखे बिना नहीं दिया जाता।
conditions-taken-back = आपकी सशर्त { -move(case: "plural") } हटा दी गई हैं: वे { -game } की पिछली स्थिति के लिए थीं।

## Messages of the players

writes = { $who } का संदेश:
writes-replaced = जिस खिलाड़ी की जगह दूसरे को दी गई, उसका संदेश:
writes-arbiter = { -arbiter } का संदेश:
writes-more = ... आगे यहाँ: { $url }

## Envelopes

sealed-commitment = { -move } एन्क्रिप्ट किए हुए { -envelope(case: "oblique") } में है, जिसे { -game } { -resume } होने से पहले कोई नहीं खोलता। यह { -envelope(case: "oblique") } के पाठ का SHA-256 है। इसे सँभालकर रखें: इससे सिद्ध होगा कि { -envelope } वही है जो अभी { -seal } हुआ।
opened-commitment = { -envelope(case: "oblique") } का पाठ { -game } के रिकॉर्ड में है; उसका SHA-256 वही हैश है जो { -move } { -seal } होते समय छपा था ({ $url }):

## How to answer

answer-move = जवाब: इस ईमेल का एक पंक्ति में जवाब दें, जैसे “{ $example }”; कोई भी नोटेशन चलेगा।
answer-seal = जवाब: इस ईमेल का एक पंक्ति में जवाब दें, जैसे “{ command-seal }{"\u00A0"}{ $example }”; कोई भी नोटेशन चलेगा।
answer-seal-clock = { -move } { -seal } होने तक आपकी { -clock } चलती है। खोले जाने से पहले { -move } किसी को नहीं दिखती।
answer-draw = { $opponent } ने { -draw } का प्रस्ताव रखा है: सहमत हों तो जवाब में “{ command-accept }” लिखें, सहमत न हों तो “{ command-decline }”।
answer-draw-on-move = { $opponent } ने { -draw } का प्रस्ताव रखा है: सहमत हों तो जवाब में “{ command-accept }” लिखें, सहमत न हों तो “{ command-decline }”; { -move } चलने से प्रस्ताव अस्वीकार हो जाता है।
answer-adjournment = { $opponent } ने { -game } { -adjourn } करने का प्रस्ताव रखा है: सहमत हों तो जवाब में “{ command-adjourn }” लिखें; तब जिस खिलाड़ी की { -move } है, उसे अगली { -move } { -seal } करनी है, और { -seal } होने पर { -clock } रुक जाती है। आगे खेलना चाहें तो जवाब में “{ command-decline-adjournment }” लिखें।
commands-help = आदेशों की सूची के लिए जवाब में “{ command-help }” लिखें।
commands = आदेश, हर पंक्ति में एक: आपकी { -move }; आपकी { -move } और “{ command-draw }”; { command-accept }; { command-decline }; { command-resign-yes }; { command-claim-threefold }; { command-claim-fifty }; { command-say } ...; { command-adjourn }; { command-seal } ...; { command-resume }; { command-show }; { command-moves }; { command-status }; { command-legal }; { command-pgn }; { command-help }।
publish = { -sealed-move } अपने { -envelope(case: "oblique") } में रहती है। वह केवल तब दिखाई जाती है जब आप और { -opponent }, दोनों जवाब में “{ command-publish }” लिखें।
moves = { -move(case: "plural") }: { $moves }
game-took = { -game } { $moves ->
    [one] { $moves } { -move }
   *[other] { $moves } { -move(case: "plural-oblique") }
} का रहा; अवधि: { $time }।
game-took-no-move = { -game } की अवधि: { $time }; कोई { -move } नहीं चली गई।
game-attached = पूरा { -game } शतरंज प्रोग्रामों के लिए इस फ़ाइल में संलग्न है: { $file }।
game-attached-short = { -move(case: "plural") } शतरंज प्रोग्रामों के लिए इस फ़ाइल में संलग्न हैं: { $file }। टिप्पणियों के साथ { -game } ईमेल के लिए बहुत लंबा है; यहाँ देखें: { $url }
pgn-too-long = { -game } इस ईमेल के लिए बहुत लंबा है: जवाब में “{ command-pgn }” लिखें, या यहाँ देखें: { $url }

resume-played = { -sealed-move } चली जाती है
resume-opened-and-played = { -arbiter } की ओर से { -envelope } खोला जाता है, { -sealed-move } चली जाती है
resume-reply-when-ready = तैयार होने पर जवाब में “{ command-resume }” लिखें।
resume-opponent-ready = { $opponent } तैयार हैं। आप भी तैयार हों तो जवाब में “{ command-resume }” लिखें: तब { $then }। नहीं तो { -game } आपकी अनुपस्थिति में { -resume } होता है: { $latest }।
resume-when-opponent-too = यदि { $latest } से पहले { $opponent } भी तैयार हों, तो { -game } तुरंत { -resume } होता है। नहीं तो { $latest } से { $opponent } की { -clock } चलती है, और { $opponent } के उपस्थित होने पर { -envelope } खुलता है।
resume-when-both-sealer = यदि { $latest } से पहले दोनों खिलाड़ी तैयार हों, तो { -game } तुरंत { -resume } होता है। नहीं तो { $latest } से { $opponent } की { -clock } चलती है, और { $opponent } के उपस्थित होने पर { -envelope } खुलता है।
resume-when-opponent = { -game } तब { -resume } होता है जब { $opponent } तैयार हों, देर से देर इस समय: { $latest }।
resume-when-opponent-ready-too = { -game } तब { -resume } होता है जब { $opponent } भी तैयार हों, देर से देर इस समय: { $latest }।
resume-when-both = यदि { $latest } से पहले दोनों खिलाड़ी तैयार हों, तो { -game } तुरंत { -resume } होता है। नहीं तो { $latest } से आपकी { -clock } चलती है। { -envelope } तब खुलता है जब आप जवाब में “{ command-resume }” लिखें।
resume-now = { -envelope } खोलने के लिए जवाब में “{ command-resume }” लिखें: तब { $then } और आपकी { -clock } शुरू होती है। नहीं तो { -game } { -resume } होता है: { $latest }।
resume-clock-runs = जवाब में “{ command-resume }” लिखें: तब { $then }। तब तक आपकी { -clock } चलती है।
resume-show-text = जो पाठ आपने { -seal } किया था, उसे HTTP पर दिखाएँ ({ -envelope } खोलें), या { -arbiter } को दें।
resume-choose = { -sealed-move } के एक से अधिक अर्थ हो सकते हैं, और चुनना आपको है: जवाब में “{ command-choose } { $first }” लिखें, या इनमें से कोई दूसरा: { $readings }। आपकी { -clock } चल रही है।
default-you = { $until } तक जवाब में “{ command-resume }” लिखें: नहीं तो अनुपस्थिति के कारण { -game } में आपकी हार होती है (FIDE Guidelines I.10)।
default-opponent = यदि { $opponent } की उपस्थिति { $until } तक न हो, तो अनुपस्थिति के कारण { -game } में { $opponent } की हार होती है (FIDE Guidelines I.10)।
default-sealer = यदि { $opponent } की उपस्थिति { $until } तक न हो और { -envelope } पहले न खुले, तो अनुपस्थिति के कारण { -game } में { $opponent } की हार होती है (FIDE Guidelines I.10)।
standing-sealing = { $who-is ->
    [you] आपको अगली { -move } { -seal } करनी है। उसके { -seal } होने तक आपकी { -clock } चलती है।
   *[other] { $who } को अगली { -move } { -seal } करनी है। उसके { -seal } होने तक उनकी { -clock } चलती है।
}
standing-sealing-then = { -move } { -seal } होने के बाद कोई { -clock } नहीं चलती। तब { -game } अधिक से अधिक इतने समय तक रुका रहता है: { $after }।
standing-sealing-reply = { $who-is ->
    [you] आपकी उपस्थिति नहीं हुई है, इसलिए { -opponent } की ओर से जवाबी { -move } { -seal } की जा सकती है। तब आपकी { -clock } चलती है।
   *[other] { $who } की उपस्थिति नहीं हुई है, इसलिए जवाबी { -move } { -seal } की जा सकती है। तब { $who } की { -clock } चलती है।
}
standing-drafted = { $who-is ->
    [you] आपका मसौदा { -envelope(case: "oblique") } में है। उसे { -seal } करें, या उसकी जगह दूसरा मसौदा रखें।
   *[other] { $who } का एक मसौदा { -envelope(case: "oblique") } में है।
}
standing-sealed = { $who-is ->
    [you] { -game } { -adjourn } है। आपने { -move } { $number } { -seal } की है, और कोई { -clock } नहीं चलती।
   *[other] { -game } { -adjourn } है। { $who } ने { -move } { $number } { -seal } की है, और कोई { -clock } नहीं चलती।
}
standing-ready = { $who-is ->
    [you] आप { -game } { -resume } करने के लिए तैयार हैं।
   *[other] { $who } { -game } { -resume } करने के लिए तैयार हैं।
}
standing-not-ready = { $who-is ->
    [you] आपने नहीं बताया है कि आप { -game } { -resume } करने के लिए तैयार हैं।
   *[other] { $who } ने नहीं बताया है कि वे { -game } { -resume } करने के लिए तैयार हैं।
}
standing-when-both = यदि दोनों खिलाड़ी { $latest } से पहले तैयार हो जाएँ, तो { -game } दोनों के तैयार होते ही { -resume } होता है।
standing-when-one = { $who-is ->
    [you] आपके तैयार होने पर { -game } { -resume } होता है, देर से देर इस समय: { $latest }।
   *[other] { $who } के तैयार होने पर { -game } { -resume } होता है, देर से देर इस समय: { $latest }।
}
standing-else-clock = { $who-is ->
    [you] नहीं तो आपकी { -clock } { $latest } से चलती है, और आपके उपस्थित होने पर { -envelope } खोला जाता है।
   *[other] नहीं तो { $who } की { -clock } { $latest } से चलती है, और उनके उपस्थित होने पर { -envelope } खोला जाता है।
}
standing-else-without = { $who-is ->
    [you] नहीं तो { -game } आपकी अनुपस्थिति में इस समय { -resume } होता है: { $latest }।
   *[other] नहीं तो { -game } { $who } की अनुपस्थिति में इस समय { -resume } होता है: { $latest }।
}
standing-opens = { $by ->
    [arbiter] तब { -envelope } { -arbiter } को खोलना है।
   *[service] तब सेवा { -envelope } खोलती है।
} { $who-is ->
    [you] { -sealed-move } चली जाती है, और आपकी { -clock } चलती है।
   *[other] { -sealed-move } चली जाती है, और { $who } की { -clock } चलती है।
}
standing-due = { -game } { -resume } हो गया है। { -envelope } खुलने से पहले कोई { -clock } नहीं चलती।
standing-reply-sealed = खोली गई { -move } की जवाबी { -move } { -seal } की हुई है।
standing-absent = { $who-is ->
    [you] { -game } { -resume } हो गया है, और आपकी उपस्थिति नहीं हुई है। आपकी { -clock } { $until } तक चलती है, और आपके उपस्थित होने पर { -envelope } खोला जाता है।
   *[other] { -game } { -resume } हो गया है, और { $who } की उपस्थिति नहीं हुई है। उनकी { -clock } { $until } तक चलती है, और उनके उपस्थित होने पर { -envelope } खोला जाता है।
}
standing-awaited = { $who-is ->
    [you] { -game } { -resume } हो गया है, और आपकी उपस्थिति अब तक नहीं हुई है।
   *[other] { -game } { -resume } हो गया है, और { $who } की उपस्थिति अब तक नहीं हुई है।
}
standing-late = एक खिलाड़ी की उपस्थिति बहुत देर से हुई और उनकी हार होती है, जब तक कि { -sealed-move } से { -game } समाप्त न हो चुका हो। पहले { -envelope } खोला जाता है।
standing-missing = { $who-is ->
    [you] { -envelope } नहीं खुल सकता। वह पाठ दिखाएँ जो आपने { -seal } किया था: आपकी { -clock } { $until } तक चलती है।
   *[other] { -envelope } नहीं खुल सकता। { $who } को वह पाठ दिखाना है जो उन्होंने { -seal } किया था, और उनकी { -clock } { $until } तक चलती है।
}
standing-missing-arbiter = { $who-is ->
    [you] { -envelope } नहीं खुल सकता, और कोई { -clock } नहीं चलती। यदि आप वह पाठ न दिखाएँ जो आपने { -seal } किया था, तो { -game } का फैसला { -arbiter } को करना है।
   *[other] { -envelope } नहीं खुल सकता, और कोई { -clock } नहीं चलती। यदि { $who } वह पाठ न दिखाएँ जो उन्होंने { -seal } किया था, तो { -game } का फैसला { -arbiter } को करना है।
}
standing-choosing = { $who-is ->
    [you] { -sealed-move } के एक से अधिक अर्थ हो सकते हैं, और चुनना आपको है। आपकी { -clock } { $until } तक चलती है।
   *[other] { -sealed-move } के एक से अधिक अर्थ हो सकते हैं, और चुनना { $who } को है। उनकी { -clock } { $until } तक चलती है।
}
standing-default = { $until } तक बताएँ कि आप उपस्थित हैं: नहीं तो अनुपस्थिति के कारण { -game } में आपकी हार होती है (FIDE Guidelines I.10)।
standing-may-resume = अब आपकी ओर से बताया जा सकता है कि आप { -game } { -resume } करने के लिए तैयार हैं।
standing-may-end = { -envelope } खुलने तक आप चाहें तो { -draw } का प्रस्ताव रखें या हार मानें। यदि { -game } इस तरह समाप्त हो, तो { -envelope } बंद रहता है, जब तक कि दोनों खिलाड़ी उसे दिखाने पर सहमत न हों।

## For arbiters

arbiter-session-continues = सत्र समाप्त हो गया है, और जिस खिलाड़ी की { -move } है, उसे अब { -seal } करना चाहिए। लेकिन { -envelope(case: "oblique") } के लिए पर्याप्त कुंजी-धारक नहीं हैं: ऐसे नामित { -arbiter } बहुत कम हैं जो अब भी { -arbiter } हों, जिनके पास कुंजी हो और जो इस { -game } के खिलाड़ी न हों। { -game } तब तक जारी है जब तक पर्याप्त { -arbiter } कुंजी दर्ज न करें, या { -game } को { -adjourn } करना ज़रूरी न रहे।
arbiter-fetch = { -envelope } आपकी प्रतीक्षा में है, और उसके खुलने तक कोई { -clock } नहीं चलती। उसे उसके पृष्ठ पर अपनी कुंजी से खोलें: { $url }
arbiter-fen = FEN के रूप में यह है:
arbiter-fen-after = घोषित { -move } के बाद, FEN के रूप में यह है:
arbiter-withdrawn = फैसला आपको करना है: एक पंक्ति में जवाब दें, “arbiter { $game } adjudicate 1-0: ” (या 0-1, 1/2, 0-0) और कारण, या खिलाड़ी बदलें: “arbiter { $game } replace { $side } NAME: ” और कारण।
arbiter-default = जो खिलाड़ी { $until } तक उपस्थित न हो, अनुपस्थिति के कारण { -game } में उसकी हार होती है (FIDE Guidelines I.10)।
arbiter-agree-open = यदि आप सहमत हैं, तो एक पंक्ति में जवाब दें, “arbiter { $game } open”।
arbiter-agree-show = यदि आप सहमत हैं, तो { -envelope(case: "oblique") } के पृष्ठ पर उसे खोलें और अपना कारण बताएँ: { $url }
arbiter-agree-two = समय से पूर्व खोलने के लिए आप दोनों की सहमति चाहिए।
arbiter-clocks = सही समय का फैसला आपको करना है: “correct_clocks”, यहाँ: { $url }
arbiter-flag = { -flag } गिरने के आधार पर { -game } समाप्त करने के लिए एक पंक्ति में जवाब दें: “arbiter { $game } flag”।
arbiter-more = वह सब कुछ जिसे { -arbiter } की प्रतीक्षा है: { $queue }, या “postzug arbiter list”। इस { -game } में किया गया या आज़माया गया सब कुछ: { $trail }

## Answers to mails

unanswered = { $since } से आपके जिन ईमेल का जवाब नहीं दिया गया, उनकी संख्या: { $count }। कारण: आपको थोड़े समय में बहुत जवाब मिल चुके थे। उनमें लिखी स्पष्ट { -move(case: "plural") } और आदेश पूरे किए गए; बाकी कुछ नहीं। कृपया वर्तमान स्थिति देखें, और जो अब भी बाकी है, उसे दोहराएँ।
next-answer = आपको थोड़े समय में बहुत जवाब मिल चुके हैं, इसलिए अगला जवाब इसके बाद आएगा: { $at }। तब तक भी हर ईमेल पढ़ा जाता है, और उसमें लिखी स्पष्ट { -move } या आदेश पूरा किया जाता है; बाद में एक ईमेल बताता है कि दूसरे ईमेल का जवाब नहीं दिया गया।
next-answer-reach = यदि उससे पहले सहायता चाहिए, तो इस सेवा को चलाने वालों को लिखें: { $address }।
next-answer-stranger = इस पते को थोड़े समय में कई जवाब मिल चुके हैं, इसलिए अगला जवाब इसके बाद आएगा: { $at }। उससे पहले आए ईमेल का कोई जवाब नहीं दिया जाता।
more-lines = ... और { $count } पंक्तियाँ।
more-lines-too-many = ... और { $count } पंक्तियाँ, एक ईमेल के लिए बहुत अधिक।
did-you-mean = क्या आपका मतलब { $move } था? यदि हाँ, तो { $until } तक इस ईमेल का जवाब “{ word-yes }” शब्द से दें: { -move } आपके पहले ईमेल के आने के समय से मान्य होगी। यदि नहीं, तो जवाब में “{ word-no }” लिखें, या अलग पंक्ति में केवल अपनी { -move }।
confirm-public-address = आपका एक ईमेल ऐसे पते पर आया जो यह सिद्ध नहीं करता कि उसे किसने लिखा, इसलिए उस पर अभी कुछ नहीं किया गया है। कृपया हमारे ईमेल के जवाबी पते पर जवाब दें; उससे यह सिद्ध होता है।
confirm-arbiter-act = { -arbiter } की कार्रवाई वाला आपका एक ईमेल एक { -game } के पते पर आया। वह पता { -game } के हर उस ईमेल में होता है जो उद्धृत किया या आगे भेजा जाता है, इसलिए उस पर अभी कुछ नहीं किया गया है।
confirm-other-sender = आपके नाम से एक ईमेल { $from } से आया, जो दर्ज पता नहीं है। उस पर अभी कुछ नहीं किया गया है।
author-unproved = आपके नाम से एक ईमेल आपके जवाबी पते पर आया। आपकी सेटिंग्स में लेखक का जितना प्रमाण ज़रूरी है, उतना उसमें नहीं है, इसलिए उस पर अभी कुछ नहीं किया गया है।
confirm-how = क्या वह आपका है? यदि हाँ, तो { $until } तक इस ईमेल का जवाब “{ word-yes }” शब्द से दें। तब वह पहली बार आने के समय से मान्य होगा। नहीं तो जवाब में “{ word-no }” लिखें, या कुछ न करें।

## A new account

join-confirm = क्या आपको यहाँ { $name } नाम से खाता चाहिए? यदि हाँ, तो { $until } तक इस ईमेल का जवाब “{ word-yes }” शब्द से दें। दूसरे नाम के लिए एक पंक्ति में जवाब दें, जैसे “{ command-join } Anna Berg”। यदि आपने यह नहीं माँगा था, तो कुछ न करें: आपकी “{ word-yes }” के बिना कोई खाता नहीं बनता, और आपका ईमेल मिटा दिया जाता है।
join-name = आपको किस नाम से खेलना है? इस ईमेल का एक पंक्ति में जवाब दें, जैसे “{ command-join } Anna Berg”। यदि वह { $until } तक आ जाए, तो उससे आपका खाता बनता है। यदि आपने यह नहीं माँगा था, तो कुछ न करें।
code-sign-up = आपका खाता बनाने का कोड:
code-sign-in = साइन इन करने का आपका कोड:
code-change-address = अब से इस पते के इस्तेमाल का आपका कोड:
code-asked-by = किसने माँगा: { $device }।
code-browser = ब्राउज़र
code-how = इसे वहीं लिखें जहाँ आपने इसे माँगा था; यह एक बार काम करता है, इतनी देर तक: { $valid }। यदि आपने इसे नहीं माँगा था, तो कुछ न करें: कोड के बिना कुछ नहीं होता। { $site } से कोई भी आपसे यह कोड कभी नहीं पूछेगा।
code-subject = { $site } के लिए आपका कोड
account-subject = { $site } पर आपका खाता

## Challenges

challenge = { $other } ने आपको { -game } की चुनौती दी है: { $terms }।
challenge-how = { $until } तक जवाब दें: इस ईमेल का एक पंक्ति में जवाब दें, “{ command-accept-challenge } { $challenge }” या “{ command-decline-challenge } { $challenge }”।
challenge-declined = { $other } ने आपकी चुनौती { $challenge } अस्वीकार की ({ $terms })।
challenge-withdrawn = { $other } ने चुनौती { $challenge } वापस ली। आपको कुछ नहीं करना है।
challenge-subject = [{ $challenge }] { $other } ने आपको चुनौती दी
challenge-declined-subject = [{ $challenge }] { $other } ने आपकी चुनौती अस्वीकार की
challenge-withdrawn-subject = [{ $challenge }] { $other } ने चुनौती वापस ली
challenge-you-white = आपका पक्ष { -white }
challenge-you-black = आपका पक्ष { -black }
challenge-colours-drawn = रंग { -game } शुरू होने पर लॉटरी से तय होते हैं
terms-public-sentence = { $plies ->
    [0] { -move(case: "plural") } कोई भी बिना खाते के पढ़ सकता है।
    [one] { -move(case: "plural") } कोई भी बिना खाते के पढ़ सकता है, { $plies } अर्ध-{ -move } की देरी से।
   *[other] { -move(case: "plural") } कोई भी बिना खाते के पढ़ सकता है, { $plies } अर्ध-{ -move(case: "plural-oblique") } की देरी से।
}
start-chess960 = Chess960 स्थिति { $number }
start-from = आरंभिक स्थिति: { $fen }
start-drawn-chess960 = { -game } शुरू होने पर लॉटरी से तय Chess960 स्थिति

## The regulations of a game that are not the usual ones

terms-claim-after = { -draw } का दावा तब हो सकता है जब हर पक्ष गोटी मारे बिना और प्यादे की { -move } के बिना { $moves } { -move(case: "plural") } चल चुका हो।
terms-not-automatic = स्थिति के दोहराव से, या गोटी मारे बिना और प्यादे की { -move } के बिना हुई { -move(case: "plural-oblique") } से, { -game } केवल दावे पर समाप्त होता है।
terms-wrong-claim = { $days ->
    [0] दावा गलत होने पर { -opponent } को कोई अतिरिक्त समय नहीं मिलता।
    [one] दावा गलत होने पर { -opponent } को अगली { -move } के लिए { $days } अतिरिक्त दिन मिलता है।
   *[other] दावा गलत होने पर { -opponent } को अगली { -move } के लिए { $days } अतिरिक्त दिन मिलते हैं।
}
terms-offer-again = { $moves ->
    [one] { -draw } का प्रस्ताव रखने के बाद खिलाड़ी को अगले प्रस्ताव से पहले { $moves } { -move } चलनी होती है।
   *[other] { -draw } का प्रस्ताव रखने के बाद खिलाड़ी को अगले प्रस्ताव से पहले { $moves } { -move(case: "plural") } चलनी होती हैं।
}
terms-illegal-gains = { $days ->
    [one] { -illegal } { -move } होने पर { -opponent } को अगली { -move } के लिए { $days } अतिरिक्त दिन मिलता है।
   *[other] { -illegal } { -move } होने पर { -opponent } को अगली { -move } के लिए { $days } अतिरिक्त दिन मिलते हैं।
}
terms-illegal-loses = { $count ->
    [one] पहली { -illegal } { -move } से ही खिलाड़ी की हार होती है।
   *[other] किसी खिलाड़ी की { -illegal } { -move(case: "plural-oblique") } की संख्या { $count } होने पर उसकी हार होती है।
}
terms-ambiguous-gains = { $days ->
    [one] अस्पष्ट { -move } होने पर { -opponent } को अगली { -move } के लिए { $days } अतिरिक्त दिन मिलता है।
   *[other] अस्पष्ट { -move } होने पर { -opponent } को अगली { -move } के लिए { $days } अतिरिक्त दिन मिलते हैं।
}
terms-ambiguous-loses = { $count ->
    [one] पहली अस्पष्ट { -move } से ही खिलाड़ी की हार होती है।
   *[other] किसी खिलाड़ी की अस्पष्ट { -move(case: "plural-oblique") } की संख्या { $count } होने पर उसकी हार होती है।
}
terms-appeal = { $days ->
    [0] { -arbiter } की कार्रवाई के विरुद्ध { -appeal } नहीं हो सकती।
    [one] { -arbiter } की कार्रवाई के विरुद्ध खिलाड़ी की { -appeal } { $days } दिन के भीतर हो सकती है।
   *[other] { -arbiter } की कार्रवाई के विरुद्ध खिलाड़ी की { -appeal } { $days } दिन के भीतर हो सकती है।
}
terms-takeback = लिखने की भूल से चली गई { -move } { -arbiter } की अनुमति से वापस ली जा सकती है।
terms-arbiters = { $n ->
    [one] इस { -game } के लिए एक { -arbiter } नियुक्त हैं: { $accounts }।
   *[other] इस { -game } के लिए { $n } { -arbiter } नियुक्त हैं: { $accounts }।
}
terms-session = { $days } दिन के सत्र के बाद, जिस खिलाड़ी की { -move } हो, उसे अपनी { -move } { -seal } करनी होती है।
terms-resumes = { -adjourn } { -game } { -move } { -seal } होने के { $days } दिन बाद { -resume } होता है, जब तक कि कुछ और तय न हो।
terms-opponent-chooses = यदि { -sealed-move } के दो अर्थ हों, तो उनमें से एक { -opponent } को चुनना होता है।
terms-check-in = { -adjourn } { -game } { -resume } होने से पहले खिलाड़ियों को बताना होता है कि वे उपस्थित हैं।
terms-default = { $days ->
    [0] जो खिलाड़ी { -game } { -resume } होने के समय उपस्थित न हो, उसकी हार होती है।
    [one] जो खिलाड़ी { -game } { -resume } होने के समय के { $days } दिन बाद भी उपस्थित न हो, उसकी हार होती है।
   *[other] जो खिलाड़ी { -game } { -resume } होने के समय के { $days } दिन बाद भी उपस्थित न हो, उसकी हार होती है।
}
terms-holders = { $needed ->
    [one] इन { -arbiter(case: "plural-oblique") } की कोई एक कुंजी { -envelope } खोलती है: { $accounts }।
   *[other] इन { -arbiter(case: "plural-oblique") } की { $needed } कुंजियाँ मिलकर { -envelope } खोलती हैं: { $accounts }।
}
terms-early = { -envelope } समय से पूर्व खोलने के लिए दो { -arbiter(case: "plural-oblique") } की सहमति चाहिए।
terms-free-weekdays = हर सप्ताह इन दिनों में कोई { -clock } नहीं चलती: { $weekdays }।
terms-free-dates = इन तारीखों पर कोई { -clock } नहीं चलती: { $dates }।
terms-free-night = { $from } से { $until } तक कोई { -clock } नहीं चलती; समय क्षेत्र उस खिलाड़ी का माना जाता है जिसकी { -clock } है।
terms-leave = हर खिलाड़ी को एक कैलेंडर वर्ष में { $days } दिन की छुट्टी मिल सकती है।
terms-leave-ahead = छुट्टी कम से कम { $days } दिन पहले लेनी होती है।
terms-leave-moves = छुट्टी के दौरान भी { -move } चली जा सकती है।
terms-silence = जो खिलाड़ी { $days } दिन तक कोई { -move } न चले और यह भी न बताए कि सोचना जारी है, उसकी हार होती है। रिमाइंडर इतने दिन बाद आते हैं: { $reminders }।
terms-flag-claimed = { -flag } गिरने के आधार पर { -game } { -opponent } या { -arbiter } की ओर से समाप्त किया जाता है। तब तक { -move } मान्य रहती है।
terms-flag-arbiter = { -flag } गिरने के आधार पर { -game } केवल { -arbiter } की ओर से समाप्त किया जाता है। तब तक { -move } मान्य रहती है।
terms-tablebase = बोर्ड पर अधिक से अधिक { $men } गोटियाँ होने पर खिलाड़ी की ओर से एंडगेम टेबलबेस से दावा हो सकता है। { $fifty ->
    [yes] उसमें पचास { -move(case: "plural-oblique") } का नियम लागू होता है।
   *[no] उसमें पचास { -move(case: "plural-oblique") } का नियम लागू नहीं होता।
}
terms-undecided = { $days ->
    [one] जो दावा यहाँ के किसी टेबलबेस के दायरे में न आए, उस पर फैसले के लिए { -arbiter } के पास { $days } दिन होता है।
   *[other] जो दावा यहाँ के किसी टेबलबेस के दायरे में न आए, उस पर फैसले के लिए { -arbiter } के पास { $days } दिन होते हैं।
}
terms-adjudication = खिलाड़ी की ओर से विश्लेषण के आधार पर { -arbiter } के निर्णय का अनुरोध हो सकता है। { $stops ->
    [yes] फैसले तक कोई { -clock } नहीं चलती।
   *[no] फैसले तक { -game } जारी रहता है।
}
terms-adjudicated = { $days ->
    [one] विश्लेषण के आधार पर निर्णय के लिए { -arbiter } के पास { $days } दिन होता है।
   *[other] विश्लेषण के आधार पर निर्णय के लिए { -arbiter } के पास { $days } दिन होते हैं।
}
terms-annulled = { $moves ->
    [one] यदि हर पक्ष की { $moves } { -move } पूरी होने से पहले कोई खिलाड़ी नाम वापस ले, तो { -game } निरस्त होता है।
   *[other] यदि हर पक्ष की { $moves } { -move(case: "plural") } पूरी होने से पहले कोई खिलाड़ी नाम वापस ले, तो { -game } निरस्त होता है।
}
terms-withdrawn = खिलाड़ी के नाम वापस लेने पर { -game } तब तक रुका रहता है जब तक { -arbiter } परिणाम तय न करें या कोई और आगे न खेले।
terms-silent = जिस खिलाड़ी की किसी प्रतियोगिता के अपने आधे { -game(case: "plural-oblique") } में मौन के कारण हार हो, उसका नाम उस प्रतियोगिता से वापस लिया हुआ माना जाता है।
terms-conditions-visible = { -opponent } को सशर्त { -move(case: "plural") } चली जाने से पहले ही दिखती हैं।
terms-protection = बढ़ोतरी वाली { -move(case: "plural-oblique") } के बाद जिस खिलाड़ी के पास कुल मिलाकर तीन दिन से कम हों, उसका समय बढ़ाकर तीन दिन कर दिया जाता है।

## Receipts of the log

receipt = { $game } की { -sealed-move } का { -envelope } सभी घटनाओं के लॉग में है, प्रविष्टि { $entry }। अब से उसमें या उसके { -seal } होने के समय में कोई भी बदलाव, हमारा किया हुआ भी, इस ईमेल से सिद्ध हो जाता है। कृपया यह ईमेल सँभालकर रखें: इसके साथ जुड़ी फ़ाइल { $file } प्रमाण है। उससे { -move } का पता नहीं चलता।
receipt-how-to-check = { -arbiter } की ओर से इसकी जाँच हमारे बिना और इंटरनेट के बिना हो सकती है: verify.sh स्क्रिप्ट से, जिसके लिए केवल bash, awk और openssl चाहिए, या केवल bash और openssl से, जैसा docs/internals/log.md में “A receipt by hand” में लिखा है। स्क्रिप्ट Postzug की अपनी प्रति से लें (“postzug audit script”), उस व्यक्ति से कभी नहीं जो आपको प्रमाण दिखाए। उसका SHA-256 है:
receipt-entry = लॉग में { -envelope(case: "oblique") } की प्रविष्टि:
receipt-hashes = और ये हैश वहाँ से नीचे के हस्ताक्षरित मूल तक ले जाते हैं:

## Mail that is passed on to the operator

passed-on = यह ईमेल { $mailbox }@ पर { $from } से आया। जवाब उसके लेखक को जाता है, हमें नहीं। यह इनबॉक्स का ईमेल { $number } है: “postzug inbox show { $number } --raw” उसका सुरक्षित रखा पूरा पाठ दिखाता है।
passed-on-no-address = स्पष्ट पते के बिना लेखक
passed-on-shortened = ... (छोटा किया गया)
passed-on-header = उसका header:

## Below every mail

subject-your-mail = { $site } को आपका ईमेल
subject-your-move = आपकी { -move } { $number }
subject-their-move = { $name } की { -move } { $number }
subject-draw-offered = { $state }, { -draw } का प्रस्ताव
subject-left = { $state }, बाकी { $left }
subject-you-won = { -game } समाप्त, जीत आपकी
subject-you-lost = { -game } समाप्त, हार आपकी
subject-white-won = { -game } समाप्त, { -white } की जीत
subject-black-won = { -game } समाप्त, { -black(form: "oblique") } की जीत
subject-both-lost = { -game } समाप्त, दोनों की हार
subject-drawn = { -game } समाप्त, { -draw }
subject-no-result = { -game } समाप्त, कोई परिणाम नहीं
subject-adjourned-yours = { -game } { -adjourn }, आपकी { -clock } चल रही है
subject-adjourned = { -game } { -adjourn }
subject-undecided = { -arbiter } का फैसला बाकी
subject-for-arbiter = { -arbiter } के लिए
subject-question = कृपया जवाब दें
subject-receipt = आपकी रसीद
from-name = { $name }, { $site } से
footer-player = यह ईमेल { $game } के इस खिलाड़ी के लिए है: { $name }।
footer-account = यह ईमेल यहाँ के इस खाते के लिए है: { $name }।
footer-stranger = यदि आपने यह ईमेल नहीं माँगा था, तो इस पर ध्यान न दें।
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
heard-note = टिप्पणी { $number }
heard-notes = संलग्न फ़ाइल { $file } में हर टिप्पणी का पाठ उसकी संख्या के नीचे है।
footer-log = नीचे का पाठ प्रोग्रामों के लिए है: हमारे लॉग का हस्ताक्षरित शीर्ष।
footer-log-and-pgn = नीचे का पाठ प्रोग्रामों के लिए है: हमारे लॉग का हस्ताक्षरित शीर्ष, और { -game } (PGN)।
footer-pgn = नीचे का पाठ शतरंज प्रोग्रामों के लिए है: { -game } (PGN)।

## Hints about commands that lack something

hint-withdraw-all = आपने नाम वापस नहीं लिया है। यदि आप नाम वापस लेना चाहें, तो लिखें: { command-withdraw-from-all-games-yes }: और कारण
hint-withdraw-event = आपने नाम वापस नहीं लिया है। यदि आप नाम वापस लेना चाहें, तो लिखें: { command-withdraw-from-event-yes }: और कारण
hint-appeal = कार्रवाई की संख्या और अपने कारण लिखें: { command-appeal } 17: मुझे नहीं बताया गया
hint-colours = आपने एक से अधिक रंग लिखे हैं। इनमें से एक लिखें: { word-white }, { word-black }, { word-random }
hint-controls = आपने एक से अधिक समय-व्यवस्थाएँ लिखी हैं। उनमें से एक लिखें
hint-starts = आपने एक से अधिक आरंभिक स्थितियाँ लिखी हैं। 960 एक बार लिखें
hint-limit = हर { -move } की सीमा 1 से 60 दिन है
hint-bare-length = “{ $text }” हर { -move } की सीमा हो सकती है या कई { -move(case: "plural-oblique") } का समय, इसलिए किसी { -game } का प्रस्ताव नहीं रखा गया। हर { -move } के लिए लिखें: { $days } { word-days } { word-a-move }। 10 { -move(case: "plural-oblique") } के लिए लिखें: 10/{ $length }। पूरे { -game } के लिए लिखें: { $length } { word-in-all }
hint-chess960 = Chess960 की स्थितियों की संख्याएँ 0 से 959 हैं
hint-control = यह समय-व्यवस्था सीमाओं से बाहर है: docs/arbitrate/clocks.md देखें
hint-move = इन शब्दों के बाद { -move } लिखें, जैसे: { command-move } 5254
hint-claim = लिखें: { command-claim-threefold }, या: { command-claim-fifty }
hint-claim-announced = लिखें: { command-claim-threefold }, या: { command-claim-fifty }; जो { -move } आप घोषित करें, वह उसके बाद
hint-challenge-number = चुनौती की संख्या लिखें, जैसे: { command-accept-challenge } C7
hint-leave-all = पहला और आखिरी दिन लिखें: { command-leave-all } 2026-12-24 2027-01-02
hint-leave = पहला और आखिरी दिन लिखें: { command-leave } 2026-12-24 2027-01-02
hint-cancel-leave-all = छुट्टी का पहला दिन लिखें: { command-cancel-leave-all } 2026-12-24
hint-cancel-leave = छुट्टी का पहला दिन लिखें: { command-cancel-leave } 2026-12-24
hint-unclear-conditions = आपकी सशर्त { -move(case: "plural") } नहीं रखी गईं: यह स्पष्ट नहीं है कि उनमें से एक कहाँ समाप्त होती है या उसका क्या अर्थ है। कारण हो सकता है: पंक्ति के अंत में अल्पविराम, आगे खाली जगह वाली पंक्ति, ऐसी पंक्ति जिसे आपके ईमेल प्रोग्राम ने तोड़ा हो, या { -move(case: "plural-oblique") } के आसपास दूसरे शब्द। जो पहले रखा गया था, वह बना हुआ है। हर शृंखला को उसकी पहली { -move } से अलग पंक्ति में लिखें, जैसे: { command-if } 5755 { command-then } 7163, { command-if } 2836 { command-then } 6125। अंत में अल्पविराम न लगाएँ, और दो शृंखलाओं के बीच एक खाली पंक्ति छोड़ें। यदि लंबी शृंखला को अगली पंक्ति में जाना हो, तो उसे “{ command-then }” के बाद तोड़ें
hint-no-move = कोई { -move } नहीं चली गई। अपनी { -move } अलग पंक्ति में लिखें
hint-challenge = “{ command-challenge } (नाम)” लिखें, और चाहें तो: { word-white } या { word-black }, 5 { word-days } या कोई दूसरी समय-व्यवस्था, 960
hint-seek = “{ command-seek }” लिखें, और चाहें तो: { word-white } या { word-black }, 5 { word-days } या कोई दूसरी समय-व्यवस्था, 960
hint-other-language = यह किसी दूसरी भाषा ({ $language }) का आदेश है, इसलिए कुछ नहीं किया गया। इसे अपनी भाषा या अंग्रेज़ी में लिखें, या अलग पंक्ति में वह भाषा चुनें: { command-language } { $tag }
hint-set = उदाहरण के लिए लिखें: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }, या: { command-set-acknowledge } { word-off }
hint-letters = “{ command-set-letters }” और भाषा का नाम उसी भाषा में लिखें, जैसे: { command-set-letters } Deutsch
hint-pgn = लिखें: { command-set-pgn } { word-attached }, या: { command-set-pgn } { word-not-attached }
hint-pgn-which = इस { -game } के लिए “{ command-pgn }” लिखें, किसी संख्या वाले { -game } के लिए “{ command-pgn } G42”, अपने सभी { -game(case: "plural-oblique") } के लिए “{ command-pgn-all }”, या: { command-pgn-all-before } G42
hint-calendar = लिखें: { command-set-calendar } { word-attached }, या: { command-set-calendar } { word-not-attached }
hint-mail = लिखें: { command-set-mail } { format-html }, या: { command-set-mail } { format-text }
hint-on-off = इसके बाद “{ word-on }” या “{ word-off }” लिखें, जैसे: { command-set-board } { word-off }
hint-adjudicate = “{ command-adjudicate-win }” या “{ command-adjudicate-draw }” लिखें, फिर “{ command-analysis }:” वाली पंक्ति, और उसके नीचे अपना विश्लेषण
hint-analysis-cut = विश्लेषण का एक भाग उद्धरण या हस्ताक्षर जैसा दिखता है। उसके अंत में केवल बिंदु (.) वाली एक पंक्ति लिखें और उसे फिर भेजें; तब पूरा विश्लेषण अक्षरशः लिया जाता है
needs-game = इसके लिए { -game } चाहिए: { -game } के बारे में किसी ईमेल का जवाब दें।
message-cut = आपका संदेश { $most } अक्षरों से लंबा है। { -opponent } को वह यहीं तक मिलता है: बाकी भाग दूसरे संदेश में भेजें।
unsent-words = आपकी { -move } चली गई। आपके ईमेल के दूसरे शब्द किसी को नहीं भेजे गए: { -opponent } के लिए उन्हें अपनी { -move } के नीचे “{ command-message }:” वाली पंक्ति के नीचे लिखें, या एक पंक्ति में “{ command-say }” के बाद।
hint-notices = “{ command-notices-off }” या “{ command-notices-on }” लिखें, और इनमें से एक या अधिक: { $kinds }
hint-digests = इन प्रकारों की सूचनाएँ सारांश तक रुक सकती हैं: { $kinds }। जैसे लिखें: { command-notices-daily } { kind-messages }
hint-digest = अपने सारांश का समय अपने समय क्षेत्र में लिखें, जैसे: { command-set-digest } 08:00, या साप्ताहिक सारांश के दिन के साथ: { command-set-digest } { weekday-monday } 08:00
hint-quiet = अपने शांत घंटे अपने समय क्षेत्र में लिखें, जैसे: { command-set-quiet } 22:00-07:00, या: { command-set-quiet } { word-off }
hint-notation = “{ command-set-notation }” लिखें, और इनमें से एक: { $notations }
not-in-digests = इस प्रकार की सूचनाएँ सारांश में नहीं आतीं: { $kind }।

## Settings and games

settings = आपकी सेटिंग्स अब, हर एक वैसे ही जैसे उसे बदलने के लिए लिखा जाता है:
settings-line = {"  "}{ $command } { $value }
settings-explained = बोर्ड: हर ईमेल में बोर्ड का चित्र। संलग्न pgn: हर ईमेल में आपके शतरंज प्रोग्राम के लिए फ़ाइल के रूप में { -game }। पुष्टि: आपकी अपनी हर { -move } पर ईमेल, वही जो { kind-acknowledgements } प्रकार की सूचनाएँ हैं। इन प्रकारों की सूचनाएँ हमेशा आती हैं, क्योंकि इनके बिना कोई { -game } या आपका खाता खो सकता है: { $needed }। आपके ईमेल पर कितना भरोसा चाहिए, यह केवल यहाँ बदला जा सकता है: { $url }
games-none = आपका कोई { -game } चालू नहीं है। किसे { -opponent } की खोज है, यह देखने के लिए लिखें: { command-seeks }, या चुनौती देने के लिए: { command-challenge } (नाम)
games-over-none = आपका कोई { -game } समाप्त नहीं हुआ है।
games-over = {"  "}{ $game } { $white } - { $black }: { $result }, { $how }; { $at }
games-over-more = इनसे पुराने { -game(case: "plural-oblique") } के लिए लिखें: { command-games-over-before } { $game }
games-over-pgn = किसी { -game } की फ़ाइल (PGN) के लिए लिखें, जैसे: { command-pgn } { $game }; अपने सभी { -game(case: "plural-oblique") } के लिए: { command-pgn-all }
pgn-attached = { -game } इस फ़ाइल में संलग्न है: { $file }।
pgn-all-none = आपका कोई { -game } नहीं है, या उससे पहले का कोई नहीं है।
pgn-all-attached = { $count ->
    [one] आपका { $count } { -game } इस फ़ाइल में संलग्न है: { $file }।
   *[other] आपके { $count } { -game }, सबसे नया पहले, इस फ़ाइल में संलग्न हैं: { $file }।
}
pgn-all-more = इनसे पुराने { -game(case: "plural-oblique") } के लिए लिखें: { command-pgn-all-before } { $game }
pgn-no-room = इस जवाब की दूसरी फ़ाइलों के साथ इसके लिए जगह नहीं है। यह पंक्ति एक अलग ईमेल में लिखें।
games-your-move = {"  "}{ $game } { $white } - { $black }: आपकी { -move }
games-your-move-until = {"  "}{ $game } { $white } - { $black }: आपकी { -move }, अंतिम समय: { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: आपकी { -move } नहीं
games-not-your-move-until = {"  "}{ $game } { $white } - { $black }: आपकी { -move } नहीं; { -opponent } का अंतिम समय: { $until }

calendar-mailed = आपके कैलेंडर का पता एक अलग ईमेल में आता है।
calendar-revoked = आपके कैलेंडर का अब कोई पता नहीं है। जिन प्रोग्रामों में उसकी सदस्यता ली गई थी, वे कुछ नया नहीं दिखाते।

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = शतरंज: { $site }
calendar-move = { $game }: आपकी { -move } { $number }, { -opponent }: { $opponent }
calendar-seal = { $game }: अपनी { -move } { $number } { -seal } करें, { -opponent }: { $opponent }
calendar-deadline = आपकी { -clock } इस प्रविष्टि के समय तक चलती है।
calendar-last-move = { -opponent } की पिछली { -move }: { $move }।
calendar-resumption = { $game }: { -game } का { -resume } होना, { -opponent }: { $opponent }
calendar-resumption-latest = { -adjourn } { -game } देर से देर इस प्रविष्टि के समय पर { -resume } होता है।
calendar-leave = छुट्टी पर
unsubscribe-title = ईमेल से सूचनाएँ
unsubscribe-ask = क्या इस प्रकार के ईमेल बंद कर दिए जाएँ: { $kinds }? बाकी सभी सूचनाएँ पहले जैसी रहेंगी।
unsubscribe-button = बंद करें
unsubscribe-done = अब आपको इस प्रकार के ईमेल नहीं मिलेंगे: { $kinds }। इन्हें फिर चालू करने के लिए सेवा को ईमेल में लिखें: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = आपकी सेटिंग्स में ईमेल से { -move(case: "plural") } बंद हैं। कुछ नहीं किया गया।
mail-unreadable = आपका ईमेल पढ़ा नहीं जा सका, इसलिए उसका कुछ भी पूरा नहीं किया गया। वह ऐसे बना है कि उसे पढ़ना सुरक्षित नहीं है: बहुत अधिक भाग, या ईमेल के भीतर ईमेल। कृपया उसे सादे पाठ के रूप में, संलग्न फ़ाइलों के बिना, फिर भेजें।
mail-before-restoration = आपका ईमेल ऐसे ईमेल का जवाब है जो सेवा के बैकअप से बहाल होने से पहले लिखा गया था, और तब { -game } की स्थिति दूसरी रही हो सकती है। कुछ नहीं किया गया। कृपया { -game } की वर्तमान स्थिति देखें (जवाब में “{ command-show }” लिखें), और इस ईमेल का जवाब दें।
mail-of-lost-game = आपका ईमेल ऐसे { -game } के बारे में है जो उस बैकअप के बाद शुरू हुआ था जिससे सेवा को बहाल करना पड़ा। वह { -game } खो गया है। कुछ नहीं किया गया।
mail-disowned = आपके जवाबी पते पर आया एक ईमेल अलग रखा गया है, और उसका कुछ भी पूरा नहीं किया गया: उसके लेखक के डोमेन के अनुसार वह वहाँ से नहीं आया है (DMARC)। यदि वह आपने लिखा था, तो उसे अपने ईमेल प्रदाता के अपने सर्वर से भेजें, या संचालक से ईमेल { $mail } जारी करने को कहें; तब वह अपने आने के समय से मान्य होगा।
mail-nothing-waits = अब कोई ईमेल आपकी हाँ या नहीं की प्रतीक्षा में नहीं है: उसका जवाब पहले दिया जा चुका है, या प्रतीक्षा का समय बीत गया। अभी कुछ नहीं किया गया।
mail-no-yes = आपके जवाब में अलग पंक्ति में न “{ word-yes }” है, न “{ word-no }”। इसलिए वह ईमेल अब भी प्रतीक्षा में है। कृपया प्रश्न का जवाब फिर दें, उसी एक शब्द से।
mail-answer-from-elsewhere = आपके ईमेल के बारे में पूछे गए प्रश्न का जवाब { $from } से आया। वह आपके खाते का पता नहीं है, इसलिए वह जवाब मान्य नहीं है, और ईमेल अब भी प्रतीक्षा में है। जवाब अपने खाते के पते से भेजें: प्रश्न के जवाब में अलग पंक्ति में केवल “{ word-yes }” या “{ word-no }”।
mail-not-played = कोई { -move } नहीं चली गई। इस ईमेल का जवाब दें, अलग पंक्ति में केवल अपनी { -move } लिखकर।
mail-yes-and-more = आपके जवाब में हाँ के साथ कुछ और भी है, इसलिए कोई { -move } नहीं चली गई। जवाब में केवल “{ word-yes }” लिखें, या अलग पंक्ति में केवल अपनी { -move }।
mail-another-waits = एक दूसरा ईमेल आया है जो शायद आपका न हो। पहले ईमेल के बारे में आपसे पूछा जा चुका है, इसलिए दूसरे ईमेल पर कुछ नहीं किया गया। पहले ईमेल के प्रश्न का जवाब “{ word-yes }” या “{ word-no }” से दें, या अपने ही पते से लिखें।
mail-to-public-address = यहाँ आपका खाता है, और आपका नाम है: { $name }। आपका ईमेल { $mailbox }@ पर आया। उस पते से यह सिद्ध नहीं होता कि उसे किसने लिखा, इसलिए उसका कुछ भी पूरा नहीं किया गया। अपने आदेशों के साथ इस ईमेल का जवाब दें: इसका जवाबी पता केवल आपका है।
mail-of-stranger = यह { $site } है, जहाँ ईमेल से पत्राचार शतरंज खेला जाता है। इस पते का यहाँ कोई खाता नहीं है। खाते के लिए इस ईमेल का एक पंक्ति में जवाब दें (या { $address } पर लिखें): { command-join }, और वह नाम जो दूसरों को दिखे, जैसे “{ command-join } Anna Berg”। आपको एक ईमेल मिलेगा जो पूछेगा कि क्या वह आपने लिखा था; आपकी हाँ के बाद सब कुछ ईमेल से होता है: { -opponent } खोजना, खेलना, सेटिंग्स। और जानकारी यहाँ है: { $url }
join-unclear = आपके जवाब में न “{ word-yes }” है, न “{ command-join }” के बाद कोई नाम।
mail-not-a-player = आप इस { -game } के खिलाड़ी नहीं हैं: { $game }। कुछ नहीं किया गया।
not-understood = समझ में नहीं आया।
question-several = आपके ईमेल में एक से अधिक { -move(case: "plural") } मिलीं: { $lines }। कोई { -move } नहीं चली गई। जवाब में एक ही { -move } अलग पंक्ति में लिखें।
question-in-prose = दूसरे शब्दों के बीच कुछ ऐसा मिला जो { -move } हो सकता है: { $lines }। कोई { -move } नहीं चली गई। { -move } अलग पंक्ति में लिखें।
question-other-number = आपकी { -move } से पहले लिखी संख्या आपकी अगली { -move } की नहीं है: { $lines }। कोई { -move } नहीं चली गई।
question-taken-back = कुछ ऐसा मिला जो आपके ईमेल का शेष भाग वापस ले सकता है: { $lines }। कुछ नहीं किया गया।
question-names-another-game = आपका ईमेल जिस { -game } के पते पर आया, उसमें उससे अलग { -game } लिखा है: { $lines }। कुछ नहीं किया गया।
question-in-signature = आपके हस्ताक्षर से पहले वाली पंक्ति के नीचे कुछ ऐसा मिला जो { -move } हो सकता है: { $lines }। हस्ताक्षर नहीं पढ़ा जाता, इसलिए कोई { -move } नहीं चली गई।
question-in-subject = आपके ईमेल के पाठ में कोई { -move } नहीं मिली; उसके विषय में यह मिला: { $lines }। कोई { -move } नहीं चली गई।
question-in-other-letters = आपकी गोटियों के अक्षरों में कोई { -move } नहीं मिली, लेकिन किसी दूसरी भाषा के अक्षरों में एक मिली: { $lines }। कोई { -move } नहीं चली गई। आगे से आपकी { -move(case: "plural") } उन अक्षरों में पढ़ी जाएँ, इसके लिए लिखें, जैसे: { command-set-letters } Deutsch
question-in-cyrillic = आपके ईमेल में ऐसे सिरिलिक अक्षर हैं जो लैटिन अक्षरों जैसे दिखते हैं: { $lines }। खानों के अक्षर लैटिन होते हैं, इसलिए कोई { -move } नहीं चली गई। अपनी { -move } लैटिन अक्षरों में लिखें: { $moves }
question-contradiction = आपके ईमेल में ऐसे आदेश हैं जो एक साथ संभव नहीं हैं: { $lines }। कुछ नहीं किया गया। जवाब में उनमें से एक लिखें।
question-in-message = { -opponent } के लिए संदेश में एक ऐसी पंक्ति है जो { -move } या आदेश है: { $lines }। कुछ नहीं किया गया और कुछ नहीं भेजा गया। उसे संदेश से ऊपर लिखें।
question-below-text = { -appeal }, नाम वापस लेने या { -arbiter } के पाठ के नीचे कुछ ऐसा है जो { -move }, आदेश या पाठ का भाग हो सकता है: { $lines }। कुछ नहीं किया गया। यदि वह पाठ का भाग है, तो पाठ के अंत में केवल बिंदु (.) वाली एक पंक्ति लिखें और उसे फिर भेजें; यदि नहीं, तो उसे पाठ से ऊपर या अलग ईमेल में लिखें।
question-other-game = जो { -game } आपने वापस भेजा, वह दर्ज { -game } से ठीक एक अर्ध-{ -move } आगे नहीं है। कोई { -move } नहीं चली गई।
game-has-no-new-move = आपने जो { -game } वापस भेजा, उसमें ऐसी कोई { -move } नहीं है जो पहले से दर्ज न हो। कोई { -move } नहीं चली गई।
question-game-attached = ईमेल के साथ एक { -game } (PGN) मिला, और पाठ में कोई { -move } नहीं मिली। वह इस { -game } से ठीक एक अर्ध-{ -move } आगे नहीं है, या उसमें इस { -game } की संख्या (CmailGameName) नहीं है, इसलिए कुछ नहीं किया गया। अपनी { -move } पाठ में अलग पंक्ति में लिखें, जैसे 5254 या e4।
question-several-games = आपका ईमेल एक से अधिक { -game(case: "plural-oblique") } के लिए है, और वही शब्द हर { -game } में { -move } हो सकते हैं, इसलिए इस { -game } में कुछ नहीं किया गया। हर { -game } को अलग लिखें: उसके अपने ईमेल का जवाब दें।
question-too-many = आपके ईमेल में दस से अधिक आदेश हैं। कुछ नहीं किया गया।
question-nothing = आपके ईमेल में न कोई { -move } मिली, न कोई आदेश। कुछ नहीं किया गया। अपनी { -move } या आदेश अलग पंक्ति में लिखें, उद्धरण से ऊपर।
question-sealing = आपके ईमेल में { -seal } करने की बात है, और उसमें जो { -move } हो सकती है, उससे पहले “{ command-seal }” नहीं लिखा है। कुछ { -seal } नहीं हुआ और कोई { -move } नहीं चली गई। { -move } { -seal } करने के लिए एक पंक्ति में “{ command-seal }” और { -move } लिखें।
question-sealing-or-play = आपके ईमेल में { -seal } करने की बात है, और उसमें जो { -move } हो सकती है, उससे पहले “{ command-seal }” नहीं लिखा है। कुछ { -seal } नहीं हुआ और कोई { -move } नहीं चली गई। { -move } { -seal } करने के लिए एक पंक्ति में “{ command-seal }” और { -move } लिखें। { -move } चलने के लिए केवल { -move } भेजें; पाठ या विषय में “सीलबंद” या “मसौदा” जैसे शब्द न लिखें।
question-sealing-play = आपके ईमेल में { -seal } करने की बात है, और उसमें जो { -move } हो सकती है, उससे पहले “{ command-seal }” नहीं लिखा है। कुछ { -seal } नहीं हुआ और कोई { -move } नहीं चली गई। अभी कुछ { -seal } नहीं किया जा सकता। { -move } चलने के लिए केवल { -move } भेजें; पाठ या विषय में “सीलबंद” या “मसौदा” जैसे शब्द न लिखें।
your-clock-goes-on = आपकी { -clock } चल रही है।
not-repeated = (दोहराया नहीं गया)
quoted = “{ $text }”

## Answers to commands

only-arbiters-see = यह केवल { -arbiter } को दिखाया जाता है, और केवल मौजूद { -game } का।
needs-own-game = इसके लिए आपका कोई { -game } चाहिए: { -game } के बारे में किसी ईमेल का जवाब दें।
rematch-too-early = { $game } अभी समाप्त नहीं हुआ है। उसके अंत के बाद फिर लिखें।
arranged = यह हो गया।
arranged-game = { -game } { $game } शुरू हो गया है; उसके बारे में ईमेल आएगा।
arranged-seek = आपकी खोज { $challenge } खुली है: जो खिलाड़ी उसे सबसे पहले स्वीकार करे, उसके साथ { -game } होता है। उसे वापस लेने के लिए लिखें: { command-withdraw } { $challenge }
arranged-challenge = आपकी चुनौती { $challenge } भेजी जा रही है। उसे वापस लेने के लिए लिखें: { command-withdraw } { $challenge }
arranged-withdrawn = { $challenge } वापस ले ली गई है। अब उसे स्वीकार नहीं किया जा सकता।
arranged-declined = आपने { $challenge } अस्वीकार की। जिस खिलाड़ी ने चुनौती दी थी, उसे ईमेल मिलेगा।
nothing-changed = कुछ नहीं बदला गया।
everywhere-leave = आपकी छुट्टी: { $first } से { $last } तक। आपके { $games } { -game(case: "plural-oblique") } में से { $count } में।
everywhere-no-leave = { $first } से शुरू होने वाली आपकी छुट्टी रद्द है, आपके { $games } { -game(case: "plural-oblique") } में से { $count } में।
everywhere-done = आपके { $games } { -game(case: "plural-oblique") } में से { $count } में यह हो गया।
everywhere-refused = { $game }: { $refusal }
resumes-at = { -game } { -resume } होता है: { $at }।
done-nothing = कुछ नहीं बदला: पहले भी ऐसा ही था।
done-recorded = यह { -game } के रिकॉर्ड में है।
done-event = यह { $game } की घटना { $event } है।
hint-accept-offer = { -opponent } ने { -draw } का प्रस्ताव पहले ही रखा है: सहमत हों तो “{ command-accept }” लिखें।
hint-offer-with-move = { -draw } का प्रस्ताव { -move } के साथ रखा जाता है: { -move } उससे ऊपर की पंक्ति में लिखें।
hint-accept-which = { -draw } और { -adjourn(form: "noun") }, दोनों के प्रस्ताव हैं: “{ command-accept-draw }” या “{ command-adjourn }” लिखें।
hint-resign = आपने हार नहीं मानी है। यदि आप हार मानना चाहें, तो लिखें: { command-resign } { $game }
hint-resign-other = यह पता { $game } का है। उसमें { -resign(form: "oblique") } के लिए लिखें: { command-resign } { $game }
sealed-not-one-move = यह यहाँ ठीक एक संभव { -move } नहीं है। कुछ { -seal } नहीं हुआ; आपका लिखा यहाँ दोहराया नहीं गया है।
message-on-record = { -move } के नीचे का संदेश पहले से रिकॉर्ड में है, इसलिए उसे फिर नहीं भेजा गया।
pace = { $name }: { -move(case: "plural") } { $moves }, उनमें से पिछले 30 दिनों में { $recent }, आखिरी { $last }; इस्तेमाल { $used }, { -clock } से कटा { $charged }; एक { -move } पर औसत { $mean }, आधी { -move(case: "plural-oblique") } पर { $median } या कम, अधिकतम { $longest } (अर्ध-{ -move } { $longest_at }); पिछली दस पर { $last_ten }; इस { -move } पर { $thinking }।
pace-none = कोई नहीं
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (आपकी), { $terms }
seeks-none = कोई खुली खोज नहीं है।
seeks-how = स्वीकार करने के लिए लिखें, जैसे: { command-accept-challenge } { $challenge }
seek-plays-white = पक्ष { -white }
seek-plays-black = पक्ष { -black }
seek-colours-drawn = रंग लॉटरी से
seek-set-position = तय स्थिति से
seek-chess960 = Chess960
no-legal-move = कोई संभव { -move } नहीं है।
last-move = पिछली { -move }: { $move }।
no-move-made = अभी कोई { -move } नहीं चली गई है।
status-flag = { $name } का { -flag } गिर गया: { $at }; जब तक इसका दावा न हो, { -move } मान्य है।
status-moves = { $name } की { -move }, अंतिम समय: { $at }
status-no-clock = कोई { -clock } नहीं चल रही है।
conditions-given-none = आपने कोई सशर्त { -move } नहीं दी है।
conditions-given = आपकी सशर्त { -move(case: "plural-oblique") } की पंक्तियाँ: { $count }; वे नीचे हैं।
conditions-of-opponent = { -opponent } की सशर्त { -move(case: "plural") }, जो इस { -game } में आपको दिखाई जाती हैं:

## Help: a message is what a player writes, its .about says what it does

help = { -game } के बारे में किसी ईमेल का जवाब दें। हर आदेश अलग पंक्ति में लिखें।
help-below = “-- ” वाली पंक्ति के नीचे कुछ नहीं पढ़ा जाता।
help-section-game = आपकी { -move }, और { -game } का अंत:
help-section-shown = देखने के लिए:
help-section-time = समय और छुट्टी:
help-section-adjournment = { -adjourn(form: "noun") }:
help-section-lobby = नए { -game }, और नाम वापस लेना:
help-section-settings = सेटिंग्स:
help-as-arbiter = { -arbiter } के लिए।
help-e2e4 = e2e4 या Nf3 या 5254
    .about = आपकी { -move }, किसी भी नोटेशन में
help-5254 = 5254 (=)
    .about = { -draw } के प्रस्ताव के साथ आपकी { -move }
help-accept = { command-accept } / { command-decline }
    .about = { -opponent } का { -draw } का प्रस्ताव
help-resign = { command-resign-yes }
    .about = { -game } में हार मानना
help-claim = { command-claim-threefold } / { command-claim-fifty }
    .about = { -draw } का दावा करना; घोषित { -move } इसके बाद लिखें: { command-claim-threefold } Nf3
help-claim-time = { command-claim-time }
    .about = यह दावा कि { -opponent } का { -flag } गिर गया है
help-claim-win = { command-claim-win } / { command-claim-draw }
    .about = एंडगेम टेबलबेस से, जहाँ { -regulations } में अनुमति हो
help-adjudicate = { command-adjudicate-win } / { command-adjudicate-draw }
    .about = { -arbiter } से निर्णय का अनुरोध, जहाँ { -regulations } में अनुमति हो; उसके नीचे “{ command-analysis }:” वाली पंक्ति और आपका विश्लेषण
help-if = { command-if } 5755 { command-then } 7163
    .about = { -opponent } की { -move } का पहले से दिया गया जवाब; कई पंक्तियों से शाखाएँ बनती हैं; “{ command-conditions }” उन्हें दिखाता है, “{ command-no-conditions }” उन्हें वापस लेता है
help-say = { command-say } (पाठ)
    .about = { -opponent } को संदेश; कई पंक्तियों का संदेश “{ command-message }:” वाली पंक्ति के नीचे लिखें, अपनी { -move } के नीचे या अलग
help-rematch = { command-rematch }
    .about = उसी { -opponent } और उन्हीं नियमों के साथ एक और { -game }, रंग बदलकर; समाप्त { -game } के बारे में ईमेल के जवाब में
help-show = { command-show }, { command-moves }, { command-legal }, { command-pgn }
help-where = { command-where } { word-knight }, { command-file } e, { command-rank } 4
    .about = एक प्रकार की गोटियाँ, या एक स्तंभ या एक कतार की गोटियाँ, शब्दों में
help-last = { command-last }
    .about = पिछली { -move }
help-status = { command-status }
    .about = दोनों { -clock(case: "plural") }, आगे क्या बदलता है और क्यों
help-games = { command-games }
    .about = आपके { -game }: किसकी { -move } है और कब तक
help-games-over = { command-games-over }
    .about = आपके समाप्त { -game }, परिणामों के साथ
help-pgn-all = { command-pgn } G42, { command-pgn-all }
    .about = एक { -game }, या आपके सभी { -game }, फ़ाइल के रूप में
help-refill = { command-refill }
    .about = समय-भंडार से अपनी { -clock } भरना (Triple Block)
help-reflect = { command-reflect }
    .about = सोचना जारी रखना, जहाँ मौन से { -game } हारा जाता
help-leave = { command-leave } 2026-12-24 2027-01-02
    .about = इस { -game } में; { command-leave-all } ...: आपके सभी { -game(case: "plural-oblique") } में
help-cancel = { command-cancel-leave } 2026-12-24
    .about = जो छुट्टी शुरू नहीं हुई; { command-cancel-leave-all } ...
help-adjourn = { command-adjourn }
    .about = { -adjourn(form: "noun") } का प्रस्ताव रखना, या सहमत होना; या: { command-decline-adjournment }
help-adjourn-early = { command-adjourn-early }
    .about = सत्र अभी समाप्त करना; उसका शेष समय आपकी { -clock } से कटता है
help-seal = { command-seal } ({ -move })
    .about = { -adjourn } होने वाले { -game } की { -move } { -seal } करना
help-draft = { command-draft } ({ -move }), { command-seal }
    .about = वही दो चरणों में: मसौदा बदला जा सकता है
help-resume = { command-resume }
    .about = आप { -game } { -resume } करने के लिए तैयार हैं
help-choose = { command-choose } ({ -move })
    .about = { -opponent } की अस्पष्ट { -sealed-move } का क्या अर्थ है
help-clocks = { command-clocks-wrong }
    .about = जब { -game } { -resume } हुआ हो
help-publish = { command-publish }
    .about = समाप्त { -game } का { -envelope } दिखाया जा सकता है
help-challenge = { command-challenge } (नाम) [{ word-white }|{ word-black }] [5 { word-days } या 10/50, 30d+3d, ...] [960]
help-accept-challenge = { command-accept-challenge } C7, { command-decline-challenge } C7
help-seek = { command-seek } [{ word-white }|{ word-black }] [5 { word-days }] [960], { command-seeks }, { command-withdraw } C7
help-withdraw = { command-withdraw-from-event-yes }: (पाठ)
    .about = इस प्रतियोगिता के सभी { -game(case: "plural-oblique") } से नाम वापस लेना, कारण के साथ
help-withdraw-from = { command-withdraw-from-all-games-yes }: (पाठ)
help-appeal = { command-appeal } 17: (पाठ)
    .about = { -arbiter } की कार्रवाई के विरुद्ध; संख्या उसके बारे में आए ईमेल में है
help-settings = { command-settings }
    .about = उन्हें दिखाता है; बदलने के लिए, जैसे: { command-set-time-zone } Europe/Berlin, { command-set-notation } san, { command-set-letters } Deutsch, { command-set-board } { word-off }, { command-set-pgn } { word-attached }
help-language = { command-language } hi
    .about = आपके ईमेल की भाषा
help-notices = { command-notices-off } { kind-messages }
    .about = हर संदेश पर ईमेल नहीं; या: { kind-news }, { kind-results }, { kind-challenges }, { kind-proofs }, { kind-acknowledgements }; { command-notices-on } { kind-messages }
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = कई ईमेल की जगह दिन या सप्ताह में एक; उसका समय { command-set-digest } { weekday-monday } 08:00 से चुना जाता है
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = वे घंटे जिनमें ईमेल नहीं आते, सिवाय उनके जो बाद में बहुत देर से पहुँचते
help-unsubscribe = { command-unsubscribe }
    .about = इनमें से कोई सूचना नहीं; { command-unsubscribe } { kind-messages }

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = { -white } और { -black(form: "oblique") } पक्ष का अब तक इस्तेमाल हुआ समय
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = और चलती { -clock } का अंतिम समय, UTC में, या उसके बाद +01:00 के साथ
act-usage-adjudicate = adjudicate 1-0
    .about = या 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = { -white } के लिए और { -black(form: "oblique") } के लिए; 1/2 भी हो सकता है
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = वह छुट्टी समाप्त करता है जिसका पहला दिन यह है, चाहे वह किसी ने भी दी हो
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = { -adjourn } { -game } कब { -resume } होता है, UTC में, या उसके बाद +01:00 के साथ
act-usage-approve = approve early
    .about = { -envelope } समय से पूर्व खोला जा सकता है: आपके द्वारा, या जहाँ दो { -arbiter } चाहिए, वहाँ दूसरे के द्वारा
act-usage-missing = missing
    .about = { -envelope } खो गया है या नहीं खुलता
act-usage-takeback = takeback 12
    .about = इतनी अर्ध-{ -move(case: "plural") } बनी रहती हैं
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = प्रतियोगिता के सभी { -game(case: "plural-oblique") } से; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = { -appeal } के बारे में
act-usage-uphold = uphold 17, reject 17
    .about = दावे के बारे में
act-usage-acknowledge = acknowledge
    .about = { -envelope(case: "oblique") } के ऊपर का विवरण सही है
act-usage-open = open
    .about = वह { -envelope } जो सेवा के पास है; समय से पूर्व केवल approve early के बाद
act-usage-flag = flag
    .about = { -flag } गिर गया है, और आपके आदेश से { -game } समाप्त होता है
act-usage-pace = pace
    .about = दोनों ने अपना समय कैसे इस्तेमाल किया
act-usage = लिखें: { $begins } G42 (आदेश): कारण। (आदेश) की जगह इनमें से एक
act-usage-bare = और कारण के बिना
act-usage-opening = { -envelope } उसी पंक्ति में कारण लिखे बिना खोला जाता है। लिखें: { $begins } G42 open। समय से पूर्व पहले लिखें: { $begins } G42 approve early: कारण
act-usage-resumption-time = { -game } { -resume } होने का दिन और समय लिखें, UTC में या उसके बाद अंतर के साथ। लिखें: { $begins } G42 resumption 2026-12-24 10:00 +01:00: कारण

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = स्वीकार
    .also = स्वीकार है | स्वीकार करता हूँ | स्वीकार करती हूँ | स्वीकार करता हूं | स्वीकार करती हूं | मंज़ूर | मंज़ूर है | मंजूर | मंजूर है
command-accept-draw = ड्रॉ स्वीकार
    .also = ड्रा स्वीकार | ड्रॉ स्वीकार है | ड्रा स्वीकार है | ड्रॉ स्वीकार करता हूँ | ड्रॉ स्वीकार करती हूँ | ड्रॉ स्वीकार करता हूं | ड्रॉ स्वीकार करती हूं | ड्रा स्वीकार करता हूँ | ड्रा स्वीकार करती हूँ | ड्रा स्वीकार करता हूं | ड्रा स्वीकार करती हूं | ड्रॉ मंज़ूर | ड्रा मंज़ूर | ड्रॉ मंजूर | ड्रा मंजूर | ड्रॉ मंज़ूर है | ड्रा मंज़ूर है | ड्रॉ मंजूर है | ड्रा मंजूर है | ड्रॉ का प्रस्ताव स्वीकार | ड्रा का प्रस्ताव स्वीकार | ड्रॉ का प्रस्ताव स्वीकार है | ड्रा का प्रस्ताव स्वीकार है
command-decline = अस्वीकार
    .also = अस्वीकार करें | अस्वीकार है | अस्वीकार करता हूँ | अस्वीकार करती हूँ | अस्वीकार करता हूं | अस्वीकार करती हूं | स्वीकार नहीं | स्वीकार नहीं है | मंज़ूर नहीं | मंजूर नहीं | मंज़ूर नहीं है | मंजूर नहीं है | नामंज़ूर | नामंजूर | नामंज़ूर है | नामंजूर है
command-decline-draw = ड्रॉ अस्वीकार
    .also = ड्रा अस्वीकार | ड्रॉ नहीं | ड्रा नहीं | ड्रॉ स्वीकार नहीं | ड्रा स्वीकार नहीं | ड्रॉ स्वीकार नहीं है | ड्रा स्वीकार नहीं है | ड्रॉ अस्वीकार करें | ड्रा अस्वीकार करें | ड्रॉ मंज़ूर नहीं | ड्रा मंज़ूर नहीं | ड्रॉ मंजूर नहीं | ड्रा मंजूर नहीं | ड्रॉ मंज़ूर नहीं है | ड्रा मंज़ूर नहीं है | ड्रॉ मंजूर नहीं है | ड्रा मंजूर नहीं है | ड्रॉ नामंज़ूर | ड्रा नामंज़ूर | ड्रॉ नामंजूर | ड्रा नामंजूर | ड्रॉ का प्रस्ताव अस्वीकार | ड्रा का प्रस्ताव अस्वीकार | ड्रॉ का प्रस्ताव स्वीकार नहीं | ड्रा का प्रस्ताव स्वीकार नहीं
command-draw = ड्रॉ
    .also = ड्रॉ? | ड्रा | ड्रा? | ड्रॉ का प्रस्ताव | ड्रा का प्रस्ताव | ड्रॉ का प्रस्ताव रखता हूँ | ड्रॉ का प्रस्ताव रखता हूं | ड्रॉ का प्रस्ताव रखती हूँ | ड्रॉ का प्रस्ताव रखती हूं | ड्रा का प्रस्ताव रखता हूँ | ड्रा का प्रस्ताव रखता हूं | ड्रा का प्रस्ताव रखती हूँ | ड्रा का प्रस्ताव रखती हूं
command-resign = हार मान लें
    .also = हार मानें | हार मानता हूँ | हार मानता हूं | हार मानती हूँ | हार मानती हूं | मैं हार मानता हूँ | मैं हार मानता हूं | मैं हार मानती हूँ | मैं हार मानती हूं | हार मान ली | मैंने हार मान ली | हार स्वीकार | आत्मसमर्पण
command-resign-yes = हार मान लें हाँ
    .also = हार मानें हाँ | हार मानता हूँ हाँ | हार मानती हूँ हाँ | हार स्वीकार हाँ | आत्मसमर्पण हाँ | हार मान लें हां | हार मानें हां | हार मानता हूं हां | हार मानती हूं हां | हार स्वीकार हां | आत्मसमर्पण हां
command-claim-threefold = दोहराव का दावा
    .also = दोहराव का दावा करता हूँ | दोहराव का दावा करती हूँ | दोहराव का दावा करता हूं | दोहराव का दावा करती हूं | तीन बार दोहराव का दावा | तीन बार दोहराव का दावा करता हूँ | तीन बार दोहराव का दावा करती हूँ | तीन बार दोहराव का दावा करता हूं | तीन बार दोहराव का दावा करती हूं | तिहरे दोहराव का दावा
command-claim-fifty = पचास चालों का दावा
    .also = पचास चालों का दावा करता हूँ | पचास चालों का दावा करती हूँ | पचास चालों का दावा करता हूं | पचास चालों का दावा करती हूं | पचास चाल का दावा | पचास चालों के नियम का दावा | पचास चालों के नियम का दावा करता हूँ | पचास चालों के नियम का दावा करती हूँ | पचास चालों के नियम का दावा करता हूं | पचास चालों के नियम का दावा करती हूं
command-claim-time = समय का दावा
    .also = समय का दावा करता हूँ | समय का दावा करती हूँ | समय का दावा करता हूं | समय का दावा करती हूं | झंडे का दावा | झंडे का दावा करता हूँ | झंडे का दावा करती हूँ | झंडे का दावा करता हूं | झंडे का दावा करती हूं
command-claim-win = जीत का दावा
    .also = जीत का दावा करता हूँ | जीत का दावा करती हूँ | जीत का दावा करता हूं | जीत का दावा करती हूं | विजय का दावा
command-claim-draw = ड्रॉ का दावा
    .also = ड्रा का दावा | ड्रॉ का दावा करता हूँ | ड्रॉ का दावा करती हूँ | ड्रॉ का दावा करता हूं | ड्रॉ का दावा करती हूं | ड्रा का दावा करता हूँ | ड्रा का दावा करती हूँ | ड्रा का दावा करता हूं | ड्रा का दावा करती हूं
command-adjudicate-win = जीत का निर्णय
    .also = विजय का निर्णय | जीत का निर्णय दें
command-adjudicate-draw = ड्रॉ का निर्णय
    .also = ड्रा का निर्णय | ड्रॉ का निर्णय दें
command-say = कहें
command-message = संदेश
command-analysis = विश्लेषण
command-if = यदि
    .also = अगर
command-then = तो
    .also = तब
command-conditions = सशर्त चालें
    .also = मेरी सशर्त चालें
command-no-conditions = कोई सशर्त चाल नहीं
    .also = सशर्त चालें हटाएँ | सशर्त चालें नहीं | बिना सशर्त चालों के | सशर्त चालें हटाएं
command-adjourn = स्थगित करें
    .also = स्थगित | खेल स्थगित करें | स्थगन का प्रस्ताव | स्थगन स्वीकार | स्थगन स्वीकार है | स्थगन मंज़ूर | स्थगन मंजूर | स्थगन मंज़ूर है | स्थगन मंजूर है
command-adjourn-early = जल्दी स्थगित करें
    .also = जल्दी स्थगित | समय से पहले स्थगित करें | समय से पूर्व स्थगित करें
command-decline-adjournment = स्थगन अस्वीकार
    .also = स्थगन अस्वीकार करें | स्थगन नामंज़ूर | स्थगन नामंजूर | स्थगित न करें | स्थगित नहीं | स्थगन नहीं | स्थगन स्वीकार नहीं | स्थगन स्वीकार नहीं है | स्थगन मंज़ूर नहीं | स्थगन मंजूर नहीं | स्थगन का प्रस्ताव अस्वीकार
command-seal = सील करें
    .also = चाल सील करें | सील करता हूँ | सील करती हूँ | सील करता हूं | सील करती हूं | सीलबंद करें | मुहरबंद करें
command-draft = मसौदा
    .also = मसौदा चाल
command-choose = चुनें
    .also = चुनिए | चुनता हूँ | चुनती हूँ | चुनता हूं | चुनती हूं
command-resume = फिर शुरू करें
    .also = फिर शुरू | फिर से शुरू करें | फिर से शुरू | खेल फिर शुरू करें | खेल फिर से शुरू करें
command-publish = प्रकाशित करें
    .also = लिफ़ाफ़ा प्रकाशित करें | लिफाफा प्रकाशित करें
command-clocks-wrong = घड़ी गलत
    .also = घड़ी गलत है | घड़ी ग़लत | घड़ी ग़लत है | घड़ियाँ गलत | घड़ियाँ गलत हैं | घड़ियाँ ग़लत | घड़ियाँ ग़लत हैं | घड़ियां गलत | घड़ियां गलत हैं | घड़ियां ग़लत | घड़ियां ग़लत हैं
command-refill = घड़ी भरें
    .also = समय भरें
command-reflect = सोचना जारी
    .also = विचार जारी
command-leave = छुट्टी
    .also = अवकाश
command-leave-all = सभी खेलों में छुट्टी
    .also = सब खेलों में छुट्टी | सभी खेलों में अवकाश | छुट्टी सभी
command-cancel-leave = छुट्टी रद्द
    .also = छुट्टी रद्द करें | मेरी छुट्टी रद्द | अवकाश रद्द | अवकाश रद्द करें
command-cancel-leave-all = सभी खेलों में छुट्टी रद्द
    .also = सब खेलों में छुट्टी रद्द | सभी खेलों में छुट्टी रद्द करें | सभी खेलों में अवकाश रद्द | छुट्टी रद्द सभी
command-withdraw-from-event-yes = प्रतियोगिता से नाम वापस हाँ
    .also = प्रतियोगिता से हटें हाँ | टूर्नामेंट से नाम वापस हाँ | प्रतियोगिता से नाम वापस हां | प्रतियोगिता से हटें हां | टूर्नामेंट से नाम वापस हां
command-withdraw-from-all-games-yes = सभी खेलों से नाम वापस हाँ
    .also = सब खेलों से नाम वापस हाँ | सभी खेलों से हटें हाँ | सभी खेलों से नाम वापस हां | सब खेलों से नाम वापस हां | सभी खेलों से हटें हां
command-appeal = अपील
    .also = अपील करें
command-challenge = चुनौती दें
    .also = चुनौती दो
command-accept-challenge = चुनौती स्वीकार
    .also = चुनौती स्वीकार करें | चुनौती मंज़ूर | चुनौती मंजूर
command-decline-challenge = चुनौती अस्वीकार
    .also = चुनौती अस्वीकार करें | चुनौती स्वीकार नहीं | चुनौती नामंज़ूर | चुनौती नामंजूर
command-seek = खोज
    .also = प्रतिद्वंद्वी खोजें | प्रतिद्वंद्वी की खोज
command-seeks = सभी खोजें
    .also = खुली खोजें | खोज सूची
command-withdraw = वापस लें
    .also = चुनौती वापस लें | खोज वापस लें
command-rematch = दोबारा खेल
    .also = दोबारा खेलें | रीमैच
command-show = दिखाएँ
    .also = दिखाओ | दिखाइए | बोर्ड | बोर्ड दिखाएँ | स्थिति दिखाएँ | दिखाएं | बोर्ड दिखाएं | स्थिति दिखाएं
command-where = कहाँ
    .also = कहां
command-file = स्तंभ
    .also = फ़ाइल | फाइल
command-rank = कतार
    .also = क़तार | रैंक
command-last = पिछली चाल
    .also = अंतिम चाल | आखिरी चाल | आख़िरी चाल
command-moves = सभी चालें
    .also = चालें दिखाएँ | चालों की सूची | चालें दिखाएं
command-legal = संभव चालें
    .also = वैध चालें
command-pgn = pgn
command-pgn-all = pgn सभी
    .also = pgn सब | pgn सभी खेल | pgn सब खेल
command-pgn-all-before = pgn सभी इससे पहले
    .also = pgn सब इससे पहले | pgn सभी खेल इससे पहले | pgn सब खेल इससे पहले
command-status = घड़ियाँ
    .also = दोनों घड़ियाँ | घड़ियाँ दिखाएँ | समय दिखाएँ | घड़ियां | दोनों घड़ियां | घड़ियां दिखाएं | समय दिखाएं
command-games = मेरे खेल
    .also = खेलों की सूची | सभी खेल
command-games-over = समाप्त खेल
    .also = मेरे समाप्त खेल
command-games-over-before = समाप्त खेल इससे पहले
    .also = मेरे समाप्त खेल इससे पहले
command-settings = सेटिंग्स
    .also = सेटिंग | सेटिंगें
command-set-time-zone = सेट समय क्षेत्र
    .also = समय क्षेत्र सेट करें
command-set-notation = सेट नोटेशन
command-set-letters = सेट अक्षर
command-set-board = सेट बोर्ड
command-set-pgn = सेट pgn
command-set-calendar = सेट कैलेंडर
    .also = सेट कैलेण्डर | सेट कैलेन्डर
command-set-digest = सेट सारांश
command-set-quiet = सेट शांत घंटे
    .also = सेट शान्त घंटे | सेट शांत घण्टे | सेट शान्त घण्टे
command-set-mail = सेट ईमेल
    .also = सेट ई-मेल | सेट मेल
command-set-acknowledge = सेट पुष्टि
command-set-language = सेट भाषा
command-language = भाषा
command-notices-on = सूचनाएँ चालू
    .also = सूचना चालू | सूचनाएं चालू
command-notices-off = सूचनाएँ बंद
    .also = सूचना बंद | सूचनाएं बंद
command-notices-each = सूचनाएँ अलग-अलग
    .also = सूचनाएं अलग-अलग | सूचना अलग-अलग | सूचनाएँ अलग अलग | सूचनाएं अलग अलग | सूचना अलग अलग | सूचनाएँ अलग-अलग भेजें | सूचनाएं अलग-अलग भेजें | सूचनाएँ अलग अलग भेजें | सूचनाएं अलग अलग भेजें | सूचनाएँ तुरंत भेजें | सूचनाएं तुरंत भेजें | सूचनाएँ तुरन्त भेजें | सूचनाएं तुरन्त भेजें | हर सूचना अलग भेजें | हर सूचना तुरंत भेजें | हर सूचना तुरन्त भेजें
command-notices-daily = सूचनाएँ दैनिक
    .also = सूचनाएं दैनिक | सूचना दैनिक | सूचनाएँ दैनिक करें | सूचनाएं दैनिक करें | सूचनाएँ दैनिक भेजें | सूचनाएं दैनिक भेजें | सूचनाएँ दैनिक सारांश में | सूचनाएं दैनिक सारांश में | सूचनाएँ रोज़ भेजें | सूचनाएं रोज़ भेजें | सूचनाएँ रोज भेजें | सूचनाएं रोज भेजें | सूचनाएँ प्रतिदिन भेजें | सूचनाएं प्रतिदिन भेजें | सूचनाएँ हर दिन भेजें | सूचनाएं हर दिन भेजें
command-notices-weekly = सूचनाएँ साप्ताहिक
    .also = सूचनाएं साप्ताहिक | सूचना साप्ताहिक | सूचनाएँ साप्ताहिक करें | सूचनाएं साप्ताहिक करें | सूचनाएँ साप्ताहिक भेजें | सूचनाएं साप्ताहिक भेजें | सूचनाएँ साप्ताहिक सारांश में | सूचनाएं साप्ताहिक सारांश में | सूचनाएँ प्रति सप्ताह भेजें | सूचनाएं प्रति सप्ताह भेजें | सूचनाएँ हर सप्ताह भेजें | सूचनाएं हर सप्ताह भेजें | सूचनाएँ हर हफ़्ते भेजें | सूचनाएं हर हफ़्ते भेजें | सूचनाएँ हर हफ्ते भेजें | सूचनाएं हर हफ्ते भेजें
command-unsubscribe = सूचनाएँ रोकें
    .also = सभी सूचनाएँ बंद | सूचनाएँ न भेजें | सूचनाएं रोकें | सभी सूचनाएं बंद | सूचनाएं न भेजें
command-calendar = कैलेंडर
    .also = कैलेण्डर | कैलेन्डर | कैलेंडर बनाएँ | कैलेंडर बनाएं | कैलेंडर का पता | कैलेंडर का नया पता
command-calendar-off = कैलेंडर बंद
    .also = कैलेंडर बंद करें | कैलेंडर बन्द | कैलेंडर बन्द करें | कैलेण्डर बंद | कैलेण्डर बंद करें | कैलेन्डर बंद | कैलेन्डर बंद करें | कैलेंडर रद्द | कैलेंडर रद्द करें | कैलेंडर हटाएँ | कैलेंडर हटाएं
command-help = सहायता
    .also = मदद
command-join = शामिल
    .also = शामिल हों | शामिल करें
command-move = यह चाल चलें

## Words behind a command

word-yes = हाँ
    .also = हां | जी हाँ | जी हां | हाँ जी | हां जी
word-no = नहीं
    .also = नही | जी नहीं | जी नही
word-on = चालू
word-off = बंद
word-white = सफेद
    .also = सफ़ेद
word-black = काला
word-random = कोई भी
    .also = यादृच्छिक | लॉटरी से
word-days = दिन
    .also = दिनों
word-a-move = प्रति चाल
    .also = हर चाल | हर चाल के लिए
word-in-all = कुल
    .also = कुल मिलाकर
word-from = से
word-to = तक
word-all = सभी
    .also = सब
word-and = और
    .also = एवं | तथा
word-attached = संलग्न
word-not-attached = संलग्न नहीं
    .also = असंलग्न
word-king = राजा
word-queen = रानी
    .also = रानियाँ | वज़ीर | वजीर | रानियां
word-rook = किश्ती
    .also = किश्तियाँ | रूक | किश्तियां
word-bishop = बिशप
    .also = ऊँट | ऊंट
word-knight = घोड़ा
    .also = घोड़े | शूरवीर
word-pawn = प्यादा
    .also = प्यादे

## Values of settings: notations, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = अंकों में
    .also = अंक | अंकीय | संख्या | संख्याओं में | संख्यात्मक
notation-san = san
notation-letters = अक्षरों में
    .also = अक्षर | अक्षरों
notation-figurine = चित्रों में
    .also = चित्र | चित्रों | आकृतियों में
notation-long = लंबी
    .also = लम्बी | लंबा | लम्बा
notation-uci = uci
notation-announced = जर्मन शब्दों में
    .also = शब्दों में | शब्द | शब्दों
format-html = html
format-text = टेक्स्ट
    .also = पाठ
kind-moves = चालें
    .also = चाल | चालों
kind-reminders = रिमाइंडर
    .also = रिमाइंडरों | अनुस्मारक
kind-adjournments = स्थगन
    .also = स्थगनों
kind-arbiter = मध्यस्थ
    .also = न्यायाधीश | आर्बिटर | रेफरी | रेफ़री
kind-account = खाता
    .also = खाते | खातों | अकाउंट
kind-acknowledgements = पुष्टि
    .also = पुष्टियाँ | पुष्टियां | पुष्टियों
kind-messages = संदेश
    .also = संदेशों | सन्देश | सन्देशों | मैसेज
kind-news = समाचार
    .also = समाचारों | ख़बर | खबर | ख़बरें | खबरें
kind-results = परिणाम
    .also = परिणामों | नतीजा | नतीजे | नतीजों
kind-challenges = चुनौती
    .also = चुनौतियाँ | चुनौतियां | चुनौतियों
kind-proofs = प्रमाण
    .also = प्रमाणों | सबूत | रसीद | रसीदें

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = दावा
line-adjudicate = निर्णय
line-say = { command-say } ...
line-clocks = { command-status }
line-withdraw-from = नाम वापस
line-set = { command-settings }
line-arbiter = arbiter
line-seal = { command-seal } ({ -move } दोहराई नहीं जाती)
line-draft = { command-draft } ({ -move } दोहराई नहीं जाती)
line-conditions = { command-if } ... (दोहराया नहीं जाता)
line-not-repeated = (दोहराया नहीं जाता)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending.

sealing-words = सील* | सिलबंद* | सिलबन्द* | मुहर | मुहरबंद* | मुहरबन्द* | मोहर | मोहरबंद* | मोहरबन्द* | मुद्रांकित | गुप्त | gupt | गोपनीय | लिफ़ाफ* | लिफाफ* | seelband* | sealband* | silband* | muhar | mohar | muharband* | moharband* | lifafa* | lifafe* | seel
draft-words = मसौद* | मसविद* | प्रारूप* | ड्राफ्ट* | ड्राफ़्ट* | masauda* | masaude* | masvid* | maswid* | praroop* | prarup*

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

reading-wrote = ने लिखा
reading-headings = प्रेषक | भेजा गया | प्रति | विषय | दिनांक
reading-subjects = re
reading-absent = स्वचालित उत्तर | स्वचालित जवाब | ऑटो रिप्लाई | कार्यालय से बाहर
reading-sent-from = … से भेजा गया | … से भेजा गया।
reading-devices = फ़ोन | फोन | मोबाइल
reading-end = समाप्त
reading-greetings = नमस्ते | नमस्कार | धन्यवाद | शुक्रिया | प्रिय
reading-closings = सादर | शुभकामनाएँ | शुभकामनाएं | धन्यवाद
reading-courtesies = कृपया | धन्यवाद | शुक्रिया | बहुत
reading-wishes = शुभकामनाएँ | शुभकामनाएं
reading-announces = चाल | जवाब | उत्तर
reading-beside = मेरी | मेरा | यह | है
reading-open = है | हैं | का | की | के | और | या | नहीं
reading-goes-on = है | था | थी | लेकिन | या
reading-takes-back = गलत चाल | ग़लत चाल | गलत खेल | ग़लत खेल | गलत बाज़ी | गलत बाजी | गलती से | ग़लती से | चाल वापस |
    वापस लेता | वापस लेती | मत खेलिए | मत खेलें | मत चलिए | मत चलें | न चलें | न खेलें | नज़रअंदाज़ | नजरअंदाज |
    अनदेखा | अनदेखी | रद्द | भूल जाइए | भूल जाएँ | भूल जाएं | रुकिए | रुको | मेरा मतलब | इरादा बदल | सोच रहा |
    सोच रही | दूसरे खेल | दूसरी बाज़ी | दूसरी बाजी
reading-takes-back-short = सोचना है | अभी नहीं | बाद में | के बजाय | की जगह
reading-takes-back-clauses = दूसरी बाज़ी | दूसरा खेल
reading-takes-back-first = रुको | रुकिए | रद्द
reading-sighs = अरे | ओह
reading-no = नहीं | नही | ना
reading-game = खेल | बाज़ी | बाजी
reading-numbered = नंबर | संख्या
reading-numbers = फ़ोन | फोन | मोबाइल
reading-common = मैं | मुझे | हम | खेलना | खेल | चाहता | चाहती | चाहते | हूँ | हूं | शतरंज | पत्राचार | नाम | कैसे |
    क्या | को | में | से | पर | खाता | आप | आपके | शुभ | सुप्रभात | बनाना
reading-letters = अ आ इ ई उ ऊ ऋ ए ऐ ऑ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह का कि की कु कू कृ कॅ के कै कॉ को कौ कँ कं कः
reading-officials = आप | मध्यस्थ | मुख्य मध्यस्थ | निर्णायक | मुख्य निर्णायक | न्यायाधीश | रेफरी | रेफ़री | मुख्य रेफरी |
    मुख्य रेफ़री | अंपायर | अम्पायर | आर्बिटर | मुख्य आर्बिटर | चीफ आर्बिटर | चीफ़ आर्बिटर | प्रशासक | प्रशासिका |
    व्यवस्थापक | व्यवस्थापिका | एडमिन | ऐडमिन | एडमिनिस्ट्रेटर | मॉडरेटर | मोडरेटर | मॉडेरेटर | टूर्नामेंट निदेशक |
    टूर्नामेंट निर्देशक | टूर्नामेंट डायरेक्टर | प्रतियोगिता निदेशक | प्रतियोगिता निर्देशक

## Pages for people. Buttons and labels have no full stop.

page-skip = सामग्री पर जाएँ
page-menu = पृष्ठ
page-signed-in = इस खाते से साइन इन: { $name }।
page-games = { -game }
page-new = नया { -game }
page-seeks = चुनौतियाँ और खोजें
page-account = खाता
page-sign-in = साइन इन करें
page-sign-up = खाता बनाएँ
page-sign-out = साइन आउट करें
page-source = सोर्स कोड
page-source-about = Postzug { $version } मुक्त सॉफ़्टवेयर है, जिसका लाइसेंस GNU Affero General Public License, संस्करण 3 या उसके बाद का है। इसका इस्तेमाल करने वाले हर व्यक्ति को इसका सोर्स कोड मिल सकता है।
page-source-link = यहाँ जो चल रहा है, उसका सोर्स कोड:
page-source-operator = यह सेवा चलाने वालों से माँगने पर आपको सोर्स कोड मिलता है।
page-api = API, प्रोग्रामों के लिए
page-log = सभी घटनाओं का लॉग
page-log-about = हर { -game } की हर घटना एक ही सूची में है, जिसमें सेवा केवल नई घटनाएँ जोड़ती है। हस्ताक्षरित शीर्ष उससे पहले की पूरी सूची को पक्का कर देता है: बाद में बदली गई { -move } उससे मेल नहीं खाती।
page-log-head = सबसे नया हस्ताक्षरित शीर्ष
page-log-entries = { $n ->
    [one] इसके अंतर्गत { $n } प्रविष्टि है।
   *[other] इसके अंतर्गत { $n } प्रविष्टियाँ हैं।
}
page-log-unsigned = अभी तक कुछ भी हस्ताक्षरित नहीं है।
page-log-file = यह शीर्ष, फ़ाइल के रूप में
page-log-keys = लॉग की कुंजियाँ
page-log-pem = वही कुंजियाँ, openssl के लिए
page-log-statements = कुंजियों के बारे में वक्तव्य
page-log-check = इसकी जाँच कैसे करें
page-log-mails = { -game(case: "plural-oblique") } के बारे में ईमेल के अंत में उस समय का हस्ताक्षरित शीर्ष होता है। ऐसा ईमेल सँभालकर रखें: { -arbiter } की ओर से निर्यात किए गए { -game } की जाँच इसी से होती है, और पता चलता है कि { -game } उसके बाद बदला गया या नहीं।
page-log-script = “postzug audit script” आदेश एक स्क्रिप्ट दिखाता है, जो निर्यात किए गए { -game } की जाँच किसी भी Linux सिस्टम में मौजूद टूल से करती है। उसे Postzug की अपनी प्रति से लें।

page-front = पत्राचार शतरंज
page-front-about = हर { -move } के लिए कई दिन, शतरंज के नियमों का पालन, और { -sealed-move(case: "plural") } बंद ही रहती हैं। आप यहाँ, ईमेल से या किसी प्रोग्राम से खेलें; आपके { -opponent } जैसे चाहें, वैसे।
page-try = इसे अकेले आज़माने के लिए यह पता किसी निजी विंडो या दूसरे ब्राउज़र में खोलें। वहाँ किसी दूसरे ईमेल पते से खाता बनाएँ और चुनौती भेजें। फिर वह इस पृष्ठ पर दिखेगी। पता:
page-invite = जिनका यहाँ अभी खाता नहीं है, उनके साथ खेलने के लिए उन्हें यह पता भेजें। उस पते के पृष्ठ से आपको { -game } का प्रस्ताव भेजा जा सकता है:
page-challenge-this = इस खिलाड़ी को चुनौती दें
page-front-try = इसे अकेले आज़माने के लिए दो खाते बनाएँ: एक यहाँ, और एक किसी निजी विंडो या दूसरे ब्राउज़र में, दूसरे पते से। फिर एक खाते से दूसरे को चुनौती दें।

page-email = ईमेल पता
page-name = नाम, जो दूसरों को दिखता है
page-time-zone = समय क्षेत्र, जैसे Europe/Berlin
page-time-zone-new = समय क्षेत्र, जैसे Europe/Berlin; खाली छोड़ने पर UTC
page-code = ईमेल में आया कोड
page-first = पहला साइन इन
page-first-about = यह पृष्ठ किसी प्रशासक के पहले साइन इन के लिए है। “postzug admin create” आदेश एक शब्द दिखाता है, जो 24 घंटे के भीतर एक बार काम करता है।
page-first-printed = आदेश से मिला शब्द
page-first-refused = यह शब्द काम नहीं करता: इसे लिखने में गलती हुई है, इसका इस्तेमाल हो चुका है, या यह 24 घंटे से पुराना है। “postzug admin create” आदेश दूसरा शब्द दिखाता है।
page-sign-in-about = आपको एक कोड ईमेल से मिलेगा। कोई पासवर्ड नहीं होता।
page-sign-in-new = अभी तक खाता नहीं है?
page-sign-up-about = आपको ईमेल से एक कोड मिलेगा, जिससे सिद्ध होता है कि पता आपका है। दूसरे खिलाड़ियों को यह पता कभी नहीं दिखता।
page-sign-up-known = पहले से खाता है?
page-send-code = मुझे कोड भेजें
page-code-about = यदि पता सही है, तो आठ अंकों के कोड वाला ईमेल भेजा जा रहा है। कोड दस मिनट तक मान्य है, और केवल इसी ब्राउज़र में।
page-code-again = ईमेल नहीं आया? स्पैम में देखें, या दूसरा कोड माँगें।
page-code-folder = यह सेवा अभी परीक्षण में है और किसी को ईमेल नहीं भेजती: ईमेल फ़ाइलों के रूप में इस फ़ोल्डर में रखे जाते हैं: { $folder } (सबसे नया अंत में)।
page-code-command = सेवा वाली मशीन के टर्मिनल में यह आदेश सबसे नया ईमेल दिखाता है:
page-code-elsewhere = इस ब्राउज़र से कोई कोड नहीं माँगा गया है। कोड वहीं लिखें जहाँ आपने उसे माँगा था, या यहाँ फिर से माँगें।
page-clear = यह पृष्ठ बिना एन्क्रिप्शन के आया है, इसलिए आपका ब्राउज़र आपको साइन इन नहीं रख पाएगा। https का, या सेवा वाली मशीन पर किसी ब्राउज़र का इस्तेमाल करें।
page-foreign = यह फ़ॉर्म इस सेवा के किसी पृष्ठ से नहीं भेजा गया, इसलिए कुछ नहीं किया गया।
page-form-key = यह फ़ॉर्म फिर से इस्तेमाल नहीं हो सकता: पृष्ठ नए सिरे से खोलें।
page-form-field = फ़ॉर्म का एक खाना छूट गया है, या पढ़ा नहीं जा सकता।
page-signed-out = आपने साइन इन नहीं किया है, इसलिए कुछ नहीं किया गया। साइन इन करें, और वही काम फिर से करें।
page-signed-out-twice = आपका साइन आउट हो गया है। यदि आपने बटन दो बार दबाया था, तो आपका काम पहली बार में ही हो गया। उसे देखने के लिए साइन इन करें।

page-settings = सेटिंग्स
page-settings-clash = फ़ॉर्म दिखाए जाने के बाद यह कहीं और बदल दिया गया, इसलिए अभी कुछ नहीं सहेजा गया है। { $both } इसे देखें और फिर से सहेजें: तब आपका चुनाव मान्य होगा।
page-settings-clash-field = { $field }: अभी { $now }, आपका चुनाव { $chosen }।
page-settings-on = हाँ
page-settings-off = नहीं
page-settings-empty = खाली
page-settings-save = सेटिंग्स सहेजें
page-done-settings = आपकी सेटिंग्स सहेज ली गई हैं।
page-language = ईमेल और पृष्ठों की भाषा
page-notation = { -move(case: "plural") } आपको किस रूप में लिखी जाएँ
page-notation-example = { $name }: { $example }
page-letters = गोटियों के आपके अक्षर; आप { -move(case: "plural") } भी इनसे लिख सकते हैं
page-piece-set = बोर्ड पर गोटियाँ
page-piece-set-cburnett = चित्र
page-piece-set-figurines = फ़ॉन्ट के शतरंज चिह्न
page-piece-set-letters = अक्षर
page-board-colours = बोर्ड के रंग
page-board-brown = भूरा
page-board-green = हरा
page-board-blue = नीला
page-board-high-contrast = उच्च कंट्रास्ट
page-mails = ईमेल
page-mail-text = केवल टेक्स्ट, HTML के बिना
page-mail-no-board = गोटियाँ शब्दों में, बोर्ड के चित्र के बिना
page-mail-pgn = { -game } के हर ईमेल में मेरे शतरंज प्रोग्राम के लिए { -game } की फ़ाइल
page-mail-calendar = मेरी तारीखें बदलने वाले ईमेल के साथ कैलेंडर प्रोग्रामों के लिए तारीखें
page-notices = मुझे ईमेल भेजें, इनके बारे में
page-notices-needed = ये हमेशा आते हैं, क्योंकि इनके बिना कोई { -game } या आपका खाता खो सकता है: { $kinds }।
page-each = तुरंत
page-daily = दैनिक सारांश में
page-weekly = साप्ताहिक सारांश में
page-none = ईमेल से नहीं
page-digest-at = सारांश का समय
page-digest-on = साप्ताहिक सारांश का दिन
page-times = ईमेल कब आएँ
page-quiet-from = कोई ईमेल नहीं, इस समय से
page-quiet-until = कोई ईमेल नहीं, इस समय तक
page-mail-times = ये समय आपके समय क्षेत्र में हैं। आखिरी दो समयों के बीच वे ईमेल रुकते हैं जो रुक सकते हैं; किसी भी समय ईमेल पाने के लिए इन्हें खाली छोड़ें। जो सूचना सारांश में या इन घंटों के बाद बहुत देर से आती, वह तुरंत आती है।
page-time-of-day = दिन का समय 08:00 की तरह लिखा जाता है। बिना ईमेल वाले समय का आरंभ और उससे अलग अंत, दोनों लिखें, या दोनों खाली छोड़ें।
page-trust = { -move(case: "plural-oblique") } वाले ईमेल को आपका मानने के लिए क्या ज़रूरी है
page-trust-token = जवाब का पता, जो केवल आपके पास है
page-trust-from = जवाब का पता, और प्रेषक के रूप में आपका ईमेल पता
page-trust-dmarc = दोनों, और आपके ईमेल प्रदाता से प्रेषक की पुष्टि (DMARC)
page-trust-off = कुछ भी काफ़ी नहीं: ईमेल से कोई { -move } नहीं
page-mail-stopped = आप तक ईमेल नहीं पहुँच रहे हैं ({ $reason }), कब से: { $since }। अब और ईमेल नहीं भेजे जाते। आपके { -game } यहाँ हैं, और उनकी { -clock(case: "plural") } चलती रहती हैं। सुनिश्चित करें कि आपके मेलबॉक्स में ईमेल पहुँच सकें, या पता बदलें।
page-mail-returned = आपको भेजे गए ईमेल लौट रहे हैं ({ $reason }), कब से: { $since }। ईमेल अभी भेजे जा रहे हैं; यदि और ईमेल लौटे, तो भेजना रुक जाएगा। सुनिश्चित करें कि आपके मेलबॉक्स में ईमेल पहुँच सकें, या पता बदलें।
page-mail-resume = मेरे मेलबॉक्स में ईमेल फिर पहुँचते हैं
page-done-mail-resumed = आपको फिर से ईमेल भेजे जाते हैं।
page-address = ईमेल पता
page-address-about = नए पते पर एक कोड भेजा जाता है। पता बदलने पर आप सब जगह से साइन आउट हो जाते हैं, और प्रोग्रामों के टोकन और कैलेंडर का पता मान्य नहीं रहते।
page-address-new = नया ईमेल पता
page-address-sent = यदि नया पता यहाँ किसी का नहीं है, तो आठ अंकों के कोड वाला ईमेल उस पर भेजा जा रहा है। कोड दस मिनट तक मान्य है, और केवल इसी ब्राउज़र में।
page-address-change = पता बदलें
page-address-again = ईमेल नहीं आया? स्पैम में देखें, या दूसरा कोड माँगें।
page-done-address = आपका ईमेल पता बदल गया है। नए पते से साइन इन करें।
page-envelope-key = { -sealed-move(case: "plural-oblique") } की कुंजी
page-envelope-key-about = जो { -sealed-move(case: "plural") } आप खोल सकते हैं, वे age की इस सार्वजनिक कुंजी के लिए एन्क्रिप्ट की जाती हैं। गुप्त कुंजी आपके पास रहती है: उसके बिना उन्हें कोई नहीं खोल सकता। पहले की कुंजी से वह सब अब भी खुलता है जो पहले { -seal } हुआ था।
page-envelope-key-public = सार्वजनिक कुंजी, जो age1 से शुरू होती है
page-envelope-key-set = यह कुंजी दर्ज करें
page-done-envelope-key = { -sealed-move(case: "plural-oblique") } की आपकी कुंजी दर्ज हो गई है।
page-tokens = प्रोग्रामों के लिए टोकन
page-tokens-about = टोकन वाला प्रोग्राम आपकी ओर से काम करता है। टोकन को दोबारा कोई नहीं पढ़ सकता, यहाँ भी नहीं।
page-token-may = अनुमति: { $scopes }
page-token-since = कब बना: { $at }।
page-token-until = कब तक मान्य: { $at }।
page-token-used = पिछला इस्तेमाल: { $at }।
page-token-unused = कभी इस्तेमाल नहीं हुआ।
page-token-revoke = यह टोकन रद्द करें
page-token-revoke-sure = इस टोकन वाला प्रोग्राम आगे कुछ नहीं कर पाएगा
page-token-unsure = कुछ रद्द नहीं किया गया: पुष्टि के लिए बॉक्स पर निशान लगाएँ।
page-done-token-revoked = टोकन रद्द कर दिया गया है।
page-token-label = नए टोकन के लिए आपका दिया नाम
page-token-scopes = प्रोग्राम को अनुमति
page-scope-read = आपके { -game } पढ़ना
page-scope-play = खेलना ({ -move } चलना, दावा करना, हार मानना, { -seal } करना, चुनौती देना)
page-scope-direct = { -arbiter } के रूप में { -game(case: "plural-oblique") } का संचालन
page-scope-account = आपका खाता पढ़ना
page-scope-webhooks = आपके webhook का प्रबंधन
page-token-days = कितने दिन मान्य; खाली छोड़ने पर कोई सीमा नहीं
page-token-days-bad = टोकन के दिनों में 65535 तक की संख्या लिखें, या खाली छोड़ें।
page-token-make = टोकन बनाएँ
page-token-made = नया टोकन
page-token-once = इसे अभी कॉपी करें: यह फिर नहीं दिखाया जाएगा।
page-calendar = आपके { -game(case: "plural-oblique") } के अंतिम समयों का कैलेंडर
page-calendar-about = कैलेंडर प्रोग्राम आपके { -game(case: "plural-oblique") } के अंतिम समय एक ऐसे पते से पढ़ सकते हैं जो केवल आपको पता है। नया पता बनाने पर पहले वाला मान्य नहीं रहता।
page-calendar-make = पता बनाएँ
page-calendar-made = आपके कैलेंडर का पता
page-calendar-once = इसे अभी अपने कैलेंडर प्रोग्राम में कॉपी करें: यह फिर नहीं दिखाया जाएगा, और जिसके पास यह पता हो, उसे आपके { -game(case: "plural-oblique") } के अंतिम समय दिखते हैं।
page-calendar-revoke = पता रद्द करें
page-calendar-revoke-sure = इस पते वाले कैलेंडर प्रोग्राम आगे कुछ नहीं पढ़ पाएँगे
page-calendar-unsure = कुछ रद्द नहीं किया गया: पुष्टि के लिए बॉक्स पर निशान लगाएँ।
page-done-calendar-revoked = अब कोई कैलेंडर प्रोग्राम आपके { -game(case: "plural-oblique") } के अंतिम समय नहीं पढ़ता।
page-data = आपका डेटा
page-export = आपके बारे में सब कुछ, फ़ाइल के रूप में
page-export-about = (JSON: खाता, सेटिंग्स, सत्र, { -game }, आपके नोट और पंक्तियाँ, और आपके लिखे संदेश)
page-delete = मेरा खाता हटाएँ
page-delete-about = आपका नाम, ईमेल पता, सेटिंग्स और संदेश मिटा दिए जाते हैं, और उन्हें कोई वापस नहीं ला सकता। आपके समाप्त { -game } ऐसे नाम से बने रहते हैं जो किसी का नहीं है। इसके लिए ज़रूरी है कि आपने पिछले 15 मिनट के भीतर साइन इन किया हो।
page-delete-sure = हमेशा के लिए हटाएँ
page-delete-resign = मेरे सभी चालू { -game(case: "plural-oblique") } में हार मानें
page-delete-unsure = कुछ नहीं हटाया गया: पुष्टि के लिए बॉक्स पर निशान लगाएँ।
page-done-deleted = आपका खाता हटा दिया गया है।

page-sessions = आप कहाँ-कहाँ साइन इन हैं
page-sessions-about = हर पंक्ति एक ब्राउज़र या प्रोग्राम है, जो आपकी ओर से काम कर सकता है।
page-session = { $device }, कब से: { $at }
page-session-used = पिछला इस्तेमाल लगभग इस दिन: { $day }।
page-session-unnamed = बिना नाम का प्रोग्राम
page-session-here = (यहाँ)
page-session-end = समाप्त करें
page-sessions-end = सब जगह से साइन आउट करें
page-sessions-ended = सब जगह से साइन आउट हो गया है।

page-games-to-move = आपकी { -move } की प्रतीक्षा
page-games-others = { -opponent } की { -move } की प्रतीक्षा
page-games-over = समाप्त { -game }
page-games-none = कोई नहीं।
page-games-more = इससे पुराने
page-game-against = { $game }: { $opponent } के विरुद्ध
page-game-move = { -move } { $number }।
page-game-first-move = अभी तक कोई { -move } नहीं चली गई है।
page-game-last-move = पिछली { -move }: { $move }।
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = मेरे सभी { -game } एक फ़ाइल में (PGN)
page-pgn-finished = मेरे सभी समाप्त { -game } एक फ़ाइल में (PGN)
page-rematch = दोबारा खेलने का प्रस्ताव रखें
page-next-game = अगला { -game }, जिसमें मेरी प्रतीक्षा है
page-mark-plan = आपकी सशर्त { -move(case: "plural") } प्रतीक्षा में हैं।
page-yours-until = आपकी { -move }, अंतिम समय: { $until }, बाकी: { $left }।
page-theirs-until = { $name } की { -move }। अंतिम समय: { $until }, बाकी: { $left }।
page-flag = { $name } का { -flag } गिर गया: { $at }।
page-no-clock = कोई { -clock } नहीं चल रही है।
page-mark-message = एक संदेश है।
page-mark-offer = { -opponent } की ओर से { -draw } का प्रस्ताव है।
page-mark-own-offer = आपकी ओर से { -draw } का प्रस्ताव है।
page-mark-claim = एक दावे पर { -arbiter } का फैसला बाकी है।
page-mark-seal = अगली { -move } { -seal } करनी है।
page-mark-adjourned = { -game } { -adjourn } है।
page-mark-leave = { $name } अभी छुट्टी पर हैं।
page-mark-withdrawn = एक खिलाड़ी ने नाम वापस लिया है; फैसला { -arbiter } को करना है।

page-game = { $game }: { $white } - { $black }
page-board = बोर्ड
page-board-white = बोर्ड, { -white } नीचे
page-board-black = बोर्ड, { -black } नीचे
page-board-of = { $ply ->
    [one] { $ply } अर्ध-{ -move }
   *[other] { $ply } अर्ध-{ -move(case: "plural-oblique") }
} के बाद की स्थिति
page-board-now = वर्तमान स्थिति पर जाएँ
page-square-white = { $square }, { -white } { piece }
page-square-black = { $square }, { $role ->
    [rook] { -black(form: "feminine") } { piece }
    [queen] { -black(form: "feminine") } { piece }
   *[king] { -black } { piece }
}
page-target = { $where }: यहाँ { -move } संभव है
page-choose-piece = चलने के लिए कोई गोटी चुनें, या नीचे { -move } लिखें।
page-choose-target = { $square } वाली गोटी के लिए वह खाना चुनें जहाँ उसे जाना है, या कोई दूसरी गोटी चुनें।
page-your-move = आपकी { -move }
page-keys = बोर्ड पर कीबोर्ड के बटन
page-keys-about = तीर वाले बटनों से एक खाने से दूसरे खाने पर जाएँ। Enter से गोटी उठाई और रखी जाती है, Escape से वह वापस रख दी जाती है। k (राजा), q (रानी), r (किश्ती), b (बिशप), n (घोड़ा) और p (प्यादा) उस प्रकार की अगली गोटी पर ले जाते हैं, Shift के साथ पिछली पर। कोई अंक उस संख्या की कतार पर ले जाता है, Shift के साथ उस संख्या के स्तंभ पर। किसी खाने पर o बताता है कि वहाँ क्या है, m उस गोटी की { -move(case: "plural") }, और Shift के साथ m वे { -move(case: "plural") } जिनमें वह गोटी मारती है; c बताता है कि पिछली बार क्या मारा गया।
page-no-move-from = { $square } से कोई { -move } संभव नहीं है।
page-captured = पिछली { -move } में { $square } पर मारी गई गोटी: { piece }।
page-captured-none = पिछली { -move } में कुछ नहीं मारा गया।
page-words = इन शब्दों का जवाब यहीं मिलता है, और इनसे कोई { -move } नहीं चली जाती: { $words }। छोटे रूप: p N, s e, s 4, l, c, और { -opponent } के लिए o।
page-ask = स्थिति के बारे में पूछें
page-ask-send = पूछें
page-word-unknown = यह उन शब्दों में से नहीं है जिनका जवाब यहाँ मिलता है।
page-word-opponent = आपके { -opponent }: { $name }।
page-word-draw = अभी कोई प्रस्ताव नहीं रखा गया है: { -draw } के प्रस्ताव वाले बॉक्स पर निशान लगा दिया गया है, और प्रस्ताव आपकी { -move } के साथ जाएगा।
page-word-draw-later = कोई प्रस्ताव नहीं रखा गया: { -draw } का प्रस्ताव { -move } के साथ रखा जाता है, और अभी आपकी { -move } नहीं है।
page-reading = { -sealed-move } के एक से अधिक अर्थ हैं
page-reading-about = चुनें कि कौन-सा अर्थ मान्य हो। जो { -clock } चल रही है, वह आपकी है: आपके चुनते समय वह चलती रहती है, और उसके बाद आपके जवाब तक भी। यह चुनाव वापस नहीं लिया जा सकता।
page-reading-which = { -seal } की गई { -move }
page-reading-move = { piece }: { $from } से { $to }
page-reading-then = यह चुनने के बाद: { $state }
page-reading-look = बोर्ड पर दिखाएँ
page-reading-shown = { $move } के बाद की स्थिति, यदि यह अर्थ चुना जाए
page-reading-choose = यह अर्थ चुनें
page-reading-none = कुछ नहीं किया गया: पहले इनमें से एक अर्थ चुनें।
page-open = वह पाठ दिखाएँ जो आपने { -seal } किया था
page-open-about = वह पूरा पाठ चिपकाएँ जो आपने अपनी { -move } { -seal } करते समय सहेजा था। केवल वही पाठ मान्य है जो दर्ज हैश से मेल खाता हो। तब वह दोनों खिलाड़ियों के लिए रिकॉर्ड में होगा, और { -move } की जाँच होगी।
page-publish-about = { -sealed-move } अपने { -envelope(case: "oblique") } में रहती है। वह केवल तब दिखाई जाती है जब दोनों खिलाड़ी सहमत हों।
page-publish = { -sealed-move } दिखाने पर सहमति दें
page-publish-sure = मेरी सहमति है, और यह वापस नहीं ली जा सकती
page-publish-unsure = आपने सहमति नहीं दी है: { -sealed-move } दिखाने की पुष्टि के लिए बॉक्स पर निशान लगाएँ।
page-timing = { -adjourn(form: "noun") } और { -clock }
page-adjourn = { -adjourn(form: "noun") } का प्रस्ताव रखें
page-adjourn-accept = { -adjourn(form: "noun") } स्वीकार करें
page-adjourn-decline = { -adjourn(form: "noun") } अस्वीकार करें
page-adjourn-early = अभी { -adjourn } करें: सत्र का शेष समय आपकी { -clock } से कटता है
page-resume = मैं { -game } { -resume } करने के लिए तैयार हूँ
page-resume-opens = { $who-is ->
    [you] { -sealed-move } तुरंत चली जाती है, और आपकी { -clock } चलती है। { -opponent } की { -clock } रुकी रहती है।
   *[other] { -sealed-move } तुरंत चली जाती है, और { $who } की { -clock } चलती है। आपकी { -clock } रुकी रहती है।
}
page-resume-noted = केवल इससे कोई { -clock } नहीं बदलती।
page-resume-late = आपको बहुत देर हो गई है: { -game } में आपकी हार होती है, जब तक कि { -sealed-move } से वह समाप्त न हो चुका हो।
page-resume-sure = इसे वापस नहीं लिया जा सकता।
page-offer-draw = { -draw } का प्रस्ताव रखें
page-refill = मेरे समय-भंडार से समय लें
page-reflect = मेरा सोचना जारी है: मौन से मेरी हार नहीं होती
page-claim-flag = { -flag } गिरने का दावा करें
page-question-clocks = { -clock(case: "plural") } गलत हैं: { -arbiter } को बताएँ
page-leave = छुट्टी
page-leave-booked = आपकी छुट्टी: { $first } से { $last } तक, दोनों दिन शामिल।
page-leave-first = पहला दिन, आपके समय क्षेत्र के अनुसार
page-leave-last = अंतिम दिन, आपके समय क्षेत्र के अनुसार
page-leave-book = यह छुट्टी लें
page-leave-cancel = { $first } से शुरू होने वाली छुट्टी रद्द करें
page-leave-all = मेरे सभी { -game(case: "plural-oblique") } में छुट्टी
page-leave-all-about = ये दिन आपके हर उस चालू { -game } में छुट्टी गिने जाते हैं जिसकी { -regulations } में इनकी अनुमति है। आपके { -opponent(case: "plural-oblique") } को इसकी सूचना दी जाती है।
page-leave-all-cancel = मेरे सभी { -game(case: "plural-oblique") } में छुट्टी रद्द करें
page-leave-unreadable = कुछ नहीं किया गया: हर दिन को वर्ष, महीने और दिन के रूप में लिखें, जैसे 2026-12-24।
page-move-times = { -move(case: "plural") } कब चली गईं
page-not-sent = अभी नहीं भेजी गई: { $move }।
page-sent = आपकी { -move } { $move } दर्ज हो गई।
page-sent-reply = आपकी { -move } { $move } दर्ज हो गई; जवाबी { -move }: { $reply }।
page-done-declined = आपने { -draw } का प्रस्ताव अस्वीकार किया।
page-done-said = आपका संदेश दर्ज हो गया।
page-done-challenged = आपकी चुनौती दर्ज हो गई।
page-done-sought = { -opponent } की आपकी खोज दर्ज हो गई।
page-done-challenge-declined = आपने चुनौती अस्वीकार की।
page-done-withdrawn = आपने इसे वापस लिया।
page-check = { -check }।
page-live-move = एक { -move } चली गई है।
page-told-move = { -move } चली गई: { $move }।
page-live-message = एक संदेश है।
page-live-change = { -game } बदल गया है।
page-live-show = दिखाएँ
page-live-lost = यह पृष्ठ अब ताज़ा नहीं रखा जा रहा है।
page-live-again = इसे फिर दिखाएँ
page-choose-none = वह { -move } यहाँ संभव नहीं है: चलने के लिए कोई गोटी चुनें, या नीचे { -move } लिखें।
page-mark-offer-of = { $name } की ओर से { -draw } का प्रस्ताव है।
page-mark-own-adjournment = आपकी ओर से { -adjourn(form: "noun") } का प्रस्ताव है।
page-mark-adjournment-of = { $name } की ओर से { -adjourn(form: "noun") } का प्रस्ताव है।
page-move = { -move }, किसी भी नोटेशन में
page-move-which = कौन-सी { -move }
page-with-offer = { -move } के साथ { -draw } का प्रस्ताव रखें
page-message = { -opponent } के लिए संदेश
page-send-move = यह { -move } भेजें
page-verify = { -sealed-move } की जाँच
page-verify-about = आपका ब्राउज़र यहाँ जाँचता है कि { -sealed-move } { -seal } होने के बाद बदली नहीं गई: लॉग के हस्ताक्षर, लॉग में { -seal } होने का स्थान, और { -envelope(case: "oblique") } का पाठ। आप जो भी यहाँ भरते हैं, वह इस पृष्ठ से बाहर नहीं जाता।
page-verify-no-script = यह जाँच एक स्क्रिप्ट है, जो आपके ब्राउज़र में नहीं चलती। “postzug audit script” आदेश कमांड लाइन के लिए स्क्रिप्ट दिखाता है।
page-verify-keys = लॉग की कुंजी, जो आपको बाकी सब दिखाने वाले से नहीं, कहीं और से मिली हो
page-verify-keys-next = यदि आपको अपनी कुंजी मिलने के बाद सेवा ने नई कुंजी बनाई है, तो सेवा के पते /log/statements पर जो दिखता है, उसे भी जोड़ें। उस पर आपकी कुंजी के हस्ताक्षर होने चाहिए, और उसी में नई कुंजी का प्रमाण है।
page-verify-receipts = { -seal } होने की रसीद (फ़ाइल .tlog-proof), और खुलने की रसीद, यदि वह आपके पास हो
page-verify-text = { -envelope(case: "oblique") } का पाठ, यदि वह खुलने की किसी रसीद में न हो
page-verify-file = फ़ाइल से
page-verify-run = जाँचें
page-verify-move = { -sealed-move }
page-verify-judgement = लॉग में { -move } की जाँच का परिणाम
page-verify-game = { -game }
page-verify-event = घटना
page-verify-at = { -seal } होने का समय (UTC)
page-verify-commitment = दर्ज हैश
page-verify-log = लॉग
page-verify-place = लॉग की प्रविष्टियों में स्थान
page-verify-signer = हस्ताक्षर करने वाली कुंजी
page-verify-right = सही: यही वह { -move } है जो { -seal } हुई थी, और उसका { -seal } होना हस्ताक्षरित लॉग में है।
page-verify-wrong-signature = गलत: लॉग पर आपकी दी हुई कुंजी के हस्ताक्षर नहीं हैं। यदि यह कुंजी आपको मिलने के बाद सेवा की नई कुंजी बनी है, तो नई कुंजी का प्रमाण { -game } के बंडल में है।
page-verify-wrong-tree = गलत: घटना हस्ताक्षरित लॉग में नहीं है, या इस स्थान पर नहीं है।
page-verify-wrong-event = गलत: रसीद में ऐसी कोई घटना नहीं है जैसी लॉग में होती हैं।
page-verify-wrong-text = गलत: यह वह पाठ नहीं है जो { -seal } हुआ था।
page-verify-wrong-opening = गलत: जो खोला गया, वह वही नहीं है जो { -seal } हुआ था।
page-verify-wrong-game = गलत: रसीदें या पाठ अलग-अलग { -game(case: "plural-oblique") } के हैं।
page-verify-wrong-verdict = गलत: जो { -move } चली गई, वह { -envelope(case: "oblique") } की { -move } नहीं है।
page-verify-unknown-key = अज्ञात: लॉग की कोई कुंजी नहीं है, न PEM में, न NAME+ID+KEY के रूप में।
page-verify-unknown-receipt = अज्ञात: कोई रसीद नहीं है, या वह अधूरी है। रसीद c2sp.org/tlog-proof@v1 से शुरू होती है।
page-verify-unknown-event-missing = अज्ञात: इस रसीद में घटना नहीं है, केवल उसका प्रमाण है। ईमेल से आई फ़ाइल का इस्तेमाल करें।
page-verify-unknown-no-sealing = अज्ञात: ये रसीदें जो सिद्ध करती हैं, वह लॉग में है, लेकिन इनमें से किसी में { -seal } की गई { -move } दर्ज नहीं है।
page-verify-unknown-statement = अज्ञात: यह सेवा का अपने ही लॉग के बारे में वक्तव्य है, किसी { -game } की रसीद नहीं। { -seal } होने की रसीद जोड़ें।
page-verify-unknown-move = अज्ञात: यही वह पाठ है जो { -seal } हुआ था, और { -move } का { -seal } होना हस्ताक्षरित लॉग में है। पाठ में ऐसा कुछ नहीं है जो यहाँ इस स्थिति की { -move } के रूप में पढ़ा जा सके। खुलने की रसीद जोड़ें: उसमें दर्ज है कि { -arbiter } या सेवा ने उसे कैसे पढ़ा।
page-verify-unknown-text = अज्ञात: { -move } का { -seal } होना हस्ताक्षरित लॉग में है। जब तक उसका पाठ नहीं दिखाया जाता, कोई नहीं बता सकता कि वह कौन-सी { -move } है।
page-verify-unknown-withheld = अज्ञात: { -move } का { -seal } होना हस्ताक्षरित लॉग में है, लेकिन { -envelope(case: "oblique") } का पाठ रोक लिया गया, क्योंकि वह इस { -game } की कोई { -move } नहीं है। { -seal } करने वाला खिलाड़ी उसे दिखा सकता है।
page-verify-unknown-verdict = अज्ञात: यही वह पाठ है जो { -seal } हुआ था, और { -move } का { -seal } होना हस्ताक्षरित लॉग में है। उसकी जाँच के परिणाम की पुष्टि यहाँ नहीं होती: इसके लिए शतरंज के नियम चाहिए।
page-verify-unknown-browser = अज्ञात: यह ब्राउज़र यहाँ जाँच नहीं कर सकता। कोई नया ब्राउज़र लें, और ऐसा पृष्ठ जो https से या किसी फ़ाइल से आया हो।
page-verify-offline-about = यही पृष्ठ एक ऐसी फ़ाइल के रूप में भी है जिसे इंटरनेट की ज़रूरत नहीं।
page-verify-offline = फ़ाइल डाउनलोड करें
page-notice = इन पृष्ठों की लाइब्रेरियों और चित्रों के लाइसेंस
page-seal-here = अपनी अगली { -move } { -seal } करें
page-seal = { $game }: अपनी { -move } { -seal } करें
page-seal-none = इस { -game } में अभी आपको कोई { -move } { -seal } नहीं करनी है।
page-seal-back = { -game } पर वापस जाएँ
page-seal-about = अपनी { -move } यहाँ चुनें। आपका ब्राउज़र उसे { -envelope(case: "oblique") } में रखकर एन्क्रिप्ट करता है। केवल बंद { -envelope } भेजा जाता है, और { -move } की जाँच सेवा उसके खुलने पर करती है। जब तक { -envelope } यहाँ नहीं पहुँचता, आपकी { -clock } चलती है।
page-seal-holders = { $needed ->
    [one] इनमें से कोई एक कुंजी उसे खोलती है:
   *[other] इनमें से { $needed } कुंजियाँ मिलकर उसे खोलती हैं:
}
page-seal-holder = { $name }, संख्या { $number }
page-seal-vault = स्वयं सेवा, { -game } { -resume } होने पर
page-seal-which = { -sealed-move }
page-seal-choose = { -move } चुनें
page-seal-close = { -envelope } इसी ब्राउज़र में बंद करें
page-seal-closed = आपका { -envelope }
page-seal-keep = इस पाठ को अभी सहेजें, और { -envelope } खुलने तक किसी को न दिखाएँ। यह पृष्ठ इसे एक ही बार दिखाता है, और सेवा के पास यह कभी नहीं होता। यदि { -envelope } खो जाए, तो केवल इस पाठ से पता चलता है कि आपने क्या { -seal } किया था।
page-seal-text = { -envelope(case: "oblique") } में रखा पाठ
page-seal-commitment = हैश, जिससे सिद्ध होता है कि पाठ यही है:
page-seal-download = पाठ डाउनलोड करें
page-seal-copy = पाठ कॉपी करें
page-seal-copied = पाठ कॉपी हो गया है। उसे ऐसी जगह चिपकाएँ जहाँ वह आपको फिर मिल सके।
page-seal-copy-failed = ब्राउज़र ने पाठ कॉपी नहीं किया। पाठ चुना हुआ है: उसे स्वयं कॉपी करें, या डाउनलोड करें।
page-seal-send = { -envelope } भेजें
page-seal-draft-keep = मसौदे के रूप में रखें
page-seal-draft-here = आपकी { -move } का मसौदा { -envelope(case: "oblique") } में है। उसे वैसा ही { -seal } करें, या उसकी जगह दूसरा { -envelope } भेजें। जब तक कोई { -move } { -seal } नहीं होती, आपकी { -clock } चलती है।
page-seal-draft-seal = मसौदा { -seal } करें
page-seal-send-about = केवल नीचे का बंद { -envelope } भेजा जाता है। यदि आपने उसे कमांड लाइन से बनाया है, तो उसकी .json फ़ाइल की सामग्री यहाँ चिपकाएँ।
page-seal-envelope = बंद { -envelope }
page-seal-unreadable = यह वैसा बंद { -envelope } नहीं है जैसा यह पृष्ठ या कमांड लाइन बनाती है। कुछ { -seal } नहीं हुआ। आपने जो भेजा, वह सेवा ने देख लिया है: यदि उसमें आपकी { -move } या { -envelope(case: "oblique") } में रखा पाठ था, तो अपनी { -move } फिर से चुनें और उसे नए { -envelope(case: "oblique") } में बंद करें।
page-seal-open = नीचे के खाने में जो है, वह बंद { -envelope } नहीं है, और वह भेजा नहीं गया। अपनी { -move } चुनें और { -envelope } बंद करें, या .json फ़ाइल की सामग्री चिपकाएँ।
page-seal-failed = { -envelope } इस ब्राउज़र में बंद नहीं हो सका, और कुछ नहीं भेजा गया। कमांड लाइन या किसी दूसरे ब्राउज़र का इस्तेमाल करें।
page-seal-insecure = ब्राउज़र केवल उन पृष्ठों पर एन्क्रिप्ट करते हैं जो https से या इसी मशीन से आए हों। सेवा का https वाला पता या कमांड लाइन का इस्तेमाल करें।
page-seal-no-script = यह पृष्ठ एक स्क्रिप्ट से एन्क्रिप्ट करता है, जो आपके ब्राउज़र में नहीं चलती। नीचे दिखाए तरीके से कमांड लाइन में { -seal } करें, और { -envelope } यहाँ चिपकाएँ।
page-seal-protection = यह किससे बचाता है
page-seal-protects = { -move } सेवा को भेजे गए किसी अनुरोध में नहीं होती। इसलिए वह सेवा के किसी लॉग, बैकअप या डेटाबेस में नहीं है, और उन्हें देखने वाले संचालक को वह पता नहीं चलती।
page-seal-clear = विश्लेषण बोर्ड पर आप जो आज़माते हैं और नोट में जो लिखते हैं, वह सेवा को भेजा जाता है, और सेवा उसे पढ़ सकती है। इस { -game } में जो { -move } आपको { -seal } करनी है, उसे इन दोनों में न डालें।
page-seal-protects-vault = इस { -game } में कुंजी सेवा के पास है: वह { -envelope } समय से पूर्व खोल सकती है। आपकी { -move } केवल उनसे सुरक्षित है जिनके पास यह कुंजी नहीं है।
page-seal-protects-not = यह आपको ऐसी सेवा से नहीं बचाता जो आपके ब्राउज़र को दूसरी स्क्रिप्ट भेज दे, जिससे आपकी { -move } का पता चल सके। आपकी अपनी कमांड लाइन बचाती है।
page-seal-command = कमांड लाइन से { -seal } करें
page-seal-command-about = पहले खंड को recipients.json नाम से सहेजें, और आदेश चलाएँ। वह आपकी { -move } पूछता है, ताकि { -move } कमांड लाइन के इतिहास में न रहे। पाठ .txt फ़ाइल में रहता है, और .json फ़ाइल की सामग्री ऊपर चिपकानी है।
page-done-drafted = आपका मसौदा रख लिया गया है। वह अभी { -seal } नहीं है, और आपकी { -clock } चल रही है।
page-done-sealed = आपकी { -move } { -seal } हो गई है।
page-offer = { -draw } का प्रस्ताव
page-accept = स्वीकार करें
page-accept-sure = मुझे { -draw } स्वीकार है, जिससे { -game } समाप्त होता है
page-accept-unsure = आपने स्वीकार नहीं किया है: { -game } के { -draw } पर समाप्त होने की पुष्टि के लिए बॉक्स पर निशान लगाएँ।
page-decline = अस्वीकार करें
page-claims = दावे
page-claim-tablebase-win = एंडगेम टेबलबेस: जीत मेरी
page-claim-tablebase-draw = एंडगेम टेबलबेस: { -draw }
page-claim-basis = आधार
page-claim-announced = इस { -move } के साथ, यदि आप कोई { -move } घोषित करें
page-claim-again = इस { -move } पर आपका एक दावा गलत निकला है, इसलिए दूसरे गलत दावे से { -opponent } को और समय नहीं मिलता।
page-claim-about = दावा वापस नहीं लिया जा सकता। यदि वह गलत हो, तो आपकी घोषित { -move } चली जाती है। { -draw } का दावा तब { -draw } के प्रस्ताव के रूप में बना रहता है।
page-claim = दावा करें
page-leaving = हार मानें
page-resign-sure = इस { -game } में मेरी हार है
page-resign = हार मानें
page-resign-unsure = आपने हार नहीं मानी है: { -game } में अपनी हार की पुष्टि के लिए बॉक्स पर निशान लगाएँ।
page-plan = सशर्त { -move(case: "plural") }
page-plan-of = { $game } में सशर्त { -move(case: "plural") }
page-plan-about = जब तक { -opponent } की { -move } की प्रतीक्षा है, आप उनकी संभावित { -move(case: "plural-oblique") } के जवाब सहेज सकते हैं। सहेजा हुआ जवाब आपसे दोबारा पूछे बिना तुरंत चला जाता है, और उसमें आपका कोई समय नहीं लगता।
page-plan-game = { -game } पर जाएँ
page-plan-change = सशर्त { -move(case: "plural") } बदलें
page-plan-none = कोई पंक्ति सहेजी नहीं गई है।
page-plan-saved = सहेजी हुई, और आपसे दोबारा पूछे बिना चली जाने वाली:
page-plan-saved-lines = सहेजी हुई पंक्तियाँ
page-plan-damaged = आपकी सहेजी हुई पंक्तियाँ पढ़ी नहीं जा सकतीं। इसका कारण सेवा के संचालक को लॉग में मिलेगा।
page-plan-if = यदि { $theirs }, तो { $mine }
page-plan-if-then = { $before }; फिर यदि { $theirs }, तो { $mine }
page-plan-waits = { $mine } नहीं चली गई, और आपके फैसले की प्रतीक्षा में है
page-plan-used = आपकी सशर्त { -move(case: "plural") } चली गईं: { $moves }।
page-plan-remove = हटाएँ
page-plan-remove-line = हटाएँ: { $line }
page-plan-remove-all = सहेजी हुई सभी पंक्तियाँ हटाएँ
page-plan-draft = नई पंक्तियाँ
page-plan-unsaved = यह मसौदा है। यह सहेजा नहीं गया है, और इसमें से कुछ नहीं चला जाता।
page-plan-lines = किसी भी नोटेशन में { -move(case: "plural-oblique") } की पंक्तियाँ, हर एक अलग पंक्ति में, { -opponent } की { -move } से शुरू और आपकी { -move } पर समाप्त, जैसे: 5755 7163 2836 6125
page-plan-save = ये पंक्तियाँ सहेजें
page-plan-read = मसौदे का अर्थ दिखाएँ
page-plan-empty = कुछ नहीं सहेजा गया: पहले एक पंक्ति लिखें।
page-plan-changed = कुछ सहेजा या हटाया नहीं गया, क्योंकि इस पृष्ठ के खुलने के बाद आपकी सहेजी हुई पंक्तियाँ या { -game } बदल गया है। वे अब इस प्रकार हैं।
page-plan-clash = ये पंक्तियाँ एक ही स्थिति का जवाब अलग-अलग { -move(case: "plural-oblique") } से देती हैं। इनमें से एक बदलें:
page-plan-line = पंक्ति { $line }: { $text }
page-plan-your-move = अभी आपकी { -move } है। सशर्त { -move(case: "plural") } उसके साथ लिखी और भेजी जाती हैं।
page-plan-adjourned = { -game } { -adjourn } रहने तक कोई पंक्ति सहेजी नहीं जाती।
page-plan-over = { -game } समाप्त हो चुका है।
page-plan-opponents = { -opponent } की पंक्तियाँ, जो इस { -game } में आपको दिखाई जाती हैं
page-plan-with-move = इस { -move } के साथ सशर्त { -move(case: "plural") }
page-plan-with-move-about = { -move } भेजे जाने तक ये मसौदा हैं। उसके बाद ये सहेजी हुई पंक्तियों की जगह ले लेती हैं।
page-done-plan-saved = आपकी पंक्तियाँ सहेज ली गई हैं।
page-done-plan-removed = हटा दिया गया। बाकी पंक्तियाँ यहाँ दिखाई गई हैं।
page-analysis = विश्लेषण बोर्ड
page-analysis-of = { $game } का विश्लेषण बोर्ड
page-analysis-about = यहाँ आप { -move(case: "plural") } आज़माते हैं। इनमें से कुछ भी चला, सहेजा या किसी को दिखाया नहीं जाता, और कोई इंजन नहीं देखता।
page-analysis-private = यहाँ आप { -move(case: "plural") } आज़माते हैं। इनमें से कुछ भी चला या किसी को दिखाया नहीं जाता, और कोई इंजन नहीं देखता। आपकी पंक्तियाँ { -game } के साथ बनी रहती हैं, केवल आपके लिए। वे सशर्त { -move(case: "plural") } नहीं हैं।
page-analysis-lines = मेरी पंक्तियाँ
page-analysis-forget = हटाएँ
page-analysis-full = यह पंक्ति सहेजी नहीं गई, क्योंकि इस { -game } के लिए आपकी { $most } पंक्तियाँ पहले से हैं। पहले उनमें से कोई एक हटाएँ।
page-analysis-damaged = आपकी पंक्तियाँ पढ़ी नहीं जा सकतीं। इसका कारण सेवा के संचालक को लॉग में मिलेगा। अगली पंक्ति जो आप आज़माएँगे, वह इनकी जगह ले लेगी।
page-analysis-long = यहाँ एक पंक्ति में अधिक से अधिक { $most } अर्ध-{ -move(case: "plural") } होती हैं।
page-analysis-line = आपकी आज़माई हुई { -move(case: "plural") }
page-analysis-back = एक { -move } पीछे
page-analysis-legal = संभव { -move(case: "plural") }
page-analysis-no-move = कोई { -move } संभव नहीं है।
page-analysis-next = आगे की { -move(case: "plural") }, किसी भी नोटेशन में
page-analysis-show = दिखाएँ
page-analysis-keep = यह पंक्ति रखें
page-analysis-to-notes = यह पंक्ति मेरे नोट में रखें
page-analysis-to-plan = इस पंक्ति को सशर्त { -move(case: "plural") } बनाएँ
page-analysis-to-move = पहली { -move } चलें, और बाकी को सशर्त { -move(case: "plural") } बनाएँ
page-analysis-plan-ends = सशर्त { -move(case: "plural-oblique") } की पंक्ति { -opponent } की { -move } से शुरू होती है और आपकी अपनी { -move } पर समाप्त होती है।
page-notes = मेरे नोट
page-notes-on = { $game } पर मेरे नोट
page-notes-about = इन्हें केवल आप देखते हैं: कोई { -opponent }, { -arbiter } या प्रशासक नहीं। ये { -game } के साथ बने रहते हैं, उसके समाप्त होने के बाद भी।
page-notes-text = नोट
page-notes-save-first = इस पृष्ठ का कोई दूसरा फ़ॉर्म भेजने से पहले अपने नोट सहेज लें: एक फ़ॉर्म में लिखा हुआ दूसरे फ़ॉर्म के साथ नहीं भेजा जाता।
page-notes-save = नोट सहेजें
page-notes-stored = सहेजे हुए नोट ये हैं
page-notes-unsaved = यह पाठ सहेजा नहीं गया है।
page-notes-damaged = आपके नोट पढ़े नहीं जा सकते। इसका कारण सेवा के संचालक को लॉग में मिलेगा। आप यहाँ जो सहेजेंगे, वह इन नोटों की जगह ले लेगा।
page-done-line-forgotten = पंक्ति हटा दी गई है।
page-done-notes-saved = आपके नोट सहेज लिए गए हैं।
page-clocks = { -clock(case: "plural") }
page-moves = { -move(case: "plural") }
page-pieces = गोटियाँ
page-messages = संदेश
page-message-from = { $name }:
page-message-new = नया
page-message-erased = (मिटाया गया)
page-message-arbiter = { -arbiter }
page-send-message = यह संदेश भेजें
page-acts = { -arbiter } की कार्रवाइयाँ
page-appeal = दूसरे { -arbiter } से { -appeal }, { $until } तक
page-appeal-about = दूसरे { -arbiter } के फैसले तक कार्रवाई लागू रहती है। फैसला आपको ईमेल से मिलेगा।
page-appeal-grounds = आपके कारण, जिन्हें { -arbiter } और आपके { -opponent } पढ़ते हैं
page-appeal-send = { -appeal } करें
page-appeal-decided = दूसरे { -arbiter } ने { -appeal } पर फैसला किया: { $at }।
page-mark-appeal = { -arbiter } की कार्रवाई के विरुद्ध एक { -appeal } दूसरे { -arbiter } की प्रतीक्षा में है।
page-mark-appeal-decided = { -arbiter } की कार्रवाई के विरुद्ध एक { -appeal } पर फैसला हो गया।
page-adjudication = { -arbiter } का निर्णय
page-adjudication-about = { -arbiter } विश्लेषण के आधार पर { -game } का परिणाम तय करते हैं। आपका विश्लेषण { -opponent } को { -game } समाप्त होने पर दिखता है।
page-adjudication-seeks = आपका अनुरोध
page-adjudication-send = यह विश्लेषण भेजें
page-withdrawal = कई { -game(case: "plural-oblique") } से नाम वापस लें
page-withdrawal-about = इसे पलटा नहीं जा सकता। एक मिनट के भीतर इनमें से हर { -game } में, उसकी { -regulations } के अनुसार, या तो आपकी हार होती है, या { -game } निरस्त होता है, या उसका फैसला { -arbiter } पर छोड़ा जाता है। केवल यह { -game } समाप्त करना हो, तो हार मानें।
page-withdrawal-scope = कौन-से { -game }
page-withdrawal-from = { $scope ->
    [event] इस प्रतियोगिता में मेरे सभी चल रहे { -game }
   *[all] यहाँ मेरे सभी चल रहे { -game }
}
page-withdrawal-reason = कारण, जिसे हर { -game } के दोनों खिलाड़ी पढ़ते हैं
page-withdrawal-sure = इन { -game(case: "plural-oblique") } से मेरा नाम वापस लिया जाए
page-withdrawal-unsure = आपने नाम वापस नहीं लिया है: पुष्टि के लिए बॉक्स पर निशान लगाएँ।
page-withdrawal-games = { $n ->
    [one] यहाँ आपका { $n } { -game } चल रहा है:
   *[other] यहाँ आपके { $n } { -game } चल रहे हैं:
}
page-withdrawal-record = नाम वापस लेना इनमें से हर { -game } में दर्ज है, और हर { -game } के दोनों खिलाड़ी आपका कारण पढ़ते हैं।

page-opponent = { -opponent } का नाम; किसी के भी साथ खेलने के लिए खाली छोड़ें
page-colour = आपका रंग
page-colour-drawn = लॉटरी से
page-colour-white = { -white }
page-colour-black = { -black }
page-control = समय
page-new-show = प्रस्ताव दिखाएँ
page-new-offer = आपका प्रस्ताव
page-new-unsent = अभी कोई प्रस्ताव नहीं रखा गया है। आपका प्रस्ताव यह है:
page-new-send = इस { -game } का प्रस्ताव रखें
page-rules = छुट्टी और दूसरे नियम
page-rules-leave = एक कैलेंडर वर्ष में छुट्टी के दिन; कोई न हो तो 0
page-rules-leave-ahead = छुट्टी कितने दिन पहले लेनी होती है
page-rules-leave-least = एक छुट्टी के कम से कम दिन
page-rules-usual = सामान्य के अनुसार
page-control-move = अन्य: हर { -move } के लिए दिन
page-control-increment = अन्य: पूरे { -game } के लिए दिन, और हर { -move } पर अतिरिक्त घंटे
page-control-moves = अन्य: { -move(case: "plural-oblique") } की तय संख्या के लिए दिन, जैसे ICCF में
page-control-blocks = अन्य: { -clock } में दिन, समय-भंडार में दिन, और हर { -move } पर अतिरिक्त दिन (Triple Block)
page-control-periods = अन्य: अधिक से अधिक नौ अवधियाँ, एक के बाद एक
page-control-own = किसी अन्य समय के लिए संख्याएँ
page-control-days = दिन
page-control-hours = हर { -move } पर अतिरिक्त घंटे
page-control-cap = { -clock } में अधिक से अधिक दिन; सीमा न हो तो खाली छोड़ें
page-control-number = { -move(case: "plural-oblique") } की संख्या
page-control-clock = { -clock } में दिन
page-control-bank = समय-भंडार में दिन
page-control-more = हर { -move } पर अतिरिक्त दिन
page-control-first = जितनी { -move(case: "plural-oblique") } पर दिन जुड़ते हैं, उनकी संख्या; 50 के लिए खाली छोड़ें
page-control-period = अवधि { $n }
page-control-period-moves = { -move(case: "plural-oblique") } की संख्या; बाकी { -game } के लिए खाली छोड़ें
page-control-period-time = समय, जैसे 50d, 12h या 1d 12h
page-control-period-increment = हर { -move } पर अतिरिक्त समय
page-control-period-cap = { -clock } में अधिक से अधिक समय; सीमा न हो तो खाली छोड़ें
page-control-period-delay = हर { -move } पर वह समय जो { -clock } से नहीं कटता
page-control-whole = केवल पूरे दिन काटे जाते हैं।
page-control-double = एक ही { -move } के वे दिन जिनके बाद समय दोगुना गिना जाता है; कभी नहीं तो खाली छोड़ें
page-control-thematic = आरंभिक स्थिति से पहले की { -move(case: "plural") } गिनी जाती हैं।
page-field-number = यह { $least } से { $most } तक का पूर्णांक होना चाहिए।
page-field-time = यह समय होना चाहिए, जैसे 50d, 12h या 1d 12h।
page-control-unreadable = कोई प्रस्ताव नहीं रखा गया: अपने चुने हुए समय की संख्याएँ भरें; हर संख्या पूर्णांक हो।
page-challenges-received = आपके लिए चुनौतियाँ
page-challenges-sent = आपकी चुनौतियाँ और खोजें
page-seeks-open = { -opponent } की खोज में खिलाड़ी
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = { $name } के लिए: { $control }; { $colour }
page-challenge-seek = किसी के भी लिए: { $control }; { $colour }
page-plays-white = { $name } का पक्ष { -white }
page-plays-black = { $name } का पक्ष { -black }
page-start = आरंभिक स्थिति
page-start-usual = सामान्य स्थिति
page-start-960 = Chess960
page-start-set = तय स्थिति से
page-start-number = Chess960 स्थिति की संख्या; लॉटरी से तय करने के लिए खाली छोड़ें
page-start-fen = तय स्थिति (FEN)
page-start-castling = Chess960 के नियमों से { -castling }
page-regulated = यहाँ समय के अलावा और भी अलग नियम हैं। ये सेटिंग्स सामान्य से अलग हैं:
page-player = { $name }
page-player-arbiter = इस सेवा के { -arbiter }।
page-player-running = चालू { -game }
page-player-hidden = इस नाम या संख्या वाले किसी खिलाड़ी का ऐसा कोई { -game } नहीं है जिसे हर कोई पढ़ सके। सदस्य साइन इन करने पर सभी खिलाड़ियों को देख सकते हैं।
page-public-running = { -game } चालू है।
page-public-delayed = { $plies ->
    [one] { -game } चालू है। आखिरी अर्ध-{ -move } अभी सार्वजनिक नहीं है।
   *[other] { -game } चालू है। आखिरी { $plies } अर्ध-{ -move(case: "plural") } अभी सार्वजनिक नहीं हैं।
}
page-public-at = { $at }
page-public = { -game } कौन पढ़ सकता है
page-public-no = { -game } केवल सदस्य पढ़ सकते हैं
page-step-start = शुरुआत
page-step-back = पीछे
page-step-on = आगे
page-step-back-by = { $n } { $n ->
    [one] अर्ध-{ -move }
   *[other] अर्ध-{ -move(case: "plural") }
} पीछे
page-step-on-by = { $n } { $n ->
    [one] अर्ध-{ -move }
   *[other] अर्ध-{ -move(case: "plural") }
} आगे
page-step-end = अंत
page-accept-game = खेलें
page-withdraw = वापस लें

page-desk = { -arbiter } की मेज़
page-desk-nothing = आपके लिए कोई काम बाकी नहीं है।
page-desk-list = { $list } ({ $n })
page-desk-envelopes = { -envelope(case: "oblique") }
page-desk-flags = { -flag(case: "oblique") }
page-desk-claims = दावे और { -arbiter } के निर्णय के अनुरोध
page-desk-appeals = { -appeal(form: "plural") }
page-desk-withdrawals = नाम वापस लेना
page-desk-questions = { -clock(case: "plural") } जिन्हें गलत बताया गया
page-desk-question = { $name } ने बताया कि { -clock(case: "plural") } गलत हैं: { $at }।
page-desk-question-about = { -clock(case: "plural") } ठीक करें। यदि वे सही हों, तो अपना कारण लिखकर उनकी पुष्टि वैसे ही करें।
page-desk-find = कोई दूसरा { -game }, उसकी संख्या से
page-desk-show = दिखाएँ
page-desk-waits-for = प्रतीक्षा है: { $what }।
page-desk-resumes = { -game } { -resume } होगा: { $at }।
page-desk-until = { $at } तक।
page-desk-flag-open = जब तक { -arbiter } { -game } समाप्त न करें, तब तक { -move } मान्य रहती है।
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } का दावा: { -draw }, आधार: स्थिति का तीन बार दोहराव।
    [fifty_moves] { $name } का दावा: { -draw }, आधार: पचास { -move(case: "plural-oblique") } का नियम।
    [tablebase_win] { $name } का दावा: जीत, आधार: एंडगेम टेबलबेस।
    [tablebase_draw] { $name } का दावा: { -draw }, आधार: एंडगेम टेबलबेस।
    [adjudicated_win] { $name } का { -arbiter } के निर्णय का अनुरोध: जीत।
   *[adjudicated_draw] { $name } का { -arbiter } के निर्णय का अनुरोध: { -draw }।
}
page-desk-announced = दावा इस { -move } के बाद की स्थिति के बारे में है: { $move }।
page-desk-claim-stops = इस बीच कोई { -clock } नहीं चलती।
page-desk-claim-runs = इस बीच { -clock } चलती है।
page-desk-withdrawn = { $name } ने नाम वापस लिया: { $at }। कोई { -clock } नहीं चलती।
page-desk-silent = { $name } का नाम मौन के कारण वापस माना गया: { $at }। कोई { -clock } नहीं चलती।
page-desk-appeal = { $names }: कार्रवाई { $number } ({ $act }) के विरुद्ध { -appeal }, { $at } से।
page-desk-own-act = कार्रवाई आपकी है, इसलिए { -appeal } पर फैसला दूसरे { -arbiter } को करना है।
page-desk-game = { -arbiter } की मेज़ पर { $game }: { $white } - { $black }
page-desk-to-board = बोर्ड और { -move(case: "plural") }
page-desk-done = यह दर्ज हुआ।
page-desk-acts = कार्रवाइयाँ
page-desk-acts-about = हर कार्रवाई होने से पहले दोनों { -clock(case: "plural-oblique") } पर उसका असर दिखाया जाता है। कारण दोनों खिलाड़ी पढ़ते हैं।
page-desk-acts-none = इस { -game } में अभी ऐसी कोई कार्रवाई नहीं है जो आप कर सकें।
page-desk-act = { $act ->
    [decide-claim] दावे पर फैसला करें
    [claim-flag] { -flag } गिरने के कारण { -game } समाप्त करें
    [decide-appeal] { -appeal } पर फैसला करें
    [acknowledge-face] { -envelope(case: "oblique") } के ऊपर के विवरण की पुष्टि करें
    [set-resumption] { -resume } होने का दूसरा समय तय करें
    [approve-early-opening] समय से पूर्व { -envelope } खोलने पर सहमति दें
    [declare-missing] { -envelope } खोया हुआ घोषित करें
    [envelope] { -envelope } खोलें
    [warn] खिलाड़ी को चेतावनी दें
    [give-time] समय दें
    [take-time] समय काटें
    [correct-clocks] { -clock(case: "plural") } ठीक करें
    [adjudicate] परिणाम का निर्णय करें
    [forfeit] एक पक्ष की हार घोषित करें
    [cancel] { -game } रद्द करें
    [replay] { -game } रद्द करके फिर से शुरू करें
    [annul] { -game } निरस्त करें
    [change-points] अंक बदलें
    [grant-leave] विशेष छुट्टी दें
    [end-leave] छुट्टी समाप्त करें
    [adjourn] { -game } { -adjourn } करें
    [take-back] { -move(case: "plural") } वापस लें
    [replace] खिलाड़ी बदलें
    [withdraw] नाम वापस लेना दर्ज करें
   *[expel] खिलाड़ी को निष्कासित करें
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] खिलाड़ी
    [time] समय, जैसे 2d या 1d 12h
    [used_white] { -white } का इस्तेमाल किया हुआ समय, जैसे 1d 12h
    [used_black] { -black(form: "oblique") } का इस्तेमाल किया हुआ समय, जैसे 1d 12h
    [deadline] चल रही { -clock } का अंतिम समय, आपके समय क्षेत्र में; खाली हो तो नहीं बदलता
    [result] परिणाम
    [points_white] { -white } के अंक
    [points_black] { -black(form: "oblique") } के अंक
    [first] पहला दिन, खिलाड़ी के स्थान के अनुसार
    [last] अंतिम दिन, खिलाड़ी के स्थान के अनुसार
    [ply] बनी रहने वाली अर्ध-{ -move(case: "plural-oblique") } की संख्या
    [player] नए खिलाड़ी का नाम
    [scope] { -game }
    [claim] दावा
    [upheld] दावे पर फैसला
    [act] कार्रवाई
    [reverse] अपील पर फैसला
    [resume_at] { -resume } होने का समय, आपके समय क्षेत्र में
   *[reason] कारण, जिसे दोनों खिलाड़ी पढ़ते हैं
}
page-desk-scope = { $scope ->
    [game] केवल यह { -game }
    [event] इस प्रतियोगिता में खिलाड़ी के सभी चल रहे { -game }
   *[all] यहाँ खिलाड़ी के सभी चल रहे { -game }
}
page-desk-white = { -white }, { $name }
page-desk-black = { -black }, { $name }
page-desk-upheld = दावा सही है।
page-desk-rejected = दावा सही नहीं है।
page-desk-reversed = कार्रवाई पलटी जाती है।
page-desk-confirmed = कार्रवाई बनी रहती है।
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = यह खाना पढ़ा नहीं जा सकता, इसलिए कुछ नहीं किया गया: { $field }।
page-desk-preview = असर दिखाएँ
page-desk-not-done = अभी कुछ दर्ज नहीं हुआ है। असर देखें, और नीचे उसकी पुष्टि करें।
page-desk-effect = असर
page-desk-on-record = यदि आप इसकी पुष्टि करें, तो { $game }, { $white } - { $black } के रिकॉर्ड में यह दर्ज होगा:
page-desk-drops = इनकी सशर्त { -move(case: "plural") } हट जाती हैं: { $names }।
page-desk-elsewhere = दूसरे { -game } भी बदलते हैं: { $scope }।
page-desk-again = { -game } नई संख्या के साथ फिर से शुरू होता है।
page-desk-clocks-now = अभी की { -clock(case: "plural") }
page-desk-clocks-after = इसके बाद की { -clock(case: "plural") }
page-desk-confirm = पुष्टि करें: { $act }
page-desk-change = पहले बदलें
page-desk-stale = असर दिखाए जाने के बाद { -game } बदल गया है, इसलिए कुछ नहीं किया गया। अब असर यह है।
page-desk-stale-envelope = यह पृष्ठ दिखाए जाने के बाद { -game } बदल गया है, इसलिए कुछ नहीं किया गया।
page-desk-envelope = { -envelope }
page-desk-envelope-of = { $game }: { -envelope }
page-desk-early = { -envelope } खोलने का समय अभी नहीं हुआ है। { $needed ->
    [one] समय से पूर्व खोलने के लिए एक { -arbiter } की सहमति चाहिए।
   *[other] समय से पूर्व खोलने के लिए { $needed } { -arbiter(case: "plural-oblique") } की सहमति चाहिए।
}
page-desk-early-nobody = अभी तक किसी की सहमति नहीं मिली है।
page-desk-early-you = आपकी सहमति मिल चुकी है।
page-desk-early-agreed = { $name } की सहमति मिल चुकी है।
page-desk-early-other = इसे दूसरे { -arbiter } को खोलना है।
page-desk-pace = दोनों ने अपना समय कैसे इस्तेमाल किया
page-desk-pace-in = { $game }: दोनों ने अपना समय कैसे इस्तेमाल किया
page-desk-commitment = दर्ज हैश (पाठ का SHA-256):
page-desk-held-here = { -game } { -resume } होने पर सेवा इसे खोलती है।
page-desk-held = इसे खोलने के लिए इतनी कुंजियाँ चाहिए: { $needed }। कुंजियाँ इनके पास हैं: { $holders }।
page-desk-opening-about = { -clock(case: "plural-oblique") } पर आगे क्या होगा, यह { -sealed-move } पर निर्भर है, जिसे { -envelope } खुलने से पहले कोई नहीं देखता।
page-resume-about = इसके बाद सेवा { -envelope } खोलती है और { -sealed-move } चलती है। यदि वह { -move } { -illegal } या अस्पष्ट हो, तो { -game } समाप्त हो सकता है। इसे पलटा नहीं जा सकता।
page-desk-resume = { -game } { -resume } करें
page-desk-open = { -envelope } खोलें
page-desk-open-about = इसे इस पृष्ठ के बाहर अपनी कुंजी से डिक्रिप्ट करें: age -d -i KEY envelope.age. फिर पूरा पाठ यहाँ चिपकाएँ; केवल वही पाठ मान्य है जिसका हैश दर्ज हुआ था। पृष्ठ उसे फिर नहीं दिखाता।
page-desk-decrypt-about = या इसे इसी ब्राउज़र में डिक्रिप्ट करें। आपकी गुप्त कुंजी नहीं भेजी जाती, और पाठ केवल नीचे दिए गए फ़ॉर्म के साथ भेजा जाता है। जो सेवा आपके ब्राउज़र को दूसरी स्क्रिप्ट भेज दे, वह कुंजी पढ़ सकती है: कमांड लाइन अधिक सुरक्षित है।
page-desk-decrypt-closed = बंद { -envelope }, या वह जो दूसरे { -arbiter } की कुंजी के बाद भी बंद रहा
page-desk-decrypt-key = आपकी गुप्त कुंजी, age-keygen की फ़ाइल से
page-desk-decrypt-file = गुप्त कुंजी, फ़ाइल से
page-desk-decrypt = इस ब्राउज़र में डिक्रिप्ट करें
page-desk-decrypt-no-key = age की कोई गुप्त कुंजी नहीं है। वह AGE-SECRET-KEY-1 से शुरू होती है।
page-desk-decrypt-failed = यह कुंजी इसे नहीं खोलती।
page-desk-decrypt-wrong = { -envelope(case: "oblique") } में वह पाठ नहीं है जिसका हैश दर्ज हुआ था।
page-desk-decrypt-left = आपकी कुंजी से एक परत खुली। यह अगले { -arbiter } को दें, जिनके पास इसे खोलने की दूसरी कुंजी है:
page-desk-closed = बंद { -envelope }
page-desk-text = { -envelope(case: "oblique") } का पाठ
page-desk-early-reason = कारण, यदि { -envelope } समय से पूर्व खोला जाए; इसे दोनों खिलाड़ी पढ़ते हैं
page-desk-trail = घटनाक्रम
page-desk-column = { $column ->
    [number] क्रम
    [what] क्या
    [by] किसने
    [received] मिलने का समय
    [judged] जाँचने का समय
    [white] इसके बाद { -white } की { -clock }
   *[black] इसके बाद { -black(form: "oblique") } की { -clock }
}
page-desk-channel = { $channel ->
    [mail] ईमेल से
    [http] पृष्ठ या API से
    [console] कमांड लाइन से
   *[timekeeper] अपने आप
}
page-desk-refused = अस्वीकृत: { $why }
page-desk-recorded = जैसा दर्ज है
page-desk-cause = कारण:
page-desk-seconds = { $n } से॰
page-desk-clock = इस्तेमाल { $used }, बाकी { $left }।
page-desk-left-off = अस्वीकृत प्रयास जो नहीं दिखाए गए: { $n }।
page-desk-event = { $event ->
    [created] { -game } शुरू हुआ
    [moved] { -move }
    [said] संदेश
    [draw_offered] { -draw } का प्रस्ताव
    [draw_declined] { -draw } अस्वीकार
    [claim_upheld] दावा सही ठहराया गया
    [claim_referred] { -arbiter } के लिए दावा
    [analysed] विश्लेषण
    [claim_lapsed] दावा समाप्त माना गया
    [claim_rejected] दावा अस्वीकृत
    [illegal_move] { -illegal } { -move }
    [adjournment_proposed] { -adjourn(form: "noun") } का प्रस्ताव
    [adjournment_declined] { -adjourn(form: "noun") } अस्वीकार
    [sealing_began] जिसकी { -move } है, उस खिलाड़ी को { -move } { -seal } करनी है
    [drafted] मसौदा { -envelope(case: "oblique") } में रखा गया
    [sealed] { -move } { -seal } हुई
    [face_acknowledged] { -envelope(case: "oblique") } के ऊपर के विवरण की पुष्टि हुई
    [resumption_set] { -resume } होने का समय तय हुआ
    [resumption_requested] एक खिलाड़ी { -resume } करने को तैयार है
    [resumed] { -game } { -resume } हुआ
    [early_opening_approved] समय से पूर्व खोलने का अनुमोदन हुआ
    [came_late] एक खिलाड़ी को आने में बहुत देर हुई
    [envelope_missing] { -envelope } खो गया, या वह नहीं खुलता
    [publication_agreed] एक खिलाड़ी { -envelope } प्रकाशित करने पर सहमत है
    [envelope_published] { -envelope } प्रकाशित हुआ
    [reading_chosen] { -sealed-move } का अर्थ चुना गया
    [clocks_questioned] { -clock(case: "plural") } गलत बताई गईं
    [opened] { -envelope } खोला गया
    [flag_fell] { -flag } गिर गया
    [leave_booked] छुट्टी दर्ज हुई
    [leave_cancelled] छुट्टी रद्द हुई
    [reflection_declared] { -move } पर सोचना जारी रखने की घोषणा
    [downtime_returned] सेवा बंद रहने का समय लौटाया गया
    [zone_noted] समय क्षेत्र दर्ज हुआ
    [clock_refilled] समय-भंडार से { -clock } में समय लिया गया
    [mail_problem] ईमेल नहीं पहुँचते
    [mail_restored] ईमेल फिर पहुँचते हैं
    [ended] { -game } समाप्त हुआ
    [withdrawn] नाम वापस लेना
    [appealed] { -appeal }
    [appeal_decided] { -appeal } पर फैसला हुआ
    [act_warn] { -arbiter }: चेतावनी
    [act_time] { -arbiter }: समय दिया या काटा गया
    [act_clocks] { -arbiter }: { -clock(case: "plural") } ठीक की गईं
    [act_adjudicate] { -arbiter }: परिणाम का निर्णय
    [act_forfeit] { -arbiter }: हार घोषित
    [act_cancel] { -arbiter }: { -game } रद्द
    [act_annul] { -arbiter }: { -game } निरस्त
    [act_give_way] दूसरा { -game } मान्य है
    [act_points] { -arbiter }: अंक बदले गए
    [act_leave] { -arbiter }: विशेष छुट्टी दी गई
    [act_end_leave] { -arbiter }: छुट्टी समाप्त की गई
    [act_adjourn] { -arbiter }: { -adjourn(form: "noun") } का आदेश
    [act_take_back] { -arbiter }: { -move(case: "plural") } वापस ली गईं
    [act_replace] { -arbiter }: खिलाड़ी बदला गया
    [act_expel] { -arbiter }: खिलाड़ी निष्कासित
   *[other] { $event }
}
page-admin = प्रशासन
page-admin-players = खिलाड़ी
page-admin-mail = आने वाले ईमेल
page-admin-trouble = न पहुँचने वाले ईमेल और घटनाएँ
page-admin-health = सेवा की स्थिति
page-admin-aside = { $n ->
    [0] आने वाला कोई ईमेल आपकी प्रतीक्षा में नहीं है।
    [one] आने वाला एक ईमेल आपकी प्रतीक्षा में है।
   *[other] आने वाले { $n } ईमेल आपकी प्रतीक्षा में हैं।
}
page-admin-more = और
page-admin-none = कोई नहीं।
page-admin-part = नाम का हिस्सा
page-admin-address = पूरा ईमेल पता
page-admin-search = खोजें
page-admin-no-address = यह पता किसी खाते का नहीं है।
page-admin-since = कब से: { $at }
page-admin-player = खिलाड़ी { $name }
page-admin-role = भूमिका
page-admin-deleted = यह खाता हटा दिया गया था।
page-admin-mail-arrives = इस खिलाड़ी को भेजा गया कोई ईमेल नहीं लौटा।
page-admin-stopped = { $since } से लौटे हुए ईमेल: { $n }, सबसे नए का कारण: { $reason }। { -game(case: "plural-oblique") } के बारे में ईमेल भेजना रुका हुआ है।
page-admin-returned = { $since } से लौटे हुए ईमेल: { $n }, सबसे नए का कारण: { $reason }। ईमेल अब भी भेजे जाते हैं।
page-admin-sessions = सत्र
page-admin-no-sessions = यह खिलाड़ी कहीं साइन इन नहीं है।
page-admin-trail = खाते का घटनाक्रम
page-admin-trail-about = सबसे नई प्रविष्टियाँ पहले हैं। खिलाड़ी को यह घटनाक्रम अपने डेटा के साथ मिलता है।
page-admin-event = { $what ->
    [signed_up] खाता बनाया गया
    [signed_in] साइन इन किया गया
    [session_ended] सत्र समाप्त हुआ
    [sessions_ended] सभी सत्र समाप्त हुए
    [refresh_token_reused] सत्र समाप्त हुआ, क्योंकि उसकी कुंजी दो बार इस्तेमाल हुई
    [api_token_made] प्रोग्रामों के लिए टोकन बनाया गया
    [api_token_revoked] प्रोग्रामों का टोकन रद्द किया गया
    [api_tokens_revoked] प्रोग्रामों के सभी टोकन रद्द किए गए
    [calendar_made] कैलेंडर का पता बनाया गया
    [calendar_revoked] कैलेंडर का पता रद्द किया गया
    [webhook_secret_made] webhook की गुप्त कुंजी बनाई गई
    [webhook_enabled] webhook चालू किया गया
    [webhook_deleted] webhook हटाया गया
    [envelope_key] { -sealed-move(case: "plural-oblique") } की कुंजी दर्ज हुई
    [address_changed] ईमेल पता बदला गया
    [role_changed] भूमिका बदली गई
    [mail_stopped] { -game(case: "plural-oblique") } के बारे में ईमेल भेजना रुका
    [mail_resumed] { -game(case: "plural-oblique") } के बारे में ईमेल भेजना { -resume } हुआ
    [mail_restored] { -game(case: "plural-oblique") } के बारे में ईमेल भेजना प्रशासक ने { -resume } किया
    [unsubscribed_by_link] ईमेल के लिंक से सूचनाएँ बंद की गईं
    [text_erased] पाठ मिटाया गया
    [mail_replayed] आने वाला ईमेल फिर से पढ़ा गया
    [mail_released] आने वाला ईमेल जारी किया गया
    [mail_discarded] आने वाला ईमेल खारिज किया गया
    [deleted] खाता हटाया गया
   *[other] { $what }
}
page-admin-restored = सेवा को बैकअप से बहाल किया गया
page-admin-text-place = { $game }, घटना { $number }
page-admin-reason = कारण, जो हमेशा रिकॉर्ड में रहता है: कुछ भी निजी न लिखें
page-admin-no-reason = कुछ नहीं किया गया: एक पंक्ति का कारण लिखें, अधिक से अधिक 200 अक्षरों का।
page-admin-act = { $act ->
    [role] भूमिका बदलें
    [restore-mail] ईमेल भेजना { -resume } करें
    [end-sessions] सभी सत्र समाप्त करें
    [replay] फिर से पढ़ें
    [release] ईमेल जारी करें
   *[discard] ईमेल खारिज करें
}
page-admin-effect = { $act ->
    [role] खाते को नई भूमिका तुरंत मिलती है, और खिलाड़ी को ईमेल से बताया जाता है।
    [restore-mail] लौटे हुए ईमेल भुला दिए जाते हैं, और खिलाड़ी को { -game(case: "plural-oblique") } के बारे में ईमेल फिर से भेजे जाते हैं।
    [end-sessions] खिलाड़ी का साइन इन सब जगह समाप्त हो जाता है। प्रोग्रामों के टोकन बने रहते हैं।
    [replay] ईमेल शुरू से पढ़ा जाता है। उससे जो हो चुका है, वह दो बार नहीं होता।
    [release] आपके कहने पर ईमेल खिलाड़ी का अपना माना जाता है, चाहे उसे किसी ने भी भेजा हो।
   *[discard] ईमेल यहीं समाप्त होता है, और उसका पाठ हमेशा के लिए मिटा दिया जाता है।
}
page-admin-not-done = अभी कुछ नहीं किया गया है। इसे देखें, और नीचे पुष्टि करें।
page-admin-done = यह हो गया है, और रिकॉर्ड में है।
page-admin-nothing = कुछ नहीं किया गया: करने को कुछ नहीं था, या ईमेल का पाठ अब नहीं है।
page-admin-own-game = कुछ नहीं किया गया: हो सकता है कि यह ईमेल आपके किसी { -game } के बारे में हो, इसलिए इसे दूसरे प्रशासक देखते हैं।
page-admin-mail-about = ईमेल तब अलग रखा जाता है जब वह पढ़ा न जा सके, उसके लेखक पर संदेह हो, या किसी ने आपको लिखा हो। उसे 30 दिन पूरे होने से पहले देख लें।
page-admin-list = { $list ->
    [aside] अलग रखे गए
    [pending_confirm] पुष्टि की प्रतीक्षा में
    [unanswered] बिना जवाब के
   *[all] सभी
}
page-admin-mail-number = ईमेल { $id }
page-admin-mail-text = पाठ
page-admin-mail-state = { $state ->
    [received] अभी नहीं पढ़ा गया
    [applied] पूरा हुआ
    [duplicate] पहले आ चुका था
    [auto] मशीन का लिखा
    [bounced] लौटा हुआ ईमेल
    [rejected] अस्वीकृत
    [pending_confirm] पुष्टि की प्रतीक्षा में
    [quarantined] अलग रखा गया
   *[poison] अलग रखा गया, क्योंकि उसे पढ़ा नहीं जा सका
}
page-admin-why = { $cause ->
    [auto_submitted] इसमें लिखा है कि इसे किसी प्रोग्राम ने लिखा
    [precedence] इसमें लिखा है कि यह थोक ईमेल है
    [list] यह मेलिंग लिस्ट से आया
    [autoreply] यह स्वचालित जवाब है
    [null_sender] इसका कोई ऐसा प्रेषक नहीं जिसे जवाब दिया जा सके
    [loop] यह इसी सेवा का ईमेल है, जो लौट आया
    [report] यह ईमेल पहुँचने या न पहुँचने की रिपोर्ट है
    [robot] इसके प्रेषक का पता किसी प्रोग्राम का है
    [own_address] इसके प्रेषक का पता इसी सेवा का है
    [did_you_mean] खिलाड़ी से पूछा गया कि क्या उसका मतलब किसी दूसरी { -move } से है
    [meant] खिलाड़ी ने { -move } की पुष्टि की
    [asked] खिलाड़ी से पूछा गया कि उसका क्या मतलब है
    [erased] इसका पाठ मिटा दिया गया है
    [unreadable] यह पढ़ा नहीं जा सकता
    [unreadable_row] डेटाबेस में इसका रिकॉर्ड पढ़ा नहीं जा सकता
    [ambiguous_from] इसमें किसी एक लेखक का नाम नहीं है
    [no_player] इसका पता अब किसी खाते का नहीं है
    [mail_off] इस खिलाड़ी की { -move(case: "plural") } ईमेल से नहीं ली जातीं
    [message_id] यह पहले आए ईमेल की प्रति है
    [failed] इसमें बताया गया है कि कोई ईमेल नहीं पहुँचा
    [not_counted] यह ऐसी रिपोर्ट है जो गिनी नहीं जाती
    [delayed] इसमें देरी की सूचना है
    [to_bounce_address] यह रिपोर्ट नहीं है, पर रिपोर्टों वाले पते पर आया
    [nothing_to_confirm] पुष्टि करने को कुछ नहीं है
    [nothing_waits] अब कुछ भी जवाब की प्रतीक्षा में नहीं है
    [another_waits] कोई दूसरा ईमेल पुष्टि की प्रतीक्षा में है
    [dmarc_fail] इसके प्रेषक का डोमेन बताता है कि यह जाली है (DMARC)
    [not_a_player] इसका लेखक इस { -game } का खिलाड़ी नहीं है
    [not_the_player] इसे खिलाड़ी ने नहीं भेजा
    [unconfirmed_sender] खिलाड़ी से पूछा गया कि क्या यह उसी का है
    [not_confirmed] किसी ने समय पर इसकी पुष्टि नहीं की
    [confirmed] इससे खिलाड़ी ने किसी दूसरे ईमेल की पुष्टि की
    [disowned] इसमें खिलाड़ी ने बताया कि कोई दूसरा ईमेल उसका नहीं है
    [no_yes] इसमें न हाँ है, न नहीं
    [passed_on] इसे प्रशासक को आगे भेजा गया
    [for_operator] इसे प्रशासक को आगे नहीं भेजा जा सका
    [helped] इसके जवाब में स्पष्टीकरण भेजा गया
    [joins] बिना खाते वाले व्यक्ति से पुष्टि माँगी गई
    [joined] इससे खाता बनाया गया
    [before_an_act] यह { -game } में { -arbiter } के कुछ पलटने से पहले लिखा गया
    [before_restoration] यह सेवा को बैकअप से बहाल किए जाने से पहले लिखा गया
    [unanswered] इसका जवाब रोक लिया गया, क्योंकि जवाब बहुत अधिक थे
    [discarded] इसे प्रशासक ने खारिज किया
    [failures] इसे पढ़ना तीन बार विफल रहा
    [deaths] इसे पढ़ते समय हर बार प्रोग्राम बंद हो गया
    [left] यह सेवा के नए संस्करण की प्रतीक्षा में है
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] प्रेषक का डोमेन लेखक की पुष्टि करता है।
    [fail] प्रेषक का डोमेन बताता है कि यह ईमेल जाली है।
   *[unknown] लेखक की पुष्टि कोई नहीं करता।
}
page-admin-outgoing = { $kind ->
    [game-started] { -game } की शुरुआत
    [your-move] { -opponent } की { -move }
    [move-recorded] ईमेल से आई { -move } दर्ज होने की सूचना
    [reminder] रिमाइंडर
    [game-news] { -game } का समाचार
    [adjournment] { -adjourn(form: "noun") }
    [arbiter-news] { -arbiter } के लिए समाचार
    [log-receipt] { -sealed-move } का प्रमाण
    [game-over] { -game } की समाप्ति
    [restored] बैकअप से बहाली
    [challenge] चुनौती
    [transcript] ईमेल का जवाब
    [confirmation] प्रश्न
    [sign-in-code] कोड
    [account-news] खाते का समाचार
    [digest] सारांश
   *[passed-on] आगे भेजा गया ईमेल
}
page-admin-not-sent = { $reason ->
    [gone] प्राप्तकर्ता बताता है कि वह अब मौजूद नहीं है
    [failed] पाँच दिन तक कुछ भी नहीं भेजा जा सका
    [restored] सेवा को बैकअप से बहाल किया गया
    [interrupted] भेजते समय प्रोग्राम बंद हो गया
    [no_event] ऐसी कोई घटना नहीं है
    [redirect] प्राप्तकर्ता किसी दूसरे पते पर भेजता है
    [internal] इस सेवा की गड़बड़ी
    [timeout] प्राप्तकर्ता समय पर जवाब नहीं देता
    [host_not_found] प्राप्तकर्ता का होस्ट अज्ञात है
    [private_address] प्राप्तकर्ता का पता इंटरनेट का नहीं है
    [not_https] प्राप्तकर्ता के पते पर एन्क्रिप्शन नहीं है
    [tls] प्राप्तकर्ता का प्रमाणपत्र मान्य नहीं है, या TLS विफल है
    [connection_refused] प्राप्तकर्ता कनेक्शन स्वीकार नहीं करता
    [connection] प्राप्तकर्ता से कनेक्शन टूट गया
    [not_http] प्राप्तकर्ता HTTP के अनुसार जवाब नहीं देता
   *[other] प्राप्तकर्ता का जवाब, स्थिति { $reason }
}
page-admin-tries = { $n ->
    [one] { $n } प्रयास।
   *[other] { $n } प्रयास।
}
page-admin-received = कब आया
page-admin-at = { $at }
page-admin-state = स्थिति
page-admin-cause = नतीजा या कारण
page-admin-to = किसे
page-admin-to-game = { $game }, { $name } का जवाबी पता
page-admin-to-account = { $name } का खाता
page-admin-to-confirm = ईमेल { $id } के बारे में प्रश्न
page-admin-to-mailbox = मेलबॉक्स { $mailbox }
page-admin-to-bounce = भेजे गए ईमेल { $id } का वापसी पता
page-admin-author = लेखक
page-admin-attempts = पढ़ना
page-admin-confirmed = यह खिलाड़ी का अपना माना जाता है।
page-admin-text-about = यह ईमेल का शुरुआती हिस्सा है, जैसा वह आया, सेवा के पतों, कोड, और एन्कोड किए हुए या HTML हिस्सों के बिना। इसमें जो है, वह दूसरों को न बताएँ।
page-admin-text-cut = बाकी नहीं दिखाया जाता।
page-admin-hidden = { $because ->
    [own_game] हो सकता है कि यह ईमेल आपके किसी { -game } के बारे में हो। इसे दूसरे प्रशासक देखते हैं।
    [sealed] पाठ नहीं दिखाया जाता, क्योंकि उसमें { -sealed-move } हो सकती है: ईमेल जिस { -game } के बारे में हो सकता है, उसमें ऐसी { -move } है या आ सकती है। फिर भी ईमेल को फिर से पढ़ना, जारी करना और खारिज करना संभव है।
    [secret] पाठ नहीं दिखाया जाता, क्योंकि उसमें कोई { -move }, या { -seal } करने, मसौदों या सशर्त { -move(case: "plural-oblique") } का कोई शब्द हो सकता है। फिर भी ईमेल को फिर से पढ़ना, जारी करना और खारिज करना संभव है।
    [not_aside] पाठ नहीं दिखाया जाता, क्योंकि ईमेल अलग नहीं रखा गया था।
   *[gone] पाठ मिटा दिया गया है।
}
page-admin-bounces = खिलाड़ी जिन तक ईमेल नहीं पहुँचते
page-admin-sources = मेलबॉक्स जिनसे ईमेल लाए जाते हैं
page-admin-source-unused = इस्तेमाल में नहीं
page-admin-source-fine = ईमेल लाए जाते हैं
page-admin-source-looked = आखिरी बार देखा गया: { $at }
page-admin-dead = ईमेल जिन्हें भेजने की कोशिश छोड़ दी गई
page-admin-an-address = ऐसे पते पर जिसका खाता नहीं है
page-admin-about = { $game } के बारे में
page-admin-webhooks = webhook जो बंद हैं या विफल हो रहे हैं
page-admin-webhook = Webhook { $id }, { $host } पर
page-admin-webhook-failing = { $since } से विफल हो रहा है
page-admin-webhook-off = बंद ({ $because })
page-admin-deliveries = घटनाएँ जिन्हें भेजने की कोशिश छोड़ दी गई
page-admin-delivery = webhook { $webhook } के लिए घटना { $id }, { $game } के बारे में
page-admin-ready = सेवा तैयार है।
page-admin-not-ready = सेवा तैयार नहीं है।
page-admin-clock-jumped = मशीन की { -clock } का समय बदल दिया गया है। जब तक वह सही न हो, कोई { -flag } नहीं गिरता और कुछ नहीं मिटाया जाता।
page-admin-answers-held = सामान्य से अधिक स्वचालित जवाब भेजे जाने हैं। इतने रोके गए हैं और बाद में भेजे जाएँगे: { $n }
page-admin-commands-aside = किसी खिलाड़ी के सभी { -game(case: "plural-oblique") } के लिए अनुरोध, जो उनमें से एक { -game } में विफल रहे: { $n }
page-admin-version = संस्करण
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = डेटाबेस की पीढ़ी
page-admin-backup = postzug backup से आखिरी बैकअप
page-admin-no-backup = किसी की जानकारी नहीं
page-admin-running = चालू { -game }
page-admin-ended = समाप्त { -game }
page-admin-accounts = खाते
page-admin-bytes = डेटाबेस का आकार
page-admin-set-aside = आए हुए ईमेल जो अलग रखे गए
page-admin-unsent = ईमेल जो भेजे जाने हैं
page-admin-oldest = सबसे पुराने की प्रतीक्षा: { $age }।
page-admin-undelivered = घटनाएँ जो webhook को भेजी जानी हैं
page-admin-log-size = लॉग की प्रविष्टियाँ
page-admin-log-signed = आखिरी हस्ताक्षरित शीर्ष के अंतर्गत प्रविष्टियाँ
page-admin-log-waiting = घटनाएँ जो अभी लॉग में नहीं हैं
page-admin-checkpoint = लॉग का हस्ताक्षरित शीर्ष (checkpoint)
page-admin-health-more = postzug doctor आदेश मशीन, ईमेल रिले और DNS की जाँच करता है।

page-problem = नहीं हुआ
page-typed = यह आपने लिखा था, और यह भेजा नहीं गया: इसे कॉपी करें
page-typed-reason = कारण
page-claim-move = दावा दर्ज है, और घोषित { -move } चली गई।
page-claim-no-move = दावा दर्ज है, और { -move } चलना अभी बाकी है।
page-claim-recorded = दावा दर्ज है; यदि कोई संभव { -move } घोषित की गई थी, तो वह चली जा चुकी है।
page-problem-code = { $status }, { $code }
