//! Resumption and the opening of envelopes.

use domain::{Color, Event, EventKind, OpenVerdict, Phase, Ply, Stage, sealing::EnvelopeText};

use super::EventNarrator;

impl EventNarrator<'_> {
    pub(super) fn opening(&self, event: &Event, ply: Ply) -> Option<String> {
        Some(match &event.kind {
            EventKind::ResumptionRequested { by, .. } => format!("{} asked to resume.", self.who(*by)),
            EventKind::Resumed => match self.game.phase {
                Phase::Adjourned { stage: Stage::ReplierAbsent, sealed_by, .. } => {
                    if self.reader == Some(!sealed_by) {
                        "The game has resumed in your absence: your clock runs.".into()
                    } else {
                        "The game has resumed in the absence of the player who must reply; that player's clock runs."
                            .into()
                    }
                }
                _ => "The game has resumed. The arbiter opens the envelope; until then no clock runs.".into(),
            },
            EventKind::EarlyOpeningApproved { reason, .. } => format!(
                "An arbiter approved an early opening of the envelope{}. The reason: {}",
                if self.game.regulations.adjournment.needed_early > 1 {
                    "; a second arbiter must agree"
                } else {
                    ""
                },
                self.reason(reason)
            ),
            EventKind::CameLate { absent, on_time } => {
                let who = match (absent.white, absent.black) {
                    (true, true) => "Neither player",
                    (true, false) => self.who(Color::White),
                    _ => self.who(Color::Black),
                };
                let limit = if *on_time { "the time limit" } else { "the default time" };
                format!("{who} did not appear within {limit} (FIDE Guidelines I.10).")
            }
            EventKind::EnvelopeMissing { reason, .. } => format!(
                "The envelope cannot be opened. The player who sealed must show the sealed text: only the text \
                 with the printed SHA-256 counts. That player's clock runs if the player encrypted it; otherwise no \
                 clock runs, and the arbiter can decide the game. The reason: {}",
                reason.map_or_else(
                    || "it does not open, or its text does not match the commitment.".into(),
                    |reason| self.reason(&reason)
                )
            ),
            EventKind::ReadingChosen { by, .. } => {
                format!("{} chose a reading of the sealed move: {}.", self.who(*by), self.score.at(ply)?)
            }
            EventKind::Opened { envelope, verdict, reason, .. } => {
                let early = reason.map_or_else(String::new, |reason| {
                    format!(" An arbiter opened it early. The reason: {}", self.reason(&reason))
                });
                self.opened(envelope, verdict, ply)? + &early
            }
            EventKind::PublicationAgreed { by } => format!(
                "{} agreed to publish the envelope of this game. It is opened if both players agree, and changes nothing in \
                 the game.",
                self.who(*by)
            ),
            EventKind::EnvelopePublished { envelope, .. } => match EnvelopeText::parse(envelope) {
                Ok(text) => format!(
                    "Both players agreed, and the envelope of this game was opened: {} had sealed {}. It changes \
                     nothing in the game.",
                    self.whom(text.sealer),
                    text.written
                ),
                Err(_) if self.past => {
                    "Both players agreed, and the envelope of this game was opened. Its text is not a sealed move."
                        .into()
                }
                Err(_) => return None,
            },
            _ => return None,
        })
    }

    fn opened(&self, envelope: &str, verdict: &OpenVerdict, ply: Ply) -> Option<String> {
        let Ok(envelope) = EnvelopeText::parse(envelope) else {
            return Some(
                "The envelope was opened. Its text is not a move sealed in this position of this game, \
                 so it is shown to nobody."
                    .into(),
            );
        };
        let sealer = self.whom(envelope.sealer);
        let written = &envelope.written;
        Some(match verdict {
            OpenVerdict::Played { draw_offer, .. } => {
                let offer = if *draw_offer { " and offered a draw with it" } else { "" };
                let played = self.score.at(ply)?;
                format!(
                    "The envelope was opened: {sealer} had sealed {played} (written \"{written}\"){offer}."
                )
            }
            OpenVerdict::Ambiguous { .. } => format!(
                "The envelope was opened: {sealer} had sealed \"{written}\", which has more than one reading."
            ),
            OpenVerdict::Illegal => {
                format!(
                    "The envelope was opened: {sealer} had sealed \"{written}\", which is not a legal move."
                )
            }
        })
    }
}
