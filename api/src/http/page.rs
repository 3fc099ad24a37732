//! Lists in pages.

use app::MAX_PAGE;
use data_encoding::BASE64URL_NOPAD;
use messages::msg;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::problem::Problem;

/// A selected page of a list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// `next` of the page before; the first page without it.
    pub cursor: Option<String>,
    /// The maximum number of items; 50 without it.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u32>,
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Page<T> {
    /// The items.
    pub items: Vec<T>,
    /// The cursor of the next page, if there is one.
    pub next: Option<String>,
}

impl PageQuery {
    /// Returns the number of items on a page.
    ///
    /// # Errors
    ///
    /// `bad_request` outside 1 to 200.
    pub(crate) fn limit(&self) -> Result<u32, Problem> {
        match self.limit {
            None => Ok(50),
            Some(limit) if (1..=MAX_PAGE).contains(&limit) => Ok(limit),
            Some(_) => Err(Problem::because("bad_request", msg!("problem-limit", most = MAX_PAGE))),
        }
    }

    /// The number after which this list goes on.
    ///
    /// # Errors
    ///
    /// `cursor_invalid`.
    pub(crate) fn place<N: std::str::FromStr>(&self, list: &str) -> Result<Option<N>, Problem> {
        let Some(cursor) = &self.cursor else { return Ok(None) };
        let place = BASE64URL_NOPAD.decode(cursor.as_bytes()).ok().and_then(|bytes| {
            let text = String::from_utf8(bytes).ok()?;
            text.strip_prefix(list)?.strip_prefix(':')?.parse().ok()
        });
        place.map(Some).ok_or_else(|| Problem::of("cursor_invalid"))
    }
}

/// The cursor of a place in a list. Opaque: only we read it.
pub(crate) fn cursor(list: &str, place: impl std::fmt::Display) -> String {
    BASE64URL_NOPAD.encode(format!("{list}:{place}").as_bytes())
}

/// Makes a page of up to `limit` items; a full one has a next one.
pub(crate) fn page<I, T, N: std::fmt::Display>(
    list: &str,
    items: Vec<I>,
    limit: u32,
    place: impl Fn(&I) -> N,
    view: impl Fn(I) -> T,
) -> Page<T> {
    let full = items.len() >= limit as usize;
    let next = items.last().filter(|_| full).map(|last| cursor(list, place(last)));
    Page { items: items.into_iter().map(view).collect(), next }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_belongs_to_its_list() {
        let query = |cursor: &str| PageQuery { cursor: Some(cursor.into()), limit: None };
        assert_eq!(query(&cursor("games", 7)).place::<i64>("games").ok(), Some(Some(7)));
        for bad in [cursor("seeks", 7), cursor("games", "x"), "%%%".into(), String::new(), "A".repeat(9000)] {
            assert_eq!(
                query(&bad).place::<i64>("games").map_err(|p| p.code()),
                Err("cursor_invalid"),
                "{bad}"
            );
        }
    }

    #[test]
    fn a_page_has_1_to_200() {
        for (limit, ok) in [(0, false), (1, true), (200, true), (201, false)] {
            assert_eq!(PageQuery { cursor: None, limit: Some(limit) }.limit().is_ok(), ok, "{limit}");
        }
    }
}
