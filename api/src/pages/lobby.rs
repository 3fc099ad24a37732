//! New games: offering one to a player or to anybody, and answering.

use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use app::{
    ChallengeView, Channel, LobbyCommand, LobbyReceipt, LobbyRequest, MAX_PAGE,
    people::{Missing, PeopleRefusal},
    ports::{ChallengeFilter, ChallengeId, StartChoice, Terms},
};
use domain::{Actor, Color, PlayerId, PublicRules, Refusal, Regulations, Span, Start, TimeControl};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg};
use serde::Deserialize;
use strum::VariantArray as _;

use super::{
    done::{After, Done},
    layout::see_other,
    visitor::{Member, form_key, signed_out},
};
use crate::http::{
    blocking,
    problem::{Answer, Problem},
};

/// The time controls to choose from, by the name of the field's value.
pub(super) fn controls() -> Vec<(&'static str, TimeControl)> {
    let per_move = |days| TimeControl::PerMove { days };
    vec![
        ("1-a-move", per_move(1)),
        ("3-a-move", per_move(3)),
        ("5-a-move", per_move(5)),
        ("7-a-move", per_move(7)),
        ("14-a-move", per_move(14)),
        ("10-and-1", TimeControl::fischer(Span::days(10), Span::days(1), None)),
        ("10-in-50", TimeControl::iccf(10, 50)),
    ]
}

/// A time control in numbers, with the fields that it takes.
#[derive(Copy, Clone, strum::IntoStaticStr, strum::VariantArray)]
pub(super) enum Own {
    #[strum(serialize = "own-move")]
    PerMove,
    #[strum(serialize = "own-increment")]
    Increment,
    #[strum(serialize = "own-moves")]
    Moves,
    #[strum(serialize = "own-blocks")]
    TripleBlock,
}

impl Own {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    fn label(self) -> Message {
        match self {
            Self::PerMove => msg!("page-control-move"),
            Self::Increment => msg!("page-control-increment"),
            Self::Moves => msg!("page-control-moves"),
            Self::TripleBlock => msg!("page-control-blocks"),
        }
    }
}

/// The time control that an offer names; `None` where a number is missing or none, or meant for another time control.
fn control(offer: &Offer) -> Option<TimeControl> {
    let preset = controls().into_iter().find(|(name, _)| *name == offer.control);
    if let Some((_, control)) = preset {
        return Some(control).filter(|_| !offer.has_numbers());
    }
    let number = |text: &str| text.trim().parse::<u16>().ok();
    let (days, hours) = (|| number(&offer.days), || number(&offer.hours));
    Some(match Own::VARIANTS.iter().find(|own| own.name() == offer.control)? {
        Own::PerMove => TimeControl::PerMove { days: u8::try_from(days()?).unwrap_or(u8::MAX) },
        Own::Increment => TimeControl::fischer(Span::days(days()?), Span::hours(hours()?), None),
        Own::Moves => TimeControl::iccf(number(&offer.moves)?, days()?),
        Own::TripleBlock => TimeControl::triple_block(days()?, number(&offer.bank)?, number(&offer.more)?),
    })
}

/// Half-moves by which the public may be late.
const DELAYS: [u16; 3] = [0, 6, 20];

#[derive(Default, Deserialize)]
pub(super) struct Offer {
    /// None in an address, which only fills the form.
    #[serde(default)]
    key: String,
    #[serde(default)]
    opponent: String,
    #[serde(default)]
    colour: String,
    #[serde(default)]
    control: String,
    #[serde(default)]
    days: String,
    #[serde(default)]
    hours: String,
    #[serde(default)]
    moves: String,
    #[serde(default)]
    bank: String,
    #[serde(default)]
    more: String,
    /// Half-moves by which the public is late; empty for a game of members alone.
    #[serde(default)]
    public: String,
}

impl Offer {
    fn has_numbers(&self) -> bool {
        let numbers = [&self.days, &self.hours, &self.moves, &self.bank, &self.more];
        numbers.iter().any(|number| !number.trim().is_empty())
    }
}

#[derive(Deserialize)]
pub(super) struct Reply {
    key: String,
    answer: ReplyKind,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ReplyKind {
    Accept,
    Decline,
    Withdraw,
}

/// Submits a lobby request.
async fn arrange(member: &Member, key: &str, command: LobbyCommand) -> Result<LobbyReceipt, Problem> {
    let (service, session) = (member.state.service.clone(), member.session);
    let request = LobbyRequest {
        actor: Actor::Player(member.player.id),
        command,
        received_at: service.time.now(),
        channel: Channel::Http,
        key: form_key(key)?,
    };
    let arranged = blocking(move || service.lobby.arrange_in(request, Some(session))).await?;
    arranged.ok_or_else(|| {
        member.state.authenticator.ended(session);
        signed_out()
    })
}

impl Member {
    fn offer_page(&self, refusal: Option<&Message>, filled: &Offer) -> HttpResponse {
        let frame = &self.frame;
        let colours = [
            ("", msg!("page-colour-drawn")),
            ("white", msg!("page-colour-white")),
            ("black", msg!("page-colour-black")),
        ];
        let wanted = if filled.control.is_empty() { "5-a-move" } else { &filled.control };
        let content = html! {
            (frame.refused(refusal))
            form method="post" action="/new" {
                (frame.key_field("new"))
                (frame.labelled(&msg!("page-opponent"), &html! {
                    input name="opponent" maxlength="40" value=(filled.opponent) autocomplete="off" dir="auto";
                }))
                (frame.labelled(&msg!("page-colour"), &html! {
                    select name="colour" { @for (value, label) in &colours {
                        option value=(value) selected[*value == filled.colour] { (frame.say(label)) }
                    } }
                }))
                (frame.labelled(&msg!("page-control"), &html! {
                    select name="control" { @for (value, control) in controls() {
                        option value=(value) selected[value == wanted] { (frame.say(&control.message())) }
                    }
                    @for own in Own::VARIANTS {
                        option value=(own.name()) selected[own.name() == wanted] { (frame.say(&own.label())) }
                    } }
                }))
                (self.numbers(filled))
                (frame.labelled(&msg!("page-public"), &html! {
                    select name="public" {
                        option value="" { (frame.say(&msg!("page-public-no"))) }
                        @for plies in DELAYS {
                            option value=(plies) selected[plies.to_string() == filled.public] {
                                (frame.say(&msg!("terms-public-sentence", plies = plies)))
                            }
                        }
                    }
                }))
                p { button { (frame.say(&msg!("page-new-send"))) } }
            }
            p { (self.invitation(&msg!("page-invite"))) }
        };
        let status = if refusal.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        frame.page_with(status, &msg!("page-new"), None, &content)
    }
}

impl Member {
    /// The numbers of a time control that is no preset.
    fn numbers(&self, filled: &Offer) -> Markup {
        let frame = &self.frame;
        let fields = [
            ("days", msg!("page-control-days"), &filled.days, 1000),
            ("hours", msg!("page-control-hours"), &filled.hours, 1000),
            ("moves", msg!("page-control-number"), &filled.moves, 200),
            ("bank", msg!("page-control-bank"), &filled.bank, 500),
            ("more", msg!("page-control-more"), &filled.more, 9),
        ];
        let is_own = filled.has_numbers() || Own::VARIANTS.iter().any(|own| own.name() == filled.control);
        html! {
            details open[is_own] {
                summary { (frame.say(&msg!("page-control-own"))) }
                @for (name, label, value, most) in fields {
                    (frame.labelled(&label, &html! {
                        input type="number" name=(name) min="0" max=(most) value=(value) inputmode="numeric" dir="ltr";
                    }))
                }
            }
        }
    }

    /// The address under which somebody else challenges the visitor, behind what it is for.
    pub(super) fn invitation(&self, about: &Message) -> Markup {
        let address = format!("{}/new/{}", self.state.service.public_url(), self.player.id.0);
        html! { (self.frame.say(about)) " " code dir="ltr" { (address) } }
    }
}

#[get("/new")]
pub(super) async fn new_game(member: Member) -> Answer {
    Ok(member.offer_page(None, &Offer::default()))
}

/// A challenge of this player: the address that a player sends to somebody who may not have an account yet.
#[get("/new/{id}")]
pub(super) async fn challenge_player(
    member: Member,
    id: web::Path<i64>,
    filled: web::Query<Offer>,
) -> Answer {
    let opponent = PlayerId(*id);
    let player = member.ask(move |service| service.accounts.player(opponent)).await?;
    let player = player.ok_or(&PeopleRefusal::NotFound { what: Missing::Player })?;
    Ok(member.offer_page(None, &Offer { opponent: player.name, ..filled.into_inner() }))
}

#[post("/new")]
pub(super) async fn post_offer(member: Member, form: web::Form<Offer>) -> Answer {
    let offer = form.into_inner();
    let unreadable = || Problem::because("bad_request", msg!("page-form-field"));
    let color = match offer.colour.as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        "" => None,
        _ => return Err(unreadable()),
    };
    let Some(time_control) = control(&offer) else {
        return Ok(member.offer_page(Some(&msg!("page-control-unreadable")), &offer));
    };
    let public = DELAYS.into_iter().find(|plies| plies.to_string() == offer.public);
    if public.is_none() && !offer.public.is_empty() {
        return Err(unreadable());
    }
    let public = public.map(|delay| PublicRules { delay });
    let regulations = Regulations { time_control, public, ..Regulations::default() };
    let terms = Terms { color, start: StartChoice::At(Start::Standard), regulations };
    let opponent = offer.opponent.trim();
    let (command, done) = if opponent.is_empty() {
        (LobbyCommand::Seek { terms }, Done::Sought)
    } else {
        (LobbyCommand::Challenge { opponent: opponent.to_owned(), terms }, Done::Challenged)
    };
    let arranged = arrange(&member, &offer.key, command).await?;
    match &arranged.refusal {
        Some(refusal) => Ok(member.offer_page(Some(&refusal.message()), &offer)),
        None => Ok(see_other(&format!("/seeks?done={done}"))),
    }
}

#[derive(Deserialize)]
pub(super) struct Older {
    /// Seeks with lower numbers follow.
    before: Option<i64>,
}

/// Challenges and seeks, the newest first.
#[get("/seeks")]
pub(super) async fn list_offers(
    member: Member,
    after: web::Query<After>,
    older: web::Query<Older>,
) -> Answer {
    lobby_page(&member, None, after.done, older.before.map(ChallengeId)).await
}

async fn lobby_page(
    member: &Member,
    refusal: Option<&Refusal>,
    done: Option<Done>,
    before: Option<ChallengeId>,
) -> Answer {
    let player = member.player.id;
    let [received, sent, seeks] = member
        .ask(move |service| {
            let some = |filter, before| service.lobby.challenges(filter, before, MAX_PAGE);
            Ok([
                some(ChallengeFilter::To(player), None)?,
                some(ChallengeFilter::By(player), None)?,
                some(ChallengeFilter::Seeks, before)?,
            ])
        })
        .await?;
    let rest = seeks
        .last()
        .filter(|_| seeks.len() == MAX_PAGE as usize)
        .map(|last| format!("/seeks?before={}", last.challenge.id.0));
    let seeks: Vec<_> = seeks.into_iter().filter(|view| view.challenge.by != player).collect();
    let frame = &member.frame;
    let play = ("accept", msg!("page-accept-game"));
    let withdraw = ("withdraw", msg!("page-withdraw"));
    let content = html! {
        (frame.refused(refusal.map(|refusal| refusal.message()).as_ref()))
        (challenges(member, &received))
        (offers(member, &msg!("page-seeks-open"), &seeks, &[play]))
        (frame.more(rest.as_deref()))
        (offers(member, &msg!("page-challenges-sent"), &sent, &[withdraw]))
        p { a href="/new" { (frame.say(&msg!("page-new"))) } }
    };
    let status = if refusal.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let done = done.map(|done| frame.say(&done.message()));
    Ok(frame.page_with(status, &msg!("page-seeks"), done.as_deref(), &content))
}

/// Challenges to the visitor, each with its answers.
pub(super) fn challenges(member: &Member, received: &[ChallengeView]) -> Markup {
    let answers = [("accept", msg!("page-accept-game")), ("decline", msg!("page-decline"))];
    offers(member, &msg!("page-challenges-received"), received, &answers)
}

fn offers(member: &Member, title: &Message, found: &[ChallengeView], answers: &[(&str, Message)]) -> Markup {
    let frame = &member.frame;
    html! {
        h2 { (frame.say(title)) }
        @if found.is_empty() { p { (frame.say(&msg!("page-games-none"))) } }
        ul.rows {
            @for view in found {
                @let id = format!("offer-{}", view.challenge.id.0);
                li {
                    p #(id) { (view.challenge.id.to_string()) " " (frame.say(&described(member, view))) }
                    (frame.unusual(view))
                    @for (answer, label) in answers {
                        form.beside method="post" action=(format!("/seeks/{}", view.challenge.id.0)) {
                            (frame.key_field(&format!("{answer}{}", view.challenge.id.0)))
                            button name="answer" value=(answer) aria-describedby=(id) { (frame.say(label)) }
                        }
                    }
                }
            }
        }
    }
}

/// `Boris: 5 days for each move; Boris plays White`
fn described(member: &Member, view: &ChallengeView) -> Message {
    let by = view.by.clone();
    let terms = &view.challenge.terms;
    let control = terms.regulations.time_control.message();
    let colour = match terms.color {
        Some(Color::White) => msg!("page-plays-white", name = by.clone()),
        Some(Color::Black) => msg!("page-plays-black", name = by.clone()),
        None => msg!("challenge-colours-drawn"),
    };
    let is_own = view.challenge.by == member.player.id;
    match &view.to {
        Some(to) if is_own => {
            msg!("page-challenge-to", name = to.clone(), control = control, colour = colour)
        }
        None if is_own => msg!("page-challenge-seek", control = control, colour = colour),
        _ => msg!("page-challenge", name = by, control = control, colour = colour),
    }
}

#[post("/seeks/{id}")]
pub(super) async fn answer_offer(member: Member, id: web::Path<i64>, form: web::Form<Reply>) -> Answer {
    let challenge = ChallengeId(*id);
    let (command, done) = match form.answer {
        ReplyKind::Accept => (LobbyCommand::Accept { challenge }, None),
        ReplyKind::Decline => (LobbyCommand::Decline { challenge }, Some(Done::ChallengeDeclined)),
        ReplyKind::Withdraw => (LobbyCommand::Withdraw { challenge }, Some(Done::Withdrawn)),
    };
    let arranged = arrange(&member, &form.key, command).await?;
    match (&arranged.refusal, arranged.game) {
        (Some(refusal), _) => lobby_page(&member, Some(refusal), None, None).await,
        (None, Some(game)) => Ok(see_other(&format!("/g/{}", game.0))),
        (None, None) => {
            let done = done.map_or_else(String::new, |done| format!("?done={done}"));
            Ok(see_other(&format!("/seeks{done}")))
        }
    }
}
