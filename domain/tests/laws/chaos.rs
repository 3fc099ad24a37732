//! Random commands of everybody: nothing panics, nothing impossible happens.

use domain::{
    notation::Letters,
    sealing::{Disclosure, EnvelopeText},
    *,
};
use proptest::prelude::*;

use crate::table::*;

/// An attempt of a player; the position decides the rest.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a few of them, in a test")]
enum Attempt {
    Legal { choice: usize, draw_offer: bool },
    Command(Command),
    Claim { basis: ClaimBasis, announced: Option<usize> },
    Seal { choice: usize },
    Open,
    Downtime { minutes: i64 },
}

fn attempt() -> impl Strategy<Value = Attempt> {
    let basis = prop_oneof![Just(ClaimBasis::ThreefoldRepetition), Just(ClaimBasis::FiftyMoves)];
    let rare = prop_oneof![
        Just(Command::Resign),
        Just(Command::Act { act: Act::Adjudicate { outcome: Outcome::Draw } }),
        Just(Command::Act { act: Act::Forfeit { loser: Color::White } }),
    ];
    let common = prop_oneof![
        Just(mv("Ke4")),
        Just(mv("what?")),
        Just(Command::OfferDraw),
        Just(Command::AcceptDraw),
        Just(Command::DeclineDraw),
        Just(Command::Say),
        Just(Command::Adjourn),
        Just(Command::DeclineAdjournment),
        Just(order()),
        Just(Command::Resume { envelope: None }),
        Just(Command::FlagFall),
        any::<bool>().prop_map(|works| Command::NoteMail { to: Color::White, works }),
    ];
    prop_oneof![
        12 => (any::<usize>(), any::<bool>()).prop_map(|(choice, draw_offer)| Attempt::Legal { choice, draw_offer }),
        6 => common.prop_map(Attempt::Command),
        1 => rare.prop_map(Attempt::Command),
        1 => (basis, any::<Option<usize>>()).prop_map(|(basis, announced)| Attempt::Claim { basis, announced }),
        2 => any::<usize>().prop_map(|choice| Attempt::Seal { choice }),
        2 => Just(Attempt::Open),
        1 => (0i64..600).prop_map(|minutes| Attempt::Downtime { minutes }),
    ]
}

fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![6 => Just(WHITE), 6 => Just(BLACK), 1 => Just(ARBITER), 1 => Just(Actor::Timekeeper), 1 => Just(STRANGER)]
}

fn minutes() -> impl Strategy<Value = i64> {
    prop_oneof![8 => -60i64..600, 1 => 0i64..20_000]
}

fn legal(game: &Game, choice: usize) -> String {
    let moves = game.position.legal_moves();
    if moves.is_empty() { "none".into() } else { game.position.uci(moves[choice % moves.len()]) }
}

/// The command, and the envelope it seals.
fn command(table: &Table, attempt: &Attempt, sealed: &Option<String>) -> (Command, Option<String>) {
    let game = &table.game;
    let command = match attempt {
        Attempt::Command(command) => command.clone(),
        Attempt::Legal { choice, draw_offer: false } => mv(&legal(game, *choice)),
        Attempt::Legal { choice, draw_offer: true } => mv_offer(&legal(game, *choice)),
        Attempt::Claim { basis, announced } => {
            claim(*basis, announced.map(|choice| legal(game, choice)).as_deref())
        }
        Attempt::Open => {
            Command::Resume { envelope: sealed.clone().map(|text| Disclosure::new(GameId(1), text)) }
        }
        Attempt::Downtime { minutes } => {
            Command::ReturnDowntime { from: table.now - Span(minutes * 60_000), until: table.now }
        }
        Attempt::Seal { choice } => {
            let text = legal(game, *choice);
            let Ok(envelope) = EnvelopeText::write(GameId(1), game, &text, Letters::English, true, [1; 16])
            else {
                return (Command::Adjourn, None);
            };
            let text = envelope.to_text().unwrap();
            return (seal(&text), Some(text));
        }
    };
    (command, None)
}

/// Returns true for commands that may be given twice: talk, irregular moves, lost claims, and the command that fells a
/// flag.
fn may_repeat(command: &Command, decision: &Decision) -> bool {
    let is_act = matches!(command, Command::Act { .. });
    matches!(command, Command::Say)
        || matches!(
            decision.events[..],
            [
                Event { kind: EventKind::IllegalMove { .. }, .. }
                    | Event { kind: EventKind::ClaimRejected { .. }, .. },
                ..
            ]
        )
        || is_act && matches!(decision.events[..], [Event { kind: EventKind::FlagFell { .. }, .. }, ..])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn any_commands(
        ending in any::<bool>(),
        attempts in prop::collection::vec((actor(), attempt(), minutes(), any::<bool>()), 1..60),
    ) {
        let illegal_moves = IllegalMoveRules { opponent_gains_days: 3, loses_at: Some(9) };
        let regulations = Regulations { illegal_moves, ..Regulations::default() };
        let mut table = if ending {
            Table::ruled("4k3/2p5/8/8/8/8/5P2/R3K3 w Q - 90 80", regulations)
        } else {
            Table::with(Start::Standard, regulations)
        };
        let mut sealed = None;
        for (actor, attempt, minutes, on_move) in attempts {
            let received_at = table.now + Span(minutes * 60_000);
            table.now = table.now.max(received_at);
            let stamp = Stamp { received_at, judged_at: table.now };
            let actor = if on_move { table.on_move() } else { actor };
            let (command, envelope) = command(&table, &attempt, &sealed);
            let ply = table.game.ply;
            let decision = table.act_at(actor, command.clone(), stamp);
            prop_assert!(decision.refusal.is_some() || !decision.events.is_empty());
            if matches!(decision.events[..], [Event { kind: EventKind::Sealed { .. }, .. }]) {
                sealed = envelope;
            }
            if !decision.events.is_empty() && !may_repeat(&command, &decision) {
                let again = decided(&table.game, actor, &command, Some(ply), stamp);
                prop_assert!(again.events.is_empty() && again.refusal.is_some(), "{command:?} {again:?}");
            }
        }
        check_record(&table);
    }
}
