//! Events in sentences, for an arbiter.

use std::collections::BTreeMap;

use app::{outbox::GameContext, ports::Player};
use domain::{Actor, Folding, notation::NotationStyle};
use messages::{GLUE, Language, Message, Voice, msg};

use super::{error::ComposeError, narrator::EventNarrator, page::printable, score::Score};

const fn style_of(player: &Player) -> NotationStyle {
    NotationStyle { notation: player.notation, letters: player.letters }
}

/// Describes every event of a game to an arbiter, in English, by the number of the event.
///
/// # Errors
///
/// [`ComposeError::Record`].
pub fn history(context: &GameContext, arbiter: &Player) -> Result<BTreeMap<u32, String>, ComposeError> {
    let (style, voice) = (style_of(arbiter), Voice::new(Language::english(), &arbiter.time_zone));
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
            acted: recorded.actor == Actor::Arbiter(arbiter.id),
            past: true,
        };
        let said = narrator.event(event, game.ply).unwrap_or_else(|| vec![msg!("event-other")]);
        sentences.insert(recorded.seq, printable(&voice.say_all(&said)).replace(GLUE, " "));
    }
    Ok(sentences)
}

/// Describes the events of a context to the arbiter who caused them; empty if the record is damaged.
pub(crate) fn describe_to_arbiter(context: &GameContext, arbiter: &Player) -> Vec<Message> {
    let style = style_of(arbiter);
    let events: Vec<_> = context.events.iter().map(|recorded| recorded.event.clone()).collect();
    let Some(score) = Score::of(&events, style) else { return Vec::new() };
    let narrator = EventNarrator {
        context,
        game: &context.game,
        score: &score,
        reader: None,
        id: arbiter.id,
        style,
        acted: true,
        past: false,
    };
    narrator.describe()
}
