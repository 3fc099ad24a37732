//! The real Scid 4.7.4 of Debian reads the attached game and sends its move by mail.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path, process::Command};

use mail_parser::{MessageParser, MimeHeaders as _};

use super::{Table, are_there};
use crate::{
    common::{
        BEN,
        clients::{ReceivedMail, send_mail},
        screen::Screen,
        text,
    },
    xfcc::DRIVER,
};

/// Takes a `mailto:` with a file, as Evolution does. The copy goes nowhere.
const MAILURL: &str = r#"#!/bin/sh
to=${1#*<}; to=${to%%>*}
subject=${1#*subject=}; subject=${subject%%&*}
file=${1#*attach=}; file=${file%%&*}
{ printf 'To: %s\nSubject: %s\nMIME-Version: 1.0\n' "$to" "$subject"
  printf 'Content-Type: multipart/mixed; boundary="=-1"\n\n--=-1\nContent-Type: text/plain\n\n%s\n' "${1#*&body=}"
  printf -- '--=-1\nContent-Type: application/x-chess-pgn; name="G1.pgn"\n'
  printf 'Content-Disposition: attachment; filename="G1.pgn"\n\n'
  cat "$file"; printf -- '\n--=-1--\n'; } | "$HOME/sendmail" "$to"
"#;

/// s-nail, with the settings that its user would have in a file.
const MAILX: &str = r#"#!/bin/sh
exec s-nail -:/ -S v15-compat -S from=ben@post.example.net -S mta="$HOME/mta" -S sendwait "$@"
"#;

impl Table {
    /// Saves the game that is attached to a notice, has Scid read it and send its move; returns what Scid showed.
    fn scid(&self, screen: &Screen, scid: &Path, notice: &ReceivedMail, answer: [&str; 2]) -> String {
        let home = self.home.path();
        for name in ["Inbox", "Outbox"] {
            fs::create_dir_all(home.join(name)).expect("a folder");
        }
        let raw = fs::read(self.file(notice)).expect("a mail");
        let mail = MessageParser::new().parse(&raw).expect("a mail");
        let file =
            mail.attachments().find(|file| file.attachment_name() == Some("G1.pgn")).expect("the game");
        fs::write(home.join("Inbox/G1.pgn"), file.contents()).expect("a file");
        let mut program = Command::new(scid);
        program.arg(DRIVER).arg(scid.with_file_name("scid")).arg("mail").args(answer);
        program.env_clear().env("HOME", home).env("DISPLAY", &screen.display).env("LC_ALL", "C.UTF-8");
        program.env("PATH", "/usr/bin:/bin").current_dir(home);
        let output = program.output().expect("Scid starts");
        let shown = text(&output.stdout) + &text(&output.stderr);
        assert!(
            output.status.success() && shown.contains("SCID done") && !shown.contains("error:"),
            "{shown}"
        );
        shown
    }
}

#[test]
fn scid_mail_plays_one_move() {
    if !are_there(&["tkscid", "Xvfb", "s-nail", "curl"]) {
        return;
    }
    let scid = ["/usr/games/tkscid", "/usr/bin/tkscid"].map(Path::new).into_iter().find(|path| path.exists());
    let (scid, screen) = (scid.expect("it is there"), Screen::open().expect("Xvfb starts"));
    let mut table = Table::new();
    table.sendmail();
    // Takes what s-nail sends; the copy goes nowhere.
    let mta = format!(
        "#!/bin/sh\nfor to; do case $to in play+*)\n  cat >\"$HOME/kept\"\n  \
         exec curl -sS --crlf --mail-from {BEN} --mail-rcpt \"$to\" -T \"$HOME/kept\" smtp://{};;\nesac; done\n",
        table.service.intake
    );
    for (name, script) in [("mailurl", MAILURL), ("mta", mta.as_str()), ("mailx", MAILX)] {
        let path = table.home.path().join(name);
        fs::write(&path, script).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("its mode");
    }
    table.moves(0, "e4");
    let notice = table.notice(1);
    for text in ["set pgn attached", "1... e5"] {
        send_mail(table.service.intake, BEN, &notice.reply_to, "Re", text).expect("250");
    }
    table.has_moved(2);
    // The first game is new to Scid; the others go on in its database, and end with Ann's move.
    for (ply, played, answer) in
        [(2, "Nf3", ["Nc6", "mailx"]), (4, "Bb5", ["a6", "mailurl"]), (6, "Ba4", ["Nf6", "mailx"])]
    {
        table.moves(ply, played);
        let notice = table.notice(ply + 1);
        let shown = table.scid(&screen, scid, &notice, answer);
        assert!(shown.contains(played), "{played}: {shown}");
        table.has_moved(ply + 2);
        assert_eq!(table.state()["ply"], ply + 2, "one move: {shown} {}", table.kept());
    }
}
