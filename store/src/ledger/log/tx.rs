use app::{Failure, ports::*};
use diesel::{prelude::*, sql_query, sql_types};
use domain::{GameId, Instant};

use super::{
    super::{Conn, SHARED, failed},
    LOG, signed,
};
use crate::{
    columns::one,
    schema::log::{log_entry, log_key, log_statement, log_tile, log_tree},
};

impl LogTx for Conn<'_> {
    fn extend_log(&mut self, extension: &LogExtension) -> Result<bool, Failure> {
        let LogExtension { before, entries, tiles, after, waited } = extension;
        let head = (log_tree::origin.eq(&after.origin), log_tree::size.eq(signed(after.size)?));
        // The row stays locked until the commit: the second instance finds another size.
        let changed = match before {
            None => diesel::insert_into(log_tree::table)
                .values((log_tree::id.eq(LOG), head))
                .on_conflict_do_nothing()
                .execute(self.db()?),
            Some(before) => diesel::update(log_tree::table.find(LOG))
                .filter(log_tree::size.eq(signed(before.size)?).and(log_tree::origin.eq(&before.origin)))
                .set(head)
                .execute(self.db()?),
        };
        if changed.map_err(failed)? == 0 {
            return Ok(false);
        }
        for tile in tiles {
            diesel::insert_into(log_tile::table)
                .values((
                    log_tile::level.eq(i64::from(tile.level)),
                    log_tile::number.eq(signed(tile.number)?),
                    log_tile::hashes.eq(&tile.hashes),
                ))
                .on_conflict((log_tile::level, log_tile::number))
                .do_update()
                .set(log_tile::hashes.eq(&tile.hashes))
                .execute(self.db()?)
                .map_err(failed)?;
        }
        let rows = entries.iter().map(|entry| {
            Ok((
                log_entry::leaf.eq(signed(entry.leaf)?),
                log_entry::game.eq(entry.game.0),
                log_entry::seq.eq(i64::from(entry.seq)),
                log_entry::commitment.eq(&entry.commitment.0[..]),
                log_entry::salt.eq(entry.salt.as_ref().map(|salt| &salt[..])),
            ))
        });
        let rows = rows.collect::<Result<Vec<_>, Failure>>()?;
        if SHARED && !rows.is_empty() {
            diesel::insert_into(log_entry::table).values(&rows).execute(self.db()?).map_err(failed)?;
        } else {
            // Here the way to the database costs nothing, and one statement for all would be read anew each time.
            for row in rows {
                diesel::insert_into(log_entry::table).values(row).execute(self.db()?).map_err(failed)?;
            }
        }
        let done = sql_query(
            "DELETE FROM log_pending WHERE place > $1 AND place <= $2 AND EXISTS (SELECT 1 FROM log_entry \
             WHERE log_entry.game = log_pending.game AND log_entry.seq = log_pending.seq)",
        )
        .bind::<sql_types::BigInt, _>(waited.0)
        .bind::<sql_types::BigInt, _>(waited.1)
        .execute(self.db()?)
        .map_err(failed)?;
        // Statements are no events, and wait nowhere.
        let events = entries.iter().filter(|entry| entry.game.0 > 0).count();
        if done == events {
            Ok(true)
        } else {
            Err(Failure::Damaged(format!("{events} events went into the log, {done} had waited")))
        }
    }

    fn publish_head(&mut self, head: &LogHead, at: Instant) -> Result<bool, Failure> {
        let Some(SignedHead { note, key, .. }) = &head.checkpoint else { return Ok(false) };
        let changed = diesel::update(log_tree::table.find(LOG))
            .filter(log_tree::size.eq(signed(head.size)?).and(log_tree::origin.eq(&head.origin)))
            .set((log_tree::checkpoint.eq(note), log_tree::key.eq(&key.0[..])))
            .execute(self.db()?)
            .map_err(failed)?;
        if changed == 0 {
            return Ok(false);
        }
        diesel::insert_into(log_key::table)
            .values((log_key::public.eq(&key.0[..]), log_key::since.eq(at.0)))
            .on_conflict_do_nothing()
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(true)
    }

    fn wait_for_log(&mut self, events: &[(GameId, u32)]) -> Result<(), Failure> {
        for (game, seq) in events {
            sql_query(
                "INSERT INTO log_pending (game, seq) SELECT $1, $2 \
                 WHERE NOT EXISTS (SELECT 1 FROM log_pending WHERE game = $1 AND seq = $2) \
                 AND NOT EXISTS (SELECT 1 FROM log_entry WHERE game = $1 AND seq = $2)",
            )
            .bind::<sql_types::BigInt, _>(game.0)
            .bind::<sql_types::BigInt, _>(i64::from(*seq))
            .execute(self.db()?)
            .map_err(failed)?;
        }
        Ok(())
    }

    fn add_log_statement(&mut self, note: &str) -> Result<(), Failure> {
        let last: Option<i64> = log_statement::table
            .order(log_statement::number.desc())
            .select(log_statement::number)
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        diesel::insert_into(log_statement::table)
            .values((log_statement::number.eq(last.unwrap_or(0) + 1), log_statement::note.eq(note)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn rename_log(&mut self, origin: &str) -> Result<(), Failure> {
        let rows = diesel::update(log_tree::table.find(LOG))
            .set((
                log_tree::origin.eq(origin),
                log_tree::checkpoint.eq(None::<&str>),
                log_tree::key.eq(None::<&[u8]>),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Damaged, "there is no log")
    }
}
