//! The mails about one game: the events, the reader's options, and the game itself.

mod arbiter;
mod messages;
mod options;
mod pgn;
mod state;

pub(super) use options::COMMANDS;

use app::{
    Service,
    outbox::{GameContext, MailDetails, OutgoingMail},
    ports::{MailKind, Player},
};
use domain::{
    Color, Game, Reminder,
    notation::{self, NotationStyle},
};

use super::{clocks, error::ComposeError, narrator::EventNarrator, page::Page, score::Score, when::Calendar};

/// The number of half-moves that are listed.
const LAST: usize = 10;

/// A mail about one game, with everything that it is written from.
pub(super) struct GameMail<'a> {
    service: &'a Service,
    mail: &'a OutgoingMail,
    pub(super) reader: &'a Player,
    context: &'a GameContext,
    color: Option<Color>,
    style: NotationStyle,
    score: Score,
    calendar: Calendar,
}

impl<'a> GameMail<'a> {
    pub(super) fn new(
        service: &'a Service,
        mail: &'a OutgoingMail,
        reader: &'a Player,
        context: &'a GameContext,
    ) -> Result<Self, ComposeError> {
        let style = NotationStyle { notation: reader.notation, letters: reader.letters };
        Ok(Self {
            service,
            mail,
            reader,
            context,
            color: context.color_of(reader),
            style,
            score: Score::of(&context.events, style).ok_or(ComposeError::Record)?,
            calendar: Calendar::of(Some(reader)),
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
            calendar: &self.calendar,
            acted: false,
            past: false,
        }
    }

    /// Adds the state of the game to an answer: conditional moves, the state line and the possible replies.
    pub(super) fn append_to(&self, page: &mut Page) {
        if let Some(lines) = &self.mail.conditions {
            self.stored_conditions(lines, page);
        }
        if let Some(state) = self.state() {
            page.paragraph(&state);
        }
        self.options(page);
    }

    fn game(&self) -> &Game {
        &self.context.game
    }

    /// Writes a mail about events or the state of the game.
    pub(super) fn write(&self, kind: MailKind) -> Result<Page, ComposeError> {
        let mut page = Page::default();
        let described = match kind {
            MailKind::Reminder => match self.mail.row.mail.details {
                MailDetails::Reminder(Reminder::SilentFirst | Reminder::SilentSecond | Reminder::SilentLast) => self.silence(),
                MailDetails::Reminder(Reminder::FifthLeft | Reminder::DayLeft) => format!("{} reminds you: your time is running out.", self.site()),
                _ => return Err(ComposeError::Details),
            },
            MailKind::Restored => self.restored()?,
            MailKind::ArbiterNews if self.mail.row.mail.details == MailDetails::SessionContinues => {
                "The session is over and the player on move should seal now, but the envelope lacks holders: too few of \
                 the named arbiters are still arbiters, have a key and do not play in this game. The game continues until \
                 enough of them have registered a key, or until it is no longer to be adjourned."
                    .into()
            }
            _ => self.narrator().describe(),
        };
        let state = self.state().unwrap_or_default();
        page.paragraph(format!("{described} {state}").trim());
        if kind == MailKind::ArbiterNews {
            self.messages(&mut page);
            self.for_the_arbiter(&mut page);
            return Ok(page);
        }
        self.conditional(&mut page);
        self.messages(&mut page);
        self.options(&mut page);
        if kind != MailKind::MoveRecorded {
            self.picture(&mut page);
            self.clocks(&mut page);
            self.moves(&mut page);
            self.commands(&mut page);
        }
        self.commitment(&mut page);
        Ok(page)
    }

    /// Adds the position: a board from the reader's side, or a list of pieces.
    fn picture(&self, page: &mut Page) {
        let position = &self.game().position;
        if self.reader.no_board {
            page.paragraph(&notation::piece_list(position));
        } else {
            page.block(&notation::board(position, self.color.unwrap_or(Color::White)));
        }
    }

    fn clocks(&self, page: &mut Page) {
        let date = |at| self.calendar.date(at);
        for paragraph in clocks::describe(self.game(), &self.context.names, self.mail.now, date) {
            page.paragraph(&paragraph);
        }
    }

    fn moves(&self, page: &mut Page) {
        let moves = self.score.last(LAST);
        if !moves.is_empty() {
            page.paragraph(&format!("Moves: {moves}"));
        }
    }

    fn commands(&self, page: &mut Page) {
        if !self.game().is_over() {
            page.paragraph(COMMANDS);
        } else if self.game().unopened.is_some() && self.color.is_some() {
            page.paragraph(
                "The sealed move stays in its envelope. It is shown only if you and your opponent both reply \"publish\".",
            );
        }
    }
}
