//! Digests: one mail at the reader's time, in place of many. It tells of the mails that wait for it, from the record as it
//! stands when it is sent. They end with it; what it did not tell comes up after it, also if an older version serves then.

use std::collections::{BTreeMap, BTreeSet};

use domain::{Event, GameId, Instant, Span};

use crate::{
    Failure,
    games::context::{GameContext, context},
    kernel::heartbeat::skip_if_damaged,
    mail_out::decision::{challenge, is_unwanted, outdated},
    model::{
        Challenge, ChallengeState, ChallengeView, Epoch, MailKind, MailState, NewMail, NoticeKind, OutboxRow,
        Player, Recipient, Settled, ToldBy,
        mail_details::{ChallengeNotice, ChallengeStep, MailDetails},
        place, waits_for,
    },
    ports::{Tx, View},
};

/// The most games that a digest tells of; a mail has room for fewer.
const MOST: usize = 60;

/// A mail comes up so long after the one that is to tell of it: that one did not.
const AFTERWARDS: Span = Span::hours(1);

/// A waiting mail of which another one tells: its number, and its game.
pub type Told = (i64, Option<GameId>);

/// The content of a digest.
#[derive(Default)]
pub struct Digest {
    /// Games: first those in which the reader is to move, by deadline, then others in which something happened.
    pub games: Vec<GameContext>,
    /// The number of games in which the reader is to move.
    pub to_move: usize,
    /// The number of games that are left out.
    pub more: usize,
    /// The kinds of the notices that it stands for.
    pub kinds: BTreeSet<NoticeKind>,
    /// Challenges.
    pub challenges: Vec<(ChallengeNotice, ChallengeView)>,
}

impl Digest {
    /// Nothing that was to be told is news any more.
    pub(super) fn is_empty(&self) -> bool {
        self.challenges.is_empty() && self.games.iter().all(|game| game.told.is_empty())
    }
}

/// Returns the time until which a mail waits because another one is still to tell of it.
pub(super) fn waits_until(
    view: &mut dyn View,
    row: &OutboxRow,
    now: Instant,
) -> Result<Option<Instant>, Failure> {
    let Some(other) = row.told_by else { return Ok(None) };
    Ok(view.next_look(other)?.map(|at| at.max(now) + AFTERWARDS))
}

/// Ends an attempt, in one transaction. A mail that another is to describe joins that mail, and the mails that it described
/// end with it. `false` when its lease had passed to another worker.
pub(super) fn settle(
    tx: &mut dyn Tx,
    row: &OutboxRow,
    settled: &Settled,
    now: Instant,
    epoch: Epoch,
) -> Result<bool, Failure> {
    let other = match (settled, &row.mail.to) {
        // It goes on waiting.
        (Settled::Postponed { told_by: Some(ToldBy::Mail(other)), .. }, _) if row.told_by == Some(*other) => {
            None
        }
        (Settled::Postponed { told_by: Some(ToldBy::Mail(other)), .. }, _) => Some(*other),
        (Settled::Postponed { told_by: Some(ToldBy::Digest), due_at }, &Recipient::Player(player)) => {
            let key = format!("digest.{}.{}{}", player.0, due_at.0, epoch.suffix());
            let to = Recipient::Player(player);
            tx.enqueue(&NewMail {
                deadline: row.mail.deadline,
                ..NewMail::new(key.clone(), to, MailKind::Digest, *due_at)
            })?;
            tx.mail_by_key(&key)?.map(|digest| digest.id)
        }
        _ => None,
    };
    if let (Some(other), Settled::Postponed { due_at, .. }) = (other, settled)
        && tx.join_mail(other, row.mail.deadline)?
    {
        return tx.tell_by(row.id, row.attempts, other, *due_at + AFTERWARDS);
    }
    // If that one is on its way, the mail is judged again.
    let alone = match settled {
        Settled::Postponed { due_at, .. } if other.is_some() => {
            Some(Settled::Postponed { due_at: *due_at, told_by: None })
        }
        _ => None,
    };
    let is_ours = tx.settle_mail(row.id, row.attempts, alone.as_ref().unwrap_or(settled), now)?;
    if let (true, Settled::Sent { told, .. }) = (is_ours, settled) {
        tx.end_told(row.id, told, MailState::Dropped, now)?;
    }
    Ok(is_ours)
}

/// Tells whether a challenge is still what its mail says.
pub(super) fn is_open(news: &ChallengeNotice, challenge: &Challenge) -> bool {
    news.news != ChallengeStep::Posted || challenge.state == ChallengeState::Open
}

/// Reads the content of a digest as of now, with the mails that it tells of; `None` for another mail.
pub(super) fn read(
    view: &mut dyn View,
    row: &OutboxRow,
    reader: Option<&Player>,
    now: Instant,
) -> Result<Option<(Digest, Vec<Told>)>, Failure> {
    let (MailKind::Digest, Some(reader)) = (row.mail.kind, reader) else { return Ok(None) };
    let mut held: BTreeMap<GameId, Vec<OutboxRow>> = BTreeMap::new();
    let (mut digest, mut ends) = (Digest::default(), Vec::new());
    for row in view.told_by(row.id)? {
        match (&row.mail.details, row.mail.game) {
            (_, Some(game)) => held.entry(game).or_default().push(row),
            (MailDetails::Challenge(news), None) => {
                ends.push((row.id, None));
                let is_late = row.mail.expires_at.is_some_and(|at| now > at);
                let found = challenge(view, &row)?.filter(|found| {
                    !is_late && is_open(news, &found.challenge) && !is_unwanted(Some(reader), &row, &[])
                });
                if let Some(found) = found {
                    digest.kinds.insert(NoticeKind::Challenges);
                    digest.challenges.push((news.clone(), found));
                }
            }
            _ => {}
        }
    }
    let games = games(view, reader, &held, &mut digest)?;
    for id in games {
        let rows = held.remove(&id).unwrap_or_default();
        // One game that cannot be read takes nothing from the others.
        let Some(context) = skip_if_damaged(id, context(view, id, Some(reader), None).map(Some))? else {
            continue;
        };
        let told = current_events(&context, &rows, reader);
        digest.kinds.extend(rows.iter().flat_map(|row| {
            let news: Vec<Event> =
                news(&context, row, reader).into_iter().map(|(_seq, event)| event).collect();
            if news.is_empty() { BTreeSet::new() } else { NoticeKind::of(row.mail.kind, &news) }
        }));
        ends.extend(rows.iter().map(|row| (row.id, Some(id))));
        let is_to_move = context.color_of(reader).is_some_and(|side| waits_for(&context.game, side));
        if is_to_move || !told.is_empty() {
            digest.games.push(GameContext { told, ..context });
        }
    }
    Ok(Some((digest, ends)))
}

/// Returns the games of a digest: those in which the reader is to move, by deadline, then others of which mails are held. If
/// they are too many, those without such a mail are left out first, then those whose mail is the newest. The next digest has
/// them.
fn games(
    view: &mut dyn View,
    reader: &Player,
    held: &BTreeMap<GameId, Vec<OutboxRow>>,
    digest: &mut Digest,
) -> Result<Vec<GameId>, Failure> {
    let mut waiting = view.active_games(reader.id)?;
    waiting.retain(|row| row.state.color_of(reader.id).is_some_and(|side| waits_for(&row.state, side)));
    waiting.sort_unstable_by_key(place);
    let mut games: Vec<GameId> = waiting.into_iter().map(|row| row.id).collect();
    digest.to_move = games.len();
    let oldest = |game: &GameId| held.get(game).and_then(|rows| rows.first()).map_or(i64::MAX, |row| row.id);
    let mut others = held.keys().filter(|game| !games.contains(game)).copied().collect::<Vec<_>>();
    others.sort_by_key(oldest);
    games.extend(others);
    let mut chosen: Vec<usize> = (0..games.len()).collect();
    chosen.sort_by_key(|&n| oldest(&games[n]));
    chosen.truncate(MOST);
    chosen.sort_unstable();
    digest.more = games.len() - chosen.len();
    Ok(chosen.into_iter().map(|n| games[n]).collect())
}

/// The events of those mails about a game that are still news.
pub(super) fn current_events<'a>(
    context: &GameContext,
    rows: impl IntoIterator<Item = &'a OutboxRow>,
    reader: &Player,
) -> Vec<Event> {
    let told: BTreeMap<u32, Event> = rows.into_iter().flat_map(|row| news(context, row, reader)).collect();
    told.into_values().collect()
}

/// The events of a mail with their numbers; none if they are no news any more, or if the reader does not want them.
pub(super) fn news(context: &GameContext, row: &OutboxRow, reader: &Player) -> Vec<(u32, Event)> {
    let (MailDetails::Events { first, .. }, Some(last)) = (&row.mail.details, row.mail.seq) else {
        return Vec::new();
    };
    let own = context.events.iter().filter(|recorded| (*first..=last).contains(&recorded.seq));
    let (seqs, own): (Vec<u32>, Vec<Event>) =
        own.map(|recorded| (recorded.seq, recorded.event.clone())).unzip();
    if outdated(&row.mail, context).is_some() || is_unwanted(Some(reader), row, &own) {
        return Vec::new();
    }
    seqs.into_iter().zip(own).collect()
}
