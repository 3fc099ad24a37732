//! The settings of an account, and the way they change.

use std::collections::BTreeMap;

use domain::{
    PlayerId,
    clock::{Night, TimeOfDay, Weekday},
    notation::{Letters, Notation},
};
use serde::{Deserialize, Serialize};

use crate::{
    Failure,
    accounts::service::Accounts,
    kernel::trail::record,
    model::{
        BoardColours, Frequency, MailFormat, MailTrust, Missing, NoticeKind, PeopleRefusal, PieceSet, Player,
        account_refusal::Answer, names::check_time_zone,
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
    /// The pieces on the boards of their pages.
    pub pieces: Option<PieceSet>,
    /// The colours of the boards of their pages.
    pub board: Option<BoardColours>,
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
    /// The frequencies of kinds of notices.
    pub notices: BTreeMap<NoticeKind, Frequency>,
    /// The time of day of digests.
    pub digest_at: Option<TimeOfDay>,
    /// The day of the weekly digest.
    pub digest_on: Option<Weekday>,
    /// Quiet hours. They end as they begin: there are none.
    pub quiet_hours: Option<Night>,
}

impl SettingsPatch {
    /// Chooses the frequency of kinds of notices, and nothing else.
    #[must_use]
    pub fn choosing(kinds: impl IntoIterator<Item = NoticeKind>, frequency: Frequency) -> Self {
        Self { notices: kinds.into_iter().map(|kind| (kind, frequency)).collect(), ..Self::default() }
    }

    /// The first frequency that a kind of notice cannot have.
    fn bad_frequency(&self) -> Option<PeopleRefusal> {
        self.notices.iter().find_map(|(&kind, frequency)| match frequency {
            Frequency::Each => None,
            Frequency::None => kind.needed().map(|why| PeopleRefusal::NoticeNeeded { kind, why }),
            Frequency::Daily | Frequency::Weekly => {
                (!kind.is_in_digests()).then_some(PeopleRefusal::NotInDigests { kind })
            }
        })
    }

    fn set_notices(&self, player: &mut Player) {
        for (&kind, &frequency) in &self.notices {
            player.muted.remove(&kind);
            player.mail_times.digests.remove(&kind);
            match (kind, frequency) {
                (NoticeKind::Acknowledgements, frequency) => {
                    player.acknowledge = frequency != Frequency::None;
                }
                (_, Frequency::Each) => {}
                (kind, Frequency::None) => {
                    player.muted.insert(kind);
                }
                (kind, Frequency::Daily | Frequency::Weekly) => {
                    player.mail_times.digests.insert(kind, frequency);
                }
            }
        }
        let times = &mut player.mail_times;
        times.digest_at = self.digest_at.unwrap_or(times.digest_at);
        times.digest_on = self.digest_on.unwrap_or(times.digest_on);
        if let Some(quiet) = self.quiet_hours {
            times.quiet = Some(quiet).filter(|quiet| quiet.from != quiet.until);
        }
    }
}

impl Accounts {
    /// Changes the settings of an account.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::BadTimeZone`], [`PeopleRefusal::NoSuchLanguage`], [`PeopleRefusal::NoticeNeeded`],
    /// [`PeopleRefusal::NotInDigests`].
    pub fn change_settings(&self, player: PlayerId, patch: &SettingsPatch) -> Answer<Player> {
        self.change_and_record(player, patch, None)
    }

    /// [`Accounts::change_settings`] if the account is as `is_expected`, which is asked in the transaction; `None` if it is
    /// not, and nothing is changed.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn change_settings_if(
        &self,
        player: PlayerId,
        patch: &SettingsPatch,
        is_expected: impl Fn(&Player) -> bool + Send + 'static,
    ) -> Answer<Option<Player>> {
        self.change_expected(player, patch, None, is_expected)
    }

    /// [`Accounts::change_settings`]; a change of notices is recorded as `what` in the trail of the account.
    pub(crate) fn change_and_record(
        &self,
        player: PlayerId,
        patch: &SettingsPatch,
        what: Option<&'static str>,
    ) -> Answer<Player> {
        match self.change_expected(player, patch, what, |_as_it_is| true)? {
            Ok(Some(changed)) => Ok(Ok(changed)),
            Ok(None) => Err(Failure::Bug("settings that nobody expected otherwise were not changed".into())),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    fn change_expected(
        &self,
        player: PlayerId,
        patch: &SettingsPatch,
        what: Option<&'static str>,
        is_expected: impl Fn(&Player) -> bool + Send + 'static,
    ) -> Answer<Option<Player>> {
        let zone = match patch.time_zone.as_deref().map(check_time_zone).transpose() {
            Ok(zone) => zone,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let language =
            match patch.language.as_deref().map(|tag| self.kernel.settings.known_language(tag)).transpose() {
                Ok(language) => language,
                Err(refusal) => return Ok(Err(refusal)),
            };
        if let Some(refusal) = patch.bad_frequency() {
            return Ok(Err(refusal));
        }
        let (patch, at) = (patch.clone(), self.kernel.now());
        write(&*self.kernel.ledger, move |tx| {
            let Some(before) = tx.player(player)?.filter(|account| account.email.is_some()) else {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            };
            if !is_expected(&before) {
                return Ok(Ok(None));
            }
            let mut changed = before.clone();
            changed.language = language.clone().unwrap_or(changed.language);
            changed.letters = patch.letters.unwrap_or(changed.letters);
            changed.notation = patch.notation.unwrap_or(changed.notation);
            changed.pieces = patch.pieces.unwrap_or(changed.pieces);
            changed.board = patch.board.unwrap_or(changed.board);
            changed.time_zone = zone.clone().unwrap_or(changed.time_zone);
            changed.mail_trust = patch.mail_trust.unwrap_or(changed.mail_trust);
            changed.acknowledge = patch.acknowledge.unwrap_or(changed.acknowledge);
            changed.no_board = patch.no_board.unwrap_or(changed.no_board);
            changed.mail_format = patch.mail_format.unwrap_or(changed.mail_format);
            changed.pgn_attached = patch.pgn_attached.unwrap_or(changed.pgn_attached);
            changed.calendar_attached = patch.calendar_attached.unwrap_or(changed.calendar_attached);
            patch.set_notices(&mut changed);
            tx.update_player(&changed)?;
            if let Some(what) = what.filter(|_| changed != before) {
                let kinds: Vec<_> = patch.notices.keys().map(|kind| kind.name()).collect();
                record(tx, player, Some(player), at, what, &kinds.join(" "))?;
            }
            Ok(Ok(Some(changed)))
        })
    }
}
