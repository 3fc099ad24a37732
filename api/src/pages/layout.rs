//! What all pages share: headers, the frame around the content, and the footer.

use actix_web::{
    HttpResponse, HttpResponseBuilder,
    http::{StatusCode, header},
};
use maud::{DOCTYPE, Markup, html};
use messages::{Message, msg};

use super::{assets, visitor::Frame};

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

impl Frame {
    pub(super) fn say(&self, message: &Message) -> String {
        self.voice.say(message)
    }

    /// A page with a title, which is its one heading of the first level, and what the last act did, if there was one.
    pub(super) fn page(&self, title: &Message, status: Option<&str>, content: &Markup) -> HttpResponse {
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
                        p.status role="status" { (status.unwrap_or_default()) }
                        (content)
                    }
                    (self.footer())
                }
            }
        };
        careful(HttpResponse::build(code))
            .content_type("text/html; charset=utf-8")
            .insert_header((header::CONTENT_LANGUAGE, language.tag))
            .body(page.into_string())
    }

    fn menu(&self) -> Markup {
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
                            (link("/sign-in", msg!("page-sign-in")))
                            (link("/sign-up", msg!("page-sign-up")))
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

    /// What went wrong, above the form that it is about.
    pub(super) fn refused(&self, refusal: Option<&Message>) -> Markup {
        html! { @if let Some(refusal) = refusal { p.refused role="alert" { (self.say(refusal)) } } }
    }
}
