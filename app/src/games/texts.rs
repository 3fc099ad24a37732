//! Texts beside the record: messages, and reasons of arbiters. An event holds the salted digest of its text, so that a text
//! can be erased while the record and its log stay valid. Without the salt nobody can recover the text.

use std::collections::HashSet;

use data_encoding::HEXLOWER;
use domain::{Actor, Digest, Game, GameId, PlayerId, Refusal, TextKind, TextRule};

use crate::{
    Failure,
    games::service::Records,
    kernel::{names::is_arbiter, trail},
    model::{GameRow, Message, Recorded, Request, Salt, Viewer, record},
    ports::{self, View},
};

/// The most characters a message has.
pub const MAX_MESSAGE: usize = 2_000;

/// The most characters a reason has.
pub(crate) const MAX_REASON: usize = 500;

/// The most characters analysis has.
pub(crate) const MAX_ANALYSIS: usize = 20_000;

impl Message {
    /// Returns the text that the digest in the event covers, which `sha256sum` can check: a title, a line with the
    /// salt, the text. None once it was erased.
    #[must_use]
    pub fn proof(&self) -> Option<String> {
        self.salt.map(|salt| salted(&salt, &self.text))
    }
}

pub(crate) fn salted(salt: &Salt, text: &str) -> String {
    format!("postzug text 1\nsalt {}\n{text}\n", HEXLOWER.encode(salt))
}

pub(crate) fn digest(salt: &Salt, text: &str) -> Digest {
    record::sha256(salted(salt, text).as_bytes())
}

/// The text that goes with a request, if it can be kept: of control characters only line ends and tabs, and not too
/// long.
pub(crate) fn of(request: &Request) -> Result<Option<&str>, Refusal> {
    let (kind, text) = match (request.traits().text, &request.text) {
        (TextRule::None, _) | (TextRule::Optional(_), None) => return Ok(None),
        (TextRule::Required(kind), None) => return Err(kind.refusal()),
        (TextRule::Optional(kind) | TextRule::Required(kind), Some(text)) => (kind, text.trim()),
    };
    let most = match kind {
        TextKind::Message => MAX_MESSAGE,
        TextKind::Reason => MAX_REASON,
        TextKind::Analysis => MAX_ANALYSIS,
    };
    let plain = |c: char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    if text.is_empty() || text.chars().count() > most || !text.chars().all(plain) {
        return Err(kind.refusal());
    }
    Ok(Some(text))
}

/// In the trail of an account: one of its texts was erased.
pub(crate) const TEXT_ERASED: &str = "text_erased";

pub(crate) fn place(game: GameId, seq: u32) -> String {
    format!("{game} event {seq}")
}

/// Tells whether a text was erased by the operator or with the account of its author: the account's trail says so.
pub(crate) fn was_erased(view: &mut dyn View, game: GameId, text: &Message) -> Result<bool, Failure> {
    let place = place(game, text.seq);
    let trail = view.account_events(text.author)?;
    Ok(trail
        .iter()
        .any(|event| event.what == trail::DELETED || event.what == TEXT_ERASED && event.details == place))
}

/// The texts of a game for one of its players: the other's analysis is nothing they may play by. `record`: all events
/// of the game, where they were read already.
pub(crate) fn readable(
    view: &mut (impl View + ?Sized),
    row: &GameRow,
    viewer: PlayerId,
    record: Option<&[Recorded]>,
) -> Result<Vec<Message>, Failure> {
    let game = &row.state;
    let mut texts = view.messages(row.id)?;
    let has_others = texts.iter().any(|text| text.author != viewer);
    if game.is_over() || game.regulations.adjudication.is_none() || !has_others {
        return Ok(texts);
    }
    let read = record.is_none().then(|| view.events(row.id, 0, u32::MAX)).transpose()?.unwrap_or_default();
    let record = record.unwrap_or(&read).iter();
    let hidden: HashSet<u32> =
        record.filter(|recorded| is_hidden(game, recorded, viewer)).map(|recorded| recorded.seq).collect();
    texts.retain(|text| !hidden.contains(&text.seq));
    Ok(texts)
}

/// Tells whether one of the players may not read the text of an event yet.
fn is_hidden(game: &Game, recorded: &Recorded, reader: PlayerId) -> bool {
    !game.is_over() && recorded.event.analyst().is_some() && recorded.actor != Actor::Player(reader)
}

/// The numbers of those of a game's events whose texts the viewer may read, in order.
pub(crate) fn readable_numbers(
    view: &mut dyn View,
    game: &Game,
    viewer: Viewer,
    record: &[Recorded],
) -> Result<Vec<u32>, Failure> {
    let mut carriers = record.iter().filter(|recorded| recorded.event.text().is_some()).peekable();
    if carriers.peek().is_none() {
        return Ok(Vec::new());
    }
    let plays = game.color_of(viewer.player).is_some();
    if !(plays || viewer.directs && is_arbiter(view, viewer.player)?) {
        return Ok(Vec::new());
    }
    let readable = carriers.filter(|recorded| !plays || !is_hidden(game, recorded, viewer.player));
    Ok(readable.map(|recorded| recorded.seq).collect())
}

/// Drops all but the last of some numbers. Returns the lowest number that is left, if any were dropped.
pub(crate) fn truncate_to_last(numbers: &mut Vec<u32>, most: u32) -> Option<u32> {
    let left_out = numbers.len().saturating_sub(usize::try_from(most).unwrap_or(usize::MAX));
    numbers.drain(..left_out);
    numbers.first().copied().filter(|_| left_out > 0)
}

impl Records {
    /// Erases the text beside an event, with its salt: nobody can show any more what it was. Whether there was one.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was erased.
    pub fn erase_text(&self, game: GameId, seq: u32) -> Result<bool, Failure> {
        let at = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| {
            let Some(text) = tx.message(game, seq)? else { return Ok(false) };
            if text.salt.is_some() {
                trail::record(tx, text.author, None, at, TEXT_ERASED, &place(game, seq))?;
            }
            tx.erase_text(game, seq)
        })
    }

    /// The text beside an event; none if there is none. For the operator and for bundles.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn text(&self, game: GameId, seq: u32) -> Result<Option<Message>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.message(game, seq))
    }
}
