//! The cost of reading one move.

use domain::{
    Position,
    notation::{Letters, Notation, read, scan_line, write},
};

/// 48 legal moves, castling and promotions near.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn main() {
    divan::main();
}

fn position() -> Position {
    Position::from_fen(KIWIPETE, false).unwrap_or_default()
}

#[divan::bench(args = ["5171", "45-46", "O-O", "Nxd7", "Qxf6", "e5xd7", "e2a6", "Springer eva fünf david sieben"])]
fn read_legal(bencher: divan::Bencher, text: &str) {
    let position = position();
    bencher.bench(|| read(divan::black_box(text), &position, Letters::German));
}

#[divan::bench(args = ["5154", "Nf6", "Ke3", "hello", "e9"])]
fn refuse(bencher: divan::Bencher, text: &str) {
    let position = position();
    bencher.bench(|| read(divan::black_box(text), &position, Letters::German));
}

#[divan::bench(args = ["12. 5171", "12. O-O, best wishes to you and your family", "On Thu, Nov 20, Chess Server wrote:"])]
fn scan(bencher: divan::Bencher, line: &str) {
    let position = position();
    bencher.bench(|| scan_line(divan::black_box(line), &position, Letters::English));
}

#[divan::bench(args = [Notation::Numeric, Notation::San, Notation::Long, Notation::Announced])]
fn write_all(bencher: divan::Bencher, notation: &Notation) {
    let position = position();
    let moves = position.legal_moves();
    bencher.bench(|| {
        moves.iter().map(|&m| write(m, &position, *notation, Letters::German).len()).sum::<usize>()
    });
}
