//! The end of conditional moves: another move, another player, a reversal, the end of the game.

use super::*;

#[test]
fn owner_is_notified_of_dropped_moves() {
    let details = |table: &Table, color: Color| {
        let player = table.players[color].0;
        let news = |name: &str| {
            table.instance.number(&format!(
                "SELECT count(*) FROM outbox WHERE player = {player} AND details LIKE '%\"conditional\":\"{name}\"%'"
            ))
        };
        [news("not-foreseen"), news("you-decide"), news("adjourned")]
    };
    let table = Table::new();
    table.play("e2e4");
    table.give(Color::White, &["e5 Nf3"]);
    table.play("c7c5");
    assert_eq!((details(&table, Color::White), details(&table, Color::Black)), ([1, 0, 0], [0, 0, 0]));
    assert_eq!((table.state().ply, table.rows()), (Ply(2), 0));
    // The page tells it also if another mail does.
    table.instance.execute("UPDATE outbox SET told_by = 1").unwrap();
    let whole = table
        .instance
        .service
        .games
        .whole(table.game, table.players.white, &app::Texts::None)
        .unwrap()
        .unwrap();
    assert_eq!(whole.news, Some(ConditionalNotice::NotForeseen));
    // A draw offer is for them to answer; if they play the move themselves, the line goes on.
    table.play("g1f3");
    table.give(Color::White, &["Nc6 Bb5 a6 Ba4"]);
    table.done(Color::Black, Request::play("Nc6", true));
    assert_eq!((table.state().ply, details(&table, Color::White)), (Ply(4), [1, 1, 0]));
    assert_eq!(table.own(Color::White), ["6125 1716 2514"]);
    table.play("f1b5 a7a6");
    assert_eq!(table.state().ply, Ply(7), "Ba4 was played");
    // Sealing ends them.
    table.give(Color::White, &["Nf6 O-O"]);
    table.give(Color::Black, &["d3 d6"]);
    let arbiter = table.submission(Actor::Arbiter(table.arbiter), Request::act(Act::Adjourn, "Late."));
    table.instance.service.games.submit(arbiter).unwrap();
    assert_eq!(table.give(Color::White, &["Nf6 O-O"]).refusal, Some(Refusal::Adjourned));
    table.done(Color::Black, Request::seal("Nf6", false));
    assert_eq!((table.rows(), details(&table, Color::White)), (0, [1, 1, 1]));
    table.done(Color::White, Request::from(Command::Resume { envelope: None }));
    assert_eq!(table.state().ply, Ply(8), "the envelope is not answered unseen");
    table.instance.verify();
}

/// Only a move is answered: what an offer kept from being played is its owner's to decide, whatever they say to the
/// offer.
#[test]
fn declining_or_claiming_plays_no_conditional() {
    let wrong_claim = Request::claim(ClaimBasis::FiftyMoves, None);
    for (adjourns, answer) in [
        (false, Request::from(Command::DeclineDraw)),
        (true, Request::from(Command::DeclineAdjournment)),
        (false, wrong_claim),
    ] {
        let table = Table::new();
        table.play("e2e4");
        table.give(Color::White, &["e5 Nf3 Nc6 Bb5"]);
        if adjourns {
            table.done(Color::Black, Request::from(Command::Adjourn));
        }
        table.done(Color::Black, Request::play("e5", !adjourns));
        assert_eq!(table.state().ply, Ply(2), "{answer:?}");
        table.instance.clock.advance(Span::hours(20));
        let receipt = table.submit(Color::White, answer.clone());
        assert_eq!((receipt.events.len(), table.state().ply), (1, Ply(2)), "{answer:?}: {receipt:?}");
        assert_eq!(table.own(Color::White), ["7163 2836 6125"], "{answer:?}");
        // They play it themselves, and the line goes on; or they play another, and it ends.
        if adjourns {
            table.done(Color::White, mv("Nc3"));
            assert_eq!((table.state().ply, table.rows()), (Ply(3), 0));
        } else {
            table.done(Color::White, mv("Nf3"));
            assert_eq!(ucis(&table.play("b8c6")), ["b8c6", "f1b5"], "{answer:?}");
        }
        table.instance.verify();
    }
}

#[test]
fn end_of_game_drops_conditional_moves() {
    let table = Table::new();
    table.give(Color::Black, &["f3 e5 g4 Qh4"]);
    let receipt = table.done(Color::White, move_if("f3", &["e5 g4 Nc6 e3"]));
    assert_eq!(ucis(&receipt), ["f2f3", "e7e5", "g2g4", "d8h4"], "mate by a conditional move");
    assert!(table.state().is_over());
    assert_eq!(table.rows(), 0);
    assert_eq!(table.give(Color::White, &["e5 Nf3"]).refusal, Some(Refusal::GameOver));
    assert_eq!((table.mails(Color::White, "game-over"), table.mails(Color::Black, "game-over")), (1, 1));
    let table = Table::new();
    table.give(Color::Black, &["e4 e5"]);
    table.done(Color::White, Request::from(Command::Resign));
    assert_eq!(table.rows(), 0);
    let table = Table::new();
    table.give(Color::Black, &["e4 e5"]);
    table.instance.clock.advance(Span::days(60));
    table.instance.service.time.tick().unwrap();
    table.instance.clock.advance(Span::days(60));
    table.instance.verify();
}

#[test]
fn a_late_move_is_not_answered() {
    let table = Table::new();
    table.give(Color::Black, &["e4 e5"]);
    let deadline = table.state().deadline().unwrap();
    table.instance.clock.set(deadline + Span::minutes(1));
    let receipt = table.submit(Color::White, mv("e4"));
    assert!(ucis(&receipt).is_empty());
    assert!(receipt.refusal.is_some() || table.state().is_over());
}

/// Only their owner learns the fate of the conditional moves, and learns it correctly.
#[test]
fn replacement_starts_without_conditional_moves() {
    let mut table = Table::new();
    table.instance.add("Emil", Role::Arbiter);
    let dora = table.instance.player("Dora");
    let told = |table: &Table, news: &str| {
        table
            .instance
            .number(&format!("SELECT count(*) FROM outbox WHERE details LIKE '%\"conditional\":\"{news}\"%'"))
    };
    table.play("e4");
    table.give(Color::White, &["e5 Nf3", "c5 Nf3"]);
    let carla = Actor::Arbiter(table.arbiter);
    let replace =
        |player: &str, side| Request::from(Unresolved::Replace { side, player: player.into() }).with("Ill.");
    let submission = table.submission(carla, replace("Dora", Color::White));
    let replaced = table.instance.service.games.submit(submission).unwrap();
    assert_eq!((replaced.refusal, table.rows(), told(&table, "%")), (None, 0, 0));
    table.players.white = dora;
    assert_eq!(table.own(Color::White), [""; 0]);

    // Hers outlive that somebody else plays Black, and are played against them.
    table.give(Color::White, &["e5 Nf3 Nc6 Bb5"]);
    table.instance.player("Felix");
    let submission = table.submission(carla, replace("Felix", Color::Black));
    let black = table.instance.service.games.submit(submission).unwrap();
    table.players.black = table.state().players.black;
    assert_eq!((black.refusal, table.rows(), told(&table, "%")), (None, 1, 0));
    assert_eq!(ucis(&table.play("e5")), ["e7e5", "g1f3"]);

    // Once undone, they are gone, and she does not play: nobody is told that their moves are dropped.
    let anna = table.instance.number("SELECT id FROM player WHERE name = 'Anna'");
    let message = "I am well again.";
    let appeal = table.submission(
        Actor::Player(PlayerId(anna)),
        Request::from(Command::Appeal { act: replaced.version }).with(message),
    );
    assert_eq!(table.instance.service.games.submit(appeal).unwrap().refusal, None);
    let emil = Actor::Arbiter(PlayerId(table.instance.number("SELECT id FROM player WHERE name = 'Emil'")));
    let reason = "She is.";
    let reversal = Request::from(Command::DecideAppeal { act: replaced.version, reverse: true }).with(reason);
    let submission = table.submission(emil, reversal.clone());
    assert_eq!(table.instance.service.games.submit(submission).unwrap().refusal, None);
    assert_eq!((table.state().players.white.0, table.rows(), told(&table, "%")), (anna, 0, 0));
    table.instance.verify();
}

#[test]
fn undo_drops_conditional_moves_with_notice() {
    let regulations = Regulations {
        arbiter: ArbiterRules { takeback: true, ..ArbiterRules::default() },
        ..Regulations::default()
    };
    let table = Table::with(Start::Standard, regulations);
    table.play("e4");
    table.give(Color::White, &["e5 Nf3"]);
    let back = Request::act(Act::TakeBack { to: Ply(0) }, "A slip.");
    let submission = table.submission(Actor::Arbiter(table.arbiter), back);
    assert_eq!(table.instance.service.games.submit(submission).unwrap().refusal, None);
    let white = table.players.white.0;
    let told =
        format!("SELECT count(*) FROM outbox WHERE details LIKE '%\"taken-back\"%' AND player = {white}");
    assert_eq!((table.rows(), table.instance.number(&told)), (0, 1));
    table.instance.verify();
}
