//! Adjourned games, and games in which something waits for an arbiter.

use domain::{
    ByColor, Color, Digest, Envelope, Game, GameId, Holders, Instant, Pace, Phase, PlayerId, Stage, State,
    pace,
};

use crate::{
    Failure,
    games::{
        context::{GameContext, context},
        service::Games,
    },
    kernel::names::{is_arbiter, names, page},
    model::GameView,
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
    /// The reason for waiting, in words.
    pub waits_for: String,
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
}

/// Some of the games with an envelope.
#[derive(Clone, Debug)]
pub struct AdjournedPage {
    /// In the order of their numbers.
    pub games: Vec<Adjourned>,
    /// The last game looked at, if there are more after it.
    pub next: Option<GameId>,
}

/// Events read at a time.
pub(crate) const PAGE: u32 = 500;

impl Games {
    /// Games with an envelope that somebody waits for, with numbers above `after`, in order; `None` if the viewer is no
    /// arbiter.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn adjourned(
        &self,
        viewer: PlayerId,
        after: GameId,
        limit: u32,
    ) -> Result<Option<AdjournedPage>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            if !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let ids = view.games_with_envelopes(after, page(limit))?;
            let next = (ids.len() == page(limit) as usize).then(|| ids.last().copied()).flatten();
            let mut found = Vec::new();
            for id in ids {
                found.extend(adjourned(view, id)?);
            }
            Ok(Some(AdjournedPage { games: found, next }))
        })
    }

    /// Games that wait for an arbiter ([`Game::waits_for_arbiter`](domain::Game::waits_for_arbiter)), with numbers
    /// above `after`, in order; `None` if the viewer is none.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn games_asking(
        &self,
        viewer: PlayerId,
        after: GameId,
        limit: u32,
    ) -> Result<Option<Vec<GameView>>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            if !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let mut found = Vec::new();
            for id in view.games_asking(after, page(limit))? {
                let Some(row) = view.game(id)? else { continue };
                let names = names(view, row.state.players)?;
                found.push(GameView { row, names });
            }
            Ok(Some(found))
        })
    }

    /// Returns the use of time by both sides of a game, with their names; `None` if the viewer is no arbiter of it, or
    /// there is no such game.
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

impl Games {
    /// A game with its whole record and its texts; `None` if the viewer is no arbiter, plays in the game or did, or
    /// there is no such game.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn game_context(&self, id: GameId, viewer: PlayerId) -> Result<Option<GameContext>, Failure> {
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

fn adjourned(view: &mut dyn View, id: GameId) -> Result<Option<Adjourned>, Failure> {
    let Some(row) = view.game(id)? else { return Ok(None) };
    let names = names(view, row.state.players)?;
    let state = row.state.state();
    let (envelope, sealed_by, mut waits_for) = match (&row.state.phase, &row.state.session.draft) {
        (Phase::Adjourned { sealed_by, envelope, stage, .. }, _) => {
            (envelope, *sealed_by, stage_waits_for(stage, envelope, &names[*sealed_by], &names[!*sealed_by]))
        }
        (Phase::Ended { .. }, _) => {
            let Some(shut) = row.state.envelope_to_publish() else { return Ok(None) };
            let by_whom = format!("an arbiter with a key, or {}", names[shut.sealed_by]);
            (&shut.envelope, shut.sealed_by, format!("{by_whom}, to show what both players want shown"))
        }
        (_, Some(draft)) => {
            let by = row.state.position.side_to_move();
            (draft, by, format!("{}, to seal the draft or another move; their clock runs", names[by]))
        }
        _ => return Ok(None),
    };
    let (resume_at, acknowledged_by) = match &row.state.phase {
        Phase::Adjourned { resume_at, acknowledged_by, .. } => (Some(*resume_at), *acknowledged_by),
        _ => (None, None),
    };
    if let Holders::Arbiters { arbiters, needed } = &envelope.holders {
        let mut gone = Vec::new();
        for arbiter in arbiters {
            if view.player(*arbiter)?.is_none_or(|account| account.email.is_none()) {
                gone.push(arbiter.0.to_string());
            }
        }
        if !gone.is_empty() {
            let left = arbiters.len() - gone.len();
            let nobody =
                if left < usize::from(*needed) { ", so that the envelope cannot be opened here" } else { "" };
            waits_for.push_str(&format!(
                "; of those who hold its keys player {} has left{nobody}",
                gone.join(", ")
            ));
        }
    }
    let (commitment, holders) = (envelope.commitment, envelope.holders.clone());
    Ok(Some(Adjourned {
        id,
        names,
        state,
        waits_for,
        sealed_by,
        holders,
        commitment,
        resume_at,
        acknowledged_by,
    }))
}

fn stage_waits_for(stage: &Stage, envelope: &Envelope, sealer: &str, replier: &str) -> String {
    match stage {
        Stage::Waiting => format!("the time of resumption, or {replier}"),
        Stage::Due { .. } => "the opening of the envelope; no clock runs".into(),
        Stage::ReplierAbsent => format!("{replier}, whose clock runs"),
        Stage::SealerAbsent => format!("{replier}, who sealed before and has not come; their clock runs"),
        Stage::Late { .. } => "the opening of the envelope: somebody came too late".into(),
        Stage::Missing { .. } if !envelope.strict => {
            format!(
                "the arbiter, to adjudicate, or {sealer}, if they have the text that was sealed; no clock runs"
            )
        }
        Stage::Missing { .. } => format!("{sealer}, to show the text that was sealed; their clock runs"),
        Stage::Choosing { .. } => format!("{replier}, to choose a reading; their clock runs"),
    }
}
