//! Mail taken out of an mbox file.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, SystemTime},
};

use app::{Service, inbox::SourceTrouble};
use domain::{Instant, Span};
use mailer::intake::Mbox;
use store::testing::TestInstance;

use super::fetched::{PLAY, mailbox, service};

pub const OTHERS: &str = "From aunt@example.net Mon Jan  5 10:00:00 2026\nFrom: aunt@example.net\nTo: list@example.com\n\n\
                      >From me\n\n";

/// A service, a folder with a file of this content, and a writer of mails to a reply address.
pub struct Spool {
    pub instance: TestInstance,
    pub service: Service,
    _folder: tempfile::TempDir,
    pub path: PathBuf,
    pub to: String,
}

impl Spool {
    pub fn new() -> Self {
        let instance = TestInstance::new();
        let service = service(&instance, mailbox(true, false));
        let folder = tempfile::tempdir().expect("a folder");
        let (path, to) = (folder.path().join("club"), service.mail_out.mail_address(PLAY));
        Self { instance, service, _folder: folder, path, to }
    }

    /// A mail as a mail server appends it.
    pub fn ours(&self, text: &str) -> String {
        let to = &self.to;
        format!(
            "From ann@example.org Mon Jan  5 10:00:00 2026\nFrom: ann@example.org\nTo: {to}\nSubject: Hi\n\n{text}\n\n"
        )
    }

    pub fn write(&self, content: &str) {
        fs::write(&self.path, content).expect("a file");
    }

    pub fn left(&self) -> String {
        fs::read_to_string(&self.path).expect("the file")
    }

    pub fn mbox(&self) -> Mbox {
        Mbox::new(self.service.clone(), &self.path, 10 << 20)
    }

    pub fn lock(&self) -> PathBuf {
        self.path.with_file_name("club.lock")
    }

    /// The texts of all stored mails.
    pub fn stored(&self) -> Vec<String> {
        let mails = self.service.inbox.mails(None, None, 1_000).expect("mails");
        let raw = |id| {
            let mail = self.service.inbox.mail(id).expect("no failure").expect("the mail");
            String::from_utf8_lossy(&self.service.mail_in.open_mail(&mail).expect("its text")).into_owned()
        };
        let mut texts: Vec<String> = mails.into_iter().map(|mail| raw(mail.id)).collect();
        texts.sort();
        texts
    }
}

#[test]
fn mail_of_ours_is_cut_out() {
    let spool = Spool::new();
    let ours = |text| spool.ours(text);
    let malformed = ours("e4").replace("Subject: Hi", "X-Odd: \u{1}");
    for (content, left, stored) in [
        (String::new(), String::new(), 0),
        (ours("e4 1"), String::new(), 1),
        (OTHERS.into(), OTHERS.into(), 0),
        (format!("{OTHERS}{}", ours("e4 2")), OTHERS.into(), 1),
        (format!("{}{OTHERS}", ours("e4 3")), OTHERS.into(), 1),
        (format!("{}{OTHERS}{}{malformed}", ours("e4 4"), ours("e4 5")), format!("{OTHERS}{malformed}"), 2),
        // A file that ends within a line.
        (ours("e4 6").trim_end().into(), String::new(), 1),
        (ours("e4 7").replace('\n', "\r\n"), String::new(), 1),
    ] {
        spool.write(&content);
        let mut mbox = spool.mbox();
        assert_eq!(mbox.round().expect("no failure"), stored, "{content}");
        assert_eq!(spool.left(), left, "{content}");
        assert_eq!(mbox.round().expect("no failure"), 0);
        let names = fs::read_dir(spool.path.parent().expect("its folder")).expect("a folder").count();
        assert_eq!(names, 1, "no lock and no journal is left");
    }
    assert_eq!(spool.stored().len(), 7);
}

#[test]
fn stored_mail_equals_sent_mail() {
    let spool = Spool::new();
    let text = "1. e4\n\n>From here it is easy.\n>>From: x\n> quoted";
    spool.write(&format!("{OTHERS}{}", spool.ours(text)));
    assert_eq!(spool.mbox().round().expect("no failure"), 1);
    let stored = spool.stored().remove(0);
    assert!(stored.starts_with("From: ann@example.org\n"), "{stored}");
    assert!(stored.contains("\nFrom here it is easy.\n>>From: x\n> quoted"), "{stored}");
    // In the reader's own words a mail never begins another one.
    let (_, chunk) = (spool.stored(), "x".repeat(60));
    let long: String = (0..30_000).map(|n| format!("{chunk}{n}\n")).collect();
    spool.write(&format!("{}{}{OTHERS}", spool.ours(&long), spool.ours("e4")));
    assert_eq!(spool.mbox().round().expect("no failure"), 2, "a mail over several reads");
    assert_eq!(spool.left(), OTHERS);
}

/// The process ended after a mail was stored and before it was cut out.
#[test]
fn stored_mail_is_not_taken_again() {
    let spool = Spool::new();
    let content = format!("{}{OTHERS}{}", spool.ours("e4"), spool.ours("d4"));
    for stored in [2, 0] {
        spool.write(&content);
        assert_eq!(spool.mbox().round().expect("no failure"), stored);
        assert_eq!((spool.left().as_str(), spool.stored().len()), (OTHERS, 2));
    }
}

/// The time of the file is that of the last delivery; each mail has its own, between the last look and that.
#[test]
fn each_mail_has_its_own_time() {
    let spool = Spool::new();
    let mut mbox = spool.mbox();
    assert_eq!(mbox.round().expect("no failure"), 0);
    let looked_at = spool.instance.clock_now();
    spool.instance.clock.advance(Span::minutes(20));
    let now = spool.instance.clock_now();
    let dated = |at: Instant, text: &str| {
        let at = jiff::Timestamp::from_millisecond(at.0).expect("a time");
        spool.ours(text).replace("Mon Jan  5 10:00:00 2026", &at.strftime("%a %b %e %H:%M:%S %Y").to_string())
    };
    let delivered = now - Span::minutes(1);
    let mails = [
        (looked_at + Span::minutes(2), looked_at + Span::minutes(2)),
        (looked_at + Span::minutes(9), looked_at + Span::minutes(9)),
        // Before the last look it was not there, and the date of a wrong clock helps nobody.
        (looked_at - Span::minutes(1), delivered),
        (delivered + Span::minutes(1), delivered),
    ];
    let content: String =
        mails.iter().enumerate().map(|(n, (dated_at, _))| dated(*dated_at, &format!("say {n}"))).collect();
    spool.write(&format!("{OTHERS}{content}"));
    let modified = SystemTime::UNIX_EPOCH + Duration::from_millis(delivered.0.unsigned_abs());
    let file = fs::File::options().write(true).open(&spool.path).expect("the file");
    file.set_modified(modified).expect("its time");
    assert_eq!(mbox.round().expect("no failure"), mails.len());
    let mut received: Vec<Instant> = spool
        .service
        .inbox
        .mails(None, None, 9)
        .expect("mails")
        .iter()
        .map(|mail| mail.received_at)
        .collect();
    received.sort();
    let mut expected: Vec<Instant> = mails.iter().map(|(_, received_at)| *received_at).collect();
    expected.sort();
    assert_eq!(received, expected);
}

/// A look that leaves mail in the file is none, and does not end the trouble.
#[test]
fn uncuttable_file_is_trouble() {
    let spool = Spool::new();
    let mut mbox = spool.mbox();
    spool.write(&format!("{}{OTHERS}", spool.ours("e4")));
    let in_the_way = spool.path.with_file_name("club.postzug-new");
    fs::create_dir(&in_the_way).expect("a folder");
    let since = spool.instance.clock_now();
    for _ in 0..3 {
        assert!(mbox.round().is_err());
        assert_eq!(
            spool.service.mail_sources.troubled().expect("sources"),
            [(mbox.name(), SourceTrouble::Folder, since)]
        );
        assert_eq!(spool.service.mail_sources.source(&mbox.name()).expect("no failure").looked_at, None);
        spool.instance.clock.advance(Span(10_000));
    }
    fs::remove_dir(in_the_way).expect("it is empty");
    assert_eq!(mbox.round().expect("no failure"), 0, "it is stored already");
    assert_eq!((spool.left().as_str(), spool.stored().len()), (OTHERS, 1));
    assert_eq!(spool.service.mail_sources.troubled().expect("sources"), []);
}

/// Mail is taken, and the administrators hear of it, until they removed the file.
#[test]
fn journal_put_aside_is_trouble() {
    let spool = Spool::new();
    let mut mbox = spool.mbox();
    let left_behind = spool.path.with_file_name("club.postzug");
    let plan = r#"{"at":0,"length":1000,"cut":"00"}"#;
    fs::write(left_behind, format!("{plan}\n{OTHERS}")).expect("a journal");
    spool.write(&spool.ours("e4"));
    assert_eq!(mbox.round().expect("no failure"), 1);
    let looked_at = spool.instance.clock_now();
    assert_eq!(
        spool.service.mail_sources.troubled().expect("sources"),
        [(mbox.name(), SourceTrouble::Aside, looked_at)]
    );
    assert_eq!(
        spool.service.mail_sources.source(&mbox.name()).expect("no failure").looked_at,
        Some(looked_at)
    );
    let aside = Mbox::aside(&spool.path);
    assert_eq!(fs::read_to_string(&aside).expect("it is kept"), format!("{plan}\n{OTHERS}"));
    fs::remove_file(aside).expect("it is there");
    spool.instance.clock.advance(Span(10_000));
    assert_eq!(mbox.round().expect("no failure"), 0);
    assert_eq!(spool.service.mail_sources.troubled().expect("sources"), []);
}

#[test]
fn locked_file_waits() {
    let spool = Spool::new();
    let content = spool.ours("e4");
    let mut mbox = spool.mbox();
    let looked_at = || {
        let held = spool.service.mail_sources.hold(&spool.mbox().name()).expect("no failure");
        held.and_then(|source| source.looked_at)
    };
    spool.write(&content);
    fs::write(spool.lock(), "").expect("a lock");
    assert_eq!(mbox.round().expect("no failure"), 0);
    assert_eq!((spool.left(), looked_at()), (content.clone(), None), "flags wait");
    assert_eq!(spool.service.mail_sources.troubled().expect("sources"), []);
    spool.instance.clock.advance(Span::minutes(2));
    assert!(mbox.round().is_err());
    let troubled = spool.service.mail_sources.troubled().expect("sources");
    assert!(matches!(&troubled[..], [(_, SourceTrouble::Folder, _)]), "{troubled:?}");

    // Left by a program that died.
    let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    fs::File::options()
        .write(true)
        .open(spool.lock())
        .and_then(|file| file.set_modified(old))
        .expect("its time");
    assert_eq!(mbox.round().expect("no failure"), 1);
    assert_eq!(looked_at(), Some(spool.instance.clock_now()));
    assert_eq!(spool.service.mail_sources.troubled().expect("sources"), []);

    // Left by this service when it was killed.
    spool.write(&spool.ours("d4"));
    fs::write(spool.lock(), "postzug\n").expect("a lock");
    assert_eq!(mbox.round().expect("no failure"), 1);
    assert!(!spool.lock().exists());

    // Or when it was killed while it made one.
    spool.write(&spool.ours("d4 again"));
    fs::write(spool.path.with_file_name("club.lock.postzug-new"), "").expect("a file");
    assert_eq!(mbox.round().expect("no failure"), 1);
    assert_eq!(fs::read_dir(spool.path.parent().expect("its folder")).expect("a folder").count(), 1);
}

#[test]
fn lock_of_another_process_is_kept() {
    let spool = Spool::new();
    spool.write(&spool.ours("e4"));
    let script = "import fcntl,sys\nf=open(sys.argv[1],'r+')\nfcntl.lockf(f,fcntl.LOCK_EX)\nprint('held',flush=True)\nsys.stdin.read()";
    let mut holder = Command::new("python3");
    holder.args(["-c", script]).arg(&spool.path).stdin(Stdio::piped()).stdout(Stdio::piped());
    let Ok(mut holder) = holder.spawn() else {
        return store::testing::skipped("fcntl locks of an mbox file: python3 is not here");
    };
    let mut said = String::new();
    BufReader::new(holder.stdout.take().expect("a pipe")).read_line(&mut said).expect("it speaks");
    assert_eq!(said, "held\n");
    let mut mbox = spool.mbox();
    assert_eq!(mbox.round().expect("no failure"), 0);
    drop(holder.stdin.take());
    holder.wait().expect("its end");
    assert_eq!(mbox.round().expect("no failure"), 1);
}

#[test]
fn mail_appended_meanwhile_is_not_lost() {
    const MAILS: usize = 300;
    let spool = Spool::new();
    spool.write("");
    let mails: Vec<String> = (0..MAILS)
        .map(|n| if n % 10 == 0 { OTHERS.to_owned() } else { spool.ours(&format!("say {n}")) })
        .collect();
    let (path, lock) = (spool.path.clone(), spool.lock());
    let mut mbox = spool.mbox();
    let stored = std::thread::scope(|scope| {
        let server = scope.spawn(move || {
            for mail in &mails {
                deliver(&path, &lock, mail);
            }
        });
        let mut stored = 0;
        while !server.is_finished() {
            stored += mbox.round().expect("no failure");
        }
        server.join().expect("all are delivered");
        loop {
            match mbox.round().expect("no failure") {
                0 => return stored,
                more => stored += more,
            }
        }
    });
    assert_eq!(stored, MAILS - MAILS / 10);
    assert_eq!(spool.left(), OTHERS.repeat(MAILS / 10));
    assert_eq!(spool.instance.number("SELECT count(*) FROM inbox"), stored as i64);
}

/// Appends a mail as a mail server does.
fn deliver(path: &Path, lock: &Path, mail: &str) {
    while let Err(error) = fs::File::options().write(true).create_new(true).open(lock) {
        assert_eq!(error.kind(), std::io::ErrorKind::AlreadyExists);
        std::thread::yield_now();
    }
    let mut file = fs::File::options().append(true).open(path).expect("the file");
    let (one, other) = mail.split_at(mail.len() / 2);
    for part in [one, other] {
        file.write_all(part.as_bytes()).expect("it is written");
    }
    fs::remove_file(lock).expect("its lock");
}

#[test]
fn large_mail_is_stored_by_header() {
    let spool = Spool::new();
    spool.write(&format!("{}{OTHERS}", spool.ours(&"1. e4 e5\n".repeat(200))));
    assert_eq!(Mbox::new(spool.service.clone(), &spool.path, 1_000).round().expect("no failure"), 1);
    let stored = spool.stored().remove(0);
    assert!(stored.contains("Subject: Hi") && !stored.contains("1. e4"), "{stored}");
    assert_eq!(spool.left(), OTHERS);
}

#[test]
fn unusable_file_is_trouble() {
    let spool = Spool::new();
    let troubles = || spool.service.mail_sources.troubled().expect("sources").len();
    let mut mbox = spool.mbox();
    // Mail servers make it.
    assert_eq!((mbox.round().expect("no failure"), troubles()), (0, 0));
    spool.write("To: ann@example.org\n\nNo mbox.\n");
    assert!(mbox.round().is_err());
    assert_eq!(troubles(), 1);
    assert_eq!(spool.left(), "To: ann@example.org\n\nNo mbox.\n");
    spool.write(&spool.ours("e4"));
    assert_eq!((mbox.round().expect("no failure"), troubles()), (1, 0));
    fs::remove_file(&spool.path).expect("it is there");
    fs::create_dir(&spool.path).expect("a folder");
    assert!(mbox.round().is_err());
    let elsewhere = spool.path.join("missing/club");
    assert!(Mbox::new(spool.service.clone(), &elsewhere, 1_000).round().is_err());
}
