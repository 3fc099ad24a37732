//! The forms of pages, as a browser sends them.

use super::Act;

/// The words by which a form about the time of a game names an act over HTTP.
const TIMES: [(&str, &str); 11] = [
    ("adjournment propose", "adjourn"),
    ("adjournment accept", "accept_adjournment"),
    ("adjournment decline", "decline_adjournment"),
    ("adjournment early", "adjourn_early"),
    ("clock claim_flag", "claim_flag"),
    ("clock declare_reflection", "declare_reflection"),
    ("clock refill", "refill_clock"),
    ("clocks/question", "question_clocks"),
    ("draw offer", "offer_draw"),
    ("resume", "resume"),
    ("resume by an arbiter", "resume"),
];

/// The end of a form's address and its fields. `None` where a script fills the form: a browser encrypts the envelope.
pub(super) fn form(act: &Act) -> Option<(&'static str, Vec<(&'static str, String)>)> {
    let asked = act.asks();
    let body = &act.http.2;
    let text = |name: &'static str| (name, body[name].as_str().unwrap_or_default().to_owned());
    let is = |name: &'static str| body[name] == true;
    let yes = |name: &'static str| is(name).then(|| (name, "yes".to_owned()));
    let lines = |of: &str| {
        let lines = body[of].as_array().into_iter().flatten().filter_map(|line| line.as_str());
        lines.collect::<Vec<_>>().join("\n")
    };
    if let Some((_, time)) = TIMES.iter().find(|(words, _)| *words == asked) {
        return Some(("time", vec![("act", (*time).to_owned())]));
    }
    Some(match asked.as_str() {
        "moves" => {
            let fields = [text("move"), text("message"), ("conditions", lines("conditions"))];
            ("move", fields.into_iter().chain(yes("draw_offer")).collect())
        }
        "draw accept" => ("draw", vec![("answer", text("action").1), ("confirm", "yes".to_owned())]),
        "draw decline" => ("draw", vec![("answer", text("action").1)]),
        "claims" => ("claim", vec![text("basis"), text("announced")]),
        "resign" => ("resign", yes("confirm").into_iter().collect()),
        "messages" => ("messages", vec![text("message")]),
        "leave" => ("leave", vec![text("first"), text("last")]),
        "leave/cancel" => ("leave", vec![text("first")]),
        "conditions" => ("plan/save", vec![("lines", lines("lines"))]),
        "conditions none" => ("plan/remove", Vec::new()),
        "adjudication" => {
            ("adjudication", vec![("basis", format!("adjudicated_{}", text("seeks").1)), text("analysis")])
        }
        "adjudication/analysis" => ("adjudication", vec![text("analysis")]),
        "acts/#/appeal" => {
            let number = act.http.1.split('/').nth(1).unwrap_or_default().to_owned();
            ("appeal", vec![("act", number), text("message")])
        }
        "reading" => ("reading", vec![text("move")]),
        "envelope/publication" => ("publication", vec![("confirm", "yes".to_owned())]),
        "withdrawal" => {
            ("withdrawal", [text("scope"), text("reason")].into_iter().chain(yes("confirm")).collect())
        }
        "seal" | "seal draft" => return None,
        other => panic!("pages have no form for {other}"),
    })
}
