//! Games as files beside the answer.

use app::{Failure, inbox::GamesFile};
use domain::GameId;
use messages::{Arg, msg};

use super::{MailExecutor, with};
use crate::reading::{
    command::{MailCommand, Show},
    games::{games_as_pgn, newest},
    grammar::name,
};

/// The most bytes of the files of an answer. Encoded they have a third more; every host takes that.
const MAX_FILES: usize = 500_000;

impl MailExecutor<'_> {
    /// Attaches a game of any players.
    pub(super) fn attach_game(&mut self, line: Arg, game: GameId) -> Result<(), Failure> {
        let length = games_as_pgn(self.service, self.player, &[game])?.len();
        if length == 0 {
            let is_delayed = self.service.records.is_delayed_for(game, self.player.id)?;
            let why = if is_delayed { msg!("problem-game_delayed") } else { msg!("refusal-unknown_game") };
            self.entry(line, false, why);
            return Ok(());
        }
        let name = format!("{game}.pgn");
        if self.attach(&name, vec![game], length) {
            self.entry(line, true, msg!("pgn-attached", file = name));
        } else {
            self.entry(line, false, msg!("pgn-no-room"));
        }
        Ok(())
    }

    /// Attaches the player's own games below a number, as many of the newest as fit.
    pub(super) fn attach_all(&mut self, before: Option<GameId>) -> Result<(), Failure> {
        let line = match before {
            Some(game) => with("command-pgn-all-before", game.to_string()),
            None => name(&MailCommand::Show(Show::AllPgn(None))),
        };
        // The same line again: what it says about the file stands above.
        if self.entries.iter().any(|entry| entry.ok && entry.line == line) {
            return Ok(());
        }
        let found = newest(self.service, self.player.id, before)?;
        let (mut games, mut length) = (Vec::new(), 0);
        for &game in &found {
            let more = games_as_pgn(self.service, self.player, &[game])?.len();
            if self.files.1 + length + more > MAX_FILES {
                break;
            }
            length += more;
            games.push(game);
        }
        let (Some(&last), count) = (games.last(), games.len()) else {
            let none = if found.is_empty() { msg!("pgn-all-none") } else { msg!("pgn-no-room") };
            self.entry(line, found.is_empty(), none);
            return Ok(());
        };
        let is_cut = count < found.len() || !newest(self.service, self.player.id, Some(last))?.is_empty();
        let file =
            before.map_or_else(|| "games.pgn".to_owned(), |before| format!("games-before-{before}.pgn"));
        let mut sentences = vec![msg!("pgn-all-attached", count = count, file = &file)];
        if is_cut {
            sentences.push(msg!("pgn-all-more", game = Arg::shown(last)));
        }
        if self.attach(&file, games, length) {
            self.entry(line, true, Arg::Sentences { sentences });
        } else {
            self.entry(line, false, msg!("pgn-no-room"));
        }
        Ok(())
    }

    /// Attaches a file, if it fits; one of this name is there already.
    #[must_use]
    fn attach(&mut self, name: &str, games: Vec<GameId>, length: usize) -> bool {
        let (files, total) = &mut self.files;
        if files.iter().any(|file| file.name == name) {
            return true;
        }
        if *total + length > MAX_FILES {
            return false;
        }
        *total += length;
        files.push(GamesFile { name: name.to_owned(), games });
        true
    }
}
