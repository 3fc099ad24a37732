//! The executor of a mail: each step goes through the entry point of the service, and its receipt becomes an entry of the
//! transcript.

mod account;
mod arbiter;
mod files;
mod game;
mod lobby;

pub use game::BELOW_MOVE;

use app::{
    Failure, Key, LobbyCommand, Service,
    inbox::{Entry, GamesFile},
    ports::{Inbound, Player},
};
use domain::{Game, GameId, Ply, PositionId, Role};
use messages::{Arg, Message, Question, msg};

use super::{
    command::{MailCommand, Show},
    grammar::name,
    meaning::Step,
    replies,
};

/// Characters of a line shown in a transcript.
const MAX_SHOWN: usize = 120;

/// The game that a reply address names.
pub(super) struct GameOfMail {
    pub(super) id: GameId,
    /// The position that the reply address is bound to.
    pub(super) seen: PositionId,
    /// The state before the mail.
    pub(super) state: Game,
}

impl GameOfMail {
    /// Returns true if an arbiter took back the moves that the reply address is about.
    pub(super) fn is_gone(&self) -> bool {
        !self.state.has_moves_of(self.seen.revision)
    }
}

/// Executes the steps of one mail.
pub(super) struct MailExecutor<'a> {
    pub(super) service: &'a Service,
    pub(super) mail: &'a Inbound,
    pub(super) player: &'a Player,
    pub(super) game: Option<GameOfMail>,
    /// Nothing of the mail is repeated.
    pub(super) is_secret: bool,
    pub(super) entries: Vec<Entry>,
    /// Half-moves played after the mail's own move and what it was answered with.
    pub(super) now_at: Option<Ply>,
    /// An entry has no mail of its own.
    pub(super) unmailed: bool,
    /// The answer shows the player's conditional moves.
    pub(super) shows_conditions: bool,
    /// The move of the mail was on record before.
    pub(super) is_repeated: bool,
    /// Files beside the answer, and their length in bytes.
    pub(super) files: (Vec<GamesFile>, usize),
}

/// Shortens a line of the sender for a transcript.
pub(super) fn shortened(line: &str, is_secret: bool) -> Arg {
    let shown = || line.chars().take(MAX_SHOWN).collect::<String>().into();
    if is_secret { msg!("line-not-repeated").into() } else { shown() }
}

/// The line of a command with what stands behind it.
fn with(command: &'static str, rest: impl Into<Arg>) -> Arg {
    msg!("line-with", command = Message::new(command), rest = rest).into()
}

/// The word by which a player asks for the squares of pieces.
fn word_of(role: Role) -> Message {
    match role {
        Role::King => msg!("word-king"),
        Role::Queen => msg!("word-queen"),
        Role::Rook => msg!("word-rook"),
        Role::Bishop => msg!("word-bishop"),
        Role::Knight => msg!("word-knight"),
        Role::Pawn => msg!("word-pawn"),
    }
}

/// Names a command in a transcript.
fn lobby_line(command: &LobbyCommand) -> Arg {
    match command {
        LobbyCommand::Create { .. } | LobbyCommand::CreateList { .. } | LobbyCommand::Seek { .. } => {
            msg!("command-seek").into()
        }
        LobbyCommand::Challenge { opponent, .. } => with("command-challenge", opponent),
        LobbyCommand::Accept { challenge } => with("command-accept-challenge", Arg::shown(challenge)),
        LobbyCommand::Decline { challenge } => with("command-decline-challenge", Arg::shown(challenge)),
        LobbyCommand::Withdraw { challenge } => with("command-withdraw", Arg::shown(challenge)),
    }
}

impl<'a> MailExecutor<'a> {
    pub(super) const fn new(
        service: &'a Service,
        mail: &'a Inbound,
        player: &'a Player,
        game: Option<GameOfMail>,
        is_secret: bool,
    ) -> Self {
        Self {
            service,
            mail,
            player,
            game,
            is_secret,
            entries: Vec::new(),
            now_at: None,
            unmailed: false,
            shows_conditions: false,
            is_repeated: false,
            files: (Vec::new(), 0),
        }
    }

    /// Tells whether the mail is about the position on the board, where its sender is on move.
    pub(super) fn is_to_move(&self) -> bool {
        let Some(GameOfMail { seen, state, .. }) = &self.game else { return false };
        let is_on_move = state.on_move().is_some() && state.on_move() == state.color_of(self.player.id);
        *seen == state.position_id() && is_on_move && !state.is_over()
    }

    /// Executes the step with this number.
    pub(super) fn step(&mut self, n: usize, step: Step) -> Result<(), Failure> {
        match step {
            Step::Move { text, draw_offer, message, conditions } => {
                self.make_move(n, text, draw_offer, message, conditions)
            }
            Step::Mistake { line, hint } => {
                self.entry(shortened(&line, self.is_secret), false, hint);
                Ok(())
            }
            Step::Do(command) => self.obey(n, command),
        }
    }

    fn obey(&mut self, n: usize, command: MailCommand) -> Result<(), Failure> {
        match command {
            MailCommand::Show(Show::PgnOf(game)) => {
                self.attach_game(with("command-pgn", game.to_string()), game)
            }
            MailCommand::Show(Show::AllPgn(before)) => self.attach_all(before),
            MailCommand::Show(what) => self.show(what),
            MailCommand::Set(patch) => self.set(&patch),
            MailCommand::Calendar => self.make_calendar(n),
            MailCommand::CalendarOff => self.revoke_calendar(),
            MailCommand::Lobby(command) => self.arrange(n, lobby_line(&command), command),
            MailCommand::Rematch => self.rematch(n),
            MailCommand::Arbiter(game, request) => self.judge(n, game, *request),
            MailCommand::Everywhere(ref act) => self.everywhere(n, name(&command), act),
            command => self.play(n, command),
        }
    }

    fn show(&mut self, what: Show) -> Result<(), Failure> {
        let game = self.game.as_ref().map(|game| game.id);
        let shown = replies::show(self.service, game, self.player, what)?;
        self.shows_conditions |= what == Show::Conditions && shown.is_some();
        let line = match what {
            Show::Over(Some(before)) => with("command-games-over-before", before.to_string()),
            Show::Asked(Question::File(file)) => with("command-file", file.char().to_string()),
            Show::Asked(Question::Rank(rank)) => with("command-rank", rank.char().to_string()),
            Show::Asked(Question::Where(role)) => with("command-where", word_of(role)),
            _ => name(&MailCommand::Show(what)),
        };
        if what == Show::Settings {
            self.entries.retain(|entry| entry.line != line);
        }
        match (shown, what) {
            (Some(answer), Show::Pace(game)) => {
                self.entry(with("line-arbiter", format!("{game} pace")), true, answer)
            }
            (Some(answer), _) => self.entry(line, true, answer),
            (None, Show::Pace(game)) => {
                self.entry(with("line-arbiter", format!("{game} pace")), false, msg!("only-arbiters-see"));
            }
            (None, _) => self.entry(line, false, msg!("needs-game")),
        }
        match game.filter(|_| what == Show::Pgn) {
            // The answer may be cut.
            Some(game) => self.attach_game(name(&MailCommand::Show(what)), game),
            None => Ok(()),
        }
    }

    fn entry(&mut self, line: impl Into<Arg>, ok: bool, answer: impl Into<Arg>) {
        self.unmailed = true;
        self.entries.push(Entry { line: line.into(), answer: answer.into(), ok });
    }

    fn key(&self, n: usize) -> Key {
        Key::Mail { inbox: self.mail.id, line: n }
    }
}
