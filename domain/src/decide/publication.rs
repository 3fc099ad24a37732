//! What was in an envelope that nobody opened is shown if both players want it. The game is over, and stays as it is.

use alloc::{string::ToString, vec, vec::Vec};

use shakmaty::Color;

use super::call::{Call, Judgement, Party};
use crate::{
    Command, Event, Holders, PlayerId, Refusal, UnopenedEnvelope,
    sealing::{Disclosure, EnvelopeText},
};

pub(super) fn judge(call: &Call<'_>, party: Party, command: &Command) -> Judgement {
    match command {
        Command::Publish { envelope } => agree(call, party.player()?, envelope.as_ref()),
        Command::Open { envelope } => show(call, party, envelope),
        _ => Err(Refusal::NoShutEnvelope),
    }
}

/// A player agrees. If the other one has already, what the service holds is shown at once; the rest waits for who has
/// a key or the text.
fn agree(call: &Call<'_>, by: Color, text: Option<&Disclosure>) -> Judgement {
    let shut = shut(call)?;
    if shut.agreed[by] {
        return Err(Refusal::AlreadyRequested);
    }
    check_settled(call)?;
    let mut events: Vec<Event> = vec![Event::PublicationAgreed { at: call.at, by }];
    if shut.agreed[!by] && shut.envelope.holders == Holders::Vault {
        let text = text.ok_or(Refusal::EnvelopeNeeded)?;
        // What a player encrypted himself may be no envelope of this game, or be lost.
        events.extend(published(call, shut, text, None));
    }
    Ok(events.into())
}

/// An arbiter with his key, or the sealer who kept the text, shows it after both agreed.
fn show(call: &Call<'_>, party: Party, text: &Disclosure) -> Judgement {
    let shut = shut(call)?;
    let by = match party {
        Party::Arbiter(id) => id,
        Party::Player(color) if color == shut.sealed_by => call.game.players[color],
        _ => return Err(Refusal::NotAnArbiter),
    };
    if !(shut.agreed.white && shut.agreed.black) {
        return Err(Refusal::NoShutEnvelope);
    }
    check_settled(call)?;
    let published = published(call, shut, text, Some(by));
    Ok(published.ok_or(Refusal::CommitmentMismatch { sealed_by: shut.sealed_by })?.into())
}

fn shut<'a>(call: &Call<'a>) -> Result<&'a UnopenedEnvelope, Refusal> {
    call.game.shut.as_ref().filter(|_| call.game.is_over()).ok_or(Refusal::NoShutEnvelope)
}

/// While an act can be reversed the game can go on, with the envelope or from before it.
fn check_settled(call: &Call<'_>) -> Result<(), Refusal> {
    if call.game.may_go_on(call.stamp.received_at) { Err(Refusal::AppealPossible) } else { Ok(()) }
}

/// Only the text that was committed to, and only if it names this position of this game: anything else may be
/// somebody's secret elsewhere.
fn published(
    call: &Call<'_>,
    shut: &UnopenedEnvelope,
    text: &Disclosure,
    by: Option<PlayerId>,
) -> Option<Event> {
    let (envelope, id) = text.committed(shut.envelope.commitment)?;
    let read = EnvelopeText::parse(envelope).ok()?;
    read.belongs_to(id, call.game).then(|| Event::EnvelopePublished {
        at: call.at,
        by,
        envelope: envelope.to_string(),
    })
}
