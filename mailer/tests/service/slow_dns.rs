//! Mails whose author is verified late or never.

use std::time::Duration;

use app::{Address, Mailbox, ports::InboxState};
use domain::{Color, Span};

use crate::{
    common::{ANNA, Table},
    name_server::{ANNAS, Dns, OTHER, POLICY, RECORD, arrived, by_anna, reply, table},
    verified::judge,
};

/// Stores a mail, and reads it until it is filed.
pub fn store(table: &Table, from: &str, address: Address, raw: &str) -> i64 {
    let id = table.store(from, address, raw);
    read_all(table, &[id]);
    id
}

/// Reads until these are filed: what waits for the DNS is read again.
pub fn read_all(table: &Table, mails: &[i64]) {
    let until = std::time::Instant::now() + Duration::from_mins(1);
    while mails.iter().any(|id| table.filed(*id).0 == InboxState::Received) {
        assert!(std::time::Instant::now() < until, "not filed");
        table.clock.advance(Span(2_000));
        table.reader.read_due().unwrap();
    }
}

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

/// Only its author's own mails wait for an author whose domain does not answer.
#[test]
fn slow_dns_delays_no_other_mail() {
    let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    let mut number = 0;
    let mut take_in = |from: &str, address, raw: &str| {
        number += 1;
        let raw = raw.replace("<1@", &format!("<{number}@"));
        table.take_in(from, &[address], &arrived(&raw, Some(OTHER)))
    };
    let help = Address::Public(Mailbox::Help);
    let stranger = |from: &str| reply("", "help").replace(ANNA, from);
    let slow = [(); 40].map(|()| take_in("x@slow.example", help, &stranger("x@slow.example")));
    let other = take_in("y@example.net", help, &stranger("y@example.net"));
    let played = take_in(ANNA, table.play_address(Color::White), &by_anna("5254"));
    read_all(&table, &[other, played]);
    assert_eq!(table.filed(other).0, InboxState::Applied);
    assert_eq!(table.filed(played).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
    for id in slow {
        let mail = table.service.mail_in.mail(id).unwrap().unwrap();
        assert_eq!((mail.state, mail.attempts), (InboxState::Received, 0), "it waits");
    }
    read_all(&table, &slow);
    for id in slow {
        let mail = table.service.mail_in.mail(id).unwrap().unwrap();
        assert_ne!(mail.state, InboxState::Poison);
        assert_eq!(mail.authentication, None, "trouble is no verdict");
    }
}
