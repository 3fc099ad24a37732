//! Conditional moves by mail: what is kept of what was written, what is played, and who reads of it.
use crate::common::{ANNA, Table, flat, submit};
use app::{Request, ports::InboxState};
use domain::*;
use store::testing::seen;

fn kept(table: &Table) -> Vec<Vec<String>> {
    table.service.games.conditions(table.game, table.players.white).unwrap().unwrap().own
}

/// The player whose mail says so.
fn told<'a>(mails: &'a [String], name: &str, what: &str) -> Option<&'a String> {
    let name = format!("This mail is for {name}");
    mails.iter().find(|mail| mail.contains(&name) && flat(mail).contains(what))
}

#[test]
fn conditional_line_is_stored_or_answered() {
    for (line, stored) in [
        ("if 5755 then 7163", true),
        ("If 1... e5 then 2. Nf3", true),
        ("- if 5755 then 7163", true),
        ("if 9999, 7163", false),
        ("if e5 -> O-O", false),
        ("if e5 than Nf3", false),
    ] {
        let mut table = Table::new();
        table.deliver();
        let id = table.mail(Color::White, &format!("5254\n{line}\n"));
        assert_eq!(table.filed(id), (InboxState::Applied, String::new()), "{line}");
        assert_eq!(table.moves(), ["e2e4"], "{line}");
        assert_eq!(kept(&table).len(), usize::from(stored), "{line}");
        let mails = table.deliver();
        assert!(table.is_erased(id), "the mail is not kept");
        if stored {
            continue;
        }
        let told = mails.iter().find(|text| text.contains("conditional moves were not kept"));
        let told = told.unwrap_or_else(|| panic!("{line}: {mails:#?}"));
        assert!(told.contains("Played.") && !told.contains(line), "{told}");
    }
    let mut table = Table::new();
    table.deliver();
    table.mail(Color::White, "if 5254 then 5755");
    assert!(table.moves().is_empty(), "a legal move in it is not the move");
    assert!(table.deliver().join("\n").contains("It is your move"));
    // Prose is none.
    table.mail(Color::White, "5254\nif you like it then tell me");
    assert_eq!(table.moves(), ["e2e4"]);
    assert!(!table.deliver().join("\n").contains("onditional"));
}

#[test]
fn condition_in_another_language_is_answered() {
    let mut table = Table::new();
    table.deliver();
    let id = table.mail(Color::White, "5254\nwenn e5 dann Nf3");
    assert_eq!(table.moves(), ["e2e4"]);
    assert!(kept(&table).is_empty());
    let mails = table.deliver();
    assert!(told(&mails, "Anna", "a command in another language (Deutsch)").is_some(), "{mails:#?}");
    assert!(!mails.concat().contains("dann Nf3") && table.is_erased(id), "{mails:#?}");
}

#[test]
fn conditional_reply_is_played_and_announced() {
    let mut table = Table::new();
    table.deliver();
    table.mail(
        Color::White,
        "5254\nif 5755 then 7163 if 2836 then 6125\nif c5 then Nf3\nif e6 then d4, if d5 then Nc3",
    );
    let secret = |mails: &[String]| {
        ["7163", "6125", "Nf3", "Bb5", "Nc3"].iter().all(|text| !mails.join("").contains(text))
    };
    let mails = table.deliver();
    let own = |mail: &String| {
        mail.contains("This mail is for Anna") && mail.contains("Your conditional moves are now")
    };
    let (own, others): (Vec<_>, Vec<_>) = mails.into_iter().partition(own);
    assert!(own.len() == 1 && secret(&others), "nobody else reads what is not played: {others:#?}");
    let shown =
        "| 1... 5755 2. 7163 2836 3. 6125\n\n| 1... 3735 2. 7163\n\n| 1... 5756 2. 4244 4745 3. 2133\n";
    assert!(own[0].contains(shown), "{own:#?}");
    table.mail(Color::Black, "e5");
    assert_eq!(table.moves(), ["e2e4", "e7e5", "g1f3"]);
    let mails = table.deliver();
    assert_eq!(mails.len(), 2, "{mails:#?}");
    let mails: Vec<String> = mails.iter().map(|mail| flat(mail)).collect();
    for (name, told) in [
        (
            "Boris",
            "You played 1... 5755 (time used: 0 min). Anna answered at once with 2. 7163, a conditional move.",
        ),
        ("Boris", "Your move 2."),
        (
            "Anna",
            "Boris played 1... 5755 (time used: 0 min). You answered at once with 2. 7163, your conditional move.",
        ),
    ] {
        let mail = mails.iter().find(|mail| mail.contains(&format!("This mail is for {name}"))).unwrap();
        assert!(mail.contains(told), "{mail}");
    }
    assert!(!mails.join("").contains("6125"));
    // Given later, shown and withdrawn.
    table.mail(Color::White, "conditions");
    assert!(told(&table.deliver(), "Anna", "| 2... 2836 3. 6125").is_some());
    table.mail(Color::White, "no conditions");
    table.deliver();
    table.mail(Color::Black, "2836");
    assert_eq!(table.moves().len(), 4);
    table.deliver();
    table.mail(Color::White, "6125, if 1716 then 2514");
    assert_eq!(table.moves().len(), 5);
    table.deliver();
    table.mail(Color::Black, "7866");
    let mails = table.deliver();
    let told = mails.iter().find(|mail| mail.contains("This mail is for Anna"));
    let told = flat(told.unwrap());
    assert!(told.contains("None of your conditional moves answers this"), "{told}");
}

/// No event tells of them.
#[test]
fn answer_tells_what_was_replaced() {
    const NOTHING: &str = "Nothing changed: it was so before.";
    let mut table = Table::new();
    table.mail(Color::White, "5254");
    table.deliver();
    for (text, expected) in [
        ("if 5755 then 7163", "Your conditional moves are stored."),
        (
            "if 5755 then 7163\nif 2836 then 6125",
            "Your conditional moves are stored. They replace what you gave before (1 line(s)).",
        ),
        ("no conditions", "You have no conditional moves now."),
        ("no conditions", NOTHING),
    ] {
        table.mail(Color::White, text);
        let mails = table.deliver();
        let answer = told(&mails, "Anna", expected);
        let is_nothing = answer.map(|mail| flat(mail).contains(NOTHING));
        assert_eq!(is_nothing, Some(expected == NOTHING), "{text}: {expected}");
    }
}

#[test]
fn any_reply_withdraws_conditions() {
    let mut table = Table::new();
    let before = table.play_address(Color::White);
    table.mail(Color::White, "5254, if 5755 then 7163 if 2836 then 6125");
    table.mail(Color::Black, "e5");
    assert_eq!(table.moves().len(), 3);
    assert_eq!(kept(&table).len(), 1);
    table.mail_from(ANNA, before, "", "no conditions");
    assert_eq!(kept(&table).len(), 0, "{:#?}", table.deliver());
}

#[test]
fn draw_declined_by_unforeseen_move() {
    let mut table = Table::new();
    table.mail(Color::White, "5254, if 5755 then 7163");
    table.mail(Color::Black, "5755 (=)");
    assert_eq!(table.moves().len(), 2);
    table.pass(Span::hours(20));
    table.mail(Color::White, "decline\n2133");
    assert_eq!(table.moves(), ["e2e4", "e7e5", "b1c3"]);
    assert!(!table.deliver().join("\n").contains("not played"));
}

#[test]
fn condition_below_message_stays_private() {
    for text in [
        "message: Good luck\nif 5755 then 6125",
        "message:\n\nGood luck\nif 5755 then 6125",
        "message:\nGood luck\n\nif 5755 then 6125",
        "message:\n\nif 5755 then 6125",
        "message: Good luck\nI would say if 5755 then 6125",
    ] {
        let mut table = Table::new();
        table.mail(Color::White, "5254");
        table.deliver();
        let id = table.mail(Color::White, text);
        let mails = table.deliver();
        assert!(
            mails.iter().all(|mail| mail.contains("for Anna") || !mail.contains("6125")),
            "{text}: {mails:#?}"
        );
        assert!(table.is_erased(id), "{text}: the mail is not kept");
        let asked = text.contains("would say");
        assert_eq!(kept(&table).len(), usize::from(!asked), "{text}: {mails:#?}");
        let sent = mails.iter().any(|mail| mail.contains("This mail is for Boris"));
        assert_eq!(sent, !asked && text.contains("Good"), "{text}: {mails:#?}");
        table.mail(Color::Black, "5755");
        assert_eq!(table.moves().len(), if asked { 2 } else { 3 }, "{text}");
    }
}

#[test]
fn broken_chain_is_read_as_one() {
    for (text, shown) in [
        (
            "5254\nif 5755 then 7163, if 2836 then 6125, if 1716 then 2514, if 7866 then 5171,\nif 2725 then 4244",
            "| 1... 5755 2. 7163 2836 3. 6125 1716 4. 2514 7866 5. 5171 2725 6. 4244",
        ),
        (
            "5254, if 5755 then 7163, if 2836 then 6125, if 1716 then 2514, if 7866 then\n5171, if 6857 then 6151",
            "| 1... 5755 2. 7163 2836 3. 6125 1716 4. 2514 7866 5. 5171 6857 6. 6151",
        ),
        (
            "5254, if 5755 then 7163, if 2836 then 6125, if 1716 then 2514, if 7866 then 5171,\nif 2725 then 6364",
            "in line 1, half-move 10 is not legal there",
        ),
    ] {
        let mut table = Table::new();
        let id = table.mail(Color::White, text);
        assert_eq!(table.moves(), ["e2e4"], "{text}");
        let mails = table.deliver();
        assert!(table.is_erased(id), "the mail is not kept");
        assert_eq!(kept(&table).len(), usize::from(shown.starts_with('|')), "{text}");
        assert!(told(&mails, "Anna", shown).is_some(), "{text}: {mails:#?}");
        assert!(told(&mails, "Boris", "7163").is_none(), "{mails:#?}");
        table.mail(Color::Black, "2725");
        assert_eq!(table.moves().len(), 2, "{text}: b5 was foreseen as the fifth move of a chain only");
    }
}

/// The mail by which somebody moves is being read: it does not keep their own conditions from being played.
#[test]
fn two_trees_run_to_their_end() {
    let mut table = Table::new();
    table.mail(Color::White, "5254\nif 5755 then 7163, if 2836 then 6125");
    table.mail(Color::Black, "5755\nif 7163 then 2836");
    assert_eq!(table.moves(), ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
}

#[test]
fn unclear_conditions_are_asked_for_again() {
    for lines in [
        "if 5755 then 7163,\nif 3735 then 4244",
        "if 5755 then 7163,\n3735 then 4244",
        "if 5755 then 7163\n3735 then 4244",
        "if 5755 then 7163,\n\nif 3735 then 4244",
        "if 5755 then 7163 if 2836 then 6125 if 1716 then 2514 if 7866 then 5171\nif 3735 then 4244",
        "if e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3\nb6 4244",
        "- if 5755 then 7163\n  - if 3735 then 4244",
        "if 5755 then 7163\n\n    if 3735 then 4244",
        "If he plays 5755 then I play 6125, and then\nif 3735 then 4244",
        "If he plays 5755, I play 6125.\nif 3735 then 4244",
        "If he plays 5755, I play 6125.",
        "(if 5755 then 6125)",
    ] {
        let mut table = Table::new();
        table.mail(Color::White, &format!("5254\n{lines}"));
        assert_eq!(table.moves(), ["e2e4"], "{lines}");
        assert!(kept(&table).is_empty(), "{lines}");
        let mails = table.deliver();
        let answer = told(&mails, "Anna", "it is not clear where one of them ends");
        assert!(answer.is_some_and(|text| !text.contains("4244")), "{lines}: {mails:#?}");
        for reply in ["3735", "5755", "2726"] {
            table.mail(Color::Black, reply);
        }
        assert_eq!(table.moves().len(), 2, "{lines}");
    }
    // Half a condition is no move of the player either.
    for half in [
        "if 5755\n7163",
        "If c5\nNf3",
        "if e5:\nNf3",
        "if 1... e5\n\n7163",
        "- if 5755\n- 7163",
        "if he plays 5755\n7163",
        "If: he plays 5755\n7163",
        "If you play 5755, I play 6125\n\n7163",
    ] {
        let mut table = Table::new();
        let id = table.mail(Color::White, half);
        assert_eq!(table.filed(id).0, InboxState::Applied, "{half}");
        assert!(table.moves().is_empty() && kept(&table).is_empty(), "{half}");
        let mails = table.deliver();
        let asked = ["it is not clear where one of them ends", "what may be a move within other words"];
        assert!(asked.iter().any(|asked| told(&mails, "Anna", asked).is_some()), "{half}: {mails:#?}");
        // The intended answer is private, however it is written.
        assert!(table.is_erased(id), "{half}");
        let answer = half.rsplit([' ', '\n']).next().unwrap();
        let mails = flat(&mails.join(""));
        let mails = mails.replace("if 5755 then 7163, if 2836 then 6125;", "");
        assert!(!mails.contains(answer), "{half}: {mails}");
    }
    // nor the last of a chain that was broken.
    let mut table = Table::new();
    table.mail(Color::White, "if e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3\ne4");
    assert!(table.moves().is_empty());
    assert!(told(&table.deliver(), "Anna", "it is not clear where one of them ends").is_some());
}

#[test]
fn quoted_conditions_are_not_given() {
    let mut table = Table::new();
    table.mail(Color::White, "5254\nif 5755 then 7163");
    let answer = table.deliver().into_iter().find(|mail| mail.contains("| 1... 5755 2. 7163")).unwrap();
    table.mail(Color::White, "no conditions");
    assert!(told(&table.deliver(), "Anna", "You have no conditional moves now.").is_some());
    let text = answer.split_once("\n\n").unwrap().1;
    for mark in ["", "> ", "\t"] {
        let quoted: Vec<String> = text.lines().map(|line| format!("{mark}{line}")).collect();
        table.mail(Color::White, &format!("say hello\n\n{}", quoted.join("\n")));
        assert!(kept(&table).is_empty(), "{mark:?}");
    }
    table.mail(Color::Black, "5755 (=)");
    table.mail(Color::White, &format!("decline\n\n{text}"));
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
}

#[test]
fn condition_within_message_is_questioned() {
    for text in [
        "message: Good luck! if 5755 then 7163",
        "message: if 5755 then 7163",
        "say if 5755 then 7163",
        "say Good luck if you like it, if 5755 then 7163",
        "message: Good luck, and best wishes to all at home, from all of us! if\n5755 then 7163",
        "message: Good luck!\nIf they play 5755, I play 7163.",
        "message: If you play 5755, I play 7163.",
    ] {
        let mut table = Table::new();
        table.mail(Color::White, "5254");
        table.deliver();
        let id = table.mail(Color::White, text);
        let mails = table.deliver();
        assert!(told(&mails, "Boris", "").is_none(), "{text}: {mails:#?}");
        assert!(table.is_erased(id), "{text}: the mail is not kept");
        assert!(!mails.join("").contains("7163") && !mails.is_empty(), "{text}: {mails:#?}");
        assert!(kept(&table).is_empty(), "{text}");
    }
    let mut table = Table::new();
    table.mail(Color::White, "5254\nmessage: Good luck! If 5755 is what you like, go on.");
    assert!(told(&table.deliver(), "Boris", "Good luck! If 5755 is what you like").is_some());
}

#[test]
fn earlier_withdrawal_read_late_counts() {
    for (text, before, fires) in
        [("no conditions", true, false), ("no conditions", false, true), ("show", true, false)]
    {
        let mut table = Table::new();
        table.mail(Color::White, "5254\nif 5755 then 7163, if 2836 then 6125");
        table.deliver();
        let (address, sent_at) = (table.play_address(Color::White), table.clock_now());
        let raw = format!(
            "From: anna@example.org\r\nMessage-ID: <w@example.org>\r\nSubject: Re: [G1]\r\n\r\n{text}\r\n"
        );
        let received_at = if before { sent_at } else { sent_at + Span(120_000) };
        table.take_in_at(received_at, ANNA, &[address], &raw);
        table.pass(Span(60_000));
        let (boris, request) = (Actor::Player(table.players.black), Request::play("5755", false));
        assert_eq!(submit(&table, table.game, boris, seen(Ply(1)), request, "move").refusal, None);
        assert_eq!(table.moves().len(), if fires { 3 } else { 2 }, "{text}");
        let mails = table.deliver();
        let why = "a mail of yours about this game arrived before the move and had not been read";
        assert_eq!(told(&mails, "Anna", why).is_some(), !fires, "{text}: {mails:#?}");
        table.pass(Span(120_000));
        table.reader.read_due().unwrap();
        assert_eq!(kept(&table).len(), usize::from(text == "show"), "{text}");
        if text == "show" {
            table.mail(Color::White, "7163");
            table.mail(Color::Black, "2836");
            assert_eq!(table.moves().len(), 5, "what remained of the line is played");
        }
    }
}

/// The player answers the same mail again, from before their own move: the conditions are for the position since.
#[test]
fn conditions_follow_in_their_own_mail() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    table.mail_from(ANNA, address, "", "5254");
    table.mail_from(ANNA, address, "", "if 5755 then 7163");
    assert_eq!(kept(&table).len(), 1);
    table.mail(Color::Black, "5755");
    assert_eq!(table.moves().len(), 3);
}

/// The opponent reads visible conditions when they ask, and nowhere else.
#[test]
fn opponent_may_ask_for_visible_conditions() {
    for (rule, visible) in [(ConditionalRule::Visible, true), (ConditionalRule::Private, false)] {
        let regulations = Regulations { conditional_moves: rule, ..Regulations::default() };
        let mut table = Table::ruled(app::ports::StartChoice::default(), regulations);
        table.mail(Color::White, "e4\nif 5755 then 7163");
        table.deliver();
        assert_eq!(kept(&table).len(), 1);
        table.mail(Color::Black, "conditions");
        let mails = table.deliver();
        let shown = "Your opponent's, which you may see in this game: | if 5755 then 7163";
        let answer = told(&mails, "Boris", shown);
        assert_eq!(answer.is_some(), visible, "{rule:?}: {mails:#?}");
        // Quoted back without any mark they are not their own.
        let Some(answer) = answer else { continue };
        let text = answer.split_once("\n\n").unwrap().1;
        table.mail(Color::Black, &format!("message:\nHello Anna\n\n{text}"));
        let mails = table.deliver();
        assert!(told(&mails, "Boris", "onditional moves").is_none(), "{mails:#?}");
    }
}

#[test]
fn move_above_conditions_is_played() {
    let leave = Some(LeaveRules { may_move: false, ..LeaveRules::default() });
    for (text, count) in [
        ("Hi Boris\ne4\nif e5 then Nf3", 1),
        ("Here is my move\ne4\nIf e5 then Nf3", 1),
        ("leave 2026-01-06 2026-01-12\ne4\nif e5 then Nf3", 1),
        // Of these the move alone is clear.
        ("e4 (if e5 then Nf3)", 0),
        ("1. e4 (if 1... e5 then 2. Nf3)", 0),
    ] {
        let regulations = Regulations { leave, ..Regulations::default() };
        let mut table = Table::ruled(app::ports::StartChoice::default(), regulations);
        table.mail(Color::White, text);
        assert_eq!(table.moves(), ["e2e4"], "{text}: {:#?}", table.deliver());
        assert_eq!(kept(&table).len(), count, "{text}");
        let asked = told(&table.deliver(), "Anna", "it is not clear where one of them ends").is_some();
        assert_eq!(asked, count == 0, "{text}");
        let booked = table.state().clock.leave.white.len();
        assert_eq!(booked, usize::from(text.starts_with("leave")), "{text}");
    }
    for text in [
        "e4 if Nf3 is no better than Nc3",
        "I like e4, if e5 then Nf3, very much",
        "if e5 (if c5) Nf3",
        // What stands behind may be about the move before.
        "e4, if e5 then Nf3. Good luck!",
        "Nf3 (if Black plays d5, e5 wins) is strong, but I play e4",
        "Nf3 (if d5 then e5) or e4 (good)",
        "Nf3, wenn du d5 oder e5 spielst, wäre langweilig, also e4!",
        "1. Nf3, if e5 then d4, and I offer a draw",
    ] {
        let mut table = Table::new();
        table.mail(Color::White, text);
        assert!(table.moves().is_empty() && kept(&table).is_empty(), "{text}");
        let mails = table.deliver();
        let said = ["No move was played.", "within other words", "Nothing was done"];
        let is_told = said.iter().any(|said| told(&mails, "Anna", said).is_some());
        assert!(is_told || text.starts_with("if "), "{text}: {mails:#?}");
    }
}

#[test]
fn new_conditions_replace_withdrawn_ones() {
    for text in ["no conditions\nif c5 then Nf3", "if c5 then Nf3\nno conditions"] {
        let mut table = Table::new();
        table.mail(Color::White, "e4\nif e5 then Nf3");
        table.mail(Color::White, text);
        let is_new = text.starts_with("no");
        // The other way round both may be meant.
        assert_eq!(told(&table.deliver(), "Anna", "exclude each other").is_some(), !is_new, "{text}");
        assert_eq!(kept(&table)[0][0], if is_new { "3735" } else { "5755" }, "{text}");
    }
    let mut table = Table::new();
    table.mail(Color::White, "no conditions\ne4\nif e5 then Nf3");
    assert_eq!((table.moves().len(), kept(&table).len()), (1, 1));
}
