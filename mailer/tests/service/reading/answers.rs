//! Answers to mails, and their limits.

use super::*;

/// The clock runs, so a mail that vanishes can lose the game.
#[test]
fn player_on_move_is_always_answered() {
    let mut table = Table::new();
    for n in 0..12 {
        table.mail(Color::White, &format!("what do you think of line {n}, or of e4 there"));
        let mails = table.deliver();
        assert_eq!(mails.len(), 1, "mail {n}");
        assert!(mails[0].contains("Nothing was played"), "{}", mails[0]);
    }
    table.mail(Color::White, "5254");
    assert_eq!(table.moves().len(), 1);
}

/// A robot without a header that says so: it answers whatever it gets, at once.
#[test]
fn robot_gets_few_answers() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "Thank you for your mail! I am away.");
    assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()));
    let mut answers: Vec<String> = Vec::new();
    let mut unanswered = Vec::new();
    for minute in 0..3 * 24 * 60 {
        for mail in table.deliver() {
            answers.push(mail);
            let id = table.mail(Color::White, "Thank you for your mail! I am away.");
            if table.filed(id).1 == UNANSWERED {
                unanswered.push(id);
            }
        }
        table.clock.advance(Span::minutes(1));
        if minute == 30 {
            assert_eq!(
                answers.len(),
                7,
                "one that repeats the line, then six alike in an hour: {answers:#?}"
            );
            assert!(answers[6].contains("the next answer comes after"), "{}", answers[6]);
            assert!(!answers[5].contains("the next answer comes after"), "{}", answers[5]);
            assert_eq!(unanswered.len(), 1, "told apart from those that were answered");
        }
    }
    assert!((100..=3 * 84).contains(&answers.len()), "{} answers in three days", answers.len());
    assert!(answers[7].contains("One of your mails since"), "{}", answers[7]);
    let listed = table.service.inbox.unanswered(None, 100).unwrap();
    assert_eq!(listed.len(), unanswered.len().min(100));
    assert!(listed.iter().all(|mail| unanswered.contains(&mail.id)));
    // A person who has the robot writes all the same.
    table.mail(Color::White, "5254");
    assert_eq!(table.moves().len(), 1, "moves are recorded all the same");
}

/// While the opponent thinks, three questions a day; the third says so, and one summary follows. What was asked on move does
/// not count.
#[test]
fn last_answer_announces_the_cap() {
    let mut table = Table::new();
    for line in ["what about line 1", "what about line 2", "what about e4", "what about d4"] {
        table.mail(Color::White, line);
    }
    assert_eq!(table.deliver().len(), 4);
    table.mail(Color::White, "5254");
    table.deliver();
    for n in 0..6 {
        table.mail(Color::White, &format!("what do you think of line {n}, or of e4 there"));
    }
    let mails = table.deliver();
    assert_eq!(mails.len(), 3, "three answers about a game in a day: {mails:#?}");
    let says_so = |mail: &String| mail.contains("the next answer comes after");
    assert_eq!(mails.iter().map(says_so).collect::<Vec<_>>(), [false, false, true]);
    let organizers = |mail: &String| mail.contains("postmaster@play.example.org");
    assert_eq!(mails.iter().map(organizers).collect::<Vec<_>>(), [false, false, true]);
    let states: Vec<_> = table.service.inbox.mails(None, None, 3).unwrap();
    assert!(states.iter().all(|mail| mail.reason == UNANSWERED), "{states:?}");
    table.pass(Span::days(1) - Span::minutes(1));
    assert!(!table.deliver().iter().any(|mail| mail.contains("of your mails since")));
    table.pass(Span::minutes(2));
    let mails = table.deliver();
    let summaries: Vec<_> = mails.iter().filter(|mail| mail.contains("3 of your mails since")).collect();
    assert_eq!(summaries.len(), 1, "{mails:#?}");
    table.mail(Color::White, "what do you think of it, or of e4 there");
    assert_eq!(table.deliver().len(), 1, "the window is open again");
}

/// A regulation loses the game by the third illegal move: the player knows after each how far it is.
#[test]
fn illegal_moves_are_told_their_count() {
    let illegal_moves = IllegalMoveRules { opponent_gains_days: 0, loses_at: Some(3) };
    let mut table =
        Table::ruled(StartChoice::default(), Regulations { illegal_moves, ..Regulations::default() });
    for n in 1..=3 {
        table.mail(Color::White, "5256");
        let told = table.told();
        let counted = format!("This is your illegal move number {n} in this game. Number 3 loses the game.");
        assert!(told.contains(&counted), "{told}");
    }
    assert!(table.state().is_over());
}

#[test]
fn success_leaves_answers_for_mistakes() {
    let mut table = Table::new();
    table.deliver();
    for _ in 0..5 {
        table.mail(Color::White, "show");
    }
    assert_eq!(table.deliver().len(), 5);
    table.mail(Color::White, "5256");
    assert_eq!(table.deliver().len(), 1, "an illegal move is always told");
    for _ in 0..40 {
        table.mail(Color::White, "show");
    }
    assert_eq!(table.deliver().len(), 15, "twenty answers in an hour");
    table.mail(Color::Black, "show");
    for _ in 0..40 {
        table.mail(Color::Black, "show");
    }
    assert_eq!(table.deliver().len(), 30, "thirty answers in a day while the opponent thinks");
}

#[test]
fn only_the_player_ends_mail_problems() {
    let mut table = Table::new();
    let boris = table.players.black;
    let standing = |table: &Table| table.service.mail_out.mail_standing(boris).unwrap();
    let started = table.number(&format!("SELECT id FROM outbox WHERE player = {}", boris.0));
    let bounce = Bounce::new(Severity::Hard, "5.1.1");
    assert!(table.service.mail_out.bounced(started, &bounce).unwrap());
    table.clock.advance(Span::minutes(1));
    let address = table.play_address(Color::Black);
    table.mail_from(BORIS, address, "Auto-Submitted: auto-replied\r\n", "I am away");
    table.mail_from("eve@example.org", address, "", "show");
    let fail = "Authentication-Results: mx.play.example.org; dmarc=fail\r\n";
    table.mail_from(BORIS, address, fail, "show");
    table.mail(Color::White, "show");
    assert!(standing(&table).is_some());
    table.mail(Color::Black, "show");
    assert_eq!(standing(&table), None);
}

#[test]
fn mail_and_http_share_message_budget() {
    let mut table = Table::new();
    for n in 0..62 {
        table.mail(Color::White, &format!("say word {n}"));
    }
    let said = table.number("SELECT count(*) FROM event WHERE body LIKE '%\"said\"%'");
    assert_eq!(said, 60);
    let told = table.deliver().join("\n");
    assert!(told.contains("Too many messages, claims and challenges"), "{told}");
}

#[test]
fn cut_message_is_told() {
    for (characters, is_cut) in [(app::MAX_MESSAGE, false), (app::MAX_MESSAGE + 1, true)] {
        let mut table = Table::new();
        let lines = (1..characters).map(|at| if at % 50 == 0 { '\n' } else { 'a' });
        let text: String = lines.chain(['b']).collect();
        table.mail(Color::White, &format!("e4\nmessage:\n{text}"));
        assert_eq!(table.moves(), ["e2e4"]);
        let told = flat(&table.deliver().join("\n"));
        assert_eq!(told.contains("Your message is longer than 2000 characters."), is_cut, "{characters}");
    }
}

#[test]
fn answers_say_what_now_holds() {
    let rules = Regulations { leave: Some(LeaveRules::default()), ..Regulations::default() };
    let mut table = Table::ruled(Default::default(), rules);
    for (text, told) in [
        ("say hello", "Your message is in the record"),
        ("leave 2026-12-24 2027-01-02", "You are on leave from 2026-12-24 to 2027-01-02, both days included"),
        ("cancel leave 2026-12-24", "is cancelled"),
        ("adjourn", "You propose to adjourn"),
        ("seek", "the first player who accepts it plays"),
        ("withdraw C1", "C1 is withdrawn"),
        ("leave all 2026-12-24 2027-01-02", "in 1 of your 1 games"),
    ] {
        table.mail(Color::White, text);
        let mails = table.deliver().join("\n").replace('\n', " ");
        assert!(mails.contains(told) && !mails.contains("Done."), "{text}: {mails}");
    }
}
