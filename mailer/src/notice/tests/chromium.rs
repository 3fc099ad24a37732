//! The HTML in a real browser: by day and by night, on a telephone of 320 px, and as read aloud (axe-core). The pictures are
//! in `target/mails`, to be looked at.

use std::fs;

use serde_json::json;
use store::testing::chromium;

use super::{
    html::{html_of, in_html},
    *,
};

/// The mails that are looked at.
fn mails() -> Vec<(&'static str, String)> {
    let table = moved();
    let html =
        |table: &Table, given: &OutgoingMail| html_of(&table.write(&in_html(given).expect("a reader")));
    let given = table.mail(MailKind::YourMove, Color::White);
    let entry =
        Entry { line: "12. Nf9".into(), answer: "Not a move.\n  8 r . b".to_owned().into(), ok: false };
    let mut answer = table.mail(MailKind::Transcript, Color::White);
    answer.row.mail.details = MailDetails::Transcript(Transcript {
        entries: vec![entry],
        summary: "Nothing was played.".to_owned().into(),
        ..Transcript::default()
    });
    let mut mails = vec![
        ("your-move", html(&table, &given)),
        ("your-move-ar", html(&table, &in_language(&given, "ar"))),
        ("answer", html(&table, &answer)),
    ];
    let mut table = Table::new();
    mails.push(("game-started", html(&table, &table.mail(MailKind::GameStarted, Color::Black))));
    table.play("e4");
    table.instance.clock.advance(Span::hours(97));
    mails.push(("reminder", html(&table, &table.mail(MailKind::Reminder, Color::Black))));
    table.by(Color::White, &Command::Resign);
    mails.push(("game-over", html(&table, &table.mail(MailKind::GameOver, Color::Black))));
    let mut table = moved();
    table.say(Color::Black, &long_message());
    mails.push(("news", html(&table, &table.mail(MailKind::GameNews, Color::White))));
    for (name, kind) in [
        ("digest", MailKind::Digest),
        ("adjournment", MailKind::Adjournment),
        ("challenge", MailKind::Challenge),
    ] {
        let (table, given) = samples(kind);
        mails.push((name, html(&table, &given[0])));
    }
    mails
}

/// Many paragraphs, in two directions, and words that are wider than a telephone.
fn long_message() -> String {
    let paragraph = "I looked at the ending again, and it is not as easy as I thought. ".repeat(6);
    let words = [paragraph.trim(), "هذه رسالة طويلة e4 e5", &"W".repeat(200), "https://example.org/study/1"];
    [words.join("\n\n"), words.join("\n")].join("\n\n")
}

#[test]
fn html_is_good_in_a_browser() {
    let Some(browser) = chromium::started() else { return };
    let folder = chromium::target().join("mails");
    fs::create_dir_all(&folder).expect("a folder");
    for (name, html) in mails() {
        let file = folder.join(format!("{name}.html"));
        fs::write(&file, html).expect("written");
        for (width, scheme) in [(320, "light"), (320, "dark"), (800, "light"), (800, "dark")] {
            browser.screen(width, 900, scheme);
            browser.open(&format!("file://{}", file.display()));
            browser.picture(&folder.join(format!("{name}-{width}-{scheme}.png")));
            browser.check_width(name);
            // axe takes no account of the colour of the screen itself.
            browser.run("document.documentElement.style.background = 'Canvas'");
            assert_eq!(browser.axe(), json!([]), "{name} at {width} px, {scheme}");
        }
    }
}
