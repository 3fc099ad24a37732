//! The games that a bulk command means.

use std::collections::BTreeSet;

use domain::{Game, GameId, Instant, PlayerId, Seen, Span};

use crate::{
    Failure,
    model::{Audience, BulkAct, BulkCommand, Key, Scope, Submission, Unresolved},
    ports::{Tx, View},
};

/// Games, or bulk commands, read at a time.
pub(crate) const PAGE: u32 = 100;

/// A game that begins later than this is not affected, however late the rest is done.
pub(crate) const MEANWHILE: Span = Span::hours(1);

/// The newest of their running games: a later game has a higher number.
pub(crate) fn newest(view: &mut dyn View, bulk_command: &BulkCommand) -> Result<Option<GameId>, Failure> {
    Ok(view.games_of(bulk_command.player, Audience::Accounts, false, None, 1)?.pop().map(|game| game.id))
}

/// Tells whether a command of this player, received by then, is still to be run in a game. It is not where it was run,
/// however long it is retried in others.
pub(crate) fn waits(
    tx: &mut dyn Tx,
    id: GameId,
    game: &Game,
    player: PlayerId,
    by: Instant,
) -> Result<bool, Failure> {
    for key in tx.bulk_commands_tried(player, by)? {
        let bulk_command = match tx.bulk_command(&key) {
            Ok(Some(bulk_command)) => bulk_command,
            Ok(None) => continue,
            // It may be meant.
            Err(Failure::Damaged(_)) => return Ok(true),
            Err(failure) => return Err(failure),
        };
        let is_meant = is_in_time(&bulk_command, game.started_at)
            && bulk_command.event.as_ref().is_none_or(|event| *event == game.tournament);
        if is_meant && tx.receipt(bulk_command.actor, &submission(&bulk_command, id).key)?.is_none() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Tells whether a game that began then is meant.
pub(crate) fn is_in_time(bulk_command: &BulkCommand, started_at: Instant) -> bool {
    started_at <= bulk_command.received_at + MEANWHILE
}

/// Returns the submission of a bulk command in one game.
pub(crate) fn submission(bulk_command: &BulkCommand, game: GameId) -> Submission {
    Submission {
        game,
        actor: bulk_command.actor,
        request: bulk_command.act.request(bulk_command.player),
        seen: Seen::Nothing,
        received_at: bulk_command.received_at,
        channel: bulk_command.channel,
        key: Key::BulkCommand { command: bulk_command.key.clone(), game },
    }
}

/// The games under way that are meant and do not have it yet.
pub(crate) fn remaining_games(
    view: &mut dyn View,
    bulk_command: &BulkCommand,
) -> Result<Vec<GameId>, Failure> {
    let done: BTreeSet<GameId> = view
        .bulk_command_receipts(bulk_command.actor, &bulk_command.key)?
        .into_iter()
        .map(|(game, _)| game)
        .collect();
    let (mut games, mut before) = (Vec::new(), None);
    loop {
        let page = view.games_of(bulk_command.player, Audience::Accounts, false, before, PAGE)?;
        before = page.last().map(|summary| summary.id);
        let meant = page.iter().filter(|summary| is_in_time(bulk_command, summary.started_at));
        for id in meant.map(|summary| summary.id).filter(|id| !done.contains(id)) {
            let is_meant = match &bulk_command.event {
                None => true,
                // A game that cannot be read may be meant.
                Some(event) => match view.game(id) {
                    Ok(row) => row.is_some_and(|row| row.state.tournament == *event),
                    Err(failure) if failure.is_unreadable() => true,
                    Err(failure) => return Err(failure),
                },
            };
            if is_meant {
                games.push(id);
            }
        }
        if page.len() < PAGE as usize {
            return Ok(games);
        }
    }
}

/// Returns the bulk command for the other games of the player, if a request means more than one game.
pub(crate) fn follow_up(
    id: GameId,
    version: u32,
    game: &Game,
    submission: &Submission,
) -> Option<BulkCommand> {
    let reason = submission.request.text.clone();
    let (who, scope, act) = match &submission.request.command {
        Unresolved::Withdraw { who, scope } => (who, scope, BulkAct::Withdraw { reason }),
        Unresolved::Expel { who, scope } => (who, scope, BulkAct::Expel { reason }),
        _ => return None,
    };
    let event = match scope {
        Scope::Game => return None,
        Scope::Event if game.tournament.is_empty() => return None,
        Scope::Event => Some(game.tournament.clone()),
        Scope::All => None,
    };
    let player = who.player(game);
    Some(BulkCommand {
        key: format!("{}.{version}", id.0),
        player,
        event,
        actor: submission.actor,
        act,
        channel: submission.channel,
        received_at: submission.received_at,
    })
}
