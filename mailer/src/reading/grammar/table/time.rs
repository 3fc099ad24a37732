//! Clocks, leave and adjournment.

use app::{Request, Unresolved, ports::BulkAct};

use crate::reading::{
    command::{Command, Effect},
    grammar::{
        entry::{Entry, Read},
        line,
    },
};

/// Clocks and leave.
pub(super) const TIME: &[Entry] = &[
    plain_in_game!("refill", &["refill", "refill clock", "refill my|the clock"], RefillClock)
        .effect(Effect::ActsFirst)
        .help("  refill                 fill your clock up from the bank (Triple Block)"),
    plain_in_game!(
        "reflect",
        &["reflect|reflection", "reflect please", "40+|declare reflection", "use 40+ reflection"],
        DeclareReflection
    )
    .effect(Effect::ActsFirst)
    .help("  reflect                go on thinking where silence would lose the game"),
    Entry::new(
        "leave all",
        &["leave all|everywhere .."],
        is!(Command::Everywhere(BulkAct::BookLeave { .. })),
        |line| match line::days_of_leave(&line.lower[2..]) {
            Some(Ok((first, last))) => Command::Everywhere(BulkAct::BookLeave { first, last }).into(),
            Some(Err(())) => {
                Read::Meant(Err("Write the first and the last day: leave all 2026-12-24 2027-01-02"))
            }
            None => Read::Prose,
        },
    )
    .effect(Effect::ActsElsewhere),
    Entry::new(
        "leave",
        &["leave|leave: .."],
        is!(Command::Game(Request { command: Unresolved::BookLeave { .. }, .. })),
        |line| match line::days_of_leave(&line.lower[1..]) {
            Some(Ok((first, last))) => Command::Game(Unresolved::BookLeave { first, last }.into()).into(),
            Some(Err(())) => {
                Read::Meant(Err("Write the first and the last day: leave 2026-12-24 2027-01-02"))
            }
            None => Read::Prose,
        },
    )
    .help(
        "  leave 2026-12-24 2027-01-02
                         in this game; leave all ...: in all your games",
    ),
    Entry::new(
        "cancel leave all",
        &["cancel leave all|everywhere _", "cancel leave all|everywhere from _"],
        is!(Command::Everywhere(BulkAct::CancelLeave { .. })),
        |line| match line.last().parse() {
            Ok(first) => Command::Everywhere(BulkAct::CancelLeave { first }).into(),
            Err(_) => Read::Meant(Err("Write the first day of the leave: cancel leave all 2026-12-24")),
        },
    )
    .effect(Effect::ActsElsewhere),
    Entry::new(
        "cancel leave",
        &["cancel leave _", "cancel leave from _", "cancel my leave _", "cancel my leave from _"],
        in_game!(domain::Command::CancelLeave { .. }),
        |line| match line.last().parse() {
            Ok(first) => domain::Command::CancelLeave { first }.into(),
            Err(_) => Read::Meant(Err("Write the first day of the leave: cancel leave 2026-12-24")),
        },
    )
    .help(
        "  cancel leave 2026-12-24
                         what has not begun; cancel leave all ...",
    ),
];

/// The adjournment of a game.
pub(super) const ADJOURNMENT: &[Entry] = &[
    plain_in_game!("adjourn", &["adjourn|adjournment", "accept|propose adjournment", "hängepartie"], Adjourn)
        .help(
            "  adjourn                propose to adjourn, or agree; or:
                         decline adjournment",
        ),
    plain_in_game!("decline adjournment", &["decline adjournment"], DeclineAdjournment)
        .effect(Effect::ActsFirst),
    plain_in_game!("adjourn early", &["adjourn early"], AdjournEarly).help(
        "  adjourn early          end the session now; the rest of it is charged to
                         you",
    ),
    plain_in_game!("seal", &["seal|versiegeln", "seal draft"], Seal { envelope: None })
        .effect(Effect::Decides),
    Entry::new(
        "seal (the move is not repeated)",
        &["seal|versiegeln|abgabezug|abgabezug:|seal: _ .."],
        is!(Command::Seal(_)),
        |line| Command::Seal(line.rest(1)).into(),
    )
    .effect(Effect::Decides)
    .help("  seal MOVE              seal the move of an adjournment"),
    Entry::new(
        "draft (the move is not repeated)",
        &["draft|entwurf|draft: _ .."],
        is!(Command::Draft(_)),
        |line| match (line.lower, line.words.len()) {
            // "Entwurf & Planung GmbH"
            (["draft" | "entwurf", "&" | "+" | "and" | "und", ..], _) => Read::Prose,
            (_, ..=6) => Command::Draft(line.rest(1)).into(),
            _ => Read::Other,
        },
    )
    .effect(Effect::Decides)
    .help("  draft MOVE, seal       the same in two steps: a draft can be replaced"),
    plain_in_game!("resume", &["resume|fortsetzen"], Resume { envelope: None })
        .help("  resume                 you are ready to resume"),
    Entry::new("choose", &["choose _ .."], is!(Command::Choose(_)), |line| match line.words.len() {
        ..=4 => Command::Choose(line.rest(1)).into(),
        _ => Read::Other,
    })
    .effect(Effect::Decides)
    .help(
        "  choose MOVE            which move your opponent's ambiguous sealed move
                         means",
    ),
    plain_in_game!("clocks wrong", &["clocks wrong", "question clocks"], QuestionClocks)
        .help("  clocks wrong           when the game is resumed"),
    plain_in_game!("publish", &["publish", "publish envelope"], Publish { envelope: None })
        .help("  publish                the envelope of a game that is over may be shown"),
];
