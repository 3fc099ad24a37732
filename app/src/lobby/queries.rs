//! Open challenges and seeks.

use domain::PlayerId;

use crate::{
    Failure,
    kernel::names::{names_of, page},
    lobby::service::Lobby,
    model::{Challenge, ChallengeFilter, ChallengeId, ChallengeView},
    ports::{self, View},
};

impl Lobby {
    /// A challenge, if the viewer may see it: their own, one to them, or a seek.
    pub fn challenge(&self, id: ChallengeId, viewer: PlayerId) -> Result<Option<ChallengeView>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let challenge = view.challenge(id)?;
            let visible = challenge.filter(|c| c.by == viewer || c.to.is_none_or(|to| to == viewer));
            Ok(challenge_views(view, visible.into_iter().collect())?.pop())
        })
    }

    /// Open challenges or seeks, newest first, with numbers below `before`; at most [`MAX_PAGE`](crate::MAX_PAGE).
    pub fn challenges(
        &self,
        filter: ChallengeFilter,
        before: Option<ChallengeId>,
        limit: u32,
    ) -> Result<Vec<ChallengeView>, Failure> {
        let now = self.kernel.now();
        ports::read(&*self.kernel.ledger, |view| {
            let found = view.challenges(filter, now, before, page(limit))?;
            challenge_views(view, found)
        })
    }
}

/// Adds the names.
pub(crate) fn challenge_views(
    view: &mut dyn View,
    found: Vec<Challenge>,
) -> Result<Vec<ChallengeView>, Failure> {
    let all = found.iter().flat_map(|challenge| {
        let arbiters = challenge.terms.regulations.arbiters();
        challenge.to.into_iter().chain([challenge.by]).chain(arbiters)
    });
    let names = names_of(view, all)?;
    let name = |id| names.get(&id).cloned().unwrap_or_default();
    let with_names = |challenge: Challenge| {
        let (by, to) = (name(challenge.by), challenge.to.map(name));
        let arbiters = challenge.terms.regulations.arbiters();
        let arbiters = arbiters.filter_map(|id| Some((id, names.get(&id)?.clone()))).collect();
        ChallengeView { challenge, by, to, arbiters }
    };
    Ok(found.into_iter().map(with_names).collect())
}
