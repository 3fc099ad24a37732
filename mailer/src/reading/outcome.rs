//! Sentences that tell the sender of a command the situation it led to.

use app::Receipt;
use domain::{Color, Event, Span};

use crate::notice::when;

/// Describes every event of a receipt to the player `me`; empty if none needs words.
pub(super) fn sentences(receipt: &Receipt, me: Color) -> String {
    let sentences: Vec<String> = receipt
        .events
        .iter()
        .filter_map(|event| sentence(event, me))
        .filter(|sentence| !sentence.is_empty())
        .collect();
    sentences.join(" ")
}

fn sentence(event: &Event, me: Color) -> Option<String> {
    Some(match event {
        Event::Moved { draw_offer: true, .. } => "Played, with a draw offer.".into(),
        Event::Moved { .. } => "Played.".into(),
        Event::Said { .. } => "Your message is in the record and on its way to your opponent.".into(),
        Event::DrawOffered { .. } => "You offer a draw. It stands until your opponent answers.".into(),
        Event::DrawDeclined { .. } => "You declined the draw. The game goes on.".into(),
        Event::ClaimUpheld { .. } => "Your claim is correct.".into(),
        Event::ClaimReferred { .. } => {
            "Your claim waits for an arbiter. You get a mail with the decision.".into()
        }
        Event::Analysed { .. } => "Your analysis is in the record, for the arbiter.".into(),
        Event::ClaimRejected { basis, gained, .. } => {
            let offer = if basis.offers_draw() {
                " The claim stands as a draw offer, which your opponent may accept (FIDE 9.5.3)."
            } else {
                ""
            };
            format!("{}{offer}", gain(*gained)).trim_start().to_owned()
        }
        Event::IllegalMove { gained, .. } => gain(*gained),
        Event::AdjournmentProposed { .. } => {
            "You propose to adjourn. The game goes on until your opponent agrees.".into()
        }
        Event::AdjournmentDeclined { .. } => "You declined to adjourn. The game goes on.".into(),
        Event::SealingBegan { .. } => "The game is being adjourned: the player on move seals a move.".into(),
        Event::Drafted { .. } => {
            "The draft is in an envelope. It is not sealed yet: write \"seal\" alone on a line to seal it.".into()
        }
        Event::Sealed { .. } => "The move is sealed, and the game is adjourned.".into(),
        Event::ResumptionRequested { .. } => {
            "You are ready to resume. The game goes on when your opponent is, at the latest at the set time."
                .into()
        }
        Event::Resumed { .. } => "The game is resumed.".into(),
        Event::PublicationAgreed { .. } => {
            "You agree that the envelope is shown. It is shown once your opponent agrees too.".into()
        }
        Event::EnvelopePublished { .. } => "The envelope is shown in the record.".into(),
        Event::ReadingChosen { .. } => "The sealed move counts as the move you chose.".into(),
        Event::ClocksQuestioned { .. } => "The arbiter is told that you say the clocks are wrong.".into(),
        Event::FlagFell { .. } => "The flag has fallen.".into(),
        Event::LeaveBooked { leave, .. } => format!(
            "You are on leave from {} to {}, both days included. Your clock stands still then.",
            leave.first, leave.last
        ),
        Event::LeaveCancelled { leave, .. } => {
            format!("Your leave from {} to {} is cancelled. Your clock counts on those days.", leave.first, leave.last)
        }
        Event::ReflectionDeclared { .. } => {
            "You go on thinking about this move. Your silence does not lose the game for now, and your clock goes on."
                .into()
        }
        Event::ClockRefilled { amount, .. } => {
            format!("{} went from your bank to your clock.", when::length(*amount))
        }
        Event::Withdrawn { of, .. } if me == *of => "You withdrew from this game.".into(),
        Event::Appealed { act, .. } => format!(
            "Your appeal against act {act} is in the record. The act holds until another arbiter decides, and you get a \
             mail with the decision."
        ),
        Event::Ended { .. } => "The game is over.".into(),
        _ => return None,
    })
}

fn gain(gained: Span) -> String {
    if gained == Span::ZERO {
        String::new()
    } else {
        format!("Your opponent gets {} more on the clock.", when::length(gained))
    }
}
