//! Every notation in, every notation out.

mod conditional;
mod illegal;
mod perft;
mod reading;
mod round_trip;
mod scanning;
mod showing;

use domain::{
    Position, Refusal,
    notation::{Letters, read},
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen, false).unwrap_or_else(|error| panic!("{fen}: {error:?}"))
}

fn uci(text: &str, fen: &str, letters: Letters) -> Result<String, Refusal> {
    let position = position(fen);
    read(text, &position, letters).map(|m| position.uci(m))
}

/// Given the position, each text is the move.
fn reads(fen: &str, letters: Letters, expected: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(uci(text, fen, letters).as_deref(), Ok(expected), "{text:?} in {fen} for {letters:?}");
    }
}

/// Given the position, the text is a question with these readings.
fn readings(text: &str, fen: &str, letters: Letters) -> Vec<String> {
    match uci(text, fen, letters) {
        Err(Refusal::AmbiguousMove { readings, .. } | Refusal::PromotionMissing { readings, .. }) => {
            let mut readings: Vec<String> =
                readings.into_iter().map(|reading| format!("{} {}", reading.san, reading.numeric)).collect();
            readings.sort();
            readings
        }
        other => panic!("{text:?} in {fen} should be a question, not {other:?}"),
    }
}
