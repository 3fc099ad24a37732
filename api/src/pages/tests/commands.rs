//! Every command that a person can give has its form, or is named with the reason why it has none.

use std::{collections::BTreeSet, fs, path::Path};

use domain::{
    AdjournmentRules, AdjudicationRules, Command, FlagRule, GameId, LeaveRules, PlayerId, Regulations,
    SilenceRule, Span, TimeControl,
};
use serde_json::{Value, json};
use strum::VariantNames as _;

use super::{
    browser::{Browser, Page},
    desk::ACTS,
    sealing::Hall,
};

/// Commands without a form, and the reason.
const WITHOUT: [(&str, &str); 8] = [
    ("answer", "a stored conditional move is played by the service"),
    ("end_session", "the timekeeper's"),
    ("flag_fall", "the timekeeper's"),
    ("give_way", "follows from the reversal of a cancellation"),
    ("lapse_claim", "the timekeeper's"),
    ("note_mail", "the timekeeper's, after mails that came back"),
    ("note_zone", "follows from a change of settings"),
    ("return_downtime", "the timekeeper's, after an outage"),
];

/// The commands whose forms were seen.
struct Forms(BTreeSet<&'static str>);

impl Forms {
    /// Notes that a page has the form of a command: where it goes, and its button or field.
    #[track_caller]
    fn see(&mut self, command: &'static str, page: &Page, action: &str, field: (&str, Option<&str>)) {
        let (name, value) = field;
        let has = page.forms().into_iter().any(|(of, form)| {
            let held = form.fields.get(name).map(String::as_str);
            of.starts_with(&format!("{action} ")) && held.is_some() && (value.is_none() || held == value)
        });
        assert!(has, "{command}: no form for {action}: {}", page.answer.text);
        assert!(self.0.insert(command), "{command} once");
    }

    /// Buttons of the forms about the time of a game.
    #[track_caller]
    fn see_acts(&mut self, page: &Page, game: GameId, acts: &[(&'static str, &str)]) {
        for (command, button) in acts {
            self.see(command, page, &format!("/g/{}/time", game.0), ("act", Some(button)));
        }
    }
}

fn many() -> Regulations {
    Regulations {
        time_control: TimeControl::iccf(10, 50),
        silence: Some(SilenceRule::default()),
        leave: Some(LeaveRules::default()),
        adjudication: Some(AdjudicationRules::default()),
        adjournment: AdjournmentRules { session_days: Some(1), ..AdjournmentRules::default() },
        ..Regulations::default()
    }
}

async fn played(hall: &Hall, forms: &mut Forms, [ann, bob, carl]: [&Browser<'_>; 3]) {
    let arbiter = PlayerId(hall.arbiters[0].0);
    let game = hall.instance.game(arbiter, ["Ann", "Bob"], many());
    let path = format!("/g/{}", game.0);
    let to = |act: &str| format!("{path}/{act}");
    let post = async |act: &str, who: &str, body: Value| hall.post(game, act, who, body).await;
    let page = ann.get(&path).await;
    for (command, act, field) in [
        ("move", "move", "move"),
        ("claim", "claim", "announced"),
        ("resign", "resign", "ply"),
        ("say", "messages", "message"),
        ("ask_adjudication", "adjudication", "basis"),
        ("book_leave", "leave", "last"),
    ] {
        forms.see(command, &page, &to(act), (field, None));
    }
    let withdrawal = ann.get(&to("withdrawal")).await;
    forms.see("withdraw", &withdrawal, &to("withdrawal"), ("scope", None));
    let acts = [
        ("adjourn", "adjourn"),
        ("adjourn_early", "adjourn_early"),
        ("declare_reflection", "declare_reflection"),
    ];
    forms.see_acts(&page, game, &acts);
    post("leave", "player-1", json!({"first": "2026-02-01", "last": "2026-02-09"})).await;
    let cancel = ann.get(&path).await.form(&to("leave"));
    assert!(!cancel.fields.contains_key("last"), "the first form cancels");
    forms.0.insert("cancel_leave");
    post("moves", "player-1", json!({"move": "e4", "ply": 0, "draw_offer": true})).await;
    let page = bob.get(&path).await;
    forms.see("accept_draw", &page, &to("draw"), ("answer", Some("accept")));
    forms.see("decline_draw", &page, &to("draw"), ("answer", Some("decline")));
    let page = ann.get(&to("plan")).await;
    forms.see("set_conditional_moves", &page, &to("plan/save"), ("lines", None));
    ann.submit(page.form(&to("plan/save")).with("lines", "e5 Nf3")).await;
    let page = ann.get(&to("plan")).await;
    forms.see("withdraw_conditional_moves", &page, &to("plan/remove"), ("saved", None));
    post("adjudication", "player-2", json!({"seeks": "win", "analysis": "A rook up."})).await;
    let analysis = ann.get(&path).await.form(&to("adjudication"));
    assert!(!analysis.fields.contains_key("basis"), "it adds to what was asked");
    forms.0.insert("analyse");
    let desk =
        async |act: &str| (carl.get(&format!("/desk{path}/{act}")).await, format!("/desk{path}/{act}"));
    let (page, action) = desk("decide-claim").await;
    forms.see("decide_claim", &page, &action, ("upheld", None));
    let (page, action) = desk("warn").await;
    forms.see("act", &page, &action, ("reason", None));
    let warning = json!({"act": {"kind": "warn", "side": "white"}, "reason": "Silence."});
    let warned = post("acts", &format!("arbiter-{}", arbiter.0), warning).await;
    let number = &warned["version"];
    let page = ann.get(&path).await;
    forms.see("appeal", &page, &to("appeal"), ("act", Some(&number.to_string())));
    post(&format!("acts/{number}/appeal"), "player-1", json!({"message": "I was not told."})).await;
    let (page, action) = desk("decide-appeal").await;
    forms.see("decide_appeal", &page, &action, ("reverse", None));
}

async fn adjourned(hall: &Hall, forms: &mut Forms, [ann, bob, carl]: [&Browser<'_>; 3]) {
    let page = async |browser: &Browser<'_>, game: GameId| browser.get(&format!("/g/{}", game.0)).await;
    let game = hall.instance.game(PlayerId(hall.arbiters[0].0), ["Ann", "Bob"], Regulations::default());
    hall.post(game, "adjournment", "player-2", json!({"action": "propose"})).await;
    let acts = [("accept_adjournment", "accept_adjournment"), ("decline_adjournment", "decline_adjournment")];
    forms.see_acts(&page(ann, game).await, game, &acts);
    let game = hall.adjourned(1, 1).await;
    let path = format!("/g/{}/seal", game.0);
    let sealing = ann.get(&path).await;
    forms.see("seal", &sealing, &path, ("envelope", None));
    forms.see("draft", &sealing, &path, ("draft", Some("keep")));
    let game = hall.sealed(1).await;
    forms.see_acts(&page(bob, game).await, game, &[("resume", "resume"), ("offer_draw", "offer_draw")]);
    for (command, act, field) in [
        ("set_resumption", "set-resumption", "resume_at"),
        ("declare_missing", "declare-missing", "reason"),
        ("approve_early_opening", "approve-early-opening", "reason"),
    ] {
        let path = format!("/desk/g/{}/{act}", game.0);
        forms.see(command, &carl.get(&path).await, &path, (field, None));
    }
    // A form with a button alone.
    let path = format!("/desk/g/{}/acknowledge-face", game.0);
    assert_eq!(carl.submit(carl.get(&path).await.form(&path)).await.status(), 200);
    forms.0.insert("acknowledge_face");
    let game = hall.sealed(0).await;
    hall.post(game, "resume", "player-2", json!({})).await;
    forms.see_acts(&page(bob, game).await, game, &[("question_clocks", "question_clocks")]);
    let game = hall.doubtful("7k/4P3/6K1/8/8/8/8/8 w - - 0 1", "e8").await;
    forms.see("choose_reading", &page(bob, game).await, &format!("/g/{}/reading", game.0), ("ply", None));
    let (game, _text) = hall.missing().await;
    forms.see("open", &page(ann, game).await, &format!("/g/{}/opening", game.0), ("envelope", None));
    let game = hall.given_up(0).await;
    forms.see("publish", &page(ann, game).await, &format!("/g/{}/publication", game.0), ("key", None));
}

/// Time passes, and sessions end.
async fn late(hall: &Hall, forms: &mut Forms) {
    let arrange = |rules| hall.instance.game(PlayerId(hall.arbiters[0].0), ["Ann", "Bob"], rules);
    let control = TimeControl::triple_block(50, 50, 0);
    let block = arrange(Regulations { time_control: control, ..Regulations::default() });
    let flags = arrange(Regulations { flags: FlagRule::OnClaim, ..Regulations::default() });
    hall.instance.clock.advance(Span::days(10));
    let ann = Browser::of(&hall.server, &hall.instance, "Ann").await;
    let page = ann.get(&format!("/g/{}", block.0)).await;
    forms.see_acts(&page, block, &[("refill_clock", "refill_clock")]);
    let bob = Browser::of(&hall.server, &hall.instance, "Bob").await;
    let page = bob.get(&format!("/g/{}", flags.0)).await;
    forms.see_acts(&page, flags, &[("claim_flag", "claim_flag")]);
}

#[actix_web::test]
async fn every_command_has_form_or_reason() {
    let hall = Hall::new().await;
    let browser = async |name| Browser::of(&hall.server, &hall.instance, name).await;
    let (ann, bob, carl) = (browser("Ann").await, browser("Bob").await, browser("Carl").await);
    let mut forms = Forms(BTreeSet::new());
    forms.see("create", &ann.get("/new").await, "/new", ("opponent", None));
    played(&hall, &mut forms, [&ann, &bob, &carl]).await;
    adjourned(&hall, &mut forms, [&ann, &bob, &carl]).await;
    late(&hall, &mut forms).await;
    let mut listed: Vec<&str> = forms.0.into_iter().chain(WITHOUT.map(|(name, _why)| name)).collect();
    listed.sort_unstable();
    let mut commands = Command::VARIANTS.to_vec();
    commands.sort_unstable();
    assert_eq!(listed, commands);
}

/// The orders of the document have forms on the desk.
#[test]
fn every_order_of_arbiters_has_form() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../openapi.yaml");
    let document = fs::read_to_string(document).expect("the document");
    let kebab = |name: &str| {
        let mut words = String::new();
        for c in name.chars() {
            if c.is_uppercase() && !words.is_empty() {
                words.push('-');
            }
            words.push(c.to_ascii_lowercase());
        }
        words
    };
    let mut orders = BTreeSet::new();
    for of in ["ArbiterAct", "EnvelopeOrder"] {
        let begin = format!("- $ref: '#/components/schemas/{of}");
        let named = document.split(&begin).skip(1);
        orders.extend(named.filter_map(|rest| rest.split_once('\'')).map(|(name, _)| kebab(name)));
    }
    assert!(orders.len() > 18, "{orders:?}");
    let missing: Vec<&String> = orders.iter().filter(|order| !ACTS.contains(&order.as_str())).collect();
    assert_eq!(missing, Vec::<&String>::new());
}
