//! An mbox file that grows, or that others write anew.

use std::{fs, io::Write as _, os::unix::fs::FileExt as _};

use super::mbox::{OTHERS, Spool};

/// Of a file that only grew. Nobody changes it in its middle but this test.
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
