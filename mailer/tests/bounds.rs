//! The cost of mail made to hurt, against an ordinary mail of the same size in the same run. It is measured by the processor
//! time of this process, which no neighbour on the machine moves. The one test of this binary, so that nothing else is
//! counted.

use std::time::Duration;

use domain::{Start, notation::Letters};
use mailer::reading::{Context, MAX_MESSAGE, Surroundings, parse, understand, written};
use rustix::time::{ClockId, clock_gettime};

const HEAD: &str = "From: ann@example.org\r\nMessage-ID: <x@y>\r\n";
/// The worst mail may cost this many times the work of an ordinary one. Without optimisation and on different machines it is
/// up to 7 for repetitive quotations, 4 for character references in HTML, less than 1 otherwise. A cost that grows with the
/// square of the size is in the hundreds, and only that is tested here.
const MOST: u32 = 40;

fn spent() -> Duration {
    let spent = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(u64::try_from(spent.tv_sec).unwrap_or(0), u32::try_from(spent.tv_nsec).unwrap_or(0))
}

/// The least of three runs.
fn cost(mut work: impl FnMut()) -> Duration {
    let run = |_| {
        let before = spent();
        work();
        spent() - before
    };
    (0..3).map(run).min().unwrap_or_default()
}

fn read(raw: &[u8]) {
    let around = Surroundings {
        authserv_id: Some("mx".into()),
        mail_domain: "play.example.org".into(),
        ..Surroundings::default()
    };
    let context = Context {
        position: Start::Standard.position().ok(),
        style: Letters::English.into(),
        ..Context::default()
    };
    if let Ok(parsed) = parse(raw, &around) {
        let understood = understand(&parsed.body, &parsed.subject, parsed.is_game, &context);
        assert!(understood.steps.len() <= 12);
    }
}

/// Fills a mail of the largest size with this line.
fn filled(headers: &str, line: &str) -> Vec<u8> {
    let mut raw = format!("{HEAD}{headers}\r\n").into_bytes();
    raw.extend(line.bytes().cycle().take((MAX_MESSAGE - raw.len()) / line.len() * line.len()));
    raw
}

fn of_html(html: &str) -> Vec<u8> {
    format!("{HEAD}Content-Type: text/html\r\n\r\n<p>e4</p>{}\r\n", html.replace('<', "\r\n<")).into_bytes()
}

#[test]
fn reading_cost_is_bounded() {
    let prose = "Thank you for the game so far, the weather here is fine and the train was late again.\r\n";
    let plain = filled("", prose);
    assert!(plain.len() > MAX_MESSAGE - 100);
    let ordinary = cost(|| read(&plain));
    let text = [
        "5254\r\n",
        "e4 e5 Nf3\r\n",
        ">>>>>>>>\r\n",
        "a\r\n",
        "0-0-0-0-0-0-0-0\r\n",
        "accept\r\n",
        "\r\n",
        "On Mon, 5 Jan 2026 Anna <anna@example.org> wrote:\r\n",
        "if 5755 then 7163\r\n",
        "e5 wenn Nf3 si Nc6 se e4 als d5 pokud\r\n",
        "message: x\r\n",
    ];
    let html = [
        "<blockquote>\r\n",
        "<div>\r\n",
        "<table><tr><td>\r\n",
        "<ul><li>\r\n",
        "<b>\r\n",
        "&#x1;\r\n",
        "<!--\r\n",
        "<p>x</p>\r\n",
    ];
    // Within the number of tags that is read at all.
    let small = [
        "<li>x".repeat(9_900),
        "<ul><li>".repeat(4_900),
        "<div>".repeat(18_000),
        "<p><b>".repeat(9_000),
        format!("<table><tr><td>{}", "<table><tr><td>x</td></tr></table>".repeat(2_800)),
        format!("<table><tr><td>{}", "<table><tr><td>x".repeat(6_000)),
        "<table><tr><td>x</td></tr></table>".repeat(3_300),
        format!("{}{}", "<div>".repeat(490), "<i>x</i>".repeat(9_000)),
        format!("{}{}", "<blockquote>".repeat(150), "<p>x".repeat(15_000)),
        format!("{}{}", "<blockquote>".repeat(150), "<p>x".repeat(300)),
        format!("{}<pre>{}", "<blockquote>".repeat(150), "x\n".repeat(25_000)),
    ];
    let nested = ["Content-Type:message/rfc822\r\n\r\n", "--b\r\n\r\nx\r\n", "A: b\r\n"];
    let results = format!("Authentication-Results: mx; {}\r\n", "(((\r\n ".repeat(5_000));
    let mails = text
        .iter()
        .map(|line| (*line, filled("", line)))
        .chain(small.iter().map(|html| (&html[..html.len().min(70)], of_html(html))))
        .chain(html.iter().map(|tag| (*tag, filled("Content-Type: text/html\r\n", tag))))
        .chain(
            nested.iter().map(|line| (*line, filled("Content-Type: multipart/mixed; boundary=b\r\n", line))),
        )
        .chain([("Authentication-Results", filled(&results, "x\r\n"))]);
    let mut wrong = Vec::new();
    let mut judge = |what: &str, cost: Duration| {
        let times = cost.as_secs_f64() / ordinary.as_secs_f64();
        println!("{:>8.2} ms {times:>6.2} {}", cost.as_secs_f64() * 1e3, what.trim_end());
        if cost > ordinary * MOST {
            wrong.push(format!("{what:?}: {times:.1} times {ordinary:?}"));
        }
    };
    judge("an ordinary mail", ordinary);
    for (what, raw) in mails {
        judge(what, cost(|| read(&raw)));
    }
    let sent = vec!["a a a a a b\n".repeat(900); 9];
    let body = "a a a a a a a a\n".repeat(5_000);
    judge("quotations of a repetitive text", cost(|| assert!(written(&body, &sent, None).len() <= 5_000)));
    assert!(wrong.is_empty(), "{wrong:#?}");
}
