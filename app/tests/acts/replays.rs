//! A cancelled game and the one that is played in its place: one of them counts.

use super::*;

#[test]
fn a_cancelled_game_is_played_again() {
    let mut club = Club::new();
    club.play("e4");
    let carla = Actor::Arbiter(club.arbiters[0]);
    club.done(carla, Request::from(Unresolved::Replay).with("The position was wrong."));
    assert_eq!(club.state().result(), Some((Outcome::NoResult, Termination::Cancelled)));
    assert_eq!(club.lists(club.players.white), [1, 1]);
    let again = club.instance.service.records.games_of(club.players.white, false, None, 9).unwrap()[0].id;
    let old = club.state();
    club.game = again;
    let new = club.state();
    assert_eq!((new.players, &new.regulations, new.ply), (old.players, &old.regulations, Ply(0)));
    club.play("d4");
    assert_eq!(club.mails("game-started"), 4);
}

/// One of two games counts.
#[test]
fn reversed_cancellation_ends_the_replay() {
    for over in [false, true] {
        let mut club = Club::new();
        club.play("e4");
        let carla = Actor::Arbiter(club.arbiters[0]);
        let cancelled = club.done(carla, Request::from(Unresolved::Replay).with("The position was wrong."));
        let (first, again) =
            (club.game, club.instance.service.records.games_of(club.players.white, false, None, 9));
        club.game = again.unwrap()[0].id;
        club.play("d4");
        if over {
            club.done(Actor::Player(club.players.black), Request::from(Command::Resign));
        }
        let second = std::mem::replace(&mut club.game, first);
        club.appeal_and_reverse(cancelled);
        assert_eq!(club.state().result(), None);
        club.game = second;
        assert_eq!(club.state().result(), Some((Outcome::NoResult, Termination::Annulled)));
        let events = club.state().events;
        let text = club.instance.service.records.text(second, events).unwrap().unwrap().text;
        assert_eq!(text, "Indeed not.");
        assert_eq!(club.lists(club.players.white), [1, 1]);
    }
}

/// The chain may be long, and any part of it may be reversed.
#[test]
fn one_game_of_chain_counts() {
    let mut club = Club::new();
    let (carla, emil) = (Actor::Arbiter(club.arbiters[0]), Actor::Arbiter(club.arbiters[1]));
    let replay = || Request::from(Unresolved::Replay).with("The position was wrong.");
    let (mut games, mut cancelled) = (vec![club.game], Vec::new());
    for _ in 0..2 {
        club.play("e4");
        cancelled.push(club.done(carla, replay()));
        club.game = club.instance.service.records.games_of(club.players.white, false, None, 9).unwrap()[0].id;
        games.push(club.game);
    }
    let [first, second, third] = games[..] else { panic!("{games:?}") };
    let setting = Submission {
        game: third,
        actor: Actor::Player(club.players.black),
        seen: seen(Ply(0)),
        request: Request::conditional(vec!["e4 e5".into()]),
        received_at: club.instance.clock_now(),
        channel: Channel::Http,
        key: Key::Named("foreseen".into()),
    };
    assert_eq!(club.instance.service.games.submit(setting).unwrap().refusal, None);
    club.game = second;
    let appeal = || Request::from(Command::Appeal { act: cancelled[1] }).with("This is not just.");
    club.done(Actor::Player(club.players.white), appeal());
    // What is played instead counts, and nothing else is made to.
    let draw = |outcome| Request::act(Act::Adjudicate { outcome }, "Clear.");
    let refused = club.submit(carla, draw(Outcome::Draw)).refusal;
    assert_eq!(refused, Some(Refusal::OtherGameCounts { game: third }));

    club.game = first;
    club.appeal_and_reverse(cancelled[0]);
    assert_eq!(club.state().result(), None);
    let annulled = Some((Outcome::NoResult, Termination::Annulled));
    let results = |club: &Club| [second, third].map(|game| club.instance.state(game).result());
    assert_eq!(results(&club), [annulled; 2]);
    assert_eq!(club.lists(club.players.white), [1, 2]);
    assert_eq!(
        club.instance.number("SELECT count(*) FROM conditional"),
        0,
        "nobody answers in a game that is over"
    );

    // An appeal that waited brings nothing back, and there is none against what follows from the other game.
    club.game = second;
    let reversal =
        Request::from(Command::DecideAppeal { act: cancelled[1], reverse: true }).with("Too late.");
    club.done(emil, reversal);
    assert_eq!(results(&club), [annulled; 2]);
    for game in [second, third] {
        club.game = game;
        let act = club.state().acts.last().unwrap().seq;
        let appeal = Request::from(Command::Appeal { act }).with("Why?");
        let black = Actor::Player(club.players.black);
        for (who, command) in [(black, appeal), (emil, draw(Outcome::WhiteWins))] {
            let refused = club.submit(who, command).refusal;
            assert_eq!(refused, Some(Refusal::OtherGameCounts { game: first }));
        }
    }
    assert_eq!(results(&club), [annulled; 2]);
    club.instance.verify();
}

/// A request in a game that is annulled with the reversal waits for nobody.
#[test]
fn void_game_asks_for_no_decision() {
    let mut club = Club::new();
    club.play("e4");
    let carla = Actor::Arbiter(club.arbiters[0]);
    club.done(carla, Request::from(Unresolved::Replay).with("The position was wrong."));
    let act = club.state().events;
    let old = club.game;
    club.game = club.instance.service.records.games_of(club.players.white, false, None, 9).unwrap()[0].id;
    let ask =
        Request::from(Command::AskAdjudication { basis: ClaimBasis::AdjudicatedWin }).with("A rook up.");
    club.done(Actor::Player(club.players.white), ask);
    let asking = |club: &Club| club.instance.number("SELECT count(*) FROM game WHERE asking");
    assert_eq!(asking(&club), 1);
    let again = std::mem::replace(&mut club.game, old);
    club.appeal_and_reverse(act);
    club.game = again;
    assert_eq!(club.state().result(), Some((Outcome::NoResult, Termination::Annulled)));
    assert_eq!(asking(&club), 0);
}

impl Club {
    /// Carla cancels the game and has it replayed. The event of the act, and the other game.
    fn replayed(&self) -> (u32, GameId) {
        let carla = Actor::Arbiter(self.arbiters[0]);
        let cancelled = self.done(carla, Request::from(Unresolved::Replay).with("The position was wrong."));
        let games = self.instance.service.records.games_of(self.players.white, false, None, 9).unwrap();
        assert_ne!(games[0].id, self.game);
        (cancelled, games[0].id)
    }

    /// Emil reverses the cancellation: the other game is void for both players.
    fn reversal_voids(&mut self, cancelled: u32, other: GameId) {
        self.appeal_and_reverse(cancelled);
        assert_eq!(self.state().result(), None);
        self.game = other;
        assert_eq!(self.state().result(), Some((Outcome::NoResult, Termination::Annulled)));
        self.instance.verify();
    }
}

#[test]
fn unnamed_arbiter_voids_the_replay() {
    let mut club = Club::new();
    let carla = club.arbiters[0];
    let arbiter = ArbiterRules { named: vec![carla], ..ArbiterRules::default() };
    let regulations = Regulations { arbiter, ..Regulations::per_move(10) };
    club.game = club.instance.game(carla, ["Anna", "Boris"], regulations);
    club.play("e4");
    let (cancelled, other) = club.replayed();
    club.reversal_voids(cancelled, other);
}

#[test]
fn player_of_the_replay_voids_it() {
    let mut club = Club::new();
    club.play("e4");
    let (cancelled, other) = club.replayed();
    let first = std::mem::replace(&mut club.game, other);
    let emil = Request::from(Unresolved::Replace { side: Color::Black, player: "Emil".into() });
    club.done(Actor::Arbiter(club.arbiters[0]), emil.with("He plays on."));
    club.game = first;
    club.reversal_voids(cancelled, other);
}
