//! The threads on which mails are parsed. They live as long as the worker, on stacks far deeper than any mail that passed the
//! pre-scan can need. Waiting for them takes a bounded time.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::Duration,
};

use app::{Failure, ports::Inbound};
use parking_lot::{Condvar, Mutex};

use super::{
    fields::Surroundings,
    parse::{Parsed, Unreadable, parse},
    stub::stub,
};

/// Measured, this carries more levels of nesting than [`super::MAX_MESSAGE`] can hold. Only what is used of it is
/// memory.
const STACK: usize = 64 << 20;
/// Parsing is work for processors; more threads than these do not make it faster.
const MOST: usize = 4;
/// The time that one mail may take. The largest and worst that passes the pre-scan takes a quarter of a second.
const PATIENCE: Duration = Duration::from_secs(10);
/// It is waited for in as many parts: of the time for which the whole process is stopped only one counts.
const PARTS: u32 = 10;
/// Threads that were given up and still run, at most: each may keep a processor busy and holds its stack.
const MOST_ABANDONED: usize = 8;

/// The limit of hanging threads is reached, so no further thread is started.
#[derive(Debug, thiserror::Error)]
#[error("threads that read mail hang")]
pub(super) struct Hang;

pub(super) type Read = Result<Parsed, Unreadable>;

/// A claimed mail and what the parser made of it; `None` if its raw text was erased, a failure if it was not opened.
pub(super) type Claimed = (Inbound, Result<Option<Read>, Failure>);

type Reading = fn(&[u8], &Surroundings) -> Read;

/// A bounded number of threads that parse mails.
pub struct Readers {
    around: Arc<Surroundings>,
    reading: Reading,
    patience: Duration,
    crew: Mutex<Crew>,
    /// Threads of crews that were given up and still run.
    abandoned: Arc<AtomicUsize>,
    /// Threads that can be started.
    #[cfg(test)]
    startable: AtomicUsize,
}

/// Threads that wait for batches; they end when the crew is dropped.
#[derive(Default)]
struct Crew(Vec<Sender<Arc<Batch>>>);

/// Mails that are read together. Each thread takes the next one until none is left.
struct Batch {
    mails: Vec<Vec<u8>>,
    next: AtomicUsize,
    done: Mutex<Done>,
    changed: Condvar,
}

struct Done {
    read: Vec<Option<Read>>,
    left: usize,
}

impl Batch {
    fn new(mails: Vec<Vec<u8>>) -> Arc<Self> {
        let count = mails.len();
        Arc::new(Self {
            mails,
            next: AtomicUsize::new(0),
            done: Mutex::new(Done { read: vec![None; count], left: count }),
            changed: Condvar::new(),
        })
    }
}

impl Readers {
    /// Readers that start with their first mail.
    #[must_use]
    pub fn new(around: Surroundings) -> Self {
        Self {
            around: Arc::new(around),
            reading: parse,
            patience: PATIENCE,
            crew: Mutex::default(),
            abandoned: Arc::default(),
            #[cfg(test)]
            startable: AtomicUsize::new(usize::MAX),
        }
    }

    /// [`parse`]s mails, each on one of the threads, and answers in the same order. One on which a thread hangs is
    /// [`Unreadable::TooLong`]; other threads then read its neighbours. `None` for those that nobody was left to read,
    /// because no thread can be started, or too many hang.
    #[must_use]
    pub fn read(&self, mails: Vec<Vec<u8>>) -> Vec<Option<Read>> {
        self.read_batch(&Batch::new(mails))
    }

    /// The same with the [`stub`] of what cannot be read, so that its author gets an answer.
    pub(super) fn read_or_stub(&self, mails: Vec<Vec<u8>>) -> Vec<Option<Read>> {
        let batch = Batch::new(mails);
        let mut read = self.read_batch(&batch);
        for (read, raw) in read.iter_mut().zip(&batch.mails) {
            if let Some(Err(error)) = read
                && let Some(Ok(parsed)) = stub(raw).map(|stub| parse(&stub, &self.around))
            {
                tracing::warn!(%error, "a mail cannot be read");
                *read = Some(Ok(parsed));
            }
        }
        read
    }

    fn read_batch(&self, batch: &Arc<Batch>) -> Vec<Option<Read>> {
        let count = batch.mails.len();
        let mut crew = self.crew.lock();
        let mut handed = self.hand(&mut crew, batch);
        let mut done = batch.done.lock();
        let mut waited = 0;
        while handed.is_ok() && done.left > 0 {
            let left = done.left;
            let timed_out = batch.changed.wait_for(&mut done, self.patience / PARTS).timed_out();
            waited = if done.left < left { 0 } else { waited + u32::from(timed_out) };
            if waited < PARTS {
                continue;
            }
            waited = 0;
            // Every thread has held the same mail for all that time: these mails are given up, with the threads.
            let begun = batch.next.load(Ordering::SeqCst).min(count);
            for slot in done.read[..begun].iter_mut().filter(|slot| slot.is_none()) {
                *slot = Some(Err(Unreadable::TooLong));
            }
            done.left = count - begun;
            tracing::error!("reading a mail took too long; its thread is given up");
            self.abandoned.fetch_add(crew.0.len(), Ordering::SeqCst);
            *crew = Crew::default();
            if done.left > 0 {
                handed = self.hand(&mut crew, batch);
            }
        }
        if let Err(error) = handed {
            tracing::error!(%error, mails = done.left, "mails cannot be read");
        }
        std::mem::take(&mut done.read)
    }

    /// No mail can be read any more, unless a thread that hangs comes to an end.
    pub(super) fn all_hang(&self) -> bool {
        self.abandoned.load(Ordering::SeqCst) > MOST_ABANDONED
    }

    fn hand(&self, crew: &mut Crew, batch: &Arc<Batch>) -> io::Result<()> {
        if crew.0.is_empty() && self.all_hang() {
            return Err(io::Error::other(Hang));
        }
        // One mail needs one thread.
        let needed = thread::available_parallelism().map_or(1, usize::from).min(MOST).min(batch.mails.len());
        while crew.0.len() < needed {
            match self.start() {
                Ok(thread) => crew.0.push(thread),
                // Fewer threads read all mails, too.
                Err(error) if !crew.0.is_empty() => {
                    tracing::warn!(%error, threads = crew.0.len(), "a thread that reads mail cannot be started");
                    break;
                }
                Err(error) => return Err(error),
            }
        }
        for thread in crew.0.iter().take(batch.mails.len()) {
            if thread.send(Arc::clone(batch)).is_err() {
                return Err(io::Error::other("a thread that reads mail has ended"));
            }
        }
        Ok(())
    }

    fn start(&self) -> io::Result<Sender<Arc<Batch>>> {
        #[cfg(test)]
        if self
            .startable
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1))
            .is_err()
        {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let (sender, batches) = channel();
        let (reading, around, abandoned) =
            (self.reading, Arc::clone(&self.around), Arc::clone(&self.abandoned));
        let work = move || {
            work(&batches, reading, &around);
            // Its crew was given up, or nobody counts any more.
            abandoned.fetch_sub(1, Ordering::SeqCst);
        };
        thread::Builder::new().name("mail-parser".into()).stack_size(STACK).spawn(work)?;
        Ok(sender)
    }
}

/// Ends with its crew.
fn work(batches: &Receiver<Arc<Batch>>, reading: Reading, around: &Surroundings) {
    while let Ok(batch) = batches.recv() {
        while let Some((at, mail)) = batch.take() {
            let read = catch_unwind(AssertUnwindSafe(|| reading(mail, around)));
            batch.put(at, read.unwrap_or(Err(Unreadable::NotAMessage)));
        }
        app::scrub_stack();
    }
}

impl Batch {
    fn take(&self) -> Option<(usize, &[u8])> {
        let at = self.next.fetch_add(1, Ordering::SeqCst);
        self.mails.get(at).map(|mail| (at, mail.as_slice()))
    }

    /// A result that comes after it was given up is not needed any more.
    fn put(&self, at: usize, read: Read) {
        let mut done = self.done.lock();
        if let Some(slot) = done.read.get_mut(at).filter(|slot| slot.is_none()) {
            *slot = Some(read);
            done.left -= 1;
            if done.left == 0 {
                self.changed.notify_all();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    fn mail(text: &str) -> Vec<u8> {
        format!("From: ann@example.org\r\nMessage-ID: <1@example.org>\r\n\r\n{text}\r\n").into_bytes()
    }

    #[test]
    fn mails_are_answered_in_their_order() {
        let readers = Readers::new(Surroundings::default());
        for count in [1, 0, 3, 100] {
            let mails = (0..count).map(|n| mail(&n.to_string())).collect();
            let bodies: Vec<String> = readers
                .read(mails)
                .into_iter()
                .map(|read| read.expect("a thread").expect("a mail").body.trim().to_owned())
                .collect();
            assert_eq!(bodies, (0..count).map(|n| n.to_string()).collect::<Vec<_>>());
        }
    }

    /// Takes as long, or panics, as the mail says.
    fn poisoned(raw: &[u8], around: &Surroundings) -> Read {
        if raw.ends_with(b"hang\r\n") {
            thread::sleep(Duration::from_mins(1));
        }
        if raw.ends_with(b"panic\r\n") {
            panic!("on purpose");
        }
        parse(raw, around)
    }

    #[test]
    fn hanging_mail_spares_its_neighbours() {
        let patience = Duration::from_secs(1);
        let readers = Readers { reading: poisoned, patience, ..Readers::new(Surroundings::default()) };
        let texts = ["a", "hang", "b", "panic", "c", "d"];
        let read = readers.read(texts.iter().map(|text| mail(text)).collect());
        for (text, read) in texts.iter().zip(read) {
            let read = read.expect("a thread");
            match *text {
                "hang" => assert_eq!(read, Err(Unreadable::TooLong)),
                "panic" => assert_eq!(read, Err(Unreadable::NotAMessage)),
                _ => assert_eq!(read.expect("a mail").body.trim(), *text),
            }
        }
        assert!(matches!(readers.read(vec![mail("e")])[..], [Some(Ok(_))]), "other threads");
    }

    #[test]
    fn fewer_threads_read_all_mails() {
        for startable in [0, 1] {
            let startable = AtomicUsize::new(startable);
            let readers = Readers { startable, ..Readers::new(Surroundings::default()) };
            let left = readers.startable.load(Ordering::SeqCst);
            // Two batches: in the second one a thread is idle.
            for _ in 0..2 {
                let read = readers.read(vec![mail("a"); 20]);
                assert_eq!(read.iter().flatten().count(), 20 * left);
            }
        }
    }

    #[test]
    fn threads_that_hang_are_bounded() {
        let patience = Duration::from_millis(20);
        let readers = Readers { reading: poisoned, patience, ..Readers::new(Surroundings::default()) };
        let mut hung = 0;
        loop {
            let read = readers.read(vec![mail("hang"); 3 * MOST]);
            assert!(read.iter().flatten().all(|read| read == &Err(Unreadable::TooLong)));
            hung += read.iter().flatten().count();
            if read.contains(&None) {
                break;
            }
        }
        // Those over which the last threads were lost are told from those that nobody looked at.
        assert!((MOST_ABANDONED + 1..=MOST_ABANDONED + MOST).contains(&hung), "{hung}");
        assert!(readers.all_hang());
        assert_eq!(readers.read(vec![mail("a")]), [None]);
    }

    #[test]
    fn too_many_hanging_mails_end_reading() {
        let patience = Duration::from_millis(200);
        let readers = Readers { reading: poisoned, patience, ..Readers::new(Surroundings::default()) };
        for _ in 0..MOST_ABANDONED {
            assert_eq!(readers.read(vec![mail("hang")]), [Some(Err(Unreadable::TooLong))]);
            let waited = Instant::now();
            // The others of its crew come to their end.
            while readers.abandoned.load(Ordering::SeqCst) > MOST_ABANDONED && waited.elapsed() < patience {
                thread::sleep(Duration::from_millis(1));
            }
        }
        assert!(!readers.all_hang());
        assert!(matches!(readers.read(vec![mail("a")])[..], [Some(Ok(_))]));
    }
}
