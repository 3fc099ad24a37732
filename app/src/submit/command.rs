//! What a wish is as a command: texts become digests, days become instants where the player is.

use domain::{
    Act, Actor, Command, Event, Game, Instant, MoveText, PlayerId, RecordEntry, Refusal, Span,
    clock::{Date, Leave, Zone},
    notation::Hand,
    sealing::Shown,
};
use jiff::tz::TimeZone;

use super::{Judged, Pending, decided, tables};
use crate::{Failure, Scope, Submission, Wish, ports::Tx, record, texts};

impl Pending {
    pub(super) fn judge(&self, tx: &mut dyn Tx, game: &Game, hand: Hand) -> Result<Judged, Failure> {
        let Submission { actor, wish, expected_ply, .. } = &self.submission;
        let text = match texts::of(wish) {
            Ok(text) => text,
            Err(refusal) => return Ok(refusal.into()),
        };
        let digest = text.map(|text| texts::digest(&self.nonce, text));
        let reason = digest.unwrap_or(record::GENESIS);
        let command = match wish {
            wish if wish.is_for_a_position() && expected_ply.is_none() => {
                return Ok(Refusal::PlyMissing.into());
            }
            Wish::Seal { text, draw_offer } | Wish::Draft { text, draw_offer } => {
                return self.seal(tx, game, text, hand, *draw_offer);
            }
            Wish::SealOwn { commitment, ciphertext } => {
                return self.seal_own(tx, game, *commitment, ciphertext);
            }
            Wish::Resume => return self.resume(tx, game),
            Wish::Publish => return self.publish(tx, game),
            Wish::SealDraft => match self.unfit_draft(tx, game)? {
                Some(refusal) => return Ok(refusal.into()),
                None => Command::Seal { envelope: None },
            },
            Wish::AdjournEarly => Command::AdjournEarly,
            Wish::EndSession => Command::EndSession,
            Wish::AcknowledgeFace => Command::AcknowledgeFace,
            Wish::SetResumption { resume_at, .. } => Command::SetResumption { resume_at: *resume_at, reason },
            Wish::Open { envelope, .. } => {
                Command::Open { envelope: Shown::new(self.submission.game, envelope.clone()), reason: digest }
            }
            Wish::ApproveEarlyOpening { .. } => Command::ApproveEarlyOpening { reason },
            Wish::DeclareMissing { .. } if self.opens(tx, game)? => return Ok(Refusal::EnvelopeOpens.into()),
            Wish::DeclareMissing { .. } => Command::DeclareMissing { reason },
            Wish::ChooseReading { text } => Command::ChooseReading { m: MoveText::written(text, hand) },
            Wish::QuestionClocks => Command::QuestionClocks,
            Wish::Conditions { lines } => return Ok(self.foresee(game, hand, lines)),
            Wish::Move { text, draw_offer, .. } | Wish::MoveIf { text, draw_offer, .. } => {
                Command::Move { m: MoveText::written(text, hand), draw_offer: *draw_offer, message: digest }
            }
            Wish::Claim { basis, announced } => {
                let announced = announced.as_ref().map(|text| MoveText::written(text, hand));
                let probed = tables::of(self.probed.as_ref(), game, announced.as_ref());
                Command::Claim { basis: *basis, announced, probed }
            }
            Wish::Say { .. } => match digest {
                Some(message) => Command::Say { message },
                None => return Ok(Refusal::BadMessage.into()),
            },
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
            Wish::Act { act, .. } => Command::Act { act: act.clone(), reason },
            Wish::GrantLeave { side, first, last, .. } => {
                match leave_of(tx, game.players[*side], *first, *last)? {
                    Some(leave) => Command::Act { act: Act::Leave { side: *side, leave }, reason },
                    None => return Ok(Refusal::BadLeave.into()),
                }
            }
            Wish::Replay { .. } => {
                let act = Act::Cancel { replayed_as: Some(tx.new_game_id()?) };
                Command::Act { act, reason }
            }
            Wish::Replace { side, player, .. } => {
                match tx.player_by_name(player.trim())?.filter(|player| player.email.is_some()) {
                    Some(player) => {
                        let zone = if game.regulations.free_time.is_none() {
                            Zone::default()
                        } else {
                            zone_of(tx, player.id, self.stamp.judged_at)?
                        };
                        Command::Act { act: Act::Replace { side: *side, player: player.id, zone }, reason }
                    }
                    None => return Ok(Refusal::UnknownPlayer.into()),
                }
            }
            // Otherwise a lost game could be annulled by who loses it.
            Wish::Withdraw { scope, .. }
                if matches!(actor, Actor::Player(_))
                    && !self.conditions.is_errand
                    && (*scope == Scope::Game || *scope == Scope::Event && game.tournament.is_empty()) =>
            {
                return Ok(Refusal::ResignInstead.into());
            }
            Wish::Withdraw { who, .. } => match game.color_of(who.player(game)) {
                Some(of) => Command::Withdraw { of, reason: digest },
                None => return Ok(Refusal::NotAPlayer.into()),
            },
            Wish::Expel { who, .. } => match game.color_of(who.player(game)) {
                Some(side) => Command::Act { act: Act::Expel { side }, reason },
                None => return Ok(Refusal::NotAPlayer.into()),
            },
            Wish::Appeal { act, .. } => match digest {
                Some(message) => Command::Appeal { act: *act, message },
                None => return Ok(Refusal::BadMessage.into()),
            },
            Wish::DecideAppeal { act, reverse, .. } => {
                Command::DecideAppeal { act: *act, reverse: *reverse, reason }
            }
            Wish::AskAdjudication { basis, .. } => {
                Command::AskAdjudication { basis: *basis, analysis: reason }
            }
            Wish::Analyse { .. } => Command::Analyse { analysis: reason },
            Wish::LapseClaim => Command::LapseClaim,
            Wish::DecideClaim { claim, upheld, .. } => {
                Command::DecideClaim { claim: *claim, upheld: *upheld, reason }
            }
        };
        let mut judged = self.with_zone(tx, game, self.decide(game, &command))?;
        judged.text = text.map(str::to_owned);
        if let Wish::MoveIf { lines, .. } = wish {
            self.foresee_after(game, hand, lines, &mut judged);
        }
        Ok(judged)
    }

    /// The days where the player is; `None` beyond the calendar.
    fn leave(&self, tx: &mut dyn Tx, first: Date, last: Date) -> Result<Option<Leave>, Failure> {
        self.author().map_or(Ok(None), |author| leave_of(tx, author, first, last))
    }

    /// Before a clock starts that stands still in free time: what clocks show where its player is, if the record does
    /// not say it yet.
    pub(super) fn with_zone(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        mut judged: Judged,
    ) -> Result<Judged, Failure> {
        let noted = self.zone_noted(tx, game, &judged)?;
        judged.entries.splice(..0, noted);
        Ok(judged)
    }

    fn zone_noted(&self, tx: &mut dyn Tx, game: &Game, judged: &Judged) -> Result<Vec<RecordEntry>, Failure> {
        let starts = |event: &Event| {
            matches!(event, Event::Moved { .. } | Event::Opened { .. } | Event::Resumed { .. })
        };
        // Who came too late has lost; whether that must wait is asked of the first event.
        if matches!(judged.events().next(), Some(Event::CameLate { .. })) {
            return Ok(Vec::new());
        }
        let (free_time, of) = (&game.regulations.free_time, !game.position.side_to_move());
        if free_time.is_none() || !judged.events().any(starts) {
            return Ok(Vec::new());
        }
        let zone = zone_of(tx, game.players[of], self.stamp.judged_at)?;
        let command = Command::NoteZone { of, zone };
        Ok(decided(game, Actor::Timekeeper, &command, None, self.stamp).entries)
    }
}

/// So far ahead is written down what clocks will show.
const FORESEEN: Span = Span::days(10 * 365);

/// What clocks show where a player is, by the rules that are known today.
pub(crate) fn zone_of(tx: &mut dyn Tx, player: PlayerId, now: Instant) -> Result<Zone, Failure> {
    Ok(Zone::of(&time_zone(tx, player)?, now, now + FORESEEN))
}

fn time_zone(tx: &mut dyn Tx, player: PlayerId) -> Result<TimeZone, Failure> {
    let name = tx.player(player)?.map(|player| player.time_zone);
    Ok(name.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC))
}

fn leave_of(tx: &mut dyn Tx, player: PlayerId, first: Date, last: Date) -> Result<Option<Leave>, Failure> {
    let zone = time_zone(tx, player)?;
    let (Some((from, _)), Some((_, until))) = (first.within(&zone), last.within(&zone)) else {
        return Ok(None);
    };
    Ok(Some(Leave { first, last, from, until, special: false }))
}
