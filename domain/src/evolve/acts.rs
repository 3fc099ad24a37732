//! Acts of arbiters (FIDE 12.9, 13.4), appeals and withdrawal.

use shakmaty::{ByColor, Color};

use crate::{
    Act, ActNote, Appeal, Game, Instant, Paused, Phase, PlayerId, Running, Span, Stage, Withdrawn,
    clock::{Gap, Leave, SideClock, Zone},
    game::MAX_ACTS,
};

impl Game {
    pub(super) fn withdraw(&mut self, at: Instant, of: Color, silent: bool) {
        self.withdrawn = Some(Withdrawn { of, at, silent, paused: None });
        self.draw_offer = None;
    }

    pub(super) fn appeal(&mut self, at: Instant, by: Color, act: u32) -> Option<()> {
        let note = self.act_note(act)?;
        note.appealed_at = note.appealed_at.filter(|_| note.is_open()).or(Some(at));
        note.appeals[by] = Appeal::Waits;
        Some(())
    }

    /// Confirms an act. A reversal folds the game anew.
    pub(super) fn confirm(&mut self, act: u32) -> Option<()> {
        for appeal in self.act_note(act)?.appeals.iter_mut().filter(|one| **one == Appeal::Waits) {
            *appeal = Appeal::Rejected;
        }
        Some(())
    }

    fn act_note(&mut self, seq: u32) -> Option<&mut ActNote> {
        self.acts.iter_mut().find(|note| note.seq == seq)
    }

    pub(super) fn act(&mut self, at: Instant, by: PlayerId, act: &Act) -> Option<()> {
        self.note_act(at, by, act);
        if let Some((outcome, termination)) = act.ended() {
            self.end(at, outcome, termination);
            return Some(());
        }
        match act {
            Act::Time { side, span } => self.give(at, *side, *span),
            Act::Clocks { used, deadline } => {
                self.clock.used = *used;
                // It answers the question also where it confirms the clocks.
                self.clocks_questioned = ByColor::default();
                if let Some(deadline) = deadline {
                    self.correct_deadline(*deadline)?;
                }
            }
            Act::Points { half_points } => self.half_points = Some(*half_points),
            Act::Leave { side, leave } => {
                let leave = Leave { special: true, ..*leave };
                self.pause(*side, |clock| clock.leave[*side].push(leave))?;
            }
            Act::EndLeave { side, first } => self.end_leave(at, *side, *first)?,
            Act::Adjourn => {
                matches!(self.phase, Phase::Playing { .. }).then_some(())?;
                self.phase = Phase::Sealing;
            }
            Act::Replace { side, player, zone } => self.replace(at, *side, *player, zone)?,
            Act::Warn { .. } => {}
            // Ended above, or folded anew.
            Act::Adjudicate { .. }
            | Act::Forfeit { .. }
            | Act::Cancel { .. }
            | Act::Annul
            | Act::GiveWay { .. }
            | Act::Expel { .. }
            | Act::TakeBack { .. } => return None,
        }
        Some(())
    }

    /// Notes an act; the oldest settled one makes room.
    pub(crate) fn note_act(&mut self, at: Instant, by: PlayerId, act: &Act) {
        let days = self.regulations.arbiter.appeal_days;
        if self.acts.len() >= MAX_ACTS
            && let Some(settled) = self.acts.iter().position(|note| note.is_settled(at, days))
        {
            self.acts.remove(settled);
        }
        let replaced = match act {
            Act::Replace { side, .. } => Some(self.players[*side]),
            _ => None,
        };
        let (seq, appeals) = (self.events + 1, ByColor::<Appeal>::default());
        self.acts.push(ActNote {
            seq,
            at,
            by,
            act: act.clone(),
            replaced,
            appeals,
            appealed_at: None,
            reversed: false,
        });
    }

    /// Gives a side to a replacement, with its clock as it stands. Nothing else of the player before remains: leave,
    /// time zone, draft, offers, proposal, claim, question or irregular moves (FIDE 7.5.5: the same player).
    fn replace(&mut self, at: Instant, side: Color, player: PlayerId, zone: &Zone) -> Option<()> {
        let replaced = core::mem::replace(&mut self.players[side], player);
        self.note_replaced(replaced);
        self.mail_problem[side] = None;
        self.draw_offer = self.draw_offer.filter(|offer| offer.by != side);
        self.last_offer[side] = None;
        self.asked_adjudication[side] = false;
        self.clocks_questioned[side] = None;
        (self.illegal_moves[side], self.ambiguous_moves[side]) = (0, 0);
        if let Some(claim) = self.claim.as_ref().filter(|claim| claim.by == side) {
            // There is no decision about the position.
            if claim.basis.is_by_tablebase() {
                self.referred.retain(|ply| *ply != self.ply);
            }
            self.end_claim(at)?;
        }
        if self.position.side_to_move() == side {
            self.session.draft = None;
        }
        if let Phase::Playing { adjournment_proposed_by } = &mut self.phase {
            *adjournment_proposed_by = adjournment_proposed_by.filter(|by| *by != side);
        }
        self.pause_from(side, Some(at), |clock| {
            clock.leave[side].retain(|leave| leave.from < at);
            for leave in &mut clock.leave[side] {
                leave.until = leave.until.min(at);
            }
            clock.leave_days[side].clear();
            clock.zones[side] = zone.clone();
        })?;
        // The replacement of a withdrawn player plays on.
        if self.withdrawn.is_some_and(|withdrawn| withdrawn.of == side)
            && let Some(withdrawn) = self.withdrawn.take()
        {
            if let Some(paused) = withdrawn.paused {
                self.resume_clock(paused.running.side, &Stage::Due { paused: Some(paused) }, at)?;
            }
            self.reschedule(withdrawn.at, at);
        }
        Some(())
    }

    /// A former player does not judge here.
    pub(crate) fn note_replaced(&mut self, player: PlayerId) {
        if !self.replaced_players.contains(&player) {
            self.replaced_players.push(player);
        }
        let players = self.players;
        self.replaced_players.retain(|replaced| players.iter().all(|player| player != replaced));
    }

    /// Returns the clock of a side that runs or continues later, with `span` added at an instant. `None` if there is
    /// none: the time is for the next move then.
    pub(crate) fn given(&self, at: Instant, side: Color, span: Span) -> Option<(Paused, SideClock)> {
        let Paused { mut running, at } = self.pending_clock(side, at)?;
        if let Some(most) = &mut running.at_most {
            *most += span.or_zero();
        }
        let thinking = self.thinking_of(&running);
        let clock = thinking.side.given(thinking.control, span, thinking.price(thinking.used(at)));
        Some((Paused { running, at }, clock))
    }

    pub(super) fn give(&mut self, at: Instant, side: Color, span: Span) {
        match self.given(at, side, span) {
            Some((Paused { running, .. }, clock)) => self.set_pending_clock(running, clock),
            None => self.clock.gain(side, span),
        }
    }

    /// Gives back the time in which no move could be made, and moves agreed dates by as much.
    pub(crate) fn stand_still(&mut self, from: Instant, until: Instant) {
        if self.is_over() || until <= from {
            return;
        }
        self.clock.running = self.clock.running.map(|running| self.stood_still(running, from, until));
        if let Some(&Paused { running, at }) = self.stopped_clock() {
            // The standstill of the clock itself is given back when it continues.
            let running = self.stood_still(running, from, until.min(at));
            if let Some(paused) = self.stopped_clock_mut() {
                paused.running = running;
            }
        }
        self.reschedule(from, until);
    }

    pub(super) fn stood_still(&mut self, running: Running, from: Instant, until: Instant) -> Running {
        let from = from.max(running.since).max(running.returned_until.unwrap_or(from));
        if until <= from {
            return running;
        }
        let gained = self.pauses(running.side).counted(from, until);
        Running { returned_until: Some(until), ..self.with_gap(running, Gap { from, until, gained }) }
    }

    /// Moves agreed dates by the time in which no move could be made.
    fn reschedule(&mut self, from: Instant, until: Instant) {
        let later = until - from;
        let to_arbiters = self.returned_to_arbiters(from, until);
        if let Some(claim) = &mut self.claim {
            claim.until = claim.until + to_arbiters;
        }
        if let Some(awaited) = &mut self.session.awaited {
            let from = from.max(awaited.since).max(awaited.returned_until.unwrap_or(from));
            awaited.returned += (until - from).or_zero();
            awaited.returned_until = Some(until);
        }
        match &mut self.phase {
            Phase::Adjourned { resume_at, stage: Stage::Waiting, .. } => *resume_at = *resume_at + later,
            Phase::Playing { .. } | Phase::Sealing => {
                self.session.began_at = self.session.began_at + later;
                self.session.charged_until = self.session.charged_until.map(|at| at + later);
            }
            _ => {}
        }
    }
}
