//! Every kind of mail in the pseudo-locales: all its words are messages, and nothing is shown in another order.

use app::{
    inbox::{JoinAsked, Suggestion},
    log::{LogProof, Receipt, script_hash},
    outbox,
    ports::{Inbound, InboxState},
};
use messages::{Arg, Voice, msg};
use serde_json::Value;

use super::*;
use crate::notice::{compose, voice_of};

/// The same mail for a reader of this language.
pub(super) fn in_language(given: &OutgoingMail, tag: &str) -> OutgoingMail {
    let (mut row, tag) = (given.row.clone(), tag.to_owned());
    // Somebody without an account.
    match &mut row.mail.details {
        MailDetails::Transcript(transcript) => transcript.language = Some(tag.clone()),
        MailDetails::Confirmation(asked) => {
            asked.join.iter_mut().for_each(|join| join.language = Some(tag.clone()));
        }
        MailDetails::Code(sent) => sent.language = Some(tag.clone()),
        MailDetails::Account(
            AccountNotice::Deleted { language, .. } | AccountNotice::AddressChanged { language, .. },
        ) => *language = Some(tag.clone()),
        _ => {}
    }
    OutgoingMail {
        row,
        to: given.to.clone(),
        reader: given.reader.clone().map(|reader| Player { language: tag, ..reader }),
        context: given.context.as_ref().map(same),
        challenge: given.challenge.clone(),
        checkpoint: given.checkpoint.clone(),
        receipt: given.receipt.clone(),
        secret: given.secret.clone(),
        conditions: given.conditions.clone(),
        passed_on: given.passed_on.clone(),
        digest: given.digest.as_ref().map(|digest| outbox::Digest {
            games: digest.games.iter().map(same).collect(),
            kinds: digest.kinds.clone(),
            challenges: digest.challenges.clone(),
            ..*digest
        }),
        told: given.told.clone(),
        ..*given
    }
}

fn same(context: &GameContext) -> GameContext {
    GameContext {
        id: context.id,
        game: context.game.clone(),
        names: context.names.clone(),
        people: context.people.clone(),
        events: context.events.clone(),
        told: context.told.clone(),
        messages: context.messages.clone(),
        thread: context.thread.clone(),
    }
}

/// Returns the words that a mail in the pseudo-locale has outside of all messages, and that nobody wrote.
pub(super) fn hard_coded(service: &Service, given: &OutgoingMail) -> Vec<String> {
    let Some((subject, text)) = in_pseudo(service, given, messages::PSEUDO) else { return Vec::new() };
    let text = format!("{subject}\n{text}");
    // What people wrote, what they are called, and proofs, which programs read.
    let contexts = || given.context.iter().chain(given.digest.iter().flat_map(|digest| &digest.games));
    let names = contexts().flat_map(|context| {
        let texts = context.messages.iter().map(|message| &message.text);
        context.names.iter().chain(context.people.values()).chain(texts).chain([&context.game.tournament])
    });
    let games: Vec<String> = contexts().map(|context| context.id.to_string()).collect();
    let quoted = given
        .passed_on
        .iter()
        .map(|(raw, inbound)| format!("{} {}", String::from_utf8_lossy(raw), inbound.address.name()));
    let proofs = given
        .receipt
        .iter()
        .map(|receipt| format!("{} {} {}", receipt.entry, receipt.proof.to_text(), script_hash()));
    let others: String = quoted.chain(proofs).collect();
    let digest = given.digest.iter().flat_map(|digest| &digest.challenges).map(|(_, view)| view);
    let challengers = given.challenge.iter().chain(digest);
    let challengers: Vec<&str> = challengers
        .flat_map(|view| [Some(&view.by), view.to.as_ref()])
        .flatten()
        .map(String::as_str)
        .collect();
    let site = &service.settings().site_name;
    let mut details = Vec::new();
    texts_of("", &serde_json::to_value(&given.row.mail.details).expect("JSON"), &mut details);
    let languages = Voice::english().say(&compose::languages());
    let written = format!("{site} {games:?} {others} {challengers:?} {details:?} {languages}");
    let known: Vec<&str> = names.map(String::as_str).chain([written.as_str()]).collect();
    // The game for programs ends the mail.
    messages::outside_messages(text.split("\nFrom: <").next().unwrap_or_default(), &known)
}

/// Adds the texts that people wrote, and not the names of fields, variants and messages. A line of a player may be one word.
fn texts_of(field: &str, value: &Value, found: &mut Vec<String>) {
    let is_name = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || "-_".contains(c));
    match value {
        Value::String(text) if field == "line" || !is_name(text) => found.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| texts_of(field, value, found)),
        Value::Object(fields) => fields.iter().for_each(|(field, value)| texts_of(field, value, found)),
        _ => {}
    }
}

/// Returns the lines of a mail from right to left that would show names, moves or addresses in another order.
pub(super) fn not_isolated(service: &Service, given: &OutgoingMail) -> Vec<String> {
    let Some((subject, text)) = in_pseudo(service, given, messages::PSEUDO_RTL) else { return Vec::new() };
    let text = format!("{subject}\n{text}");
    // Programs read the names in PGN.
    let text = text.split("\n[Event ").next().unwrap_or_default();
    messages::not_isolated(text).into_iter().map(str::to_owned).collect()
}

/// The subject and the text of a mail in a pseudo-locale; `None` where it is in the language of the site.
fn in_pseudo(service: &Service, given: &OutgoingMail, tag: &str) -> Option<(String, String)> {
    let given = in_language(given, tag);
    if voice_of(service, &given).language().tag != tag {
        return None;
    }
    let mail = compose(service, &given).expect("a mail");
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let text = parsed.body_text(0).expect("text").replace("\r\n", "\n");
    Some((parsed.subject().unwrap_or_default().to_owned(), text))
}

/// Every mail to every reader is messages: the check of every mail looks at it in the pseudo-locales.
#[test]
fn every_kind_is_messages() {
    for kind in MailKind::ALL {
        let (table, mails) = samples(kind);
        assert!(!mails.is_empty(), "{kind:?}");
        for given in mails {
            assert!(given.row.mail.details.fits(kind) && given.row.mail.kind == kind, "{kind:?}");
            assert!(in_pseudo(&table.instance.service, &given, messages::PSEUDO).is_some(), "{kind:?}");
            table.write(&given);
        }
    }
}

/// Mails of a kind, and the table that they are from.
pub(super) fn samples(kind: MailKind) -> (Table, Vec<OutgoingMail>) {
    let mut table = moved();
    let given = match kind {
        MailKind::GameStarted => {
            table = Table::new();
            Color::ALL.map(|color| table.mail(kind, color)).into()
        }
        MailKind::YourMove | MailKind::MoveRecorded | MailKind::Digest => {
            let mut given = table.mail(kind, Color::White);
            if kind == MailKind::Digest {
                let context = given.context.take().expect("a game");
                given.digest = Some(outbox::Digest {
                    games: vec![context],
                    to_move: 1,
                    more: 2,
                    ..outbox::Digest::default()
                });
                given.row.mail.details = MailDetails::None;
            }
            vec![given]
        }
        MailKind::Reminder => reminders(&mut table),
        MailKind::GameNews => {
            table.by(Color::White, &Command::DeclineDraw);
            vec![table.mail(kind, Color::Black)]
        }
        MailKind::Adjournment => {
            table.by(Color::White, &Command::Adjourn);
            table.by(Color::Black, &Command::Adjourn);
            table.seal("Bb3");
            Color::ALL.map(|color| table.mail(kind, color)).into()
        }
        MailKind::ArbiterNews => {
            let (news, mut continues) = (table.to_arbiter(), table.to_arbiter());
            continues.row.mail.details = MailDetails::SessionContinues;
            vec![news, continues]
        }
        MailKind::LogReceipt => {
            let mut given = table.mail(kind, Color::White);
            let proof = LogProof {
                extra: None,
                index: 7,
                hashes: vec![Digest([9; 32])],
                checkpoint: "log\n8\nabc\n".into(),
            };
            let entry = "postzug event 1\ngame 42 event 12\ncommitment abc\n".into();
            given.receipt = Some(Receipt { entry, opening: None, proof });
            vec![given]
        }
        MailKind::GameOver => {
            table.by(Color::White, &Command::Resign);
            Color::ALL.map(|color| table.mail(kind, color)).into()
        }
        MailKind::Restored => [None, Some(Instant(0))]
            .map(|copied_at| with(&table, kind, MailDetails::Restored { copied_at }))
            .into(),
        MailKind::Challenge => challenges(&table),
        MailKind::Transcript | MailKind::Confirmation | MailKind::SignInCode | MailKind::AccountNews => {
            to_strangers(&table, kind)
        }
        MailKind::PassedOn => {
            let mut given = table.other(kind, Color::White, MailDetails::PassedOn { inbox: 3 });
            let raw = b"From: eve@example.org\r\nSubject: Hello\r\n\r\nIs anybody there?\r\n".to_vec();
            given.passed_on = Some((raw, inbound()));
            vec![given]
        }
    };
    (table, given)
}

/// A mail of a game with these details.
fn with(table: &Table, kind: MailKind, details: MailDetails) -> OutgoingMail {
    let mut given = table.mail(kind, Color::White);
    given.row.mail.details = details;
    given
}

fn reminders(table: &mut Table) -> Vec<OutgoingMail> {
    let silence = Some(SilenceRule::default());
    let time_control = TimeControl::iccf(10, 50);
    *table =
        Table::ruled(Start::Standard, "", Regulations { silence, time_control, ..Regulations::default() });
    let all = [
        Reminder::FifthLeft,
        Reminder::DayLeft,
        Reminder::SilentFirst,
        Reminder::SilentSecond,
        Reminder::SilentLast,
    ];
    all.map(|reminder| with(table, MailKind::Reminder, MailDetails::Reminder(reminder))).into()
}

fn challenges(table: &Table) -> Vec<OutgoingMail> {
    let now = table.instance.clock_now();
    let challenge = Challenge {
        id: ChallengeId(7),
        by: table.players.black.id,
        to: Some(table.players.white.id),
        terms: Terms::default(),
        created_at: now,
        expires_at: now + Span::days(14),
        state: ChallengeState::Open,
    };
    [ChallengeStep::Posted, ChallengeStep::Declined, ChallengeStep::Withdrawn]
        .map(|news| {
            let news = MailDetails::Challenge(ChallengeNotice { challenge: ChallengeId(7), news });
            let mut given = table.other(MailKind::Challenge, Color::White, news);
            given.challenge = Some(challenged(challenge.clone()));
            given
        })
        .into()
}

/// Mails to somebody without an account.
fn to_strangers(table: &Table, kind: MailKind) -> Vec<OutgoingMail> {
    let until = table.instance.clock_now() + Span::days(3);
    let language = || None;
    let asked = |join, suggestion| {
        MailDetails::Confirmation(ConfirmationAsked {
            inbox: 12,
            from: "eve@example.org".into(),
            until,
            suggestion,
            to_public: true,
            unproved: false,
            join,
            next_answer_at: None,
        })
    };
    let join = |name: Option<&str>, why: Arg| {
        asked(Some(JoinAsked { name: name.map(str::to_owned), why, language: language() }), None)
    };
    let details = match kind {
        MailKind::Transcript => {
            let (site, url) = ("Club", "https://play.example.org");
            let summary = msg!("mail-of-stranger", site = site, address = "join@play.example.org", url = url);
            vec![MailDetails::Transcript(Transcript { summary: summary.into(), ..Transcript::default() })]
        }
        MailKind::Confirmation => vec![
            join(Some("Eve"), Arg::default()),
            join(None, Arg::default()),
            join(Some("Eve"), msg!("join-unclear").into()),
        ],
        MailKind::SignInCode => [CodePurpose::SignUp, CodePurpose::SignIn, CodePurpose::ChangeAddress]
            .map(|purpose| {
                MailDetails::Code(CodeSent {
                    purpose,
                    until,
                    asked_by: "Mozilla".into(),
                    language: language(),
                })
            })
            .into(),
        _ => vec![
            MailDetails::Account(AccountNotice::Deleted { name: "Eve".into(), language: language() }),
            MailDetails::Account(AccountNotice::AddressChanged { name: "Eve".into(), language: language() }),
        ],
    };
    let mut mails: Vec<OutgoingMail> = details
        .into_iter()
        .map(|details| {
            let mut given = table.other(kind, Color::White, details);
            given.secret = Some(Secret::new("12345678".into()));
            given.reader = None;
            given
        })
        .collect();
    // Answers to a player.
    match kind {
        MailKind::Transcript => {
            let entry =
                Entry { line: msg!("command-help").into(), answer: msg!("not-understood").into(), ok: false };
            let answer = Transcript { entries: vec![entry], ..Transcript::default() };
            mails.push(with(table, kind, MailDetails::Transcript(answer)));
        }
        MailKind::Confirmation => {
            let suggestion = Suggestion { why: msg!("not-understood").into(), written: "12. e4".into() };
            let all = [asked(None, Some(suggestion)), asked(None, None)];
            mails.extend(all.map(|details| table.other(kind, Color::White, details)));
        }
        _ => {}
    }
    mails
}

fn inbound() -> Inbound {
    Inbound {
        id: 3,
        received_at: Instant(0),
        sender: "eve@example.org".into(),
        address: Address::Public(app::Mailbox::Postmaster),
        digest: Digest([0; 32]),
        raw: None,
        state: InboxState::Applied,
        reason: String::new(),
        attempts: 1,
        failures: 0,
        reading: false,
        next_at: None,
        confirmed: false,
        several_games: false,
        authentication: None,
    }
}
