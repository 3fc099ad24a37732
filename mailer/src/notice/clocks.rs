//! The clocks in words: the same in a notice and in the answer to `status`.

use domain::{
    ByColor, Color, Game, Instant, Span, TimeControl,
    clock::{Cause, ClockDisplay, Pause, Reading},
};
use messages::Sentence;

use super::when;

/// Describes both sides and the control, then the running clock, if it shows more than its deadline.
pub(crate) fn describe(
    game: &Game,
    names: &ByColor<String>,
    at: Instant,
    date: impl Fn(Instant) -> String,
) -> Vec<String> {
    let control = &game.regulations.time_control;
    let is_limit = matches!(control, TimeControl::PerMove { .. });
    let sides = Color::ALL.map(|color| {
        let shown = game.clock_display(color, at);
        let name = format!("{} {}", color.fold_wb("White", "Black"), names[color]);
        // Under a limit for every move no time is left between moves.
        side(&name, &shown, at, !is_limit || shown.thinking.is_some())
    });
    let [white, black] = sides;
    let control = control.sentence();
    let control = if is_limit { format!("The limit is {control}.") } else { format!("Time: {control}.") };
    let mut paragraphs = vec![format!("{white} {black} {control}")];
    let plain = is_limit && game.regulations.free_time.is_none() && game.regulations.leave.is_none();
    for color in Color::ALL {
        let shown = game.clock_display(color, at);
        if let Some(thinking) = shown.thinking.filter(|_| !plain || shown.stopped_at.is_some()) {
            paragraphs.push(this_move(&names[color], &thinking, shown.stopped_at, &date));
        }
    }
    paragraphs
}

/// `White Anna: 12 d used, 38 d left and 37 d in the bank (and 5 d more for the next move).`
fn side(name: &str, shown: &ClockDisplay, at: Instant, is_left: bool) -> String {
    let mut text = format!("{name}: {} used", when::length(shown.used));
    if is_left {
        // Nights, free days or doubling may lie before the deadline: then this is not the time until it.
        let running = shown.thinking.filter(|_| shown.stopped_at.is_none());
        let left = match running.map(|thinking| when::left(thinking.deadline - at)) {
            Some(until) if until == when::left(shown.left) => format!("{until} left"),
            Some(_) => format!("{} on the clock", when::length(shown.left)),
            None => format!("{} left", when::length(shown.left)),
        };
        text += &format!(", {left}{}", bank(shown.bank));
    }
    let (more, span) =
        if shown.gained > Span::ZERO { ("more", shown.gained) } else { ("less", Span::ZERO - shown.gained) };
    if span > Span::ZERO {
        text += &format!(" (and {} {more} for the next move)", when::length(span));
    }
    text + "."
}

fn bank(bank: Span) -> String {
    if bank > Span::ZERO { format!(" and {} in the bank", when::length(bank)) } else { String::new() }
}

/// Describes the clock of a move and its next change.
fn this_move(
    name: &str,
    shown: &Reading,
    stopped_at: Option<Instant>,
    date: impl Fn(Instant) -> String,
) -> String {
    let stands = match (stopped_at, shown.paused) {
        (Some(at), _) => format!(" The clock was stopped at {} and continues from there.", date(at)),
        (None, Some(Pause::Leave)) => " The clock is stopped: leave.".into(),
        (None, Some(Pause::FreeDay)) => " The clock is stopped: a free day.".into(),
        (None, Some(Pause::Night)) => " The clock is stopped for the night.".into(),
        (None, None) => String::new(),
    };
    let delay = if shown.delay > Span::ZERO {
        format!(" The delay has {} left: until then nothing is charged.", when::length(shown.delay))
    } else {
        String::new()
    };
    let next =
        shown.next.map_or_else(String::new, |next| format!(" Next: {}, {}.", cause(next.why), date(next.at)));
    format!(
        "This move of {name}: {} used, {} charged.{delay}{stands}{next}",
        when::length(shown.used),
        when::length(shown.charged),
    )
}

/// Names the next change of a clock.
const fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::TimeIsUp => "the time is up",
        Cause::SilenceLoses => "the game is lost by silence",
        Cause::DelayIsOver => "the delay is over",
        Cause::DuplicationBegins => "time counts twice",
        Cause::DayIsCharged => "one more day is charged",
        Cause::RefillPossible => "the clock can be refilled from the bank",
        Cause::LeaveBegins => "leave begins",
        Cause::FreeDayBegins => "a free day begins",
        Cause::NightBegins => "the nightly pause begins",
        Cause::ClockGoesOn => "the clock continues",
    }
}
