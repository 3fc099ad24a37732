//! Every code has its message, with the arguments that the message needs.

use app::{
    NoticeKind, NoticeNeed, WaitsFor,
    people::{Missing, NameFault, PeopleRefusal},
};
use domain::{
    BadStart, ConditionFault, FenFault, GameId, Instant, PlayerId, Ply, PositionFault, Refusal,
    RegulationsError, StartError, WrongClaim,
    clock::{ControlError, FreeTimeError},
    notation::{IllegalReason, Notation, PieceOn, Reading},
    sealing::NotSealable,
};
use messages::{Message, Sentence, Voice};
use strum::VariantNames;

fn refusals() -> Vec<Refusal> {
    let readings = vec![Reading { san: "Rad1".into(), numeric: "1141".into(), written: String::new() }];
    let text = String::from("Rd1");
    let reason = IllegalReason::Other;
    vec![
        BadStart::Started.into(),
        Refusal::WrongPly { expected: 1, current: 2 },
        Refusal::AlreadyPlayed { ply: Ply(3) },
        Refusal::NotAMove { text: text.clone() },
        Refusal::IllegalMove { text: text.clone(), reason, counted: None },
        Refusal::AmbiguousMove { text: text.clone(), readings: readings.clone(), counted: None },
        Refusal::PromotionMissing { text, readings, counted: None },
        Refusal::TooLate { deadline: Instant(0) },
        Refusal::DrawTooEarly { move_number: 30 },
        Refusal::AlreadyProposed { by_you: true },
        Refusal::ClaimNotCorrect { reason: WrongClaim::Tablebase },
        Refusal::OfferTooSoon { moves: 20 },
        Refusal::TooManyMen { men: 7 },
        Refusal::AdjudicationTooEarly { move_number: 30 },
        Refusal::NotSealable { why: NotSealable::Illegal },
        Refusal::CommitmentMismatch { sealed_by: domain::Color::White },
        Refusal::SessionTooLong { ends_at: Instant(0) },
        Refusal::WrongRecipients { needed: 1, holders: 2 },
        Refusal::SecondArbiterNeeded { approved_by_you: None },
        Refusal::ApprovalNeeded { resume_at: Instant(0) },
        Refusal::TooFewArbiters { left: 1, needed: 2 },
        Refusal::NotDue { resume_at: Instant(0) },
        Refusal::OtherGameCounts { game: GameId(2) },
        Refusal::OtherLine { current: 1 },
        Refusal::AppealTooLate { until: Instant(0) },
        Refusal::BadConditions { line: 1, half_move: 2, why: ConditionFault::Illegal, other_line: None },
        Refusal::OfferAndConditions {
            offer: Box::new(Refusal::GameOver),
            conditions: Box::new(Refusal::YourMove),
        },
        Refusal::TooManyChallenges { limit: 20 },
        Refusal::LeaveTooShort { days: 3 },
        Refusal::LeaveTooLate { days: 3 },
        Refusal::LeaveUsedUp { year: 2026, days: 3 },
        Refusal::RateLimited { retry_after: 60 },
    ]
}

fn accounts() -> Vec<PeopleRefusal> {
    vec![
        PeopleRefusal::BadName { reason: NameFault::Length },
        PeopleRefusal::NoticeNeeded { kind: NoticeKind::Results, why: NoticeNeed::Clock },
        PeopleRefusal::NotInDigests { kind: NoticeKind::Proofs },
        PeopleRefusal::NoSuchLanguage { languages: vec!["en".into()] },
        PeopleRefusal::TooManyCodes { retry_at: Instant(0) },
        PeopleRefusal::WrongCode { tries_left: 2 },
        PeopleRefusal::TooManyTokens { limit: 20 },
        PeopleRefusal::TooManyWebhooks { limit: 5 },
        PeopleRefusal::ManyWebhookSecrets { limit: 10 },
        PeopleRefusal::NotFound { what: Missing::Session },
        PeopleRefusal::GamesRunning { games: 3 },
    ]
}

fn reasons() -> Vec<Message> {
    let square = domain::Square::E4;
    let piece = PieceOn { role: domain::Role::Knight, square };
    let illegal = [
        IllegalReason::EmptySquare { square },
        IllegalReason::OpponentsPiece { piece },
        IllegalReason::OtherPiece { named: domain::Role::Rook, piece },
        IllegalReason::OwnPiece { piece },
        IllegalReason::CannotMoveSo { piece },
        IllegalReason::NoneReaches { role: domain::Role::Rook, square },
        IllegalReason::Blocked { piece },
        IllegalReason::PawnTakesDiagonally { piece },
        IllegalReason::NothingToCapture { square },
        IllegalReason::KingInCheck { by: piece },
        IllegalReason::KingStaysInCheck { by: piece },
        IllegalReason::CastlingBlocked { piece },
        IllegalReason::CastlingOutOfCheck { by: piece },
        IllegalReason::CastlingThroughCheck { square, by: piece },
        IllegalReason::PromotionTo { role: domain::Role::King },
    ];
    let starts = [
        BadStart::TournamentName(80),
        BadStart::NoArbiter(PlayerId(2)),
        BadStart::NoEnvelopeKey(PlayerId(2)),
        RegulationsError::Holders.into(),
        StartError::Number(960).into(),
        StartError::Fen(FenFault::Turn).into(),
        StartError::Position(vec![PositionFault::MissingKing, PositionFault::OppositeCheck]).into(),
        StartError::Drawn { halfmoves: 150 }.into(),
    ];
    let claims = [WrongClaim::Repetition { times: 2 }, WrongClaim::HalfMoves { counted: 98, needed: 100 }];
    let messages = illegal.iter().map(Sentence::message).chain(starts.iter().map(Sentence::message));
    messages.chain(claims.iter().map(Sentence::message)).collect()
}

/// English is read in these words, and a file of a language names them by their ids.
#[test]
fn settings_values_have_names() {
    let voice = Voice::english();
    for kind in NoticeKind::ALL {
        assert_eq!(voice.say(&kind.message()), kind.name());
    }
    for notation in Notation::ALL {
        assert_eq!(voice.say(&notation.message()), notation.name());
    }
}

/// Variants with fields of their own whose message is that of the field.
const PASSED_ON: [&str; 4] =
    ["bad-start-regulations", "bad-start-position", "regulations-time_control", "regulations-free_time"];

#[test]
fn every_code_takes_its_arguments() {
    let mut samples = reasons();
    samples.extend(refusals().iter().map(Sentence::message));
    samples.extend(accounts().iter().map(Sentence::message));
    let voice = Voice::english();
    for (kind, codes) in [
        ("refusal", Refusal::VARIANTS),
        ("refusal", PeopleRefusal::VARIANTS),
        ("bad-start", BadStart::VARIANTS),
        ("wrong-claim", WrongClaim::VARIANTS),
        ("condition", ConditionFault::VARIANTS),
        ("not-sealable", NotSealable::VARIANTS),
        ("regulations", RegulationsError::VARIANTS),
        ("start", StartError::VARIANTS),
        ("fen", FenFault::VARIANTS),
        ("position", PositionFault::VARIANTS),
        ("control", ControlError::VARIANTS),
        ("free-time", FreeTimeError::VARIANTS),
        ("illegal", IllegalReason::VARIANTS),
        ("name", NameFault::VARIANTS),
        ("notice-need", NoticeNeed::VARIANTS),
        ("missing", Missing::VARIANTS),
    ] {
        for code in codes {
            let id = format!("{kind}-{code}");
            if PASSED_ON.contains(&id.as_str()) {
                continue;
            }
            // One without a sample has no arguments.
            let sample = samples.iter().find(|sample| sample.id == id).cloned();
            let said = voice.say(&sample.unwrap_or_else(|| Message::new(id.clone())));
            assert!(!said.starts_with('['), "{said}");
        }
    }
    for code in WaitsFor::VARIANTS {
        let message = Message::new(format!("adjourned-{code}")).with("sealer", "Ann").with("replier", "Ben");
        assert!(!voice.say(&message).starts_with('['), "{code}");
    }
}

#[test]
fn codes_are_said_in_sentences() {
    for (said, expected) in [
        (Refusal::GameOver.sentence(), "The game is over."),
        (
            Refusal::SecondArbiterNeeded { approved_by_you: Some(true) }.sentence(),
            "It takes two arbiters to open the envelope before its time: you have approved it, and another one opens it now.",
        ),
        (refusals()[4].sentence(), "\"Rd1\" is not legal here: no piece can make this move."),
        (refusals()[5].sentence(), "\"Rd1\" has more than one reading: Rad1 (1141)."),
        (reasons()[2].clone().said(), "there is a knight on e4, not a rook"),
    ] {
        assert_eq!(said, expected);
    }
}

#[test]
fn officials_have_words_in_every_language() {
    let names = messages::official_names();
    for name in [
        "حكم",
        "rozhodčí",
        "schiedsrichter",
        "arbiter",
        "árbitro",
        "arbitre",
        "שופט",
        "मध्यस्थ",
        "arbitro",
        "арбитар",
        "arbiter",
        "sędzia",
        "árbitra",
        "арбитр",
        "судија",
        "hakem",
        "арбітр",
        // The reader.
        "you",
        "ви",
        "вие",
        "вы",
        "आप",
    ] {
        assert!(names.iter().any(|known| known == name), "{name}: {names:?}");
    }
}

trait Said {
    fn said(self) -> String;
}

impl Said for Message {
    fn said(self) -> String {
        Voice::english().say(&self)
    }
}
