use domain::Digest;
use tlog_tiles::{Hash, Tile};

use crate::tile::WIDTH;

/// Compares a tile, by level and number, with the stored one.
type Compare<'a, E> = &'a mut dyn FnMut(u8, u64, &[u8]) -> Result<(), E>;

/// Computes every tile of the log from its leaves: on each level the tile that is being filled, and how many are full.
#[derive(Clone, Debug, Default)]
pub struct Levels(Vec<(u64, Vec<u8>)>);

impl Levels {
    /// Adds the next leaf, and compares the tiles that it fills.
    ///
    /// # Errors
    ///
    /// The error of `compare`.
    pub fn push<E>(&mut self, leaf: Digest, compare: Compare<'_, E>) -> Result<(), E> {
        self.push_at(0, Hash(leaf.0), compare)
    }

    fn push_at<E>(&mut self, level: usize, hash: Hash, compare: Compare<'_, E>) -> Result<(), E> {
        if self.0.len() == level {
            self.0.push((0, Vec::new()));
        }
        let Some((number, hashes)) = self.0.get_mut(level) else { return Ok(()) };
        hashes.extend_from_slice(&hash.0);
        if hashes.len() as u64 == WIDTH * 32 {
            compare(u8::try_from(level).unwrap_or(u8::MAX), *number, hashes)?;
            let above = Tile::subtree_hash(hashes);
            *number += 1;
            hashes.clear();
            self.push_at(level + 1, above, compare)?;
        }
        Ok(())
    }

    /// Compares the tiles that are not full.
    ///
    /// # Errors
    ///
    /// The error of `compare`.
    pub fn rest<E>(&self, compare: Compare<'_, E>) -> Result<(), E> {
        for (level, (number, hashes)) in (0_u8..).zip(&self.0) {
            if !hashes.is_empty() {
                compare(level, *number, hashes)?;
            }
        }
        Ok(())
    }
}
