//! What the sender wrote, as opposed to what he quoted. Quote marks and introductions are hints only: some programs
//! quote with a TAB, some not at all, some below the answer. What decides is the text of the mails we sent: a line
//! of it is not his.

use std::{borrow::Cow, cell::OnceCell, collections::HashMap};

use domain::notation::condition;

use super::{
    body::cleaned,
    grammar::{analysis_begins, is_plain, message_begins},
};

/// Lines looked at; a longer mail is mostly quotation.
const MAX_LINES: usize = 5_000;
/// Lines of his own that are looked at for commands.
pub const MAX_WRITTEN: usize = 400;
/// This many words in a row are nobody's own.
const RUN: usize = 5;

/// A line the sender wrote.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Written {
    /// Cleaned, without blanks at the ends; never empty.
    pub text: String,
    /// Its number in the mail's text, from 0.
    pub at: usize,
    /// Blanks before it.
    pub indent: usize,
    /// Something was left out between the line before and this one.
    pub after_left_out: bool,
    /// It goes on from the line before or is gone on with: part of a paragraph, not a line of its own.
    pub in_paragraph: bool,
    /// A blank line or a quotation stands before it.
    pub after_gap: bool,
    /// Its words stand somewhere in what we sent: below a quotation it may be a piece of one.
    pub echoes: bool,
    /// An introduction to a quotation stood above: what is not understood here is none of our business.
    pub below: bool,
    /// The heading of a quoted or forwarded mail stands above and nothing of ours since: it may be anybody's.
    pub foreign: bool,
    /// Part of a signature: it stands below a line `-- `, or below a word that ends what is to be read.
    pub in_signature: bool,
}

/// The lines of `body` that are in none of the texts we `sent`.
#[must_use]
pub fn written(body: &str, sent: &[String]) -> Vec<Written> {
    let mut quoted = Quoted::new(sent);
    let lines: Vec<Cow<'_, str>> = body.lines().take(MAX_LINES).map(cleaned).collect();
    let mut own: Vec<Written> = Vec::new();
    let (mut below, mut foreign, mut in_signature, mut left_out) = (false, false, false, false);
    for ((at, line), raw) in lines.iter().enumerate().zip(body.lines()) {
        if line.is_empty() {
            continue;
        }
        let after_left_out = std::mem::replace(&mut left_out, true);
        if is_of_the_device(line) {
            continue;
        }
        if let Some(text) = unmarked(line) {
            quoted.pass(text);
            (below, foreign, in_signature) = (true, false, false);
        } else if introduces(&lines, at) {
            quoted.begin();
            let names_somebody = line.contains(char::is_alphabetic) && !line.starts_with("-----BEGIN PGP");
            foreign |= names_somebody;
            // A row of dashes may be part of a signature; a heading begins a quotation.
            in_signature &= !names_somebody;
            below = true;
        } else if quoted.is_ours(line, below)
            || quoted.is_ours(line.trim_start_matches(['*', '#', '%', ' ']), below)
        {
            // Our notices end with such a line too. Quoted, the rest of the notice follows; then what stands below it is the
            // player's answer, unless they wrote above. Indented, it is quoted.
            in_signature |= is_end(line)
                && !raw.starts_with(char::is_whitespace)
                && (own.iter().any(|line| !line.foreign) || !quoted.goes_on_with(&lines[at + 1..]));
            (below, foreign) = (true, false);
        } else if is_end(line) {
            in_signature = true;
        } else {
            let after_gap = own.last().is_none_or(|last| last.at + 1 != at);
            let echoes = below && own.len() < MAX_WRITTEN && quoted.echoes(line);
            own.push(Written {
                text: line.clone().into_owned(),
                at,
                indent: raw.chars().take_while(|c| c.is_whitespace()).count(),
                after_left_out,
                in_paragraph: false,
                after_gap,
                echoes,
                below,
                foreign,
                in_signature,
            });
            left_out = in_signature;
        }
    }
    mark_paragraphs(&mut own);
    own
}

/// A line that a mail program broke off a longer one, or that stands in the middle of a thought, is no line of its
/// own: the one before is long and does not end a sentence, or both neighbours read on, or it is a small word that
/// goes on from words.
fn mark_paragraphs(own: &mut [Written]) {
    let words = |line: &str| line.split_whitespace().count();
    for i in 0..own.len() {
        let neighbour = |j: Option<usize>, distance: isize| {
            let line = own.get(j?)?;
            (own[i].at.checked_add_signed(distance) == Some(line.at)).then_some(line.text.as_str())
        };
        let before = neighbour(i.checked_sub(1), -1).filter(|line| reads_on(line));
        let after = neighbour(i.checked_add(1), 1);
        let broken = before.is_some_and(|before| {
            before.chars().count() >= 55
                || after.filter(|after| !begins_another(after)).is_some_and(|after| {
                    let goes_on = after.starts_with(char::is_lowercase) && after.contains(' ');
                    goes_on || words(before) > 3 && words(after) > 2
                })
                || words(before) > 2 && begins_with_a_small_word(&own[i].text)
        });
        own[i].in_paragraph = broken;
    }
}

/// "message: ...", "analysis: ...", a condition and a command begin something of their own.
fn begins_another(line: &str) -> bool {
    message_begins(line).is_some_and(|_| !line.starts_with("say"))
        || analysis_begins(line).is_some()
        || condition(line).is_some()
        || is_plain(line)
}

fn reads_on(line: &str) -> bool {
    line.contains(' ') && !line.ends_with(['.', '!', '?', ':', ';', ',', ')'])
        || line.chars().count() >= 55 && !line.ends_with(['.', '!', '?', ':'])
}

/// "accept", "resign yes": words, where a move has a digit or a capital.
fn begins_with_a_small_word(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default().trim_end_matches(['.', '!', ',', '?']);
    word.len() > 3 && word.chars().all(char::is_lowercase)
}

/// What stands behind the mark of a quotation: `>`, `|`, `»`, `:`, or the author's name before it (`AB> `).
fn unmarked(line: &str) -> Option<&str> {
    let (name, rest) = line.split_once('>').unwrap_or(("-", ""));
    let marked = line.starts_with(['>', '|', '»', ':']);
    if marked {
        return Some(line.trim_start_matches(['>', '|', '»', ':', ' ']));
    }
    (name.len() <= 12 && name.chars().all(char::is_alphanumeric)).then(|| rest.trim_start_matches(['>', ' ']))
}

/// Telephones sign with their own name, which may look like a move ("Galaxy A5").
fn is_of_the_device(line: &str) -> bool {
    const BEGINNINGS: [&str; 10] = [
        "sent from ",
        "gesendet von ",
        "von meinem ",
        "envoyé de ",
        "enviado desde ",
        "enviado do ",
        "inviato da ",
        "verzonden vanaf ",
        "skickat från ",
        "wysłane z ",
    ];
    // A character has four bytes at most.
    if line.len() > 4 * 60 || line.chars().count() >= 60 {
        return false;
    }
    let lower = line.to_lowercase();
    BEGINNINGS.iter().any(|beginning| lower.starts_with(beginning))
}

/// A line that ends what is to be read; the rest is a signature.
fn is_end(line: &str) -> bool {
    let line = line.to_lowercase();
    matches!(line.as_str(), "--" | "—" | "end" | "quit" | "stop" | "ende")
}

/// Verbs of "On ... wrote:" in the languages mail programs speak.
const WROTE: [&str; 34] = [
    "wrote",
    "writes",
    "schrieb",
    "geschrieben",
    "a écrit",
    "escribió",
    "escribio",
    "ha scritto",
    "scrisse",
    "escreveu",
    "schreef",
    "skrev",
    "kirjoitti",
    "napisał",
    "napsal",
    "napísal",
    "írta",
    "написал",
    "пишет",
    "написав",
    "yazdı",
    "şunu yazdı",
    "a scris",
    "έγραψε",
    "написа",
    "je napisao",
    "napisao",
    "rašė",
    "rakstīja",
    "kirjutas",
    "写道",
    "wrote on",
    "より",
    "のメール",
];

/// Names of the header fields that head a quoted mail, as the mail programs translate them.
const HEADINGS: [&str; 52] = [
    "from",
    "sent",
    "to",
    "subject",
    "date",
    "cc",
    "reply-to",
    "von",
    "gesendet",
    "an",
    "betreff",
    "datum",
    "kopie",
    "de",
    "envoyé",
    "à",
    "objet",
    "enviado",
    "enviado el",
    "enviada em",
    "para",
    "asunto",
    "assunto",
    "fecha",
    "data",
    "da",
    "inviato",
    "a",
    "oggetto",
    "van",
    "verzonden",
    "aan",
    "onderwerp",
    "från",
    "skickat",
    "till",
    "ämne",
    "fra",
    "sendt",
    "til",
    "emne",
    "od",
    "wysłano",
    "do",
    "temat",
    "lähettäjä",
    "lähetetty",
    "vastaanottaja",
    "aihe",
    "от",
    "кому",
    "тема",
];

fn introduces(lines: &[Cow<'_, str>], at: usize) -> bool {
    let line = &*lines[at];
    let dashes = line.trim_matches(['-', '_', '=', ' ']);
    if line.len() >= dashes.len() + 4 && (dashes.is_empty() || line.starts_with("--") && line.ends_with("--"))
    {
        return true;
    }
    heads(line)
        || names_an_author(line)
        || wrote(line)
        || {
            // Broken over two or three lines: "On ..., Chess Server <...>" / "wrote:".
            let next = lines[at + 1..].iter().take(2).take_while(|line| !line.is_empty());
            let mut joined = line.to_string();
            begins_introduction(line)
                && next.into_iter().any(|next| {
                    joined.push(' ');
                    joined.push_str(next);
                    wrote(&joined)
                })
        }
        || (at > 0 && wrote(line) && begins_introduction(&lines[at - 1]))
}

/// `Kimden: Carl <carl@example.org>` and `... <carl@example.org> ...:`, in any language.
fn names_an_author(line: &str) -> bool {
    let Some((before, rest)) = line.split_once('<') else { return false };
    let address = rest.split_once('>').filter(|(address, _)| address.contains('@'));
    address.is_some_and(|(_, after)| after.trim_end().ends_with([':', '：']) || before.contains([':', '：']))
}

/// "On ... wrote:" in one line: it names a time or an address, the verb, and ends with a colon.
fn wrote(line: &str) -> bool {
    let ends = line.ends_with([':', '：']) || line.ends_with("<br>");
    ends && line.chars().count() < 400 && {
        let lower = line.to_lowercase();
        WROTE.iter().any(|verb| lower.contains(verb)) && (lower.len() < 20 || begins_introduction(line))
    }
}

/// Tells whether a line names an address, a year, a time of day or a date, as every introduction does. A move has digits too.
fn begins_introduction(line: &str) -> bool {
    line.contains('@')
        || line.split(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.' | '/' | '-'))).any(is_time)
}

/// `2026`, `11:00`, `11.00`, `5.1.2026`, `1/5/26`.
fn is_time(word: &str) -> bool {
    let word = word.trim_matches([':', '.', '/', '-']);
    let is_year = |part: &str| part.len() == 4 && (part.starts_with("20") || part.starts_with("19"));
    let is_short = |part: &&str| (1..=2).contains(&part.len());
    let parts: Vec<&str> = word.split([':', '.', '/', '-']).collect();
    match *parts.as_slice() {
        [year] => is_year(year),
        [hour, minute] => is_short(&hour) && minute.len() == 2 && !word.contains(['-', '/']),
        [first, _, last, ..] => is_year(first) || is_year(last) || parts.iter().all(is_short),
        [] => false,
    }
}

/// `From: ...`, `Von: ...`, `*From:* ...`.
fn heads(line: &str) -> bool {
    let line = line.trim_matches('*');
    let Some((name, value)) = line.split_once([':', '：']) else { return false };
    let name = name.trim_matches(['*', ' ']).to_lowercase();
    let has_value = !value.trim_matches(['*', ' ']).is_empty();
    // "a: ..." and the like are short words; a command never has this form.
    has_value && HEADINGS.contains(&name.as_str())
}

/// The texts we sent, and how far a quotation has been followed in them.
struct Quoted<'a> {
    sent: &'a [String],
    /// Made for the first line that does not go on where the quotation was: most quotations are followed from their
    /// first word to their last without it.
    index: OnceCell<Index<'a>>,
    /// Where what is being quoted may go on.
    next: Vec<Place>,
}

/// Before or after a word of a text we sent.
#[derive(Copy, Clone)]
struct Place {
    text: usize,
    byte: usize,
}

struct Index<'a> {
    /// Where each word stands.
    words: HashMap<&'a str, Vec<Place>>,
    /// Whole lines: where each ends.
    lines: HashMap<String, Place>,
}

impl<'a> Index<'a> {
    fn new(sent: &'a [String]) -> Self {
        let (mut words, mut lines) = (HashMap::<_, Vec<_>>::new(), HashMap::new());
        for (text, content) in sent.iter().enumerate() {
            let place = |part: &str| Place { text, byte: part.as_ptr().addr() - content.as_ptr().addr() };
            for line in content.lines() {
                for word in line.split_whitespace() {
                    words.entry(word).or_default().push(place(word));
                }
                let line = line.trim_end();
                if !line.is_empty() {
                    lines.entry(folded(&cleaned(line))).or_insert(place(&line[line.len()..]));
                }
            }
        }
        Self { words, lines }
    }
}

impl<'a> Quoted<'a> {
    const fn new(sent: &'a [String]) -> Self {
        Self { sent, index: OnceCell::new(), next: Vec::new() }
    }

    fn index(&self) -> &Index<'a> {
        self.index.get_or_init(|| Index::new(self.sent))
    }

    /// A quotation begins here.
    fn begin(&mut self) {
        self.next = (0..self.sent.len()).map(|text| Place { text, byte: 0 }).collect();
    }

    /// A marked line: ours or not, the quotation goes on after it.
    fn pass(&mut self, line: &str) {
        if !self.is_ours(line, true) {
            self.next.clear();
        }
    }

    /// Whether the line is from a mail of ours: a whole line of it, the continuation of what was quoted just
    /// before (mail programs break lines anew), or a long run of its words. A short line may be his own although
    /// we wrote it too, such as the move our example named: it is ours only below a quotation.
    fn is_ours(&mut self, line: &str, below: bool) -> bool {
        let goes_on = self.after(line, &self.next);
        if !goes_on.is_empty() {
            self.next = goes_on;
            return true;
        }
        let words = line.split_whitespace().count();
        if (below || words > 2)
            && !self.sent.is_empty()
            && let Some(&end) = self.index().lines.get(&folded(line))
        {
            self.next = vec![end];
            return true;
        }
        if words >= RUN {
            let found = self.found(line);
            if !found.is_empty() {
                self.next = found;
                return true;
            }
        }
        false
    }

    /// Tells whether the next line that is not empty goes on where the quotation is.
    fn goes_on_with(&self, lines: &[Cow<'_, str>]) -> bool {
        lines
            .iter()
            .find(|line| !line.is_empty())
            .is_some_and(|line| !self.after(line, &self.next).is_empty())
    }

    /// Two or more words that follow each other in a text of ours, wherever.
    fn echoes(&self, line: &str) -> bool {
        line.split_whitespace().nth(1).is_some() && !self.found(line).is_empty()
    }

    /// Where the line's words stand, wherever, and the ends of that.
    fn found(&self, line: &str) -> Vec<Place> {
        let first = line.split_whitespace().next().and_then(|first| self.index().words.get(first));
        first.map(|places| self.after(line, &places[..places.len().min(64)])).unwrap_or_default()
    }

    /// The ends of the line's words where they stand at one of these places.
    fn after(&self, line: &str, places: &[Place]) -> Vec<Place> {
        places.iter().filter_map(|&place| self.end(line, place)).collect()
    }

    fn end(&self, line: &str, Place { text, byte }: Place) -> Option<Place> {
        let ends = |rest: &str| rest.is_empty() || rest.starts_with(char::is_whitespace);
        let content = self.sent.get(text)?;
        let mut rest = content.get(byte..)?.trim_start();
        if let Some(after) = rest.strip_prefix(line).filter(|after| ends(after)) {
            // To the letter, as most are.
            rest = after;
        } else {
            for word in line.split_whitespace() {
                rest = rest.trim_start().strip_prefix(word).filter(|after| ends(after))?;
            }
        }
        Some(Place { text, byte: content.len() - rest.len() })
    }
}

/// Without blanks: mail programs fold and pad.
pub(super) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    if text.is_ascii() {
        let mut begin = 0;
        for (end, byte) in text.bytes().enumerate() {
            if matches!(byte, b'\t'..=b'\r' | b' ') {
                folded.push_str(&text[begin..end]);
                begin = end + 1;
            }
        }
        folded.push_str(&text[begin..]);
    } else {
        folded.extend(text.chars().filter(|c| !c.is_whitespace()));
    }
    folded
}
