use domain::{Position, Start};
use messages::{Voice, pieces};

#[test]
fn the_pieces_in_sentences() {
    let said = |position: &Position| Voice::english().say(&pieces(position));
    let few = Position::from_fen("6k1/5ppp/8/8/8/8/8/R4RK1 w - - 0 1", false).expect("a position");
    assert_eq!(said(&few), "White: King g1, Rooks a1 f1. Black: King g8, Pawns f7 g7 h7.");
    let text = said(&Start::Standard.position().expect("a position"));
    assert!(
        text.starts_with("White: King e1, Queen d1, Rooks a1 h1, Bishops c1 f1, Knights b1 g1, Pawns a2 b2")
    );
}
