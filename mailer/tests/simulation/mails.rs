//! Mails as programs write them: what we sent comes back quoted in one way or another, with the answer above or
//! below it.

use app::Service;
use domain::{
    Color, Position,
    notation::{self, Letters, Notation},
};
use mailer::notice::Outgoing;
use store::testing::Dice;

/// The parts of our mail that a person sees.
#[derive(Clone, Debug)]
pub struct Notice {
    pub to: String,
    pub message_id: String,
    pub kind: String,
    pub game: Option<i64>,
    pub ply: Option<u16>,
    pub reply_to: String,
    pub subject: String,
    pub text: String,
}

impl Notice {
    pub fn read(mail: &Outgoing) -> Self {
        let raw = String::from_utf8(mail.bytes.clone()).unwrap();
        let (head, body) = raw.split_once("\r\n\r\n").unwrap();
        let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let field = |name: &str| {
            head.split("\r\n").find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).map(str::to_owned)
        };
        // Programs show the text of a mail with a file.
        let shown = mail.text.clone().filter(|_| head.contains("multipart/mixed"));
        Self {
            to: mail.envelope.to()[0].to_string(),
            message_id: field("Message-ID").unwrap(),
            kind: field("X-Postzug-Reason").unwrap(),
            game: field("X-Postzug-Game").map(|game| game[1..].parse().unwrap()),
            ply: field("X-Postzug-Ply").map(|ply| ply.parse().unwrap()),
            reply_to: field("Reply-To").unwrap_or_default().trim_matches(['<', '>']).to_owned(),
            subject: field("Subject").unwrap_or_default(),
            text: shown.unwrap_or_else(|| body.replace("\r\n", "\n")),
        }
    }
}

/// The answering style of a mail program.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Style {
    Bare,
    Above,
    Below,
    Tab,
    Outlook,
    Html,
    Base64,
    Flowed,
}

impl Style {
    pub const ALL: [Self; 8] = [
        Self::Bare,
        Self::Above,
        Self::Below,
        Self::Tab,
        Self::Outlook,
        Self::Html,
        Self::Base64,
        Self::Flowed,
    ];
}

fn quoted(mark: &str, text: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\n', "<br>\n")
}

/// The whole message; `answer` has lines.
pub fn reply(style: Style, from: &str, message_id: &str, notice: &Notice, answer: &str) -> String {
    let wrote = "On Mon, 5 Jan 2026 at 10:00, Club <play@play.example.org> wrote:\n";
    let text = &notice.text;
    let (kind, encoding, body) = match style {
        Style::Bare => ("text/plain; charset=utf-8", "8bit", format!("{answer}\n")),
        Style::Above => {
            ("text/plain; charset=utf-8", "8bit", format!("{answer}\n\n{wrote}{}", quoted("> ", text)))
        }
        Style::Below => {
            ("text/plain; charset=utf-8", "8bit", format!("{wrote}{}\n{answer}\n", quoted("> ", text)))
        }
        Style::Tab => {
            ("text/plain; charset=utf-8", "8bit", format!("{answer}\n\n{wrote}{}", quoted("\t", text)))
        }
        Style::Outlook => (
            "text/plain; charset=utf-8",
            "8bit",
            format!(
                "{answer}\n\n-----Original Message-----\nFrom: Club <play@play.example.org>\nSent: Monday, 5 January 2026 \
                 10:00\nTo: {from}\nSubject: {}\n\n{text}",
                notice.subject
            ),
        ),
        Style::Html => (
            "text/html; charset=utf-8",
            "8bit",
            format!(
                "<html><body><div>{}</div><br><div class=\"gmail_quote\"><div>{}</div><blockquote>{}</blockquote></div></body></html>",
                escaped(answer),
                escaped(wrote),
                escaped(text)
            ),
        ),
        Style::Base64 => {
            let plain = format!("{answer}\n\n{wrote}{}", quoted("> ", text)).replace('\n', "\r\n");
            let encoded = data_encoding::BASE64_MIME.encode(plain.as_bytes());
            ("text/plain; charset=utf-8", "base64", encoded.replace("\r\n", "\n"))
        }
        Style::Flowed => (
            "text/plain; charset=utf-8; format=flowed",
            "8bit",
            format!("{answer}\n\n{wrote}{}", quoted("> ", text)),
        ),
    };
    let head = format!(
        "From: <{from}>\nTo: <{}>\nSubject: Re: {}\nDate: Thu, 1 Jan 1970 00:00:00 +0000\nMessage-ID: {message_id}\n\
         In-Reply-To: {}\nMIME-Version: 1.0\nContent-Type: {kind}\nContent-Transfer-Encoding: {encoding}\n\n",
        notice.reply_to, notice.subject, notice.message_id
    );
    format!("{head}{body}").replace('\n', "\r\n")
}

/// The same message as another hop delivers it: its trace is not part of it.
pub fn with_trace(raw: &str, hop: usize) -> String {
    format!("Received: from hop{hop}.example.org by mx.example.org; Mon, 5 Jan 2026 10:00:00 +0000\r\n{raw}")
}

/// The same message as a program stores it that adds fields of its own: other bytes, the same mail.
pub fn with_field(raw: &str, n: usize) -> String {
    format!("X-Scanned-By: {n}\r\n{raw}")
}

/// A move in somebody's spelling that is always read as that move.
pub fn written(dice: &Dice, position: &Position, uci: &str, letters: Letters, by_mail: bool) -> String {
    let m = position.from_uci(uci).unwrap();
    let notations: &[Notation] = if by_mail { &Notation::ALL[..6] } else { &Notation::ALL };
    let notation = dice.one_of(notations);
    let text = notation::write(m, position, notation, letters);
    let text = if dice.permille(150) && notation != Notation::Announced {
        let dots = if position.side_to_move() == Color::White { "." } else { "..." };
        format!("{}{dots} {text}", position.fullmoves())
    } else {
        text
    };
    if notation::read(&text, position, letters) == Ok(m) { text } else { uci.to_owned() }
}

/// A text of the form of a move that is not legal in `position`.
pub fn illegal(dice: &Dice, position: &Position, letters: Letters) -> Option<String> {
    for _ in 0..20 {
        let digit = || char::from(b'1' + u8::try_from(dice.below(8)).unwrap());
        let text: String = [digit(), digit(), digit(), digit()].iter().collect();
        if matches!(notation::read(&text, position, letters), Err(domain::Refusal::IllegalMove { .. })) {
            return Some(text);
        }
    }
    None
}

/// A notice as the address in it was when it was written, for a mail that nobody sent us a notice for.
pub fn blank(service: &Service, address: app::Address) -> Notice {
    Notice {
        to: String::new(),
        message_id: "<none@play.example.org>".into(),
        kind: String::new(),
        game: None,
        ply: None,
        reply_to: service.mail_out.mail_address(address),
        subject: address.game().map(|game| format!("[{game}] A - B")).unwrap_or_default(),
        text: String::new(),
    }
}
