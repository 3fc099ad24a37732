//! Shows the effect of a decision before it is made: judged as it would be, and stored nowhere.

use domain::{Act, ByColor, Command, Event, EventKind, Game, Instant, PlayerId, Refusal};

use crate::{
    Failure,
    games::{
        envelopes,
        service::Games,
        submit::{
            account::{account_of, allowed},
            append::folded_anew,
            conditional_rows::rows,
            judged::Judged,
            pending::Pending,
            running::begins_sealing,
        },
        texts,
    },
    kernel::names::names,
    model::{GameRow, GameView, Preconditions, Submission, Unresolved},
    ports::{self, View},
};

/// The effect that a submission would have now.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The game as it is.
    pub before: GameView,
    /// The game as it would be.
    pub after: Game,
    /// The names of those who would play then.
    pub names: ByColor<String>,
    /// The events that it would cause.
    pub events: Vec<Event>,
    /// The players of [`Preview::before`] whose conditional moves would fall away.
    pub drops: ByColor<bool>,
    /// The part that would be refused.
    pub refusal: Option<Refusal>,
    /// The instant of the judgement.
    pub at: Instant,
}

impl Games {
    /// Judges a submission as [`Games::submit`] does, and stores nothing; `None` for an unknown game. Conditional moves that
    /// would be played, and other games that would change, are not shown. The number of events of [`Preview::before`] is
    /// the version to submit it for.
    ///
    /// # Errors
    ///
    /// [`Failure`]. [`Failure::Bug`] for a command that seals a move, or that has the service open an envelope: nobody sees a
    /// sealed move by a preview. A person who shows the text of an envelope has seen it.
    pub fn preview(&self, submission: Submission) -> Result<Option<Preview>, Failure> {
        let pending = Pending::new(&self.kernel, submission, Preconditions::default())?;
        ports::read(&*self.kernel.ledger, |view| {
            let Some(row) = view.game(pending.submission.game)? else { return Ok(None) };
            pending.preview(view, row).map(Some)
        })
    }
}

impl Pending {
    fn preview(&self, view: &mut dyn View, row: GameRow) -> Result<Preview, Failure> {
        let judged = self.judged_for_preview(view, &row.state)?;
        let mut after = row.state.clone();
        for (done, event) in judged.events().enumerate() {
            after = if event.rewrites() {
                // The whole record is folded, and may be damaged.
                folded_anew(view, row.id, judged.events().take(done), event)?
                    .ok_or_else(|| Failure::Damaged(format!("the record of {} is broken", row.id)))?
            } else {
                Game::evolve(Some(after), event)
                    .ok_or_else(|| Failure::Bug(format!("an event of {} does not follow", row.id)))?
            };
        }
        let (before, names) = (names(view, row.state.players)?, names(view, after.players)?);
        let drops = dropped(&rows(view, &row)?, &row.state, &after, judged.events());
        Ok(Preview {
            before: GameView { row, names: before },
            after,
            names,
            events: judged.events().cloned().collect(),
            drops,
            refusal: judged.refusal,
            at: self.stamp.judged_at,
        })
    }

    fn judged_for_preview(&self, view: &mut dyn View, game: &Game) -> Result<Judged, Failure> {
        let actor = self.submission.actor;
        let style = match allowed(actor, account_of(view, actor)?.as_ref()) {
            Ok(style) => style,
            Err(refusal) => return Ok(refusal.into()),
        };
        if let Err(refusal) = texts::of(&self.submission.request) {
            return Ok(refusal.into());
        }
        if matches!(
            self.submission.request.command,
            Unresolved::Seal { .. }
                | Unresolved::SealOwn { .. }
                | Unresolved::Command(Command::Resume { .. } | Command::Publish { .. })
        ) {
            return Err(Failure::Bug("a preview of an envelope was asked for".into()));
        }
        let command = match self.resolve(view, game, style)? {
            Ok(command) => command,
            Err(refusal) => return Ok(refusal.into()),
        };
        let judged = self.with_zone(view, game, self.decide(game, style, command))?;
        if judged.events().any(begins_sealing)
            && let Some(refusal) = envelopes::named(view, game)?.holders.too_few()
        {
            return Ok(refusal.into());
        }
        Ok(judged)
    }
}

/// Tells whose conditional moves fall away by events without a move, as [`Pending::chain`] drops them. They stay closed.
fn dropped<'e>(
    sealed: &[(PlayerId, Vec<u8>)],
    before: &Game,
    after: &Game,
    events: impl Iterator<Item = &'e Event>,
) -> ByColor<bool> {
    let mut drops = ByColor::new_with(|_| after.is_over());
    events.for_each(|event| match &event.kind {
        EventKind::Act { act: Act::Replace { side, .. }, .. } => drops[*side] = true,
        _ if event.rewrites() => drops = ByColor::new_with(|_| true),
        _ => {}
    });
    let has_some = |player: &PlayerId| sealed.iter().any(|(owner, _)| owner == player);
    drops.zip(before.players).map(|(drops, player)| drops && has_some(&player))
}
