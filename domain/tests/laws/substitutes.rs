//! A replacement has the clock as it stands, and nothing else of the player before.

use domain::{
    clock::{Night, TimeOfDay, Zone},
    *,
};

use crate::table::*;

const SUBSTITUTE: Actor = Actor::Player(PlayerId(5));

fn ruled(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::per_move(10);
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

fn substitute(side: Color, zone: Zone) -> Command {
    act(Act::Replace { side, player: PlayerId(5), zone })
}

/// Days of leave, zone and plans belong to the player.
#[test]
fn substitute_inherits_only_the_clock() {
    let mut table = ruled(|rules| {
        rules.leave = Some(LeaveRules::default());
        rules.free_time.night = Some(Night { from: TimeOfDay(0), until: TimeOfDay(6 * 60) });
    });
    let day = |n: i64| {
        let date = i32::try_from(table.now.0 / 86_400_000 + n).unwrap();
        (clock::Date(date), Instant(i64::from(date) * 86_400_000))
    };
    let ((first, from), (last, end)) = (day(2), day(4));
    let leave = clock::Leave { first, last, from, until: end + Span::days(1), special: false };
    let ((first, from), (last, end)) = (day(12), day(14));
    let later = clock::Leave { first, last, from, until: end + Span::days(1), special: false };
    table.done(WHITE, Command::BookLeave { leave });
    table.done(WHITE, Command::BookLeave { leave: later });
    table.now = leave.from + Span::days(1);
    let used = table.game.reading(table.now + Span(1000)).unwrap().used;
    let left = table.game.reading(table.now).unwrap().left;
    table.done(ARBITER, substitute(Color::White, Zone::fixed(9 * 3600)));
    let clock = &table.game.clock;
    assert_eq!(clock.leave_days.white, []);
    assert!(clock.leave.white.iter().all(|leave| leave.until <= table.now), "{:?}", clock.leave.white);
    assert_eq!(clock.zones.white, Zone::fixed(9 * 3600));
    let shown = table.game.reading(table.now).unwrap();
    assert_eq!((shown.used, shown.left), (used, left), "the clock stands as it stood");
    assert_eq!(shown.deadline, table.deadline());
    table.play_as(SUBSTITUTE, "e4");
    check_record(&table);
}

/// A stopped clock counts the standstill by neither zone, whatever of it is given back for another reason.
#[test]
fn stopped_clock_ignores_the_zone() {
    for (shift, absent) in [0, 8, 12, -8].into_iter().flat_map(|shift| [(shift, false), (shift, true)]) {
        let mut table = ruled(|rules| {
            rules.free_time.night = Some(Night { from: TimeOfDay(0), until: TimeOfDay(16 * 60) });
            rules.adjudication = Some(AdjudicationRules::default());
        });
        table.play("e4 e5");
        let asked_at = table.now + Span::hours(12);
        let before = table.game.reading(asked_at).unwrap();
        table.now = asked_at + Span::hours(8);
        if absent {
            let (from, until) = (asked_at + Span::hours(1), table.now);
            table.done(Actor::Timekeeper, Command::ReturnDowntime { from, until });
        }
        let ask = Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw };
        let stamp = Stamp { received_at: asked_at, judged_at: table.now };
        assert_eq!(table.act_at(BLACK, ask, stamp).refusal, None);
        table.now = table.now + Span::hours(5);
        table.done(ARBITER, substitute(Color::White, Zone::fixed(shift * 3600)));
        table.now = table.now + Span::hours(5);
        let claim = table.game.claim.as_ref().unwrap().seq;
        table.done(ARBITER, Command::DecideClaim { claim, upheld: false });
        let shown = table.game.reading(table.now).unwrap();
        assert_eq!((shown.used, shown.left), (before.used, before.left), "{shift} {absent}");
        check_record(&table);
    }
}

fn by_table() -> Table {
    let fen = Start::Fen { fen: "8/8/8/8/8/4k3/4P3/4K3 w - - 0 1".into(), chess960: false };
    let mut regulations = Regulations::per_move(10);
    regulations.tablebase = Some(TablebaseRules::default());
    Table::with(fen, regulations)
}

fn claim_win() -> Command {
    Command::Claim {
        basis: ClaimBasis::TablebaseWin,
        announced: Some(MoveText::from("Kd1")),
        probed: Some(Probed::Unknown),
    }
}

#[test]
fn substitute_starts_without_faults() {
    let mut table = ruled(|rules| {
        rules.adjudication = Some(AdjudicationRules::default());
        rules.draws.offer_again_after = 10;
        rules.illegal_moves.loses_at = Some(2);
        rules.ambiguous_moves.loses_at = Some(2);
    });
    let ask = || Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw };
    table.done(WHITE, mv_offer("Nc3"));
    table.play("e5 Nf3 e4 Nd4 a6");
    for wrong in ["Nb5", "Ke4"] {
        assert!(table.act(WHITE, mv(wrong)).refusal.is_some());
    }
    table.done(WHITE, ask());
    let claim = table.game.claim.as_ref().unwrap().seq;
    table.done(ARBITER, Command::DecideClaim { claim, upheld: false });
    table.done(ARBITER, substitute(Color::White, Zone::default()));
    for wrong in ["Nb5", "Ke4"] {
        assert!(table.act(SUBSTITUTE, mv(wrong)).refusal.is_some());
    }
    assert_eq!(table.ended(), None);
    table.done(SUBSTITUTE, mv_offer("e3"));
    table.done(SUBSTITUTE, ask());
    check_record(&table);
}

/// Its announced move is not played for a replacement. They may claim anew: there is no decision about the position.
#[test]
fn claim_ends_with_its_author() {
    let mut table = by_table();
    let left = table.game.reading(table.now + Span(1000)).unwrap().left;
    table.done(WHITE, claim_win());
    let claim = table.game.claim.as_ref().unwrap().seq;
    table.now = table.now + Span::days(3);
    let mut other = table.clone();
    table.done(ARBITER, substitute(Color::White, Zone::default()));
    assert_eq!(table.game.reading(table.now).unwrap().left, left, "the clock goes on as it stood");
    let no = Command::DecideClaim { claim, upheld: false };
    assert_eq!(table.refused(ARBITER, no.clone()), Refusal::NoClaim);
    table.done(SUBSTITUTE, claim_win());
    check_record(&table);
    // The opponent's claim stands.
    other.done(ARBITER, substitute(Color::Black, Zone::default()));
    other.done(ARBITER, no);
    check_record(&other);
}

/// A claim about the position is over when others have moved; a request for adjudication is about the game.
#[test]
fn claim_returns_with_its_author() {
    for (moves, stands) in [("", true), ("Kd1", false)] {
        let mut table = by_table();
        table.done(WHITE, claim_win());
        table.done(ARBITER, substitute(Color::White, Zone::default()));
        let act = table.game.events;
        for text in moves.split_whitespace() {
            table.play_as(SUBSTITUTE, text);
        }
        table.done(WHITE, Command::Appeal { act });
        table.done(Actor::Arbiter(PlayerId(8)), Command::DecideAppeal { act, reverse: true });
        assert_eq!((table.game.claim.is_some(), table.game.clock.running.is_none()), (stands, stands));
        check_record(&table);
    }
    let mut table = ruled(|rules| rules.adjudication = Some(AdjudicationRules::default()));
    table.done(WHITE, Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw });
    table.done(ARBITER, substitute(Color::White, Zone::default()));
    let act = table.game.events;
    table.play_as(SUBSTITUTE, "e4");
    table.done(WHITE, Command::Appeal { act });
    table.done(Actor::Arbiter(PlayerId(8)), Command::DecideAppeal { act, reverse: true });
    let claim = table.game.claim.as_ref().unwrap().seq;
    table.done(ARBITER, Command::DecideClaim { claim, upheld: false });
    table.play("e5");
    check_record(&table);
}
