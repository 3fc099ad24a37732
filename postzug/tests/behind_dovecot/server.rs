//! A Dovecot of its own, without rights, and the mailbox in it.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, UNIX_EPOCH},
};

use rustix::process::{Pid, Signal, kill_process, kill_process_group};

use crate::common::{files, wait_until};

const DOVECOT: &str = "/usr/sbin/dovecot";
pub const USER: &str = "club.chess";
pub const MAILBOX: &str = "club.chess@example.com";

/// A user and a group without rights; ourselves, unless we are root.
fn user() -> (u32, u32, String, String) {
    let me = fs::metadata("/proc/self").expect("this process");
    let (user, group) = if me.uid() == 0 { (65534, 65534) } else { (me.uid(), me.gid()) };
    let name = |file: &str, number: u32| {
        let text = fs::read_to_string(file).expect("users");
        let mut fields = text.lines().map(|line| line.split(':').collect::<Vec<_>>());
        fields.find(|fields| fields.get(2) == Some(&&*number.to_string())).map(|fields| fields[0].to_owned())
    };
    let named = |file, number| name(file, number).expect("its name");
    (user, group, named("/etc/passwd", user), named("/etc/group", group))
}

pub fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

/// Tells whether it is there, and says loudly that a test is skipped without it.
pub fn is_there(what: &str) -> bool {
    let parts = [DOVECOT, "/usr/lib/dovecot/imap", "/usr/lib/dovecot/lmtp"];
    let is_there = parts.iter().all(|part| Path::new(part).exists());
    if !is_there {
        store::testing::skipped(&format!("{what}: Dovecot with IMAP and LMTP is not here"));
    }
    is_there
}

pub struct Dovecot {
    folder: PathBuf,
    process: Option<Child>,
    pub imap: SocketAddr,
    pub imaps: SocketAddr,
    pub lmtp: SocketAddr,
    /// Lines added to its settings.
    pub extra: String,
    pub password: String,
}

impl Dovecot {
    /// Starts it in `folder`, which others must be able to enter.
    pub fn start(folder: &Path, extra: &str) -> Self {
        let (uid, gid, _, _) = user();
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("its mode");
        let folder = folder.join("dovecot");
        for name in ["", "run", "state", "mail"] {
            let path = folder.join(name);
            fs::create_dir(&path).expect("a folder");
            chown(&path, Some(uid), Some(gid)).expect("its owner");
        }
        certificate(&folder, "2");
        let mut dovecot = Self {
            folder,
            process: None,
            imap: free_port(),
            imaps: free_port(),
            lmtp: free_port(),
            extra: extra.into(),
            password: "right".into(),
        };
        dovecot.run();
        dovecot
    }

    /// Starts it again.
    pub fn run(&mut self) {
        let (uid, gid, user, group) = user();
        let at = self.folder.display();
        let settings = format!(
            "protocols = imap lmtp\nbase_dir = {at}/run\nstate_dir = {at}/state\nlog_path = {at}/log\n\
             default_internal_user = {user}\ndefault_internal_group = {group}\ndefault_login_user = {user}\n\
             first_valid_uid = 1\nfirst_valid_gid = 1\nmail_location = maildir:{at}/mail/%n\n\
             disable_plaintext_auth = no\nssl = yes\nssl_cert = <{at}/cert.pem\nssl_key = <{at}/key.pem\n\
             recipient_delimiter = +\nlmtp_save_to_detail_mailbox = no\nauth_failure_delay = 0\n\
             mailbox_idle_check_interval = 1 secs\n\
             passdb {{\n  driver = static\n  args = password={}\n}}\n\
             userdb {{\n  driver = static\n  args = uid={user} gid={group} home={at}/mail/%n allow_all_users=yes\n}}\n\
             service imap-login {{\n  chroot =\n  inet_listener imap {{\n    address = 127.0.0.1\n    port = {}\n  }}\n  \
             inet_listener imaps {{\n    address = 127.0.0.1\n    port = {}\n    ssl = yes\n  }}\n}}\n\
             service lmtp {{\n  inet_listener lmtp {{\n    address = 127.0.0.1\n    port = {}\n  }}\n}}\n\
             service anvil {{\n  chroot =\n}}\nservice stats {{\n  chroot =\n}}\n{}\n",
            self.password,
            self.imap.port(),
            self.imaps.port(),
            self.lmtp.port(),
            self.extra,
        );
        let path = self.folder.join("dovecot.conf");
        fs::write(&path, settings).expect("settings");
        let said = fs::File::create(self.folder.join("said")).expect("a file");
        let mut command = Command::new(DOVECOT);
        command.arg("-F").arg("-c").arg(&path).stdin(Stdio::null()).stderr(said).process_group(0);
        if fs::metadata("/proc/self").expect("this process").uid() == 0 {
            command.uid(uid).gid(gid);
        }
        self.process = Some(command.spawn().expect("Dovecot starts"));
        let (imap, lmtp) = (self.imap, self.lmtp);
        let listens = || TcpStream::connect(imap).is_ok() && TcpStream::connect(lmtp).is_ok();
        wait_until(30, listens, || format!("Dovecot does not listen: {}", self.log()));
    }

    /// Ends it, with its children.
    pub fn stop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        if kill_process(Pid::from_child(&process), Signal::TERM).is_ok() {
            process.wait().expect("its end");
        }
    }

    /// Kill -9, it and its children: the host lost its power.
    pub fn kill(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        kill_process_group(Pid::from_child(&process), Signal::KILL).expect("it lives");
        process.wait().expect("its end");
    }

    pub fn log(&self) -> String {
        let read = |name| fs::read(self.folder.join(name)).unwrap_or_default();
        String::from_utf8_lossy(&[read("said"), read("log")].concat()).into_owned()
    }

    /// The certificate of the CA that signed its own.
    pub fn ca(&self) -> PathBuf {
        self.folder.join("ca.pem")
    }

    /// Delivers a mail as the host's mail server does.
    pub fn deliver(&self, to: &str, mail: &str) {
        let heard = self.offer(to, mail);
        assert!(heard.starts_with('2'), "{heard} {}", self.log());
    }

    /// Offers a mail as the host's mail server does, and returns the last answer.
    pub fn offer(&self, to: &str, mail: &str) -> String {
        let stream = TcpStream::connect(self.lmtp).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time-out");
        let mut lines = BufReader::new(stream.try_clone().expect("a copy")).lines();
        let mut hear = || loop {
            let line = lines.next().expect("an answer").expect("an answer");
            if line.as_bytes().get(3) != Some(&b'-') {
                return line;
            }
        };
        let mut heard = hear();
        let body = format!("{}\r\n.", mail.replace('\n', "\r\n"));
        for order in [
            "LHLO mx.example.com",
            "MAIL FROM:<sender@example.net>",
            &format!("RCPT TO:<{to}>"),
            "DATA",
            &body,
        ] {
            write!(&stream, "{order}\r\n").expect("it takes orders");
            heard = hear();
            if !heard.starts_with(['2', '3']) {
                break;
            }
        }
        heard
    }

    fn folder(&self, name: &str) -> PathBuf {
        self.folder.join("mail").join(USER).join(name)
    }

    /// Makes a folder, by its name on disk.
    pub fn make(&self, name: &str) {
        let (uid, gid, _, _) = user();
        // The mailbox itself is that of INBOX.
        for folder in [self.folder(""), self.folder(name)] {
            for folder in [folder.clone(), folder.join("cur"), folder.join("new"), folder.join("tmp")] {
                fs::create_dir_all(&folder).expect("a folder");
                chown(&folder, Some(uid), Some(gid)).expect("its owner");
            }
        }
    }

    /// Lets a folder be missing, or come back.
    pub fn rename(&mut self, from: &str, to: &str) {
        self.stop();
        fs::rename(self.folder(from), self.folder(to)).expect("it is there");
        self.run();
    }

    /// Files a mail into a folder, as a rule of the host does.
    pub fn file(&self, folder: &str, name: &str, mail: &str) {
        let (uid, gid, _, _) = user();
        let written = self.folder(folder).join("tmp").join(name);
        fs::write(&written, mail).expect("a mail");
        chown(&written, Some(uid), Some(gid)).expect("its owner");
        fs::rename(&written, self.folder(folder).join("new").join(name)).expect("its place");
    }

    /// The files of the messages in a folder, INBOX for "".
    pub fn messages(&self, name: &str) -> Vec<PathBuf> {
        let folder = self.folder(name);
        let mut found = files(&folder.join("new"));
        found.extend(files(&folder.join("cur")));
        found
    }

    /// The number of messages marked as read, without those of [`Dovecot::fill`].
    pub fn seen(&self, name: &str) -> usize {
        let is_seen = |file: &&PathBuf| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let is_old = name.starts_with("1700000000.M");
            !is_old && name.rsplit_once(":2,").is_some_and(|(_, flags)| flags.contains('S'))
        };
        self.messages(name).iter().filter(is_seen).count()
    }

    /// Seeds INBOX before the first poll.
    pub fn fill(&self, count: usize) {
        let (uid, gid, _, _) = user();
        self.make("");
        let inbox = self.folder("");
        for n in 0..count {
            // Read, answered or flagged by their owner, or not.
            let flags = ["", "F", "RS", "S"][n % 4];
            let file = inbox.join("cur").join(format!("1700000000.M{n}P1.host:2,{flags}"));
            let mail = format!("From: a@example.net\nTo: {MAILBOX}\nSubject: old {n}\n\njoin Nobody{n}\n");
            fs::write(&file, mail).expect("a message");
            // The host tells it as the time of arrival.
            let arrived = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
            fs::File::options()
                .write(true)
                .open(&file)
                .and_then(|file| file.set_modified(arrived))
                .expect("its time");
            chown(&file, Some(uid), Some(gid)).expect("its owner");
        }
    }

    /// Numbers all messages anew, under another UIDVALIDITY, as after the host restored a mailbox.
    pub fn renumber(&mut self) {
        self.stop();
        for file in files(&self.folder("")) {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.starts_with("dovecot") {
                fs::remove_file(file).expect("it is there");
            }
        }
        // UIDVALIDITY is the second in which the list is made.
        std::thread::sleep(Duration::from_millis(1_100));
        self.run();
    }
}

impl Drop for Dovecot {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Makes a CA, `ca.pem`, and a certificate for localhost signed by it, `cert.pem`, which is valid for these days.
pub fn certificate(folder: &Path, days: &str) {
    let openssl = |arguments: &[&str]| {
        let output = Command::new("openssl").current_dir(folder).args(arguments).output().expect("openssl");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    openssl(&[
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-keyout",
        "ca.key",
        "-out",
        "ca.pem",
        "-subj",
        "/CN=Club CA",
        "-addext",
        "basicConstraints=critical,CA:TRUE",
        "-addext",
        "keyUsage=critical,keyCertSign",
    ]);
    openssl(&[
        "req",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        "key.pem",
        "-out",
        "request.pem",
        "-subj",
        "/CN=localhost",
    ]);
    fs::write(
        folder.join("names"),
        "subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth\n",
    )
    .expect("a file");
    openssl(&[
        "x509",
        "-req",
        "-in",
        "request.pem",
        "-CA",
        "ca.pem",
        "-CAkey",
        "ca.key",
        "-CAcreateserial",
        "-days",
        days,
        "-extfile",
        "names",
        "-out",
        "cert.pem",
    ]);
    let (uid, gid, _, _) = user();
    for name in ["cert.pem", "key.pem"] {
        chown(folder.join(name), Some(uid), Some(gid)).expect("its owner");
    }
}
