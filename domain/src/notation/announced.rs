//! Moves as they are announced to players who cannot see the board (FIDE Appendix E), in German and English.
//! The names of the pieces in other languages are known too, lest "cavalier f3" be taken for a pawn's move.

use alloc::{string::String, vec::Vec};
use core::ops::Range;

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

/// Cuts a text into parts, and tells of each whether it is in the words with which moves are [written](super::write()) as
/// announced. They are German, whatever the language of the text.
#[must_use]
pub fn announced_parts(text: &str) -> Vec<(&str, bool)> {
    let (mut parts, mut done) = (Vec::new(), 0);
    for row in rows(text) {
        parts.extend([(&text[done..row.start], false), (&text[row.clone()], true)]);
        done = row.end;
    }
    parts.push((&text[done..], false));
    parts.retain(|(part, _)| !part.is_empty());
    parts
}

/// Returns the rows of announced words. Players are called Anna and David too, so a row has a rank or a castling.
fn rows(text: &str) -> Vec<Range<usize>> {
    let mut end = 0;
    let words = text.split_inclusive(char::is_whitespace).filter_map(|piece| {
        let start = end;
        end += piece.len();
        let word = piece.trim_matches(|c: char| !c.is_alphabetic());
        let start = start + piece.find(word)?;
        is_written(word).then(|| start..start + word.len())
    });
    let words: Vec<Range<usize>> = words.collect();
    let rows = words.chunk_by(|one, next| text[one.end..next.start].chars().all(char::is_whitespace));
    let is_move = |word: &Range<usize>| &text[word.clone()] == CASTLING || is_rank_word(&text[word.clone()]);
    let rows = rows.filter(|row| row.len() > 1 && row.iter().any(is_move));
    rows.filter_map(|row| Some(row.first()?.start..row.last()?.end)).collect()
}

/// Tells whether moves are written with a word.
fn is_written(word: &str) -> bool {
    [CASTLING, SHORT, LONG, CAPTURE].contains(&word)
        || Role::ALL.iter().any(|&role| piece_word(role) == word)
        || File::ALL.iter().any(|&file| file_word(file) == word)
        || is_rank_word(word)
}

fn is_rank_word(word: &str) -> bool {
    Rank::ALL.iter().any(|&rank| rank_word(rank) == word)
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

/// The German words of castling and captures.
pub(super) const CASTLING: &str = "Rochade";
pub(super) const SHORT: &str = "kurze";
pub(super) const LONG: &str = "lange";
pub(super) const CAPTURE: &str = "schlägt";

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announced_words_are_found() {
        for (text, found) in [
            ("", &[][..]),
            ("Anna David played 5254. Eva", &[]),
            ("lange", &[]),
            ("Anna: Eva zwei Eva vier, or kurze Rochade!", &["Eva zwei Eva vier", "kurze Rochade"]),
            (
                "1.\u{a0}Eva zwei Eva vier 2...\u{a0}(David fünf schlägt Eva vier)",
                &["Eva zwei Eva vier", "David fünf schlägt Eva vier"],
            ),
            (
                "\u{2068}Springer Gustav eins\u{a0}Felix drei\u{2069}",
                &["Springer Gustav eins\u{a0}Felix drei"],
            ),
        ] {
            let parts = announced_parts(text);
            assert_eq!(parts.iter().map(|(part, _)| *part).collect::<String>(), text);
            let announced: Vec<_> = parts.iter().filter(|(_, is)| *is).map(|(part, _)| *part).collect();
            assert_eq!(announced, found, "{text}");
        }
    }
}
