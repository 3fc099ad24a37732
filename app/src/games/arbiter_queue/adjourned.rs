//! Adjourned games, and games in which something waits for an arbiter.

use domain::{
    ByColor, Color, Digest, Envelope, Game, GameId, Holders, Instant, Pace, Phase, PlayerId, Stage, State,
    pace,
};

use crate::{
    Failure,
    games::{
        context::{GameContext, context},
        possible::may_open,
        service::ArbiterQueue,
    },
    kernel::names::{is_arbiter, names, page},
    model::{GameRow, GameView},
    ports::{self, View},
};

/// A game with an envelope: it is adjourned, a draft lies in it, or it stayed shut and both players want it shown.
#[derive(Clone, Debug)]
pub struct Adjourned {
    /// Its number.
    pub id: GameId,
    /// The players' names.
    pub names: ByColor<String>,
    /// Its state.
    pub state: State,
    /// The reason for waiting.
    pub waits_for: WaitsFor,
    /// Holders of keys who have left.
    pub holders_gone: Vec<PlayerId>,
    /// The side that sealed, or has a draft in the envelope.
    pub sealed_by: Color,
    /// The holders of the keys that open the envelope.
    pub holders: Holders,
    /// SHA-256 of the envelope's text; that of a draft is gone when it is replaced.
    pub commitment: Digest,
    /// The instant at which it resumes, if it is adjourned.
    pub resume_at: Option<Instant>,
    /// The arbiter who has checked the face of the envelope.
    pub acknowledged_by: Option<PlayerId>,
    /// The viewer may open it now, or have the service open it.
    pub may_open: bool,
}

/// The event that a game with an envelope waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum WaitsFor {
    /// The time of resumption, or the player who replies.
    Resumption,
    /// The opening of the envelope.
    Opening,
    /// The player who replies.
    Replier,
    /// The player who replies, who sealed in the session before and has not come.
    FormerSealer,
    /// The opening of the envelope, although somebody came too late.
    LateOpening,
    /// The arbiter's adjudication, or the text that was sealed.
    Adjudication,
    /// The text that was sealed.
    SealedText,
    /// The choice of a reading.
    Reading,
    /// The key of an arbiter, or the text of the player, for what both players want shown.
    Publication,
    /// The sealing of the draft or of another move.
    Sealing,
}

/// Some of the games that wait for an arbiter.
#[derive(Clone, Debug)]
pub struct QueuePage<T> {
    /// The games in the order of their numbers.
    pub games: Vec<T>,
    /// The last game looked at, if there are more after it.
    pub next: Option<GameId>,
}

/// Events read at a time.
pub(crate) const PAGE: u32 = 500;

impl ArbiterQueue {
    /// Games with an envelope that somebody waits for, with numbers above `after`, in order; `None` if the viewer is no
    /// arbiter. Games in which the viewer plays or did are left to other arbiters.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn adjourned(
        &self,
        viewer: PlayerId,
        after: GameId,
        limit: u32,
    ) -> Result<Option<QueuePage<Adjourned>>, Failure> {
        let now = self.kernel.now();
        ports::read(&*self.kernel.ledger, |view| {
            let ids = view.games_with_envelopes(after, page(limit))?;
            queue_page(view, viewer, limit, &ids, |view, row| adjourned(view, row, viewer, now))
        })
    }

    /// Games that wait for an arbiter ([`Game::waits_for_arbiter`](domain::Game::waits_for_arbiter)), with numbers
    /// above `after`, in order; `None` if the viewer is none. Games in which the viewer plays or did are left to other
    /// arbiters.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn asking(
        &self,
        viewer: PlayerId,
        after: GameId,
        limit: u32,
    ) -> Result<Option<QueuePage<GameView>>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let ids = view.games_asking(after, page(limit))?;
            queue_page(view, viewer, limit, &ids, |view, row| {
                let names = names(view, row.state.players)?;
                Ok(Some(GameView { row, names }))
            })
        })
    }

    /// Returns the use of time by both sides of a game, with their names. Returns `None` for an unknown game, and to a viewer
    /// who is not its arbiter.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn pace(&self, id: GameId, viewer: PlayerId) -> Result<Option<ByColor<(String, Pace)>>, Failure> {
        let now = self.kernel.now();
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            if plays(&row.state, viewer) || !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let mut events = Vec::new();
            while let Some(after) = u32::try_from(events.len()).ok().filter(|&n| n < row.state.events) {
                let page = view.events(id, after, PAGE)?;
                if page.is_empty() {
                    break;
                }
                events.extend(page.into_iter().map(|recorded| recorded.event));
            }
            let paces = pace(&events, now)
                .ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
            Ok(Some(names(view, row.state.players)?.zip(paces)))
        })
    }
}

impl ArbiterQueue {
    /// A game for its arbiter. `None` for an unknown game, and to a viewer who is no arbiter or plays or played in it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn directed(&self, id: GameId, viewer: PlayerId) -> Result<Option<GameView>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            if plays(&row.state, viewer) || !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let names = names(view, row.state.players)?;
            Ok(Some(GameView { row, names }))
        })
    }

    /// A game with its whole record and its texts. `None` for an unknown game, and to a viewer who is no arbiter or plays or
    /// played in it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn context(&self, id: GameId, viewer: PlayerId) -> Result<Option<GameContext>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let plays = view.game(id)?.is_none_or(|row| plays(&row.state, viewer));
            if plays || !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let viewer = view.player(viewer)?;
            context(view, id, viewer.as_ref(), None).map(Some)
        })
    }
}

/// Plays in the game, or did before somebody else took over.
pub(crate) fn plays(game: &Game, viewer: PlayerId) -> bool {
    game.color_of(viewer).is_some() || game.replaced_players.contains(&viewer)
}

/// Describes these games to their arbiter; `None` if the viewer is no arbiter.
fn queue_page<T>(
    view: &mut dyn View,
    viewer: PlayerId,
    limit: u32,
    ids: &[GameId],
    of: impl Fn(&mut dyn View, GameRow) -> Result<Option<T>, Failure>,
) -> Result<Option<QueuePage<T>>, Failure> {
    if !is_arbiter(view, viewer)? {
        return Ok(None);
    }
    let mut games = Vec::new();
    for &id in ids {
        if let Some(row) = view.game(id)?.filter(|row| !plays(&row.state, viewer)) {
            games.extend(of(view, row)?);
        }
    }
    let next = (ids.len() == page(limit) as usize).then(|| ids.last().copied()).flatten();
    Ok(Some(QueuePage { games, next }))
}

fn adjourned(
    view: &mut dyn View,
    row: GameRow,
    viewer: PlayerId,
    now: Instant,
) -> Result<Option<Adjourned>, Failure> {
    let id = row.id;
    let names = names(view, row.state.players)?;
    let state = row.state.state();
    let (envelope, sealed_by, waits_for) = match (&row.state.phase, &row.state.session.draft) {
        (Phase::Adjourned { sealed_by, envelope, stage, .. }, _) => {
            (envelope, *sealed_by, stage_waits_for(stage, envelope))
        }
        (Phase::Ended { .. }, _) => {
            let Some(shut) = row.state.envelope_to_publish() else { return Ok(None) };
            (&shut.envelope, shut.sealed_by, WaitsFor::Publication)
        }
        (_, Some(draft)) => (draft, row.state.position.side_to_move(), WaitsFor::Sealing),
        _ => return Ok(None),
    };
    let (resume_at, acknowledged_by) = match &row.state.phase {
        Phase::Adjourned { resume_at, acknowledged_by, .. } => (Some(*resume_at), *acknowledged_by),
        _ => (None, None),
    };
    let mut holders_gone = Vec::new();
    if let Holders::Arbiters { arbiters, .. } = &envelope.holders {
        for &arbiter in arbiters {
            if view.player(arbiter)?.is_none_or(|account| account.email.is_none()) {
                holders_gone.push(arbiter);
            }
        }
    }
    let (commitment, holders) = (envelope.commitment, envelope.holders.clone());
    Ok(Some(Adjourned {
        id,
        names,
        state,
        waits_for,
        holders_gone,
        sealed_by,
        holders,
        commitment,
        resume_at,
        acknowledged_by,
        may_open: may_open(&row.state, viewer, now),
    }))
}

const fn stage_waits_for(stage: &Stage, envelope: &Envelope) -> WaitsFor {
    match stage {
        Stage::Waiting => WaitsFor::Resumption,
        Stage::Due { .. } => WaitsFor::Opening,
        Stage::ReplierAbsent => WaitsFor::Replier,
        Stage::SealerAbsent => WaitsFor::FormerSealer,
        Stage::Late { .. } => WaitsFor::LateOpening,
        Stage::Missing { .. } if !envelope.strict => WaitsFor::Adjudication,
        Stage::Missing { .. } => WaitsFor::SealedText,
        Stage::Choosing { .. } => WaitsFor::Reading,
    }
}
