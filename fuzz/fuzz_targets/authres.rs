//! `Authentication-Results`: only a field that says so vouches for anybody.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mailer::reading::{Verdict, dmarc};

fuzz_target!(|field: &str| {
    let lower = field.to_ascii_lowercase();
    let verdict = dmarc(field, "mx.example.org", "example.com");
    let says = |word: &str| lower.contains("dmarc") && lower.contains(word);
    match verdict {
        Verdict::Pass => assert!(says("pass")),
        Verdict::Fail => assert!(says("fail") || says("pass")),
        Verdict::Unknown => {}
    }
    // Another server's word never counts.
    assert_eq!(dmarc(&format!("other.example; {field}"), "mx.example.org", "example.com"), Verdict::Unknown);
});
