//! The table of mailboxes at a host.

diesel::table! {
    mail_source (name) {
        name -> Text,
        validity -> BigInt,
        taken -> BigInt,
        failed -> Text,
        looked_at -> Nullable<BigInt>,
        holder -> BigInt,
        held_until -> BigInt,
        trouble -> Nullable<Text>,
        trouble_since -> Nullable<BigInt>,
        told -> Bool,
    }
}
