//! What an operator meets: `config check`, messages, owners and modes of files, the log.

#[expect(dead_code, reason = "every test binary uses a part of it")]
mod common;

use std::{
    fs,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown},
    path::Path,
};

use common::{Service, run};

const NOBODY: u32 = 65_534;

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn chmod(path: &Path, mode: u32) {
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
fn config_check_names_what_must_be_mended() {
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
    let cases: [Case<'_>; 13] = [
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
fn root_leaves_no_files_of_its_own() {
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
