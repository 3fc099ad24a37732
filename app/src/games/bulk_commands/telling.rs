//! Mails to arbiters about a bulk command by which a player leaves their games. It is written before the transaction
//! that ends the bulk_command: that one holds everybody up.

use std::collections::BTreeSet;

use domain::{Actor, GameId, Instant, Refusal};

use crate::{
    Failure,
    games::{arbiter_news, bulk_commands::plan::PAGE},
    kernel::{account_news::news, heartbeat::skip_if_damaged, names::name},
    model::{BulkAct, BulkCommand, NewMail, Recipient},
    ports::View,
};

/// So many games are named in a mail.
pub(crate) const NAMED: usize = 20;

/// One mail to each arbiter of these games about who left, and what is for them to decide.
pub(crate) fn to_arbiters(
    view: &mut dyn View,
    bulk_command: &BulkCommand,
    done: &[(GameId, Option<Refusal>)],
    is_done: bool,
    now: Instant,
) -> Result<Vec<NewMail>, Failure> {
    let what = match (&bulk_command.act, bulk_command.actor) {
        (BulkAct::Withdraw { .. }, Actor::Timekeeper) => {
            "has lost half of their games by silence and counts as withdrawn from"
        }
        (BulkAct::Withdraw { .. }, _) => "has withdrawn from",
        (BulkAct::Expel { .. }, _) => "was expelled from",
        _ => return Ok(Vec::new()),
    };
    // What silence ended in no game is no news: they had left them, or what stops it is for the operator.
    if bulk_command.actor == Actor::Timekeeper && done.iter().all(|(_, refusal)| refusal.is_some()) {
        return Ok(Vec::new());
    }
    let (mut arbiters, mut open, mut left) = (BTreeSet::new(), Vec::new(), Vec::new());
    for (id, refusal) in done {
        let Some(row) = skip_if_damaged(*id, view.game(*id))? else { continue };
        arbiters.extend(arbiter_news::of(view, &row.state)?);
        if row.state.withdrawn.is_some() {
            open.push(*id);
        }
        match refusal {
            None => left.push(id.to_string()),
            // They had left it before, or it was over.
            Some(Refusal::PlayerWithdrawn | Refusal::GameOver) => {}
            // A game without that rule.
            Some(Refusal::NotAnArbiter) if bulk_command.actor == Actor::Timekeeper => {}
            Some(refusal) => left.push(format!("{id} (not done: {refusal})")),
        }
    }
    let event = bulk_command.event.as_deref().filter(|event| !event.is_empty());
    let from = event.map_or_else(|| "all games".to_owned(), |event| format!("\"{event}\""));
    let player = name(view, bulk_command.player)?;
    let list = |games: &[String]| {
        let more = games.len().saturating_sub(NAMED);
        let named = games.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
        if more > 0 { format!("{named} and {more} more") } else { named }
    };
    let others = if left.is_empty() { "none yet".to_owned() } else { list(&left) };
    let mut text = format!("{player} {what} {from}. Their other games under way: {others}.");
    if left.is_empty() && is_done {
        text = format!("{player} {what} {from}. There are no other games.");
    }
    if !is_done {
        text += " In some it could not be done, because of a fault: the operator finds it in the log.";
    }
    if !open.is_empty() {
        let open: Vec<String> = open.iter().map(ToString::to_string).collect();
        text += &format!(
            " In these no clock runs until an arbiter adjudicates them or lets somebody else play on: {}.",
            list(&open)
        );
    }
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
        news(&unique, Recipient::Player(arbiter), text.clone(), now)
    });
    Ok(mails.collect())
}
