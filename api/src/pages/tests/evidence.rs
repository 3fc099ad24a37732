//! The proofs of sealed moves: receipts of a signed log, and texts.

use std::sync::Arc;

use app::{
    log::{Sequencer, Vkey},
    ports::{EnvelopeTo, Role},
};
use domain::{
    Color, GameId, Ply, Regulations, Span,
    notation::Letters,
    sealing::{self, EnvelopeText},
};
use serde_json::{Value, json};
use store::{
    LogKeyFiles, envelopes,
    testing::{SeededEntropy, TestInstance},
};

use crate::testing::Server;

/// A game whose sealed move was opened, in a signed log with another one.
pub(super) struct Evidence {
    pub(super) instance: TestInstance,
    pub(super) server: Server,
    pub(super) keys: Vec<Vkey>,
    /// The receipts of both games' sealings and of the first one's opening.
    pub(super) sealed: String,
    pub(super) opened: String,
    pub(super) other: String,
    pub(super) text: String,
    /// Games whose envelopes were closed elsewhere.
    pub(super) own: Vec<Own>,
    /// The receipt of the first sealing after the log has a new key, and what introduces that.
    pub(super) renewed: String,
    pub(super) statements: String,
    pub(super) statement: String,
}

/// A text that no service wrote, with the receipts of its sealing and of its opening.
pub(super) struct Own {
    pub(super) text: String,
    pub(super) sealed: String,
    pub(super) opened: String,
}

fn own_text(game: GameId, fen: &str, ply: u16, [written, uci]: [&str; 2]) -> String {
    let text = EnvelopeText {
        game,
        sealer: Color::White,
        ply: Ply(ply),
        fen: fen.to_owned(),
        written: written.to_owned(),
        letters: Letters::English,
        uci: uci.to_owned(),
        draw_offer: false,
        nonce: "7".repeat(32),
    };
    text.to_text().expect("a text")
}

/// Makes the texts that are closed elsewhere, of a game and its position.
const OWN: [fn(GameId, &str) -> String; 5] = [
    |game, fen| own_text(game, fen, 0, ["Nf3", ""]),
    |game, fen| own_text(game, fen, 0, ["e5", "e2e5"]),
    |game, fen| own_text(game, fen, 0, ["Nf3", "knight"]),
    |game, fen| own_text(game, fen, 2, ["Nf3", "g1f3"]),
    // With a line twice, which two readers would read in two ways.
    |game, fen| own_text(game, fen, 0, ["Nf3", "g1f3"]).replace("nonce: 7", "uci: e2e4\nnonce: 7"),
];

impl Evidence {
    pub(super) async fn new() -> Self {
        let instance = TestInstance::new();
        let arbiter = instance.add("Carl", Role::Arbiter).id;
        instance.player("Ann");
        instance.player("Bob");
        let server = Server::of(&instance).await;
        let log_keys = |name: &str, seed| {
            let folder = instance.folder.path().join(name);
            let keys = LogKeyFiles::open(&folder, instance.clock.clone(), Arc::new(SeededEntropy::new(seed)));
            Arc::new(keys.expect("keys"))
        };
        let post = async |game: GameId, act: &str, player: u8, body: Value| {
            let path = format!("/v1/games/{}/{act}", game.0);
            server.post(&path, &format!("player-{player}"), body).await.done(201)
        };
        let mut games = Vec::new();
        for text in ["Nf3", "e4"] {
            let game = instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
            post(game, "adjournment", 3, json!({"action": "propose"})).await;
            post(game, "adjournment", 2, json!({"action": "accept", "ply": 0})).await;
            post(game, "seal", 2, json!({"move": text, "ply": 0})).await;
            games.push(game);
        }
        let mut texts = Vec::new();
        for own in OWN {
            let game = instance.game(arbiter, ["Ann", "Bob"], Regulations::default());
            post(game, "adjournment", 3, json!({"action": "propose"})).await;
            post(game, "adjournment", 2, json!({"action": "accept", "ply": 0})).await;
            let path = format!("/v1/games/{}/envelope/recipients", game.0);
            let holder = server.get(&path, "player-2").await.done(200)["recipients"][0].clone();
            let key = holder["key"].as_str().expect("a key").to_owned();
            let fen = instance.state(game).position.fen();
            let text = own(game, &fen);
            let to = EnvelopeTo { keys: vec![(0, key)], needed: 1, sealer: None };
            let closed =
                String::from_utf8(envelopes::close(&to, text.as_bytes()).expect("closed")).expect("text");
            let body = json!({"commitment": sealing::commitment(&text), "ciphertext": closed, "ply": 0});
            post(game, "envelope", 2, body).await;
            games.push(game);
            texts.push(text);
        }
        for game in games.iter().filter(|game| **game != games[1]) {
            post(*game, "resume", 3, json!({})).await;
        }
        let log_keys = log_keys("keys", 7);
        let sequencer = Sequencer::new(instance.service.log.clone(), log_keys.clone());
        while sequencer.round().expect("a round").more {}
        let receipt = async |game: GameId, kind: &str| {
            let path = format!("/v1/games/{}/events", game.0);
            let events = server.get(&path, "player-2").await.done(200)["items"].clone();
            let is_wanted = |item: &&Value| item["event"]["type"] == kind;
            let found = events.as_array().expect("events").iter().find(is_wanted).expect("an event").clone();
            let seq = u32::try_from(found["seq"].as_u64().expect("a number")).expect("a number");
            let receipt = instance.service.log.log_receipt(game, seq);
            (receipt.expect("read").expect("it is in the log").proof.to_text(), found["event"].clone())
        };
        let ((sealed, _), (opened, event)) =
            (receipt(games[0], "sealed").await, receipt(games[0], "opened").await);
        let (other, _) = receipt(games[1], "sealed").await;
        let mut own = Vec::new();
        for (game, text) in games[2..].iter().zip(texts) {
            let (sealed, opened) = (receipt(*game, "sealed").await.0, receipt(*game, "opened").await.0);
            own.push(Own { text, sealed, opened });
        }
        let text = event["envelope"].as_str().expect("the text").to_owned();
        let log = &instance.service.log;
        let keys = log.log_keys().expect("keys");
        instance.clock.advance(Span::minutes(1));
        log_keys.rotate(&keys[0].name, |by, note| log.state_in_log(by, note)).expect("a new key");
        while sequencer.round().expect("a round").more {}
        let renewed = receipt(games[0], "sealed").await.0;
        let statements = log.log_statements().expect("read").join("\n");
        let statement = log.log_receipt(GameId(0), 1).expect("read").expect("it is in the log");
        let statement = statement.proof.to_text();
        Self { instance, server, keys, sealed, opened, other, text, own, renewed, statements, statement }
    }
}
