//! Header fields and the envelope of SMTP.

use std::time::{Duration, UNIX_EPOCH};

use app::{
    Address as OurAddress, Mailbox as OurMailbox, NoticeKind, ReplyAddress, Service,
    outbox::{MailDetails, OutgoingMail},
    ports::{Epoch, MailKind},
};
use domain::GameId;
use lettre::{
    Address, Message,
    address::Envelope,
    message::{
        Attachment, Body, Mailbox, MessageBuilder, MultiPart, MultiPartKind, SinglePart,
        header::{ContentTransferEncoding, ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0},
    },
};
use messages::{Voice, is_isolate, msg};
use sha2::{Digest as _, Sha256};

use super::{
    error::ComposeError,
    page::{Page, printable},
};

/// A mail in its final form.
#[derive(Clone)]
pub struct Outgoing {
    /// MAIL FROM and RCPT TO.
    pub envelope: Envelope,
    /// The whole message.
    pub bytes: Vec<u8>,
    /// The same for a relay without 8BITMIME (RFC 6152), where it holds more than ASCII.
    pub seven_bit: Option<Vec<u8>>,
    /// The text, to recognise quotations in a reply; `None` if the mail holds a secret or conditional moves.
    pub text: Option<String>,
    /// Games with news for which a digest has no room.
    pub left_out: Vec<GameId>,
}

impl std::fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outgoing").field("bytes", &self.bytes.len()).finish_non_exhaustive()
    }
}

/// Returns the Message-ID of a mail. It depends only on the key, so a second copy is recognised.
fn message_id(key: &str, domain: &str) -> String {
    let parts: Vec<&str> = key.split('.').collect();
    if let [game, seq, player, kind, ref epoch @ ..] = parts[..]
        && epoch.iter().all(|epoch| Epoch::named(epoch).is_some())
        && [game, seq, player].iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()))
        && kind.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    {
        let epoch: String = epoch.iter().map(|epoch| format!(".{epoch}")).collect();
        return format!("<g{game}.s{seq}.u{player}.{kind}{epoch}@{domain}>");
    }
    // Other keys may hold private data.
    let digest = data_encoding::HEXLOWER.encode(&Sha256::digest(key.as_bytes())[..16]);
    format!("<m{digest}@{domain}>")
}

/// The text of a mail in all its forms.
pub(super) struct Written {
    pub(super) subject: String,
    pub(super) page: Page,
    /// The same as HTML. No program that reads mails whole reads this part, so it is encoded for every relay.
    pub(super) html: Option<Body>,
    pub(super) attached: Vec<Attached>,
    /// Gets the answer, in place of the service.
    pub(super) author: Option<String>,
}

pub(super) fn outgoing(
    service: &Service,
    mail: &OutgoingMail,
    written: Written,
) -> Result<Outgoing, ComposeError> {
    let Written { subject, page, html, attached, author } = written;
    let voice = page.voice();
    let domain = &service.settings().mail_domain;
    let row = &mail.row.mail;
    let address = |text: String| text.parse::<Address>().map_err(|_address| ComposeError::Address);
    let to = address(mail.to.clone())?;
    let is_answer = matches!(row.kind, MailKind::Transcript | MailKind::Confirmation);
    // Bounces of answers go nowhere (RFC 3834 3.3); others name their row.
    let sender = if is_answer {
        None
    } else {
        Some(address(service.mail_out.mail_address(OurAddress::Bounce { outbox: mail.row.id }))?)
    };
    let envelope = Envelope::new(sender, vec![to.clone()]).map_err(|_envelope| ComposeError::Address)?;
    let from = Mailbox::new(
        Some(from_name(service, mail, voice)),
        address(service.mail_out.mail_address(OurAddress::Public(OurMailbox::Play)))?,
    );
    let reply_to = reply_to(service, mail);
    let date = UNIX_EPOCH + Duration::from_millis(mail.now.0.max(0).unsigned_abs());
    let mut message = Message::builder()
        .envelope(envelope.clone())
        .from(from)
        .to(Mailbox::new(None, to))
        .subject(subject.split_inclusive(is_isolate).map(one_line).collect::<String>())
        .date(date)
        .message_id(Some(message_id(&row.key, domain)));
    let thread = mail.context.as_ref().map_or(&[][..], |context| &context.thread);
    let mut ids: Vec<String> = thread.iter().map(|key| message_id(key, domain)).collect();
    if let Some(last) = ids.last() {
        message = message.in_reply_to(last.clone());
    }
    if let Some(author) = author {
        // The administrator answers the author.
        message = message.reply_to(Mailbox::new(None, address(author)?));
    } else if let Some(reply_to) = reply_to {
        // Replies repeat References (RFC 5322 3.6.4), also where the mail program ignores Reply-To.
        ids.insert(0, format!("<{}>", reply_to.id));
        message = message.reply_to(Mailbox::new(reply_to.name, address(reply_to.address)?));
    }
    if !ids.is_empty() {
        message = message.references(ids.join(" "));
    }
    let languages = ("Content-Language", voice.language().tag.to_owned());
    for (name, value) in fields(service, mail, is_answer).into_iter().chain([languages]) {
        message = message.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
    }
    let tells_secret = mail.secret.is_some() || mail.conditions.is_some() || mail.passed_on.is_some();
    // Mail programs lose the marks of direction when they quote.
    let mut quotable = (!tells_secret).then(|| match page.text() {
        text if text.is_ascii() => text.to_owned(),
        text => text.replace(is_isolate, ""),
    });
    if let (Some(quotable), Some(_)) = (&mut quotable, &html) {
        // A reply may quote what only the HTML has.
        page.beside_text().for_each(|line| quotable.extend(["\n", &line.replace(is_isolate, "")]));
    }
    let (bytes, seven_bit) = bodies(message, &row.key, page.text(), html, &attached)?;
    Ok(Outgoing { envelope, bytes, seven_bit, text: quotable, left_out: Vec::new() })
}

/// Returns the message, and the same for a relay without 8BITMIME, if it needs another.
fn bodies(
    message: MessageBuilder,
    key: &str,
    text: &str,
    html: Option<Body>,
    attached: &[Attached],
) -> Result<(Vec<u8>, Option<Vec<u8>>), ComposeError> {
    // Quoted-printable only where the relay takes nothing else: programs that read the PGN do not decode, and `=` is theirs.
    let encoding =
        if text.is_ascii() { ContentTransferEncoding::SevenBit } else { ContentTransferEncoding::EightBit };
    // lettre would have it encoded beyond 76 bytes a line; RFC 5322 2.1.1 allows 998.
    if text.bytes().any(|byte| matches!(byte, 0 | b'\r')) {
        return Err(ComposeError::Encoding);
    }
    let mut lines = String::with_capacity(text.len() * 9 / 8);
    for line in text.lines() {
        if line.len() > 998 {
            return Err(ComposeError::Encoding);
        }
        lines.extend([line, "\r\n"]);
    }
    let is_one_part = html.is_none() && attached.is_empty();
    let boundary = if is_one_part { String::new() } else { boundary(key, text) };
    let seven_bit = if text.is_ascii() {
        None
    } else {
        let body = Body::new_with_encoding(lines.clone(), ContentTransferEncoding::QuotedPrintable)
            .map_err(|_text| ComposeError::Encoding)?;
        Some(whole(message.clone(), &boundary, body, html.clone(), attached)?)
    };
    let body = Body::dangerous_pre_encoded(lines.into_bytes(), encoding);
    Ok((whole(message, &boundary, body, html, attached)?, seven_bit))
}

/// The boundary of the parts of a mail: another attempt sends the same mail, and nobody can write a text that holds its own
/// digest. No encoded part has `=_`.
fn boundary(key: &str, text: &str) -> String {
    let digest = Sha256::new_with_prefix(key).chain_update([0]).chain_update(text).finalize();
    format!("=_{}", data_encoding::HEXLOWER.encode(&digest[..16]))
}

/// Returns a part of a subject on one line, with the isolate that may end it.
fn one_line(part: &str) -> String {
    let text = part.trim_end_matches(is_isolate);
    format!("{}{}", printable(text), &part[text.len()..])
}

/// A file beside the text.
pub(super) struct Attached {
    pub(super) name: String,
    pub(super) media: &'static str,
    pub(super) text: String,
}

/// The message with its text, with HTML beside it and with files, if there are any. The files are encoded, so that every relay
/// takes them.
fn whole(
    message: MessageBuilder,
    boundary: &str,
    text: Body,
    html: Option<Body>,
    attached: &[Attached],
) -> Result<Vec<u8>, ComposeError> {
    // RFC 2045 6.4: a multipart declares the 8-bit text of its parts.
    let outer = match text.encoding() {
        ContentTransferEncoding::EightBit => ContentTransferEncoding::EightBit,
        _ => ContentTransferEncoding::SevenBit,
    };
    // One within the other: neither may begin the other.
    let multipart = |kind, suffix| MultiPart::builder().kind(kind).boundary(format!("{boundary}{suffix}"));
    let plain = |text| SinglePart::builder().header(ContentType::TEXT_PLAIN).body(text);
    let both = |text, html| {
        let html = SinglePart::builder().header(ContentType::TEXT_HTML).body(html);
        multipart(MultiPartKind::Alternative, "a").header(outer).singlepart(plain(text)).singlepart(html)
    };
    let mixed = || multipart(MultiPartKind::Mixed, "m").header(outer);
    let whole = match (html, attached) {
        (None, []) => message.header(MIME_VERSION_1_0).header(ContentType::TEXT_PLAIN).body(text),
        (Some(html), []) => message.multipart(both(text, html)),
        (html, attached) => {
            let begun = match html {
                None => mixed().singlepart(plain(text)),
                Some(html) => mixed().multipart(both(text, html)),
            };
            let add = |mixed: MultiPart, attached| Ok::<_, ComposeError>(mixed.singlepart(file(attached)?));
            message.multipart(attached.iter().try_fold(begun, add)?)
        }
    };
    Ok(whole.map_err(ComposeError::Message)?.formatted())
}

fn file(Attached { name, media, text }: &Attached) -> Result<SinglePart, ComposeError> {
    let media = ContentType::parse(media).map_err(|_type| ComposeError::Encoding)?;
    let body = Body::new_with_encoding(text.clone().into_bytes(), ContentTransferEncoding::Base64)
        .map_err(|_text| ComposeError::Encoding)?;
    Ok(Attachment::new(name.clone()).body(body, media))
}

/// Returns "Bob via Club", without characters that could leave the field (RFC 5322 3.4).
fn from_name(service: &Service, mail: &OutgoingMail, voice: &Voice) -> String {
    let site = &service.settings().site_name;
    let person = match (&mail.context, &mail.reader, &mail.challenge, &mail.row.mail.details) {
        (Some(context), Some(reader), ..) => {
            context.color_of(reader).map(|color| context.names[!color].as_str())
        }
        (.., Some(found), MailDetails::Challenge(news)) => Some(found.author(news.news)),
        _ => None,
    };
    let name = person.map_or_else(
        || site.clone(),
        |person| voice.say(&msg!("from-name", name = person.to_owned(), site = site)),
    );
    let name: String = name.chars().take(100).collect();
    name.split_inclusive(is_isolate).map(one_line).collect()
}

/// Returns the reply address: this game at this ply, or the player's account.
fn reply_to(service: &Service, mail: &OutgoingMail) -> Option<ReplyAddress> {
    if let MailDetails::Confirmation(asked) = &mail.row.mail.details {
        return Some(service.mail_out.reply_address(OurAddress::Confirm { inbox: asked.inbox }));
    }
    let Some(reader) = &mail.reader else {
        // A reader without an account gets a code, or the way to an account.
        let joins = mail.row.mail.kind == MailKind::Transcript;
        return joins.then(|| service.mail_out.reply_address(OurAddress::Public(OurMailbox::Join)));
    };
    let player = reader.id;
    let address = match &mail.context {
        // A replaced player can appeal.
        Some(context)
            if context.color_of(reader).is_some() || context.game.replaced_players.contains(&player) =>
        {
            OurAddress::Play { game: context.id, player, seen: context.game.position_id() }
        }
        _ => OurAddress::Account { player },
    };
    Some(service.mail_out.reply_address(address))
}

/// Returns fields that let people sort their mail and keep robots from answering (RFC 2919, 2369, 3834).
fn fields(service: &Service, mail: &OutgoingMail, is_answer: bool) -> Vec<(&'static str, String)> {
    let domain = &service.settings().mail_domain;
    let answers = is_answer || mail.row.mail.kind == MailKind::MoveRecorded;
    let auto = if answers { "auto-replied" } else { "auto-generated" };
    let mut fields = vec![
        ("Auto-Submitted", auto.to_string()),
        ("X-Postzug-Reason", mail.row.mail.kind.name().to_string()),
    ];
    if let Some(context) = &mail.context {
        let id = context.id.0;
        fields.push(("List-Id", format!("Game {id} <g{id}.games.{domain}>")));
        fields.push(("X-Postzug-Game", context.id.to_string()));
        // A confirmation may leave after that of a later move: it names its own ply.
        let recorded = mail.row.mail.ply.filter(|_| mail.row.mail.kind == MailKind::MoveRecorded);
        fields.push(("X-Postzug-Ply", recorded.unwrap_or_else(|| context.ply()).0.to_string()));
    }
    if let Some(reader) = &mail.reader {
        // Programs that open links unsubscribe nobody: the link acts by POST alone.
        let account = service.mail_out.reply_address(OurAddress::Account { player: reader.id });
        // One kind, if it is optional; otherwise all optional kinds.
        let told = mail.context.as_ref().map_or(&[][..], |context| &context.told);
        let kinds = match &mail.digest {
            Some(digest) => digest.kinds.clone(),
            None => NoticeKind::of(mail.row.mail.kind, told),
        };
        let kind = match kinds.first() {
            Some(kind) if kinds.len() == 1 && kind.needed().is_none() => format!("%20{}", kind.name()),
            _ => String::new(),
        };
        // RFC 6068 6.1 lets a link name the answered mail; without sub-addresses that alone tells who unsubscribes.
        let answers = match &account.name {
            Some(_) => format!("&In-Reply-To=%3C{}%3E", account.id.replace('+', "%2B")),
            None => String::new(),
        };
        let by_mail = format!("<mailto:{}?subject=unsubscribe{kind}{answers}>", account.address);
        match service.accounts.unsubscribe_link(reader, &kinds) {
            Some(link) => {
                fields.push(("List-Unsubscribe", format!("<{link}>, {by_mail}")));
                fields.push(("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
            }
            None => fields.push(("List-Unsubscribe", by_mail)),
        }
    }
    fields
}
