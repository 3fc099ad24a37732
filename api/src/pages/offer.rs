//! New games: the offer is filled in, shown as it will be read, and made.

use std::{cell::Cell, collections::HashMap};

use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use app::{
    ChallengeView, LobbyCommand,
    people::{Missing, PeopleRefusal},
    ports::{Challenge, ChallengeId, ChallengeState, StartChoice, Terms},
};
use domain::{Instant, PlayerId, Refusal, Regulations, Start};
use maud::{Markup, html};
use messages::{Message, Sentence as _, describe_regulations, msg};
use strum::VariantArray as _;

use super::{
    done::Done,
    layout::see_other,
    lobby::{arrange, described},
    offer_fields::{
        CONDITIONS, DELAYS, FLAGS, Filled, Number, Own, PERIOD, PERIODS, Rule, START, is_period,
        leave_numbers, of_period, period_moves, presets, start_number, text,
    },
    offer_terms::{Faults, faults_of, read, usual},
    score::spoken,
    visitor::{Frame, Member},
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
        let form = Form { frame, filled, faults, has_focus: Cell::new(false) };
        let content = html! {
            (frame.refused(refusal))
            form method="post" action="/new" {
                (frame.key_field("new"))
                (form.opponent())
                (form.select("colour", &msg!("page-colour"), &[
                    ("", msg!("page-colour-drawn")),
                    ("white", msg!("page-colour-white")),
                    ("black", msg!("page-colour-black")),
                ]))
                (form.control())
                (form.start())
                (form.rules())
                p { button { (frame.say(&msg!("page-new-show"))) } }
            }
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

/// The form of an offer, with what is filled in and what cannot be offered.
struct Form<'a> {
    frame: &'a Frame,
    filled: &'a Filled,
    faults: &'a Faults,
    /// A field with a fault has the focus: the first.
    has_focus: Cell<bool>,
}

/// The attributes of a field that has a fault, or none.
struct Marks {
    has_focus: bool,
    /// The id of the sentence about it.
    about: Option<String>,
    invalid: Option<&'static str>,
}

impl Form<'_> {
    fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    fn value(&self, name: &str) -> &str {
        text(self.filled, name)
    }

    fn is_set(&self, name: &str) -> bool {
        !self.value(name).is_empty()
    }

    /// Tells whether a field is the first with a fault.
    fn takes_focus(&self, name: &str) -> bool {
        self.faults.contains_key(name) && !self.has_focus.replace(true)
    }

    /// Tells whether one of some fields has a fault.
    fn is_faulty(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.faults.contains_key(*name))
    }

    /// The id of the sentence about a field.
    fn fault_id(&self, name: &str) -> Option<String> {
        self.faults.contains_key(name).then(|| format!("fault-{name}"))
    }

    /// The attributes that mark a field with a fault.
    fn marks(&self, name: &str) -> Marks {
        let about = self.fault_id(name);
        Marks { has_focus: self.takes_focus(name), invalid: about.as_ref().map(|_| "true"), about }
    }

    /// The sentence about a field.
    fn fault(&self, name: &str) -> Markup {
        html! {
            @if let (Some(fault), Some(id)) = (self.faults.get(name), self.fault_id(name)) {
                p.refused #(id) role="alert" { (spoken(&self.say(fault))) }
            }
        }
    }

    fn select(&self, name: &str, label: &Message, options: &[(&str, Message)]) -> Markup {
        let options: Vec<_> = options.iter().map(|(value, label)| (*value, self.say(label))).collect();
        self.choices(name, label, &options)
    }

    fn choices(&self, name: &str, label: &Message, options: &[(&str, String)]) -> Markup {
        let Marks { has_focus, about, invalid } = self.marks(name);
        let field = html! {
            select name=(name) autofocus[has_focus] aria-describedby=[about] aria-invalid=[invalid] {
                @for (value, label) in options {
                    option value=(value) selected[*value == self.value(name)] { (label) }
                }
            }
        };
        self.labelled(name, label, &field)
    }

    fn number(&self, Number { name, label, bounds }: &Number) -> Markup {
        let Marks { has_focus, about, invalid } = self.marks(name);
        let field = html! {
            input type="number" name=(name) min=(bounds.start()) max=(bounds.end()) value=(self.value(name))
                inputmode="numeric" dir="ltr" autofocus[has_focus] aria-describedby=[about] aria-invalid=[invalid];
        };
        self.labelled(name, label, &field)
    }

    fn text_field(&self, name: &str, label: &Message, most: u16) -> Markup {
        let Marks { has_focus, about, invalid } = self.marks(name);
        let field = html! {
            input name=(name) maxlength=(most) value=(self.value(name)) autocomplete="off" spellcheck="false"
                dir="ltr" autofocus[has_focus] aria-describedby=[about] aria-invalid=[invalid];
        };
        self.labelled(name, label, &field)
    }

    /// A label above its field, and the sentence about it.
    fn labelled(&self, name: &str, label: &Message, field: &Markup) -> Markup {
        html! { (self.frame.labelled(label, field)) (self.fault(name)) }
    }

    fn mark(&self, name: &str, label: &str) -> Markup {
        let Marks { has_focus, about, .. } = self.marks(name);
        html! {
            p { label { input type="checkbox" name=(name) value="yes" checked[self.is_set(name)]
                autofocus[has_focus] aria-describedby=[about]; " "
                span { (label) } } }
            (self.fault(name))
        }
    }

    fn opponent(&self) -> Markup {
        let name = "opponent";
        let Marks { has_focus, about, invalid } = self.marks(name);
        let field = html! {
            input name=(name) maxlength="40" value=(self.value(name)) autocomplete="off" dir="auto"
                autofocus[has_focus] aria-describedby=[about] aria-invalid=[invalid];
        };
        self.labelled(name, &msg!("page-opponent"), &field)
    }

    /// The choice of a time control: those that are usual, and those with numbers.
    fn control(&self) -> Markup {
        let is_own =
            Own::VARIANTS.iter().any(|own| own.name() == self.value("control") || own.is_filled(self.filled));
        html! {
            fieldset aria-describedby=[self.fault_id("control")] {
                legend { (self.say(&msg!("page-control"))) }
                (self.fault("control"))
                @for (value, control) in presets() { (self.radio(value, &control.message())) }
                details open[is_own] {
                    summary { (self.say(&msg!("page-control-own"))) }
                    @for own in Own::VARIANTS { (self.own(*own)) }
                }
            }
        }
    }

    fn radio(&self, value: &str, label: &Message) -> Markup {
        let is_chosen = self.value("control") == value;
        html! {
            label { input type="radio" name="control" value=(value) required checked[is_chosen]
                autofocus[is_chosen && self.takes_focus("control")]; " "
                span { (self.say(label)) } }
        }
    }

    /// A time control in numbers, with its fields below the choice of it.
    fn own(&self, own: Own) -> Markup {
        let label = own.label();
        html! {
            (self.radio(own.name(), &label))
            div.indented role="group" aria-label=(self.say(&label)) {
                @if own == Own::Periods { @for n in 1..=PERIODS { (self.period(n)) } }
                @for number in own.numbers() { (self.number(&number)) }
                @for (name, label) in own.boxes() { (self.mark(name, &self.say(&label))) }
            }
        }
    }

    fn period(&self, n: usize) -> Markup {
        let title = self.say(&msg!("page-control-period", n = n));
        let [_, time, increment, cap, delay] = PERIOD.map(|field| of_period(field, n));
        let is_open = n == 1 || is_period(self.filled, n);
        html! {
            details open[is_open] {
                summary { (title) }
                div role="group" aria-label=(title) {
                    (self.number(&period_moves(n)))
                    (self.text_field(&time, &msg!("page-control-period-time"), 40))
                    (self.text_field(&increment, &msg!("page-control-period-increment"), 40))
                    (self.text_field(&cap, &msg!("page-control-period-cap"), 40))
                    (self.text_field(&delay, &msg!("page-control-period-delay"), 40))
                }
            }
        }
    }

    fn start(&self) -> Markup {
        let is_open = self.is_set("start")
            || self.is_faulty(&["start", "number"])
            || START.iter().any(|(_, field)| self.is_set(field));
        html! {
            details open[is_open] {
                summary { (self.say(&msg!("page-start"))) }
                (self.select("start", &msg!("page-start"), &[
                    ("", msg!("page-start-usual")),
                    ("chess960", msg!("page-start-960")),
                    ("fen", msg!("page-start-set")),
                ]))
                (self.number(&start_number()))
                (self.text_field("fen", &msg!("page-start-fen"), 128))
                (self.mark("castling", &self.say(&msg!("page-start-castling"))))
            }
        }
    }

    /// Leave, and the other regulations. What is not named here stays as usual.
    fn rules(&self) -> Markup {
        let delays = DELAYS.map(|plies| plies.to_string());
        let public = delays
            .iter()
            .zip(DELAYS)
            .map(|(value, plies)| (value.as_str(), self.say(&msg!("terms-public-sentence", plies = plies))));
        let public: Vec<_> = [("", self.say(&msg!("page-public-no")))].into_iter().chain(public).collect();
        let usual = || ("", self.say(&msg!("page-rules-usual")));
        let with = |change: &dyn Fn(&mut Regulations)| {
            let mut rules = Regulations::default();
            change(&mut rules);
            self.frame.voice.say_all(&describe_regulations(&rules, &HashMap::new()))
        };
        let flags = FLAGS.map(|(value, rule)| (value, with(&|rules| rules.flags = rule)));
        let flags: Vec<_> = [usual()].into_iter().chain(flags).collect();
        let conditions =
            CONDITIONS.map(|(value, rule)| (value, with(&|rules| rules.conditional_moves = rule)));
        let conditions: Vec<_> = [usual()].into_iter().chain(conditions).collect();
        let is_faulty = self.is_faulty(&[Rule::Silence.name()])
            || leave_numbers().iter().any(|number| self.is_faulty(&[&number.name]));
        html! {
            (self.choices("public", &msg!("page-public"), &public))
            details open[is_faulty || Rule::VARIANTS.iter().any(|rule| self.is_set(rule.name()))] {
                summary { (self.say(&msg!("page-rules"))) }
                @for number in leave_numbers() { (self.number(&number)) }
                (self.mark("leave-moves", &self.say(&msg!("terms-leave-moves"))))
                (self.choices("flags", &msg!("page-desk-flags"), &flags))
                (self.choices("conditional", &msg!("page-plan"), &conditions))
                @for rule in Rule::VARIANTS {
                    (self.mark(rule.name(), &with(&|rules| rule.add_to(rules))))
                }
            }
        }
    }
}
