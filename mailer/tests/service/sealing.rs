//! Mails about sealed moves: sealed, never repeated, erased.
use crate::common::{ANNA, Table, flat};
use app::ports::InboxState;
use domain::*;

#[test]
fn sealed_move_is_nowhere_in_clear() {
    let mut table = Table::new();
    table.mail(Color::White, "5254");
    table.adjourn();
    assert_eq!(table.state().phase, Phase::Sealing);
    for text in ["Ng8-f6", "seal Qd8-d4", "seal Ng8-f6"] {
        let id = table.mail(Color::Black, text);
        assert!(table.is_erased(id), "{text}: erased");
    }
    assert!(matches!(table.state().phase, Phase::Adjourned { .. }));
    let mails = table.deliver().join("\n");
    for secret in ["Ng8-f6", "g8f6", "Nf6", "Qd8-d4", "7866"] {
        assert!(!mails.contains(secret), "{secret}: {mails}");
    }
    let found = table.files_containing(&["Ng8-f6", "g8f6", "Qd8-d4"]);
    assert!(found.is_empty(), "{found:?}");
}

/// No answer repeats a move to be sealed, so that all such answers read alike.
#[test]
fn every_sealing_mistake_is_answered() {
    let mut table = Table::new();
    let carla = table.carla;
    let other = table.instance.game(carla, ["Anna", "Boris"], Regulations::default());
    for game in [table.game, other] {
        table.game = game;
        table.adjourn();
        for text in ["seal Nb4", "seal e7e5", "seal e7e5", "seal Qd3"] {
            table.mail(Color::White, text);
            assert_eq!(table.deliver().len(), 1, "{game}: {text}");
        }
        assert_eq!(table.state().phase, Phase::Sealing);
    }
    let [one, two] =
        ["one", "two"].map(|_| table.instance.game(carla, ["Anna", "Boris"], Regulations::default()));
    table.deliver();
    for game in [one, two] {
        table.game = game;
        table.mail(Color::White, "xyzzy");
        assert_eq!(table.deliver().len(), 1, "{game}");
    }
}

/// FIDE Guidelines I.1.1, last sentence: a move in the open after sealing was ordered is before nobody.
#[test]
fn open_move_during_sealing_is_erased() {
    let mut table = Table::new();
    table.adjourn();
    let id = table.mail(Color::White, "Ng1-f3");
    assert_eq!(table.filed(id).0, InboxState::Applied);
    let answers = table.deliver();
    assert!(!answers.is_empty() && answers.iter().all(|text| !text.contains("f3")), "{answers:?}");
    let kept = |what: &str| table.number(&format!("SELECT count(*) FROM inbox WHERE id = {id} AND {what}"));
    assert_eq!(
        (kept("EXISTS (SELECT 1 FROM inbox_raw WHERE inbox = id)"), kept("message_key IS NOT NULL")),
        (0, 0)
    );
    // Another may be sealed, and of it nothing is kept either; of a plain mail the trail has hash and Message-ID.
    let sealed = table.mail(Color::White, "seal Nb1-c3");
    let plain = table.mail(Color::Black, "resume");
    let arbiter = table.add("Dora", app::ports::Role::Arbiter).id;
    let trail = table.service.queue.trail(table.game, arbiter).unwrap().unwrap();
    let of = |id: i64| {
        let found = trail.lines.iter().filter_map(|line| line.mail.as_ref()).find(|mail| mail.inbox == id);
        found.map(|mail| (mail.sha256.is_some(), mail.message_id.clone())).unwrap()
    };
    assert_eq!(of(id), (false, None));
    assert_eq!(of(sealed), (false, None));
    assert_eq!(of(plain), (true, Some(format!("<m{}@example.org>", table.mails))));
}

/// The game was given up while it was adjourned: what was sealed is shown when both write so, and not before.
#[test]
fn unopened_envelope_is_published_by_both() {
    let flat = |texts: Vec<String>| -> Vec<String> { texts.iter().map(|text| flat(text)).collect() };
    let mut table = Table::new();
    table.adjourn();
    table.mail(Color::White, "seal Nb1-c3");
    table.mail(Color::Black, "resign yes");
    let told = flat(table.deliver());
    let stays = |text: &&String| text.contains("The sealed move stays in its envelope");
    let over = told.iter().filter(|text| text.contains("G1 is over")).filter(stays);
    assert_eq!(over.count(), 2, "both are told how: {told:#?}");
    table.mail(Color::White, "publish");
    let told = flat(table.deliver());
    assert!(
        told.iter().any(|text| text.contains("agreed to publish the envelope of this game")),
        "{told:#?}"
    );
    assert!(told.iter().all(|text| !text.contains("b1-c3") && !text.contains("2133")), "{told:#?}");
    table.mail(Color::Black, "publish");
    let told = flat(table.deliver());
    let shown = told.iter().filter(|text| text.contains("had sealed") && text.contains("Nb1-c3"));
    assert_eq!(shown.count(), 2, "{told:#?}");
    assert!(table.state().is_over());
}

/// The instance does not know yet that one will be sealed, or does not take the line for a command.
#[test]
fn misunderstood_sealed_move_is_not_repeated() {
    for text in [
        "Here comes my sealed move\nseal Ng1-f3",
        "My sealed move will be Ng1-f3",
        "Hallo zusammen, hier kommt mein\nAbgabezug: Ng1-f3",
        "appeal 3: nothing there\nseal Ng1-f3",
        "say good luck my friend\nseal Ng1-f3",
        "message: good luck\nseal Ng1-f3",
        "e4\nmessage: good luck\nseal Ng1-f3",
        "My sealed move:\nNg1-f3",
        "My sealed move:\n\nThanks.\n\nNg1-f3",
        "Ng1-f3\n\nThat is my sealed move.",
        "Abgabezug:\n\nNg1-f3",
        "Here comes my sealed move\n1. Ng1-f3",
        "My sealed move:\nNg1-f3, if e5 then Nc3",
        "Hallo zusammen, hier kommt wie besprochen mein Abgabezug für heute\nNg1-f3",
    ] {
        let mut table = Table::new();
        let id = table.mail(Color::White, text);
        assert!(table.is_erased(id), "{text}: kept");
        assert!(table.moves().is_empty(), "{text}");
        let mails = table.deliver();
        assert!(!mails.is_empty() && !mails.join("").contains("g1-f3"), "{text}: {mails:#?}");
        assert!(table.files_containing(&["Ng1-f3"]).is_empty(), "{text}");
    }
    let table = Table::new();
    let address = table.play_address(Color::White);
    let raw =
        "From: anna@example.org\r\nMessage-ID: <s@example.org>\r\nSubject: my sealed move\r\n\r\nNg1-f3\r\n";
    table.store(ANNA, address, raw);
    let mails = table.deliver().join("");
    assert!(table.moves().is_empty() && !mails.contains("g1-f3"), "{mails}");
    let flat = |mails: Vec<String>| flat(&mails.join(""));
    let told = flat(vec![mails]);
    assert!(told.contains("Nothing can be sealed now. To play the move, send the move alone"), "{told}");
    assert!(told.contains("Your clock goes on.") && !told.contains("To seal the move"), "{told}");
    // Where it can be sealed, and cannot be played.
    let mut table = Table::new();
    table.adjourn();
    table.mail(Color::White, "My sealed move:\n\nNg1-f3");
    let told = flat(table.deliver());
    assert!(told.contains("To seal the move, write") && told.contains("Your clock goes on."), "{told}");
    assert!(!told.contains("send the move alone"), "{told}");
    // The players' names are no words of sealing.
    let table = Table::new();
    table.player("Ann Seal");
    let carla = table.carla;
    let game = table.instance.game(carla, ["Anna", "Ann Seal"], Regulations::default());
    let mut table = Table { game, ..table };
    table.mail(Color::White, "Dear Ann Seal,\n\nNg1-f3");
    assert_eq!(table.moves(), ["g1f3"]);
    // Others may speak of it.
    for text in ["The sealed move was a surprise to me", "You sealed 12 moves in 2026, I think"] {
        let mut table = Table::new();
        let id = table.mail(Color::White, text);
        assert!(!table.is_erased(id), "{text}");
    }
}

/// A draw is offered with a sealed move in all the ways in which it is with a move that is played.
#[test]
fn draw_offer_goes_into_the_envelope() {
    for text in
        ["seal 7163 (=)", "seal 7163 draw", "seal 7163, I offer a draw", "seal 7163\ndraw", "draw\nseal 7163"]
    {
        let mut table = Table::new();
        table.adjourn();
        table.mail(Color::White, text);
        assert!(matches!(table.state().phase, Phase::Adjourned { .. }), "{text}: {}", table.told());
        let mails = table.deliver();
        let told = flat(&mails.join(" "));
        assert!(told.contains("sealed with your draw offer"), "{text}: {told}");
        let others: Vec<_> =
            mails.iter().filter(|mail| !mail.contains("sealed with your draw offer")).collect();
        assert!(
            !others.is_empty() && others.iter().all(|mail| !mail.contains("with your draw offer")),
            "{others:?}"
        );
        assert_eq!(table.state().draw_offer, None, "it is in the envelope");
        table.mail(Color::White, "resume");
        table.mail(Color::Black, "resume");
        assert_eq!(table.state().draw_offer.map(|offer| offer.by), Some(Color::White), "{text}");
        table.deliver();
        table.mail(Color::Black, "accept draw");
        assert!(table.state().is_over(), "{text}");
    }
}

#[test]
fn offer_with_draft_is_kept() {
    let mut table = Table::new();
    table.adjourn();
    table.mail(Color::White, "draft 7163");
    table.deliver();
    table.mail(Color::White, "seal\ndraw");
    let told = table.told();
    assert!(told.contains("Nothing was sealed") && told.contains("no draw offer can be added"), "{told}");
    assert_eq!(table.state().phase, Phase::Sealing);
    table.mail(Color::White, "draft 7163\ndraw");
    let told = table.told();
    assert!(told.contains("Your draw offer is in the envelope with the draft"), "{told}");
    table.mail(Color::White, "seal");
    assert!(matches!(table.state().phase, Phase::Adjourned { .. }));
    table.mail(Color::White, "resume");
    table.mail(Color::Black, "resume");
    assert_eq!(table.state().draw_offer.map(|offer| offer.by), Some(Color::White));
}
