//! Mails whose verdict the DNS delays, and the order in which those of one author are read.

use std::{
    thread,
    time::{Duration, Instant},
};

use app::{
    Address, Mailbox, Service,
    inbox::Disposition,
    ports::{Attempt, InboxState},
};
use domain::{Color, Ply, Span};
use mail_auth::common::headers::HeaderWriter as _;
use mailer::reading::Worker;
use store::testing::TestInstance;

use crate::{
    common::{ANNA, BORIS, Table},
    name_server::{ANNAS, Dns, OTHER, POLICY, RECORD, arrived, by_anna, reply, signer, table},
    verified::judge,
};

/// More than may wait at a time.
const STRANGERS: usize = 600;

#[test]
fn dead_or_endless_dns_is_no_verdict() {
    let endless = "v=spf1 mx:a.example mx:b.example mx:c.example mx:d.example mx:e.example mx:f.example \
                   mx:g.example -all";
    let endless = Dns::Texts(vec![POLICY, ("example.org.", endless), (ANNAS, RECORD)]);
    judge(endless.clone(), &reply("", "5254"), Some(OTHER), "nothing");
    judge(endless, &by_anna("5254"), Some(OTHER), "pass dkim=pass spf=unchecked");
    judge(Dns::Fails, &by_anna("5254"), Some(OTHER), "nothing");
    judge(Dns::Silent, &by_anna("5254"), Some(OTHER), "nothing");
}

/// A mail with a signature whose key nobody gets.
fn unanswered(from: &str, text: &str) -> String {
    unanswered_about("Re: a game", from, text)
}

fn unanswered_about(subject: &str, from: &str, text: &str) -> String {
    let raw = reply("", text).replace(ANNA, from).replace("Re: a game", subject);
    let (_, domain) = from.split_once('@').unwrap();
    let signer = signer().domain(domain).selector("slow").headers(["From", "Subject"]);
    signer.sign(raw.as_bytes()).unwrap().to_header() + &raw
}

/// Only what comes behind it about the same game waits for an author whose domain does not answer.
#[test]
fn slow_dns_delays_no_other_game() {
    let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    let other = table.instance.game(table.carla, ["Boris", "Anna"], table.state().regulations.clone());
    let before = table.instance.number("SELECT max(id) FROM outbox");
    let mut number = 0;
    let mut take_in = |from: &str, address, raw: &str| {
        number += 1;
        let raw = raw.replace("<1@", &format!("<{number}@"));
        table.take_in(from, &[address], &arrived(&raw, None))
    };
    let of_boris = |game, ply| Address::Play { game, player: table.players.black, ply: Ply(ply), line: 0 };
    let help = Address::Public(Mailbox::Help);
    let stranger = "x@example.com";
    let strangers = [(); STRANGERS].map(|()| take_in(stranger, help, &unanswered(stranger, "help")));
    let slow = take_in(ANNA, table.play_address(Color::White), &unanswered(ANNA, "e4"));
    let behind = take_in(BORIS, of_boris(table.game, 1), &reply("", "e5").replace(ANNA, BORIS));
    let beside = take_in(BORIS, of_boris(other, 0), &reply("", "d4").replace(ANNA, BORIS));
    table.reader.read_due().unwrap();
    for id in [slow, behind, beside] {
        assert_eq!(table.filed(id).0, InboxState::Applied, "{:?}", table.filed(id));
    }
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
    let first = |game| {
        table.instance.number(&format!("SELECT min(id) FROM outbox WHERE id > {before} AND game = {game}"))
    };
    assert!(first(other.0) < first(table.game.0), "the other game waited");
    for id in strangers {
        let mail = table.service.inbox.mail(id).unwrap().unwrap();
        assert!(
            mail.next_at.is_none() && mail.attempts == 1,
            "read once, before the run ends: {}",
            mail.reason
        );
        assert!(!mail.authentication.unwrap_or_default().starts_with("pass"));
    }
}

const PLAY: Address = Address::Public(Mailbox::Play);

/// A service of another process on the same database.
fn other(table: &Table) -> Service {
    TestInstance::service_on(&table.instance.instance(), &table.instance.clock)
}

/// Only its subject names the game: it is known to be about the same one after it was read.
#[test]
fn later_mail_waits_in_every_instance() {
    let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    let other_reader = Worker::new(other(&table), None);
    let other_game = table.instance.game(table.carla, ["Boris", "Anna"], table.state().regulations.clone());
    let about = format!("[G{}]", table.game.0);
    let early = table.take_in(ANNA, &[PLAY], &arrived(&unanswered_about(&about, ANNA, "e4"), None));
    let (late, beside) = thread::scope(|scope| {
        let reading = scope.spawn(|| table.reader.read_due().unwrap());
        let until = Instant::now() + Duration::from_secs(4);
        let wait = |is_so: &dyn Fn() -> bool| {
            while !is_so() {
                assert!(Instant::now() < until, "the name server is waited for for five seconds");
                thread::sleep(Duration::from_millis(10));
            }
        };
        wait(&|| table.instance.number("SELECT count(*) FROM inbox WHERE reading") == 1);
        let to = table.play_address(Color::White);
        let late = table.take_in(ANNA, &[to], &reply("", "d4").replace("<1@", "<2@"));
        let to = Address::Play { game: other_game, player: table.players.black, ply: Ply(0), line: 0 };
        let beside = table.take_in(BORIS, &[to], &reply("", "d4").replace(ANNA, BORIS));
        wait(&|| {
            other_reader.read_due().unwrap();
            table.filed(beside).0 == InboxState::Applied
        });
        assert_eq!([early, late].map(|id| table.filed(id).0), [InboxState::Received; 2]);
        reading.join().unwrap();
        (late, beside)
    });
    table.reader.read_due().unwrap();
    let states = [early, late, beside].map(|id| table.filed(id).0);
    assert_eq!(states, [InboxState::PendingConfirm, InboxState::Applied, InboxState::Applied]);
}

#[test]
fn mail_to_play_is_claimed_first() {
    let table = Table::new();
    let other = other(&table);
    let (to, mut number) = (table.play_address(Color::White), 0);
    let mut take_in = |from: &str, address| {
        number += 1;
        table.take_in(from, &[address], &reply("", &format!("say {number}")).replace(ANNA, from))
    };
    let claims = |service: &Service| -> Vec<i64> {
        service.mail_in.next_mails(64).unwrap().iter().map(|mail| mail.id).collect()
    };
    let [early, late, again] = [PLAY, to, PLAY].map(|address| take_in(ANNA, address));
    let beside = take_in(BORIS, PLAY);
    assert_eq!((claims(&table.service), claims(&other)), (vec![early, again, beside], vec![]));
    let back = |attempt| {
        table.service.mail_in.put_mails_back(vec![(early, attempt), (again, attempt)], None).unwrap();
    };
    back(Attempt::NotCounted);
    assert!(claims(&other).is_empty(), "it waits for those that are tried again");
    table.instance.clock.advance(Span(3_000));
    assert_eq!(claims(&other), [early, again]);
    // Anybody can write in another's name what cannot be read.
    back(Attempt::Failed);
    assert_eq!(claims(&other), [late]);
    table.instance.clock.advance(Span::minutes(2));
    let filed =
        [early, again, late, beside].map(|id| (id, Disposition::quiet(InboxState::Applied, "helped")));
    other.mail_in.file_mails(filed.to_vec(), None).unwrap();
    let [early, late] = [PLAY, to].map(|address| take_in(ANNA, address));
    assert_eq!(claims(&other), [early]);
    other.mail_in.file_mails(vec![(early, Disposition::quiet(InboxState::Applied, "helped"))], None).unwrap();
    assert_eq!(claims(&table.service), [late]);
}

/// Reading the first fails, because its game cannot be read.
#[test]
fn failed_mail_delays_no_other_author() {
    let table = Table::new();
    table.execute("UPDATE game SET state = 'x' || state").unwrap();
    let failing = reply("", "e4").replace("Re: a game", &format!("[G{}]", table.game.0));
    let failing = table.take_in(ANNA, &[PLAY], &failing);
    let behind = table.take_in(ANNA, &[PLAY], &reply("", "help"));
    let stranger = "x@example.com";
    let beside = table.take_in(stranger, &[PLAY], &reply("", "help").replace(ANNA, stranger));
    table.reader.read_due().unwrap();
    let states = [failing, behind, beside].map(|id| table.filed(id).0);
    assert_eq!(states, [InboxState::Received, InboxState::Received, InboxState::Applied]);
}
