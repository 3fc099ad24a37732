//! FIDE Guidelines I, adjourned games, clause by clause.

use std::collections::BTreeSet;

use domain::{
    notation::Letters,
    sealing::{EnvelopeText, Shown},
    *,
};

use crate::table::*;

const GAME: GameId = GameId(42);
const OTHER_ARBITER: Actor = Actor::Arbiter(PlayerId(8));
const RESUME: Command = Command::Resume { envelope: None };

fn rules(change: impl FnOnce(&mut AdjournmentRules)) -> Regulations {
    let mut regulations = Regulations::per_move(3);
    change(&mut regulations.adjournment);
    regulations.check().unwrap();
    regulations
}

fn check_in() -> Regulations {
    rules(|adjournment| {
        adjournment.check_in = true;
        adjournment.default_days = Some(5);
    })
}

/// The envelope's text with a move as the service understood it.
fn text(table: &Table, written: &str) -> String {
    text_with(table, written, |_| {})
}

fn text_with(table: &Table, written: &str, change: impl FnOnce(&mut EnvelopeText)) -> String {
    let letters = Letters::English;
    let mut envelope = EnvelopeText::write(GAME, &table.game, written, letters, false, [7; 16]).unwrap();
    change(&mut envelope);
    envelope.to_text().unwrap()
}

/// What a player sealed himself, whatever it is: nobody has looked at it.
fn own(text: &str) -> Command {
    Command::Seal { envelope: Some(Envelope { strict: true, ..closed(text) }) }
}

fn opened(text: &str) -> Command {
    Command::Resume { envelope: Some(Shown::new(GAME, text.into())) }
}

fn shown(text: &str) -> Command {
    Command::Open { envelope: Shown::new(GAME, text.into()), reason: None }
}

fn shown_early(text: &str) -> Command {
    Command::Open { envelope: Shown::new(GAME, text.into()), reason: Some(REASON) }
}

/// White has sealed 1.Nf3 at the arbiter's order.
fn adjourned(regulations: Regulations) -> (Table, String) {
    adjourned_with("Nf3", Start::Standard, regulations)
}

fn adjourned_with(written: &str, start: Start, regulations: Regulations) -> (Table, String) {
    let mut table = Table::with(start, regulations);
    table.done(ARBITER, order());
    let text = text(&table, written);
    table.done(table.on_move(), seal(&text));
    (table, text)
}

fn fen(fen: &str) -> Start {
    Start::Fen { fen: fen.into(), chess960: false }
}

fn resume_at(table: &Table) -> Instant {
    let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!("{:?}", table.game.phase) };
    resume_at
}

/// Time goes to there; somebody acts.
fn at(table: &mut Table, instant: Instant, actor: Actor, command: Command) -> Decision {
    table.now = instant;
    table.act_at(actor, command, Stamp::at(instant))
}

fn running(table: &Table) -> Running {
    table.game.clock.running.unwrap()
}

fn with_arbiters() -> Regulations {
    rules(|adjournment| adjournment.arbiters = vec![PlayerId(9), PlayerId(8)])
}

/// As [`adjourned`], in an envelope that only the arbiters open.
fn held(regulations: Regulations) -> (Table, String) {
    let mut table = Table::with(Start::Standard, regulations);
    table.done(ARBITER, order());
    let text = text(&table, "Nf3");
    let holders = Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 };
    table.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&text) }) });
    (table, text)
}

#[test]
fn every_clause_has_a_test_named_for_it() {
    let tests = include_str!("guidelines.rs");
    for clause in [
        "1_1", "1_2", "2", "2_6", "3", "4", "5", "6", "7", "8", "8_2", "9_1", "9_2", "9_3", "10", "11",
        "12_1", "12_2", "13", "14",
    ] {
        let named = format!("\nfn i_{clause}_");
        let letter = |at: usize| tests[at + named.len()..].starts_with(|c: char| c.is_ascii_lowercase());
        assert!(tests.match_indices(&named).any(|(at, _)| letter(at)), "Guidelines I.{clause}");
    }
}

#[test]
fn i_1_1_when_the_session_is_over_the_player_on_move_seals() {
    let mut table = Table::with(Start::Standard, rules(|adjournment| adjournment.session_days = Some(2)));
    let ends_at = table.game.session_ends_at().unwrap();
    assert_eq!(ends_at, table.now + Span::days(2));
    assert_eq!(table.game.due_at(), Some(ends_at), "before the flag");
    assert_eq!(table.refused(WHITE, Command::EndSession), Refusal::NotTheTimekeeper);
    let early = table.refused(Actor::Timekeeper, Command::EndSession);
    assert_eq!(early, Refusal::NotDue { resume_at: ends_at });
    at(&mut table, ends_at, Actor::Timekeeper, Command::EndSession);
    assert_eq!(table.game.state(), State::Sealing);
    assert_eq!(running(&table).side, Color::White, "only then is the clock stopped");
    // Last sentence: who moves in the open then shows it to nobody, so nothing binds him to that move.
    let before = table.game.clone();
    assert_eq!(table.refused(WHITE, mv("e4")), Refusal::MustSeal);
    assert_eq!(table.game, before);
    let other = text(&table, "d4");
    assert_eq!(table.clone().done(WHITE, seal(&other)).len(), 1);
    let text = text(&table, "e4");
    table.done(WHITE, seal(&text));
    assert_eq!(table.game.state(), State::Waiting);
    assert_eq!(table.game.clock.running, None);
    let mut free = Table::standard();
    assert_eq!(free.refused(Actor::Timekeeper, Command::EndSession), Refusal::NoSession);
}

#[test]
fn i_1_1_until_the_clock_is_stopped_the_sealed_move_may_be_changed() {
    let mut table = Table::with(Start::Standard, Regulations::per_move(3));
    let draft = |table: &Table, written: &str| Command::Draft { envelope: closed(&text(table, written)) };
    let first = draft(&table, "e4");
    assert_eq!(table.refused(WHITE, first.clone()), Refusal::NotSealing);
    table.done(ARBITER, order());
    assert_eq!(table.refused(WHITE, Command::Seal { envelope: None }), Refusal::NoDraft);
    assert_eq!(table.refused(BLACK, first.clone()), Refusal::NotYourMove);
    let started = running(&table);
    table.done(WHITE, first);
    let second = draft(&table, "d4");
    table.done(WHITE, second);
    assert_eq!(running(&table), started, "the clock runs");
    let mut late = table.clone();
    late.act_at(Actor::Timekeeper, Command::FlagFall, Stamp::at(started.deadline + Span(1)));
    assert_eq!(late.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
    table.done(WHITE, Command::Seal { envelope: None });
    let last = text(&Table::standard(), "d4");
    table.done(BLACK, opened(&last));
    assert_eq!(table.events.last().unwrap().played(), Some("d2d4"));
    assert_eq!(table.game.session.draft, None);
}

#[test]
fn i_1_2_who_adjourns_early_has_sealed_at_the_nominal_end_of_the_session() {
    let mut table = Table::with(Start::Standard, rules(|adjournment| adjournment.session_days = Some(2)));
    let (began, ends_at) = (table.now, table.game.session_ends_at().unwrap());
    assert_eq!(table.refused(BLACK, Command::AdjournEarly), Refusal::NotYourMove);
    table.done(WHITE, Command::AdjournEarly);
    let text = text(&table, "e4");
    table.done(WHITE, seal(&text));
    assert_eq!(table.game.clock.used.white, ends_at - began, "the rest of the session is his");

    let mut long = Table::with(Start::Standard, rules(|adjournment| adjournment.session_days = Some(9)));
    let ends_at = long.game.session_ends_at().unwrap();
    assert_eq!(long.refused(WHITE, Command::AdjournEarly), Refusal::SessionTooLong { ends_at });
    assert_eq!(Table::standard().refused(WHITE, Command::AdjournEarly), Refusal::NoSession);
}

#[test]
fn i_2_the_face_of_the_envelope_is_public() {
    let mut table = Table::standard();
    table.play("e4 e5");
    table.done(WHITE, mv_offer("Nf3"));
    table.done(ARBITER, order());
    let text = text(&table, "Nc6");
    let events = table.done(BLACK, seal(&text));
    let Event::Sealed { face, by, ply, resume_at, envelope, reflection, .. } = &events[0] else { panic!() };
    assert_eq!(face.players, table.game.players, "I.2.1");
    assert_eq!(face.fen, table.game.position.fen(), "I.2.2: before the sealed move");
    assert_eq!(face.used, table.game.clock.used, "I.2.3");
    assert!(*reflection > Span::ZERO && face.used.black >= *reflection);
    assert_eq!(*by, Color::Black, "I.2.4");
    assert_eq!((face.move_number, *ply), (2, Ply(4)), "I.2.5");
    assert_eq!(face.draw_offer, Some(Color::White), "I.2.6");
    assert_eq!(*resume_at, table.now + Span::days(14), "I.2.7");
    assert_eq!(*envelope, closed(&text));
    let public = serde_json::to_string(&events).unwrap();
    for secret in ["Nc6", "b8c6", "nonce", "2836"] {
        assert!(!public.contains(secret), "{public}");
    }
}

#[test]
fn i_3_the_arbiter_acknowledges_the_face_once() {
    let (mut table, _) = adjourned(Regulations::default());
    assert_eq!(table.refused(WHITE, Command::AcknowledgeFace), Refusal::NotAnArbiter);
    let events = table.done(ARBITER, Command::AcknowledgeFace);
    assert!(matches!(events[..], [Event::FaceAcknowledged { by: PlayerId(9), .. }]));
    assert_eq!(table.refused(OTHER_ARBITER, Command::AcknowledgeFace), Refusal::AlreadyAcknowledged);
    assert_eq!(Table::standard().refused(ARBITER, Command::AcknowledgeFace), Refusal::NotAdjourned);
}

#[test]
fn i_4_a_draw_offered_after_sealing_stands_until_it_is_answered() {
    let (mut table, text) = adjourned(Regulations::default());
    table.done(BLACK, Command::OfferDraw);
    table.done(BLACK, opened(&text));
    assert!(
        table.game.draw_offer.is_some_and(|offer| offer.by == Color::Black),
        "the opening answers nothing"
    );
    let mut accepted = table.clone();
    accepted.done(WHITE, Command::AcceptDraw);
    assert_eq!(accepted.ended(), Some((Outcome::Draw, Termination::Agreement)));
    table.play("d5 d4");
    assert_eq!(table.game.draw_offer, None, "a move declines it (9.1)");
}

#[test]
fn i_2_6_a_draw_offered_before_sealing_stands_after_the_opening() {
    let mut table = Table::standard();
    table.done(WHITE, mv_offer("e4"));
    table.done(ARBITER, order());
    let text = text(&table, "e5");
    table.done(BLACK, seal(&text));
    table.done(WHITE, opened(&text));
    assert!(table.game.draw_offer.is_some_and(|offer| offer.by == Color::White));
    table.done(BLACK, Command::AcceptDraw);
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Agreement)));
}

#[test]
fn i_5_the_position_before_the_sealed_move_and_the_clocks_stand_at_the_resumption() {
    let (table, _) = adjourned(Regulations::default());
    let Some(Event::Sealed { face, .. }) = table.events.last() else { panic!() };
    assert_eq!((&face.fen, face.used), (&table.game.position.fen(), table.game.clock.used));
    assert_eq!(table.game.ply, Ply(0));
}

#[test]
fn i_6_a_draw_or_a_resignation_ends_the_game_and_the_envelope_stays_shut() {
    for (command, termination) in
        [(Command::Resign, Termination::Resignation), (Command::AcceptDraw, Termination::Agreement)]
    {
        let (mut table, text) = adjourned(Regulations::default());
        table.done(BLACK, Command::OfferDraw);
        table.done(WHITE, command);
        assert_eq!(table.ended().unwrap().1, termination);
        assert_eq!(table.refused(ARBITER, shown(&text)), Refusal::NoShutEnvelope);
        assert_eq!(table.refused(WHITE, shown(&text)), Refusal::NoShutEnvelope);
        assert!(!table.events.iter().any(|event| matches!(event, Event::Opened { .. })));
    }
}

#[test]
fn i_6_an_envelope_that_stayed_shut_is_shown_only_if_both_agree() {
    let publish =
        |text: Option<&str>| Command::Publish { envelope: text.map(|text| Shown::new(GAME, text.into())) };
    let (mut table, text) = adjourned(Regulations::default());
    assert_eq!(table.refused(WHITE, publish(None)), Refusal::NoShutEnvelope, "the game goes on");
    table.done(BLACK, Command::Resign);
    let before = table.game.result();
    table.done(WHITE, publish(None));
    assert_eq!(table.refused(WHITE, publish(None)), Refusal::AlreadyRequested, "one is not both");
    assert_eq!(table.refused(ARBITER, shown(&text)), Refusal::NoShutEnvelope);
    assert_eq!(table.refused(BLACK, publish(None)), Refusal::EnvelopeNeeded);
    let mut other = table.clone();
    other.done(BLACK, publish(Some("postzug sealed move 1\n")));
    assert!(matches!(other.events.last(), Some(Event::PublicationAgreed { .. })), "not the text");
    other.done(WHITE, shown(&text));
    table.done(BLACK, publish(Some(&text)));
    for table in [&mut table, &mut other] {
        let Some(Event::EnvelopePublished { envelope, .. }) = table.events.last().cloned() else { panic!() };
        assert_eq!((&envelope, table.game.result()), (&text, before));
        assert_eq!(table.refused(ARBITER, shown(&text)), Refusal::NoShutEnvelope, "once");
    }

    // What an arbiter decided can be reversed, and then the envelope is needed.
    let (mut table, _) = adjourned(Regulations::default());
    let adjudged = Act::Adjudicate { outcome: Outcome::Draw };
    table.done(ARBITER, Command::Act { act: adjudged, reason: Digest([7; 32]) });
    assert_eq!(table.refused(WHITE, publish(None)), Refusal::NoShutEnvelope);
}

#[test]
fn i_7_the_envelope_is_opened_only_when_the_player_who_must_reply_is_there() {
    let (mut table, text) = adjourned(check_in());
    table.done(WHITE, RESUME);
    let due = resume_at(&table);
    let decision = at(&mut table, due, Actor::Timekeeper, opened(&text));
    assert!(matches!(decision.events[..], [Event::Resumed { .. }]), "{decision:?}");
    assert_eq!(table.game.state(), State::ReplierAbsent);
    assert_eq!(table.refused(WHITE, shown(&text)), Refusal::NotToBeOpened);
    // An arbiter may, with a reason (mapping 7.2).
    assert_eq!(table.clone().refused(ARBITER, shown(&text)), Refusal::BadReason);
    let events = table.clone().done(ARBITER, shown_early(&text));
    assert!(matches!(&events[0], Event::Opened { by: Some(PlayerId(9)), reason: Some(_), .. }));
    let events = table.done(BLACK, opened(&text));
    let [Event::ResumptionRequested { .. }, Event::Opened { present, by: None, .. }] = &events[..] else {
        panic!("{events:?}")
    };
    assert_eq!(*present, ByColor { white: true, black: true });
}

#[test]
fn i_7_before_the_time_the_game_resumes_when_both_are_there() {
    let (mut table, text) = adjourned(check_in());
    assert!(matches!(table.done(BLACK, opened(&text))[..], [Event::ResumptionRequested { .. }]));
    assert_eq!(table.game.state(), State::Waiting);
    assert_eq!(table.refused(BLACK, opened(&text)), Refusal::AlreadyRequested);
    table.done(WHITE, opened(&text));
    assert_eq!(table.game.state(), State::Playing);
    assert_eq!(table.game.session.absent, None);
}

#[test]
fn i_7_arbiters_open_what_they_hold_and_a_late_opening_costs_nobody_time() {
    let (mut table, text) = held(with_arbiters());
    let events = table.done(BLACK, RESUME);
    assert!(matches!(events[..], [Event::ResumptionRequested { .. }, Event::Resumed { .. }]), "{events:?}");
    assert_eq!((table.game.state(), table.game.clock.running), (State::Due, None));
    assert_eq!(table.refused(ARBITER, RESUME), Refusal::ArbitersHoldIt);
    assert_eq!(table.refused(BLACK, shown(&text)), Refusal::NotAnArbiter);
    table.now = table.now + Span::days(9);
    assert!(matches!(
        table.refused(ARBITER, shown(&text.replace("Nf3", "Nc3"))),
        Refusal::CommitmentMismatch { .. }
    ));
    let events = table.done(ARBITER, shown(&text));
    assert!(matches!(&events[0], Event::Opened { by: Some(PlayerId(9)), envelope, .. } if *envelope == text));
    assert_eq!(running(&table).since, table.now);
    table.play("d5");
    assert_eq!(table.game.clock.used.black, Span(1000));
}

/// Who can open an envelope does not sit down at the board, whatever the regulations say by then.
#[test]
fn nobody_who_can_open_a_sealed_move_is_put_in_as_a_player() {
    let replace = |player| Command::Act {
        act: Act::Replace { side: Color::Black, player: PlayerId(player), zone: clock::Zone::default() },
        reason: Digest([7; 32]),
    };
    let chief = Actor::Arbiter(PlayerId(7));
    // He is named for what will be sealed.
    let mut named = Table::with(Start::Standard, with_arbiters());
    assert_eq!(named.refused(chief, replace(8)), Refusal::BadReplacement);
    // He holds what is drafted, sealed, or stayed shut.
    let mut table = Table::with(Start::Standard, Regulations::per_move(3));
    table.done(ARBITER, order());
    let holders = Holders::Arbiters { arbiters: vec![PlayerId(8)], needed: 1 };
    let envelope = Envelope { holders, ..closed(&text(&table, "Nf3")) };
    table.done(WHITE, Command::Draft { envelope });
    assert_eq!(table.refused(chief, replace(8)), Refusal::BadReplacement);
    table.done(WHITE, Command::Seal { envelope: None });
    assert_eq!(table.refused(chief, replace(8)), Refusal::BadReplacement);
    table.done(chief, replace(5));
    named.done(chief, replace(5));
}

#[test]
fn i_7_before_the_time_two_arbiters_can_be_required() {
    let regulations = rules(|adjournment| {
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        adjournment.needed_early = 2;
    });
    let (mut table, text) = held(regulations);
    let approve = Command::ApproveEarlyOpening { reason: REASON };
    assert_eq!(table.refused(ARBITER, shown_early(&text)), Refusal::SecondArbiterNeeded);
    assert_eq!(table.refused(BLACK, approve.clone()), Refusal::NotAnArbiter);
    table.done(ARBITER, approve);
    assert_eq!(table.refused(ARBITER, shown_early(&text)), Refusal::SecondArbiterNeeded, "he is one");
    let events = table.done(OTHER_ARBITER, shown_early(&text));
    let Event::Opened { by, with, .. } = &events[0] else { panic!() };
    assert_eq!((*by, *with), (Some(PlayerId(8)), Some(PlayerId(9))));
    // The same goes for what the service holds.
    let regulations = rules(|adjournment| adjournment.needed_early = 2);
    let (mut table, text) = adjourned(regulations);
    assert_eq!(table.refused(ARBITER, opened(&text)), Refusal::SecondArbiterNeeded);
    // When it is due, one is enough.
    let due = resume_at(&table);
    assert!(at(&mut table, due, ARBITER, opened(&text)).refusal.is_none());
}

#[test]
fn i_7_before_the_time_one_arbiter_says_why_before_the_service_opens_what_it_holds() {
    let (mut table, text) = adjourned(rules(|adjournment| adjournment.needed_early = 1));
    assert_eq!(table.refused(ARBITER, opened(&text)), Refusal::BadReason);
    table.done(ARBITER, Command::ApproveEarlyOpening { reason: REASON });
    let events = table.done(ARBITER, opened(&text));
    assert!(matches!(&events[0], Event::Opened { by: Some(PlayerId(9)), with: None, .. }), "{events:?}");
}

/// I.8.1 to I.8.3, and the exception of 6.9: no win for who could never mate.
#[test]
fn i_8_an_ambiguous_unreadable_or_illegal_sealed_move_loses() {
    let knights = "7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1";
    let bare = "7k/8/8/8/8/8/P7/K1N3N1 w - - 0 1";
    let ambiguous = OpenVerdict::Ambiguous { readings: vec!["c1e2".into(), "g1e2".into()] };
    let cases = [
        (knights, "Ne2", "", ambiguous.clone(), Outcome::BlackWins),
        (knights, "Nd4", "", OpenVerdict::Illegal, Outcome::BlackWins),
        (knights, "scribble", "", OpenVerdict::Illegal, Outcome::BlackWins),
        (knights, "Nb3", "c1c8", OpenVerdict::Illegal, Outcome::BlackWins),
        (bare, "Ne2", "", ambiguous, Outcome::Draw),
        (bare, "Nh8", "", OpenVerdict::Illegal, Outcome::Draw),
    ];
    for (position, written, uci, verdict, outcome) in cases {
        let mut table = Table::fen(position);
        table.done(ARBITER, order());
        let text = text_with(&table, "Kb2", |envelope| {
            envelope.written = written.into();
            envelope.uci = uci.into();
        });
        table.done(WHITE, own(&text));
        let events = table.done(BLACK, opened(&text));
        assert!(
            matches!(&events[0], Event::Opened { verdict: v, .. } if *v == verdict),
            "{written}: {events:?}"
        );
        assert_eq!(table.ended(), Some((outcome, Termination::SealedMove)), "{written}");
    }
}

#[test]
fn i_8_2_what_is_no_envelope_at_all_cannot_be_made_out() {
    let elsewhere = text(&Table::fen("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1"), "Kb2");
    for text in ["Nf3", "", "\u{0}\n", elsewhere.as_str()] {
        let mut table = Table::standard();
        table.done(ARBITER, order());
        table.done(WHITE, own(text));
        table.done(BLACK, opened(text));
        assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::SealedMove)), "{text:?}");
    }
}

/// Both parts of a closed envelope are public: a copy of it, sealed in another game, must not open the original.
#[test]
fn a_copy_of_another_games_envelope_loses_and_its_text_is_shown_to_nobody() {
    let secret = text_with(&Table::standard(), "Nf3", |envelope| envelope.game = GameId(41));
    for by_arbiter in [false, true] {
        let mut table = if by_arbiter {
            let mut table = Table::with(Start::Standard, with_arbiters());
            table.done(ARBITER, order());
            let holders = Holders::Arbiters { arbiters: vec![PlayerId(9)], needed: 1 };
            let copy = Envelope { strict: true, holders, ..closed(&secret) };
            table.done(WHITE, Command::Seal { envelope: Some(copy) });
            table
        } else {
            let mut table = Table::standard();
            table.done(ARBITER, order());
            table.done(WHITE, own(&secret));
            table
        };
        let events = if by_arbiter {
            table.done(BLACK, RESUME);
            table.done(ARBITER, shown(&secret))
        } else {
            table.done(BLACK, opened(&secret))
        };
        let Event::Opened { envelope, verdict, .. } = &events[0] else { panic!("{events:?}") };
        assert_eq!((envelope.as_str(), verdict), ("", &OpenVerdict::Illegal));
        assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::SealedMove)));
        let record = format!("{:?}", table.events);
        assert!(!record.contains("Nf3") && !record.contains("g1f3"), "{record}");
    }
}

#[test]
fn i_8_what_was_understood_when_it_was_sealed_is_played_whatever_is_read_later() {
    let mut table = Table::fen("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1");
    table.done(ARBITER, order());
    let text = text_with(&table, "Nce2", |envelope| envelope.written = "Se2".into());
    table.done(WHITE, seal(&text));
    table.done(BLACK, opened(&text));
    assert_eq!(table.events.last().unwrap().played(), Some("c1e2"));
}

#[test]
fn i_8_us_policy_the_opponent_chooses_among_the_readings() {
    let regulations = rules(|adjournment| adjournment.ambiguous = AmbiguousSealed::OpponentChooses);
    let mut table = Table::ruled("7k/p7/8/8/8/8/8/K1N3N1 w - - 0 1", regulations);
    table.done(ARBITER, order());
    let text = text_with(&table, "Kb2", |envelope| {
        envelope.written = "Ne2".into();
        envelope.uci.clear();
    });
    table.done(WHITE, own(&text));
    table.done(BLACK, opened(&text));
    assert_eq!(table.game.state(), State::Choosing);
    assert_eq!(running(&table).side, Color::Black);
    let choose = |text: &str| Command::ChooseReading { text: text.into(), letters: Letters::English };
    assert_eq!(table.refused(WHITE, choose("Nge2")), Refusal::NotYourMove);
    for no in ["Kb2", "Ne2", "what"] {
        assert_eq!(table.refused(BLACK, choose(no)), Refusal::NotAReading, "{no}");
    }
    let started = running(&table);
    let mut late = table.clone();
    at(&mut late, started.deadline + Span(1), Actor::Timekeeper, Command::FlagFall);
    assert_eq!(late.ended(), Some((Outcome::WhiteWins, Termination::TimeLimitExceeded)));
    table.done(BLACK, choose("Nge2"));
    assert_eq!((table.events.last().unwrap().played(), table.game.ply), (Some("g1e2"), Ply(1)));
    assert_eq!(running(&table), started, "on his own clock");
    table.play("a6");
    assert_eq!(table.refused(BLACK, choose("Nge2")), Refusal::NotAReading);
    check_record(&table);
}

#[test]
fn i_9_1_replier_present_the_move_is_played_and_his_clock_starts() {
    let (mut table, text) = adjourned(Regulations::per_move(3));
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, opened(&text));
    assert_eq!((table.game.state(), table.game.ply), (State::Playing, Ply(1)));
    assert_eq!((running(&table).side, running(&table).since), (Color::Black, due));
}

#[test]
fn i_9_2_replier_absent_his_clock_runs_until_he_comes_and_goes_on_after_the_opening() {
    let (mut table, text) = held(rules(|adjournment| {
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        adjournment.check_in = true;
    }));
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!((running(&table).side, running(&table).since), (Color::Black, due));
    let came = due + Span::hours(20);
    at(&mut table, came, BLACK, RESUME);
    assert_eq!((table.game.state(), table.game.clock.running), (State::Due, None), "he may pause it");
    let opened_at = came + Span::days(1);
    at(&mut table, opened_at, ARBITER, shown(&text));
    let clock = running(&table);
    assert_eq!(clock.deadline, opened_at + Span::days(3) - Span::hours(20));
    let moved = opened_at + Span::hours(1);
    at(&mut table, moved, BLACK, mv("d5"));
    assert_eq!(table.game.clock.used.black, Span::hours(21));
    check_record(&table);
}

#[test]
fn i_9_3_sealer_absent_the_reply_goes_into_a_new_envelope_and_his_clock_runs() {
    let (mut table, first) = adjourned(check_in());
    let due = resume_at(&table);
    table.done(BLACK, RESUME);
    at(&mut table, due, Actor::Timekeeper, opened(&first));
    assert_eq!((table.game.ply, table.game.session.absent), (Ply(1), Some(Color::White)));
    let mut openly = table.clone();
    openly.play("d5");
    assert_eq!(running(&openly).side, Color::White, "he has the right, not the duty");

    let second = text(&table, "d5");
    assert_eq!(table.refused(WHITE, seal(&second)), Refusal::NotYourMove);
    table.now = due + Span::hours(2);
    table.done(BLACK, seal(&second));
    assert_eq!(table.game.state(), State::SealerAbsent);
    assert_eq!((running(&table).side, running(&table).since), (Color::White, table.now));
    assert_eq!(table.refused(WHITE, mv("d4")), Refusal::Adjourned);
    let started = running(&table);
    let came = started.since + Span::hours(5);
    let decision = at(&mut table, came, WHITE, opened(&second));
    assert_eq!(decision.refusal, None);
    assert_eq!((table.game.state(), table.game.ply), (State::Playing, Ply(2)));
    assert_eq!((running(&table).side, table.game.session.absent), (Color::White, None));
    assert_eq!(running(&table).deadline, started.deadline, "his clock has run since");
    assert_eq!(table.game.session.number, 2, "it is the same session");
    check_record(&table);
    // Whoever is there is answered on the board.
    table.play("d4");
    let third = text(&table, "Nf6");
    assert_eq!(table.refused(BLACK, seal(&third)), Refusal::NotSealing);
}

#[test]
fn i_10_who_comes_after_the_default_time_loses() {
    let late = |table: &Table| resume_at(table) + Span::days(5) + Span(1);
    // The replier; a limit of 20 days, so that his flag does not fall first.
    let regulations = Regulations { time_control: TimeControl::PerMove { days: 20 }, ..check_in() };
    let (mut table, text) = adjourned(regulations.clone());
    table.done(WHITE, RESUME);
    let (due, late_at) = (resume_at(&table), late(&table));
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(table.game.due_at(), Some(due + Span::days(5)));
    let mut in_time = table.clone();
    at(&mut in_time, late_at - Span(1), BLACK, opened(&text));
    assert_eq!(in_time.game.state(), State::Playing);
    for who in [Actor::Timekeeper, BLACK] {
        let mut table = table.clone();
        let decision = at(&mut table, late_at, who, opened(&text));
        assert!(matches!(decision.events[0], Event::CameLate { on_time: false, .. }), "{decision:?}");
        assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::Forfeit)));
    }
    // The sealer, after his move was opened.
    let (mut table, text) = adjourned(regulations.clone());
    let late_at = late(&table);
    table.done(BLACK, RESUME);
    at(&mut table, due, Actor::Timekeeper, opened(&text));
    at(&mut table, late_at, Actor::Timekeeper, RESUME);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
    // Neither.
    let (mut table, text) = adjourned(regulations.clone());
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, late_at, Actor::Timekeeper, opened(&text));
    assert_eq!(table.ended(), Some((Outcome::BothLose, Termination::Forfeit)));
    // The arbiter may decide otherwise.
    let (mut table, text) = adjourned(regulations);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, late_at - Span::days(1), ARBITER, shown_early(&text));
    assert_eq!(table.game.state(), State::Playing);
}

#[test]
fn i_10_but_if_the_sealed_move_ended_the_game_that_stands() {
    // White mates, or stalemates, with the sealed move; Black never comes.
    let mate = ("7k/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "Re8", (Outcome::WhiteWins, Termination::Checkmate));
    let stalemate = ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", (Outcome::Draw, Termination::Stalemate));
    for (position, written, ended) in [mate, stalemate] {
        for regulations in [check_in(), rules(|adjournment| adjournment.check_in = true)] {
            let (mut table, text) = adjourned_with(written, fen(position), regulations);
            table.done(WHITE, RESUME);
            let due = resume_at(&table);
            at(&mut table, due, Actor::Timekeeper, RESUME);
            // By his clock, which runs out first.
            let decision = at(&mut table, due + Span::days(3) + Span(1), Actor::Timekeeper, opened(&text));
            assert!(matches!(decision.events[0], Event::CameLate { on_time: true, .. }), "{decision:?}");
            assert_eq!(table.ended(), Some(ended), "{written}");
        }
    }
    // The arbiters hold it: the loss waits until it is opened.
    let (mut table, text) = held(rules(|adjournment| {
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        adjournment.check_in = true;
    }));
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, due + Span::days(3) + Span(1), Actor::Timekeeper, RESUME);
    assert_eq!((table.game.state(), table.game.due_at()), (State::Late, None));
    table.done(ARBITER, shown(&text));
    assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::TimeLimitExceeded)));
}

#[test]
fn i_11_if_neither_is_there_the_player_who_must_reply_loses_the_time() {
    let (mut table, text) = adjourned(check_in());
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(running(&table).side, Color::Black);
    at(&mut table, due + Span::days(1), WHITE, RESUME);
    assert_eq!(running(&table).side, Color::Black, "whoever else comes");
    at(&mut table, due + Span::days(2), BLACK, opened(&text));
    let moved = due + Span::days(2) + Span::hours(1);
    at(&mut table, moved, BLACK, mv("d5"));
    assert_eq!(table.game.clock.used.black, Span::days(2) + Span::hours(1));
}

#[test]
fn i_12_1_a_lost_envelope_only_the_text_that_was_sealed_counts() {
    let (mut table, text) = held(with_arbiters());
    let missing = Command::DeclareMissing { reason: REASON };
    assert_eq!(table.refused(BLACK, missing.clone()), Refusal::NotAnArbiter);
    assert_eq!(table.refused(WHITE, shown(&text)), Refusal::NotToBeOpened, "not before");
    table.done(ARBITER, missing.clone());
    assert_eq!(table.refused(ARBITER, missing), Refusal::AlreadyAcknowledged);
    assert_eq!((table.game.state(), table.game.clock.running), (State::Missing, None), "he may not have it");
    assert_eq!(table.game.due_at(), None, "nobody loses by waiting");
    let draw = Command::Act { act: Act::Adjudicate { outcome: Outcome::Draw }, reason: REASON };
    table.clone().done(ARBITER, draw);
    let better = text_with(&Table::standard(), "e4", |_| {});
    assert_eq!(table.refused(WHITE, shown(&better)), Refusal::CommitmentMismatch { sealed_by: Color::White });
    table.done(WHITE, shown(&text));
    assert_eq!((table.game.state(), table.events.last().unwrap().played()), (State::Playing, Some("g1f3")));
    check_record(&table);
}

/// The position is part of the record: it can always be set up again, so no game is annulled for want of it.
#[test]
fn i_12_2_the_adjourned_position_is_in_the_record() {
    let mut table = Table::standard();
    table.play("e4 e5 Nf3 Nc6 Bb5");
    table.done(ARBITER, order());
    let text = text(&table, "a6");
    table.done(BLACK, seal(&text));
    let Some(Event::Sealed { face, .. }) = table.events.last() else { panic!() };
    assert_eq!(Game::fold(&table.events).unwrap().position.fen(), face.fen);
}

#[test]
fn i_13_wrong_times_are_pointed_out_before_ones_first_move() {
    let (mut table, text) = adjourned(Regulations::default());
    assert_eq!(table.refused(BLACK, Command::QuestionClocks), Refusal::ClocksSettled);
    table.done(BLACK, opened(&text));
    let mut in_time = table.clone();
    in_time.done(BLACK, Command::QuestionClocks);
    assert_eq!(in_time.refused(BLACK, Command::QuestionClocks), Refusal::ClocksSettled, "once");
    in_time.done(WHITE, Command::QuestionClocks);
    table.play("d5");
    assert_eq!(table.refused(BLACK, Command::QuestionClocks), Refusal::ClocksSettled);
    table.clone().done(WHITE, Command::QuestionClocks);
    table.play("d4");
    assert_eq!(table.refused(WHITE, Command::QuestionClocks), Refusal::ClocksSettled);

    let used = ByColor { white: Span::hours(3), black: Span::hours(4) };
    let deadline = Some(table.now + Span::days(2));
    let correct = |used, deadline| Command::Act { act: Act::Clocks { used, deadline }, reason: REASON };
    assert_eq!(table.refused(BLACK, correct(used, None)), Refusal::NotAnArbiter);
    let negative = ByColor { white: Span(-1), ..used };
    assert_eq!(table.refused(ARBITER, correct(negative, None)), Refusal::BadClocks);
    let past = Some(table.now - Span(1));
    assert_eq!(table.refused(ARBITER, correct(used, past)), Refusal::BadClocks);
    table.done(ARBITER, correct(used, deadline));
    assert_eq!((table.game.clock.used, table.game.deadline()), (used, deadline));
    check_record(&table);
}

#[test]
fn i_14_another_start_is_announced_in_advance() {
    let (mut table, text) = adjourned(Regulations::default());
    let set = |days| {
        let resume_at = table.now + Span::days(days) + Span::hours(1);
        Command::SetResumption { resume_at, reason: REASON }
    };
    let (soon, later, far) = (set(0), set(20), set(400));
    assert_eq!(table.refused(WHITE, later.clone()), Refusal::NotAnArbiter);
    assert_eq!(table.refused(ARBITER, soon), Refusal::TooSoon);
    assert_eq!(table.refused(ARBITER, far), Refusal::TooSoon);
    let agreed = resume_at(&table);
    table.done(ARBITER, later);
    assert_eq!(
        at(&mut table.clone(), agreed, Actor::Timekeeper, opened(&text)).refusal,
        Some(Refusal::NotDue { resume_at: resume_at(&table) })
    );
}

#[test]
fn a_second_session_can_be_adjourned_again() {
    let (mut table, text_of_first) = adjourned(rules(|adjournment| adjournment.session_days = Some(2)));
    table.done(BLACK, opened(&text_of_first));
    assert_eq!((table.game.session.number, table.game.session.began_at), (2, table.now));
    let ends_at = table.game.session_ends_at().unwrap();
    assert_eq!(ends_at, table.now + Span::days(2));
    at(&mut table, ends_at, Actor::Timekeeper, Command::EndSession);
    let second = text(&table, "d5");
    table.done(BLACK, seal(&second));
    assert!(
        matches!(table.refused(WHITE, opened(&text_of_first)), Refusal::CommitmentMismatch { .. }),
        "replayed"
    );
    table.done(WHITE, opened(&second));
    assert_eq!((table.game.session.number, table.game.ply), (3, Ply(2)));
    check_record(&table);
}

#[test]
fn regulations_of_adjournment_have_bounds() {
    let refused = |change: fn(&mut AdjournmentRules)| {
        let mut regulations = Regulations::default();
        change(&mut regulations.adjournment);
        regulations.check().unwrap_err()
    };
    assert_eq!(refused(|rules| rules.session_days = Some(0)), RegulationsError::SessionDays);
    assert_eq!(refused(|rules| rules.default_days = Some(3)), RegulationsError::DefaultDays);
    assert_eq!(refused(|rules| rules.needed = 2), RegulationsError::Holders);
    assert_eq!(refused(|rules| rules.needed_early = 3), RegulationsError::Holders);
    assert_eq!(refused(|rules| rules.arbiters = vec![PlayerId(1); 2]), RegulationsError::Holders);
    assert_eq!(refused(|rules| rules.arbiters = (1..7).map(PlayerId).collect()), RegulationsError::Holders);
}

/// The diagram in docs/adjournment.md has exactly the states and arrows of the code. That the code takes no other is
/// looked at in every step of every test (`check_step`).
#[test]
fn the_diagram_shows_the_states_of_the_code() {
    let page = include_str!("../../../docs/adjournment.md");
    let diagram = page.split("stateDiagram-v2\n").nth(1).expect("a diagram").split("```").next().unwrap();
    let arrows = diagram.lines().filter_map(|line| line.trim().split_once(" --> "));
    let drawn: BTreeSet<(String, String)> = arrows
        .map(|(from, to)| (from.to_owned(), to.split(" :").next().unwrap().trim().to_owned()))
        .filter(|(from, to)| from != "[*]" && to != "[*]")
        .collect();
    let known = |state: &State| {
        state.next().iter().map(|next| (format!("{state:?}"), format!("{next:?}"))).collect::<Vec<_>>()
    };
    let coded: BTreeSet<_> = State::ALL.iter().flat_map(known).collect();
    assert_eq!(drawn, coded);
}

/// Nothing but a default time of 2 days ends these games.
fn awaited() -> Regulations {
    let mut regulations = Regulations { time_control: TimeControl::PerMove { days: 20 }, ..check_in() };
    regulations.adjournment.default_days = Some(2);
    regulations
}

#[test]
fn i_10_who_does_something_is_not_absent() {
    let does = [mv("d4"), mv_offer("d4"), Command::Adjourn, Command::QuestionClocks];
    for command in does {
        let (mut table, text) = adjourned(awaited());
        table.done(BLACK, RESUME);
        let due = resume_at(&table);
        at(&mut table, due, Actor::Timekeeper, opened(&text));
        table.play("d5");
        assert_eq!(table.game.session.absent, Some(Color::White));
        table.done(WHITE, command.clone());
        assert_eq!((table.game.session.absent, table.game.default_at()), (None, None), "{command:?}");
        at(&mut table, due + Span::days(2) + Span(1), Actor::Timekeeper, RESUME);
        assert_eq!(table.ended(), None, "{command:?}");
        check_record(&table);
    }
}

#[test]
fn i_10_an_early_opening_takes_nothing_of_anybodys_time() {
    let (mut table, text) = adjourned(awaited());
    let due = resume_at(&table);
    table.done(ARBITER, shown_early(&text));
    assert_eq!((running(&table).side, running(&table).since), (Color::Black, due));
    assert_eq!(table.game.default_at(), Some(due + Span::days(2)));
    at(&mut table, due + Span::days(1), BLACK, mv("d5"));
    assert_eq!(table.game.clock.used.black, Span::days(1));
    at(&mut table, due + Span::days(2), Actor::Timekeeper, RESUME);
    assert_eq!(table.ended(), None);
    at(&mut table, due + Span::days(2) + Span(1), Actor::Timekeeper, RESUME);
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
    // He moves before: it costs nothing.
    let (mut table, text) = adjourned(Regulations::default());
    table.done(ARBITER, shown_early(&text));
    table.play("d5");
    assert_eq!(table.game.clock.used.black, Span::ZERO);
    check_record(&table);
}

#[test]
fn i_10_nobody_is_late_because_the_service_was_away() {
    let days = Span::days;
    let returned = |from, until| Command::ReturnDowntime { from, until };
    // Away at the agreed time: the default time counts from the resumption.
    let (mut table, text) = adjourned(awaited());
    let due = resume_at(&table);
    at(&mut table, due + days(10), Actor::Timekeeper, RESUME);
    assert_eq!(table.game.default_at(), Some(due + days(12)));
    at(&mut table, due + days(11), BLACK, opened(&text));
    assert_eq!(table.game.state(), State::Playing);
    // Away while the replier, then the sealer, is waited for; each absence counts once.
    for absent in Color::ALL {
        let (mut table, text) = adjourned(awaited());
        if absent == Color::White {
            table.done(BLACK, RESUME);
        }
        at(&mut table, due, Actor::Timekeeper, opened(&text));
        for _ in 0..2 {
            at(&mut table, due + days(5), Actor::Timekeeper, returned(due + days(1), due + days(5)));
            assert_eq!(table.game.default_at(), Some(due + days(6)), "{absent}");
        }
        at(&mut table, due + days(6), Actor::Timekeeper, returned(due + days(7), due + days(8)));
        assert_eq!(table.game.default_at(), Some(due + days(6)), "it was too late before");
        at(&mut table, due + days(6), absent.fold_wb(WHITE, BLACK), opened(&text));
        assert_eq!((table.ended(), table.game.session.absent.is_none()), (None, absent == Color::White));
        check_record(&table);
    }
    // No clock runs while arbiters hold the envelope.
    let mut rules = awaited();
    rules.adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
    let (mut table, _) = held(rules);
    table.done(BLACK, RESUME);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!((table.game.state(), table.game.clock.running), (State::Due, None));
    at(&mut table, due + days(5), Actor::Timekeeper, returned(due + days(1), due + days(5)));
    assert_eq!(table.game.default_at(), Some(due + days(6)));
    check_record(&table);
}

#[test]
fn an_adjournment_while_the_first_sealer_is_absent_is_not_a_counter_envelope() {
    let (mut table, text_of_first) = adjourned(awaited());
    table.done(BLACK, RESUME);
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, opened(&text_of_first));
    table.done(ARBITER, order());
    let second = text(&table, "d5");
    table.done(BLACK, seal(&second));
    assert_eq!((table.game.state(), table.game.session.absent), (State::Waiting, None));
    let due = resume_at(&table);
    table.done(WHITE, RESUME);
    at(&mut table, due, Actor::Timekeeper, opened(&second));
    assert_eq!((table.game.session.number, table.game.session.absent), (3, Some(Color::Black)));
    check_record(&table);
}

/// White encrypted 1.Nf3 himself, and what the service has of it does not open.
fn unopened(regulations: Regulations) -> (Table, String) {
    let mut table = Table::with(Start::Standard, regulations);
    table.done(ARBITER, order());
    let text = text(&table, "Nf3");
    table.done(WHITE, own(&text));
    (table, text)
}

fn missing() -> Command {
    Command::DeclareMissing { reason: REASON }
}

#[test]
fn i_12_1_the_clock_of_who_sealed_himself_runs_from_the_agreed_time_and_is_charged() {
    let periods = TimeControl::fischer(Span::days(30), Span::ZERO, None);
    for control in [TimeControl::PerMove { days: 3 }, periods] {
        let (mut table, text) = unopened(Regulations {
            time_control: control,
            ..rules(|adjournment| adjournment.check_in = true)
        });
        let (due, used) = (resume_at(&table), table.game.clock.used.white);
        table.done(ARBITER, missing());
        assert_eq!((running(&table).side, running(&table).since), (Color::White, due));
        let mut silent = table.clone();
        let flag = running(&silent).deadline + Span(1);
        at(&mut silent, flag, Actor::Timekeeper, Command::FlagFall);
        assert_eq!(silent.ended(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
        let left = table.game.clock.sides.white.left;
        at(&mut table, due + Span::days(1), WHITE, shown(&text));
        assert_eq!(table.game.clock.used.white, used + Span::days(1));
        if left > Span::ZERO {
            assert_eq!(table.game.clock.sides.white.left, left - Span::days(1));
        }
        assert_eq!((running(&table).side, running(&table).since), (Color::Black, due + Span::days(1)));
        check_record(&table);
    }
}

#[test]
fn i_12_1_what_the_clocks_showed_and_who_came_late_is_kept() {
    let late = Regulations { time_control: TimeControl::PerMove { days: 20 }, ..check_in() };
    // The replier had been absent for 20 hours.
    for opens in [false, true] {
        let (mut table, text) = if opens { adjourned(late.clone()) } else { unopened(late.clone()) };
        let due = resume_at(&table);
        table.done(WHITE, RESUME);
        at(&mut table, due, Actor::Timekeeper, RESUME);
        let found = due + Span::hours(20);
        at(&mut table, found, ARBITER, missing());
        let shown_at = found + Span::days(2);
        at(&mut table, shown_at, WHITE, shown(&text));
        assert_eq!((table.game.state(), running(&table).side), (State::Playing, Color::Black));
        assert_eq!(running(&table).deadline, shown_at + Span::days(20) - Span::hours(20));
        check_record(&table);
    }
    // He came after the default time.
    let mut rules = late;
    rules.adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
    let (mut table, text) = held(rules);
    let due = resume_at(&table);
    table.done(WHITE, RESUME);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    at(&mut table, due + Span::days(5) + Span(1), Actor::Timekeeper, RESUME);
    assert_eq!(table.game.state(), State::Late);
    table.done(ARBITER, missing());
    table.done(WHITE, shown(&text));
    assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::Forfeit)));
}

#[test]
fn i_10_who_sealed_himself_and_never_comes_loses() {
    let (table, _) = unopened(awaited());
    let due = resume_at(&table);
    for actor in [Actor::Timekeeper, WHITE] {
        let mut table = table.clone();
        table.done(BLACK, RESUME);
        at(&mut table, due, Actor::Timekeeper, opened("not what was sealed"));
        assert_eq!(table.game.state(), State::Missing);
        assert_eq!(table.game.due_at(), Some(due + Span::days(2)));
        at(&mut table, due + Span::days(2) + Span(1), actor, RESUME);
        assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Forfeit)));
        check_record(&table);
    }
}

#[test]
fn i_9_2_his_clock_pauses_when_his_word_was_received() {
    let (mut table, text) = adjourned(check_in());
    let due = resume_at(&table);
    table.done(WHITE, RESUME);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    let (received_at, judged_at) = (due + Span::hours(5), due + Span::hours(7));
    table.now = judged_at;
    let came = table.act_at(BLACK, opened(&text), Stamp { received_at, judged_at });
    assert_eq!(came.refusal, None);
    assert_eq!(running(&table).deadline, judged_at + Span::days(3) - Span::hours(5));
    check_record(&table);
}
