//! The reasons for which games with an envelope wait.

use app::{Adjourned, WaitsFor};
use domain::Holders;

use crate::Sentence;

/// The person or the event that it waits for.
impl Sentence for Adjourned {
    fn sentence(&self) -> String {
        let (sealer, replier) = (&self.names[self.sealed_by], &self.names[!self.sealed_by]);
        let mut text = match self.waits_for {
            WaitsFor::Resumption => format!("the time of resumption, or {replier}"),
            WaitsFor::Opening => "the opening of the envelope; no clock runs".into(),
            WaitsFor::Replier => format!("{replier}, whose clock runs"),
            WaitsFor::FormerSealer => {
                format!("{replier}, who sealed before and has not come; their clock runs")
            }
            WaitsFor::LateOpening => "the opening of the envelope: somebody came too late".into(),
            WaitsFor::Adjudication => format!(
                "the arbiter, to adjudicate, or {sealer}, if they have the text that was sealed; no clock runs"
            ),
            WaitsFor::SealedText => format!("{sealer}, to show the text that was sealed; their clock runs"),
            WaitsFor::Reading => format!("{replier}, to choose a reading; their clock runs"),
            WaitsFor::Publication => {
                format!("an arbiter with a key, or {sealer}, to show what both players want shown")
            }
            WaitsFor::Sealing => format!("{sealer}, to seal the draft or another move; their clock runs"),
        };
        if let (Holders::Arbiters { arbiters, needed }, false) = (&self.holders, self.holders_gone.is_empty())
        {
            let gone: Vec<_> = self.holders_gone.iter().map(|holder| holder.0.to_string()).collect();
            text += &format!("; of those who hold its keys player {} has left", gone.join(", "));
            if arbiters.len() - gone.len() < usize::from(*needed) {
                text += ", so that the envelope cannot be opened here";
            }
        }
        text
    }
}
