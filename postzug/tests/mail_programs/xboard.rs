//! XBoard's own window, as cmail opens it.

use std::{fs, process::Output};

use super::{CMAIL, Table, are_there};
use crate::common::{
    BEN,
    clients::{ReceivedMail, send_mail},
    screen::Screen,
    text, wait_until,
};

/// The side of a square of the size `medium`, with its line.
const SQUARE: u32 = 65;

/// XBoard on a screen, with the game from Black's side.
struct Window<'a> {
    table: &'a Table,
    screen: &'a Screen,
}

impl Window<'_> {
    /// Pipes a notice into cmail, which opens XBoard, or wakes the one that is open.
    fn show(&self, notice: &ReceivedMail) {
        // XBoard 4.9.1 takes a move in a game that it loaded as a variation alone.
        let mut cmail = self.table.program(CMAIL);
        cmail.args(["-xv", "-variations", "true", "-size", "medium"]).env("DISPLAY", &self.screen.display);
        let notice = fs::File::open(self.table.file(notice)).expect("the notice");
        fs::remove_file(self.table.home.path().join("kept")).unwrap_or_default();
        // XBoard lives on and would keep a pipe open.
        let shown = self.table.home.path().join("shown");
        let output = fs::File::create(&shown).expect("a file");
        let cmail = cmail.stdin(notice).stderr(output.try_clone().expect("a copy")).stdout(output);
        let ended = cmail.status().expect("cmail starts");
        assert!(ended.success(), "{}", fs::read_to_string(shown).expect("what it showed"));
    }

    /// Presses keys and buttons.
    fn press(&self, actions: &str) -> Output {
        let mut tool = self.table.program("xdotool");
        tool.env("DISPLAY", &self.screen.display).args(actions.split_whitespace());
        tool.output().expect("xdotool starts")
    }

    /// The centre of a square, in the window.
    fn square(&self, name: &str) -> String {
        let [file, rank] = name.as_bytes() else { panic!("{name}") };
        let shown = text(&self.press("search --name ^G1$ getwindowgeometry --shell %1").stdout);
        let height = shown.lines().find_map(|line| line.strip_prefix("HEIGHT="));
        let height: u32 = height.and_then(|height| height.parse().ok()).unwrap_or_else(|| panic!("{shown}"));
        let centre = |number: u32| number * SQUARE + SQUARE / 2;
        let (across, up) = (centre(u32::from(b'h' - file)), centre(u32::from(b'8' - rank)));
        format!("mousemove --window %1 {} {}", across + 2, height - 1 - up)
    }

    /// Drags a piece, and chooses "Mail Move" in the menu "File", until the mail is sent.
    fn mail_move(&self, from: &str, to: &str) {
        let kept = self.table.home.path().join("kept");
        // What XBoard says is read, and what it said of an attempt that came too early.
        let read = || self.press("search --name ^(Information|Error)$ windowfocus %1 sleep 0.2 key Return");
        let is_sent = || {
            read();
            if !self.press("search --onlyvisible --name ^G1$ windowfocus %1 sleep 0.2").status.success() {
                return false;
            }
            self.press(&format!(
                "search --name ^G1$ keydown shift {} mousedown 1 sleep 0.2 {} sleep 0.2 mouseup 1 keyup shift sleep 0.5",
                self.square(from),
                self.square(to),
            ));
            // The third item from below.
            self.press("key alt+f sleep 0.3 key Up Up Up sleep 0.3 key Return sleep 1.5");
            fs::metadata(&kept).is_ok_and(|about| about.len() > 0)
        };
        wait_until(60, is_sent, || {
            let log = fs::read_to_string(self.table.home.path().join("Chess/G1.log")).unwrap_or_default();
            format!(
                "XBoard has mailed no move: {log} {}",
                text(&self.press("search --name . getwindowname %@").stdout)
            )
        });
        read();
    }
}

#[test]
fn xboard_window_plays_one_move() {
    if !are_there(&["cmail", "xboard", "Xvfb", "xdotool", "curl"]) {
        return;
    }
    let mut table = Table::new();
    table.sendmail();
    table.moves(0, "e4");
    let notice = table.notice(1);
    for text in ["set mail text", "1... e5"] {
        send_mail(table.service.intake, BEN, &notice.reply_to, "Re", text).expect("250");
    }
    table.has_moved(2);
    let screen = Screen::open().expect("Xvfb starts");
    for (ply, text, [from, to]) in [(2, "Nf3", ["b8", "c6"]), (4, "Bb5", ["a7", "a6"])] {
        table.moves(ply, text);
        let notice = table.notice(ply + 1);
        let window = Window { table: &table, screen: &screen };
        window.show(&notice);
        window.mail_move(from, to);
        table.has_moved(ply + 2);
        assert_eq!(table.state()["ply"], ply + 2, "one move");
    }
}
