//! Acts of an administrator. Each needs the role at its commit and a reason, and stays in the trail of an account. There a
//! repeat of the request finds it.

use domain::{Instant, PlayerId};

use crate::{
    Failure,
    accounts::{
        roles::{change_role, is_administrator},
        sessions::Means,
    },
    kernel::{mail_problems, trail::record},
    model::{InboxAct, Missing, PeopleRefusal, Role, account_refusal::Answer, trail::SESSIONS_ENDED},
    ops::{parked, service::Ops},
    ports::{Tx, write},
};

/// Characters of a reason.
const LONGEST: usize = 200;

/// The administrator's reason for an act, in one line of 1 to 200 characters. It stays on record for ever.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Reason(String);

impl Reason {
    /// Takes a reason as somebody wrote it; `None` if it is empty, too long or more than a line.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        let good = (1..=LONGEST).contains(&text.chars().count()) && !text.contains(char::is_control);
        good.then(|| Self(text.to_owned()))
    }
}

/// The administrator and the reason for an act.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AdministratorAct {
    /// The administrator.
    pub by: PlayerId,
    /// The proof of their identity.
    pub means: Means,
    /// The reason.
    pub reason: Reason,
}

/// The outcome of an act.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Effect {
    /// It is done.
    Done,
    /// There was nothing to do.
    Nothing,
    /// Nothing was done, because the mail may be about a game of the administrator.
    OwnGame,
}

impl Effect {
    const fn of(did: bool) -> Self {
        if did { Self::Done } else { Self::Nothing }
    }
}

impl Ops {
    /// Gives an account another role. Needs a sign-in of the last 15 minutes.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for an old sign-in, for somebody who is no administrator now, and for the last one.
    pub fn change_role(&self, act: &AdministratorAct, player: PlayerId, role: Role) -> Answer<Effect> {
        if let Err(refusal) = self.kernel.signed_in_freshly(Some(act.means)) {
            return Ok(Err(refusal));
        }
        let unique = self.kernel.unique();
        let by = act.by;
        self.once(act, player, "role_changed", role.name(), false, move |tx, at, words| {
            let before = tx.player(player)?.map(|player| player.role);
            let changed = change_role(tx, Some(by), player, role, (at, words, &unique))?;
            Ok(changed.map(|player| Effect::of(before != Some(player.role))))
        })
    }

    /// Sends mail to a player again after mails to them came back.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for somebody who is no administrator now, and for an account that is not there.
    pub fn restore_mail(&self, act: &AdministratorAct, player: PlayerId) -> Answer<Effect> {
        let by = act.by;
        self.once(act, player, "mail_restored", "", true, move |tx, at, _words| {
            if tx.player(player)?.is_none_or(|player| player.email.is_none()) {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            }
            let has_problem = tx.mail_problem(player)?.is_some_and(|problem| problem.bounces > 0);
            if has_problem {
                mail_problems::clear(tx, player, at, Some(by))?;
            }
            Ok(Ok(Effect::of(has_problem)))
        })
    }

    /// Ends all sessions of a player. It is recorded also where no session was left: the marks of browsers end with it.
    ///
    /// # Errors
    ///
    /// [`Failure`]; a refusal for somebody who is no administrator now.
    pub fn end_sessions(&self, act: &AdministratorAct, player: PlayerId) -> Answer<Effect> {
        let by = act.by;
        self.once(act, player, SESSIONS_ENDED, "", false, move |tx, at, words| {
            tx.end_sessions(player)?;
            record(tx, player, Some(by), at, SESSIONS_ENDED, words)?;
            Ok(Ok(Effect::Done))
        })
    }

    /// Deals with an incoming mail, as `postzug inbox` does, unless it may be about a game of the administrator. The trail of
    /// the administrator's account has it.
    ///
    /// # Errors
    ///
    /// [`Failure`]; a refusal for somebody who is no administrator now.
    pub fn deal_with_mail(&self, act: &AdministratorAct, mail: i64, what: InboxAct) -> Answer<Effect> {
        let by = act.by;
        // Read here: the games of a player may be many, and are no matter of the transaction that writes.
        let is_own = self.is_about_own_game(by, mail)?;
        let word = match what {
            InboxAct::Replay => "mail_replayed",
            InboxAct::Release => "mail_released",
            InboxAct::Discard => "mail_discarded",
        };
        self.once(act, by, word, &mail.to_string(), true, move |tx, at, _words| {
            if is_own {
                return Ok(Ok(Effect::OwnGame));
            }
            Ok(Ok(Effect::of(what.run(tx, mail, at)?)))
        })
    }

    fn is_about_own_game(&self, viewer: PlayerId, mail: i64) -> Result<bool, Failure> {
        let parked = self.parked_mail(viewer, mail, &|_text| true)?;
        Ok(parked.is_some_and(|mail| mail.text == Err(parked::Hidden::OwnGame)))
    }

    /// Does something once, however often the same request comes. `run` gets the words for the trail; it is recorded here
    /// if `records`, and if something was done.
    fn once(
        &self,
        act: &AdministratorAct,
        whose: PlayerId,
        what: &'static str,
        about: &str,
        records: bool,
        mut run: impl FnMut(&mut dyn Tx, Instant, &str) -> Answer<Effect> + Send + 'static,
    ) -> Answer<Effect> {
        let (at, by) = (self.kernel.now(), act.by);
        // The request, as its key draws it.
        let request = self.kernel.unique();
        let words = format!("{about}: {} [{request}]", act.reason.0);
        let words = words.trim_start_matches(": ").to_owned();
        write(&*self.kernel.ledger, move |tx| {
            if !is_administrator(tx, by)? {
                return Ok(Err(PeopleRefusal::NotAnAdministrator));
            }
            if tx.has_account_event(whose, what, &words)? {
                return Ok(Ok(Effect::Done));
            }
            let done = run(tx, at, &words)?;
            if records && done == Ok(Effect::Done) {
                record(tx, whose, Some(by), at, what, &words)?;
            }
            Ok(done)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_a_line() {
        let longest = "x".repeat(LONGEST);
        for (text, is_good) in [
            ("Elected on 1 May", true),
            (" \u{a0} ", false),
            ("", false),
            ("two\nlines", false),
            (&longest, true),
            (&format!("{longest}x"), false),
        ] {
            assert_eq!(Reason::new(text).is_some(), is_good, "{text}");
        }
    }
}
