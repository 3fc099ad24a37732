//! The identity of the database, and the steps that make a restored copy safe.

use domain::{GameId, Instant, PlayerId};

use crate::{
    Failure,
    accounts::restored,
    log,
    model::{
        Downtime, Epoch, Installation, InstallationState, MailKind, NewMail, Recipient, Totals,
        mail_details::MailDetails,
    },
    ops::service::Ops,
    ports::{self, MacPurpose, Tx},
    webhooks,
};

/// The result of making a restored copy safe.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Restored {
    /// The last heartbeat in the copy: what happened later is lost.
    pub copied_at: Option<Instant>,
    /// The generation of the database.
    pub generation: i64,
    /// Games under way, whose players are told.
    pub games: u64,
    /// Sessions that were ended.
    pub sessions: usize,
    /// Players whose API tokens were revoked.
    pub token_holders: usize,
    /// Mails that waited and are not sent: codes, and reminders, which come anew.
    pub dropped: usize,
}

/// Games in one page.
const PAGE: u32 = 200;

/// Numbers left out at least.
const SKIPPED: i64 = 10_000;

/// Numbers a second that the lost time cannot have used up: of games, players and challenges; and of the rest.
const PACE: (i64, i64) = (10, 1_000);

impl Ops {
    /// Counts games, players and mails for the operator.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn totals(&self) -> Result<Totals, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.totals())
    }

    /// Returns the identity and state of the database.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn installation(&self) -> Result<Installation, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.installation())
    }

    /// Tells whether the database was restored from a copy since this process began: what it gave out may be void, and
    /// it writes nothing more.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn is_superseded(&self) -> Result<bool, Failure> {
        Ok(self.installation()?.epoch != self.kernel.epoch)
    }

    /// Tells whether the folder of keys belongs to the database; a database that was never served takes it.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn keys_belong(&self) -> Result<bool, Failure> {
        let (check, found) = (self.key_check(), self.installation()?);
        if found.key_check.is_some() {
            return Ok(self.keys_fit(&found));
        }
        ports::write(&*self.kernel.ledger, move |tx| {
            let installation = tx.installation()?;
            tx.set_installation(&Installation { key_check: Some(check), ..installation })
        })?;
        Ok(true)
    }

    /// Tells whether the folder of keys can be that of the database.
    #[must_use]
    pub fn keys_fit(&self, found: &Installation) -> bool {
        found.key_check.is_none_or(|kept| kept == self.key_check())
    }

    /// An import was looked at and found whole: it may be served, or is a copy that must be made safe first.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn accept_import(&self, state: InstallationState) -> Result<(), Failure> {
        ports::write(&*self.kernel.ledger, move |tx| {
            let installation = tx.installation()?;
            tx.set_installation(&Installation { state, ..installation })
        })
    }

    fn key_check(&self) -> [u8; 32] {
        self.kernel.vault.mac(MacPurpose::SecretDigest, b"installation\n")
    }

    /// Counts the generation of the database up; what it is now.
    ///
    /// # Errors
    ///
    /// [`Failure`]: it was not counted.
    pub fn count_generation(&self) -> Result<i64, Failure> {
        ports::write(&*self.kernel.ledger, |tx| {
            let installation = tx.installation()?;
            let generation = installation.generation + 1;
            tx.set_installation(&Installation { generation, ..installation })?;
            Ok(generation)
        })
    }

    /// Tells whether no other process writes to the database, nor will until this one has closed it.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub fn is_alone(&self) -> Result<bool, Failure> {
        ports::write(&*self.kernel.ledger, |tx| tx.is_alone())
    }

    /// Makes an older copy of the database safe to serve, in one transaction. Tokens, addresses and numbers issued since
    /// the copy are void, and are not issued again with another meaning:
    ///
    /// - Sessions end, mailed codes and API tokens are void: some of them may have been ended, used, exchanged or
    ///   revoked since. Players with API tokens are told.
    /// - Webhooks are off, because some of them may have been deleted since. Their owners are told.
    /// - Numbers of rows jump ahead of those that were given since.
    /// - A new epoch begins: earlier reply addresses are known as [`crate::model::Address::Former`], and new mails get
    ///   Message-IDs that no lost mail had. Mails that wait in the copy keep theirs, because they may have gone out
    ///   already, and mail programs show a mail once. Codes and addresses of calendars that wait are dropped, and
    ///   reminders, which are planned anew.
    /// - The log of events goes on under another name: what was signed under the old one since the copy was made may
    ///   say otherwise. A statement in the log says so, with the last head that was signed. Keys that were introduced since
    ///   are introduced again.
    /// - The time since the copy is downtime, given back to every running clock by [`crate::Time::return_downtime`].
    /// - The players of every game under way are told how it stands.
    ///
    /// The generation becomes greater than `generation`. Token keys are the caller's. Nobody else may use the
    /// database meanwhile.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was done. [`Failure::Other`] where another process writes.
    pub fn make_restored_safe(&self, generation: i64) -> Result<Restored, Failure> {
        let (now, check, keeper) = (self.kernel.now(), self.key_check(), self.kernel.log_keeper.clone());
        ports::write(&*self.kernel.ledger, move |tx| {
            // The connection that held the others off may have been replaced since they were asked for.
            if !tx.is_alone()? {
                let lost = "the lock that kept it out was lost".into();
                return Err(Failure::Other("another process writes to the database", lost));
            }
            let before = tx.installation()?;
            let epoch = Epoch((now.0 / 1000).max(before.epoch.0 + 1));
            let mut restored = Restored {
                copied_at: tx.heartbeat()?,
                generation: generation.max(before.generation) + 1,
                ..Restored::default()
            };
            tx.set_installation(&Installation {
                state: InstallationState::Live,
                epoch,
                generation: restored.generation,
                key_check: Some(check),
            })?;
            if let Some(log) = tx.log_head()? {
                let origin = log::origin_in(&log.origin, epoch);
                if let Some(keys) = &keeper {
                    for note in log::lost_introductions(tx, &**keys)? {
                        tx.add_log_statement(&note)?;
                    }
                    for said in log::after_restoration(tx, &**keys, &log)? {
                        tx.add_log_statement(&said.sign(&origin, |text| keys.sign(text))?)?;
                    }
                }
                tx.rename_log(&origin)?;
            }
            let mut lost = 0;
            if let Some(from) = restored.copied_at.filter(|&from| from < now) {
                tx.insert_downtime(Downtime { from, until: now })?;
                tx.beat(now)?;
                lost = (now - from).0 / 1000;
            }
            tx.skip_numbers(SKIPPED + lost * PACE.0, SKIPPED + lost * PACE.1)?;
            restored.sessions = tx.end_all_sessions()?;
            let kinds = [MailKind::SignInCode, MailKind::Reminder];
            restored.dropped = tx.drop_waiting(&kinds, "the service was restored", now)?;
            for holder in tx.revoke_all_api_tokens()? {
                restored::tokens_void(tx, holder, epoch, now)?;
                restored.token_holders += 1;
            }
            for owner in tx.forget_all_calendars()? {
                restored::calendar_void(tx, owner, epoch, now)?;
            }
            webhooks::restored(tx, epoch, now)?;
            restored.games = tell_players(tx, restored.copied_at, epoch, now)?;
            Ok(restored)
        })
    }
}

fn tell_players(
    tx: &mut dyn Tx,
    copied_at: Option<Instant>,
    epoch: Epoch,
    now: Instant,
) -> Result<u64, Failure> {
    let (mut games, mut last) = (0, GameId(0));
    loop {
        let page = tx.games_under_way(last, PAGE)?;
        let Some(&end) = page.last() else { return Ok(games) };
        last = end;
        for id in page {
            let Some(row) = tx.game(id)? else { continue };
            games += 1;
            // Those of the copy may have been withdrawn since.
            if row.conditional {
                tx.insert_conditional(id, &[])?;
            }
            let players = row.state.players;
            for player in [players.white, players.black] {
                tx.enqueue(&news(id, player, &row.state, copied_at, epoch, now))?;
            }
        }
    }
}

fn news(
    game: GameId,
    player: PlayerId,
    state: &domain::Game,
    copied_at: Option<Instant>,
    epoch: Epoch,
    now: Instant,
) -> NewMail {
    let kind = MailKind::Restored;
    let key = format!("{}.{}.{}.{}{}", game.0, state.events, player.0, kind.name(), epoch.suffix());
    NewMail {
        game: Some(game),
        ply: Some(state.ply),
        deadline: state.deadline().unwrap_or(now),
        details: MailDetails::Restored { copied_at },
        ..NewMail::new(key, Recipient::Player(player), kind, now)
    }
}
