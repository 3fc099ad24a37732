//! A host that speaks as much IMAP as a fetcher needs, and fails as a test says.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::Arc,
    thread,
    time::Duration,
};

use app::Service;
use domain::{Instant, sealing::Secret};
use mailer::intake::imap::{Account, After, Fetcher, ImapTls};
use parking_lot::Mutex;
use tokio::sync::Notify;

pub struct Message {
    pub uid: u32,
    /// INTERNALDATE.
    pub noted: Instant,
    pub raw: String,
}

type Hook = Box<dyn FnMut() + Send>;

#[derive(Default)]
pub struct State {
    pub validity: u32,
    pub messages: Vec<Message>,
    /// Fetches of a whole message that are refused with NO.
    pub refused: usize,
    /// The last of the messages that are always refused with NO.
    pub refusing: u32,
    /// Fetches of a whole message at which the conversation breaks.
    pub broken: usize,
    /// Messages up to this one at which each conversation breaks.
    pub breaking: u32,
    /// Marks that are refused with NO.
    pub marks_refused: usize,
    /// Searches that are refused with NO.
    pub searches_refused: usize,
    /// The size that the host tells of each message, instead of the true one.
    pub tells_size: Option<usize>,
    /// Connections that are closed at once, after the last break.
    pub closed: usize,
    /// The host answers nothing any more.
    pub is_silent: bool,
    /// The mailbox is nearly full.
    pub is_full: bool,
    /// During IDLE the host says that it is still there.
    pub keeps_alive: bool,
    /// Messages that come during IDLE.
    pub arrives: Vec<Message>,
    /// Called before each answer to a fetch of a whole message, and to the end of an IDLE in which messages came.
    pub at_fetch: Option<Hook>,
    /// The messages that were marked as read.
    pub seen: Vec<u32>,
}

pub struct Host {
    address: SocketAddr,
    pub state: Arc<Mutex<State>>,
    rests: Arc<Notify>,
}

impl Host {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        let state = Arc::new(Mutex::new(State { validity: 1, ..State::default() }));
        let host = Self { address, state: state.clone(), rests: Arc::new(Notify::new()) };
        let rests = host.rests.clone();
        thread::spawn(move || {
            for client in listener.incoming() {
                let client = client.expect("a client");
                let is_closed = {
                    let mut state = state.lock();
                    let is_closed = state.broken == 0 && state.closed > 0;
                    state.closed -= usize::from(is_closed);
                    is_closed
                };
                if is_closed {
                    continue;
                }
                let (state, rests) = (state.clone(), rests.clone());
                // The client may leave at any time.
                thread::spawn(move || drop(converse(client, &state, &rests)));
            }
        });
        host
    }

    pub fn account(&self) -> Account {
        Account {
            host: "127.0.0.1".into(),
            port: self.address.port(),
            tls: ImapTls::None,
            user: "club.chess".into(),
            password: Secret::new("right".into()),
            folder: "INBOX".into(),
            after: After::Seen,
            old_mail: false,
            poll: Duration::from_secs(60),
            idle: Duration::from_mins(4),
            max_message: 1 << 20,
            patience: Duration::from_secs(30),
            hold_again: Duration::from_secs(7),
        }
    }

    pub fn put(&self, uid: u32, noted: Instant, raw: impl Into<String>) {
        self.state.lock().messages.push(Message { uid, noted, raw: raw.into() });
    }

    /// Fetches all, over as many conversations as it takes.
    pub fn fetch(&self, service: &Service, account: Account) {
        let mut fetcher = Fetcher::new(service.clone(), account);
        assert!((0..20).any(|_conversation| self.converse(&mut fetcher)), "it never rests");
    }

    /// One conversation. Returns true if all was fetched, false if it failed.
    pub fn converse(&self, fetcher: &mut Fetcher) -> bool {
        fetcher.run(self.rests.notified()).expect("no failure of the storage") == Duration::ZERO
    }
}

/// Ends when the client does, or where it breaks. After IDLE the client rests.
fn converse(client: TcpStream, state: &Mutex<State>, rests: &Notify) -> std::io::Result<()> {
    let mut to = client.try_clone()?;
    to.write_all(b"* OK here\r\n")?;
    let mut lines = BufReader::new(client).lines();
    while let Some(line) = lines.next() {
        let line = line?;
        let (tag, command) = line.split_once(' ').unwrap_or_default();
        let upper = command.to_ascii_uppercase();
        let mut said = String::new();
        let mut outcome = "OK done";
        if state.lock().is_silent {
            continue;
        }
        if upper.starts_with("CAPABILITY") {
            said = "* CAPABILITY IMAP4rev1 IDLE UIDPLUS MOVE QUOTA\r\n".into();
        } else if upper.starts_with("GETQUOTAROOT") {
            let used = if state.lock().is_full { 99 } else { 9 };
            said = format!("* QUOTAROOT INBOX \"\"\r\n* QUOTA \"\" (STORAGE {used} 100)\r\n");
        } else if upper.starts_with("SELECT") {
            let state = state.lock();
            let next = state.messages.last().map_or(1, |last| last.uid + 1);
            said = format!(
                "* {} EXISTS\r\n* OK [UIDVALIDITY {}] so\r\n* OK [UIDNEXT {next}] so\r\n",
                state.messages.len(),
                state.validity
            );
        } else if upper.starts_with("UID SEARCH") {
            let (from, until) =
                command.rsplit_once(' ').and_then(|(_, set)| set.split_once(':')).expect("a set");
            let (from, until): (u32, u32) =
                (from.parse().expect("a number"), until.parse().unwrap_or(u32::MAX));
            let mut state = state.lock();
            if state.searches_refused > 0 {
                state.searches_refused -= 1;
                outcome = "NO not now";
            }
            let found =
                state.messages.iter().map(|message| message.uid).filter(|uid| (from..=until).contains(uid));
            let found: Vec<String> = found.map(|uid| uid.to_string()).collect();
            if outcome.starts_with("OK") {
                said = format!("* SEARCH {}\r\n", found.join(" "));
            }
        } else if upper.starts_with("UID FETCH") {
            let uid: u32 = command.split(' ').nth(2).and_then(|uid| uid.parse().ok()).expect("a number");
            let is_whole = upper.contains("BODY.PEEK[]");
            if is_whole {
                call_hook(state);
            }
            let mut state = state.lock();
            if is_whole && state.broken > 0 {
                state.broken -= 1;
                return Ok(());
            }
            if is_whole && uid <= state.breaking {
                return Ok(());
            }
            if is_whole && (state.refused > 0 || uid <= state.refusing) {
                state.refused = state.refused.saturating_sub(1);
                outcome = "NO not now";
            } else if let Some(place) = state.messages.iter().position(|message| message.uid == uid) {
                let Message { noted, raw, .. } = &state.messages[place];
                let header = raw.find("\r\n\r\n").map_or(raw.len(), |end| end + 4);
                let what = if is_whole {
                    format!("BODY[]<0> {{{}}}\r\n{raw}", raw.len())
                } else if upper.contains("HEADER") {
                    format!("BODY[HEADER]<0> {{{header}}}\r\n{}", &raw[..header])
                } else {
                    let noted = jiff::Timestamp::from_millisecond(noted.0).expect("a time");
                    format!(
                        "RFC822.SIZE {} INTERNALDATE \"{}\"",
                        state.tells_size.unwrap_or(raw.len()),
                        noted.strftime("%d-%b-%Y %H:%M:%S +0000")
                    )
                };
                said = format!("* {} FETCH (UID {uid} {what})\r\n", place + 1);
            }
        } else if upper.starts_with("UID STORE") {
            let uid = command.split(' ').nth(2).and_then(|uid| uid.parse().ok()).expect("a number");
            let mut state = state.lock();
            if state.marks_refused > 0 {
                state.marks_refused -= 1;
                outcome = "NO not now";
            } else {
                state.seen.push(uid);
            }
        } else if upper.starts_with("IDLE") {
            to.write_all(b"+ so\r\n")?;
            let came = arrive(&mut state.lock());
            if let Some(count) = came {
                to.write_all(format!("* {count} EXISTS\r\n").as_bytes())?;
            } else if !state.lock().keeps_alive {
                rests.notify_one();
            } else {
                // The client must not wait for ever.
                let mut alive = to.try_clone()?;
                thread::spawn(move || {
                    while alive.write_all(b"* OK Still here\r\n").is_ok() {
                        thread::sleep(Duration::from_millis(20));
                    }
                });
            }
            let Some(done) = lines.next() else { break };
            assert_eq!(done?, "DONE");
            if came.is_some() {
                call_hook(state);
            }
            if std::mem::take(&mut state.lock().keeps_alive) {
                rests.notify_one();
            }
        }
        to.write_all(format!("{said}{tag} {outcome}\r\n").as_bytes())?;
    }
    Ok(())
}

/// Lets the messages come that wait, and returns the number of all.
fn arrive(state: &mut State) -> Option<usize> {
    let arrives = std::mem::take(&mut state.arrives);
    let has_come = !arrives.is_empty();
    state.messages.extend(arrives);
    has_come.then_some(state.messages.len())
}

fn call_hook(state: &Mutex<State>) {
    let hook = state.lock().at_fetch.take();
    if let Some(mut hook) = hook {
        hook();
        state.lock().at_fetch = Some(hook);
    }
}
