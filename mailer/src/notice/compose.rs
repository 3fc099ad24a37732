use app::{
    Service,
    outbox::OutgoingMail,
    ports::{MailFormat, MailKind},
};
use lettre::message::Body;
use messages::{Arg, Language, Message, Voice, msg};

use super::{
    digest,
    error::ComposeError,
    game::GameMail,
    headers::{self, Attached, Outgoing, Written},
    html::{self, MAX_HTML},
    other,
    page::{Page, printable},
    subject, voice_of,
};

/// Writes a mail.
///
/// # Errors
///
/// [`ComposeError`]: the row is damaged, and another attempt fails too; [`ComposeError::Read`]: another attempt may not.
pub fn compose(service: &Service, mail: &OutgoingMail) -> Result<Outgoing, ComposeError> {
    let voice = voice_of(service, mail);
    // Half a mail in a language that nobody checked is worse than one in English.
    if voice.language().is_offered() {
        match compose_in(service, mail, voice.clone()) {
            Ok(written) if !voice.is_unchecked() => return Ok(written),
            Ok(_half) => {}
            Err(error @ ComposeError::Read(_)) => return Err(error),
            Err(error) => {
                tracing::error!(mail = mail.row.id, language = voice.language().tag, %error, "a mail is written in English");
            }
        }
    }
    compose_in(service, mail, voice.in_english())
}

fn compose_in(service: &Service, mail: &OutgoingMail, voice: Voice) -> Result<Outgoing, ComposeError> {
    let game_mail = match (&mail.reader, &mail.context) {
        (Some(reader), Some(context)) => Some(GameMail::new(service, mail, reader, context, voice.clone())?),
        _ => None,
    };
    let site = &service.settings().site_name;
    let kind = mail.row.mail.kind;
    let mut game = None;
    let mut author = None;
    let mut left_out = Vec::new();
    let (subject, mut page) = match kind {
        MailKind::SignInCode => other::code(service, mail, voice)?,
        MailKind::AccountNews => other::account(service, mail, voice)?,
        MailKind::Challenge => other::challenge(mail, voice)?,
        MailKind::Digest => {
            let (written, games) = digest::write(service, mail, &voice)?;
            left_out = games;
            written
        }
        MailKind::Transcript => {
            (subject::of(mail, site, &voice), other::transcript(service, mail, voice, game_mail.as_ref())?)
        }
        MailKind::Confirmation => {
            (subject::of(mail, site, &voice), other::confirmation(service, mail, voice)?)
        }
        MailKind::PassedOn => {
            let passed_on = other::passed_on(mail, voice)?;
            author = passed_on.author;
            (passed_on.subject, passed_on.page)
        }
        MailKind::LogReceipt => (subject::of(mail, site, &voice), other::receipt(mail, voice)?),
        MailKind::GameStarted
        | MailKind::YourMove
        | MailKind::MoveRecorded
        | MailKind::Reminder
        | MailKind::GameNews
        | MailKind::Adjournment
        | MailKind::ArbiterNews
        | MailKind::GameOver
        | MailKind::Restored => {
            let game_mail = game_mail.as_ref().ok_or(ComposeError::Missing("a game"))?;
            game = (!matches!(kind, MailKind::MoveRecorded | MailKind::ArbiterNews)).then_some(game_mail);
            (subject::of(mail, site, &voice), game_mail.write(kind)?)
        }
    };
    // A screen reader must not read out what is for programs: "pgn" asks for the game.
    let is_heard = mail.reader.as_ref().is_some_and(|reader| reader.no_board);
    let pgn = game.map(|game_mail| game_mail.pgn_file(kind, &mut page)).transpose()?.flatten();
    let dates = game_mail.as_ref().map(|game_mail| game_mail.calendar_file(kind)).transpose()?.flatten();
    footer(service, mail, game.is_some() && !is_heard, &mut page);
    let receipt = mail.receipt.as_ref().map(|receipt| Attached {
        name: receipt.file_name(),
        media: "application/vnd.c2sp.tlog-proof",
        text: receipt.proof.to_text(),
    });
    if let Some(game_mail) = game.filter(|_| !is_heard) {
        game_mail.pgn(&mut page)?;
    }
    let is_html = mail.reader.as_ref().is_some_and(|reader| reader.mail_format == MailFormat::Html);
    let files = other::files(service, mail)?;
    let notes = page.notes().and_then(|notes| notes.file(mail));
    let attached = receipt.into_iter().chain(files).chain(pgn).chain(dates).chain(notes).collect();
    let html = || Body::new(html::document(&page, &subject, &service.settings().public_url));
    let html = is_html.then(html).filter(|html| AsRef::<[u8]>::as_ref(html).len() <= MAX_HTML);
    let outgoing = headers::outgoing(service, mail, Written { subject, page, html, attached, author })?;
    Ok(Outgoing { left_out, ..outgoing })
}

/// The path of the page on which the reader goes on.
fn page_about(mail: &OutgoingMail) -> String {
    match (&mail.reader, &mail.context, mail.row.mail.kind) {
        (None, ..) => String::new(),
        (_, Some(context), _) => format!("/g/{}", context.id.0),
        (_, _, MailKind::Challenge) => "/seeks".to_owned(),
        _ => String::new(),
    }
}

/// Lists the languages that mails are written in, each by its own name. The first one gives the list its direction.
pub(super) fn languages() -> Message {
    let mut languages: Vec<&Language> = Language::offered().collect();
    languages.sort_by_key(|language| language.is_right_to_left());
    let names: Vec<Arg> = languages.iter().map(|language| language.name().into()).collect();
    msg!("footer-languages", languages = names)
}

/// Adds the name of the site with the address of a page, and the reason for this mail.
fn footer(service: &Service, mail: &OutgoingMail, has_pgn: bool, page: &mut Page) {
    let settings = service.settings();
    if let Some(file) = page.notes().and_then(|notes| notes.file_name(mail)) {
        page.say(&msg!("heard-notes", file = file));
    }
    let site = printable(&settings.site_name);
    page.signature(&format!("{site}, {}{}", settings.public_url, page_about(mail)));
    page.say_below(&match (&mail.reader, &mail.context) {
        (Some(reader), Some(context)) if context.color_of(reader).is_some() => {
            msg!("footer-player", name = &reader.name, game = Arg::shown(context.id))
        }
        (Some(reader), _) => msg!("footer-account", name = &reader.name),
        (None, _) => msg!("footer-stranger"),
    });
    let language = voice_of(service, mail).language();
    let in_english = |message| Voice::english().say(&message);
    if language != page.voice().language() {
        page.answer(&in_english(msg!("footer-in-english", language = language.tag)));
    } else if !page.voice().is_signed() {
        page.answer(&in_english(match mail.reader {
            Some(_) => msg!("footer-not-signed", language = language.tag),
            // Only a player has a setting to change.
            None => msg!("footer-not-signed-here", language = language.tag),
        }));
    }
    let is_answer = matches!(mail.row.mail.kind, MailKind::Transcript | MailKind::Confirmation);
    if mail.reader.is_none() && is_answer {
        // The language of a stranger is a guess.
        page.answer(&in_english(languages()));
    }
    // Every mailbox witnesses the log. A code also goes to people without an account.
    let is_read = page.notes().is_none();
    let checkpoint =
        mail.checkpoint.as_ref().filter(|_| is_read && mail.row.mail.kind != MailKind::SignInCode);
    page.for_programs();
    page.say_below(&match (checkpoint, has_pgn) {
        (Some(_), true) => msg!("footer-log-and-pgn"),
        (Some(_), false) => msg!("footer-log"),
        (None, true) => msg!("footer-pgn"),
        (None, false) => return,
    });
    if let Some(checkpoint) = checkpoint {
        page.block(checkpoint);
    }
}
