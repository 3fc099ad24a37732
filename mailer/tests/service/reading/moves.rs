//! Moves, with and without quoted text.

use super::*;

#[test]
fn bare_move_needs_no_transcript() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "5254");
    assert_eq!(table.filed(id), (InboxState::Applied, String::new()));
    assert_eq!(table.moves(), ["e2e4"]);
    let mails = table.deliver();
    assert_eq!(mails.len(), 2, "the acknowledgement and the opponent's notice: {mails:#?}");
}

/// Quotes our text below the answer, as a mail program does.
fn reply(answer: &str, sent: &str, mark: &str) -> String {
    let quoted: Vec<String> = sent.lines().map(|line| format!("{mark}{line}")).collect();
    format!(
        "{answer}\n\nOn Mon, 5 Jan 2026 at 10:00, Club <play@play.example.org> wrote:\n{}\n",
        quoted.join("\n")
    )
}

#[test]
fn whole_game_by_quoting_replies() {
    let mut table = Table::new();
    let marks = ["> ", "\t", "", ">> ", "    ", "| "];
    let mut last = String::new();
    for (n, text) in ["f3", "5755", "g2g4", "4. Dh4"].iter().enumerate() {
        let color = if n % 2 == 0 { Color::White } else { Color::Black };
        let text = if n == 3 { "2... Qh4#" } else { text };
        let body = reply(text, &last, marks[n]);
        let id = table.mail(color, &body);
        assert_eq!(table.filed(id).0, InboxState::Applied, "{body}");
        assert_eq!(table.moves().len(), n + 1, "{body}\n{:#?}", table.deliver());
        table.pass(Span::hours(1));
        let mails = table.deliver();
        last = mails.iter().find(|mail| mail.contains("Answer:") || n == 3).cloned().unwrap_or_default();
    }
    assert_eq!(table.moves(), ["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(table.state().is_over());
}

#[test]
fn quoted_notice_alone_plays_nothing() {
    let mut table = Table::new();
    table.mail(Color::White, "5254");
    let notice = table.deliver().into_iter().find(|mail| mail.contains("Answer:")).unwrap();
    for mark in ["> ", "\t", "", "| "] {
        let id = table.mail(Color::Black, &reply("", &notice, mark));
        assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()), "{mark:?}");
        assert_eq!(table.moves().len(), 1, "{mark:?}");
    }
    // Broken anew at any width.
    for width in [20, 40, 60, 72] {
        let mut lines = vec![String::new()];
        for word in notice.split_whitespace() {
            let line = lines.last_mut().unwrap();
            if line.len() + word.len() > width {
                lines.push(word.into());
            } else {
                line.push_str(if line.is_empty() { "" } else { " " });
                line.push_str(word);
            }
        }
        table.mail(Color::Black, &reply("", &lines.join("\n"), ""));
        assert_eq!(table.moves().len(), 1, "width {width}");
    }
}

#[test]
fn unmarked_quoted_message_is_no_command() {
    let mut table = Table::new();
    table.mail(Color::White, "5254\nmessage: if you like resign yes or accept draw now");
    let notice = table.deliver().into_iter().find(|mail| mail.contains("resign yes or")).unwrap();
    // A mail program that changes some words and breaks lines where it likes.
    for broken in ["resign yes", "accept draw"] {
        let quoted = notice.replace("like", "l\u{131}ke").replace(broken, &format!("\n{broken}\n"));
        table.mail(Color::Black, &reply("", &quoted, ""));
        assert!(!table.state().is_over(), "{quoted}");
    }
}

/// In another mail, and in another notation.
#[test]
fn same_move_again_counts_once() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    table.mail(Color::White, "5254");
    table.deliver();
    let again = table.mail_from(ANNA, address, "", "e4");
    assert_eq!(table.filed(again).0, InboxState::Duplicate);
    assert!(table.told().contains("This move was already recorded as half-move 1."));
    let other = table.mail_from(ANNA, address, "", "d4");
    assert_eq!(table.filed(other).0, InboxState::Applied);
    table.mail(Color::Black, "e5");
    table.deliver();
    let late = table.mail_from(ANNA, address, "", "e4");
    assert_eq!(table.filed(late).0, InboxState::Applied, "what was played before a pawn moved is not known");
    assert!(table.told().contains("meant for the position after 0 half-moves, but 2 have been played"));
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
}

/// The move may have come another way, or the mail twice.
#[test]
fn message_below_known_move_arrives_once() {
    let said = |table: &Table| {
        let texts = table.service.records.messages(table.game, table.players.black).unwrap();
        texts.into_iter().map(|message| message.text).collect::<Vec<_>>()
    };
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    table.mail(Color::White, "5254");
    table.deliver();
    let again = table.mail_from(ANNA, address, "", "e4\nmessage:\nGood luck!");
    assert_eq!(table.filed(again).0, InboxState::Applied);
    let told = table.told();
    assert!(told.contains("already recorded") && told.contains("on its way to your opponent"), "{told}");
    let copy = table.mail_from(ANNA, address, "", "e4\nmessage:\nGood luck!");
    assert_eq!(table.filed(copy).0, InboxState::Duplicate);
    let told = table.told();
    assert!(told.contains("is on record already, so it was not sent again"), "{told}");
    assert_eq!(said(&table), ["Good luck!"]);
    // After a pawn has moved, too, and with a message that came with the move itself.
    table.mail(Color::Black, "e5\nmessage: Thank you!");
    table.mail_from(ANNA, address, "", "e4\nmessage:\nGood luck!");
    table.mail_from(ANNA, address, "", "e4\nmessage:\nAnd greetings.");
    table.mail_from(ANNA, address, "", "d4\nmessage:\nNot with that move.");
    let answer =
        Address::Play { game: table.game, player: table.players.black, seen: PositionId::unrevised(Ply(1)) };
    table.mail_from(BORIS, answer, "", "e5\nmessage: Thank you!");
    assert_eq!(said(&table), ["Good luck!", "Thank you!", "And greetings."]);
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
    // The same words with another move are another message.
    table.mail(Color::White, "Nf3\nmessage:\nGood luck!");
    assert_eq!(said(&table).len(), 4);
    // So are they with a move that came out of an envelope.
    let sealing = table.play_address(Color::Black);
    table.adjourn();
    table.mail(Color::Black, "seal Nc6");
    table.mail(Color::White, "resume");
    assert_eq!(table.state().ply, Ply(4), "{:#?}", table.deliver());
    for _ in 0..2 {
        table.mail_from(BORIS, sealing, "", "Nc6\nmessage: Thank you!");
        assert_eq!(said(&table)[4..], ["Thank you!"], "{:#?}", table.deliver());
    }
}

/// Both players send more messages than a page of the record holds.
fn say_often(table: &mut Table) {
    for n in 0..100_u32 {
        for color in Color::ALL {
            let seen = Seen::Position(PositionId::unrevised(table.state().ply));
            let key = format!("{} {n}", table.state().events);
            let by = Actor::Player(table.players[color]);
            let said = submit(table, table.game, by, seen, Request::say("Hm."), &key);
            assert_eq!(said.refusal, None);
        }
        table.pass(Span::hours(1));
    }
}

/// The record of a long game is read in several pages.
#[test]
fn message_arrives_in_long_game() {
    let mut table = Table::new();
    let players = table.players;
    say_often(&mut table);
    let address = table.play_address(Color::White);
    table.mail(Color::White, "e4");
    assert!(table.state().events > app::MAX_PAGE);
    say_often(&mut table);
    table.deliver();
    for _ in 0..2 {
        table.mail_from(ANNA, address, "", "e4\nmessage:\nGood luck!");
    }
    let texts = table.service.records.messages(table.game, players.black).unwrap();
    assert_eq!(texts.iter().filter(|message| message.text == "Good luck!").count(), 1);
    let told = table.told();
    assert!(told.contains("is on record already, so it was not sent again"), "{told}");
}

#[test]
fn copy_of_a_mail_is_unanswered() {
    let table = Table::new();
    let address = table.play_address(Color::White);
    let raw = "From: anna@example.org\r\nMessage-ID: <same@x>\r\nSubject: x\r\n\r\ne4\r\nsay hello\r\n";
    let first = table.store(ANNA, address, raw);
    assert_eq!(table.filed(first).0, InboxState::Applied);
    assert_eq!(table.deliver().len(), 2);
    let scanned = raw.replace("Subject: x", "Subject: x\r\nX-Scanned: yes");
    let copy = table.store(ANNA, address, &scanned);
    assert_eq!(table.filed(copy), (InboxState::Duplicate, "message_id".into()));
    assert_eq!(table.deliver().len(), 0);
    assert_eq!(table.moves(), ["e2e4"]);
    assert_eq!(table.number("SELECT count(*) FROM message"), 1);
}

#[test]
fn move_between_words_is_asked_about() {
    let mut table = Table::new();
    let id = table.mail(Color::White, "decline draw\nNc3\nmessage: Good luck, 10234!");
    table.filed(id);
    assert_eq!(table.moves(), ["b1c3"], "a line above and a message below make no paragraph");
    // Where it is doubtful, nothing is done, instead of the half.
    let id = table
        .mail(Color::Black, "I think that I will play here\nNc6\nand see what you make of it\n\nsay hello");
    assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()));
    assert_eq!(table.number("SELECT count(*) FROM message"), 1);
}

/// Thunderbird's answer with the file that Scid has written, through the whole service; a move in it is played once.
#[test]
fn attached_game_plays_its_move() {
    let table = Table::new();
    let mail = |text: &str, moves: &str| {
        format!(
            "From: anna@example.org\r\nMessage-ID: <{}@example.org>\r\nSubject: Re: [G1] Anna - Boris: your move 1\r\n\
             MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=\"=_b\"\r\n\r\n--=_b\r\n\
             Content-Type: text/plain; charset=UTF-8; format=flowed\r\n\r\n{text}\r\n--=_b\r\n\
             Content-Type: application/x-chess-pgn; name=\"G1.pgn\"\r\n\
             Content-Disposition: attachment; filename=\"G1.pgn\"\r\n\r\n\
             [Event \"?\"]\r\n[White \"Anna\"]\r\n[Black \"Boris\"]\r\n[Result \"*\"]\r\n[CmailGameName \"G1\"]\r\n\r\n\
             {moves} *\r\n\r\n--=_b--\r\n",
            moves.len() + text.len()
        )
    };
    let address = table.play_address(Color::White);
    table.store(ANNA, address, &mail("Hello Boris,\r\n\r\nmy move is attached.", "1.e4 e5"));
    assert!(table.moves().is_empty(), "two moves are none");
    let said = table.deliver().join("\n");
    assert!(said.contains("I found a game (PGN) attached"), "{said}");
    table.store(ANNA, address, &mail("Good luck!", "1.e4"));
    assert_eq!(table.moves(), ["e2e4"]);
    table.store(ANNA, address, &mail("Good luck, once more!", "1.e4"));
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn quoted_game_after_resumption_moves_nothing() {
    let mut table = Table::new();
    table.mail(Color::White, "Nc3");
    table.mail(Color::Black, "Nf6");
    table.adjourn();
    table.mail(Color::White, "seal Nd5");
    table.deliver();
    table.mail(Color::Black, "resume");
    assert_eq!(table.state().ply, Ply(3), "{:#?}", table.deliver());
    let sent = table.deliver();
    let notice = sent.iter().find(|text| text.contains("[CmailGameName") && text.contains("Nd5")).unwrap();
    let body = reply("Thank you, I am thinking.", notice, "");
    table.mail(Color::Black, &body);
    assert_eq!(table.state().ply, Ply(3), "{body}");
}
