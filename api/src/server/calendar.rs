//! The feed of a player's deadlines for calendar programs (RFC 5545). An entry stands for one game and moves with its
//! deadline; where no clock of the player runs there is none.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use app::{
    Failure, MAX_PAGE, OwnGame, Service,
    ports::{Epoch, Player},
};
use data_encoding::HEXLOWER;
use domain::{GameId, Instant, Span, clock::Date};
use icalendar::{Component as _, Event, Property};
use messages::{CalendarWriter, DatedGame, Language, Voice, calendar, in_utc, msg};
use sha2::{Digest as _, Sha256};

use crate::{
    http::{
        blocking,
        extract::is_known,
        problem::{Answer, Problem},
    },
    state::HttpState,
};

/// The pause between two requests of a program; a deadline is days away.
const REFRESH: &str = "PT1H";

/// Leave that ended longer ago than this is not shown.
const PAST_LEAVE: Span = Span::days(30);

/// Names all that a feed is written from, so that most answers are 304.
fn tag(versions: &[(GameId, u32)], epoch: Epoch, voice: &Voice, day: i64) -> header::ETag {
    let mut hash = Sha256::new();
    // Another version may write it in other words.
    hash.update(env!("CARGO_PKG_VERSION"));
    hash.update(voice.language().tag);
    hash.update(day.to_be_bytes());
    for (game, version) in versions {
        hash.update(game.0.to_be_bytes());
        hash.update(version.to_be_bytes());
    }
    let short = HEXLOWER.encode(&hash.finalize()[..16]);
    header::ETag(header::EntityTag::new_weak(format!("{short}{}", epoch.suffix())))
}

/// `20261224`.
fn day(date: Date) -> String {
    date.to_string().replace('-', "")
}

/// Writes the entries of one player.
struct Writer<'a> {
    service: &'a Service,
    player: &'a Player,
    voice: Voice,
}

impl Writer<'_> {
    fn entries(&self, own: &OwnGame) -> Vec<Event> {
        let settings = self.service.settings();
        let game = DatedGame {
            id: own.row.id,
            game: &own.row.state,
            side: own.side,
            opponent: &own.opponent,
            last_move: own.last_move.as_deref(),
        };
        CalendarWriter { settings, voice: &self.voice }.entries(&game)
    }

    /// Leave in several games is one entry, from the first day to the last.
    fn leave(&self, games: &[OwnGame], today: Instant) -> Vec<Event> {
        let mut days: BTreeMap<(Date, Date), Instant> = BTreeMap::new();
        for own in games {
            for leave in &own.row.state.clock.leave[own.side] {
                if leave.until > today - PAST_LEAVE {
                    let noted = days.entry((leave.first, leave.last)).or_insert(own.row.state.last_at);
                    *noted = own.row.state.last_at.min(*noted);
                }
            }
        }
        let entry = |((first, last), noted): ((Date, Date), Instant)| {
            let date = |key, date| Property::new(key, day(date)).add_parameter("VALUE", "DATE").done();
            let domain = &self.service.settings().mail_domain;
            let mut event = Event::new();
            event
                .uid(&format!("u{}-leave-{}-{}@{domain}", self.player.id.0, day(first), day(last)))
                .add_property("DTSTAMP", in_utc(noted))
                .summary(&self.voice.say(&msg!("calendar-leave")))
                .append_property(date("DTSTART", first))
                // RFC 5545 3.6.1: the first day after it.
                .append_property(date("DTEND", Date(last.0.saturating_add(1))));
            event
        };
        days.into_iter().map(entry).collect()
    }

    fn feed(&self, today: Instant) -> Result<String, Failure> {
        let records = &self.service.records;
        let waiting = records.own_games(self.player.id, Some(true), None, MAX_PAGE)?;
        let others = records.own_games(self.player.id, Some(false), None, MAX_PAGE)?;
        let all: Vec<OwnGame> = waiting.into_iter().chain(others).collect();
        let mut events: Vec<Event> = all.iter().flat_map(|own| self.entries(own)).collect();
        events.extend(self.leave(&all, today));
        let site = &self.service.settings().site_name;
        let mut properties = Property::from_array([
            ("X-WR-CALNAME", &*self.voice.say(&msg!("calendar-name", site = site))),
            // What older programs read in place of REFRESH-INTERVAL (RFC 7986 5.7).
            ("X-PUBLISHED-TTL", REFRESH),
        ]);
        properties.push(Property::new("REFRESH-INTERVAL", REFRESH).add_parameter("VALUE", "DURATION").done());
        Ok(calendar(properties, events))
    }
}

/// The feed, for every holder of its address. Programs that subscribe cannot sign in.
#[get("/calendar/{secret}.ics")]
pub(super) async fn get_calendar(
    request: HttpRequest,
    state: web::Data<HttpState>,
    secret: web::Path<String>,
) -> Answer {
    let known =
        request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let read = blocking(move || {
        let service = &state.service;
        let Some(player) = service.access.calendar_owner(&secret)? else { return Ok(None) };
        let day = service.time.now().0.div_euclid(Span::days(1).0);
        let voice = Voice::of(Language::of(&player.language).unwrap_or(Language::english()));
        // Read before the games: what happens in between makes the next answer a whole one.
        let versions = service.records.own_versions(player.id)?;
        let tag = tag(&versions, service.epoch(), &voice, day);
        if known.is_some_and(|known| is_known(&known, &tag)) {
            return Ok(Some((tag, None)));
        }
        let language = voice.language().tag;
        let feed = Writer { service, player: &player, voice }.feed(Instant(day * Span::days(1).0))?;
        Ok::<_, Failure>(Some((tag, Some((language, feed)))))
    });
    let (tag, feed) = read.await?.ok_or_else(|| Problem::of("not_found"))?;
    let cached = (header::CACHE_CONTROL, "private, no-cache");
    Ok(match feed {
        Some((language, feed)) => HttpResponse::Ok()
            .content_type("text/calendar; charset=utf-8")
            .insert_header(tag)
            .insert_header(cached)
            .insert_header((header::CONTENT_LANGUAGE, language))
            .body(feed),
        None => HttpResponse::NotModified().insert_header(tag).insert_header(cached).finish(),
    })
}
