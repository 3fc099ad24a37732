//! The fate of conditional moves.

use app::{ConditionalNotice, message::Message};

use crate::{Sentence, msg};

/// None that was not played is named.
impl Sentence for ConditionalNotice {
    fn message(&self) -> Message {
        match self {
            Self::NotForeseen => msg!("conditions-not-foreseen"),
            Self::OthersDropped => msg!("conditions-others-dropped"),
            Self::YouDecide => msg!("conditions-you-decide"),
            Self::MailUnread => msg!("conditions-mail-unread"),
            Self::Adjourned => msg!("conditions-adjourned"),
            Self::TakenBack => msg!("conditions-taken-back"),
        }
    }
}
