//! The text a reader of an HTML mail sees. Text that HTML or its styles hide or strike through is not the sender's word.

use std::collections::HashMap;

use html2text::{Comment, Document, Element, Handle, RcDom, config};

/// Tags that nest indentation; more of them cost the renderer time that grows with their square.
const MAX_NESTING_TAGS: usize = 200;
const MAX_TAGS: usize = 20_000;
/// Wide enough that no line of a person is broken in two.
const WIDTH: usize = 5_000;
/// Selectors of style sheets that are looked at; programs write a few dozen.
const MAX_SELECTORS: usize = 1_000;
/// Colours this close in every channel cannot be told apart.
const SAME_COLOR: u8 = 16;
/// Further out than this, in pixels, nothing is on the screen.
const OFF_SCREEN: f32 = -200.0;

/// An HTML part as text.
#[derive(Default)]
pub(super) struct Rendered {
    /// What is seen of it.
    pub(super) text: String,
    /// What is struck through or hidden otherwise than by its colour, which a display in dark mode may change.
    pub(super) withheld: String,
}

/// Renders an HTML part without what its reader does not see.
pub(super) fn rendered(html: &str) -> Rendered {
    let lower = html.to_ascii_lowercase();
    let tags = ["<blockquote", "<table", "<ul", "<ol", "<dl", "<li", "<td"];
    let nesting: usize = tags.iter().map(|tag| lower.matches(tag).count()).sum();
    if nesting > MAX_NESTING_TAGS || lower.matches('<').count() > MAX_TAGS {
        return Rendered::default();
    }
    let config =
        config::plain_no_decorate().no_table_borders().allow_width_overflow().unicode_strikeout(false);
    let Ok(dom) = config.parse_html(without_lists(html).as_bytes()) else { return Rendered::default() };
    let withheld = RcDom::default();
    *withheld.document.children.borrow_mut() = Sheet::of(html, &lower).withhold(&dom.document);
    let text = |dom: &RcDom| {
        let tree = config.dom_to_render_tree(dom);
        tree.and_then(|tree| config.render_to_string(tree, WIDTH)).unwrap_or_default()
    };
    Rendered { text: text(&dom), withheld: text(&withheld) }
}

/// How text of an element looks, as far as it decides whether it is seen.
#[derive(Copy, Clone)]
struct Look {
    ink: Option<Color>,
    paper: Option<Color>,
    is_hidden: bool,
    is_tiny: bool,
}

type Color = [u8; 3];

/// What the styles do to an element and all that is in it.
enum Fate {
    Kept(Look),
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
const PROPERTIES: [&str; 21] = [
    "display",
    "visibility",
    "color",
    "background",
    "background-color",
    "font",
    "font-size",
    "opacity",
    "mso-hide",
    "text-decoration",
    "text-decoration-line",
    "max-height",
    "height",
    "max-width",
    "width",
    "overflow",
    "clip",
    "clip-path",
    "left",
    "top",
    "text-indent",
];

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
            let may_hide = |(name, _): (&str, &str)| PROPERTIES.contains(&name);
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

    /// Takes what is not seen out of a tree, and answers it.
    fn withhold(&self, document: &Handle) -> Vec<Handle> {
        let (mut withheld, white, black) = (Vec::new(), Some([255; 3]), Some([0; 3]));
        let plain = Look { ink: black, paper: white, is_hidden: false, is_tiny: false };
        let mut open = vec![(Handle::clone(document), plain)];
        while let Some((node, look)) = open.pop() {
            let mut kept = Vec::new();
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
                    _ => Fate::Kept(look),
                };
                match fate {
                    Fate::Gone => withheld.push(child),
                    Fate::Kept(look) => {
                        open.push((Handle::clone(&child), look));
                        kept.push(child);
                    }
                }
            }
            *node.children.borrow_mut() = kept;
        }
        withheld
    }

    /// What becomes of an element by its own attributes and styles.
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
            return Fate::Kept(look);
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
        Fate::Kept(look)
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

/// Behind the end of a block that is open.
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

/// A length in pixels, as far as it matters whether it is nothing; none if it cannot be told.
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

fn is_same(ink: Option<Color>, paper: Option<Color>) -> bool {
    match (ink, paper) {
        (Some(ink), Some(paper)) => {
            ink.iter().zip(paper).all(|(ink, paper)| ink.abs_diff(paper) <= SAME_COLOR)
        }
        _ => false,
    }
}

/// The colour of a background; none where a picture or a course of colours is painted over it.
fn painted(value: &str) -> Option<Color> {
    if value.contains("url(") || value.contains("gradient") {
        return None;
    }
    if value.starts_with("rgb") {
        return color(value);
    }
    value.split_ascii_whitespace().find_map(color)
}

/// A colour, if it is one that can hide text: by name, `#rgb`, `#rrggbb` or `rgb()`. What cannot be seen at all is said to be
/// white.
fn color(value: &str) -> Option<Color> {
    const NAMES: [(&str, Color); 24] = [
        ("white", [255; 3]),
        ("transparent", [255; 3]),
        ("window", [255; 3]),
        ("snow", [255, 250, 250]),
        ("ghostwhite", [248, 248, 255]),
        ("whitesmoke", [245; 3]),
        ("ivory", [255, 255, 240]),
        ("mintcream", [245, 255, 250]),
        ("azure", [240, 255, 255]),
        ("floralwhite", [255, 250, 240]),
        ("aliceblue", [240, 248, 255]),
        ("black", [0; 3]),
        ("windowtext", [0; 3]),
        ("gray", [128; 3]),
        ("grey", [128; 3]),
        ("silver", [192; 3]),
        ("red", [255, 0, 0]),
        ("yellow", [255, 255, 0]),
        ("lime", [0, 255, 0]),
        ("green", [0, 128, 0]),
        ("blue", [0, 0, 255]),
        ("navy", [0, 0, 128]),
        ("maroon", [128, 0, 0]),
        ("lightgrey", [211; 3]),
    ];
    if let Some((_, color)) = NAMES.iter().find(|(name, _)| *name == value) {
        return Some(*color);
    }
    if let Some(digits) = value.strip_prefix('#') {
        let digit = |at: usize| u8::from_str_radix(digits.get(at..=at)?, 16).ok();
        let pair = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        return match digits.len() {
            4 if digit(3)? == 0 => Some([255; 3]),
            8 if pair(6)? == 0 => Some([255; 3]),
            3 | 4 => Some([digit(0)? * 17, digit(1)? * 17, digit(2)? * 17]),
            6 | 8 => Some([pair(0)?, pair(2)?, pair(4)?]),
            _ => None,
        };
    }
    let numbers = value.strip_prefix("rgba(").or_else(|| value.strip_prefix("rgb("))?.strip_suffix(')')?;
    let mut numbers = numbers.split([',', ' ', '/']).filter(|number| !number.is_empty());
    let mut channel = || {
        let number = numbers.next()?;
        let (number, whole) = number.strip_suffix('%').map_or((number, 255.0), |number| (number, 100.0));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped")]
        Some((number.parse::<f32>().ok()? / whole * 255.0).clamp(0.0, 255.0) as u8)
    };
    let color = [channel()?, channel()?, channel()?];
    let alpha = numbers.next().and_then(|alpha| alpha.trim_end_matches('%').parse::<f32>().ok());
    if alpha == Some(0.0) { Some([255; 3]) } else { Some(color) }
}

/// The items of lists as lines without the mark that a reader of mail shows before them: the number of an item is not that
/// of a move. Items of a list within a list are indented.
fn without_lists(html: &str) -> String {
    let mut text = String::with_capacity(html.len() + 64);
    let mut depth: usize = 0;
    for (n, piece) in html.split('<').enumerate() {
        if n > 0 {
            text.push('<');
        }
        let (slash, rest) = piece.strip_prefix('/').map_or(("", piece), |rest| ("/", rest));
        let name = rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        let is = |tag: &str| n > 0 && name.eq_ignore_ascii_case(tag);
        if is("ol") || is("ul") {
            depth = if slash.is_empty() { depth + 1 } else { depth.saturating_sub(1) };
        } else if !is("li") {
            text.push_str(piece);
            continue;
        }
        text.push_str(slash);
        text.push_str("div");
        let rest = &rest[name.len()..];
        match rest.split_once('>').filter(|_| is("li") && slash.is_empty()) {
            Some((attributes, content)) => {
                text.extend([attributes, ">"]);
                text.extend(std::iter::repeat_n("&nbsp;", 2 * depth.saturating_sub(1)));
                text.push_str(content);
            }
            None => text.push_str(rest),
        }
    }
    text
}
