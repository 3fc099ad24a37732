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
        state -> Text,
        reason -> Text,
        attempts -> BigInt,
        next_at -> Nullable<BigInt>,
        confirmed -> Bool,
        filed_at -> Nullable<BigInt>,
        failures -> BigInt,
        reading -> Bool,
        several_games -> Bool,
        authentication -> Nullable<Text>,
    }
}

diesel::table! {
    inbox_raw (inbox) {
        inbox -> BigInt,
        received_at -> BigInt,
        raw -> Binary,
    }
}

diesel::joinable!(inbox_raw -> inbox (inbox));
diesel::allow_tables_to_appear_in_same_query!(inbox, inbox_raw);

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
    closing_line (player, digest) {
        player -> BigInt,
        digest -> Binary,
        seen_at -> BigInt,
    }
}

diesel::table! {
    answer_window (start) {
        start -> BigInt,
        answers -> BigInt,
    }
}
