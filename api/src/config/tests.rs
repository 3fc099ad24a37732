use super::*;

const SAMPLE: &str = include_str!("../../../postzug.sample.toml");

fn load(toml: &str, environment: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("postzug.toml");
    std::fs::write(&file, toml).expect("a file");
    Config::load(Some(&file), environment.iter().map(|(name, value)| ((*name).into(), (*value).into())))
}

fn message(toml: &str, environment: &[(&str, &str)]) -> String {
    load(toml, environment).expect_err("refused").to_string()
}

/// The sample with every setting switched on.
fn sample() -> toml::Table {
    let is_setting = |line: &str| {
        line.strip_prefix('#').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()))
    };
    let text: Vec<&str> =
        SAMPLE.lines().map(|line| if is_setting(line) { &line[1..] } else { line }).collect();
    text.join("\n").parse().expect("the sample is TOML")
}

#[test]
fn sample_names_every_default() {
    assert_eq!(sample(), toml::Table::try_from(Config::default()).expect("settings"));
}

#[test]
fn sample_changes_nothing() {
    assert_eq!(load(SAMPLE, &[]).expect("settings"), Config::default());
}

#[test]
fn sample_explains_every_setting() {
    let mut explained = false;
    for line in SAMPLE.lines() {
        match line.strip_prefix('#') {
            Some(rest) if rest.starts_with(' ') => explained = true,
            Some(setting) => assert!(explained, "{setting} is not explained"),
            None if line.is_empty() => explained = false,
            None => {}
        }
    }
}

#[test]
fn unknown_setting_is_named_in_full() {
    for (toml, environment, path) in [
        ("[mail.smtp]\nusernme = 'x'", None, "mail.smtp.usernme"),
        ("pubilc = true", None, "pubilc"),
        ("[htp]\nbind = '[::1]:80'", None, "htp"),
        ("", Some(("POSTZUG_MAIL__SMTP__USERNME", "x")), "mail.smtp.usernme"),
        ("", Some(("POSTZUG_PUBILC", "true")), "pubilc"),
        ("[http]\nbind = 8080", None, "http.bind"),
        ("[http]\nbind = 'everywhere'", None, "http.bind"),
        ("language = 'tlh'", None, "language"),
        ("[mail]\noutgoing = 'pigeon'", None, "mail.outgoing"),
        ("", Some(("POSTZUG_MAIL__SMTP__PORT", "many")), "mail.smtp.port"),
        ("", Some(("POSTZUG_MAIL__SMTP__PORT", "70000")), "mail.smtp.port"),
        ("", Some(("POSTZUG_PUBLIC", "maybe")), "public"),
    ] {
        let message = message(toml, environment.as_slice());
        assert!(message.starts_with(&format!("{path}: ")), "{toml:?} {environment:?}: {message}");
        if let Some((name, _)) = environment {
            assert!(message.contains(name), "{message}");
        }
    }
}

#[test]
fn the_environment_wins_over_the_file() {
    let config = load(
        "[mail]\ndomain = 'a.example'\n[mail.smtp]\nport = 25",
        &[
            ("POSTZUG_MAIL__DOMAIN", "b.example"),
            ("POSTZUG_MAIL__SMTP__PASSWORD", "12345"),
            ("POSTZUG_HTTP__TRUSTED_PROXIES", "127.0.0.1, ::1"),
            ("POSTZUG_PUBLIC", "true"),
            ("POSTZUG_CONFIG", "elsewhere.toml"),
            ("DATABASE_URL", "sqlite:games.db"),
            ("HOME", "/"),
        ],
    )
    .expect("settings");
    assert_eq!(config.mail.domain, "b.example");
    assert_eq!(config.mail.smtp.port, 25);
    assert_eq!(config.mail.smtp.password.reveal(), "12345");
    assert_eq!(config.http.trusted_proxies.len(), 2);
    assert!(config.public);
    assert_eq!(config.database_url(), "sqlite:games.db".to_owned().into());
}

#[test]
fn database_password_is_hidden() {
    for url in [
        "postgres://ann:hush@db.example.org:5432/club?sslmode=disable",
        "postgresql://ann:hu@sh@db.example.org/club",
        "postgres://db.example.org/club?user=ann&password=hush",
        "postgras://ann:hush@db.example.org/club",
    ] {
        let config = load("", &[("POSTZUG_DATABASE__URL", url), ("DATABASE_URL", "sqlite:other.db")]);
        let config = config.expect("settings");
        assert_eq!(config.database.url.reveal(), url);
        let written = toml::to_string(&config).expect("settings");
        for shown in [format!("{config:?}"), config.database.url.to_string(), written] {
            assert!(!shown.contains("hu") || !shown.contains("sh@"), "{shown}");
            assert!(!shown.contains("hush") && shown.contains("db.example.org"), "{shown}");
        }
    }
    assert_eq!(
        load("", &[]).expect("settings").database_url().path(),
        Some("postzug-data/postzug.db".as_ref())
    );
}

#[test]
fn secret_file_is_read_and_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("password");
    std::fs::write(&file, "hush hush\n").expect("a file");
    let variable = ("POSTZUG_MAIL__SMTP__PASSWORD_FILE", file.to_str().expect("UTF-8"));
    let config = load("", &[variable]).expect("settings");
    assert_eq!(config.mail.smtp.password.reveal(), "hush hush");
    assert!(!format!("{config:?}").contains("hush"));
    let shown = toml::to_string(&config).expect("settings");
    assert!(shown.contains("password = \"(hidden)\"") && !shown.contains("hush"), "{shown}");

    let both = message("[mail.smtp]\npassword = 'x'", &[variable]);
    assert_eq!(both, "mail.smtp.password and mail.smtp.password_file are both set: which one?");
    let wrong_kind = message("[mail.smtp]\npassword = ['hush']", &[]);
    assert!(wrong_kind.starts_with("mail.smtp.password: ") && !wrong_kind.contains("hush"), "{wrong_kind}");
}

const PUBLIC: &str = r#"
public = true
[database]
url = "sqlite:/var/lib/postzug/postzug.db"
[http]
public_url = "https://play.example.org"
[mail]
domain = "play.example.org"
outgoing = "smtp"
[mail.smtp]
host = "relay.example.org"
username = "postzug"
password = "hush"
"#;

#[test]
fn public_service_refuses_unsafe_settings() {
    assert_eq!(load(PUBLIC, &[]).expect("settings").unsafe_settings(), []);
    for (name, value, reason) in [
        ("HTTP__PUBLIC_URL", "http://play.example.org", Unsafe::PublicUrl),
        ("HTTP__PUBLIC_URL", "", Unsafe::PublicUrl),
        ("HTTP__PUBLIC_URL", "https://localhost", Unsafe::PublicUrl),
        ("HTTP__PUBLIC_URL", "https://127.0.0.1", Unsafe::PublicUrl),
        ("MAIL__DOMAIN", "", Unsafe::MailDomain),
        ("MAIL__DOMAIN", "localhost", Unsafe::MailDomain),
        ("MAIL__OUTGOING", "maildir", Unsafe::NoRelay),
        ("MAIL__SMTP__HOST", "", Unsafe::RelayHost),
        ("MAIL__SMTP__TLS", "none", Unsafe::RelayTls),
        ("MAIL__SMTP__USERNAME", "", Unsafe::RelayCredentials),
        ("MAIL__SMTP__PASSWORD", "", Unsafe::RelayCredentials),
        ("DATABASE__URL", "", Unsafe::DatabaseUrl),
        ("HTTP__BIND", "0.0.0.0:8080", Unsafe::HttpBind),
        ("HTTP__BIND", "[::]:8080", Unsafe::HttpBind),
        ("MAIL__INTAKE_BIND", "0.0.0.0:25", Unsafe::IntakeBind),
        ("WEBHOOKS__ALLOW_PRIVATE", "true", Unsafe::PrivateWebhooks),
    ] {
        let name = format!("POSTZUG_{name}");
        let config = load(PUBLIC, &[(&name, value)]).expect("settings");
        assert_eq!(config.unsafe_settings(), [reason], "{name}={value}");
        let private = Config { public: false, ..config };
        assert_eq!(private.unsafe_settings(), [], "{name}={value} on a private service");
    }
}

#[test]
fn local_relay_and_proxy_are_safe() {
    for environment in [
        &[
            ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1"),
            ("POSTZUG_MAIL__SMTP__TLS", "none"),
            ("POSTZUG_MAIL__SMTP__USERNAME", ""),
        ][..],
        &[("POSTZUG_HTTP__BIND", "0.0.0.0:8080"), ("POSTZUG_HTTP__TRUSTED_PROXIES", "172.16.0.2")],
        &[("POSTZUG_MAIL__INTAKE_BIND", "10.0.0.4:2525")],
    ] {
        assert_eq!(load(PUBLIC, environment).expect("settings").unsafe_settings(), [], "{environment:?}");
    }
}
