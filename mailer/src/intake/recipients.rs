//! Recipients of an arriving mail.

use app::{Address, Mailbox, Service};

use crate::reading::answered;

/// Replaces the address of From by the reply address of the answered notice, because some mail programs ignore Reply-To.
/// The notice names it in References, which replies repeat (RFC 5322 3.6.4).
pub(super) fn readdressed(service: &Service, recipients: Vec<Address>, raw: &[u8]) -> Vec<Address> {
    let to_play = Address::Public(Mailbox::Play);
    if !recipients.contains(&to_play) {
        return recipients;
    }
    let is_reply_address = |address: &Address| {
        matches!(
            address,
            Address::Play { .. } | Address::Former { .. } | Address::Account { .. } | Address::Confirm { .. }
        )
    };
    let named = answered(raw);
    let mut answered =
        named.iter().rev().filter_map(|id| service.mail_in.read_mail_address(id)).filter(is_reply_address);
    let Some(address) = answered.next() else { return recipients };
    let mut readdressed = Vec::with_capacity(recipients.len());
    for recipient in recipients {
        let recipient = if recipient == to_play { address } else { recipient };
        if !readdressed.contains(&recipient) {
            readdressed.push(recipient);
        }
    }
    readdressed
}
