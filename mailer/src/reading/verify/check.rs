//! The check of one mail: DKIM (RFC 6376, RFC 8463), SPF (RFC 7208) where its client is known, and by both DMARC
//! (RFC 9989).

use mail_auth::{
    AuthenticatedMessage, DkimOutput, DkimResult, DmarcResult, MessageAuthenticator, SpfOutput, SpfResult,
    common::crypto::Algorithm,
    dkim::{Canonicalization, Signature},
    dmarc::{Policy, verify::DmarcParameters},
    spf::verify::SpfParameters,
};

use super::{Outcome, budget::Budget};
use crate::reading::{
    arrived::{Arrived, Client},
    authres::Verdict,
};

/// Signatures of a mail that are verified. The author's own server adds one or two.
const SIGNATURES: usize = 4;
/// Questions that one mail may put to the DNS.
const QUESTIONS: usize = 60;

/// Checks a mail by its header as it was stored. `sender` is its MAIL FROM.
pub(super) async fn check(
    dns: &MessageAuthenticator,
    header: &[u8],
    sender: &str,
    own_domain: &str,
) -> Outcome {
    let fields = with_crlf(header);
    let (Some(arrived), Some(mut message)) =
        (Arrived::read(&fields), AuthenticatedMessage::parse_with_opts(&fields, None, true))
    else {
        return Outcome::unknown("unchecked");
    };
    let [author] = message.from.as_slice() else { return Outcome::unknown("unchecked") };
    let author = author.clone();
    let domain = author.rsplit_once('@').map_or("", |(_, domain)| domain);
    select(&mut message, &arrived, domain);
    let budget = Budget::of(QUESTIONS);
    let dkim = dns.verify_dkim(budget.limiting(&message)).await;
    // A null sender is a report, and nobody's command.
    let client = arrived.client.as_ref().filter(|_client| !sender.is_empty());
    let spf = match client {
        Some(Client { address, helo }) => {
            let params = SpfParameters::verify_mail_from(*address, helo, own_domain, sender);
            dns.verify_spf(budget.limiting(params)).await
        }
        None => SpfOutput::default(),
    };
    let dmarc = dns.verify_dmarc(budget.limiting(DmarcParameters {
        message: &message,
        dkim_output: &dkim,
        dkim2_output: None,
        rfc5321_mail_from_domain: sender.rsplit_once('@').map_or("", |(_, domain)| domain),
        spf_output: &spf,
    }));
    let dmarc = dmarc.await;
    if budget.is_spent() {
        return Outcome::trouble("too_many_questions");
    }
    let enforced = matches!(dmarc.policy(), Policy::Quarantine | Policy::Reject);
    let result = dmarc.result();
    let verdict = match &result {
        DmarcResult::Pass => Verdict::Pass,
        // Without the client's address SPF might have passed, and a domain whose policy is "none" disowns nothing.
        DmarcResult::Fail(_) if enforced && client.is_some() => Verdict::Fail,
        _ => Verdict::Unknown,
    };
    let spf_word = if client.is_some() { word_of_spf(spf.result()) } else { "unchecked" };
    Outcome {
        author: Some(author),
        verdict,
        is_trouble: matches!(result, DmarcResult::TempError(_)),
        results: format!(
            "dkim={} spf={spf_word} dmarc={} policy={}",
            word_of_dkim(&dkim),
            word_of_dmarc(&result),
            dmarc.policy()
        ),
    }
}

/// Leaves the signatures that can vouch for the author, each with the digest of the body as it arrived.
fn select(message: &mut AuthenticatedMessage<'_>, arrived: &Arrived, domain: &str) {
    // RFC 6651 and RFC 6541 would ask for records that count for nothing here.
    for field in &mut message.dkim_headers {
        (field.header.r, field.header.atps) = (false, None);
    }
    let is_subject = |(name, _): &(&[u8], &[u8])| name.trim_ascii().eq_ignore_ascii_case(b"subject");
    let has_subject = message.headers.iter().any(is_subject);
    message.dkim_headers.retain(|field| can_vouch(&field.header, domain, has_subject));
    message.dkim_headers.truncate(SIGNATURES);
    for (form, _algorithm, _length, digest) in &mut message.body_hashes {
        *digest = match form {
            Canonicalization::Simple => arrived.simple.clone(),
            Canonicalization::Relaxed => arrived.relaxed.clone(),
        };
    }
}

/// Tells whether a signature could be aligned with the author's domain: names of one organization share their last two
/// labels. It must cover From (RFC 6376 5.4) and the subject, which may name a game, and not use SHA-1 (RFC 8301).
fn can_vouch(signature: &Signature, domain: &str, has_subject: bool) -> bool {
    let covers = |name: &str| signature.h.iter().any(|field| field.eq_ignore_ascii_case(name));
    let tail = |name: &str| {
        let name = name.trim_end_matches('.').to_lowercase();
        name.rsplit('.').take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    signature.a != Algorithm::RsaSha1
        && signature.l == 0
        && covers("from")
        && (covers("subject") || !has_subject)
        && tail(&signature.d) == tail(domain)
}

/// Line ends as they were on the wire: a pipe delivers LF.
fn with_crlf(header: &[u8]) -> Vec<u8> {
    let mut fields = Vec::with_capacity(header.len() + 2);
    for line in header.split_inclusive(|&byte| byte == b'\n') {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        fields.extend_from_slice(line.strip_suffix(b"\r").unwrap_or(line));
        fields.extend_from_slice(b"\r\n");
    }
    fields.extend_from_slice(b"\r\n");
    fields
}

fn word_of_dkim(outputs: &[DkimOutput<'_>]) -> &'static str {
    let words = outputs.iter().filter(|output| output.signature().is_some());
    words
        .map(|output| match output.result() {
            DkimResult::Pass => (3, "pass"),
            DkimResult::TempError(_) => (2, "temperror"),
            DkimResult::None => (0, "none"),
            DkimResult::Neutral(_) | DkimResult::Fail(_) | DkimResult::PermError(_) => (1, "fail"),
        })
        .max()
        .map_or("none", |(_, word)| word)
}

const fn word_of_spf(result: SpfResult) -> &'static str {
    match result {
        SpfResult::Pass => "pass",
        SpfResult::Fail => "fail",
        SpfResult::SoftFail => "softfail",
        SpfResult::Neutral => "neutral",
        SpfResult::TempError => "temperror",
        SpfResult::PermError => "permerror",
        SpfResult::None => "none",
    }
}

const fn word_of_dmarc(result: &DmarcResult) -> &'static str {
    match result {
        DmarcResult::Pass => "pass",
        DmarcResult::Fail(_) => "fail",
        DmarcResult::TempError(_) => "temperror",
        DmarcResult::PermError(_) => "permerror",
        DmarcResult::None => "none",
    }
}
