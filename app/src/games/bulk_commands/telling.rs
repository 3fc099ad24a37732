//! Mails to arbiters about a bulk command by which a player leaves their games. It is written before the transaction
//! that ends the bulk_command: that one holds everybody up.

use std::collections::BTreeSet;

use domain::{Actor, GameId, Instant, Refusal};

use crate::{
    Failure,
    games::{arbiter_notices, bulk_commands::plan::PAGE},
    kernel::{account_notice::news, heartbeat::skip_if_damaged, names::name},
    model::{AccountNotice, BulkAct, BulkCommand, Leaving, NewMail, Recipient},
    ports::View,
};

/// One mail to each arbiter of these games about who left, and what is for them to decide.
pub(crate) fn to_arbiters(
    view: &mut dyn View,
    bulk_command: &BulkCommand,
    done: &[(GameId, Option<Refusal>)],
    is_done: bool,
    now: Instant,
) -> Result<Vec<NewMail>, Failure> {
    let how = match (&bulk_command.act, bulk_command.actor) {
        (BulkAct::Withdraw { .. }, Actor::Timekeeper) => Leaving::Silence,
        (BulkAct::Withdraw { .. }, _) => Leaving::Withdrawal,
        (BulkAct::Expel { .. }, _) => Leaving::Expulsion,
        _ => return Ok(Vec::new()),
    };
    // What silence ended in no game is no news: they had left them, or what stops it is for the operator.
    if bulk_command.actor == Actor::Timekeeper && done.iter().all(|(_, refusal)| refusal.is_some()) {
        return Ok(Vec::new());
    }
    let (mut arbiters, mut open, mut left) = (BTreeSet::new(), Vec::new(), Vec::new());
    for (id, refusal) in done {
        let Some(row) = skip_if_damaged(*id, view.game(*id))? else { continue };
        arbiters.extend(arbiter_notices::of(view, &row.state)?);
        if row.state.withdrawn.is_some() {
            open.push((*id, None));
        }
        match refusal {
            None => left.push((*id, None)),
            // They had left it before, or it was over.
            Some(Refusal::PlayerWithdrawn | Refusal::GameOver) => {}
            // A game without that rule.
            Some(Refusal::NotAnArbiter) if bulk_command.actor == Actor::Timekeeper => {}
            Some(refusal) => left.push((*id, Some(refusal.clone()))),
        }
    }
    let left = AccountNotice::Left {
        name: name(view, bulk_command.player)?,
        how,
        event: bulk_command.event.clone().filter(|event| !event.is_empty()),
        games: left.into_iter().collect(),
        open: open.into_iter().collect(),
        is_done,
    };
    if arbiters.is_empty() {
        arbiters.extend(view.arbiters(PAGE)?);
    }
    let acted = match bulk_command.actor {
        Actor::Arbiter(id) => Some(id),
        _ => None,
    };
    let told = arbiters.into_iter().filter(|id| Some(*id) != acted && *id != bulk_command.player);
    let mails = told.map(|arbiter| {
        let unique =
            format!("bulk_command.{}.{}{}", bulk_command.key, arbiter.0, if is_done { "" } else { ".fault" });
        news(&unique, Recipient::Player(arbiter), &left, now)
    });
    Ok(mails.collect())
}
