//! Endgame tables, looked up before the writer has to wait for it, and only for who may claim.

use std::panic::{AssertUnwindSafe, catch_unwind};

use domain::{
    Actor, Cause, Command, Game, MoveText, Position, Probed, Refusal, claimed_position, decide,
    notation::NotationStyle,
};

use crate::{
    Failure,
    games::submit::account::allowed,
    kernel::Kernel,
    model::{Preconditions, Submission},
    ports,
};

/// The position of a claim by tables, and their verdict; none for a player who is refused before that matters.
pub(crate) fn look_up(
    kernel: &Kernel,
    submission: &Submission,
    conditions: &Preconditions,
) -> Result<Option<(Position, Probed)>, Failure> {
    let (Actor::Player(player), Some(Command::Claim { basis, announced, .. })) =
        (submission.actor, submission.request.game_command())
    else {
        return Ok(None);
    };
    if !basis.is_by_tablebase() {
        return Ok(None);
    }
    let found = ports::read(&*kernel.ledger, |view| Ok((view.player(player)?, view.game(submission.game)?)))?;
    let (Some(account), Some(row)) = found else { return Ok(None) };
    let Ok(style) = allowed(submission.actor, Some(&account)) else { return Ok(None) };
    let style = conditions.style(style);
    let game = &row.state;
    let command = Command::Claim { basis: *basis, announced: announced.clone(), probed: None };
    let Submission { actor, seen, received_at, .. } = *submission;
    let cause = Cause { seen, style, ..Cause::new(command, received_at) };
    let decision = decide(Some(game), actor, &cause, kernel.now().max(received_at));
    let Some(rules) = game.regulations.tablebase.filter(|_| decision.refusal == Some(Refusal::TableNeeded))
    else {
        return Ok(None);
    };
    let Ok(position) = claimed_position(game, announced.as_ref(), style) else { return Ok(None) };
    // A damaged file must cost this claim its answer, and nobody anything else.
    let probed = catch_unwind(AssertUnwindSafe(|| kernel.tablebases.probe(&position, rules.fifty_moves)));
    let probed = probed.unwrap_or_else(|_told_already| {
        tracing::error!(game = %submission.game, "looking at the tablebases failed: an arbiter decides the claim");
        Probed::Unknown
    });
    Ok(Some((position, probed)))
}

/// Returns the result of the lookup, if it was of the position the claim is about now.
pub(crate) fn of(
    found: Option<&(Position, Probed)>,
    game: &Game,
    announced: Option<&MoveText>,
    style: NotationStyle,
) -> Option<Probed> {
    let (position, probed) = found?;
    let now = claimed_position(game, announced, style).ok()?;
    (now == *position && now.halfmoves() == position.halfmoves()).then_some(*probed)
}
