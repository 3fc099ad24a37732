//! Every event, changed in each of its fields.

use super::*;

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
    let sealed =
        EnvelopeText { written: "Ne2".into(), uci: String::new(), draw_offer: true, ..sealed.unwrap() };
    let sealed = sealed.to_text().unwrap();
    chosen.done(WHITE, own(&sealed));
    chosen.done(BLACK, open(&sealed));
    chosen.done(BLACK, Command::ChooseReading { m: "Nge2".into() });
    vec![draw, refilled, silent, resumed, early, given_up, chosen]
}

/// The event as an earlier version wrote it: without a question that waits, and an offer in an ambiguous sealed move.
fn of_earlier_version(event: &Event) -> Event {
    let mut event = event.clone();
    match &mut event.kind {
        EventKind::ClocksQuestioned { waits: flag, .. }
        | EventKind::Opened { verdict: OpenVerdict::Ambiguous { draw_offer: flag, .. }, .. } => *flag = false,
        _ => {}
    }
    event
}

/// An earlier version dropped the offer. Its record is right.
#[test]
fn earlier_ambiguous_openings_are_verified() {
    let table = rare().pop().unwrap();
    let mut entries = table.entries();
    let written = serde_json::to_string(&table.events).unwrap();
    for entry in &mut entries {
        entry.event = of_earlier_version(&entry.event);
        if let EventKind::ReadingChosen { draw_offer, .. } = &mut entry.event.kind {
            *draw_offer = false;
        }
    }
    let mut verifier = RecordVerifier::default();
    for entry in &entries {
        assert_eq!(verifier.push(GAME, entry).map(drop), Ok(()), "{entry:?}");
    }
    let events: Vec<_> = entries.into_iter().map(|entry| entry.event).collect();
    let earlier = serde_json::to_string(&events).unwrap();
    assert_eq!(written.replace(r#","draw_offer":true"#, ""), earlier, "byte for byte");
    assert_eq!(verifier.into_game().unwrap().draw_offer, None);
}

/// A forger can change no value of an event but the instant of judgement, and what an earlier version left out. They can
/// leave out no event that follows on another, and give none without a cause. Changed causes are found, but for the fields
/// in [`FREE`].
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
                    let is_earlier = event == of_earlier_version(&entry.event);
                    if event == entry.event || is_first || is_earlier {
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
