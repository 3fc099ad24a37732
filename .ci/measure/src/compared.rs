//! Logic that looks at what people read: a comparison with a sentence that was said, or with words of the catalogue.

use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    BinOp, Block, Expr, Pat,
    visit::{self, Visit},
};

use crate::literals::is_test_module;

/// The crates in which codes decide.
const CRATES: [&str; 6] = ["domain", "log", "app", "store", "mailer", "api"];

/// Methods that return a sentence.
const SAYS: [&str; 4] = ["say", "say_all", "say_in", "sentence"];

/// Methods that look into a text.
const LOOKS: [&str; 13] = [
    "contains", "starts_with", "ends_with", "find", "rfind", "strip_prefix", "strip_suffix", "split_once", "rsplit_once",
    "eq", "ne", "eq_ignore_ascii_case", "matches",
];

/// The beginnings of files that look for words of the catalogue in other texts, and where those are from.
const ELSEWHERE: [(&str, &str); 10] = [
    ("api/src/contract.rs", "types of contents"),
    ("api/src/pages/typed.rs", "an address"),
    ("api/src/server/guard.rs", "a header field"),
    ("api/src/server/observe.rs", "addresses"),
    ("app/src/accounts/unsubscribe.rs", "an address"),
    ("app/src/model/names.rs", "names that players choose"),
    ("app/src/model/key.rs", "keys of submissions"),
    ("mailer/src/notice/game/pgn.rs", "PGN"),
    ("mailer/src/reading/", "what people and programs write in mails"),
    ("store/src/sqlite/connection.rs", "errors of SQLite"),
];

/// Returns every comparison with what people read, with its place.
pub fn comparisons(root: &Path, files: &[PathBuf]) -> Vec<String> {
    let catalogue = fs::read_to_string(root.join("messages/i18n/en.ftl")).unwrap_or_default();
    let lines = catalogue.lines().filter(|line| !line.starts_with('#')).map(sentence);
    let sentences = lines.collect::<Vec<_>>().join("\n").to_lowercase();
    let mut found = Vec::new();
    let mut idle: Vec<&str> = ELSEWHERE.iter().map(|(begin, _)| *begin).collect();
    for path in files {
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        let Ok(text) = fs::read_to_string(path) else { continue };
        let Ok(file) = syn::parse_file(&text) else { continue };
        if !CRATES.iter().any(|of| name.starts_with(&format!("{of}/src/"))) || name.starts_with("store/src/testing/") {
            continue;
        }
        let mut seeker = Seeker { sentences: &sentences, said: HashSet::new(), words: Vec::new(), sentence: Vec::new() };
        seeker.visit_file(&file);
        found.extend(seeker.sentence.iter().map(|line| format!("{name}:{line}: it looks at a sentence")));
        match ELSEWHERE.iter().find(|(begin, _)| name.starts_with(begin)) {
            Some((begin, _)) if !seeker.words.is_empty() => idle.retain(|idle| idle != begin),
            Some(_) => {}
            None => found.extend(seeker.words.iter().map(|word| format!("{name}:{word} is in a sentence of the catalogue"))),
        }
    }
    found.extend(idle.into_iter().map(|begin| format!("{begin}: an exception that nothing needs")));
    found
}

/// A line of the catalogue without the name of its message or variant.
fn sentence(line: &str) -> &str {
    line.split_once(" = ").map_or_else(|| line.split_once("] ").map_or(line, |(_, text)| text), |(_, text)| text)
}

/// Tells whether a sentence has these words, with no other letters around them.
fn has(sentences: &str, words: &str) -> bool {
    let is_end = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    sentences.match_indices(words).any(|(at, _)| {
        let (before, after) = (&sentences[..at], &sentences[at + words.len()..]);
        is_end(before.chars().next_back()) && is_end(after.chars().next())
    })
}

struct Seeker<'a> {
    sentences: &'a str,
    /// The variables of the function that hold a sentence.
    said: HashSet<String>,
    /// Lines of comparisons with words, and the words.
    words: Vec<String>,
    /// Lines of comparisons with a sentence that was said.
    sentence: Vec<usize>,
}

/// Tells whether an expression says a sentence.
struct Said<'a> {
    held: &'a HashSet<String>,
    is: bool,
}

impl Said<'_> {
    fn tokens(&mut self, tokens: TokenStream) {
        let mut is_method = false;
        for token in tokens {
            match &token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name) => {
                    let name = name.to_string();
                    self.is |= self.held.contains(&name) || is_method && SAYS.contains(&name.as_str());
                }
                _ => {}
            }
            is_method = matches!(&token, TokenTree::Punct(sign) if sign.as_char() == '.');
        }
    }
}

impl<'ast> Visit<'ast> for Said<'_> {
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let of_problem = matches!(&*call.receiver, Expr::MethodCall(of) if of.method == "detail");
        self.is |= SAYS.contains(&call.method.to_string().as_str()) || of_problem && call.method == "to_string";
        // What is found out about a sentence is none.
        if !matches!(call.method.to_string().as_str(), "len" | "is_empty" | "is_some" | "is_none") {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        self.is |= path.path.get_ident().is_some_and(|name| self.held.contains(&name.to_string()));
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
    }

    // A closure is not called here.
    fn visit_block(&mut self, _block: &'ast Block) {}
}

/// The names that a pattern binds.
struct Names<'a>(&'a mut HashSet<String>);

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_pat_ident(&mut self, name: &'ast syn::PatIdent) {
        self.0.insert(name.ident.to_string());
    }
}

impl Seeker<'_> {
    fn is_said(&self, expression: &Expr) -> bool {
        let mut said = Said { held: &self.said, is: false };
        said.visit_expr(expression);
        said.is
    }

    fn bind(&mut self, pattern: &Pat, value: &Expr) {
        if self.is_said(value) {
            Names(&mut self.said).visit_pat(pattern);
        }
    }

    /// Notes a literal that is compared, if it is of the catalogue. A single word may be a code where the whole is compared.
    fn literal(&mut self, literal: &syn::LitStr, may_be_code: bool) {
        let text = literal.value().to_lowercase();
        let text = text.trim();
        let is_sentence = if may_be_code { text.contains(' ') } else { text.chars().filter(|c| c.is_alphabetic()).count() > 2 };
        if is_sentence && has(self.sentences, text) {
            self.words.push(format!("{}: {:?}", literal.span().start().line, literal.value()));
        }
    }

    fn compared(&mut self, expression: &Expr, may_be_code: bool) {
        if let Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(literal), .. }) = expression {
            self.literal(literal, may_be_code);
        }
    }

    /// Finds what a macro of HTML compares.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let before = at.checked_sub(1).map(|at| tokens[at].to_string()).unwrap_or_default();
            if LOOKS.contains(&before.as_str())
                && let Ok(literal) = syn::parse2::<syn::LitStr>(group.stream())
            {
                self.literal(&literal, false);
            }
            self.tokens(group.stream());
        }
    }
}

impl<'ast> Visit<'ast> for Seeker<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test_module(module) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.said.clear();
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.said.clear();
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let Some(init) = &local.init {
            self.bind(&local.pat, &init.expr);
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_let(&mut self, bound: &'ast syn::ExprLet) {
        self.bind(&bound.pat, &bound.expr);
        visit::visit_expr_let(self, bound);
    }

    fn visit_expr_binary(&mut self, both: &'ast syn::ExprBinary) {
        if matches!(both.op, BinOp::Eq(_) | BinOp::Ne(_)) {
            if self.is_said(&both.left) || self.is_said(&both.right) {
                self.sentence.extend(line(&both.left));
            }
            self.compared(&both.left, true);
            self.compared(&both.right, true);
        }
        visit::visit_expr_binary(self, both);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if LOOKS.contains(&call.method.to_string().as_str()) && call.args.len() == 1 {
            if self.is_said(&call.receiver) {
                self.sentence.push(call.method.span().start().line);
            }
            call.args.iter().for_each(|argument| self.compared(argument, false));
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_match(&mut self, found: &'ast syn::ExprMatch) {
        let has_text = found.arms.iter().any(|arm| matches!(&arm.pat, Pat::Lit(syn::PatLit { lit: syn::Lit::Str(_), .. })));
        if has_text && self.is_said(&found.expr) {
            self.sentence.push(found.match_token.span.start().line);
        }
        visit::visit_expr_match(self, found);
    }

    fn visit_pat(&mut self, pattern: &'ast Pat) {
        if let Pat::Lit(syn::PatLit { lit: syn::Lit::Str(literal), .. }) = pattern {
            self.literal(literal, true);
        }
        visit::visit_pat(self, pattern);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
    }
}

/// The line of a comparison.
fn line(expression: &Expr) -> Option<usize> {
    use syn::spanned::Spanned as _;
    Some(expression.span().start().line)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CATALOGUE: &str = "the game is over.\nyou lost on time";

    /// Looks at a sentence, and at words of the catalogue.
    #[test]
    fn planted_comparisons_are_found() {
        for (source, expected) in [
            ("fn a() { voice.say(&message).contains(name) }", (1, 0)),
            ("fn a() { let text = voice.say(&message); text == other }", (1, 0)),
            ("fn a() { let text = format!(\"{}\", refusal.sentence()); text.starts_with(name) }", (1, 0)),
            ("fn a() { if let Some(text) = first(voice.say_all(&all)) { text.find(name); } }", (1, 0)),
            ("fn a() { match voice.say(&message).as_str() { \"x\" => 1, _ => 2 } }", (1, 0)),
            ("fn a() { problem.detail().to_string() != other }", (1, 0)),
            ("impl A { fn a() { voice.say(&message).ends_with(name) } }", (1, 0)),
            ("fn a(text: &str) { text.contains(\"is over\") }", (0, 1)),
            ("fn a(text: &str) { text.ends_with(\"Over\") }", (0, 1)),
            ("fn a(text: &str) { text == \"The game is over\" }", (0, 1)),
            ("fn a(text: &str) { match text { \"lost on time\" => 1, _ => 2 } }", (0, 1)),
            ("fn a(text: &str) { html! { @if text.contains(\"over\") { p {} } } }", (0, 1)),
            // A code, other words, a part of a word, and what is no comparison.
            ("fn a(text: &str) { text == \"over\" }", (0, 0)),
            ("fn a(text: &str) { text.contains(\"elsewhere\") }", (0, 0)),
            ("fn a(text: &str) { text.contains(\"vers\") }", (0, 0)),
            ("fn a() { voice.say(&message).len() == 2 }", (0, 0)),
            ("fn a() { let text = voice.say(&message); print(text) }", (0, 0)),
            ("fn a() { let text = voice.say(&message); } fn b(text: &str) { text == other }", (0, 0)),
            ("#[cfg(test)] mod tests { fn a(text: &str) { text.contains(\"is over\") } }", (0, 0)),
        ] {
            let mut seeker =
                Seeker { sentences: CATALOGUE, said: HashSet::new(), words: Vec::new(), sentence: Vec::new() };
            seeker.visit_file(&syn::parse_file(source).expect("code"));
            assert_eq!((seeker.sentence.len(), seeker.words.len()), expected, "{source}");
        }
    }

    /// A file that reads what people write may look for words, but not into a sentence that we say.
    #[test]
    fn exceptions_are_of_their_files() {
        let root = std::env::temp_dir().join(format!("measure-compared-{}", std::process::id()));
        let source = "fn a(text: &str) { text.contains(\"is over\"); voice.say(&message).contains(text); }\n";
        let names = ["app/src/game.rs", "mailer/src/reading/line.rs", "store/src/testing/a.rs", "bench/src/a.rs"];
        let files: Vec<PathBuf> = names.iter().map(|name| root.join(name)).collect();
        let catalogue = root.join("messages/i18n/en.ftl");
        for (path, text) in files.iter().map(|path| (path, source)).chain([(&catalogue, "# Off.\na = The game is over.\n")]) {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        let found = comparisons(&root, &files);
        fs::remove_dir_all(&root).expect("removed");
        let (idle, found): (Vec<_>, Vec<_>) = found.into_iter().partition(|line| line.ends_with("that nothing needs"));
        assert_eq!(
            found,
            [
                "app/src/game.rs:1: it looks at a sentence",
                "app/src/game.rs:1: \"is over\" is in a sentence of the catalogue",
                "mailer/src/reading/line.rs:1: it looks at a sentence",
            ]
        );
        assert_eq!(idle.len(), ELSEWHERE.len() - 1, "{idle:?}");
    }
}
