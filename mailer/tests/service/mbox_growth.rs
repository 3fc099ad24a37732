//! An mbox file that grows, or that others write anew.

use std::{fs, io::Write as _, os::unix::fs::FileExt as _};

use app::{inbox::SourceTrouble, ports::Role};
use domain::{Regulations, Span};

use super::{
    fetched::PLAY,
    mbox::{OTHERS, Spool},
};

/// A look at a file that only grew. Nobody changes it in its middle but this test.
#[test]
fn only_new_mail_is_read() {
    let spool = Spool::new();
    let (hidden, others) = (spool.ours("e4"), OTHERS.repeat(2_000));
    let theirs = hidden.replace(&spool.to, &"x".repeat(spool.to.len()));
    spool.write(&format!("{theirs}{others}"));
    let mut mbox = spool.mbox();
    let mut rounds = |expected| assert_eq!(mbox.round().expect("no failure"), expected);
    rounds(0);
    let file = fs::File::options().append(true).open(&spool.path).expect("the file");
    let grown = |text: &str| (&file).write_all(text.as_bytes()).expect("it is written");
    let changed = fs::File::options().write(true).open(&spool.path).expect("the file");
    changed.write_all_at(hidden.as_bytes(), 0).expect("it is written");
    grown(&format!("{}{OTHERS}{}", spool.ours("d4"), spool.ours("c4")));
    rounds(2);
    assert_eq!(spool.left(), format!("{hidden}{others}{OTHERS}"));
    // A line that begins no mail was not the end of the last one.
    grown("more of it\n\n");
    rounds(1);
    assert_eq!(spool.left(), format!("{others}{OTHERS}more of it\n\n"));

    // Another program has written the file anew: shorter, longer, or as another file with the same end.
    for (text, file) in [("b4", OTHERS.to_owned()), ("a4", OTHERS.repeat(9)), ("f4", OTHERS.repeat(2_000))] {
        spool.write(&format!("{}{file}", spool.ours(text)));
        rounds(1);
        assert_eq!(spool.left(), file);
    }
    let new = spool.path.with_file_name("new");
    fs::write(&new, format!("{}{}", spool.ours("g4"), OTHERS.repeat(2_001))).expect("a file");
    fs::rename(new, &spool.path).expect("it takes its place");
    rounds(1);
}

/// A mail that failed holds up none behind it, and is tried again a minute later, also by another process.
#[test]
fn failed_mail_is_tried_again() {
    let spool = Spool::new();
    let arbiter = spool.instance.add("Carla", Role::Arbiter).id;
    for name in ["Anna", "Boris"] {
        spool.instance.player(name);
    }
    let games = [(); 4].map(|()| spool.instance.game(arbiter, ["Anna", "Boris"], Regulations::per_move(1)));
    assert_eq!(Some(games[3]), PLAY.game());
    let execute = |sql| spool.instance.execute(sql).expect("no failure");
    let pass = |seconds: i64| spool.instance.clock.advance(Span(seconds * 1_000));
    let dated = |text: &str| {
        let now = jiff::Timestamp::from_millisecond(spool.instance.clock_now().0).expect("a time");
        let now = now.strftime("%a %b %e %H:%M:%S %Y").to_string();
        spool.ours(text).replace("Mon Jan  5 10:00:00 2026", &now)
    };
    assert_eq!(spool.mbox().round().expect("no failure"), 0);
    // Its game is looked at, because it came long before it was found, and cannot be read.
    pass(60);
    let (failing, sent_at) = (dated("e4"), spool.instance.clock_now());
    pass(600);
    execute("UPDATE game SET state = 'x' || state");
    spool.write(&format!("{OTHERS}{failing}{}", dated("d4")));
    let mut mbox = spool.mbox();
    assert_eq!(mbox.round().expect("no failure"), 1, "the one behind it");
    let mut file = fs::File::options().append(true).open(&spool.path).expect("the file");
    file.write_all(dated("c4").as_bytes()).expect("it is written");
    assert_eq!(mbox.round().expect("no failure"), 1, "one that came later");
    assert_eq!((spool.left(), spool.stored().len()), (format!("{OTHERS}{failing}"), 2));
    let troubles = || spool.service.mail_sources.troubled().expect("sources");
    assert!(matches!(&troubles()[..], [(_, SourceTrouble::SingleMail, _)]), "{:?}", troubles());
    let since = |name: &str| spool.service.mail_sources.source(name).expect("no failure").awaited_since();
    assert!(since(&mbox.name()).is_some_and(|since| since < sent_at), "flags wait");

    execute("UPDATE game SET state = substr(state, 2)");
    let mut other = spool.mbox();
    for mbox in [&mut mbox, &mut other] {
        assert_eq!(mbox.round().expect("no failure"), 0, "a minute later");
    }
    pass(60);
    assert_eq!(other.round().expect("no failure"), 1);
    assert_eq!((spool.left().as_str(), spool.stored().len(), troubles()), (OTHERS, 3, Vec::new()));
    assert_eq!(mbox.round().expect("no failure"), 0);
    let mails = spool.service.inbox.mails(None, None, 9).expect("mails");
    assert_eq!(mails.iter().map(|mail| mail.received_at).min(), Some(sent_at), "it keeps its time");
}
