//! The page that checks a sealed move in the reader's browser, and the same page as one file that needs no connection.

use std::sync::LazyLock;

use actix_web::{HttpResponse, get, http::header};
use data_encoding::BASE64;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use messages::{Message, msg};
use sha2::{Digest as _, Sha256};

use super::{
    assets,
    visitor::{Frame, Visitor},
};
use crate::http::problem::Answer;

/// The policy of the file: its script runs, and it loads and sends nothing.
static ALONE: LazyLock<String> = LazyLock::new(|| {
    let hash = |asset: &assets::Asset| format!("'sha256-{}'", BASE64.encode(&Sha256::digest(asset.text())));
    format!(
        "default-src 'none'; script-src {}; style-src {}; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types 'none'",
        hash(&assets::CHECK),
        hash(&assets::STYLE),
    )
});

#[get("/check")]
pub(super) async fn check(visitor: Visitor) -> Answer {
    let frame = &visitor.frame;
    let content = html! {
        (frame.checker())
        (assets::CHECK.load())
        p { (frame.say(&msg!("page-verify-offline-about"))) " "
            a href="/check/offline" download { (frame.say(&msg!("page-verify-offline"))) } }
    };
    Ok(frame.page(&msg!("page-verify"), None, &content))
}

#[get("/check/offline")]
pub(super) async fn offline(visitor: Visitor) -> Answer {
    let frame = &visitor.frame;
    let (title, language) = frame.voice.say_in(&msg!("page-verify"));
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let file = html! {
        (DOCTYPE)
        html lang=(language.tag) dir=(direction) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(*ALONE);
                meta name="viewport" content="width=device-width";
                meta name="color-scheme" content="light dark";
                title { (title) " - Postzug" }
                style { (PreEscaped(assets::STYLE.text())) }
            }
            body {
                main { h1 { (title) } (frame.checker()) }
                script type="module" { (PreEscaped(assets::CHECK.text())) }
            }
        }
    };
    Ok(HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CONTENT_SECURITY_POLICY, ALONE.as_str()))
        .insert_header((header::CONTENT_DISPOSITION, "attachment; filename=\"postzug-check.html\""))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::VARY, "Cookie"))
        .body(file.into_string()))
}

impl Frame {
    /// The fields have no name: nothing of them is ever sent.
    fn checker(&self) -> Markup {
        let say = |message: Message| self.say(&message);
        let facts = [
            ("move", msg!("page-verify-move")),
            ("judgement", msg!("page-verify-judgement")),
            ("game", msg!("page-verify-game")),
            ("event", msg!("page-verify-event")),
            ("at", msg!("page-verify-at")),
            ("commitment", msg!("page-verify-commitment")),
            ("log", msg!("page-verify-log")),
            ("place", msg!("page-verify-place")),
            ("signer", msg!("page-verify-signer")),
        ];
        html! {
            p { (say(msg!("page-verify-about"))) }
            noscript { p { strong { (say(msg!("page-verify-no-script"))) } } }
            section #check hidden
                data-right=(say(msg!("page-verify-right")))
                data-wrong-signature=(say(msg!("page-verify-wrong-signature")))
                data-wrong-tree=(say(msg!("page-verify-wrong-tree")))
                data-wrong-event=(say(msg!("page-verify-wrong-event")))
                data-wrong-text=(say(msg!("page-verify-wrong-text")))
                data-wrong-opening=(say(msg!("page-verify-wrong-opening")))
                data-wrong-game=(say(msg!("page-verify-wrong-game")))
                data-wrong-verdict=(say(msg!("page-verify-wrong-verdict")))
                data-unknown-key=(say(msg!("page-verify-unknown-key")))
                data-unknown-receipt=(say(msg!("page-verify-unknown-receipt")))
                data-unknown-event-missing=(say(msg!("page-verify-unknown-event-missing")))
                data-unknown-no-sealing=(say(msg!("page-verify-unknown-no-sealing")))
                data-unknown-statement=(say(msg!("page-verify-unknown-statement")))
                data-unknown-move=(say(msg!("page-verify-unknown-move")))
                data-unknown-text=(say(msg!("page-verify-unknown-text")))
                data-unknown-withheld=(say(msg!("page-verify-unknown-withheld")))
                data-unknown-verdict=(say(msg!("page-verify-unknown-verdict")))
                data-unknown-browser=(say(msg!("page-verify-unknown-browser"))) {
                (self.field("keys", &msg!("page-verify-keys")))
                p.small { (say(msg!("page-verify-keys-next"))) }
                (self.field("receipts", &msg!("page-verify-receipts")))
                (self.field("text", &msg!("page-verify-text")))
                p { button type="button" data-part="run" { (say(msg!("page-verify-run"))) } }
                p data-part="verdict" role="status" {}
                dl data-part="facts" hidden {
                    @for (name, label) in facts {
                        div { dt { (say(label)) } dd dir="ltr" data-part=(name) {} }
                    }
                }
            }
        }
    }

    /// A text, pasted or from a file.
    fn field(&self, name: &str, label: &Message) -> Markup {
        html! {
            (self.labelled(label, &html! {
                textarea data-part=(name) rows="4" autocomplete="off" spellcheck="false" dir="ltr" {}
            }))
            (self.labelled(&msg!("page-verify-file"), &html! {
                input type="file" multiple data-part=(format!("{name}-file")) aria-describedby=(format!("{name}-of"));
            }))
            span.hidden id=(format!("{name}-of")) { (self.say(label)) }
        }
    }
}
