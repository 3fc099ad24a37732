//! The regulations of a game, for who decides whether to play by them.

use std::collections::HashMap;

use app::message::{Arg, Message};
use domain::{
    AdjournmentRules, AdjudicationRules, AmbiguousSealed, ArbiterRules, ConditionalRule, DrawRules, FlagRule,
    IllegalMoveRules, LeaveRules, PlayerId, PublicRules, Refusal, Regulations, SilenceRule, TablebaseRules,
    TimeControl, Withdrawal, WithdrawalRules, clock::FreeTime,
};

use crate::{Sentence, msg};

type Names = HashMap<PlayerId, String>;

/// Returns a sentence for each regulation that differs from the usual one, except the time of a side. `names` has
/// the arbiters.
#[must_use]
pub fn describe_regulations(regulations: &Regulations, names: &Names) -> Vec<Message> {
    let Regulations {
        time_control,
        draws,
        illegal_moves,
        ambiguous_moves,
        arbiter,
        adjournment,
        free_time,
        leave,
        silence,
        flags,
        tablebase,
        adjudication,
        withdrawal,
        conditional_moves,
        public,
    } = regulations;
    let protects = matches!(time_control, TimeControl::TripleBlock { sudden_death_protection: true, .. });
    let mut said = Said(protects.then(|| msg!("terms-protection")).into_iter().collect());
    said.draws(draws);
    said.faults(illegal_moves, ambiguous_moves);
    said.arbiter(arbiter, names);
    said.adjournment(adjournment, names);
    said.free_time(free_time);
    said.leave(leave.as_ref());
    said.silence(silence.as_ref());
    said.when(*flags == FlagRule::OnClaim, || msg!("terms-flag-claimed"));
    said.when(*flags == FlagRule::ByArbiter, || msg!("terms-flag-arbiter"));
    said.tablebase(tablebase.as_ref());
    said.adjudication(adjudication.as_ref());
    said.withdrawal(*withdrawal);
    said.when(*conditional_moves == ConditionalRule::Visible, || msg!("terms-conditions-visible"));
    said.when(*conditional_moves == ConditionalRule::None, || Refusal::ConditionsNotAllowed.message());
    if let Some(PublicRules { delay }) = public {
        said.0.push(msg!("terms-public-sentence", plies = *delay));
    }
    said.0
}

/// The sentences so far.
struct Said(Vec<Message>);

impl Said {
    fn when(&mut self, is_so: bool, sentence: impl FnOnce() -> Message) {
        self.0.extend(is_so.then(sentence));
    }

    fn draws(&mut self, rules: &DrawRules) {
        let DrawRules { no_draw_before, claim_after_moves, automatic, wrong_claim_days, offer_again_after } =
            *rules;
        let usual = DrawRules::default();
        self.when(no_draw_before != usual.no_draw_before, || {
            Refusal::DrawTooEarly { move_number: no_draw_before }.message()
        });
        self.when(claim_after_moves != usual.claim_after_moves, || {
            msg!("terms-claim-after", moves = claim_after_moves)
        });
        self.when(!automatic, || msg!("terms-not-automatic"));
        self.when(wrong_claim_days != usual.wrong_claim_days, || {
            msg!("terms-wrong-claim", days = wrong_claim_days)
        });
        self.when(offer_again_after != usual.offer_again_after, || {
            msg!("terms-offer-again", moves = offer_again_after)
        });
    }

    fn faults(&mut self, illegal: &IllegalMoveRules, ambiguous: &IllegalMoveRules) {
        let IllegalMoveRules { opponent_gains_days: days, loses_at } = *illegal;
        self.when(days > 0, || msg!("terms-illegal-gains", days = days));
        self.0.extend(loses_at.map(|count| msg!("terms-illegal-loses", count = count)));
        let IllegalMoveRules { opponent_gains_days: days, loses_at } = *ambiguous;
        self.when(days > 0, || msg!("terms-ambiguous-gains", days = days));
        self.0.extend(loses_at.map(|count| msg!("terms-ambiguous-loses", count = count)));
    }

    fn arbiter(&mut self, rules: &ArbiterRules, names: &Names) {
        let ArbiterRules { appeal_days, takeback, named } = rules;
        self.when(*appeal_days != ArbiterRules::default().appeal_days, || {
            msg!("terms-appeal", days = *appeal_days)
        });
        self.when(*takeback, || msg!("terms-takeback"));
        self.when(!named.is_empty(), || {
            msg!("terms-arbiters", n = named.len(), accounts = accounts(named, names))
        });
    }

    fn adjournment(&mut self, rules: &AdjournmentRules, names: &Names) {
        let AdjournmentRules {
            by_agreement,
            session_days,
            resume_after_days,
            ambiguous,
            check_in,
            default_days,
            arbiters,
            needed,
            needed_early,
        } = rules;
        self.when(!by_agreement, || Refusal::AdjournmentNotAllowed.message());
        self.0.extend(session_days.map(|days| msg!("terms-session", days = days)));
        self.when(*resume_after_days != AdjournmentRules::default().resume_after_days, || {
            msg!("terms-resumes", days = *resume_after_days)
        });
        self.when(*ambiguous == AmbiguousSealed::OpponentChooses, || msg!("terms-opponent-chooses"));
        self.when(*check_in, || msg!("terms-check-in"));
        self.0.extend(default_days.map(|days| msg!("terms-default", days = days)));
        self.when(!arbiters.is_empty(), || {
            msg!("terms-holders", needed = *needed, accounts = accounts(arbiters, names))
        });
        self.when(*needed_early > 1, || msg!("terms-early"));
    }

    fn free_time(&mut self, FreeTime { weekdays, dates, night }: &FreeTime) {
        self.when(!weekdays.is_empty(), || {
            let weekdays: Vec<Arg> = weekdays.iter().map(|day| day.message().into()).collect();
            msg!("terms-free-weekdays", weekdays = weekdays)
        });
        self.when(!dates.is_empty(), || {
            msg!("terms-free-dates", dates = dates.iter().map(Arg::shown).collect::<Vec<_>>())
        });
        self.0.extend(night.map(|night| {
            msg!("terms-free-night", from = Arg::shown(night.from), until = Arg::shown(night.until))
        }));
    }

    fn leave(&mut self, rules: Option<&LeaveRules>) {
        let Some(&LeaveRules { days_per_year, notice_days, min_days, may_move }) = rules else { return };
        self.0.push(msg!("terms-leave", days = days_per_year));
        self.when(notice_days > 0, || msg!("terms-leave-ahead", days = notice_days));
        self.when(min_days > 1, || Refusal::LeaveTooShort { days: min_days }.message());
        self.when(may_move, || msg!("terms-leave-moves"));
    }

    fn silence(&mut self, rule: Option<&SilenceRule>) {
        let Some(SilenceRule { remind_after_days, loses_after_days }) = rule else { return };
        let reminders: Vec<Arg> = remind_after_days.map(Arg::shown).into();
        self.0.push(msg!("terms-silence", days = *loses_after_days, reminders = reminders));
    }

    fn tablebase(&mut self, rules: Option<&TablebaseRules>) {
        let Some(&TablebaseRules { fifty_moves, men, decided_within_days }) = rules else { return };
        self.0.push(msg!("terms-tablebase", men = men, fifty = fifty_moves));
        self.0.push(msg!("terms-undecided", days = decided_within_days));
    }

    fn adjudication(&mut self, rules: Option<&AdjudicationRules>) {
        let Some(&AdjudicationRules { not_before_move, clocks_stop, decided_within_days }) = rules else {
            return;
        };
        self.0.push(msg!("terms-adjudication", stops = clocks_stop));
        self.when(not_before_move > 0, || {
            Refusal::AdjudicationTooEarly { move_number: not_before_move }.message()
        });
        self.0.push(msg!("terms-adjudicated", days = decided_within_days));
    }

    fn withdrawal(&mut self, WithdrawalRules { annul_before, then, silent }: WithdrawalRules) {
        self.when(annul_before > 0, || msg!("terms-annulled", moves = annul_before));
        self.when(then == Withdrawal::Adjudicated, || msg!("terms-withdrawn"));
        self.when(silent, || msg!("terms-silent"));
    }
}

fn accounts(ids: &[PlayerId], names: &Names) -> Vec<Arg> {
    ids.iter().map(|id| names.get(id).map_or_else(|| Arg::shown(id.0), |name| name.clone().into())).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::Voice;

    fn said(rules: Value) -> Vec<String> {
        let rules: Regulations = serde_json::from_value(rules).expect("regulations");
        describe_regulations(&rules, &Names::new())
            .iter()
            .map(|message| Voice::english().say(message))
            .collect()
    }

    /// Each regulation on its own, with another value than the usual one.
    #[test]
    fn unusual_regulations_are_said() {
        let tablebase = json!({"men": 6, "fifty_moves": true});
        for (area, rules, sentences) in [
            (
                "draws",
                json!({"no_draw_before": 30}),
                &["No draw may be agreed before move 30 is completed."][..],
            ),
            (
                "draws",
                json!({"claim_after_moves": 70}),
                &["A draw can be claimed after 70 moves by each side without capture or pawn move."],
            ),
            (
                "draws",
                json!({"automatic": false}),
                &["Repetition and moves without capture or pawn move end the game only on a claim."],
            ),
            ("draws", json!({"wrong_claim_days": 0}), &["The opponent gains no time when a claim is wrong."]),
            (
                "draws",
                json!({"offer_again_after": 1}),
                &["A player who has offered a draw makes one move before the next offer."],
            ),
            (
                "illegal_moves",
                json!({"opponent_gains_days": 5, "loses_at": 1}),
                &[
                    "The opponent gains 5 days for the next move when a move is illegal.",
                    "The first illegal move of a player loses the game.",
                ],
            ),
            (
                "ambiguous_moves",
                json!({"loses_at": 3}),
                &["The 3rd ambiguous move of a player loses the game."],
            ),
            (
                "arbiter",
                json!({"appeal_days": 0, "takeback": true, "named": [5, 8]}),
                &[
                    "Nobody can appeal against an act of the arbiter.",
                    "An arbiter may let a slip of the pen be taken back.",
                    "2 arbiters are named for this game: 5, 8.",
                ],
            ),
            (
                "adjournment",
                json!({"by_agreement": false, "session_days": 7}),
                &[
                    "The regulations of this game do not let the players agree to adjourn.",
                    "After a session of 7 days, the player on move seals.",
                ],
            ),
            (
                "adjournment",
                json!({"resume_after_days": 1, "ambiguous": "opponent_chooses"}),
                &[
                    "An adjourned game resumes one day after the sealing, unless something else is agreed.",
                    "If a sealed move has two readings, the opponent chooses one.",
                ],
            ),
            (
                "adjournment",
                json!({"check_in": true, "default_days": 0}),
                &[
                    "The players say that they are present before an adjourned game resumes.",
                    "A player who is not present at the time of resumption loses.",
                ],
            ),
            (
                "adjournment",
                json!({"arbiters": [5, 8], "needed": 2, "needed_early": 2}),
                &[
                    "2 keys of these arbiters together open an envelope: 5, 8.",
                    "Two arbiters must agree to opening an envelope before its time.",
                ],
            ),
            (
                "free_time",
                json!({"weekdays": ["saturday", "sunday"], "dates": ["2026-12-24"]}),
                &[
                    "No clock runs on these days of every week: Sat, Sun.",
                    "No clock runs on these days: 2026-12-24.",
                ],
            ),
            (
                "free_time",
                json!({"night": {"from": "22:00", "until": "07:00"}}),
                &["No clock runs from 22:00 to 07:00, by the time zone of the player whose clock it is."],
            ),
            (
                "leave",
                json!({"notice_days": 1, "min_days": 3, "may_move": true}),
                &[
                    "Each player may take 45 days of leave in a calendar year.",
                    "Leave must be booked at least one day ahead.",
                    "Leave must be at least 3 days long.",
                    "A player may move during leave.",
                ],
            ),
            (
                "silence",
                json!({}),
                &["A player who makes no move for 40 days loses the game, unless they said that they go on \
                thinking. Reminders come after days 14, 28, 35."],
            ),
            (
                "flags",
                json!("on_claim"),
                &[
                    "When a flag falls, the opponent or an arbiter ends the game by it. Until then a move still counts.",
                ],
            ),
            (
                "flags",
                json!("by_arbiter"),
                &["When a flag falls, only an arbiter ends the game by it. Until then a move still counts."],
            ),
            (
                "tablebase",
                tablebase,
                &[
                    "A player may claim by an endgame tablebase with at most 6 men on the board. The fifty-move rule counts there.",
                    "An arbiter has 14 days to decide a claim that no tablebase here covers.",
                ],
            ),
            (
                "adjudication",
                json!({"not_before_move": 40, "clocks_stop": false}),
                &[
                    "A player may ask an arbiter to decide the game by analysis. The game goes on until the decision.",
                    "Adjudication can be asked for when move 40 is completed.",
                    "The arbiter has 30 days for a decision by analysis.",
                ],
            ),
            (
                "withdrawal",
                json!({"annul_before": 10, "then": "adjudicated", "silent": true}),
                &[
                    "If a player withdraws before both sides have made 10 moves, the game is annulled.",
                    "When a player withdraws, the game stands still until an arbiter adjudicates it or somebody else plays on.",
                    "A player who loses by silence in half of their games of an event has withdrawn from it.",
                ],
            ),
            (
                "conditional_moves",
                json!("visible"),
                &["The opponent sees conditional moves before they are played."],
            ),
            (
                "conditional_moves",
                json!("none"),
                &["The regulations of this game do not allow conditional moves."],
            ),
            ("public", json!({"delay": 0}), &["Anybody may read the moves without an account."]),
            (
                "time_control",
                json!({"kind": "triple_block", "clock_days": 50, "bank_days": 50, "increment_days": 1,
                "sudden_death_protection": true}),
                &["After the moves with an increment, a player with less than three days in all has three."],
            ),
        ] {
            assert_eq!(said(json!({ area: rules })), sentences, "{area}");
        }
        assert_eq!(said(json!({})), [""; 0]);
    }
}
