//! The log as an arbiter checks it. Bundles, receipts and attacks are checked by the command, by the script without Postzug,
//! and by a library that others wrote.

mod arbiter_queue;
mod attacks;
mod evidence;
mod harness;
mod manual;
mod restoration;
mod reversals;
mod served;
mod untrusted;
