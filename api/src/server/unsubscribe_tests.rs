//! Unsubscription by the link of a mail.

use std::collections::BTreeSet;

use actix_web::http::{Method, header};
use app::{NoticeKind, people::SettingsPatch};
use domain::PlayerId;
use store::testing::TestInstance;

use crate::testing::{Answer, Server, request};

const FORM: &str = "application/x-www-form-urlencoded";

struct LinkTable {
    instance: TestInstance,
    server: Server,
    ann: PlayerId,
}

impl LinkTable {
    async fn new() -> Self {
        let instance = TestInstance::new();
        let ann = instance.player("Ann");
        Self { server: Server::of(&instance).await, instance, ann }
    }

    fn path(&self, kinds: &[NoticeKind]) -> String {
        let accounts = &self.instance.service.accounts;
        let ann = accounts.player(self.ann).unwrap().unwrap();
        let link = accounts.unsubscribe_link(&ann, &kinds.iter().copied().collect());
        link.unwrap().strip_prefix("https://play.example.org").unwrap().to_owned()
    }

    async fn post(&self, path: &str, media: &str, body: &'static str) -> Answer {
        let asked = request(Method::POST, path, "", None).insert_header((header::CONTENT_TYPE, media));
        self.server.send(asked.set_payload(body)).await
    }

    fn muted(&self) -> BTreeSet<NoticeKind> {
        self.instance.service.accounts.player(self.ann).unwrap().unwrap().muted
    }
}

#[actix_web::test]
async fn one_post_switches_one_kind_off() {
    let table = LinkTable::new().await;
    let path = table.path(&[NoticeKind::Messages]);
    let mut answers = Vec::new();
    for _ in 0..2 {
        let answer = table.post(&path, FORM, "List-Unsubscribe=One-Click").await;
        assert_eq!((answer.status.as_u16(), answer.header("set-cookie")), (200, ""), "{}", answer.text);
        assert_eq!(table.muted(), BTreeSet::from([NoticeKind::Messages]));
        answers.push(answer.text);
    }
    assert_eq!(answers[0], answers[1]);
    assert!(answers[0].contains("notices on messages"), "{}", answers[0]);

    // What mail programs send besides (RFC 8058 3.2).
    let parts =
        "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
    let path = table.path(&[NoticeKind::News, NoticeKind::Results]);
    let answer = table.post(&path, "multipart/form-data; boundary=b", parts).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(table.muted(), BTreeSet::from([NoticeKind::Messages, NoticeKind::News, NoticeKind::Results]));
}

#[actix_web::test]
async fn a_get_switches_nothing_off() {
    let table = LinkTable::new().await;
    let accounts = &table.instance.service.accounts;
    let german = SettingsPatch { language: Some("de".into()), ..SettingsPatch::default() };
    accounts.change_settings(table.ann, &german).unwrap().unwrap();
    let path = table.path(&[NoticeKind::Challenges]);
    for method in [Method::GET, Method::HEAD, Method::GET] {
        let answer = table.server.send(request(method, &path, "", None)).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-language"), "de");
        assert!(answer.header("content-security-policy").contains("form-action 'self'"));
        assert_eq!(table.muted(), BTreeSet::new());
    }
    let page = table.server.get(&path, "").await.text;
    assert!(page.contains("<form method=\"post\">") && page.contains("<html lang=\"de\""), "{page}");
    assert!(page.contains("name=\"List-Unsubscribe\" value=\"One-Click\""), "{page}");
}

#[actix_web::test]
async fn other_links_and_bodies_are_refused() {
    let table = LinkTable::new().await;
    let path = table.path(&[NoticeKind::Messages]);
    for (media, body) in [
        (FORM, ""),
        (FORM, "List-Unsubscribe=Two-Clicks"),
        (FORM, "list=One-Click"),
        ("text/plain", "List-Unsubscribe=One-Click"),
        ("multipart/form-data; boundary=b", "--b\r\n\r\nOne-Click\r\n--b--\r\n"),
        ("multipart/form-data", "List-Unsubscribe=One-Click"),
    ] {
        assert_eq!(table.post(&path, media, body).await.code(), "body_invalid", "{media} {body}");
    }
    // Right at its end, and too long.
    let long =
        |before: &str, after: &str| -> &'static str { format!("{before}{}{after}", "x".repeat(5000)).leak() };
    let part =
        "\r\n--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
    for (media, body) in [
        (FORM, long("a=", "&List-Unsubscribe=One-Click")),
        ("multipart/form-data; boundary=b", long("", part)),
    ] {
        assert_eq!(table.post(&path, media, body).await.code(), "body_invalid", "{media}");
    }
    assert_eq!(table.post("/unsubscribe/x", FORM, "").await.code(), "not_found", "before the body");
    let (name, mac) = path.rsplit_once('-').unwrap();
    for other in [
        format!("{}-{mac}", name.replace("messages", "news")),
        format!("{}-{mac}", name.replace("messages", "moves")),
        format!("/unsubscribe/{}-messages-{mac}", table.ann.0 + 1),
        format!("{name}-{}", mac.to_uppercase()),
        format!("{name}-"),
        format!("{name}-{}", &mac[1..]),
        "/unsubscribe/x".into(),
    ] {
        assert_eq!(
            table.post(&other, FORM, "List-Unsubscribe=One-Click").await.code(),
            "not_found",
            "{other}"
        );
        assert_eq!(table.server.get(&other, "").await.code(), "not_found", "{other}");
    }
    assert_eq!(table.muted(), BTreeSet::new());
    assert_eq!(table.server.send(request(Method::PUT, &path, "", None)).await.code(), "method_not_allowed");

    let accounts = &table.instance.service.accounts;
    let ann = accounts.player(table.ann).unwrap().unwrap();
    for kind in NoticeKind::ALL {
        let link = accounts.unsubscribe_link(&ann, &BTreeSet::from([kind]));
        assert_eq!(link.is_some(), kind.needed().is_none(), "{kind:?}");
    }
    accounts.delete_account(table.ann, None, false).unwrap().unwrap();
    assert_eq!(table.post(&path, FORM, "List-Unsubscribe=One-Click").await.code(), "not_found");
}
