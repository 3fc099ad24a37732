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

/// What there is against an event that follows on these.
fn against(events: &[Event], id: GameId, event: &Event) -> Option<FalseOpening> {
    let mut folding = Folding::default();
    for event in events {
        folding.push(event).unwrap();
    }
    folding.check_shown(id, event).err()
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
        let before = table.events.clone();
        let opening = table.done(BLACK, open(&text)).remove(0);
        assert_eq!(opening, judged(&opening, right.clone()));
        for verdict in [
            played("g1f3", false),
            played("g1f3", true),
            played("d2d4", false),
            OpenVerdict::Illegal,
            readings(),
        ] {
            let expected = (verdict != right).then_some(FalseOpening::Verdict);
            assert_eq!(
                against(&before, GAME, &judged(&opening, verdict.clone())),
                expected,
                "{uci}: {verdict:?}"
            );
        }
        assert_eq!(against(&before, GameId(41), &opening), Some(FalseOpening::Elsewhere));
        assert_eq!(
            against(&table.events[..=before.len()], GAME, &opening),
            Some(FalseOpening::NotSealed),
            "twice"
        );
        check_record(&table);
    }
}

#[test]
fn only_what_a_player_sealed_himself_is_withheld_and_only_as_no_move() {
    let (mut table, strange) = adjourned(|text| text.game = GameId(41));
    let before = table.events.clone();
    let withheld = table.done(BLACK, open(&strange)).remove(0);
    assert_eq!(against(&before, GAME, &withheld), None);
    let verdict = OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false };
    assert_eq!(against(&before, GAME, &judged(&withheld, verdict)), Some(FalseOpening::Verdict));
    let mut assisted = before;
    let Some(Event::Sealed { envelope, .. }) = assisted.last_mut() else { panic!() };
    envelope.strict = false;
    assert_eq!(against(&assisted, GAME, &withheld), Some(FalseOpening::Withheld));
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
    let before = table.events.clone();
    let opening = table.done(BLACK, open(&last)).remove(0);
    assert_eq!(against(&before, GAME, &opening), None);
    let mut false_opening = judged(&opening, OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false });
    let Event::Opened { envelope, .. } = &mut false_opening else { panic!() };
    *envelope = older;
    assert_eq!(against(&before, GAME, &false_opening), Some(FalseOpening::NotSealed));
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
    check_record(&table);
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
    let before = table.events.clone();
    let again = table.done(BLACK, open(&text)).pop().unwrap();
    assert_eq!(against(&before, GAME, &again), None);
    let mut withheld = judged(&again, OpenVerdict::Illegal);
    let Event::Opened { envelope, .. } = &mut withheld else { panic!() };
    envelope.clear();
    assert_eq!(against(&before, GAME, &withheld), Some(FalseOpening::Withheld), "it was shown");
    assert_eq!(table.game.state(), State::Playing);
    check_record(&table);
    assert_eq!(
        against(&table.events, GAME, table.events.last().unwrap()),
        Some(FalseOpening::NotSealed),
        "twice"
    );

    given_up.done(BLACK, Command::Resign);
    given_up.now = given_up.now + Span::days(30);
    given_up.done(BLACK, Command::Publish { envelope: None });
    given_up.done(WHITE, Command::Publish { envelope: Some(Shown::new(GAME, text)) });
    assert!(matches!(given_up.events.last(), Some(Event::EnvelopePublished { .. })));
    check_record(&given_up);
}
