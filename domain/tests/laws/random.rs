//! Random legal games with draws, claims, adjournments and resignations mixed in.

use domain::{
    notation::Letters,
    sealing::{Disclosure, EnvelopeText},
    *,
};

use crate::table::*;

const GAMES: u64 = 10_000;
const MAX_PLIES: u16 = 60;

/// Every seed gives one game, the even ones from the standard array.
pub fn game(seed: u64) -> Table {
    let mut dice = Dice(seed);
    let start = if seed.is_multiple_of(2) {
        Start::Standard
    } else {
        Start::Chess960 { number: u16::try_from(dice.below(960)).unwrap() }
    };
    let mut table = Table::with(start, Regulations::default());
    let most = 4 + u16::try_from(dice.below(usize::from(MAX_PLIES))).unwrap();
    while !table.game.is_over() && table.game.ply.0 < most {
        turn(&mut table, &mut dice);
    }
    table
}

fn turn(table: &mut Table, dice: &mut Dice) {
    let (on_move, other) = if table.on_move() == WHITE { (WHITE, BLACK) } else { (BLACK, WHITE) };
    let position = &table.game.position;
    let text = position.uci(dice.legal_move(position));
    match dice.below(150) {
        0 => drop(table.act(other, Command::Resign)),
        1..=4 => drop(table.act(on_move, Command::AcceptDraw)),
        5..=9 => drop(table.act(on_move, Command::DeclineDraw)),
        10..=14 => drop(table.act(on_move, claim(ClaimBasis::ThreefoldRepetition, Some(&text)))),
        15..=17 => drop(table.act(on_move, claim(ClaimBasis::FiftyMoves, None))),
        18..=20 => adjourn(table, on_move, other, &text, dice.one_in(2)),
        21..=40 => drop(table.act(on_move, mv_offer(&text))),
        _ => drop(table.act(on_move, mv(&text))),
    }
}

fn adjourn(table: &mut Table, sealer: Actor, replier: Actor, text: &str, draw_offer: bool) {
    // UCI can be ambiguous for castling in Chess960: then the player plays on.
    let written = EnvelopeText::write(GameId(1), &table.game, text, Letters::English, draw_offer, [9; 16]);
    let Ok(envelope) = written else { return };
    table.done(ARBITER, order());
    let text = envelope.to_text().unwrap();
    table.done(sealer, seal(&text));
    table.now = table.now + Span::hours(1);
    table.done(replier, Command::Resume { envelope: Some(Disclosure::new(GameId(1), text)) });
}

fn fold_games(part: u64) {
    for seed in (part..GAMES).step_by(4) {
        let outcome = std::panic::catch_unwind(|| check_record(&game(seed)));
        assert!(outcome.is_ok(), "seed {seed}");
    }
}

#[test]
fn folding_gives_the_running_state_1() {
    fold_games(0);
}

#[test]
fn folding_gives_the_running_state_2() {
    fold_games(1);
}

#[test]
fn folding_gives_the_running_state_3() {
    fold_games(2);
}

#[test]
fn folding_gives_the_running_state_4() {
    fold_games(3);
}
