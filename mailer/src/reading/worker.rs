use std::panic::{AssertUnwindSafe, catch_unwind};

use app::{
    Address, Failure, Service,
    inbox::{CONFIRM_WITHIN, ConfirmationAsked, Entry, Reply, ReplyTo, Transcript},
    ports::{Inbound, InboxState, MailTrust, Player},
};
use domain::GameId;

use super::{
    act::{self, Outcome},
    body::cleaned,
    parse::{Parsed, Surroundings, parse},
    quoting::written,
    sender::Verdict,
};

/// Reads what is in the inbox.
#[derive(Clone)]
pub struct Worker {
    service: Service,
    around: Surroundings,
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker").field("around", &self.around).finish_non_exhaustive()
    }
}

/// How a mail is filed.
struct Filing {
    state: InboxState,
    reason: &'static str,
    erase_raw: bool,
    reply: Option<(ReplyTo, Reply)>,
}

impl Filing {
    const fn quiet(state: InboxState, reason: &'static str) -> Self {
        Self { state, reason, erase_raw: false, reply: None }
    }
}

impl Worker {
    /// A worker; several may read the same inbox. `authserv_id` is the name under which our own mail server signs
    /// `Authentication-Results`.
    #[must_use]
    pub fn new(service: Service, authserv_id: Option<String>) -> Self {
        let mail_domain = service.settings().mail_domain.clone();
        Self { service, around: Surroundings { authserv_id, mail_domain } }
    }

    /// Reads every mail that is due, the oldest first, and returns how many were filed. A mail on which reading
    /// fails waits for its next attempt; its neighbours do not.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage; nothing is lost, everything comes up again.
    pub fn read_due(&self) -> Result<usize, Failure> {
        let mut filed = 0;
        while let Some(mail) = self.service.next_mail()? {
            let outcome = catch_unwind(AssertUnwindSafe(|| self.read(&mail)));
            match outcome {
                Ok(Ok(())) => filed += 1,
                Ok(Err(failure)) => {
                    tracing::warn!(
                        inbox = mail.id,
                        error = &failure as &dyn std::error::Error,
                        "mail not read"
                    );
                    // Passing trouble of ours is not counted against the mail.
                    let ours = matches!(failure, Failure::Busy | Failure::Storage(_) | Failure::Full(_));
                    self.service.put_mail_back(mail.id, !ours)?;
                }
                Err(_panic) => {
                    tracing::error!(inbox = mail.id, "reading a mail panicked");
                    self.service.put_mail_back(mail.id, true)?;
                }
            }
        }
        Ok(filed)
    }

    fn read(&self, mail: &Inbound) -> Result<(), Failure> {
        let filing = if mail.raw.is_none() {
            Filing::quiet(InboxState::Quarantined, "erased")
        } else {
            let raw = self.service.open_mail(mail)?;
            match parse(&raw, &self.around) {
                Ok(parsed) => self.judge(mail, &parsed)?,
                Err(error) => {
                    tracing::warn!(inbox = mail.id, %error, "mail quarantined");
                    Filing::quiet(InboxState::Quarantined, "unreadable")
                }
            }
        };
        self.service.file_mail(mail.id, filing.state, filing.reason, filing.erase_raw, filing.reply)
    }

    fn judge(&self, mail: &Inbound, parsed: &Parsed) -> Result<Filing, Failure> {
        if let Address::Bounce { outbox } = mail.address {
            return self.bounce(mail, parsed, outbox);
        }
        if !mail.confirmed {
            let automatic = parsed.automatic.or_else(|| mail.sender.is_empty().then_some("null_sender"));
            if let Some(reason) = automatic {
                return Ok(Filing::quiet(InboxState::Auto, reason));
            }
            if parsed.from.is_err() {
                return Ok(Filing::quiet(InboxState::Rejected, "ambiguous_from"));
            }
        }
        if let Address::Confirm { inbox } = mail.address {
            return self.confirmation(mail, parsed, inbox);
        }
        let (Address::Play { player, .. } | Address::Desk { player } | Address::Former { player, .. }) =
            mail.address
        else {
            return Ok(Filing::quiet(InboxState::Rejected, "address"));
        };
        let Some(player) = self.service.player(player)?.filter(|player| player.email.is_some()) else {
            return Ok(Filing::quiet(InboxState::Rejected, "no_player"));
        };
        if player.mail_trust == MailTrust::Off {
            let summary = "Moves by mail are switched off in your settings. Nothing was done.";
            return Ok(Filing {
                reply: told(mail, &player, summary.into()),
                ..Filing::quiet(InboxState::Rejected, "mail_off")
            });
        }
        if is_disowned(mail, parsed) {
            return Ok(Self::disowned(mail, &player));
        }
        if let Address::Former { game, .. } = mail.address {
            return self.former(&player, game);
        }
        if !mail.confirmed && !is_trusted(&player, parsed) {
            return Ok(self.ask(mail, &player, parsed));
        }
        if !parsed.message_id.is_empty() {
            let from = parsed.from.as_deref().unwrap_or_default();
            let folded: String = parsed.body.split_whitespace().collect();
            if self.service.is_repeated_mail(mail, &[&parsed.message_id, from, &folded])? {
                // The first one may hold a move to be sealed; nobody needs the second.
                let filing = Filing::quiet(InboxState::Duplicate, "message_id");
                return Ok(Filing { erase_raw: true, ..filing });
            }
        }
        let Outcome { state, reason, secret, transcript, to } =
            act::act(&self.service, mail, &player, parsed)?;
        let reply = transcript.map(|transcript| (to, Reply::Transcript(transcript)));
        Ok(Filing { state, reason, erase_raw: secret, reply })
    }

    /// What came to the envelope sender of a mail of ours. Only a report counts against the address.
    fn bounce(&self, mail: &Inbound, parsed: &Parsed, outbox: i64) -> Result<Filing, Failure> {
        match parsed.bounce {
            Some(score) => {
                self.service.bounced(mail.id, outbox, score)?;
                Ok(Filing::quiet(InboxState::Bounced, if score > 0 { "failed" } else { "delayed" }))
            }
            None => Ok(Filing::quiet(InboxState::Auto, "to_bounce_address")),
        }
    }

    /// A reply to our question whether a mail is the player's.
    fn confirmation(&self, mail: &Inbound, parsed: &Parsed, waiting: i64) -> Result<Filing, Failure> {
        let Some(asked) = self.service.mail(waiting)? else {
            return Ok(Filing::quiet(InboxState::Rejected, "nothing_to_confirm"));
        };
        let player = match asked.address {
            Address::Play { player, .. } | Address::Desk { player } => self.service.player(player)?,
            Address::Former { .. } | Address::Confirm { .. } | Address::Bounce { .. } => None,
        };
        let is_his = player.is_some_and(|player| mail.confirmed || is_from(&player, parsed));
        if !is_his {
            return Ok(Filing::quiet(InboxState::Rejected, "not_the_player"));
        }
        if is_disowned(mail, parsed) {
            return Ok(Filing::quiet(InboxState::Quarantined, "dmarc_fail"));
        }
        if asked.state != InboxState::PendingConfirm {
            return Ok(Filing::quiet(InboxState::Duplicate, "nothing_waits"));
        }
        // The word is asked for because a robot that hides its nature answers too.
        if !written(&parsed.body, &[]).iter().any(|line| is_yes(&line.text)) {
            return Ok(Filing::quiet(InboxState::Rejected, "no_yes"));
        }
        self.service.confirm_mail(waiting)?;
        Ok(Filing::quiet(InboxState::Applied, "confirmed"))
    }

    /// Asks the address on file whether a mail is his. Its time of receipt counts if he says yes.
    fn ask(&self, mail: &Inbound, player: &Player, parsed: &Parsed) -> Filing {
        let asked = ConfirmationAsked {
            inbox: mail.id,
            from: parsed.from.clone().unwrap_or_default(),
            until: self.service.now() + CONFIRM_WITHIN,
        };
        Filing {
            state: InboxState::PendingConfirm,
            reason: "unconfirmed_sender",
            erase_raw: false,
            reply: Some((act::reply_to(mail, player), Reply::Confirmation(asked))),
        }
    }

    /// The mail answers one of before the service was restored from a copy: the position it meant may be another one
    /// now. Its sender is told how the game stands, at the address on file. It may hold a move to be sealed.
    fn former(&self, player: &Player, game: GameId) -> Result<Filing, Failure> {
        let plays = self.service.game(game)?.filter(|view| view.row.state.color_of(player.id).is_some());
        let (summary, to) = match plays {
            Some(view) => (
                "Your mail answers one that was written before the service was restored from a backup, and the \
                 game may have stood otherwise then. Nothing was done. Please look at the game as it stands now \
                 (reply \"show\"), and answer this mail.",
                ReplyTo { player: player.id, game: Some(game), ply: Some(view.row.state.ply) },
            ),
            None => (
                "Your mail is about a game that began after the backup from which the service had to be restored. \
                 That game is lost. Nothing was done.",
                ReplyTo { player: player.id, game: None, ply: None },
            ),
        };
        let transcript = Transcript { summary: summary.into(), entries: Vec::<Entry>::new() };
        Ok(Filing {
            state: InboxState::Rejected,
            reason: "before_restoration",
            erase_raw: true,
            reply: Some((to, Reply::Transcript(transcript))),
        })
    }

    /// Sets a mail aside that the domain of its author disowns. The address on file hears of it, because a clock may
    /// run; only the operator lets it through, since whoever can write such a mail might be able to confirm it too.
    fn disowned(mail: &Inbound, player: &Player) -> Filing {
        let summary = format!(
            "A mail to your reply address was set aside, and nothing in it was done: the domain of its author says that \
             it does not come from there (DMARC). If you wrote it, send it through your mail provider's own server, or \
             ask the operator to release mail {}; it then counts from when it arrived.",
            mail.id
        );
        Filing { reply: told(mail, player, summary), ..Filing::quiet(InboxState::Quarantined, "dmarc_fail") }
    }
}

fn told(mail: &Inbound, player: &Player, summary: String) -> Option<(ReplyTo, Reply)> {
    let transcript = Transcript { summary, entries: Vec::<Entry>::new() };
    Some((act::reply_to(mail, player), Reply::Transcript(transcript)))
}

/// DMARC failed, and the operator has not let the mail through.
fn is_disowned(mail: &Inbound, parsed: &Parsed) -> bool {
    !mail.confirmed && parsed.verdict == Verdict::Fail
}

fn is_from(player: &Player, parsed: &Parsed) -> bool {
    let on_file = player.email.as_deref().map(app::people::email_key);
    on_file.is_some() && on_file == parsed.from.as_deref().ok().map(app::people::email_key)
}

/// The token is verified already, and no verdict speaks against the mail; the rest is as the player set it.
fn is_trusted(player: &Player, parsed: &Parsed) -> bool {
    match player.mail_trust {
        MailTrust::Token => true,
        MailTrust::TokenAndFrom => is_from(player, parsed),
        MailTrust::TokenFromAndDmarc => is_from(player, parsed) && parsed.verdict == Verdict::Pass,
        MailTrust::Off => false,
    }
}

fn is_yes(line: &str) -> bool {
    let word = cleaned(line).to_lowercase();
    let word = word.trim_matches(['.', '!', '"', '\'', '*', ' ']);
    matches!(
        word,
        "yes"
            | "y"
            | "ok"
            | "confirm"
            | "confirmed"
            | "ja"
            | "oui"
            | "si"
            | "sí"
            | "sì"
            | "sim"
            | "tak"
            | "да"
    )
}
