//! The acts of told histories.

use actix_web::http::Method;
use domain::*;
use serde_json::json;

use super::{
    Act, By,
    author::Author,
    histories::{CARLA, REASON},
};

impl Author<'_> {
    pub(super) fn plays(&self, text: &str) -> Act {
        self.moves(self.game.position.side_to_move(), text, false)
    }

    pub(super) fn offers(&self, text: &str) -> Act {
        self.moves(self.game.position.side_to_move(), text, true)
    }

    /// A move with an offer and conditional moves.
    pub(super) fn offers_and_answers(&self, text: &str, line: &str) -> Act {
        let body = json!({"move": text, "draw_offer": true, "conditions": [line]});
        let by = self.game.position.side_to_move();
        self.bound(by, "moves", body, format!("{text} (=)\nif {line}"))
    }

    pub(super) fn moves(&self, by: Color, text: &str, offer: bool) -> Act {
        let mail = if offer { format!("{text} (=)") } else { text.to_owned() };
        self.bound(by, "moves", json!({"move": text, "draw_offer": offer}), mail)
    }

    pub(super) fn draw(&self, by: Color, action: &str) -> Act {
        self.bound(by, "draw", json!({"action": action}), format!("{action} draw"))
    }

    pub(super) fn claims(&self, by: Color, basis: &str, words: &str) -> Act {
        self.bound(by, "claims", json!({"basis": basis}), format!("claim {words}"))
    }

    pub(super) fn lines(&self, by: Color, line: &str) -> Act {
        let mut act = self.bound(by, "conditions", json!({"lines": [line]}), format!("if {line}"));
        act.http.0 = Method::PUT;
        act
    }

    pub(super) fn no_lines(&self, by: Color) -> Act {
        let mut act = self.free(by, "conditions", json!({}), "if none");
        act.http.0 = Method::DELETE;
        act
    }

    /// The same for as many half-moves less, or for a revision before.
    pub(super) fn earlier(mut act: Act, plies: u16, revisions: u16) -> Act {
        act.seen.ply.0 -= plies;
        act.seen.revision -= revisions;
        (act.http.2["ply"], act.http.2["revision"]) = (act.seen.ply.0.into(), act.seen.revision.into());
        act
    }

    pub(super) fn adjudication(&self, by: Color) -> Act {
        let words = "The pawn cannot be stopped.";
        let body = json!({"seeks": "win", "analysis": words});
        self.free(by, "adjudication", body, format!("adjudicate win\nanalysis: {words}"))
    }

    pub(super) fn clock(&self, by: Color, action: &str, mail: &str) -> Act {
        self.free(by, "clock", json!({"action": action}), mail)
    }

    pub(super) fn away(&self, by: Color, first: &str, last: &str) -> Act {
        self.free(by, "leave", json!({"first": first, "last": last}), format!("leave {first} {last}"))
    }

    pub(super) fn not_away(&self, by: Color, first: &str) -> Act {
        self.free(by, "leave/cancel", json!({"first": first}), format!("cancel leave {first}"))
    }

    pub(super) fn proposes(&self, by: Color) -> Act {
        let body = json!({"action": "propose"});
        if self.game.is_adjournment_proposed() {
            self.bound(by, "adjournment", body, "adjourn")
        } else {
            self.free(by, "adjournment", body, "adjourn")
        }
    }

    pub(super) fn answers(&self, by: Color, action: &str, mail: &str) -> Act {
        self.bound(by, "adjournment", json!({"action": action}), mail)
    }

    pub(super) fn seals(&self, text: &str) -> Act {
        let by = self.game.position.side_to_move();
        self.bound(by, "seal", json!({"move": text}), format!("seal {text}"))
    }

    pub(super) fn drafts(&self, text: &str) -> Act {
        let by = self.game.position.side_to_move();
        self.bound(by, "seal", json!({"move": text, "draft": true}), format!("draft {text}"))
    }

    pub(super) fn comes(&self, by: Color) -> Act {
        self.free(by, "resume", json!({}), "resume")
    }

    pub(super) fn appeals(&self, by: Color, act: u32) -> Act {
        let words = "I was not told.";
        self.free(
            by,
            format!("acts/{act}/appeal"),
            json!({"message": words}),
            format!("appeal {act}: {words}"),
        )
    }

    pub(super) fn appeals_last(&self, by: Color) -> Act {
        self.appeals(by, self.game.acts.last().unwrap().seq)
    }

    pub(super) fn reverses(&self, by: By) -> Act {
        let number = self.game.acts.last().unwrap().seq;
        let body = json!({"reverse": true, "reason": REASON});
        self.ordered(by, &format!("acts/{number}/decision"), body, format!("reverse {number}: {REASON}"))
    }

    pub(super) fn rejects(&self) -> Act {
        let number = self.game.claim.as_ref().map_or(3, |claim| claim.seq);
        let body = json!({"claim": number, "upheld": false, "reason": REASON});
        self.ordered(CARLA, "claims/decision", body, format!("reject {number}: {REASON}"))
    }

    pub(super) fn warns(&self, by: By) -> Act {
        self.ordered_act(by, &json!({"kind": "warn", "side": "white"}), "warn white", REASON)
    }

    pub(super) fn acts(&self, order: &serde_json::Value, words: &str) -> Act {
        self.ordered_act(CARLA, order, words, REASON)
    }

    pub(super) fn replaces(&self, player: &str) -> Act {
        let order = json!({"kind": "replace", "side": "white", "player": player});
        self.acts(&order, &format!("replace white {player}"))
    }

    pub(super) fn takes_back(&self, to: u16) -> Act {
        self.acts(&json!({"kind": "take_back", "to": to}), &format!("takeback {to}"))
    }

    pub(super) fn decides(&self, by: By, action: &str, words: &str) -> Act {
        let (body, words) = match words {
            "acknowledge" => (json!({"action": action}), words.to_owned()),
            _ => (json!({"action": action, "reason": REASON}), format!("{words}: {REASON}")),
        };
        self.ordered(by, "envelope/decisions", body, words)
    }

    pub(super) fn resumption(&self, resume_at: i64, words: &str) -> Act {
        let body = json!({"action": "set_resumption", "resume_at": resume_at, "reason": REASON});
        self.ordered(CARLA, "envelope/decisions", body, format!("resumption {words}: {REASON}"))
    }

    pub(super) fn opens(&self, by: By) -> Act {
        self.ordered(by, "resume", json!({}), "open".into())
    }

    pub(super) fn flag_falls(&self) -> Act {
        self.ordered(CARLA, "clock", json!({"action": "arbitrate_flag"}), "flag".into())
    }
}
