//! The focus is never hidden (WCAG 2.4.11): each stop of the tabulator is on the screen, and nothing lies over it.

use serde_json::Value;
use store::testing::chromium::{self, Chromium};

use super::{ENTER, TAB, ann_at_board, looks::visit_all, square};

/// The most stops of an element: a date has one for each of its parts, and one for its calendar.
const STOPS: u64 = 5;

/// Opens what is closed, and goes to the first stop. Returns the number of elements that the tabulator must reach.
const BEGIN: &str = "\
    document.querySelectorAll('details').forEach(part => part.open = true);\
    const isChosen = (field) => {\
      if (field.type !== 'radio') return true;\
      const group = [...document.getElementsByName(field.name)];\
      return field === (group.find(one => one.checked) ?? group[0]);\
    };\
    const all = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]');\
    window.expected = [...all].filter(field => field.tabIndex >= 0 && !field.disabled && isChosen(field) &&\
      field.checkVisibility({ visibilityProperty: true }));\
    window.stops = new Set();\
    expected[0].focus();\
    return expected.length";

/// The fault of the element with the focus, and whether it is the last one. Behind that the browser itself has the focus.
const STOP: &str = "\
    const stop = document.activeElement;\
    stops.add(stop);\
    const own = [stop, ...(stop.labels ?? [])];\
    const points = [...stop.getClientRects()].flatMap(({ left, top, width, height }) => [.1, .5, .9].flatMap(\
      x => [.1, .5, .9].map(y => [left + x * width, top + y * height])));\
    const hits = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)\
      .map(([x, y]) => document.elementFromPoint(x, y));\
    const isOwn = (hit) => own.some(part => part.contains(hit));\
    const over = hits.find(hit => !isOwn(hit) && !hit?.contains(stop));\
    const named = (node) => node.outerHTML.slice(0, 80);\
    let fault = '';\
    if (over) fault = `${named(stop)} is under ${named(over)}`;\
    else if (!hits.some(isOwn)) fault = `${named(stop)} is off the screen`;\
    return [fault, expected.every(field => stops.has(field))]";

/// Returns what hides the focus on its way through a page, and what it never reaches.
#[track_caller]
fn hidden(browser: &Chromium) -> Vec<Value> {
    let expected = browser.run(BEGIN).as_u64().expect("a number");
    let mut faults = Vec::new();
    for _ in 0..STOPS * expected {
        let found = browser.run(STOP);
        faults.extend(Some(found[0].clone()).filter(|fault| fault != ""));
        if found[1] == true {
            return faults;
        }
        browser.keys(TAB);
    }
    faults.push(
        browser.run("return expected.filter(field => !stops.has(field)).map(field => field.outerHTML)"),
    );
    faults
}

#[track_caller]
fn check(browser: &Chromium, page: &str) {
    assert_eq!(hidden(browser), Vec::<Value>::new(), "{page}: {}", browser.url());
}

#[test]
fn focus_is_never_hidden() {
    let Some(browser) = chromium::started() else { return };
    for (width, height) in [(320, 640), (1280, 800)] {
        browser.screen(width, height, "light");
        visit_all(&browser, |name| check(&browser, &format!("{name} {width}")));
    }
}

/// With a piece picked, a move chosen and a word answered, too.
#[test]
fn focus_of_move_is_not_hidden() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.screen(320, 640, "light");
    site.open(&browser, "/g/1");
    browser.click(&square("e2"));
    check(&browser, "picked");
    browser.click(&square("e4"));
    check(&browser, "chosen");
    site.open(&browser, "/g/1");
    browser.write("#move input[name=move]", "l");
    browser.keys(ENTER);
    browser.wait("return document.querySelector('#answer')?.textContent");
    check(&browser, "answered");
}

#[test]
fn hidden_focus_is_found() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.screen(320, 640, "light");
    let bar = "const bar = document.body.appendChild(document.createElement('dialog'));\
               const put = (name, value) => bar.style.setProperty(name, value);\
               bar.open = true; put('height', '8rem'); put('inset', 'auto 0 0 0'); put('max-width', '100vw');";
    for (what, is_found) in [
        ("put('position', 'static')", false),
        ("put('position', 'fixed')", true),
        ("put('position', 'sticky')", true),
        ("put('position', 'fixed'); put('inset', '0 0 auto 0')", true),
        (
            "bar.tabIndex = 0; put('position', 'absolute'); put('inset', '0 auto auto -999px'); put('width', '1rem')",
            true,
        ),
        (
            "addEventListener('focusin', ({ target }) => target.matches('select, textarea') && target.blur())",
            true,
        ),
    ] {
        site.open(&browser, "/g/1");
        browser.run(&format!("{bar}{what}"));
        assert_eq!(!hidden(&browser).is_empty(), is_found, "{what}");
    }
}
