//! The notices to an arbiter, with the acts that are possible.

use app::waits_for_holders;
use domain::{Event, EventKind, Holders, Phase};

use super::GameMail;
use crate::notice::page::Page;

impl GameMail<'_> {
    /// Adds the acts that are open to an arbiter, with their addresses.
    pub(super) fn for_the_arbiter(&self, page: &mut Page) {
        let (game, id) = (self.game(), self.context.id.0);
        let url = &self.service.settings().public_url;
        if waits_for_holders(game) {
            page.paragraph(&format!(
                "The envelope is waiting for you. Fetch it from {url}/v1/games/{id}/envelope, open it with your key (\"postzug \
                 open\", or age) and show its text to {url}/v1/games/{id}/opening. Until then no clock runs."
            ));
        }
        let refers = |event: &Event| matches!(event.kind, EventKind::ClaimReferred { .. });
        if let Some(claim) = game.claim.as_ref().filter(|_| self.context.told.iter().any(refers)) {
            self.picture(page);
            let announced = claim.announced.as_deref().and_then(|uci| game.position.from_uci(uci));
            let (what, position) = match announced.and_then(|m| game.position.play(m)) {
                Some(after) => ("After the announced move it is, as FEN", after),
                None => ("This is, as FEN", game.position.clone()),
            };
            page.paragraph(&format!("{what}:"));
            page.block(&position.fen());
            page.paragraph(&format!("All pending claims: {url}/v1/arbiter/claims."));
        }
        if self.context.told.iter().any(|event| matches!(event.kind, EventKind::Appealed { .. })) {
            page.paragraph(&format!("All pending appeals: {url}/v1/arbiter/appeals."));
        }
        if let Some(withdrawn) = game.withdrawn {
            let (id, side) = (self.context.id, withdrawn.of.fold_wb("white", "black"));
            page.paragraph(&format!(
                "It is for you to decide: reply with one line, \"arbiter {id} adjudicate 1-0: \" (or 0-1, 1/2, 0-0) and the \
                 reason, or replace the player: \"arbiter {id} replace {side} NAME: \" and the reason. All pending \
                 withdrawals: {url}/v1/arbiter/withdrawals."
            ));
        }
        if let Some((at, _)) = game.default_ahead().filter(|_| game.default_at().is_some()) {
            page.paragraph(&format!(
                "A player who has not appeared by {} loses the game by default (FIDE Guidelines I.10).",
                self.calendar.date(at)
            ));
        }
        if self.context.told.iter().any(|event| matches!(event.kind, EventKind::EarlyOpeningApproved { .. }))
        {
            let two = if game.regulations.adjournment.needed_early > 1 {
                " An early opening takes both of you."
            } else {
                ""
            };
            let in_vault = matches!(&game.phase, Phase::Adjourned { envelope, .. } if envelope.holders == Holders::Vault);
            let how = if in_vault {
                format!("reply with one line, \"arbiter {} open\".", self.context.id)
            } else {
                format!(
                    "open the envelope ({url}/v1/games/{id}/envelope) and show its text, with your reason, to \
                     {url}/v1/games/{id}/opening."
                )
            };
            page.paragraph(&format!("If you agree, {how}{two}"));
        }
        if self.context.told.iter().any(|event| matches!(event.kind, EventKind::ClocksQuestioned { .. })) {
            page.paragraph(&format!(
                "It is for you to decide the correct times: \"correct_clocks\" at \
                 {url}/v1/games/{id}/acts."
            ));
        }
        if game.flag_for_arbiter().is_some() {
            page.paragraph(&format!(
                "To end the game by the fallen flag, reply with one line: \"arbiter {} flag\". All flags that need an \
                 arbiter: {url}/v1/arbiter/flags.",
                self.context.id
            ));
        }
        page.paragraph(&format!(
            "All adjourned games: {url}/v1/arbiter/games, or \"postzug arbiter list\". Everything done or tried in this \
             one: {url}/v1/games/{id}/trail."
        ));
        self.clocks(page);
    }
}
