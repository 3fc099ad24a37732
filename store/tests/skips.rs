//! A test that cannot run never looks as if it had passed.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use store::testing::skipped;

/// A run of `skipped` in a process of its own, where CI is as said.
fn skips_where(ci: Option<&str>) -> (bool, String) {
    let mut again = Command::new(env::current_exe().unwrap());
    again.args(["skips::skip_fails_in_ci", "--exact"]).env("POSTZUG_ALONE", "1").env_remove("CI");
    again.envs(ci.map(|ci| ("CI", ci)));
    let output = again.output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn skip_fails_in_ci() {
    if env::var_os("POSTZUG_ALONE").is_some() {
        return skipped("this test needs a tool");
    }
    for (ci, passes) in [(None, true), (Some(""), true), (Some("true"), false)] {
        let (passed, said) = skips_where(ci);
        assert_eq!(passed, passes, "{ci:?}: {said}");
        assert!(said.contains("!!! SKIPPED: this test needs a tool"), "{ci:?}: {said}");
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Only another database and tables of endgames excuse a test in CI.
#[test]
fn every_skip_goes_through_one_function() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    for part in ["api", "app", "bench", "domain", "log", "mailer", "messages", "postzug", "store"] {
        for folder in ["src", "tests"].map(|folder| root.join(part).join(folder)) {
            if folder.exists() {
                sources(&folder, &mut found);
            }
        }
    }
    let ours = [root.join("store/src/testing.rs"), root.join(file!())];
    let mut excused = 0;
    for path in found.iter().filter(|path| !ours.contains(path)) {
        let source = fs::read_to_string(path).unwrap();
        assert!(!source.contains("!!! SKIPPED"), "{} tells of a skip by itself", path.display());
        for call in source.split("tell_skipped(").skip(1) {
            let why: String = call.chars().take(120).collect();
            let is_excused = [".ci/postgres cargo test", "they are SQLite's", "there are no tables"]
                .iter()
                .any(|excuse| why.contains(excuse));
            assert!(is_excused, "{}: {why}", path.display());
            excused += 1;
        }
    }
    assert!(excused > 5, "{excused} calls were found");
}
