//! Delivers every mail several times, late, in any order, to either of two instances on one store, while the same players
//! use the REST API. The games are those of somebody who played the moves one after the other.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
    sync::Mutex,
};

use app::{
    Address, Channel, Failure, Key, Request, Service, Submission,
    inbox::Intake,
    ports::{self, InboxState, Role},
};
use domain::{notation::Letters, *};
use mailer::{
    delivery::{Memory, Transport, Worker as Sender},
    reading::Worker as Reader,
};
use store::testing::{Dice, TestInstance, seed, seen};

use crate::{
    mails::{self, Notice, Style},
    setting,
};

const HOUR: i64 = 3_600_000;

/// An arrival: a mail or a request, repeated unchanged.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "a test holds a few of them")]
enum Parcel {
    Mail { raw: String, address: Address, from: &'static str },
    WebRequest(Submission),
}

struct Instance {
    service: Service,
    reader: Reader,
    sender: Sender,
}

/// One game as it is played: the moves are fixed, their times follow from what arrives first.
struct Script {
    game: GameId,
    moves: Vec<String>,
    positions: Vec<Position>,
    recorded: usize,
    at: Instant,
    used: ByColor<Span>,
}

/// A random game of this number of plies that is not over then.
fn script(dice: &Dice, plies: usize) -> (Vec<String>, Vec<Position>) {
    'again: loop {
        let mut positions = vec![Position::default()];
        let mut moves = Vec::new();
        while moves.len() < plies {
            let position = positions.last().unwrap();
            let uci = position.uci(dice.one_of(&position.legal_moves()));
            let after = position.play(position.from_uci(&uci).unwrap()).unwrap();
            let times = positions.iter().filter(|other| **other == after).count();
            if after.legal_moves().is_empty() || after.is_dead() || times >= 4 || after.halfmoves() >= 150 {
                continue 'again;
            }
            moves.push(uci);
            positions.push(after);
        }
        return (moves, positions);
    }
}

fn patiently<T>(mut attempt: impl FnMut() -> Result<T, Failure>) -> T {
    loop {
        match attempt() {
            Ok(value) => return value,
            Err(Failure::Busy) => std::thread::yield_now(),
            Err(failure) => panic!("{failure}"),
        }
    }
}

#[test]
fn permuted_mails_yield_the_serial_game() {
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    let dice = Dice::new(seed);
    let plies = 40;
    let games = usize::try_from(setting("POSTZUG_PERMUTED", 2_000)).unwrap().div_ceil(plies);

    let instance = TestInstance::new();
    let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
    let arbiter = instance.add("Carla", Role::Arbiter).id;
    let sent = Memory::default();
    let reading = |service: Service| Instance {
        reader: Reader::new(service.clone(), None),
        sender: Sender::new(service.clone(), Transport::Memory(sent.clone())),
        service,
    };
    let instances = [
        reading(instance.service.clone()),
        reading(TestInstance::service_on(&instance.instance(), &instance.clock)),
    ];
    let mut scripts: Vec<Script> = (0..games)
        .map(|_| {
            let regulations = Regulations::per_move(60);
            let game = instance.game(arbiter, ["Anna", "Boris"], regulations);
            let (moves, positions) = script(&dice, plies);
            Script { game, moves, positions, recorded: 0, at: instance.clock_now(), used: ByColor::default() }
        })
        .collect();

    let mut notices: HashMap<(i64, String), Notice> = HashMap::new();
    let mut sends: HashMap<String, u32> = HashMap::new();
    let (mut mails, mut parcels_in, mut moves_by_mail, mut beaten) = (0_u32, 0_u32, 0_usize, 0_usize);
    // Arrivals: when, a number to keep them apart, which game, which ply.
    let mut wire: BinaryHeap<Reverse<(i64, u32)>> = BinaryHeap::new();
    let mut parcels: HashMap<u32, (usize, usize, Parcel)> = HashMap::new();
    let mut due: Vec<usize> = (0..games).collect();
    let (mut keys, mut now) = (0_u32, instance.clock_now().0);
    loop {
        // The player on move sends a move, often by both channels.
        for g in std::mem::take(&mut due) {
            let script = &scripts[g];
            let ply = script.recorded;
            let Some(uci) = script.moves.get(ply) else { continue };
            let color = if ply.is_multiple_of(2) { Color::White } else { Color::Black };
            let from = color.fold_wb("anna@example.org", "boris@example.org");
            let address = Address::Play {
                game: script.game,
                player: players[color],
                seen: PositionId::unrevised(Ply(u16::try_from(ply).unwrap())),
            };
            let channels: &[bool] = dice.one_of(&[&[true][..], &[true], &[true], &[false], &[true, false]]);
            for by_mail in channels {
                keys += 1;
                let text = mails::written(&dice, &script.positions[ply], uci, Letters::English, true);
                let parcel = if *by_mail {
                    mails += 1;
                    let notice = notices
                        .get(&(script.game.0, from.to_owned()))
                        .filter(|notice| notice.ply == Some(u16::try_from(ply).unwrap()))
                        .cloned();
                    let style = if notice.is_some() {
                        dice.one_of(&[Style::Bare, Style::Above, Style::Html])
                    } else {
                        Style::Bare
                    };
                    let notice = notice.unwrap_or_else(|| mails::blank(&instance.service, address));
                    let raw = mails::reply(style, from, &format!("<{keys}@example.org>"), &notice, &text);
                    Parcel::Mail { raw, address, from }
                } else {
                    Parcel::WebRequest(Submission {
                        game: script.game,
                        actor: Actor::Player(players[color]),
                        request: Request::play(text, false),
                        seen: seen(Ply(u16::try_from(ply).unwrap())),
                        received_at: Instant(0),
                        channel: Channel::Http,
                        key: Key::Named(format!("request {keys}")),
                    })
                };
                for _ in 0..=dice.below(5) {
                    parcels_in += 1;
                    let delay = dice.span(Span(0), Span(72 * HOUR)).0;
                    wire.push(Reverse((now + delay, parcels_in)));
                    parcels.insert(parcels_in, (g, ply, parcel.clone()));
                }
            }
        }
        let Some(&Reverse((next, _))) = wire.peek() else { break };
        // All that arrives within two hours is delivered at once, by four threads to two instances.
        now = now.max(next) + 2 * HOUR;
        let mut batch = Vec::new();
        while let Some(&Reverse((at, number))) = wire.peek()
            && at <= now
        {
            wire.pop();
            batch.push(parcels.remove(&number).unwrap());
        }
        dice.shuffle(&mut batch);
        instance.clock.set(Instant(now));
        let beat = Instant(now);
        ports::write(&*instance.store, move |tx| tx.beat(beat)).unwrap();
        let submit_parcel = |instance: &Instance, parcel: &Parcel| match parcel {
            Parcel::Mail { raw, address, from } => {
                let intake = Intake {
                    sender: (*from).into(),
                    recipients: vec![*address],
                    raw: raw.clone().into_bytes(),
                    received_at: instance.service.time.now(),
                };
                patiently(|| instance.service.mail_in.intake(&intake));
            }
            Parcel::WebRequest(submission) => {
                let submission =
                    Submission { received_at: instance.service.time.now(), ..submission.clone() };
                patiently(|| instance.service.games.submit(submission.clone()));
            }
        };
        let shares: [Mutex<Vec<&Parcel>>; 4] = Default::default();
        for (_, _, parcel) in &batch {
            shares[dice.below(4)].lock().unwrap().push(parcel);
        }
        std::thread::scope(|scope| {
            for (k, share) in shares.iter().enumerate() {
                let instance = &instances[k % 2];
                scope.spawn(move || {
                    for parcel in share.lock().unwrap().iter() {
                        submit_parcel(instance, parcel);
                    }
                    if k < 2 {
                        instance.reader.read_due().unwrap();
                        instance.sender.deliver_due().unwrap();
                        instance.service.time.tick().unwrap();
                    }
                });
            }
        });
        // Deliveries of the other instance after the last look.
        for instance in &instances {
            instance.reader.read_due().unwrap();
            instance.sender.deliver_due().unwrap();
        }
        for mail in sent.take() {
            let notice = Notice::read(&mail);
            *sends.entry(notice.message_id.clone()).or_default() += 1;
            if let (Some(game), Some(_)) = (notice.game, notice.ply) {
                notices.insert((game, notice.to.clone()), notice);
            }
        }
        for (g, ply, parcel) in batch {
            let script = &mut scripts[g];
            if ply == script.recorded {
                let side = script.positions[ply].side_to_move();
                script.used[side] += Instant(now) - script.at;
                script.at = Instant(now);
                script.recorded += 1;
                due.push(g);
            }
            drop(parcel);
        }
    }

    // The serial game, move by move and to the millisecond.
    for script in &scripts {
        let row = instance.state(script.game);
        assert_eq!(row.position.fen(), script.positions.last().unwrap().fen());
        assert_eq!((usize::from(row.ply.0), row.is_over()), (plies, false));
        assert_eq!(row.clock.used, script.used, "{}", script.game);
        let events = instance.service.records.events_after(script.game, 0, 200).unwrap();
        let played: Vec<String> = events
            .into_iter()
            .filter_map(|recorded| match recorded.event.kind {
                EventKind::Moved { uci, .. } => Some(uci),
                _ => None,
            })
            .collect();
        assert_eq!(played, script.moves);
        let receipts = "SELECT count(*) FROM receipt WHERE channel = 'mail' AND refusal IS NULL AND game = ";
        moves_by_mail += usize::try_from(instance.number(&format!("{receipts}{}", script.game.0))).unwrap();
    }
    instance.verify();
    // One acknowledgement for each distinct mail: of the move, or that it was recorded already.
    assert_eq!(instance.number("SELECT count(*) FROM inbox"), i64::from(mails));
    for state in InboxState::ALL {
        let ends = [InboxState::Applied, InboxState::Duplicate].contains(&state);
        assert!(ends || instance.service.inbox.mails(Some(state), None, 1).unwrap().is_empty(), "{state:?}");
    }
    let recorded = instance.number("SELECT count(*) FROM outbox WHERE kind = 'move-recorded'");
    assert_eq!(recorded, i64::try_from(moves_by_mail).unwrap());
    let transcripts = instance.number("SELECT count(*) FROM outbox WHERE kind = 'transcript'");
    beaten += usize::try_from(mails).unwrap() - moves_by_mail;
    assert!(transcripts <= i64::try_from(beaten).unwrap(), "{transcripts} answers to {beaten} mails");
    let one_each = "SELECT count(*) FROM (SELECT 1 FROM outbox WHERE kind = 'your-move'
         GROUP BY game, ply HAVING count(*) > 1) AS twice";
    assert_eq!(instance.number(one_each), 0);
    assert!(sends.values().all(|&times| times == 1), "a mail went out twice");
    let gone = instance.number("SELECT count(*) FROM outbox WHERE state = 'sent'");
    assert_eq!(gone, i64::try_from(sends.len()).unwrap());
    println!(
        "{} moves, {moves_by_mail} of them by {mails} mails; {parcels_in} arrivals, {} mails out",
        games * plies,
        sends.len()
    );
}
