//! Digests: one mail at the reader's time, in place of many. A mail that waits for one ends there; the digest tells of it
//! from the record as it stands when it is sent.

use std::collections::{BTreeMap, BTreeSet};

use domain::{Event, GameId, Instant};

use crate::{
    Failure,
    games::context::{GameContext, context},
    kernel::heartbeat::skip_if_damaged,
    mail_out::decision::{challenge, is_unwanted, outdated},
    model::{
        Challenge, ChallengeState, Epoch, MailKind, NewMail, NoticeKind, OutboxRow, Player, Recipient,
        Settled, ToldBy,
        mail_details::{ChallengeNews, ChallengeStep, MailDetails},
        place, waits_for,
    },
    ports::{Tx, View},
};

/// The most games that a digest tells of; a mail has room for fewer.
const MOST: usize = 60;

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
    /// Challenges with the other player's name.
    pub challenges: Vec<(ChallengeNews, Challenge, String)>,
}

impl Digest {
    /// Nothing that was to be told is news any more.
    pub(super) fn is_empty(&self) -> bool {
        self.more == 0 && self.challenges.is_empty() && self.games.iter().all(|game| game.told.is_empty())
    }
}

/// Ends an attempt: a mail of which another tells joins that one, in the same transaction. `false` when its lease had passed
/// to another worker.
pub(super) fn settle(
    tx: &mut dyn Tx,
    row: &OutboxRow,
    settled: &Settled,
    now: Instant,
    epoch: Epoch,
) -> Result<bool, Failure> {
    let other = match (settled, &row.mail.to) {
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
    match other {
        Some(other) if tx.join_mail(other, row.mail.deadline)? => {
            tx.tell_by(row.id, row.attempts, other, now)
        }
        // None tells of it, or that one is on its way: the mail is judged again.
        _ => tx.settle_mail(row.id, row.attempts, settled, now),
    }
}

/// Reads the content of a digest as of now; `None` for another mail.
pub(super) fn read(
    view: &mut dyn View,
    row: &OutboxRow,
    reader: Option<&Player>,
    now: Instant,
) -> Result<Option<Digest>, Failure> {
    let (MailKind::Digest, Some(reader)) = (row.mail.kind, reader) else { return Ok(None) };
    let mut held: BTreeMap<GameId, Vec<OutboxRow>> = BTreeMap::new();
    let mut digest = Digest::default();
    for row in view.told_by(row.id)? {
        match (&row.mail.details, row.mail.game) {
            (_, Some(game)) => held.entry(game).or_default().push(row),
            (MailDetails::Challenge(news), None) if row.mail.expires_at.is_none_or(|at| now <= at) => {
                let is_news = |challenge: &Challenge| {
                    news.news != ChallengeStep::Posted || challenge.state == ChallengeState::Open
                };
                let found = challenge(view, &row)?
                    .filter(|(challenge, _name)| is_news(challenge) && !is_unwanted(Some(reader), &row, &[]));
                let news = news.clone();
                if let Some((challenge, name)) = found {
                    digest.kinds.insert(NoticeKind::Challenges);
                    digest.challenges.push((news, challenge, name));
                }
            }
            _ => {}
        }
    }
    let mut waiting = view.active_games(reader.id)?;
    waiting.retain(|row| row.state.color_of(reader.id).is_some_and(|side| waits_for(&row.state, side)));
    waiting.sort_unstable_by_key(place);
    let mut games: Vec<GameId> = waiting.into_iter().map(|row| row.id).collect();
    digest.to_move = games.len();
    let others = held.keys().filter(|game| !games.contains(game)).copied().collect::<Vec<_>>();
    games.extend(others);
    for (n, id) in games.into_iter().enumerate() {
        let rows = held.remove(&id).unwrap_or_default();
        if digest.games.len() >= MOST {
            digest.more += usize::from(n < digest.to_move || !rows.is_empty());
            continue;
        }
        // One game that cannot be read takes nothing from the others.
        let Some(context) = skip_if_damaged(id, context(view, id, Some(reader), None).map(Some))? else {
            continue;
        };
        let told = told(&context, &rows, reader);
        digest.kinds.extend(rows.iter().flat_map(|row| {
            let news: Vec<Event> =
                news(&context, row, reader).into_iter().map(|(_seq, event)| event).collect();
            if news.is_empty() { BTreeSet::new() } else { NoticeKind::of(row.mail.kind, &news) }
        }));
        if n < digest.to_move || !told.is_empty() {
            digest.games.push(GameContext { told, ..context });
        }
    }
    Ok(Some(digest))
}

/// The events of those mails about a game that are still news.
pub(super) fn told<'a>(
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
