use std::{fmt, iter};

use tlog_tiles::Tile;

/// Levels of the tree in one tile.
pub(crate) const HEIGHT: u8 = 8;
/// Hashes in a full tile.
pub const WIDTH: u64 = 1 << HEIGHT;

/// Hashes of one level of the tree: 256, or fewer in the last tile.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LogTile {
    /// 0 for the leaves.
    pub level: u8,
    /// Its place in the level.
    pub number: u64,
    /// 32 bytes each.
    pub hashes: Vec<u8>,
}

/// The requested part of the log, by its path (tlog-tiles).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TilePath {
    /// The level; none for the entries themselves.
    pub level: Option<u8>,
    /// Its place in the level.
    pub number: u64,
    /// The number of entries, 1 to 256.
    pub width: u16,
}

impl TilePath {
    /// Reads `LEVEL/N`, `LEVEL/N.p/W`, `entries/N` or `entries/N.p/W`.
    #[must_use]
    pub fn parse(path: &str) -> Option<Self> {
        let (level, rest) = path.split_once('/')?;
        let entries = level == "entries";
        // What the library would take for a mistake of its caller.
        if !entries && level.parse::<u8>().ok()? > 6 || rest.ends_with("/0") {
            return None;
        }
        let level = if entries { "data" } else { level };
        let tile = Tile::from_path(&format!("tile/{HEIGHT}/{level}/{rest}")).ok()?;
        let path = Self {
            level: (!entries).then_some(tile.level()),
            number: tile.level_index(),
            width: u16::try_from(tile.width()).ok()?,
        };
        // No log has more, and the places of more would not fit.
        (path.number < 1 << 40).then_some(path)
    }

    /// Every part of a log of this size, the widest each, one after the other: anybody's checkpoint may say any size.
    pub fn of_log(size: u64) -> impl Iterator<Item = Self> {
        let of_level = move |level: Option<u8>| {
            let hashes = size.checked_shr(u32::from(HEIGHT) * u32::from(level.unwrap_or(0))).unwrap_or(0);
            let part = move |number| {
                let width = u16::try_from(WIDTH.min(hashes - number * WIDTH)).ok()?;
                Some(Self { level, number, width })
            };
            (0..hashes.div_ceil(WIDTH)).filter_map(part)
        };
        iter::once(None).chain((0..8).map(Some)).flat_map(of_level)
    }
}

impl fmt::Display for TilePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.level.unwrap_or_default();
        let tile = Tile::new(HEIGHT, level, self.number, self.width.into(), self.level.is_none()).path();
        // The library writes the height too, as the format once did, and has another word for entries.
        let path = tile.strip_prefix("tile/8/").unwrap_or_default();
        match path.strip_prefix("data/") {
            Some(rest) => write!(f, "entries/{rest}"),
            None => f.write_str(path),
        }
    }
}
