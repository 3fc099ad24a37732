//! The means of a player with only a mailbox: the last notice, lists, files, and dates for a calendar.
use app::{Request, people::SettingsPatch, ports::StartChoice};
use domain::*;
use mail_parser::{MessageParser, MimeHeaders as _};
use mailer::notice::Outgoing;
use store::testing::TestInstance;

use crate::common::{Table, email, flat, submit};

/// A mail as text, and its files by their names.
fn mail(outgoing: &Outgoing) -> (String, Vec<(String, String)>) {
    let parsed = MessageParser::new().parse(&outgoing.bytes).unwrap();
    let files = parsed.attachments().map(|file| {
        (file.attachment_name().unwrap().to_owned(), String::from_utf8(file.contents().to_vec()).unwrap())
    });
    (flat(&parsed.body_text(0).unwrap()), files.collect())
}

fn delivered(table: &Table) -> Vec<(String, Vec<(String, String)>)> {
    table.sender.deliver_due().unwrap();
    table.sent.take().iter().map(mail).collect()
}

/// The one answer to a mail.
fn answer(table: &mut Table, text: &str) -> (String, Vec<(String, String)>) {
    table.account_mail(Color::White, text);
    let mut mails = delivered(table);
    assert_eq!(mails.len(), 1, "{text}: {mails:?}");
    mails.remove(0)
}

fn names(files: &[(String, String)]) -> Vec<&str> {
    files.iter().map(|(name, _)| name.as_str()).collect()
}

/// The games of a file, by the names of their events.
fn events(file: &str) -> Vec<&str> {
    file.lines().filter_map(|line| line.strip_prefix("[Event \"")?.strip_suffix("\"]")).collect()
}

fn resign(table: &Table, game: GameId) {
    let actor = Actor::Player(table.players.white);
    let key = format!("resign {game}");
    let receipt = submit(&table.instance, game, actor, Seen::Nothing, Command::Resign.into(), &key);
    assert_eq!(receipt.refusal, None);
}

#[test]
fn last_notice_empties_calendar() {
    let mut table = Table::new();
    table.account_mail(Color::White, "set calendar attached");
    delivered(&table);
    for (n, text) in ["f3", "e5", "g4", "Qh4#"].iter().enumerate() {
        table.mail(if n % 2 == 0 { Color::White } else { Color::Black }, text);
        table.pass(Span::hours(1));
        let mails = delivered(&table);
        let dates: Vec<&String> = mails
            .iter()
            .flat_map(|(_, files)| files)
            .filter(|(name, _)| name == "G1.ics")
            .map(|(_, file)| file)
            .collect();
        let [file] = dates[..] else { panic!("{text}: {mails:?}") };
        assert!(file.contains("UID:g1-deadline@play.example.org\r\n"), "{file}");
        // Anna's own move takes the entry out, Boris's brings it again, and the mate takes it out.
        assert_eq!(file.contains("STATUS:CANCELLED"), n != 1, "{file}");
        for (text, files) in mails.iter().filter(|_| n == 3) {
            assert!(text.contains("The game took 2 moves in "), "{text}");
            assert!(text.contains("attached as G1.pgn"), "{text}");
            let pgn = files.iter().find(|(name, _)| name == "G1.pgn");
            assert!(
                pgn.is_some_and(|(_, pgn)| pgn.contains("Qh4#") && pgn.trim_end().ends_with("0-1")),
                "{files:?}"
            );
        }
    }
    // The file that a program sends back changes nothing.
    table.mail(Color::White, "rematch");
    assert!(table.told().contains("challenge"));
}

#[test]
fn finished_games_are_listed_and_sent() {
    let mut table = Table::new();
    let (text, files) = answer(&mut table, "games over");
    assert!(text.contains("None of your games is over.") && files.is_empty(), "{text}");
    let carla = table.carla;
    let others = table.instance.player("Dora");
    let second = table.instance.game(carla, ["Boris", "Anna"], Regulations::per_move(3));
    let foreign = table.instance.game(carla, ["Dora", "Boris"], Regulations::per_move(3));
    let secret = Request::say("for Boris alone".to_owned());
    submit(&table.instance, foreign, Actor::Player(others), Seen::Nothing, secret, "say");
    resign(&table, table.game);
    delivered(&table);
    let (text, files) = answer(&mut table, "finished games");
    assert!(text.contains("> games over G1 Anna - Boris: 0-1 by resignation, "), "{text}");
    assert!(!text.contains("G2") && !text.contains("earlier ones") && files.is_empty(), "{text}");
    let (text, files) = answer(&mut table, "pgn all");
    assert!(text.contains("2 of your games, the newest first, are attached as games.pgn."), "{text}");
    assert_eq!((names(&files), events(&files[0].1).len()), (vec!["games.pgn"], 2));
    let (text, files) = answer(&mut table, "pgn all before G2\npgn G1\npgn g2\npgn G1\npgn G77");
    assert_eq!(names(&files), ["games-before-G2.pgn", "G1.pgn", "G2.pgn"]);
    assert!(files[1].1.contains("[Result \"0-1\"]") && files[2].1.contains("[Result \"*\"]"), "{files:?}");
    assert!(text.contains("> pgn G77 There is no such game."), "{text}");
    // Games are public, and what is written in them is not.
    let (_, files) = answer(&mut table, &format!("pgn {foreign}"));
    assert!(files[0].1.contains("[White \"Dora\"]") && !files[0].1.contains("alone"), "{files:?}");
    let public = Some(PublicRules { delay: 6 });
    let delayed = Regulations { public, ..Regulations::per_move(3) };
    let [later, own] =
        ["Boris", "Anna"].map(|white| table.instance.game(carla, [white, "Dora"], delayed.clone()));
    delivered(&table);
    let (text, files) = answer(&mut table, &format!("pgn {later}\npgn {own}"));
    assert_eq!(names(&files), [format!("{own}.pgn")]);
    assert!(text.contains(&format!("> pgn {later} The moves of this game are shown later.")), "{text}");
    let ids = [table.game, second].map(|game| game.to_string());
    assert_eq!(ids, ["G1", "G2"]);
    for prose in ["pgn please", "pgn all the time", "games over there", "finished games are dull"] {
        let (_, files) = answer(&mut table, prose);
        assert!(files.is_empty(), "{prose}");
    }
    for unclear in ["pgn 2", "pgn everything", "pgn all before 2", "pgn game 2"] {
        let (text, files) = answer(&mut table, unclear);
        let says_how = text.contains("Write pgn for this game, pgn G42 for the game of that number, pgn all");
        assert!(says_how && files.is_empty(), "{unclear}: {text}");
    }
    // A reply to a mail about the game names it by its address.
    table.mail(Color::White, "pgn");
    let mails = delivered(&table);
    assert!(
        mails.len() == 1 && names(&mails[0].1) == ["G1.pgn"] && mails[0].0.contains("[Event "),
        "{mails:?}"
    );
}

/// Lists and files go on where the mail before ended: every game is in one of them, once.
#[test]
fn many_games_come_in_several_mails() {
    let mut table = Table::new();
    let carla = table.carla;
    let text = "żółw ".repeat(390);
    for n in 2..=43 {
        let rules = Regulations::per_move(3);
        let players = ["Anna", "Boris"];
        let game = TestInstance::game_on(
            &table.service,
            carla,
            players,
            StartChoice::default(),
            rules,
            &format!("E{n}"),
        );
        let messages = if n > 33 { 20 } else { 0 };
        for message in 0..messages {
            let request = Request::say(text.trim().to_owned());
            let key = format!("say {game} {message}");
            let actor = Actor::Player(table.players.black);
            let said = submit(&table.instance, game, actor, Seen::Nothing, request, &key);
            assert_eq!(said.refusal, None);
        }
        table.pass(Span::hours(1));
        resign(&table, game);
    }
    resign(&table, table.game);
    delivered(&table);
    table.pass(Span::days(1));
    let (first, _) = answer(&mut table, "games over");
    assert!(
        first.contains(" G43 Anna") && first.contains(" G4 Anna") && !first.contains(" G3 Anna"),
        "{first}"
    );
    assert!(first.contains("For earlier ones write: games over before G4"), "{first}");
    let (rest, _) = answer(&mut table, "games over before G4");
    assert!(rest.contains(" G3 Anna") && rest.contains(" G1 Anna") && !rest.contains(" G4 Anna"), "{rest}");
    let (text, files) = answer(&mut table, "pgn all\npgn all");
    assert_eq!(names(&files), ["games.pgn"]);
    let attached = format!("{} of your games, the newest first, are attached", events(&files[0].1).len());
    assert!(text.contains(&attached) && text.matches("attached").count() == 1, "once: {text}");
    assert!(!text.contains("There is no room"), "{text}");
    let (mut found, mut command) = (Vec::new(), "pgn all".to_owned());
    for _ in 0..9 {
        let (text, files) = answer(&mut table, &command);
        let [(_, file)] = &files[..] else { panic!("{command}: {text}") };
        assert!(file.len() <= 500_000 && found.len() < 43, "{} bytes", file.len());
        found.extend(events(file).into_iter().map(str::to_owned));
        let Some((_, rest)) = text.split_once("For earlier ones write: ") else { break };
        command = rest.split_whitespace().take(4).collect::<Vec<_>>().join(" ");
    }
    let all: Vec<String> = (2..=43).rev().map(|n| format!("E{n}")).chain(["Club".to_owned()]).collect();
    assert_eq!(found, all);
}

/// Nobody gets a file for a calendar who did not ask for it, and it is the opponent's own.
#[test]
fn calendars_go_to_whoever_wants_them() {
    let mut table = Table::new();
    let set = SettingsPatch { calendar_attached: Some(true), ..SettingsPatch::default() };
    table.service.accounts.change_settings(table.players.black, &set).unwrap().unwrap();
    table.mail(Color::White, "e4");
    table.sender.deliver_due().unwrap();
    for outgoing in table.sent.take() {
        let to = outgoing.envelope.to()[0].to_string();
        let (_, files) = mail(&outgoing);
        assert_eq!(names(&files), if to == email(Color::Black) { vec!["G1.ics"] } else { vec![] }, "{to}");
    }
}
