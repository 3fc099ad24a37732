//! The account that acts, and its right to.

use domain::{Actor, Instant, PlayerId, Refusal, notation::NotationStyle};

use crate::{
    Failure,
    model::{Player, Role, Session, SessionId},
    ports::{Tx, View},
};

/// Returns the notation of the acting player, or the refusal. Whether they play in this game is for the rules to say.
pub(crate) fn authorize(tx: &mut dyn Tx, actor: Actor) -> Result<Result<NotationStyle, Refusal>, Failure> {
    Ok(allowed(actor, account_of(tx, actor)?.as_ref()))
}

pub(crate) fn account_of(view: &mut dyn View, actor: Actor) -> Result<Option<Player>, Failure> {
    match actor {
        Actor::Player(id) | Actor::Arbiter(id) => view.player(id),
        Actor::Timekeeper => Ok(None),
    }
}

/// Returns the actor's account; none for the timekeeper, for an unknown actor, and for a session that has ended.
pub(crate) fn account_in(
    tx: &mut dyn Tx,
    actor: Actor,
    session: Option<SessionId>,
    now: Instant,
) -> Result<Option<Player>, Failure> {
    let Some(session) = session else { return account_of(tx, actor) };
    let (Actor::Player(author) | Actor::Arbiter(author)) = actor else { return Ok(None) };
    let found = tx.session(session)?;
    Ok(found
        .filter(|(session, account)| is_active(session, account, author, now))
        .map(|(_, account)| account))
}

pub(crate) fn allowed(actor: Actor, account: Option<&Player>) -> Result<NotationStyle, Refusal> {
    match (actor, account) {
        (Actor::Timekeeper, _) => Ok(NotationStyle::default()),
        (Actor::Arbiter(_), Some(account)) if account.email.is_some() && account.role < Role::Arbiter => {
            Err(Refusal::NotAnArbiter)
        }
        (_, Some(account)) if account.email.is_some() => {
            Ok(NotationStyle { notation: account.notation, letters: account.letters })
        }
        _ => Err(Refusal::NotAPlayer),
    }
}

/// Tells whether the session is this player's, has not expired, and their account is still there.
pub(crate) fn is_active(session: &Session, account: &Player, player: PlayerId, now: Instant) -> bool {
    session.player == player && now < session.expires_at && account.email.is_some()
}
