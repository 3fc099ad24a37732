//! A storage that fails after a mail was sent.

use super::*;

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
    post.enqueue_notice(&["a", "b"]);
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
    post.enqueue_notice(&["a", "b", "c"]);
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
    post.enqueue_notice(&["a"]);
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
    post.enqueue_notice(&["a"]);
    full.1.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        assert!(matches!(worker.deliver_due(), Err(Failure::Full(_))));
        post.clock.advance(Span(30_000));
    }
    assert_eq!(memory.take().len(), 1);
    post.enqueue_notice(&["b"]);
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
