//! Deletion and export of accounts.

use super::*;

#[test]
fn deleted_account_leaves_a_pseudonym() {
    let instance = TestInstance::new();
    let made = sign_up(&instance, "Ann");
    let ann = made.player.id;
    let new = NewApiToken { label: "bot".into(), scopes: Scopes::all(), expires_at: None };
    let (_, secret) = instance.service.access.make_api_token(ann, None, &new).unwrap().unwrap();
    let export =
        serde_json::to_value(instance.service.accounts.export_account(ann).unwrap().unwrap()).unwrap();
    assert_eq!(
        (&export["email"], &export["api_tokens"][0]["label"]),
        (&"ann@example.org".into(), &"bot".into())
    );
    assert!(!export.to_string().contains(&secret.0));
    assert_eq!((&export["letters"], &export["notation"]), (&"english".into(), &"numeric".into()));
    let lines = ["Ann, Elo 2100".to_owned()];
    instance.service.mail_in.learn_closing_lines(ann, &lines).unwrap();
    assert_eq!(instance.service.mail_in.closing_lines(ann, &lines).unwrap(), lines);
    let proof = means(&instance, &made);
    assert_eq!(instance.service.accounts.delete_account(ann, Some(proof), false).unwrap(), Ok(()));
    assert!(instance.service.mail_in.closing_lines(ann, &lines).unwrap().is_empty());
    let gone = instance.service.accounts.player(ann).unwrap().unwrap();
    assert_eq!((gone.name.as_str(), gone.email), (format!("deleted-{}", ann.0).as_str(), None));
    assert!(instance.service.access.authenticate_api_token(&secret.0).unwrap().is_err());
    assert!(instance.service.access.authenticate_session(ann, made.session).unwrap().is_err());
    assert!(instance.service.access.refresh(&made.refresh_token.0).unwrap().is_err());
    assert_eq!(trail(&instance, ann).last().map(String::as_str), Some("deleted"));
    assert!(sign_up(&instance, "Ann").signed_up, "name and address are free again");
    let chief = instance.add("Chief", Role::Administrator).id;
    let refused = instance.service.accounts.delete_account(chief, None, false).unwrap();
    assert_eq!(refused, Err(PeopleRefusal::LastAdministrator));
}

/// A game in which this player has White.
fn game(instance: &TestInstance, white: PlayerId, black: PlayerId, key: &str) -> GameId {
    let arrange = |actor, command, key: String| {
        let (received_at, channel) = (instance.clock_now(), Channel::Http);
        let lobby_request = LobbyRequest { actor, command, received_at, channel, key: Key::Named(key) };
        instance.service.lobby.arrange(lobby_request).unwrap()
    };
    let terms = Terms { color: Some(Color::White), ..Terms::default() };
    let posted = arrange(Actor::Player(white), LobbyCommand::Seek { terms }, format!("{key} seek"));
    let command = LobbyCommand::Accept { challenge: posted.challenge.unwrap() };
    arrange(Actor::Player(black), command, format!("{key} accept")).game.unwrap()
}

fn submit(instance: &TestInstance, game: GameId, player: PlayerId, request: Request) -> Receipt {
    instance.submit(game, Actor::Player(player), request)
}

fn export_of(instance: &TestInstance, player: PlayerId) -> String {
    serde_json::to_string(&instance.service.accounts.export_account(player).unwrap().unwrap()).unwrap()
}

#[test]
fn leaving_resigns_games_and_erases_texts() {
    let instance = TestInstance::new();
    let (ann, bob) = (instance.player("Ann"), instance.player("Bob"));
    let games = [game(&instance, ann, bob, "one"), game(&instance, bob, ann, "two")];
    let text = "Greetings from the seaside";
    let command = Request::play("e4", false).with(text);
    assert_eq!(submit(&instance, games[0], ann, command).refusal, None);
    let say = Request::say("Bob's own words");
    assert_eq!(submit(&instance, games[0], bob, say).refusal, None);
    for n in 0..2 {
        let recipients =
            vec![Address::Play { game: games[0], player: ann, seen: domain::PositionId::unrevised(Ply(n)) }];
        let (sender, raw) = ("ann@seaside.example.org".into(), format!("{n}").into_bytes());
        let received_at = instance.clock_now();
        instance.service.mail_in.intake(&Intake { sender, recipients, raw, received_at }).unwrap();
    }
    // What Bob answered quotes her; what confirms her mail, and what says that one of ours did not arrive, names her.
    let outbox = instance.number(&format!("select max(id) from outbox where player = {}", ann.0));
    let others = instance.number(&format!("select max(id) from outbox where player = {}", bob.0));
    for (sender, address) in [
        (
            "bob@example.org",
            Address::Play { game: games[0], player: bob, seen: domain::PositionId::unrevised(Ply(1)) },
        ),
        ("Ann@Example.org", Address::Bounce { outbox: others }),
        ("forwarded@example.net", Address::Confirm { inbox: 1 }),
        ("daemon@example.net", Address::Bounce { outbox }),
        ("daemon@example.net", Address::Bounce { outbox: others }),
    ] {
        let (sender, raw) = (sender.into(), format!("{address:?} {sender}").into_bytes());
        let received_at = instance.clock_now();
        instance
            .service
            .mail_in
            .intake(&Intake { sender, recipients: vec![address], raw, received_at })
            .unwrap();
    }
    instance
        .execute("update inbox set next_at = null, filed_at = 1, state = 'applied' where id <> 2")
        .unwrap();
    assert_eq!(instance.number("select count(*) from inbox_raw"), 7);
    let session = sign_in(&instance, "ann");
    let proof = Some(means(&instance, &session));
    let refused = instance.service.accounts.delete_account(ann, proof, false).unwrap();
    assert_eq!(refused, Err(PeopleRefusal::GamesRunning { games: 2 }));

    assert_eq!(instance.service.accounts.delete_account(ann, proof, true).unwrap(), Ok(()));
    for (game, outcome) in games.into_iter().zip([Outcome::BlackWins, Outcome::WhiteWins]) {
        let state = instance.state(game);
        assert_eq!(state.result(), Some((outcome, Termination::Resignation)));
    }
    let pgn = instance.service.records.pgn(games[0], Some(bob.into()), Sentence::sentence).unwrap().unwrap();
    let name = format!("deleted-{}", ann.0);
    assert!(pgn.contains(&name) && !pgn.contains("Ann") && !pgn.contains(text), "{pgn}");
    assert!(pgn.contains("Bob's own words"), "{pgn}");
    let ledger: &dyn Ledger = &*instance.store;
    let rows = read(ledger, |view| view.outbox(None, None, 100)).unwrap();
    let hers: Vec<_> = rows.iter().filter(|row| row.mail.to == Recipient::Player(ann)).collect();
    assert!(hers.len() >= 4, "two beginnings, words, a code: {}", hers.len());
    assert!(hers.iter().all(|row| row.state == MailState::Dropped && row.mail.secret.is_none()), "{hers:?}");
    let theirs = rows.iter().filter(|row| row.mail.to == Recipient::Player(bob));
    assert!(theirs.filter(|row| row.mail.kind == MailKind::GameOver).count() == 2, "bob is told");
    let from = "select count(*) from inbox where sender like '%seaside%'";
    let raw = "select count(*) from inbox_raw";
    assert_eq!(
        (instance.number(from), instance.number(raw)),
        (0, 2),
        "the mail that waits is read first, and the other is another's"
    );
    let kept = "select count(*) from message where text like '%seaside%'";
    assert_eq!((instance.number(kept), export_of(&instance, bob).contains("own words")), (0, true));
}

#[test]
fn last_administrator_keeps_their_games() {
    let instance = TestInstance::new();
    let (chief, bob) = (instance.add("Chief", Role::Administrator).id, instance.player("Bob"));
    let game = game(&instance, chief, bob, "one");
    let refused = instance.service.accounts.delete_account(chief, None, true).unwrap();
    assert_eq!(refused, Err(PeopleRefusal::LastAdministrator));
    assert!(!instance.state(game).is_over(), "nothing was resigned");
}
