//! Mails that wait for the DNS, in the order in which they came, while others are read.

use std::collections::{HashSet, VecDeque};

use app::{Address, people::email_key};
use domain::Instant;
use parking_lot::Mutex;

use super::{readers::Claimed, verify::Checks};

/// The most delayed mails: each is in memory, and so is its check.
const MOST: usize = 512;

/// The mails among which order matters: those about one game, those to one player's account, and those of one author to
/// public addresses.
type Turn = (u8, i64, String);

/// Mails of a batch that wait.
pub(super) struct Waiting {
    pub(super) mails: Vec<Claimed>,
    pub(super) checks: Checks,
    /// The end of their lease, which no other batch of the same game or account gets before.
    pub(super) lease: Option<Instant>,
}

/// The mails that wait, of all series.
#[derive(Default)]
pub(super) struct DelayedMails(Mutex<Open>);

#[derive(Default)]
struct Open {
    waiting: VecDeque<Waiting>,
    /// The turns of those that a series acts upon.
    in_hand: Option<HashSet<Turn>>,
}

impl DelayedMails {
    /// Parts the mails of a batch: those that need not wait, and those without a verdict yet, with what came behind them.
    pub(super) fn part(&self, mails: Vec<Claimed>, checks: &Checks) -> (Vec<Claimed>, Vec<Claimed>) {
        let mut held = self.turns();
        mails.into_iter().partition(|claimed| {
            let turn = turn(claimed);
            let waits = checks.is_open(claimed.0.id) || held.contains(&turn);
            if waits {
                held.insert(turn);
            }
            !waits
        })
    }

    fn turns(&self) -> HashSet<Turn> {
        let open = self.0.lock();
        let waiting = open.waiting.iter().flat_map(|waiting| &waiting.mails).map(turn);
        waiting.chain(open.in_hand.iter().flatten().cloned()).collect()
    }

    /// Puts mails at its end, or gives them back if it is full.
    pub(super) fn push(&self, waiting: Waiting) -> Result<(), Waiting> {
        let mut open = self.0.lock();
        let count: usize = open.waiting.iter().map(|waiting| waiting.mails.len()).sum();
        if count > 0 && count + waiting.mails.len() > MOST {
            return Err(waiting);
        }
        open.waiting.push_back(waiting);
        Ok(())
    }

    /// Takes what came first; `None` if nothing waits, or another series has it in hand.
    pub(super) fn take(&self) -> Option<InHand<'_>> {
        let mut open = self.0.lock();
        if open.in_hand.is_some() {
            return None;
        }
        let waiting = open.waiting.pop_front()?;
        open.in_hand = Some(waiting.mails.iter().map(turn).collect());
        Some(InHand { delayed: self, waiting: Some(waiting) })
    }

    /// Takes all that is left.
    pub(super) fn drain(&self) -> VecDeque<Waiting> {
        std::mem::take(&mut self.0.lock().waiting)
    }
}

/// Mails from the head of the queue. Nobody else takes any until this is dropped.
pub(super) struct InHand<'a> {
    delayed: &'a DelayedMails,
    waiting: Option<Waiting>,
}

impl InHand<'_> {
    /// Takes the mails if all have a verdict; otherwise they stay at the head of the queue.
    pub(super) fn ready(&mut self, patience: std::time::Duration) -> Option<Waiting> {
        let mut waiting = self.waiting.take()?;
        waiting.checks.wait(patience);
        if waiting.checks.are_open() {
            self.delayed.0.lock().waiting.push_front(waiting);
            return None;
        }
        Some(waiting)
    }
}

impl Drop for InHand<'_> {
    fn drop(&mut self) {
        self.delayed.0.lock().in_hand = None;
    }
}

fn turn((mail, read): &Claimed) -> Turn {
    let (kind, number) = about(&mail.address);
    let from = match read {
        Ok(Some(Ok(parsed))) => parsed.from.as_deref().ok(),
        _ => None,
    };
    let is_public = matches!(mail.address, Address::Public(_));
    let author = is_public.then(|| email_key(from.unwrap_or(&mail.sender)));
    (kind, number, author.unwrap_or_default())
}

/// Tells which mails belong together, by their address.
pub(super) const fn about(address: &Address) -> (u8, i64) {
    match *address {
        Address::Play { game, .. } | Address::Named { game, .. } | Address::Former { game, .. } => {
            (0, game.0)
        }
        Address::Account { player } => (1, player.0),
        Address::Confirm { inbox } => (2, inbox),
        Address::Bounce { outbox } => (3, outbox),
        Address::Public(_) => (4, 0),
    }
}
