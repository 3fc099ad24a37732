//! Requests for adjudication, analyses about them, and withdrawals, by the forms of a game.

use actix_web::{get, http::StatusCode, post, web};
use app::{MAX_PAGE, OwnGame, Request, Scope, Texts, Unresolved, Who, game_after};
use domain::{Actor, ClaimBasis, Command, GameId, Refusal, Seen};
use maud::{Markup, html};
use messages::{describe_claim, msg};
use serde::Deserialize;

use super::{
    acts::{Act, act},
    done::Done,
    game::show,
    names::tag_of,
    sheet::{Looking, Outcome, Sheet},
    state::state,
    typed::unix_lines,
    visitor::Member,
};
use crate::http::{extract::LongForm, problem::Answer};

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

/// Says what a withdrawal means in each game, and asks for confirmation.
#[get("/g/{id}/withdrawal")]
pub(super) async fn ask_to_withdraw(member: Member, id: web::Path<i64>) -> Answer {
    withdrawal_page(&member, GameId(*id), Outcome::default()).await
}

async fn withdrawal_page(member: &Member, id: GameId, outcome: Outcome) -> Answer {
    let status = if outcome.problems.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let reason = outcome.withdrawing.clone();
    let asked = member.with_sheet(id, Texts::None, Looking::default(), outcome, |service, sheet| {
        let (reader, now) = (sheet.reader, sheet.now);
        let Some(me) = sheet.me else { return Ok(Err(Refusal::NotAPlayer)) };
        let command = Command::Withdraw { of: me };
        if let Err(refusal) = game_after(sheet.game(), Actor::Player(reader), command, now) {
            return Ok(Err(refusal));
        }
        let mut games = Vec::new();
        loop {
            let last = games.last().map(OwnGame::place);
            let page = service.records.own_games(reader, None, last, MAX_PAGE)?;
            let is_last = page.len() < MAX_PAGE as usize;
            games.extend(page);
            if is_last {
                return Ok(Ok(sheet.withdrawal_form(&games)));
            }
        }
    });
    let content = match asked.await? {
        Ok(content) => content,
        Err(refusal) if reason.is_some() => {
            let outcome =
                Outcome { problems: vec![refusal.into()], withdrawing: reason, ..Outcome::default() };
            return show(member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await;
        }
        Err(refusal) => return Err(refusal.into()),
    };
    Ok(member.frame.page_with(status, &msg!("page-withdrawal"), None, &content))
}

#[post("/g/{id}/withdrawal")]
pub(super) async fn withdraw(member: Member, id: web::Path<i64>, form: web::Form<WithdrawalForm>) -> Answer {
    let WithdrawalForm { key, scope, mut reason, confirm } = form.into_inner();
    unix_lines(&mut reason);
    let (id, player) = (GameId(*id), member.player.id);
    let written = Outcome { withdrawing: Some(reason.clone()), ..Outcome::default() };
    if confirm.is_none() {
        return withdrawal_page(&member, id, written.unconfirmed(msg!("page-withdrawal-unsure"))).await;
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

    /// Tells whether the page leads to a withdrawal.
    pub(super) fn may_withdraw(&self) -> bool {
        let me = self.me.filter(|_| !self.game().is_over() && !self.is_past());
        me.is_some_and(|of| self.may(Command::Withdraw { of }))
    }

    /// The games under way with what becomes of each, and the form that ends more than one; one alone is resigned. Each
    /// choice has its list, unless both end the same games.
    fn withdrawal_form(&self, games: &[OwnGame]) -> Markup {
        let event = &self.game().tournament;
        let has_event = !event.is_empty();
        let rows: Vec<_> = games
            .iter()
            .map(|own| (own.row.state.tournament == *event, html! { li { (self.withdrawn_game(own)) } }))
            .collect();
        let has_both = has_event && rows.iter().any(|(is_of_event, _)| !is_of_event);
        let scopes = [("event", has_event), ("all", true)];
        let written = self.outcome.withdrawing.as_deref();
        html! {
            @for problem in &self.outcome.problems { (self.frame.problem(problem)) }
            p { a href=(format!("/g/{}", self.id.0)) { (self.say(&msg!("page-plan-game"))) } }
            p { (self.say(&msg!("page-withdrawal-about"))) }
            p { (self.say(&msg!("page-withdrawal-record"))) }
            @if has_both {
                h2 { (self.say(&msg!("page-withdrawal-from", scope = "event"))) }
                ul.rows { @for (_, row) in rows.iter().filter(|(is_of_event, _)| *is_of_event) { (row) } }
                h2 { (self.say(&msg!("page-withdrawal-from", scope = "all"))) }
            }
            p { (self.say(&msg!("page-withdrawal-games", n = games.len()))) }
            ul.rows { @for (_, row) in &rows { (row) } }
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
                (self.frame.confirmation(&msg!("page-withdrawal-sure"), false))
                p { button { (self.say(&msg!("page-withdrawal"))) } }
            }
        }
    }

    /// A game, its event, and what a withdrawal makes of it.
    fn withdrawn_game(&self, own: &OwnGame) -> Markup {
        let (game, id) = (&own.row.state, own.row.id);
        let command = Command::Withdraw { of: own.side };
        let after = game_after(game, Actor::Player(self.reader), command, self.now).ok().flatten();
        let mut names = game.players.map(|_| self.frame.name.clone().unwrap_or_default());
        names[!own.side].clone_from(&own.opponent);
        let against = msg!("page-game-against", game = id.to_string(), opponent = own.opponent.clone());
        html! {
            p { a href=(format!("/g/{}", id.0)) { (self.say(&against)) }
                @if !game.tournament.is_empty() { " " bdi { (game.tournament) } } }
            @if let Some(after) = after {
                @let then = if after.is_over() {
                    state(id, &after, &names, Some(own.side), self.now)
                } else {
                    msg!("page-mark-withdrawn")
                };
                p.small { (self.say(&msg!("page-reading-then", state = then))) }
            }
        }
    }
}
