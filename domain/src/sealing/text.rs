//! The canonical text in an envelope.

use alloc::{
    format,
    string::{String, ToString},
};
use core::fmt;

use serde::{Deserialize, Serialize, de::IntoDeserializer};
use shakmaty::Color;

use super::NotSealable;
use crate::{
    Game, GameId, Ply, Position, Refusal,
    notation::{self, Letters, NotationStyle},
    wire,
};

/// The contents of the envelope.
#[derive(Clone, Eq, PartialEq)]
pub struct EnvelopeText {
    /// The game.
    pub game: GameId,
    /// The sealer.
    pub sealer: Color,
    /// Half-moves played before it.
    pub ply: Ply,
    /// The position before it, as FEN.
    pub fen: String,
    /// The move exactly as the player wrote it.
    pub written: String,
    /// The piece letters it was written with.
    pub letters: Letters,
    /// The move as understood, in UCI.
    pub uci: String,
    /// A draw is offered with it.
    pub draw_offer: bool,
    /// 16 random bytes, in hexadecimal: without them the few legal moves could be tried against the commitment.
    pub nonce: String,
}

impl fmt::Debug for EnvelopeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EnvelopeText")
            .field("game", &self.game)
            .field("ply", &self.ply)
            .finish_non_exhaustive()
    }
}

/// An envelope that cannot be written or read. It tells nothing of the contents.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum EnvelopeError {
    /// The move as written has control characters or is longer than [`MAX_WRITTEN`] bytes.
    #[error("the move to be sealed must be one line of at most {MAX_WRITTEN} bytes")]
    Written,
    /// Another field is malformed.
    #[error("the envelope cannot be written: {0} is malformed")]
    Field(&'static str),
    /// The text is not an envelope.
    #[error("this is not the text of an envelope")]
    Malformed,
}

/// Every envelope text has this many bytes, so that its length tells nothing.
pub const TEXT_BYTES: usize = 1024;

/// The longest move as written.
pub const MAX_WRITTEN: usize = 256;

const TITLE: &str = "postzug sealed move 1";

impl EnvelopeText {
    /// Writes down a move to be sealed, as the player on move wrote it. Any text that is not exactly one legal move is
    /// refused, so that no slip of the pen is sealed. The refusal does not repeat it.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotSealable`], and [`Refusal::DrawTooEarly`] or [`Refusal::OfferTooSoon`] for an offer with it.
    /// [`Refusal::OfferWithDraft`] for an offer without a move where a draft could be sealed.
    pub fn write(
        id: GameId,
        game: &Game,
        written: &str,
        style: impl Into<NotationStyle>,
        draw_offer: bool,
        nonce: [u8; 16],
    ) -> Result<Self, Refusal> {
        let (written, style) = (written.trim(), style.into());
        let position = &game.position;
        if written.is_empty() && draw_offer {
            return Err(match game.session.draft {
                Some(_) => Refusal::OfferWithDraft,
                None => Refusal::NoDraft,
            });
        }
        let why = match notation::read(written, position, style) {
            Ok(_) if !is_line(written, MAX_WRITTEN) => NotSealable::NotAMove,
            Ok(m) => {
                // Later readers of the envelope have these letters only.
                let own = notation::read(written, position, style.own()) == Ok(m);
                let letters = if own { style.own() } else { style.letters };
                if draw_offer {
                    game.may_offer(&position.after(m))?;
                }
                return Ok(Self {
                    game: id,
                    sealer: position.side_to_move(),
                    ply: game.ply,
                    fen: position.fen(),
                    written: written.to_string(),
                    letters,
                    uci: position.uci(m),
                    draw_offer,
                    nonce: nonce.iter().map(|byte| format!("{byte:02x}")).collect(),
                });
            }
            Err(Refusal::IllegalMove { .. }) => NotSealable::Illegal,
            Err(Refusal::AmbiguousMove { .. }) => NotSealable::Ambiguous,
            Err(Refusal::PromotionMissing { .. }) => NotSealable::PromotionMissing,
            Err(_) => NotSealable::NotAMove,
        };
        Err(Refusal::NotSealable { why })
    }

    /// The canonical text: LF lines in a fixed order, [`TEXT_BYTES`] bytes. The same envelope always gives the
    /// same text.
    ///
    /// # Errors
    ///
    /// [`EnvelopeError::Written`] and [`EnvelopeError::Field`].
    pub fn to_text(&self) -> Result<String, EnvelopeError> {
        if !is_line(&self.written, MAX_WRITTEN) {
            return Err(EnvelopeError::Written);
        }
        if !is_line(&self.fen, 128) {
            return Err(EnvelopeError::Field("fen"));
        }
        if !is_line(&self.uci, 8) {
            return Err(EnvelopeError::Field("uci"));
        }
        if self.nonce.len() != 32 || !self.nonce.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(EnvelopeError::Field("nonce"));
        }
        let mut text = format!(
            "{TITLE}\ngame: {}\nsealer: {}\nply: {}\nfen: {}\nwritten: {}\nletters: {}\nuci: {}\n\
             draw-offer: {}\nnonce: {}\npad: ",
            self.game,
            wire::color_name(self.sealer),
            self.ply.0,
            self.fen,
            self.written,
            LettersName(self.letters),
            self.uci,
            if self.draw_offer { "yes" } else { "no" },
            self.nonce,
        );
        let pad = TEXT_BYTES.checked_sub(text.len() + 1).ok_or(EnvelopeError::Written)?;
        text.extend(core::iter::repeat_n('.', pad));
        text.push('\n');
        Ok(text)
    }

    /// Returns true if it was sealed in this position of this game. The number of the game is not part of the state. A
    /// program may write the FEN otherwise, with the square behind every pawn that went two steps or without counters.
    /// The position and the ply count.
    #[must_use]
    pub fn belongs_to(&self, id: GameId, game: &Game) -> bool {
        let position = &game.position;
        self.game == id
            && self.ply == game.ply
            && self.sealer == position.side_to_move()
            && (self.fen == position.fen()
                || Position::from_fen(&self.fen, position.is_chess960()).is_ok_and(|fen| fen == *position))
    }

    /// Reads what [`EnvelopeText::to_text`] writes, and nothing else.
    ///
    /// # Errors
    ///
    /// [`EnvelopeError::Malformed`].
    pub fn parse(text: &str) -> Result<Self, EnvelopeError> {
        let envelope = Self::fields(text).ok_or(EnvelopeError::Malformed)?;
        if envelope.to_text().is_ok_and(|canonical| canonical == text) {
            Ok(envelope)
        } else {
            Err(EnvelopeError::Malformed)
        }
    }

    fn fields(text: &str) -> Option<Self> {
        let mut lines = text.strip_prefix(TITLE)?.strip_prefix('\n')?.split('\n');
        let mut field = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(": ");
        Some(Self {
            game: GameId(field("game")?.strip_prefix('G')?.parse().ok()?),
            sealer: match field("sealer")? {
                "white" => Color::White,
                "black" => Color::Black,
                _ => return None,
            },
            ply: Ply(field("ply")?.parse().ok()?),
            fen: field("fen")?.to_string(),
            written: field("written")?.to_string(),
            letters: parse_letters(field("letters")?)?,
            uci: field("uci")?.to_string(),
            draw_offer: match field("draw-offer")? {
                "yes" => true,
                "no" => false,
                _ => return None,
            },
            nonce: field("nonce")?.to_string(),
        })
    }
}

fn is_line(text: &str, max: usize) -> bool {
    text.len() <= max && !text.chars().any(char::is_control)
}

/// The name, also used in snapshots.
struct LettersName(Letters);

impl fmt::Display for LettersName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.serialize(f)
    }
}

fn parse_letters(name: &str) -> Option<Letters> {
    let name: serde::de::value::StrDeserializer<'_, serde::de::value::Error> = name.into_deserializer();
    Letters::deserialize(name).ok()
}
