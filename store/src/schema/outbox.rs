//! Tables of outbox.

diesel::table! {
    outbox (id) {
        id -> BigInt,
        key -> Text,
        player -> Nullable<BigInt>,
        address -> Nullable<Text>,
        kind -> Text,
        game -> Nullable<BigInt>,
        seq -> Nullable<BigInt>,
        ply -> Nullable<BigInt>,
        due_at -> BigInt,
        deadline -> BigInt,
        expires_at -> Nullable<BigInt>,
        details -> Text,
        secret -> Nullable<Binary>,
        state -> Text,
        reason -> Text,
        attempts -> BigInt,
        next_at -> Nullable<BigInt>,
        settled_at -> Nullable<BigInt>,
        body -> Nullable<Text>,
        bounced -> BigInt,
        told_by -> Nullable<BigInt>,
    }
}
