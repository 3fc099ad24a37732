//! The settings of an account, and the way they change.

use std::collections::BTreeMap;

use domain::{
    PlayerId,
    notation::{Letters, Notation},
};
use serde::{Deserialize, Serialize};

use crate::{
    accounts::service::Accounts,
    kernel::trail::record,
    model::{
        MailFormat, MailTrust, Missing, NoticeKind, PeopleRefusal, Player, account_refusal::Answer,
        names::check_time_zone,
    },
    ports::write,
};

/// Changes of an account's settings; `None` leaves one as it is.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SettingsPatch {
    /// The language that they read, as a tag of BCP 47.
    pub language: Option<String>,
    /// Piece letters of their language.
    pub letters: Option<Letters>,
    /// The notation of moves in their mails.
    pub notation: Option<Notation>,
    /// IANA name of their time zone.
    pub time_zone: Option<String>,
    /// The proof that their mails need.
    pub mail_trust: Option<MailTrust>,
    /// Receives an acknowledgement of a move made by mail.
    pub acknowledge: Option<bool>,
    /// Piece lists first and no board drawing in mails.
    pub no_board: Option<bool>,
    /// The form of mails to them.
    pub mail_format: Option<MailFormat>,
    /// Notices of games carry the PGN as an attachment, too.
    pub pgn_attached: Option<bool>,
    /// Notices that change the own deadline carry it as an attachment for calendar programs, too.
    pub calendar_attached: Option<bool>,
    /// Kinds of notices to switch on or off.
    pub notices: BTreeMap<NoticeKind, bool>,
}

impl SettingsPatch {
    /// Switches kinds of notices, and nothing else.
    #[must_use]
    pub fn switching(kinds: impl IntoIterator<Item = NoticeKind>, on: bool) -> Self {
        Self { notices: kinds.into_iter().map(|kind| (kind, on)).collect(), ..Self::default() }
    }
}

impl Accounts {
    /// Changes the settings of an account.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::BadTimeZone`], [`PeopleRefusal::NoSuchLanguage`], [`PeopleRefusal::NoticeNeeded`].
    pub fn change_settings(&self, player: PlayerId, patch: &SettingsPatch) -> Answer<Player> {
        self.change_and_record(player, patch, None)
    }

    /// [`Accounts::change_settings`]; a change of notices is recorded as `what` in the trail of the account.
    pub(crate) fn change_and_record(
        &self,
        player: PlayerId,
        patch: &SettingsPatch,
        what: Option<&'static str>,
    ) -> Answer<Player> {
        let zone = match patch.time_zone.as_deref().map(check_time_zone).transpose() {
            Ok(zone) => zone,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let language =
            match patch.language.as_deref().map(|tag| self.kernel.settings.known_language(tag)).transpose() {
                Ok(language) => language,
                Err(refusal) => return Ok(Err(refusal)),
            };
        let needed = patch.notices.iter().filter(|(_, on)| !**on).find_map(|(kind, _)| {
            let why = kind.needed()?;
            Some(PeopleRefusal::NoticeNeeded { kind: *kind, why })
        });
        if let Some(refusal) = needed {
            return Ok(Err(refusal));
        }
        let (patch, at) = (patch.clone(), self.kernel.now());
        write(&*self.kernel.ledger, move |tx| {
            let Some(before) = tx.player(player)?.filter(|account| account.email.is_some()) else {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            };
            let mut changed = before.clone();
            changed.language = language.clone().unwrap_or(changed.language);
            changed.letters = patch.letters.unwrap_or(changed.letters);
            changed.notation = patch.notation.unwrap_or(changed.notation);
            changed.time_zone = zone.clone().unwrap_or(changed.time_zone);
            changed.mail_trust = patch.mail_trust.unwrap_or(changed.mail_trust);
            changed.acknowledge = patch.acknowledge.unwrap_or(changed.acknowledge);
            changed.no_board = patch.no_board.unwrap_or(changed.no_board);
            changed.mail_format = patch.mail_format.unwrap_or(changed.mail_format);
            changed.pgn_attached = patch.pgn_attached.unwrap_or(changed.pgn_attached);
            changed.calendar_attached = patch.calendar_attached.unwrap_or(changed.calendar_attached);
            for (&kind, &on) in &patch.notices {
                match kind {
                    NoticeKind::Acknowledgements => changed.acknowledge = on,
                    kind if on => {
                        changed.muted.remove(&kind);
                    }
                    kind => {
                        changed.muted.insert(kind);
                    }
                }
            }
            tx.update_player(&changed)?;
            if let Some(what) = what.filter(|_| changed != before) {
                let kinds: Vec<_> = patch.notices.keys().map(|kind| kind.name()).collect();
                record(tx, player, Some(player), at, what, &kinds.join(" "))?;
            }
            Ok(Ok(changed))
        })
    }
}
