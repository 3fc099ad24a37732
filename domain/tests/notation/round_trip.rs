use std::thread;

use domain::{
    Move, Position, Refusal, Start,
    notation::{
        Letters, Notation, NotationStyle, announced_parts, chess960_fen, read, read_line, scan_line, write,
    },
};
use proptest::prelude::*;

use super::{START, position};

/// xorshift64: a seed printed is a test repeated.
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides
    }
}

/// Positions from random legal games, every second one of Chess960, half of them from near the end of a game so
/// that pawns promote.
pub fn random_positions(seed: u64, count: usize) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut positions = Vec::with_capacity(count);
    let mut game = 0;
    while positions.len() < count {
        game += 1;
        let mut position = match game % 4 {
            0 => Start::Standard.position(),
            1 | 3 => Start::Chess960 { number: dice.roll(960) as u16 }.position(),
            _ => Position::from_fen("8/PP1k1PP1/8/2p3p1/1p3P2/8/pp2p1p1/R3K2R w KQ - 0 1", false),
        }
        .expect("a start");
        for _ in 0..80 {
            let moves = position.legal_moves();
            if moves.is_empty() || positions.len() == count {
                break;
            }
            let m = moves[dice.roll(moves.len())];
            positions.push(position.clone());
            position = position.play(m).expect("legal");
        }
    }
    positions
}

/// Returns true for an honest question: the written move is among the readings, and another legal one.
fn honest(m: Move, position: &Position, refusal: &Refusal) -> bool {
    let Refusal::AmbiguousMove { readings, .. } = refusal else { return false };
    let numeric = write(m, position, Notation::Numeric, Letters::English);
    readings.len() > 1 && readings.iter().any(|reading| reading.numeric == numeric)
}

/// Returns true for moves that may be a question although the service wrote them. They are the digits of the king's step in
/// Chess960 that is also castling.
fn may_be_asked(notation: Notation, position: &Position) -> bool {
    notation == Notation::Numeric && position.is_chess960()
}

const KINDS: usize = Notation::ALL.len();

/// Each move in the next notation and language; how many were written in each notation, how many became questions.
fn round_trips(positions: &[Position]) -> ([u32; KINDS], [u32; KINDS]) {
    let (mut written, mut asked) = ([0; KINDS], [0; KINDS]);
    let mut turn = 0;
    for position in positions {
        for &m in &position.legal_moves() {
            turn += 1;
            let notation = Notation::ALL[turn % KINDS];
            let letters = Letters::ALL[turn / KINDS % Letters::ALL.len()];
            written[turn % KINDS] += 1;
            asked[turn % KINDS] += u32::from(is_asked(m, position, notation, letters));
        }
    }
    (written, asked)
}

/// Writes and reads a move; whether that ends in an honest question.
fn is_asked(m: Move, position: &Position, notation: Notation, letters: Letters) -> bool {
    let text = write(m, position, notation, letters);
    match read(&text, position, NotationStyle { notation, letters }) {
        Ok(again) => {
            let is_announced = notation == Notation::Announced;
            assert_eq!(announced_parts(&text), [(text.as_str(), is_announced)], "{notation:?}");
            assert_eq!(again, m, "{text} ({notation:?}, {letters:?}) in {}", position.fen());
            false
        }
        Err(refusal) => {
            let excused = honest(m, position, &refusal) && may_be_asked(notation, position);
            assert!(excused, "{text} ({notation:?}, {letters:?}) in {}: {refusal:?}", position.fen());
            true
        }
    }
}

#[test]
fn every_notation_round_trips() {
    const POSITIONS: usize = 10_000;
    let seed = 0x0705_1886;
    println!("seed {seed:#x}");
    let positions = random_positions(seed, POSITIONS);
    let (mut written, mut asked) = ([0; KINDS], [0; KINDS]);
    thread::scope(|scope| {
        let shares = positions.chunks(POSITIONS / 4 + 1).map(|share| scope.spawn(|| round_trips(share)));
        for share in shares.collect::<Vec<_>>() {
            let (more_written, more_asked) = share.join().expect("no panic");
            for kind in 0..KINDS {
                written[kind] += more_written[kind];
                asked[kind] += more_asked[kind];
            }
        }
    });
    println!("written {written:?}, asked about {asked:?}");
    for (kind, (&asked, &written)) in asked.iter().zip(&written).enumerate() {
        assert!(written > 1_000, "{:?} was hardly tried", Notation::ALL[kind]);
        assert!(asked * 20 < written, "{:?} is a question too often", Notation::ALL[kind]);
    }
}

/// Each language and notation on each move of positions full of promotions and castling.
#[test]
fn every_language_in_every_notation() {
    let fens = [
        START,
        "r3k2r/pPp1qpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/P1PBBPpP/R3K2R w KQkq - 0 1",
        "3r1n1k/4P3/8/8/8/8/8/4K3 w - - 0 1",
    ];
    for position in fens.map(position) {
        for letters in Letters::ALL {
            for notation in Notation::ALL {
                for &m in &position.legal_moves() {
                    is_asked(m, &position, notation, letters);
                }
            }
        }
    }
}

/// Pieces crowd around a few squares, so that small letters, capitals and the letters of other languages collide. Pawns are
/// beside bishops and queens, kings beside rooks, and pawns promote.
fn collisions(dice: &mut Dice) -> Position {
    const PIECES: &[u8] = b"PPPPBBQRRNppppbbqrrn";
    loop {
        let mut board = [[b' '; 8]; 8];
        let mut put = |dice: &mut Dice, piece: u8| loop {
            // Rows of FEN from the eighth rank down; most are on the files a to f.
            let files = if dice.roll(4) == 0 { 8 } else { 6 };
            let (rank, file) = (dice.roll(8), dice.roll(files));
            let pawn_on_edge = piece.eq_ignore_ascii_case(&b'p') && matches!(rank, 0 | 7);
            if board[rank][file] == b' ' && !pawn_on_edge {
                board[rank][file] = piece;
                return;
            }
        };
        put(dice, b'K');
        put(dice, b'k');
        for _ in 0..8 + dice.roll(12) {
            let piece = PIECES[dice.roll(PIECES.len())];
            put(dice, piece);
        }
        let rows: Vec<_> = board.iter().map(|row| String::from_utf8_lossy(row).into_owned()).collect();
        let mut board = rows.join("/");
        for empty in (1..=8).rev() {
            board = board.replace(&" ".repeat(empty), &empty.to_string());
        }
        let side = ["w", "b"][dice.roll(2)];
        let found = Position::from_fen(&format!("{board} {side} - - 0 30"), false);
        if let Some(position) = found.ok().filter(|position| !position.legal_moves().is_empty()) {
            return position;
        }
    }
}

/// Returns true if two legal moves are written alike but for the case, or with a letter that is another piece
/// elsewhere.
fn collides(m: Move, position: &Position) -> bool {
    let texts: Vec<_> = [Letters::English, Letters::German, Letters::French, Letters::Turkish]
        .iter()
        .map(|&letters| write(m, position, Notation::Letters, letters).to_lowercase())
        .collect();
    let plain = |text: &str| text.replace(['x', '+', '#', '='], "");
    position.legal_moves().iter().filter(|&&other| other != m).any(|&other| {
        let english = write(other, position, Notation::San, Letters::English).to_lowercase();
        texts.iter().any(|text| plain(text) == plain(&english))
    })
}

/// Checks that a player can write back the moves that the service writes: alone, in a line of a mail, as a condition.
fn written_is_read(m: Move, position: &Position, style: NotationStyle) {
    let text = write(m, position, style.notation, style.letters);
    let what = || format!("{text} ({style:?}) in {}", position.fen());
    assert_eq!(read(&text, position, style), Ok(m), "{}", what());
    let line = scan_line(&text, position, style);
    let found: Vec<_> = line.candidates.iter().map(|candidate| candidate.reading.clone()).collect();
    assert_eq!(found, [Ok(m)], "a mail: {}", what());
    assert!(!line.prose, "a mail: {}", what());
    let after = position.clone().play(m).expect("legal");
    if let Some(&answer) = after.legal_moves().first() {
        let answer_text = write(answer, &after, style.notation, style.letters);
        for condition in [format!("{text} then {answer_text}"), format!("{text}, {answer_text}")] {
            assert_eq!(
                read_line(&condition, position, style, 10),
                Ok(vec![m, answer]),
                "{condition}: {}",
                what()
            );
        }
    }
}

#[test]
fn colliding_letters_read_back() {
    const POSITIONS: usize = 10_000;
    let seed = 0x0705_1886;
    println!("seed {seed:#x}");
    let mut dice = Dice::new(seed);
    let positions: Vec<_> = (0..POSITIONS).map(|_| collisions(&mut dice)).collect();
    let tried = |share: &[Position]| {
        let (mut turn, mut collided) = (0, 0);
        for position in share {
            for &m in &position.legal_moves() {
                let apart = !collides(m, position);
                collided += u32::from(!apart);
                // Each collision in every style, the others in turn.
                turn += 1;
                let hands = Letters::ALL
                    .iter()
                    .flat_map(|&letters| Notation::ALL.map(|notation| NotationStyle { notation, letters }));
                for (at, style) in hands.enumerate() {
                    if !apart || at == turn % (Letters::ALL.len() * Notation::ALL.len()) {
                        written_is_read(m, position, style);
                    }
                }
            }
        }
        collided
    };
    let collided: u32 = thread::scope(|scope| {
        let shares = positions.chunks(POSITIONS / 4 + 1).map(|share| scope.spawn(move || tried(share)));
        shares.collect::<Vec<_>>().into_iter().map(|share| share.join().expect("no panic")).sum()
    });
    println!("{collided} moves collided");
    assert!(collided > 1_000, "{collided}");
}

#[test]
fn each_notation_as_it_looks() {
    let position = position("3n2k1/4P3/8/8/8/8/8/R3K2R w KQ - 0 1");
    let table = [
        (
            "e7d8q",
            [
                "57481",
                "exd8=Q+",
                "exd8=D+",
                "exd8=♕+",
                "e7xd8D+",
                "e7d8q",
                "Eva sieben schlägt David acht Dame",
            ],
        ),
        ("e1g1", ["5171", "O-O+", "O-O+", "O-O+", "0-0+", "e1g1", "kurze Rochade"]),
        ("e1c1", ["5131", "O-O-O", "O-O-O", "O-O-O", "0-0-0", "e1c1", "lange Rochade"]),
        ("a1d1", ["1141", "Rd1", "Td1", "♖d1", "Ta1-d1", "a1d1", "Turm Anna eins David eins"]),
    ];
    for (uci, expected) in table {
        let m = position.from_uci(uci).expect("legal");
        for (notation, expected) in Notation::ALL.into_iter().zip(expected) {
            let text = write(m, &position, notation, Letters::German);
            // The rooks look at the black king from h1 only once White has castled: shakmaty adds the sign.
            assert_eq!(text.trim_end_matches('+'), expected.trim_end_matches('+'), "{notation:?}");
        }
    }
    let cyrillic =
        write(position.from_uci("e1f2").expect("legal"), &position, Notation::Letters, Letters::Russian);
    assert_eq!(cyrillic, "Крf2");
    let chess960 = Position::from_fen(&chess960_fen(518).expect("exists"), true).expect("legal");
    assert_eq!(chess960.fen(), START);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Every text is a move or a refusal.
    #[test]
    fn no_text_is_too_strange(text in "\\PC{0,80}", which in 0..Letters::ALL.len()) {
        let position = position(START);
        let letters = Letters::ALL[which];
        if let Ok(m) = read(&text, &position, letters) {
            prop_assert!(position.legal_moves().contains(&m));
        }
        prop_assert!(scan_line(&text, &position, letters).candidates.len() <= text.len());
    }

    /// The same for texts that nearly are moves.
    #[test]
    fn no_near_move_is_too_strange(
        text in "[1-8a-hKQRBNDTSLxX:=+#(). 0Oo\\-еКрä♘]{0,14}",
        which in 0..Letters::ALL.len(),
    ) {
        let position = position("r3k2r/pPp1qpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/P1PBBPpP/R3K2R w KQkq - 0 1");
        let letters = Letters::ALL[which];
        if let Ok(m) = read(&text, &position, letters) {
            prop_assert!(position.legal_moves().contains(&m));
        }
        prop_assert!(scan_line(&text, &position, letters).candidates.len() <= text.len());
    }
}
