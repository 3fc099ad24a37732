//! Tables of the log.

use super::games::game;

diesel::table! {
    log_tree (id) {
        id -> BigInt,
        origin -> Text,
        size -> BigInt,
        checkpoint -> Nullable<Text>,
        key -> Nullable<Binary>,
    }
}

diesel::table! {
    log_entry (leaf) {
        leaf -> BigInt,
        game -> BigInt,
        seq -> BigInt,
        commitment -> Binary,
        salt -> Nullable<Binary>,
    }
}

diesel::table! {
    log_tile (level, number) {
        level -> BigInt,
        number -> BigInt,
        hashes -> Binary,
    }
}

diesel::table! {
    log_key (public) {
        public -> Binary,
        since -> BigInt,
    }
}

diesel::table! {
    log_statement (number) {
        number -> BigInt,
        note -> Text,
    }
}

diesel::allow_tables_to_appear_in_same_query!(game, log_entry);
