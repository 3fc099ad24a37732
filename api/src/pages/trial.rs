//! Words for who tries a service that has no relay: where the codes are, and how to play alone.

use maud::{Markup, html};
use messages::msg;

use super::visitor::Visitor;

impl Visitor {
    /// The folder of the mails, and a command that shows the newest. It is nothing where mail goes to people, or for a
    /// visitor from another machine.
    pub(super) fn trial_mail(&self) -> Markup {
        let Some(folder) = self.state.trial_mail.as_deref().filter(|_| self.is_local) else {
            return html! {};
        };
        html! {
            p { (self.frame.say(&msg!("page-code-folder", folder = folder.to_owned()))) }
            p { (self.frame.say(&msg!("page-code-command"))) }
            pre dir="ltr" { code { (newest_in(folder)) } }
        }
    }
}

/// The command that shows the newest file of a folder.
fn newest_in(folder: &str) -> String {
    let quoted = folder.replace('\'', r"'\''");
    format!("cat \"$(ls -t '{quoted}'/* | head -n 1)\"")
}
