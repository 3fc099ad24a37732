//! Resumption and the opening of envelopes.

use domain::{ByColor, Color, Digest, OpenVerdict, Phase, Ply, Stage, sealing::EnvelopeText};
use messages::{Arg, Message, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes the resumption of a game.
    pub(super) fn resumed(&self) -> Message {
        match self.game.phase {
            Phase::Adjourned { stage: Stage::ReplierAbsent, sealed_by, .. } => {
                if self.reader == Some(!sealed_by) {
                    msg!("event-resumed-in-your-absence")
                } else {
                    msg!("event-resumed-in-absence")
                }
            }
            _ => msg!("event-resumed"),
        }
    }

    /// Describes players who came too late.
    pub(super) fn came_late(&self, absent: ByColor<bool>, on_time: bool) -> Message {
        let who = self.person(if absent.white { Color::White } else { Color::Black });
        match (on_time, absent.white && absent.black) {
            (true, true) => msg!("event-both-late-for-limit"),
            (false, true) => msg!("event-both-late"),
            (true, false) => msg!("event-late-for-limit", who = who),
            (false, false) => msg!("event-late", who = who),
        }
    }

    /// Describes an envelope that was opened.
    pub(super) fn opened(
        &self,
        envelope: &str,
        verdict: &OpenVerdict,
        reason: Option<&Digest>,
        ply: Ply,
    ) -> Option<Vec<Message>> {
        let mut said = vec![self.verdict(envelope, verdict, ply)?];
        if let (OpenVerdict::Ambiguous { draw_offer: true, .. }, Ok(text)) =
            (verdict, EnvelopeText::parse(envelope))
        {
            said.push(msg!("event-draw-offered", who = self.person(text.sealer)));
        }
        if let Some(reason) = reason {
            said.extend([msg!("event-opened-early"), self.because(reason)]);
        }
        Some(said)
    }

    /// Describes an envelope that was shown after the game.
    pub(super) fn published(&self, envelope: &str) -> Option<Message> {
        match EnvelopeText::parse(envelope) {
            Ok(text) => Some(msg!("event-published", who = self.person(text.sealer), written = text.written)),
            Err(_) => self.past.then(|| msg!("event-published-nothing")),
        }
    }

    fn verdict(&self, envelope: &str, verdict: &OpenVerdict, ply: Ply) -> Option<Message> {
        let Ok(envelope) = EnvelopeText::parse(envelope) else { return Some(msg!("event-opened-nothing")) };
        let (who, written) = (self.person(envelope.sealer), Arg::from(envelope.written));
        Some(match verdict {
            OpenVerdict::Played { draw_offer: true, .. } => {
                msg!("event-opened-with-offer", who = who, move = self.score.at(ply)?, written = written)
            }
            OpenVerdict::Played { .. } => {
                msg!("event-opened", who = who, move = self.score.at(ply)?, written = written)
            }
            OpenVerdict::Ambiguous { .. } => msg!("event-opened-ambiguous", who = who, written = written),
            OpenVerdict::Illegal => msg!("event-opened-illegal", who = who, written = written),
        })
    }
}
