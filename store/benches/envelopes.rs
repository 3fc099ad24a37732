//! The cost of sealing and opening. `cargo bench -p postzug-store --bench envelopes`

use age::x25519::Identity;
use app::ports::EnvelopeTo;
use divan::{Bencher, black_box};
use store::envelopes::{close, open};

fn main() {
    divan::main();
}

const TEXT: [u8; 1024] = [b'.'; 1024];

fn to(count: i64, needed: usize) -> EnvelopeTo {
    let keys = (1..=count).map(|n| (n, Identity::generate().to_public().to_string())).collect();
    EnvelopeTo { keys, needed, sealer: None }
}

/// Seals for one of this number.
#[divan::bench(args = [1, 3, 5])]
fn sealing_for_one_of(bencher: Bencher<'_, '_>, count: i64) {
    let to = to(count, 1);
    bencher.bench(|| close(black_box(&to), &TEXT).expect("closed"));
}

/// Seals for any two of this number.
#[divan::bench(args = [2, 3, 5])]
fn sealing_for_two_of(bencher: Bencher<'_, '_>, count: i64) {
    let to = to(count, 2);
    bencher.bench(|| close(black_box(&to), &TEXT).expect("closed"));
}

/// Opens by one key.
#[divan::bench]
fn opening(bencher: Bencher<'_, '_>) {
    let identity = Identity::generate();
    let to = EnvelopeTo { keys: vec![(1, identity.to_public().to_string())], needed: 1, sealer: None };
    let closed = close(&to, &TEXT).expect("closed");
    bencher.bench(|| open(&identity, black_box(&closed)).expect("opened"));
}
