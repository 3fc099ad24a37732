//! The state of the database itself.

diesel::table! {
    installation (id) {
        id -> BigInt,
        level -> BigInt,
        state -> Text,
        epoch -> BigInt,
        generation -> BigInt,
        key_check -> Nullable<Binary>,
    }
}

diesel::table! {
    /// SQLite's own: the last number given in each table with AUTOINCREMENT.
    sqlite_sequence (name) {
        name -> Text,
        seq -> BigInt,
    }
}
