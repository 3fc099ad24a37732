//! The readers of conditional moves, and their rows.

use super::*;

/// Each line of the trail names the entry point of who acted; a conditional move came through none.
#[test]
fn trail_hides_channel_of_conditional_moves() {
    let table = Table::new();
    table.done(Color::White, move_if("e4", &["e5 Nf3"]));
    table.play("e7e5");
    let trail = table.instance.service.queue.trail(table.game, table.arbiter).unwrap().unwrap().lines;
    let shown: Vec<_> = trail
        .iter()
        .filter_map(|line| line.event.as_ref().and_then(|(_, event)| Some((event.played()?, line.channel))))
        .collect();
    assert_eq!(shown, [("e2e4", Some(Channel::Http)), ("e7e5", Some(Channel::Http)), ("g1f3", None)]);
    // Nor the end beside an answer of the player's own.
    let table = Table::new();
    table.give(Color::Black, &["f3 e5 g4 Qh4"]);
    table.done(Color::White, move_if("f3", &["e5 g4"]));
    let trail = table.instance.service.queue.trail(table.game, table.arbiter).unwrap().unwrap().lines;
    let channels: Vec<_> = trail.iter().filter(|line| line.channel.is_some()).collect();
    assert_eq!(channels.len(), 1, "f3 alone: {trail:?}");
}

#[test]
fn conditional_moves_are_private_by_default() {
    let table = Table::new();
    table.play("e2e4");
    table.give(Color::White, &["if 5755 then 7163"]);
    let view = |table: &Table, viewer| table.instance.service.games.conditions(table.game, viewer).unwrap();
    let blacks = view(&table, table.players.black).unwrap();
    assert_eq!((blacks.own, blacks.opponents), (vec![], None));
    assert!(view(&table, table.arbiter).is_none());
    // Nor does it stand anywhere in clear.
    let sealed = |table: &Table, text: &str| {
        ["event", "game", "message", "receipt", "outbox", "conditional"].iter().all(|name| {
            let column = match *name {
                "event" => "body",
                "game" => "state",
                "message" => "text",
                "receipt" => "COALESCE(refusal, key)",
                "outbox" => "details",
                _ => "sealed",
            };
            let column = if *name == "conditional" && table.instance.is_on_postgres() {
                "encode(sealed, 'escape')"
            } else {
                column
            };
            table
                .instance
                .number(&format!("SELECT count(*) FROM {name} WHERE CAST({column} AS TEXT) LIKE '%{text}%'"))
                == 0
        })
    };
    assert!(sealed(&table, "g1f3") && sealed(&table, "7163") && sealed(&table, "e7e5"));
    let pgn = table
        .instance
        .service
        .records
        .pgn(table.game, Some(table.players.black.into()), Sentence::sentence)
        .unwrap()
        .unwrap();
    assert!(!pgn.contains("Nf3"));
    // A refused tree is in no trail.
    table.give(Color::White, &["e5 Nf3 Nc6"]);
    let trail = table.instance.service.queue.trail(table.game, table.arbiter).unwrap().unwrap().lines;
    assert_eq!(trail.len(), 2, "the creation and one move");

    let visible = Regulations { conditional_moves: ConditionalRule::Visible, ..Regulations::default() };
    let table = Table::with(Start::Standard, visible);
    table.play("e2e4");
    table.give(Color::White, &["e5 Nf3"]);
    assert_eq!(
        view(&table, table.players.black).unwrap().opponents,
        Some(vec![vec!["5755".into(), "7163".into()]])
    );
    assert!(view(&table, table.arbiter).is_none());
}

#[test]
fn row_opens_for_its_game_only() {
    let table = Table::new();
    table.play("e2e4");
    table.give(Color::White, &["e5 Nf3"]);
    let (white, black) = (table.players.white.0, table.players.black.0);
    table
        .instance
        .execute(&format!("UPDATE conditional SET player = {black} WHERE player = {white}"))
        .unwrap();
    assert!(table.instance.service.games.conditions(table.game, table.players.black).is_err());
    // Nor does it stop who wants what is stored of them.
    let exported = table.instance.service.accounts.export_account(table.players.black).unwrap().unwrap();
    let (games, none) = (exported.games.len(), exported.games[0].conditional_moves.is_empty());
    assert_eq!((games, none), (1, true));
    assert_eq!(exported.damaged, [format!("the conditional moves of {}", table.game)]);
    let exported = table.instance.service.accounts.export_account(table.players.white).unwrap().unwrap();
    assert_eq!((exported.games.len(), exported.damaged.len()), (1, 0));
    // It does not stop the game: it is dropped, and is not played.
    table.play("e7e5");
    assert_eq!((table.state().ply, table.rows()), (Ply(2), 0));
    assert_eq!(
        table.instance.service.games.conditions(table.game, table.players.black).unwrap().unwrap().own.len(),
        0
    );
    table.play("g1f3");
    table.instance.verify();
}

#[test]
fn restored_copy_plays_no_conditional_moves() {
    let table = Table::new();
    table.play("e2e4");
    table.give(Color::White, &["e5 Nf3"]);
    table.instance.service.ops.make_restored_safe(1).unwrap();
    assert_eq!(table.rows(), 0);
    table.play("e7e5");
    assert_eq!(table.state().ply, Ply(2));
}

#[test]
fn export_has_own_conditional_moves() {
    let table = Table::new();
    table.done(Color::White, move_if("e4", &["e5 Nf3"]));
    let export = |color| {
        let export = table.instance.service.accounts.export_account(table.players[color]).unwrap().unwrap();
        export.games[0].conditional_moves.clone()
    };
    assert_eq!(export(Color::White), [["5755", "7163"]]);
    assert!(export(Color::Black).is_empty());
}
