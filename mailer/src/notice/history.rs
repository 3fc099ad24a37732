//! Events in sentences, for an arbiter.

use std::collections::BTreeMap;

use app::{outbox::GameContext, ports::Player};
use domain::{Actor, Folding, notation::NotationStyle};

use super::{
    error::ComposeError,
    narrator::EventNarrator,
    page::{GLUE, printable},
    score::Score,
    when::Calendar,
};

const fn style_of(player: &Player) -> NotationStyle {
    NotationStyle { notation: player.notation, letters: player.letters }
}

/// Describes every event of a game to an arbiter, by the number of the event.
///
/// # Errors
///
/// [`ComposeError::Record`].
pub fn history(context: &GameContext, arbiter: &Player) -> Result<BTreeMap<u32, String>, ComposeError> {
    let (style, calendar) = (style_of(arbiter), Calendar::of(Some(arbiter)));
    let (mut folding, mut score) = (Folding::default(), Score::default());
    let mut sentences = BTreeMap::new();
    for recorded in &context.events {
        let event = &recorded.event;
        if let (Some(uci), Some(before)) = (event.played(), folding.game()) {
            score.play(before.ply, uci, &before.position, style).ok_or(ComposeError::Record)?;
        }
        let game = folding.push(event).ok_or(ComposeError::Record)?;
        let narrator = EventNarrator {
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
        let sentence = narrator.sentence(event, game.ply);
        let sentence = sentence.unwrap_or_else(|| "Another event was recorded.".into());
        sentences.insert(recorded.seq, printable(&sentence).replace(GLUE, " "));
    }
    Ok(sentences)
}

/// Describes the events of a context to the arbiter who caused them; empty if the record is damaged.
pub(crate) fn describe_to_arbiter(context: &GameContext, arbiter: &Player) -> String {
    let style = style_of(arbiter);
    let Some(score) = Score::of(&context.events, style) else { return String::new() };
    let narrator = EventNarrator {
        context,
        game: &context.game,
        score: &score,
        reader: None,
        id: arbiter.id,
        style,
        calendar: &Calendar::of(Some(arbiter)),
        acted: true,
        past: false,
    };
    narrator.describe().replace(GLUE, " ")
}
