//! Conditional moves as a player may see them.

use domain::{
    Color, ConditionalMoves, ConditionalRule, Game, GameId, PlayerId,
    notation::{self, NotationStyle},
};

use crate::{
    Failure,
    games::{service::Games, submit::conditional_rows},
    model::{ConditionalMovesView, ConditionalNotice, GameRow, Player, Recorded},
    outbox::MailDetails,
    ports::{self, Vault, View},
};

impl Games {
    /// The conditional moves a player may see in their game; `None` if it is not theirs, or there is none of that
    /// number.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage or the vault.
    pub fn conditions(&self, id: GameId, viewer: PlayerId) -> Result<Option<ConditionalMovesView>, Failure> {
        self.seen_conditions(id, viewer, true)
    }

    /// [`Games::conditions`]; without the opponent's, their that do not open are no matter.
    pub(crate) fn seen_conditions(
        &self,
        id: GameId,
        viewer: PlayerId,
        with_opponents: bool,
    ) -> Result<Option<ConditionalMovesView>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let Some(player) = view.player(viewer)? else { return Ok(None) };
            shown(view, &*self.kernel.vault, id, &player, with_opponents)
        })
    }
}

/// Works as [`Games::conditions`].
pub(crate) fn shown(
    view: &mut dyn View,
    vault: &dyn Vault,
    id: GameId,
    viewer: &Player,
    with_opponents: bool,
) -> Result<Option<ConditionalMovesView>, Failure> {
    let Some(row) = view.game(id)? else { return Ok(None) };
    let style = NotationStyle { notation: viewer.notation, letters: viewer.letters };
    shown_of(view, vault, &row, (viewer.id, style), with_opponents)
}

/// Works as [`Games::conditions`]. Where they do not open, the game is shown without them.
pub(crate) fn of_page(
    view: &mut dyn View,
    vault: &dyn Vault,
    row: &GameRow,
    viewer: PlayerId,
) -> Result<Option<ConditionalMovesView>, Failure> {
    if row.state.color_of(viewer).is_none() {
        return Ok(None);
    }
    // Only lines are written in a notation.
    let player = if row.conditional { view.player(viewer)? } else { None };
    let style = player.map(|player| NotationStyle { notation: player.notation, letters: player.letters });
    match shown_of(view, vault, row, (viewer, style.unwrap_or_default()), true) {
        Err(failure) if failure.is_unreadable() => {
            let error = &failure as &dyn std::error::Error;
            tracing::error!(game = %row.id, player = viewer.0, error, "conditional moves are not on a page");
            Ok(None)
        }
        shown => shown,
    }
}

/// The newest mails of a player about a game in which the fate of conditional moves is looked for.
const MAILS: u32 = 8;

/// Returns what the viewer was told about the fate of their conditional moves, until another move is made.
pub(crate) fn news(
    view: &mut dyn View,
    row: &GameRow,
    record: &[Recorded],
    viewer: PlayerId,
) -> Result<Option<ConditionalNotice>, Failure> {
    let game = &row.state;
    let may_have_some = game.regulations.conditional_moves != ConditionalRule::None;
    if game.is_over() || !may_have_some || game.color_of(viewer).is_none() {
        return Ok(None);
    }
    let last = record.iter().rfind(|recorded| recorded.event.played().is_some()).map(|moved| moved.seq);
    let mails = view.recent_mails(row.id, viewer, true, MAILS)?;
    Ok(mails.into_iter().filter(|row| row.mail.seq >= last).find_map(|row| match row.mail.details {
        MailDetails::Events { conditional, .. } => conditional,
        _ => None,
    }))
}

fn shown_of(
    view: &mut dyn View,
    vault: &dyn Vault,
    row: &GameRow,
    (viewer, style): (PlayerId, NotationStyle),
    with_opponents: bool,
) -> Result<Option<ConditionalMovesView>, Failure> {
    let game = &row.state;
    let Some(color) = game.color_of(viewer) else { return Ok(None) };
    let mut of = |color: Color| conditional_rows::open(view, vault, row, game.players[color]);
    let written = |tree: &ConditionalMoves| written(game, tree, style.notation, style.letters);
    let visible = game.regulations.conditional_moves == ConditionalRule::Visible;
    let tree = of(color)?;
    let opponents = if visible && with_opponents { Some(written(&of(!color)?)) } else { None };
    let own = written(&tree);
    Ok(Some(ConditionalMovesView { ply: game.ply, own, own_uci: tree.lines, opponents }))
}

pub(crate) fn written(
    game: &Game,
    tree: &ConditionalMoves,
    notation: notation::Notation,
    letters: notation::Letters,
) -> Vec<Vec<String>> {
    let line = |line: &Vec<String>| {
        let mut position = game.position.clone();
        let mut written = Vec::with_capacity(line.len());
        for uci in line {
            let Some(m) = position.from_uci(uci) else { break };
            written.push(notation::write(m, &position, notation, letters));
            let Some(next) = position.play(m) else { break };
            position = next;
        }
        written
    };
    tree.lines.iter().map(line).collect()
}
