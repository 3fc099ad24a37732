//! Messages of the players, conditional moves and commitments.

use app::ports::Message;
use domain::{Digest, EventKind};
use messages::{Sentence as _, msg};

use super::GameMail;
use crate::notice::{page::Page, score};

/// Bytes of a text in a mail, so that the game for programs has room below it in every alphabet.
const MAX_SHOWN: usize = 4_800;

impl GameMail<'_> {
    /// Adds the stored conditional moves as a score, marked as a quotation. A reply that quotes them gives and plays no
    /// conditional move, even if the mail program does not mark quotations.
    pub(super) fn stored_conditions(&self, lines: &[Vec<String>], page: &mut Page) {
        if lines.is_empty() {
            page.say(&msg!("conditions-none"));
            return;
        }
        page.say(&msg!("conditions-stored"));
        let begin = page.len();
        for (i, line) in lines.iter().enumerate() {
            let shown = score::foreseen(&self.game().position, line);
            // Answers and the game have room beside them.
            if page.len() - begin + shown.len() > MAX_SHOWN {
                return page.say(&msg!("more-lines-too-many", count = lines.len() - i));
            }
            page.quotation("| ", &shown);
        }
    }

    /// Adds the fate of the reader's conditional moves, without naming any that was not played.
    pub(super) fn conditional(&self, page: &mut Page) {
        if let Some(news) = self.mail.conditional_notice() {
            page.say(&news.message());
        }
    }

    /// Adds the messages of the described events.
    pub(super) fn messages(&self, page: &mut Page) {
        for event in &self.context.told {
            let (EventKind::Said { message: digest, .. }
            | EventKind::Moved { message: Some(digest), .. }
            | EventKind::Analysed { analysis: digest, .. }
            | EventKind::Appealed { message: digest, .. }
            | EventKind::ClaimReferred { analysis: Some(digest), .. }) = &event.kind
            else {
                continue;
            };
            if let Some(message) = self.message(digest)
                && message.author != self.reader.id
                && !message.text.is_empty()
            {
                let author = self.game().color_of(message.author);
                page.say(&match author {
                    Some(color) => msg!("writes", who = &self.context.names[color]),
                    None if self.game().replaced_players.contains(&message.author) => msg!("writes-replaced"),
                    None => msg!("writes-arbiter"),
                });
                let begins = beginning(&message.text);
                page.quoted("| ", begins);
                if begins.len() < message.text.len() {
                    let url = &self.service.settings().public_url;
                    let url = format!("{url}/v1/games/{}/messages", self.context.id.0);
                    page.say_below(&msg!("writes-more", url = url));
                }
            }
        }
    }

    pub(super) fn message(&self, digest: &Digest) -> Option<&Message> {
        self.context.text(digest)
    }

    /// Adds the commitment, the later proof of an unchanged envelope.
    pub(super) fn commitment(&self, page: &mut Page) {
        for event in &self.context.told {
            match &event.kind {
                EventKind::Sealed { envelope, .. } => {
                    page.say(&msg!("sealed-commitment"));
                    page.block(&format!("  {}", envelope.commitment));
                }
                EventKind::Opened { envelope, .. } if !envelope.is_empty() => {
                    let url = &self.service.settings().public_url;
                    let url = format!("{url}/v1/games/{}/events", self.context.id.0);
                    page.say(&msg!("opened-commitment", url = url));
                    page.block(&format!("  {}", domain::sealing::commitment(envelope)));
                }
                _ => {}
            }
        }
    }
}

/// Returns as much of a text as a mail has room for.
fn beginning(text: &str) -> &str {
    let most = text.char_indices().nth(app::MAX_MESSAGE).map_or(text.len(), |(end, _)| end);
    &text[..text.floor_char_boundary(most.min(MAX_SHOWN))]
}
