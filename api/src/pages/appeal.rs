//! The arbiter's acts in a game, and appeals of its players against them.

use std::collections::BTreeMap;

use actix_web::{post, web};
use app::{Request, ports::Recorded};
use domain::{ActNote, Color, Command, EventKind, GameId, Seen, Span};
use maud::{Markup, html};
use messages::{Arg, Message, describe_act, describe_result, msg};
use serde::Deserialize;

use super::{
    acts::{Act, act},
    done::Done,
    names::act_name,
    sheet::{Outcome, Sheet},
    typed::unix_lines,
    visitor::Member,
};
use crate::http::problem::Answer;

#[derive(Deserialize)]
pub(super) struct AppealForm {
    key: String,
    /// The number of the act.
    act: u32,
    message: String,
}

#[post("/g/{id}/appeal")]
pub(super) async fn appeal(member: Member, id: web::Path<i64>, form: web::Form<AppealForm>) -> Answer {
    let AppealForm { key, act: number, mut message } = form.into_inner();
    unix_lines(&mut message);
    let written = Outcome { appeal: Some((number, message.clone())), ..Outcome::default() };
    let request = Request::from(Command::Appeal { act: number }).with(message);
    let (seen, done) = (Seen::Nothing, Some(Done::Recorded));
    act(member, Act { id: GameId(*id), key, request, seen, written, done }).await
}

/// The number of the act that an event about an appeal names.
const fn about_appeal(recorded: &Recorded) -> Option<u32> {
    match recorded.event.kind {
        EventKind::Appealed { act, .. } | EventKind::AppealDecided { act, .. } => Some(act),
        _ => None,
    }
}

impl Sheet<'_> {
    /// Each act with its number and reason, what became of it, and a form for an appeal.
    pub(super) fn arbiter_acts(&self) -> Markup {
        let acts = &self.game().acts;
        let mut appeals: BTreeMap<u32, Vec<&Recorded>> = BTreeMap::new();
        for recorded in &self.whole.record {
            if let Some(act) = about_appeal(recorded) {
                appeals.entry(act).or_default().push(recorded);
            }
        }
        html! {
            @if !acts.is_empty() { h2 #acts { (self.say(&msg!("page-acts"))) } }
            @for note in acts {
                p { (self.say(&msg!("page-desk-numbered", number = i64::from(note.seq), what = self.described(note)))) }
                (self.text_of(note.seq))
                @if let Some(appeals) = appeals.get(&note.seq) { (self.appeals(note, appeals)) }
                @if self.may_appeal(note.seq) { (self.appeal_form(note)) }
            }
        }
    }

    /// The appeals against an act and the decisions about them, in order, each with its text.
    fn appeals(&self, note: &ActNote, appeals: &[&Recorded]) -> Markup {
        html! {
            @for Recorded { seq, event, .. } in appeals {
                @match &event.kind {
                    EventKind::Appealed { by, .. } => {
                        p { (self.say(&msg!("event-appealed", who = self.appellant(note, *by), act = note.seq))) }
                    },
                    EventKind::AppealDecided { reversed, .. } => {
                        @let outcome = if *reversed { msg!("page-desk-reversed") } else { msg!("page-desk-confirmed") };
                        p { (self.say(&msg!("page-appeal-decided", at = Arg::at(event.at)))) " " strong { (self.say(&outcome)) } }
                    },
                    _ => {},
                }
                (self.text_of(*seq))
            }
        }
    }

    /// The text beside an event, where the reader may read it.
    fn text_of(&self, seq: u32) -> Markup {
        html! {
            @if let Some(text) = self.whole.messages.get(&seq) {
                blockquote dir="auto" {
                    @if text.text.is_empty() { (self.say(&msg!("page-message-erased"))) }
                    (text.text)
                }
            }
        }
    }

    /// Tells whether a text stands with the acts of arbiters, and not among the messages.
    pub(super) fn is_about_act(&self, seq: u32) -> bool {
        let act = self.event(seq).and_then(about_appeal).unwrap_or(seq);
        self.game().acts.iter().any(|note| note.seq == act)
    }

    /// Leads to the appeals that wait, or were decided in the last days.
    pub(super) fn appeal_marks(&self) -> Markup {
        let game = self.game();
        let waits = game.acts.iter().any(ActNote::is_open);
        let recent = self.now - Span::days(game.regulations.arbiter.appeal_days);
        let is_decision =
            |recorded: &&Recorded| matches!(recorded.event.kind, EventKind::AppealDecided { .. });
        let decided = self.whole.record.iter().rev().find(is_decision);
        let decided = decided.is_some_and(|recorded| recorded.event.at >= recent);
        html! {
            @if waits { p { a href="#acts" { (self.say(&msg!("page-mark-appeal"))) } } }
            @if decided { p { a href="#acts" { (self.say(&msg!("page-mark-appeal-decided"))) } } }
        }
    }

    pub(super) fn may_appeal(&self, act: u32) -> bool {
        self.may(Command::Appeal { act })
    }

    pub(super) fn person(&self, color: Color) -> Arg {
        Arg::Person { name: self.whole.view.names[color].clone(), is_reader: self.me == Some(color) }
    }

    /// The player of a side who appeals: the replaced player against the replacement.
    fn appellant(&self, note: &ActNote, color: Color) -> Arg {
        let is_replaced = matches!(note.act, domain::Act::Replace { side, .. } if side == color);
        match self.person(color) {
            Arg::Person { name, .. } if is_replaced => {
                Arg::Person { name, is_reader: note.replaced == Some(self.reader) }
            }
            person => person,
        }
    }

    fn described(&self, note: &ActNote) -> Message {
        if let Some(result) = note.act.ended() {
            return describe_result(self.id, result, false, |color| self.person(color));
        }
        let names = &self.whole.view.names;
        let said = describe_act(&note.act, msg!("arbiter-unnamed"), names, |color| self.person(color));
        said.unwrap_or_else(|| msg!("page-desk-event", event = act_name(&note.act)))
    }

    fn appeal_form(&self, note: &ActNote) -> Markup {
        let written = self.outcome.appeal.as_ref().filter(|(act, _)| *act == note.seq);
        let until = note.appeal_until(self.game().regulations.arbiter.appeal_days);
        html! {
            details open[written.is_some()] {
                summary { (self.say(&msg!("page-appeal", until = Arg::at(until)))) }
                p { (self.say(&msg!("page-appeal-about"))) }
                form method="post" action=(self.action("appeal")) {
                    (self.frame.key_field(&format!("appeal-{}", note.seq)))
                    input type="hidden" name="act" value=(note.seq);
                    (self.frame.labelled(&msg!("page-appeal-grounds"), &html! {
                        textarea name="message" required rows="4" maxlength="2000" dir="auto" {
                            "\n" (written.map_or("", |(_, text)| text))
                        }
                    }))
                    p { button { (self.say(&msg!("page-appeal-send"))) } }
                }
            }
        }
    }
}
