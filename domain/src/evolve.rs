pub(crate) mod acts;
mod adjournment;
mod claims;
mod clocks;

use alloc::vec::Vec;

use shakmaty::{ByColor, Color, Move};

use crate::{
    ActNote, Appeal, ClaimBasis, Clock, DrawOffer, Event, Game, History, Instant, Outcome, Paused, Phase,
    Ply, Position, Regulations, Running, Session, Span, Stage, Termination, UnopenedEnvelope, Withdrawn,
    clock::SideClock,
};

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
        // No clock runs where somebody has withdrawn, whatever a substitute did who is put out again.
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
            former: Vec::new(),
            half_points: None,
            reached: Ply::default(),
            line: 0,
            line_since: 0,
            mail_problem: ByColor::default(),
            claim: None,
            referred: Vec::new(),
            claimed_wrongly: None,
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
                // He who made it was not replaced after all, but others have moved: it was about another position.
                self.claim.take_if(|claim| claim.basis.is_by_tablebase());
                // Received before the request for which the clock stands still: so does that of the other side.
                if let Some(claim) = self.claim.as_mut().filter(|claim| claim.paused.is_some()) {
                    claim.paused = self.clock.pause(event.at());
                }
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
                } else {
                    self.claimed_wrongly = Some(self.ply);
                }
                self.offer_by_claim(*by, *basis);
                self.clock.gain(!*by, *gained);
            }
            Event::IllegalMove { by, ambiguous, count, gained, .. } => {
                let counted = if *ambiguous { &mut self.ambiguous_moves } else { &mut self.illegal_moves };
                counted[*by] = *count;
                self.clock.gain(!*by, *gained);
            }
            Event::DowntimeReturned { from, until, .. } => {
                let to_arbiters = self.returned_to_arbiters(*from, *until);
                if let Some(claim) = &mut self.claim {
                    claim.until = claim.until + to_arbiters;
                }
                let returned = self.returned_to_awaited(*from, *until);
                if let Some(awaited) = self.session.awaited.as_mut().filter(|_| returned > Span::ZERO) {
                    awaited.returned += returned;
                    awaited.returned_until = Some(*until);
                }
                // By the pauses there are now: special leave meanwhile may have been reversed.
                if let Some(running) = self.clock.running.filter(|running| running.deadline >= *from) {
                    self.clock.running = Some(self.stood_still(running, *from, *until));
                }
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
                    self.shut = Some(UnopenedEnvelope { envelope, sealed_by, agreed: ByColor::default() });
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
            Event::Withdrawn { at, of, silent, .. } => {
                self.withdrawn = Some(Withdrawn { of: *of, at: *at, silent: *silent, paused: None });
                self.draw_offer = None;
            }
            Event::Act { at, by, act, .. } => self.act(*at, *by, act)?,
            Event::Appealed { at, by, act, .. } => {
                let note = self.note(*act)?;
                note.appealed_at = note.appealed_at.filter(|_| note.is_open()).or(Some(*at));
                note.appeals[*by] = Appeal::Waits;
            }
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
        self.by_silence = termination == Termination::TimeLimitExceeded && self.silence_comes_first();
        let until = |running: &Running| match termination {
            Termination::TimeLimitExceeded => at.min(running.deadline),
            _ => at,
        };
        let ran = self.clock.running.map(|running| Paused { running, at: until(&running) });
        self.clock.ended = ran.or_else(|| self.stopped().copied()).or(self.clock.ended);
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
        self.claimed_wrongly = None;
        let before = self.history.steps.len();
        self.history.push(&self.position, m, &after);
        if self.history.steps.len() <= before {
            self.referred.clear();
        }
        self.position = after;
        self.ply = self.ply.next();
    }

    /// A claim of a draw is an offer (FIDE 9.1.2.3, 9.5.3), but no way around the limit on them.
    fn offer_by_claim(&mut self, by: Color, basis: ClaimBasis) {
        if basis.offers_draw() && self.may_offer_again(by).is_ok() {
            self.offer_draw(by);
        }
    }

    fn offer_draw(&mut self, by: Color) {
        self.draw_offer = Some(DrawOffer { by, ply: self.ply });
        if self.regulations.draws.offer_again_after > 0 {
            self.last_offer[by] = Some(self.ply);
        }
    }
}

fn sides(regulations: &Regulations, start: &Position) -> ByColor<SideClock> {
    let rounds = start.fullmoves().saturating_sub(1);
    let white = rounds + u32::from(start.side_to_move() == Color::Black);
    ByColor { white, black: rounds }.map(|made| SideClock::new(&regulations.time_control, made))
}
