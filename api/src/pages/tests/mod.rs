//! The pages on the real store, read as a browser without scripts reads them.

mod account;
mod analysis;
mod browser;
mod desk;
mod desk_queue;
mod notes;
mod plan;
mod play;
mod reading;
mod safety;
mod sessions;
