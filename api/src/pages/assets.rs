//! Files of the pages: built in, named by their content, and kept by browsers for ever.

use std::sync::LazyLock;

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use bytes::Bytes;
use data_encoding::HEXLOWER;
use flate2::Compression;
use maud::{Markup, html};
use sha2::{Digest as _, Sha256};

use super::compressed::{gzip, takes_gzip};
use crate::http::problem::{Answer, Problem};

/// A file.
pub(super) struct Asset {
    pub(super) path: String,
    media_type: &'static str,
    content: &'static str,
    /// The content compressed, if that is shorter.
    gzip: Option<Bytes>,
}

pub(super) static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("style", "css", "text/css; charset=utf-8", include_str!("../../assets/style.css"))
});

pub(super) static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", include_str!("../../assets/icon.svg")));

/// Legal moves and words that it needs are in attributes of the page: [`super::scripts`]. One file is one request. Each part
/// is a block with its own names, and does nothing on a page without its element. What asks about texts comes behind the
/// parts that hold a form back.
pub(super) static GAME: LazyLock<Asset> = LazyLock::new(|| {
    Asset::script(
        "game",
        concat!(
            include_str!("../../assets/unbroken.js"),
            "{",
            include_str!("../../assets/board.js"),
            "}{",
            include_str!("../../assets/ask.js"),
            "}{",
            include_str!("../../assets/live.js"),
            "}{",
            include_str!("../../assets/texts.js"),
            "}{",
            include_str!("../../assets/back.js"),
            "}"
        ),
    )
});

/// The last part alone, for other pages of a member.
pub(super) static BACK: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("back", include_str!("../../assets/back.js")));

/// Fills in a time zone.
pub(super) static ZONE: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("zone", include_str!("../../assets/zone.js")));

/// The part about texts alone, for other pages on which texts are written.
pub(super) static TEXTS: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("texts", include_str!("../../assets/texts.js")));

/// Made from `web/`, as the licences below it.
pub(super) static SEAL: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("seal", include_str!("../../assets/seal.js")));

/// Checks a sealed move, on a page and in a file of its own.
pub(super) static CHECK: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("check", include_str!("../../assets/check.js")));

/// The drawn pieces, each a symbol such as `white-king`. Made from `web/`, too.
pub(super) static CBURNETT: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("cburnett", "svg", "image/svg+xml", include_str!("../../assets/cburnett.svg"))
});

/// The licences of the libraries in the scripts, and of the pieces.
pub(super) static NOTICE: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("notice", "txt", "text/plain; charset=utf-8", include_str!("../../assets/notice.txt"))
});

/// Every file.
static ALL: [&LazyLock<Asset>; 10] =
    [&STYLE, &ICON, &GAME, &TEXTS, &BACK, &ZONE, &SEAL, &CHECK, &CBURNETT, &NOTICE];

impl Asset {
    fn new(name: &str, extension: &str, media_type: &'static str, content: &'static str) -> Self {
        let hash = HEXLOWER.encode(&Sha256::digest(content)[..8]);
        let path = format!("/static/{name}.{hash}.{extension}");
        let gzip = gzip(content.as_bytes(), Compression::best(), 0).map(Into::into);
        Self { path, media_type, content, gzip }
    }

    fn script(name: &str, content: &'static str) -> Self {
        Self::new(name, "js", "text/javascript; charset=utf-8", content)
    }

    /// The content.
    pub(super) const fn text(&self) -> &'static str {
        self.content
    }

    /// Loads a script, as a module: after the page is read.
    pub(super) fn load(&self) -> Markup {
        html! { script type="module" src=(self.path) {} }
    }
}

/// A file with another name is of another version.
#[get("/static/{name}")]
pub(super) async fn asset(request: HttpRequest, name: web::Path<String>) -> Answer {
    let asset = ALL.iter().find(|asset| asset.path.strip_prefix("/static/") == Some(&name));
    let asset = asset.ok_or_else(|| Problem::of("not_found"))?;
    let mut response = HttpResponse::Ok();
    let gzip = asset.gzip.clone().filter(|_| takes_gzip(&request));
    if gzip.is_some() {
        response.insert_header((header::CONTENT_ENCODING, "gzip"));
    }
    Ok(response
        .content_type(asset.media_type)
        .insert_header((header::VARY, "Accept-Encoding"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header(("Cross-Origin-Resource-Policy", "same-origin"))
        .body(gzip.unwrap_or(Bytes::from_static(asset.content.as_bytes()))))
}
