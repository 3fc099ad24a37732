//! Sentences to the sender of a command about its events. [`super::EventNarrator`] has those to all others.

use app::Receipt;
use domain::{Color, Event, EventKind, Span};

use crate::notice::when;

/// Describes every event of a receipt to the player `me`; empty if none needs words.
pub(crate) fn to_sender(receipt: &Receipt, me: Color) -> String {
    let sentences: Vec<String> = receipt
        .events
        .iter()
        .filter_map(|event| sentence(event, me))
        .filter(|sentence| !sentence.is_empty())
        .collect();
    sentences.join(" ")
}

fn sentence(event: &Event, me: Color) -> Option<String> {
    Some(match &event.kind {
        EventKind::Moved { draw_offer: true, .. } => "Played, with a draw offer.".into(),
        EventKind::Moved { .. } => "Played.".into(),
        EventKind::Said { .. } => "Your message is in the record and on its way to your opponent.".into(),
        EventKind::DrawOffered { .. } => "You offer a draw. It stands until your opponent answers.".into(),
        EventKind::DrawDeclined { .. } => "You declined the draw. The game goes on.".into(),
        EventKind::ClaimUpheld { .. } => "Your claim is correct.".into(),
        EventKind::ClaimReferred { .. } => {
            "Your claim waits for an arbiter. You get a mail with the decision.".into()
        }
        EventKind::Analysed { .. } => "Your analysis is in the record, for the arbiter.".into(),
        EventKind::ClaimRejected { basis, gained, .. } => {
            let offer = if basis.offers_draw() {
                " The claim stands as a draw offer, which your opponent may accept (FIDE 9.5.3)."
            } else {
                ""
            };
            format!("{}{offer}", gain(*gained)).trim_start().to_owned()
        }
        EventKind::IllegalMove { gained, .. } => gain(*gained),
        EventKind::AdjournmentProposed { .. } => {
            "You propose to adjourn. The game goes on until your opponent agrees.".into()
        }
        EventKind::AdjournmentDeclined { .. } => "You declined to adjourn. The game goes on.".into(),
        EventKind::SealingBegan { .. } => "The game is being adjourned: the player on move seals a move.".into(),
        EventKind::Drafted { .. } => {
            "The draft is in an envelope. It is not sealed yet: write \"seal\" alone on a line to seal it.".into()
        }
        EventKind::Sealed { .. } => "The move is sealed, and the game is adjourned.".into(),
        EventKind::ResumptionRequested { .. } => {
            "You are ready to resume. The game goes on when your opponent is, at the latest at the set time."
                .into()
        }
        EventKind::Resumed => "The game is resumed.".into(),
        EventKind::PublicationAgreed { .. } => {
            "You agree that the envelope is shown. It is shown once your opponent agrees too.".into()
        }
        EventKind::EnvelopePublished { .. } => "The envelope is shown in the record.".into(),
        EventKind::ReadingChosen { .. } => "The sealed move counts as the move you chose.".into(),
        EventKind::ClocksQuestioned { .. } => "The arbiter is told that you say the clocks are wrong.".into(),
        EventKind::FlagFell { .. } => "The flag has fallen.".into(),
        EventKind::LeaveBooked { leave, .. } => format!(
            "You are on leave from {} to {}, both days included. Your clock stands still then.",
            leave.first, leave.last
        ),
        EventKind::LeaveCancelled { leave, .. } => {
            format!("Your leave from {} to {} is cancelled. Your clock counts on those days.", leave.first, leave.last)
        }
        EventKind::ReflectionDeclared { .. } => {
            "You go on thinking about this move. Your silence does not lose the game for now, and your clock goes on."
                .into()
        }
        EventKind::ClockRefilled { amount, .. } => {
            format!("{} went from your bank to your clock.", when::length(*amount))
        }
        EventKind::Withdrawn { of, .. } if me == *of => "You withdrew from this game.".into(),
        EventKind::Appealed { act, .. } => format!(
            "Your appeal against act {act} is in the record. The act holds until another arbiter decides, and you get a \
             mail with the decision."
        ),
        EventKind::Ended { .. } => "The game is over.".into(),
        // Their sender gets another answer, or there is none.
        EventKind::Created { .. }
        | EventKind::ClaimLapsed
        | EventKind::FaceAcknowledged { .. }
        | EventKind::ResumptionSet { .. }
        | EventKind::EarlyOpeningApproved { .. }
        | EventKind::CameLate { .. }
        | EventKind::EnvelopeMissing { .. }
        | EventKind::Opened { .. }
        | EventKind::DowntimeReturned { .. }
        | EventKind::ZoneNoted { .. }
        | EventKind::MailProblem { .. }
        | EventKind::MailRestored { .. }
        | EventKind::Withdrawn { .. }
        | EventKind::Act { .. }
        | EventKind::AppealDecided { .. } => return None,
    })
}

fn gain(gained: Span) -> String {
    if gained == Span::ZERO {
        String::new()
    } else {
        format!("Your opponent gets {} more on the clock.", when::length(gained))
    }
}
