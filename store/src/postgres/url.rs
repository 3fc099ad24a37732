use std::fmt;

/// A database URL that never shows its password.
#[derive(Clone)]
pub(crate) struct Url {
    conninfo: String,
    secrets: Vec<String>,
}

/// A server that does not answer is given up soon, and a server that vanished is noticed.
const DEFAULTS: [(&str, &str); 7] = [
    ("application_name", "postzug"),
    ("client_encoding", "UTF8"),
    ("connect_timeout", "5"),
    ("keepalives_idle", "5"),
    ("keepalives_interval", "5"),
    ("keepalives_count", "3"),
    ("tcp_user_timeout", "15000"),
];

impl Url {
    /// A `postgres://` URL, with our defaults where it says nothing else.
    pub(crate) fn new(url: &str) -> Self {
        let query = url.split_once('?').map_or("", |(_, query)| query);
        let named = |name: &str| query.split('&').any(|pair| pair.split('=').next() == Some(name));
        let mut conninfo = url.to_owned();
        for (name, value) in DEFAULTS.into_iter().filter(|(name, _)| !named(name)) {
            conninfo.push(if conninfo.contains('?') { '&' } else { '?' });
            conninfo.push_str(name);
            conninfo.push('=');
            conninfo.push_str(value);
        }
        Self { conninfo, secrets: secrets(url) }
    }

    pub(crate) fn conninfo(&self) -> &str {
        &self.conninfo
    }

    /// Removes the password from a message of libpq, which quotes pieces of a URL that it cannot read.
    pub(crate) fn redact(&self, error: &dyn fmt::Display) -> String {
        let mut text = error.to_string();
        for secret in &self.secrets {
            text = text.replace(secret, "(hidden)");
        }
        text
    }
}

impl fmt::Debug for Url {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Url(..)")
    }
}

/// The password as it may show up: whole, decoded, and the pieces a misplaced `@`, `/`, `:` or `?` tears it into.
fn secrets(url: &str) -> Vec<String> {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let mut found = Vec::new();
    let mut add = |secret: &str| {
        let decoded = decode(secret);
        let pieces = secret.split(['@', ':', '/', '?', '#']).map(str::to_owned);
        found.extend([secret.to_owned(), decoded].into_iter().chain(pieces));
    };
    if let Some((user, _)) = rest.rsplit_once('@')
        && let Some((_, password)) = user.split_once(':')
    {
        add(password);
    }
    for pair in rest.split(['?', '&']) {
        if let Some(("password" | "sslpassword", password)) = pair.split_once('=') {
            add(password);
        }
    }
    found.retain(|secret| !secret.is_empty());
    // The longest first, or a piece would spoil the whole.
    found.sort_unstable_by_key(|secret| std::cmp::Reverse(secret.len()));
    found.dedup();
    found
}

fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let (mut decoded, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while let Some(&byte) = bytes.get(at) {
        let hex = text.get(at + 1..at + 3).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match hex.filter(|_| byte == b'%') {
            Some(value) => {
                decoded.push(value);
                at += 3;
            }
            None => {
                decoded.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn url_wins_over_defaults() {
        let url = Url::new("postgresql://host/db?connect_timeout=9&sslmode=require");
        assert!(url.conninfo().starts_with("postgresql://host/db?connect_timeout=9&sslmode=require&"));
        assert_eq!(url.conninfo().matches("connect_timeout").count(), 1);
        assert!(Url::new("postgres:///db").conninfo().contains("db?application_name=postzug&"));
    }

    #[test]
    fn password_is_in_no_message() {
        for (url, message) in [
            ("postgres://ann:hush@host/db", "\"hush\" failed"),
            ("postgres://ann:hu%73h@host/db", "hush"),
            ("postgres://ann:hu@sh@host/db", "could not translate host name \"sh@host\""),
            ("postgres://ann:hu/sh@host/db", "invalid port \"hu\" in postgres://ann:hu/sh@host/db"),
            ("postgres://host/db?password=hush", "bad: postgres://host/db?password=hush"),
        ] {
            let text = Url::new(url).redact(&message);
            for piece in ["hush", "hu%73h", "\"sh@", "\"hu\"", "hu/sh"] {
                assert!(!text.contains(piece), "{url}: {text}");
            }
        }
        assert_eq!(format!("{:?}", Url::new("postgres://ann:hush@host/db")), "Url(..)");
    }
}
