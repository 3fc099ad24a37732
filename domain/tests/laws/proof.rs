//! Whoever writes the record cannot let an envelope say what does not stand in it.

use domain::{
    notation::Letters,
    sealing::{EnvelopeText, Shown},
    *,
};

use crate::table::*;

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
    Command::Resume { envelope: Some(Shown::new(GAME, text.into())) }
}

/// White has sealed this himself at the arbiter's order.
fn adjourned(change: impl FnOnce(&mut EnvelopeText)) -> (Table, String) {
    let mut table = Table::with(Start::Standard, Regulations::per_move(3));
    table.done(ARBITER, order());
    let text = text(&table, change);
    table.done(WHITE, own(&text));
    (table, text)
}

type Record = Vec<(Actor, Event)>;

fn record(table: &Table) -> Record {
    table.actors.iter().copied().zip(table.events.iter().cloned()).collect()
}

/// What there is against an event that follows on these.
fn against(events: &[(Actor, Event)], id: GameId, actor: Actor, event: &Event) -> Option<FalseEvent> {
    let mut trial = Trial::default();
    for (actor, event) in events {
        trial.push(GAME, *actor, event).unwrap();
    }
    trial.push(id, actor, event).err()
}

/// The opening with another verdict.
fn judged(opening: &Event, verdict: OpenVerdict) -> Event {
    let mut event = opening.clone();
    let Event::Opened { verdict: said, .. } = &mut event else { panic!("{event:?}") };
    *said = verdict;
    event
}

#[test]
fn another_verdict_than_the_rules_give_is_found() {
    let played = |uci: &str, draw_offer: bool| OpenVerdict::Played { uci: uci.into(), draw_offer };
    let readings = || OpenVerdict::Ambiguous { readings: vec!["g1f3".into(), "d2d4".into()] };
    for (uci, right) in
        [("g1f3", played("g1f3", false)), ("g1f4", OpenVerdict::Illegal), ("", played("g1f3", false))]
    {
        let (mut table, text) = adjourned(|text| text.uci = uci.into());
        let before = record(&table);
        let opening = table.done(BLACK, open(&text)).remove(0);
        assert_eq!(opening, judged(&opening, right.clone()));
        for verdict in [
            played("g1f3", false),
            played("g1f3", true),
            played("d2d4", false),
            OpenVerdict::Illegal,
            readings(),
        ] {
            let expected = (verdict != right).then_some(FalseEvent::Verdict);
            assert_eq!(
                against(&before, GAME, BLACK, &judged(&opening, verdict.clone())),
                expected,
                "{uci}: {verdict:?}"
            );
        }
        assert_eq!(against(&before, GameId(41), BLACK, &opening), Some(FalseEvent::Elsewhere));
        assert_eq!(
            against(&record(&table)[..=before.len()], GAME, BLACK, &opening),
            Some(FalseEvent::NotSealed),
            "twice"
        );
        check_record(&table);
    }
}

#[test]
fn only_what_a_player_sealed_himself_is_withheld_and_only_as_no_move() {
    let (mut table, strange) = adjourned(|text| text.game = GameId(41));
    let before = record(&table);
    let withheld = table.done(BLACK, open(&strange)).remove(0);
    assert_eq!(against(&before, GAME, BLACK, &withheld), None);
    let verdict = OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false };
    assert_eq!(against(&before, GAME, BLACK, &judged(&withheld, verdict)), Some(FalseEvent::Verdict));
    let mut assisted = before;
    let Some((_, Event::Sealed { envelope, .. })) = assisted.last_mut() else { panic!() };
    envelope.strict = false;
    assert_eq!(against(&assisted, GAME, BLACK, &withheld), Some(FalseEvent::Withheld));
}

/// The order to adjourn was reversed on appeal, and White sealed anew.
#[test]
fn an_older_envelope_of_the_same_game_is_not_opened_in_place_of_the_last() {
    let (mut table, older) = adjourned(|_| {});
    let seq = table.game.acts[0].seq;
    table.done(WHITE, Command::Appeal { act: seq, message: REASON });
    table.done(OTHER, Command::DecideAppeal { act: seq, reverse: true, reason: REASON });
    assert_eq!(table.game.state(), State::Playing);
    table.done(ARBITER, order());
    let last = text(&table, |text| text.uci = "d2d4".into());
    table.done(WHITE, own(&last));
    let before = record(&table);
    let opening = table.done(BLACK, open(&last)).remove(0);
    assert_eq!(against(&before, GAME, BLACK, &opening), None);
    let mut false_opening = judged(&opening, OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false });
    let Event::Opened { envelope, .. } = &mut false_opening else { panic!() };
    *envelope = older;
    assert_eq!(against(&before, GAME, BLACK, &false_opening), Some(FalseEvent::NotSealed));
}

/// The arbiter takes time of the sealer who looks for his text, his flag falls, and the act is reversed.
#[test]
fn what_could_be_needed_again_is_not_shown_and_what_was_shown_can_still_be_opened() {
    let publish =
        |text: Option<&str>| Command::Publish { envelope: text.map(|text| Shown::new(GAME, text.into())) };
    let (mut table, text) = adjourned(|_| {});
    table.done(ARBITER, Command::DeclareMissing { reason: REASON });
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
    assert!(matches!(settled.events.last(), Some(Event::EnvelopePublished { .. })));
    check_record(&settled);

    let appeal = Command::Appeal { act: seq, message: REASON };
    let reverse = |reverse| Command::DecideAppeal { act: seq, reverse, reason: REASON };
    let mut waits = table.clone();
    waits.done(WHITE, appeal.clone());
    waits.now = waits.now + Span::days(30);
    assert_eq!(waits.refused(BLACK, publish(None)), Refusal::AppealPossible, "one waits");
    waits.done(OTHER, reverse(false));
    waits.done(BLACK, publish(None));

    // However it was shown, the game that goes on goes on with it.
    let agreed = Event::PublicationAgreed { at: table.now, by: Color::White };
    assert_eq!(against(&record(&table), GAME, WHITE, &agreed), Some(FalseEvent::Otherwise));
    for by in [Color::White, Color::Black] {
        table.events.push(Event::PublicationAgreed { at: table.now, by });
    }
    table.events.push(Event::EnvelopePublished { at: table.now, by: None, envelope: text.clone() });
    table.game = Game::fold(&table.events).unwrap();
    table.done(WHITE, appeal);
    table.done(OTHER, reverse(true));
    assert_eq!(table.game.state(), State::Missing);
    table.done(WHITE, Command::Open { envelope: Shown::new(GAME, text), reason: None });
    assert_eq!(table.game.state(), State::Playing);
    assert_eq!(Game::fold(&table.events), Some(table.game));
}

/// The replier's flag falls because of an act that is reversed: the envelope that was opened with it is shut again.
#[test]
fn what_was_opened_because_of_a_reversed_act_is_opened_again_or_shown() {
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
    let [Event::CameLate { .. }, Event::Opened { .. }, Event::Ended { .. }] = &late[..] else {
        panic!("{late:?}")
    };
    table.done(BLACK, Command::Appeal { act: taken, message: REASON });
    table.done(OTHER, Command::DecideAppeal { act: taken, reverse: true, reason: REASON });
    assert_eq!(table.game.state(), State::ReplierAbsent);
    let mut given_up = table.clone();
    let again = table.done(BLACK, open(&text)).pop().unwrap();
    let mut before = record(&table);
    before.pop();
    assert_eq!(against(&before, GAME, BLACK, &again), None);
    let mut withheld = judged(&again, OpenVerdict::Illegal);
    let Event::Opened { envelope, .. } = &mut withheld else { panic!() };
    envelope.clear();
    assert_eq!(against(&before, GAME, BLACK, &withheld), Some(FalseEvent::Withheld), "it was shown");
    assert_eq!(table.game.state(), State::Playing);
    check_record(&table);
    assert_eq!(
        against(&record(&table), GAME, BLACK, table.events.last().unwrap()),
        Some(FalseEvent::NotSealed),
        "twice"
    );

    given_up.done(BLACK, Command::Resign);
    given_up.now = given_up.now + Span::days(30);
    given_up.done(BLACK, Command::Publish { envelope: None });
    given_up.done(WHITE, Command::Publish { envelope: Some(Shown::new(GAME, text)) });
    assert!(matches!(given_up.events.last(), Some(Event::EnvelopePublished { .. })));
    check_record(&given_up);
}

/// What somebody writes who has the database and the key of the log.
#[test]
fn what_did_not_happen_is_found() {
    use FalseEvent::{Actor as Who, NotDue, Otherwise};
    let mut table = Table::with(Start::Standard, Regulations::per_move(3));
    table.play("e4 e5");
    table.done(WHITE, mv_offer("Nf3"));
    let at = table.now;
    let ended = |outcome, termination| Event::Ended { at, outcome, termination };
    let moved = |table: &Table, text: &str| {
        let mut table = table.clone();
        table.now = table.now + Span::days(1);
        table.done(table.on_move(), mv(text)).remove(0)
    };
    let honest = moved(&table, "Nc6");
    let changed = |change: &dyn Fn(&mut Event)| {
        let mut event = honest.clone();
        change(&mut event);
        event
    };
    let later = at + Span::days(9);
    let deadline = table.deadline();
    let all = [
        (BLACK, honest.clone(), None),
        (WHITE, honest.clone(), Some(Who)),
        (Actor::Timekeeper, honest.clone(), Some(Who)),
        (ARBITER, honest.clone(), Some(Who)),
        (
            BLACK,
            changed(&|event| {
                if let Event::Moved { reflection, .. } = event {
                    *reflection = Span::ZERO
                }
            }),
            Some(Otherwise),
        ),
        (
            BLACK,
            changed(&|event| {
                if let Event::Moved { charged, .. } = event {
                    *charged = Some(Span(1))
                }
            }),
            Some(Otherwise),
        ),
        (
            BLACK,
            changed(&|event| {
                if let Event::Moved { at, received_at, reflection, .. } = event {
                    (*at, *received_at, *reflection) = (later, later, later - table.now);
                }
            }),
            Some(Otherwise),
        ),
        (BLACK, ended(Outcome::WhiteWins, Termination::Checkmate), Some(Otherwise)),
        (BLACK, ended(Outcome::Draw, Termination::Stalemate), Some(Otherwise)),
        (BLACK, ended(Outcome::Draw, Termination::ThreefoldRepetition), Some(Otherwise)),
        (BLACK, ended(Outcome::WhiteWins, Termination::SealedMove), Some(Otherwise)),
        (ARBITER, ended(Outcome::WhiteWins, Termination::Adjudication), Some(Otherwise)),
        (BLACK, ended(Outcome::WhiteWins, Termination::Resignation), None),
        (WHITE, ended(Outcome::WhiteWins, Termination::Resignation), Some(Otherwise)),
        (Actor::Timekeeper, ended(Outcome::WhiteWins, Termination::Resignation), Some(Who)),
        (BLACK, ended(Outcome::Draw, Termination::Agreement), None),
        (WHITE, ended(Outcome::Draw, Termination::Agreement), Some(Otherwise)),
        (
            Actor::Timekeeper,
            Event::Ended {
                at: later,
                outcome: Outcome::WhiteWins,
                termination: Termination::TimeLimitExceeded,
            },
            Some(Otherwise),
        ),
        (Actor::Timekeeper, Event::FlagFell { at, by: Color::Black, deadline: at }, Some(Otherwise)),
        (Actor::Timekeeper, Event::FlagFell { at: later, by: Color::White, deadline }, Some(Otherwise)),
        (Actor::Timekeeper, Event::FlagFell { at: later, by: Color::Black, deadline }, None),
        (
            WHITE,
            Event::ClaimUpheld {
                at,
                by: Color::White,
                basis: ClaimBasis::FiftyMoves,
                announced: None,
                decided_by: None,
                reason: None,
            },
            Some(Otherwise),
        ),
        (
            BLACK,
            Event::ClaimUpheld {
                at,
                by: Color::Black,
                basis: ClaimBasis::ThreefoldRepetition,
                announced: None,
                decided_by: None,
                reason: None,
            },
            Some(Otherwise),
        ),
        (
            Actor::Arbiter(PlayerId(5)),
            Event::Act { at, by: PlayerId(9), act: Act::Annul, reason: REASON },
            Some(Otherwise),
        ),
        (WHITE, Event::Act { at, by: PlayerId(1), act: Act::Annul, reason: REASON }, Some(Who)),
        (ARBITER, Event::Act { at, by: PlayerId(9), act: Act::Annul, reason: REASON }, None),
        (BLACK, Event::Said { at, by: Color::White, message: REASON }, Some(Otherwise)),
        (WHITE, Event::Said { at, by: Color::White, message: REASON }, None),
        (WHITE, Event::DowntimeReturned { at, from: at, until: later, gained: Span::days(1) }, Some(Who)),
    ];
    for (actor, event, expected) in all {
        assert_eq!(against(&record(&table), GAME, actor, &event), expected, "{actor:?}: {event:?}");
    }

    // What must follow cannot be left out, nor be another end, nor come from somebody else.
    let mut mate = Table::standard();
    mate.play("f3 e5 g4 Qh4#");
    assert_eq!(mate.ended(), Some((Outcome::BlackWins, Termination::Checkmate)));
    let mut mated = record(&mate);
    let (_, end) = mated.pop().unwrap();
    let at = end.at();
    assert_eq!(against(&mated, GAME, BLACK, &end), None);
    assert_eq!(against(&mated, GAME, WHITE, &end), Some(NotDue));
    let mut cut_off = Trial::default();
    for (actor, event) in &mated {
        cut_off.push(GAME, *actor, event).unwrap();
    }
    assert_eq!(cut_off.into_game(), Err(NotDue), "the end was left out");
    for other in [
        Event::Ended { at, outcome: Outcome::Draw, termination: Termination::Stalemate },
        Event::Ended { at, outcome: Outcome::WhiteWins, termination: Termination::Resignation },
        Event::Said { at, by: Color::Black, message: REASON },
    ] {
        assert_eq!(against(&mated, GAME, BLACK, &other), Some(NotDue), "{other:?}");
    }
    let mut late = record(&table);
    late.push((Actor::Timekeeper, Event::FlagFell { at: later, by: Color::Black, deadline }));
    let lost = |outcome| Event::Ended { at: later, outcome, termination: Termination::TimeLimitExceeded };
    assert_eq!(against(&late, GAME, Actor::Timekeeper, &lost(Outcome::WhiteWins)), None);
    assert_eq!(against(&late, GAME, Actor::Timekeeper, &lost(Outcome::Draw)), Some(NotDue));
}

/// What stands on the envelope is what the record says.
#[test]
fn a_sealed_move_with_another_face_is_found() {
    let (table, _) = adjourned(|_| {});
    let mut before = record(&table);
    let (actor, sealed) = before.pop().unwrap();
    assert_eq!((actor, against(&before, GAME, WHITE, &sealed)), (WHITE, None));
    assert_eq!(against(&before, GAME, BLACK, &sealed), Some(FalseEvent::Otherwise));
    let changed = |number: usize| {
        let mut event = sealed.clone();
        let Event::Sealed { received_at, by, ply, face, reflection, resume_at, .. } = &mut event else {
            panic!()
        };
        match number {
            0 => *by = Color::Black,
            1 => *ply = Ply(2),
            2 => face.fen = "8/8/8/8/8/8/8/8 w - - 0 1".into(),
            3 => face.used.white = Span::days(2),
            4 => face.draw_offer = Some(Color::Black),
            5 => *reflection = Span::days(1),
            6 => *resume_at = *resume_at + Span(1),
            _ => *received_at = *received_at - Span(1),
        }
        event
    };
    for number in 0..8 {
        let event = changed(number);
        assert_eq!(against(&before, GAME, WHITE, &event), Some(FalseEvent::Otherwise), "{event:?}");
    }
}

/// The envelope is opened when it is due, or for a reason that stands in the record, and by whom the rules let.
#[test]
fn an_opening_before_its_time_is_found() {
    use FalseEvent::Otherwise;
    for (needed_early, check_in, held) in [
        (1, false, false),
        (2, false, false),
        (1, true, false),
        (2, true, false),
        (1, false, true),
        (2, true, true),
    ] {
        let mut regulations = Regulations::per_move(3);
        (regulations.adjournment.needed_early, regulations.adjournment.check_in) = (needed_early, check_in);
        let holders = Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 };
        let holders = if held { holders } else { Holders::Vault };
        if held {
            regulations.adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        }
        let mut table = Table::with(Start::Standard, regulations);
        table.done(ARBITER, order());
        let text = text(&table, |_| {});
        table.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&text) }) });
        let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!() };
        let opening =
            |at: Instant, by: Option<i64>, with: Option<i64>, reason: Option<Digest>| Event::Opened {
                at,
                by: by.map(PlayerId),
                with: with.map(PlayerId),
                present: ByColor::new_with(|_| !check_in),
                reason,
                envelope: text.clone(),
                verdict: OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false },
            };
        let early = table.now + Span::hours(1);
        let wrong = |wrong: bool| wrong.then_some(Otherwise);
        let said = |table: &Table, actor, event: &Event| against(&record(table), GAME, actor, event);
        let what = format!("{needed_early} {check_in} {held}");
        // The arbiter alone, with a reason and without, early and when it is due.
        for (at, reason, expected) in [
            (early, None, true),
            (early, Some(REASON), needed_early > 1),
            (resume_at, None, check_in),
            (resume_at, Some(REASON), !check_in || needed_early > 1),
        ] {
            let event = opening(at, Some(9), None, reason);
            assert_eq!(said(&table, ARBITER, &event), wrong(expected), "{what}: {event:?}");
        }
        let mut approved = table.clone();
        approved.done(OTHER, Command::ApproveEarlyOpening { reason: REASON });
        assert_eq!(said(&approved, ARBITER, &opening(early, Some(9), Some(8), Some(REASON))), None, "{what}");
        let alone = opening(early, Some(8), None, Some(REASON));
        assert_eq!(said(&approved, OTHER, &alone), wrong(needed_early > 1), "{what}");
        // The sealer shows his own, and the service what it keeps.
        assert_eq!(said(&table, WHITE, &opening(early, Some(1), None, None)), Some(Otherwise), "{what}");
        if !held {
            let of = |at, actor| said(&table, actor, &opening(at, None, None, None));
            assert_eq!(of(early, Actor::Timekeeper), Some(Otherwise), "{what}");
            assert_eq!(of(early, WHITE), Some(Otherwise), "{what}");
            assert_eq!(of(resume_at, Actor::Timekeeper), wrong(check_in), "{what}");
            assert_eq!(of(early, BLACK), wrong(check_in), "{what}: it is to his own disadvantage");
        }
        // Lost, it may be shown whenever he finds it.
        table.done(ARBITER, Command::DeclareMissing { reason: REASON });
        assert_eq!(said(&table, WHITE, &opening(early, Some(1), None, None)), None, "{what}");
        assert_eq!(said(&table, ARBITER, &opening(early, Some(9), None, None)), None, "{what}");
    }
}

/// Black is waited for, and may come until the default time and no later.
#[test]
fn a_flag_in_an_adjournment_and_a_player_who_comes_after_the_default_time_are_found() {
    use FalseEvent::Otherwise;
    for flags in [FlagRule::Automatic, FlagRule::OnClaim, FlagRule::ByArbiter] {
        let mut regulations = Regulations { flags, ..Regulations::per_move(3) };
        regulations.adjournment.check_in = true;
        regulations.adjournment.default_days = Some(2);
        let mut table = Table::with(Start::Standard, regulations);
        table.done(ARBITER, order());
        let text = text(&table, |_| {});
        table.done(WHITE, seal(&text));
        let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!() };
        table.now = resume_at;
        table.done(Actor::Timekeeper, Command::Resume { envelope: None });
        let (by, deadline, late) = (Color::Black, table.deadline(), table.game.default_at().unwrap());
        let said = |table: &Table, actor, event: &Event| against(&record(table), GAME, actor, event);

        let at = deadline + Span(1);
        let fell = Event::FlagFell { at, by, deadline };
        assert_eq!(said(&table, Actor::Timekeeper, &fell), Some(Otherwise), "the envelope decides");
        assert_eq!(said(&table, WHITE, &fell), Some(Otherwise));
        let mut withdrawn = table.clone();
        withdrawn.now = at;
        let lost = withdrawn.done(BLACK, Command::Withdraw { of: by, reason: None });
        assert!(matches!(lost[..], [Event::FlagFell { .. }, Event::Ended { .. }]), "{lost:?}");
        check_record(&withdrawn);

        let comes = |at, received_at| Event::ResumptionRequested { at, received_at, by };
        assert_eq!(said(&table, BLACK, &comes(late, None)), None);
        assert_eq!(said(&table, BLACK, &comes(late + Span(1), Some(late))), None, "his mail was read later");
        assert_eq!(said(&table, BLACK, &comes(late + Span(1), None)), Some(Otherwise));
        assert_eq!(said(&table, BLACK, &comes(late, Some(late + Span(1)))), Some(Otherwise));
        let ahead = comes(late - Span(1), Some(late));
        assert_eq!(said(&table, BLACK, &ahead), Some(Otherwise), "received after it was judged");
    }
}

/// His own leave begins in Tokyo, the special one on the same day in Los Angeles: he takes back the later one.
#[test]
fn leave_is_taken_back_between_two_beginnings_of_the_same_day() {
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
    assert!(matches!(&decision.events[..], [Event::LeaveCancelled { leave, .. }] if leave.special));
    check_record(&table);
}

/// Only with an announced move that makes it wrong, which is played then (FIDE 9.5.3).
#[test]
fn a_right_claim_that_is_said_to_be_rejected_is_found() {
    use FalseEvent::{NotDue, Otherwise};
    let mut thrice = Table::standard();
    thrice.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    let fifty = Table::fen("4k3/8/8/8/8/8/5P2/4K3 w - - 100 80");
    let wrong = Table::standard();
    for (table, basis, right, announced) in [
        (thrice, ClaimBasis::ThreefoldRepetition, true, "e4"),
        (fifty, ClaimBasis::FiftyMoves, true, "f4"),
        (wrong, ClaimBasis::FiftyMoves, false, "e4"),
    ] {
        let said = |record: &Record, actor, event: &Event| against(record, GAME, actor, event);
        let mut alone = table.clone();
        alone.act(WHITE, claim(basis, None));
        assert_eq!(alone.game.is_over(), right);
        check_record(&alone);
        let mut moved = table.clone();
        let events = moved.act(WHITE, claim(basis, Some(announced))).events;
        let [rejected @ Event::ClaimRejected { at, .. }, played @ Event::Moved { .. }] = &events[..] else {
            panic!("{events:?}")
        };
        check_record(&moved);
        moved.done(BLACK, Command::Resign);
        check_record(&moved);

        let mut before = record(&table);
        let mut by_black = rejected.clone();
        if let Event::ClaimRejected { by, .. } = &mut by_black {
            *by = Color::Black;
        }
        assert_eq!(said(&before, BLACK, &by_black), Some(Otherwise), "it is not his turn");
        before.push((WHITE, rejected.clone()));
        assert_eq!(said(&before, WHITE, played), None);
        let message = Event::Said { at: *at, by: Color::White, message: REASON };
        let mut later = played.clone();
        if let Event::Moved { at, received_at, reflection, .. } = &mut later {
            (*at, *received_at, *reflection) = (*at + Span(1), *received_at + Span(1), *reflection + Span(1));
        }
        for other in [message, later] {
            assert_eq!(said(&before, WHITE, &other), right.then_some(Otherwise), "{other:?}");
        }
        let mut trial = Trial::default();
        for (actor, event) in &before {
            trial.push(GAME, *actor, event).unwrap();
        }
        assert_eq!(trial.into_game().err(), right.then_some(NotDue), "the move was left out");
    }

    // Nor is one rejected with a move that makes it right.
    let mut table = Table::fen("4k3/8/8/8/8/8/5P2/4K3 w - - 100 80");
    let played = table.clone().act(WHITE, mv("Ke2")).events.remove(0);
    let rejected = Event::ClaimRejected {
        at: played.at(),
        by: Color::White,
        basis: ClaimBasis::FiftyMoves,
        gained: Span::days(table.game.regulations.draws.wrong_claim_days.into()),
        decided_by: None,
        reason: None,
    };
    let mut before = record(&table);
    before.push((WHITE, rejected.clone()));
    assert_eq!(against(&before, GAME, WHITE, &played), Some(Otherwise));
    table.done(ARBITER, order());
    table.done(WHITE, seal("a move"));
    let mut adjourned = rejected;
    if let Event::ClaimRejected { at, .. } = &mut adjourned {
        *at = table.now;
    }
    assert_eq!(against(&record(&table), GAME, WHITE, &adjourned), Some(Otherwise), "nobody is on move");
}

/// The first wrong claim on a move gives the opponent a day (FIDE 9.5.3), the next ones nothing.
#[test]
fn recorded_claim_costs_its_exact_price() {
    let mut table = Table::standard();
    for (claims, price) in [(0, Span::days(1)), (1, Span::ZERO), (2, Span::ZERO)] {
        let before = record(&table);
        let right = table.act(WHITE, claim(ClaimBasis::FiftyMoves, None)).events.remove(0);
        for span in [Span::ZERO, Span(1), Span::days(1), Span::days(2)] {
            let mut said = right.clone();
            let Event::ClaimRejected { gained, .. } = &mut said else { panic!("{said:?}") };
            *gained = span;
            let expected = (span != price).then_some(FalseEvent::Otherwise);
            assert_eq!(against(&before, GAME, WHITE, &said), expected, "{claims} claims before, {span:?}");
        }
    }
    check_record(&table);
}

/// Sealed with these rules and holders at the arbiter's order, nobody has come yet; and when it is resumed.
fn sealed(rules: impl FnOnce(&mut Regulations), holders: Holders) -> (Table, Instant, String) {
    let mut regulations = Regulations::per_move(3);
    rules(&mut regulations);
    let mut table = Table::with(Start::Standard, regulations);
    table.done(ARBITER, order());
    let text = text(&table, |_| {});
    table.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&text) }) });
    let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!() };
    (table, resume_at, text)
}

fn held(needed_early: u8, check_in: bool) -> (Table, Instant, String) {
    let rules = |regulations: &mut Regulations| {
        let adjournment = &mut regulations.adjournment;
        adjournment.arbiters = vec![PlayerId(9), PlayerId(8)];
        (adjournment.needed_early, adjournment.check_in) = (needed_early, check_in);
    };
    sealed(rules, Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 })
}

/// Before the agreed time the session begins only with who must reply.
#[test]
fn a_session_that_began_without_who_must_reply_is_found() {
    use FalseEvent::{Actor as Who, NotDue, Otherwise};
    let come = || Command::Resume { envelope: None };
    let vault = sealed(|regulations| regulations.adjournment.check_in = true, Holders::Vault);
    for (mut table, resume_at, _) in [vault, held(1, true), held(2, true), held(2, false)] {
        let said = |table: &Table, actor, at| against(&record(table), GAME, actor, &Event::Resumed { at });
        assert_eq!(said(&table, Actor::Timekeeper, table.now), Some(Otherwise), "nobody came");
        table.done(WHITE, come());
        let at = table.now;
        for actor in [Actor::Timekeeper, WHITE, BLACK] {
            for at in [at, at + Span(1), resume_at - Span(1)] {
                assert_eq!(said(&table, actor, at), Some(Otherwise), "{actor:?}: {at:?}");
            }
        }
        assert_eq!(said(&table, Actor::Timekeeper, resume_at), None);
        assert_eq!(said(&table, WHITE, resume_at), Some(Otherwise), "it is not he who is waited for");
        assert_eq!(said(&table, ARBITER, resume_at), Some(Who));
    }

    // With who must reply it begins at once, and by nobody else.
    let (mut table, ..) = held(1, true);
    table.done(WHITE, come());
    let events = table.done(BLACK, come());
    assert!(matches!(events[..], [Event::ResumptionRequested { .. }, Event::Resumed { .. }]), "{events:?}");
    check_record(&table);
    let mut before = record(&table);
    let (_, resumed) = before.pop().unwrap();
    assert_eq!(against(&before, GAME, BLACK, &resumed), None);
    assert_eq!(against(&before, GAME, Actor::Timekeeper, &resumed), Some(NotDue));
    let later = Event::Resumed { at: table.now + Span(1) };
    assert_eq!(against(&before, GAME, BLACK, &later), Some(NotDue));

    // What the service keeps is opened then, and where nobody checks in the opening alone tells that he came.
    let (table, resume_at, _) = sealed(|_| {}, Holders::Vault);
    let comes = Event::ResumptionRequested { at: table.now, received_at: None, by: Color::Black };
    assert_eq!(against(&record(&table), GAME, BLACK, &comes), Some(Otherwise));
    let resumed = Event::Resumed { at: resume_at };
    assert_eq!(against(&record(&table), GAME, Actor::Timekeeper, &resumed), Some(Otherwise));
}

/// The service says that an envelope does not open when it opens it.
#[test]
fn an_envelope_that_is_said_to_be_lost_before_its_time_is_found() {
    use FalseEvent::{Actor as Who, Otherwise};
    let lost = |at| Event::EnvelopeMissing { at, declared_by: None, reason: None };
    let said = |table: &Table, actor, at| against(&record(table), GAME, actor, &lost(at));
    let (table, resume_at, _) = sealed(|_| {}, Holders::Vault);
    for (actor, at, expected) in [
        (Actor::Timekeeper, table.now, Some(Otherwise)),
        (Actor::Timekeeper, resume_at - Span(1), Some(Otherwise)),
        (Actor::Timekeeper, resume_at, None),
        (WHITE, table.now, Some(Otherwise)),
        (BLACK, table.now, None),
        (ARBITER, table.now, Some(Who)),
        (ARBITER, resume_at, Some(Who)),
    ] {
        assert_eq!(said(&table, actor, at), expected, "{actor:?}: {at:?}");
    }
    let (mut table, resume_at, _) = sealed(|all| all.adjournment.check_in = true, Holders::Vault);
    assert_eq!(said(&table, BLACK, table.now), Some(Otherwise), "nobody is there");
    assert_eq!(said(&table, Actor::Timekeeper, resume_at), Some(Otherwise));
    table.done(WHITE, Command::Resume { envelope: None });
    assert_eq!(said(&table, Actor::Timekeeper, resume_at), Some(Otherwise));
    table.done(BLACK, Command::Resume { envelope: Some(Shown::new(GAME, String::new())) });
    assert_eq!(table.game.state(), State::Missing);
    check_record(&table);
}

/// Where a flag must be claimed the service only notes that it fell, unless it may find a player withdrawn.
#[test]
fn a_flag_that_nobody_claimed_and_still_ended_the_game_is_found() {
    use FalseEvent::Actor as Who;
    for (flags, silent) in
        [FlagRule::OnClaim, FlagRule::ByArbiter].into_iter().flat_map(|rule| [(rule, false), (rule, true)])
    {
        let time_control = TimeControl::iccf(10, 3);
        let mut regulations = Regulations { time_control, flags, ..Regulations::default() };
        regulations.withdrawal.silent = silent;
        regulations.silence = silent.then(SilenceRule::default);
        let mut table = Table::with(Start::Standard, regulations);
        table.now = table.deadline() + Span(1);
        table.done(Actor::Timekeeper, Command::FlagFall);
        assert_eq!(table.game.state(), State::Playing);
        let (outcome, termination) = (Outcome::BlackWins, Termination::TimeLimitExceeded);
        let lost = Event::Ended { at: table.now, outcome, termination };
        let by_opponent = (flags == FlagRule::ByArbiter).then_some(Who);
        for (actor, expected) in [
            (Actor::Timekeeper, (!silent).then_some(Who)),
            (BLACK, by_opponent),
            (ARBITER, None),
            // He withdraws.
            (WHITE, None),
        ] {
            assert_eq!(against(&record(&table), GAME, actor, &lost), expected, "{actor:?}: {flags:?}");
        }
    }
}

/// The players agreed who opens their envelopes.
#[test]
fn an_envelope_for_others_than_the_regulations_name_is_found() {
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
            let before = record(&table);
            let event = table.done(WHITE, command).remove(0);
            let expected = (!right).then_some(FalseEvent::Otherwise);
            assert_eq!(against(&before, GAME, WHITE, &event), expected, "{:?}", event);
        }
    }
}
