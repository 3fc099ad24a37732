//! Accounts, codes, sessions, tokens.

diesel::table! {
    player (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Text,
        email -> Nullable<Text>,
        email_key -> Nullable<Text>,
        role -> Text,
        letters -> Text,
        notation -> Text,
        time_zone -> Text,
        mail_trust -> Text,
        acknowledge -> Bool,
        no_board -> Bool,
        created_at -> BigInt,
        pgn_attached -> Bool,
        muted -> Text,
        language -> Text,
        name_look -> Nullable<Text>,
        mail_format -> Text,
        calendar_attached -> Bool,
        mail_times -> Text,
        pieces -> Text,
        board -> Text,
    }
}

diesel::table! {
    code (request) {
        request -> Binary,
        mailbox -> Binary,
        digest -> Nullable<Binary>,
        purpose -> Text,
        tries -> Integer,
        created_at -> BigInt,
        expires_at -> BigInt,
        asker -> Nullable<Binary>,
        used -> Bool,
    }
}

diesel::table! {
    session (id) {
        id -> BigInt,
        player -> BigInt,
        family -> Binary,
        current -> Binary,
        device -> Text,
        created_at -> BigInt,
        refreshed_at -> BigInt,
        expires_at -> BigInt,
        exchange -> Nullable<Binary>,
    }
}

diesel::table! {
    api_token (id) {
        id -> BigInt,
        player -> BigInt,
        digest -> Binary,
        label -> Text,
        scopes -> Text,
        created_at -> BigInt,
        expires_at -> Nullable<BigInt>,
        last_used_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    account_event (id) {
        id -> BigInt,
        player -> BigInt,
        at -> BigInt,
        by_player -> Nullable<BigInt>,
        what -> Text,
        details -> Text,
    }
}

diesel::table! {
    calendar (player) {
        player -> BigInt,
        digest -> Binary,
        made_at -> BigInt,
    }
}

diesel::joinable!(session -> player (player));
diesel::joinable!(api_token -> player (player));
diesel::joinable!(calendar -> player (player));
diesel::allow_tables_to_appear_in_same_query!(player, session, api_token, calendar);

diesel::table! {
    envelope_key (player) {
        player -> BigInt,
        key -> Text,
        set_at -> BigInt,
    }
}
