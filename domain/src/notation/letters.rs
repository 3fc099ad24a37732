use serde::{Deserialize, Serialize};
use shakmaty::Role;

use super::NotationStyle;

/// The piece letters of a player's language (FIDE Appendix C.3), king, queen, rook, bishop, knight.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letters {
    /// K Q R B N
    #[default]
    English,
    /// K D T L S
    German,
    /// R D T F C
    French,
    /// R D T A C
    Spanish,
    /// R D T B C
    Portuguese,
    /// R D T A C
    Italian,
    /// R D T A C
    Catalan,
    /// K D T L P
    Dutch,
    /// K D T L S
    Danish,
    /// K D T L S
    Norwegian,
    /// K D T L S
    Swedish,
    /// K D T L R
    Finnish,
    /// K D H B R
    Icelandic,
    /// K L V O R
    Estonian,
    /// K D T L Z
    Latvian,
    /// K V B R Ž
    Lithuanian,
    /// K H W G S
    Polish,
    /// K D V S J
    Czech,
    /// K D V S J
    Slovak,
    /// K V B F H
    Hungarian,
    /// R D T N C
    Romanian,
    /// K D T L S
    Croatian,
    /// K D T L S
    Slovenian,
    /// К Д Т Л С, in Latin script K D T L S
    Serbian,
    /// К Д Т Л С
    Macedonian,
    /// Ц Д Т О К
    Bulgarian,
    /// Кр Ф Л С К
    Russian,
    /// Кр Ф Т С К
    Ukrainian,
    /// Ρ Β Π Α Ι
    Greek,
    /// Ş V K F A
    Turkish,
}

/// Piece letters in this order.
const ORDER: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

const FIGURINES: [char; 12] = ['♔', '♕', '♖', '♗', '♘', '♙', '♚', '♛', '♜', '♝', '♞', '♟'];

impl Letters {
    /// All of them.
    pub const ALL: [Self; 30] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Portuguese,
        Self::Italian,
        Self::Catalan,
        Self::Dutch,
        Self::Danish,
        Self::Norwegian,
        Self::Swedish,
        Self::Finnish,
        Self::Icelandic,
        Self::Estonian,
        Self::Latvian,
        Self::Lithuanian,
        Self::Polish,
        Self::Czech,
        Self::Slovak,
        Self::Hungarian,
        Self::Romanian,
        Self::Croatian,
        Self::Slovenian,
        Self::Serbian,
        Self::Macedonian,
        Self::Bulgarian,
        Self::Russian,
        Self::Ukrainian,
        Self::Greek,
        Self::Turkish,
    ];

    const fn symbols(self) -> [&'static str; 5] {
        match self {
            Self::English => ["K", "Q", "R", "B", "N"],
            Self::German
            | Self::Danish
            | Self::Norwegian
            | Self::Swedish
            | Self::Croatian
            | Self::Slovenian => ["K", "D", "T", "L", "S"],
            Self::French => ["R", "D", "T", "F", "C"],
            Self::Spanish | Self::Italian | Self::Catalan => ["R", "D", "T", "A", "C"],
            Self::Portuguese => ["R", "D", "T", "B", "C"],
            Self::Dutch => ["K", "D", "T", "L", "P"],
            Self::Finnish => ["K", "D", "T", "L", "R"],
            Self::Icelandic => ["K", "D", "H", "B", "R"],
            Self::Estonian => ["K", "L", "V", "O", "R"],
            Self::Latvian => ["K", "D", "T", "L", "Z"],
            Self::Lithuanian => ["K", "V", "B", "R", "Ž"],
            Self::Polish => ["K", "H", "W", "G", "S"],
            Self::Czech | Self::Slovak => ["K", "D", "V", "S", "J"],
            Self::Hungarian => ["K", "V", "B", "F", "H"],
            Self::Romanian => ["R", "D", "T", "N", "C"],
            Self::Serbian | Self::Macedonian => ["К", "Д", "Т", "Л", "С"],
            Self::Bulgarian => ["Ц", "Д", "Т", "О", "К"],
            Self::Russian => ["Кр", "Ф", "Л", "С", "К"],
            Self::Ukrainian => ["Кр", "Ф", "Т", "С", "К"],
            Self::Greek => ["Ρ", "Β", "Π", "Α", "Ι"],
            Self::Turkish => ["Ş", "V", "K", "F", "A"],
        }
    }

    /// The letter of a piece as it is written in this language; pawns have none.
    #[must_use]
    pub const fn symbol(self, role: Role) -> &'static str {
        let symbols = self.symbols();
        match role {
            Role::Pawn => "",
            Role::King => symbols[0],
            Role::Queen => symbols[1],
            Role::Rook => symbols[2],
            Role::Bishop => symbols[3],
            Role::Knight => symbols[4],
        }
    }

    /// Whether О-О may be written with the Cyrillic letter.
    pub(super) const fn is_cyrillic(self) -> bool {
        matches!(self, Self::Serbian | Self::Macedonian | Self::Bulgarian | Self::Russian | Self::Ukrainian)
    }
}

impl NotationStyle {
    /// The systems a text is read in: the player's own first, English always.
    fn systems(self) -> impl Iterator<Item = Letters> {
        let second = match self.letters {
            Letters::Serbian => Some(Letters::Croatian),
            _ => None,
        };
        let also = [Some(self.letters), second, Some(Letters::English)].into_iter().flatten();
        let own = self.own();
        core::iter::once(own).chain(also.filter(move |&system| system != own))
    }
}

/// What the beginning of a text means as a piece to the letter: the piece and the bytes it takes.
pub(super) fn exact_pieces_at(text: &str, style: NotationStyle) -> impl Iterator<Item = (Role, usize)> {
    let own = style.own();
    let lettered = ORDER.into_iter().filter_map(move |role| {
        let symbol = own.symbol(role);
        text.starts_with(symbol).then_some((role, symbol.len()))
    });
    figurine_at(text).into_iter().chain(lettered)
}

fn figurine_at(text: &str) -> Option<(Role, usize)> {
    let first = text.chars().next()?;
    Some((figurine(first)?, first.len_utf8()))
}

/// What the beginning of a text can mean as a piece: the piece and the bytes it takes. The player's own
/// letters come first.
///
/// A small letter from a to h is a piece in the player's own letters only, and never before a digit: `b1c3` and
/// `d2d4` are coordinates.
pub(super) fn pieces_at(text: &str, style: NotationStyle) -> impl Iterator<Item = (Role, usize)> {
    let first = text.chars().next();
    let before_digit = text.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
    let lettered = style.systems().flat_map(move |system| {
        ORDER.into_iter().filter_map(move |role| {
            let len = prefix(text, system.symbol(role), |capital| {
                capital || {
                    let file = matches!(first, Some('a'..='h'));
                    let own = system != Letters::English || style.letters == Letters::English;
                    !file || (own && !before_digit)
                }
            })?;
            Some((role, len))
        })
    });
    let pawn = matches!(first, Some('P' | 'p')).then_some((Role::Pawn, 1));
    let pawn = pawn.filter(|_| !style.letters.symbols().contains(&"P"));
    figurine_at(text).into_iter().chain(lettered).chain(pawn)
}

/// Every piece that the whole text can name at the end of a promotion. No file can stand there: small letters are
/// pieces in the player's letters and in English, and "b8b" is a question where b is a rook.
pub(super) fn promotions(text: &str, style: NotationStyle) -> impl Iterator<Item = Role> {
    let small = style.systems().flat_map(move |system| {
        ORDER.into_iter().filter(move |&role| {
            matches!(text.as_bytes(), [b'a'..=b'h']) && system.symbol(role).eq_ignore_ascii_case(text)
        })
    });
    let pieces = pieces_at(text, style).filter(|&(_, len)| len == text.len()).map(|(role, _)| role);
    pieces.chain(small)
}

/// Whether a capital letter names a piece for this player.
pub(super) fn is_piece_letter(c: char, style: NotationStyle) -> bool {
    style.systems().any(|system| ORDER.iter().any(|&role| system.symbol(role).starts_with(c)))
}

/// The white figurine: print uses one set for both sides.
pub(super) const fn figurine_of(role: Role) -> char {
    match role {
        Role::King => '♔',
        Role::Queen => '♕',
        Role::Rook => '♖',
        Role::Bishop => '♗',
        Role::Knight => '♘',
        Role::Pawn => '♙',
    }
}

fn figurine(c: char) -> Option<Role> {
    let index = FIGURINES.iter().position(|&f| f == c)? % 6;
    Some(ORDER.get(index).copied().unwrap_or(Role::Pawn))
}

/// Bytes of `text` that spell `symbol`, in capitals or not as far as `allow` goes.
fn prefix(text: &str, symbol: &str, allow: impl Fn(bool) -> bool) -> Option<usize> {
    let mut chars = text.chars();
    let mut len = 0;
    for (i, expected) in symbol.chars().enumerate() {
        let c = chars.next()?;
        len += c.len_utf8();
        let exact = c == expected;
        let folded = exact || c.to_lowercase().eq(expected.to_lowercase());
        if !folded || (i == 0 && !allow(exact)) {
            return None;
        }
    }
    Some(len)
}
