//! Judges commands: the events that follow, or a refusal. One file for each area of rules:
//!
//! | rule | source | file |
//! |---|---|---|
//! | positions, turns, legal moves, touch-move, illegal moves | FIDE 4, 7.5 | `moves` |
//! | mate, stalemate, dead position, fivefold repetition, 75 moves | FIDE 5, 9.6 | `moves::ending`, counts in `Regulations::is_drawn_by_moves` |
//! | conditional moves | ICCF Rules 2.7, 4.7.5 | `moves` |
//! | draw offers | FIDE 9.1 | `draws`, and with a move `moves::may_offer` |
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
pub use claims::draw_to_claim;

use alloc::vec::Vec;

use self::call::{Call, Judgement, Party};

use crate::{Actor, BadStart, Cause, Command, Game, Instant, Refusal, Stamp};

/// Judges a command. Pure: the same arguments give the same events, byte for byte.
///
/// `game` is `None` only for [`Command::Create`]. A command about a position ([`SeenRule::Position`](crate::SeenRule)) is
/// refused if another one is on the board. So a late or repeated message cannot touch a position that its sender did not see.
/// The opponent's clock starts at `judged_at`.
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
            let call = Call { game, stamp, at, seen: cause.seen, text: cause.text, style: cause.style };
            judge(&call, actor, &cause.command)
        }
    }
    .unwrap_or_else(Decision::from)
}

fn judge(call: &Call<'_>, actor: Actor, command: &Command) -> Judgement {
    if let (Command::Appeal { act }, Actor::Player(who)) = (command, actor) {
        return arbiter::appeal(call, who, *act);
    }
    // It follows on a decision in another game, by its decider.
    if let (Command::GiveWay { to }, Actor::Arbiter(by)) = (command, actor) {
        return arbiter::give_way(call, by, *to);
    }
    let party = Party::of(actor, call.game)?;
    if let Party::Arbiter(id) = party {
        arbiter::check_named(call.game, id, command)?;
    }
    moves::check_revision(call)?;
    if let Some(fallen) = time::flag(call, party, command) {
        return Ok(fallen);
    }
    let traits = command.traits();
    moves::check_seen(call, command)?;
    if call.game.is_over() && !traits.outlives_the_game {
        return Err(Refusal::GameOver);
    }
    let stands_still = call.game.claim.as_ref().is_some_and(|claim| claim.paused.is_some());
    // While a claim stops the clocks, a move is judged on the game as it was before the request.
    let before;
    let call = if stands_still && traits.waits_for_claim {
        before = claims::before_request(call, command).ok_or(Refusal::ClaimPending)?;
        &Call { game: &before, ..*call }
    } else {
        call
    };
    if call.game.withdrawn.is_some() && traits.waits_for_arbiter {
        return Err(Refusal::PlayerWithdrawn);
    }
    if traits.needs_presence {
        leave::check_present(call, party)?;
    }
    rule(call, party, command)
}

/// Gives the command to its rule.
fn rule(call: &Call<'_>, party: Party, command: &Command) -> Judgement {
    match command {
        Command::Move { m, draw_offer } => moves::play(call, party.player()?, m, *draw_offer),
        Command::SetConditionalMoves => moves::set_conditional_moves(call, party.player()?),
        Command::Answer { uci } => moves::answer(call, party.player()?, uci),
        Command::WithdrawConditionalMoves => party.player().map(|_color| Vec::new().into()),
        Command::Say => moves::say(call, party.player()?),
        Command::Resign => moves::resign(call, party.player()?),
        Command::OfferDraw => draws::offer(call, party.player()?),
        Command::AcceptDraw => draws::accept(call, party.player()?),
        Command::DeclineDraw => draws::decline(call, party.player()?),
        Command::Claim { basis, announced, probed } => {
            claims::claim(call, party.player()?, *basis, announced.as_ref(), *probed)
        }
        Command::AskAdjudication { basis } => claims::ask_adjudication(call, party.player()?, *basis),
        Command::Analyse => claims::analyse(call, party.player()?),
        Command::LapseClaim => party.timekeeper().and_then(|()| claims::lapse(call)),
        Command::DecideClaim { claim, upheld } => {
            claims::decide_claim(call, party.arbiter()?, *claim, *upheld)
        }
        Command::Adjourn => adjournment::propose(call, party.player()?),
        Command::AcceptAdjournment => adjournment::accept(call, party.player()?),
        Command::DeclineAdjournment => adjournment::decline(call, party.player()?),
        Command::AdjournEarly => adjournment::early(call, party.player()?),
        Command::EndSession => party.timekeeper().and_then(|()| adjournment::end_session(call)),
        Command::Draft { envelope } => adjournment::draft(call, party.player()?, envelope),
        Command::Seal { envelope } => adjournment::seal(call, party.player()?, envelope.as_ref()),
        Command::AcknowledgeFace => resumption::acknowledge(call, party.arbiter()?),
        Command::SetResumption { resume_at } => resumption::set(call, party.arbiter()?, *resume_at),
        Command::Resume { envelope } => resumption::resume(call, party, envelope.as_ref()),
        Command::QuestionClocks => resumption::question_clocks(call, party.player()?),
        Command::Publish { envelope } => publication::agree(call, party.player()?, envelope.as_ref()),
        Command::Open { envelope } if call.game.is_over() => publication::show(call, party, envelope),
        Command::Open { envelope } => opening::show(call, party, envelope),
        Command::ApproveEarlyOpening => opening::approve(call, party.arbiter()?),
        Command::DeclareMissing => opening::missing(call, party),
        Command::ChooseReading { m } => opening::choose(call, party.player()?, m),
        Command::FlagFall => party.timekeeper().and(Err(Refusal::FlagNotFallen)),
        Command::ClaimFlag => Err(time::unclaimed_flag(call, party)),
        Command::ReturnDowntime { from, until } => {
            party.timekeeper().and_then(|()| time::return_downtime(call, *from, *until))
        }
        Command::NoteZone { of, zone } => party.timekeeper().and_then(|()| time::note_zone(call, *of, zone)),
        Command::RefillClock => time::refill(call, party.player()?),
        Command::DeclareReflection => time::declare(call, party.player()?),
        Command::BookLeave { leave } => leave::book(call, party.player()?, leave),
        Command::CancelLeave { first } => leave::cancel(call, party.player()?, *first),
        Command::NoteMail { to, works } => party.timekeeper().and_then(|()| mail::note(call, *to, *works)),
        Command::Withdraw { of } => withdrawal::withdraw(call, party, *of),
        Command::Act { act } => arbiter::act(call, party.arbiter()?, act),
        Command::DecideAppeal { act, reverse } => arbiter::decide(call, party.arbiter()?, *act, *reverse),
        // Those of players came first, and so did those of arbiters.
        Command::Appeal { .. } => Err(Refusal::NotAPlayer),
        Command::GiveWay { .. } => Err(Refusal::NotAnArbiter),
        Command::Create { .. } => Err(BadStart::Started.into()),
    }
}
