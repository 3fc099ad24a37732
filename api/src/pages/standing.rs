//! An adjournment on a page, and the form by which a player is ready to resume. Clocks may start by it, so it asks first.

use actix_web::http::StatusCode;
use app::{Preconditions, Submitted, Texts, game_after};
use domain::{Actor, ByColor, Color, Command, Game, GameId, Instant, Refusal};
use maud::{Markup, html};
use messages::{Message, describe_standing, msg};

use super::{
    acts::{Act, judged, submit},
    game::show,
    sheet::{Looking, Outcome, Sheet},
    state::marks,
    visitor::{Frame, Member},
};
use crate::http::problem::Answer;

impl Frame {
    /// The state of an adjournment, what happens next, and what the reader can do. Marks of the game follow.
    pub(super) fn standing_and_marks(
        &self,
        game: &Game,
        names: &ByColor<String>,
        me: Option<Color>,
        now: Instant,
    ) -> Markup {
        html! {
            @for paragraph in describe_standing(game, names, me).paragraphs() { p { (self.voice.say_all(&paragraph)) } }
            @for mark in marks(game, names, me, now) { p { (self.say(&mark)) } }
        }
    }
}

impl Sheet<'_> {
    /// Shows the effect of being ready to resume on the game and on both clocks, and the form that confirms it.
    fn resumption(&self) -> Result<Markup, Refusal> {
        let (game, names) = (self.game(), &self.whole.view.names);
        let command = Command::Resume { envelope: None };
        let after = match game_after(game, Actor::Player(self.reader), command, self.now) {
            Ok(after) => after,
            // Nobody sees the move before.
            Err(Refusal::EnvelopeNeeded) => None,
            Err(refusal) => return Err(refusal),
        };
        let said = match &after {
            Some(after) => {
                let text = describe_standing(after, names, self.me);
                let noted = (after.clock.running == game.clock.running).then(|| msg!("page-resume-noted"));
                noted.into_iter().chain(text.now).chain(text.next).collect()
            }
            None => self.opening_by_resumption(),
        };
        Ok(html! {
            p { strong { (self.say(&msg!("page-desk-not-done"))) } }
            p { a href=(format!("/g/{}", self.id.0)) { (self.say(&msg!("page-plan-game"))) } }
            p { (self.frame.voice.say_all(&said)) }
            p { (self.say(&msg!("page-resume-sure"))) }
            h2 { (self.say(&msg!("page-desk-clocks-now"))) }
            (self.frame.standing(self.id, game, names, self.me, self.now))
            @if let Some(after) = &after {
                h2 #after { (self.say(&msg!("page-desk-clocks-after"))) }
                (self.frame.standing(self.id, after, names, self.me, self.now))
            }
            form method="post" action=(self.action("time")) {
                (self.position_fields("resume"))
                input type="hidden" name="version" value=(game.events);
                p { button name="act" value="resume" {
                    (self.say(&msg!("page-desk-confirm", act = msg!("page-resume")))) } }
            }
        })
    }

    fn opening_by_resumption(&self) -> Vec<Message> {
        let game = self.game();
        let starts =
            game.standing().map(|standing| msg!("page-resume-opens", who = self.person(!standing.sealer)));
        let effect = if game.is_too_late(self.now) { Some(msg!("page-resume-late")) } else { starts };
        effect.into_iter().chain([msg!("page-resume-about")]).collect()
    }
}

/// Resumes the game if it is as it was when the effect was shown, or shows the effect.
pub(super) async fn resume(member: Member, act: Act, shown: Option<u32>) -> Answer {
    let Some(shown) = shown else { return ask_to_resume(&member, act.id, None).await };
    let conditions = Preconditions { versions: Some(vec![shown]), ..Preconditions::default() };
    match submit(&member, act.id, &act.key, act.request.clone(), act.seen, conditions).await? {
        Submitted::Judged(receipt) => judged(member, act, receipt).await,
        Submitted::SessionEnded => Err(member.session_ended()),
        Submitted::OtherVersion => ask_to_resume(&member, act.id, Some(msg!("page-desk-stale"))).await,
    }
}

/// Asks whether the player is ready to resume, below why nothing was done if an earlier page was confirmed.
async fn ask_to_resume(member: &Member, id: GameId, stale: Option<Message>) -> Answer {
    let (looking, outcome) = (Looking::default(), Outcome::default());
    let asked = member.with_sheet(id, Texts::None, looking, outcome, |_, sheet| {
        Ok(sheet.resumption().map(|content| (sheet.title(), content)))
    });
    match asked.await? {
        Ok((title, content)) => {
            let status = if stale.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
            let content = html! { (member.frame.refused(stale.as_ref())) (content) };
            Ok(member.frame.page_with(status, &title, None, &content))
        }
        Err(refusal) => {
            let outcome = Outcome { problems: vec![refusal.into()], ..Outcome::default() };
            show(member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await
        }
    }
}
