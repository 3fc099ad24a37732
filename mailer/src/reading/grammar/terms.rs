//! The terms of a game that is proposed: colour, time control and starting position.

use app::{
    LobbyCommand,
    ports::{StartChoice, Terms},
};
use domain::{Color, Regulations, Span, Start, TimeControl};
use messages::{Message, msg};

use super::control::{self, Share};
use crate::reading::command::{MailCommand, Understood};

/// Tells whether a word begins a term.
pub(super) fn is_term(word: &str) -> bool {
    matches!(word, "white" | "black" | "random" | "960")
        || word.parse::<u16>().is_ok()
        || control::begins(word)
}

/// Reads `challenge NAME [white|black|random] [N days] [960 [n]]`. The name ends where the terms begin.
pub(super) fn challenge(words: &[&str]) -> Understood {
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let name_end = (2..words.len()).find(|&at| is_term(lower[at])).unwrap_or(words.len());
    let terms = terms(&lower[name_end..], || msg!("hint-challenge"))?;
    Ok(MailCommand::Lobby(LobbyCommand::Challenge { opponent: words[1..name_end].join(" "), terms }))
}

/// Returns the regulations of a game with this time for each move, for several or for all.
fn shared(time: Span, share: Share) -> Result<Regulations, Message> {
    let regulations = match share {
        Share::Move => {
            let days =
                u8::try_from(time.0 / Span::days(1).0).ok().filter(|days| Span::days((*days).into()) == time);
            Regulations::per_move(days.ok_or_else(|| msg!("hint-limit"))?)
        }
        Share::Moves(moves) => with_control(control::of_length(Some(moves), time)),
        Share::Game => with_control(control::of_length(None, time)),
    };
    match (regulations.check(), share) {
        (Ok(()), _) => Ok(regulations),
        (Err(_), Share::Move) => Err(msg!("hint-limit")),
        (Err(_), _) => Err(msg!("hint-control")),
    }
}

fn with_control(time_control: TimeControl) -> Regulations {
    Regulations { time_control, ..Regulations::default() }
}

/// Reads the terms of a game; `how` is the hint where they are none.
pub(super) fn terms(words: &[&str], how: fn() -> Message) -> Result<Terms, Message> {
    let mut terms = Terms::default();
    let (mut colors, mut controls, mut starts) = (0, 0, 0);
    let mut at = 0;
    while at < words.len() {
        match words[at] {
            "white" | "black" | "random" => colors += 1,
            "960" => starts += 1,
            _ => controls += 1,
        }
        if colors > 1 {
            return Err(msg!("hint-colours"));
        }
        if controls > 1 {
            return Err(msg!("hint-controls"));
        }
        if starts > 1 {
            return Err(msg!("hint-starts"));
        }
        match (words[at], words.get(at + 1).copied().unwrap_or_default()) {
            ("white", _) => terms.color = Some(Color::White),
            ("black", _) => terms.color = Some(Color::Black),
            ("random", _) => terms.color = None,
            (days, "day" | "days") => {
                let days: u16 = days.parse().map_err(|_number| how())?;
                let (share, taken) = control::share(&words[at + 2..]).unwrap_or((Share::Move, 0));
                terms.regulations = shared(Span::days(days), share)?;
                at += 1 + taken;
            }
            (length, _) if let Some(span) = control::bare_length(&words[at..]) => {
                let Some((share, taken)) = control::share(&words[at + 1..]) else {
                    let days = (span.0 + Span::days(1).0 - 1) / Span::days(1).0;
                    let length = length.to_owned();
                    return Err(msg!("hint-bare-length", text = &length, days = days, length = &length));
                };
                terms.regulations = shared(span, share)?;
                at += taken;
            }
            ("960", position) => {
                terms.start = match position.parse::<u16>() {
                    Ok(number) if words.get(at + 2).is_none_or(|word| !word.starts_with("day")) => {
                        at += 1;
                        if number > 959 {
                            return Err(msg!("hint-chess960"));
                        }
                        StartChoice::At(Start::Chess960 { number })
                    }
                    _ => StartChoice::DrawnChess960,
                };
            }
            _ => {
                let (control, taken) = control::read(&words[at..]).ok_or_else(how)?;
                terms.regulations = with_control(control);
                if terms.regulations.check().is_err() {
                    return Err(msg!("hint-control"));
                }
                at += taken - 1;
            }
        }
        at += 1;
    }
    Ok(terms)
}
