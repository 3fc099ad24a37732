//! The cost of a move early and late in a game: it must not grow.

use divan::{Bencher, black_box};
use domain::{notation::Letters, *};

fn main() {
    divan::main();
}

const PLAYERS: ByColor<PlayerId> = ByColor { white: PlayerId(1), black: PlayerId(2) };

fn create(start: Start) -> Command {
    Command::Create {
        players: PLAYERS,
        start,
        regulations: Regulations::default(),
        tournament: "Bench".into(),
        zones: ByColor::default(),
    }
}

/// The moves of a quiet game: knights go out and back, now and then a pawn steps.
fn script() -> Vec<String> {
    let knights = [["g1f3", "b1c3", "f3g1", "c3b1"], ["g8f6", "b8c6", "f6g8", "c6b8"]];
    let mut steps: Vec<[String; 2]> = Vec::new();
    for (white, black) in [([2, 3], [7, 6]), ([3, 4], [6, 5])] {
        for file in ['a', 'b', 'd', 'e', 'g', 'h'] {
            steps.push([white, black].map(|[from, to]| format!("{file}{from}{file}{to}")));
        }
    }
    let mut script = Vec::new();
    let mut tour = 0;
    for step in steps {
        for _ in 0..13 {
            script.extend(knights.map(|knight| knight[tour % 4].to_string()));
            tour += 1;
        }
        script.extend(step);
    }
    script
}

fn command(text: &str) -> Command {
    Command::Move { m: text.into(), draw_offer: false }
}

fn now(game: &Game) -> Instant {
    game.last_at + Span::hours(1)
}

/// Makes a command for the position on the board.
fn at(game: &Game, command: &Command, now: Instant) -> Cause {
    let seen = Seen::Position(PositionId { ply: game.ply, revision: game.revision });
    Cause { seen, ..Cause::new(command.clone(), now) }
}

fn on_move(game: &Game) -> Actor {
    Actor::Player(PLAYERS[game.position.side_to_move()])
}

fn play(game: Game, command: &Command) -> Game {
    let now = now(&game);
    let decision = decide(Some(&game), on_move(&game), &at(&game, command, now), now);
    assert_eq!(decision.refusal, None);
    decision.events.iter().fold(Some(game), Game::evolve).expect("the record is sound")
}

fn played(start: Start, moves: &[String]) -> Game {
    let created = decide(None, Actor::Timekeeper, &Cause::new(create(start), Instant(0)), Instant(0));
    let game = Game::fold(&created.events).expect("a game starts");
    let game = moves.iter().fold(game, |game, text| play(game, &command(text)));
    assert!(!game.is_over());
    game
}

/// The same board with the same twenty moves since the last irreversible one. One is late in a long game, one early in a game
/// that started 280 half-moves later. Only the length of the game differs.
fn game_at(ply: u16) -> (Game, Command) {
    let script = script();
    let next = command(&script[300]);
    let late = played(Start::Standard, &script[..300]);
    if ply == 300 {
        return (late, next);
    }
    let fen = played(Start::Standard, &script[..280]).position.fen();
    let early = played(Start::Fen { fen, chess960: false }, &script[280..300]);
    assert!(early.ply == Ply(20) && early.position == late.position);
    (early, next)
}

/// Judging a move and folding its event.
#[divan::bench(args = [20, 300])]
fn decide_and_evolve(bencher: Bencher<'_, '_>, ply: u16) {
    let (game, command) = game_at(ply);
    bencher.with_inputs(|| game.clone()).bench_values(|game| play(game, black_box(&command)));
}

/// Reading the stored state and writing it again.
#[divan::bench(args = [20, 300])]
fn load_and_store(bencher: Bencher<'_, '_>, ply: u16) {
    let (game, _) = game_at(ply);
    let json = serde_json::to_string(&game).expect("a game is JSON");
    bencher.bench(|| {
        let game: Game = serde_json::from_str(black_box(&json)).expect("as written");
        serde_json::to_string(&game).expect("a game is JSON")
    });
}

/// Asked after every move: a board full of locked pawns costs most.
#[divan::bench(args = ["4k3/4p3/8/p1p1p1p1/P1PpPpPp/3P1P1P/8/3K4 w - - 0 1", "r1bqkb1r/pppppppp/2n2n2/8/8/2N2N2/PPPPPPPP/R1BQKB1R w - - 4 3"])]
fn is_dead(bencher: Bencher<'_, '_>, fen: &str) {
    let position = Position::from_fen(fen, false).expect("a position");
    bencher.bench(|| black_box(&position).is_dead());
}

/// Asked by a fallen flag: undecided costs most.
#[divan::bench(args = ["r1bqkb1r/pppppppp/2n2n2/8/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 4 3", "6nk/8/8/8/8/8/8/KN6 w - - 0 1"])]
fn can_mate(bencher: Bencher<'_, '_>, fen: &str) {
    let position = Position::from_fen(fen, false).expect("a position");
    bencher.bench(|| black_box(&position).can_mate(Color::White));
}

/// Half-moves after which no position comes again: a condition has one answer to a position.
fn wandering(plies: usize) -> Vec<String> {
    let mut position = Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false)
        .expect("the start");
    let mut seen = vec![position.key()];
    let mut line = Vec::with_capacity(plies);
    while line.len() < plies {
        let moves = position.legal_moves();
        let new = |after: &Position| !seen.contains(&after.key()) && !after.legal_moves().is_empty();
        let mut choice = moves.iter().copied().cycle().skip(line.len() * 7 % moves.len()).take(moves.len());
        let (m, after) =
            choice.find_map(|m| position.play(m).filter(new).map(|after| (m, after))).expect("a way on");
        line.push(position.uci(m));
        seen.push(after.key());
        position = after;
    }
    line
}

/// Both sides foresaw the same 100 half-moves: 50 answers of one and 49 of the other follow one move.
#[divan::bench]
fn conditional_chain_of_50(bencher: Bencher<'_, '_>) {
    let game = decide(None, Actor::Timekeeper, &Cause::new(create(Start::Standard), Instant(1)), Instant(1));
    let game = Game::fold(&game.events).expect("a game");
    let line = wandering(102);
    let after = play(game.clone(), &command(&line[0]));
    let read =
        |game: &Game, line: &[String]| ConditionalMoves::read(game, &[line.join(" ")], Letters::English);
    let (white, black) = (read(&after, &line[1..101]), read(&game, &line[..100]));
    let trees = ByColor { white: white.expect("a tree"), black: black.expect("a tree") };
    bencher.with_inputs(|| (game.clone(), trees.clone())).bench_values(|(game, mut trees)| {
        let mut game = play(game, &command(&line[0]));
        trees.black.advance(&line[0]);
        let mut answers = 0;
        while let Some(owner) = game.on_move()
            && let Some(uci) = trees[owner].answer(&game, owner).map(str::to_owned)
        {
            let cause = Cause::new(Command::Answer { uci: uci.clone() }, game.last_at);
            let decision = decide(Some(&game), on_move(&game), &cause, game.last_at);
            game = game.evolve_all(&decision.events).expect("it follows");
            trees.white.advance(&uci);
            trees.black.advance(&uci);
            answers += 1;
        }
        assert_eq!(answers, 100);
        game
    });
}

/// The cost of giving conditional moves: a tree of 100 half-moves in one line.
#[divan::bench]
fn read_100_conditions(bencher: Bencher<'_, '_>) {
    let game = decide(None, Actor::Timekeeper, &Cause::new(create(Start::Standard), Instant(1)), Instant(1));
    let game = Game::fold(&game.events).expect("a game");
    let line = vec![wandering(100).join(" ")];
    bencher.bench(|| ConditionalMoves::read(black_box(&game), &line, Letters::English).expect("a tree"));
}
