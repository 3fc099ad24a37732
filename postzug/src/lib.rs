//! The service as one process, and its commands. The binary runs [`run`]; the measurements and the demo put the same
//! parts together.

mod cli;

pub use cli::{
    arbiter::submission as arbiter_submission,
    instance::Instance,
    logging,
    output::say,
    run,
    running::{self, Running},
    serve::Signals,
    workers::{self, Stop},
};
