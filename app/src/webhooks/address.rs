//! The addresses to which a webhook may point. Every account chooses them, and must not reach through us what only we can
//! reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

/// The greatest length of an address.
const LONGEST: usize = 1_000;

/// Tells whether an address belongs to the internet. This machine, its own networks and special purposes (RFC 6890 and the
/// registries of IANA) do not.
#[must_use]
pub fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    !matches!(
        (a, b, c),
        (0 | 10 | 127 | 224.., ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 168, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (198, 18..=19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    )
}

/// Only global unicast (RFC 4291 2.4), without what holds an address of IPv4 but for NAT64, and without documentation.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let segments = ip.segments();
    match segments {
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            is_public_v4(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)))
        }
        [0x2001, second, ..] => second > 0x1ff && second != 0xdb8,
        [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

/// Reads the address of a webhook: `https`, and no address that is known not to be public; with `private` also `http` and
/// any host. Answers it as it is stored; none if it is not fit.
pub(crate) fn read(text: &str, private: bool) -> Option<String> {
    let mut url = Url::parse(text.trim()).ok().filter(|_| text.len() <= LONGEST)?;
    let scheme = url.scheme() == "https" || private && url.scheme() == "http";
    let host = match url.host()? {
        Host::Domain(name) => private || name.contains('.') && !name.ends_with(".localhost"),
        Host::Ipv4(ip) => private || is_public(ip.into()),
        Host::Ipv6(ip) => private || is_public(ip.into()),
    };
    let plain = url.username().is_empty() && url.password().is_none() && url.port() != Some(0);
    url.set_fragment(None);
    (scheme && host && plain && url.as_str().len() <= LONGEST).then(|| url.into())
}

/// The host of a stored address: the rest of it may hold a secret.
pub(crate) fn host(url: &str) -> String {
    Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_internet_addresses_are_public() {
        for (ip, public) in [
            ("8.8.8.8", true),
            ("100.63.255.255", true),
            ("172.32.0.1", true),
            ("223.255.255.255", true),
            ("0.0.0.0", false),
            ("10.1.2.3", false),
            ("100.64.0.1", false),
            ("100.127.255.255", false),
            ("127.0.0.1", false),
            ("127.255.0.9", false),
            ("169.254.169.254", false),
            ("172.16.0.1", false),
            ("172.31.255.255", false),
            ("192.0.0.8", false),
            ("192.0.2.1", false),
            ("192.88.99.1", false),
            ("192.168.1.1", false),
            ("198.18.0.1", false),
            ("198.51.100.1", false),
            ("203.0.113.1", false),
            ("224.0.0.1", false),
            ("240.0.0.1", false),
            ("255.255.255.255", false),
            ("2606:4700::1111", true),
            ("2a00:1450::1", true),
            ("2001:4860::8888", true),
            ("64:ff9b::808:808", true),
            ("64:ff9b::7f00:1", false),
            ("64:ff9b::a9fe:a9fe", false),
            ("64:ff9b:1::808:808", false),
            ("::", false),
            ("::1", false),
            ("::ffff:8.8.8.8", false),
            ("::ffff:127.0.0.1", false),
            ("::127.0.0.1", false),
            ("100::1", false),
            ("2001::1", false),
            ("2001:db8::1", false),
            ("2002:7f00:1::", false),
            ("3fff::1", false),
            ("fc00::1", false),
            ("fd12::1", false),
            ("fe80::1", false),
            ("fec0::1", false),
            ("ff02::1", false),
        ] {
            assert_eq!(is_public(ip.parse().expect(ip)), public, "{ip}");
        }
    }

    #[test]
    fn addresses_are_read_as_browsers_do() {
        for (text, stored) in [
            ("https://bot.example.org/hook?key=1#part", Some("https://bot.example.org/hook?key=1")),
            (" https://BOT.example.org:8443 ", Some("https://bot.example.org:8443/")),
            ("https://8.8.8.8/", Some("https://8.8.8.8/")),
            ("http://bot.example.org/", None),
            ("https://localhost/", None),
            ("https://a.localhost/", None),
            ("https://printer/", None),
            ("https://127.1/", None),
            ("https://0x7f000001/", None),
            ("https://2130706433/", None),
            ("https://[::1]/", None),
            ("https://[::ffff:10.0.0.1]/", None),
            ("https://169.254.169.254/latest", None),
            ("https://ann:secret@bot.example.org/", None),
            ("https://ann@bot.example.org/", None),
            ("https://bot.example.org:0/", None),
            ("ftp://bot.example.org/", None),
            ("file:///etc/passwd", None),
            ("bot.example.org", None),
            ("", None),
        ] {
            assert_eq!(read(text, false).as_deref(), stored, "{text}");
        }
        assert_eq!(read("http://127.0.0.1:9000/x", true).as_deref(), Some("http://127.0.0.1:9000/x"));
        assert_eq!(read(&format!("https://bot.example.org/{}", "a".repeat(LONGEST)), false), None);
    }
}
