//! Silent withdrawal (ICCF server): who has lost half of their games of an event by silence has withdrawn from the
//! others. Each game that silence loses asks whether they have; to whatever has been asked there is one withdrawal.

use domain::{Actor, Game, GameId, Instant, Outcome};

use crate::{
    Failure,
    games::service::BulkCommands,
    kernel::heartbeat::skip_if_damaged,
    model::{Audience, BulkAct, BulkCommand, Channel},
    ports::{self, View},
};

/// The most finished games, and the most active games, that are read to find a silent player.
pub(crate) const MOST: u32 = 500;

/// The prefix of the key of a question, before the game and the number of its event.
pub(crate) const QUESTION: &str = "silent.";

/// The prefix of the key of a withdrawal, before those of the question that was answered first.
pub(crate) const WITHDRAWAL: &str = "withdrawn.";

/// Returns the question whether silence has lost half of a player's games, after it lost one. The bulk command answers it.
/// Here every flag would cost as much as all games of the player, and a concurrent flag would not see this one.
pub(crate) fn question(id: GameId, before: &Game, after: &Game, now: Instant) -> Option<BulkCommand> {
    let player = before.players[before.clock.running?.side];
    let is_silent = after.by_silence && !before.by_silence;
    let is_meant = is_silent && before.regulations.withdrawal.silent && !before.tournament.is_empty();
    is_meant.then(|| BulkCommand {
        key: format!("{QUESTION}{}.{}", id.0, after.events),
        player,
        event: Some(before.tournament.clone()),
        actor: Actor::Timekeeper,
        act: BulkAct::Withdraw { reason: None },
        channel: Channel::Timekeeper,
        received_at: now,
    })
}

pub(crate) fn is_question(bulk_command: &BulkCommand) -> bool {
    bulk_command.actor == Actor::Timekeeper && bulk_command.key.starts_with(QUESTION)
}

impl BulkCommands {
    /// The withdrawal that answers a question and all others that wait about the same games. None if the player has not
    /// withdrawn, or another instance answers it. A waiting withdrawal answers this question too: it is due again, for the
    /// current games, and the arbiters are notified once.
    pub(crate) fn answer(&self, question: &BulkCommand) -> Result<Option<BulkCommand>, Failure> {
        let event = question.event.clone().unwrap_or_default();
        let (asked, is_silent) = ports::read(&*self.kernel.ledger, |view| {
            let mut asked = view.bulk_commands_of(question.player, &event)?;
            asked.retain(|key| key.starts_with(QUESTION));
            let is_silent = asked.contains(&question.key) && is_silent(view, question)?;
            Ok((asked, is_silent))
        })?;
        let question = question.clone();
        ports::write(&*self.kernel.ledger, move |tx| {
            if !asked.contains(&question.key) || !tx.forget_bulk_command(&question.key)? {
                return Ok(None);
            }
            for key in asked.iter().filter(|&key| *key != question.key) {
                tx.forget_bulk_command(key)?;
            }
            if !is_silent {
                return Ok(None);
            }
            let waiting = tx.bulk_commands_of(question.player, &event)?;
            let waiting = waiting.into_iter().find(|key| key.starts_with(WITHDRAWAL));
            let key = waiting.unwrap_or_else(|| question.key.replacen(QUESTION, WITHDRAWAL, 1));
            let withdrawal = BulkCommand { key, ..question.clone() };
            tx.insert_bulk_command(&withdrawal)?;
            Ok(Some(withdrawal))
        })
    }
}

/// Tells whether silence has lost half of the games; false also if there are no others with that rule.
pub(crate) fn is_silent(view: &mut dyn View, question: &BulkCommand) -> Result<bool, Failure> {
    let player = question.player;
    let (mut all, mut silent, mut left) = (0, 0, 0);
    for is_over in [false, true] {
        if is_over && left == 0 {
            return Ok(false);
        }
        for summary in view.games_of(player, Audience::Accounts, is_over, None, MOST)? {
            let row = skip_if_damaged(summary.id, view.game(summary.id))?;
            let game =
                row.map(|row| row.state).filter(|game| Some(&game.tournament) == question.event.as_ref());
            let Some((game, side)) = game.and_then(|game| game.color_of(player).map(|side| (game, side)))
            else {
                continue;
            };
            all += 1;
            let has_left = game.withdrawn.is_some_and(|withdrawn| withdrawn.of == side);
            left += usize::from(!is_over && game.regulations.withdrawal.silent && !has_left);
            let is_lost = game.result().is_some_and(|(outcome, _)| outcome == Outcome::won_by(!side));
            silent += usize::from(game.by_silence && is_lost);
        }
    }
    Ok(2 * silent >= all)
}
