//! The moves of a game, written for its reader, and a position on the way.

use app::ports::Recorded;
use domain::{
    Color, Event, EventKind, Game, Instant, Move, Phase, Position, Role, Square, Stage, Start,
    notation::{self, NotationStyle},
    sealing::EnvelopeText,
};
use maud::{Markup, html};

/// A move as its reader writes it.
pub(super) struct Written {
    pub(super) number: u32,
    pub(super) color: Color,
    pub(super) text: String,
    /// The squares of the piece, from and to: a king that castled is beside its rook, not on it.
    pub(super) squares: (Option<Square>, Square),
    pub(super) captured: Option<Role>,
}

impl Written {
    /// A move in a position.
    pub(super) fn of(m: Move, position: &Position, style: NotationStyle) -> Self {
        Self {
            number: position.fullmoves(),
            color: position.side_to_move(),
            text: notation::write(m, position, style.notation, style.letters),
            squares: squares(m),
            captured: m.capture(),
        }
    }

    /// Writes a numbered move, such as `12. 5254` or `12... 5755`.
    pub(super) fn numbered(&self) -> String {
        messages::numbered(self.number, self.color, &self.text)
    }
}

/// Writes moves in a row, such as `12... 5755 13. 7163 2836`: a number before the first move, and before White's.
pub(super) fn in_a_row<'a>(moves: impl IntoIterator<Item = &'a Written>) -> String {
    let words = moves.into_iter().enumerate().map(|(index, written)| {
        if index == 0 || written.color == Color::White { written.numbered() } else { written.text.clone() }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The language of a move in announced notation, which is German in a page of any language.
pub(super) fn language(written: &str) -> Option<&'static str> {
    parts(written).find_map(|(_, language)| language)
}

/// A text in parts, and the language of those that are not in its own.
pub(super) fn parts(text: &str) -> impl Iterator<Item = (&str, Option<&'static str>)> {
    let parts = notation::announced_parts(text).into_iter();
    parts.map(|(part, is_announced)| (part, is_announced.then_some("de")))
}

/// A text with moves. Those in announced notation say that they are German, so that they are read aloud as such.
pub(super) fn spoken(text: &str) -> Markup {
    html! {
        @for (part, language) in parts(text) {
            @if let Some(language) = language { span lang=(language) { (part) } } @else { (part) }
        }
    }
}

/// The moves played, and the position after some of them.
pub(super) struct Score {
    pub(super) moves: Vec<Written>,
    /// The instants at which the moves of a record were made.
    pub(super) times: Vec<Instant>,
    pub(super) wanted: Option<Position>,
    /// The text of the envelope that was opened last, if it was one.
    pub(super) opened: Option<EnvelopeText>,
    /// The text of the envelope that was published after the game.
    pub(super) published: Option<EnvelopeText>,
}

/// The last text of an envelope that events of a kind put on record, if any; `None` if it cannot be read.
fn text_on_record(
    events: &[Event],
    text: impl Fn(&EventKind) -> Option<&String>,
) -> Option<Option<EnvelopeText>> {
    let last = events.iter().rev().find_map(|event| text(&event.kind));
    let Some(last) = last.filter(|text| !text.is_empty()) else { return Some(None) };
    EnvelopeText::parse(last).ok().map(Some)
}

impl Score {
    /// Replays a record; `None` if it is broken. `wanted` is the number of half-moves after which the position is kept.
    pub(super) fn of(record: &[Recorded], style: NotationStyle, wanted: Option<usize>) -> Option<Self> {
        let events: Vec<Event> = record.iter().map(|recorded| recorded.event.clone()).collect();
        let Some(Event { kind: EventKind::Created { start, .. }, .. }) = events.first() else { return None };
        let (moves, times): (Vec<_>, Vec<_>) = Game::timed_moves(&events)?.into_iter().unzip();
        let opened = text_on_record(&events, |kind| match kind {
            EventKind::Opened { envelope, .. } => Some(envelope),
            _ => None,
        })?;
        let published = text_on_record(&events, |kind| match kind {
            EventKind::EnvelopePublished { envelope, .. } => Some(envelope),
            _ => None,
        })?;
        Some(Self { times, opened, published, ..Self::of_moves(start, moves, style, wanted)? })
    }

    /// Plays moves in UCI; `None` if one is not legal.
    pub(super) fn of_moves<'a>(
        start: &Start,
        moves: impl IntoIterator<Item = &'a str>,
        style: NotationStyle,
        wanted: Option<usize>,
    ) -> Option<Self> {
        let mut position = start.position().ok()?;
        let mut score =
            Self { moves: Vec::new(), times: Vec::new(), wanted: None, opened: None, published: None };
        let keep = |score: &mut Self, position: &Position| {
            if wanted == Some(score.moves.len()) {
                score.wanted = Some(position.clone());
            }
        };
        keep(&mut score, &position);
        for uci in moves {
            let m = position.from_uci(uci)?;
            score.moves.push(Written::of(m, &position, style));
            position = position.play(m)?;
            keep(&mut score, &position);
        }
        Some(score)
    }
}

/// The readings of the sealed move, in UCI, of which the player who did not seal it takes one.
pub(super) fn readings(game: &Game) -> (&[String], Option<Color>) {
    match &game.phase {
        Phase::Adjourned { sealed_by, stage: Stage::Choosing { readings, .. }, .. } => {
            (readings, Some(!*sealed_by))
        }
        _ => (&[], None),
    }
}

/// One of the readings as a move, and the position after it.
pub(super) fn tried_reading(game: &Game, uci: &str, style: NotationStyle) -> Option<(Written, Position)> {
    let uci = readings(game).0.iter().find(|reading| *reading == uci)?;
    let m = game.position.from_uci(uci)?;
    Some((Written::of(m, &game.position, style), game.position.play(m)?))
}

/// The positions of a game, from its first on; `None` if its record is broken.
pub(super) fn positions(record: &[Recorded]) -> Option<Vec<Position>> {
    let events: Vec<Event> = record.iter().map(|recorded| recorded.event.clone()).collect();
    let Some(Event { kind: EventKind::Created { start, .. }, .. }) = events.first() else { return None };
    let mut position = start.position().ok()?;
    let mut positions = vec![position.clone()];
    for (uci, _) in Game::timed_moves(&events)? {
        position = position.play(position.from_uci(uci)?)?;
        positions.push(position.clone());
    }
    Some(positions)
}

fn squares(m: Move) -> (Option<Square>, Square) {
    let from = m.from();
    let castled = m.castling_side().zip(from);
    let to = castled.map(|(side, king)| Square::from_coords(side.king_to_file(), king.rank()));
    (from, to.unwrap_or(m.to()))
}
