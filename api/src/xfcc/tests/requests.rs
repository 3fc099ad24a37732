//! Requests as clients and strangers send them.

use super::*;

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
