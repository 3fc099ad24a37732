//! Digests of more news than they have room for.

use domain::*;

use crate::{
    common::Table,
    digests::{hours, set, table, to_boris},
};

/// A digest says how many games it leaves out; their notices come with the next ones, and none is lost.
#[test]
fn digest_without_room_leaves_nothing() {
    const GAMES: u8 = 30;
    let mut table = table(30);
    set(&mut table, "notices daily\nset digest 18:00");
    let mut games = vec![table.game];
    for _ in 1..GAMES {
        table = table.another(Regulations::per_move(30));
        games.push(table.game);
    }
    table.deliver();
    for &game in &games {
        table.game = game;
        let text = format!("Greetings in {game}. {}", "Blah. ".repeat(80));
        table.mail(Color::White, &format!("say {text}"));
    }
    table.deliver();
    let mut told = Vec::new();
    for day in 0..6 {
        for _ in 0..24 {
            hours(&table, 1);
            for digest in to_boris(&table) {
                let here = |game: &&GameId| digest.contains(&format!("Greetings in {game}. "));
                let here: Vec<GameId> = games.iter().filter(here).copied().collect();
                let rest = usize::from(GAMES) - told.len() - here.len();
                if rest > 0 {
                    assert!(digest.contains(&format!("There are {rest} more games.")), "{day}: {digest}");
                }
                told.extend(here);
            }
        }
    }
    told.sort_unstable();
    assert_eq!(told, games, "each once");
}

/// Each day all games to move have news with a nearer deadline, more than a digest has room for.
#[test]
fn busy_games_keep_out_no_other() {
    const BUSY: usize = 12;
    let mut table = table(60);
    set(&mut table, "notices daily\nset digest 18:00");
    let quiet = table.game;
    let mut busy = Vec::new();
    for _ in 0..BUSY {
        table = table.another(Regulations::per_move(30));
        busy.push(table.game);
        table.mail(Color::White, "e4");
    }
    table.deliver();
    let say = |table: &mut Table, game: GameId, day: usize| {
        table.game = game;
        table.mail(Color::White, &format!("say Day {day} in {game}. {}", "Blah. ".repeat(150)));
    };
    let mut told_on = None;
    for day in 0..BUSY {
        for &game in &busy {
            say(&mut table, game, day);
        }
        if day == 0 {
            say(&mut table, quiet, day);
        }
        table.deliver();
        hours(&table, 24);
        let mails = to_boris(&table);
        let [digest] = &mails[..] else { panic!("{day}: {}", mails.len()) };
        assert!(busy.iter().any(|game| digest.contains(&format!(" in {game}. "))), "{day}");
        if digest.contains(&format!("Day 0 in {quiet}. ")) {
            told_on = Some(day);
            break;
        }
        assert!(digest.contains("more games."), "{day}: it is full");
    }
    // Every second game in a digest is the one that waited longest.
    assert!(told_on.is_some_and(|day| (1..=BUSY / 2).contains(&day)), "{told_on:?}");
}
