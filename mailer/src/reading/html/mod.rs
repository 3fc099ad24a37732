//! The text a reader of an HTML mail sees. Text that HTML or its styles hide or strike through is not the sender's word.

mod color;
mod lists;

use std::collections::HashMap;

use html2text::{Comment, Document, Element, Handle, RcDom, config};

use super::phrases::{Words, phrases};
use color::{Color, color, is_same, painted};
use lists::without_lists;

/// Elements that nest indentation.
const NESTING: [&str; 7] = ["blockquote", "table", "ul", "ol", "dl", "li", "td"];
/// The most that they cost together, each as much as it is deep. A quoted board has 80 of them side by side. 200 within each
/// other take the renderer a time that grows with their square.
const MAX_NESTING: usize = 20_000;
/// The most that all elements and lines within them cost, for each level lays out again what is in it.
const MAX_LAID_OUT: usize = 60_000;
/// Elements within each other, of any kind. A thread of fifty replies has some 200.
const MAX_DEPTH: usize = 500;
const MAX_TAGS: usize = 20_000;
/// Wide enough that no line of a person is broken in two.
const WIDTH: usize = 5_000;
/// Selectors of style sheets that are looked at; programs write a few dozen.
const MAX_SELECTORS: usize = 1_000;
/// Further out than this, in pixels, nothing is on the screen.
const OFF_SCREEN: f32 = -200.0;

/// An HTML part as text.
#[derive(Default)]
pub(super) struct Rendered {
    /// The text that is seen.
    pub(super) text: String,
    /// Text that is struck through, or hidden otherwise than by its colour, which a display in dark mode may change.
    pub(super) withheld: String,
}

/// Renders an HTML part without what its reader does not see.
pub(super) fn rendered(html: &str) -> Rendered {
    let lower = html.to_ascii_lowercase();
    if lower.matches('<').count() > MAX_TAGS {
        return Rendered::default();
    }
    let config =
        config::plain_no_decorate().no_table_borders().allow_width_overflow().unicode_strikeout(false);
    let flat = without_lists(html);
    if depth(&flat) > MAX_DEPTH {
        return Rendered::default();
    }
    let Ok(dom) = config.parse_html(flat.as_bytes()) else { return Rendered::default() };
    // Lines of a source are lines of the text only there.
    let lines = if lower.contains("<pre") { lower.matches('\n').count() } else { 0 };
    if nesting(&dom.document, lines).is_none_or(|nesting| nesting > MAX_NESTING) {
        return Rendered::default();
    }
    let withheld = RcDom::default();
    *withheld.document.children.borrow_mut() = Sheet::of(html, &lower).withhold(&dom.document);
    let text = |dom: &RcDom| {
        let tree = config.dom_to_render_tree(dom);
        tree.and_then(|tree| config.render_to_string(tree, WIDTH)).unwrap_or_default()
    };
    Rendered { text: text(&dom), withheld: text(&withheld) }
}

/// Guesses how deep the elements of a mail are, before the parser, which looks through all that are open at each tag. A tag
/// that closes nothing is not counted, nor a tag that the next of its kind closes.
fn depth(html: &str) -> usize {
    const ALONE: [&str; 26] = [
        "area", "base", "body", "br", "col", "colgroup", "dd", "dt", "embed", "head", "hr", "html", "img",
        "input", "link", "meta", "p", "source", "tbody", "td", "tfoot", "th", "thead", "tr", "track", "wbr",
    ];
    let (mut open, mut depth, mut most) = (HashMap::<String, usize>::new(), 0, 0);
    for piece in html.split('<').skip(1) {
        let (is_end, rest) = piece.strip_prefix('/').map_or((false, piece), |rest| (true, rest));
        let end =
            rest.find(|c: char| c.is_ascii_whitespace() || matches!(c, '>' | '/')).unwrap_or(rest.len());
        let name = rest[..end].to_ascii_lowercase();
        // Office writes elements of XML, such as <v:f/>.
        let is_closed = name.contains(':') && rest.split('>').next().is_some_and(|tag| tag.ends_with('/'));
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || ALONE.contains(&&*name) || is_closed {
            continue;
        }
        let count = open.entry(name).or_default();
        if !is_end {
            *count += 1;
            depth += 1;
        } else if *count > 0 {
            *count -= 1;
            depth -= 1;
        }
        most = most.max(depth);
    }
    most
}

/// Adds up how deep the elements are that nest indentation. Nothing if there is too much for the renderer.
fn nesting(document: &Handle, lines: usize) -> Option<usize> {
    let (mut sum, mut laid_out, mut deepest) = (0, 0, 0);
    let mut open = vec![(Handle::clone(document), 0, 0)];
    while let Some((node, all, depth)) = open.pop() {
        laid_out += depth;
        deepest = deepest.max(depth);
        if all > MAX_DEPTH || laid_out > MAX_LAID_OUT {
            return None;
        }
        let nests = matches!(&node.data, Element { name, .. } if NESTING.contains(&&*name.local));
        let depth = depth + usize::from(nests);
        sum += if nests { depth } else { 0 };
        open.extend(node.children.borrow().iter().map(|child| (Handle::clone(child), all + 1, depth)));
    }
    (deepest * lines <= MAX_LAID_OUT).then_some(sum)
}

/// The look of an element's text, as far as it decides if it is seen.
#[derive(Copy, Clone)]
struct Look {
    ink: Option<Color>,
    paper: Option<Color>,
    is_hidden: bool,
    is_tiny: bool,
}

/// The fate of an element and all that is in it, by its styles.
enum Fate {
    Stays(Look),
    Gone,
}

/// The rules of the style sheets that may hide something, by the last name of their selectors.
#[derive(Default)]
struct Sheet(HashMap<String, Vec<(Compound, String)>>);

/// `tag.class#id`, without what depends on anything but the element.
#[derive(Default)]
struct Compound {
    tag: String,
    names: Vec<String>,
}

/// Properties that can hide text or show it again.
static PROPERTIES: Words = Words::new(|| {
    phrases(
        "
    display, visibility, color, background, background-color, font, font-size, opacity, mso-hide,
    text-decoration, text-decoration-line, max-height, height, max-width, width, overflow, clip, clip-path,
    left, top, text-indent",
    )
});

impl Sheet {
    /// The `<style>` blocks of a mail.
    fn of(html: &str, lower: &str) -> Self {
        let (mut sheet, mut at, mut selectors) = (Self::default(), 0, 0);
        while let Some(begin) = lower[at..].find("<style").map(|found| at + found) {
            let Some(open) = lower[begin..].find('>').map(|found| begin + found + 1) else { break };
            let end = lower[open..].find("</style").map_or(lower.len(), |found| open + found);
            // Lowering ASCII moves no boundary.
            sheet.read(&without_comments(&html[open..end]).to_ascii_lowercase(), &mut selectors);
            at = end;
        }
        sheet
    }

    fn read(&mut self, css: &str, selectors: &mut usize) {
        let mut rest = css;
        while let Some((prelude, body)) = rest.split_once('{') {
            let prelude = prelude.rsplit([';', '}']).next().unwrap_or_default().trim();
            if prelude.starts_with('@') {
                // What holds on every screen holds here; what depends on its width or on the colours chosen may not.
                let is_for_all = prelude.starts_with("@media")
                    && !prelude.contains(['(', ','])
                    && !prelude.contains("print");
                rest = if is_for_all { body } else { after_block(body) };
                continue;
            }
            let (declarations, after) = body.split_once('}').unwrap_or((body, ""));
            rest = after;
            let may_hide = |(name, _): (&str, &str)| PROPERTIES.contains(name);
            if !self::declarations(declarations).any(may_hide) {
                continue;
            }
            for selector in prelude.split(',') {
                *selectors += 1;
                let last =
                    selector.trim().rsplit([' ', '>', '+', '~', '\n', '\t']).next().unwrap_or_default();
                if *selectors > MAX_SELECTORS || selector.contains([':', '[']) || last.is_empty() {
                    continue;
                }
                let compound = Compound::of(last);
                let key = compound.names.last().unwrap_or(&compound.tag).clone();
                self.0.entry(key).or_default().push((compound, declarations.to_owned()));
            }
        }
    }

    /// Takes the nodes that are not seen out of a tree, and returns them.
    fn withhold(&self, document: &Handle) -> Vec<Handle> {
        let (mut withheld, white, black) = (Vec::new(), Some([255; 3]), Some([0; 3]));
        let plain = Look { ink: black, paper: white, is_hidden: false, is_tiny: false };
        let mut open = vec![(Handle::clone(document), plain)];
        while let Some((node, look)) = open.pop() {
            let mut seen = Vec::new();
            for child in node.children.borrow_mut().drain(..) {
                let fate = match &child.data {
                    Element { name, attrs, .. } => {
                        let attrs = attrs.borrow();
                        let of = |name: &str| {
                            attrs.iter().find(|one| &*one.name.local == name).map(|one| &*one.value)
                        };
                        self.fate(&name.local, &of, look)
                    }
                    Comment { .. } | Document => continue,
                    // Text.
                    _ if look.is_hidden || look.is_tiny => Fate::Gone,
                    _ if is_same(look.ink, look.paper) => continue,
                    _ => Fate::Stays(look),
                };
                match fate {
                    Fate::Gone => withheld.push(child),
                    Fate::Stays(look) => {
                        open.push((Handle::clone(&child), look));
                        seen.push(child);
                    }
                }
            }
            *node.children.borrow_mut() = seen;
        }
        withheld
    }

    /// Decides the fate of an element by its own attributes and styles.
    fn fate<'a>(&self, tag: &str, attribute: &impl Fn(&str) -> Option<&'a str>, mut look: Look) -> Fate {
        // An image is not text, whatever is said in its place. The rest is never shown, or as struck through.
        const GONE: [&str; 11] = [
            "s", "strike", "del", "img", "title", "template", "datalist", "iframe", "noembed", "noframes",
            "object",
        ];
        let closed = tag == "dialog" && attribute("open").is_none();
        if GONE.contains(&tag) || closed || attribute("hidden").is_some() {
            return Fate::Gone;
        }
        if let Some(ink) = attribute(if tag == "body" { "text" } else { "color" }) {
            look.ink = color(&ink.trim().to_ascii_lowercase());
        }
        if let Some(paper) = attribute("bgcolor") {
            look.paper = color(&paper.trim().to_ascii_lowercase());
        }
        if attribute("background").is_some() {
            look.paper = None;
        }
        let lower = |name| attribute(name).unwrap_or_default().to_ascii_lowercase();
        let (class, id) = (lower("class"), lower("id"));
        let mut names: Vec<String> =
            class.split_ascii_whitespace().map(|class| format!(".{class}")).collect();
        names.push(format!("#{id}"));
        let own = without_comments(&lower("style"));
        let keys = ["*", tag].into_iter().chain(names.iter().map(String::as_str));
        let rules = keys.filter_map(|key| self.0.get(key)).flatten();
        let rules = rules.filter(|(compound, _)| compound.fits(tag, &names)).map(|(_, style)| style.as_str());
        let all: Vec<_> = rules.chain([own.as_str()]).flat_map(declarations).collect();
        if all.is_empty() {
            return Fate::Stays(look);
        }
        let last =
            |property: &str| all.iter().rev().find(|(name, _)| *name == property).map(|(_, value)| *value);
        let is = |property: &str, word: &str| last(property).is_some_and(|value| value.contains(word));
        let is_nothing = |property: &str| last(property).and_then(length).is_some_and(|length| length <= 1.0);
        let is_outside =
            |property: &str| last(property).and_then(length).is_some_and(|length| length <= OFF_SCREEN);
        let is_cut_off = is("overflow", "hidden")
            && ["height", "max-height", "width", "max-width"].into_iter().any(is_nothing);
        let is_clipped = last("clip").is_some_and(|clip| {
            let mut numbers = clip.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
            clip.starts_with("rect")
                && numbers.clone().next().is_some()
                && numbers.all(|number| number <= "1")
        });
        if is("display", "none")
            || is("mso-hide", "all")
            || is("text-decoration", "line-through")
            || is("text-decoration-line", "line-through")
            || last("opacity").and_then(length).is_some_and(|part| part < 0.1)
            || is_cut_off
            || is_clipped
            || is("clip-path", "inset(50%")
            || is("clip-path", "inset(100%")
            || ["left", "top", "text-indent"].into_iter().any(is_outside)
        {
            return Fate::Gone;
        }
        for (property, value) in all {
            match property {
                "visibility" => look.is_hidden = matches!(value, "hidden" | "collapse"),
                "color" if value != "inherit" => look.ink = color(value),
                "background-color" | "background" if !matches!(value, "none" | "inherit" | "transparent") => {
                    look.paper = painted(value);
                }
                "font-size" => look.is_tiny = is_tiny(value, look.is_tiny),
                // The size is what a line height may stand behind.
                "font" => {
                    let size =
                        value.split([' ', '/']).find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
                    look.is_tiny = size.is_some_and(|size| is_tiny(size, look.is_tiny));
                }
                _ => {}
            }
        }
        Fate::Stays(look)
    }
}

impl Compound {
    fn of(selector: &str) -> Self {
        let mut compound = Self::default();
        let mut rest = selector;
        while let Some(first) = rest.chars().next() {
            let end =
                rest[first.len_utf8()..].find(['.', '#']).map_or(rest.len(), |end| end + first.len_utf8());
            let (name, after) = rest.split_at(end);
            match first {
                '.' | '#' => compound.names.push(name.to_owned()),
                _ => name.clone_into(&mut compound.tag),
            }
            rest = after;
        }
        compound
    }

    fn fits(&self, tag: &str, names: &[String]) -> bool {
        (matches!(self.tag.as_str(), "" | "*") || self.tag == tag)
            && self.names.iter().all(|name| names.contains(name))
    }
}

/// Properties and values, in order.
fn declarations(style: &str) -> impl Iterator<Item = (&str, &str)> {
    style.split(';').filter_map(|declaration| {
        let (name, value) = declaration.split_once(':')?;
        Some((name.trim(), value.trim().trim_end_matches("!important").trim_end()))
    })
}

fn without_comments(css: &str) -> String {
    let css = css.replace("<!--", " ").replace("-->", " ");
    let mut text = String::with_capacity(css.len());
    let mut rest = css.as_str();
    while let Some((before, after)) = rest.split_once("/*") {
        text.push_str(before);
        rest = after.split_once("*/").map_or("", |(_comment, after)| after);
    }
    text + rest
}

/// Returns the style sheet behind the end of a block that is open.
fn after_block(css: &str) -> &str {
    let mut depth = 1;
    for (at, c) in css.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &css[at + 1..];
        }
    }
    ""
}

/// Reads a length in pixels, as far as it matters if it is nothing.
fn length(value: &str) -> Option<f32> {
    let end =
        value.find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | '-' | '+'))).unwrap_or(value.len());
    let number: f32 = value[..end].parse().ok()?;
    match value[end..].trim_start() {
        "" | "px" => Some(number),
        "pt" => Some(number * 4.0 / 3.0),
        "em" | "rem" | "ex" | "ch" | "cm" | "in" => Some(number * 16.0),
        "mm" => Some(number * 4.0),
        "%" | "vw" | "vh" => Some(number / 10.0),
        _ => None,
    }
}

fn is_tiny(value: &str, inherited: bool) -> bool {
    match length(value) {
        Some(size) => size <= 1.4,
        // Relative to the parent, of which nothing is left.
        None => inherited && matches!(value, "inherit" | "smaller" | "larger"),
    }
}
