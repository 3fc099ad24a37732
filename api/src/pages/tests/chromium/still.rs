//! Pages that move under the finger of a reader while they come (Cumulative Layout Shift).

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    thread,
    time::Duration,
};

use domain::{Command, PlayerId};
use serde_json::json;
use store::testing::chromium::{self, Chromium};

use super::Site;

/// Bytes of a page that come at once, and the pause after them, in which a browser shows them.
const PIECE: usize = 512;
const PAUSE: Duration = Duration::from_millis(20);

/// Shifts of the page that is shown, with the elements that moved.
const SHIFTS: &str = "
const done = arguments[0];
const shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    shifts.push([value, sources.map(({ node }) => String(node?.outerHTML ?? node?.data).slice(0, 200))]);
  }
}).observe({ type: 'layout-shift', buffered: true });
setTimeout(() => done(shifts), 500);";

/// A line over which answers come in pieces. Returns its address; it ends with the process.
fn slow_line(to: &str) -> std::io::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let url = format!("http://{}", listener.local_addr()?);
    let server = to.trim_start_matches("http://").to_owned();
    thread::spawn(move || {
        for browser in listener.incoming().flatten() {
            let server = server.clone();
            // A browser that no longer wants an answer hangs up.
            thread::spawn(move || drop(carry(browser, &server)));
        }
    });
    Ok(url)
}

/// Carries one question and its answer, which is not compressed.
fn carry(mut browser: TcpStream, server: &str) -> std::io::Result<()> {
    let mut server = TcpStream::connect(server)?;
    for line in BufReader::new(&browser).lines() {
        let line = line?;
        let name = line.split(':').next().unwrap_or_default().to_ascii_lowercase();
        if line.is_empty() {
            break;
        } else if name != "accept-encoding" && name != "connection" {
            write!(server, "{line}\r\n")?;
        }
    }
    write!(server, "Connection: close\r\n\r\n")?;
    let mut piece = [0; PIECE];
    loop {
        let length = server.read(&mut piece)?;
        if length == 0 {
            return Ok(());
        }
        browser.write_all(&piece[..length])?;
        thread::sleep(PAUSE);
    }
}

fn holds_still(browser: &Chromium, url: &str) {
    browser.open(url);
    assert_eq!(browser.url(), url);
    let shifts = browser.command("execute/async", &json!({"script": SHIFTS, "args": []}));
    let sum: f64 = shifts.as_array().into_iter().flatten().filter_map(|shift| shift[0].as_f64()).sum();
    assert!(sum < 0.005, "{url} shifts by {sum}: {shifts:#}");
}

#[test]
fn slow_pages_hold_still() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    let sealing = site.game(["Ann", "Bob"]);
    for player in [PlayerId(3), PlayerId(2)] {
        site.submit(sealing, player, Command::Adjourn.into());
    }
    let line = slow_line(&site.socket.url).expect("a line");
    let seal = format!("/g/{}/seal", sealing.0);
    let pages = ["/games", "/g/1", &seal, "/g/1/analysis", "/me", "/seeks", "/check", "/log"];
    for (name, pages) in [("Ann", &pages[..]), ("Carl", &["/desk", "/desk/g/1"])] {
        site.sign_in(&browser, name);
        for path in pages {
            holds_still(&browser, &format!("{line}{path}"));
        }
    }
}
