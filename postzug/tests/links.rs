//! Addresses that are secrets of their own: with one a stranger reads a calendar or switches notices off.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use crate::common::{Service, files, new_game, patiently};
use serde_json::json;

/// Sends a request as programs do that cannot sign in; returns the status.
fn status(address: SocketAddr, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: club.example.org\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split(' ').nth(1).unwrap_or_default().to_owned()
}

/// The path of a link of a mail that switches notices off.
fn unsubscription(service: &Service) -> Option<String> {
    files(&service.maildir()).iter().find_map(|mail| {
        let mail = fs::read_to_string(mail).ok()?;
        let (_, link) = mail.split_once("<https://club.example.org/unsubscribe/")?;
        Some(format!("/unsubscribe/{}", link.split_once('>')?.0))
    })
}

#[test]
fn trace_log_has_no_link_tokens() {
    let folder = tempfile::tempdir().unwrap();
    let settings =
        [("POSTZUG_HTTP__PUBLIC_URL", "https://club.example.org"), ("POSTZUG_LOG__FILTER", "trace")];
    let service = Service::start_with(folder.path(), &settings);
    let (_outgoing, ann, ben) = service.players();
    let made = ann.done("/v1/me/calendar", "calendar", &json!({})).unwrap();
    let calendar = made["url"].as_str().unwrap().strip_prefix("https://club.example.org").unwrap();
    let game = new_game(&ann, &ben, "Ben", "game");
    ann.done(&format!("/v1/games/{game}/resign"), "resign", &json!({ "confirm": true })).unwrap();
    let link = patiently(Duration::from_secs(20), "a mail with a link", || unsubscription(&service));
    let secret = calendar.strip_prefix("/calendar/").unwrap().strip_suffix(".ics").unwrap();
    let mac = link.rsplit('-').next().unwrap();
    assert!(secret.len() > 20 && mac.len() > 10, "{calendar} {link}");
    let one_click = "List-Unsubscribe=One-Click";
    for (method, path, body, expected) in [
        ("GET", calendar, "", "200"),
        // As it is cut off, or asked in another way.
        ("GET", &format!("/calendar/{secret}"), "", "404"),
        ("POST", calendar, "", "405"),
        ("GET", &link, "", "200"),
        ("POST", &link, "none", "422"),
        ("POST", &format!("{link}/"), one_click, "404"),
        ("POST", &link, one_click, "200"),
    ] {
        assert_eq!(status(service.http, method, path, body), expected, "{method} {path} {body}");
    }
    let log = service.log();
    assert!(log.contains("TRACE"), "it tells all");
    for token in [secret, mac] {
        assert!(!log.contains(token), "{token}: {:?}", log.lines().find(|line| line.contains(token)));
    }
    for route in ["/calendar/{secret}.ics", "/unsubscribe/{token}"] {
        assert!(log.contains(route), "no request of {route}");
    }
}
