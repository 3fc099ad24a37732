//! A player's dates in a game as entries of calendar programs (RFC 5545), for the feed and for files in mails. An entry stands
//! for one game and has the same UID in both, so that each moves what the other made.

use app::{
    Settings,
    message::{Arg, Message},
};
use domain::{Color, Game, GameId, Instant, Phase};
use icalendar::{Calendar, CalendarComponent, Class, Component as _, Event, EventStatus, Property};

use crate::{Voice, msg};

/// The dates of a player in a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Dates {
    /// The player must move or seal before it, and the number of the move.
    pub deadline: Option<(Instant, u32)>,
    /// The adjourned game is resumed at the latest.
    pub resumption: Option<Instant>,
}

impl Dates {
    /// The dates as the game stands.
    #[must_use]
    pub fn of(game: &Game, side: Color) -> Self {
        if game.clock.running.is_some_and(|running| running.side == side) {
            let deadline = game.deadline().map(|at| (at, game.position.fullmoves()));
            return Self { deadline, resumption: None };
        }
        match game.phase {
            Phase::Adjourned { resume_at, .. } => Self { deadline: None, resumption: Some(resume_at) },
            _ => Self::default(),
        }
    }
}

/// A game as its player sees it.
#[derive(Copy, Clone, Debug)]
pub struct DatedGame<'a> {
    /// Its number.
    pub id: GameId,
    /// The game as it stands.
    pub game: &'a Game,
    /// The side of the player.
    pub side: Color,
    /// The opponent's name.
    pub opponent: &'a str,
    /// The last move.
    pub last_move: Option<&'a str>,
}

/// Writes the entries of one player.
#[derive(Copy, Clone, Debug)]
pub struct CalendarWriter<'a> {
    /// The addresses of the service.
    pub settings: &'a Settings,
    /// The voice of the player.
    pub voice: &'a Voice,
}

/// `20261224T180000Z`.
#[must_use]
pub fn in_utc(at: Instant) -> String {
    let timestamp = jiff::Timestamp::from_millisecond(at.0).unwrap_or_default();
    timestamp.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// Returns a calendar of the entries. None of them takes time, or is other people's business.
#[must_use]
pub fn calendar(properties: Vec<Property>, entries: Vec<Event>) -> String {
    let ours = [
        ("VERSION", "2.0"),
        ("PRODID", "-//Postzug//Deadlines//EN"),
        ("CALSCALE", "GREGORIAN"),
        // RFC 5546 3.2.1: nobody is asked for an answer.
        ("METHOD", "PUBLISH"),
    ];
    let components = entries.into_iter().map(|mut entry| {
        entry.add_property("TRANSP", "TRANSPARENT").class(Class::Private);
        CalendarComponent::Event(entry)
    });
    let properties = Property::from_array(ours).into_iter().chain(properties).collect();
    Calendar { properties, components: components.collect() }.to_string()
}

impl CalendarWriter<'_> {
    /// Returns the entries of a game: one or none.
    #[must_use]
    pub fn entries(&self, game: &DatedGame<'_>) -> Vec<Event> {
        self.dated(Dates::default(), game)
    }

    /// Returns the file that makes a calendar correct: the dates of the game, and cancellations of `past` dates. `None` if
    /// there are neither.
    #[must_use]
    pub fn file(&self, past: Dates, game: &DatedGame<'_>, organizer: &str) -> Option<String> {
        let mut entries = self.dated(past, game);
        for entry in &mut entries {
            // RFC 5546 3.2.1 wants one.
            entry.add_property("ORGANIZER", format!("mailto:{organizer}"));
        }
        (!entries.is_empty()).then(|| calendar(Vec::new(), entries))
    }

    fn dated(&self, past: Dates, game: &DatedGame<'_>) -> Vec<Event> {
        let now = Dates::of(game.game, game.side);
        let deadline = now.deadline.map(|at| self.deadline(game, at));
        let resumption = now.resumption.map(|at| self.resumption(game, at));
        let no_deadline = || past.deadline.map(|at| cancelled(self.deadline(game, at)));
        let no_resumption = || past.resumption.map(|at| cancelled(self.resumption(game, at)));
        deadline.or_else(no_deadline).into_iter().chain(resumption.or_else(no_resumption)).collect()
    }

    fn deadline(&self, game: &DatedGame<'_>, (at, number): (Instant, u32)) -> Event {
        let (id, number, opponent) = (Arg::shown(game.id), Arg::shown(number), game.opponent.to_owned());
        let summary = if game.game.is_sealing() {
            msg!("calendar-seal", game = id, number = number, opponent = opponent)
        } else {
            msg!("calendar-move", game = id, number = number, opponent = opponent)
        };
        let mut description = vec![msg!("calendar-deadline")];
        description.extend(game.last_move.map(|last| msg!("calendar-last-move", move = last.to_owned())));
        self.entry(game, "deadline", at, &summary, &description)
    }

    fn resumption(&self, game: &DatedGame<'_>, at: Instant) -> Event {
        let summary =
            msg!("calendar-resumption", game = Arg::shown(game.id), opponent = game.opponent.to_owned());
        self.entry(game, "resumption", at, &summary, &[msg!("calendar-resumption-latest")])
    }

    /// An entry of a game. Programs take the one with the higher SEQUENCE, so that it moves.
    fn entry(
        &self,
        game: &DatedGame<'_>,
        what: &str,
        at: Instant,
        summary: &Message,
        description: &[Message],
    ) -> Event {
        let (id, state) = (game.id, game.game);
        let url = format!("{}/g/{}", self.settings.public_url, id.0);
        let mut event = Event::new();
        event
            .uid(&format!("g{}-{what}@{}", id.0, self.settings.mail_domain))
            .add_property("DTSTAMP", in_utc(state.last_at))
            .add_property("LAST-MODIFIED", in_utc(state.last_at))
            .sequence(state.events)
            .summary(&self.voice.say(summary))
            .description(&format!("{}\n{url}", self.voice.say_all(description)))
            .url(&url)
            .add_property("DTSTART", in_utc(at));
        event
    }
}

fn cancelled(mut entry: Event) -> Event {
    // What it said is true no more.
    entry.description("").status(EventStatus::Cancelled);
    entry
}
