//! The effect of an act in words, before it is done.

use app::{Preview, Scope};
use domain::{Color, Event, EventKind};
use maud::{Markup, html};
use messages::{Arg, Message, describe_act, describe_claim, describe_result, msg};

use super::{
    fields::{Field, Filled},
    form::Sheet,
    kind::Kind,
};
use crate::pages::names::{event_name, tag_of};

impl Sheet<'_> {
    /// Describes the effect of an act: the record, the reason, other changes, and the state and both clocks before and after
    /// it.
    pub(super) fn effect(&self, preview: &Preview, reason: &str, besides: &[Message]) -> Markup {
        let before = &preview.before;
        let names = &before.names;
        let on_record = msg!(
            "page-desk-on-record",
            game = before.row.id.to_string(),
            white = names.white.clone(),
            black = names.black.clone()
        );
        html! {
            h2 { (self.say(&msg!("page-desk-effect"))) }
            p { (self.say(&on_record)) }
            ul { @for event in &preview.events { li { (self.say(&self.describe(preview, event))) } } }
            @if !reason.is_empty() {
                p { (self.say(&msg!("page-desk-field", field = Field::Reason.name()))) }
                blockquote dir="auto" { (reason) }
            }
            @for more in besides { p { (self.say(more)) } }
            (self.frame.before_and_after(preview, None))
        }
    }

    /// Describes an event as the mails to both players will; by its name if there are none.
    fn describe(&self, preview: &Preview, event: &Event) -> Message {
        let arbiter = || msg!("arbiter-named", name = self.frame.name.clone().unwrap_or_default());
        let person =
            |color: Color| Arg::Person { name: preview.before.names[color].clone(), is_reader: false };
        let ended = |result| describe_result(preview.before.row.id, result, preview.after.by_silence, person);
        let named = || msg!("page-desk-event", event = event_name(event));
        match &event.kind {
            EventKind::Act { act, .. } => match act.ended() {
                Some(result) => ended(result),
                None => describe_act(act, arbiter(), &preview.names, person).unwrap_or_else(named),
            },
            EventKind::Ended { outcome, termination } => ended((*outcome, *termination)),
            EventKind::ClaimUpheld { by, basis, .. } => {
                let (claim, basis) = describe_claim(*basis);
                msg!("event-claim-upheld", who = person(*by), claim = claim, basis = basis)
            }
            EventKind::ClaimRejected { basis, .. } if basis.is_by_adjudication() => {
                msg!("event-adjudication-declined", arbiter = arbiter())
            }
            EventKind::ClaimRejected { by, basis, .. } => {
                let (claim, basis) = describe_claim(*basis);
                let offer = preview.after.draw_offer.is_some_and(|offer| offer.by == *by);
                msg!("event-claim-rejected", who = person(*by), claim = claim, basis = basis, offer = offer)
            }
            EventKind::FlagFell { by, deadline } => {
                msg!("event-flag-fell", who = person(*by), deadline = Arg::at(*deadline))
            }
            EventKind::Withdrawn { of, .. } => {
                msg!("event-withdrawal-noted", arbiter = arbiter(), who = person(*of))
            }
            EventKind::AppealDecided { act, reversed: true, .. } => msg!("event-you-reversed", act = *act),
            EventKind::AppealDecided { act, .. } => msg!("event-you-confirmed", act = *act),
            EventKind::FaceAcknowledged { .. } => msg!("event-face-acknowledged", arbiter = arbiter()),
            EventKind::ResumptionSet { resume_at, .. } => {
                msg!("event-resumption-set", arbiter = arbiter(), time = Arg::at(*resume_at))
            }
            EventKind::EarlyOpeningApproved { .. }
                if preview.after.regulations.adjournment.needed_early > 1 =>
            {
                msg!("event-early-opening-one-of-two")
            }
            EventKind::EarlyOpeningApproved { .. } => msg!("event-early-opening"),
            EventKind::EnvelopeMissing { .. } => msg!("event-envelope-missing"),
            _ => named(),
        }
    }
}

/// Describes the changes besides the record of this game.
pub(super) fn besides(preview: &Preview, kind: Kind, filled: &Filled) -> Vec<Message> {
    let dropped = Color::ALL.into_iter().filter(|&color| preview.drops[color]);
    let dropped: Vec<Arg> = dropped.map(|color| Arg::shown(&preview.before.names[color])).collect();
    let dropped = (!dropped.is_empty()).then(|| msg!("page-desk-drops", names = dropped));
    let scope = match kind {
        Kind::Withdraw | Kind::Expel => filled.scope(Field::Scope).ok(),
        _ => None,
    };
    let elsewhere = scope.filter(|scope| *scope != Scope::Game).map(|scope| {
        let scope = msg!("page-desk-scope", scope = tag_of(&scope));
        msg!("page-desk-elsewhere", scope = scope)
    });
    let again = (kind == Kind::Replay).then(|| msg!("page-desk-again"));
    [dropped, elsewhere, again].into_iter().flatten().collect()
}
