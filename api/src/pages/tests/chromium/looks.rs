//! Every page by day, by night and from right to left, on narrow phones and on a desktop. Each is checked for its width,
//! and on three of five screens as read aloud (axe). The pictures are in `target/pages`, to be looked at.

use std::{collections::BTreeSet, fs, panic::AssertUnwindSafe};

use actix_web::dev::ResourceDef;
use app::{
    Request,
    ports::{BoardColours, PieceSet, Role},
};
use domain::{Command, GameId, PlayerId, PublicRules, Regulations};
use serde_json::json;
use store::testing::chromium::{self, Chromium};

use super::{
    super::{
        super::layout::tests::HELD,
        admin::{play, set_aside},
        routes::routes,
    },
    Site, ann_at_board, answers, ask_to_sign_in, confirm, is_quiet, square,
};
use crate::testing::take_into_log;

/// A screen: its width, height and colours, the language of the pages, and how they are checked.
type Screen = (u32, u32, &'static str, &'static str, Check);

/// Checks a page under the name of its picture.
type Check = fn(&Chromium, &str);

/// Both widths, and each of day, night and right to left with axe once at least.
pub(super) const SCREENS: [Screen; 5] = [
    (360, 740, "light", "en", see),
    (1280, 800, "light", "en", fits),
    (320, 640, "dark", "en", see),
    (1280, 800, "dark", "ar", see),
    (320, 640, "light", "ar", fits),
];

/// A page: its name in pictures, its route, and its address here.
type Page = (&'static str, &'static str, &'static str);

const PUBLIC: [Page; 14] = [
    ("front", "/", "/"),
    ("sign-in", "/sign-in", "/sign-in"),
    ("sign-in-code", "/sign-in/code", "/sign-in/code"),
    ("sign-in-first", "/sign-in/first", "/sign-in/first"),
    ("sign-up", "/sign-up", "/sign-up"),
    ("source", "/source", "/source"),
    ("log", "/log", "/log"),
    ("check", "/check", "/check"),
    ("problem-code", "/problems/{code}", "/problems/game_over"),
    ("docs", "/docs/", "/docs/"),
    ("docs-tag", "/docs/{part}", "/docs/challenges"),
    ("docs-schemas", "/docs/{part}", "/docs/schemas"),
    ("game-public", "/g/{id}", "/g/4"),
    ("player-public", "/players/{who}", "/players/Ann"),
];

const OWN: [Page; 21] = [
    ("front-member", "/", "/"),
    ("games", "/games", "/games"),
    ("finished", "/games/finished", "/games/finished"),
    ("player", "/players/{who}", "/players/2"),
    ("game", "/g/{id}", "/g/1"),
    ("game-other", "/g/{id}", "/g/2"),
    ("game-past", "/g/{id}", "/g/2?ply=1"),
    ("analysis", "/g/{id}/analysis", "/g/2/analysis"),
    ("plan", "/g/{id}/plan", "/g/2/plan"),
    ("notes", "/g/{id}/notes", "/g/2/notes"),
    ("withdrawal", "/g/{id}/withdrawal", "/g/2/withdrawal"),
    ("leave", "/leave", "/leave"),
    ("new", "/new", "/new"),
    ("invited", "/new/{id}", "/new/2"),
    ("offers", "/seeks", "/seeks"),
    ("account", "/me", "/me"),
    ("address", "/me/address", "/me/address"),
    ("desk", "/desk", "/desk"),
    ("desk-game", "/desk/g/{id}", "/desk/g/3"),
    ("desk-act", "/desk/g/{id}/{act}", "/desk/g/3/adjudicate"),
    ("desk-pace", "/desk/g/{id}/pace", "/desk/g/3/pace"),
];

const ADMINISTRATORS: [Page; 7] = [
    ("admin", "/admin", "/admin"),
    ("admin-players", "/admin/players", "/admin/players"),
    ("admin-player", r"/admin/players/{id:\d+}", "/admin/players/2"),
    ("admin-mails", "/admin/mail", "/admin/mail"),
    ("admin-mail", r"/admin/mail/{id:\d+}", "/admin/mail/1"),
    ("admin-trouble", "/admin/trouble", "/admin/trouble"),
    ("admin-health", "/admin/health", "/admin/health"),
];

/// Pages of a game whose move an arbiter plays, seals and opens.
const ENVELOPES: [Page; 2] =
    [("seal", "/g/{id}/seal", "/g/1/seal"), ("desk-envelope", "/desk/g/{id}/envelope", "/desk/g/2/envelope")];

/// Routes that answer with a file, a stream, or the way to a page.
const NO_PAGES: [&str; 9] = [
    "/openapi.yaml",
    "/openapi.json",
    "/static/{name}",
    "/me/export",
    "/games/next",
    "/games/pgn",
    "/g/{id}/pgn",
    "/g/{id}/live",
    "/desk/game",
];

#[track_caller]
pub(super) fn look(browser: &Chromium, name: &str) {
    see(browser, name);
    is_quiet(browser);
}

/// [`look`] at what a browser may report as an error.
#[track_caller]
pub(super) fn see(browser: &Chromium, name: &str) {
    with_all_parts(browser, name, |name, part| {
        // axe takes no account of the colour of the screen itself.
        assert_eq!(browser.axe_in(part), json!([]), "{name}: {}", browser.url());
        check_picture(browser, name);
    });
}

/// A page that is not wider than its screen.
#[track_caller]
fn fits(browser: &Chromium, name: &str) {
    with_all_parts(browser, name, |name, _| check_picture(browser, name));
}

#[track_caller]
fn check_picture(browser: &Chromium, name: &str) {
    browser.check_width(name);
    assert_eq!(browser.run(BROKEN), json!([]), "{name}: each is broken over two lines");
    picture(browser, name);
}

/// The dates, times and offsets that do not lie on one line.
const BROKEN: &str = "\
    const NUMBERS = /(?<![\\w:-])(?:\\d{4}-\\d\\d-\\d\\d|[+-]?\\d\\d?:\\d\\d(?::\\d\\d)?)(?!\\w)/g;\
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), broken = [];\
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {\
      for (const { index, 0: number } of text.data.matchAll(NUMBERS)) {\
        const range = document.createRange();\
        range.setStart(text, index);\
        range.setEnd(text, index + number.length);\
        const tops = [...range.getClientRects()].map((rect) => Math.round(rect.top));\
        if (new Set(tops).size > 1) broken.push(number);\
      }\
    }\
    return broken";

/// Dates break between their parts alone, however narrow the page is; what is copied has no other signs.
#[test]
fn dates_do_not_break_inside() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.screen(320, 640, "light");
    let state = "document.querySelector('#state')";
    let text = browser.run(&format!("return {state}.textContent.replaceAll('\u{a0}', ' ')"));
    assert_eq!(text, json!("Your move by Mon 2026-01-12 10:00 +00:00, in 7 d."));
    for width in 1..40 {
        browser.run(&format!("{state}.parentNode.style.setProperty('width', '{width}ch')"));
        assert_eq!(browser.run(BROKEN), json!([]), "{width}");
    }
    let held = format!("{state}.querySelectorAll('.unbroken')");
    browser.run(&format!("{held}.forEach(number => number.classList.remove('unbroken'))"));
    browser.run(&format!("{state}.parentNode.style.setProperty('width', '8ch')"));
    assert_ne!(browser.run(BROKEN), json!([]), "the test sees what is broken");
    let script = include_str!("../../../../assets/unbroken.js");
    let held_of = "map(part => typeof part === 'string' ? part : `[${part.textContent}]`).join('')";
    for held in HELD {
        let text = json!(held.replace(['[', ']'], ""));
        assert_eq!(browser.run(&format!("{script} return unbroken({text}).{held_of}")), json!(held));
    }
    // A script that tells the time left writes as the page does.
    site.open(&browser, "/g/1");
    site.instance.clock.advance(domain::Span::days(6) + domain::Span::hours(1));
    browser.run("document.dispatchEvent(new Event('visibilitychange'))");
    browser.wait(&format!("return /in 22:59:[45][0-9]/.test({state}.textContent)"));
    assert_eq!(browser.run(&format!("return {held}.length")), json!(4));
}

/// On a desktop the board, the clocks and the moves are seen together; a narrow page is one column.
#[test]
fn desktop_shows_the_game_whole() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.click(&square("e2"));
    browser.click(&square("e4"));
    browser.click("#send button");
    super::wait_for_ply(&browser, 1);
    for (text, player) in
        ["e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"].iter().zip([3, 2].into_iter().cycle())
    {
        site.submit(GameId(1), PlayerId(player), Request::play((*text).to_owned(), false));
    }
    let places = "\
        const place = (css) => document.querySelector(css).getBoundingClientRect();\
        const parts = ['.board', '#move button', '.clocks', 'ol.moves', 'ul.steps', '#state'].map(place);\
        const middle = ({ left, right }) => (left + right) / 2;";
    let seen = format!(
        "{places} return [0, 2, 3, 4, 5].every(part => parts[part].top >= 0 && parts[part].bottom <= innerHeight)"
    );
    let beside = format!(
        "{places} return [2, 3, 4, 5].map(part => Math.sign(middle(parts[part]) - Math.max(parts[0].right, parts[1].right)))"
    );
    let (left, right) = (json!([1, 1, 1, 1]), json!([-1, -1, -1, -1]));
    for (width, height, language, is_wide) in
        [(1280, 800, "en", true), (1280, 800, "ar", true), (1000, 900, "en", true), (900, 800, "en", false)]
    {
        site.instance.execute(&format!("UPDATE player SET language = '{language}'")).expect("SQL");
        browser.screen(width, height, "light");
        site.open(&browser, "/g/1");
        if height == 800 && is_wide {
            assert_eq!(browser.run(&seen), json!(true), "{language}");
        }
        let sides = if language == "ar" && is_wide { &right } else { &left };
        assert_eq!(browser.run(&beside) == *sides, is_wide, "{width} {language}");
        let order = "return [...document.querySelectorAll('#state, .board, #move, .clocks, ol.moves')].map(part => part.tagName)";
        assert_eq!(browser.run(order), json!(["STRONG", "TABLE", "FORM", "DIV", "OL"]));
    }
    // A list has more than one column, too.
    for _ in 0..3 {
        site.game(["Ann", "Bob"]);
    }
    site.instance.execute("UPDATE player SET language = 'en'").expect("SQL");
    let columns = "return new Set([...document.querySelectorAll('ul.rows > li')].map(row => row.getBoundingClientRect().left)).size";
    for (width, expected) in [(1280, 2), (900, 1)] {
        browser.screen(width, 800, "light");
        site.open(&browser, "/games");
        assert_eq!(browser.run(columns), json!(expected), "{width}");
    }
}

/// Checks a page as it comes, and with its closed parts opened. Neither width nor axe sees into a closed one. The check
/// gets the name of the picture and the part of the page that is new.
#[track_caller]
fn with_all_parts(browser: &Chromium, name: &str, check: impl Fn(&str, &str)) {
    check(name, "html");
    let are_shown = browser.run(
        "window.opened = [...document.querySelectorAll('details:not([open])')]; opened.forEach(part => part.open = true); \
         return opened.some(part => part.checkVisibility())",
    );
    if are_shown == json!(true) {
        check(&format!("{name}-opened"), "details[open]");
    }
    browser.run("opened.forEach(part => part.open = false)");
}

fn picture(browser: &Chromium, name: &str) {
    let folder = chromium::target().join("pages");
    fs::create_dir_all(&folder).expect("a folder");
    browser.picture(&folder.join(format!("{name}.png")));
}

/// The document of the API is longer than a picture can be.
#[test]
fn pictures_have_an_end() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::new();
    browser.screen(320, 640, "light");
    for (path, is_cut) in [("/docs/schemas", true), ("/source", false)] {
        site.open(&browser, path);
        picture(&browser, "longest");
        let png = fs::read(chromium::target().join("pages/longest.png")).expect("a picture");
        let height = u32::from_be_bytes(png[20..24].try_into().expect("four bytes"));
        let whole = browser.run("return document.documentElement.scrollHeight * devicePixelRatio > 8000");
        assert_eq!((height == 8000, whole), (is_cut, json!(is_cut)), "{path}: {height}");
    }
}

/// The pages to which an address leads.
fn walked() -> impl Iterator<Item = &'static Page> {
    PUBLIC.iter().chain(&OWN).chain(&ADMINISTRATORS).chain(&ENVELOPES)
}

/// The routes of pages.
pub(in super::super) fn routes_of_pages() -> impl Iterator<Item = &'static str> {
    walked().map(|(_, route, _)| *route).chain(answers::ROUTES)
}

#[test]
fn no_page_is_forgotten() {
    for (name, route, address) in walked() {
        let path = address.split('?').next().expect("a path");
        assert!(ResourceDef::new(*route).is_match(path), "{name}: {route}, {path}");
    }
    let known: BTreeSet<String> = routes_of_pages().chain(NO_PAGES).map(str::to_owned).collect();
    assert_eq!(routes("get"), known);
}

/// Looks at each page on every screen.
fn walk(site: &Site, browser: &Chromium, pages: &[Page]) {
    for (width, height, scheme, language, check) in SCREENS {
        browser.screen(width, height, scheme);
        let languages = json!({"headers": {"Accept-Language": language}});
        browser.devtools("Network.enable", &json!({}));
        browser.devtools("Network.setExtraHTTPHeaders", &languages);
        site.instance.execute(&format!("UPDATE player SET language = '{language}'")).expect("SQL");
        let screen = format!("{width}-{scheme}-{language}");
        for (name, _, path) in pages {
            site.open(browser, path);
            assert_eq!(browser.url(), format!("{}{path}", site.socket.url), "{name} is shown");
            check(browser, &format!("{name}-{screen}"));
            is_quiet(browser);
        }
    }
}

#[test]
fn public_pages_are_good() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.game(["Ann", "Bob"]);
    site.game(["Ann", "Bob"]);
    let public = Regulations { public: Some(PublicRules { delay: 0 }), ..Regulations::default() };
    site.instance.game(PlayerId(1), ["Ann", "Bob"], public.clone());
    let over = site.instance.game(PlayerId(1), ["Ann", "Bob"], public);
    site.submit(over, PlayerId(2), Command::Resign.into());
    take_into_log(&site.instance);
    ask_to_sign_in(&browser, &site.socket, "Ann");
    walk(&site, &browser, &PUBLIC);
}

/// An arbiter who plays too has them all.
#[test]
fn pages_of_members_are_good() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.game(["Carl", "Bob"]);
    site.game(["Ann", "Bob"]);
    site.sign_in(&browser, "Carl");
    site.open(&browser, "/me");
    browser.write("form[action='/me/address'] input[name=email]", "carl@example.com");
    browser.click("form[action='/me/address'] button");
    browser.wait("return location.pathname === '/me/address'");
    walk(&site, &browser, &OWN);
    for (width, height, scheme, language, check) in SCREENS {
        browser.screen(width, height, scheme);
        site.instance.execute(&format!("UPDATE player SET language = '{language}'")).expect("SQL");
        let screen = format!("{width}-{scheme}-{language}");
        site.open(&browser, "/g/2");
        browser.click(&square("g1"));
        check(&browser, &format!("game-picked-{screen}"));
        browser.click(&square("f3"));
        check(&browser, &format!("game-chosen-{screen}"));
        is_quiet(&browser);
    }
}

#[test]
fn pages_of_administrators_are_good() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.instance.add("Rita", Role::Administrator);
    set_aside(&site.instance, play(0), "Which move is it?");
    let at = site.instance.clock_now().0;
    let columns = "player, since, last_at, bounces, score, reason, stopped_at, marked, pending, next_at";
    let stopped = format!(
        "INSERT INTO mail_problem ({columns}) VALUES (2, {at}, {at}, 3, 4, '5.1.1', {at}, FALSE, FALSE, {at})"
    );
    site.instance.execute(&stopped).expect("SQL");
    site.sign_in(&browser, "Rita");
    walk(&site, &browser, &ADMINISTRATORS);
    browser.screen(320, 640, "light");
    site.open(&browser, "/admin/players/2");
    browser.write("form[action='/admin/players/2/restore-mail'] [name=reason]", "A new mailbox");
    browser.click("form[action='/admin/players/2/restore-mail'] button");
    browser.wait("return document.querySelector('form[action$=\"/confirm\"]') !== null");
    look(&browser, "admin-act-320-light");
}

/// Carl seals a move in one game, and has the key for the envelope in another.
pub(super) fn site_of_envelopes() -> Site {
    let site = Site::new();
    for (players, sealer, other) in [(["Carl", "Bob"], 1, 3), (["Ann", "Bob"], 2, 3)] {
        let game = site.game(players);
        site.submit(game, PlayerId(other), Command::Adjourn.into());
        site.submit(game, PlayerId(sealer), Command::Adjourn.into());
    }
    site.submit(GameId(2), PlayerId(2), Request::seal("Nf3".to_owned(), false));
    site
}

#[test]
fn pages_of_envelopes_are_good() {
    let Some(browser) = chromium::started() else { return };
    let site = site_of_envelopes();
    site.sign_in(&browser, "Carl");
    walk(&site, &browser, &ENVELOPES);
}

/// Every choice of pieces and colours, with a move chosen, by day and by night.
#[test]
fn boards_are_good_in_all_looks() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.sign_in(&browser, "Ann");
    for (pieces, board) in
        PieceSet::ALL.into_iter().flat_map(|set| BoardColours::ALL.map(|board| (set, board)))
    {
        let (pieces, board) = (pieces.name(), board.name());
        site.instance
            .execute(&format!("UPDATE player SET pieces = '{pieces}', board = '{board}'"))
            .expect("SQL");
        for scheme in ["light", "dark"] {
            browser.screen(360, 740, scheme);
            site.open(&browser, "/g/1");
            browser.click(&square("g1"));
            let name = format!("board-{pieces}-{board}-{scheme}");
            assert_eq!(browser.axe_in(".board"), json!([]), "{name}");
            check_picture(&browser, &name);
            is_quiet(&browser);
            let squares = browser.run("return document.querySelectorAll('.board i').length");
            assert_eq!(squares, json!(32));
        }
    }
}

/// Colours of the system in place of those of the page.
#[test]
fn boards_are_good_in_forced_colours() {
    let Some(browser) = chromium::started() else { return };
    let site = Site::with_game();
    site.sign_in(&browser, "Ann");
    for (pieces, scheme) in
        PieceSet::ALL.into_iter().flat_map(|set| ["light", "dark"].map(|scheme| (set, scheme)))
    {
        let pieces = pieces.name();
        site.instance.execute(&format!("UPDATE player SET pieces = '{pieces}'")).expect("SQL");
        browser.screen(360, 740, scheme);
        browser.prefer(&[("forced-colors", "active"), ("prefers-color-scheme", scheme)]);
        site.open(&browser, "/g/1");
        assert_eq!(browser.run("return matchMedia('(forced-colors: active)').matches"), json!(true));
        browser.click(&square("g1"));
        look(&browser, &format!("board-forced-{pieces}-{scheme}"));
        let looks = browser.run(
            "const square = (name, part) => getComputedStyle(document.querySelector(`[data-square=${name}]`), part); \
             const shown = [square('e4').backgroundColor, square('e5').backgroundColor, square('e4').color]; \
             return [new Set(shown).size, square('g1').boxShadow !== 'none', square('f3', '::after').width !== 'auto']",
        );
        assert_eq!(looks, json!([3, true, true]), "squares, the piece that is picked, and where it can go");
    }
}

/// A look finds faults in closed parts, small targets, and a screen that was not asked for.
#[test]
fn look_finds_faults() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.screen(360, 740, "light");
    let is_found = || std::panic::catch_unwind(AssertUnwindSafe(|| see(&browser, "game-spoilt"))).is_err();
    let inside = "document.querySelector('main details:not([open], [hidden])').append(more); more.";
    for (what, is_wrong) in [
        ("title = ''", false),
        ("append(document.createElement('input'))", true),
        (
            "setAttribute('class', 'board'); more.append('x'.repeat(200)); more.style.setProperty('width', '600px')",
            true,
        ),
        (
            "append(...[1, 2].map(() => document.createElement('button'))); more.querySelectorAll('button').forEach(\
          button => { button.textContent = 'i'; button.className = 'link'; button.style.setProperty('min-height', '9px'); \
          button.style.setProperty('line-height', '9px'); button.style.setProperty('display', 'block') })",
            true,
        ),
    ] {
        site.open(&browser, "/g/1");
        browser.run(&format!("const more = document.createElement('p'); {inside}{what}"));
        assert_eq!(is_found(), is_wrong, "{what}");
    }
    site.open(&browser, "/g/1");
    browser.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
    assert!(is_found(), "another screen");
}

/// Tells whether an element of the page moves.
const MOVES: &str = "return [...document.querySelectorAll('*')].map(node => getComputedStyle(node)).some(\
                     style => style.transitionDuration !== '0s' || style.animationName !== 'none' || style.scrollBehavior !== 'auto')";

/// Every page, in the colours of the system and for a reader who asked for no movement.
#[test]
fn pages_obey_preferences() {
    let Some(browser) = chromium::started() else { return };
    browser.screen(360, 740, "light");
    browser.prefer(&[("forced-colors", "active"), ("prefers-reduced-motion", "reduce")]);
    visit_all(&browser, |name| {
        with_all_parts(&browser, &format!("{name}-forced"), |name, _| {
            assert_eq!(browser.run(MOVES), json!(false), "{name} moves");
            check_picture(&browser, name);
        });
        is_quiet(&browser);
    });
    browser.prefer(&[]);
    assert_eq!(browser.run(MOVES), json!(true), "for others it moves");
}

/// Every page fits with letters of double size (WCAG 1.4.4).
#[test]
fn doubled_text_fits() {
    let Some(browser) = chromium::started() else { return };
    browser.screen(640, 900, "light");
    visit_all(&browser, |name| {
        browser.run("document.documentElement.style.setProperty('font-size', '200%')");
        fits(&browser, &format!("{name}-doubled"));
        is_quiet(&browser);
    });
}

/// The distances between lines, paragraphs, letters and words that a reader may set.
const SPACED: &str = "\
    const sheet = new CSSStyleSheet();\
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } \
      p { margin-block-end: 2em !important }');\
    document.adoptedStyleSheets = [sheet]";

/// The texts of which a part is not shown.
const CUT: &str = "\
    const cut = [];\
    for (const part of document.querySelectorAll('body *')) {\
      if (part.closest('.hidden, .skip, svg, select, textarea') || !part.checkVisibility({ visibilityProperty: true })) continue;\
      const { overflowX, overflowY } = getComputedStyle(part), isHidden = (overflow) => ['hidden', 'clip'].includes(overflow);\
      const isWider = part.scrollWidth > part.clientWidth + 1, isHigher = part.scrollHeight > part.clientHeight + 1;\
      const { left, right } = part.getBoundingClientRect();\
      if (isHidden(overflowX) && isWider || isHidden(overflowY) && isHigher) cut.push(part.outerHTML);\
      else if (part.matches('button, summary, th, td, label') && isWider && part.clientWidth > 0) cut.push(part.outerHTML);\
      else if (!part.closest('.scroll, pre') && (left < -1 || right > innerWidth + 1)) cut.push(part.outerHTML);\
    }\
    return cut";

/// Every page fits with the text spacing of WCAG 1.4.12, and no text is cut.
#[test]
fn spaced_text_fits() {
    let Some(browser) = chromium::started() else { return };
    browser.screen(320, 640, "light");
    visit_all(&browser, |name| {
        browser.run(SPACED);
        check_spaced(&browser, &format!("{name}-spaced"));
        is_quiet(&browser);
    });
}

#[track_caller]
fn check_spaced(browser: &Chromium, name: &str) {
    with_all_parts(browser, name, |name, _| {
        check_picture(browser, name);
        assert_eq!(browser.run(CUT), json!([]), "{name}: each is cut");
    });
}

/// A line that has room for its text alone is cut once that is spaced.
#[test]
fn cut_text_is_found() {
    let Some((site, browser)) = ann_at_board() else { return };
    browser.screen(320, 640, "light");
    let part = "const part = document.querySelector('main').appendChild(document.createElement('p')); part.append('Hello');\
                const put = (name, value) => part.style.setProperty(name, value); put('line-height', '1');";
    for (what, is_cut) in [
        ("put('min-height', '1em')", [false, false]),
        ("put('height', '1em'); put('overflow', 'hidden')", [false, true]),
        (
            "const end = part.appendChild(document.createElement('b')); put('overflow-wrap', 'normal');\
             put('width', `${end.offsetLeft - part.offsetLeft + 1}px`); put('overflow', 'clip')",
            [false, true],
        ),
        ("put('margin-inline-start', '-2rem')", [true, true]),
        ("put('white-space', 'nowrap'); part.append('x'.repeat(60))", [true, true]),
    ] {
        for (space, is_cut) in ["", SPACED].into_iter().zip(is_cut) {
            site.open(&browser, "/g/1");
            browser.run(&format!("{part}{what};{space}"));
            let check = AssertUnwindSafe(|| check_spaced(&browser, "game-cut"));
            assert_eq!(std::panic::catch_unwind(check).is_err(), is_cut, "{what} {space}");
        }
    }
}

/// Visits every page, by a visitor who may read it.
pub(super) fn visit_all(browser: &Chromium, visit: impl Fn(&str)) {
    let site = Site::with_game();
    site.game(["Carl", "Bob"]);
    site.game(["Ann", "Bob"]);
    let public = Regulations { public: Some(PublicRules { delay: 0 }), ..Regulations::default() };
    site.instance.game(PlayerId(1), ["Ann", "Bob"], public);
    take_into_log(&site.instance);
    set_aside(&site.instance, play(0), "Which move is it?");
    site.instance.execute("UPDATE player SET role = 'administrator' WHERE name = 'Carl'").expect("SQL");
    ask_to_sign_in(browser, &site.socket, "Carl");
    let walk = |site: &Site, pages: &[Page]| {
        for (name, _, path) in pages {
            site.open(browser, path);
            visit(name);
        }
    };
    walk(&site, &PUBLIC);
    answers::open_offline(&site, browser);
    visit("check-offline");
    site.open(browser, "/sign-in/code");
    confirm(browser, &site.instance);
    site.open(browser, "/me");
    browser.write("form[action='/me/address'] input[name=email]", "carl@example.com");
    browser.click("form[action='/me/address'] button");
    browser.wait("return location.pathname === '/me/address'");
    walk(&site, &OWN);
    walk(&site, &ADMINISTRATORS);
    let site = site_of_envelopes();
    site.sign_in(browser, "Carl");
    walk(&site, &ENVELOPES);
}
