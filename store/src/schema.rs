//! Tables, the same names in both databases.
