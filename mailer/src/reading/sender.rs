//! The author of a mail, as far as it names one. Two readers of one From field must not see two authors (CERT VU#517845):
//! what is not plain is not relied on.

use mail_parser::{Address, Message};

use super::{
    authres::{Verdict, dmarc},
    fields::{Fields, Surroundings},
};

/// The reason why From names nobody to rely on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum FromFlaw {
    /// No author, several, or a group.
    NotOne,
    /// An address in a spelling that readers could take for another.
    NotPlain,
}

/// The one address in From.
pub(super) fn from(mail: &Message<'_>, fields: &Fields<'_>) -> Result<String, FromFlaw> {
    let raw = fields.all("from").next().ok_or(FromFlaw::NotOne)?;
    let Some(Address::List(authors)) = mail.from() else { return Err(FromFlaw::NotOne) };
    let [author] = authors.as_slice() else { return Err(FromFlaw::NotOne) };
    let address = author.address.as_deref().ok_or(FromFlaw::NotOne)?;
    // As written: not put together from encoded words, quoted pairs, comments or folds.
    if is_plain(address) && raw.contains(address) && frame_is_plain(raw, address) {
        Ok(address.to_string())
    } else {
        Err(FromFlaw::NotPlain)
    }
}

/// ASCII, one `@`, and no character with a meaning of its own in an address list.
fn is_plain(address: &str) -> bool {
    let Some((local, domain)) = address.split_once('@') else { return false };
    let local_ok = local.chars().all(|c| c.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c));
    let domain_ok = domain.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '.');
    !local.is_empty() && !domain.is_empty() && local_ok && domain_ok && address.len() <= 254
}

/// Tells what stands around the address in the field: quoted strings and comments aside, no second address and no
/// routing.
fn frame_is_plain(raw: &str, address: &str) -> bool {
    let (mut quoted, mut depth, mut escaped) = (false, 0_usize, false);
    let mut bare = String::with_capacity(raw.len());
    for c in raw.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted || depth > 0 => escaped = true,
            '"' if depth == 0 => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth > 0 => depth -= 1,
            _ if !quoted && depth == 0 => bare.push(c),
            _ => {}
        }
        if depth > 3 {
            return false;
        }
    }
    let bracketed = format!("<{address}>");
    let frame = if bare.contains(&bracketed) {
        bare.replacen(&bracketed, "", 1)
    } else {
        bare.replacen(address, "", 1)
    };
    !quoted && depth == 0 && !frame.contains(['<', '>', ',', ':', ';', '@'])
}

/// DMARC from the topmost `Authentication-Results`, if our own server wrote it. Lower ones may be the sender's.
pub(super) fn verdict(fields: &Fields<'_>, around: &Surroundings, from: &str) -> Verdict {
    let Some(ours) = &around.authserv_id else { return Verdict::Unknown };
    let domain = from.rsplit_once('@').map_or("", |(_, domain)| domain);
    fields.all("authentication-results").next().map_or(Verdict::Unknown, |field| dmarc(field, ours, domain))
}
