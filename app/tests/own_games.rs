//! The cost of listing a player's running games. This is a binary of its own: every statement of the process counts.

use std::sync::{Mutex, MutexGuard, PoisonError};

use app::{
    Channel, Key, LobbyCommand, LobbyRequest, Request, Submission,
    ports::{ChallengeFilter, Role, Terms},
};
use domain::*;
use store::testing::{Statements, TestInstance, seen, tell_skipped};

/// Statements are counted for the whole process, so the tests take turns.
static COUNTING: Mutex<()> = Mutex::new(());

fn count() -> MutexGuard<'static, ()> {
    let turn = COUNTING.lock().unwrap_or_else(PoisonError::into_inner);
    Statements::count();
    turn
}

/// One walk down an index of games under way for each colour.
#[test]
fn own_games_cost_active_games_only() {
    let _turn = count();
    let instance = TestInstance::new();
    let carla = instance.add("Carla", Role::Arbiter).id;
    let [anna, _boris] = ["Anna", "Boris"].map(|name| instance.player(name));
    let begin = |n: usize| {
        let players = if n.is_multiple_of(2) { ["Anna", "Boris"] } else { ["Boris", "Anna"] };
        instance.game(carla, players, Regulations::per_move(10))
    };
    let under_way: Vec<GameId> = (0..3).map(begin).collect();
    let asked = |ended: usize| {
        for n in 0..ended {
            instance.done(begin(n), Actor::Player(anna), Command::Resign);
        }
        let before = Statements::so_far();
        assert_eq!(instance.service.records.own_versions(anna).unwrap().len(), 3);
        let own = instance.service.records.own_games(anna, None, None, 200).unwrap();
        assert_eq!(own.iter().map(|own| own.row.id).collect::<Vec<_>>(), under_way);
        assert!(instance.service.records.with_messages(&under_way, anna).unwrap().is_empty());
        before.since()
    };
    let (few, many) = (asked(0), asked(40));
    assert_eq!((few.reads, few.writes), (many.reads, 0), "{few:?} {many:?}");
    if instance.is_on_postgres() {
        return tell_skipped("plans of statements: they are SQLite's");
    }
    let texts = Statements::texts();
    let is_walk = |sql: &str| sql.contains("`ended_at` IS NULL") && !sql.contains("`public`");
    let walks: Vec<_> = texts.iter().filter(|sql| sql.starts_with("SELECT") && is_walk(sql)).collect();
    assert_eq!(walks.len(), 4, "{walks:#?}");
    for sql in walks {
        let plan = instance.plan(sql);
        assert!(
            plan.iter()
                .all(|step| step.contains("game_white (white=?)") || step.contains("game_black (black=?)")),
            "{sql}: {plan:#?}"
        );
    }
    let joined: Vec<_> = texts.iter().filter(|sql| sql.contains("INNER JOIN `event`")).collect();
    assert!(joined.iter().any(|sql| sql.contains("INNER JOIN `message`")), "messages since the last moves");
    for sql in joined {
        let plan = instance.plan(sql);
        assert!(plan.iter().all(|step| step.contains("SEARCH") || step.contains("LIST")), "{sql}: {plan:#?}");
    }
}

/// The number of reads is the same for 3 games and for 60, against 60 opponents and some of them with moves taken back.
#[test]
fn own_games_have_fixed_cost() {
    let _turn = count();
    let instance = TestInstance::new();
    let carla = instance.add("Carla", Role::Arbiter).id;
    let anna = instance.player("Anna");
    let submit = |game, actor, command, ply: usize, key: String| {
        let expected_ply = Some(Ply(u16::try_from(ply).unwrap()));
        let (received_at, channel) = (instance.clock_now(), Channel::Http);
        let submission = Submission {
            game,
            actor,
            request: command,
            seen: expected_ply.map_or(Seen::Nothing, seen),
            received_at,
            channel,
            key: Key::Named(key),
        };
        assert_eq!(instance.service.games.submit(submission).unwrap().refusal, None);
    };
    let mut expected = Vec::new();
    let mut cost_of = |games: usize| {
        for n in expected.len()..games {
            let opponent = format!("Opponent {n}");
            let other = instance.player(&opponent);
            let mut rules = Regulations::per_move(10);
            rules.arbiter.takeback = true;
            let game = instance.game(carla, ["Anna", &opponent], rules);
            let moves = [(anna, "e2e4"), (other, "e7e5"), (anna, "g1f3")];
            for (ply, &(player, uci)) in moves.iter().enumerate().take(n % 4) {
                let command = Request::play(uci, false);
                submit(game, Actor::Player(player), command, ply, format!("move {n}.{ply}"));
            }
            let mut last = (n % 4).checked_sub(1).map(|last| moves[last].1);
            if n % 4 == 2 {
                let act = Act::TakeBack { to: Ply(1) };
                let command = Request::act(act, "Agreed.");
                submit(game, Actor::Arbiter(carla), command, 2, format!("act {n}"));
                last = Some("e2e4");
            }
            expected.push((game, opponent, last.map(str::to_owned)));
        }
        let before = Statements::so_far();
        let own = instance.service.records.own_games(anna, None, None, 200).unwrap();
        let cost = before.since();
        let mut found: Vec<_> =
            own.into_iter().map(|own| (own.row.id, own.opponent, own.last_move)).collect();
        found.sort();
        assert_eq!(found, expected);
        cost
    };
    let (few, many) = (cost_of(3), cost_of(60));
    assert_eq!(few, many);
    assert_eq!((many.reads, many.writes), (5, 0));
}

/// The names of those who post 60 challenges take as many reads as those of 3.
#[test]
fn lists_of_challenges_have_fixed_cost() {
    let _turn = count();
    let instance = TestInstance::new();
    let anna = instance.player("Anna");
    let mut posted = 0;
    let mut cost_of = |challenges: usize| {
        for n in posted..challenges {
            let by = instance.player(&format!("Challenger {n}"));
            let arranged = instance.service.lobby.arrange(LobbyRequest {
                actor: Actor::Player(by),
                command: LobbyCommand::Challenge { opponent: "Anna".into(), terms: Terms::default() },
                received_at: instance.clock_now(),
                channel: Channel::Http,
                key: Key::Named(format!("challenge {n}")),
            });
            assert_eq!(arranged.unwrap().refusal, None);
        }
        posted = challenges;
        let before = Statements::so_far();
        let found = instance.service.lobby.challenges(ChallengeFilter::To(anna), None, 200).unwrap();
        let cost = before.since();
        let by: Vec<_> = found.iter().rev().map(|view| view.by.clone()).collect();
        assert_eq!(by, (0..challenges).map(|n| format!("Challenger {n}")).collect::<Vec<_>>());
        assert!(found.iter().all(|view| view.to.as_deref() == Some("Anna")));
        cost
    };
    assert_eq!(cost_of(3), cost_of(60));
}

/// Public games are found among any number of others at the same cost.
#[test]
fn public_games_are_found_by_index() {
    let _turn = count();
    let instance = TestInstance::new();
    let carla = instance.add("Carla", Role::Arbiter).id;
    let [anna, boris] = ["Anna", "Boris"].map(|name| instance.player(name));
    let public = Regulations { public: Some(PublicRules::default()), ..Regulations::default() };
    let begin = |is_public| {
        let regulations = if is_public { public.clone() } else { Regulations::default() };
        instance.game(carla, ["Anna", "Boris"], regulations)
    };
    let end = |game: GameId| {
        instance.done(game, Actor::Player(anna), Command::Resign);
    };
    let first = begin(false);
    assert_eq!(instance.service.records.public_player(anna, [None; 2], 50).unwrap(), None);
    [true, false, true, true].into_iter().map(begin).collect::<Vec<_>>().into_iter().for_each(end);
    let running = [begin(true), begin(false)][0];
    let read = |running, over| {
        let read = instance.service.records.public_player(boris, [running, over], 2).unwrap().unwrap();
        let ids =
            |games: Vec<app::ports::GameSummary>| games.iter().map(|game| game.id.0).collect::<Vec<_>>();
        (ids(read.running), ids(read.over))
    };
    assert_eq!(read(None, None), (vec![running.0], vec![5, 4]));
    assert_eq!(read(Some(running), Some(GameId(4))), (vec![], vec![2]));
    assert_eq!(read(Some(first), Some(GameId(2))), (vec![], vec![]));
    if instance.is_on_postgres() {
        return tell_skipped("plans of statements: they are SQLite's");
    }
    let texts = Statements::texts();
    let lists: Vec<_> =
        texts.iter().filter(|sql| sql.starts_with("SELECT") && sql.contains("`public`")).collect();
    assert_eq!(lists.len(), 4, "{lists:#?}");
    for sql in lists {
        let over = if sql.contains("IS NOT NULL") { "_public" } else { "" };
        let walks = ["white", "black"].map(|side| format!("game_{side}{over} ({side}=? AND id<?)"));
        let plan = instance.plan(sql);
        assert!(plan.iter().all(|step| walks.iter().any(|walk| step.contains(walk))), "{sql}: {plan:#?}");
    }
}
