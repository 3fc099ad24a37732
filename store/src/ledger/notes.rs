use app::{
    Failure,
    ports::{NotesTx, NotesView},
};
use diesel::prelude::*;
use domain::{GameId, PlayerId};

use super::{Conn, failed};
use crate::schema::games::{game_analysis, game_note};

impl NotesView for Conn<'_> {
    fn notes(&mut self, game: GameId, player: PlayerId) -> Result<Option<(u32, Vec<u8>)>, Failure> {
        let row: Option<(i64, Vec<u8>)> = game_note::table
            .find((player.0, game.0))
            .select((game_note::version, game_note::sealed))
            .first(self.db()?)
            .optional()
            .map_err(failed)?;
        row.map(|(version, sealed)| {
            let version = u32::try_from(version)
                .map_err(|_beyond| Failure::Damaged(format!("notes on {game} have no version")))?;
            Ok((version, sealed))
        })
        .transpose()
    }

    fn notes_of(&mut self, player: PlayerId) -> Result<Vec<(GameId, Vec<u8>)>, Failure> {
        let rows: Vec<(i64, Vec<u8>)> = game_note::table
            .filter(game_note::player.eq(player.0))
            .order(game_note::game)
            .select((game_note::game, game_note::sealed))
            .load(self.db()?)
            .map_err(failed)?;
        Ok(rows.into_iter().map(|(game, sealed)| (GameId(game), sealed)).collect())
    }

    fn analysis(&mut self, game: GameId, player: PlayerId) -> Result<Option<Vec<u8>>, Failure> {
        let row = game_analysis::table.find((player.0, game.0)).select(game_analysis::sealed);
        row.first(self.db()?).optional().map_err(failed)
    }

    fn analyses_of(&mut self, player: PlayerId) -> Result<Vec<(GameId, Vec<u8>)>, Failure> {
        let rows: Vec<(i64, Vec<u8>)> = game_analysis::table
            .filter(game_analysis::player.eq(player.0))
            .order(game_analysis::game)
            .select((game_analysis::game, game_analysis::sealed))
            .load(self.db()?)
            .map_err(failed)?;
        Ok(rows.into_iter().map(|(game, sealed)| (GameId(game), sealed)).collect())
    }
}

impl NotesTx for Conn<'_> {
    fn set_notes(
        &mut self,
        game: GameId,
        player: PlayerId,
        version: u32,
        sealed: &[u8],
    ) -> Result<(), Failure> {
        let values = (game_note::version.eq(i64::from(version)), game_note::sealed.eq(sealed));
        let key = (game_note::player.eq(player.0), game_note::game.eq(game.0));
        diesel::insert_into(game_note::table)
            .values((key, values))
            .on_conflict((game_note::player, game_note::game))
            .do_update()
            .set(values)
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn set_analysis(&mut self, game: GameId, player: PlayerId, sealed: &[u8]) -> Result<(), Failure> {
        let sealed = game_analysis::sealed.eq(sealed);
        let key = (game_analysis::player.eq(player.0), game_analysis::game.eq(game.0));
        diesel::insert_into(game_analysis::table)
            .values((key, sealed))
            .on_conflict((game_analysis::player, game_analysis::game))
            .do_update()
            .set(sealed)
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn forget_notes(&mut self, player: PlayerId) -> Result<(), Failure> {
        let notes = game_note::table.filter(game_note::player.eq(player.0));
        diesel::delete(notes).execute(self.db()?).map_err(failed)?;
        let lines = game_analysis::table.filter(game_analysis::player.eq(player.0));
        diesel::delete(lines).execute(self.db()?).map_err(failed)?;
        Ok(())
    }
}
