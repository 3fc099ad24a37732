//! The form of an offer: its fields with what is filled in, and what is wrong in them.

use std::{cell::Cell, collections::HashMap};

use domain::Regulations;
use maud::{Markup, html};
use messages::{Message, Sentence as _, describe_regulations, msg};
use strum::VariantArray as _;

use super::{
    offer_fields::{
        CONDITIONS, DELAYS, FLAGS, Filled, Number, Own, PERIOD, PERIODS, Rule, START, is_period,
        leave_numbers, of_period, period_moves, presets, start_number, text,
    },
    offer_terms::Faults,
    score::spoken,
    visitor::Frame,
};

/// The form of an offer, with what is filled in and what cannot be offered.
pub(super) struct OfferForm<'a> {
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

impl<'a> OfferForm<'a> {
    pub(super) fn new(frame: &'a Frame, filled: &'a Filled, faults: &'a Faults) -> Self {
        Self { frame, filled, faults, has_focus: Cell::new(false) }
    }

    /// The form, whose button shows the offer.
    pub(super) fn content(&self) -> Markup {
        html! {
            form method="post" action="/new" {
                (self.frame.key_field("new"))
                (self.opponent())
                (self.select("colour", &msg!("page-colour"), &[
                    ("", msg!("page-colour-drawn")),
                    ("white", msg!("page-colour-white")),
                    ("black", msg!("page-colour-black")),
                ]))
                (self.control())
                (self.start())
                (self.rules())
                p { button { (self.say(&msg!("page-new-show"))) } }
            }
        }
    }

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
