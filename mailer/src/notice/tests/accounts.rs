//! Mails about accounts, challenges and notices.

use app::inbox::SourceTrouble;

use super::*;

#[test]
fn challenges_and_accounts() {
    let table = Table::new();
    let news = ChallengeNotice { challenge: ChallengeId(7), news: ChallengeStep::Posted };
    let mut given = table.other(MailKind::Challenge, Color::White, MailDetails::Challenge(news));
    let now = table.instance.clock_now();
    let challenge = Challenge {
        id: ChallengeId(7),
        by: table.players.black.id,
        to: Some(table.players.white.id),
        terms: Terms { color: Some(Color::White), ..Terms::default() },
        created_at: now,
        expires_at: now + Span::days(14),
        state: ChallengeState::Open,
    };
    given.challenge = Some(challenged(challenge));
    let mail = table.write(&given);
    let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
    let reply_to = parsed.reply_to().and_then(|to| to.first()?.address.clone()).expect("Reply-To");
    let account = Address::Account { player: table.players.white.id };
    assert_eq!(table.instance.service.mail_in.read_mail_address(&reply_to), Some(account));
    snapshots(&table, "challenge", &given);

    let sent = CodeSent {
        purpose: CodePurpose::SignIn,
        until: now + Span::minutes(10),
        asked_by: String::new(),
        language: None,
    };
    let mut given = table.other(MailKind::SignInCode, Color::White, MailDetails::Code(sent.clone()));
    given.secret = Some(Secret::new("12345678".into()));
    let mail = table.write(&given);
    assert_eq!(mail.text, None, "the code is not kept");
    let raw = String::from_utf8(mail.bytes).expect("UTF-8");
    assert!(!raw.split("\r\n\r\n").next().expect("head").contains("12345678"));
    snapshots(&table, "code", &given);

    for (asked_by, said) in [("curl", "Requested by: curl."), ("Mozilla", "Requested by: a browser.")] {
        let sent = CodeSent { asked_by: asked_by.into(), ..sent.clone() };
        given.row.mail.details = MailDetails::Code(sent);
        let raw = String::from_utf8(table.write(&given).bytes).expect("UTF-8");
        assert!(raw.contains(said), "{raw}");
    }

    let news = MailDetails::Account(AccountNotice::ApiTokenMade { label: "script".into() });
    let given = table.other(MailKind::AccountNews, Color::White, news);
    snapshots(&table, "account", &given);
}

/// In the pseudo-locale, as every mail that is written here.
#[test]
fn every_account_notice_is_messages() {
    let table = Table::new();
    let name = || String::from("Ann");
    let games = || SomeGames { named: vec![(GAME, Some(Refusal::GameOver))], more: 2 };
    let left = |event: Option<&str>, how, is_done| AccountNotice::Left {
        name: name(),
        how,
        event: event.map(str::to_owned),
        games: games(),
        open: games(),
        is_done,
    };
    let not_fetched = |trouble| AccountNotice::MailNotFetched {
        source: "mbox:/var/mail/club".into(),
        trouble,
        since: Instant(0),
    };
    let mut notices = Vec::new();
    for news in [
        AccountNotice::Welcome { name: name(), site: "Club".into() },
        AccountNotice::RoleChanged { role: Role::Arbiter },
        AccountNotice::RoleChanged { role: Role::Administrator },
        AccountNotice::EnvelopeKeySet { key: "age1abc".into() },
        AccountNotice::ApiTokensRevoked,
        AccountNotice::CalendarShown,
        AccountNotice::CalendarVoid,
        AccountNotice::WebhookMade { host: "bot.example.org".into() },
        AccountNotice::WebhookSecretMade { host: "bot.example.org".into() },
        AccountNotice::WebhookEnabled { host: "bot.example.org".into() },
        AccountNotice::WebhookOff { host: "bot.example.org".into() },
        AccountNotice::WebhookFailed { host: "bot.example.org".into() },
        AccountNotice::WebhookGone { host: "bot.example.org".into() },
        AccountNotice::WebhookRestored { host: "bot.example.org".into() },
        AccountNotice::SessionCopied { device: String::new() },
        AccountNotice::SessionCopied { device: "Firefox".into() },
        AccountNotice::MailStopped {
            name: name(),
            since: Instant(0),
            bounces: 4,
            reason: "5.1.1".into(),
            games: games(),
        },
        not_fetched(SourceTrouble::Password),
        not_fetched(SourceTrouble::Aside),
        left(None, Leaving::Silence, true),
        left(Some("Cup"), Leaving::Withdrawal, false),
        left(Some("Cup"), Leaving::Expulsion, true),
    ] {
        notices.push(table.other(MailKind::AccountNews, Color::White, MailDetails::Account(news)));
    }
    for tag in PICTURED.into_iter().chain(["en"]) {
        let texts: Vec<String> =
            notices.iter().map(|given| text_of(&table.write(&in_language(given, tag)))).collect();
        // All of them end alike, so one file has the texts.
        let texts: Vec<&str> = texts.iter().filter_map(|text| text.split("\n-- \n").next()).collect();
        insta::with_settings!({ snapshot_suffix => tag }, {
            insta::assert_snapshot!("account_notices", shown(&texts.join("\n----\n\n")));
        });
    }
}

/// A reader without an account, or with another address by now, gets mails in the language that they chose.
#[test]
fn mails_to_address_have_language() {
    let table = Table::new();
    let language = Some(String::from("uk"));
    let sent = CodeSent {
        purpose: CodePurpose::SignUp,
        until: table.instance.clock_now() + Span::minutes(10),
        asked_by: String::new(),
        language: language.clone(),
    };
    for (kind, details) in [
        (MailKind::SignInCode, MailDetails::Code(sent)),
        (
            MailKind::AccountNews,
            MailDetails::Account(AccountNotice::AddressChanged {
                name: "Ann".into(),
                language: language.clone(),
            }),
        ),
        (
            MailKind::AccountNews,
            MailDetails::Account(AccountNotice::Deleted { name: "Ann".into(), language: language.clone() }),
        ),
    ] {
        let mut given = table.other(kind, Color::White, details);
        given.secret = Some(Secret::new("12345678".into()));
        given.reader = None;
        let raw = String::from_utf8(table.write(&given).bytes).expect("UTF-8");
        assert!(raw.contains("\r\nContent-Language: uk\r\n"), "{raw}");
    }
}

#[test]
fn calendar_address_is_not_kept() {
    let table = Table::new();
    let news = MailDetails::Account(AccountNotice::CalendarMade);
    let mut given = table.other(MailKind::AccountNews, Color::White, news);
    let url = "https://play.example.org/calendar/6qkmgd2kvbhx3ydh5l2wq7c4te5fzr3a.ics";
    given.secret = Some(Secret::new(url.into()));
    let mail = table.write(&given);
    assert_eq!(mail.text, None, "the address is not kept");
    let raw = String::from_utf8(mail.bytes).expect("UTF-8");
    let (head, body) = raw.split_once("\r\n\r\n").expect("a head and a body");
    assert!(!head.contains("/calendar/") && body.contains(&format!("\r\n{url}\r\n")), "{raw}");
    snapshots(&table, "account_calendar", &given);
}

/// Returns the fields for unsubscription: the link, the address, and whether one click is enough.
fn unsubscription(mail: &Outgoing) -> (Option<String>, Option<String>, bool) {
    let raw = String::from_utf8_lossy(&mail.bytes).replace("\r\n ", " ");
    let head = raw.split("\r\n\r\n").next().expect("a head");
    let field = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let ways = field("List-Unsubscribe").unwrap_or_default();
    let way = |scheme: &str| {
        let way = ways.split(", ").find(|way| way.starts_with(&format!("<{scheme}:")))?;
        Some(way.trim_matches(['<', '>']).to_owned())
    };
    let post = field("List-Unsubscribe-Post");
    assert!(post.is_none_or(|post| post == "List-Unsubscribe=One-Click"), "{head}");
    (way("https"), way("mailto"), post.is_some())
}

#[test]
fn unneeded_notices_have_one_click() {
    let mut table = Table::new();
    let player = table.players.white.id;
    let accounts = table.instance.service.accounts.clone();
    let has = |table: &Table, given: &OutgoingMail, kinds: &[NoticeKind]| {
        let kind = given.row.mail.kind;
        let (link, mailto, has_post) = unsubscription(&table.write(given));
        assert!(mailto.is_some(), "{kind:?}");
        assert_eq!((link.is_some(), has_post), (!kinds.is_empty(), !kinds.is_empty()), "{kind:?}");
        let Some(link) = link else { return };
        assert!(link.len() < 100, "{link}");
        let token = link.strip_prefix("https://play.example.org/unsubscribe/").expect("our link");
        let (named, account) = accounts.read_unsubscribe_token(token).expect("no failure").expect("a link");
        assert_eq!((named.player, account.id), (player, player));
        assert_eq!(named.kinds, kinds.iter().copied().collect(), "{kind:?}");
    };
    has(&table, &table.mail(MailKind::GameStarted, Color::White), &[]);
    table.play_with("e4", true, None);
    has(&table, &table.mail(MailKind::MoveRecorded, Color::White), &[NoticeKind::Acknowledgements]);
    table.by(Color::Black, &Command::DeclineDraw);
    has(&table, &table.mail(MailKind::GameNews, Color::White), &[NoticeKind::News]);
    table.play("e5");
    has(&table, &table.mail(MailKind::YourMove, Color::White), &[]);
    table.by(Color::Black, &Command::Resign);
    has(&table, &table.mail(MailKind::GameOver, Color::White), &[NoticeKind::Results]);
    let account = MailDetails::Account(AccountNotice::ApiTokensRevoked);
    has(&table, &table.other(MailKind::AccountNews, Color::White, account), &[]);
    let answer = MailDetails::Transcript(Transcript::default());
    has(&table, &table.other(MailKind::Transcript, Color::White, answer), &[]);
}
