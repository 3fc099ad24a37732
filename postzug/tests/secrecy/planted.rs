//! The search finds what there is. One move is planted in each kind of place, as each leak could write it, and as each digest
//! that tells it.

use std::{
    fs,
    io::Write as _,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use app::ports::{MacPurpose, Vault as _};
use data_encoding::{BASE64, HEXLOWER, HEXUPPER};
use domain::{GameId, Ply, Position, Start};
use store::{Store, host::SystemEntropy, keys::KeyRing, testing::execute_in};

use crate::search::{self, Guess, Wanted};

const GAME: GameId = GameId(42);

fn wanted() -> Wanted {
    let start = Start::Standard.position().expect("the array");
    let m = start.from_uci("g1f3").expect("a move");
    Wanted::new(search::spellings(&start, m))
}

#[test]
fn every_spelling_of_leak_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let wanted = wanted();
    let mail = "Subject: Re: our game\r\n\r\nseal Ng1-f3\r\n";
    let mut leaks: Vec<String> = [
        r#"{"move":"g1f3","ply":0}"#,
        r#"{"command":{"seal":{"text":"7163","draw_offer":false,"move":"7163"}}}"#,
        r#"refused: "Nf3" is not legal"#,
        "the player wrote Ng1-f3 before",
        "> seal 7163",
        "draft Nf3",
        "seal g1f3",
        "seal \u{2658}f3",
        "written: Ng1-f3\nletters: english",
        "uci: g1f3\ndraw-offer: no",
        "{\n  \"move\": \"Sg1-f3\",\n  \"ply\": 0\n}",
        "seal Sf3",
        "draft Ng1f3",
        "Request { text: \"g1-f3\" }",
        "INSERT INTO planted VALUES('G1F3',X'00');",
        "INSERT INTO planted VALUES(1,'7163');",
        "INSERT INTO planted VALUES(1,X'67316633');",
        mail,
    ]
    .map(str::to_owned)
    .into();
    // Encoded, anywhere in the encoded text.
    for before in ["", "a", "ab"] {
        leaks.push(BASE64.encode(format!("{before}{mail}").as_bytes()));
        leaks.push(BASE64.encode(format!(r#"{before}{{"move":"g1f3"}}"#).as_bytes()));
    }
    leaks.extend([HEXLOWER.encode(mail.as_bytes()), HEXUPPER.encode(mail.as_bytes())]);
    for leak in leaks {
        let file = folder.path().join("leak");
        fs::write(&file, format!("before {leak} after")).expect("written");
        assert!(!search::on_disk(folder.path(), &wanted).is_empty(), "{leak}");
    }
    fs::write(folder.path().join("leak"), "seal Ng1-h3, uci: g1h3, \"e2e4\"").expect("written");
    assert_eq!(search::on_disk(folder.path(), &wanted), [""; 0]);
}

/// Moves that are too short to be looked for by themselves, and a promotion.
#[test]
fn special_moves_are_found_too() {
    let folder = tempfile::tempdir().expect("a folder");
    for (fen, uci, leaks) in [
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2e4",
            &["seal e2-e4\n", "draft e4\n", "{\"move\":\"e2e4\"}", "seal 5254", "uci: e2e4", "(1,'5254')"][..],
        ),
        (
            "4k2r/8/8/8/8/8/8/4K3 b k - 0 1",
            "e8g8",
            &["seal O-O\n", "{\"move\":\"O-O\"}", "text: \"O-O\"", "uci: e8g8", "seal 5878"],
        ),
        ("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", "a2a1n", &["to a2-a1N,", "a2-a1S", "uci: a2a1n", "seal a1=N"]),
    ] {
        let position = Position::from_fen(fen, false).expect("a position");
        let m = position.from_uci(uci).expect("a move");
        let wanted = Wanted::new(search::spellings(&position, m));
        for leak in leaks {
            fs::write(folder.path().join("leak"), format!("before {leak} after")).expect("written");
            assert!(!search::on_disk(folder.path(), &wanted).is_empty(), "{leak}");
        }
    }
}

#[test]
fn leak_is_found_in_every_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let wanted = wanted();
    let found = || search::on_disk(folder.path(), &wanted).join("\n");
    let database = folder.path().join("postzug.db");
    let store = Store::open_file(&database).expect("a database");
    execute_in(&database, "CREATE TABLE planted (value BLOB)");
    assert_eq!(found(), "");
    execute_in(&database, "INSERT INTO planted VALUES (CAST('seal Ng1-f3' AS BLOB))");
    assert!(found().contains("postzug.db-wal:"), "{}", found());
    drop(store);
    assert!(found().contains("postzug.db:") && !found().contains("-wal"), "{}", found());
    for name in ["log", "postzug-data/outgoing/new/1.mail", "temporary/part"] {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, "TRACE reading: text=seal Ng1-f3\n").expect("written");
        assert!(found().contains(&format!("{name}:")), "{}", found());
    }
    // In the memory of another process, of which nothing is on disk.
    let mut process = Command::new("bash")
        .args(["-c", "read -r planted; echo; read -r end"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("bash");
    let mut input = process.stdin.take().expect("its input");
    input.write_all(b"seal Ng1-f3\n").expect("written");
    let until = Instant::now() + Duration::from_secs(10);
    while search::in_memory(process.id(), &wanted).is_empty() {
        assert!(Instant::now() < until, "it is not found in memory");
    }
    drop(input);
    process.wait().expect("its end");
}

/// Digests that a dictionary of the legal moves opens, and those it does not.
#[test]
fn a_revealing_digest_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = KeyRing::open(folder.path(), &SystemEntropy).expect("keys");
    let position = Start::Standard.position().expect("the array");
    let mail = b"Message-ID: <1@example.org>\r\nFrom: anna@example.org\r\n\r\nseal Ng1-f3\r\n";
    let guess = Guess {
        game: GAME,
        position: &position,
        ply: Ply(0),
        everything: true,
        mail: Some(("play 42", mail, "Ng1-f3")),
    };
    let envelope = |nonce: &str| {
        let mut text = format!(
            "postzug sealed move 1\ngame: G42\nsealer: white\nply: 0\nfen: {}\nwritten: Ng1-f3\n\
             letters: english\nuci: g1f3\ndraw-offer: no\nnonce: {nonce}\npad: ",
            position.fen()
        );
        text.extend(std::iter::repeat_n('.', 1023 - text.len()));
        (text + "\n").into_bytes()
    };
    let sha256 = |text: &[u8]| <sha2::Sha256 as sha2::Digest>::digest(text).to_vec();
    let keyed = |text: &[u8]| keys.mac(MacPurpose::SecretDigest, text).to_vec();
    let database = folder.path().join("postzug.db");
    drop(Store::open_file(&database).expect("a database"));
    execute_in(&database, "CREATE TABLE planted (bytes BLOB, text TEXT)");
    // What is looked through is what the database keeps, in any column.
    let tells = |digest: Vec<u8>| {
        let hex = HEXLOWER.encode(&digest);
        let kept = |values: &str| {
            execute_in(&database, &format!("DELETE FROM planted; INSERT INTO planted VALUES {values}"));
            guess.tells(&keys, &search::digests(&search::dump(&database)))
        };
        let (bytes, text) = (kept(&format!("(x'{hex}', NULL)")), kept(&format!("(NULL, 'key {hex}')")));
        assert_eq!(bytes, text);
        bytes
    };
    for text in [&b"Ng1-f3"[..], b"7163", b"g1f3", "\u{2658}f3".as_bytes()] {
        assert!(tells(sha256(text)).is_some() && tells(keyed(text)).is_some(), "{text:?}");
    }
    assert!(tells(sha256(&envelope("00000000000000000000000000000000"))).is_some(), "without a nonce");
    assert_eq!(tells(sha256(&envelope("5d2ad3a6b4a1cb3d7e1f9c0a6b5e4d3c"))), None, "a nonce keeps it");
    let copy = [&b"play 42\0"[..], mail].concat();
    assert!(tells(sha256(&copy)).is_some() && tells(keyed(&copy)).is_some());
    let message = search::message("play 42", str::from_utf8(mail).expect("text")).expect("a message");
    assert!(message.ends_with(b"\0sealNg1-f3"));
    assert!(tells(keyed(&message)).is_some());
    // Eight bytes of it are enough, behind others.
    let with_move = search::request(GAME, Ply(0), &("seal", "Ng1-f3"));
    let without = search::request(GAME, Ply(0), &("seal", ""));
    let half = |first: &[u8], last: &[u8]| [&keyed(first)[..16], b"the run.", &keyed(last)[..8]].concat();
    assert!(tells(half(&without, &with_move)).is_some());
    assert_eq!(tells(half(&without, &without)), None);
}
