//! The settings of docs/operate/mail.md for Postfix, in a Postfix of its own.

use std::{
    fs,
    io::{self, BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::{
    behind_dovecot::{
        first_look, reply,
        server::{self, Dovecot},
        settings, start,
    },
    common::{ANN, BEN, Service, clients::send_mail, new_game, run, wait_until},
};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;

const MASTER: &str = "/usr/lib/postfix/sbin/master";
const PAGE: &str = include_str!("../../docs/operate/mail.md");

fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port")
}

/// Returns the block of the page with this line.
fn block(line: &str) -> &'static str {
    let blocks = PAGE.split("\n```").skip(1).step_by(2);
    let mut found = blocks.filter(|block| block.lines().any(|other| other.starts_with(line)));
    let block = found.next().expect("the page has it");
    block.split_once('\n').expect("more than a line").1
}

/// Numbers of a user and of the user's group, or of a group.
fn id(file: &str, name: &str) -> Option<(u32, u32)> {
    let text = fs::read_to_string(file).expect("users");
    let line = text.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut fields = line.split(':').skip(2).map(|field| field.parse().unwrap_or(0));
    Some((fields.next()?, fields.next()?))
}

struct Postfix {
    folder: PathBuf,
    master: Child,
    /// The addresses for the world and for the club's own machines.
    outside: SocketAddr,
    inside: SocketAddr,
}

impl Postfix {
    /// Starts it with settings beside those that it needs for a place of its own.
    fn start(folder: &Path, settings: &str) -> Self {
        let (outside, inside) = (free_port(), free_port());
        let (queue, data, config) = (folder.join("queue"), folder.join("data"), folder.join("config"));
        let (user, group) = id("/etc/passwd", "postfix").expect("its user");
        let postdrop = id("/etc/group", "postdrop").expect("its group").0;
        for folder in [&queue, &data, &config, &queue.join("pid")] {
            fs::create_dir(folder).expect("a folder");
        }
        let private = "active bounce corrupt defer deferred flush hold incoming private saved trace";
        for (names, group, mode) in
            [(private, group, 0o700), ("maildrop", postdrop, 0o730), ("public", postdrop, 0o710)]
        {
            for name in names.split(' ') {
                let path = queue.join(name);
                fs::create_dir(&path).expect("a folder");
                fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("its mode");
                chown(&path, Some(user), Some(group)).expect("its owner");
            }
        }
        chown(&data, Some(user), Some(group)).expect("its owner");
        let own = format!(
            "compatibility_level = 3.6\nqueue_directory = {}\ndata_directory = {}\nmail_owner = postfix\n\
             setgid_group = postdrop\ninet_interfaces = 127.0.0.1\ninet_protocols = ipv4\nmyhostname = mail.example.org\n\
             mydestination =\nmynetworks = 192.0.2.0/24\nmaillog_file = {}\nmaillog_file_prefixes = {}\n\
             default_transport = discard:\n",
            queue.display(),
            data.display(),
            folder.join("log").display(),
            folder.display(),
        );
        fs::write(config.join("main.cf"), format!("{own}{settings}")).expect("settings");
        let services = format!(
            "{outside} inet n - n - - smtpd\n{inside} inet n - n - - smtpd -o mynetworks=127.0.0.0/8\n\
             cleanup unix n - n - 0 cleanup\nqmgr unix n - n 300 1 qmgr\nrewrite unix - - n - - trivial-rewrite\n\
             bounce unix - - n - 0 bounce\ndefer unix - - n - 0 bounce\ntrace unix - - n - 0 bounce\n\
             verify unix - - n - 1 verify\nflush unix n - n 1000? 0 flush\nproxymap unix - - n - - proxymap\n\
             lmtp unix - - n - - lmtp\nvirtual unix - n n - - virtual\ndiscard unix - - n - - discard\nerror unix - - n - - error\n\
             retry unix - - n - - error\nanvil unix - - n - 1 anvil\nscache unix - - n - 1 scache\n\
             tlsmgr unix - - n 1000? 1 tlsmgr\npostlog unix-dgram n - n - 1 postlogd\n"
        );
        fs::write(config.join("master.cf"), services).expect("settings");
        let error = fs::File::create(folder.join("said")).expect("a file");
        let mut command = Command::new(MASTER);
        command.arg("-c").arg(&config).arg("-d").env("MAIL_CONFIG", &config).env("MAIL_LOGTAG", "postfix");
        let master = command.stdin(Stdio::null()).stderr(error).spawn().expect("Postfix starts");
        let postfix = Self { folder: folder.into(), master, outside, inside };
        postfix.until("it listens", || TcpStream::connect(outside).is_ok());
        postfix
    }

    fn log(&self) -> String {
        let read = |name| fs::read(self.folder.join(name)).unwrap_or_default();
        String::from_utf8_lossy(&[read("said"), read("log")].concat()).into_owned()
    }

    fn until(&self, what: &str, done: impl FnMut() -> bool) {
        wait_until(60, done, || format!("{what}: not within a minute: {}", self.log()));
    }
}

impl Drop for Postfix {
    fn drop(&mut self) {
        // Ends its children with it.
        if kill_process(Pid::from_child(&self.master), Signal::TERM).is_ok() {
            self.master.wait().expect("its end");
        }
    }
}

/// The first three characters of the last answer; a mail only if there is one.
fn answer(server: SocketAddr, to: &str, mail: Option<&str>) -> io::Result<String> {
    let mut stream = TcpStream::connect(server)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let mut hear = || -> io::Result<String> {
        loop {
            let line = lines.next().ok_or(io::ErrorKind::UnexpectedEof)??;
            if line.as_bytes().get(3) != Some(&b'-') {
                return Ok(line);
            }
        }
    };
    let mut orders =
        vec!["EHLO client.example.net".into(), format!("MAIL FROM:<{BEN}>"), format!("RCPT TO:<{to}>")];
    if let Some(mail) = mail {
        orders.push("DATA".into());
        orders.push(format!("{}\r\n.", mail.replace('\n', "\r\n")));
    }
    let mut heard = hear()?;
    for order in orders {
        write!(stream, "{order}\r\n")?;
        heard = hear()?;
    }
    Ok(heard.get(..3).unwrap_or_default().into())
}

/// Tells whether it can be started, and says loudly that a test is skipped without it.
fn is_there(what: &str) -> bool {
    let is_root = fs::metadata("/proc/self").expect("this process").uid() == 0;
    let is_there = is_root && Path::new(MASTER).exists() && id("/etc/passwd", "postfix").is_some();
    if !is_there {
        store::testing::skipped(&format!("{what}: Postfix and root are needed"));
    }
    is_there
}

#[test]
fn page_settings_for_postfix() {
    if !is_there("the settings for Postfix of the page") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let outer = tempfile::tempdir().expect("a folder");
    fs::set_permissions(outer.path(), fs::Permissions::from_mode(0o755)).expect("its mode");
    let intake = free_port();
    let address = intake.to_string();
    let environment =
        [("POSTZUG_MAIL__INTAKE_BIND", &*address), ("POSTZUG_MAIL__DOMAIN", "play.example.org")];
    let service = Service::start_with(folder.path(), &environment);
    let (mut outgoing, ann, _) = service.players();
    let challenge = json!({ "opponent": "Ben", "color": "white" });
    ann.done("/v1/challenges", "challenge", &challenge).expect("a challenge");
    let account = outgoing.expect(BEN, "challenge").expect("Ben is asked").reply_to;
    send_mail(service.intake, BEN, &account, "Re", "accept C1").expect("250");
    let game = outgoing.expect(ANN, "Reply with your move").expect("Ann is told").reply_to;
    assert_ne!(account, game);

    let printed = block("virtual_transport = lmtp:").replace("127.0.0.1:2525", &service.intake.to_string());
    let postfix = Postfix::start(outer.path(), &printed);
    let asked = |server, to: &str| {
        answer(server, to, None).unwrap_or_else(|error| panic!("{error}: {}", postfix.log()))
    };
    // Verifying takes a moment: a client that is told 450 comes again.
    let verified = |to: &str| {
        postfix.until(to, || asked(postfix.outside, to) == "250");
    };
    verified(&account);
    postfix.until("an unknown address", || asked(postfix.outside, "nobody@play.example.org") == "550");
    assert_eq!(asked(postfix.outside, "anyone@elsewhere.example"), "454", "no open relay");
    let own = "From: club@example.org\nSubject: News\n\nHello";
    assert_eq!(answer(postfix.inside, "anyone@elsewhere.example", Some(own)).expect("an answer"), "250");

    // The doctor speaks to it as the service does.
    let doctor = |server: SocketAddr| {
        let port = server.port().to_string();
        let relay = [
            ("POSTZUG_MAIL__OUTGOING", "smtp"),
            ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1"),
            ("POSTZUG_MAIL__SMTP__PORT", &port),
            ("POSTZUG_MAIL__SMTP__TLS", "none"),
        ];
        let output = run(folder.path(), &["doctor", "--mail", "anyone@elsewhere.example"], &relay);
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let taken = doctor(postfix.inside);
    assert!(taken.contains("ok       relay") && taken.contains("ok       mail"), "{taken}");
    let refused = doctor(postfix.outside);
    assert!(refused.contains("ok       relay") && refused.contains("fault    mail"), "{refused}");
    assert!(refused.contains("454"), "{refused}");

    // A restart of the service: nothing is refused for good meanwhile, nor for long afterwards.
    service.kill();
    assert_eq!(asked(postfix.outside, &game), "450", "{}", postfix.log());
    let mail = format!("From: {BEN}\nSubject: Hello\n\nHello");
    assert_eq!(
        answer(postfix.outside, &account, Some(&mail)).expect("an answer"),
        "250",
        "{}",
        postfix.log()
    );
    let service = Service::start_with(folder.path(), &environment);
    verified(&game);
    postfix.until("what waited is delivered", || postfix.log().contains("250 2.0.0 Stored"));

    // Refused after DATA: no bounce goes to the claimed sender.
    let two = format!("From: {BEN}, ann@club.example.org\nSubject: Hello\n\nHello");
    assert_eq!(answer(postfix.outside, &game, Some(&two)).expect("an answer"), "250");
    postfix.until("it is refused", || postfix.log().contains("From must name one author"));
    postfix.until("the queue is empty", || {
        let queued =
            |name: &str| fs::read_dir(postfix.folder.join("queue").join(name)).expect("a queue").count();
        queued("active") + queued("incoming") == 0
    });
    let log = postfix.log();
    assert!(!log.contains("non-delivery notification") && !log.contains("status=bounced"), "{log}");
    drop(service);
}

/// A host as most are: Postfix takes the mail and hands it to Dovecot, and is the relay of the service too.
#[test]
fn game_by_postfix_and_imap() {
    if !is_there("a game over Postfix and IMAP") || !server::is_there("a game over Postfix and IMAP") {
        return;
    }
    let [folder, outer, host] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    fs::set_permissions(outer.path(), fs::Permissions::from_mode(0o755)).expect("its mode");
    let dovecot = Dovecot::start(host.path(), "");
    // The players have one mailbox.
    let mailboxes = outer.path().join("players");
    fs::create_dir(&mailboxes).expect("a folder");
    let (user, group) = id("/etc/passwd", "postfix").expect("its user");
    chown(&mailboxes, Some(user), Some(group)).expect("its owner");
    let postfix = Postfix::start(
        outer.path(),
        &format!(
            "virtual_mailbox_domains = example.com club.example.org post.example.net\n\
             virtual_mailbox_maps = static:in/\nvirtual_mailbox_base = {}\nvirtual_minimum_uid = 1\n\
             virtual_uid_maps = static:{user}\nvirtual_gid_maps = static:{group}\n\
             virtual_transport = virtual\ntransport_maps = inline:{{ example.com=lmtp:inet:{} }}\n\
             recipient_delimiter = +\n",
            mailboxes.display(),
            dovecot.lmtp,
        ),
    );
    let mut settings = settings(dovecot.imap.port());
    settings.extend([
        ("POSTZUG_MAIL__OUTGOING", "smtp".into()),
        ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1".into()),
        ("POSTZUG_MAIL__SMTP__PORT", postfix.inside.port().to_string()),
        ("POSTZUG_MAIL__SMTP__TLS", "none".into()),
    ]);
    let service = start(folder.path(), &settings);
    first_look(folder.path(), &service);
    let (mut outgoing, ann, ben) = service.players_reading(&mailboxes.join("in"));
    new_game(&ann, &ben, "Ben", "game");
    for (ply, text) in (0_u16..).zip(["1. f3", "1... e5", "2. g4", "2... Qh4#"]) {
        let player = if ply % 2 == 0 { ANN } else { BEN };
        let asked = outgoing
            .take(player, "Reply with your move", Some(ply))
            .unwrap_or_else(|error| panic!("{error} {} {} {}", service.log(), postfix.log(), dovecot.log()));
        let taken = answer(postfix.outside, &asked.reply_to, Some(&reply(player, &asked, text)));
        assert_eq!(taken.expect("an answer"), "250", "{}", postfix.log());
    }
    for player in [ANN, BEN] {
        outgoing.expect(player, "0-1").unwrap_or_else(|error| panic!("{error} {}", postfix.log()));
    }
    wait_until(20, || dovecot.seen("") == 4, || "all are marked".into());
    assert!(!postfix.log().contains("status=bounced"), "{}", postfix.log());
}
