//! Doubt about a move in a mail: it is asked about, never played. A clear move is played, whatever stands around it.
mod additions;
mod chatter;
mod clear;

use std::{fs, path::Path};

use domain::notation::Letters;
use mailer::reading::{Context, MailCommand, Question, Step, Understanding, understand};

use super::{notice, parsed, quoted};
use clear::Random;

fn context(letters: Letters) -> Context {
    Context { names: vec!["Anna".into(), "Boris".into()], ..super::context(letters) }
}

/// The phrases of a list, between bars.
fn phrases(list: &'static str) -> Vec<&'static str> {
    list.split('|').map(str::trim).collect()
}

fn read(body: &str) -> Understanding {
    read_as(body, Letters::English)
}

fn read_as(body: &str, letters: Letters) -> Understanding {
    understand(body, "Re: [G1] Anna - Boris (Club)", false, &context(letters))
}

fn moves(understanding: &Understanding) -> Vec<&str> {
    let moves = understanding.steps.iter().filter_map(|step| match step {
        Step::Move { text, .. } => Some(text.as_str()),
        _ => None,
    });
    moves.collect()
}

/// The move that a yes plays.
fn suggested(understanding: &Understanding) -> Option<String> {
    let position = context(Letters::English).position.unwrap();
    understanding.suggestion.map(|m| position.uci(m))
}

/// A reply that quotes the notice as mail programs do: with marks, as Outlook, with tabs.
fn quoting(answer: &str, style: usize) -> String {
    match style {
        0 => format!("{answer}\n"),
        1 => format!(
            "{answer}\n\nOn Mon, Jan 5, 2026 at 11:00 AM Anna via Club <play@play.example.org>\nwrote:\n\n{}",
            quoted("> ")
        ),
        2 => format!(
            "{answer}\n\n-----Original Message-----\nFrom: Club <play@play.example.org>\nSent: Monday, January 5, 2026 11:00\n\
             To: Boris\nSubject: [G1] Anna - Boris\n\n{}",
            quoted("")
        ),
        _ => format!("{answer}\n\nAm 05.01.26 um 11:00 schrieb Anna:\n{}", quoted("\t")),
    }
}

/// The wrong moves that were found, with what there is instead.
#[test]
fn found_wrong_moves_stay_unplayed() {
    let below = |text: &str| format!("Thanks.\n\n{}{text}\n", notice());
    let marked = quoted("> ");
    let game = |text: &str| below("").replace("1. e4 *\n", &format!("1. e4 *\n{text}\n"));
    let cases = [
        // Directly below an unmarked game, and below the whole quotation.
        game("Do not play d5"),
        game("Not Nf6 yet, still thinking"),
        game("Ann, d5 lover"),
        below("Do not play d5"),
        below("Not Nf6 yet, still thinking"),
        below("Ann, d5 lover"),
        below("1716"),
        // A signature, wherever.
        format!(
            "Thanks, I answer tomorrow.\n\nOn Mon, Jan 5, 2026 Anna <play@play.example.org> wrote:\n{marked}\n-- \n1716"
        ),
        format!("Thanks, I answer tomorrow.\n-- \n1716\n\n{marked}"),
        below("-- \n1716"),
        below("-- \nBoris\n__________\n1716"),
        "Thanks, I answer tomorrow.\n-- \nBoris\n1716".into(),
        // Another game.
        "Re G99\ne5".into(),
        "G99:\ne5".into(),
        "[G9]\n\ne5".into(),
        "G4: e5".into(),
        "e5\n\nThis is for game 99.".into(),
        "Partie Nr. 99\n\ne5".into(),
        // Taken back.
        "e5\nOops, wrong game!".into(),
        "e5\nWait! Don't play it.".into(),
        "e5\n\nNo, please ignore this.".into(),
        "e5\nNein!".into(),
        // Part of a sentence.
        "Your code is\n1716".into(),
        "Your code is:\n\n1716".into(),
        "Your table booking, number\n1716".into(),
        "I never liked\ne5".into(),
        "e5\nis what he expects of me".into(),
        // Numbers.
        "17.16".into(),
        "5755 EUR".into(),
        "e5?\nor c5?".into(),
        "Should I play e5?".into(),
    ];
    let played: Vec<String> = cases
        .into_iter()
        .map(|body| (read(&body), body))
        .filter(|(understood, _)| !moves(understood).is_empty() || understood.question.is_none())
        .map(|(understood, body)| {
            format!("{}: {understood:?}", body.replace(&notice(), "NOTICE").replace(&marked, "QUOTE"))
        })
        .collect();
    assert!(played.is_empty(), "{}", played.join("\n"));
    let equal = read("e5 = 5755");
    let Some(Step::Move { draw_offer: false, .. }) = equal.steps.first() else { panic!("{equal:?}") };
}

/// A question about one move names it: a yes plays it.
#[test]
fn one_move_in_doubt_is_suggested() {
    for body in
        ["Perhaps e5", "e5\nOops, wrong game!", "Re G99\ne5", "Your code is\n5755", "Hello\n-- \ne5", "2. e5"]
    {
        let understood = read(body);
        assert_eq!(suggested(&understood).as_deref(), Some("e7e5"), "{body}\n{understood:#?}");
    }
    for body in ["e5\nNf6", "Perhaps e5 or Nf6", "hello", "seal e5", "resign yes\nOops, wrong game!"] {
        let understood = read(body);
        assert_eq!(understood.suggestion, None, "{body}\n{understood:#?}");
        assert!(moves(&understood).is_empty(), "{body}");
    }
}

#[test]
fn move_in_subject_is_asked_about() {
    for subject in ["e5", "Re: [G1] Anna - Boris (Club) e5", "AW: e5"] {
        let understood = understand("Hello", subject, false, &context(Letters::English));
        assert!(matches!(understood.question, Some(Question::InSubject(_))), "{subject} {understood:?}");
        assert!(understood.suggestion.is_some());
    }
    let other = understand("e5", "Re: [G99] Anna - Boris", false, &context(Letters::English));
    assert!(matches!(other.question, Some(Question::NamesAnotherGame(_))), "{other:?}");
}

/// A player who has not set the language of their letters is asked, and yes plays the move.
#[test]
fn move_in_foreign_letters_is_questioned() {
    for body in ["Sf6", "1... Sf6", "Hello Anna,\n\nCf6\n\nBest wishes", "Sg8-f6", "Jf6"] {
        let understood = read(body);
        assert!(matches!(understood.question, Some(Question::InOtherLetters(_))), "{body} {understood:#?}");
        assert_eq!(suggested(&understood).as_deref(), Some("g8f6"), "{body}");
        assert!(moves(&understood).is_empty(), "{body}");
    }
    // What stands beside it is no move, or one in the player's own letters.
    for body in ["I like Sf6", "Thanks", "Sa1", "seal Sf6", "> Sf6"] {
        let understood = read(body);
        assert_eq!((moves(&understood).len(), understood.suggestion), (0, None), "{body} {understood:#?}");
    }
    assert_eq!(moves(&read("Nf6\nSf6")), ["Nf6"]);
    assert_eq!(moves(&read_as("Sf6", Letters::German)), ["Sf6"]);
}

/// The example move of a notice is a move that people play: quoted it plays nothing, and written it is played.
#[test]
fn quoted_example_plays_nothing() {
    let line = "such as\n1... 2726";
    assert!(notice().contains(line));
    let in_sentence = "\"1... 5755\"; any notation will do.";
    for example in ["1... 5755", "1... e5", in_sentence] {
        let notice = notice().replace(line, &format!("such as\n{example}"));
        let with = |letters| Context { sent: vec![notice.clone()], ..context(letters) };
        for (name, body, subject, letters) in corpus() {
            let plain = understand(&body, &subject, false, &context(letters));
            let changed = body.replace("1... 2726", example);
            let understood = understand(&changed, &subject, false, &with(letters));
            // Below a quotation a whole line of ours may be quoted: then it is asked about.
            let is_asked = moves(&understood).is_empty() && example != in_sentence;
            assert!(is_asked || moves(&understood) == moves(&plain), "{name}: {example}: {understood:?}");
        }
        let marked = |mark: &str| notice.lines().map(|line| format!("{mark}{line}\n")).collect::<String>();
        for mark in ["> ", "| ", "", "  ", "\t", ">> "] {
            for thanks in ["Thanks, I answer tomorrow.", "", "Danke! Ich antworte am 11. oder 12."] {
                for intro in ["On Mon, Jan 5, 2026 at 11:00 AM Anna <play@play.example.org> wrote:\n", ""] {
                    let quote = format!("{intro}{}", marked(mark));
                    for body in [format!("{thanks}\n\n{quote}"), format!("{quote}\n{thanks}\n")] {
                        let understood = understand(&body, OURS[0], false, &with(Letters::English));
                        assert!(
                            moves(&understood).is_empty(),
                            "{mark:?} {thanks:?} {example}: {understood:?}"
                        );
                    }
                }
            }
        }
        for own in ["5755", "e5", "1... e5"] {
            let body =
                format!("{own}\n\nOn Mon, Jan 5, 2026 Anna <play@play.example.org> wrote:\n{}", marked("> "));
            let understood = understand(&body, OURS[0], false, &with(Letters::English));
            assert_eq!(moves(&understood).len(), 1, "{own}: {understood:?}");
        }
    }
}

/// Our own subject, as mail programs send it back.
const OURS: [&str; 9] = [
    "Re: [G1] Anna - Boris: your move 1",
    "AW: [G1] Anna - Boris: your move 12 (Club)",
    "SV: [G1] Anna - Boris: your move 12, draw offered (Cup 5254)",
    "RE: [G1] Anna - Boris: your move 1, 1 d 3 h left (Club)",
    "Re: Re: [G1] Anna - Boris: Anna's move 15 (e5 Open)",
    "[G1] Anna - Boris: game over, you won",
    "回复: [G1] Anna - Boris: your move 45",
    "Odp: [G1] Anna - Boris: adjourned, your clock runs (Club)",
    "Re: [G1] Anna - Boris: your move 1, 57 min left (Nf6 (d5))",
];

/// A mail of the corpus means the same under every subject of ours, and its numbers are no moves.
#[test]
fn own_subject_is_no_move() {
    for (name, body, _, letters) in corpus() {
        let context = context(letters);
        let plain = understand(&body, "Re: [G1]", false, &context);
        for subject in OURS {
            let understood = understand(&body, subject, false, &context);
            assert_eq!(understood, plain, "{name}: {subject}");
        }
    }
    for subject in OURS {
        let understood = understand("Hello", subject, false, &context(Letters::English));
        assert_eq!(
            (understood.question, understood.suggestion),
            (Some(Question::Nothing), None),
            "{subject}"
        );
    }
}

/// A player's own move before or behind our subject is found, and no other.
#[test]
fn move_beside_our_subject_is_questioned() {
    for subject in OURS {
        for changed in [format!("{subject} 5755"), format!("{subject}: e5"), format!("e7-e5 {subject}")] {
            let understood = understand("Hello", &changed, false, &context(Letters::English));
            assert!(matches!(understood.question, Some(Question::InSubject(_))), "{changed} {understood:?}");
            assert_eq!(suggested(&understood).as_deref(), Some("e7e5"), "{changed} {understood:?}");
            assert!(understood.steps.is_empty(), "{changed}");
        }
    }
}

/// The bodies of the corpus, with the letters of their players.
fn corpus() -> Vec<(String, String, String, Letters)> {
    #[derive(serde::Deserialize)]
    struct Expected {
        letters: Letters,
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut mails = Vec::new();
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "eml") {
            let parsed = parsed(&fs::read(&path).unwrap());
            let json = fs::read_to_string(path.with_extension("json")).unwrap();
            let Expected { letters } = serde_json::from_str(&json).unwrap();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            if !parsed.is_game {
                mails.push((name, parsed.body, parsed.subject, letters));
            }
        }
    }
    mails.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(mails.len() > 100);
    mails
}

/// Finds the begin and the end of the sender's own text in a mail.
fn own_text(body: &str, context: &Context) -> Option<(usize, usize)> {
    let written: Vec<usize> = mailer::reading::written(body, &context.sent, context.language)
        .into_iter()
        .filter(|line| !line.below && !line.foreign && !line.in_signature)
        .map(|line| line.at)
        .collect();
    Some((*written.first()?, *written.last()? + 1))
}

/// Additions that change no move are added to each mail of the corpus, in each place that a person or a mail program would
/// choose. In a mail that played nothing, nothing is played; in any other, that move or none, with a question.
#[test]
fn no_addition_makes_a_wrong_move() {
    let (seed, mut random) = Random::seeded();
    let additions: Vec<_> = additions::all().collect();
    let mut wrong = Vec::new();
    let mut tried = 0;
    for (name, body, subject, letters) in corpus() {
        let context = context(letters);
        let plain = understand(&body, &subject, false, &context);
        let (own, has_message) = (moves(&plain), plain.steps.iter().any(additions::has_text));
        let lines: Vec<&str> = body.lines().collect();
        let written = own_text(&body, &context);
        let (first, end) = written.unwrap_or_default();
        for _ in 0..20 {
            let (addition, kind) = additions[random.below(additions.len())];
            for at in additions::places(kind, first, end, lines.len()) {
                let mut changed = lines.clone();
                let added: Vec<&str> = addition.lines().collect();
                changed.splice(at..at, added);
                let understood = understand(&changed.join("\n"), &subject, false, &context);
                tried += 1;
                let found = moves(&understood);
                let is_same = found.iter().all(|one| own.contains(one));
                let is_answered = !found.is_empty()
                    || own.is_empty()
                    || understood.question.is_some()
                    || !understood.steps.is_empty();
                // What takes back or names another game is a question, unless it became part of a text to somebody.
                let is_asked = found.is_empty() || !kind.asks() || has_message || written.is_none();
                if !is_same || !is_asked || !(is_answered || has_message) {
                    wrong.push(format!("{name}, line {at}: {addition:?} plays {found:?}, was {own:?}"));
                }
            }
        }
    }
    println!("seed {seed}: {tried} mails with an addition, {} wrong", wrong.len());
    assert!(
        wrong.is_empty(),
        "seed {seed}: {} of {tried}:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(60)].join("\n")
    );
    assert!(tried > 3_000, "{tried}");
}

/// Text that HTML does not show, in each place of each mail of the corpus written in HTML.
#[test]
fn hidden_text_makes_no_move() {
    const HIDDEN: &[&str] = &[
        "<div style=\"display:none\">@</div>",
        "<p style='color:#ffffff'>@</p>",
        "<span style=\"font-size:0\">@</span>",
        "<s>@</s>",
        "<del>@</del>",
        "<div hidden>@</div>",
        "<p style=\"text-decoration: line-through\">@</p>",
        "<div style='max-height:0;overflow:hidden'>@</div>",
    ];
    let (seed, mut random) = Random::seeded();
    let mail = |lines: &[String]| {
        let head = "From: boris@example.org\r\nSubject: Re: [G1]\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n";
        let page = format!("{head}\r\n<html><body>{}</body></html>\r\n", lines.join("<br>\r\n"));
        parsed(page.as_bytes())
    };
    let mut wrong = Vec::new();
    let mut tried = 0;
    for (name, body, _, letters) in corpus() {
        let context = context(letters);
        let escaped = |line: &str| line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let lines: Vec<String> = body.lines().chain([""]).map(escaped).collect();
        let plain = mail(&lines);
        let plain = understand(&plain.body, "Re: [G1]", false, &context);
        let own = moves(&plain);
        for _ in 0..6 {
            let text = random.one(&["d5", "4745", "Nf6", "1... c5", "resign yes", "draw"]);
            let hidden = random.one(HIDDEN).replace('@', text);
            let mut changed = lines.clone();
            // A line of its own would be an empty one to the reader.
            let at = random.below(lines.len());
            changed[at] = if random.below(2) == 0 {
                format!("{hidden}{}", changed[at])
            } else {
                format!("{}{hidden}", changed[at])
            };
            let parsed = mail(&changed);
            let understood = understand(&parsed.body, "Re: [G1]", false, &context);
            tried += 1;
            let is_end = |step: &Step| matches!(step, Step::Do(MailCommand::Resign(Some(_))));
            let resigns = |understood: &Understanding| understood.steps.iter().any(is_end);
            let same = moves(&understood).iter().all(|one| own.contains(one));
            if !same || resigns(&understood) && !resigns(&plain) {
                wrong.push(format!("{name}, line {at}: {hidden}: {:?}, was {own:?}", moves(&understood)));
            }
        }
    }
    println!("seed {seed}: {tried} mails with hidden text, {} wrong", wrong.len());
    assert!(wrong.is_empty(), "seed {seed}: {} of {tried}:\n{}", wrong.len(), wrong.join("\n"));
}
