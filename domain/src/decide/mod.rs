//! Judges commands: the events that follow, or a refusal. One file for each area of rules:
//!
//! | rule | source | file |
//! |---|---|---|
//! | positions, turns, legal moves, touch-move, illegal moves | FIDE 4, 7.5 | `moves` |
//! | mate, stalemate, dead position, fivefold repetition, 75 moves | FIDE 5, 9.6 | `moves::ending`, counts in `regulations` |
//! | conditional moves | ICCF Rules 2.7, 4.7.5 | `moves` |
//! | draw offers | FIDE 9.1 | `draws` |
//! | threefold repetition, 50 moves, tablebases, adjudication | FIDE 9.2, 9.3, 9.5; ICCF Rules 2.9, 3.14 | `claims` |
//! | flags, silence, downtime, the bank, time zones | FIDE 6.9; ICCF Rules, Appendix 3 | `time` |
//! | leave | ICCF server | `leave` |
//! | adjournment and sealing | FIDE Guidelines I.1 | `adjournment` |
//! | resumption, absent players | FIDE Guidelines I.7, I.9 to I.11, I.14 | `resumption` |
//! | opening an envelope | FIDE Guidelines I.7, I.8, I.12 | `opening` |
//! | showing an unopened envelope | FIDE Guidelines I.6 | `publication` |
//! | acts of arbiters, appeals | FIDE 12.9, 13.4; ICCF Rules | `arbiter` |
//! | withdrawal | ICCF Rules | `withdrawal` |
//! | mail that does not arrive | FIDE 12 | `mail` |
//! | the start of a game | FIDE 2, Guidelines II | `create` |

mod adjournment;
mod arbiter;
mod call;
mod claims;
mod create;
mod draws;
mod leave;
mod mail;
mod moves;
mod opening;
mod publication;
mod resumption;
mod time;
mod withdrawal;

pub use call::Decision;

use self::call::{Call, Judgement, Party};

use crate::{Act, Actor, BadStart, Cause, Command, Game, Instant, Refusal, Seen, Stamp};

/// Judges a command. Pure: the same arguments give the same events, byte for byte.
///
/// `game` is `None` only for [`Command::Create`]. A command about a position ([`Command::is_for_a_position`]) is refused if
/// another one is on the board: a late or repeated message cannot touch a position that its sender did not see. The
/// opponent's clock starts at `judged_at`.
///
/// Where flags fall automatically, a command received after the deadline first drops the flag (FIDE 6.9); `time::flag`
/// lists the exceptions. Before a command that [drops
/// the flag](Game::flag_fallen), app makes sure that everything received in time has been judged.
#[must_use]
pub fn decide(game: Option<&Game>, actor: Actor, cause: &Cause, judged_at: Instant) -> Decision {
    let stamp = Stamp { received_at: cause.received_at, judged_at };
    match game {
        None => create::create(&cause.command, stamp),
        Some(game) => {
            let at = judged_at.max(game.last_at);
            let call = Call { game, stamp, at, text: cause.text, style: cause.style };
            judge(&call, actor, &cause.command, cause.seen)
        }
    }
    .unwrap_or_else(Decision::from)
}

fn judge(call: &Call<'_>, actor: Actor, command: &Command, seen: Seen) -> Judgement {
    if let (Command::Appeal { act }, Actor::Player(who)) = (command, actor) {
        return arbiter::appeal(call, who, *act);
    }
    let party = Party::of(actor, call.game)?;
    if let Party::Arbiter(id) = party {
        arbiter::check_named(call.game, id, command)?;
    }
    if let Some(fallen) = time::flag(call, party, command) {
        return Ok(fallen);
    }
    moves::check_seen(call, command, seen)?;
    if call.game.is_over() && !outlives_the_game(command) {
        return Err(Refusal::GameOver);
    }
    let stands_still = call.game.claim.as_ref().is_some_and(|claim| claim.paused.is_some());
    // While a claim stops the clocks, a move is judged on the game as it was before the request.
    let before;
    let call = if stands_still && waits_for_claim(command) {
        before = claims::before_request(call, command).ok_or(Refusal::ClaimPending)?;
        &Call { game: &before, ..*call }
    } else {
        call
    };
    if call.game.withdrawn.is_some() && withdrawal::waits_for_arbiter(command, waits_for_claim(command)) {
        return Err(Refusal::PlayerWithdrawn);
    }
    if matches!(
        command,
        Command::Move { .. } | Command::SetConditionalMoves | Command::Claim { .. } | Command::Seal { .. }
    ) {
        leave::check_present(call, party)?;
    }
    rule(call, party, command)
}

/// Gives the command to the rules of its area.
fn rule(call: &Call<'_>, party: Party, command: &Command) -> Judgement {
    match command {
        Command::Move { .. }
        | Command::SetConditionalMoves
        | Command::Answer { .. }
        | Command::Say
        | Command::Resign => moves::judge(call, party, command),
        Command::OfferDraw | Command::AcceptDraw | Command::DeclineDraw => draws::judge(call, party, command),
        Command::Claim { .. }
        | Command::AskAdjudication { .. }
        | Command::Analyse
        | Command::LapseClaim
        | Command::DecideClaim { .. } => claims::judge(call, party, command),
        Command::Adjourn
        | Command::AcceptAdjournment
        | Command::DeclineAdjournment
        | Command::AdjournEarly
        | Command::EndSession
        | Command::Draft { .. }
        | Command::Seal { .. } => adjournment::judge(call, party, command),
        Command::AcknowledgeFace
        | Command::SetResumption { .. }
        | Command::Resume { .. }
        | Command::QuestionClocks => resumption::judge(call, party, command),
        Command::Publish { .. } => publication::judge(call, party, command),
        Command::Open { .. } if call.game.is_over() => publication::judge(call, party, command),
        Command::Open { .. }
        | Command::ApproveEarlyOpening
        | Command::DeclareMissing
        | Command::ChooseReading { .. } => opening::judge(call, party, command),
        Command::FlagFall
        | Command::ClaimFlag
        | Command::ReturnDowntime { .. }
        | Command::NoteZone { .. }
        | Command::RefillClock
        | Command::DeclareReflection => time::judge(call, party, command),
        Command::BookLeave { leave } => leave::book(call, party.player()?, leave),
        Command::CancelLeave { first } => leave::cancel(call, party.player()?, *first),
        Command::NoteMail { to, works } => {
            party.timekeeper()?;
            mail::note(call, *to, *works)
        }
        Command::Withdraw { of } => withdrawal::withdraw(call, party, *of),
        Command::GiveWay { .. }
        | Command::Act { .. }
        | Command::Appeal { .. }
        | Command::DecideAppeal { .. } => arbiter::judge(call, party, command),
        Command::Create { .. } => Err(BadStart::Started.into()),
    }
}

/// Tells whether a command can be given in a game that is over.
const fn outlives_the_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Act { .. }
            | Command::GiveWay { .. }
            | Command::Appeal { .. }
            | Command::DecideAppeal { .. }
            | Command::Publish { .. }
            | Command::Open { .. }
    )
}

/// Returns true for commands that wait for the decision of a claim.
fn waits_for_claim(command: &Command) -> bool {
    matches!(
        command,
        Command::Move { .. }
            | Command::Answer { .. }
            | Command::Claim { .. }
            | Command::Seal { .. }
            | Command::Draft { .. }
            | Command::Adjourn
            | Command::AcceptAdjournment
            | Command::AdjournEarly
            | Command::EndSession
            | Command::RefillClock
            | Command::DecideAppeal { reverse: true, .. }
            | Command::Act { act: Act::Clocks { .. } | Act::TakeBack { .. } | Act::Adjourn, .. }
    )
}
