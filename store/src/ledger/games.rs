use std::collections::HashMap;

use app::{Channel, Failure, Key, Receipt, ports::*};
use diesel::{dsl::count_star, prelude::*, sql_query, sql_types::BigInt};
use domain::{Actor, ByColor, Digest, Event, Game, GameId, Instant, Phase, PlayerId};

use super::{Conn, IDS, failed, numbers};
use crate::{
    columns::{self, actor_columns, from_json, json},
    schema::{
        games::{envelope, event, game, lobby_request, message, receipt},
        inbox::{inbox, inbox_raw},
        outbox::outbox,
    },
};

#[derive(QueryableByName)]
struct GameNumber {
    #[diesel(sql_type = BigInt)]
    game: i64,
}

type EventColumns = (i64, Option<i64>, i64, i64, Option<String>, String, Vec<u8>);

type TextColumns = (i64, i64, Option<Vec<u8>>, String);

fn text((seq, author, salt, text): TextColumns) -> Result<Message, Failure> {
    let salt = salt.map(|salt| Salt::try_from(&salt[..]));
    let salt = salt.transpose().map_err(|error| Failure::unreadable("the salt of a text", &error))?;
    Ok(Message { seq: columns::count(seq)?, author: PlayerId(author), salt, text })
}

type ReceiptColumns = (Vec<u8>, i64, i64, i64, i64, Option<String>);

/// What the row of a game tells of it.
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

#[derive(Queryable)]
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

type SummaryColumns = (
    game::id,
    game::version,
    game::ply,
    game::white,
    game::black,
    game::due_at,
    game::started_at,
    game::ended_at,
    game::outcome,
    game::termination,
);

const SUMMARY: SummaryColumns = (
    game::id,
    game::version,
    game::ply,
    game::white,
    game::black,
    game::due_at,
    game::started_at,
    game::ended_at,
    game::outcome,
    game::termination,
);

impl SummaryRow {
    fn read(self, names: &HashMap<PlayerId, String>) -> Result<GameSummary, Failure> {
        let name = |id: i64| names.get(&PlayerId(id)).cloned().unwrap_or_default();
        let ended = match (self.ended_at, self.outcome, self.termination) {
            (Some(at), Some(outcome), Some(termination)) => {
                Some((Instant(at), columns::from_name(&outcome)?, columns::from_name(&termination)?))
            }
            (None, None, None) => None,
            _ => {
                return Err(Failure::Damaged("the columns of a game say half that it has ended".into()));
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

/// Attempts of one actor in a game: down the primary key of one actor, for the receipts of everybody are many.
macro_rules! tried {
    ($conn:expr, $game:expr, $actor:expr, $which:expr, $limit:expr) => {{
        let (kind, number) = actor_columns($actor);
        let rows: Vec<(i64, String, String, i64, i64, Option<String>)> = receipt::table
            .filter(receipt::actor_kind.eq(kind).and(receipt::actor_id.eq(number)))
            .filter(receipt::game.eq($game.0).and($which))
            .order((receipt::at, receipt::key))
            .limit($limit)
            .select((
                receipt::at,
                receipt::channel,
                receipt::key,
                receipt::first_seq,
                receipt::version,
                receipt::refusal,
            ))
            .load($conn.db()?)
            .map_err(failed)?;
        rows.into_iter()
            .map(|(at, channel, key, first, version, refusal)| {
                Ok(Tried {
                    at: Instant(at),
                    actor: $actor,
                    channel: columns::from_name(&channel)?,
                    key: Key(key),
                    first: columns::count(first)?,
                    version: columns::count(version)?,
                    refusal: refusal.as_deref().map(from_json).transpose()?,
                })
            })
            .collect()
    }};
}

fn game_row((id, state, head, remind_at, conditional): GameColumns) -> Result<GameRow, Failure> {
    let (state, head) = (from_json(&state)?, columns::digest(&head)?);
    Ok(GameRow { id: GameId(id), state, head, remind_at: remind_at.map(Instant), conditional })
}

/// Columns of the games of a player that are not over: one walk down an index for each colour.
macro_rules! active_rows {
    ($conn:expr, $player:expr, $columns:expr, $row:ty) => {{
        let mut rows = game::table
            .filter(game::white.eq($player.0).and(game::ended_at.is_null()))
            .select($columns)
            .load::<$row>($conn.db()?)
            .map_err(failed)?;
        let black = game::table
            .filter(game::black.eq($player.0).and(game::ended_at.is_null()))
            .select($columns)
            .load::<$row>($conn.db()?)
            .map_err(failed)?;
        rows.extend(black);
        rows
    }};
}

impl GamesView for Conn<'_> {
    fn game(&mut self, id: GameId) -> Result<Option<GameRow>, Failure> {
        let row = match self.moves.game(id) {
            None => game::table.find(id.0).select(GAME).get_result(self.db()?).optional().map_err(failed)?,
            known => known,
        };
        row.map(game_row).transpose()
    }

    fn events(&mut self, id: GameId, after: u32, limit: u32) -> Result<Vec<Recorded>, Failure> {
        let rows: Vec<EventColumns> = event::table
            .filter(event::game.eq(id.0).and(event::seq.gt(i64::from(after))))
            .order(event::seq)
            .limit(limit.into())
            .select((
                event::seq,
                event::ply,
                event::actor_kind,
                event::actor_id,
                event::cause,
                event::body,
                event::hash,
            ))
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(|row| recorded(id, row)).collect()
    }

    fn versions(&mut self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, Failure> {
        let mut versions = Vec::with_capacity(games.len());
        for some in games.chunks(IDS) {
            let numbers = some.iter().map(|game| game.0);
            let rows: Vec<(i64, i64)> = game::table
                .filter(game::id.eq_any(numbers))
                .select((game::id, game::version))
                .load(self.db()?)
                .map_err(failed)?;
            for (id, version) in rows {
                versions.push((GameId(id), columns::count(version)?));
            }
        }
        Ok(versions)
    }

    fn messages(&mut self, id: GameId) -> Result<Vec<Message>, Failure> {
        let rows: Vec<TextColumns> = message::table
            .filter(message::game.eq(id.0))
            .order(message::seq)
            .select((message::seq, message::author, message::salt, message::text))
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(text).collect()
    }

    fn messages_by(&mut self, author: PlayerId) -> Result<Vec<WrittenMessage>, Failure> {
        let rows: Vec<(i64, i64, String)> = message::table
            .filter(message::author.eq(author.0))
            .order((message::game, message::seq))
            .select((message::game, message::seq, message::text))
            .load(self.db()?)
            .map_err(failed)?;
        let written =
            |(game, seq, text)| Ok(WrittenMessage { game: GameId(game), seq: columns::count(seq)?, text });
        rows.into_iter().map(written).collect()
    }

    fn message(&mut self, id: GameId, seq: u32) -> Result<Option<Message>, Failure> {
        let row: Option<TextColumns> = message::table
            .find((id.0, i64::from(seq)))
            .select((message::seq, message::author, message::salt, message::text))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        row.map(text).transpose()
    }

    fn receipt(&mut self, actor: Actor, key: &Key) -> Result<Option<StoredReceipt>, Failure> {
        if self.moves.is_new(actor, key) {
            return Ok(None);
        }
        let (kind, id) = actor_columns(actor);
        let row: Option<ReceiptColumns> = receipt::table
            .find((kind, id, &key.0))
            .select((
                receipt::request,
                receipt::game,
                receipt::version,
                receipt::ply,
                receipt::first_seq,
                receipt::refusal,
            ))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        let Some((request, game, version, ply, first_seq, refusal)) = row else { return Ok(None) };
        let (game, version) = (GameId(game), columns::count(version)?);
        let before = columns::count(first_seq - 1)?;
        let events = self.events(game, before, version.saturating_sub(before))?;
        Ok(Some(StoredReceipt {
            request: columns::digest(&request)?,
            receipt: Receipt {
                game,
                version,
                ply: columns::ply(ply)?,
                events: events.into_iter().map(|recorded| recorded.event).collect(),
                refusal: refusal.as_deref().map(from_json).transpose()?,
                repeated: false,
            },
        }))
    }

    fn games_of(
        &mut self,
        player: PlayerId,
        over: bool,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, Failure> {
        let before = before.map_or(i64::MAX, |id| id.0);
        // One walk down an index for each colour; OR over both columns would read all games of the player.
        macro_rules! side {
            ($column:expr, $over:expr) => {
                game::table
                    .filter($column.eq(player.0).and(game::id.lt(before)).and($over))
                    .order(game::id.desc())
                    .limit(limit.into())
                    .select(SUMMARY)
                    .load::<SummaryRow>(self.db()?)
                    .map_err(failed)?
            };
        }
        let (mut rows, black) = if over {
            (
                side!(game::white, game::ended_at.is_not_null()),
                side!(game::black, game::ended_at.is_not_null()),
            )
        } else {
            (side!(game::white, game::ended_at.is_null()), side!(game::black, game::ended_at.is_null()))
        };
        rows.extend(black);
        rows.sort_by_key(|row| std::cmp::Reverse(row.id));
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        summaries(self, rows)
    }

    fn active_games(&mut self, player: PlayerId) -> Result<Vec<GameRow>, Failure> {
        let rows = active_rows!(self, player, GAME, GameColumns);
        rows.into_iter().map(game_row).collect()
    }

    fn active_versions(&mut self, player: PlayerId) -> Result<Vec<(GameId, u32)>, Failure> {
        let mut rows = active_rows!(self, player, (game::id, game::version), (i64, i64));
        rows.sort_unstable();
        rows.into_iter().map(|(id, version)| Ok((GameId(id), columns::count(version)?))).collect()
    }

    fn current_ply_events(&mut self, games: &[GameId]) -> Result<HashMap<GameId, Event>, Failure> {
        let mut found = HashMap::with_capacity(games.len());
        for some in games.chunks(IDS) {
            let at_ply = event::game.eq(game::id).and(event::ply.eq(game::ply.nullable()));
            let rows: Vec<(i64, String)> = game::table
                .inner_join(event::table.on(at_ply))
                .filter(game::id.eq_any(some.iter().map(|game| game.0)))
                .select((event::game, event::body))
                .load(self.db()?)
                .map_err(failed)?;
            for (id, body) in rows {
                found.insert(GameId(id), from_json(&body)?);
            }
        }
        Ok(found)
    }

    fn records(&mut self, games: &[GameId]) -> Result<HashMap<GameId, Vec<Event>>, Failure> {
        let mut found: HashMap<GameId, Vec<Event>> = HashMap::with_capacity(games.len());
        for some in games.chunks(IDS) {
            let rows: Vec<(i64, String)> = event::table
                .filter(event::game.eq_any(some.iter().map(|game| game.0)))
                .order((event::game, event::seq))
                .select((event::game, event::body))
                .load(self.db()?)
                .map_err(failed)?;
            for (id, body) in rows {
                found.entry(GameId(id)).or_default().push(from_json(&body)?);
            }
        }
        Ok(found)
    }

    fn summary(&mut self, id: GameId) -> Result<Option<GameSummary>, Failure> {
        let row = game::table.find(id.0).select(SUMMARY).load::<SummaryRow>(self.db()?).map_err(failed)?;
        Ok(summaries(self, row)?.pop())
    }

    fn game_ids(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure> {
        let ids: Vec<i64> = game::table
            .filter(game::id.gt(after.0))
            .order(game::id)
            .limit(limit.into())
            .select(game::id)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    fn games_without_row(&mut self, limit: u32) -> Result<Vec<GameId>, Failure> {
        let of = |table: &str| {
            format!(
                "SELECT game FROM {table} WHERE NOT EXISTS (SELECT 1 FROM game WHERE game.id = {table}.game)"
            )
        };
        let named = ["event", "message", "envelope", "conditional"].map(of).join(" UNION ");
        let rows: Vec<GameNumber> =
            sql_query(format!("{named} ORDER BY game LIMIT {limit}")).load(self.db()?).map_err(failed)?;
        Ok(rows.into_iter().map(|row| GameId(row.game)).collect())
    }

    fn game_index(&mut self, id: GameId) -> Result<Option<GameIndex>, Failure> {
        let row: Option<(bool, Option<i64>)> = game::table
            .find(id.0)
            .select((game::asking, game::look_at))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        Ok(row.map(|(asking, look_at)| GameIndex { asking, look_at: look_at.map(Instant) }))
    }

    fn envelopes(&mut self, id: GameId) -> Result<Vec<Digest>, Failure> {
        let rows: Vec<Vec<u8>> = envelope::table
            .filter(envelope::game.eq(id.0))
            .order(envelope::commitment)
            .select(envelope::commitment)
            .load(self.db()?)
            .map_err(failed)?;
        rows.iter().map(|commitment| columns::digest(commitment)).collect()
    }

    fn caused(&mut self, id: GameId, actor: Actor) -> Result<Vec<Tried>, Failure> {
        tried!(self, id, actor, receipt::first_seq.le(receipt::version), i64::MAX)
    }

    fn refused(&mut self, id: GameId, actor: Actor, limit: u32) -> Result<Vec<Tried>, Failure> {
        tried!(self, id, actor, receipt::refusal.is_not_null(), limit.into())
    }

    fn refused_whom(&mut self, id: GameId) -> Result<Vec<(Actor, u32)>, Failure> {
        let rows: Vec<(i64, i64, i64)> = receipt::table
            .filter(receipt::game.eq(id.0).and(receipt::refusal.is_not_null()))
            .group_by((receipt::actor_kind, receipt::actor_id))
            .order((receipt::actor_kind, receipt::actor_id))
            .select((receipt::actor_kind, receipt::actor_id, count_star()))
            .load(self.db()?)
            .map_err(failed)?;
        let times = |times| u32::try_from(times).unwrap_or(u32::MAX);
        rows.into_iter().map(|(kind, id, n)| Ok((columns::actor(kind, id)?, times(n)))).collect()
    }

    fn games_with_envelopes(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure> {
        let sealed = envelope::table.select(envelope::game).filter(envelope::game.gt(after.0));
        let ids: Vec<i64> = game::table
            .filter(game::id.eq_any(sealed).and(game::ended_at.is_null().or(game::asking)))
            .order(game::id)
            .limit(limit.into())
            .select(game::id)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    fn games_asking(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure> {
        let ids: Vec<i64> = game::table
            .filter(game::asking.and(game::id.gt(after.0)))
            .order(game::id)
            .limit(limit.into())
            .select(game::id)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    fn envelope(&mut self, id: GameId, commitment: Digest) -> Result<Option<Vec<u8>>, Failure> {
        envelope::table
            .find((id.0, &commitment.0[..]))
            .select(envelope::sealed)
            .get_result(self.db()?)
            .optional()
            .map_err(failed)
    }
}

impl GamesTx for Conn<'_> {
    fn new_game_id(&mut self) -> Result<GameId, Failure> {
        numbers::next(self.db()?, "game").map(GameId).map_err(failed)
    }

    fn append(&mut self, row: &GameRow, events: &[Recorded], previous: u32) -> Result<(), Failure> {
        let state = &row.state;
        let cache = Cache {
            version: state.events.into(),
            ply: state.ply.0.into(),
            due_at: state.due_at().map(|at| at.0),
            remind_at: row.remind_at.map(|at| at.0),
            look_at: look_at(row, row.remind_at),
            ended_at: ending(state).map(|(at, ..)| at.0),
            outcome: ending(state).map(|(_, outcome, _)| columns::name(&outcome)).transpose()?,
            termination: ending(state).map(|(.., termination)| columns::name(&termination)).transpose()?,
            head: &row.head.0,
            state: json(state)?,
        };
        if previous == 0 {
            let fixed = (
                game::id.eq(row.id.0),
                game::white.eq(state.players.white.0),
                game::black.eq(state.players.black.0),
                game::started_at.eq(state.started_at.0),
            );
            diesel::insert_into(game::table).values((fixed, cache)).execute(self.db()?).map_err(failed)?;
        } else {
            // A plain move changes neither who plays nor that a game is over.
            let anew = events.iter().any(|recorded| {
                matches!(recorded.event, domain::Event::Act { .. } | domain::Event::AppealDecided { .. })
            });
            if anew {
                let players = (game::white.eq(state.players.white.0), game::black.eq(state.players.black.0));
                let before = game::table.find(row.id.0).filter(game::version.eq(i64::from(previous)));
                let rows =
                    diesel::update(before).set((players, cache)).execute(self.db()?).map_err(failed)?;
                columns::one(rows, Failure::Damaged, "the game is at another version")?;
            } else {
                let change = Change { id: row.id.0, previous: previous.into(), cache };
                self.moves.change_game(self.db, change)?;
            }
        }
        events.iter().try_for_each(|recorded| self.moves.add_event(self.db, recorded))
    }

    fn set_asking(&mut self, id: GameId, asking: bool) -> Result<(), Failure> {
        diesel::update(game::table.find(id.0))
            .set(game::asking.eq(asking))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn insert_message(&mut self, id: GameId, kept: &Message) -> Result<(), Failure> {
        diesel::insert_into(message::table)
            .values((
                message::game.eq(id.0),
                message::seq.eq(i64::from(kept.seq)),
                message::author.eq(kept.author.0),
                message::salt.eq(kept.salt.as_ref().map(|salt| &salt[..])),
                message::text.eq(&kept.text),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn forget_envelope(&mut self, id: GameId, commitment: Digest) -> Result<(), Failure> {
        diesel::delete(envelope::table.find((id.0, &commitment.0[..])))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn erase_text(&mut self, id: GameId, seq: u32) -> Result<bool, Failure> {
        let rows = diesel::update(message::table.find((id.0, i64::from(seq))))
            .set((message::salt.eq(None::<&[u8]>), message::text.eq("")))
            .execute(self.db()?)
            .map_err(failed)?;
        // What was mailed and what came by mail: the text may stand in any of it, in lines of another length.
        diesel::update(outbox::table.filter(outbox::game.eq(id.0).and(outbox::body.is_not_null())))
            .set(outbox::body.eq(None::<&str>))
            .execute(self.db()?)
            .map_err(failed)?;
        let filed = inbox::table.filter(inbox::game.eq(id.0).and(inbox::filed_at.is_not_null()));
        diesel::delete(inbox_raw::table.filter(inbox_raw::inbox.eq_any(filed.select(inbox::id))))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(rows > 0)
    }

    fn erase_messages(&mut self, author: PlayerId) -> Result<(), Failure> {
        let written = message::table.filter(message::author.eq(author.0));
        let games: Vec<i64> = written.select(message::game).distinct().load(self.db()?).map_err(failed)?;
        for games in games.chunks(500) {
            diesel::update(outbox::table.filter(outbox::game.eq_any(games).and(outbox::body.is_not_null())))
                .set(outbox::body.eq(None::<&str>))
                .execute(self.db()?)
                .map_err(failed)?;
            // An answer quotes what it answers.
            let filed = inbox::table.filter(inbox::game.eq_any(games).and(inbox::filed_at.is_not_null()));
            diesel::delete(inbox_raw::table.filter(inbox_raw::inbox.eq_any(filed.select(inbox::id))))
                .execute(self.db()?)
                .map_err(failed)?;
        }
        diesel::update(written)
            .set((message::salt.eq(None::<&[u8]>), message::text.eq("")))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn insert_receipt(
        &mut self,
        actor: Actor,
        key: &Key,
        channel: Channel,
        at: Instant,
        stored: &StoredReceipt,
    ) -> Result<(), Failure> {
        let (kind, id) = actor_columns(actor);
        let kept = &stored.receipt;
        let events = i64::try_from(kept.events.len()).unwrap_or(i64::MAX);
        let new = NewReceipt {
            actor_kind: kind,
            actor_id: id,
            key: &key.0,
            request: &stored.request.0,
            channel: columns::name(&channel)?,
            at: at.0,
            game: kept.game.0,
            version: kept.version.into(),
            ply: kept.ply.0.into(),
            first_seq: i64::from(kept.version) - events + 1,
            refusal: kept.refusal.as_ref().map(json).transpose()?,
        };
        self.moves.insert_receipt(self.db, new)
    }

    fn prune_receipts(&mut self, accepted: Instant, refused: Instant, limit: u32) -> Result<usize, Failure> {
        let skipped = i64::from(limit);
        let kept = receipt::table.filter(receipt::refusal.is_null()).filter(receipt::at.lt(accepted.0));
        let last: Option<i64> = kept
            .order(receipt::at)
            .offset(skipped)
            .select(receipt::at)
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        let until = last.unwrap_or(accepted.0 - 1);
        let mut deleted =
            diesel::delete(receipt::table.filter(receipt::refusal.is_null()).filter(receipt::at.le(until)))
                .execute(self.db()?)
                .map_err(failed)?;
        let kept = receipt::table.filter(receipt::refusal.is_not_null()).filter(receipt::at.lt(refused.0));
        let last: Option<i64> = kept
            .order(receipt::at)
            .offset(skipped)
            .select(receipt::at)
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        let until = last.unwrap_or(refused.0 - 1);
        deleted += diesel::delete(
            receipt::table.filter(receipt::refusal.is_not_null()).filter(receipt::at.le(until)),
        )
        .execute(self.db()?)
        .map_err(failed)?;
        let last: Option<i64> = lobby_request::table
            .filter(lobby_request::at.lt(accepted.0))
            .order(lobby_request::at)
            .offset(skipped)
            .select(lobby_request::at)
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        let until = last.unwrap_or(accepted.0 - 1);
        deleted += diesel::delete(lobby_request::table.filter(lobby_request::at.le(until)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(deleted)
    }

    fn insert_envelope(&mut self, id: GameId, commitment: Digest, sealed: &[u8]) -> Result<(), Failure> {
        diesel::insert_into(envelope::table)
            .values((
                envelope::game.eq(id.0),
                envelope::commitment.eq(&commitment.0[..]),
                envelope::sealed.eq(sealed),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }
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

/// When somebody must look at the game next, if its next reminder is due then.
pub(crate) fn look_at(row: &GameRow, remind_at: Option<Instant>) -> Option<i64> {
    row.state.due_at().into_iter().chain(remind_at).min().map(|at| at.0)
}

const fn ending(state: &Game) -> Option<(Instant, domain::Outcome, domain::Termination)> {
    match state.phase {
        Phase::Ended { at, outcome, termination } => Some((at, outcome, termination)),
        _ => None,
    }
}
