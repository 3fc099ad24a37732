//! The way from bytes to the few fields we use. The parser is treated as hostile. It runs after the pre-scan, in the service
//! on a stack of its own ([`super::Readers`]). Its tree is never copied, and a panic in it is an answer like any other.

use std::{
    borrow::Cow,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::LazyLock,
};

use mail_parser::{HeaderName, Message, MessageParser, MessagePart, MimeHeaders as _, PartType};

use super::{
    authres::Verdict,
    automatic::{self, Report},
    body,
    fields::{Fields, NOT_READ, Surroundings},
    prescan::{Unsafe, prescan},
    sender::{self, FromFlaw},
};

/// Attached games that are read; a mail that answers a notice has one.
const MAX_GAMES: usize = 3;
/// The longest attached game that is read.
const MAX_GAME: usize = 64 * 1024;

/// The fields of a mail that matter.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Parsed {
    /// The one address in From, or why there is none to rely on.
    pub from: Result<String, FromFlaw>,
    /// The name beside it, decoded; empty if there is none.
    pub from_name: String,
    /// Message-ID without brackets; empty if there is none.
    pub message_id: String,
    /// Decoded.
    pub subject: String,
    /// The languages that its author's program reads and writes, as in Accept-Language; empty if it does not say.
    pub languages: String,
    /// The reason why it is not from a person, if so (RFC 3834 and common practice).
    pub automatic: Option<&'static str>,
    /// The report on a delivery; none if it is no report.
    pub report: Option<Report>,
    /// DMARC as our own mail server saw it.
    pub verdict: Verdict,
    /// The text that a person reads, in plain lines.
    pub body: String,
    /// Only the header was stored: the rest cannot be read safely.
    pub not_read: bool,
    /// The whole message is a game, as cmail sends it.
    pub is_game: bool,
    /// A game (PGN) is attached.
    pub game_attached: bool,
    /// The texts of attached games, the first few. No other attachment is opened.
    pub games: Vec<String>,
    /// Addresses in To and Cc, the first fifty.
    pub addressed: Vec<String>,
}

/// The reason why a mail cannot be read.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// Refused before parsing.
    #[error("unsafe: {0}")]
    Unsafe(#[from] Unsafe),
    /// The parser found no message, or panicked.
    #[error("not a message")]
    NotAMessage,
    /// The parser did not come to an end.
    #[error("reading it took too long")]
    TooLong,
}

/// Only the fields that are used are parsed, beside those of MIME.
static PARSER: LazyLock<MessageParser> = LazyLock::new(|| {
    MessageParser::new()
        .with_mime_headers()
        .header_address(HeaderName::From)
        .header_address(HeaderName::To)
        .header_address(HeaderName::Cc)
        .header_id(HeaderName::MessageId)
        .header_text(HeaderName::Subject)
});

/// Reads a mail. A nested message costs the parser and its destructor stack; what [`prescan`] lets through fits any
/// thread's, and [`super::Readers`] have far more.
///
/// # Errors
///
/// [`Unreadable`].
pub fn parse(raw: &[u8], around: &Surroundings) -> Result<Parsed, Unreadable> {
    prescan(raw)?;
    catch_unwind(AssertUnwindSafe(|| PARSER.parse(raw).map(|mail| extract(&mail, around))))
        .unwrap_or_default()
        .ok_or(Unreadable::NotAMessage)
}

/// Tells whether From names one plain author; reads nothing but the header, and only what passed [`prescan`].
#[must_use]
pub fn has_one_author(raw: &[u8]) -> bool {
    PARSER.parse_headers(raw).is_some_and(|mail| sender::from(&mail, &fields(&mail)).is_ok())
}

/// The identifiers in References and In-Reply-To, in order; reads nothing but the header, and only what passed [`prescan`].
#[must_use]
pub fn answered(raw: &[u8]) -> Vec<String> {
    let Some(mail) = PARSER.parse_headers(raw) else { return Vec::new() };
    let fields = fields(&mail);
    let values = fields.all("references").chain(fields.all("in-reply-to"));
    let ids =
        values.flat_map(|value| value.split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | ',')));
    ids.filter(|id| id.contains('@')).map(str::to_owned).collect()
}

/// The recipients, the Message-ID and the subject that the header of a mail names. A mail fetched from a mailbox has no envelope any
/// more.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Named {
    /// Names and addresses in To, Cc and Bcc.
    pub addressed: Vec<(String, String)>,
    /// The addresses to which mail servers say they delivered it.
    pub delivered: Vec<String>,
    /// The topmost Return-Path, without brackets, empty for the null sender; where no server noted it, the address in
    /// From.
    pub sender: String,
    /// Message-ID; empty if there is none.
    pub message_id: String,
    /// Decoded.
    pub subject: String,
}

/// Names the recipients by the header alone. `None` if it cannot be read safely.
#[must_use]
pub fn named(header: &[u8]) -> Option<Named> {
    prescan(header).ok()?;
    let mail = PARSER.parse_headers(header)?;
    let fields = fields(&mail);
    let pair = |address: &mail_parser::Addr<'_>| {
        Some((address.name().unwrap_or_default().to_owned(), address.address()?.to_owned()))
    };
    let bare = |text: &str| text.trim().trim_start_matches('<').trim_end_matches('>').to_owned();
    let author = || mail.from()?.first()?.address().map(str::to_owned);
    let lists = [mail.to(), mail.cc(), mail.bcc()];
    Some(Named {
        addressed: lists
            .into_iter()
            .flatten()
            .flat_map(|list| list.iter())
            .filter_map(pair)
            .take(50)
            .collect(),
        delivered: DELIVERED.iter().flat_map(|name| fields.all(name)).map(bare).take(50).collect(),
        sender: fields.all("return-path").next().map(bare).or_else(author).unwrap_or_default(),
        message_id: mail.message_id().unwrap_or_default().to_owned(),
        subject: mail.subject().unwrap_or_default().to_owned(),
    })
}

/// Fields in which mail servers note the recipient of the envelope.
const DELIVERED: [&str; 5] =
    ["delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "x-delivered-to"];

fn from_name(mail: &Message<'_>) -> String {
    let author = mail.from().and_then(|from| from.first());
    author.and_then(|author| author.name()).unwrap_or_default().to_owned()
}

fn fields<'a>(mail: &'a Message<'_>) -> Fields<'a> {
    let raw: &'a [u8] = &mail.raw_message;
    let field = |header: &'a mail_parser::Header<'_>| {
        let value = raw.get(header.offset_start as usize..header.offset_end as usize).unwrap_or_default();
        let value = match String::from_utf8_lossy(value) {
            Cow::Borrowed(value) => value.trim().into(),
            Cow::Owned(value) => value.trim().to_owned().into(),
        };
        (header.name.as_str(), value)
    };
    Fields(mail.headers().iter().map(field).collect())
}

fn extract(mail: &Message<'_>, around: &Surroundings) -> Parsed {
    let fields = fields(mail);
    let from = sender::from(mail, &fields);
    let root_type = mail.root_part().content_type().map(|content_type| {
        format!("{}/{}", content_type.ctype(), content_type.subtype().unwrap_or_default())
            .to_ascii_lowercase()
    });
    let root_type = root_type.unwrap_or_default();
    let is_report = root_type == "multipart/report";
    let is_game = matches!(root_type.as_str(), "application/x-chess" | "application/x-chess-pgn");
    Parsed {
        verdict: sender::verdict(&fields, around, from.as_deref().unwrap_or_default()),
        automatic: automatic::reason(
            &fields,
            automatic::has_report(mail),
            mail.subject().unwrap_or_default(),
            from.as_deref().unwrap_or_default(),
            around,
        ),
        report: automatic::report(mail, &fields, is_report),
        from_name: from_name(mail),
        from,
        message_id: mail.message_id().unwrap_or_default().to_string(),
        subject: mail.subject().unwrap_or_default().to_string(),
        languages: ["accept-language", "content-language"]
            .map(|name| fields.all(name).next().unwrap_or_default())
            .join(","),
        body: if is_game { game_text(mail) } else { body::text(mail) },
        not_read: fields.all(NOT_READ).next().is_some(),
        is_game,
        game_attached: mail.attachments().any(is_game_part),
        games: if is_game { Vec::new() } else { games(mail) },
        addressed: [mail.to(), mail.cc()].into_iter().flatten().flat_map(addresses).take(50).collect(),
    }
}

fn addresses<'a>(field: &'a mail_parser::Address<'_>) -> impl Iterator<Item = String> + 'a {
    field.iter().filter_map(|address| address.address()).map(str::to_owned)
}

fn is_game_part(part: &MessagePart<'_>) -> bool {
    let is_type = part.content_type().is_some_and(|content_type| {
        let subtype = content_type.subtype().unwrap_or_default().to_ascii_lowercase();
        subtype.contains("chess") || subtype.ends_with("pgn")
    });
    is_type || part.attachment_name().is_some_and(|name| name.to_ascii_lowercase().ends_with(".pgn"))
}

fn games(mail: &Message<'_>) -> Vec<String> {
    let text = |part: &MessagePart<'_>| {
        let bytes = part.contents();
        (bytes.len() <= MAX_GAME).then(|| String::from_utf8_lossy(bytes).into_owned())
    };
    mail.attachments().filter(|part| is_game_part(part)).filter_map(text).take(MAX_GAMES).collect()
}

fn game_text(mail: &Message<'_>) -> String {
    match &mail.root_part().body {
        PartType::Text(text) | PartType::Html(text) => text.to_string(),
        PartType::Binary(bytes) | PartType::InlineBinary(bytes) => {
            String::from_utf8_lossy(bytes).into_owned()
        }
        PartType::Message(_) | PartType::Multipart(_) => String::new(),
    }
}
