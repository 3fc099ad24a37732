//! The commands of a player in the game that the reply address names.

use app::{
    Channel, Failure, MAX_PAGE, NoticeKind, Receipt, Request, SealedText, Submission, Unresolved, Who,
    inbox::Entry,
};
use domain::{
    Actor, Color, EventKind, Game, GameId, Phase, PositionId, Refusal, Seen,
    notation::{self, NotationStyle},
};
use messages::{Arg, Message, Sentence, msg};

use super::{GameOfMail, MailExecutor, shortened};
use crate::{
    notice,
    reading::{
        command::{Confirmed, MailCommand},
        grammar::name,
        meaning::MAX_COMMANDS,
        record::{broken, events_of, position_at, record_of},
    },
};

/// More than a mail has steps: a message below the move of step `n` has the key of step `n + BELOW_MOVE`.
pub const BELOW_MOVE: usize = 1_000;

// A move, a message and conditions are steps beside the commands.
const _: () = assert!(2 * MAX_COMMANDS < BELOW_MOVE, "the key of a message is that of another step");

/// The request to the service, or the answer without it: nothing is done.
type Meaning = Result<Request, Message>;

impl MailExecutor<'_> {
    /// Plays a move, with what is given with it.
    pub(super) fn make_move(
        &mut self,
        n: usize,
        text: String,
        draw_offer: bool,
        message: Option<String>,
        conditions: Vec<SealedText>,
    ) -> Result<(), Failure> {
        let line = shortened(&format!("{text}{}", if draw_offer { " (=)" } else { "" }), self.is_secret);
        self.shows_conditions |= !conditions.is_empty();
        let conditional = (!conditions.is_empty()).then_some(conditions);
        let words = message.clone();
        let played = Request { text: message, conditional, ..Request::play(text.clone(), draw_offer) };
        let refusal = self.submit(n, line, played)?;
        match (refusal, words) {
            (Some(refusal), Some(words)) => match self.recorded_as(&refusal, &text)? {
                Some(seq) => self.say_once(n, words, seq),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Returns the number of the event of the sender's move, if the refusal is for a move that stands already.
    fn recorded_as(&self, refusal: &Refusal, text: &str) -> Result<Option<u32>, Failure> {
        let Some(GameOfMail { id, seen, state }) = &self.game else { return Ok(None) };
        if !matches!(refusal, Refusal::AlreadyPlayed { .. } | Refusal::WrongPly { .. }) {
            return Ok(None);
        }
        // The rules know the moves since the last irreversible one; the record knows all.
        let events = events_of(self.service, *id)?;
        let record = record_of(&events, *id, state)?;
        let style = NotationStyle { notation: self.player.notation, letters: self.player.letters };
        let is_same = position_at(&record, seen.ply)
            .filter(|position| Some(position.side_to_move()) == state.color_of(self.player.id))
            .and_then(|position| Some(position.uci(notation::read(text, &position, style).ok()?)))
            .is_some_and(|uci| record.moves.get(usize::from(seen.ply.0)) == Some(&uci));
        if !is_same {
            return Ok(None);
        }
        // A move out of an envelope does not name its ply.
        let mut found = None;
        Game::replay(&events, |_, event, after| {
            if after.ply == seen.ply.next() && event.played().is_some() {
                found = Some(after.events);
            }
            Some(())
        })
        .ok_or_else(|| broken(*id))?;
        Ok(found)
    }

    /// Sends the message below a move that stands already, unless it is on record since that move: a mail may come twice.
    fn say_once(&mut self, n: usize, words: String, since: u32) -> Result<(), Failure> {
        let Some(GameOfMail { id, .. }) = &self.game else { return Ok(()) };
        let line = name(&MailCommand::Say(String::new()));
        if self.has_said(*id, &words, since)? {
            self.entry(line, true, msg!("message-on-record"));
            return Ok(());
        }
        let refusal = self.submit(n + BELOW_MOVE, line, Request::say(words))?;
        self.is_repeated &= refusal.is_some();
        Ok(())
    }

    /// Tells whether these words of the sender are on record in an event of this number or a later one.
    fn has_said(&self, id: GameId, words: &str, since: u32) -> Result<bool, Failure> {
        let me = self.player.id;
        let mut after = since.saturating_sub(1);
        loop {
            let (events, texts) = self.service.records.events_with_texts(id, me, after, MAX_PAGE)?;
            let is_there = texts.iter().any(|text| text.author == me && text.text.trim() == words.trim());
            match events.last() {
                Some(last) if !is_there => after = last.seq,
                _ => return Ok(is_there),
            }
        }
    }

    /// Obeys a command about the game.
    pub(super) fn play(&mut self, n: usize, command: MailCommand) -> Result<(), Failure> {
        let line = name(&command);
        let Some(game) = &self.game else {
            self.entry(line, false, msg!("needs-game"));
            return Ok(());
        };
        self.shows_conditions |= matches!(command, MailCommand::Conditions(_));
        match self.meaning(game, command) {
            Some(Ok(request)) => drop(self.submit(n, line, request)?),
            Some(Err(hint)) => self.entry(line, false, hint),
            None => {}
        }
        Ok(())
    }

    /// `None`: moves are steps of their own, and the rest is not about a game.
    fn meaning(&self, game: &GameOfMail, command: MailCommand) -> Option<Meaning> {
        Some(Ok(match command {
            MailCommand::DrawOffer | MailCommand::Accept | MailCommand::Decline => {
                return Some(self.about_an_offer(game, &command));
            }
            MailCommand::Resign(confirmed) => return Some(resignation(game, confirmed)),
            MailCommand::Claim(basis, announced) => Request::claim(basis, announced),
            MailCommand::Game(request) => request,
            MailCommand::WithdrawFrom(scope, reason) => {
                let who = Who::Player(self.player.id);
                let request = Request::from(Unresolved::Withdraw { who, scope });
                if reason.is_empty() { request } else { request.with(reason) }
            }
            MailCommand::Say(message) => Request::say(message),
            MailCommand::Conditions(lines) => Request::conditional_lines(lines),
            MailCommand::Seal { text, draw_offer } => Request::seal(text, draw_offer),
            MailCommand::Draft { text, draw_offer } => Request::draft(text, draw_offer),
            MailCommand::Choose(text) => domain::Command::ChooseReading { m: text.into() }.into(),
            _ => return None,
        }))
    }

    /// Answers to what the opponent offers, which may be a draw or an adjournment.
    fn about_an_offer(&self, game: &GameOfMail, command: &MailCommand) -> Meaning {
        let state = &game.state;
        let color = state.color_of(self.player.id);
        let draw_offered = state.draw_offer.is_some_and(|offer| Some(offer.by) != color);
        let adjournment_offered = is_adjournment_offered(state, color);
        let request = match command {
            MailCommand::DrawOffer if matches!(state.phase, Phase::Adjourned { .. }) => {
                domain::Command::OfferDraw
            }
            MailCommand::DrawOffer if draw_offered => {
                return Err(msg!("hint-accept-offer"));
            }
            MailCommand::DrawOffer => {
                return Err(msg!("hint-offer-with-move"));
            }
            MailCommand::Accept if adjournment_offered && draw_offered => {
                return Err(msg!("hint-accept-which"));
            }
            MailCommand::Accept if adjournment_offered => domain::Command::AcceptAdjournment,
            MailCommand::Accept => domain::Command::AcceptDraw,
            _ if adjournment_offered && !draw_offered => domain::Command::DeclineAdjournment,
            _ => domain::Command::DeclineDraw,
        };
        Ok(request.into())
    }

    /// Submits a request, and returns its refusal.
    fn submit(&mut self, n: usize, line: Arg, request: Request) -> Result<Option<Refusal>, Failure> {
        let Some(GameOfMail { id, seen, state }) = &self.game else {
            self.entry(line, false, msg!("needs-game"));
            return Ok(None);
        };
        let color = state.color_of(self.player.id);
        let seals_offer = matches!(request.command, Unresolved::Seal { draw_offer: true, .. });
        let gives_or_withdraws = request.conditional.as_ref().map(|lines| !lines.is_empty());
        let submission = Submission {
            game: *id,
            actor: Actor::Player(self.player.id),
            seen: Seen::Position(self.seen_for(&request, *seen, state)),
            request,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        };
        let receipt = self.service.games.submit(submission)?;
        if moved(&receipt) {
            self.now_at = Some(receipt.ply);
        }
        let ended = receipt.events.iter().any(|event| event.ended().is_some());
        // The answer reports the end to a player without notices of results.
        let is_wanted = !ended || self.player.wants(NoticeKind::Results);
        let is_mailed = color.is_some_and(|color| receipt.is_mailed_to(color, Channel::Mail));
        self.is_repeated |= matches!(receipt.refusal, Some(Refusal::AlreadyPlayed { .. }));
        let unrecorded = gives_or_withdraws.map(|gives| about_conditions(gives, receipt.replaced_lines));
        let (ok, answer) = answered(&receipt, self.is_secret, color, seals_offer, unrecorded);
        // No mail about the event tells of a sealed offer: it stays in the envelope.
        self.unmailed |= seals_offer || !(ok && is_mailed && is_wanted);
        self.entries.push(Entry { line, answer, ok });
        Ok(receipt.refusal)
    }

    /// Returns the position that a request is for. Conditional moves are for the one after the sender's own last move, which
    /// they have seen, made before the mail they answer or after it.
    fn seen_for(&self, request: &Request, seen: PositionId, game: &Game) -> PositionId {
        let gives_conditions =
            matches!(request.command, Unresolved::Command(domain::Command::SetConditionalMoves));
        let theirs = game.on_move() != game.color_of(self.player.id);
        if gives_conditions && theirs && game.ply == seen.ply.next() {
            PositionId { ply: game.ply, ..seen }
        } else {
            seen
        }
    }
}

fn is_adjournment_offered(game: &Game, to: Option<Color>) -> bool {
    matches!(game.phase, Phase::Playing { adjournment_proposed_by: Some(by) } if Some(by) != to)
}

fn resignation(game: &GameOfMail, confirmed: Option<Confirmed>) -> Meaning {
    let id = game.id;
    match confirmed {
        Some(Confirmed::Game(number)) if number != id.0 => {
            Err(msg!("hint-resign-other", game = Arg::shown(id)))
        }
        Some(Confirmed::Yes | Confirmed::Game(_)) => Ok(domain::Command::Resign.into()),
        None => Err(msg!("hint-resign", game = Arg::shown(id))),
    }
}

/// Describes what became of conditional moves, of which no event tells. Their text stays out of the outbox.
fn about_conditions(gives: bool, replaced: Option<u32>) -> Message {
    match (gives, replaced) {
        (true, Some(count @ 1..)) => msg!("conditions-replaced", count = count),
        (true, _) => msg!("conditions-kept"),
        (false, Some(0)) => msg!("done-nothing"),
        (false, _) => msg!("conditions-none"),
    }
}

/// Tells whether it was done, with the answer. `unrecorded` is said of what makes no event.
fn answered(
    receipt: &Receipt,
    is_secret: bool,
    me: Option<Color>,
    seals_offer: bool,
    unrecorded: Option<Message>,
) -> (bool, Arg) {
    let mut sentences = Vec::new();
    match &receipt.refusal {
        Some(
            Refusal::NotAMove { .. }
            | Refusal::IllegalMove { .. }
            | Refusal::AmbiguousMove { .. }
            | Refusal::PromotionMissing { .. },
        ) if is_secret => return (false, msg!("sealed-not-one-move").into()),
        Some(refusal) if refusal.is_about_conditions() && moved(receipt) => {
            sentences.extend([msg!("done-moved"), refusal.message()]);
        }
        refusal => {
            sentences.extend(refusal.as_ref().map(Sentence::message));
            sentences.extend(me.map(|me| notice::to_sender(receipt, me, seals_offer)).unwrap_or_default());
        }
    }
    if sentences.is_empty() && me.is_some() {
        sentences.push(match unrecorded {
            _ if !receipt.events.is_empty() => msg!("done-recorded"),
            Some(unrecorded) => unrecorded,
            None => msg!("done-nothing"),
        });
    }
    (receipt.refusal.is_none(), Arg::Sentences { sentences })
}

fn moved(receipt: &Receipt) -> bool {
    receipt.events.iter().any(|event| matches!(event.kind, EventKind::Moved { .. }))
}
