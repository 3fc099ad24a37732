//! Moves, and everything else that `MakeAMove` asks for, through the entry point of all acts.

use app::{Channel, Failure, GameView, Preconditions, Receipt, Request, Service, Submission, ports::Message};
use domain::{
    Actor, Cause, ClaimBasis, Color, Command, Game, GameId, MoveText, Outcome, PlayerId, Ply, PositionId,
    Refusal, Seen, Termination, decide, draw_to_claim,
    notation::{self, Letters, Notation, NotationStyle},
};

use super::{
    envelope::Order,
    games::{for_comment, of_id},
    result::MoveResult,
};

/// Bytes of a move in any notation.
const MAX_MOVE: usize = 64;

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
        if game.holds_sealed() {
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
            return self.submit(Request::say(text), Seen::Revision(self.revision));
        } else {
            return Ok(MoveResult::InvalidMove);
        };
        // These acts carry no message of their own, and after most of them none can be sent: it goes first, where the act
        // will not be refused.
        if let Some(text) = written.filter(|_| self.is_acceptable(&command, seen)) {
            let (said, refusal) = self.try_submit(Request::say(text), Seen::Revision(self.revision))?;
            // A player who has written too much can still resign.
            if !matches!(refusal, None | Some(Refusal::RateLimited { .. })) {
                return Ok(said);
            }
        }
        self.submit(command.into(), seen)
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
        let (result, refusal) = self.try_submit(request, seen)?;
        if !matches!(refusal, Some(Refusal::AlreadyPlayed { .. })) {
            return Ok(result);
        }
        // The move is there, but this message may not be, nor the offer.
        let said = match written {
            Some(text) if !self.said(&text)? => {
                self.submit(Request::say(text), Seen::Revision(self.revision))?
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

    /// Tells whether the text is the move made after this number of half-moves, as clients write it.
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

    /// The message to the opponent. Scid sends the comment after the last move. With an act that has no move of its own, that
    /// comment is the opponent's message, which is not sent back.
    fn message_text(&self) -> Result<String, Failure> {
        let text = self.order.my_message.as_str();
        let order = self.order;
        if text.is_empty() || !(order.resign || order.accept_draw || order.claim_draw) {
            return Ok(text.to_owned());
        }
        let text = without_mark(text);
        let messages = self.service.records.messages(self.id, self.player)?;
        let others: Vec<&Message> = messages.iter().filter(|m| m.author != self.player).collect();
        let is_echo = others.iter().any(|message| same(&message.text, text))
            || (1..=others.len()).any(|last| {
                let joined = others[others.len() - last..].iter().map(|m| m.text.as_str());
                same(&joined.collect::<Vec<_>>().join(" "), text)
            });
        Ok(if is_echo { String::new() } else { text.to_owned() })
    }

    fn said(&self, text: &str) -> Result<bool, Failure> {
        let messages = self.service.records.messages(self.id, self.player)?;
        Ok(messages.iter().any(|message| message.author == self.player && same(&message.text, text)))
    }

    fn submit(&self, request: Request, seen: Seen) -> Result<MoveResult, Failure> {
        self.try_submit(request, seen).map(|(result, _)| result)
    }

    /// Submits a request. The same one again gets its first receipt, but for a refusal that may not hold any more.
    fn try_submit(&self, request: Request, seen: Seen) -> Result<(MoveResult, Option<Refusal>), Failure> {
        let (games, Order { game_id, movecount, .. }) = (&self.service.games, self.order);
        let submission = Submission {
            game: self.id,
            actor: Actor::Player(self.player),
            key: games.derived_key("xfcc", &(game_id, movecount, &request, seen))?,
            request,
            seen,
            received_at: self.service.time.now(),
            channel: Channel::Http,
        };
        let conditions =
            Preconditions { notation: Some(Notation::San), judges_again: true, ..Preconditions::default() };
        let receipt = games.submit_if(submission, conditions)?.judged()?;
        Ok((self.result(&receipt), receipt.refusal))
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
