use alloc::{string::ToString, vec};

use shakmaty::Color;

use super::{Call, Judgement, Party, moves};
use crate::{
    Actor, Digest, Event, Game, Instant, OpenVerdict, Phase, PlayerId, Refusal, Span, Termination, notation,
    sealing::{self, EnvelopeText, Secret},
};

/// A player proposes to adjourn or accepts the opponent's proposal.
pub(super) fn propose(call: &Call<'_>, by: Color) -> Judgement {
    let proposed_by = playing(call.game)?;
    if !call.game.regulations.adjournment.by_agreement {
        return Err(Refusal::AdjournmentNotAllowed);
    }
    match proposed_by {
        Some(proposer) if proposer == by => Err(Refusal::AlreadyProposed),
        Some(_) => Ok(Event::SealingBegan { at: call.at, ordered_by: None }.into()),
        None => Ok(Event::AdjournmentProposed { at: call.at, by }.into()),
    }
}

pub(super) fn decline(call: &Call<'_>, by: Color) -> Judgement {
    match playing(call.game)? {
        Some(proposer) if proposer != by => Ok(Event::AdjournmentDeclined { at: call.at, by }.into()),
        _ => Err(Refusal::NoAdjournmentProposed),
    }
}

/// The arbiter makes the player on move seal (FIDE Guidelines I.1.1).
pub(super) fn order(call: &Call<'_>, arbiter: PlayerId) -> Judgement {
    playing(call.game)?;
    Ok(Event::SealingBegan { at: call.at, ordered_by: Some(arbiter) }.into())
}

/// Who has proposed, while moves are made.
fn playing(game: &Game) -> Result<Option<Color>, Refusal> {
    match game.phase {
        Phase::Playing { adjournment_proposed_by } => Ok(adjournment_proposed_by),
        Phase::Sealing => Err(Refusal::MustSeal),
        Phase::Adjourned { .. } => Err(Refusal::Adjourned),
        Phase::Ended { .. } => Err(Refusal::GameOver),
    }
}

/// The move is in the envelope, then the clock stops (FIDE Guidelines I.1.1).
pub(super) fn seal(call: &Call<'_>, by: Color, commitment: Digest) -> Judgement {
    match moves::check_turn(call.game, by) {
        Err(Refusal::MustSeal) => {}
        Ok(()) => return Err(Refusal::NotSealing),
        Err(refusal) => return Err(refusal),
    }
    let game = call.game;
    let (reflection, charged) = call.spent();
    Ok(Event::Sealed {
        at: call.at,
        received_at: call.stamp.received_at,
        by,
        ply: game.ply.next(),
        commitment,
        reflection,
        charged,
        resume_at: call.at + Span::days(game.regulations.adjournment.resume_after_days),
    }
    .into())
}

/// The envelope opens when the player who must reply is there (FIDE Guidelines I.7), the arbiter opens it, or
/// the agreed time has come (I.9). The sealer can only say that he is ready.
pub(super) fn resume(call: &Call<'_>, party: Party, envelope: Option<&Secret>) -> Judgement {
    let Phase::Adjourned { sealed_by, commitment, resume_at, sealer_ready } = call.game.phase else {
        return Err(Refusal::NotAdjourned);
    };
    if !may_open(party, sealed_by, resume_at, call.at)? {
        return if sealer_ready {
            Err(Refusal::AlreadyRequested)
        } else {
            Ok(Event::ResumptionRequested { at: call.at, by: sealed_by }.into())
        };
    }
    let text = envelope
        .map(Secret::expose)
        .filter(|text| sealing::commitment(text) == commitment)
        .ok_or(Refusal::CommitmentMismatch { sealed_by })?;
    open(call, sealed_by, text)
}

/// Whether this party's wish to resume opens the envelope; the sealer's does not.
fn may_open(party: Party, sealed_by: Color, resume_at: Instant, at: Instant) -> Result<bool, Refusal> {
    match party {
        Party::Player(by) => Ok(by != sealed_by),
        Party::Timekeeper if at < resume_at => Err(Refusal::NotDue { resume_at }),
        Party::Arbiter(_) | Party::Timekeeper => Ok(true),
    }
}

impl Game {
    /// Whether [`Command::Resume`](crate::Command::Resume) of this actor at this instant opens the envelope. Only
    /// then is the vault asked for its text.
    #[must_use]
    pub fn opens_envelope(&self, actor: Actor, at: Instant) -> bool {
        let Phase::Adjourned { sealed_by, resume_at, .. } = self.phase else {
            return false;
        };
        Party::of(actor, self).and_then(|party| may_open(party, sealed_by, resume_at, at.max(self.last_at)))
            == Ok(true)
    }
}

fn open(call: &Call<'_>, sealer: Color, text: &str) -> Judgement {
    let game = call.game;
    let envelope = EnvelopeText::parse(text)
        .ok()
        .filter(|envelope| envelope.belongs_to(game))
        .ok_or(Refusal::CommitmentMismatch { sealed_by: sealer })?;
    let verdict = verdict(game, &envelope);
    let ending = match &verdict {
        OpenVerdict::Played { uci, .. } => {
            game.position.from_uci(uci).and_then(|m| moves::ending(game, &game.position.after(m)))
        }
        OpenVerdict::Ambiguous | OpenVerdict::Illegal => {
            Some((call.lost_by(sealer), Termination::SealedMove))
        }
    };
    let mut events = vec![Event::Opened { at: call.at, envelope: text.to_string(), verdict }];
    events.extend(ending.map(|(outcome, termination)| call.ended(outcome, termination)));
    Ok(events.into())
}

/// The move is read again from what the player wrote; it must be the one that was understood when he sealed
/// (FIDE Guidelines I.8).
fn verdict(game: &Game, envelope: &EnvelopeText) -> OpenVerdict {
    match notation::read(&envelope.written, &game.position, envelope.letters) {
        Ok(m) if game.position.from_uci(&envelope.uci) == Some(m) => {
            OpenVerdict::Played { uci: game.position.uci(m), draw_offer: envelope.draw_offer }
        }
        Ok(_) | Err(Refusal::AmbiguousMove { .. } | Refusal::PromotionMissing { .. }) => {
            OpenVerdict::Ambiguous
        }
        Err(_) => OpenVerdict::Illegal,
    }
}
