//! A screen for programs that show windows.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

/// A screen that nobody sees. Killed when dropped.
pub struct Screen {
    child: Child,
    /// Its name for programs, in `DISPLAY`.
    pub display: String,
}

impl Screen {
    /// Opens one; `None` without Xvfb.
    pub fn open() -> Option<Self> {
        let mut server = Command::new("Xvfb");
        // A screen begins anew when its last program goes, and refuses the next meanwhile.
        server.args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"]);
        let mut child = server.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        let mut display = String::new();
        BufReader::new(child.stdout.take()?).read_line(&mut display).ok()?;
        Some(Self { child, display: format!(":{}", display.trim()) })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.child.kill().expect("it lives");
        self.child.wait().expect("its end");
    }
}
