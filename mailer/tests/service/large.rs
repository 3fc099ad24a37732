//! Pictures and files of any size: what is read of the mail is kept, in bounded memory, and nothing else.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use app::Address;
use domain::{GameId, PlayerId, Ply};
use mailer::{
    intake::{Memory, Options, PipeExit, pipe},
    reading::{MAX_MESSAGE, Surroundings, Trimmer, Unsafe, parse, prescan, trim},
};
use proptest::prelude::*;
use store::testing::TestInstance;
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::listener::Listener;

const PLAY: Address =
    Address::Play { game: GameId(42), player: PlayerId(7), seen: domain::PositionId::unrevised(Ply(3)) };
const HEAD: &str =
    "From: ann@example.org\r\nMessage-ID: <1@example.org>\r\nSubject: move\r\nMIME-Version: 1.0\r\n";

fn around() -> Surroundings {
    Surroundings { authserv_id: None, mail_domain: "play.example.org".into(), ..Surroundings::default() }
}

/// A picture as a phone sends it.
fn picture(bytes: usize, salt: usize) -> String {
    let line = format!("{}\r\n", &"/9j/4AAQSkZJRgABAQAAAQABAADcjP".repeat(4)[salt % 20..][..76]);
    let head = "Content-Type: image/jpeg; name=\"IMG_1.jpg\"\r\nContent-Transfer-Encoding: base64\r\n\
                Content-Disposition: inline; filename=\"IMG_1.jpg\"\r\n\r\n";
    format!("{head}{}", line.repeat(bytes / line.len()))
}

fn mixed(parts: &[String]) -> String {
    let parts: String = parts.iter().map(|part| format!("--=_b\r\n{part}\r\n")).collect();
    format!("{HEAD}Content-Type: multipart/mixed; boundary=\"=_b\"\r\n\r\n{parts}--=_b--\r\n")
}

fn text(text: &str) -> String {
    format!("Content-Type: text/plain; charset=utf-8\r\n\r\n{text}")
}

#[test]
fn only_what_is_read_is_kept() {
    let mail = mixed(&[text("5254"), picture(9 << 20, 0)]);
    let kept = trim(mail.as_bytes()).expect("small");
    assert!(kept.len() < 1_024, "{}", kept.len());
    let parsed = parse(&kept, &around()).expect("a mail");
    assert_eq!((parsed.body.trim(), parsed.subject.as_str()), ("5254", "move"));
    let kept = String::from_utf8(kept).expect("text");
    assert!(kept.contains("IMG_1.jpg") && kept.contains("X-Left-Out: 94"), "{kept}");
    // A game stays, whatever it is called.
    let game = "Content-Type: application/octet-stream; name=game.pgn\r\n\r\n1. e4 *".to_owned();
    let kept = trim(mixed(&[text("See the game"), game]).as_bytes()).expect("small");
    assert!(String::from_utf8_lossy(&kept).contains("1. e4 *"));
    assert!(parse(&kept, &around()).expect("a mail").game_attached);
    // Many pictures are no more parts than a few.
    let mut parts = vec![text("5254")];
    parts.extend((0..80).map(|n| picture(1_000, n)));
    parts.push(text("Boris"));
    let kept = trim(mixed(&parts).as_bytes()).expect("small");
    let parsed = parse(&kept, &around()).expect("few parts");
    assert_eq!(parsed.body.split_whitespace().collect::<Vec<_>>(), ["5254", "Boris"]);
}

/// Two mails that differ in a picture are two, and the same mail is the same again.
#[test]
fn omitted_parts_distinguish_mails() {
    let many = |last: usize| {
        let mut parts = vec![text("5254")];
        parts.extend((0..30).map(|n| picture(2_000, if n == 29 { last } else { 0 })));
        trim(mixed(&parts).as_bytes()).expect("small")
    };
    assert_eq!(many(1), many(1));
    assert_ne!(many(1), many(2), "a part of which nothing else stays");
    let one = |salt| trim(mixed(&[text("5254"), picture(2_000, salt)]).as_bytes()).expect("small");
    assert_ne!(one(1), one(2));
}

/// A large HTML beside plain text is left out; alone, it is refused, and so is plain text.
#[test]
fn text_has_a_size_too() {
    let page = format!(
        "Content-Type: text/html\r\n\r\n{}",
        "<p>A long signature with a picture in it</p>\r\n".repeat(9_000)
    );
    let alternative =
        mixed(&[text("5254"), page.clone()]).replace("multipart/mixed", "multipart/alternative");
    let kept = trim(alternative.as_bytes()).expect("small");
    assert_eq!(parse(&kept, &around()).expect("a mail").body.trim(), "5254");
    assert_eq!(trim(mixed(&[page]).as_bytes()), Err(Unsafe::Size));
    assert_eq!(trim(mixed(&[text(&"5254\r\n".repeat(100_000))]).as_bytes()), Err(Unsafe::Size));
    let endless = format!("{HEAD}{}", "X-A: b\r\n".repeat(100_000));
    assert_eq!(trim(endless.as_bytes()), Err(Unsafe::Headers));
}

/// Messages within messages never reach the parser, and cost it nothing however many there are.
#[test]
fn nested_messages_are_left_out_unread() {
    let nested = format!(
        "Content-Type: message/rfc822\r\n\r\n{}",
        "Content-Type: message/rfc822\r\n\r\n".repeat(300_000)
    );
    let kept = trim(mixed(&[text("5254"), nested]).as_bytes()).expect("small");
    assert!(kept.len() < 1_024);
    assert_eq!(parse(&kept, &around()).expect("a mail").body.trim(), "5254");
    let root = format!(
        "{HEAD}Content-Type: message/rfc822\r\n\r\n{}",
        "Content-Type: message/rfc822\r\n\r\n".repeat(300_000)
    );
    let kept = trim(root.as_bytes()).expect("small");
    assert!(kept.len() < 1_024);
    // Those that do not say so are text, and too many.
    let hidden = format!("{HEAD}{}", "\r\nContent-Type: message/rfc822\r\n".repeat(300_000));
    assert_eq!(trim(hidden.as_bytes()), Err(Unsafe::Size));
}

/// Every mail of the corpus is read as it would be whole.
#[test]
fn trimmed_mails_read_the_same() {
    for folder in ["tests/corpus", "tests/bounces"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for file in fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()) {
            if file.extension().is_some_and(|kind| kind == "eml") {
                let raw = fs::read(&file).expect("a mail");
                let kept = trim(&raw).expect("small");
                assert_eq!(parse(&kept, &around()), parse(&raw, &around()), "{file:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// The text of complete parts is the text of the whole mail.
    #[test]
    fn closed_parts_read_the_same(parts in proptest::collection::vec((0_usize..11, 0_usize..11, 0_usize..8), 0..9)) {
        const PARTS: [&str; 11] = [
            "Content-Type: text/plain; charset=utf-8\r\n", "Content-Type: text/html; charset=utf-8\r\n", "",
            "Content-Transfer-Encoding: quoted-printable\r\n", "Content-Type: image/png;\r\n name=x.png\r\n",
            "Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n",
            "Content-Type: application/x-chess-pgn\r\nContent-Disposition: attachment; filename=a.pgn\r\n",
            "Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n", "Content-Type: text/calendar\r\n",
            "Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n", "Content-Type: text/markdown\r\n",
        ];
        const TEXTS: [&str; 8] =
            ["5254\r\n", "> 5254\r\n", "<p>e4</p>\r\n", "NTI1NA==\r\n", "\r\n", "", "5254\r\nDon't.\r\n", "=35254\r\n"];
        let mut raw = format!("{HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n");
        for &(one, other, text) in &parts {
            let [one, other, text] = [PARTS[one], PARTS[other], TEXTS[text]];
            raw += &if one == other {
                format!("--b\r\n{one}\r\n{text}\r\n")
            } else {
                format!(
                    "--b\r\nContent-Type: multipart/alternative; boundary=\"other\"\r\n\r\n--other\r\n{one}\r\n{text}\r\n\
                     --other\r\n{other}\r\n{text}\r\n--other--\r\n\r\n"
                )
            };
        }
        raw.push_str("--b--\r\n");
        let kept = trim(raw.as_bytes()).expect("it is small");
        if let (Ok(whole), Ok(trimmed)) = (parse(raw.as_bytes(), &around()), parse(&kept, &around())) {
            prop_assert_eq!(whole.body, trimmed.body, "{}\n---\n{}", raw, String::from_utf8_lossy(&kept));
            prop_assert_eq!(whole.is_game, trimmed.is_game);
        }
    }

    /// With any parts, no text is read that the whole mail does not have, or the mail is refused. Without messages: of an
    /// empty one the parser takes the end for a header, so that parts behind it are read or not.
    #[test]
    fn any_mime_reads_the_same(pieces in proptest::collection::vec(0_usize..22, 0..50)) {
        const PIECES: [&str; 22] = [
            "Content-Type: multipart/mixed; boundary=b\r\n", "Content-Type: text/html; charset=utf-8\r\n", "\r\n",
            "--b\r\n", "--b--\r\n", "Content-Transfer-Encoding: base64\r\n", "NTI1NA==\r\n", "=35=32\r\n", "\r\n",
            "Content-Transfer-Encoding: quoted-printable\r\n", "Content-Type: text/calendar\r\n", "5254\r\n",
            "<p>e4</p>\r\n", "Content-Type: image/png;\r\n name=x.png\r\n", "> 5254\r\n", "--b\r\n\r\n", "\r\n",
            "Content-Type: multipart/alternative; boundary=\"bb\"\r\n", "--bb\r\n", "--bb--\r\n",
            "Content-Type: application/x-chess-pgn\r\n", "Content-Disposition: attachment; filename=a.pgn\r\n",
        ];
        let mut raw = HEAD.to_string();
        raw.extend(pieces.iter().map(|&piece| PIECES[piece]));
        let Ok(kept) = trim(raw.as_bytes()) else { return Ok(()) };
        if let (Ok(whole), Ok(trimmed)) = (parse(raw.as_bytes(), &around()), parse(&kept, &around())) {
            // Where a part is not ended as it should be, less may be left; nothing that the whole mail does not say.
            // With two types in one header the parser may take a part for text, and the line that tells of a file with it.
            let is_more = |line: &&str| {
                !line.starts_with("X-Left-Out: ") && !whole.body.lines().any(|other| other == *line)
            };
            let more = trimmed.body.lines().find(is_more);
            prop_assert_eq!(more, None, "{}\n---\n{}", raw, String::from_utf8_lossy(&kept));
            prop_assert_eq!(whole.from, trimmed.from);
            prop_assert_eq!(whole.is_game, trimmed.is_game);
        }
    }

    /// The stored text is bounded at every line, and passes the pre-scan or is refused.
    #[test]
    fn what_is_kept_is_bounded(lines in proptest::collection::vec(0_usize..9, 0..400), times in 1_usize..400) {
        const LINES: [&str; 9] = [
            "Content-Type: multipart/mixed; boundary=b\r\n", "\r\n", "--b\r\n", "--b--\r\n", "Content-Type: image/png\r\n",
            "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n", "Content-Type: text/html\r\n",
            "Content-Type: message/rfc822\r\n", "boundary=c\r\n",
        ];
        let mut trimmer = Trimmer::default();
        let mut taken = HEAD.split_inclusive('\n').try_for_each(|line| trimmer.line(line.as_bytes()));
        for &line in &lines {
            for _ in 0..times {
                taken = taken.and_then(|()| trimmer.line(LINES[line].as_bytes()));
                prop_assert!(trimmer.len() <= MAX_MESSAGE + (65 << 10), "{}", trimmer.len());
            }
        }
        if let Ok(kept) = taken.and_then(|()| trimmer.finish()) {
            prop_assert!(kept.len() <= MAX_MESSAGE + 4_096);
            prescan(&kept).unwrap_or_default();
        }
    }
}

fn delivery(to: &str, mail: &str) -> Vec<u8> {
    let from = format!("MAIL FROM:<ann@example.org> SIZE={}", mail.len());
    format!("EHLO x\r\n{from}\r\nRCPT TO:<{to}>\r\nDATA\r\n{mail}.\r\nQUIT\r\n").into_bytes()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn large_mail_is_accepted_and_trimmed() {
    let instance = TestInstance::new();
    let listener = Listener::start(&instance.service, Options::default()).await;
    let to = instance.service.mail_out.mail_address(PLAY);
    let mail = mixed(&[text("5254"), picture((10 << 20) - 2_000, 0)]);
    assert!(mail.len() > 10_400_000 && mail.len() < 10 << 20);
    let begun = Instant::now();
    // A repeated delivery is the same mail, by what arrived.
    for received in ["Received: from a by b\r\n", "Received: from c by d\r\n"] {
        let answers = listener.talk(&delivery(&to, &format!("{received}{mail}"))).await;
        assert!(answers.contains("250 2.0.0 Stored"), "{answers}");
    }
    println!("10 MiB twice in {:.1?}", begun.elapsed());
    assert_eq!(instance.service.inbox.mails(None, None, 10).expect("no failure").len(), 1);
    let mail_stored = instance.service.inbox.mail(1).expect("no failure").expect("a mail");
    let raw = instance.service.mail_in.open_mail(&mail_stored).expect("kept");
    assert!(raw.len() < 1_024, "{}", raw.len());
    for mail in [mail.replace("\r\n", "\n"), mail] {
        let exit = pipe(&instance.service, mail.as_bytes(), "ann@example.org", std::slice::from_ref(&to));
        assert_eq!(exit, PipeExit::Stored);
    }
    let larger = mixed(&[text("5254"), picture(11 << 20, 0)]);
    let answers = listener.talk(&delivery(&to, &larger)).await;
    assert!(answers.contains("552 5.3.4"), "{answers}");
}

/// Sessions that hold all there is: others are told to come again, and can when it was given back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_messages_share_bounded_memory() {
    let instance = TestInstance::new();
    let options = Options { memory: Memory::of(500 << 10), ..Options::default() };
    let listener = Listener::start(&instance.service, options).await;
    let to = instance.service.mail_out.mail_address(PLAY);
    let hello = format!("EHLO x\r\nMAIL FROM:<ann@example.org>\r\nRCPT TO:<{to}>\r\nDATA\r\n");
    let half = format!("{hello}{HEAD}\r\n{}", "A line of text.\r\n".repeat(12_000));
    let mut holding = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(listener.address).await.expect("a connection");
        stream.write_all(half.as_bytes()).await.expect("taken");
        holding.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let large = format!("{HEAD}\r\n{}", "A line of text.\r\n".repeat(12_000));
    let answers = listener.talk(&delivery(&to, &large)).await;
    assert!(answers.contains("452 4.3.1"), "{answers}");
    let small = listener.talk(&delivery(&to, &format!("{HEAD}\r\n5254\r\n"))).await;
    assert!(small.contains("250 2.0.0 Stored"), "{small}");
    // A picture needs none of it.
    let answers = listener.talk(&delivery(&to, &mixed(&[text("5254"), picture(4 << 20, 0)]))).await;
    assert!(answers.contains("250 2.0.0 Stored"), "{answers}");
    drop(holding);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let answers = listener.talk(&delivery(&to, &large)).await;
    assert!(answers.contains("250 2.0.0 Stored"), "{answers}");
}
