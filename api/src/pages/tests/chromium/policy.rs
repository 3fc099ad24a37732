//! The prohibitions of the pages: no page breaks them, and a test notices a page that does.

use std::{fs, path::Path};

use serde_json::json;
use store::testing::chromium;

use super::{Site, ann_at_board, is_quiet};

/// The routes that answer with something else than a page.
const FILES: [&str; 5] = ["/static/{name}", "/g/{id}/live", "/g/{id}/pgn", "/me/export", "/check/offline"];

/// The paths of all pages, as their code names them.
fn pages() -> Vec<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages")];
    let mut paths = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let code = fs::read_to_string(path).expect("a file");
                let routes = code.lines().filter_map(|line| line.strip_prefix("#[get(")?.split('"').nth(1));
                let routes = routes.filter(|route| !FILES.contains(route));
                let pages = routes.map(|route| route.replace("{id}", "1").replace(r"{id:\d+}", "1"));
                // The rest leads from the addresses of forms to their pages.
                paths.extend(pages.filter(|page| !page.contains('{')));
            }
        }
    }
    paths
}

#[test]
fn no_page_breaks_its_policy() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    // The administrator, who may see everything, plays in the first game too.
    site.instance.execute("UPDATE player SET role = 'administrator' WHERE name = 'Ann'").expect("SQL");
    let pages = pages();
    assert!(pages.len() > 25, "{pages:?}");
    for is_member in [false, true] {
        if is_member {
            site.sign_in(&browser, "Ann");
        }
        for path in &pages {
            site.open(&browser, path);
            assert_eq!(browser.run("return document.querySelectorAll('h1').length"), json!(1), "{path}");
            let told: Vec<String> = browser
                .console()
                .into_iter()
                .filter(|line| !line.contains("Failed to load resource"))
                .collect();
            assert_eq!(told, Vec::<String>::new(), "{path}");
        }
    }
}

#[test]
fn broken_policy_is_noticed() {
    let Some((_site, browser)) = ann_at_board() else { return };
    is_quiet(&browser);
    for (directive, script) in [
        ("style-src-attr", "document.body.setAttribute('style', 'color: red')"),
        ("img-src", "document.body.append(Object.assign(new Image(), {src: 'https://example.org/a.png'}))"),
        ("connect-src", "fetch('https://example.org/').catch(() => {})"),
        ("require-trusted-types-for", "try { document.body.innerHTML = 'x' } catch {}"),
        ("trusted-types", "try { trustedTypes.createPolicy('x', {}) } catch {}"),
        // What is sent from there is in no record of the page.
        ("require-trusted-types-for", "try { new Worker('/static/a.js') } catch {}"),
        ("require-trusted-types-for", "try { new SharedWorker('/static/a.js') } catch {}"),
        (
            "require-trusted-types-for",
            "try { navigator.serviceWorker.register('/static/a.js').catch(() => {}) } catch {}",
        ),
        (
            "frame-src",
            "document.body.append(Object.assign(document.createElement('iframe'), {src: '/games'}))",
        ),
        (
            "form-action",
            "document.body.appendChild(Object.assign(document.createElement('form'), {method: 'post', action: 'https://example.org/'})).submit()",
        ),
    ] {
        browser.run(script);
        let wanted = format!("securitypolicyviolation: {directive}");
        let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
        let mut told = Vec::new();
        while !told.iter().any(|line: &String| line.contains(&wanted)) {
            assert!(std::time::Instant::now() < until, "{directive}: {script}: {told:?}");
            told.extend(browser.console());
        }
    }
}
