//! Mails whose verdict the DNS delays, and those that wait behind a failed one.

use app::{Address, Mailbox, ports::InboxState};
use domain::{Color, Ply};
use mail_auth::common::headers::HeaderWriter as _;

use crate::{
    common::{ANNA, BORIS, Table},
    name_server::{ANNAS, Dns, OTHER, POLICY, RECORD, arrived, by_anna, reply, signer, table},
    verified::judge,
};

/// More than may wait at a time.
const STRANGERS: usize = 600;

#[test]
fn dead_dns_is_no_verdict() {
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
    let raw = reply("", text).replace(ANNA, from);
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
    let of_boris = |game, ply| Address::Play {
        game,
        player: table.players.black,
        seen: domain::PositionId::unrevised(Ply(ply)),
    };
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

/// Reading the first fails, because its game cannot be read.
#[test]
fn failed_mail_delays_no_other_author() {
    let table = Table::new();
    table.execute("UPDATE game SET state = 'x' || state").unwrap();
    let to = Address::Public(Mailbox::Play);
    let failing = reply("", "e4").replace("Re: a game", &format!("[G{}]", table.game.0));
    let failing = table.take_in(ANNA, &[to], &failing);
    let behind = table.take_in(ANNA, &[to], &reply("", "help"));
    let stranger = "x@example.com";
    let beside = table.take_in(stranger, &[to], &reply("", "help").replace(ANNA, stranger));
    table.reader.read_due().unwrap();
    let states = [failing, behind, beside].map(|id| table.filed(id).0);
    assert_eq!(states, [InboxState::Received, InboxState::Received, InboxState::Applied]);
}
