//! Challenges, seeks and rematches.

use app::{
    Channel, Failure, LobbyCommand, LobbyRequest,
    ports::{StartChoice, Terms},
};
use domain::{Actor, Start};
use messages::{Arg, Sentence, msg};

use super::{GameOfMail, MailExecutor};
use crate::reading::body::cleaned;

impl MailExecutor<'_> {
    /// Challenges the opponent of the game to another one under the same rules, with the other colour.
    pub(super) fn rematch(&mut self, n: usize) -> Result<(), Failure> {
        let own =
            |game: &GameOfMail| Some((game.id, game.state.color_of(self.player.id)?, game.state.is_over()));
        let Some((id, color, is_over)) = self.game.as_ref().and_then(own) else {
            self.entry(msg!("command-rematch"), false, msg!("needs-own-game"));
            return Ok(());
        };
        let view = self.service.games.game(id)?.filter(|_| is_over);
        let Some(view) = view else {
            self.entry(msg!("command-rematch"), false, msg!("rematch-too-early", game = Arg::shown(id)));
            return Ok(());
        };
        let game = view.row.state;
        let start = match game.start {
            Start::Chess960 { .. } => StartChoice::DrawnChess960,
            start => StartChoice::At(start),
        };
        let terms = Terms { color: Some(!color), start, regulations: game.regulations };
        let opponent = view.names[!color].clone();
        self.arrange(n, msg!("command-rematch").into(), LobbyCommand::Challenge { opponent, terms })
    }

    /// Submits a command of the lobby.
    pub(super) fn arrange(&mut self, n: usize, line: Arg, command: LobbyCommand) -> Result<(), Failure> {
        let command = match command {
            LobbyCommand::Challenge { opponent, terms } => {
                LobbyCommand::Challenge { opponent: self.known_name(opponent)?, terms }
            }
            command => command,
        };
        let asked = command.clone();
        let arranged = self.service.lobby.arrange(LobbyRequest {
            actor: Actor::Player(self.player.id),
            command,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        })?;
        let answer = match (&arranged.refusal, arranged.game, arranged.challenge, &asked) {
            (Some(refusal), ..) => refusal.message(),
            (None, Some(game), ..) => msg!("arranged-game", game = Arg::shown(game)),
            (None, None, Some(challenge), LobbyCommand::Seek { .. }) => {
                msg!("arranged-seek", challenge = Arg::shown(challenge))
            }
            (None, None, Some(challenge), LobbyCommand::Challenge { .. }) => {
                msg!("arranged-challenge", challenge = Arg::shown(challenge))
            }
            (None, None, _, LobbyCommand::Withdraw { challenge }) => {
                msg!("arranged-withdrawn", challenge = Arg::shown(challenge))
            }
            (None, None, _, LobbyCommand::Decline { challenge }) => {
                msg!("arranged-declined", challenge = Arg::shown(challenge))
            }
            (None, None, ..) => msg!("arranged"),
        };
        self.entry(line, arranged.refusal.is_none(), answer);
        Ok(())
    }
    /// Returns a name as it was typed if a player bears it, otherwise with the digits of other scripts folded.
    pub(super) fn known_name(&self, typed: String) -> Result<String, Failure> {
        let known = self.service.accounts.player_by_name(typed.trim())?;
        Ok(if known.is_some() { typed } else { cleaned(&typed).into_owned() })
    }
}
