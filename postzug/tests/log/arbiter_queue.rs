//! The arbiter queue on the command line, as a person and as a program reads it.

use serde_json::{Value, json};

use super::{
    harness::{Harness, RIGHT, command, done},
    manual::{Hall, bash, code, with},
};

fn queue(harness: &Harness, more: &[&str]) -> String {
    done(harness.path(), &[&["arbiter"], more].concat())
}

/// The same for a program.
fn in_json(harness: &Harness, more: &[&str]) -> Value {
    let said = queue(harness, &[more, &["--json"]].concat());
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"))
}

/// The line below a step, as it is typed.
fn line_of(said: &str, step: &str) -> String {
    let mut lines = said.lines().skip_while(|line| !line.contains(step)).skip(1);
    lines.next().unwrap_or_else(|| panic!("{step}: {said}")).trim().to_owned()
}

/// A sentence has no braces, and nothing in it is Debug.
fn is_prose(said: &str) {
    assert!(!said.contains(['{', '}']) && !said.contains("Some(") && !said.contains('\u{a0}'), "{said}");
}

#[test]
fn empty_queue_says_so() {
    let harness = Harness::new();
    assert_eq!(queue(&harness, &["list", "--as", "Chief"]).trim(), "Nothing waits for you.");
    let empty =
        json!({ "games": [], "questions": [], "claims": [], "flags": [], "withdrawals": [], "appeals": [] });
    assert_eq!(in_json(&harness, &["list", "--as", "Chief"]), empty);
    let (listed, said) = command(harness.path(), &["arbiter", "list", "--as", "Ann"]);
    assert!(!listed && said.contains("Ann is no arbiter"), "{said}");
}

#[test]
fn command_line_list_creates_games() {
    let harness = Harness::new();
    let file = harness.path().join("pairings.csv");
    let create = ["create", "--as", "Chief", "pairings.csv"];
    std::fs::write(&file, "white,black,tournament\nAnn,Ben,Cup\nBen,Nobody,Cup\n").expect("a file");
    let (created, said) = command(harness.path(), &[&["arbiter"], &create[..]].concat());
    assert!(!created && said.contains("line 2: ") && !said.contains("line 1: "), "{said}");
    std::fs::write(&file, "white,black,tournament\nAnn,Ben,Cup\nBen,Ann,Cup\n").expect("a file");
    let first = in_json(&harness, &create);
    assert_eq!(first["games"].as_array().expect("numbers").len(), 2);
    assert_eq!(in_json(&harness, &create), first, "the same list creates nothing");
    assert!(queue(&harness, &create).starts_with("2 games: G"));
    let list = json!({"games": [{"white": "Ann", "black": "Ben", "tournament": "Cup 2"}]});
    std::fs::write(&file, list.to_string()).expect("a file");
    assert_eq!(in_json(&harness, &create)["games"].as_array().expect("numbers").len(), 1);
}

/// Each waiting matter is listed with the commands that settle it, and each of them works.
#[test]
fn printed_envelope_steps_work() {
    let hall = Hall::new();
    let (harness, game) = (&hall.harness, hall.game);
    let run = |line: &str| {
        let (code, said) = bash(harness.path(), line, &hall.path, &[]);
        assert_eq!(code, RIGHT, "{line}\n{said}");
        is_prose(&said);
        said
    };
    let list = || {
        let said = queue(harness, &["list", "--as", "Chief"]);
        is_prose(&said);
        said
    };
    assert!(!list().contains(&format!("G{game},")), "nothing is sealed yet");
    let sealed = harness.post(&harness.ann, game, "seal", &json!({ "move": "g1f3", "ply": 0 }));
    let commitment = sealed["events"][0]["envelope"]["commitment"].as_str().expect("a hash");
    let waiting = list();
    for words in [
        &*format!("G{game}, Ann - Ben: Ann has sealed a move; the envelope waits."),
        "It waits for the time of resumption, or Ben. The game resumes 20",
        commitment,
        "after the word arbiter, to\n  ",
    ] {
        assert!(waiting.contains(words), "{words}: {waiting}");
    }
    let item = &in_json(harness, &["list", "--as", "Chief"])["games"][0];
    let over_http = harness.chief.read("/v1/arbiter/games").expect("a page");
    assert_eq!((item, &item["game"]), (&over_http["items"][0], &json!(game)), "as over HTTP");
    let said = run(&line_of(&waiting, "is in order:"));
    assert!(said.starts_with(&format!("G{game}, Ann - Ben: The arbiter has checked")), "{said}");
    assert!(said.contains("\n\nNow:\n\n") && !said.contains("is in order:"), "{said}");
    let again = format!("postzug arbiter do --as Chief G{game} acknowledge --json");
    let (code, said) = bash(harness.path(), &again, &hall.path, &[]);
    let problem: Value = serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert!(code != RIGHT && problem["status"] == 409 && problem["code"].is_string(), "{said}");
    harness.post(&harness.ben, game, "resume", &json!({}));
    let due = list();
    assert!(due.contains("It waits for the opening of the envelope; no clock runs."), "{due}");
    let fetched = run(&line_of(&due, "Fetch the envelope:"));
    assert!(
        fetched.contains("The closed envelope is in envelope.age") && fetched.contains(commitment),
        "{fetched}"
    );
    run(&line_of(&fetched, "Open it with your key:"));
    let opened = run(&line_of(&fetched, "Show what was in it:"));
    assert!(
        opened.contains("The envelope was opened: Ann had sealed 1. 7163 (written \"g1f3\")."),
        "{opened}"
    );
    assert_eq!(queue(harness, &["list", "--as", "Chief"]).trim(), "Nothing waits for you.");
    harness.post(&harness.ben, game, "clocks/question", &json!({}));
    let questioned = list();
    assert!(questioned.contains("Black (Ben) reported wrong clocks "), "{questioned}");
    run(&line_of(&questioned, "correct it, or confirm it:").replace("REASON", "They are right."));
    assert_eq!(queue(harness, &["list", "--as", "Chief"]).trim(), "Nothing waits for you.");
}

#[test]
fn appeals_and_withdrawals_say_who_decides() {
    let harness = Harness::new();
    let regulations = json!({ "withdrawal": { "then": "adjudicated" } });
    let new = json!({ "white": "Ann", "black": "Ben", "tournament": "Cup", "regulations": regulations });
    let made = harness.chief.done("/v1/games", "one", &new).expect("a game");
    let game = made["game"].as_i64().expect("its number");
    let act = json!({ "act": { "kind": "warn", "side": "black" }, "reason": "Be kind." });
    harness.post(&harness.chief, game, "acts", &act);
    harness.post(&harness.ben, game, "acts/2/appeal", &json!({ "message": "I am." }));
    let left = json!({ "confirm": true, "scope": "event", "reason": "I am ill." });
    harness.post(&harness.ann, game, "withdrawal", &left);
    let said = queue(&harness, &["list", "--as", "Chief"]);
    is_prose(&said);
    for words in [
        "Ben appeals against act 2 of an arbiter",
        "You acted, so another arbiter decides.",
        "White (Ann) has withdrawn. Since 20",
        &*format!("postzug arbiter do --as Chief \"G{game} replace white NAME: REASON\""),
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let json = in_json(&harness, &["list", "--as", "Chief"]);
    for list in ["appeals", "withdrawals"] {
        let over_http = harness.chief.read(&format!("/v1/arbiter/{list}")).expect("a page");
        assert_eq!(
            (json[list].as_array().map(Vec::len), &json[list]),
            (Some(1), &over_http["items"]),
            "{list}"
        );
    }
    done(harness.path(), &["admin", "role", "Ben", "arbiter"]);
    let (right, said) = command(harness.path(), &["arbiter", "trail", "--as", "Ben", &format!("G{game}")]);
    assert!(!right && said.contains("plays in the game"), "{said}");
    let trail = queue(&harness, &["trail", "--as", "Chief", &format!("G{game}")]);
    is_prose(&trail);
    for words in [
        "1. The game Ann - Ben has begun, with ",
        "2. The arbiter warned Ben. The reason: Be kind.",
        "3. Ben appealed against the arbiter's act 2.",
        "4. Ann has withdrawn. No clock runs until",
        "by Chief, arbiter, through http",
    ] {
        assert!(trail.contains(words), "{words}: {trail}");
    }
    assert!(!trail.contains('\u{1b}') && !trail.contains("reply with"), "{trail}");
    let line =
        line_of(&said_by(&harness), "You decide what the game counts").replace("REASON", "Ann is ill.");
    let line = line.split('"').nth(1).expect("what is done").to_owned();
    let done = in_json(&harness, &["do", "--as", "Chief", &line]);
    assert_eq!((&done["game"], &done["events"][0]["type"]), (&json!(game), &json!("act")), "{done}");
}

/// A request is decided by the line that is printed below it.
#[test]
fn claim_names_claimant_and_deadline() {
    let harness = Harness::new();
    let regulations = json!({ "adjudication": { "decided_within_days": 20 } });
    let new = json!({ "white": "Ann", "black": "Ben", "regulations": regulations });
    let made = harness.chief.done("/v1/games", "one", &new).expect("a game");
    let game = made["game"].as_i64().expect("its number");
    harness.play(game, &["e2e4"]);
    let ask = json!({ "seeks": "draw", "analysis": "Nothing can happen any more." });
    harness.post(&harness.ann, game, "adjudication", &ask);
    let said = said_by(&harness);
    is_prose(&said);
    for words in [
        &*format!("G{game}, Ann - Ben: White (Ann) asks for adjudication as a draw. No clock runs since 20"),
        "Without a decision the claim lapses 20",
        "The position, as FEN: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq ",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let json = in_json(&harness, &["list", "--as", "Chief"]);
    let over_http = harness.chief.read("/v1/arbiter/claims").expect("a page");
    assert_eq!((json["claims"].as_array().map(Vec::len), &json["claims"]), (Some(1), &over_http["items"]));
    let reject = line_of(&said, "It is not:").replace("REASON", "Much can happen.");
    let done = queue(&harness, &["do", "--as", "Chief", reject.split('"').nth(1).expect("what is done")]);
    assert!(done.contains("Much can happen."), "{done}");
    assert_eq!(said_by(&harness).trim(), "Nothing waits for you.");
}

/// A program is told where the envelope lies, and what was done with the text.
#[test]
fn envelope_is_opened_in_json() {
    let hall = Hall::new();
    let (harness, game) = (&hall.harness, format!("G{}", hall.game));
    let sealed = harness.post(&harness.ann, hall.game, "seal", &json!({ "move": "g1f3", "ply": 0 }));
    let commitment = &sealed["events"][0]["envelope"]["commitment"];
    harness.post(&harness.ben, hall.game, "resume", &json!({}));
    let written = in_json(harness, &["envelope", "--as", "Chief", &game, "envelope.age"]);
    assert_eq!(written, json!({ "game": hall.game, "commitment": commitment, "file": "envelope.age" }));
    let line = "postzug open -i arbiter.key envelope.age >envelope.txt";
    let (code, said) = bash(harness.path(), line, &hall.path, &[]);
    assert_eq!(code, RIGHT, "{said}");
    let opened = in_json(harness, &["open", "--as", "Chief", &game, "envelope.txt"]);
    let event = &opened["events"][0];
    assert_eq!((&opened["game"], &event["type"]), (&json!(hall.game), &json!("opened")), "{opened}");
    let again = ["arbiter", "open", "--as", "Chief", &*game, "envelope.txt", "--json"];
    let (right, said) = command(harness.path(), &again);
    let problem: Value = serde_json::from_str(said.trim()).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert!(!right && problem["code"].is_string() && problem["status"] == 409, "{said}");
}

fn said_by(harness: &Harness) -> String {
    queue(harness, &["list", "--as", "Chief"])
}

/// The trail lists each attempt with its author, its entry point and its evidence.
#[test]
fn trail_has_attempts_with_their_evidence() {
    let hall = Hall::new();
    let (harness, game) = (&hall.harness, hall.game);
    let wrong = json!({ "move": "g1f3", "ply": 0 });
    let path = format!("/v1/games/{game}/moves");
    assert_eq!(harness.ann.post(&path, "sent as a move", &wrong).expect("an answer").status, 409);
    harness.post(&harness.ann, game, "seal", &json!({ "move": "g1f3", "ply": 0 }));
    let arguments = ["trail", "--as", "Chief", &*format!("G{game}")];
    let trail = queue(harness, &arguments);
    is_prose(&trail);
    assert!(!trail.contains("g1f3") && !trail.contains("7163"), "{trail}");
    let below = |words: &str| line_of(&trail, words);
    assert!(trail.contains("Refused: ") && trail.contains("seal your move"), "{trail}");
    assert!(below("Refused: ").starts_with("by Ann, through http"), "{trail}");
    let sealed = below("Ann sealed the next move");
    assert!(sealed.contains("; received 20") && sealed.contains("; used "), "{sealed}");
    let over_http = harness.chief.read(&format!("/v1/games/{game}/trail"));
    assert_eq!(in_json(harness, &arguments), over_http.expect("the trail"));
    assert_eq!(in_json(harness, &arguments)["left_off"], 0);
    let (right, said) = command(harness.path(), &["arbiter", "trail", "--as", "Chief", "G999"]);
    assert!(!right && said.contains("there is no game G999"), "{said}");
}

#[test]
fn key_is_answered_both_ways() {
    let hall = Hall::new();
    let made = bash(hall.harness.path(), "age-keygen -o other.key 2>&1", &hall.path, &[]).1;
    let key = made.split_whitespace().find(|word| word.starts_with("age1")).expect("a key").to_owned();
    let set = in_json(&hall.harness, &["key", "Chief", &key]);
    assert_eq!(set, json!({ "player": hall.chief, "name": "Chief", "key": key }));
    let said = queue(&hall.harness, &["key", "Chief", &key]);
    assert_eq!(said.trim(), "From now on envelopes for Chief are encrypted to this key.");
}

/// The page's commands do what an arbiter does over HTTP, and the trail says through which door.
#[test]
fn arbiter_acts_follow_the_page() {
    let hall = Hall::new();
    let game = format!("G{}", hall.game);
    let sealed =
        hall.harness.post(&hall.harness.ann, hall.game, "seal", &json!({ "move": "g1f3", "ply": 0 }));
    let resume_at =
        sealed["events"][0]["resume_at"].as_i64().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
    let day = resume_at.expect("a time").strftime("%Y-%m-%d").to_string();
    let page = code("adjournment.md", "postzug arbiter do");
    let lines = with(&page, &[("NAME", "Chief"), ("G42", &game), ("2026-12-24", &day)]);
    let run = |line: &str| bash(hall.harness.path(), line, &hall.path, &[]);
    let line = |mark: &str| {
        let found =
            lines.lines().find(|line| line.contains(mark)).unwrap_or_else(|| panic!("{mark}: {lines}"));
        found.to_owned()
    };
    let does = |mark: &str, words: &str| {
        let (code, said) = run(&line(mark));
        assert!(code == RIGHT && said.contains(words), "{mark}: {said}");
        is_prose(&said);
    };
    does("acknowledge", "The arbiter has checked the face of the envelope and holds it.");
    let (code, said) = run(&line("acknowledge"));
    assert!(code != RIGHT && said.contains("already"), "{said}");
    does("resumption", &format!("The arbiter changed the time of resumption to {}", weekday(&day)));
    let (code, said) = run(&line("resumption").replace(" 10:00", ""));
    assert!(
        code != RIGHT && said.contains("arbiter do --as NAME G42 resumption 2026-12-24 10:00 +01:00"),
        "{said}"
    );
    let (code, said) = run(&format!("postzug arbiter do --as Chief {game} open: A player is ill."));
    assert!(
        code != RIGHT && said.contains("write first: postzug arbiter do --as NAME G42 approve early"),
        "{said}"
    );
    does(
        "approve early",
        "An arbiter approved an early opening of the envelope. The reason: A player is ill.",
    );
    let fetch = self::code("adjournment.md", "envelope.json");
    let fetch = with(&fetch, &[("games/42/", &format!("games/{}/", hall.game))]);
    let fetch: String = fetch.lines().take(3).map(|line| format!("{line}\n")).collect();
    hall.runs(&hall.harness.chief, &fetch);
    does("arbiter open", "The envelope was opened: Ann had sealed 1. 7163");
    // What is missing, in another game; and what is no act says how one is written.
    let other = hall.next();
    hall.harness.post(&hall.harness.ann, other, "seal", &json!({ "move": "g1f3", "ply": 0 }));
    let (code, said) = run(&line("missing").replace(&game, &format!("G{other}")));
    assert!(code == RIGHT && said.contains("The envelope cannot be opened."), "{said}");
    assert!(said.contains(&format!("\"G{other} adjudicate 1/2: REASON\"")), "{said}");
    let (code, said) = run(&format!("postzug arbiter do --as Chief {game} dance"));
    assert!(code != RIGHT && said.contains("acknowledge"), "{said}");
    let (code, said) = run(&format!("postzug arbiter do --as Chief --if-version 1 {game} warn white: Late."));
    assert!(code != RIGHT && said.contains("The game has changed."), "{said}");
    let state = hall.harness.chief.read(&format!("/v1/games/{}", hall.game)).expect("the game");
    let version = &state["version"];
    let (code, said) =
        run(&format!("postzug arbiter do --as Chief --if-version {version} {game} warn white: Late."));
    assert!(code == RIGHT && said.contains("warned"), "{said}");
    let (code, said) = run(&format!("postzug arbiter do --as Ann {game} acknowledge"));
    assert!(code != RIGHT && said.contains("arbiter"), "{said}");
    let trail = queue(&hall.harness, &["trail", "--as", "Chief", &game]);
    assert!(
        line_of(&trail, "The arbiter has checked").starts_with("by Chief, arbiter, through console"),
        "{trail}"
    );
    assert!(line_of(&trail, "Refused: ").starts_with("by "), "{trail}");
}

/// Returns a day as mails write it.
fn weekday(day: &str) -> String {
    let date: jiff::civil::Date = day.parse().expect("a day");
    format!("{} 10:00 +00:00", date.strftime("%a %Y-%m-%d"))
}

/// The commands at the top of the arbiter's page.
#[test]
fn first_commands_of_page_run() {
    let hall = Hall::new();
    let page = code("acts.md", "postzug arbiter list --as NAME");
    let page = with(&page, &[("NAME", "Chief"), ("G42", &format!("G{}", hall.game))]);
    let (code, said) = bash(hall.harness.path(), &format!("set -e\n{page}"), &hall.path, &[]);
    assert_eq!(code, RIGHT, "{said}");
    assert!(
        said.contains("The arbiter gave 2 d to Ann's clock. The reason: The power was out in Skopje."),
        "{said}"
    );
}
