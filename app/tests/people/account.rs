//! Roles, addresses, settings, keys, and what an account is told.

use super::*;

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
    let change = |means, email| {
        instance.service.accounts.request_address_change(ann, means, email, &Asker::default()).unwrap()
    };
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
    let calendar = instance.service.access.make_calendar(ann, None).unwrap().unwrap().0;
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
    assert!(instance.service.access.calendar_owner(calendar).unwrap().is_some());
    assert!(instance.service.access.authenticate_api_token(&token.0).unwrap().is_ok());
    assert_eq!(shown(&request, ann, &sent), Ok(()));
    assert!(instance.service.access.authenticate_api_token(&token.0).unwrap().is_err(), "API tokens ended");
    assert!(instance.service.access.calendar_owner(calendar).unwrap().is_none(), "the calendar, too");
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
fn programs_calendar_is_notified_once() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    for key in ["1", "1", "2"] {
        instance
            .service
            .repeatable(&Key::Named(key.into()), &["calendar"])
            .access
            .make_calendar(ann, None)
            .unwrap()
            .unwrap();
    }
    let told = mails(&instance);
    assert_eq!(told.len(), 2, "{told:?}");
    for mail in told {
        assert_eq!(mail.details, MailDetails::Account(AccountNotice::CalendarShown));
        assert_eq!((mail.to, mail.secret), (Recipient::Player(ann), None));
    }
}

#[test]
fn restored_copy_sends_no_calendar_address() {
    let instance = TestInstance::new();
    let ann = instance.player("Ann");
    instance.service.access.mail_calendar(ann).unwrap().unwrap();
    instance.service.access.make_calendar(ann, None).unwrap().unwrap();
    assert_eq!(instance.service.ops.make_restored_safe(0).unwrap().dropped, 1);
    let ledger: &dyn Ledger = &*instance.store;
    let rows = read(ledger, |view| view.outbox(None, None, 100)).unwrap();
    let of = |news: AccountNotice| {
        let details = MailDetails::Account(news);
        rows.iter().find(|row| row.mail.details == details).unwrap()
    };
    let address = of(AccountNotice::CalendarMade);
    assert_eq!((address.state, &address.mail.secret), (MailState::Dropped, &None));
    for waits in [AccountNotice::CalendarShown, AccountNotice::CalendarVoid] {
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
    // A deleted account has no key.
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
