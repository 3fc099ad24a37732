//! Two instances on one database: whatever both do at once is done once. On SQLite the two are processes on one file,
//! as the command line beside the service is.

use std::{
    sync::{Arc, Barrier},
    thread,
    time::{Duration, Instant as Moment},
};
use store::testing::seen;

use app::{
    Address, Channel, Failure, Key, LobbyCommand, LobbyReceipt, LobbyRequest, Receipt, Request, Service,
    Submission,
    inbox::Intake,
    people::{Asker, NewSignUp},
    ports::{
        Downtime, InboxState, LockScope, MailKind, MailState, NewInbound, NewMail, OutboxRow, Recipient,
        Role, Settled, StartChoice, Terms, ToldBy, read, write, write_locking,
    },
};
use domain::{
    Actor, Digest, Event, EventKind, GameId, Instant, PlayerId, Ply, Refusal, Regulations, Seen, Span,
};
use store::{
    Store,
    testing::{TestInstance, tell_skipped},
};

struct Two {
    instance: TestInstance,
    stores: [Arc<Store>; 2],
    services: [Service; 2],
    players: [PlayerId; 2],
    arbiter: PlayerId,
}

impl Two {
    fn new() -> Self {
        let instance = TestInstance::new();
        let other = Arc::new(Store::open(&instance.database_url()).expect("a second instance"));
        let stores = [instance.store.clone(), other];
        let services = stores.each_ref().map(|store| TestInstance::service_on(store, &instance.clock));
        let players = ["Anna", "Boris"].map(|name| instance.player(name));
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        Self { instance, stores, services, players, arbiter }
    }

    fn lobby_request(&self, actor: Actor, key: &str, command: LobbyCommand) -> LobbyRequest {
        let received_at = self.instance.clock_now();
        LobbyRequest { actor, command, received_at, channel: Channel::Http, key: Key::Named(key.into()) }
    }

    fn game(&self) -> GameId {
        let (names, start) = (["Anna", "Boris"], StartChoice::default());
        TestInstance::game_on(&self.services[0], self.arbiter, names, start, Regulations::per_move(1), "")
    }

    fn move_at(&self, game: GameId, ply: u16, text: &str, key: &str) -> Submission {
        Submission {
            game,
            actor: Actor::Player(self.players[usize::from(ply % 2)]),
            request: Request::play(text, false),
            seen: seen(Ply(ply)),
            received_at: self.instance.clock_now(),
            channel: Channel::Http,
            key: Key::Named(key.into()),
        }
    }

    /// Runs `count` calls on each instance, all at the same moment.
    fn at_once<T: Send>(&self, count: usize, act: impl Fn(&Service, usize, usize) -> T + Sync) -> Vec<T> {
        let start = Barrier::new(2 * count);
        thread::scope(|scope| {
            let (start, act) = (&start, &act);
            let calls: Vec<_> = (0..2 * count)
                .map(|call| {
                    scope.spawn(move || {
                        start.wait();
                        act(&self.services[call % 2], call % 2, call / 2)
                    })
                })
                .collect();
            calls.into_iter().map(|call| call.join().expect("no panic")).collect()
        })
    }

    fn verify(&self) {
        assert_eq!(self.services[1].ops.verify_all().expect("verified").faults, []);
    }
}

/// Asks again, as a client does, while the service says that it is busy.
fn patiently<T>(mut attempt: impl FnMut() -> Result<T, Failure>) -> T {
    for _ in 0..200 {
        match attempt() {
            Err(Failure::Busy) => thread::sleep(Duration::from_millis(20)),
            result => return result.expect("no failure"),
        }
    }
    panic!("busy for ever");
}

const THERE_AND_BACK: [[&str; 2]; 4] = [["Nf3", "Nc3"], ["Nf6", "Nc6"], ["Ng1", "Nb1"], ["Ng8", "Nb8"]];

#[test]
fn ply_has_one_move() {
    let two = Two::new();
    let game = two.game();
    let mut played = "";
    // Twice there and back: the fifth time the same position would end the game.
    for ply in 0..14_u16 {
        // Two different moves; on the way back only one of them is legal.
        let receipts = two.at_once(2, |service, instance, call| {
            let text = THERE_AND_BACK[usize::from(ply % 4)][call];
            let key = format!("{ply} {instance} {call}");
            (text, patiently(|| service.games.submit(two.move_at(game, ply, text, &key))))
        });
        let winners: Vec<_> = receipts.iter().filter(|(_, receipt)| receipt.refusal.is_none()).collect();
        assert_eq!(winners.len(), 1, "ply {ply} after {played}: {receipts:?}");
        played = winners[0].0;
        let state = two.services[1].games.game(game).expect("read").expect("the game").row.state;
        assert_eq!(state.ply, Ply(ply + 1));
    }
    two.verify();
}

#[test]
fn key_has_one_receipt_on_instances() {
    let two = Two::new();
    let games = [two.game(), two.game()];
    for round in 0..12_u16 {
        let text = THERE_AND_BACK[usize::from(round % 4)][0];
        let key = format!("move {round}");
        let receipts = two.at_once(2, |service, _, _| {
            patiently(|| service.games.submit(two.move_at(games[0], round, text, &key)))
        });
        let first: Vec<&Receipt> = receipts.iter().filter(|receipt| !receipt.repeated).collect();
        assert_eq!((first.len(), &first[0].refusal), (1, &None));
        for receipt in &receipts {
            assert_eq!(Receipt { repeated: false, ..receipt.clone() }, *first[0]);
        }
        // The same key for something else in another game, where no row of the first is locked.
        let key = format!("both {round}");
        let say = |game| Submission {
            request: Request::say("hello"),
            seen: Seen::Nothing,
            ..two.move_at(game, 0, "", &key)
        };
        let receipts =
            two.at_once(1, |service, instance, _| patiently(|| service.games.submit(say(games[instance]))));
        let refusals: Vec<_> = receipts.into_iter().map(|receipt| receipt.refusal).collect();
        assert!(refusals.contains(&None) && refusals.contains(&Some(Refusal::KeyReused)), "{refusals:?}");
    }
    two.verify();
}

#[test]
fn seek_and_code_are_used_once() {
    let two = Two::new();
    for round in 0..8 {
        let command = LobbyCommand::Seek { terms: Terms::default() };
        let seek = two.lobby_request(Actor::Player(two.players[0]), &format!("seek {round}"), command);
        let challenge = two.services[0].lobby.arrange(seek).expect("a seek").challenge.expect("a seek");
        let accepted: Vec<LobbyReceipt> = two.at_once(2, |service, instance, call| {
            let by = Actor::Player([two.players[1], two.arbiter][call]);
            let key = format!("accept {round} {instance}");
            patiently(|| {
                service.lobby.arrange(two.lobby_request(by, &key, LobbyCommand::Accept { challenge }))
            })
        });
        assert_eq!(accepted.iter().filter(|arranged| arranged.game.is_some()).count(), 1, "{accepted:?}");
    }
    assert_eq!(two.instance.number("SELECT count(*) FROM game"), 8);

    let new = |name: &str| NewSignUp {
        language: None,
        email: format!("{name}@example.org"),
        name: name.into(),
        time_zone: None,
        letters: None,
        notation: None,
        asked_by: Asker::default(),
    };
    let request = two.services[0].access.request_sign_up(&new("Dora")).expect("asked").expect("a request");
    // Nobody guesses more often by asking two instances.
    let wrong =
        |service: &Service| service.access.confirm_code(&request.request_id.0, "00000000", None, "test");
    let refused = two.at_once(4, |service, _, _| patiently(|| wrong(service)).is_err());
    assert!(refused.iter().all(|refused| *refused));
    assert_eq!(two.instance.number("SELECT tries FROM code"), 5);
    // Nor does a name get two accounts.
    let taken = two.at_once(2, |service, instance, call| {
        let name = format!("Eve{instance}{call}");
        patiently(|| service.accounts.make_administrator("Eve", &format!("{name}@example.org"))).is_ok()
    });
    assert_eq!(taken.iter().filter(|made| **made).count(), 1);
    two.verify();
}

/// A copy is made safe while nobody serves it, and nobody begins to meanwhile.
#[test]
fn making_a_copy_safe_is_exclusive() {
    let Two { instance, stores, services, .. } = Two::new();
    if !instance.is_on_postgres() {
        assert!(services[1].ops.is_alone().expect("the lock of the folder tells"));
        return tell_skipped("a copy made safe beside another instance: .ci/postgres cargo test does it");
    }
    assert!(!services[1].ops.is_alone().expect("no failure"), "the other one writes");
    // Whatever was asked before: its connection may be another one now.
    services[1].ops.make_restored_safe(0).expect_err("the other one writes");
    assert_eq!(instance.number("SELECT epoch FROM installation"), 0);
    let refused = store::transfer::export_alone(&instance.database_url(), &mut Vec::new())
        .expect_err("the others write");
    assert!(matches!(refused, store::transfer::TransferError::NotAlone), "{refused}");
    let [first, _other] = stores;
    let TestInstance { service, store, .. } = instance;
    drop((first, service, store));
    let [ended, left] = services;
    drop(ended);
    // The server takes a moment to see that they are gone.
    let alone = |_| {
        left.ops.is_alone().expect("no failure") || {
            thread::sleep(Duration::from_millis(100));
            false
        }
    };
    assert!((0..100).any(alone));
    left.ops.make_restored_safe(0).expect("nobody else writes");
}

fn news(key: String, to: PlayerId) -> NewMail {
    NewMail::new(key, Recipient::Player(to), MailKind::AccountNews, Instant(0))
}

#[test]
fn mail_leases_are_exclusive_and_renewable() {
    let two = Two::new();
    let (to, store) = (two.players[0], &two.stores[0]);
    write(&**store, move |tx| (0..60).try_for_each(|n| tx.enqueue(&news(format!("n{n}"), to))))
        .expect("enqueued");
    let leased = two.at_once(3, |service, _, _| patiently(|| service.mail_out.lease_mails(15)));
    let mut ids: Vec<i64> = leased.iter().flatten().map(|row| row.id).collect();
    ids.sort_unstable();
    let all = ids.len();
    ids.dedup();
    assert_eq!((ids.len(), all), (60, 60), "nobody has what another has");

    // The first holder lives and renews; the second has died.
    let mut holders = leased.into_iter();
    let (first, second) = (holders.next().expect("rows"), holders.next().expect("rows"));
    two.instance.clock.advance(Span(15_000));
    let held = first.iter().map(|row| (row.id, row.attempts)).collect();
    let (until, renewed) = two.services[0].mail_out.renew_mails(held).expect("renewed");
    assert_eq!((renewed.len(), until), (first.len(), two.instance.clock_now() + Span(20_000)));
    two.instance.clock.advance(Span(10_000));
    let taken = two.services[1].mail_out.lease_mails(100).expect("leased");
    assert!(taken.iter().all(|row| first.iter().all(|held| held.id != row.id)));
    assert!(second.iter().all(|dead| taken.iter().any(|row| row.id == dead.id)), "within thirty seconds");
    // And the dead one, come back, can neither renew nor settle.
    let lost: Vec<_> = second.iter().map(|row| (row.id, row.attempts)).collect();
    assert_eq!(two.services[0].mail_out.renew_mails(lost).expect("asked").1, Vec::<i64>::new());
}

/// Mails that instances hold back at once are in one digest. A mail that comes when it is being sent waits.
#[test]
fn digest_is_one_for_instances() {
    let two = Two::new();
    let (to, store, now) = (two.players[0], &two.stores[0], two.instance.clock_now());
    let due_at = now + Span::hours(8);
    write(&**store, move |tx| (0..60).try_for_each(|n| tx.enqueue(&news(format!("n{n}"), to))))
        .expect("enqueued");
    let held = Settled::Postponed { due_at, told_by: Some(ToldBy::Digest) };
    two.at_once(3, |service, _, _| {
        for row in patiently(|| service.mail_out.lease_mails(9)) {
            assert!(patiently(|| service.mail_out.settle_mail(&row, held.clone())));
            assert!(!patiently(|| service.mail_out.settle_mail(&row, held.clone())), "only once");
        }
    });
    let last = two.services[0].mail_out.lease_mails(100).expect("leased");
    assert_eq!(last.len(), 6);
    two.instance.clock.advance(Span::hours(8));
    let digests = two.services[0].mail_out.lease_mails(100).expect("leased");
    let [digest] = <[_; 1]>::try_from(
        digests.into_iter().filter(|row| row.mail.kind == MailKind::Digest).collect::<Vec<_>>(),
    )
    .expect("one digest");
    // It is on its way.
    for row in &last {
        two.services[1].mail_out.settle_mail(row, held.clone()).expect("settled");
    }
    let (id, last) = (digest.id, last.iter().map(|row| row.id).collect::<Vec<_>>());
    let states = read(&**store, move |view| {
        let told = view.told_by(id)?.len();
        let waiting = last
            .iter()
            .map(|&id| Ok(view.mail(id)?.map(|row| row.state)))
            .collect::<Result<Vec<_>, Failure>>()?;
        Ok((told, waiting))
    });
    assert_eq!(states.expect("read"), (54, vec![Some(MailState::Waiting); 6]));

    // What it tells of comes up an hour later, if it has not been marked by then; marked, nobody has any of it.
    two.instance.clock.advance(Span::hours(1));
    let slow = two.services[1].mail_out.lease_mails(100).expect("leased");
    let again = slow.iter().find(|row| row.id == id).expect("the lease of the digest has ended");
    let held: Vec<&OutboxRow> = slow.iter().filter(|row| row.told_by == Some(id)).collect();
    assert_eq!(held.len(), 54);
    let told = held.iter().map(|row| row.id).collect();
    let sent = Settled::Sent { body: None, told };
    assert!(!two.services[0].mail_out.settle_mail(&digest, sent.clone()).expect("asked"), "taken over");
    assert!(two.services[1].mail_out.settle_mail(again, sent).expect("marked"));
    for row in held {
        let sent = Settled::Sent { body: None, told: Vec::new() };
        assert!(!two.services[1].mail_out.settle_mail(row, sent).expect("asked"), "it was told");
    }
}

/// More than a digest reads stays for the next one, the latest deadlines.
#[test]
fn digest_reads_earliest_deadlines() {
    let two = Two::new();
    let (to, store, now) = (two.players[0], &two.stores[0], two.instance.clock_now());
    write(&**store, move |tx| {
        tx.enqueue(&NewMail::new("digest".into(), Recipient::Player(to), MailKind::Digest, now))?;
        (0..1_005)
            .rev()
            .try_for_each(|n| tx.enqueue(&NewMail { deadline: now + Span(n), ..news(format!("n{n}"), to) }))
    })
    .expect("enqueued");
    let id = two.instance.number("SELECT id FROM outbox WHERE key = 'digest'");
    two.instance.execute(&format!("UPDATE outbox SET told_by = {id} WHERE key LIKE 'n%'")).expect("held");
    two.instance
        .execute(&format!(
        "INSERT INTO outbox (key, player, kind, due_at, deadline, details, state, reason, attempts, next_at, told_by)
         VALUES ('later', {}, 'of-later-versions', 0, 9000000000000, '', 'waiting', '', 0, 9000000000000, {id})", to.0
    ))
        .expect("one of another version");
    let told = read(&**store, move |view| view.told_by(id)).expect("read");
    assert!(told.is_sorted_by_key(|row| row.id), "in their order");
    assert_eq!((told.len(), told.iter().map(|row| row.mail.deadline).max()), (1_000, Some(now + Span(999))));
    let told: Vec<i64> = told.into_iter().map(|row| row.id).collect();
    write(&**store, move |tx| tx.end_told(id, &told, MailState::Dropped, now)).expect("ended");
    assert_eq!(read(&**store, move |view| view.told_by(id)).expect("read").len(), 5);
}

/// A mail of which another is to tell tells of none itself; once it stands by itself, none tells of it.
#[test]
fn held_mail_tells_of_none() {
    let two = Two::new();
    let (to, store, now) = (two.players[0], &two.stores[0], two.instance.clock_now());
    write(&**store, move |tx| tx.enqueue(&news("n".into(), to))).expect("enqueued");
    let id = two.instance.number("SELECT id FROM outbox WHERE key = 'n'");
    two.instance.execute("UPDATE outbox SET told_by = 99").expect("held");
    assert!(!write(&**store, move |tx| tx.join_mail(id, now)).expect("asked"));
    let postponed = |told_by| Settled::Postponed { due_at: now, told_by };
    let sent = Settled::Sent { body: None, told: Vec::new() };
    for (settled, expected) in
        [(postponed(Some(ToldBy::Mail(99))), Some(99)), (postponed(None), None), (sent, None)]
    {
        assert!(write(&**store, move |tx| tx.settle_mail(id, 0, &settled, now)).expect("settled"));
        let row = read(&**store, move |view| view.mail(id)).expect("read").expect("a mail");
        assert_eq!(row.told_by, expected);
        two.instance
            .execute("UPDATE outbox SET told_by = 99 WHERE told_by IS NULL AND state = 'waiting'")
            .expect("held");
    }
}

#[test]
fn start_leaves_leases_of_others() {
    let two = Two::new();
    let (to, store) = (two.players[0], &two.stores[0]);
    write(&**store, move |tx| tx.enqueue(&news("n".into(), to))).expect("enqueued");
    assert_eq!(two.services[0].mail_out.lease_mails(10).expect("leased").len(), 1);
    two.services[1].mail_out.release_outbox_leases().expect("released");
    two.services[1].mail_in.release_mail_leases().expect("released");
    let again = two.services[1].mail_out.lease_mails(10).expect("leased").len();
    assert_eq!(
        again,
        usize::from(!two.instance.is_on_postgres()),
        "one process serves a file: nobody else holds any"
    );
}

#[test]
fn flags_reminders_and_downtime_come_once() {
    let two = Two::new();
    let games: Vec<GameId> = (0..12).map(|_| two.game()).collect();
    let count = |what: &str| two.instance.number(&format!("SELECT count(*) FROM {what}"));
    two.services[0].time.tick().expect("a tick");
    // Away for ten minutes, then both start.
    two.instance.clock.advance(Span::minutes(10));
    two.at_once(1, |service, _, _| patiently(|| service.time.return_downtime()));
    assert_eq!(count("downtime"), 1);
    assert_eq!(count("downtime WHERE returned_at IS NULL"), 0);
    assert_eq!(count("event WHERE body LIKE '%downtime_returned%'"), 12);
    // Reminders: while an instance lives there is no downtime.
    let day = Span::days(1);
    let alive = |by: Span| {
        two.instance.clock.advance(by);
        let now = two.instance.clock_now();
        write(&*two.stores[1], move |tx| tx.beat(now)).expect("a heartbeat");
    };
    alive(Span(day.0 * 9 / 10));
    let ticks = two.at_once(2, |service, _, _| patiently(|| service.time.tick()));
    assert_eq!(ticks.iter().map(|tick| tick.reminded).sum::<u32>(), 12);
    assert_eq!(count("outbox WHERE kind = 'reminder'"), 12);
    alive(day);
    let ticks = two.at_once(2, |service, _, _| patiently(|| service.time.tick()));
    assert_eq!(ticks.iter().map(|tick| tick.acted).sum::<u32>(), 12);
    assert_eq!(count("event WHERE body LIKE '%flag_fell%'"), 12);
    assert!(games.iter().all(|&game| two.services[0].games.game(game).unwrap().unwrap().row.state.is_over()));
    assert_eq!(count("downtime"), 1);
    two.verify();
}

fn reply(two: &Two, game: GameId, received_at: Instant) -> Intake {
    Intake {
        sender: "anna@example.org".into(),
        recipients: vec![Address::Play {
            game,
            player: two.players[0],
            seen: domain::PositionId::unrevised(Ply(0)),
        }],
        raw: b"From: anna@example.org\r\n\r\nNf3\r\n".to_vec(),
        received_at,
    }
}

#[test]
fn same_mail_is_read_once() {
    let two = Two::new();
    let game = two.game();
    let at = two.instance.clock_now();
    let ids = two.at_once(4, |service, _, _| patiently(|| service.mail_in.intake(&reply(&two, game, at))));
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    let taken = two
        .at_once(2, |service, _, _| patiently(|| service.mail_in.next_mails(1).map(|mut mails| mails.pop())));
    assert_eq!(taken.iter().flatten().count(), 1);
}

/// Stamped in time, and still being stored on another instance when the flag would fall.
#[test]
fn mail_being_stored_beats_flag() {
    let two = Two::new();
    let game = two.game();
    let state = two.services[0].games.game(game).unwrap().unwrap().row.state;
    let deadline = state.deadline().expect("a clock runs");
    let address = Address::Play { game, player: two.players[0], seen: domain::PositionId::unrevised(Ply(0)) };
    two.instance.clock.set(deadline + Span(6_000));
    let now = two.instance.clock_now();
    write(&*two.stores[0], move |tx| tx.beat(now)).expect("a heartbeat");
    thread::scope(|scope| {
        let (stored, is_stored) = std::sync::mpsc::channel();
        let store = two.stores[1].clone();
        let storing = scope.spawn(move || {
            write_locking(&*store, LockScope::Arrival(vec![game]), move |tx| {
                let raw = vec![1];
                let (sender, digest) = ("anna@example.org".into(), Digest([7; 32]));
                let mail =
                    NewInbound { received_at: deadline, sender, address, digest, raw, several_games: false };
                let id = tx.receive(&mail)?;
                stored.send(()).expect("the test listens");
                thread::sleep(Duration::from_millis(700));
                Ok(id)
            })
        });
        is_stored.recv().expect("it is being stored");
        assert_eq!(two.services[0].time.tick().expect("a tick").acted, 0);
        storing.join().expect("no panic").expect("stored");
    });
    assert!(!two.services[0].games.game(game).unwrap().unwrap().row.state.is_over());
    // The other way round: the flag has fallen, and a mail stamped before it is not acknowledged any more.
    write(&*two.stores[0], |tx| {
        let at = Instant(0);
        let filed = app::ports::Filed {
            state: InboxState::Rejected,
            reason: "test".into(),
            next_at: None,
            erase_raw: true,
            message_key: None,
            at,
        };
        tx.file(1, None, &filed)
    })
    .expect("filed");
    assert_eq!(two.services[0].time.tick().expect("a tick").acted, 1);
    let late = two.services[1].mail_in.intake(&reply(&two, game, deadline));
    assert!(matches!(late, Err(Failure::Busy)), "{late:?}");
    assert_eq!(two.instance.number("SELECT count(*) FROM inbox"), 1);
}

fn keep(at: i64) -> impl FnMut(&mut dyn app::ports::Tx) -> Result<(), Failure> + Send + 'static {
    move |tx| tx.insert_downtime(Downtime { from: Instant(at), until: Instant(at + 1) })
}

#[test]
fn dropped_connections_lose_no_move() {
    let two = Two::new();
    if !two.instance.is_on_postgres() {
        return tell_skipped("a server that drops its connections: .ci/postgres cargo test has one");
    }
    let drop_all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let game = two.game();
    for round in 0..4_u16 {
        // Between transactions nobody notices.
        two.instance.execute(drop_all).expect("dropped");
        let text = THERE_AND_BACK[usize::from(round)][0];
        let played = two.services[0].games.submit(two.move_at(game, round, text, &format!("move {round}")));
        assert_eq!(played.expect("played").refusal, None);
        assert!(two.services[1].games.game(game).expect("read").is_some());
    }
    // In the middle of one nothing is acknowledged and nothing stored; the repeat is the first.
    let url = two.instance.database_url();
    let mut first = true;
    let outcome = write(&*two.stores[0], move |tx| {
        keep(1)(tx)?;
        if std::mem::take(&mut first) {
            drop_connections(&url, drop_all);
        }
        Ok(())
    });
    assert!(outcome.is_err());
    assert_eq!(two.instance.number("SELECT count(*) FROM downtime"), 0);
    write(&*two.stores[0], keep(1)).expect("done again");
    assert_eq!(two.instance.number("SELECT count(*) FROM downtime"), 1);
    // Committed, and the answer lost: the same submission again gets the first receipt.
    let order = two.move_at(game, 4, "Nf3", "lost answer");
    let first = two.services[0].games.submit(order.clone()).expect("played");
    two.instance.execute(drop_all).expect("dropped");
    let again = two.services[1].games.submit(order).expect("answered");
    assert_eq!(again, Receipt { repeated: true, ..first });
    two.verify();
}

fn drop_connections(url: &str, sql: &str) {
    use diesel::{Connection as _, PgConnection, connection::SimpleConnection as _};
    PgConnection::establish(url).expect("a connection").batch_execute(sql).expect("dropped");
}

/// An instance that freezes with everything locked is put out of the way by the server.
#[test]
fn frozen_instance_loses_its_locks() {
    let two = Two::new();
    if !two.instance.is_on_postgres() {
        return tell_skipped("a frozen instance: .ci/postgres cargo test has one");
    }
    thread::scope(|scope| {
        let (frozen, is_frozen) = std::sync::mpsc::channel();
        let (wake, woken) = std::sync::mpsc::channel::<()>();
        let store = two.stores[1].clone();
        let freezing = scope.spawn(move || {
            write(&*store, move |tx| {
                keep(1)(tx)?;
                frozen.send(()).expect("the test listens");
                woken.recv().expect("the test wakes it");
                Ok(())
            })
        });
        is_frozen.recv().expect("it holds the global lock");
        let since = Moment::now();
        patiently_for(Duration::from_secs(30), || write(&*two.stores[0], keep(2)));
        assert!(since.elapsed() < Duration::from_secs(30));
        wake.send(()).expect("it waits");
        assert!(freezing.join().expect("no panic").is_err(), "its work is not stored");
    });
    assert_eq!(two.instance.number("SELECT from_at FROM downtime"), 2);
}

fn patiently_for(time: Duration, mut attempt: impl FnMut() -> Result<(), Failure>) {
    let until = Moment::now() + time;
    while let Err(failure) = attempt() {
        assert!(matches!(failure, Failure::Busy) && Moment::now() < until, "{failure:?}");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn events_are_equal_on_both_databases() {
    // The same moves give the same bytes and hashes wherever they are stored; the figure is the hash of the last event.
    let two = Two::new();
    let game = two.game();
    for (ply, text) in (0..).zip(["e2e4", "e7e5", "g1f3", "b8c6"]) {
        let receipt = two.services[usize::from(ply % 2 == 0)]
            .games
            .submit(two.move_at(game, ply, text, &format!("{ply}")))
            .expect("played");
        assert!(matches!(receipt.events[..], [Event { kind: EventKind::Moved { .. }, .. }]));
    }
    let head = read(&*two.stores[0], |view| view.game(game)).expect("read").expect("the game").head;
    assert_eq!(head.to_string(), "e188ca8600f41ec84e1cebe789f3f419bf8e35fb9502eb96502878c817a2ff8c");
}
