//! States that stand when an arbiter's act is reversed, and the persons who may appeal and decide.

use domain::{clock::Zone, *};

use crate::table::*;

const OTHER: Actor = Actor::Arbiter(PlayerId(8));
const SUBSTITUTE: Actor = Actor::Player(PlayerId(5));

fn appeal(act: u32) -> Command {
    Command::Appeal { act }
}

fn decide_appeal(act: u32, reverse: bool) -> Command {
    Command::DecideAppeal { act, reverse }
}

fn ruled(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::per_move(10);
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

fn replace(player: i64) -> Command {
    act(Act::Replace { side: Color::White, player: PlayerId(player), zone: Zone::default() })
}

/// Does the act, and answers its number.
fn number(table: &mut Table, command: Command) -> u32 {
    table.done(ARBITER, command);
    table.game.events
}

fn reverse(table: &mut Table, who: Actor, act: u32) {
    table.done(who, appeal(act));
    table.done(OTHER, decide_appeal(act, true));
    check_record(table);
}

/// The flag cannot be claimed after any acts between its note and the claim.
#[test]
fn undone_flag_cannot_be_claimed() {
    for patient in [false, true] {
        let mut table = ruled(|rules| rules.flags = FlagRule::OnClaim);
        let taken = number(&mut table, act(Act::Time { side: Color::White, span: Span(-8 * 86_400_000) }));
        table.now = table.deadline();
        table.done(Actor::Timekeeper, Command::FlagFall);
        table.done(BLACK, Command::Say);
        if patient {
            table.now = table.now + Span::days(9);
        }
        table.done(BLACK, Command::ClaimFlag);
        let lost = Some((Outcome::BlackWins, Termination::TimeLimitExceeded));
        assert_eq!(table.ended(), lost);
        reverse(&mut table, WHITE, taken);
        assert_eq!(table.ended(), lost.filter(|_| patient), "the ten days are over or not");
    }
}

/// FIDE Guidelines I.1.2, for a session that ends later by the time in which no move could be made.
#[test]
fn early_adjourner_pays_the_session() {
    for lost_for in [0, 4] {
        let mut table = ruled(|rules| rules.adjournment.session_days = Some(5));
        let began = table.game.clock.running.unwrap().since;
        table.now = began + Span::days(1);
        table.done(WHITE, Command::AdjournEarly);
        if lost_for > 0 {
            let lost = number(&mut table, act(Act::Forfeit { loser: Color::White }));
            table.now = table.now + Span::days(lost_for);
            reverse(&mut table, WHITE, lost);
        }
        let events = table.done(WHITE, seal("an envelope"));
        let [.., Event { kind: EventKind::Sealed { reflection, .. }, .. }] = &events[..] else {
            panic!("{events:?}")
        };
        assert_eq!(*reflection, Span::days(5), "lost for {lost_for} days");
        check_record(&table);
    }
}

/// In both orders, with an arbiter's result upon it.
#[test]
fn resignation_survives_a_reversal() {
    for last_first in [false, true] {
        for agreed in [false, true] {
            let mut table = ruled(|rules| rules.arbiter.takeback = true);
            table.play("e4 e5");
            let taken = number(&mut table, act(Act::TakeBack { to: Ply(1) }));
            let ended = if agreed {
                let offer = table.act(BLACK, mv_offer("c5"));
                assert_eq!(offer.refusal, None);
                table.done(WHITE, Command::AcceptDraw);
                (Outcome::Draw, Termination::Agreement)
            } else {
                table.done(BLACK, Command::Resign);
                (Outcome::WhiteWins, Termination::Resignation)
            };
            let changed = number(&mut table, act(Act::Adjudicate { outcome: Outcome::BlackWins }));
            let mut order = [taken, changed];
            if last_first {
                order.reverse();
            }
            for act in order {
                reverse(&mut table, WHITE, act);
            }
            assert_eq!(table.ended(), Some(ended), "{last_first} {agreed}");
        }
    }
}

/// A replacement whose act is reversed has resigned only for themselves.
#[test]
fn a_substitute_resigns_for_himself() {
    let mut table = ruled(|_| {});
    let replaced = number(&mut table, replace(5));
    table.play_as(SUBSTITUTE, "e4");
    table.done(BLACK, mv("e5"));
    table.done(SUBSTITUTE, Command::Resign);
    reverse(&mut table, WHITE, replaced);
    assert_eq!(table.ended(), None);
    assert_eq!(table.game.ply, Ply(2), "moves made meanwhile stand");
    assert_eq!(table.deadline() - table.now, Span::days(10) - Span(1000));
    table.play("Nf3");
    assert_eq!(table.refused(Actor::Arbiter(PlayerId(5)), act(Act::Annul)), Refusal::NotAnArbiter);
    check_record(&table);
}

#[test]
fn each_side_appeals_once() {
    let mut table = ruled(|_| {});
    let warned = number(&mut table, act(Act::Warn { side: Color::White }));
    table.done(WHITE, appeal(warned));
    assert_eq!(table.refused(WHITE, appeal(warned)), Refusal::AlreadyAppealed);
    table.done(OTHER, decide_appeal(warned, false));
    assert_eq!(
        table.refused(WHITE, appeal(warned)),
        Refusal::AlreadyAppealed,
        "that is final for this arbiter"
    );
    table.done(BLACK, appeal(warned));
    table.done(OTHER, decide_appeal(warned, true));
    assert_eq!(table.refused(OTHER, decide_appeal(warned, false)), Refusal::NoAppeal);
    assert_eq!(table.refused(BLACK, appeal(warned)), Refusal::AlreadyAppealed);

    let replaced = number(&mut table, replace(5));
    assert_eq!(table.refused(SUBSTITUTE, appeal(replaced)), Refusal::NotAPlayer);
    assert_eq!(table.refused(STRANGER, appeal(replaced)), Refusal::NotAPlayer);
    let own = Actor::Arbiter(PlayerId(1));
    assert_eq!(table.refused(own, act(Act::Annul)), Refusal::NotAnArbiter, "a former player");
    table.done(WHITE, appeal(replaced));
    assert_eq!(table.refused(own, decide_appeal(replaced, true)), Refusal::NotAnArbiter);
    table.done(OTHER, decide_appeal(replaced, true));
    assert_eq!(table.game.players.white, PlayerId(1));
    assert_eq!(table.game.replaced_players, [PlayerId(5)]);
    check_record(&table);
}

#[test]
fn reversed_act_needs_another_arbiter() {
    let mut table = ruled(|_| {});
    let forfeit = || act(Act::Forfeit { loser: Color::White });
    let lost = number(&mut table, forfeit());
    reverse(&mut table, WHITE, lost);
    assert_eq!(table.refused(ARBITER, forfeit()), Refusal::ActReversed);
    table.done(ARBITER, act(Act::Warn { side: Color::White }));
    table.done(OTHER, forfeit());
    check_record(&table);
}

/// A hundred acts block a game only as long as all of them can be appealed against.
#[test]
fn old_acts_make_room() {
    let mut table = ruled(|_| {});
    for _ in 0..100 {
        table.done(ARBITER, act(Act::Warn { side: Color::White }));
    }
    assert_eq!(table.refused(ARBITER, act(Act::Annul)), Refusal::TooManyActs);
    for play in ["e4", "e5", "d4", "d5"] {
        table.now = table.now + Span::days(9);
        table.play(play);
    }
    for _ in 0..3 {
        table.done(ARBITER, act(Act::Warn { side: Color::White }));
    }
    assert_eq!(table.game.acts.len(), 100);
    assert_eq!(table.game.acts[0].seq, 5, "the first three are forgotten");
    table.done(ARBITER, act(Act::Annul));
    check_record(&table);
}

/// Each costs as much as the game is long: there is a last one.
#[test]
fn takebacks_are_limited() {
    let mut table = ruled(|rules| {
        rules.time_control = TimeControl::PerMove { days: 60 };
        rules.arbiter = ArbiterRules { takeback: true, appeal_days: 0, ..ArbiterRules::default() };
    });
    let back = || act(Act::TakeBack { to: Ply(0) });
    for _ in 0..100 {
        table.play("e4");
        table.done(ARBITER, back());
        table.now = table.now + Span::hours(12);
    }
    table.play("e4");
    assert_eq!(table.refused(ARBITER, back()), Refusal::TooManyActs);
    check_record(&table);
}

/// Two slips in a row, further back than the remembered games, and again after that.
#[test]
fn takebacks_can_follow_each_other() {
    let mut table = ruled(|rules| rules.arbiter.takeback = true);
    table.play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5");
    let mut straight = ruled(|rules| rules.arbiter.takeback = true);
    straight.play("e4 e5");
    for to in [10, 8, 6, 4, 2] {
        table.done(ARBITER, act(Act::TakeBack { to: Ply(to) }));
        assert_eq!(table.game.ply, Ply(to));
        check_record(&table);
    }
    assert_eq!(table.game.position, straight.game.position);
    assert_eq!(table.game.clock.used, straight.game.clock.used);
    table.play("Nf3 Nf6");
    check_record(&table);
}

/// FIDE 6.10: set for the clock that ran. With the move that is taken back, or put back on the board, it is gone.
#[test]
fn corrected_deadline_stays_with_its_move() {
    let controls = [TimeControl::PerMove { days: 10 }, TimeControl::iccf(10, 50)];
    let correct = |table: &mut Table| {
        let (used, deadline) = (table.game.clock.used, Some(table.now + Span::days(2)));
        table.done(ARBITER, act(Act::Clocks { used, deadline }));
    };
    let back = |to| act(Act::TakeBack { to: Ply(to) });
    for (control, replayed) in
        controls.iter().flat_map(|control| ["", "c5", "c5 Nf3"].map(|moves| (control, moves)))
    {
        let mut table = ruled(|rules| {
            rules.time_control = control.clone();
            rules.arbiter.takeback = true;
        });
        table.play("e4 e5");
        let mut slip = table.clone();
        correct(&mut slip);
        let (corrected, full) = (slip.deadline(), table.deadline());
        slip.done(ARBITER, back(1));
        assert_eq!(slip.game.clock.running.unwrap().side, Color::Black);
        assert!(slip.deadline() >= full - Span::minutes(1), "Black has all their time");
        check_record(&slip);
        // The clock of the same move continues as it was set.
        let taken = slip.game.events;
        reverse(&mut slip, WHITE, taken);
        assert!((slip.deadline() - corrected).0.abs() < 60_000, "and White the rest");

        let taken = number(&mut table, back(1));
        table.play(replayed);
        correct(&mut table);
        reverse(&mut table, BLACK, taken);
        assert_eq!((table.game.ply, table.game.clock.running.unwrap().side), (Ply(2), Color::White));
        assert!(table.deadline() >= full, "{replayed}");
        check_record(&table);
    }
}
