use std::time::Duration;

use api::config::Config;
use lettre::{
    Message,
    message::{
        Mailbox,
        header::{HeaderName, HeaderValue},
    },
};
use mailer::notice::Outgoing;

use crate::cli::outgoing;

/// Time for the relay to answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// Sends a mail the way all mail goes, signed like it.
pub(super) fn test_mail(config: &Config, to: &str, subject: &str) -> anyhow::Result<()> {
    let from = match config.mail.mailbox.as_str() {
        "" => format!("postmaster@{}", config.mail.domain).parse()?,
        mailbox => mailbox.parse()?,
    };
    let mail = Message::builder()
        .from(Mailbox::new(Some(config.site_name.clone()), from))
        .to(to.parse()?)
        .subject(subject)
        .raw_header(HeaderValue::new(
            HeaderName::new_from_ascii_str("Auto-Submitted"),
            "auto-generated".into(),
        ))
        .message_id(None)
        .body(format!("This mail was sent by postzug doctor on {}.\n", config.mail.domain))?;
    let mut mail = Outgoing {
        envelope: mail.envelope().clone(),
        bytes: mail.formatted(),
        seven_bit: None,
        text: None,
        left_out: Vec::new(),
    };
    if let Some(dkim) = outgoing::dkim(config)? {
        mail = dkim.sign(mail)?;
    }
    Ok(outgoing::relay(config, PATIENCE)?.send(&mail)?)
}
