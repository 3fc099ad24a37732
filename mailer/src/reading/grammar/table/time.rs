//! Clocks, leave and adjournment.

use app::{Request, Unresolved, ports::BulkAct};
use messages::msg;

use crate::reading::{
    command::{Effect, MailCommand},
    grammar::{
        entry::{Entry, Read},
        line,
    },
};

/// Clocks and leave.
pub(super) const TIME: &[Entry] = &[
    plain_in_game!("command-refill", &["refill", "refill clock", "refill my|the clock"], RefillClock)
        .effect(Effect::ActsFirst)
        .help(&["help-refill"]),
    plain_in_game!(
        "command-reflect",
        &["reflect|reflection", "reflect please", "40+|declare reflection", "use 40+ reflection"],
        DeclareReflection
    )
    .effect(Effect::ActsFirst)
    .help(&["help-reflect"]),
    Entry::new(
        "command-leave-all",
        &["leave all|everywhere .."],
        is!(MailCommand::Everywhere(BulkAct::BookLeave { .. })),
        |line| match line::days_of_leave(&line.lower[2..]) {
            Some(Ok((first, last))) => MailCommand::Everywhere(BulkAct::BookLeave { first, last }).into(),
            Some(Err(())) => Read::Meant(Err(msg!("hint-leave-all").into())),
            None => Read::Prose,
        },
    )
    .effect(Effect::ActsElsewhere),
    Entry::new(
        "command-leave",
        &["leave|leave: .."],
        is!(MailCommand::Game(Request { command: Unresolved::BookLeave { .. }, .. })),
        |line| match line::days_of_leave(&line.lower[1..]) {
            Some(Ok((first, last))) => MailCommand::Game(Unresolved::BookLeave { first, last }.into()).into(),
            Some(Err(())) => Read::Meant(Err(msg!("hint-leave").into())),
            None => Read::Prose,
        },
    )
    .help(&["help-leave"]),
    Entry::new(
        "command-cancel-leave-all",
        &["cancel leave all|everywhere _", "cancel leave all|everywhere from _"],
        is!(MailCommand::Everywhere(BulkAct::CancelLeave { .. })),
        |line| match line.last().parse() {
            Ok(first) => MailCommand::Everywhere(BulkAct::CancelLeave { first }).into(),
            Err(_) => Read::Meant(Err(msg!("hint-cancel-leave-all").into())),
        },
    )
    .effect(Effect::ActsElsewhere),
    Entry::new(
        "command-cancel-leave",
        &["cancel leave _", "cancel leave from _", "cancel my leave _", "cancel my leave from _"],
        in_game!(domain::Command::CancelLeave { .. }),
        |line| match line.last().parse() {
            Ok(first) => domain::Command::CancelLeave { first }.into(),
            Err(_) => Read::Meant(Err(msg!("hint-cancel-leave").into())),
        },
    )
    .help(&["help-cancel"]),
];

/// The adjournment of a game.
pub(super) const ADJOURNMENT: &[Entry] = &[
    plain_in_game!("command-adjourn", &["adjourn|adjournment", "accept|propose adjournment"], Adjourn)
        .help(&["help-adjourn"]),
    plain_in_game!("command-decline-adjournment", &["decline adjournment"], DeclineAdjournment)
        .effect(Effect::ActsFirst),
    plain_in_game!("command-adjourn-early", &["adjourn early"], AdjournEarly).help(&["help-adjourn-early"]),
    plain_in_game!("command-seal", &["seal", "seal draft"], Seal { envelope: None }).effect(Effect::Decides),
    Entry::new("line-seal", &["seal|seal: _ .."], is!(MailCommand::Seal { .. }), |line| {
        MailCommand::seal(&line.rest(1)).into()
    })
    .effect(Effect::Decides)
    .help(&["help-seal"]),
    Entry::new("line-draft", &["draft|draft: _ .."], is!(MailCommand::Draft { .. }), |line| {
        match (line.lower, line.words.len()) {
            // "Draft & Design Ltd"
            (["draft", "&" | "+" | "and" | "und", ..], _) => Read::Prose,
            (_, ..=6) => MailCommand::draft(&line.rest(1)).into(),
            _ => Read::Other,
        }
    })
    .effect(Effect::Decides)
    .help(&["help-draft"]),
    plain_in_game!("command-resume", &["resume"], Resume { envelope: None }).help(&["help-resume"]),
    Entry::new("command-choose", &["choose _ .."], is!(MailCommand::Choose(_)), |line| {
        match line.words.len() {
            ..=4 => MailCommand::Choose(line.rest(1)).into(),
            _ => Read::Other,
        }
    })
    .effect(Effect::Decides)
    .help(&["help-choose"]),
    plain_in_game!("command-clocks-wrong", &["clocks wrong", "question clocks"], QuestionClocks)
        .help(&["help-clocks"]),
    plain_in_game!("command-publish", &["publish", "publish envelope"], Publish { envelope: None })
        .help(&["help-publish"]),
];
