use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::Duration,
};

use app::{
    inbox::ANSWERS_PER_WINDOW,
    outbox::{AccountNews, CodePurpose, CodeSent},
    ports::{self, Ledger, MailKind, MailState, NewMail, OutboxRow, Purpose, Recipient, Vault as _},
};
use domain::PlayerId;
use mail_parser::MessageParser;
use store::testing::TestInstance;

use super::*;

fn worker(instance: &TestInstance) -> (Worker, Memory) {
    let memory = Memory::default();
    (Worker::new(instance.service.clone(), Transport::Memory(memory.clone())), memory)
}

fn news(instance: &TestInstance, key: &str, to: Recipient) -> NewMail {
    let details = serde_json::to_string(&AccountNews::ApiTokenMade { label: key.into() }).expect("JSON");
    NewMail { details, ..NewMail::new(key.into(), to, MailKind::AccountNews, instance.clock_now()) }
}

fn enqueue(instance: &TestInstance, mail: NewMail) {
    let ledger: &dyn Ledger = &*instance.store;
    ports::write(ledger, move |tx| tx.enqueue(&mail)).expect("enqueued");
}

fn row(instance: &TestInstance, key: &str) -> OutboxRow {
    let ledger: &dyn Ledger = &*instance.store;
    ports::read(ledger, |view| view.mail_by_key(key)).expect("read").expect("a row")
}

fn id(mail: &crate::notice::Outgoing) -> String {
    MessageParser::new().parse(&mail.bytes).and_then(|mail| mail.message_id().map(Into::into)).expect("an id")
}

#[test]
fn key_sent_once_to_current_address() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (worker, memory) = worker(&instance);
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    instance.execute("UPDATE player SET email = 'new@example.org' WHERE name = 'Ann'").expect("moved");
    assert_eq!(worker.deliver_due().expect("delivered"), 1);
    assert_eq!(worker.deliver_due().expect("nothing left"), 0);
    let sent = memory.take();
    assert_eq!(sent.len(), 1);
    assert_eq!(sent[0].envelope.to()[0].to_string(), "new@example.org");
    assert_eq!(row(&instance, "a").state, MailState::Sent);
}

#[test]
fn code_is_only_in_the_mail() {
    let instance = TestInstance::new();
    let keys = store::keys::KeyRing::new(&[7; 32]).expect("keys");
    let sent = CodeSent {
        purpose: CodePurpose::SignUp,
        until: instance.clock_now() + Span::minutes(10),
        asked_by: String::new(),
    };
    let mail = NewMail {
        secret: Some(keys.seal(Purpose::OutgoingSecret, "code", b"98765432").expect("sealed")),
        details: serde_json::to_string(&sent).expect("JSON"),
        expires_at: Some(sent.until),
        ..NewMail::new(
            "code".into(),
            Recipient::Address("zoe@example.org".into()),
            MailKind::SignInCode,
            instance.clock_now(),
        )
    };
    enqueue(&instance, mail.clone());
    enqueue(
        &instance,
        NewMail { key: "late".into(), expires_at: Some(instance.clock_now() - Span(1)), ..mail },
    );
    let (worker, memory) = worker(&instance);
    worker.deliver_due().expect("delivered");
    let sent = memory.take();
    assert_eq!(sent.len(), 1);
    assert!(String::from_utf8_lossy(&sent[0].bytes).contains("98765432"));
    let row = row(&instance, "code");
    assert_eq!((row.state, row.mail.secret), (MailState::Sent, None));
    assert_eq!(row.mail.to, Recipient::Address(String::new()), "the address is erased too");
    assert_eq!(instance.files_containing(&["98765432"]), Vec::<String>::new());
}

#[test]
fn poison_row_dies_after_five_days() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (worker, memory) = worker(&instance);
    // Details of another shape cannot be rendered; the neighbour goes out.
    enqueue(&instance, NewMail { details: "{".into(), ..news(&instance, "poison", Recipient::Player(ann)) });
    enqueue(&instance, news(&instance, "good", Recipient::Player(ann)));
    worker.deliver_due().expect("delivered");
    assert_eq!(memory.take().len(), 1);
    let mut pauses = Vec::new();
    loop {
        let row = row(&instance, "poison");
        let Some(next_at) = row.next_at else { break };
        assert_eq!(worker.deliver_due().expect("not before its time"), 0);
        pauses.push((next_at - instance.clock_now()).0 / 1000);
        instance.clock.set(next_at);
        assert_eq!(worker.deliver_due().expect("tried"), 1);
    }
    let row = row(&instance, "poison");
    assert_eq!((row.state, row.reason.as_str()), (MailState::Dead, "the details cannot be read"));
    assert!(row.settled_at.expect("when") - row.mail.due_at >= Span::days(5));
    assert!(row.attempts as usize == pauses.len() + 1 && row.attempts < 140, "{}", row.attempts);
    for (i, pause) in pauses.iter().enumerate() {
        let least = (60 << i.min(6)).min(3600);
        assert!((least..=(least * 5 / 4).min(3600)).contains(pause), "{i}: {pause}");
    }
}

#[test]
fn crash_before_marking_repeats_the_message() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    // The first worker takes the mail, sends it and dies.
    let leased = instance.service.mail_out.lease_mails(10).expect("leased");
    let SendDecision::Send(outgoing) = instance.service.mail_out.decide(&leased[0]).expect("a decision")
    else {
        panic!("to send")
    };
    let first = compose(&instance.service, &outgoing).expect("a mail");
    let (worker, memory) = worker(&instance);
    assert_eq!(worker.deliver_due().expect("still leased"), 0);
    instance.clock.advance(Span::minutes(10));
    assert_eq!(worker.deliver_due().expect("taken over"), 1);
    assert_eq!(memory.take().iter().map(id).collect::<Vec<_>>(), [id(&first)]);
    // The first one was only slow: it no longer has a say.
    let dead = Settled::Dead { reason: "late".into(), bounce: Bounce::new(Severity::Ours, "not_sent") };
    assert!(!instance.service.mail_out.settle_mail(&leased[0], dead).expect("settled"));
    assert_eq!(row(&instance, "a").state, MailState::Sent);
}

/// Busy for so many writes after the first one.
struct Held(std::sync::Arc<dyn Ledger>, std::sync::atomic::AtomicU32, u32);

impl Ledger for Held {
    fn write(&self, scope: ports::LockScope, work: ports::Work) -> Result<(), Failure> {
        let write = self.1.fetch_add(1, Ordering::SeqCst);
        if (1..=self.2).contains(&write) { Err(Failure::Busy) } else { self.0.write(scope, work) }
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn ports::View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.0.read(work)
    }
}

#[test]
fn sent_mail_marked_when_storage_recovers() {
    for memory in [Memory::default(), Memory::wide()] {
        marked_when_the_storage_lets_it(memory);
    }
}

fn marked_when_the_storage_lets_it(memory: Memory) {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    for key in ["a", "b"] {
        enqueue(&instance, news(&instance, key, Recipient::Player(ann)));
    }
    let ledger = std::sync::Arc::new(Held(instance.store.clone(), 0.into(), 2));
    let busy = TestInstance::service_with(ledger, &instance.clock);
    let busy = Worker::new(busy, Transport::Memory(memory.clone()));
    busy.deliver_due().expect("marked after all");
    instance.clock.advance(Span::minutes(10));
    let next = Worker::new(instance.service.clone(), Transport::Memory(memory.clone()));
    next.deliver_due().expect("what had not been sent");
    let sent = |key| row(&instance, key).attempts;
    assert_eq!(row(&instance, "a").state, MailState::Sent);
    assert_eq!((sent("a"), memory.take().len()), (1, 2), "each once");
    assert_eq!(row(&instance, "b").state, MailState::Sent);
}

/// Lets no row of the outbox become such.
fn forbid(instance: &TestInstance, such: &str) {
    let sql = if instance.is_on_postgres() {
        format!(
            "CREATE FUNCTION forbid() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'forbidden'; END $$; \
             CREATE TRIGGER forbidden BEFORE UPDATE ON outbox FOR EACH ROW WHEN ({such}) EXECUTE FUNCTION forbid()"
        )
    } else {
        format!(
            "CREATE TRIGGER forbidden BEFORE UPDATE ON outbox WHEN {such} BEGIN SELECT raise(ABORT, 'forbidden'); END"
        )
    };
    instance.execute(&sql).expect("a trigger");
}

fn allow(instance: &TestInstance) {
    let on = if instance.is_on_postgres() { " ON outbox" } else { "" };
    instance.execute(&format!("DROP TRIGGER forbidden{on}")).expect("a trigger");
}

#[test]
fn unmarked_mail_is_not_sent_again() {
    for memory in [Memory::default(), Memory::wide()] {
        never_sent_again(memory);
    }
}

fn never_sent_again(memory: Memory) {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let worker = Worker::new(instance.service.clone(), Transport::Memory(memory.clone()));
    for key in ["a", "b", "c"] {
        enqueue(&instance, news(&instance, key, Recipient::Player(ann)));
    }
    forbid(&instance, "NEW.state = 'sent' AND NEW.key = 'b'");
    worker.deliver_due().unwrap_err();
    instance.clock.advance(Span(30_000));
    worker.deliver_due().expect("what was not sent yet");
    let states = || ["a", "b", "c"].map(|key| row(&instance, key).state);
    assert_eq!((memory.take().len(), states()), (3, [MailState::Sent, MailState::Waiting, MailState::Sent]));
    for _ in 0..4 {
        instance.clock.advance(Span(30_000));
        enqueue(
            &instance,
            news(&instance, &format!("later {}", instance.clock_now().0), Recipient::Player(ann)),
        );
        worker.deliver_due().expect("no failure");
        assert_eq!(memory.take().len(), 1, "mail goes on, and nothing goes twice");
    }
    allow(&instance);
    instance.clock.advance(Span(30_000));
    worker.deliver_due().expect("no failure");
    assert_eq!((memory.take().len(), states()), (0, [MailState::Sent; 3]));
    assert_eq!(instance.number("SELECT count(*) FROM outbox WHERE body IS NULL"), 0);
}

#[test]
fn sent_mail_marked_without_its_text() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (worker, memory) = worker(&instance);
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    forbid(&instance, "NEW.body IS NOT NULL");
    worker.deliver_due().expect("marked");
    assert_eq!((memory.take().len(), row(&instance, "a").state), (1, MailState::Sent));
}

/// The storage is away until long after the leases have ended.
#[test]
fn sent_mail_marked_before_others_leave() {
    for memory in [Memory::default(), Memory::wide()] {
        marked_before_anything_else(memory);
    }
}

fn marked_before_anything_else(memory: Memory) {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let full = std::sync::Arc::new(Full(instance.store.clone(), AtomicBool::new(false)));
    let service = TestInstance::service_with(full.clone(), &instance.clock);
    let worker = Worker::new(service, Transport::Memory(memory.clone()));
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    full.1.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        assert!(matches!(worker.deliver_due(), Err(Failure::Full(_))));
        instance.clock.advance(Span(30_000));
    }
    assert_eq!(memory.take().len(), 1);
    enqueue(&instance, news(&instance, "b", Recipient::Player(ann)));
    full.1.store(false, Ordering::SeqCst);
    assert_eq!(worker.deliver_due().expect("there is room again"), 1);
    assert_eq!((memory.take().len(), row(&instance, "a").state), (1, MailState::Sent));
}

/// A storage where mails can be leased, and nothing else can be written while it is full.
struct Full(std::sync::Arc<dyn Ledger>, AtomicBool);

impl Ledger for Full {
    fn write(&self, scope: ports::LockScope, work: ports::Work) -> Result<(), Failure> {
        let leased = || ports::read(&*self.0, |view| view.outbox(Some(MailState::Waiting), None, 9));
        let sending = leased()?.iter().any(|row| row.attempts > 0);
        if sending && self.1.load(Ordering::SeqCst) {
            return Err(Failure::Full("on purpose".into()));
        }
        self.0.write(scope, work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn ports::View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.0.read(work)
    }
}

#[test]
fn earliest_deadline_first_and_texts_pruned() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let now = instance.clock_now();
    for (key, days) in [("c", 3), ("a", 1), ("b", 2)] {
        let mail = news(&instance, key, Recipient::Player(ann));
        enqueue(&instance, NewMail { deadline: now + Span::days(days), game: None, ..mail });
    }
    enqueue(&instance, news(&instance, "now", Recipient::Player(ann)));
    enqueue(
        &instance,
        NewMail { due_at: now + Span::hours(1), ..news(&instance, "later", Recipient::Player(ann)) },
    );
    enqueue(&instance, news(&instance, "nobody", Recipient::Player(PlayerId(4711))));
    let (worker, memory) = worker(&instance);
    worker.deliver_due().expect("delivered");
    let order: Vec<String> = memory.take().into_iter().filter_map(|mail| mail.text).collect();
    let order: Vec<&str> = order.iter().map(|text| text.split('"').nth(1).expect("a label")).collect();
    assert_eq!(order, ["now", "a", "b", "c"]);
    assert_eq!(row(&instance, "nobody").reason, "no address on file");
    assert_eq!(instance.service.ops.prune_outbox().expect("pruned"), 0);
    instance.clock.advance(Span::days(91));
    assert_eq!(instance.service.ops.prune_outbox().expect("pruned"), 4);
}

#[test]
fn clock_set_ahead_kills_no_mail() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (worker, memory) = worker(&instance);
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    instance.clock.advance(Span::days(30));
    for attempt in 1..24 {
        memory.fail_next(false, SendError::Transient("451".into()));
        worker.deliver_due().expect("tried");
        let row = row(&instance, "a");
        assert_eq!((row.state, row.attempts), (MailState::Waiting, attempt));
        instance.clock.set(row.next_at.expect("a next time"));
    }
    worker.deliver_due().expect("tried");
    assert_eq!((row(&instance, "a").state, memory.take().len()), (MailState::Sent, 1));
}

#[test]
fn clock_set_back_delays_no_mail() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (worker, memory) = worker(&instance);
    let now = instance.clock_now();
    instance.clock.advance(Span::days(2));
    let ahead = instance.clock_now();
    memory.fail_next(false, SendError::Transient("451".into()));
    enqueue(&instance, news(&instance, "tried", Recipient::Player(ann)));
    worker.deliver_due().expect("tried");
    enqueue(&instance, NewMail { due_at: ahead, ..news(&instance, "waits", Recipient::Player(ann)) });
    let kind = MailKind::Reminder;
    enqueue(
        &instance,
        NewMail { due_at: ahead, kind, ..news(&instance, "reminder", Recipient::Player(ann)) },
    );
    instance.clock.set(now);
    enqueue(
        &instance,
        NewMail { due_at: now + Span::hours(23), ..news(&instance, "held", Recipient::Player(ann)) },
    );
    assert_eq!((worker.deliver_due().expect("none is due"), memory.take().len()), (0, 0));
    assert_eq!(instance.service.mail_out.bring_mails_forward().expect("looked"), 2);
    worker.deliver_due().expect("sent");
    assert_eq!(["tried", "waits"].map(|key| row(&instance, key).state), [MailState::Sent; 2]);
    assert_eq!(["reminder", "held"].map(|key| row(&instance, key).attempts), [0; 2]);
    assert_eq!(instance.service.mail_out.bring_mails_forward().expect("looked"), 0);
}

/// The breaker releases held answers one by one.
#[test]
fn held_answers_are_released_gradually() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (due_at, kind) = (instance.clock_now() + Span::days(2), MailKind::Transcript);
    for n in 0..ANSWERS_PER_WINDOW + 50 {
        let key = format!("answer {n:03}");
        enqueue(&instance, NewMail { due_at, kind, ..news(&instance, &key, Recipient::Player(ann)) });
    }
    assert_eq!(instance.service.mail_out.bring_mails_forward().expect("looked"), ANSWERS_PER_WINDOW as usize);
    assert_eq!(row(&instance, "answer 000").next_at, Some(instance.clock_now()));
    assert_eq!(instance.service.mail_out.bring_mails_forward().expect("looked"), 50);
}

/// The behaviour of a test relay.
#[derive(Copy, Clone)]
enum Mood {
    Accepts,
    Greylists,
    Refuses,
    /// Answers the first RCPT like this.
    Says(&'static [u8]),
    /// Answers every RCPT that names this recipient with these words.
    SaysOf(&'static str, &'static [u8]),
    RefusesEverybody,
    /// Greets, and takes nothing from us: the account is locked, the address of the sender is not to its liking.
    RefusesSender {
        pipelining: bool,
    },
    DropsAfterData,
    /// Has no 8BITMIME.
    SevenBit,
}

/// A relay that speaks enough SMTP, one session after the other.
fn relay(moods: Vec<Mood>) -> (Transport, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let transport = transport_to(&listener);
    let (sender, mails) = mpsc::channel();
    std::thread::spawn(move || {
        let mut moods = moods.into_iter();
        let mut mood = moods.next();
        while let (Some(now), Ok((stream, _))) = (mood, listener.accept()) {
            if session(&stream, now, &sender).unwrap_or(true) {
                mood = moods.next();
            }
        }
    });
    (transport, mails)
}

/// A relay in one mood, with any number of sessions at a time.
fn busy_relay(mood: Mood) -> Transport {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let transport = transport_to(&listener);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || {
                let (sender, _mails) = mpsc::channel();
                session(&stream, mood, &sender)
            });
        }
    });
    transport
}

fn transport_to(listener: &TcpListener) -> Transport {
    let relay = Relay {
        host: "127.0.0.1".into(),
        port: listener.local_addr().expect("bound").port(),
        tls: RelayTls::None,
        credentials: None,
        timeout: Duration::from_secs(5),
    };
    Transport::smtp(&relay, "play.example.org").expect("a transport")
}

/// True when a mail was offered: the next session is in another mood.
fn session(mut stream: &TcpStream, mood: Mood, mails: &mpsc::Sender<String>) -> std::io::Result<bool> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let mut offered = false;
    if matches!(mood, Mood::RefusesEverybody) {
        stream.write_all(b"554 go away\r\n")?;
        return Ok(false);
    }
    stream.write_all(b"220 relay\r\n")?;
    while let Some(line) = lines.next() {
        let line = line?.to_ascii_uppercase();
        let answer: &[u8] = match &line[..4.min(line.len())] {
            "EHLO" if matches!(mood, Mood::SevenBit) => b"250 relay\r\n",
            "EHLO" if matches!(mood, Mood::RefusesSender { pipelining: true }) => {
                b"250-relay\r\n250-PIPELINING\r\n250 8BITMIME\r\n"
            }
            "EHLO" => b"250-relay\r\n250 8BITMIME\r\n",
            "MAIL" if matches!(mood, Mood::RefusesSender { .. }) => {
                b"550 5.4.5 Daily user sending limit exceeded\r\n"
            }
            "RCPT" | "DATA" if matches!(mood, Mood::RefusesSender { .. }) => b"503 5.5.1 MAIL first\r\n",
            "MAIL" | "RSET" | "NOOP" => b"250 ok\r\n",
            "RCPT" => {
                let again = std::mem::replace(&mut offered, true);
                match mood {
                    Mood::Greylists => b"451 <ann@example.org> later\r\n",
                    Mood::Refuses => b"550 <ann@example.org> nobody\r\n",
                    Mood::Says(answer) if !again => answer,
                    Mood::SaysOf(name, answer) if line.contains(name) => answer,
                    _ => b"250 ok\r\n",
                }
            }
            "DATA" => {
                stream.write_all(b"354 go\r\n")?;
                let mut mail = String::new();
                for line in lines.by_ref() {
                    let line = line?;
                    if line == "." {
                        break;
                    }
                    mail.push_str(&line);
                    mail.push('\n');
                }
                mails.send(mail).map_err(std::io::Error::other)?;
                if matches!(mood, Mood::DropsAfterData) {
                    return Ok(true);
                }
                b"250 taken\r\n"
            }
            "QUIT" => return Ok(offered),
            _ => b"502 what\r\n",
        };
        stream.write_all(answer)?;
    }
    Ok(offered)
}

fn deliver_to(mood: Mood) -> (TestInstance, Worker, mpsc::Receiver<String>) {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (transport, mails) = relay(vec![mood, Mood::Accepts]);
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    let worker = Worker::new(instance.service.clone(), transport);
    worker.deliver_due().expect("tried");
    (instance, worker, mails)
}

#[test]
fn accepting_relay_has_the_mail() {
    let (instance, _worker, mails) = deliver_to(Mood::Accepts);
    assert_eq!(row(&instance, "a").state, MailState::Sent);
    assert!(mails.recv().expect("a mail").contains("The API token \"a\" was made"));
}

#[test]
fn relay_without_8bitmime_gets_quoted_printable() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (transport, mails) = relay(vec![Mood::SevenBit]);
    let details =
        serde_json::to_string(&AccountNews::ApiTokenMade { label: "Grüße = ♞".into() }).expect("JSON");
    enqueue(&instance, NewMail { details, ..news(&instance, "a", Recipient::Player(ann)) });
    Worker::new(instance.service.clone(), transport).deliver_due().expect("tried");
    assert_eq!(row(&instance, "a").state, MailState::Sent, "{}", row(&instance, "a").reason);
    let mail = mails.recv().expect("a mail");
    assert!(
        mail.is_ascii() && mail.to_lowercase().contains("content-transfer-encoding: quoted-printable"),
        "{mail}"
    );
    let parsed = MessageParser::new().parse(mail.as_bytes()).expect("a mail");
    assert!(parsed.body_text(0).is_some_and(|text| text.contains("Grüße = ♞")), "{mail}");
}

#[test]
fn greylisting_relay_gets_mail_again() {
    let (instance, _worker, _mails) = deliver_to(Mood::Greylists);
    let row = row(&instance, "a");
    assert_eq!((row.state, row.reason.as_str()), (MailState::Waiting, "not taken now: 451"));
}

/// Returns the bounces that count against Ann's address.
fn standing(instance: &TestInstance) -> Option<(u32, String)> {
    let ann = instance.service.accounts.player_by_name("Ann").expect("read").expect("Ann").id;
    let standing = instance.service.mail_out.mail_standing(ann).expect("read");
    standing.map(|standing| (standing.bounces, standing.reason))
}

#[test]
fn dead_mail_counts_as_bounce() {
    let expired = |mood| {
        let instance = TestInstance::new();
        let ann = instance.player("Ann");
        let (transport, _mails) = relay(vec![mood; 3]);
        enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
        instance.execute("UPDATE outbox SET attempts = 23").expect("attempted");
        instance.clock.advance(Span::days(5));
        Worker::new(instance.service.clone(), transport).deliver_due().expect("tried");
        assert_eq!(row(&instance, "a").state, MailState::Dead);
        standing(&instance)
    };
    assert_eq!(expired(Mood::Greylists), Some((1, "expired".into())));
    assert_eq!(expired(Mood::RefusesEverybody), Some((1, "not_sent".into())));
    assert_eq!(standing(&deliver_to(Mood::Refuses).0), Some((1, "550".into())));
    let with_words = Mood::Says(b"554 5.2.1 <ann@example.org>: <b>rejected</b>\r\n");
    assert_eq!(standing(&deliver_to(with_words).0), Some((1, "5.2.1".into())));
    // It was the policy of the relay all the time.
    assert_eq!(expired(Mood::Says(b"451 4.7.1 not from you\r\n")), Some((1, "not_sent".into())));
    assert_eq!(standing(&deliver_to(Mood::Accepts).0), None);
}

#[test]
fn permanent_refusal_names_nobody() {
    let (instance, _worker, _mails) = deliver_to(Mood::Refuses);
    let row = row(&instance, "a");
    assert_eq!((row.state, row.reason.as_str()), (MailState::Dead, "refused: 550"));
}

#[test]
fn unusable_relay_kills_no_mail() {
    let (instance, _worker, _mails) = deliver_to(Mood::RefusesEverybody);
    let row = row(&instance, "a");
    assert_eq!((row.state, row.reason.as_str()), (MailState::Waiting, "the relay cannot be used: 554"));
}

#[test]
fn refused_sender_counts_against_nobody() {
    for pipelining in [false, true] {
        let (instance, _worker, _mails) = deliver_to(Mood::RefusesSender { pipelining });
        let row = row(&instance, "a");
        assert_eq!((row.state, row.reason.as_str()), (MailState::Waiting, "the relay cannot be used: 550"));
        assert_eq!(standing(&instance), None);
    }
}

#[test]
fn refusal_of_us_counts_against_nobody() {
    for (answer, reason) in [
        (&b"530 5.7.0 Must issue STARTTLS\r\n"[..], "the relay refuses us: 530 5.7.0"),
        (b"535 5.7.8 bad credentials\r\n", "the relay refuses us: 535 5.7.8"),
        (b"554 5.7.1 <ann@example.org>: Relay access denied\r\n", "the relay refuses us: 554 5.7.1"),
        (b"550 relay not permitted\r\n", "the relay refuses us: 550"),
    ] {
        let (instance, worker, _mails) = deliver_to(Mood::Says(answer));
        let waiting = row(&instance, "a");
        assert_eq!((waiting.state, waiting.reason.as_str()), (MailState::Waiting, reason));
        assert_eq!(standing(&instance), None);
        instance.clock.set(waiting.next_at.expect("a next time"));
        worker.deliver_due().expect("tried again");
        assert_eq!(row(&instance, "a").state, MailState::Sent);
    }
}

#[test]
fn policy_refusal_delays_no_other_mail() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (worker, memory) = worker(&instance);
    memory.fail_next(false, SendError::RefusesUs("554 5.7.1".into()));
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    enqueue(&instance, news(&instance, "b", Recipient::Player(ann)));
    worker.deliver_due().expect("tried");
    let states = ["a", "b"].map(|key| row(&instance, key).state);
    assert!(states.contains(&MailState::Waiting) && states.contains(&MailState::Sent), "{states:?}");
}

/// A relay may pass on what the recipient's server says.
#[test]
fn login_demand_delays_no_other_recipient() {
    let instance = TestInstance::new();
    let (ann, bob) = (instance.player("Ann"), instance.player("Bob"));
    let worker = Worker::new(
        instance.service.clone(),
        busy_relay(Mood::SaysOf("ANN", b"530 5.7.1 Authentication required\r\n")),
    );
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    let others: Vec<String> = (0..100).map(|n| format!("b{n}")).collect();
    others.iter().for_each(|key| enqueue(&instance, news(&instance, key, Recipient::Player(bob))));
    worker.deliver_due().expect("tried");
    assert_eq!(row(&instance, "a").state, MailState::Waiting);
    let unsent: Vec<_> = others.iter().filter(|key| row(&instance, key).state != MailState::Sent).collect();
    assert!(unsent.is_empty(), "{unsent:?}");
}

#[test]
fn lost_answer_repeats_the_message_id() {
    let (instance, worker, mails) = deliver_to(Mood::DropsAfterData);
    let waiting = row(&instance, "a");
    assert_eq!(waiting.state, MailState::Waiting);
    let next_at: Instant = waiting.next_at.expect("a next time");
    instance.clock.set(next_at);
    worker.deliver_due().expect("tried again");
    assert_eq!(row(&instance, "a").state, MailState::Sent);
    let ids: Vec<String> = mails
        .try_iter()
        .map(|mail| mail.lines().find(|line| line.starts_with("Message-ID")).expect("an id").into())
        .collect();
    assert_eq!(ids.len(), 2);
    assert_eq!(ids[0], ids[1]);
}

#[test]
fn a_maildir_holds_each_mail_once() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let folder = instance.folder.path().join("outgoing");
    let maildir = Maildir::open(&folder).expect("a maildir");
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    Worker::new(instance.service.clone(), Transport::Maildir(maildir)).deliver_due().expect("delivered");
    let files: Vec<_> = std::fs::read_dir(folder.join("new")).expect("new").collect();
    assert_eq!(files.len(), 1);
    let mail = std::fs::read(files[0].as_ref().expect("a file").path()).expect("a mail");
    let parsed = MessageParser::new().parse(&mail).expect("it parses");
    assert_eq!(parsed.to().and_then(|to| to.first()?.address.as_deref()), Some("ann@example.org"));
}

/// A database on a host whose clock ours was the same as.
struct Elsewhere(std::sync::Arc<dyn Ledger>, Instant);

impl Ledger for Elsewhere {
    fn write(&self, scope: ports::LockScope, work: ports::Work) -> Result<(), Failure> {
        self.0.write(scope, work)
    }

    fn read(&self, work: &mut dyn FnMut(&mut dyn ports::View) -> Result<(), Failure>) -> Result<(), Failure> {
        self.0.read(work)
    }

    fn clock(&self) -> Result<Option<Instant>, Failure> {
        Ok(Some(self.1))
    }
}

#[test]
fn no_lease_holds_after_clock_change() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    enqueue(&instance, news(&instance, "a", Recipient::Player(ann)));
    let elsewhere = Elsewhere(instance.store.clone(), instance.clock_now());
    let service = TestInstance::service_with(std::sync::Arc::new(elsewhere), &instance.clock);
    service.time.clock_skew().expect("a clock");
    let rows = service.mail_out.lease_mails(1).expect("leased");
    let leases = Leases::new(&service, &rows);
    // Set back, it would seem to last longer than others wait for it.
    for (by, holds) in [(0, true), (-60_000, false), (60_000, true)] {
        instance.clock.step(Span(by));
        assert_eq!(leases.holds(rows[0].id), holds, "{by}");
    }
}

#[test]
fn urgent_mail_overtakes_a_backlog() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    enqueue(&instance, news(&instance, "old", Recipient::Player(ann)));
    instance
        .execute(
            "INSERT INTO outbox (key, player, kind, due_at, deadline, details, state, reason, attempts, next_at) \
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 17000) \
             SELECT 'old' || i, player, kind, due_at, deadline, details, state, reason, attempts, next_at \
             FROM outbox, n WHERE key = 'old'",
        )
        .expect("a backlog");
    instance.clock.advance(Span(1));
    let urgent = NewMail {
        deadline: instance.clock_now() + Span::minutes(10),
        ..news(&instance, "new", Recipient::Player(ann))
    };
    enqueue(&instance, urgent);
    let leased = instance.service.mail_out.lease_mails(BATCH).expect("leased");
    assert_eq!((leased.len(), leased.last().map(|row| row.mail.key.as_str())), (BATCH as usize, Some("new")));
}
