//! The postzug binary.

fn main() {}
