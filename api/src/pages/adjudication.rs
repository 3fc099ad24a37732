//! Requests for adjudication, analyses about them, and withdrawals, by the forms of a game.

use actix_web::{http::StatusCode, post, web};
use app::{Request, Scope, Unresolved, Who};
use domain::{ClaimBasis, Command, GameId, Seen};
use maud::{Markup, html};
use messages::{describe_claim, msg};
use serde::Deserialize;

use super::{
    acts::{Act, act},
    done::Done,
    game::show,
    names::tag_of,
    sheet::{Looking, Outcome, Sheet},
    typed::unix_lines,
    visitor::Member,
};
use crate::http::{
    extract::LongForm,
    problem::{Answer, Problem},
};

#[derive(Deserialize)]
pub(super) struct AnalysisForm {
    key: String,
    /// The result that is asked for; none in an analysis about a request that waits.
    basis: Option<ClaimBasis>,
    analysis: String,
}

/// Asks an arbiter to decide, or hands in analysis for it.
#[post("/g/{id}/adjudication")]
pub(super) async fn adjudicate(member: Member, id: web::Path<i64>, form: LongForm<AnalysisForm>) -> Answer {
    let AnalysisForm { key, basis, mut analysis } = form.0;
    unix_lines(&mut analysis);
    let written = Outcome { analysis: Some(analysis.clone()), ..Outcome::default() };
    let command = basis.map_or(Command::Analyse, |basis| Command::AskAdjudication { basis });
    let (request, done) = (Request::from(command).with(analysis), Some(Done::Recorded));
    act(member, Act { id: GameId(*id), key, request, seen: Seen::Nothing, written, done }).await
}

#[derive(Deserialize)]
pub(super) struct WithdrawalForm {
    key: String,
    scope: Scope,
    #[serde(default)]
    reason: String,
    confirm: Option<String>,
}

#[post("/g/{id}/withdrawal")]
pub(super) async fn withdraw(member: Member, id: web::Path<i64>, form: web::Form<WithdrawalForm>) -> Answer {
    let WithdrawalForm { key, scope, mut reason, confirm } = form.into_inner();
    unix_lines(&mut reason);
    let (id, player) = (GameId(*id), member.player.id);
    let written = Outcome { withdrawing: Some(reason.clone()), ..Outcome::default() };
    if confirm.is_none() {
        let unsure = Problem::because("confirmation_missing", msg!("page-withdrawal-unsure"));
        let outcome = Outcome { problems: vec![unsure], ..written };
        return show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await;
    }
    let text = Some(reason).filter(|reason| !reason.trim().is_empty());
    let request = Request { text, ..Unresolved::Withdraw { who: Who::Player(player), scope }.into() };
    let (seen, done) = (Seen::Nothing, Some(Done::Recorded));
    act(member, Act { id, key, request, seen, written, done }).await
}

impl Sheet<'_> {
    /// Tells whether the reader can ask for adjudication, and not whether they can analyse.
    fn may_ask_adjudication(&self) -> bool {
        self.may(Command::AskAdjudication { basis: ClaimBasis::AdjudicatedDraw })
    }

    /// Tells whether a form of the page takes analysis.
    pub(super) fn takes_analysis(&self) -> bool {
        !self.game().is_over()
            && !self.is_past()
            && (self.may_ask_adjudication() || self.may(Command::Analyse))
    }

    /// A form for a request for adjudication, or for analysis about the one that waits.
    pub(super) fn adjudication(&self) -> Markup {
        if !self.takes_analysis() {
            return html! {};
        }
        let bases: &[ClaimBasis] = match self.may_ask_adjudication() {
            true => &[ClaimBasis::AdjudicatedWin, ClaimBasis::AdjudicatedDraw],
            false => &[],
        };
        let written = self.outcome.analysis.as_deref();
        html! {
            details open[written.is_some()] {
                summary { (self.say(&msg!("page-adjudication"))) }
                p { (self.say(&msg!("page-adjudication-about"))) }
                form method="post" action=(self.action("adjudication")) {
                    (self.frame.key_field("adjudication"))
                    @if !bases.is_empty() {
                        (self.frame.labelled(&msg!("page-adjudication-seeks"), &html! {
                            select name="basis" { @for basis in bases {
                                option value=(tag_of(basis)) { (self.say(&describe_claim(*basis).0)) }
                            } }
                        }))
                    }
                    (self.frame.labelled(&msg!("page-desk-event", event = "analysed"), &html! {
                        textarea name="analysis" required rows="8" maxlength="20000" dir="auto" {
                            "\n" (written.unwrap_or_default())
                        }
                    }))
                    p { button { (self.say(&msg!("page-adjudication-send"))) } }
                }
            }
        }
    }

    /// Tells whether the page has a form for a withdrawal.
    pub(super) fn may_withdraw(&self) -> bool {
        let me = self.me.filter(|_| !self.game().is_over() && !self.is_past());
        me.is_some_and(|of| self.may(Command::Withdraw { of }))
    }

    /// A form that ends more than this game; this one alone is resigned.
    pub(super) fn withdrawal_form(&self) -> Markup {
        let has_event = !self.game().tournament.is_empty();
        let scopes = [("event", has_event), ("all", true)];
        let written = self.outcome.withdrawing.as_deref();
        html! {
            details open[written.is_some()] {
                summary { (self.say(&msg!("page-withdrawal"))) }
                p { (self.say(&msg!("page-withdrawal-about"))) }
                form method="post" action=(self.action("withdrawal")) {
                    (self.frame.key_field("withdrawal"))
                    (self.frame.labelled(&msg!("page-withdrawal-scope"), &html! {
                        select name="scope" { @for (scope, _) in scopes.into_iter().filter(|(_, is)| *is) {
                            option value=(scope) { (self.say(&msg!("page-withdrawal-from", scope = scope))) }
                        } }
                    }))
                    (self.frame.labelled(&msg!("page-withdrawal-reason"), &html! {
                        textarea name="reason" rows="3" maxlength="500" dir="auto" { "\n" (written.unwrap_or_default()) }
                    }))
                    p { label { input type="checkbox" name="confirm" value="yes" required; " "
                        span { (self.say(&msg!("page-withdrawal-sure"))) } } }
                    p { button { (self.say(&msg!("page-withdrawal"))) } }
                }
            }
        }
    }
}
