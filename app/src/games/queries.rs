//! A game as it stands. Everybody who is signed in may read every game, except a public game with a delay: see
//! [`delay`](super::delay), which entry points ask first. [`Games::whole`] asks it itself. Messages only its two players and
//! arbiters may read. Mail addresses are in no answer.

use std::collections::BTreeMap;

use domain::{
    Color, EventKind, Game, GameId, Instant,
    clock::Reading,
    notation::{self, Letters, Notation},
};

use crate::{
    Failure,
    games::{conditional_moves, delay::delay_for, service::Games, texts},
    kernel::names::{names, names_of},
    model::{ClockView, GameRow, GameView, LegalMove, Message, Recorded, Texts, Viewer, WholeGame},
    ports::{self, View},
};

/// Messages on a page of a game.
const MESSAGES: u32 = 50;

impl Games {
    /// A game; `None` if there is none of that number.
    pub fn game(&self, id: GameId) -> Result<Option<GameView>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            let names = names(view, row.state.players)?;
            Ok(Some(GameView { row, names }))
        })
    }

    /// A game with its record and some of its texts, as they stand at one instant. `None` if there is none of that number, and
    /// while the viewer sees it later.
    pub fn whole(
        &self,
        id: GameId,
        viewer: impl Into<Viewer>,
        texts: &Texts,
    ) -> Result<Option<WholeGame>, Failure> {
        let viewer = viewer.into();
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            if delay_for(view, &row.state, viewer)? > 0 {
                return Ok(None);
            }
            let names = names(view, row.state.players)?;
            let record = view.events(id, 0, u32::MAX)?;
            let (messages, earlier) = chosen_texts(view, &row, viewer, &record, texts)?;
            let conditions = conditional_moves::of_page(view, &*self.kernel.vault, &row, viewer.player)?;
            let plays = row.state.color_of(viewer.player).is_some();
            let seat = plays.then(|| self.seat_mark(id, viewer.player));
            let news = conditional_moves::news(view, &row, &record, viewer.player)?;
            let arbiters = names_of(view, row.state.regulations.arbiters())?;
            Ok(Some(WholeGame {
                view: GameView { row, names },
                arbiters,
                record,
                messages,
                earlier,
                conditions,
                news,
                seat,
            }))
        })
    }

    /// The running clock at an instant, or now: the cost of a move received then, its deadline, and the next change. For a
    /// stopped clock, its state. `None` for an unknown game.
    pub fn clock(&self, id: GameId, at: Option<Instant>) -> Result<Option<ClockView>, Failure> {
        let row = ports::read(&*self.kernel.ledger, |view| view.game(id))?;
        Ok(row.map(|row| self.clock_of(&row.state, at)))
    }

    /// [`Games::clock`] of a game that was read.
    #[must_use]
    pub fn clock_of(&self, game: &Game, at: Option<Instant>) -> ClockView {
        let now = self.kernel.now();
        let asked = at.unwrap_or(now);
        let at = game.clock.running.map_or(asked, |running| asked.max(running.since));
        let thinks = |side| {
            let shown = game.clock_display(side, at);
            // Before its start the clock is shown as it will start, and the start is the next change.
            let next = game.clock_display(side, if at > now { asked } else { at }).thinking?.next;
            Some((shown.stopped_at, (side, Reading { next, ..shown.thinking? })))
        };
        let (stopped_at, thinking) = Color::ALL.into_iter().find_map(thinks).unzip();
        ClockView { at, thinking, stopped_at: stopped_at.flatten() }
    }

    /// The legal moves of the side to move; empty when the game is over, `None` for an unknown game.
    pub fn legal_moves(
        &self,
        id: GameId,
        notation: Notation,
        letters: Letters,
    ) -> Result<Option<Vec<LegalMove>>, Failure> {
        let Some(row) = ports::read(&*self.kernel.ledger, |view| view.game(id))? else { return Ok(None) };
        if row.state.is_over() {
            return Ok(Some(Vec::new()));
        }
        let position = &row.state.position;
        let moves = position.legal_moves().into_iter().map(|m| LegalMove {
            written: notation::write(m, position, notation, letters),
            uci: position.uci(m),
        });
        Ok(Some(moves.collect()))
    }
}

/// The chosen texts that the viewer may read, by the numbers of their events, and the number below which earlier messages
/// are.
fn chosen_texts(
    view: &mut dyn View,
    row: &GameRow,
    viewer: Viewer,
    record: &[Recorded],
    chosen: &Texts,
) -> Result<(BTreeMap<u32, Message>, Option<u32>), Failure> {
    let (game, mut earlier) = (&row.state, None);
    let mut readable = match chosen {
        Texts::None => Vec::new(),
        Texts::Of(_) | Texts::Newest { .. } => texts::readable_numbers(view, game, viewer, record)?,
    };
    let numbers = match chosen {
        Texts::None => readable,
        Texts::Of(numbers) => {
            readable.retain(|seq| numbers.contains(seq));
            readable
        }
        Texts::Newest { before } => {
            let is_act = |act: u32| game.acts.iter().any(|note| note.seq == act);
            let appeals: BTreeMap<u32, u32> = record.iter().filter_map(appealed_act).collect();
            let is_reason = |seq: &u32| is_act(*seq) || appeals.get(seq).is_some_and(|act| is_act(*act));
            let (mut reasons, mut messages): (Vec<_>, Vec<_>) = readable.into_iter().partition(is_reason);
            messages.retain(|seq| before.is_none_or(|before| *seq < before));
            earlier = texts::truncate_to_last(&mut messages, MESSAGES);
            // A replaced player reads why, and may appeal.
            for note in game.acts.iter().filter(|note| note.replaced == Some(viewer.player)) {
                let about = appeals.iter().filter(|(_, act)| **act == note.seq).map(|(seq, _)| *seq);
                reasons
                    .extend(about.chain([note.seq]).filter(|seq| !reasons.contains(seq)).collect::<Vec<_>>());
            }
            messages.append(&mut reasons);
            messages
        }
    };
    let messages = view.messages_of(row.id, &numbers)?;
    Ok((messages.into_iter().map(|message| (message.seq, message)).collect(), earlier))
}

/// The number of an event about an appeal, and that of the act.
fn appealed_act(recorded: &Recorded) -> Option<(u32, u32)> {
    match recorded.event.kind {
        EventKind::Appealed { act, .. } | EventKind::AppealDecided { act, .. } => Some((recorded.seq, act)),
        _ => None,
    }
}
