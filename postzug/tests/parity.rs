//! One random history through HTTP, by mail and on the command line leaves one record, refusals included.
//!
//! `POSTZUG_SEED` repeats a run; `POSTZUG_HISTORIES` is the number of histories.

use std::{collections::BTreeMap, sync::Arc};

use actix_web::{
    http::Method,
    rt::System,
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
    ports::{Role, Session, SessionId, write},
};
use domain::{
    notation::{Letters, Notation},
    *,
};
use futures_util::future::LocalBoxFuture;
use mailer::reading::{self, Worker};
use serde_json::{Value, json};
use store::{
    TokenKeyFiles,
    testing::{Dice, ManualClock, SeededEntropy, Solo, TestInstance, seed},
};
use strum::VariantNames;

/// Acts of a history.
const ACTS: usize = 40;

/// The reason of a mail to a position that an arbiter has undone. It is answered whatever it says, and never submitted:
/// the other entry points submit the act, and it is refused.
const UNDONE: &str = "before_an_act";

/// What happens in many histories, by the command that caused it or the refusal.
const DONE: [&str; 13] = [
    "adjourn",
    "appeal",
    "claim",
    "decide_appeal",
    "move",
    "resume",
    "say",
    "game_over",
    "illegal_move",
    "no_draw_offer",
    "not_adjourned",
    "not_your_move",
    "wrong_ply",
];

/// Commands that an act of a history asks for.
const DRAWN: [&str; 35] = [
    "accept_adjournment",
    "accept_draw",
    "acknowledge_face",
    "act",
    "adjourn",
    "adjourn_early",
    "analyse",
    "appeal",
    "approve_early_opening",
    "ask_adjudication",
    "book_leave",
    "cancel_leave",
    "choose_reading",
    "claim",
    "claim_flag",
    "decide_appeal",
    "decide_claim",
    "declare_missing",
    "declare_reflection",
    "decline_adjournment",
    "decline_draw",
    "draft",
    "move",
    "offer_draw",
    "open",
    "publish",
    "question_clocks",
    "refill_clock",
    "resign",
    "resume",
    "say",
    "seal",
    "set_conditional_moves",
    "set_resumption",
    "withdraw",
];

/// Commands that no act asks for, and the reason. Whoever adds a command adds it to one of the two.
const NOT_DRAWN: [(&str, &str); 9] = [
    ("answer", "a stored conditional move is played by the service"),
    ("create", "the game begins before the history"),
    ("end_session", "the timekeeper's"),
    ("flag_fall", "the timekeeper's"),
    ("give_way", "follows from the reversal of a cancellation"),
    ("lapse_claim", "the timekeeper's"),
    ("note_mail", "the timekeeper's, after mails that came back"),
    ("note_zone", "follows from a change of settings"),
    ("return_downtime", "the timekeeper's, after an outage"),
];

/// A person of the history.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum By {
    Player(Color),
    /// Carla or Emil.
    Arbiter(usize),
}

/// One act, in the words of every entry point.
#[derive(Clone, Debug)]
struct Act {
    by: By,
    /// The position it is for.
    seen: PositionId,
    /// Method, path below the game, body. The token says who.
    http: (Method, String, Value),
    /// The lines of a mail: of a player to the address of `seen`, of an arbiter to their own.
    mail: String,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Entry {
    Http,
    Mail,
    /// Arbiters act on the command line; it has no words for players, who alternate between the others.
    Console,
}

type Call = Box<dyn Fn(TestRequest) -> LocalBoxFuture<'static, (u16, Value)>>;

/// An instance with one game, whose acts come in one way.
struct Instance {
    entry: Entry,
    service: Service,
    solo: Arc<Solo>,
    clock: Arc<ManualClock>,
    reader: Worker,
    call: Call,
    tokens: Arc<AccessTokens>,
    players: ByColor<PlayerId>,
    arbiters: [PlayerId; 2],
    sessions: BTreeMap<PlayerId, SessionId>,
    game: GameId,
    acts: u32,
    /// Refusals of other instances of acts that came here by mail and were not submitted.
    unheard: Vec<String>,
    _keys: tempfile::TempDir,
}

impl Instance {
    async fn new(entry: Entry, letters: Letters, regulations: Regulations) -> Self {
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
        let game = TestInstance::game_on(
            &service,
            arbiters[0],
            ["Anna", "Boris"],
            app::ports::StartChoice::default(),
            regulations,
            "Club",
        );
        let everybody = [players.white, players.black, arbiters[0], arbiters[1]];
        let sessions = everybody.map(|player| (player, session(&solo, &service, player))).into();
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
                (status, serde_json::from_slice(&read_body(response).await).unwrap_or_default())
            })
        });
        let reader = Worker::new(service.clone(), None);
        let (acts, unheard, _keys) = (0, Vec::new(), keys);
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
            game,
            acts,
            unheard,
            _keys,
        }
    }

    fn state(&self) -> Game {
        self.service.games.game(self.game).unwrap().unwrap().row.state
    }

    fn id(&self, by: By) -> PlayerId {
        match by {
            By::Player(color) => self.players[color],
            By::Arbiter(n) => self.arbiters[n],
        }
    }

    fn pass(&self, span: Span) {
        self.clock.advance(span);
        let now = self.service.time.now();
        write(&*self.solo, move |tx| tx.beat(now)).unwrap();
        self.service.time.tick().unwrap();
    }

    /// Acts, and returns the code that HTTP answers, or the reason why a mail was not heard.
    async fn act(&mut self, act: &Act) -> Option<String> {
        self.acts += 1;
        match (self.entry, act.by) {
            (Entry::Console, By::Arbiter(_)) => {
                self.on_command_line(act);
                None
            }
            (Entry::Mail, _) => self.by_mail(act),
            (Entry::Console, By::Player(_)) if self.acts.is_multiple_of(2) => self.by_mail(act),
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
        let (status, answer) = (self.call)(request).await;
        let code = answer["code"].as_str().or(answer["warnings"][0]["code"].as_str());
        let of_http = ["bad_request", "body_invalid", "insufficient_scope", "not_found", "unauthenticated"];
        assert!(status < 500 && code.is_none_or(|code| !of_http.contains(&code)), "{act:?}: {answer}");
        code.map(str::to_owned)
    }

    fn by_mail(&self, act: &Act) -> Option<String> {
        let (player, game) = (self.id(act.by), self.game);
        let (name, address) = match act.by {
            By::Player(color) => (color.fold_wb("anna", "boris"), play_address(game, player, act.seen)),
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
        let ids = self.service.mail_in.intake(&mail).unwrap();
        assert_eq!(self.reader.read_due().unwrap(), 1, "{act:?}");
        Some(self.service.mail_in.mail(ids[0]).unwrap().unwrap().reason).filter(|reason| reason == UNDONE)
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
    fn record(&self) -> Vec<String> {
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
    fn refusals(&self) -> Vec<String> {
        let trail = self.service.games.game_trail(self.game, self.arbiters[0]).unwrap().unwrap();
        let refused = trail.lines.into_iter().filter_map(|line| Some((line.at, line.actor, line.refusal?)));
        let mut refused: Vec<_> = refused.map(|refused| serde_json::to_string(&refused).unwrap()).collect();
        refused.sort();
        refused
    }
}

fn play_address(game: GameId, player: PlayerId, seen: PositionId) -> Address {
    Address::Play { game, player, ply: seen.ply, line: seen.revision }
}

fn session(solo: &Solo, service: &Service, player: PlayerId) -> SessionId {
    let now = service.time.now();
    let mut family = [0; 32];
    family[..8].copy_from_slice(&player.0.to_le_bytes());
    let session = Session {
        id: SessionId(0),
        player,
        family,
        current: family,
        exchange: None,
        device: "test".into(),
        created_at: now,
        refreshed_at: now,
        expires_at: now + Span::days(1000),
    };
    write(solo, move |tx| tx.add_session(&session)).unwrap()
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

/// Draws acts that fit a game, and some that do not.
struct Author<'a> {
    dice: &'a Dice,
    game: &'a Game,
    letters: Letters,
}

impl Author<'_> {
    /// The position on the board, or an earlier one.
    fn position(&self) -> PositionId {
        let now = self.game.position_id();
        if self.dice.permille(120) && now.ply.0 > 0 {
            let back = u16::try_from(1 + self.dice.below(2)).unwrap();
            return PositionId { ply: Ply(now.ply.0.saturating_sub(back)), ..now };
        }
        if self.dice.permille(200) && now.revision > 0 {
            return PositionId { revision: now.revision - 1, ..now };
        }
        now
    }

    /// A legal move in any notation that reads back as this move.
    fn written(&self) -> String {
        let position = &self.game.position;
        let m = self.dice.one_of(&position.legal_moves());
        let text = notation::write(m, position, self.dice.one_of(&Notation::ALL[..6]), self.letters);
        if notation::read(&text, position, self.letters) == Ok(m) { text } else { position.uci(m) }
    }

    /// Four digits that are no legal move.
    fn illegal(&self) -> String {
        let digit = || char::from(b'1' + u8::try_from(self.dice.below(8)).unwrap());
        loop {
            let text: String = [digit(), digit(), digit(), digit()].iter().collect();
            if matches!(
                notation::read(&text, &self.game.position, self.letters),
                Err(Refusal::IllegalMove { .. })
            ) {
                return text;
            }
        }
    }

    /// An act that is for a position.
    fn bound(&self, by: Color, path: &str, mut body: Value, mail: impl Into<String>) -> Act {
        let seen = self.position();
        (body["ply"], body["revision"]) = (seen.ply.0.into(), seen.revision.into());
        Act { by: By::Player(by), seen, http: (Method::POST, path.into(), body), mail: mail.into() }
    }

    /// An act for any position. A mail names one all the same, by its address: so an earlier one would be refused there
    /// after a reversal, and the present one is taken.
    fn free(&self, by: Color, path: impl Into<String>, body: Value, mail: impl Into<String>) -> Act {
        let seen = self.game.position_id();
        Act { by: By::Player(by), seen, http: (Method::POST, path.into(), body), mail: mail.into() }
    }

    fn of_player(&self) -> Act {
        let (dice, on_move) = (self.dice, self.game.position.side_to_move());
        let either = dice.one_of(&Color::ALL);
        match dice.below(52) {
            0 => self.bound(either, "draw", json!({"action": "accept"}), "accept draw"),
            1 => self.bound(either, "draw", json!({"action": "decline"}), "decline draw"),
            2 => self.bound(either, "claims", json!({"basis": "threefold_repetition"}), "claim threefold"),
            3 => self.bound(either, "claims", json!({"basis": "fifty_moves"}), "claim fifty"),
            4 => {
                let text = self.written();
                let body = json!({"basis": "threefold_repetition", "announced": text});
                self.bound(on_move, "claims", body, format!("claim threefold {text}"))
            }
            5 => self.free(either, "messages", json!({"message": "What a game"}), "say What a game"),
            6 if dice.permille(200) => self.free(either, "resign", json!({"confirm": true}), "resign yes"),
            7 => self.free(either, "clock", json!({"action": "claim_flag"}), "claim flag"),
            8 => self.free(either, "clock", json!({"action": "refill"}), "refill"),
            9 => self.free(either, "clock", json!({"action": "declare_reflection"}), "reflect"),
            10 => {
                let (first, last) = self.days();
                let body = json!({"first": first, "last": last});
                self.free(either, "leave", body, format!("leave {first} {last}"))
            }
            11 => {
                let (first, _) = self.days();
                self.free(either, "leave/cancel", json!({"first": first}), format!("cancel leave {first}"))
            }
            12 => self.adjourn(either),
            13 => self.bound(either, "adjournment", json!({"action": "decline"}), "decline adjournment"),
            14 => self.bound(either, "adjournment", json!({"action": "early"}), "adjourn early"),
            15 => self.seal(),
            16 | 17 => self.resume(),
            18 => {
                let text = self.illegal();
                self.bound(on_move, "moves", json!({"move": text}), text)
            }
            19 => self.bound(!on_move, "moves", json!({"move": self.game_uci()}), self.game_uci()),
            20 => self.appeal(either),
            21 | 22 => self.conditional(),
            40 => {
                let mut act = self.free(!on_move, "conditions", json!({}), "if none");
                act.http.0 = Method::DELETE;
                act
            }
            41 => {
                let words = "The pawn cannot be stopped.";
                let body = json!({"seeks": "win", "analysis": words});
                self.heard(self.free(
                    either,
                    "adjudication",
                    body,
                    format!("adjudicate win\nanalysis: {words}"),
                ))
            }
            42 => self.free(either, "clocks/question", json!({}), "clocks wrong"),
            43 => {
                let (basis, words) = dice.one_of(&[("tablebase_win", "win"), ("tablebase_draw", "draw")]);
                self.bound(either, "claims", json!({"basis": basis}), format!("claim {words}"))
            }
            44 => {
                let words = "It wins the exchange.";
                let body = json!({"analysis": words});
                self.heard(self.free(either, "adjudication/analysis", body, format!("analysis: {words}")))
            }
            45 => self.free(either, "envelope/publication", json!({}), "publish"),
            46 => {
                let text = self.written();
                self.bound(either, "reading", json!({"move": text}), format!("choose {text}"))
            }
            47 => self.draft(),
            48 if dice.permille(200) => {
                let reason = "I am ill.";
                let body = json!({"confirm": true, "scope": "event", "reason": reason});
                self.free(either, "withdrawal", body, format!("withdraw from event yes: {reason}"))
            }
            n => {
                let (text, offer) = (self.written(), n < 27);
                let (mut body, mut mail) = (json!({"move": text, "draw_offer": offer}), text);
                if offer {
                    mail += " (=)";
                }
                if n % 7 != 0 {
                    return self.bound(on_move, "moves", body, mail);
                }
                body["message"] = "Good luck!".into();
                self.heard(self.bound(on_move, "moves", body, mail + "\nmessage: Good luck!"))
            }
        }
    }

    /// The act for the present revision. Salts and nonces are drawn when it is submitted, and a mail to a position that was
    /// undone is not: after it the instances would draw different ones.
    fn heard(&self, mut act: Act) -> Act {
        act.seen.revision = self.game.position_id().revision;
        if act.http.2["revision"].is_number() {
            act.http.2["revision"] = act.seen.revision.into();
        }
        act
    }

    /// Proposes to adjourn, or agrees to the opponent's proposal.
    fn adjourn(&self, by: Color) -> Act {
        let body = json!({"action": "propose"});
        match self.game.phase {
            // "accept" alone would ask which offer is meant.
            Phase::Playing { adjournment_proposed_by: Some(other) }
                if other != by && self.game.draw_offer.is_none() && self.dice.permille(500) =>
            {
                self.bound(by, "adjournment", json!({"action": "accept"}), "accept")
            }
            Phase::Playing { adjournment_proposed_by: Some(other) } if other != by => {
                self.bound(by, "adjournment", body, "adjourn")
            }
            _ => self.free(by, "adjournment", body, "adjourn"),
        }
    }

    fn seal(&self) -> Act {
        let text = self.written();
        let body = json!({"move": text});
        self.heard(self.bound(self.game.position.side_to_move(), "seal", body, format!("seal {text}")))
    }

    fn draft(&self) -> Act {
        let text = self.written();
        let body = json!({"move": text, "draft": true});
        self.heard(self.bound(self.game.position.side_to_move(), "seal", body, format!("draft {text}")))
    }

    /// Over HTTP one request serves players and arbiters: whoever is neither is refused there, before anything is submitted.
    fn resume(&self) -> Act {
        if !self.game.replaced_players.is_empty() {
            return self.appeal(Color::White);
        }
        self.free(self.dice.one_of(&Color::ALL), "resume", json!({}), "resume")
    }

    /// A legal move of the side to move, for the other one to try.
    fn game_uci(&self) -> String {
        let position = &self.game.position;
        position.uci(position.legal_moves()[0])
    }

    /// Conditional moves of the player who waits: a legal answer to a legal move.
    fn conditional(&self) -> Act {
        let position = &self.game.position;
        let m = self.dice.one_of(&position.legal_moves());
        let line = position.play(m).and_then(|after| {
            let answer = after.legal_moves().first().map(|answer| after.uci(*answer))?;
            Some(format!("{} then {answer}", position.uci(m)))
        });
        let line = line.unwrap_or_else(|| position.uci(m));
        let mut act =
            self.free(!position.side_to_move(), "conditions", json!({"lines": [line]}), format!("if {line}"));
        act.http.0 = Method::PUT;
        // After one's own move a mail means the position after it; so both name the one on the board.
        (act.http.2["ply"], act.http.2["revision"]) = (act.seen.ply.0.into(), act.seen.revision.into());
        act
    }

    fn appeal(&self, by: Color) -> Act {
        let number = self.game.acts.last().map_or(2, |note| note.seq);
        let (path, grounds) = (format!("acts/{number}/appeal"), "I was not told.");
        self.free(by, path, json!({"message": grounds}), format!("appeal {number}: {grounds}"))
    }

    fn days(&self) -> (String, String) {
        let day = 1 + self.dice.below(20);
        (format!("2026-02-{day:02}"), format!("2026-02-{:02}", day + 7))
    }

    fn of_arbiter(&self) -> Act {
        let (dice, by) = (self.dice, By::Arbiter(self.dice.below(2)));
        let color = dice.one_of(&Color::ALL);
        let side = wire::color_name(color);
        let reason = "So it is.";
        let (order, words) = match dice.below(30) {
            0 | 1 => (json!({"kind": "warn", "side": side}), format!("warn {side}")),
            2 | 3 => (json!({"kind": "give_time", "side": side, "time": "2d"}), format!("give {side} 2d")),
            4 => (json!({"kind": "take_time", "side": side, "time": "12h"}), format!("take {side} 12h")),
            5 => (json!({"kind": "adjourn"}), "adjourn".into()),
            6 | 7 => {
                let to = self.game.ply.0.saturating_sub(u16::try_from(1 + dice.below(2)).unwrap());
                (json!({"kind": "take_back", "to": to}), format!("takeback {to}"))
            }
            8 => (json!({"kind": "forfeit", "loser": side}), format!("forfeit {side}")),
            9 => (json!({"kind": "adjudicate", "outcome": "draw"}), "adjudicate 1/2".into()),
            10 => {
                let body = json!({"kind": "change_points", "half_points": {"white": 2, "black": 1}});
                (body, "points 1 1/2".into())
            }
            11 => {
                let (first, last) = self.days();
                let body = json!({"kind": "grant_leave", "side": side, "first": first, "last": last});
                (body, format!("leave {side} {first} {last}"))
            }
            14 => (json!({"kind": "cancel"}), "cancel".into()),
            15 => (json!({"kind": "cancel", "replay": true}), "replay".into()),
            16 => (json!({"kind": "annul"}), "annul".into()),
            17 => {
                let (first, _) = self.days();
                (
                    json!({"kind": "end_leave", "side": side, "first": first}),
                    format!("end leave {side} {first}"),
                )
            }
            18 => (json!({"kind": "expel", "side": side}), format!("expel {side}")),
            19 => (json!({"kind": "withdraw", "side": side}), format!("withdraw {side}")),
            20 => {
                (json!({"kind": "replace", "side": side, "player": "Dora"}), format!("replace {side} Dora"))
            }
            12 => {
                let seen = self.game.position_id();
                let http = (Method::POST, "clock".into(), json!({"action": "arbitrate_flag"}));
                return Act { by, seen, http, mail: format!("arbiter {} flag", GameId(1)) };
            }
            21 => {
                let day = 24 * 3_600_000;
                let body = json!({"kind": "correct_clocks", "used": {"white": day, "black": 2 * day}});
                (body, "clocks 1d 2d".into())
            }
            22 => {
                let number = self.game.claim.as_ref().map_or(3, |claim| claim.seq);
                let upheld = dice.permille(500);
                let body = json!({"claim": number, "upheld": upheld, "reason": reason});
                let word = if upheld { "uphold" } else { "reject" };
                return self.ordered(by, "claims/decision", body, format!("{word} {number}: {reason}"));
            }
            23..=27 => return self.about_the_envelope(by, reason),
            _ => return self.decision(by, reason),
        };
        self.ordered(by, "acts", json!({"act": order, "reason": reason}), format!("{words}: {reason}"))
    }

    fn about_the_envelope(&self, by: By, reason: &str) -> Act {
        let decided = |action: &str, words: &str| {
            let body = json!({"action": action, "reason": reason});
            self.ordered(by, "envelope/decisions", body, format!("{words}: {reason}"))
        };
        match self.dice.below(5) {
            0 => {
                let body = json!({"action": "acknowledge_face"});
                self.ordered(by, "envelope/decisions", body, "acknowledge".into())
            }
            1 => {
                let body =
                    json!({"action": "set_resumption", "resume_at": 1_772_359_200_000_i64, "reason": reason});
                let words = format!("resumption 2026-03-01 10:00: {reason}");
                self.ordered(by, "envelope/decisions", body, words)
            }
            2 => decided("approve_early_opening", "approve early"),
            3 => decided("declare_missing", "missing"),
            _ => self.ordered(by, "resume", json!({}), "open".into()),
        }
    }

    fn decision(&self, by: By, reason: &str) -> Act {
        let number = self.game.acts.last().map_or(2, |note| note.seq);
        let reverse = self.dice.permille(700);
        let word = if reverse { "reverse" } else { "confirm" };
        let body = json!({"reverse": reverse, "reason": reason});
        self.ordered(by, &format!("acts/{number}/decision"), body, format!("{word} {number}: {reason}"))
    }

    fn ordered(&self, by: By, path: &str, body: Value, words: String) -> Act {
        let seen = self.game.position_id();
        Act {
            by,
            seen,
            http: (Method::POST, path.into(), body),
            mail: format!("arbiter {} {words}", GameId(1)),
        }
    }

    /// An open appeal is decided soon, and a game that is over has only appeals and decisions left.
    fn next(&self) -> Act {
        let open = self.game.acts.iter().any(|note| note.is_open());
        match self.dice.below(10) {
            0..=4 if open => self.decision(By::Arbiter(self.dice.below(2)), "So it is."),
            0..=6 if self.game.is_over() => self.appeal(self.dice.one_of(&Color::ALL)),
            0 if self.game.is_sealing() => self.draft(),
            1..=5 if self.game.is_sealing() => self.seal(),
            0 | 1 if matches!(self.game.phase, Phase::Adjourned { .. }) => {
                self.about_the_envelope(By::Arbiter(self.dice.below(2)), "So it is.")
            }
            2 if matches!(self.game.phase, Phase::Adjourned { .. }) => {
                self.free(self.dice.one_of(&Color::ALL), "draw", json!({"action": "offer"}), "draw")
            }
            3..=5 if matches!(self.game.phase, Phase::Adjourned { .. }) => self.resume(),
            0..=2 if matches!(self.game.phase, Phase::Playing { adjournment_proposed_by: Some(_) }) => {
                self.adjourn(self.dice.one_of(&Color::ALL))
            }
            1 if self.game.draw_offer.is_some() => {
                self.bound(self.dice.one_of(&Color::ALL), "draw", json!({"action": "accept"}), "accept draw")
            }
            0 => self.of_arbiter(),
            _ => self.of_player(),
        }
    }
}

fn regulations(dice: &Dice) -> Regulations {
    let flags = dice.one_of(&[FlagRule::Automatic, FlagRule::OnClaim, FlagRule::ByArbiter]);
    let arbiter = ArbiterRules { appeal_days: 14, takeback: true, named: Vec::new() };
    let leave = Some(LeaveRules::default());
    let adjudication =
        dice.permille(500).then(|| AdjudicationRules { not_before_move: 1, ..AdjudicationRules::default() });
    Regulations { flags, arbiter, leave, adjudication, ..Regulations::default() }
}

async fn history(seed: u64, counts: &mut BTreeMap<String, u32>) {
    let dice = Dice::new(seed);
    let (letters, regulations) = (dice.one_of(&[Letters::English, Letters::German]), regulations(&dice));
    let mut instances = Vec::new();
    for entry in [Entry::Http, Entry::Mail, Entry::Console] {
        instances.push(Instance::new(entry, letters, regulations.clone()).await);
    }
    let (mut acts, mut after_end) = (Vec::new(), 0);
    for _ in 0..ACTS {
        let pause = dice.span(Span::minutes(1), Span::hours(if dice.permille(10) { 1500 } else { 30 }));
        instances.iter().for_each(|instance| instance.pass(pause));
        let game = instances[0].state();
        after_end += u32::from(game.is_over());
        if after_end > 4 {
            break;
        }
        let act = Author { dice: &dice, game: &game, letters }.next();
        acts.push(format!("{:?} {:?} {:?}", act.by, act.seen, act.mail));
        let before = instances[0].refusals();
        let code = instances[0].act(&act).await;
        let (record, refusals) = (instances[0].record(), instances[0].refusals());
        let new: Vec<_> = refusals.iter().filter(|refusal| !before.contains(refusal)).cloned().collect();
        if !new.is_empty() {
            let code = code.unwrap_or_default();
            assert!(new.iter().any(|refusal| refusal.contains(&format!("\"{code}\""))), "{code} {new:?}");
            *counts.entry(code).or_default() += 1;
        }
        for other in &mut instances[1..] {
            if other.act(&act).await.is_some_and(|code| code == UNDONE) {
                assert!(!new.is_empty(), "seed {seed}: only a mail was refused: {acts:#?}");
                other.unheard.extend(new.iter().cloned());
            }
            let others = other.record();
            let same = others.iter().zip(&record).take_while(|(other, one)| other == one).count();
            assert_eq!(others[same..], record[same..], "seed {seed}, {:?}: {acts:#?}", other.entry);
            let mut others = [other.refusals(), other.unheard.clone()].concat();
            others.sort();
            assert_eq!(others, refusals, "seed {seed}, {:?}: {acts:#?}", other.entry);
        }
    }
    for event in instances[0].record() {
        let event: Value = serde_json::from_str(&event).unwrap();
        // The command that caused it, and of an arbiter's act its kind.
        let command = match &event[2]["command"] {
            Value::Object(named) => named.iter().next(),
            _ => None,
        };
        let name = command.map(|(name, members)| match members["act"].as_object() {
            Some(act) if name == "act" => format!("act {}", act["kind"].as_str().unwrap()),
            _ => name.clone(),
        });
        let name = name.or_else(|| event[2]["command"].as_str().map(str::to_owned));
        *counts.entry(name.unwrap_or_else(|| event[3]["type"].to_string())).or_default() += 1;
    }
    for instance in instances {
        assert_eq!(instance.service.ops.verify_all().unwrap().faults, [], "seed {seed}");
    }
}

#[test]
fn every_command_is_drawn_or_not() {
    let mut listed: Vec<_> = DRAWN.into_iter().chain(NOT_DRAWN.map(|(name, _why)| name)).collect();
    listed.sort_unstable();
    let mut commands = Command::VARIANTS.to_vec();
    commands.sort_unstable();
    assert_eq!(listed, commands);
}

#[test]
fn every_entry_point_leaves_one_record() {
    let first = seed();
    println!("POSTZUG_SEED={first}");
    let histories = std::env::var("POSTZUG_HISTORIES").map_or(40, |number| number.parse().expect("a number"));
    let mut counts = BTreeMap::new();
    System::new().block_on(async {
        for n in 0..histories {
            history(first.wrapping_add(n), &mut counts).await;
        }
    });
    println!("{counts:?}");
    // Most histories have none of an act, and many have all of these.
    let missing: Vec<_> = DONE.into_iter().filter(|name| !counts.contains_key(*name)).collect();
    assert!(histories < 40 || missing.is_empty(), "not once: {missing:?}");
}
