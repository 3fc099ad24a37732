//! Adjourning and resuming (FIDE Guidelines I).

use alloc::boxed::Box;

use crate::{Awaited, Event, EventKind, Game, Phase, Stage};

impl Game {
    pub(super) fn adjourn(&mut self, event: &Event) -> Option<()> {
        match (&event.kind, &mut self.phase) {
            (EventKind::AdjournmentProposed { by }, Phase::Playing { adjournment_proposed_by }) => {
                *adjournment_proposed_by = Some(*by);
            }
            (EventKind::AdjournmentDeclined { .. }, Phase::Playing { adjournment_proposed_by }) => {
                *adjournment_proposed_by = None;
            }
            (EventKind::SealingBegan { charged_until }, Phase::Playing { .. }) => {
                self.session.charged_until = *charged_until;
                self.phase = Phase::Sealing;
            }
            (EventKind::Drafted { envelope, .. }, Phase::Sealing) => {
                self.session.draft = Some(envelope.clone())
            }
            (
                EventKind::Sealed { by, envelope, reflection, charged, resume_at, .. },
                Phase::Sealing | Phase::Playing { .. },
            ) => {
                let answers_absent = self.phase != Phase::Sealing;
                if answers_absent && self.session.absent != Some(!*by) {
                    return None;
                }
                self.stop_clock(*by, (*reflection, charged.unwrap_or(*reflection)));
                self.session.draft = None;
                if !answers_absent {
                    (self.session.absent, self.session.awaited) = (None, None);
                }
                self.phase = Phase::Adjourned {
                    sealed_by: *by,
                    envelope: envelope.clone(),
                    resume_at: *resume_at,
                    sealer_ready: answers_absent,
                    replier_ready: false,
                    acknowledged_by: None,
                    early_by: None,
                    stage: if answers_absent { Stage::SealerAbsent } else { Stage::Waiting },
                };
                if answers_absent {
                    self.start_clock_of(!*by, event.at);
                }
            }
            _ => return None,
        }
        Some(())
    }

    pub(super) fn resume(&mut self, event: &Event) -> Option<()> {
        let at = event.at;
        if let (EventKind::CameLate { .. }, Phase::Playing { .. } | Phase::Sealing) =
            (&event.kind, &self.phase)
        {
            // The sealer of a move that is on the board: the end of the game follows.
            return self.session.absent.map(drop);
        }
        if let (EventKind::ResumptionRequested { by, .. }, Phase::Playing { .. } | Phase::Sealing) =
            (&event.kind, &self.phase)
        {
            (self.session.absent == Some(*by)).then_some(())?;
            self.session.absent = None;
            return Some(());
        }
        let checks_in = self.regulations.adjournment.check_in;
        let Phase::Adjourned {
            envelope,
            sealed_by,
            resume_at,
            sealer_ready,
            replier_ready,
            acknowledged_by,
            early_by,
            stage,
            ..
        } = &mut self.phase
        else {
            return None;
        };
        let (sealer, was) = (*sealed_by, stage.clone());
        match &event.kind {
            EventKind::FaceAcknowledged { by } => *acknowledged_by = Some(*by),
            EventKind::ResumptionSet { resume_at: then, .. } => *resume_at = *then,
            EventKind::EarlyOpeningApproved { by, .. } => *early_by = Some(*by),
            EventKind::ResumptionRequested { by, .. } if *by == sealer => *sealer_ready = true,
            EventKind::ResumptionRequested { received_at, .. } => {
                *replier_ready = true;
                if matches!(was, Stage::ReplierAbsent | Stage::SealerAbsent) {
                    *stage = Stage::Due { paused: self.clock.pause(received_at.unwrap_or(at)) };
                }
            }
            EventKind::Resumed if was == Stage::Waiting && (*replier_ready || !checks_in) => {
                self.session.awaited = Some(Awaited::since(at.max(*resume_at)));
                *stage = Stage::Due { paused: None };
            }
            EventKind::Resumed if was == Stage::Waiting => {
                self.session.awaited = Some(Awaited::since(at.max(*resume_at)));
                *stage = Stage::ReplierAbsent;
                self.start_clock_of(!sealer, at);
            }
            EventKind::CameLate { absent, on_time } => {
                *stage = Stage::Late { absent: *absent, on_time: *on_time };
                self.clock.running = None;
            }
            EventKind::EnvelopeMissing { .. } => {
                let from = at.max(*resume_at);
                let was = self.clock.pause(at).map_or(was, |paused| Stage::Due { paused: Some(paused) });
                *stage = Stage::Missing { was: Box::new(was) };
                if envelope.strict {
                    self.session.awaited.get_or_insert(Awaited::since(from));
                    self.start_clock_of(sealer, from);
                }
            }
            _ => return None,
        }
        Some(())
    }
}
