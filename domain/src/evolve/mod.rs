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
    Clock, Event, EventKind, Game, History, Instant, Outcome, Paused, Phase, Ply, Position, Regulations,
    Running, Session, Termination, clock::SideClock,
};

impl Game {
    /// Folds one event into the state. `None` starts a game and takes only [`EventKind::Created`]. An event that cannot
    /// follow the state (a broken record) gives `None`. So does an event after which the game is folded anew:
    /// [`crate::Folding`] takes all.
    #[must_use]
    pub fn evolve(game: Option<Self>, event: &Event) -> Option<Self> {
        let Some(mut game) = game else {
            return Self::created(event);
        };
        let late = matches!(
            event.kind,
            EventKind::Act { .. }
                | EventKind::Appealed { .. }
                | EventKind::AppealDecided { .. }
                | EventKind::PublicationAgreed { .. }
                | EventKind::EnvelopePublished { .. }
        );
        if (game.is_over() && !late) || event.rewrites() || event.at < game.last_at {
            return None;
        }
        game.apply(event)?;
        game.last_at = event.at;
        // No clock runs after a withdrawal, not even by the acts of a replacement who is removed again.
        if let Some(withdrawn) = &mut game.withdrawn {
            withdrawn.paused = game.clock.pause(event.at).or(withdrawn.paused);
        }
        // A flag that is down is up again when the deadline has moved: it falls, and is noted, once more.
        if let Some(running) = &mut game.clock.running {
            running.flagged &= running.deadline < event.at;
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
        let EventKind::Created { players, start, regulations, tournament, zones } = &event.kind else {
            return None;
        };
        let at = event.at;
        let position = start.position().ok()?;
        let mut game = Self {
            players: *players,
            regulations: regulations.clone(),
            start: start.clone(),
            tournament: tournament.clone(),
            started_at: at,
            ply: Ply::default(),
            events: 1,
            last_at: at,
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
            session: Session::first(at),
            phase: Phase::Playing { adjournment_proposed_by: None },
            position,
        };
        game.start_clock();
        Some(game)
    }

    fn apply(&mut self, event: &Event) -> Option<()> {
        self.notice_presence(event);
        match &event.kind {
            EventKind::Moved { .. }
            | EventKind::Said { .. }
            | EventKind::DrawOffered { .. }
            | EventKind::DrawDeclined { .. }
            | EventKind::IllegalMove { .. } => self.apply_move(event),
            EventKind::ClaimUpheld { .. }
            | EventKind::ClaimReferred { .. }
            | EventKind::Analysed { .. }
            | EventKind::ClaimLapsed
            | EventKind::ClaimRejected { .. } => self.apply_claim(event),
            EventKind::FlagFell { .. }
            | EventKind::DowntimeReturned { .. }
            | EventKind::LeaveBooked { .. }
            | EventKind::LeaveCancelled { .. }
            | EventKind::ReflectionDeclared { .. }
            | EventKind::ZoneNoted { .. }
            | EventKind::ClockRefilled { .. } => self.apply_time(event),
            EventKind::AdjournmentProposed { .. }
            | EventKind::AdjournmentDeclined { .. }
            | EventKind::SealingBegan { .. }
            | EventKind::Drafted { .. }
            | EventKind::Sealed { .. } => self.adjourn(event),
            EventKind::FaceAcknowledged { .. }
            | EventKind::ResumptionSet { .. }
            | EventKind::ResumptionRequested { .. }
            | EventKind::Resumed
            | EventKind::EarlyOpeningApproved { .. }
            | EventKind::CameLate { .. }
            | EventKind::EnvelopeMissing { .. } => self.resume(event),
            EventKind::Opened { .. }
            | EventKind::ReadingChosen { .. }
            | EventKind::PublicationAgreed { .. }
            | EventKind::EnvelopePublished { .. } => self.open(event),
            EventKind::Withdrawn { .. }
            | EventKind::Act { .. }
            | EventKind::Appealed { .. }
            | EventKind::AppealDecided { .. } => self.apply_act(event),
            EventKind::ClocksQuestioned { .. }
            | EventKind::MailProblem { .. }
            | EventKind::MailRestored { .. } => self.note(event),
            EventKind::Ended { outcome, termination } => {
                self.keep_unopened(*termination);
                self.end(event.at, *outcome, *termination);
                Some(())
            }
            EventKind::Created { .. } => None,
        }
    }

    /// Applies events that change nothing on the board or the clocks.
    fn note(&mut self, event: &Event) -> Option<()> {
        match &event.kind {
            EventKind::ClocksQuestioned { by } => self.session.may_question_clocks[*by] = false,
            EventKind::MailProblem { to } => self.mail_problem[*to] = Some(event.at),
            EventKind::MailRestored { to } => self.mail_problem[*to] = None,
            _ => return None,
        }
        Some(())
    }

    /// A player who acts is not absent any more.
    fn notice_presence(&mut self, event: &Event) {
        let by = match &event.kind {
            EventKind::Moved { .. } => self.position.side_to_move(),
            EventKind::Said { by, .. }
            | EventKind::DrawOffered { by }
            | EventKind::DrawDeclined { by }
            | EventKind::ClaimReferred { by, .. }
            | EventKind::Analysed { by, .. }
            | EventKind::ClaimRejected { by, .. }
            | EventKind::IllegalMove { by, .. }
            | EventKind::LeaveBooked { by, .. }
            | EventKind::LeaveCancelled { by, .. }
            | EventKind::ReflectionDeclared { by }
            | EventKind::ClockRefilled { by, .. }
            | EventKind::AdjournmentProposed { by }
            | EventKind::AdjournmentDeclined { by }
            | EventKind::Drafted { by, .. }
            | EventKind::ClocksQuestioned { by } => *by,
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
