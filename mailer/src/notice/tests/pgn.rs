//! The game for programs in a mail, and what must not reach it.

use super::*;

#[test]
fn pgn_attached_when_chosen() {
    for name in ["Ann", "Jürgen"] {
        let mut table = moved();
        table.players.white.name = name.into();
        table.players.white.pgn_attached = true;
        let mail = compose(&table.instance.service, &table.mail(MailKind::YourMove, Color::White));
        let mail = mail.expect("a mail");
        let text = mail.text.expect("no secret");
        assert!(text.contains("[CmailGameName \"G42\"]"), "it stays in the text: {text}");
        for bytes in std::iter::once(&mail.bytes).chain(mail.seven_bit.as_ref()) {
            let parsed = MessageParser::new().parse(bytes).expect("it parses");
            assert_eq!(parsed.body_text(0).expect("text").replace("\r\n", "\n").trim_end(), text.trim_end());
            assert_eq!(parsed.attachment_count(), 1);
            let file = parsed.attachment(0).expect("a file");
            assert_eq!(file.attachment_name(), Some("G42.pgn"));
            let kind = file.content_type().expect("a type");
            assert_eq!((kind.ctype(), kind.subtype()), ("application", Some("vnd.chess-pgn")));
            let pgn = std::str::from_utf8(file.contents()).expect("UTF-8");
            let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(pgn));
            assert_eq!(reader.read_game(&mut Count).expect("PGN"), Some(12), "{pgn}");
            assert!(pgn.contains(&format!("[White \"{name}\"]")), "{pgn}");
        }
        let seven_bit = mail.seven_bit.as_ref().unwrap_or(&mail.bytes);
        assert!(seven_bit.is_ascii() && mail.seven_bit.is_some() != name.is_ascii());
        // Its confirmation of a move has no game to attach.
        let recorded = table.mail(MailKind::MoveRecorded, Color::White);
        let recorded = compose(&table.instance.service, &recorded).expect("a mail");
        assert_eq!(MessageParser::new().parse(&recorded.bytes).expect("it parses").attachment_count(), 0);
        table.players.white.pgn_attached = false;
        assert_eq!(parts_of(&table.write(&table.mail(MailKind::YourMove, Color::White))), 1);
    }
}

/// The last notice of a game has it as a file, whatever its reader has chosen, beside what its text had before.
#[test]
fn end_of_game_has_its_pgn() {
    let mut table = moved();
    table.by(Color::White, &Command::Resign);
    let file_of = |table: &Table, color| {
        let mail = table.write(&table.mail(MailKind::GameOver, color));
        let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
        let file = parsed.attachment(0).expect("a file");
        assert_eq!((parsed.attachment_count(), file.attachment_name()), (1, Some("G42.pgn")));
        let pgn = std::str::from_utf8(file.contents()).expect("UTF-8").to_owned();
        let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(&pgn));
        assert!(reader.read_game(&mut Count).expect("PGN").is_some_and(|moves| moves >= 12), "{pgn}");
        assert!(pgn.contains("[Result \"0-1\"]") && pgn.trim_end().ends_with("0-1"), "{pgn}");
        (mail.text.expect("no secret"), pgn)
    };
    for heard in [false, true] {
        table.players.black.no_board = heard;
        let (text, pgn) = file_of(&table, Color::Black);
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in [
            "G42 is over, 0-1: You (Black) win by resignation. The game took 6 moves in 3 d 10 h.",
            "White Ann: 1 d 6 h used. Black Bob: 2 d 4 h used.",
            "The whole game is attached as G42.pgn, for chess programs.",
        ] {
            assert!(flat.contains(part), "{part}: {text}");
        }
        let written = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(written.contains("A draw? I think so."), "with its messages: {pgn}");
        assert_eq!(text.contains("[CmailGameName"), !heard, "{text}");
    }
    // Comments beyond the bound are left out.
    table = Table::new();
    for text in "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6".split(' ') {
        table.play_with(text, false, Some(&"żółw ".repeat(800)));
    }
    table.by(Color::White, &Command::Resign);
    let (text, pgn) = file_of(&table, Color::White);
    assert!(!pgn.contains('{') && pgn.contains("6. Nf3 h6"), "{pgn}");
    assert!(text.contains("The moves are attached as G42.pgn") && text.contains("/g/42/pgn"), "{text}");
}

fn parts_of(mail: &Outgoing) -> usize {
    MessageParser::new().parse(&mail.bytes).expect("it parses").parts.len()
}

#[test]
fn long_games_and_messages_stay_small() {
    let mut table = Table::new();
    // Quiet moves, and a pawn move now and then against the seventy-five-move rule.
    while table.game.ply < Ply(299) {
        let (ply, position) = (usize::from(table.game.ply.0), table.game.position.clone());
        let mut moves: Vec<_> = position.legal_moves().into_iter().collect();
        let turn = ply * 31 % moves.len();
        moves.rotate_left(turn);
        let continues = |m: &&domain::Move| {
            !m.is_capture() && position.play(**m).is_some_and(|next| next.legal_moves().len() > 3)
        };
        let is_pawn = |m: &&domain::Move| (m.role() == domain::Role::Pawn) == (ply % 40 > 37);
        let quiet = || moves.iter().filter(continues);
        let m = *quiet().find(is_pawn).or_else(|| quiet().next()).expect("a quiet move");
        let text = notation::write(m, &position, Notation::San, Letters::English);
        table.instance.clock.advance(Span::hours(1));
        table.play_with(&text, false, None);
        assert!(!table.game.is_over(), "over at {}", table.game.ply.0);
    }
    let moves = table.game.position.legal_moves();
    let last = notation::write(moves[0], &table.game.position, Notation::San, Letters::English);
    table.play_with(&last, true, Some("m"));
    let reader = table.game.position.side_to_move();
    // Letters of one, two and three bytes.
    for (tag, message) in [("en", "żółw ".repeat(400)), ("uk", "Київ".repeat(500)), ("hi", "क".repeat(2_000))]
    {
        table.messages.last_mut().expect("a message").text = message;
        table.players[reader].language = tag.into();
        let text = table.text(MailKind::YourMove, reader);
        assert!(text.contains("[CmailGameName \"G42\"]") && text.contains("150. "), "{tag}: the whole game");
    }
}

#[test]
fn hostile_texts_change_only_text() {
    let mut table = Table::starting(Start::Standard, "Cup\r\nBcc: eve@evil.example\u{202e}\" {}");
    table.players.black.name = "Bob\r\nBcc: x\r\n\r\n\u{202e}<\">, \\ } ; ( \u{1f600}".into();
    table.play("e4");
    let message =
        "}\r\n.\r\nQUIT\r\n\" ]\n[Event \"x\"]\n[CmailGameName \"G1\"]\n\u{202e}\u{0}\n-- \nresign yes";
    table.play_with("e5", false, Some(message));
    let given = table.mail(MailKind::YourMove, Color::White);
    let mail = compose(&table.instance.service, &given).expect("a mail");
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    assert!(parsed.bcc().is_none());
    assert!(parsed.subject().is_some_and(|subject| subject.starts_with("[G42] Ann - ")));
    let text = mail.text.expect("text");
    assert!(!text.contains(['\u{202e}', '\0', '\r']));
    let begun: Vec<&str> = text.lines().filter(|line| line.contains("[CmailGameName")).collect();
    assert_eq!(begun, ["[CmailGameName \"G42\"]"]);
    assert!(text.lines().any(|line| line == "| resign yes"), "{text}");
    assert!(text.lines().all(|line| line != "." && line != "resign yes"));
}

#[test]
fn pgn_is_readable_and_hides_addresses() {
    for start in [Start::Standard, Start::Chess960 { number: 1 }] {
        let mut table = Table::starting(start, "Cup \"A\" \\ B");
        for i in 0..20 {
            let moves = table.game.position.legal_moves();
            let m = moves[i * 5 % moves.len()];
            let text = notation::write(m, &table.game.position, Notation::San, Letters::English);
            table.play_with(&text, false, None);
        }
        let text = table.text(MailKind::YourMove, Color::White);
        let pgn = &text[text.find("[Event ").expect("PGN")..];
        let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(pgn));
        let moves = reader.read_game(&mut Count).expect("PGN").expect("a game");
        assert_eq!(moves, 20, "{pgn}");
        assert!(pgn.contains("[WhiteNA \"?\"]") && pgn.contains("[BlackNA \"play+42-"), "{pgn}");
        assert!(pgn.contains("[Mode \"EM\"]"));
        // cmail answers to the last From that it finds.
        let last = text.lines().rfind(|line| line.starts_with("From")).expect("an address");
        assert!(last.starts_with("From: <play+42-"), "{last}");
    }
}

struct Count;

impl pgn_reader::Visitor for Count {
    type Tags = ();
    type Movetext = usize;
    type Output = usize;
    fn begin_tags(&mut self) -> std::ops::ControlFlow<usize, ()> {
        std::ops::ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> std::ops::ControlFlow<usize, usize> {
        std::ops::ControlFlow::Continue(0)
    }
    fn san(&mut self, count: &mut usize, _san: pgn_reader::SanPlus) -> std::ops::ControlFlow<usize> {
        *count += 1;
        std::ops::ControlFlow::Continue(())
    }
    fn end_game(&mut self, count: usize) -> usize {
        count
    }
}
