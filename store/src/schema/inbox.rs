//! Tables of inbox.

diesel::table! {
    inbox (id) {
        id -> BigInt,
        received_at -> BigInt,
        sender -> Text,
        address -> Text,
        game -> Nullable<BigInt>,
        player -> Nullable<BigInt>,
        digest -> Binary,
        message_key -> Nullable<Binary>,
        raw -> Nullable<Binary>,
        state -> Text,
        reason -> Text,
        attempts -> BigInt,
        next_at -> Nullable<BigInt>,
        confirmed -> Bool,
        filed_at -> Nullable<BigInt>,
        failures -> BigInt,
        reading -> Bool,
        several_games -> Bool,
    }
}

diesel::table! {
    inbox_answers (id) {
        id -> BigInt,
        player -> BigInt,
        game -> Nullable<BigInt>,
        template -> Text,
        at -> BigInt,
    }
}

diesel::table! {
    answer_window (start) {
        start -> BigInt,
        answers -> BigInt,
    }
}
