use std::{
    io::{Read as _, Write as _},
    net::TcpListener,
    thread,
    time::Duration,
};

use super::client::Client;

/// Answers each connection with these bytes once its request has begun, and then holds it open.
fn receiver(answer: Vec<u8>, endless: bool) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let (mut stream, answer) = (stream.unwrap(), answer.clone());
            thread::spawn(move || {
                assert!(stream.read(&mut [0; 1024]).unwrap() > 0);
                // Until the client has gone.
                while stream.write_all(&answer).is_ok() && endless {}
                thread::sleep(Duration::from_secs(20));
            });
        }
    });
    url
}

#[test]
fn receivers_that_lie_get_a_word() {
    let client = Client::new(true);
    let elsewhere = TcpListener::bind("127.0.0.1:0").unwrap();
    elsewhere.set_nonblocking(true).unwrap();
    let target = elsewhere.local_addr().unwrap();
    let redirect = |status| {
        let head = format!("HTTP/1.1 {status} Go\r\nLocation: http://{target}/\r\nContent-Length: 0\r\n\r\n");
        receiver(head.into_bytes(), false)
    };
    let said = |head: &str| receiver(head.as_bytes().to_vec(), false);
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for (url, expected) in [
        (said("HTTP/1.1 204 No Content\r\n\r\n"), Ok(204)),
        (said("HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\nx"), Ok(200)),
        (said("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n"), Ok(500)),
        (redirect(301), Ok(301)),
        (redirect(302), Ok(302)),
        (redirect(307), Ok(307)),
        (redirect(308), Ok(308)),
        (said("\0\x01\x02 what?\r\n\r\n"), Err("not_http")),
        (said("220 mail.example.org ESMTP\r\n"), Err("not_http")),
        (said(&format!("HTTP/1.1 200 OK\r\nX: {}\r\n\r\n", "a".repeat(100_000))), Err("not_http")),
        (said("HTTP/1.1 100 Continue\r\n\r\n"), Err("timeout")),
        (said("HTTP/1.1 200 OK\r\nX: "), Err("timeout")),
        (said(""), Err("timeout")),
        (receiver(b"HTTP/1.1 200 OK\r\n\r\n".to_vec(), true), Ok(200)),
        (receiver(b"X: a\r\n".to_vec(), true), Err("not_http")),
        (format!("http://{closed}/"), Err("connection_refused")),
        ("http://nobody.invalid/".into(), Err("host_not_found")),
    ] {
        assert_eq!(client.post(&url, &[("webhook-id", "msg_1")], b"{}"), expected, "{url}");
    }
    assert!(elsewhere.accept().is_err(), "a redirect was followed");
}

#[test]
fn private_networks_are_never_connected() {
    let listener = TcpListener::bind("[::]:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let client = Client::new(false);
    for host in
        ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "10.0.0.1", "169.254.169.254"]
    {
        let url = format!("https://{host}:{port}/");
        assert_eq!(client.post(&url, &[], b"{}"), Err("private_address"), "{url}");
        let url = format!("http://{host}:{port}/");
        assert_eq!(client.post(&url, &[], b"{}"), Err("not_https"), "{url}");
    }
    assert!(listener.accept().is_err(), "somebody connected");
}
