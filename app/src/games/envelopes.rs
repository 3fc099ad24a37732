//! The keys that open an envelope: the keys that arbiters and players have registered, and that of the vault.

use std::collections::BTreeSet;

use data_encoding::{BASE64, BASE64URL_NOPAD};
use domain::{BadStart, Color, Digest, Game, GameId, Holders, Instant, Phase, PlayerId, Regulations};
use sha2::{Digest as _, Sha256};

use crate::{
    Failure,
    games::service::{Games, Records},
    model::Role,
    ports::{self, EnvelopeTo, Purpose, Tx, Vault, View},
};

/// The longest envelope that a player encrypts themselves.
pub(crate) const MAX_CIPHERTEXT: usize = 32 << 10;

/// The first line of one: armored age, or several of them with a line before each.
pub(crate) const BEGINS: [&str; 2] = ["-----BEGIN AGE ENCRYPTED FILE-----\n", "for: "];

/// SHA-256 of what is stored.
pub(crate) fn digest(closed: &[u8]) -> Digest {
    Digest(Sha256::digest(closed).into())
}

pub(crate) fn looks_encrypted(ciphertext: &str) -> bool {
    ciphertext.len() <= MAX_CIPHERTEXT && BEGINS.iter().any(|begins| ciphertext.starts_with(begins))
}

/// The shortest header of a layer of age with the nonce and the tag of its content: the version, one recipient, the
/// MAC.
pub(crate) const LAYER: usize = 22 + 54 + 44 + 48 + 16 + 16;

/// The length of the canonical text ([`domain::sealing::EnvelopeText`]).
pub(crate) const TEXT: usize = 1024;

/// Returns true if a closed envelope takes `needed` of these holders, by its headers and lengths. It is one file to all of
/// them, or a file with a layer to one of them each for every choice of `needed`. The sealer may be one more.
pub(crate) fn is_for(ciphertext: &str, holders: &[i64], needed: u8, sealer: i64) -> bool {
    let to_all = holders.len()..=holders.len() + 1;
    if needed <= 1 {
        return !ciphertext.starts_with("for: ")
            && opened_by(ciphertext).is_some_and(|(n, _)| to_all.contains(&n));
    }
    let mut choices = BTreeSet::new();
    for part in ciphertext.split("for: ").skip(1) {
        let Some((names, file)) = part.split_once('\n') else { return false };
        let names: Option<BTreeSet<i64>> = names.split(' ').map(|name| name.parse().ok()).collect();
        let (Some(names), Some((recipients, content))) = (names, opened_by(file)) else { return false };
        if names == BTreeSet::from([sealer]) {
            continue;
        }
        let layers = names.len() == usize::from(needed) && content >= TEXT + (names.len() - 1) * LAYER;
        if recipients != 1 || !layers || !names.iter().all(|name| holders.contains(name)) {
            return false;
        }
        choices.insert(names);
    }
    let of = |n: usize, k: usize| (0..k).fold(1, |choices, i| choices * (n - i) / (i + 1));
    holders.len() >= usize::from(needed) && choices.len() == of(holders.len(), needed.into())
}

/// Returns the number of keys to which an armored file of age is encrypted, and the length of its content
/// (age-encryption.org/v1).
pub(crate) fn opened_by(armored: &str) -> Option<(usize, usize)> {
    let body =
        armored.trim_end().strip_prefix(BEGINS[0])?.strip_suffix("-----END AGE ENCRYPTED FILE-----")?;
    let body: String = body.split_whitespace().collect();
    let file = BASE64.decode(body.as_bytes()).ok()?;
    let mac = file.windows(5).position(|window| window == b"\n--- ")?;
    let header = std::str::from_utf8(file.get(..mac)?).ok()?;
    // What age adds so that readers do not rely on what they know is no recipient.
    let mut stanzas = header
        .lines()
        .filter_map(|line| line.strip_prefix("-> "))
        .filter(|stanza| !stanza.split(' ').next().is_some_and(|kind| kind.ends_with("-grease")));
    let known = stanzas.clone().all(|stanza| stanza.starts_with("X25519 "));
    let content = file.len().checked_sub(mac + 49 + 16)?;
    let chunks = content.div_ceil((64 << 10) + 16).max(1);
    known.then(|| Some((stanzas.by_ref().count(), content.checked_sub(16 * chunks)?)))?
}

/// The keys that open an envelope sealed now.
pub(crate) struct Named {
    pub(crate) holders: Holders,
    keys: Vec<(i64, String)>,
}

/// Returns the keys that open an envelope sealed now. They belong to the arbiters whom the regulations name, who still are
/// arbiters, have a key and do not play themselves.
pub(crate) fn named(view: &mut dyn View, game: &Game) -> Result<Named, Failure> {
    let (mut able, mut keys) = (Vec::new(), Vec::new());
    for &arbiter in &game.regulations.adjournment.arbiters {
        if is_arbiter_of(view, game.players, arbiter)?
            && let Some(key) = view.envelope_key(arbiter)?
            // Two with one key are one: it must not open alone what takes two.
            && keys.iter().all(|(_, other)| *other != key)
        {
            able.push(arbiter);
            keys.push((arbiter.0, key));
        }
    }
    Ok(Named { holders: game.holders(&able), keys })
}

pub(crate) fn is_arbiter_of(
    view: &mut dyn View,
    players: domain::ByColor<PlayerId>,
    arbiter: PlayerId,
) -> Result<bool, Failure> {
    let account =
        view.player(arbiter)?.filter(|account| account.role >= Role::Arbiter && account.email.is_some());
    Ok(account.is_some() && arbiter != players.white && arbiter != players.black)
}

/// The same, with the keys to which the service encrypts.
pub(crate) fn holders(
    view: &mut dyn View,
    vault: &dyn Vault,
    game: &Game,
    sealer: Option<Color>,
) -> Result<(Named, EnvelopeTo), Failure> {
    let named = named(view, game)?;
    let mut keys = named.keys.clone();
    let needed = match &named.holders {
        Holders::Arbiters { needed, .. } => *needed,
        Holders::Vault => {
            keys = vec![(0, vault.envelope_recipient())];
            1
        }
    };
    let sealer = match sealer.map(|color| game.players[color]) {
        Some(player) => view.envelope_key(player)?.map(|key| (player.0, key)),
        None => None,
    };
    Ok((named, EnvelopeTo { keys, needed: needed.into(), sealer }))
}

/// Returns the reason why a game cannot begin with the arbiters it names, if so. Each must be an arbiter of the service, and
/// none of them may play.
pub(crate) fn unfit_arbiters(
    view: &mut dyn View,
    players: domain::ByColor<PlayerId>,
    arbiters: impl IntoIterator<Item = PlayerId>,
) -> Result<Option<BadStart>, Failure> {
    for arbiter in arbiters {
        if !is_arbiter_of(view, players, arbiter)? {
            return Ok(Some(BadStart::NoArbiter(arbiter)));
        }
    }
    Ok(None)
}

/// Returns the reason why a game cannot begin with these arbiters and holders of its envelopes, if so. It checks as
/// [`unfit_arbiters`], and each holder must have registered a key.
pub(crate) fn unfit(
    tx: &mut dyn Tx,
    players: domain::ByColor<PlayerId>,
    regulations: &Regulations,
) -> Result<Option<BadStart>, Failure> {
    if let Some(unfit) = unfit_arbiters(tx, players, regulations.arbiters())? {
        return Ok(Some(unfit));
    }
    for &arbiter in &regulations.adjournment.arbiters {
        if tx.envelope_key(arbiter)?.is_none() {
            return Ok(Some(BadStart::NoEnvelopeKey(arbiter)));
        }
    }
    Ok(None)
}

/// The keys to which players encrypt a move themselves.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Recipients {
    /// Public keys of age with the number of their holder, 0 for the service's vault.
    pub keys: Vec<(i64, String)>,
    /// The number of them it takes.
    pub needed: u8,
}

impl Games {
    /// Returns the keys to which players encrypt a move in this game themselves; `None` for an unknown game.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn envelope_recipients(&self, id: GameId) -> Result<Option<Recipients>, Failure> {
        ports::read(&*self.kernel.ledger, |view: &mut dyn View| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            let (_, EnvelopeTo { keys, needed, .. }) = holders(view, &*self.kernel.vault, &row.state, None)?;
            Ok(Some(Recipients { keys, needed: u8::try_from(needed).unwrap_or(u8::MAX) }))
        })
    }

    /// Encrypts the text of an envelope for the form that confirms its opening, so that no page shows it.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn hold_text(&self, id: GameId, reader: PlayerId, text: &str) -> Result<String, Failure> {
        let sealed = self.kernel.vault.seal(Purpose::HeldText, &held(id, reader), text.as_bytes())?;
        Ok(BASE64URL_NOPAD.encode(&sealed))
    }

    /// Decrypts what [`Self::hold_text`] encrypted for this reader; `None` if it did not.
    #[must_use]
    pub fn held_text(&self, id: GameId, reader: PlayerId, text: &str) -> Option<String> {
        let sealed = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        let text = self.kernel.vault.open(Purpose::HeldText, &held(id, reader), &sealed).ok()?;
        String::from_utf8(text).ok()
    }
}

fn held(id: GameId, reader: PlayerId) -> String {
    format!("held:{}:{}", id.0, reader.0)
}

impl Records {
    /// The closed envelope of a game: what is encrypted in it, for those who have the keys; `None` if there is none of
    /// that commitment. It tells nobody anything.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn closed_envelope(&self, id: GameId, commitment: Digest) -> Result<Option<Vec<u8>>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.envelope(id, commitment))
    }
}

/// The draft that nobody will seal any more. Where an act may still be reversed so that the game goes on, it could be.
pub(crate) fn replaced_draft(before: Option<Digest>, after: &Game, now: Instant) -> Option<Digest> {
    let draft = before?;
    let sealed = match &after.phase {
        Phase::Adjourned { envelope, .. } => Some(envelope.commitment),
        Phase::Ended { .. } if after.may_go_on(now) => return None,
        Phase::Ended { .. } => None,
        _ => after.session.draft.as_ref().map(|draft| draft.commitment),
    };
    (sealed != Some(draft)).then_some(draft)
}
