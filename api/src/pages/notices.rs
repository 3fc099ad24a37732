//! The part of the settings that chooses notices and the times at which they come.

use std::collections::BTreeMap;

use app::{
    Frequency, MailTimes, NoticeKind,
    people::SettingsPatch,
    ports::{Player, Role},
};
use domain::clock::{Night, TimeOfDay, Weekday};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, msg};

use super::{
    account::{AccountPage, Fields, Section},
    settings::{Change, named},
    visitor::Member,
};
use crate::http::problem::Problem;

/// The fields of the times.
const TIMES: [&str; 4] = ["digest_at", "digest_on", QUIET[0], QUIET[1]];

/// The fields of the quiet hours, which are one setting.
pub(super) const QUIET: [&str; 2] = ["quiet_from", "quiet_until"];

fn notice_field(kind: NoticeKind) -> String {
    format!("notice-{}", kind.name())
}

/// The frequencies that notices of a kind can have.
fn choices(kind: NoticeKind) -> Vec<Frequency> {
    let mut choices = vec![Frequency::Each];
    if kind.is_in_digests() {
        choices.extend([Frequency::Daily, Frequency::Weekly]);
    }
    if kind.needed().is_none() {
        choices.push(Frequency::None);
    }
    choices
}

/// The kinds of notices between which there is a choice.
fn chosen() -> impl Iterator<Item = NoticeKind> {
    NoticeKind::ALL.into_iter().filter(|kind| choices(*kind).len() > 1)
}

fn message(frequency: Frequency) -> Message {
    match frequency {
        Frequency::Each => msg!("page-each"),
        Frequency::Daily => msg!("page-daily"),
        Frequency::Weekly => msg!("page-weekly"),
        Frequency::None => msg!("page-none"),
    }
}

/// The fields of this part of the form.
pub(super) fn fields() -> impl Iterator<Item = String> {
    chosen().map(notice_field).chain(TIMES.map(str::to_owned))
}

/// This part of the form as it is sent untouched.
pub(super) fn untouched(player: &Player) -> Fields {
    let MailTimes { digest_at, digest_on, quiet, .. } = player.mail_times;
    let bounds =
        quiet.map_or_else(Default::default, |quiet| [quiet.from, quiet.until].map(|at| at.to_string()));
    let [from, until] = bounds;
    let times = [digest_at.to_string(), named(digest_on), from, until];
    let notices = chosen().map(|kind| (notice_field(kind), named(player.frequency(kind))));
    notices.chain(TIMES.map(str::to_owned).into_iter().zip(times)).collect()
}

/// Writes what was sent as the form shows it.
pub(super) fn normal(name: &str, sent: &str) -> String {
    let time = TIMES.contains(&name).then(|| time_of_day(sent)).flatten();
    time.map_or_else(|| sent.to_owned(), |time| time.to_string())
}

/// Reads the frequencies that the visitor changed.
pub(super) fn frequencies(change: &Change) -> Result<BTreeMap<NoticeKind, Frequency>, Problem> {
    let frequency = |kind| Ok(change.value(&notice_field(kind))?.map(|frequency| (kind, frequency)));
    chosen().filter_map(|kind| frequency(kind).transpose()).collect()
}

/// Reads a time as a browser sends it, or as somebody types it.
fn time_of_day(text: &str) -> Option<TimeOfDay> {
    let read = |text: String| serde_json::from_value(text.into()).ok();
    read(text.to_owned()).or_else(|| read(format!("0{text}")))
}

/// Reads the time of digests and the quiet hours that the visitor changed; `None` if they are no times.
pub(super) fn times(change: &Change) -> Option<SettingsPatch> {
    let mut patch = SettingsPatch::default();
    if change.is_changed("digest_at") {
        patch.digest_at = Some(time_of_day(change.sent("digest_at"))?);
    }
    if change.is_changed(QUIET[0]) {
        patch.quiet_hours = Some(match QUIET.map(|name| change.sent(name)) {
            ["", ""] => Night { from: TimeOfDay(0), until: TimeOfDay(0) },
            [from, until] => {
                let quiet = Night { from: time_of_day(from)?, until: time_of_day(until)? };
                Some(quiet).filter(|quiet| quiet.from != quiet.until)?
            }
        });
    }
    Some(patch)
}

/// The label of a field.
pub(super) fn label(name: &str) -> Option<Message> {
    Some(match name {
        "digest_at" => msg!("page-digest-at"),
        "digest_on" => msg!("page-digest-on"),
        "quiet_from" => msg!("page-quiet-from"),
        "quiet_until" => msg!("page-quiet-until"),
        _ => kind_of(name)?.message(),
    })
}

fn kind_of(name: &str) -> Option<NoticeKind> {
    chosen().find(|kind| notice_field(*kind) == name)
}

impl Member {
    /// The values from which a field of this part chooses; `None` of another field.
    pub(super) fn notice_options(&self, name: &str) -> Option<Vec<(String, String)>> {
        let say = |message: Message| self.frame.say(&message);
        if let Some(kind) = kind_of(name) {
            return Some(
                choices(kind).into_iter().map(|choice| (named(choice), say(message(choice)))).collect(),
            );
        }
        match name {
            "digest_on" => Some(Weekday::ALL.map(|day| (named(day), say(day.message()))).to_vec()),
            "quiet_from" | "quiet_until" => Some(vec![(String::new(), say(msg!("page-settings-empty")))]),
            "digest_at" => Some(Vec::new()),
            _ => None,
        }
    }
}

impl AccountPage<'_> {
    pub(super) fn notices(&self) -> Markup {
        let player = &self.member.player;
        let is_asked = |kind: &NoticeKind| *kind != NoticeKind::Arbiter || player.role >= Role::Arbiter;
        let needed = NoticeKind::ALL.into_iter().filter(|kind| choices(*kind).len() == 1).filter(is_asked);
        let needed: Vec<Arg> = needed.map(|kind| kind.message().into()).collect();
        let holds = untouched(player);
        html! {
            fieldset {
                legend { (self.say(&msg!("page-notices"))) }
                p.small { (self.say(&msg!("page-notices-needed", kinds = needed))) }
                @for kind in chosen() { (self.choice(&notice_field(kind), &kind.message(), &holds)) }
            }
            fieldset {
                legend { (self.say(&msg!("page-times"))) }
                p.small { (self.say(&msg!("page-mail-times"))) }
                (self.time("digest_at", &msg!("page-digest-at"), &holds, true))
                (self.choice("digest_on", &msg!("page-digest-on"), &holds))
                (self.time("quiet_from", &msg!("page-quiet-from"), &holds, false))
                (self.time("quiet_until", &msg!("page-quiet-until"), &holds, false))
            }
        }
    }

    fn choice(&self, name: &str, label: &Message, holds: &Fields) -> Markup {
        let options = self.member.notice_options(name).unwrap_or_default();
        self.select(name, label, holds.get(name).map_or("", String::as_str), options)
    }

    fn time(&self, name: &str, label: &Message, holds: &Fields, is_required: bool) -> Markup {
        let held = holds.get(name).map_or("", String::as_str);
        let time = self.filled(Section::Settings, name, held);
        self.member.frame.labelled(
            label,
            &html! { input type="time" name=(name) value=(time) required[is_required] dir="ltr"; },
        )
    }
}
