//! Games to come, arbiters, and the settings.

use app::{
    LobbyCommand,
    people::SettingsPatch,
    ports::{ChallengeId, Terms},
};
use messages::{Arg, Message, msg};

use crate::reading::{
    command::{Effect, MailCommand, Show},
    grammar::{
        arbiter,
        entry::{Entry, Read},
        line::{self, Line},
        terms,
    },
    settings,
};

/// Games to come, leaving, and arbiters.
pub(super) const LOBBY: &[Entry] = &[
    Entry::new(
        "command-challenge",
        &["challenge _ .."],
        is!(MailCommand::Lobby(LobbyCommand::Challenge { .. })),
        |line| match line.words.len() {
            ..=12 => Read::Meant(terms::challenge(line.words)),
            _ => Read::Other,
        },
    )
    .effect(Effect::ActsElsewhere)
    .harmless()
    .help(&["help-challenge"]),
    Entry::new(
        "command-accept-challenge",
        &["accept _", "accept challenge|seek _"],
        is!(MailCommand::Lobby(LobbyCommand::Accept { .. })),
        |line| answer_to_challenge(line, |challenge| LobbyCommand::Accept { challenge }),
    )
    .effect(Effect::ActsElsewhere)
    .help(&["help-accept-challenge"]),
    Entry::new(
        "command-decline-challenge",
        &["decline _", "decline challenge _"],
        is!(MailCommand::Lobby(LobbyCommand::Decline { .. })),
        |line| answer_to_challenge(line, |challenge| LobbyCommand::Decline { challenge }),
    )
    .effect(Effect::ActsElsewhere),
    Entry::new(
        "command-seek",
        &["seek", "seek _ .."],
        is!(MailCommand::Lobby(LobbyCommand::Seek { .. })),
        |line| match line.lower {
            [_] => MailCommand::Lobby(LobbyCommand::Seek { terms: Terms::default() }).into(),
            [_, rest @ ..] if line.words.len() <= 11 && terms::is_term(rest[0]) => {
                let terms = terms::terms(rest, || msg!("hint-seek"));
                Read::Meant(
                    terms.map(|terms| MailCommand::Lobby(LobbyCommand::Seek { terms })).map_err(Arg::from),
                )
            }
            _ => Read::Other,
        },
    )
    .effect(Effect::ActsElsewhere)
    .help(&["help-seek"]),
    plain!("command-seeks", &["seeks"], MailCommand::Show(Show::Seeks)).shows(),
    Entry::new(
        "command-withdraw",
        &["withdraw _", "withdraw challenge|seek _"],
        is!(MailCommand::Lobby(LobbyCommand::Withdraw { .. })),
        |line| {
            let number = line::challenge_number(line.last());
            number.map_or(Read::Prose, |challenge| {
                MailCommand::Lobby(LobbyCommand::Withdraw { challenge }).into()
            })
        },
    )
    .effect(Effect::ActsElsewhere),
    Entry::new("line-withdraw-from", &["withdraw .."], is!(MailCommand::WithdrawFrom(..)), |line| {
        arbiter::withdrawal(line.text).map_or(Read::Other, Read::Meant)
    })
    .effect(Effect::ActsElsewhere)
    .text()
    .help(&["help-withdraw", "help-withdraw-from"]),
    Entry::new("command-appeal", &["appeal .."], in_game!(domain::Command::Appeal { .. }), |line| {
        arbiter::appeal(line.text).map_or(Read::Other, Read::Meant)
    })
    .text()
    .help(&["help-appeal"]),
    Entry::new("line-arbiter", &["arbiter .."], is!(MailCommand::Arbiter(..)), |line| {
        arbiter::act(line.text).map_or(Read::Other, Read::Meant)
    })
    .effect(Effect::ActsElsewhere)
    .text(),
    Entry::without_words("line-arbiter", is!(MailCommand::Show(Show::Pace(_)))).effect(Effect::Shows),
];

/// The settings.
pub(super) const SETTINGS: &[Entry] = &[
    plain!("command-settings", &["settings|notices"], MailCommand::Show(Show::Settings))
        .shows()
        .help(&["help-settings"]),
    Entry::new(
        "line-set",
        &["set _ ..", "pgn|calendar attached", "pgn|calendar not attached"],
        is!(MailCommand::Set(_)),
        |line| match line.lower {
            ["pgn" | "calendar", ..] => set(settings::read(line.words)),
            [_, "notices", ..] if line.words.len() <= 10 => set(settings::read(&line.lower[1..])),
            [_, name, ..] if line.words.len() <= 5 && settings::is_name(name) => {
                set(settings::read(&line.words[1..]))
            }
            _ => Read::Other,
        },
    )
    .harmless()
    .help(&["help-quiet"]),
    // Behind every other line that begins with the word.
    Entry::new(
        "command-pgn",
        &["pgn _", "pgn all before _", "pgn game|games _"],
        |_command| false,
        |line| match line.lower {
            [_, "below" | "above" | "follows" | "file" | "please"] => Read::Other,
            _ => Read::Meant(Err(msg!("hint-pgn-which").into())),
        },
    )
    .shows(),
    Entry::new("line-set", &["language _"], is!(MailCommand::Set(_)), |line| set(settings::read(line.words)))
        .harmless()
        .help(&["help-language"]),
    Entry::new("line-set", &["notices on|off|each|daily|weekly|none .."], is!(MailCommand::Set(_)), |line| {
        match line.lower.len() {
            ..=9 => set(settings::notices(&line.lower[1..])),
            _ => Read::Other,
        }
    })
    .help(&["help-notices", "help-digests"]),
    Entry::new("line-set", &["unsubscribe", "unsubscribe _"], is!(MailCommand::Set(_)), |line| {
        match line.lower {
            [_, kind] if settings::is_notice(kind) => set(settings::notices(&["off", kind])),
            [_] => set(Ok(settings::unsubscribed())),
            _ => Read::Other,
        }
    })
    .help(&["help-unsubscribe"]),
    plain!("command-calendar", &["calendar"], MailCommand::Calendar),
    plain!("command-calendar-off", &["calendar off"], MailCommand::CalendarOff),
    plain!("command-help", &["help"], MailCommand::Show(Show::Help)).shows(),
];

fn set(patch: Result<SettingsPatch, Message>) -> Read {
    Read::Meant(patch.map(|patch| MailCommand::Set(Box::new(patch))).map_err(Arg::from))
}

/// Reads an answer as the mail about the challenge has it.
fn answer_to_challenge(line: &Line<'_>, answer: fn(ChallengeId) -> LobbyCommand) -> Read {
    let command = |challenge| MailCommand::Lobby(answer(challenge)).into();
    match line.lower {
        [_, "challenge"] => Read::Meant(Err(msg!("hint-challenge-number").into())),
        [_, id] => line::marked_challenge(id).map_or(Read::Other, command),
        [_, _, id] => line::challenge_number(id).map_or(Read::Prose, command),
        _ => Read::Other,
    }
}
