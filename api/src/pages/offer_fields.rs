//! The fields of an offer: the time controls, regulations and numbers that a form has.

use std::{borrow::Cow, collections::BTreeMap, ops::RangeInclusive};

use domain::{
    AdjudicationRules, ConditionalRule, FlagRule, Regulations, SilenceRule, Span, TablebaseRules,
    TimeControl, clock::Weekday,
};
use messages::{Message, msg};

/// The fields of a form as they were sent.
pub(super) type Filled = BTreeMap<String, String>;

pub(super) fn text<'a>(filled: &'a Filled, name: &str) -> &'a str {
    filled.get(name).map_or("", |text| text.trim())
}

/// Half-moves by which the public may be late.
pub(super) const DELAYS: [u16; 3] = [0, 6, 20];

/// The most periods of a time control.
pub(super) const PERIODS: usize = 9;

/// The time controls to choose from, by the value of the field.
pub(super) fn presets() -> Vec<(&'static str, TimeControl)> {
    let per_move = |days| TimeControl::PerMove { days };
    let fischer = |days, more| TimeControl::fischer(Span::days(days), Span::days(more), None);
    vec![
        ("1-a-move", per_move(1)),
        ("3-a-move", per_move(3)),
        ("5-a-move", per_move(5)),
        ("7-a-move", per_move(7)),
        ("14-a-move", per_move(14)),
        ("10-and-1", fischer(10, 1)),
        ("30-and-3", fischer(30, 3)),
        ("10-in-30", TimeControl::iccf(10, 30)),
        ("10-in-50", TimeControl::iccf(10, 50)),
        ("50-75-1", TimeControl::triple_block(50, 75, 1)),
        ("50-75-3", TimeControl::triple_block(50, 75, 3)),
    ]
}

/// A field with a whole number.
pub(super) struct Number {
    pub(super) name: Cow<'static, str>,
    pub(super) label: Message,
    pub(super) bounds: RangeInclusive<u16>,
}

impl Number {
    fn new(name: impl Into<Cow<'static, str>>, label: Message, bounds: RangeInclusive<u16>) -> Self {
        Self { name: name.into(), label, bounds }
    }
}

/// A time control in numbers, with fields of its own.
#[derive(Copy, Clone, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
pub(super) enum Own {
    #[strum(serialize = "own-move")]
    PerMove,
    #[strum(serialize = "own-increment")]
    Increment,
    #[strum(serialize = "own-moves")]
    Moves,
    #[strum(serialize = "own-blocks")]
    TripleBlock,
    #[strum(serialize = "own-periods")]
    Periods,
}

impl Own {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    pub(super) fn label(self) -> Message {
        match self {
            Self::PerMove => msg!("page-control-move"),
            Self::Increment => msg!("page-control-increment"),
            Self::Moves => msg!("page-control-moves"),
            Self::TripleBlock => msg!("page-control-blocks"),
            Self::Periods => msg!("page-control-periods"),
        }
    }

    /// Its numbers, with the bounds of [`TimeControl::check`].
    pub(super) fn numbers(self) -> Vec<Number> {
        let number = |name: &'static str, label, bounds| Number::new(name, label, bounds);
        match self {
            Self::PerMove => vec![number("move-days", msg!("page-control-days"), 1..=60)],
            Self::Increment => vec![
                number("game-days", msg!("page-control-days"), 1..=1000),
                number("game-hours", msg!("page-control-hours"), 0..=2400),
                number("game-cap", msg!("page-control-cap"), 1..=1000),
            ],
            Self::Moves => vec![
                number("moves", msg!("page-control-number"), 1..=200),
                number("moves-days", msg!("page-control-days"), 1..=1000),
            ],
            Self::TripleBlock => vec![
                number("clock-days", msg!("page-control-clock"), 1..=100),
                number("bank-days", msg!("page-control-bank"), 0..=500),
                number("more-days", msg!("page-control-more"), 0..=9),
                number("more-moves", msg!("page-control-first"), 0..=300),
            ],
            Self::Periods => vec![double_days()],
        }
    }

    /// Its boxes to mark.
    pub(super) fn boxes(self) -> Vec<(&'static str, Message)> {
        match self {
            Self::TripleBlock => vec![("protection", msg!("terms-protection"))],
            Self::Periods => {
                vec![("whole-days", msg!("page-control-whole")), ("thematic", msg!("page-control-thematic"))]
            }
            _ => Vec::new(),
        }
    }

    /// Tells whether one of its fields is filled.
    pub(super) fn is_filled(self, filled: &Filled) -> bool {
        let is_set = |name: &str| !text(filled, name).is_empty();
        self.numbers().iter().any(|number| is_set(&number.name))
            || self.boxes().iter().any(|(name, _)| is_set(name))
            || self == Self::Periods && (1..=PERIODS).any(|n| is_period(filled, n))
    }
}

/// The fields of a period, each followed by its number.
pub(super) const PERIOD: [&str; 5] = ["moves", "time", "increment", "cap", "delay"];

pub(super) fn of_period(field: &str, n: usize) -> String {
    format!("{field}-{n}")
}

/// The moves of a period.
pub(super) fn period_moves(n: usize) -> Number {
    Number::new(of_period("moves", n), msg!("page-control-period-moves"), 1..=200)
}

/// The days after which the time of periods is doubled.
pub(super) fn double_days() -> Number {
    Number::new("double-days", msg!("page-control-double"), 1..=365)
}

pub(super) fn is_period(filled: &Filled, n: usize) -> bool {
    PERIOD.iter().any(|field| !text(filled, &of_period(field, n)).is_empty())
}

/// The fields about a start, each behind the start that it belongs to.
pub(super) const START: [(&str, &str); 3] = [("chess960", "number"), ("fen", "fen"), ("fen", "castling")];

/// The number of a start in Chess960.
pub(super) fn start_number() -> Number {
    Number::new("number", msg!("page-start-number"), 0..=959)
}

/// The numbers about leave.
pub(super) fn leave_numbers() -> [Number; 3] {
    let number = |name: &'static str, label, bounds| Number::new(name, label, bounds);
    [
        number("leave", msg!("page-rules-leave"), 0..=366),
        number("leave-ahead", msg!("page-rules-leave-ahead"), 0..=60),
        number("leave-least", msg!("page-rules-leave-least"), 1..=60),
    ]
}

/// A regulation that a player may add to an offer. The sentence about it is its label.
#[derive(Copy, Clone, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Rule {
    Silence,
    Weekends,
    ClaimedDraws,
    Tablebase,
    Adjudication,
    Takeback,
    NoAdjournment,
}

impl Rule {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    pub(super) fn add_to(self, rules: &mut Regulations) {
        match self {
            Self::Silence => rules.silence = Some(SilenceRule::default()),
            Self::Weekends => rules.free_time.weekdays = vec![Weekday::Saturday, Weekday::Sunday],
            Self::ClaimedDraws => rules.draws.automatic = false,
            Self::Tablebase => rules.tablebase = Some(TablebaseRules::default()),
            Self::Adjudication => rules.adjudication = Some(AdjudicationRules::default()),
            Self::Takeback => rules.arbiter.takeback = true,
            Self::NoAdjournment => rules.adjournment.by_agreement = false,
        }
    }
}

/// Choices of one regulation besides the usual one, by the value of the field.
pub(super) const FLAGS: [(&str, FlagRule); 2] =
    [("on_claim", FlagRule::OnClaim), ("by_arbiter", FlagRule::ByArbiter)];
pub(super) const CONDITIONS: [(&str, ConditionalRule); 2] =
    [("visible", ConditionalRule::Visible), ("none", ConditionalRule::None)];
