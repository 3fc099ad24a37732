//! Challenges and seeks that become games.

use super::*;

#[test]
fn challenges_and_seeks_become_games() {
    let instance = TestInstance::new();
    let (anna, boris, carla) = (instance.player("Anna"), instance.player("Boris"), instance.player("Carla"));
    let arrange = |player, key: &str, command| {
        instance.service.lobby.arrange(lobby_request(&instance, Actor::Player(player), key, command)).unwrap()
    };
    let terms = Terms { color: Some(Color::Black), start: StartChoice::DrawnChess960, ..Terms::default() };
    let challenge =
        |opponent: &str| LobbyCommand::Challenge { opponent: opponent.into(), terms: terms.clone() };
    assert_eq!(arrange(anna, "1", challenge("anna")).refusal, Some(Refusal::SamePlayer));
    assert_eq!(arrange(anna, "2", challenge("Nobody")).refusal, Some(Refusal::UnknownPlayer));
    let posted = arrange(anna, "3", challenge("boris"));
    assert_eq!(arrange(anna, "3", challenge("boris")), LobbyReceipt { repeated: true, ..posted.clone() });
    assert_eq!(arrange(anna, "3", challenge("carla")).refusal, Some(Refusal::KeyReused));
    let id = posted.challenge.unwrap();
    assert_eq!(instance.service.lobby.challenge(id, carla).unwrap(), None);
    let accept = || LobbyCommand::Accept { challenge: id };
    assert_eq!(arrange(carla, "4", accept()).refusal, Some(Refusal::UnknownChallenge));
    assert_eq!(arrange(anna, "5", accept()).refusal, Some(Refusal::SamePlayer));
    let begun = arrange(boris, "6", accept());
    let game = instance.service.games.game(begun.game.unwrap()).unwrap().unwrap();
    assert_eq!(game.row.state.players, ByColor { white: boris, black: anna });
    assert!(matches!(game.row.state.start, Start::Chess960 { .. }));
    assert_eq!(arrange(boris, "7", accept()).refusal, Some(Refusal::ChallengeClosed));

    let seek = || LobbyCommand::Seek { terms: Terms::default() };
    let first = arrange(anna, "8", seek()).challenge.unwrap();
    let second = arrange(anna, "9", seek()).challenge.unwrap();
    let seeks = |before| {
        let found = instance.service.lobby.challenges(ports::ChallengeFilter::Seeks, before, 1).unwrap();
        found.into_iter().map(|found| found.challenge.id).collect::<Vec<_>>()
    };
    assert_eq!((seeks(None), seeks(Some(second)), seeks(Some(first))), (vec![second], vec![first], vec![]));
    assert_eq!(
        arrange(boris, "10", LobbyCommand::Withdraw { challenge: first }).refusal,
        Some(Refusal::UnknownChallenge)
    );
    assert_eq!(arrange(anna, "11", LobbyCommand::Withdraw { challenge: first }).refusal, None);
    assert!(arrange(carla, "12", LobbyCommand::Accept { challenge: second }).game.is_some());
    let declined = arrange(anna, "13", challenge("Carla")).challenge.unwrap();
    assert_eq!(arrange(carla, "14", LobbyCommand::Decline { challenge: declined }).refusal, None);
    let expired = arrange(anna, "15", seek()).challenge.unwrap();
    instance.clock.advance(Span::days(31));
    assert_eq!(
        arrange(carla, "16", LobbyCommand::Accept { challenge: expired }).refusal,
        Some(Refusal::ChallengeClosed)
    );
    for key in 100..150 {
        assert_eq!(arrange(anna, &key.to_string(), seek()).refusal, None);
    }
    assert_eq!(arrange(anna, "150", seek()).refusal, Some(Refusal::TooManyChallenges { limit: 50 }));
    instance.verify();
}

#[test]
fn one_of_sixteen_gets_the_seek() {
    let instance = TestInstance::new();
    let anna = instance.player("Anna");
    let seek = LobbyCommand::Seek { terms: Terms::default() };
    let id = instance
        .service
        .lobby
        .arrange(lobby_request(&instance, Actor::Player(anna), "s", seek))
        .unwrap()
        .challenge
        .unwrap();
    let others: Vec<PlayerId> = (0..16).map(|i| instance.player(&format!("Player {i}"))).collect();
    let games = std::thread::scope(|scope| {
        let instance = &instance;
        let threads: Vec<_> = others
            .iter()
            .map(|&other| {
                let accept = LobbyCommand::Accept { challenge: id };
                scope.spawn(move || {
                    instance.service.lobby.arrange(lobby_request(instance, Actor::Player(other), "a", accept))
                })
            })
            .collect();
        threads.into_iter().filter_map(|thread| thread.join().unwrap().unwrap().game).count()
    });
    assert_eq!(games, 1);
}
