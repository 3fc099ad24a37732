//! I.1 to I.6: how a session ends, and the envelope until it is opened.

use super::*;

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
