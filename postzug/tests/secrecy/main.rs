//! Secrecy of sealed moves: a thousand games in the built binary, with moves of every kind. They are sealed by mail and over
//! HTTP, by the service and by the player. They are by White, by Black and in reply to an opened move. The envelopes are for
//! the vault, for an arbiter and for two of three; some follow drafts and refused attempts. `POSTZUG_SEALED_BY=mail` seals
//! all of them by mail.
//!
//! The moves are looked for in every file of the service, in its log at trace level and in its memory. A dictionary of all
//! legal moves is tried against every stored digest, with the service's keys at hand. `planted` shows that the search finds
//! what there is.

#[path = "../common/mod.rs"]
#[expect(dead_code, reason = "every test binary uses a part of it")]
mod common;

mod games;
mod planted;
mod search;

use std::{
    fs,
    time::{Duration, Instant},
};

use app::{
    Address, Channel, Key, Request, Submission,
    people::{NewApiToken, Scopes},
    ports::{EnvelopeTo, Vault as _},
};
use common::{
    Service,
    clients::{Http, transport, written},
};
use domain::{
    Actor, Command, Holders, Phase, Seen,
    notation::Letters,
    sealing::{self, EnvelopeText},
};
use games::{ANNA, BORIS, DOMAIN, EntryPoint, Inside, Sealed};
use rustix::process::Signal;
use search::{Guess, Wanted};
use serde_json::json;
use store::{
    envelopes,
    testing::{Dice, seed},
};

const GAMES: usize = 1_000;
/// Clients at a time: as many share a sync of the disk.
const CLIENTS: usize = 8;

/// Does something with each, on several threads.
fn each<T: Sync>(items: &[T], work: impl Fn(usize, &T) + Sync) {
    std::thread::scope(|scope| {
        for first in 0..CLIENTS {
            let work = &work;
            scope.spawn(move || {
                items.iter().enumerate().skip(first).step_by(CLIENTS).for_each(|(n, item)| work(n, item));
            });
        }
    });
}

/// The players' doors to the service.
struct Sealer<'a> {
    service: &'a Service,
    http: Http,
    addresses: &'a [(String, String)],
}

impl Sealer<'_> {
    fn post(&self, game: &Sealed, what: &str, key: &str, body: &serde_json::Value) -> u16 {
        let path = format!("/v1/games/{}/{what}", game.id.0);
        self.http.post(&path, &format!("{} {key}", game.id.0), body).expect("an answer").status
    }

    /// Seals the move, after what is to be done before; what was mailed.
    fn seals(&self, n: usize, game: &Sealed) -> Vec<u8> {
        let ply = game.ply.0;
        let clear = |written: &str, ply: u16| json!({ "move": written, "ply": ply });
        let written = &game.sealed.written;
        if let Some(other) = &game.refused {
            // As a plain move; for another position; what is no move of this position.
            for (wrong, key) in [(written, "one"), (&other.written, "two")] {
                assert_eq!(self.post(game, "moves", &format!("wrong {key}"), &clear(wrong, ply)), 409);
                assert_eq!(self.post(game, "seal", &format!("late {key}"), &clear(wrong, ply + 1)), 409);
                let none = format!("{wrong}-{wrong}");
                assert_eq!(self.post(game, "seal", &format!("none {key}"), &clear(&none, ply)), 422);
            }
        }
        match game.entry {
            EntryPoint::Mail => self.mails(n, game),
            EntryPoint::Http => {
                if let Some(draft) = &game.draft {
                    let body = json!({ "move": draft.written, "ply": ply, "draft": true });
                    assert_eq!(self.post(game, "seal", "draft", &body), 201);
                }
                assert_eq!(self.post(game, "seal", "seal", &clear(written, ply)), 201);
                // Another move under the same key gets the first answer: nothing here tells them apart.
                if let Some(other) = &game.refused {
                    assert_eq!(self.post(game, "seal", "seal", &clear(&other.written, ply)), 201);
                }
                Vec::new()
            }
            EntryPoint::Strict => {
                let recipients = format!("/v1/games/{}/envelope/recipients", game.id.0);
                let to = self.http.read(&recipients).expect("recipients");
                assert_eq!(self.post(game, "envelope", "own", &strict(game, &to)), 201);
                Vec::new()
            }
        }
    }

    fn mails(&self, n: usize, game: &Sealed) -> Vec<u8> {
        let smtp = transport(self.service.intake);
        let mut lines = Vec::new();
        // Without the word.
        lines.extend(game.refused.iter().map(|other| other.written.clone()));
        lines.extend(game.draft.iter().map(|draft| format!("draft {}", draft.written)));
        lines.push(format!("seal {}", game.sealed.written));
        let mut last = Vec::new();
        for line in lines {
            let to = &self.addresses[n].0;
            let from = if game.player() == ANNA { "anna@example.org" } else { "boris@example.org" };
            let (envelope, raw) = written(from, to, "Re: our game", &format!("{line}\n")).expect("a mail");
            lettre::Transport::send_raw(&smtp, &envelope, &raw).expect("it is taken");
            last = raw;
        }
        last
    }
}

/// Returns the request of a player who encrypts the move on their own computer.
fn strict(game: &Sealed, to: &serde_json::Value) -> serde_json::Value {
    let nonce: u128 = game.sealed.written.bytes().fold(game.id.0.unsigned_abs().into(), |n: u128, byte| {
        n.wrapping_mul(0x2545_f491_4f6c_dd1d_8ebc_6af0_9c88_c6e3).wrapping_add(byte.into())
    });
    let text = EnvelopeText {
        game: game.id,
        sealer: game.position.side_to_move(),
        ply: game.ply,
        fen: game.position.fen(),
        written: game.sealed.written.clone(),
        letters: Letters::English,
        uci: game.position.uci(game.sealed.m),
        draw_offer: false,
        nonce: format!("{nonce:032x}"),
    };
    let text = text.to_text().expect("a text");
    let recipients = to["recipients"].as_array().expect("recipients").iter();
    let keys = recipients.map(|one| {
        (one["player"].as_i64().expect("a number"), one["key"].as_str().expect("a key").to_owned())
    });
    let needed = to["needed"].as_u64().and_then(|needed| usize::try_from(needed).ok()).expect("a number");
    let closed =
        envelopes::close(&EnvelopeTo { keys: keys.collect(), needed, sealer: None }, text.as_bytes());
    let ciphertext = String::from_utf8(closed.expect("closed")).expect("armored");
    json!({ "commitment": sealing::commitment(&text).to_string(), "ciphertext": ciphertext, "ply": game.ply.0 })
}

#[test]
fn a_thousand_sealed_moves_stay_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let temporary = folder.path().join("temporary");
    fs::create_dir(&temporary).expect("a folder");
    let environment = [
        ("POSTZUG_MAIL__DOMAIN", DOMAIN),
        ("POSTZUG_LOG__FILTER", "trace"),
        ("POSTZUG_LIMITS__ACCOUNT_PER_MINUTE", "100000"),
        ("POSTZUG_LIMITS__ADDRESS_PER_MINUTE", "100000"),
        ("TMPDIR", temporary.to_str().expect("a name")),
    ];
    // It makes its files and keys.
    let service = Service::start_with(folder.path(), &environment);
    service.signal(Signal::TERM);
    assert!(service.wait().success());
    let seed = seed();
    println!("seed {seed}");
    let dice = Dice::new(seed);
    let begun = Instant::now();
    let (games, tokens, addresses, keys) = {
        let inside = Inside::new(folder.path());
        let mut games: Vec<Sealed> = (0..GAMES).map(|n| games::drawn(n, &dice)).collect();
        let ids: Vec<_> = games.iter().map(|_| std::sync::OnceLock::new()).collect();
        each(&games, |n, game| ids[n].set(games::arrange(&inside, n, game)).expect("once"));
        games.iter_mut().zip(ids).for_each(|(game, id)| game.id = id.into_inner().expect("arranged"));
        let new = NewApiToken { label: "test".into(), scopes: Scopes::all(), expires_at: None };
        let token = |player| {
            inside.app.access.make_api_token(player, None, &new).expect("no failure").expect("a token").1.0
        };
        let address = |game: &Sealed| Address::Play {
            game: game.id,
            player: game.player(),
            seen: domain::PositionId::unrevised(game.ply),
        };
        let addresses: Vec<(String, String)> = games
            .iter()
            .map(|game| (inside.app.mail_out.mail_address(address(game)), address(game).name()))
            .collect();
        (games, [ANNA, BORIS].map(token), addresses, inside.keys.clone())
    };
    println!("arranged after {:.1?}", begun.elapsed());
    let service = Service::start_with(folder.path(), &environment);
    let raws: Vec<std::sync::OnceLock<Vec<u8>>> = games.iter().map(|_| std::sync::OnceLock::new()).collect();
    let https = tokens.map(|token| Http::new(service.http).with_token(&token));
    each(&games, |n, game| {
        let http = https[usize::from(game.player() == BORIS)].at(service.http);
        let sealer = Sealer { service: &service, http, addresses: &addresses };
        raws[n].set(sealer.seals(n, game)).expect("once");
    });
    println!("sent after {:.1?}", begun.elapsed());
    // Every one of them is sealed, and our connections are closed.
    let until = Instant::now() + Duration::from_secs(120);
    each(&games, |_, game| {
        let anyone = https[0].at(service.http);
        let path = format!("/v1/games/{}", game.id.0);
        while anyone.get(&path).expect("an answer").body["phase"] != "adjourned" {
            assert!(Instant::now() < until, "{} is not sealed", game.id);
            std::thread::sleep(Duration::from_millis(50));
        }
    });
    drop(https);
    std::thread::sleep(Duration::from_secs(1));
    println!("sealed after {:.1?}", begun.elapsed());

    let spellings = |game: &Sealed| {
        game.secrets().flat_map(|secret| search::spellings(&game.position, secret.m)).collect::<Vec<_>>()
    };
    let wanted = Wanted::new(games.iter().flat_map(spellings));
    // Also value by value.
    let dump = search::dump(&folder.path().join("postzug-data/postzug.db"));
    fs::write(folder.path().join("dump"), &dump).expect("written");
    let found = search::on_disk(folder.path(), &wanted);
    assert!(found.is_empty(), "seed {seed}: {found:#?}");
    println!("files searched after {:.1?}", begun.elapsed());
    let found = search::in_memory(service.child().id(), &wanted);
    assert!(found.is_empty(), "seed {seed}: {found:#?}");
    println!("memory searched after {:.1?}", begun.elapsed());
    let kept = search::digests(&dump);
    assert!(kept.len() > 12 * GAMES, "{} digests", kept.len() / 4);
    each(&games, |n, game| {
        let mail = raws[n].get().filter(|raw| !raw.is_empty());
        let mail = mail.map(|raw| (&addresses[n].1[..], &raw[..], &game.sealed.written[..]));
        let (position, ply) = (&game.position, game.ply);
        let guess = Guess { game: game.id, position, ply, everything: n % 50 == 0, mail };
        assert_eq!(guess.tells(&keys, &kept), None, "seed {seed}");
    });
    println!("dictionary tried after {:.1?}", begun.elapsed());

    // The keys of the service, which a thief of a backup has, open what they should and nothing that arbiters hold.
    service.kill();
    let app = Inside::open(folder.path()).0.app;
    let (mut opened, mut shut) = (0, 0);
    for game in &games {
        let state = app.games.game(game.id).expect("no failure").expect("a game").row.state;
        let Phase::Adjourned { envelope, .. } = state.phase else { panic!("{} is not adjourned", game.id) };
        let closed =
            app.records.closed_envelope(game.id, envelope.commitment).expect("no failure").expect("kept");
        let text = keys.open_envelope(&closed).expect("an envelope");
        assert_eq!(text.is_some(), envelope.holders == Holders::Vault, "seed {seed}: {}", game.id);
        *if text.is_some() { &mut opened } else { &mut shut } += 1;
    }
    assert!(opened > GAMES / 3 && shut > GAMES / 3, "{opened} and {shut}");

    // It can fail: what is opened is found.
    let opened = app.games.submit(Submission {
        game: games[0].id,
        actor: Actor::Player(BORIS),
        request: Request::from(Command::Resume { envelope: None }),
        seen: Seen::Nothing,
        received_at: app.time.now(),
        channel: Channel::Http,
        key: Key::Named("resume".into()),
    });
    assert_eq!(opened.expect("no failure").refusal, None);
    assert!(!search::on_disk(folder.path(), &wanted).is_empty());
}
