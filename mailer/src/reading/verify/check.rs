//! The check of one mail: DKIM (RFC 6376, RFC 8463), SPF (RFC 7208) where its client is known, and by both DMARC (RFC 9989).
//! A forger of a mail chooses its MAIL FROM and signatures: only names related to the author's domain are asked for.

use mail_auth::{
    AuthenticatedMessage, DkimOutput, DkimResult, DmarcOutput, DmarcResult, MessageAuthenticator, SpfOutput,
    SpfResult,
    dkim::{Canonicalization, Signature},
    dmarc::{Policy, verify::DmarcParameters},
    spf::verify::SpfParameters,
};
use mail_parser::MessageParser;

use super::{
    budget::Budget,
    outcome::{Outcome, Unchecked},
    signed::{Holding, can_vouch, is_name, may_align},
};
use crate::reading::{
    arrived::{Arrived, Client},
    authres::Verdict,
};

/// Signatures of a mail that are verified. The author's own server adds one or two.
const SIGNATURES: usize = 4;
/// Questions that one mail may put to the DNS.
const QUESTIONS: usize = 60;

/// The check of one mail, as far as it has come.
struct Check<'a> {
    dns: &'a MessageAuthenticator,
    budget: Budget,
    mail: &'a Unchecked,
    own_domain: &'a str,
    /// The author's domain.
    domain: &'a str,
}

/// Checks a mail by its header as it was stored.
pub(super) async fn check(dns: &MessageAuthenticator, mail: &Unchecked, own_domain: &str) -> Outcome {
    let fields = with_crlf(&mail.header);
    let (Some(arrived), Some(mut message), Some(parsed)) = (
        Arrived::read(&fields),
        AuthenticatedMessage::parse_with_opts(&fields, None, true),
        MessageParser::default().parse_headers(&*fields),
    ) else {
        return Outcome::unknown("unchecked");
    };
    let [author] = message.from.as_slice() else { return Outcome::unknown("unchecked") };
    let author = author.clone();
    let domain = author.rsplit_once('@').map_or("", |(_, domain)| domain);
    let check = Check { dns, budget: Budget::of(QUESTIONS), mail, own_domain, domain };
    check.select(&mut message, &arrived).await;
    let holding = Holding { message: &message, parsed: &parsed, mail, own_domain };
    let outcome = check.judge(&message, &holding, arrived.client.as_ref()).await;
    Outcome { author: Some(author), ..outcome }
}

impl Check<'_> {
    /// Leaves the signatures that can vouch for the author, each with the digest of the body as it arrived.
    async fn select(&self, message: &mut AuthenticatedMessage<'_>, arrived: &Arrived) {
        let is_subject = |(name, _): &(&[u8], &[u8])| name.trim_ascii().eq_ignore_ascii_case(b"subject");
        let has_subject = message.headers.iter().any(is_subject);
        message.dkim_headers.retain(|field| can_vouch(&field.header, self.domain, has_subject));
        message.dkim_headers.truncate(SIGNATURES);
        let mut signatures = std::mem::take(&mut message.dkim_headers);
        let mut aligned = Vec::with_capacity(signatures.len());
        for field in &signatures {
            aligned.push(self.is_aligned(message, &field.header).await);
        }
        let mut aligned = aligned.into_iter();
        signatures.retain(|_| aligned.next().unwrap_or_default());
        let arrived_at = u64::try_from(self.mail.received_at.0 / 1_000).unwrap_or_default();
        for field in &mut signatures {
            let signature = &mut field.header;
            // RFC 6651 and RFC 6541 would ask for records that count for nothing here.
            (signature.r, signature.atps) = (false, None);
            // Not now but at its arrival a signature had to be valid.
            if signature.x > arrived_at.max(signature.t) {
                signature.x = 0;
            } else if signature.x > 0 {
                signature.x = 1;
            }
        }
        message.dkim_headers = signatures;
        for (form, _algorithm, _length, digest) in &mut message.body_hashes {
            *digest = match form {
                Canonicalization::Simple => arrived.simple.clone(),
                Canonicalization::Relaxed => arrived.relaxed.clone(),
            };
        }
    }

    /// Tells whether a valid signature would count for the author.
    async fn is_aligned(&self, message: &AuthenticatedMessage<'_>, signature: &Signature) -> bool {
        if signature.d.eq_ignore_ascii_case(self.domain) {
            return true;
        }
        let valid = [DkimOutput::pass().with_signature(signature)];
        let dmarc = self.dmarc(message, &valid, &SpfOutput::default()).await;
        matches!(dmarc.dkim_result(), DmarcResult::Pass | DmarcResult::TempError(_))
    }

    async fn judge(
        &self,
        message: &AuthenticatedMessage<'_>,
        holding: &Holding<'_>,
        client: Option<&Client>,
    ) -> Outcome {
        let dkim = self.dns.verify_dkim(self.budget.limiting(message)).await;
        let by_dkim = self.dmarc(message, &dkim, &SpfOutput::default()).await;
        let is_signed = by_dkim.dkim_result() == &DmarcResult::Pass;
        let passes = |output: &&DkimOutput<'_>| output.result() == &DkimResult::Pass;
        let holds = dkim.iter().filter(passes).filter_map(DkimOutput::signature).any(|it| holding.holds(it));
        let (spf, spf_word) = match client {
            Some(_client) if is_signed && holds => (None, "unchecked"),
            Some(client) => self.spf(message, client).await,
            None => (None, "unchecked"),
        };
        let by_spf = match &spf {
            Some(spf) => Some(self.dmarc(message, &[], spf).await),
            None => None,
        };
        let by_spf = by_spf.as_ref().map_or(&DmarcResult::None, DmarcOutput::spf_result);
        let results = format!(
            "dkim={} spf={spf_word} dmarc={} policy={}",
            word_of_dkim(&dkim),
            word_of_dmarc(if by_spf == &DmarcResult::Pass { by_spf.clone() } else { by_dkim.result() }),
            by_dkim.policy()
        );
        let outcome = |verdict, is_trouble, results| Outcome { author: None, verdict, is_trouble, results };
        if is_signed && holds || by_spf == &DmarcResult::Pass {
            return outcome(Verdict::Pass, false, results);
        }
        if is_signed {
            // The author's domain signed it, but not all that it is read by.
            return outcome(Verdict::Unknown, false, results + " partly_signed");
        }
        if self.budget.is_spent() {
            return Outcome::trouble("too_many_questions");
        }
        let is_trouble = |result: &DmarcResult| matches!(result, DmarcResult::TempError(_));
        if is_trouble(&by_dkim.result()) || is_trouble(by_spf) {
            return outcome(Verdict::Unknown, true, results);
        }
        let is_enforced = matches!(by_dkim.policy(), Policy::Quarantine | Policy::Reject);
        // Without the client's address SPF might have passed, and a domain whose policy is "none" disowns nothing.
        let is_disowned = matches!(by_dkim.result(), DmarcResult::Fail(_)) && is_enforced && client.is_some();
        outcome(if is_disowned { Verdict::Fail } else { Verdict::Unknown }, false, results)
    }

    /// SPF, where a pass would count for the author.
    async fn spf(
        &self,
        message: &AuthenticatedMessage<'_>,
        client: &Client,
    ) -> (Option<SpfOutput>, &'static str) {
        let Client { address, helo } = client;
        // A null sender is a report, and nobody's command.
        let domain = self.mail.sender.rsplit_once('@').map_or("", |(_, domain)| domain);
        if !is_name(domain) || !may_align(domain, self.domain) {
            return (None, "unaligned");
        }
        let valid = SpfOutput::new(domain.to_owned()).with_result(SpfResult::Pass);
        match self.dmarc(message, &[], &valid).await.spf_result() {
            DmarcResult::Pass => {
                let params =
                    SpfParameters::verify_mail_from(*address, helo, self.own_domain, &self.mail.sender);
                let spf = self.dns.verify_spf(self.budget.limiting(params)).await;
                let word = word_of_spf(spf.result());
                (Some(spf), word)
            }
            DmarcResult::TempError(_) => {
                (Some(SpfOutput::new(domain.to_owned()).with_result(SpfResult::TempError)), "temperror")
            }
            _ => (None, "unaligned"),
        }
    }

    async fn dmarc(
        &self,
        message: &AuthenticatedMessage<'_>,
        dkim: &[DkimOutput<'_>],
        spf: &SpfOutput,
    ) -> DmarcOutput {
        let params = DmarcParameters {
            message,
            dkim_output: dkim,
            dkim2_output: None,
            rfc5321_mail_from_domain: self.mail.sender.rsplit_once('@').map_or("", |(_, domain)| domain),
            spf_output: spf,
        };
        self.dns.verify_dmarc(self.budget.limiting(params)).await
    }
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

fn word_of_dmarc(result: DmarcResult) -> &'static str {
    match result {
        DmarcResult::Pass => "pass",
        DmarcResult::Fail(_) => "fail",
        DmarcResult::TempError(_) => "temperror",
        DmarcResult::PermError(_) => "permerror",
        DmarcResult::None => "none",
    }
}
