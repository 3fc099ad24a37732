use data_encoding::HEXLOWER;
use domain::{Digest, GameId};

use crate::{STATEMENTS, sha256};

/// Random bytes that hide an event behind its commitment.
pub type Salt = [u8; 16];

/// First line of openings and entries.
const TITLE: &str = "postzug log entry 1";

/// The commitment to an event: SHA-256 over its opening, which `sha256sum` can check.
#[must_use]
pub fn commitment(opening: &str) -> Digest {
    sha256(opening.as_bytes())
}

/// The entry of an event: three lines, and all that the log publishes of it. A statement about the log has one, too.
#[must_use]
pub fn entry(game: GameId, seq: u32, commitment: &Digest) -> String {
    let what =
        if game == STATEMENTS { format!("log statement {seq}") } else { format!("game {game} event {seq}") };
    format!("{TITLE}\n{what}\ncommit=sha256:{commitment}\n")
}

/// The leaf of an entry in the tree.
#[must_use]
pub fn leaf(game: GameId, seq: u32, commitment: &Digest) -> Digest {
    Digest(tlog_tiles::record_hash(entry(game, seq, commitment).as_bytes()).0)
}

/// The opening of the commitment to an event: a line with the salt, then the event's canonical text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Opening {
    /// The game.
    pub game: GameId,
    /// The event of the game.
    pub seq: u32,
    /// The whole text.
    pub text: String,
}

/// The beginning of the last line of an event's canonical text.
#[derive(serde::Deserialize)]
struct Head {
    game: GameId,
    seq: u32,
}

impl Opening {
    /// Puts the salt before the event's canonical text.
    #[must_use]
    pub fn new(game: GameId, seq: u32, salt: &Salt, event: &str) -> Self {
        Self { game, seq, text: format!("{TITLE}\nsalt {}\n{event}", HEXLOWER.encode(salt)) }
    }

    /// Reads one; none for another text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let event = Self::event_in(text)?;
        let (_title, rest) = event.split_once('\n')?;
        let (_previous, json) = rest.split_once('\n')?;
        let head: Head = serde_json::from_str(json.strip_suffix('\n')?).ok()?;
        Some(Self { game: head.game, seq: head.seq, text: text.to_owned() })
    }

    fn event_in(text: &str) -> Option<&str> {
        let (salt, event) = text.strip_prefix(TITLE)?.strip_prefix("\nsalt ")?.split_once('\n')?;
        let salted = HEXLOWER.decode(salt.as_bytes()).is_ok_and(|salt| salt.len() == 16);
        (salted && event.starts_with("postzug event ")).then_some(event)
    }

    /// The event's canonical text.
    #[must_use]
    pub fn event(&self) -> &str {
        Self::event_in(&self.text).unwrap_or_default()
    }

    /// The hash of the event before it, as the canonical text names it.
    #[must_use]
    pub fn previous(&self) -> Option<Digest> {
        self.event().lines().nth(1)?.parse().ok()
    }

    /// The event's own hash.
    #[must_use]
    pub fn hash(&self) -> Digest {
        sha256(self.event().as_bytes())
    }

    /// The entry it opens.
    #[must_use]
    pub fn entry(&self) -> String {
        entry(self.game, self.seq, &commitment(&self.text))
    }
}
