//! The standing of an adjournment in sentences: the same on a page, over HTTP and in an answer by mail.

use app::message::{Arg, Message};
use domain::{ByColor, Color, Game, Instant, NextStep, Span, Standing, State};

use crate::msg;

/// An adjournment in words, for one reader.
#[derive(Clone, Debug, Default)]
pub struct StandingText {
    /// The state of the game and of its clocks, and who is ready to resume.
    pub now: Vec<Message>,
    /// The next step, and its latest time.
    pub next: Vec<Message>,
    /// The player who loses by default, and the time.
    pub default: Vec<Message>,
    /// The acts that the reader can do; empty for a reader who does not play.
    pub can: Vec<Message>,
}

impl StandingText {
    /// Returns the paragraphs that say something.
    pub fn paragraphs(self) -> impl Iterator<Item = Vec<Message>> {
        let next = self.next.into_iter().chain(self.default).collect();
        [self.now, next, self.can].into_iter().filter(|paragraph: &Vec<_>| !paragraph.is_empty())
    }
}

/// Describes an adjournment to the player of a side, or to another reader. It is empty where there is none, and after a
/// withdrawal, when an arbiter decides.
#[must_use]
pub fn describe_standing(game: &Game, names: &ByColor<String>, me: Option<Color>) -> StandingText {
    game.standing()
        .map_or_else(StandingText::default, |standing| Describer { game, names, me, standing }.text())
}

struct Describer<'a> {
    game: &'a Game,
    names: &'a ByColor<String>,
    me: Option<Color>,
    standing: Standing,
}

impl Describer<'_> {
    fn text(&self) -> StandingText {
        StandingText { now: self.now(), next: self.next(), default: self.default_time(), can: self.can() }
    }

    fn person(&self, color: Color) -> Arg {
        Arg::Person { name: self.names[color].clone(), is_reader: self.me == Some(color) }
    }

    fn until(&self) -> Arg {
        self.standing.until.map_or_else(|| "".into(), Arg::at)
    }

    fn now(&self) -> Vec<Message> {
        let Standing { state, sealer, next, .. } = self.standing;
        let (by, until) = (self.person(sealer), self.until());
        match (state, next) {
            (_, NextStep::Sealing) => {
                // The opponent learns of a move when it is sealed, and not of drafts.
                let is_told = self.me.is_none_or(|me| me == sealer);
                let draft = self.game.session.draft.as_ref().filter(|_| is_told);
                let drafted = draft.map(|_| msg!("standing-drafted", who = by.clone()));
                [msg!("standing-sealing", who = by)].into_iter().chain(drafted).collect()
            }
            (State::Waiting, _) => {
                let number = self.game.position.fullmoves();
                let sealed = msg!("standing-sealed", who = by, number = number);
                [sealed].into_iter().chain(self.readiness()).collect()
            }
            (State::SealerAbsent, _) => {
                let absent = msg!("standing-absent", who = self.person(!sealer), until = until);
                vec![msg!("standing-reply-sealed"), absent]
            }
            (State::ReplierAbsent, _) => {
                vec![msg!("standing-absent", who = self.person(!sealer), until = until)]
            }
            (State::Late, _) => vec![msg!("standing-late")],
            (_, NextStep::Opening) => vec![msg!("standing-due")],
            (_, NextStep::SealedText) => vec![msg!("standing-missing", who = by, until = until)],
            (_, NextStep::Adjudication) => vec![msg!("standing-missing-arbiter", who = by)],
            (_, NextStep::Reading) => {
                vec![msg!("standing-choosing", who = self.person(!sealer), until = until)]
            }
            // The sealer of the move on the board.
            _ => vec![msg!("standing-awaited", who = by)],
        }
    }

    /// Tells of both players whether they are ready, the reader first.
    fn readiness(&self) -> Vec<Message> {
        let first = self.me.unwrap_or(Color::White);
        let of = |color: Color| match self.standing.ready[color] {
            true => msg!("standing-ready", who = self.person(color)),
            false => msg!("standing-not-ready", who = self.person(color)),
        };
        vec![of(first), of(!first)]
    }

    fn next(&self) -> Vec<Message> {
        let Standing { state, sealer, ready, next, .. } = self.standing;
        let (replier, latest) = (!sealer, self.until());
        match (state, next) {
            (_, NextStep::Sealing) => {
                let days = self.game.regulations.adjournment.resume_after_days;
                vec![msg!("standing-sealing-then", after = Arg::length(Span::days(days)))]
            }
            (State::Playing, _) if self.game.is_sealing() => {
                vec![msg!("standing-sealing-reply", who = self.person(sealer))]
            }
            (_, NextStep::ReadyBoth) => {
                let otherwise = match ready[replier] {
                    true => {
                        let (who, latest) = (self.person(sealer), latest.clone());
                        msg!("standing-else-without", who = who, latest = latest)
                    }
                    false => {
                        let (who, latest) = (self.person(replier), latest.clone());
                        msg!("standing-else-clock", who = who, latest = latest)
                    }
                };
                vec![msg!("standing-when-both", latest = latest), otherwise, self.opening()]
            }
            (_, NextStep::ReadyReplier) => {
                vec![msg!("standing-when-one", who = self.person(replier), latest = latest), self.opening()]
            }
            (State::Late, _) => Vec::new(),
            (State::ReplierAbsent | State::SealerAbsent, _) | (_, NextStep::Opening) => vec![self.opening()],
            _ => Vec::new(),
        }
    }

    fn opening(&self) -> Message {
        let by = if self.game.is_held_by_arbiters() { "arbiter" } else { "service" };
        msg!("standing-opens", by = by, who = self.person(!self.standing.sealer))
    }

    /// Tells who loses by default, and when.
    fn default_time(&self) -> Vec<Message> {
        let Some((at, absent)) = self.game.default_ahead() else { return Vec::new() };
        let describe = |color: Color| self.default_of(color, at);
        Color::ALL.into_iter().filter(|&color| absent[color]).map(describe).collect()
    }

    fn default_of(&self, color: Color, at: Instant) -> Message {
        let (until, opponent) = (Arg::at(at), self.names[color].clone());
        let is_sealer = color == self.standing.sealer && self.standing.state != State::Playing;
        match (self.me == Some(color), is_sealer) {
            (true, _) => msg!("standing-default", until = until),
            // For the sealer the time starts again at a later opening.
            (false, true) => msg!("default-sealer", opponent = opponent, until = until),
            (false, false) => msg!("default-opponent", opponent = opponent, until = until),
        }
    }

    fn can(&self) -> Vec<Message> {
        let Some(me) = self.me else { return Vec::new() };
        let Standing { state, ready, next, .. } = self.standing;
        let may_come = matches!(next, NextStep::ReadyBoth | NextStep::ReadyReplier) && !ready[me];
        let may_end =
            matches!(state, State::Waiting | State::Due | State::ReplierAbsent | State::SealerAbsent);
        let resume = may_come.then(|| msg!("standing-may-resume"));
        resume.into_iter().chain(may_end.then(|| msg!("standing-may-end"))).collect()
    }
}
