//! A whole mail: pre-scan, parse, understand.
#![no_main]

use domain::Start;
use libfuzzer_sys::fuzz_target;
use mailer::reading::{Context, Surroundings, parse, understand};

fuzz_target!(|raw: &[u8]| {
    let around = Surroundings { authserv_id: Some("mx".into()), mail_domain: "play.example.org".into(), ..Surroundings::default() };
    if let Ok(parsed) = parse(raw, &around) {
        let context = Context { position: Start::Standard.position().ok(), ..Context::default() };
        let _understood = understand(&parsed.body, &parsed.subject, parsed.is_game, &context);
    }
});
