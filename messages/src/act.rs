use domain::{Act, ByColor, ClaimBasis, Color, Pace, Span};

use super::{Arg, Message};
use crate::msg;

/// Describes an act of an arbiter, without its reason. None for an act that ends the game;
/// [`describe_result`](crate::describe_result) describes the result. `names`: of those who play after it.
pub fn describe_act(
    act: &Act,
    arbiter: Message,
    names: &ByColor<String>,
    person: impl Fn(Color) -> Arg,
) -> Option<Message> {
    Some(match act {
        Act::Warn { side } => msg!("act-warned", arbiter = arbiter, who = person(*side)),
        Act::Time { side, span } => {
            let (who, time) = (person(*side), Arg::length(Span(span.0.abs())));
            if *span > Span::ZERO {
                msg!("act-time-given", arbiter = arbiter, time = time, who = who)
            } else {
                msg!("act-time-taken", arbiter = arbiter, time = time, who = who)
            }
        }
        Act::Clocks { used, deadline } => {
            let (white, black) = (Arg::length(used.white), Arg::length(used.black));
            match deadline {
                None => msg!("act-clocks", arbiter = arbiter, white = white, black = black),
                Some(at) => msg!(
                    "act-clocks-and-deadline",
                    arbiter = arbiter,
                    white = white,
                    black = black,
                    deadline = Arg::at(*at)
                ),
            }
        }
        Act::Points { half_points } => {
            let [white, black] = [half_points.white, half_points.black].map(|half| f32::from(half) / 2.0);
            msg!("act-points", arbiter = arbiter, white = Arg::shown(white), black = Arg::shown(black))
        }
        Act::Leave { side, leave } => msg!(
            "act-leave",
            arbiter = arbiter,
            first = Arg::shown(leave.first),
            last = Arg::shown(leave.last),
            who = person(*side)
        ),
        Act::EndLeave { side, first } => {
            msg!("act-leave-ended", arbiter = arbiter, first = Arg::shown(first), who = person(*side))
        }
        Act::Adjourn => msg!("act-adjourned", arbiter = arbiter),
        Act::TakeBack { to } => msg!("act-taken-back", arbiter = arbiter, ply = to.0),
        Act::Replace { side, .. } => msg!("act-replaced", name = &names[*side]),
        Act::Adjudicate { .. }
        | Act::Forfeit { .. }
        | Act::Cancel { .. }
        | Act::Annul
        | Act::GiveWay { .. }
        | Act::Expel { .. } => return None,
    })
}

/// Names what a claim asks for, and its basis.
#[must_use]
pub fn describe_claim(basis: ClaimBasis) -> (Message, Message) {
    match basis {
        ClaimBasis::ThreefoldRepetition => (msg!("claim-draw"), msg!("claim-by-threefold")),
        ClaimBasis::FiftyMoves => (msg!("claim-draw"), msg!("claim-by-fifty")),
        ClaimBasis::TablebaseWin => (msg!("claim-win"), msg!("claim-by-tablebase")),
        ClaimBasis::TablebaseDraw => (msg!("claim-draw"), msg!("claim-by-tablebase")),
        ClaimBasis::AdjudicatedWin => (msg!("claim-win"), msg!("claim-by-adjudication")),
        ClaimBasis::AdjudicatedDraw => (msg!("claim-draw"), msg!("claim-by-adjudication")),
    }
}

/// Describes how a player has used their time.
#[must_use]
pub fn describe_pace(name: String, pace: &Pace) -> Message {
    let mean = Span(pace.used.0 / i64::from(pace.moves.max(1)));
    msg!(
        "pace",
        name = name,
        moves = pace.moves,
        recent = pace.in_thirty_days,
        last = pace.last_at.map_or_else(|| msg!("pace-none").into(), Arg::at),
        used = Arg::length(pace.used),
        charged = Arg::length(pace.charged),
        mean = Arg::length(mean),
        median = Arg::length(pace.median),
        longest = Arg::length(pace.longest),
        longest_at = pace.longest_at.0,
        last_ten = Arg::length(pace.last_ten),
        thinking = Arg::length(pace.thinking),
    )
}
