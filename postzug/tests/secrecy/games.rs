//! A thousand games in which a move is to be sealed, in every way there is.

use std::{
    collections::HashSet,
    path::Path,
    sync::{Arc, LazyLock},
};
use store::testing::seen;

use app::{
    Channel, Key, Request, Service as App, Settings, Submission,
    ports::{Role, StartChoice, WallClock},
};
use domain::{
    Actor, AdjournmentRules, Color, Command, GameId, Instant, Move, PlayerId, Ply, Position, Regulations,
    Span, Start,
    notation::{self, Letters, Notation},
};
use store::{
    Store,
    host::{SystemClock, SystemEntropy},
    keys::KeyRing,
    testing::{Dice, Silent, TestInstance},
};

use crate::search;

pub const DOMAIN: &str = "play.example.org";
pub const ANNA: PlayerId = PlayerId(2);
pub const BORIS: PlayerId = PlayerId(3);
const CHIEF: PlayerId = PlayerId(1);
/// The other holders of envelopes.
const OTHERS: [PlayerId; 2] = [PlayerId(4), PlayerId(5)];

/// A position of both sides in which they castle, and one in which they promote; who is to move is said.
const SPECIAL: [&str; 2] = [
    "r3k2r/pppq1ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPPQ1PPP/R3K2R {} KQkq - 0 8",
    "4k3/P6P/8/8/8/8/p6p/4K3 {} - - 0 40",
];
/// Anna seals a move of which nobody makes a secret any more when Boris answers it.
const ANSWERED: &str = "r3k2r/pppq1ppp/2np1n2/4p3/4P3/2NP1N2/PPPQ1PPP/K6R w kq - 0 8";
const OPENED: &str = "Ka1-b1";

/// The spellings of the opened move: no secret may be found in its place.
static IN_THE_OPEN: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let position = Position::from_fen(ANSWERED, false).expect("a position");
    let m = notation::read(OPENED, &position, Letters::English).expect("a move");
    search::spellings(&position, m).into_iter().collect()
});

/// The entry point of a sealed move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum EntryPoint {
    Mail,
    Http,
    /// Over HTTP, encrypted by the player.
    Strict,
}

/// A move as the player writes it, long algebraic with a hyphen.
#[derive(Clone)]
pub struct Secret {
    pub m: Move,
    pub written: String,
}

/// One game and what is written in it that nobody may see.
pub struct Sealed {
    pub id: GameId,
    /// The position at its start.
    start: String,
    /// The position in which the move is sealed.
    pub position: Position,
    /// Half-moves before it: one when it is Boris's reply, sealed because Anna does not come to see her own opened
    /// (FIDE Guidelines I.9.3).
    pub ply: Ply,
    pub entry: EntryPoint,
    /// The move that is sealed.
    pub sealed: Secret,
    /// A draft that is put into the envelope first, and replaced.
    pub draft: Option<Secret>,
    /// A move that is refused first, as the sealed move itself is.
    pub refused: Option<Secret>,
}

impl Sealed {
    /// Returns the player who seals.
    pub fn player(&self) -> PlayerId {
        self.position.side_to_move().fold_wb(ANNA, BORIS)
    }

    /// Everything that must be nowhere.
    pub fn secrets(&self) -> impl Iterator<Item = &Secret> {
        [&self.sealed].into_iter().chain(&self.draft).chain(&self.refused)
    }
}

/// The service's own rooms on its files, while it does not run.
pub struct Inside {
    pub app: App,
    pub keys: Arc<KeyRing>,
    /// The same some days ago.
    past: App,
}

struct DaysAgo;

impl WallClock for DaysAgo {
    fn now(&self) -> Instant {
        SystemClock.now() - Span::days(3)
    }
}

impl Inside {
    /// Makes the instance with the players and the arbiters in it.
    pub fn new(folder: &Path) -> Self {
        let inside = Self::open(folder);
        let add = |name, role| {
            TestInstance::add_to(&*inside.1, TestInstance::someone(name, role, inside.0.app.time.now()));
        };
        add("Chief", Role::Arbiter);
        add("Anna", Role::Player);
        add("Boris", Role::Player);
        add("Olga", Role::Arbiter);
        add("Piet", Role::Arbiter);
        for arbiter in [CHIEF, OTHERS[0], OTHERS[1]] {
            let key = age::x25519::Identity::generate().to_public().to_string();
            inside.0.app.accounts.set_envelope_key(arbiter, None, &key).expect("no failure").expect("a key");
        }
        inside.0
    }

    /// Opens the instance as it is.
    pub fn open(folder: &Path) -> (Self, Arc<Store>) {
        let data = folder.join("postzug-data");
        let keys = Arc::new(KeyRing::open(&data.join("keys"), &SystemEntropy).expect("keys"));
        let store = Arc::new(Store::open_file(&data.join("postzug.db")).expect("the database"));
        let at = |clock: Arc<dyn WallClock>| {
            let settings = Settings {
                mail_domain: DOMAIN.into(),
                former_domains: Vec::new(),
                mailbox: None,
                public_url: "http://localhost".into(),
                site_name: "Club".into(),
                language: "en".into(),
                languages: vec!["en".into()],
                official_names: Vec::new(),
                notices_apart: domain::Span::ZERO,
                private_webhooks: false,
            };
            let entropy = Arc::new(SystemEntropy);
            App::new(store.clone(), clock, entropy, keys.clone(), Arc::new(Silent), settings)
        };
        let (app, past) = (at(Arc::new(SystemClock)), at(Arc::new(DaysAgo)));
        (Self { app, keys, past }, store)
    }
}

/// A position after some random moves, with this side to move and with several moves to choose from.
fn random(dice: &Dice, sealer: Color) -> Position {
    loop {
        let mut position = Start::Standard.position().expect("the array");
        for _ in 0..2 * dice.below(20) + usize::from(sealer.is_black()) {
            let moves = position.legal_moves();
            let Some(&m) = moves.get(dice.below(moves.len().max(1))) else { break };
            position = position.play(m).expect("it is legal");
        }
        if position.legal_moves().iter().filter(|m| is_of_a_piece(m)).count() >= 5
            && position.side_to_move() == sealer
            && !position.is_dead()
        {
            return position;
        }
    }
}

fn is_of_a_piece(m: &Move) -> bool {
    m.role() != domain::Role::Pawn && !m.is_castle()
}

fn is_special(m: &Move) -> bool {
    m.is_castle() || m.is_promotion()
}

/// The game of that number, not arranged yet.
pub fn drawn(n: usize, dice: &Dice) -> Sealed {
    let is_reply = (n / 4) % 16 == 3;
    let sealer = if (n / 4).is_multiple_of(2) { Color::White } else { Color::Black };
    let special = SPECIAL.get(dice.below(6)).filter(|_| !is_reply);
    let (start, position) = if is_reply {
        let start = Position::from_fen(ANSWERED, false).expect("a position");
        let m = notation::read(OPENED, &start, Letters::English).expect("a move");
        (ANSWERED.to_owned(), start.play(m).expect("it is legal"))
    } else {
        let to_move = sealer.fold_wb("w", "b");
        let position = special.map_or_else(
            || random(dice, sealer),
            |fen| Position::from_fen(&fen.replace("{}", to_move), false).expect("a position"),
        );
        (position.fen(), position)
    };
    let mut moves = position.legal_moves();
    let mut secret = |fits: fn(&Move) -> bool| {
        loop {
            let fitting: Vec<usize> = (0..moves.len()).filter(|&at| fits(&moves[at])).collect();
            let m = moves.swap_remove(fitting[dice.below(fitting.len())]);
            let written = notation::write(m, &position, Notation::Long, Letters::English);
            if notation::read(&written, &position, Letters::English) == Ok(m)
                && !search::spellings(&position, m).iter().any(|text| IN_THE_OPEN.contains(text))
            {
                return Secret { m, written };
            }
        }
    };
    let entry = match n % 4 {
        _ if std::env::var("POSTZUG_SEALED_BY").as_deref() == Ok("mail") => EntryPoint::Mail,
        0 | 2 => EntryPoint::Mail,
        1 => EntryPoint::Http,
        _ => EntryPoint::Strict,
    };
    let sealed = secret(if special.is_some() { is_special } else { |_| true });
    // The answer to an opened move may be made on the board, and nothing of it is refused.
    let draft = (n.is_multiple_of(3) && entry != EntryPoint::Strict && !is_reply).then(|| secret(|_| true));
    let refused = (n.is_multiple_of(7) && !is_reply).then(|| secret(is_of_a_piece));
    let ply = Ply(u16::from(is_reply));
    Sealed { id: GameId(0), start, position, ply, entry, sealed, draft, refused }
}

/// Returns the rules that name the key holders of the envelope of that game.
fn holders(n: usize, game: &Sealed) -> AdjournmentRules {
    if game.ply == Ply(1) {
        return AdjournmentRules { check_in: true, resume_after_days: 1, ..AdjournmentRules::default() };
    }
    let (arbiters, needed) = match n % 5 {
        3 => (vec![CHIEF], 1),
        4 => (vec![CHIEF, OTHERS[0], OTHERS[1]], 2),
        _ => (Vec::new(), 1),
    };
    AdjournmentRules { arbiters, needed, ..AdjournmentRules::default() }
}

/// Arranges a game, in which a move is to be sealed now.
pub fn arrange(inside: &Inside, n: usize, game: &Sealed) -> GameId {
    let is_reply = game.ply == Ply(1);
    let app = if is_reply { &inside.past } else { &inside.app };
    let start = StartChoice::At(Start::Fen { fen: game.start.clone(), chess960: false });
    let regulations = Regulations { adjournment: holders(n, game), ..Regulations::default() };
    let id = TestInstance::game_on(app, CHIEF, ["Anna", "Boris"], start, regulations, "");
    let does = |app: &App, actor, command, what: &str| {
        let submitted = app.games.submit(Submission {
            game: id,
            actor,
            request: command,
            seen: seen(Ply(0)),
            received_at: app.time.now(),
            channel: Channel::Http, // The other way round, what the database writes after it could make it look like a sealed numeric move.
            key: Key::Named(format!("{n} {what}")),
        });
        assert_eq!(submitted.expect("no failure").refusal, None, "{what}");
    };
    let adjourn = Request::act(domain::Act::Adjourn, "Late.");
    does(app, Actor::Arbiter(CHIEF), adjourn, "order");
    if is_reply {
        let seal = Request::seal(OPENED, false);
        does(app, Actor::Player(ANNA), seal, "seal");
        does(&inside.app, Actor::Player(BORIS), Request::from(Command::Resume { envelope: None }), "resume");
    }
    id
}
