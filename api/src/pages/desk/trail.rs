//! The trail of a game: every record and every refused attempt, with its cause, its times, and the clocks after it.

use std::collections::{HashMap, HashSet};

use app::{Trail, TrailLine, WholeGame, ports::Recorded};
use domain::{
    Actor, ByColor, Cause, Color, Event, Folding, Game, Instant, PlayerId, Running, clock::ClockDisplay,
    notation::NotationStyle,
};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, msg, numbered_move};

use crate::pages::{
    names::{event_name, tag_of},
    score::spoken,
    visitor::Frame,
};

/// An event, as the record alone tells it.
struct Folded<'a> {
    recorded: &'a Recorded,
    /// The move that it plays, as the reader writes moves.
    written: Option<String>,
    clocks: ByColor<ClockDisplay>,
    running: Option<Running>,
}

/// Lines of a trail on a page.
const LINES: usize = 100;

/// A place in a trail: the instant, the number of the event, and the number of like lines before it. It stays when other
/// lines come or go. An attempt has no number and is behind all events of its instant.
type Place = (i64, u32, usize);

/// Reads a place as a link names it. `None` for what is none.
pub(super) fn read_place(text: &str) -> Option<Place> {
    let mut parts = text.split('.');
    let place = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    parts.next().is_none().then_some(place)
}

/// The lines of a trail that a page shows: the last of all, or of those before a place.
pub(super) struct TrailPage {
    pub(super) lines: Vec<TrailLine>,
    /// The first of these lines, if earlier ones exist.
    earlier: Option<Place>,
    left_off: u32,
}

impl TrailPage {
    pub(super) fn of(trail: Trail, before: Option<Place>) -> Self {
        let Trail { lines, left_off } = trail;
        let mut placed: Vec<(Place, TrailLine)> = Vec::with_capacity(lines.len());
        for line in lines {
            let (at, number) = (line.at.0, line.event.as_ref().map_or(u32::MAX, |(number, _)| *number));
            let last = placed.last().map(|(place, _)| *place).filter(|last| (last.0, last.1) == (at, number));
            placed.push(((at, number, last.map_or(0, |last| last.2 + 1)), line));
        }
        placed.retain(|(place, _)| before.is_none_or(|before| *place < before));
        let first = placed.len().saturating_sub(LINES);
        let shown = placed.split_off(first);
        let earlier = shown.first().map(|(place, _)| *place).filter(|_| first > 0);
        Self { lines: shown.into_iter().map(|(_, line)| line).collect(), earlier, left_off }
    }

    /// The events of the lines.
    pub(super) fn numbers(&self) -> HashSet<u32> {
        self.lines.iter().filter_map(|line| Some(line.event.as_ref()?.0)).collect()
    }

    /// Everybody who did or tried something.
    pub(super) fn actors(&self) -> impl Iterator<Item = PlayerId> + Clone {
        self.lines.iter().filter_map(|line| match line.actor {
            Actor::Player(id) | Actor::Arbiter(id) => Some(id),
            Actor::Timekeeper => None,
        })
    }
}

/// A trail and what its reader needs to read it.
pub(super) struct Sheet<'a> {
    pub(super) frame: &'a Frame,
    pub(super) whole: &'a WholeGame,
    pub(super) shown: &'a TrailPage,
    /// The names of everybody in the trail.
    pub(super) names: &'a HashMap<PlayerId, String>,
    pub(super) style: NotationStyle,
}

impl Sheet<'_> {
    fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    /// The table; `None` if the record is broken.
    pub(super) fn table(&self) -> Option<Markup> {
        let folded = self.folded()?;
        let title = self.say(&msg!("page-desk-trail"));
        let id = self.whole.view.row.id.0;
        let earlier = self
            .shown
            .earlier
            .map(|(at, number, alike)| format!("/desk/g/{id}?before={at}.{number}.{alike}#trail"));
        Some(html! {
            h2 #trail { (title) }
            @if let Some(to) = earlier { p { a href=(to) { (self.say(&msg!("page-games-more"))) } } }
            div.scroll role="region" aria-label=(title) tabindex="0" {
                table.trail {
                    thead { tr {
                        @for column in ["number", "what", "by", "received", "judged", "white", "black"] {
                            th scope="col" { (self.say(&msg!("page-desk-column", column = column))) }
                        }
                    } }
                    tbody {
                        @for line in &self.shown.lines {
                            (self.row(line, line.event.as_ref().and_then(|(seq, _)| folded.get(seq))))
                        }
                    }
                }
            }
            @if self.shown.left_off > 0 {
                p { (self.say(&msg!("page-desk-left-off", n = self.shown.left_off))) }
            }
        })
    }

    /// Replays the record, act by act as it was written.
    fn folded(&self) -> Option<HashMap<u32, Folded<'_>>> {
        let (mut folding, mut found) = (Folding::default(), HashMap::new());
        for recorded in &self.whole.record {
            let event = &recorded.event;
            let written = folding.game().and_then(|game| self.written(game, event));
            let game = folding.push(event)?;
            let clock = |color| game.clock_display(color, event.at);
            let clocks = ByColor { white: clock(Color::White), black: clock(Color::Black) };
            found.insert(recorded.seq, Folded { recorded, written, clocks, running: game.clock.running });
        }
        Some(found)
    }

    fn written(&self, game: &Game, event: &Event) -> Option<String> {
        let m = game.position.from_uci(event.played()?)?;
        Some(numbered_move(m, &game.position, self.style))
    }

    fn row(&self, line: &TrailLine, folded: Option<&Folded<'_>>) -> Markup {
        let cause = folded.and_then(|folded| folded.recorded.cause.as_deref());
        let cause: Option<Cause> = cause.and_then(|cause| serde_json::from_str(cause).ok());
        let received = line.received_at.or(cause.as_ref().map(|cause| cause.received_at));
        let clock = |color| {
            html! {
                @if let Some(folded) = folded { (self.clock(folded, color)) }
            }
        };
        html! {
            tr {
                td { @if let Some((seq, _)) = &line.event { (seq) } }
                td { (self.what(line, folded)) }
                td { (self.by(line)) }
                td { @if let Some(at) = received { (self.exactly(at)) } }
                td { (self.exactly(line.at)) }
                td { (clock(Color::White)) }
                td { (clock(Color::Black)) }
            }
        }
    }

    fn what(&self, line: &TrailLine, folded: Option<&Folded<'_>>) -> Markup {
        html! {
            @if let Some(refusal) = &line.refusal {
                (self.say(&msg!("page-desk-refused", why = refusal.message())))
            }
            @if let Some((seq, event)) = &line.event {
                (self.say(&msg!("page-desk-event", event = event_name(event))))
                @if let Some(written) = folded.and_then(|folded| folded.written.as_ref()) {
                    ": " bdi { (spoken(written)) }
                }
                @if let Some(text) = self.whole.messages.get(seq) {
                    blockquote dir="auto" {
                        @if text.text.is_empty() { (self.say(&msg!("page-message-erased"))) }
                        (text.text)
                    }
                }
            }
            @if let Some(folded) = folded {
                details {
                    summary { (self.say(&msg!("page-desk-recorded"))) }
                    @if let Some(cause) = &folded.recorded.cause {
                        p dir="ltr" { (self.say(&msg!("page-desk-cause"))) " " code { (cause) } }
                    }
                    p dir="ltr" { code { (folded.recorded.body) } }
                    p dir="ltr" { "SHA-256 " code { (folded.recorded.hash.to_string()) } }
                }
            }
        }
    }

    fn by(&self, line: &TrailLine) -> Markup {
        let name = |id: PlayerId| self.names.get(&id).cloned().unwrap_or_default();
        let who = match line.actor {
            Actor::Player(id) => name(id),
            Actor::Arbiter(id) => self.say(&msg!("arbiter-named", name = name(id))),
            Actor::Timekeeper => self.say(&msg!("arbiter-service")),
        };
        let channel = line.channel.map(|channel| tag_of(&channel));
        html! {
            bdi { (who) }
            @if let Some(channel) = channel {
                ", " (self.say(&msg!("page-desk-channel", channel = channel)))
            }
            @if let Some(mail) = &line.mail {
                @if let Some(id) = &mail.message_id { " " code dir="ltr" { (id) } }
            }
        }
    }

    /// An instant to the second: the order of a flag and a move may depend on it.
    fn exactly(&self, at: Instant) -> Markup {
        let seconds = at.0.div_euclid(1000).rem_euclid(60);
        html! {
            (self.frame.voice.date(at)) " "
            span.small { (self.say(&msg!("page-desk-seconds", n = seconds))) }
        }
    }

    fn clock(&self, folded: &Folded<'_>, color: Color) -> Markup {
        let shown = &folded.clocks[color];
        let said = msg!("page-desk-clock", used = Arg::length(shown.used), left = Arg::length(shown.left));
        let until = folded.running.filter(|running| running.side == color).map(|running| running.deadline);
        html! {
            (self.say(&said))
            @if let Some(until) = until { " " (self.say(&msg!("page-desk-until", at = Arg::at(until)))) }
        }
    }
}
