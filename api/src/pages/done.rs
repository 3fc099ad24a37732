//! The result of a form, in the address of the next page.

use messages::{Message, msg};
use serde::{Deserialize, Deserializer, de::IntoDeserializer as _};

/// An act that the page after it would not show otherwise.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize, strum::Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub(super) enum Done {
    Declined,
    Said,
    Sealed,
    Drafted,
    Challenged,
    Sought,
    ChallengeDeclined,
    Withdrawn,
    SessionsEnded,
    SettingsChanged,
    MailResumed,
    EnvelopeKeySet,
    TokenRevoked,
    CalendarRevoked,
    AddressChanged,
    AccountDeleted,
    Directed,
    Administered,
    PlanSaved,
    PlanRemoved,
    NotesSaved,
    LineForgotten,
    Recorded,
    ReadingChosen,
}

/// The part of an address that tells it.
#[derive(Default, Deserialize)]
pub(super) struct After {
    #[serde(default, deserialize_with = "readable")]
    pub(super) done: Option<Done>,
}

impl Done {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Declined => msg!("page-done-declined"),
            Self::Said => msg!("page-done-said"),
            Self::Sealed => msg!("page-done-sealed"),
            Self::Drafted => msg!("page-done-drafted"),
            Self::Challenged => msg!("page-done-challenged"),
            Self::Sought => msg!("page-done-sought"),
            Self::ChallengeDeclined => msg!("page-done-challenge-declined"),
            Self::Withdrawn => msg!("page-done-withdrawn"),
            Self::SessionsEnded => msg!("page-sessions-ended"),
            Self::SettingsChanged => msg!("page-done-settings"),
            Self::MailResumed => msg!("page-done-mail-resumed"),
            Self::EnvelopeKeySet => msg!("page-done-envelope-key"),
            Self::TokenRevoked => msg!("page-done-token-revoked"),
            Self::CalendarRevoked => msg!("page-done-calendar-revoked"),
            Self::AddressChanged => msg!("page-done-address"),
            Self::AccountDeleted => msg!("page-done-deleted"),
            Self::Directed => msg!("page-desk-done"),
            Self::Administered => msg!("page-admin-done"),
            Self::PlanSaved => msg!("page-done-plan-saved"),
            Self::PlanRemoved => msg!("page-done-plan-removed"),
            Self::NotesSaved => msg!("page-done-notes-saved"),
            Self::LineForgotten => msg!("page-done-line-forgotten"),
            Self::Recorded => msg!("done-recorded"),
            Self::ReadingChosen => msg!("done-reading-chosen"),
        }
    }
}

/// Reads a field of an address; an unreadable one counts as absent.
pub(super) fn readable<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Done>, D::Error> {
    let text = String::deserialize(field)?;
    let found: Result<Done, serde::de::value::Error> = Done::deserialize(text.as_str().into_deserializer());
    Ok(found.ok())
}
