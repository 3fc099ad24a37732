//! Questions to the address on file, and the replies to them.

use app::{
    Address, Failure, Service,
    inbox::{
        CONFIRM_WITHIN, ConfirmationAsked, DID_YOU_MEAN, Disposition, InboundContext, Reply, Suggestion,
    },
    ports::{Inbound, InboxState, Player},
};
use messages::msg;

use super::{
    act,
    language::language_of,
    parse::Parsed,
    quoting::Written,
    speech,
    worker::{Unfiled, Worker, answered, is_disowned, is_from, is_trusted, own_lines},
};

impl Worker {
    /// Judges a reply to our question if a mail is the player's, or if a move in it is meant.
    pub(super) fn confirmation(
        &self,
        mail: &Inbound,
        parsed: &Parsed,
        waiting: i64,
        before: &Unfiled,
    ) -> Result<Disposition, Failure> {
        let Some(mut asked) = self.service.inbox.mail(waiting)? else {
            return Ok(Disposition::quiet(InboxState::Rejected, "nothing_to_confirm"));
        };
        if let Address::Public(mailbox) = asked.address {
            if is_disowned(mail, parsed) {
                return Ok(Disposition::quiet(InboxState::Quarantined, "dmarc_fail"));
            }
            return self.joined(parsed, &asked, mailbox);
        }
        asked.address = asked.address.proven();
        let player = match asked.address {
            Address::Play { player, .. } | Address::Account { player } => {
                self.service.accounts.player(player)?
            }
            _ => None,
        };
        let Some(player) = player else {
            return Ok(Disposition::quiet(InboxState::Rejected, "not_the_player"));
        };
        if is_disowned(mail, parsed) {
            return Ok(Disposition::quiet(InboxState::Quarantined, "dmarc_fail"));
        }
        if !(mail.confirmed || is_from(&player, parsed)) {
            return Ok(not_the_player(&asked, &player, parsed));
        }
        if asked.state != InboxState::PendingConfirm {
            let summary = msg!("mail-nothing-waits");
            return Ok(answered(&asked, &player, InboxState::Duplicate, "nothing_waits", summary));
        }
        if asked.reason == DID_YOU_MEAN {
            return self.meant(mail, parsed, &asked, &player, before);
        }
        // The word is asked for because a robot that hides its nature answers too.
        let lines = lines_of(&player, parsed, &[]);
        if !lines.iter().any(|line| speech::agrees(&line.text)) {
            if lines.first().is_some_and(|line| speech::refuses(&line.text)) {
                self.service.inbox.disown(waiting)?;
                return Ok(Disposition::quiet(InboxState::Applied, "disowned"));
            }
            let summary = msg!("mail-no-yes");
            return Ok(answered(&asked, &player, InboxState::Rejected, "no_yes", summary));
        }
        if is_from(&player, parsed) {
            self.service.mail_out.heard_from(player.id, mail.received_at)?;
        }
        self.service.inbox.confirm(waiting)?;
        Ok(Disposition::quiet(InboxState::Applied, "confirmed"))
    }

    /// Judges a reply to our question if a move in a mail is meant. A reply that is neither yes nor no is a mail about the
    /// game.
    fn meant(
        &self,
        mail: &Inbound,
        parsed: &Parsed,
        asked: &Inbound,
        player: &Player,
        before: &Unfiled,
    ) -> Result<Disposition, Failure> {
        let about = Inbound { address: asked.address, confirmed: true, ..mail.clone() };
        let InboundContext { sent, bounces, .. } = self.service.mail_in.inbound_context(&about, None)?;
        let lines = lines_of(player, parsed, &sent);
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        match speech::answer(&texts) {
            Some(true) => {
                if bounces {
                    self.service.mail_out.heard_from(player.id, mail.received_at)?;
                }
                self.service.inbox.confirm(asked.id)?;
                Ok(Disposition::quiet(InboxState::Applied, "confirmed"))
            }
            Some(false) => {
                self.service.inbox.disown(asked.id)?;
                let summary = msg!("mail-not-played");
                Ok(answered(&about, player, InboxState::Applied, "disowned", summary))
            }
            None if texts.first().is_some_and(|first| speech::agrees(first)) => {
                let summary = msg!("mail-yes-and-more");
                Ok(answered(&about, player, InboxState::Rejected, "no_yes", summary))
            }
            None => {
                let disposition = self.judge_about(&about, parsed, before, false, true)?;
                self.service.inbox.disown(asked.id)?;
                Ok(disposition)
            }
        }
    }

    /// Asks the address on file if a mail is theirs. Its time of receipt counts after a yes. Among several waiting mails the
    /// player could choose one after their flag has long fallen, so only the first waits.
    pub(super) fn ask(
        &self,
        mail: &Inbound,
        player: &Player,
        parsed: &Parsed,
        before: &Unfiled,
        has_token: bool,
    ) -> Result<Disposition, Failure> {
        if before.asked.contains(&mail.address) || self.service.mail_in.another_waits_for_yes(mail)? {
            let summary = msg!("mail-another-waits");
            return Ok(Disposition {
                erase_raw: true,
                ..answered(mail, player, InboxState::Rejected, "another_waits", summary)
            });
        }
        let asked = ConfirmationAsked {
            to_public: !has_token,
            unproved: !is_trusted(player, parsed, has_token),
            ..asked(&self.service, mail, parsed, None)
        };
        Ok(Disposition {
            reply: Some((act::reply_to(mail, player), Reply::Confirmation(asked))),
            ..Disposition::quiet(InboxState::PendingConfirm, "unconfirmed_sender")
        })
    }
}

/// Files an answer that came from another address than the one that was asked. The player is told at the latter: they would
/// wait for an answer to their yes.
fn not_the_player(asked: &Inbound, player: &Player, parsed: &Parsed) -> Disposition {
    let reason = "not_the_player";
    match &parsed.from {
        Ok(from) if asked.state == InboxState::PendingConfirm => {
            let summary = msg!("mail-answer-from-elsewhere", from = from);
            answered(asked, player, InboxState::Rejected, reason, summary)
        }
        _ => Disposition::quiet(InboxState::Rejected, reason),
    }
}

pub(super) fn asked(
    service: &Service,
    mail: &Inbound,
    parsed: &Parsed,
    suggestion: Option<Suggestion>,
) -> ConfirmationAsked {
    ConfirmationAsked {
        inbox: mail.id,
        from: parsed.from.clone().unwrap_or_default(),
        until: service.time.now() + CONFIRM_WITHIN,
        suggestion,
        to_public: false,
        unproved: false,
        join: None,
        next_answer_at: None,
    }
}

/// The lines that the player wrote, commands and words of their language in English.
fn lines_of(player: &Player, parsed: &Parsed, sent: &[String]) -> Vec<Written> {
    own_lines(&parsed.body, sent, language_of(player))
}
