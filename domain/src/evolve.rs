pub(crate) mod acts;
mod claims;

use alloc::{boxed::Box, vec::Vec};

use shakmaty::{ByColor, Color, Move};

use crate::{
    ActNote, AmbiguousSealed, Appeal, Awaited, Clock, DrawOffer, Event, Game, History, Instant, OpenVerdict,
    Outcome, Paused, Phase, Ply, Position, Regulations, Running, Session, Shut, Span, Stage, Termination,
    Withdrawn,
    clock::{Gap, Leave, SideClock, Thinking},
};

/// A side cannot gain more than this for one move, so that a deadline stays a date whatever the opponent does.
const MAX_GAINED: Span = Span::days(365);
/// Absences in one move that are told apart.
const MAX_GAPS: usize = 32;

impl Game {
    /// Folds one event into the state. `None` starts a game and takes only [`Event::Created`]. An event that
    /// cannot follow the state (a broken record) gives `None`, and so does one after which the game is folded anew:
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
            },
            draw_offer: None,
            last_offer: ByColor::default(),
            illegal_moves: ByColor::default(),
            ambiguous_moves: ByColor::default(),
            acts: Vec::new(),
            former: Vec::new(),
            half_points: None,
            reached: Ply::default(),
            line: 0,
            mail_problem: ByColor::default(),
            claim: None,
            referred: Vec::new(),
            asked_adjudication: ByColor::default(),
            shut: None,
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
            Event::Created { .. } => return None,
            Event::Moved { ply, uci, reflection, charged, draw_offer, .. } => {
                self.moved(*ply, uci, (*reflection, charged.unwrap_or(*reflection)), *draw_offer)?;
                self.last_at = event.at();
                self.start_clock();
            }
            Event::Said { .. } | Event::ClaimUpheld { .. } => {}
            Event::FlagFell { .. } => {
                let by_claim = !self.regulations.flags.is_automatic();
                self.clock.running.as_mut()?.flagged = by_claim;
            }
            Event::DrawOffered { by, .. } => self.offer_draw(*by),
            Event::DrawDeclined { .. } => self.draw_offer = None,
            Event::ClaimReferred { .. } | Event::Analysed { .. } | Event::ClaimLapsed { .. } => {
                self.refer(event)?
            }
            Event::ClaimRejected { at, by, basis, gained, decided_by, .. } => {
                if decided_by.is_some() {
                    self.end_claim(*at)?;
                }
                if basis.offers_draw() {
                    self.offer_draw(*by);
                }
                self.clock.gain(!*by, *gained);
            }
            Event::IllegalMove { by, ambiguous, count, gained, .. } => {
                let counted = if *ambiguous { &mut self.ambiguous_moves } else { &mut self.illegal_moves };
                counted[*by] = *count;
                self.clock.gain(!*by, *gained);
            }
            Event::DowntimeReturned { from, until, gained, .. } => {
                let to_arbiters = self.returned_to_arbiters(*from, *until);
                if let Some(claim) = &mut self.claim {
                    claim.until = claim.until + to_arbiters;
                }
                let returned = self.returned_to_awaited(*from, *until);
                if let Some(awaited) = self.session.awaited.as_mut().filter(|_| returned > Span::ZERO) {
                    awaited.returned += returned;
                    awaited.returned_until = Some(*until);
                }
                if *gained == Span::ZERO {
                    return Some(());
                }
                let running = self.clock.running?;
                let from = (*from).max(running.since).max(running.returned_until.unwrap_or(*from));
                self.give_back(Gap { from, until: *until, gained: *gained })?;
                self.clock.running.as_mut()?.returned_until = Some(*until);
            }
            Event::LeaveBooked { by, leave, .. } => self.book(*by, leave)?,
            Event::LeaveCancelled { by, leave, .. } => self.cancel(*by, leave)?,
            Event::ReflectionDeclared { by, .. } => {
                let running = self.clock.running.as_mut().filter(|running| running.side == *by)?;
                running.declared = true;
                self.set_deadline(self.clock.sides[*by])?;
            }
            Event::ZoneNoted { of, zone, .. } => self.clock.zones[*of] = zone.clone(),
            Event::ClockRefilled { by, amount, .. } => {
                self.clock.running.filter(|running| running.side == *by)?;
                if self.clock.sides[*by].refill(*amount) != *amount {
                    return None;
                }
                self.set_deadline(self.clock.sides[*by])?;
            }
            Event::MailProblem { at, to } => self.mail_problem[*to] = Some(*at),
            Event::MailRestored { to, .. } => self.mail_problem[*to] = None,
            Event::Ended { at, outcome, termination } => {
                // An arbiter's act can be reversed, and then the envelope is needed: it is not shown. One that was
                // opened, and its move loses, is not shut.
                if *termination != Termination::SealedMove
                    && let Phase::Adjourned { envelope, sealed_by, stage, .. } = &self.phase
                    && !matches!(stage, Stage::Choosing { .. })
                {
                    let (envelope, sealed_by) = (envelope.clone(), *sealed_by);
                    self.shut = Some(Shut { envelope, sealed_by, agreed: ByColor::default() });
                }
                self.end(*at, *outcome, *termination);
            }
            Event::PublicationAgreed { by, .. } => {
                self.is_over().then_some(())?;
                self.shut.as_mut()?.agreed[*by] = true;
            }
            // Nothing more is to be shown.
            Event::EnvelopePublished { .. } => {
                self.is_over().then_some(())?;
                let shut = self.shut.take()?;
                (shut.agreed.white && shut.agreed.black).then_some(())?;
            }
            Event::Withdrawn { at, of, .. } => {
                let claim = self.claim.take().and_then(|claim| claim.paused);
                let paused = self.clock.pause(*at).or(claim);
                self.withdrawn = Some(Withdrawn { of: *of, at: *at, paused });
                self.draw_offer = None;
            }
            Event::Act { at, by, act, .. } => self.act(*at, *by, act)?,
            Event::Appealed { by, act, .. } => self.note(*act)?.appeals[*by] = Appeal::Waits,
            // Folded anew if it reverses.
            Event::AppealDecided { act, .. } => {
                for appeal in self.note(*act)?.appeals.iter_mut().filter(|one| **one == Appeal::Waits) {
                    *appeal = Appeal::Rejected;
                }
            }
            Event::ClocksQuestioned { by, .. } => self.session.may_question_clocks[*by] = false,
            Event::AdjournmentProposed { .. }
            | Event::AdjournmentDeclined { .. }
            | Event::SealingBegan { .. }
            | Event::Drafted { .. }
            | Event::Sealed { .. } => self.adjourn(event)?,
            Event::FaceAcknowledged { .. }
            | Event::ResumptionSet { .. }
            | Event::ResumptionRequested { .. }
            | Event::Resumed { .. }
            | Event::EarlyOpeningApproved { .. }
            | Event::CameLate { .. }
            | Event::EnvelopeMissing { .. } => self.resume(event)?,
            Event::Opened { verdict, by, .. } => self.opened(verdict, by.is_none(), event.at())?,
            Event::ReadingChosen { uci, .. } => {
                let Phase::Adjourned { stage: Stage::Choosing { readings }, .. } = &self.phase else {
                    return None;
                };
                readings.contains(uci).then_some(())?;
                self.unseal(uci, event.at(), event.at())?;
            }
        }
        Some(())
    }

    fn note(&mut self, seq: u32) -> Option<&mut ActNote> {
        self.acts.iter_mut().find(|note| note.seq == seq)
    }

    fn end(&mut self, at: Instant, outcome: Outcome, termination: Termination) {
        let silence = self.thinking().zip(self.deadline());
        self.by_silence = termination == Termination::TimeLimitExceeded
            && silence.is_some_and(|(thinking, deadline)| thinking.is_silence(deadline));
        self.clock.running = None;
        self.draw_offer = None;
        self.claim = None;
        self.withdrawn = None;
        self.half_points = None;
        self.phase = Phase::Ended { at, outcome, termination };
    }

    /// Whoever does something is not absent any more.
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

    fn adjourn(&mut self, event: &Event) -> Option<()> {
        match (event, &mut self.phase) {
            (Event::AdjournmentProposed { by, .. }, Phase::Playing { adjournment_proposed_by }) => {
                *adjournment_proposed_by = Some(*by);
            }
            (Event::AdjournmentDeclined { .. }, Phase::Playing { adjournment_proposed_by }) => {
                *adjournment_proposed_by = None;
            }
            (Event::SealingBegan { charged_until, .. }, Phase::Playing { .. }) => {
                self.session.charged_until = *charged_until;
                self.phase = Phase::Sealing;
            }
            (Event::Drafted { envelope, .. }, Phase::Sealing) => self.session.draft = Some(envelope.clone()),
            (
                Event::Sealed { by, envelope, reflection, charged, resume_at, .. },
                Phase::Sealing | Phase::Playing { .. },
            ) => {
                let answers_absent = self.phase != Phase::Sealing;
                if answers_absent && self.session.absent != Some(!*by) {
                    return None;
                }
                self.stop_clock(*by, (*reflection, charged.unwrap_or(*reflection)));
                self.session.draft = None;
                if !answers_absent {
                    (self.session.absent, self.session.awaited) = (None, None);
                }
                self.phase = Phase::Adjourned {
                    sealed_by: *by,
                    envelope: envelope.clone(),
                    resume_at: *resume_at,
                    sealer_ready: answers_absent,
                    replier_ready: false,
                    acknowledged_by: None,
                    early_by: None,
                    stage: if answers_absent { Stage::SealerAbsent } else { Stage::Waiting },
                };
                if answers_absent {
                    self.start_clock_of(!*by, event.at());
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn resume(&mut self, event: &Event) -> Option<()> {
        let at = event.at();
        if let (Event::CameLate { .. }, Phase::Playing { .. } | Phase::Sealing) = (event, &self.phase) {
            // The sealer of a move that is on the board: the end of the game follows.
            return self.session.absent.map(drop);
        }
        if let (Event::ResumptionRequested { by, .. }, Phase::Playing { .. } | Phase::Sealing) =
            (event, &self.phase)
        {
            (self.session.absent == Some(*by)).then_some(())?;
            self.session.absent = None;
            return Some(());
        }
        let checks_in = self.regulations.adjournment.check_in;
        let Phase::Adjourned {
            envelope,
            sealed_by,
            resume_at,
            sealer_ready,
            replier_ready,
            acknowledged_by,
            early_by,
            stage,
            ..
        } = &mut self.phase
        else {
            return None;
        };
        let (sealer, was) = (*sealed_by, stage.clone());
        match event {
            Event::FaceAcknowledged { by, .. } => *acknowledged_by = Some(*by),
            Event::ResumptionSet { resume_at: then, .. } => *resume_at = *then,
            Event::EarlyOpeningApproved { by, .. } => *early_by = Some(*by),
            Event::ResumptionRequested { by, .. } if *by == sealer => *sealer_ready = true,
            Event::ResumptionRequested { received_at, .. } => {
                *replier_ready = true;
                if matches!(was, Stage::ReplierAbsent | Stage::SealerAbsent) {
                    *stage = Stage::Due { paused: self.clock.pause(received_at.unwrap_or(at)) };
                }
            }
            Event::Resumed { .. } if was == Stage::Waiting && (*replier_ready || !checks_in) => {
                self.session.awaited = Some(Awaited::since(at.max(*resume_at)));
                *stage = Stage::Due { paused: None };
            }
            Event::Resumed { .. } if was == Stage::Waiting => {
                self.session.awaited = Some(Awaited::since(at.max(*resume_at)));
                *stage = Stage::ReplierAbsent;
                self.start_clock_of(!sealer, at);
            }
            Event::CameLate { absent, on_time, .. } => {
                *stage = Stage::Late { absent: *absent, on_time: *on_time };
                self.clock.running = None;
            }
            Event::EnvelopeMissing { .. } => {
                let from = at.max(*resume_at);
                let was = self.clock.pause(at).map_or(was, |paused| Stage::Due { paused: Some(paused) });
                *stage = Stage::Missing { was: Box::new(was) };
                if envelope.strict {
                    self.session.awaited.get_or_insert(Awaited::since(from));
                    self.start_clock_of(sealer, from);
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Before the agreed time the clock of who must reply starts only if he agreed: he asked for the opening, or is there.
    fn opened(&mut self, verdict: &OpenVerdict, asked: bool, at: Instant) -> Option<()> {
        let chooses = self.regulations.adjournment.ambiguous == AmbiguousSealed::OpponentChooses;
        let Phase::Adjourned { sealed_by, stage, resume_at, replier_ready, .. } = &mut self.phase else {
            return None;
        };
        let starts_at = if asked || *replier_ready { at } else { at.max(*resume_at) };
        let sealer = *sealed_by;
        if let Stage::Missing { was } = stage {
            *stage = core::mem::take(was);
            self.charge_for_missing(sealer, at);
        }
        let Phase::Adjourned { stage, .. } = &mut self.phase else { return None };
        match verdict {
            OpenVerdict::Played { uci, draw_offer } => {
                self.unseal(uci, at, starts_at)?;
                if *draw_offer {
                    self.offer_draw(sealer);
                }
            }
            OpenVerdict::Ambiguous { readings } if chooses && !matches!(stage, Stage::Late { .. }) => {
                let was = core::mem::replace(stage, Stage::Choosing { readings: readings.clone() });
                self.go_on(!sealer, &was, starts_at)?;
            }
            // The end of the game follows.
            OpenVerdict::Ambiguous { .. } | OpenVerdict::Illegal => {}
        }
        Some(())
    }

    /// The time in which the sealer looked for what he had sealed.
    fn charge_for_missing(&mut self, sealer: Color, at: Instant) {
        if let Some(reading) = self.reading(at) {
            self.clock.used[sealer] += reading.used;
            self.clock.sides[sealer].charge(&self.regulations.time_control, reading.charged);
        }
        self.clock.running = None;
    }

    /// The sealed move is on the board, and the clock of who must reply goes on.
    fn unseal(&mut self, uci: &str, at: Instant, starts_at: Instant) -> Option<()> {
        let m = self.position.from_uci(uci)?;
        let playing = Phase::Playing { adjournment_proposed_by: None };
        let Phase::Adjourned { sealed_by, sealer_ready, resume_at, stage, .. } =
            core::mem::replace(&mut self.phase, playing)
        else {
            return None;
        };
        self.play(m);
        // The answer to an absent player belongs to the session that has begun.
        if self.session.absent.take().is_none() {
            let absent = (self.regulations.adjournment.check_in && !sealer_ready).then_some(sealed_by);
            self.session = self.session.next(at, absent, at.max(resume_at));
        }
        self.session.first_ply = self.ply;
        self.go_on(!sealed_by, &stage, starts_at)
    }

    /// The clock of a side runs: on, again, or from the beginning. What it stood still is not time used.
    fn go_on(&mut self, side: Color, was: &Stage, at: Instant) -> Option<()> {
        if let Stage::Due { paused: Some(paused) } = *was {
            self.clock.running = Some(paused.running);
            let stood = self.pauses(side).counted(paused.at, at);
            self.give_back(Gap { from: paused.at, until: at, gained: stood })?;
        } else if self.clock.running.is_none_or(|running| running.side != side) {
            self.start_clock_of(side, at);
        }
        Some(())
    }

    /// The arbiter sets the deadline of the running clock: it has what thinking until then costs, and silence does not
    /// lose before. Where silence would have lost sooner than the clock, nothing is taken of it.
    fn correct_deadline(&mut self, deadline: Instant) -> Option<()> {
        let (running, thinking) = (self.clock.running?, self.thinking()?);
        let price = |deadline| thinking.price(thinking.used(deadline));
        let span = if thinking.is_silence(running.deadline) {
            (price(deadline) - thinking.side.left).or_zero()
        } else {
            price(deadline) - price(running.deadline)
        };
        let silence = thinking.silence.map(|_| thinking.used(deadline));
        self.clock.sides[running.side].correct(&self.regulations.time_control, span);
        let running = self.clock.running.as_mut()?;
        (running.deadline, running.silence) = (deadline, silence);
        Some(())
    }

    /// Time in which nobody could move is not time used by the clock that runs.
    fn give_back(&mut self, gap: Gap) -> Option<()> {
        let running = self.clock.running?;
        self.clock.running = Some(self.with_gap(running, gap));
        Some(())
    }

    /// A clock that runs or goes on later, with a gap more. What of it is given back already is not given twice.
    fn with_gap(&mut self, mut running: Running, gap: Gap) -> Running {
        let side = self.thinking_of(&running).side;
        let new = self.new_gaps(&running, gap);
        let gaps = &mut self.clock.gaps[running.side];
        for gap in new {
            running.returned += gap.gained;
            if gaps.len() >= MAX_GAPS {
                gaps.remove(0);
            }
            gaps.push(gap);
        }
        running.deadline = Thinking { side, ..self.thinking_of(&running) }.deadline();
        running
    }

    /// What of an absence is not given back yet.
    pub(crate) fn new_gaps(&self, running: &Running, gap: Gap) -> Vec<Gap> {
        let given = &self.clock.gaps[running.side];
        if given.iter().all(|given| given.until <= gap.from || gap.until <= given.from) {
            return Vec::from([gap]);
        }
        let mut parts = Vec::from([(gap.from.max(running.since), gap.until)]);
        for given in given {
            parts = parts
                .into_iter()
                .flat_map(|(from, until)| [(from, until.min(given.from)), (from.max(given.until), until)])
                .filter(|(from, until)| from < until)
                .collect();
        }
        let pauses = self.pauses(running.side);
        let counted = |(from, until)| Gap { from, until, gained: pauses.counted(from, until) };
        parts.into_iter().map(counted).collect()
    }

    fn moved(&mut self, ply: Ply, uci: &str, time: (Span, Span), draw_offer: bool) -> Option<()> {
        let Phase::Playing { adjournment_proposed_by } = &mut self.phase else {
            return None;
        };
        if ply != self.ply.next() {
            return None;
        }
        let mover = self.position.side_to_move();
        if *adjournment_proposed_by == Some(!mover) {
            *adjournment_proposed_by = None;
        }
        self.stop_clock(mover, time);
        self.session.may_question_clocks[mover] = false;
        self.play(self.position.from_uci(uci)?);
        if draw_offer {
            self.offer_draw(mover);
        } else if self.draw_offer.is_some_and(|offer| offer.by != mover) {
            self.draw_offer = None;
        }
        Some(())
    }

    fn play(&mut self, m: Move) {
        let after = self.position.after(m);
        let before = self.history.steps.len();
        self.history.push(&self.position, m, &after);
        if self.history.steps.len() <= before {
            self.referred.clear();
        }
        self.position = after;
        self.ply = self.ply.next();
    }

    fn offer_draw(&mut self, by: Color) {
        self.draw_offer = Some(DrawOffer { by, ply: self.ply });
        if self.regulations.draws.offer_again_after > 0 {
            self.last_offer[by] = Some(self.ply);
        }
    }

    /// The clock of the side to move runs from `last_at`. What of its leave is over is forgotten.
    fn start_clock(&mut self) {
        self.start_clock_of(self.position.side_to_move(), self.last_at);
    }

    fn start_clock_of(&mut self, side: Color, since: Instant) {
        self.clock.leave[side].retain(|leave| leave.until > since);
        self.clock.gaps[side].clear();
        let gained = core::mem::take(&mut self.clock.gained[side]);
        let clock = self.clock.sides[side].begin(&self.regulations.time_control, gained);
        self.clock.running = Some(Running {
            side,
            since,
            deadline: since,
            returned: Span::ZERO,
            returned_until: None,
            declared: false,
            silence: None,
            flagged: false,
        });
        self.set_deadline(clock);
    }

    /// The clock of this side, if it runs or goes on later, has as much time as before, with other pauses.
    fn pause(&mut self, side: Color, change: impl FnOnce(&mut Clock)) -> Option<()> {
        self.pause_from(side, None, change)
    }

    /// [`Game::pause`]; what was used before `from` stays used.
    fn pause_from(
        &mut self,
        side: Color,
        from: Option<Instant>,
        change: impl FnOnce(&mut Clock),
    ) -> Option<()> {
        let clocks = [self.clock.running, self.stopped().map(|paused| paused.running)];
        let clocks = clocks.map(|running| running.filter(|running| running.side == side));
        let before = clocks.map(|running| {
            let thinking = self.thinking_of(&running?);
            Some((thinking.side, from.map(|from| (from, thinking.used(from)))))
        });
        change(&mut self.clock);
        let mut after = clocks;
        for (running, before) in after.iter_mut().zip(before) {
            let (Some(running), Some((clock, used))) = (running, before) else { continue };
            if let Some((from, used)) = used {
                running.returned = self.pauses(side).counted(running.since, from) - used;
            }
            running.deadline = Thinking { side: clock, ..self.thinking_of(running) }.deadline();
        }
        let [running, stopped] = after;
        if let Some(running) = running {
            self.clock.running = Some(running);
        }
        if let Some(running) = stopped {
            self.stopped_mut()?.running = running;
        }
        Some(())
    }

    /// The clock that goes on later.
    fn stopped(&self) -> Option<&Paused> {
        let paused = match &self.phase {
            Phase::Adjourned { stage, .. } => stage.paused(),
            _ => None,
        };
        let claim = || self.claim.as_ref().and_then(|claim| claim.paused.as_ref());
        let withdrawn = self.withdrawn.as_ref().and_then(|withdrawn| withdrawn.paused.as_ref());
        withdrawn.or_else(claim).or(paused)
    }

    fn stopped_mut(&mut self) -> Option<&mut Paused> {
        let paused = match &mut self.phase {
            Phase::Adjourned { stage, .. } => stage.paused_mut(),
            _ => None,
        };
        let claim = self.claim.as_mut().and_then(|claim| claim.paused.as_mut());
        let withdrawn = self.withdrawn.as_mut().and_then(|withdrawn| withdrawn.paused.as_mut());
        withdrawn.or(claim).or(paused)
    }

    fn book(&mut self, by: Color, leave: &Leave) -> Option<()> {
        self.pause(by, |clock| {
            clock.leave[by].push(*leave);
            let years = &mut clock.leave_days[by];
            for (year, days) in leave.days_of_years() {
                match years.iter_mut().find(|(of, _)| *of == year) {
                    Some((_, booked)) => *booked = booked.saturating_add(days),
                    None => years.push((year, days)),
                }
            }
            // Nobody books for years that are long over.
            years.retain(|&(year, _)| year + 2 >= leave.first.year());
        })
    }

    fn cancel(&mut self, by: Color, leave: &Leave) -> Option<()> {
        let place = self.clock.leave[by].iter().position(|booked| booked == leave)?;
        self.pause(by, |clock| {
            clock.leave[by].remove(place);
            for (year, days) in leave.days_of_years() {
                for (_, booked) in clock.leave_days[by].iter_mut().filter(|(of, _)| *of == year) {
                    *booked = booked.saturating_sub(days);
                }
            }
        })
    }

    /// The running clock has what `side` has, and its pauses.
    fn set_deadline(&mut self, side: SideClock) -> Option<()> {
        let deadline = Thinking { side, ..self.thinking()? }.deadline();
        self.clock.running.as_mut()?.deadline = deadline;
        Some(())
    }

    fn stop_clock(&mut self, side: Color, (used, charged): (Span, Span)) {
        self.clock.used[side] += used;
        self.clock.sides[side].complete(&self.regulations.time_control, charged);
        self.clock.running = None;
    }
}

fn sides(regulations: &Regulations, start: &Position) -> ByColor<SideClock> {
    let rounds = start.fullmoves().saturating_sub(1);
    let white = rounds + u32::from(start.side_to_move() == Color::Black);
    ByColor { white, black: rounds }.map(|made| SideClock::new(&regulations.time_control, made))
}

impl Clock {
    /// Stops the running clock, to go on later.
    fn pause(&mut self, at: Instant) -> Option<Paused> {
        self.running.take().map(|running| Paused { running, at: at.max(running.since) })
    }

    fn gain(&mut self, side: Color, span: Span) {
        self.gained[side] = (self.gained[side] + span).min(MAX_GAINED);
    }
}
