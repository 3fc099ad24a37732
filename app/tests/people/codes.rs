//! Codes by mail: signing up and in.

use super::*;

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
fn strangers_do_not_void_codes() {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    let first = instance.service.access.request_sign_in("ann@example.org", "").unwrap().unwrap();
    let first_code = code(&instance);
    let bobs = instance.service.access.request_sign_in("bob@example.org", "").unwrap().unwrap();
    assert!(matches!(confirm(&instance.service, &bobs, &first_code), Err(PeopleRefusal::WrongCode { .. })));
    let second = instance.service.access.request_sign_in("ANN@example.org", "").unwrap().unwrap();
    let second_code = code(&instance);
    for tries_left in [4, 3, 2, 1, 0] {
        let refused = confirm(&instance.service, &second, &first_code);
        assert_eq!(refused, Err(PeopleRefusal::WrongCode { tries_left }), "each request has its own code");
    }
    assert_eq!(confirm(&instance.service, &second, &second_code), Err(PeopleRefusal::CodeVoid));
    assert!(confirm(&instance.service, &first, &first_code).is_ok());
    let guess = instance.service.access.confirm_code("no-such-request", "12345678", None, "").unwrap();
    assert_eq!(guess.err(), Some(PeopleRefusal::CodeVoid));
}

/// Asks for a code for Ann's mailbox.
fn ask_for_ann(
    instance: &TestInstance,
    network: &str,
    mark: Option<&Secret>,
) -> Result<CodeRequest, PeopleRefusal> {
    let asker = Asker { network: network.into(), mark: mark.cloned(), ..Asker::default() };
    instance.service.access.request_sign_in("ann@example.org", asker).unwrap()
}

/// Signs a player in with a browser, and returns its mark.
fn mark_of(instance: &TestInstance, name: &str) -> Secret {
    let email = format!("{name}@example.org");
    let access = &instance.service.access;
    let request = access.request_sign_in(&email, "").unwrap().unwrap();
    let sent = code(instance);
    access.confirm_code_in_browser(&request.request_id.0, &sent, None, "").unwrap().unwrap().mark
}

/// Asks for twelve codes for Ann's mailbox, from four networks.
fn use_up_sum(instance: &TestInstance, mark: Option<&Secret>) {
    for network in ["a", "b", "c", "d"] {
        for _ in 0..3 {
            assert!(ask_for_ann(instance, network, mark).is_ok());
        }
    }
}

#[test]
fn asker_gets_three_codes_an_hour() {
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
fn mailbox_gets_twelve_codes_an_hour() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let start = instance.clock_now();
    let networks = ["a", "b", "c", "d"];
    for (n, network) in networks.iter().cycle().take(12).enumerate() {
        assert!(ask_for_ann(&instance, network, None).is_ok(), "{n}");
        instance.clock.advance(Span::minutes(1));
    }
    let refused = |network, minutes| {
        let retry_at = start + Span::hours(1) + Span::minutes(minutes);
        assert_eq!(
            ask_for_ann(&instance, network, None).err(),
            Some(PeopleRefusal::TooManyCodes { retry_at })
        );
    };
    refused("e", 0);
    refused("b", 1);
    let bob = instance.service.access.request_sign_in("bob@example.org", "").unwrap();
    assert!(bob.is_ok(), "another mailbox");
    instance.clock.set(start + Span::hours(1));
    assert!(ask_for_ann(&instance, "e", None).is_ok());
    refused("f", 1);
}

#[test]
fn used_codes_leave_room() {
    let instance = TestInstance::new();
    instance.player("Ann");
    for _ in 0..20 {
        sign_in(&instance, "Ann");
    }
    for _ in 0..3 {
        assert!(ask_for_ann(&instance, "", None).is_ok());
    }
    assert!(ask_for_ann(&instance, "", None).is_err());
}

#[test]
fn strangers_leave_the_owner_a_share() {
    let instance = TestInstance::new();
    instance.player("Ann");
    instance.player("Bob");
    let (anns, bobs) = (mark_of(&instance, "ann"), mark_of(&instance, "bob"));
    use_up_sum(&instance, None);
    // Ann sits in a network whose share is used up, too.
    let forged = Secret("x".repeat(anns.0.len()));
    for stranger in [None, Some(&bobs), Some(&forged), Some(&Secret("ä".repeat(31)))] {
        for network in ["a", "new"] {
            assert!(ask_for_ann(&instance, network, stranger).is_err(), "{stranger:?}");
        }
    }
    for _ in 0..3 {
        let request = ask_for_ann(&instance, "a", Some(&anns)).unwrap();
        assert!(confirm(&instance.service, &request, &code(&instance)).is_ok());
    }
    for _ in 0..3 {
        assert!(ask_for_ann(&instance, "a", Some(&anns)).is_ok());
    }
    assert!(ask_for_ann(&instance, "a", Some(&anns)).is_err(), "a share has its end");
}

#[test]
fn marked_browsers_get_twelve_codes_together() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let marks: Vec<Secret> = (0..5).map(|_| mark_of(&instance, "ann")).collect();
    for mark in &marks[..4] {
        for _ in 0..3 {
            assert!(ask_for_ann(&instance, "", Some(mark)).is_ok());
        }
    }
    let retry_at = instance.clock_now() + Span::hours(1);
    let refused = ask_for_ann(&instance, "", Some(&marks[4]));
    assert_eq!(refused.err(), Some(PeopleRefusal::TooManyCodes { retry_at }));
    use_up_sum(&instance, None);
    assert!(ask_for_ann(&instance, "e", None).is_err(), "strangers have a sum of their own");
}

#[test]
fn marks_end_with_all_sessions() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let (first, second) = (mark_of(&instance, "ann"), mark_of(&instance, "ann"));
    use_up_sum(&instance, None);
    assert!(ask_for_ann(&instance, "a", Some(&first)).is_ok());
    let ended = instance.service.access.end_sessions(ann, Some(ann)).unwrap();
    assert_eq!(ended, 2);
    for mark in [&first, &second] {
        assert!(ask_for_ann(&instance, "a", Some(mark)).is_err());
    }
    instance.clock.advance(Span::hours(1));
    let third = mark_of(&instance, "ann");
    use_up_sum(&instance, None);
    assert!(ask_for_ann(&instance, "a", Some(&third)).is_ok());
    // Also where no session is left to end.
    for session in instance.service.access.sessions(ann).unwrap() {
        instance.service.access.end_session(ann, session.id).unwrap().unwrap();
    }
    assert!(ask_for_ann(&instance, "a", Some(&third)).is_ok());
    assert_eq!(instance.service.access.end_sessions(ann, Some(ann)).unwrap(), 0);
    assert!(ask_for_ann(&instance, "a", Some(&third)).is_err());
}

#[test]
fn marks_end_with_the_address() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    let old = mark_of(&instance, "ann");
    let set_address = |email: &str| {
        let mut account = instance.service.accounts.player(ann).unwrap().unwrap();
        account.email = Some(email.into());
        app::ports::write(&*instance.store, move |tx| tx.update_player(&account)).unwrap();
    };
    let ask_from = |mark: &Secret| {
        let asker = Asker { mark: Some(mark.clone()), ..Asker::default() };
        instance.service.access.request_sign_in("new@example.org", asker).unwrap()
    };
    set_address("new@example.org");
    let new = mark_of(&instance, "new");
    for _ in 0..3 {
        assert!(ask_from(&old).is_ok(), "the network's share");
    }
    assert!(ask_from(&old).is_err());
    assert!(ask_from(&new).is_ok());
}

#[test]
fn address_changes_share_their_network() {
    let instance = TestInstance::new();
    instance.player("Ann");
    let fresh = Means::Session { id: app::ports::SessionId(1), signed_in_at: instance.clock_now() };
    let accounts = ["Bob", "Eve", "Joe", "Kim"].map(|name| instance.player(name));
    for email in ["ann@example.org", "free@example.org"] {
        let change = |player, network: &str| {
            let asker = Asker { network: network.into(), ..Asker::default() };
            instance.service.accounts.request_address_change(player, fresh, email, &asker).unwrap()
        };
        for (n, player) in accounts.iter().enumerate() {
            assert_eq!(change(*player, "a").is_ok(), n < 3, "{email} {n}");
        }
    }
    assert!(ask_for_ann(&instance, "a", None).is_err());
    for _ in 0..3 {
        assert!(ask_for_ann(&instance, "b", None).is_ok(), "one network locks no other out");
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
        asked_by: Asker::default(),
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
fn words_for_officials_are_reserved() {
    let instance = TestInstance::new();
    let reserved = || Some(PeopleRefusal::BadName { reason: app::people::NameFault::Reserved });
    for name in ["Support", "Schiedsrichter", "SCHIEDS-RICHTER", "арбітр"] {
        assert_eq!(instance.service.accounts.free_name(name).unwrap().err(), reserved(), "{name}");
    }
    assert_eq!(ask(&instance, "Schiedsrichter").err(), reserved());
    assert!(ask(&instance, "Arbitrova").is_ok());
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
            asked_by: Asker::default(),
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
