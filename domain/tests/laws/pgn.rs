use std::ops::ControlFlow;

use domain::{
    pgn::{Comments, Options},
    *,
};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};

use crate::{random, table::*};

/// The contents that another program reads.
#[derive(Default)]
struct Read {
    tags: Vec<(String, String)>,
    moves: Vec<SanPlus>,
    outcome: String,
}

struct Collect;

impl Visitor for Collect {
    type Tags = Read;
    type Movetext = Read;
    type Output = Read;

    fn begin_tags(&mut self) -> ControlFlow<Read, Read> {
        ControlFlow::Continue(Read::default())
    }

    fn tag(&mut self, read: &mut Read, name: &[u8], value: RawTag<'_>) -> ControlFlow<Read> {
        let name = String::from_utf8(name.to_vec()).unwrap();
        read.tags.push((name, value.decode_utf8().unwrap().into_owned()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, read: Read) -> ControlFlow<Read, Read> {
        ControlFlow::Continue(read)
    }

    fn san(&mut self, read: &mut Read, san: SanPlus) -> ControlFlow<Read> {
        read.moves.push(san);
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, read: &mut Read, outcome: pgn_reader::shakmaty::Outcome) -> ControlFlow<Read> {
        read.outcome.push_str(outcome.as_str());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, read: Read) -> Read {
        read
    }
}

/// Reads it back: one game, its lines short, its moves legal and leading to the same position.
fn read_back(table: &Table, text: &str) -> Read {
    let movetext = text.split_once("\n\n").unwrap().1;
    for line in movetext.lines() {
        assert!(line.chars().count() <= 79 && !line.starts_with(['%', '[', ';']), "{line}");
    }
    assert!(text.lines().all(|line| line.len() <= 255 && !line.ends_with(' ')), "{text}");
    let mut reader = Reader::new(text.as_bytes());
    let read = reader.read_game(&mut Collect).unwrap().unwrap();
    assert!(!reader.has_more().unwrap(), "one game only");
    let roster: Vec<_> = read.tags.iter().take(7).map(|(name, _)| name.as_str()).collect();
    assert_eq!(roster, ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
    let tag = |name: &str| read.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
    let chess960 = tag("Variant") == Some("Chess960");
    let mut position =
        tag("FEN").map_or_else(Position::default, |fen| Position::from_fen(fen, chess960).unwrap());
    for san in &read.moves {
        position = position.play(san.san.to_move(position.chess()).unwrap()).unwrap();
    }
    assert_eq!(position.fen(), table.game.position.fen());
    assert_eq!(tag("Result"), Some(read.outcome.as_str()));
    read
}

fn write(table: &Table, message: &'static str, comments: Comments) -> String {
    let options = Options {
        white: "Ann",
        black: "Bob",
        site: "https://example.org",
        tags: &[],
        comments,
        clock_rules: None,
    };
    pgn::write(&table.events, &options, |_| Some(message)).unwrap()
}

#[test]
fn random_games_are_read_back() {
    for seed in 0..300 {
        let table = random::game(seed);
        for comments in [Comments::Fewest, Comments::Last, Comments::All] {
            read_back(&table, &write(&table, "Good luck!", comments));
        }
    }
}

#[test]
fn whole_game_as_pgn() {
    let mut table = Table::standard();
    table.now = table.now + Span::hours(27);
    let message = Some(Digest([1; 32]));
    table.done(WHITE, Asked(mv_offer("e4"), message));
    table.play("e5");
    table.done(WHITE, Command::Resign);
    let expected = r#"[Event "Test"]
[Site "https://example.org"]
[Date "2027.01.15"]
[Round "-"]
[White "Ann"]
[Black "Bob"]
[Result "0-1"]
[UTCDate "2027.01.15"]
[Termination "normal"]
[TimeControl "1/604800"]
[UTCTime "08:00:00"]

1. e4 {[%ccsnt 2027.01.16,11:00] [%clk 140:59:59] [%emt 27:00:01] (=) Hello,
Bob} 1... e5 {[%ccsnt 2027.01.16,11:00] [%clk 167:59:59] [%emt 0:00:01]} 0-1
"#;
    assert_eq!(write(&table, "Hello, Bob", Comments::All), expected);
    assert!(write(&table, "", Comments::Fewest).ends_with("\n\n1. e4 e5 0-1\n"));
    let last = write(&table, "", Comments::Last);
    assert!(last.ends_with("\n\n1. e4 e5 {[%ccsnt 2027.01.16,11:00]} 0-1\n"), "{last}");
}

/// XBoard lets its user accept by this comment.
#[test]
fn standing_offer_is_in_words() {
    let offers = |table: &Table| {
        [Comments::Last, Comments::All].map(|comments| {
            let text = write(table, "Hello", comments);
            read_back(table, &text);
            ["White", "Black"].map(|side| text.contains(&format!("{{{side} offers a draw}}")))
        })
    };
    let mut table = Table::standard();
    table.play("e4");
    assert_eq!(offers(&table), [[false; 2]; 2]);
    table.done(BLACK, mv_offer("e5"));
    assert_eq!(offers(&table), [[false, true]; 2]);
    let mut agreed = table.clone();
    agreed.done(WHITE, Command::AcceptDraw);
    assert_eq!(offers(&agreed), [[false; 2]; 2]);
    table.play("Nf3");
    assert_eq!(offers(&table), [[false; 2]; 2]);
}

/// Names and messages cannot break out of their place.
#[test]
fn hostile_texts_stay_where_they_are() {
    let long = "x".repeat(3000);
    let texts = [
        "} 1-0 { [Event \"x\"]",
        "\n\n[Event \"Fake\"]\n\n1. d4 *",
        "[%clk 0:00:00] %eval ; comment",
        "quote \" backslash \\ \\\" \u{0} \u{1b}[31m \u{202e}gnp",
        "\u{41f}\u{440}\u{438}\u{432}\u{435}\u{442} \u{1f600}",
        "% % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % % %",
        "",
        "   ",
        "{",
        "}",
        &long,
    ];
    let mut table = Table::standard();
    table.done(BLACK, Command::Say);
    table.done(WHITE, Asked(mv("e4"), Some(Digest([2; 32]))));
    table.done(BLACK, Command::Say);
    for text in texts {
        let mut table = table.clone();
        table.done(ARBITER, Command::Act { act: Act::Adjudicate { outcome: Outcome::BothLose } });
        let options = Options {
            white: text,
            black: text,
            site: text,
            tags: &[("CmailGameName", text), ("Bad name", text), ("Result", "1-0"), ("", text)],
            comments: Comments::All,
            clock_rules: None,
        };
        let pgn = pgn::write(&table.events, &options, |_| Some(text)).unwrap();
        let read = read_back(&table, &pgn);
        assert_eq!(read.moves.len(), 1, "{pgn}");
        assert_eq!(read.outcome, "*");
        assert_eq!(read.tags.iter().filter(|(name, _)| name == "Event").count(), 1);
        assert_eq!(read.tags.iter().filter(|(name, _)| name.contains(' ') || name.is_empty()).count(), 0);
        assert!(!pgn.contains('\u{202e}') && !pgn.contains('\u{1b}'));
    }
}

/// The standard has a name for it, and a question mark for what is not known.
#[test]
fn game_without_event_is_casual() {
    for (event, tag) in [("", "Casual Game"), (" ", "Casual Game"), ("Club", "Club")] {
        let mut table = Table::standard();
        let Some(EventKind::Created { tournament, .. }) =
            table.events.first_mut().map(|event| &mut event.kind)
        else {
            panic!("it begins with its creation");
        };
        *tournament = event.to_owned();
        let text = pgn::write(&table.events, &Options::default(), |_| None).unwrap();
        assert!(text.starts_with(&format!("[Event \"{tag}\"]\n[Site \"?\"]\n")), "{text}");
    }
}

#[test]
fn results_and_terminations() {
    let ended = |actor: Actor, command: Command| {
        let mut table = Table::fen("7k/8/8/8/8/8/PPP5/K7 w - - 0 1");
        table.act(actor, command);
        let text = write(&table, "because", Comments::All);
        read_back(&table, &text);
        text
    };
    let adjudicate = |outcome| Command::Act { act: Act::Adjudicate { outcome } };
    let forfeit = Command::Act { act: Act::Forfeit { loser: Color::Black } };
    let cases = [
        (ended(ARBITER, adjudicate(Outcome::BothLose)), "*", "adjudication"),
        (ended(ARBITER, adjudicate(Outcome::Draw)), "1/2-1/2", "adjudication"),
        (ended(ARBITER, forfeit), "1-0", "abandoned"),
        (ended(BLACK, Command::Resign), "1-0", "normal"),
        (ended(WHITE, Command::Adjourn), "*", "unterminated"),
    ];
    for (text, result, termination) in &cases {
        assert!(text.contains(&format!("[Result \"{result}\"]\n")), "{text}");
        assert!(text.contains(&format!("[Termination \"{termination}\"]\n")), "{text}");
        assert!(text.contains("[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/PPP5/K7 w - - 0 1\"]\n"));
    }
    assert!(cases[0].0.contains("{0-0: both players lose. because} *"));
}

#[test]
fn a_broken_record_has_no_pgn() {
    let mut table = Table::standard();
    table.play("e4 e5");
    assert_eq!(pgn::write(&table.events[1..], &Options::default(), |_| None), None);
    assert_eq!(pgn::write(&[], &Options::default(), |_| None), None);
}

/// The clock of a limit shows no weekends, here as everywhere.
#[test]
fn limit_clock_matches_the_game() {
    let mut regulations = Regulations::per_move(7);
    regulations.free_time.weekdays = vec![clock::Weekday::Saturday, clock::Weekday::Sunday];
    let mut table = Table::with(Start::Standard, regulations);
    table.now = table.now + Span::days(2);
    let shown = table.game.reading(table.now + Span(1000)).unwrap().left;
    let wall = table.deadline() - (table.now + Span(1000));
    assert!(shown < wall, "a weekend lies ahead");
    table.play("e4");
    let options = pgn::Options { comments: Comments::All, ..Default::default() };
    let text = pgn::write(&table.events, &options, |_| None).unwrap();
    let seconds = shown.0 / 1000;
    let clock = format!("[%clk {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60);
    assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains(&clock), "{clock}: {text}");
}
