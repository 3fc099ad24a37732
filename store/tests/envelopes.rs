//! Envelopes that their holders open, with our own code and with the tool of the distribution.

use std::{fs, process::Command};

use age::{secrecy::ExposeSecret as _, x25519::Identity};
use app::ports::EnvelopeTo;
use store::{
    envelopes::{close, is_recipient, open, parts},
    testing::skipped,
};

const TEXT: &[u8] = b"postzug sealed move 1\ngame: G42\n";

fn keys(count: i64) -> (Vec<Identity>, Vec<(i64, String)>) {
    let identities: Vec<Identity> = (0..count).map(|_| Identity::generate()).collect();
    let keys =
        identities.iter().zip(1..).map(|(identity, n)| (n, identity.to_public().to_string())).collect();
    (identities, keys)
}

/// `age -d` on these bytes, as an arbiter types it; `None` where there is no age.
fn age(identity: &Identity, closed: &[u8]) -> Option<Vec<u8>> {
    if Command::new("age").arg("--version").output().is_err() {
        skipped("envelopes opened by the tool age, which is not here; .ci/run installs it");
        return None;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (key, file) = (folder.path().join("key"), folder.path().join("file"));
    fs::write(&key, identity.to_string().expose_secret()).expect("a file");
    fs::write(&file, closed).expect("a file");
    let opened = Command::new("age").arg("-d").arg("-i").arg(&key).arg(&file).output().expect("age runs");
    assert!(opened.status.success(), "{}", String::from_utf8_lossy(&opened.stderr));
    Some(opened.stdout)
}

#[test]
fn one_holder_or_sealer_opens_envelope() {
    let (identities, mut keys) = keys(3);
    let sealer = keys.pop();
    let closed = close(&EnvelopeTo { keys, needed: 1, sealer }, TEXT).expect("closed");
    for identity in &identities {
        assert_eq!(&**open(identity, &closed).expect("their key opens it"), TEXT);
        assert!(age(identity, &closed).is_none_or(|text| text == TEXT));
    }
    assert!(open(&Identity::generate(), &closed).is_err(), "nobody else's does");
    let mut altered = closed.clone();
    let at = altered.len() - 60;
    altered[at] = if altered[at] == b'A' { b'B' } else { b'A' };
    assert!(open(&identities[0], &altered).is_err());
}

#[test]
fn two_of_three_open_envelope() {
    let (identities, keys) = keys(3);
    let closed = close(&EnvelopeTo { keys, needed: 2, sealer: None }, TEXT).expect("closed");
    let closed = String::from_utf8(closed).expect("armored");
    let files = parts(&closed);
    let who: Vec<_> = files.iter().map(|(who, _)| who.clone()).collect();
    assert_eq!(who, [vec![1, 2], vec![1, 3], vec![2, 3]]);
    for (who, file) in files {
        let [first, second] = [0, 1].map(|n| &identities[usize::try_from(who[n] - 1).expect("few")]);
        let inner = open(first, file.as_bytes()).expect("the first opens it");
        assert!(!inner.windows(7).any(|window| window == b"postzug"), "one alone reads nothing");
        assert!(open(first, &inner).is_err());
        assert_eq!(&**open(second, &inner).expect("then the second"), TEXT);
        if let Some(inner) = age(first, file.as_bytes()) {
            assert_eq!(age(second, &inner).as_deref(), Some(TEXT));
        }
    }
}

#[test]
fn invalid_keys_are_refused() {
    let (_, keys) = keys(1);
    assert!(is_recipient(&keys[0].1));
    for no in ["", "age1", "AGE-SECRET-KEY-1", "ssh-ed25519 AAAA", &keys[0].1[..60]] {
        assert!(!is_recipient(no), "{no}");
    }
    let bad = EnvelopeTo { keys: vec![(1, "age1".into())], needed: 1, sealer: None };
    assert!(close(&bad, TEXT).is_err());
}
