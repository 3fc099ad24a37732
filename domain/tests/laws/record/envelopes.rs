//! Openings of envelopes, judged again.

use super::*;

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
    let readings =
        || OpenVerdict::Ambiguous { readings: vec!["g1f3".into(), "d2d4".into()], draw_offer: false };
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
