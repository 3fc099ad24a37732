//! Adjournment, the clock and leave, as forms of a game. A form is there where the service would do what it asks for.

use actix_web::{http::StatusCode, post, web};
use app::{Request, Unresolved, is_possible};
use domain::{Actor, Color, Command, GameId, Seen};
use maud::{Markup, html};
use messages::{Arg, Message, msg};
use serde::Deserialize;

use super::{
    acts::{Act, act, position},
    done::Done,
    game::show,
    leave::LeaveForm,
    sheet::{Looking, Outcome, Sheet},
    standing::resume,
    visitor::Member,
};
use crate::http::problem::{Answer, Problem};

/// The acts without a text, with the labels of their buttons. A form names an act as the record names its command.
static ACTS: [(Command, fn() -> Message); 10] = [
    (Command::AcceptAdjournment, || msg!("page-adjourn-accept")),
    (Command::DeclineAdjournment, || msg!("page-adjourn-decline")),
    (Command::Adjourn, || msg!("page-adjourn")),
    (Command::AdjournEarly, || msg!("page-adjourn-early")),
    (Command::Resume { envelope: None }, || msg!("page-resume")),
    (Command::OfferDraw, || msg!("page-offer-draw")),
    (Command::RefillClock, || msg!("page-refill")),
    (Command::DeclareReflection, || msg!("page-reflect")),
    (Command::ClaimFlag, || msg!("page-claim-flag")),
    (Command::QuestionClocks, || msg!("page-question-clocks")),
];

fn name(command: &Command) -> &'static str {
    command.into()
}

#[derive(Deserialize)]
pub(super) struct TimeForm {
    key: String,
    ply: u16,
    revision: u16,
    act: String,
    /// The number of the newest event when the effect was shown; none before.
    version: Option<u32>,
}

#[post("/g/{id}/time")]
pub(super) async fn act_on_clock(member: Member, id: web::Path<i64>, form: web::Form<TimeForm>) -> Answer {
    let TimeForm { key, ply, revision, act: asked, version } = form.into_inner();
    let asked = ACTS.iter().find(|(command, _)| name(command) == asked);
    let (command, _) = asked.ok_or_else(|| Problem::because("bad_request", msg!("page-form-field")))?;
    let (id, seen) = (GameId(*id), position(ply, revision));
    let (request, done) = (command.clone().into(), Some(Done::Recorded));
    let asked = Act { id, key, request, seen, written: Outcome::default(), done };
    if matches!(command, Command::Resume { .. }) {
        return resume(member, asked, version).await;
    }
    act(member, asked).await
}

#[post("/g/{id}/leave")]
pub(super) async fn change_leave(member: Member, id: web::Path<i64>, form: web::Form<LeaveForm>) -> Answer {
    let (id, form) = (GameId(*id), form.into_inner());
    let days = form.days();
    let LeaveForm { key, first, last } = form;
    let written = Outcome { leave: last.map(|last| (first, last)), ..Outcome::default() };
    let request: Request = match days {
        Ok((first, Some(last))) => Unresolved::BookLeave { first, last }.into(),
        Ok((first, None)) => Command::CancelLeave { first }.into(),
        Err(unreadable) => {
            let outcome = Outcome { problems: vec![unreadable], ..written };
            return show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await;
        }
    };
    let (seen, done) = (Seen::Nothing, Some(Done::Recorded));
    act(member, Act { id, key, request, seen, written, done }).await
}

impl Sheet<'_> {
    /// Tells whether the reader can do an act now.
    pub(super) fn may(&self, command: Command) -> bool {
        is_possible(self.game(), Actor::Player(self.reader), command, self.now)
    }

    /// The acts that the reader can do about the time of the game.
    pub(super) fn timing(&self) -> Markup {
        let Some(me) = self.me else { return html! {} };
        let mut acts: Vec<_> = ACTS.iter().filter(|(command, _)| self.may(command.clone())).collect();
        let is_proposed = acts.iter().any(|(command, _)| *command == Command::AcceptAdjournment);
        if is_proposed {
            // Accepting a proposal and making one are the same.
            acts.retain(|(command, _)| *command != Command::Adjourn);
        }
        html! {
            @if !acts.is_empty() {
                details open[is_proposed] {
                    summary { (self.say(&msg!("page-timing"))) }
                    @for (command, label) in acts {
                        form method="post" action=(self.action("time")) {
                            (self.position_fields(&name(command).replace('_', "-")))
                            p { button name="act" value=(name(command)) { (self.say(&label())) } }
                        }
                    }
                }
            }
            @if self.game().regulations.leave.is_some() { (self.leave(me)) }
        }
    }

    fn leave(&self, me: Color) -> Markup {
        let booked = &self.game().clock.leave[me];
        let written = self.outcome.leave.as_ref().map(|(first, last)| (&**first, &**last));
        html! {
            details open[written.is_some()] {
                summary { (self.say(&msg!("page-leave"))) }
                @for leave in booked {
                    @let (first, last) = (Arg::shown(leave.first), Arg::shown(leave.last));
                    p { (self.say(&msg!("page-leave-booked", first = first, last = last))) }
                    @if leave.from > self.now && !leave.special {
                        form method="post" action=(self.action("leave")) {
                            (self.frame.key_field(&format!("leave-{}", leave.first)))
                            input type="hidden" name="first" value=(leave.first);
                            p { button { (self.say(&msg!("page-leave-cancel", first = Arg::shown(leave.first)))) } }
                        }
                    }
                }
                form method="post" action=(self.action("leave")) { (self.frame.booking(written.unwrap_or_default())) }
            }
        }
    }
}
