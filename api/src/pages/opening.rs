//! The envelope on the page of its game: readings of a doubtful move, the text that its sealer kept, and its
//! publication after the game.

use actix_web::{HttpResponse, http::StatusCode, post, web};
use app::{Key, Preview, Request};
use domain::{Actor, Cause, Color, Command, GameId, Phase, Seen, Stage, decide, wire};
use maud::{Markup, html};
use messages::{Message, msg};
use serde::Deserialize;

use super::{
    acts::{Act, act, position, submission, unconfirmed},
    confirmation::{Opening, OpeningText},
    done::Done,
    game::show,
    score::{Written, readings, spoken},
    sheet::{Looking, Outcome, Sheet},
    state::state,
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

#[derive(Deserialize)]
pub(super) struct OpeningForm {
    key: String,
    #[serde(flatten)]
    text: OpeningText,
}

#[derive(Deserialize)]
pub(super) struct PublicationForm {
    key: String,
    confirm: Option<String>,
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
    let (id, OpeningForm { key, text }) = (GameId(*id), form.into_inner());
    let named = Key::Named(String::new());
    let submission = |text| submission(&member, id, named, Request::open(id, text), Seen::Nothing);
    match member.opening(id, text, submission).await? {
        Opening::Previewed(preview, held) => Ok(effect(&member, id, &preview, &held)),
        Opening::Refused(refusal) => {
            let outcome = Outcome { problems: vec![refusal.into()], ..Outcome::default() };
            show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await
        }
        Opening::Confirmed(text) => settle(member, id, key, Request::open(id, text)).await,
    }
}

/// The effect of the text that the sealer kept, and the form that confirms it.
fn effect(member: &Member, id: GameId, preview: &Preview, held: &str) -> HttpResponse {
    let frame = &member.frame;
    let me = preview.before.row.state.color_of(member.player.id);
    let content = html! {
        p { strong { (frame.say(&msg!("page-desk-not-done"))) } }
        p { a href=(format!("/g/{}", id.0)) { (frame.say(&msg!("page-plan-game"))) } }
        (frame.before_and_after(preview, me))
        form method="post" action=(format!("/g/{}/opening", id.0)) {
            (frame.key_field("opening"))
            input type="hidden" name="held" value=(held);
            p { button { (frame.say(&msg!("page-desk-confirm", act = msg!("page-open")))) } }
        }
    };
    frame.page(&msg!("page-desk-envelope-of", game = id.to_string()), None, &content)
}

#[post("/g/{id}/publication")]
pub(super) async fn publish(member: Member, id: web::Path<i64>, form: web::Form<PublicationForm>) -> Answer {
    let (id, PublicationForm { key, confirm }) = (GameId(*id), form.into_inner());
    if confirm.is_none() {
        return unconfirmed(&member, id, msg!("page-publish-unsure"), Outcome::default()).await;
    }
    settle(member, id, key, Command::Publish { envelope: None }.into()).await
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
            @if let Some(text) = &self.score().opened {
                @let written = text.written.clone();
                p {
                    (self.say(&msg!("event-opened-ambiguous", who = self.person(!chooser), written = written)))
                    @if text.draw_offer { " " (self.say(&msg!("event-draw-offered", who = self.person(!chooser)))) }
                }
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

    /// The form for the text that the sealer kept, where it would be taken.
    fn opening(&self) -> Markup {
        let envelope = self.me.and_then(|me| self.game().envelope_to_show(me, self.now));
        let Some(envelope) = envelope else { return html! {} };
        let is_missing = matches!(&self.game().phase, Phase::Adjourned { stage: Stage::Missing { .. }, .. });
        html! {
            details open[is_missing] {
                summary { (self.say(&msg!("page-open"))) }
                p { (self.say(&msg!("page-open-about"))) }
                p { (self.say(&msg!("page-desk-commitment"))) " " code dir="ltr" { (envelope.commitment) } }
                form method="post" action=(self.action("opening")) {
                    (self.frame.key_field("opening"))
                    (self.frame.envelope_field())
                    p { button { (self.say(&msg!("page-desk-preview"))) } }
                }
            }
        }
    }

    /// The envelope of a game that is over: what both players showed, or the form for it.
    fn publication(&self) -> Markup {
        let published = &self.score().published;
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
                p { (self.say(&msg!("event-published", who = self.person(text.sealer), written = text.written.clone()))) }
            }
            @for message in &agreed { p { (self.say(message)) } }
            @if may_publish {
                form method="post" action=(self.action("publication")) {
                    (self.frame.key_field("publication"))
                    p { (self.say(&msg!("page-publish-about"))) }
                    (self.frame.confirmation(&msg!("page-publish-sure"), false))
                    p { button { (self.say(&msg!("page-publish"))) } }
                }
            }
        }
    }
}
