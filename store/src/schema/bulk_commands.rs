//! Tables of bulk_commands.

diesel::table! {
    bulk_command (key) {
        key -> Text,
        player -> BigInt,
        event -> Nullable<Text>,
        body -> Text,
        received_at -> BigInt,
        attempts -> BigInt,
        next_at -> Nullable<BigInt>,
    }
}
