//! The rows that every move reads and writes, with one statement a table for all moves of a batch. The cost of a statement is
//! mostly the way to the server and back.
//!
//! The rows of consecutive submissions are read before the first of them runs. Their writes wait until another query comes or
//! the batch ends. All of it happens in the transaction of the batch, under its locks. Each read answers one query of a game,
//! so that the next query sees later writes.

use std::collections::{HashMap, HashSet};

use app::{
    Failure, Key,
    ports::{LockScope, Player, Recorded, Session, SessionId},
};
use diesel::{
    pg::Pg,
    prelude::*,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    sql_types::{Array, BigInt, Binary, Bool, Nullable, Text},
};
use domain::{Actor, GameId, PlayerId};

use super::{
    connection::{Db, failed},
    ledger::{
        games::{Change, GAME, GameColumns, NewReceipt},
        outbox::NewRow,
        people::{PlayerRow, SessionRow},
    },
};
use crate::{
    columns::actor_columns,
    schema::{
        games::game,
        people::{player, session},
    },
};

/// Rows that were read ahead, and writes that wait.
#[derive(Default)]
pub(crate) struct Moves {
    games: HashMap<GameId, GameColumns>,
    sessions: HashMap<SessionId, (Session, Player)>,
    players: HashMap<PlayerId, Player>,
    /// Keys without a receipt.
    new_keys: HashSet<(i64, i64, String)>,
    changes: Changes,
    events: Events,
    mails: Mails,
    receipts: Receipts,
}

impl Moves {
    /// Reads the rows that the submissions among these will ask for; the games only if they were not read just now.
    pub(super) fn ahead_of(
        scopes: &[LockScope],
        games_read: Option<Vec<GameColumns>>,
        db: &mut Db,
    ) -> Result<Self, Failure> {
        let mut ahead = Self::default();
        let (mut games, mut sessions, mut players, mut keys) =
            (Vec::new(), Vec::new(), Vec::new(), Keys::default());
        for scope in scopes {
            let LockScope::Submission { game, actor, key, session } = scope else { continue };
            games.push(game.0);
            match (session, actor) {
                (Some(session), _) => sessions.push(session.0),
                (None, Actor::Player(player) | Actor::Arbiter(player)) => players.push(player.0),
                (None, Actor::Timekeeper) => {}
            }
            let (kind, id) = actor_columns(*actor);
            keys.push(kind, id, key.text().into_owned());
        }
        if keys.len == 0 {
            return Ok(ahead);
        }
        let games = games_read.map_or_else(
            || game::table.filter(game::id.eq_any(games)).select(GAME).load(db).map_err(failed),
            Ok,
        )?;
        ahead.games = games.into_iter().map(|row| (GameId(row.0), row)).collect();
        if !sessions.is_empty() {
            let rows = session::table.inner_join(player::table).filter(session::id.eq_any(sessions));
            let rows: Vec<(SessionRow, PlayerRow)> =
                rows.select((SessionRow::as_select(), PlayerRow::as_select())).load(db).map_err(failed)?;
            for (session, player) in rows {
                let session = session.into_session()?;
                ahead.sessions.insert(session.id, (session, player.into_player()?));
            }
        }
        if !players.is_empty() {
            let rows = player::table.filter(player::id.eq_any(players)).select(PlayerRow::as_select());
            for row in rows.load(db).map_err(failed)? {
                let player = row.into_player()?;
                ahead.players.insert(player.id, player);
            }
        }
        let keys: Vec<(i64, i64, String, bool)> = keys.load(db).map_err(failed)?;
        ahead.new_keys =
            keys.into_iter().filter(|key| !key.3).map(|(kind, id, key, _)| (kind, id, key)).collect();
        Ok(ahead)
    }

    /// Makes the writes that wait.
    pub(crate) fn flush(&mut self, db: &mut Db) -> Result<(), Failure> {
        let (changed, changes) = taken(&mut self.changes, |rows| rows.len);
        if changed > 0 && changes.execute(db).map_err(failed)? != changed {
            return Err(Failure::Damaged("a game is at another version".into()));
        }
        let (happened, events) = taken(&mut self.events, |rows| rows.len);
        if happened > 0 {
            events.execute(db).map_err(failed)?;
        }
        let (enqueued, mails) = taken(&mut self.mails, |rows| rows.len);
        if enqueued > 0 {
            mails.execute(db).map_err(failed)?;
        }
        let (judged, receipts) = taken(&mut self.receipts, |rows| rows.len);
        if judged > 0 {
            receipts.execute(db).map_err(failed)?;
        }
        Ok(())
    }

    pub(crate) fn game(&mut self, id: GameId) -> Option<GameColumns> {
        self.games.remove(&id)
    }

    pub(crate) fn session(&self, id: SessionId) -> Option<(Session, Player)> {
        self.sessions.get(&id).cloned()
    }

    pub(crate) fn player(&self, id: PlayerId) -> Option<Player> {
        self.players.get(&id).cloned()
    }

    /// Tells whether there is no receipt under this key. Asked again it answers no: there may be one now.
    pub(crate) fn is_new(&mut self, actor: Actor, key: &Key) -> bool {
        let (kind, id) = actor_columns(actor);
        self.new_keys.remove(&(kind, id, key.text().into_owned()))
    }

    pub(crate) fn change_game(&mut self, db: &mut Db, change: Change<'_>) -> Result<(), Failure> {
        let Change { id, previous, cache } = change;
        // One statement changes a row once.
        if self.changes.id.contains(&id) {
            self.flush(db)?;
        }
        self.changes.push(
            id,
            previous,
            cache.version,
            cache.ply,
            cache.due_at,
            cache.remind_at,
            cache.look_at,
            cache.ended_at,
            cache.outcome,
            cache.termination,
            cache.head.to_vec(),
            cache.state,
        );
        Ok(())
    }

    #[expect(clippy::unnecessary_wraps, reason = "on SQLite it can fail")]
    pub(crate) fn add_event(&mut self, _db: &mut Db, recorded: &Recorded) -> Result<(), Failure> {
        let (kind, actor) = actor_columns(recorded.actor);
        self.events.push(
            recorded.game.0,
            recorded.seq.into(),
            recorded.ply.map(|ply| ply.0.into()),
            kind,
            actor,
            recorded.cause.clone(),
            recorded.body.clone(),
            recorded.hash.0.to_vec(),
        );
        Ok(())
    }

    #[expect(clippy::unnecessary_wraps, reason = "on SQLite it can fail")]
    pub(crate) fn insert_receipt(&mut self, _db: &mut Db, new: NewReceipt<'_>) -> Result<(), Failure> {
        self.receipts.push(
            new.actor_kind,
            new.actor_id,
            new.key.to_owned(),
            new.request.to_vec(),
            new.channel,
            new.at,
            new.game,
            new.version,
            new.ply,
            new.first_seq,
            new.refusal,
        );
        Ok(())
    }

    #[expect(clippy::unnecessary_wraps, reason = "on SQLite it can fail")]
    pub(crate) fn enqueue(&mut self, _db: &mut Db, new: &NewRow<'_>) -> Result<(), Failure> {
        self.mails.push(
            new.key.to_owned(),
            new.player,
            new.address.map(str::to_owned),
            new.kind.to_owned(),
            new.game,
            new.seq,
            new.ply,
            new.due_at,
            new.deadline,
            new.expires_at,
            new.details.to_owned(),
            new.secret.map(<[u8]>::to_vec),
            new.state.to_owned(),
            new.reason.to_owned(),
            new.attempts,
            new.next_at,
        );
        Ok(())
    }
}

fn taken<R: Default>(rows: &mut R, len: impl Fn(&R) -> usize) -> (usize, R) {
    let rows = std::mem::take(rows);
    (len(&rows), rows)
}

/// Rows as one array a column, and the statement that takes them all. Its text never varies, so it stays prepared.
macro_rules! rows {
    ($(#[$doc:meta])* $name:ident $(#[$push:meta])*: $before:literal, $after:literal; $($column:ident: $sql:ty = $rust:ty,)+) => {
        $(#[$doc])*
        #[derive(Default)]
        struct $name {
            $($column: Vec<$rust>,)+
            len: usize,
        }

        impl $name {
            $(#[$push])*
            fn push(&mut self, $($column: $rust,)+) {
                $(self.$column.push($column);)+
                self.len += 1;
            }
        }

        impl QueryId for $name {
            type QueryId = Self;

            const HAS_STATIC_QUERY_ID: bool = true;
        }

        impl RunQueryDsl<Db> for $name {}

        impl QueryFragment<Pg> for $name {
            fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
                let mut separator = $before;
                $(
                    out.push_sql(separator);
                    out.push_bind_param::<Array<$sql>, _>(&self.$column)?;
                    separator = ", ";
                )+
                let _last = separator;
                out.push_sql($after);
                Ok(())
            }
        }
    };
}

rows! {
    /// Games that go on.
    Changes #[expect(clippy::too_many_arguments, reason = "the columns of a table")]: "UPDATE game SET version = new.version, ply = new.ply, due_at = new.due_at, remind_at = new.remind_at, \
        look_at = CASE WHEN game.look_at <= new.look_at THEN game.look_at ELSE new.look_at END, ended_at = new.ended_at, outcome = new.outcome, termination = new.termination, head = new.head, \
        state = new.state FROM unnest(", ") AS new (id, previous, version, ply, due_at, remind_at, look_at, ended_at, outcome, \
        termination, head, state) WHERE game.id = new.id AND game.version = new.previous";
    id: BigInt = i64,
    previous: BigInt = i64,
    version: BigInt = i64,
    ply: BigInt = i64,
    due_at: Nullable<BigInt> = Option<i64>,
    remind_at: Nullable<BigInt> = Option<i64>,
    look_at: Nullable<BigInt> = Option<i64>,
    ended_at: Nullable<BigInt> = Option<i64>,
    outcome: Nullable<Text> = Option<String>,
    termination: Nullable<Text> = Option<String>,
    head: Binary = Vec<u8>,
    state: Text = String,
}

rows! {
    Events #[expect(clippy::too_many_arguments, reason = "the columns of a table")]: "INSERT INTO event (game, seq, ply, actor_kind, actor_id, cause, body, hash) SELECT * FROM unnest(", ")";
    game: BigInt = i64,
    seq: BigInt = i64,
    ply: Nullable<BigInt> = Option<i64>,
    actor_kind: BigInt = i64,
    actor_id: BigInt = i64,
    cause: Nullable<Text> = Option<String>,
    body: Text = String,
    hash: Binary = Vec<u8>,
}

rows! {
    Mails #[expect(clippy::too_many_arguments, reason = "the columns of a table")]: "INSERT INTO outbox (key, player, address, kind, game, seq, ply, due_at, deadline, expires_at, details, \
        secret, state, reason, attempts, next_at) SELECT * FROM unnest(", ") ON CONFLICT (key) DO NOTHING";
    key: Text = String,
    player: Nullable<BigInt> = Option<i64>,
    address: Nullable<Text> = Option<String>,
    kind: Text = String,
    game: Nullable<BigInt> = Option<i64>,
    seq: Nullable<BigInt> = Option<i64>,
    ply: Nullable<BigInt> = Option<i64>,
    due_at: BigInt = i64,
    deadline: BigInt = i64,
    expires_at: Nullable<BigInt> = Option<i64>,
    details: Text = String,
    secret: Nullable<Binary> = Option<Vec<u8>>,
    state: Text = String,
    reason: Text = String,
    attempts: BigInt = i64,
    next_at: Nullable<BigInt> = Option<i64>,
}

rows! {
    Receipts #[expect(clippy::too_many_arguments, reason = "the columns of a table")]: "INSERT INTO receipt (actor_kind, actor_id, key, request, channel, at, game, version, ply, first_seq, \
        refusal) SELECT * FROM unnest(", ")";
    actor_kind: BigInt = i64,
    actor_id: BigInt = i64,
    key: Text = String,
    request: Binary = Vec<u8>,
    channel: Text = String,
    at: BigInt = i64,
    game: BigInt = i64,
    version: BigInt = i64,
    ply: BigInt = i64,
    first_seq: BigInt = i64,
    refusal: Nullable<Text> = Option<String>,
}

rows! {
    /// Keys, and whether each has a receipt. Without OFFSET all receipts may be read into a hash table.
    Keys: "SELECT kind, id, one.key, EXISTS (SELECT FROM receipt WHERE actor_kind = kind AND actor_id = id \
        AND receipt.key = one.key OFFSET 0) FROM unnest(", ") AS one (kind, id, key)";
    kind: BigInt = i64,
    id: BigInt = i64,
    key: Text = String,
}

impl Query for Keys {
    type SqlType = (BigInt, BigInt, Text, Bool);
}
