//! A name server, and mails that are signed by what it knows.

use std::{
    net::{Ipv4Addr, SocketAddr, UdpSocket},
    sync::Arc,
    thread,
};

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
use mailer::reading::{Client, Trimmer, Verifier};
use rustls::pki_types::{PrivatePkcs8KeyDer, pem::PemObject as _};

use crate::common::{ANNA, Table};

/// A key of the tests alone, and its record.
pub const KEY: &[u8] = include_bytes!("../../src/delivery/dkim_test_ed25519.pem");
pub const RECORD: &str = "v=DKIM1; k=ed25519; p=9Rq/6MDPZC3m2TxOFlXV9u+H2YLPnPky/lLmjUzZsgg=";
pub const ANNAS: &str = "s1._domainkey.example.org.";
pub const POLICY: (&str, &str) = ("_dmarc.example.org.", "v=DMARC1; p=reject");
/// The server of Anna's provider, and another one.
pub const HERS: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
pub const OTHER: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 2);

/// The behaviour of the name server.
#[derive(Clone)]
pub enum Dns {
    /// Texts by name, and nine hosts of each name. Questions about a name that begins with "slow" are never answered.
    Texts(Vec<(&'static str, &'static str)>),
    /// Fails (SERVFAIL).
    Fails,
    /// Takes questions and never answers.
    Silent,
}

impl Dns {
    pub fn listen(self) -> SocketAddr {
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
            (Self::Texts(_), _) if name.starts_with("slow") => return None,
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

pub fn table(dns: Dns) -> Table {
    let table = Table::new();
    let verifier = Verifier::new(&[dns.listen()], "play.example.org").unwrap();
    Table { reader: table.reader.clone().verifying(Some(Arc::new(verifier))), ..table }
}

/// A reply of Anna's, with more fields and a text.
pub fn reply(fields: &str, text: &str) -> String {
    format!("From: {ANNA}\r\nMessage-ID: <1@example.org>\r\nSubject: Re: a game\r\n{fields}\r\n{text}\r\n")
}

/// The mail, signed for a domain.
pub fn signed(raw: &str, domain: &str, fields: &[&str]) -> String {
    signer()
        .domain(domain)
        .selector("s1")
        .headers(fields.iter().copied())
        .sign(raw.as_bytes())
        .unwrap()
        .to_header()
        + raw
}

pub fn signer() -> DkimSigner<DkimKey> {
    let der = PrivatePkcs8KeyDer::from_pem_slice(KEY).unwrap();
    DkimSigner::from_key(DkimKey::from(
        Ed25519Key::from_pkcs8_maybe_unchecked_der(der.secret_pkcs8_der()).unwrap(),
    ))
}

pub fn by_anna(text: &str) -> String {
    signed(&reply("", text), "example.org", &["From", "Subject"])
}

/// The mail as the intake stores it.
pub fn arrived(raw: &str, client: Option<Ipv4Addr>) -> String {
    let client = client.map(|ip| Client { address: ip.into(), helo: "mail.example.org".into() });
    let mut trimmer = Trimmer::of_client(client);
    for line in raw.split_inclusive('\n') {
        trimmer.line(line.as_bytes()).unwrap();
    }
    String::from_utf8(trimmer.finish().unwrap()).unwrap()
}
