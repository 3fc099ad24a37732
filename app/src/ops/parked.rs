//! Mail that was set aside, as an administrator may see it.

use domain::PlayerId;

use crate::{
    Failure,
    games::arbiter_queue::adjourned::plays,
    model::{Address, Audience, GameRow, Inbound, InboxState, game_in_subject},
    ops::{
        safe_text::{self, Ours, ShownText},
        service::Ops,
    },
    ports::{self, View},
};

/// A mail without its raw text, and what may be seen of that.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParkedMail {
    /// The mail.
    pub mail: Inbound,
    /// Its text, or why it is hidden.
    pub text: Result<ShownText, Hidden>,
}

/// The reason why the text of a mail is not shown.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hidden {
    /// It may be about a game of the reader, who may not deal with it either.
    OwnGame,
    /// Its author may have sealed a move, or may do so.
    Sealed,
    /// It may hold a move, or something else that only its author knows.
    Secret,
    /// It was not set aside, so nobody has to look at it.
    NotAside,
    /// It is erased.
    Gone,
}

impl Ops {
    /// A mail, as an administrator may see it; `None` if there is none of that number. `may_hold_secret` tells of a text
    /// whether it may hold a secret of its author, in any language.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn parked_mail(
        &self,
        viewer: PlayerId,
        id: i64,
        may_hold_secret: &dyn Fn(&str) -> bool,
    ) -> Result<Option<ParkedMail>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(mut mail) = view.inbound(id)? else { return Ok(None) };
            let raw = if mail.raw.is_some() { Some(self.kernel.open_mail(&mail)?) } else { None };
            let games = games_of_mail(view, &mail, raw.as_deref().unwrap_or_default())?;
            let text = match raw {
                _ if games.iter().any(|game| plays(&game.state, viewer)) => Err(Hidden::OwnGame),
                None => Err(Hidden::Gone),
                Some(_) if !matches!(mail.state, InboxState::Quarantined | InboxState::Poison) => {
                    Err(Hidden::NotAside)
                }
                Some(_) if games.iter().any(may_be_sealed) => Err(Hidden::Sealed),
                Some(raw) => self.shown(&raw, may_hold_secret),
            };
            mail.raw = None;
            Ok(Some(ParkedMail { mail, text }))
        })
    }

    fn shown(&self, raw: &[u8], may_hold_secret: &dyn Fn(&str) -> bool) -> Result<ShownText, Hidden> {
        let (vault, settings) = (&*self.kernel.vault, &self.kernel.settings);
        let is_token = |word: &str| {
            let found = Address::from_local_part(word, vault, self.kernel.epoch);
            found.is_some_and(|address| !matches!(address, Address::Public(_)))
        };
        let domains: Vec<&str> =
            [&settings.mail_domain].into_iter().chain(&settings.former_domains).map(String::as_str).collect();
        let ours = Ours { domains: &domains, url: &settings.public_url, is_token: &is_token };
        safe_text::shown(raw, &ours, may_hold_secret).ok_or(Hidden::Secret)
    }
}

/// The newest games of an author that are over. An unopened envelope of an older one is no secret that anybody waits for.
const OVER: u32 = 50;

/// Every game that a mail may be about: that of its address or its subject, and those of everybody who may have written it.
/// Of these the newest count if they are over with an envelope that nobody opened.
fn games_of_mail(view: &mut dyn View, mail: &Inbound, raw: &[u8]) -> Result<Vec<GameRow>, Failure> {
    let mut games = Vec::new();
    let named = || match mail.address {
        Address::Public(_) => game_in_subject(&safe_text::subject(raw)),
        _ => None,
    };
    if let Some(game) = mail.address.game().or_else(named) {
        games.extend(view.game(game)?);
    }
    let mut authors: Vec<PlayerId> = mail.address.player().into_iter().collect();
    let addresses = safe_text::authors(raw);
    for address in addresses.iter().chain([&mail.sender]).filter(|address| !address.is_empty()) {
        authors.extend(view.player_by_email(address)?.map(|player| player.id));
    }
    authors.sort_unstable();
    authors.dedup();
    for author in authors {
        games.extend(view.active_games(author)?);
        for summary in view.games_of(author, Audience::Accounts, true, None, OVER)? {
            games.extend(view.game(summary.id)?.filter(|game| game.state.unopened.is_some()));
        }
    }
    Ok(games)
}

/// Tells whether a move may be sealed in the game now, or is, or was and nobody has opened it.
fn may_be_sealed(game: &GameRow) -> bool {
    let state = &game.state;
    let is_kept = state.session.draft.is_some() || state.unopened.is_some();
    state.holds_sealed() || state.is_adjournment_proposed() || is_kept
}
