//! Time zones to choose from.

use std::sync::LazyLock;

use maud::{Markup, html};
use messages::Message;

use super::visitor::Frame;

/// The zones that people call by a place. Every other name that is known can be written.
static PLACES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let elsewhere = ["Etc/", "SystemV/", "US/", "posix/", "right/"];
    let is_place =
        |name: &String| name.contains('/') && elsewhere.iter().all(|prefix| !name.starts_with(prefix));
    let names = jiff::tz::db().available().map(|name| name.to_string());
    let mut places: Vec<String> = names.filter(is_place).collect();
    places.sort_unstable();
    places
});

impl Frame {
    /// A field for a time zone, in which a browser completes what is typed.
    pub(super) fn zone_field(&self, label: &Message, zone: &str, is_required: bool) -> Markup {
        html! {
            (self.labelled(label, &html! {
                input name="time_zone" value=(zone) required[is_required] list="zones" maxlength="64"
                    autocapitalize="off" autocomplete="off" spellcheck="false" dir="ltr";
            }))
            datalist #zones { @for place in &*PLACES { option value=(place); } }
        }
    }
}
