//! Games that are played wholly in one language: sign-up, challenge, every command, refusal and notice.

use std::collections::BTreeSet;

use app::{Address, Mailbox, people::SettingsPatch, ports::InboxState};
use domain::*;
use mail_parser::MessageParser;
use messages::{Language, Message, Voice};

use crate::common::{Table, email, foreign};

/// The heading above a mail that is answered, as three mail programs write it in each language.
pub const QUOTING: [(&str, [&str; 3]); 16] = [
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

/// The form in which a mail program sends a reply.
#[derive(Copy, Clone)]
enum Shape {
    Plain,
    QuotedPrintable,
    Flowed,
    Html,
}

/// One after the other; their number has no factor in common with that of the headings.
const SHAPES: [Shape; 4] = [Shape::Plain, Shape::QuotedPrintable, Shape::Flowed, Shape::Html];

impl Shape {
    /// Returns the header fields of a reply and its body.
    fn reply(self, text: &str, heading: &str, last: &str, is_marked: bool) -> (&'static str, String) {
        let mark = if is_marked { "> " } else { "" };
        let quoted: String = last.lines().map(|line| format!("{mark}{line}\n")).collect();
        let plain = format!("{text}\n\n{heading}\n\n{quoted}");
        match self {
            Self::Plain => ("Content-Type: text/plain; charset=utf-8\r\n", plain),
            Self::QuotedPrintable => {
                let fields = "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\
                    Content-Transfer-Encoding: quoted-printable\r\n";
                (fields, plain.lines().map(quoted_printable).collect())
            }
            // Long lines are broken behind a blank; other lines end without one.
            Self::Flowed => {
                let fields =
                    "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8; format=flowed\r\n";
                let flowed = |line: &str| {
                    let mark = if line.starts_with("> ") { "> " } else { "" };
                    let line = if line == "-- " { line } else { line.trim_end() };
                    let broken = messages::fill(&line[mark.len().min(line.len())..], 60);
                    format!("{mark}{}\n", broken.join(&format!(" \n{mark}")))
                };
                (fields, plain.lines().map(flowed).collect())
            }
            Self::Html => {
                let html = |text: &str| {
                    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
                    text.lines().map(|line| format!("<div>{line}<br></div>\n")).collect::<String>()
                };
                let fields = "MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n";
                let (text, heading, quoted) = (html(text), html(heading), html(last));
                (fields, format!("{text}<br>\n{heading}<blockquote type=\"cite\">{quoted}</blockquote>\n"))
            }
        }
    }
}

/// A line in quoted-printable, broken after 24 bytes.
fn quoted_printable(line: &str) -> String {
    let parts: Vec<String> = line
        .as_bytes()
        .chunks(24)
        .map(|part| part.iter().map(|byte| format!("={byte:02X}")).collect())
        .collect();
    format!("{}\n", parts.join("=\n"))
}

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
    /// Both join, and one challenges the other.
    fn new(tag: &str) -> Self {
        let table = Table::empty();
        let language = Language::of(tag).unwrap();
        assert!(language.is_offered(), "{tag}");
        let mut played =
            Self { table, language, last: ByColor::default(), answers: 0, came: BTreeSet::new() };
        let players = [(Color::White, "Anna"), (Color::Black, "Boris")].map(|(color, name)| {
            let line = format!("{} {name}", played.own("join"));
            let from = email(color);
            played.table.mail_from(from, Address::Public(Mailbox::Join), "", &line);
            played.deliver();
            let inbox = played.table.number("SELECT max(id) FROM inbox");
            let yes = played.say("word-yes");
            played.table.mail_from(from, Address::Confirm { inbox }, "", &yes);
            played.deliver();
            let player = played.table.service.accounts.player_by_email(from).unwrap();
            player.unwrap_or_else(|| panic!("{tag}: {name}")).id
        });
        played.table.players = ByColor { white: players[0], black: players[1] };
        for player in players {
            let set = SettingsPatch { calendar_attached: Some(true), ..SettingsPatch::default() };
            played.table.service.accounts.change_settings(player, &set).unwrap().unwrap();
        }
        let terms = format!("{} 5 {}", played.say("word-white"), played.say("word-days"));
        let line = format!("{} Boris {terms}", played.own("challenge"));
        played.table.account_mail(Color::White, &line);
        played.deliver();
        let line = format!("{} C1", played.own("accept-challenge"));
        played.table.account_mail(Color::Black, &line);
        played.deliver();
        assert_eq!(
            played.table.state().regulations.time_control,
            Regulations::per_move(5).time_control,
            "{tag}"
        );
        played
    }

    fn say(&self, id: &str) -> String {
        Voice::of(self.language).say(&Message::new(id.to_owned()))
    }

    /// Returns a command in the language.
    fn own(&self, command: &str) -> String {
        self.say(&format!("command-{command}"))
    }

    /// Answers the last mail with this text, quoted as one program after the other does.
    fn answer(&mut self, color: Color, text: &str) {
        let (_, headings) = QUOTING.iter().find(|(tag, _)| *tag == self.language.tag).unwrap();
        let heading = headings[self.answers % headings.len()];
        let is_marked = self.answers % headings.len() < 2;
        let shape = SHAPES[self.answers % SHAPES.len()];
        self.answers += 1;
        let (headers, body) = shape.reply(text, heading, &self.last[color], is_marked);
        let address = self.table.play_address(color);
        let id = self.table.mail_from(email(color), address, headers, &body);
        let (state, reason) = self.table.filed(id);
        assert_eq!((state, reason.as_str()), (InboxState::Applied, ""), "{text}");
        self.deliver();
    }

    /// Takes what is to go out. Every mail is in the language. It has no word of English except in the note how to change it,
    /// in addresses and in the game for programs.
    fn deliver(&mut self) {
        self.table.sender.deliver_due().unwrap();
        for mail in self.table.sent.take() {
            let raw = String::from_utf8_lossy(&mail.bytes).replace("\r\n", "\n");
            let tag = self.language.tag;
            assert!(raw.contains(&format!("\nContent-Language: {tag}\n")), "{tag}: {raw}");
            let (head, _) = raw.split_once("\n\n").unwrap();
            let parsed = MessageParser::new().parse(&mail.bytes).unwrap();
            let body = parsed.body_text(0).unwrap().replace("\r\n", "\n");
            let kind = head.lines().find_map(|line| line.strip_prefix("X-Postzug-Reason: "));
            self.came.insert(kind.unwrap().to_owned());
            let text = mail.text.as_deref().unwrap_or(&body);
            let words = foreign(&mail, tag, KNOWN);
            assert!(words.is_empty(), "{tag}: {words:?}\n{text}");
            let color = if head.contains(email(Color::White)) { Color::White } else { Color::Black };
            self.last[color] = text.to_owned();
        }
    }
}

/// Names, and the values of settings that are the same in every language.
const KNOWN: &str = "Anna Boris Club UTC G1 C1 games.pgn English Deutsch";

/// Commands, refusals, a reminder, an offer of a draw, an adjournment with a sealed move, and mate.
#[test]
fn whole_game_in_one_language() {
    for (tag, _) in QUOTING {
        let mut played = Played::new(tag);
        let own = |played: &Played, command: &str| played.own(command);
        // A move that is none, and a command that lacks something.
        played.answer(Color::White, "1151");
        let appeal = own(&played, "appeal");
        played.answer(Color::White, &appeal);
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
        for command in [
            "show",
            "moves",
            "legal",
            "status",
            "conditions",
            "settings",
            "games",
            "games-over",
            "pgn-all",
            "help",
            "last",
        ] {
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
