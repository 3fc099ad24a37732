//! The pages on the real store, read as a browser without scripts reads them.

mod account;
mod admin;
mod admin_mail;
mod analysis;
mod browser;
mod checking;
mod chromium;
mod compression;
mod desk;
mod desk_queue;
mod live;
mod notes;
mod opening;
mod plan;
mod play;
mod public;
mod reading;
mod safety;
mod sealing;
mod sessions;
mod webkit;
