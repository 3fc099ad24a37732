//! Colours that can hide text.

/// Colours this close in every channel cannot be told apart.
const SAME_COLOR: u8 = 16;

/// The channels red, green and blue.
pub(super) type Color = [u8; 3];

/// Tells whether text of one colour cannot be seen on the other.
pub(super) fn is_same(ink: Option<Color>, paper: Option<Color>) -> bool {
    match (ink, paper) {
        (Some(ink), Some(paper)) => {
            ink.iter().zip(paper).all(|(ink, paper)| ink.abs_diff(paper) <= SAME_COLOR)
        }
        _ => false,
    }
}

/// Reads the colour of a background; none where a picture or a course of colours is painted over it.
pub(super) fn painted(value: &str) -> Option<Color> {
    if value.contains("url(") || value.contains("gradient") {
        return None;
    }
    if value.starts_with("rgb") {
        return color(value);
    }
    value.split_ascii_whitespace().find_map(color)
}

/// Reads a colour that can hide text: by name, `#rgb`, `#rrggbb` or `rgb()`. An invisible colour is read as white.
pub(super) fn color(value: &str) -> Option<Color> {
    const NAMES: [(&str, Color); 24] = [
        ("white", [255; 3]),
        ("transparent", [255; 3]),
        ("window", [255; 3]),
        ("snow", [255, 250, 250]),
        ("ghostwhite", [248, 248, 255]),
        ("whitesmoke", [245; 3]),
        ("ivory", [255, 255, 240]),
        ("mintcream", [245, 255, 250]),
        ("azure", [240, 255, 255]),
        ("floralwhite", [255, 250, 240]),
        ("aliceblue", [240, 248, 255]),
        ("black", [0; 3]),
        ("windowtext", [0; 3]),
        ("gray", [128; 3]),
        ("grey", [128; 3]),
        ("silver", [192; 3]),
        ("red", [255, 0, 0]),
        ("yellow", [255, 255, 0]),
        ("lime", [0, 255, 0]),
        ("green", [0, 128, 0]),
        ("blue", [0, 0, 255]),
        ("navy", [0, 0, 128]),
        ("maroon", [128, 0, 0]),
        ("lightgrey", [211; 3]),
    ];
    if let Some((_, color)) = NAMES.iter().find(|(name, _)| *name == value) {
        return Some(*color);
    }
    if let Some(digits) = value.strip_prefix('#') {
        let digit = |at: usize| u8::from_str_radix(digits.get(at..=at)?, 16).ok();
        let pair = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        return match digits.len() {
            4 if digit(3)? == 0 => Some([255; 3]),
            8 if pair(6)? == 0 => Some([255; 3]),
            3 | 4 => Some([digit(0)? * 17, digit(1)? * 17, digit(2)? * 17]),
            6 | 8 => Some([pair(0)?, pair(2)?, pair(4)?]),
            _ => None,
        };
    }
    let numbers = value.strip_prefix("rgba(").or_else(|| value.strip_prefix("rgb("))?.strip_suffix(')')?;
    let mut numbers = numbers.split([',', ' ', '/']).filter(|number| !number.is_empty());
    let mut channel = || {
        let number = numbers.next()?;
        let (number, whole) = number.strip_suffix('%').map_or((number, 255.0), |number| (number, 100.0));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped")]
        Some((number.parse::<f32>().ok()? / whole * 255.0).clamp(0.0, 255.0) as u8)
    };
    let color = [channel()?, channel()?, channel()?];
    let alpha = numbers.next().and_then(|alpha| alpha.trim_end_matches('%').parse::<f32>().ok());
    if alpha == Some(0.0) { Some([255; 3]) } else { Some(color) }
}
