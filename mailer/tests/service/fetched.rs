//! Mail without an envelope: the header tells whose it is.

use std::{fs, sync::Arc};

use app::{
    Address, HostedMailbox, Mailbox, Service, Settings,
    inbox::SourceTrouble,
    ports::{GameEvents, InboxState},
};
use domain::{GameId, PlayerId, Ply, Span};
use mailer::{intake::PickUp, reading::Worker};
use store::{
    keys::KeyRing,
    testing::{SeededEntropy, TestInstance},
};

use crate::common::Table;

struct Silent;

impl GameEvents for Silent {
    fn notify(&self, _game: GameId) {}
}

pub const PLAY: Address =
    Address::Play { game: GameId(4), player: PlayerId(2), seen: domain::PositionId::unrevised(Ply(7)) };

pub fn service(instance: &TestInstance, mailbox: HostedMailbox) -> Service {
    Service::new(
        instance.store.clone(),
        instance.clock.clone(),
        Arc::new(SeededEntropy::new(3)),
        Arc::new(KeyRing::new(&[7; 32]).expect("fixed keys")),
        Arc::new(Silent),
        Settings {
            mail_domain: "example.com".into(),
            mailbox: Some(mailbox),
            ..instance.service.settings().clone()
        },
    )
}

pub fn mailbox(sub_addresses: bool, is_shared: bool) -> HostedMailbox {
    HostedMailbox { local_part: "club.chess".into(), sub_addresses, bounce_addresses: false, is_shared }
}

/// The addresses under which a mail with these fields is stored.
fn stored_for(mailbox: HostedMailbox, fields: &str) -> Vec<Address> {
    let instance = TestInstance::new();
    let service = service(&instance, mailbox);
    let (folder, _header) = maildir(&service);
    let mail =
        format!("From: ann@example.org\r\n{}\r\nSubject: Hi\r\n\r\n5254\r\n", fields.replace('\n', "\r\n"));
    fs::write(folder.path().join("new/1.mail"), mail).expect("a mail");
    let stored = PickUp::new(service.clone(), folder.path(), 10 << 20).round().expect("no failure");
    let is_left = folder.path().join("new/1.mail").exists();
    assert_eq!(is_left, stored == 0, "what is not ours stays: {fields}");
    service.inbox.mails(None, None, 10).expect("mails").into_iter().map(|mail| mail.address).collect()
}

#[test]
fn header_names_the_recipient() {
    let instance = TestInstance::new();
    let hosted = service(&instance, mailbox(true, false));
    let address = hosted.mail_out.mail_address(PLAY);
    let local_part = address.strip_prefix("club.chess+").and_then(|rest| rest.strip_suffix("@example.com"));
    let token = local_part.expect("a sub-address").to_owned();
    let bare = "club.chess@example.com";
    let wrong = format!("{}a", &token[..token.len() - 1]);
    let play = Some(PLAY);
    let public = |mailbox| Some(Address::Public(mailbox));
    let cases: [(bool, bool, String, Option<Address>); 21] = [
        (true, false, format!("To: {address}"), play),
        (true, false, format!("To: Club <{}>", address.to_ascii_uppercase()), play),
        (true, false, format!("To: x@example.net\nCc: <{address}>"), play),
        (true, false, format!("To: x@example.net\nDelivered-To: {address}"), play),
        (true, true, format!("To: {bare}, {address}"), play),
        (false, false, format!("To: \"{token}\" <{bare}>"), play),
        (false, true, format!("To: {token} via Club <{bare}>"), play),
        (
            false,
            true,
            format!("To: {bare}\nReferences: <{token}@example.com> <g4.s1.u2.your-move@example.com>"),
            play,
        ),
        (true, true, format!("To: {bare}\nReferences: <{address}>"), play),
        (true, false, format!("To: {bare}"), public(Mailbox::Play)),
        (false, false, format!("To: join <{bare}>"), public(Mailbox::Join)),
        (true, false, "To: club.chess+join@example.com".into(), public(Mailbox::Join)),
        (true, true, "To: club.chess+join@example.com".into(), public(Mailbox::Join)),
        (false, true, format!("To: join <{bare}>"), public(Mailbox::Join)),
        // The mail of others.
        (true, true, format!("To: Help <{bare}>"), None),
        (true, true, "To: postmaster".into(), None),
        (false, true, "To: postmaster".into(), None),
        (true, true, format!("To: {bare}"), None),
        (true, false, format!("To: list@example.net\nDelivered-To: {bare}"), None),
        (true, false, "To: help@example.com, postmaster@example.com, join@example.com".into(), None),
        (true, false, format!("To: club.chess+{wrong}@example.com"), None),
    ];
    for (sub_addresses, is_shared, fields, expected) in cases {
        let stored = stored_for(mailbox(sub_addresses, is_shared), &fields);
        assert_eq!(stored, expected.into_iter().collect::<Vec<_>>(), "{fields}");
    }
}

/// A host delivered these, so nobody answers 550 to their authors.
#[test]
fn unsafe_header_is_stored_in_part() {
    let instance = TestInstance::new();
    let hosted = service(&instance, mailbox(true, false));
    let address = hosted.mail_out.mail_address(PLAY);
    for (field, expected) in [
        ("Subject: again", vec![PLAY]),
        ("Message-ID: <1@example.org>\nMessage-ID: <2@example.org>", vec![PLAY]),
        ("Content-Type: multipart/mixed; boundary*=x", vec![PLAY]),
        // Not even a part can be read: it stays, and is logged.
        ("X-Odd: \u{1}", vec![]),
        ("From: ben@example.org", vec![]),
    ] {
        let stored = stored_for(mailbox(true, false), &format!("To: {address}\n{field}"));
        assert_eq!(stored, expected, "{field}");
    }
}

/// A Maildir, and a mail to a reply address.
fn maildir(service: &Service) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["new", "cur", "tmp"] {
        fs::create_dir(folder.path().join(name)).expect("a folder");
    }
    let to = service.mail_out.mail_address(PLAY);
    (folder, format!("From: ann@example.org\r\nTo: {to}\r\nSubject: Hi\r\n\r\n"))
}

#[test]
fn large_file_is_stored_by_header() {
    let instance = TestInstance::new();
    let service = service(&instance, mailbox(true, false));
    let (folder, header) = maildir(&service);
    fs::write(folder.path().join("new/1"), format!("{header}{}", "1. e4 e5\r\n".repeat(200)))
        .expect("a mail");
    assert_eq!(PickUp::new(service.clone(), folder.path(), 1_000).round().expect("no failure"), 1);
    let stored = service.inbox.mails(None, None, 10).expect("mails");
    let whole = service.inbox.mail(stored[0].id).expect("no failure").expect("the mail");
    let raw = service.mail_in.open_mail(&whole).expect("its text");
    assert!(!String::from_utf8_lossy(&raw).contains("1. e4"), "its header alone");
    assert!(folder.path().join("cur/1:2,S").exists());
}

#[test]
fn unmovable_file_stops_no_other() {
    let instance = TestInstance::new();
    let service = service(&instance, mailbox(true, false));
    let (folder, header) = maildir(&service);
    for name in ["1", "2"] {
        fs::write(folder.path().join("new").join(name), format!("{header}{name}. e4\r\n")).expect("a mail");
    }
    fs::remove_dir(folder.path().join("cur")).expect("it is there");
    let mut pick_up = PickUp::new(service.clone(), folder.path(), 10 << 20);
    assert_eq!(pick_up.round().expect("no failure"), 2);
    assert_eq!(pick_up.round().expect("no failure"), 0, "not at once");
    let name = pick_up.name();
    let awaited = || {
        let failed = service.mail_sources.source(&name).expect("no failure").failed;
        failed.iter().filter(|mail| mail.is_awaited()).count()
    };
    assert_eq!(awaited(), 2, "flags wait");
    let troubles = || service.mail_sources.troubled().expect("sources").len();
    assert_eq!(troubles(), 1);
    fs::create_dir(folder.path().join("cur")).expect("a folder");
    instance.clock.advance(Span::minutes(1));
    pick_up.round().expect("no failure");
    assert_eq!(fs::read_dir(folder.path().join("cur")).expect("a folder").count(), 2);
    assert_eq!(service.inbox.mails(None, None, 10).expect("mails").len(), 2, "none twice");
    assert_eq!((awaited(), troubles()), (0, 0));
}

#[test]
fn missing_maildir_is_trouble() {
    let instance = TestInstance::new();
    let service = service(&instance, mailbox(true, false));
    let (folder, _header) = maildir(&service);
    let mut pick_up = PickUp::new(service.clone(), folder.path(), 10 << 20);
    pick_up.round().expect("no failure");
    assert_eq!(service.mail_sources.troubled().expect("sources"), []);
    fs::rename(folder.path().join("new"), folder.path().join("old")).expect("it is there");
    assert!(pick_up.round().is_err());
    let expected = [(pick_up.name(), SourceTrouble::Folder, instance.clock_now())];
    assert_eq!(service.mail_sources.troubled().expect("sources"), expected);
    fs::rename(folder.path().join("old"), folder.path().join("new")).expect("it is there");
    pick_up.round().expect("no failure");
    assert_eq!(service.mail_sources.troubled().expect("sources"), []);
}

#[test]
fn replies_come_back_to_the_mailbox() {
    let instance = TestInstance::new();
    let with = service(&instance, mailbox(true, false));
    let without = service(&instance, mailbox(false, false));
    let (sub_address, named) = (with.mail_out.reply_address(PLAY), without.mail_out.reply_address(PLAY));
    assert!(sub_address.address.starts_with("club.chess+play+4-2-7-"), "{sub_address:?}");
    assert_eq!((sub_address.name, &sub_address.id), (None, &sub_address.address));
    assert_eq!(named.address, "club.chess@example.com");
    let name = named.name.expect("a name");
    assert_eq!(named.id, format!("{name}@example.com"));
    for service in [&with, &without] {
        assert_eq!(service.mail_in.read_recipient(&name, &named.address), Some(PLAY), "both forms");
        assert_eq!(service.mail_in.read_mail_address(&sub_address.address), Some(PLAY));
        let from = service.mail_out.mail_address(Address::Public(Mailbox::Play));
        assert_eq!(from, "club.chess@example.com");
        let bounces = service.mail_out.mail_address(Address::Bounce { outbox: 3 });
        assert_eq!(bounces, "club.chess@example.com");
        // Players have mailboxes at the same host.
        assert!(!service.settings().is_own_address("ann@example.com"));
        assert!(service.settings().is_own_address("Club.Chess+x@example.com"));
    }
}

/// Without sub-addresses, cmail and Scid write to the bare mailbox: they drop the name before it. Their subjects
/// name the game, and their author must confirm, or their domain vouch for them.
#[test]
fn cmail_without_token_is_asked() {
    for is_shared in [false, true] {
        let table = Table::new();
        let hosted = service(&table.instance, mailbox(false, is_shared));
        let (folder, _header) = maildir(&hosted);
        let reader = Worker::new(hosted.clone(), Some("mx.example.com".into()));
        let mut pick_up = PickUp::new(hosted.clone(), folder.path(), 10 << 20);
        let mut come = |name: &str, mail: String| {
            fs::write(folder.path().join("new").join(name), mail.replace('\n', "\r\n")).expect("a mail");
            assert_eq!(pick_up.round().expect("no failure"), 1, "{name} is ours");
            reader.read_due().expect("no failure");
            let filed = hosted.inbox.mails(None, None, 1).expect("mails").remove(0);
            (filed.id, filed.state, filed.reason)
        };
        let game = |moves: &str| format!("[Event \"Club\"]\n[CmailGameName \"G1\"]\n\n{moves}\n*\n");
        let cmail = |from: &str, fields: &str, moves: &str| {
            format!(
                "From: {from}\nTo: club.chess@example.com\nSubject: cmail 1 game <G1>\n{fields}Mime-Version: 1.0\n\
                 Content-Type: application/x-chess;name=G1.pgn\n\n{}",
                game(moves)
            )
        };
        let (id, state, reason) =
            come("1", cmail("anna@example.org", "Message-ID: <1@x.example>\n", "1. e4"));
        assert_eq!((state, reason.as_str()), (InboxState::PendingConfirm, "unconfirmed_sender"));
        assert_eq!(table.moves(), [""; 0]);
        let name = hosted.mail_out.reply_address(Address::Confirm { inbox: id }).name.expect("a name");
        let yes = format!(
            "From: anna@example.org\nTo: {name} <club.chess@example.com>\nSubject: Re: cmail\n\nyes\n"
        );
        come("2", yes);
        reader.read_due().expect("no failure");
        assert_eq!(table.moves(), ["e2e4"]);

        let passed = "Message-ID: <3@x.example>\nAuthentication-Results: mx.example.com; dmarc=pass header.from=example.org\n";
        come("3", cmail("boris@example.org", passed, "1. e4 e5"));
        reader.read_due().expect("no failure");
        assert_eq!(table.moves(), ["e2e4", "e7e5"]);
    }
}
