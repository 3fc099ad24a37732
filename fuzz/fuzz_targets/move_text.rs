//! One line as a move, and as free text.
#![no_main]

use domain::{
    Start,
    notation::{self, Letters},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(position) = Start::Standard.position() {
        let _reading = notation::read(text, &position, Letters::German);
        let _line = notation::scan_line(text, &position, Letters::German);
    }
});
