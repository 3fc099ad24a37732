use std::collections::HashSet;

use app::{Failure, ports::*};
use diesel::{prelude::*, sql_query, sql_types};
use domain::{GameId, Instant, PlayerId};

use super::{
    super::{Conn, failed},
    EntryColumns, LOG, entry, public, signed, unsigned,
};
use crate::{
    columns,
    schema::{
        games::game,
        log::{log_entry, log_key, log_statement, log_tile, log_tree},
    },
};

#[derive(QueryableByName)]
struct UnloggedRow {
    #[diesel(sql_type = sql_types::BigInt)]
    place: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    game: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    seq: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    actor_kind: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    actor_id: i64,
    #[diesel(sql_type = sql_types::Nullable<sql_types::Text>)]
    cause: Option<String>,
    #[diesel(sql_type = sql_types::Text)]
    body: String,
    #[diesel(sql_type = sql_types::Nullable<sql_types::Binary>)]
    previous: Option<Vec<u8>>,
    #[diesel(sql_type = sql_types::Nullable<sql_types::BigInt>)]
    leaf: Option<i64>,
}

impl UnloggedRow {
    fn read(self) -> Result<Unlogged, Failure> {
        let previous = self.previous.as_deref().map(columns::digest).transpose()?;
        if previous.is_none() && self.seq != 1 {
            return Err(Failure::Damaged(format!(
                "the event before {} of {} is missing",
                self.seq,
                GameId(self.game)
            )));
        }
        Ok(Unlogged {
            game: GameId(self.game),
            seq: columns::count(self.seq)?,
            actor: columns::actor(self.actor_kind, self.actor_id)?,
            cause: self.cause,
            body: self.body,
            previous: previous.unwrap_or(app::record::GENESIS),
        })
    }
}

#[derive(QueryableByName)]
struct EventRow {
    #[diesel(sql_type = sql_types::BigInt)]
    game: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    seq: i64,
}

impl EventRow {
    fn read(self) -> Result<(GameId, u32), Failure> {
        Ok((GameId(self.game), columns::count(self.seq)?))
    }
}

#[derive(QueryableByName)]
struct PlacedRow {
    #[diesel(sql_type = sql_types::BigInt)]
    leaf: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    game: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    seq: i64,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = sql_types::BigInt)]
    count: i64,
}

impl LogView for Conn<'_> {
    fn log_head(&mut self) -> Result<Option<LogHead>, Failure> {
        type Row = (String, i64, Option<String>, Option<Vec<u8>>);
        let row: Option<Row> = log_tree::table
            .find(LOG)
            .select((log_tree::origin, log_tree::size, log_tree::checkpoint, log_tree::key))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        let Some((origin, size, note, key)) = row else { return Ok(None) };
        let checkpoint = match (note, key) {
            (Some(note), Some(key)) => {
                let size = note.lines().nth(1).and_then(|line| line.parse().ok());
                let size = size.ok_or_else(|| Failure::Damaged("the head of the log is no head".into()))?;
                Some(SignedHead { note, size, key: public(&key)? })
            }
            _ => None,
        };
        Ok(Some(LogHead { origin, size: unsigned(size)?, checkpoint }))
    }

    fn unlogged(&mut self, after: i64, limit: u32) -> Result<Vec<Waiting>, Failure> {
        let rows: Vec<UnloggedRow> = sql_query(format!(
            "SELECT pending.place, event.game, event.seq, event.actor_kind, event.actor_id, event.cause, event.body, \
             before.hash AS previous, logged.leaf AS leaf \
             FROM (SELECT place, game, seq FROM log_pending WHERE place > $1 ORDER BY place LIMIT {limit}) AS pending \
             JOIN event ON event.game = pending.game AND event.seq = pending.seq \
             LEFT JOIN event AS before ON before.game = pending.game AND before.seq = pending.seq - 1 \
             LEFT JOIN log_entry AS logged ON logged.game = pending.game AND logged.seq = pending.seq - 1 \
             ORDER BY pending.game, pending.seq"
        ))
        .bind::<sql_types::BigInt, _>(after)
        .load(self.db()?)
        .map_err(failed)?;
        let waiting = |row: UnloggedRow| Waiting {
            place: row.place,
            game: GameId(row.game),
            seq: row.seq,
            is_next: row.seq == 1 || row.leaf.is_some(),
            event: row.read(),
        };
        Ok(rows.into_iter().map(waiting).collect())
    }

    fn unlogged_count(&mut self) -> Result<u64, Failure> {
        let row: Count =
            sql_query("SELECT count(*) AS count FROM log_pending").get_result(self.db()?).map_err(failed)?;
        unsigned(row.count)
    }

    fn log_entries(&mut self, from: u64, limit: u32) -> Result<Vec<LogEntry>, Failure> {
        let from = signed(from)?;
        let rows: Vec<EntryColumns> = log_entry::table
            .filter(log_entry::leaf.ge(from).and(log_entry::leaf.lt(from.saturating_add(limit.into()))))
            .order(log_entry::leaf)
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(entry).collect()
    }

    fn log_entries_of(
        &mut self,
        player: PlayerId,
        from: u64,
        until: u64,
    ) -> Result<Vec<(u64, GameId, u32)>, Failure> {
        // Through the window of the log, not through the games of the player: most of them have ended.
        let rows: Vec<PlacedRow> = sql_query(
            "SELECT log_entry.leaf AS leaf, log_entry.game AS game, log_entry.seq AS seq FROM log_entry \
             JOIN game ON game.id = log_entry.game \
             WHERE log_entry.leaf >= $1 AND log_entry.leaf < $2 AND (game.white = $3 OR game.black = $3) \
             ORDER BY log_entry.leaf",
        )
        .bind::<sql_types::BigInt, _>(signed(from)?)
        .bind::<sql_types::BigInt, _>(signed(until)?)
        .bind::<sql_types::BigInt, _>(player.0)
        .load(self.db()?)
        .map_err(failed)?;
        rows.into_iter()
            .map(|row| Ok((unsigned(row.leaf)?, GameId(row.game), columns::count(row.seq)?)))
            .collect()
    }

    fn players_in_log(&mut self, from: u64, until: u64) -> Result<HashSet<PlayerId>, Failure> {
        let entries = log_entry::leaf.ge(signed(from)?).and(log_entry::leaf.lt(signed(until)?));
        let rows: Vec<(i64, i64)> = game::table
            .filter(game::id.eq_any(log_entry::table.filter(entries).select(log_entry::game)))
            .select((game::white, game::black))
            .load(self.db()?)
            .map_err(failed)?;
        Ok(rows.into_iter().flat_map(|(white, black)| [PlayerId(white), PlayerId(black)]).collect())
    }

    fn log_entry(&mut self, game: GameId, seq: u32) -> Result<Option<LogEntry>, Failure> {
        let row: Option<EntryColumns> = log_entry::table
            .filter(log_entry::game.eq(game.0).and(log_entry::seq.eq(i64::from(seq))))
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        row.map(entry).transpose()
    }

    fn log_tile(&mut self, level: u8, number: u64) -> Result<Option<Vec<u8>>, Failure> {
        log_tile::table
            .find((i64::from(level), signed(number)?))
            .select(log_tile::hashes)
            .first(self.db()?)
            .optional()
            .map_err(failed)
    }

    fn log_keys(&mut self) -> Result<Vec<LogKey>, Failure> {
        let rows: Vec<(Vec<u8>, i64)> = log_key::table
            .order((log_key::since.desc(), log_key::public))
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter()
            .map(|(key, since)| Ok(LogKey { public: public(&key)?, since: Instant(since) }))
            .collect()
    }

    fn sealed_since(&mut self, leaf: u64) -> Result<Vec<(GameId, u32)>, Failure> {
        let rows: Vec<EventRow> = sql_query(
            "SELECT event.game, event.seq FROM log_entry \
             JOIN event ON event.game = log_entry.game AND event.seq = log_entry.seq \
             WHERE log_entry.leaf >= $1 AND substr(event.body, 1, 16) = '{\"type\":\"sealed\"' ORDER BY log_entry.leaf",
        )
        .bind::<sql_types::BigInt, _>(signed(leaf)?)
        .load(self.db()?)
        .map_err(failed)?;
        rows.into_iter().map(EventRow::read).collect()
    }

    fn log_statements(&mut self) -> Result<Vec<String>, Failure> {
        log_statement::table
            .order(log_statement::number)
            .select(log_statement::note)
            .load(self.db()?)
            .map_err(failed)
    }

    fn left_out(&mut self, after: GameId, games: u32) -> Result<LeftOut, Failure> {
        let page = game::table.filter(game::id.gt(after.0)).order(game::id).select(game::id);
        let page: Vec<i64> = page.limit(games.into()).load(self.db()?).map_err(failed)?;
        let Some(&last) = page.last() else { return Ok(LeftOut::default()) };
        let mut events = self.events_of(
            "SELECT event.game, event.seq FROM event \
             LEFT JOIN log_entry ON log_entry.game = event.game AND log_entry.seq = event.seq \
             WHERE event.game > $1 AND event.game <= $2 AND log_entry.leaf IS NULL \
             ORDER BY event.game, event.seq",
            (after.0, last),
        )?;
        // The pending events have no index, and are read once, only if an event is missed.
        if !events.is_empty() {
            let waiting = "SELECT game, seq FROM log_pending WHERE game > $1 AND game <= $2";
            let waiting: HashSet<_> = self.events_of(waiting, (after.0, last))?.into_iter().collect();
            events.retain(|event| !waiting.contains(event));
        }
        Ok(LeftOut { events, last: Some(GameId(last)) })
    }
}

impl Conn<'_> {
    /// The rows of games in a range.
    fn events_of(&mut self, sql: &str, range: (i64, i64)) -> Result<Vec<(GameId, u32)>, Failure> {
        let rows: Vec<EventRow> = sql_query(sql)
            .bind::<sql_types::BigInt, _>(range.0)
            .bind::<sql_types::BigInt, _>(range.1)
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(EventRow::read).collect()
    }
}
