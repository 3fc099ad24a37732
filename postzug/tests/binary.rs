//! The binary as an operator meets it: first start, settings, signals, exit codes.

use std::{
    fs,
    io::{ErrorKind, Read as _, Write as _},
    net::TcpStream,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

use crate::common::{Service, clients::Http, postzug, run, text, wait_until};
use rustix::process::Signal;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[test]
fn first_start_creates_and_names_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    // What is said of the first administrator comes after the service listens.
    wait_until(10, || service.said().contains("admin create"), || service.said());
    let said = service.said();
    for words in ["serves from postzug-data", "/docs/", "LMTP and SMTP", "Maildir", "postzug admin create"] {
        assert!(said.contains(words), "{words} is missing in:\n{said}");
    }
    let data = folder.path().join("postzug-data");
    assert_eq!(mode(&data), 0o700);
    assert_eq!(mode(&data.join("postzug.db")), 0o600);
    for key in fs::read_dir(data.join("keys")).expect("keys") {
        let key = key.expect("a key").path();
        assert_eq!(mode(&key), 0o600, "{}", key.display());
    }
    let http = Http::new(service.http);
    assert_eq!(http.get("/healthz/live").expect("an answer").status, 200);
    assert_eq!(http.get("/healthz/ready").expect("an answer").status, 200);
    let metrics = http.get("/metrics").expect("an answer").body.to_string();
    assert!(metrics.contains("postzug_http_request_seconds"), "{metrics}");
}

/// Sends bytes as they are; the whole answer, once the service has hung up.
fn exchange(service: &Service, request: &[u8]) -> String {
    let mut connection = TcpStream::connect(service.http).expect("a connection");
    connection.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    // It may answer and hang up before it has read all: then the rest is refused.
    drop(connection.write_all(request));
    let (mut answer, mut piece) = (Vec::new(), [0; 4096]);
    loop {
        match connection.read(&mut piece) {
            Ok(0) => break,
            Ok(read) => answer.extend_from_slice(&piece[..read]),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => break,
            Err(error) => panic!("the connection stays open: {error}; {}", text(&answer)),
        }
    }
    text(&answer)
}

#[test]
fn malformed_requests_are_no_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let get = |fields: &str| format!("GET / HTTP/1.1\r\nhost: x\r\n{fields}\r\n").into_bytes();
    let post = |fields: &str, body: &str| {
        format!(
            "POST /v1/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n{fields}\r\n{body}"
        )
        .into_bytes()
    };
    let field = |length: usize| get(&format!("connection: close\r\nx: {}\r\n", "y".repeat(length)));
    let line = |length: usize| {
        format!("GET /{} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "y".repeat(length)).into_bytes()
    };
    let fields: String = (0..100).map(|n| format!("x{n}: y\r\n")).collect();
    let chunked = "transfer-encoding: chunked\r\n";
    let problems = [
        ("garbage", b"\x01\x02\r\n\r\n".to_vec(), 400, "bad_request"),
        ("TLS", [b"\x16\x03\x01\x02\x00\x01".as_slice(), &[0; 200]].concat(), 400, "bad_request"),
        ("a bad field name", get("bad field: x\r\n"), 400, "bad_request"),
        ("NUL in a field", get("x: a\0b\r\n"), 400, "bad_request"),
        ("no Host", b"GET / HTTP/1.1\r\n\r\n".to_vec(), 400, "bad_request"),
        ("HTTP/0.9", b"GET /\r\n\r\n".to_vec(), 400, "bad_request"),
        ("HTTP/2.0", b"GET / HTTP/2.0\r\nhost: x\r\n\r\n".to_vec(), 400, "bad_request"),
        ("two lengths", post("content-length: 2\r\ncontent-length: 3\r\n", "{} "), 400, "bad_request"),
        (
            "length and chunks",
            post(&format!("content-length: 2\r\n{chunked}"), "2\r\n{}\r\n0\r\n\r\n"),
            400,
            "bad_request",
        ),
        ("a negative length", post("content-length: -1\r\n", "{}"), 400, "bad_request"),
        ("an address of 70 KB", line(70_000), 400, "bad_request"),
        ("an address of 200 KB", line(200_000), 431, "head_too_large"),
        ("a field of 200 KB", field(200_000), 431, "head_too_large"),
        ("100 fields", get(&fields), 431, "head_too_large"),
        ("half a head", b"GET / HT".to_vec(), 408, "request_timeout"),
        ("an address of 10 KB", line(10_000), 414, "uri_too_long"),
        ("a field of 100 KB", field(100_000), 431, "head_too_large"),
        ("no chunk", post(chunked, "zz\r\n{}\r\n"), 400, "body_unreadable"),
        ("a chunk without end", post(chunked, "fffffffffffffffff\r\n{}\r\n"), 400, "body_unreadable"),
        (
            "OPTIONS",
            b"OPTIONS /v1/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_vec(),
            405,
            "method_not_allowed",
        ),
        (
            "OPTIONS of all",
            b"OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_vec(),
            404,
            "not_found",
        ),
    ];
    for (what, request, status, code) in problems {
        let answer = exchange(&service, &request);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{what}: {answer}");
        assert!(answer.contains("\r\ncontent-type: application/problem+json\r\n"), "{what}: {answer}");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        assert!(head.contains(&format!("\r\ncontent-length: {}\r\n", body.len())), "{what}: {answer}");
        assert!(answer.contains(&format!("\"code\":\"{code}\"")), "{what}: {answer}");
        assert_eq!(answer.contains("\r\nallow: GET, HEAD, PATCH\r\n"), status == 405, "{what}: {answer}");
    }
    // Behind answers that are whole.
    let good = b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n";
    let answer = exchange(&service, &[&good[..], good, b"\x01\r\n\r\n"].concat());
    let statuses: Vec<&str> =
        answer.match_indices("HTTP/1.1 ").map(|(at, _)| &answer[at + 9..at + 12]).collect();
    assert_eq!(statuses, ["200", "200", "400"]);
    assert!(answer.ends_with('}') && answer.contains("\"code\":\"bad_request\",\"detail\""), "{statuses:?}");
    // A lone LF ends a line (RFC 9112 2.2).
    let answer = exchange(&service, b"GET /healthz/live HTTP/1.1\nhost: x\nconnection: close\n\n");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    assert!(!service.log().contains("ERROR"), "{}", service.log());
}

/// Tokens it issued since may be void: only a new start knows.
#[test]
fn database_restored_underneath_ends_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut service = Service::start(folder.path());
    let database = folder.path().join("postzug-data/postzug.db");
    store::testing::execute_in(
        &database,
        "PRAGMA busy_timeout = 5000; UPDATE installation SET epoch = epoch + 1",
    );
    let log = service.log();
    wait_until(30, || !service.lives(), || format!("it goes on: {log}"));
    assert!(service.log().contains("start it again"), "{}", service.log());
    assert_eq!(service.wait().code(), Some(1));
}

#[test]
fn signals_stop_it_gracefully() {
    let folder = tempfile::tempdir().expect("a folder");
    for signal in [Signal::TERM, Signal::INT] {
        let service = Service::start(folder.path());
        let began = Instant::now();
        service.signal(signal);
        let log = folder.path().join("log");
        let status = service.wait();
        assert!(status.success(), "{status} {}", fs::read_to_string(log).expect("a log"));
        assert!(began.elapsed() < Duration::from_secs(30));
    }
}

/// The service is restarted between the two. The tests beside `AccessTokens` show that a running service takes the new
/// key up.
#[test]
fn old_tokens_verify_after_key_rotation() {
    let folder = tempfile::tempdir().expect("a folder");
    let kid = |token: &str| {
        let header =
            data_encoding::BASE64URL_NOPAD.decode(token.split('.').next().unwrap_or_default().as_bytes());
        let header: serde_json::Value = serde_json::from_slice(&header.expect("base 64")).expect("a header");
        header["kid"].as_str().expect("a kid").to_owned()
    };
    let command = |arguments: &[&str]| {
        let output = run(folder.path(), arguments, &[]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    // Tokens are for one public URL, and the port is another one after the restart.
    let url = [("POSTZUG_HTTP__PUBLIC_URL", "http://localhost:8080")];
    let service = Service::start_with(folder.path(), &url);
    let said = command(&["admin", "create", "Chief", "chief@example.org"]);
    assert!(said.contains("/sign-in/first\n"), "{said}");
    let printed = said
        .split_whitespace()
        .find_map(|word| word.rsplit_once('-').filter(|(_, code)| code.parse::<u32>().is_ok()));
    let (request, code) = printed.expect("how to sign in");
    let body = serde_json::json!({ "request_id": request, "code": code });
    let http = Http::new(service.http);
    let tokens = http.done("/v1/sign-in/confirm", "one", &body).expect("tokens");
    let old = tokens["access_token"].as_str().expect("a token").to_owned();

    let made = command(&["keys", "rotate"]);
    let new = made.split(' ').next().expect("a name").to_owned();
    let listed = command(&["keys", "list"]);
    let listed: Vec<_> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(listed, [new.as_str(), &kid(&old)]);
    assert_eq!(http.with_token(&old).get("/v1/me").expect("an answer").status, 200, "without a restart");
    service.kill();

    let service = Service::start_with(folder.path(), &url);
    let http = Http::new(service.http);
    assert_eq!(http.with_token(&old).get("/v1/me").expect("an answer").status, 200, "after a restart");
    let refresh = serde_json::json!({ "refresh_token": tokens["refresh_token"] });
    let tokens = http.done("/v1/sessions/refresh", "two", &refresh);
    let tokens = tokens.expect("tokens");
    let access = tokens["access_token"].as_str().expect("a token");
    assert_eq!(kid(access), new);
    assert_eq!(http.with_token(access).get("/v1/me").expect("an answer").status, 200);
    service.kill();

    command(&["keys", "rotate", "--forget-old"]);
    let service = Service::start_with(folder.path(), &url);
    let http = Http::new(service.http);
    assert_eq!(http.with_token(access).get("/v1/me").expect("an answer").status, 401, "stolen keys are void");
}

#[test]
fn second_process_on_folder_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let second = run(folder.path(), &["serve"], &[]);
    assert_eq!(second.status.code(), Some(1));
    assert!(text(&second.stderr).contains("another postzug"), "{}", text(&second.stderr));
    service.kill();
    // The lock goes with the process, however it ended.
    Service::start(folder.path()).kill();
}

#[test]
fn used_port_is_named_with_setting() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    let any = "127.0.0.1:0";
    for (variable, setting, other) in [
        ("POSTZUG_HTTP__BIND", "http.bind", "POSTZUG_MAIL__INTAKE_BIND"),
        ("POSTZUG_MAIL__INTAKE_BIND", "mail.intake_bind", "POSTZUG_HTTP__BIND"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let output = run(folder.path(), &[], &[(variable, &address), (other, any)]);
        assert_eq!(output.status.code(), Some(1));
        let said = text(&output.stderr);
        assert!(said.contains(&address) && said.contains(setting), "{said}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), &[], &[("POSTZUG_HTTP__BIND", "192.0.2.1:8080")]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(78), "{said}");
    assert!(said.contains("http.bind") && said.contains("192.0.2.1:8080"), "{said}");
}

#[test]
fn wrong_settings_exit_with_78() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("postzug.toml"), "[mail.smtp]\nusernme = 'x'\n").expect("a file");
    for arguments in [&["serve"][..], &["config", "check"], &["audit", "verify"]] {
        let output = run(folder.path(), arguments, &[]);
        assert_eq!(output.status.code(), Some(78), "{arguments:?}");
        assert!(
            text(&output.stderr).contains("mail.smtp.usernme: unknown field"),
            "{}",
            text(&output.stderr)
        );
    }
    let mail = run(folder.path(), &["mail-in", "--sender", "", "x@localhost"], &[]);
    assert_eq!(mail.status.code(), Some(75), "a mail is never lost to a wrong setting");
}

/// Pipes a mail to `join@` into `mail-in`, and returns its exit code and what it said.
fn piped(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    // The same mail would be stored once.
    let mail = format!("From: ann@example.org\nTo: join@localhost\nSubject: {arguments:?}\n\njoin Ann\n");
    let arguments = [&["mail-in"][..], arguments, &["join@localhost"]].concat();
    let mut program = postzug(folder, &arguments);
    let mut program =
        program.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
    let mut input = program.stdin.take().expect("a pipe");
    // It may end before it has read.
    drop(input.write_all(mail.as_bytes()));
    drop(input);
    let output = program.wait_with_output().expect("its end");
    (output.status.code(), text(&output.stderr))
}

/// A mail without one would pass for a bounce, and get no answer.
#[test]
fn mail_in_needs_the_sender() {
    let folder = tempfile::tempdir().expect("a folder");
    let _service = Service::start(folder.path());
    let filed = |state: &str| text(&run(folder.path(), &["inbox", "list", "--state", state], &[]).stdout);
    let (code, said) = piped(folder.path(), &[]);
    assert_eq!(code, Some(75), "the mail server keeps it: {said}");
    for words in ["--sender ${sender}", "null_sender=", "$sender_address", "--sender \"<>\""] {
        assert!(said.contains(words), "{words}: {said}");
    }
    for (sender, state) in [("ann@example.org", "pending_confirm"), ("", "auto"), ("<>", "auto")] {
        let before = filed(state);
        assert_eq!(piped(folder.path(), &["--sender", sender]).0, Some(0), "{sender}");
        wait_until(20, || filed(state) != before, || filed(state));
    }
    assert!(filed("auto").contains("null_sender"), "{}", filed("auto"));
}

#[test]
fn unsafe_public_settings_are_all_named() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in [&["serve"][..], &["config", "check"]] {
        let output = run(folder.path(), arguments, &[("POSTZUG_PUBLIC", "true")]);
        assert_eq!(output.status.code(), Some(78));
        let said = text(&output.stderr);
        for setting in ["http.public_url", "mail.domain", "mail.outgoing", "database.url"] {
            assert!(said.contains(setting), "{said}");
        }
    }
    assert!(!folder.path().join("postzug-data").exists(), "nothing was made");
}

/// In a wrong folder nothing would seem to have happened.
#[test]
fn commands_make_no_service() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in [
        &["audit", "verify"][..],
        &["audit", "log", "files"],
        &["audit", "export", "G1"],
        &["arbiter", "list", "--as", "Ann"],
        &["inbox", "list"],
        &["keys", "list"],
        &["keys", "log"],
        &["erase", "text", "G1", "1"],
        &["export", "all"],
        &["keys", "rotate"],
        &["keys", "rotate-log"],
        &["admin", "create", "Ann", "ann@example.org"],
        &["admin", "role", "Ann", "arbiter"],
    ] {
        let output = run(folder.path(), arguments, &[]);
        let said = text(&output.stderr);
        assert!(
            output.status.code() == Some(1) && said.contains("there is no service here"),
            "{arguments:?}: {said}"
        );
        let made = fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(made, 0, "{arguments:?}");
    }
}

/// Neither is known of what cannot be looked at.
#[test]
fn unreadable_path_is_not_called_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    std::os::unix::fs::symlink("postzug-data", folder.path().join("postzug-data")).expect("a link to itself");
    for arguments in [&["audit", "verify"][..], &["keys", "list"]] {
        let output = run(folder.path(), arguments, &[]);
        let said = text(&output.stderr);
        let told = said.contains("postzug-data/") && !said.contains("there is no service here");
        assert!(output.status.code() == Some(1) && told, "{arguments:?}: {said}");
    }
}

#[test]
fn mistyped_database_creates_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), &["audit", "verify"], &[("DATABASE_URL", "sqlit:games.db")]);
    assert_eq!(output.status.code(), Some(78));
    assert!(text(&output.stderr).contains("sqlite:"), "{}", text(&output.stderr));
    assert!(!folder.path().join("games.db").exists());
}

#[test]
fn database_without_key_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    Service::start(folder.path()).kill();
    let key = folder.path().join("postzug-data/keys/vault.key");
    fs::remove_file(&key).expect("a key");
    let output = run(folder.path(), &["serve"], &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("vault.key"), "{}", text(&output.stderr));
    assert!(!key.exists());
}

#[test]
fn shown_settings_hide_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), &["config", "show"], &[("POSTZUG_MAIL__SMTP__PASSWORD", "hush")]);
    assert!(output.status.success());
    let shown = text(&output.stdout);
    assert!(shown.contains("(hidden)") && !shown.contains("hush"), "{shown}");
}

#[test]
fn token_keys_rotate_beside_running_service() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    let first = text(&run(folder.path(), &["keys", "list"], &[]).stdout);
    assert_eq!(first.lines().count(), 1, "{first}");
    let rotated = text(&run(folder.path(), &["keys", "rotate"], &[]).stdout);
    let (name, _) = rotated.split_once(' ').expect("its name");
    let both = text(&run(folder.path(), &["keys", "list"], &[]).stdout);
    assert_eq!(both.lines().count(), 2, "{both}");
    // Which is first is not said here: both were made within a second.
    assert!(both.contains(name) && both.contains(first.trim()), "{both}");
    // They are files: no database is needed to look at them.
    service.kill();
    fs::remove_file(folder.path().join("postzug-data/postzug.db")).expect("removed");
    assert_eq!(text(&run(folder.path(), &["keys", "list"], &[]).stdout), both);
}

#[test]
fn committed_document_matches_binary() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), &["openapi"], &[]);
    let committed = include_str!("../../openapi.yaml");
    assert!(
        text(&output.stdout) == committed,
        "openapi.yaml has drifted: cargo run -- openapi > openapi.yaml"
    );
}

/// Neither a crash nor a program of the same user shows its memory, unless the settings allow it. The files of such a process
/// in /proc are root's.
#[cfg(target_os = "linux")]
#[test]
fn memory_is_not_readable_by_default() {
    use std::os::unix::{
        fs::{MetadataExt as _, chown},
        process::CommandExt as _,
    };
    const NOBODY: u32 = 65_534;
    for (setting, is_readable) in [(None, false), (Some("false"), false), (Some("true"), true)] {
        let folder = tempfile::tempdir().expect("a folder");
        let binary = folder.path().join("postzug");
        std::fs::copy(env!("CARGO_BIN_EXE_postzug"), &binary).expect("copied");
        let mut command = std::process::Command::new(&binary);
        command.current_dir(folder.path()).env_clear();
        command.env("POSTZUG_HTTP__BIND", "127.0.0.1:0").env("POSTZUG_MAIL__INTAKE_BIND", "127.0.0.1:0");
        command.envs(setting.map(|setting| ("POSTZUG_CORE_DUMPS", setting)));
        let mut user = rustix::process::getuid().as_raw();
        if user == 0 {
            user = NOBODY;
            chown(folder.path(), Some(NOBODY), None).expect("given away");
            command.uid(NOBODY);
        }
        let out = std::fs::File::create(folder.path().join("said")).expect("a file");
        let mut child = command.stdout(out).stderr(std::process::Stdio::null()).spawn().expect("it starts");
        let said = || fs::read_to_string(folder.path().join("said")).expect("text");
        wait_until(30, || said().contains("mail out"), || "it did not start".to_owned());
        let owner = std::fs::metadata(format!("/proc/{}/mem", child.id())).expect("a process").uid();
        child.kill().expect("it lives");
        child.wait().expect("its end");
        assert_eq!(owner, if is_readable { user } else { 0 }, "{setting:?}");
    }
}
