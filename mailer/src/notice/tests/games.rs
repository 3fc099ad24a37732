//! Mails about a game.

use super::*;

#[test]
fn your_move() {
    let table = moved();
    let given = table.mail(MailKind::YourMove, Color::White);
    snapshots(&table, "your_move_read", &given);
    let mail = table.write(&given);
    insta::assert_snapshot!(shown(&String::from_utf8(mail.bytes).expect("UTF-8").replace("\r\n", "\n")));
}

#[test]
fn subject_says_whose_move_it_is() {
    let mut table = Table::starting(Start::Standard, "");
    let subject = |table: &Table, kind, color| {
        let bytes = table.write(&table.mail(kind, color)).bytes;
        MessageParser::new().parse(&bytes).expect("it parses").subject().expect("a subject").to_owned()
    };
    assert_eq!(subject(&table, MailKind::GameStarted, Color::White), "[G42] Ann - Bob: your move 1");
    assert_eq!(subject(&table, MailKind::GameStarted, Color::Black), "[G42] Ann - Bob: Ann's move 1");
    table.play("e4");
    assert_eq!(subject(&table, MailKind::MoveRecorded, Color::White), "[G42] Ann - Bob: Bob's move 1");
    assert_eq!(subject(&table, MailKind::YourMove, Color::Black), "[G42] Ann - Bob: your move 1");
    table.instance.clock.advance(Span::hours(96) + Span::minutes(30));
    assert_eq!(
        subject(&table, MailKind::Reminder, Color::Black),
        "[G42] Ann - Bob: your move 1, 23 h 30 min left"
    );
    table.play_with("e5", true, None);
    assert_eq!(
        subject(&table, MailKind::YourMove, Color::White),
        "[G42] Ann - Bob: your move 2, draw offered"
    );
    assert_eq!(subject(&table, MailKind::MoveRecorded, Color::Black), "[G42] Ann - Bob: Ann's move 2");
    table.by(Color::White, &Command::Resign);
    assert_eq!(subject(&table, MailKind::GameOver, Color::White), "[G42] Ann - Bob: game over, you lost");
    assert_eq!(subject(&table, MailKind::GameOver, Color::Black), "[G42] Ann - Bob: game over, you won");
    let mut table = moved();
    table.by(Color::White, &Command::AcceptDraw);
    assert_eq!(
        subject(&table, MailKind::GameOver, Color::White),
        "[G42] Ann - Bob: game over, drawn (Spring Cup)"
    );
    let mut table = Table::starting(Start::Standard, "");
    table.play("e4 e5");
    table.by(Color::Black, &Command::Adjourn);
    table.by(Color::White, &Command::Adjourn);
    table.seal("Ng1-f3");
    for color in Color::ALL {
        assert_eq!(subject(&table, MailKind::Adjournment, color), "[G42] Ann - Bob: adjourned");
    }
}

#[test]
fn each_kind_of_game_mail() {
    let mut table = Table::new();
    snapshots(&table, "game_started", &table.mail(MailKind::GameStarted, Color::Black));
    table.play("e4");
    snapshots(&table, "move_recorded", &table.mail(MailKind::MoveRecorded, Color::White));
    assert!(table.text(MailKind::MoveRecorded, Color::White).len() <= 3 * 1024);
    table.instance.clock.advance(Span::hours(97));
    snapshots(&table, "reminder", &table.mail(MailKind::Reminder, Color::Black));
    let claim =
        Command::Claim { basis: ClaimBasis::ThreefoldRepetition, announced: Some("e5".into()), probed: None };
    table.by(Color::Black, &claim);
    snapshots(&table, "claim_rejected", &table.mail(MailKind::YourMove, Color::White));
    table.by(Color::White, &Command::DeclineDraw);
    snapshots(&table, "draw_declined", &table.mail(MailKind::GameNews, Color::Black));
    table.by(Color::White, &Command::Resign);
    snapshots(&table, "game_over", &table.mail(MailKind::GameOver, Color::Black));
}

#[test]
fn an_adjournment_from_proposal_to_opening() {
    let mut table = Table::new();
    table.players.black.no_board = true;
    table.play("e4 e5");
    table.by(Color::Black, &Command::Adjourn);
    snapshots(&table, "adjournment_proposed", &table.mail(MailKind::Adjournment, Color::White));
    table.by(Color::White, &Command::Adjourn);
    snapshots(&table, "adjournment_agreed", &table.mail(MailKind::Adjournment, Color::White));
    let envelope = table.seal("Ng1-f3");
    for color in Color::ALL {
        let text = table.text(MailKind::Adjournment, color);
        let is_printed = text.contains(&sealing::commitment(&envelope).to_string());
        assert_eq!(is_printed, color == Color::White, "Black listens: {text}");
        for written in ["Ng1-f3", "Nf3", "g1f3", "7163"] {
            assert!(!text.contains(written), "a sealed move in a mail: {text}");
        }
    }
    snapshots(&table, "sealed", &table.mail(MailKind::Adjournment, Color::Black));
    table.by(Color::White, &Command::Resume { envelope: None });
    snapshots(&table, "resumption_asked", &table.mail(MailKind::Adjournment, Color::Black));
    table.by(Color::Black, &Command::Resume { envelope: Some(Disclosure::new(GAME, envelope)) });
    snapshots(&table, "opened", &table.mail(MailKind::Adjournment, Color::Black));
}

#[test]
fn arbiter_mail_lists_pending_acts() {
    let mut table = Table::new();
    table.play("e4 e5");
    table.act(Actor::Arbiter(domain::PlayerId(99)), &Command::Act { act: Act::Adjourn });
    let envelope = table.seal("Ng1-f3");
    let mut held = table.game.clone();
    let domain::Phase::Adjourned { envelope: closed, .. } = &mut held.phase else { panic!("not adjourned") };
    closed.holders = domain::Holders::Arbiters { arbiters: vec![domain::PlayerId(99)], needed: 1 };
    let vault = std::mem::replace(&mut table.game, held);
    table.by(Color::Black, &Command::Resume { envelope: None });
    let text = text_of(&table.write(&table.to_arbiter()));
    assert!(!text.contains("f3") && !text.contains("7163"), "{text}");
    snapshots(&table, "arbiter_waits", &table.to_arbiter());
    table.game = vault;
    table.by(Color::Black, &Command::Resume { envelope: Some(Disclosure::new(GAME, envelope)) });
    table.by(Color::Black, &Command::QuestionClocks);
    snapshots(&table, "arbiter_clocks", &table.to_arbiter());
}

#[test]
fn ambiguous_sealed_move_ends_the_game() {
    let mut table = Table::new();
    table.play("Nf3 d5 d3 e6");
    table.act(Actor::Arbiter(domain::PlayerId(99)), &Command::Act { act: Act::Adjourn });
    let envelope = table.seal("Nd2");
    table.by(Color::Black, &Command::Resume { envelope: Some(Disclosure::new(GAME, envelope)) });
    snapshots(&table, "ambiguous_sealed_move_ends_the_game", &table.mail(MailKind::GameOver, Color::White));
}

#[test]
fn examples_are_legal_in_every_notation() {
    let mut table = Table::starting(Start::Chess960 { number: 400 }, "");
    for i in 0..60_usize {
        let mover = table.game.position.side_to_move();
        table.players[mover].notation = Notation::ALL[i % Notation::ALL.len()];
        table.players[mover].letters = [Letters::English, Letters::German, Letters::French][i % 3];
        let player = &table.players[mover];
        let style = NotationStyle { notation: player.notation, letters: player.letters };
        let text = table.text(MailKind::YourMove, mover);
        let text = text.replace('\n', " ");
        let shown =
            text.split("such as \"").nth(1).and_then(|rest| rest.split('"').next()).expect("an example");
        let m = notation::read(shown, &table.game.position, style);
        assert!(m.is_ok(), "{shown:?} at ply {i}: {m:?}");
        let moves = table.game.position.legal_moves();
        let m = table.game.position.uci(moves[i * 7 % moves.len()]);
        if table
            .game
            .position
            .from_uci(&m)
            .is_none_or(|m| table.game.position.play(m).is_none_or(|next| next.legal_moves().is_empty()))
        {
            break;
        }
        let uci = m;
        table.instance.clock.advance(Span::hours(1));
        let before = table.game.position.clone();
        let san =
            notation::write(before.from_uci(&uci).expect("legal"), &before, Notation::San, Letters::English);
        table.play_with(&san, false, None);
        if table.game.is_over() {
            break;
        }
    }
    assert!(table.game.ply > Ply(20), "the game went on for {} plies", table.game.ply.0);
}

#[test]
fn outcomes_in_words() {
    let mut table = Table::new();
    table.play("f3 e5 g4 Qh4#");
    assert!(table.text(MailKind::GameOver, Color::White).starts_with("Bob played 2... 4884 "));
    let flat = |color| table.text(MailKind::GameOver, color).replace('\n', " ");
    assert!(flat(Color::White).contains("G42 is over, 0-1: Bob (Black) wins by checkmate."));
    assert!(flat(Color::Black).contains("G42 is over, 0-1: You (Black) win by checkmate."));
    let mut table = Table::new();
    let arbiter = Actor::Arbiter(domain::PlayerId(99));
    table.act(arbiter, &Command::Act { act: Act::Adjudicate { outcome: Outcome::BothLose } });
    let erased = table.text(MailKind::GameOver, Color::White).replace('\n', " ");
    assert!(erased.contains("The arbiter's reason: (erased)"), "{erased}");
    let (seq, author) = (table.events.last().expect("an end").seq, domain::PlayerId(99));
    table.messages.push(Message { seq, author, salt: None, text: "Nobody came.\nBoth lose.".into() });
    let text = table.text(MailKind::GameOver, Color::White).replace('\n', " ");
    assert!(text.contains("The arbiter's reason: Nobody came. Both lose."), "{text}");
    assert!(text.contains("G42 is over, 0-0: both players lose by adjudication."), "{text}");
}

/// Names and words of Persian and Hindi are not written without joiners, in whatever language the mail is.
#[test]
fn joiners_go_out() {
    let (name, said) = ("علی\u{200c}رضا", "می\u{200c}روم क्\u{200d}ष");
    let mut table = Table::new();
    table.players.white.name = name.into();
    table.play_with("e4", false, Some(said));
    let given = table.mail(MailKind::YourMove, Color::Black);
    for tag in ["en", "hi", "ar"] {
        let text = text_of(&table.write(&in_language(&given, tag)));
        let is_whole =
            |shown: &str| [name].into_iter().chain(said.split(' ')).all(|word| shown.contains(word));
        assert!(is_whole(&text), "{tag}: {text}");
        let html = html::html_of(&table.write(&in_language(&html::in_html(&given).expect("a reader"), tag)));
        assert!(is_whole(&html), "{tag}: {html}");
    }
}

/// Acts on a player's time, as the opponent reads them.
#[test]
fn acts_on_time_are_described() {
    let leave = |first: &str, last: &str| {
        let [first, last] = [first, last].map(|day| day.parse::<Date>().expect("a day"));
        let midnight = |date: Date| Instant(i64::from(date.0) * Span::days(1).0);
        Leave { first, last, from: midnight(first), until: midnight(last) + Span::days(1), special: false }
    };
    let silence = Some(SilenceRule::default());
    let time_control = TimeControl::iccf(10, 50);
    let periods =
        Regulations { silence, leave: Some(LeaveRules::default()), time_control, ..Regulations::default() };
    let block = Regulations { time_control: TimeControl::triple_block(50, 75, 0), ..Regulations::default() };
    let special = Act::Leave { side: Color::White, leave: leave("2026-02-01", "2026-02-03") };
    let special = Command::Act { act: special };
    let booked = leave("2026-03-01", "2026-03-10");
    let days = "be on leave from 2026-03-01 to 2026-03-10.";
    for (regulations, steps) in [
        (block, vec![(Command::RefillClock, "Ann took 10 d from the bank.".to_owned())]),
        (
            periods,
            vec![
                (Command::DeclareReflection, "Ann declared further reflection on this move.".to_owned()),
                (Command::BookLeave { leave: booked }, format!("Ann will {days}")),
                (Command::CancelLeave { first: booked.first }, format!("Ann will not {days}")),
                (
                    special,
                    "from 2026-02-01 to 2026-02-03: Ann's clock does not run on these days.".to_owned(),
                ),
            ],
        ),
    ] {
        let mut table = Table::ruled(Start::Standard, "", regulations);
        table.instance.clock.advance(Span::days(10));
        for (command, told) in steps {
            let arbiter =
                matches!(command, Command::Act { .. }).then_some(Actor::Arbiter(domain::PlayerId(99)));
            table.act(arbiter.unwrap_or(Actor::Player(table.players.white.id)), &command);
            let text = table.text(MailKind::GameNews, Color::Black);
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.contains(&told), "{told}: {text}");
        }
    }
}

/// Half a mail in a language that nobody has checked is worse than one in English.
#[test]
fn drafts_are_written_in_english() {
    let table = moved();
    let english = table.mail(MailKind::YourMove, Color::White);
    let draft = in_language(&english, "ha");
    assert!(Language::of("ha").is_some_and(|language| !language.is_offered()));
    let mail = table.write(&draft);
    assert!(String::from_utf8_lossy(&mail.bytes).contains("\r\nContent-Language: en\r\n"));
    let words = |mail: &Outgoing| text_of(mail).split_whitespace().collect::<Vec<_>>().join(" ");
    let (text, plain) = (words(&mail), words(&table.write(&english)));
    let why = " This mail is in English, because its sentences in your language (ha) are not checked yet. ";
    assert!(text.contains(why) && !plain.contains(why), "{text}");
    assert_eq!(text.split(" Answer: ").next(), plain.split(" Answer: ").next());
}
