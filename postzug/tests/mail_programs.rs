//! Mail programs of Debian, driven as people use them: cmail at its prompt and with the window of XBoard,
//! neomutt, s-nail and Scid.

mod scid;
mod xboard;

use std::{
    fs,
    io::Write as _,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use crate::common::{
    ANN, BEN, Service,
    clients::{Http, Outgoing, ReceivedMail, send_mail},
    new_game,
};

/// Debian keeps it among the games, which are not in everybody's path.
const CMAIL: &str = "/usr/games/cmail";

fn are_there(programs: &[&str]) -> bool {
    let folders = ["/usr/bin", "/bin", "/usr/games"].map(Path::new);
    let missing = programs.iter().find(|name| !folders.iter().any(|folder| folder.join(name).exists()));
    if let Some(name) = missing {
        store::testing::skipped(&format!("{name} does not play: it is not here"));
    }
    missing.is_none()
}

/// Ann plays over HTTP, Ben with a program.
struct Table {
    service: Service,
    outgoing: Outgoing,
    ann: Http,
    game: String,
    /// The home of Ben's programs.
    home: tempfile::TempDir,
    _folder: tempfile::TempDir,
}

impl Table {
    fn new() -> Self {
        let (folder, home) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let service = Service::start(folder.path());
        let (outgoing, ann, ben) = service.players();
        let game = format!("/v1/games/{}", new_game(&ann, &ben, "Ben", "game"));
        Self { service, outgoing, ann, game, home, _folder: folder }
    }

    fn state(&self) -> Value {
        self.ann.read(&self.game).expect("the game")
    }

    fn moves(&self, ply: u16, text: &str) {
        let order = json!({ "move": text, "ply": ply });
        self.ann.done(&format!("{}/moves", self.game), text, &order).expect("201");
    }

    /// The notice that asks Ben for this move.
    fn notice(&mut self, ply: u16) -> ReceivedMail {
        self.outgoing.take(BEN, "Reply with your move", Some(ply)).expect("Ben is on move")
    }

    /// The same as it lies in Ben's mailbox.
    fn file(&self, mail: &ReceivedMail) -> PathBuf {
        self.service.maildir().join("new").join(&mail.file)
    }

    /// Waits for Ann's notice that Ben has moved.
    fn has_moved(&mut self, ply: u16) {
        let told = self.outgoing.take(ANN, "Reply with your move", Some(ply));
        told.unwrap_or_else(|error| panic!("{error} {}", self.service.log()));
    }

    /// Waits for an answer to Ben with these words; nothing was played.
    fn is_answered(&mut self, words: &str, ply: u16) {
        let answer = self.outgoing.expect(BEN, words);
        answer.unwrap_or_else(|error| panic!("{error} {}", self.service.log()));
        assert_eq!(self.state()["ply"], ply, "{words}");
    }

    /// A program of Ben's.
    fn program(&self, name: &str) -> Command {
        let home = self.home.path();
        let mut program = Command::new(name);
        program.env_clear().env("HOME", home).env("TERM", "xterm").current_dir(home);
        program.env("PATH", "/usr/bin:/bin:/usr/games").env("LC_ALL", "C.UTF-8");
        program.env("CMAIL_MAILPROG", home.join("sendmail"));
        program
    }

    /// Runs a program at a terminal, with this input; returns what it showed.
    fn run(&self, command: &str, input: &str) -> String {
        let mut program = self.program("script");
        let mut program = program
            .args(["-qec", command, "/dev/null"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script is in every Debian");
        program.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
        let output = program.wait_with_output().expect("its end");
        let shown = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{command}: {shown}");
        shown
    }

    /// Puts a command in place of sendmail, which hands what it gets to the service and keeps a copy.
    fn sendmail(&self) {
        let path = self.home.path().join("sendmail");
        let kept = self.home.path().join("kept");
        let script = format!(
            "#!/bin/sh\n{{ printf 'From: {BEN}\\nMessage-ID: <%s@post.example.net>\\n' \"$$\"; cat; }} >{kept}\n\
             curl -sS --crlf --mail-from {BEN} --mail-rcpt \"$1\" -T {kept} smtp://{intake}\n",
            kept = kept.display(),
            intake = self.service.intake,
        );
        fs::write(&path, script).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("its mode");
        fs::create_dir_all(self.home.path().join("Chess")).expect("a folder");
    }

    /// Pipes a notice into cmail and types the answers.
    fn cmail(&self, notice: &ReceivedMail, typed: &str) {
        let shown = self.run(&format!("{CMAIL} -xv -xxboard <{}", self.file(notice).display()), typed);
        assert!(shown.contains("Mailed cmail message"), "{shown}");
    }

    /// Returns the last mail of cmail.
    fn kept(&self) -> String {
        fs::read_to_string(self.home.path().join("kept")).expect("a mail")
    }

    /// Hands over what cmail sent, altered.
    fn send_altered(&self, sent: &str, to: &str, from: &str, into: &str) {
        assert!(sent.contains(from), "{sent}");
        let mail = self.home.path().join("altered");
        let (_, rest) = sent.split_once("\nTo:").expect("its header");
        fs::write(&mail, format!("To:{}", rest.replace(from, into))).expect("a mail");
        let command = format!("{}/sendmail {to} <{}", self.home.path().display(), mail.display());
        let sent = Command::new("sh").args(["-c", &command]).status().expect("sh");
        assert!(sent.success());
    }
}

#[test]
fn cmail_plays_one_move_each_time() {
    if !are_there(&["cmail", "script", "curl"]) {
        return;
    }
    let mut table = Table::new();
    table.sendmail();
    table.moves(0, "e4");
    let notice = table.notice(1);
    // cmail takes the HTML for the end of the game, and its user must do without.
    table.cmail(&notice, "e7e5\ns\n");
    table.is_answered("does not continue the recorded one by exactly one half-move", 1);
    for text in ["set mail text", "1... e5"] {
        send_mail(table.service.intake, BEN, &notice.reply_to, "Re", text).expect("250");
    }
    table.has_moved(2);
    table.moves(2, "Nf3");
    let notice = table.notice(3);
    assert!(!fs::read_to_string(table.file(&notice)).expect("a mail").contains("text/html"));
    table.cmail(&notice, "Nb8c6\nd\ns\n");
    table.has_moved(4);
    assert_eq!(table.state()["draw_offer"]["by"], "black");
    table.moves(4, "Bb5");
    let notice = table.notice(5);
    table.cmail(&notice, "Ng8-f6\ns\n");
    table.has_moved(6);

    // Castling as cmail's prompt takes it, and then mails that cmail never sends.
    table.moves(6, "O-O");
    let notice = table.notice(7);
    table.cmail(&notice, "Be7\ns\n");
    table.has_moved(8);
    table.moves(8, "Re1");
    let notice = table.notice(9);
    table.cmail(&notice, "0-0\ns\n");
    table.has_moved(10);
    table.moves(10, "a3");
    let to = table.notice(11).reply_to;
    let (sent, ends) = (table.kept(), "\n*");
    for (from, into, answer) in [
        (ends, " 6. a3\n*", "has no move that is not on record"),
        (ends, " 6. a3 a6 7. a4\n*", "does not continue the recorded one"),
        ("1. e4", "1. d4", "does not continue the recorded one"),
        ("\"G1\"", "\"G2\"", "the address of another game"),
    ] {
        table.send_altered(&sent, &to, from, into);
        table.is_answered(answer, 11);
    }
    table.send_altered(&sent, &to, ends, " 6. a3 {hm} a6 (6... d6 7. c3) {my plan: 7. a4}\n*");
    table.has_moved(12);
    assert_eq!(table.state()["ply"], 12);
}

/// A Maildir with one mail.
fn mailbox(table: &Table, mail: &ReceivedMail) -> PathBuf {
    let folder = table.home.path().join(format!("mail-{}", mail.file));
    for name in ["new", "cur", "tmp"] {
        fs::create_dir_all(folder.join(name)).expect("a folder");
    }
    fs::copy(table.file(mail), folder.join("new").join("1.host")).expect("a mail");
    folder
}

#[test]
fn neomutt_and_s_nail_answer_notices() {
    if !are_there(&["neomutt", "s-nail", "script"]) {
        return;
    }
    let mut table = Table::new();
    table.moves(0, "e4");
    let notice = table.notice(1);
    let mail = mailbox(&table, &notice);
    // The editor writes the move above the quotation.
    let editor = table.home.path().join("editor");
    fs::write(
        &editor,
        "#!/bin/sh\n{ printf '1... e5\\n\\n'; cat \"$1\"; } >\"$1.new\" && mv \"$1.new\" \"$1\"\n",
    )
    .expect("a script");
    fs::set_permissions(&editor, fs::Permissions::from_mode(0o755)).expect("its mode");
    let settings = format!(
        "set folder=\"{home}\" spoolfile=\"{}\" mbox_type=Maildir from=\"{BEN}\" use_envelope_from=yes\n\
         set smtp_url=\"smtp://{}/\" ssl_starttls=no ssl_force_tls=no editor=\"{}\"\n\
         set smtp_authenticators=\"\" fast_reply=yes include=yes edit_headers=no abort_unmodified=no copy=no quit=yes reply_to=yes recall=no\n\
         push \"<first-entry><reply><send-message><quit>\"\n",
        mail.display(),
        table.service.intake,
        editor.display(),
        home = table.home.path().display(),
    );
    fs::write(table.home.path().join("muttrc"), settings).expect("settings");
    table.run("neomutt -n -F muttrc", "");
    table.has_moved(2);

    table.moves(2, "Nf3");
    let notice = table.notice(3);
    let mail = mailbox(&table, &notice);
    let settings = format!(
        "set v15-compat mta=smtp://{} smtp-auth=none from={BEN} reply-to-honour quote sendwait\n",
        table.service.intake
    );
    fs::write(table.home.path().join("mailrc"), settings).expect("settings");
    let command = format!("s-nail -:/ -# -X 'source mailrc' -f {} <typed", mail.display());
    fs::write(table.home.path().join("typed"), "reply 1\n2... Nc6\n~.\nexit\n").expect("the answers");
    table.run(&command, "");
    table.has_moved(4);
    assert_eq!(table.state()["ply"], 4);
}
