//! The envelope on the page of its game: readings of a doubtful move, the text that its sealer kept, and its
//! publication after the game.

use actix_web::{http::StatusCode, post, web};
use app::Request;
use domain::{
    Actor, Cause, Color, Command, EventKind, GameId, Phase, Refusal, Seen, Stage, decide,
    sealing::{Disclosure, EnvelopeText},
    wire,
};
use maud::{Markup, html};
use messages::{Message, msg};
use serde::Deserialize;

use super::{
    acts::{Act, act, position},
    done::Done,
    game::show,
    score::{Written, readings, spoken},
    sheet::{Looking, Outcome, Sheet},
    state::state,
    typed::whole_text,
    visitor::Member,
};
use crate::http::problem::{Answer, Problem};

#[derive(Deserialize)]
pub(super) struct ReadingForm {
    key: String,
    ply: u16,
    revision: u16,
    /// The move, in UCI.
    #[serde(rename = "move")]
    chosen: Option<String>,
}

/// The text of an envelope. It is not printed, and not shown again.
#[derive(Deserialize)]
pub(super) struct OpeningForm {
    key: String,
    envelope: String,
}

#[derive(Deserialize)]
pub(super) struct PublicationForm {
    key: String,
}

#[post("/g/{id}/reading")]
pub(super) async fn choose_reading(
    member: Member,
    id: web::Path<i64>,
    form: web::Form<ReadingForm>,
) -> Answer {
    let (id, ReadingForm { key, ply, revision, chosen }) = (GameId(*id), form.into_inner());
    let Some(chosen) = chosen else {
        let problems = vec![Problem::because("bad_request", msg!("page-reading-none"))];
        let outcome = Outcome { problems, ..Outcome::default() };
        return show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await;
    };
    let (request, seen) = (choice(&chosen).into(), position(ply, revision));
    let done = Some(Done::ReadingChosen);
    act(member, Act { id, key, request, seen, written: Outcome::default(), done }).await
}

#[post("/g/{id}/opening")]
pub(super) async fn show_text(member: Member, id: web::Path<i64>, form: web::Form<OpeningForm>) -> Answer {
    let (id, OpeningForm { key, envelope }) = (GameId(*id), form.into_inner());
    settle(member, id, key, Request::open(id, whole_text(envelope))).await
}

#[post("/g/{id}/publication")]
pub(super) async fn publish(member: Member, id: web::Path<i64>, form: web::Form<PublicationForm>) -> Answer {
    settle(member, GameId(*id), form.into_inner().key, Command::Publish { envelope: None }.into()).await
}

async fn settle(member: Member, id: GameId, key: String, request: Request) -> Answer {
    let (seen, done) = (Seen::Nothing, Some(Done::Recorded));
    act(member, Act { id, key, request, seen, written: Outcome::default(), done }).await
}

fn choice(uci: &str) -> Command {
    Command::ChooseReading { m: uci.into() }
}

impl Sheet<'_> {
    /// Shows the envelope to its reader, with the forms for what they can do about it.
    pub(super) fn envelope(&self) -> Markup {
        if self.is_past() {
            return html! {};
        }
        html! { (self.doubt()) (self.opening()) (self.publication()) }
    }

    /// The sealed move that has several readings, and the form that takes one.
    fn doubt(&self) -> Markup {
        let (readings, chooser) = readings(self.game());
        let Some(chooser) = chooser else { return html! {} };
        let may_choose = readings.iter().any(|uci| self.may(choice(uci)));
        html! {
            h2 #reading { (self.say(&msg!("page-reading"))) }
            @if let Some(written) = self.opened() {
                p { (self.say(&msg!("event-opened-ambiguous", who = self.person(!chooser), written = written))) }
            }
            @if may_choose {
                p { (self.say(&msg!("page-reading-about"))) }
                form method="post" action=(self.action("reading")) {
                    (self.position_fields("reading"))
                    fieldset {
                        legend { (self.say(&msg!("page-reading-which"))) }
                        @for uci in readings {
                            label { input type="radio" name="move" required value=(uci)
                                checked[self.looking.reading.as_ref() == Some(uci)]; " "
                                span { (self.reading(uci)) } }
                            (self.consequence(uci, chooser))
                        }
                    }
                    p { button { (self.say(&msg!("page-reading-choose"))) } }
                }
            } @else {
                ul { @for uci in readings { li { (self.reading(uci)) (self.consequence(uci, chooser)) } } }
            }
        }
    }

    /// A reading as a move in the notation of the reader, and in words.
    fn reading(&self, uci: &str) -> Markup {
        let position = &self.game().position;
        let Some(m) = position.from_uci(uci) else { return html! {} };
        let written = Written::of(m, position, self.style);
        let piece = |role| self.say(&msg!("piece", role = wire::role::name(role)));
        let squares = written.squares.0.map(|from| {
            let (from, to) = (from.to_string(), written.squares.1.to_string());
            msg!("page-reading-move", role = wire::role::name(m.role()), from = from, to = to)
        });
        html! {
            (spoken(&written.numbered()))
            @if let Some(squares) = squares { ": " (self.say(&squares)) }
            @if let Some(role) = m.promotion() { ", " (piece(role)) }
        }
    }

    /// The clock or the result after a reading, and the way to look at it on the board.
    fn consequence(&self, uci: &str, chooser: Color) -> Markup {
        let (game, names) = (self.game(), &self.whole.view.names);
        let seen = position(game.ply.0, game.revision);
        let cause = Cause { seen, ..Cause::new(choice(uci), self.now) };
        let decision = decide(Some(game), Actor::Player(game.players[chooser]), &cause, self.now);
        let after = game.evolve_all(&decision.events).filter(|_| decision.refusal.is_none());
        let look = format!("/g/{}?reading={uci}#board", self.id.0);
        html! {
            p.small {
                @if let Some(after) = after {
                    @let then = state(self.id, &after, names, self.me, self.now);
                    (self.say(&msg!("page-reading-then", state = then))) " "
                }
                a href=(look) aria-current=[(self.looking.reading.as_deref() == Some(uci)).then_some("true")] {
                    (self.say(&msg!("page-reading-look"))) }
            }
        }
    }

    /// The sealed move as its player wrote it.
    fn opened(&self) -> Option<String> {
        let opened = self.whole.record.iter().rev().find_map(|recorded| match &recorded.event.kind {
            EventKind::Opened { envelope, .. } => Some(envelope),
            _ => None,
        });
        EnvelopeText::parse(opened?).ok().map(|text| text.written)
    }

    /// The form for the text that the sealer kept, where it would be taken.
    fn opening(&self) -> Markup {
        let (envelope, is_missing) = match (&self.game().phase, &self.game().unopened) {
            (Phase::Adjourned { envelope, stage, .. }, _) => {
                (envelope, matches!(stage, Stage::Missing { .. }))
            }
            (_, Some(unopened)) => (&unopened.envelope, false),
            _ => return html! {},
        };
        // It takes the text that was committed to, and this is another one.
        let other = Command::Open { envelope: Disclosure::new(self.id, String::new()) };
        if !matches!(self.refusal(other), Some(Refusal::CommitmentMismatch { .. })) {
            return html! {};
        }
        html! {
            details open[is_missing] {
                summary { (self.say(&msg!("page-open"))) }
                p { (self.say(&msg!("page-open-about"))) }
                p { (self.say(&msg!("page-desk-commitment"))) " " code dir="ltr" { (envelope.commitment) } }
                form method="post" action=(self.action("opening")) {
                    (self.frame.key_field("opening"))
                    (self.frame.labelled(&msg!("page-desk-text"), &html! {
                        textarea name="envelope" required rows="12" maxlength="4096" autocomplete="off"
                            spellcheck="false" dir="ltr" {}
                    }))
                    p { button { (self.say(&msg!("page-open"))) } }
                }
            }
        }
    }

    /// The envelope of a game that is over: what both players showed, or the form for it.
    fn publication(&self) -> Markup {
        let published = self.whole.record.iter().rev().find_map(|recorded| match &recorded.event.kind {
            EventKind::EnvelopePublished { envelope, .. } => EnvelopeText::parse(envelope).ok(),
            _ => None,
        });
        let may_publish = self.may(Command::Publish { envelope: None });
        let agreed =
            self.game().unopened.as_ref().map(|unopened| unopened.agreed).filter(|_| self.game().is_over());
        let agreed: Vec<Message> = Color::ALL
            .into_iter()
            .filter(|color| agreed.is_some_and(|agreed| agreed[*color]))
            .map(|color| msg!("event-publication-agreed", who = self.person(color)))
            .collect();
        html! {
            @if let Some(text) = published {
                p { (self.say(&msg!("event-published", who = self.person(text.sealer), written = text.written))) }
            }
            @for message in &agreed { p { (self.say(message)) } }
            @if may_publish {
                form method="post" action=(self.action("publication")) {
                    (self.frame.key_field("publication"))
                    p { (self.say(&msg!("page-publish-about"))) }
                    p { button { (self.say(&msg!("page-publish"))) } }
                }
            }
        }
    }
}
