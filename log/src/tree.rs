use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet, btree_map::Entry},
};

use domain::Digest;
use tlog_tiles::{
    Error, Hash, HashReader, Tile, prove_record, prove_tree, stored_hashes_for_record_hash, tree_hash,
};

use crate::{
    error::LogError,
    tile::{HEIGHT, LogTile, WIDTH},
};

type Place = (u8, u64);

/// Reads the stored hashes of a tile, by level and number.
type Tiles<'a, E> = Box<dyn FnMut(u8, u64) -> Result<Option<Vec<u8>>, E> + 'a>;

/// The stored tree, and the leaves that are being added to it.
pub struct Tree<'a, E> {
    stored: RefCell<Tiles<'a, E>>,
    size: u64,
    tiles: RefCell<BTreeMap<Place, Vec<u8>>>,
    changed: BTreeSet<Place>,
    /// The failure of the last read.
    failure: RefCell<Option<E>>,
}

impl<'a, E: LogError> Tree<'a, E> {
    /// Opens a tree of this size.
    #[must_use]
    pub fn new(stored: Tiles<'a, E>, size: u64) -> Self {
        Self {
            stored: RefCell::new(stored),
            size,
            tiles: RefCell::default(),
            changed: BTreeSet::new(),
            failure: RefCell::default(),
        }
    }

    fn tile<T>(&self, place: Place, work: impl FnOnce(&mut Vec<u8>) -> T) -> Result<T, E> {
        let mut tiles = self.tiles.borrow_mut();
        let tile = match tiles.entry(place) {
            Entry::Occupied(tile) => tile.into_mut(),
            Entry::Vacant(vacant) => {
                vacant.insert((self.stored.borrow_mut())(place.0, place.1)?.unwrap_or_default())
            }
        };
        Ok(work(tile))
    }

    fn checked<T>(&self, result: Result<T, Error>) -> Result<T, E> {
        result.map_err(|error| {
            self.failure.take().unwrap_or_else(|| E::invalid_tree(format!("the tree of the log: {error}")))
        })
    }

    /// Adds a leaf.
    ///
    /// # Errors
    ///
    /// [`LogError::invalid_tree`], or the error of the reader.
    pub fn push(&mut self, leaf: Digest) -> Result<(), E> {
        let hashes = self.checked(stored_hashes_for_record_hash(self.size, Hash(leaf.0), self))?;
        for (level, hash) in (0_u8..).zip(hashes) {
            // What lies between is computed from the tile.
            if level % HEIGHT == 0 {
                let number = self.size >> level;
                let place = (level / HEIGHT, number / WIDTH);
                let whole = self.tile(place, |tile| {
                    // A tile that is longer was left by nobody: every change is one transaction.
                    let whole = tile.len() as u64 == (number % WIDTH) * 32;
                    tile.extend_from_slice(&hash.0);
                    whole
                })?;
                if !whole {
                    return Err(E::invalid_tree(format!("tile {place:?} of the log is of another size")));
                }
                self.changed.insert(place);
            }
        }
        self.size += 1;
        Ok(())
    }

    /// Every tile that changed.
    #[must_use]
    pub fn changed(&self) -> Vec<LogTile> {
        let tiles = self.tiles.borrow();
        let tile = |&(level, number): &Place| {
            let hashes = tiles.get(&(level, number))?.clone();
            Some(LogTile { level, number, hashes })
        };
        self.changed.iter().filter_map(tile).collect()
    }

    /// The number of leaves.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// The hash of the first `size` leaves.
    ///
    /// # Errors
    ///
    /// [`LogError::invalid_tree`], or the error of the reader.
    pub fn root(&self, size: u64) -> Result<Digest, E> {
        self.checked(tree_hash(size, self)).map(|hash| Digest(hash.0))
    }

    /// Proves that the leaf is in the tree of this size.
    ///
    /// # Errors
    ///
    /// [`LogError::invalid_tree`], or the error of the reader.
    pub fn inclusion(&self, size: u64, leaf: u64) -> Result<Vec<Digest>, E> {
        self.checked(prove_record(size, leaf, self)).map(digests)
    }

    /// Proves that the tree of the first size is the beginning of that of the second.
    ///
    /// # Errors
    ///
    /// [`LogError::invalid_tree`], or the error of the reader.
    pub fn consistency(&self, old: u64, new: u64) -> Result<Vec<Digest>, E> {
        self.checked(prove_tree(new, old, self)).map(digests)
    }
}

impl<E: LogError> HashReader for Tree<'_, E> {
    fn read_hashes(&self, indexes: &[u64]) -> Result<Vec<Hash>, Error> {
        let read = |&index: &u64| {
            let tile = Tile::from_index(HEIGHT, index);
            self.tile((tile.level(), tile.level_index()), |hashes| tile.hash_at_index(hashes, index))
                .map_err(|failure| {
                    self.failure.replace(Some(failure));
                    Error::InvalidTile
                })?
        };
        indexes.iter().map(read).collect()
    }
}

fn digests(hashes: Vec<Hash>) -> Vec<Digest> {
    hashes.into_iter().map(|hash| Digest(hash.0)).collect()
}
