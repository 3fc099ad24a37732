//! The clocks in words: the same in a notice, in the answer to `status` and on a page.

use app::message::{Arg, Message};
use domain::{
    ByColor, Color, Game, Instant, Span, TimeControl,
    clock::{Cause, ClockDisplay, Pause, Reading},
};

use crate::{Sentence, Voice, msg};

/// Describes both sides and the control, then the running clock, if it shows more than its deadline: a paragraph each.
#[must_use]
pub fn describe_clocks(game: &Game, names: &ByColor<String>, at: Instant) -> Vec<Vec<Message>> {
    let control = &game.regulations.time_control;
    let is_limit = matches!(control, TimeControl::PerMove { .. });
    let sides = Color::ALL.map(|color| {
        let shown = game.clock_display(color, at);
        // Under a limit for every move no time is left between moves.
        side(color, &names[color], &shown, at, !is_limit || shown.thinking.is_some())
    });
    let control = control.message();
    let control = if is_limit {
        msg!("clock-limit", control = control)
    } else {
        msg!("clock-control", control = control)
    };
    let mut paragraphs = vec![sides.into_iter().chain([control]).collect()];
    let plain = is_limit && game.regulations.free_time.is_none() && game.regulations.leave.is_none();
    // An envelope that is opened early starts no clock before the agreed time.
    let starts_later = game.clock.running.is_some_and(|running| running.since > at);
    for color in Color::ALL {
        let shown = game.clock_display(color, at);
        let is_said = !plain || shown.stopped_at.is_some() || starts_later;
        // An arbiter gives leave in a game whose regulations have none.
        if let Some(thinking) = shown.thinking.filter(|thinking| is_said || thinking.paused.is_some()) {
            paragraphs.push(this_move(&names[color], &thinking, shown.stopped_at));
        }
    }
    paragraphs
}

/// `White Anna: 12 d used, 38 d left and 37 d in the bank (and 5 d more for the next move).`
fn side(color: Color, name: &str, shown: &ClockDisplay, at: Instant, is_left: bool) -> Message {
    let used = Arg::length(shown.used);
    let mut parts: Vec<Arg> = vec![msg!("clock-used", time = used).into()];
    if is_left {
        // Nights, free days or doubling may lie before the deadline: then this is not the time until it.
        let running = shown.thinking.filter(|_| shown.stopped_at.is_none());
        let left = Arg::left(shown.left);
        let is_left = |until: &Arg| {
            let printed = |arg: &Arg| Voice::english().print(arg);
            *until == left || printed(until) == printed(&left)
        };
        let left = match running.map(|thinking| Arg::left(thinking.deadline - at)) {
            Some(until) if is_left(&until) => msg!("clock-left", time = until),
            Some(_) => msg!("clock-on-the-clock", time = Arg::length(shown.left)),
            None => msg!("clock-left", time = Arg::length(shown.left)),
        };
        parts.push(if shown.bank > Span::ZERO {
            msg!("clock-with-bank", left = left, bank = Arg::length(shown.bank)).into()
        } else {
            left.into()
        });
    }
    let shown_times = if shown.gained > Span::ZERO {
        msg!("clock-with-more", times = parts, gained = Arg::length(shown.gained))
    } else if shown.gained < Span::ZERO {
        msg!("clock-with-less", times = parts, lost = Arg::length(Span::ZERO - shown.gained))
    } else {
        msg!("clock-times", times = parts)
    };
    match color {
        Color::White => msg!("clock-white", name = name.to_owned(), times = shown_times),
        Color::Black => msg!("clock-black", name = name.to_owned(), times = shown_times),
    }
}

/// Describes the clock of a move and its next change.
fn this_move(name: &str, shown: &Reading, stopped_at: Option<Instant>) -> Vec<Message> {
    let mut said = vec![msg!(
        "clock-this-move",
        name = name.to_owned(),
        used = Arg::length(shown.used),
        charged = Arg::length(shown.charged),
    )];
    if shown.delay > Span::ZERO {
        said.push(msg!("clock-delay", left = Arg::length(shown.delay)));
    }
    said.extend(match (stopped_at, shown.paused) {
        (Some(at), _) => Some(msg!("clock-stopped", at = Arg::at(at))),
        (None, Some(Pause::Leave)) => Some(msg!("clock-paused-leave")),
        (None, Some(Pause::FreeDay)) => Some(msg!("clock-paused-free-day")),
        (None, Some(Pause::Night)) => Some(msg!("clock-paused-night")),
        (None, None) => None,
    });
    said.extend(shown.next.map(|next| msg!("clock-next", what = cause(next.why), at = Arg::at(next.at))));
    said
}

/// Names the next change of a clock.
fn cause(cause: Cause) -> Message {
    match cause {
        Cause::TimeIsUp => msg!("clock-next-time-is-up"),
        Cause::SilenceLoses => msg!("clock-next-silence"),
        Cause::DelayIsOver => msg!("clock-next-delay-over"),
        Cause::DuplicationBegins => msg!("clock-next-double"),
        Cause::DayIsCharged => msg!("clock-next-day"),
        Cause::RefillPossible => msg!("clock-next-refill"),
        Cause::LeaveBegins => msg!("clock-next-leave"),
        Cause::FreeDayBegins => msg!("clock-next-free-day"),
        Cause::NightBegins => msg!("clock-next-night"),
        Cause::ClockGoesOn => msg!("clock-next-goes-on"),
    }
}
