//! Tables of people.
