//! The operator's view: `config check`, messages, owners and modes of files, the log.

use std::{
    collections::BTreeSet,
    fs,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown},
    path::Path,
};

use crate::common::{Service, run, text, wait_until};

const NOBODY: u32 = 65_534;

pub fn chmod(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("its mode is set");
}

/// Every file and folder below.
fn tree(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = vec![folder.to_owned()];
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { found.extend(tree(&path)) } else { found.push(path) }
    }
    found
}

/// An environment, and words of the message it leads to.
type Case<'a> = (&'a [(&'a str, &'a str)], &'a [&'a str]);

#[test]
fn config_check_names_faulty_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    Service::start(folder.path()).kill();
    let data = folder.path().join("postzug-data");
    let file = |name: &str| {
        let path = folder.path().join(name);
        fs::write(&path, "no key\n").expect("a file");
        chmod(&path, 0o644);
        path.display().to_string()
    };
    let (open_file, missing) = (file("open"), folder.path().join("missing").display().to_string());
    let smtp = ("POSTZUG_MAIL__OUTGOING", "smtp");
    let relay = ("POSTZUG_MAIL__SMTP__HOST", "relay.example.org");
    let cases: [Case<'_>; 19] = [
        (&[("POSTZUG_LOG__FILTER", "mailer=loud")], &["log.filter"]),
        (&[("POSTZUG_MAIL__DOMAIN", "play example.org")], &["mail.domain", "is not a domain"]),
        (&[("POSTZUG_MAIL__DOMAIN", "-play.example.org")], &["mail.domain", "is not a domain"]),
        (&[("POSTZUG_HTTP__PUBLIC_URL", "play.example.org")], &["http.public_url", "is not a URL"]),
        (&[("POSTZUG_HTTP__BIND", "localhost:8080")], &["http.bind", "127.0.0.1:8080"]),
        (&[smtp], &["mail.smtp.host", "must name the relay"]),
        (&[smtp, ("POSTZUG_MAIL__SMTP__HOST", "relay:587")], &["mail.smtp.host", "mail.smtp.port"]),
        (
            &[smtp, relay, ("POSTZUG_MAIL__SMTP__PASSWORD_FILE", &open_file)],
            &["mail.smtp.password_file", "mode 644", "chmod 600"],
        ),
        (&[smtp, relay, ("POSTZUG_MAIL__SMTP__PASSWORD_FILE", &missing)], &[&missing]),
        (
            &[("POSTZUG_MAIL__DKIM__KEY_FILE", &open_file), ("POSTZUG_MAIL__DKIM__SELECTOR", "a")],
            &["mail.dkim.key_file", &open_file, "chmod 600", "2 things"],
        ),
        (
            &[
                ("POSTZUG_MAIL__DKIM__ED25519_KEY_FILE", &open_file),
                ("POSTZUG_MAIL__DKIM__ED25519_SELECTOR", "b"),
            ],
            &["mail.dkim", "needs an RSA key"],
        ),
        (&[("POSTZUG_MAIL__DKIM__SELECTOR", "a")], &["mail.dkim", "mail.dkim.key_file must be set"]),
        (
            &[("POSTZUG_MAIL__DKIM__ED25519_SELECTOR", "b")],
            &["mail.dkim", "mail.dkim.ed25519_key_file must be set"],
        ),
        (&[("POSTZUG_MAIL__FORMER_DOMAINS", "old example.org")], &["mail.former_domains", "is not a domain"]),
        (
            &[
                ("POSTZUG_MAIL__VERIFY__ENABLED", "true"),
                ("POSTZUG_MAIL__VERIFY__NAME_SERVERS", "192.0.2.53:53"),
                ("POSTZUG_MAIL__TRUSTED_AUTHSERV_ID", "mx.example.org"),
            ],
            &["mail.verify.enabled", "leave one of the two"],
        ),
        (&[("POSTZUG_MAIL__VERIFY__NAME_SERVERS", "ns.example.org")], &["mail.verify.name_servers"]),
        (&[("POSTZUG_TABLEBASES", &missing)], &["tablebases", &missing]),
        (&[("POSTZUG_TABLEBASES", &open_file)], &["tablebases", "must be a folder"]),
        (&[("POSTZUG_DATA", &open_file)], &["data: ", "is a file"]),
    ];
    for (environment, words) in cases {
        let output = run(folder.path(), &["config", "check"], environment);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(78), "{environment:?}: {said}");
        for words in words {
            assert!(said.contains(words), "{environment:?}: {words} is missing in {said}");
        }
        let lines: Vec<_> = said.lines().collect();
        let once = lines.iter().all(|line| lines.iter().filter(|other| other == &line).count() == 1);
        assert!(once, "one error twice: {said}");
        if !words[0].starts_with("data") {
            let served = run(folder.path(), &["serve"], environment);
            assert_eq!(served.status.code(), Some(78), "{environment:?}: {}", text(&served.stderr));
        }
    }

    let check = || {
        let output = run(folder.path(), &["config", "check"], &[]);
        (output.status.code(), text(&output.stderr))
    };
    assert_eq!(check().0, Some(0), "{}", check().1);
    for (path, wrong, right) in [(data.join("keys/vault.key"), 0o640, 0o600), (data.clone(), 0o755, 0o700)] {
        chmod(&path, wrong);
        let (code, said) = check();
        assert!(code == Some(78) && said.contains(&format!("chmod {right:o}")), "{said}");
        chmod(&path, right);
    }
    fs::write(data.join("keys/vault.key"), "nonsense").expect("a key");
    let (code, said) = check();
    assert!(code == Some(78) && said.contains("vault.key"), "{said}");
    fs::remove_file(data.join("keys/vault.key")).expect("a key");
    let (code, said) = check();
    assert!(code == Some(78) && said.contains("vault.key is missing"), "{said}");
}

#[test]
fn config_check_makes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(folder.path(), &["config", "check"], &[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("makes the data folder"), "{}", text(&output.stdout));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn root_leaves_no_root_owned_files() {
    let folder = tempfile::tempdir().expect("a folder");
    if fs::metadata("/proc/self").expect("this process").uid() != 0 {
        store::testing::skipped("files that root makes: these tests do not run as root");
        return;
    }
    Service::start(folder.path()).kill();
    for path in tree(folder.path()) {
        chown(&path, Some(NOBODY), Some(NOBODY)).expect("another owner");
    }
    for arguments in [
        &["admin", "create", "Ann", "ann@example.org"][..],
        &["keys", "rotate"],
        &["keys", "rotate-log"],
        &["run-once"],
        &["backup", "copy.db"],
    ] {
        let output = run(folder.path(), arguments, &[]);
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        for path in tree(&folder.path().join("postzug-data")) {
            let owner = fs::metadata(&path).expect("it is there").uid();
            assert_eq!(owner, NOBODY, "{arguments:?}: {}", path.display());
        }
    }
}

#[test]
fn a_log_file_has_no_colours() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start_with(folder.path(), &[("POSTZUG_LOG__FILTER", "debug")]);
    service.signal(rustix::process::Signal::TERM);
    assert!(service.wait().success());
    let log = fs::read(folder.path().join("log")).expect("a log");
    assert!(!log.is_empty());
    assert!(!log.contains(&0x1b), "{}", text(&log));
}

/// Settings to the letter, but for paths that only root can make.
#[test]
fn club_settings_of_the_page_start() {
    let page = include_str!("../../docs/operate/install.md");
    let club = page.split("\n## For a club").nth(1).expect("its section");
    let printed = club.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("settings");
    let folder = tempfile::tempdir().expect("a folder");
    let password = "/etc/postzug/relay-password";
    let unit = include_str!("../../contrib/postzug.service");
    assert!(
        unit.contains(password) && unit.contains("/etc/postzug/postzug.toml"),
        "the unit names the same files"
    );
    assert!(printed.contains(password) && printed.contains("\"/var/lib/postzug\""), "{printed}");
    let here = |name: &str| folder.path().join(name).display().to_string();
    let text =
        printed.replace(password, &here("password")).replace("/var/lib/postzug", &here("postzug-data"));
    fs::write(here("postzug.toml"), text).expect("settings");
    fs::write(here("password"), "secret\n").expect("a password");
    chmod(&folder.path().join("password"), 0o600);
    let output = run(folder.path(), &["config", "check"], &[]);
    assert!(output.status.success(), "{}", text_of(&output));
    let service = Service::start(folder.path());
    assert!(service.said().contains("play.example.org"), "{}", service.said());
    service.kill();
}

fn text_of(output: &std::process::Output) -> String {
    text(&[output.stdout.clone(), output.stderr.clone()].concat())
}

#[test]
fn damaged_database_is_not_served() {
    let folder = tempfile::tempdir().expect("a folder");
    Service::start(folder.path()).kill();
    let database = folder.path().join("postzug-data/postzug.db");
    assert!(
        run(folder.path(), &["inbox", "list"], &[]).status.success(),
        "the log beside it is written into it"
    );
    let whole = fs::read(&database).expect("a database");
    let overwritten = {
        let mut bytes = whole.clone();
        for page in bytes.chunks_mut(4096).skip(2).step_by(3) {
            page.fill(0xa5);
        }
        bytes
    };
    for (what, bytes) in [
        ("cut off", &whole[..whole.len() / 2]),
        ("overwritten", &overwritten),
        ("another file", &[b'x'; 8192]),
    ] {
        for beside in ["-wal", "-shm"] {
            let path = folder.path().join(format!("postzug-data/postzug.db{beside}"));
            if path.exists() {
                fs::remove_file(path).expect("removed");
            }
        }
        fs::write(&database, bytes).expect("damage");
        for arguments in [&["serve"][..], &["config", "check"], &["doctor"]] {
            let output = run(folder.path(), arguments, &[]);
            assert!(!output.status.success(), "{what}: {arguments:?}");
            assert!(
                text_of(&output).contains("database is damaged"),
                "{what}: {arguments:?}: {}",
                text_of(&output)
            );
        }
        assert_eq!(fs::read(&database).expect("it"), bytes, "{what}: nothing was written");
    }
}

#[test]
fn metrics_tell_what_operators_watch() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::start(folder.path());
    assert!(run(folder.path(), &["backup", "copy.db"], &[]).status.success());
    service.kill();
    let service = Service::start(folder.path());
    let http = crate::common::clients::Http::new(service.http);
    let read = || http.get("/metrics").expect("an answer").body.to_string();
    wait_until(20, || read().contains("postzug_mail_oldest_unsent_seconds"), read);
    let metrics = read();
    for (name, least) in [
        (r#"postzug_games{state=\"running\"}"#, 0.0),
        (r#"postzug_games{state=\"ended\"}"#, 0.0),
        ("postzug_players", 0.0),
        ("postzug_mail_unsent", 0.0),
        ("postzug_mail_oldest_unsent_seconds", 0.0),
        ("postzug_mail_set_aside", 0.0),
        ("postzug_database_bytes", 4096.0),
        ("postzug_last_backup_timestamp_seconds", 1_700_000_000.0),
        (r#"postzug_build_info{version=\""#, 0.0),
    ] {
        let line = metrics
            .split("\\n")
            .flat_map(str::lines)
            .find(|line| line.starts_with(name) && !line.starts_with('#'));
        let value: f64 = line
            .and_then(|line| line.rsplit(' ').next()?.trim_matches('"').parse().ok())
            .unwrap_or_else(|| panic!("{name} is missing in {metrics}"));
        assert!(value >= least, "{name} {value}");
    }
    let documented = documented_metrics();
    let served = metrics.split("\\n").flat_map(str::lines).filter_map(|line| line.split("# TYPE ").nth(1));
    let served: Vec<_> = served.filter_map(|line| line.split(' ').next()).collect();
    assert!(served.len() > 10, "{metrics}");
    for name in served {
        assert!(documented.contains(name), "{name} is served and not in docs/operate/watch.md");
    }
}

/// The metrics of the table in docs/operate/watch.md.
fn documented_metrics() -> BTreeSet<String> {
    let page = include_str!("../../docs/operate/watch.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `postzug_"));
    rows.filter_map(|row| Some(format!("postzug_{}", row.split(['`', '{']).next()?))).collect()
}

/// Most counters appear only with their first event, so the names are read from the sources.
#[test]
fn documented_metrics_match_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let mut names = BTreeSet::new();
    let mut folders: Vec<_> =
        ["api", "app", "mailer", "postzug", "store"].map(|part| root.join(part).join("src")).into();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(&path).unwrap_or_default();
            for kind in ["counter!(", "gauge!(", "histogram!("] {
                let calls = source.split(kind).skip(1).filter_map(|call| call.trim_start().strip_prefix('"'));
                names.extend(calls.filter_map(|call| call.split('"').next()).map(str::to_owned));
            }
        }
    }
    assert_eq!(documented_metrics(), names);
}
