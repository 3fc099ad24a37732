//! A report on a delivery (RFC 3464), the parts as they come. Nothing in it is ever a person's.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mailer::reading::{Surroundings, parse};

const HEAD: &[u8] = b"From: MAILER-DAEMON@example.org\r\nMIME-Version: 1.0\r\n\
    Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n";

fuzz_target!(|parts: &[u8]| {
    let around = Surroundings { authserv_id: None, mail_domain: "play.example.org".into(), ..Surroundings::default() };
    let raw = [HEAD, parts].concat();
    if let Ok(parsed) = parse(&raw, &around) {
        assert!(parsed.automatic.is_some());
    }
});
