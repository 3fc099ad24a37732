//! Challenges, seeks and rematches.

use app::{
    Channel, Failure, LobbyCommand, LobbyRequest,
    ports::{StartChoice, Terms},
};
use domain::{Actor, Start};

use messages::Sentence;

use super::{GameOfMail, MailExecutor};

/// Names a command in a transcript.
pub(super) fn line(command: &LobbyCommand) -> String {
    match command {
        LobbyCommand::Create { .. } => "create".into(),
        LobbyCommand::Challenge { opponent, .. } => format!("challenge {opponent}"),
        LobbyCommand::Seek { .. } => "seek".into(),
        LobbyCommand::Accept { challenge } => format!("accept challenge {challenge}"),
        LobbyCommand::Decline { challenge } => format!("decline challenge {challenge}"),
        LobbyCommand::Withdraw { challenge } => format!("withdraw {challenge}"),
    }
}

impl MailExecutor<'_> {
    /// Challenges the opponent of the game to another one under the same rules, with the other colour.
    pub(super) fn rematch(&mut self, n: usize) -> Result<(), Failure> {
        let own =
            |game: &GameOfMail| Some((game.id, game.state.color_of(self.player.id)?, game.state.is_over()));
        let Some((id, color, is_over)) = self.game.as_ref().and_then(own) else {
            self.entry("rematch", false, "This needs a game of yours: reply to a mail about the game.");
            return Ok(());
        };
        let view = self.service.games.game(id)?.filter(|_| is_over);
        let Some(view) = view else {
            self.entry("rematch", false, format!("{id} is not over yet. Ask again after its end."));
            return Ok(());
        };
        let game = view.row.state;
        let start = match game.start {
            Start::Chess960 { .. } => StartChoice::DrawnChess960,
            start => StartChoice::At(start),
        };
        let terms = Terms { color: Some(!color), start, regulations: game.regulations };
        let opponent = view.names[!color].clone();
        self.arrange(n, "rematch".into(), LobbyCommand::Challenge { opponent, terms })
    }

    /// Submits a command of the lobby.
    pub(super) fn arrange(&mut self, n: usize, line: String, command: LobbyCommand) -> Result<(), Failure> {
        let asked = command.clone();
        let arranged = self.service.lobby.arrange(LobbyRequest {
            actor: Actor::Player(self.player.id),
            wish: command,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        })?;
        let nothing_begun = match &asked {
            LobbyCommand::Withdraw { challenge } => {
                format!("{challenge} is withdrawn. Nobody can accept it any more.")
            }
            LobbyCommand::Decline { challenge } => {
                format!("You declined {challenge}. The challenger gets a mail.")
            }
            _ => "It is arranged.".into(),
        };
        let answer = match (&arranged.refusal, arranged.game, arranged.challenge) {
            (Some(refusal), _, _) => refusal.sentence(),
            (None, Some(game), _) => format!("The game {game} has begun; a mail about it follows."),
            (None, None, Some(challenge)) if matches!(asked, LobbyCommand::Seek { .. }) => format!(
                "Your seek {challenge} is open: the first player who accepts it plays. To take it back, write: withdraw {challenge}"
            ),
            (None, None, Some(challenge)) if matches!(asked, LobbyCommand::Challenge { .. }) => format!(
                "Your challenge {challenge} is on its way. To take it back, write: withdraw {challenge}"
            ),
            (None, None, _) => nothing_begun,
        };
        self.entry(line, arranged.refusal.is_none(), answer);
        Ok(())
    }
}
