//! `Authentication-Results` (RFC 8601 2.2), as far as DMARC needs it. mail-parser leaves the field as text and mail-auth
//! only writes it. A result that does not follow the grammar counts as no result; it never counts as a pass.

/// The verdict on the author's domain (DMARC, RFC 9989). It can lower trust; only a player who asks for it needs
/// a pass.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Verdict {
    /// The author's domain vouches for the mail.
    Pass,
    /// It disowns the mail.
    Fail,
    /// Nobody we trust has said anything.
    #[default]
    Unknown,
}

impl Verdict {
    /// Its name, as it is kept with a mail.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Fail => "fail",
            Self::Unknown => "unknown",
        }
    }

    /// Returns the verdict that [`Inbound::authentication`](app::ports::Inbound::authentication) begins with.
    pub(super) fn from_stored(authentication: &str) -> Self {
        let word = authentication.split(' ').next().unwrap_or_default();
        [Self::Pass, Self::Fail].into_iter().find(|verdict| verdict.name() == word).unwrap_or_default()
    }
}

/// A piece of a field, comments and folds removed.
struct Token {
    kind: Kind,
    /// White space or a comment stood before it.
    spaced: bool,
}

#[derive(Eq, PartialEq)]
enum Kind {
    Atom(String),
    Quoted(String),
    /// One of `= / .`
    Mark(char),
}

/// Returns what the server named `authserv_id` found out about the author's domain; nothing when another server wrote the
/// field. Linear in its length.
#[must_use]
pub fn dmarc(field: &str, authserv_id: &str, author_domain: &str) -> Verdict {
    let Some(parts) = tokens(field) else { return Verdict::Unknown };
    let Some((head, results)) = parts.split_first() else { return Verdict::Unknown };
    if !names(head, authserv_id) {
        return Verdict::Unknown;
    }
    let mut found = Verdict::Unknown;
    for (result, authors) in results.iter().filter_map(|part| dmarc_result(part)) {
        let is_author = authors.iter().all(|domain| domain.eq_ignore_ascii_case(author_domain));
        match result.as_str() {
            // A pass for another author than the one we see: two readers of one From field.
            "pass" if !is_author => return Verdict::Fail,
            "fail" => return Verdict::Fail,
            "pass" => found = Verdict::Pass,
            _ => return Verdict::Unknown,
        }
    }
    found
}

/// Splits at `;`. None when a comment or a quoted string has no end: then nothing can be told apart.
fn tokens(field: &str) -> Option<Vec<Vec<Token>>> {
    let mut parts = vec![Vec::new()];
    let mut spaced = false;
    let mut chars = field.chars().peekable();
    while let Some(c) = chars.next() {
        let kind = match c {
            ' ' | '\t' | '\r' | '\n' => {
                spaced = true;
                continue;
            }
            '(' => {
                let mut depth = 1_usize;
                while depth > 0 {
                    match chars.next()? {
                        '(' => depth += 1,
                        ')' => depth -= 1,
                        '\\' => drop(chars.next()?),
                        _ => {}
                    }
                }
                spaced = true;
                continue;
            }
            ';' => {
                parts.push(Vec::new());
                spaced = false;
                continue;
            }
            '"' => {
                let mut text = String::new();
                loop {
                    match chars.next()? {
                        '"' => break,
                        '\\' => text.push(chars.next()?),
                        c => text.push(c),
                    }
                }
                Kind::Quoted(text)
            }
            '=' | '/' | '.' => Kind::Mark(c),
            c => {
                let mut text = String::from(c);
                while let Some(c) = chars.next_if(|c| !" \t\r\n(;\"=/.".contains(*c)) {
                    text.push(c);
                }
                Kind::Atom(text)
            }
        };
        parts.last_mut()?.push(Token { kind, spaced });
        spaced = false;
    }
    Some(parts)
}

/// The pieces up to the next white space, as one value.
fn value(tokens: &[Token]) -> (String, &[Token]) {
    let mut text = String::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at).filter(|token| at == 0 || !token.spaced) {
        match &token.kind {
            Kind::Atom(piece) | Kind::Quoted(piece) => text.push_str(piece),
            Kind::Mark(mark) => text.push(*mark),
        }
        at += 1;
    }
    (text, &tokens[at..])
}

/// `authserv-id [version]`; there is one version, 1.
fn names(head: &[Token], authserv_id: &str) -> bool {
    let (id, rest) = value(head);
    let (version, rest) = value(rest);
    id.eq_ignore_ascii_case(authserv_id) && (version.is_empty() || version == "1") && rest.is_empty()
}

/// `dmarc[/1]=result` and the domains its `header.from` names; none for another method, and for what follows no
/// grammar.
fn dmarc_result(part: &[Token]) -> Option<(String, Vec<String>)> {
    let (method, rest) = part.split_first()?;
    if !matches!(&method.kind, Kind::Atom(method) if method.eq_ignore_ascii_case("dmarc")) {
        return None;
    }
    let rest = match rest {
        [slash, version, rest @ ..] if slash.kind == Kind::Mark('/') => {
            if version.kind != Kind::Atom("1".into()) {
                return None;
            }
            rest
        }
        rest => rest,
    };
    let (result, mut rest) = match rest {
        [equals, result, rest @ ..] if equals.kind == Kind::Mark('=') => (result, rest),
        _ => return None,
    };
    let Kind::Atom(result) = &result.kind else { return None };
    if rest.first().is_some_and(|next| !next.spaced) {
        return None;
    }
    let mut authors = Vec::new();
    while !rest.is_empty() {
        let (property, given) = property(rest)?;
        let (text, after) = value(given);
        if given.is_empty() {
            return None;
        }
        if property.eq_ignore_ascii_case("header.from") {
            authors.push(text);
        }
        rest = after;
    }
    Some((result.to_ascii_lowercase(), authors))
}

/// `ptype.property=`, or a word and `=` as in `reason=`; and what follows.
fn property(tokens: &[Token]) -> Option<(String, &[Token])> {
    let Kind::Atom(first) = &tokens.first()?.kind else { return None };
    match tokens.get(1..)? {
        [dot, Token { kind: Kind::Atom(second), .. }, equals, rest @ ..]
            if dot.kind == Kind::Mark('.') && equals.kind == Kind::Mark('=') =>
        {
            Some((format!("{first}.{second}"), rest))
        }
        [equals, rest @ ..] if equals.kind == Kind::Mark('=') => Some((first.clone(), rest)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(field: &str) -> Verdict {
        dmarc(field, "mx.example.org", "example.com")
    }

    #[test]
    fn results_are_read_by_the_grammar() {
        for (field, verdict) in [
            ("mx.example.org; dmarc=pass header.from=example.com", Verdict::Pass),
            ("MX.Example.org 1; DMARC=Pass Header.From=EXAMPLE.com", Verdict::Pass),
            // A comment directly after the result, as several milters write it.
            ("mx.example.org; dmarc=pass(p=reject dis=none) header.from=example.com", Verdict::Pass),
            ("mx.example.org; dmarc=fail(p=reject) header.from=example.com", Verdict::Fail),
            ("mx.example.org; dmarc=fail header.from=example.com; dkim=pass", Verdict::Fail),
            ("mx.example.org; spf=pass smtp.mailfrom=x@example.com; dmarc=pass", Verdict::Pass),
            (
                "mx.example.org;\r\n\tspf=fail (x; dmarc=pass) smtp.mailfrom=\"a;dmarc=pass\"@b.c;\r\n dmarc=fail",
                Verdict::Fail,
            ),
            ("mx.example.org (a (nested \\) comment)) ; (c) dmarc (c) / 1 (c) = (c) pass (c)", Verdict::Pass),
            (
                "mx.example.org; dmarc=pass reason=\"the \\\"list; dmarc=fail\" header.from=example.com",
                Verdict::Pass,
            ),
            ("mx.example.org; dmarc=pass policy.dmarc=none header.from=example.com", Verdict::Pass),
            ("mx.example.org; dmarc = pass header . from = example.com", Verdict::Pass),
            ("\"mx.example.org\"; dmarc=pass", Verdict::Pass),
            // Another author than ours sees.
            ("mx.example.org; dmarc=pass header.from=example.net", Verdict::Fail),
            ("mx.example.org; dmarc=pass header.from=example.com header.from=example.net", Verdict::Fail),
            // The worst of several.
            ("mx.example.org; dmarc=pass; dmarc=fail", Verdict::Fail),
            ("mx.example.org; dmarc=pass; dmarc=none", Verdict::Unknown),
            // Nothing said.
            ("mx.example.org; none", Verdict::Unknown),
            ("mx.example.org", Verdict::Unknown),
            ("mx.example.org; dmarc=none", Verdict::Unknown),
            ("mx.example.org; dmarc=temperror", Verdict::Unknown),
            ("mx.example.org; dmarc=permerror", Verdict::Unknown),
            ("mx.example.org; dmarc=bestguesspass", Verdict::Unknown),
            ("mx.example.org; x-dmarc=pass; dkim=pass header.d=dmarc=pass", Verdict::Unknown),
            // Another server, another version, no grammar.
            ("mx.example.net; dmarc=pass", Verdict::Unknown),
            ("mx.example.org.evil.example; dmarc=pass", Verdict::Unknown),
            ("mx.example.net mx.example.org; dmarc=pass", Verdict::Unknown),
            ("mx.example.org 2; dmarc=pass", Verdict::Unknown),
            ("mx.example.org 1 x; dmarc=pass", Verdict::Unknown),
            ("mx.example.org; dmarc/2=pass", Verdict::Unknown),
            ("mx.example.org; dmarc=\"pass\"", Verdict::Unknown),
            ("mx.example.org; dmarc=pass.fail", Verdict::Unknown),
            ("mx.example.org; dmarc=pass fail", Verdict::Unknown),
            ("mx.example.org; dmarc=pass header.from=", Verdict::Unknown),
            ("mx.example.org; dmarc=pass (no end", Verdict::Unknown),
            ("mx.example.org; dmarc=pass reason=\"no end", Verdict::Unknown),
            ("mx.example.org dmarc=pass", Verdict::Unknown),
            ("dmarc=pass", Verdict::Unknown),
            ("", Verdict::Unknown),
            (";;;", Verdict::Unknown),
        ] {
            assert_eq!(read(field), verdict, "{field}");
        }
    }
}
