//! Mails in the player's own language.

use app::{Frequency, NoticeKind, people::SettingsPatch, ports::MailFormat};
use domain::{
    clock::{Night, TimeOfDay, Weekday},
    notation::{Letters, Notation},
};
use mailer::reading::{Context, MailCommand, Question, Show, Step, Understanding, understand};
use messages::{Language, Message, Sentence as _, Voice, Word, letters_name, msg};

use super::{context, corpus::shown};

fn read(language: &str, body: &str) -> Understanding {
    let language = Language::of(language);
    understand(body, "", false, &Context { language, ..context(Letters::English) })
}

/// The steps, and the question if there is one.
fn said(understanding: &Understanding) -> String {
    let steps = understanding
        .steps
        .iter()
        .map(shown)
        .chain(understanding.question.as_ref().map(|question| format!("{question:?}")));
    steps.collect::<Vec<_>>().join("; ")
}

#[test]
fn commands_of_own_language_are_read() {
    for (language, body, expected) in [
        ("uk", "Прийняти", "Accept"),
        ("uk", "приймаю нічию.", "{\"command\":\"accept_draw\"}"),
        ("uk", "5755 пропоную нічию", "move 5755 (=)"),
        ("uk", "1... e5 нічия", "move e5 (=)"),
        ("uk", "e5\n\nнічия?", "move e5 (=)"),
        ("de", "e5 (Remis?)", "move e5 (=)"),
        ("de", "e5, Remis?", "move e5 (=)"),
        ("de", "e5 Remisangebot", "move e5 (=)"),
        ("de", "Ich biete Remis, e5", "move e5 (=)"),
        ("de", "1... e5 und ich biete Remis an", "move e5 (=)"),
        ("de", "e5, kein Remis", "InProse([\"e5, kein Remis\"])"),
        ("de", "Tag,\ne5", "move e5"),
        ("de", "e5\nfalls: 7163, Nc6", "move e5 if: 7163, Nc6"),
        ("uk", "запечатати 5755 нічия", "Seal(\"5755 (=)\")"),
        ("de", "versiegle e5, Remis?", "Seal(\"e5 (=)\")"),
        ("uk", "здаюся так", "Resign(Some(Yes))"),
        ("uk", "5755, якщо 7163 то 2836", "move 5755 if: if 7163 then 2836"),
        ("uk", "5755, якщо 7163, то 2836", "move 5755 if: if 7163, then 2836"),
        ("uk", "e5\n\nякщо Nf3\nто Nc6", "move e5 if: Nf3 then Nc6"),
        ("uk", "де король", "Show(Asked(Where(King)))"),
        ("de", "5755\n\nRemis?", "move 5755 (=)"),
        ("de", "wo Springer", "Show(Asked(Where(Knight)))"),
        ("mk", "прифаќам реми", "{\"command\":\"accept_draw\"}"),
        ("hi", "ड्रॉ मंज़ूर", "{\"command\":\"accept_draw\"}"),
        ("es", "Hola, Anna:\n\n1... e5\nofrezco tablas\n\nUn saludo,\nBoris", "move e5 (=)"),
        // English stays.
        ("hi", "accept draw", "{\"command\":\"accept_draw\"}"),
    ] {
        assert_eq!(said(&read(language, body)), expected, "{language}: {body}");
    }
}

#[test]
fn digits_of_other_scripts_are_read() {
    for (body, expected) in [
        ("५७५५", "move 5755"),
        ("e५", "move e5"),
        ("٥٧٥٥", "move 5755"),
        ("۵۷۵۵", "move 5755"),
        ("১... e৫", "move e5"),
    ] {
        assert_eq!(said(&read("hi", body)), expected, "{body}");
    }
}

/// The line of a telephone below a move says nothing.
#[test]
fn devices_sign_in_their_language() {
    for line in [
        "Sent from my iPhone",
        "Von meinem iPhone gesendet",
        "Envoyé de mon iPhone",
        "Envoyé depuis mon appareil Galaxy",
        "Enviado desde mi iPhone",
        "Inviato da iPhone",
        "Inviato dal mio Galaxy",
        "Verstuurd vanaf mijn iPhone",
        "Verzonden vanaf mijn Galaxy",
        "Wysłane z iPhone'a",
        "Wysłano z mojego telefonu Galaxy",
        "Odesláno z iPhonu",
        "Odesláno ze zařízení Galaxy",
        "Enviado do meu iPhone",
        "Enviado a partir do meu Galaxy",
        "Отправлено с iPhone",
        "Отправлено с устройства Galaxy",
        "Надіслано з iPhone",
        "Надіслано з пристрою Galaxy",
        "Послато са iPhone-а",
        "Poslato sa iPhone-a",
        "Испратено од мојот iPhone",
        "मेरे iPhone से भेजा गया",
        "Galaxy A5'ten gönderildi",
        "iPhone'umdan gönderildi",
        "أرسلت من الـ iPhone",
        "مُرسل من الـ iPhone",
        "נשלח מה-iPhone שלי",
    ] {
        assert_eq!(said(&read("hi", &format!("e5\n\n{line}"))), "move e5", "{line}");
        assert_eq!(read("hi", &format!("e5\n\n{line}")).prose, [""; 0], "{line}");
    }
}

/// Each script ends its sentences with signs of its own. A sentence that is over leaves nothing open for the move below it.
#[test]
fn sentences_end_in_every_script() {
    for (language, sentence) in [
        ("hi", "आज दिन बहुत अच्छा है।"),
        ("hi", "मैंने सोच लिया है। यह रही मेरी चाल।"),
        ("ar", "هل أنت بخير؟"),
        ("ar", "اليوم جميل. كيف حالك؟"),
        ("he", "מה שלומך היום?"),
        ("uk", "Сьогодні гарна погода. Як справи?"),
        ("en", "今日はいい天気です。"),
        ("en", "今天天气很好。"),
        ("en", "Σήμερα έχει ωραίο καιρό."),
    ] {
        assert_eq!(said(&read(language, &format!("{sentence}\ne5"))), "move e5", "{sentence}");
    }
    // Without its end, the move may belong to it.
    for (language, open) in [("hi", "मेरा पासवर्ड है"), ("ar", "رمزي هو"), ("uk", "Мій код")]
    {
        assert_ne!(said(&read(language, &format!("{open}\ne5"))), "move e5", "{open}");
    }
}

#[test]
fn sentences_are_no_signature_of_devices() {
    for line in ["Mektup Ankara'dan gönderildi", "पत्र दिल्ली से भेजा गया"]
    {
        assert_eq!(read("hi", &format!("e5\n\n{line}")).prose, [line], "{line}");
    }
}

/// The list of settings says them as they are written to change them.
#[test]
fn settings_are_read_as_printed() {
    for language in Language::all().iter().filter(|language| language.has_commands()) {
        let voice = Voice::of(language);
        let say = |message: Message| voice.say(&message);
        for notation in Notation::ALL {
            let line = format!("{} {}", say(msg!("command-set-notation")), say(notation.message()));
            let patch = SettingsPatch { notation: Some(notation), ..SettingsPatch::default() };
            assert_eq!(set_by(language.tag, &line), Some(patch), "{}: {line}", language.tag);
        }
        for format in [MailFormat::Html, MailFormat::Text] {
            let line = format!("{} {}", say(msg!("command-set-mail")), say(format.message()));
            let patch = SettingsPatch { mail_format: Some(format), ..SettingsPatch::default() };
            assert_eq!(set_by(language.tag, &line), Some(patch), "{}: {line}", language.tag);
        }
        let kinds = NoticeKind::ALL.map(|kind| say(kind.message()));
        let line = format!("{} {}", say(msg!("command-notices-on")), kinds[4..].join(", "));
        let notices = NoticeKind::ALL[4..].iter().map(|kind| (*kind, Frequency::Each)).collect();
        let patch = SettingsPatch { notices, ..SettingsPatch::default() };
        assert_eq!(set_by(language.tag, &line), Some(patch), "{}: {line}", language.tag);
        let and = format!(" {} ", say(msg!("word-and")));
        let line = format!("{} {}", say(msg!("command-notices-off")), kinds[6..=7].join(&and));
        let notices = NoticeKind::ALL[6..=7].iter().map(|kind| (*kind, Frequency::None)).collect();
        let patch = SettingsPatch { notices, ..SettingsPatch::default() };
        assert_eq!(set_by(language.tag, &line), Some(patch), "{}: {line}", language.tag);
    }
}

fn set_by(language: &str, line: &str) -> Option<SettingsPatch> {
    match read(language, line).steps.pop()? {
        Step::Do(MailCommand::Set(patch)) => Some(*patch),
        _ => None,
    }
}

/// "Откажи" is "cancel", or "decline" to a Bulgarian; with "се" it is "resign" in Macedonian alone.
#[test]
fn otkazhi_alone_does_nothing() {
    for (language, body, expected) in [
        ("mk", "Откажи", ""),
        ("sr", "Откажи", ""),
        // Answered as a command that is not clear.
        ("sr", "откажи се", "mistake откажи се"),
        ("uk", "Откажи се", "mistake Откажи се"),
        ("mk", "Откажи се", "Resign(None)"),
        ("mk", "Откажи се да", "Resign(Some(Yes))"),
    ] {
        let steps: Vec<_> = read(language, body).steps.iter().map(shown).collect();
        assert_eq!(steps.join("; "), expected, "{language}: {body}");
    }
}

/// "e5", and "No!" below it.
#[test]
fn no_below_move_takes_back() {
    for language in Language::all().iter().filter(|language| language.has_commands()) {
        let no = Voice::of(language).say(&msg!("word-no"));
        let understanding = read(language.tag, &format!("e5\n\n{no}!"));
        let plays = understanding.steps.iter().any(|step| matches!(step, Step::Move { .. }));
        let is_asked = understanding.question.is_some();
        let is_pseudo = [messages::PSEUDO, messages::PSEUDO_RTL].contains(&language.tag);
        assert!(is_pseudo || is_asked && !plays, "{}: {understanding:?}", language.tag);
    }
}

/// "e5", and a word for "cancel" below it, in any language: one of the two is not meant, so nothing happens.
#[test]
fn cancel_beside_move_is_asked() {
    for (language, cancel) in [
        ("en", "cancel"),
        ("en", "undo"),
        ("ar", "إلغاء"),
        ("cs", "Zrušit"),
        ("de", "Abbrechen"),
        ("es", "Cancelar"),
        ("fr", "Annuler"),
        ("he", "ביטול"),
        ("hi", "रद्द करें"),
        ("it", "Annulla"),
        ("mk", "Откажи"),
        ("mk", "Поништи"),
        ("nl", "Annuleren"),
        ("pl", "Anuluj"),
        ("pt", "Cancelar"),
        ("ru", "Отменить"),
        ("sr", "Откажи"),
        ("sr", "Otkaži"),
        ("tr", "İptal"),
        ("uk", "Скасувати"),
        // Languages without a file.
        ("en", "Avbryt"),
        ("en", "Mégse"),
        // "Resign", and another move than the one above it.
        ("mk", "Откажи се"),
    ] {
        for body in [format!("e5\n{cancel}"), format!("{cancel}!\n\n1... e5")] {
            let understanding = read(language, &body);
            let plays = understanding.steps.iter().any(|step| matches!(step, Step::Move { .. }));
            assert!(understanding.question.is_some() && !plays, "{language}, {body}: {understanding:?}");
        }
    }
    // The word of another language plays nothing, and a word that only contains it does not matter.
    for (language, body) in [("mk", "e5"), ("mk", "e5\n\nПоздрав"), ("de", "e5\n\nGruß, Boris")] {
        assert_eq!(said(&read(language, body)), "move e5", "{language}, {body}");
    }
}

/// The values of settings that are no words of a list, and the lists of games that are over.
#[test]
fn times_are_read_as_printed() {
    let over = [
        ("command-games-over", "Show(Over(None))"),
        ("command-games-over-before", "Show(Over(Some(GameId(42))))"),
        ("command-pgn-all", "Show(AllPgn(None))"),
        ("command-pgn-all-before", "Show(AllPgn(Some(GameId(42))))"),
    ];
    for language in Language::all().iter().filter(|language| language.has_commands()) {
        let (tag, voice) = (language.tag, Voice::of(language));
        let say = |id: &str| voice.say(&Message::new(id.to_owned()));
        let is_set = |line: String, patch: SettingsPatch| {
            assert_eq!(set_by(tag, &line), Some(patch), "{tag}: {line}");
        };
        for day in Weekday::ALL {
            let line = format!("{} {} 8:00", say("command-set-digest"), voice.say(&day.message()));
            let (digest_on, digest_at) = (Some(day), Some(TimeOfDay(8 * 60)));
            is_set(line, SettingsPatch { digest_on, digest_at, ..SettingsPatch::default() });
        }
        for letters in Letters::ALL {
            let line = format!("{} {}", say("command-set-letters"), letters_name(letters));
            is_set(line, SettingsPatch { letters: Some(letters), ..SettingsPatch::default() });
        }
        let quiet = say("command-set-quiet");
        for (hours, from, until) in [("22:00-07:00".to_owned(), 22 * 60, 7 * 60), (say("word-off"), 0, 0)] {
            let quiet_hours = Some(Night { from: TimeOfDay(from), until: TimeOfDay(until) });
            is_set(format!("{quiet} {hours}"), SettingsPatch { quiet_hours, ..SettingsPatch::default() });
        }
        for (word, is_attached) in [("word-attached", true), ("word-not-attached", false)] {
            let line = format!("{} {}", say("command-set-calendar"), say(word));
            let calendar_attached = Some(is_attached);
            is_set(line, SettingsPatch { calendar_attached, ..SettingsPatch::default() });
        }
        for (id, expected) in over {
            let game = if id.ends_with("before") { " G42" } else { "" };
            let line = format!("{}{game}", say(id));
            assert_eq!(said(&read(tag, &line)), expected, "{tag}: {line}");
        }
    }
}

/// The field for a move and a mail answer the same words alike, whatever the letters of the player are.
#[test]
fn page_and_mail_answer_alike() {
    const BEGINS: &str = "where who wo де каде waar nerede कहाँ file вертикаль rank";
    const WORDS: &str =
        "K Q R B N P S D T L К Ф Т С Л Ц Кр Ş V F A J H W Ž Ρ knights Springer кінь x 4 e \u{435}";
    let lines: Vec<String> = BEGINS
        .split(' ')
        .flat_map(|begin| WORDS.split(' ').map(move |word| format!("{begin} {word}")))
        .chain(["where is N".to_owned(), "where are P.".to_owned()])
        .collect();
    for tag in ["en", "de", "uk", "mk", "nl", "tr", "hi"] {
        let language = Language::of(tag).unwrap();
        for (letters, line) in
            Letters::ALL.into_iter().flat_map(|letters| lines.iter().map(move |line| (letters, line)))
        {
            let by_page = match Word::read(line, language, letters) {
                Some(Word::Asks(asked)) => Some(asked),
                _ => None,
            };
            let language = Some(language).filter(|language| language.has_commands());
            let read = understand(line, "", false, &Context { language, ..context(letters) });
            let by_mail = read.steps.into_iter().find_map(|step| match step {
                Step::Do(MailCommand::Show(Show::Asked(asked))) => Some(asked),
                _ => None,
            });
            assert_eq!(by_mail, by_page, "{tag} {letters:?}: {line}");
        }
    }
    for (line, letters, asked) in [
        ("where K", Letters::Turkish, "Show(Asked(Where(Rook)))"),
        ("where K", Letters::English, "Show(Asked(Where(King)))"),
        ("where P", Letters::Dutch, "Show(Asked(Where(Knight)))"),
    ] {
        assert_eq!(said(&understand(line, "", false, &context(letters))), asked, "{line} {letters:?}");
    }
}

/// A move in letters that only look Latin is not played, and its author is told how to write it.
#[test]
fn lookalike_moves_are_asked_about() {
    for (line, latin, letters) in [
        ("е7е5", "e7e5", Letters::English),
        ("е5", "e5", Letters::English),
        ("1... е5", "e5", Letters::Ukrainian),
        ("Nс6", "Nc6", Letters::English),
        ("е7-е6", "e7-e6", Letters::English),
        ("Кс6", "Кc6", Letters::Ukrainian),
    ] {
        let understanding = understand(line, "", false, &context(letters));
        let asked = Question::InCyrillic(vec![line.to_owned()], vec![latin.to_owned()]);
        assert_eq!(understanding.question, Some(asked), "{line}");
        assert!(understanding.steps.is_empty(), "{line}");
    }
    for line in ["се", "все добре", "о", "Кf6 був би кращий"] {
        let question = understand(line, "", false, &context(Letters::English)).question;
        assert!(!matches!(question, Some(Question::InCyrillic(..))), "{line}: {question:?}");
    }
}

/// A text for somebody keeps every word; nothing of it is in English.
#[test]
fn texts_stay_as_they_were_written() {
    for (language, body, expected) in [
        (
            "uk",
            "e5\n\nповідомлення: Так, король мій!\nсказати більше не можу",
            "Так, король мій!\nсказати більше не можу",
        ),
        ("uk", "e5\n\nповідомлення:\nдо побачення\nтак тримати", "до побачення\nтак тримати"),
        ("uk", "апеляція 17: мій король був під шахом, так", "мій король був під шахом, так"),
        ("de", "e5\n\nsage Ja, bis zu drei Tage", "Ja, bis zu drei Tage"),
        (
            "de",
            "reklamiere Gewinn\n\nAnalyse:\nAufgeben wäre falsch, wenn Sf3 dann Sc6",
            "Aufgeben wäre falsch, wenn Sf3 dann Sc6",
        ),
    ] {
        let understanding = read(language, body);
        let texts: Vec<&str> = understanding
            .steps
            .iter()
            .filter_map(|step| match step {
                Step::Move { message, .. } => message.as_deref(),
                Step::Do(MailCommand::Game(request)) => request.text.as_deref(),
                _ => None,
            })
            .collect();
        assert_eq!(texts, [expected], "{language}: {body}: {understanding:?}");
    }
}

/// Words of Persian and Hindi, and some emoji, are not written without joiners; a fraction stays what it is.
#[test]
fn joiners_of_a_message_stay() {
    let text = "می\u{200c}روم، क्\u{200d}ष 👩\u{200d}💻 ❤\u{fe0f} 2½ ﬁne";
    for (language, begin) in
        [("en", "message:"), ("en", "message:\n"), ("uk", "повідомлення:"), ("en", "say")]
    {
        let body = format!("e5\n\n{begin} \u{202e}{text}\n");
        let steps = read(language, &body).steps;
        let [Step::Move { message: Some(message), .. }] = steps.as_slice() else {
            panic!("{begin}: {steps:?}")
        };
        assert_eq!(message, text, "{begin}");
    }
    let body = format!("claim win\n\nanalysis: {text}\n{text}\u{202c}");
    let steps = read("en", &body).steps;
    let [_, Step::Do(MailCommand::Game(request))] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(request.text.as_deref(), Some(format!("{text}\n{text}").as_str()));
    let steps = read("uk", &format!("апеляція 17: {text}")).steps;
    let [Step::Do(MailCommand::Game(request))] = steps.as_slice() else { panic!("{steps:?}") };
    assert_eq!(request.text.as_deref(), Some(text));
    // What is looked for in a line is found all the same.
    assert!(read("de", "e5\n\nNachricht: versie\u{200d}geln Nf6").is_secret);
    assert_eq!(said(&read("en", "e\u{200c}5")), "move e5");
}

#[test]
fn question_quotes_lines_as_written() {
    for (language, body, expected) in [
        ("uk", "e5\n\nповідомлення: добре\nприймаю нічию", "приймаю нічию"),
        ("de", "e5\n\nNachricht: gut\nRemis angenommen", "Remis angenommen"),
        ("uk", "e5\n\nповідомлення: якщо ти зіграєш 7163, я відповім 5254", "InProse"),
    ] {
        let said = said(&read(language, body));
        assert!(said.contains(expected), "{language}: {body}: {said}");
    }
}

/// A move to be sealed stays secret in whatever language it is spoken of.
#[test]
fn sealing_is_secret_in_every_language() {
    for body in ["запечатати Nf6", "Abgabezug: Nf6", "सील करें Nf6", "запечати Nf6", "Мій записаний хід: Nf6"]
    {
        for language in ["en", "uk", "de", "mk", "hi"] {
            assert!(read(language, body).is_secret, "{language}: {body}");
        }
    }
    for body in ["Мій записаний хід: е4", "सील करें e४"] {
        assert!(read("uk", body).is_secret, "{body}");
    }
    for subject in ["[G1] запечатати Nf6", "[G1] versiegeln Nf6", "Re: [G1] Abgabezug: Nf6"] {
        for language in ["en", "uk", "de"] {
            let language = Language::of(language);
            let context = Context { language, ..context(Letters::English) };
            let understanding = understand("Nf6", subject, false, &context);
            assert_eq!(understanding.question, Some(Question::Sealing), "{subject}");
        }
    }
    for (language, body) in [("uk", "запечатати Nf6"), ("de", "Abgabezug: Nf6"), ("hi", "सील करें Nf6")]
    {
        assert_eq!(said(&read(language, body)), "Seal(\"Nf6\")", "{language}");
    }
}

/// Commands of every game in which the players do something that cannot be undone.
const ACTING: [&str; 9] =
    ["accept", "decline", "draw", "resign", "claim", "adjourn", "resume", "seal", "leave"];

/// English words that other languages share.
const SHARED: [&str; 3] = ["pgn", "status", "help"];

/// A command of a language that the player did not choose does nothing. Each is tried in every other language, unless the
/// word is one of that language, too. Commands that act are tried in every way in which they are written.
#[test]
fn commands_of_other_languages_do_nothing() {
    let languages =
        || Language::all().iter().filter(|language| language.has_commands() && language.tag.len() == 2);
    let acts = |step: &Step| !matches!(step, Step::Mistake { .. });
    let (mut tried, mut wrong) = (0, Vec::new());
    let ids = messages::lint("en", Language::english().source()).samples.into_iter().map(|(id, _)| id);
    for id in ids.filter(|id| id.starts_with("command-") && !id.contains('.')) {
        let ways = if ACTING.iter().any(|act| id.contains(act)) { usize::MAX } else { 1 };
        for of in languages() {
            for way in messages::written(of, &id).into_iter().take(ways) {
                let is_english = read("en", &way).steps.iter().any(acts);
                assert!(!is_english || of.tag == "en" || SHARED.contains(&&*way.to_lowercase()), "{way}");
                let is_known = |own: &Language| own.command(&way).is_some() || own.word(&way).is_some();
                for own in languages().filter(|own| *own != of && !is_english && !is_known(own)) {
                    tried += 1;
                    let steps = read(own.tag, &way).steps;
                    if steps.iter().any(acts) {
                        wrong.push(format!("{way} of {} in {}: {steps:?}", of.tag, own.tag));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tried > 10_000, "{tried}");
}

/// The player is told that a line is a command of another language, and the move above it counts.
#[test]
fn commands_of_other_languages_are_mistakes() {
    for (language, body, moves) in [
        ("en", "e5\n\nнічия?", 1),
        ("uk", "aufgeben", 0),
        ("de", "приймаю", 0),
        ("mk", "accept\n\nприйняти", 0),
    ] {
        let understanding = read(language, body);
        let mistakes = understanding.steps.iter().filter(|step| matches!(step, Step::Mistake { .. })).count();
        let played =
            understanding.steps.iter().filter(|step| matches!(step, Step::Move { draw_offer: false, .. }));
        assert_eq!((mistakes, played.count()), (1, moves), "{language}: {body}: {:?}", understanding.steps);
    }
    // To think about a move is no command.
    for (language, body) in [
        ("uk", "Думаю далі."),
        ("uk", "Ще обмірковую."),
        ("mk", "Размислувам понатаму."),
        ("hi", "सोचना जारी है।"),
        ("de", "Ich denke noch nach."),
    ] {
        assert!(read(language, body).steps.is_empty(), "{language}: {body}");
    }
    for body in ["e5\n\ntak", "e5\n\nСпасибо!", "e5\n\nДякую"] {
        assert_eq!(said(&read("en", body)), "move e5", "{body}");
    }
}
