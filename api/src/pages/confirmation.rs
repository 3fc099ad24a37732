//! The parts of a page that shows an act before it is done.

use app::Preview;
use domain::{ByColor, Color, Game, GameId, Instant};
use maud::{Markup, html};
use messages::{describe_clocks, msg};

use super::{state::state, visitor::Frame};

impl Frame {
    /// The state of a game and both its clocks.
    pub(super) fn standing(
        &self,
        id: GameId,
        game: &Game,
        names: &ByColor<String>,
        me: Option<Color>,
        now: Instant,
    ) -> Markup {
        html! {
            p { (self.say(&state(id, game, names, me, now))) }
            @for paragraph in describe_clocks(game, names, now) { p { (self.voice.say_all(&paragraph)) } }
        }
    }

    /// The state and both clocks before and after an act.
    pub(super) fn before_and_after(&self, preview: &Preview, me: Option<Color>) -> Markup {
        let Preview { before, after, names, at, .. } = preview;
        html! {
            h2 { (self.say(&msg!("page-desk-clocks-now"))) }
            (self.standing(before.row.id, &before.row.state, &before.names, me, *at))
            h2 #after { (self.say(&msg!("page-desk-clocks-after"))) }
            (self.standing(before.row.id, after, names, me, *at))
        }
    }

    /// The field for the text of an envelope. What is written there is not shown again.
    pub(super) fn envelope_field(&self) -> Markup {
        self.labelled(
            &msg!("page-desk-text"),
            &html! {
                textarea name="envelope" required rows="12" maxlength="4096" autocomplete="off" spellcheck="false"
                    dir="ltr" {}
            },
        )
    }
}
