//! The pieces and the colours of boards.

use std::collections::BTreeMap;

use app::ports::{BoardColours, PieceSet, Role};
use domain::{PlayerId, Regulations};
use store::testing::TestInstance;

use super::{super::assets, browser::Browser};
use crate::testing::Server;

async fn ann_and_server() -> (TestInstance, Server) {
    let instance = TestInstance::new();
    instance.add("Carl", Role::Arbiter);
    instance.player("Ann");
    instance.player("Bob");
    instance.game(PlayerId(1), ["Ann", "Bob"], Regulations::default());
    let server = Server::of(&instance).await;
    (instance, server)
}

#[actix_web::test]
async fn look_of_boards_is_chosen() {
    let (instance, server) = ann_and_server().await;
    let ann = Browser::of(&server, &instance, "Ann").await;
    let page = ann.get("/g/1").await;
    assert_eq!((page.all("use").len(), page.all("i").len()), (32, 32), "drawings");
    let address = page.all("use")[0].attribute("href").unwrap();
    let (file, symbol) = address.split_once('#').unwrap();
    let drawings = ann.get(file).await.answer;
    assert_eq!(drawings.header("content-type"), "image/svg+xml");
    assert!(drawings.text.contains(&format!("id=\"{symbol}\"")), "{symbol}");
    for (set, board) in PieceSet::ALL.into_iter().flat_map(|set| BoardColours::ALL.map(|board| (set, board)))
    {
        let form = ann.get("/me").await.form("/me/settings").with("letters", "german");
        let saved = ann.submit(form.with("pieces", set.name()).with("board", board.name())).await;
        assert_eq!(saved.status(), 303, "{}", saved.text());
        let me = server.get("/v1/me", "player-2").await.done(200);
        assert_eq!((&me["pieces"], &me["board"]), (&set.name().into(), &board.name().into()));
        let page = ann.get("/g/1").await;
        let class = page.all("table")[0].attribute("class").unwrap();
        assert_eq!(class, format!("board {}", board.name()));
        let pieces = page.all("i");
        let queen = pieces.iter().any(|piece| piece.text() == "D");
        assert_eq!((pieces.len(), queen), (32, set == PieceSet::Letters), "{set:?}");
    }
    let unknown = ann.get("/me").await.form("/me/settings").with("pieces", "staunty");
    assert_eq!(ann.submit(unknown).await.status(), 400);
}

#[test]
fn every_piece_set_has_licence() {
    let notice = assets::NOTICE.text();
    for set in PieceSet::ALL {
        assert!(notice.lines().any(|line| line.starts_with(&format!("{}: ", set.name()))), "{set:?}");
    }
    for words in ["GPL-3.0-or-later", "GNU GENERAL PUBLIC LICENSE", "Colin M.L. Burnett"] {
        assert!(notice.contains(words), "{words}");
    }
}

/// The luminance of `#rgb` or `#rrggbb` (WCAG 2.2).
fn luminance(color: &str) -> f64 {
    let digits = color.trim_start_matches('#');
    let width = digits.len() / 3;
    let part = |index: usize| {
        let text = &digits[index * width..(index + 1) * width];
        let value = u8::from_str_radix(&text.repeat(2 / width), 16).expect("a colour");
        let share = f64::from(value) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126_f64.mul_add(part(0), 0.7152_f64.mul_add(part(1), 0.0722 * part(2)))
}

fn contrast(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|color| luminance(color) + 0.05);
    one.max(other) / one.min(other)
}

/// Marks are black beside their colour, so black is seen on every square, by day and by night.
#[test]
fn boards_keep_contrast() {
    let style = assets::STYLE.text();
    for board in BoardColours::ALL {
        // Brown are those without another class.
        let name = format!(".board.{} {{", board.name());
        let name = if board == BoardColours::default() { ".board {" } else { &name };
        let lines =
            style.lines().map(str::trim).filter(|line| line.starts_with(name) && line.contains("--light:"));
        let boards: Vec<BTreeMap<&str, &str>> = lines
            .map(|line| {
                let inside = line.trim_start_matches(name).trim_end_matches('}');
                inside.split(';').filter_map(|rule| rule.trim().split_once(": ")).collect()
            })
            .collect();
        assert_eq!(boards.len(), 2, "{board:?} by day and by night");
        for colours in boards {
            for (part, color) in &colours {
                assert!(contrast("#000", color) >= 4.0, "{board:?}: black on {part} {color}");
            }
            assert!(contrast(colours["--light"], colours["--dark"]) >= 1.7, "{board:?}: {colours:?}");
        }
    }
}
