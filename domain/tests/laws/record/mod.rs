//! The record is judged anew: each command on it must lead to the events after it.

use std::{
    collections::{BTreeMap, BTreeSet},
    iter,
};

use domain::{
    notation::Letters,
    sealing::{Disclosure, EnvelopeText},
    *,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::VariantNames as _;

use crate::{every, table::*};

mod changed;
mod envelopes;

const GAME: GameId = GameId(42);
const OTHER: Actor = Actor::Arbiter(PlayerId(8));

fn text(table: &Table, change: impl FnOnce(&mut EnvelopeText)) -> String {
    let mut text = EnvelopeText::write(GAME, &table.game, "Nf3", Letters::English, false, [7; 16]).unwrap();
    change(&mut text);
    text.to_text().unwrap()
}

fn own(text: &str) -> Command {
    Command::Seal { envelope: Some(Envelope { strict: true, ..closed(text) }) }
}

fn open(text: &str) -> Command {
    Command::Resume { envelope: Some(Disclosure::new(GAME, text.into())) }
}

const READY: Command = Command::Resume { envelope: None };

/// White has encrypted this at the arbiter's order.
fn adjourned(change: impl FnOnce(&mut EnvelopeText)) -> (Table, String) {
    let mut table = Table::with(Start::Standard, Regulations::per_move(3));
    table.done(ARBITER, order());
    let text = text(&table, change);
    table.done(WHITE, own(&text));
    (table, text)
}

/// The fault of an entry that follows on these.
pub fn against(before: &[RecordEntry], id: GameId, entry: &RecordEntry) -> Option<InvalidEvent> {
    let mut verifier = RecordVerifier::default();
    for entry in before {
        verifier.push(GAME, entry).unwrap();
    }
    verifier.push(id, entry).err()
}

/// An entry with a cause.
pub fn caused(game: &Game, actor: Actor, command: Command, event: Event) -> RecordEntry {
    let cause = Some(cause(game, command, event.at));
    RecordEntry { actor, cause, event }
}

/// The members of an event in their order.
#[derive(Serialize, Deserialize)]
struct Members {
    r#type: Value,
    at: Value,
    #[serde(flatten)]
    others: BTreeMap<String, Value>,
}

/// The fields of causes that nothing on record depends on, and the commands that have them: `late` is any command that only
/// dropped a flag.
const FREE: [(&str, &str); 9] = [
    (".command.act.act.to", "late"),
    (".command.act.act.used.black", "late"),
    (".command.act.act.used.white", "late"),
    (".command.move.draw_offer", "late"),
    (".command.resume.envelope", "resume"),
    (
        ".received_at",
        "accept_draw acknowledge_face act adjourn adjourn_early analyse appeal approve_early_opening book_leave \
         cancel_leave choose_reading claim claim_flag decide_appeal decide_claim declare_missing declare_reflection \
         decline_adjournment decline_draw draft end_session lapse_claim late move note_mail note_zone offer_draw open \
         publish question_clocks resign resume return_downtime say set_resumption withdraw",
    ),
    (".seen", "adjourn late"),
    (".seen.position.ply", "late"),
    (".seen.position.revision", "adjourn adjourn_early claim late move seal"),
];

/// The player's leave begins in Tokyo, the special one on the same day in Los Angeles: the later one is cancelled.
#[test]
fn cancelled_leave_between_two_time_zones() {
    let mut regulations = Regulations::per_move(60);
    regulations.leave = Some(LeaveRules::default());
    let mut table = Table::with(Start::Standard, regulations);
    let day = table.now.0 / 86_400_000 + 20;
    let leave = |hours: i64| {
        let (begins, over) = (day * 24 + hours, (day + 5) * 24 + hours);
        let date = |day: i64| clock::Date(i32::try_from(day).unwrap());
        let [from, until] = [begins, over].map(|hour| Instant(hour * 3_600_000));
        clock::Leave { first: date(day), last: date(day + 4), from, until, special: false }
    };
    let (tokyo, los_angeles) = (leave(-9), leave(8));
    table.done(WHITE, Command::BookLeave { leave: tokyo });
    let longer = clock::Leave {
        last: clock::Date(los_angeles.last.0 + 1),
        until: los_angeles.until + Span::days(1),
        ..los_angeles
    };
    table.done(ARBITER, act(Act::Leave { side: Color::White, leave: longer }));
    let received_at = tokyo.from + Span::hours(3);
    table.now = longer.from + Span::hours(1);
    let stamp = Stamp { received_at, judged_at: table.now };
    let decision = table.act_at(WHITE, Command::CancelLeave { first: tokyo.first }, stamp);
    assert!(
        matches!(&decision.events[..], [Event { kind: EventKind::LeaveCancelled { leave, .. }, .. }] if leave.special)
    );
    check_record(&table);
}

/// The first wrong claim on a move gives the opponent a day (FIDE 9.5.3), the next ones nothing; a right one is upheld.
#[test]
fn claims_are_judged_again() {
    let mut table = Table::standard();
    for price in [Span::days(1), Span::ZERO, Span::ZERO] {
        let before = table.entries();
        table.act(WHITE, claim(ClaimBasis::FiftyMoves, None));
        let right = table.entries().pop().unwrap();
        for span in [Span::ZERO, Span(1), Span::days(1), Span::days(2)] {
            let mut said = right.clone();
            let EventKind::ClaimRejected { gained, .. } = &mut said.event.kind else { panic!("{said:?}") };
            *gained = span;
            let expected = (span != price).then_some(InvalidEvent::Otherwise);
            assert_eq!(against(&before, GAME, &said), expected, "{span:?}");
        }
    }
    check_record(&table);
    let mut thrice = Table::standard();
    thrice.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    let fifty = Table::fen("4k3/8/8/8/8/8/5P2/4K3 w - - 100 80");
    for (table, basis, announced) in
        [(thrice, ClaimBasis::ThreefoldRepetition, "e4"), (fifty, ClaimBasis::FiftyMoves, "f4")]
    {
        let mut alone = table.clone();
        alone.act(WHITE, claim(basis, None));
        assert!(alone.game.is_over());
        check_record(&alone);
        let rejected = EventKind::ClaimRejected {
            by: Color::White,
            basis,
            gained: Span::days(1),
            decided_by: None,
            reason: None,
        }
        .at(alone.now);
        let rejected = caused(&table.game, WHITE, claim(basis, None), rejected);
        assert_eq!(against(&table.entries(), GAME, &rejected), Some(InvalidEvent::Otherwise));
        // With an announced move that makes it wrong, which is played then.
        let mut moved = table.clone();
        let events = moved.act(WHITE, claim(basis, Some(announced))).events;
        assert!(
            matches!(
                events[..],
                [
                    Event { kind: EventKind::ClaimRejected { .. }, .. },
                    Event { kind: EventKind::Moved { .. }, .. }
                ]
            ),
            "{events:?}"
        );
        let entries = moved.entries();
        let message = caused(
            &moved.game,
            WHITE,
            Command::Say,
            EventKind::Said { by: Color::White, message: REASON }.at(moved.now),
        );
        assert_eq!(against(&entries[..entries.len() - 1], GAME, &message), Some(InvalidEvent::NotDue));
        let mut verifier = RecordVerifier::default();
        for entry in &entries[..entries.len() - 1] {
            verifier.push(GAME, entry).unwrap();
        }
        assert_eq!(verifier.into_game(), Err(InvalidEvent::NotDue), "the move was left out");
        moved.done(BLACK, Command::Resign);
        check_record(&moved);
    }
}

/// Causes as versions wrote them before [`SeenRule`]. Conditional moves have no position, and a command without lines
/// withdraws them. Others have a position that is not needed.
#[test]
fn earlier_causes_are_verified() {
    let ended = |outcome, termination| move |at| EventKind::Ended { outcome, termination }.at(at);
    let (resigned, timed_out) = (
        ended(Outcome::BlackWins, Termination::Resignation),
        ended(Outcome::BlackWins, Termination::TimeLimitExceeded),
    );
    let mut playing = Table::with(Start::Standard, Regulations::per_move(3));
    playing.play("e4 e5");
    let (adjourned, _) = adjourned(|_| {});
    let (now, deadline) = (playing.now + Span(1), playing.deadline());
    let late = deadline + Span(1);
    let fell = EventKind::FlagFell { by: Color::White, deadline }.at(late);
    let offered = |at| EventKind::DrawOffered { by: Color::White }.at(at);
    let said = EventKind::Said { by: Color::Black, message: REASON }.at(now);
    let position =
        |table: &Table| format!(r#","seen":{{"position":{{"ply":{},"revision":0}}}}"#, table.game.ply.0);
    let text = format!(r#","text":{}"#, serde_json::to_string(&REASON).unwrap());
    for (table, actor, command, members, events) in [
        (&playing, BLACK, "set_conditional_moves", String::new(), vec![fell, timed_out(late)]),
        (&playing, WHITE, "resign", position(&playing), vec![resigned(now)]),
        (&playing, WHITE, "resign", String::new(), vec![resigned(now)]),
        (&playing, BLACK, "say", text + &position(&playing), vec![said]),
        (&adjourned, WHITE, "offer_draw", position(&adjourned), vec![offered(adjourned.now)]),
    ] {
        let at = events[0].at;
        let written = format!(r#"{{"command":"{command}"{members},"received_at":{}}}"#, at.0);
        let cause: Cause = serde_json::from_str(&written).unwrap();
        assert_eq!(serde_json::to_string(&cause).unwrap(), written);
        let mut verifier = RecordVerifier::default();
        for entry in table.entries().into_iter().chain(RecordEntry::of(actor, cause, events)) {
            let judged = verifier.push(GAME, &entry).map(drop);
            assert_eq!(judged, Ok(()), "{written}: {entry:?}");
        }
    }
}

/// An earlier version left questioned clocks to mail. Its record is right, and nothing waits.
#[test]
fn earlier_questions_wait_nowhere() {
    let (mut table, text) = adjourned(|_| {});
    table.done(BLACK, open(&text));
    table.done(BLACK, Command::QuestionClocks);
    assert!(table.game.waits_for_arbiter());
    let mut entries = table.entries();
    let question = entries.last_mut().unwrap();
    let written = serde_json::to_string(&question.event).unwrap();
    let earlier = written.replace(r#","waits":true"#, "");
    assert_ne!(earlier, written);
    question.event = serde_json::from_str(&earlier).unwrap();
    assert_eq!(serde_json::to_string(&question.event).unwrap(), earlier, "byte for byte");
    let mut verifier = RecordVerifier::default();
    for entry in &entries {
        assert_eq!(verifier.push(GAME, entry).map(drop), Ok(()), "{entry:?}");
    }
    let game = verifier.into_game().unwrap();
    assert!(!game.waits_for_arbiter());
    assert_eq!(game, Game { clocks_questioned: ByColor::default(), ..table.game });
    let mut other = entries.pop().unwrap();
    other.event.kind = EventKind::ClocksQuestioned { by: Color::White, waits: false };
    assert_eq!(against(&entries, GAME, &other), Some(InvalidEvent::Otherwise), "of another player");
}

/// The record names a command that its actor could not give, or that was not due.
#[test]
fn commands_that_were_not_possible() {
    use InvalidEvent::{Actor as Who, Otherwise};
    let mut table = Table::with(Start::Standard, Regulations::per_move(3));
    table.play("e4 e5");
    table.done(WHITE, mv_offer("Nf3"));
    let (at, deadline) = (table.now, table.deadline());
    let later = at + Span::days(9);
    let ended = |at, outcome, termination| EventKind::Ended { outcome, termination }.at(at);
    let resigned = |at| ended(at, Outcome::WhiteWins, Termination::Resignation);
    let agreed = ended(at, Outcome::Draw, Termination::Agreement);
    let fell = |at, by, deadline| EventKind::FlagFell { by, deadline }.at(at);
    let act_by = |id| EventKind::Act { by: PlayerId(id), act: Act::Annul, reason: REASON }.at(at);
    let said = EventKind::Said { by: Color::White, message: REASON }.at(at);
    let returned = EventKind::DowntimeReturned { from: at, until: later, gained: Span::days(1) }.at(at);
    let downtime = Command::ReturnDowntime { from: at, until: later };
    let gives_way =
        EventKind::Act { by: PlayerId(9), act: Act::GiveWay { to: GameId(7) }, reason: REASON }.at(at);
    let way = || Command::GiveWay { to: GameId(7) };
    let say = || Command::Say;
    for (actor, command, event, expected) in [
        (BLACK, Command::Resign, resigned(at), None),
        (WHITE, Command::Resign, resigned(at), Some(Otherwise)),
        (STRANGER, Command::Resign, resigned(at), Some(Who)),
        (Actor::Timekeeper, Command::Resign, resigned(at), Some(Who)),
        (BLACK, Command::AcceptDraw, agreed.clone(), None),
        (WHITE, Command::AcceptDraw, agreed, Some(Otherwise)),
        (Actor::Timekeeper, Command::FlagFall, fell(at, Color::Black, at), Some(Otherwise)),
        (Actor::Timekeeper, Command::FlagFall, fell(later, Color::White, deadline), Some(Otherwise)),
        (Actor::Timekeeper, Command::FlagFall, fell(later, Color::Black, deadline), None),
        (Actor::Arbiter(PlayerId(5)), act(Act::Annul), act_by(9), Some(Otherwise)),
        (WHITE, act(Act::Annul), act_by(1), Some(Who)),
        (ARBITER, act(Act::Annul), act_by(9), None),
        (BLACK, say(), said.clone(), Some(Otherwise)),
        (WHITE, say(), said, None),
        (WHITE, downtime, returned, Some(Who)),
        (ARBITER, way(), gives_way.clone(), None),
        (OTHER, way(), gives_way, Some(Otherwise)),
        (ARBITER, act(Act::GiveWay { to: GameId(7) }), act_by(9), Some(Otherwise)),
    ] {
        let entry = caused(&table.game, actor, command, event);
        assert_eq!(against(&table.entries(), GAME, &entry), expected, "{entry:?}");
    }
    let ahead = Cause { text: Some(REASON), ..Cause::new(say(), at + Span(1)) };
    let said = EventKind::Said { by: Color::White, message: REASON }.at(at);
    let ahead = RecordEntry { actor: WHITE, cause: Some(ahead), event: said };
    assert_eq!(against(&table.entries(), GAME, &ahead), Some(Otherwise), "received after it was judged");
}
