//! Pages beside the API: what a browser gets and sends, in turn with what a program does about the same games.

use std::{
    net::{SocketAddr, TcpListener},
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use api::event_broadcast::EventBroadcast;
use bench::clients::Http;
use clap::Args;
use postzug::{Instance, Signals, Stop, logging, running, say, workers};
use serde_json::json;

use super::{
    client::{Client, key},
    harness::{self, Board, Table},
    measured::{median, percentile},
};

/// Half-moves of the game that is looked at: forty moves of both sides would be a long game, and most are shorter.
const PLAYED: u16 = 40;

#[derive(Debug, Args)]
pub(crate) struct Pages {
    /// Clients at once, each with a player of its own; several numbers are measured in turn.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 8], value_parser = clap::value_parser!(u16).range(1..=256))]
    clients: Vec<u16>,
    /// The duration of each measurement.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Games on the dashboard of each player.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u16).range(4..=1_000))]
    games: u16,
    /// The number of rounds in which everything is measured.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=100))]
    rounds: u16,
    /// Goes on serving until it is stopped, and names pages with the cookies of their readers.
    #[arg(long)]
    serve: bool,
}

/// A page, and what the API has for it.
#[derive(Copy, Clone)]
enum Kind {
    Dashboard,
    Game,
    Sealing,
    Move,
}

const KINDS: [(&str, Kind); 4] =
    [("dashboard", Kind::Dashboard), ("game", Kind::Game), ("sealing", Kind::Sealing), ("move", Kind::Move)];

/// A player with games to look at.
struct Seat {
    table: Table,
    /// The game that is looked at, and the one in which a move is to be sealed.
    shown: i64,
    sealing: i64,
}

/// The latencies of requests of one kind.
#[derive(Default)]
struct Timed {
    /// Latencies of the API and of the page, each with the bytes of its last answer.
    latencies: [Vec<Duration>; 2],
    bytes: [usize; 2],
}

impl Pages {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let folder = harness::Folder::new()?;
        let config = folder.config(None);
        logging::start(&config.log)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut signals = runtime.block_on(async { Signals::new() })?;
        let (stop, listener) = (Stop::new(), TcpListener::bind("127.0.0.1:0")?);
        let (address, broadcast) = (listener.local_addr()?, Arc::new(EventBroadcast::new()));
        let instance = Instance::open(&config, address, broadcast.clone())?;
        let http = running::serve_http(&config, &instance, broadcast, listener, None, stop.clone());
        let server = workers::start("http", stop.clone(), http)?;
        let most = usize::from(self.clients.iter().copied().max().unwrap_or(1));
        say(&format!("Preparing {} games of {most} players ...", most * usize::from(self.games)))?;
        let tables = harness::tables(&config, &instance, most, usize::from(self.games))?;
        let seats = tables.into_iter().map(|table| Seat::new(&Http::new(address), table));
        let mut seats = seats.collect::<anyhow::Result<Vec<_>>>()?;
        // Games end, so each round gets an equal part of the half-moves of the player who has fewest.
        let playable = seats.iter().map(Seat::playable).min().unwrap_or(0);
        let most = playable / (self.clients.len() * usize::from(self.rounds));
        for clients in self.clients.iter().copied().map(usize::from) {
            let seats = seats.get_mut(..clients).context("a player is missing")?;
            for (name, kind) in KINDS {
                let mut ratios = Vec::new();
                let mut all = Timed::default();
                for _ in 0..self.rounds {
                    let timed = runtime.block_on(measure(address, seats, kind, (self.duration(), most)))?;
                    ratios.push(timed.ratio());
                    all.add(timed);
                }
                all.report(name, clients, median(ratios))?;
            }
        }
        if self.serve {
            announce(address, seats.first().context("nobody plays")?)?;
            runtime.block_on(signals.next());
        }
        stop.now();
        server.join().ok().context("the server panicked")?;
        Ok(ExitCode::SUCCESS)
    }

    const fn duration(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}

fn announce(address: SocketAddr, seat: &Seat) -> anyhow::Result<()> {
    let (player, arbiter) = (&*seat.table.players[0].cookie, &*seat.table.arbiter);
    let (game, sealing) = (format!("/g/{}", seat.shown), format!("/g/{}/seal", seat.sealing));
    for (name, cookie, path) in [
        ("front", player, "/"),
        ("dashboard", player, "/games"),
        ("game", player, &*game),
        ("sealing", player, &*sealing),
        ("desk", arbiter, "/desk"),
        ("check", player, "/check"),
        // A stranger has no session.
        ("sign-in", "postzug=", "/sign-in"),
    ] {
        say(&format!("page {name} {cookie} http://{address}{path}"))?;
    }
    Ok(())
}

impl Seat {
    /// Plays one game half-way, and adjourns two others. In one of them the move is sealed, and waits for the arbiter.
    fn new(http: &Http, mut table: Table) -> anyhow::Result<Self> {
        let mut take = || table.games.pop_back().context("a player has too few games");
        let (mut shown, sealing, sealed) = (take()?, take()?, take()?);
        let [white, black] = table.players.each_ref().map(|player| http.with_token(&player.token));
        while let Some(text) = shown.next_move().filter(|_| shown.ply < PLAYED) {
            let player = if shown.ply.is_multiple_of(2) { &white } else { &black };
            let body = json!({"move": text, "ply": shown.ply});
            player.done(&format!("/v1/games/{}/moves", shown.id), &key(shown.id, shown.ply), &body)?;
            shown.ply += 1;
        }
        for game in [sealing.id, sealed.id] {
            let path = format!("/v1/games/{game}/adjournment");
            black.done(&path, &format!("load-adjournment-1-{game}"), &json!({"action": "propose"}))?;
            white.done(
                &path,
                &format!("load-adjournment-2-{game}"),
                &json!({"action": "accept", "ply": 0}),
            )?;
        }
        let (path, text) = (format!("/v1/games/{}/seal", sealed.id), sealed.next_move().context("a move")?);
        white.done(&path, "load-seal", &json!({"move": text, "ply": 0}))?;
        Ok(Self { table, shown: shown.id, sealing: sealing.id })
    }

    /// Returns the number of half-moves that are left in the games to move in.
    fn playable(&self) -> usize {
        self.table.games.iter().map(Board::remaining).sum()
    }

    /// The next game to move in, for as long as there is one.
    fn next_game(&mut self) -> Option<Board> {
        std::iter::from_fn(|| self.table.games.pop_front()).find(|board| board.next_move().is_some())
    }
}

/// Requests in turn, of the API and of the page, from as many clients as there are seats.
async fn measure(
    address: SocketAddr,
    seats: &mut [Seat],
    kind: Kind,
    (duration, most): (Duration, usize),
) -> anyhow::Result<Timed> {
    let until = Instant::now() + duration;
    let sitting = seats.iter_mut().map(|seat| sit(address, seat, kind, (until, most)));
    let mut all = Timed::default();
    for one in futures_util::future::try_join_all(sitting).await? {
        all.add(one);
    }
    Ok(all)
}

async fn sit(
    address: SocketAddr,
    seat: &mut Seat,
    kind: Kind,
    (until, most): (Instant, usize),
) -> anyhow::Result<Timed> {
    let mut client = Client::connect(address, "localhost").await?;
    let mut timed = Timed::default();
    let is_spent = |timed: &Timed| matches!(kind, Kind::Move) && 2 * timed.latencies[0].len() >= most;
    while Instant::now() < until && !is_spent(&timed) {
        for by_page in [false, true] {
            let asked = match kind {
                Kind::Move => {
                    let Some(mut board) = seat.next_game() else { return Ok(timed) };
                    let asked = play(&client, seat, &board, by_page);
                    board.ply += 1;
                    seat.table.games.push_back(board);
                    asked
                }
                _ => look(&client, seat, kind, by_page),
            };
            let (request, expected) = asked.context("a game without a move")?;
            let began = Instant::now();
            let (status, bytes) = client.ask(&request).await?;
            ensure!(status == expected, "{status} to {request}");
            timed.latencies[usize::from(by_page)].push(began.elapsed());
            timed.bytes[usize::from(by_page)] = bytes;
        }
    }
    Ok(timed)
}

/// A request of something to look at, and the status that it must get.
fn look(client: &Client, seat: &Seat, kind: Kind, by_page: bool) -> Option<(String, u16)> {
    let (shown, sealing) = (seat.shown, seat.sealing);
    let (api, page) = match kind {
        Kind::Dashboard => ("/v1/me/games?limit=200".to_owned(), "/games".to_owned()),
        Kind::Game => (format!("/v1/games/{shown}?moves=true"), format!("/g/{shown}")),
        Kind::Sealing => (format!("/v1/games/{sealing}/envelope/recipients"), format!("/g/{sealing}/seal")),
        Kind::Move => return None,
    };
    let player = &seat.table.players[0];
    let request = if by_page {
        let headers = format!("{BROWSER}Cookie: {}\r\n", player.cookie);
        client.request(&format!("GET {page}"), &headers, "")
    } else {
        client.request(&format!("GET {api}"), &format!("Authorization: Bearer {}\r\n", player.token), "")
    };
    Some((request, 200))
}

/// The headers of browsers, as far as they matter.
const BROWSER: &str =
    "Accept: text/html\r\nAccept-Encoding: gzip, deflate\r\nSec-Fetch-Site: same-origin\r\n";

/// A move, with a token or by a form.
fn play(client: &Client, seat: &Seat, board: &Board, by_page: bool) -> Option<(String, u16)> {
    let (id, ply, text) = (board.id, board.ply, board.next_move()?);
    let player = &seat.table.players[usize::from(ply) % 2];
    if !by_page {
        return Some((client.play(id, ply, text, &player.token), 201));
    }
    let form = "Content-Type: application/x-www-form-urlencoded";
    let headers = format!("{BROWSER}Cookie: {}\r\n{form}\r\n", player.cookie);
    let body = format!("key={}&ply={ply}&revision=0&move={text}", key(id, ply));
    Some((client.request(&format!("POST /g/{id}/move"), &headers, &body), 303))
}

impl Timed {
    fn add(&mut self, other: Self) {
        for (all, more) in self.latencies.iter_mut().zip(other.latencies) {
            all.extend(more);
        }
        self.bytes = other.bytes;
    }

    /// The median of the page, in medians of the API.
    fn ratio(&self) -> f64 {
        let [api, page] = self.latencies.clone().map(|mut latencies| {
            latencies.sort_unstable();
            percentile(&latencies, 50)
        });
        page / api
    }

    fn report(self, name: &str, clients: usize, ratio: f64) -> anyhow::Result<()> {
        for ((what, mut latencies), bytes) in ["API", "page"].into_iter().zip(self.latencies).zip(self.bytes)
        {
            ensure!(!latencies.is_empty(), "{name}: nothing was measured");
            latencies.sort_unstable();
            let [p50, p95, p99] = [50, 95, 99].map(|per_cent| percentile(&latencies, per_cent));
            let count = latencies.len();
            say(&format!(
                "{name:<9} {what:<4} {clients:>3} clients {count:>6} requests   p50 {p50:>6.2} ms   p95 {p95:>6.2} ms   \
                 p99 {p99:>6.2} ms   {bytes:>6} bytes"
            ))?;
        }
        say(&format!("{name:<9} page / API = {ratio:.2} (median)"))
    }
}
