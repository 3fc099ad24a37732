use alloc::vec;

use super::{Call, Decision, Judgement, Party};
use crate::{Command, Event, Instant, Refusal, Termination};

/// The flag, if it has fallen by this command (FIDE 6.9). The timekeeper looks at the clock when it is judged;
/// anybody else's command is late by when it was received.
pub(super) fn flag(call: &Call<'_>, party: Party, command: &Command) -> Option<Decision> {
    let instant = match command {
        Command::ReturnDowntime { .. } | Command::NoteMail { .. } => return None,
        Command::FlagFall => call.stamp.judged_at,
        _ => call.stamp.received_at,
    };
    let running = call.game.flag_fallen(instant)?;
    let refusal = match (command, party) {
        (Command::FlagFall, Party::Timekeeper) => None,
        (_, Party::Player(color)) if color == running.side => {
            Some(Refusal::TooLate { deadline: running.deadline })
        }
        _ => Some(Refusal::GameOver),
    };
    let events = vec![
        Event::FlagFell { at: call.at, by: running.side, deadline: running.deadline },
        call.ended(call.lost_by(running.side), Termination::TimeLimitExceeded),
    ];
    Some(Decision { events, refusal })
}

/// Gives the running clock what it lost while the service was away. A flag that had fallen before stays fallen;
/// one that would have fallen meanwhile has not.
pub(super) fn return_downtime(call: &Call<'_>, from: Instant, until: Instant) -> Judgement {
    let running = call.game.clock.running.ok_or(Refusal::NothingToReturn)?;
    let start = from.max(running.since).max(running.returned_until.unwrap_or(from));
    if running.deadline < from || until <= start {
        return Err(Refusal::NothingToReturn);
    }
    Ok(Event::DowntimeReturned { at: call.at, from, until, gained: until - start }.into())
}
