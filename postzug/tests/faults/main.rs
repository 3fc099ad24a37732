//! Faults, each at every point where it can strike. The built binary runs one operation under strace. It is killed at the Nth
//! system call of a kind on a file, or that call fails with "no space" or "I/O error". Then it is started again as an
//! operator or a mail server would. The folder must be exactly as after an undisturbed run. docs/internals/faults.md has the
//! table of faults and tests.
//!
//! ```text
//! cargo test -p postzug --test faults                     # a choice of points by a seed, which is printed
//! POSTZUG_FAULTS=all cargo test -p postzug --test faults  # all of them
//! POSTZUG_FAULT='pwrite64 postzug.db-wal 7 kill' cargo test -p postzug --test faults -- a_mail_is_applied
//! ```

#[path = "../common/mod.rs"]
#[expect(dead_code, reason = "every test binary uses a part of it")]
mod common;

mod check;
mod conditions;
mod copies;
mod inject;
mod one_shot;
mod relay;
mod serving;
mod sweep;
mod world;
