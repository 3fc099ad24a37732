//! A mail of the outbox as text, and as the bytes that go out.

pub(crate) mod clocks;
mod game;
mod headers;
mod history;
mod other;
mod page;
mod score;
pub(crate) mod subject;
mod told;
pub(crate) mod when;

use app::{
    Service,
    outbox::{GameContext, OutgoingMail},
    ports::{MailKind, Player},
};
use domain::notation::NotationStyle;

use self::{game::GameMail, page::Page, score::Score, told::EventNarrator, when::Calendar};
use headers::Attached;
pub use headers::Outgoing;
pub use history::history;
pub use page::printable;

/// The longest text; with the header fields a mail has at most 12 KB.
const MAX_TEXT: usize = 10_400;

/// What a reply may say.
const COMMANDS: &str = "Commands, one to a line: your move; your move and \"draw\"; accept; decline; resign yes; \
     claim threefold; claim fifty; say ...; adjourn; seal ...; resume; show; moves; clocks; legal; pgn; help.";

/// Why a mail cannot be written. Holds no address and nothing of the text.
#[derive(Debug, thiserror::Error)]
pub enum ComposeError {
    /// The record of the game is broken.
    #[error("the record of the game cannot be replayed")]
    Record,
    /// The details are not what the kind needs.
    #[error("the details cannot be read")]
    Details(#[source] serde_json::Error),
    /// The kind needs a game, a reader or both.
    #[error("the mail lacks {0}")]
    Missing(&'static str),
    /// The secret is gone.
    #[error("the secret is gone")]
    Secret,
    /// An address is not one.
    #[error("an address cannot be written to")]
    Address,
    /// The text cannot be sent as it is.
    #[error("the text cannot be encoded")]
    Encoding,
    /// The mail program's rules were broken.
    #[error("the message cannot be built: {0}")]
    Message(#[source] lettre::error::Error),
}

/// Writes a mail.
///
/// # Errors
///
/// [`ComposeError`]: the row is broken, and no other time will do better.
pub fn compose(service: &Service, letter: &OutgoingMail) -> Result<Outgoing, ComposeError> {
    let desk = match (&letter.reader, &letter.context) {
        (Some(reader), Some(context)) => Some(GameMail::new(service, letter, reader, context)?),
        _ => None,
    };
    let site = &service.settings().site_name;
    let kind = letter.row.mail.kind;
    let mut game = None;
    let mut author = None;
    let (subject, mut page) = match kind {
        MailKind::SignInCode => other::code(letter, site)?,
        MailKind::AccountNews => other::account(letter, site)?,
        MailKind::Challenge => other::challenge(letter)?,
        MailKind::Transcript => (subject::of(letter, site), other::transcript(letter, desk.as_ref())?),
        MailKind::Confirmation => (subject::of(letter, site), other::confirmation(letter)?),
        MailKind::PassedOn => {
            let passed_on = other::passed_on(letter)?;
            author = passed_on.author;
            (passed_on.subject, passed_on.page)
        }
        MailKind::LogReceipt => (subject::of(letter, site), other::receipt(letter)?),
        MailKind::GameStarted
        | MailKind::YourMove
        | MailKind::MoveRecorded
        | MailKind::Reminder
        | MailKind::GameNews
        | MailKind::Adjournment
        | MailKind::ArbiterNews
        | MailKind::GameOver
        | MailKind::Restored => {
            let desk = desk.as_ref().ok_or(ComposeError::Missing("a game"))?;
            game = (!matches!(kind, MailKind::MoveRecorded | MailKind::ArbiterNews)).then_some(desk);
            (subject::of(letter, site), desk.write(kind)?)
        }
    };
    footer(service, letter, game.is_some(), &mut page);
    let mut attached = letter.receipt.as_ref().map(|receipt| Attached {
        name: receipt.file_name(),
        media: "application/vnd.c2sp.tlog-proof",
        text: receipt.proof.to_text(),
    });
    if let Some(desk) = game {
        desk.pgn(&mut page)?;
        if desk.reader.pgn_attached {
            attached = Some(desk.pgn_file()?);
        }
    }
    headers::outgoing(service, letter, &subject, page.finish(), attached, author)
}

/// Describes the events that a context tells, for an answer to the arbiter who caused them; empty if the record is broken.
pub(crate) fn told_to_arbiter(context: &GameContext, arbiter: &Player) -> String {
    let style = NotationStyle { notation: arbiter.notation, letters: arbiter.letters };
    let Some(score) = Score::of(&context.events, style) else { return String::new() };
    let calendar = Calendar::of(Some(arbiter));
    let (reader, id) = (None, arbiter.id);
    let game = &context.game;
    let teller = EventNarrator {
        context,
        game,
        score: &score,
        reader,
        id,
        style,
        calendar: &calendar,
        acted: true,
        past: false,
    };
    teller.tell().replace('\u{a0}', " ")
}

/// Who we are, and why this mail came.
fn footer(service: &Service, letter: &OutgoingMail, has_pgn: bool, page: &mut Page) {
    let settings = service.settings();
    page.signature();
    page.answer(&format!("{}, {}", page::printable(&settings.site_name), settings.public_url));
    let why = match (&letter.reader, &letter.context) {
        (Some(reader), Some(context)) if context.color_of(reader).is_some() => {
            format!("This mail is for {}, a player of {}.", reader.name, context.id)
        }
        (Some(reader), _) => format!("This mail is for {}, who has an account here.", reader.name),
        (None, _) => "If you did not ask for this mail, ignore it.".into(),
    };
    page.answer(&why);
    // Every mailbox is a witness of the log. A code goes to whoever has no account yet, too.
    let checkpoint = letter.checkpoint.as_ref().filter(|_| letter.row.mail.kind != MailKind::SignInCode);
    let below = match (checkpoint, has_pgn) {
        (Some(_), true) => {
            "What stands below is for programs: the signed head of our log, and the game (PGN)."
        }
        (Some(_), false) => "What stands below is for programs: the signed head of our log.",
        (None, true) => "What stands below is for chess programs: the game (PGN).",
        (None, false) => return,
    };
    page.answer(below);
    if let Some(checkpoint) = checkpoint {
        page.block(checkpoint);
    }
}

#[cfg(test)]
mod tests;
