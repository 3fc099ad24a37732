//! A thousand games in which a move is to be sealed, in every way there is.

use std::{path::Path, sync::Arc};

use app::{
    Channel, Key, Service as App, Settings, Submission, Wish,
    ports::{Role, StartWish},
};
use domain::{
    Actor, AdjournmentRules, GameId, Move, PlayerId, Position, Regulations, Start,
    notation::{self, Letters, Notation},
};
use store::{
    Store,
    host::{SystemClock, SystemEntropy},
    keys::KeyRing,
    testing::{Dice, House, Silent},
};

pub const DOMAIN: &str = "play.example.org";
pub const ANNA: PlayerId = PlayerId(2);
pub const BORIS: PlayerId = PlayerId(3);
const CHIEF: PlayerId = PlayerId(1);
/// Who else holds envelopes.
const OTHERS: [PlayerId; 2] = [PlayerId(4), PlayerId(5)];

/// Through which door a move is sealed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Door {
    Mail,
    Http,
    /// Over HTTP, encrypted by the player.
    Strict,
}

/// A move as the player writes it, long algebraic with a hyphen: no hash, no base64 and no FEN looks like it.
#[derive(Clone)]
pub struct Secret {
    pub m: Move,
    pub written: String,
}

/// One game and what is written in it that nobody may see.
pub struct Sealed {
    pub id: GameId,
    pub position: Position,
    pub door: Door,
    /// The move that is sealed.
    pub sealed: Secret,
    /// One that is put into the envelope first, and replaced.
    pub draft: Option<Secret>,
    /// One that is refused first, as the sealed move itself is.
    pub refused: Option<Secret>,
}

impl Sealed {
    /// Everything that must be nowhere.
    pub fn secrets(&self) -> impl Iterator<Item = &Secret> {
        [&self.sealed].into_iter().chain(&self.draft).chain(&self.refused)
    }
}

/// The service's own rooms on its files, while it does not run.
pub struct Inside {
    pub app: App,
    pub keys: Arc<KeyRing>,
}

impl Inside {
    /// With the players and the arbiters in it.
    pub fn new(folder: &Path) -> Self {
        let inside = Self::open(folder);
        let add = |name, role| {
            House::add_to(&*inside.1, House::someone(name, role, inside.0.app.now()));
        };
        add("Chief", Role::Arbiter);
        add("Anna", Role::Player);
        add("Boris", Role::Player);
        add("Olga", Role::Arbiter);
        add("Piet", Role::Arbiter);
        for arbiter in [CHIEF, OTHERS[0], OTHERS[1]] {
            let key = age::x25519::Identity::generate().to_public().to_string();
            inside.0.app.set_envelope_key(arbiter, &key).expect("no failure").expect("a key");
        }
        inside.0
    }

    /// As it is.
    pub fn open(folder: &Path) -> (Self, Arc<Store>) {
        let data = folder.join("postzug-data");
        let keys = Arc::new(KeyRing::open(&data.join("keys"), &SystemEntropy).expect("keys"));
        let store = Arc::new(Store::open_file(&data.join("postzug.db")).expect("the database"));
        let settings = Settings {
            mail_domain: DOMAIN.into(),
            public_url: "http://localhost".into(),
            site_name: "Club".into(),
        };
        let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
        let app = App::new(store.clone(), clock, entropy, keys.clone(), Arc::new(Silent), settings);
        (Self { app, keys }, store)
    }
}

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

/// The game of that number, not arranged yet.
pub fn drawn(n: usize, dice: &Dice) -> Sealed {
    let position = position(dice);
    let mut moves = position.legal_moves();
    let mut secret = || {
        loop {
            let m = moves.swap_remove(dice.below(moves.len()));
            let written = notation::write(m, &position, Notation::Long, Letters::English);
            // A pawn's move could be part of a UUID, and castling stand anywhere.
            if written.len() >= 6
                && written.starts_with(['K', 'Q', 'R', 'B', 'N'])
                && notation::read(&written, &position, Letters::English) == Ok(m)
            {
                return Secret { m, written };
            }
        }
    };
    let door = match n % 4 {
        0 | 2 => Door::Mail,
        1 => Door::Http,
        _ => Door::Strict,
    };
    let sealed = secret();
    let draft = (n.is_multiple_of(3) && door != Door::Strict).then(&mut secret);
    let refused = n.is_multiple_of(7).then(&mut secret);
    Sealed { id: GameId(0), position, door, sealed, draft, refused }
}

/// Whose keys open the envelope of the game of that number.
fn holders(n: usize) -> AdjournmentRules {
    let (arbiters, needed) = match n % 5 {
        3 => (vec![CHIEF], 1),
        4 => (vec![CHIEF, OTHERS[0], OTHERS[1]], 2),
        _ => (Vec::new(), 1),
    };
    AdjournmentRules { arbiters, needed, ..AdjournmentRules::default() }
}

/// Arranges a game, and Anna must seal.
pub fn arrange(app: &App, n: usize, game: &Sealed) -> GameId {
    let start = StartWish::At(Start::Fen { fen: game.position.fen(), chess960: false });
    let regulations = Regulations { adjournment: holders(n), ..Regulations::default() };
    let id = House::game_on(app, CHIEF, ["Anna", "Boris"], start, regulations, "");
    let ordered = app.submit(Submission {
        game: id,
        actor: Actor::Arbiter(CHIEF),
        wish: Wish::Act { act: domain::Act::Adjourn, reason: "Late.".into() },
        expected_ply: None,
        received_at: app.now(),
        channel: Channel::Http,
        key: Key(format!("order {n}")),
    });
    assert_eq!(ordered.expect("no failure").refusal, None);
    id
}
