//! Mails that are verified by the process itself: a broken signature costs its author's trust, and never the game.
//! (A mail is disowned only where its sender's server has a public address: `mailer/tests/service/verified.rs`.)

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, UdpSocket},
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
};

use hickory_resolver::proto::{
    op::{Message, OpCode, ResponseCode},
    rr::{RData, Record, RecordType, rdata::TXT},
};
use lettre::Transport as _;
use mail_auth::{
    common::{
        crypto::{DkimKey, Ed25519Key},
        headers::HeaderWriter as _,
    },
    dkim::DkimSigner,
};
use rustls::pki_types::{PrivatePkcs8KeyDer, pem::PemObject as _};
use serde_json::json;

use crate::{
    common::{
        ANN, BEN, Service,
        clients::{send_mail, transport, written},
        new_game, text, wait_until,
    },
    operators::chmod,
};

/// Keys of the tests alone.
const KEY: &[u8] = include_bytes!("../../mailer/src/delivery/dkim_test_ed25519.pem");
const RSA: &[u8] = include_bytes!("../../mailer/src/delivery/dkim_test_key.pem");
const RSA_RECORD: &str = include_str!("../../mailer/src/delivery/dkim_test_record.txt");
const DKIMPY: &str = include_str!("../../mailer/src/delivery/dkim_test.py");
const RECORD: &str = "v=DKIM1; k=ed25519; p=9Rq/6MDPZC3m2TxOFlXV9u+H2YLPnPky/lLmjUzZsgg=";
const RECORDS: [(&str, &str); 4] = [
    ("s1._domainkey.club.example.org.", RECORD),
    ("s1._domainkey.post.example.net.", RECORD),
    ("_dmarc.club.example.org.", "v=DMARC1; p=none"),
    ("_dmarc.post.example.net.", "v=DMARC1; p=reject"),
];

/// A name server that knows these texts.
#[derive(Clone, Default)]
struct Dns {
    /// It answers nothing.
    is_silent: Arc<AtomicBool>,
    asked: Arc<AtomicUsize>,
}

fn name_server(dns: Dns) -> SocketAddr {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let address = socket.local_addr().expect("an address");
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok((length, from)) = socket.recv_from(&mut buffer) {
            dns.asked.fetch_add(1, Ordering::SeqCst);
            if dns.is_silent.load(Ordering::SeqCst) {
                continue;
            }
            let asked = Message::from_vec(&buffer[..length]).expect("a question");
            let query = asked.queries[0].clone();
            let name = query.name().to_string().to_lowercase();
            let mut answer = Message::response(asked.metadata.id, OpCode::Query);
            let found = RECORDS.iter().filter(|(owner, _)| *owner == name);
            for (_, text) in found.filter(|_| query.query_type() == RecordType::TXT) {
                let data = RData::TXT(TXT::new(vec![(*text).into()]));
                answer.add_answer(Record::from_rdata(query.name().clone(), 60, data));
            }
            if answer.answers.is_empty() {
                answer.metadata.response_code = ResponseCode::NXDomain;
            }
            answer.add_query(query);
            socket.send_to(&answer.to_vec().expect("an answer"), from).expect("it goes out");
        }
    });
    address
}

/// Sends a mail with a signature of its author's domain, which `broken` leaves to another text.
fn send_signed(service: &Service, from: &str, to: &str, subject: &str, text: &str, broken: bool) {
    let (envelope, raw) = written(from, to, subject, text).expect("a mail");
    let der = PrivatePkcs8KeyDer::from_pem_slice(KEY).expect("a key");
    let key = Ed25519Key::from_pkcs8_maybe_unchecked_der(der.secret_pkcs8_der()).expect("a key");
    let (_, domain) = from.split_once('@').expect("an address");
    let signer = DkimSigner::from_key(DkimKey::from(key)).domain(domain).selector("s1");
    let signed =
        signer.headers(["From", "To", "Date", "Subject", "Content-Type", "Content-Transfer-Encoding"]);
    let before = if broken { [&raw[..], b"another line\r\n"].concat() } else { raw.clone() };
    let field = signed.sign(&before).expect("a signature").to_header();
    let mail = [field.as_bytes(), &raw].concat();
    transport(service.intake).send_raw(&envelope, &mail).expect("250");
}

fn start(folder: &Path, name_server: SocketAddr) -> Service {
    let name_server = name_server.to_string();
    let environment = [
        // Tokens are for this URL, also after a restart on another port.
        ("POSTZUG_HTTP__PUBLIC_URL", "http://localhost:8080"),
        ("POSTZUG_MAIL__VERIFY__ENABLED", "true"),
        ("POSTZUG_MAIL__VERIFY__NAME_SERVERS", &*name_server),
    ];
    Service::start_with(folder, &environment)
}

#[test]
fn broken_signature_lowers_trust() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path(), name_server(Dns::default()));
    let (mut outgoing, ann, ben) = service.players();
    let game = new_game(&ann, &ben, "Ben", "game");
    let moves = || ann.read(&format!("/v1/games/{game}")).expect("the game")["ply"].clone();

    // To an address that anybody knows: only a good signature proves the author.
    let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
    let (_, domain) = asked.reply_to.split_once('@').expect("an address");
    let (play, subject) = (format!("play@{domain}"), format!("Re: {}", asked.subject));
    send_signed(&service, ANN, &play, &subject, "1. d4", true);
    outgoing.expect(ANN, "does not prove its author").expect("Ann is asked");
    assert_eq!(moves(), 0);
    send_signed(&service, ANN, &play, &subject, "1. e4", false);

    // To an address that only Ben knows, which is enough until they ask for more.
    let asked = outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    let subject = format!("Re: {}", asked.subject);
    ben.change("/v1/me", &json!({"mail_trust": "token_from_and_dmarc"})).expect("it is set");
    send_signed(&service, BEN, &asked.reply_to, &subject, "1... d5", true);
    let question = outgoing.expect(BEN, "more proof of its author").expect("Ben is asked");
    assert_eq!(moves(), 1);
    send_mail(service.intake, BEN, &question.reply_to, "Re: yes", "no").expect("250");
    send_signed(&service, BEN, &asked.reply_to, &subject, "1... e5", false);
    outgoing.take(ANN, "Reply with your move", Some(2)).expect("Ann is on move");
    assert_eq!(moves(), 2);
}

/// Every mail as the service writes it: codes, challenges, and notices with HTML, a PGN and a date.
#[test]
fn outgoing_mail_is_signed_by_both() {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/dkim/bin/python");
    if !Command::new(&python)
        .args(["-c", "import dkim, nacl"])
        .output()
        .is_ok_and(|output| output.status.success())
    {
        store::testing::skipped("dkimpy verifies what the service sends: .ci/run installs it");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let [rsa, ed25519] = [("rsa.pem", RSA), ("ed25519.pem", KEY)].map(|(name, key)| {
        let path = folder.path().join(name);
        fs::write(&path, key).expect("a key");
        chmod(&path, 0o600);
        path.display().to_string()
    });
    let environment = [
        ("POSTZUG_MAIL__DOMAIN", "play.example.org"),
        ("POSTZUG_MAIL__DKIM__SELECTOR", "s1"),
        ("POSTZUG_MAIL__DKIM__KEY_FILE", &*rsa),
        ("POSTZUG_MAIL__DKIM__ED25519_SELECTOR", "s2"),
        ("POSTZUG_MAIL__DKIM__ED25519_KEY_FILE", &*ed25519),
    ];
    let service = Service::start_with(folder.path(), &environment);
    let (mut outgoing, ann, ben) = service.players();
    ben.change("/v1/me", &json!({"pgn_attached": true, "calendar_attached": true})).expect("it is set");
    let game = new_game(&ann, &ben, "Ben", "game");
    ann.done(&format!("/v1/games/{game}/moves"), "e4", &json!({"move": "e4", "ply": 0})).expect("a move");
    outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    let mails: Vec<_> = fs::read_dir(service.maildir().join("new"))
        .expect("mails")
        .map(|file| file.expect("a mail").path())
        .collect();
    let whole = mails.iter().any(|mail| {
        let mail = fs::read_to_string(mail).expect("a mail");
        ["text/html", "G1.pgn", "G1.ics"].iter().all(|part| mail.contains(part))
    });
    assert!(mails.len() > 4 && whole, "{mails:?}");
    let verified =
        Command::new(python).args(["-c", DKIMPY, RSA_RECORD, RECORD]).args(&mails).output().expect("python");
    let both = "True rsa-sha256\nTrue ed25519-sha256\n".repeat(mails.len());
    assert_eq!(text(&verified.stdout), both, "{}", text(&verified.stderr));
}

/// The service is killed while a mail waits for the DNS.
#[test]
fn killed_during_dns_moves_once() {
    let (folder, dns) = (tempfile::tempdir().expect("a folder"), Dns::default());
    dns.is_silent.store(true, Ordering::SeqCst);
    let name_server = name_server(dns.clone());
    let mut service = start(folder.path(), name_server);
    let (mut outgoing, ann, ben) = service.players();
    let game = new_game(&ann, &ben, "Ben", "game");
    let asked = outgoing.take(ANN, "Reply with your move", Some(0)).expect("Ann is on move");
    send_signed(&service, ANN, &asked.reply_to, &format!("Re: {}", asked.subject), "1. e4", false);
    for _ in 0..2 {
        wait_until(60, || dns.asked.swap(0, Ordering::SeqCst) > 0, || service.log());
        service.kill();
        service = start(folder.path(), name_server);
    }
    outgoing.take(BEN, "Reply with your move", Some(1)).expect("Ben is on move");
    let view = ann.at(service.http).read(&format!("/v1/games/{game}")).expect("the game");
    assert_eq!(view["ply"], 1);
}
