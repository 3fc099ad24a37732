//! The frame of all pages: headers, footer and what surrounds the content.

use actix_web::{
    HttpResponse, HttpResponseBuilder,
    http::{StatusCode, header},
};
use maud::{DOCTYPE, Markup, html};
use messages::{GLUE, Message, is_isolate, msg};

use super::{
    assets::{self, Asset},
    score::spoken,
    visitor::Frame,
};

/// Nothing is loaded from elsewhere, nothing is written into a page by a script, and no form goes elsewhere.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                   form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; \
                   require-trusted-types-for 'script'; trusted-types 'none'";

/// Adds the headers of pages. Without `same-origin` a form would be sent with the origin `null`.
fn careful(mut response: HttpResponseBuilder) -> HttpResponseBuilder {
    response
        .insert_header((header::CONTENT_SECURITY_POLICY, CSP))
        .insert_header((header::REFERRER_POLICY, "same-origin"))
        .insert_header(("Cross-Origin-Opener-Policy", "same-origin"))
        .insert_header(("Cross-Origin-Resource-Policy", "same-origin"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::VARY, "Cookie"));
    response
}

/// Leads on, after a form, to what it did.
pub(super) fn see_other(to: &str) -> HttpResponse {
    careful(HttpResponse::SeeOther()).insert_header((header::LOCATION, to)).finish()
}

/// A page on the way to the `next` one, whose path may hold an encoded name.
pub(super) fn onward(path: &str, next: Option<&str>) -> String {
    next.map_or_else(
        || path.to_owned(),
        |next| format!("{path}?next={}", next.replace('%', "%25").replace('&', "%26")),
    )
}

/// A text whose dates and times break between words, which mails keep on one line: a narrow page would break them inside
/// words. What is glued to a sign, such as the number of a move or French punctuation, stays so.
fn loosened(text: &str) -> String {
    let mut before = None;
    let loosen = |(at, here): (usize, char)| {
        let after = text[at + here.len_utf8()..].chars().find(|c| !is_isolate(*c));
        let is_between = before.is_some_and(|c: char| c.is_alphanumeric() || matches!(c, ',' | '،' | ')'))
            && after.is_some_and(|c| c.is_alphanumeric() || matches!(c, '+' | '-' | '('));
        before = if is_isolate(here) { before } else { Some(here) };
        if here == GLUE && is_between { ' ' } else { here }
    };
    text.char_indices().map(loosen).collect()
}

/// The elements whose text has no elements in it.
const PLAIN: [&str; 5] = ["<textarea", "<title", "<option", "<script", "<style"];

/// A page whose dates, times and offsets are each on one line: browsers break them behind a hyphen. No sign is added to what
/// readers copy.
fn unbroken(page: &str) -> String {
    let mut written = String::with_capacity(page.len() + page.len() / 8);
    let mut rest = page;
    while let Some((text, tag)) = rest.find('<').map(|at| rest.split_at(at)) {
        hold_numbers(text, &mut written);
        let mut end = tag.find('>').map_or(tag.len(), |at| at + 1);
        if PLAIN.iter().any(|name| tag.starts_with(name)) {
            end += tag[end..].find('<').unwrap_or(tag.len() - end);
        }
        written.push_str(&tag[..end]);
        rest = &tag[end..];
    }
    hold_numbers(rest, &mut written);
    written
}

/// Adds a text in which each word made of numbers, such as `2026-11-27` or `+01:00`, is held together.
fn hold_numbers(text: &str, written: &mut String) {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, ':' | '+' | '-' | '_');
    let mut rest = text;
    while let Some(begin) = rest.find(is_part) {
        let word = &rest[begin..];
        let word = &word[..word.find(|c| !is_part(c)).unwrap_or(word.len())];
        let number = word.trim_end_matches([':', '-']);
        let end = begin + number.len();
        if number.is_empty() || !is_date_or_time(number) {
            let end = begin + word.len();
            written.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        written.push_str(&rest[..begin]);
        written.push_str("<span class=\"unbroken\">");
        written.push_str(number);
        written.push_str("</span>");
        rest = &rest[end..];
    }
    written.push_str(rest);
}

fn is_date_or_time(word: &str) -> bool {
    let numbers = word.strip_prefix(['+', '-']).unwrap_or(word);
    numbers.starts_with(|c: char| c.is_ascii_digit())
        && numbers.bytes().all(|byte| byte.is_ascii_digit() || b":+-TZ".contains(&byte))
        && (numbers.contains(':') || numbers.matches('-').count() > 1)
}

impl Frame {
    /// Leads to the rest of a list, if it has one.
    pub(super) fn more(&self, to: Option<&str>) -> Markup {
        html! { @if let Some(to) = to { p { a href=(to) { (self.say(&msg!("page-admin-more"))) } } } }
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        loosened(&self.voice.say(message))
    }

    /// A page with a title, which is its one heading of the first level, and what the last act did, if there was one.
    pub(crate) fn page(&self, title: &Message, status: Option<&str>, content: &Markup) -> HttpResponse {
        self.page_with(StatusCode::OK, title, status, content)
    }

    /// [`Frame::page`] with another status.
    pub(super) fn page_with(
        &self,
        code: StatusCode,
        title: &Message,
        status: Option<&str>,
        content: &Markup,
    ) -> HttpResponse {
        let script = self.name.is_some().then_some(&*assets::BACK);
        self.page_by(code, title, status, content, script)
    }

    /// [`Frame::page_with`] the script of a game, which has that of the other pages in it and so saves a request.
    pub(super) fn game_page(
        &self,
        code: StatusCode,
        title: &Message,
        status: Option<&str>,
        content: &Markup,
    ) -> HttpResponse {
        self.page_by(code, title, status, content, Some(&assets::GAME))
    }

    fn page_by(
        &self,
        code: StatusCode,
        title: &Message,
        status: Option<&str>,
        content: &Markup,
        script: Option<&Asset>,
    ) -> HttpResponse {
        // What a language lacks is in English, and the title tells which it is for nearly all of the page.
        let (title, language) = self.voice.say_in(title);
        let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
        let page = html! {
            (DOCTYPE)
            html lang=(language.tag) dir=(direction) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    meta name="color-scheme" content="light dark";
                    title { (title) " - Postzug" }
                    link rel="stylesheet" href=(assets::STYLE.path);
                    link rel="icon" href=(assets::ICON.path);
                }
                body {
                    a.skip href="#content" { (self.say(&msg!("page-skip"))) }
                    (self.menu())
                    main #content {
                        h1 { (title) }
                        p.status role="status" { (spoken(status.unwrap_or_default())) }
                        (content)
                    }
                    (self.footer())
                    @if let Some(script) = script { (script.load()) }
                }
            }
        };
        careful(HttpResponse::build(code))
            .content_type("text/html; charset=utf-8")
            .insert_header((header::CONTENT_LANGUAGE, language.tag))
            .body(unbroken(&page.0))
    }

    fn menu(&self) -> Markup {
        let onward = |path: &str| onward(path, self.next.as_deref());
        let link = |to: &str, text: Message| html! { li { a href=(to) { (self.say(&text)) } } };
        html! {
            header {
                nav aria-label=(self.say(&msg!("page-menu"))) {
                    ul {
                        li { a href="/" { "Postzug" } }
                        @if self.name.is_some() {
                            (link("/games", msg!("page-games")))
                            (link("/seeks", msg!("page-seeks")))
                            (link("/new", msg!("page-new")))
                            @if self.is_arbiter { (link("/desk", msg!("page-desk"))) }
                            @if self.is_administrator { (link("/admin", msg!("page-admin"))) }
                            (link("/me", msg!("page-account")))
                        } @else {
                            (link(&onward("/sign-in"), msg!("page-sign-in")))
                            (link(&onward("/sign-up"), msg!("page-sign-up")))
                        }
                    }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        html! {
            footer {
                @if let Some(name) = &self.name {
                    form method="post" action="/sign-out" {
                        p { (self.say(&msg!("page-signed-in", name = name))) " "
                            button { (self.say(&msg!("page-sign-out"))) } }
                    }
                }
                p { a href="/source" { (self.say(&msg!("page-source"))) } " "
                    a href="/log" { (self.say(&msg!("page-log"))) } " "
                    a href="/check" { (self.say(&msg!("page-verify"))) } " "
                    a href="/docs/" { (self.say(&msg!("page-api"))) } }
            }
        }
    }

    /// The hidden field that makes a form count once. `form` tells those of one page apart.
    pub(super) fn key_field(&self, form: &str) -> Markup {
        html! { input type="hidden" name="key" value=(format!("{}.{form}", self.key)); }
    }

    /// A label above its field.
    pub(super) fn labelled(&self, label: &Message, field: &Markup) -> Markup {
        html! { p { label { span { (self.say(label)) } (field) } } }
    }

    /// The box that is marked before an act that cannot be undone.
    pub(super) fn confirmation(&self, sure: &Message, has_focus: bool) -> Markup {
        html! {
            p { label { input type="checkbox" name="confirm" value="yes" required autofocus[has_focus]; " "
                span { (self.say(sure)) } } }
        }
    }

    /// The refusal, above the form that it concerns.
    pub(super) fn refused(&self, refusal: Option<&Message>) -> Markup {
        html! { @if let Some(refusal) = refusal { p.refused role="alert" { (spoken(&self.say(refusal))) } } }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::{loosened, unbroken};

    /// Texts in which brackets surround what is held together, here and by the script.
    pub(in crate::pages) const HELD: [&str; 6] = [
        "until Mon [2026-01-12] [10:00] [+00:00], 7 d",
        "(\u{2066}[-03:30]\u{2069})",
        "at [9:05]: e4",
        "from [22:00-07:00]",
        "[2026-01-12T10:00:00Z]",
        "1-0, e2-e4, 10, a-b-c, x10:00, \u{e9}10:00, 10:00\u{e9}, _10:00, 10:00Y, -: -",
    ];

    #[test]
    fn numbers_are_held_together() {
        for held in HELD {
            let text = held.replace(['[', ']'], "");
            let expected = held.replace('[', "<span class=\"unbroken\">").replace(']', "</span>");
            assert_eq!(unbroken(&text), expected);
            assert_eq!(unbroken(&format!("<p>{text}</p>")), format!("<p>{expected}</p>"));
        }
        for same in [
            "<title>2026-01-12</title>",
            "<p title=\"2026-01-12\">1-0</p>",
            "<textarea>10:00 &lt;</textarea>",
            "<option value=\"10:00\">10:00",
            "",
        ] {
            assert_eq!(unbroken(same), same);
        }
    }

    #[test]
    fn dates_break_between_words() {
        let cases = [
            ("until Mon\u{a0}2026-01-12\u{a0}10:00\u{a0}+00:00", "until Mon 2026-01-12 10:00 +00:00"),
            (
                "\u{2068}الاثنين\u{2069}،\u{a0}12\u{a0}يناير\u{a0}\u{2066}10:00\u{2069}\u{a0}(\u{2066}+00:00\u{2069})",
                "\u{2068}الاثنين\u{2069}، 12 يناير \u{2066}10:00\u{2069} (\u{2066}+00:00\u{2069})",
            ),
            ("1.\u{a0}e4", "1.\u{a0}e4"),
            ("Vraiment\u{a0}? \u{ab}\u{a0}Oui\u{a0}\u{bb}", "Vraiment\u{a0}? \u{ab}\u{a0}Oui\u{a0}\u{bb}"),
            ("\u{a0}", "\u{a0}"),
            ("", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(loosened(text), expected, "{text}");
        }
    }
}
