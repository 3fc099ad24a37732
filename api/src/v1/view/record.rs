//! The record of a game as readers see it.

use app::ports::{Message, Recorded};
use domain::{
    Actor, Event, EventKind, Game, OpenVerdict, Span,
    notation::{self, Notation},
    wire,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::reader::{Length, Reader, Time};
use crate::v1::schemas;

/// A move that was played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MoveBody {
    /// The ply it makes: 1 for the first move.
    pub ply: u16,
    /// The side that moved.
    #[schema(schema_with = schemas::side)]
    pub side: &'static str,
    /// In the notation asked for, or the reader's own.
    #[serde(rename = "move")]
    pub written: String,
    /// The move in UCI.
    pub uci: String,
    /// The time of acknowledgement.
    pub at: Time,
    /// Time used for it.
    pub reflection: Length,
    /// Time charged for it.
    pub charged: Length,
    /// A draw was offered with it.
    pub draw_offer: bool,
    /// Its player had given it beforehand.
    pub conditional: bool,
    /// It came out of an envelope.
    pub sealed: bool,
}

/// The moves that the events record; `None` if the record is broken.
pub(crate) fn moves(events: &[Event], notation: Notation, reader: &Reader) -> Option<Vec<MoveBody>> {
    let Some(Event { kind: EventKind::Created { start, .. }, .. }) = events.first() else { return None };
    let mut position = start.position().ok()?;
    let mut moves = Vec::new();
    let mut sealed_time = (Span::ZERO, Span::ZERO);
    Game::replay(events, |_, event, _| {
        let mut conditional = false;
        let (uci, (reflection, charged), draw_offer, sealed) = match &event.kind {
            EventKind::Sealed { reflection, charged, .. } => {
                sealed_time = (*reflection, charged.unwrap_or(*reflection));
                return Some(());
            }
            EventKind::Moved { uci, reflection, charged, draw_offer, conditional: given, .. } => {
                conditional = *given;
                (uci, (*reflection, charged.unwrap_or(*reflection)), *draw_offer, false)
            }
            EventKind::Opened { verdict: OpenVerdict::Played { uci, draw_offer }, .. }
            | EventKind::ReadingChosen { uci, draw_offer, .. } => (uci, sealed_time, *draw_offer, true),
            _ => return Some(()),
        };
        let m = position.from_uci(uci)?;
        moves.push(MoveBody {
            ply: u16::try_from(moves.len() + 1).ok()?,
            side: wire::color_name(position.side_to_move()),
            written: notation::write(m, &position, notation, reader.letters),
            uci: uci.clone(),
            at: reader.time(event.at),
            reflection: reflection.into(),
            charged: charged.into(),
            draw_offer,
            conditional,
            sealed,
        });
        position = position.play(m)?;
        Some(())
    })?;
    Some(moves)
}

/// One event of the record.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EventBody {
    /// 1 for the first event of a game.
    pub seq: u32,
    /// `player`, `arbiter` or `timekeeper`, and which.
    #[schema(schema_with = schemas::actor)]
    pub actor: Actor,
    /// The event.
    #[schema(schema_with = schemas::event)]
    pub event: Event,
    /// The text of the message or the reason that goes with it, for the players and arbiters; empty once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub message: Option<String>,
    /// SHA-256 over the hash before and this event.
    pub hash: String,
}

impl EventBody {
    pub(crate) fn new(recorded: Recorded, messages: &[Message]) -> Self {
        let message = messages.iter().find(|message| message.seq == recorded.seq);
        Self {
            seq: recorded.seq,
            actor: recorded.actor,
            event: recorded.event,
            message: message.map(|message| message.text.clone()),
            hash: recorded.hash.to_string(),
        }
    }

    /// The name of the event in a stream: its `type` in the record.
    pub(crate) fn kind(&self) -> String {
        let event = serde_json::to_value(&self.event).unwrap_or_default();
        event["type"].as_str().unwrap_or_default().to_owned()
    }
}
