//! The texts that we sent, in which a quotation is followed.

use std::{borrow::Cow, cell::OnceCell, collections::HashMap};

use crate::reading::body::{cleaned, folded};

/// This many words in a row are nobody's own.
const RUN: usize = 5;

/// The texts we sent, and how far a quotation has been followed in them.
pub(super) struct Quoted<'a> {
    sent: &'a [String],
    /// Made for the first line that does not continue the quotation. Most quotations are followed from their first word to
    /// their last without it.
    index: OnceCell<Index<'a>>,
    /// The places where the quotation may go on.
    next: Vec<Place>,
}

/// The place before or after a word of a text we sent.
#[derive(Copy, Clone)]
struct Place {
    text: usize,
    byte: usize,
}

struct Index<'a> {
    /// The places of each word.
    words: HashMap<&'a str, Vec<Place>>,
    /// The ends of whole lines.
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
    pub(super) const fn new(sent: &'a [String]) -> Self {
        Self { sent, index: OnceCell::new(), next: Vec::new() }
    }

    fn index(&self) -> &Index<'a> {
        self.index.get_or_init(|| Index::new(self.sent))
    }

    /// A quotation begins here.
    pub(super) fn begin(&mut self) {
        self.next = (0..self.sent.len()).map(|text| Place { text, byte: 0 }).collect();
    }

    /// A marked line: ours or not, the quotation goes on after it.
    pub(super) fn pass(&mut self, line: &str) {
        if !self.is_ours(line, true) {
            self.next.clear();
        }
    }

    /// Tells whether the line is from a mail of ours. It is a whole line of it, the continuation of the quotation just before
    /// (mail programs break lines anew), or a long run of words. A short line may be their own although we wrote it too, such
    /// as the move of our example. It is ours only below a quotation.
    pub(super) fn is_ours(&mut self, line: &str, below: bool) -> bool {
        let continues = self.after(line, &self.next);
        if !continues.is_empty() {
            self.next = continues;
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
    pub(super) fn goes_on_with(&self, lines: &[Cow<'_, str>]) -> bool {
        lines
            .iter()
            .find(|line| !line.is_empty())
            .is_some_and(|line| !self.after(line, &self.next).is_empty())
    }

    /// Tells whether two or more words follow each other in a text of ours, wherever.
    pub(super) fn echoes(&self, line: &str) -> bool {
        line.split_whitespace().nth(1).is_some() && !self.found(line).is_empty()
    }

    /// Finds the ends of the line's words, wherever they stand.
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
