//! Requests as real clients send them, to the real service.

use actix_web::http::Method;
use app::{
    Channel, Key, Request, Submission, Unresolved,
    ports::{Role, StartChoice},
};
use domain::{Actor, GameId, LeaveRules, PlayerId, Ply, PositionId, Regulations, Seen, Span};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use store::testing::TestInstance;

use crate::testing::{Answer, Server, options, request, state};

/// Anna has White against Boris.
struct Board {
    instance: TestInstance,
    server: Server,
    arbiter: PlayerId,
    anna: PlayerId,
    boris: PlayerId,
    game: GameId,
}

/// The fields of a move as they stand in a request.
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
        self.instance.service.games.game(self.game).expect("a view").expect("a game").row.state.ply.0
    }

    fn messages(&self) -> Vec<String> {
        let messages = self.instance.service.games.messages(self.game, self.anna).expect("messages");
        messages.into_iter().map(|message| message.text).collect()
    }

    fn submit(&self, actor: Actor, request: impl Into<Request>, seen: Seen) {
        let service = &self.instance.service;
        let key = Key(format!("test {}", service.games.game(self.game).unwrap().unwrap().row.state.events));
        let submission = Submission {
            game: self.game,
            actor,
            request: request.into(),
            seen,
            received_at: service.time.now(),
            channel: Channel::Http,
            key,
        };
        assert_eq!(service.games.submit(submission).expect("a receipt").refusal, None);
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

#[actix_web::test]
async fn games_as_scid_reads_them() {
    let board = Board::new().await;
    let empty = board.games(board.arbiter, "Carla").await;
    assert!(empty.contains("<GetMyGamesResult></GetMyGamesResult>"), "{empty}");
    assert_eq!(board.play("Anna", "1", "e4").await, "Success");
    board.instance.clock.advance(Span::hours(30));
    let games = board.games(board.boris, "Boris").await;
    let site = board.instance.service.public_url();
    assert_eq!(
        games,
        format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\
             <soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" \
             xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\">\
             <soap:Body><GetMyGamesResponse xmlns=\"http://www.bennedik.com/webservices/XfccBasic\"><GetMyGamesResult>\
             <XfccGame><id>{}</id><white>Anna</white><black>Boris</black><event>Club</event><site>{site}</site>\
             <myTurn>true</myTurn><hasWhite>false</hasWhite><daysPlayer>8</daysPlayer><hoursPlayer>18</hoursPlayer>\
             <minutesPlayer>0</minutesPlayer><daysOpponent>10</daysOpponent><hoursOpponent>0</hoursOpponent>\
             <minutesOpponent>0</minutesOpponent><moves>1.e4 {{[%ccsnt 2026.01.05,{time}]}}</moves><drawOffered>false</drawOffered>\
             <result>Ongoing</result><eventDate>{}</eventDate><timeControl>1/864000</timeControl></XfccGame>\
             </GetMyGamesResult></GetMyGamesResponse></soap:Body></soap:Envelope>",
            board.game.0,
            text_of(&games, "eventDate"),
            time =
                text_of(&games, "moves").split(',').nth(1).and_then(|rest| rest.split(']').next()).unwrap(),
        )
    );
    assert_eq!(text_of(&games, "eventDate").len(), "2026.11.26".len());
}

/// The forms of four clients, each with a move of its own.
#[actix_web::test]
async fn requests_of_four_clients() {
    let board = Board::new().await;
    assert_eq!(board.play("Anna", "1", "e4").await, "Success");

    // scidCommunity by curl: a prefix for everything, a header, no line breaks.
    let login = board.login(board.boris, "Boris");
    let order = [
        ("gameId", board.game.0.to_string()),
        ("resign", "false".into()),
        ("acceptDraw", "false".into()),
        ("movecount", "1".into()),
        ("myMove", "e5".into()),
        ("offerDraw", "true".into()),
        ("claimDraw", "false".into()),
        ("myMessage", "hello &lt;you&gt; &amp; &#x6D;e".into()),
    ];
    let inner: String =
        login.iter().chain(&order).map(|(name, value)| format!("<ns:{name}>{value}</ns:{name}>")).collect();
    let curl = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><soapenv:Envelope \
         xmlns:soapenv=\"http://schemas.xmlsoap.org/soap/envelope/\" \
         xmlns:ns=\"http://www.bennedik.com/webservices/XfccBasic\"><soapenv:Header/><soapenv:Body><ns:MakeAMove>{inner}\
         </ns:MakeAMove></soapenv:Body></soapenv:Envelope>"
    );
    let request = request(Method::POST, "/xfcc", "", None)
        .insert_header(("SOAPAction", "http://www.bennedik.com/webservices/XfccBasic/MakeAMove"))
        .insert_header(("Content-Type", "text/xml; charset=utf-8"))
        .set_payload(curl);
    assert_eq!(result(&board.server.send(request).await), "Success");
    let games = board.games(board.anna, "Anna").await;
    assert_eq!(moves_of(&games), "1.e4 e5");
    assert!(text_of(&games, "moves").ends_with("] hello &lt;you&gt; &amp; me}"), "{games}");
    assert_eq!(text_of(&games, "drawOffered"), "true");
    assert_eq!(text_of(&games, "message"), "hello &lt;you&gt; &amp; me");
    assert_eq!(text_of(&games, "myTurn"), "true");

    // suds: typed, with a comment and CDATA; fields that it does not know are nil.
    let suds = format!(
        "<SOAP-ENV:Envelope xmlns:ns0=\"http://www.bennedik.com/webservices/XfccBasic\" \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" \
         xmlns:ns1=\"http://schemas.xmlsoap.org/soap/envelope/\" \
         xmlns:SOAP-ENV=\"http://schemas.xmlsoap.org/soap/envelope/\"><SOAP-ENV:Header/><ns1:Body><ns0:MakeAMove>\
         <!-- suds -->{}<ns0:myMessage xsi:nil=\"true\"/></ns0:MakeAMove></ns1:Body></SOAP-ENV:Envelope>",
        board
            .order("Anna", &[("movecount", "2"), ("myMove", "<![CDATA[Nf3]]>")])
            .replace("<myMessage></myMessage>", ""),
    );
    assert_eq!(result(&board.post(suds).await), "Success");

    // go-chess-xfcc writes every value as it is.
    let go = board.order("Boris", &[("movecount", "2"), ("myMove", "Nc6"), ("myMessage", "you & me")]);
    assert!(fault(&board.post(scid("MakeAMove", &go)).await).contains("&amp;amp;"));
    let go = board.order("Boris", &[("movecount", "2"), ("myMove", "Nc6")]);
    assert_eq!(result(&board.post(scid("MakeAMove", &go)).await), "Success");
    assert_eq!(moves_of(&board.games(board.anna, "Anna").await), "1.e4 e5 2.Nf3 Nc6");
}

#[actix_web::test]
async fn every_result_of_a_move() {
    let board = Board::new().await;
    let mover = |number: &'static str, m: &'static str| vec![("movecount", number), ("myMove", m)];
    let with = |mut order: Vec<(&'static str, &'static str)>, more: &[(&'static str, &'static str)]| {
        order.extend(more);
        order
    };
    for (who, order, expected) in [
        ("Anna", with(mover("1", "e4"), &[("gameId", "99999")]), "InvalidGameID"),
        ("Anna", with(mover("1", "e4"), &[("gameId", "x")]), "InvalidGameID"),
        ("Anna", with(mover("1", "e4"), &[("gameId", "-1")]), "InvalidGameID"),
        ("Anna", mover("2", "e4"), "InvalidMoveNumber"),
        ("Anna", mover("0", "e4"), "InvalidMoveNumber"),
        ("Anna", mover("99999999999", "e4"), "InvalidMoveNumber"),
        ("Anna", mover("1", "e5"), "InvalidMove"),
        ("Anna", mover("1", "what"), "InvalidMove"),
        ("Anna", mover("1", ""), "InvalidMove"),
        ("Anna", vec![("offerDraw", "1")], "FeatureUnavailable"),
        ("Anna", vec![("acceptDraw", "1"), ("movecount", "0")], "NoDrawWasOffered"),
        ("Anna", vec![("acceptDraw", "1"), ("resign", "1")], "FeatureUnavailable"),
        ("Anna", vec![("offerDraw", "1"), ("resign", "1")], "FeatureUnavailable"),
        ("Anna", with(mover("1", "e4"), &[("offerDraw", "1"), ("acceptDraw", "1")]), "FeatureUnavailable"),
        ("Anna", with(mover("1", "e4"), &[("offerDraw", "1"), ("claimDraw", "1")]), "FeatureUnavailable"),
        ("Boris", mover("1", "e5"), "InvalidMoveNumber"),
        ("Anna", mover("1", "e4"), "Success"),
        ("Boris", mover("1", "e4"), "InvalidMove"),
        ("Boris", with(mover("1", "e5"), &[("offerDraw", "true")]), "Success"),
        ("Boris", mover("2", "d5"), "InvalidMoveNumber"),
        // As Scid accepts: with the opponent's last move and its number.
        ("Anna", with(mover("1", "e5"), &[("acceptDraw", "1")]), "Success"),
        ("Anna", mover("2", "Nf3"), "NotYourTurn"),
        ("Boris", vec![("resign", "1"), ("movecount", "2")], "NotYourTurn"),
    ] {
        assert_eq!(board.send(who, &order).await, expected, "{who} {order:?}");
    }
    // The opponent's move, sent back, was no attempt at one.
    let state = board.instance.service.games.game(board.game).unwrap().unwrap().row.state;
    assert_eq!((state.illegal_moves.white, state.illegal_moves.black), (1, 0));
    let games = board.games(board.anna, "Anna").await;
    assert_eq!((text_of(&games, "result"), text_of(&games, "myTurn")), ("Draw", "false"));
    board.instance.clock.advance(Span::days(31));
    assert!(!board.games(board.anna, "Anna").await.contains("XfccGame"));

    let other = board.instance.game(board.arbiter, ["Dora", "Boris"], Regulations::per_move(10));
    let order = with(mover("1", "e4"), &[]);
    let id = other.0.to_string();
    let mut order: Vec<(&str, &str)> = order.clone();
    order.push(("gameId", &id));
    assert_eq!(board.send("Anna", &order).await, "NotYourGame");
}

#[actix_web::test]
async fn ambiguous_move_and_promotion() {
    let board = Board::new().await;
    board.moves(&["Nf3", "a5", "e3", "a4", "d3", "a3"]).await;
    assert_eq!(board.play("Anna", "4", "Nd2").await, "MoveIsAmbigous");
    assert_eq!(board.play("Anna", "4", "Nbd2").await, "Success");
    assert_eq!(board.play("Boris", "4", "axb2").await, "Success");
    assert_eq!(board.play("Anna", "5", "Rb1").await, "Success");
    assert_eq!(board.play("Boris", "5", "bxc1").await, "MoveIsAmbigous");
    assert_eq!(board.play("Boris", "5", "bxc1=Q").await, "Success");
}

#[actix_web::test]
async fn nothing_is_played_twice() {
    let board = Board::new().await;
    let order = [("movecount", "1"), ("myMove", "e4"), ("myMessage", "good luck")];
    for _ in 0..3 {
        assert_eq!(board.send("Anna", &order).await, "Success");
        assert_eq!((board.ply(), board.messages().len()), (1, 1));
    }
    // As Scid may send it later, with another comment: the move is there, the comment is not lost.
    let order = [("movecount", "1"), ("myMove", "e4"), ("myMessage", "and have fun")];
    for _ in 0..3 {
        assert_eq!(board.send("Anna", &order).await, "Success");
        assert_eq!((board.ply(), board.messages()), (1, vec!["good luck".into(), "and have fun".into()]));
    }
    assert_eq!(board.send("Boris", &[("myMessage", "you too")]).await, "Success");
    assert_eq!(board.send("Boris", &[("myMessage", "you too")]).await, "Success");
    assert_eq!(board.messages().len(), 3);
    assert_eq!(board.play("Anna", "1", "d4").await, "InvalidMoveNumber");
    let order =
        [("resign", "1"), ("movecount", "1"), ("myMove", "e4"), ("myMessage", "good luck and have fun")];
    for _ in 0..3 {
        assert_eq!(board.send("Boris", &order).await, "Success");
    }
    // What Scid sent with it is the comment after White's move, which is White's message.
    assert_eq!(board.messages().len(), 3);
    assert_eq!(text_of(&board.games(board.anna, "Anna").await, "result"), "WhiteWins");
}

/// An offer goes with a move, and not after it.
#[actix_web::test]
async fn late_draw_offer() {
    let board = Board::new().await;
    let order =
        |offer, message| [("movecount", "1"), ("myMove", "e4"), ("offerDraw", offer), ("myMessage", message)];
    assert_eq!(board.send("Anna", &order("0", "")).await, "Success");
    for _ in 0..2 {
        assert_eq!(board.send("Anna", &order("1", "draw?")).await, "FeatureUnavailable");
        assert_eq!(board.messages(), ["draw?"]);
    }
    assert_eq!(board.send("Anna", &order("0", "")).await, "Success");
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "drawOffered"), "false");

    let board = Board::new().await;
    for message in ["", "", "draw?", "draw?", ""] {
        assert_eq!(board.send("Anna", &order("1", message)).await, "Success");
    }
    assert_eq!(board.messages(), ["draw?"]);
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "drawOffered"), "true");
}

/// A refused act tells the opponent nothing, and no message keeps a player from resigning.
#[actix_web::test]
async fn messages_with_acts() {
    let board = Board::new().await;
    board.moves(&["e4"]).await;
    let act = |act, message| [(act, "1"), ("movecount", "1"), ("myMove", "e4"), ("myMessage", message)];
    assert_eq!(board.send("Boris", &act("acceptDraw", "Agreed.")).await, "NoDrawWasOffered");
    let unseen = [("claimDraw", "1"), ("movecount", "7"), ("myMove", "e4"), ("myMessage", "Draw!")];
    assert_eq!(board.send("Boris", &unseen).await, "InvalidMoveNumber");
    assert_eq!(board.send("Anna", &act("claimDraw", "Draw!")).await, "InvalidMoveNumber");
    assert_eq!(board.messages(), Vec::<String>::new());
    for _ in 0..2 {
        assert_eq!(board.send("Boris", &act("claimDraw", "I think so.")).await, "NoDrawWasOffered");
        assert_eq!(board.messages(), ["I think so."]);
    }
    let mut said = String::new();
    for n in 0..70 {
        said = board.send("Boris", &[("movecount", "1"), ("myMessage", &format!("message {n}"))]).await;
    }
    assert_eq!(said, "ServerError");
    for _ in 0..2 {
        assert_eq!(board.send("Boris", &act("resign", "Thank you.")).await, "Success");
    }
    assert_eq!(text_of(&board.games(board.anna, "Anna").await, "result"), "WhiteWins");
    assert!(!board.messages().contains(&"Thank you.".to_owned()));
}

/// Scid sends the opponent's move where its user has made none. A legal move of the player looks the same.
#[actix_web::test]
async fn echo_of_a_move_that_both_can_make() {
    let board = Board::new().await;
    board.moves(&["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O"]).await;
    assert_eq!(board.play("Boris", "4", "O-O").await, "Success");
    assert_eq!(board.ply(), 8);
}

/// A refusal of a moment does not answer the same request for ever.
#[actix_web::test]
async fn refused_order_is_judged_again() {
    let board = Board::new().await;
    let accept = [("acceptDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    board.moves(&["e4"]).await;
    assert_eq!(board.send("Boris", &accept).await, "NoDrawWasOffered");
    assert_eq!(board.send("Boris", &accept).await, "NoDrawWasOffered");
    assert_eq!(board.play("Boris", "1", "e5").await, "Success");
    let offer = [("movecount", "2"), ("myMove", "Nf3"), ("offerDraw", "1"), ("myMessage", "well?")];
    assert_eq!(board.send("Anna", &offer).await, "Success");
    // Boris's program has not seen the move that the offer came with.
    assert_eq!(board.send("Boris", &accept).await, "InvalidMoveNumber");
    // Scid marks an offer in the comment that it sends back.
    let echo = ("myMessage", "well? - Remis -");
    let accept = [("acceptDraw", "1"), ("movecount", "2"), ("myMove", "Nf3"), echo];
    assert_eq!(board.send("Boris", &accept).await, "Success");
    assert_eq!(board.send("Boris", &accept).await, "Success");
    assert_eq!(board.messages(), ["well?"]);
}

/// However often an act was refused, it can be done, and then it is done once.
#[actix_web::test]
async fn many_refusals_close_no_door() {
    let mut regulations = Regulations::per_move(30);
    regulations.leave = Some(LeaveRules::default());
    let board = Board::with(regulations).await;
    board.moves(&["e4"]).await;
    let now = Timestamp::from_millisecond(board.instance.clock_now().0).expect("an instant");
    let tomorrow = (now + SignedDuration::from_hours(24)).strftime("%F").to_string();
    let tomorrow = serde_json::from_value(json!(tomorrow)).expect("a date");
    let leave = Unresolved::BookLeave { first: tomorrow, last: tomorrow };
    board.submit(Actor::Player(board.boris), leave, Seen::Nothing);
    board.instance.clock.advance(Span::hours(24));
    let accept = [("acceptDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    for _ in 0..40 {
        assert_eq!(board.play("Boris", "1", "Ke5").await, "YouAreOnLeave");
        assert_eq!(board.play("Boris", "1", "e5").await, "YouAreOnLeave");
        assert_eq!(board.send("Boris", &accept).await, "NoDrawWasOffered");
    }
    board.instance.clock.advance(Span::days(2));
    let illegal = || {
        let state = board.instance.service.games.game(board.game).unwrap().unwrap().row.state;
        state.illegal_moves.black
    };
    // An attempt at an illegal move counts, once.
    for _ in 0..3 {
        assert_eq!(board.play("Boris", "1", "Ke5").await, "InvalidMove");
    }
    let counted = illegal();
    assert_eq!(counted, 1);
    for _ in 0..3 {
        assert_eq!(board.play("Boris", "1", "e5").await, "Success");
        assert_eq!((board.ply(), illegal()), (2, counted));
    }
}

#[test]
fn first_unused_key_is_found() {
    for used in 0..70_u32 {
        let looks = std::cell::Cell::new(0);
        let stored = |number: u32| {
            looks.set(looks.get() + 1);
            let receipt = app::Receipt {
                game: GameId(1),
                version: 0,
                ply: Ply(0),
                events: Vec::new(),
                refusal: Some(domain::Refusal::NoDrawOffer),
                repeated: true,
            };
            Ok((number < used).then_some(receipt))
        };
        let found = super::moves::free_by_halves(stored).expect("no failure");
        assert!(matches!(found, super::moves::Found::Free(free) if free == used), "{used}");
        assert!(looks.get() <= 14, "{used}: {}", looks.get());
    }
}

#[actix_web::test]
async fn two_moves_at_once() {
    let board = Board::new().await;
    let body = |m| scid("MakeAMove", &board.order("Anna", &[("movecount", "1"), ("myMove", m)]));
    let [one, other, again] = [body("e4"), body("d4"), body("e4")];
    let (one, other, again) = futures_util::join!(board.post(one), board.post(other), board.post(again));
    let mut results = [result(&one), result(&other), result(&again)];
    results.sort();
    assert!(
        results == ["InvalidMoveNumber", "InvalidMoveNumber", "Success"]
            || results == ["InvalidMoveNumber", "Success", "Success"],
        "{results:?}"
    );
    assert_eq!(board.ply(), 1);
}

#[actix_web::test]
async fn claims_as_scid_sends_them() {
    let board = Board::new().await;
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    board.moves(&[&shuffle[..], &shuffle[..3]].concat()).await;
    // Black announces the move that repeats the position for the third time.
    let claim = [("claimDraw", "1"), ("movecount", "4"), ("myMove", "Ng8")];
    assert_eq!(board.send("Boris", &claim).await, "Success");
    assert_eq!(board.send("Boris", &claim).await, "Success");
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "result"), "Draw");

    let board = Board::new().await;
    board.moves(&[&shuffle[..], &shuffle[..]].concat()).await;
    // The opponent's last move, as it stands in the record of White's program.
    let claim = [("claimDraw", "1"), ("movecount", "4"), ("myMove", "Ng8")];
    assert_eq!(board.send("Anna", &claim).await, "Success");
    assert_eq!(board.ply(), 8);

    let board = Board::new().await;
    board.moves(&["e4"]).await;
    let claim = [("claimDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    assert_eq!(board.send("Boris", &claim).await, "NoDrawWasOffered");
    assert_eq!(board.ply(), 1);
}

/// A claim and an acceptance are for the position that the program showed.
#[actix_web::test]
async fn claims_are_for_one_position() {
    let claims = |board: &Board| {
        let events = board.instance.service.games.events_after(board.game, 0, 1_000).expect("events");
        let rejected = |kind: &domain::EventKind| matches!(kind, domain::EventKind::ClaimRejected { .. });
        events.iter().filter(|recorded| rejected(&recorded.event.kind)).count()
    };
    let board = Board::new().await;
    board.moves(&["e4", "e5"]).await;
    let claim = [("claimDraw", "1"), ("movecount", "2"), ("myMove", "Nf3")];
    let again = async |done: usize| {
        assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
        assert_eq!((claims(&board), board.ply()), (1, u16::try_from(done).unwrap()));
    };
    again(3).await;
    again(3).await;
    assert_eq!(board.play("Boris", "2", "Nf6").await, "Success");
    // White has not seen this move.
    again(4).await;
    let accept = [("acceptDraw", "1"), ("movecount", "2"), ("myMove", "Nf3")];
    assert_eq!(board.send("Anna", &accept).await, "InvalidMoveNumber");
    for (m, number, expected) in [
        ("Nf6", "2", "NoDrawWasOffered"),
        ("Nf6", "2", "NoDrawWasOffered"),
        ("", "2", "NoDrawWasOffered"),
        ("", "1", "InvalidMoveNumber"),
        ("", "0", "InvalidMoveNumber"),
        ("Nf6", "3", "InvalidMoveNumber"),
        ("Ke8", "3", "InvalidMoveNumber"),
    ] {
        let claim = [("claimDraw", "1"), ("movecount", number), ("myMove", m)];
        assert_eq!(board.send("Anna", &claim).await, expected, "{number}. {m}");
    }
    let before = claims(&board);
    assert_eq!(board.play("Anna", "3", "Nc3").await, "Success");
    let claim = [("claimDraw", "1"), ("movecount", "2"), ("myMove", "Nf6")];
    assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
    assert_eq!((claims(&board), board.ply()), (before, 5));

    // Both capture on the same square, and the state of the game begins with the second capture.
    let board = Board::new().await;
    board.moves(&["e4", "d5"]).await;
    assert_eq!(board.play("Anna", "2", "Nc3").await, "Success");
    assert_eq!(board.play("Boris", "2", "Nf6").await, "Success");
    let claim = [("claimDraw", "1"), ("movecount", "3"), ("myMove", "Nxd5")];
    assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
    assert_eq!(board.play("Boris", "3", "Nxd5").await, "Success");
    assert_eq!(board.send("Anna", &claim).await, "NoDrawWasOffered");
    assert_eq!((claims(&board), board.ply()), (1, 6));
}

#[actix_web::test]
async fn login_and_its_limits() {
    let instance = TestInstance::new();
    let (anna, boris) = (instance.player("Anna"), instance.player("Boris"));
    let limits = crate::http::Options { sign_in_per_minute: 12, ..options() };
    let server = Server::new(state(&instance, &limits)).await;
    let ask = |operation: &'static str, name: String, password: String| {
        let body = scid(operation, &fields(&[("username", name), ("password", password)]));
        server.send(request(Method::POST, "/xfcc", "", None).set_payload(body))
    };
    let token = |who: PlayerId, scopes: &str| format!("player-{}+{scopes}", who.0);
    let good = token(anna, "games:read");
    for name in ["Anna", "anna", &anna.0.to_string()] {
        assert_eq!(ask("GetMyGames", name.into(), good.clone()).await.status, 200, "{name}");
    }
    for (name, password) in [
        ("Boris", good.clone()),
        ("", good.clone()),
        ("Anna", String::new()),
        ("Anna", "nonsense".into()),
        ("Anna", token(boris, "games:read")),
        ("Anna", token(anna, "games:write")),
        // A session is not for programs.
        ("Anna", format!("player-{}", anna.0)),
    ] {
        let answer = ask("GetMyGames", name.into(), password).await;
        assert_eq!(fault(&answer), "AuthenticationFailed", "{name}");
    }
    assert_eq!(result(&ask("MakeAMove", "Anna".into(), good.clone()).await), "AuthenticationFailed");
    let answer = ask("MakeAMove2", "Anna".into(), token(anna, "games:write")).await;
    assert_eq!(text_of(&answer.text, "MakeAMove2Result"), "FeatureUnavailable");
    for _ in 0..4 {
        assert_eq!(ask("GetMyGames", "Anna".into(), "x".into()).await.status, 500);
    }
    let answer = ask("GetMyGames", "Anna".into(), "x".into()).await;
    assert_eq!((answer.status.as_u16(), text_of(&answer.text, "faultstring")), (500, "ServerError"));
    assert_ne!(answer.header("retry-after"), "");
    let answer = ask("MakeAMove", "Anna".into(), "x".into()).await;
    assert_eq!(result(&answer), "ServerError");
    assert_ne!(answer.header("retry-after"), "");
}

#[actix_web::test]
async fn answer_to_many_requests() {
    let instance = TestInstance::new();
    let anna = instance.player("Anna");
    let limits = crate::http::Options { account_per_minute: 1, ..options() };
    let server = Server::new(state(&instance, &limits)).await;
    let password = format!("player-{}+games:read,games:write", anna.0);
    let login = fields(&[("username", "Anna".to_owned()), ("password", password)]);
    let ask = |operation: &str| {
        server.send(request(Method::POST, "/xfcc", "", None).set_payload(scid(operation, &login)))
    };
    assert_eq!(ask("GetMyGames").await.status, 200);
    let answer = ask("GetMyGames").await;
    assert_eq!((answer.status.as_u16(), text_of(&answer.text, "faultstring")), (500, "ServerError"));
    assert_ne!(answer.header("retry-after"), "");
    let answer = ask("MakeAMove").await;
    assert_eq!(result(&answer), "ServerError");
    assert_ne!(answer.header("retry-after"), "");
}

#[actix_web::test]
async fn hostile_xml_is_refused() {
    let board = Board::new().await;
    let login = fields(&board.login(board.anna, "Anna"));
    let good = scid("GetMyGames", &login);
    let body = format!("<GetMyGames>{login}</GetMyGames>");
    let envelope = |inner: &str| format!("<Envelope>{inner}</Envelope>");
    let laughs = (1..10).fold("<!ENTITY l0 \"ha\">".to_owned(), |all, n| {
        format!("{all}<!ENTITY l{n} \"{}\">", format!("&l{};", n - 1).repeat(10))
    });
    let latin = |bytes: &[u8]| [good.as_bytes(), bytes].concat();
    let utf16: Vec<u8> =
        b"\xff\xfe".iter().copied().chain(good.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    for (what, sent, says) in [
        (
            "billion laughs",
            format!("<!DOCTYPE l [{laughs}]>{}", good.replace("Anna", "&l9;")).into(),
            "document type",
        ),
        (
            "external entity",
            format!("<!DOCTYPE l [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>{good}").into(),
            "document type",
        ),
        ("entity", good.replace("Anna", "&x;").into_bytes(), "not escaped"),
        ("deep", "<Envelope>".repeat(100_000).into_bytes(), "64 KiB"),
        ("deep and short", format!("<Envelope><Header>{}", "<a>".repeat(20)).into(), "deeply"),
        ("huge", good.replace("Anna", &"a".repeat(100_000)).into_bytes(), "64 KiB"),
        ("larger than any body", vec![b' '; 300_000], "64 KiB"),
        ("UTF-16", utf16, "well-formed"),
        ("bytes after it", latin(b"\xff\xfe"), "one SOAP envelope"),
        ("two bodies", envelope(&format!("<Body>{body}</Body><Body></Body>")).into(), "one SOAP envelope"),
        ("two requests", envelope(&format!("<Body>{body}{body}</Body>")).into(), "one SOAP envelope"),
        (
            "two envelopes",
            format!("{good}{}", scid("GetMyGames", &login).split("?>").nth(1).unwrap()).into(),
            "one SOAP envelope",
        ),
        ("no request", envelope("<Body></Body>").into(), "one SOAP envelope"),
        ("another request", scid("DropAllTables", "").into_bytes(), "GetMyGames or MakeAMove"),
        ("a field twice", scid("GetMyGames", &format!("{login}{login}")).into_bytes(), "twice"),
        (
            "many fields",
            scid("GetMyGames", &(0..5_000).map(|n| format!("<a{n}/>")).collect::<String>()).into_bytes(),
            "more than 20 fields",
        ),
        ("elements in a field", good.replace("Anna", "<b>Anna</b>").into_bytes(), "contains elements"),
        (
            "no flag",
            scid("MakeAMove", &board.order("Anna", &[("resign", "yes")])).into_bytes(),
            "neither true nor false",
        ),
        ("open", good[..good.len() - 20].into(), "well-formed"),
        ("crossed", good.replace("</username>", "</user>").into_bytes(), "well-formed"),
        ("a null", good.replace("Anna", "&#0;").into_bytes(), "well-formed"),
        ("empty", Vec::new(), "one SOAP envelope"),
        ("no XML", b"{\"GetMyGames\": true}".to_vec(), "one SOAP envelope"),
    ] {
        let answer = board.post(sent).await;
        assert!(fault(&answer).contains(says), "{what}: {}", answer.text);
    }
}

/// Tcl's http package sends the last byte of each code point.
#[actix_web::test]
async fn letters_as_scid_sends_them() {
    let board = Board::new().await;
    let jose = board.instance.player("José Müller");
    let body = scid("GetMyGames", &fields(&board.login(jose, "José Müller")));
    assert_eq!(board.post(body.as_bytes()).await.status, 200);
    let latin: Vec<u8> = body.chars().map(|c| u8::try_from(u32::from(c)).expect("Latin-1")).collect();
    assert_eq!(board.post(latin).await.status, 200);
}

#[actix_web::test]
async fn other_starts_and_awkward_names() {
    let board = Board::new().await;
    let service = &board.instance.service;
    let fen = "4k3/8/8/8/8/8/4p3/4K2R b - - 3 40";
    let start = StartChoice::At(serde_json::from_value(json!({"kind": "fen", "fen": fen})).expect("a start"));
    let regulations = Regulations::per_move(3);
    let other =
        TestInstance::game_on(service, board.arbiter, ["Anna", "Boris"], start, regulations, "The \"Cup\"");
    let id = other.0.to_string();
    assert_eq!(
        board.send("Boris", &[("gameId", &id), ("movecount", "40"), ("myMove", "Kd7")]).await,
        "Success"
    );
    assert_eq!(
        board
            .send("Anna", &[("gameId", &id), ("movecount", "41"), ("myMove", "Rh7+"), ("myMessage", "{1-0}")])
            .await,
        "Success"
    );
    let start =
        StartChoice::At(serde_json::from_value(json!({"kind": "chess960", "number": 0})).expect("a start"));
    TestInstance::game_on(service, board.arbiter, ["Anna", "Boris"], start, Regulations::per_move(3), "960");
    let games = board.games(board.boris, "Boris").await;
    for part in [
        "<event>The 'Cup'</event>",
        "<moves>40...Kd7 41.Rh7+ {[%ccsnt ",
        "<setup>true</setup><fen>4k3/8/8/8/8/8/4p3/4K2R b - - 3 40</fen>",
        "<message>(1-0)</message>",
        "<variant>chess960</variant>",
    ] {
        assert!(games.contains(part), "{part} in {games}");
    }
    assert_eq!(games.matches("<variant>").count(), 1);
}

/// Scid calculates with one `/` or one `+`; another form would hide all games from it.
#[actix_web::test]
async fn time_controls_that_scid_reads() {
    for (periods, shown) in [
        (json!([{"moves": 10, "time": "50d"}]), "10/4320000"),
        (json!([{"time": "30d", "increment": "3d"}]), "2592000+259200"),
        (json!([{"time": "30d"}]), "2592000"),
        (json!([{"moves": 10, "time": "50d", "increment": "1d"}]), ""),
        (json!([{"moves": 10, "time": "50d"}, {"time": "30d"}]), ""),
    ] {
        let control = json!({"kind": "periods", "periods": periods});
        let regulations = json!({ "time_control": control });
        let board = Board::with(serde_json::from_value(regulations).expect("regulations")).await;
        let games = board.games(board.anna, "Anna").await;
        if shown.is_empty() {
            assert!(!games.contains("timeControl"), "{periods} {games}");
        } else {
            assert_eq!(text_of(&games, "timeControl"), shown);
        }
    }
}

/// Moves that an arbiter took back are moves of another game to a program.
#[actix_web::test]
async fn game_with_moves_taken_back() {
    let mut regulations = Regulations::per_move(10);
    regulations.arbiter.takeback = true;
    let board = Board::with(regulations).await;
    board.moves(&["e4", "e5"]).await;
    let act = domain::Act::TakeBack { to: Ply(1) };
    board.submit(Actor::Arbiter(board.arbiter), Request::act(act, "A slip of the pen."), Seen::Nothing);
    assert_eq!(board.play("Boris", "1", "c5").await, "InvalidMoveNumber");
    let games = board.games(board.boris, "Boris").await;
    let id = text_of(&games, "id").to_owned();
    assert_eq!(id, (10_000_000 + board.game.0).to_string());
    assert_eq!(moves_of(&games), "1.e4");
    let order = [("gameId", id.as_str()), ("movecount", "1"), ("myMove", "c5")];
    assert_eq!(board.send("Boris", &order).await, "Success");
    assert_eq!(board.send("Boris", &order).await, "Success");
    assert_eq!(board.ply(), 2);
}

#[actix_web::test]
async fn adjourned_game_is_not_played() {
    let mut regulations = Regulations::per_move(10);
    regulations.adjournment = serde_json::from_value(json!({"mode": "by_agreement"})).unwrap_or_default();
    let board = Board::with(regulations).await;
    board.moves(&["e4"]).await;
    let act = domain::Act::Adjourn;
    board.submit(Actor::Arbiter(board.arbiter), Request::act(act, "The hall closes."), Seen::Nothing);
    assert_eq!(board.play("Boris", "1", "e5").await, "FeatureUnavailable");
    let games = board.games(board.boris, "Boris").await;
    assert_eq!((text_of(&games, "myTurn"), moves_of(&games)), ("false", "1.e4"));
    assert!(text_of(&games, "serverInfo").contains("sealed"));
    let seen = Seen::Position(PositionId { ply: Ply(1), revision: 0 });
    board.submit(Actor::Player(board.boris), Request::seal("e5", false), seen);
    for who in ["Anna", "Boris"] {
        assert_eq!(board.play(who, "1", "e5").await, "FeatureUnavailable");
    }
    let games = board.games(board.boris, "Boris").await;
    assert_eq!(text_of(&games, "serverInfo"), "adjourned: sealed move");
    assert!(!games.contains("e5"), "{games}");
}

#[actix_web::test]
async fn leave_and_time_lost() {
    let mut regulations = Regulations::per_move(2);
    regulations.leave = Some(LeaveRules::default());
    let board = Board::with(regulations).await;
    board.moves(&["e4"]).await;
    let now = Timestamp::from_millisecond(board.instance.clock_now().0).expect("an instant");
    let tomorrow = (now + SignedDuration::from_hours(24)).strftime("%F").to_string();
    let tomorrow = serde_json::from_value(json!(tomorrow)).expect("a date");
    let leave = Unresolved::BookLeave { first: tomorrow, last: tomorrow };
    board.submit(Actor::Player(board.boris), leave, Seen::Nothing);
    board.instance.clock.advance(Span::hours(24));
    assert_eq!(board.play("Boris", "1", "e5").await, "YouAreOnLeave");
    board.instance.clock.advance(Span::days(4));
    assert_eq!(board.play("Boris", "1", "e5").await, "LostOnTime");
    assert_eq!(board.play("Boris", "1", "e5").await, "LostOnTime");
    assert_eq!(text_of(&board.games(board.boris, "Boris").await, "result"), "WhiteWins");
    assert_eq!(board.send("Boris", &[("resign", "1")]).await, "LostOnTime");
}

#[actix_web::test]
async fn description_of_the_service() {
    let board = Board::new().await;
    for path in ["/xfccbasic.asmx?wsdl", "/xfccbasic.asmx?WSDL", "/xfcc?wsdl", "/xfcc"] {
        let answer = board.server.get(path, "").await;
        assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, "text/xml; charset=utf-8"));
        let address = format!("{}{}", board.instance.service.public_url(), path.split('?').next().unwrap());
        assert!(answer.text.contains(&format!("<soap:address location=\"{address}\"/>")), "{path}");
    }
    let answer = board.server.send(request(Method::DELETE, "/xfcc", "", None)).await;
    assert_eq!((answer.status.as_u16(), answer.header("allow")), (405, "GET, HEAD, POST"));
}
