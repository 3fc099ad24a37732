//! An arbiter's acts and appeals by mail, and what both players are told.
use app::{
    Address,
    ports::{InboxState, Role, StartChoice},
};
use domain::*;

use crate::common::{ANNA, CARLA, Table, flat};

const EMIL: &str = "emil@example.org";

pub fn all(mails: &[String], text: &str) -> usize {
    // The lines of a mail are folded.
    mails.iter().filter(|mail| flat(mail).contains(text)).count()
}

#[test]
fn act_appeal_and_reversal_by_mail() {
    let mut table = Table::new();
    let emil = table.add("Emil", Role::Arbiter).id;
    let emil = Address::Account { player: emil };
    table.mail(Color::White, "e4");
    table.pass(Span::hours(1));
    table.mail(Color::Black, "e5");
    table.deliver();
    let before = table.play_address(Color::White);

    let id = table.arbiter("arbiter G1 forfeit white: Three letters were not answered.");
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.state().result(), Some((Outcome::BlackWins, Termination::Forfeit)));
    let mails = table.deliver();
    assert_eq!(mails.len(), 3, "both players, and the transcript: {mails:#?}");
    assert_eq!(all(&mails, "The arbiter's reason: Three letters were not answered."), 2, "{mails:#?}");
    let holds = "G1 is over, 0-1: Boris (Black) wins by forfeit. The arbiter's reason: as you wrote it. This is event 4 of G1.";
    assert_eq!(all(&mails, holds), 1, "{mails:#?}");
    assert_eq!(all(&mails, "appeal 4: "), 2, "how to appeal: {mails:#?}");

    table.arbiter("arbiter G1 reverse 4: I was wrong.");
    assert_eq!(all(&table.deliver(), "No appeal against this waits"), 1);
    table.arbiter("help");
    assert_eq!(all(&table.deliver(), "As an arbiter. Write: arbiter G42 WHAT: the reason."), 1);
    table.pass(Span::days(2));
    table.mail(Color::White, "appeal 4: I answered all three.");
    let mails = table.deliver();
    assert_eq!(all(&mails, "appealed against"), 2, "the opponent and the other arbiter: {mails:#?}");
    assert_eq!(all(&mails, "Anna writes: | I answered all three."), 2, "{mails:#?}");
    assert_eq!(all(&mails, "It was: G1 is over, 0-1: Boris (Black) wins"), 1, "the arbiter: {mails:#?}");
    table.arbiter("arbiter G1 reverse 4: I was wrong.");
    assert_eq!(all(&table.deliver(), "Another arbiter decides about an appeal against what you did."), 1);
    table.mail_from(EMIL, emil, "", "arbiter G1 reverse 4: The letters are here.");
    let mails = table.deliver();
    assert_eq!(all(&mails, "Another arbiter reversed act 4."), 2, "{mails:#?}");
    assert_eq!(all(&mails, "The reason: The letters are here."), 2, "{mails:#?}");
    assert_eq!((table.state().result(), table.state().revision), (None, 1));

    // The reversal changed no move: a reply that was on its way is for the same position.
    let id = table.mail_from(ANNA, before, "", "Nf3");
    assert_eq!(table.filed(id).0, InboxState::Applied);
    assert_eq!(table.moves().len(), 3);
    assert_eq!(table.service.ops.verify_all().unwrap().faults, []);
}

/// A reply to a mail from before moves were taken back plays and resigns nothing. What is for no position is done.
#[test]
fn old_reply_is_heard_not_played() {
    let rules = ArbiterRules { takeback: true, ..ArbiterRules::default() };
    let regulations = Regulations { arbiter: rules, ..Regulations::default() };
    let mut table = Table::ruled(StartChoice::default(), regulations);
    let old = table.play_address(Color::White);
    table.mail(Color::White, "e4");
    table.arbiter("arbiter G1 takeback 0: A slip.");
    assert_eq!((table.state().ply, table.state().revision), (Ply(0), 1));
    table.deliver();
    let events = table.state().events;
    for text in ["d4", "resign yes", "seal d4"] {
        let id = table.mail_from(ANNA, old, "", text);
        let mails = table.deliver();
        assert_eq!(
            all(&mails, "This was written before an arbiter undid something"),
            1,
            "{text}: {mails:#?}"
        );
        for move_text in ["> d4", "seal d4"] {
            assert_eq!(all(&mails, move_text), 0, "it may have been for an envelope: {mails:#?}");
        }
        assert!(table.is_erased(id), "{text}");
        assert_eq!(table.state().events, events, "{text}");
    }
    table.mail_from(ANNA, old, "", "say What a pity");
    assert!(matches!(table.events().last(), Some(Event { kind: EventKind::Said { .. }, .. })));
    assert_eq!(all(&table.deliver(), "What a pity"), 1);
}

#[test]
fn every_act_is_described() {
    let mut table = Table::new();
    let today = Span::days(1);
    for (what, told) in [
        ("warn white", ["Arbiter Carla warned you.", "Arbiter Carla warned Anna."]),
        ("give white 1d 12h", ["gave 1 d 12 h to your clock", "gave 1 d 12 h to Anna's clock"]),
        ("take black 1d", ["took 1 d from Boris's clock", "took 1 d from your clock"]),
        (
            "clocks 1d 2d",
            ["White has used 1 d for the moves so far, Black 2 d.", "White has used 1 d for the moves"],
        ),
        (
            "clocks 0 2d until 2026-01-20 12:00",
            ["White has used 0 min", "and the deadline of this move is Tue 2026-01-20 12:00 +00:00."],
        ),
        (
            "leave white 2026-02-01 2026-11-28",
            [
                "special leave from 2026-02-01 to 2026-11-28: your clock does not run on these days.",
                "special leave from 2026-02-01 to 2026-11-28: Anna's clock does not run on these days.",
            ],
        ),
        ("end leave white 2026-02-01", ["your clock no longer stops", "Anna's clock no longer stops"]),
        ("adjourn", ["Arbiter Carla ordered adjournment.", "Arbiter Carla ordered adjournment."]),
        ("adjudicate 1/2", ["1/2-1/2: drawn", "1/2-1/2: drawn"]),
        ("points 1 0", ["White 1, Black 0", "White 1, Black 0"]),
        ("annul", ["no result, because", "no result, because"]),
    ] {
        table.pass(Span(today.0 / 100));
        table.arbiter(&format!("arbiter G1 {what}: For a reason."));
        let mails = table.deliver();
        assert_eq!(all(&mails, "eason: For a reason."), 2, "{what}: {mails:#?}");
        for text in told {
            assert!(!text.is_empty() && all(&mails, text) >= 1, "{what}, {text}: {mails:#?}");
        }
        if what.contains("until") {
            assert_eq!(table.state().deadline(), Some(Instant(1_768_910_400_000)), "it is what was told");
        }
    }
    let events = table.state().events;
    table.account_mail(Color::Black, "arbiter G1 forfeit white: I want.");
    assert_eq!(all(&table.deliver(), "Only an arbiter may do this."), 1);
    assert_eq!(table.state().events, events);
}

/// The acts that end a game, begin it again or change who plays.
#[test]
fn other_acts_are_done_by_mail() {
    let over = |game: &Game| game.result();
    for (what, expected) in [
        ("forfeit black", Some((Outcome::WhiteWins, Termination::Forfeit))),
        ("expel white", Some((Outcome::BlackWins, Termination::Expulsion))),
        ("cancel", Some((Outcome::NoResult, Termination::Cancelled))),
        ("replay", Some((Outcome::NoResult, Termination::Cancelled))),
        ("takeback 1", None),
        ("replace black Dora", None),
    ] {
        let mut regulations = Regulations::default();
        regulations.arbiter.takeback = true;
        let mut table = Table::ruled(StartChoice::default(), regulations);
        let dora = table.player("Dora");
        table.mail(Color::White, "e4");
        table.pass(Span::hours(1));
        table.mail(Color::Black, "e5");
        table.deliver();
        table.arbiter(&format!("arbiter G1 {what}: For a reason."));
        let mails = table.deliver();
        assert!(all(&mails, "eason: For a reason.") >= 2, "{what}: {mails:#?}");
        let said = mails.iter().find(|mail| mail.contains("> arbiter G1\n"));
        let said = said.unwrap().replace('\n', " ");
        let ends = if table.state().result().is_some() { "G1 is over" } else { " from " };
        assert!(said.contains(ends) && said.contains("This is event 4 of G1."), "{what}: {said}");
        assert!(!said.contains("For a reason"), "{what}: {said}");
        let game = table.state();
        assert_eq!(over(&game), expected, "{what}");
        assert_eq!(game.ply, Ply(if what == "takeback 1" { 1 } else { 2 }), "{what}");
        assert_eq!(game.players.black == dora, what.starts_with("replace"), "{what}");
        let again = table.state_of(GameId(2));
        assert_eq!(again.map(|game| game.ply), (what == "replay").then_some(Ply(0)), "{what}");
    }
}

#[test]
fn referred_claim_is_decided_by_mail() {
    let start = StartChoice::At(Start::Fen { fen: "8/8/8/8/3k4/8/8/R3K3 w - - 0 1".into(), chess960: false });
    let regulations = Regulations { tablebase: Some(TablebaseRules::default()), ..Regulations::default() };
    let mut table = Table::ruled(start, regulations);
    table.mail(Color::White, "claim win");
    let mails = table.deliver();
    assert_eq!(
        all(&mails, "No tablebase here can decide it. An arbiter decides by"),
        3,
        "both and the arbiter: {mails:#?}"
    );
    assert_eq!(all(&mails, "arbiter G1 uphold 2: "), 1, "how to decide: {mails:#?}");
    // The arbiter has what they decide about, and nobody is told to move.
    assert!(mails.iter().any(|mail| mail.contains("\n8/8/8/8/3k4/8/8/R3K3 w - - 0 1\n")), "{mails:#?}");
    assert_eq!(
        all(&mails, "This is, as FEN: 8/8/8/8/3k4/8/8/R3K3 w - - 0 1 Everything that waits for an arbiter: "),
        1,
        "{mails:#?}"
    );
    assert_eq!(all(&mails, "/desk,"), 1, "{mails:#?}");
    assert_eq!(all(&mails, "Answer: reply to this mail"), 0, "{mails:#?}");
    table.arbiter("arbiter G1 reject 3: There is no such claim.");
    assert_eq!(all(&table.deliver(), "No claim of that number waits"), 1);
    table.arbiter("arbiter G1 reject 2: The king is too far.");
    let mails = table.deliver();
    assert_eq!(all(&mails, "The arbiter's reason: The king is too far."), 2, "{mails:#?}");
    table.mail(Color::White, "Ra2");
    table.mail(Color::Black, "Kd5");
    table.deliver();
    // Nobody decides: it lapses, and everybody is told.
    table.mail(Color::White, "claim win with Ra5");
    let mails = table.deliver();
    let announced =
        "by an endgame tablebase and announced the move 2. 1215. No tablebase here can decide it.";
    assert_eq!(all(&mails, announced), 3, "{mails:#?}");
    assert_eq!(all(&mails, "After the announced move it is, as FEN: 8/8/8/R2k4/"), 1, "{mails:#?}");
    table.pass(Span::days(14) + Span(5_001));
    table.service.time.tick().unwrap();
    let mails = table.deliver();
    assert_eq!(all(&mails, "No arbiter decided the claim in time"), 3, "{mails:#?}");
    assert_eq!((table.state().claim, table.state().ply), (None, Ply(2)));
    table.mail(Color::White, "Ra3");
    assert_eq!(table.state().ply, Ply(3));
    assert_eq!(table.service.ops.verify_all().unwrap().faults, []);
}

#[test]
fn adjudication_request_with_analysis() {
    let adjudication = Some(AdjudicationRules::default());
    let mut table =
        Table::ruled(StartChoice::default(), Regulations { adjudication, ..Regulations::default() });
    let service = table.service.clone();
    let mine =
        "1. e4 wins by force:\n1... e5 2. Nf3 Nc6 3. Bb5\n\nif 5755 then 7163\nresign yes\nThat is all.";
    table.mail(Color::White, "adjudicate win");
    assert_eq!(all(&table.deliver(), "then a line with analysis:"), 1, "without analysis nothing is asked");
    table.mail(Color::White, &format!("adjudicate win\nanalysis:\n{mine}"));
    assert_eq!((table.state().result(), table.state().ply), (None, Ply(0)), "no move or command is in it");
    assert!(table.state().claim.is_some());
    let mails = table.deliver();
    assert_eq!(all(&mails, "Anna asked for adjudication as a win. An arbiter decides by"), 2, "{mails:#?}");
    assert_eq!(all(&mails, "e4 wins by force"), 1, "for the arbiter alone: {mails:#?}");
    let theirs =
        format!("analysis: Black holds.\n\n{}", "And he has the better pawns in all lines.\n".repeat(80));
    table.mail(Color::Black, &theirs);
    let mails = table.deliver();
    assert_eq!(all(&mails, "Boris submitted analysis."), 2, "{mails:#?}");
    assert_eq!(all(&mails, "Black holds."), 1, "{mails:#?}");
    assert_eq!(all(&mails, "... continued at "), 1, "a mail has room for the beginning: {mails:#?}");
    let game = table.game;
    let read = |viewer| {
        let texts = service.records.messages(game, viewer).unwrap();
        texts.into_iter().map(|text| text.text.chars().take(9).collect::<String>()).collect::<Vec<_>>()
    };
    let (white, black) = (table.players.white, table.players.black);
    assert_eq!(read(table.carla), ["1. e4 win", "Black hol"]);
    assert_eq!((read(white), read(black)), (vec!["1. e4 win".into()], vec!["Black hol".into()]));
    table.arbiter("arbiter G1 uphold 2: Anna is right.");
    assert_eq!(table.state().result(), Some((Outcome::WhiteWins, Termination::Adjudication)));
    let mails = table.deliver();
    assert_eq!(all(&mails, "The arbiter's reason: Anna is right."), 2, "{mails:#?}");
    assert_eq!(all(&mails, "you can appeal to another arbiter"), 2, "{mails:#?}");
    assert_eq!(read(black).len(), 3, "when it is over both read both, and the reason");
    assert_eq!(service.ops.verify_all().unwrap().faults, []);
}

/// Every quoted or forwarded mail has the address of a game.
#[test]
fn act_to_game_address_is_confirmed() {
    let mut table = Table::new();
    let dora = table.player("Dora");
    // Carla plays a game of her own.
    let game = table.instance.game(table.carla, ["Carla", "Dora"], Regulations::default());
    assert_ne!(dora, table.carla);
    let play = Address::Play { game, player: table.carla, seen: PositionId::unrevised(Ply(0)) };
    let events = table.state().events;
    let id = table.mail_from(CARLA, play, "", "arbiter G1 forfeit white: They do not answer.");
    assert_eq!(table.filed(id).0, InboxState::PendingConfirm);
    assert_eq!(table.state().events, events);
    let asked = table.deliver();
    assert_eq!(
        all(&asked, "A mail of yours with an arbiter's act came to the address of a game."),
        1,
        "{asked:#?}"
    );
    assert_eq!(all(&asked, "not the address on file"), 0, "{asked:#?}");
    let answer = Address::Confirm { inbox: id };
    let yes = table.mail_from(CARLA, answer, "", "yes");
    assert_eq!(table.filed(yes).0, InboxState::Applied);
    table.reader.read_due().unwrap();
    assert_eq!(table.state().result(), Some((Outcome::BlackWins, Termination::Forfeit)));
}

/// A mail that waits in the outbox while something is undone says nothing outdated.
#[test]
fn outdated_notice_is_not_sent() {
    let mut table = Table::new();
    let emil = table.add("Emil", Role::Arbiter).id;
    let emil = Address::Account { player: emil };
    table.mail(Color::White, "e4");
    table.arbiter("arbiter G1 forfeit white: Late.");
    table.mail(Color::White, "appeal 3: I was in time.");
    table.mail_from(EMIL, emil, "", "arbiter G1 reverse 3: It was in time.");
    assert_eq!(table.state().revision, 1);
    table.deliver();
    for kind in ["your-move", "game-over"] {
        let sql = |state| format!("SELECT count(*) FROM outbox WHERE kind = '{kind}' AND state = '{state}'");
        assert_eq!(table.number(&sql("sent")), 0, "{kind}");
        assert!(table.number(&sql("dropped")) >= 1, "{kind}");
    }
}

/// A player who is out of time and withdraws has lost where flags must be claimed: their own mail is not waited for.
#[test]
fn withdrawal_after_timeout_is_a_loss() {
    for flags in [FlagRule::OnClaim, FlagRule::ByArbiter] {
        let regulations = Regulations { flags, ..Regulations::per_move(10) };
        let mut table = Table::ruled(StartChoice::default(), regulations);
        table.pass(Span::days(10) + Span::minutes(1));
        table.service.time.tick().unwrap();
        assert_eq!(table.state().result(), None);
        let id = table.mail(Color::White, "withdraw from event yes: I am ill.");
        assert_eq!(table.filed(id).0, InboxState::Applied);
        assert_eq!(table.state().result(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
        assert_eq!(table.service.ops.verify_all().unwrap().faults, []);
    }
}

/// Mail to an account is about no game; each refusal is answered all the same.
#[test]
fn every_refused_act_is_answered() {
    let mut table = Table::new();
    for _ in 0..4 {
        table.instance.game(table.carla, ["Anna", "Boris"], Regulations::default());
    }
    table.deliver();
    for game in 1..=5 {
        table.arbiter(&format!("arbiter G{game} uphold 7: She is right."));
        assert_eq!(all(&table.deliver(), "No claim of that number waits"), 1, "G{game}");
    }
}

/// They are no player of the game any more, and can appeal all the same.
#[test]
fn replaced_player_learns_how_to_appeal() {
    let mut table = Table::new();
    table.player("Dora");
    table.arbiter("arbiter G1 warn white: Once\n\narbiter G1 replace white Dora: He is ill");
    let mails = table.deliver();
    let told = "You were replaced: Dora plays on in your place. Your offers, claims and conditional moves are void. The reason: He is ill. If you do not agree, you can appeal";
    assert_eq!(all(&mails, told), 1, "{mails:#?}");
    assert_eq!(
        all(
            &mails,
            "From now on you play this game in place of another player, with the clock as it stands."
        ),
        1,
        "{mails:#?}"
    );
    // Two acts of one instant are told apart.
    assert_eq!((all(&mails, "\"appeal 2: \""), all(&mails, "\"appeal 3: \"")), (1, 3), "{mails:#?}");
    table.mail(Color::White, "appeal 3: I am well");
    assert!(table.state().acts.iter().any(|note| note.seq == 3 && note.is_open()));
    let mails = table.deliver();
    let who = "The player who was replaced";
    assert_eq!(all(&mails, &format!("{who} appealed against the arbiter's act 3.")), 1, "{mails:#?}");
    assert_eq!(all(&mails, &format!("{who} writes: | I am well")), 1, "{mails:#?}");
    assert_eq!(all(&mails, "Dora appealed"), 0, "{mails:#?}");
}

/// A player leaves, and the game waits for what an arbiter makes of it.
#[test]
fn arbiter_learns_options_after_withdrawal() {
    let withdrawal = WithdrawalRules { then: Withdrawal::Adjudicated, ..WithdrawalRules::default() };
    let mut table =
        Table::ruled(StartChoice::default(), Regulations { withdrawal, ..Regulations::default() });
    table.mail(Color::White, "withdraw from event yes: I am ill.");
    let mails = table.deliver();
    assert_eq!(all(&mails, "\"arbiter G1 adjudicate 1-0: \""), 1, "{mails:#?}");
    let told = ["You have withdrawn.", "Anna has withdrawn."].map(|told| all(&mails, told));
    assert_eq!(told, [1, 2], "{mails:#?}");
    assert_eq!(all(&mails, "\"arbiter G1 replace white NAME: \""), 1, "{mails:#?}");
    assert_eq!(all(&mails, "Answer: reply to this mail"), 0, "{mails:#?}");
}

/// The acts about an envelope over HTTP, and on the command line; the text alone comes by no mail.
#[test]
fn arbiter_handles_envelopes_by_mail() {
    let mut table = Table::new();
    table.arbiter("arbiter G1 adjourn: Late.");
    table.mail(Color::White, "seal Ng1-f3");
    table.deliver();
    for (what, answer) in [
        (
            "open",
            "(approve early: the reason), then open it. The game resumes on Mon 2026-01-19 10:00 +00:00.",
        ),
        ("open: A player is ill.", "Before its time write first: arbiter G42 approve early: the reason"),
        (
            "resumption 2026-02-01: The hall is closed.",
            "Give the day and the time of day at which the game resumes",
        ),
    ] {
        table.arbiter(&format!("arbiter G1 {what}"));
        let mails = table.deliver();
        assert_eq!(all(&mails, answer), 1, "{what}: {mails:#?}");
        assert_eq!(last_event(&table), "sealed", "{what}");
    }
    for (what, event) in [
        ("acknowledge", "face_acknowledged"),
        ("resumption 2026-02-01 10:00: The hall is closed.", "resumption_set"),
        ("approve early: A player is ill.", "early_opening_approved"),
        ("open", "opened"),
    ] {
        table.arbiter(&format!("arbiter G1 {what}"));
        assert_eq!(last_event(&table), event, "{what}");
        let mails = table.deliver();
        if event == "resumption_set" {
            assert_eq!(
                all(
                    &mails,
                    "time of resumption to Sun 2026-02-01 10:00 +00:00. The reason: as you wrote it."
                ),
                1,
                "{mails:#?}"
            );
            let Phase::Adjourned { resume_at, .. } = table.state().phase else { panic!("adjourned") };
            assert_eq!(resume_at, Instant(1_769_940_000_000));
        }
    }
    table.arbiter("arbiter G1 adjourn: Late.");
    table.mail(Color::Black, "seal e5");
    table.deliver();
    table.arbiter("arbiter G1 missing");
    assert_eq!(all(&table.deliver(), "G1"), 1, "why?");
    table.arbiter("arbiter G1 missing: It does not open.");
    assert_eq!(last_event(&table), "sealed", "the service opens it");
    table.execute("DELETE FROM envelope").unwrap();
    table.arbiter("arbiter G1 missing: It does not open.");
    assert_eq!(last_event(&table), "envelope_missing");
}

fn last_event(table: &Table) -> String {
    let last = table.service.records.events_after(table.game, table.state().events - 1, 1).unwrap().remove(0);
    serde_json::to_value(&last.event).unwrap()["type"].as_str().unwrap().to_owned()
}
