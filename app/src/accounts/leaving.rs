//! The deletion of an account.

use std::collections::BTreeSet;

use domain::{Actor, Command, PlayerId, Seen};

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{
        export::{PAGE, all_games},
        service::Accounts,
        sessions::Means,
    },
    kernel::{
        account_notice::news,
        trail::{DELETED, record},
    },
    model::{
        AccountNotice, Audience, BoardColours, Channel, Key, MailFormat, MailTimes, MailTrust, Missing,
        PeopleRefusal, PieceSet, Player, Recipient, Role, Submission, names::pseudonym,
    },
    ports::{View, read, write},
};

impl Accounts {
    /// Deletes an account. A pseudonym replaces the name; address, settings and the key for envelopes are erased.
    /// Sessions, tokens, codes and the address of the calendar are void, and webhooks are deleted. Their notes, lines of
    /// analysis, the texts of their messages, and mails from them, to them or about these are erased. Their open challenges
    /// are withdrawn and those to them declined, without a mail. Games stay on record under
    /// the pseudonym. Running games must be resigned first, or are with `resign_all`. `means` of `None` is the operator;
    /// a player needs a sign-in of the last 15 minutes.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for an old sign-in, running games, the last administrator.
    pub fn delete_account(&self, player: PlayerId, means: Option<Means>, resign_all: bool) -> Answer<()> {
        if let Err(refusal) = self.kernel.signed_in_freshly(means) {
            return Ok(Err(refusal));
        }
        // Checked before anything is resigned: a player who must stay keeps their games.
        let last = read(&*self.kernel.ledger, |view: &mut dyn View| last_administrator(view, player))?;
        if last {
            return Ok(Err(PeopleRefusal::LastAdministrator));
        }
        if resign_all {
            self.resign_all(player)?;
        }
        let at = self.kernel.now();
        let unique = self.kernel.unique();
        let by = means.map(|_| player);
        // Codes on their way to them, whatever for.
        let Some(email) = self.player(player)?.and_then(|account| account.email) else {
            return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
        };
        let mailbox = self.kernel.mailbox_digest(&email);
        let mails = read(&*self.kernel.ledger, |view| view.mails_of(player, &email))?;
        write(&*self.kernel.ledger, move |tx| {
            let Some(account) = tx.player(player)?.filter(|account| account.email.is_some()) else {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            };
            let games = tx.games_of(player, Audience::Accounts, false, None, PAGE)?.len();
            if games > 0 {
                return Ok(Err(PeopleRefusal::GamesRunning { games }));
            }
            if last_administrator(tx, player)? {
                return Ok(Err(PeopleRefusal::LastAdministrator));
            }
            tx.update_player(&erased(&account))?;
            tx.end_sessions(player)?;
            tx.revoke_api_tokens(player)?;
            tx.void_codes(&mailbox)?;
            tx.erase_messages(player)?;
            tx.forget_notes(player)?;
            tx.forget_envelope_key(player)?;
            tx.forget_calendar(player)?;
            tx.close_challenges_of(player, at)?;
            for webhook in tx.webhooks(player)? {
                tx.delete_webhook(webhook.id)?;
            }
            tx.forget_mails(player, at)?;
            tx.forget_sender(&mails)?;
            tx.forget_closing_lines(player)?;
            tx.forget_mail_problem(player)?;
            record(tx, player, by, at, DELETED, "")?;
            if let Some(old) = account.email {
                let deleted = AccountNotice::Deleted { name: account.name, language: Some(account.language) };
                tx.enqueue(&news(&unique, Recipient::Address(old), &deleted, at))?;
            }
            Ok(Ok(()))
        })
    }

    fn resign_all(&self, player: PlayerId) -> Result<(), Failure> {
        for game in all_games(&*self.kernel.ledger, player, false)? {
            let receipt = self.games.submit(Submission {
                game: game.id,
                actor: Actor::Player(player),
                request: Command::Resign.into(),
                seen: Seen::Nothing,
                received_at: self.kernel.now(),
                channel: Channel::Http,
                key: Key::Named(format!("account-deletion:{}:{}", game.id.0, game.version)),
            })?;
            if let Some(refusal) = receipt.refusal {
                tracing::info!(
                    game = game.id.0,
                    refusal = refusal.code(),
                    "not resigned when an account was to be deleted"
                );
            }
        }
        Ok(())
    }
}

/// Tells whether nobody would be administrator without this player.
fn last_administrator(view: &mut dyn View, player: PlayerId) -> Result<bool, Failure> {
    let administrator = view.player(player)?.is_some_and(|account| account.role == Role::Administrator);
    Ok(administrator && !view.has_administrator(Some(player))?)
}

/// The account after its deletion.
fn erased(account: &Player) -> Player {
    Player {
        name: pseudonym(account.id).to_string(),
        email: None,
        role: Role::Player,
        language: "en".into(),
        letters: Default::default(),
        notation: Default::default(),
        pieces: PieceSet::default(),
        board: BoardColours::default(),
        time_zone: "UTC".into(),
        mail_trust: MailTrust::Off,
        acknowledge: false,
        no_board: false,
        mail_format: MailFormat::default(),
        pgn_attached: false,
        calendar_attached: false,
        muted: BTreeSet::default(),
        mail_times: MailTimes::default(),
        ..account.clone()
    }
}
