mod relays;
mod storage;

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::Duration,
};

use app::{
    inbox::ANSWERS_PER_WINDOW,
    outbox::{AccountNotice, CodePurpose, CodeSent, MailDetails},
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
        let details = MailDetails::Account(AccountNotice::ApiTokenMade { label: key.into() });
        let to = Recipient::Player(self.ann);
        NewMail { details, ..NewMail::new(key.into(), to, MailKind::AccountNews, self.clock_now()) }
    }

    fn enqueue(&self, mail: NewMail) {
        let ledger: &dyn Ledger = &*self.store;
        ports::write(ledger, move |tx| tx.enqueue(&mail)).expect("enqueued");
    }

    fn enqueue_notice(&self, keys: &[&str]) {
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
    post.enqueue_notice(&["a", "a"]);
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
    post.enqueue_notice(&["good"]);
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
    post.enqueue_notice(&["a"]);
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

#[test]
fn earliest_deadline_first_and_texts_pruned() {
    let post = Post::new();
    let now = post.clock_now();
    for (key, days) in [("c", 3), ("a", 1), ("b", 2)] {
        let mail = post.news(key);
        post.enqueue(NewMail { deadline: now + Span::days(days), game: None, ..mail });
    }
    post.enqueue_notice(&["now"]);
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
    post.enqueue_notice(&["a"]);
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
    post.enqueue_notice(&["tried"]);
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

#[test]
fn a_maildir_holds_each_mail_once() {
    let post = Post::new();
    let folder = post.folder.path().join("outgoing");
    let maildir = Maildir::open(&folder).expect("a maildir");
    post.enqueue_notice(&["a"]);
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
    post.enqueue_notice(&["a"]);
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
    post.enqueue_notice(&["old"]);
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
