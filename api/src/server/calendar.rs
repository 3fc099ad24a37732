//! The feed of a player's deadlines for calendar programs (RFC 5545). An entry stands for one game and moves with its
//! deadline; where no clock of the player runs there is none.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use app::{
    Failure, MAX_PAGE, OwnGame, Service,
    ports::{Epoch, Player},
};
use data_encoding::HEXLOWER;
use domain::{GameId, Instant, Phase, Span, clock::Date};
use icalendar::{Calendar, CalendarComponent, Class, Component as _, Event, Property};
use messages::{Arg, Language, Voice, msg};
use sha2::{Digest as _, Sha256};

use crate::{
    http::{
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

/// `20261224T180000Z`.
fn in_utc(at: Instant) -> String {
    let timestamp = jiff::Timestamp::from_millisecond(at.0).unwrap_or_default();
    timestamp.strftime("%Y%m%dT%H%M%SZ").to_string()
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
    /// An entry of a game. Programs take the one with the higher SEQUENCE, so that it moves.
    fn entry(&self, own: &OwnGame, what: &str, summary: &str, description: &str) -> Event {
        let (id, state) = (own.row.id, &own.row.state);
        let settings = self.service.settings();
        let url = format!("{}/v1/games/{}", settings.public_url, id.0);
        let mut event = Event::new();
        event
            .uid(&format!("g{}-{what}@{}", id.0, settings.mail_domain))
            .add_property("DTSTAMP", in_utc(state.last_at))
            .add_property("LAST-MODIFIED", in_utc(state.last_at))
            .sequence(state.events)
            .summary(summary)
            .description(&format!("{description}\n{url}"))
            .url(&url);
        event
    }

    fn deadline(&self, own: &OwnGame) -> Option<Event> {
        let state = &own.row.state;
        let deadline = state.deadline().filter(|_| own.to_move())?;
        let (game, number) = (Arg::shown(own.row.id), Arg::shown(state.position.fullmoves()));
        let summary = if state.is_sealing() {
            msg!("calendar-seal", game = game, number = number, opponent = &own.opponent)
        } else {
            msg!("calendar-move", game = game, number = number, opponent = &own.opponent)
        };
        let mut description = vec![msg!("calendar-deadline")];
        description.extend(own.last_move.as_ref().map(|last| msg!("calendar-last-move", move = last)));
        let summary = self.voice.say(&summary);
        let mut event = self.entry(own, "deadline", &summary, &self.voice.say_all(&description));
        event.add_property("DTSTART", in_utc(deadline));
        Some(event)
    }

    fn resumption(&self, own: &OwnGame) -> Option<Event> {
        let Phase::Adjourned { resume_at, .. } = own.row.state.phase else { return None };
        let game = Arg::shown(own.row.id);
        let summary = msg!("calendar-resumption", game = game, opponent = &own.opponent);
        let (summary, latest) =
            (self.voice.say(&summary), self.voice.say(&msg!("calendar-resumption-latest")));
        let mut event = self.entry(own, "resumption", &summary, &latest);
        event.add_property("DTSTART", in_utc(resume_at));
        Some(event)
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
        let games = &self.service.games;
        let waiting = games.own_games(self.player.id, Some(true), None, MAX_PAGE)?;
        let others = games.own_games(self.player.id, Some(false), None, MAX_PAGE)?;
        let mut events: Vec<Event> = waiting.iter().filter_map(|own| self.deadline(own)).collect();
        events.extend(others.iter().filter_map(|own| self.resumption(own)));
        let all: Vec<OwnGame> = waiting.into_iter().chain(others).collect();
        events.extend(self.leave(&all, today));
        let site = &self.service.settings().site_name;
        let properties = [
            ("VERSION", "2.0"),
            ("PRODID", "-//Postzug//Deadlines//EN"),
            ("CALSCALE", "GREGORIAN"),
            ("METHOD", "PUBLISH"),
            ("X-WR-CALNAME", &self.voice.say(&msg!("calendar-name", site = site))),
            // What older programs read in place of REFRESH-INTERVAL (RFC 7986 5.7).
            ("X-PUBLISHED-TTL", REFRESH),
        ];
        let mut properties = Property::from_array(properties);
        properties.push(Property::new("REFRESH-INTERVAL", REFRESH).add_parameter("VALUE", "DURATION").done());
        let components = events.into_iter().map(|mut event| {
            // A deadline takes no time, and is nobody else's business.
            event.add_property("TRANSP", "TRANSPARENT").class(Class::Private);
            CalendarComponent::Event(event)
        });
        Ok(Calendar { properties, components: components.collect() }.to_string())
    }
}

/// The feed, for whoever has its address. Programs that subscribe cannot sign in.
#[get("/calendar/{secret}.ics")]
pub(super) async fn calendar(
    request: HttpRequest,
    state: web::Data<HttpState>,
    secret: web::Path<String>,
) -> Answer {
    let known =
        request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let read = web::block(move || {
        let service = &state.service;
        let Some(player) = service.accounts.calendar_owner(&secret)? else { return Ok(None) };
        let day = service.time.now().0.div_euclid(Span::days(1).0);
        let voice = Voice::of(Language::of(&player.language).unwrap_or(Language::english()));
        // Read before the games: what happens in between makes the next answer a whole one.
        let versions = service.games.own_versions(player.id)?;
        let tag = tag(&versions, service.epoch(), &voice, day);
        if known.is_some_and(|known| is_known(&known, &tag)) {
            return Ok(Some((tag, None)));
        }
        let language = voice.language().tag;
        let feed = Writer { service, player: &player, voice }.feed(Instant(day * Span::days(1).0))?;
        Ok::<_, Failure>(Some((tag, Some((language, feed)))))
    });
    let (tag, feed) = read.await??.ok_or_else(|| Problem::of("not_found"))?;
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
