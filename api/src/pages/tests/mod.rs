//! The pages on the real store, read as a browser without scripts reads them.

mod account;
mod browser;
mod chromium;
mod desk;
mod desk_queue;
mod live;
mod play;
mod reading;
mod safety;
mod sessions;
