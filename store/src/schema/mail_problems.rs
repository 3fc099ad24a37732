//! Tables of mail that does not arrive.

diesel::table! {
    mail_problem (player) {
        player -> BigInt,
        cleared_at -> Nullable<BigInt>,
        since -> BigInt,
        last_at -> BigInt,
        bounces -> BigInt,
        score -> BigInt,
        reason -> Text,
        stopped_at -> Nullable<BigInt>,
        marked -> Bool,
        pending -> Bool,
        next_at -> BigInt,
    }
}
