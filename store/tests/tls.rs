//! TLS towards PostgreSQL, with the feature `postgres-tls`; the server is that of
//! `POSTZUG_TEST_TLS=on .ci/postgres cargo test --workspace --features postzug-store/postgres-tls --test tls`.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use diesel::{PgConnection, dsl::sql, prelude::*, sql_types::BigInt};
use store::{Store, testing::tell_skipped};

/// Opens the store at the server and returns the answer, with `localhost` and the certificates named in `more`.
fn open(more: &str) -> Result<Store, String> {
    let url = format!("{}?{more}", std::env::var("POSTZUG_TEST_TLS_DATABASE").unwrap());
    Store::open(&url).map_err(|error| error.to_string())
}

#[test]
fn connections_are_encrypted_and_verified() {
    let variable = |name: &str| std::env::var(name).unwrap();
    if std::env::var_os("POSTZUG_TEST_CERTIFICATE").is_none() {
        return tell_skipped("no server with TLS; POSTZUG_TEST_TLS=on .ci/postgres cargo test starts one");
    }
    let ours = variable("POSTZUG_TEST_CERTIFICATE");
    let other = variable("POSTZUG_TEST_OTHER_CERTIFICATE");

    let plain = open("sslmode=disable").err().unwrap();
    assert!(plain.contains("no encryption"), "{plain}");
    let stranger = open(&format!("sslmode=verify-full&sslrootcert={other}")).err().unwrap();
    assert!(stranger.contains("certificate verify failed"), "{stranger}");
    // The certificate is for localhost.
    let named = open(&format!("sslmode=verify-full&sslrootcert={ours}&host=127.0.0.1")).err().unwrap();
    assert!(named.contains("does not match host name"), "{named}");

    let store = open(&format!("sslmode=verify-full&sslrootcert={ours}")).unwrap();
    app::ports::write(&store, |tx| tx.beat(domain::Instant(7))).unwrap();
    assert_eq!(app::ports::read(&store, |view| view.heartbeat()).unwrap(), Some(domain::Instant(7)));
    let mut db = PgConnection::establish(&variable("POSTZUG_TEST_DATABASE")).unwrap();
    let mut number = |which: &str| -> i64 {
        let count = format!(
            "(SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
              WHERE application_name = 'postzug' AND {which})"
        );
        diesel::select(sql::<BigInt>(&count)).get_result(&mut db).unwrap()
    };
    assert_eq!(number("NOT ssl"), 0);
    assert!(number("ssl AND version >= 'TLSv1.2'") >= 2, "the one that writes and those that read");
}
