//! Letters of the Cyrillic alphabet that look like those of squares, pieces and numbers.

/// Returns the Latin letter that one of the Cyrillic alphabet looks like or stands for on a keyboard; any other as it is.
#[must_use]
pub const fn latin(c: char) -> char {
    match c {
        'а' => 'a',
        'в' => 'b',
        'с' => 'c',
        'е' => 'e',
        'о' => 'o',
        'х' => 'x',
        'А' => 'A',
        'В' => 'B',
        'С' => 'C',
        'Е' => 'E',
        'К' => 'K',
        'О' => 'O',
        'Х' => 'X',
        c => c,
    }
}

/// Returns a text with the letters of its squares in Latin: the letters of pieces stay what they are.
#[must_use]
pub fn latin_squares(text: &str) -> String {
    let behind = text.chars().skip(1).chain([' ']);
    text.chars().zip(behind).map(|(c, next)| if matches!(next, '1'..='8') { latin(c) } else { c }).collect()
}
