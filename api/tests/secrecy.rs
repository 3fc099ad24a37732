//! A sealed move is nowhere before it is opened: a thousand games, half of them sealed by mail, half over HTTP, in the
//! built binary. The move is looked for in every file of the service, its log at trace level and its memory; and a
//! dictionary of all legal moves is tried against every digest that is kept, with the keys of the service at hand.

#[expect(dead_code, reason = "every test binary uses a part of it")]
mod common;

use std::{
    collections::HashSet,
    fs::{self, File},
    io::{Read as _, Seek as _, SeekFrom, Write as _},
    path::Path,
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use app::{
    Address, Arrangement, Channel, Key, NewGameWish, Service as App, Settings, Submission, Wish,
    people::{NewApiToken, Scopes},
    ports::{MacPurpose, Role, StartWish, Vault},
};
use common::{
    Service,
    doors::{Http, transport, written},
};
use domain::{
    Actor, GameId, PlayerId, Ply, Position, Regulations, Start,
    notation::{self, Letters, Notation},
};
use rustix::process::Signal;
use serde_json::json;
use store::{
    Store,
    host::{SystemClock, SystemEntropy},
    keys::KeyRing,
    testing::{Dice, House, Silent, seed},
};

const GAMES: usize = 1_000;
const DOMAIN: &str = "play.example.org";

/// One game and the move that is sealed in it.
struct Sealed {
    id: GameId,
    position: Position,
    /// As the player writes it, long algebraic with a hyphen: no hash, no base64 and no FEN looks like it.
    written: String,
    uci: String,
    by_mail: bool,
}

/// The service's own rooms on its files, while it does not run.
struct Inside {
    app: App,
    keys: Arc<KeyRing>,
}

fn inside(folder: &Path) -> Inside {
    let data = folder.join("postzug-data");
    let keys = Arc::new(KeyRing::open(&data.join("keys"), &SystemEntropy).expect("keys"));
    let store = Arc::new(Store::open_file(&data.join("postzug.db")).expect("the database"));
    let app = inside_with(store.clone(), keys.clone());
    House::add_to(&*store, House::someone("Chief", Role::Arbiter, app.now()));
    House::add_to(&*store, House::someone("Anna", Role::Player, app.now()));
    House::add_to(&*store, House::someone("Boris", Role::Player, app.now()));
    Inside { app, keys }
}

fn inside_with(store: Arc<Store>, keys: Arc<KeyRing>) -> App {
    let settings = Settings {
        mail_domain: DOMAIN.into(),
        public_url: "http://localhost".into(),
        site_name: "Club".into(),
    };
    App::new(store, Arc::new(SystemClock), Arc::new(SystemEntropy), keys, Arc::new(Silent), settings)
}

const CHIEF: PlayerId = PlayerId(1);
const ANNA: PlayerId = PlayerId(2);
const BORIS: PlayerId = PlayerId(3);

/// A position after some random moves, White to move and with several moves to choose from.
fn position(dice: &Dice) -> Position {
    loop {
        let mut position = Start::Standard.position().expect("the array");
        for _ in 0..2 * dice.below(20) {
            let moves = position.legal_moves();
            let Some(&m) = moves.get(dice.below(moves.len().max(1))) else { break };
            position = position.play(m).expect("it is legal");
        }
        let pieces = |m: &domain::Move| m.role() != domain::Role::Pawn && !m.is_castle();
        if position.legal_moves().iter().filter(|m| pieces(m)).count() >= 5
            && position.side_to_move().is_white()
            && !position.is_dead()
        {
            return position;
        }
    }
}

fn table(inside: &Inside, n: usize, dice: &Dice) -> Sealed {
    let position = position(dice);
    let arranged = inside.app.arrange(Arrangement {
        actor: Actor::Arbiter(CHIEF),
        wish: NewGameWish::Create {
            white: "Anna".into(),
            black: "Boris".into(),
            start: StartWish::At(Start::Fen { fen: position.fen(), chess960: false }),
            regulations: Regulations::default(),
            tournament: String::new(),
        },
        received_at: inside.app.now(),
        channel: Channel::Http,
        key: Key(format!("game {n}")),
    });
    let id = arranged.expect("no failure").game.expect("a game");
    let ordered = inside.app.submit(Submission {
        game: id,
        actor: Actor::Arbiter(CHIEF),
        wish: Wish::Act { act: domain::Act::Adjourn, reason: "Late.".into() },
        expected_ply: None,
        received_at: inside.app.now(),
        channel: Channel::Http,
        key: Key(format!("order {n}")),
    });
    assert_eq!(ordered.expect("no failure").refusal, None);
    // A pawn's move could be part of a UUID, and castling stand anywhere.
    let squares = |written: &String| written.len() >= 6 && written.starts_with(['K', 'Q', 'R', 'B', 'N']);
    loop {
        let moves = position.legal_moves();
        let m = moves[dice.below(moves.len())];
        let written = notation::write(m, &position, Notation::Long, Letters::English);
        if squares(&written) && notation::read(&written, &position, Letters::English) == Ok(m) {
            let uci = position.uci(m);
            return Sealed { id, position, written, uci, by_mail: n.is_multiple_of(2) };
        }
    }
}

/// Every spelling of a move that a leak could have, each with enough around it that chance does not write it.
fn spellings(sealed: &Sealed) -> Vec<String> {
    let (w, u) = (&sealed.written, &sealed.uci);
    vec![w.clone(), format!("\"{u}\""), format!("uci: {u}"), format!("seal {u}")]
}

/// Looks for many texts at once, with the tool that is fastest at it also when this is built for debugging.
struct Wanted(tempfile::NamedTempFile);

impl Wanted {
    fn new(texts: impl IntoIterator<Item = String>) -> Self {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let texts: Vec<String> = texts.into_iter().collect();
        assert!(texts.iter().all(|text| !text.is_empty() && !text.contains('\n')), "one a line");
        fs::write(file.path(), texts.join("\n")).expect("written");
        Self(file)
    }

    /// Each text that grep finds in these files, with the file where there are several.
    fn found(&self, files: &[&std::ffi::OsStr]) -> Vec<String> {
        let mut grep = Command::new("grep");
        grep.env("LC_ALL", "C").args(["-a", "-o", "-F", "-f"]).arg(self.0.path()).args(files);
        let output = grep.output().expect("grep");
        assert!(matches!(output.status.code(), Some(0 | 1)), "grep looked at everything");
        String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
    }
}

/// Where a text is, in all files of the folder.
fn on_disk(folder: &Path, wanted: &Wanted) -> Vec<String> {
    wanted.found(&["-r".as_ref(), folder.as_os_str()])
}

/// What a core dump of the process would hold: everything it can write to. `None` where that cannot be read.
fn in_memory(pid: u32, wanted: &Wanted) -> Option<Vec<String>> {
    let maps = fs::read_to_string(format!("/proc/{pid}/maps")).ok()?;
    let mut memory = File::open(format!("/proc/{pid}/mem")).ok()?;
    let mut dump = tempfile::NamedTempFile::new().expect("a file");
    for line in maps.lines().filter(|line| line.split(' ').nth(1).is_some_and(|mode| mode.starts_with("rw")))
    {
        let (from, to) = line.split(' ').next()?.split_once('-')?;
        let (from, to) = (u64::from_str_radix(from, 16).ok()?, u64::from_str_radix(to, 16).ok()?);
        memory.seek(SeekFrom::Start(from)).ok()?;
        let mut bytes = vec![0; usize::try_from(to - from).ok()?];
        // Guard pages and the like.
        if memory.read_exact(&mut bytes).is_ok() {
            dump.write_all(&bytes).and_then(|()| dump.write_all(b"\n")).expect("written");
        }
    }
    dump.flush().expect("written");
    Some(wanted.found(&[dump.path().as_os_str()]))
}

/// The digests that are kept of anything that came in, in hexadecimal.
fn digests(folder: &Path) -> HashSet<String> {
    let dump = Command::new("sqlite3")
        .arg(folder.join("postzug-data/postzug.db"))
        .arg(
            "SELECT lower(hex(request)) FROM receipt UNION SELECT lower(hex(digest)) FROM inbox \
             UNION SELECT lower(hex(message_key)) FROM inbox UNION SELECT lower(hex(commitment)) FROM envelope;",
        )
        .output()
        .expect("sqlite3, which .ci/run installs");
    assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
    String::from_utf8(dump.stdout).expect("hexadecimal").lines().map(str::to_owned).collect()
}

/// Tries every legal move against the digests, as somebody with the database and the keys of the service would.
fn dictionary(
    inside: &KeyRing,
    sealed: &Sealed,
    raw: Option<&(String, Vec<u8>)>,
    kept: &HashSet<String>,
) -> Option<String> {
    let ply = Some(Ply(0));
    for m in sealed.position.legal_moves() {
        // The spelling he used is known; the others for some games.
        let all = sealed.id.0 % 20 == 0;
        for notation in Notation::ALL.into_iter().filter(|n| all || *n == Notation::Long) {
            let text = notation::write(m, &sealed.position, notation, Letters::English);
            let mut guesses = vec![text.clone().into_bytes(), sealed.position.uci(m).into_bytes()];
            let wish = Wish::Seal { text: text.clone(), draw_offer: false };
            let mut request = b"request\n".to_vec();
            request.extend(serde_json::to_vec(&(sealed.id, &wish, ply)).expect("JSON"));
            guesses.push(request);
            if let Some((address, raw)) = raw {
                let mut mail = address.clone().into_bytes();
                mail.push(0);
                let raw = String::from_utf8_lossy(raw).replace(&sealed.written, &text);
                mail.extend(raw.into_bytes());
                guesses.push(mail);
            }
            for guess in guesses {
                let mac = inside.mac(MacPurpose::SecretDigest, &guess);
                let plain = <sha2::Sha256 as sha2::Digest>::digest(&guess);
                for digest in [mac.as_slice(), plain.as_slice()] {
                    let digest = data_encoding::HEXLOWER.encode(digest);
                    if kept.contains(&digest) {
                        return Some(format!("{}: {text} has the digest {digest}", sealed.id));
                    }
                }
            }
        }
    }
    None
}

#[test]
fn a_thousand_sealed_moves_are_nowhere_before_they_are_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let environment = [
        ("POSTZUG_MAIL__DOMAIN", DOMAIN),
        ("POSTZUG_LOG__FILTER", "trace"),
        ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "100000"),
        ("POSTZUG_LIMITS__ADDRESS_PER_MINUTE", "100000"),
    ];
    // It makes its files and keys.
    let service = Service::start_with(folder.path(), &environment);
    service.signal(Signal::TERM);
    assert!(service.wait().success());
    let seed = seed();
    println!("seed {seed}");
    let dice = Dice::new(seed);
    let (games, token, addresses, keys) = {
        let inside = inside(folder.path());
        let games: Vec<Sealed> = (0..GAMES).map(|n| table(&inside, n, &dice)).collect();
        let new = NewApiToken { label: "test".into(), scopes: Scopes::all(), expires_at: None };
        let token = inside.app.make_api_token(ANNA, &new).expect("no failure").expect("a token").1;
        let address = |game: GameId| Address::Play { game, player: ANNA, ply: Ply(0), line: 0 };
        let addresses: Vec<(String, String)> = games
            .iter()
            .map(|game| (inside.app.mail_address(address(game.id)), address(game.id).name()))
            .collect();
        (games, token.0, addresses, inside.keys.clone())
    };
    let service = Service::start_with(folder.path(), &environment);
    let anna = Http::new(service.http).with_token(&token);
    let smtp = transport(service.intake);
    let mut raws = Vec::with_capacity(GAMES);
    for (game, (address, name)) in games.iter().zip(&addresses) {
        if game.by_mail {
            let text = format!("seal {}\n", game.written);
            let (envelope, raw) =
                written("anna@example.org", address, "Re: our game", &text).expect("a mail");
            lettre::Transport::send_raw(&smtp, &envelope, &raw).expect("it is taken");
            raws.push(Some((name.clone(), raw)));
        } else {
            let body = json!({ "move": game.written, "ply": 0 });
            let path = format!("/v1/games/{}/seal", game.id.0);
            let answer = anna.post(&path, &format!("seal {}", game.id.0), &body).expect("an answer");
            assert_eq!(answer.status, 201, "{}", answer.body);
            raws.push(None);
        }
    }
    // Every one of them is sealed, and our connections are closed.
    let until = Instant::now() + Duration::from_secs(60);
    for game in &games {
        let path = format!("/v1/games/{}", game.id.0);
        while anna.get(&path).expect("an answer").body["phase"] != "adjourned" {
            assert!(Instant::now() < until, "{} is not sealed:\n{}", game.id, service.log().len());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    drop((anna, smtp));
    std::thread::sleep(Duration::from_secs(1));

    let wanted = Wanted::new(games.iter().flat_map(spellings));
    let found = on_disk(folder.path(), &wanted);
    assert!(found.is_empty(), "seed {seed}: {found:#?}");
    let kept = digests(folder.path());
    assert!(kept.len() > GAMES, "{} digests", kept.len());
    for (game, raw) in games.iter().zip(&raws) {
        assert_eq!(dictionary(&keys, game, raw.as_ref(), &kept), None, "seed {seed}");
    }
    match in_memory(service.child().id(), &wanted) {
        Some(found) => assert!(found.is_empty(), "seed {seed}: {found:#?}"),
        None => eprintln!("SKIPPED: the memory of another process cannot be read here"),
    }

    // It can fail: what is opened is found.
    let first = &games[0];
    service.kill();
    let store =
        Arc::new(Store::open_file(&folder.path().join("postzug-data/postzug.db")).expect("the database"));
    let app = inside_with(store, keys);
    let opened = app.submit(Submission {
        game: first.id,
        actor: Actor::Player(BORIS),
        wish: Wish::Resume,
        expected_ply: None,
        received_at: app.now(),
        channel: Channel::Http,
        key: Key("resume".into()),
    });
    assert_eq!(opened.expect("no failure").refusal, None);
    assert!(!on_disk(folder.path(), &wanted).is_empty());
}
