//! The bytes of an SMTP or LMTP session. `{}` stands for an address of ours, so that DATA is reached.
#![no_main]

use std::{
    cell::RefCell,
    sync::LazyLock,
    time::Duration,
};

use app::{Address, ports::InboxState};
use domain::{GameId, PlayerId, Ply};
use libfuzzer_sys::fuzz_target;
use mailer::intake::{Options, converse};
use store::testing::TestInstance;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _, duplex},
    runtime::Runtime,
    sync::watch,
};

thread_local! {
    static INSTANCE: RefCell<TestInstance> = RefCell::new(TestInstance::new());
}
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime")
});

fuzz_target!(|bytes: &[u8]| {
    INSTANCE.with_borrow(|instance| {
        let service = &instance.service;
        let address = Address::Play { game: GameId(1), player: PlayerId(1), seen: domain::PositionId::unrevised(Ply(0)) };
        let address = service.mail_out.mail_address(address);
        let mut wire = Vec::new();
        for (n, piece) in bytes.split(|&byte| byte == b'{').enumerate() {
            if n > 0 {
                wire.extend_from_slice(address.as_bytes());
            }
            wire.extend_from_slice(piece);
        }
        let options = Options { idle: Duration::from_secs(5), ..Options::default() };
        let (_stop, stopping) = watch::channel(false);
        let before = service.inbox.mails(None, None, 1).expect("a list").first().map_or(0, |mail| mail.id);
        let answers = RUNTIME.block_on(async {
            let (mut ours, theirs) = duplex(1 << 20);
            ours.write_all(&wire).await.expect("room");
            ours.shutdown().await.expect("open");
            converse(theirs, None, service, &options, stopping).await;
            let mut answers = String::new();
            ours.read_to_string(&mut answers).await.expect("ASCII");
            answers
        });
        for line in answers.lines() {
            assert!(line.len() > 3 && line.bytes().take(3).all(|byte| byte.is_ascii_digit()), "{line}");
        }
        let stored = service.inbox.mails(Some(InboxState::Received), None, 100).expect("a list");
        let stored = stored.iter().filter(|mail| mail.id > before).count();
        // Nothing is stored without 250; a repeat of the same mail is one row.
        assert!(stored <= 10 * answers.matches("250 2.0.0 Stored").count(), "{answers}");
        for mail in service.inbox.mails(None, None, 10).expect("a list").iter().filter(|mail| mail.id > before) {
            let raw = service.mail_in.open_mail(&service.inbox.mail(mail.id).expect("a row").expect("there")).expect("opens");
            let text = String::from_utf8_lossy(&raw).replace("\r\n", "");
            assert!(!text.contains(['\r', '\n']), "a bare line end was taken");
        }
    });
});
