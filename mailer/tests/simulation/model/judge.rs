//! The expected verdict on a command.

use super::*;

impl Model {
    /// Returns true if the flag had fallen at the receipt.
    pub fn flag_fell(&self, received_at: Instant) -> bool {
        self.ticking.is_some_and(|ticking| received_at > ticking.deadline)
    }

    /// Returns the expected verdict on an intention.
    pub fn judge(&self, party: Party, intent: &Intent, expected: Option<u16>, when: When) -> Verdict {
        let at = when.now.max(self.last_at);
        if self.flag_fell(when.received_at) {
            let refusal = match party {
                Party::Player(color) if color == self.on_move() => "too_late",
                _ => "game_over",
            };
            return Verdict { refusal: Some(refusal), ..self.fall(at) };
        }
        // An open proposal is named to a player who proposes it for another position.
        let is_proposed =
            matches!((intent, &self.stage), (Intent::Adjourn, Stage::Playing { proposed_by: Some(_) }));
        if let Some(expected) = expected.filter(|&expected| expected != self.ply() && !is_proposed) {
            let played = self.moves.get(usize::from(expected));
            let same = matches!(intent, Intent::Move { uci, .. } if Some(uci) == played);
            return if same && self.remembers(expected) {
                "already_played".into()
            } else {
                "wrong_ply".into()
            };
        }
        if expected.is_none() && matches!(intent, Intent::AcceptDraw | Intent::DeclineDraw) {
            return "ply_missing".into();
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
            Party::Player(by) => self.judge_player(by, intent, expected, when, at),
            Party::Arbiter(arbiter) => self.judge_arbiter(arbiter, intent, at),
        }
    }

    /// Returns true if the repeat of a move is recognised: no irreversible move followed it.
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
            EventKind::FlagFell { by, deadline: ticking.deadline }.at(at),
            ended(at, outcome, Termination::TimeLimitExceeded),
        ]
        .into()
    }

    /// Expects the fall of the flag.
    pub fn flag(&self, when: When) -> Verdict {
        self.fall(when.now.max(self.last_at))
    }

    /// Expects the opening at the agreed time.
    pub fn resume_by_time(&self, when: When) -> Verdict {
        self.open(when.now.max(self.last_at))
    }

    /// Returns the event of time given back after an outage.
    pub fn give_back(&self, from: Instant, until: Instant, when: When) -> Option<Event> {
        let ticking = self.ticking?;
        let start = from.max(ticking.since).max(ticking.returned_until.unwrap_or(from));
        (ticking.deadline >= from && until > start).then(|| {
            EventKind::DowntimeReturned { from, until, gained: until - start }.at(when.now.max(self.last_at))
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

    fn judge_player(
        &self,
        by: Color,
        intent: &Intent,
        expected: Option<u16>,
        when: When,
        at: Instant,
    ) -> Verdict {
        let playing = match self.stage {
            Stage::Playing { proposed_by } => Ok(proposed_by),
            Stage::Sealing => Err("must_seal"),
            Stage::Adjourned { .. } => Err("adjourned"),
            Stage::Over(..) => Err("game_over"),
        };
        match intent {
            Intent::Move { uci, draw_offer, message } => match self.may_move(by) {
                Err(code) => code.into(),
                Ok(()) => self.play(uci, *draw_offer, message.is_some(), when, at).into(),
            },
            Intent::Illegal => match self.may_move(by) {
                Err(code) => code.into(),
                Ok(()) => self.illegal(by, at),
            },
            Intent::OfferDraw => match (&self.stage, self.offer) {
                (Stage::Adjourned { .. }, Some(other)) if other == by => "already_offered".into(),
                (Stage::Adjourned { .. }, Some(_)) => agreed(at),
                (Stage::Adjourned { .. }, None) => vec![EventKind::DrawOffered { by }.at(at)].into(),
                _ => "offer_with_move".into(),
            },
            Intent::AcceptDraw if self.offer == Some(!by) => agreed(at),
            Intent::DeclineDraw if self.offer == Some(!by) => {
                vec![EventKind::DrawDeclined { by }.at(at)].into()
            }
            Intent::AcceptDraw | Intent::DeclineDraw => "no_draw_offer".into(),
            Intent::Resign => vec![ended(at, Outcome::won_by(!by), Termination::Resignation)].into(),
            Intent::Claim { basis, announced } => self.claim(by, *basis, announced.as_deref(), when, at),
            Intent::Say => vec![EventKind::Said { by, message: UNKNOWN }.at(at)].into(),
            Intent::Adjourn => match playing {
                Err(code) => code.into(),
                // Nobody agrees to what they have not seen.
                Ok(Some(proposer)) if proposer == by || expected != Some(self.ply()) => {
                    "already_proposed".into()
                }
                Ok(Some(_)) => vec![EventKind::SealingBegan { charged_until: None }.at(at)].into(),
                Ok(None) => vec![EventKind::AdjournmentProposed { by }.at(at)].into(),
            },
            Intent::DeclineAdjournment => match playing {
                Err(code) => code.into(),
                Ok(Some(proposer)) if proposer != by => {
                    vec![EventKind::AdjournmentDeclined { by }.at(at)].into()
                }
                Ok(_) => "no_adjournment_proposed".into(),
            },
            Intent::Seal { .. } => match self.may_move(by) {
                Err("must_seal") => vec![
                    EventKind::Sealed {
                        received_at: when.received_at,
                        by,
                        ply: Ply(self.ply() + 1),
                        envelope: Envelope::in_vault(UNKNOWN, UNKNOWN),
                        face: self.face(by, self.reflection(when)),
                        reflection: self.reflection(when),
                        charged: None,
                        resume_at: at + Span::days(self.rules.adjournment.resume_after_days),
                    }
                    .at(at),
                ]
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
                    vec![EventKind::ResumptionRequested { received_at, by }.at(at)].into()
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
        let act = |act| vec![EventKind::Act { by: arbiter, act, reason: UNKNOWN }.at(at)].into();
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
        let moved = EventKind::Moved {
            received_at: when.received_at,
            ply: Ply(self.ply() + 1),
            uci: uci.to_owned(),
            reflection: self.reflection(when),
            charged: None,
            draw_offer,
            message: message.then_some(UNKNOWN),
            conditional: false,
        }
        .at(at);
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
            events: vec![EventKind::IllegalMove { by, ambiguous: false, count, gained }.at(at)],
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
                EventKind::ClaimUpheld { by, basis, announced, decided_by: None, reason: None }.at(at),
                ended(at, Outcome::Draw, termination),
            ]
            .into();
        }
        let again = self.claimed_wrongly == Some(self.ply());
        let gained = if again { Span::ZERO } else { Span::days(self.rules.draws.wrong_claim_days.into()) };
        let mut events =
            vec![EventKind::ClaimRejected { by, basis, gained, decided_by: None, reason: None }.at(at)];
        events.extend(announced.map(|uci| self.play(uci, true, false, when, at)).unwrap_or_default());
        Verdict { events, refusal: Some("claim_not_correct") }
    }

    /// Returns the face of an envelope that this side seals now.
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
        let opened = EventKind::Opened { by, with, present, reason, envelope, verdict }.at(at);
        let ending = self.ending(&after).map(|(outcome, termination)| ended(at, outcome, termination));
        std::iter::once(opened).chain(ending).collect::<Vec<_>>().into()
    }
}
