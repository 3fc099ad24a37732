//! The parts of a page that shows an act before it is done.

use app::{Preview, Submission};
use domain::{ByColor, Color, Game, GameId, Instant, Refusal};
use maud::{Markup, html};
use messages::{describe_clocks, msg};
use serde::Deserialize;

use super::{
    state::state,
    typed::whole_text,
    visitor::{Frame, Member},
};
use crate::http::problem::Problem;

/// The text of an envelope in a form. It is not printed, and not shown again.
#[derive(Deserialize)]
pub(super) struct OpeningText {
    /// The text; the second step has it encrypted.
    envelope: Option<String>,
    held: Option<String>,
}

/// A step of an opening.
pub(super) enum Opening {
    /// The effect is shown first, with the encrypted text for the form that confirms it.
    Previewed(Box<Preview>, String),
    Refused(Refusal),
    /// The text of the second step.
    Confirmed(String),
}

impl Member {
    /// Reads the text of an opening, and judges it where it is not confirmed yet.
    pub(super) async fn opening(
        &self,
        id: GameId,
        text: OpeningText,
        submission: impl FnOnce(String) -> Submission,
    ) -> Result<Opening, Problem> {
        let missing = || Problem::because("bad_request", msg!("page-form-field"));
        let reader = self.player.id;
        if let Some(held) = text.held {
            let text = self.ask(move |service| Ok(service.games.held_text(id, reader, &held))).await?;
            return text.map(Opening::Confirmed).ok_or_else(missing);
        }
        let text = whole_text(text.envelope.ok_or_else(missing)?);
        let submission = submission(text.clone());
        let found = self.ask(move |service| {
            Ok((service.games.preview(submission)?, service.games.hold_text(id, reader, &text)?))
        });
        let (preview, held) = found.await?;
        let mut preview = preview.ok_or(Refusal::UnknownGame)?;
        Ok(match preview.refusal.take() {
            Some(refusal) => Opening::Refused(refusal),
            None => Opening::Previewed(Box::new(preview), held),
        })
    }
}

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
