//! Tables of errands.

diesel::table! {
    errand (key) {
        key -> Text,
        player -> BigInt,
        event -> Nullable<Text>,
        body -> Text,
        received_at -> BigInt,
        attempts -> BigInt,
        next_at -> Nullable<BigInt>,
    }
}
