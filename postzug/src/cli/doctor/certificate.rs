//! Checks how long a certificate is still valid. Its names and its issuer are checked when the connection is made.

use domain::Instant;
use simple_asn1::ASN1Block;

use super::finding::{Finding, State, finding, good};

/// Certificates of 90 days are commonly renewed 30 days before their end: with fewer days than these that has failed.
const RENEWED_BEFORE: i64 = 14;

pub(super) fn validity(der: &[u8], now: Instant) -> Finding {
    let Some(end) = not_after(der) else {
        let found = "the date of the relay's certificate cannot be read";
        return finding("tls", State::Warning, found, "");
    };
    let days = (end * 1_000 - now.0).div_euclid(86_400_000);
    let found = format!("the relay's certificate is valid for {days} more days");
    if days < RENEWED_BEFORE {
        return finding("tls", State::Warning, found, "renew it: without it no mail can be sent");
    }
    good("tls", found)
}

/// The end of the validity (RFC 5280 4.1.2.5), in seconds since 1970.
fn not_after(der: &[u8]) -> Option<i64> {
    let blocks = simple_asn1::from_der(der).ok()?;
    let [ASN1Block::Sequence(_, certificate)] = &*blocks else { return None };
    let Some(ASN1Block::Sequence(_, fields)) = certificate.first() else { return None };
    fields.iter().find_map(|field| match field {
        ASN1Block::Sequence(_, dates) => match &**dates {
            [first, last] => time(first).and(time(last)),
            _ => None,
        },
        _ => None,
    })
}

fn time(block: &ASN1Block) -> Option<i64> {
    match block {
        ASN1Block::UTCTime(_, time) | ASN1Block::GeneralizedTime(_, time) => {
            Some(time.assume_utc().unix_timestamp())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use rustls::pki_types::{CertificateDer, pem::PemObject as _};

    use super::*;

    /// Valid until 2027-02-24T08:08:01Z, and until 2067-12-21T08:08:02Z.
    const SHORT: &str = "-----BEGIN CERTIFICATE-----
MIIBSjCB/aADAgECAhRFC0WKkvzKk+woZWQTqXueU4odIzAFBgMrZXAwGzEZMBcG
A1UEAwwQbWFpbC5leGFtcGxlLm9yZzAeFw0yNjExMjYwODA4MDFaFw0yNzAyMjQw
ODA4MDFaMBsxGTAXBgNVBAMMEG1haWwuZXhhbXBsZS5vcmcwKjAFBgMrZXADIQBf
2Cp9eQJEfaf5EPjBKdBGk+vUoMfpFh0k8GlFyciWJqNTMFEwHQYDVR0OBBYEFOHE
DZBJVOw+LiM6xa7+fVh9G8uaMB8GA1UdIwQYMBaAFOHEDZBJVOw+LiM6xa7+fVh9
G8uaMA8GA1UdEwEB/wQFMAMBAf8wBQYDK2VwA0EA7hSGy7Tk6tY3a+HxyhKRFPml
SAKD/+WqvT8zYWQrdyr2cmZvHSbH2V8d+ooRAixwPnTftbGQ6J2bCcMsJz9qDQ==
-----END CERTIFICATE-----";
    const LONG: &str = "-----BEGIN CERTIFICATE-----
MIIBTDCB/6ADAgECAhRDrSbPw98UGWHKQI63c3lCZZA4MTAFBgMrZXAwGzEZMBcG
A1UEAwwQbWFpbC5leGFtcGxlLm9yZzAgFw0yNjExMjYwODA4MDJaGA8yMDY3MTIy
MTA4MDgwMlowGzEZMBcGA1UEAwwQbWFpbC5leGFtcGxlLm9yZzAqMAUGAytlcAMh
AKar+etXWZIrYc8Z0CoNpG4RnwMDvuOhfRprM6iDtYBRo1MwUTAdBgNVHQ4EFgQU
3vpxFD+/eYJuGq0xfemkXcEaVpAwHwYDVR0jBBgwFoAU3vpxFD+/eYJuGq0xfemk
XcEaVpAwDwYDVR0TAQH/BAUwAwEB/zAFBgMrZXADQQA7eDl70u8VoUlXoO3l9gU9
y6vNW6BhgFscfqreiu7qBO1XErzXFk/8shVKRRCfArt+Jy7+szktyA3DihqK3wAE
-----END CERTIFICATE-----";

    #[test]
    fn days_left_are_told() {
        let begin = Instant(1_800_000_000_000);
        let days = |n: i64| Instant(begin.0 + n * 86_400_000);
        for (pem, now, state, left) in [
            (SHORT, begin, State::Ok, "for 40 more days"),
            (SHORT, days(26), State::Ok, "for 14 more days"),
            (SHORT, days(27), State::Warning, "for 13 more days"),
            // From 2050 on dates have another form.
            (LONG, begin, State::Ok, "for 14950 more days"),
        ] {
            let der = CertificateDer::from_pem_slice(pem.as_bytes()).expect("a certificate");
            let found = validity(&der, now);
            assert_eq!(found.state, state, "{}", found.found);
            assert!(found.found.contains(left), "{}", found.found);
        }
        assert_eq!(validity(b"nothing", begin).state, State::Warning);
    }
}
