use std::sync::{Arc, Mutex, PoisonError};

use domain::{
    Actor, Cause, Command, Digest, Game, Position, PositionId, Probed, Seen, Stamp, notation::NotationStyle,
};

use crate::{
    Failure,
    games::{
        submit::{
            digests::asked_digest,
            judged::{Judged, decided},
            tables,
        },
        texts,
    },
    kernel::{Kernel, rate_limit::Budget, state::RunKey},
    model::{Channel, Epoch, Preconditions, Submission, Unresolved},
    ports::{LockScope, Vault},
};

/// A submission with everything that must be drawn or read before the transaction: the work may run twice and
/// must come out the same.
pub(crate) struct Pending {
    pub(crate) submission: Submission,
    pub(crate) conditions: Preconditions,
    /// [`asked_digest`].
    pub(crate) request: Digest,
    pub(crate) run_key: Arc<RunKey>,
    pub(crate) stamp: Stamp,
    /// Random bytes for an envelope or a text, or the key of a refusal.
    pub(crate) nonce: [u8; 16],
    pub(crate) closed: ClosedOnce,
    pub(crate) vault: Arc<dyn Vault>,
    /// The verdict of the tables on the position of a claim.
    pub(crate) probed: Option<(Position, Probed)>,
    pub(crate) epoch: Epoch,
    /// Tells whether what depends on the clock alone may happen.
    pub(crate) clock_believed: bool,
    /// The service may have been away, and its clocks show more than was used.
    pub(crate) may_have_been_away: bool,
    pub(crate) budget: Budget,
}

impl Pending {
    pub(crate) fn new(
        kernel: &Kernel,
        submission: Submission,
        conditions: Preconditions,
    ) -> Result<Self, Failure> {
        kernel.may_act()?;
        let mut nonce = [0; 16];
        if matches!(submission.request.command, Unresolved::Seal { .. })
            || matches!(texts::of(&submission.request), Ok(Some(_)))
            || conditions.judges_again
        {
            kernel.entropy.fill(&mut nonce);
        }
        let judged_at = kernel.now().max(submission.received_at);
        let author = match submission.actor {
            Actor::Player(player) if submission.request.traits().is_rate_limited => Some(player),
            Actor::Player(_) | Actor::Arbiter(_) | Actor::Timekeeper => None,
        };
        let author = author.filter(|_| !conditions.is_bulk_command);
        let request = asked_digest(&*kernel.vault, &submission, conditions.event.as_deref())?;
        Ok(Self {
            stamp: Stamp { received_at: submission.received_at, judged_at },
            request,
            run_key: Arc::clone(&kernel.run_key),
            nonce,
            closed: ClosedOnce::default(),
            vault: Arc::clone(&kernel.vault),
            probed: tables::look_up(kernel, &submission, &conditions)?,
            epoch: kernel.epoch,
            clock_believed: kernel.clock_is_believed(),
            may_have_been_away: kernel.may_have_been_away(),
            budget: Budget::new(Arc::clone(&kernel.rate_limits), author),
            conditions,
            submission,
        })
    }

    pub(crate) fn scope(&self) -> LockScope {
        let Submission { game, actor, ref key, .. } = self.submission;
        LockScope::Submission { game, actor, key: key.clone(), session: self.conditions.session }
    }

    pub(crate) fn command(&self) -> Option<&Command> {
        self.submission.request.game_command()
    }

    /// The command with all that rides beside it. A mail names a position by its address, a page by its form. Of that only
    /// what the command must say counts.
    pub(crate) fn cause(&self, game: &Game, style: NotationStyle, command: Command) -> Cause {
        let text = texts::of(&self.submission.request).ok().flatten();
        let seen = match (self.submission.seen, &self.conditions.versions) {
            (Seen::Position(id), Some(_)) => Seen::Position(PositionId { revision: game.revision, ..id }),
            (Seen::Revision(_), Some(_)) => Seen::Revision(game.revision),
            (seen, _) => seen,
        };
        let shows_position = self.conditions.shows_position || self.submission.channel == Channel::Mail;
        let seen = if shows_position { seen.limited_to(command.seen_rule(game)) } else { seen };
        Cause {
            command,
            text: text.map(|text| texts::digest(&self.nonce, text)),
            seen,
            received_at: self.stamp.received_at,
            style,
        }
    }

    pub(crate) fn decide(&self, game: &Game, style: NotationStyle, command: Command) -> Judged {
        decided(game, self.submission.actor, &self.cause(game, style, command), self.stamp.judged_at)
    }

    pub(crate) const fn author(&self) -> Option<domain::PlayerId> {
        match self.submission.actor {
            Actor::Player(id) | Actor::Arbiter(id) => Some(id),
            Actor::Timekeeper => None,
        }
    }
}

/// The envelope as it was first encrypted. Encryption gives another result every time, but the work may run twice, and its
/// events must come out the same.
#[derive(Default)]
pub(crate) struct ClosedOnce(Mutex<Option<(Digest, Vec<u8>)>>);

impl ClosedOnce {
    pub(crate) fn once(
        &self,
        commitment: Digest,
        close: impl FnOnce() -> Result<Vec<u8>, Failure>,
    ) -> Result<Vec<u8>, Failure> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, closed)) = &*kept
            && *of == commitment
        {
            return Ok(closed.clone());
        }
        let closed = close()?;
        *kept = Some((commitment, closed.clone()));
        Ok(closed)
    }
}
