use domain::{
    notation::Letters,
    sealing::{
        Disclosure, EnvelopeError, EnvelopeText, MAX_WRITTEN, NotSealable, Secret, TEXT_BYTES, commitment,
    },
    *,
};
use messages::Sentence;

use crate::table::*;

const GAME: GameId = GameId(42);

fn envelope(game: &Game, written: &str) -> EnvelopeText {
    EnvelopeText::write(GAME, game, written, Letters::English, false, [7; 16]).unwrap()
}

fn resume(text: &str) -> Command {
    Command::Resume { envelope: Some(Disclosure::new(GAME, text.into())) }
}

const READY: Command = Command::Resume { envelope: None };

/// Adjourns after the moves by agreement, with an envelope of any contents; returns its text.
fn adjourned(table: &mut Table, change: impl FnOnce(&mut EnvelopeText), written: &str) -> String {
    let (on_move, other) = if table.on_move() == WHITE { (WHITE, BLACK) } else { (BLACK, WHITE) };
    table.done(on_move, Command::Adjourn);
    table.done(other, Command::Adjourn);
    let mut envelope = envelope(&table.game, written);
    change(&mut envelope);
    let text = envelope.to_text().unwrap();
    table.done(on_move, seal(&text));
    text
}

#[test]
fn proposals() {
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, Command::DeclineAdjournment), Refusal::NoAdjournmentProposed);
    table.done(BLACK, Command::Adjourn);
    assert_eq!(table.refused(BLACK, Command::Adjourn), Refusal::AlreadyProposed { by_you: true });
    assert_eq!(table.refused(BLACK, Command::DeclineAdjournment), Refusal::NoAdjournmentProposed);
    let mut declined = table.clone();
    declined.done(WHITE, Command::DeclineAdjournment);
    assert_eq!(declined.game.phase, Phase::Playing { adjournment_proposed_by: None });
    let mut moved = table.clone();
    moved.play("e4");
    assert_eq!(moved.game.phase, Phase::Playing { adjournment_proposed_by: None }, "a move declines");
    let other = Seen::Position(PositionId { ply: Ply(1), revision: 0 });
    for seen in [Seen::Nothing, Seen::Revision(0), other] {
        let unseen = Cause { seen, ..Cause::new(Command::Adjourn, table.now) };
        let refused = table.act_with(WHITE, unseen, table.now);
        assert_eq!(refused, Refusal::AlreadyProposed { by_you: false }.into(), "{seen:?} agrees to nothing");
    }
    table.done(WHITE, Command::Adjourn);
    assert_eq!(table.game.phase, Phase::Sealing);
    assert_eq!(table.refused(BLACK, Command::Adjourn), Refusal::MustSeal);

    let mut regulations = Regulations::default();
    regulations.adjournment.by_agreement = false;
    let mut table = Table::with(Start::Standard, regulations);
    assert_eq!(table.refused(WHITE, Command::Adjourn), Refusal::AdjournmentNotAllowed);
    assert_eq!(table.refused(WHITE, order()), Refusal::NotAnArbiter);
    let events = table.done(ARBITER, order());
    assert!(matches!(
        events[..],
        [Event { kind: EventKind::Act { act: Act::Adjourn, by: PlayerId(9), .. }, .. }]
    ));
}

/// FIDE Guidelines I.1.1: the clock runs until the move is in the envelope.
#[test]
fn sealing_stops_the_clock() {
    let mut table = Table::standard();
    table.play("e4");
    let seal = seal("whatever");
    assert_eq!(table.refused(BLACK, seal.clone()), Refusal::NotSealing);
    table.done(ARBITER, order());
    assert_eq!(table.game.clock.running.unwrap().side, Color::Black);
    assert_eq!(table.refused(BLACK, mv("e5")), Refusal::MustSeal);
    assert_eq!(table.refused(WHITE, mv("d4")), Refusal::NotYourMove);
    assert_eq!(table.refused(WHITE, seal.clone()), Refusal::NotYourMove);

    let mut late = table.clone();
    let stamp = Stamp::at(late.deadline() + Span(1));
    late.act_at(BLACK, seal.clone(), stamp);
    assert_eq!(late.ended(), Some((Outcome::WhiteWins, Termination::TimeLimitExceeded)));

    table.done(BLACK, seal.clone());
    assert_eq!(table.game.clock.running, None);
    assert_eq!(table.game.clock.used.black, Span(6000));
    assert_eq!(table.game.due_at(), Some(table.now + Span::days(14)));
    for (actor, command) in [(BLACK, mv("e5")), (WHITE, mv("d4")), (BLACK, seal), (ARBITER, order())] {
        assert_eq!(table.refused(actor, command), Refusal::Adjourned);
    }
    assert_eq!(table.refused(Actor::Timekeeper, Command::FlagFall), Refusal::FlagNotFallen);
}

/// FIDE Guidelines I.7, I.9.
#[test]
fn envelope_openers_are_checked() {
    let mut table = Table::standard();
    assert_eq!(table.refused(WHITE, READY), Refusal::NotAdjourned);
    let text = adjourned(&mut table, |_| {}, "Nf3");
    let due = table.game.due_at().unwrap();
    assert_eq!(table.refused(STRANGER, resume(&text)), Refusal::NotAPlayer);
    let early = table.refused(Actor::Timekeeper, resume(&text));
    assert_eq!(early, Refusal::NotDue { resume_at: due });
    // The sealer's wish opens nothing, whatever comes with it.
    assert!(matches!(
        table.done(WHITE, resume(&text))[..],
        [Event { kind: EventKind::ResumptionRequested { .. }, .. }]
    ));
    assert_eq!(table.refused(WHITE, resume(&text)), Refusal::AlreadyRequested);

    for (actor, at) in [(BLACK, table.now), (ARBITER, due), (Actor::Timekeeper, due)] {
        let mut table = table.clone();
        let asked = decided(&table.game, actor, &READY, None, Stamp::at(at));
        assert_eq!((asked.events.len(), asked.refusal), (0, Some(Refusal::EnvelopeNeeded)));
        let decision = table.act_at(actor, resume(&text), Stamp::at(at));
        assert!(
            matches!(&decision.events[..], [Event { kind: EventKind::Opened { verdict: OpenVerdict::Played { uci, .. }, .. }, .. }] if uci == "g1f3"),
            "{decision:?}"
        );
        assert_eq!(table.game.ply, Ply(1));
        let running = table.game.clock.running.unwrap();
        // An early opening by an arbiter costs the player nothing before the agreed time.
        let since = if actor == ARBITER { due } else { at };
        assert_eq!(
            (running.side, running.since, running.deadline),
            (Color::Black, since, since + Span::days(7))
        );
        table.now = at;
        table.play("d5");
    }
}

#[test]
fn only_the_sealed_text_opens() {
    let mut table = Table::standard();
    let text = adjourned(&mut table, |_| {}, "Nf3");
    let mismatch = Refusal::CommitmentMismatch { sealed_by: Color::White };
    let other = envelope(&table.game, "e4").to_text().unwrap();
    for wrong in [resume(&other), resume(&text[1..])] {
        assert_eq!(table.refused(BLACK, wrong), mismatch);
    }
    assert_eq!(table.refused(BLACK, READY), Refusal::EnvelopeNeeded);
    let mut lost = table.clone();
    lost.done(BLACK, Command::Resume { envelope: Some(Disclosure::Lost) });
    assert_eq!(lost.game.state(), State::Missing, "the service has lost it (I.12.1)");
    // A commitment to something that is no envelope of this position is our failure, not a lost game.
    for text in ["Nf3".to_string(), other.replace("ply: 0", "ply: 2")] {
        let mut table = Table::standard();
        table.done(ARBITER, order());
        table.done(WHITE, seal(text.as_str()));
        assert_eq!(table.refused(BLACK, resume(&text)), mismatch);
    }
}

#[test]
fn sealed_move_can_end_the_game() {
    let mut table = Table::standard();
    table.play("f3 e5 g4");
    let text = adjourned(&mut table, |_| {}, "Qh4#");
    table.done(WHITE, resume(&text));
    assert_eq!(table.ended(), Some((Outcome::BlackWins, Termination::Checkmate)));
}

/// An envelope is no way around the limit on offers. It is not written with one. An envelope that a player encrypted
/// has its move, and no offer.
#[test]
fn early_offer_is_not_sealed() {
    for (again_after, offers) in [(0, true), (1, false), (10, false)] {
        let mut regulations = Regulations::default();
        regulations.draws.offer_again_after = again_after;
        let mut table = Table::with(Start::Standard, regulations);
        table.done(WHITE, mv_offer("e4"));
        table.play("e5");
        let written = EnvelopeText::write(GAME, &table.game, "Nf3", Letters::English, true, [7; 16]);
        let refusal = if offers { None } else { Some(Refusal::OfferTooSoon { moves: again_after }) };
        assert_eq!(written.err(), refusal);
        let text = adjourned(&mut table, |envelope| envelope.draw_offer = true, "Nf3");
        table.done(BLACK, resume(&text));
        assert_eq!((table.game.ply, table.game.draw_offer.is_some()), (Ply(3), offers));
        check_record(&table);
    }
}

/// FIDE Guidelines I.4, I.6: without opening the envelope.
#[test]
fn draws_and_resignation_while_adjourned() {
    let mut table = Table::standard();
    table.play("e4 e5");
    table.done(WHITE, mv_offer("Nf3"));
    let text = adjourned(&mut table, |envelope| envelope.draw_offer = true, "Nc6");
    assert!(table.game.draw_offer.is_some(), "an offer that was pending is pending (I.2.6)");
    for actor in [WHITE, BLACK] {
        let mut table = table.clone();
        table.done(actor, Command::Resign);
        assert_eq!(table.ended().unwrap().1, Termination::Resignation);
    }
    table.done(BLACK, Command::DeclineDraw);
    table.done(WHITE, Command::OfferDraw);
    assert_eq!(table.refused(WHITE, Command::OfferDraw), Refusal::AlreadyOffered);
    let mut agreed = table.clone();
    agreed.done(BLACK, Command::OfferDraw);
    assert_eq!(agreed.ended(), Some((Outcome::Draw, Termination::Agreement)), "both offer");
    table.done(WHITE, resume(&text));
    let sealed_offer = DrawOffer { by: Color::Black, ply: Ply(4) };
    assert_eq!(
        table.game.draw_offer,
        Some(sealed_offer),
        "the offer in the envelope counts when it is opened"
    );
    table.done(WHITE, Command::AcceptDraw);
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Agreement)));
}

/// A draft was encrypted with its offer or without one.
#[test]
fn drafts_take_no_further_offer() {
    let mut table = Table::standard();
    table.done(ARBITER, order());
    let write = |table: &Table| {
        EnvelopeText::write(GAME, &table.game, " ", Letters::English, true, [0; 16]).unwrap_err()
    };
    assert_eq!(write(&table), Refusal::NoDraft);
    let draft = envelope(&table.game, "e4").to_text().unwrap();
    table.done(WHITE, Command::Draft { envelope: closed(&draft) });
    assert_eq!(write(&table), Refusal::OfferWithDraft);
}

#[test]
fn refusal_repeats_no_sealed_move() {
    let table = Table::fen("7k/P7/8/8/8/8/8/K1N3N1 w - - 0 1");
    let cases = [
        ("Ne2", NotSealable::Ambiguous),
        ("a8", NotSealable::PromotionMissing),
        ("Nh8", NotSealable::Illegal),
        ("secret", NotSealable::NotAMove),
    ];
    for (written, why) in cases {
        let refusal =
            EnvelopeText::write(GAME, &table.game, written, Letters::English, false, [0; 16]).unwrap_err();
        assert_eq!(refusal, Refusal::NotSealable { why });
        assert!(!format!("{} {refusal:?}", refusal.sentence()).contains(written));
    }
}

#[test]
fn the_envelope_says_nothing_from_outside() {
    let table = Table::standard();
    for written in ["e4", "Ng1-f3", "7163"] {
        let envelope = envelope(&table.game, written);
        let text = envelope.to_text().unwrap();
        assert_eq!(text.len(), TEXT_BYTES);
        assert!(text.ends_with(".\n"));
        assert!(EnvelopeText::parse(&text).is_ok_and(|again| again == envelope));
        let shown = format!("{envelope:?} {:?} {:?}", Secret::new(text.clone()), resume(&text));
        assert!(!shown.contains(written) && !shown.contains(&envelope.uci), "{shown}");
    }
    let mut other_nonce = envelope(&table.game, "e4");
    let first = commitment(&other_nonce.to_text().unwrap());
    other_nonce.nonce = "f".repeat(32);
    assert_ne!(commitment(&other_nonce.to_text().unwrap()), first);
}

#[test]
fn envelopes_are_strict() {
    let table = Table::standard();
    let good = envelope(&table.game, "e4");
    let text = good.to_text().unwrap();
    let bad = [
        String::new(),
        text.trim_end().to_string(),
        text.replace("sealer: white", "sealer: White"),
        text.replace("ply: 0", "ply: 00"),
        text.replace("..\n", ".\n"),
        text.replace("pad: .", "pad: x"),
        text.replace('\n', "\r\n"),
        format!("{text}\n"),
    ];
    for text in bad {
        assert_eq!(EnvelopeText::parse(&text), Err(EnvelopeError::Malformed), "{text}");
    }
    for written in ["e4\nuci: d2d4".to_string(), "e".repeat(MAX_WRITTEN + 1)] {
        assert_eq!(EnvelopeText { written, ..good.clone() }.to_text(), Err(EnvelopeError::Written));
    }
    assert_eq!(
        EnvelopeText { nonce: "0".into(), ..good.clone() }.to_text(),
        Err(EnvelopeError::Field("nonce"))
    );
    assert!(EnvelopeText { written: "\u{1f40e}".repeat(MAX_WRITTEN / 4), ..good }.to_text().is_ok());
}
