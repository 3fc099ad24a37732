use std::collections::HashSet;

use app::{
    Failure,
    ports::{ConditionalTx, ConditionalView},
};
use diesel::prelude::*;
use domain::{GameId, PlayerId};

use super::{Conn, IDS, failed};
use crate::schema::games::{conditional, game};

impl ConditionalView for Conn<'_> {
    fn conditional(&mut self, id: GameId) -> Result<Vec<(PlayerId, Vec<u8>)>, Failure> {
        let rows: Vec<(i64, Vec<u8>)> = conditional::table
            .filter(conditional::game.eq(id.0))
            .order(conditional::player)
            .select((conditional::player, conditional::sealed))
            .load(self.db()?)
            .map_err(failed)?;
        Ok(rows.into_iter().map(|(player, sealed)| (PlayerId(player), sealed)).collect())
    }

    fn games_with_conditional(
        &mut self,
        games: &[GameId],
        player: PlayerId,
    ) -> Result<HashSet<GameId>, Failure> {
        let mut found = HashSet::new();
        for some in games.chunks(IDS) {
            let ids: Vec<i64> = conditional::table
                .filter(conditional::game.eq_any(some.iter().map(|game| game.0)))
                .filter(conditional::player.eq(player.0))
                .select(conditional::game)
                .load(self.db()?)
                .map_err(failed)?;
            found.extend(ids.into_iter().map(GameId));
        }
        Ok(found)
    }
}

impl ConditionalTx for Conn<'_> {
    fn insert_conditional(&mut self, id: GameId, stored: &[(PlayerId, Vec<u8>)]) -> Result<(), Failure> {
        let db = self.db()?;
        diesel::delete(conditional::table.filter(conditional::game.eq(id.0))).execute(db).map_err(failed)?;
        for (player, sealed) in stored {
            let row = (
                conditional::game.eq(id.0),
                conditional::player.eq(player.0),
                conditional::sealed.eq(sealed.as_slice()),
            );
            diesel::insert_into(conditional::table).values(row).execute(db).map_err(failed)?;
        }
        diesel::update(game::table.find(id.0))
            .set(game::conditional.eq(!stored.is_empty()))
            .execute(db)
            .map_err(failed)?;
        Ok(())
    }
}
