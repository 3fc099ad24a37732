use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::Duration,
};

use app::{
    inbox::ANSWERS_PER_WINDOW,
    outbox::{AccountNews, CodePurpose, CodeSent, MailDetails},
    ports::{self, Ledger, MailKind, MailState, NewMail, OutboxRow, Purpose, Recipient, Vault as _},
};
use domain::PlayerId;
use mail_parser::MessageParser;
use store::testing::TestInstance;

use super::*;

/// An instance with Ann, who gets mails.
struct Post {
    instance: TestInstance,
    ann: PlayerId,
}

impl std::ops::Deref for Post {
    type Target = TestInstance;

    fn deref(&self) -> &TestInstance {
        &self.instance
    }
}

impl Post {
    fn new() -> Self {
        let instance = TestInstance::new();
        let ann = instance.player("Ann");
        Self { instance, ann }
    }

    fn worker(&self, transport: Transport) -> Worker {
        Worker::new(self.service.clone(), transport)
    }

    fn memory_worker(&self) -> (Worker, Memory) {
        let memory = Memory::default();
        (self.worker(Transport::Memory(memory.clone())), memory)
    }

    /// News for Ann.
    fn news(&self, key: &str) -> NewMail {
        let details = MailDetails::Account(AccountNews::ApiTokenMade { label: key.into() });
        let to = Recipient::Player(self.ann);
        NewMail { details, ..NewMail::new(key.into(), to, MailKind::AccountNews, self.clock_now()) }
    }

    fn enqueue(&self, mail: NewMail) {
        let ledger: &dyn Ledger = &*self.store;
        ports::write(ledger, move |tx| tx.enqueue(&mail)).expect("enqueued");
    }

    fn enqueue_news(&self, keys: &[&str]) {
        keys.iter().for_each(|key| self.enqueue(self.news(key)));
    }

    fn row(&self, key: &str) -> OutboxRow {
        let ledger: &dyn Ledger = &*self.store;
        ports::read(ledger, |view| view.mail_by_key(key)).expect("read").expect("a row")
    }

    fn state(&self, key: &str) -> MailState {
        self.row(key).state
    }

    /// Returns the bounces that count against Ann's address.
    fn standing(&self) -> Option<(u32, String)> {
        let standing = self.service.mail_out.mail_standing(self.ann).expect("read");
        standing.map(|standing| (standing.bounces, standing.reason))
    }
}

fn id(mail: &crate::notice::Outgoing) -> String {
    MessageParser::new().parse(&mail.bytes).and_then(|mail| mail.message_id().map(Into::into)).expect("an id")
}

#[test]
fn key_sent_once_to_current_address() {
    let post = Post::new();
    let (worker, memory) = post.memory_worker();
    post.enqueue_news(&["a", "a"]);
    post.execute("UPDATE player SET email = 'new@example.org' WHERE name = 'Ann'").expect("moved");
    assert_eq!(worker.deliver_due().expect("delivered"), 1);
    assert_eq!(worker.deliver_due().expect("nothing left"), 0);
    let sent = memory.take();
    assert_eq!(sent.len(), 1);
    assert_eq!(sent[0].envelope.to()[0].to_string(), "new@example.org");
    assert_eq!(post.state("a"), MailState::Sent);
}

#[test]
fn code_is_only_in_the_mail() {
    let post = Post::new();
    let keys = store::keys::KeyRing::new(&[7; 32]).expect("keys");
    let sent = CodeSent {
        purpose: CodePurpose::SignUp,
        until: post.clock_now() + Span::minutes(10),
        asked_by: String::new(),
        language: None,
    };
    let mail = NewMail {
        secret: Some(keys.seal(Purpose::OutgoingSecret, "code", b"98765432").expect("sealed")),
        expires_at: Some(sent.until),
        details: MailDetails::Code(sent.clone()),
        ..NewMail::new(
            "code".into(),
            Recipient::Address("zoe@example.org".into()),
            MailKind::SignInCode,
            post.clock_now(),
        )
    };
    post.enqueue(mail.clone());
    post.enqueue(NewMail { key: "late".into(), expires_at: Some(post.clock_now() - Span(1)), ..mail });
    let (worker, memory) = post.memory_worker();
    worker.deliver_due().expect("delivered");
    let sent = memory.take();
    assert_eq!(sent.len(), 1);
    assert!(String::from_utf8_lossy(&sent[0].bytes).contains("98765432"));
    let row = post.row("code");
    assert_eq!((row.state, row.mail.secret), (MailState::Sent, None));
    assert_eq!(row.mail.to, Recipient::Address(String::new()), "the address is erased too");
    assert_eq!(post.files_containing(&["98765432"]), Vec::<String>::new());
}

#[test]
fn poison_row_dies_after_five_days() {
    let post = Post::new();
    let (worker, memory) = post.memory_worker();
    // Details of another shape cannot be rendered; the neighbour goes out.
    post.enqueue(NewMail { details: MailDetails::None, ..post.news("poison") });
    post.enqueue_news(&["good"]);
    worker.deliver_due().expect("delivered");
    assert_eq!(memory.take().len(), 1);
    let mut pauses = Vec::new();
    loop {
        let row = post.row("poison");
        let Some(next_at) = row.next_at else { break };
        assert_eq!(worker.deliver_due().expect("not before its time"), 0);
        pauses.push((next_at - post.clock_now()).0 / 1000);
        post.clock.set(next_at);
        assert_eq!(worker.deliver_due().expect("tried"), 1);
    }
    let row = post.row("poison");
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
    let post = Post::new();
    post.enqueue_news(&["a"]);
    // The first worker takes the mail, sends it and dies.
    let leased = post.service.mail_out.lease_mails(10).expect("leased");
    let SendDecision::Send(outgoing) = post.service.mail_out.decide(&leased[0]).expect("a decision") else {
        panic!("to send")
    };
    let first = compose(&post.service, &outgoing).expect("a mail");
    let (worker, memory) = post.memory_worker();
    assert_eq!(worker.deliver_due().expect("still leased"), 0);
    post.clock.advance(Span::minutes(10));
    assert_eq!(worker.deliver_due().expect("taken over"), 1);
    assert_eq!(memory.take().iter().map(id).collect::<Vec<_>>(), [id(&first)]);
    // The first one was only slow: it no longer has a say.
    let dead = Settled::Dead { reason: "late".into(), bounce: Bounce::new(Severity::Ours, "not_sent") };
    assert!(!post.service.mail_out.settle_mail(&leased[0], dead).expect("settled"));
    assert_eq!(post.state("a"), MailState::Sent);
}

/// Busy for this number of writes after the first one.
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
    let post = Post::new();
    post.enqueue_news(&["a", "b"]);
    let ledger = std::sync::Arc::new(Held(post.store.clone(), 0.into(), 2));
    let busy = TestInstance::service_with(ledger, &post.clock);
    let busy = Worker::new(busy, Transport::Memory(memory.clone()));
    busy.deliver_due().expect("marked after all");
    post.clock.advance(Span::minutes(10));
    let next = post.worker(Transport::Memory(memory.clone()));
    next.deliver_due().expect("what had not been sent");
    let sent = |key| post.row(key).attempts;
    assert_eq!(post.state("a"), MailState::Sent);
    assert_eq!((sent("a"), memory.take().len()), (1, 2), "each once");
    assert_eq!(post.state("b"), MailState::Sent);
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
    let post = Post::new();
    let worker = post.worker(Transport::Memory(memory.clone()));
    post.enqueue_news(&["a", "b", "c"]);
    forbid(&post, "NEW.state = 'sent' AND NEW.key = 'b'");
    worker.deliver_due().unwrap_err();
    post.clock.advance(Span(30_000));
    worker.deliver_due().expect("what was not sent yet");
    let states = || ["a", "b", "c"].map(|key| post.state(key));
    assert_eq!((memory.take().len(), states()), (3, [MailState::Sent, MailState::Waiting, MailState::Sent]));
    for _ in 0..4 {
        post.clock.advance(Span(30_000));
        post.enqueue(post.news(&format!("later {}", post.clock_now().0)));
        worker.deliver_due().expect("no failure");
        assert_eq!(memory.take().len(), 1, "mail goes on, and nothing goes twice");
    }
    allow(&post);
    post.clock.advance(Span(30_000));
    worker.deliver_due().expect("no failure");
    assert_eq!((memory.take().len(), states()), (0, [MailState::Sent; 3]));
    assert_eq!(post.number("SELECT count(*) FROM outbox WHERE body IS NULL"), 0);
}

#[test]
fn sent_mail_marked_without_its_text() {
    let post = Post::new();
    let (worker, memory) = post.memory_worker();
    post.enqueue_news(&["a"]);
    forbid(&post, "NEW.body IS NOT NULL");
    worker.deliver_due().expect("marked");
    assert_eq!((memory.take().len(), post.state("a")), (1, MailState::Sent));
}

/// The storage is away until long after the leases have ended.
#[test]
fn sent_mail_marked_before_others_leave() {
    for memory in [Memory::default(), Memory::wide()] {
        marked_before_anything_else(memory);
    }
}

fn marked_before_anything_else(memory: Memory) {
    let post = Post::new();
    let full = std::sync::Arc::new(Full(post.store.clone(), AtomicBool::new(false)));
    let service = TestInstance::service_with(full.clone(), &post.clock);
    let worker = Worker::new(service, Transport::Memory(memory.clone()));
    post.enqueue_news(&["a"]);
    full.1.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        assert!(matches!(worker.deliver_due(), Err(Failure::Full(_))));
        post.clock.advance(Span(30_000));
    }
    assert_eq!(memory.take().len(), 1);
    post.enqueue_news(&["b"]);
    full.1.store(false, Ordering::SeqCst);
    assert_eq!(worker.deliver_due().expect("there is room again"), 1);
    assert_eq!((memory.take().len(), post.state("a")), (1, MailState::Sent));
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
    let post = Post::new();
    let now = post.clock_now();
    for (key, days) in [("c", 3), ("a", 1), ("b", 2)] {
        let mail = post.news(key);
        post.enqueue(NewMail { deadline: now + Span::days(days), game: None, ..mail });
    }
    post.enqueue_news(&["now"]);
    post.enqueue(NewMail { due_at: now + Span::hours(1), ..post.news("later") });
    post.enqueue(NewMail { to: Recipient::Player(PlayerId(4711)), ..post.news("nobody") });
    let (worker, memory) = post.memory_worker();
    worker.deliver_due().expect("delivered");
    let order: Vec<String> = memory.take().into_iter().filter_map(|mail| mail.text).collect();
    let order: Vec<&str> = order.iter().map(|text| text.split('"').nth(1).expect("a label")).collect();
    assert_eq!(order, ["now", "a", "b", "c"]);
    assert_eq!(post.row("nobody").reason, "no address on file");
    assert_eq!(post.service.ops.prune_outbox().expect("pruned"), 0);
    post.clock.advance(Span::days(91));
    assert_eq!(post.service.ops.prune_outbox().expect("pruned"), 4);
}

#[test]
fn clock_set_ahead_kills_no_mail() {
    let post = Post::new();
    let (worker, memory) = post.memory_worker();
    post.enqueue_news(&["a"]);
    post.clock.advance(Span::days(30));
    for attempt in 1..24 {
        memory.fail_next(false, SendError::Transient("451".into()));
        worker.deliver_due().expect("tried");
        let row = post.row("a");
        assert_eq!((row.state, row.attempts), (MailState::Waiting, attempt));
        post.clock.set(row.next_at.expect("a next time"));
    }
    worker.deliver_due().expect("tried");
    assert_eq!((post.state("a"), memory.take().len()), (MailState::Sent, 1));
}

#[test]
fn clock_set_back_delays_no_mail() {
    let post = Post::new();
    let (worker, memory) = post.memory_worker();
    let now = post.clock_now();
    post.clock.advance(Span::days(2));
    let ahead = post.clock_now();
    memory.fail_next(false, SendError::Transient("451".into()));
    post.enqueue_news(&["tried"]);
    worker.deliver_due().expect("tried");
    post.enqueue(NewMail { due_at: ahead, ..post.news("waits") });
    let kind = MailKind::Reminder;
    post.enqueue(NewMail { due_at: ahead, kind, ..post.news("reminder") });
    post.clock.set(now);
    post.enqueue(NewMail { due_at: now + Span::hours(23), ..post.news("held") });
    assert_eq!((worker.deliver_due().expect("none is due"), memory.take().len()), (0, 0));
    assert_eq!(post.service.mail_out.bring_mails_forward().expect("looked"), 2);
    worker.deliver_due().expect("sent");
    assert_eq!(["tried", "waits"].map(|key| post.state(key)), [MailState::Sent; 2]);
    assert_eq!(["reminder", "held"].map(|key| post.row(key).attempts), [0; 2]);
    assert_eq!(post.service.mail_out.bring_mails_forward().expect("looked"), 0);
}

/// The breaker releases held answers one by one.
#[test]
fn held_answers_are_released_gradually() {
    let post = Post::new();
    let (due_at, kind) = (post.clock_now() + Span::days(2), MailKind::Transcript);
    for n in 0..ANSWERS_PER_WINDOW + 50 {
        let key = format!("answer {n:03}");
        post.enqueue(NewMail { due_at, kind, ..post.news(&key) });
    }
    assert_eq!(post.service.mail_out.bring_mails_forward().expect("looked"), ANSWERS_PER_WINDOW as usize);
    assert_eq!(post.row("answer 000").next_at, Some(post.clock_now()));
    assert_eq!(post.service.mail_out.bring_mails_forward().expect("looked"), 50);
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

fn deliver_to(mood: Mood) -> (Post, Worker, mpsc::Receiver<String>) {
    let post = Post::new();
    let (transport, mails) = relay(vec![mood, Mood::Accepts]);
    post.enqueue_news(&["a"]);
    let worker = post.worker(transport);
    worker.deliver_due().expect("tried");
    (post, worker, mails)
}

#[test]
fn accepting_relay_has_the_mail() {
    let (post, _worker, mails) = deliver_to(Mood::Accepts);
    assert_eq!(post.state("a"), MailState::Sent);
    assert!(mails.recv().expect("a mail").contains("The API token \"a\" was made"));
}

#[test]
fn relay_without_8bitmime_gets_quoted_printable() {
    let post = Post::new();
    let (transport, mails) = relay(vec![Mood::SevenBit]);
    let details = MailDetails::Account(AccountNews::ApiTokenMade { label: "Grüße = ♞".into() });
    post.enqueue(NewMail { details, ..post.news("a") });
    post.worker(transport).deliver_due().expect("tried");
    assert_eq!(post.state("a"), MailState::Sent, "{}", post.row("a").reason);
    let mail = mails.recv().expect("a mail");
    assert!(
        mail.is_ascii() && mail.to_lowercase().contains("content-transfer-encoding: quoted-printable"),
        "{mail}"
    );
    let parsed = MessageParser::new().parse(mail.as_bytes()).expect("a mail");
    assert!(parsed.body_text(0).is_some_and(|text| text.contains("Grüße = ♞")), "{mail}");
}

#[test]
fn dead_mail_counts_as_bounce() {
    let expired = |mood| {
        let post = Post::new();
        let (transport, _mails) = relay(vec![mood; 3]);
        post.enqueue_news(&["a"]);
        post.execute("UPDATE outbox SET attempts = 23").expect("attempted");
        post.clock.advance(Span::days(5));
        post.worker(transport).deliver_due().expect("tried");
        assert_eq!(post.state("a"), MailState::Dead);
        post.standing()
    };
    assert_eq!(expired(Mood::Greylists), Some((1, "expired".into())));
    assert_eq!(expired(Mood::RefusesEverybody), Some((1, "not_sent".into())));
    assert_eq!(deliver_to(Mood::Refuses).0.standing(), Some((1, "550".into())));
    let with_words = Mood::Says(b"554 5.2.1 <ann@example.org>: <b>rejected</b>\r\n");
    assert_eq!(deliver_to(with_words).0.standing(), Some((1, "5.2.1".into())));
    // It was the policy of the relay all the time.
    assert_eq!(expired(Mood::Says(b"451 4.7.1 not from you\r\n")), Some((1, "not_sent".into())));
    assert_eq!(deliver_to(Mood::Accepts).0.standing(), None);
}

#[test]
fn refusal_is_temporary_or_final() {
    for (name, mood, state, reason) in [
        ("greylisting relay gets mail again", Mood::Greylists, MailState::Waiting, "not taken now: 451"),
        ("permanent refusal names nobody", Mood::Refuses, MailState::Dead, "refused: 550"),
        (
            "unusable relay kills no mail",
            Mood::RefusesEverybody,
            MailState::Waiting,
            "the relay cannot be used: 554",
        ),
    ] {
        let row = deliver_to(mood).0.row("a");
        assert_eq!((row.state, row.reason.as_str()), (state, reason), "{name}");
    }
}

#[test]
fn refused_sender_counts_against_nobody() {
    for pipelining in [false, true] {
        let (post, _worker, _mails) = deliver_to(Mood::RefusesSender { pipelining });
        let row = post.row("a");
        assert_eq!((row.state, row.reason.as_str()), (MailState::Waiting, "the relay cannot be used: 550"));
        assert_eq!(post.standing(), None);
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
        let (post, worker, _mails) = deliver_to(Mood::Says(answer));
        let waiting = post.row("a");
        assert_eq!((waiting.state, waiting.reason.as_str()), (MailState::Waiting, reason));
        assert_eq!(post.standing(), None);
        post.clock.set(waiting.next_at.expect("a next time"));
        worker.deliver_due().expect("tried again");
        assert_eq!(post.state("a"), MailState::Sent);
    }
}

#[test]
fn policy_refusal_delays_no_other_mail() {
    let post = Post::new();
    let (worker, memory) = post.memory_worker();
    memory.fail_next(false, SendError::RefusesUs("554 5.7.1".into()));
    post.enqueue_news(&["a", "b"]);
    worker.deliver_due().expect("tried");
    let states = ["a", "b"].map(|key| post.state(key));
    assert!(states.contains(&MailState::Waiting) && states.contains(&MailState::Sent), "{states:?}");
}

/// A relay may pass on what the recipient's server says.
#[test]
fn login_demand_delays_no_other_recipient() {
    let post = Post::new();
    let bob = post.player("Bob");
    let worker = Worker::new(
        post.service.clone(),
        busy_relay(Mood::SaysOf("ANN", b"530 5.7.1 Authentication required\r\n")),
    );
    post.enqueue_news(&["a"]);
    let others: Vec<String> = (0..100).map(|n| format!("b{n}")).collect();
    let to_bob = |key: &String| NewMail { to: Recipient::Player(bob), ..post.news(key) };
    others.iter().for_each(|key| post.enqueue(to_bob(key)));
    worker.deliver_due().expect("tried");
    assert_eq!(post.state("a"), MailState::Waiting);
    let unsent: Vec<_> = others.iter().filter(|key| post.state(key) != MailState::Sent).collect();
    assert!(unsent.is_empty(), "{unsent:?}");
}

#[test]
fn lost_answer_repeats_the_message_id() {
    let (post, worker, mails) = deliver_to(Mood::DropsAfterData);
    let waiting = post.row("a");
    assert_eq!(waiting.state, MailState::Waiting);
    let next_at: Instant = waiting.next_at.expect("a next time");
    post.clock.set(next_at);
    worker.deliver_due().expect("tried again");
    assert_eq!(post.state("a"), MailState::Sent);
    let ids: Vec<String> = mails
        .try_iter()
        .map(|mail| mail.lines().find(|line| line.starts_with("Message-ID")).expect("an id").into())
        .collect();
    assert_eq!(ids.len(), 2);
    assert_eq!(ids[0], ids[1]);
}

#[test]
fn a_maildir_holds_each_mail_once() {
    let post = Post::new();
    let folder = post.folder.path().join("outgoing");
    let maildir = Maildir::open(&folder).expect("a maildir");
    post.enqueue_news(&["a"]);
    post.worker(Transport::Maildir(maildir)).deliver_due().expect("delivered");
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
    let post = Post::new();
    post.enqueue_news(&["a"]);
    let elsewhere = Elsewhere(post.store.clone(), post.clock_now());
    let service = TestInstance::service_with(std::sync::Arc::new(elsewhere), &post.clock);
    service.time.clock_skew().expect("a clock");
    let rows = service.mail_out.lease_mails(1).expect("leased");
    let leases = Leases::new(&service, &rows);
    // Set back, it would seem to last longer than others wait for it.
    for (by, holds) in [(0, true), (-60_000, false), (60_000, true)] {
        post.clock.step(Span(by));
        assert_eq!(leases.holds(rows[0].id), holds, "{by}");
    }
}

#[test]
fn urgent_mail_overtakes_a_backlog() {
    let post = Post::new();
    post.enqueue_news(&["old"]);
    post.execute(
        "INSERT INTO outbox (key, player, kind, due_at, deadline, details, state, reason, attempts, next_at) \
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 17000) \
             SELECT 'old' || i, player, kind, due_at, deadline, details, state, reason, attempts, next_at \
             FROM outbox, n WHERE key = 'old'",
    )
    .expect("a backlog");
    post.clock.advance(Span(1));
    let urgent = NewMail { deadline: post.clock_now() + Span::minutes(10), ..post.news("new") };
    post.enqueue(urgent);
    let leased = post.service.mail_out.lease_mails(BATCH).expect("leased");
    assert_eq!((leased.len(), leased.last().map(|row| row.mail.key.as_str())), (BATCH as usize, Some("new")));
}
