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
        let traits = event.kind.traits();
        if (game.is_over() && !traits.outlives_the_game) || traits.rewrites || event.at < game.last_at {
            return None;
        }
        if let Some(player) = traits.present {
            game.notice_presence(player);
        }
        game.apply(event.at, &event.kind)?;
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
            clocks_questioned: ByColor::default(),
            by_silence: false,
            session: Session::first(at),
            phase: Phase::Playing { adjournment_proposed_by: None },
            position,
        };
        game.start_clock();
        Some(game)
    }

    fn apply(&mut self, at: Instant, kind: &EventKind) -> Option<()> {
        match kind {
            EventKind::Moved { ply, uci, reflection, charged, draw_offer, .. } => {
                let time = (*reflection, charged.unwrap_or(*reflection));
                self.moved(at, *ply, uci, time, *draw_offer)?;
            }
            EventKind::DrawOffered { by } => self.offer_draw(*by),
            EventKind::DrawDeclined { .. } => self.draw_offer = None,
            EventKind::IllegalMove { by, ambiguous, count, gained } => {
                self.count_irregular(*by, *ambiguous, *count, *gained);
            }
            EventKind::ClaimRejected { by, basis, gained, decided_by, .. } => {
                self.reject_claim(at, *by, *basis, *gained, decided_by.is_some())?;
            }
            EventKind::ClaimReferred { received_at, by, basis, announced, analysis } => {
                self.refer_claim(at, *received_at, *by, *basis, announced.as_deref(), analysis.is_some())?;
            }
            EventKind::Analysed { by, .. } => {
                let handed_in = &mut self.claim.as_mut()?.analyses[*by];
                *handed_in = handed_in.saturating_add(1);
            }
            EventKind::ClaimLapsed => self.end_claim(at)?,
            EventKind::FlagFell { .. } => {
                let by_claim = !self.regulations.flags.is_automatic();
                self.clock.running.as_mut()?.flagged = by_claim;
            }
            EventKind::DowntimeReturned { from, until, .. } => self.return_downtime(*from, *until),
            EventKind::LeaveBooked { by, leave } => self.book(*by, leave)?,
            EventKind::LeaveCancelled { by, leave } => self.cancel(*by, leave)?,
            EventKind::ReflectionDeclared { by } => self.declare_reflection(*by)?,
            EventKind::ZoneNoted { of, zone } => self.clock.zones[*of] = zone.clone(),
            EventKind::ClockRefilled { by, amount, .. } => self.refill(*by, *amount)?,
            EventKind::AdjournmentProposed { by } => self.propose_adjournment(Some(*by))?,
            EventKind::AdjournmentDeclined { .. } => self.propose_adjournment(None)?,
            EventKind::SealingBegan { charged_until } => self.begin_sealing(*charged_until)?,
            EventKind::Drafted { envelope, .. } => {
                (self.phase == Phase::Sealing).then_some(())?;
                self.session.draft = Some(envelope.clone());
            }
            EventKind::Sealed { by, envelope, reflection, charged, resume_at, .. } => {
                self.stop_to_seal(*by, (*reflection, charged.unwrap_or(*reflection)))?;
                self.seal(at, *by, envelope, *resume_at);
            }
            EventKind::FaceAcknowledged { by } => *self.adjourned()?.acknowledged_by = Some(*by),
            EventKind::ResumptionSet { resume_at, .. } => *self.adjourned()?.resume_at = *resume_at,
            EventKind::EarlyOpeningApproved { by, .. } => *self.adjourned()?.early_by = Some(*by),
            EventKind::ResumptionRequested { received_at, by } => {
                self.arrive(received_at.unwrap_or(at), *by)?;
            }
            EventKind::Resumed => self.begin_session(at)?,
            EventKind::CameLate { absent, on_time } => self.come_late(*absent, *on_time)?,
            EventKind::EnvelopeMissing { .. } => self.miss_envelope(at)?,
            EventKind::Opened { verdict, by, .. } => self.opened(verdict, by.is_none(), at)?,
            EventKind::ReadingChosen { uci, draw_offer, .. } => {
                self.choose_reading(uci, *draw_offer, at)?;
            }
            EventKind::PublicationAgreed { by } => self.agree_to_publish(*by)?,
            EventKind::EnvelopePublished { .. } => self.publish()?,
            EventKind::Withdrawn { of, silent, .. } => self.withdraw(at, *of, *silent),
            EventKind::Act { by, act, .. } => self.act(at, *by, act)?,
            EventKind::Appealed { by, act, .. } => self.appeal(at, *by, *act)?,
            EventKind::AppealDecided { act, .. } => self.confirm(*act)?,
            EventKind::ClocksQuestioned { by, waits } => {
                self.session.may_question_clocks[*by] = false;
                if *waits {
                    self.clocks_questioned[*by] = Some(at);
                }
            }
            EventKind::MailProblem { to } => self.mail_problem[*to] = Some(at),
            EventKind::MailRestored { to } => self.mail_problem[*to] = None,
            EventKind::Ended { outcome, termination } => {
                self.keep_unopened(*termination);
                self.end(at, *outcome, *termination);
            }
            // They change nothing on the board or the clocks.
            EventKind::Said { .. } | EventKind::ClaimUpheld { .. } => {}
            EventKind::Created { .. } => return None,
        }
        Some(())
    }

    /// A player who acts is not absent any more.
    fn notice_presence(&mut self, player: Color) {
        if matches!(self.phase, Phase::Playing { .. } | Phase::Sealing) && self.session.absent == Some(player)
        {
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
        self.clocks_questioned = ByColor::default();
        self.half_points = None;
        self.phase = Phase::Ended { at, outcome, termination };
    }
}

fn sides(regulations: &Regulations, start: &Position) -> ByColor<SideClock> {
    let rounds = start.fullmoves().saturating_sub(1);
    let white = rounds + u32::from(start.side_to_move() == Color::Black);
    ByColor { white, black: rounds }.map(|made| SideClock::new(&regulations.time_control, made))
}
