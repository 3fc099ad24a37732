//! Text that a page or a script shows as it stands: words in HTML, and sentences in JavaScript.

use std::{
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{TokenStream, TokenTree};

/// Names that pages show in every language.
const NAMES: [&str; 3] = ["Postzug", " - Postzug", "SHA-256 "];

/// The attributes that are shown or read aloud, by their last word.
const ATTRIBUTES: [&str; 4] = ["label", "title", "alt", "placeholder"];

/// The folders whose scripts write into pages.
const FOLDERS: [&str; 2] = ["api/assets", "web"];

/// The scripts that are built from those in `web/`.
const BUILT: [&str; 2] = ["check.js", "seal.js"];

/// Ways in which scripts write text or have it read aloud.
const WRITTEN: [&str; 6] = ["textContent", "innerText", ".title =", "aria-label", "placeholder", "alert("];

/// The beginnings of literals of scripts that are no sentences, and why.
const NO_SENTENCES: [(&str, &str); 10] = [
    ("#move, ", "a selector"),
    ("main textarea", "a selector"),
    ("main input, ", "a selector"),
    (".board [aria-pressed], ", "a selector"),
    ("postzug sealed move 1", "the format of an envelope"),
    ("${TITLE}", "the format of an envelope"),
    ("letters: english", "the format of an envelope"),
    ("postzug log entry 1", "the format of the log"),
    ("postzug event 1", "the format of the log"),
    ("-----", "armour"),
];

/// Returns the literals of a `html!` that the page shows: between elements, or in an attribute that is read aloud.
pub fn in_markup(tokens: TokenStream, found: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |at: Option<usize>, sign: char| {
        at.and_then(|at| tokens.get(at)).is_some_and(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign))
    };
    for (at, token) in tokens.iter().enumerate() {
        let is_value = is(at.checked_sub(1), '=');
        let attribute = at.checked_sub(2).map(|at| tokens[at].to_string()).unwrap_or_default();
        let is_read = !is_value || ATTRIBUTES.contains(&attribute.as_str());
        match token {
            TokenTree::Literal(literal) if is_read && !is(Some(at + 1), '=') => {
                let Ok(literal) = syn::parse_str::<syn::LitStr>(&literal.to_string()) else { continue };
                let text = literal.value();
                if has_word(&text) && !NAMES.contains(&text.as_str()) {
                    found.push(text);
                }
            }
            TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace && is_read => {
                in_markup(group.stream(), found);
            }
            _ => {}
        }
    }
}

/// Tells whether a literal of HTML has words between its elements.
pub fn in_html(text: &str) -> bool {
    let (mut words, mut rest, mut is_html) = (String::new(), text, false);
    while let Some((before, tag)) = rest.split_once('<') {
        let Some((element, after)) = tag.split_once('>') else { break };
        let name = element.trim_start_matches(['/', '!']).split([' ', '/']).next().unwrap_or_default();
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric()) {
            break;
        }
        is_html = true;
        words.push_str(before);
        words.push(' ');
        rest = after;
    }
    words.push_str(rest);
    is_html && has_word(&without_arguments(&words))
}

/// Two letters in a row.
fn has_word(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 1)
}

/// Text without the parts in braces.
fn without_arguments(text: &str) -> String {
    let mut depth = 0_i32;
    text.chars().filter(|c| {
        depth += i32::from(*c == '{') - i32::from(*c == '}');
        depth == 0 && *c != '}'
    }).collect()
}

/// Returns the sentences of the scripts, with their places.
pub fn in_scripts(root: &Path, is_sentence: fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    let mut idle: Vec<&str> = NO_SENTENCES.iter().map(|(begin, _)| *begin).collect();
    for path in scripts(root) {
        let name = path.strip_prefix(root).unwrap_or(&path).display();
        let text = fs::read_to_string(&path).unwrap_or_default();
        for (line, literal) in literals(&text) {
            let code = text.lines().nth(line - 1).unwrap_or_default();
            let behind = |place: &&str| code.split_once(*place).is_some_and(|(_, rest)| rest.contains(&literal));
            let shown = without_arguments(&literal);
            let is_written = has_word(&shown) && WRITTEN.iter().any(|place| behind(&place));
            if !is_sentence(&shown) && !is_written {
                continue;
            }
            match NO_SENTENCES.iter().find(|(begin, _)| literal.starts_with(begin)) {
                Some((begin, _)) => idle.retain(|idle| idle != begin),
                None => found.push(format!("{name}:{line}: {literal:?}")),
            }
        }
    }
    found.extend(idle.into_iter().map(|begin| format!("{begin}: an exception that nothing needs")));
    found
}

/// The scripts that people write, in order.
fn scripts(root: &Path) -> Vec<PathBuf> {
    let entries = FOLDERS.iter().flat_map(|folder| fs::read_dir(root.join(folder)).into_iter().flatten().flatten());
    let is_written = |path: &PathBuf| {
        let is_built = path.parent().is_some_and(|folder| folder.ends_with("assets"))
            && BUILT.iter().any(|name| path.ends_with(name));
        path.extension().is_some_and(|end| end == "js") && !is_built
    };
    let mut scripts: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_written).collect();
    scripts.sort();
    scripts
}

/// Returns the literals of a script with their lines. A comment is none; a quotation mark in a regular expression would be.
fn literals(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut line, mut chars) = (Vec::new(), 1, text.chars().peekable());
    while let Some(c) = chars.next() {
        match c {
            '\n' => line += 1,
            '/' if chars.peek() == Some(&'/') => {
                while chars.next_if(|c| *c != '\n').is_some() {}
            }
            '"' | '\'' | '`' => {
                let (begun, mut literal) = (line, String::new());
                while let Some(next) = chars.next_if(|next| *next != c) {
                    line += usize::from(next == '\n');
                    literal.push(next);
                    if next == '\\' {
                        literal.extend(chars.next());
                    }
                }
                chars.next();
                found.push((begun, literal));
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sentence anywhere, and a word where a script writes it into a page.
    #[test]
    fn planted_texts_of_scripts_are_found() {
        let root = std::env::temp_dir().join(format!("measure-shown-{}", std::process::id()));
        let is_sentence = |text: &str| text.trim().contains(' ');
        for (name, script, expected) in [
            ("api/assets/a.js", "let a = \"The game is over\";", Some("api/assets/a.js:1: \"The game is over\"")),
            ("web/a.js", "// Why.\nlet a = 'You lost';", Some("web/a.js:2: \"You lost\"")),
            ("web/a.js", "let a = `Until ${date} at noon`;", Some("web/a.js:1: \"Until ${date} at noon\"")),
            ("web/a.js", "button.textContent = \"Lost\";", Some("web/a.js:1: \"Lost\"")),
            ("web/a.js", "alert('Lost');", Some("web/a.js:1: \"Lost\"")),
            ("web/a.js", "node.setAttribute(\"aria-label\", \"Board\");", Some("web/a.js:1: \"Board\"")),
            ("web/a.js", "let a = \"lost\";", None),
            ("web/a.js", "// It says \"The game is over\".", None),
            ("web/a.js", "button.textContent = `${count}`;", None),
            ("web/a.js", "let a = \"#move, .board\";", None),
            // Built from those in web/, or no script.
            ("api/assets/check.js", "let a = \"The game is over\";", None),
            ("web/a.css", "a { content: \"The game is over\" }", None),
        ] {
            let path = root.join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(&path, script).expect("a file");
            let mut found = in_scripts(&root, is_sentence);
            fs::remove_dir_all(&root).expect("removed");
            found.retain(|line| !line.ends_with("that nothing needs"));
            assert_eq!(found.first().map(String::as_str), expected, "{script}");
        }
    }
}
