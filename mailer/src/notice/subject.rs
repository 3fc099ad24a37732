//! The subject of a mail about a game: the game, the player on move and the number of the move. In a reply it is
//! separated from the words that a player adds.

use app::{outbox::OutgoingMail, ports::MailKind};
use domain::{Color, GameId, Outcome, Phase};

use messages::{Arg, Voice};

use super::page;

/// Follows the names of the players.
const SEPARATOR: &str = ": ";
const OFFER: &str = ", draw offered";
const LEFT: &str = " left";

const YOU_WON: &str = "game over, you won";
const YOU_LOST: &str = "game over, you lost";
const WHITE_WON: &str = "game over, White won";
const BLACK_WON: &str = "game over, Black won";
const BOTH_LOST: &str = "game over, both lost";
const DRAWN: &str = "game over, drawn";
const NO_RESULT: &str = "game over, no result";
const ADJOURNED: &str = "adjourned";
const ADJOURNED_YOURS: &str = "adjourned, your clock runs";
const UNDECIDED: &str = "an arbiter decides";
const FOR_ARBITER: &str = "for the arbiter";
const QUESTION: &str = "please answer";
const RECEIPT: &str = "your receipt";

/// Every state without a number; the longer of two states with the same beginning stands first.
const STATES: [&str; 13] = [
    YOU_WON,
    YOU_LOST,
    WHITE_WON,
    BLACK_WON,
    BOTH_LOST,
    DRAWN,
    NO_RESULT,
    ADJOURNED_YOURS,
    ADJOURNED,
    UNDECIDED,
    FOR_ARBITER,
    QUESTION,
    RECEIPT,
];

/// Returns the subject, such as `[G1] Anna - Ben: your move 12 (Cup)`.
pub(super) fn of(mail: &OutgoingMail, site: &str) -> String {
    let Some(context) = &mail.context else { return format!("Your mail to {site}") };
    let names = &context.names;
    let tournament = page::printable(&context.game.tournament);
    let event = match tournament.trim() {
        "" => String::new(),
        event => format!(" ({})", event.chars().take(60).collect::<String>()),
    };
    let state = state(mail).map_or_else(String::new, |state| format!("{SEPARATOR}{state}"));
    format!("[{}] {} - {}{state}{event}", context.id, names.white, names.black)
}

/// Describes the state. A reply repeats it, so it holds no digit but the number of the move and the time left, and no word
/// of sealing.
fn state(mail: &OutgoingMail) -> Option<String> {
    let context = mail.context.as_ref()?;
    let game = &context.game;
    let me = mail.reader.as_ref().and_then(|reader| context.color_of(reader));
    let kind = mail.row.mail.kind;
    match kind {
        MailKind::ArbiterNews => return Some(FOR_ARBITER.into()),
        MailKind::Confirmation => return Some(QUESTION.into()),
        MailKind::LogReceipt => return Some(RECEIPT.into()),
        _ => {}
    }
    let running = game.clock.running.map(|running| running.side);
    let on_move = match game.phase {
        Phase::Ended { outcome, .. } => return Some(result(outcome, me).into()),
        Phase::Adjourned { .. } if running.is_some() && running == me => return Some(ADJOURNED_YOURS.into()),
        Phase::Adjourned { .. } => return Some(ADJOURNED.into()),
        Phase::Playing { .. } | Phase::Sealing => match running {
            Some(side) => side,
            None if game.claim.is_some() || game.withdrawn.is_some() => return Some(UNDECIDED.into()),
            None => return None,
        },
    };
    let number = game.position.fullmoves();
    let whose = if me == Some(on_move) { "your".to_owned() } else { format!("{}'s", context.names[on_move]) };
    let mut state = format!("{whose} move {number}");
    if me.is_some() && game.draw_offer.is_some_and(|offer| Some(offer.by) != me) {
        state += OFFER;
    }
    if let (MailKind::Reminder, Some(deadline)) = (kind, game.deadline()) {
        let left = Voice::english().print(&Arg::left(deadline - mail.now)).replace('\u{a0}', " ");
        state += &format!(", {left}{LEFT}");
    }
    Some(state)
}

fn result(outcome: Outcome, me: Option<Color>) -> &'static str {
    match (outcome.winner(), me) {
        (Some(winner), Some(me)) if winner == me => YOU_WON,
        (Some(_), Some(_)) => YOU_LOST,
        (Some(winner), None) => winner.fold_wb(WHITE_WON, BLACK_WON),
        (None, _) => match outcome {
            Outcome::BothLose => BOTH_LOST,
            Outcome::NoResult => NO_RESULT,
            _ => DRAWN,
        },
    }
}

/// Returns the words around a subject of ours: before the number of the game and behind the state and the event.
/// `None` if it holds none.
pub(crate) fn around_ours(subject: &str, game: GameId) -> Option<(&str, &str)> {
    let (before, ours) = subject.rsplit_once(&format!("[{game}]"))?;
    let behind = ours
        .rmatch_indices(SEPARATOR)
        .find_map(|(at, separator)| behind_state(&ours[at + separator.len()..]))?;
    Some((before, behind_event(behind)))
}

fn behind_state(text: &str) -> Option<&str> {
    if let Some(behind) = STATES.iter().find_map(|state| text.strip_prefix(state)) {
        return Some(behind);
    }
    let (whose, behind) = text.split_once("move ")?;
    let number = behind.trim_start_matches(|c: char| c.is_ascii_digit());
    if !(whose == "your " || whose.ends_with("'s ")) || number.len() == behind.len() {
        return None;
    }
    let behind = number.strip_prefix(OFFER).unwrap_or(number);
    let is_time = |time: &&str| {
        time.split(' ')
            .all(|word| matches!(word, "d" | "h" | "min") || word.bytes().all(|b| b.is_ascii_digit()))
    };
    let time =
        behind.strip_prefix(", ").and_then(|rest| rest.split_once(LEFT)).filter(|(time, _)| is_time(time));
    Some(time.map_or(behind, |(_, behind)| behind))
}

/// The event stands in parentheses, and may hold some.
fn behind_event(text: &str) -> &str {
    let Some(event) = text.strip_prefix(" (") else { return text };
    let mut depth = 1_u32;
    for (at, c) in event.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return &event[at + 1..],
            ')' => depth -= 1,
            _ => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_words_are_told_from_ours() {
        let cases = [
            ("Re: [G1] Anna - Ben: your move 12", Some("Re:")),
            ("e4 Re: [G1] Anna - Ben: your move 12 (Cup 5254)", Some("e4 Re:")),
            ("AW: [G1] Anna - Ben: your move 12, draw offered (Cup (A)) Nf3", Some("AW: Nf3")),
            ("SV: [G1] Anna - Ben: your move 12, 1 d 3 h left - 5254", Some("SV: - 5254")),
            ("[G1] Anna - Ben: Ben's move 3 e5", Some("e5")),
            ("[G1] Mr: X - O'Neil's: O'Neil's's move 3", Some("")),
            ("[G1] Anna - Ben: game over, you won (Cup) thanks", Some("thanks")),
            ("[G1] Anna - Ben: adjourned, your clock runs", Some("")),
            ("Re: [G1] Anna - Ben (Cup)", None),
            ("Re: [G2] Anna - Ben: your move 12", None),
            ("[G1] Anna - Ben: your move e4", None),
        ];
        for (subject, expected) in cases {
            let found = around_ours(subject, GameId(1));
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            let found = found.map(|(before, behind)| [words(before), words(behind)].concat().join(" "));
            assert_eq!(found.as_deref(), expected, "{subject}");
        }
    }
}
