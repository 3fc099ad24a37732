//! The looks of boards: the pieces and the colours that a reader has chosen.

use app::ports::{BoardColours, PieceSet, Player};
use domain::{Color, Role, notation::Letters, wire};
use maud::{Markup, html};

use super::assets;

/// The pieces and colours of a reader's boards.
#[derive(Copy, Clone, Default)]
pub(super) struct Look {
    pieces: PieceSet,
    colours: BoardColours,
    letters: Letters,
}

impl Look {
    pub(super) const fn of(player: &Player) -> Self {
        Self { pieces: player.pieces, colours: player.board, letters: player.letters }
    }

    /// The class of a board, which the style sheet gives its colours.
    pub(super) fn colours(self) -> &'static str {
        self.colours.name()
    }

    /// A piece, which its square names for those who have it read aloud.
    pub(super) fn figure(self, man: Option<(Color, Role)>) -> Markup {
        let Some((color, role)) = man else { return html! {} };
        let color = color.fold_wb("white", "black");
        match self.pieces {
            PieceSet::Cburnett => {
                let drawing = format!("{}#{color}-{}", assets::CBURNETT.path, wire::role::name(role));
                html! { i aria-hidden="true" { svg { use href=(drawing) {} } } }
            }
            PieceSet::Figurines => {
                html! { i.figurine.(color) aria-hidden="true" { (figurine(role)) } }
            }
            // As in notation, a pawn has no letter.
            PieceSet::Letters => {
                html! { i.letter.(color) aria-hidden="true" { (self.letters.symbol(role)) } }
            }
        }
    }
}

/// A piece as text. The selector keeps phones from drawing an emoji.
const fn figurine(role: Role) -> &'static str {
    match role {
        Role::King => "\u{265a}\u{fe0e}",
        Role::Queen => "\u{265b}\u{fe0e}",
        Role::Rook => "\u{265c}\u{fe0e}",
        Role::Bishop => "\u{265d}\u{fe0e}",
        Role::Knight => "\u{265e}\u{fe0e}",
        Role::Pawn => "\u{265f}\u{fe0e}",
    }
}
