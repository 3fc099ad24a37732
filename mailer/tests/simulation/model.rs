//! A second, plain model of one game: it stores every position, caches nothing, and shares with `decide` and `evolve`
//! only the moves of the pieces.

mod judge;
mod stored;

use domain::notation::Letters;
use domain::*;

/// An intention of a player or an arbiter.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Intent {
    Move {
        uci: String,
        draw_offer: bool,
        message: Option<String>,
    },
    /// A move that is not legal there.
    Illegal,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    Resign,
    Claim {
        basis: ClaimBasis,
        announced: Option<String>,
    },
    Say,
    Adjourn,
    DeclineAdjournment,
    /// A sealed move with its spelling.
    Seal {
        uci: String,
        draw_offer: bool,
        written: String,
    },
    Resume,
    OrderAdjournment,
    Adjudicate {
        outcome: Outcome,
    },
    Forfeit {
        loser: Color,
    },
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Party {
    Player(Color),
    Arbiter(PlayerId),
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Stage {
    Playing { proposed_by: Option<Color> },
    Sealing,
    Adjourned { by: Color, uci: String, draw_offer: bool, resume_at: Instant, ready: bool },
    Over(Outcome, Termination),
}

/// The clock that runs.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Ticking {
    pub since: Instant,
    pub deadline: Instant,
    pub returned: Span,
    pub returned_until: Option<Instant>,
    /// The beginning in true time, and the outages of the service since.
    pub truly_since: i64,
    pub truly_away: i64,
}

#[derive(Clone)]
pub struct Model {
    pub id: GameId,
    pub players: ByColor<PlayerId>,
    pub rules: Regulations,
    pub positions: Vec<Position>,
    keys: Vec<String>,
    pub moves: Vec<String>,
    pub stage: Stage,
    pub offer: Option<Color>,
    pub claimed_wrongly: Option<u16>,
    pub illegal: ByColor<u16>,
    pub used: ByColor<Span>,
    pub gained: ByColor<Span>,
    pub ticking: Option<Ticking>,
    /// Time given back while the clock ran, each with its beginning.
    pub gaps: Vec<(Instant, Span)>,
    pub last_at: Instant,
    pub events: u32,
}

/// The instants of a judgement: stamped and judged.
#[derive(Copy, Clone, Debug)]
pub struct When {
    pub received_at: Instant,
    pub now: Instant,
}

/// The expected events, and the code of the refusal.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Verdict {
    pub events: Vec<Event>,
    pub refusal: Option<&'static str>,
}

impl From<&'static str> for Verdict {
    fn from(code: &'static str) -> Self {
        Self { events: Vec::new(), refusal: Some(code) }
    }
}

impl From<Vec<Event>> for Verdict {
    fn from(events: Vec<Event>) -> Self {
        Self { events, refusal: None }
    }
}

/// The digest that stands for unknown texts.
pub const UNKNOWN: Digest = Digest([0; 32]);

/// Removes the parts of an event that the model cannot know: digests of texts and envelopes.
pub fn plain(event: &Event) -> Event {
    let mut event = event.clone();
    match &mut event.kind {
        EventKind::Moved { message: Some(text), .. }
        | EventKind::Said { message: text, .. }
        | EventKind::Act { reason: text, .. } => *text = UNKNOWN,
        EventKind::Sealed { envelope, .. } => *envelope = Envelope::in_vault(UNKNOWN, UNKNOWN),
        EventKind::Opened { envelope, by, .. } => {
            envelope.clear();
            *by = None;
        }
        _ => {}
    }
    event
}

fn key(position: &Position) -> String {
    let fen = position.fen();
    let mut fields = fen.rsplitn(3, ' ');
    fields.by_ref().take(2).for_each(drop);
    fields.next().unwrap().to_owned()
}

impl Model {
    /// Makes the game that `Created` begins.
    pub fn new(id: GameId, created: &Event, truly: i64) -> Self {
        let EventKind::Created { players, start, regulations, .. } = &created.kind else {
            panic!("{created:?}")
        };
        let position = start.position().unwrap();
        let mut model = Self {
            id,
            players: *players,
            rules: regulations.clone(),
            keys: vec![key(&position)],
            positions: vec![position],
            moves: Vec::new(),
            stage: Stage::Playing { proposed_by: None },
            offer: None,
            claimed_wrongly: None,
            illegal: ByColor::default(),
            used: ByColor::default(),
            gained: ByColor::default(),
            ticking: None,
            gaps: Vec::new(),
            last_at: created.at,
            events: 1,
        };
        model.start_clock(truly);
        model
    }

    pub fn ply(&self) -> u16 {
        u16::try_from(self.moves.len()).unwrap()
    }

    pub fn position(&self) -> &Position {
        self.positions.last().unwrap()
    }

    pub fn on_move(&self) -> Color {
        self.position().side_to_move()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(..))
    }

    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.players[color] == player)
    }

    /// Returns the instant at which the timekeeper acts, if nobody acts earlier.
    pub fn due_at(&self) -> Option<Instant> {
        match &self.stage {
            Stage::Adjourned { resume_at, .. } => Some(*resume_at),
            _ => self.ticking.map(|ticking| ticking.deadline),
        }
    }

    pub fn limit(&self) -> Span {
        let TimeControl::PerMove { days } = self.rules.time_control else {
            unreachable!("not simulated yet")
        };
        Span(i64::from(days) * 86_400_000)
    }

    fn start_clock(&mut self, truly: i64) {
        let side = self.on_move();
        let gained = std::mem::take(&mut self.gained[side]);
        self.gaps.clear();
        self.ticking = Some(Ticking {
            since: self.last_at,
            deadline: self.last_at + self.limit() + gained,
            returned: Span(0),
            returned_until: None,
            truly_since: truly,
            truly_away: 0,
        });
    }

    /// Returns the end of the game by the position after a move.
    fn ending(&self, after: &Position) -> Option<(Outcome, Termination)> {
        let stuck = after.legal_moves().is_empty();
        let in_check = shakmaty::Position::is_check(after.chess());
        let times = 1 + self.keys.iter().filter(|other| **other == key(after)).count();
        Some(if stuck && in_check {
            (Outcome::won_by(!after.side_to_move()), Termination::Checkmate)
        } else if stuck {
            (Outcome::Draw, Termination::Stalemate)
        } else if after.is_dead() {
            (Outcome::Draw, Termination::DeadPosition)
        } else if times >= 5 {
            (Outcome::Draw, Termination::FivefoldRepetition)
        } else if after.halfmoves() >= 150 {
            (Outcome::Draw, Termination::SeventyFiveMoves)
        } else {
            return None;
        })
    }

    fn put(&mut self, uci: &str) {
        let position = self.position();
        let after = position.play(position.from_uci(uci).unwrap()).unwrap();
        self.keys.push(key(&after));
        self.positions.push(after);
        self.moves.push(uci.to_owned());
    }

    fn gain(&mut self, side: Color, span: Span) {
        self.gained[side] = (self.gained[side] + span).min(Span::days(365));
    }

    /// Applies an event. `sealed` is the text of the sealer, which events do not hold.
    pub fn apply(&mut self, event: &Event, sealed: Option<(&str, bool)>, truly: i64) {
        self.events += 1;
        self.last_at = event.at;
        match &event.kind {
            EventKind::Moved { uci, reflection, draw_offer, .. } => {
                let mover = self.on_move();
                self.used[mover] += *reflection;
                self.put(uci);
                if *draw_offer {
                    self.offer = Some(mover);
                } else if self.offer == Some(!mover) {
                    self.offer = None;
                }
                if let Stage::Playing { proposed_by } = &mut self.stage
                    && *proposed_by == Some(!mover)
                {
                    *proposed_by = None;
                }
                self.start_clock(truly);
            }
            EventKind::DrawOffered { by } => self.offer = Some(*by),
            EventKind::DrawDeclined { .. } => self.offer = None,
            EventKind::ClaimRejected { by, gained, .. } => {
                self.offer = Some(*by);
                self.claimed_wrongly = Some(self.ply());
                self.gain(!*by, *gained);
            }
            EventKind::IllegalMove { by, count, gained, .. } => {
                self.illegal[*by] = *count;
                self.gain(!*by, *gained);
            }
            EventKind::DowntimeReturned { until, gained, .. } => {
                let ticking = self.ticking.as_mut().unwrap();
                ticking.deadline = ticking.deadline + *gained;
                ticking.returned += *gained;
                self.gaps.push((*until - *gained, *gained));
                ticking.returned_until = Some(*until);
            }
            EventKind::Ended { outcome, termination } => {
                self.stage = Stage::Over(*outcome, *termination);
                self.ticking = None;
                self.offer = None;
            }
            EventKind::Act { act: Act::Adjourn, .. } => self.stage = Stage::Sealing,
            EventKind::Act { act, .. } => {
                let (outcome, termination) = act.ended().expect("an arbiter adjourns or decides here");
                self.stage = Stage::Over(outcome, termination);
                self.ticking = None;
                self.offer = None;
            }
            EventKind::AdjournmentProposed { by } => self.stage = Stage::Playing { proposed_by: Some(*by) },
            EventKind::AdjournmentDeclined { .. } => self.stage = Stage::Playing { proposed_by: None },
            EventKind::SealingBegan { .. } => self.stage = Stage::Sealing,
            EventKind::Sealed { by, reflection, resume_at, .. } => {
                self.used[*by] += *reflection;
                self.ticking = None;
                let (uci, draw_offer) = sealed.unwrap();
                self.stage = Stage::Adjourned {
                    by: *by,
                    uci: uci.to_owned(),
                    draw_offer,
                    resume_at: *resume_at,
                    ready: false,
                };
            }
            EventKind::ResumptionRequested { .. } => {
                if let Stage::Adjourned { ready, .. } = &mut self.stage {
                    *ready = true;
                }
            }
            EventKind::Opened { verdict: OpenVerdict::Played { uci, draw_offer }, .. } => {
                let sealer = self.on_move();
                self.put(uci);
                if *draw_offer {
                    self.offer = Some(sealer);
                }
                self.stage = Stage::Playing { proposed_by: None };
                self.start_clock(truly);
            }
            EventKind::Said { .. }
            | EventKind::ClaimUpheld { .. }
            | EventKind::ClaimReferred { .. }
            | EventKind::Analysed { .. }
            | EventKind::ClaimLapsed
            | EventKind::FlagFell { .. }
            | EventKind::MailProblem { .. }
            | EventKind::MailRestored { .. }
            | EventKind::LeaveBooked { .. }
            | EventKind::LeaveCancelled { .. }
            | EventKind::ReflectionDeclared { .. }
            | EventKind::ZoneNoted { .. }
            | EventKind::ClockRefilled { .. } => {}
            EventKind::Created { .. }
            | EventKind::Withdrawn { .. }
            | EventKind::Opened { .. }
            | EventKind::Drafted { .. }
            | EventKind::FaceAcknowledged { .. }
            | EventKind::ResumptionSet { .. }
            | EventKind::Resumed
            | EventKind::EarlyOpeningApproved { .. }
            | EventKind::CameLate { .. }
            | EventKind::EnvelopeMissing { .. }
            | EventKind::PublicationAgreed { .. }
            | EventKind::EnvelopePublished { .. }
            | EventKind::ReadingChosen { .. }
            | EventKind::ClocksQuestioned { .. }
            | EventKind::Appealed { .. }
            | EventKind::AppealDecided { .. } => panic!("{event:?}"),
        }
    }
}

/// The reason of every arbiter here.
pub const REASON: &str = "decided in the simulation";

fn ended(at: Instant, outcome: Outcome, termination: Termination) -> Event {
    EventKind::Ended { outcome, termination }.at(at)
}

fn agreed(at: Instant) -> Verdict {
    vec![ended(at, Outcome::Draw, Termination::Agreement)].into()
}

/// The letters moves are written with.
pub fn letters(dice: &store::testing::Dice) -> Letters {
    dice.one_of(&[Letters::English, Letters::English, Letters::German, Letters::French, Letters::Russian])
}
