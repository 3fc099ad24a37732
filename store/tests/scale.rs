//! The size of a game on the disk: the figures of docs/internals/scale.md. Not a test of anything; run it by name.

use std::sync::Arc;
use store::testing::seen;

use app::{
    Channel, Key, Request, Submission,
    log::Sequencer,
    ports::{Entropy as _, Role, Settled, StartChoice},
};
use domain::{Actor, Position, Regulations, Span};
use store::{
    LogKeyFiles,
    testing::{SeededEntropy, TestInstance},
};

const GAMES: u64 = 100;
const PLIES: u16 = 80;
/// About the size of a mail with a board and the moves.
const BODY: usize = 2_000;

#[test]
#[ignore = "measures; for docs/internals/scale.md"]
fn bytes_and_rows_of_a_game() {
    let (instance, entropy) = (TestInstance::new(), SeededEntropy::new(1));
    assert!(!instance.is_on_postgres(), "it asks SQLite");
    let arbiter = instance.add("Chief", Role::Arbiter).id;
    let players = [instance.player("Ann"), instance.player("Ben")];
    let mut moves = 0_u64;
    for _ in 0..GAMES {
        let (names, start) = (["Ann", "Ben"], StartChoice::default());
        let game =
            TestInstance::game_on(&instance.service, arbiter, names, start, Regulations::default(), "");
        let mut position = Position::default();
        for ply in 0..PLIES {
            let mut bytes = [0; 8];
            entropy.fill(&mut bytes);
            let continues = |after: &Position| !after.legal_moves().is_empty() && !after.is_dead();
            let legal: Vec<_> = position
                .legal_moves()
                .into_iter()
                .filter(|m| position.play(*m).as_ref().is_some_and(continues))
                .collect();
            if legal.is_empty() {
                break;
            }
            let chosen = usize::try_from(u64::from_le_bytes(bytes) % legal.len() as u64).expect("small");
            instance.clock.advance(Span::minutes(1));
            let receipt = instance.service.games.submit(Submission {
                game,
                actor: Actor::Player(players[usize::from(ply % 2)]),
                request: Request::play(position.uci(legal[chosen]), false),
                seen: seen(domain::Ply(ply)),
                received_at: instance.clock_now(),
                channel: Channel::Http,
                key: Key::Named(format!("{game} {ply}")),
            });
            let receipt = receipt.expect("no failure");
            assert_eq!(receipt.refusal, None);
            moves += 1;
            if receipt.events.len() > 1 {
                break;
            }
            position = position.play(legal[chosen]).expect("legal");
        }
        loop {
            let mails = instance.service.mail_out.lease_mails(64).expect("mails");
            if mails.is_empty() {
                break;
            }
            for mail in mails {
                let sent = Settled::Sent { body: Some("x".repeat(BODY)), told: Vec::new() };
                assert!(instance.service.mail_out.settle_mail(&mail, sent).expect("settled"));
            }
        }
    }
    let keys =
        LogKeyFiles::open(instance.folder.path(), instance.clock.clone(), Arc::new(SeededEntropy::new(2)));
    let sequencer = Sequencer::new(instance.service.log.clone(), Arc::new(keys.expect("keys")));
    while sequencer.round().expect("a round").more {}
    instance.execute("PRAGMA wal_checkpoint(TRUNCATE); VACUUM;").expect("compact");
    println!("{GAMES} games, {moves} moves; bytes with indexes, bytes and rows a move:");
    for table in ["game", "event", "receipt", "outbox", "message", "envelope", "log_entry", "log_tile"] {
        let bytes = instance.number(&format!(
            "SELECT coalesce(sum(pgsize), 0) FROM dbstat WHERE name IN \
             (SELECT name FROM sqlite_master WHERE tbl_name = '{table}')"
        ));
        let rows = instance.number(&format!("SELECT count(*) FROM {table}"));
        println!("{table:>10} {bytes:>12} {:>8} {rows:>9}", bytes.unsigned_abs() / moves);
    }
    println!(
        "     total {:>12}",
        instance.number("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    );
}
