//! Moves, and everything else that `MakeAMove` asks for, through the entry point of all acts.

use app::{
    Channel, Failure, GameView, Key, Preconditions, Receipt, Request, Service, Submission, Submitted,
    Unresolved, ports::Message,
};
use data_encoding::HEXLOWER;
use domain::{
    Actor, Cause, ClaimBasis, Color, Command, Game, GameId, MoveText, Outcome, PlayerId, Ply, PositionId,
    Refusal, Seen, Termination, decide, draw_to_claim,
    notation::{self, Letters, Notation, NotationStyle},
};
use sha2::{Digest as _, Sha256};

use super::{
    envelope::Order,
    games::{for_comment, of_id},
};

/// Messages with the same game and number of a move before one is refused.
const MESSAGES: u32 = 256;

/// Bytes of a move in any notation.
const MAX_MOVE: usize = 64;

/// The result of a move, by the names of the protocol.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum MoveResult {
    Success,
    ServerError,
    FeatureUnavailable,
    AuthenticationFailed,
    InvalidGameId,
    NotYourGame,
    NotYourTurn,
    InvalidMove,
    InvalidMoveNumber,
    NoDrawWasOffered,
    LostOnTime,
    YouAreOnLeave,
    MoveIsAmbiguous,
}

impl MoveResult {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Success => "Success",
            Self::ServerError => "ServerError",
            Self::FeatureUnavailable => "FeatureUnavailable",
            Self::AuthenticationFailed => "AuthenticationFailed",
            Self::InvalidGameId => "InvalidGameID",
            Self::NotYourGame => "NotYourGame",
            Self::NotYourTurn => "NotYourTurn",
            Self::InvalidMove => "InvalidMove",
            Self::InvalidMoveNumber => "InvalidMoveNumber",
            Self::NoDrawWasOffered => "NoDrawWasOffered",
            Self::LostOnTime => "LostOnTime",
            Self::YouAreOnLeave => "YouAreOnLeave",
            // Clients know no other spelling.
            Self::MoveIsAmbiguous => "MoveIsAmbigous",
        }
    }

    /// The one table of refusals. What Xfcc has no word for is a feature that is not there.
    const fn of(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::AlreadyPlayed { .. } => Self::Success,
            Refusal::UnknownGame => Self::InvalidGameId,
            Refusal::NotAPlayer => Self::NotYourGame,
            Refusal::NotYourMove | Refusal::GameOver => Self::NotYourTurn,
            Refusal::NotAMove { .. } | Refusal::IllegalMove { .. } => Self::InvalidMove,
            Refusal::AmbiguousMove { .. } | Refusal::PromotionMissing { .. } => Self::MoveIsAmbiguous,
            Refusal::WrongPly { .. } | Refusal::OtherLine { .. } | Refusal::PlyMissing => {
                Self::InvalidMoveNumber
            }
            Refusal::NoDrawOffer | Refusal::ClaimNotCorrect { .. } => Self::NoDrawWasOffered,
            Refusal::TooLate { .. } => Self::LostOnTime,
            Refusal::OnLeave { .. } => Self::YouAreOnLeave,
            Refusal::RateLimited { .. }
            | Refusal::KeyReused
            | Refusal::TableNeeded
            | Refusal::EnvelopeNeeded
            | Refusal::RecordFull => Self::ServerError,
            Refusal::NotAnArbiter
            | Refusal::SamePlayer
            | Refusal::BadStart { .. }
            | Refusal::DrawTooEarly { .. }
            | Refusal::OfferTooSoon { .. }
            | Refusal::NoTablebaseClaims
            | Refusal::TooManyMen { .. }
            | Refusal::ReferredBefore
            | Refusal::AnalysisNeeded
            | Refusal::NoAdjudication
            | Refusal::AlreadyAsked
            | Refusal::AdjudicationTooEarly { .. }
            | Refusal::AnalysedEnough
            | Refusal::BadAnalysis
            | Refusal::ClaimPending
            | Refusal::NoClaim
            | Refusal::Adjourned
            | Refusal::NotAdjourned
            | Refusal::MustSeal
            | Refusal::NotSealing
            | Refusal::NotSealable { .. }
            | Refusal::AdjournmentNotAllowed
            | Refusal::AlreadyProposed { .. }
            | Refusal::NoAdjournmentProposed
            | Refusal::AlreadyRequested
            | Refusal::CommitmentMismatch { .. }
            | Refusal::ArbitersHoldIt
            | Refusal::NoSession
            | Refusal::SessionTooLong { .. }
            | Refusal::NotEncrypted
            | Refusal::WrongRecipients { .. }
            | Refusal::EnvelopeOpens
            | Refusal::CommitmentUsed
            | Refusal::NoDraft
            | Refusal::AlreadyAcknowledged
            | Refusal::TooSoon
            | Refusal::NotToBeOpened
            | Refusal::SecondArbiterNeeded { .. }
            | Refusal::ApprovalNeeded { .. }
            | Refusal::NoShutEnvelope
            | Refusal::AppealPossible
            | Refusal::TooFewArbiters { .. }
            | Refusal::DraftForOthers
            | Refusal::NotAReading
            | Refusal::ClocksSettled
            | Refusal::BadClocks
            | Refusal::NotDue { .. }
            | Refusal::BadReason
            | Refusal::TooManyActs
            | Refusal::BadOutcome
            | Refusal::NotOver
            | Refusal::BadPoints
            | Refusal::TakeBackNotAllowed
            | Refusal::NothingToTakeBack
            | Refusal::BadReplacement
            | Refusal::ResignInstead
            | Refusal::PlayerWithdrawn
            | Refusal::ActReversed
            | Refusal::OtherGameCounts { .. }
            | Refusal::NoSuchAct
            | Refusal::AlreadyAppealed
            | Refusal::AppealTooLate { .. }
            | Refusal::NoAppeal
            | Refusal::OwnAct
            | Refusal::OfferWithMove
            | Refusal::YourMove
            | Refusal::ConditionsNotAllowed
            | Refusal::BadConditions { .. }
            | Refusal::OfferAndConditions { .. }
            | Refusal::AlreadyOffered
            | Refusal::NotTheTimekeeper
            | Refusal::UnknownPlayer
            | Refusal::UnknownChallenge
            | Refusal::ChallengeClosed
            | Refusal::TooManyChallenges { .. }
            | Refusal::BadMessage
            | Refusal::FlagNotFallen
            | Refusal::FlagForArbiter
            | Refusal::MailNoted
            | Refusal::ZoneNoted
            | Refusal::NoLeave
            | Refusal::BadLeave
            | Refusal::LeaveTooShort { .. }
            | Refusal::LeaveTooLate { .. }
            | Refusal::LeaveOverlaps
            | Refusal::LeaveUsedUp { .. }
            | Refusal::NoSuchLeave
            | Refusal::NothingToDeclare
            | Refusal::NoBank
            | Refusal::NothingToRefill
            | Refusal::NothingToReturn => Self::FeatureUnavailable,
        }
    }
}

/// A player's request about one game.
struct Table<'a> {
    service: &'a Service,
    id: GameId,
    game: &'a Game,
    player: PlayerId,
    side: Color,
    revision: u16,
    order: &'a Order,
}

/// Carries out an order of a player.
pub(super) fn make(service: &Service, player: PlayerId, order: &Order) -> Result<MoveResult, Failure> {
    let Some((id, revision)) = of_id(&order.game_id) else { return Ok(MoveResult::InvalidGameId) };
    let Some(GameView { row, .. }) = service.games.game(id)? else { return Ok(MoveResult::InvalidGameId) };
    let Some(side) = row.state.color_of(player) else { return Ok(MoveResult::NotYourGame) };
    Table { service, id, game: &row.state, player, side, revision, order }.act()
}

impl Table<'_> {
    fn act(&self) -> Result<MoveResult, Failure> {
        let Self { game, order, .. } = self;
        // A move that may be sealed is not even compared with anything here.
        if game.is_sealing() || matches!(game.phase, domain::Phase::Adjourned { .. }) {
            return Ok(MoveResult::FeatureUnavailable);
        }
        // An offer goes with a move alone.
        let acts = [order.resign, order.accept_draw, order.claim_draw, order.offer_draw];
        if acts.into_iter().filter(|&act| act).count() > 1 {
            return Ok(MoveResult::FeatureUnavailable);
        }
        let written = match self.message_text()? {
            text if text.is_empty() => None,
            text => Some(text),
        };
        let (command, seen) = if order.resign {
            (Command::Resign, Seen::Revision(self.revision))
        } else if order.accept_draw || order.claim_draw {
            let Some((ply, announces)) = self.seen() else { return Ok(MoveResult::InvalidMoveNumber) };
            let command = if order.accept_draw { Command::AcceptDraw } else { self.claim(ply, announces) };
            (command, Seen::Position(PositionId { ply, revision: self.revision }))
        } else if !order.my_move.is_empty() {
            return self.play(written);
        } else if order.offer_draw {
            // A draw is offered with a move (FIDE 9.1.2.1).
            return Ok(MoveResult::FeatureUnavailable);
        } else if let Some(text) = written {
            return self.submit("say", Request::say(text), Seen::Revision(self.revision));
        } else {
            return Ok(MoveResult::InvalidMove);
        };
        // These acts carry no message of their own, and after most of them none can be sent: it goes first, where the act
        // will not be refused.
        if let Some(text) = written.filter(|_| self.is_acceptable(&command, seen)) {
            let (said, refusal) =
                self.try_submit("say", Request::say(text), Seen::Revision(self.revision))?;
            // A player who has written too much can still resign.
            if !matches!(refusal, None | Some(Refusal::RateLimited { .. })) {
                return Ok(said);
            }
        }
        self.submit("act", command.into(), seen)
    }

    /// Tells whether an act does anything in the game as it is now.
    fn is_acceptable(&self, command: &Command, seen: Seen) -> bool {
        let now = self.service.time.now();
        let style = NotationStyle { notation: Notation::San, letters: Letters::English };
        let cause = Cause { seen, style, ..Cause::new(command.clone(), now) };
        !decide(Some(self.game), Actor::Player(self.player), &cause, now).events.is_empty()
    }

    fn play(&self, written: Option<String>) -> Result<MoveResult, Failure> {
        let Some(ply) = self.ply_of_move() else { return Ok(MoveResult::InvalidMoveNumber) };
        let order = self.order;
        if order.my_move.len() > MAX_MOVE {
            return Ok(MoveResult::InvalidMove);
        }
        // Without a move of the player in its own record, Scid sends the opponent's: that is nobody's attempt at a move.
        if ply == self.game.ply && self.is_last_move(&order.my_move) && !self.is_legal(&order.my_move) {
            return Ok(MoveResult::InvalidMove);
        }
        let seen = Seen::Position(PositionId { ply, revision: self.revision });
        let request =
            Request { text: written.clone(), ..Request::play(order.my_move.clone(), order.offer_draw) };
        let (result, refusal) = self.try_submit("act", request, seen)?;
        if !matches!(refusal, Some(Refusal::AlreadyPlayed { .. })) {
            return Ok(result);
        }
        // The move is there, but this message may not be, nor the offer.
        let said = match written {
            Some(text) if !self.said(&text)? => {
                self.submit("say", Request::say(text), Seen::Revision(self.revision))?
            }
            _ => result,
        };
        let is_offered = self.game.draw_offer.is_some_and(|offer| offer.by == self.side);
        let is_late = order.offer_draw && !is_offered && said == MoveResult::Success;
        Ok(if is_late { MoveResult::FeatureUnavailable } else { said })
    }

    /// The half-moves before the player's move that the number names.
    fn ply_of_move(&self) -> Option<Ply> {
        self.ply_of(self.side)
    }

    /// The half-moves before the move of a side that the number names.
    fn ply_of(&self, side: Color) -> Option<Ply> {
        let start = self.game.start.position().ok()?;
        let half_moves = |number: u32, side: Color| 2 * i64::from(number) + i64::from(side == Color::Black);
        let from = half_moves(start.fullmoves(), start.side_to_move());
        let ply = half_moves(self.order.movecount, side) - from;
        (self.order.movecount > 0).then(|| u16::try_from(ply).ok().map(Ply)).flatten()
    }

    /// The position in which a draw is accepted or claimed, and whether the move announces the player's next one. It is a
    /// question of the move and its number, and not of the board, so that a repeated order is for the same position.
    fn seen(&self) -> Option<(Ply, bool)> {
        let (order, current) = (self.order, self.game.ply);
        if order.movecount == 0 {
            // An accepted draw ends the game: it is not accepted twice.
            return order.accept_draw.then_some((current, false));
        }
        let (own, theirs) = (self.ply_of_move(), self.ply_of(!self.side));
        let after_theirs = theirs.map(|ply| (ply.next(), false));
        // Clients send the last move that they know, with its number; without a move it is the opponent's.
        if order.my_move.is_empty() {
            return after_theirs;
        }
        let is_own = own.is_some_and(|ply| self.is_move_at(ply, &order.my_move));
        let is_theirs = theirs.is_some_and(|ply| self.is_move_at(ply, &order.my_move));
        // Both sides captured on the same square, or castled: no draw can be claimed after the second of these moves, and
        // the first may have been announced. The record of the game's state may begin with the second.
        let is_forgotten = || {
            let is_irreversible = order.my_move.contains('x') || order.my_move.starts_with('O');
            order.claim_draw && is_irreversible && own.is_some_and(|ply| self.game.move_at(ply).is_none())
        };
        let earlier_is_own = own < theirs;
        match own {
            Some(own) if earlier_is_own && (is_own || is_theirs && is_forgotten()) => Some((own, true)),
            _ if is_theirs => after_theirs,
            Some(own) if is_own || own == current && self.is_legal(&order.my_move) => Some((own, true)),
            _ => None,
        }
    }

    /// Tells whether the text is the last move on the board, as clients write it.
    fn is_last_move(&self, text: &str) -> bool {
        self.game.ply.0.checked_sub(1).is_some_and(|ply| self.is_move_at(Ply(ply), text))
    }

    /// Tells whether the text is the move made after so many half-moves, as clients write it.
    fn is_move_at(&self, ply: Ply, text: &str) -> bool {
        self.game.move_at(ply).is_some_and(|(position, m)| {
            bare(&notation::write(m, &position, Notation::San, Letters::English)) == bare(text)
        })
    }

    /// Tells whether the text is a legal move as SAN has it, and not only as a lenient reader understands it.
    fn is_legal(&self, text: &str) -> bool {
        let position = &self.game.position;
        let written = |m| notation::write(m, position, Notation::San, Letters::English);
        position.legal_moves().into_iter().any(|m| bare(&written(m)) == bare(text))
    }

    /// A claim of the one kind that Xfcc knows.
    fn claim(&self, seen: Ply, announces: bool) -> Command {
        let text = &self.order.my_move;
        let style = NotationStyle { notation: Notation::San, letters: Letters::English };
        let is_current = seen == self.game.ply;
        let announced = if is_current && announces {
            notation::read(text, &self.game.position, style).ok()
        } else {
            None
        };
        // A claim in an earlier position was a wrong one, and wrong ones are by repetition.
        let basis =
            if is_current { draw_to_claim(self.game, announced) } else { ClaimBasis::ThreefoldRepetition };
        let announced = announces.then(|| MoveText::Written(text.clone()));
        Command::Claim { basis, announced, probed: None }
    }

    /// The message to the opponent. Scid sends the comment after the last move: with an act that has no move of its own
    /// that is the opponent's message, which is not sent back.
    fn message_text(&self) -> Result<String, Failure> {
        let text = self.order.my_message.as_str();
        let order = self.order;
        if text.is_empty() || !(order.resign || order.accept_draw || order.claim_draw) {
            return Ok(text.to_owned());
        }
        let text = without_mark(text);
        let messages = self.service.games.messages(self.id, self.player)?;
        let others: Vec<&Message> = messages.iter().filter(|m| m.author != self.player).collect();
        let is_echo = others.iter().any(|message| same(&message.text, text))
            || (1..=others.len()).any(|last| {
                let joined = others[others.len() - last..].iter().map(|m| m.text.as_str());
                same(&joined.collect::<Vec<_>>().join(" "), text)
            });
        Ok(if is_echo { String::new() } else { text.to_owned() })
    }

    fn said(&self, text: &str) -> Result<bool, Failure> {
        let messages = self.service.games.messages(self.id, self.player)?;
        Ok(messages.iter().any(|message| message.author == self.player && same(&message.text, text)))
    }

    fn submit(&self, what: &str, request: Request, seen: Seen) -> Result<MoveResult, Failure> {
        self.try_submit(what, request, seen).map(|(result, _)| result)
    }

    /// Submits a request, so that a repeated one gets its first receipt. A refusal of long ago is no answer, though: it is
    /// asked again, under the next key. The keys of a request are numbered without a gap: of two that arrive at once, both
    /// find the same one.
    fn try_submit(
        &self,
        what: &str,
        request: Request,
        seen: Seen,
    ) -> Result<(MoveResult, Option<Refusal>), Failure> {
        let Order { game_id, movecount, .. } = self.order;
        let is_message = matches!(request.command, Unresolved::Command(Command::Say));
        let prefix = if is_message {
            // A digest of the text would outlive its erasure.
            format!("xfcc:{game_id}:{movecount}:{what}")
        } else {
            let unwritten = |error| Failure::Other("an order of Xfcc could not be written", Box::new(error));
            let order = serde_json::to_vec(&(&request.command, seen)).map_err(unwritten)?;
            format!("xfcc:{game_id}:{movecount}:{what}:{}", HEXLOWER.encode(&Sha256::digest(&order)))
        };
        let submit = |number: u32, versions: Option<Vec<u32>>| {
            let submission = Submission {
                game: self.id,
                actor: Actor::Player(self.player),
                request: request.clone(),
                seen,
                received_at: self.service.time.now(),
                channel: Channel::Http,
                key: Key(format!("{prefix}:{number}")),
            };
            let notation = Some(Notation::San);
            match self
                .service
                .games
                .submit_if(submission, Preconditions { notation, versions, ..Preconditions::default() })?
            {
                Submitted::Judged(receipt) => Ok(Some(receipt)),
                Submitted::OtherVersion => Ok(None),
                Submitted::SessionEnded => {
                    Err(Failure::Bug("a condition was looked at that nobody named".into()))
                }
            }
        };
        // No game has one of no versions: a key is looked up, and nothing is judged.
        let stored = |number| submit(number, Some(Vec::new()));
        let found = if is_message { first_free(stored)? } else { free_by_halves(stored)? };
        let receipt = match found {
            Found::Answer(receipt) => Some(receipt),
            Found::Free(number) => submit(number, None)?,
            Found::Full => None,
        };
        let refused = (MoveResult::ServerError, None);
        Ok(receipt.map_or(refused, |receipt| (self.result(&receipt), receipt.refusal)))
    }

    fn result(&self, receipt: &Receipt) -> MoveResult {
        let lost = self.game.result().is_some_and(|(outcome, termination)| {
            termination == Termination::TimeLimitExceeded && outcome == Outcome::won_by(!self.side)
        });
        match &receipt.refusal {
            None => MoveResult::Success,
            Some(refusal @ Refusal::ClaimNotCorrect { .. }) => MoveResult::of(refusal),
            Some(Refusal::GameOver) if lost => MoveResult::LostOnTime,
            // The move stands; only what came with it was refused.
            Some(_) if receipt.events.iter().any(|event| event.played().is_some()) => MoveResult::Success,
            Some(refusal) => MoveResult::of(refusal),
        }
    }
}

/// A request among the numbered keys.
pub(super) enum Found {
    /// Its receipt, which answers it again.
    Answer(Receipt),
    /// The first key that was never used.
    Free(u32),
    Full,
}

/// Tells whether a stored receipt answers the request. A refusal that did nothing does not, nor does another request.
fn is_answer(stored: &Receipt) -> bool {
    let is_refusal = stored.repeated && stored.refusal.is_some() && stored.events.is_empty();
    !is_refusal && stored.refusal != Some(Refusal::KeyReused)
}

/// Looks at each key of messages, which differ.
fn first_free(stored: impl Fn(u32) -> Result<Option<Receipt>, Failure>) -> Result<Found, Failure> {
    for number in 0..MESSAGES {
        match stored(number)? {
            Some(receipt) if is_answer(&receipt) => return Ok(Found::Answer(receipt)),
            Some(_) => {}
            None => return Ok(Found::Free(number)),
        }
    }
    Ok(Found::Full)
}

/// Looks at few of the keys of one order: all but the last are refusals, however many they are.
pub(super) fn free_by_halves(
    stored: impl Fn(u32) -> Result<Option<Receipt>, Failure>,
) -> Result<Found, Failure> {
    let (mut first, mut free, mut is_bounded) = (0, 0, false);
    while first < free || !is_bounded {
        let number = if is_bounded { first + (free - first) / 2 } else { free };
        match stored(number)? {
            Some(receipt) if is_answer(&receipt) => return Ok(Found::Answer(receipt)),
            Some(_) if is_bounded => first = number + 1,
            Some(_) => (first, free) = (number + 1, 2 * number + 1),
            None => (free, is_bounded) = (number, true),
        }
    }
    Ok(Found::Free(free))
}

/// A move without its signs of check, mate and annotation.
fn bare(text: &str) -> &str {
    text.trim().trim_end_matches(['+', '#', '!', '?'])
}

/// A comment without the mark that Scid adds where a draw is offered: `- Draw -`, in the language of its user.
fn without_mark(text: &str) -> &str {
    let before = text.strip_suffix(" -").and_then(|text| text.rsplit_once("- "));
    before.map_or(text, |(text, _draw)| text.trim_end())
}

/// Compares texts after their way through a PGN comment.
fn same(one: &str, other: &str) -> bool {
    let words = |text: &str| for_comment(text).split_whitespace().collect::<Vec<_>>().join(" ");
    words(one) == words(other)
}
