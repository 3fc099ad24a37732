//! Private notes on the real store.

use app::{AnalysisLine, AnalysisLines, Notes, NotesSaved, Request, ports::Role};
use domain::*;
use store::testing::TestInstance;

struct Table {
    instance: TestInstance,
    ann: PlayerId,
    bob: PlayerId,
    game: GameId,
}

fn table() -> Table {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carl", Role::Arbiter).id;
    let (ann, bob) = (instance.player("Ann"), instance.player("Bob"));
    let game = instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
    Table { instance, ann, bob, game }
}

impl Table {
    fn set(&self, player: PlayerId, seen: u32, text: &str) -> NotesSaved {
        self.instance.service.games.set_notes(self.game, player, seen, text).unwrap().unwrap()
    }

    fn get(&self, player: PlayerId) -> Notes {
        self.instance.service.games.notes(self.game, player).unwrap().unwrap()
    }

    fn export(&self, player: PlayerId) -> String {
        let export = self.instance.service.accounts.export_account(player).unwrap().unwrap();
        serde_json::to_string(&export).unwrap()
    }
}

fn notes(text: &str, version: u32) -> Notes {
    Notes { text: text.into(), version }
}

#[test]
fn newer_notes_are_not_overwritten() {
    let table = table();
    assert_eq!(table.set(table.ann, 0, "one"), NotesSaved::Saved(notes("one", 1)));
    assert_eq!(table.set(table.ann, 0, "two"), NotesSaved::Changed(notes("one", 1)));
    assert_eq!(table.set(table.ann, 0, "one"), NotesSaved::Saved(notes("one", 1)));
    assert_eq!(table.set(table.ann, 1, "two"), NotesSaved::Saved(notes("two", 2)));
    assert_eq!((table.get(table.ann), table.get(table.bob)), (notes("two", 2), Notes::default()));
    assert_eq!(table.instance.number("SELECT count(*) FROM event"), 1, "no event of the game");
}

#[test]
fn notes_open_for_their_owner_only() {
    let table = table();
    table.set(table.ann, 0, "a secret plan");
    let clear = "SELECT count(*) FROM game_note WHERE CAST(sealed AS TEXT) LIKE '%secret%'";
    if !table.instance.is_on_postgres() {
        assert_eq!(table.instance.number(clear), 0);
    }
    let bob = table.bob.0;
    table.instance.execute(&format!("UPDATE game_note SET player = {bob}")).unwrap();
    assert!(table.instance.service.games.notes(table.game, table.bob).is_err());
    assert!(table.export(table.bob).contains("the notes on G1"), "the rest is theirs all the same");
    assert_eq!(table.set(table.bob, 1, "mine"), NotesSaved::Saved(notes("mine", 2)));
    let told = format!("{:?}", table.get(table.bob));
    assert!(!told.contains("mine"), "{told}");
}

#[test]
fn export_has_notes_and_deletion_erases() {
    let table = table();
    table.set(table.ann, 0, "a secret plan");
    table.set(table.bob, 0, "another");
    assert!(table.export(table.ann).contains("a secret plan"));
    assert!(!table.export(table.bob).contains("a secret plan"));
    let deleted = table.instance.service.accounts.delete_account(table.ann, None, true).unwrap();
    assert_eq!(deleted, Ok(()));
    let late = table.instance.service.games.set_notes(table.game, table.ann, 0, "late").unwrap();
    assert_eq!(late, Err(Refusal::NotAPlayer));
    assert_eq!(table.instance.number("SELECT count(*) FROM game_note"), 1, "the other player's stay");
}

#[test]
fn notes_spend_nothing_of_messages() {
    let table = table();
    for version in 0..60 {
        let saved = table.set(table.ann, version, &version.to_string());
        assert_eq!(saved, NotesSaved::Saved(notes(&version.to_string(), version + 1)));
    }
    let refused = table.instance.service.games.set_notes(table.game, table.ann, 60, "more").unwrap();
    assert!(matches!(refused, Err(Refusal::RateLimited { .. })), "{refused:?}");
    table.instance.done(table.game, Actor::Player(table.ann), Request::say("hello"));
}

fn line(ply: u16, moves: &[&str]) -> AnalysisLine {
    AnalysisLine { ply, moves: moves.iter().map(|uci| (*uci).into()).collect() }
}

impl Table {
    fn keep(&self, player: PlayerId, line: AnalysisLine) -> AnalysisLines {
        self.instance.service.games.keep_line(self.game, player, line).unwrap().unwrap()
    }

    fn lines(&self, player: PlayerId) -> Vec<AnalysisLine> {
        self.instance.service.games.analysis(self.game, player).unwrap().unwrap()
    }
}

/// A step of a board loses no line, in whatever order the steps of two windows come.
#[test]
fn lines_replace_what_they_continue() {
    let table = table();
    table.keep(table.ann, line(0, &["e2e4"]));
    table.keep(table.ann, line(0, &["d2d4"]));
    table.keep(table.ann, line(0, &["e2e4", "e7e5"]));
    table.keep(table.ann, line(0, &["e2e4"]));
    table.keep(table.ann, line(1, &["e7e5"]));
    let all = vec![line(0, &["d2d4"]), line(0, &["e2e4", "e7e5"]), line(1, &["e7e5"])];
    assert_eq!((table.lines(table.ann), table.lines(table.bob)), (all, Vec::new()));
    let forgotten = table.instance.service.games.forget_line(table.game, table.ann, line(0, &["d2d4"]));
    assert_eq!(forgotten.unwrap().unwrap().lines.len(), 2);
    assert_eq!(table.instance.number("SELECT count(*) FROM event"), 1, "no event of the game");
    for n in 2..50 {
        assert!(!table.keep(table.ann, line(n, &["e7e5"])).is_full, "{n}");
    }
    assert!(table.keep(table.ann, line(50, &["e7e5"])).is_full);
    assert_eq!(table.lines(table.ann).len(), app::MAX_LINES);
}

#[test]
fn lines_belong_to_their_player() {
    let table = table();
    table.keep(table.ann, line(0, &["g2g4"]));
    table.keep(table.bob, line(0, &["h2h4"]));
    let stranger = table.instance.player("Dora");
    for refused in [
        table.instance.service.games.keep_line(table.game, stranger, line(0, &["e2e4"])).unwrap(),
        table.instance.service.games.forget_line(table.game, stranger, line(0, &["g2g4"])).unwrap(),
    ] {
        assert_eq!(refused, Err(Refusal::NotAPlayer));
    }
    assert_eq!(
        table.instance.service.games.analysis(table.game, stranger).unwrap(),
        Err(Refusal::NotAPlayer)
    );
    assert!(table.export(table.ann).contains("g2g4") && !table.export(table.ann).contains("h2h4"));
    if !table.instance.is_on_postgres() {
        let clear = "SELECT count(*) FROM game_analysis WHERE CAST(sealed AS TEXT) LIKE '%g2g4%'";
        assert_eq!(table.instance.number(clear), 0);
    }
    table.instance.service.accounts.delete_account(table.ann, None, true).unwrap().unwrap();
    assert_eq!(table.instance.number("SELECT count(*) FROM game_analysis"), 1, "the other player's stay");
    let late = table.instance.service.games.keep_line(table.game, table.ann, line(0, &["e2e4"])).unwrap();
    assert_eq!(late, Err(Refusal::NotAPlayer));
    // A row of another opens for nobody, and can be replaced.
    table.instance.execute(&format!("UPDATE game_analysis SET player = {}", table.ann.0)).unwrap();
    assert!(table.instance.service.games.analysis(table.game, table.ann).is_err());
    assert!(table.export(table.ann).contains("the lines of analysis on G1"));
}
