//! All actors try all commands in every state that can be reached. No command panics, every event can be folded, and
//! folding the record gives the state, whatever arbiters undo.

use domain::{
    clock::{Date, Leave, Zone},
    notation::Letters,
    sealing::{Disclosure, EnvelopeText},
    *,
};

use crate::table::*;

const OTHER: Actor = Actor::Arbiter(PlayerId(8));
const GAMES: u64 = 400;
const STEPS: usize = 120;

/// A game and the private data of its players.
struct Hall {
    table: Table,
    /// Every text that was put into an envelope.
    texts: Vec<String>,
    zones: bool,
}

fn regulations(dice: &mut Dice) -> Regulations {
    let mut rules = Regulations {
        time_control: match dice.below(4) {
            0 => TimeControl::PerMove { days: 10 },
            1 => TimeControl::fischer(Span::days(20), Span::days(1), Some(Span::days(20))),
            2 => TimeControl::triple_block(20, 30, 2),
            _ => TimeControl::iccf(10, 50),
        },
        ..Regulations::default()
    };
    rules.arbiter.takeback = !dice.one_in(8);
    rules.draws.wrong_claim_days = 2;
    rules.illegal_moves = IllegalMoveRules { opponent_gains_days: 3, loses_at: Some(20) };
    rules.flags = [FlagRule::Automatic, FlagRule::OnClaim, FlagRule::ByArbiter][dice.below(3)];
    if dice.one_in(2) {
        rules.adjudication =
            Some(AdjudicationRules { clocks_stop: dice.one_in(2), ..AdjudicationRules::default() });
    }
    if dice.one_in(2) {
        rules.tablebase = Some(TablebaseRules::default());
    }
    if dice.one_in(2) {
        rules.withdrawal.then = Withdrawal::Adjudicated;
    }
    if rules.time_control.knows_leave() && dice.one_in(2) {
        rules.leave = Some(LeaveRules { may_move: dice.one_in(2), ..LeaveRules::default() });
    }
    if matches!(rules.time_control, TimeControl::Periods { .. }) && dice.one_in(3) {
        rules.silence = Some(SilenceRule::default());
        rules.withdrawal.silent = dice.one_in(2);
    }
    if dice.one_in(3) {
        rules.free_time.weekdays = vec![clock::Weekday::Sunday];
    }
    rules.adjournment.check_in = dice.one_in(2);
    rules.adjournment.default_days = Some(5).filter(|_| rules.adjournment.check_in && dice.one_in(2));
    rules.adjournment.session_days = Some(30).filter(|_| dice.one_in(4));
    if dice.one_in(2) {
        rules.adjournment.ambiguous = AmbiguousSealed::OpponentChooses;
    }
    rules.check().unwrap();
    rules
}

fn hall(dice: &mut Dice) -> Hall {
    let rules = regulations(dice);
    let zones = !rules.free_time.is_none();
    let table = match dice.below(3) {
        0 => Table::ruled("4k3/8/8/8/8/8/5P2/4K3 w - - 90 80", rules),
        _ => Table::with(Start::Standard, rules),
    };
    Hall { table, texts: Vec::new(), zones }
}

fn leave(hall: &Hall, from: i64, days: i32) -> Leave {
    let first = i32::try_from(hall.table.now.0 / 86_400_000 + from).unwrap();
    let midnight = |day: i32| Instant(i64::from(day) * 86_400_000);
    let (first, last) = (Date(first), Date(first + days - 1));
    Leave { first, last, from: midnight(first.0), until: midnight(last.0 + 1), special: false }
}

fn hours(dice: &mut Dice, below: usize) -> Span {
    Span::hours(u16::try_from(dice.below(below)).unwrap())
}

fn side(dice: &mut Dice) -> Color {
    if dice.one_in(2) { Color::White } else { Color::Black }
}

fn an_act(hall: &Hall, dice: &mut Dice) -> Act {
    let (game, side) = (&hall.table.game, side(dice));
    let outcome = [Outcome::Draw, Outcome::WhiteWins, Outcome::BothLose][dice.below(3)];
    let span = hours(dice, 400) - Span::hours(100);
    match dice.below(26) {
        0 => match dice.below(5) {
            0 => Act::Adjudicate { outcome },
            1 => Act::Forfeit { loser: side },
            2 => Act::Cancel { replayed_as: None },
            3 => Act::Annul,
            _ => Act::Expel { side },
        },
        1 if game.is_over() => Act::Adjudicate { outcome },
        1..=4 => Act::Adjourn,
        5..=6 => Act::Points { half_points: ByColor { white: 1, black: 2 } },
        7..=9 => Act::Warn { side },
        10..=11 => Act::Time { side, span },
        12..=13 => {
            let deadline = Some(hall.table.now + span + Span::hours(200)).filter(|_| dice.one_in(2));
            Act::Clocks { used: game.clock.used, deadline }
        }
        14 if game.clock.leave[side].is_empty() || dice.one_in(2) => {
            Act::Leave { side, leave: leave(hall, span.0 / 86_400_000 - 2, 5) }
        }
        14..=15 => {
            let first = game.clock.leave[side].last().map(|leave| leave.first);
            Act::EndLeave { side, first: first.unwrap_or(Date(0)) }
        }
        16..=17 => {
            let player = PlayerId(20 + i64::from(game.events));
            Act::Replace { side, player, zone: Zone::fixed(3600 * i32::from(dice.one_in(2))) }
        }
        _ => Act::TakeBack { to: Ply(game.ply.0.saturating_sub(1 + u16::from(dice.one_in(2)))) },
    }
}

/// Returns an act, more often an act that can be decided upon.
fn act_number(game: &Game, dice: &mut Dice, open: bool) -> u32 {
    let notes: Vec<_> = game.acts.iter().filter(|note| !open || note.is_open()).collect();
    if notes.is_empty() { 1 } else { notes[dice.below(notes.len())].seq }
}

fn player(game: &Game, color: Color) -> Actor {
    Actor::Player(game.players[color])
}

fn attempt(hall: &mut Hall, dice: &mut Dice) -> (Actor, Command) {
    let game = hall.table.game.clone();
    let game = &game;
    let (on_move, other) =
        (player(game, game.position.side_to_move()), player(game, !game.position.side_to_move()));
    let either = if dice.one_in(2) { on_move } else { other };
    let arbiter = if dice.one_in(3) { OTHER } else { ARBITER };
    let moves = game.position.legal_moves();
    let text =
        if moves.is_empty() { "none".into() } else { game.position.uci(moves[dice.below(moves.len())]) };
    let adjudicated = [ClaimBasis::AdjudicatedWin, ClaimBasis::AdjudicatedDraw][dice.below(2)];
    let any = [
        ClaimBasis::ThreefoldRepetition,
        ClaimBasis::FiftyMoves,
        ClaimBasis::TablebaseWin,
        ClaimBasis::TablebaseDraw,
    ][dice.below(4)];
    // Commands that lead on from the present state are more frequent.
    let likely = match game.state() {
        State::Sealing => 83..86,
        State::Ended => 64..76,
        State::Playing if game.claim.is_some() => 37..48,
        State::Playing => 0..30,
        _ => 86..89,
    };
    let what = if dice.one_in(3) { likely.start + dice.below(likely.len()) } else { dice.below(100) };
    match what {
        0..=29 => (on_move, if dice.one_in(6) { mv_offer(&text) } else { mv(&text) }),
        30..=32 => (on_move, mv("Kd9")),
        33..=36 => (either, Command::AskAdjudication { basis: adjudicated }),
        37..=40 => (either, Command::Analyse),
        41..=43 => {
            let announced = Some(text).filter(|_| dice.one_in(2));
            let probed = any.is_by_tablebase().then_some(Probed::Unknown);
            (on_move, Command::Claim { basis: any, announced: announced.map(MoveText::from), probed })
        }
        44..=46 => {
            let claim = game.claim.as_ref().map_or(3, |claim| claim.seq);
            (arbiter, Command::DecideClaim { claim, upheld: dice.one_in(4) })
        }
        47 => (Actor::Timekeeper, Command::LapseClaim),
        48..=63 => (arbiter, Command::Act { act: an_act(hall, dice) }),
        64..=69 => (either, Command::Appeal { act: act_number(game, dice, false) }),
        70..=75 => {
            let (act, reverse) = (act_number(game, dice, true), !dice.one_in(3));
            (arbiter, Command::DecideAppeal { act, reverse })
        }
        76 => (either, Command::Say),
        77 => (either, Command::AcceptDraw),
        78 => (either, Command::DeclineDraw),
        79 => (either, Command::OfferDraw),
        80 => (either, Command::Adjourn),
        81 => (either, Command::DeclineAdjournment),
        82 => (on_move, Command::AdjournEarly),
        83..=85 => {
            let written =
                EnvelopeText::write(GameId(1), game, &text, Letters::English, dice.one_in(3), [1; 16]);
            match written.ok().and_then(|envelope| envelope.to_text().ok()) {
                Some(text) => {
                    hall.texts.push(text.clone());
                    let draft = Command::Draft { envelope: closed(&text) };
                    (on_move, if dice.one_in(3) { draft } else { seal(&text) })
                }
                None => (on_move, Command::Seal { envelope: None }),
            }
        }
        86..=88 => {
            let Phase::Adjourned { envelope, .. } = &game.phase else {
                return (either, Command::Resume { envelope: None });
            };
            let is_it = |text: &&String| domain::sealing::commitment(text) == envelope.commitment;
            let envelope = hall.texts.iter().find(is_it).map(|text| Disclosure::new(GameId(1), text.clone()));
            let who = [on_move, other, arbiter, Actor::Timekeeper][dice.below(4)];
            (who, Command::Resume { envelope })
        }
        89 => (arbiter, Command::DeclareMissing),
        90 => {
            let of = side(dice);
            let who = [player(game, of), arbiter, Actor::Timekeeper][dice.below(3)];
            (who, Command::Withdraw { of })
        }
        91 => (Actor::Timekeeper, Command::FlagFall),
        92 => ([on_move, other, arbiter][dice.below(3)], Command::ClaimFlag),
        93..=94 => {
            let ago = hours(dice, 60);
            let until = hall.table.now;
            (Actor::Timekeeper, Command::ReturnDowntime { from: until - ago, until })
        }
        95 => {
            let from = i64::try_from(dice.below(20)).unwrap();
            (either, Command::BookLeave { leave: leave(hall, from, 4) })
        }
        96 => {
            let first = game.clock.leave.white.iter().chain(&game.clock.leave.black).map(|leave| leave.first);
            (either, Command::CancelLeave { first: first.max().unwrap_or(Date(0)) })
        }
        97 => (either, [Command::DeclareReflection, Command::RefillClock][dice.below(2)].clone()),
        98 if hall.zones => {
            let zone = Zone::fixed(3600 * i32::try_from(dice.below(5)).unwrap());
            (Actor::Timekeeper, Command::NoteZone { of: side(dice), zone })
        }
        98 => (Actor::Timekeeper, Command::EndSession),
        _ if dice.one_in(5) => (either, Command::Resign),
        _ => (Actor::Timekeeper, Command::NoteMail { to: side(dice), works: dice.one_in(2) }),
    }
}

/// Checks the invariants of every state.
fn check(game: &Game, seed: u64) {
    for color in Color::ALL {
        assert!(game.clock.sides[color].balances(), "seed {seed}: {:?}", game.clock.sides[color]);
        let mut gaps = game.clock.gaps[color].clone();
        gaps.sort_by_key(|gap| gap.from);
        let apart = gaps.windows(2).all(|two| two[0].until <= two[1].from);
        assert!(apart, "seed {seed}: the same time is given back twice: {gaps:?}");
    }
}

pub fn play(seed: u64) -> Table {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9) ^ 0x5eed);
    let mut hall = hall(&mut dice);
    let mut over = 0;
    for _ in 0..STEPS {
        let patience = if dice.one_in(12) { 400 } else { 30 };
        hall.table.now = hall.table.now + hours(&mut dice, patience);
        if let Some(due) = hall.table.game.due_at().filter(|_| dice.one_in(20)) {
            hall.table.now = hall.table.now.max(due + Span::hours(1));
        }
        let late = if dice.one_in(4) { hours(&mut dice, 50) } else { Span::ZERO };
        let received_at = (hall.table.now - late).max(hall.table.game.last_at.min(hall.table.now));
        let (actor, command) = attempt(&mut hall, &mut dice);
        let stamp = Stamp { received_at, judged_at: hall.table.now };
        let decision = hall.table.act_at(actor, command.clone(), stamp);
        assert!(decision.refusal.is_some() || !decision.events.is_empty(), "seed {seed}: {command:?}");
        check(&hall.table.game, seed);
        over += usize::from(hall.table.game.is_over());
        // A finished game is watched for a while: its end may be reversed.
        if over > 25 {
            break;
        }
    }
    hall.table
}

fn all(part: u64) {
    let mut failed = Vec::new();
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    for seed in (part..GAMES).step_by(4) {
        let played = std::panic::catch_unwind(|| {
            let table = play(seed);
            check_record(&table);
            let mut played = Vec::new();
            let shown = Game::replay(&table.events, |_, event, _| {
                played.extend(event.played());
                Some(())
            });
            assert_eq!(usize::from(shown.expect("what counts can be shown").ply.0), played.len());
            assert_eq!(Game::moves(&table.events), Some(played));
            table
        });
        let table = match played {
            Ok(table) => table,
            Err(_) => {
                failed.push(seed);
                continue;
            }
        };
        for event in &table.events {
            let json = serde_json::to_value(event).unwrap();
            let kind = json["act"]["kind"].as_str().or(json["type"].as_str()).unwrap();
            *seen.entry(kind.into()).or_default() += 1;
        }
    }
    println!("{seen:?}");
    assert!(failed.is_empty(), "seeds {failed:?}");
}

#[test]
fn random_commands_fold_1() {
    all(0);
}

#[test]
fn random_commands_fold_2() {
    all(1);
}

#[test]
fn random_commands_fold_3() {
    all(2);
}

#[test]
fn random_commands_fold_4() {
    all(3);
}
