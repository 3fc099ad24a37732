//! Clients of a running service, for the measurements, the demo and the tests of the built binary.

pub mod clients;
