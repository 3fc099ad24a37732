//! The game as PGN, for chess programs.

use app::{Address, ports::MailKind};
use domain::{
    Color,
    pgn::{self, Comments},
};
use messages::{Message, Sentence, msg};

use super::GameMail;
use crate::notice::{
    error::ComposeError,
    headers::Attached,
    page::{MAX_TEXT, Page},
};

/// The longest file, in bytes; encoded it has 40 KB.
const MAX_FILE: usize = 30_000;

impl GameMail<'_> {
    /// Adds the whole game for a chess program, with the tags of cmail and Scid. It stands last, because cmail writes its
    /// move below the last line. Its addresses are ours, so no player learns another's address.
    pub(in crate::notice) fn pgn(&self, page: &mut Page) -> Result<(), ComposeError> {
        // cmail answers to the last line of the raw mail that begins with From, and knows no Reply-To.
        let ours = self.play_address();
        let from = format!("From: <{ours}>");
        let room = MAX_TEXT.saturating_sub(page.len() + from.len() + 2);
        let fits = |text: &String| text.len() < room && !text.contains("\nFrom");
        let comments = if self.game().is_over() { Comments::All } else { Comments::Fewest };
        let mut text = self.pgn_text(&ours, comments).ok_or(ComposeError::Record)?;
        if !fits(&text) {
            text = self.pgn_text(&ours, Comments::Fewest).ok_or(ComposeError::Record)?;
        }
        match Some(text).filter(fits) {
            Some(text) => {
                page.block(&from);
                page.block(&text);
            }
            None => page.say(&self.too_long()),
        }
        Ok(())
    }

    /// Returns the whole game as a file, where the reader wants it with every notice, and in the last notice of the game.
    /// Names the file there. Comments that make it too long are left out; `None` if it still is.
    pub(in crate::notice) fn pgn_file(
        &self,
        kind: MailKind,
        page: &mut Page,
    ) -> Result<Option<Attached>, ComposeError> {
        if !self.reader.pgn_attached && kind != MailKind::GameOver {
            return Ok(None);
        }
        let (is_over, name) = (self.game().is_over(), format!("{}.pgn", self.context.id));
        let comments = if is_over { Comments::All } else { Comments::Last };
        let ours = self.play_address();
        let whole = self.pgn_text(&ours, comments).ok_or(ComposeError::Record)?;
        let (text, is_cut) = if is_over && whole.len() > MAX_FILE {
            (self.pgn_text(&ours, Comments::Fewest).ok_or(ComposeError::Record)?, true)
        } else {
            (whole, false)
        };
        let fits = text.len() <= MAX_FILE;
        if kind == MailKind::GameOver {
            match fits {
                true if is_cut => {
                    page.list(&[msg!("game-attached-short", file = &name, url = self.pgn_address())]);
                }
                true => page.list(&[msg!("game-attached", file = &name)]),
                // Others read it below.
                false if self.reader.no_board => page.list(&[self.too_long()]),
                false => {}
            }
        }
        Ok(fits.then_some(Attached { name, media: "application/vnd.chess-pgn", text }))
    }

    fn too_long(&self) -> Message {
        msg!("pgn-too-long", url = self.pgn_address())
    }

    fn pgn_address(&self) -> String {
        format!("{}/g/{}/pgn", self.service.settings().public_url, self.context.id.0)
    }

    fn play_address(&self) -> String {
        let (game, player, seen) = (self.context.id, self.reader.id, self.context.game.position_id());
        self.service.mail_out.mail_address(Address::Play { game, player, seen })
    }

    fn pgn_text(&self, ours: &str, comments: Comments) -> Option<String> {
        // cmail writes to the address of the side to move and fills in "?" itself.
        let na = |color| if self.color == Some(color) { "?" } else { ours };
        let id = self.context.id.to_string();
        let mut tags = vec![("Mode", "EM"), ("CmailGameName", id.as_str())];
        // A finished game is passed on, and needs no address to be answered at.
        if !self.context.game.is_over() {
            tags.splice(0..0, [("WhiteNA", na(Color::White)), ("BlackNA", na(Color::Black))]);
        }
        let options = pgn::Options {
            white: &self.context.names.white,
            black: &self.context.names.black,
            site: &self.service.settings().public_url,
            tags: &tags,
            comments,
            clock_rules: Some(Sentence::sentence),
        };
        pgn::write(&self.events, &options, |digest| self.message(digest).map(|message| message.text.as_str()))
    }
}
