//! WebKit, the second engine: the browser and driver of WebKitGTK on a screen of their own.

use std::{
    fs,
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use super::{
    driver::{Driver, Program},
    skipped,
};

/// The driver listens before.
const LONGEST: Duration = Duration::from_secs(20);

/// A browser, or a loud word that the test is skipped.
///
/// # Panics
///
/// In CI, if there is none.
#[must_use]
pub fn started() -> Option<Driver> {
    let driver = start();
    if driver.is_none() {
        skipped("pages in WebKit need webkit2gtk-driver and xvfb");
    }
    driver
}

fn start() -> Option<Driver> {
    let browser = browser()?;
    let (screen, display): (_, u32) = Program::start_until(
        Command::new("Xvfb").args(["-displayfd", "1", "-screen", "0", "1280x1000x24", "-noreset"]),
        |line| line.trim().parse().ok(),
    )?;
    // It does not tell the port that it would choose itself.
    let free = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let mut driver = Command::new("WebKitWebDriver");
    driver.arg(format!("--port={}", free.port())).env("DISPLAY", format!(":{display}"));
    // As root it has none to begin with.
    driver.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
    let driver = Program::start(&mut driver)?;
    let until = Instant::now() + LONGEST;
    while TcpStream::connect(free).is_err() {
        assert!(Instant::now() < until, "WebKitWebDriver does not listen on {free}");
        thread::sleep(Duration::from_millis(20));
    }
    let capabilities = json!({"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}});
    Some(Driver::begin(free.port(), capabilities, vec![driver, screen]))
}

/// The small browser that comes with the library: Debian has a folder for each architecture, others have none.
fn browser() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let folders = folders.chain([PathBuf::from("/usr/lib"), PathBuf::from("/usr/libexec")]);
    let files = folders.flat_map(|folder| {
        ["4.1", "4.0"].map(|version| folder.join(format!("webkit2gtk-{version}/MiniBrowser")))
    });
    files.into_iter().find(|file| file.exists())
}
