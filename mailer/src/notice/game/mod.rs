//! The mails about one game: the events, the reader's options, and the game itself.

mod arbiter;
mod calendar;
mod messages;
mod options;
mod pgn;
mod state;

use app::{
    Address, ReplyAddress, Service,
    outbox::{GameContext, MailDetails, OutgoingMail},
    ports::{MailFormat, MailKind, Player, Recorded},
};
use domain::{
    Color, Event, EventKind, Game, GameId, Phase, Reminder,
    notation::{self, NotationStyle},
};

use ::messages::{Arg, Message, Voice, describe_clocks, describe_regulations, msg, pieces};

use super::{error::ComposeError, narrator::EventNarrator, page::Page, score::Score};

/// The number of half-moves that are listed.
const LAST: usize = 10;

/// A mail about one game, with everything that it is written from.
pub(super) struct GameMail<'a> {
    service: &'a Service,
    mail: &'a OutgoingMail,
    pub(super) reader: &'a Player,
    context: &'a GameContext,
    /// The record.
    events: Vec<Event>,
    color: Option<Color>,
    style: NotationStyle,
    score: Score,
    voice: Voice,
}

impl<'a> GameMail<'a> {
    pub(super) fn new(
        service: &'a Service,
        mail: &'a OutgoingMail,
        reader: &'a Player,
        context: &'a GameContext,
        voice: Voice,
    ) -> Result<Self, ComposeError> {
        let style = NotationStyle { notation: reader.notation, letters: reader.letters };
        let events: Vec<Event> = context.events.iter().map(|recorded| recorded.event.clone()).collect();
        Ok(Self {
            service,
            mail,
            reader,
            context,
            color: context.color_of(reader),
            style,
            score: Score::of(&events, style).ok_or(ComposeError::Record)?,
            events,
            voice,
        })
    }

    fn narrator(&self) -> EventNarrator<'_> {
        EventNarrator {
            context: self.context,
            game: self.game(),
            score: &self.score,
            reader: self.color,
            id: self.reader.id,
            style: self.style,
            acted: false,
            past: false,
        }
    }

    /// Adds the state of the game to an answer: conditional moves, the state line and the possible replies.
    pub(super) fn append_to(&self, page: &mut Page) {
        if let Some(lines) = &self.mail.conditions {
            self.stored_conditions(lines, page);
        }
        self.standing(page);
        self.options(page);
    }

    fn game(&self) -> &Game {
        &self.context.game
    }

    /// Writes a mail about events or the state of the game.
    pub(super) fn write(&self, kind: MailKind) -> Result<Page, ComposeError> {
        let mut page = Page::new(self.voice.clone(), Some(self.reader));
        let details = &self.mail.row.mail.details;
        let mut said = match kind {
            MailKind::Reminder => vec![match details {
                MailDetails::Reminder(
                    Reminder::SilentFirst | Reminder::SilentSecond | Reminder::SilentLast,
                ) => self.silence(),
                MailDetails::Reminder(Reminder::FifthLeft | Reminder::DayLeft) => {
                    msg!("reminder-time", site = self.site().to_owned())
                }
                _ => return Err(ComposeError::Details),
            }],
            MailKind::Restored => vec![self.restored()?],
            MailKind::ArbiterNews if *details == MailDetails::SessionContinues => {
                vec![msg!("arbiter-session-continues")]
            }
            _ => self.narrator().describe(),
        };
        if kind == MailKind::GameOver {
            said.extend(self.length());
        }
        said.extend(self.state());
        page.say_all(&said);
        if kind == MailKind::ArbiterNews {
            self.messages(&mut page);
            self.for_the_arbiter(&mut page);
            return Ok(page);
        }
        self.conditional(&mut page);
        self.messages(&mut page);
        self.options(&mut page);
        self.regulations(&mut page);
        if kind != MailKind::MoveRecorded {
            self.picture(&mut page);
            self.clocks(&mut page);
            self.moves(&mut page);
            self.commands(&mut page);
        }
        self.commitment(&mut page);
        Ok(page)
    }

    /// Adds the regulations that are not the usual ones, when the game begins.
    fn regulations(&self, page: &mut Page) {
        if self.context.told.iter().any(|event| matches!(event.kind, EventKind::Created { .. })) {
            page.say_all(&describe_regulations(&self.game().regulations, &self.context.people));
        }
    }

    /// Returns the number of moves of a game that is over, and the time from its beginning to its end.
    fn length(&self) -> Option<Message> {
        let ended = |recorded: &&Recorded| recorded.event.ended().is_some();
        let end = self.context.events.iter().rev().find(ended)?.event.at;
        let time = Arg::length(end - self.game().started_at);
        Some(match self.score.moves() {
            0 => msg!("game-took-no-move", time = time),
            moves => msg!("game-took", moves = moves, time = time),
        })
    }

    pub(super) const fn id(&self) -> GameId {
        self.context.id
    }

    /// Tells whether something happened that the reader does not know.
    pub(super) const fn has_news(&self) -> bool {
        !self.context.told.is_empty()
    }

    /// Adds the game as a digest tells it: the events, the state and the way to answer.
    pub(super) fn digest(&self, page: &mut Page) {
        let (names, id) = (&self.context.names, Arg::shown(self.context.id));
        page.say(&msg!("digest-game", game = id, white = &names.white, black = &names.black));
        let mut said = self.narrator().describe();
        let running = self.game().clock.running.filter(|running| Some(running.side) == self.color);
        match running.filter(|_| matches!(self.game().phase, Phase::Playing { .. })) {
            // A reply to the digest itself is no move.
            Some(running) => said.push(msg!(
                "digest-until",
                number = self.game().position.fullmoves(),
                until = Arg::at(running.deadline),
                left = Arg::left(running.deadline - self.mail.now)
            )),
            None => said.extend(self.state()),
        }
        page.say_all(&said);
        self.regulations(page);
        self.messages(page);
        let last = self.score.last(2);
        if !self.game().is_over() && !last.is_empty() {
            page.list(&[msg!("moves", moves = last)]);
        }
        if self.color.is_none() || self.game().is_over() {
            return;
        }
        // A move that must be sealed is not to come in the open.
        let is_played = running.is_some() && !self.game().is_sealing();
        page.offer(&[match self.example().filter(|_| is_played) {
            Some(example) => msg!("digest-move", example = example),
            None => msg!("digest-write"),
        }]);
        let (game, player, seen) = (self.context.id, self.reader.id, self.game().position_id());
        let address = Address::Play { game, player, seen };
        let ReplyAddress { address, name, .. } = self.service.mail_out.reply_address(address);
        page.answer(&match name {
            Some(name) => format!("  {name} <{address}>"),
            None => format!("  {address}"),
        });
    }

    /// Adds the position: a board from the reader's side, or a list of pieces.
    fn picture(&self, page: &mut Page) {
        let position = &self.game().position;
        if self.reader.no_board {
            page.say(&pieces(position));
        } else {
            let drawing = notation::board(position, self.color.unwrap_or(Color::White));
            // Not everybody sees the squares of a table.
            let is_html = self.reader.mail_format == MailFormat::Html;
            let beside = is_html.then(|| [pieces(position), msg!("board-figures")]);
            page.board(drawing, self.score.last_move().map(str::to_owned), beside);
        }
    }

    fn clocks(&self, page: &mut Page) {
        for paragraph in describe_clocks(self.game(), &self.context.names, self.mail.now) {
            page.list(&paragraph);
        }
    }

    fn moves(&self, page: &mut Page) {
        let moves = self.score.last(LAST);
        if !moves.is_empty() {
            page.list(&[msg!("moves", moves = moves)]);
        }
    }

    fn commands(&self, page: &mut Page) {
        if !self.game().is_over() {
            page.list(&[if self.reader.no_board { msg!("commands-help") } else { msg!("commands") }]);
        } else if self.game().unopened.is_some() && self.color.is_some() {
            page.say(&msg!("publish"));
        }
    }
}
