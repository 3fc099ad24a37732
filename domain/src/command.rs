use alloc::string::String;

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{Digest, Instant, Outcome, PlayerId, Regulations, Start, clock::Zone, sealing::Secret};
use shakmaty::ByColor;

/// Who acts.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "id", rename_all = "snake_case")]
pub enum Actor {
    /// One of the two players, or somebody who wants to be.
    Player(PlayerId),
    /// An arbiter of the game's event. app has checked the role.
    Arbiter(PlayerId),
    /// The service itself: flags, resumption at the agreed time, downtime.
    Timekeeper,
}

/// On what a draw is claimed (FIDE 9.2, 9.3).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimBasis {
    /// The same position for the third time.
    ThreefoldRepetition,
    /// Fifty moves by each side without capture or pawn move.
    FiftyMoves,
}

/// What somebody wants to happen. Anything random or looked up is already in it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Command {
    /// Starts the game; colours and a Chess960 number have been drawn already.
    Create {
        /// Who plays.
        players: ByColor<PlayerId>,
        /// Where it starts.
        start: Start,
        /// Its rules.
        regulations: Regulations,
        /// PGN's Event tag.
        tournament: String,
        /// Where the players are, if free time depends on it.
        zones: ByColor<Zone>,
    },
    /// Plays a move; declines a pending offer of the opponent (FIDE 9.1.2.1).
    Move {
        /// As the player wrote it, in any notation of [`crate::notation`].
        text: String,
        /// The player's own piece letters.
        letters: crate::notation::Letters,
        /// Offers a draw with it.
        draw_offer: bool,
        /// Digest of a message that goes with it.
        message: Option<Digest>,
    },
    /// Offers a draw while the game is adjourned (FIDE Guidelines I.4). At any other time an offer goes with a
    /// move (FIDE 9.1.2.1).
    OfferDraw,
    /// Accepts the opponent's standing draw offer.
    AcceptDraw,
    /// Declines it in words.
    DeclineDraw,
    /// Loses the game.
    Resign,
    /// Claims a draw on one's own turn, on the position or with a move announced and not yet played.
    Claim {
        /// On what.
        basis: ClaimBasis,
        /// The announced move, as written. If the claim is wrong it is played (FIDE 9.5.3).
        announced: Option<String>,
        /// The player's own piece letters.
        letters: crate::notation::Letters,
    },
    /// A message without a move.
    Say {
        /// Digest of the text.
        message: Digest,
    },
    /// Proposes to adjourn, or accepts the opponent's proposal.
    Adjourn,
    /// Turns the proposal down.
    DeclineAdjournment,
    /// The arbiter orders adjournment.
    OrderAdjournment,
    /// Seals: app has checked the move in memory, written the envelope text and encrypted it.
    Seal {
        /// SHA-256 of the envelope text.
        commitment: Digest,
    },
    /// Is ready to resume, with the opened envelope that app took from the vault for this command. The sealer's
    /// wish is only recorded; the replier, the arbiter or the agreed time opens (FIDE Guidelines I.7, I.9).
    Resume {
        /// The text from the vault; `None` when the actor may not open and app did not ask the vault.
        envelope: Option<Secret>,
    },
    /// The flag of the side whose clock runs, if its deadline has passed.
    FlagFall,
    /// Gives downtime back to the running clock.
    ReturnDowntime {
        /// The service was away from then
        from: Instant,
        /// until then.
        until: Instant,
    },
    /// Puts on record what clocks show where a player is, if free time depends on it.
    NoteZone {
        /// Whose zone.
        of: Color,
        /// What clocks show there, for a year from now at the least.
        zone: Zone,
    },
    /// Takes time from the bank to the clock, as much as it can show (ICCF Rules, Appendix 3).
    RefillClock,
    /// Puts on record whether mail reaches a player.
    NoteMail {
        /// Which.
        to: Color,
        /// Whether it does.
        works: bool,
    },
    /// The arbiter fixes the outcome.
    Adjudicate {
        /// What it counts.
        outcome: Outcome,
        /// Why; shown to both players.
        reason: String,
    },
    /// The arbiter declares the game lost without play.
    Forfeit {
        /// Who loses.
        loser: Color,
        /// Why; shown to both players.
        reason: String,
    },
}
