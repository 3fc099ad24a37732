//! Describes events in sentences, for one reader.

mod acts;
mod adjournment;
mod claims;
mod clocks;
mod moves;
mod opening;

use app::{Receipt, outbox::GameContext, ports::Recorded};
use domain::{
    Actor, Color, Digest, Event, EventKind, Game, Outcome, PlayerId, Ply, Span, Termination, clock::Leave,
    notation::NotationStyle,
};
use messages::{Arg, Message, describe_result, msg};

use self::clocks::spent;
use super::score::Score;

/// Describes events to a reader, with no more than that reader may know.
pub(super) struct EventNarrator<'a> {
    pub(super) context: &'a GameContext,
    /// The game now, or as it stood after the described event.
    pub(super) game: &'a Game,
    pub(super) score: &'a Score,
    pub(super) reader: Option<Color>,
    pub(super) id: PlayerId,
    pub(super) style: NotationStyle,
    /// The reader is the arbiter who caused the events.
    pub(super) acted: bool,
    /// Leaves out advice and deadlines, which may have passed.
    pub(super) past: bool,
}

impl EventNarrator<'_> {
    /// Names a player, who may be the reader.
    pub(super) fn person(&self, color: Color) -> Arg {
        Arg::Person { name: self.context.names[color].clone(), is_reader: self.reader == Some(color) }
    }

    /// Describes the result and the way the game ended.
    fn ended(&self, outcome: Outcome, termination: Termination) -> Message {
        let result = (outcome, termination);
        describe_result(self.context.id, result, self.game.by_silence, |color| self.person(color))
    }

    /// Names the arbiter who caused an event, to players only; or the service, if a rule made it act.
    fn arbiter(&self, seq: Option<u32>) -> Message {
        let caused = |recorded: &&Recorded| Some(recorded.seq) == seq;
        let is_player = self.reader.is_some() || self.context.game.replaced_players.contains(&self.id);
        let name = match self.context.events.iter().find(caused).map(|recorded| recorded.actor) {
            Some(Actor::Timekeeper) => return msg!("arbiter-service"),
            Some(Actor::Arbiter(id)) => self.context.people.get(&id).filter(|_| is_player),
            _ => None,
        };
        name.map_or_else(|| msg!("arbiter-unnamed"), |name| msg!("arbiter-named", name = name))
    }

    /// Returns the arbiter's reason, with a full stop if it has no punctuation at its end.
    fn reason(&self, digest: &Digest) -> Arg {
        if self.acted && !self.past {
            return msg!("reason-as-written").into();
        }
        let text = self.context.text(digest).map(|message| message.text.trim_end());
        let Some(text) = text.filter(|text| !text.is_empty()) else { return msg!("reason-erased").into() };
        let ends = text.ends_with(|last: char| !last.is_alphanumeric());
        format!("{text}{}", if ends { "" } else { "." }).into()
    }

    /// The reason of an act whose arbiter was named.
    fn because(&self, digest: &Digest) -> Message {
        msg!("reason", reason = self.reason(digest))
    }

    /// The reason of an act whose arbiter was not named.
    fn why_of(&self, digest: &Digest) -> Message {
        msg!("reason-of-arbiter", reason = self.reason(digest))
    }

    /// The same, if there is one.
    fn why(&self, digest: Option<&Digest>) -> Option<Message> {
        digest.map(|digest| self.why_of(digest))
    }

    /// Returns the number of an event.
    fn seq(&self, event: &Event) -> Option<u32> {
        self.context.events.iter().find(|recorded| recorded.event == *event).map(|recorded| recorded.seq)
    }

    /// Describes every event of the mail, in order. Others may lie between them.
    pub(super) fn describe(&self) -> Vec<Message> {
        let mut ply = self.ply_before();
        let mut said = Vec::new();
        let mut told = self.context.told.iter().peekable();
        let first = told.peek().copied();
        let events = self.context.events.iter().map(|recorded| &recorded.event);
        for (n, event) in events.clone().enumerate().skip_while(|(_n, event)| Some(*event) != first) {
            if Some(event) != first && event.rewrites() {
                ply = Game::fold(events.clone().take(n + 1)).map_or(ply, |game| game.ply);
            } else if event.played().is_some() {
                ply = ply.next();
            }
            match told.peek() {
                None => break,
                Some(next) if *next == event => {
                    told.next();
                    said.extend(self.event(event, ply).into_iter().flatten());
                }
                Some(_) => {}
            }
        }
        said
    }

    /// Counts the half-moves before the first described event.
    fn ply_before(&self) -> Ply {
        let first = self.context.told.first();
        let events = self.context.events.iter().map(|recorded| &recorded.event);
        let before = events.take_while(|event| Some(*event) != first);
        if before.clone().any(Event::rewrites) {
            return Game::fold(before).map_or_else(Ply::default, |game| game.ply);
        }
        before.filter(|event| event.played().is_some()).fold(Ply::default(), |ply, _| ply.next())
    }

    /// Describes one event; `None` if this reader is told nothing about it.
    pub(super) fn event(&self, event: &Event, ply: Ply) -> Option<Vec<Message>> {
        let who = |color: &Color| self.person(*color);
        Some(vec![match &event.kind {
            EventKind::Created { .. } => self.begun(),
            EventKind::Moved { .. } => self.moved(event, ply)?,
            EventKind::Said { by, .. } => msg!("event-message", who = who(by)),
            EventKind::IllegalMove { by, ambiguous, count, gained } => {
                return Some(self.irregular(*by, *ambiguous, *count, *gained));
            }
            EventKind::DrawOffered { by } => msg!("event-draw-offered", who = who(by)),
            EventKind::DrawDeclined { by } => msg!("event-draw-declined", who = who(by)),
            EventKind::ClaimReferred { by, basis, announced, .. } => {
                return Some(self.referred(event, *by, *basis, announced.as_deref()));
            }
            EventKind::Analysed { by, .. } => msg!("event-analysed", who = who(by)),
            EventKind::ClaimLapsed => msg!("event-claim-lapsed"),
            EventKind::ClaimUpheld { .. } | EventKind::ClaimRejected { .. } => return self.judged(event),
            EventKind::FlagFell { by, deadline } => {
                msg!("event-flag-fell", who = who(by), deadline = Arg::at(*deadline))
            }
            EventKind::DowntimeReturned { gained: Span::ZERO, .. } => msg!("event-downtime-absent"),
            EventKind::DowntimeReturned { gained, .. } => msg!("event-downtime", time = Arg::length(*gained)),
            // By mail it would reach only the other; both see it in the record.
            EventKind::LeaveBooked { by, leave: Leave { first, last, .. } } => {
                msg!("event-leave", who = who(by), first = Arg::shown(first), last = Arg::shown(last))
            }
            EventKind::LeaveCancelled { by, leave: Leave { first, last, .. } } => {
                msg!("event-no-leave", who = who(by), first = Arg::shown(first), last = Arg::shown(last))
            }
            EventKind::ReflectionDeclared { by } => msg!("event-reflection", who = who(by)),
            EventKind::ClockRefilled { by, amount, .. } => {
                msg!("event-refilled", who = who(by), time = Arg::length(*amount))
            }
            EventKind::ClocksQuestioned { by, .. } => msg!("event-clocks-questioned", who = who(by)),
            EventKind::AdjournmentProposed { by } => msg!("event-adjournment-proposed", who = who(by)),
            EventKind::AdjournmentDeclined { by } => msg!("event-adjournment-declined", who = who(by)),
            EventKind::SealingBegan { charged_until } => self.sealing_began(*charged_until),
            EventKind::Drafted { .. } if self.reader.is_none() => msg!("event-drafted"),
            EventKind::Drafted { .. } => msg!("event-you-drafted"),
            EventKind::Sealed { by, reflection, charged, .. } => {
                self.sealed(*by, spent(*reflection, *charged))
            }
            EventKind::FaceAcknowledged { .. }
            | EventKind::ResumptionSet { .. }
            | EventKind::EarlyOpeningApproved { .. }
            | EventKind::EnvelopeMissing { .. } => return self.arranged(event),
            EventKind::ResumptionRequested { by, .. } => msg!("event-resumption-asked", who = who(by)),
            EventKind::Resumed => self.resumed(),
            EventKind::CameLate { absent, on_time } => self.came_late(*absent, *on_time),
            EventKind::ReadingChosen { by, .. } => {
                msg!("event-reading-chosen", who = who(by), move = self.score.at(ply)?)
            }
            EventKind::Opened { envelope, verdict, reason, .. } => {
                return self.opened(envelope, verdict, reason.as_ref(), ply);
            }
            EventKind::PublicationAgreed { by } => msg!("event-publication-agreed", who = who(by)),
            EventKind::EnvelopePublished { envelope, .. } => self.published(envelope)?,
            EventKind::Act { act, reason, .. } => return Some(self.act(event, act, reason)),
            EventKind::Appealed { by, act, .. } => return Some(self.appealed(*by, *act)),
            EventKind::AppealDecided { act, reversed, reason, .. } => {
                return Some(self.appeal_decided(*act, *reversed, reason));
            }
            EventKind::Withdrawn { .. } => return self.withdrawn(event),
            EventKind::Ended { outcome, termination } => self.ended(*outcome, *termination),
            // Only the record shows these: by mail they would reach only the opponent.
            EventKind::MailProblem { .. } | EventKind::MailRestored { .. } | EventKind::ZoneNoted { .. }
                if !self.past =>
            {
                return None;
            }
            EventKind::MailProblem { to } => msg!("event-mail-returned", who = who(to)),
            EventKind::MailRestored { to } => msg!("event-mail-arrives", who = who(to)),
            EventKind::ZoneNoted { of, .. } => msg!("event-zone", who = who(of)),
        }])
    }
}

/// Describes every event of a receipt to the player `me`; empty if none needs words.
pub(crate) fn to_sender(receipt: &Receipt, me: Color, seals_offer: bool) -> Vec<Message> {
    receipt.events.iter().flat_map(|event| event_to_sender(event, me, seals_offer)).collect()
}

/// Describes an event to the sender of the command that it came from; nothing if another answer says it.
fn event_to_sender(event: &Event, me: Color, seals_offer: bool) -> Vec<Message> {
    vec![match &event.kind {
        EventKind::Moved { draw_offer: true, .. } => msg!("done-moved-with-offer"),
        EventKind::Moved { .. } => msg!("done-moved"),
        EventKind::Said { .. } => msg!("done-message"),
        EventKind::DrawOffered { .. } => msg!("done-draw-offered"),
        EventKind::DrawDeclined { .. } => msg!("done-draw-declined"),
        EventKind::ClaimUpheld { .. } => msg!("done-claim-upheld"),
        EventKind::ClaimReferred { .. } => msg!("done-claim-referred"),
        EventKind::Analysed { .. } => msg!("done-analysed"),
        EventKind::ClaimRejected { basis, gained, .. } => {
            let offer = basis.offers_draw().then(|| msg!("done-claim-is-offer"));
            return penalty(*gained).into_iter().chain(offer).collect();
        }
        EventKind::IllegalMove { gained, .. } => return penalty(*gained).into_iter().collect(),
        EventKind::AdjournmentProposed { .. } => msg!("done-adjournment-proposed"),
        EventKind::AdjournmentDeclined { .. } => msg!("done-adjournment-declined"),
        EventKind::SealingBegan { .. } => msg!("done-adjourned"),
        EventKind::Drafted { .. } if seals_offer => {
            return vec![msg!("done-drafted"), msg!("done-drafted-with-offer")];
        }
        EventKind::Drafted { .. } => msg!("done-drafted"),
        EventKind::Sealed { .. } if seals_offer => msg!("done-sealed-with-offer"),
        EventKind::Sealed { .. } => msg!("done-sealed"),
        EventKind::ResumptionRequested { .. } => msg!("done-resumption-asked"),
        EventKind::Resumed => msg!("done-resumed"),
        EventKind::PublicationAgreed { .. } => msg!("done-publication-agreed"),
        EventKind::EnvelopePublished { .. } => msg!("done-published"),
        EventKind::ReadingChosen { .. } => msg!("done-reading-chosen"),
        EventKind::ClocksQuestioned { .. } => msg!("done-clocks-questioned"),
        EventKind::FlagFell { .. } => msg!("done-flag-fell"),
        EventKind::LeaveBooked { leave, .. } => {
            msg!("done-leave", first = Arg::shown(leave.first), last = Arg::shown(leave.last))
        }
        EventKind::LeaveCancelled { leave, .. } => {
            msg!("done-no-leave", first = Arg::shown(leave.first), last = Arg::shown(leave.last))
        }
        EventKind::ReflectionDeclared { .. } => msg!("done-reflection"),
        EventKind::ClockRefilled { amount, .. } => msg!("done-refilled", time = Arg::length(*amount)),
        EventKind::Withdrawn { of, .. } if me == *of => msg!("done-withdrawn"),
        EventKind::Appealed { act, .. } => msg!("done-appealed", act = *act),
        EventKind::Ended { .. } => msg!("done-game-over"),
        EventKind::Created { .. }
        | EventKind::ClaimLapsed
        | EventKind::FaceAcknowledged { .. }
        | EventKind::ResumptionSet { .. }
        | EventKind::EarlyOpeningApproved { .. }
        | EventKind::CameLate { .. }
        | EventKind::EnvelopeMissing { .. }
        | EventKind::Opened { .. }
        | EventKind::DowntimeReturned { .. }
        | EventKind::ZoneNoted { .. }
        | EventKind::MailProblem { .. }
        | EventKind::MailRestored { .. }
        | EventKind::Withdrawn { .. }
        | EventKind::Act { .. }
        | EventKind::AppealDecided { .. } => return Vec::new(),
    }]
}

fn penalty(gained: Span) -> Option<Message> {
    (gained != Span::ZERO).then(|| msg!("done-penalty", time = Arg::length(gained)))
}
