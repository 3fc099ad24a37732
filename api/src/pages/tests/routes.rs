//! The routes of pages in the code, so that no test forgets one.

use std::collections::BTreeSet;

use crate::testing::sources;

/// The routes of a method, `get` or `post`, in the code of pages and in other code that answers with HTML.
pub(super) fn routes(method: &str) -> BTreeSet<String> {
    let begin = format!("#[{method}(");
    let mut found = BTreeSet::new();
    for (path, code) in sources() {
        if path.starts_with("pages") || code.contains("pages::Frame") {
            let routes = code.split(&begin).skip(1);
            found.extend(routes.map(|rest| rest.split('"').nth(1).expect("a route").to_owned()));
        }
    }
    found
}
