//! The commands of a player in the game that the reply address names.

use app::{
    Address, Channel, Failure, NoticeKind, Receipt, Request, Submission, Unresolved, Who, inbox::Entry,
};
use domain::{Actor, Color, EventKind, Phase, Ply, PositionId, Refusal, Seen};

use super::{GameOfMail, MailExecutor, NEEDS_GAME, sentence, shortened};
use crate::{
    notice,
    reading::{
        command::{Command, Confirmed, Show},
        grammar::name,
        replies,
    },
};

/// The meaning of a command about a game.
#[expect(clippy::large_enum_variant, reason = "one a step, and taken apart at once")]
enum Meaning {
    /// A request to the service.
    Request(Request),
    /// An answer without one: nothing is done.
    Hint(String),
    /// Something that is shown.
    Show(Show),
    /// Nothing about a game.
    Other,
}

impl<T: Into<Request>> From<T> for Meaning {
    fn from(request: T) -> Self {
        Self::Request(request.into())
    }
}

impl MailExecutor<'_> {
    /// Plays a move, with what is given with it.
    pub(super) fn make_move(
        &mut self,
        n: usize,
        text: String,
        draw_offer: bool,
        message: Option<String>,
        conditions: Vec<String>,
    ) -> Result<(), Failure> {
        let line = shortened(&format!("{text}{}", if draw_offer { " (=)" } else { "" }), self.is_secret);
        self.shows_conditions |= !conditions.is_empty();
        let move_alone = Request { text: message, ..Request::play(text, draw_offer) };
        let request = if conditions.is_empty() { move_alone } else { move_alone.if_then(conditions) };
        self.submit(n, line, request)
    }

    /// Obeys a command about the game.
    pub(super) fn play(&mut self, n: usize, command: Command) -> Result<(), Failure> {
        let line = name(&command);
        let Some(game) = &self.game else {
            self.entry(shortened(line, self.is_secret), false, NEEDS_GAME);
            return Ok(());
        };
        self.shows_conditions |= matches!(command, Command::Conditions(_) | Command::Show(Show::Conditions));
        match self.meaning(game, command) {
            Meaning::Request(request) => self.submit(n, line.to_owned(), request),
            Meaning::Hint(hint) => {
                self.entry(line, false, hint);
                Ok(())
            }
            Meaning::Show(what) => {
                let answer = replies::show(self.service, game.id, self.player, what)?;
                self.entry(line, true, answer);
                Ok(())
            }
            Meaning::Other => Ok(()),
        }
    }

    fn meaning(&self, game: &GameOfMail, command: Command) -> Meaning {
        match command {
            Command::DrawOffer
            | Command::Accept
            | Command::AcceptDraw
            | Command::Decline
            | Command::DeclineDraw => self.about_an_offer(game, &command),
            Command::Resign(confirmed) => resignation(game, confirmed),
            Command::Claim(basis, announced) => Request::claim(basis, announced).into(),
            Command::Clock(request) => request.into(),
            Command::WithdrawFrom(scope, reason) => {
                let who = Who::Player(self.player.id);
                let request = Request::from(Unresolved::Withdraw { who, scope });
                Meaning::Request(if reason.is_empty() { request } else { request.with(reason) })
            }
            Command::Say(message) => Request::say(message).into(),
            Command::Conditions(lines) => Request::conditional(lines).into(),
            Command::Show(what) => Meaning::Show(what),
            command => about_an_adjournment(command),
        }
    }

    /// Answers to what the opponent offers, which may be a draw or an adjournment.
    fn about_an_offer(&self, game: &GameOfMail, command: &Command) -> Meaning {
        let state = &game.state;
        let color = state.color_of(self.player.id);
        let draw_offered = state.draw_offer.is_some_and(|offer| Some(offer.by) != color);
        let adjournment_offered = matches!(state.phase,
            Phase::Playing { adjournment_proposed_by: Some(by) } if Some(by) != color);
        match command {
            Command::DrawOffer if matches!(state.phase, Phase::Adjourned { .. }) => {
                domain::Command::OfferDraw.into()
            }
            Command::DrawOffer if draw_offered => {
                Meaning::Hint("Your opponent has offered a draw already: write accept to agree.".into())
            }
            Command::DrawOffer => Meaning::Hint(
                "A draw is offered together with a move: write the move on the line before.".into(),
            ),
            Command::Accept if adjournment_offered && draw_offered => Meaning::Hint(
                "Both a draw and an adjournment are offered: write accept draw or adjourn.".into(),
            ),
            Command::Accept if adjournment_offered => domain::Command::AcceptAdjournment.into(),
            Command::Accept | Command::AcceptDraw => domain::Command::AcceptDraw.into(),
            Command::Decline if adjournment_offered && !draw_offered => {
                domain::Command::DeclineAdjournment.into()
            }
            _ => domain::Command::DeclineDraw.into(),
        }
    }

    fn submit(&mut self, n: usize, line: String, request: Request) -> Result<(), Failure> {
        let Some(GameOfMail { id, ply, state }) = &self.game else {
            self.entry(line, false, NEEDS_GAME);
            return Ok(());
        };
        // Whatever a mail says is about the game as its address names it.
        let revision = match self.mail.address {
            Address::Play { line, .. } => line,
            _ => 0,
        };
        let gives_conditions = request.conditional.as_ref().is_some_and(|lines| !lines.is_empty());
        let seen = if request.traits().is_for_a_position {
            Seen::Position(PositionId { ply: *ply, revision })
        } else if gives_conditions {
            Seen::Position(PositionId { ply: self.after_own_move(*ply), revision })
        } else {
            Seen::Revision(revision)
        };
        let color = state.color_of(self.player.id);
        let submission = Submission {
            game: *id,
            actor: Actor::Player(self.player.id),
            request,
            seen,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        };
        let receipt = self.service.games.submit(submission)?;
        if moved(&receipt) {
            self.now_at = Some(receipt.ply);
        }
        let ended = receipt.events.iter().any(|event| event.ended().is_some());
        // Who has no mail of ends reads of it in the answer.
        let is_wanted = !ended || self.player.wants(NoticeKind::Results);
        self.ended |= ended && is_wanted;
        let is_mailed = color.is_some_and(|color| receipt.is_mailed_to(color, Channel::Mail));
        self.is_repeated |= matches!(receipt.refusal, Some(Refusal::AlreadyPlayed { .. }));
        let (ok, answer) = answered(&receipt, self.is_secret, color);
        self.unmailed |= !(ok && is_mailed && is_wanted);
        self.entries.push(Entry { line, answer, ok });
        Ok(())
    }

    /// Returns the position that conditional moves are for: after the sender's own last move, which they have seen, be it made
    /// before the mail they answer or after it.
    fn after_own_move(&self, seen: Ply) -> Ply {
        let Some(GameOfMail { state: game, .. }) = &self.game else { return seen };
        let theirs = game.on_move() != game.color_of(self.player.id);
        if theirs && game.ply == seen.next() { game.ply } else { seen }
    }
}

fn resignation(game: &GameOfMail, confirmed: Option<Confirmed>) -> Meaning {
    let id = game.id;
    match confirmed {
        Some(Confirmed::Yes) => domain::Command::Resign.into(),
        Some(Confirmed::Game(number)) if number == id.0 => domain::Command::Resign.into(),
        Some(Confirmed::Game(_)) => {
            Meaning::Hint(format!("This address belongs to {id}. To resign it, write: resign {id}"))
        }
        None => Meaning::Hint(format!("You have not resigned. If you want to, write: resign {id}")),
    }
}

fn about_an_adjournment(command: Command) -> Meaning {
    match command {
        Command::Adjourn => domain::Command::Adjourn.into(),
        Command::DeclineAdjournment => domain::Command::DeclineAdjournment.into(),
        Command::AdjournEarly => domain::Command::AdjournEarly.into(),
        Command::Seal(text) => {
            let (text, draw_offer) = with_offer(&text);
            Request::seal(text, draw_offer).into()
        }
        Command::Draft(text) => {
            let (text, draw_offer) = with_offer(&text);
            Request::draft(text, draw_offer).into()
        }
        Command::SealDraft => domain::Command::Seal { envelope: None }.into(),
        Command::Choose(text) => domain::Command::ChooseReading { m: text.into() }.into(),
        Command::QuestionClocks => domain::Command::QuestionClocks.into(),
        Command::Resume => domain::Command::Resume { envelope: None }.into(),
        Command::Publish => domain::Command::Publish { envelope: None }.into(),
        // Moves are steps of their own, and the rest is not about a game.
        _ => Meaning::Other,
    }
}

/// Reads "seal 5254 (=)", which offers a draw with the sealed move.
fn with_offer(text: &str) -> (String, bool) {
    match text.strip_suffix("(=)") {
        Some(text) => (text.trim_end().to_string(), true),
        None => (text.to_string(), false),
    }
}

/// Tells whether it was done, with the answer.
fn answered(receipt: &Receipt, is_secret: bool, me: Option<Color>) -> (bool, String) {
    match &receipt.refusal {
        Some(
            Refusal::NotAMove { .. }
            | Refusal::IllegalMove { .. }
            | Refusal::AmbiguousMove { .. }
            | Refusal::PromotionMissing { .. },
        ) if is_secret => (
            false,
            "This is not exactly one legal move here. Nothing was sealed; what you wrote is not repeated."
                .into(),
        ),
        Some(refusal) if refusal.is_about_conditions() && moved(receipt) => {
            (false, format!("Played. {}", sentence(refusal)))
        }
        refusal => {
            let refused = refusal.as_ref().map(sentence).unwrap_or_default();
            let described = me.map(|me| notice::to_sender(receipt, me));
            let answer = match described {
                Some(described) if !described.is_empty() || refusal.is_some() => {
                    format!("{refused} {described}")
                }
                Some(_) if receipt.events.is_empty() => "Nothing changed: it was so before.".into(),
                Some(_) => "It is in the record of the game.".into(),
                None => refused,
            };
            (refusal.is_none(), answer.trim().to_owned())
        }
    }
}

fn moved(receipt: &Receipt) -> bool {
    receipt.events.iter().any(|event| matches!(event.kind, EventKind::Moved { .. }))
}
