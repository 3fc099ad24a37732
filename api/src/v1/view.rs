//! What readers get to see of games.

use app::{ClockView, GameView, ports::Player};
use domain::{
    ActNote, Appeal, Clock, Color, Event, Game, GameId, Holders, Instant, OpenVerdict, Outcome, Phase,
    PlayerId, Regulations, Span, Stage, Start, State, Termination,
    clock::{Cause, Date, Leave, Pause, Reading},
    notation::{self, Letters, Notation},
    wire,
};
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::schemas;

/// How somebody reads: his notation and his time zone.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub id: PlayerId,
    pub notation: Notation,
    pub letters: Letters,
    pub zone: TimeZone,
}

impl Reader {
    pub(crate) fn new(player: &Player) -> Self {
        let zone = TimeZone::get(&player.time_zone).unwrap_or(TimeZone::UTC);
        Self { id: player.id, notation: player.notation, letters: player.letters, zone }
    }

    pub(crate) fn time(&self, instant: Instant) -> Time {
        let timestamp = Timestamp::from_millisecond(instant.0).unwrap_or_default();
        let local = timestamp.to_zoned(self.zone.clone());
        Time {
            ms: instant.0,
            utc: timestamp.to_string(),
            local: local.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string(),
            zone: self.zone.iana_name().unwrap_or("UTC").to_owned(),
        }
    }
}

/// An instant.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Time {
    /// Milliseconds since 1970 UTC.
    pub ms: i64,
    /// RFC 3339 in UTC.
    #[schema(format = DateTime)]
    pub utc: String,
    /// RFC 3339 in the reader's time zone.
    #[schema(format = DateTime)]
    pub local: String,
    /// The reader's time zone.
    pub zone: String,
}

/// A length of time.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Length {
    /// Milliseconds.
    pub ms: i64,
    /// ISO 8601, such as `PT73H4M`.
    pub iso: String,
}

impl From<Span> for Length {
    fn from(span: Span) -> Self {
        Self { ms: span.0, iso: SignedDuration::from_millis(span.0).to_string() }
    }
}

/// Something of each side.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Sides<T> {
    pub(crate) fn of(mut value: impl FnMut(Color) -> T) -> Self {
        Self { white: value(Color::White), black: value(Color::Black) }
    }
}

/// A player as others see him.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerName {
    /// His number.
    pub id: i64,
    /// His name.
    pub name: String,
}

/// A game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameBody {
    /// Its number.
    pub id: i64,
    /// Its number as mails show it, such as `G42`.
    pub number: String,
    /// Events so far.
    pub version: u32,
    /// Half-moves played: what the next move has to name.
    pub ply: u16,
    /// How often an arbiter has undone something: what the next move has to name if it is not 0.
    pub line: u16,
    /// PGN's Event tag.
    pub tournament: String,
    /// Who plays.
    pub players: Sides<PlayerName>,
    /// The reader's colour; null if he does not play.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub you: Option<&'static str>,
    /// Whose move it is; null when the game is over.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub side_to_move: Option<&'static str>,
    /// When it started.
    pub started_at: Time,
    /// Where it started.
    #[schema(value_type = Object)]
    pub start: Start,
    /// The position as X-FEN.
    pub fen: String,
    /// The position as ten lines of text, from the reader's side.
    pub board: String,
    /// Time used and gained by each side.
    pub clocks: Sides<ClockBody>,
    /// The deadline of the running clock; null when none runs.
    pub deadline: Option<Time>,
    /// The running clock when this was asked: used, charged and left, and what changes next and why. With time alone the
    /// game's ETag does not change.
    pub clock: ReadingBody,
    /// The standing draw offer.
    pub draw_offer: Option<DrawOfferBody>,
    /// A claim that waits for an arbiter's decision.
    pub claim: Option<ReferredClaimBody>,
    /// Illegal moves refused.
    pub illegal_moves: Sides<u16>,
    /// Ambiguous moves refused.
    pub ambiguous_moves: Sides<u16>,
    /// What arbiters did, in order; what and why stands in the event of that number.
    pub acts: Vec<ActBody>,
    /// What the finished game counts for each side in half points, if an arbiter changed it.
    #[schema(value_type = Option<Sides<u8>>)]
    pub half_points: Option<Sides<u8>>,
    /// Since when mail to a side does not arrive; null where it does. The clocks go on.
    pub mail_problem: Sides<Option<Time>>,
    /// `playing`, `sealing`, `adjourned` or `ended`.
    pub phase: &'static str,
    /// What is known of an adjournment.
    pub adjournment: Option<AdjournmentBody>,
    /// What the finished game counts.
    #[schema(schema_with = schemas::outcome_or_null, required)]
    pub outcome: Option<Outcome>,
    /// How it ended.
    #[schema(schema_with = schemas::termination_or_null, required)]
    pub termination: Option<Termination>,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0` or `*`.
    pub result: String,
    /// Its rules.
    #[schema(schema_with = schemas::regulations)]
    pub regulations: Regulations,
    /// The moves, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveBody>>,
}

/// The time of one side.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockBody {
    /// Used for all moves so far, the running one not counted.
    pub used: Length,
    /// Gained for the next move.
    pub gained: Length,
    /// Left for the next moves, of the running clock as it was when it started; zero with a limit for every move.
    pub left: Length,
    /// Left in the bank of Triple Block.
    pub bank: Length,
    /// What all moves so far have cost; zero with a limit for every move.
    pub charged: Length,
    /// Leave that is not over.
    pub leave: Vec<LeaveBody>,
    /// Since when it runs; null when it does not.
    pub running_since: Option<Time>,
    /// The last instant that is in time; null when it does not run.
    pub deadline: Option<Time>,
}

/// Whole days on which a clock stands still.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LeaveBody {
    /// Its first day, where the player is.
    #[schema(value_type = String, format = Date)]
    pub first: Date,
    /// Its last day.
    #[schema(value_type = String, format = Date)]
    pub last: Date,
    /// When it begins.
    pub from: Time,
    /// When it is over.
    pub until: Time,
}

impl LeaveBody {
    fn new(leave: &Leave, reader: &Reader) -> Self {
        let Leave { first, last, from, until } = *leave;
        Self { first, last, from: reader.time(from), until: reader.time(until) }
    }
}

/// The running clock at an instant: what a move received then would cost.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReadingBody {
    /// Looked at then; never before it started.
    pub at: Time,
    /// Whose clock runs; null when none does, as everything else then.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub side: Option<&'static str>,
    /// Time used for the move: without leave, free days, nights and returned downtime.
    pub used: Option<Length>,
    /// What is charged for it.
    pub charged: Option<Length>,
    /// Time left; negative after the flag.
    pub left: Option<Length>,
    /// Left in the bank of Triple Block.
    pub bank: Option<Length>,
    /// Left of a delay, before time is charged at all.
    pub delay: Option<Length>,
    /// The last instant that is in time.
    pub deadline: Option<Time>,
    /// Why the clock stands still: `leave`, `free_day` or `night`.
    #[schema(value_type = Option<String>)]
    pub paused: Option<Pause>,
    /// What changes next.
    pub next: Option<ChangeBody>,
}

/// What changes next on a clock.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChangeBody {
    /// When.
    pub at: Time,
    /// `time_is_up`, `silence_loses`, `delay_is_over`, `duplication_begins`, `day_is_charged`, `refill_possible`,
    /// `leave_begins`, `free_day_begins`, `night_begins` or `clock_goes_on`.
    #[schema(value_type = String)]
    pub why: Cause,
}

impl ReadingBody {
    pub(crate) fn new(view: &ClockView, reader: &Reader) -> Self {
        let (side, reading) = (view.running.map(|(side, _)| side), view.running.map(|(_, reading)| reading));
        let length = |of: fn(&Reading) -> Span| reading.as_ref().map(of).map(Length::from);
        Self {
            at: reader.time(view.at),
            side: side.map(wire::color_name),
            used: length(|reading| reading.used),
            charged: length(|reading| reading.charged),
            left: length(|reading| reading.left),
            bank: length(|reading| reading.bank),
            delay: length(|reading| reading.delay),
            deadline: reading.map(|reading| reader.time(reading.deadline)),
            paused: reading.and_then(|reading| reading.paused),
            next: reading
                .and_then(|reading| reading.next)
                .map(|next| ChangeBody { at: reader.time(next.at), why: next.why }),
        }
    }
}

/// An act of an arbiter.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ActBody {
    /// The number of its event: an appeal names it.
    pub number: u32,
    /// When.
    pub at: Time,
    /// Which arbiter.
    pub by: i64,
    /// The last instant at which a player may appeal.
    pub appeal_until: Time,
    /// What became of each side's appeal.
    #[schema(schema_with = schemas::appeals)]
    pub appeals: Sides<Appeal>,
    /// Another arbiter has reversed it.
    pub reversed: bool,
}

impl ActBody {
    fn new(note: &ActNote, game: &Game, reader: &Reader) -> Self {
        let days = Span::days(game.regulations.arbiter.appeal_days);
        Self {
            number: note.seq,
            at: reader.time(note.at),
            by: note.by.0,
            appeal_until: reader.time(note.at + days),
            appeals: Sides::of(|color| note.appeals[color]),
            reversed: note.reversed,
        }
    }
}

/// A claim that an arbiter decides.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReferredClaimBody {
    /// The number of its event, which the decision names.
    pub claim: u32,
    /// Who claims.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// What.
    #[schema(schema_with = schemas::claim_basis)]
    pub basis: domain::ClaimBasis,
    /// The announced move in UCI.
    pub announced: Option<String>,
    /// Until then an arbiter can decide; then it has lapsed and the game goes on.
    pub until: Time,
    /// No clock runs and nobody moves until then.
    pub clocks_stop: bool,
}

/// A standing draw offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DrawOfferBody {
    /// Who offers.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// The ply it was made with.
    pub ply: u16,
}

/// An adjournment. The sealed move is nowhere in it.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct AdjournmentBody {
    /// Where it stands, as docs/adjournment.md draws it: `playing`, `sealing`, `waiting`, `due`, `replier_absent`,
    /// `sealer_absent`, `late`, `missing` or `choosing`.
    pub state: &'static str,
    /// Who proposes to adjourn.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub proposed_by: Option<&'static str>,
    /// A draft lies in an envelope and can still be replaced.
    pub drafted: bool,
    /// Who sealed.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub sealed_by: Option<&'static str>,
    /// SHA-256 of the envelope's text.
    pub commitment: Option<String>,
    /// SHA-256 of the text as encrypted.
    pub ciphertext: Option<String>,
    /// The arbiters whose keys open it; empty when the service does.
    pub holders: Vec<i64>,
    /// How many of them it takes.
    pub needed: Option<u8>,
    /// The player encrypted it himself; nobody has looked at the move.
    pub strict: bool,
    /// When the game resumes at the latest.
    pub resume_at: Option<Time>,
    /// The sealer asked to resume, or is there.
    pub sealer_ready: bool,
    /// So did the player who must reply.
    pub replier_ready: bool,
    /// The arbiter who has checked the face of the envelope.
    pub acknowledged_by: Option<i64>,
    /// The arbiter who agrees to an opening before the time.
    pub early_approved_by: Option<i64>,
    /// The sealer whose move is on the board and who has not come yet.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub absent: Option<&'static str>,
    /// Readings of an ambiguous sealed move, of which the opponent chooses.
    pub readings: Vec<String>,
}

/// A move that was played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MoveBody {
    /// The ply it makes: 1 for the first move.
    pub ply: u16,
    /// Who moved.
    #[schema(schema_with = schemas::side)]
    pub side: &'static str,
    /// In the notation asked for, or the reader's own.
    #[serde(rename = "move")]
    pub written: String,
    /// In UCI.
    pub uci: String,
    /// When it was acknowledged.
    pub at: Time,
    /// Time used for it.
    pub reflection: Length,
    /// What was charged for it.
    pub charged: Length,
    /// A draw was offered with it.
    pub draw_offer: bool,
    /// Its player had given it beforehand.
    pub conditional: bool,
    /// It came out of an envelope.
    pub sealed: bool,
}

impl GameBody {
    pub(crate) fn new(view: &GameView, clock_now: &ClockView, reader: &Reader) -> Self {
        let game = &view.row.state;
        let you = game.color_of(reader.id);
        let (outcome, termination) = match game.phase {
            Phase::Ended { outcome, termination, .. } => (Some(outcome), Some(termination)),
            _ => (None, None),
        };
        Self {
            id: view.row.id.0,
            number: view.row.id.to_string(),
            version: game.events,
            ply: game.ply.0,
            line: game.line,
            tournament: game.tournament.clone(),
            players: Sides::of(|color| PlayerName {
                id: game.players[color].0,
                name: view.names[color].clone(),
            }),
            you: you.map(wire::color_name),
            side_to_move: game.on_move().map(wire::color_name),
            started_at: reader.time(game.started_at),
            start: game.start.clone(),
            fen: game.position.fen(),
            board: notation::board(&game.position, you.unwrap_or(Color::White)),
            clocks: Sides::of(|color| clock(&game.clock, color, reader)),
            deadline: game.deadline().map(|deadline| reader.time(deadline)),
            clock: ReadingBody::new(clock_now, reader),
            draw_offer: game
                .draw_offer
                .map(|offer| DrawOfferBody { by: wire::color_name(offer.by), ply: offer.ply.0 }),
            claim: game.claim.as_ref().map(|claim| ReferredClaimBody {
                claim: claim.seq,
                by: wire::color_name(claim.by),
                basis: claim.basis,
                announced: claim.announced.clone(),
                until: reader.time(claim.until),
                clocks_stop: claim.paused.is_some(),
            }),
            illegal_moves: Sides::of(|color| game.illegal_moves[color]),
            ambiguous_moves: Sides::of(|color| game.ambiguous_moves[color]),
            acts: game.acts.iter().map(|note| ActBody::new(note, game, reader)).collect(),
            half_points: game.half_points.map(|points| Sides::of(|color| points[color])),
            mail_problem: Sides::of(|color| game.mail_problem[color].map(|since| reader.time(since))),
            phase: match game.phase {
                Phase::Playing { .. } => "playing",
                Phase::Sealing => "sealing",
                Phase::Adjourned { .. } => "adjourned",
                Phase::Ended { .. } => "ended",
            },
            adjournment: adjournment(game, reader),
            outcome,
            termination,
            result: outcome.map_or_else(|| "*".into(), |outcome| outcome.to_string()),
            regulations: game.regulations.clone(),
            moves: None,
        }
    }
}

fn clock(clock: &Clock, color: Color, reader: &Reader) -> ClockBody {
    let running = clock.running.filter(|running| running.side == color);
    ClockBody {
        used: clock.used[color].into(),
        gained: clock.gained[color].into(),
        left: clock.sides[color].left.into(),
        bank: clock.sides[color].bank.into(),
        charged: clock.sides[color].charged.into(),
        leave: clock.leave[color].iter().map(|leave| LeaveBody::new(leave, reader)).collect(),
        running_since: running.map(|running| reader.time(running.since)),
        deadline: running.map(|running| reader.time(running.deadline)),
    }
}

fn adjournment(game: &Game, reader: &Reader) -> Option<AdjournmentBody> {
    let mut body = AdjournmentBody { state: state_name(game.state()), ..AdjournmentBody::default() };
    match &game.phase {
        Phase::Playing { adjournment_proposed_by, .. } => {
            let absent = game.session.absent;
            body.proposed_by = adjournment_proposed_by.map(wire::color_name);
            body.absent = absent.map(wire::color_name);
            (body.proposed_by.is_some() || absent.is_some()).then_some(body)
        }
        Phase::Sealing => {
            body.drafted = game.session.draft.is_some();
            Some(body)
        }
        Phase::Adjourned {
            sealed_by,
            envelope,
            resume_at,
            sealer_ready,
            replier_ready,
            acknowledged_by,
            early_by,
            stage,
        } => {
            body.sealed_by = Some(wire::color_name(*sealed_by));
            body.commitment = Some(envelope.commitment.to_string());
            body.ciphertext = Some(envelope.ciphertext.to_string());
            body.holders = match &envelope.holders {
                Holders::Vault => Vec::new(),
                Holders::Arbiters { arbiters, .. } => arbiters.iter().map(|id| id.0).collect(),
            };
            body.needed = match envelope.holders {
                Holders::Vault => None,
                Holders::Arbiters { needed, .. } => Some(needed),
            };
            body.strict = envelope.strict;
            body.resume_at = Some(reader.time(*resume_at));
            body.sealer_ready = *sealer_ready;
            body.replier_ready = *replier_ready;
            body.acknowledged_by = acknowledged_by.map(|id| id.0);
            body.early_approved_by = early_by.map(|id| id.0);
            if let Stage::Choosing { readings } = stage {
                body.readings = readings.clone();
            }
            Some(body)
        }
        Phase::Ended { .. } => None,
    }
}

/// The name of a state in docs/adjournment.md, in lower case.
pub(crate) const fn state_name(state: State) -> &'static str {
    match state {
        State::Playing => "playing",
        State::Sealing => "sealing",
        State::Waiting => "waiting",
        State::Due => "due",
        State::ReplierAbsent => "replier_absent",
        State::SealerAbsent => "sealer_absent",
        State::Late => "late",
        State::Missing => "missing",
        State::Choosing => "choosing",
        State::Ended => "ended",
    }
}

/// The moves that the events record; `None` if the record is broken.
pub(crate) fn moves(events: &[Event], notation: Notation, reader: &Reader) -> Option<Vec<MoveBody>> {
    let Some(Event::Created { start, .. }) = events.first() else { return None };
    let mut position = start.position().ok()?;
    let mut moves = Vec::new();
    let mut sealed_time = (Span::ZERO, Span::ZERO);
    Game::replay(events, |_, event, _| {
        let mut conditional = false;
        let (uci, (reflection, charged), draw_offer, sealed) = match event {
            Event::Sealed { reflection, charged, .. } => {
                sealed_time = (*reflection, charged.unwrap_or(*reflection));
                return Some(());
            }
            Event::Moved { uci, reflection, charged, draw_offer, conditional: given, .. } => {
                conditional = *given;
                (uci, (*reflection, charged.unwrap_or(*reflection)), *draw_offer, false)
            }
            Event::Opened { verdict: OpenVerdict::Played { uci, draw_offer }, .. } => {
                (uci, sealed_time, *draw_offer, true)
            }
            Event::ReadingChosen { uci, .. } => (uci, sealed_time, false, true),
            _ => return Some(()),
        };
        let m = position.from_uci(uci)?;
        moves.push(MoveBody {
            ply: u16::try_from(moves.len() + 1).ok()?,
            side: wire::color_name(position.side_to_move()),
            written: notation::write(m, &position, notation, reader.letters),
            uci: uci.clone(),
            at: reader.time(event.at()),
            reflection: reflection.into(),
            charged: charged.into(),
            draw_offer,
            conditional,
            sealed,
        });
        position = position.play(m)?;
        Some(())
    })?;
    Some(moves)
}

/// One event of the record.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EventBody {
    /// 1 for the first event of a game.
    pub seq: u32,
    /// `player`, `arbiter` or `timekeeper`, and which.
    #[schema(value_type = Object)]
    pub actor: domain::Actor,
    /// What happened.
    #[schema(schema_with = schemas::event)]
    pub event: Event,
    /// The text of the message or the reason that goes with it, for the players and arbiters; empty once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub message: Option<String>,
    /// SHA-256 over the hash before and this event.
    pub hash: String,
}

impl EventBody {
    pub(crate) fn new(recorded: app::ports::Recorded, messages: &[app::ports::Message]) -> Self {
        let message = messages.iter().find(|message| message.seq == recorded.seq);
        Self {
            seq: recorded.seq,
            actor: recorded.actor,
            event: recorded.event,
            message: message.map(|message| message.text.clone()),
            hash: recorded.hash.to_string(),
        }
    }

    /// Its name in a stream.
    pub(crate) fn kind(&self) -> &'static str {
        match self.event {
            Event::Created { .. } => "created",
            Event::Moved { .. } => "moved",
            Event::Said { .. } => "said",
            Event::DrawOffered { .. } => "draw_offered",
            Event::DrawDeclined { .. } => "draw_declined",
            Event::ClaimUpheld { .. } => "claim_upheld",
            Event::ClaimReferred { .. } => "claim_referred",
            Event::Analysed { .. } => "analysed",
            Event::ClaimLapsed { .. } => "claim_lapsed",
            Event::ClaimRejected { .. } => "claim_rejected",
            Event::IllegalMove { .. } => "illegal_move",
            Event::AdjournmentProposed { .. } => "adjournment_proposed",
            Event::AdjournmentDeclined { .. } => "adjournment_declined",
            Event::SealingBegan { .. } => "sealing_began",
            Event::Drafted { .. } => "drafted",
            Event::Sealed { .. } => "sealed",
            Event::FaceAcknowledged { .. } => "face_acknowledged",
            Event::ResumptionSet { .. } => "resumption_set",
            Event::Resumed { .. } => "resumed",
            Event::EarlyOpeningApproved { .. } => "early_opening_approved",
            Event::CameLate { .. } => "came_late",
            Event::EnvelopeMissing { .. } => "envelope_missing",
            Event::PublicationAgreed { .. } => "publication_agreed",
            Event::EnvelopePublished { .. } => "envelope_published",
            Event::ReadingChosen { .. } => "reading_chosen",
            Event::ClocksQuestioned { .. } => "clocks_questioned",
            Event::ResumptionRequested { .. } => "resumption_requested",
            Event::Opened { .. } => "opened",
            Event::FlagFell { .. } => "flag_fell",
            Event::DowntimeReturned { .. } => "downtime_returned",
            Event::LeaveBooked { .. } => "leave_booked",
            Event::LeaveCancelled { .. } => "leave_cancelled",
            Event::ReflectionDeclared { .. } => "reflection_declared",
            Event::ZoneNoted { .. } => "zone_noted",
            Event::ClockRefilled { .. } => "clock_refilled",
            Event::MailProblem { .. } => "mail_problem",
            Event::MailRestored { .. } => "mail_restored",
            Event::Withdrawn { .. } => "withdrawn",
            Event::Act { .. } => "act",
            Event::Appealed { .. } => "appealed",
            Event::AppealDecided { .. } => "appeal_decided",
            Event::Ended { .. } => "ended",
        }
    }
}

/// The path of a game.
pub(crate) fn location(game: GameId) -> String {
    format!("/v1/games/{}", game.0)
}
