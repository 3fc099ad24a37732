//! Which mails an accepted submission causes.

use domain::{Actor, Color, Event, Game, GameId, Instant, Span};

use crate::{
    Channel,
    ports::{MailKind, NewMail, Recipient, Recorded},
};

/// The mails caused by `events`, which led from `before` to `after`: one for each player at most, whatever
/// happened at once, and the reminders of the clock that began to run.
///
/// The player who acted is told only what he cannot know: that his move *by mail* was recorded, or what became
/// of the game. Time given back after downtime and illegal moves that cost nothing are not mailed.
#[must_use]
pub(crate) fn plan(
    game: GameId,
    before: Option<&Game>,
    after: &Game,
    events: &[Recorded],
    actor: Actor,
    channel: Channel,
) -> Vec<NewMail> {
    let (Some(first), Some(last)) = (events.first(), events.last()) else { return Vec::new() };
    let about = |color: Color, kind: MailKind, due_at| NewMail {
        game: Some(game),
        seq: Some(last.seq),
        ply: Some(after.ply),
        deadline: after.deadline().unwrap_or(due_at),
        ..NewMail::new(
            key(game, last.seq, after, color, kind),
            Recipient::Player(after.players[color]),
            kind,
            due_at,
        )
    };
    let mut mails: Vec<NewMail> = Color::ALL
        .into_iter()
        .filter_map(|color| {
            let acted = actor == Actor::Player(after.players[color]);
            let kind = events
                .iter()
                .filter_map(|recorded| kind(&recorded.event, color, acted, channel))
                .min_by_key(|kind| rank(*kind))?;
            // The details name the first event, seq the last.
            Some(NewMail { details: first.seq.to_string(), ..about(color, kind, last.event.at()) })
        })
        .collect();
    mails.extend(reminders(before, after).into_iter().map(|(color, left, due_at)| NewMail {
        key: format!("{}-{}", key(game, last.seq, after, color, MailKind::Reminder), left.name()),
        details: left.name().into(),
        ..about(color, MailKind::Reminder, due_at)
    }));
    mails
}

/// Such as `42.23.7.your-move`.
fn key(game: GameId, seq: u32, after: &Game, color: Color, kind: MailKind) -> String {
    format!("{}.{seq}.{}.{}", game.0, after.players[color].0, kind.name())
}

/// What an event is to the player of a colour, if it is anything to him.
fn kind(event: &Event, to: Color, acted: bool, channel: Channel) -> Option<MailKind> {
    match event {
        Event::Created { .. } => Some(MailKind::GameStarted),
        Event::Ended { .. } => Some(MailKind::GameOver),
        Event::SealingBegan { .. } | Event::Sealed { .. } | Event::Opened { .. } => {
            Some(MailKind::Adjournment)
        }
        Event::AdjournmentProposed { by, .. }
        | Event::AdjournmentDeclined { by, .. }
        | Event::ResumptionRequested { by, .. } => (*by != to).then_some(MailKind::Adjournment),
        Event::Moved { .. } if !acted => Some(MailKind::YourMove),
        Event::Moved { .. } => (channel == Channel::Mail).then_some(MailKind::MoveRecorded),
        Event::Said { by, .. }
        | Event::DrawOffered { by, .. }
        | Event::DrawDeclined { by, .. }
        | Event::ClaimRejected { by, .. } => (*by != to).then_some(MailKind::GameNews),
        Event::IllegalMove { by, gained, .. } => {
            (*by != to && *gained > Span::ZERO).then_some(MailKind::GameNews)
        }
        Event::ClaimUpheld { .. } | Event::FlagFell { .. } | Event::DowntimeReturned { .. } => None,
    }
}

/// Of several things that happened at once, the mail of the lowest rank tells the others too.
const fn rank(kind: MailKind) -> u8 {
    match kind {
        MailKind::GameOver => 0,
        MailKind::GameStarted => 1,
        MailKind::Adjournment => 2,
        MailKind::YourMove => 3,
        MailKind::MoveRecorded => 4,
        _ => 5,
    }
}

/// When a player is reminded.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Left {
    /// When a fifth of the limit is left.
    Fifth,
    /// When 24 hours are left.
    Day,
}

impl Left {
    const fn name(self) -> &'static str {
        match self {
            Self::Fifth => "fifth",
            Self::Day => "day",
        }
    }

    /// Reads what a reminder carries.
    pub(crate) fn named(name: &str) -> Option<Self> {
        [Self::Fifth, Self::Day].into_iter().find(|left| left.name() == name)
    }

    /// The other one.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Fifth => Self::Day,
            Self::Day => Self::Fifth,
        }
    }

    /// When this reminder is due on the clock that runs.
    pub(crate) fn due_at(self, game: &Game) -> Option<Instant> {
        let left = match self {
            Self::Fifth => Span(game.regulations.time_control.limit().0 / 5),
            Self::Day => Span::hours(24),
        };
        game.deadline().map(|deadline| deadline - left)
    }
}

/// The reminders of a clock that began to run with these events. They wait in the outbox and are dropped when
/// they no longer tell the truth: each goes out once, never after the move.
fn reminders(before: Option<&Game>, after: &Game) -> Vec<(Color, Left, Instant)> {
    let Some(running) = after.clock.running else { return Vec::new() };
    let ran = before.and_then(|before| before.clock.running);
    if ran.is_some_and(|ran| ran.side == running.side && ran.since == running.since) {
        return Vec::new();
    }
    let due = |left: Left| left.due_at(after).filter(|due| *due > running.since).map(|due| (left, due));
    let (fifth, day) =
        (due(Left::Fifth), due(Left::Day).filter(|day| Some(day.1) != Left::Fifth.due_at(after)));
    [fifth, day].into_iter().flatten().map(|(left, due)| (running.side, left, due)).collect()
}
