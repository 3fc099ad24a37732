//! Acts of arbiters, appeals and withdrawals.

use domain::{Act, ActNote, Color, Event, EventKind, Instant, Span};

use super::EventNarrator;
use crate::notice::when;

impl EventNarrator<'_> {
    pub(super) fn acts(&self, event: &Event) -> Option<String> {
        Some(match &event.kind {
            EventKind::Act { act, reason, .. } => {
                let note = self.seq(event).and_then(|seq| self.game.acts.iter().find(|note| note.seq == seq));
                let replaced = note.is_some_and(|note| note.replaced == Some(self.id));
                self.act(act, self.seq(event), &self.reason(reason), replaced)
                    + &self.how_to_appeal(event.at, note, replaced)
            }
            EventKind::Appealed { by, act, .. } => {
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
                        note.map_or_else(String::new, |note| self.did(&note.act, Some(note.seq), false)
                            + " "),
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
            EventKind::AppealDecided { act, reversed: false, reason, .. } => {
                format!("{} confirmed act {act}. The reason: {}", self.other_arbiter(), self.reason(reason))
            }
            EventKind::AppealDecided { act, reason, .. } => format!(
                "{} reversed act {act}. The game stands as it would without the act, and the time in which no \
                 move was possible is charged to neither player. The reason: {}",
                self.other_arbiter(),
                self.reason(reason)
            ),
            EventKind::Withdrawn { of, noted_by, silent, reason } => {
                let who = self.who(*of);
                let has = if self.reader == Some(*of) { "have" } else { "has" };
                let how = match (silent, noted_by) {
                    (true, _) => format!(
                        "{who} {has} lost half of the games in this event by silence, which counts as a withdrawal."
                    ),
                    (false, Some(_)) => {
                        format!(
                            "{} noted that {} {has} withdrawn.",
                            self.arbiter(self.seq(event)),
                            self.whom(*of)
                        )
                    }
                    (false, None) => format!("{who} {has} withdrawn."),
                };
                let what = if self.game.withdrawn.is_some() {
                    " No clock runs until an arbiter decides the game."
                } else {
                    ""
                };
                let why = reason.map(|reason| format!(" The reason: {}", self.reason(&reason)));
                format!("{how}{what}{}", why.unwrap_or_default())
            }
            _ => return None,
        })
    }

    /// The arbiter who decided an appeal, as the reader knows them.
    const fn other_arbiter(&self) -> &'static str {
        if self.acted { "You" } else { "Another arbiter" }
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
            Act::Cancel { replayed_as: Some(game) } => format!(" It is replayed as {game}."),
            Act::GiveWay { to } => format!(" {to} counts after all."),
            _ => String::new(),
        };
        self.ended(outcome, termination, Some(reason)) + &again
    }

    /// Describes an act, without the reason.
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
            Act::Warn { side } => format!("{arbiter} warned {}.", self.whom(*side)),
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
                "{arbiter} gave special leave from {} to {}: {} clock does not run on these days.",
                leave.first,
                leave.last,
                whose(*side)
            ),
            Act::EndLeave { side, first } => format!(
                "{arbiter} ended the leave from {first} on: {} clock no longer stops for it.",
                whose(*side)
            ),
            Act::Adjourn => format!("{arbiter} ordered adjournment."),
            Act::TakeBack { to } => format!(
                "{arbiter} allowed a slip to be taken back: the game continues from the position after {} half-moves, and \
                 the time since then is charged to neither player.",
                to.0
            ),
            Act::Replace { side, .. } if self.reader == Some(*side) => {
                "From now on you play this game in place of another player, with the clock as it stands. That player's \
                 offers, claims and booked leave are void."
                    .into()
            }
            Act::Replace { side, .. } if replaced => {
                let name = &self.context.names[*side];
                format!("You were replaced: {name} plays on in your place. Your offers, claims and conditional moves are void.")
            }
            Act::Replace { side, .. } => {
                let name = &self.context.names[*side];
                format!(
                    "{name} plays from now on in place of another player, with the clock as it stands. The previous player's \
                     offers and claims are void."
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
}
