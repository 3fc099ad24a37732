//! Games that are played wholly in one language: sign-up, every command, refusal and notice.
use std::collections::BTreeSet;

use crate::common::{Table, email};
use app::{
    Address, Mailbox,
    people::SettingsPatch,
    ports::{InboxState, StartChoice},
};
use domain::*;
use mailer::notice::Outgoing;
use messages::{Language, Message, Voice};

/// The heading above a mail that is answered, as three mail programs write it in each language.
const QUOTING: [(&str, [&str; 3]); 16] = [
    (
        "uk",
        [
            "пт, 21 лист. 2026 р. о 11:00 Club <play@play.example.org> пише:",
            "21.11.26 11:00, Club пише:",
            "Від: Club <play@play.example.org>\nНадіслано: 21 листопада 2026 р. 11:00\nКому: Anna\nТема: Партія",
        ],
    ),
    (
        "mk",
        [
            "На пет., 21 ное. 2026 во 11:00 Club <play@play.example.org> напиша:",
            "На 21.11.2026 во 11:00, Club напиша:",
            "Од: Club <play@play.example.org>\nИспратено: 21 ноември 2026 11:00\nДо: Anna\nПредмет: Партија",
        ],
    ),
    (
        "hi",
        [
            "शनि, 21 नव॰ 2026 को 11:00 बजे Club <play@play.example.org> ने लिखा:",
            "21/11/26 11:00 को, Club ने लिखा:",
            "प्रेषक: Club <play@play.example.org>\nभेजा गया: 21 नवंबर 2026 11:00\nप्रति: Anna\nविषय: खेल",
        ],
    ),
    (
        "de",
        [
            "Am Sa., 21. Nov. 2026 um 11:00 Uhr schrieb Club <play@play.example.org>:",
            "Am 21.11.26 um 11:00 schrieb Club:",
            "Von: Club <play@play.example.org>\nGesendet: Samstag, 21. November 2026 11:00\nAn: Anna\nBetreff: Partie",
        ],
    ),
    (
        "ru",
        [
            "пт, 21 нояб. 2026 г. в 11:00, Club <play@play.example.org>:",
            "21.11.2026 11:00, Club пишет:",
            "От: Club <play@play.example.org>\nОтправлено: 21 ноября 2026 г. 11:00\nКому: Anna\nТема: Партия",
        ],
    ),
    (
        "ar",
        [
            "في السبت، 21 نوفمبر 2026 في 11:00 ص كتب Club <play@play.example.org>:",
            "21/11/2026 11:00, كتب Club:",
            "من: Club <play@play.example.org>\nتم الإرسال: 21 نوفمبر 2026 11:00\nإلى: Anna\nالموضوع: مباراة",
        ],
    ),
    (
        "es",
        [
            "El sáb, 21 nov 2026 a las 11:00, Club (<play@play.example.org>) escribió:",
            "El 21/11/26 a las 11:00, Club escribió:",
            "De: Club <play@play.example.org>\nEnviado el: sábado, 21 de noviembre de 2026 11:00\nPara: Anna\nAsunto: Partida",
        ],
    ),
    (
        "fr",
        [
            "Le sam. 21 nov. 2026 à 11:00, Club <play@play.example.org> a écrit :",
            "Le 21/11/2026 à 11:00, Club a écrit :",
            "De : Club <play@play.example.org>\nEnvoyé : samedi 21 novembre 2026 11:00\nÀ : Anna\nObjet : Partie",
        ],
    ),
    (
        "it",
        [
            "Il giorno sab 21 nov 2026 alle ore 11:00 Club <play@play.example.org> ha scritto:",
            "Il 21/11/26 11:00, Club ha scritto:",
            "Da: Club <play@play.example.org>\nInviato: sabato 21 novembre 2026 11:00\nA: Anna\nOggetto: Partita",
        ],
    ),
    (
        "pt",
        [
            "Em sáb., 21 de nov. de 2026 às 11:00, Club <play@play.example.org> escreveu:",
            "Em 21/11/2026 11:00, Club escreveu:",
            "De: Club <play@play.example.org>\nEnviada em: sábado, 21 de novembro de 2026 11:00\nPara: Anna\nAssunto: Partida",
        ],
    ),
    (
        "pl",
        [
            "sob., 21 lis 2026 o 11:00 Club <play@play.example.org> napisał(a):",
            "W dniu 21.11.2026 o 11:00, Club pisze:",
            "Od: Club <play@play.example.org>\nWysłano: sobota, 21 listopada 2026 11:00\nDo: Anna\nTemat: Partia",
        ],
    ),
    (
        "nl",
        [
            "Op za 21 nov 2026 om 11:00 schreef Club <play@play.example.org>:",
            "Op 21-11-2026 om 11:00 schreef Club:",
            "Van: Club <play@play.example.org>\nVerzonden: zaterdag 21 november 2026 11:00\nAan: Anna\nOnderwerp: Partij",
        ],
    ),
    (
        "cs",
        [
            "so 21. 11. 2026 v 11:00 odesílatel Club <play@play.example.org> napsal:",
            "Dne 21. 11. 26 v 11:00 Club napsal(a):",
            "Od: Club <play@play.example.org>\nOdesláno: sobota 21. listopadu 2026 11:00\nKomu: Anna\nPředmět: Partie",
        ],
    ),
    (
        "sr",
        [
            "суб, 21. нов 2026. у 11:00 Club <play@play.example.org> је написао/ла:",
            "Дана 21.11.2026. у 11:00, Club је написао:",
            "Од: Club <play@play.example.org>\nПослато: субота, 21. новембар 2026. 11:00\nПрима: Anna\nТема: Партија",
        ],
    ),
    (
        "tr",
        [
            "Club <play@play.example.org>, 21 Kas 2026 Cmt, 11:00 tarihinde şunu yazdı:",
            "21.11.2026 11:00 tarihinde Club yazdı:",
            "Kimden: Club <play@play.example.org>\nGönderildi: 21 Kasım 2026 Cumartesi 11:00\nKime: Anna\nKonu: Oyun",
        ],
    ),
    (
        "he",
        [
            "בתאריך שבת, 21 בנוב׳ 2026 ב-11:00 מאת Club <play@play.example.org>:",
            "בתאריך 21/11/2026 11:00, Club כתב:",
            "מאת: Club <play@play.example.org>\nנשלח: שבת 21 נובמבר 2026 11:00\nאל: Anna\nנושא: משחק",
        ],
    ),
];

/// A game in one language.
struct Played {
    table: Table,
    language: &'static Language,
    /// The last mail to each, which they answer.
    last: ByColor<String>,
    answers: usize,
    /// The kinds of mails that came.
    came: BTreeSet<String>,
}

impl Played {
    fn new(tag: &str) -> Self {
        let table = Table::ruled(StartChoice::default(), Regulations::per_move(5));
        table.reads(tag);
        let language = Language::of(tag).unwrap();
        assert!(language.is_offered(), "{tag}");
        Self { table, language, last: ByColor::default(), answers: 0, came: BTreeSet::new() }
    }

    /// Returns a command in the language.
    fn own(&self, command: &str) -> String {
        Voice::of(self.language).say(&Message::new(format!("command-{command}")))
    }

    /// Answers the last mail with this text, quoted as one program after the other does.
    fn answer(&mut self, color: Color, text: &str) {
        let (_, headings) = QUOTING.iter().find(|(tag, _)| *tag == self.language.tag).unwrap();
        let heading = headings[self.answers % headings.len()];
        let is_marked = self.answers % headings.len() < 2;
        self.answers += 1;
        let mark = if is_marked { "> " } else { "" };
        let quoted: String = self.last[color].lines().map(|line| format!("{mark}{line}\n")).collect();
        let id = self.table.mail(color, &format!("{text}\n\n{heading}\n\n{quoted}"));
        let (state, reason) = self.table.filed(id);
        assert_eq!((state, reason.as_str()), (InboxState::Applied, ""), "{text}");
        self.deliver();
    }

    /// Takes what is to go out. Every mail is in the language: no word of English stands there but in the note how to change
    /// it, in addresses and in the game for programs.
    fn deliver(&mut self) {
        self.table.sender.deliver_due().unwrap();
        for mail in self.table.sent.take() {
            let raw = String::from_utf8_lossy(&mail.bytes).replace("\r\n", "\n");
            let tag = self.language.tag;
            assert!(raw.contains(&format!("\nContent-Language: {tag}\n")), "{tag}: {raw}");
            let (head, body) = raw.split_once("\n\n").unwrap();
            let kind = head.lines().find_map(|line| line.strip_prefix("X-Postzug-Reason: "));
            self.came.insert(kind.unwrap().to_owned());
            let text = mail.text.as_deref().unwrap_or(body);
            if ["ar", "he", "hi", "mk", "ru", "sr", "uk"].contains(&tag) {
                let words = latin(text);
                assert!(words.is_empty(), "{tag}: {words:?}\n{text}");
            }
            let color = if head.contains(email(Color::White)) { Color::White } else { Color::Black };
            self.last[color] = text.to_owned();
        }
    }
}

/// The Latin words of a text that belong to no name, address or move, and not to the note in English.
fn latin(text: &str) -> Vec<&str> {
    // Names of people and of works, the values of settings, which programs read, too, and settings that are written in English.
    const KNOWN: &str = "Anna Boris Club FIDE Guidelines ICCF SHA Laws UTC Fischer pgn Pgn numeric english acknowledgements messages \
        news results challenges proofs moves reminders adjournments account Europe Berlin san german Capablanca Triple Block \
        html set calendar attached not quiet off digest monday over before all";
    let text = text.split("\n[Event ").next().unwrap();
    let text = text.split("\nFrom: <").next().unwrap();
    let text = text.split("\nNo native speaker has signed").next().unwrap();
    let lines = text.lines().filter(|line| !line.contains('@') && !line.contains("https"));
    lines
        .flat_map(|line| line.split(|c: char| !c.is_alphanumeric()))
        .filter(|word| {
            word.len() > 2 && word.bytes().all(|c| c.is_ascii_alphabetic()) && !KNOWN.contains(word)
        })
        .collect()
}

/// Commands, refusals, a reminder, an offer of a draw, an adjournment with a sealed move, and mate.
#[test]
fn whole_game_is_played_in_one_language() {
    for (tag, _) in QUOTING {
        let mut played = Played::new(tag);
        let own = |played: &Played, command: &str| played.own(command);
        // A move that is none, and a command that lacks something.
        played.answer(Color::White, "1151");
        assert_eq!(played.table.moves(), [""; 0], "{tag}");
        let draw = own(&played, "draw");
        played.answer(Color::White, &format!("6263\n\n{draw}"));
        assert!(played.table.state().draw_offer.is_some(), "{tag}");
        let decline = own(&played, "decline");
        played.answer(Color::Black, &decline);
        assert!(played.table.state().draw_offer.is_none(), "{tag}");
        // A fifth of the time is left.
        played.table.pass(Span::hours(98));
        played.table.service.time.tick().unwrap();
        played.deliver();
        let conditions = format!("5755\n\n{} 7274 {} 4884", own(&played, "if"), own(&played, "then"));
        played.answer(Color::Black, &conditions);
        assert_eq!(played.table.moves(), ["f2f3", "e7e5"], "{tag}");
        let withdrawn = own(&played, "no-conditions");
        played.answer(Color::Black, &withdrawn);
        for command in ["show", "moves", "legal", "status", "conditions", "settings", "games", "help", "last"]
        {
            let command = own(&played, command);
            played.answer(Color::White, &command);
        }
        let adjourn = own(&played, "adjourn");
        played.answer(Color::White, &adjourn);
        played.answer(Color::Black, &adjourn);
        assert_eq!(played.table.state().phase, Phase::Sealing, "{tag}");
        // The quotation of a notice is nothing to seal, and a move in the open is none.
        played.answer(Color::White, &format!("{} 7274", own(&played, "seal")));
        assert!(matches!(played.table.state().phase, Phase::Adjourned { .. }), "{tag}");
        assert!(!played.last.white.contains("7274") && !played.last.black.contains("7274"), "{tag}");
        let resume = own(&played, "resume");
        played.answer(Color::Black, &resume);
        assert_eq!(played.table.state().ply, Ply(3), "{tag}");
        played.answer(Color::Black, "4884");
        let mate = Some((Outcome::BlackWins, Termination::Checkmate));
        assert_eq!(played.table.state().result(), mate, "{tag}");
        for kind in ["your-move", "transcript", "reminder", "adjournment", "game-over"] {
            assert!(played.came.contains(kind), "{tag}: no {kind} among {:?}", played.came);
        }
    }
}

/// A command to join in each language begins an account in it, and the mails about it are in it.
#[test]
fn every_language_is_joined_in() {
    for (tag, _) in QUOTING {
        let mut table = Table::new();
        let voice = Voice::of(Language::of(tag).unwrap());
        let say = |id: &str| voice.say(&Message::new(id.to_owned()));
        let line = format!("{} Oksana Koval", say("command-join"));
        table.mail_from("oksana@example.org", Address::Public(Mailbox::Join), "", &line);
        table.sender.deliver_due().unwrap();
        let [asked] = table.sent.take().try_into().unwrap_or_else(|_| panic!("{tag}: one mail"));
        let inbox = table.number("SELECT max(id) FROM inbox");
        table.mail_from("oksana@example.org", Address::Confirm { inbox }, "", &say("word-yes"));
        let player = table.service.accounts.player_by_email("oksana@example.org").unwrap();
        assert_eq!(player.map(|player| player.language).as_deref(), Some(tag));
        table.sender.deliver_due().unwrap();
        let welcome = table.sent.take();
        assert!(!welcome.is_empty(), "{tag}");
        for mail in welcome.iter().chain([&asked]) {
            let raw = String::from_utf8_lossy(&mail.bytes);
            assert!(raw.contains(&format!("\r\nContent-Language: {tag}\r\n")), "{tag}: {raw}");
        }
    }
}

/// Somebody without an account asks for one in their own language, and is answered in it.
#[test]
fn strangers_join_in_their_language() {
    let oksana = "Oksana Koval";
    for (word, name, headers, tag) in [
        ("приєднатися", "Оксана Коваль", "", "uk"),
        ("join", oksana, "", "en"),
        ("join", oksana, "Accept-Language: uk-UA, en;q=0.5\r\n", "uk"),
        ("join", oksana, "Content-Language: de-DE\r\n", "de"),
        ("join", oksana, "Accept-Language: tlh\r\n", "en"),
        ("join", oksana, "Content-Language: tlh\r\nAccept-Language: en\r\n", "en"),
        // Their names are not written without joiners.
        ("join", "علی\u{200c}رضا", "Accept-Language: fa\r\n", "en"),
        ("انضمام", "علی\u{200c}رضا", "", "ar"),
    ] {
        let line = format!("{word} {name}.");
        let mut table = Table::new();
        table.mail_from("oksana@example.org", Address::Public(Mailbox::Join), headers, &line);
        table.sender.deliver_due().unwrap();
        let [asked] = table.sent.take().try_into().unwrap_or_else(|_| panic!("{line}: one mail"));
        let raw = String::from_utf8_lossy(&asked.bytes).into_owned();
        assert!(raw.contains(&format!("\r\nContent-Language: {tag}\r\n")), "{line}: {raw}");
        let yes = Voice::of(Language::of(tag).unwrap()).say(&Message::new("word-yes"));
        let inbox = table.number("SELECT max(id) FROM inbox");
        table.mail_from("oksana@example.org", Address::Confirm { inbox }, "", &yes);
        let player = table.service.accounts.player_by_email("oksana@example.org").unwrap();
        let player = player.unwrap_or_else(|| panic!("{line}: an account"));
        assert_eq!((player.language.as_str(), player.name.as_str()), (tag, name), "{line}");
    }
}

/// The mails that go out: to whom, and in which language.
fn languages(table: &Table) -> Vec<(Color, String)> {
    table.sender.deliver_due().unwrap();
    let of = |mail: &Outgoing| {
        let raw = String::from_utf8_lossy(&mail.bytes).into_owned();
        let head = raw.split("\r\n\r\n").next().unwrap();
        let tag = head.lines().find_map(|line| line.strip_prefix("Content-Language: ")).unwrap();
        let is_white = head.contains(email(Color::White));
        (if is_white { Color::White } else { Color::Black }, tag.to_owned())
    };
    table.sent.take().iter().map(of).collect()
}

/// The answer to the change is in the new language already, and so is the next notice.
#[test]
fn language_is_changed_by_mail() {
    let mut table = Table::new();
    for (line, tag) in
        [("language uk", "uk"), ("мова de", "de"), ("Sprache hi", "hi"), ("भाषा English", "en")]
    {
        let id = table.account_mail(Color::Black, line);
        assert_eq!(table.filed(id), (InboxState::Applied, String::new()), "{line}");
        assert_eq!(languages(&table), [(Color::Black, tag.to_owned())], "{line}");
        table.mail(Color::White, "say Hello");
        assert!(languages(&table).contains(&(Color::Black, tag.to_owned())), "{line}");
        let player = table.service.accounts.player(table.players.black).unwrap().unwrap();
        assert_eq!(player.language, tag, "{line}");
    }
}

/// Each commands in their own language, and is told of the other's acts in it.
#[test]
fn each_player_reads_their_own() {
    let mut table = Table::new();
    let tags = ByColor { white: "hi", black: "uk" };
    for color in Color::ALL {
        let set = SettingsPatch { language: Some(tags[color].into()), ..SettingsPatch::default() };
        table.service.accounts.change_settings(table.players[color], &set).unwrap().unwrap();
    }
    let own = |color: Color, command: &str| {
        Voice::of(Language::of(tags[color]).unwrap()).say(&Message::new(format!("command-{command}")))
    };
    let mut told = BTreeSet::new();
    let mut told_by = |table: &Table| {
        for (color, tag) in languages(table) {
            assert_eq!(tag, tags[color]);
            told.insert(color == Color::White);
        }
    };
    table.mail(Color::White, &format!("5254\n\n{}", own(Color::White, "draw")));
    assert!(table.state().draw_offer.is_some());
    told_by(&table);
    // A command of the opponent's language is none of theirs.
    table.mail(Color::Black, &own(Color::White, "accept"));
    assert!(!table.state().is_over());
    told_by(&table);
    table.mail(Color::Black, &format!("5755\n\n{}", own(Color::Black, "draw")));
    told_by(&table);
    table.mail(Color::White, &own(Color::Black, "accept"));
    assert!(!table.state().is_over());
    table.mail(Color::White, &own(Color::White, "accept"));
    let agreed = Some((Outcome::Draw, Termination::Agreement));
    assert_eq!(table.state().result(), agreed);
    told_by(&table);
    assert_eq!(told.len(), 2);
}
