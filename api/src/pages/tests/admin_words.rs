//! The administrator's pages name nothing as the record and the API do.

use std::{collections::BTreeSet, fs, path::Path};

use domain::PlayerId;
use serde_json::json;
use store::testing::TestInstance;

use super::{
    admin::{ANN, aside, club, play},
    browser::Browser,
};

/// Entries of a trail: kind, details, and what the page says.
const EVENTS: [(&str, &str, &str); 25] = [
    ("signed_up", "", "Account made"),
    ("signed_in", "", "Signed in"),
    ("session_ended", "", "Session ended"),
    ("sessions_ended", "3", "All sessions ended 3"),
    ("refresh_token_reused", "Hello there [2]", "because its key was used twice Hello there [2]"),
    ("api_token_made", "games:read arbiter 0011aabb", "made may read your games, direct games as an arbiter"),
    ("api_token_revoked", "", "Token for programs revoked"),
    (
        "api_tokens_revoked",
        "restored",
        "All tokens for programs revoked the service was restored from a backup",
    ),
    ("calendar_made", "AABBCCDD", "Address of the calendar made"),
    ("calendar_revoked", "", "Address of the calendar revoked"),
    ("webhook_secret_made", "AABBCCDD", "Secret of a webhook made"),
    ("webhook_enabled", "", "Webhook switched on"),
    ("webhook_deleted", "", "Webhook deleted"),
    ("envelope_key", "", "Key for sealed moves set"),
    ("address_changed", "", "Mail address changed"),
    ("role_changed", "arbiter", "Role changed arbiter"),
    ("role_changed", "player: Hello there [aabbccdd]", "Role changed player Hello there"),
    ("mail_stopped", "unknown", "Mail about games stopped no status code"),
    ("mail_resumed", "", "Mail about games resumed"),
    ("mail_restored", "Hello there [aabbccdd]", "Mail about games resumed by an administrator Hello there"),
    ("unsubscribed_by_link", "messages proofs", "switched off by the link of a mail messages, proofs"),
    ("text_erased", "G1 event 3", "Text erased G1, event 3"),
    ("mail_replayed", "1: Hello there [aabbccdd]", "Incoming mail read again Mail 1 Hello there"),
    ("mail_discarded", "1: Hello there [aabbccdd]", "Incoming mail discarded Mail 1 Hello there"),
    ("deleted", "", "Account deleted"),
];

/// Fills the pages of an administrator about a player: the trail, mail that came in, mail and events that do not arrive.
pub(super) fn fill(instance: &TestInstance, player: PlayerId) {
    let (at, player) = (instance.clock_now().0, player.0);
    for (what, details, _) in EVENTS {
        let columns = "player, at, what, details";
        let event =
            format!("INSERT INTO account_event ({columns}) VALUES ({player}, {at}, '{what}', '{details}')");
        instance.execute(&event).unwrap();
    }
    let columns = "player, since, last_at, bounces, score, reason, stopped_at, marked, pending, next_at";
    let stopped = format!(
        "INSERT INTO mail_problem ({columns}) VALUES ({player}, {at}, {at}, 3, 4, 'unknown', {at}, FALSE, FALSE, {at})"
    );
    instance.execute(&stopped).unwrap();
    instance.execute("UPDATE outbox SET state = 'dead', next_at = NULL, settled_at = due_at, reason = 'the relay cannot be used: 550'").unwrap();
    instance.execute("UPDATE webhook SET since = NULL, off_because = 'gone'").unwrap();
}

#[actix_web::test]
async fn trouble_is_told_in_words() {
    let (instance, server) = club().await;
    let hook = json!({"url": "https://bot.example.org/postzug"});
    server.post("/v1/webhooks", &format!("player-{}", ANN.0), hook).await.done(201);
    fill(&instance, ANN);
    let id = aside(&instance, "ann@example.org", play(0), "Hello", "Hello there");
    let checked = "fail dkim=none spf=unchecked dmarc=fail policy=reject";
    instance
        .execute(&format!(
            "UPDATE inbox SET reason = 'dmarc_fail', authentication = '{checked}' WHERE id = {id}"
        ))
        .unwrap();
    let rita = Browser::of(&server, &instance, "Rita").await;
    let trail = rita.get(&format!("/admin/players/{}", ANN.0)).await;
    let said: Vec<String> = trail.all("li").iter().map(super::browser::Element::text).collect();
    for (what, details, expected) in EVENTS {
        // Paragraphs have nothing between them.
        let packed = |text: &str| text.replace(' ', "");
        let is_said = said.iter().any(|entry| packed(entry).ends_with(&packed(expected)));
        assert!(is_said, "{what} {details}: {said:#?}");
    }
    for (path, words) in [
        (format!("/admin/players/{}", ANN.0), &["the last one with no status code."][..]),
        ("/admin/mail".to_owned(), &["Set aside: the domain of its sender says that it is forged (DMARC)"]),
        (format!("/admin/mail/{id}"), &["The domain of the sender says that it is forged."]),
        ("/admin/trouble".to_owned(), &["(Beginning of a game)", "off (the receiver says that it is gone)"]),
    ] {
        let text = rita.get(&path).await.text();
        for words in words {
            assert!(text.contains(words), "{words}: {text}");
        }
    }
}

/// The places that say why a mail is as it is, and the beginnings of code whose line has its word.
const CAUSES: [(&str, &[&str]); 6] = [
    ("mailer/src/reading", &["InboxState::", "Disposition::quiet(", "reason = "]),
    ("mailer/src/reading/automatic.rs", &["Some(", "some("]),
    ("app/src/mail_in", &["InboxState::", "set_aside(", "reason: "]),
    ("app/src/model/incoming.rs", &["const "]),
    ("store/src/ledger/inbox/tx.rs", &["reason = "]),
    ("api/src/pages/admin/mail.rs", &["let cause = "]),
];

/// Adds the words in quotation marks on the lines of code that go on behind one of the beginnings.
fn causes(path: &Path, begins: &[&str], found: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            causes(&entry.expect("an entry").path(), begins, found);
        }
        return;
    }
    let code = fs::read_to_string(path).expect("a file");
    let is_word = |word: &&str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let rests =
        begins.iter().flat_map(|begin| code.split(begin).skip(1)).filter_map(|rest| rest.lines().next());
    let quoted = rests.flat_map(|rest| rest.split('"').skip(1).step_by(2));
    found.extend(quoted.filter(is_word).map(str::to_owned));
}

/// Each cause has words of its own, and no words are of a cause that nothing names: the search finds them all.
#[test]
fn every_cause_has_its_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeSet::new();
    for (place, begins) in CAUSES {
        causes(&root.join(place), begins, &mut found);
    }
    let english = include_str!("../../../../messages/i18n/en.ftl");
    let (_, forms) = english.split_once("\npage-admin-why = ").expect("a message");
    let (forms, _) = forms.split_once("\n}\n").expect("its end");
    let keys = forms.split("\n    [").skip(1).filter_map(|form| form.split(']').next());
    // What older versions wrote.
    found.insert("before_an_act".into());
    assert_eq!(found, keys.map(str::to_owned).collect());
}
