//! One random history through HTTP, by mail and on the command line leaves one record, refusals included.
//!
//! `POSTZUG_SEED` repeats a run; `POSTZUG_HISTORIES` is the number of histories.

mod author;
mod instance;
mod lists;

use std::collections::BTreeMap;

use actix_web::{http::Method, rt::System};
use domain::{notation::Letters, *};
use serde_json::Value;
use store::testing::{Dice, seed};
use strum::VariantNames;

use author::{Author, Deck};
use instance::Instance;

/// Acts of a history.
const ACTS: usize = 40;

/// The reason of a mail to a position that an arbiter has undone. It is answered whatever it says, and never submitted:
/// the other entry points submit the act, and it is refused.
const UNDONE: &str = "before_an_act";

/// Commands that an act of a history asks for, with the words that count it (see [`Act::asks`]).
const DRAWN: [(&str, &str); 35] = [
    ("accept_adjournment", "adjournment accept"),
    ("accept_draw", "draw accept"),
    ("acknowledge_face", "envelope/decisions acknowledge_face"),
    ("act", "acts"),
    ("adjourn", "adjournment propose"),
    ("adjourn_early", "adjournment early"),
    ("analyse", "adjudication/analysis"),
    ("appeal", "acts/#/appeal"),
    ("approve_early_opening", "envelope/decisions approve_early_opening"),
    ("ask_adjudication", "adjudication"),
    ("book_leave", "leave"),
    ("cancel_leave", "leave/cancel"),
    ("choose_reading", "reading"),
    ("claim", "claims"),
    ("claim_flag", "clock claim_flag"),
    ("decide_appeal", "acts/#/decision"),
    ("decide_claim", "claims/decision"),
    ("declare_missing", "envelope/decisions declare_missing"),
    ("declare_reflection", "clock declare_reflection"),
    ("decline_adjournment", "adjournment decline"),
    ("decline_draw", "draw decline"),
    ("draft", "seal draft"),
    ("move", "moves"),
    ("offer_draw", "draw offer"),
    ("open", "resume by an arbiter"),
    ("publish", "envelope/publication"),
    ("question_clocks", "clocks/question"),
    ("refill_clock", "clock refill"),
    ("resign", "resign"),
    ("resume", "resume"),
    ("say", "messages"),
    ("seal", "seal"),
    ("set_conditional_moves", "conditions"),
    ("set_resumption", "envelope/decisions set_resumption"),
    ("withdraw", "withdrawal"),
];

/// Commands that no act asks for, and the reason. A new command is added to one of the two.
const NOT_DRAWN: [(&str, &str); 9] = [
    ("answer", "a stored conditional move is played by the service"),
    ("create", "the game begins before the history"),
    ("end_session", "the timekeeper's"),
    ("flag_fall", "the timekeeper's"),
    ("give_way", "follows from the reversal of a cancellation"),
    ("lapse_claim", "the timekeeper's"),
    ("note_mail", "the timekeeper's, after mails that came back"),
    ("note_zone", "follows from a change of settings"),
    ("return_downtime", "the timekeeper's, after an outage"),
];

/// A person of the history.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum By {
    Player(Color),
    /// Carla or Emil.
    Arbiter(usize),
}

/// One act, in the words of every entry point.
#[derive(Clone, Debug)]
struct Act {
    by: By,
    /// The position it is for.
    seen: PositionId,
    /// Method, path below the game, body. The token says who.
    http: (Method, String, Value),
    /// The lines of a mail: of a player to the address of `seen`, of an arbiter to their own.
    mail: String,
}

impl Act {
    /// The request over HTTP: the path and the action, each number as `#`.
    fn asks(&self) -> String {
        let (_method, path, body) = &self.http;
        let path: Vec<_> =
            path.split('/').map(|part| part.parse().map_or(part, |_number: u32| "#")).collect();
        let path = path.join("/");
        match (body["action"].as_str(), self.by) {
            (Some(action), _) => format!("{path} {action}"),
            (None, By::Arbiter(_)) if path == "resume" => "resume by an arbiter".into(),
            (None, _) if body["draft"] == true => format!("{path} draft"),
            (None, _) => path,
        }
    }
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Entry {
    Http,
    Mail,
    /// Arbiters act on the command line; it has no words for players, who alternate between the others.
    Console,
}

fn regulations(dice: &Dice) -> Regulations {
    let flags = dice.one_of(&[FlagRule::Automatic, FlagRule::OnClaim, FlagRule::ByArbiter]);
    let arbiter = ArbiterRules { appeal_days: 14, takeback: true, named: Vec::new() };
    let leave = Some(LeaveRules::default());
    let adjudication =
        dice.permille(500).then(|| AdjudicationRules { not_before_move: 1, ..AdjudicationRules::default() });
    Regulations { flags, arbiter, leave, adjudication, ..Regulations::default() }
}

async fn history(seed: u64, deck: &Deck, counts: &mut BTreeMap<String, u32>) {
    let dice = Dice::new(seed);
    let (letters, regulations) = (dice.one_of(&[Letters::English, Letters::German]), regulations(&dice));
    let mut instances = Vec::new();
    for entry in [Entry::Http, Entry::Mail, Entry::Console] {
        instances.push(Instance::new(entry, letters, regulations.clone()).await);
    }
    let (mut acts, mut after_end) = (Vec::new(), 0);
    for _ in 0..ACTS {
        let pause = dice.span(Span::minutes(1), Span::hours(if dice.permille(10) { 1500 } else { 30 }));
        instances.iter().for_each(|instance| instance.pass(pause));
        let game = instances[0].state();
        after_end += u32::from(game.is_over());
        if after_end > 4 {
            break;
        }
        let act = Author { dice: &dice, deck, game: &game, letters }.next();
        acts.push(format!("{:?} {:?} {:?}", act.by, act.seen, act.mail));
        *counts.entry(act.asks()).or_default() += 1;
        let before = instances[0].refusals();
        let code = instances[0].act(&act).await;
        let (record, refusals) = (instances[0].record(), instances[0].refusals());
        let new: Vec<_> = refusals.iter().filter(|refusal| !before.contains(refusal)).cloned().collect();
        if !new.is_empty() {
            let code = code.unwrap_or_default();
            assert!(new.iter().any(|refusal| refusal.contains(&format!("\"{code}\""))), "{code} {new:?}");
            *counts.entry(code).or_default() += 1;
        }
        for other in &mut instances[1..] {
            if other.act(&act).await.is_some_and(|code| code == UNDONE) {
                assert!(!new.is_empty(), "seed {seed}: only a mail was refused: {acts:#?}");
                other.unheard.extend(new.iter().cloned());
            }
            let others = other.record();
            let same = others.iter().zip(&record).take_while(|(other, one)| other == one).count();
            assert_eq!(others[same..], record[same..], "seed {seed}, {:?}: {acts:#?}", other.entry);
            let mut others = [other.refusals(), other.unheard.clone()].concat();
            others.sort();
            assert_eq!(others, refusals, "seed {seed}, {:?}: {acts:#?}", other.entry);
        }
    }
    for event in instances[0].record() {
        let event: Value = serde_json::from_str(&event).unwrap();
        // The command that caused it, and of an arbiter's act its kind.
        let command = match &event[2]["command"] {
            Value::Object(named) => named.iter().next(),
            _ => None,
        };
        let name = command.map(|(name, members)| match members["act"].as_object() {
            Some(act) if name == "act" => format!("act {}", act["kind"].as_str().unwrap()),
            _ => name.clone(),
        });
        let name = name.or_else(|| event[2]["command"].as_str().map(str::to_owned));
        *counts.entry(name.unwrap_or_else(|| event[3]["type"].to_string())).or_default() += 1;
    }
    for instance in instances {
        assert_eq!(instance.service.ops.verify_all().unwrap().faults, [], "seed {seed}");
    }
}

#[test]
fn every_command_is_drawn_or_not() {
    let drawn = DRAWN.into_iter().map(|(name, _asks)| name);
    let mut listed: Vec<_> = drawn.chain(NOT_DRAWN.map(|(name, _why)| name)).collect();
    listed.sort_unstable();
    let mut commands = Command::VARIANTS.to_vec();
    commands.sort_unstable();
    assert_eq!(listed, commands);
}

#[test]
fn every_entry_point_leaves_one_record() {
    let first = seed();
    println!("POSTZUG_SEED={first}");
    let histories = std::env::var("POSTZUG_HISTORIES").map_or(40, |number| number.parse().expect("a number"));
    let (deck, mut counts) = (Deck::default(), BTreeMap::new());
    System::new().block_on(async {
        // Most histories have none of an act, and many have all of them.
        let lacks =
            |counts: &BTreeMap<String, u32>| DRAWN.iter().any(|(_, asks)| !counts.contains_key(*asks));
        for n in 0..3 * histories {
            if n >= histories && (histories < 40 || !lacks(&counts)) {
                break;
            }
            history(first.wrapping_add(n), &deck, &mut counts).await;
        }
    });
    println!("{counts:?}");
    let missing: Vec<_> = DRAWN.into_iter().filter(|(_, asks)| !counts.contains_key(*asks)).collect();
    assert!(histories < 40 || missing.is_empty(), "not once: {missing:?}");
}
