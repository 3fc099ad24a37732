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

/// Every value of a JSON text changed, one at a time, with its path. A number changes by one either way, a digest or a text
/// by a letter, a side to the other.
fn changes(json: &Value) -> Vec<(String, Value)> {
    let changed = |value: Value| (String::new(), value);
    match json {
        Value::Bool(is) => vec![changed(Value::Bool(!is))],
        Value::Number(number) => {
            [1, -1].map(|one| changed(Value::from(number.as_i64().unwrap() + one))).into()
        }
        Value::String(text) => match text.as_str() {
            "white" => vec![changed("black".into())],
            "black" => vec![changed("white".into())],
            text => {
                let first = if text.starts_with('a') { "b" } else { "a" };
                let rest: String = text.chars().skip(1).collect();
                vec![changed(format!("{first}{rest}").into()), changed(format!("{text}0").into())]
            }
        },
        Value::Array(values) => {
            let one = |(at, value): (usize, &Value)| {
                let put = move |(path, change)| {
                    let mut values = values.clone();
                    values[at] = change;
                    (path, Value::from(values))
                };
                changes(value).into_iter().map(put).collect::<Vec<_>>()
            };
            values.iter().enumerate().flat_map(one).collect()
        }
        Value::Object(fields) => {
            let mut all = Vec::new();
            for (name, value) in fields {
                let mut without = fields.clone();
                without.remove(name);
                all.push((format!(".{name}"), without.into()));
                for (path, change) in changes(value) {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), change);
                    all.push((format!(".{name}{path}"), fields.into()));
                }
            }
            all
        }
        Value::Null => Vec::new(),
    }
}

/// The members of an event in their order.
#[derive(Serialize, Deserialize)]
struct Members {
    r#type: Value,
    at: Value,
    #[serde(flatten)]
    others: BTreeMap<String, Value>,
}

fn event(json: Value) -> serde_json::Result<Event> {
    let members = serde_json::from_value::<Members>(json)?;
    serde_json::from_str(&serde_json::to_string(&members)?)
}

/// Pushes an entry on a copy of the verifier, in place of an honest one.
fn judged(verifier: &RecordVerifier, honest: &RecordEntry, entry: &RecordEntry) -> Result<(), InvalidEvent> {
    verifier.clone().push(id_of(honest), entry).map(drop)
}

/// Tells whether an entry may replace the first one, and the events that follow on it after it.
fn follows(verifier: &RecordVerifier, entries: &[RecordEntry], entry: RecordEntry) -> bool {
    let mut verifier = verifier.clone();
    let due = entries[1..].iter().take_while(|entry| entry.cause.is_none());
    let mut pushed = iter::zip(entries, iter::once(&entry).chain(due));
    pushed.all(|(honest, entry)| verifier.push(id_of(honest), entry).is_ok()) && verifier.into_game().is_ok()
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

fn name(entry: &RecordEntry, cause: &Cause) -> String {
    match serde_json::to_value(&cause.command).unwrap() {
        _ if matches!(entry.event.kind, EventKind::FlagFell { .. }) => "late".into(),
        Value::Object(fields) => fields.into_iter().next().unwrap().0,
        name => name.as_str().unwrap().to_owned(),
    }
}

/// Games with the kinds of events that [`every::play`] does not come by.
fn rare() -> Vec<Table> {
    let mut draw = Table::standard();
    draw.done(BLACK, Command::Adjourn);
    draw.done(WHITE, Command::DeclineAdjournment);
    assert!(draw.act(WHITE, mv("e5")).refusal.is_some());
    for works in [false, true] {
        draw.done(Actor::Timekeeper, Command::NoteMail { to: Color::White, works });
    }
    draw.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    draw.done(WHITE, claim(ClaimBasis::ThreefoldRepetition, None));

    let time_control = TimeControl::triple_block(20, 30, 2);
    let mut refilled = Table::with(Start::Standard, Regulations { time_control, ..Regulations::default() });
    refilled.now = refilled.now + Span::days(1);
    refilled.done(WHITE, Command::RefillClock);

    let (time_control, silence) = (TimeControl::iccf(10, 50), Some(SilenceRule::default()));
    let rules = Regulations { time_control, silence, ..Regulations::default() };
    let mut silent = Table::with(Start::Standard, rules);
    silent.done(WHITE, Command::DeclareReflection);

    let mut rules = Regulations::per_move(3);
    let arbiters = vec![PlayerId(9), PlayerId(8)];
    rules.adjournment.arbiters = arbiters.clone();
    let mut resumed = Table::with(Start::Standard, rules);
    resumed.done(ARBITER, order());
    let sealed = text(&resumed, |_| {});
    let holders = Holders::Arbiters { arbiters, needed: 1 };
    resumed.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&sealed) }) });
    resumed.done(ARBITER, Command::AcknowledgeFace);
    let resume_at = resumed.now + Span::days(20);
    resumed.done(ARBITER, Command::SetResumption { resume_at });
    resumed.done(BLACK, READY);
    resumed.done(WHITE, Command::Open { envelope: Disclosure::new(GAME, sealed) });
    resumed.done(BLACK, Command::QuestionClocks);

    let (mut early, sealed) = adjourned(|_| {});
    early.done(ARBITER, Command::ApproveEarlyOpening);
    early.done(ARBITER, open(&sealed));

    let (mut given_up, sealed) = adjourned(|_| {});
    given_up.done(BLACK, Command::Resign);
    given_up.done(BLACK, Command::Publish { envelope: None });
    given_up.done(WHITE, Command::Publish { envelope: Some(Disclosure::new(GAME, sealed)) });

    let mut rules = Regulations::default();
    rules.adjournment.ambiguous = AmbiguousSealed::OpponentChooses;
    let mut chosen = Table::ruled("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1", rules);
    chosen.done(ARBITER, order());
    let sealed = EnvelopeText::write(GAME, &chosen.game, "Kb2", Letters::English, false, [7; 16]);
    let sealed = EnvelopeText { written: "Ne2".into(), uci: String::new(), ..sealed.unwrap() };
    let sealed = sealed.to_text().unwrap();
    chosen.done(WHITE, own(&sealed));
    chosen.done(BLACK, open(&sealed));
    chosen.done(BLACK, Command::ChooseReading { m: "Nge2".into() });
    vec![draw, refilled, silent, resumed, early, given_up, chosen]
}

/// A forger can change no value of an event but the instant of judgement. They can leave out no event that follows on
/// another, and give none without a cause. Changed causes are found, but for the fields in [`FREE`].
#[test]
fn every_changed_event_is_found() {
    let (mut found, mut causes) = (BTreeSet::new(), 0);
    let mut free = BTreeMap::<String, BTreeSet<String>>::new();
    for (n, table) in (1000..1060).map(every::play).chain(rare()).enumerate() {
        let entries = table.entries();
        let mut verifier = RecordVerifier::default();
        for (place, entry) in entries.iter().enumerate() {
            if place > 0 {
                let json = serde_json::to_value(&entry.event).unwrap();
                for (_, change) in changes(&json) {
                    let Ok(event) = event(change) else { continue };
                    // The instant at which a command was judged stands nowhere else.
                    let is_first = entry.cause.is_some() && event.at != entry.event.at;
                    if event == entry.event || is_first {
                        continue;
                    }
                    let changed = RecordEntry { event, ..entry.clone() };
                    assert!(
                        judged(&verifier, entry, &changed).is_err(),
                        "game {n}: {entry:?} became {changed:?}"
                    );
                    found.insert(json["type"].as_str().unwrap().to_owned());
                }
                let expected = if entry.cause.is_some() {
                    let uncaused = RecordEntry { cause: None, ..entry.clone() };
                    (uncaused, InvalidEvent::NoCause)
                } else {
                    (RecordEntry { actor: STRANGER, ..entry.clone() }, InvalidEvent::NotDue)
                };
                assert_eq!(judged(&verifier, entry, &expected.0), Err(expected.1), "game {n}");
                if let Some(next) = entries.get(place + 1).filter(|_| entry.cause.is_none()) {
                    assert!(judged(&verifier, entry, next).is_err(), "game {n}: {entry:?} was left out");
                }
                if let Some(cause) = &entry.cause {
                    for (path, change) in changes(&serde_json::to_value(cause).unwrap()) {
                        let Ok(other) = serde_json::from_value::<Cause>(change) else { continue };
                        if other == *cause {
                            continue;
                        }
                        let changed = RecordEntry { cause: Some(other), ..entry.clone() };
                        if follows(&verifier, &entries[place..], changed) {
                            free.entry(path).or_default().insert(name(entry, cause));
                        } else {
                            causes += 1;
                        }
                    }
                }
            }
            assert_eq!(verifier.push(id_of(entry), entry).map(drop), Ok(()), "game {n}: {entry:?}");
        }
    }
    println!("{causes} changed causes");
    let uncovered: Vec<_> = EventKind::VARIANTS.iter().filter(|kind| !found.contains(**kind)).collect();
    // The first event has no cause to compare it with, and a lapse has no value to change.
    assert_eq!(uncovered, [&"created", &"claim_lapsed"], "kinds of events that were not changed");
    assert!(causes > 1000, "changed causes that were found: {causes}");
    let known = FREE.map(|(path, of)| (path.to_owned(), of.split(' ').map(str::to_owned).collect()));
    assert_eq!(free, BTreeMap::from(known));
}

/// The opening with another verdict.
fn with_verdict(opening: &RecordEntry, verdict: OpenVerdict) -> RecordEntry {
    let mut entry = opening.clone();
    let EventKind::Opened { verdict: said, .. } = &mut entry.event.kind else { panic!("{entry:?}") };
    *said = verdict;
    entry
}

fn opening_of(table: &Table) -> RecordEntry {
    table.entries().into_iter().rfind(|entry| matches!(entry.event.kind, EventKind::Opened { .. })).unwrap()
}

#[test]
fn verdict_follows_the_rules() {
    let played = |uci: &str, draw_offer: bool| OpenVerdict::Played { uci: uci.into(), draw_offer };
    let readings = || OpenVerdict::Ambiguous { readings: vec!["g1f3".into(), "d2d4".into()] };
    for (uci, right) in
        [("g1f3", played("g1f3", false)), ("g1f4", OpenVerdict::Illegal), ("", played("g1f3", false))]
    {
        let (mut table, text) = adjourned(|text| text.uci = uci.into());
        let before = table.entries();
        table.done(BLACK, open(&text));
        let opening = opening_of(&table);
        assert_eq!(opening, with_verdict(&opening, right.clone()));
        for verdict in [
            played("g1f3", false),
            played("g1f3", true),
            played("d2d4", false),
            OpenVerdict::Illegal,
            readings(),
        ] {
            let expected = (verdict != right).then_some(InvalidEvent::Verdict);
            let said = with_verdict(&opening, verdict.clone());
            assert_eq!(against(&before, GAME, &said), expected, "{uci}: {verdict:?}");
        }
        assert_eq!(against(&before, GameId(41), &opening), Some(InvalidEvent::Elsewhere));
        let opened = &table.entries()[..=before.len()];
        assert!(against(opened, GAME, &opening).is_some(), "twice");
        check_record(&table);
    }
}

#[test]
fn only_encrypted_texts_are_withheld() {
    let (mut table, strange) = adjourned(|text| text.game = GameId(41));
    let before = table.entries();
    table.done(BLACK, open(&strange));
    let withheld = opening_of(&table);
    assert_eq!(
        withheld.cause.as_ref().map(|cause| &cause.command),
        Some(&Command::Resume { envelope: Some(Disclosure::Withheld) })
    );
    assert_eq!(against(&before, GAME, &withheld), None);
    let verdict = OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false };
    assert_eq!(against(&before, GAME, &with_verdict(&withheld, verdict)), Some(InvalidEvent::Verdict));
    let mut assisted = before;
    let last = assisted.last_mut().unwrap();
    let EventKind::Sealed { envelope, .. } = &mut last.event.kind else { panic!() };
    envelope.strict = false;
    last.cause.as_mut().unwrap().command = Command::Seal { envelope: Some(envelope.clone()) };
    assert_eq!(against(&assisted, GAME, &withheld), Some(InvalidEvent::Withheld));
}

/// The order to adjourn was reversed on appeal, and White sealed again.
#[test]
fn older_envelope_is_not_opened() {
    let (mut table, older) = adjourned(|_| {});
    let seq = table.game.acts[0].seq;
    table.done(WHITE, Command::Appeal { act: seq });
    table.done(OTHER, Command::DecideAppeal { act: seq, reverse: true });
    assert_eq!(table.game.state(), State::Playing);
    table.done(ARBITER, order());
    let last = text(&table, |text| text.uci = "d2d4".into());
    table.done(WHITE, own(&last));
    let before = table.entries();
    table.done(BLACK, open(&last));
    let opening = opening_of(&table);
    assert_eq!(against(&before, GAME, &opening), None);
    let mut entry = with_verdict(&opening, OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false });
    let EventKind::Opened { envelope, .. } = &mut entry.event.kind else { panic!() };
    *envelope = older.clone();
    entry.cause.as_mut().unwrap().command = open(&older);
    assert_eq!(against(&before, GAME, &entry), Some(InvalidEvent::NotSealed));
}

/// The arbiter takes time of the sealer who looks for the text, their flag falls, and the act is reversed.
#[test]
fn envelope_waits_for_appeals() {
    let publish = |text: Option<&str>| Command::Publish {
        envelope: text.map(|text| Disclosure::new(GAME, text.into())),
    };
    let (mut table, text) = adjourned(|_| {});
    table.done(ARBITER, Command::DeclareMissing);
    let running = table.game.clock.running.unwrap();
    table.now = running.since;
    table.done(ARBITER, act(Act::Time { side: Color::White, span: Span::ZERO - Span::days(2) }));
    let seq = table.game.acts[1].seq;
    table.now = table.deadline() + Span(1);
    table.done(Actor::Timekeeper, Command::FlagFall);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
    assert_eq!(table.refused(BLACK, publish(None)), Refusal::AppealPossible, "there may be an appeal");

    let mut settled = table.clone();
    settled.now = settled.now + Span::days(30);
    settled.done(BLACK, publish(None));
    settled.done(WHITE, publish(Some(&text)));
    assert!(matches!(settled.events.last(), Some(Event { kind: EventKind::EnvelopePublished { .. }, .. })));
    check_record(&settled);

    let appeal = Command::Appeal { act: seq };
    let reverse = |reverse| Command::DecideAppeal { act: seq, reverse };
    let mut waits = table.clone();
    waits.done(WHITE, appeal.clone());
    waits.now = waits.now + Span::days(30);
    assert_eq!(waits.refused(BLACK, publish(None)), Refusal::AppealPossible, "one waits");
    waits.done(OTHER, reverse(false));
    waits.done(BLACK, publish(None));

    // However it was shown, the game that goes on goes on with it.
    let agreed = EventKind::PublicationAgreed { by: Color::White }.at(table.now);
    let agreed = caused(&table.game, WHITE, publish(None), agreed);
    assert_eq!(against(&table.entries(), GAME, &agreed), Some(InvalidEvent::Otherwise));
    for by in [Color::White, Color::Black] {
        table.events.push(EventKind::PublicationAgreed { by }.at(table.now));
    }
    table.events.push(EventKind::EnvelopePublished { by: None, envelope: text.clone() }.at(table.now));
    table.game = Game::fold(&table.events).unwrap();
    table.done(WHITE, appeal);
    table.done(OTHER, reverse(true));
    assert_eq!(table.game.state(), State::Missing);
    table.done(WHITE, Command::Open { envelope: Disclosure::new(GAME, text) });
    assert_eq!(table.game.state(), State::Playing);
    assert_eq!(Game::fold(&table.events), Some(table.game));
}

/// The replier's flag falls because of an act that is reversed: the envelope that was opened with it is shut again.
#[test]
fn envelope_reopens_after_reversal() {
    let mut regulations = Regulations::per_move(3);
    regulations.adjournment.check_in = true;
    let mut table = Table::with(Start::Standard, regulations);
    table.done(ARBITER, order());
    let text = text(&table, |_| {});
    table.done(WHITE, own(&text));
    let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!() };
    table.now = resume_at;
    table.done(Actor::Timekeeper, Command::Resume { envelope: None });
    assert_eq!(table.game.state(), State::ReplierAbsent);
    table.done(ARBITER, act(Act::Time { side: Color::Black, span: Span::ZERO - Span::days(2) }));
    let taken = table.game.events;
    table.now = table.deadline() + Span(1);
    let late = table.done(Actor::Timekeeper, open(&text));
    let [
        Event { kind: EventKind::CameLate { .. }, .. },
        Event { kind: EventKind::Opened { .. }, .. },
        Event { kind: EventKind::Ended { .. }, .. },
    ] = &late[..]
    else {
        panic!("{late:?}")
    };
    table.done(BLACK, Command::Appeal { act: taken });
    table.done(OTHER, Command::DecideAppeal { act: taken, reverse: true });
    assert_eq!(table.game.state(), State::ReplierAbsent);
    let mut given_up = table.clone();
    let before = table.entries();
    table.done(BLACK, open(&text));
    let again = opening_of(&table);
    let came = before.len();
    assert!(matches!(table.events[came].kind, EventKind::ResumptionRequested { .. }));
    let mut came_with_it = table.entries()[came].clone();
    came_with_it.cause.as_mut().unwrap().command = Command::Resume { envelope: Some(Disclosure::Withheld) };
    let mut withheld = with_verdict(&again, OpenVerdict::Illegal);
    let EventKind::Opened { envelope, .. } = &mut withheld.event.kind else { panic!() };
    envelope.clear();
    let so_far = [&before[..], &[came_with_it]].concat();
    assert_eq!(against(&so_far, GAME, &withheld), Some(InvalidEvent::Withheld), "it was shown");
    assert_eq!(table.game.state(), State::Playing);
    check_record(&table);
    let twice = RecordEntry { cause: table.causes[came].1.clone(), ..again };
    assert_eq!(against(&table.entries(), GAME, &twice), Some(InvalidEvent::NotSealed), "twice");

    given_up.done(BLACK, Command::Resign);
    given_up.now = given_up.now + Span::days(30);
    given_up.done(BLACK, Command::Publish { envelope: None });
    given_up.done(WHITE, Command::Publish { envelope: Some(Disclosure::new(GAME, text)) });
    assert!(matches!(given_up.events.last(), Some(Event { kind: EventKind::EnvelopePublished { .. }, .. })));
    check_record(&given_up);
}

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

/// The players agreed on the holders of their envelopes.
#[test]
fn envelope_for_wrong_holders() {
    let to = |ids: &[i64], needed| Holders::Arbiters {
        arbiters: ids.iter().map(|&id| PlayerId(id)).collect(),
        needed,
    };
    let named = |ids: &[i64], needed| {
        let mut regulations = Regulations::per_move(3);
        regulations.adjournment.arbiters = ids.iter().map(|&id| PlayerId(id)).collect();
        regulations.adjournment.needed = needed;
        regulations
    };
    for (rules, holders, right) in [
        (named(&[], 1), Holders::Vault, true),
        (named(&[], 1), to(&[9], 1), false),
        (named(&[], 1), to(&[2], 1), false),
        (named(&[9, 8], 1), to(&[9, 8], 1), true),
        // The other one has no key, or is no arbiter any more.
        (named(&[9, 8], 1), to(&[8], 1), true),
        (named(&[9, 8], 1), to(&[], 1), false),
        (named(&[9, 8], 1), Holders::Vault, false),
        (named(&[9, 8], 1), to(&[9, 7], 1), false),
        (named(&[9, 8], 2), to(&[9, 8], 2), true),
        (named(&[9, 8], 2), to(&[9, 8], 1), false),
        (named(&[9, 8], 2), to(&[9], 2), false),
        (named(&[9, 8], 2), to(&[9, 9], 2), false),
        (named(&[9, 8], 2), Holders::Vault, false),
        (named(&[9, 2], 1), to(&[9], 1), true),
        (named(&[9, 2], 1), to(&[9, 2], 1), false),
    ] {
        let mut table = Table::with(Start::Standard, rules);
        table.done(ARBITER, order());
        let envelope = || Envelope { holders: holders.clone(), ..closed(&text(&table, |_| {})) };
        for command in [Command::Draft { envelope: envelope() }, Command::Seal { envelope: Some(envelope()) }]
        {
            let mut table = table.clone();
            let before = table.entries();
            table.done(WHITE, command);
            let sealed = table.entries().pop().unwrap();
            let expected = (!right).then_some(InvalidEvent::Otherwise);
            assert_eq!(against(&before, GAME, &sealed), expected, "{sealed:?}");
        }
    }
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
