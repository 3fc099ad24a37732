//! Sessions, their tokens, tokens of programs, and what expires.

use super::*;

/// The time for which an exchanged token gives the same successor again.
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
            let key = Key::Named(format!("{round} {client}"));
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
    let who = |secret: &str| access.authenticate_browser(secret).unwrap().map(|(caller, _)| caller.player.id);
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
    for _ in 0..3 {
        instance.clock.advance(Span::days(20) - Span(1));
        assert_eq!(who(secret), Ok(ann));
        access.note_browser_use(secret).unwrap();
    }
    instance.clock.advance(Span(3));
    assert_eq!(who(secret), ended);
}

/// The sessions of a browser and of a program; each use gives them another month.
#[test]
fn unused_sessions_end_after_month() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let access = &instance.service.access;
    let month = Span::days(30);
    let request = access.request_sign_in("ann@example.org", "").unwrap().unwrap();
    let begun = access.confirm_code_in_browser(&request.request_id.0, &code(&instance), None, "").unwrap();
    let secret = begun.unwrap().secret.0;
    let browses = || access.authenticate_browser(&secret).unwrap().map(|(_, is_due)| is_due);
    let program = sign_in(&instance, "ann");
    instance.clock.advance(Span::days(10));
    assert_eq!(browses(), Ok(true));
    access.note_browser_use(&secret).unwrap();
    let program = access.refresh(&program.refresh_token.0).unwrap().unwrap();
    instance.clock.advance(month - Span(1));
    assert_eq!((browses(), access.sessions(ann).unwrap().len()), (Ok(true), 2));
    instance.clock.advance(Span(1));
    assert_eq!(browses(), Err(PeopleRefusal::SessionEnded));
    assert_eq!(access.refresh(&program.refresh_token.0).unwrap(), Err(PeopleRefusal::SessionEnded));
    assert_eq!(access.sessions(ann).unwrap(), []);
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
fn ended_session_arranges_nothing() {
    let instance = TestInstance::new();
    let (ann, bob) = (sign_up(&instance, "Ann"), sign_up(&instance, "Bob"));
    let lobby_request = |key: &str| LobbyRequest {
        actor: Actor::Player(ann.player.id),
        command: LobbyCommand::Seek { terms: Terms::default() },
        received_at: instance.clock_now(),
        channel: Channel::Http,
        key: Key::Named(key.into()),
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

#[test]
fn repeated_request_gets_first_answer() {
    let instance = TestInstance::new();
    let keyed = |key: &str, scope: &str| instance.service.repeatable(&Key::Named(key.into()), &[scope]);
    let new = |name: &str| NewSignUp {
        language: None,
        email: "ann@example.org".into(),
        name: name.into(),
        time_zone: None,
        letters: None,
        notation: None,
        asked_by: Asker::default(),
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
    let made = calendar(&instance.service.access.make_calendar(session.player.id, None).unwrap().unwrap().0);
    instance.service.access.mail_calendar(session.player.id).unwrap().unwrap();
    let mailed = calendar(&code(&instance));
    assert!(instance.service.access.calendar_owner(&made).unwrap().is_none());
    assert_eq!(instance.service.access.calendar_owner(&mailed).unwrap().unwrap().id, session.player.id);
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
