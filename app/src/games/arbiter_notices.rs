//! Mails to arbiters about envelopes, late or missing players, wrong clocks, appeals, and the claims and flags that only
//! they decide.

use domain::{Actor, Event, EventKind, Game, GameId, Holders, PlayerId, State};

use crate::{
    Failure,
    model::{Epoch, GameRow, MailKind, NewMail, Recipient, Recorded, Role, mail_details::MailDetails},
    ports::{Tx, View},
};

/// The most arbiters notified where the regulations name none.
pub(crate) const MOST: u32 = 10;

/// Tells whether the envelope waits for those who hold its keys.
#[must_use]
pub fn waits_for_holders(game: &Game) -> bool {
    game.is_held_by_arbiters() && matches!(game.state(), State::Due | State::Late)
}

pub(crate) fn concerns(event: &Event, after: &Game) -> bool {
    if !event.kind.traits().concerns_arbiters {
        return false;
    }
    match &event.kind {
        // What becomes of it is for them.
        EventKind::Withdrawn { .. } => after.withdrawn.is_some(),
        EventKind::FlagFell { .. } => after.flag_for_arbiter().is_some(),
        EventKind::ResumptionRequested { .. } => waits_for_holders(after),
        EventKind::Resumed => waits_for_holders(after) || after.state() == State::ReplierAbsent,
        EventKind::PublicationAgreed { .. } => after.unopened.as_ref().is_some_and(|shut| {
            shut.agreed.white && shut.agreed.black && shut.envelope.holders != Holders::Vault
        }),
        EventKind::Sealed { .. } => after.state() == State::SealerAbsent,
        _ => true,
    }
}

/// The arbiters of a game: those who are named for it or hold its keys. If none of them is an arbiter any more, those of the
/// service.
pub(crate) fn of(view: &mut dyn View, game: &Game) -> Result<Vec<PlayerId>, Failure> {
    let mut left = Vec::new();
    for id in game.regulations.arbiters() {
        if view.player(id)?.is_some_and(|player| player.role >= Role::Arbiter) {
            left.push(id);
        }
    }
    if left.is_empty() { view.arbiters(MOST) } else { Ok(left) }
}

/// One mail to each arbiter whom it concerns: those the regulations name, or all. Who acted themselves knows it.
pub(crate) fn enqueue(
    tx: &mut dyn Tx,
    id: GameId,
    after: &Game,
    events: &[Recorded],
    actor: Actor,
    epoch: Epoch,
) -> Result<(), Failure> {
    let (Some(first), Some(last)) = (events.first(), events.last()) else { return Ok(()) };
    if !events.iter().any(|recorded| concerns(&recorded.event, after)) {
        return Ok(());
    }
    // Nobody decides about an appeal against what they did.
    let appealed = events.iter().find_map(|recorded| match recorded.event.kind {
        EventKind::Appealed { act, .. } => after.acts.iter().find(|note| note.seq == act).map(|note| note.by),
        _ => None,
    });
    let told = readers(tx, after, appealed)?;
    for reader in told.into_iter().filter(|&id| actor != Actor::Arbiter(id)) {
        let kind = MailKind::ArbiterNews;
        let key = format!("{}.{}.{}.{}{}", id.0, last.seq, reader.0, kind.name(), epoch.suffix());
        tx.enqueue(&NewMail {
            game: Some(id),
            seq: Some(last.seq),
            ply: Some(after.ply),
            details: MailDetails::Events { first: first.seq, conditional: None },
            ..NewMail::new(key, Recipient::Player(reader), kind, last.event.at)
        })?;
    }
    Ok(())
}

/// Returns the readers of the mail: the arbiters of the game but for one, or if none is left those of the service.
pub(crate) fn readers(tx: &mut dyn Tx, game: &Game, but: Option<PlayerId>) -> Result<Vec<PlayerId>, Failure> {
    let may = |id: &PlayerId| {
        Some(*id) != but && game.color_of(*id).is_none() && !game.replaced_players.contains(id)
    };
    let told: Vec<PlayerId> = of(tx, game)?.into_iter().filter(may).collect();
    if told.is_empty() { Ok(tx.arbiters(MOST)?.into_iter().filter(may).collect()) } else { Ok(told) }
}

/// The session of a game is over, and it goes on all the same, because nobody could open what would be sealed. The
/// arbiters are told once of each session.
pub(crate) fn session_continues(tx: &mut dyn Tx, row: &GameRow, epoch: Epoch) -> Result<(), Failure> {
    let game = &row.state;
    let Some(ended_at) = game.session_ends_at() else { return Ok(()) };
    for reader in readers(tx, game, None)? {
        let kind = MailKind::ArbiterNews;
        let key = format!("{}.s{}.{}.{}{}", row.id.0, ended_at.0, reader.0, kind.name(), epoch.suffix());
        tx.enqueue(&NewMail {
            game: Some(row.id),
            seq: Some(game.events),
            ply: Some(game.ply),
            details: MailDetails::SessionContinues,
            ..NewMail::new(key, Recipient::Player(reader), kind, ended_at)
        })?;
    }
    Ok(())
}
