//! Pages as screen readers get them: the accessibility tree of Chromium.

use std::{collections::BTreeMap, fmt::Write as _};

use serde_json::{Value, json};
use store::testing::chromium::{self, Chromium};

use super::{
    ann_at_board,
    looks::{site_of_envelopes, visit_all},
    square, wait_for_ply,
};

/// Roles of elements that a person works.
const CONTROLS: [&str; 14] = [
    "button",
    "link",
    "textbox",
    "searchbox",
    "combobox",
    "listbox",
    "checkbox",
    "radio",
    "spinbutton",
    "slider",
    "switch",
    "tab",
    "menuitem",
    "DisclosureTriangle",
];

/// Roles of elements that are seen and have no text.
const GRAPHICS: [&str; 5] = ["image", "img", "graphics-document", "graphics-symbol", "SvgRoot"];

/// Roles of elements that are read as the text of another.
const TEXTS: [&str; 7] =
    ["StaticText", "paragraph", "LabelText", "ListMarker", "strong", "listitem", "caption"];

/// States that an outline shows.
const STATES: [&str; 5] = ["level", "pressed", "checked", "expanded", "live"];

/// The parts of a game in the order of reading. Other services have them on a page of their own for blind players; its
/// settings are those of the account here.
const READ: [&str; 12] = [
    "Account",
    "G1: Ann - Bob",
    "Your move by ",
    "Board",
    "The last move was ",
    "Board, with White below",
    "Your move",
    "Move, in any notation",
    "Clocks",
    "Moves",
    "Pieces",
    "Messages",
];

/// An element of the accessibility tree.
struct Node {
    role: String,
    name: String,
    /// States by name: `level`, `pressed`, `live` and others.
    states: BTreeMap<String, Value>,
    below: Vec<Self>,
}

impl Node {
    /// Reads the tree of the page.
    fn of(browser: &Chromium) -> Self {
        let whole = browser.devtools("Accessibility.getFullAXTree", &json!({}));
        let nodes = whole["nodes"].as_array().expect("nodes");
        let by_id: BTreeMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let mut roots = Self::read(nodes.first().expect("a document"), &by_id);
        assert_eq!(roots.len(), 1);
        roots.remove(0)
    }

    /// Reads an element. An ignored one is replaced by those below it.
    fn read(node: &Value, by_id: &BTreeMap<&str, &Value>) -> Vec<Self> {
        let below = node["childIds"].as_array().into_iter().flatten();
        let below = below.filter_map(|id| by_id.get(id.as_str()?)).flat_map(|node| Self::read(node, by_id));
        let below: Vec<Self> = below.collect();
        let role = node["role"]["value"].as_str().unwrap_or_default();
        if node["ignored"] == true || ["generic", "none", "InlineTextBox", "LineBreak"].contains(&role) {
            return below;
        }
        let name = node["name"]["value"].as_str().unwrap_or_default();
        let name = name.replace('\u{a0}', " ").replace(['\u{2068}', '\u{2069}'], "");
        let states = node["properties"].as_array().into_iter().flatten();
        let states = states
            .filter_map(|state| Some((state["name"].as_str()?.to_owned(), state["value"]["value"].clone())));
        vec![Self { role: role.to_owned(), name, states: states.collect(), below }]
    }

    /// The element and all below it, in the order of reading.
    fn all(&self) -> Vec<&Self> {
        let mut all = vec![self];
        all.extend(self.below.iter().flat_map(Self::all));
        all
    }

    fn with_role(&self, role: &str) -> Vec<&Self> {
        self.all().into_iter().filter(|node| node.role == role).collect()
    }

    /// The text in it.
    fn text(&self) -> String {
        self.with_role("StaticText").into_iter().map(|text| &*text.name).collect()
    }

    /// Writes a line for each element that is more than text.
    fn outline(&self, depth: usize, written: &mut String) {
        let is_text = TEXTS.contains(&&*self.role);
        if !is_text {
            let name = if self.role == "status" { self.text() } else { self.name.clone() };
            let name = if name.is_empty() { name } else { format!(" \"{name}\"") };
            let states = STATES.into_iter().filter_map(|state| Some((state, self.states.get(state)?)));
            let states: String = states.map(|(name, value)| format!(" {name}={value}")).collect();
            writeln!(written, "{}{}{name}{states}", "  ".repeat(depth), self.role).expect("memory");
        }
        // The name of a row of the board is its squares.
        if self.role != "row" {
            self.below.iter().for_each(|node| node.outline(depth + usize::from(!is_text), written));
        }
    }

    /// The faults that no page may have.
    fn faults(&self) -> Vec<String> {
        let all = self.all();
        let with_role = |role: &str| all.iter().filter(|node| node.role == role).count();
        let levels =
            Vec::from_iter(all.iter().filter(|node| node.role == "heading").map(|node| node.level()));
        let needs_name = |node: &&&Self| CONTROLS.contains(&&*node.role) || GRAPHICS.contains(&&*node.role);
        let nameless = all.iter().filter(needs_name).filter(|node| node.name.trim().is_empty());
        let mut faults = Vec::from_iter(nameless.map(|node| format!("a {} without a name", node.role)));
        let is_quiet =
            |node: &&Self| node.role == "status" && node.states.get("live") != Some(&json!("polite"));
        for (is_wrong, fault) in [
            (levels.first() != Some(&1), "the first heading is not of the first level"),
            (levels.iter().filter(|level| **level == 1).count() > 1, "two headings of the first level"),
            (levels.windows(2).any(|pair| pair[1] > pair[0] + 1), "a level of headings is left out"),
            (with_role("main") != 1, "not one main part"),
            (with_role("status") == 0, "no place for results"),
            (all.into_iter().any(|node| is_quiet(&node)), "a result that is not read"),
        ] {
            if is_wrong {
                faults.push(fault.to_owned());
            }
        }
        faults
    }

    fn level(&self) -> u64 {
        self.states.get("level").and_then(Value::as_u64).unwrap_or_default()
    }

    /// The names of the headings, in their order.
    fn headings(&self) -> Vec<&str> {
        self.with_role("heading").into_iter().map(|node| &*node.name).collect()
    }
}

#[test]
fn every_page_reads_well() {
    let Some(browser) = chromium::started() else { return };
    browser.screen(360, 740, "light");
    visit_all(&browser, |name| {
        browser.run("document.querySelectorAll('details').forEach(part => part.open = true)");
        assert_eq!(Node::of(&browser).faults(), Vec::<String>::new(), "{name}");
    });
}

#[test]
fn bad_pages_are_found() {
    let Some((site, browser)) = ann_at_board() else { return };
    for (what, faults) in [
        ("", json!([])),
        ("main.querySelector('#move button').replaceChildren()", json!(["a button without a name"])),
        ("main.querySelector('a').replaceChildren()", json!(["a link without a name"])),
        ("main.append(document.createElement('input'))", json!(["a textbox without a name"])),
        (
            "const image = document.createElement('img'); image.src = '/static/none'; image.role = 'img'; main.append(image)",
            json!(["a image without a name"]),
        ),
        ("main.append(document.createElement('h1'))", json!(["two headings of the first level"])),
        ("main.append(document.createElement('h4'))", json!(["a level of headings is left out"])),
        ("main.before(main.querySelector('h2'))", json!(["the first heading is not of the first level"])),
        ("main.after(document.createElement('main'))", json!(["not one main part"])),
        (
            "main.querySelectorAll('[role=status]').forEach(part => part.remove())",
            json!(["no place for results"]),
        ),
        ("main.querySelector('#hint').ariaLive = 'off'", json!(["a result that is not read"])),
    ] {
        site.open(&browser, "/g/1");
        browser.run(&format!(
            "const main = document.querySelector('main'); {what};\
             document.querySelectorAll('h1, h4').forEach(heading => heading.textContent ||= 'x')"
        ));
        assert_eq!(json!(Node::of(&browser).faults()), faults, "{what}");
    }
}

/// A game has all its parts in order, and its board is a grid of named squares.
#[test]
fn game_reads_as_outlined() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.click("#send button");
    wait_for_ply(&browser, 1);
    site.bob_plays("e5");
    site.open(&browser, "/g/1");
    browser.wait("return document.querySelector('.board[role=grid]') !== null");
    browser.click(&square("g1"));
    let page = Node::of(&browser);
    let mut outline = String::new();
    page.outline(0, &mut outline);
    insta::assert_snapshot!(outline);
    let read = page.all();
    let mut rest = read.iter();
    for part in READ {
        assert!(rest.any(|node| node.name.starts_with(part)), "{part} is not read there");
    }
    let grids = page.with_role("grid");
    assert_eq!(grids.len(), 1);
    let rows: Vec<_> = grids[0].with_role("row").into_iter().map(|row| row.with_role("gridcell")).collect();
    // The last row has the names of the files.
    for (row, rank) in rows.iter().take(8).zip((1..=8).rev()) {
        let squares: Vec<_> =
            row.iter().map(|cell| cell.name.get(..2).unwrap_or_default().to_owned()).collect();
        assert_eq!(squares, Vec::from_iter(('a'..='h').map(|file| format!("{file}{rank}"))));
        for cell in row {
            assert_eq!(cell.with_role("button").len(), 1, "{}", cell.name);
        }
    }
    assert_eq!(rows.len(), 9);
    let buttons = grids[0].with_role("button");
    let pressed = buttons.iter().filter(|button| button.states.get("pressed") == Some(&json!("true")));
    assert_eq!(Vec::from_iter(pressed.map(|button| &*button.name)), ["g1, white knight"]);
}

#[test]
fn pages_have_their_headings() {
    let Some(browser) = chromium::started() else { return };
    let site = site_of_envelopes();
    let check = |path: &str, headings: &[&str]| {
        site.open(&browser, path);
        assert_eq!(Node::of(&browser).headings(), headings, "{path}");
    };
    check("/sign-in", &["Sign in"]);
    site.sign_in(&browser, "Carl");
    check("/games", &["Games", "Waiting for your move", "Waiting for your opponents"]);
    let sealing = ["G1: seal your move", "Your move", "Send the envelope", "What this protects from"];
    check("/g/1/seal", &sealing);
    check("/desk", &["Arbiter's desk", "Envelopes (1)"]);
}
