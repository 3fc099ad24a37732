//! An arbiter's acts and appeals through the one entry point, on the real store: what they do to rows, lists, deadlines
//! and mails.

mod replays;

use app::{
    Channel, Key, LobbyCommand, LobbyReceipt, LobbyRequest, Receipt, Request, Submission, Unresolved,
    ports::{Role, StartChoice, Terms},
};
use domain::{Command, Seen, clock::Date, *};
use messages::Sentence;
use store::testing::{TestInstance, seen};

struct Club {
    instance: TestInstance,
    players: ByColor<PlayerId>,
    arbiters: [PlayerId; 2],
    game: GameId,
}

impl Club {
    fn new() -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiters = [instance.add("Carla", Role::Arbiter).id, instance.add("Emil", Role::Arbiter).id];
        let arbiter = ArbiterRules { takeback: true, ..ArbiterRules::default() };
        let adjudication = Some(AdjudicationRules::default());
        let regulations = Regulations { arbiter, adjudication, ..Regulations::per_move(10) };
        let game = instance.game(arbiters[0], ["Anna", "Boris"], regulations);
        Self { instance, players, arbiters, game }
    }

    fn submit(&self, actor: Actor, command: Request) -> Receipt {
        self.instance.pass(Span::minutes(1));
        self.instance.submit(self.game, actor, command)
    }

    fn done(&self, actor: Actor, command: Request) -> u32 {
        let receipt = self.submit(actor, command);
        assert_eq!(receipt.refusal, None);
        self.instance.verify();
        receipt.version
    }

    fn act(&self, act: Act) -> u32 {
        self.done(Actor::Arbiter(self.arbiters[0]), Request::act(act, "By my best judgement."))
    }

    fn appeal_and_reverse(&self, act: u32) {
        let appeal = Request::from(Command::Appeal { act }).with("This is not just.");
        self.done(Actor::Player(self.players.white), appeal);
        let reversal = Request::from(Command::DecideAppeal { act, reverse: true }).with("Indeed not.");
        let own = self.submit(Actor::Arbiter(self.arbiters[0]), reversal.clone());
        assert_eq!(own.refusal, Some(Refusal::OwnAct));
        self.done(Actor::Arbiter(self.arbiters[1]), reversal);
    }

    fn play(&self, moves: &str) {
        for text in moves.split_whitespace() {
            let state = self.state();
            let mover = Actor::Player(state.players[state.position.side_to_move()]);
            self.done(mover, Request::play(text, false));
        }
    }

    fn state(&self) -> Game {
        self.instance.state(self.game)
    }

    fn lists(&self, player: PlayerId) -> [usize; 2] {
        [false, true]
            .map(|over| self.instance.service.records.games_of(player, over, None, 50).unwrap().len())
    }

    fn mails(&self, kind: &str) -> i64 {
        self.instance.number(&format!("SELECT count(*) FROM outbox WHERE kind = '{kind}'"))
    }
}

/// A game that was over goes on: it is in the right lists, its clock runs, it is reminded of, and its flag can fall.
#[test]
fn a_lost_game_comes_alive_again() {
    let club = Club::new();
    club.play("e4 e5");
    let white = club.players.white;
    let before = club.state().deadline().unwrap();
    let lost = club.act(Act::Forfeit { loser: Color::White });
    assert_eq!((club.lists(white), club.state().due_at()), ([0, 1], None));
    assert_eq!(club.mails("game-over"), 2);
    club.instance.pass(Span::days(8));
    club.appeal_and_reverse(lost);
    assert_eq!(club.lists(white), [1, 0]);
    let later = club.state().deadline().unwrap() - before;
    assert_eq!(later, Span::days(8) + Span::minutes(3), "three things were done meanwhile, a minute apart");
    assert_eq!(
        club.instance.number(
            "SELECT count(*) FROM game WHERE ended_at IS NULL AND outcome IS NULL AND due_at IS NOT NULL"
        ),
        1
    );
    assert_eq!(club.mails("game-news"), 3, "the appeal to Black, the reversal to both");
    assert_eq!(club.mails("arbiter-news"), 1, "to the arbiter who did not act");
    let reminders = club.mails("reminder");
    club.instance.pass(Span::days(9));
    club.instance.service.time.tick().unwrap();
    assert_eq!(club.mails("reminder"), reminders + 1);
    club.instance.pass(Span::days(2));
    club.instance.service.time.tick().unwrap();
    assert_eq!(club.state().result(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
    assert_eq!(club.lists(white), [0, 1]);
    club.instance.verify();
}

#[test]
fn repeated_act_is_done_once() {
    let club = Club::new();
    let command = || Request::act(Act::Time { side: Color::White, span: Span::days(2) }, "Flood.");
    let carla = Actor::Arbiter(club.arbiters[0]);
    let before = club.state().deadline().unwrap();
    let submission = club.instance.submission(club.game, carla, command());
    for repeated in [false, true] {
        let receipt = club.instance.service.games.submit(submission.clone()).unwrap();
        assert_eq!((receipt.refusal, receipt.repeated, receipt.version), (None, repeated, 2));
    }
    assert_eq!(club.state().deadline().unwrap(), before + Span::days(2));
    let text = club.instance.service.records.text(club.game, 2).unwrap().unwrap().text;
    assert_eq!(text, "Flood.");
}

/// One ply has one move, until it is taken back.
#[test]
fn undone_slip_allows_another_move() {
    let club = Club::new();
    club.play("e4 e5 Qh5 Nc6 Qg4");
    let back = club.act(Act::TakeBack { to: Ply(4) });
    assert_eq!(club.state().ply, Ply(4));
    club.play("Bc4 Nf6");
    let pgn = club.instance.service.records.pgn(club.game, None, Sentence::sentence).unwrap().unwrap();
    assert!(pgn.contains("3. Bc4") && !pgn.contains("Qg4"), "{pgn}");
    let appeal = Request::from(Command::Appeal { act: back }).with("They saw my reply.");
    club.done(Actor::Player(club.players.black), appeal);
    let reversal = Request::from(Command::DecideAppeal { act: back, reverse: true }).with("No slip.");
    club.done(Actor::Arbiter(club.arbiters[1]), reversal);
    assert_eq!(club.state().ply, Ply(5));
    club.play("d6 Bc4 Be7 d3");
    let pgn = club.instance.service.records.pgn(club.game, None, Sentence::sentence).unwrap().unwrap();
    assert!(pgn.contains("3. Qg4"), "{pgn}");
    let plies = club.instance.number("SELECT count(*) FROM event WHERE ply IS NOT NULL");
    assert_eq!(plies, 9, "each ply is there once, under the event that made it first");
}

#[test]
fn replacement_is_notified_to_three() {
    let club = Club::new();
    let dora = club.instance.player("Dora");
    club.play("e4");
    let carla = Actor::Arbiter(club.arbiters[0]);
    let replace = |player: &str| {
        Request::from(Unresolved::Replace { side: Color::White, player: player.into() }).with("Ill.")
    };
    for (name, refusal) in [
        ("Nobody", Refusal::UnknownPlayer),
        ("Boris", Refusal::BadReplacement),
        ("Carla", Refusal::BadReplacement),
    ] {
        assert_eq!(club.submit(carla, replace(name)).refusal, Some(refusal), "{name}");
    }
    let number = club.done(carla, replace("Dora"));
    assert_eq!((club.lists(club.players.white), club.lists(dora)), ([0, 0], [1, 0]));
    assert_eq!(club.mails("game-news"), 3);
    club.play("e5 Nf3");
    let appeal = Request::from(Command::Appeal { act: number }).with("She is stronger.");
    club.done(Actor::Player(club.players.black), appeal);
    let reversal = Request::from(Command::DecideAppeal { act: number, reverse: true }).with("Too strong.");
    club.done(Actor::Arbiter(club.arbiters[1]), reversal);
    assert_eq!(
        (club.lists(club.players.white), club.lists(dora), club.state().ply),
        ([1, 0], [0, 0], Ply(3))
    );
    let told = format!("SELECT count(*) FROM outbox WHERE kind = 'game-news' AND player = {}", dora.0);
    assert_eq!(
        club.instance.number(&told),
        3,
        "that she plays, of the appeal, and that she does not any more"
    );
}

/// The trail has the moves and refused attempts of both holders of a seat.
#[test]
fn trail_includes_the_replaced_player() {
    let club = Club::new();
    let dora = Actor::Player(club.instance.player("Dora"));
    let carla = Actor::Arbiter(club.arbiters[0]);
    club.done(
        carla,
        Request::from(Unresolved::Replace { side: Color::White, player: "Dora".into() }).with("Ill."),
    );
    let trail =
        |club: &Club| club.instance.service.queue.trail(club.game, club.arbiters[0]).unwrap().unwrap().lines;
    assert_eq!(club.submit(dora, Request::from(Command::AcceptDraw)).refusal, Some(Refusal::NoDrawOffer));
    let refused = trail(&club).into_iter().find(|line| line.actor == dora).unwrap();
    assert_eq!((refused.refusal, refused.channel), (Some(Refusal::NoDrawOffer), Some(Channel::Http)));
    club.play("e4");
    let moved = trail(&club).into_iter().find(|line| line.actor == dora && line.event.is_some()).unwrap();
    assert_eq!(moved.channel, Some(Channel::Http));
}

/// A position that is reached again is not the one that was meant.
#[test]
fn undone_position_is_refused_on_channels() {
    let club = Club::new();
    club.play("e4");
    club.act(Act::TakeBack { to: Ply(0) });
    club.play("d4");
    let submission = |line: u16, key: &str| {
        let submission = Submission {
            game: club.game,
            actor: Actor::Player(club.players.black),
            request: Request::play("e5", false),
            seen: Seen::Position(PositionId { ply: Ply(1), revision: line }),
            received_at: club.instance.clock_now(),
            channel: Channel::Http,
            key: Key::Named(key.into()),
        };
        club.instance.service.games.submit(submission).unwrap().refusal
    };
    assert_eq!(submission(0, "before"), Some(Refusal::OtherLine { current: 1 }));
    assert_eq!(submission(1, "after"), None);
}

#[test]
fn stale_messages_use_up_no_limit() {
    let club = Club::new();
    club.play("e4");
    club.act(Act::TakeBack { to: Ply(0) });
    let submit = |request: Request, seen: Seen, channel: Channel, key: &str| {
        let submission = Submission {
            game: club.game,
            actor: Actor::Player(club.players.white),
            request,
            seen,
            received_at: club.instance.clock_now(),
            channel,
            key: Key::Named(key.into()),
        };
        club.instance.service.games.submit(submission).unwrap().refusal
    };
    let say = |revision: u16, key: &str| {
        submit(Request::say("hello"), Seen::Revision(revision), Channel::Http, key)
    };
    let undone = Some(Refusal::OtherLine { current: 1 });
    for n in 0..61 {
        assert_eq!(say(0, &n.to_string()), undone, "{n}");
    }
    assert_eq!(say(1, "now"), None);
    // A mail to an address of then.
    let mail = |request: Request, key: &str| {
        let seen = Seen::Position(PositionId { ply: Ply(0), revision: 0 });
        submit(request, seen, Channel::Mail, key)
    };
    for n in 0..61 {
        let claim = Request::claim(ClaimBasis::ThreefoldRepetition, None);
        assert_eq!(mail(claim, &format!("claim {n}")), undone, "{n}");
    }
    assert_eq!(mail(Request::say("hello"), "said"), None, "a message is for any position");
    assert_eq!(mail(Command::Resign.into(), "lost"), undone);
}

/// ICCF server: special leave by the arbiter, also where the regulations know none, and for a day that has begun.
#[test]
fn special_leave_uses_player_days() {
    let club = Club::new();
    let today = Date(i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap());
    let grant = |first: Date, last: Date| {
        Request::from(Unresolved::GrantLeave { side: Color::White, first, last }).with("Hospital.")
    };
    let carla = Actor::Arbiter(club.arbiters[0]);
    let before = club.state().deadline().unwrap();
    club.done(carla, grant(today, Date(today.0 + 6)));
    let since = club.state().clock.running.unwrap().since;
    let until = Instant(i64::from(today.0 + 7) * 86_400_000);
    assert_eq!(club.state().deadline().unwrap(), before + (until - since));
    assert_eq!(club.submit(carla, grant(today, Date(today.0 + 6))).refusal, Some(Refusal::LeaveOverlaps));
    assert_eq!(club.submit(carla, grant(today, Date(today.0 - 1))).refusal, Some(Refusal::BadLeave));
    // A slip of the pen is ended, and granted anew.
    let act = Act::EndLeave { side: Color::White, first: today };
    let end = || Request::act(act.clone(), "Two days.");
    club.done(carla, end());
    assert_eq!(club.submit(carla, end()).refusal, Some(Refusal::NoSuchLeave));
    club.done(carla, grant(today, Date(today.0 + 1)));
    let until = Instant(i64::from(today.0 + 2) * 86_400_000);
    assert_eq!(club.state().deadline().unwrap(), before + (until - since));
}

/// A named arbiter has the role and does not play: checked when the game is offered, and when it begins.
#[test]
fn named_arbiters_are_arbiters() {
    let club = Club::new();
    let (anna, boris) = (club.players.white, club.players.black);
    let instance = &club.instance;
    let emil = club.arbiters[1];
    let mut keys = 0;
    let mut arrange = |actor, command| {
        keys += 1;
        let arranged = instance.service.lobby.arrange(LobbyRequest {
            actor,
            command,
            received_at: instance.clock_now(),
            channel: Channel::Http,
            key: Key::Named(format!("named {keys}")),
        });
        arranged.unwrap()
    };
    let rules = |named: &[PlayerId]| {
        let arbiter = ArbiterRules { named: named.to_vec(), ..ArbiterRules::default() };
        Regulations { arbiter, ..Regulations::default() }
    };
    let terms =
        |named: &[PlayerId]| Terms { start: StartChoice::default(), regulations: rules(named), color: None };
    let unfit = |arranged: LobbyReceipt| match arranged.refusal {
        Some(Refusal::BadStart { reason }) => reason,
        other => panic!("{other:?}"),
    };
    for named in [PlayerId(999), anna, boris] {
        let terms = terms(&[emil, named]);
        let challenge = LobbyCommand::Challenge { opponent: "Boris".into(), terms: terms.clone() };
        let reason = unfit(arrange(Actor::Player(anna), challenge));
        assert_eq!(reason.sentence(), format!("account {} is no arbiter of this game", named.0));
        unfit(arrange(Actor::Player(anna), LobbyCommand::Seek { terms }));
    }
    let create = |named: &[PlayerId]| LobbyCommand::Create {
        white: "Anna".into(),
        black: "Boris".into(),
        start: StartChoice::default(),
        regulations: rules(named),
        tournament: String::new(),
    };
    unfit(arrange(Actor::Arbiter(emil), create(&[boris])));
    assert_eq!(arrange(Actor::Arbiter(emil), create(&[emil])).refusal, None);
    // The named arbiter cannot take the seek, and a former arbiter judges nothing.
    let seek = arrange(Actor::Player(anna), LobbyCommand::Seek { terms: terms(&[emil]) });
    let challenge = seek.challenge.unwrap();
    unfit(arrange(Actor::Player(emil), LobbyCommand::Accept { challenge }));
    instance.execute(&format!("UPDATE player SET role = 'player' WHERE id = {}", emil.0)).unwrap();
    unfit(arrange(Actor::Player(boris), LobbyCommand::Accept { challenge }));
}

#[test]
fn late_move_is_on_no_record() {
    for is_sealing in [false, true] {
        let club = Club::new();
        if is_sealing {
            club.act(Act::Adjourn);
        }
        let deadline = club.state().clock.running.unwrap().deadline;
        club.instance.clock.advance(deadline - club.instance.clock_now() + Span(1_000));
        let received_at = club.instance.clock_now();
        club.instance.clock.advance(Span(6_000));
        let now = club.instance.clock_now();
        app::ports::write(&*club.instance.store, move |tx| tx.beat(now)).unwrap();
        let submission = Submission {
            game: club.game,
            actor: Actor::Player(club.players.white),
            seen: Seen::Position(club.state().position_id()),
            request: Request::play("Nf3", false).with("A private word."),
            received_at,
            channel: Channel::Mail,
            key: Key::Named("late".into()),
        };
        let refusal = club.instance.service.games.submit(submission).unwrap().refusal;
        assert_eq!(refusal, Some(Refusal::TooLate { deadline }));
        let told = |what: &str| {
            club.instance.number(&format!("SELECT count(*) FROM event WHERE cause LIKE '%{what}%'"))
        };
        assert_eq!((told("g1f3"), told("\"text\""), told("unreadable")), (0, i64::from(is_sealing), 1));
        club.instance.verify();
    }
}
