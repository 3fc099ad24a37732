//! Histories that are told. Every command comes on record in them. Every refusal comes up that acts of players and arbiters
//! in a game can have.

use app::ports::StartChoice;
use domain::{Color::*, *};
use serde_json::json;

use super::{Act, By, author::Author};

/// Hours that pass, the act, and the code of its refusal; empty if nothing is refused.
pub(super) type Line = (u16, fn(&Author<'_>) -> Act, &'static str);

/// A history that is told.
pub(super) struct ToldHistory {
    pub(super) regulations: Regulations,
    pub(super) start: StartChoice,
    pub(super) lines: &'static [Line],
}

pub(super) const CARLA: By = By::Arbiter(0);
const EMIL: By = By::Arbiter(1);
const DAY: u16 = 24;
pub(super) const REASON: &str = "So it is.";

/// Codes that no told history has, and the reason.
pub(super) const UNTOLD: [(&str, &str); 35] = [
    ("same_player", "of the lobby"),
    ("bad_start", "of the lobby"),
    ("unknown_game", "of the lobby"),
    ("unknown_challenge", "of the lobby"),
    ("challenge_closed", "of the lobby"),
    ("too_many_challenges", "of the lobby"),
    ("not_the_timekeeper", "to the timekeeper"),
    ("nothing_to_return", "to the timekeeper"),
    ("mail_noted", "to the timekeeper"),
    ("zone_noted", "to the timekeeper"),
    ("not_due", "to the timekeeper"),
    ("table_needed", "app supplies it"),
    ("envelope_needed", "app supplies it"),
    ("commitment_mismatch", "needs an envelope that a player encrypted"),
    ("not_encrypted", "needs an envelope that a player encrypted"),
    ("wrong_recipients", "needs an envelope that a player encrypted"),
    ("commitment_used", "needs an envelope that a player encrypted"),
    ("draft_for_others", "needs an envelope that a player encrypted"),
    ("too_few_arbiters", "needs an envelope that a player encrypted"),
    ("arbiters_hold_it", "needs an envelope that a player encrypted"),
    ("not_a_move", "a mail is answered with a hint, and nothing is submitted"),
    ("analysis_needed", "a mail is answered with a hint, and nothing is submitted"),
    ("bad_analysis", "a mail is answered with a hint, and nothing is submitted"),
    ("bad_message", "a mail is answered with a hint, and nothing is submitted"),
    ("bad_reason", "a mail is answered with a hint, and nothing is submitted"),
    ("offer_with_move", "a mail is answered with a hint, and nothing is submitted"),
    ("bad_outcome", "a mail has no words for it"),
    ("bad_points", "a mail has no words for it"),
    ("resign_instead", "a mail has no words for it"),
    ("not_to_be_opened", "the service opens its envelopes when they are due"),
    ("key_reused", "each act has its key"),
    ("ply_missing", "the address of a mail names a position"),
    ("too_many_acts", "takes more acts than a story has"),
    ("record_full", "takes more acts than a story has"),
    ("rate_limited", "takes more acts than a story has"),
];

/// Offers, claims, conditional moves, and an arbiter's acts on the board.
const PLAYED: &[Line] = &[
    (1, |a| a.offers("e4"), "draw_too_early"),
    (1, |a| a.adjudication(White), "adjudication_too_early"),
    (1, |a| a.moves(White, "a7a6", false), "not_your_move"),
    (1, |a| a.plays("e5"), ""),
    (1, |a| Author::earlier(a.moves(Black, "e5", false), 1, 0), "already_played"),
    (1, |a| Author::earlier(a.moves(Black, "d6", false), 1, 0), "wrong_ply"),
    (1, |a| a.offers("Nf3"), ""),
    (1, |a| a.draw(Black, "decline"), ""),
    (1, |a| a.plays("Nc6"), ""),
    (1, |a| a.offers("Bb5"), "offer_too_soon"),
    (1, |a| a.offers("a6"), ""),
    (1, |a| a.draw(Black, "accept"), "no_draw_offer"),
    (1, |a| a.claims(White, "threefold_repetition", "threefold"), "claim_not_correct"),
    (1, |a| a.claims(White, "tablebase_win", "win"), "too_many_men"),
    (1, |a| a.plays("1118"), "illegal_move"),
    (1, |a| a.lines(White, "a7a5 then a2a3"), "your_move"),
    (1, |a| a.lines(Black, "a1a8 then b7b6"), "bad_conditions"),
    (1, |a| a.lines(Black, "d2d3 then d7d6"), ""),
    (1, |a| a.no_lines(Black), ""),
    (1, |a| a.seals("d2d3"), "not_sealing"),
    (1, |a| a.comes(White), "not_adjourned"),
    (1, |a| a.answers(White, "decline", "decline adjournment"), "no_adjournment_proposed"),
    (1, |a| a.answers(White, "early", "adjourn early"), "no_session"),
    (1, |a| a.proposes(White), ""),
    (1, |a| a.proposes(White), "already_proposed"),
    (1, |a| a.answers(Black, "decline", "decline adjournment"), ""),
    (1, |a| a.clock(Black, "claim_flag", "claim flag"), "flag_not_fallen"),
    (1, |a| a.clock(White, "refill", "refill"), "no_bank"),
    (1, |a| a.clock(White, "declare_reflection", "reflect"), "nothing_to_declare"),
    (1, |a| a.away(White, "2026-02-01", "2026-02-03"), "no_leave"),
    (1, |a| a.not_away(White, "2026-02-01"), "no_such_leave"),
    (1, |a| a.bound(White, "reading", json!({"move": "d2d3"}), "choose d2d3"), "not_a_reading"),
    (1, |a| a.publish(White), "no_shut_envelope"),
    (1, |a| a.question_clocks(White), "clocks_settled"),
    (1, |a| a.rejects(), "no_claim"),
    (1, |a| a.points(CARLA, REASON), "not_over"),
    (1, |a| a.takes_back(0), "nothing_to_take_back"),
    (
        1,
        |a| a.acts(&json!({"kind": "take_time", "side": "white", "time": "300d"}), "take white 300d"),
        "bad_clocks",
    ),
    (1, |a| a.replaces("Boris"), "bad_replacement"),
    (1, |a| a.replaces("Nobody"), "unknown_player"),
    (1, |a| a.appeals(White, 999), "no_such_act"),
    (1, |a| a.warns(CARLA), ""),
    (1, |a| a.reverses(EMIL), "no_appeal"),
    (1, |a| a.appeals_last(White), ""),
    (1, |a| a.appeals_last(White), "already_appealed"),
    (1, |a| a.reverses(CARLA), "own_act"),
    (1, |a| a.reverses(EMIL), ""),
    (1, |a| a.adjudication(White), ""),
    (1, |a| a.analysis(Black), ""),
    (1, |a| a.analysis(Black), ""),
    (1, |a| a.analysis(Black), ""),
    (1, |a| a.analysis(Black), "analysed_enough"),
    (1, |a| a.plays("d2d3"), "claim_pending"),
    (1, |a| a.rejects(), ""),
    (1, |a| a.adjudication(White), "already_asked"),
    (1, |a| a.takes_back(5), ""),
    (1, |a| Author::earlier(a.plays("a6"), 0, 1), "other_line"),
    (1, |a| a.acts(&json!({"kind": "give_time", "side": "white", "time": "2d"}), "give white 2d"), ""),
    (
        1,
        |a| {
            a.acts(
                &json!({"kind": "correct_clocks", "used": {"white": 86_400_000, "black": 172_800_000}}),
                "clocks 1d 2d",
            )
        },
        "",
    ),
    (1, |a| a.free(White, "messages", json!({"message": "What a game"}), "say What a game"), ""),
    (1, |a| a.revised(White, "resign", json!({"confirm": true}), "resign yes"), ""),
    (1, |a| a.plays("a6"), "game_over"),
    (1, |a| a.points(CARLA, REASON), ""),
    (1, |a| a.acts(&json!({"kind": "forfeit", "loser": "black"}), "forfeit black"), ""),
    (1, |a| a.acts(&json!({"kind": "adjudicate", "outcome": "draw"}), "adjudicate 1/2"), ""),
    (1, |a| a.acts(&json!({"kind": "annul"}), "annul"), ""),
];

/// An envelope, from the order to seal to its opening.
const SEALED: &[Line] = &[
    (1, |a| a.plays("e4"), ""),
    (1, |a| a.plays("e5"), ""),
    (1, |a| a.acts(&json!({"kind": "adjourn"}), "adjourn"), ""),
    (1, |a| a.plays("Nf3"), "must_seal"),
    (1, |a| a.seals("g1g9"), "not_sealable"),
    (1, |a| a.bound(White, "seal", json!({}), "seal"), "no_draft"),
    (1, |a| a.drafts("d4"), ""),
    (1, |a| a.bound(White, "seal", json!({"draw_offer": true}), "seal (=)"), "offer_with_draft"),
    (1, |a| a.seals("Nf3"), ""),
    (1, |a| a.plays("Nc6"), "adjourned"),
    (1, |a| a.revised(White, "draw", json!({"action": "offer"}), "draw"), ""),
    (1, |a| a.revised(White, "draw", json!({"action": "offer"}), "draw"), "already_offered"),
    (1, |a| a.decides(CARLA, "acknowledge_face", "acknowledge"), ""),
    (1, |a| a.decides(CARLA, "acknowledge_face", "acknowledge"), "already_acknowledged"),
    (1, |a| a.decides(CARLA, "declare_missing", "missing"), "envelope_opens"),
    (1, |a| a.resumption(1_767_607_200_000, "2026-01-05 10:00"), "too_soon"),
    (1, |a| a.resumption(1_772_359_200_000, "2026-03-01 10:00"), ""),
    (1, |a| a.comes(White), ""),
    (1, |a| a.comes(White), "already_requested"),
    (1, |a| a.opens(CARLA), "approval_needed"),
    (1, |a| a.decides(CARLA, "approve_early_opening", "approve early"), ""),
    (1, |a| a.opens(CARLA), ""),
    (1, |a| a.question_clocks(Black), ""),
    (1, |a| a.plays("Nc6"), ""),
];

const OFFERED: &[Line] = &[(1, |a| a.offers_and_answers("e4", "a1a8 then b1b2"), "offer_and_conditions")];

/// Both agree to adjourn, and the game ends with the envelope shut.
const SHUT: &[Line] = &[
    (1, |a| a.plays("e4"), ""),
    (1, |a| a.proposes(White), ""),
    (1, |a| a.answers(Black, "accept", "accept"), ""),
    (1, |a| a.seals("e5"), ""),
    (1, |a| a.decides(CARLA, "approve_early_opening", "approve early"), ""),
    (1, |a| a.decides(CARLA, "approve_early_opening", "approve early"), "second_arbiter_needed"),
    (1, |a| a.replaces("Dora"), ""),
    (1, |a| a.revised(Black, "resign", json!({"confirm": true}), "resign yes"), ""),
    (1, |a| a.publish(Black), "appeal_possible"),
    (30 * DAY, |a| a.appeals_last(Black), "appeal_too_late"),
    (1, |a| a.publish(Black), ""),
    (1, |a| a.publish(Black), "already_requested"),
];

/// A session that its player adjourns early, and an agreed draw.
const SESSION: &[Line] = &[
    (1, |a| a.answers(White, "early", "adjourn early"), ""),
    (1, |a| a.seals("e4"), ""),
    (1, |a| a.comes(Black), ""),
    (1, |a| a.offers("e5"), ""),
    (1, |a| a.draw(White, "accept"), ""),
];

const LONG_SESSION: &[Line] = &[(1, |a| a.answers(White, "early", "adjourn early"), "session_too_long")];

/// Leave, reflection, and a flag that is claimed.
const LEAVE: &[Line] = &[
    (1, |a| a.away(White, "2026-02-01", "2026-02-01"), "leave_too_short"),
    (1, |a| a.away(White, "2026-01-06", "2026-01-09"), "leave_too_late"),
    (1, |a| a.away(White, "2026-02-01", "2026-03-01"), "leave_used_up"),
    (1, |a| a.away(White, "2027-12-01", "2027-12-03"), "bad_leave"),
    (1, |a| a.away(White, "2026-02-01", "2026-02-03"), ""),
    (1, |a| a.away(White, "2026-02-02", "2026-02-04"), "leave_overlaps"),
    (1, |a| a.not_away(White, "2026-02-01"), ""),
    (
        1,
        |a| {
            a.acts(
                &json!({"kind": "grant_leave", "side": "white", "first": "2026-01-06", "last": "2026-01-08"}),
                "leave white 2026-01-06 2026-01-08",
            )
        },
        "",
    ),
    (2 * DAY, |a| a.plays("e4"), "on_leave"),
    (1, |a| a.end_leave(CARLA, White, REASON), ""),
    (1, |a| a.clock(White, "declare_reflection", "reflect"), ""),
    (35 * DAY, |a| a.clock(White, "declare_reflection", "reflect"), "too_late"),
    (1, |a| a.claim_flag(Black), ""),
];

const BANK: &[Line] = &[
    (5 * DAY, |a| a.clock(White, "refill", "refill"), ""),
    (0, |a| a.clock(White, "refill", "refill"), "nothing_to_refill"),
    (200 * DAY, |a| a.claim_flag(Black), "flag_for_arbiter"),
    (1, |a| a.flag_falls(), ""),
];

/// Acts that the regulations leave out.
const STRICT: &[Line] = &[
    (1, |a| a.lines(Black, "e2e4 then e7e5"), "conditions_not_allowed"),
    (1, |a| a.adjudication(White), "no_adjudication"),
    (1, |a| a.claims(White, "tablebase_win", "win"), "no_tablebase_claims"),
    (1, |a| a.proposes(White), "adjournment_not_allowed"),
    (1, |a| a.takes_back(0), "take_back_not_allowed"),
    (1, |a| a.warns(EMIL), "not_an_arbiter"),
    (
        1,
        |a| {
            a.free(
                White,
                "withdrawal",
                json!({"confirm": true, "scope": "event", "reason": REASON}),
                format!("withdraw from event yes: {REASON}"),
            )
        },
        "",
    ),
    (1, |a| a.plays("e4"), "player_withdrawn"),
    (1, |a| a.acts(&json!({"kind": "cancel"}), "cancel"), ""),
];

/// Few men.
const ENDGAME: &[Line] = &[
    (1, |a| a.plays("a8"), "promotion_missing"),
    (1, |a| a.plays("Nd3"), "ambiguous_move"),
    (1, |a| a.claims(White, "tablebase_win", "win"), ""),
    (1, |a| a.rejects(), ""),
    (1, |a| a.claims(White, "tablebase_win", "win"), "referred_before"),
    (1, |a| a.acts(&json!({"kind": "expel", "side": "black"}), "expel black"), ""),
];

const REPLACED: &[Line] = &[
    (1, |a| a.replaces("Dora"), ""),
    (1, |a| a.plays("e4"), "not_a_player"),
    (1, |a| a.appeals_last(Black), ""),
    (1, |a| a.reverses(EMIL), ""),
    (1, |a| a.replaces("Dora"), "act_reversed"),
    (1, |a| a.acts(&json!({"kind": "withdraw", "side": "black"}), "withdraw black"), ""),
];

const REPLAYED: &[Line] = &[
    (1, |a| a.acts(&json!({"kind": "cancel", "replay": true}), "replay"), ""),
    (1, |a| a.warns(CARLA), "other_game_counts"),
];

/// All of them.
pub(super) fn all() -> Vec<ToldHistory> {
    let adjudication = Some(AdjudicationRules { not_before_move: 1, ..AdjudicationRules::default() });
    let rules = Regulations {
        arbiter: ArbiterRules { takeback: true, ..ArbiterRules::default() },
        draws: DrawRules { no_draw_before: 1, offer_again_after: 5, ..DrawRules::default() },
        tablebase: Some(TablebaseRules::default()),
        adjudication,
        ..Regulations::per_move(30)
    };
    let adjourned = |adjournment| Regulations { adjournment, ..rules.clone() };
    let default = AdjournmentRules::default;
    let leave = LeaveRules { days_per_year: 10, notice_days: 2, min_days: 2, may_move: false };
    let strict = Regulations {
        conditional_moves: ConditionalRule::None,
        adjournment: AdjournmentRules { by_agreement: false, ..default() },
        arbiter: ArbiterRules { named: vec![PlayerId(3)], ..ArbiterRules::default() },
        withdrawal: WithdrawalRules {
            then: Withdrawal::Adjudicated,
            annul_before: 0,
            ..WithdrawalRules::default()
        },
        ..Regulations::per_move(30)
    };
    let silent = Regulations {
        time_control: TimeControl::fischer(Span::days(30), Span::days(1), None),
        leave: Some(leave),
        silence: Some(SilenceRule::default()),
        flags: FlagRule::OnClaim,
        ..rules.clone()
    };
    let bank = Regulations {
        time_control: TimeControl::triple_block(50, 50, 3),
        flags: FlagRule::ByArbiter,
        ..rules.clone()
    };
    let fen = Start::Fen { fen: "7k/P7/8/8/1N3N2/8/8/K7 w - - 0 1".into(), chess960: false };
    let at = |start, regulations, lines| ToldHistory { regulations, start, lines };
    let told = |regulations, lines| at(StartChoice::default(), regulations, lines);
    vec![
        told(rules.clone(), PLAYED),
        told(rules.clone(), OFFERED),
        told(adjourned(AdjournmentRules { check_in: true, default_days: Some(2), ..default() }), SEALED),
        told(adjourned(AdjournmentRules { needed_early: 2, ..default() }), SHUT),
        told(adjourned(AdjournmentRules { session_days: Some(10), ..default() }), SESSION),
        told(adjourned(AdjournmentRules { session_days: Some(300), ..default() }), LONG_SESSION),
        told(silent, LEAVE),
        told(bank, BANK),
        told(strict, STRICT),
        at(StartChoice::At(fen), rules.clone(), ENDGAME),
        told(rules.clone(), REPLACED),
        told(rules, REPLAYED),
    ]
}
