//! Resumption and the opening of envelopes.

use domain::{Color, Event, EventKind, OpenVerdict, Phase, Ply, Stage, sealing::EnvelopeText};
use messages::{Arg, Message, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
    pub(super) fn opening(&self, event: &Event, ply: Ply) -> Option<Vec<Message>> {
        Some(vec![match &event.kind {
            EventKind::ResumptionRequested { by, .. } => {
                msg!("event-resumption-asked", who = self.person(*by))
            }
            EventKind::Resumed => match self.game.phase {
                Phase::Adjourned { stage: Stage::ReplierAbsent, sealed_by, .. } => {
                    if self.reader == Some(!sealed_by) {
                        msg!("event-resumed-in-your-absence")
                    } else {
                        msg!("event-resumed-in-absence")
                    }
                }
                _ => msg!("event-resumed"),
            },
            EventKind::EarlyOpeningApproved { reason, .. } => {
                let approved = if self.game.regulations.adjournment.needed_early > 1 {
                    msg!("event-early-opening-one-of-two")
                } else {
                    msg!("event-early-opening")
                };
                return Some(vec![approved, self.because(reason)]);
            }
            EventKind::CameLate { absent, on_time } => {
                let who = self.person(if absent.white { Color::White } else { Color::Black });
                match (*on_time, absent.white && absent.black) {
                    (true, true) => msg!("event-both-late-for-limit"),
                    (false, true) => msg!("event-both-late"),
                    (true, false) => msg!("event-late-for-limit", who = who),
                    (false, false) => msg!("event-late", who = who),
                }
            }
            EventKind::EnvelopeMissing { reason, .. } => {
                let why = match reason {
                    Some(reason) => self.because(reason),
                    None => msg!("event-envelope-shut"),
                };
                return Some(vec![msg!("event-envelope-missing"), why]);
            }
            EventKind::ReadingChosen { by, .. } => {
                msg!("event-reading-chosen", who = self.person(*by), move = self.score.at(ply)?)
            }
            EventKind::Opened { envelope, verdict, reason, .. } => {
                let mut said = vec![self.opened(envelope, verdict, ply)?];
                if let Some(reason) = reason {
                    said.extend([msg!("event-opened-early"), self.because(reason)]);
                }
                return Some(said);
            }
            EventKind::PublicationAgreed { by } => msg!("event-publication-agreed", who = self.person(*by)),
            EventKind::EnvelopePublished { envelope, .. } => match EnvelopeText::parse(envelope) {
                Ok(text) => msg!("event-published", who = self.person(text.sealer), written = text.written),
                Err(_) if self.past => msg!("event-published-nothing"),
                Err(_) => return None,
            },
            _ => return None,
        }])
    }

    fn opened(&self, envelope: &str, verdict: &OpenVerdict, ply: Ply) -> Option<Message> {
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
