//! Accounts on the real store: codes, sessions, tokens, roles, addresses, deletion.

mod account;
mod codes;
mod leaving;
mod sessions;

use std::sync::Arc;

use app::{
    Address, Channel, Frequency, Key, LobbyCommand, LobbyRequest, NoticeKind, Receipt, Request, Service,
    inbox::Intake,
    outbox::{AccountNotice, MailDetails},
    people::{
        Asker, CodeRequest, Means, NewApiToken, NewSignUp, PeopleRefusal, Scope, Scopes, Secret,
        SettingsPatch, SignIn,
    },
    ports::{Ledger, MailKind, MailState, NewMail, Purpose, Recipient, Role, Terms, Vault as _, read},
};
use domain::{Actor, Color, GameId, Outcome, PlayerId, Ply, Span, Termination};
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
        asked_by: Asker::default(),
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
