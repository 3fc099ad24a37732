//! "Did you mean 1. e4?" and the answers to it.

use app::{
    Address,
    ports::{InboxState, StartChoice},
};
use domain::{ArbiterRules, Color, Ply, Regulations, Span, Start};

use crate::common::{Table, email};

/// White's mail in doubt, and the question about it.
fn asked(table: &mut Table, text: &str) -> (i64, String) {
    asked_of(table, Color::White, text)
}

fn asked_of(table: &mut Table, color: Color, text: &str) -> (i64, String) {
    let id = table.mail(color, text);
    assert_eq!(table.filed(id), (InboxState::PendingConfirm, "did_you_mean".into()), "{text}");
    (id, table.told())
}

fn reply(table: &mut Table, to: i64, text: &str) -> i64 {
    reply_of(table, Color::White, to, text)
}

fn reply_of(table: &mut Table, color: Color, to: i64, text: &str) -> i64 {
    let id = table.mail_from(email(color), Address::Confirm { inbox: to }, "", text);
    table.reader.read_due().unwrap();
    id
}

#[test]
fn yes_plays_with_the_first_time() {
    let quote =
        "\n\nOn Mon, Jan 5, 2026 at 11:00 Club <x@play.example.org> wrote:\n> Did you mean 1. 5254?\n";
    for (language, yes) in [
        ("en", "yes"),
        ("en", "Yes, please!"),
        ("de", &format!("ja{quote}")),
        ("uk", "Так, дякую."),
        ("hi", "हाँ।"),
        ("mk", "да"),
        ("uk", "yes"),
        ("en", "Yes.\n\nAnna\n1213 Geneva"),
        ("en", "OK\n-- \n1716"),
    ] {
        let mut table = Table::new();
        table.reads(language);
        table.pass(Span::hours(2));
        let (id, question) = asked(&mut table, "Perhaps e4");
        assert!(question.contains("Perhaps e4") && question.contains("1. 5254"), "{question}");
        table.pass(Span::hours(20));
        let answer = reply(&mut table, id, yes);
        assert_eq!(table.filed(answer), (InboxState::Applied, "confirmed".into()), "{yes}");
        assert_eq!(table.moves(), ["e2e4"], "{yes}");
        assert_eq!(table.state().clock.used.white, Span::hours(2), "{yes}");
        assert_eq!(table.filed(id).0, InboxState::Applied);
        // Said twice, it plays once.
        reply(&mut table, id, yes);
        assert_eq!(table.moves(), ["e2e4"]);
    }
}

#[test]
fn other_answers_never_play_the_suggestion() {
    for (text, moves) in [
        ("no", &[][..]),
        ("No, thanks", &[]),
        ("yes?", &[]),
        ("I do not know", &[]),
        ("No, I meant d4", &[]),
        ("d4", &["d2d4"]),
        ("no\n\nd4", &[]),
        // It agrees in Polish and thanks in Danish.
        ("Tak", &[]),
        ("ja", &[]),
    ] {
        let mut table = Table::new();
        let (id, _) = asked(&mut table, "Perhaps e4");
        table.pass(Span::hours(20));
        reply(&mut table, id, text);
        assert_eq!(table.moves(), moves, "{text}");
        assert_eq!(table.filed(id), (InboxState::Rejected, "disowned".into()), "{text}");
        assert!(!table.deliver().is_empty(), "{text}: the player on move is answered");
        if let [_] = moves {
            assert_eq!(table.state().clock.used.white, Span::hours(20));
        }
        // The question is over.
        reply(&mut table, id, "yes");
        assert_eq!(table.moves(), moves, "{text}");
    }
}

/// The question waits on.
#[test]
fn yes_beside_something_else_plays_nothing() {
    for text in ["yes\nOops, wrong game!", "yes\nd4", "Yes!\n\nNo, wait"] {
        let mut table = Table::new();
        let (id, _) = asked(&mut table, "Perhaps e4");
        reply(&mut table, id, text);
        assert!(table.moves().is_empty(), "{text}");
        assert!(table.told().contains("says yes and something else besides"), "{text}");
        reply(&mut table, id, "yes");
        assert_eq!(table.moves(), ["e2e4"], "{text}");
    }
}

#[test]
fn yes_after_another_move_plays_nothing() {
    let mut table = Table::new();
    let (id, _) = asked(&mut table, "Perhaps e4");
    table.mail(Color::White, "d4");
    table.mail(Color::Black, "d5");
    reply(&mut table, id, "yes");
    assert_eq!(table.moves(), ["d2d4", "d7d5"]);
}

/// One question waits at a time: of several moves in doubt a player could choose one later.
#[test]
fn second_doubt_is_not_suggested() {
    let mut table = Table::new();
    let (first, _) = asked(&mut table, "Perhaps e4");
    let second = table.mail(Color::White, "Perhaps d4");
    assert_eq!(table.filed(second), (InboxState::Applied, "asked".into()));
    assert!(!table.deliver().is_empty());
    reply(&mut table, second, "yes");
    assert!(table.moves().is_empty());
    reply(&mut table, first, "yes");
    assert_eq!(table.moves(), ["e2e4"]);
}

#[test]
fn unknown_sender_is_asked_about_first() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    let id = table.mail_from("ann@work.example", address, "", "Perhaps e4");
    assert_eq!(table.filed(id), (InboxState::PendingConfirm, "unconfirmed_sender".into()));
    reply(&mut table, id, "yes");
    assert_eq!(table.filed(id), (InboxState::PendingConfirm, "did_you_mean".into()));
    assert!(table.moves().is_empty());
    table.deliver();
    // The mail's own sender cannot say it, and the player learns why.
    let yes = table.mail_from("ann@work.example", Address::Confirm { inbox: id }, "", "yes");
    assert_eq!(table.filed(yes), (InboxState::Rejected, "not_the_player".into()));
    let told = table.told();
    assert!(
        told.contains("came from ann@work.example") && told.contains("yes or no, alone on a line"),
        "{told}"
    );
    assert!(table.moves().is_empty());
    reply(&mut table, id, "yes");
    assert_eq!(table.moves(), ["e2e4"]);
    table.deliver();
    table.mail_from("ann@work.example", Address::Confirm { inbox: id }, "", "yes");
    assert_eq!(table.told(), "", "nothing waits any more");
}

/// An operator's release says whose the mail is, not what it means.
#[test]
fn released_doubtful_mail_is_questioned() {
    let mut table = Table::new();
    let address = table.play_address(Color::White);
    let id = table.mail_from("ann@work.example", address, "", "Perhaps e4");
    table.service.inbox.release(id).unwrap();
    table.reader.read_due().unwrap();
    assert_eq!(table.filed(id), (InboxState::PendingConfirm, "did_you_mean".into()));
    assert!(table.moves().is_empty());
}

/// In the player's notation, `6171`, the king's step is also how castling is written.
#[test]
fn yes_in_chess960_plays_the_step() {
    let fen = "4k3/8/8/8/8/8/PPPPP1PP/5K1R w H - 0 1".into();
    let start = StartChoice::At(Start::Fen { fen, chess960: true });
    let mut table = Table::ruled(start, Regulations::default());
    let (id, question) = asked(&mut table, "Perhaps Kg1");
    assert!(question.contains("Did you mean"), "{question}");
    let answer = reply(&mut table, id, "yes");
    assert_eq!(table.filed(answer), (InboxState::Applied, "confirmed".into()));
    assert_eq!(table.moves(), ["f1g1"]);
}

#[test]
fn sealed_moves_are_not_suggested() {
    let mut table = Table::new();
    table.adjourn();
    // Another move than the example's.
    let id = table.mail(Color::White, "Perhaps d3");
    assert_eq!(table.filed(id).0, InboxState::Applied);
    let told = table.told();
    assert!(!told.contains("d3") && !told.contains("4243"), "{told}");
}

#[test]
fn words_beside_moves_are_accounted_for() {
    let mut table = Table::new();
    table.mail(Color::White, "5254 and good luck");
    assert_eq!(table.moves(), ["e2e4"]);
    let told = table.told();
    assert!(told.contains("The other words of your mail were sent to nobody"), "{told}");
    table.mail(Color::Black, "Hello Anna,\n\n5755\n\nWe are on the boat next week, so I may be slow.\nBoris");
    assert_eq!(table.moves(), ["e2e4", "e7e5"]);
    let told = table.told();
    assert!(told.contains("The other words of your mail were sent to nobody"), "{told}");
    // Greetings and names are for nobody.
    table.mail(Color::White, "Hello Boris,\n\n7163\n\nBest regards\nAnna");
    assert!(!table.told().contains("sent to nobody"));
}

/// A player's closing lines, once asked about or spoken of, are known: others of the same kind are not.
#[test]
fn closing_lines_are_learned() {
    let close = "\n\nBoris\nChess corner, Room b4\nThis message is meant for the person it was sent to, and for nobody else at all.";
    let mut table = Table::new();
    let (id, question) = asked(&mut table, &format!("e4{close}"));
    assert!(question.contains("Did you mean 1. 5254?"), "{question}");
    reply(&mut table, id, "yes");
    assert_eq!(table.moves(), ["e2e4"]);
    table.mail(Color::Black, "e5");
    table.deliver();
    let id = table.mail(Color::White, &format!("Nf3{close}"));
    assert_eq!(table.filed(id), (InboxState::Applied, String::new()));
    assert_eq!(table.moves().len(), 3);
    let told = table.told();
    assert!(!told.contains("sent to nobody"), "{told}");
    // Not as the only line, not of another player, and nothing of it in clear.
    let (id, _) = asked_of(&mut table, Color::Black, &format!("Nc6{close}"));
    reply_of(&mut table, Color::Black, id, "no");
    assert_eq!(table.moves().len(), 3);
    assert!(table.files_containing(&["Chess corner"]).is_empty());
    // A second thought is never learned.
    let (id, _) = asked_of(&mut table, Color::Black, "d6\nOops, wrong game!");
    reply_of(&mut table, Color::Black, id, "yes");
    assert_eq!(table.moves().len(), 4);
    table.mail(Color::White, "d3");
    table.mail(Color::Black, "Nf6\nOops, wrong game!");
    assert_eq!(table.moves().len(), 5);
}

/// Scid's answer of White's: the game, as attached to a mail to this address.
fn attached(table: &mut Table, address: Address, moves: &str) {
    let fields = "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=\"x\"\r\n";
    let text = format!(
        "--x\nContent-Type: text/plain\n\nFinal FEN: 8/8/8/8/8/8/8/8 w - - 0 2\n\nMove List: {moves}\n\n--x\n\
         Content-Type: application/x-chess-pgn; name=\"G1.pgn\"\nContent-Disposition: attachment\n\n\
         [Event \"Club\"]\n[CmailGameName \"G1\"]\n\n{moves} *\n\n--x--\n"
    );
    table.mail_from(email(Color::White), address, fields, &text);
}

/// Scid keeps the address of the first mail that it read. The game that it attaches shows the position its user has seen.
#[test]
fn attached_game_outlives_its_address() {
    let mut table = Table::new();
    let first = table.play_address(Color::White);
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        table.mail(color, text);
    }
    table.deliver();
    for (moves, plays) in
        [("1.e4 c5 2.Nf3", false), ("1.e4 e5 2.Nf3", true), ("1.e4 e5 2.Nf3 Nc6 3.Bb5", false)]
    {
        let before = table.moves().len();
        attached(&mut table, first, moves);
        assert_eq!(table.moves().len(), before + usize::from(plays), "{moves}");
    }
    assert_eq!(table.moves(), ["e2e4", "e7e5", "g1f3"]);
}

/// It may have been written before the moves were taken back: its position is the same, and its author does not know.
#[test]
fn attached_game_before_takeback_is_refused() {
    let rules = ArbiterRules { takeback: true, ..ArbiterRules::default() };
    let mut table =
        Table::ruled(StartChoice::default(), Regulations { arbiter: rules, ..Regulations::default() });
    let first = table.play_address(Color::White);
    table.mail(Color::White, "e4");
    table.arbiter("arbiter G1 takeback 0: A slip.");
    assert_eq!(table.state().ply, Ply(0));
    attached(&mut table, first, "1.e4");
    assert_eq!(table.state().ply, Ply(0));
    let new =
        Address::Play { game: table.game, player: table.players.white, seen: table.state().position_id() };
    attached(&mut table, new, "1.e4");
    assert_eq!(table.state().ply, Ply(1));
}
