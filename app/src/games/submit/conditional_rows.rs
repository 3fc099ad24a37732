//! Conditional moves as they are stored.

use domain::{ByColor, Color, ConditionalMoves, Game, GameId, PlayerId, Refusal, notation::NotationStyle};

use crate::{
    Failure,
    model::{GameRow, SealedText},
    ports::{Purpose, Tx, Vault, View},
};

pub(crate) fn read(
    game: &Game,
    lines: &[SealedText],
    style: NotationStyle,
) -> Result<ConditionalMoves, Refusal> {
    let lines: Vec<&str> = lines.iter().map(SealedText::expose).collect();
    ConditionalMoves::read(game, &lines, style)
}

/// The conditional moves of one player.
pub(crate) fn open(
    view: &mut (impl View + ?Sized),
    vault: &dyn Vault,
    row: &GameRow,
    player: PlayerId,
) -> Result<ConditionalMoves, Failure> {
    let sealed = rows(view, row)?.into_iter().find(|(owner, _)| *owner == player);
    sealed.map_or_else(
        || Ok(ConditionalMoves::default()),
        |(_, sealed)| Ok(open_one(vault, row, player, &sealed)?.1),
    )
}

/// Returns the rows that [`open`] can open, and the players whose rows do not open: a damaged row does not stop a game.
pub(crate) fn readable(
    tx: &mut dyn Tx,
    vault: &dyn Vault,
    row: &GameRow,
) -> Result<(ByColor<ConditionalMoves>, Vec<PlayerId>), Failure> {
    let (mut trees, mut unreadable) = (ByColor::default(), Vec::new());
    for (player, sealed) in rows(tx, row)? {
        match open_one(vault, row, player, &sealed) {
            Ok((color, tree)) => trees[color] = tree,
            Err(failure) if failure.is_unreadable() => {
                let error = &failure as &dyn std::error::Error;
                tracing::error!(game = %row.id, player = player.0, error, "conditional moves do not open; they are dropped");
                unreadable.push(player);
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok((trees, unreadable))
}

pub(crate) fn rows(
    view: &mut (impl View + ?Sized),
    row: &GameRow,
) -> Result<Vec<(PlayerId, Vec<u8>)>, Failure> {
    if row.conditional { view.conditional(row.id) } else { Ok(Vec::new()) }
}

pub(crate) fn open_one(
    vault: &dyn Vault,
    row: &GameRow,
    player: PlayerId,
    sealed: &[u8],
) -> Result<(Color, ConditionalMoves), Failure> {
    let text = vault.open(Purpose::Conditional, &context(row.id, player), sealed)?;
    let tree = serde_json::from_slice(&text)
        .map_err(|_secret| Failure::Damaged(format!("conditional moves of {} do not read", row.id)))?;
    let color = row.state.color_of(player);
    let color = color.ok_or_else(|| Failure::Damaged(format!("a stranger's moves in {}", row.id)))?;
    Ok((color, tree))
}

/// The context of the encryption, so that no row passes for another's.
pub(crate) fn context(game: GameId, player: PlayerId) -> String {
    format!("conditional:{}:{}", game.0, player.0)
}
