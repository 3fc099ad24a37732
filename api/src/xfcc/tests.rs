//! Requests as real clients send them, to the real service.

use actix_web::http::Method;
use app::{
    Request, Submission, Unresolved,
    ports::{Role, StartChoice},
};
use domain::{Actor, GameId, LeaveRules, PlayerId, Ply, PositionId, Regulations, Seen, Span};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use store::testing::TestInstance;

use crate::testing::{Answer, Server, options, request, state};

mod games;
mod orders;
mod requests;

/// Anna has White against Boris.
struct Board {
    instance: TestInstance,
    server: Server,
    arbiter: PlayerId,
    anna: PlayerId,
    boris: PlayerId,
    game: GameId,
}

/// The fields of a move in a request.
const MOVE: [(&str, &str); 8] = [
    ("gameId", "1"),
    ("resign", "0"),
    ("acceptDraw", "0"),
    ("movecount", "1"),
    ("myMove", ""),
    ("offerDraw", "0"),
    ("claimDraw", "0"),
    ("myMessage", ""),
];

/// Scid 4.7.4: no SOAPAction, quoted charset, tabs.
fn scid(operation: &str, fields: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\t<soap:Envelope \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\" \
         xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\">\n\t<soap:Body>\n\t\
         <{operation} xmlns=\"http://www.bennedik.com/webservices/XfccBasic\">{fields}</{operation}></soap:Body>\n\t\
         </soap:Envelope>"
    )
}

fn fields(of: &[(&str, String)]) -> String {
    of.iter().map(|(name, value)| format!("<{name}>{value}</{name}>")).collect()
}

impl Board {
    async fn new() -> Self {
        Self::with(Regulations::per_move(10)).await
    }

    async fn with(regulations: Regulations) -> Self {
        let instance = TestInstance::new();
        let [anna, boris, _] = ["Anna", "Boris", "Dora"].map(|name| instance.player(name));
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let game = instance.game(arbiter, ["Anna", "Boris"], regulations);
        let server = Server::of(&instance).await;
        Self { instance, server, arbiter, anna, boris, game }
    }

    fn login(&self, who: PlayerId, name: &str) -> Vec<(&'static str, String)> {
        vec![("username", name.to_owned()), ("password", format!("player-{}+games:read,games:write", who.0))]
    }

    async fn post(&self, body: impl Into<Vec<u8>>) -> Answer {
        let request = request(Method::POST, "/xfccbasic.asmx", "", None)
            .insert_header(("Content-Type", "text/xml; charset=\"utf-8\""))
            .set_payload(body.into());
        let answer = self.server.send(request).await;
        assert_eq!(answer.header("content-type"), "text/xml; charset=utf-8", "{}", answer.text);
        answer
    }

    async fn games(&self, who: PlayerId, name: &str) -> String {
        let answer = self.post(scid("GetMyGames", &fields(&self.login(who, name)))).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.text
    }

    fn order(&self, who: &str, given: &[(&str, &str)]) -> String {
        let (player, game) = (if who == "Anna" { self.anna } else { self.boris }, self.game.0.to_string());
        let mut all = self.login(player, who);
        all.extend(MOVE.iter().map(|&(name, usual)| {
            let usual = if name == "gameId" { game.as_str() } else { usual };
            let value = given.iter().find(|(given, _)| *given == name).map_or(usual, |(_, value)| value);
            (name, value.to_owned())
        }));
        fields(&all)
    }

    /// Sends an order; returns the result.
    async fn send(&self, who: &str, given: &[(&str, &str)]) -> String {
        result(&self.post(scid("MakeAMove", &self.order(who, given))).await)
    }

    async fn play(&self, who: &str, number: &str, m: &str) -> String {
        self.send(who, &[("movecount", number), ("myMove", m)]).await
    }

    /// Plays these moves from the start.
    async fn moves(&self, moves: &[&str]) {
        for (ply, m) in moves.iter().enumerate() {
            let who = if ply % 2 == 0 { "Anna" } else { "Boris" };
            assert_eq!(self.play(who, &(ply / 2 + 1).to_string(), m).await, "Success", "{m}");
        }
    }

    fn ply(&self) -> u16 {
        self.instance.state(self.game).ply.0
    }

    fn messages(&self) -> Vec<String> {
        let messages = self.instance.service.records.messages(self.game, self.anna).expect("messages");
        messages.into_iter().map(|message| message.text).collect()
    }

    fn submit(&self, actor: Actor, request: impl Into<Request>, seen: Seen) {
        let submission = self.instance.submission(self.game, actor, request);
        let receipt = self.instance.service.games.submit(Submission { seen, ..submission });
        assert_eq!(receipt.expect("a receipt").refusal, None);
    }
}

/// The text of an element, which is there once.
fn text_of<'a>(document: &'a str, name: &str) -> &'a str {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    let parts: Vec<&str> = document.split(&open).collect();
    let [_, rest] = parts.as_slice() else { panic!("{name} in {document}") };
    rest.split(&close).next().expect("its end")
}

/// The moves without the comment after them.
fn moves_of(document: &str) -> &str {
    text_of(document, "moves").split(" {[%ccsnt ").next().expect("moves")
}

fn result(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.text);
    // The characters that Scid cuts by.
    let start = "<soap:Body><MakeAMoveResponse xmlns=\"http://www.bennedik.com/webservices/XfccBasic\"><MakeAMoveResult>";
    assert!(answer.text.contains(start), "{}", answer.text);
    text_of(&answer.text, "MakeAMoveResult").to_owned()
}

fn fault(answer: &Answer) -> String {
    assert_eq!(answer.status, 500, "{}", answer.text);
    assert!(answer.text.contains("<soap:Body><soap:Fault><faultcode>soap:Client</faultcode><faultstring>"));
    text_of(&answer.text, "faultstring").to_owned()
}
