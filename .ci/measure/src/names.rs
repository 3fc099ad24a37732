//! Names of code: words that were replaced, and the length of the names of tests.

use proc_macro2::{TokenStream, TokenTree};

/// The most words of a test's name, behind the number of an article such as `i_9_2_`.
const MOST_WORDS: usize = 6;

/// Words of names that were replaced: no identifier has them as a word.
///
/// Other replaced names are plain English, and only their old use was wrong. So these words may stay: `room` (space),
/// `ring` (of keys), `letter` (of an alphabet), `stage` (of an adjournment), `hand` (`in_hand`), `life` (a duration), `here`,
/// `there`, `beyond`, `left`, `named`, `ended`, `shown`, `shut` (an envelope), `trial` (of the service), `undone` (an act),
/// `filing` (a mail), `keep` and `kept`. `told`, `told_at` and `told_by` are columns. `former` is in columns, a field of the
/// API and the text of an address. `news` is a stored kind of mail, and the kind of notice that a player switches.
const OLD_WORDS: [&str; 21] = [
    "house",
    "bell",
    "errand",
    "arrangement",
    "teller",
    "story",
    "lane",
    "lanes",
    "wish",
    "willed",
    "barred",
    "foresee",
    "door",
    "doors",
    "absence",
    "absences",
    "houses",
    "errands",
    "stories",
    "tellers",
    "desk",
];

/// Names that were replaced as a whole, in any case.
const OLD: [&str; 17] = [
    "newgamewish",
    "startwish",
    "testhouse",
    "falseevent",
    "that_is_there",
    "look_back",
    "unless_damaged",
    "due_after",
    "put_off",
    "take_up",
    "carry_out",
    "notationhand",
    "orderedact",
    "submitter",
    "so_many",
    "session_goes_on",
    "sign_of_life",
];
/// Names that were replaced, and in another case are something else.
const OLD_EXACT: [&str; 9] =
    ["Wish", "Touches", "Letter", "Filing", "Shown", "Trial", "Undone", "Shut", "goes_on"];

/// The beginnings of files whose old names are replaced later, together with the addresses of pages.
const LATER: [(&str, &str); 1] = [("desk", "api/src/pages/")];

/// Returns the replaced names in a file of Rust, with their lines.
pub fn replaced(file: &str, text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        search(file, tokens, &mut found);
    }
    found
}

fn search(file: &str, tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => search(file, group.stream(), found),
            TokenTree::Ident(name) => {
                let line = name.span().start().line;
                let name = name.to_string();
                let is_later =
                    |word: &str| LATER.iter().any(|(old, begin)| *old == word && file.starts_with(begin));
                let is_old = |word: &String| OLD_WORDS.contains(&word.as_str()) && !is_later(word);
                if OLD_EXACT.contains(&name.as_str())
                    || OLD.contains(&&*name.to_lowercase())
                    || words(&name).iter().any(is_old)
                {
                    found.push((line, name));
                }
            }
            _ => {}
        }
    }
}

/// Returns the word of a page that is a replaced name.
pub fn replaced_word(line: &str) -> Option<&'static str> {
    let line = line.to_lowercase();
    let mut words = line.split(|c: char| !c.is_alphanumeric());
    // A player may be absent, `arrangement` is a table, and pages have the desk until their addresses change.
    let plain = ["absence", "absences", "arrangement", "desk"];
    words.find_map(|word| OLD_WORDS.iter().copied().find(|old| *old == word && !plain.contains(old)))
}

/// Returns the words of an identifier in lower case.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![String::new()];
    let mut was_small = false;
    for c in name.chars() {
        if c == '_' || c.is_uppercase() && was_small {
            words.push(String::new());
        }
        was_small = c.is_lowercase() || c.is_ascii_digit();
        if let Some(word) = words.last_mut().filter(|_| c != '_') {
            word.extend(c.to_lowercase());
        }
    }
    words
}

/// Returns the names of tests with too many words, with their lines.
pub fn long_tests(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut is_test) = (Vec::new(), false);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_start();
        if line.starts_with("#[test]") || line.starts_with("#[") && line.contains("::test") {
            is_test = true;
        } else if !line.starts_with("#[") && !line.starts_with("//") {
            let name = line
                .trim_start_matches("async ")
                .strip_prefix("fn ")
                .and_then(|rest| rest.split(['(', '<']).next());
            found.extend(
                name.filter(|name| is_test && count(name) > MOST_WORDS).map(|name| (number, name.to_owned())),
            );
            is_test = false;
        }
    }
    found
}

fn count(name: &str) -> usize {
    let is_number = |part: &str| part.chars().all(|c| c.is_ascii_digit());
    let parts: Vec<&str> = name.split('_').collect();
    let letter = usize::from(parts.len() > 1 && parts[0].len() == 1 && is_number(parts[1]));
    let numbers = parts[letter..].iter().take_while(|part| is_number(part)).count();
    parts.len() - letter - numbers
}
