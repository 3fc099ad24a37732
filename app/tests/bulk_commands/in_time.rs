//! A player's timely command about all their games is carried out before any of their flags falls.

use app::{Address, inbox::Intake};

use super::*;

fn rules() -> Regulations {
    Regulations { leave: Some(LeaveRules::default()), ..Regulations::per_move(1) }
}

/// Two games of one day a move, an hour after their beginning.
fn two_games(club: &Club) -> [GameId; 2] {
    let games = ["Cup", "Cup"].map(|event| club.game(event, rules()));
    club.instance.pass(Span::hours(1));
    games
}

fn mail(club: &Club, from: &str, address: Address) {
    let raw = format!("Message-ID: <{address:?}@example.org>\r\n\r\nleave all 2026-01-07 2026-01-20\r\n");
    let mail = Intake {
        sender: from.into(),
        recipients: vec![address],
        raw: raw.into_bytes(),
        received_at: club.instance.clock_now(),
    };
    club.instance.service.mail_in.intake(&mail).unwrap();
}

/// The flags are down and the service was never away.
fn tick_behind_the_flags(club: &Club, games: [GameId; 2]) -> [bool; 2] {
    let deadline = club.state(games[1]).clock.running.unwrap().deadline;
    club.instance.clock.set(deadline + Span(6_000));
    let now = club.instance.clock_now();
    ports::write(&*club.instance.store, move |tx| tx.beat(now)).unwrap();
    club.instance.service.time.tick().unwrap();
    games.map(|game| club.ended(game).is_some())
}

#[test]
fn mail_for_all_beats_each_flag() {
    let play = |game, player| Address::Play { game, player, seen: domain::PositionId::unrevised(Ply(0)) };
    for to_account in [false, true] {
        let club = Club::new();
        let games = two_games(&club);
        let account = Address::Account { player: club.anna };
        mail(&club, "anna@example.org", if to_account { account } else { play(games[0], club.anna) });
        assert_eq!(tick_behind_the_flags(&club, games), [false; 2], "to the account: {to_account}");
        // A mail that waits for a confirmation holds up only the game it was written to.
        club.instance.execute("UPDATE inbox SET state = 'pending_confirm'").unwrap();
        assert_eq!(tick_behind_the_flags(&club, games), [to_account, true]);
    }
    let club = Club::new();
    let games = two_games(&club);
    club.instance.clock.set(club.state(games[0]).deadline().unwrap() + Span(1));
    mail(&club, "anna@example.org", Address::Account { player: club.anna });
    assert_eq!(tick_behind_the_flags(&club, games), [true; 2], "it came too late");
}

#[test]
fn opponent_may_have_resigned_in_time() {
    let club = Club::new();
    let games = two_games(&club);
    let address =
        Address::Play { game: games[0], player: club.boris, seen: domain::PositionId::unrevised(Ply(0)) };
    mail(&club, "boris@example.org", address);
    assert_eq!(tick_behind_the_flags(&club, games), [false, true], "only in that game");
}

#[test]
fn pending_bulk_command_beats_flags() {
    for is_tried in [true, false] {
        let club = Club::new();
        let games = two_games(&club);
        let today = i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap();
        let bulk_command = BulkCommand {
            key: "leave".into(),
            player: club.anna,
            event: None,
            actor: Actor::Player(club.anna),
            act: BulkAct::BookLeave { first: Date(today + 1), last: Date(today + 10) },
            channel: Channel::Http,
            received_at: club.instance.clock_now(),
        };
        ports::write(&*club.instance.store, move |tx| {
            tx.insert_bulk_command(&bulk_command)?;
            if !is_tried {
                tx.reschedule_bulk_command("leave", 9, None)?;
            }
            Ok(())
        })
        .unwrap();
        assert_eq!(tick_behind_the_flags(&club, games), [!is_tried; 2], "tried: {is_tried}");
        if is_tried {
            assert!(games.iter().all(|&game| !club.state(game).clock.leave.white.is_empty()), "it was done");
        }
        club.instance.verify();
    }
}

#[test]
fn finished_bulk_command_delays_no_flag() {
    let club = Club::new();
    let [done, damaged] = two_games(&club);
    let elsewhere = club.game("League", rules());
    let today = i32::try_from(club.instance.clock_now().0.div_euclid(86_400_000)).unwrap();
    club.instance.execute(&format!("UPDATE game SET state = '{{' WHERE id = {}", damaged.0)).unwrap();
    let bulk_command = |event: Option<&str>, first| BulkCommand {
        key: format!("leave {first}"),
        player: club.anna,
        event: event.map(Into::into),
        actor: Actor::Player(club.anna),
        act: BulkAct::BookLeave { first: Date(today + first), last: Date(today + first + 1) },
        channel: Channel::Http,
        received_at: club.instance.clock_now(),
    };
    let receipts = club.instance.service.bulk.run(&bulk_command(None, 9)).unwrap().unwrap();
    assert_eq!(receipts, [(done, None), (elsewhere, None)]);
    let receipts = club.instance.service.bulk.run(&bulk_command(Some("Cup"), 19)).unwrap().unwrap();
    assert_eq!((receipts, club.count("bulk_command")), (vec![(done, None)], 2));
    // Begun too late to be meant.
    club.instance.pass(Span::hours(3));
    let later = club.game("Cup", rules());
    for game in [done, elsewhere, later] {
        let deadline = club.state(game).deadline().unwrap();
        club.instance.clock.set(deadline + Span(6_000));
        let now = club.instance.clock_now();
        ports::write(&*club.instance.store, move |tx| tx.beat(now)).unwrap();
        club.instance.service.time.tick().unwrap();
        assert_eq!(club.ended(game), lost(Termination::TimeLimitExceeded), "{game}");
    }
    assert_eq!(club.count("bulk_command"), 2, "they are still tried");
}
