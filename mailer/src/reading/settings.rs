//! Settings and the list of games, by mail.

use std::sync::LazyLock;

use app::{
    Failure, MAX_PAGE, NoticeKind, OwnGame, Service,
    people::SettingsPatch,
    ports::{Player, Role},
};
use domain::notation::Notation;
use serde::{Serialize, de::DeserializeOwned};

use super::replies;

const HOW: &str = "Write for example: set time zone Europe/Berlin, set notation san, set letters german, \
    set board off, set pgn attached, or: set acknowledge off";
const LETTERS: &str = "Write: set letters, and a language in English, such as: set letters german";
const PGN: &str = "Write: set pgn attached, or: set pgn not attached";
const ON_OFF: &str = "Write on or off behind it, such as: set board off";

/// Tells whether a word names a setting.
pub(super) fn is_name(word: &str) -> bool {
    ["time", "timezone", "zone", "notation", "letters", "board", "pgn", "acknowledge", "acknowledgements"]
        .contains(&word)
}

/// Turns off every notice whose absence cannot lose a game.
pub(super) fn unsubscribed() -> SettingsPatch {
    switched(NoticeKind::ALL.into_iter().filter(|kind| kind.needed().is_none()), false)
}

fn switched(kinds: impl IntoIterator<Item = NoticeKind>, on: bool) -> SettingsPatch {
    let notices = kinds.into_iter().map(|kind| (kind, on)).collect();
    SettingsPatch { notices, ..SettingsPatch::default() }
}

/// Reads the words behind `notices`: `off messages, news`, `on all`.
pub(super) fn notices(words: &[&str]) -> Result<SettingsPatch, &'static str> {
    let Some((on, kinds)) = words.split_first() else { return Err(kinds_of_notices()) };
    let on = switch(on).ok_or(kinds_of_notices())?;
    match kinds {
        [] => Err(kinds_of_notices()),
        ["all"] if on => Ok(switched(NoticeKind::ALL, true)),
        ["all"] => Ok(unsubscribed()),
        kinds => {
            let words = kinds.iter().map(|word| word.trim_matches(',')).filter(|word| *word != "and");
            let kinds: Option<Vec<NoticeKind>> = words.map(notice).collect();
            Ok(switched(kinds.ok_or(kinds_of_notices())?, on))
        }
    }
}

/// A kind of notice by its name, or by one of its notices.
fn notice(word: &str) -> Option<NoticeKind> {
    NoticeKind::named(word).or_else(|| NoticeKind::named(&format!("{word}s")))
}

/// Tells whether a word names a kind of notice.
pub(super) fn is_notice(word: &str) -> bool {
    notice(word).is_some()
}

fn kinds_of_notices() -> &'static str {
    static HOW: LazyLock<String> = LazyLock::new(|| {
        let kinds = NoticeKind::ALL.into_iter().filter(|kind| kind.needed().is_none());
        let names: Vec<&str> = kinds.map(NoticeKind::name).collect();
        format!("Write: notices off, or: notices on, and one or more of: {}", names.join(", "))
    });
    &HOW
}

/// Reads the words behind `set`.
pub(super) fn read(words: &[&str]) -> Result<SettingsPatch, &'static str> {
    let lower: Vec<String> = words.iter().map(|word| word.trim_end_matches('.').to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let mut patch = SettingsPatch::default();
    match lower.as_slice() {
        ["time", "zone", _] | ["timezone" | "zone", _] => {
            patch.time_zone = words.last().map(|zone| zone.trim_end_matches('.').to_owned());
        }
        ["notation", value] => patch.notation = Some(named(value).ok_or(notations())?),
        ["letters", value] => patch.letters = Some(named(value).ok_or(LETTERS)?),
        ["notation", ..] => return Err(notations()),
        ["letters", ..] => return Err(LETTERS),
        ["board", value] => patch.no_board = Some(!switch(value).ok_or(ON_OFF)?),
        ["pgn", "attached"] => patch.pgn_attached = Some(true),
        ["pgn", "not", "attached"] => patch.pgn_attached = Some(false),
        ["pgn", value] => patch.pgn_attached = Some(switch(value).ok_or(PGN)?),
        ["pgn", ..] => return Err(PGN),
        ["acknowledge" | "acknowledgements", value] => {
            patch.acknowledge = Some(switch(value).ok_or(ON_OFF)?);
        }
        ["board" | "acknowledge" | "acknowledgements", ..] => return Err(ON_OFF),
        _ => return Err(HOW),
    }
    Ok(patch)
}

fn notations() -> &'static str {
    static HOW: LazyLock<String> = LazyLock::new(|| {
        format!("Write: set notation, and one of: {}", Notation::ALL.map(Notation::name).join(", "))
    });
    &HOW
}

fn switch(word: &str) -> Option<bool> {
    match word {
        "on" | "yes" => Some(true),
        "off" | "no" => Some(false),
        _ => None,
    }
}

/// The value of that name, as HTTP names it.
fn named<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(word.into()).ok()
}

fn name(value: impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

const fn on_off(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}

/// The settings of a player and how to change them.
pub(super) fn list(service: &Service, player: &Player) -> String {
    let switchable = |on: bool| {
        let kinds =
            NoticeKind::ALL.into_iter().filter(|kind| kind.needed().is_none() && player.wants(*kind) == on);
        let names: Vec<&str> = kinds.map(NoticeKind::name).collect();
        let state = on_off(on);
        if names.is_empty() { String::new() } else { format!("\n  notices {state} {}", names.join(", ")) }
    };
    let notices = switchable(true) + &switchable(false);
    let is_asked = |kind: &NoticeKind| *kind != NoticeKind::Arbiter || player.role >= Role::Arbiter;
    let needed = NoticeKind::ALL.into_iter().filter(|kind| kind.needed().is_some()).filter(is_asked);
    let needed = needed.map(NoticeKind::name).collect::<Vec<_>>().join(", ");
    format!(
        "Your settings now, each as you write it to change it:\n  \
         set time zone {}\n  set notation {}\n  set letters {}\n  set board {}\n  set pgn {}\n  \
         set acknowledge {}{notices}\n\
         Board: a drawing in every mail. Pgn attached: the game as a file for your chess program, in every mail. \
         Acknowledge: a mail for each of your own moves, the same as notices of acknowledgements. These notices come always, \
         because without them a game or your account could be lost: {needed}. How sure a mail of yours \
         must be is changed at {}/v1/me only.",
        player.time_zone,
        player.notation.name(),
        name(player.letters),
        on_off(!player.no_board),
        if player.pgn_attached { "attached" } else { "not attached" },
        on_off(player.acknowledge),
        service.settings().public_url
    )
}

/// The games of a player that are under way: first those where the player is to move, by deadline.
pub(super) fn games(service: &Service, player: &Player) -> Result<String, Failure> {
    let mut games = service.games.own_games(player.id, None, None, MAX_PAGE)?;
    if games.is_empty() {
        return Ok(
            "You have no game under way. Write seeks to see who looks for one, or: challenge NAME".into()
        );
    }
    games.sort_by_key(|game| !game.to_move());
    let lines: Vec<String> = games.iter().map(|game| line(game, player)).collect();
    Ok(lines.join("\n"))
}

fn line(game: &OwnGame, player: &Player) -> String {
    let (own, opponent) = (player.name.as_str(), game.opponent.as_str());
    let [white, black] = game.side.fold_wb([own, opponent], [opponent, own]);
    let turn = if game.to_move() { "your move" } else { "not your move" };
    let due = game.row.state.deadline().map(|at| format!(", until {}", replies::local(at, player)));
    format!("  {} {white} - {black}: {turn}{}", game.row.id, due.unwrap_or_default())
}
