//! The acts of arbiters.

use actix_web::http::Method;
use domain::*;
use serde_json::{Value, json};

use super::{
    Act, By,
    author::{Author, deal},
};

impl Author<'_> {
    pub(super) fn of_arbiter(&self) -> Act {
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
            10 => return self.points(by, reason),
            11 => {
                let (first, last) = self.days();
                let body = json!({"kind": "grant_leave", "side": side, "first": first, "last": last});
                (body, format!("leave {side} {first} {last}"))
            }
            14 => (json!({"kind": "cancel"}), "cancel".into()),
            15 => (json!({"kind": "cancel", "replay": true}), "replay".into()),
            16 => (json!({"kind": "annul"}), "annul".into()),
            17 => return self.end_leave(by, color, reason),
            18 => (json!({"kind": "expel", "side": side}), format!("expel {side}")),
            19 => (json!({"kind": "withdraw", "side": side}), format!("withdraw {side}")),
            20 => {
                (json!({"kind": "replace", "side": side, "player": "Dora"}), format!("replace {side} Dora"))
            }
            12 => return self.ordered(by, "clock", json!({"action": "arbitrate_flag"}), "flag".into()),
            21 => {
                let day = 24 * 3_600_000;
                let body = json!({"kind": "correct_clocks", "used": {"white": day, "black": 2 * day}});
                (body, "clocks 1d 2d".into())
            }
            22 => return self.decide_claim(by, reason),
            23..=27 => return self.about_the_envelope(by, reason),
            _ => return self.decision(by, reason),
        };
        self.ordered_act(by, &order, &words, reason)
    }

    pub(super) fn points(&self, by: By, reason: &str) -> Act {
        let order = json!({"kind": "change_points", "half_points": {"white": 2, "black": 1}});
        self.ordered_act(by, &order, "points 1 1/2", reason)
    }

    pub(super) fn end_leave(&self, by: By, color: Color, reason: &str) -> Act {
        let (side, first) = (wire::color_name(color), self.booked(color));
        let order = json!({"kind": "end_leave", "side": side, "first": first});
        self.ordered_act(by, &order, &format!("end leave {side} {first}"), reason)
    }

    pub(super) fn ordered_act(&self, by: By, order: &Value, words: &str, reason: &str) -> Act {
        self.ordered(by, "acts", json!({"act": order, "reason": reason}), format!("{words}: {reason}"))
    }

    pub(super) fn about_the_envelope(&self, by: By, reason: &str) -> Act {
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

    pub(super) fn decide_claim(&self, by: By, reason: &str) -> Act {
        let number = self.game.claim.as_ref().map_or(3, |claim| claim.seq);
        let upheld = self.dice.permille(500);
        let body = json!({"claim": number, "upheld": upheld, "reason": reason});
        let word = if upheld { "uphold" } else { "reject" };
        self.ordered(by, "claims/decision", body, format!("{word} {number}: {reason}"))
    }

    pub(super) fn decision(&self, by: By, reason: &str) -> Act {
        let number = self.game.acts.last().map_or(2, |note| note.seq);
        let reverse = self.dice.permille(700);
        let word = if reverse { "reverse" } else { "confirm" };
        let body = json!({"reverse": reverse, "reason": reason});
        self.ordered(by, &format!("acts/{number}/decision"), body, format!("{word} {number}: {reason}"))
    }

    pub(super) fn ordered(&self, by: By, path: &str, body: Value, words: String) -> Act {
        let seen = self.game.position_id();
        Act {
            by,
            seen,
            http: (Method::POST, path.into(), body),
            mail: format!("arbiter {} {words}", GameId(1)),
        }
    }
}
