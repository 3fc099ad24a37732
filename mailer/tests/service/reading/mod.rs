//! Mail in, end to end in one process: stored, read, attributed, understood, through the one entry point, answered.
use crate::common::{ANNA, BORIS, Table, email, flat, submit};
use app::{
    Address, Bounce, Ops, Request, Severity,
    inbox::UNANSWERED,
    ports::{InboxState, StartChoice},
};
use domain::*;

mod answers;
mod authors;
mod moves;
mod offers;
mod storing;
