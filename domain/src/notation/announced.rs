//! Moves as they are announced to players who cannot see the board (FIDE Appendix E), in German and English.
//! The names of the pieces in other languages are known too, lest "cavalier f3" be taken for a pawn's move.

use alloc::{string::String, vec::Vec};

use shakmaty::{CastlingSide, File, Rank, Role};

use super::syntax::{Item, Shape, Syntax, squares, without_letter};

/// The meaning of one announced word.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Word {
    Piece(Role),
    Item(Item),
    Square(Item, Item),
    Castling,
    Side(CastlingSide),
    Capture,
    /// Words that add nothing: "to", "check".
    Filler,
}

/// Tells whether a text names a move in announced words, legal or not: "Springer Gustav eins Felix drei".
#[must_use]
pub fn is_announcement(text: &str) -> bool {
    parse(text).is_some()
}

/// The move that announced words name.
pub(super) fn parse(text: &str) -> Option<Syntax> {
    let words: Vec<Word> = split(text).map(word).collect::<Option<_>>()?;
    say(&words)
}

/// The move that a row of words names.
pub(super) fn say(words: &[Word]) -> Option<Syntax> {
    if words.contains(&Word::Castling) {
        return castling(words).map(Syntax::Castle);
    }
    let mut role = None;
    let mut items = Vec::new();
    let mut promotion = None;
    let mut capture = false;
    for &word in words {
        match word {
            Word::Piece(piece) if items.is_empty() && role.is_none() => role = Some(piece),
            Word::Piece(piece) if items.len() >= 2 && promotion.is_none() => promotion = Some(piece),
            _ if promotion.is_some() && word != Word::Filler => return None,
            Word::Item(item) => items.push(item),
            Word::Square(file, rank) => items.extend([file, rank]),
            Word::Capture => capture = true,
            Word::Filler => {}
            Word::Piece(_) | Word::Castling | Word::Side(_) => return None,
        }
    }
    let shape = squares(&items).filter(|shape| shape.to_rank.is_some())?;
    let shape = Shape { capture, promotion, ..shape };
    let shape = match role {
        None => without_letter(shape)?,
        Some(Role::Pawn) => Shape { role, ..without_letter(shape)? },
        Some(_) => Shape { role, ..shape },
    };
    Some(Syntax::Piece(shape))
}

fn castling(words: &[Word]) -> Option<Option<CastlingSide>> {
    let mut side = None;
    for &word in words {
        let named = match word {
            Word::Castling | Word::Filler => continue,
            Word::Side(side) => side,
            Word::Piece(Role::King) => CastlingSide::KingSide,
            Word::Piece(Role::Queen) => CastlingSide::QueenSide,
            _ => return None,
        };
        if side.replace(named).is_some_and(|before| before != named) {
            return None;
        }
    }
    Some(side)
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '-', ',', ';'])
        .map(|word| word.trim_matches(['.', '!', '?', ':']))
        .filter(|w| !w.is_empty())
}

/// One word, in any case, with umlauts or without.
pub(super) fn word(text: &str) -> Option<Word> {
    if text.chars().nth(14).is_some() {
        return None;
    }
    let mut folded = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            'ü' => folded.push_str("ue"),
            'ß' => folded.push_str("ss"),
            '\'' | '’' => {}
            c => folded.push(c),
        }
    }
    Some(match folded.as_str() {
        "koenig" | "konig" | "king" | "kings" | "roi" | "rey" | "rei" | "koning" | "kung" | "krol"
        | "król" => Word::Piece(Role::King),
        "dame" | "queen" | "queens" | "dama" | "reine" | "hetman" => Word::Piece(Role::Queen),
        "turm" | "rook" | "tour" | "torre" | "toren" | "torn" | "wieża" | "věž" => Word::Piece(Role::Rook),
        "laeufer" | "laufer" | "bishop" | "fou" | "alfil" | "alfiere" | "bispo" | "loper" | "goniec"
        | "střelec" => Word::Piece(Role::Bishop),
        "springer" | "knight" | "cavalier" | "caballo" | "cavallo" | "cavalo" | "paard" | "skoczek"
        | "jezdec" => Word::Piece(Role::Knight),
        "bauer" | "pawn" | "pion" | "peon" | "peón" | "pedone" | "peão" => Word::Piece(Role::Pawn),
        "rochade" | "rochiert" | "rochiere" | "castle" | "castles" | "castling" => Word::Castling,
        "kurz" | "kurze" | "klein" | "kleine" | "short" | "kingside" => Word::Side(CastlingSide::KingSide),
        "lang" | "lange" | "gross" | "grosse" | "long" | "queenside" => Word::Side(CastlingSide::QueenSide),
        "schlaegt" | "schlagt" | "nimmt" | "takes" | "captures" | "x" => Word::Capture,
        "to" | "nach" | "auf" | "von" | "from" | "on" | "side" | "the" | "schach" | "matt" | "check"
        | "mate" | "checkmate" | "wird" | "zu" | "zur" | "zum" | "in" | "verwandelt" | "umwandlung"
        | "becomes" | "promotes" | "promoting" | "promotion" | "passant" | "en" | "eine" | "einen"
        | "und" | "and" => Word::Filler,
        name => return item(name).map(Word::Item).or_else(|| square(name)),
    })
}

fn item(name: &str) -> Option<Item> {
    let file = match name {
        "a" | "anna" | "alfa" | "alpha" => File::A,
        "b" | "bella" | "bravo" => File::B,
        "c" | "cesar" | "caesar" | "charlie" => File::C,
        "d" | "david" | "delta" => File::D,
        "e" | "eva" | "echo" => File::E,
        "f" | "felix" | "foxtrot" => File::F,
        "g" | "gustav" | "golf" => File::G,
        "h" | "hector" | "hektor" | "hotel" => File::H,
        _ => return rank(name).map(Item::Rank),
    };
    Some(Item::File(file))
}

fn rank(name: &str) -> Option<Rank> {
    Some(match name {
        "1" | "eins" | "one" => Rank::First,
        "2" | "zwei" | "zwo" | "two" => Rank::Second,
        "3" | "drei" | "three" => Rank::Third,
        "4" | "vier" | "four" => Rank::Fourth,
        "5" | "fuenf" | "funf" | "five" => Rank::Fifth,
        "6" | "sechs" | "six" => Rank::Sixth,
        "7" | "sieben" | "seven" => Rank::Seventh,
        "8" | "acht" | "eight" => Rank::Eighth,
        _ => return None,
    })
}

fn square(name: &str) -> Option<Word> {
    let mut chars = name.chars();
    let (file, rank) = (Item::from_char(chars.next()?)?, Item::from_char(chars.next()?)?);
    let whole = chars.next().is_none() && matches!((file, rank), (Item::File(_), Item::Rank(_)));
    whole.then_some(Word::Square(file, rank))
}

/// The German word of a piece.
pub(super) const fn piece_word(role: Role) -> &'static str {
    match role {
        Role::King => "König",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Läufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    }
}

/// The word of a file.
pub(super) const fn file_word(file: File) -> &'static str {
    match file {
        File::A => "Anna",
        File::B => "Bella",
        File::C => "Cesar",
        File::D => "David",
        File::E => "Eva",
        File::F => "Felix",
        File::G => "Gustav",
        File::H => "Hector",
    }
}

/// The word of a rank.
pub(super) const fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "eins",
        Rank::Second => "zwei",
        Rank::Third => "drei",
        Rank::Fourth => "vier",
        Rank::Fifth => "fünf",
        Rank::Sixth => "sechs",
        Rank::Seventh => "sieben",
        Rank::Eighth => "acht",
    }
}
