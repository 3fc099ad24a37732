//! Games: their rows, records, texts, envelopes and receipts.

mod tx;
mod view;

use std::collections::HashMap;

use app::{Failure, ports::*};
use diesel::prelude::*;
use domain::{ByColor, Game, GameId, Instant, Phase, PlayerId};

use super::Conn;
use crate::{
    columns::{self, from_json},
    schema::games::{game, receipt},
};

type EventColumns = (i64, Option<i64>, i64, i64, Option<String>, String, Vec<u8>);

type TextColumns = (i64, i64, Option<Vec<u8>>, String);

fn text((seq, author, salt, text): TextColumns) -> Result<Message, Failure> {
    let salt = salt.map(|salt| Salt::try_from(&salt[..]));
    let salt = salt.transpose().map_err(|error| Failure::unreadable("the salt of a text", &error))?;
    Ok(Message { seq: columns::count(seq)?, author: PlayerId(author), salt, text })
}

type ReceiptColumns = (Vec<u8>, i64, i64, i64, i64, Option<String>);

/// The columns of a game that its state is read from.
pub(crate) type GameColumns = (i64, String, Vec<u8>, Option<i64>, bool);

pub(crate) const GAME: (game::id, game::state, game::head, game::remind_at, game::conditional) =
    (game::id, game::state, game::head, game::remind_at, game::conditional);

fn recorded(id: GameId, row: EventColumns) -> Result<Recorded, Failure> {
    let (seq, ply, kind, actor, cause, body, hash) = row;
    Ok(Recorded {
        game: id,
        seq: columns::count(seq)?,
        actor: columns::actor(kind, actor)?,
        cause,
        event: from_json(&body)?,
        body,
        ply: ply.map(columns::ply).transpose()?,
        hash: columns::digest(&hash)?,
    })
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = game)]
struct SummaryRow {
    id: i64,
    version: i64,
    ply: i64,
    white: i64,
    black: i64,
    due_at: Option<i64>,
    started_at: i64,
    ended_at: Option<i64>,
    outcome: Option<String>,
    termination: Option<String>,
}

impl SummaryRow {
    fn read(self, names: &HashMap<PlayerId, String>) -> Result<GameSummary, Failure> {
        let name = |id: i64| names.get(&PlayerId(id)).cloned().unwrap_or_default();
        let ended = match (self.ended_at, self.outcome, self.termination) {
            (Some(at), Some(outcome), Some(termination)) => {
                Some((Instant(at), columns::from_name(&outcome)?, columns::from_name(&termination)?))
            }
            (None, None, None) => None,
            _ => {
                return Err(Failure::Damaged(
                    "the columns of a game disagree on whether it has ended".into(),
                ));
            }
        };
        Ok(GameSummary {
            id: GameId(self.id),
            version: columns::count(self.version)?,
            ply: columns::ply(self.ply)?,
            players: ByColor { white: PlayerId(self.white), black: PlayerId(self.black) },
            names: ByColor { white: name(self.white), black: name(self.black) },
            due_at: self.due_at.map(Instant),
            started_at: Instant(self.started_at),
            ended,
        })
    }
}

/// Reads the rows, with the names of all their players from one query.
fn summaries(conn: &mut Conn<'_>, rows: Vec<SummaryRow>) -> Result<Vec<GameSummary>, Failure> {
    let mut players: Vec<PlayerId> =
        rows.iter().flat_map(|row| [PlayerId(row.white), PlayerId(row.black)]).collect();
    players.sort_unstable();
    players.dedup();
    let names = conn.player_names(&players)?;
    rows.into_iter().map(|row| row.read(&names)).collect()
}

fn game_row((id, state, head, remind_at, conditional): GameColumns) -> Result<GameRow, Failure> {
    let (state, head) = (from_json(&state)?, columns::digest(&head)?);
    Ok(GameRow { id: GameId(id), state, head, remind_at: remind_at.map(Instant), conditional })
}

/// A game that goes on from the event of that number.
pub(crate) struct Change<'a> {
    pub(crate) id: i64,
    pub(crate) previous: i64,
    pub(crate) cache: Cache<'a>,
}

/// The columns of a game that change.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = game, treat_none_as_null = true)]
pub(crate) struct Cache<'a> {
    pub(crate) version: i64,
    pub(crate) ply: i64,
    pub(crate) due_at: Option<i64>,
    pub(crate) remind_at: Option<i64>,
    pub(crate) look_at: Option<i64>,
    pub(crate) ended_at: Option<i64>,
    pub(crate) outcome: Option<String>,
    pub(crate) termination: Option<String>,
    pub(crate) head: &'a [u8],
    pub(crate) state: String,
}

// With NULLs written out, the text of the INSERT never varies and it is found in the cache by its type.
#[derive(Insertable)]
#[diesel(table_name = receipt, treat_none_as_default_value = false)]
pub(crate) struct NewReceipt<'a> {
    pub(crate) actor_kind: i64,
    pub(crate) actor_id: i64,
    pub(crate) key: &'a str,
    pub(crate) request: &'a [u8],
    pub(crate) channel: String,
    pub(crate) at: i64,
    pub(crate) game: i64,
    pub(crate) version: i64,
    pub(crate) ply: i64,
    pub(crate) first_seq: i64,
    pub(crate) refusal: Option<String>,
}

/// Returns the time at which the timekeeper must look at the game next, with its next reminder due at `remind_at`.
pub(crate) fn look_at(row: &GameRow, remind_at: Option<Instant>) -> Option<i64> {
    row.state.due_at().into_iter().chain(remind_at).min().map(|at| at.0)
}

const fn ending(state: &Game) -> Option<(Instant, domain::Outcome, domain::Termination)> {
    match state.phase {
        Phase::Ended { at, outcome, termination } => Some((at, outcome, termination)),
        _ => None,
    }
}
