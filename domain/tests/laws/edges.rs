//! States that end with an adjournment, a substitution or a reversal, and states that do not.

mod clocks;
mod written;

use domain::{
    clock::{Date, FreeTime, Period, SideClock, TimeOfDay, Zone},
    notation::Letters,
    pgn::{Comments, Options},
    sealing::{Disclosure, EnvelopeText},
    *,
};
use messages::Sentence;

use crate::{
    record::{against, caused},
    table::*,
};

const GAME: GameId = GameId(42);
const OTHER: Actor = Actor::Arbiter(PlayerId(8));
const RESUME: Command = Command::Resume { envelope: None };
const DAY: Span = Span::days(1);
const MS: Span = Span(1);

fn ruled(change: impl FnOnce(&mut Regulations)) -> Table {
    let mut regulations = Regulations::per_move(20);
    change(&mut regulations);
    Table::with(Start::Standard, regulations)
}

fn text(table: &Table, written: &str) -> String {
    let text = EnvelopeText::write(GAME, &table.game, written, Letters::English, false, [7; 16]);
    text.unwrap().to_text().unwrap()
}

fn shown(text: &str) -> Disclosure {
    Disclosure::new(GAME, text.into())
}

/// White has sealed 1.Nf3 at the arbiter's order, for these holders.
fn adjourned(holders: Holders, change: impl FnOnce(&mut AdjournmentRules)) -> (Table, String) {
    let mut table = ruled(|all| {
        if let Holders::Arbiters { arbiters, .. } = &holders {
            all.adjournment.arbiters.clone_from(arbiters);
        }
        change(&mut all.adjournment);
    });
    table.done(ARBITER, order());
    let text = text(&table, "Nf3");
    table.done(WHITE, Command::Seal { envelope: Some(Envelope { holders, ..closed(&text) }) });
    (table, text)
}

fn arbiters() -> Holders {
    Holders::Arbiters { arbiters: vec![PlayerId(9), PlayerId(8)], needed: 1 }
}

fn resume_at(table: &Table) -> Instant {
    let Phase::Adjourned { resume_at, .. } = table.game.phase else { panic!("{:?}", table.game.phase) };
    resume_at
}

fn at(table: &mut Table, instant: Instant, actor: Actor, command: Command) -> Decision {
    table.now = instant;
    table.act_at(actor, command, Stamp::at(instant))
}

/// Time that an arbiter gives to a paused clock counts when it continues, while the envelope is missing too (I.9.2).
#[test]
fn time_reaches_a_paused_clock() {
    let (mut table, text) = adjourned(arbiters(), |rules| rules.check_in = true);
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(table.game.state(), State::ReplierAbsent);
    let comes = due + Span::hours(5);
    at(&mut table, comes, BLACK, RESUME);
    let stopped = |table: &Table| {
        let clock = table.game.clock_display(Color::Black, table.now);
        (clock.stopped_at, clock.left)
    };
    let left = Span::days(20) - Span::hours(5);
    assert_eq!(stopped(&table), (Some(comes), left));
    let give = || act(Act::Time { side: Color::Black, span: Span::days(2) });
    table.done(ARBITER, give());
    assert_eq!(stopped(&table), (Some(comes), left + Span::days(2)));
    table.done(ARBITER, Command::DeclareMissing);
    assert_eq!(stopped(&table), (Some(comes), left + Span::days(2)), "the envelope is missing");
    table.done(ARBITER, give());
    assert_eq!(stopped(&table), (Some(comes), left + Span::days(4)));
    table.done(OTHER, Command::Open { envelope: shown(&text) });
    assert_eq!(table.game.reading(table.now).unwrap().left, left + Span::days(4));
    check_record(&table);
}

/// No default time runs for a player whose envelope the service lost (I.12.1).
#[test]
fn lost_envelope_makes_no_one_late() {
    let (mut table, _) =
        adjourned(Holders::Vault, |rules| (rules.check_in, rules.default_days) = (true, Some(5)));
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(table.game.default_at(), Some(due + Span::days(5)), "Black is waited for");
    table.done(ARBITER, Command::DeclareMissing);
    assert_eq!((table.game.state(), table.game.default_at()), (State::Missing, None));
}

/// One of two approves once, before the envelope is due (I.7).
#[test]
fn early_opening_is_approved_once() {
    let approve = || Command::ApproveEarlyOpening;
    let (mut table, _) = adjourned(arbiters(), |_| {});
    table.done(ARBITER, approve());
    assert_eq!(table.refused(ARBITER, approve()), Refusal::AlreadyAcknowledged);
    assert_eq!(table.refused(OTHER, approve()), Refusal::AlreadyAcknowledged, "one was enough");
    for approved in [false, true] {
        let (mut table, _) = adjourned(arbiters(), |rules| rules.needed_early = 2);
        if approved {
            table.done(ARBITER, approve());
        }
        table.done(BLACK, RESUME);
        let due = resume_at(&table);
        at(&mut table, due, Actor::Timekeeper, RESUME);
        let refused = if approved { Refusal::AlreadyAcknowledged } else { Refusal::NotToBeOpened };
        assert_eq!(table.refused(OTHER, approve()), refused, "{:?}", table.game.state());
    }
    let mut playing = ruled(|_| {});
    assert_eq!(playing.refused(ARBITER, approve()), Refusal::NotAdjourned);
}

/// The replier's flag falls: a draw if the bare king of the sealer could never mate (FIDE 6.9). The default time loses,
/// whatever is on the board (I.10).
#[test]
fn absent_replier_loses() {
    for (fen, default, outcome) in [
        ("3qk3/8/8/8/8/8/8/4K3 w - - 0 1", None, Outcome::Draw),
        ("3qk3/8/8/8/8/8/P7/4K3 w - - 0 1", None, Outcome::WhiteWins),
        ("3qk3/8/8/8/8/8/8/4K3 w - - 0 1", Some(5), Outcome::WhiteWins),
    ] {
        let mut regulations = Regulations::per_move(20);
        (regulations.adjournment.check_in, regulations.adjournment.default_days) = (true, default);
        let mut table = Table::ruled(fen, regulations);
        table.done(ARBITER, order());
        let text = text(&table, "Ke2");
        table.done(WHITE, seal(&text));
        table.done(WHITE, RESUME);
        let due = resume_at(&table);
        at(&mut table, due, Actor::Timekeeper, RESUME);
        let late = default.map_or_else(|| table.deadline(), |days: u16| due + Span::days(days)) + MS;
        at(&mut table, late, Actor::Timekeeper, Command::Resume { envelope: Some(shown(&text)) });
        assert_eq!(table.ended().map(|(outcome, _)| outcome), Some(outcome), "{fen} {default:?}");
    }
}

/// The sealer is absent and Black answers into a new envelope: nothing is claimed or foreseen meanwhile.
#[test]
fn absent_sealer_gets_a_sealed_reply() {
    let change = |all: &mut Regulations| {
        all.adjudication = Some(AdjudicationRules::default());
        (all.adjournment.check_in, all.adjournment.default_days) = (true, Some(5));
    };
    let mut table = ruled(change);
    table.done(ARBITER, order());
    let text = text(&table, "Nf3");
    table.done(WHITE, seal(&text));
    table.done(BLACK, RESUME);
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, Command::Resume { envelope: Some(shown(&text)) });
    assert!(table.game.is_sealing() && table.game.state() == State::Playing);
    let ask = Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw };
    assert_eq!(table.refused(BLACK, ask), Refusal::Adjourned);
    assert_eq!(table.refused(WHITE, Command::SetConditionalMoves), Refusal::Adjourned);
    assert_eq!(table.refused(BLACK, RESUME), Refusal::NotAdjourned, "Black is there");
    table.done(WHITE, RESUME);
    assert!(!table.game.is_sealing());
}

/// An unopened envelope is shown by an arbiter with a key, or by the sealer who stored the text, under their own name.
#[test]
fn unopened_envelope_names_its_discloser() {
    let (mut table, text) = adjourned(arbiters(), |_| {});
    let published = |by, at| EventKind::EnvelopePublished { by, envelope: text.clone() }.at(at);
    let show = |text: &str| Command::Open { envelope: shown(text) };
    let said = |table: &Table, actor, event| {
        against(&table.entries(), GAME, &caused(&table.game, actor, show(&text), event))
    };
    let early = published(Some(PlayerId(9)), table.now);
    assert_eq!(said(&table, ARBITER, early), Some(InvalidEvent::NotSealed), "the game goes on");
    table.done(BLACK, Command::Resign);
    table.now = table.now + Span::days(30);
    table.done(WHITE, Command::Publish { envelope: None });
    let now = table.now;
    let one = Game::evolve(Some(table.game.clone()), &published(Some(PlayerId(9)), now));
    assert_eq!(one, None, "one of two has agreed");
    table.done(BLACK, Command::Publish { envelope: None });
    let now = table.now;
    let [nine, eight, white, black] = [9, 8, 1, 2].map(PlayerId);
    for (actor, by, found) in [
        (ARBITER, Some(nine), None),
        (OTHER, Some(eight), None),
        (WHITE, Some(white), None),
        (OTHER, Some(nine), Some(InvalidEvent::Otherwise)),
        (WHITE, Some(black), Some(InvalidEvent::Otherwise)),
        (BLACK, Some(white), Some(InvalidEvent::Actor)),
        (BLACK, Some(black), Some(InvalidEvent::Actor)),
        (WHITE, Some(nine), Some(InvalidEvent::Otherwise)),
        (BLACK, None, Some(InvalidEvent::Actor)),
    ] {
        assert_eq!(said(&table, actor, published(by, now)), found, "{actor:?} {by:?}");
    }
    let other = text.replace("g1f3", "g1h3");
    let elsewhere = EventKind::EnvelopePublished { by: Some(nine), envelope: other.clone() }.at(now);
    let elsewhere = caused(&table.game, ARBITER, show(&other), elsewhere);
    assert_eq!(against(&table.entries(), GAME, &elsewhere), Some(InvalidEvent::NotSealed));
    let opened = EventKind::Opened {
        by: Some(nine),
        with: None,
        present: ByColor { white: true, black: true },
        reason: None,
        envelope: text.clone(),
        verdict: OpenVerdict::Played { uci: "g1f3".into(), draw_offer: false },
    }
    .at(now);
    assert_eq!(said(&table, ARBITER, opened), Some(InvalidEvent::NotSealed), "it stays shut");
    assert_eq!(table.refused(BLACK, show(&text)), Refusal::NotAnArbiter);
    table.done(WHITE, show(&text));
}

/// A text that a player encrypted as a move may be a copy of another game's envelope: it is not shown.
#[test]
fn other_games_envelope_stays_hidden() {
    let mut table = ruled(|_| {});
    table.done(ARBITER, order());
    let mut strange = EnvelopeText::parse(&text(&table, "Nf3")).unwrap();
    strange.game = GameId(41);
    let strange = strange.to_text().unwrap();
    table.done(WHITE, Command::Seal { envelope: Some(Envelope { strict: true, ..closed(&strange) }) });
    table.done(BLACK, Command::Resign);
    table.now = table.now + Span::days(30);
    for player in [WHITE, BLACK] {
        table.act(player, Command::Publish { envelope: Some(shown(&strange)) });
    }
    let refused = table.refused(WHITE, Command::Open { envelope: shown(&strange) });
    assert_eq!(refused, Refusal::CommitmentMismatch { sealed_by: Color::White });
}

/// An appeal is decided once.
#[test]
fn appeal_is_decided_once() {
    let mut table = ruled(|_| {});
    table.done(ARBITER, act(Act::Warn { side: Color::White }));
    let act = table.game.events;
    table.done(WHITE, Command::Appeal { act });
    table.done(OTHER, Command::DecideAppeal { act, reverse: true });
    let again = table.events.last().unwrap().clone();
    assert_eq!(Game::fold(table.events.iter().chain([&again])), None);
}

/// A substitute has the clock and nothing else of the player before (FIDE 7.5.5).
#[test]
fn substitute_inherits_no_plans() {
    let replace = |side| act(Act::Replace { side, player: PlayerId(5), zone: Zone::default() });
    let proposal = |table: &Table| match table.game.phase {
        Phase::Playing { adjournment_proposed_by } => adjournment_proposed_by,
        _ => None,
    };
    for (side, stands) in [(Color::White, None), (Color::Black, Some(Color::White))] {
        let mut table = ruled(|_| {});
        table.done(WHITE, Command::Adjourn);
        table.done(ARBITER, replace(side));
        assert_eq!(proposal(&table), stands, "{side:?}");
    }
    for (side, stands) in [(Color::White, false), (Color::Black, true)] {
        let mut table = ruled(|_| {});
        table.done(ARBITER, order());
        let text = text(&table, "Nf3");
        table.done(WHITE, Command::Draft { envelope: closed(&text) });
        table.done(ARBITER, replace(side));
        assert_eq!(table.game.session.draft.is_some(), stands, "{side:?}");
    }
    let start = ruled(|_| {}).now;
    let leave = |first: u16, days: u16| {
        let (from, until) = (start + Span::days(first), start + Span::days(first + days));
        let date = |at: Instant| Date(i32::try_from(at.0.div_euclid(DAY.0)).unwrap());
        clock::Leave { first: date(from), last: date(until - DAY), from, until, special: false }
    };
    let mut table = ruled(|all| all.leave = Some(LeaveRules::default()));
    let (runs, begins, later) = (leave(1, 4), leave(6, 2), leave(9, 3));
    for leave in [runs, begins, later] {
        table.done(WHITE, Command::BookLeave { leave });
    }
    let left = |at: Instant| {
        let mut table = table.clone();
        table.now = at;
        table.act_at(ARBITER, replace(Color::White), Stamp::at(at));
        table.game.clock.leave.white.iter().map(|leave| (leave.from, leave.until)).collect::<Vec<_>>()
    };
    let middle = runs.from + DAY;
    assert_eq!(left(middle), [(runs.from, middle)], "what runs ends");
    assert_eq!(left(begins.from), [(runs.from, runs.until)], "what begins at that instant does not begin");
}

/// No move could be made while the game was lost: agreed dates are later by as much.
#[test]
fn reversal_reschedules_agreements() {
    let forfeit = || act(Act::Forfeit { loser: Color::White });
    let lost_for = Span::days(3);
    let reverse = |table: &mut Table| {
        table.done(ARBITER, forfeit());
        let (seq, from) = (table.game.events, table.now);
        table.done(WHITE, Command::Appeal { act: seq });
        let back = Command::DecideAppeal { act: seq, reverse: true };
        at(table, from + lost_for, OTHER, back);
    };
    let (mut table, _) = adjourned(Holders::Vault, |_| {});
    let before = resume_at(&table);
    reverse(&mut table);
    assert_eq!(resume_at(&table), before + lost_for);
    let mut session = ruled(|all| all.adjournment.session_days = Some(30));
    let before = session.game.session_ends_at().unwrap();
    reverse(&mut session);
    assert_eq!(session.game.session_ends_at(), Some(before + lost_for));
}

/// An envelope is due once.
#[test]
fn game_resumes_once() {
    let (mut table, _) = adjourned(arbiters(), |rules| rules.check_in = true);
    let due = resume_at(&table);
    at(&mut table, due, Actor::Timekeeper, RESUME);
    assert_eq!(table.game.state(), State::ReplierAbsent);
    assert_eq!(Game::evolve(Some(table.game), &EventKind::Resumed.at(due + MS)), None);
}

/// An offer is remembered only where the regulations limit how often one is made.
#[test]
fn limited_offers_are_remembered() {
    for (limit, remembered) in [(0, false), (10, true)] {
        let mut table = ruled(|all| all.draws.offer_again_after = limit);
        table.done(WHITE, mv_offer("e4"));
        assert_eq!(table.game.last_offer.white.is_some(), remembered);
    }
}

/// An act is settled after its days and as many for an earlier mail: then another act has room.
#[test]
fn acts_are_limited_to_100() {
    let control = TimeControl::exact(vec![Period::new(None, Span::days(400))]);
    let mut table = ruled(|all| all.time_control = control);
    let first = table.now + Span(1000);
    for _ in 0..100 {
        table.done(ARBITER, act(Act::Warn { side: Color::White }));
    }
    let settled = first + Span::days(28);
    for (at, refusal) in [(settled, Some(Refusal::TooManyActs)), (settled + MS, None)] {
        let warn = act(Act::Warn { side: Color::White });
        assert_eq!(table.clone().act_at(ARBITER, warn, Stamp::at(at)).refusal, refusal, "{at:?}");
    }
}

/// A wrong claim says how often the position has been on the board.
#[test]
fn wrong_claim_tells_the_count() {
    for (moves, announced, said) in
        [("Nf3", None, "1 of 3"), ("Nf3 Nf6 Ng1 Ng8", None, "2 of 3"), ("Nf3 Nf6 Ng1", Some("Ng8"), "2 of 3")]
    {
        let mut table = ruled(|_| {});
        table.play(moves);
        let on_move = table.on_move();
        let refusal = table.act(on_move, claim(ClaimBasis::ThreefoldRepetition, announced)).refusal.unwrap();
        assert!(refusal.sentence().contains(said), "{moves}: {refusal:?}");
    }
}
