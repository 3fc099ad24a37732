use std::fmt;

use idna::domain_to_ascii;
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};
use unicode_security::skeleton;

use crate::model::{NameFault, PeopleRefusal};

/// Names that would pass for the service or for nobody, as keys. The catalogue has those of arbiters and of the reader.
const RESERVED: [&str; 12] = [
    "abuse",
    "anonymous",
    "mailerdaemon",
    "nobody",
    "noreply",
    "postmaster",
    "postzug",
    "root",
    "service",
    "support",
    "system",
    "timekeeper",
];

/// Letters that show as nothing.
const BLANK_LETTERS: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];

/// Checks a name and returns it in NFC. It has 2 to 40 scalar values: letters, digits and marks, with single spaces, hyphens,
/// apostrophes, full stops or underscores between them. It is not digits alone, of one alphabet and not reserved. What passes
/// is safe in a mail header, a PGN tag and a page: no control, bidi or zero-width characters, no quotes, no `@`.
///
/// # Errors
///
/// [`PeopleRefusal::BadName`] with the reason.
pub fn check_name(name: &str) -> Result<String, PeopleRefusal> {
    // Bounds the work before normalizing, which shortens a name by a bounded factor.
    if name.len() > 40 * 4 * 4 {
        return Err(bad(NameFault::Length));
    }
    let name: String = name.nfc().collect();
    if !(2..=40).contains(&name.chars().count()) {
        return Err(bad(NameFault::Length));
    }
    let mut joined = true;
    let mut marks = 0;
    for c in name.chars() {
        let joiner = is_joiner(c);
        // Some names of Arabic and Indic scripts are not written without them.
        if is_zero_width_joiner(c) && !joined && !is_latin(name.chars().find(|c| c.is_alphabetic())) {
            joined = true;
            continue;
        }
        if is_combining_mark(c) && !joined && marks < 2 {
            marks += 1;
            continue;
        }
        marks = 0;
        if !(joiner || c.is_alphanumeric()) || BLANK_LETTERS.contains(&c) {
            return Err(bad(NameFault::Sign));
        }
        // "J. R." has a full stop and a space: the only pair that is not a trick.
        if joiner && joined && c != ' ' {
            return Err(bad(NameFault::Joined));
        }
        joined = joiner && c != '.';
        if c == ' ' && name.contains("  ") {
            return Err(bad(NameFault::Spaces));
        }
    }
    if joined || name.starts_with(' ') {
        return Err(bad(NameFault::Ends));
    }
    if !name.chars().any(char::is_alphabetic) {
        return Err(bad(NameFault::NoLetter));
    }
    if alphabets(&name) > 1 {
        return Err(bad(NameFault::Alphabets));
    }
    let key = name_key(&name);
    let pseudonym = key.strip_prefix("deleted").is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_digit()));
    if key.chars().count() < 2 || pseudonym || RESERVED.contains(&key.as_str()) {
        return Err(bad(NameFault::Reserved));
    }
    Ok(name)
}

/// The signs that may stand between the words of a name. The last one is that of katakana.
const fn is_joiner(c: char) -> bool {
    matches!(c, ' ' | '-' | '\'' | '\u{2019}' | '.' | '_' | '\u{30fb}')
}

const fn is_zero_width_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Tells whether a letter is of an alphabet whose letters are never joined by an invisible sign.
fn is_latin(letter: Option<char>) -> bool {
    letter.is_none_or(|c| c < '\u{590}' || ('\u{1e00}'..='\u{1fff}').contains(&c))
}

fn bad(reason: NameFault) -> PeopleRefusal {
    PeopleRefusal::BadName { reason }
}

/// Counts the alphabets in the name that look alike.
fn alphabets(name: &str) -> usize {
    let has = |wanted: fn(char) -> bool| usize::from(name.chars().any(|c| c.is_alphabetic() && wanted(c)));
    has(|c| c.is_ascii() || ('\u{c0}'..='\u{24f}').contains(&c) || ('\u{1e00}'..='\u{1eff}').contains(&c))
        + has(|c| ('\u{370}'..='\u{3ff}').contains(&c) || ('\u{1f00}'..='\u{1fff}').contains(&c))
        + has(|c| ('\u{400}'..='\u{52f}').contains(&c))
}

/// Returns the key that equal names share: compatibility forms, case and the signs between words do not count.
#[must_use]
pub fn name_key(name: &str) -> String {
    // Upper and then lower case: the one does what the other leaves ("ß" and "SS", "ſ" and "s").
    let upper: String = name.nfkc().flat_map(char::to_uppercase).collect();
    upper
        .chars()
        .flat_map(char::to_lowercase)
        .nfkc()
        .filter(|c| !is_joiner(*c) && !is_zero_width_joiner(*c))
        .collect()
}

/// Returns the key that names share which look alike, whatever alphabet they are written in (UTS #39 4).
#[must_use]
pub fn name_look(name: &str) -> String {
    let look: String = skeleton(name).collect();
    skeleton(&name_key(&look)).collect()
}

/// Returns the key that mail addresses of one account share: case does not count, and an international domain is as the
/// DNS has it.
#[must_use]
pub fn email_key(email: &str) -> String {
    let domain = email.rsplit_once('@').filter(|_| !email.is_ascii() && email.len() <= 1024);
    match domain.and_then(|(local, domain)| Some((local, domain_to_ascii(domain).ok()?))) {
        Some((local, domain)) => format!("{}@{domain}", local.to_ascii_lowercase()),
        None => email.to_ascii_lowercase(),
    }
}

/// The mailbox an address most likely ends in: `ann+chess@example.org` is Ann's. Only for limits, so that tags
/// do not multiply the mails somebody can be sent.
pub(crate) fn mailbox(email: &str) -> String {
    let key = email_key(email);
    match key.split_once('@') {
        Some((local, domain)) => format!("{}@{domain}", local.split('+').next().unwrap_or(local)),
        None => key,
    }
}

/// Checks an address, more narrowly than RFC 5321 does. It is an ASCII dot-atom of at most 64 characters, one `@` and a
/// domain name with a dot, at most 254 characters. No quoting, no comments, no line breaks, ever. Returns an international
/// domain as the DNS has it (RFC 5891).
///
/// # Errors
///
/// [`PeopleRefusal::BadAddress`]; also for addresses of ours, because mail to us is not mail to a person.
pub fn check_email(email: &str, is_own: impl Fn(&str) -> bool) -> Result<String, PeopleRefusal> {
    let bad = PeopleRefusal::BadAddress;
    let (local, domain) = email.rsplit_once('@').ok_or(bad.clone())?;
    // An international domain is written as the DNS has it; bounded first.
    let domain = if domain.len() <= 1024 { domain_to_ascii(domain).ok() } else { None };
    let domain = domain.ok_or(bad.clone())?;
    let local_ok = local.len() <= 64
        && local.split('.').all(|atom| {
            !atom.is_empty()
                && atom.bytes().all(|b| b.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&b))
        });
    let label_ok = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let domain_ok = domain.contains('.') && domain.split('.').all(label_ok);
    if local.len() + 1 + domain.len() > 254 || !local_ok || !domain_ok || is_own(&format!("{local}@{domain}"))
    {
        return Err(bad);
    }
    Ok(format!("{local}@{}", domain.to_ascii_lowercase()))
}

/// Cleans what a client calls itself: printable ASCII, at most 100 characters.
pub(crate) fn device(text: &str) -> String {
    text.chars().filter(|c| c.is_ascii_graphic() || *c == ' ').take(100).collect::<String>().trim().into()
}

/// The name of a program, for a mail that a stranger may have caused. It keeps only the first letters and digits of the
/// program's own name, too few for a message or an address.
pub(crate) fn program(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphanumeric).take(20).collect()
}

/// A label of the player's own: 1 to 60 characters, none of them control characters.
pub(crate) fn label(text: &str) -> Result<String, PeopleRefusal> {
    let text = text.trim();
    let ok = (1..=60).contains(&text.chars().count())
        && !text.chars().any(|c| c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'));
    if ok { Ok(text.into()) } else { Err(PeopleRefusal::BadLabel) }
}

/// An IANA time zone that we know, in its canonical spelling.
///
/// # Errors
///
/// [`PeopleRefusal::BadTimeZone`].
pub fn check_time_zone(name: &str) -> Result<String, PeopleRefusal> {
    let zone = (name.len() <= 64).then(|| jiff::tz::TimeZone::get(name).ok()).flatten();
    zone.and_then(|zone| zone.iana_name().map(Into::into)).ok_or(PeopleRefusal::BadTimeZone)
}

/// The name a deleted account is shown under.
pub(crate) fn pseudonym(id: domain::PlayerId) -> impl fmt::Display {
    format!("deleted-{}", id.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn real_names_are_accepted() {
        for name in [
            "Ann",
            "J. R. Capablanca",
            "O'Kelly",
            "Jörg Müller-Lüdenscheidt",
            "Алехин",
            "Ng",
            "ann_2",
            "李小龙",
            "R. H. V. Scott",
            "Nguyễn",
            "Γιώργος",
            "Bob Jr.",
            "علی\u{200c}رضا",
            "क्\u{200d}ष",
            "アン・ベルク",
        ] {
            assert_eq!(check_name(name).as_deref(), Ok(name));
        }
        assert_eq!(check_name("Jo\u{308}rg").as_deref(), Ok("Jörg"), "composed");
    }

    #[test]
    fn names_that_deceive_are_refused() {
        let long = "a".repeat(41);
        for name in [
            "",
            "a",
            &long,
            " Ann",
            "Ann ",
            "Ann  B",
            "1234",
            "12 34",
            "Ann\r\nBcc: e@x",
            "Ann\u{202e}x",
            "A\u{200b}nn",
            "A\u{200c}nn",
            "علی\u{200c}",
            "علی\u{200c}\u{200c}رضا",
            "A\u{ad}nn",
            "<b>Ann</b>",
            "ann@example.org",
            "\"Ann\"",
            "Support",
            "SUPPORT ",
            "S.u.p.p.o.r.t",
            "Post-Zug",
            "deleted-7",
            "Deleted 7",
            "\u{3164}\u{3164}",
            "\u{410}nn",
            "-Ann",
            "Ann-",
            "An--n",
            "a\u{301}\u{301}\u{301}\u{301}nn",
            "Ann\t",
            "Ann\0",
            "\u{1d400}nn\u{e0041}",
            "A_",
            "Ann, Bob",
        ] {
            assert!(matches!(check_name(name), Err(PeopleRefusal::BadName { .. })), "{name:?}");
        }
        assert!(check_name(&"\u{fdfa}".repeat(100_000)).is_err());
    }

    #[test]
    fn lookalike_names_are_equal() {
        for (one, other) in [
            ("Ann", "ANN"),
            ("Ann", "Ａｎｎ"),
            ("Straße", "STRASSE"),
            ("Ann B", "ann-b"),
            ("Ann.B", "AnnB"),
            ("Jörg", "Jo\u{308}rg"),
            ("ﬁn", "FIN"),
        ] {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        assert_ne!(name_key("Ann"), name_key("Anna"));
    }

    #[test]
    fn names_of_other_alphabets_look_alike() {
        for (one, other) in
            [("Capa", "Сара"), ("Iann", "lann"), ("Ann0", "AnnO"), ("Bern", "Bem"), ("Ann-B", "ANN B")]
        {
            assert_eq!(name_look(one), name_look(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Анна"), ("Ann", "Anna"), ("Jörg", "Jorg")] {
            assert_ne!(name_look(one), name_look(other), "{one} {other}");
        }
    }

    #[test]
    fn addresses() {
        let is_own = |email: &str| email.to_ascii_lowercase().ends_with("@play.example.org");
        let ok = |email| check_email(email, is_own);
        assert_eq!(ok("Ann@Example.ORG").as_deref(), Ok("Ann@example.org"));
        assert!(ok("a.b+c@sub.example.org").is_ok());
        assert_eq!(ok("ann@Bücher.example").as_deref(), Ok("ann@xn--bcher-kva.example"));
        assert_eq!(ok("ann@шахи.укр").as_deref(), Ok("ann@xn--80aq2bk.xn--j1amh"));
        // A full-width dot, and our own domain in full-width letters.
        assert_eq!(ok("ann@example\u{ff0e}org").as_deref(), Ok("ann@example.org"));
        assert!(ok("ann@\u{ff50}lay.example.org").is_err());
        let long = format!("{}@example.org", "a".repeat(65));
        for email in [
            "",
            "ann",
            "@example.org",
            "ann@",
            "ann@localhost",
            "a@b@example.org",
            "ann@example.org\r\nBcc: x@y.z",
            "ann @example.org",
            "\"a b\"@example.org",
            "ann@example..org",
            ".ann@example.org",
            "ann@-x.org",
            "änn@example.org",
            "ann@[127.0.0.1]",
            "account+1@play.example.org",
            "x@PLAY.example.org",
            &long,
            "Ann <ann@example.org>",
            "a@example.org,b@example.org",
            "ann@example.org\0",
        ] {
            assert_eq!(ok(email), Err(PeopleRefusal::BadAddress), "{email:?}");
        }
        assert_eq!(email_key("Ann@Bücher.example"), email_key("ann@xn--bcher-kva.example"));
        assert_eq!(email_key("änn"), "änn");
        assert_eq!(mailbox("Ann+a@example.org"), mailbox("ann+b@example.org"));
    }

    #[test]
    fn time_zones_are_those_of_iana() {
        assert_eq!(check_time_zone("europe/berlin").as_deref(), Ok("Europe/Berlin"));
        assert_eq!(check_time_zone("UTC").as_deref(), Ok("UTC"));
        for zone in ["", "Mars/Base", "+02:00", "../etc/passwd", "Europe/Berlin\n"] {
            assert_eq!(check_time_zone(zone), Err(PeopleRefusal::BadTimeZone), "{zone:?}");
        }
    }
}
