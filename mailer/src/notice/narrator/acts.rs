//! Acts of arbiters, appeals and withdrawals.

use domain::{Act, ActNote, Color, Digest, Event, EventKind};
use messages::{Arg, Message, describe_act, msg};

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes an act, its reason and its effects.
    pub(super) fn act(&self, event: &Event, act: &Act, reason: &Digest) -> Vec<Message> {
        let note = self.seq(event).and_then(|seq| self.game.acts.iter().find(|note| note.seq == seq));
        let replaced = note.is_some_and(|note| note.replaced == Some(self.id));
        let mut said: Vec<_> = self.did(act, self.seq(event), replaced).into_iter().collect();
        said.push(if act.ended().is_some() { self.why_of(reason) } else { self.because(reason) });
        said.extend(match act {
            Act::Cancel { replayed_as: Some(game) } => Some(msg!("act-replayed-as", game = Arg::shown(game))),
            Act::GiveWay { to } => Some(msg!("act-counts-after-all", game = Arg::shown(to))),
            _ => None,
        });
        said.extend(self.how_to_appeal(note, replaced));
        said
    }

    /// Describes an appeal; to arbiters also the act, and how to decide.
    pub(super) fn appealed(&self, by: Color, act: u32) -> Vec<Message> {
        let note = self.game.acts.iter().find(|note| note.seq == act);
        let of_former = note.filter(|note| {
            note.replaced.is_some() && matches!(note.act, Act::Replace { side, .. } if side == by)
        });
        let mut said = vec![match of_former {
            Some(note) if note.replaced == Some(self.id) => {
                let you = Arg::Person { name: String::new(), is_reader: true };
                msg!("event-appealed", who = you, act = act)
            }
            Some(_) => msg!("event-replaced-appealed", act = act),
            None => msg!("event-appealed", who = self.person(by), act = act),
        }];
        if self.reader.is_none() && !self.past {
            said.extend(note.and_then(|note| {
                let did = self.did(&note.act, Some(note.seq), false)?;
                Some(msg!("event-appealed-act", act = did))
            }));
            said.push(msg!("event-appeal-decide", game = Arg::shown(self.context.id), act = act));
        }
        said
    }

    /// Describes the decision about an appeal.
    pub(super) fn appeal_decided(&self, act: u32, reversed: bool, reason: &Digest) -> Vec<Message> {
        let decided = match (reversed, self.acted) {
            (false, true) => msg!("event-you-confirmed", act = act),
            (false, false) => msg!("event-confirmed", act = act),
            (true, true) => msg!("event-you-reversed", act = act),
            (true, false) => msg!("event-reversed", act = act),
        };
        vec![decided, self.because(reason)]
    }

    /// Describes a withdrawal; `None` for another event.
    pub(super) fn withdrawn(&self, event: &Event) -> Option<Vec<Message>> {
        let EventKind::Withdrawn { of, noted_by, silent, reason } = &event.kind else { return None };
        let who = self.person(*of);
        let mut said = vec![match (silent, noted_by) {
            (true, _) => msg!("event-withdrawn-by-silence", who = who),
            (false, Some(_)) => {
                msg!("event-withdrawal-noted", arbiter = self.arbiter(self.seq(event)), who = who)
            }
            (false, None) => msg!("event-withdrawn", who = who),
        }];
        if self.game.withdrawn.is_some() {
            said.push(msg!("event-withdrawn-waits"));
        }
        said.extend(reason.map(|reason| self.because(&reason)));
        Some(said)
    }

    fn how_to_appeal(&self, note: Option<&ActNote>, replaced: bool) -> Option<Message> {
        let days = self.game.regulations.arbiter.appeal_days;
        match note {
            Some(ActNote { act: Act::GiveWay { .. }, .. }) => None,
            Some(note) if days > 0 && (self.reader.is_some() || replaced) => {
                Some(msg!("act-how-to-appeal", until = Arg::at(note.appeal_until(days)), act = note.seq))
            }
            _ => None,
        }
    }

    /// Describes an act, without the reason.
    fn did(&self, act: &Act, seq: Option<u32>, replaced: bool) -> Option<Message> {
        if let Some((outcome, termination)) = act.ended() {
            return Some(self.ended(outcome, termination));
        }
        Some(match act {
            Act::Replace { side, .. } if self.reader == Some(*side) => msg!("act-you-replace"),
            Act::Replace { side, .. } if replaced => {
                msg!("act-you-were-replaced", name = &self.context.names[*side])
            }
            _ => {
                let person = |color| self.person(color);
                return describe_act(act, self.arbiter(seq), &self.context.names, person);
            }
        })
    }
}
