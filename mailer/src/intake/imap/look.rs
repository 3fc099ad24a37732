//! A look into the folder: which messages, and what becomes of each.

use std::collections::BTreeMap;

use app::{
    Failure, Service,
    inbox::{FoundMail, MailSource, SourceTrouble},
};
use domain::{Instant, Span};

use super::{
    account::{Account, After, ImapError, RoundError},
    connection::{Connection, Described, Selected},
    settle::Again,
};
use crate::{
    intake::{
        fetched::{self, Refused, Taken, is_about_one},
        received::received_at,
    },
    reading::stub,
};

/// Messages that wait for another attempt.
const FAILED: usize = 100;
/// A conversation that breaks this often at the same message goes on behind it.
const BREAKS: u16 = 3;

/// The memory of this process between two conversations.
#[derive(Default)]
pub(super) struct Progress {
    /// The number of conversations that broke in the present attempt at each message.
    breaks: BTreeMap<i64, u16>,
    refused: Refused,
}

/// An attempt at a message that failed for reasons of this message alone.
struct Failed {
    mail: FoundMail,
    words: String,
    /// It is stored, and cannot be treated as it should be.
    is_stored: bool,
}

impl Progress {
    /// Takes what is new, then what failed in earlier looks.
    pub(super) async fn look(
        &mut self,
        service: &Service,
        account: &Account,
        connection: &mut Connection,
        selected: &Selected,
        woken_at: Option<Instant>,
    ) -> Result<(), RoundError> {
        let (name, began) = (account.name(), service.time.now());
        let Some(mut source) = service.mail_sources.hold(&name)? else { return Err(RoundError::NotHeld) };
        connection.refresh().await?;
        let validity = selected.validity;
        let mut place = Place { service, account, name, validity, is_renumbered: false, old_before: None };
        if source.validity == 0 && !account.old_mail {
            // Mail came meanwhile, if the settings named another host, user or folder before.
            source.looked_at = service.mail_sources.last_look_elsewhere(&place.name)?;
            if source.looked_at.is_none() {
                // What came since the first attempt is no old mail.
                (source.looked_at, place.old_before) = (source.out_since(), source.out_since());
            }
        }
        if source.validity != selected.validity {
            source = match source.unseen_since() {
                Some(since) => self.begin_again(&mut place, connection, selected, source, since).await?,
                None => place.begin(connection, selected, source).await?,
            };
        }
        let mut found = connection.search(&format!("UID {}:*", source.taken + 1)).await?;
        // `n:*` names the last message even if its number is lower.
        found.retain(|uid| *uid > source.taken);
        let found_at = woken_at.unwrap_or_else(|| service.time.now());
        for uid in found {
            let mail =
                FoundMail { uid, attempts: 0, found_at, looked_at: source.looked_at, next_at: found_at };
            if let Err(failed) = self.take(&place, connection, mail).await? {
                // Where no more can wait and flags wait for all, it ends the look: they are tried before that.
                if source.failed.len() >= FAILED && source.failed.iter().all(FoundMail::is_awaited) {
                    self.retry(&place, connection, &mut source).await?;
                }
                place.reschedule(&mut source, failed)?;
            }
            source.taken = uid;
            place.note(&source)?;
        }
        // Mails at which the conversation breaks hold up neither new mail nor the end of an outage.
        if source.out_since().is_some() && !service.mail_sources.note_look(&place.name, began, None)? {
            return Err(RoundError::NotHeld);
        }
        self.retry(&place, connection, &mut source).await
    }

    /// Takes one message. An inner error is about this message alone.
    async fn take(
        &mut self,
        place: &Place<'_>,
        connection: &mut Connection,
        mail: FoundMail,
    ) -> Result<Result<(), Failed>, RoundError> {
        let (uid, now) = (mail.uid, || place.service.time.now());
        if self.breaks.get(&uid).is_some_and(|&breaks| breaks >= BREAKS) {
            if !place.is_renumbered {
                self.breaks.remove(&uid);
            }
            let words = "the conversation breaks at it".into();
            return Ok(Err(Failed { mail: mail.failed(now()), words, is_stored: false }));
        }
        let taken = place.take(connection, mail).await;
        let breaks = self.breaks.remove(&uid).unwrap_or(0);
        match taken {
            Ok((taken, treated)) => {
                taken.count();
                self.refused.settle(uid, taken);
                if taken == Taken::Malformed {
                    tracing::warn!(mailbox = place.name, uid, "a mail is malformed and stays unread");
                }
                let Err(words) = treated else { return Ok(Ok(())) };
                let mail = mail.failed(now());
                // A stored mail that looks unread harms nobody, but a sealed move should go away.
                if mail.is_awaited() && place.account.after != After::Seen {
                    return Ok(Err(Failed { mail, words, is_stored: true }));
                }
                tracing::warn!(mailbox = place.name, uid, words, "a stored mail stays as it was");
                Ok(Ok(()))
            }
            Err(RoundError::Storage(failure)) if is_about_one(place.service, &place.name, &failure) => {
                let mail = self.refused.failed(mail, &failure, now());
                Ok(Err(Failed { mail, words: failure.to_string(), is_stored: false }))
            }
            // The host answers, but not with this message.
            Err(RoundError::Host(error)) if error.is_refusal() => {
                Ok(Err(Failed { mail: mail.failed(now()), words: error.words, is_stored: false }))
            }
            Err(error) => {
                // One break ends an attempt for which no flag waits.
                if matches!(error, RoundError::Host(_)) && mail.is_awaited() {
                    self.breaks.insert(uid, breaks + 1);
                }
                Err(error)
            }
        }
    }

    /// Tries again what failed.
    async fn retry(
        &mut self,
        place: &Place<'_>,
        connection: &mut Connection,
        source: &mut MailSource,
    ) -> Result<(), RoundError> {
        let now = place.service.time.now();
        for failed in source.failed.clone().into_iter().filter(|mail| mail.is_due(now)) {
            let taken = match self.take(place, connection, failed).await {
                Err(RoundError::Host(error)) if !failed.is_awaited() => {
                    source.failed.retain(|other| other.uid != failed.uid);
                    let failed =
                        Failed { mail: failed.failed(now), words: error.words.clone(), is_stored: false };
                    place.reschedule(source, failed)?;
                    place.note(source)?;
                    return Err(error.into());
                }
                taken => taken?,
            };
            source.failed.retain(|other| other.uid != failed.uid);
            if let Err(failed) = taken {
                place.reschedule(source, failed)?;
            }
            place.note(source)?;
        }
        Ok(())
    }

    /// The host numbered its messages anew, or has another name. What came since the day before `since` is taken again,
    /// because all that was stored is known by its digest.
    async fn begin_again(
        &mut self,
        place: &mut Place<'_>,
        connection: &mut Connection,
        selected: &Selected,
        source: MailSource,
        since: Instant,
    ) -> Result<MailSource, RoundError> {
        tracing::warn!(mailbox = place.name, "the mailbox is new, or has other numbers than before");
        let last = place.last(connection, selected).await?;
        let day = imap_date(since - Span::days(1)).ok_or_else(|| {
            Failure::Damaged(format!("the mailbox {} was looked at in no year", place.name))
        })?;
        let mut renumbered = MailSource { validity: selected.validity, failed: Vec::new(), ..source };
        let found = connection.search(&format!("SINCE {day} UID 1:{}", last.max(1))).await?;
        let found_at = place.service.time.now();
        place.is_renumbered = true;
        for uid in found {
            // Nothing is noted on the way, which would hold the source.
            place.service.mail_sources.hold(&place.name)?.ok_or(RoundError::NotHeld)?;
            let mail = FoundMail { uid, attempts: 0, found_at, looked_at: Some(since), next_at: found_at };
            // Where too many fail, nothing was noted, and it begins anew.
            if let Err(failed) = self.take(place, connection, mail).await? {
                place.reschedule(&mut renumbered, failed)?;
            }
        }
        place.is_renumbered = false;
        self.breaks.clear();
        // Noted at the end: a process that ends before begins again.
        renumbered.taken = last;
        place.note(&renumbered)?;
        Ok(renumbered)
    }
}

/// The folder, for one look.
struct Place<'a> {
    service: &'a Service,
    account: &'a Account,
    name: String,
    validity: i64,
    /// Tells whether messages that were taken under other numbers are looked at again.
    is_renumbered: bool,
    /// The instant before which mail is old.
    old_before: Option<Instant>,
}

impl Place<'_> {
    /// The highest number given so far.
    async fn last(&self, connection: &mut Connection, selected: &Selected) -> Result<i64, RoundError> {
        match selected.next {
            Some(next) => Ok(next - 1),
            None => Ok(connection.search("UID 1:*").await?.last().copied().unwrap_or(0)),
        }
    }

    /// The first look: what lies there is old mail.
    async fn begin(
        &self,
        connection: &mut Connection,
        selected: &Selected,
        source: MailSource,
    ) -> Result<MailSource, RoundError> {
        let taken = if self.account.old_mail { 0 } else { self.last(connection, selected).await? };
        let source = MailSource { validity: selected.validity, taken, failed: Vec::new(), ..source };
        self.note(&source)?;
        Ok(source)
    }

    fn note(&self, source: &MailSource) -> Result<(), RoundError> {
        let noted =
            self.service.mail_sources.note_taken(&self.name, self.validity, source.taken, &source.failed)?;
        if noted { Ok(()) } else { Err(RoundError::NotHeld) }
    }

    /// Lets a message wait for another attempt. If too many wait, the one that has failed longest is given up, of those for
    /// which no flag waits. If there is none, the host is in trouble, not a message: nothing is passed over. A stored message
    /// takes the place of none.
    fn reschedule(&self, source: &mut MailSource, failed: Failed) -> Result<(), ImapError> {
        let Failed { mail, words, is_stored } = failed;
        if source.failed.len() >= FAILED {
            if is_stored {
                tracing::warn!(mailbox = self.name, uid = mail.uid, words, "a stored mail stays as it was");
                return Ok(());
            }
            let oldest = source.failed.iter().position(|mail| !mail.is_awaited());
            let words = || format!("UID {} and {FAILED} others: {words}", mail.uid);
            let oldest = oldest.ok_or_else(|| ImapError::new(SourceTrouble::Protocol, words()))?;
            let uid = source.failed.remove(oldest).uid;
            tracing::error!(mailbox = self.name, uid, "a mail cannot be taken and stays in the mailbox");
            metrics::counter!("postzug_mail_fetched", "outcome" => "given_up").increment(1);
        }
        let (uid, attempts) = (mail.uid, mail.attempts);
        tracing::warn!(mailbox = self.name, uid, attempts, failure = words, "a mail cannot be taken yet");
        source.failed.push(mail);
        Ok(())
    }

    async fn take(
        &self,
        connection: &mut Connection,
        FoundMail { uid, found_at, looked_at, .. }: FoundMail,
    ) -> Result<(Taken, Result<(), String>), RoundError> {
        let left = |left| Ok((left, Ok(())));
        let Some(Described { size, noted, header }) = connection.describe(uid).await? else {
            return left(Taken::NotOurs);
        };
        // INTERNALDATE has whole seconds.
        let is_old = |before: Instant| noted.is_some_and(|at| at < before - Span(1_000));
        if self.old_before.is_some_and(is_old) {
            return left(Taken::NotOurs);
        }
        if let Err(why) = fetched::recipients(self.service, &header) {
            return left(why);
        }
        // The host's word for the size is not relied upon.
        let most = self.account.max_message;
        let whole = if size > most { None } else { Some(connection.read(uid).await?) };
        let raw = match whole {
            Some(None) => return left(Taken::NotOurs),
            Some(Some(raw)) if raw.len() <= most => raw,
            // Only the header is stored, so that its author gets an answer.
            _ => {
                tracing::warn!(mailbox = self.name, uid, size, "a mail is too large");
                let Some(stub) = stub(&header) else { return left(Taken::Malformed) };
                stub
            }
        };
        // The clock may have been set back meanwhile.
        let received_at = received_at(found_at.min(self.service.time.now()), noted, looked_at);
        let taken = fetched::take(self.service, &raw, received_at)?;
        drop(raw);
        app::scrub_stack();
        // A known one was not marked when it was stored, or people have made it unread since.
        if taken == Taken::Stored || taken == Taken::Known && !self.is_renumbered {
            let again =
                (taken == Taken::Known).then(|| Again { message_id: fetched::message_id(&header), size });
            match connection.settle(uid, again).await {
                Err(error) if error.is_refusal() => return Ok((taken, Err(error.words))),
                settled => settled?,
            }
        }
        left(taken)
    }
}

/// A date as SEARCH has it (RFC 3501 9).
fn imap_date(at: Instant) -> Option<String> {
    let date = jiff::Timestamp::from_millisecond(at.0).ok()?.to_zoned(jiff::tz::TimeZone::UTC).date();
    Some(date.strftime("%-d-%b-%Y").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_search() {
        assert_eq!(imap_date(Instant(1_767_225_600_000)).as_deref(), Some("1-Jan-2026"));
    }
}
