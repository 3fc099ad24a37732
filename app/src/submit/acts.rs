//! What an arbiter's act does beside its event: a game is folded anew, another one begins, somebody else is told.

use domain::{
    Act, Actor, ByColor, Command, Event, Folding, Game, GameId, PlayerId, Refusal, Stamp, clock::Zone, decide,
};

use super::{Pending, append, command::zone_of};
use crate::{
    Failure, notices,
    ports::{GameRow, Recorded, Tx},
};

/// Events read at a time.
const PAGE: u32 = 500;

/// The game after an event that changes what counts of the record.
pub(super) fn folded_anew(
    tx: &mut dyn Tx,
    id: GameId,
    recorded: &[Recorded],
    event: &Event,
) -> Result<Option<Game>, Failure> {
    let mut folding = Folding::default();
    let mut seq = 0;
    loop {
        let page = tx.events(id, seq, PAGE)?;
        let Some(last) = page.last() else { break };
        seq = last.seq;
        if page.iter().any(|recorded| folding.push(&recorded.event).is_none()) {
            return Ok(None);
        }
    }
    // Of this submission, not written yet.
    if recorded.iter().any(|recorded| folding.push(&recorded.event).is_none()) {
        return Ok(None);
    }
    Ok(folding.push(event).cloned())
}

impl Pending {
    /// After [`Act::Cancel`] the game begins anew, and who was replaced is told so.
    pub(super) fn follow_act(
        &self,
        tx: &mut dyn Tx,
        before: &GameRow,
        after: &Game,
        events: &[Recorded],
    ) -> Result<(), Failure> {
        for recorded in events {
            let Event::Act { act, .. } = &recorded.event else { continue };
            match act {
                Act::Cancel { replayed_as: Some(game) } => self.begin_again(tx, *game, &before.state)?,
                Act::Replace { side, .. } => {
                    let replaced: PlayerId = before.state.players[*side];
                    tx.enqueue(&notices::replaced(before.id, after, recorded, replaced, self.epoch))?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn begin_again(&self, tx: &mut dyn Tx, id: GameId, game: &Game) -> Result<(), Failure> {
        let mut zones = ByColor::<Zone>::default();
        if !game.regulations.free_time.is_none() {
            zones = ByColor {
                white: zone_of(tx, game.players.white, self.stamp.judged_at)?,
                black: zone_of(tx, game.players.black, self.stamp.judged_at)?,
            };
        }
        let command = Command::Create {
            players: game.players,
            start: game.start.clone(),
            regulations: game.regulations.clone(),
            tournament: game.tournament.clone(),
            zones,
        };
        let actor: Actor = self.submission.actor;
        let decision = decide(None, actor, &command, None, Stamp::at(self.stamp.judged_at));
        if let Some(refusal) = decision.refusal {
            let refusal: Refusal = refusal;
            return Err(Failure::Inconsistent(format!("{id} cannot begin as the game before: {refusal}")));
        }
        let events: Vec<_> = decision.events.into_iter().map(|event| (actor, event)).collect();
        let begun = append(tx, id, None, &events, self.stamp.judged_at)?;
        let channel = self.submission.channel;
        for mail in
            notices::plan(id, &begun.row.state, &begun.events, actor, channel, ByColor::default(), self.epoch)
        {
            tx.enqueue(&mail)?;
        }
        Ok(())
    }
}
