//! Offers, claims and resignations, and lines that contradict each other.

use super::*;

#[test]
fn a_resignation_needs_its_word() {
    let mut table = Table::new();
    for text in ["resign", "I resign", "resign G999", "> resign yes"] {
        table.mail(Color::White, text);
        assert!(!table.state().is_over(), "{text}");
    }
    let text = format!("Resign {}", table.game);
    table.mail(Color::White, &text);
    assert!(table.state().is_over());
}

#[test]
fn draws_messages_and_queries() {
    let mut table = Table::new();
    table.deliver();
    table.mail(Color::White, "5254\ndraw\nmessage: Good luck,\nBoris!");
    assert_eq!(table.state().draw_offer.map(|offer| offer.by), Some(Color::White));
    assert_eq!(
        table.service.records.messages(table.game, table.players.black).unwrap()[0].text,
        "Good luck,\nBoris!"
    );
    table.mail(Color::Black, "decline\nshow\nclocks\nlegal\nmoves\npgn\nhelp\nseeks");
    assert_eq!(table.state().draw_offer, None);
    let answers = table.deliver();
    let transcript = answers
        .iter()
        .find(|mail| mail.contains("> legal"))
        .unwrap_or_else(|| panic!("{:#?}", table.service.mail_out.outbox(None, None, 10)));
    assert!(transcript.contains("Anna") && transcript.contains("[Event"), "{transcript}");
    assert!(transcript.contains("reflect ") && !transcript.contains("As an arbiter"), "{transcript}");
    table.mail(Color::Black, "5755 (=)");
    table.mail(Color::White, "accept");
    assert!(table.state().is_over());
}

#[test]
fn answer_is_for_its_own_offer() {
    let mut table = Table::new();
    table.mail(Color::White, "e4 (=)");
    let early = table.play_address(Color::Black);
    table.mail(Color::Black, "e5");
    table.mail(Color::White, "Nf3 (=)");
    for word in ["accept", "decline"] {
        table.mail_from(BORIS, early, "", word);
        assert!(!table.state().is_over() && table.state().draw_offer.is_some(), "{word}");
    }
    table.mail(Color::Black, "accept");
    assert!(table.state().is_over());
}

#[test]
fn unseen_proposal_to_adjourn_binds_nobody() {
    let mut table = Table::new();
    table.mail(Color::White, "e4");
    let early = table.play_address(Color::Black);
    table.mail(Color::Black, "e5");
    table.mail(Color::White, "adjourn");
    let proposed_by = |color| Phase::Playing { adjournment_proposed_by: Some(color) };
    table.deliver();
    table.mail_from(BORIS, early, "", "adjourn");
    assert_eq!(table.state().phase, proposed_by(Color::White));
    let told = table.told();
    assert!(told.contains("The opponent has proposed to adjourn. To accept, reply to the mail"), "{told}");
    let mut moved = Table::new();
    moved.mail(Color::Black, "adjourn");
    moved.mail(Color::White, "e4\nadjourn");
    assert_eq!(moved.state().phase, proposed_by(Color::White), "the move declined the other one");
    table.mail(Color::Black, "adjourn");
    assert_eq!(table.state().phase, Phase::Sealing);
}

#[test]
fn declined_draw_declines_no_adjournment() {
    let mut table = Table::new();
    table.mail(Color::White, "e4");
    table.mail(Color::Black, "adjourn");
    table.mail(Color::White, "decline draw");
    assert_eq!(table.state().phase, Phase::Playing { adjournment_proposed_by: Some(Color::Black) });
    table.mail(Color::White, "decline");
    assert_eq!(table.state().phase, Phase::Playing { adjournment_proposed_by: None });
}

#[test]
fn contradictions_are_asked_about() {
    let mut table = Table::new();
    for text in
        ["5254\nresign yes", "e4\nd4", "e4 d4", "5254\nseal 4244", "e4\nclaim fifty", "1. e4 e5 2. Nf3"]
    {
        let id = table.mail(Color::White, text);
        assert_eq!(table.filed(id), (InboxState::Applied, "asked".into()), "{text}");
        assert!(table.moves().is_empty() && !table.state().is_over(), "{text}");
    }
    table.mail(Color::White, "e4\nHi there\n1. e2-e4");
    assert_eq!(table.moves(), ["e2e4"], "the same move twice is one move");
}

/// FIDE 9.5.3: the opponent gets time, and the claim stands as an offer.
#[test]
fn wrong_claim_reports_all_its_effects() {
    let mut table = Table::new();
    table.mail(Color::White, "claim threefold Nf3");
    assert_eq!(table.moves(), ["g1f3"]);
    let mails: Vec<String> = table.deliver().iter().map(|mail| mail.replace('\n', " ")).collect();
    let told = mails
        .iter()
        .find(|mail| mail.contains("the claim is not correct") || mail.contains("The claim is not correct:"));
    assert!(told.is_some(), "{mails:#?}");
    let told = told.unwrap().replace('\u{a0}', " ");
    for part in ["Your opponent gets 1 d more", "stands as a draw offer", "Played"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}
