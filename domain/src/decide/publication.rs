//! An envelope that remained unopened is shown if both players agree. The game is over, and does not change.

use alloc::{string::ToString, vec, vec::Vec};

use shakmaty::Color;

use super::call::{Call, Judgement, Party};
use crate::{
    Event, EventKind, Holders, PlayerId, Refusal, UnopenedEnvelope,
    sealing::{Disclosure, EnvelopeText},
};

/// A player agrees. After both agreed, the service shows an envelope in its vault at once; another one waits for the
/// holders of a key or the text.
pub(super) fn agree(call: &Call<'_>, by: Color, text: Option<&Disclosure>) -> Judgement {
    let unopened = unopened(call)?;
    if unopened.agreed[by] {
        return Err(Refusal::AlreadyRequested);
    }
    check_settled(call)?;
    let mut events: Vec<Event> = vec![EventKind::PublicationAgreed { by }.at(call.at)];
    if unopened.agreed[!by] && unopened.envelope.holders == Holders::Vault {
        let text = text.ok_or(Refusal::EnvelopeNeeded)?;
        // A text that a player encrypted may be no envelope of this game, or be lost.
        events.extend(published(call, unopened, text, None));
    }
    Ok(events.into())
}

/// An arbiter with a key, or the sealer who kept the text, shows it after both agreed.
pub(super) fn show(call: &Call<'_>, party: Party, text: &Disclosure) -> Judgement {
    let unopened = unopened(call)?;
    let by = match party {
        Party::Arbiter(id) => id,
        Party::Player(color) if color == unopened.sealed_by => call.game.players[color],
        _ => return Err(Refusal::NotAnArbiter),
    };
    if call.game.envelope_to_publish().is_none() {
        return Err(Refusal::NoShutEnvelope);
    }
    check_settled(call)?;
    let published = published(call, unopened, text, Some(by));
    Ok(published.ok_or(Refusal::CommitmentMismatch { sealed_by: unopened.sealed_by })?.into())
}

fn unopened<'a>(call: &Call<'a>) -> Result<&'a UnopenedEnvelope, Refusal> {
    call.game.unopened.as_ref().filter(|_| call.game.is_over()).ok_or(Refusal::NoShutEnvelope)
}

/// While an act can be reversed the game can go on, with the envelope or from before it.
fn check_settled(call: &Call<'_>) -> Result<(), Refusal> {
    if call.game.may_go_on(call.stamp.received_at) { Err(Refusal::AppealPossible) } else { Ok(()) }
}

/// Accepts only the committed text, and only for this position of this game: any other text may be a secret of another
/// game.
fn published(
    call: &Call<'_>,
    unopened: &UnopenedEnvelope,
    text: &Disclosure,
    by: Option<PlayerId>,
) -> Option<Event> {
    let (envelope, id) = text.committed(unopened.envelope.commitment)?;
    let read = EnvelopeText::parse(envelope).ok()?;
    read.belongs_to(id, call.game)
        .then(|| EventKind::EnvelopePublished { by, envelope: envelope.to_string() }.at(call.at))
}
