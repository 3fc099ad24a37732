//! Records in which an arbiter undid something. No event is undone by its opposite: the record is folded anew without
//! the events that do not count. The game is exactly as it would have been.

use alloc::{collections::BTreeSet, vec::Vec};

use shakmaty::{ByColor, Color};

use crate::{Act, Event, EventKind, Game, Instant, Outcome, PlayerId, Ply, State, Termination, clock::Leave};

/// Folds a record, event by event.
///
/// An act that was reversed on appeal is left out with its consequences, such as a flag or moves that depend on it. Moves
/// that were taken back are left out. The time in which the game stood still is no time used: no move could be made. The same
/// holds for special leave until its reversal, where players on leave do not move. Everything else stays, with the charges of
/// each move.
#[derive(Clone, Debug, Default)]
pub struct Folding {
    record: Vec<Event>,
    /// The place of the recorded game after each event.
    shapes: Vec<Shape>,
    reversed: BTreeSet<u32>,
    /// The acts by which moves are taken back.
    taken: Vec<u32>,
    game: Option<Game>,
}

/// The place of a game. Two games are at the same place by the same moves, if the same of them were taken back.
type Place = (Ply, State, Vec<u32>);

/// The place of the recorded game, its players, and its running clock.
#[derive(Clone, Debug)]
struct Shape {
    place: Place,
    players: ByColor<PlayerId>,
    clock: Option<(Color, Instant)>,
    /// Special leave on which no move could be made.
    blocked_spans: ByColor<Vec<Leave>>,
}

impl Shape {
    fn new(game: &Game, taken: Vec<u32>) -> Self {
        let bars = game.regulations.leave.is_some_and(|rules| !rules.may_move);
        let blocked_spans =
            |leave: &Vec<Leave>| leave.iter().filter(|leave| bars && leave.special).copied().collect();
        let place = (game.ply, game.state(), taken);
        let blocked_spans = game.clock.leave.as_ref().map(blocked_spans);
        Self { place, players: game.players, clock: game.running_since(), blocked_spans }
    }

    /// The spans between two instants in which that leave kept the player on move from moving, in a game without it.
    fn blocked_spans(&self, game: &Game, from: Instant, until: Instant) -> impl Iterator<Item = Step> {
        let leave = game.on_move().map(|side| (&self.blocked_spans[side], &game.clock.leave[side]));
        let gone = leave.into_iter().flat_map(|(was, is)| was.iter().filter(|leave| !is.contains(leave)));
        let blocked_spans = gone.map(move |leave| (leave.from.max(from), leave.until.min(until)));
        blocked_spans.filter(|(from, until)| from < until).map(|(from, until)| Step::Blocked { from, until })
    }
}

/// Games before the last moves, so that a slip is taken back without folding all of it again.
const REMEMBERED: usize = 8;

/// One thing the present state comes from.
#[derive(Copy, Clone)]
enum Step {
    /// The event at that place of the record.
    Happened(usize),
    /// No move could be made.
    StoodStill { from: Instant, until: Instant },
    /// The player on move could not move.
    Blocked { from: Instant, until: Instant },
}

impl Folding {
    /// Folds the next event. `None` if it cannot follow; the folded game is lost then.
    pub fn push(&mut self, event: &Event) -> Option<&Game> {
        let before = self.game.take();
        self.record.push(event.clone());
        let game =
            if event.rewrites() { self.rewrite(before?, event)? } else { Game::evolve(before, event)? };
        self.shapes.push(Shape::new(&game, self.taken.clone()));
        Some(self.game.insert(game))
    }

    /// Returns the game folded so far.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Every event so far, whether it counts or not.
    pub(crate) fn record(&self) -> &[Event] {
        &self.record
    }

    /// [`Folding::game`].
    #[must_use]
    pub fn into_game(self) -> Option<Game> {
        self.game
    }

    fn rewrite(&mut self, before: Game, event: &Event) -> Option<Game> {
        if event.at < before.last_at {
            return None;
        }
        let mut noted = before;
        match &event.kind {
            EventKind::AppealDecided { act, .. } => {
                noted.acts.iter_mut().find(|note| note.seq == *act && note.is_open())?.reversed = true;
                self.reversed.insert(*act);
            }
            EventKind::Act { by, act, .. } => noted.note_act(event.at, *by, act),
            _ => return None,
        }
        let (_, game, taken) = self.counted_steps()?;
        let Game {
            acts,
            events,
            ply,
            reached,
            revision,
            revision_since,
            replaced_players,
            players,
            position,
            ..
        } = noted;
        let same_moves = taken == self.taken && (game.ply, &game.position) == (ply, &position);
        self.taken = taken;
        let (reached, revision) = (reached.max(ply), revision.saturating_add(1));
        let revision_since = if same_moves { revision_since } else { revision };
        let mut game =
            Game { acts, events: events + 1, last_at: event.at, reached, revision, revision_since, ..game };
        for player in replaced_players.into_iter().chain(players) {
            game.note_replaced(player);
        }
        Some(game)
    }

    /// Returns the steps of the record that count, the game that they fold to, and the acts that took moves back in it.
    fn counted_steps(&self) -> Option<(Vec<Step>, Game, Vec<u32>)> {
        let mut steps = Vec::new();
        let mut game: Option<Game> = None;
        // Since when the recorded game stood elsewhere.
        let mut apart: Option<Instant> = None;
        let mut taken = Vec::new();
        let mut past: Vec<(usize, Game)> = Vec::new();
        for (at, (event, seq)) in self.record.iter().zip(1..).enumerate() {
            if let (None, Some(last), Some(now)) = (apart, at.checked_sub(1), game.as_mut()) {
                let (shape, since) = (self.shapes.get(last)?, self.record.get(last)?.at);
                let blocked_spans: Vec<Step> = shape.blocked_spans(now, since, event.at).collect();
                for step in blocked_spans {
                    game = Some(self.step(game.take(), step)?);
                    steps.push(step);
                }
            }
            let counts = match &event.kind {
                _ if self.reversed.contains(&seq) => false,
                EventKind::Appealed { .. } | EventKind::AppealDecided { .. } => false,
                EventKind::Act { act: Act::TakeBack { to }, .. } => {
                    if apart.is_none() {
                        taken.push(seq);
                        game = Some(self.take_back(&mut steps, &mut past, *to, event.at)?);
                    }
                    false
                }
                // A flag that would not have fallen: neither then, nor, where it is claimed, until then.
                EventKind::FlagFell { .. } | EventKind::CameLate { on_time: true, .. } => {
                    apart.is_none() && game.as_ref()?.flag_fallen(event.at).is_some()
                }
                EventKind::Ended { termination: Termination::TimeLimitExceeded, .. }
                    if !matches!(
                        self.record.get(at.wrapping_sub(1)),
                        Some(Event { kind: EventKind::Opened { .. }, .. })
                    ) =>
                {
                    apart.is_none() && game.as_ref()?.flag_fallen(event.at).is_some()
                }
                EventKind::Ended { outcome, termination } => {
                    let ended_by_players = self.ended_by_players(at, game.as_ref()?, *outcome, *termination);
                    ended_by_players.unwrap_or(apart.is_none())
                }
                _ => apart.is_none() || event.kind.traits().stands_apart,
            };
            if counts && let Some(after) = self.follow(game.clone(), at) {
                if let Some(before) = game.filter(|_| event.played().is_some()) {
                    if past.len() >= REMEMBERED {
                        past.remove(0);
                    }
                    past.push((steps.len(), before));
                }
                game = Some(after);
                steps.push(Step::Happened(at));
            }
            let place = game.as_ref().map(|game| (game.ply, game.state(), &taken));
            match self.shapes.get(at) {
                Some(Shape { place: (ply, state, taken), .. }) if Some((*ply, *state, taken)) != place => {
                    apart = apart.or(Some(event.at))
                }
                _ => {
                    if let Some(from) = apart.take() {
                        game.as_mut()?.stand_still(from, event.at);
                        steps.push(Step::StoodStill { from, until: event.at });
                    }
                }
            }
        }
        Some((steps, game?, taken))
    }

    /// Returns true if an ending by the players themselves stands. A resignation or an agreement stands, whatever an
    /// arbiter had done before. The ending of a replacement does not, once the replacement is reversed. `None` for any
    /// other ending.
    fn ended_by_players(
        &self,
        at: usize,
        game: &Game,
        outcome: Outcome,
        termination: Termination,
    ) -> Option<bool> {
        let ending = match termination {
            Termination::Resignation | Termination::Withdrawal => outcome.winner().map(|winner| !winner),
            Termination::Agreement => None,
            _ => return None,
        };
        let Some(shape) = self.shapes.get(at) else { return Some(true) };
        let mut who = Color::ALL.into_iter().filter(|color| ending.is_none_or(|ending| ending == *color));
        Some(who.all(|color| shape.players[color] == game.players[color]))
    }

    /// Leaves out the moves after `to` and the events about them; from the first of them on the game stood still.
    fn take_back(
        &self,
        steps: &mut Vec<Step>,
        past: &mut Vec<(usize, Game)>,
        to: Ply,
        at: Instant,
    ) -> Option<Game> {
        let mut ply = 0;
        let first = steps.iter().position(|step| {
            let played = matches!(*step, Step::Happened(at) if self.record[at].played().is_some());
            ply += u16::from(played);
            played && ply > to.0
        })?;
        let taken = steps.split_off(first);
        let Some(&Step::Happened(slip)) = taken.first() else { return None };
        let EventKind::Moved { received_at, .. } = self.record[slip].kind else { return None };
        past.retain(|(before, _)| *before <= first);
        let known = past.last().filter(|(before, _)| *before == first).map(|(_, game)| game.clone());
        let from = if known.is_some() { first } else { 0 };
        let mut game =
            steps[from..].iter().try_fold(known, |game, step| Some(Some(self.step(game, *step)?)))??;
        let stands =
            |step: &Step| matches!(*step, Step::Happened(at) if self.record[at].kind.traits().stands_apart);
        for step in taken.into_iter().filter(stands) {
            // An event about the removed moves cannot follow.
            if let Some(after) = self.step(Some(game.clone()), step) {
                game = after;
                steps.push(step);
            }
        }
        let stood_still = Step::StoodStill { from: received_at, until: at };
        steps.push(stood_still);
        self.step(Some(game), stood_still)
    }

    fn step(&self, game: Option<Game>, step: Step) -> Option<Game> {
        match step {
            Step::Happened(at) => self.follow(game, at),
            Step::StoodStill { from, until } => {
                let mut game = game?;
                game.stand_still(from, until);
                Some(game)
            }
            Step::Blocked { from, until } => {
                let mut game = game?;
                game.give_back_blocked(from, until);
                Some(game)
            }
        }
    }

    /// Works as [`Game::evolve`], by the number of the event in the record. A deadline that an arbiter has set is one of the
    /// clock that ran then, and of no other.
    fn follow(&self, game: Option<Game>, at: usize) -> Option<Game> {
        let events = u32::try_from(at).ok()?;
        let game = game.map(|game| Game { events, ..game });
        match &self.record[at] {
            &Event {
                at: when,
                kind: EventKind::Act { by, act: Act::Clocks { used, deadline: Some(_) }, reason },
            } if self.shapes.get(at).map(|shape| shape.clock) != game.as_ref().map(Game::running_since) => {
                let act = Act::Clocks { used, deadline: None };
                Game::evolve(game, &EventKind::Act { by, act, reason }.at(when))
            }
            event => Game::evolve(game, event),
        }
    }

    /// Shows the events that count, in order, with the game before and after each.
    fn walk<'a>(
        &self,
        events: &'a [Event],
        mut see: impl FnMut(Option<&Game>, &'a Event, &Game) -> Option<()>,
    ) -> Option<()> {
        let mut game = None;
        for step in self.counted_steps()?.0 {
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

impl Game {
    /// Returns the side whose clock runs, and its start, which distinguish the clock of one move from another.
    fn running_since(&self) -> Option<(Color, Instant)> {
        self.clock.running.map(|running| (running.side, running.since))
    }

    /// Folds a whole record. `None` if it is empty or broken.
    #[must_use]
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Option<Self> {
        let mut folding = Folding::default();
        for event in events {
            folding.push(event)?;
        }
        folding.into_game()
    }

    /// The moves that count, in order: all, unless an arbiter undid something. They are not played here: `None` only if
    /// something was undone in a record that is broken.
    #[must_use]
    pub fn moves(events: &[Event]) -> Option<Vec<&str>> {
        Some(Self::timed_moves(events)?.into_iter().map(|(uci, _)| uci).collect())
    }

    /// [`Game::moves`] with the instants at which they were made.
    #[must_use]
    pub fn timed_moves(events: &[Event]) -> Option<Vec<(&str, Instant)>> {
        let mut moves = Vec::new();
        if events.iter().any(Event::rewrites) {
            Self::replay(events, |_, event, _| {
                moves.extend(event.played().map(|uci| (uci, event.at)));
                Some(())
            })?;
        } else {
            moves.extend(events.iter().filter_map(|event| Some((event.played()?, event.at))));
        }
        Some(moves)
    }

    /// Shows the events that count, in order, with the game before and after each: all, unless an arbiter undid
    /// something. The game they lead to; `None` if the record is empty or broken, or `see` says so.
    pub fn replay<'a>(
        events: &'a [Event],
        mut see: impl FnMut(Option<&Self>, &'a Event, &Self) -> Option<()>,
    ) -> Option<Self> {
        if events.iter().any(Event::rewrites) {
            let mut folding = Folding::default();
            for event in events {
                folding.push(event)?;
            }
            folding.walk(events, see)?;
            return folding.into_game();
        }
        let mut game: Option<Self> = None;
        for event in events {
            let after = Self::evolve(game.clone(), event)?;
            see(game.as_ref(), event, &after)?;
            game = Some(after);
        }
        game
    }
}
