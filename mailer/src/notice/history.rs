//! The whole record of a game in sentences, for an arbiter.

use std::collections::BTreeMap;

use app::{outbox::GameContext, ports::Player};
use domain::{Actor, Event, Folding, notation::NotationStyle};

use super::{
    ComposeError,
    page::{GLUE, printable},
    score::Score,
    told::EventNarrator,
    when::Calendar,
};

/// Describes every event of a game to an arbiter, by the number of the event.
///
/// # Errors
///
/// [`ComposeError::Record`].
pub fn history(context: &GameContext, arbiter: &Player) -> Result<BTreeMap<u32, String>, ComposeError> {
    let style = NotationStyle { notation: arbiter.notation, letters: arbiter.letters };
    let calendar = Calendar::of(Some(arbiter));
    let (mut folding, mut score) = (Folding::default(), Score::default());
    let mut sentences = BTreeMap::new();
    for recorded in &context.events {
        let event = &recorded.event;
        if let (Some(uci), Some(before)) = (event.played(), folding.game()) {
            score.play(before.ply, uci, &before.position, style).ok_or(ComposeError::Record)?;
        }
        let game = folding.push(event).ok_or(ComposeError::Record)?;
        let teller = EventNarrator {
            context,
            game,
            score: &score,
            reader: None,
            id: arbiter.id,
            style,
            calendar: &calendar,
            acted: recorded.actor == Actor::Arbiter(arbiter.id),
            past: true,
        };
        let sentence = teller.sentence(event, game.ply).or_else(|| in_record_only(&teller, event));
        let sentence = sentence.unwrap_or_else(|| "Something else was recorded.".into());
        sentences.insert(recorded.seq, printable(&sentence).replace(GLUE, " "));
    }
    Ok(sentences)
}

/// Describes events that no mail tells of.
fn in_record_only(teller: &EventNarrator<'_>, event: &Event) -> Option<String> {
    Some(match event {
        Event::MailProblem { to, .. } => format!("Mail to {} comes back.", teller.who(*to)),
        Event::MailRestored { to, .. } => format!("Mail to {} arrives again.", teller.who(*to)),
        Event::ZoneNoted { of, .. } => format!("The time zone of {} was noted.", teller.who(*of)),
        Event::EnvelopePublished { .. } => {
            "Both players agreed, and the envelope of this game was opened. Its text is no sealed move."
                .into()
        }
        _ => return None,
    })
}
