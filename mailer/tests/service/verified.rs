//! Authors verified by the process itself, with a name server of the test.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    sync::Arc,
    thread,
};

use app::ports::InboxState;
use domain::Color;
use mail_auth::{
    common::{
        crypto::{DkimKey, Ed25519Key},
        headers::HeaderWriter as _,
    },
    dkim::DkimSigner,
    hickory_resolver::proto::{
        op::{Message, OpCode, ResponseCode},
        rr::{
            Name, RData, Record, RecordType,
            rdata::{A, MX, TXT},
        },
    },
};
use mailer::{
    intake::{Options, converse},
    reading::{Client, Trimmer, Verifier},
};
use rustls::pki_types::{PrivatePkcs8KeyDer, pem::PemObject as _};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    sync::watch,
};

use crate::common::{ANNA, Table};

/// A key of the tests alone, and its record.
const KEY: &[u8] = include_bytes!("../../src/delivery/dkim_test_ed25519.pem");
const RECORD: &str = "v=DKIM1; k=ed25519; p=9Rq/6MDPZC3m2TxOFlXV9u+H2YLPnPky/lLmjUzZsgg=";
const ANNAS: &str = "s1._domainkey.example.org.";
const POLICY: (&str, &str) = ("_dmarc.example.org.", "v=DMARC1; p=reject");
/// The server of Anna's provider, and another one.
const HERS: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
const OTHER: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 2);

/// What the name server does.
#[derive(Clone)]
enum Dns {
    /// Texts by name. `mx.` before a name that is asked for has nine hosts, and none of them an address.
    Texts(Vec<(&'static str, &'static str)>),
    /// Fails (SERVFAIL).
    Fails,
    /// Takes questions and never answers.
    Silent,
}

impl Dns {
    fn listen(self) -> SocketAddr {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = socket.local_addr().unwrap();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok((length, from)) = socket.recv_from(&mut buffer) {
                let asked = Message::from_vec(&buffer[..length]).unwrap();
                if let Some(answer) = self.answer(&asked) {
                    socket.send_to(&answer.to_vec().unwrap(), from).unwrap();
                }
            }
        });
        address
    }

    fn answer(&self, asked: &Message) -> Option<Message> {
        let query = asked.queries[0].clone();
        let name = query.name().to_string().to_lowercase();
        let mut answer = Message::response(asked.metadata.id, OpCode::Query);
        answer.add_query(query.clone());
        let found: Vec<RData> = match (self, query.query_type()) {
            (Self::Silent, _) => return None,
            (Self::Fails, _) => {
                answer.metadata.response_code = ResponseCode::ServFail;
                return Some(answer);
            }
            (Self::Texts(texts), RecordType::TXT) => {
                let texts = texts.iter().filter(|(owner, _)| *owner == name);
                texts.map(|(_, text)| RData::TXT(TXT::new(vec![(*text).into()]))).collect()
            }
            (Self::Texts(_), RecordType::MX) => {
                let host = |n| Name::from_ascii(format!("h{n}.{name}")).unwrap();
                (0..9).map(|n| RData::MX(MX::new(10, host(n)))).collect()
            }
            (Self::Texts(_), RecordType::A) => vec![RData::A(A::new(198, 51, 100, 1))],
            (Self::Texts(_), _) => Vec::new(),
        };
        if found.is_empty() {
            answer.metadata.response_code = ResponseCode::NXDomain;
        }
        for data in found {
            answer.add_answer(Record::from_rdata(query.name().clone(), 60, data));
        }
        Some(answer)
    }
}

fn table(dns: Dns) -> Table {
    let table = Table::new();
    let verifier = Verifier::new(&[dns.listen()], "play.example.org").unwrap();
    Table { reader: table.reader.clone().verifying(Some(Arc::new(verifier))), ..table }
}

/// A reply of Anna's, with more fields and a text.
fn reply(fields: &str, text: &str) -> String {
    format!("From: {ANNA}\r\nMessage-ID: <1@example.org>\r\nSubject: Re: a game\r\n{fields}\r\n{text}\r\n")
}

/// The mail, signed for a domain.
fn signed(raw: &str, domain: &str, fields: &[&str]) -> String {
    let der = PrivatePkcs8KeyDer::from_pem_slice(KEY).unwrap();
    let key = DkimKey::from(Ed25519Key::from_pkcs8_maybe_unchecked_der(der.secret_pkcs8_der()).unwrap());
    let signer = DkimSigner::from_key(key).domain(domain).selector("s1").headers(fields.iter().copied());
    signer.sign(raw.as_bytes()).unwrap().to_header() + raw
}

fn by_anna(text: &str) -> String {
    signed(&reply("", text), "example.org", &["From", "Subject"])
}

/// The mail as the intake stores it.
fn arrived(raw: &str, client: Option<Ipv4Addr>) -> String {
    let client = client.map(|ip| Client { address: ip.into(), helo: "mail.example.org".into() });
    let mut trimmer = Trimmer::of_client(client);
    for line in raw.split_inclusive('\n') {
        trimmer.line(line.as_bytes()).unwrap();
    }
    String::from_utf8(trimmer.finish().unwrap()).unwrap()
}

/// Has a mail of Anna's read, and compares the beginning of what was found about its author. No mail is lost, and one that
/// is not disowned is played by its token and the address.
fn judge(dns: Dns, raw: &str, client: Option<Ipv4Addr>, expected: &str) {
    let table = table(dns);
    let id = table.store(ANNA, table.play_address(Color::White), &arrived(raw, client));
    let mail = table.service.mail_in.mail(id).unwrap().unwrap();
    let found = mail.authentication.unwrap();
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
        (&strict[..], by_anna("5254"), Some(OTHER), "pass dkim=pass spf=fail"),
        (&strict[..], by_anna("5254").replacen("5254", "1", 1), Some(OTHER), "fail dkim=fail spf=fail"),
        (&lenient[..], unsigned.clone(), Some(OTHER), "unknown dkim=none spf=fail dmarc=fail policy=none"),
        // The author wrote of a client.
        (&strict[..], forged, None, "unknown dkim=none spf=unchecked"),
    ] {
        judge(Dns::Texts(records.to_vec()), &raw, client, expected);
    }
}

#[test]
fn dead_or_endless_dns_is_unknown() {
    let endless = "v=spf1 mx:a.example mx:b.example mx:c.example mx:d.example mx:e.example mx:f.example \
                   mx:g.example -all";
    let endless = Dns::Texts(vec![POLICY, ("example.org.", endless), (ANNAS, RECORD)]);
    judge(endless, &by_anna("5254"), Some(OTHER), "unknown too_many_questions");
    judge(Dns::Fails, &by_anna("5254"), Some(OTHER), "unknown");
    judge(Dns::Silent, &by_anna("5254"), Some(OTHER), "unknown no_answer");
}

/// Of a picture only a digest is stored, and the signature holds it too.
#[test]
fn body_is_verified_as_it_arrived() {
    let picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ".repeat(12) + "\r\n";
    let text = format!(
        "--b\r\nContent-Type: text/plain\r\n\r\n5254\r\n--b\r\nContent-Type: image/png\r\n\r\n{}--b--",
        picture.repeat(2_000)
    );
    let fields = "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n";
    let raw = signed(&reply(fields, &text), "example.org", &["From", "Subject"]);
    let table = table(Dns::Texts(vec![POLICY, (ANNAS, RECORD)]));
    let stored = arrived(&raw, None);
    assert!(stored.len() < 2_000, "{stored}");
    let id = table.store(ANNA, table.play_address(Color::White), &stored);
    let mail = table.service.mail_in.mail(id).unwrap().unwrap();
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
        table.service.mail_in.discard_mail(id).unwrap();
    }
    assert_eq!(table.moves(), [""; 0]);
    let id = table.store(ANNA, address, &arrived(&by_anna("5254"), None));
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.moves(), ["e2e4"]);
    // What was found stays when the mail is read again, though the DNS does not answer any more.
    let verifier = Verifier::new(&[Dns::Fails.listen()], "play.example.org").unwrap();
    table.reader = table.reader.verifying(Some(Arc::new(verifier)));
    table.service.mail_in.replay_mail(id).unwrap();
    table.reader.read_due().unwrap();
    let mail = table.service.mail_in.mail(id).unwrap().unwrap();
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
        let mails = table.service.mail_in.mails(None, None, 1).unwrap();
        let raw = table.service.mail_in.mail(mails[0].id).unwrap().unwrap();
        let raw = String::from_utf8(table.service.mail_in.open_mail(&raw).unwrap()).unwrap();
        let field = raw.lines().find(|line| line.starts_with("X-Arrived: ")).unwrap();
        match expected {
            Some(client) => assert!(field.ends_with(client), "{field}"),
            None => assert!(!field.contains("client="), "{field}"),
        }
    }
}
