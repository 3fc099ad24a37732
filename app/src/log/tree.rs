use std::{
    cell::RefCell,
    collections::{BTreeMap, btree_map::Entry},
};

use tlog_tiles::{
    Error, Hash, HashReader, Tile, prove_record, prove_tree, stored_hashes_for_record_hash, tree_hash,
};

use crate::{
    Failure,
    ports::{LogTile, View},
};

/// Levels of the tree in one tile, and hashes in a full one.
pub(super) const HEIGHT: u8 = 8;
pub(super) const WIDTH: u64 = 1 << HEIGHT;

type Place = (u8, u64);

/// The tree as it is in the database, and what is being added to it.
pub(super) struct Tree<'a> {
    view: RefCell<&'a mut dyn View>,
    size: u64,
    tiles: RefCell<BTreeMap<Place, Vec<u8>>>,
    changed: BTreeMap<Place, ()>,
    /// Why the last read failed.
    failure: RefCell<Option<Failure>>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(view: &'a mut dyn View, size: u64) -> Self {
        Self {
            view: RefCell::new(view),
            size,
            tiles: RefCell::default(),
            changed: BTreeMap::new(),
            failure: RefCell::default(),
        }
    }

    fn tile<T>(&self, place: Place, work: impl FnOnce(&mut Vec<u8>) -> T) -> Result<T, Failure> {
        let mut tiles = self.tiles.borrow_mut();
        let tile = match tiles.entry(place) {
            Entry::Occupied(tile) => tile.into_mut(),
            Entry::Vacant(vacant) => {
                vacant.insert(self.view.borrow_mut().log_tile(place.0, place.1)?.unwrap_or_default())
            }
        };
        Ok(work(tile))
    }

    fn told<T>(&self, result: Result<T, Error>) -> Result<T, Failure> {
        result.map_err(|error| {
            let cause = self.failure.take();
            cause.unwrap_or_else(|| Failure::Damaged(format!("the tree of the log: {error}")))
        })
    }

    /// Adds a leaf.
    pub(super) fn push(&mut self, leaf: Hash) -> Result<(), Failure> {
        let hashes = self.told(stored_hashes_for_record_hash(self.size, leaf, self))?;
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
                    return Err(Failure::Damaged(format!("tile {place:?} of the log is of another size")));
                }
                self.changed.insert(place, ());
            }
        }
        self.size += 1;
        Ok(())
    }

    /// Every tile that changed.
    pub(super) fn changed(&self) -> Vec<LogTile> {
        let tiles = self.tiles.borrow();
        let tile = |&(level, number): &Place| {
            let hashes = tiles.get(&(level, number))?.clone();
            Some(LogTile { level, number, hashes })
        };
        self.changed.keys().filter_map(tile).collect()
    }

    pub(super) const fn size(&self) -> u64 {
        self.size
    }

    /// The hash of the first `size` leaves.
    pub(super) fn root(&self, size: u64) -> Result<Hash, Failure> {
        self.told(tree_hash(size, self))
    }

    /// That the leaf is in the tree of this size.
    pub(super) fn inclusion(&self, size: u64, leaf: u64) -> Result<Vec<Hash>, Failure> {
        self.told(prove_record(size, leaf, self))
    }

    /// That the tree of the first size is the beginning of that of the second.
    pub(super) fn consistency(&self, old: u64, new: u64) -> Result<Vec<Hash>, Failure> {
        self.told(prove_tree(new, old, self))
    }
}

impl HashReader for Tree<'_> {
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
