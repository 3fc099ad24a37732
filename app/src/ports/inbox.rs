use domain::{Digest, GameId, Instant, PlayerId};

use crate::{
    Failure,
    model::{Address, Answer, Attempt, Filed, Inbound, InboxState, NewInbound},
};

/// Reads incoming mail.
pub trait InboxView {
    /// Tells whether a mail of this player for this game, received at or before `by`, still waits to be applied. Waits for
    /// mails that are being stored. Asked in the transaction in which a flag would fall, or a conditional move be played.
    fn has_waiting(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure>;
    /// Works as [`InboxView::has_waiting`], and also for an unread mail of this player for any game or for none: it may be
    /// about all their games.
    fn has_unread(&mut self, game: GameId, player: PlayerId, by: Instant) -> Result<bool, Failure>;
    /// Works as [`InboxView::has_waiting`] for decisions of arbiters in this game: a mail of any of them for it, or to their
    /// account.
    fn has_waiting_of_arbiters(&mut self, game: GameId, by: Instant) -> Result<bool, Failure>;
    /// Tells whether a mail is due and need not wait for an earlier one; what waits for its confirmation is, if it
    /// `expires`.
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
    /// Mails filed as [`crate::model::UNANSWERED`], newest first, with numbers below `before`, without their raw text.
    fn unanswered(&mut self, before: Option<i64>, limit: u32) -> Result<Vec<Inbound>, Failure>;
    /// Returns the number of mails of a player that, about a game or none, were filed so at `since` or later.
    fn unanswered_since(
        &mut self,
        player: PlayerId,
        game: Option<GameId>,
        since: Instant,
    ) -> Result<u64, Failure>;
    /// Tells whether another mail than `id`, to the same address and so about the same position, is to be confirmed.
    fn another_waits_for_yes(&mut self, id: i64) -> Result<bool, Failure>;
    /// Tells whether another mail than `id` bears this key of Message-ID, author and text.
    fn message_seen(&mut self, key: &Digest, id: i64) -> Result<bool, Failure>;
    /// Returns those of these digests that belong to lines with which this player closes mails.
    fn closing_lines(&mut self, player: PlayerId, digests: &[Digest]) -> Result<Vec<Digest>, Failure>;
    /// The latest automatic answers to a player after `since`, at most `limit`.
    fn answers(&mut self, player: PlayerId, since: Instant, limit: u32) -> Result<Vec<Answer>, Failure>;
    /// The instant at which the latest automatic answer but `n` to anybody goes out; `None` if there are fewer.
    fn latest_answer(&mut self, n: u32) -> Result<Option<Instant>, Failure>;
    /// Automatic answers that go out after `after`.
    fn answers_after(&mut self, after: Instant) -> Result<u64, Failure>;
    /// Returns the number of answers in the window with the most but `n`, of the windows that began from `since` until before
    /// `until`. Returns 0 if there are fewer.
    fn answers_in_window(&mut self, since: Instant, until: Instant, n: u32) -> Result<u64, Failure>;
    /// The mails to addresses of this player, from their mail address, and those that confirm their mails or report on them.
    /// It reads the whole inbox, so never ask it in a transaction that writes.
    fn mails_of(&mut self, player: PlayerId, email: &str) -> Result<Vec<i64>, Failure>;
}

/// Writes incoming mail.
pub trait InboxTx: InboxView {
    /// Forgets the senders of these mails, and the content of those that are filed.
    fn forget_sender(&mut self, mails: &[i64]) -> Result<(), Failure>;
    /// Stores a mail, or finds the one with the same digest. Returns its number and whether it is new.
    fn receive(&mut self, mail: &NewInbound) -> Result<(i64, bool), Failure>;
    /// Takes the mails that have waited longest and are due, at most `limit`, counts the attempts and hides them until
    /// `lease`. Answers them in the order in which they came. A mail that was under way when the process ended is taken
    /// alone: it may be the cause, and the others must not be. An earlier mail of the same player about the same game, if it
    /// comes up again soon, goes first. What waits for its confirmation is due only if it `expires`.
    fn claim(
        &mut self,
        now: Instant,
        lease: Instant,
        limit: u32,
        expires: bool,
    ) -> Result<Vec<Inbound>, Failure>;
    /// After a restart: mails whose reading was begun and has no end, without their raw text; none where another
    /// instance may be reading them.
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
    /// Keeps the outcome of verifying the author of a mail. The first one stays.
    fn insert_authentication(&mut self, id: i64, authentication: &str) -> Result<(), Failure>;
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
