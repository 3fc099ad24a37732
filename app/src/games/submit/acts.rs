//! Consequences of an arbiter's act beside its event: a game is folded anew, another one begins, somebody else is told.

use domain::{
    Act, Actor, ByColor, Cause, Command, Digest, EventKind, Game, GameId, RecordEntry, Refusal, clock::Zone,
    decide,
};

use crate::{
    Failure,
    games::{
        notices,
        submit::{
            append::{Appended, append},
            judged::decided,
            recording::Recording,
            zones::zone_of,
        },
    },
    model::Message,
};

impl Recording<'_> {
    /// After [`Act::Cancel`] the game begins anew; when that is reversed, the other one does not count. A replaced player
    /// gets a notice.
    pub(crate) fn follow_act(
        &mut self,
        before: &Game,
        Appended { row, events }: &Appended,
        text: Option<&str>,
    ) -> Result<(), Failure> {
        for recorded in events {
            match &recorded.event.kind {
                EventKind::Act { act: Act::Cancel { replayed_as: Some(game) }, .. } => {
                    self.begin_again(*game, before)?;
                }
                EventKind::AppealDecided { act, reversed: true, reason, .. } => {
                    let note = before.acts.iter().find(|note| note.seq == *act);
                    if let Some(Act::Cancel { replayed_as: Some(game) }) = note.map(|note| &note.act) {
                        self.give_way(row.id, *game, *reason, text)?;
                    }
                }
                _ => continue,
            }
        }
        let Some(last) = events.last() else { return Ok(()) };
        for player in before.players.into_iter().filter(|&player| row.state.color_of(player).is_none()) {
            self.tx.enqueue(&notices::replaced(row.id, &row.state, last, player, self.pending.epoch))?;
        }
        Ok(())
    }

    /// Voids the game that was played instead, whatever has become of it, and what was played instead of that.
    fn give_way(
        &mut self,
        to: GameId,
        played: GameId,
        reason: Digest,
        text: Option<&str>,
    ) -> Result<(), Failure> {
        let actor: Actor = self.pending.submission.actor;
        let mut next = Some(played);
        while let Some(id) = next
            && let Some(before) = self.tx.game(id)?
            && before.state.gave_way_to().is_none()
        {
            next = before.state.replayed_as();
            let at = self.pending.stamp.judged_at.max(before.state.last_at);
            let cause = Cause { text: Some(reason), ..Cause::new(Command::GiveWay { to }, at) };
            let judged = decided(&before.state, actor, &cause, at);
            if let Some(refusal) = &judged.refusal {
                return Err(Failure::Bug(format!("{id} does not give way to {to}: {}", refusal.code())));
            }
            let appended = append(self.tx, id, Some(&before), &judged.entries, self.pending.stamp.judged_at)?;
            if before.conditional {
                self.tx.insert_conditional(id, &[])?;
            }
            if let (Some(text), Some(author), Some(act)) =
                (text, self.pending.author(), appended.events.last())
            {
                let text = text.to_owned();
                self.tx.insert_message(
                    id,
                    &Message { seq: act.seq, author, salt: Some(self.pending.nonce), text },
                )?;
            }
            self.tell(&appended, ByColor::default())?;
        }
        Ok(())
    }

    fn begin_again(&mut self, id: GameId, game: &Game) -> Result<(), Failure> {
        let mut zones = ByColor::<Zone>::default();
        if !game.regulations.free_time.is_none() {
            zones = ByColor {
                white: zone_of(self.tx, game.players.white, self.pending.stamp.judged_at)?,
                black: zone_of(self.tx, game.players.black, self.pending.stamp.judged_at)?,
            };
        }
        let command = Command::Create {
            players: game.players,
            start: game.start.clone(),
            regulations: game.regulations.clone(),
            tournament: game.tournament.clone(),
            zones,
        };
        let actor: Actor = self.pending.submission.actor;
        let now = self.pending.stamp.judged_at;
        let decision = decide(None, actor, &Cause::new(command, now), now);
        if let Some(refusal) = decision.refusal {
            let refusal: Refusal = refusal;
            return Err(Failure::Bug(format!("{id} cannot begin as the game before: {}", refusal.code())));
        }
        let event = |event| RecordEntry { actor, cause: None, event };
        let entries: Vec<_> = decision.events.into_iter().map(event).collect();
        let begun = append(self.tx, id, None, &entries, self.pending.stamp.judged_at)?;
        self.tell(&begun, ByColor::default())
    }
}
