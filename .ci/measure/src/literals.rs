//! Sentences outside of the catalogue: string literals that a person could read.

use std::{
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::{
    Attribute, ItemMod, Macro, Meta,
    spanned::Spanned as _,
    visit::{self, Visit},
};

use crate::shown;

/// The crates whose sentences come from the catalogue. The command line speaks English, and so do the logs.
const CRATES: [&str; 5] = ["domain", "app", "messages", "mailer", "api"];

/// The beginnings of files whose literals are none of them, and why.
const EXCEPT: [(&str, &str); 42] = [
    ("api/src/config/", "faults of the configuration, for who runs the service"),
    ("api/src/contract.rs", "the document of OpenAPI"),
    ("api/src/pages/assets.rs", "header fields"),
    ("api/src/pages/check.rs", "HTML around messages, and header fields"),
    ("api/src/pages/layout.rs", "HTML around messages, and header fields"),
    ("api/src/pages/seal.rs", "a command line"),
    ("api/src/pages/trial.rs", "a command line"),
    ("api/src/server/connection.rs", "header fields"),
    ("api/src/server/health.rs", "health, for who runs the service"),
    ("api/src/server/observe.rs", "header fields"),
    ("api/src/server/openapi.rs", "the document of OpenAPI"),
    ("api/src/server/pages.rs", "HTML around messages, and header fields"),
    ("api/src/v1/follow.rs", "lines of an event stream"),
    ("api/src/v1/log.rs", "header fields"),
    ("api/src/v1/own_stream.rs", "lines of an event stream"),
    ("api/src/v1/schemas/", "the document of OpenAPI"),
    ("app/src/accounts/export.rs", "an export of an account, which is JSON"),
    ("app/src/games/envelopes.rs", "the armour of age"),
    ("app/src/games/texts.rs", "the format of a text's digest"),
    ("app/src/games/submit/append.rs", "an event that does not follow, which is a fault of ours"),
    ("app/src/log/", "findings about the log, for who runs the service"),
    ("app/src/mail_out/decision.rs", "why a mail was dropped, for who runs the service"),
    ("app/src/model/record.rs", "the format of the record"),
    ("app/src/ops/", "findings of an audit, for who runs the service"),
    ("domain/src/clock/calendar.rs", "a day that no command can name"),
    ("domain/src/event/json.rs", "faults of JSON, in a record that is damaged"),
    ("domain/src/pgn/", "PGN, which is English"),
    ("domain/src/sealing/text.rs", "the format of an envelope"),
    ("mailer/src/delivery/", "why a mail was not sent, for who runs the service"),
    ("mailer/src/intake/", "replies of SMTP, for other servers"),
    ("mailer/src/notice/html.rs", "elements and styles around messages"),
    ("mailer/src/reading/automatic.rs", "words that are looked for in mails"),
    ("mailer/src/reading/grammar/", "words that are looked for in mails; acts of arbiters have no others"),
    ("mailer/src/reading/html/", "names of styles"),
    ("mailer/src/reading/meaning/conflicts.rs", "a page for who changes the reader of mail"),
    ("mailer/src/reading/pgn.rs", "PGN"),
    ("mailer/src/reading/quoting/", "words that are looked for in mails"),
    ("mailer/src/reading/readers.rs", "a failure of ours, for the log"),
    ("mailer/src/reading/speech/words.rs", "words that are looked for in mails"),
    ("messages/src/lint/", "faults of a file, for who translates"),
    ("messages/src/question.rs", "words that are looked for in mails and in the field for a move"),
    ("messages/src/ways.rs", "words that are looked for in mails"),
];

/// The same for what a page shows, too.
const SHOWN: [(&str, &str); 1] = [(
    "api/src/pages/docs.rs",
    "the document of OpenAPI as pages: technical English, as its descriptions are",
)];

/// The same for the texts of `#[error(..)]` alone.
const ERRORS: [(&str, &str); 9] = [
    ("api/src/auth/access_token.rs", "the answer is a problem of the catalogue"),
    ("api/src/webhooks/client.rs", "the answer is a code"),
    ("app/src/failure.rs", "failures of ours, for the log"),
    ("domain/src/ids.rs", "a fault of JSON, as docs/api.md says"),
    ("domain/src/record/verifier.rs", "findings about a record, for who checks it"),
    ("mailer/src/notice/error.rs", "why a mail was not written, for who runs the service"),
    ("mailer/src/reading/parse.rs", "why a mail was set aside, for the log"),
    ("mailer/src/reading/prescan.rs", "why a mail was set aside, for the log"),
    ("mailer/src/reading/verify/", "a fault of the machine, for the log"),
];

/// Single literals that are none of them, and why.
const LITERALS: [(&str, &str); 12] = [
    ("% {game} damaged\n\n", "PGN"),
    ("% {} damaged\n", "PGN"),
    ("Bearer {token}", "a header field"),
    ("Game {id} <g{id}.games.{domain}>", "a header field"),
    ("[%ccsnt {at}] {said}", "PGN"),
    ("a text has the character U+0000", "a fault of JSON, as docs/api.md says"),
    ("an object", "a fault of JSON, as docs/api.md says"),
    ("a length of time is written 50d, 12h or 1d 12h", "a fault of JSON, as docs/api.md says"),
    ("inbox {digest}", "what a key is bound to"),
    ("{LEFT_OUT}: {} bytes, SHA-256 {}\r\n", "a header field"),
    ("{NOT_READ}: yes\r\n\r\n", "a header field"),
    ("{game} pace", "a command of arbiters, which has no other words"),
];

/// Functions that take a word about a failure of ours, for the log.
const FAILURES: [&str; 10] =
    ["Bug", "Damaged", "Key", "Missing", "Other", "bug", "context", "damaged", "expect", "unreadable"];

/// Returns every literal that is a sentence, with its place.
pub fn sentences(root: &Path, files: &[PathBuf]) -> Vec<String> {
    let mut found = Vec::new();
    let lists = [&EXCEPT[..], &SHOWN, &ERRORS, &LITERALS];
    let mut idle: Vec<&str> = lists.iter().flat_map(|list| list.iter().map(|(begin, _)| *begin)).collect();
    for path in files {
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        let Ok(text) = fs::read_to_string(path) else { continue };
        let Ok(file) = syn::parse_file(&text) else { continue };
        if CRATES.iter().any(|of| name.starts_with(&format!("{of}/src/"))) {
            let mut seeker = Seeker::default();
            seeker.visit_file(&file);
            for Found { line, text, sort } in seeker.found {
                let of_file = |list: &[(&'static str, _)]| {
                    list.iter().find(|(begin, _)| name.starts_with(begin)).copied()
                };
                let exception = match sort {
                    Sort::Shown => of_file(&SHOWN),
                    Sort::Sentence => of_file(&EXCEPT).or_else(|| of_file(&SHOWN)),
                    Sort::Error => of_file(&EXCEPT).or_else(|| of_file(&ERRORS)),
                };
                let exception =
                    exception.or_else(|| LITERALS.into_iter().find(|(literal, _)| *literal == text));
                match exception {
                    Some((begin, _)) => idle.retain(|idle| *idle != begin),
                    None => found.push(format!("{name}:{line}: {text:?}")),
                }
            }
        }
    }
    found.extend(shown::in_scripts(root, is_sentence));
    found.extend(idle.into_iter().map(|begin| format!("{begin}: an exception that nothing needs")));
    found
}

/// A literal that a person could read.
#[derive(Debug)]
struct Found {
    line: usize,
    text: String,
    sort: Sort,
}

#[derive(Copy, Clone, Default, PartialEq, Debug)]
enum Sort {
    #[default]
    Sentence,
    /// The text of an error.
    Error,
    /// Words in HTML.
    Shown,
}

#[derive(Default)]
struct Seeker {
    found: Vec<Found>,
    /// The sort of the literals of the place where it is.
    sort: Sort,
}

impl Seeker {
    fn literal(&mut self, literal: &syn::LitStr) {
        let (text, line) = (literal.value(), literal.span().start().line);
        if shown::in_html(&text) {
            self.found.push(Found { line, text, sort: Sort::Shown });
        } else if is_sentence(&text) {
            self.found.push(Found { line, text, sort: self.sort });
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        let mut is_attribute = false;
        for token in tokens {
            let begins_attribute = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '#');
            match token {
                // Such as a doc comment.
                TokenTree::Group(group) if is_attribute && group.delimiter() == Delimiter::Bracket => {}
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Ok(mut parsed) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                        parsed.set_span(literal.span());
                        self.literal(&parsed);
                    }
                }
                _ => {}
            }
            is_attribute = begins_attribute;
        }
    }
}

/// Tells whether a module is compiled for tests only.
pub fn is_test_module(module: &ItemMod) -> bool {
    module.attrs.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && matches!(&attribute.meta, Meta::List(list) if list.tokens.to_string().contains("test"))
    })
}

/// Two words or more, or one beside an argument.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation() && !matches!(c, '{' | '}'));
        word.len() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '\'')
    };
    let is_argument = |word: &str| word.starts_with('{') && word.contains('}');
    let words = text.split_whitespace().filter(is_word).count();
    words > 1 || words == 1 && text.split_whitespace().any(is_argument)
}

impl<'ast> Visit<'ast> for Seeker {
    /// A doc comment is an attribute too; only an error is said to somebody.
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let Meta::List(list) = &attribute.meta
            && attribute.path().is_ident("error")
        {
            self.sort = Sort::Error;
            self.tokens(list.tokens.clone());
            self.sort = Sort::Sentence;
        }
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test_module(module) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let named = match &*call.func {
            syn::Expr::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        if !named.is_some_and(|name| FAILURES.contains(&name.as_str())) {
            visit::visit_expr_call(self, call);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if !FAILURES.contains(&call.method.to_string().as_str()) {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.literal(literal);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if name == "html" {
            let mut shown = Vec::new();
            shown::in_markup(call.tokens.clone(), &mut shown);
            let line = call.path.span().start().line;
            self.found.extend(shown.into_iter().map(|text| Found { line, text, sort: Sort::Shown }));
        }
        if !["error", "warn", "info", "debug", "trace", "panic", "assert", "debug_assert", "unreachable"]
            .contains(&name.as_str())
        {
            self.tokens(call.tokens.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_sentences_are_found() {
        for (source, expected) in [
            ("const A: &str = \"The game is over\";", Some(Sort::Sentence)),
            ("#[error(\"the game is over\")] struct A;", Some(Sort::Error)),
            ("enum A { #[error(\"lost: {0}\")] B(u8) }", Some(Sort::Error)),
            ("fn a() { E::custom(\"no such move\") }", Some(Sort::Sentence)),
            ("fn a() { format!(\"until {x}\") }", Some(Sort::Sentence)),
            ("fn a() { format!(\"{}: lost\", x) }", Some(Sort::Sentence)),
            ("fn a() { html! { p { \"Lost\" } } }", Some(Sort::Shown)),
            ("const A: &str = \"<p>Lost</p>\";", Some(Sort::Shown)),
            ("const A: &str = \"until\";", None),
            ("fn a() { format!(\"{x} {y}\") }", None),
            ("fn a() { format!(\"x-{x}\") }", None),
            ("/// The game is over.\nstruct A;", None),
            ("fn a() { Bug(\"a game without moves\") }", None),
            ("fn a() { warn!(\"a game without moves\") }", None),
            ("#[cfg(test)] mod tests { const A: &str = \"The game is over\"; }", None),
        ] {
            let mut seeker = Seeker::default();
            seeker.visit_file(&syn::parse_file(source).expect("code"));
            assert_eq!(seeker.found.first().map(|found| found.sort), expected, "{source}");
        }
    }
}
