//! Real tables of three and four men, and claims on them through the one door.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use app::{
    Channel, Key, Receipt, Request, Service, Submission,
    ports::{Role, StartChoice, Tablebases},
};
use domain::*;
use store::{
    tablebases::SyzygyTables,
    testing::{TestInstance, tell_skipped},
};

/// Names the folder; without it `shared/data/syzygy` beside the project.
const FOLDER: &str = "POSTZUG_TEST_SYZYGY";

fn tables() -> Option<SyzygyTables> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/syzygy");
    let folder = std::env::var_os(FOLDER).map_or_else(beside, PathBuf::from);
    if !folder.is_dir() {
        let folder = folder.display();
        tell_skipped(&format!(
            "claims by tablebases, for there are no tables in {folder}; name a folder in {FOLDER}"
        ));
        return None;
    }
    Some(SyzygyTables::open(&folder).unwrap())
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen, false).unwrap()
}

#[test]
fn tables_judge_positions() {
    let Some(tables) = tables() else { return };
    assert!(tables.men() >= 4);
    use TableValue::*;
    for (fen, value) in [
        ("8/8/8/8/3k4/8/8/R3K3 w - - 0 1", Win),
        ("8/8/8/8/3k4/8/8/R3K3 b - - 0 1", Loss),
        ("8/8/8/8/8/3k4/3p4/3K4 w - - 0 1", Draw),
        ("8/8/8/8/8/3k4/3p4/3K4 b - - 0 1", Win),
        ("8/8/8/8/8/4k3/4p3/2K5 b - - 0 1", Win),
        ("8/8/8/3k4/8/8/2B5/1N2K3 w - - 0 1", Win),
    ] {
        for fifty_moves in [false, true] {
            assert_eq!(
                tables.probe(&position(fen), fifty_moves),
                Probed::Value(value),
                "{fen} {fifty_moves}"
            );
        }
    }
    // With 90 half-moves on the counter bishop and knight are too slow; ICCF does not count.
    let late = position("8/8/8/3k4/8/8/2B5/1N2K3 w - - 90 60");
    assert_eq!(tables.probe(&late, false), Probed::Value(Win));
    assert_eq!(tables.probe(&late, true), Probed::Value(CursedWin));
    for unknown in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        "8/8/8/8/3k4/8/8/R3K3 w Q - 0 1",
        "8/8/8/3kq3/8/8/8/RQ2K3 w - - 0 1",
    ] {
        assert_eq!(tables.probe(&position(unknown), false), Probed::Unknown, "{unknown}");
    }
}

struct Table {
    instance: TestInstance,
    service: Service,
    players: ByColor<PlayerId>,
    arbiter: PlayerId,
    game: GameId,
    keys: u32,
}

impl Table {
    fn new(fen: &str, tables: Option<SyzygyTables>) -> Self {
        let instance = TestInstance::new();
        let service = match tables {
            Some(tables) => instance.service.clone().with_tablebases(Arc::new(tables)),
            None => instance.service.clone(),
        };
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let start = StartChoice::At(Start::Fen { fen: fen.into(), chess960: false });
        let tablebase = Some(TablebaseRules::default());
        let regulations = Regulations { tablebase, ..Regulations::default() };
        let game = TestInstance::game_on(&service, arbiter, ["Anna", "Boris"], start, regulations, "");
        Self { game, instance, service, players, arbiter, keys: 0 }
    }

    fn submit(&mut self, actor: Actor, command: Request) -> Receipt {
        self.keys += 1;
        let state = self.service.games.game(self.game).unwrap().unwrap().row.state;
        let submission = Submission {
            game: self.game,
            actor,
            request: command,
            seen: Seen::Position(state.position_id()),
            received_at: self.instance.clock_now(),
            channel: Channel::Http,
            key: Key::Named(format!("key {}", self.keys)),
        };
        self.service.games.submit(submission).unwrap()
    }

    fn claim(&mut self, basis: ClaimBasis, announced: Option<&str>) -> Receipt {
        let announced = announced.map(Into::into);
        self.submit(Actor::Player(self.players.white), Request::claim(basis, announced))
    }

    fn ended(&self) -> Option<(Outcome, Termination)> {
        match self.service.games.game(self.game).unwrap().unwrap().row.state.phase {
            Phase::Ended { outcome, termination, .. } => Some((outcome, termination)),
            _ => None,
        }
    }

    fn verify(&self) {
        assert_eq!(self.service.ops.verify_all().unwrap().faults, []);
    }
}

#[test]
fn tables_decide_claims() {
    let Some(_) = tables() else { return };
    let won = "8/8/8/3k4/8/8/2B5/1N2K3 w - - 90 60";
    let mut table = Table::new(won, tables());
    assert_eq!(table.claim(ClaimBasis::TablebaseWin, None).refusal, None);
    assert_eq!(table.ended(), Some((Outcome::WhiteWins, Termination::Tablebase)));
    table.verify();
    // Not played, and a pawn that is lost by the announced move.
    let mut table = Table::new(won, tables());
    assert_eq!(table.claim(ClaimBasis::TablebaseWin, Some("Nc3+")).refusal, None);
    assert_eq!(table.service.games.game(table.game).unwrap().unwrap().row.state.ply, Ply(0));
    let mut table = Table::new("8/8/8/8/8/3k4/3P4/3K4 w - - 0 1", tables());
    assert!(table.claim(ClaimBasis::TablebaseWin, None).refusal.is_some());
    assert_eq!(table.claim(ClaimBasis::TablebaseDraw, None).refusal, None);
    assert_eq!(table.ended(), Some((Outcome::Draw, Termination::Tablebase)));
    table.verify();
}

/// Counts the looks, which fail.
#[derive(Default)]
struct Damaged(AtomicU32);

impl Tablebases for Damaged {
    #[expect(clippy::panic, reason = "it is damaged")]
    fn probe(&self, _: &Position, _: bool) -> Probed {
        self.0.fetch_add(1, Ordering::Relaxed);
        panic!("a table that ends in the middle");
    }
}

#[test]
fn damaged_tables_cost_only_the_answer() {
    let mut table = Table::new("8/8/8/3k4/8/8/2B5/1N2K3 w - - 0 1", None);
    let damaged = Arc::new(Damaged::default());
    table.service = table.service.clone().with_tablebases(damaged.clone());
    let claim = || Request::claim(ClaimBasis::TablebaseWin, None);
    let stranger = table.instance.player("Dora");
    for (actor, refusal) in [
        (Actor::Player(stranger), Refusal::NotAPlayer),
        (Actor::Player(table.players.black), Refusal::NotYourMove),
        (Actor::Arbiter(table.arbiter), Refusal::NotAPlayer),
    ] {
        assert_eq!(table.submit(actor, claim()).refusal, Some(refusal));
    }
    assert_eq!(damaged.0.load(Ordering::Relaxed), 0, "nobody looked");
    assert_eq!(table.claim(ClaimBasis::TablebaseWin, None).refusal, None);
    assert_eq!(damaged.0.load(Ordering::Relaxed), 1);
    assert!(
        table.service.games.game(table.game).unwrap().unwrap().row.state.claim.is_some(),
        "an arbiter decides"
    );
    assert_eq!(
        table.submit(Actor::Player(table.players.black), Request::from(Command::Resign)).refusal,
        None,
        "the writer lives"
    );
    table.verify();
}

/// Needs no tables.
#[test]
fn without_a_table_the_arbiter_decides() {
    let won = "8/8/8/3k4/8/8/2B5/1N2K3 w - - 0 1";
    for upheld in [true, false] {
        let mut table = Table::new(won, None);
        assert_eq!(table.claim(ClaimBasis::TablebaseWin, Some("Nc3+")).refusal, None);
        let asking = |table: &Table| {
            table.service.queue.asking(table.arbiter, GameId(0), 10).unwrap().unwrap().games.len()
        };
        assert_eq!(asking(&table), 1);
        assert!(table.service.queue.asking(table.players.black, GameId(0), 10).unwrap().is_none());
        table.instance.clock.advance(Span::days(13));
        table.service.time.tick().unwrap();
        assert_eq!(table.ended(), None, "no flag falls while the arbiter decides");
        let claim = table.service.games.game(table.game).unwrap().unwrap().row.state.claim.unwrap().seq;
        let decided = Request::from(Command::DecideClaim { claim, upheld }).with("Bishop and knight win.");
        let arbiter = Actor::Arbiter(table.arbiter);
        assert_eq!(table.submit(arbiter, decided).refusal, None);
        assert_eq!(asking(&table), 0);
        assert_eq!(table.ended(), upheld.then_some((Outcome::WhiteWins, Termination::Tablebase)));
        let state = table.service.games.game(table.game).unwrap().unwrap().row.state;
        assert_eq!(state.ply, Ply(u16::from(!upheld)), "a wrong claim's announced move is played");
        table.verify();
    }
}
