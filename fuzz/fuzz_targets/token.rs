//! A reply address: no text but one of ours is accepted.
#![no_main]

use app::Address;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(keys) = store::keys::KeyRing::new(&[7; 32]) else { return };
    if let Some(address) = Address::from_local_part(text, &keys) {
        assert_eq!(address.local_part(&keys), text.to_ascii_lowercase());
    }
});
