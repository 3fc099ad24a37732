//! The forms of the arbiter's desk, as a browser without scripts fills and sends them.

use std::collections::BTreeMap;

use domain::{Instant, Span, wire::Length};
use jiff::{Timestamp, tz::TimeZone};
use serde_json::Value;

use super::{
    Act, By,
    instance::{Instance, Reply},
};

/// The texts in the fields of a form.
type Filled = Vec<(&'static str, String)>;

/// A form on a page: each field with the text that a browser sends if nobody touches it.
struct Form {
    action: String,
    fields: BTreeMap<String, String>,
}

impl Form {
    /// The form with this action, if the page has it.
    fn find(page: &str, action: &str) -> Option<Self> {
        let (_, form) = page.split_once(&format!("<form method=\"post\" action=\"{action}\">"))?;
        let (form, _) = form.split_once("</form>")?;
        let (mut fields, mut list) = (BTreeMap::new(), None);
        for tag in form.split('<').skip(1) {
            let attribute = |name: &str| {
                let (_, value) = tag.split_once(&format!(" {name}=\""))?;
                value.split_once('"').map(|(value, _)| value.to_owned())
            };
            if tag.starts_with("option") {
                let text: &mut Option<String> = fields.get_mut(list.as_ref()?)?;
                if text.is_none() || tag.contains(" selected") {
                    *text = attribute("value");
                }
            } else if let Some(name) = attribute("name") {
                fields.insert(name.clone(), attribute("value"));
                list = Some(name);
            }
        }
        let fields = fields.into_iter().map(|(name, text)| (name, text.unwrap_or_default())).collect();
        Some(Self { action: action.to_owned(), fields })
    }

    fn fill(&mut self, name: &str, text: String) {
        let field = self.fields.get_mut(name);
        *field.unwrap_or_else(|| panic!("{} has no field for {name}", self.action)) = text;
    }
}

impl Instance {
    async fn send(&self, by: By, form: &Form) -> Reply {
        let fields: Vec<_> = form.fields.iter().collect();
        self.submit(by, &form.action, &fields).await
    }

    /// Acts as an arbiter does without scripts: chooses the act on the desk, fills its form, reads its effect and confirms it.
    ///
    /// The desk shows the effect of a possible act alone: its first refusal is an answer and no attempt, and is not on record.
    /// The confirmation is sent all the same, as from a page that was shown before. So the refusal comes on record, as
    /// through every other entry point.
    pub(super) async fn by_arbiter_page(&mut self, act: &Act) {
        if act.opens_envelope() {
            return self.open_envelope(act).await;
        }
        let (name, filled) = form(act);
        let game = format!("/desk/g/{}", self.game.0);
        let (page, to) = (self.open(act.by, &game).await.text, format!("{game}/{name}"));
        let is_offered = page.contains(&format!("href=\"{to}\""));
        let asked = self.open(act.by, &to).await;
        let mut asked = Form::find(&asked.text, &to).unwrap_or_else(|| panic!("{act:?}: {}", asked.text));
        filled.into_iter().for_each(|(name, text)| asked.fill(name, text));
        let shown = self.send(act.by, &asked).await;
        let confirm = format!("{to}/confirm");
        if let Some(confirm) = Form::find(&shown.text, &confirm) {
            let done = self.send(act.by, &confirm).await;
            assert!(done.status == 303 && is_offered, "{act:?}: {is_offered} {} {}", done.status, done.text);
            return;
        }
        assert_eq!(shown.status, 422, "{act:?}: {}", shown.text);
        asked.action = confirm;
        let refused = self.send(act.by, &self.shown_before(asked)).await;
        assert_eq!((refused.status, code(&refused)), (422, code(&shown)), "{act:?}: {}", refused.text);
        assert!(code(&refused).is_some(), "{act:?}: {}", refused.text);
    }

    /// Opens the envelope of an adjourned game: its page has the form, and no effect is shown before.
    async fn open_envelope(&mut self, act: &Act) {
        let envelope = format!("/desk/g/{}/envelope", self.game.0);
        let to = format!("{envelope}/resume");
        let offered = Form::find(&self.open(act.by, &envelope).await.text, &to);
        let is_offered = offered.is_some();
        let confirm = match offered {
            Some(form) => {
                Form::find(&self.send(act.by, &form).await.text, &to).expect("a form that confirms")
            }
            None => {
                let fields = [("confirm".into(), "yes".into())].into();
                self.shown_before(Form { action: to, fields })
            }
        };
        let done = self.send(act.by, &confirm).await;
        assert_eq!(done.status == 303, is_offered, "{act:?}: {} {}", done.status, done.text);
        assert!(is_offered || code(&done).is_some(), "{act:?}: {}", done.text);
    }

    /// The form as on a page that was shown before this act became impossible.
    fn shown_before(&self, mut form: Form) -> Form {
        form.fields.insert("key".into(), format!("desk-{}", self.acts));
        form.fields.insert("version".into(), self.state().events.to_string());
        form
    }
}

/// The code of the problem on a page.
fn code(page: &Reply) -> Option<&str> {
    let (_, code) = page.text.split_once("href=\"/problems/")?;
    code.split_once('"').map(|(code, _)| code)
}

/// Returns the name of the act in the address of its form, and what the arbiter fills in.
fn form(act: &Act) -> (String, Filled) {
    let asked = act.asks();
    let body = &act.http.2;
    let number = || act.http.1.split('/').nth(1).unwrap_or_default().to_owned();
    let (name, fields) = match asked.as_str() {
        "clock arbitrate_flag" => ("claim-flag".into(), vec![]),
        "claims/decision" => {
            let claim = ("claim", body["claim"].to_string());
            ("decide-claim".into(), vec![claim, ("upheld", yes_or_no(&body["upheld"]))])
        }
        "acts/#/decision" => {
            ("decide-appeal".into(), vec![("act", number()), ("reverse", yes_or_no(&body["reverse"]))])
        }
        "acts" => act_form(&body["act"]),
        _ => match asked.strip_prefix("envelope/decisions ") {
            Some(action) => (action.replace('_', "-"), moment(&body["resume_at"]).into_iter().collect()),
            None => panic!("the desk has no form for {asked}"),
        },
    };
    let reason = body["reason"].as_str().map(|reason| ("reason", reason.to_owned()));
    (name, fields.into_iter().chain(reason).collect())
}

/// The form of an act with a kind.
fn act_form(order: &Value) -> (String, Filled) {
    let text = |name: &str| order[name].as_str().unwrap_or_default().to_owned();
    let kind = text("kind");
    let length = |side: &str| Length(Span(order["used"][side].as_i64().unwrap())).to_string();
    let fields = match kind.as_str() {
        "cancel" | "annul" | "adjourn" => vec![],
        "forfeit" => vec![("side", text("loser"))],
        "adjudicate" => vec![("result", text("outcome").replace("draw", "1/2-1/2"))],
        "change_points" => {
            let points = |side: &str| order["half_points"][side].to_string();
            vec![("points_white", points("white")), ("points_black", points("black"))]
        }
        "correct_clocks" => vec![("used_white", length("white")), ("used_black", length("black"))],
        "take_back" => vec![("ply", order["to"].to_string())],
        // The other fields have the names of the request; the scope stays as the form offers it first.
        _ => ["side", "time", "first", "last", "player"]
            .into_iter()
            .filter(|name| order[*name].is_string())
            .map(|name| (name, text(name)))
            .collect(),
    };
    let is_replay = order["replay"] == true;
    (if is_replay { "replay".into() } else { kind.replace('_', "-") }, fields)
}

fn yes_or_no(value: &Value) -> String {
    if *value == true { "yes" } else { "no" }.into()
}

/// The time of a resumption, as a browser sends it.
fn moment(resume_at: &Value) -> Option<(&'static str, String)> {
    let at = Instant(resume_at.as_i64()?);
    let local = Timestamp::from_millisecond(at.0).unwrap().to_zoned(TimeZone::UTC);
    Some(("resume_at", local.strftime("%Y-%m-%dT%H:%M").to_string()))
}
