//! What a player's games under way cost. Alone in its binary: every statement of the process counts.

use app::{Channel, Key, Submission, Wish, ports::Role};
use domain::*;
use store::testing::{House, Statements};

/// One walk down an index of games under way for each colour, and one row for each game listed.
#[test]
fn own_games_cost_what_is_under_way() {
    Statements::count();
    let house = House::new();
    let carla = house.add("Carla", Role::Arbiter).id;
    let [anna, _boris] = ["Anna", "Boris"].map(|name| house.player(name));
    let begin = |n: usize| {
        let players = if n.is_multiple_of(2) { ["Anna", "Boris"] } else { ["Boris", "Anna"] };
        house.game(carla, players, Regulations::per_move(10))
    };
    let under_way: Vec<GameId> = (0..3).map(begin).collect();
    let asked = |ended: usize| {
        for n in 0..ended {
            let submission = Submission {
                game: begin(n),
                actor: Actor::Player(anna),
                wish: Wish::Resign,
                expected_ply: None,
                received_at: house.clock_now(),
                channel: Channel::Http,
                key: Key(format!("resign {n}")),
            };
            assert_eq!(house.service.submit(submission).unwrap().refusal, None);
        }
        let before = Statements::so_far();
        assert_eq!(house.service.own_versions(anna).unwrap().len(), 3);
        let own = house.service.own_games(anna, None, None, 200).unwrap();
        assert_eq!(own.iter().map(|own| own.row.id).collect::<Vec<_>>(), under_way);
        before.since()
    };
    let (few, many) = (asked(0), asked(40));
    assert_eq!((few.reads, few.writes), (many.reads, 0), "{few:?} {many:?}");
    if house.is_on_postgres() {
        eprintln!("!!! SKIPPED: plans of statements: they are SQLite's");
        return;
    }
    let texts = Statements::texts();
    let walks: Vec<_> =
        texts.iter().filter(|sql| sql.starts_with("SELECT") && sql.contains("`ended_at` IS NULL")).collect();
    assert_eq!(walks.len(), 4, "{walks:#?}");
    for sql in walks {
        let plan = house.plan(sql);
        assert!(
            plan.iter()
                .all(|step| step.contains("game_white (white=?)") || step.contains("game_black (black=?)")),
            "{sql}: {plan:#?}"
        );
    }
}
