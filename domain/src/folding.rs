//! Records in which an arbiter undid something. Nothing is undone by its opposite: the record is folded anew without
//! what does not count, so that the game is exactly as it would have been.

use alloc::{collections::BTreeSet, vec::Vec};

use crate::{Act, ActNote, Event, Game, Instant, Ply, State, Termination};

/// Folds a record, event by event.
///
/// An act that was reversed on appeal is left out, and with it what could only follow from it: a flag that would not
/// have fallen, moves of a game that would have stood elsewhere. Moves that were taken back are left out. The time in
/// which the game stood still through it is no time used: no move could be made. Everything else stays, with what each
/// move was charged when it was made.
#[derive(Clone, Debug, Default)]
pub struct Folding {
    record: Vec<Event>,
    /// Where the recorded game stood after each event.
    shapes: Vec<Shape>,
    reversed: BTreeSet<u32>,
    /// The acts by which moves are taken back.
    taken: Vec<u32>,
    game: Option<Game>,
}

/// What tells whether two games stand at the same place: by the same moves, if the same of them were taken back.
type Shape = (Ply, State, Vec<u32>);

/// One thing the present state comes from.
#[derive(Copy, Clone)]
enum Step {
    /// The event at that place of the record.
    Happened(usize),
    /// No move could be made.
    StoodStill { from: Instant, until: Instant },
}

impl Folding {
    /// The next event. `None` if it cannot follow; what was folded so far is lost then.
    pub fn push(&mut self, event: &Event) -> Option<&Game> {
        let before = self.game.take();
        self.record.push(event.clone());
        let game =
            if event.rewrites() { self.rewrite(before?, event)? } else { Game::evolve(before, event)? };
        self.shapes.push((game.ply, game.state(), self.taken.clone()));
        Some(self.game.insert(game))
    }

    /// What was folded so far.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// [`Folding::game`].
    #[must_use]
    pub fn into_game(self) -> Option<Game> {
        self.game
    }

    fn rewrite(&mut self, before: Game, event: &Event) -> Option<Game> {
        if event.at() < before.last_at {
            return None;
        }
        let Game { mut acts, events, ply, reached, line, .. } = before;
        match *event {
            Event::AppealDecided { act, reversed, .. } => {
                acts.iter_mut().find(|note| note.seq == act && note.is_open())?.reversed = Some(reversed);
                self.reversed.insert(act);
            }
            Event::Act { at, by, .. } => {
                acts.push(ActNote { seq: events + 1, at, by, appealed_by: None, reversed: None });
            }
            _ => return None,
        }
        let (_, game, taken) = self.line()?;
        self.taken = taken;
        let reached = reached.max(ply);
        Some(Game {
            acts,
            events: events + 1,
            last_at: event.at(),
            reached,
            line: line.saturating_add(1),
            ..game
        })
    }

    /// What counts of the record, what it folds to, and which acts took moves back in it.
    fn line(&self) -> Option<(Vec<Step>, Game, Vec<u32>)> {
        let mut steps = Vec::new();
        let mut game: Option<Game> = None;
        // Since when the recorded game stood elsewhere.
        let mut apart: Option<Instant> = None;
        let mut flag_is_void = false;
        let mut taken = Vec::new();
        for (at, (event, seq)) in self.record.iter().zip(1..).enumerate() {
            let flag_was_void = core::mem::take(&mut flag_is_void);
            let counts = match event {
                _ if self.reversed.contains(&seq) => false,
                Event::Appealed { .. } | Event::AppealDecided { .. } => false,
                Event::Act { act: Act::TakeBack { to }, .. } => {
                    if apart.is_none() {
                        taken.push(seq);
                        self.take_back(&mut steps, *to, event.at())?;
                        game = self.play(&steps);
                    }
                    false
                }
                Event::FlagFell { .. } => {
                    flag_is_void = game.as_ref()?.flag_fallen(event.at()).is_none();
                    !flag_is_void && apart.is_none()
                }
                Event::Ended { termination: Termination::TimeLimitExceeded, .. } if flag_was_void => false,
                _ => apart.is_none() || event.stands_apart(),
            };
            if counts && let Some(after) = follow(game.clone(), event, at) {
                game = Some(after);
                steps.push(Step::Happened(at));
            }
            let here = game.as_ref().map(|game| (game.ply, game.state(), &taken));
            match self.shapes.get(at) {
                Some((ply, state, taken)) if Some((*ply, *state, taken)) != here => {
                    apart = apart.or(Some(event.at()))
                }
                _ => {
                    if let Some(from) = apart.take() {
                        game.as_mut()?.stand_still(from, event.at());
                        steps.push(Step::StoodStill { from, until: event.at() });
                    }
                }
            }
        }
        Some((steps, game?, taken))
    }

    /// Leaves out the moves after `to` and what was only about them; from the first of them on the game stood still.
    fn take_back(&self, steps: &mut Vec<Step>, to: Ply, at: Instant) -> Option<()> {
        let mut ply = 0;
        let first = steps.iter().position(|step| {
            let played = matches!(*step, Step::Happened(at) if self.record[at].played().is_some());
            ply += u16::from(played);
            played && ply > to.0
        })?;
        let taken = steps.split_off(first);
        let Some(&Step::Happened(slip)) = taken.first() else { return None };
        let Event::Moved { received_at, .. } = self.record[slip] else { return None };
        let stands = |step: &Step| matches!(*step, Step::Happened(at) if self.record[at].stands_apart());
        steps.extend(taken.into_iter().filter(stands));
        steps.push(Step::StoodStill { from: received_at, until: at });
        Some(())
    }

    fn play(&self, steps: &[Step]) -> Option<Game> {
        steps.iter().try_fold(None, |game, step| Some(Some(self.step(game, *step)?)))?
    }

    fn step(&self, game: Option<Game>, step: Step) -> Option<Game> {
        match step {
            Step::Happened(at) => follow(game, &self.record[at], at),
            Step::StoodStill { from, until } => {
                let mut game = game?;
                game.stand_still(from, until);
                Some(game)
            }
        }
    }

    /// Shows the events that count, in order, with the game before and after each.
    fn walk<'a>(
        &self,
        events: &'a [Event],
        mut see: impl FnMut(Option<&Game>, &'a Event, &Game) -> Option<()>,
    ) -> Option<()> {
        let mut game = None;
        for step in self.line()?.0 {
            let before: Option<Game> = game;
            let after = self.step(before.clone(), step)?;
            if let Step::Happened(at) = step {
                see(before.as_ref(), &events[at], &after)?;
            }
            game = Some(after);
        }
        Some(())
    }
}

/// As [`Game::evolve`], by the number the event has in the record.
fn follow(game: Option<Game>, event: &Event, at: usize) -> Option<Game> {
    let events = u32::try_from(at).ok()?;
    Game::evolve(game.map(|game| Game { events, ..game }), event)
}

impl Game {
    /// Folds a whole record. `None` if it is empty or broken.
    #[must_use]
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Option<Self> {
        let mut folding = Folding::default();
        for event in events {
            folding.push(event)?;
        }
        folding.into_game()
    }

    /// Shows the events that count, in order, with the game before and after each: all, unless an arbiter undid
    /// something. `None` if the record is empty or broken, or `see` says so.
    pub fn replay<'a>(
        events: &'a [Event],
        mut see: impl FnMut(Option<&Self>, &'a Event, &Self) -> Option<()>,
    ) -> Option<()> {
        if events.iter().any(Event::rewrites) {
            let mut folding = Folding::default();
            for event in events {
                folding.push(event)?;
            }
            return folding.walk(events, see);
        }
        let mut game: Option<Self> = None;
        for event in events {
            let after = Self::evolve(game.clone(), event)?;
            see(game.as_ref(), event, &after)?;
            game = Some(after);
        }
        game.map(drop)
    }
}

impl Event {
    /// Whether the game is folded anew after it: [`Game::evolve`] does not take it, [`Folding`] does.
    #[must_use]
    pub const fn rewrites(&self) -> bool {
        matches!(
            self,
            Self::Act { act: Act::TakeBack { .. }, .. } | Self::AppealDecided { reversed: true, .. }
        )
    }

    /// Whether it is about something else than the moves around it.
    const fn stands_apart(&self) -> bool {
        matches!(
            self,
            Self::Said { .. }
                | Self::IllegalMove { .. }
                | Self::LeaveBooked { .. }
                | Self::LeaveCancelled { .. }
                | Self::ZoneNoted { .. }
                | Self::MailProblem { .. }
                | Self::MailRestored { .. }
                | Self::Analysed { .. }
                | Self::Act { .. }
        )
    }
}
