//! A service with one game, whose acts come in through one entry point.

use std::{collections::BTreeMap, sync::Arc};

use actix_web::{
    cookie::Cookie,
    test::{TestRequest, call_service, init_service, read_body},
};
use api::{
    HttpState,
    auth::{AccessTokens, Bearers},
    event_broadcast::EventBroadcast,
    http::Options,
};
use app::{
    Address, Service,
    inbox::Intake,
    ports::{Purpose, Role, SessionId, StartChoice, Vault as _, read, write},
};
use domain::{notation::Letters, *};
use futures_util::future::LocalBoxFuture;
use mailer::reading::{self, Worker};
use serde_json::Value;
use store::{
    TokenKeyFiles,
    keys::KeyRing,
    testing::{ManualClock, SeededEntropy, Solo, TestInstance},
};

use super::{Act, By, Entry, page};

/// An answer over HTTP.
struct Reply {
    status: u16,
    /// The secret that a browser keeps.
    cookie: Option<Cookie<'static>>,
    body: Value,
}

type Call = Box<dyn Fn(TestRequest) -> LocalBoxFuture<'static, Reply>>;

/// An instance with one game, whose acts come in one way.
pub(super) struct Instance {
    pub(super) entry: Entry,
    pub(super) service: Service,
    solo: Arc<Solo>,
    clock: Arc<ManualClock>,
    reader: Worker,
    call: Call,
    tokens: Arc<AccessTokens>,
    players: ByColor<PlayerId>,
    arbiters: [PlayerId; 2],
    sessions: BTreeMap<PlayerId, SessionId>,
    /// The players' sessions in browsers.
    cookies: ByColor<Option<Cookie<'static>>>,
    game: GameId,
    acts: u32,
    _keys: tempfile::TempDir,
}

impl Instance {
    pub(super) async fn new(
        entry: Entry,
        letters: Letters,
        regulations: Regulations,
        start: StartChoice,
    ) -> Self {
        let (solo, clock) = (Arc::new(Solo::new()), Arc::new(ManualClock::default()));
        clock.set(Instant(1_767_607_200_000));
        let service = TestInstance::service_with(solo.clone(), &clock);
        let add = |name: &str, role| {
            let mut someone = TestInstance::someone(name, role, service.time.now());
            someone.letters = letters;
            TestInstance::add_to(&*solo, someone).id
        };
        let players = ByColor { white: add("Anna", Role::Player), black: add("Boris", Role::Player) };
        let arbiters = [add("Carla", Role::Arbiter), add("Emil", Role::Arbiter)];
        add("Dora", Role::Player);
        let game =
            TestInstance::game_on(&service, arbiters[0], ["Anna", "Boris"], start, regulations, "Club");
        let everybody = [players.white, players.black, arbiters[0], arbiters[1]];
        let signed_in =
            |player| TestInstance::session_in(&*solo, player, service.time.now(), Span::days(1000));
        let sessions = everybody.map(|player| (player, signed_in(player))).into();
        let keys = tempfile::tempdir().unwrap();
        let entropy = Arc::new(SeededEntropy::new(5));
        let files = TokenKeyFiles::open(keys.path(), clock.clone(), entropy.clone()).unwrap();
        let tokens = AccessTokens::new(Arc::new(files), clock.clone(), entropy, "https://play.example.org");
        let tokens = Arc::new(tokens.unwrap());
        let options =
            Options { account_per_minute: 1_000_000, address_per_minute: 1_000_000, ..Options::default() };
        let state = HttpState::new(
            service.clone(),
            Arc::new(Bearers::new(service.clone(), tokens.clone())),
            Arc::new(EventBroadcast::new()),
            None,
            &options,
        );
        let app = std::rc::Rc::new(init_service(api::server::app(state)).await);
        let call: Call = Box::new(move |request| {
            let app = app.clone();
            Box::pin(async move {
                let response = call_service(&*app, request.to_request()).await;
                let status = response.status().as_u16();
                // What is taken away comes after what is given.
                let cookie = response.response().cookies().next().map(Cookie::into_owned);
                let body = serde_json::from_slice(&read_body(response).await).unwrap_or_default();
                Reply { status, cookie, body }
            })
        });
        let reader = Worker::new(service.clone(), None);
        let (acts, _keys) = (0, keys);
        Self {
            entry,
            service,
            solo,
            clock,
            reader,
            call,
            tokens,
            players,
            arbiters,
            sessions,
            cookies: ByColor { white: None, black: None },
            game,
            acts,
            _keys,
        }
    }

    pub(super) fn state(&self) -> Game {
        self.service.games.game(self.game).unwrap().unwrap().row.state
    }

    fn id(&self, by: By) -> PlayerId {
        match by {
            By::Player(color) => self.players[color],
            By::Arbiter(n) => self.arbiters[n],
        }
    }

    pub(super) fn pass(&self, span: Span) {
        self.clock.advance(span);
        let now = self.service.time.now();
        write(&*self.solo, move |tx| tx.beat(now)).unwrap();
        self.service.time.tick().unwrap();
    }

    /// Acts, and returns the code that HTTP answers.
    pub(super) async fn act(&mut self, act: &Act) -> Option<String> {
        self.acts += 1;
        match (self.entry, act.by) {
            (Entry::Console, By::Arbiter(_)) => {
                self.on_command_line(act);
                None
            }
            (Entry::Mail, _) => {
                self.by_mail(act);
                None
            }
            (Entry::Page, By::Player(color)) => match page::form(act) {
                Some((path, fields)) => {
                    self.by_page(act, color, path, fields).await;
                    None
                }
                None => self.by_http(act).await,
            },
            (Entry::Console, By::Player(_)) | (Entry::Page, By::Arbiter(_))
                if self.acts.is_multiple_of(2) =>
            {
                self.by_mail(act);
                None
            }
            _ => self.by_http(act).await,
        }
    }

    async fn by_http(&self, act: &Act) -> Option<String> {
        let player = self.id(act.by);
        let token = self.tokens.sign(player, self.sessions[&player]).unwrap();
        let (method, path, body) = &act.http;
        let request = TestRequest::default()
            .method(method.clone())
            .uri(&format!("/v1/games/{}/{path}", self.game.0))
            .insert_header(("Authorization", format!("Bearer {}", token.token.0)))
            .set_json(body);
        let Reply { status, body: answer, .. } = (self.call)(request).await;
        let code = answer["code"].as_str().or(answer["warnings"][0]["code"].as_str());
        let of_http = ["bad_request", "body_invalid", "insufficient_scope", "not_found", "unauthenticated"];
        assert!(status < 500 && code.is_none_or(|code| !of_http.contains(&code)), "{act:?}: {answer}");
        code.map(str::to_owned)
    }

    async fn by_page(
        &mut self,
        act: &Act,
        color: Color,
        path: &str,
        mut fields: Vec<(&'static str, String)>,
    ) {
        fields.extend([
            ("key", format!("act-{}", self.acts)),
            ("ply", act.seen.ply.0.to_string()),
            ("revision", act.seen.revision.to_string()),
        ]);
        // The press that starts clocks is confirmed, as it was shown.
        if fields.iter().any(|(name, value)| *name == "act" && value == "resume") {
            let game = self.service.games.game(self.game).unwrap().unwrap();
            fields.push(("version", game.row.state.events.to_string()));
        }
        let path = format!("/g/{}/{path}", self.game.0);
        for _attempt in 0..2 {
            let Reply { status, .. } = self.submit(&path, self.cookies[color].clone(), &fields).await;
            // Their session may be over.
            if status == 401 {
                self.sign_in(color).await;
                continue;
            }
            assert!(matches!(status, 200 | 303 | 422), "{act:?}: {status}");
            return;
        }
        panic!("{act:?}: nobody is signed in");
    }

    async fn submit(
        &self,
        path: &str,
        cookie: Option<Cookie<'static>>,
        fields: &[(&'static str, String)],
    ) -> Reply {
        let request = TestRequest::post()
            .uri(path)
            .peer_addr(([203, 0, 113, 7], 4711).into())
            .insert_header(("Accept", "text/html"))
            .insert_header(("Sec-Fetch-Site", "same-origin"))
            .set_form(fields);
        (self.call)(cookie.into_iter().fold(request, TestRequest::cookie)).await
    }

    async fn sign_in(&mut self, color: Color) {
        let key = || ("key", format!("in-{color}-{}", self.acts));
        let email = format!("{}@example.org", color.fold_wb("anna", "boris"));
        let asked = self.submit("/sign-in", None, &[key(), ("email", email)]).await;
        let mail = read(&*self.solo, |view| view.outbox(None, None, 1)).unwrap().remove(0).mail;
        let vault = KeyRing::new(&[7; 32]).unwrap();
        let code = vault.open(Purpose::OutgoingSecret, &mail.key, &mail.secret.unwrap()).unwrap();
        let code = String::from_utf8(code).unwrap();
        self.cookies[color] =
            self.submit("/sign-in/code", asked.cookie, &[key(), ("code", code)]).await.cookie;
    }

    fn by_mail(&self, act: &Act) {
        let (player, game) = (self.id(act.by), self.game);
        let (name, address) = match act.by {
            By::Player(color) => {
                (color.fold_wb("anna", "boris"), Address::Play { game, player, seen: act.seen })
            }
            By::Arbiter(n) => (["carla", "emil"][n], Address::Account { player }),
        };
        let raw = format!(
            "From: {name}@example.org\r\nMessage-ID: <{}@example.org>\r\nSubject: Re: [{game}] Anna - Boris\r\n\r\n{}\r\n",
            self.acts,
            act.mail.replace('\n', "\r\n")
        );
        let sender = format!("{name}@example.org");
        let received_at = self.service.time.now();
        let mail = Intake { sender, recipients: vec![address], raw: raw.into_bytes(), received_at };
        self.service.mail_in.intake(&mail).unwrap();
        assert_eq!(self.reader.read_due().unwrap(), 1, "{act:?}");
    }

    /// The act as `postzug arbiter do` submits it.
    fn on_command_line(&self, act: &Act) {
        let line = act.mail.strip_prefix("arbiter ").unwrap();
        let request = reading::act_of_arbiter(line).unwrap();
        let key = u128::from(self.acts).to_le_bytes();
        let now = self.service.time.now();
        self.service.games.submit(postzug::arbiter_submission(self.id(act.by), request, now, key)).unwrap();
    }

    /// Every entry of the record: actor, cause, event and hash. The encryption of an envelope is drawn anew each time, and
    /// every hash after it covers that.
    pub(super) fn record(&self) -> Vec<String> {
        let recorded = self.solo.texts(
            "SELECT json_array(actor_kind, actor_id, json(coalesce(cause, 'null')), json(body), hex(hash)) AS text \
             FROM event ORDER BY game, seq",
        );
        let mut is_drawn = false;
        let entry = |text: String| {
            let mut entry: Value = serde_json::from_str(&text).unwrap();
            is_drawn |= hide_ciphertext(&mut entry);
            if is_drawn {
                entry[4] = Value::Null;
                entry.to_string()
            } else {
                text
            }
        };
        recorded.into_iter().map(entry).collect()
    }

    /// Every attempt that was refused: when, by whom, and why.
    pub(super) fn refusals(&self) -> Vec<String> {
        let trail = self.service.queue.trail(self.game, self.arbiters[0]).unwrap().unwrap();
        let refused = trail.lines.into_iter().filter_map(|line| Some((line.at, line.actor, line.refusal?)));
        let mut refused: Vec<_> = refused.map(|refused| serde_json::to_string(&refused).unwrap()).collect();
        refused.sort();
        refused
    }
}

/// Tells whether there was a ciphertext.
fn hide_ciphertext(value: &mut Value) -> bool {
    match value {
        Value::Object(members) => {
            let drawn = members.get_mut("ciphertext").map(|ciphertext| *ciphertext = Value::Null).is_some();
            members.values_mut().fold(drawn, |drawn, member| hide_ciphertext(member) || drawn)
        }
        Value::Array(items) => {
            items.iter_mut().filter_map(|item| hide_ciphertext(item).then_some(())).count() > 0
        }
        _ => false,
    }
}
