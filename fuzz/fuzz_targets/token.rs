//! A reply address: no text but one of ours is accepted.
#![no_main]

use app::{Address, ports::Epoch};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(keys) = store::keys::KeyRing::new(&[7; 32]) else { return };
    if let Some(address) = Address::from_local_part(text, &keys, Epoch::default()) {
        let printed = address.local_part(&keys, Epoch::default());
        assert!(printed == text.to_ascii_lowercase() || matches!(address, Address::Former { .. }));
    }
});
