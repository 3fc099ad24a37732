//! A game as PGN, in the export format of its standard: always a file that other programs read, whatever names and
//! messages hold. Only the text is made here; moves are written by shakmaty, dates by jiff.

mod text;

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use jiff::{Timestamp, civil::DateTime, tz::Offset};
use shakmaty::Color;

use self::text::Text;
use crate::{
    Clock, Digest, Event, EventKind, Game, Instant, OpenVerdict, Outcome, Phase, Position, Running, Span,
    Start, Termination, TimeControl,
    notation::{self, Letters, Notation},
    wire,
};

/// The comments on moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Comments {
    /// A draw offer that stands, and no other.
    #[default]
    Fewest,
    /// The last move has one at least: its time. Scid 4.7.4 does not continue a game without it.
    Last,
    /// Clocks, time stamps and messages.
    All,
}

/// Data that the events do not hold.
#[derive(Copy, Clone, Debug, Default)]
pub struct Options<'a> {
    /// White's name.
    pub white: &'a str,
    /// Black's name.
    pub black: &'a str,
    /// PGN's Site tag; for a service, its public URL.
    pub site: &'a str,
    /// Tag pairs after the usual ones, such as cmail's. A name that is not made of letters, digits and
    /// underscores, or that is already there, is left out.
    pub tags: &'a [(&'a str, &'a str)],
    /// The comments on moves.
    pub comments: Comments,
    /// Words for a time control that the TimeControl tag cannot tell, for a tag of their own.
    pub clock_rules: Option<fn(&TimeControl) -> String>,
}

/// Writes the game that `events` record; `known` gives the text of a message or a reason by its digest, if it is still
/// known. `None` if the record is broken.
///
/// PGN has no sign for 0-0, where both players lose: the result is `*`, the termination `adjudication`, and a
/// comment says so. A draw offer that stands is a comment too, as cmail writes it: `{Black offers a draw}`.
#[must_use]
pub fn write<'a>(
    events: &[Event],
    options: &Options<'_>,
    known: impl Fn(&Digest) -> Option<&'a str>,
) -> Option<String> {
    let mut score = Score {
        text: Text::default(),
        number_due: true,
        comments: options.comments == Comments::All,
        last_sent: None,
    };
    let game = score.moves(events, &known)?;
    let mut text = Text::default();
    tags(&mut text, &game, options);
    text.blank_line();
    let end = events.iter().rev().find(|event| event.ended().is_some()).filter(|_| game.is_over());
    let reason = end.and_then(|event| known(&event.text()?));
    if let Some(remark) = remark(&game, reason) {
        score.comment(&remark);
    }
    if let Some(offer) = game.draw_offer.filter(|_| !game.is_over()) {
        // The words by which XBoard lets its user accept, on one line.
        score.text.word(&format!("{{{} offers a draw}}", offer.by.fold_wb("White", "Black")));
    } else if options.comments == Comments::Last
        && let Some(sent) = score.last_sent
    {
        score.text.words(&format!("{{{}}}", time_stamp(sent)));
    }
    score.text.word(result(&game));
    Some(text.finish_with(score.text))
}

/// Writes the moves alone, on one line: `1.e4 e5 2.Nf3`. `None` if the record is broken.
#[must_use]
pub fn movetext(events: &[Event]) -> Option<String> {
    let Some(Event { kind: EventKind::Created { start, .. }, .. }) = events.first() else { return None };
    let mut position = start.position().ok()?;
    let mut words: Vec<String> = Vec::new();
    for uci in Game::moves(events)? {
        let m = position.from_uci(uci)?;
        let number = move_number(&position, words.is_empty()).unwrap_or_default();
        words.push(number + &notation::write(m, &position, Notation::San, Letters::English));
        position = position.play(m)?;
    }
    Some(words.join(" "))
}

/// Returns the number before a move; Black's has one only where it is due.
fn move_number(before: &Position, is_due: bool) -> Option<String> {
    match before.side_to_move() {
        Color::White => Some(format!("{}.", before.fullmoves())),
        Color::Black => is_due.then(|| format!("{}...", before.fullmoves())),
    }
}

fn tags(text: &mut Text, game: &Game, options: &Options<'_>) {
    let utc = civil(game.started_at);
    let date = utc.map_or_else(|| "????.??.??".to_string(), |utc| utc.strftime("%Y.%m.%d").to_string());
    let mut tags: Vec<(&str, String)> = [
        // Not a question mark, which stands for an event that is not known (8.1.1.1).
        ("Event", or(&game.tournament, "Casual Game")),
        ("Site", or(options.site, "?")),
        ("Date", date.clone()),
        ("Round", "-".into()),
        ("White", or(options.white, "?")),
        ("Black", or(options.black, "?")),
        ("Result", result(game).into()),
        ("UTCDate", date),
        ("Termination", termination(game).into()),
        ("TimeControl", time_control(&game.regulations.time_control).unwrap_or_else(|| "?".into())),
    ]
    .into();
    if let Some(utc) = utc {
        tags.push(("UTCTime", utc.strftime("%H:%M:%S").to_string()));
    }
    if game.start != Start::Standard
        && let Ok(start) = game.start.position()
    {
        if start.is_chess960() {
            tags.push(("Variant", "Chess960".into()));
        }
        tags.push(("SetUp", "1".into()));
        tags.push(("FEN", start.fen()));
    }
    let control = &game.regulations.time_control;
    if let Some(clock_rules) = options.clock_rules
        && !matches!(control, TimeControl::PerMove { .. })
    {
        tags.push(("ClockRules", clock_rules(control)));
    }
    for &(name, value) in options.tags {
        let is_name = !name.is_empty()
            && name.len() <= 40
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if is_name && tags.iter().all(|(other, _)| *other != name) {
            tags.push((name, value.to_string()));
        }
    }
    for (name, value) in &tags {
        text.tag(name, value);
    }
}

/// A time control by the PGN standard, 9.6.1: moves and seconds, an increment after `+`, periods separated by `:`. It
/// has no sign for a delay nor for Triple Block: `None`.
#[must_use]
pub fn time_control(control: &TimeControl) -> Option<String> {
    let seconds = |span: Span| span.0 / 1000;
    match control {
        TimeControl::PerMove { days } => Some(format!("1/{}", u32::from(*days) * 86_400)),
        TimeControl::Periods { periods, .. } if periods.iter().all(|period| period.delay.is_zero()) => {
            let fields: Vec<String> = periods
                .iter()
                .map(|period| {
                    let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
                    let increment = match seconds(period.increment) {
                        0 => String::new(),
                        increment => format!("+{increment}"),
                    };
                    format!("{moves}{}{increment}", seconds(period.time))
                })
                .collect();
            Some(fields.join(":"))
        }
        TimeControl::Periods { .. } | TimeControl::TripleBlock { .. } => None,
    }
}

fn or(value: &str, otherwise: &str) -> String {
    if value.trim().is_empty() { otherwise } else { value }.to_string()
}

const fn result(game: &Game) -> &'static str {
    match game.phase {
        Phase::Ended { outcome: Outcome::WhiteWins, .. } => "1-0",
        Phase::Ended { outcome: Outcome::BlackWins, .. } => "0-1",
        Phase::Ended { outcome: Outcome::Draw, .. } => "1/2-1/2",
        _ => "*",
    }
}

/// The values of the PGN standard, 9.8.1.
const fn termination(game: &Game) -> &'static str {
    let Phase::Ended { termination, .. } = game.phase else {
        return "unterminated";
    };
    match termination {
        Termination::TimeLimitExceeded => "time forfeit",
        Termination::SealedMove | Termination::IllegalMoves => "rules infraction",
        Termination::Forfeit | Termination::Withdrawal => "abandoned",
        Termination::Adjudication
        | Termination::Cancelled
        | Termination::Annulled
        | Termination::Expulsion => "adjudication",
        Termination::Checkmate
        | Termination::Resignation
        | Termination::Stalemate
        | Termination::DeadPosition
        | Termination::Agreement
        | Termination::ThreefoldRepetition
        | Termination::FiftyMoves
        | Termination::Tablebase
        | Termination::FivefoldRepetition
        | Termination::SeventyFiveMoves => "normal",
    }
}

/// Returns a comment on the end, where the result alone says too little.
fn remark(game: &Game, reason: Option<&str>) -> Option<String> {
    let reason = reason.filter(|reason| !reason.is_empty());
    let both_lose = matches!(game.phase, Phase::Ended { outcome: Outcome::BothLose, .. });
    match (both_lose, reason) {
        (true, Some(reason)) => Some(format!("0-0: both players lose. {reason}")),
        (true, None) => Some("0-0: both players lose.".into()),
        (false, reason) => reason.map(ToString::to_string),
    }
}

/// The moves being written.
struct Score {
    text: Text,
    /// The next move needs its number even if it is Black's.
    number_due: bool,
    comments: bool,
    /// The time of the last move.
    last_sent: Option<Instant>,
}

impl Score {
    /// Writes all moves; returns the present game.
    fn moves<'a>(&mut self, events: &[Event], message: impl Fn(&Digest) -> Option<&'a str>) -> Option<Game> {
        let mut sealed = None;
        Game::replay(events, |before, event, game| {
            let Some(before) = before else { return Some(()) };
            let Game { position, clock: Clock { running, .. }, claim, .. } = before;
            // A move received before the request that stopped the clock.
            let stopped = || claim.as_ref()?.paused.as_ref().map(|paused| paused.running);
            let running = running.or_else(stopped);
            match &event.kind {
                EventKind::Moved { received_at, uci, reflection, draw_offer, message: digest, .. } => {
                    self.play(position, uci)?;
                    let clocks =
                        Clocks::new(event.at, time_left(before, game, running, *received_at), *reflection);
                    self.annotate(&clocks, *draw_offer, digest.as_ref().and_then(&message));
                }
                EventKind::Sealed { received_at, reflection, .. } => {
                    sealed = Some((time_left(before, game, running, *received_at), *reflection));
                }
                EventKind::Opened { verdict: OpenVerdict::Played { uci, draw_offer }, .. }
                | EventKind::ReadingChosen { uci, draw_offer, .. } => {
                    self.play(position, uci)?;
                    let (left, reflection) = sealed.take()?;
                    self.annotate(&Clocks::new(event.at, left, reflection), *draw_offer, None);
                }
                EventKind::Said { by, message: digest } if self.comments => {
                    if let Some(said) = message(digest) {
                        self.comment(&format!("{}: {said}", wire::color_name(*by)));
                    }
                }
                _ => {}
            }
            Some(())
        })
    }

    fn play(&mut self, before: &Position, uci: &str) -> Option<()> {
        let m = before.from_uci(uci)?;
        if let Some(number) = move_number(before, self.number_due) {
            self.text.word(&number);
        }
        self.number_due = false;
        self.text.word(&notation::write(m, before, Notation::San, Letters::English));
        Some(())
    }

    fn annotate(&mut self, clocks: &Clocks, draw_offer: bool, message: Option<&str>) {
        self.last_sent = Some(clocks.sent);
        if self.comments {
            let offer = if draw_offer { " (=)" } else { "" };
            let message = message.map_or_else(String::new, |text| format!(" {}", text::harmless(text)));
            self.text.words(&format!("{{{}{offer}{message}}}", clocks.commands()));
            self.number_due = true;
        }
    }

    fn comment(&mut self, text: &str) {
        self.text.words(&format!("{{{}}}", text::harmless(text)));
        self.number_due = true;
    }
}

/// The times of one move.
struct Clocks {
    sent: Instant,
    left: Span,
    used: Span,
}

impl Clocks {
    const fn new(sent: Instant, left: Span, used: Span) -> Self {
        Self { sent, left, used }
    }

    /// ICCF's time stamp, the time left (of the limit, or after the move), the time used.
    fn commands(&self) -> String {
        let sent = time_stamp(self.sent);
        format!("{sent} [%clk {}] [%emt {}]", hours(self.left), hours(self.used))
    }
}

/// Returns ICCF's time stamp; nothing beyond the year 9999.
fn time_stamp(sent: Instant) -> String {
    let utc = civil(sent);
    utc.map(|utc| format!("[%ccsnt {}]", utc.strftime("%Y.%m.%d,%H:%M"))).unwrap_or_default()
}

/// Returns the display of the clock after a move: the rest of a limit, or the time for the next moves.
fn time_left(before: &Game, after: &Game, ran: Option<Running>, received_at: Instant) -> Span {
    let Some(ran) = ran else { return Span::ZERO };
    match after.regulations.time_control {
        TimeControl::PerMove { .. } => {
            let thinking = before.thinking_of(&ran);
            (thinking.side.left - thinking.price(thinking.used(received_at))).or_zero()
        }
        TimeControl::Periods { .. } | TimeControl::TripleBlock { .. } => after.clock.sides[ran.side].left,
    }
}

fn hours(span: Span) -> String {
    let seconds = span.or_zero().0 / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The calendar's view of an instant in UTC; `None` beyond the year 9999.
fn civil(at: Instant) -> Option<DateTime> {
    Timestamp::from_millisecond(at.0).ok().map(|timestamp| Offset::UTC.to_datetime(timestamp))
}
