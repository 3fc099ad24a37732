//! The part of the settings that chooses notices and the times at which they come.

use app::{Frequency, MailTimes, NoticeKind, people::SettingsPatch, ports::Role};
use domain::clock::{Night, TimeOfDay, Weekday};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, msg};

use super::{
    account::{AccountPage, Fields, Section, field},
    settings::{named, value},
};
use crate::http::problem::Problem;

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

fn weekday(day: Weekday) -> Message {
    match day {
        Weekday::Monday => msg!("weekday-monday"),
        Weekday::Tuesday => msg!("weekday-tuesday"),
        Weekday::Wednesday => msg!("weekday-wednesday"),
        Weekday::Thursday => msg!("weekday-thursday"),
        Weekday::Friday => msg!("weekday-friday"),
        Weekday::Saturday => msg!("weekday-saturday"),
        Weekday::Sunday => msg!("weekday-sunday"),
    }
}

/// Reads the frequencies and the day; other settings are as they were.
pub(super) fn patch(fields: &Fields) -> Result<SettingsPatch, Problem> {
    let notices = chosen().map(|kind| Ok((kind, value(fields, &notice_field(kind))?)));
    Ok(SettingsPatch {
        notices: notices.collect::<Result<_, Problem>>()?,
        digest_on: Some(value(fields, "digest_on")?),
        ..SettingsPatch::default()
    })
}

/// Reads a time as a browser sends it, or as somebody types it.
fn time_of_day(text: &str) -> Option<TimeOfDay> {
    let read = |text: String| serde_json::from_value(text.into()).ok();
    read(text.trim().to_owned()).or_else(|| read(format!("0{}", text.trim())))
}

/// Reads the time of digests and the quiet hours; `None` if they are no times.
pub(super) fn times(fields: &Fields) -> Result<Option<(TimeOfDay, Night)>, Problem> {
    let (from, until) = (field(fields, "quiet_from")?, field(fields, "quiet_until")?);
    let quiet = match (from.trim(), until.trim()) {
        ("", "") => Some(Night { from: TimeOfDay(0), until: TimeOfDay(0) }),
        (from, until) => time_of_day(from)
            .zip(time_of_day(until))
            .map(|(from, until)| Night { from, until })
            .filter(|quiet| quiet.from != quiet.until),
    };
    Ok(time_of_day(field(fields, "digest_at")?).zip(quiet))
}

impl AccountPage<'_> {
    pub(super) fn notices(&self) -> Markup {
        let player = &self.member.player;
        let is_asked = |kind: &NoticeKind| *kind != NoticeKind::Arbiter || player.role >= Role::Arbiter;
        let needed = NoticeKind::ALL.into_iter().filter(|kind| choices(*kind).len() == 1).filter(is_asked);
        let needed: Vec<Arg> = needed.map(|kind| kind.message().into()).collect();
        let options = |kind| {
            let choices = choices(kind).into_iter();
            choices.map(|choice| (named(choice), self.say(&message(choice)))).collect()
        };
        html! {
            fieldset {
                legend { (self.say(&msg!("page-notices"))) }
                p.small { (self.say(&msg!("page-notices-needed", kinds = needed))) }
                @for kind in chosen() {
                    @let holds = named(player.frequency(kind));
                    (self.select(&notice_field(kind), &kind.message(), &holds, options(kind)))
                }
            }
            (self.mail_times())
        }
    }

    fn mail_times(&self) -> Markup {
        let MailTimes { digest_at, digest_on, quiet, .. } = self.member.player.mail_times;
        let days = Weekday::ALL.map(|day| (named(day), self.say(&weekday(day)))).to_vec();
        let bound =
            |bound: fn(Night) -> TimeOfDay| quiet.map_or_else(String::new, |quiet| bound(quiet).to_string());
        html! {
            fieldset {
                legend { (self.say(&msg!("page-times"))) }
                p.small { (self.say(&msg!("page-mail-times"))) }
                (self.time("digest_at", &msg!("page-digest-at"), &digest_at.to_string(), true))
                (self.select("digest_on", &msg!("page-digest-on"), &named(digest_on), days))
                (self.time("quiet_from", &msg!("page-quiet-from"), &bound(|quiet| quiet.from), false))
                (self.time("quiet_until", &msg!("page-quiet-until"), &bound(|quiet| quiet.until), false))
            }
        }
    }

    fn time(&self, name: &str, label: &Message, holds: &str, is_required: bool) -> Markup {
        let time = self.filled(Section::Settings, name, holds);
        self.member.frame.labelled(
            label,
            &html! { input type="time" name=(name) value=(time) required[is_required] dir="ltr"; },
        )
    }
}
