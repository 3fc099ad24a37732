//! New games: the offer is filled in, shown as it will be read, and made.

use std::collections::HashMap;

use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use app::{
    ChallengeView, LobbyCommand,
    people::{Missing, PeopleRefusal},
    ports::{Challenge, ChallengeId, ChallengeState, StartChoice, Terms},
};
use domain::{Instant, PlayerId, Refusal, Start};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg};

use super::{
    done::Done,
    layout::see_other,
    lobby::{arrange, described},
    offer_fields::{Filled, text},
    offer_form::OfferForm,
    offer_terms::{Faults, faults_of, read, usual},
    visitor::Member,
};
use crate::http::problem::Answer;

/// The field that makes an offer.
const CONFIRM: &str = "confirm";

/// The field that shows the form again.
const CHANGE: &str = "change";

#[get("/new")]
pub(super) async fn new_game(member: Member) -> Answer {
    Ok(member.offer_page(StatusCode::OK, None, &usual(), &Faults::new()))
}

/// A challenge of this player: the address that a player sends to somebody who may not have an account yet. What stands
/// behind it fills the form, and does nothing else.
#[get("/new/{id}")]
pub(super) async fn challenge_player(
    member: Member,
    id: web::Path<i64>,
    given: web::Query<Filled>,
) -> Answer {
    let opponent = PlayerId(*id);
    let player = member.ask(move |service| service.accounts.player(opponent)).await?;
    let player = player.ok_or(&PeopleRefusal::NotFound { what: Missing::Player })?;
    let mut filled = usual();
    filled.extend(given.into_inner());
    filled.insert("opponent".to_owned(), player.name);
    Ok(member.offer_page(StatusCode::OK, None, &filled, &Faults::new()))
}

/// Shows the offer, and makes it in the second step.
#[post("/new")]
pub(super) async fn post_offer(member: Member, form: web::Form<Filled>) -> Answer {
    let mut filled = form.into_inner();
    let key = filled.remove("key").unwrap_or_default();
    let (confirms, changes) = (filled.remove(CONFIRM).is_some(), filled.remove(CHANGE).is_some());
    if changes {
        return Ok(member.offer_page(StatusCode::OK, None, &filled, &Faults::new()));
    }
    let terms = match read(&filled)? {
        Ok(terms) => terms,
        Err(faults) => {
            return Ok(member.offer_page(StatusCode::UNPROCESSABLE_ENTITY, None, &filled, &faults));
        }
    };
    let opponent = text(&filled, "opponent").to_owned();
    let (command, done) = if opponent.is_empty() {
        (LobbyCommand::Seek { terms: terms.clone() }, Done::Sought)
    } else {
        (LobbyCommand::Challenge { opponent, terms: terms.clone() }, Done::Challenged)
    };
    if confirms {
        let arranged = arrange(&member, &key, command).await?;
        return Ok(match arranged.refusal {
            Some(refusal) => member.refused_offer(&refusal, &filled),
            None => see_other(&format!("/seeks?done={done}")),
        });
    }
    let player = member.player.id;
    let refusal = member.ask(move |service| service.lobby.preview(player, &command)).await?;
    Ok(match refusal {
        Some(refusal) => member.refused_offer(&refusal, &filled),
        None => member.confirmation_page(terms, &filled),
    })
}

impl Member {
    fn refused_offer(&self, refusal: &Refusal, filled: &Filled) -> HttpResponse {
        let faults = faults_of(refusal);
        let whole = faults.is_empty().then(|| refusal.message());
        self.offer_page(StatusCode::UNPROCESSABLE_ENTITY, whole.as_ref(), filled, &faults)
    }

    fn offer_page(
        &self,
        status: StatusCode,
        refusal: Option<&Message>,
        filled: &Filled,
        faults: &Faults,
    ) -> HttpResponse {
        let frame = &self.frame;
        let content = html! {
            (frame.refused(refusal))
            (OfferForm::new(frame, filled, faults).content())
            p { (self.invitation(&msg!("page-invite"))) }
        };
        frame.page_with(status, &msg!("page-new"), None, &content)
    }

    /// The offer as its readers will see it, and the form that makes it.
    fn confirmation_page(&self, terms: Terms, filled: &Filled) -> HttpResponse {
        let frame = &self.frame;
        let opponent = text(filled, "opponent");
        let view = ChallengeView {
            challenge: Challenge {
                id: ChallengeId(0),
                by: self.player.id,
                to: None,
                terms,
                created_at: Instant(0),
                expires_at: Instant(0),
                state: ChallengeState::Open,
            },
            by: self.player.name.clone(),
            to: Some(opponent.to_owned()).filter(|name| !name.is_empty()),
            arbiters: HashMap::new(),
        };
        let place = match &view.challenge.terms.start {
            StartChoice::At(Start::Chess960 { number }) => {
                Some(msg!("start-chess960", number = number.to_string()))
            }
            StartChoice::At(Start::Fen { fen, .. }) => Some(msg!("start-from", fen = fen.clone())),
            _ => None,
        };
        let fields = html! {
            @for (name, value) in filled { input type="hidden" name=(name) value=(value); }
        };
        let content = html! {
            p { (frame.say(&msg!("page-new-unsent"))) }
            p { strong { (frame.say(&described(self, &view))) } }
            @if let Some(place) = place { p { (frame.say(&place)) } }
            (frame.unusual(&view))
            form method="post" action="/new" {
                (frame.key_field("new")) (fields)
                input type="hidden" name=(CONFIRM) value="yes";
                p { button { (frame.say(&msg!("page-new-send"))) } }
            }
            form method="post" action="/new" {
                (fields)
                input type="hidden" name=(CHANGE) value="yes";
                p { button { (frame.say(&msg!("page-desk-change"))) } }
            }
        };
        frame.page(&msg!("page-new-offer"), None, &content)
    }

    /// The address under which somebody else challenges the visitor, behind what it is for.
    pub(super) fn invitation(&self, about: &Message) -> Markup {
        let address = format!("{}/new/{}", self.state.service.public_url(), self.player.id.0);
        html! { (self.frame.say(about)) " " code dir="ltr" { (address) } }
    }
}
