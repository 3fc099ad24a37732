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
    of_arbiters: Cell<usize>,
    about_envelopes: Cell<usize>,
}

/// Takes the next card of a pack. The step has no divisor in common with its size.
fn deal(pack: &Cell<usize>, size: usize) -> usize {
    pack.set(pack.get() + 17);
    pack.get() % size
}

/// Draws acts that fit a game, and some that do not.
pub(super) struct Author<'a> {
    pub(super) dice: &'a Dice,
    pub(super) deck: &'a Deck,
    pub(super) game: &'a Game,
    pub(super) letters: Letters,
}

impl Author<'_> {
    /// The position on the board, or an earlier one.
    fn position(&self) -> PositionId {
        let now = self.game.position_id();
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
    fn bound(&self, by: Color, path: &str, mut body: Value, mail: impl Into<String>) -> Act {
        let seen = self.position();
        (body["ply"], body["revision"]) = (seen.ply.0.into(), seen.revision.into());
        Act { by: By::Player(by), seen, http: (Method::POST, path.into(), body), mail: mail.into() }
    }

    /// An act for any position. A mail names one all the same, by its address. An earlier one would be refused there after a
    /// reversal, so the present one is taken.
    fn free(&self, by: Color, path: impl Into<String>, body: Value, mail: impl Into<String>) -> Act {
        let seen = self.game.position_id();
        Act { by: By::Player(by), seen, http: (Method::POST, path.into(), body), mail: mail.into() }
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
            6 if dice.permille(500) => self.free(either, "resign", json!({"confirm": true}), "resign yes"),
            7 => self.free(either, "clock", json!({"action": "claim_flag"}), "claim flag"),
            8 => self.free(either, "clock", json!({"action": "refill"}), "refill"),
            9 => self.free(either, "clock", json!({"action": "declare_reflection"}), "reflect"),
            10 => {
                let (first, last) = self.days();
                let body = json!({"first": first, "last": last});
                self.free(either, "leave", body, format!("leave {first} {last}"))
            }
            11 => {
                let (first, _) = self.days();
                self.free(either, "leave/cancel", json!({"first": first}), format!("cancel leave {first}"))
            }
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
                self.heard(self.free(
                    either,
                    "adjudication",
                    body,
                    format!("adjudicate win\nanalysis: {words}"),
                ))
            }
            42 => self.free(either, "clocks/question", json!({}), "clocks wrong"),
            43 => {
                let (basis, words) = dice.one_of(&[("tablebase_win", "win"), ("tablebase_draw", "draw")]);
                self.bound(either, "claims", json!({"basis": basis}), format!("claim {words}"))
            }
            44 => {
                let words = "It wins the exchange.";
                let body = json!({"analysis": words});
                self.heard(self.free(either, "adjudication/analysis", body, format!("analysis: {words}")))
            }
            45 => self.free(either, "envelope/publication", json!({}), "publish"),
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
                self.heard(self.bound(on_move, "moves", body, mail + "\nmessage: Good luck!"))
            }
        }
    }

    /// The act for the present revision. Salts and nonces are drawn at its submission, and a mail to an undone position is
    /// not submitted. After it the instances would draw different ones.
    fn heard(&self, mut act: Act) -> Act {
        act.seen.revision = self.game.position_id().revision;
        if act.http.2["revision"].is_number() {
            act.http.2["revision"] = act.seen.revision.into();
        }
        act
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
            Phase::Playing { adjournment_proposed_by: Some(other) } if other != by => {
                self.bound(by, "adjournment", body, "adjourn")
            }
            _ => self.free(by, "adjournment", body, "adjourn"),
        }
    }

    fn seal(&self) -> Act {
        let text = self.written();
        let body = json!({"move": text});
        self.heard(self.bound(self.game.position.side_to_move(), "seal", body, format!("seal {text}")))
    }

    fn draft(&self) -> Act {
        let text = self.written();
        let body = json!({"move": text, "draft": true});
        self.heard(self.bound(self.game.position.side_to_move(), "seal", body, format!("draft {text}")))
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
        // After the player's own move a mail means the position after it; so both name the one on the board.
        (act.http.2["ply"], act.http.2["revision"]) = (act.seen.ply.0.into(), act.seen.revision.into());
        act
    }

    fn appeal(&self, by: Color) -> Act {
        let number = self.game.acts.last().map_or(2, |note| note.seq);
        let (path, grounds) = (format!("acts/{number}/appeal"), "I was not told.");
        self.free(by, path, json!({"message": grounds}), format!("appeal {number}: {grounds}"))
    }

    fn days(&self) -> (String, String) {
        let day = 1 + self.dice.below(20);
        (format!("2026-02-{day:02}"), format!("2026-02-{:02}", day + 7))
    }

    fn of_arbiter(&self) -> Act {
        let (dice, by) = (self.dice, By::Arbiter(self.dice.below(2)));
        let color = dice.one_of(&Color::ALL);
        let side = wire::color_name(color);
        let reason = "So it is.";
        let (order, words) = match deal(&self.deck.of_arbiters, 30) {
            0 | 1 => (json!({"kind": "warn", "side": side}), format!("warn {side}")),
            2 | 3 => (json!({"kind": "give_time", "side": side, "time": "2d"}), format!("give {side} 2d")),
            4 => (json!({"kind": "take_time", "side": side, "time": "12h"}), format!("take {side} 12h")),
            5 => (json!({"kind": "adjourn"}), "adjourn".into()),
            6 | 7 => {
                let to = self.game.ply.0.saturating_sub(u16::try_from(1 + dice.below(2)).unwrap());
                (json!({"kind": "take_back", "to": to}), format!("takeback {to}"))
            }
            8 => (json!({"kind": "forfeit", "loser": side}), format!("forfeit {side}")),
            9 => (json!({"kind": "adjudicate", "outcome": "draw"}), "adjudicate 1/2".into()),
            10 => {
                let body = json!({"kind": "change_points", "half_points": {"white": 2, "black": 1}});
                (body, "points 1 1/2".into())
            }
            11 => {
                let (first, last) = self.days();
                let body = json!({"kind": "grant_leave", "side": side, "first": first, "last": last});
                (body, format!("leave {side} {first} {last}"))
            }
            14 => (json!({"kind": "cancel"}), "cancel".into()),
            15 => (json!({"kind": "cancel", "replay": true}), "replay".into()),
            16 => (json!({"kind": "annul"}), "annul".into()),
            17 => {
                let (first, _) = self.days();
                (
                    json!({"kind": "end_leave", "side": side, "first": first}),
                    format!("end leave {side} {first}"),
                )
            }
            18 => (json!({"kind": "expel", "side": side}), format!("expel {side}")),
            19 => (json!({"kind": "withdraw", "side": side}), format!("withdraw {side}")),
            20 => {
                (json!({"kind": "replace", "side": side, "player": "Dora"}), format!("replace {side} Dora"))
            }
            12 => {
                let seen = self.game.position_id();
                let http = (Method::POST, "clock".into(), json!({"action": "arbitrate_flag"}));
                return Act { by, seen, http, mail: format!("arbiter {} flag", GameId(1)) };
            }
            21 => {
                let day = 24 * 3_600_000;
                let body = json!({"kind": "correct_clocks", "used": {"white": day, "black": 2 * day}});
                (body, "clocks 1d 2d".into())
            }
            22 => {
                let number = self.game.claim.as_ref().map_or(3, |claim| claim.seq);
                let upheld = dice.permille(500);
                let body = json!({"claim": number, "upheld": upheld, "reason": reason});
                let word = if upheld { "uphold" } else { "reject" };
                return self.ordered(by, "claims/decision", body, format!("{word} {number}: {reason}"));
            }
            23..=27 => return self.about_the_envelope(by, reason),
            _ => return self.decision(by, reason),
        };
        self.ordered(by, "acts", json!({"act": order, "reason": reason}), format!("{words}: {reason}"))
    }

    fn about_the_envelope(&self, by: By, reason: &str) -> Act {
        let decided = |action: &str, words: &str| {
            let body = json!({"action": action, "reason": reason});
            self.ordered(by, "envelope/decisions", body, format!("{words}: {reason}"))
        };
        match deal(&self.deck.about_envelopes, 5) {
            0 => {
                let body = json!({"action": "acknowledge_face"});
                self.ordered(by, "envelope/decisions", body, "acknowledge".into())
            }
            1 => {
                let body =
                    json!({"action": "set_resumption", "resume_at": 1_772_359_200_000_i64, "reason": reason});
                let words = format!("resumption 2026-03-01 10:00: {reason}");
                self.ordered(by, "envelope/decisions", body, words)
            }
            2 => decided("approve_early_opening", "approve early"),
            3 => decided("declare_missing", "missing"),
            _ => self.ordered(by, "resume", json!({}), "open".into()),
        }
    }

    fn decision(&self, by: By, reason: &str) -> Act {
        let number = self.game.acts.last().map_or(2, |note| note.seq);
        let reverse = self.dice.permille(700);
        let word = if reverse { "reverse" } else { "confirm" };
        let body = json!({"reverse": reverse, "reason": reason});
        self.ordered(by, &format!("acts/{number}/decision"), body, format!("{word} {number}: {reason}"))
    }

    fn ordered(&self, by: By, path: &str, body: Value, words: String) -> Act {
        let seen = self.game.position_id();
        Act {
            by,
            seen,
            http: (Method::POST, path.into(), body),
            mail: format!("arbiter {} {words}", GameId(1)),
        }
    }

    /// An open appeal is decided soon, and a game that is over has only appeals and decisions left.
    pub(super) fn next(&self) -> Act {
        let open = self.game.acts.iter().any(|note| note.is_open());
        match self.dice.below(10) {
            0..=4 if open => self.decision(By::Arbiter(self.dice.below(2)), "So it is."),
            0..=6 if self.game.is_over() => self.appeal(self.dice.one_of(&Color::ALL)),
            0 if self.game.is_sealing() => self.draft(),
            1..=5 if self.game.is_sealing() => self.seal(),
            0 | 1 if matches!(self.game.phase, Phase::Adjourned { .. }) => {
                self.about_the_envelope(By::Arbiter(self.dice.below(2)), "So it is.")
            }
            2 if matches!(self.game.phase, Phase::Adjourned { .. }) => {
                self.free(self.dice.one_of(&Color::ALL), "draw", json!({"action": "offer"}), "draw")
            }
            3..=5 if matches!(self.game.phase, Phase::Adjourned { .. }) => self.resume(),
            0..=2 if matches!(self.game.phase, Phase::Playing { adjournment_proposed_by: Some(_) }) => {
                self.adjourn(self.dice.one_of(&Color::ALL))
            }
            1 if self.game.draw_offer.is_some() => {
                self.bound(self.dice.one_of(&Color::ALL), "draw", json!({"action": "accept"}), "accept draw")
            }
            0 => self.of_arbiter(),
            _ => self.of_player(),
        }
    }
}
