//! One random history through HTTP, by mail, by the forms of pages and on the command line leaves one record, refusals
//! included. Arbiters use the forms of their desk.
//!
//! `POSTZUG_SEED` repeats a run; `POSTZUG_HISTORIES` is the number of histories.

mod arbiter_page;
mod arbiters;
mod author;
mod histories;
mod instance;
mod lists;
mod page;
mod told;

use std::collections::{BTreeMap, BTreeSet};

use actix_web::{http::Method, rt::System};
use app::ports::StartChoice;
use domain::{notation::Letters, *};
use serde_json::Value;
use store::testing::{Dice, seed};
use strum::VariantNames;

use author::{Author, Deck};
use histories::ToldHistory;
use instance::Instance;

/// Acts of a history.
const ACTS: usize = 40;

/// At most as many times the histories that are asked for, where no act has asked for something by then.
const MOST: u64 = 3;

/// Commands that an act of a history asks for, with the words that count it (see [`Act::asks`]).
const DRAWN: [(&str, &str); 36] = [
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
    ("publish", "envelope/publication"),
    ("question_clocks", "clocks/question"),
    ("refill_clock", "clock refill"),
    ("resign", "resign"),
    ("resume", "resume"),
    ("resume", "resume by an arbiter"),
    ("say", "messages"),
    ("seal", "seal"),
    ("set_conditional_moves", "conditions"),
    ("set_resumption", "envelope/decisions set_resumption"),
    ("withdraw", "withdrawal"),
    ("withdraw_conditional_moves", "conditions none"),
];

/// Commands of which no act can be recorded here, and the reason.
const UNRECORDED: [(&str, &str); 4] = [
    ("choose_reading", "a move that the service seals has one reading"),
    ("declare_missing", "the service opens every envelope that it closed"),
    ("set_conditional_moves", "they are stored beside the record"),
    ("withdraw_conditional_moves", "they are stored beside the record"),
];

/// Commands that no act asks for, and the reason. A new command is added to one of the two.
const NOT_DRAWN: [(&str, &str); 10] = [
    ("answer", "a stored conditional move is played by the service"),
    ("create", "the game begins before the history"),
    ("end_session", "the timekeeper's"),
    ("flag_fall", "the timekeeper's"),
    ("give_way", "follows from the reversal of a cancellation"),
    ("lapse_claim", "the timekeeper's"),
    ("note_mail", "the timekeeper's, after mails that came back"),
    ("open", "shows a text that an arbiter decrypted"),
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
    /// Tells whether it is an arbiter's opening, whose effect nobody sees before.
    fn opens_envelope(&self) -> bool {
        matches!(self.by, By::Arbiter(_)) && self.http.1 == "resume"
    }

    /// The request over HTTP: the path and the action, each number as `#`.
    fn asks(&self) -> String {
        let (method, path, body) = &self.http;
        let path: Vec<_> =
            path.split('/').map(|part| part.parse().map_or(part, |_number: u32| "#")).collect();
        let path = path.join("/");
        match (body["action"].as_str(), self.by) {
            (Some(action), _) => format!("{path} {action}"),
            (None, By::Arbiter(_)) if path == "resume" => "resume by an arbiter".into(),
            (None, _) if method == Method::DELETE => format!("{path} none"),
            (None, _) if body["draft"] == true => format!("{path} draft"),
            (None, _) => path,
        }
    }
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Entry {
    Http,
    Mail,
    /// Players act by the forms of a game, arbiters by those of their desk.
    Page,
    /// Arbiters act on the command line; it has no words for players, who alternate between the others.
    Console,
}

fn regulations(dice: &Dice) -> Regulations {
    let flags = dice.one_of(&[FlagRule::Automatic, FlagRule::OnClaim, FlagRule::ByArbiter]);
    let arbiter = ArbiterRules { appeal_days: 14, takeback: true, named: Vec::new() };
    let adjudication =
        dice.permille(500).then(|| AdjudicationRules { not_before_move: 1, ..AdjudicationRules::default() });
    let adjournment = match dice.below(3) {
        0 => AdjournmentRules { session_days: Some(10), ..AdjournmentRules::default() },
        1 => AdjournmentRules { check_in: true, default_days: Some(2), ..AdjournmentRules::default() },
        _ => AdjournmentRules::default(),
    };
    let rules = Regulations { flags, arbiter, adjudication, adjournment, ..Regulations::default() };
    let leave = Some(LeaveRules::default());
    match dice.below(3) {
        0 => Regulations { time_control: TimeControl::triple_block(50, 50, 3), ..rules },
        1 => {
            let time_control = TimeControl::fischer(Span::days(30), Span::days(1), None);
            Regulations { time_control, leave, silence: Some(SilenceRule::default()), ..rules }
        }
        _ => Regulations { leave, ..rules },
    }
}

/// The number of requests, causes and refusals.
#[derive(Default)]
struct Counts {
    /// Requests, as [`Act::asks`] names them.
    asked: BTreeMap<String, u32>,
    /// Causes on record, by command; of an arbiter's act its kind.
    recorded: BTreeMap<String, u32>,
    refused: BTreeMap<String, u32>,
}

impl Counts {
    /// Requests that no act was.
    fn unasked(&self) -> Vec<&'static str> {
        let asks = DRAWN.iter().map(|(_name, asks)| *asks);
        asks.filter(|asks| !self.asked.contains_key(*asks)).collect()
    }

    /// Commands whose every act was refused.
    fn unrecorded(&self) -> Vec<String> {
        let is_drawn = |name: &String| UNRECORDED.iter().all(|(other, _why)| other != name) && name != "act";
        let names = DRAWN.iter().map(|(name, _asks)| (*name).to_owned()).filter(is_drawn);
        // It follows from the reversal of a cancellation.
        let kinds = domain::Act::VARIANTS.iter().filter(|kind| **kind != "give_way");
        let names = names.chain(kinds.map(|kind| format!("act {kind}")));
        names.filter(|name| !self.recorded.contains_key(name)).collect()
    }
}

/// One game behind each entry point.
struct Tables {
    /// Repeats it.
    name: String,
    instances: Vec<Instance>,
    acts: Vec<String>,
}

impl Tables {
    async fn new(name: String, letters: Letters, regulations: &Regulations, start: &StartChoice) -> Self {
        let mut instances = Vec::new();
        for entry in [Entry::Http, Entry::Mail, Entry::Page, Entry::Console] {
            instances.push(Instance::new(entry, letters, regulations.clone(), start.clone()).await);
        }
        Self { name, instances, acts: Vec::new() }
    }

    fn pass(&self, pause: Span) {
        self.instances.iter().for_each(|instance| instance.pass(pause));
    }

    fn state(&self) -> Game {
        self.instances[0].state()
    }

    /// Takes the act through each entry point, and returns the code of its refusal; empty if nothing is refused.
    ///
    /// # Errors
    ///
    /// An entry point left another record than HTTP, or other refusals.
    async fn take(&mut self, act: &Act, counts: &mut Counts) -> Result<String, String> {
        let Self { name, instances, acts } = self;
        acts.push(format!("{:?} {:?} {:?}", act.by, act.seen, act.mail));
        *counts.asked.entry(act.asks()).or_default() += 1;
        let before = instances[0].refusals();
        let code = instances[0].act(act).await.unwrap_or_default();
        let (record, refusals) = (instances[0].record(), instances[0].refusals());
        let new: Vec<_> = refusals.iter().filter(|refusal| !before.contains(refusal)).cloned().collect();
        if !new.is_empty() {
            assert!(new.iter().any(|refusal| refusal.contains(&format!("\"{code}\""))), "{code} {new:?}");
            *counts.refused.entry(code.clone()).or_default() += 1;
        }
        for other in &mut instances[1..] {
            other.act(act).await;
            let others = other.record();
            let same = others.iter().zip(&record).take_while(|(other, one)| other == one).count();
            let (theirs, missing) = (&others[same..], &record[same..]);
            let here = format!("{name}, {:?}: {acts:#?}", other.entry);
            if !(theirs.is_empty() && missing.is_empty()) {
                return Err(format!("{here}: {theirs:#?}, not {missing:#?}"));
            }
            if other.refusals() != refusals {
                return Err(format!("{here}: refused {:#?}, not {refusals:#?}", other.refusals()));
            }
        }
        Ok(code)
    }

    /// Counts what is on record, and verifies it.
    fn finish(self, counts: &mut Counts) {
        for event in self.instances[0].record() {
            let event: Value = serde_json::from_str(&event).unwrap();
            let name = match &event[2]["command"] {
                Value::Object(named) => named.iter().next().map(|(name, members)| match name.as_str() {
                    "act" => format!("act {}", members["act"]["kind"].as_str().unwrap()),
                    name => name.to_owned(),
                }),
                command => command.as_str().map(str::to_owned),
            };
            let Some(name) = name else { continue };
            *counts.recorded.entry(name).or_default() += 1;
        }
        for instance in self.instances {
            assert_eq!(instance.service.ops.verify_all().unwrap().faults, [], "{}", self.name);
        }
    }
}

async fn history(seed: u64, deck: &Deck, counts: &mut Counts) {
    let dice = Dice::new(seed);
    let (letters, regulations) = (dice.one_of(&[Letters::English, Letters::German]), regulations(&dice));
    let name = format!("seed {seed}");
    let mut tables = Tables::new(name, letters, &regulations, &StartChoice::default()).await;
    let mut after_end = 0;
    for _ in 0..ACTS {
        let pause = dice.span(Span::minutes(1), Span::hours(if dice.permille(10) { 1500 } else { 30 }));
        tables.pass(pause);
        let game = tables.state();
        after_end += u32::from(game.is_over());
        if after_end > 4 {
            break;
        }
        let now = tables.instances[0].service.time.now();
        let act = Author { dice: &dice, deck, game: &game, now, letters, is_told: false }.next();
        tables.take(&act, counts).await.unwrap_or_else(|difference| panic!("{difference}"));
    }
    tables.finish(counts);
}

/// Every command comes on record in a told history, and every refusal comes up that there can be.
#[test]
fn told_histories_leave_one_record() {
    let (dice, deck, mut counts, letters) =
        (Dice::new(0), Deck::default(), Counts::default(), Letters::English);
    let (mut told, mut others) = (BTreeSet::new(), Vec::new());
    System::new().block_on(async {
        for (n, ToldHistory { regulations, start, lines }) in histories::all().into_iter().enumerate() {
            let mut tables = Tables::new(format!("history {n}"), letters, &regulations, &start).await;
            for (line, (hours, act, expected)) in lines.iter().enumerate() {
                tables.pass(Span::hours(*hours));
                let (game, now) = (tables.state(), tables.instances[0].service.time.now());
                let author = Author { dice: &dice, deck: &deck, game: &game, now, letters, is_told: true };
                match tables.take(&act(&author), &mut counts).await {
                    Ok(code) if code == *expected => drop(told.insert(code)),
                    Ok(code) => others.push(format!("history {n}, line {line}: {code:?}, not {expected:?}")),
                    Err(difference) => {
                        others.push(difference);
                        break;
                    }
                }
            }
            tables.finish(&mut counts);
        }
    });
    println!("recorded {:?}\ntold {told:?}", counts.recorded);
    assert!(others.is_empty(), "{}", others.join("\n"));
    assert_eq!(counts.unrecorded(), [""; 0]);
    for (name, why) in UNRECORDED {
        assert!(!counts.recorded.contains_key(name), "{name} is recorded, but: {why}");
    }
    let told = told.iter().map(String::as_str).filter(|code| !code.is_empty());
    let mut codes: Vec<_> = told.chain(histories::UNTOLD.map(|(code, _why)| code)).collect();
    codes.sort_unstable();
    let mut all = Refusal::VARIANTS.to_vec();
    all.sort_unstable();
    assert_eq!(codes, all);
}

#[test]
fn every_command_is_drawn_or_not() {
    // One may be asked for in several words, but none is in both lists.
    let drawn: BTreeSet<_> = DRAWN.into_iter().map(|(name, _asks)| name).collect();
    let mut listed: Vec<_> = drawn.into_iter().chain(NOT_DRAWN.map(|(name, _why)| name)).collect();
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
    let (deck, mut counts) = (Deck::default(), Counts::default());
    System::new().block_on(async {
        // Most histories have none of an act, and many have all of them.
        for n in 0..MOST * histories {
            if n >= histories && (histories < 40 || counts.unasked().is_empty()) {
                break;
            }
            history(first.wrapping_add(n), &deck, &mut counts).await;
        }
    });
    let Counts { asked, recorded, refused } = &counts;
    println!("asked {asked:?}\nrecorded {recorded:?}\nrefused {refused:?}");
    let unasked = counts.unasked();
    assert!(histories < 40 || unasked.is_empty(), "never asked for: {unasked:?}");
}
