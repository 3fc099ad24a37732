//! Mail fetched from a mailbox of a Dovecot, as from any host.

mod certificates;
mod games;
mod mbox;
mod proxy;
pub mod server;
mod treatment;
mod troubles;

use std::{fs, path::Path};

use self::{
    proxy::{Proxy, relay},
    server::{Dovecot, MAILBOX, USER, is_there},
};
use crate::common::{
    ANN, BEN, Service,
    clients::{Http, Outgoing, ReceivedMail},
    new_game, run, text, wait_until,
};

/// The settings of a service that fetches from this port.
pub fn settings(port: u16) -> Vec<(&'static str, String)> {
    vec![
        ("POSTZUG_MAIL__DOMAIN", "example.com".into()),
        ("POSTZUG_MAIL__MAILBOX", MAILBOX.into()),
        ("POSTZUG_MAIL__IMAP__HOST", "localhost".into()),
        ("POSTZUG_MAIL__IMAP__PORT", port.to_string()),
        ("POSTZUG_MAIL__IMAP__TLS", "none".into()),
        ("POSTZUG_MAIL__IMAP__USER", USER.into()),
        ("POSTZUG_MAIL__IMAP__PASSWORD", "right".into()),
        ("POSTZUG_MAIL__IMAP__POLL_SECONDS", "1".into()),
    ]
}

pub fn start(folder: &Path, settings: &[(&str, String)]) -> Service {
    let environment: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    Service::start_with(folder, &environment)
}

fn ready(service: &Service) -> String {
    let answer = Http::new(service.http).get("/healthz/ready").expect("an answer");
    answer.body.as_str().map_or_else(|| answer.body.to_string(), str::to_owned)
}

/// Waits until the folder was looked at once: what comes later is new.
pub fn first_look(folder: &Path, service: &Service) {
    let looked = || sql(folder, "SELECT count(*) FROM mail_source WHERE looked_at IS NOT NULL") == "1";
    wait_until(30, looked, || format!("no look: {} {}", ready(service), service.log()));
}

/// The answer of the database to a question.
fn sql(folder: &Path, question: &str) -> String {
    let database = folder.join("postzug-data/postzug.db");
    let output = std::process::Command::new("sqlite3").arg(database).arg(question).output().expect("sqlite3");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).trim().to_owned()
}

/// A reply as mail programs write it.
pub fn reply(from: &str, to: &ReceivedMail, answer: &str) -> String {
    let name = if to.reply_name.is_empty() { String::new() } else { format!("\"{}\" ", to.reply_name) };
    format!(
        "From: {from}\nTo: {name}<{}>\nSubject: Re: {}\nMessage-ID: <{}@client.example.net>\nIn-Reply-To: <{}>\n\n{answer}\n",
        to.reply_to,
        to.subject.replace(['\n', '\r'], " "),
        answer.replace(|c: char| !c.is_ascii_alphanumeric(), ""),
        to.message_id,
    )
}

/// Ann and Ben, and a game of theirs in which Ann is on move.
fn game(service: &Service) -> (Outgoing, Http, i64) {
    let (outgoing, ann, ben) = service.players();
    let game = new_game(&ann, &ben, "Ben", "game");
    (outgoing, ann, game)
}

/// Plays to mate, each move by a mail to the host; returns the number of mails.
fn mate(service: &Service, outgoing: &mut Outgoing, dovecot: &Dovecot) -> usize {
    let moves = ["1. f3", "1... e5", "2. g4", "2... Qh4#"];
    for (ply, answer) in (0_u16..).zip(moves) {
        let player = if ply % 2 == 0 { ANN } else { BEN };
        let asked = outgoing
            .take(player, "Reply with your move", Some(ply))
            .unwrap_or_else(|error| panic!("{error} {} {}", service.log(), dovecot.log()));
        dovecot.deliver(&asked.reply_to, &reply(player, &asked, answer));
    }
    for player in [ANN, BEN] {
        outgoing.expect(player, "0-1").expect("both are told");
    }
    moves.len()
}

/// Events of the only game that are moves.
const MOVES: &str = "SELECT count(*) FROM event WHERE ply IS NOT NULL";
const INBOX: &str = "SELECT count(*) FROM inbox";

#[test]
fn game_by_imap_to_mate() {
    if !is_there("a game by IMAP") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let dovecot = Dovecot::start(host.path(), "");
    // TLS, with a CA of our own.
    let mut settings = settings(dovecot.imaps.port());
    settings.retain(|(name, _)| *name != "POSTZUG_MAIL__IMAP__TLS");
    settings.push(("SSL_CERT_FILE", dovecot.ca().display().to_string()));
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, ann, game) = game(&service);
    let mails = mate(&service, &mut outgoing, &dovecot);
    wait_until(20, || dovecot.seen("") == mails, || "all are marked".into());
    let end = ann.read(&format!("/v1/games/{game}")).expect("the game");
    assert!(end.to_string().contains("checkmate"), "{end}");
    assert_eq!(ready(&service).trim(), "ready");

    let doctor = round_trip(folder.path(), settings, &dovecot);
    assert!(doctor.contains("ok       mailbox   club.chess@localhost/INBOX: 5 messages"), "{doctor}");
    assert!(doctor.contains("IDLE"), "{doctor}");
}

/// Has the doctor send a mail to the service over a relay that delivers to the host; returns what it found.
fn round_trip(folder: &Path, mut settings: Vec<(&str, String)>, dovecot: &Dovecot) -> String {
    settings.extend([
        ("POSTZUG_MAIL__OUTGOING", "smtp".into()),
        ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1".into()),
        ("POSTZUG_MAIL__SMTP__PORT", relay(dovecot.lmtp).to_string()),
        ("POSTZUG_MAIL__SMTP__TLS", "none".into()),
    ]);
    let environment: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    let doctor = text(&run(folder, &["doctor", "--round-trip", "--wait", "60"], &environment).stdout);
    assert!(doctor.contains("ok       trip      a mail went out and came in"), "{doctor}");
    doctor
}

/// No sub-addresses, no IDLE, and no MOVE.
#[test]
fn game_by_polling_without_sub_addresses() {
    if !is_there("a game on a host without sub-addresses and IDLE") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let dovecot = Dovecot::start(host.path(), "imap_capability = IMAP4rev1 UIDPLUS\n");
    let mut settings = settings(dovecot.imap.port());
    settings.push(("POSTZUG_MAIL__SUB_ADDRESSES", "false".into()));
    settings.push(("POSTZUG_MAIL__IMAP__AFTER", "move".into()));
    settings.push(("POSTZUG_MAIL__IMAP__MOVE_TO", "Gespielte Züge".into()));
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let mails = mate(&service, &mut outgoing, &dovecot);
    wait_until(20, || dovecot.messages(".Gespielte Z&APw-ge").len() == mails, || "all are moved".into());
    assert_eq!(dovecot.messages("").len(), 0);
    round_trip(folder.path(), settings, &dovecot);
    drop(service);
}

#[test]
fn trace_log_holds_no_secret() {
    if !is_there("what a log at trace level tells") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let mut dovecot = Dovecot::start(host.path(), "");
    dovecot.stop();
    dovecot.password = "quincunx-4711".into();
    dovecot.run();
    // Encrypted, so that the libraries for TLS have something to tell.
    let mut settings = settings(dovecot.imaps.port());
    settings.retain(|(name, _)| !name.ends_with("IMAP__TLS") && !name.ends_with("PASSWORD"));
    settings.push(("POSTZUG_MAIL__IMAP__PASSWORD", dovecot.password.clone()));
    settings.push(("SSL_CERT_FILE", dovecot.ca().display().to_string()));
    settings.push(("POSTZUG_LOG__FILTER", "trace".into()));
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
    let answer = reply(ANN, &asked, "1. e4").replace("\nSubject:", "\nX-Note: abracadabra-0815\nSubject:");
    dovecot.deliver(&asked.reply_to, &answer);
    outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    wait_until(20, || dovecot.seen("") == 1, || "it is marked".into());
    let log = service.log();
    assert!(log.contains("TRACE"), "it tells all");
    for secret in [dovecot.password.as_str(), "abracadabra-0815"] {
        assert!(!log.contains(secret), "{secret}");
    }
}

#[test]
fn kill_between_store_and_mark() {
    kill_at("UID STORE", "1");
}

#[test]
fn kill_between_fetch_and_store() {
    kill_at("BODY.PEEK[]", "0");
}

/// Kills the service where it says `words`, when `stored` mails are stored; then it plays on.
fn kill_at(words: &str, stored: &str) {
    if !is_there(words) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let dovecot = Dovecot::start(host.path(), "");
    let proxy = Proxy::before(dovecot.imap);
    let settings = settings(proxy.address.port());
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
    proxy.stop_at(words);
    dovecot.deliver(&asked.reply_to, &reply(ANN, &asked, "1. e4"));
    wait_until(20, || proxy.has_stopped(), || format!("it never said {words}"));
    assert_eq!(sql(folder.path(), INBOX), stored);
    service.kill();
    proxy.stop_at("");
    let service = start(folder.path(), &settings);
    outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    wait_until(40, || dovecot.seen("") == 1, || format!("it is marked: {}", service.log()));
    wait_until(20, || sql(folder.path(), "SELECT taken FROM mail_source") == "1", || "it is noted".into());
    assert_eq!((sql(folder.path(), INBOX).as_str(), sql(folder.path(), MOVES).as_str()), ("1", "1"));
}

/// A kill on a host without MOVE.
#[test]
fn kill_between_copy_and_delete() {
    if !is_there("a kill between a copy and its deletion") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let dovecot = Dovecot::start(host.path(), "imap_capability = IMAP4rev1 UIDPLUS\n");
    let proxy = Proxy::before(dovecot.imap);
    let mut settings = settings(proxy.address.port());
    settings.push(("POSTZUG_MAIL__IMAP__AFTER", "move".into()));
    settings.push(("POSTZUG_MAIL__IMAP__MOVE_TO", "Played".into()));
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
    proxy.stop_at("Deleted");
    dovecot.deliver(&asked.reply_to, &reply(ANN, &asked, "1. e4"));
    wait_until(20, || proxy.has_stopped(), || service.log());
    assert_eq!((dovecot.messages("").len(), dovecot.messages(".Played").len()), (1, 1));
    service.kill();
    proxy.stop_at("");
    let service = start(folder.path(), &settings);
    wait_until(40, || dovecot.messages("").is_empty(), || service.log());
    assert_eq!(dovecot.messages(".Played").len(), 1, "copied once");
    // The folder is looked at as before.
    let asked = outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    dovecot.deliver(&asked.reply_to, &reply(BEN, &asked, "1... e5"));
    outgoing.take(ANN, "Reply with your move", Some(2)).expect("Ann is on move");
    wait_until(20, || dovecot.messages(".Played").len() == 2, || service.log());
}

#[test]
fn renumbered_mailbox_loses_and_repeats_nothing() {
    if !is_there("another UIDVALIDITY") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let mut dovecot = Dovecot::start(host.path(), "");
    let settings = settings(dovecot.imap.port());
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, _ann, _game) = game(&service);
    let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
    dovecot.deliver(&asked.reply_to, &reply(ANN, &asked, "1. e4"));
    let asked = outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    wait_until(20, || dovecot.seen("") == 1, || "it is marked".into());
    let validity = sql(folder.path(), "SELECT validity FROM mail_source");
    service.kill();
    dovecot.deliver(&asked.reply_to, &reply(BEN, &asked, "1... e5"));
    dovecot.renumber();
    let service = start(folder.path(), &settings);
    outgoing.take(ANN, "Reply with your move", Some(2)).expect("Ann is on move again");
    let renumbered = || sql(folder.path(), "SELECT validity FROM mail_source") != validity;
    wait_until(20, renumbered, || service.log());
    assert_eq!((sql(folder.path(), INBOX).as_str(), sql(folder.path(), MOVES).as_str()), ("2", "2"));
}

/// Mail of others is not looked at either; the host goes and comes back, and then has another password.
#[test]
fn old_mail_stays_and_troubles_show() {
    if !is_there("old mail, and a host that goes and comes") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let host = tempfile::tempdir().expect("a folder");
    let mut dovecot = Dovecot::start(host.path(), "");
    dovecot.fill(10_000);
    let settings = settings(dovecot.imap.port());
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    assert_eq!(sql(folder.path(), "SELECT taken FROM mail_source"), "10000");
    let (mut outgoing, _ann, _game) = game(&service);
    let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
    for to in ["secretary@example.com", "help@example.com", "club.chess+nobody@example.com"] {
        dovecot
            .deliver(MAILBOX, &format!("From: aunt@example.net\nTo: {to}\nSubject: Dinner\n\nAt eight?\n"));
    }
    dovecot.deliver(&asked.reply_to, &reply(ANN, &asked, "1. e4"));
    let asked = outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    wait_until(20, || dovecot.seen("") == 1, || "only ours is marked".into());
    assert_eq!(sql(folder.path(), INBOX), "1");
    assert_eq!(dovecot.messages("").len(), 10_004);

    dovecot.stop();
    wait_until(30, || ready(&service).contains("unreachable"), || ready(&service));
    dovecot.run();
    dovecot.deliver(&asked.reply_to, &reply(BEN, &asked, "1... e5"));
    outgoing.take(ANN, "Reply with your move", Some(2)).expect("Ann is on move");
    wait_until(60, || ready(&service).trim() == "ready", || ready(&service));

    dovecot.stop();
    dovecot.password = "another".into();
    dovecot.run();
    wait_until(60, || ready(&service).contains("password"), || ready(&service));
    let environment: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    let doctor = text(&run(folder.path(), &["doctor"], &environment).stdout);
    assert!(doctor.contains("fault    mailbox"), "{doctor}");
    let metrics = Http::new(service.http).get("/metrics").expect("figures").body.to_string();
    assert!(metrics.contains("postzug_mail_fetch_failures"), "{metrics}");
    let metrics = || Http::new(service.http).get("/metrics").expect("figures").body.to_string();
    wait_until(30, || metrics().contains("postzug_mail_sources_in_trouble 1"), metrics);
    assert!(!doctor.contains("right") && !service.log().contains("right\""), "the password is told");
}

#[test]
fn game_by_maildir_to_mate() {
    let folder = tempfile::tempdir().expect("a folder");
    let maildir = folder.path().join("in");
    for name in ["new", "cur", "tmp"] {
        fs::create_dir_all(maildir.join(name)).expect("a folder");
    }
    let settings = [
        ("POSTZUG_MAIL__DOMAIN", "example.com".to_owned()),
        ("POSTZUG_MAIL__MAILBOX", MAILBOX.into()),
        ("POSTZUG_MAIL__MAILDIR__PATH", maildir.display().to_string()),
    ];
    let environment: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    let doctor = || text(&run(folder.path(), &["doctor"], &environment).stdout);
    assert!(doctor().contains("ok       maildir"), "{}", doctor());
    fs::rename(maildir.join("cur"), maildir.join("away")).expect("it is there");
    assert!(doctor().contains("fault    maildir"), "{}", doctor());
    fs::rename(maildir.join("away"), maildir.join("cur")).expect("it is there");
    let service = start(folder.path(), &settings);
    let (mut outgoing, _ann, _game) = game(&service);
    let deliver = |name: &str, mail: &str| {
        let written = maildir.join("tmp").join(name);
        fs::write(&written, mail).expect("a mail");
        fs::rename(&written, maildir.join("new").join(name)).expect("its place");
    };
    deliver("0.others", "From: aunt@example.net\nTo: other@example.com\nSubject: Dinner\n\nAt eight?\n");
    for (ply, answer) in (0_u16..).zip(["1. f3", "1... e5", "2. g4", "2... Qh4#"]) {
        let player = if ply % 2 == 0 { ANN } else { BEN };
        let asked = outgoing.take(player, "Reply with your move", Some(ply)).expect("on move");
        deliver(&format!("{}.mail", ply + 1), &reply(player, &asked, answer));
    }
    outgoing.expect(ANN, "0-1").expect("Ann is told");
    let names = |name: &str| {
        let mut names: Vec<String> = fs::read_dir(maildir.join(name))
            .expect("a folder")
            .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    };
    wait_until(20, || names("cur").len() == 4, || format!("{:?} {}", names("new"), service.log()));
    assert_eq!(names("new"), ["0.others"]);
    assert_eq!(names("cur"), ["1.mail:2,S", "2.mail:2,S", "3.mail:2,S", "4.mail:2,S"]);
}
