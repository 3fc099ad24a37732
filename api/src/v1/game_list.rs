//! Games that an arbiter creates from a list.

use std::collections::BTreeSet;

use actix_web::{HttpResponse, post};
use app::{LobbyCommand, LobbyReceipt, MAX_LIST, message::Message, ports};
use domain::{Refusal, Regulations};
use messages::msg;
use serde::{Deserialize, Serialize};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};

use super::{
    acting::Acting,
    games::{NewGame, StartBody},
    problems,
};
use crate::http::{
    blocking,
    extract::Json,
    language::Said,
    problem::{Answer, Problem},
};

/// A list of games to create, in one of the two forms. Its schema is `ListForms`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGames {
    /// The games.
    #[serde(default)]
    pub games: Vec<NewGame>,
    /// The games as CSV.
    pub csv: Option<String>,
}

/// A list of games to create, as JSON or as CSV.
#[derive(Deserialize, ToSchema)]
#[schema(as = NewGames)]
#[serde(untagged)]
#[expect(dead_code, reason = "the schema of `NewGames`, whose faults are told by its members")]
enum ListForms {
    Json(ListAsJson),
    Csv(ListAsCsv),
}

/// A list of games as JSON.
#[derive(Deserialize, ToSchema)]
#[schema(as = NewGamesAsJson)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "a schema")]
struct ListAsJson {
    /// The games.
    #[schema(min_items = 1, max_items = 200)]
    games: Vec<NewGame>,
}

/// A list of games as CSV.
#[derive(Deserialize, ToSchema)]
#[schema(as = NewGamesAsCsv)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "a schema")]
struct ListAsCsv {
    /// A head line, and a line for each game. The columns are `white` and `black`. Optional columns are `tournament`, `start`
    /// (`chess960`, or a FEN) and `regulations` (JSON). Between columns stands a comma, a semicolon or a tab.
    #[schema(example = "white,black,tournament\nAnn,Ben,Cup 2026\nBen,Cora,Cup 2026\n")]
    csv: String,
}

impl PartialSchema for NewGames {
    fn schema() -> RefOr<Schema> {
        ListForms::schema()
    }
}

impl ToSchema for NewGames {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        ListForms::schemas(schemas);
    }
}

/// The games of a list that began.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedGames {
    /// Their numbers, in the order of the list.
    pub games: Vec<i64>,
}

/// A line of a list that was refused.
#[derive(Debug, Serialize)]
struct RefusedLine {
    /// The place of the game in the list, from 1; 0 is the head of CSV.
    line: usize,
    /// The stable code of the refusal.
    code: &'static str,
    /// The fault in words.
    detail: Said,
}

/// A line of CSV.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CsvLine {
    white: String,
    black: String,
    #[serde(default)]
    tournament: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    regulations: String,
}

impl CsvLine {
    /// Else what cannot be read.
    fn game(self) -> Result<ports::NewGame, Message> {
        let Self { white, black, tournament, start, regulations } = self;
        let start = match start.trim() {
            "" => StartBody::Standard,
            "chess960" => StartBody::Chess960 { number: None },
            fen => StartBody::Fen { fen: fen.to_owned(), chess960: false },
        };
        let regulations = match regulations.trim() {
            "" => Regulations::default(),
            json => serde_json::from_str(json)
                .map_err(|_invalid| msg!("problem-csv-value", column = "regulations"))?,
        };
        Ok(ports::NewGame { white, black, start: start.into(), regulations, tournament })
    }
}

impl RefusedLine {
    fn new(line: usize, refusal: Refusal) -> Self {
        Self::of(line, &Problem::from(refusal))
    }

    fn of(line: usize, problem: &Problem) -> Self {
        Self { line, code: problem.code(), detail: problem.detail() }
    }
}

/// The columns of CSV; the first two must be there.
const COLUMNS: [&str; 5] = ["white", "black", "tournament", "start", "regulations"];

/// Returns the fault of the head, if it has one.
fn head_fault(head: &csv::StringRecord) -> Option<Message> {
    if let Some(missing) = COLUMNS[..2].iter().find(|column| head.iter().all(|name| name != **column)) {
        return Some(msg!("problem-csv-missing", column = *missing));
    }
    let mut seen = BTreeSet::new();
    let odd = head.iter().find(|name| !COLUMNS.contains(name) || !seen.insert(*name))?;
    Some(msg!("problem-csv-column", column = odd.to_owned()))
}

/// Reads a list of games as CSV, and no more lines than a list may have and one; else the lines that cannot be read. The
/// head is line 0.
fn read_csv(text: &str) -> Result<Vec<ports::NewGame>, Vec<RefusedLine>> {
    let refused = |line, fault| RefusedLine::of(line, &Problem::because("body_invalid", fault));
    let text = text.trim_start_matches('\u{feff}');
    let head = text.lines().next().unwrap_or_default();
    let delimiter = [b';', b'\t'].into_iter().find(|&delimiter| head.contains(char::from(delimiter)));
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter.unwrap_or(b','))
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let head = reader.headers().map_err(|_unread| vec![refused(0, msg!("problem-csv"))])?;
    let head: csv::StringRecord = head.iter().map(str::to_lowercase).collect();
    if let Some(fault) = head_fault(&head) {
        return Err(vec![refused(0, fault)]);
    }
    let (mut games, mut wrong) = (Vec::new(), Vec::new());
    for (n, line) in reader.records().take(MAX_LIST + 1).enumerate() {
        let line = line.and_then(|line| line.deserialize::<CsvLine>(Some(&head)));
        match line.map_err(|_unread| msg!("problem-csv")).and_then(CsvLine::game) {
            Ok(game) => games.push(game),
            Err(fault) => wrong.push(refused(n + 1, fault)),
        }
    }
    if wrong.is_empty() { Ok(games) } else { Err(wrong) }
}

impl From<NewGame> for ports::NewGame {
    fn from(new: NewGame) -> Self {
        let NewGame { white, black, start, regulations, tournament } = new;
        Self { white, black, start: start.into(), regulations, tournament }
    }
}

/// The list as it is submitted.
///
/// # Errors
///
/// `list_refused` for an empty list, a list that is too long or in both forms, and CSV that cannot be read.
pub fn list_command(new: NewGames) -> Result<LobbyCommand, Problem> {
    let NewGames { games, csv } = new;
    let games: Vec<ports::NewGame> = match csv {
        Some(csv) if games.is_empty() => read_csv(&csv).map_err(refused)?,
        Some(_) => return Err(Problem::because("list_refused", msg!("problem-list-forms"))),
        None => games.into_iter().map(Into::into).collect(),
    };
    if (1..=MAX_LIST).contains(&games.len()) {
        return Ok(LobbyCommand::CreateList { games });
    }
    Err(Problem::because("list_refused", msg!("problem-list-length", most = MAX_LIST)))
}

/// The answer to a list.
///
/// # Errors
///
/// `list_refused` with the lines that were refused; the refusal of the whole list.
pub fn created_list(receipt: LobbyReceipt) -> Result<CreatedGames, Problem> {
    if let Some(refusal) = receipt.refusal {
        return Err(refusal.into());
    }
    if !receipt.refused_lines.is_empty() {
        let lines = receipt.refused_lines.into_iter().map(|(n, refusal)| RefusedLine::new(n, refusal));
        return Err(refused(lines.collect()));
    }
    Ok(CreatedGames { games: receipt.games.into_iter().map(|game| game.0).collect() })
}

fn refused(lines: Vec<RefusedLine>) -> Problem {
    match serde_json::to_value(lines) {
        Ok(lines) => Problem::of("list_refused").with("lines", lines),
        Err(_unwritten) => Problem::of("internal"),
    }
}

/// Creates the games of a list, at most 200, as an arbiter: all of them, or none. Every line is judged, and `lines` of the
/// problem names each refused one. If lines of CSV cannot be read, it names these alone. The same list again gets the first
/// answer for 30 days, with any key and from any arbiter. To play a list a second time, name another tournament.
#[utoipa::path(tag = "games", security(("bearer" = ["arbiter"])),
    responses((status = 201, description = "The games began.", body = CreatedGames), problems::CreateList))]
#[post("/v1/games/list")]
pub async fn create_games(acting: Acting, new: Json<NewGames>) -> Answer {
    let actor = acting.arbiter().await?;
    // A long list takes its time to be read.
    let command = blocking(move || list_command(new.into_inner())).await?;
    let receipt = acting.arranged(actor, command).await?;
    let repeated = receipt.repeated;
    let mut response = HttpResponse::Created();
    if repeated {
        response.insert_header(("Idempotency-Replayed", "true"));
    }
    Ok(response.json(created_list(receipt)?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use actix_web::http::Method;
    use app::ports::Role;
    use serde_json::{Value, json};

    use super::MAX_LIST;
    use crate::{
        testing::{Answer, request},
        v1::tests::Table,
    };

    const PATH: &str = "/v1/games/list";

    async fn create(table: &Table, who: &str, key: &str, list: Value) -> Answer {
        let asked = request(Method::POST, PATH, who, Some(list)).insert_header(("Idempotency-Key", key));
        table.server.send(asked).await
    }

    fn count(table: &Table) -> i64 {
        table.instance.number("SELECT count(*) FROM game")
    }

    #[actix_web::test]
    async fn list_creates_all_games_once() {
        let table = Table::new().await;
        let list = json!({"games": [
            {"white": "Anna", "black": "Boris", "tournament": "Cup"},
            {"white": "Boris", "black": "Dora", "tournament": "Cup", "start": {"kind": "chess960", "number": 7}},
            {"white": "Dora", "black": "Anna", "regulations": {"time_control": {"kind": "periods", "periods": [{"time": "30d"}]}}},
        ]});
        let before = count(&table);
        let made = table.server.post(PATH, &table.arbiter, list.clone()).await.done(201);
        let games: Vec<i64> = serde_json::from_value(made["games"].clone()).unwrap();
        assert_eq!(count(&table), before + 3);
        for (game, white, tournament) in
            [(games[0], "Anna", "Cup"), (games[1], "Boris", "Cup"), (games[2], "Dora", "")]
        {
            let game = table.server.get(&format!("/v1/games/{game}"), &table.dora).await.done(200);
            assert_eq!(game["players"]["white"]["name"], white);
            assert_eq!(game["tournament"], tournament);
        }
        // Whatever the key.
        for key in ["", "other"] {
            let again = match key {
                "" => table.server.post(PATH, &table.arbiter, list.clone()).await,
                key => create(&table, &table.arbiter, key, list.clone()).await,
            };
            assert_eq!(again.header("Idempotency-Replayed"), "true");
            assert_eq!(again.done(201), made);
        }
        // For any sender and in any spelling.
        let first = json!({"csv": "White\tBlack\tTournament\nAnna\tDora\tOpen\n"});
        let second = json!({"games": [{"white": " anna", "black": "DORA", "tournament": " Open "}]});
        let other = format!("arbiter-{}", table.instance.add("Olga", Role::Arbiter).id.0);
        let opened = table.server.post(PATH, &table.arbiter, first).await.done(201);
        let again = create(&table, &other, "two", second).await;
        assert_eq!(again.header("Idempotency-Replayed"), "true");
        assert_eq!(again.done(201), opened);
        let one = json!({"games": [{"white": "Anna", "black": "Boris", "tournament": "Cup"}]});
        create(&table, &table.arbiter, "key", one.clone()).await.done(201);
        assert_eq!(create(&table, &table.arbiter, "key", list).await.code(), "key_reused");
        assert_eq!(count(&table), before + 5);
        assert_eq!(create(&table, &table.anna, "x", one).await.code(), "not_an_arbiter");
    }

    #[actix_web::test]
    async fn refused_line_stops_the_list() {
        let table = Table::new().await;
        let list = json!({"games": [
            {"white": "Anna", "black": "Boris"},
            {"white": "Anna", "black": "Nobody"},
            {"white": "Dora", "black": "Dora"},
            {"white": "Dora", "black": "Anna", "tournament": "x".repeat(101)},
            {"white": "Dora", "black": "Anna", "start": {"kind": "fen", "fen": "8/8/8/8/8/8/8/8 w - - 0 1"}},
        ]});
        let before = count(&table);
        for _ in 0..2 {
            let answer = create(&table, &table.arbiter, "key", list.clone()).await;
            assert_eq!(answer.code(), "list_refused");
            let lines = answer.json()["lines"].as_array().unwrap().clone();
            let found: Vec<_> =
                lines.iter().map(|line| (line["line"].as_i64(), line["code"].as_str())).collect();
            let expected = [(2, "unknown_player"), (3, "same_player"), (4, "bad_start"), (5, "bad_start")];
            assert_eq!(found, expected.map(|(line, code)| (Some(line), Some(code))));
            assert_eq!(count(&table), before);
        }
        // The player comes, and the same list is good.
        let list = json!({"games": [{"white": "Anna", "black": "Nobody"}]});
        assert_eq!(create(&table, &table.arbiter, "key", list.clone()).await.code(), "list_refused");
        table.instance.player("Nobody");
        create(&table, &table.arbiter, "key", list).await.done(201);
        for games in [json!([]), json!(vec![json!({"white": "Anna", "black": "Boris"}); MAX_LIST + 1])] {
            let answer = table.server.post(PATH, &table.arbiter, json!({"games": games})).await;
            assert_eq!(answer.code(), "list_refused");
        }
        assert_eq!(count(&table), before + 1);
    }

    #[actix_web::test]
    async fn spreadsheets_are_read() {
        let table = Table::new().await;
        let regulations =
            r#""{""time_control"": {""kind"": ""periods"", ""periods"": [{""time"": ""30d""}]}}""#;
        for (n, csv) in [
            "white,black\nAnna,Boris\n".to_owned(),
            "\u{feff}white;black;tournament\r\n Anna ; Boris ;Cup, 2026\r\n".to_owned(),
            format!("black,white,regulations,start\n\"Boris\",Anna,{regulations},\nDora,Anna,,chess960\nAnna,Dora,,chess960\nAnna,Dora,,chess960\n"),
        ]
        .into_iter()
        .enumerate()
        {
            let made = table.server.post(PATH, &table.arbiter, json!({"csv": csv})).await.done(201);
            let games = made["games"].as_array().unwrap();
            assert_eq!(games.len(), [1, 1, 4][n]);
            let first = table.server.get(&format!("/v1/games/{}", games[0]), &table.anna).await.done(200);
            assert_eq!(first["you"], "white");
            if n == 1 {
                assert_eq!(first["tournament"], "Cup, 2026");
            }
            let mut starts = BTreeSet::new();
            for game in &games[1..] {
                let fen = table.server.get(&format!("/v1/games/{game}/fen"), &table.anna).await;
                starts.insert(fen.text);
            }
            assert!(n < 2 || starts.len() > 1, "each game draws its own position: {starts:?}");
        }
        for (csv, lines) in [
            ("white,black\nAnna\nAnna,Boris\n", vec![1]),
            ("white,black,colour\nAnna,Boris,red\nAnna,Boris,red\n", vec![0]),
            ("white,white,black\nAnna,Anna,Boris\n", vec![0]),
            ("white,tournament\nAnna,Cup\n", vec![0]),
            ("white,black,regulations\nAnna,Boris,\nAnna,Boris,{\n", vec![2]),
            // What can be read is judged where all can.
            ("white,black\nAnna,Boris\nAnna,Nobody\nDora\nDora,Anna\nDora,Dora\n", vec![3]),
            ("white,black\nAnna,Boris\nAnna,Nobody\nDora,Anna\nDora,Dora\n", vec![2, 4]),
        ] {
            let answer = table.server.post(PATH, &table.arbiter, json!({"csv": csv})).await;
            assert_eq!(answer.code(), "list_refused");
            let found = answer.json()["lines"].as_array().unwrap().clone();
            assert_eq!(found.iter().map(|line| line["line"].as_i64().unwrap()).collect::<Vec<_>>(), lines);
        }
    }
}
