//! Syzygy tables in a folder.

use std::{io, path::Path};

use app::ports::Tablebases;
use domain::{Position, Probed, TableValue};
use shakmaty::Chess;
use shakmaty_syzygy::{AmbiguousWdl, SyzygyError, Tablebase, Wdl};

/// The tables that were in a folder when the service began; each is read when it is asked for.
#[derive(Debug)]
pub struct SyzygyTables(Tablebase<Chess>);

impl SyzygyTables {
    /// Looks for tables.
    ///
    /// # Errors
    ///
    /// Fails if the folder cannot be read.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let mut tables = Tablebase::new();
        tables.add_directory(folder)?;
        Ok(Self(tables))
    }

    /// Men on the board that the largest of them knows.
    #[must_use]
    pub fn men(&self) -> usize {
        self.0.max_pieces()
    }
}

impl Tablebases for SyzygyTables {
    fn probe(&self, position: &Position, fifty_moves: bool) -> Probed {
        let chess = position.chess();
        let probed = if fifty_moves {
            self.0.probe_wdl(chess).map(|value| match value {
                AmbiguousWdl::Win => Some(TableValue::Win),
                AmbiguousWdl::CursedWin => Some(TableValue::CursedWin),
                AmbiguousWdl::Draw => Some(TableValue::Draw),
                AmbiguousWdl::BlessedLoss => Some(TableValue::BlessedLoss),
                AmbiguousWdl::Loss => Some(TableValue::Loss),
                // The tables round, and the counter is near fifty.
                AmbiguousWdl::MaybeWin | AmbiguousWdl::MaybeLoss => None,
            })
        } else {
            self.0.probe_wdl_after_zeroing(chess).map(|value| {
                Some(match value {
                    Wdl::Win => TableValue::Win,
                    Wdl::CursedWin => TableValue::CursedWin,
                    Wdl::Draw => TableValue::Draw,
                    Wdl::BlessedLoss => TableValue::BlessedLoss,
                    Wdl::Loss => TableValue::Loss,
                })
            })
        };
        match probed {
            Ok(value) => value.map_or(Probed::Unknown, Probed::Value),
            Err(error) => {
                if matches!(error, SyzygyError::ProbeFailed { .. }) {
                    tracing::error!(%error, "a tablebase could not be read: an arbiter decides the claim");
                }
                Probed::Unknown
            }
        }
    }
}
