//! Statements that a mail costs the database. Only a change of code moves these figures, not the load of the machine.
//! Lower them with every saving, and give a reason for every increase.
#![expect(clippy::print_stdout, reason = "it says what it counted")]

use app::{Address, inbox::Intake, ports::Role};
use domain::{GameId, PlayerId, Ply, Regulations};
use mailer::{
    delivery::{Memory, Transport, Worker as Sender},
    reading::Worker as Reader,
};
use store::testing::{Statements, TestInstance};

/// The number of mails that are claimed together.
const MAILS: u64 = 64;

fn measured(what: &str, work: impl FnOnce()) -> Statements {
    let before = Statements::so_far();
    work();
    let counted = before.since();
    println!("{what}: {counted:?}");
    counted
}

#[test]
fn statements_per_mail_are_bounded() {
    Statements::count();
    let instance = TestInstance::new();
    let service = &instance.service;
    let arbiter = instance.add("Cleo", Role::Arbiter).id;
    let games: Vec<(GameId, PlayerId)> = (0..MAILS)
        .map(|n| {
            let (white, black) = (format!("White{n}"), format!("Black{n}"));
            let player = instance.player(&white);
            instance.player(&black);
            (instance.game(arbiter, [&white, &black], Regulations::per_move(5)), player)
        })
        .collect();
    let memory = Memory::default();
    let sender = Sender::new(service.clone(), Transport::Memory(memory.clone()));
    sender.deliver_due().unwrap();
    drop(memory.take());

    let accepted = measured("accepted", || {
        for (n, &(game, player)) in games.iter().enumerate() {
            let to = Address::Play { game, player, seen: domain::PositionId::unrevised(Ply(0)) };
            let raw = format!("From: white{n}@example.org\r\nMessage-ID: <{n}@x>\r\n\r\ne4\r\n").into_bytes();
            let sender = format!("white{n}@example.org");
            service
                .mail_in
                .intake(&Intake { sender, recipients: vec![to], raw, received_at: instance.clock_now() })
                .unwrap();
        }
    });
    assert!(accepted.reads <= MAILS && accepted.writes == 2 * MAILS, "{accepted:?}");
    assert_eq!(accepted.transactions, MAILS, "one after the other: nothing to share");

    let reader = Reader::new(service.clone(), None);
    let applied = measured("applied", || assert_eq!(reader.read_due().unwrap() as u64, MAILS));
    assert!(
        games.iter().all(|&(game, _)| service.games.game(game).unwrap().unwrap().row.state.ply == Ply(1))
    );
    // Two of them look for what a reply may quote: mails about the game, and digests.
    assert!(applied.reads <= 9 * MAILS + 8, "{applied:?}");
    assert!(applied.writes <= 6 * MAILS + 2, "{applied:?}");
    // Claiming, filing, the last look; in between what is submitted, sharing or not.
    assert!(applied.transactions <= 3 + 2 * MAILS, "{applied:?}");

    let sent = measured("sent", || assert_eq!(sender.deliver_due().unwrap() as u64, 2 * MAILS));
    assert_eq!(memory.take().len() as u64, 2 * MAILS);
    // One of them is the signed head of the log, which every mail carries. Of a notice about a game two look for others that
    // it tells of, and for those around it.
    assert!(sent.reads <= 11 * 2 * MAILS + 8, "{sent:?}");
    assert!(sent.writes <= 2 * MAILS + 8, "{sent:?}");
    // Taken together, marked as they are sent.
    assert!(sent.transactions <= 3 + 2 * MAILS, "{sent:?}");
}
