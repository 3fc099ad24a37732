//! A game with all that a text about it needs.

use std::collections::HashMap;

use domain::{Actor, ByColor, Color, Digest, Event, Game, GameId, PlayerId, Ply};

use crate::{
    Failure,
    games::{service::Games, texts::readable},
    kernel::names::names_of,
    model::{Message, Player, Recorded, Role},
    ports::{self, View},
};

/// A game as the reader of a mail may know it.
pub struct GameContext {
    /// Its number.
    pub id: GameId,
    /// The game as it stands now.
    pub game: Game,
    /// The names of both sides.
    pub names: ByColor<String>,
    /// The names of its players, and of the arbiters who are named for it or have acted in it.
    pub people: HashMap<PlayerId, String>,
    /// The whole record.
    pub events: Vec<Recorded>,
    /// The events the mail tells of.
    pub told: Vec<Event>,
    /// The texts beside it: messages and reasons.
    pub messages: Vec<Message>,
    /// Keys of earlier mails to this reader about this game: the first, and the last ones.
    pub thread: Vec<String>,
}

impl GameContext {
    /// The text of this digest, if there is one.
    #[must_use]
    pub fn text(&self, digest: &Digest) -> Option<&Message> {
        let recorded = self.events.iter().find(|recorded| recorded.event.text() == Some(*digest))?;
        self.messages.iter().find(|message| message.seq == recorded.seq)
    }
}

/// Events read at a time.
const PAGE: u32 = 500;

impl Games {
    /// A game as `reader` may know it, where the events from `first` to `last` are told.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; [`Failure::Damaged`] if there is no such game.
    pub fn context(
        &self,
        id: GameId,
        reader: &Player,
        first: u32,
        last: u32,
    ) -> Result<GameContext, Failure> {
        ports::read(&*self.kernel.ledger, |view| context(view, id, Some(reader), Some((first, last))))
    }
}

/// A game, with the first and the last event that is told; without its thread.
pub(crate) fn context(
    view: &mut dyn View,
    id: GameId,
    reader: Option<&Player>,
    told: Option<(u32, u32)>,
) -> Result<GameContext, Failure> {
    let missing = || Failure::Damaged(format!("there is no game {id}"));
    let found = view.game(id)?.ok_or_else(missing)?;
    let mut events: Vec<Recorded> = Vec::new();
    loop {
        let page = view.events(id, events.last().map_or(0, |last| last.seq), PAGE)?;
        let more = page.len() == PAGE as usize;
        events.extend(page);
        if !more {
            break;
        }
    }
    let arbiter = |recorded: &Recorded| match recorded.actor {
        Actor::Arbiter(id) => Some(id),
        _ => None,
    };
    let players = found.state.players;
    let arbiters = found.state.regulations.arbiters().chain(events.iter().filter_map(arbiter));
    let people = names_of(view, players.into_iter().chain(arbiters))?;
    let names = players.map(|player| people.get(&player).cloned().unwrap_or_default());
    let is_told =
        |recorded: &&Recorded| told.is_some_and(|(first, last)| (first..=last).contains(&recorded.seq));
    let told = events.iter().filter(is_told).map(|recorded| recorded.event.clone()).collect();
    let messages = match reader {
        Some(reader) if found.state.color_of(reader.id).is_none() && reader.role >= Role::Arbiter => {
            view.messages(id)?
        }
        Some(reader) => readable(view, &found, reader.id, Some(&events))?,
        None => Vec::new(),
    };
    Ok(GameContext { id, names, people, told, messages, thread: Vec::new(), events, game: found.state })
}

impl GameContext {
    /// The reader's colour.
    #[must_use]
    pub fn color_of(&self, reader: &Player) -> Option<Color> {
        self.game.color_of(reader.id)
    }

    /// Tells whether an arbiter has undone something since an event: the mail about this tells how the game stands now.
    pub(crate) fn undone_after(&self, seq: Option<u32>) -> bool {
        let after = |recorded: &&Recorded| seq.is_some_and(|seq| recorded.seq > seq);
        self.events.iter().filter(after).any(|recorded| recorded.event.rewrites())
    }

    /// The ply a reply to the mail is bound to.
    #[must_use]
    pub fn ply(&self) -> Ply {
        self.game.ply
    }
}
