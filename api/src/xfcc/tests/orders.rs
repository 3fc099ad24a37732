//! Moves, offers, claims and messages.

use super::*;

/// A game with this number of days per move, in which Boris is to move and on leave for a day.
async fn boris_on_leave(days: u8) -> Board {
    let mut regulations = Regulations::per_move(days);
    regulations.leave = Some(LeaveRules::default());
    let board = Board::with(regulations).await;
    board.moves(&["e4"]).await;
    let now = Timestamp::from_millisecond(board.instance.clock_now().0).expect("an instant");
    let tomorrow = (now + SignedDuration::from_hours(24)).strftime("%F").to_string();
    let tomorrow = serde_json::from_value(json!(tomorrow)).expect("a date");
    let leave = Unresolved::BookLeave { first: tomorrow, last: tomorrow };
    board.submit(Actor::Player(board.boris), leave, Seen::Nothing);
    board.instance.clock.advance(Span::hours(24));
    board
}

#[actix_web::test]
async fn every_result_of_a_move() {
    let board = Board::new().await;
    let mover = |number: &'static str, m: &'static str| vec![("movecount", number), ("myMove", m)];
    let with = |mut order: Vec<(&'static str, &'static str)>, more: &[(&'static str, &'static str)]| {
        order.extend(more);
        order
    };
    for (who, order, expected) in [
        ("Anna", with(mover("1", "e4"), &[("gameId", "99999")]), "InvalidGameID"),
        ("Anna", with(mover("1", "e4"), &[("gameId", "x")]), "InvalidGameID"),
        ("Anna", with(mover("1", "e4"), &[("gameId", "-1")]), "InvalidGameID"),
        ("Anna", mover("2", "e4"), "InvalidMoveNumber"),
        ("Anna", mover("0", "e4"), "InvalidMoveNumber"),
        ("Anna", mover("99999999999", "e4"), "InvalidMoveNumber"),
        ("Anna", mover("1", "e5"), "InvalidMove"),
        ("Anna", mover("1", "what"), "InvalidMove"),
        ("Anna", mover("1", ""), "InvalidMove"),
        ("Anna", vec![("offerDraw", "1")], "FeatureUnavailable"),
        ("Anna", vec![("acceptDraw", "1"), ("movecount", "0")], "NoDrawWasOffered"),
        ("Anna", vec![("acceptDraw", "1"), ("resign", "1")], "FeatureUnavailable"),
        ("Anna", vec![("offerDraw", "1"), ("resign", "1")], "FeatureUnavailable"),
        ("Anna", with(mover("1", "e4"), &[("offerDraw", "1"), ("acceptDraw", "1")]), "FeatureUnavailable"),
        ("Anna", with(mover("1", "e4"), &[("offerDraw", "1"), ("claimDraw", "1")]), "FeatureUnavailable"),
        ("Boris", mover("1", "e5"), "InvalidMoveNumber"),
        ("Anna", mover("1", "e4"), "Success"),
        ("Boris", mover("1", "e4"), "InvalidMove"),
        ("Boris", with(mover("1", "e5"), &[("offerDraw", "true")]), "Success"),
        ("Boris", mover("2", "d5"), "InvalidMoveNumber"),
        // As Scid accepts: with the opponent's last move and its number.
        ("Anna", with(mover("1", "e5"), &[("acceptDraw", "1")]), "Success"),
        ("Anna", mover("2", "Nf3"), "NotYourTurn"),
        ("Boris", vec![("resign", "1"), ("movecount", "2")], "NotYourTurn"),
    ] {
        assert_eq!(board.send(who, &order).await, expected, "{who} {order:?}");
    }
    // The opponent's move, sent back, was no attempt at one.
    let state = board.instance.state(board.game);
    assert_eq!((state.illegal_moves.white, state.illegal_moves.black), (1, 0));
    let games = board.games(board.anna, "Anna").await;
    assert_eq!((text_of(&games, "result"), text_of(&games, "myTurn")), ("Draw", "false"));
    board.instance.clock.advance(Span::days(31));
    assert!(!board.games(board.anna, "Anna").await.contains("XfccGame"));

    let other = board.instance.game(board.arbiter, ["Dora", "Boris"], Regulations::per_move(10));
    let order = with(mover("1", "e4"), &[]);
    let id = other.0.to_string();
    let mut order: Vec<(&str, &str)> = order.clone();
    order.push(("gameId", &id));
    assert_eq!(board.send("Anna", &order).await, "NotYourGame");
}

#[actix_web::test]
async fn ambiguous_move_and_promotion() {
    let board = Board::new().await;
    board.moves(&["Nf3", "a5", "e3", "a4", "d3", "a3"]).await;
    assert_eq!(board.play("Anna", "4", "Nd2").await, "MoveIsAmbigous");
    assert_eq!(board.play("Anna", "4", "Nbd2").await, "Success");
    assert_eq!(board.play("Boris", "4", "axb2").await, "Success");
    assert_eq!(board.play("Anna", "5", "Rb1").await, "Success");
    assert_eq!(board.play("Boris", "5", "bxc1").await, "MoveIsAmbigous");
    assert_eq!(board.play("Boris", "5", "bxc1=Q").await, "Success");
}

#[actix_web::test]
async fn nothing_is_played_twice() {
    let board = Board::new().await;
    let order = [("movecount", "1"), ("myMove", "e4"), ("myMessage", "good luck")];
    for _ in 0..3 {
        assert_eq!(board.send("Anna", &order).await, "Success");
        assert_eq!((board.ply(), board.messages().len()), (1, 1));
    }
    // As Scid may send it later, with another comment: the move is there, the comment is not lost.
    let order = [("movecount", "1"), ("myMove", "e4"), ("myMessage", "and have fun")];
    for _ in 0..3 {
        assert_eq!(board.send("Anna", &order).await, "Success");
        assert_eq!((board.ply(), board.messages()), (1, vec!["good luck".into(), "and have fun".into()]));
    }
    assert_eq!(board.send("Boris", &[("myMessage", "you too")]).await, "Success");
    assert_eq!(board.send("Boris", &[("myMessage", "you too")]).await, "Success");
    assert_eq!(board.messages().len(), 3);
    assert_eq!(board.play("Anna", "1", "d4").await, "InvalidMoveNumber");
    let order =
        [("resign", "1"), ("movecount", "1"), ("myMove", "e4"), ("myMessage", "good luck and have fun")];
    for _ in 0..3 {
        assert_eq!(board.send("Boris", &order).await, "Success");
    }
    // What Scid sent with it is the comment after White's move, which is White's message.
    assert_eq!(board.messages().len(), 3);
    assert_eq!(text_of(&board.games(board.anna, "Anna").await, "result"), "WhiteWins");
}

/// An offer goes with a move, and not after it.
#[actix_web::test]
async fn late_draw_offer() {
    let board = Board::new().await;
    let order =
        |offer, message| [("movecount", "1"), ("myMove", "e4"), ("offerDraw", offer), ("myMessage", message)];
    assert_eq!(board.send("Anna", &order("0", "")).await, "Success");
    for _ in 0..2 {
        assert_eq!(board.send("Anna", &order("1", "draw?")).await, "FeatureUnavailable");
        assert_eq!(board.messages(), ["draw?"]);
    }
    assert_eq!(board.send("Anna", &order("0", "")).await, "Success");
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "drawOffered"), "false");

    let board = Board::new().await;
    for message in ["", "", "draw?", "draw?", ""] {
        assert_eq!(board.send("Anna", &order("1", message)).await, "Success");
    }
    assert_eq!(board.messages(), ["draw?"]);
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "drawOffered"), "true");
}

/// A refused act tells the opponent nothing, and no message keeps a player from resigning.
#[actix_web::test]
async fn messages_with_acts() {
    let board = Board::new().await;
    board.moves(&["e4"]).await;
    let act = |act, message| [(act, "1"), ("movecount", "1"), ("myMove", "e4"), ("myMessage", message)];
    assert_eq!(board.send("Boris", &act("acceptDraw", "Agreed.")).await, "NoDrawWasOffered");
    let unseen = [("claimDraw", "1"), ("movecount", "7"), ("myMove", "e4"), ("myMessage", "Draw!")];
    assert_eq!(board.send("Boris", &unseen).await, "InvalidMoveNumber");
    assert_eq!(board.send("Anna", &act("claimDraw", "Draw!")).await, "InvalidMoveNumber");
    assert_eq!(board.messages(), Vec::<String>::new());
    for _ in 0..2 {
        assert_eq!(board.send("Boris", &act("claimDraw", "I think so.")).await, "NoDrawWasOffered");
        assert_eq!(board.messages(), ["I think so."]);
    }
    let mut said = String::new();
    for n in 0..70 {
        said = board.send("Boris", &[("movecount", "1"), ("myMessage", &format!("message {n}"))]).await;
    }
    assert_eq!(said, "ServerError");
    for _ in 0..2 {
        assert_eq!(board.send("Boris", &act("resign", "Thank you.")).await, "Success");
    }
    assert_eq!(text_of(&board.games(board.anna, "Anna").await, "result"), "WhiteWins");
    assert!(!board.messages().contains(&"Thank you.".to_owned()));
}

/// Scid sends the opponent's move where its user has made none. A legal move of the player looks the same.
#[actix_web::test]
async fn echo_of_move_both_can_make() {
    let board = Board::new().await;
    board.moves(&["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O"]).await;
    assert_eq!(board.play("Boris", "4", "O-O").await, "Success");
    assert_eq!(board.ply(), 8);
}

/// A refusal of a moment does not answer the same request for ever.
#[actix_web::test]
async fn refused_order_is_judged_again() {
    let board = Board::new().await;
    let accept = [("acceptDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    board.moves(&["e4"]).await;
    assert_eq!(board.send("Boris", &accept).await, "NoDrawWasOffered");
    assert_eq!(board.send("Boris", &accept).await, "NoDrawWasOffered");
    assert_eq!(board.play("Boris", "1", "e5").await, "Success");
    let offer = [("movecount", "2"), ("myMove", "Nf3"), ("offerDraw", "1"), ("myMessage", "well?")];
    assert_eq!(board.send("Anna", &offer).await, "Success");
    // Boris's program has not seen the move that the offer came with.
    assert_eq!(board.send("Boris", &accept).await, "InvalidMoveNumber");
    // Scid marks an offer in the comment that it sends back.
    let echo = ("myMessage", "well? - Remis -");
    let accept = [("acceptDraw", "1"), ("movecount", "2"), ("myMove", "Nf3"), echo];
    assert_eq!(board.send("Boris", &accept).await, "Success");
    assert_eq!(board.send("Boris", &accept).await, "Success");
    assert_eq!(board.messages(), ["well?"]);
}

/// An act that was refused any number of times can be done, and is then done once.
#[actix_web::test]
async fn many_refusals_block_no_act() {
    let board = boris_on_leave(30).await;
    let accept = [("acceptDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    for _ in 0..40 {
        assert_eq!(board.play("Boris", "1", "Ke5").await, "YouAreOnLeave");
        assert_eq!(board.play("Boris", "1", "e5").await, "YouAreOnLeave");
        assert_eq!(board.send("Boris", &accept).await, "NoDrawWasOffered");
    }
    board.instance.clock.advance(Span::days(2));
    let illegal = || {
        let state = board.instance.state(board.game);
        state.illegal_moves.black
    };
    // An attempt at an illegal move counts, once.
    for _ in 0..3 {
        assert_eq!(board.play("Boris", "1", "Ke5").await, "InvalidMove");
    }
    let counted = illegal();
    assert_eq!(counted, 1);
    for _ in 0..3 {
        assert_eq!(board.play("Boris", "1", "e5").await, "Success");
        assert_eq!((board.ply(), illegal()), (2, counted));
    }
}

#[actix_web::test]
async fn two_moves_at_once() {
    let board = Board::new().await;
    let body = |m| scid("MakeAMove", &board.order("Anna", &[("movecount", "1"), ("myMove", m)]));
    let [one, other, again] = [body("e4"), body("d4"), body("e4")];
    let (one, other, again) = futures_util::join!(board.post(one), board.post(other), board.post(again));
    let mut results = [result(&one), result(&other), result(&again)];
    results.sort();
    assert!(
        results == ["InvalidMoveNumber", "InvalidMoveNumber", "Success"]
            || results == ["InvalidMoveNumber", "Success", "Success"],
        "{results:?}"
    );
    assert_eq!(board.ply(), 1);
}

#[actix_web::test]
async fn claims_as_scid_sends_them() {
    let board = Board::new().await;
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    board.moves(&[&shuffle[..], &shuffle[..3]].concat()).await;
    // Black announces the move that repeats the position for the third time.
    let claim = [("claimDraw", "1"), ("movecount", "4"), ("myMove", "Ng8")];
    assert_eq!(board.send("Boris", &claim).await, "Success");
    assert_eq!(board.send("Boris", &claim).await, "Success");
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "result"), "Draw");

    let board = Board::new().await;
    board.moves(&[&shuffle[..], &shuffle[..]].concat()).await;
    // The opponent's last move, as in the record of White's program.
    let claim = [("claimDraw", "1"), ("movecount", "4"), ("myMove", "Ng8")];
    assert_eq!(board.send("Anna", &claim).await, "Success");
    assert_eq!(board.ply(), 8);

    let board = Board::new().await;
    board.moves(&["e4"]).await;
    let claim = [("claimDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    assert_eq!(board.send("Boris", &claim).await, "NoDrawWasOffered");
    assert_eq!(board.ply(), 1);
}

/// A claim and an acceptance are for the position that the program showed.
#[actix_web::test]
async fn claims_are_for_one_position() {
    let claims = |board: &Board| {
        let events = board.instance.service.records.events_after(board.game, 0, 1_000).expect("events");
        let rejected = |kind: &domain::EventKind| matches!(kind, domain::EventKind::ClaimRejected { .. });
        events.iter().filter(|recorded| rejected(&recorded.event.kind)).count()
    };
    let board = Board::new().await;
    board.moves(&["e4", "e5"]).await;
    let claim = [("claimDraw", "1"), ("movecount", "2"), ("myMove", "Nf3")];
    let again = async |done: usize| {
        assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
        assert_eq!((claims(&board), board.ply()), (1, u16::try_from(done).unwrap()));
    };
    again(3).await;
    again(3).await;
    assert_eq!(board.play("Boris", "2", "Nf6").await, "Success");
    // White has not seen this move.
    again(4).await;
    let accept = [("acceptDraw", "1"), ("movecount", "2"), ("myMove", "Nf3")];
    assert_eq!(board.send("Anna", &accept).await, "InvalidMoveNumber");
    for (m, number, expected) in [
        ("Nf6", "2", "NoDrawWasOffered"),
        ("Nf6", "2", "NoDrawWasOffered"),
        ("", "2", "NoDrawWasOffered"),
        ("", "1", "InvalidMoveNumber"),
        ("", "0", "InvalidMoveNumber"),
        ("Nf6", "3", "InvalidMoveNumber"),
        ("Ke8", "3", "InvalidMoveNumber"),
    ] {
        let claim = [("claimDraw", "1"), ("movecount", number), ("myMove", m)];
        assert_eq!(board.send("Anna", &claim).await, expected, "{number}. {m}");
    }
    let before = claims(&board);
    assert_eq!(board.play("Anna", "3", "Nc3").await, "Success");
    let claim = [("claimDraw", "1"), ("movecount", "2"), ("myMove", "Nf6")];
    assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
    assert_eq!((claims(&board), board.ply()), (before, 5));

    // Both capture on the same square, and the state of the game begins with the second capture.
    let board = Board::new().await;
    board.moves(&["e4", "d5"]).await;
    assert_eq!(board.play("Anna", "2", "Nc3").await, "Success");
    assert_eq!(board.play("Boris", "2", "Nf6").await, "Success");
    let claim = [("claimDraw", "1"), ("movecount", "3"), ("myMove", "Nxd5")];
    assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
    assert_eq!(board.play("Boris", "3", "Nxd5").await, "Success");
    assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
    assert_eq!((claims(&board), board.ply()), (1, 6));
}

#[actix_web::test]
async fn leave_and_time_lost() {
    let board = boris_on_leave(2).await;
    assert_eq!(board.play("Boris", "1", "e5").await, "YouAreOnLeave");
    board.instance.clock.advance(Span::days(4));
    assert_eq!(board.play("Boris", "1", "e5").await, "LostOnTime");
    assert_eq!(board.play("Boris", "1", "e5").await, "LostOnTime");
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "result"), "WhiteWins");
    assert_eq!(board.send("Boris", &[("resign", "1")]).await, "LostOnTime");
}
