//! The pages on the real store, read as a browser without scripts reads them.

mod account;
mod browser;
mod checking;
mod desk;
mod desk_queue;
mod driver;
mod opening;
mod play;
mod reading;
mod safety;
mod sealing;
mod sessions;
