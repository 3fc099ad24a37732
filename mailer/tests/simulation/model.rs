//! What should be true of one game, written down a second time and as plainly as possible: every position is kept,
//! nothing is cached, nothing is shared with `decide` and `evolve` but the moves of the pieces.

use domain::notation::Letters;
use domain::*;

/// What somebody wants of a game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Intent {
    Move {
        uci: String,
        draw_offer: bool,
        message: bool,
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
    /// With how it is spelled.
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
    /// By a clock nobody ever sets: when it began, and how long the service has been away since.
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
    /// Time given back while it ran: from when, and how much.
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

/// What should happen, and the code of the refusal.
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

/// A digest nobody here knows.
pub const UNKNOWN: Digest = Digest([0; 32]);

/// An event without what the model cannot know: digests of texts and envelopes.
pub fn plain(event: &Event) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Moved { message: Some(text), .. }
        | Event::Said { message: text, .. }
        | Event::Act { reason: text, .. } => *text = UNKNOWN,
        Event::Sealed { envelope, .. } => *envelope = Envelope::in_vault(UNKNOWN, UNKNOWN),
        Event::Opened { envelope, by, .. } => {
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
    /// As `Created` leaves it.
    pub fn new(id: GameId, created: &Event, truly: i64) -> Self {
        let Event::Created { at, players, start, regulations, .. } = created else { panic!("{created:?}") };
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
            last_at: *at,
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

    /// When the timekeeper acts if nobody does before.
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

    /// How the game ends in the position after a move.
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

    /// Whether the flag has fallen for something received then.
    pub fn flag_fell(&self, received_at: Instant) -> bool {
        self.ticking.is_some_and(|ticking| received_at > ticking.deadline)
    }

    /// What a wish should lead to.
    pub fn judge(&self, party: Party, intent: &Intent, expected: Option<u16>, when: When) -> Verdict {
        let at = when.now.max(self.last_at);
        if self.flag_fell(when.received_at) {
            let refusal = match party {
                Party::Player(color) if color == self.on_move() => "too_late",
                _ => "game_over",
            };
            return Verdict { refusal: Some(refusal), ..self.fall(at) };
        }
        if let Some(expected) = expected.filter(|&expected| expected != self.ply()) {
            let played = self.moves.get(usize::from(expected));
            let same = matches!(intent, Intent::Move { uci, .. } if Some(uci) == played);
            return if same && self.remembers(expected) {
                "already_played".into()
            } else {
                "wrong_ply".into()
            };
        }
        if let Stage::Over(outcome, termination) = self.stage {
            // An arbiter may still change the result.
            let decided = match (party, intent) {
                (Party::Arbiter(_), Intent::Adjudicate { outcome }) => (*outcome, Termination::Adjudication),
                (Party::Arbiter(_), Intent::Forfeit { loser }) => {
                    (Outcome::won_by(!*loser), Termination::Forfeit)
                }
                _ => (outcome, termination),
            };
            if decided == (outcome, termination) {
                return "game_over".into();
            }
        }
        match party {
            Party::Player(by) => self.judge_player(by, intent, when, at),
            Party::Arbiter(arbiter) => self.judge_arbiter(arbiter, intent, at),
        }
    }

    /// A move is known again as long as no irreversible one was played after it.
    fn remembers(&self, ply: u16) -> bool {
        let ply = usize::from(ply);
        let irreversible = |at: usize| {
            let position = &self.positions[at];
            let m = position.from_uci(&self.moves[at]).unwrap();
            shakmaty::Position::is_irreversible(position.chess(), m)
        };
        !(ply + 1..self.moves.len()).any(irreversible)
    }

    fn fall(&self, at: Instant) -> Verdict {
        let (ticking, by) = (self.ticking.unwrap(), self.on_move());
        let outcome =
            if self.position().can_mate(!by) != CanMate::No { Outcome::won_by(!by) } else { Outcome::Draw };
        vec![
            Event::FlagFell { at, by, deadline: ticking.deadline },
            ended(at, outcome, Termination::TimeLimitExceeded),
        ]
        .into()
    }

    /// The timekeeper finds the flag fallen.
    pub fn flag(&self, when: When) -> Verdict {
        self.fall(when.now.max(self.last_at))
    }

    /// The timekeeper opens the envelope at the agreed time.
    pub fn resume_by_time(&self, when: When) -> Verdict {
        self.open(when.now.max(self.last_at))
    }

    /// Downtime that is given back.
    pub fn give_back(&self, from: Instant, until: Instant, when: When) -> Option<Event> {
        let ticking = self.ticking?;
        let start = from.max(ticking.since).max(ticking.returned_until.unwrap_or(from));
        (ticking.deadline >= from && until > start).then(|| Event::DowntimeReturned {
            at: when.now.max(self.last_at),
            from,
            until,
            gained: until - start,
        })
    }

    fn may_move(&self, by: Color) -> Result<(), &'static str> {
        match self.stage {
            Stage::Over(..) => Err("game_over"),
            Stage::Adjourned { .. } => Err("adjourned"),
            _ if by != self.on_move() => Err("not_your_move"),
            Stage::Sealing => Err("must_seal"),
            Stage::Playing { .. } => Ok(()),
        }
    }

    fn judge_player(&self, by: Color, intent: &Intent, when: When, at: Instant) -> Verdict {
        let playing = match self.stage {
            Stage::Playing { proposed_by } => Ok(proposed_by),
            Stage::Sealing => Err("must_seal"),
            Stage::Adjourned { .. } => Err("adjourned"),
            Stage::Over(..) => Err("game_over"),
        };
        match intent {
            Intent::Move { uci, draw_offer, message } => match self.may_move(by) {
                Err(code) => code.into(),
                Ok(()) => self.play(uci, *draw_offer, *message, when, at).into(),
            },
            Intent::Illegal => match self.may_move(by) {
                Err(code) => code.into(),
                Ok(()) => self.illegal(by, at),
            },
            Intent::OfferDraw => match (&self.stage, self.offer) {
                (Stage::Adjourned { .. }, Some(other)) if other == by => "already_offered".into(),
                (Stage::Adjourned { .. }, Some(_)) => agreed(at),
                (Stage::Adjourned { .. }, None) => vec![Event::DrawOffered { at, by }].into(),
                _ => "offer_with_move".into(),
            },
            Intent::AcceptDraw if self.offer == Some(!by) => agreed(at),
            Intent::DeclineDraw if self.offer == Some(!by) => vec![Event::DrawDeclined { at, by }].into(),
            Intent::AcceptDraw | Intent::DeclineDraw => "no_draw_offer".into(),
            Intent::Resign => vec![ended(at, Outcome::won_by(!by), Termination::Resignation)].into(),
            Intent::Claim { basis, announced } => self.claim(by, *basis, announced.as_deref(), when, at),
            Intent::Say => vec![Event::Said { at, by, message: UNKNOWN }].into(),
            Intent::Adjourn => match playing {
                Err(code) => code.into(),
                Ok(Some(proposer)) if proposer == by => "already_proposed".into(),
                Ok(Some(_)) => vec![Event::SealingBegan { at, charged_until: None }].into(),
                Ok(None) => vec![Event::AdjournmentProposed { at, by }].into(),
            },
            Intent::DeclineAdjournment => match playing {
                Err(code) => code.into(),
                Ok(Some(proposer)) if proposer != by => vec![Event::AdjournmentDeclined { at, by }].into(),
                Ok(_) => "no_adjournment_proposed".into(),
            },
            Intent::Seal { .. } => match self.may_move(by) {
                Err("must_seal") => vec![Event::Sealed {
                    at,
                    received_at: when.received_at,
                    by,
                    ply: Ply(self.ply() + 1),
                    envelope: Envelope::in_vault(UNKNOWN, UNKNOWN),
                    face: self.face(by, self.reflection(when)),
                    reflection: self.reflection(when),
                    charged: None,
                    resume_at: at + Span::days(self.rules.adjournment.resume_after_days),
                }]
                .into(),
                Ok(()) => "not_sealing".into(),
                Err(code) => code.into(),
            },
            Intent::Resume => match &self.stage {
                Stage::Adjourned { by: sealer, ready, .. } if *sealer == by && *ready => {
                    "already_requested".into()
                }
                Stage::Adjourned { by: sealer, .. } if *sealer == by => {
                    let received_at = (when.received_at != at).then_some(when.received_at);
                    vec![Event::ResumptionRequested { at, received_at, by }].into()
                }
                Stage::Adjourned { .. } => self.open(at),
                _ => "not_adjourned".into(),
            },
            Intent::OrderAdjournment | Intent::Adjudicate { .. } | Intent::Forfeit { .. } => {
                "not_an_arbiter".into()
            }
        }
    }

    fn judge_arbiter(&self, arbiter: PlayerId, intent: &Intent, at: Instant) -> Verdict {
        let act = |act| vec![Event::Act { at, by: arbiter, act, reason: UNKNOWN }].into();
        match intent {
            Intent::OrderAdjournment => match self.stage {
                Stage::Playing { .. } => act(Act::Adjourn),
                Stage::Sealing => "must_seal".into(),
                _ => "adjourned".into(),
            },
            Intent::Adjudicate { outcome } => act(Act::Adjudicate { outcome: *outcome }),
            Intent::Forfeit { loser } => act(Act::Forfeit { loser: *loser }),
            _ => "not_a_player".into(),
        }
    }

    fn reflection(&self, when: When) -> Span {
        let Some(ticking) = self.ticking else { return Span(0) };
        // Of time that was given back, what lies after the receipt was not used for the move.
        let before = |&(from, gained): &(Instant, Span)| (when.received_at - from).max(Span(0)).min(gained);
        let away = self.gaps.iter().map(before).fold(Span(0), |sum, span| sum + span);
        (when.received_at - ticking.since - away).max(Span(0))
    }

    fn play(&self, uci: &str, draw_offer: bool, message: bool, when: When, at: Instant) -> Vec<Event> {
        let position = self.position();
        let after = position.play(position.from_uci(uci).unwrap()).unwrap();
        let moved = Event::Moved {
            at,
            received_at: when.received_at,
            ply: Ply(self.ply() + 1),
            uci: uci.to_owned(),
            reflection: self.reflection(when),
            charged: None,
            draw_offer,
            message: message.then_some(UNKNOWN),
            conditional: false,
        };
        let ending = self.ending(&after).map(|(outcome, termination)| ended(at, outcome, termination));
        std::iter::once(moved).chain(ending).collect()
    }

    fn illegal(&self, by: Color, at: Instant) -> Verdict {
        let count = self.illegal[by] + 1;
        if count > 100 {
            return "illegal_move".into();
        }
        let gained = Span::days(self.rules.illegal_moves.opponent_gains_days.into());
        Verdict {
            events: vec![Event::IllegalMove { at, by, ambiguous: false, count, gained }],
            refusal: Some("illegal_move"),
        }
    }

    fn claim(
        &self,
        by: Color,
        basis: ClaimBasis,
        announced: Option<&str>,
        when: When,
        at: Instant,
    ) -> Verdict {
        match self.may_move(by) {
            Err("must_seal") if announced.is_none() => {}
            Err(code) => return code.into(),
            Ok(()) => {}
        }
        let position = self.position();
        let after = announced.map(|uci| position.play(position.from_uci(uci).unwrap()).unwrap());
        let claimed = after.as_ref().unwrap_or(position);
        let right = match basis {
            ClaimBasis::ThreefoldRepetition => {
                let times = self.keys.iter().filter(|other| **other == key(claimed)).count();
                times + usize::from(after.is_some()) >= 3
            }
            ClaimBasis::FiftyMoves => claimed.halfmoves() >= 100,
            _ => unreachable!("no table lies here, and no arbiter adjudicates"),
        };
        if right {
            let termination = match basis {
                ClaimBasis::ThreefoldRepetition => Termination::ThreefoldRepetition,
                _ => Termination::FiftyMoves,
            };
            let announced = announced.map(str::to_owned);
            return vec![
                Event::ClaimUpheld { at, by, basis, announced, decided_by: None, reason: None },
                ended(at, Outcome::Draw, termination),
            ]
            .into();
        }
        let again = self.claimed_wrongly == Some(self.ply());
        let gained = if again { Span::ZERO } else { Span::days(self.rules.draws.wrong_claim_days.into()) };
        let mut events = vec![Event::ClaimRejected { at, by, basis, gained, decided_by: None, reason: None }];
        events.extend(announced.map(|uci| self.play(uci, true, false, when, at)).unwrap_or_default());
        Verdict { events, refusal: Some("claim_not_correct") }
    }

    /// What stands on an envelope that this side seals now.
    fn face(&self, by: Color, reflection: Span) -> Face {
        let mut used = self.used;
        used[by] += reflection;
        let position = self.position();
        Face {
            players: self.players,
            fen: position.fen(),
            used,
            move_number: position.fullmoves(),
            draw_offer: self.offer,
        }
    }

    fn open(&self, at: Instant) -> Verdict {
        let Stage::Adjourned { uci, draw_offer, .. } = &self.stage else { return "not_adjourned".into() };
        let position = self.position();
        let after = position.play(position.from_uci(uci).unwrap()).unwrap();
        let verdict = OpenVerdict::Played { uci: uci.clone(), draw_offer: *draw_offer };
        let present = ByColor { white: true, black: true };
        let (by, with, reason, envelope) = (None, None, None, String::new());
        let opened = Event::Opened { at, by, with, present, reason, envelope, verdict };
        let ending = self.ending(&after).map(|(outcome, termination)| ended(at, outcome, termination));
        std::iter::once(opened).chain(ending).collect::<Vec<_>>().into()
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

    /// Takes note of what happened. `sealed` is what the sealer wrote, which the events do not say.
    pub fn apply(&mut self, event: &Event, sealed: Option<(&str, bool)>, truly: i64) {
        self.events += 1;
        self.last_at = event.at();
        match event {
            Event::Moved { uci, reflection, draw_offer, .. } => {
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
            Event::DrawOffered { by, .. } => self.offer = Some(*by),
            Event::DrawDeclined { .. } => self.offer = None,
            Event::ClaimRejected { by, gained, .. } => {
                self.offer = Some(*by);
                self.claimed_wrongly = Some(self.ply());
                self.gain(!*by, *gained);
            }
            Event::IllegalMove { by, count, gained, .. } => {
                self.illegal[*by] = *count;
                self.gain(!*by, *gained);
            }
            Event::DowntimeReturned { until, gained, .. } => {
                let ticking = self.ticking.as_mut().unwrap();
                ticking.deadline = ticking.deadline + *gained;
                ticking.returned += *gained;
                self.gaps.push((*until - *gained, *gained));
                ticking.returned_until = Some(*until);
            }
            Event::Ended { outcome, termination, .. } => {
                self.stage = Stage::Over(*outcome, *termination);
                self.ticking = None;
                self.offer = None;
            }
            Event::Act { act: Act::Adjourn, .. } => self.stage = Stage::Sealing,
            Event::Act { act, .. } => {
                let (outcome, termination) = act.ended().expect("an arbiter adjourns or decides here");
                self.stage = Stage::Over(outcome, termination);
                self.ticking = None;
                self.offer = None;
            }
            Event::AdjournmentProposed { by, .. } => self.stage = Stage::Playing { proposed_by: Some(*by) },
            Event::AdjournmentDeclined { .. } => self.stage = Stage::Playing { proposed_by: None },
            Event::SealingBegan { .. } => self.stage = Stage::Sealing,
            Event::Sealed { by, reflection, resume_at, .. } => {
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
            Event::ResumptionRequested { .. } => {
                if let Stage::Adjourned { ready, .. } = &mut self.stage {
                    *ready = true;
                }
            }
            Event::Opened { verdict: OpenVerdict::Played { uci, draw_offer }, .. } => {
                let sealer = self.on_move();
                self.put(uci);
                if *draw_offer {
                    self.offer = Some(sealer);
                }
                self.stage = Stage::Playing { proposed_by: None };
                self.start_clock(truly);
            }
            Event::Said { .. }
            | Event::ClaimUpheld { .. }
            | Event::ClaimReferred { .. }
            | Event::Analysed { .. }
            | Event::ClaimLapsed { .. }
            | Event::FlagFell { .. }
            | Event::MailProblem { .. }
            | Event::MailRestored { .. }
            | Event::LeaveBooked { .. }
            | Event::LeaveCancelled { .. }
            | Event::ReflectionDeclared { .. }
            | Event::ZoneNoted { .. }
            | Event::ClockRefilled { .. } => {}
            Event::Created { .. }
            | Event::Withdrawn { .. }
            | Event::Opened { .. }
            | Event::Drafted { .. }
            | Event::FaceAcknowledged { .. }
            | Event::ResumptionSet { .. }
            | Event::Resumed { .. }
            | Event::EarlyOpeningApproved { .. }
            | Event::CameLate { .. }
            | Event::EnvelopeMissing { .. }
            | Event::PublicationAgreed { .. }
            | Event::EnvelopePublished { .. }
            | Event::ReadingChosen { .. }
            | Event::ClocksQuestioned { .. }
            | Event::Appealed { .. }
            | Event::AppealDecided { .. } => panic!("{event:?}"),
        }
    }

    /// Whether the stored game is this one.
    pub fn agrees(&self, game: &Game) -> Result<(), String> {
        let stage = match (&self.stage, &game.phase) {
            (Stage::Playing { proposed_by }, Phase::Playing { adjournment_proposed_by }) => {
                proposed_by == adjournment_proposed_by
            }
            (Stage::Sealing, Phase::Sealing) => true,
            (
                Stage::Adjourned { by, resume_at, ready, .. },
                Phase::Adjourned { sealed_by, resume_at: stored, sealer_ready, .. },
            ) => (by, resume_at, ready) == (sealed_by, stored, sealer_ready),
            (Stage::Over(outcome, termination), Phase::Ended { outcome: o, termination: t, .. }) => {
                (outcome, termination) == (o, t)
            }
            _ => false,
        };
        let running = game.clock.running.map(|running| {
            (running.side, running.since, running.deadline, running.returned, running.returned_until)
        });
        let ticking = self.ticking.map(|ticking| {
            (self.on_move(), ticking.since, ticking.deadline, ticking.returned, ticking.returned_until)
        });
        let same = stage
            && self.position().fen() == game.position.fen()
            && self.ply() == game.ply.0
            && self.events == game.events
            && self.last_at == game.last_at
            && self.used == game.clock.used
            && self.gained == game.clock.gained
            && self.illegal == game.illegal_moves
            && self.offer == game.draw_offer.map(|offer| offer.by)
            && running == ticking;
        if same { Ok(()) } else { Err(format!("{}: {self:?}\nstored: {game:#?}", self.id)) }
    }
}

impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Model")
            .field("id", &self.id)
            .field("moves", &self.moves.join(" "))
            .field("fen", &self.position().fen())
            .field("stage", &self.stage)
            .field("offer", &self.offer)
            .field("used", &self.used)
            .field("gained", &self.gained)
            .field("ticking", &self.ticking)
            .field("last_at", &self.last_at)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}

/// The reason arbiters give here.
pub const REASON: &str = "decided in the simulation";

fn ended(at: Instant, outcome: Outcome, termination: Termination) -> Event {
    Event::Ended { at, outcome, termination }
}

fn agreed(at: Instant) -> Verdict {
    vec![ended(at, Outcome::Draw, Termination::Agreement)].into()
}

/// The letters moves are written with.
pub fn letters(dice: &store::testing::Dice) -> Letters {
    dice.one_of(&[Letters::English, Letters::English, Letters::German, Letters::French, Letters::Russian])
}
