//! Folding: the effects of events. One file for each area of rules, as in `decide`.

mod acts;
mod adjournment;
mod claims;
mod clocks;
mod moves;
mod opening;
mod time;

use alloc::vec::Vec;

use shakmaty::{ByColor, Color};

use crate::{
    Clock, Event, Game, History, Instant, Outcome, Paused, Phase, Ply, Position, Regulations, Running,
    Session, Termination, clock::SideClock,
};

impl Game {
    /// Folds one event into the state. `None` starts a game and takes only [`Event::Created`]. An event that cannot
    /// follow the state (a broken record) gives `None`. So does an event after which the game is folded anew:
    /// [`crate::Folding`] takes all.
    #[must_use]
    pub fn evolve(game: Option<Self>, event: &Event) -> Option<Self> {
        let Some(mut game) = game else {
            return Self::created(event);
        };
        let late = matches!(
            event,
            Event::Act { .. }
                | Event::Appealed { .. }
                | Event::AppealDecided { .. }
                | Event::PublicationAgreed { .. }
                | Event::EnvelopePublished { .. }
        );
        if (game.is_over() && !late) || event.rewrites() || event.at() < game.last_at {
            return None;
        }
        game.apply(event)?;
        game.last_at = event.at();
        // No clock runs after a withdrawal, not even by the acts of a replacement who is removed again.
        if let Some(withdrawn) = &mut game.withdrawn {
            withdrawn.paused = game.clock.pause(event.at()).or(withdrawn.paused);
        }
        // A flag that is down is up again when the deadline has moved: it falls, and is noted, once more.
        if let Some(running) = &mut game.clock.running {
            running.flagged &= running.deadline < event.at();
        }
        game.events = game.events.saturating_add(1);
        Some(game)
    }

    /// Folds events that follow this state. `None` if one cannot.
    #[must_use]
    pub fn evolve_all<'a>(&self, events: impl IntoIterator<Item = &'a Event>) -> Option<Self> {
        events.into_iter().try_fold(self.clone(), |game, event| Self::evolve(Some(game), event))
    }

    fn created(event: &Event) -> Option<Self> {
        let Event::Created { at, players, start, regulations, tournament, zones } = event else {
            return None;
        };
        let position = start.position().ok()?;
        let mut game = Self {
            players: *players,
            regulations: regulations.clone(),
            start: start.clone(),
            tournament: tournament.clone(),
            started_at: *at,
            ply: Ply::default(),
            events: 1,
            last_at: *at,
            history: History::new(position.clone()),
            clock: Clock {
                used: ByColor::default(),
                gained: ByColor::default(),
                sides: sides(regulations, &position),
                zones: zones.clone(),
                leave: ByColor::default(),
                leave_days: ByColor::default(),
                gaps: ByColor::default(),
                running: None,
                ended: None,
            },
            draw_offer: None,
            last_offer: ByColor::default(),
            illegal_moves: ByColor::default(),
            ambiguous_moves: ByColor::default(),
            acts: Vec::new(),
            replaced_players: Vec::new(),
            half_points: None,
            reached: Ply::default(),
            revision: 0,
            revision_since: 0,
            mail_problem: ByColor::default(),
            claim: None,
            referred: Vec::new(),
            claimed_wrongly: None,
            asked_adjudication: ByColor::default(),
            unopened: None,
            withdrawn: None,
            by_silence: false,
            session: Session::first(*at),
            phase: Phase::Playing { adjournment_proposed_by: None },
            position,
        };
        game.start_clock();
        Some(game)
    }

    fn apply(&mut self, event: &Event) -> Option<()> {
        self.notice_presence(event);
        match event {
            Event::Moved { .. }
            | Event::Said { .. }
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::IllegalMove { .. } => self.apply_move(event),
            Event::ClaimUpheld { .. }
            | Event::ClaimReferred { .. }
            | Event::Analysed { .. }
            | Event::ClaimLapsed { .. }
            | Event::ClaimRejected { .. } => self.apply_claim(event),
            Event::FlagFell { .. }
            | Event::DowntimeReturned { .. }
            | Event::LeaveBooked { .. }
            | Event::LeaveCancelled { .. }
            | Event::ReflectionDeclared { .. }
            | Event::ZoneNoted { .. }
            | Event::ClockRefilled { .. } => self.apply_time(event),
            Event::AdjournmentProposed { .. }
            | Event::AdjournmentDeclined { .. }
            | Event::SealingBegan { .. }
            | Event::Drafted { .. }
            | Event::Sealed { .. } => self.adjourn(event),
            Event::FaceAcknowledged { .. }
            | Event::ResumptionSet { .. }
            | Event::ResumptionRequested { .. }
            | Event::Resumed { .. }
            | Event::EarlyOpeningApproved { .. }
            | Event::CameLate { .. }
            | Event::EnvelopeMissing { .. } => self.resume(event),
            Event::Opened { .. }
            | Event::ReadingChosen { .. }
            | Event::PublicationAgreed { .. }
            | Event::EnvelopePublished { .. } => self.open(event),
            Event::Withdrawn { .. }
            | Event::Act { .. }
            | Event::Appealed { .. }
            | Event::AppealDecided { .. } => self.apply_act(event),
            Event::ClocksQuestioned { .. } | Event::MailProblem { .. } | Event::MailRestored { .. } => {
                self.note(event)
            }
            Event::Ended { at, outcome, termination } => {
                self.keep_unopened(*termination);
                self.end(*at, *outcome, *termination);
                Some(())
            }
            Event::Created { .. } => None,
        }
    }

    /// Applies events that change nothing on the board or the clocks.
    fn note(&mut self, event: &Event) -> Option<()> {
        match event {
            Event::ClocksQuestioned { by, .. } => self.session.may_question_clocks[*by] = false,
            Event::MailProblem { at, to } => self.mail_problem[*to] = Some(*at),
            Event::MailRestored { to, .. } => self.mail_problem[*to] = None,
            _ => return None,
        }
        Some(())
    }

    /// A player who acts is not absent any more.
    fn notice_presence(&mut self, event: &Event) {
        let by = match event {
            Event::Moved { .. } => self.position.side_to_move(),
            Event::Said { by, .. }
            | Event::DrawOffered { by, .. }
            | Event::DrawDeclined { by, .. }
            | Event::ClaimReferred { by, .. }
            | Event::Analysed { by, .. }
            | Event::ClaimRejected { by, .. }
            | Event::IllegalMove { by, .. }
            | Event::LeaveBooked { by, .. }
            | Event::LeaveCancelled { by, .. }
            | Event::ReflectionDeclared { by, .. }
            | Event::ClockRefilled { by, .. }
            | Event::AdjournmentProposed { by, .. }
            | Event::AdjournmentDeclined { by, .. }
            | Event::Drafted { by, .. }
            | Event::ClocksQuestioned { by, .. } => *by,
            _ => return,
        };
        if matches!(self.phase, Phase::Playing { .. } | Phase::Sealing) && self.session.absent == Some(by) {
            self.session.absent = None;
        }
    }

    pub(super) fn end(&mut self, at: Instant, outcome: Outcome, termination: Termination) {
        self.by_silence = termination == Termination::TimeLimitExceeded && self.silence_comes_first();
        let until = |running: &Running| match termination {
            Termination::TimeLimitExceeded => at.min(running.deadline),
            _ => at,
        };
        let ran = self.clock.running.map(|running| Paused { running, at: until(&running) });
        self.clock.ended = ran.or_else(|| self.stopped_clock().copied()).or(self.clock.ended);
        self.clock.running = None;
        self.draw_offer = None;
        self.claim = None;
        self.withdrawn = None;
        self.half_points = None;
        self.phase = Phase::Ended { at, outcome, termination };
    }
}

fn sides(regulations: &Regulations, start: &Position) -> ByColor<SideClock> {
    let rounds = start.fullmoves().saturating_sub(1);
    let white = rounds + u32::from(start.side_to_move() == Color::Black);
    ByColor { white, black: rounds }.map(|made| SideClock::new(&regulations.time_control, made))
}
