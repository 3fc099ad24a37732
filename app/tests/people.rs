//! Accounts on the real store: codes, sessions, tokens, roles, addresses, deletion.

use std::sync::Arc;

use app::{
    Address, Channel, Frequency, Key, LobbyCommand, LobbyRequest, NoticeKind, Receipt, Request, Service,
    Submission,
    inbox::Intake,
    outbox::{AccountNews, MailDetails},
    people::{
        CodeRequest, Means, NewApiToken, NewSignUp, PeopleRefusal, Scope, Scopes, SettingsPatch, SignIn,
    },
    ports::{Ledger, MailKind, MailState, NewMail, Purpose, Recipient, Role, Terms, Vault as _, read},
};
use domain::{Actor, Color, GameId, Outcome, PlayerId, Ply, Seen, Span, Termination};
use messages::Sentence;
use store::{keys::KeyRing, testing::TestInstance};

fn mails(instance: &TestInstance) -> Vec<NewMail> {
    let ledger: &dyn Ledger = &*instance.store;
    read(ledger, |view| view.outbox(None, None, 100)).unwrap().into_iter().map(|row| row.mail).collect()
}

/// The code in the newest mail that has one.
fn code(instance: &TestInstance) -> String {
    let mail = mails(instance).into_iter().find(|mail| mail.secret.is_some()).expect("a mail with a code");
    let vault = KeyRing::new(&[7; 32]).unwrap();
    String::from_utf8(vault.open(Purpose::OutgoingSecret, &mail.key, &mail.secret.unwrap()).unwrap()).unwrap()
}

fn sign_up(instance: &TestInstance, name: &str) -> SignIn {
    let request = ask(instance, name).unwrap();
    confirm(&instance.service, &request, &code(instance)).unwrap()
}

fn ask(instance: &TestInstance, name: &str) -> Result<CodeRequest, PeopleRefusal> {
    let email = format!("{}@example.org", name.to_ascii_lowercase());
    let new = NewSignUp {
        language: None,
        email,
        name: name.into(),
        time_zone: None,
        letters: None,
        notation: None,
        asked_by: String::new(),
    };
    instance.service.access.request_sign_up(&new).unwrap()
}

fn confirm(service: &Service, request: &CodeRequest, code: &str) -> Result<SignIn, PeopleRefusal> {
    service.access.confirm_code(&request.request_id.0, code, None, "test").unwrap()
}

fn sign_in(instance: &TestInstance, name: &str) -> SignIn {
    let request =
        instance.service.access.request_sign_in(&format!("{name}@example.org"), "").unwrap().unwrap();
    confirm(&instance.service, &request, &code(instance)).unwrap()
}

fn means(instance: &TestInstance, sign_in: &SignIn) -> Means {
    instance.service.access.authenticate_session(sign_in.player.id, sign_in.session).unwrap().unwrap().means
}

fn trail(instance: &TestInstance, player: PlayerId) -> Vec<String> {
    let ledger: &dyn Ledger = &*instance.store;
    read(ledger, |view| view.account_events(player)).unwrap().into_iter().map(|event| event.what).collect()
}

fn wrong(code: &str) -> String {
    format!("{:08}", (code.parse::<u32>().unwrap() + 1) % 100_000_000)
}

#[test]
fn code_signs_up_then_signs_in() {
    let instance = TestInstance::new();
    let request = ask(&instance, "Ann").unwrap();
    assert!(instance.service.accounts.player_by_name("Ann").unwrap().is_none(), "nothing before the code");
    let sent = code(&instance);
    assert_eq!(sent.len(), 8);
    let spaced = format!("{} {}", &sent[..4], &sent[4..]);
    let made = confirm(&instance.service, &request, &spaced).unwrap();
    assert!(made.signed_up && made.player.name == "Ann");
    assert_eq!(confirm(&instance.service, &request, &sent), Err(PeopleRefusal::CodeVoid), "once");
    let again = sign_in(&instance, "ann");
    assert_eq!((again.player.id, again.signed_up), (made.player.id, false));
    assert_eq!(trail(&instance, made.player.id), ["signed_up", "signed_in", "signed_in"]);
}

#[test]
fn code_lasts_exactly_ten_minutes() {
    let instance = TestInstance::new();
    instance.player("Ann");
    for (late, good) in [(-1, true), (0, false)] {
        let request = instance.service.access.request_sign_in("ann@example.org", "").unwrap().unwrap();
        let sent = code(&instance);
        instance.clock.advance(Span::minutes(10) + Span(late));
        assert_eq!(confirm(&instance.service, &request, &sent).is_ok(), good, "{late}");
    }
}

#[test]
fn fifth_wrong_try_voids_code() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let request = instance.service.access.request_sign_in("ann@example.org", "").unwrap().unwrap();
    let sent = code(&instance);
    for tries_left in [4, 3, 2, 1, 0] {
        let refused = confirm(&instance.service, &request, &wrong(&sent));
        assert_eq!(refused, Err(PeopleRefusal::WrongCode { tries_left }));
    }
    assert_eq!(confirm(&instance.service, &request, &sent), Err(PeopleRefusal::CodeVoid));
}

#[test]
fn newest_code_voids_the_others() {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    let first = instance.service.access.request_sign_in("ann@example.org", "").unwrap().unwrap();
    let first_code = code(&instance);
    let bobs = instance.service.access.request_sign_in("bob@example.org", "").unwrap().unwrap();
    assert!(matches!(confirm(&instance.service, &bobs, &first_code), Err(PeopleRefusal::WrongCode { .. })));
    let second = instance.service.access.request_sign_in("ANN@example.org", "").unwrap().unwrap();
    assert_eq!(confirm(&instance.service, &first, &first_code), Err(PeopleRefusal::CodeVoid), "replaced");
    assert!(confirm(&instance.service, &second, &code(&instance)).is_ok());
    let guess = instance.service.access.confirm_code("no-such-request", "12345678", None, "").unwrap();
    assert_eq!(guess.err(), Some(PeopleRefusal::CodeVoid));
}

#[test]
fn three_codes_an_hour_per_mailbox() {
    let instance = TestInstance::new();
    instance.player("Ann");
    for local in ["ann", "eve"] {
        let start = instance.clock_now();
        for tag in ["", "+a", "+b"] {
            let address = format!("{local}{tag}@example.org");
            assert!(instance.service.access.request_sign_in(&address, "").unwrap().is_ok());
            instance.clock.advance(Span::minutes(1));
        }
        let retry_at = start + Span::hours(1);
        let ask = || instance.service.access.request_sign_in(&format!("{local}@example.org"), "").unwrap();
        assert_eq!(ask().err(), Some(PeopleRefusal::TooManyCodes { retry_at }));
        instance.clock.set(retry_at - Span(1));
        assert!(ask().is_err());
        instance.clock.set(retry_at);
        assert!(ask().is_ok());
    }
}

#[test]
fn known_address_signing_up_signs_in() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let unknown = instance.service.access.request_sign_in("eve@example.org", "").unwrap().unwrap();
    assert!(mails(&instance).is_empty());
    assert_eq!(
        confirm(&instance.service, &unknown, "00000000"),
        Err(PeopleRefusal::WrongCode { tries_left: 4 })
    );
    let new = NewSignUp {
        language: None,
        email: "ann@example.org".into(),
        name: "Other".into(),
        time_zone: None,
        letters: None,
        notation: None,
        asked_by: String::new(),
    };
    let request = instance.service.access.request_sign_up(&new).unwrap().unwrap();
    let signed_in = confirm(&instance.service, &request, &code(&instance)).unwrap();
    assert_eq!((signed_in.player.id, signed_in.signed_up), (ann, false));
}

#[test]
fn taken_name_keeps_the_code_valid() {
    let instance = TestInstance::new();
    let request = ask(&instance, "Ann").unwrap();
    let sent = code(&instance);
    let mut other = instance.add("Other", Role::Player);
    other.name = "ANN".into();
    app::ports::write(&*instance.store, move |tx| tx.update_player(&other)).unwrap();
    assert_eq!(confirm(&instance.service, &request, &sent), Err(PeopleRefusal::NameTaken));
    let answer =
        instance.service.access.confirm_code(&request.request_id.0, &sent, Some("Ann B"), "").unwrap();
    assert!(answer.is_ok());
    assert_eq!(ask(&instance, "A.N.N").err(), Some(PeopleRefusal::NameTaken));
    instance.add("Capa", Role::Player);
    // In Cyrillic.
    assert_eq!(instance.service.accounts.free_name("Сара").unwrap(), Err(PeopleRefusal::NameTaken));
    assert!(instance.service.accounts.player_by_name("Сара").unwrap().is_none(), "another name all the same");
}

#[test]
fn code_mail_repeats_nothing_of_strangers() {
    let instance = TestInstance::new();
    for (name, agent, named) in [
        ("Ann", "curl/8.5.0", "curl"),
        ("Bob", "Mozilla/5.0 (X11) https://evil.example.org", "Mozilla"),
        ("Eve", "Send your code to evil@example.org", "Send"),
        ("Joe", "", ""),
    ] {
        instance.player(name);
        instance.service.access.request_sign_in(&format!("{name}@example.org"), agent).unwrap().unwrap();
        let MailDetails::Code(sent) = &mails(&instance)[0].details else { panic!("no code") };
        assert_eq!(sent.asked_by, named);
    }
}

#[test]
fn taken_name_hides_known_addresses() {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    for (email, name) in
        [("ann@example.org", "Bob"), ("ann@example.org", "Ann"), ("nobody@example.org", "Bob")]
    {
        let new = NewSignUp {
            language: None,
            email: email.into(),
            name: name.into(),
            time_zone: None,
            letters: None,
            notation: None,
            asked_by: String::new(),
        };
        let answer = instance.service.access.request_sign_up(&new).unwrap();
        assert_eq!(answer.err(), Some(PeopleRefusal::NameTaken), "{email} {name}");
    }
    assert!(mails(&instance).is_empty());
}

#[test]
fn one_of_two_equal_codes_wins() {
    let instance = Arc::new(TestInstance::new());
    instance.player("Ann");
    for _ in 0..3 {
        let request = instance.service.access.request_sign_in("ann@example.org", "").unwrap().unwrap();
        let sent = code(&instance);
        let shows = |service: Service| {
            let (request, sent) = (request.clone(), sent.clone());
            std::thread::spawn(move || confirm(&service, &request, &sent).is_ok())
        };
        let threads: Vec<_> = (0..8).map(|_| shows(instance.service.clone())).collect();
        let winners = threads.into_iter().map(|t| t.join().unwrap()).filter(|won| *won).count();
        assert_eq!(winners, 1);
    }
}

/// As long as a token that was exchanged gives the same successor again.
const GRACE: Span = Span(30_000);

#[test]
fn reused_refresh_token_ends_its_session() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let first = sign_in(&instance, "ann");
    let refresh = |token: &SignIn| instance.service.access.refresh(&token.refresh_token.0).unwrap();
    let second = refresh(&first).unwrap();
    assert_eq!(second.session, first.session);
    assert_ne!(second.refresh_token, first.refresh_token);
    let known =
        || instance.service.access.authenticate_session(first.player.id, first.session).unwrap().is_ok();
    instance.clock.advance(GRACE - Span(1));
    assert_eq!(refresh(&first).unwrap().refresh_token, second.refresh_token, "the same successor");
    assert!(known());
    instance.clock.advance(Span(1));
    assert_eq!(refresh(&first), Err(PeopleRefusal::SessionEnded), "used before");
    assert!(!known());
    assert_eq!(refresh(&second), Err(PeopleRefusal::SessionEnded), "the whole family is void");
    assert!(trail(&instance, first.player.id).contains(&"refresh_token_reused".to_owned()));
}

#[test]
fn stale_refresh_token_ends_session() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let first = sign_in(&instance, "ann");
    let refresh = |token: &SignIn| instance.service.access.refresh(&token.refresh_token.0).unwrap();
    refresh(&refresh(&first).unwrap()).unwrap();
    assert_eq!(refresh(&first), Err(PeopleRefusal::SessionEnded), "its successor is used up too");
    assert!(instance.service.access.authenticate_session(ann, first.session).unwrap().is_err());
}

#[test]
fn damaged_refresh_token_ends_nothing() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let good = sign_in(&instance, "ann");
    let token = good.refresh_token.0.clone();
    let mut damaged: Vec<String> = (0..token.len())
        .flat_map(|at| {
            let other = if token.as_bytes()[at] == b'a' { "b" } else { "a" };
            let changed = format!("{}{other}{}", &token[..at], &token[at + 1..]);
            [changed, token[..at].to_owned(), format!("{}{}", &token[..at], &token[at + 1..])]
        })
        .collect();
    let other = sign_in(&instance, "ann").refresh_token.0;
    damaged.extend([
        format!("{token}a"),
        format!("{token} "),
        token.to_uppercase(),
        format!("{}{}", &token[..36], &other[36..]),
        format!("{}{}", &other[..36], &token[36..]),
        format!("pzr_{}", "é".repeat(90)),
        "a".repeat(100_000),
    ]);
    for damaged in damaged.iter().filter(|damaged| **damaged != token) {
        assert_eq!(
            instance.service.access.refresh(damaged).unwrap(),
            Err(PeopleRefusal::BadToken),
            "{damaged}"
        );
    }
    assert!(instance.service.access.authenticate_session(ann, good.session).unwrap().is_ok());
    assert!(!trail(&instance, ann).contains(&"refresh_token_reused".to_owned()));
    assert!(instance.service.access.refresh(&token).unwrap().is_ok());
}

#[test]
fn concurrent_refreshes_get_one_successor() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let mut token = sign_in(&instance, "ann");
    for round in 0..20 {
        let start = std::sync::Barrier::new(8);
        let refresh = |client: u32| {
            start.wait();
            // Every other client names its requests.
            let key = Key(format!("{round} {client}"));
            let service = match client % 2 {
                0 => instance.service.clone(),
                _ => instance.service.repeatable(&key, &["refresh", &token.refresh_token.0]),
            };
            service.access.refresh(&token.refresh_token.0).unwrap().unwrap()
        };
        let refresh = &refresh;
        let found: Vec<SignIn> = std::thread::scope(|scope| {
            let clients: Vec<_> = (0..8).map(|client| scope.spawn(move || refresh(client))).collect();
            clients.into_iter().map(|client| client.join().unwrap()).collect()
        });
        assert!(found.iter().all(|each| each.refresh_token == found[0].refresh_token), "{found:?}");
        assert_ne!(found[0].refresh_token, token.refresh_token);
        token = found[0].clone();
    }
    assert!(instance.service.access.authenticate_session(ann, token.session).unwrap().is_ok());
    assert!(!trail(&instance, ann).contains(&"refresh_token_reused".to_owned()));
}

/// The secret of its cookie is the same all the time, and nothing else opens it.
#[test]
fn browser_session_lives_by_its_secret() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let access = &instance.service.access;
    let request = access.request_sign_in("ann@example.org", "").unwrap().unwrap();
    let wrong = access.confirm_code_in_browser(&request.request_id.0, "1", None, "").unwrap();
    assert_eq!(wrong, Err(PeopleRefusal::WrongCode { tries_left: 4 }));
    let begun = access.confirm_code_in_browser(&request.request_id.0, &code(&instance), None, "").unwrap();
    let begun = begun.unwrap();
    let who = |secret: &str| access.authenticate_browser(secret).unwrap().map(|caller| caller.player.id);
    let secret = begun.secret.0.as_str();
    assert_eq!((begun.player.id, begun.signed_up, secret.len()), (ann, false, 52));
    let ended = Err(PeopleRefusal::SessionEnded);
    for other in [
        "",
        &secret[1..],
        &secret.to_uppercase(),
        &format!("{secret}a"),
        &sign_in(&instance, "ann").refresh_token.0,
    ] {
        assert_eq!(who(other), ended, "{other}");
    }
    assert_eq!(access.refresh(secret).unwrap().unwrap_err(), PeopleRefusal::BadToken);
    instance.clock.advance(Span::days(60) - Span(1));
    assert_eq!(who(secret), Ok(ann));
    instance.clock.advance(Span(1));
    assert_eq!(who(secret), ended);
}

#[test]
fn session_ends_and_has_one_owner() {
    let instance = TestInstance::new();
    let (ann, bob) = (instance.player("Ann"), instance.player("Bob"));
    let session = sign_in(&instance, "ann");
    let known =
        |player| instance.service.access.authenticate_session(player, session.session).unwrap().is_ok();
    assert!(known(ann) && !known(bob));
    assert!(instance.service.access.end_session(bob, session.session).unwrap().is_err(), "another's session");
    instance.clock.advance(Span::days(60) - Span(1));
    assert!(known(ann));
    instance.clock.advance(Span(1));
    assert!(!known(ann));
    assert_eq!(
        instance.service.access.refresh(&session.refresh_token.0).unwrap(),
        Err(PeopleRefusal::SessionEnded)
    );
    let (one, other) = (sign_in(&instance, "ann"), sign_in(&instance, "ann"));
    assert_eq!(instance.service.access.end_session(ann, one.session).unwrap(), Ok(()));
    assert_eq!(instance.service.access.sessions(ann).unwrap().len(), 1);
    assert_eq!(instance.service.access.end_sessions(ann, None).unwrap(), 2, "the expired one too");
    assert!(instance.service.access.authenticate_session(ann, other.session).unwrap().is_err());
}

#[test]
fn api_tokens_have_scope_expiry_checksum() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let new = |label: &str, scopes: &[Scope], expires_at| NewApiToken {
        label: label.into(),
        scopes: Scopes(scopes.to_vec()),
        expires_at,
    };
    let end = instance.clock_now() + Span::days(1);
    let make = |new| instance.service.access.make_api_token(ann, None, &new).unwrap();
    let (token, secret) = make(new("bot", &[Scope::Play, Scope::ReadGames], Some(end))).unwrap();
    assert_eq!(token.scopes, "games:read games:write");
    assert!(secret.0.starts_with("pz_"));
    let known = |token: &str| instance.service.access.authenticate_api_token(token).unwrap();
    let caller = known(&secret.0).unwrap();
    assert!(caller.player.id == ann && caller.may(Scope::Play) && !caller.may(Scope::Direct));
    let mut typo = secret.0.clone();
    typo.replace_range(10..11, if &typo[10..11] == "a" { "b" } else { "a" });
    assert_eq!(known(&typo), Err(PeopleRefusal::BadToken));
    assert_eq!(instance.service.access.api_tokens(ann).unwrap()[0].last_used_at, Some(instance.clock_now()));
    instance.clock.set(end);
    assert_eq!(known(&secret.0), Err(PeopleRefusal::BadToken), "expired");
    assert_eq!(make(new("x", &[Scope::Play], Some(end))).err(), Some(PeopleRefusal::AlreadyExpired));
    assert_eq!(make(new("x", &[], None)).err(), Some(PeopleRefusal::NoScope));
    assert_eq!(make(new("\u{202e}x", &[Scope::Play], None)).err(), Some(PeopleRefusal::BadLabel));
    let (token, secret) = make(new("other", &[Scope::Play], None)).unwrap();
    assert_eq!(instance.service.access.revoke_api_token(ann, token.id).unwrap(), Ok(()));
    assert_eq!(known(&secret.0), Err(PeopleRefusal::BadToken), "revoked");
    assert!(instance.service.access.revoke_api_token(PlayerId(99), token.id).unwrap().is_err());
}

#[test]
fn administrators_give_roles_one_remains() {
    let instance = TestInstance::new();
    assert!(!instance.service.accounts.has_administrator().unwrap(), "no default account");
    let first = instance.service.accounts.make_administrator("Root", "root@club.example.org").unwrap();
    assert_eq!(first.err().map(|refusal| refusal.code()), Some("bad_name"), "reserved");
    let first = instance.service.accounts.make_administrator("Chief", "chief@example.org").unwrap().unwrap();
    assert!(mails(&instance).is_empty(), "it works without mail");
    // A stranger cannot void the operator's code by asking for one themselves.
    instance.service.access.request_sign_in("chief@example.org", "").unwrap().unwrap();
    instance.clock.advance(Span::hours(23));
    let chief = confirm(&instance.service, &first.request, &first.code.0).unwrap().player;
    assert_eq!(chief.role, Role::Administrator);
    let ann = instance.player("Ann");
    let set = |by, player, role| instance.service.accounts.set_role(by, player, role).unwrap();
    assert_eq!(set(Some(ann), ann, Role::Administrator).err(), Some(PeopleRefusal::NotAnAdministrator));
    assert_eq!(set(Some(chief.id), chief.id, Role::Player).err(), Some(PeopleRefusal::LastAdministrator));
    assert_eq!(set(Some(chief.id), ann, Role::Administrator).unwrap().role, Role::Administrator);
    assert_eq!(set(Some(ann), chief.id, Role::Player).unwrap().role, Role::Player);
    assert_eq!(trail(&instance, ann), ["role_changed"]);
}

#[test]
fn address_change_needs_fresh_sign_in() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    instance.player("Bob");
    let session = sign_in(&instance, "ann");
    let proof = means(&instance, &session);
    instance.clock.advance(Span::minutes(15) + Span(1));
    let change = |means, email| instance.service.accounts.request_address_change(ann, means, email).unwrap();
    assert_eq!(change(proof, "new@example.org").err(), Some(PeopleRefusal::SignInAgain));
    let session = sign_in(&instance, "ann");
    let proof = means(&instance, &session);
    let before = mails(&instance).len();
    let taken = change(proof, "bob@example.org").unwrap();
    assert_eq!(mails(&instance).len(), before, "Bob is not bothered");
    let old_mailbox = instance.service.access.request_sign_in("ann@example.org", "").unwrap().unwrap();
    let old_code = code(&instance);
    let request = change(proof, "new@example.org").unwrap();
    assert_eq!(mails(&instance)[0].to, Recipient::Address("new@example.org".into()));
    let sent = code(&instance);
    let shown = |request: &CodeRequest, player, code: &str| {
        instance.service.accounts.confirm_address_change(player, &request.request_id.0, code).unwrap()
    };
    let new = NewApiToken { label: "bot".into(), scopes: Scopes::all(), expires_at: None };
    let (_, token) = instance.service.access.make_api_token(ann, None, &new).unwrap().unwrap();
    let calendar = instance.service.accounts.make_calendar(ann, None).unwrap().unwrap().0;
    let calendar = calendar.rsplit('/').next().unwrap().trim_end_matches(".ics");
    let link = || {
        let account = instance.service.accounts.player(ann).unwrap().unwrap();
        instance.service.accounts.unsubscribe_link(&account, &[NoticeKind::News].into()).unwrap()
    };
    let old_link = link();
    let knows = |link: &str| {
        let token = link.rsplit('/').next().unwrap();
        instance.service.accounts.read_unsubscribe_token(token).unwrap().is_some()
    };
    assert!(knows(&old_link));
    assert!(shown(&taken, ann, &sent).is_err());
    assert!(instance.service.accounts.calendar_owner(calendar).unwrap().is_some());
    assert!(instance.service.access.authenticate_api_token(&token.0).unwrap().is_ok());
    assert_eq!(shown(&request, ann, &sent), Ok(()));
    assert!(instance.service.access.authenticate_api_token(&token.0).unwrap().is_err(), "API tokens ended");
    assert!(instance.service.accounts.calendar_owner(calendar).unwrap().is_none(), "the calendar, too");
    assert_eq!(
        (knows(&old_link), knows(&link())),
        (false, true),
        "mails to the old address switch nothing off"
    );
    assert_eq!(
        instance.service.accounts.player(ann).unwrap().unwrap().email.as_deref(),
        Some("new@example.org")
    );
    assert_eq!(mails(&instance)[0].to, Recipient::Address("ann@example.org".into()));
    assert!(
        instance.service.access.authenticate_session(ann, session.session).unwrap().is_err(),
        "sessions ended"
    );
    let late = confirm(&instance.service, &old_mailbox, &old_code);
    assert_eq!(late.err(), Some(PeopleRefusal::CodeVoid), "a code from before, in the old mailbox");
}

#[test]
fn settings_change_one_by_one() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let patch =
        SettingsPatch { time_zone: Some("Asia/Kolkata".into()), no_board: Some(true), ..Default::default() };
    let changed = instance.service.accounts.change_settings(ann, &patch).unwrap().unwrap();
    assert!(changed.time_zone == "Asia/Kolkata" && changed.no_board && changed.acknowledge);
    let patch = SettingsPatch { time_zone: Some("Nowhere".into()), ..Default::default() };
    assert_eq!(
        instance.service.accounts.change_settings(ann, &patch).unwrap().err(),
        Some(PeopleRefusal::BadTimeZone)
    );
}

#[test]
fn deleted_account_leaves_a_pseudonym() {
    let instance = TestInstance::new();
    let made = sign_up(&instance, "Ann");
    let ann = made.player.id;
    let new = NewApiToken { label: "bot".into(), scopes: Scopes::all(), expires_at: None };
    let (_, secret) = instance.service.access.make_api_token(ann, None, &new).unwrap().unwrap();
    let export =
        serde_json::to_value(instance.service.accounts.export_account(ann).unwrap().unwrap()).unwrap();
    assert_eq!(
        (&export["email"], &export["api_tokens"][0]["label"]),
        (&"ann@example.org".into(), &"bot".into())
    );
    assert!(!export.to_string().contains(&secret.0));
    assert_eq!((&export["letters"], &export["notation"]), (&"english".into(), &"numeric".into()));
    let lines = ["Ann, Elo 2100".to_owned()];
    instance.service.mail_in.learn_closing_lines(ann, &lines).unwrap();
    assert_eq!(instance.service.mail_in.closing_lines(ann, &lines).unwrap(), lines);
    let proof = means(&instance, &made);
    assert_eq!(instance.service.accounts.delete_account(ann, Some(proof), false).unwrap(), Ok(()));
    assert!(instance.service.mail_in.closing_lines(ann, &lines).unwrap().is_empty());
    let gone = instance.service.accounts.player(ann).unwrap().unwrap();
    assert_eq!((gone.name.as_str(), gone.email), (format!("deleted-{}", ann.0).as_str(), None));
    assert!(instance.service.access.authenticate_api_token(&secret.0).unwrap().is_err());
    assert!(instance.service.access.authenticate_session(ann, made.session).unwrap().is_err());
    assert!(instance.service.access.refresh(&made.refresh_token.0).unwrap().is_err());
    assert_eq!(trail(&instance, ann).last().map(String::as_str), Some("deleted"));
    assert!(sign_up(&instance, "Ann").signed_up, "name and address are free again");
    let chief = instance.add("Chief", Role::Administrator).id;
    let refused = instance.service.accounts.delete_account(chief, None, false).unwrap();
    assert_eq!(refused, Err(PeopleRefusal::LastAdministrator));
}

/// A game in which this player has White.
fn game(instance: &TestInstance, white: PlayerId, black: PlayerId, key: &str) -> GameId {
    let arrange = |actor, wish, key: String| {
        let (received_at, channel) = (instance.clock_now(), Channel::Http);
        let lobby_request = LobbyRequest { actor, wish, received_at, channel, key: Key(key) };
        instance.service.lobby.arrange(lobby_request).unwrap()
    };
    let terms = Terms { color: Some(Color::White), ..Terms::default() };
    let posted = arrange(Actor::Player(white), LobbyCommand::Seek { terms }, format!("{key} seek"));
    let wish = LobbyCommand::Accept { challenge: posted.challenge.unwrap() };
    arrange(Actor::Player(black), wish, format!("{key} accept")).game.unwrap()
}

#[test]
fn ended_session_arranges_nothing() {
    let instance = TestInstance::new();
    let (ann, bob) = (sign_up(&instance, "Ann"), sign_up(&instance, "Bob"));
    let lobby_request = |key: &str| LobbyRequest {
        actor: Actor::Player(ann.player.id),
        wish: LobbyCommand::Seek { terms: Terms::default() },
        received_at: instance.clock_now(),
        channel: Channel::Http,
        key: Key(key.into()),
    };
    let by =
        |session, key: &str| instance.service.lobby.arrange_in(lobby_request(key), Some(session)).unwrap();
    assert!(by(ann.session, "one").is_some_and(|arranged| arranged.challenge.is_some()));
    assert_eq!(by(bob.session, "two"), None, "it is not hers");
    instance.service.access.end_sessions(ann.player.id, None).unwrap();
    assert_eq!((by(ann.session, "two"), by(ann.session, "one")), (None, None));
    let arranged = instance.service.lobby.arrange(lobby_request("two")).unwrap();
    assert!(arranged.challenge.is_some() && !arranged.repeated);
}

fn submit(instance: &TestInstance, game: GameId, player: PlayerId, request: Request) -> Receipt {
    let seen = Seen::Position(instance.service.games.game(game).unwrap().unwrap().row.state.position_id());
    let key = Key(format!("{game} {player:?} {request:?}"));
    let (received_at, channel) = (instance.clock_now(), Channel::Http);
    let actor = Actor::Player(player);
    instance
        .service
        .games
        .submit(Submission { game, actor, request, seen, received_at, channel, key })
        .unwrap()
}

fn export_of(instance: &TestInstance, player: PlayerId) -> String {
    serde_json::to_string(&instance.service.accounts.export_account(player).unwrap().unwrap()).unwrap()
}

#[test]
fn leaving_resigns_games_and_erases_texts() {
    let instance = TestInstance::new();
    let (ann, bob) = (instance.player("Ann"), instance.player("Bob"));
    let games = [game(&instance, ann, bob, "one"), game(&instance, bob, ann, "two")];
    let text = "Greetings from the seaside";
    let wish = Request::play("e4", false).with(text);
    assert_eq!(submit(&instance, games[0], ann, wish).refusal, None);
    let say = Request::say("Bob's own words");
    assert_eq!(submit(&instance, games[0], bob, say).refusal, None);
    for n in 0..2 {
        let recipients = vec![Address::Play { game: games[0], player: ann, ply: Ply(n), line: 0 }];
        let (sender, raw) = ("ann@seaside.example.org".into(), format!("{n}").into_bytes());
        let received_at = instance.clock_now();
        instance.service.mail_in.intake(&Intake { sender, recipients, raw, received_at }).unwrap();
    }
    // What Bob answered quotes her; what confirms her mail, and what says that one of ours did not arrive, names her.
    let outbox = instance.number(&format!("select max(id) from outbox where player = {}", ann.0));
    let others = instance.number(&format!("select max(id) from outbox where player = {}", bob.0));
    for (sender, address) in [
        ("bob@example.org", Address::Play { game: games[0], player: bob, ply: Ply(1), line: 0 }),
        ("Ann@Example.org", Address::Bounce { outbox: others }),
        ("forwarded@example.net", Address::Confirm { inbox: 1 }),
        ("daemon@example.net", Address::Bounce { outbox }),
        ("daemon@example.net", Address::Bounce { outbox: others }),
    ] {
        let (sender, raw) = (sender.into(), format!("{address:?} {sender}").into_bytes());
        let received_at = instance.clock_now();
        instance
            .service
            .mail_in
            .intake(&Intake { sender, recipients: vec![address], raw, received_at })
            .unwrap();
    }
    instance
        .execute("update inbox set next_at = null, filed_at = 1, state = 'applied' where id <> 2")
        .unwrap();
    assert_eq!(instance.number("select count(*) from inbox_raw"), 7);
    let session = sign_in(&instance, "ann");
    let proof = Some(means(&instance, &session));
    let refused = instance.service.accounts.delete_account(ann, proof, false).unwrap();
    assert_eq!(refused, Err(PeopleRefusal::GamesRunning { games: 2 }));

    assert_eq!(instance.service.accounts.delete_account(ann, proof, true).unwrap(), Ok(()));
    for (game, outcome) in games.into_iter().zip([Outcome::BlackWins, Outcome::WhiteWins]) {
        let state = instance.service.games.game(game).unwrap().unwrap().row.state;
        assert_eq!(state.result(), Some((outcome, Termination::Resignation)));
    }
    let pgn = instance.service.games.pgn(games[0], Some(bob.into()), Sentence::sentence).unwrap().unwrap();
    let name = format!("deleted-{}", ann.0);
    assert!(pgn.contains(&name) && !pgn.contains("Ann") && !pgn.contains(text), "{pgn}");
    assert!(pgn.contains("Bob's own words"), "{pgn}");
    let ledger: &dyn Ledger = &*instance.store;
    let rows = read(ledger, |view| view.outbox(None, None, 100)).unwrap();
    let hers: Vec<_> = rows.iter().filter(|row| row.mail.to == Recipient::Player(ann)).collect();
    assert!(hers.len() >= 4, "two beginnings, words, a code: {}", hers.len());
    assert!(hers.iter().all(|row| row.state == MailState::Dropped && row.mail.secret.is_none()), "{hers:?}");
    let theirs = rows.iter().filter(|row| row.mail.to == Recipient::Player(bob));
    assert!(theirs.filter(|row| row.mail.kind == MailKind::GameOver).count() == 2, "bob is told");
    let from = "select count(*) from inbox where sender like '%seaside%'";
    let raw = "select count(*) from inbox_raw";
    assert_eq!(
        (instance.number(from), instance.number(raw)),
        (0, 2),
        "the mail that waits is read first, and the other is another's"
    );
    let kept = "select count(*) from message where text like '%seaside%'";
    assert_eq!((instance.number(kept), export_of(&instance, bob).contains("own words")), (0, true));
}

#[test]
fn repeated_request_gets_first_answer() {
    let instance = TestInstance::new();
    let keyed = |key: &str, scope: &str| instance.service.repeatable(&Key(key.into()), &[scope]);
    let new = |name: &str| NewSignUp {
        language: None,
        email: "ann@example.org".into(),
        name: name.into(),
        time_zone: None,
        letters: None,
        notation: None,
        asked_by: String::new(),
    };
    let ask = |key, name| keyed(key, "ann").access.request_sign_up(&new(name)).unwrap();
    let request = ask("1", "Ann").unwrap();
    instance.clock.advance(Span::minutes(1));
    assert_eq!(ask("1", "Ann"), Ok(request.clone()));
    assert_eq!(ask("1", "Anna"), Err(PeopleRefusal::KeyReused));
    assert_eq!(mails(&instance).len(), 1, "one mail");
    assert_ne!(
        keyed("1", "else").access.request_sign_in("ann@example.org", "").unwrap(),
        Ok(request.clone())
    );
    let request = ask("2", "Ann").unwrap();

    let sent = code(&instance);
    let show =
        |key, code: &str| confirm(&keyed(key, &format!("{} {code}", request.request_id.0)), &request, code);
    let begun = show("3", &sent).unwrap();
    let again = show("3", &sent).unwrap();
    assert_eq!((&again.refresh_token, again.session), (&begun.refresh_token, begun.session));
    assert_eq!(show("4", &sent).err(), Some(PeopleRefusal::CodeVoid), "another request");
    assert_eq!(show("3", &wrong(&sent)).err(), Some(PeopleRefusal::CodeVoid), "the code must be shown again");

    let refresh = |key, token: &str| keyed(key, token).access.refresh(token).unwrap();
    let first = begun.refresh_token.0.as_str();
    let next = refresh("5", first).unwrap();
    instance.clock.advance(GRACE);
    assert_eq!(refresh("5", first).unwrap().refresh_token, next.refresh_token, "long after the exchange");
    assert_eq!(show("3", &sent).err(), Some(PeopleRefusal::CodeVoid), "refreshed since");
    let make = |label: &str| {
        let new = NewApiToken { label: label.into(), scopes: Scopes::all(), expires_at: None };
        keyed("6", "token").access.make_api_token(begun.player.id, None, &new).unwrap()
    };
    let made = make("bot").unwrap();
    assert_eq!(make("bot"), Ok(made.clone()));
    assert_eq!(make("other").err(), Some(PeopleRefusal::KeyReused));
    assert_eq!(instance.service.access.api_tokens(begun.player.id).unwrap().len(), 1);
    instance.service.access.revoke_api_token(begun.player.id, made.0.id).unwrap().unwrap();
    assert_eq!(make("bot").err(), Some(PeopleRefusal::KeyReused), "a revoked token comes to life again");
    let known = |sign_in: &SignIn| {
        instance.service.access.authenticate_session(begun.player.id, sign_in.session).unwrap()
    };
    assert!(known(&next).is_ok());
    assert_eq!(refresh("7", first).err(), Some(PeopleRefusal::SessionEnded), "not the repeat: copied");
    assert!(known(&next).is_err());
}

#[test]
fn last_administrator_keeps_their_games() {
    let instance = TestInstance::new();
    let (chief, bob) = (instance.add("Chief", Role::Administrator).id, instance.player("Bob"));
    let game = game(&instance, chief, bob, "one");
    let refused = instance.service.accounts.delete_account(chief, None, true).unwrap();
    assert_eq!(refused, Err(PeopleRefusal::LastAdministrator));
    assert!(!instance.service.games.game(game).unwrap().unwrap().row.state.is_over(), "nothing was resigned");
}

#[test]
fn expired_rows_are_pruned_in_batches() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let session = sign_in(&instance, "ann");
    instance.service.accounts.make_administrator("Chief", "chief@example.org").unwrap().unwrap();
    instance.clock.advance(Span::hours(2));
    assert_eq!(instance.service.ops.prune_people().unwrap(), 1, "Ann's code, not the operator's");
    instance.clock.advance(Span::days(61));
    assert_eq!(instance.service.ops.prune_people().unwrap(), 2, "session and the operator's code");
    assert_eq!(instance.service.ops.prune_people().unwrap(), 0);
    assert!(instance.service.access.refresh(&session.refresh_token.0).unwrap().is_err());
}

/// Nothing is forgotten before its term, nor kept beyond it.
#[test]
fn codes_sessions_and_tokens_expire() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let begun = instance.clock_now();
    let session = sign_in(&instance, "ann");
    instance.service.accounts.make_administrator("Chief", "chief@example.org").unwrap().unwrap();
    let expires_at = Some(begun + Span::days(10));
    let new = NewApiToken { label: "bot".into(), scopes: Scopes::all(), expires_at };
    instance.service.access.make_api_token(session.player.id, None, &new).unwrap().unwrap();
    for (what, term, beside) in [
        ("a code", Span::hours(1), Span::minutes(1)),
        ("the first code of an administrator", Span::hours(24), Span::hours(1)),
        ("a token that expires", Span::days(10), Span::hours(1)),
        ("a session", Span::days(60), Span::hours(1)),
    ] {
        for (at, pruned) in [(begun + term - beside, 0), (begun + term + beside, 1)] {
            instance.clock.advance(at - instance.clock_now());
            assert_eq!(instance.service.ops.prune_people().unwrap(), pruned, "{what} at {at:?}");
        }
    }
}

#[test]
fn no_secret_in_database_or_log() {
    let instance = TestInstance::new();
    let request = ask(&instance, "Ann").unwrap();
    let sent = code(&instance);
    let session = confirm(&instance.service, &request, &sent).unwrap();
    let new = NewApiToken { label: "bot".into(), scopes: Scopes::all(), expires_at: None };
    let (_, token) = instance.service.access.make_api_token(session.player.id, None, &new).unwrap().unwrap();
    let calendar = |url: &str| url.rsplit('/').next().unwrap().strip_suffix(".ics").unwrap().to_owned();
    let made =
        calendar(&instance.service.accounts.make_calendar(session.player.id, None).unwrap().unwrap().0);
    instance.service.accounts.mail_calendar(session.player.id).unwrap().unwrap();
    let mailed = calendar(&code(&instance));
    assert!(instance.service.accounts.calendar_owner(&made).unwrap().is_none());
    assert_eq!(instance.service.accounts.calendar_owner(&mailed).unwrap().unwrap().id, session.player.id);
    let next = instance.service.access.refresh(&session.refresh_token.0).unwrap().unwrap();
    let pending = instance.service.access.request_sign_in("ann@example.org", "").unwrap().unwrap();
    let secrets = [
        sent,
        code(&instance),
        request.request_id.0,
        pending.request_id.0.clone(),
        session.refresh_token.0[4..36].to_owned(),
        session.refresh_token.0[36..].to_owned(),
        next.refresh_token.0[36..].to_owned(),
        token.0[3..].to_owned(),
        made,
        mailed,
    ];
    let mut looked = 0;
    for file in std::fs::read_dir(instance.folder.path()).unwrap() {
        let path = file.unwrap().path();
        let Ok(bytes) = std::fs::read(&path) else { continue };
        looked += bytes.len();
        for (i, secret) in secrets.iter().enumerate() {
            let found =
                bytes.windows(secret.len()).any(|window| window.eq_ignore_ascii_case(secret.as_bytes()));
            assert!(!found, "secret {i} is in {}", path.display());
        }
    }
    let on_postgres = instance.is_on_postgres();
    assert!(looked > 10_000 || on_postgres, "the files were there");
    let secrets_in_clear: Vec<&str> = secrets.iter().map(String::as_str).collect();
    assert_eq!(instance.files_containing(&secrets_in_clear), Vec::<String>::new());
    for shown in [format!("{session:?}"), format!("{pending:?}"), format!("{next:?}")] {
        assert!(secrets.iter().all(|secret| !shown.contains(secret.as_str())), "{shown}");
    }
}

#[test]
fn calendar_made_by_a_program_is_told_once() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    for key in ["1", "1", "2"] {
        instance
            .service
            .repeatable(&Key(key.into()), &["calendar"])
            .accounts
            .make_calendar(ann, None)
            .unwrap()
            .unwrap();
    }
    let told = mails(&instance);
    assert_eq!(told.len(), 2, "{told:?}");
    for mail in told {
        assert_eq!(mail.details, MailDetails::Account(AccountNews::CalendarShown));
        assert_eq!((mail.to, mail.secret), (Recipient::Player(ann), None));
    }
}

#[test]
fn restored_copy_sends_no_address_of_a_calendar() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    instance.service.accounts.mail_calendar(ann).unwrap().unwrap();
    instance.service.accounts.make_calendar(ann, None).unwrap().unwrap();
    assert_eq!(instance.service.ops.make_restored_safe(0).unwrap().dropped, 1);
    let ledger: &dyn Ledger = &*instance.store;
    let rows = read(ledger, |view| view.outbox(None, None, 100)).unwrap();
    let of = |news: AccountNews| {
        let details = MailDetails::Account(news);
        rows.iter().find(|row| row.mail.details == details).unwrap()
    };
    let address = of(AccountNews::CalendarMade);
    assert_eq!((address.state, &address.mail.secret), (MailState::Dropped, &None));
    for waits in [AccountNews::CalendarShown, AccountNews::CalendarVoid] {
        assert_eq!(of(waits).state, MailState::Waiting);
    }
}

#[test]
fn unsubscription_by_link_is_recorded_once() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let accounts = &instance.service.accounts;
    let account = accounts.player(ann).unwrap().unwrap();
    let link = accounts.unsubscribe_link(&account, &[NoticeKind::News, NoticeKind::Results].into()).unwrap();
    for _ in 0..2 {
        accounts.unsubscribe(link.rsplit('/').next().unwrap()).unwrap().unwrap();
        assert_eq!(trail(&instance, ann), ["unsubscribed_by_link"]);
    }
    accounts
        .change_settings(ann, &SettingsPatch::choosing([NoticeKind::News], Frequency::Each))
        .unwrap()
        .unwrap();
    assert_eq!(trail(&instance, ann), ["unsubscribed_by_link"], "settings are not recorded");
}

/// A stranger with brief access to a mailbox must not set a key unnoticed: moves would be sealed to it.
#[test]
fn envelope_key_is_notified_once() {
    let instance = TestInstance::new();
    let arbiter = instance.add("Carla", Role::Arbiter).id;
    let key = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";
    assert!(instance.service.accounts.set_envelope_key(arbiter, None, "age1no").unwrap().is_err());
    let told =
        |instance: &TestInstance| instance.number("SELECT count(*) FROM outbox WHERE kind = 'account-news'");
    assert_eq!(told(&instance), 0);
    for _ in 0..2 {
        instance.service.accounts.set_envelope_key(arbiter, None, key).unwrap().unwrap();
        assert_eq!(told(&instance), 1);
    }
}

/// Two arbiters with one key would be one person where two are needed.
#[test]
fn envelope_key_belongs_to_one_account() {
    let instance = TestInstance::new();
    let [carla, otto] = ["Carla", "Otto"].map(|name| instance.add(name, Role::Arbiter).id);
    let key = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";
    instance.service.accounts.set_envelope_key(carla, None, key).unwrap().unwrap();
    for same in [key.to_owned(), key.to_uppercase()] {
        assert_eq!(
            instance.service.accounts.set_envelope_key(otto, None, &same).unwrap(),
            Err(PeopleRefusal::KeyTaken)
        );
        assert_eq!(instance.service.accounts.envelope_key(otto).unwrap(), None);
    }
    // Who leaves has no key any more.
    instance.service.accounts.delete_account(carla, None, false).unwrap().unwrap();
    instance.service.accounts.set_envelope_key(otto, None, key).unwrap().unwrap();
}

#[test]
fn operator_adds_player_without_session() {
    let instance = TestInstance::new();
    let (player, is_new) =
        instance.service.accounts.add_player("Ann", "ann@example.org", None).unwrap().unwrap();
    assert!(is_new && player.role == Role::Player);
    let again = instance.service.accounts.add_player("Anna", "ANN@example.org", None).unwrap().unwrap();
    assert_eq!(again, (player.clone(), false), "the address has an account");
    let taken = instance.service.accounts.add_player("ann", "other@example.org", None).unwrap();
    assert_eq!(taken.err(), Some(PeopleRefusal::NameTaken));
    let reads = |name: &str, language| {
        let email = format!("{name}@example.org");
        let added = instance.service.accounts.add_player(name, &email, language).unwrap();
        added.map(|(player, _is_new)| player.language).map_err(|refusal| refusal.code())
    };
    assert_eq!(reads("Eva", Some("UK")).as_deref(), Ok("uk"));
    assert_eq!(reads("Emil", None).as_deref(), Ok("en"));
    assert_eq!(reads("Emma", Some("tlh")), Err("no_such_language"));
    assert_eq!(trail(&instance, player.id), ["signed_up"], "no session");
    let welcomed = format!(
        "SELECT count(*) FROM outbox WHERE player = {} AND details LIKE '%\"news\":\"welcome\"%'",
        player.id.0
    );
    assert_eq!(instance.number(&welcomed), 1);
}

#[test]
fn kinds_of_notices_have_their_frequencies() {
    let instance = TestInstance::new();
    let (ann, accounts) = (instance.player("Ann"), &instance.service.accounts);
    let frequencies = [Frequency::Each, Frequency::Daily, Frequency::Weekly, Frequency::None];
    for kind in NoticeKind::ALL {
        let allowed = match kind {
            NoticeKind::Moves => [true, true, true, false],
            NoticeKind::Messages | NoticeKind::News | NoticeKind::Results | NoticeKind::Challenges => {
                [true; 4]
            }
            NoticeKind::Acknowledgements | NoticeKind::Proofs => [true, false, false, true],
            NoticeKind::Reminders | NoticeKind::Adjournments | NoticeKind::Arbiter | NoticeKind::Account => {
                [true, false, false, false]
            }
        };
        for (frequency, allowed) in frequencies.into_iter().zip(allowed) {
            let before = accounts.player(ann).unwrap().unwrap();
            let patch = SettingsPatch::choosing([kind], frequency);
            match accounts.change_settings(ann, &patch).unwrap() {
                Ok(after) => assert!(allowed && after.frequency(kind) == frequency, "{kind:?} {frequency:?}"),
                Err(refusal) => {
                    assert_eq!((allowed, refusal.code()), (false, "notice_needed"), "{kind:?} {frequency:?}");
                    assert_eq!(accounts.player(ann).unwrap().unwrap(), before);
                }
            }
        }
    }
}
