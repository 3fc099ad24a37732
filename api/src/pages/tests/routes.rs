//! The routes of pages in the code, so that no test forgets one.

use std::{collections::BTreeSet, fs, path::Path};

/// The routes of a method, `get` or `post`, in the code of pages and in other code that answers with HTML.
pub(super) fn routes(method: &str) -> BTreeSet<String> {
    let begin = format!("#[{method}(");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut folders, mut found) = (vec![source.clone()], BTreeSet::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.extend(Some(path).filter(|path| !path.ends_with("tests")));
                continue;
            }
            let code = fs::read_to_string(&path).expect("a file");
            let is_page = path.starts_with(source.join("pages")) || code.contains("pages::Frame");
            let routes = code.split(&begin).skip(1).filter(|_| is_page);
            found.extend(routes.map(|rest| rest.split('"').nth(1).expect("a route").to_owned()));
        }
    }
    found
}
