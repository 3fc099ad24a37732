//! Describes events in sentences, for one reader.

mod acts;
mod adjournment;
mod claims;
mod clocks;
mod mail;
mod moves;
mod opening;
mod result;

use app::{Receipt, outbox::GameContext, ports::Recorded};
use domain::{Actor, Color, Digest, Event, EventKind, Game, PlayerId, Ply, Span, notation::NotationStyle};

use super::{
    score::Score,
    when::{self, Calendar},
};

/// Describes events to a reader, with no more than that reader may know.
pub(super) struct EventNarrator<'a> {
    pub(super) context: &'a GameContext,
    /// The game now, or as it stood after the described event.
    pub(super) game: &'a Game,
    pub(super) score: &'a Score,
    pub(super) reader: Option<Color>,
    pub(super) id: PlayerId,
    pub(super) style: NotationStyle,
    pub(super) calendar: &'a Calendar,
    /// The reader is the arbiter who caused the events.
    pub(super) acted: bool,
    /// Leaves out advice and deadlines, which may have passed.
    pub(super) past: bool,
}

impl EventNarrator<'_> {
    /// Returns "You" or the name, for the beginning of a sentence.
    pub(super) fn who(&self, color: Color) -> &str {
        if self.reader == Some(color) { "You" } else { &self.context.names[color] }
    }

    /// Returns "you" or the name, for the middle of a sentence.
    fn whom(&self, color: Color) -> &str {
        if self.reader == Some(color) { "you" } else { &self.context.names[color] }
    }

    /// Names the arbiter who caused an event, to players only; or the service, if a rule made it act.
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

    /// Returns the arbiter's reason, with a full stop if it has no punctuation at its end.
    fn reason(&self, digest: &Digest) -> String {
        let text = self.context.text(digest).map(|message| message.text.trim_end());
        let text = text.filter(|text| !text.is_empty()).unwrap_or("(erased)");
        let ends = text.ends_with(|last: char| !last.is_alphanumeric());
        format!("{text}{}", if ends { "" } else { "." })
    }

    /// Returns the number of an event.
    fn seq(&self, event: &Event) -> Option<u32> {
        self.context.events.iter().find(|recorded| recorded.event == *event).map(|recorded| recorded.seq)
    }

    /// Returns the arbiter's reason as a sentence, if there is one.
    fn why(&self, digest: Option<&Digest>) -> String {
        digest.map_or_else(String::new, |digest| format!(" The arbiter's reason: {}", self.reason(digest)))
    }

    /// Describes every event of the mail, in order.
    pub(super) fn describe(&self) -> String {
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

    /// Counts the half-moves before the first described event.
    fn ply_before(&self) -> Ply {
        let first = self.context.told.first();
        let events = self.context.events.iter().map(|recorded| &recorded.event);
        let before = events.take_while(|event| Some(*event) != first);
        if before.clone().any(Event::rewrites) {
            return Game::fold(before).map_or_else(Ply::default, |game| game.ply);
        }
        before.filter(|event| event.played().is_some()).fold(Ply::default(), |ply, _| ply.next())
    }

    /// Describes one event; `None` if this reader is told nothing about it.
    pub(super) fn sentence(&self, event: &Event, ply: Ply) -> Option<String> {
        match &event.kind {
            EventKind::Created { .. }
            | EventKind::Moved { .. }
            | EventKind::Said { .. }
            | EventKind::IllegalMove { .. } => self.moves(event, ply),
            EventKind::DrawOffered { .. }
            | EventKind::DrawDeclined { .. }
            | EventKind::ClaimReferred { .. }
            | EventKind::Analysed { .. }
            | EventKind::ClaimLapsed
            | EventKind::ClaimUpheld { .. }
            | EventKind::ClaimRejected { .. } => self.claims(event),
            EventKind::FlagFell { .. }
            | EventKind::DowntimeReturned { .. }
            | EventKind::LeaveBooked { .. }
            | EventKind::LeaveCancelled { .. }
            | EventKind::ReflectionDeclared { .. }
            | EventKind::ClockRefilled { .. }
            | EventKind::ClocksQuestioned { .. } => self.clocks(event),
            EventKind::AdjournmentProposed { .. }
            | EventKind::AdjournmentDeclined { .. }
            | EventKind::SealingBegan { .. }
            | EventKind::Drafted { .. }
            | EventKind::Sealed { .. }
            | EventKind::FaceAcknowledged { .. }
            | EventKind::ResumptionSet { .. } => self.adjournment(event),
            EventKind::ResumptionRequested { .. }
            | EventKind::Resumed
            | EventKind::EarlyOpeningApproved { .. }
            | EventKind::CameLate { .. }
            | EventKind::EnvelopeMissing { .. }
            | EventKind::ReadingChosen { .. }
            | EventKind::Opened { .. }
            | EventKind::PublicationAgreed { .. }
            | EventKind::EnvelopePublished { .. } => self.opening(event, ply),
            EventKind::Act { .. }
            | EventKind::Appealed { .. }
            | EventKind::AppealDecided { .. }
            | EventKind::Withdrawn { .. } => self.acts(event),
            EventKind::Ended { outcome, termination } => Some(self.ended(*outcome, *termination, None)),
            EventKind::MailProblem { .. } | EventKind::MailRestored { .. } | EventKind::ZoneNoted { .. } => {
                self.mail(event)
            }
        }
    }
}

/// Describes every event of a receipt to the player `me`; empty if none needs words.
pub(crate) fn to_sender(receipt: &Receipt, me: Color) -> String {
    let sentences: Vec<String> = receipt
        .events
        .iter()
        .filter_map(|event| sentence_to_sender(event, me))
        .filter(|sentence| !sentence.is_empty())
        .collect();
    sentences.join(" ")
}

/// Describes an event to the sender of the command that it came from; `None` if another answer says it.
fn sentence_to_sender(event: &Event, me: Color) -> Option<String> {
    Some(match &event.kind {
        EventKind::Moved { draw_offer: true, .. } => "Played, with a draw offer.".into(),
        EventKind::Moved { .. } => "Played.".into(),
        EventKind::Said { .. } => "Your message is in the record and on its way to your opponent.".into(),
        EventKind::DrawOffered { .. } => "You offer a draw. It stands until your opponent answers.".into(),
        EventKind::DrawDeclined { .. } => "You declined the draw. The game goes on.".into(),
        EventKind::ClaimUpheld { .. } => "Your claim is correct.".into(),
        EventKind::ClaimReferred { .. } => {
            "Your claim waits for an arbiter. You get a mail with the decision.".into()
        }
        EventKind::Analysed { .. } => "Your analysis is in the record, for the arbiter.".into(),
        EventKind::ClaimRejected { basis, gained, .. } => {
            let offer = if basis.offers_draw() {
                " The claim stands as a draw offer, which your opponent may accept (FIDE 9.5.3)."
            } else {
                ""
            };
            format!("{}{offer}", gain(*gained)).trim_start().to_owned()
        }
        EventKind::IllegalMove { gained, .. } => gain(*gained),
        EventKind::AdjournmentProposed { .. } => {
            "You propose to adjourn. The game goes on until your opponent agrees.".into()
        }
        EventKind::AdjournmentDeclined { .. } => "You declined to adjourn. The game goes on.".into(),
        EventKind::SealingBegan { .. } => "The game is being adjourned: the player on move seals a move.".into(),
        EventKind::Drafted { .. } => {
            "The draft is in an envelope. It is not sealed yet: write \"seal\" alone on a line to seal it.".into()
        }
        EventKind::Sealed { .. } => "The move is sealed, and the game is adjourned.".into(),
        EventKind::ResumptionRequested { .. } => {
            "You are ready to resume. The game goes on when your opponent is, at the latest at the set time."
                .into()
        }
        EventKind::Resumed => "The game is resumed.".into(),
        EventKind::PublicationAgreed { .. } => {
            "You agree that the envelope is shown. It is shown once your opponent agrees too.".into()
        }
        EventKind::EnvelopePublished { .. } => "The envelope is shown in the record.".into(),
        EventKind::ReadingChosen { .. } => "The sealed move counts as the move you chose.".into(),
        EventKind::ClocksQuestioned { .. } => "The arbiter is told that you say the clocks are wrong.".into(),
        EventKind::FlagFell { .. } => "The flag has fallen.".into(),
        EventKind::LeaveBooked { leave, .. } => format!(
            "You are on leave from {} to {}, both days included. Your clock stands still then.",
            leave.first, leave.last
        ),
        EventKind::LeaveCancelled { leave, .. } => {
            format!("Your leave from {} to {} is cancelled. Your clock counts on those days.", leave.first, leave.last)
        }
        EventKind::ReflectionDeclared { .. } => {
            "You go on thinking about this move. Your silence does not lose the game for now, and your clock goes on."
                .into()
        }
        EventKind::ClockRefilled { amount, .. } => {
            format!("{} went from your bank to your clock.", when::length(*amount))
        }
        EventKind::Withdrawn { of, .. } if me == *of => "You withdrew from this game.".into(),
        EventKind::Appealed { act, .. } => format!(
            "Your appeal against act {act} is in the record. The act holds until another arbiter decides, and you get a \
             mail with the decision."
        ),
        EventKind::Ended { .. } => "The game is over.".into(),
        EventKind::Created { .. }
        | EventKind::ClaimLapsed
        | EventKind::FaceAcknowledged { .. }
        | EventKind::ResumptionSet { .. }
        | EventKind::EarlyOpeningApproved { .. }
        | EventKind::CameLate { .. }
        | EventKind::EnvelopeMissing { .. }
        | EventKind::Opened { .. }
        | EventKind::DowntimeReturned { .. }
        | EventKind::ZoneNoted { .. }
        | EventKind::MailProblem { .. }
        | EventKind::MailRestored { .. }
        | EventKind::Withdrawn { .. }
        | EventKind::Act { .. }
        | EventKind::AppealDecided { .. } => return None,
    })
}

fn gain(gained: Span) -> String {
    if gained == Span::ZERO {
        String::new()
    } else {
        format!("Your opponent gets {} more on the clock.", when::length(gained))
    }
}
