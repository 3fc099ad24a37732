//! A mail as HTML, for Outlook with the engine of Word, Gmail, Apple Mail and telephones. It has one column of simple
//! elements, no image, and nothing from elsewhere. It has the words of the text in their order, so that a reply that quotes
//! either is read alike. Text takes the colours of the mail program, by day and by night; the board brings its own.

use domain::notation::announced_parts;
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};
use messages::{GLUE, Language, Voice, is_isolate};

use super::page::{Content, Page, Part, Said};

/// The longest HTML part as it is sent, in bytes. A mail with more is sent as text alone.
pub(super) const MAX_HTML: usize = 40_000;

const STYLE: &str = ":root{color-scheme:light dark;supported-color-schemes:light dark}";
const BODY: &str = "margin:0;padding:16px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;\
    font-size:16px;line-height:1.5;overflow-wrap:break-word";
const SMALL: &str = "font-size:14px";
const LINES: &str = "font-family:Consolas,Menlo,'DejaVu Sans Mono',monospace;font-size:14px";
/// Black ink on all of it. A program that turns ink and paper, such as Gmail or Outlook by night, makes filled figures look
/// White's. It keeps their form, so Black's are filled and underlined, and a sentence below the board says so.
const BOARD: &str = "border-collapse:collapse;background-color:#f3ead7;color:#000000;text-align:center;\
    font-family:'Segoe UI Symbol','Apple Symbols','Noto Sans Symbols2','DejaVu Sans',sans-serif;\
    font-size:26px;line-height:32px;mso-line-height-rule:exactly";
const LIGHT: &str = "#e6d3ac";
const DARK: &str = "#b58f63";
const LIGHT_MOVED: &str = "#cfd46e";
const DARK_MOVED: &str = "#a9a640";

/// The whole document.
pub(super) fn document(page: &Page, title: &str, own_url: &str) -> String {
    let language = page.voice().language();
    let writer = Writer { voice: page.voice(), own_url };
    let direction = direction(language);
    let parts = page.for_people();
    let end = parts.iter().position(|part| matches!(part.content, Content::Footer)).unwrap_or(parts.len());
    let (body, footer) = parts.split_at(end);
    let heading = body.iter().position(|part| matches!(part.content, Content::Paragraph(_)));
    html! {
        (DOCTYPE)
        html lang=(language.tag) dir=(direction) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="supported-color-schemes" content="light dark";
                // Moves are no telephone numbers.
                meta name="format-detection" content="telephone=no, date=no, address=no, email=no";
                title { (title.replace(is_isolate, "")) }
                style { (PreEscaped(STYLE)) }
            }
            body style="margin:0" {
                // Gmail leaves nothing of what stands around it.
                div lang=(language.tag) dir=(direction) style=(BODY) {
                    main {
                        @for (n, part) in body.iter().enumerate() {
                            (writer.part(part, n == 0, heading == Some(n)))
                        }
                    }
                    @if !footer.is_empty() {
                        footer style="margin-top:24px;border-top:1px solid #888888;font-size:14px" {
                            @for part in footer { (writer.footer(part)) }
                        }
                    }
                }
            }
        }
    }
    .into_string()
}

const fn direction_of(is_right_to_left: bool) -> &'static str {
    if is_right_to_left { "rtl" } else { "ltr" }
}

fn direction(language: &Language) -> &'static str {
    direction_of(language.is_right_to_left())
}

struct Writer<'a> {
    voice: &'a Voice,
    own_url: &'a str,
}

impl Writer<'_> {
    fn part(&self, part: &Part, is_first: bool, is_heading: bool) -> Markup {
        let margin = if part.is_apart && !is_first { "margin:16px 0 0" } else { "margin:0" };
        match &part.content {
            Content::Paragraph(said) if is_heading => html! {
                h1 style={ (margin) ";font-size:18px;font-weight:600;line-height:1.4" } { (self.sentences(said)) }
            },
            Content::Paragraph(said) => html! { p style=(margin) { (self.sentences(said)) } },
            Content::Offer(said) => {
                let side = if self.voice.language().is_right_to_left() { "right" } else { "left" };
                html! {
                    p style={ (margin) ";padding-" (side) ":12px;border-" (side) ":4px solid #2e7d52" } {
                        (self.sentences(said))
                    }
                }
            }
            Content::List(said) => html! {
                p style={ (margin) ";" (SMALL) } {
                    @for (n, said) in said.iter().enumerate() {
                        @if n > 0 { " " br; }
                        (self.sentence(said))
                    }
                }
            },
            Content::Lines(text) => html! {
                div style={ (margin) ";" (LINES) } {
                    @for line in text.trim_end().lines() { div dir="auto" { (self.line(line)) } }
                }
            },
            Content::Quotation(lines) => html! {
                div style=(margin) { @for line in lines { div dir="auto" { (self.line(line)) } } }
            },
            Content::Board { drawing, last_move, beside } => html! {
                // Before the board, which is read aloud where a mail program drops the marks that silence it.
                @if let Some([pieces, _]) = beside {
                    p style={ (margin) ";" (SMALL) } { (self.sentence(pieces)) }
                }
                (board(drawing, last_move.as_deref().unwrap_or_default()))
                @if let Some([_, figures]) = beside {
                    p style={ "margin:4px 0 0;" (SMALL) } { (self.sentence(figures)) }
                }
            },
            Content::Footer | Content::ForPrograms => html! {},
        }
    }

    fn footer(&self, part: &Part) -> Markup {
        match &part.content {
            Content::Lines(text) => html! {
                p style="margin:8px 0 0" dir="auto" {
                    @for (n, line) in text.lines().enumerate() {
                        @if n > 0 { br; }
                        (self.line(line))
                    }
                }
            },
            Content::Paragraph(said) => html! { p style="margin:8px 0 0" { (self.sentences(said)) } },
            _ => self.part(part, false, false),
        }
    }

    fn sentences(&self, said: &[Said]) -> Markup {
        html! {
            @for (n, said) in said.iter().enumerate() {
                @if n > 0 { " " }
                (self.sentence(said))
            }
        }
    }

    /// A sentence; an untranslated English sentence says so.
    fn sentence(&self, said: &Said) -> Markup {
        // On a narrow screen a line may end anywhere between words.
        let text = self.inline(&said.text.replace(GLUE, " "));
        if std::ptr::eq(said.language, self.voice.language()) {
            return text;
        }
        html! { span lang=(said.language.tag) dir=(direction(said.language)) { (text) } }
    }

    /// A line whose blanks are kept.
    fn line(&self, line: &str) -> Markup {
        let mut kept = String::with_capacity(line.len());
        for c in line.chars() {
            let is_blank =
                c == ' ' && kept.chars().next_back().is_none_or(|last| matches!(last, ' ' | '\u{a0}'));
            kept.push(if is_blank { '\u{a0}' } else { c });
        }
        self.inline(&kept)
    }

    /// Text with its isolates as elements, which every program understands, and addresses of this service as links.
    fn inline(&self, text: &str) -> Markup {
        let (mut written, mut depth, mut rest) = (String::with_capacity(text.len() + 16), 0_usize, text);
        for piece in text.split_inclusive(is_isolate) {
            rest = &rest[piece.len()..];
            let isolate = piece.chars().next_back().filter(|&c| is_isolate(c));
            self.words(&piece[..piece.len() - isolate.map_or(0, char::len_utf8)], depth, &mut written);
            match isolate {
                Some('\u{2066}') => written.push_str("<bdi dir=\"ltr\">"),
                Some('\u{2067}') => written.push_str("<bdi dir=\"rtl\">"),
                Some('\u{2068}') => {
                    written.push_str(if begins_from_right(rest) {
                        "<bdi dir=\"rtl\">"
                    } else {
                        "<bdi dir=\"ltr\">"
                    });
                }
                Some(_) if depth > 0 => written.push_str("</bdi>"),
                _ => {}
            }
            depth = match isolate {
                Some('\u{2066}'..='\u{2068}') => depth + 1,
                Some(_) => depth.saturating_sub(1),
                None => depth,
            };
        }
        written.extend(std::iter::repeat_n("</bdi>", depth));
        PreEscaped(written)
    }

    /// Words where no isolate stands. Announced moves say that they are German.
    fn words(&self, text: &str, depth: usize, written: &mut String) {
        for (part, is_announced) in announced_parts(text) {
            if is_announced {
                html! { span lang="de" { (part) } }.render_to(written);
            } else {
                self.directed(part, depth, written);
            }
        }
    }

    /// Words as they are. Among text from left to right, words of another direction, such as a name, are isolated. The blanks
    /// and punctuation around them belong to the sentence.
    fn directed(&self, text: &str, depth: usize, written: &mut String) {
        let may_mix = depth == 0 && !self.voice.language().is_right_to_left();
        // What ends the isolated words, if no other follows.
        let mut end: Option<&str> = None;
        for word in text.split_inclusive(' ') {
            if !may_mix || !word.contains(is_from_right) {
                if let Some(end) = end.take() {
                    written.push_str("</bdi>");
                    end.render_to(written);
                }
                self.linked(word, written);
                continue;
            }
            let is_link = self.link(word).is_some();
            let is_outer = |c: char| !c.is_alphanumeric() && !is_from_right(c) && !is_link;
            let inner = word.trim_start_matches(is_outer);
            let before = &word[..word.len() - inner.len()];
            let inner = inner.trim_end_matches(is_outer);
            match end {
                Some(end) => {
                    end.render_to(written);
                    before.render_to(written);
                }
                None => {
                    before.render_to(written);
                    written.push_str("<bdi>");
                }
            }
            self.linked(inner, written);
            end = Some(&word[before.len() + inner.len()..]);
        }
        if let Some(end) = end {
            written.push_str("</bdi>");
            end.render_to(written);
        }
    }

    fn linked(&self, word: &str, written: &mut String) {
        match self.link(word) {
            Some((before, url, after)) => {
                html! { (before) a href=(url) style="color:inherit" { (url) } (after) }.render_to(written);
            }
            None => word.render_to(written),
        }
    }

    /// Takes an address of this service out of a word. No other address is made a link.
    fn link<'t>(&self, word: &'t str) -> Option<(&'t str, &'t str, &'t str)> {
        if self.own_url.is_empty() {
            return None;
        }
        let begin = word.find(self.own_url)?;
        let (before, rest) = word.split_at(begin);
        let end = rest.trim_end_matches([' ', '.', ',', ';', ':', ')', '"', '\u{a0}']).len();
        let (url, after) = rest.split_at(end.max(self.own_url.len()));
        let continues = url[self.own_url.len()..].starts_with(|c: char| !matches!(c, '/' | '?' | '#'));
        (!continues).then_some((before, url, after))
    }
}

/// The direction of an isolate is that of its first letter. UAX #9 looks at none in the isolates within it, such as in a list of
/// which each part is an argument.
fn begins_from_right(isolated: &str) -> bool {
    let mut depth = 1_u32;
    let inside = isolated.chars().take_while(|c| {
        depth = match c {
            '\u{2066}'..='\u{2068}' => depth + 1,
            '\u{2069}' => depth - 1,
            _ => depth,
        };
        depth > 0
    });
    inside.into_iter().find(|c| c.is_alphabetic()).is_some_and(is_from_right)
}

/// Letters that are written from right to left.
const fn is_from_right(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// The squares of a drawing in letters as a table. Programs that read aloud leave it out where they can: the pieces are named
/// above it.
fn board(drawing: &str, last_move: &str) -> Markup {
    let rows: Vec<Vec<&str>> = drawing.lines().map(|line| line.split_whitespace().collect()).collect();
    // Files stand above and below, and a rank on both sides.
    let (Some(files), Some(ranks)) = (rows.first(), rows.get(1..rows.len().saturating_sub(1))) else {
        return html! {};
    };
    let moved = [last_move.get(..2), last_move.get(2..4)];
    let square = |row: usize, column: usize| {
        let name = format!("{}{}", files.get(column).unwrap_or(&""), ranks[row].first().unwrap_or(&""));
        match (moved.contains(&Some(name.as_str())), (row + column).is_multiple_of(2)) {
            (false, true) => LIGHT,
            (false, false) => DARK,
            (true, true) => LIGHT_MOVED,
            (true, false) => DARK_MOVED,
        }
    };
    let edge = "font-size:13px";
    html! {
        table role="presentation" aria-hidden="true" dir="ltr" cellpadding="0" cellspacing="0" border="0" width="276"
            style={ "margin:16px 0 0;" (BOARD) } {
            @for (row, squares) in ranks.iter().enumerate() {
                tr {
                    td width="20" height="32" style=(edge) { (squares.first().unwrap_or(&"")) }
                    @for (column, piece) in squares.iter().skip(1).take(8).enumerate() {
                        @let color = square(row, column);
                        td width="32" height="32" align="center" bgcolor=(color) style={ "background-color:" (color) } {
                            @if piece.starts_with(|c: char| c.is_ascii_lowercase()) {
                                u { (PreEscaped(figure(piece))) }
                            } @else {
                                (PreEscaped(figure(piece)))
                            }
                        }
                    }
                }
            }
            tr {
                td height="20" style={ (edge) ";line-height:20px" } {}
                @for file in files { td height="20" style={ (edge) ";line-height:20px" } { (file) } }
            }
        }
    }
}

/// A piece as text, not as a picture of a telephone (U+FE0E). In ASCII, so that most mails are.
fn figure(letter: &str) -> &'static str {
    match letter {
        "K" => "&#9812;&#65038;",
        "Q" => "&#9813;&#65038;",
        "R" => "&#9814;&#65038;",
        "B" => "&#9815;&#65038;",
        "N" => "&#9816;&#65038;",
        "P" => "&#9817;&#65038;",
        "k" => "&#9818;&#65038;",
        "q" => "&#9819;&#65038;",
        "r" => "&#9820;&#65038;",
        "b" => "&#9821;&#65038;",
        "n" => "&#9822;&#65038;",
        "p" => "&#9823;&#65038;",
        _ => "&nbsp;",
    }
}
