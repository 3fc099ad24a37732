//! Bundles made to harm their checker: pipes, devices, files without end, names that write to the terminal, a script of their
//! own.

use std::{
    fs::{self, File},
    os::unix::fs::symlink,
    path::Path,
    process::Command,
};

use super::harness::{ENVIRONMENT, Harness, NOT_CHECKED, NOT_KNOWN_TO_BE_WHOLE, WRONG, done};
use crate::common::{run, wait_until};

fn pipe(path: &Path) {
    if path.exists() {
        fs::remove_file(path).expect("removed");
    }
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

fn endless(path: &Path) {
    if path.exists() {
        fs::remove_file(path).expect("removed");
    }
    symlink("/dev/zero", path).expect("a link");
}

/// Holes of a file cost no space, and reading them takes memory all the same.
fn long(path: &Path) {
    if path.exists() {
        fs::remove_file(path).expect("removed");
    }
    File::create(path).expect("a file").set_len(1 << 33).expect("a length");
}

#[test]
fn verifiers_read_regular_files_only() {
    let (harness, _, bundle) = Harness::with_bundle();
    let opening = fs::read_dir(bundle.folder.join("openings")).expect("openings").next();
    let opening = opening.expect("one").expect("an entry").file_name();
    let opening = format!("openings/{}", opening.to_string_lossy());
    let files = ["checkpoint", "events/00002.txt", "events/00002.tlog-proof", "events/00003.txt", &opening];
    for make in [pipe, endless, long] {
        for file in files {
            let attack = bundle.copy("attack");
            make(&attack.folder.join(file));
            for (code, said) in attack.verify("vkeys", &[], None) {
                assert_eq!(code, NOT_CHECKED, "{file}: {said}");
            }
            fs::remove_dir_all(&attack.folder).expect("removed");
        }
        let held = harness.file("held");
        make(&held);
        fs::create_dir_all(harness.file("whole")).expect("a folder");
        make(&harness.file("whole/checkpoint"));
        for verdicts in [
            bundle.verify("held", &[], None),
            bundle.verify("vkeys", &["held"], None),
            bundle.verify("vkeys", &[], Some("whole")),
        ] {
            for (code, said) in verdicts {
                assert_eq!(code, NOT_CHECKED, "{said}");
            }
        }
    }
}

#[test]
fn names_write_nothing_to_the_terminal() {
    let (_stage, _, bundle) = Harness::with_bundle();
    for name in ["\u{1b}]0;owned\u{7}.txt", "\u{9b}2J.txt", "OK\n.txt", "\u{202e}txt.KO.txt"] {
        let attack = bundle.copy("attack");
        fs::write(attack.folder.join("openings").join(name), "x").expect("written");
        for (code, said) in attack.verify("vkeys", &[], None) {
            assert_eq!(code, WRONG, "{said}");
            assert!(said.contains("no such envelope was sealed in this game"), "{said}");
            let odd = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
            assert!(!said.contains(odd) && !said.contains("OK\n."), "{said:?}");
        }
        fs::remove_dir_all(&attack.folder).expect("removed");
    }
}

#[test]
fn the_script_is_ones_own() {
    let (harness, _, bundle) = Harness::with_bundle();
    assert!(!bundle.folder.join("verify.sh").exists(), "a bundle brings no script");
    let sum = Command::new("sha256sum").arg(harness.file("verify.sh")).output().expect("sha256sum").stdout;
    let sum = String::from_utf8_lossy(&sum).split(' ').next().expect("a hash").to_owned();
    assert!(done(harness.path(), &["--version"]).contains(&format!("verify.sh sha256 {sum}")));
    let receipt = || {
        fs::read_dir(harness.file("postzug-data/outgoing/new")).expect("mails").find_map(|mail| {
            let mail = fs::read_to_string(mail.expect("a mail").path()).expect("a mail");
            mail.contains("is in the log of all events").then_some(mail)
        })
    };
    wait_until(60, || receipt().is_some(), || "no receipt came".into());
    assert!(receipt().expect("a receipt").contains(&sum), "the receipt has the hash");
    let attack = bundle.copy("attack");
    fs::write(attack.folder.join("verify.sh"), "echo OK: all is right").expect("written");
    let said = run(harness.path(), &["audit", "verify", "attack", "--key", "vkeys"], &ENVIRONMENT);
    assert_eq!(said.status.code(), Some(NOT_KNOWN_TO_BE_WHOLE));
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.contains("is not the script of this release") && said.contains("Do not run it"), "{said}");
}
