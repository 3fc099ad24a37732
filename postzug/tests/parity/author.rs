//! The author of a history: acts that fit a game, and some that do not.

use std::cell::Cell;

use actix_web::http::Method;
use domain::{
    notation::{self, Letters, Notation},
    *,
};
use serde_json::{Value, json};
use store::testing::Dice;

use super::{Act, By};

/// Deals the kinds of acts in turn over all histories, so that each comes up as often as another.
#[derive(Default)]
pub(super) struct Deck {
    of_players: Cell<usize>,
    pub(super) of_arbiters: Cell<usize>,
    pub(super) about_envelopes: Cell<usize>,
}

/// Takes the next card of a pack. The step has no divisor in common with its size.
pub(super) fn deal(pack: &Cell<usize>, size: usize) -> usize {
    pack.set(pack.get() + 17);
    pack.get() % size
}

/// Draws acts that fit a game, and some that do not.
pub(super) struct Author<'a> {
    pub(super) dice: &'a Dice,
    pub(super) deck: &'a Deck,
    pub(super) game: &'a Game,
    pub(super) now: Instant,
    pub(super) letters: Letters,
    /// A story is told: every act is for the position on the board.
    pub(super) is_told: bool,
}

impl Author<'_> {
    /// The position on the board, or an earlier one.
    fn position(&self) -> PositionId {
        let now = self.game.position_id();
        if self.is_told {
            return now;
        }
        if self.dice.permille(120) && now.ply.0 > 0 {
            let back = u16::try_from(1 + self.dice.below(2)).unwrap();
            return PositionId { ply: Ply(now.ply.0.saturating_sub(back)), ..now };
        }
        // HTTP refuses a replaced player before the revision is looked at, and a mail is answered for its revision first.
        let is_anew = now.revision > 0 && self.game.replaced_players.is_empty();
        if self.dice.permille(200) && is_anew {
            return PositionId { revision: now.revision - 1, ..now };
        }
        now
    }

    /// A legal move in any notation that reads back as this move; after mate or stalemate, an illegal one.
    fn written(&self) -> String {
        let position = &self.game.position;
        let legal = position.legal_moves();
        if legal.is_empty() {
            return self.illegal();
        }
        let m = self.dice.one_of(&legal);
        let text = notation::write(m, position, self.dice.one_of(&Notation::ALL[..6]), self.letters);
        if notation::read(&text, position, self.letters) == Ok(m) { text } else { position.uci(m) }
    }

    /// Four digits that are no legal move.
    fn illegal(&self) -> String {
        let digit = || char::from(b'1' + u8::try_from(self.dice.below(8)).unwrap());
        loop {
            let text: String = [digit(), digit(), digit(), digit()].iter().collect();
            if matches!(
                notation::read(&text, &self.game.position, self.letters),
                Err(Refusal::IllegalMove { .. })
            ) {
                return text;
            }
        }
    }

    /// An act that is for a position.
    pub(super) fn bound(&self, by: Color, path: &str, mut body: Value, mail: impl Into<String>) -> Act {
        let seen = self.position();
        (body["ply"], body["revision"]) = (seen.ply.0.into(), seen.revision.into());
        Act { by: By::Player(by), seen, http: (Method::POST, path.into(), body), mail: mail.into() }
    }

    /// An act for any position. A mail names one all the same, by its address.
    pub(super) fn free(
        &self,
        by: Color,
        path: impl Into<String>,
        body: Value,
        mail: impl Into<String>,
    ) -> Act {
        let seen = self.position();
        Act { by: By::Player(by), seen, http: (Method::POST, path.into(), body), mail: mail.into() }
    }

    /// An act for any position of this revision.
    pub(super) fn revised(&self, by: Color, path: &str, body: Value, mail: &str) -> Act {
        let mut act = self.free(by, path, body, mail);
        act.http.2["revision"] = act.seen.revision.into();
        act
    }

    fn of_player(&self) -> Act {
        let (dice, on_move) = (self.dice, self.game.position.side_to_move());
        let either = dice.one_of(&Color::ALL);
        match deal(&self.deck.of_players, 52) {
            0 => self.bound(either, "draw", json!({"action": "accept"}), "accept draw"),
            1 => self.bound(either, "draw", json!({"action": "decline"}), "decline draw"),
            2 => self.bound(either, "claims", json!({"basis": "threefold_repetition"}), "claim threefold"),
            3 => self.bound(either, "claims", json!({"basis": "fifty_moves"}), "claim fifty"),
            4 => {
                let text = self.written();
                let body = json!({"basis": "threefold_repetition", "announced": text});
                self.bound(on_move, "claims", body, format!("claim threefold {text}"))
            }
            5 => self.free(either, "messages", json!({"message": "What a game"}), "say What a game"),
            6 if dice.permille(500) => self.revised(either, "resign", json!({"confirm": true}), "resign yes"),
            7 => self.claim_flag(either),
            8 => self.free(either, "clock", json!({"action": "refill"}), "refill"),
            9 => self.free(either, "clock", json!({"action": "declare_reflection"}), "reflect"),
            10 => {
                let (first, last) = self.days();
                let body = json!({"first": first, "last": last});
                self.free(either, "leave", body, format!("leave {first} {last}"))
            }
            11 => self.cancel_leave(either),
            12 => self.adjourn(either),
            13 => self.bound(either, "adjournment", json!({"action": "decline"}), "decline adjournment"),
            14 => self.bound(either, "adjournment", json!({"action": "early"}), "adjourn early"),
            15 => self.seal(),
            16 | 17 => self.resume(),
            18 => {
                let text = self.illegal();
                self.bound(on_move, "moves", json!({"move": text}), text)
            }
            19 => self.bound(!on_move, "moves", json!({"move": self.game_uci()}), self.game_uci()),
            20 => self.appeal(either),
            21 | 22 => self.conditional(),
            40 => {
                let mut act = self.free(!on_move, "conditions", json!({}), "if none");
                act.http.0 = Method::DELETE;
                act
            }
            41 => {
                let words = "The pawn cannot be stopped.";
                let body = json!({"seeks": "win", "analysis": words});
                self.free(either, "adjudication", body, format!("adjudicate win\nanalysis: {words}"))
            }
            42 => self.question_clocks(either),
            43 => {
                let (basis, words) = dice.one_of(&[("tablebase_win", "win"), ("tablebase_draw", "draw")]);
                self.bound(either, "claims", json!({"basis": basis}), format!("claim {words}"))
            }
            44 => self.analysis(either),
            45 => self.publish(either),
            46 => {
                let text = self.written();
                self.bound(either, "reading", json!({"move": text}), format!("choose {text}"))
            }
            47 => self.draft(),
            48 if dice.permille(500) => {
                let reason = "I am ill.";
                let body = json!({"confirm": true, "scope": "event", "reason": reason});
                self.free(either, "withdrawal", body, format!("withdraw from event yes: {reason}"))
            }
            n => {
                let (text, offer) = (self.written(), n < 27);
                let (mut body, mut mail) = (json!({"move": text, "draw_offer": offer}), text);
                if offer {
                    mail += " (=)";
                }
                if n % 7 != 0 {
                    return self.bound(on_move, "moves", body, mail);
                }
                body["message"] = "Good luck!".into();
                self.bound(on_move, "moves", body, mail + "\nmessage: Good luck!")
            }
        }
    }

    pub(super) fn claim_flag(&self, by: Color) -> Act {
        self.free(by, "clock", json!({"action": "claim_flag"}), "claim flag")
    }

    /// Leave that is booked, or else any.
    fn cancel_leave(&self, by: Color) -> Act {
        let first = self.booked(by);
        self.free(by, "leave/cancel", json!({"first": first}), format!("cancel leave {first}"))
    }

    /// The first day of leave that is booked, or else any.
    pub(super) fn booked(&self, by: Color) -> String {
        self.game.clock.leave[by].last().map_or_else(|| self.days().0, |leave| leave.first.to_string())
    }

    pub(super) fn question_clocks(&self, by: Color) -> Act {
        self.free(by, "clocks/question", json!({}), "clocks wrong")
    }

    pub(super) fn analysis(&self, by: Color) -> Act {
        let words = "It wins the exchange.";
        let body = json!({"analysis": words});
        self.free(by, "adjudication/analysis", body, format!("analysis: {words}"))
    }

    pub(super) fn publish(&self, by: Color) -> Act {
        self.free(by, "envelope/publication", json!({}), "publish")
    }

    /// Proposes to adjourn, or agrees to the opponent's proposal.
    fn adjourn(&self, by: Color) -> Act {
        let body = json!({"action": "propose"});
        match self.game.phase {
            // "accept" alone would ask which offer is meant.
            Phase::Playing { adjournment_proposed_by: Some(other) }
                if other != by && self.game.draw_offer.is_none() && self.dice.permille(500) =>
            {
                self.bound(by, "adjournment", json!({"action": "accept"}), "accept")
            }
            _ if self.game.is_adjournment_proposed() => self.bound(by, "adjournment", body, "adjourn"),
            _ => self.free(by, "adjournment", body, "adjourn"),
        }
    }

    fn seal(&self) -> Act {
        let text = self.written();
        let body = json!({"move": text});
        self.bound(self.game.position.side_to_move(), "seal", body, format!("seal {text}"))
    }

    fn draft(&self) -> Act {
        let text = self.written();
        let body = json!({"move": text, "draft": true});
        self.bound(self.game.position.side_to_move(), "seal", body, format!("draft {text}"))
    }

    /// One HTTP request serves players and arbiters: everybody else is refused there, before anything is submitted.
    fn resume(&self) -> Act {
        if !self.game.replaced_players.is_empty() {
            return self.appeal(Color::White);
        }
        self.free(self.dice.one_of(&Color::ALL), "resume", json!({}), "resume")
    }

    /// A legal move of the side to move, for the other one to try.
    fn game_uci(&self) -> String {
        let position = &self.game.position;
        position.uci(position.legal_moves()[0])
    }

    /// Conditional moves of the player who waits: a legal answer to a legal move.
    fn conditional(&self) -> Act {
        let position = &self.game.position;
        let m = self.dice.one_of(&position.legal_moves());
        let line = position.play(m).and_then(|after| {
            let answer = after.legal_moves().first().map(|answer| after.uci(*answer))?;
            Some(format!("{} then {answer}", position.uci(m)))
        });
        let line = line.unwrap_or_else(|| position.uci(m));
        let mut act =
            self.free(!position.side_to_move(), "conditions", json!({"lines": [line]}), format!("if {line}"));
        act.http.0 = Method::PUT;
        // After the player's own move a mail means the position after it; so both name the half-moves on the board.
        act.seen.ply = self.game.ply;
        (act.http.2["ply"], act.http.2["revision"]) = (act.seen.ply.0.into(), act.seen.revision.into());
        act
    }

    fn appeal(&self, by: Color) -> Act {
        let number = self.game.acts.last().map_or(2, |note| note.seq);
        let (path, grounds) = (format!("acts/{number}/appeal"), "I was not told.");
        self.free(by, path, json!({"message": grounds}), format!("appeal {number}: {grounds}"))
    }

    pub(super) fn days(&self) -> (String, String) {
        let day = 1 + self.dice.below(20);
        (format!("2026-02-{day:02}"), format!("2026-02-{:02}", day + 7))
    }

    /// Draws an act. Open questions are decided soon, and fitting acts are drawn more often than others.
    pub(super) fn next(&self) -> Act {
        let (dice, game, reason) = (self.dice, self.game, "So it is.");
        let (either, arbiter) = (dice.one_of(&Color::ALL), By::Arbiter(dice.below(2)));
        let is_adjourned = matches!(game.phase, Phase::Adjourned { .. });
        let is_open = game.acts.iter().any(|note| note.is_open());
        let fallen = game.flag_fallen(self.now).map(|running| running.side);
        match dice.below(10) {
            0..=4 if is_open => self.decision(arbiter, reason),
            0..=2 if game.unopened.is_some() => self.publish(either),
            0..=4 if game.is_over() => self.appeal(either),
            5 | 6 if game.is_over() => self.points(arbiter, reason),
            0..=2 if let Some(side) = fallen => self.claim_flag(!side),
            3 if fallen.is_some() => {
                self.ordered(arbiter, "clock", json!({"action": "arbitrate_flag"}), "flag".into())
            }
            0 | 1 if game.claim.is_some() => self.analysis(either),
            2 if game.claim.is_some() => self.decide_claim(arbiter, reason),
            0 if game.is_sealing() => self.draft(),
            1..=5 if game.is_sealing() => self.seal(),
            0 | 1 if is_adjourned => self.about_the_envelope(arbiter, reason),
            2 if is_adjourned => self.revised(either, "draw", json!({"action": "offer"}), "draw"),
            3..=5 if is_adjourned => self.resume(),
            0..=2 if game.is_adjournment_proposed() => self.adjourn(either),
            1 | 2 if game.draw_offer.is_some() => {
                let answer = dice.one_of(&["accept", "decline"]);
                self.bound(either, "draw", json!({"action": answer}), format!("{answer} draw"))
            }
            3 if game.session.may_question_clocks[either] => self.question_clocks(either),
            3 if !game.clock.leave[either].is_empty() => self.cancel_leave(either),
            4 if !game.clock.leave[either].is_empty() => self.end_leave(arbiter, either, reason),
            0 => self.of_arbiter(),
            _ => self.of_player(),
        }
    }
}
