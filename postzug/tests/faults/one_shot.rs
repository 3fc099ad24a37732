//! Operations of short-lived processes.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use app::Request;
use domain::{Actor, AdjournmentRules, Color, Regulations, Span, TimeControl};

use super::{
    check::message_id,
    relay::Relay,
    sweep::{Again, Scenario, Witness, scratch},
    world::{DATA, World, postzug},
};

/// The exit codes of a disturbed program that a timer starts: the next run does what was left undone.
pub const RUN: [i32; 1] = [1];
/// sysexits.h: try again.
const TEMPFAIL: [i32; 1] = [75];

fn regulations(days: u8) -> Regulations {
    Regulations { time_control: TimeControl::PerMove { days }, ..Regulations::default() }
}

/// A scenario of `run-once` in the world that `make` leaves.
fn run_once(name: &'static str, secrets: &[&str], ago: Span, make: impl FnOnce(World)) {
    let folder = scratch();
    make(World::new(folder.path(), ago));
    scenario(name, folder.path(), secrets).walk();
}

/// Makes the keys before, so that the first start is not tested.
pub fn make_token_keys(template: &std::path::Path) {
    let made = postzug(template, &["keys", "list"]).output().expect("the binary starts");
    assert!(made.status.success(), "{made:?}");
}

pub fn scenario<'a>(
    name: &'static str,
    template: &'a std::path::Path,
    secrets: &'a [&'a str],
) -> Scenario<'a> {
    if template.join(DATA).join("postzug.db").exists() {
        make_token_keys(template);
    }
    Scenario {
        name,
        template,
        arguments: vec!["run-once".into()],
        environment: Vec::new(),
        input: Vec::new(),
        again: Again::ByTheNextRun,
        exits: &RUN,
        secrets,
        witness: None,
    }
}

/// F1, F2 at intake: what the pipe acknowledged is there, what it did not is there at most once.
#[test]
fn a_mail_through_the_pipe() {
    let folder = scratch();
    let mut world = World::new(folder.path(), Span::days(3));
    let game = world.game(Regulations::default());
    world.play(game, "e2e4");
    world.quiet();
    let (to, raw) = world.letter(Some(game), Color::Black, "e7e5");
    world.ready();
    Scenario {
        arguments: vec!["mail-in".into(), "--sender".into(), "boris@example.org".into(), to],
        input: raw,
        again: Again::Always,
        exits: &TEMPFAIL,
        ..scenario("a mail through the pipe", folder.path(), &[])
    }
    .walk();
}

/// F1, F2 at application: a move, an offer to play and a mail that cannot be understood.
#[test]
fn a_mail_is_applied() {
    run_once("a mail is applied", &[], Span::days(3), |mut world| {
        let game = world.game(Regulations::default());
        world.play(game, "e2e4");
        world.quiet();
        world.receive(world.letter(Some(game), Color::Black, "e7e5"));
        world.receive(world.letter(None, Color::White, "challenge Boris"));
        world.receive(world.letter(Some(game), Color::White, "What a nice day"));
        world.ready();
    });
}

/// F1, F2 at delivery into the Maildir: every mail lies there once.
#[test]
fn mail_goes_into_the_maildir() {
    run_once("mail goes into the Maildir", &[], Span::days(3), |mut world| {
        let game = world.game(Regulations::default());
        world.play(game, "e2e4");
        world.ready();
    });
}

/// F1, F2 at delivery by SMTP: every mail reaches the relay, and again only when its answer was lost, under the same
/// Message-ID.
#[test]
fn mail_goes_to_the_relay() {
    let folder = scratch();
    let mut world = World::new(folder.path(), Span::days(3));
    let game = world.game(Regulations::default());
    world.play(game, "e2e4");
    world.ready();
    // The first run is the one that nothing disturbs.
    let undisturbed = Arc::new(AtomicBool::new(true));
    let witness = |_folder: &std::path::Path| {
        let (relay, undisturbed) = (Relay::open(), undisturbed.clone());
        Witness {
            environment: vec![
                ("POSTZUG_MAIL__OUTGOING", "smtp".into()),
                ("POSTZUG_MAIL__SMTP__HOST", "127.0.0.1".into()),
                ("POSTZUG_MAIL__SMTP__PORT", relay.port().to_string()),
                ("POSTZUG_MAIL__SMTP__TLS", "none".into()),
            ],
            saw: Box::new(move || {
                let mut ids: Vec<String> = relay.close().iter().map(|mail| message_id(mail)).collect();
                ids.sort();
                // It is struck once, and so loses the answer to a mail, or the mark that it was sent, once.
                let copies = if undisturbed.swap(false, Ordering::SeqCst) { 1 } else { 2 };
                let same = ids.chunk_by(|one, next| one == next).filter(|same| same.len() > copies);
                let strange = same.map(|same| format!("{} copies of {}", same.len(), same[0])).collect();
                ids.dedup();
                (ids, strange)
            }),
        }
    };
    Scenario { witness: Some(&witness), ..scenario("mail goes to the relay", folder.path(), &[]) }.walk();
}

/// F1, F2 at the sweep: one flag falls, in another game both reminders are due at once.
#[test]
fn flag_falls_and_reminder_leaves() {
    run_once("the flag falls and a reminder goes out", &[], Span::hours(9 * 24 + 1), |world| {
        let remind = world.game(regulations(10));
        world.clock.set(world.now - Span::hours(25));
        let flag = world.game(regulations(1));
        world.quiet();
        assert_ne!(remind, flag);
        world.ready();
    });
}

/// F1, F2 while an outage is given back: each clock gets it once.
#[test]
fn outage_is_given_back() {
    run_once("an outage is given back", &[], Span::hours(30), |mut world| {
        for days in [1, 2, 3] {
            let game = world.game(regulations(days));
            world.play(game, "d2d4");
        }
        world.quiet();
        let last = world.now - Span::hours(10);
        world.ready_since(last);
    });
}

/// Digits alone would also be found in times.
const SEALED: [&str; 2] = ["g1f3", "g1-f3"];

/// F1, F2 at sealing: the move is in no file, whatever breaks off.
#[test]
fn a_move_is_sealed_by_mail() {
    run_once("a move is sealed by mail", &SEALED, Span::days(3), |mut world| {
        let game = world.game(Regulations::default());
        world.play(game, "e2e4 e7e5");
        world.submit(game, Actor::Arbiter(world.arbiter), Request::act(domain::Act::Adjourn, "Late."));
        world.quiet();
        world.receive(world.letter(Some(game), Color::White, "seal g1f3"));
        world.ready();
    });
}

/// F1, F2 at opening: the envelope is opened and played once.
#[test]
fn an_envelope_is_opened() {
    run_once("an envelope is opened", &[], Span::days(3), |mut world| {
        let adjournment = AdjournmentRules { resume_after_days: 1, ..AdjournmentRules::default() };
        let game = world.game(Regulations { adjournment, ..Regulations::default() });
        world.play(game, "e2e4 e7e5");
        world.submit(game, Actor::Arbiter(world.arbiter), Request::act(domain::Act::Adjourn, "Late."));
        let white = Actor::Player(world.players.white);
        world.submit(game, white, Request::seal("g1f3", false));
        world.quiet();
        world.ready();
    });
}

/// F1, F2 at the first start: keys, database, migrations.
#[test]
fn the_first_start() {
    let folder = scratch();
    Scenario {
        name: "the first start",
        template: folder.path(),
        arguments: vec!["run-once".into()],
        environment: Vec::new(),
        input: Vec::new(),
        again: Again::Always,
        exits: &RUN,
        secrets: &[],
        witness: None,
    }
    .walk();
}

/// F1, F2 while an administrator is made.
#[test]
fn an_administrator_is_made() {
    let folder = scratch();
    let world = World::new(folder.path(), Span::days(3));
    world.ready();
    Scenario {
        arguments: ["admin", "create", "Chief", "chief@example.org"].map(Into::into).into(),
        again: Again::Always,
        ..scenario("an administrator is made", folder.path(), &[])
    }
    .walk();
}

/// F1, F2 while the keys of access tokens are renewed.
#[test]
fn the_keys_are_rotated() {
    let folder = scratch();
    let world = World::new(folder.path(), Span::days(3));
    world.ready();
    Scenario {
        arguments: ["keys", "rotate"].map(Into::into).into(),
        again: Again::Always,
        ..scenario("the keys are rotated", folder.path(), &[])
    }
    .walk();
}
