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
    Address, Service, Submission,
    inbox::Intake,
    ports::{Purpose, Role, SessionId, StartChoice, Vault as _, read, write},
};
use domain::{notation::Letters, *};
use futures_util::future::LocalBoxFuture;
use mailer::reading::{self, Worker};
use serde::Serialize;
use serde_json::Value;
use store::{
    TokenKeyFiles,
    keys::KeyRing,
    testing::{ManualClock, SeededEntropy, Solo, TestInstance},
};

use super::{Act, By, Entry, page};

/// An answer over HTTP.
pub(super) struct Reply {
    pub(super) status: u16,
    /// The secret that a browser keeps.
    cookie: Option<Cookie<'static>>,
    pub(super) text: String,
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
    /// Sessions in browsers.
    cookies: BTreeMap<PlayerId, Cookie<'static>>,
    pub(super) game: GameId,
    pub(super) acts: u32,
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
                let text = String::from_utf8(read_body(response).await.into()).unwrap();
                Reply { status, cookie, text }
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
            cookies: BTreeMap::new(),
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
        if matches!(act.by, By::Arbiter(_)) && self.entry != Entry::Page && !act.opens_envelope() {
            self.preview(act);
        }
        match (self.entry, act.by) {
            (Entry::Console, By::Arbiter(_)) => {
                self.on_command_line(act);
                None
            }
            (Entry::Mail, _) => {
                self.by_mail(act);
                None
            }
            (Entry::Page, By::Player(_)) => match page::form(act) {
                Some((path, fields)) => {
                    self.by_page(act, path, fields).await;
                    None
                }
                None => self.by_http(act).await,
            },
            (Entry::Page, By::Arbiter(_)) => {
                self.by_arbiter_page(act).await;
                None
            }
            (Entry::Console, By::Player(_)) if self.acts.is_multiple_of(2) => {
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
        let Reply { status, text, .. } = (self.call)(request).await;
        let answer: Value = serde_json::from_str(&text).unwrap_or_default();
        let code = answer["code"].as_str().or(answer["warnings"][0]["code"].as_str());
        let of_http = ["bad_request", "body_invalid", "insufficient_scope", "not_found", "unauthenticated"];
        assert!(status < 500 && code.is_none_or(|code| !of_http.contains(&code)), "{act:?}: {answer}");
        code.map(str::to_owned)
    }

    async fn by_page(&mut self, act: &Act, path: &str, mut fields: Vec<(&'static str, String)>) {
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
        let mut reply = self.submit(act.by, &path, &fields).await;
        // Their session may be over.
        if reply.status == 401 {
            self.sign_in(act.by).await;
            reply = self.submit(act.by, &path, &fields).await;
        }
        // The page of conditional moves is there for players alone, and not for those who were replaced.
        let refused = if path.contains("/plan/") { 403 } else { 422 };
        assert!([200, 303, 422, refused].contains(&reply.status), "{act:?}: {}", reply.status);
    }

    /// The page at an address. Signs in if nobody is.
    pub(super) async fn open(&mut self, by: By, path: &str) -> Reply {
        let reply = self.browse(by, TestRequest::get().uri(path)).await;
        if !(matches!(reply.status, 303 | 401)) {
            return reply;
        }
        self.sign_in(by).await;
        self.browse(by, TestRequest::get().uri(path)).await
    }

    pub(super) async fn submit(
        &self,
        by: By,
        path: &str,
        fields: &[(impl Serialize, impl Serialize)],
    ) -> Reply {
        self.browse(by, TestRequest::post().uri(path).set_form(fields)).await
    }

    async fn browse(&self, by: By, request: TestRequest) -> Reply {
        let request = request
            .peer_addr(([203, 0, 113, 7], 4711).into())
            .insert_header(("Accept", "text/html"))
            .insert_header(("Sec-Fetch-Site", "same-origin"));
        let cookie = self.cookies.get(&self.id(by)).cloned();
        (self.call)(cookie.into_iter().fold(request, TestRequest::cookie)).await
    }

    async fn sign_in(&mut self, by: By) {
        let player = self.id(by);
        let key = || ("key", format!("in-{}-{}", player.0, self.acts));
        let email = format!("{}@example.org", name(by));
        self.cookies.remove(&player);
        let asked = self.submit(by, "/sign-in", &[key(), ("email", email)]).await;
        let mail = read(&*self.solo, |view| view.outbox(None, None, 1)).unwrap().remove(0).mail;
        let vault = KeyRing::new(&[7; 32]).unwrap();
        let code = vault.open(Purpose::OutgoingSecret, &mail.key, &mail.secret.unwrap()).unwrap();
        let code = String::from_utf8(code).unwrap();
        self.cookies.extend(asked.cookie.map(|asked| (player, asked)));
        let signed_in = self.submit(by, "/sign-in/code", &[key(), ("code", code)]).await;
        self.cookies.extend(signed_in.cookie.map(|secret| (player, secret)));
    }

    fn by_mail(&self, act: &Act) {
        let (player, game) = (self.id(act.by), self.game);
        let name = name(act.by);
        let address = match act.by {
            By::Player(_) => Address::Play { game, player, seen: act.seen },
            By::Arbiter(_) => Address::Account { player },
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
        self.service.games.submit(self.ordered(act)).unwrap();
    }

    /// Looks at the effect of an arbiter's act, as the desk does before it: each look draws a salt for the reason.
    fn preview(&self, act: &Act) {
        self.service.games.preview(self.ordered(act)).unwrap();
    }

    fn ordered(&self, act: &Act) -> Submission {
        let line = act.mail.strip_prefix("arbiter ").unwrap();
        let request = reading::act_of_arbiter(line).unwrap();
        let key = u128::from(self.acts).to_le_bytes();
        postzug::arbiter_submission(self.id(act.by), request, self.service.time.now(), key)
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

/// The name in the mail address.
fn name(by: By) -> &'static str {
    match by {
        By::Player(color) => color.fold_wb("anna", "boris"),
        By::Arbiter(n) => ["carla", "emil"][n],
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
