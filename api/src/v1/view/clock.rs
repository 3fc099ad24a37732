//! Clocks as readers see them.

use app::ClockView;
use domain::{
    Color, Game, Instant, Span,
    clock::{Cause, Date, Leave, Pause, Reading},
    wire,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::reader::{Length, Reader, Time};
use crate::v1::schemas;

/// The time of one side.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockBody {
    /// Used for all moves so far, the running one not counted; when the game is over, also for the one that was not made.
    pub used: Length,
    /// Given for the next move besides what is left; negative if an arbiter took it.
    pub gained: Length,
    /// Time left at this request, as the clock shows it: for this move and the next ones, or of the limit for one. Negative
    /// after the flag.
    pub left: Length,
    /// Left in the bank of Triple Block.
    pub bank: Length,
    /// The cost of all moves so far; zero with a limit for every move.
    pub charged: Length,
    /// Leave that is not over.
    pub leave: Vec<LeaveBody>,
    /// The time at which it was stopped to go on later, as for an arbiter's decision of a claim; otherwise null.
    pub stopped_at: Option<Time>,
    /// The instant from which it runs; null when it does not.
    pub running_since: Option<Time>,
    /// The last instant that is in time; null when it does not run.
    pub deadline: Option<Time>,
}

impl ClockBody {
    pub(super) fn new(game: &Game, color: Color, at: Instant, reader: &Reader) -> Self {
        let (clock, display) = (&game.clock, game.clock_display(color, at));
        let running = clock.running.filter(|running| running.side == color);
        Self {
            used: if game.is_over() { display.used } else { clock.used[color] }.into(),
            gained: display.gained.into(),
            left: display.left.into(),
            bank: display.bank.into(),
            charged: clock.sides[color].charged.into(),
            leave: clock.leave[color].iter().map(|leave| LeaveBody::new(leave, reader)).collect(),
            stopped_at: display.stopped_at.map(|at| reader.time(at)),
            running_since: running.map(|running| reader.time(running.since)),
            deadline: running.map(|running| reader.time(running.deadline)),
        }
    }
}

/// Whole days on which a clock stands still.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LeaveBody {
    /// Its first day, where the player is.
    #[schema(value_type = String, format = Date)]
    pub first: Date,
    /// Its last day.
    #[schema(value_type = String, format = Date)]
    pub last: Date,
    /// The begin.
    pub from: Time,
    /// The end.
    pub until: Time,
    /// Given by an arbiter: it counts against no allowance.
    pub special: bool,
}

impl LeaveBody {
    fn new(leave: &Leave, reader: &Reader) -> Self {
        let Leave { first, last, from, until, special } = *leave;
        Self { first, last, from: reader.time(from), until: reader.time(until), special }
    }
}

/// The running clock at an instant: what a move received then would cost; or a stopped one, as it stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReadingBody {
    /// Looked at then; never before it started.
    pub at: Time,
    /// The side whose clock runs, or was stopped to go on later; null, as all other members, when there is none.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub side: Option<&'static str>,
    /// Time used for the move: without leave, free days, nights and returned downtime.
    pub used: Option<Length>,
    /// Time charged for it.
    pub charged: Option<Length>,
    /// Time left; negative after the flag.
    pub left: Option<Length>,
    /// Left in the bank of Triple Block.
    pub bank: Option<Length>,
    /// Left of a delay, before time is charged at all.
    pub delay: Option<Length>,
    /// The time at which the clock was stopped, to go on later; null when it runs.
    pub stopped_at: Option<Time>,
    /// The last instant that is in time; null when the clock is stopped.
    pub deadline: Option<Time>,
    /// The reason why the clock stands still: `leave`, `free_day` or `night`.
    #[schema(value_type = Option<String>)]
    pub paused: Option<Pause>,
    /// The next change.
    pub next: Option<ChangeBody>,
}

/// The next change on a clock.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChangeBody {
    /// The time.
    pub at: Time,
    /// `time_is_up`, `silence_loses`, `delay_is_over`, `duplication_begins`, `day_is_charged`, `refill_possible`,
    /// `leave_begins`, `free_day_begins`, `night_begins` or `clock_goes_on`.
    #[schema(value_type = String)]
    pub why: Cause,
}

impl ReadingBody {
    pub(crate) fn new(view: &ClockView, reader: &Reader) -> Self {
        let (side, reading) = view.thinking.unzip();
        let running = reading.filter(|_| view.stopped_at.is_none());
        let length = |of: fn(&Reading) -> Span| reading.as_ref().map(of).map(Length::from);
        Self {
            at: reader.time(view.at),
            side: side.map(wire::color_name),
            used: length(|reading| reading.used),
            charged: length(|reading| reading.charged),
            left: length(|reading| reading.left),
            bank: length(|reading| reading.bank),
            delay: length(|reading| reading.delay),
            stopped_at: view.stopped_at.map(|at| reader.time(at)),
            deadline: running.map(|reading| reader.time(reading.deadline)),
            paused: running.and_then(|reading| reading.paused),
            next: running
                .and_then(|reading| reading.next)
                .map(|next| ChangeBody { at: reader.time(next.at), why: next.why }),
        }
    }
}
