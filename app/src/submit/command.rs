//! What a wish is as a command: texts become digests, days become instants where the player is.

use domain::{
    Actor, Command, Decision, Digest, Event, Game, Instant, PlayerId, Refusal, Span,
    clock::{Date, Leave, Zone},
    decide,
    notation::Letters,
    sealing::Shown,
};
use jiff::tz::TimeZone;

use super::{Judged, MAX_MESSAGE, Pending};
use crate::{
    Failure, Submission, Wish,
    ports::{MacPurpose, Tx},
};

impl Pending {
    pub(super) fn judge(&self, tx: &mut dyn Tx, game: &Game, letters: Letters) -> Result<Judged, Failure> {
        let Submission { actor, wish, expected_ply, .. } = &self.submission;
        let message = match message_of(wish).map(checked_message).transpose() {
            Ok(message) => message,
            Err(refusal) => return Ok(refusal.into()),
        };
        let digest = message.map(|text| self.message_digest(game, text));
        let command = match wish {
            Wish::Move { .. }
            | Wish::Claim { .. }
            | Wish::Seal { .. }
            | Wish::Draft { .. }
            | Wish::SealDraft
            | Wish::SealOwn { .. }
                if expected_ply.is_none() =>
            {
                return Ok(Refusal::PlyMissing.into());
            }
            Wish::Seal { text, draw_offer } | Wish::Draft { text, draw_offer } => {
                return self.seal(tx, game, text, letters, *draw_offer);
            }
            Wish::SealOwn { commitment, ciphertext } => {
                return self.seal_own(tx, game, *commitment, ciphertext);
            }
            Wish::Resume => return self.resume(tx, game),
            Wish::SealDraft => Command::Seal { envelope: None },
            Wish::AdjournEarly => Command::AdjournEarly,
            Wish::EndSession => Command::EndSession,
            Wish::AcknowledgeFace => Command::AcknowledgeFace,
            Wish::SetResumption { resume_at, reason } => {
                Command::SetResumption { resume_at: *resume_at, reason: reason.clone() }
            }
            Wish::Open { envelope, reason } => Command::Open {
                envelope: Shown::new(self.submission.game, envelope.clone()),
                reason: reason.clone(),
            },
            Wish::ApproveEarlyOpening { reason } => Command::ApproveEarlyOpening { reason: reason.clone() },
            Wish::DeclareMissing { reason } => Command::DeclareMissing { reason: reason.clone() },
            Wish::ChooseReading { text } => Command::ChooseReading { text: text.clone(), letters },
            Wish::QuestionClocks => Command::QuestionClocks,
            Wish::CorrectClocks { used, deadline, reason } => {
                Command::CorrectClocks { used: *used, deadline: *deadline, reason: reason.clone() }
            }
            Wish::Move { text, draw_offer, .. } => {
                Command::Move { text: text.clone(), letters, draw_offer: *draw_offer, message: digest }
            }
            Wish::Claim { basis, announced } => {
                Command::Claim { basis: *basis, announced: announced.clone(), letters }
            }
            Wish::Say { .. } => match digest {
                Some(message) => Command::Say { message },
                None => return Ok(Refusal::BadMessage.into()),
            },
            Wish::Adjourn if matches!(actor, Actor::Arbiter(_)) => Command::OrderAdjournment,
            Wish::Adjourn => Command::Adjourn,
            Wish::OfferDraw => Command::OfferDraw,
            Wish::AcceptDraw => Command::AcceptDraw,
            Wish::DeclineDraw => Command::DeclineDraw,
            Wish::Resign => Command::Resign,
            Wish::DeclineAdjournment => Command::DeclineAdjournment,
            Wish::RefillClock => Command::RefillClock,
            Wish::ClaimFlag => Command::ClaimFlag,
            Wish::BookLeave { first, last } => match self.leave(tx, *first, *last)? {
                Some(leave) => Command::BookLeave { leave },
                None => return Ok(Refusal::BadLeave.into()),
            },
            Wish::CancelLeave { first } => Command::CancelLeave { first: *first },
            Wish::DeclareReflection => Command::DeclareReflection,
            Wish::FlagFall => Command::FlagFall,
            Wish::ReturnDowntime { from, until } => Command::ReturnDowntime { from: *from, until: *until },
            Wish::NoteMail { player, works } => match game.color_of(*player) {
                Some(to) => Command::NoteMail { to, works: *works },
                None => return Ok(Refusal::NotAPlayer.into()),
            },
            Wish::Adjudicate { outcome, reason } => {
                Command::Adjudicate { outcome: *outcome, reason: reason.clone() }
            }
            Wish::Forfeit { loser, reason } => Command::Forfeit { loser: *loser, reason: reason.clone() },
        };
        let decision = decide(Some(game), *actor, &command, *expected_ply, self.stamp);
        let decision = self.with_zone(tx, game, decision)?;
        Ok(Judged { decision, message: message.map(str::to_owned), envelope: None })
    }

    /// The days where the player is; `None` beyond the calendar.
    fn leave(&self, tx: &mut dyn Tx, first: Date, last: Date) -> Result<Option<Leave>, Failure> {
        let Some(author) = self.author() else { return Ok(None) };
        let zone = time_zone(tx, author)?;
        let (Some((from, _)), Some((_, until))) = (first.within(&zone), last.within(&zone)) else {
            return Ok(None);
        };
        Ok(Some(Leave { first, last, from, until }))
    }

    /// Before a clock starts that stands still in free time: what clocks show where its player is, if the record does
    /// not say it yet.
    pub(super) fn with_zone(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        mut decision: Decision,
    ) -> Result<Decision, Failure> {
        if let Some(noted) = self.zone_noted(tx, game, &decision.events)? {
            decision.events.insert(0, noted);
        }
        Ok(decision)
    }

    fn zone_noted(&self, tx: &mut dyn Tx, game: &Game, events: &[Event]) -> Result<Option<Event>, Failure> {
        let starts = |event: &Event| {
            matches!(event, Event::Moved { .. } | Event::Opened { .. } | Event::Resumed { .. })
        };
        // Who came too late has lost; whether that must wait is asked of the first event.
        if matches!(events.first(), Some(Event::CameLate { .. })) {
            return Ok(None);
        }
        let (free_time, of) = (&game.regulations.free_time, !game.position.side_to_move());
        if free_time.is_none() || !events.iter().any(starts) {
            return Ok(None);
        }
        let zone = zone_of(tx, game.players[of], self.stamp.judged_at)?;
        let command = Command::NoteZone { of, zone };
        Ok(decide(Some(game), Actor::Timekeeper, &command, None, self.stamp).events.pop())
    }

    /// Salted with a key that is not in the database: after the text is erased, the digest tells nothing.
    fn message_digest(&self, game: &Game, text: &str) -> Digest {
        let id = self.submission.game;
        let author = self.author().map_or(0, |author| author.0);
        let salted = format!("{id}\n{author}\n{}\n{text}", game.events);
        Digest(self.vault.mac(MacPurpose::MessageSalt, salted.as_bytes()))
    }
}

/// So far ahead is written down what clocks will show.
const FORESEEN: Span = Span::days(2 * 365);

/// What clocks show where a player is, by the rules that are known today.
pub(crate) fn zone_of(tx: &mut dyn Tx, player: PlayerId, now: Instant) -> Result<Zone, Failure> {
    Ok(Zone::of(&time_zone(tx, player)?, now, now + FORESEEN))
}

fn time_zone(tx: &mut dyn Tx, player: PlayerId) -> Result<TimeZone, Failure> {
    let name = tx.player(player)?.map(|player| player.time_zone);
    Ok(name.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC))
}

fn message_of(wish: &Wish) -> Option<&str> {
    match wish {
        Wish::Move { message, .. } => message.as_deref(),
        Wish::Say { message } => Some(message),
        _ => None,
    }
}

/// Plain text of 1 to [`MAX_MESSAGE`] characters; of the control characters only line ends and tabs.
fn checked_message(text: &str) -> Result<&str, Refusal> {
    let text = text.trim();
    let plain = |c: char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    if text.is_empty() || text.chars().count() > MAX_MESSAGE || !text.chars().all(plain) {
        return Err(Refusal::BadMessage);
    }
    Ok(text)
}
