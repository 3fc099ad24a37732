use domain::{Digest, GameId, Instant, PlayerId};
use serde::{Deserialize, Serialize};

use crate::{Address, Failure};

/// Where a mail that came in stands.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InboxState {
    /// Stored and acknowledged; nobody has read it yet.
    Received,
    /// Its commands went through the one door, whatever they were answered.
    Applied,
    /// The same mail had come before.
    Duplicate,
    /// Sent by a machine (RFC 3834); never answered, nothing in it executed.
    Auto,
    /// A bounce of a mail of ours; counted, never answered.
    Bounced,
    /// Not from whom it should be, or nothing that can be read.
    Rejected,
    /// From another address than the one on file: waits until the player confirms it by a reply.
    PendingConfirm,
    /// Set aside for the operator.
    Quarantined,
    /// Reading it failed as often as is allowed.
    Poison,
}

impl InboxState {
    /// Every state.
    pub const ALL: [Self; 9] = [
        Self::Received,
        Self::Applied,
        Self::Duplicate,
        Self::Auto,
        Self::Bounced,
        Self::Rejected,
        Self::PendingConfirm,
        Self::Quarantined,
        Self::Poison,
    ];

    /// Its name in the database and on the operator's screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Received => "received",
            Self::Applied => "applied",
            Self::Duplicate => "duplicate",
            Self::Auto => "auto",
            Self::Bounced => "bounced",
            Self::Rejected => "rejected",
            Self::PendingConfirm => "pending_confirm",
            Self::Quarantined => "quarantined",
            Self::Poison => "poison",
        }
    }

    /// The state of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }
}

/// A mail to be stored for one recipient.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewInbound {
    /// When DATA ended.
    pub received_at: Instant,
    /// MAIL FROM; empty for the null sender.
    pub sender: String,
    /// RCPT TO, its token already verified.
    pub address: Address,
    /// Keyed digest of recipient and content without trace fields. The same digest is stored once.
    pub digest: Digest,
    /// The mail, sealed by the vault; see [`Inbound::raw_context`].
    pub raw: Vec<u8>,
    /// The SMTP envelope names another game too.
    pub several_games: bool,
}

/// A mail that came in.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Inbound {
    /// Its number.
    pub id: i64,
    /// When DATA ended: what the players' clocks count by.
    pub received_at: Instant,
    /// MAIL FROM; empty for the null sender.
    pub sender: String,
    /// RCPT TO.
    pub address: Address,
    /// Keyed digest of recipient and content.
    pub digest: Digest,
    /// The mail, sealed; `None` once erased.
    pub raw: Option<Vec<u8>>,
    /// Where it stands.
    pub state: InboxState,
    /// Why, in a stable word or two; never text of the mail.
    pub reason: String,
    /// How often reading it was begun.
    pub attempts: u16,
    /// How many of these attempts ended with a failure that was not ours to excuse.
    pub failures: u16,
    /// An attempt is under way, or ended with its process.
    pub reading: bool,
    /// When somebody must look at it next; `None` when nothing waits.
    pub next_at: Option<Instant>,
    /// The player confirmed that it is his, or the operator released it.
    pub confirmed: bool,
    /// The SMTP envelope named another game too.
    pub several_games: bool,
}

impl Inbound {
    /// How many attempts ended with the process that read, the one under way not counted.
    #[must_use]
    pub fn deaths(&self) -> u16 {
        self.attempts.saturating_sub(self.failures + u16::from(self.reading))
    }

    /// How often it was left to instances of another version.
    #[must_use]
    pub fn left(&self) -> u16 {
        times_left(&self.reason)
    }

    /// The context under which the vault sealed a mail with this digest.
    #[must_use]
    pub fn raw_context(digest: &Digest) -> String {
        format!("inbox {digest}")
    }
}

/// How a mail ends, or goes on waiting.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Filed {
    /// Where it stands now.
    pub state: InboxState,
    /// Why, in a stable word or two.
    pub reason: String,
    /// When somebody must look again; `None` ends it.
    pub next_at: Option<Instant>,
    /// Erases the raw mail in the same transaction: it held a sealed move.
    pub erase_raw: bool,
    /// Keyed digest of Message-ID, author and text, by which a copy will be known; none leaves it as it is.
    pub message_key: Option<Digest>,
    /// Now.
    pub at: Instant,
}

/// An automatic answer that was sent because of a mail; what the rate fuse counts.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Answer {
    /// The recipient.
    pub player: PlayerId,
    /// About which game.
    pub game: Option<GameId>,
    /// Which kind of answer, as a stable word.
    pub template: String,
    /// When it goes out.
    pub at: Instant,
}

/// What cannot be read may be of a later version, in a rolling upgrade: it is left to others so often, a minute apart.
/// In the reason, because the attempts are counted by whoever can read it.
pub const LEFT_AT_MOST: u16 = 60;
const LEFT: &str = "left ";

/// The [`Inbound::reason`] of a mail that was left to others so often.
#[must_use]
pub fn left_reason(times: u16) -> String {
    format!("{LEFT}{times}")
}

/// How often a mail with this [`Inbound::reason`] was left to others.
#[must_use]
pub fn times_left(reason: &str) -> u16 {
    reason.strip_prefix(LEFT).and_then(|times| times.parse().ok()).unwrap_or(0)
}

/// How an attempt to read a mail ended, if not with an answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Attempt {
    /// With passing trouble of ours: it is not counted.
    NotCounted,
    /// Not begun, because an earlier mail of its author failed: it is not counted.
    Behind,
    /// With a failure.
    Failed,
    /// With something in the database that this version cannot read, so often in all: it is left to instances that can,
    /// and not counted.
    Left(u16),
    /// With the process.
    Died,
}

/// Reads incoming mail.
pub trait InboxView {
    /// Whether a mail of this player for this game, received at or before `by`, still waits to be applied; waits for
    /// those that are just being stored. Asked in the transaction in which a flag would fall, or a conditional move be
    /// played.
    fn has_waiting(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure>;
    /// As [`InboxView::has_waiting`], or whether a mail of this player for any game or for none has not been read yet: it may
    /// be about all his games.
    fn has_unread(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure>;
    /// As [`InboxView::has_waiting`] for what an arbiter may have decided in this game: a mail of any of them for it, or to
    /// his account.
    fn has_waiting_of_arbiters(&mut self, game: GameId, by: Instant) -> Result<bool, Failure>;
    /// Whether a mail is due and need not wait for an earlier one; what waits for its confirmation is, if it `expires`.
    fn has_due_mail(&mut self, now: Instant, expires: bool) -> Result<bool, Failure>;
    /// One mail.
    fn inbound(&mut self, id: i64) -> Result<Option<Inbound>, Failure>;
    /// Mails in a state (or all), newest first, with numbers below `before`, without their raw text.
    fn inbox(
        &mut self,
        state: Option<InboxState>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Inbound>, Failure>;
    /// Mails filed as [`crate::inbox::UNANSWERED`], newest first, with numbers below `before`, without their raw text.
    fn unanswered(&mut self, before: Option<i64>, limit: u32) -> Result<Vec<Inbound>, Failure>;
    /// How many mails of a player, about a game or none, were filed so at `since` or later.
    fn unanswered_since(
        &mut self,
        player: PlayerId,
        game: Option<GameId>,
        since: Instant,
    ) -> Result<u64, Failure>;
    /// Whether another mail than `id`, to the same address and so about the same position, is to be confirmed.
    fn another_waits_for_yes(&mut self, id: i64) -> Result<bool, Failure>;
    /// Whether another mail than `id` bears this key of Message-ID, author and text.
    fn message_seen(&mut self, key: &Digest, id: i64) -> Result<bool, Failure>;
    /// Which of these are digests of lines with which this player closes mails.
    fn closing_lines(&mut self, player: PlayerId, digests: &[Digest]) -> Result<Vec<Digest>, Failure>;
    /// The latest automatic answers to a player after `since`, at most `limit`.
    fn answers(&mut self, player: PlayerId, since: Instant, limit: u32) -> Result<Vec<Answer>, Failure>;
    /// When the latest automatic answer but `n` to anybody goes out; `None` if there are not so many.
    fn latest_answer(&mut self, n: u32) -> Result<Option<Instant>, Failure>;
    /// Automatic answers that go out after `after`.
    fn answers_after(&mut self, after: Instant) -> Result<u64, Failure>;
    /// How many answers the window with the most but `n` had, of those that began from `since` until before `until`;
    /// 0 if there are not so many.
    fn answers_in_window(&mut self, since: Instant, until: Instant, n: u32) -> Result<u64, Failure>;
    /// The mails that came to addresses of this player, that came from his mail address, and that confirm his mails or
    /// report about those to him. It reads the whole inbox, so never ask it in a transaction that writes.
    fn mails_of(&mut self, player: PlayerId, email: &str) -> Result<Vec<i64>, Failure>;
}

/// Writes incoming mail.
pub trait InboxTx: InboxView {
    /// Whose mails these were, and what was in those that are filed, is forgotten.
    fn forget_sender(&mut self, mails: &[i64]) -> Result<(), Failure>;
    /// Stores a mail, or finds the one with the same digest. Returns its number and whether it is new.
    fn receive(&mut self, mail: &NewInbound) -> Result<(i64, bool), Failure>;
    /// Takes the mails that have waited longest and are due, at most `limit`, counts the attempts and hides them until
    /// `lease`. Answers them in the order in which they came. A mail that was under way when the process ended is taken
    /// alone: it may be the cause, and the others must not be. One that the same player wrote earlier about the same game,
    /// and that comes up again soon, goes first. What waits for its confirmation is due only if it `expires`.
    fn claim(
        &mut self,
        now: Instant,
        lease: Instant,
        limit: u32,
        expires: bool,
    ) -> Result<Vec<Inbound>, Failure>;
    /// After a restart: mails whose reading was begun and has no end, without their raw text; none where another instance
    /// may be reading them.
    fn in_reading(&mut self) -> Result<Vec<Inbound>, Failure>;
    /// Ends an attempt without a result: the mail is due again at `next_at`. If a lease is named, only while it holds.
    fn put_back(
        &mut self,
        id: i64,
        lease: Option<Instant>,
        attempt: Attempt,
        next_at: Instant,
    ) -> Result<(), Failure>;
    /// Files a mail, if a lease is named only if it is still held under it: that is until then. `false` when it was no
    /// longer waiting, because another worker was faster.
    fn file(&mut self, id: i64, lease: Option<Instant>, filed: &Filed) -> Result<bool, Failure>;
    /// Puts a filed mail back to be read again from the beginning, or to be applied without asking who wrote it
    /// (`confirmed`), for this reason. `false` when its raw text is gone.
    fn reopen(&mut self, id: i64, confirmed: bool, reason: &str, at: Instant) -> Result<bool, Failure>;
    /// A mail that was just filed is about this: it is read again from the beginning as a mail to there.
    fn readdress(&mut self, id: i64, address: Address, at: Instant) -> Result<(), Failure>;
    /// A mail that was just filed is for the operator to look at.
    fn set_aside(&mut self, id: i64, reason: &str) -> Result<(), Failure>;
    /// Counts an automatic answer, also in the window that begins at `window`.
    fn insert_answer(&mut self, answer: &Answer, window: Instant) -> Result<(), Failure>;
    /// Learns digests of lines with which a player closes mails, and forgets all but the newest `most`.
    fn learn_closing_lines(
        &mut self,
        player: PlayerId,
        digests: &[Digest],
        at: Instant,
        most: u32,
    ) -> Result<(), Failure>;
    /// Forgets all of a player's.
    fn forget_closing_lines(&mut self, player: PlayerId) -> Result<(), Failure>;
    /// Erases raw mails received before then that wait for nothing, at most `limit`; answers how many.
    fn prune_raw(&mut self, before: Instant, limit: u32) -> Result<usize, Failure>;
}
