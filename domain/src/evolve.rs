use shakmaty::{ByColor, Color, Move};

use crate::{
    Clock, DrawOffer, Event, Game, History, OpenVerdict, Phase, Ply, Position, Regulations, Running, Span,
    clock::{SideClock, Thinking},
};

/// A side cannot gain more than this for one move, so that a deadline stays a date whatever the opponent does.
const MAX_GAINED: Span = Span::days(365);

impl Game {
    /// Folds one event into the state. `None` starts a game and takes only [`Event::Created`]. An event that
    /// cannot follow the state (a broken record) gives `None`.
    #[must_use]
    pub fn evolve(game: Option<Self>, event: &Event) -> Option<Self> {
        let Some(mut game) = game else {
            return Self::created(event);
        };
        if game.is_over() || event.at() < game.last_at {
            return None;
        }
        game.apply(event)?;
        game.last_at = event.at();
        game.events = game.events.saturating_add(1);
        Some(game)
    }

    /// Folds a whole record. `None` if it is empty or broken.
    #[must_use]
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Option<Self> {
        let mut events = events.into_iter();
        let first = Self::evolve(None, events.next()?)?;
        events.try_fold(first, |game, event| Self::evolve(Some(game), event))
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
                running: None,
            },
            draw_offer: None,
            illegal_moves: ByColor::default(),
            mail_problem: ByColor::default(),
            phase: Phase::Playing { adjournment_proposed_by: None },
            position,
        };
        game.start_clock();
        Some(game)
    }

    fn apply(&mut self, event: &Event) -> Option<()> {
        match event {
            Event::Created { .. } => return None,
            Event::Moved { ply, uci, reflection, charged, draw_offer, .. } => {
                self.moved(*ply, uci, (*reflection, charged.unwrap_or(*reflection)), *draw_offer)?;
                self.last_at = event.at();
                self.start_clock();
            }
            Event::Said { .. } | Event::ClaimUpheld { .. } | Event::FlagFell { .. } => {}
            Event::DrawOffered { by, .. } => self.offer_draw(*by),
            Event::DrawDeclined { .. } => self.draw_offer = None,
            Event::ClaimRejected { by, gained, .. } => {
                self.offer_draw(*by);
                self.clock.gain(!*by, *gained);
            }
            Event::IllegalMove { by, count, gained, .. } => {
                self.illegal_moves[*by] = *count;
                self.clock.gain(!*by, *gained);
            }
            Event::DowntimeReturned { until, gained, .. } => {
                let side = self.thinking()?.side;
                let running = self.clock.running.as_mut()?;
                running.returned += *gained;
                running.returned_until = Some(*until);
                self.set_deadline(side)?;
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
            Event::Ended { outcome, termination, .. } => {
                self.clock.running = None;
                self.draw_offer = None;
                self.phase = Phase::Ended { outcome: *outcome, termination: *termination };
            }
            Event::AdjournmentProposed { .. }
            | Event::AdjournmentDeclined { .. }
            | Event::SealingBegan { .. }
            | Event::Sealed { .. }
            | Event::ResumptionRequested { .. }
            | Event::Opened { .. } => self.adjourn(event)?,
        }
        Some(())
    }

    fn adjourn(&mut self, event: &Event) -> Option<()> {
        match (event, &mut self.phase) {
            (Event::AdjournmentProposed { by, .. }, Phase::Playing { adjournment_proposed_by }) => {
                *adjournment_proposed_by = Some(*by);
            }
            (Event::AdjournmentDeclined { .. }, Phase::Playing { adjournment_proposed_by }) => {
                *adjournment_proposed_by = None;
            }
            (Event::SealingBegan { .. }, Phase::Playing { .. }) => self.phase = Phase::Sealing,
            (Event::Sealed { by, commitment, reflection, charged, resume_at, .. }, Phase::Sealing) => {
                self.stop_clock(*by, (*reflection, charged.unwrap_or(*reflection)));
                self.phase = Phase::Adjourned {
                    sealed_by: *by,
                    commitment: *commitment,
                    resume_at: *resume_at,
                    sealer_ready: false,
                };
            }
            (Event::ResumptionRequested { .. }, Phase::Adjourned { sealer_ready, .. }) => {
                *sealer_ready = true;
            }
            (Event::Opened { at, verdict, .. }, Phase::Adjourned { sealed_by, .. }) => {
                if let OpenVerdict::Played { uci, draw_offer } = verdict {
                    let sealer = *sealed_by;
                    self.play(self.position.from_uci(uci)?);
                    if *draw_offer {
                        self.offer_draw(sealer);
                    }
                    self.phase = Phase::Playing { adjournment_proposed_by: None };
                    self.last_at = *at;
                    self.start_clock();
                }
            }
            _ => return None,
        }
        Some(())
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
        self.history.push(&self.position, m, &after);
        self.position = after;
        self.ply = self.ply.next();
    }

    fn offer_draw(&mut self, by: Color) {
        self.draw_offer = Some(DrawOffer { by, ply: self.ply });
    }

    /// The clock of the side to move runs from `last_at`. What of its leave is over is forgotten.
    fn start_clock(&mut self) {
        let (side, since) = (self.position.side_to_move(), self.last_at);
        self.clock.leave[side].retain(|leave| leave.until > since);
        let gained = core::mem::take(&mut self.clock.gained[side]);
        let clock = self.clock.sides[side].begin(&self.regulations.time_control, gained);
        self.clock.running =
            Some(Running { side, since, deadline: since, returned: Span::ZERO, returned_until: None });
        self.set_deadline(clock);
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
    fn gain(&mut self, side: Color, span: Span) {
        self.gained[side] = (self.gained[side] + span).min(MAX_GAINED);
    }
}
