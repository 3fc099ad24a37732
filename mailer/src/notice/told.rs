//! What happened, in sentences for one reader.

use app::{outbox::GameContext, ports::Recorded};
use domain::{
    Act, ActNote, Actor, ClaimBasis, Color, Digest, Event, Game, Instant, OpenVerdict, Outcome, Phase,
    PlayerId, Ply, Span, Stage, Termination,
    notation::{self, NotationStyle},
    sealing::EnvelopeText,
};

use super::{
    score::{self, Score},
    when::{self, Calendar},
};

/// Who reads, and what he may be told.
pub(super) struct EventNarrator<'a> {
    pub(super) context: &'a GameContext,
    /// As it stands now, or as it stood after the event that is described.
    pub(super) game: &'a Game,
    pub(super) score: &'a Score,
    pub(super) reader: Option<Color>,
    pub(super) id: PlayerId,
    pub(super) style: NotationStyle,
    pub(super) calendar: &'a Calendar,
    /// The reader is the arbiter who did it.
    pub(super) acted: bool,
    /// Describes what is past: no advice, no deadlines that may be over.
    pub(super) past: bool,
}

impl EventNarrator<'_> {
    /// "You" or the name.
    pub(super) fn who(&self, color: Color) -> &str {
        if self.reader == Some(color) { "You" } else { &self.context.names[color] }
    }

    /// The arbiter who decided an appeal, as the reader knows them.
    const fn other_arbiter(&self) -> &'static str {
        if self.acted { "You" } else { "Another arbiter" }
    }

    /// The arbiter who caused an event: to players by name; or the service, where it acted by a rule.
    fn arbiter(&self, seq: Option<u32>) -> String {
        let caused = |recorded: &&Recorded| Some(recorded.seq) == seq;
        let is_player = self.reader.is_some() || self.context.game.replaced_players.contains(&self.id);
        let name = match self.context.events.iter().find(caused).map(|recorded| recorded.actor) {
            Some(Actor::Timekeeper) => return "The service".into(),
            Some(Actor::Arbiter(id)) => self.context.people.get(&id).filter(|_| is_player),
            _ => None,
        };
        name.map_or_else(|| "The arbiter".into(), |name| format!("Arbiter {name}"))
    }

    /// The arbiter's reason, with a full stop if it has no end.
    fn reason(&self, digest: &Digest) -> String {
        let text = self.context.text(digest).map(|message| message.text.trim_end());
        let text = text.filter(|text| !text.is_empty()).unwrap_or("(erased)");
        let ends = text.ends_with(|last: char| !last.is_alphanumeric());
        format!("{text}{}", if ends { "" } else { "." })
    }

    /// The number of an event that is told.
    fn seq(&self, event: &Event) -> Option<u32> {
        self.context.events.iter().find(|recorded| recorded.event == *event).map(|recorded| recorded.seq)
    }

    /// A move that was announced and not played, in the reader's notation as long as the position is the one of then.
    fn announced(&self, uci: &str, is_pending: bool) -> String {
        let position = &self.game.position;
        match position.from_uci(uci).filter(|_| is_pending) {
            Some(m) => {
                let text = notation::write(m, position, self.style.notation, self.style.letters);
                score::foreseen(position, &[text])
            }
            None => uci.to_owned(),
        }
    }

    /// The arbiter's reason as a sentence, if there is one.
    fn why(&self, digest: Option<&Digest>) -> String {
        digest.map_or_else(String::new, |digest| format!(" The arbiter's reason: {}", self.reason(digest)))
    }

    /// The mail may be late, and another claim wait by then: of one that was decided nothing more is said.
    fn referred(&self, event: &Event, by: Color, basis: ClaimBasis, announced: Option<&str>) -> String {
        let seq = self.seq(event);
        let claim = self.game.claim.as_ref().filter(|claim| Some(claim.seq) == seq);
        let pending = claim.filter(|_| !self.past).map_or_else(String::new, |claim| {
            let clock = match claim.paused {
                None => "meanwhile the game goes on and the clock runs",
                Some(_) => "until then no clock runs",
            };
            let until = self.calendar.date(claim.until);
            format!(" An arbiter decides by {until}; {clock}. Undecided, it lapses then.")
        });
        let what = if basis.is_by_adjudication() {
            format!("{} asked for adjudication as {}.", self.who(by), claimed(basis))
        } else {
            let (who, claimed, by) = (self.who(by), claimed(basis), basis_words(basis));
            let after = announced.map_or_else(String::new, |uci| {
                format!(" and announced the move {}", self.announced(uci, claim.is_some()))
            });
            format!("{who} claimed {claimed} by {by}{after}. No table here tells.")
        };
        let how = match (self.reader, claim) {
            _ if self.past => String::new(),
            (None, Some(claim)) => format!(
                " It is for you to decide: reply with one line, \"arbiter {0} uphold {1}: \" or \"arbiter {0} reject \
                 {1}: \" and the reason.",
                self.context.id, claim.seq
            ),
            (Some(_), Some(claim)) if claim.basis.is_by_adjudication() => {
                " You can hand in analysis: reply with \"analysis:\" and the text below it. Your opponent does not read \
                 it before the game is over."
                    .to_owned()
            }
            _ => String::new(),
        };
        format!("{what}{pending}{how}")
    }

    /// Everything the mail tells of, in order.
    pub(super) fn tell(&self) -> String {
        let mut ply = self.ply_before();
        let mut sentences = Vec::new();
        for event in &self.context.told {
            if event.played().is_some() {
                ply = ply.next();
            }
            sentences.extend(self.sentence(event, ply));
        }
        sentences.join(" ")
    }

    /// Half-moves played before what is told.
    fn ply_before(&self) -> Ply {
        let first = self.context.told.first();
        let events = self.context.events.iter().map(|recorded| &recorded.event);
        let before = events.take_while(|event| Some(*event) != first);
        if before.clone().any(Event::rewrites) {
            return Game::fold(before).map_or_else(Ply::default, |game| game.ply);
        }
        before.filter(|event| event.played().is_some()).fold(Ply::default(), |ply, _| ply.next())
    }

    pub(super) fn sentence(&self, event: &Event, ply: Ply) -> Option<String> {
        Some(match event {
            Event::Created { .. } => self.begins(),
            Event::Moved { conditional: true, .. } => {
                let by = self.side_of(ply);
                let whose = if self.reader == Some(by) { "your" } else { "a" };
                format!(
                    "{} answered at once with {}, {whose} conditional move.",
                    self.who(by),
                    self.score.at(ply)?
                )
            }
            Event::Moved { reflection, charged, draw_offer, .. } => {
                let by = self.side_of(ply);
                let offer = if *draw_offer { " and offered a draw" } else { "" };
                let time = spent(*reflection, *charged);
                format!("{} played {}{offer} (time used: {time}).", self.who(by), self.score.at(ply)?)
            }
            Event::Said { by, .. } => format!("{} wrote a message.", self.who(*by)),
            Event::DrawOffered { by, .. } => format!("{} offered a draw.", self.who(*by)),
            Event::DrawDeclined { by, .. } => format!("{} declined the draw offer.", self.who(*by)),
            Event::ClaimReferred { by, basis, announced, .. } => {
                self.referred(event, *by, *basis, announced.as_deref())
            }
            Event::Analysed { by, .. } => format!("{} handed in analysis.", self.who(*by)),
            Event::ClaimLapsed { .. } => {
                "No arbiter decided the claim in time: the game goes on as if it had not been \
                 made, and the time of waiting counts for nobody."
                    .into()
            }
            Event::ClaimUpheld { by, basis, reason, .. } => {
                format!(
                    "{} claimed {} by {}, correctly.{}",
                    self.who(*by),
                    claimed(*basis),
                    basis_words(*basis),
                    self.why(reason.as_ref())
                )
            }
            Event::ClaimRejected { basis, reason, .. } if basis.is_by_adjudication() => {
                format!(
                    "{} did not adjudicate: the game goes on.{}",
                    self.arbiter(self.seq(event)),
                    self.why(reason.as_ref())
                )
            }
            Event::ClaimRejected { by, basis, gained, reason, .. } => format!(
                "{} claimed {} by {}. The claim is not correct{}.{}{}",
                self.who(*by),
                claimed(*basis),
                basis_words(*basis),
                if self.game.draw_offer.is_some_and(|offer| offer.by == *by) {
                    " and stands as a draw offer (FIDE 9.5.3)"
                } else {
                    ""
                },
                self.gain(!*by, *gained),
                self.why(reason.as_ref()),
            ),
            Event::IllegalMove { by, ambiguous, count, gained, .. } => format!(
                "{} sent an {} move, the {} so far.{}",
                self.who(*by),
                if *ambiguous { "ambiguous" } else { "illegal" },
                ordinal(*count),
                self.gain(!*by, *gained)
            ),
            Event::FlagFell { by, deadline, .. } => {
                let deadline = self.calendar.date(*deadline);
                format!("{} did not move before the deadline, {deadline}.", self.who(*by))
            }
            Event::DowntimeReturned { gained: Span::ZERO, .. } => {
                "The service was away, and no clock counted. Whoever is waited for has that much longer to come."
                    .to_owned()
            }
            Event::DowntimeReturned { gained, .. } => {
                format!("The service was away; {} was given back on the clock.", when::length(*gained))
            }
            // By mail it would reach only the other; both see it in the record.
            Event::MailProblem { .. } | Event::MailRestored { .. } | Event::ZoneNoted { .. } => return None,
            Event::LeaveBooked { by, leave, .. } => {
                format!("{} will be on leave from {} to {}.", self.who(*by), leave.first, leave.last)
            }
            Event::LeaveCancelled { by, leave, .. } => {
                format!("{} will not be on leave from {} to {}.", self.who(*by), leave.first, leave.last)
            }
            Event::ReflectionDeclared { by, .. } => {
                format!("{} declared to go on thinking about this move.", self.who(*by))
            }
            Event::ClockRefilled { by, amount, .. } => {
                format!("{} took {} from the bank.", self.who(*by), when::length(*amount))
            }
            Event::Ended { outcome, termination, .. } => self.ended(*outcome, *termination, None),
            Event::Act { at, act, reason, .. } => {
                let note = self.seq(event).and_then(|seq| self.game.acts.iter().find(|note| note.seq == seq));
                let replaced = note.is_some_and(|note| note.replaced == Some(self.id));
                self.act(act, self.seq(event), &self.reason(reason), replaced) + &self.how_to_appeal(*at, note, replaced)
            }
            Event::Appealed { by, act, .. } => {
                let note = self.game.acts.iter().find(|note| note.seq == *act);
                let of_former = note.filter(|note| {
                    note.replaced.is_some() && matches!(note.act, Act::Replace { side, .. } if side == *by)
                });
                let how = match self.reader {
                    _ if self.past => String::new(),
                    Some(_) => String::new(),
                    None => format!(
                        " It was: {}If it was not you who acted, you can: reply with one line, \"arbiter {id} confirm {act}: \" or \
                         \"arbiter {id} reverse {act}: \" and the reason.",
                        note.map_or_else(String::new, |note| self.did(&note.act, Some(note.seq), false) + " "),
                        id = self.context.id
                    ),
                };
                let who = match of_former {
                    Some(note) if note.replaced == Some(self.id) => "You",
                    Some(_) => "The player who was replaced",
                    None => self.who(*by),
                };
                format!("{who} appealed against the arbiter's act {act}. Another arbiter decides.{how}")
            }
            Event::AppealDecided { act, reversed: false, reason, .. } => {
                format!("{} confirmed act {act}. The reason: {}", self.other_arbiter(), self.reason(reason))
            }
            Event::AppealDecided { act, reason, .. } => format!(
                "{} reversed act {act}. The game is as it would be without it, and the time in which no \
                 move could be made counts for nobody. The reason: {}",
                self.other_arbiter(),
                self.reason(reason)
            ),
            Event::Withdrawn { of, noted_by, silent, reason, .. } => {
                let who = self.who(*of);
                let has = if self.reader == Some(*of) { "have" } else { "has" };
                let how = match (silent, noted_by) {
                    (true, _) => format!(
                        "{who} {has} lost half of the games of this event by silence, and so withdrawn."
                    ),
                    (false, Some(_)) => {
                        format!("{} noted that {who} {has} withdrawn.", self.arbiter(self.seq(event)))
                    }
                    (false, None) => format!("{who} {has} withdrawn."),
                };
                let what = if self.game.withdrawn.is_some() {
                    " No clock runs until an arbiter decides what becomes of the game."
                } else {
                    ""
                };
                let why = reason.map(|reason| format!(" The reason: {}", self.reason(&reason)));
                format!("{how}{what}{}", why.unwrap_or_default())
            }
            Event::ClocksQuestioned { by, .. } => {
                format!("{} said that the clocks show wrong times; the arbiter looks at it.", self.who(*by))
            }
            Event::AdjournmentProposed { .. }
            | Event::AdjournmentDeclined { .. }
            | Event::SealingBegan { .. }
            | Event::Drafted { .. }
            | Event::Sealed { .. }
            | Event::FaceAcknowledged { .. }
            | Event::ResumptionSet { .. } => self.adjournment(event)?,
            Event::PublicationAgreed { by, .. } => format!(
                "{} agrees that the envelope of this game is opened and shown. It is if both players agree; it changes \
                 nothing in the game.",
                self.who(*by)
            ),
            Event::EnvelopePublished { envelope, .. } => match EnvelopeText::parse(envelope) {
                Ok(text) => format!(
                    "Both players agreed, and the envelope of this game was opened: {} had sealed {}. It changes \
                     nothing in the game.",
                    self.who(text.sealer),
                    text.written
                ),
                Err(_) => return None,
            },
            Event::ResumptionRequested { .. }
            | Event::Resumed { .. }
            | Event::EarlyOpeningApproved { .. }
            | Event::CameLate { .. }
            | Event::EnvelopeMissing { .. }
            | Event::ReadingChosen { .. }
            | Event::Opened { .. } => self.resumption(event, ply)?,
        })
    }

    fn begins(&self) -> String {
        let control = &self.game.regulations.time_control;
        match self.reader {
            Some(color) => format!(
                "Your game against {} has begun. You play {}, with {control}.",
                self.context.names[!color],
                color.fold_wb("White", "Black"),
            ),
            None => {
                let names = &self.context.names;
                format!("The game {} - {} has begun, with {control}.", names.white, names.black)
            }
        }
    }

    fn adjournment(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::AdjournmentProposed { by, .. } => format!("{} proposed to adjourn.", self.who(*by)),
            Event::AdjournmentDeclined { by, .. } => {
                format!("{} declined to adjourn; the game goes on.", self.who(*by))
            }
            Event::SealingBegan { charged_until: Some(until), .. } => format!(
                "The player on move adjourns early, and the time counts until the session would have ended, {}.",
                self.calendar.date(*until)
            ),
            Event::SealingBegan { .. } if self.game.regulations.adjournment.session_days.is_some() => {
                "The session is over, or the players agreed to adjourn.".into()
            }
            Event::SealingBegan { .. } => "The players agreed to adjourn.".into(),
            Event::Drafted { .. } if self.reader.is_none() => {
                "The player on move put a draft of the sealed move into an envelope.".into()
            }
            Event::Drafted { .. } => {
                "Your draft of the sealed move is in an envelope, and your clock still runs. \
                 Another draft replaces it."
                    .into()
            }
            Event::Sealed { by, reflection, charged, .. }
                if matches!(self.game.phase, Phase::Adjourned { stage: Stage::SealerAbsent, .. }) =>
            {
                format!(
                    "{} sealed the reply (time used: {}), because the opponent has not come yet. The opponent's clock runs; \
                     the reply is opened when the opponent comes.",
                    self.who(*by),
                    spent(*reflection, *charged),
                )
            }
            Event::Sealed { by, reflection, charged, .. } => format!(
                "{} sealed the next move (time used: {}). The game is adjourned; no clock runs.",
                self.who(*by),
                spent(*reflection, *charged),
            ),
            Event::FaceAcknowledged { .. } => {
                format!(
                    "{} has checked what stands on the envelope and keeps it.",
                    self.arbiter(self.seq(event))
                )
            }
            Event::ResumptionSet { resume_at, reason, .. } => format!(
                "{} set another time of resumption: {}. The reason: {}",
                self.arbiter(self.seq(event)),
                self.calendar.date(*resume_at),
                self.reason(reason)
            ),
            _ => return None,
        })
    }

    fn resumption(&self, event: &Event, ply: Ply) -> Option<String> {
        Some(match event {
            Event::ResumptionRequested { by, .. } => format!("{} asked to resume.", self.who(*by)),
            Event::Resumed { .. } => match self.game.phase {
                Phase::Adjourned { stage: Stage::ReplierAbsent, sealed_by, .. } => format!(
                    "The game has resumed, and {} not come yet: {} clock runs.",
                    if self.reader == Some(!sealed_by) {
                        "you have"
                    } else {
                        "the player who must reply has"
                    },
                    if self.reader == Some(!sealed_by) { "your" } else { "that" },
                ),
                _ => "The game has resumed. The arbiter opens the envelope; until then no clock runs.".into(),
            },
            Event::EarlyOpeningApproved { reason, .. } => format!(
                "An arbiter agreed that the envelope is opened before its time{}. The reason: {}",
                if self.game.regulations.adjournment.needed_early > 1 {
                    ", which takes another one"
                } else {
                    ""
                },
                self.reason(reason)
            ),
            Event::CameLate { absent, on_time, .. } => {
                let who = match (absent.white, absent.black) {
                    (true, true) => "Neither player",
                    (true, false) => self.who(Color::White),
                    _ => self.who(Color::Black),
                };
                let limit = if *on_time { "the time limit" } else { "the default time" };
                format!("{who} did not come within {limit} (FIDE Guidelines I.10).")
            }
            Event::EnvelopeMissing { reason, .. } => format!(
                "The envelope cannot be opened. The player who sealed shows the text that was sealed: only the text \
                 with the printed SHA-256 counts. That player's clock runs if the player encrypted it; otherwise no \
                 clock runs, and the arbiter can decide the game. The reason: {}",
                reason.map_or_else(
                    || "it does not open, or is not what was committed to.".into(),
                    |reason| self.reason(&reason)
                )
            ),
            Event::ReadingChosen { by, .. } => {
                format!("{} took one reading of the sealed move: {}.", self.who(*by), self.score.at(ply)?)
            }
            Event::Opened { envelope, verdict, reason, .. } => {
                let early = reason.map_or_else(String::new, |reason| {
                    format!(" An arbiter opened it before its time. The reason: {}", self.reason(&reason))
                });
                self.opened(envelope, verdict, ply)? + &early
            }
            _ => return None,
        })
    }

    fn opened(&self, envelope: &str, verdict: &OpenVerdict, ply: Ply) -> Option<String> {
        let Ok(envelope) = EnvelopeText::parse(envelope) else {
            return Some("The envelope was opened. Its text is not a move that was sealed in this position of this game, \
                 and is shown to nobody.".into());
        };
        let sealer = if self.reader == Some(envelope.sealer) { "you" } else { self.who(envelope.sealer) };
        let written = &envelope.written;
        Some(match verdict {
            OpenVerdict::Played { draw_offer, .. } => {
                let offer = if *draw_offer { " and offered a draw with it" } else { "" };
                let played = self.score.at(ply)?;
                format!(
                    "The envelope was opened: {sealer} had sealed {played} (written \"{written}\"){offer}."
                )
            }
            OpenVerdict::Ambiguous { .. } => format!(
                "The envelope was opened: {sealer} had sealed \"{written}\", which has more than one reading."
            ),
            OpenVerdict::Illegal => {
                format!(
                    "The envelope was opened: {sealer} had sealed \"{written}\", which is not a legal move."
                )
            }
        })
    }

    /// How the game ended: what it counts, and why.
    pub(super) fn ended(&self, outcome: Outcome, termination: Termination, reason: Option<&str>) -> String {
        let side = |color: Color| color.fold_wb("White", "Black");
        let how = match termination {
            Termination::TimeLimitExceeded if self.game.by_silence => {
                "by silence: for too long no move was made"
            }
            _ => termination_words(termination),
        };
        let result = match (outcome, outcome.winner()) {
            (_, Some(color)) => {
                let wins = if self.reader == Some(color) { "win" } else { "wins" };
                format!("{} ({}) {wins} {how}", self.who(color), side(color))
            }
            (Outcome::BothLose, None) => format!("both players lose {how}"),
            (Outcome::NoResult, None) => format!("it counts for nobody, {how}"),
            (_, None)
                if matches!(termination, Termination::TimeLimitExceeded | Termination::IllegalMoves) =>
            {
                format!("drawn, {how}, but the opponent could never mate")
            }
            (_, None) => format!("drawn {how}"),
        };
        let reason = reason.map_or_else(String::new, |reason| format!(" The arbiter's reason: {reason}"));
        format!("{} is over, {outcome}: {result}.{reason}", self.context.id)
    }

    fn how_to_appeal(&self, at: Instant, note: Option<&ActNote>, replaced: bool) -> String {
        let days = self.game.regulations.arbiter.appeal_days;
        match note {
            Some(ActNote { act: Act::GiveWay { .. }, .. }) => String::new(),
            Some(note) if days > 0 && (self.reader.is_some() || replaced) => format!(
                " If you do not agree, you can appeal to another arbiter until {}: reply with one line, \"appeal {}: \" \
                 and your grounds.",
                self.calendar.date(at + Span::days(days)),
                note.seq
            ),
            _ => String::new(),
        }
    }

    fn act(&self, act: &Act, seq: Option<u32>, reason: &str, replaced: bool) -> String {
        let Some((outcome, termination)) = act.ended() else {
            return format!("{} The reason: {reason}", self.did(act, seq, replaced));
        };
        let again = match act {
            Act::Cancel { replayed_as: Some(game) } => format!(" It is played again as {game}."),
            Act::GiveWay { to } => format!(" {to} counts after all."),
            _ => String::new(),
        };
        self.ended(outcome, termination, Some(reason)) + &again
    }

    /// What an arbiter did, without the reason.
    fn did(&self, act: &Act, seq: Option<u32>, replaced: bool) -> String {
        if let Some((outcome, termination)) = act.ended() {
            return self.ended(outcome, termination, None);
        }
        let whose = |color: Color| {
            if self.reader == Some(color) {
                "your".to_owned()
            } else {
                format!("{}'s", self.context.names[color])
            }
        };
        let arbiter = self.arbiter(seq);
        match act {
            Act::Warn { side } if self.reader == Some(*side) => format!("{arbiter} warned you."),
            Act::Warn { side } => format!("{arbiter} warned {}.", self.who(*side)),
            Act::Time { side, span } => {
                let (verb, for_whom) = if *span > Span::ZERO { ("gave", "to") } else { ("took", "from") };
                let length = when::length(Span(span.0.abs()));
                format!("{arbiter} {verb} {length} {for_whom} {} clock.", whose(*side))
            }
            Act::Clocks { used, deadline } => {
                let [white, black] = [used.white, used.black].map(when::length);
                let until = deadline.map_or_else(String::new, |at| {
                    format!(", and the deadline of this move is {}", self.calendar.date(at))
                });
                format!(
                    "{arbiter} corrected the clocks: White has used {white} for the moves so far, Black {black}{until}."
                )
            }
            Act::Points { half_points } => {
                let [white, black] = [half_points.white, half_points.black].map(|half| f32::from(half) / 2.0);
                format!("{arbiter} changed the points: White {white}, Black {black}.")
            }
            Act::Leave { side, leave } => format!(
                "{arbiter} gave special leave from {} to {}: {} clock stands still on these days.",
                leave.first,
                leave.last,
                whose(*side)
            ),
            Act::EndLeave { side, first } => format!(
                "{arbiter} ended the leave from {first} on: {} clock does not stand still for it any more.",
                whose(*side)
            ),
            Act::Adjourn => format!("{arbiter} ordered adjournment."),
            Act::TakeBack { to } => format!(
                "{arbiter} let a slip be taken back: the game goes on from the position after {} half-moves, and \
                 the time since then counts for nobody.",
                to.0
            ),
            Act::Replace { side, .. } if self.reader == Some(*side) => {
                "You play in this game, for somebody else, from now on, with the clock as it stands. What that player had \
                 offered, claimed or booked is void."
                    .into()
            }
            Act::Replace { side, .. } if replaced => {
                let name = &self.context.names[*side];
                format!("You were replaced: {name} plays on in your place. What you had offered, claimed or given as conditional moves is void.")
            }
            Act::Replace { side, .. } => {
                let name = &self.context.names[*side];
                format!(
                    "{name} plays on, for somebody else, from now on, with the clock as it stands. What the player before \
                     had offered or claimed is void."
                )
            }
            Act::Adjudicate { .. }
            | Act::Forfeit { .. }
            | Act::Cancel { .. }
            | Act::Annul
            | Act::GiveWay { .. }
            | Act::Expel { .. } => String::new(),
        }
    }

    fn gain(&self, who: Color, gained: Span) -> String {
        if gained <= Span::ZERO {
            return String::new();
        }
        let gains = if self.reader == Some(who) { "You gain" } else { "The opponent gains" };
        format!(" {gains} {} for the next move.", when::length(gained))
    }

    /// Who made this ply.
    fn side_of(&self, ply: Ply) -> Color {
        let game = self.game;
        let even = game.ply.0.abs_diff(ply.0).is_multiple_of(2);
        let last_mover = !game.position.side_to_move();
        if even { last_mover } else { !last_mover }
    }
}

/// Time used, and what was charged for it if that is something else.
fn spent(used: Span, charged: Option<Span>) -> String {
    let used = when::length(used);
    charged.map_or_else(|| used.clone(), |charged| format!("{used}, charged: {}", when::length(charged)))
}

const fn claimed(basis: ClaimBasis) -> &'static str {
    match basis {
        ClaimBasis::TablebaseWin | ClaimBasis::AdjudicatedWin => "a win",
        _ => "a draw",
    }
}

const fn basis_words(basis: ClaimBasis) -> &'static str {
    match basis {
        ClaimBasis::ThreefoldRepetition => "threefold repetition",
        ClaimBasis::FiftyMoves => "the fifty-move rule",
        ClaimBasis::TablebaseWin | ClaimBasis::TablebaseDraw => "an endgame tablebase",
        ClaimBasis::AdjudicatedWin | ClaimBasis::AdjudicatedDraw => "adjudication",
    }
}

const fn termination_words(termination: Termination) -> &'static str {
    match termination {
        Termination::Checkmate => "by checkmate",
        Termination::Resignation => "by resignation",
        Termination::Stalemate => "by stalemate",
        Termination::DeadPosition => "because neither side can mate any more",
        Termination::Agreement => "by agreement",
        Termination::ThreefoldRepetition => "by threefold repetition, on claim",
        Termination::FiftyMoves => "by the fifty-move rule, on claim",
        Termination::Tablebase => "by an endgame tablebase, on claim",
        Termination::FivefoldRepetition => "by fivefold repetition",
        Termination::SeventyFiveMoves => "by the seventy-five-move rule",
        Termination::TimeLimitExceeded => "because the time limit was exceeded",
        Termination::IllegalMoves => "because of illegal moves",
        Termination::SealedMove => "because the sealed move was ambiguous or illegal",
        Termination::Forfeit => "by forfeit",
        Termination::Cancelled => "because an arbiter cancelled it",
        Termination::Annulled => "because an arbiter annulled it",
        Termination::Expulsion => "because the other player was expelled",
        Termination::Withdrawal => "because of a withdrawal",
        Termination::Adjudication => "by adjudication",
    }
}

fn ordinal(n: u16) -> String {
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{end}")
}
