//! Withdrawal that is found by silence.

use domain::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use app::{Request, Service, Unresolved};

use super::*;

pub(crate) fn ruled() -> Regulations {
    let mut rules = Regulations {
        time_control: TimeControl::iccf(10, 200),
        silence: Some(SilenceRule::default()),
        ..Regulations::default()
    };
    rules.withdrawal = WithdrawalRules { silent: true, then: Withdrawal::Adjudicated, annul_before: 1 };
    rules
}

/// 1. e4 e5 in each, so that it waits for an arbiter when a player withdraws.
fn begun(club: &Club, regulations: &Regulations) -> GameId {
    let game = club.game("Cup", regulations.clone());
    for (player, text) in [(club.anna, "e4"), (club.boris, "e5")] {
        let command = Request::play(text, false);
        assert_eq!(club.submit(game, Actor::Player(player), command).refusal, None);
    }
    game
}

/// Several simultaneous flags withdraw the player once, with any result of the withdrawal in a game among them.
#[test]
fn silent_player_is_withdrawn_once() {
    let lenient =
        Regulations { withdrawal: WithdrawalRules { silent: false, ..ruled().withdrawal }, ..ruled() };
    for (last, noted) in [(ruled(), false), (ruled(), true), (lenient, false)] {
        let club = Club::new();
        let silent = [(); 3].map(|()| begun(&club, &ruled()));
        club.instance.pass(Span::days(5));
        let later = begun(&club, &last);
        let fifth = (!last.withdrawal.silent).then(|| begun(&club, &ruled()));
        if noted {
            let command =
                Request::from(Unresolved::Withdraw { who: Who::Player(club.anna), scope: Scope::Game })
                    .with("Ill.");
            assert_eq!(club.submit(later, Actor::Arbiter(club.carla), command).refusal, None);
        }
        club.instance.pass(Span::days(36));
        for _ in 0..3 {
            club.instance.pass(Span::minutes(1));
        }
        for game in silent {
            assert_eq!(club.ended(game), lost(Termination::TimeLimitExceeded));
        }
        assert_eq!(club.state(later).withdrawn.is_some(), last.withdrawal.silent);
        assert!(fifth.is_none_or(|fifth| club.state(fifth).withdrawn.is_some()));
        assert_eq!(club.count("bulk_command"), 0, "nothing is left to do");
        let told = club.count("outbox WHERE kind = 'account-news'");
        assert_eq!(told, if noted { 0 } else { 2 }, "each arbiter once, of what is new");
        club.instance.verify();
    }
}

/// Half of all their games of the event, by silence: not of those that are left, not by a clock, not without an event.
#[test]
fn who_lost_otherwise_has_not_withdrawn() {
    let short = Regulations { time_control: TimeControl::iccf(10, 10), ..ruled() };
    for (event, ended, silent, left, gone) in [
        // Decided before, by silence, and left; whether they have withdrawn from the last.
        ("Cup", 0, ruled(), 1, true),
        ("Cup", 1, ruled(), 1, false),
        ("", 0, ruled(), 1, false),
        ("Cup", 0, short, 1, false),
    ] {
        let club = Club::new();
        for _ in 0..ended {
            let game = club.game(event, ruled());
            assert_eq!(
                club.submit(game, Actor::Player(club.anna), Request::from(Command::Resign)).refusal,
                None
            );
        }
        let first = club.game(event, silent);
        club.instance.pass(Span::days(5));
        let other: Vec<_> = (0..left).map(|_| club.game(event, ruled())).collect();
        club.instance.pass(Span::days(36));
        for _ in 0..2 {
            club.instance.pass(Span::minutes(1));
        }
        assert_eq!(club.ended(first), lost(Termination::TimeLimitExceeded));
        let withdrawn = Some((Outcome::NoResult, Termination::Withdrawal));
        for game in other {
            assert_eq!(club.ended(game), withdrawn.filter(|_| gone), "{event} {ended}");
        }
        club.instance.verify();
    }
}

/// ICCF server: half of one's games of an event.
#[test]
fn silence_in_half_withdraws_from_rest() {
    let club = Club::new();
    let silent = [club.game("Cup", ruled()), club.game("Cup", ruled())];
    let other = club.game("League", ruled());
    club.instance.pass(Span::days(5));
    let later = [club.game("Cup", ruled()), club.game("Cup", ruled())];
    club.instance.pass(Span::days(35));
    club.instance.pass(Span::minutes(1));
    for game in silent {
        assert_eq!(club.ended(game), lost(Termination::TimeLimitExceeded));
    }
    club.instance.pass(Span::minutes(1));
    for game in later {
        let ended = club.ended(game);
        assert_eq!(ended, Some((Outcome::NoResult, Termination::Withdrawal)), "no move was made");
    }
    assert_eq!(club.ended(other), lost(Termination::TimeLimitExceeded), "by its own silence");
    let told = club.count("outbox WHERE kind = 'account-news'");
    assert_eq!(told, 2, "each arbiter once");
    club.instance.verify();
}

/// Tells whether silence has lost half of the games of an event that Boris does not play in.
pub(crate) fn question(club: &Club, key: &str) -> BulkCommand {
    BulkCommand {
        key: key.into(),
        player: club.boris,
        event: Some("League".into()),
        actor: Actor::Timekeeper,
        act: BulkAct::Withdraw { reason: None },
        channel: Channel::Timekeeper,
        received_at: club.instance.clock_now(),
    }
}

/// Two games whose flags fall by silence at once, and two that are left.
fn half_silent(club: &Club) -> ([GameId; 2], [GameId; 2]) {
    let silent = [(); 2].map(|()| begun(club, &ruled()));
    club.instance.pass(Span::days(5));
    let others = [(); 2].map(|()| begun(club, &ruled()));
    club.instance.clock.advance(Span::days(36));
    let now = club.instance.clock_now();
    ports::write(&*club.instance.store, move |tx| tx.beat(now)).unwrap();
    (silent, others)
}

/// Each arbiter has one mail, which names both.
fn told_once(club: &Club, others: [GameId; 2], what: &str) {
    for _ in 0..3 {
        club.instance.pass(Span::minutes(1));
    }
    assert!(others.iter().all(|&game| club.state(game).withdrawn.is_some()), "{what}");
    assert_eq!(club.count("bulk_command"), 0, "{what}");
    let told = "outbox WHERE kind = 'account-news'";
    let named = format!(
        "{told} AND details LIKE '%\"named\":[[{},null],[{},null]],\"more\":0%'",
        others[0].0, others[1].0
    );
    assert_eq!((club.count(told), club.count(&named)), (2, 2), "{what}");
    club.instance.verify();
}

/// Whenever another instance comes to it, also when what is first has to wait there.
#[test]
fn two_silences_one_withdrawal_two_instances() {
    for (reschedule, at) in (0..24).flat_map(|at| [(false, at), (true, at)]) {
        let mut club = Club::new();
        let (_, others) = half_silent(&club);
        let other = TestInstance::service_with(club.instance.instance(), &club.instance.clock);
        let instance = Arc::new(club.instance);
        let at_hand = Arc::clone(&instance);
        let ledger = Meanwhile::new(instance.store.clone(), move |n| {
            if n != at {
                return;
            }
            if reschedule {
                let later = "UPDATE bulk_command SET next_at = next_at + 60000
                             WHERE key = (SELECT min(key) FROM bulk_command)";
                at_hand.execute(later).unwrap();
            }
            drop(other.time.tick());
        });
        let ticked = TestInstance::service_with(Arc::new(ledger), &instance.clock).time.tick();
        drop(ticked);
        club = Club { instance: Arc::into_inner(instance).unwrap(), ..club };
        told_once(&club, others, &format!("put off: {reschedule}, before write {at}"));
    }
}

#[test]
fn two_silences_one_withdrawal_any_order() {
    for round in 0..5 {
        let club = Club::new();
        let (_, others) = half_silent(&club);
        let instances: Vec<Service> = (0..3)
            .map(|_| TestInstance::service_with(club.instance.instance(), &club.instance.clock))
            .collect();
        std::thread::scope(|scope| {
            for instance in &instances {
                scope.spawn(|| (0..4).for_each(|_| drop(instance.time.tick())));
            }
        });
        told_once(&club, others, &format!("round {round}"));
    }
}

/// An act that no game took yet is not announced. Once a game takes it, it is announced once.
#[test]
fn arbiters_hear_of_what_silence_ended() {
    let club = Club::new();
    let other = begun(&club, &ruled());
    club.instance.execute("CREATE TABLE was AS SELECT id, state FROM game").unwrap();
    let withdrawal = BulkCommand {
        player: club.anna,
        event: Some("Cup".into()),
        act: BulkAct::Withdraw { reason: None },
        ..question(&club, "withdrawn.9.9")
    };
    // It was found, and the game cannot be read.
    ports::write(&*club.instance.store, move |tx| tx.insert_bulk_command(&withdrawal)).unwrap();
    let damaged = |state: &str| format!("UPDATE game SET state = {state} WHERE id = {}", other.0);
    club.instance.execute(&damaged("'{'")).unwrap();
    let told = "outbox WHERE kind = 'account-news'";
    for _ in 0..16 {
        club.instance.pass(Span::hours(6));
    }
    assert_eq!(club.count("bulk_command WHERE next_at IS NULL"), 1);
    assert_eq!(club.count(told), 0, "nothing has been done");
    club.instance.execute(&damaged(&format!("(SELECT state FROM was WHERE id = {})", other.0))).unwrap();
    club.instance.service.ops.resume_bulk_commands().unwrap();
    club.instance.pass(Span::minutes(1));
    club.instance.pass(Span::minutes(1));
    assert_eq!((club.count("bulk_command"), club.count(told)), (0, 2));
    club.instance.verify();
}

/// Reads the games once, not once per silent player.
#[test]
fn many_questions_have_one_answer() {
    let writes = |questions: usize| {
        let club = Club::new();
        let asked: Vec<BulkCommand> =
            (0..questions).map(|n| question(&club, &format!("silent.{n}.1"))).collect();
        ports::write(&*club.instance.store, move |tx| {
            asked.iter().try_for_each(|asked| tx.insert_bulk_command(asked))
        })
        .unwrap();
        let writes = Arc::new(AtomicU32::new(0));
        let counter = Arc::clone(&writes);
        let ledger = Meanwhile::new(club.instance.store.clone(), move |n| counter.store(n, Ordering::SeqCst));
        TestInstance::service_with(Arc::new(ledger), &club.instance.clock).time.tick().unwrap();
        assert_eq!(club.count("bulk_command"), 0);
        writes.load(Ordering::SeqCst)
    };
    assert_eq!(writes(20), writes(1));
}
