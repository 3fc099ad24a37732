//! The settings of an account, in one form.

use actix_web::{post, web};
use app::{
    people::SettingsPatch,
    ports::{MailFormat, MailTrust},
};
use domain::{
    Position,
    notation::{self, Letters, Notation},
};
use maud::{Markup, html};
use messages::{Language, Message, Sentence as _, msg};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    account::{AccountPage, Fields, Refused, Section, done, field, refuse},
    done::Done,
    notices,
    visitor::Member,
};
use crate::http::problem::{Answer, Problem};

/// The proofs that a mail with commands may need.
const PROOFS: [MailTrust; 4] =
    [MailTrust::Token, MailTrust::TokenAndFrom, MailTrust::TokenFromAndDmarc, MailTrust::Off];

/// The name of a value, as `/v1` has it.
pub(super) fn named(value: impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The value of a field.
pub(super) fn value<T: DeserializeOwned>(fields: &Fields, name: &str) -> Result<T, Problem> {
    let unreadable = |_| Problem::because("bad_request", msg!("page-form-field"));
    serde_json::from_value(field(fields, name)?.into()).map_err(unreadable)
}

fn patch(fields: &Fields) -> Result<SettingsPatch, Problem> {
    let is_on = |name: &str| fields.contains_key(name);
    Ok(SettingsPatch {
        language: Some(field(fields, "language")?.to_owned()),
        letters: Some(value(fields, "letters")?),
        notation: Some(value(fields, "notation")?),
        time_zone: Some(field(fields, "time_zone")?.trim().to_owned()),
        mail_trust: Some(value(fields, "mail_trust")?),
        no_board: Some(is_on("no_board")),
        mail_format: Some(if is_on("text_only") { MailFormat::Text } else { MailFormat::Html }),
        pgn_attached: Some(is_on("pgn_attached")),
        calendar_attached: Some(is_on("calendar_attached")),
        ..notices::patch(fields)?
    })
}

#[post("/me/settings")]
pub(super) async fn change_settings(member: Member, form: web::Form<Fields>) -> Answer {
    let (player, fields) = (member.player.id, form.into_inner());
    let patch = patch(&fields)?;
    let Some((digest_at, quiet_hours)) = notices::times(&fields)? else {
        return refuse(&member, Refused::new(Section::Settings, msg!("page-time-of-day"), fields)).await;
    };
    let patch = SettingsPatch { digest_at: Some(digest_at), quiet_hours: Some(quiet_hours), ..patch };
    match member.ask(move |service| service.accounts.change_settings(player, &patch)).await? {
        Ok(_changed) => Ok(done(Done::SettingsChanged)),
        Err(refusal) => refuse(&member, Refused::by(Section::Settings, &refusal, fields)).await,
    }
}

#[post("/me/mail/resume")]
pub(super) async fn resume_mail(member: Member) -> Answer {
    let player = member.player.id;
    member.ask(move |service| service.mail_out.resume_mail(player)).await?;
    Ok(done(Done::MailResumed))
}

impl AccountPage<'_> {
    pub(super) fn settings(&self) -> Markup {
        let player = &self.member.player;
        let zone = self.filled(Section::Settings, "time_zone", &player.time_zone);
        html! {
            form method="post" action="/me/settings" {
                (self.select("language", &msg!("page-language"), &player.language, self.languages()))
                (self.member.frame.zone_field(&msg!("page-time-zone"), zone, true))
                (self.select("notation", &msg!("page-notation"), player.notation.name(), self.notations()))
                (self.select("letters", &msg!("page-letters"), &named(player.letters), letters()))
                (self.mail_boxes())
                (self.notices())
                (self.select("mail_trust", &msg!("page-trust"), &named(player.mail_trust), self.proofs()))
                (self.button(&msg!("page-settings-save")))
            }
        }
    }

    pub(super) fn select(
        &self,
        name: &str,
        label: &Message,
        holds: &str,
        options: Vec<(String, String)>,
    ) -> Markup {
        let wanted = self.filled(Section::Settings, name, holds);
        self.member.frame.labelled(
            label,
            &html! {
                select name=(name) { @for (value, shown) in &options {
                    option value=(value) selected[value == wanted] { (shown) }
                } }
            },
        )
    }

    /// Each under its own name for itself.
    fn languages(&self) -> Vec<(String, String)> {
        let offered = &self.member.state.service.settings().languages;
        let name = |tag: &String| Language::of(tag).map_or_else(|| tag.clone(), Language::name);
        offered.iter().map(|tag| (tag.clone(), name(tag))).collect()
    }

    /// Each with a move.
    fn notations(&self) -> Vec<(String, String)> {
        let position = Position::default();
        let example = |notation: Notation| {
            let written = position.from_uci("g1f3");
            let letters = self.member.player.letters;
            written.map_or_else(String::new, |m| notation::write(m, &position, notation, letters))
        };
        let shown = |notation: Notation| {
            let (name, example) = (notation.message(), example(notation));
            self.say(&msg!("page-notation-example", name = name, example = example))
        };
        Notation::ALL.map(|notation| (notation.name().to_owned(), shown(notation))).to_vec()
    }

    fn proofs(&self) -> Vec<(String, String)> {
        let shown = |proof| match proof {
            MailTrust::Token => msg!("page-trust-token"),
            MailTrust::TokenAndFrom => msg!("page-trust-from"),
            MailTrust::TokenFromAndDmarc => msg!("page-trust-dmarc"),
            MailTrust::Off => msg!("page-trust-off"),
        };
        PROOFS.map(|proof| (named(proof), self.say(&shown(proof)))).to_vec()
    }

    fn mail_boxes(&self) -> Markup {
        let (player, section) = (&self.member.player, Section::Settings);
        html! {
            fieldset {
                legend { (self.say(&msg!("page-mails"))) }
                (self.tick(section, "text_only", &msg!("page-mail-text"), player.mail_format == MailFormat::Text))
                (self.tick(section, "no_board", &msg!("page-mail-no-board"), player.no_board))
                (self.tick(section, "pgn_attached", &msg!("page-mail-pgn"), player.pgn_attached))
                (self.tick(section, "calendar_attached", &msg!("page-mail-calendar"), player.calendar_attached))
            }
        }
    }
}

/// Each under the name of its language in English, with king, queen, rook, bishop and knight.
fn letters() -> Vec<(String, String)> {
    use domain::Role::{Bishop, King, Knight, Queen, Rook};
    let shown = |letters: Letters| {
        let name = named(letters);
        let symbols = [King, Queen, Rook, Bishop, Knight].map(|role| letters.symbol(role)).join(" ");
        (name.clone(), format!("{name}: {symbols}"))
    };
    Letters::ALL.map(shown).to_vec()
}
