//! I.1 to I.6: how a session ends, and the envelope until it is opened.

use super::*;

#[test]
fn i_1_1_session_end_orders_sealing() {
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
    // This differs from the last sentence: a move in the open is shown to no one, so nothing binds the player to it
    // (docs/arbitrate/adjournment.md).
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
fn i_1_1_drafts_can_be_replaced() {
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
fn i_1_2_early_sealer_is_charged() {
    let mut table = Table::with(Start::Standard, rules(|adjournment| adjournment.session_days = Some(2)));
    let (began, ends_at) = (table.now, table.game.session_ends_at().unwrap());
    assert_eq!(table.refused(BLACK, Command::AdjournEarly), Refusal::NotYourMove);
    table.done(WHITE, Command::AdjournEarly);
    let text = text(&table, "e4");
    table.done(WHITE, seal(&text));
    assert_eq!(table.game.clock.used.white, ends_at - began, "the rest of the session is charged");

    let mut long = Table::with(Start::Standard, rules(|adjournment| adjournment.session_days = Some(9)));
    let ends_at = long.game.session_ends_at().unwrap();
    assert_eq!(long.refused(WHITE, Command::AdjournEarly), Refusal::SessionTooLong { ends_at });
    assert_eq!(Table::standard().refused(WHITE, Command::AdjournEarly), Refusal::NoSession);
}

/// White has offered a draw, Black has thought for a day and seals 2...Nc6.
fn sealed() -> (Table, Event) {
    let mut table = Table::standard();
    table.play("e4 e5");
    table.done(WHITE, mv_offer("Nf3"));
    table.done(ARBITER, order());
    table.now = table.now + Span::days(1);
    let text = text(&table, "Nc6");
    let sealed = table.done(BLACK, seal(&text)).remove(0);
    (table, sealed)
}

fn face() -> (Table, Face) {
    let (table, Event { kind: EventKind::Sealed { face, .. }, .. }) = sealed() else { panic!() };
    (table, face)
}

#[test]
fn i_2_face_of_envelope_is_public() {
    let (table, sealed) = sealed();
    let EventKind::Sealed { envelope, .. } = &sealed.kind else { panic!() };
    assert_eq!(table.events.last(), Some(&sealed), "in the record, which everybody reads");
    let mut before = Table::standard();
    before.play("e4 e5 Nf3");
    assert_eq!(*envelope, closed(&text(&before, "Nc6")));
    let public = serde_json::to_string(&sealed).unwrap();
    for secret in ["Nc6", "b8c6", "nonce", "2836"] {
        assert!(!public.contains(secret), "{public}");
    }
}

#[test]
fn i_2_1_the_players_stand_on_the_envelope() {
    let (table, face) = face();
    assert_eq!(face.players, table.game.players);
    assert_ne!(face.players.white, face.players.black);
}

#[test]
fn i_2_2_position_is_on_the_face() {
    let (_, face) = face();
    assert_eq!(face.fen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

#[test]
fn i_2_3_times_used_are_on_the_face() {
    let (table, face) = face();
    assert_eq!(face.used, table.game.clock.used, "the sealed move included");
    assert!(face.used.black > Span::days(1) && face.used.white < Span::minutes(1), "{:?}", face.used);
}

#[test]
fn i_2_4_sealer_is_on_the_face() {
    let (_, Event { kind: EventKind::Sealed { by, .. }, .. }) = sealed() else { panic!() };
    assert_eq!(by, Color::Black);
    let (table, _) = adjourned(Regulations::default());
    assert!(matches!(
        table.events.last(),
        Some(Event { kind: EventKind::Sealed { by: Color::White, .. }, .. })
    ));
}

#[test]
fn i_2_5_move_number_is_on_the_face() {
    let (_, Event { kind: EventKind::Sealed { face, ply, .. }, .. }) = sealed() else { panic!() };
    assert_eq!((face.move_number, ply), (2, Ply(4)));
}

#[test]
fn i_2_7_resumption_is_on_the_face() {
    let (table, Event { kind: EventKind::Sealed { resume_at, .. }, .. }) = sealed() else { panic!() };
    assert_eq!(resume_at, table.now + Span::days(14));
    let (other, _) = adjourned(rules(|adjournment| adjournment.resume_after_days = 3));
    let Some(Event { kind: EventKind::Sealed { resume_at, .. }, .. }) = other.events.last() else { panic!() };
    assert_eq!(*resume_at, other.now + Span::days(3), "as the regulations have it");
}

#[test]
fn i_3_the_arbiter_acknowledges_the_face_once() {
    let (mut table, _) = adjourned(Regulations::default());
    assert_eq!(table.refused(WHITE, Command::AcknowledgeFace), Refusal::NotAnArbiter);
    let events = table.done(ARBITER, Command::AcknowledgeFace);
    assert!(matches!(events[..], [Event { kind: EventKind::FaceAcknowledged { by: PlayerId(9) }, .. }]));
    assert_eq!(table.refused(OTHER_ARBITER, Command::AcknowledgeFace), Refusal::AlreadyAcknowledged);
    assert_eq!(Table::standard().refused(ARBITER, Command::AcknowledgeFace), Refusal::NotAdjourned);
}

#[test]
fn i_4_offer_after_sealing_stands() {
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
fn i_2_6_offer_before_sealing_stands() {
    let mut table = Table::standard();
    table.done(WHITE, mv_offer("e4"));
    table.done(ARBITER, order());
    let text = text(&table, "e5");
    let events = table.done(BLACK, seal(&text));
    assert!(
        matches!(&events[0].kind, EventKind::Sealed { face, .. } if face.draw_offer == Some(Color::White)),
        "and on the envelope: {events:?}"
    );
    table.done(WHITE, opened(&text));
    assert!(table.game.draw_offer.is_some_and(|offer| offer.by == Color::White));
    table.done(BLACK, Command::AcceptDraw);
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Agreement)));
}

#[test]
fn i_5_position_and_clocks_are_restored() {
    let mut table = Table::with(Start::Standard, with_arbiters());
    table.play("e4 e5");
    table.done(ARBITER, order());
    table.now = table.now + Span::days(1);
    let text = text(&table, "Nf3");
    let holders = Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 };
    table.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&text) }) });
    let Some(Event { kind: EventKind::Sealed { face, .. }, .. }) = table.events.last().cloned() else {
        panic!()
    };
    table.now = resume_at(&table);
    table.done(BLACK, RESUME);
    assert_eq!((table.game.state(), table.game.clock.running), (State::Due, None));
    assert_eq!((&face.fen, face.used), (&table.game.position.fen(), table.game.clock.used));
    assert_eq!(table.game.ply, Ply(2));
    table.now = table.now + Span::hours(5);
    table.done(ARBITER, shown(&text));
    assert_eq!((table.game.ply, table.game.clock.used), (Ply(3), face.used), "no second was used since");
    let clock = running(&table);
    assert_eq!((clock.side, clock.since), (Color::Black, table.now));
    assert_eq!(clock.deadline, table.now + Span::days(3), "all of the time for the move");
}

#[test]
fn i_6_resignation_keeps_the_envelope_closed() {
    for (command, termination) in
        [(Command::Resign, Termination::Resignation), (Command::AcceptDraw, Termination::Agreement)]
    {
        let (mut table, text) = adjourned(Regulations::default());
        table.done(BLACK, Command::OfferDraw);
        table.done(WHITE, command);
        assert_eq!(table.ended().unwrap().1, termination);
        assert_eq!(table.refused(ARBITER, shown(&text)), Refusal::NoShutEnvelope);
        assert_eq!(table.refused(WHITE, shown(&text)), Refusal::NoShutEnvelope);
        assert!(!table.events.iter().any(|event| matches!(event.kind, EventKind::Opened { .. })));
    }
}

#[test]
fn i_6_showing_needs_both_players() {
    let publish = |text: Option<&str>| Command::Publish {
        envelope: text.map(|text| Disclosure::new(GAME, text.into())),
    };
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
    assert!(
        matches!(other.events.last(), Some(Event { kind: EventKind::PublicationAgreed { .. }, .. })),
        "not the text"
    );
    other.done(WHITE, shown(&text));
    table.done(BLACK, publish(Some(&text)));
    for table in [&mut table, &mut other] {
        let Some(Event { kind: EventKind::EnvelopePublished { envelope, .. }, .. }) =
            table.events.last().cloned()
        else {
            panic!()
        };
        assert_eq!((&envelope, table.game.result()), (&text, before));
        assert_eq!(table.refused(ARBITER, shown(&text)), Refusal::NoShutEnvelope, "once");
    }

    // An arbiter's decision can be reversed, and then the envelope is needed.
    let (mut table, _) = adjourned(Regulations::default());
    let adjudged = Act::Adjudicate { outcome: Outcome::Draw };
    table.done(ARBITER, Command::Act { act: adjudged });
    assert_eq!(table.refused(WHITE, publish(None)), Refusal::NoShutEnvelope);
}

/// A person who can open an envelope does not play, whatever the regulations say by then.
#[test]
fn key_holders_cannot_be_substitutes() {
    let replace = |player| Command::Act {
        act: Act::Replace { side: Color::Black, player: PlayerId(player), zone: clock::Zone::default() },
    };
    let chief = Actor::Arbiter(PlayerId(7));
    // The arbiter is named for later sealed moves.
    let mut named = Table::with(Start::Standard, with_arbiters());
    assert_eq!(named.refused(chief, replace(8)), Refusal::BadReplacement);
    // The arbiter holds a draft, a sealed move, or an unopened envelope.
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
