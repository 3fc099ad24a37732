//! Other versions of Postzug and the same database.

use std::{io::Cursor, sync::Arc};

use app::{
    Address, Channel, Key, LobbyCommand, LobbyRequest, Request, Service, Submission,
    ports::{Ledger, Role, read},
};
use domain::{Actor, Command, EventKind, GameId, Instant, PlayerId, Ply, Seen, Span};
use store::{
    OpenError, Store,
    testing::{ManualClock, TestInstance, execute_in},
    transfer::{export, import},
};

fn table() -> (TestInstance, PlayerId, GameId) {
    let instance = TestInstance::new();
    let arbiter = instance.add("Chief", Role::Arbiter).id;
    let white = instance.player("Ann");
    instance.player("Ben");
    let game = instance.game(arbiter, ["Ann", "Ben"], domain::Regulations::default());
    (instance, white, game)
}

fn playing(uci: &str) -> Request {
    Request::play(uci, false)
}

/// Submits at the time of the last event.
fn submit(service: &Service, game: GameId, player: PlayerId, command: Request) {
    let state = service.games.game(game).expect("no failure").expect("a game").row.state;
    let receipt = service.games.submit(Submission {
        game,
        actor: Actor::Player(player),
        request: command,
        seen: Seen::Position(state.position_id()),
        received_at: state.last_at,
        channel: Channel::Http,
        key: Key::Named(format!("later {game} {}", state.events)),
    });
    assert_eq!(receipt.expect("no failure").refusal, None);
}

/// The file, byte for byte; nothing where there is a server.
fn bytes(instance: &TestInstance) -> Vec<u8> {
    let file = instance.folder.path().join("postzug.db");
    if instance.is_on_postgres() { Vec::new() } else { std::fs::read(file).expect("the file") }
}

/// A migration that a later version of the same level may bring. It has a column with a default, a table, an index, and a
/// trigger of its own.
const LATER: &str = "
    ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE event ADD COLUMN later TEXT;
    CREATE TABLE rating (player INTEGER PRIMARY KEY, elo INTEGER NOT NULL) STRICT;
    CREATE INDEX game_rated ON game (rated) WHERE rated = 1;
    INSERT INTO __diesel_schema_migrations (version) VALUES ('20991231000000');";

#[test]
fn additions_of_later_versions_are_served() {
    let (instance, white, game) = table();
    let later = if instance.is_on_postgres() { LATER.replace(" STRICT", "") } else { LATER.to_owned() };
    instance.execute(&later).expect("a later migration");
    // Both are open at once, as in a rolling upgrade.
    let again = Arc::new(Store::open(&instance.database_url()).expect("it is opened"));
    let service = TestInstance::service_on(&again, &instance.clock);
    for (service, ply, uci) in [(&service, 0, "e2e4"), (&instance.service, 1, "e7e5")] {
        submit(service, game, if ply == 0 { white } else { PlayerId(white.0 + 1) }, playing(uci));
    }
    assert_eq!(service.ops.verify(game).expect("no failure"), None);
}

/// Both versions look for work in the same tables in a rolling upgrade.
#[test]
fn unknown_rows_await_later_versions() {
    let (instance, white, game) = table();
    let address = Address::Play { game, player: white, seen: domain::PositionId::unrevised(Ply(0)) };
    let raw = b"From: ann@example.org\r\n\r\ne2e4\r\n".to_vec();
    let sender = "ann@example.org".into();
    let mail =
        app::inbox::Intake { sender, recipients: vec![address], raw, received_at: instance.clock_now() };
    instance.service.mail_in.intake(&mail).expect("stored");
    let waiting = instance.number("SELECT count(*) FROM outbox WHERE state = 'waiting'");
    assert!(waiting > 1);
    instance
        .execute(
            "UPDATE inbox SET address = 'later+1';
             UPDATE outbox SET kind = 'later_news' WHERE id = (SELECT min(id) FROM outbox)",
        )
        .expect("a later version wrote them");
    let left = "SELECT count(*) FROM outbox WHERE kind = 'later_news' AND state = 'waiting' AND attempts = 0";
    let stored = "SELECT count(*) FROM inbox WHERE state = 'received' AND NOT reading";
    instance.clock.advance(Span(1));
    let leased = instance.service.mail_out.lease_mails(9).expect("no failure");
    assert_eq!(i64::try_from(leased.len()).expect("few") + 1, waiting);
    assert_eq!(
        instance.service.mail_out.outbox_figures().expect("no failure").due,
        0,
        "nobody looks for it again and again"
    );
    assert!(instance.service.mail_in.next_mails(9).expect("no failure").is_empty());
    assert_eq!((instance.number(left), instance.number(stored)), (1, 1));
    for _ in 0..9 {
        instance.clock.advance(Span::minutes(1));
        assert!(instance.service.mail_in.next_mails(9).expect("no failure").is_empty());
    }
    // The version that knows it takes it, however often the others had put it back.
    instance.execute(&format!("UPDATE inbox SET address = '{}'", address.name())).expect("as it was");
    instance.clock.advance(Span::minutes(1));
    let [taken] = &instance.service.mail_in.next_mails(9).expect("no failure")[..] else {
        panic!("one mail")
    };
    assert_eq!((taken.failures, taken.deaths(), taken.left()), (0, 0, 10));
    // A row that no version knows comes to an end.
    instance.execute("UPDATE inbox SET address = 'later+1', reading = FALSE").expect("again");
    for _ in 0..61 {
        instance.clock.advance(Span::minutes(1));
        assert!(instance.service.mail_in.next_mails(9).expect("no failure").is_empty());
    }
    assert_eq!(instance.number("SELECT count(*) FROM inbox WHERE state = 'poison'"), 1);
    instance.clock.advance(Span::days(5));
    instance.service.mail_out.lease_mails(9).expect("no failure");
    assert_eq!(
        instance.number("SELECT count(*) FROM outbox WHERE kind = 'later_news' AND state = 'dead'"),
        1
    );
}

#[test]
fn higher_level_is_refused_and_untouched() {
    let (instance, ..) = table();
    instance.execute("UPDATE installation SET level = 2").expect("a later migration");
    let before = bytes(&instance);
    let refused = Store::open(&instance.database_url()).expect_err("refused");
    assert!(matches!(refused, OpenError::Newer { level: 2 }), "{refused}");
    assert!(refused.to_string().contains("start the newer version"), "{refused}");
    assert!(bytes(&instance) == before);
}

/// The databases of earlier versions, each of a database that [`TestInstance::service_on`] served, as
/// `sqlite3 postzug.db .dump` writes it. Ann plays Ben twice. The first game is at ply 3, and a mail of Ben's waits to be
/// read. In the second Ann has sealed `c2c4`. Ann has an API token.
const DUMPS: [(&str, &str); 1] = [("0.1.0", include_str!("fixtures/0.1.0.sql"))];

/// Writes the dump of this version for [`DUMPS`], and prints the secrets that the test below knows of it.
#[test]
#[ignore = "once for each version: cargo test -p postzug-store --features testing --test it versions:: -- --ignored --nocapture"]
fn dump_this_version() {
    let (instance, ann, first) = table();
    let chief = PlayerId(1);
    let create = LobbyCommand::Create {
        white: "Ann".into(),
        black: "Ben".into(),
        start: app::ports::StartChoice::At(domain::Start::Standard),
        regulations: domain::Regulations::default(),
        tournament: String::new(),
    };
    let arranged = instance.service.lobby.arrange(LobbyRequest {
        actor: Actor::Arbiter(chief),
        command: create,
        received_at: instance.clock_now(),
        channel: Channel::Http,
        key: Key::Named("second game".into()),
    });
    let second = arranged.expect("no failure").game.expect("a game");
    let ben = PlayerId(ann.0 + 1);
    for (game, player, command) in [
        (first, ann, playing("e2e4")),
        (first, ben, playing("e7e5")),
        (first, ann, playing("g1f3")),
        (second, ann, playing("d2d4")),
        (second, ben, playing("d7d5")),
        (second, ann, Request::from(Command::Adjourn)),
        (second, ben, Request::from(Command::Adjourn)),
        (second, ann, Request::seal("c2c4", false)),
    ] {
        submit(&instance.service, game, player, command);
    }
    let token = instance.service.access.make_api_token(
        ann,
        None,
        &app::people::NewApiToken {
            label: "bot".into(),
            scopes: app::people::Scopes::all(),
            expires_at: None,
        },
    );
    println!("token: {}", token.expect("no failure").expect("a token").1.0);
    let address = Address::Play { game: first, player: ben, seen: domain::PositionId::unrevised(Ply(3)) };
    let to = instance.service.mail_out.mail_address(address);
    println!("to: {to}");
    let raw =
        format!("From: ben@example.org\r\nTo: {to}\r\nSubject: Re: our game\r\n\r\nd7d6\r\n").into_bytes();
    let mail = app::inbox::Intake {
        sender: "ben@example.org".into(),
        recipients: vec![address],
        raw,
        received_at: instance.clock_now(),
    };
    instance.service.mail_in.intake(&mail).expect("stored");
    assert!(instance.service.ops.keys_belong().expect("no failure"));
    instance.service.time.tick().expect("a tick");
    let database = instance.folder.path().join("postzug.db");
    let dump = std::process::Command::new("sqlite3").arg(database).arg(".dump").output().expect("sqlite3");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/", env!("CARGO_PKG_VERSION"), ".sql");
    std::fs::write(file, dump.stdout).expect("the fixture");
}

#[test]
fn databases_of_earlier_versions_are_upgraded() {
    const ANN: PlayerId = PlayerId(2);
    const BEN: PlayerId = PlayerId(3);
    const TO: &str = "play+1-3-3-yu4mfc5xu3hrscxxgafb@play.example.org";
    let [first, second] = [GameId(1), GameId(2)];
    for (version, dump) in DUMPS {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("postzug.db");
        execute_in(&file, dump);
        let store = Arc::new(Store::open_file(&file).expect("it is opened"));
        let clock = Arc::new(ManualClock::default());
        clock.set(Instant(1_767_610_200_000));
        let service = TestInstance::service_on(&store, &clock);

        let whole = || {
            let verified = service.ops.verify_all().expect("no failure");
            assert!(verified.faults.is_empty(), "{version}: {:?}", verified.faults);
            (verified.games, verified.events)
        };
        assert_eq!(whole(), (2, 10), "{version}");
        // Of the same keys: tokens are good, and secrets can be read.
        assert!(service.ops.keys_belong().expect("no failure"), "{version}");
        let token =
            service.access.authenticate_api_token("pz_2v6t2c3xxacvpltxp4utrv2ut27rsw3xjjzhinf64f52kx");
        assert_eq!(token.expect("no failure").expect("it is good").player.id, ANN, "{version}");
        let address = Address::Play { game: first, player: BEN, seen: domain::PositionId::unrevised(Ply(3)) };
        assert_eq!(service.mail_in.read_mail_address(TO), Some(address), "{version}");
        let mails = service.mail_in.next_mails(9).expect("no failure");
        let raw = service.mail_in.open_mail(&mails[0]).expect("it can be read");
        assert!(raw.ends_with(b"\r\n\r\nd7d6\r\n"), "{version}");
        let before = service.games.game(first).expect("no failure").expect("a game").row.state;
        submit(&service, first, BEN, playing("d7d6"));
        submit(&service, first, ANN, playing("d2d4"));
        let after = service.games.game(first).expect("no failure").expect("a game").row.state;
        assert_eq!((before.ply, after.ply), (Ply(3), Ply(5)), "{version}");
        submit(&service, second, BEN, Request::from(Command::Resume { envelope: None }));
        let events = service.records.events_after(second, 5, 9).expect("no failure");
        let opened = events.iter().any(|event| matches!(event.event.kind, EventKind::Opened { .. }));
        assert!(opened, "{version}: {events:?}");
        submit(&service, second, BEN, playing("e7e6"));
        assert_eq!(whole(), (2, 10 + 4), "{version}");
    }
}

/// They are read here and in the database of the tests, into which they are moved.
#[test]
fn waiting_mails_outlive_upgrade_and_move() {
    for (version, dump) in DUMPS {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("postzug.db");
        execute_in(&file, dump);
        let (moved, mut rows) = (TestInstance::new(), Vec::new());
        export(&format!("sqlite:{}", file.display()), &mut rows).expect("an export");
        import(&moved.database_url(), &mut Cursor::new(rows)).expect("an import");
        let upgraded = Store::open_file(&file).expect("it is opened");
        let waiting =
            |ledger: &dyn Ledger| read(ledger, |view| view.outbox(None, None, 99)).expect("no failure");
        let [waiting, elsewhere] = [&upgraded as &dyn Ledger, &*moved.store].map(waiting);
        assert!(waiting.len() > 9, "{version}");
        assert_eq!(elsewhere, waiting, "{version}");
        for row in waiting {
            assert!(row.mail.details.fits(row.mail.kind), "{version}: {:?}", row.mail);
        }
    }
}

#[test]
fn names_of_older_versions_are_read() {
    let instance = TestInstance::new();
    instance.player("Capa");
    instance.execute("UPDATE player SET name_look = NULL").expect("an older row");
    for other in ["Ben", "Carl"] {
        let taken = instance.service.accounts.free_name("Сара").expect("no failure");
        assert_eq!(taken, Err(app::people::PeopleRefusal::NameTaken));
        instance.player(other);
    }
}
