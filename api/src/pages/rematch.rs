//! The way from a game that is over to the form of another one: the same opponent and terms, with the colours changed.

use domain::{Color, Game, LeaveRules, Regulations, Start, TimeControl, wire::Length};
use maud::{Markup, html};
use messages::msg;
use strum::VariantArray as _;

use super::{
    offer_fields::{CONDITIONS, DELAYS, FLAGS, Filled, Own, PERIOD, Rule, of_period, presets},
    sheet::Sheet,
};

impl Sheet<'_> {
    /// Leads the player of a finished game to the form of an offer. The address only fills the form.
    pub(super) fn rematch(&self) -> Markup {
        let me = self.me.filter(|_| self.game().is_over() && !self.is_past());
        html! {
            @if let Some(me) = me {
                p { a href=(address(self.game(), me)) { (self.say(&msg!("page-rematch"))) } }
            }
        }
    }
}

/// The address of the form, filled with the terms of a game as far as the form has them.
fn address(game: &Game, me: Color) -> String {
    let fields = fields(&game.start, &game.regulations, !me);
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(fields.iter().filter(|(_, value)| !value.is_empty()));
    format!("/new/{}?{}", game.players[!me].0, query.finish())
}

/// The fields of an offer with this start and these regulations, to the player of a side.
pub(super) fn fields(from: &Start, rules: &Regulations, color: Color) -> Filled {
    let name = |name: Option<&'static str>| name.unwrap_or_default().to_owned();
    let rule = FLAGS.iter().find(|(_, rule)| *rule == rules.flags).map(|(name, _)| *name);
    let conditions =
        CONDITIONS.iter().find(|(_, rule)| *rule == rules.conditional_moves).map(|(name, _)| *name);
    let public = rules.public.filter(|public| DELAYS.contains(&public.delay));
    let mut fields = vec![
        ("colour", color.fold_wb("white", "black").to_owned()),
        ("flags", name(rule)),
        ("conditional", name(conditions)),
        ("public", public.map(|public| public.delay.to_string()).unwrap_or_default()),
    ];
    fields.extend(start(from));
    fields.extend(leave(rules.leave.as_ref()));
    let marked = Rule::VARIANTS.iter().filter(|rule| is_set(**rule, rules));
    fields.extend(marked.map(|rule| (rule.name(), mark(true))));
    let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value));
    fields.chain(control(&rules.time_control)).collect()
}

/// Tells whether a game has a rule that an offer may add: to add it changes nothing more.
fn is_set(rule: Rule, rules: &Regulations) -> bool {
    let mut with = rules.clone();
    rule.add_to(&mut with);
    with == *rules
}

/// The value of a box.
fn mark(is_set: bool) -> String {
    if is_set { "yes" } else { "" }.to_owned()
}

/// A position that was drawn by lot is drawn anew.
fn start(start: &Start) -> Vec<(&'static str, String)> {
    match start {
        Start::Standard => Vec::new(),
        Start::Chess960 { .. } => vec![("start", "chess960".to_owned())],
        Start::Fen { fen, chess960 } => {
            vec![("start", "fen".to_owned()), ("fen", fen.clone()), ("castling", mark(*chess960))]
        }
    }
}

fn leave(leave: Option<&LeaveRules>) -> Vec<(&'static str, String)> {
    let Some(leave) = leave else { return vec![("leave", "0".to_owned())] };
    vec![
        ("leave", leave.days_per_year.to_string()),
        ("leave-ahead", leave.notice_days.to_string()),
        ("leave-least", leave.min_days.to_string()),
        ("leave-moves", mark(leave.may_move)),
    ]
}

/// The fields of a time control. Periods that are no preset are said one by one.
fn control(control: &TimeControl) -> Filled {
    let preset = presets().into_iter().find(|(_, preset)| preset == control);
    if let Some((name, _)) = preset {
        return [("control".to_owned(), name.to_owned())].into();
    }
    let (own, fields) = match control {
        TimeControl::PerMove { days } => (Own::PerMove, vec![("move-days".to_owned(), days.to_string())]),
        TimeControl::TripleBlock {
            clock_days,
            bank_days,
            increment_days,
            increment_moves,
            sudden_death_protection,
        } => {
            let numbers = [
                ("clock-days", clock_days),
                ("bank-days", bank_days),
                ("more-days", increment_days),
                ("more-moves", increment_moves),
            ];
            let numbers = numbers.map(|(name, number)| (name.to_owned(), number.to_string()));
            let protection = ("protection".to_owned(), mark(*sudden_death_protection));
            (Own::TripleBlock, numbers.into_iter().chain([protection]).collect())
        }
        TimeControl::Periods { periods, whole_days, double_after_days, thematic } => {
            let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
            let periods = periods.iter().zip(1..).flat_map(|(period, n)| {
                let cap = period.cap.map(|cap| Length(cap).to_string()).unwrap_or_default();
                let length = |length| Length(length).to_string();
                let values = [
                    number(period.moves),
                    length(period.time),
                    length(period.increment),
                    cap,
                    length(period.delay),
                ];
                PERIOD.map(|field| of_period(field, n)).into_iter().zip(values)
            });
            let rest = [
                ("double-days", number(*double_after_days)),
                ("whole-days", mark(*whole_days)),
                ("thematic", mark(*thematic)),
            ];
            (Own::Periods, periods.chain(rest.map(|(name, value)| (name.to_owned(), value))).collect())
        }
    };
    [("control".to_owned(), own.name().to_owned())].into_iter().chain(fields).collect()
}
