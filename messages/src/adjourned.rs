//! The reasons for which games with an envelope wait.

use app::{
    Adjourned, WaitsFor,
    message::{Arg, Message},
};
use domain::Holders;

use crate::{Sentence, coded, msg};

/// The person or the event that it waits for.
impl Sentence for Adjourned {
    fn message(&self) -> Message {
        let (sealer, replier) = (&self.names[self.sealed_by], &self.names[!self.sealed_by]);
        let waits_for = coded("adjourned", self.waits_for.into());
        let waits_for = match self.waits_for {
            WaitsFor::Resumption | WaitsFor::Replier | WaitsFor::FormerSealer | WaitsFor::Reading => {
                waits_for.with("replier", replier)
            }
            WaitsFor::Adjudication | WaitsFor::SealedText | WaitsFor::Publication | WaitsFor::Sealing => {
                waits_for.with("sealer", sealer)
            }
            WaitsFor::Opening | WaitsFor::LateOpening => waits_for,
        };
        match &self.holders {
            Holders::Arbiters { arbiters, needed } if !self.holders_gone.is_empty() => {
                let gone: Vec<_> = self.holders_gone.iter().map(|holder| Arg::shown(holder.0)).collect();
                let is_complete = arbiters.len() - gone.len() >= usize::from(*needed);
                msg!("adjourned-gone", waits_for = waits_for, players = gone, complete = is_complete)
            }
            _ => waits_for,
        }
    }
}
