//! Prepares a run before the clock starts: players with tokens, games, the moves to be played.

use std::{collections::VecDeque, path::Path, sync::Arc};

use anyhow::{Context as _, bail};
use api::config::Config;
use app::{
    Channel, Key, LobbyCommand, LobbyRequest, Request, Service, Submission,
    ports::{
        GameRow, MacPurpose, MailFormat, Player as Account, Recorded, Role, Session, SessionId, StartChoice,
        Vault as _, write,
    },
};
use domain::{
    Actor, GameId, PlayerId, Ply, Position, PositionId, Regulations, Seen, Span, Start,
    notation::{self, Letters, Notation},
};
use serde_json::json;
use store::{Store, host::SystemEntropy, keys::KeyRing};

use bench::clients;
use postzug::Instance;

/// Half-moves of a game at most.
const LONGEST: usize = 120;
/// Different games; each is played on many boards.
const SCRIPTS: u64 = 64;
/// The ply whose rows the raw writer repeats: the middle of what is played.
const SAMPLED: u16 = 24;

/// A temporary folder, removed when the run ends.
pub(super) struct Folder(tempfile::TempDir);

impl Folder {
    pub(super) fn new() -> anyhow::Result<Self> {
        Ok(Self(tempfile::Builder::new().prefix("postzug-load").tempdir().context("a temporary folder")?))
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The URL of a SQLite file in it.
    pub(super) fn file(&self, name: &str) -> String {
        format!("sqlite:{}", self.path().join(name).display())
    }

    /// The settings of `serve`, without limits on requests.
    pub(super) fn config(&self, database: Option<&str>) -> Config {
        let mut config = Config { data: self.0.path().into(), ..Config::default() };
        // Tokens name it: they are good at every instance.
        config.http.public_url = "http://localhost".into();
        if let Some(database) = database {
            config.database.url = database.to_owned().into();
        }
        // Each move is a mail, as in games that take weeks.
        config.mail.merge_seconds = 0;
        config.limits.account_per_minute = u32::MAX;
        config.limits.address_per_minute = u32::MAX;
        config
    }
}

/// Somebody who plays.
pub(super) struct Player {
    pub(super) id: PlayerId,
    pub(super) token: String,
    /// The session in a browser, as it sends it; empty at an installation that runs.
    pub(super) cookie: String,
}

/// The games of one client, which plays for both sides.
pub(super) struct Table {
    /// White first.
    pub(super) players: [Player; 2],
    pub(super) games: VecDeque<Board>,
    /// The session of the arbiter of the games in a browser, as [`Player::cookie`].
    pub(super) arbiter: String,
}

/// A game under way.
pub(super) struct Board {
    pub(super) id: i64,
    pub(super) ply: u16,
    script: Arc<[String]>,
}

impl Board {
    pub(super) fn next_move(&self) -> Option<&str> {
        self.move_at(self.ply)
    }

    pub(super) fn remaining(&self) -> usize {
        self.script.len().saturating_sub(usize::from(self.ply))
    }

    pub(super) fn move_at(&self, ply: u16) -> Option<&str> {
        self.script.get(usize::from(ply)).map(String::as_str)
    }
}

/// Everybody and every game.
pub(super) fn tables(
    config: &Config,
    instance: &Instance,
    clients: usize,
    games: usize,
) -> anyhow::Result<Vec<Table>> {
    let scripts: Vec<Arc<[String]>> = (0..SCRIPTS).map(|seed| script(seed).into()).collect();
    // The accounts are written as a sign-up would leave them; the service opens the same file.
    let store = Store::open(config.database_url().reveal())?;
    let keys = KeyRing::open(&config.data.join("keys"), &SystemEntropy).context("the keys")?;
    let Player { id: arbiter, cookie, .. } = player(instance, &store, &keys, "Arbiter", Role::Arbiter)?;
    let mut tables = Vec::new();
    for client in 0..clients {
        let player = |side: &str| player(instance, &store, &keys, &format!("{side}{client}"), Role::Player);
        let players = [player("White")?, player("Black")?];
        tables.push(Table { players, games: VecDeque::new(), arbiter: cookie.clone() });
    }
    std::thread::scope(|scope| {
        let dealers: Vec<_> = tables
            .iter_mut()
            .enumerate()
            .map(|(client, table)| {
                scope.spawn({
                    let scripts = &scripts;
                    move || {
                        for game in 0..games {
                            let id = create(&instance.service, arbiter, client, game)?;
                            let script = scripts[(client + game) % scripts.len()].clone();
                            table.games.push_back(Board { id: id.0, ply: 0, script });
                        }
                        anyhow::Ok(())
                    }
                })
            })
            .collect();
        dealers.into_iter().try_for_each(|dealer| dealer.join().ok().context("a thread panicked")?)
    })?;
    Ok(tables)
}

/// The games of one client at a running installation: the first challenges the second, who accepts.
pub(super) fn challenged(
    http: &clients::Http,
    run: &str,
    client: usize,
    tokens: &[&str],
    games: u16,
) -> anyhow::Result<Table> {
    let player = |token: &str| -> anyhow::Result<(Player, String)> {
        let me = http.with_token(token).get("/v1/me")?.ok()?;
        let id = me["id"].as_i64().context("an account without a number")?;
        let name = me["name"].as_str().context("an account without a name")?;
        Ok((Player { id: PlayerId(id), token: token.into(), cookie: String::new() }, name.into()))
    };
    let ((white, _), (black, opponent)) = (player(tokens[0])?, player(tokens[1])?);
    let new = json!({
        "opponent": opponent,
        "color": "white",
        "regulations": {"time_control": {"kind": "per_move", "days": 10}},
    });
    let mut boards = VecDeque::new();
    for game in 0..games {
        let key = format!("load-{run}-{client}-{game}");
        let posted = http.with_token(&white.token).post("/v1/challenges", &key, &new)?.ok()?;
        let challenge = &posted["challenge"];
        let accept = format!("/v1/challenges/{challenge}/accept");
        let accepted = http.with_token(&black.token).post(&accept, &key, &json!({}))?.ok()?;
        let id = accepted["game"].as_i64().context("a challenge without a game")?;
        let seed = u64::try_from(client)? + u64::from(game);
        boards.push_back(Board { id, ply: 0, script: script(seed % SCRIPTS).into() });
    }
    Ok(Table { players: [white, black], games: boards, arbiter: String::new() })
}

/// The rows of a move in the middle of a game: a game of the first table is played that far and put aside.
pub(super) fn sample(instance: &Instance, tables: &mut [Table]) -> anyhow::Result<(GameRow, Recorded)> {
    let table = tables.first_mut().context("nobody plays")?;
    let board = table.games.pop_back().context("there are no games")?;
    let service = &instance.service;
    for (ply, text) in (0..SAMPLED).zip(board.script.iter()) {
        let receipt = service.games.submit(Submission {
            game: GameId(board.id),
            actor: Actor::Player(table.players[usize::from(ply) % 2].id),
            request: Request::play(text.clone(), false),
            seen: Seen::Position(PositionId { ply: Ply(ply), revision: 0 }),
            received_at: service.time.now(),
            channel: Channel::Http,
            key: Key::Named(format!("sample:{ply}")),
        })?;
        if let Some(refusal) = receipt.refusal {
            bail!("{text} was refused: {refusal:?}");
        }
    }
    let view = service.games.game(GameId(board.id))?.context("the game is gone")?;
    let last = service.records.events_after(GameId(board.id), view.row.state.events - 1, 1)?.pop();
    Ok((view.row, last.context("the game has no events")?))
}

fn account(instance: &Instance, store: &Store, name: &str, role: Role) -> anyhow::Result<PlayerId> {
    let email = format!("{}@example.org", name.to_ascii_lowercase());
    let new = Account::new(name.into(), email, role, instance.service.time.now());
    let new = Account { mail_format: MailFormat::Text, ..new };
    Ok(write(store, move |tx| tx.add_player(&new))?)
}

fn player(
    instance: &Instance,
    store: &Store,
    keys: &KeyRing,
    name: &str,
    role: Role,
) -> anyhow::Result<Player> {
    let id = account(instance, store, name, role)?;
    let now = instance.service.time.now();
    // As a browser's secret is stored: the same session has a token too.
    let secret = format!("{:0>52}", id.0);
    let family = keys.mac(MacPurpose::SecretDigest, format!("browser\0{secret}").as_bytes());
    let new = Session {
        id: SessionId(0),
        player: id,
        family,
        current: family,
        exchange: None,
        device: "load".into(),
        created_at: now,
        refreshed_at: now,
        expires_at: now + Span::days(1),
    };
    let session = write(store, move |tx| tx.add_session(&new))?;
    let token = instance.authenticator.access_token(id, session)?.token;
    Ok(Player { id, token: token.0, cookie: format!("postzug={secret}") })
}

fn create(service: &Service, arbiter: PlayerId, client: usize, game: usize) -> anyhow::Result<GameId> {
    let arranged = service.lobby.arrange(LobbyRequest {
        actor: Actor::Arbiter(arbiter),
        command: LobbyCommand::Create {
            white: format!("White{client}"),
            black: format!("Black{client}"),
            start: StartChoice::At(Start::Standard),
            regulations: Regulations::per_move(10),
            tournament: "Load".into(),
        },
        received_at: service.time.now(),
        channel: Channel::Console,
        key: Key::Named(format!("create:{client}:{game}")),
    })?;
    arranged.game.with_context(|| format!("no game: {:?}", arranged.refusal))
}

/// Random legal moves, always the same for a seed. It ends before a position repeats or nothing is left to play.
fn script(seed: u64) -> Vec<String> {
    let mut position = Position::default();
    let mut random = seed;
    let mut moves = Vec::new();
    let mut seen = vec![position.key()];
    while moves.len() < LONGEST && !position.is_dead() {
        // SplitMix64.
        random = random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (random ^ (random >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let legal = position.legal_moves();
        let Some(index) = usize::try_from(z >> 33).ok().and_then(|n| n.checked_rem(legal.len())) else {
            break;
        };
        let m = legal[index];
        let Some(next) = position.play(m) else { break };
        if seen.iter().filter(|&&key| key == next.key()).count() > 1 {
            break;
        }
        moves.push(notation::write(m, &position, Notation::Numeric, Letters::default()));
        seen.push(next.key());
        position = next;
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_is_long_and_deterministic() {
        assert_eq!(script(1), script(1));
        assert_ne!(script(1), script(2));
        let total: usize = (0..SCRIPTS).map(|seed| script(seed).len()).sum();
        assert!(total > 80 * 64, "{total} half-moves in all scripts");
        assert!(script(63).len() > usize::from(SAMPLED));
    }
}
