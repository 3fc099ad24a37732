//! Adjourning and resuming (FIDE Guidelines I).

use alloc::boxed::Box;

use shakmaty::{ByColor, Color};

use crate::{Awaited, Envelope, Game, Instant, Phase, PlayerId, Span, Stage};

/// The parts of an adjournment that events change.
pub(super) struct Adjourned<'a> {
    pub(super) acknowledged_by: &'a mut Option<PlayerId>,
    pub(super) resume_at: &'a mut Instant,
    pub(super) early_by: &'a mut Option<PlayerId>,
}

impl Game {
    /// Notes the player who proposes to adjourn, or that nobody does any more.
    pub(super) fn propose_adjournment(&mut self, by: Option<Color>) -> Option<()> {
        let Phase::Playing { adjournment_proposed_by } = &mut self.phase else { return None };
        *adjournment_proposed_by = by;
        Some(())
    }

    pub(super) fn begin_sealing(&mut self, charged_until: Option<Instant>) -> Option<()> {
        matches!(self.phase, Phase::Playing { .. }).then_some(())?;
        self.session.charged_until = charged_until;
        self.phase = Phase::Sealing;
        Some(())
    }

    /// Stops the clock of the player who seals: in an adjournment, or in answer to an absent player. `time` is the time
    /// used, and the charge.
    pub(super) fn stop_to_seal(&mut self, by: Color, time: (Span, Span)) -> Option<()> {
        let may = match self.phase {
            Phase::Sealing => true,
            Phase::Playing { .. } => self.session.absent == Some(!by),
            Phase::Adjourned { .. } | Phase::Ended { .. } => false,
        };
        may.then(|| self.stop_clock(by, time))
    }

    pub(super) fn seal(&mut self, at: Instant, by: Color, envelope: &Envelope, resume_at: Instant) {
        let answers_absent = self.phase != Phase::Sealing;
        self.session.draft = None;
        if !answers_absent {
            (self.session.absent, self.session.awaited) = (None, None);
        }
        self.phase = Phase::Adjourned {
            sealed_by: by,
            envelope: envelope.clone(),
            resume_at,
            sealer_ready: answers_absent,
            replier_ready: false,
            acknowledged_by: None,
            early_by: None,
            stage: if answers_absent { Stage::SealerAbsent } else { Stage::Waiting },
        };
        if answers_absent {
            self.start_clock_of(!by, at);
        }
    }

    pub(super) const fn adjourned(&mut self) -> Option<Adjourned<'_>> {
        match &mut self.phase {
            Phase::Adjourned { acknowledged_by, resume_at, early_by, .. } => {
                Some(Adjourned { acknowledged_by, resume_at, early_by })
            }
            _ => None,
        }
    }

    /// A player is ready to resume, or has come. The replier's clock, if it runs, pauses when they came.
    pub(super) fn arrive(&mut self, received_at: Instant, by: Color) -> Option<()> {
        match &mut self.phase {
            Phase::Playing { .. } | Phase::Sealing => {
                (self.session.absent == Some(by)).then_some(())?;
                self.session.absent = None;
            }
            Phase::Adjourned { sealed_by, sealer_ready, .. } if by == *sealed_by => *sealer_ready = true,
            Phase::Adjourned { replier_ready, stage, .. } => {
                *replier_ready = true;
                if matches!(stage, Stage::ReplierAbsent | Stage::SealerAbsent) {
                    *stage = Stage::Due { paused: self.clock.pause(received_at) };
                }
            }
            Phase::Ended { .. } => return None,
        }
        Some(())
    }

    /// The session begins. Without the replier their clock starts.
    pub(super) fn begin_session(&mut self, at: Instant) -> Option<()> {
        let checks_in = self.regulations.adjournment.check_in;
        let Phase::Adjourned { sealed_by, resume_at, replier_ready, stage: stage @ Stage::Waiting, .. } =
            &mut self.phase
        else {
            return None;
        };
        let replier = !*sealed_by;
        self.session.awaited = Some(Awaited::since(at.max(*resume_at)));
        if *replier_ready || !checks_in {
            *stage = Stage::Due { paused: None };
        } else {
            *stage = Stage::ReplierAbsent;
            self.start_clock_of(replier, at);
        }
        Some(())
    }

    pub(super) fn come_late(&mut self, absent: ByColor<bool>, on_time: bool) -> Option<()> {
        match &mut self.phase {
            // The sealer of a move that is on the board: the end of the game follows.
            Phase::Playing { .. } | Phase::Sealing => self.session.absent.map(drop),
            Phase::Adjourned { stage, .. } => {
                *stage = Stage::Late { absent, on_time };
                self.clock.running = None;
                Some(())
            }
            Phase::Ended { .. } => None,
        }
    }

    /// The sealer must show the text, on their clock if they encrypted it.
    pub(super) fn miss_envelope(&mut self, at: Instant) -> Option<()> {
        let Phase::Adjourned { envelope, sealed_by, resume_at, stage, .. } = &mut self.phase else {
            return None;
        };
        let (sealer, from) = (*sealed_by, at.max(*resume_at));
        let was = match self.clock.pause(at) {
            Some(paused) => Stage::Due { paused: Some(paused) },
            None => stage.clone(),
        };
        *stage = Stage::Missing { was: Box::new(was) };
        if envelope.strict {
            self.session.awaited.get_or_insert(Awaited::since(from));
            self.start_clock_of(sealer, from);
        }
        Some(())
    }
}
