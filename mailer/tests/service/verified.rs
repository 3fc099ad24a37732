//! Authors verified by the process itself, with a name server of the test.

use std::{
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
};

use app::{Address, Mailbox, ports::InboxState};
use domain::{Color, Instant};
use mail_auth::{common::headers::HeaderWriter as _, dkim::Canonicalization};
use mailer::{
    intake::{Options, converse},
    reading::{Verifier, stub},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    sync::watch,
};

use crate::{
    common::{ANNA, Table},
    name_server::{ANNAS, Dns, HERS, OTHER, POLICY, RECORD, arrived, by_anna, reply, signed, signer, table},
};

/// Has a mail of Anna's read, and compares the beginning of what was found about its author. No mail is lost, and a mail that
/// is not disowned is played by its token and the address. Trouble of the DNS is not kept.
pub fn judge(dns: Dns, raw: &str, client: Option<Ipv4Addr>, expected: &str) {
    judge_from(ANNA, dns, raw, client, expected);
}

/// The same of a mail with another MAIL FROM.
fn judge_from(sender: &str, dns: Dns, raw: &str, client: Option<Ipv4Addr>, expected: &str) {
    let table = table(dns);
    let id = table.store(sender, table.play_address(Color::White), &arrived(raw, client));
    let mail = table.service.inbox.mail(id).unwrap().unwrap();
    let found = mail.authentication.unwrap_or_else(|| "nothing".into());
    assert!(found.starts_with(expected), "{expected}: {found}");
    let state = if expected.starts_with("fail") { InboxState::Quarantined } else { InboxState::Applied };
    assert_eq!(mail.state, state, "{expected}: {}", mail.reason);
}

#[test]
fn only_the_authors_signature_passes() {
    let key = (ANNAS, RECORD);
    let records = [POLICY, key, ("s1._domainkey.example.net.", RECORD)];
    let unsigned = reply("", "5254");
    let by = |domain: &str, fields: &[&str]| signed(&unsigned, domain, fields);
    let altered = |from: &str, to: &str| by_anna("5254").replacen(from, to, 1);
    for (records, raw, expected) in [
        (&records[..], by_anna("5254"), "pass dkim=pass spf=unchecked dmarc=pass policy=reject"),
        (&records[..], by_anna("5254").replace("\r\n", "\n"), "pass dkim=pass"),
        (&records[..], altered("a game", "another"), "unknown dkim=fail"),
        (&records[..], altered("5254", "5253"), "unknown dkim=fail"),
        (&records[..], unsigned.clone(), "unknown dkim=none spf=unchecked dmarc=fail"),
        (&records[..], by("example.net", &["From", "Subject"]), "unknown dkim=none"),
        (&records[..], by("example.org", &["Subject"]), "unknown dkim=none"),
        (&records[..], by("example.org", &["From"]), "unknown dkim=none"),
        (&[key][..], by_anna("5254"), "unknown dkim=pass spf=unchecked dmarc=none"),
        (&[POLICY][..], by_anna("5254"), "unknown dkim=fail"),
    ] {
        judge(Dns::Texts(records.to_vec()), &raw, None, expected);
    }
}

#[test]
fn spf_judges_the_client() {
    let spf = ("example.org.", "v=spf1 ip4:192.0.2.1 -all");
    let strict = [POLICY, spf, (ANNAS, RECORD)];
    let lenient = [("_dmarc.example.org.", "v=DMARC1; p=none"), spf];
    let unsigned = reply("", "5254");
    let forged =
        reply("X-Arrived: simple=AAAA relaxed=AAAA client=192.0.2.1 helo=mail.example.org\r\n", "5254");
    for (records, raw, client, expected) in [
        (&strict[..], unsigned.clone(), Some(HERS), "pass dkim=none spf=pass"),
        (&strict[..], unsigned.clone(), Some(OTHER), "fail dkim=none spf=fail dmarc=fail"),
        (&strict[..], by_anna("5254"), Some(OTHER), "pass dkim=pass spf=unchecked"),
        (&strict[..], by_anna("5254").replacen("5254", "1", 1), Some(OTHER), "fail dkim=fail spf=fail"),
        (&lenient[..], unsigned.clone(), Some(OTHER), "unknown dkim=none spf=fail dmarc=fail policy=none"),
        // The author wrote of a client.
        (&strict[..], forged, None, "unknown dkim=none spf=unchecked"),
    ] {
        judge(Dns::Texts(records.to_vec()), &raw, client, expected);
    }
}

/// A picture is stored as a digest only, and the signature covers it too.
#[test]
fn body_is_verified_as_it_arrived() {
    let picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ".repeat(12) + "\r\n";
    let text = format!(
        "--b\r\nContent-Type: text/plain\r\n\r\n5254\r\n--b\r\nContent-Type: image/png\r\n\r\n{}--b--",
        picture.repeat(2_000)
    );
    let fields = "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n";
    let raw = signed(&reply(fields, &text), "example.org", &["From", "Subject", "Content-Type"]);
    let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    let stored = arrived(&raw, None);
    assert!(stored.len() < 2_000, "{stored}");
    let id = table.store(ANNA, table.play_address(Color::White), &stored);
    let mail = table.service.inbox.mail(id).unwrap().unwrap();
    assert!(mail.authentication.unwrap().starts_with("pass "));
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn broken_signature_is_like_none() {
    let mut table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    table.execute("UPDATE player SET mail_trust = 'token_from_and_dmarc'").unwrap();
    let address = table.play_address(Color::White);
    let broken = by_anna("5254").replacen("5254", "5253", 1);
    for raw in [reply("", "5254").replace("<1@", "<2@"), broken.replace("<1@", "<3@")] {
        let id = table.store(ANNA, address, &arrived(&raw, None));
        assert_eq!(table.filed(id).0, InboxState::PendingConfirm, "{raw}");
        table.service.inbox.discard(id).unwrap();
    }
    assert_eq!(table.moves(), [""; 0]);
    let id = table.store(ANNA, address, &arrived(&by_anna("5254"), None));
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
    // What was found stays when the mail is read again, though the DNS does not answer any more.
    let verifier = Verifier::new(&[Dns::Fails.listen()], "play.example.org").unwrap();
    table.reader = table.reader.verifying(Some(Arc::new(verifier)));
    table.service.inbox.replay(id).unwrap();
    table.reader.read_due().unwrap();
    let mail = table.service.inbox.mail(id).unwrap().unwrap();
    assert!(mail.authentication.unwrap().starts_with("pass "));
    assert_eq!(mail.state, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
}

/// SPF needs the sender's own server: what comes by LMTP was brought by a server in front.
#[tokio::test]
async fn client_is_stored_of_smtp_alone() {
    let table = Table::new();
    let to = table.service.mail_out.mail_address(table.play_address(Color::White));
    let peer = Some(IpAddr::from([192, 0, 2, 1]));
    for (n, hello, peer, expected) in [
        (1, "EHLO mail.example.org", peer, Some("client=192.0.2.1 helo=mail.example.org")),
        (2, "EHLO [192.0.2.1]", peer, Some("client=192.0.2.1")),
        (3, "EHLO mail.example.org", None, None),
        (4, "LHLO mail.example.org", peer, None),
    ] {
        let raw = reply("", &n.to_string());
        let dialogue =
            format!("{hello}\r\nMAIL FROM:<{ANNA}>\r\nRCPT TO:<{to}>\r\nDATA\r\n{raw}.\r\nQUIT\r\n");
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let (_stop, stopping) = watch::channel(false);
        let options = Options::default();
        let talk = async {
            let (mut answers, mut lines) = tokio::io::split(ours);
            lines.write_all(dialogue.as_bytes()).await.unwrap();
            let mut said = String::new();
            answers.read_to_string(&mut said).await.unwrap();
        };
        tokio::join!(converse(theirs, peer, &table.service, &options, stopping), talk);
        let mails = table.service.inbox.mails(None, None, 1).unwrap();
        let raw = table.service.inbox.mail(mails[0].id).unwrap().unwrap();
        let raw = String::from_utf8(table.service.mail_in.open_mail(&raw).unwrap()).unwrap();
        let field = raw.lines().find(|line| line.starts_with("X-Arrived: ")).unwrap();
        match expected {
            Some(client) => assert!(field.ends_with(client), "{field}"),
            None => assert!(!field.contains("client="), "{field}"),
        }
    }
}

/// A forger chooses MAIL FROM and signatures, and servers that answer slowly or without end.
#[test]
fn forgers_names_are_not_asked() {
    let bomb = "v=spf1 mx:a.example mx:b.example mx:c.example mx:d.example mx:e.example mx:f.example mx:g.example -all";
    let spf = ("example.org.", "v=spf1 ip4:192.0.2.1 -all");
    let dns = Dns::Texts(vec![POLICY, spf, (ANNAS, RECORD), ("evil.net.", bomb), ("evil.org.", bomb)]);
    let long = format!("x@{}.example.org", "a".repeat(64));
    let unsigned = reply("", "5254");
    for sender in ["x@evil.net", "x@evil.org", "x@org", "x@example.org.evil.net", &long] {
        judge_from(sender, dns.clone(), &unsigned, Some(OTHER), "fail dkim=none spf=unaligned dmarc=fail");
    }
    let sibling =
        [("_dmarc.example.org.", "v=DMARC1; p=reject"), ("mail.example.org.", "v=spf1 ip4:192.0.2.1 -all")];
    judge_from(
        "x@mail.example.org",
        Dns::Texts(sibling.to_vec()),
        &unsigned,
        Some(HERS),
        "pass dkim=none spf=pass",
    );
    // No name that the DNS could hold.
    let fields = ["From", "Subject"];
    let selector = signer().domain("example.org").selector("s".repeat(64)).headers(fields);
    let raw = selector.sign(unsigned.as_bytes()).unwrap().to_header() + &unsigned;
    judge(dns, &raw, Some(OTHER), "fail dkim=none spf=fail dmarc=fail");
    // Another customer of a registry that two labels do not tell apart.
    let policy = ("_dmarc.anna.example.org.", "v=DMARC1; p=reject");
    let dns =
        Dns::Texts(vec![policy, ("evil.example.org.", bomb), ("s1._domainkey.evil.example.org.", RECORD)]);
    let raw = unsigned.replace(ANNA, "anna@anna.example.org");
    for raw in [raw.clone(), signed(&raw, "evil.example.org", &fields)] {
        let expected = "fail dkim=none spf=unaligned dmarc=fail";
        judge_from("x@evil.example.org", dns.clone(), &raw, Some(OTHER), expected);
    }
}

#[test]
fn weak_signatures_are_none() {
    let records = Dns::Texts(vec![POLICY, (ANNAS, RECORD)]);
    let raw = reply("", "5254 ");
    let signer = || signer().domain("example.org").selector("s1").headers(["From", "Subject"]);
    let simple = signer().header_canonicalization(Canonicalization::Simple);
    let simple = simple.body_canonicalization(Canonicalization::Simple);
    let by_anna = by_anna("5254");
    let foreign = signed("", "example.net", &["From", "Subject"]);
    let useless = by_anna.split_once("From: ").unwrap().0.replace("bh=", "bh=AAAA");
    let many = ["From", "Subject"].into_iter().chain(["x"; 99]).collect::<Vec<_>>();
    let several = signed(
        &raw.replace(ANNA, "anna@example.org, boris@example.org"),
        "example.org",
        &["From", "Subject"],
    );
    for (raw, expected) in [
        (simple.sign(raw.as_bytes()).unwrap().to_header() + &raw, "pass dkim=pass"),
        (
            simple.sign(raw.as_bytes()).unwrap().to_header() + &raw.replace("5254 ", "5254"),
            "unknown dkim=fail",
        ),
        (by_anna.replace("ed25519-sha256", "rsa-sha1"), "unknown dkim=none"),
        (by_anna.replace("; bh=", "; l=6; bh="), "unknown dkim=none"),
        (foreign.repeat(5) + &by_anna, "pass dkim=pass"),
        (useless.repeat(3) + &by_anna, "pass dkim=pass"),
        (useless.repeat(4) + &by_anna, "unknown dkim=fail"),
        (signed(&raw, "example.org", &many[..100]), "pass dkim=pass"),
        (signed(&raw, "example.org", &many), "unknown dkim=none"),
    ] {
        judge(records.clone(), &raw, None, expected);
    }
    let table = table(records);
    let id = table.store(ANNA, table.play_address(Color::White), &arrived(&several, None));
    let mail = table.service.inbox.mail(id).unwrap().unwrap();
    assert_eq!(
        (mail.authentication.as_deref(), &*mail.reason),
        (Some("unknown unchecked"), "ambiguous_from")
    );
}

/// The body could be read in another way than its author saw it.
#[test]
fn unsigned_form_does_not_pass() {
    let dns = Dns::Texts(vec![POLICY, (ANNAS, RECORD)]);
    let plain = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n";
    let multipart = "Content-Type: multipart/alternative; boundary=\"b\"\r\n";
    let parts = "--b\r\nContent-Type: text/plain\r\n\r\n5254\r\n--b--";
    let hidden = "5253\r\n--b\r\n\r\n5254\r\n--b--";
    for (fields, text, more, expected) in [
        (plain, "5254", &[][..], "pass "),
        (multipart, parts, &[], "pass "),
        (multipart, hidden, &["Content-Type"], "pass "),
        (multipart, hidden, &[], "unknown dkim=pass spf=unchecked dmarc=pass policy=reject partly_signed"),
        ("Content-Type: text/plain; charset=utf-7\r\n", "5254", &[], "unknown dkim=pass"),
        ("Content-Type: text/html\r\n", "5254", &[], "unknown dkim=pass"),
        ("Content-Transfer-Encoding: quoted-printable\r\n", "5254", &[], "unknown dkim=pass"),
        ("Content-Transfer-Encoding: quoted-printable\r\n", "5254", &["Content-Transfer-Encoding"], "pass "),
        ("Content-Disposition: inline\r\n", "5254", &[], "unknown dkim=pass"),
    ] {
        let covered = [&["From", "Subject"], more].concat();
        let raw = signed(&reply("", text), "example.org", &["From", "Subject"]);
        let covering = signed(&reply(fields, text), "example.org", &covered);
        let raw = if more.is_empty() { format!("{fields}{raw}") } else { covering };
        judge(dns.clone(), &raw, None, expected);
    }
}

/// A line of white space is a fold to readers of mail.
#[test]
fn blank_line_ends_no_header() {
    let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    let raw =
        signed(&reply("", "Dear Boris: what about\r\nthis\r\n\r\n5254"), "example.org", &["From", "Subject"]);
    for blank in [" ", "\t"] {
        let raw = raw.replacen("\r\n\r\n", &format!("\r\n{blank}\r\n"), 1);
        let id = table.store(ANNA, table.play_address(Color::White), &arrived(&raw, None));
        let mail = table.service.inbox.mail(id).unwrap().unwrap();
        assert!(!mail.authentication.unwrap_or_default().starts_with("pass"));
        assert_eq!((mail.state, &*mail.reason), (InboxState::Quarantined, "unreadable"));
    }
    assert_eq!(table.moves(), [""; 0]);
}

/// Any recipient of a signed mail can send it on.
#[test]
fn signature_without_token_names_day() {
    let received_at = Table::new().clock_now();
    let date = |days: i64| {
        let date = mail_parser::DateTime::from_timestamp(received_at.0 / 1_000 - days * 86_400);
        format!("Date: {}\r\n", date.to_rfc822())
    };
    let (ours, foreign) = ("To: play@play.example.org\r\n", "To: boris@example.org\r\n");
    let copied = foreign.to_owned() + "Cc: Play <play@Play.Example.org>\r\n";
    let spf = ("example.org.", "v=spf1 ip4:192.0.2.1 -all");
    let dns = Dns::Texts(vec![POLICY, spf, (ANNAS, RECORD)]);
    let all = &["From", "Subject", "To", "Cc", "Date"][..];
    let part = "unknown dkim=pass";
    for (fields, covered, client, expected) in [
        (ours.to_owned() + &date(0), all, None, "pass dkim=pass"),
        (copied.clone() + &date(5), all, None, "pass dkim=pass"),
        (copied + &date(5), &["From", "Subject", "To", "Date"], None, part),
        (ours.to_owned() + &date(8), all, None, part),
        (ours.to_owned() + &date(-8), all, None, part),
        (ours.to_owned(), all, None, part),
        (foreign.to_owned() + &date(0), all, None, part),
        (ours.to_owned() + &date(0), &["From", "Subject", "Date"], None, part),
        (ours.to_owned() + &date(0), &["From", "Subject", "To"], None, part),
        (foreign.to_owned() + &date(0), all, Some(OTHER), "unknown dkim=pass spf=fail"),
        (foreign.to_owned() + &date(0), all, Some(HERS), "pass dkim=pass spf=pass"),
    ] {
        let table = table(dns.clone());
        let raw = arrived(&signed(&reply(&fields, "5254"), "example.org", covered), client);
        let play = Address::Public(Mailbox::Play);
        let id = table.take_in_at(received_at, ANNA, &[play], &raw);
        table.reader.read_due().unwrap();
        let found = table.service.inbox.mail(id).unwrap().unwrap().authentication.unwrap();
        assert!(found.starts_with(expected), "{fields}{covered:?} {expected}: {found}");
    }
}

/// A mail may be read long after it came.
#[test]
fn expiration_is_judged_by_the_arrival() {
    let raw = reply("", "5254");
    let signer = signer().domain("example.org").selector("s1").headers(["From", "Subject"]).expiration(1);
    let raw = arrived(&(signer.sign(raw.as_bytes()).unwrap().to_header() + &raw), None);
    let x: i64 = raw.split_once("x=").unwrap().1.split(';').next().unwrap().trim().parse().unwrap();
    std::thread::sleep(std::time::Duration::from_secs(2));
    for (seconds, expected) in [(-1, "pass dkim=pass"), (1, "unknown dkim=fail")] {
        let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
        let address = table.play_address(Color::White);
        let received_at = Instant((x + seconds) * 1_000);
        table.clock.set(received_at);
        let id = table.take_in_at(received_at, ANNA, &[address], &raw);
        table.reader.read_due().unwrap();
        let found = table.service.inbox.mail(id).unwrap().unwrap().authentication.unwrap();
        assert!(found.starts_with(expected), "{found}");
    }
}

/// A field in our name by the sender counts for nothing where we wrote none.
#[test]
fn senders_field_is_not_believed() {
    let spf = ("example.org.", "v=spf1 ip4:192.0.2.1 -all");
    let table = table(Dns::Texts(vec![POLICY, spf]));
    let field = |version| {
        format!("X-Arrived: {version}simple=AAAA relaxed=AAAA client=192.0.2.1 helo=mail.example.org\r\n")
    };
    let stub = stub(reply(&(field("v=1 ") + "Content-Type: text/plain\r\n"), "5254").as_bytes()).unwrap();
    for raw in [String::from_utf8(stub).unwrap(), reply(&field(""), "5254")] {
        let id = table.store(ANNA, table.play_address(Color::White), &raw);
        let mail = table.service.inbox.mail(id).unwrap().unwrap();
        assert_eq!(mail.authentication.as_deref(), Some("unknown unchecked"), "{raw}");
    }
}

#[test]
fn dns_trouble_is_asked_again() {
    let mut table = table(Dns::Fails);
    table.execute("UPDATE player SET mail_trust = 'token_from_and_dmarc'").unwrap();
    let id = table.store(ANNA, table.play_address(Color::White), &arrived(&by_anna("5254"), None));
    assert_eq!(table.filed(id).0, InboxState::PendingConfirm);
    assert_eq!(table.service.inbox.mail(id).unwrap().unwrap().authentication, None);
    let dns = Dns::Texts(vec![POLICY, (ANNAS, RECORD)]).listen();
    let verifier = Verifier::new(&[dns], "play.example.org").unwrap();
    table.reader = table.reader.verifying(Some(Arc::new(verifier)));
    table.service.inbox.replay(id).unwrap();
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert!(table.service.inbox.mail(id).unwrap().unwrap().authentication.unwrap().starts_with("pass "));
    assert_eq!(table.moves(), ["e2e4"]);
}

/// Nothing is done about a mail before its verdict is kept, and it is not lost.
#[test]
fn unstored_verdict_moves_nothing() {
    let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    table.store(ANNA, table.play_address(Color::White), &arrived(&by_anna("status"), None));
    // The same verdict cannot be written again.
    table.execute("CREATE UNIQUE INDEX refuse ON inbox (authentication)").unwrap();
    let id = table.store(ANNA, table.play_address(Color::White), &arrived(&by_anna("5254"), None));
    assert_eq!(table.filed(id).0, InboxState::Received);
    assert_eq!(table.moves(), [""; 0]);
    table.execute("DROP INDEX refuse").unwrap();
    table.service.inbox.replay(id).unwrap();
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
}
