//! The mails that an accepted submission causes.

use domain::{
    Act, Actor, ByColor, Color, Event, EventKind, Game, GameId, Instant, PlayerId, Reminder, Running, Span,
};

use crate::model::{
    Channel, ConditionalNotice, Epoch, GameRow, MailKind, NewMail, Receipt, Recipient, Recorded,
    mail_details::MailDetails,
};

/// The mails caused by `events`, which led from `before` to `after`: one for each player at most, whatever
/// happened at once. Reminders are the timekeeper's.
///
/// The player who acted is told only what they cannot know: that their move *by mail* was recorded, or what became
/// of the game. Time given back after downtime and illegal moves that cost nothing are not mailed.
#[must_use]
pub(crate) fn plan(
    game: GameId,
    after: &Game,
    events: &[Recorded],
    actor: Actor,
    channel: Channel,
    news: ByColor<Option<ConditionalNotice>>,
    epoch: Epoch,
) -> Vec<NewMail> {
    let on_move = after.on_move();
    let chained = events.iter().any(|recorded| recorded.event.is_conditional());
    let (Some(first), Some(last)) = (events.first(), events.last()) else { return Vec::new() };
    let about = |color: Color, kind: MailKind, due_at| NewMail {
        game: Some(game),
        seq: Some(last.seq),
        ply: Some(after.ply),
        deadline: after.deadline().unwrap_or(due_at),
        ..NewMail::new(
            key(game, last.seq, after, color, kind) + &epoch.suffix(),
            Recipient::Player(after.players[color]),
            kind,
            due_at,
        )
    };
    Color::ALL
        .into_iter()
        .filter_map(|color| {
            let acted = actor == Actor::Player(after.players[color]);
            let kind = events
                .iter()
                .filter_map(|recorded| match recorded.event.kind {
                    // Both moves in one mail, to both players.
                    EventKind::Moved { .. } if chained && on_move == Some(color) => Some(MailKind::YourMove),
                    EventKind::Moved { .. } if chained => Some(MailKind::GameNews),
                    _ => kind(&recorded.event, color, acted, channel),
                })
                .min_by_key(|kind| rank(*kind))?;
            let details = MailDetails::Events { first: first.seq, conditional: news[color] };
            Some(NewMail { details, ..about(color, kind, last.event.at) })
        })
        .collect()
}

/// Tells a replaced player, who is no player any more.
pub(crate) fn replaced(
    game: GameId,
    after: &Game,
    act: &Recorded,
    player: PlayerId,
    epoch: Epoch,
) -> NewMail {
    let kind = MailKind::GameNews;
    let at = act.event.at;
    NewMail {
        game: Some(game),
        seq: Some(act.seq),
        ply: Some(after.ply),
        details: MailDetails::Events { first: act.seq, conditional: None },
        ..NewMail::new(
            format!("{}.{}.{}.{}{}", game.0, act.seq, player.0, kind.name(), epoch.suffix()),
            Recipient::Player(player),
            kind,
            at,
        )
    }
}

impl Receipt {
    /// Tells whether the player of this colour, who acted through this entry point, is sent a mail about what came of
    /// it.
    #[must_use]
    pub fn is_mailed_to(&self, actor: Color, channel: Channel) -> bool {
        self.events.iter().any(|event| event.is_conditional() || kind(event, actor, true, channel).is_some())
    }
}

/// Returns a key such as `42.23.7.your-move`; after a restoration from a copy the epoch follows.
pub(crate) fn key(game: GameId, seq: u32, after: &Game, color: Color, kind: MailKind) -> String {
    format!("{}.{seq}.{}.{}", game.0, after.players[color].0, kind.name())
}

/// Returns the kind of mail that an event causes for a colour, if any.
pub(crate) fn kind(event: &Event, to: Color, acted: bool, channel: Channel) -> Option<MailKind> {
    match &event.kind {
        EventKind::Created { .. } => Some(MailKind::GameStarted),
        EventKind::Ended { .. } => Some(MailKind::GameOver),
        EventKind::Act { act, .. } if act.ended().is_some() => Some(MailKind::GameOver),
        EventKind::Act { act: Act::Adjourn, .. } => Some(MailKind::Adjournment),
        EventKind::SealingBegan { .. }
        | EventKind::Sealed { .. }
        | EventKind::FaceAcknowledged { .. }
        | EventKind::ResumptionSet { .. }
        | EventKind::Resumed
        | EventKind::EarlyOpeningApproved { .. }
        | EventKind::CameLate { .. }
        | EventKind::EnvelopeMissing { .. }
        | EventKind::EnvelopePublished { .. }
        | EventKind::ReadingChosen { .. }
        | EventKind::Opened { .. } => Some(MailKind::Adjournment),
        // To the one who drafts it says what they cannot know by mail: that it can still be replaced.
        EventKind::Drafted { .. } => (acted && channel == Channel::Mail).then_some(MailKind::Adjournment),
        EventKind::AdjournmentProposed { by }
        | EventKind::AdjournmentDeclined { by }
        | EventKind::ClocksQuestioned { by, .. }
        | EventKind::PublicationAgreed { by }
        | EventKind::ResumptionRequested { by, .. } => (*by != to).then_some(MailKind::Adjournment),
        EventKind::Moved { .. } if !acted => Some(MailKind::YourMove),
        EventKind::Moved { .. } => (channel == Channel::Mail).then_some(MailKind::MoveRecorded),
        EventKind::Appealed { by, .. } => (*by != to).then_some(MailKind::GameNews),
        EventKind::ClaimReferred { .. } | EventKind::ClaimRejected { decided_by: Some(_), .. } => {
            Some(MailKind::GameNews)
        }
        EventKind::IllegalMove { by, gained, .. } => {
            (*by != to && *gained > Span::ZERO).then_some(MailKind::GameNews)
        }
        EventKind::ClaimUpheld { .. }
        | EventKind::DowntimeReturned { .. }
        | EventKind::ZoneNoted { .. }
        | EventKind::ClockRefilled { .. }
        | EventKind::MailProblem { .. }
        | EventKind::MailRestored { .. } => None,
        // The actor knows it; all others get it.
        other => (other.traits().present != Some(to)).then_some(MailKind::GameNews),
    }
}

/// Ranks the mails about simultaneous events: the mail of the lowest rank reports the others too.
pub(crate) const fn rank(kind: MailKind) -> u8 {
    match kind {
        MailKind::GameOver => 0,
        MailKind::GameStarted => 1,
        MailKind::Adjournment => 2,
        MailKind::YourMove => 3,
        MailKind::MoveRecorded => 4,
        _ => 5,
    }
}

/// Returns the name of a reminder in its mail.
const fn reminder_name(which: Reminder) -> &'static str {
    match which {
        Reminder::FifthLeft => "fifth",
        Reminder::DayLeft => "day",
        Reminder::SilentFirst => "silent-1",
        Reminder::SilentSecond => "silent-2",
        Reminder::SilentLast => "silent-3",
    }
}

/// The reminder that is due for the clock that runs; at most one of a kind for a ply.
#[must_use]
pub(crate) fn reminder(
    row: &GameRow,
    running: Running,
    which: Reminder,
    due_at: Instant,
    epoch: Epoch,
) -> NewMail {
    let state = &row.state;
    let player = state.players[running.side];
    let left = reminder_name(which);
    NewMail {
        game: Some(row.id),
        seq: Some(state.events),
        ply: Some(state.ply),
        deadline: running.deadline,
        expires_at: Some(running.deadline),
        details: MailDetails::Reminder(which),
        ..NewMail::new(
            format!(
                "{}.ply{}{}.{}.{}-{left}{}",
                row.id.0,
                state.ply.0,
                // The ply was reached before, by other moves.
                if state.revision > 0 { format!("l{}", state.revision) } else { String::new() },
                player.0,
                MailKind::Reminder.name(),
                epoch.suffix()
            ),
            Recipient::Player(player),
            MailKind::Reminder,
            due_at,
        )
    }
}
