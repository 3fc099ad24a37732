//! Tables of games.
