//! Clocks of whole games, through the judge.
