//! Conditional moves through the one entry point, on the real store.

mod ends;
mod secrecy;

use app::{
    Channel, ConditionalNotice, Key, Preconditions, Receipt, Request, Submission, Submitted, Unresolved,
    ports::{Role, StartChoice},
};
use domain::*;
use messages::Sentence;
use store::testing::{Dice, TestInstance, seed, seen};

struct Table {
    instance: TestInstance,
    players: ByColor<PlayerId>,
    arbiter: PlayerId,
    game: GameId,
}

impl Table {
    fn new() -> Self {
        Self::with(Start::Standard, Regulations::default())
    }

    fn with(start: Start, regulations: Regulations) -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let names = ["Anna", "Boris"];
        let game = TestInstance::game_on(
            &instance.service,
            arbiter,
            names,
            StartChoice::At(start),
            regulations,
            "Club",
        );
        Self { game, instance, players, arbiter }
    }

    fn state(&self) -> Game {
        self.instance.state(self.game)
    }

    fn submission(&self, actor: Actor, command: Request) -> Submission {
        self.instance.submission(self.game, actor, command)
    }

    fn submit(&self, color: Color, command: Request) -> Receipt {
        self.instance.submit(self.game, Actor::Player(self.players[color]), command)
    }

    fn done(&self, color: Color, command: Request) -> Receipt {
        self.instance.done(self.game, Actor::Player(self.players[color]), command)
    }

    /// The side to move plays, a minute later.
    fn play(&self, moves: &str) -> Receipt {
        let mut last = None;
        for text in moves.split_whitespace() {
            self.instance.clock.advance(Span::minutes(1));
            let color = self.state().position.side_to_move();
            last = Some(self.done(color, mv(text)));
        }
        last.unwrap()
    }

    fn give(&self, color: Color, lines: &[&str]) -> Receipt {
        self.submit(color, conditions(lines))
    }

    fn own(&self, color: Color) -> Vec<String> {
        let view = self.instance.service.games.conditions(self.game, self.players[color]).unwrap().unwrap();
        view.own.iter().map(|line| line.join(" ")).collect()
    }

    fn rows(&self) -> i64 {
        self.instance.number("SELECT count(*) FROM conditional")
    }

    fn mails(&self, color: Color, kind: &str) -> i64 {
        let player = self.players[color].0;
        self.instance
            .number(&format!("SELECT count(*) FROM outbox WHERE kind = '{kind}' AND player = {player}"))
    }
}

fn mv(text: &str) -> Request {
    Request::play(text, false)
}

fn conditions(lines: &[&str]) -> Request {
    Request::conditional(lines.iter().map(|&line| line.into()))
}

fn move_if(text: &str, lines: &[&str]) -> Request {
    let lines = lines.iter().map(|&line| line.into());
    Request::play(text, false).if_then(lines)
}

fn ucis(receipt: &Receipt) -> Vec<&str> {
    receipt.events.iter().filter_map(Event::played).collect()
}

#[test]
fn conditional_answer_is_played_at_once() {
    let table = Table::new();
    table.play("e2e4");
    let version = table.state().events;
    let given = table.give(Color::White, &["if 5755 then 7163 if 2836 then 6125", "c5 Nf3"]);
    assert_eq!((given.refusal, given.events, given.version), (None, vec![], version), "no event tells of it");
    assert_eq!(table.own(Color::White), ["5755 7163 2836 6125", "3735 7163"], "in the reader's notation");
    let receipt = table.play("e7e5");
    assert_eq!(ucis(&receipt), ["e7e5", "g1f3"]);
    assert_eq!((receipt.ply, table.state().ply), (Ply(3), Ply(3)));
    let record = table.instance.service.records.events_after(table.game, 0, 50).unwrap();
    let [.., theirs, mine] = &record[..] else { panic!() };
    assert_eq!(theirs.actor, Actor::Player(table.players.black));
    assert_eq!(mine.actor, Actor::Player(table.players.white), "each move is its player's");
    assert!(matches!(theirs.event.kind, EventKind::Moved { conditional: false, .. }));
    assert!(matches!(mine.event.kind, EventKind::Moved { conditional: true, reflection: Span::ZERO, .. }));
    assert_eq!(theirs.event.at, mine.event.at);
    // Both are told once, of both moves; the game goes on for Black.
    assert_eq!((table.mails(Color::Black, "your-move"), table.mails(Color::White, "game-news")), (2, 1));
    assert_eq!(table.own(Color::White), ["2836 6125"], "the other branch is gone");
    table.play("b8c6");
    assert_eq!((table.state().ply, table.rows()), (Ply(5), 0), "the line is at its end");
    assert!(!table.instance.service.games.game(table.game).unwrap().unwrap().row.conditional);
    table.instance.verify();
}

#[test]
fn two_trees_end_in_one_transaction() {
    let table = Table::new();
    table.give(Color::Black, &["e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"]);
    let commits = table.state().events;
    let receipt = table.done(Color::White, move_if("e4", &["e5 Nf3 Nc6 Bb5 a6 Ba4 d6 d4"]));
    assert_eq!(ucis(&receipt).join(" "), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6");
    assert_eq!((receipt.ply, table.state().events), (Ply(8), commits + 8));
    assert_eq!(table.rows(), 0, "White had not expected the last, and Black's line is played");
    assert_eq!((table.mails(Color::White, "your-move"), table.mails(Color::Black, "game-news")), (1, 1));
    table.instance.verify();
}

#[test]
fn the_same_command_twice_plays_once() {
    let table = Table::new();
    let white = Actor::Player(table.players.white);
    let submission = table.submission(white, move_if("e4", &["e5 Nf3"]));
    let first = table.instance.service.games.submit(submission.clone()).unwrap();
    table.play("e7e5");
    let again = table.instance.service.games.submit(submission.clone()).unwrap();
    assert_eq!(first.replaced_lines, Some(0));
    assert_eq!(again, Receipt { repeated: true, replaced_lines: None, ..first });
    let other = Submission { request: move_if("e4", &["e5 Nc3"]), ..submission };
    assert_eq!(table.instance.service.games.submit(other).unwrap().refusal, Some(Refusal::KeyReused));
    assert_eq!(table.state().ply, Ply(3));
    // ConditionalMoves alone: the first receipt again, and what was given in between stays.
    table.play("b8c6 f1b5");
    let submission = table.submission(white, conditions(&["a6 Ba4"]));
    let first = table.instance.service.games.submit(submission.clone()).unwrap();
    assert_eq!(first.replaced_lines, Some(0));
    assert_eq!(table.give(Color::White, &["a6 Bxc6"]).replaced_lines, Some(1));
    // A mail that is read again after a crash does not replace what it gave.
    let again = table.instance.service.games.submit(submission).unwrap();
    assert!(again.repeated && again.replaced_lines.is_none());
    assert_eq!(table.own(Color::White), ["1716 2536"]);
}

#[test]
fn set_replace_withdraw_while_opponent_thinks() {
    let table = Table::new();
    assert_eq!(table.give(Color::White, &["e5 Nf3"]).refusal, Some(Refusal::YourMove));
    table.play("e2e4");
    table.give(Color::White, &["e5 Nf3"]);
    table.give(Color::White, &["e5 Nc3"]);
    let bad = table.give(Color::White, &["e5 Nf3 Nc6"]);
    let why = ConditionFault::Incomplete;
    assert_eq!(bad.refusal, Some(Refusal::BadConditions { line: 1, half_move: 3, why, other_line: None }));
    assert_eq!(table.own(Color::White), ["5755 2133"], "those before stay");
    assert_eq!(table.give(Color::White, &[]).refusal, None);
    assert_eq!((table.own(Color::White), table.rows()), (vec![], 0));
    table.play("e7e5");
    assert_eq!(table.state().ply, Ply(2));
    assert_eq!(table.give(Color::White, &[]).refusal, None, "taking back is always possible");
    let mut late = table.submission(Actor::Player(table.players.white), conditions(&[]));
    late.seen = seen(Ply(0));
    assert_eq!(table.instance.service.games.submit(late).unwrap().refusal, None, "and for no position");
    let mut late = table.submission(Actor::Player(table.players.white), conditions(&["e5 Nf3"]));
    late.seen = seen(Ply(1));
    assert!(matches!(
        table.instance.service.games.submit(late.clone()).unwrap().refusal,
        Some(Refusal::WrongPly { .. })
    ));
    let blind = Submission { seen: Seen::Nothing, key: Key::Named("blind".into()), ..late };
    assert_eq!(table.instance.service.games.submit(blind).unwrap().refusal, Some(Refusal::PlyMissing));
    // A move stands whatever is wrong with its conditions.
    let receipt = table.submit(Color::White, move_if("Nf3", &["Nc6 Bb6"]));
    assert!(matches!(receipt.refusal, Some(Refusal::BadConditions { .. })));
    assert_eq!((ucis(&receipt), table.state().ply), (vec!["g1f3"], Ply(3)));
}

/// A player who names the lines they have seen drops no newer line.
#[test]
fn unseen_line_is_not_dropped() {
    let table = Table::new();
    table.play("e2e4");
    table.give(Color::White, &["e5 Nf3"]);
    let given = table.submission(Actor::Player(table.players.white), conditions(&["c5 c3"]));
    let if_seen = |lines: &[[&str; 2]]| {
        let lines = lines.iter().map(|line| line.iter().map(|&uci| uci.into()).collect());
        let preconditions = Preconditions { stored_lines: Some(lines.collect()), ..Default::default() };
        table.instance.service.games.submit_if(given.clone(), preconditions).unwrap()
    };
    for unseen in [&[][..], &[["e7e5", "b1c3"]], &[["e7e5", "g1f3"], ["c7c5", "c2c3"]]] {
        assert!(matches!(if_seen(unseen), Submitted::OtherVersion), "{unseen:?}");
        assert_eq!(table.own(Color::White), ["5755 7163"]);
    }
    assert!(matches!(if_seen(&[["e7e5", "g1f3"]]), Submitted::Judged(receipt) if receipt.refusal.is_none()));
    assert_eq!(table.own(Color::White), ["3735 3233"]);
    let again = if_seen(&[]);
    assert!(matches!(again, Submitted::Judged(receipt) if receipt.repeated), "the same request again");
}

/// Received before a request for adjudication and read after it, a move is answered like any other. Then nobody moves.
#[test]
fn move_before_request_is_answered() {
    let rules = Regulations { adjudication: Some(AdjudicationRules::default()), ..Regulations::default() };
    let table = Table::with(Start::Standard, rules);
    table.play("e2e4");
    table.give(Color::White, &["e5 Nf3"]);
    let e5 = Request::play("e7e5", false);
    table.instance.clock.advance(Span::hours(1));
    let early = table.submission(Actor::Player(table.players.black), e5);
    table.instance.clock.advance(Span(1));
    let ask =
        Request::from(Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw }).with("Dead level.");
    table.done(Color::White, ask);
    table.instance.clock.advance(Span::hours(1));
    let receipt = table.instance.service.games.submit(early).unwrap();
    assert_eq!((receipt.refusal, receipt.events.len()), (None, 2));
    let state = table.state();
    assert_eq!((state.ply, state.clock.used.black), (Ply(3), Span::hours(1)));
    assert!(state.claim.is_some() && state.clock.running.is_none());
    let next = table.submit(Color::Black, Request::play("b8c6", false));
    assert_eq!(next.refusal, Some(Refusal::ClaimPending));
    table.instance.verify();
}

/// A random tree of one side played out gives the game that the same moves give by hand at the same instants.
#[test]
fn random_tree_equals_game_by_hand() {
    let seed = seed();
    println!("seed {seed}");
    for round in 0..30 {
        let dice = Dice::new(seed.wrapping_add(round));
        let start = if round % 3 == 0 {
            Start::Chess960 { number: u16::try_from(dice.below(960)).unwrap() }
        } else {
            Start::Standard
        };
        let (ours, hands) =
            (Table::with(start.clone(), Regulations::default()), Table::with(start, Regulations::default()));
        let mut by_hand: Vec<(Span, String)> = Vec::new();
        for _ in 0..6 {
            if ours.state().is_over() {
                break;
            }
            let mover = ours.state().position.side_to_move();
            let lines: Vec<String> =
                (0..1 + dice.below(4)).filter_map(|_| random_line(&dice, &ours.state())).collect();
            // Two random lines may answer one position differently.
            let mut given: Vec<&str> = lines.iter().map(String::as_str).collect();
            while ours.give(!mover, &given).refusal.is_some() {
                given.pop();
            }
            // Mostly a move that was foreseen.
            let position = ours.state().position;
            let foreseen =
                given.first().filter(|_| dice.below(4) > 0).and_then(|line| line.split(' ').next());
            let uci = foreseen.map_or_else(
                || {
                    let moves = position.legal_moves();
                    position.uci(moves[dice.below(moves.len())])
                },
                str::to_owned,
            );
            let wait = Span::minutes(1 + u16::try_from(dice.below(600)).unwrap());
            ours.instance.clock.advance(wait);
            let receipt = ours.done(mover, mv(&uci));
            let played = ucis(&receipt);
            assert_eq!(played[0], uci);
            by_hand.extend(
                played
                    .iter()
                    .enumerate()
                    .map(|(n, uci)| (if n == 0 { wait } else { Span::ZERO }, (*uci).into())),
            );
        }
        for (wait, uci) in &by_hand {
            hands.instance.clock.advance(*wait);
            let color = hands.state().position.side_to_move();
            hands.done(color, mv(uci));
        }
        let json = |table: &Table| serde_json::to_string(&table.state()).unwrap();
        assert_eq!(json(&ours), json(&hands), "seed {seed}, round {round}: {by_hand:?}");
        ours.instance.verify();
        assert_eq!(
            ours.rows() > 0,
            ours.instance.service.games.game(ours.game).unwrap().unwrap().row.conditional
        );
    }
}

/// Moves in UCI that end with one of the side that is not to move.
fn random_line(dice: &Dice, game: &Game) -> Option<String> {
    let mut position = game.position.clone();
    let mut line = Vec::new();
    for _ in 0..2 * (1 + dice.below(4)) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        // UCI can be ambiguous for castling in Chess960.
        let m = *moves
            .iter()
            .filter(|m| !m.is_castle())
            .nth(dice.below(moves.iter().filter(|m| !m.is_castle()).count()))?;
        line.push(position.uci(m));
        position = position.play(m)?;
    }
    line.truncate(line.len() / 2 * 2);
    (!line.is_empty()).then(|| line.join(" "))
}

#[test]
fn impossible_branches_are_reported_once() {
    let table = Table::new();
    table.done(Color::White, move_if("e4", &["e5 Nf3 Nc6 Bb5", "e5 Nf3 d6 d4", "c5 Nf3"]));
    let told = |table: &Table, news: &str| {
        let white = table.players.white.0;
        table.instance.number(&format!(
            "SELECT count(*) FROM outbox WHERE player = {white} AND details LIKE '%\"conditional\":\"{news}\"%'"
        ))
    };
    table.play("e7e5");
    assert_eq!(told(&table, "others-dropped"), 1, "1... c5 cannot come any more");
    table.play("d7d6");
    assert_eq!((told(&table, "others-dropped"), table.rows()), (2, 0));
    // A line that was foreseen alone drops nothing.
    let table = Table::new();
    table.done(Color::White, move_if("e4", &["e5 Nf3 Nc6 Bb5"]));
    table.play("e7e5 b8c6");
    assert_eq!(told(&table, "others-dropped"), 0);
    // What is told with the move is not told again with a message.
    let table = Table::new();
    table.done(Color::White, move_if("e4", &["e5 Nf3"]));
    table.done(Color::Black, Request::play("e5", true));
    table.done(Color::Black, Request::say("What do you think?"));
    assert_eq!(told(&table, "you-decide"), 1);
    table.instance.verify();
}

#[test]
fn refused_draw_offer_with_bad_conditions() {
    let mut regulations = Regulations::default();
    regulations.draws.no_draw_before = 10;
    let table = Table::with(Start::Standard, regulations);
    let command = |lines: &[&str]| Request::play("e4", true).if_then(lines.iter().map(|&line| line.into()));
    let receipt = table.submit(Color::White, command(&["e5 Nf6"]));
    let refusal = receipt.refusal.unwrap();
    assert!(refusal.is_about_conditions());
    let Refusal::OfferAndConditions { offer, conditions } = refusal else { panic!("{refusal:?}") };
    assert_eq!(*offer, Refusal::DrawTooEarly { move_number: 10 });
    assert!(matches!(*conditions, Refusal::BadConditions { line: 1, half_move: 2, .. }));
    assert_eq!((table.state().ply, table.state().draw_offer, table.rows()), (Ply(1), None, 0));
}
