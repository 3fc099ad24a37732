//! The parts of the log that everybody reads, and the proofs that people get.

use super::*;

#[test]
fn entry_reveals_only_its_event() {
    let table = Table::new();
    let game = table.game();
    table.sequence();
    let entries = table.entries();
    let receipt = table.instance.service.log.log_receipt(game, 1).expect("no failure").expect("no failure");
    let opening = receipt.opening.expect("an opening").text;
    assert_eq!(
        entries,
        [format!("postzug log entry 1\ngame {game} event 1\ncommit=sha256:{}\n", commitment(&opening))]
    );
    let events = read(&*table.instance.store, |view| view.events(game, 0, 9)).expect("no failure");
    let text = events[0].text(&record::GENESIS).expect("no failure");
    assert!(opening.ends_with(&text));
    let lines: Vec<&str> = opening.lines().collect();
    assert_eq!((lines[0], lines[1].len(), lines.len()), ("postzug log entry 1", "salt ".len() + 32, 5));
}

#[test]
fn tile_paths_follow_tlog_tiles() {
    for (path, level, number, width) in [
        ("0/000", Some(0), 0, 256),
        ("0/x001/x234/067", Some(0), 1_234_067, 256),
        ("2/005.p/7", Some(2), 5, 7),
        ("entries/000.p/255", None, 0, 255),
        ("entries/x001/000", None, 1000, 256),
    ] {
        let parsed = TilePath::parse(path).expect(path);
        assert_eq!((parsed.level, parsed.number, parsed.width), (level, number, width), "{path}");
        assert_eq!(parsed.to_string(), path);
    }
    for path in [
        "",
        "0",
        "0/",
        "0/0",
        "00/000",
        "0/000.p/0",
        "0/000.p/256",
        "0/000.p/300",
        "64/000",
        "255/000",
        "7/000",
        "data/000",
        "0/001/000",
        "0/x000/000",
        "entries/000.p/",
        "entries/../000",
        "0/x999/x999/x999/x999/x999/999",
        "0/xx01/000",
        "-1/000",
        "0/000.p/x",
        "entries/000/",
        "0/00\u{e9}",
    ] {
        assert_eq!(TilePath::parse(path), None, "{path}");
    }
}

/// The named arbiters get the proof that something was sealed, however many arbiters the instance has.
#[test]
fn receipts_go_to_arbiters() {
    let table = Table::new();
    let others: Vec<PlayerId> =
        (2..=12).map(|n| table.instance.add(&format!("Arbiter {n}"), Role::Arbiter).id).collect();
    let named = *others.last().expect("an arbiter");
    let mut regulations = Regulations::default();
    let sealed = |regulations: &Regulations| {
        let game = table.instance.game(table.arbiter, ["Ann", "Ben"], regulations.clone());
        let arbiter = regulations.arbiter.named.first().copied().unwrap_or(table.arbiter);
        let adjourn = Request::act(domain::Act::Adjourn, "It is late.");
        let seal = Request::seal("e4", false);
        for (actor, command) in [(Actor::Arbiter(arbiter), adjourn), (Actor::Player(ANN), seal)] {
            table.instance.done(game, actor, command);
        }
        table.sequence();
        let to = |reader: PlayerId| {
            let key = format!("{}.3.{}.log-receipt", game.0, reader.0);
            table.instance.number(&format!("SELECT count(*) FROM outbox WHERE key LIKE '{key}%'"))
        };
        let all = format!("SELECT count(*) FROM outbox WHERE key LIKE '{}.3.%.log-receipt%'", game.0);
        (to(ANN), to(table.arbiter), to(named), table.instance.number(&all))
    };
    table.sequence();
    assert_eq!(sealed(&regulations), (1, 1, 0, 12), "where none is named, to ten of the service");
    regulations.arbiter.named = vec![named];
    assert_eq!(sealed(&regulations), (1, 0, 1, 3));
}

/// The library collects all parts first: all at once they take more memory than there is.
#[test]
fn parts_of_log_are_contiguous() {
    for size in [0, 1, 255, 256, 257, 65_535, 65_536, 65_537, 200_000] {
        let parts = || TilePath::of_log(size);
        let tiles = Tile::new_tiles(8, 0, size);
        let mut expected: Vec<String> = tiles.iter().map(|tile| tile.path().replace("tile/8/", "")).collect();
        let leaves = expected.iter().filter_map(|path| path.strip_prefix("0/"));
        let mut all: Vec<String> = leaves.map(|leaf| format!("entries/{leaf}")).collect();
        all.append(&mut expected);
        assert_eq!(parts().map(|part| part.to_string()).collect::<Vec<_>>(), all);
        assert!(parts().all(|part| TilePath::parse(&part.to_string()) == Some(part)));
    }
    let first = TilePath::of_log(u64::MAX).next().expect("a part");
    assert_eq!(first.to_string(), "entries/000");
}
