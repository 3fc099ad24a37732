//! Tables of webhooks.

diesel::table! {
    webhook (id) {
        id -> BigInt,
        player -> BigInt,
        url -> Text,
        nonce -> Binary,
        former_nonce -> Nullable<Binary>,
        former_until -> Nullable<BigInt>,
        made_at -> BigInt,
        since -> Nullable<BigInt>,
        off_because -> Text,
        failing_since -> Nullable<BigInt>,
        told_at -> Nullable<BigInt>,
        busy_until -> BigInt,
        took -> BigInt,
    }
}

diesel::table! {
    webhook_delivery (id) {
        id -> BigInt,
        webhook -> BigInt,
        leaf -> BigInt,
        game -> BigInt,
        seq -> BigInt,
        state -> Text,
        reason -> Text,
        attempts -> BigInt,
        last_attempt -> BigInt,
        made_at -> BigInt,
        next_at -> Nullable<BigInt>,
        settled_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    webhook_place (id) {
        id -> BigInt,
        leaf -> BigInt,
    }
}

diesel::allow_tables_to_appear_in_same_query!(webhook, webhook_delivery);
