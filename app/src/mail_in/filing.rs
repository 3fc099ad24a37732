//! Files mails with the answers that the caps let through.

use std::sync::Arc;

use domain::{Instant, Span};

use crate::{
    Failure,
    mail_in::{
        breaker::answer_when_due,
        caps::{
            ANSWERS_READ, COMMANDS, Cap, Counted, DAY, FREE, MISTAKES, MISTAKES_OF_ARBITERS, ON_MOVE, Ruling,
            STRANGERS, TO_STRANGERS, UNDERSTOOD, is_thinking,
        },
        operator_mail,
        service::MailIn,
    },
    model::{
        Address, Answer, Filed, InboxState, MailKind, NewMail, Recipient, Role, UNANSWERED,
        mail_details::MailDetails,
        replies::{ConfirmationAsked, Disposition, Reply, ReplyTo, Transcript},
    },
    ports::{self, Tx},
};

/// The time for which a mail waits for its confirmation.
pub const CONFIRM_WITHIN: Span = Span::days(3);

impl MailIn {
    /// Files mails in one transaction and enqueues in it the answers that the rate fuse lets through. Skips mails that
    /// another worker has filed. With the `lease` under which they were read, it also skips mails that were taken or let
    /// through since, by their [`Inbound::next_at`](crate::model::Inbound). Returns the numbers of mails that cannot be
    /// filed, which do not affect the others.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage: none was filed.
    pub fn file_mails(
        &self,
        filings: Vec<(i64, Disposition)>,
        lease: Option<Instant>,
    ) -> Result<Vec<i64>, Failure> {
        self.kernel.may_act()?;
        let now = self.kernel.now();
        let mut prepared = Vec::with_capacity(filings.len());
        for (id, filing) in filings {
            let Disposition { state, reason, erase_raw, reply, message_key, pass_on, readdress } = filing;
            let next_at = match state {
                InboxState::PendingConfirm => Some(now + CONFIRM_WITHIN),
                InboxState::Received => Some(now),
                _ => None,
            };
            let filed = Filed { state, reason: reason.into(), next_at, erase_raw, message_key, at: now };
            let is_hidden = filed.erase_raw && filed.state == InboxState::Applied;
            let reply = reply.map(|(to, reply)| self.prepared_reply(id, to, reply, is_hidden, now));
            prepared.push(Arc::new(Prepared { id, filed, reply: reply.transpose()?, pass_on, readdress }));
        }
        match self.file_together(&prepared, lease) {
            Err(failure) if prepared.len() > 1 && !failure.is_passing() => {
                let mut not_filed = Vec::new();
                for filing in &prepared {
                    if let Err(failure) = self.file_together(std::slice::from_ref(filing), lease) {
                        let error = &failure as &dyn std::error::Error;
                        tracing::error!(inbox = filing.id, error, "a mail could not be filed");
                        not_filed.push(filing.id);
                    }
                }
                Ok(not_filed)
            }
            result => result.map(|()| Vec::new()),
        }
    }

    fn file_together(&self, filings: &[Arc<Prepared>], lease: Option<Instant>) -> Result<(), Failure> {
        if filings.is_empty() {
            return Ok(());
        }
        let filings = filings.to_vec();
        let (counted, held) = ports::write(&*self.kernel.ledger, move |tx| {
            let (mut counted, mut held) = (Vec::new(), Vec::new());
            for filing in &filings {
                let Prepared { id, filed, reply, pass_on, readdress } = &**filing;
                let ruling = reply.as_ref().map(|reply| reply.ruling(tx)).transpose()?;
                let reason = match ruling {
                    Some((Ruling::Withheld { .. }, _)) => UNANSWERED.to_owned(),
                    _ => filed.reason.clone(),
                };
                if !tx.file(*id, lease, &Filed { reason, ..filed.clone() })? {
                    continue;
                }
                if let Some(address) = readdress {
                    tx.readdress(*id, *address, filed.at)?;
                    continue;
                }
                if *pass_on && !operator_mail::pass_on(tx, *id, filed.at)? {
                    tx.set_aside(*id, "for_operator")?;
                }
                counted.push(filed.state);
                let Some((reply, (ruling, answer))) = reply.as_ref().zip(ruling) else { continue };
                if let Some(until) = reply.obey(tx, ruling, &answer)? {
                    held.push((*id, until));
                }
            }
            Ok((counted, held))
        })?;
        // Not those that another worker has taken meanwhile.
        for state in counted {
            metrics::counter!("postzug_mail_filed", "state" => state.name()).increment(1);
        }
        for (id, until) in held {
            metrics::counter!("postzug_mail_answers_held_total").increment(1);
            tracing::error!(
                inbox = id,
                until = until.0,
                "more automatic answers than are usual here: this one is held; moves are played all the same"
            );
        }
        Ok(())
    }
}

/// A mail's number, where it goes, and the answer to it.
struct Prepared {
    id: i64,
    filed: Filed,
    reply: Option<PreparedReply>,
    pass_on: bool,
    readdress: Option<Address>,
}

/// An answer before the caps have spoken.
struct PreparedReply {
    reply: Reply,
    /// Its outbox row.
    mail: NewMail,
    /// The answer as the caps count it.
    answer: Answer,
}

impl MailIn {
    /// The outbox row of a reply, and what the caps count it as. What `is_hidden` is not repeated in the answer.
    fn prepared_reply(
        &self,
        id: i64,
        to: ReplyTo,
        reply: Reply,
        is_hidden: bool,
        now: Instant,
    ) -> Result<PreparedReply, Failure> {
        let kind = match &reply {
            Reply::Transcript(_) => MailKind::Transcript,
            Reply::Confirmation(_) => MailKind::Confirmation,
        };
        let details = MailDetails::from(reply.clone());
        let player = match &to.to {
            Recipient::Player(player) => *player,
            Recipient::Address(_) => STRANGERS,
        };
        let template = match &reply {
            _ if let Recipient::Address(address) = &to.to => {
                format!(
                    "stranger:{}",
                    data_encoding::HEXLOWER.encode(&self.kernel.mailbox_digest(address)[..8])
                )
            }
            // A question without entries is no mail that was understood.
            Reply::Transcript(transcript)
                if !transcript.entries.is_empty() && transcript.entries.iter().all(|entry| entry.ok) =>
            {
                UNDERSTOOD.into()
            }
            // All such answers look alike, whatever was wrong; a digest of what was written would give it away.
            _ if is_hidden => format!("{}:{id}", kind.name()),
            _ => format!("{}:{}", kind.name(), short_digest(&details.stored()?)),
        };
        let mail = NewMail {
            game: to.game,
            ply: to.ply,
            details,
            ..NewMail::new(format!("inbox.{id}.{}", kind.name()), to.to, kind, now)
        };
        let answer = Answer { player, game: to.game, template, at: now };
        Ok(PreparedReply { reply, mail, answer })
    }
}

fn short_digest(text: &str) -> String {
    use sha2::{Digest as _, Sha256};
    data_encoding::HEXLOWER.encode(&Sha256::digest(text.as_bytes())[..8])
}

impl PreparedReply {
    /// Tells whether the answer goes out. Header checks do not stop every robot (RFC 3834 2), so automatic answers are
    /// capped. The commands of a mail run despite the caps. Questions whether a mail is the player's are bounded otherwise:
    /// one waits at a time. The answer comes with it as later caps count it.
    fn ruling(&self, tx: &mut dyn Tx) -> Result<(Ruling, Answer), Failure> {
        let mut answer = self.answer.clone();
        let is_stranger = answer.player == STRANGERS;
        if matches!(self.reply, Reply::Confirmation(_)) && !is_stranger {
            answer.template.insert_str(0, FREE);
            return Ok((Ruling::Sent, answer));
        }
        let caps: &[Cap] = if is_stranger {
            &TO_STRANGERS
        } else if answer.game.is_none() || is_thinking(tx, &answer)? {
            answer.template.insert_str(0, FREE);
            &ON_MOVE
        } else if answer.template == UNDERSTOOD {
            &COMMANDS
        } else if tx.player(answer.player)?.is_some_and(|player| player.role >= Role::Arbiter) {
            &MISTAKES_OF_ARBITERS
        } else {
            &MISTAKES
        };
        // The newest first.
        let earlier = tx.answers(answer.player, answer.at - DAY, ANSWERS_READ)?;
        let (mut withheld, mut last) = (None, None);
        for &(counted, most, within) in caps {
            let counts =
                |earlier: &&Answer| earlier.at > answer.at - within && counted.counts(earlier, &answer);
            let times: Vec<Instant> = earlier.iter().filter(counts).map(|earlier| earlier.at).collect();
            if times.len() >= most {
                withheld = withheld.max(Some(times[most - 1] + within));
            } else if counted.counts(&answer, &answer)
                && times.len() + 1 == most
                && !(is_stranger && counted == Counted::All)
            {
                last = last.max(Some(times.last().map_or(answer.at, |oldest| *oldest) + within));
            }
        }
        let ruling = match (withheld, last) {
            (Some(until), _) => Ruling::Withheld { until },
            (None, Some(next_at)) => Ruling::Last { next_at },
            (None, None) => Ruling::Sent,
        };
        Ok((ruling, answer))
    }

    /// Enqueues what the caps let through; until when it is held, if it is.
    fn obey(&self, tx: &mut dyn Tx, ruling: Ruling, answer: &Answer) -> Result<Option<Instant>, Failure> {
        match (ruling, &self.reply) {
            (Ruling::Withheld { .. }, _) if answer.player == STRANGERS => {
                metrics::counter!("postzug_mail_answers_withheld").increment(1);
                tracing::warn!("an answer to somebody without an account was withheld by a cap");
                Ok(None)
            }
            (Ruling::Withheld { until }, _) => {
                metrics::counter!("postzug_mail_answers_withheld").increment(1);
                tracing::warn!("an automatic answer was withheld by a cap; a summary follows");
                let game = answer.game.map_or(0, |game| game.0);
                let key = format!("inbox.{UNANSWERED}.{}.{game}.{}", answer.player.0, until.0);
                let summary = Transcript { unanswered_since: Some(answer.at), ..Transcript::default() };
                let details = MailDetails::Transcript(summary);
                tx.enqueue(&NewMail { key, due_at: until, deadline: until, details, ..self.mail.clone() })?;
                Ok(None)
            }
            // People who get no more answers must know it, and until when.
            (Ruling::Last { next_at }, reply) => {
                let next_answer_at = Some(next_at);
                let details = MailDetails::from(match reply.clone() {
                    Reply::Transcript(last) => Reply::Transcript(Transcript { next_answer_at, ..last }),
                    Reply::Confirmation(last) => {
                        Reply::Confirmation(ConfirmationAsked { next_answer_at, ..last })
                    }
                });
                answer_when_due(tx, &NewMail { details, ..self.mail.clone() }, answer)
            }
            (Ruling::Sent, _) => answer_when_due(tx, &self.mail, answer),
        }
    }
}
