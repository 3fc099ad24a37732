//! The notices to an arbiter, with the acts that are possible.

use app::waits_for_holders;
use domain::{EventKind, Holders, Phase};
use messages::{Arg, msg};

use super::GameMail;
use crate::notice::page::Page;

impl GameMail<'_> {
    /// Adds the acts that are open to an arbiter, with the pages of their queue.
    pub(super) fn for_the_arbiter(&self, page: &mut Page) {
        let (game, id) = (self.game(), self.context.id.0);
        let queue = || format!("{}/desk", self.service.settings().public_url);
        let of_game = || format!("{}/g/{id}", queue());
        let told =
            |is_such: fn(&EventKind) -> bool| self.context.told.iter().any(|event| is_such(&event.kind));
        let number = || Arg::shown(self.context.id);
        let envelope = || format!("{}/envelope", of_game());
        if waits_for_holders(game) {
            page.say(&msg!("arbiter-fetch", url = envelope()));
        }
        let refers = |kind: &EventKind| matches!(kind, EventKind::ClaimReferred { .. });
        if let Some(claim) = game.claim.as_ref().filter(|_| told(refers)) {
            self.picture(page);
            let announced = claim.announced.as_deref().and_then(|uci| game.position.from_uci(uci));
            let (what, position) = match announced.and_then(|m| game.position.play(m)) {
                Some(after) => (msg!("arbiter-fen-after"), after),
                None => (msg!("arbiter-fen"), game.position.clone()),
            };
            page.say(&what);
            page.block(&position.fen());
        }
        if let Some(withdrawn) = game.withdrawn {
            page.say(&msg!(
                "arbiter-withdrawn",
                game = number(),
                side = withdrawn.of.fold_wb("white", "black")
            ));
        }
        if let Some((at, _)) = game.default_ahead().filter(|_| game.default_at().is_some()) {
            page.say(&msg!("arbiter-default", until = Arg::at(at)));
        }
        if told(|kind| matches!(kind, EventKind::EarlyOpeningApproved { .. })) {
            let is_in_vault = matches!(&game.phase, Phase::Adjourned { envelope, .. } if envelope.holders == Holders::Vault);
            let how = if is_in_vault {
                msg!("arbiter-agree-open", game = number())
            } else {
                msg!("arbiter-agree-show", url = envelope())
            };
            let two = (game.regulations.adjournment.needed_early > 1).then(|| msg!("arbiter-agree-two"));
            page.say_all(&[how].into_iter().chain(two).collect::<Vec<_>>());
        }
        if game.clocks_questioned.iter().any(Option::is_some) {
            page.say(&msg!("arbiter-clocks", url = format!("{}/correct-clocks", of_game())));
        }
        if game.flag_for_arbiter().is_some() {
            page.say(&msg!("arbiter-flag", game = number()));
        }
        page.say(&msg!("arbiter-more", queue = queue(), trail = of_game()));
        self.clocks(page);
    }
}
