use app::{Channel, Failure, Key, ports::*};
use diesel::prelude::*;
use domain::{Actor, Digest, EventKind, GameId, Instant, PlayerId};

use super::{
    super::{Conn, failed, numbers},
    Cache, Change, NewReceipt, ending, look_at,
};
use crate::{
    columns::{self, actor_columns, json},
    schema::{
        games::{envelope, game, lobby_request, message, receipt},
        inbox::{inbox, inbox_raw},
    },
};

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
                game::public.eq(state.regulations.public.is_some()),
            );
            diesel::insert_into(game::table).values((fixed, cache)).execute(self.db()?).map_err(failed)?;
        } else {
            // A plain move changes neither the players nor the end of a game.
            let anew = events.iter().any(|recorded| {
                matches!(recorded.event.kind, EventKind::Act { .. } | EventKind::AppealDecided { .. })
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

    fn insert_message(&mut self, id: GameId, new: &Message) -> Result<(), Failure> {
        diesel::insert_into(message::table)
            .values((
                message::game.eq(id.0),
                message::seq.eq(i64::from(new.seq)),
                message::author.eq(new.author.0),
                message::salt.eq(new.salt.as_ref().map(|salt| &salt[..])),
                message::text.eq(&new.text),
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
        // Mails sent and received: any of them may contain the text, in lines of another length.
        self.forget_texts(&[id.0])?;
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
            self.forget_texts(games)?;
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
        let receipt = &stored.receipt;
        let events = i64::try_from(receipt.events.len()).unwrap_or(i64::MAX);
        let new = NewReceipt {
            actor_kind: kind,
            actor_id: id,
            key: &key.text(),
            request: &stored.request.0,
            channel: columns::name(&channel)?,
            at: at.0,
            game: receipt.game.0,
            version: receipt.version.into(),
            ply: receipt.ply.0.into(),
            first_seq: i64::from(receipt.version) - events + 1,
            refusal: receipt.refusal.as_ref().map(json).transpose()?,
        };
        self.moves.insert_receipt(self.db, new)
    }

    fn prune_receipts(&mut self, accepted: Instant, refused: Instant, limit: u32) -> Result<usize, Failure> {
        let skipped = i64::from(limit);
        let old = receipt::table.filter(receipt::refusal.is_null()).filter(receipt::at.lt(accepted.0));
        let last: Option<i64> = old
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
        let old = receipt::table.filter(receipt::refusal.is_not_null()).filter(receipt::at.lt(refused.0));
        let last: Option<i64> = old
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
