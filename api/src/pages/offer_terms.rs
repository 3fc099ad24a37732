//! The terms that the fields of an offer say: the same as in the body of `POST /v1/seeks`.

use std::collections::BTreeMap;

use app::ports::{StartChoice, Terms};
use domain::{
    BadStart, Color, LeaveRules, PublicRules, Refusal, Regulations, RegulationsError, Span, Start,
    TimeControl, clock::Period, wire,
};
use messages::{Message, Sentence as _, msg};
use serde::de::{IntoDeserializer as _, value};
use strum::VariantArray as _;

use super::offer_fields::{
    CONDITIONS, DELAYS, FLAGS, Filled, Number, Own, PERIOD, PERIODS, Rule, START, double_days, is_period,
    leave_numbers, of_period, period_moves, presets, start_number, text,
};
use crate::http::problem::Problem;

/// Sentences about fields that cannot be offered, by the names of the fields.
pub(super) type Faults = BTreeMap<String, Message>;

/// The fields of a new form.
pub(super) fn usual() -> Filled {
    let leave = LeaveRules::default();
    let fields = [
        ("control", "5-a-move".to_owned()),
        ("leave", leave.days_per_year.to_string()),
        ("leave-ahead", leave.notice_days.to_string()),
        ("leave-least", leave.min_days.to_string()),
    ];
    fields.map(|(name, value)| (name.to_owned(), value)).into()
}

/// The field that a refusal is about; none for a refusal of the whole offer.
pub(super) fn field_of(refusal: &Refusal) -> Option<&'static str> {
    match refusal {
        Refusal::UnknownPlayer | Refusal::SamePlayer => Some("opponent"),
        Refusal::BadStart { reason } => match reason {
            BadStart::Position(_) => Some("start"),
            BadStart::Regulations(error) => match error {
                RegulationsError::TimeControl(_) => Some("control"),
                RegulationsError::Leave => Some("leave"),
                RegulationsError::Silence | RegulationsError::SilenceWithoutPeriods => {
                    Some(Rule::Silence.name())
                }
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// Reads the terms, or says which fields cannot be read.
///
/// # Errors
///
/// `bad_request` for a choice that no form has.
pub(super) fn read(filled: &Filled) -> Result<Result<Terms, Faults>, Problem> {
    let mut fields = Fields { filled, faults: Faults::new() };
    let color = match fields.text("colour") {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        "" => None,
        _ => return Err(unreadable()),
    };
    let start = fields.start()?;
    let control = fields.control();
    let mut regulations = fields.regulations()?;
    Ok(match control {
        Some(time_control) if fields.faults.is_empty() => {
            // The form proposes leave, and Triple Block knows none. What is offered is shown before.
            regulations.leave = regulations.leave.filter(|_| time_control.knows_leave());
            regulations.time_control = time_control;
            Ok(Terms { color, start, regulations })
        }
        _ => Err(fields.faults),
    })
}

fn unreadable() -> Problem {
    Problem::because("bad_request", msg!("page-form-field"))
}

/// The choice of this value; the usual one for an empty field.
fn choice<T: Copy + Default>(choices: &[(&str, T)], value: &str) -> Result<T, Problem> {
    if value.is_empty() {
        return Ok(T::default());
    }
    choices.iter().find(|(name, _)| *name == value).map(|(_, choice)| *choice).ok_or_else(unreadable)
}

/// A form that is being read.
struct Fields<'a> {
    filled: &'a Filled,
    faults: Faults,
}

impl<'a> Fields<'a> {
    fn text(&self, name: &str) -> &'a str {
        text(self.filled, name)
    }

    fn is_set(&self, name: &str) -> bool {
        !self.text(name).is_empty()
    }

    /// A number; none with a fault, and for an empty field.
    fn number(&mut self, number: &Number) -> Option<u16> {
        let text = self.text(&number.name);
        let read = text.parse().ok().filter(|read| number.bounds.contains(read));
        if read.is_none() && !text.is_empty() {
            self.lacks(number);
        }
        read
    }

    /// A number that must be there.
    fn required(&mut self, number: &Number) -> Option<u16> {
        if !self.is_set(&number.name) {
            self.lacks(number);
        }
        self.number(number)
    }

    fn lacks(&mut self, Number { name, bounds, .. }: &Number) {
        let fault = msg!("page-field-number", least = *bounds.start(), most = *bounds.end());
        self.faults.insert(name.to_string(), fault);
    }

    /// A length of time as the API takes it; none with a fault, and for an empty field.
    fn length(&mut self, name: &str) -> Option<Span> {
        let text = self.text(name);
        let deserializer: value::StrDeserializer<'_, value::Error> = text.into_deserializer();
        let length = wire::length::deserialize(deserializer).ok();
        if length.is_none() && !text.is_empty() {
            self.faults.insert(name.to_owned(), msg!("page-field-time"));
        }
        length
    }

    /// The time control; none with a fault.
    fn control(&mut self) -> Option<TimeControl> {
        let chosen = self.text("control");
        let own = Own::VARIANTS.iter().copied().find(|own| own.name() == chosen);
        let preset = presets().into_iter().find(|(name, _)| *name == chosen).map(|(_, control)| control);
        // Numbers of another time are not dropped unsaid.
        let has_others =
            Own::VARIANTS.iter().any(|other| Some(*other) != own && other.is_filled(self.filled));
        if has_others || own.is_none() && preset.is_none() {
            self.faults.insert("control".to_owned(), msg!("page-control-unreadable"));
            return None;
        }
        own.map_or(preset, |own| self.own(own))
    }

    fn own(&mut self, own: Own) -> Option<TimeControl> {
        if own == Own::Periods {
            return self.periods();
        }
        // An empty one of these has a usual meaning.
        let is_optional = |name: &str| matches!(name, "game-cap" | "more-moves");
        let read = own.numbers().into_iter().map(|number| {
            if is_optional(&number.name) { self.number(&number) } else { self.required(&number) }
        });
        let read: Vec<Option<u16>> = read.collect();
        Some(match (own, &*read) {
            (Own::PerMove, [Some(days)]) => TimeControl::PerMove { days: u8::try_from(*days).ok()? },
            (Own::Increment, [Some(days), Some(hours), cap]) => {
                TimeControl::fischer(Span::days(*days), Span::hours(*hours), cap.map(Span::days))
            }
            (Own::Moves, [Some(moves), Some(days)]) => TimeControl::iccf(*moves, *days),
            (Own::TripleBlock, [Some(clock), Some(bank), Some(more), first]) => {
                let mut control = TimeControl::triple_block(*clock, *bank, *more);
                if let TimeControl::TripleBlock { increment_moves, sudden_death_protection, .. } =
                    &mut control
                {
                    *increment_moves = first.unwrap_or(*increment_moves);
                    *sudden_death_protection = self.is_set("protection");
                }
                control
            }
            _ => return None,
        })
    }

    /// Periods up to the last that is filled; the first must be.
    fn periods(&mut self) -> Option<TimeControl> {
        let last = (1..=PERIODS).rev().find(|n| is_period(self.filled, *n)).unwrap_or(1);
        let periods = (1..=last).map(|n| self.period(n)).collect::<Vec<_>>();
        let double_after_days = self.number(&double_days());
        Some(TimeControl::Periods {
            periods: periods.into_iter().collect::<Option<_>>()?,
            whole_days: self.is_set("whole-days"),
            double_after_days,
            thematic: self.is_set("thematic"),
        })
    }

    fn period(&mut self, n: usize) -> Option<Period> {
        let [_, time, increment, cap, delay] = PERIOD.map(|field| of_period(field, n));
        let moves = self.number(&period_moves(n));
        if !self.is_set(&time) {
            self.faults.insert(time.clone(), msg!("page-field-time"));
        }
        let (increment, cap, delay) = (self.length(&increment), self.length(&cap), self.length(&delay));
        let period = Period::new(moves, self.length(&time)?);
        let (increment, delay) = (increment.unwrap_or_default(), delay.unwrap_or_default());
        Some(Period { increment, cap, delay, ..period })
    }

    fn start(&mut self) -> Result<StartChoice, Problem> {
        let chosen = self.text("start");
        // What belongs to another start is not dropped unsaid.
        if START.iter().any(|(start, field)| *start != chosen && self.is_set(field)) {
            self.faults.insert("start".to_owned(), msg!("page-form-field"));
        }
        Ok(match chosen {
            "" => StartChoice::default(),
            "chess960" => match self.number(&start_number()) {
                Some(number) => StartChoice::At(Start::Chess960 { number }),
                None => StartChoice::DrawnChess960,
            },
            "fen" => StartChoice::At(Start::Fen {
                fen: self.text("fen").to_owned(),
                chess960: self.is_set("castling"),
            }),
            _ => return Err(unreadable()),
        })
    }

    /// The regulations besides the time control.
    fn regulations(&mut self) -> Result<Regulations, Problem> {
        let mut rules = Regulations {
            leave: self.leave(),
            flags: choice(&FLAGS, self.text("flags"))?,
            conditional_moves: choice(&CONDITIONS, self.text("conditional"))?,
            ..Regulations::default()
        };
        let public = self.text("public");
        if !public.is_empty() {
            let delay = DELAYS.into_iter().find(|plies| plies.to_string() == public);
            rules.public = Some(PublicRules { delay: delay.ok_or_else(unreadable)? });
        }
        for rule in Rule::VARIANTS {
            if self.is_set(rule.name()) {
                rule.add_to(&mut rules);
            }
        }
        Ok(rules)
    }

    /// Leave; none for no days.
    fn leave(&mut self) -> Option<LeaveRules> {
        let [days, ahead, least] = leave_numbers().map(|number| self.number(&number));
        let usual = LeaveRules::default();
        days.filter(|days| *days > 0).map(|days_per_year| LeaveRules {
            days_per_year,
            notice_days: ahead.unwrap_or(usual.notice_days),
            min_days: least.unwrap_or(usual.min_days),
            may_move: self.is_set("leave-moves"),
        })
    }
}

/// The sentence of a fault that the service found.
pub(super) fn faults_of(refusal: &Refusal) -> Faults {
    field_of(refusal).map(|field| (field.to_owned(), refusal.message())).into_iter().collect()
}
