//! The state of a game.

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color, Move};

use crate::{
    Act, ActNote, Clock, DrawOffer, GameId, History, Holders, Instant, MoveText, Outcome, Phase, PlayerId,
    Ply, Position, PositionId, ReferredClaim, Refusal, Regulations, Session, Start, Termination,
    UnopenedEnvelope, Withdrawn, notation::NotationStyle, wire,
};

/// The state of a game: what its events fold to, and all that judging the next command needs. Its size does not
/// grow with the game beyond the moves since the last irreversible one.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// The players.
    #[serde(with = "wire::by_color")]
    pub players: ByColor<PlayerId>,
    /// Its rules.
    pub regulations: Regulations,
    /// The start position.
    pub start: Start,
    /// PGN's Event tag.
    pub tournament: String,
    /// The start of the clock.
    pub started_at: Instant,
    /// The position on the board.
    pub position: Position,
    /// Half-moves played.
    pub ply: Ply,
    /// Events folded so far.
    pub events: u32,
    /// The instant of the last event. Time never runs backwards in a game.
    pub last_at: Instant,
    /// The moves since the last irreversible one, to count repetitions and to know a repeated message.
    pub history: History,
    /// Time used and time running.
    pub clock: Clock,
    /// The standing draw offer.
    pub draw_offer: Option<DrawOffer>,
    /// The ply of each side's last draw offer, where regulations limit them.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub last_offer: ByColor<Option<Ply>>,
    /// Illegal moves refused, per side.
    #[serde(with = "wire::by_color")]
    pub illegal_moves: ByColor<u16>,
    /// Ambiguous moves refused, per side.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub ambiguous_moves: ByColor<u16>,
    /// Acts of arbiters, and the appeals against them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<ActNote>,
    /// Players who played here and were replaced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced_players: Vec<PlayerId>,
    /// The result for each side, in half points, if an arbiter changed it.
    #[serde(with = "wire::opt_by_color", default, skip_serializing_if = "Option::is_none")]
    pub half_points: Option<ByColor<u8>>,
    /// The most half-moves there were before an arbiter undid some: up to them a ply can have another move.
    #[serde(default, skip_serializing_if = "wire::is_first")]
    pub reached: Ply,
    /// The number of reversals by arbiters. A text about a position before one is not about the present game.
    #[serde(default, skip_serializing_if = "wire::is_zero")]
    pub revision: u16,
    /// The first line in which the same moves stood as now: a reversal may change none.
    #[serde(default, skip_serializing_if = "wire::is_zero")]
    pub revision_since: u16,
    /// The instant from which, by the record, mail to a side does not arrive.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub mail_problem: ByColor<Option<Instant>>,
    /// A claim that waits for an arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<ReferredClaim>,
    /// The positions of `history`, by their half-moves, in which a claim was referred to an arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub referred: Vec<Ply>,
    /// The ply of a wrong claim on the move that is to be made: another one costs nothing more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_wrongly: Option<Ply>,
    /// The players who have asked for adjudication.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub asked_adjudication: ByColor<bool>,
    /// The envelope that was not opened when the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unopened: Option<UnopenedEnvelope>,
    /// A player has withdrawn, and an arbiter decides the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<Withdrawn>,
    /// The instants at which players questioned the clocks (FIDE Guidelines I.13), until an arbiter has corrected or confirmed
    /// them.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "wire::is_default")]
    pub clocks_questioned: ByColor<Option<Instant>>,
    /// It was lost on time because silence loses, not because a clock was used up.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub by_silence: bool,
    /// The playing session.
    pub session: Session,
    /// Playing, adjourned or over.
    pub phase: Phase,
}

impl Game {
    /// The colour a player has here.
    #[must_use]
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.players[color] == player)
    }

    /// Returns the side to move, unless the game is over.
    #[must_use]
    pub fn on_move(&self) -> Option<Color> {
        (!self.is_over()).then(|| self.position.side_to_move())
    }

    /// The position on the board, as its players see it.
    #[must_use]
    pub const fn position_id(&self) -> PositionId {
        PositionId { ply: self.ply, revision: self.revision }
    }

    /// Returns true if a text of that revision is about the moves that stand now.
    #[must_use]
    pub fn has_moves_of(&self, revision: u16) -> bool {
        (self.revision_since..=self.revision).contains(&revision)
    }

    /// Returns true if a player proposed to adjourn, and the opponent has not answered.
    #[must_use]
    pub const fn is_adjournment_proposed(&self) -> bool {
        matches!(self.phase, Phase::Playing { adjournment_proposed_by: Some(_) })
    }

    /// Returns true if the next move is sealed: in an adjournment, or in answer to an absent player (FIDE Guidelines
    /// I.1.1, I.9.3). A text from the player may then be the move to be sealed.
    #[must_use]
    pub fn is_sealing(&self) -> bool {
        self.phase == Phase::Sealing
            || matches!(self.phase, Phase::Playing { .. })
                && self.session.absent == Some(!self.position.side_to_move())
    }

    /// Returns true if a move is sealed, or is to be. No text that may be that move is shown or stored in clear.
    #[must_use]
    pub fn holds_sealed(&self) -> bool {
        self.is_sealing() || matches!(self.phase, Phase::Adjourned { .. })
    }

    /// Returns true if the game has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Ended { .. })
    }

    /// Returns the half-moves that the public does not see yet, in plies: those of [`PublicRules`](crate::PublicRules) until
    /// the game is over. It is 0 for a game that is not public at all.
    #[must_use]
    pub fn hidden_plies(&self) -> u16 {
        self.regulations.public.filter(|_| !self.is_over()).map_or(0, |rules| rules.delay)
    }

    /// Returns the result of the finished game, and its termination.
    #[must_use]
    pub const fn result(&self) -> Option<(Outcome, Termination)> {
        match self.phase {
            Phase::Ended { outcome, termination, .. } => Some((outcome, termination)),
            _ => None,
        }
    }

    /// The position after `ply` half-moves and the move made in it, as far back as the history goes.
    #[must_use]
    pub fn move_at(&self, ply: Ply) -> Option<(Position, Move)> {
        let oldest = usize::from(self.ply.0).checked_sub(self.history.steps.len())?;
        let index = usize::from(ply.0).checked_sub(oldest)?;
        let step = self.history.steps.get(index)?;
        let position = self.history.positions().nth(index)?;
        let played = step.uci.to_move(position.chess()).ok()?;
        Some((position, played))
    }

    /// Returns true if the game is not over, or can continue through the reversal of an act. A resignation or an
    /// agreement of its present players is final (see [`Folding`](crate::Folding)).
    #[must_use]
    pub fn may_go_on(&self, now: Instant) -> bool {
        use Termination::{Agreement, Resignation, Withdrawal};
        let Phase::Ended { termination, .. } = self.phase else { return true };
        let ended_by_players = matches!(termination, Resignation | Agreement | Withdrawal);
        let days = self.regulations.arbiter.appeal_days;
        let matters = |note: &&ActNote| !ended_by_players || matches!(note.act, Act::Replace { .. });
        self.gave_way_to().is_none()
            && self.acts.iter().filter(matters).any(|note| !note.is_settled(now, days))
    }

    /// The game that was begun instead of this one, unless its cancellation was reversed.
    #[must_use]
    pub fn replayed_as(&self) -> Option<GameId> {
        self.acts.iter().find_map(|note| match note.act {
            Act::Cancel { replayed_as } if !note.reversed => replayed_as,
            _ => None,
        })
    }

    /// Returns the game that finally counts instead of this one.
    #[must_use]
    pub fn gave_way_to(&self) -> Option<GameId> {
        self.acts.iter().find_map(|note| match note.act {
            Act::GiveWay { to } => Some(to),
            _ => None,
        })
    }

    /// Returns true if the game waits for an arbiter's decision. That is a claim, a withdrawal, questioned clocks,
    /// an appeal, a flag that only an arbiter claims, or an envelope that only an arbiter opens. The appeal and the envelope
    /// also exist in a finished game.
    #[must_use]
    pub fn waits_for_arbiter(&self) -> bool {
        self.claim.is_some()
            || self.flag_for_arbiter().is_some()
            || self.withdrawn.is_some()
            || self.clocks_questioned.iter().any(Option::is_some)
            || self.acts.iter().any(ActNote::is_open)
            || self.envelope_to_publish().is_some_and(|unopened| unopened.envelope.holders != Holders::Vault)
    }
}

/// The position a claim is about: on the board, or after the announced move.
///
/// # Errors
///
/// As [`notation::read`](crate::notation::read()).
pub fn claimed_position(
    game: &Game,
    announced: Option<&MoveText>,
    style: NotationStyle,
) -> Result<Position, Refusal> {
    let Some(announced) = announced else { return Ok(game.position.clone()) };
    announced.read(&game.position, style).map(|m| game.position.after(m))
}
