//! Commands and moves to be sealed, beside other lines.

use super::*;

#[test]
fn analysis_is_neither_played_nor_forwarded() {
    let asks = |analysis: &str| format!("AdjudicatedWin {analysis:?}");
    // Lines that look like the border of a quotation, or end a mail.
    let bordered = "adjudicate win\nanalysis:\nAll wins.\n-----\n1... e5\nresign yes\nand the pawn runs.";
    assert_eq!(read(PLAIN, bordered), "mistake adjudicate win");
    assert_eq!(
        read(PLAIN, &format!("{bordered}\n--\nA: 1... c5\n> e5\n.\nThanks, Boris")),
        asks("All wins.\n-----\n1... e5\nresign yes\nand the pawn runs.\n--\nA: 1... c5\n> e5"),
        "word for word to the full stop"
    );
    // More lines than are looked at for commands.
    let long: String = (2..700).map(|n| format!("{n}. Ke{}\n", n % 8 + 1)).collect();
    assert_eq!(read(PLAIN, &format!("adjudicate win\nanalysis:\n{long}")), asks(long.trim()));
    let quoting = format!(
        "adjudicate win\nanalysis:\nAll wins.\n\nOn Monday 2026-11-16 at 10:00 <x@y.z> wrote:\n{}",
        quoted("> ")
    );
    assert_eq!(read(PLAIN, &quoting), asks("All wins."), "what is quoted below it is none of it");
    assert_eq!(
        read(PLAIN, "message: good game\nanalysis: his knight is lost\n.\nadjudicate win"),
        format!("Say(\"good game\"), {}", asks("his knight is lost"))
    );
    assert_eq!(read(PLAIN, "adjudicate win\nadjudicate draw\nanalysis: both."), "?", "one of them");
    assert_eq!(read(PLAIN, "e5\nadjudicate win\nanalysis: mate."), "?");
    // The request may have been decided meanwhile: what stands below is analysis all the same.
    assert_eq!(read(PLAIN, "Analysis: I think this holds.\n\ne5"), "Game(Request(..))");
    assert_eq!(read(PLAIN, "e5\nAnalysis: it holds.\nresign yes"), "e5, Game(Request(..))");
}

/// A command by itself is one below another, whatever the words; prose that wraps is none.
#[test]
fn consecutive_commands_are_separate() {
    let table = [
        ("cancel leave 2026-02-10\nleave 2026-02-12 2026-02-14", 2),
        ("leave 2026-03-12 2026-03-14\nleave 2026-04-12 2026-04-14\nleave all 2026-05-12 2026-05-14", 3),
        ("decline the draw\nresign yes", 2),
        ("1... e5 (=) draw\nclaim time", 2),
        ("arbiter G1 flag\narbiter G2 flag\narbiter G3 pace", 3),
        ("challenge Anna white 5 days\nchallenge Carla black 5 days", 2),
        ("1... 5755\nif 7163 then 2836\nrefill my clock", 2),
        ("leave 2026-01-06 2026-01-12\ne5\nif Nf3 then Nc6", 2),
        ("Hello my friend\ne5 draw\ndecline adjournment", 2),
        ("Good morning Anna\ne5\nrefill my clock", 2),
    ];
    for (body, steps) in table {
        let found = read(PLAIN, body);
        assert_eq!(understood(body).steps.len(), steps, "{body}: {found}");
        let html = format!("<div>{}</div>", body.replace('\n', "<br>"));
        assert_eq!(read("Content-Type: text/html; charset=utf-8\r\n", &html), found, "{body}");
    }
    // Below a text it may belong to that.
    let table = [
        "arbiter G1 warn white: he was rude\narbiter G2 expel black: he used an engine",
        "arbiter G1 warn white: he was rude\narbiter G2 expel blak: he used an engine",
        "arbiter G1 warn white: he was rude\nand did not say why he was\narbiter G2 forfeit black: he, too",
        "arbiter G1 warn white: he was rude\narbiter warn black: he was rude, too",
        "arbiter G1 warn whte: he was rude\narbiter G2 expel black: he used an engine",
        "arbiter warn white: he was rude\narbiter G2 expel black: he used an engine",
        "withdraw from event: I am ill and\nresign yes",
        "appeal 3: nothing there\nresign yes",
        "appeal 3: nothing there\nseal Nf6",
        "appeal 3: I was not told\nseal 52-54",
        "appeal 3: I was not told\ndraft kurze Rochade",
        "1... e5 ; it is the third time\nclaim threefold",
        "1... e5 ; thank you all the same\nresign yes",
        "withdraw from all games yes: I am ill and\nadjourn",
        "withdraw from event yes\nresign yes",
        "e5\nsay thanks for the game\naccept",
        "say sorry for this my friend\nclaim time",
        "say I would never\nresign yes",
        "say no draw for me\nseal Nf6",
        "e5\nmessage: good luck\nseal Nf6",
        "I think I will\nresign yes",
        "He said that he did\nresign yes\nand he was right",
        "Thank you for the game\nresign yes",
    ];
    check(&table.map(|body| (body.to_string(), read(PLAIN, body), "?")));
    // Where what is written there is prose, it is a part of the text.
    for body in [
        "arbiter G1 warn white: he was told three times by me that the\narbiter was not there",
        "arbiter G1 warn white: he was told three times by me that his last\nmove was late",
        "withdraw from event yes: I have told you before that I cannot\nclaim that I have the time",
        "arbiter G1 warn white: he was told three times by me that the\narbiter said: no\n.",
        "appeal 3: I had time for my\nmove 23 on Sunday.",
        "appeal 3: I never took this\ndraw.",
        "appeal 3: I was told about the\nclocks",
        "appeal 3: I was not told about his\nmoves",
        "appeal 3: I asked for\nhelp",
        "appeal 3: I wanted to\nchallenge him for 5 days",
        "arbiter G1 warn white: he did not stop to\nclaim win after win",
        "say thank you for the\nmoves",
    ] {
        let understood = understood(body);
        assert_eq!((understood.steps.len(), understood.question), (1, None), "{body}: {}", read(PLAIN, body));
    }
}

#[test]
fn sealed_move_in_subject_is_secret() {
    for subject in ["Re: [G1] seal Nf6", "seal Nf6"] {
        for body in ["Good evening.", "1... e5", "resume"] {
            let raw = raw(PLAIN, body).replace("Re: [G1] 1. 5254", subject);
            assert!(understood_bytes(raw.as_bytes()).is_secret, "{subject}: {body}");
        }
    }
}

#[test]
fn debug_of_understanding_hides_sealed_move() {
    for body in [
        "seal Nf6",
        "draft Nf6",
        "seal Nf6 (=)",
        "My sealed move:\n\nNf6",
        "seal Nf6\n\nNf6",
        "if 5755 then Nf6",
    ] {
        let understanding = understood(body);
        let printed = format!("{understanding:?} {:?}", understanding.steps);
        assert!(!printed.contains("Nf6") && !printed.contains("5755"), "{body}: {printed}");
    }
}

/// A move to be sealed would be shown to the opponent if it were played.
#[test]
fn plain_move_beside_sealing_is_questioned() {
    let quotation = "On Mon, 5 Jan 2026 at 11:00, Anna via Club <play@play.example.org> wrote:\n\n\
        > The players agreed to adjourn. Seal your move 1 by Mon 2026-01-12 10:00\n> +00:00 (in 7 d).";
    let ours = "Re: [G1] Ann Seal - Boris (Sealed Cup)";
    for (subject, body, question) in [
        ("my sealed move", "e5", Some(Question::Sealing)),
        ("Re: my sealed move", "e5", Some(Question::Sealing)),
        ("Abgabezug Re: [G1] Anna - Boris", "e5", Some(Question::Sealing)),
        ("Re: [G1] seal Nf6", "e5", Some(Question::Sealing)),
        ("", "e5\n\nThat is my sealed move.", Some(Question::Sealing)),
        ("", "My sealed move:\n\nThanks.\n\ne5", Some(Question::Sealing)),
        ("", "My sealed move:\n\nThanks.\n\nmove e5", Some(Question::Sealing)),
        ("", "My sealed move will be e5", Some(Question::Sealing)),
        ("", "I think you sealed e4!\n\ne5", Some(Question::Sealing)),
        ("", "seal e5\n\ne5", Some(Question::Contradiction(vec!["e5".into(), "seal e5".into()]))),
        ("", "Entwurf:\n\ne5", Some(Question::Sealing)),
        ("", "Dear Ann Seal,\n\ne5\n\nThat is my seal.", Some(Question::Sealing)),
        ("", "say hello\n\nMy sealed move:\n\ne5", Some(Question::Sealing)),
        ("", "Hier mein Entwurf:\n\ne5", Some(Question::Sealing)),
        ("", "Entwurf für den 12. Zug:\n\ne5", Some(Question::Sealing)),
        (
            "",
            "draft for move 12\n\ne5",
            Some(Question::Contradiction(vec!["e5".into(), "draft for move 12".into()])),
        ),
        ("Entwurf für meine Partie", "e5", Some(Question::Sealing)),
        ("[G1] seal my next move", "e5", Some(Question::Sealing)),
        ("", "say here is my sealed move\n\ne5", Some(Question::Sealing)),
        ("", "message: das ist mein Abgabezug\n\ne5", Some(Question::Sealing)),
        (ours, "e5", None),
        ("Re: [G1] Seal - Boris (Cup)", "e5", None),
        ("[G1] Draft Dodger - Boris", "e5", None),
        ("[G1] Entwurf - Boris (Cup)", "e5", None),
        ("[G1] Abgabezug - Boris", "e5", None),
        ("", "Dear Ann Seal,\n\ne5\n\nBest wishes\nBoris Sealock", None),
        ("", "Dear Ann Seal,\ne5", None),
        ("", "e5\n\nBoris\nDraftsman, ACME\nEntwurf & Planung GmbH", None),
        ("", "e5\nsay I'm back from the NBA draft", None),
        ("", "say I'm back from the NBA draft\ne5", None),
        ("", "e5\nmessage: your sealed move of the last game\nwas a surprise to me.", None),
        ("", &format!("e5\n\n{quotation}"), None),
        ("", &format!("{quotation}\n\ne5"), None),
        ("", "e5\n\nBest wishes\nBoris Sealey", None),
        ("", "e5\n-- \nSealed with a kiss", None),
        ("my sealed move", "seal e5", None),
        ("", "Thank you for opening the sealed move.\n\nresume", None),
    ] {
        let raw = raw(PLAIN, body).replace("Re: [G1] 1. 5254", subject);
        let understood = understood_bytes(raw.as_bytes());
        assert_eq!(understood.question, question, "{subject}: {body}");
        assert_eq!(understood.steps.is_empty(), question.is_some(), "{subject}: {body}");
        assert!(understood.is_secret || question != Some(Question::Sealing), "{subject}: {body}");
    }
}

#[test]
fn greeting_move_and_next_block() {
    let table = [
        ("Hi Anna\ne5\nif Nf3 then Nc6", "e5 / Nf3 then Nc6"),
        ("Hier ist mein Zug\ne5\nIf Nf3 then Nc6", "e5 / Nf3 then Nc6"),
        ("my move is\ne5\nif Nf3 then Nc6\nBest regards, Boris", "e5 / Nf3 then Nc6"),
        ("Here is my move for today\ne5\nmessage: good luck to you", "e5"),
        ("I was going to play\ne5\nif he plays Nf3 then it is lost", "?"),
    ];
    check(&table.map(|(body, wanted)| (body.to_string(), read(PLAIN, body), wanted)));
    let html = "<div>Hi Anna</div><div>e5</div><div>if Nf3 then Nc6</div>";
    assert_eq!(read("Content-Type: text/html; charset=utf-8\r\n", html), "e5 / Nf3 then Nc6");
}
