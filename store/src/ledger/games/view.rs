use std::collections::{HashMap, HashSet};

use app::{Failure, Key, Receipt, ports::*};
use diesel::{dsl::count_star, prelude::*, sql_query, sql_types::BigInt};
use domain::{Actor, Digest, Event, GameId, Instant, PlayerId};

use super::{
    super::{Conn, IDS, failed},
    EventColumns, GAME, GameColumns, ReceiptColumns, SummaryRow, TextColumns, game_row, recorded, summaries,
    text,
};
use crate::{
    columns::{self, actor_columns, from_json},
    schema::games::{envelope, event, game, message, receipt},
};

#[derive(QueryableByName)]
struct GameNumber {
    #[diesel(sql_type = BigInt)]
    game: i64,
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
                    key: Key::read(key),
                    first: columns::count(first)?,
                    version: columns::count(version)?,
                    refusal: refusal.as_deref().map(from_json).transpose()?,
                })
            })
            .collect()
    }};
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

/// Games of a player in lists, newest first: one walk down an index for each colour. OR over both columns would read all
/// games of the player.
macro_rules! listed {
    ($conn:expr, $player:expr, $before:expr, $limit:expr, $which:expr) => {{
        let before = $before.map_or(i64::MAX, |id| id.0);
        macro_rules! side {
            ($column:expr) => {
                game::table
                    .filter($column.eq($player.0).and(game::id.lt(before)).and($which))
                    .order(game::id.desc())
                    .limit($limit.into())
                    .select(SummaryRow::as_select())
                    .load::<SummaryRow>($conn.db()?)
                    .map_err(failed)?
            };
        }
        let (mut rows, black) = (side!(game::white), side!(game::black));
        rows.extend(black);
        rows.sort_by_key(|row| std::cmp::Reverse(row.id));
        rows.truncate(usize::try_from($limit).unwrap_or(usize::MAX));
        summaries($conn, rows)
    }};
}

/// Numbers of games, in order.
macro_rules! ids {
    ($conn:expr, $which:expr, $limit:expr) => {{
        let games = game::table.filter($which).order(game::id).limit($limit.into()).select(game::id);
        let ids: Vec<i64> = games.load($conn.db()?).map_err(failed)?;
        Ok(ids.into_iter().map(GameId).collect())
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

    fn messages_of(&mut self, id: GameId, seqs: &[u32]) -> Result<Vec<Message>, Failure> {
        let mut found = Vec::with_capacity(seqs.len());
        for some in seqs.chunks(IDS) {
            let rows: Vec<TextColumns> = message::table
                .filter(message::game.eq(id.0).and(message::seq.eq_any(some.iter().copied().map(i64::from))))
                .order(message::seq)
                .select((message::seq, message::author, message::salt, message::text))
                .load(self.db()?)
                .map_err(failed)?;
            found.extend(rows);
        }
        found.into_iter().map(text).collect()
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
        Ok(self.messages_of(id, &[seq])?.pop())
    }

    fn receipt(&mut self, actor: Actor, key: &Key) -> Result<Option<StoredReceipt>, Failure> {
        if self.moves.is_new(actor, key) {
            return Ok(None);
        }
        let (kind, id) = actor_columns(actor);
        let row: Option<ReceiptColumns> = receipt::table
            .find((kind, id, key.text()))
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
                events: events.into_iter().map(|recorded| recorded.event).collect(),
                refusal: refusal.as_deref().map(from_json).transpose()?,
                ..Receipt::nothing(game, version, columns::ply(ply)?)
            },
        }))
    }

    fn games_of(
        &mut self,
        player: PlayerId,
        audience: Audience,
        over: bool,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, Failure> {
        let (is_over, is_active) = (game::ended_at.is_not_null(), game::ended_at.is_null());
        match (audience, over) {
            (Audience::Accounts, true) => listed!(self, player, before, limit, is_over),
            (Audience::Accounts, false) => listed!(self, player, before, limit, is_active),
            (Audience::Public, true) => listed!(self, player, before, limit, is_over.and(game::public)),
            (Audience::Public, false) => listed!(self, player, before, limit, is_active.and(game::public)),
        }
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

    fn games_with_messages(
        &mut self,
        games: &[GameId],
        reader: PlayerId,
    ) -> Result<HashSet<GameId>, Failure> {
        let mut found = HashSet::new();
        let carrier = diesel::alias!(event as carrier);
        for some in games.chunks(IDS) {
            let at_ply = event::game.eq(game::id).and(event::ply.eq(game::ply.nullable()));
            let is_carrier = carrier.field(event::game).eq(message::game);
            let is_carrier = is_carrier.and(carrier.field(event::seq).eq(message::seq));
            // No event reached the position of the start.
            let since = event::seq.nullable().is_null().or(message::seq.nullable().ge(event::seq.nullable()));
            let rows: Vec<(i64, String)> = game::table
                .inner_join(message::table.on(message::game.eq(game::id)))
                .inner_join(carrier.on(is_carrier))
                .left_join(event::table.on(at_ply))
                .filter(game::id.eq_any(some.iter().map(|game| game.0)).and(message::author.ne(reader.0)))
                .filter(message::text.ne("").and(since))
                .select((game::id, carrier.field(event::body)))
                .load(self.db()?)
                .map_err(failed)?;
            for (id, body) in rows {
                // The analysis of the opponent cannot be read while the game goes on.
                if from_json::<Event>(&body)?.analyst().is_none() {
                    found.insert(GameId(id));
                }
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
        let row = game::table
            .find(id.0)
            .select(SummaryRow::as_select())
            .load::<SummaryRow>(self.db()?)
            .map_err(failed)?;
        Ok(summaries(self, row)?.pop())
    }

    fn game_ids(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure> {
        ids!(self, game::id.gt(after.0), limit)
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
        let row: Option<(bool, bool, Option<i64>)> = game::table
            .find(id.0)
            .select((game::asking, game::public, game::look_at))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        Ok(row.map(|(asking, public, look_at)| GameIndex { asking, public, look_at: look_at.map(Instant) }))
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
        ids!(self, game::id.eq_any(sealed).and(game::ended_at.is_null().or(game::asking)), limit)
    }

    fn games_asking(&mut self, after: GameId, limit: u32) -> Result<Vec<GameId>, Failure> {
        ids!(self, game::asking.and(game::id.gt(after.0)), limit)
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
