//! `audit verify`: every table and column has a verdict, and every edit that ought to be found is found.

use std::{collections::BTreeSet, sync::Arc};

use app::{
    Request, Service,
    log::Sequencer,
    ports::{LogKeys as _, Role},
};
use domain::{Act, Actor, Color, GameId, PlayerId, Regulations};
use store::{
    LogKeyFiles,
    testing::{SeededEntropy, TestInstance},
};

/// The answer of verification to an edit.
enum Verdict {
    /// Somebody with the database makes this edit, and verification says this.
    Found { edit: &'static str, says: &'static str },
    /// Nothing is said of it, for this reason.
    NotProtected(&'static str),
}

use Verdict::{Found, NotProtected};

const fn found(edit: &'static str, says: &'static str) -> Verdict {
    Found { edit, says }
}

/// Tables that are no part of the record and of no column of which verification says anything.
const TABLES: &[(&str, &str)] = &[
    ("receipt", "repeats an answer to the same request; pruned by age, and the events stand in the record"),
    ("challenge", "offers; the game they led to has its terms in its first event"),
    ("lobby_request", "repeats an answer to the same request; pruned by age"),
    ("heartbeat", "when the service was last alive; what it gave back stands in events"),
    ("downtime", "what was given back stands in events"),
    ("player", "accounts change and are erased; the record knows only their numbers"),
    ("code", "mailed codes, which expire"),
    ("session", "sign-ins, which expire"),
    ("closing_line", "how a player ends mails; what it lets through is asked or played as any mail"),
    ("api_token", "tokens, which are revoked"),
    ("calendar", "addresses of calendars, which are revoked"),
    ("game_note", "private notes of players, encrypted and authenticated; no part of the record"),
    ("game_analysis", "lines that players try, encrypted and authenticated; no part of the record"),
    ("webhook", "addresses to which events are sent"),
    ("webhook_delivery", "events that are sent to programs; they stand in the record"),
    ("webhook_place", "how far webhooks have followed the log"),
    ("account_event", "the trail of accounts, which is no part of the record; triggers forbid changes"),
    ("inbox", "mail that came in; what it led to stands in events"),
    ("inbox_raw", "encrypted and authenticated; erased by age"),
    ("inbox_answers", "counts answers"),
    ("outbox", "mail that goes out"),
    ("mail_problem", "mail that does not arrive; what follows stands in events"),
    ("mail_source", "how far mail was fetched; what was stored stands in the inbox"),
    ("answer_window", "counts answers"),
    ("installation", "checked at every start against the folder of keys"),
    ("envelope_key", "registered public keys, which change; an envelope names its holders in its event"),
    ("bulk_command", "work that waits"),
];

/// Columns of the other tables.
fn columns() -> Vec<(&'static str, Verdict)> {
    const COLUMNS: &str = "the columns of the game are not those of its state";
    const TEXT: &str = "event 2: the text beside it is not the one that was given";
    vec![
        ("game.id", found("UPDATE game SET id = 99 WHERE id = 1", "there is no such game")),
        ("game.version", found("UPDATE game SET version = version + 1 WHERE id = 1", COLUMNS)),
        ("game.ply", found("UPDATE game SET ply = ply + 1 WHERE id = 1", COLUMNS)),
        ("game.white", found("UPDATE game SET white = 77 WHERE id = 1", COLUMNS)),
        ("game.black", found("UPDATE game SET black = 77 WHERE id = 1", COLUMNS)),
        ("game.due_at", found("UPDATE game SET due_at = NULL WHERE id = 1", COLUMNS)),
        (
            "game.remind_at",
            NotProtected("when a reminder is mailed, which depends on when the move was judged"),
        ),
        ("game.look_at", found("UPDATE game SET look_at = NULL WHERE id = 1", "(look_at)")),
        ("game.started_at", found("UPDATE game SET started_at = 5 WHERE id = 1", COLUMNS)),
        (
            "game.ended_at",
            found("UPDATE game SET ended_at = 5 WHERE id = 1", "disagree on whether it has ended"),
        ),
        (
            "game.outcome",
            found("UPDATE game SET outcome = 'draw' WHERE id = 1", "disagree on whether it has ended"),
        ),
        ("game.termination", found("UPDATE game SET termination = 'resignation' WHERE id = 3", COLUMNS)),
        (
            "game.head",
            found(
                "UPDATE game SET head = (SELECT hash FROM event WHERE game = 1 AND seq = 1) WHERE id = 1",
                "the stored head",
            ),
        ),
        (
            "game.state",
            found(
                "UPDATE game SET state = replace(state, '\"events\":', '\"events\": 1') WHERE id = 1",
                "the stored state",
            ),
        ),
        (
            "game.conditional",
            found("UPDATE game SET conditional = NOT conditional WHERE id = 1", "(conditional)"),
        ),
        ("game.asking", found("UPDATE game SET asking = NOT asking WHERE id = 1", "(asking)")),
        ("game.public", found("UPDATE game SET public = NOT public WHERE id = 1", "(public)")),
        ("event.game", found("UPDATE event SET game = 98 WHERE game = 1 AND seq = 3", "event 3 is missing")),
        ("event.seq", found("UPDATE event SET seq = 50 WHERE game = 1 AND seq = 3", "event 3 is missing")),
        ("event.ply", found("UPDATE event SET ply = NULL WHERE game = 1 AND seq = 3", "at another ply")),
        (
            "event.actor_kind",
            found("UPDATE event SET actor_kind = 1 WHERE game = 1 AND seq = 3", "the hash of event 3"),
        ),
        (
            "event.actor_id",
            found("UPDATE event SET actor_id = 9 WHERE game = 1 AND seq = 3", "the hash of event 3"),
        ),
        (
            "event.cause",
            found(
                "UPDATE event SET cause = replace(cause, 'e2e4', 'd2d4') WHERE game = 1 AND seq = 3",
                "the hash of event 3",
            ),
        ),
        (
            "event.body",
            found(
                "UPDATE event SET body = replace(body, 'e2e4', 'd2d4') WHERE game = 1 AND seq = 3",
                "the hash of event 3",
            ),
        ),
        (
            "event.hash",
            found(
                "UPDATE event SET hash = (SELECT head FROM game WHERE id = 2) WHERE game = 1 AND seq = 3",
                "the hash of event 3",
            ),
        ),
        (
            "message.game",
            found("UPDATE message SET game = 3 WHERE game = 1 AND seq = 2", "its text is missing"),
        ),
        (
            "message.seq",
            found("UPDATE message SET seq = 3 WHERE game = 1 AND seq = 2", "its text is missing"),
        ),
        ("message.author", found("UPDATE message SET author = 1 WHERE game = 1 AND seq = 2", TEXT)),
        (
            "message.salt",
            found(
                "UPDATE message SET salt = NULL, text = '' WHERE game = 1 AND seq = 2",
                "no command erased it",
            ),
        ),
        ("message.text", found("UPDATE message SET text = 'Bad luck!' WHERE game = 1 AND seq = 2", TEXT)),
        ("envelope.game", found("UPDATE envelope SET game = 1", "no event closed the envelope")),
        (
            "envelope.commitment",
            found(
                "UPDATE envelope SET commitment = (SELECT head FROM game WHERE id = 1)",
                "its envelope is missing",
            ),
        ),
        (
            "envelope.sealed",
            found(
                "UPDATE envelope SET sealed = (SELECT head FROM game WHERE id = 1)",
                "is not the one that was sealed",
            ),
        ),
        ("conditional.game", found("UPDATE conditional SET game = 3", "(conditional)")),
        (
            "conditional.player",
            NotProtected("a secret of the player, and no part of the record before it is played"),
        ),
        ("conditional.sealed", NotProtected("encrypted and authenticated: what was changed does not open")),
        ("log_tree.id", found("DELETE FROM log_tree", "the database has no log")),
        ("log_tree.origin", found("UPDATE log_tree SET origin = 'other.example/log'", "not signed by a key")),
        ("log_tree.size", found("UPDATE log_tree SET size = size + 1", "of the log is missing")),
        (
            "log_tree.checkpoint",
            found(
                "UPDATE log_tree SET checkpoint = NULL, key = NULL",
                "the signed head of the log is missing",
            ),
        ),
        (
            "log_tree.key",
            found(
                "UPDATE log_tree SET key = (SELECT head FROM game WHERE id = 1)",
                "is not the one that signed it",
            ),
        ),
        (
            "log_entry.leaf",
            found("UPDATE log_entry SET leaf = 900 WHERE leaf = 2", "entry 2 of the log is missing"),
        ),
        ("log_entry.game", found("UPDATE log_entry SET game = 97 WHERE leaf = 2", "is not in the log")),
        ("log_entry.seq", found("UPDATE log_entry SET seq = 97 WHERE leaf = 2", "not in the log")),
        (
            "log_entry.commitment",
            found(
                "UPDATE log_entry SET commitment = (SELECT head FROM game WHERE id = 1) WHERE leaf = 2",
                "is not the one in the log",
            ),
        ),
        ("log_entry.salt", found("UPDATE log_entry SET salt = NULL WHERE leaf = 2", "its salt was erased")),
        ("log_tile.level", found("UPDATE log_tile SET level = 5 WHERE level = 0", "tile 0 of level 0")),
        ("log_tile.number", found("UPDATE log_tile SET number = 5 WHERE level = 0", "tile 0 of level 0")),
        (
            "log_tile.hashes",
            found("UPDATE log_tile SET hashes = (SELECT head FROM game WHERE id = 1)", "tile 0 of level 0"),
        ),
        (
            "log_key.public",
            found(
                "UPDATE log_key SET public = (SELECT head FROM game WHERE id = 1) WHERE since = (SELECT min(since) FROM log_key)",
                "a key that signed the log is missing",
            ),
        ),
        (
            "log_key.since",
            NotProtected("for the order in which keys are listed; what they signed has its place in the log"),
        ),
        ("log_statement.number", NotProtected("only the order counts, and that is in the log")),
        (
            "log_statement.note",
            found("UPDATE log_statement SET note = note || ' '", "is not the one in the log"),
        ),
        (
            "log_pending.place",
            NotProtected("a queue; an event that is neither in the log nor in it is found"),
        ),
        ("log_pending.game", NotProtected("a queue; an event that is neither in the log nor in it is found")),
        ("log_pending.seq", NotProtected("a queue; an event that is neither in the log nor in it is found")),
    ]
}

/// Whole rows: one edit each.
const ROWS: &[(&str, &str)] = &[
    ("DELETE FROM game WHERE id = 1", "there is no such game"),
    ("DELETE FROM event WHERE game = 1 AND seq = 3", "event 3 is missing"),
    (
        "DELETE FROM event WHERE game = 1 AND seq = (SELECT version FROM game WHERE id = 1)",
        "event 4 has no text",
    ),
    ("DELETE FROM event WHERE game = 3; DELETE FROM game WHERE id = 3", "event 1 of G3 is missing"),
    (
        "INSERT INTO event SELECT 3, (SELECT version + 1 FROM game WHERE id = 3), NULL, actor_kind, actor_id, cause, body, hash \
         FROM event WHERE game = 1 AND seq = 2",
        "the hash of event",
    ),
    ("DELETE FROM message WHERE game = 1", "event 2: its text is missing and was not erased"),
    ("DELETE FROM message WHERE game = 2", "its text is missing and was not erased"),
    (
        "INSERT INTO message SELECT 1, 3, author, salt, text FROM message WHERE game = 1 AND seq = 2",
        "event 3 has no text",
    ),
    ("DELETE FROM envelope", "its envelope is missing"),
    ("INSERT INTO envelope SELECT 2, head, head FROM game WHERE id = 1", "no event closed the envelope"),
    ("DELETE FROM conditional", "(conditional)"),
    ("DELETE FROM log_entry WHERE leaf = (SELECT max(leaf) FROM log_entry)", "of the log is missing"),
    ("DELETE FROM log_tile WHERE level = 0", "tile 0 of level 0"),
    (
        "DELETE FROM log_key WHERE public = (SELECT key FROM log_tree)",
        "the key that signed the head is missing",
    ),
    (
        "DELETE FROM log_key WHERE public <> (SELECT key FROM log_tree)",
        "a key that signed the log is missing",
    ),
    (
        "INSERT INTO log_key SELECT head, 5 FROM game WHERE id = 1",
        "a key among those of the log that nobody here knows",
    ),
    ("DELETE FROM log_statement", "statement 1 of the log is missing"),
    ("INSERT INTO log_statement VALUES (9, 'postzug log statement 1')", "is signed by no known key"),
    ("DELETE FROM log_tree; DELETE FROM log_entry; DELETE FROM log_tile", "is not in the log"),
];

struct Club {
    instance: TestInstance,
    service: Service,
    players: [PlayerId; 2],
    arbiter: PlayerId,
}

impl Club {
    fn of(&self, color: Color) -> Actor {
        Actor::Player(self.players[usize::from(color == Color::Black)])
    }

    /// A running game with a message and conditional moves, a sealed game, a finished game, and a log that two keys signed.
    fn new() -> Self {
        let instance = TestInstance::new();
        let keys = LogKeyFiles::open(
            &instance.folder.path().join("keys"),
            instance.clock.clone(),
            Arc::new(SeededEntropy::new(7)),
        );
        let keys = Arc::new(keys.expect("keys"));
        let arbiter = instance.add("Chief", Role::Arbiter).id;
        let players = [instance.player("Ann"), instance.player("Ben")];
        let service = instance.service.clone().with_log_keys(keys.clone());
        let games = [(); 3].map(|()| instance.game(arbiter, ["Ann", "Ben"], Regulations::default()));
        assert_eq!(games, [GameId(1), GameId(2), GameId(3)]);
        let club = Self { instance, service, players, arbiter };
        let (white, black) = (club.of(Color::White), club.of(Color::Black));
        let mv = |text: &str| Request::play(text, false);
        club.instance.done(games[0], black, Request::say("Good luck!"));
        club.instance.done(games[0], white, mv("e2e4"));
        club.instance.done(games[0], white, Request::say("And to you."));
        club.instance.done(games[0], white, Request::conditional(vec!["e7e5 g1f3".into()]));
        let adjourn = Request::act(Act::Adjourn, "It is late.");
        club.instance.done(games[1], Actor::Arbiter(arbiter), adjourn);
        // A draft that is replaced, and then forgotten.
        club.instance.done(games[1], white, Request::draft("d2d4", false));
        club.instance.done(games[1], white, Request::seal("e2e4", false));
        for (mover, text) in [(white, "f2f3"), (black, "e7e5"), (white, "g2g4"), (black, "d8h4")] {
            club.instance.done(games[2], mover, mv(text));
        }
        let sequence = || {
            let sequencer = Sequencer::new(club.service.log.clone(), keys.clone());
            while sequencer.round().expect("a round").more {}
        };
        sequence();
        club.instance.clock.advance(domain::Span::minutes(1));
        let origin = club.service.log.log_head().expect("no failure").expect("a log").origin;
        keys.rotate(&origin, |by, note| club.service.log.state_in_log(by, note)).expect("a new key");
        sequence();
        assert!(keys.public().is_ok());
        club
    }

    /// Returns the output of `postzug audit verify`, by lines.
    fn says(&self) -> Vec<String> {
        let verified = self.service.ops.verify_all().expect("no failure");
        let mut says: Vec<String> = verified
            .faults
            .into_iter()
            .map(|fault| format!("game {}: {}", fault.game.0, fault.what))
            .collect();
        let log = self.service.log.verify_log().expect("no failure");
        says.extend(log.fault);
        says.extend(log.stranger);
        says.extend(self.service.log.check_log().err().map(|failure| failure.to_string()));
        says
    }

    /// The tables that an edit could change are stored aside and put back.
    fn after(&self, edit: &str) -> Vec<String> {
        let tables: Vec<&str> = KEPT_ASIDE.iter().copied().filter(|table| edit.contains(table)).collect();
        let (aside, back): (String, String) = tables
            .iter()
            .map(|table| {
                (
                    format!("CREATE TABLE aside_{table} AS SELECT * FROM {table};"),
                    format!("DELETE FROM {table}; INSERT INTO {table} SELECT * FROM aside_{table}; DROP TABLE aside_{table};"),
                )
            })
            .unzip();
        let unchecked = if self.instance.is_on_postgres() {
            "SET session_replication_role = replica;"
        } else {
            "PRAGMA foreign_keys = OFF;"
        };
        self.instance.execute(&aside).expect("set aside");
        self.instance.execute(&format!("{unchecked}{edit}")).expect(edit);
        let says = self.says();
        self.instance.execute(&format!("{unchecked}{back}")).expect("put back");
        says
    }
}

const KEPT_ASIDE: [&str; 10] = [
    "game",
    "event",
    "message",
    "envelope",
    "conditional",
    "log_tree",
    "log_entry",
    "log_tile",
    "log_key",
    "log_statement",
];

#[test]
fn every_edited_column_is_found() {
    let club = Club::new();
    let columns = columns();
    let unprotected = |name: &str| TABLES.iter().any(|(table, _)| name.split('.').next() == Some(table));
    let schema: BTreeSet<String> =
        club.instance.columns().into_iter().filter(|name| !unprotected(name)).collect();
    let named: BTreeSet<String> = columns.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(schema, named, "a column without a verdict, or a verdict without a column");
    assert_eq!(columns.len(), named.len());
    if !club.instance.is_on_postgres() {
        // Anybody with the file can do this.
        for trigger in [
            "event_never_updated",
            "event_never_deleted",
            "event_waits_for_log",
            "log_entry_never_updated",
            "log_entry_never_deleted",
            "log_statement_never_updated",
            "log_statement_never_deleted",
        ] {
            club.instance.execute(&format!("DROP TRIGGER {trigger}")).expect(trigger);
        }
    }
    assert_eq!(club.says(), Vec::<String>::new());
    let mut missed = Vec::new();
    let mut check = |edit: &str, expected: &str| {
        let says = club.after(edit);
        if !says.iter().any(|line| line.contains(expected)) {
            missed.push(format!("{edit}: {says:?}, not {expected:?}"));
        }
    };
    for (_, verdict) in &columns {
        match verdict {
            Found { edit, says } => check(edit, says),
            NotProtected(reason) => assert!(!reason.is_empty()),
        }
    }
    ROWS.iter().for_each(|(edit, says)| check(edit, says));
    assert_eq!(missed, Vec::<String>::new());
    assert_eq!(club.says(), Vec::<String>::new(), "all was put back");
}

#[test]
fn erasing_by_command_is_no_fault() {
    let club = Club::new();
    assert!(club.service.records.erase_text(GameId(1), 2).expect("no failure"));
    assert!(club.service.records.erase_text(GameId(1), 2).expect("no failure"), "once more");
    assert!(!club.service.records.erase_text(GameId(1), 3).expect("no failure"), "there is none");
    assert_eq!(club.says(), Vec::<String>::new());
    // The draft that was replaced is forgotten, and nobody misses it.
    assert_eq!(club.instance.number("SELECT count(*) FROM envelope"), 1);
    let arbiter = Actor::Arbiter(club.arbiter);
    club.instance.done(GameId(1), arbiter, Request::act(Act::Annul, "Over."));
    club.instance.done(GameId(2), arbiter, Request::act(Act::Annul, "Over."));
    assert_eq!(club.says(), Vec::<String>::new());
    let deleted = club.service.accounts.delete_account(club.players[1], None, false).expect("no failure");
    assert!(deleted.is_ok(), "{deleted:?}");
    assert_eq!(club.says(), Vec::<String>::new());
}
