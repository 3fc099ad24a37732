//! Messages of the players, conditional moves and commitments.

use app::{ConditionalNews, ports::Message};
use domain::{Digest, EventKind};

use super::GameMail;
use crate::notice::{page::Page, score};

impl GameMail<'_> {
    /// Adds the stored conditional moves as a score, marked as a quotation: a reply that quotes them gives and plays no
    /// conditional move, even if the mail program does not mark quotations.
    pub(super) fn stored_conditions(&self, lines: &[Vec<String>], page: &mut Page) {
        if lines.is_empty() {
            page.paragraph("You have no conditional moves now.");
            return;
        }
        page.paragraph("Your conditional moves are now as follows. Each line is one chain:");
        for line in lines {
            page.quotation("| ", &score::foreseen(&self.game().position, line));
        }
    }

    /// Adds the fate of the reader's conditional moves, without naming any that was not played.
    pub(super) fn conditional(&self, page: &mut Page) {
        let news = match self.mail.conditional_news() {
            Some(ConditionalNews::NotForeseen) => {
                "None of your conditional moves answers this move; the remaining ones are dropped."
            }
            Some(ConditionalNews::OthersDropped) => {
                "Your conditional moves for other moves of your opponent are dropped, because those are no longer possible."
            }
            Some(ConditionalNews::YouDecide) => {
                "Your conditional move was not played, because your opponent made an offer that you must decide \
                 yourself. If you play it now, the rest of its line stays; those for other moves are dropped."
            }
            Some(ConditionalNews::MailUnread) => {
                "Your conditional move was not played, because a mail of yours about this game arrived before the move and \
                 had not been read: it might have withdrawn the conditional move. If you play it now, the rest of its \
                 line stays; those for other moves are dropped."
            }
            Some(ConditionalNews::Adjourned) => {
                "Your conditional moves are dropped: a move from an envelope is never answered unseen."
            }
            Some(ConditionalNews::TakenBack) => {
                "Your conditional moves are dropped: they were for the game as it stood before."
            }
            None => return,
        };
        page.paragraph(news);
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
                let author = match author {
                    Some(color) => &self.context.names[color],
                    None if self.game().replaced_players.contains(&message.author) => {
                        "The player who was replaced"
                    }
                    None => "The arbiter",
                };
                page.paragraph(&format!("{author} writes:"));
                page.quoted("| ", &self.shortened(&message.text));
            }
        }
    }

    /// Shortens analysis that is too long for a mail.
    pub(super) fn shortened<'t>(&self, text: &'t str) -> std::borrow::Cow<'t, str> {
        if text.chars().count() <= app::MAX_MESSAGE {
            return text.into();
        }
        let begins: String = text.chars().take(app::MAX_MESSAGE).collect();
        let url = &self.service.settings().public_url;
        format!("{begins}\n... continued at {url}/v1/games/{}/messages", self.context.id.0).into()
    }

    pub(super) fn message(&self, digest: &Digest) -> Option<&Message> {
        self.context.text(digest)
    }

    /// Adds the commitment, the later proof of an unchanged envelope.
    pub(super) fn commitment(&self, page: &mut Page) {
        for event in &self.context.told {
            match &event.kind {
                EventKind::Sealed { envelope, .. } => {
                    page.paragraph(
                        "The move is in an encrypted envelope that nobody opens before the game resumes. This is \
                         the SHA-256 of the envelope's text. Keep it: it will prove that the envelope is the \
                         one sealed now.",
                    );
                    page.block(&format!("  {}", envelope.commitment));
                }
                EventKind::Opened { envelope, .. } if !envelope.is_empty() => {
                    page.paragraph(&format!(
                        "The envelope's text is in the record of the game; its SHA-256 is the commitment printed \
                         when the move was sealed ({}/v1/games/{}/events):",
                        self.service.settings().public_url,
                        self.context.id.0,
                    ));
                    page.block(&format!("  {}", domain::sealing::commitment(envelope)));
                }
                _ => {}
            }
        }
    }
}
