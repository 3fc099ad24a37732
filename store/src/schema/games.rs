//! Tables of games, challenges and the timekeeper.

diesel::table! {
    game (id) {
        id -> BigInt,
        version -> BigInt,
        ply -> BigInt,
        white -> BigInt,
        black -> BigInt,
        due_at -> Nullable<BigInt>,
        remind_at -> Nullable<BigInt>,
        look_at -> Nullable<BigInt>,
        started_at -> BigInt,
        ended_at -> Nullable<BigInt>,
        outcome -> Nullable<Text>,
        termination -> Nullable<Text>,
        head -> Binary,
        state -> Text,
        conditional -> Bool,
        asking -> Bool,
        public -> Bool,
    }
}

diesel::table! {
    conditional (game, player) {
        game -> BigInt,
        player -> BigInt,
        sealed -> Binary,
    }
}

diesel::table! {
    game_note (player, game) {
        player -> BigInt,
        game -> BigInt,
        version -> BigInt,
        sealed -> Binary,
    }
}

diesel::table! {
    game_analysis (player, game) {
        player -> BigInt,
        game -> BigInt,
        sealed -> Binary,
    }
}

diesel::table! {
    event (game, seq) {
        game -> BigInt,
        seq -> BigInt,
        ply -> Nullable<BigInt>,
        actor_kind -> BigInt,
        actor_id -> BigInt,
        cause -> Nullable<Text>,
        body -> Text,
        hash -> Binary,
    }
}

diesel::table! {
    message (game, seq) {
        game -> BigInt,
        seq -> BigInt,
        author -> BigInt,
        salt -> Nullable<Binary>,
        text -> Text,
    }
}

diesel::table! {
    envelope (game, commitment) {
        game -> BigInt,
        commitment -> Binary,
        sealed -> Binary,
    }
}

diesel::table! {
    receipt (actor_kind, actor_id, key) {
        actor_kind -> BigInt,
        actor_id -> BigInt,
        key -> Text,
        request -> Binary,
        channel -> Text,
        at -> BigInt,
        game -> BigInt,
        version -> BigInt,
        ply -> BigInt,
        first_seq -> BigInt,
        refusal -> Nullable<Text>,
    }
}

diesel::table! {
    challenge (id) {
        id -> BigInt,
        challenger -> BigInt,
        addressee -> Nullable<BigInt>,
        terms -> Text,
        created_at -> BigInt,
        expires_at -> BigInt,
        closed_at -> Nullable<BigInt>,
        state -> Text,
    }
}

diesel::table! {
    lobby_request (actor_kind, actor_id, key) {
        actor_kind -> BigInt,
        actor_id -> BigInt,
        key -> Text,
        request -> Binary,
        channel -> Text,
        at -> BigInt,
        arranged -> Text,
    }
}

diesel::table! {
    heartbeat (id) {
        id -> BigInt,
        at -> BigInt,
    }
}

diesel::table! {
    downtime (from_at) {
        from_at -> BigInt,
        until_at -> BigInt,
        returned_at -> Nullable<BigInt>,
    }
}

diesel::allow_tables_to_appear_in_same_query!(game, envelope, event, message);
