//! The way from a game that is over to the form of another one: the same opponent and terms, with the colours changed.

use domain::{Color, Game, Span, TimeControl};
use maud::{Markup, html};
use messages::msg;

use super::{
    lobby::{Own, controls},
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
    let colour = me.fold_wb("black", "white").to_owned();
    let public = game.regulations.public.map(|public| ("public", public.delay.to_string()));
    let control = control(&game.regulations.time_control);
    let fields = [("colour", colour)].into_iter().chain(control).chain(public);
    let fields: Vec<String> = fields.map(|(name, value)| format!("{name}={value}")).collect();
    format!("/new/{}?{}", game.players[!me].0, fields.join("&"))
}

/// The fields of a time control; none for one that the form cannot say.
fn control(control: &TimeControl) -> Vec<(&'static str, String)> {
    if let Some((name, _)) = controls().into_iter().find(|(_, preset)| preset == control) {
        return vec![("control", name.to_owned())];
    }
    let days = |span: Span| u16::try_from(span.0 / Span::days(1).0).unwrap_or_default();
    let hours = |span: Span| u16::try_from(span.0 / Span::hours(1).0).unwrap_or_default();
    let (own, said, numbers) = match control {
        TimeControl::PerMove { days } => (Own::PerMove, control.clone(), vec![("days", u16::from(*days))]),
        TimeControl::TripleBlock { clock_days, bank_days, increment_days, .. } => {
            let said = TimeControl::triple_block(*clock_days, *bank_days, *increment_days);
            let numbers = vec![("days", *clock_days), ("bank", *bank_days), ("more", *increment_days)];
            (Own::TripleBlock, said, numbers)
        }
        TimeControl::Periods { periods, .. } => {
            let Some(first) = periods.first() else { return Vec::new() };
            let (time, increment) = (days(first.time), hours(first.increment));
            match first.moves {
                Some(moves) => {
                    let numbers = vec![("moves", moves), ("days", time)];
                    (Own::Moves, TimeControl::iccf(moves, time), numbers)
                }
                None => {
                    let said = TimeControl::fischer(Span::days(time), Span::hours(increment), None);
                    (Own::Increment, said, vec![("days", time), ("hours", increment)])
                }
            }
        }
    };
    if said != *control {
        return Vec::new();
    }
    let numbers = numbers.into_iter().map(|(name, number)| (name, number.to_string()));
    [("control", own.name().to_owned())].into_iter().chain(numbers).collect()
}
