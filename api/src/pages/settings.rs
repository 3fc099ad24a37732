//! The settings of an account, in one form.

use std::collections::BTreeSet;

use actix_web::{http::StatusCode, post, web};
use app::{
    people::SettingsPatch,
    ports::{BoardColours, MailFormat, MailTrust, PieceSet, Player},
};
use domain::{
    Position,
    notation::{self, Letters, Notation},
};
use maud::{Markup, html};
use messages::{Arg, Language, Message, Sentence as _, letters_name, msg};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    account::{AccountPage, Fields, Refused, Section, done, field, refuse},
    done::Done,
    notices,
    score::spoken,
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

/// The fields that are chosen or written, beside those of notices; the others are boxes.
const CHOSEN: [&str; 7] = ["language", "letters", "notation", "time_zone", "mail_trust", "pieces", "board"];

/// The field with what the form showed.
const SHOWN: &str = "shown";

/// The settings as an untouched form sends them.
fn untouched(player: &Player) -> Fields {
    let chosen = [
        ("language", player.language.clone()),
        ("letters", named(player.letters)),
        ("notation", player.notation.name().to_owned()),
        ("time_zone", player.time_zone.clone()),
        ("mail_trust", named(player.mail_trust)),
        ("pieces", player.pieces.name().to_owned()),
        ("board", player.board.name().to_owned()),
    ];
    let boxes = [
        ("text_only", player.mail_format == MailFormat::Text),
        ("no_board", player.no_board),
        ("pgn_attached", player.pgn_attached),
        ("calendar_attached", player.calendar_attached),
    ];
    let marked = boxes.into_iter().filter(|(_, is_on)| *is_on).map(|(name, _)| (name, "yes".to_owned()));
    let settings = chosen.into_iter().chain(marked).map(|(name, value)| (name.to_owned(), value));
    settings.chain(notices::untouched(player)).collect()
}

/// A form of the settings: as it was shown, and as it came back.
pub(super) struct Change {
    shown: Fields,
    sent: Fields,
}

impl Change {
    fn of(mut sent: Fields) -> Result<Self, Problem> {
        let unreadable = |_| Problem::because("bad_request", msg!("page-form-field"));
        let shown = sent.remove(SHOWN).unwrap_or_default();
        let shown = serde_json::from_str(&shown).map_err(unreadable)?;
        for name in CHOSEN.map(str::to_owned).into_iter().chain(notices::fields()) {
            let text = notices::normal(&name, field(&sent, &name)?.trim());
            sent.insert(name, text);
        }
        Ok(Self { shown, sent })
    }

    pub(super) fn is_changed(&self, name: &str) -> bool {
        let is_changed = |name: &str| self.sent.get(name) != self.shown.get(name);
        // The bounds of quiet hours are written together.
        if notices::QUIET.contains(&name) {
            notices::QUIET.into_iter().any(is_changed)
        } else {
            is_changed(name)
        }
    }

    pub(super) fn sent(&self, name: &str) -> &str {
        self.sent.get(name).map_or("", String::as_str)
    }

    /// Everything that the visitor changed, and nothing else; `None` if a time that they wrote is none.
    fn patch(&self) -> Result<Option<SettingsPatch>, Problem> {
        let Some(times) = notices::times(self) else { return Ok(None) };
        let sent = &self.sent;
        let is_on = |name: &str| self.is_changed(name).then(|| sent.contains_key(name));
        let text = |name: &str| self.is_changed(name).then(|| sent.get(name).cloned()).flatten();
        Ok(Some(SettingsPatch {
            language: text("language"),
            letters: self.value("letters")?,
            notation: self.value("notation")?,
            pieces: self.value("pieces")?,
            board: self.value("board")?,
            time_zone: text("time_zone"),
            mail_trust: self.value("mail_trust")?,
            // One of the kinds of notices.
            acknowledge: None,
            no_board: is_on("no_board"),
            mail_format: is_on("text_only").map(|on| if on { MailFormat::Text } else { MailFormat::Html }),
            pgn_attached: is_on("pgn_attached"),
            calendar_attached: is_on("calendar_attached"),
            notices: notices::frequencies(self)?,
            digest_on: self.value("digest_on")?,
            digest_at: times.digest_at,
            quiet_hours: times.quiet_hours,
        }))
    }

    pub(super) fn value<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Problem> {
        let unreadable = |_| Problem::because("bad_request", msg!("page-form-field"));
        let changed = self.is_changed(name).then(|| field(&self.sent, name)).transpose()?;
        changed.map(|value| serde_json::from_value(value.into()).map_err(unreadable)).transpose()
    }

    /// The fields that the visitor changed and somebody else changed, too, to something else. `now`: the settings as
    /// they are.
    fn clashes(&self, now: &Fields) -> Vec<String> {
        let names: BTreeSet<&String> = self.sent.keys().chain(self.shown.keys()).chain(now.keys()).collect();
        let is_clash = |name: &&&String| {
            let held = now.get(**name);
            self.is_changed(name) && held != self.shown.get(**name) && held != self.sent.get(**name)
        };
        names.iter().filter(is_clash).map(|name| (*name).clone()).collect()
    }

    /// The form as it is shown again: over the settings as they are, with what the visitor changed.
    fn over(&self, now: &Fields) -> Fields {
        let mut fields = now.clone();
        fields.retain(|name, _| !self.is_changed(name));
        fields.extend(self.sent.clone().into_iter().filter(|(name, _)| self.is_changed(name)));
        fields
    }
}

#[post("/me/settings")]
pub(super) async fn change_settings(member: Member, form: web::Form<Fields>) -> Answer {
    let (player, fields) = (member.player.id, form.into_inner());
    let change = Change::of(fields.clone())?;
    let Some(patch) = change.patch()? else {
        return refuse(&member, Refused::new(Section::Settings, msg!("page-time-of-day"), fields)).await;
    };
    let asked = Change::of(fields.clone())?;
    let is_expected = move |now: &Player| asked.clashes(&untouched(now)).is_empty();
    let changed =
        member.ask(move |service| service.accounts.change_settings_if(player, &patch, is_expected)).await?;
    match changed {
        Ok(Some(_changed)) => Ok(done(Done::SettingsChanged)),
        Ok(None) => {
            let now = member.ask(move |service| service.accounts.player(player)).await?;
            let now = untouched(&now.ok_or_else(|| Problem::of("not_found"))?);
            refuse(&member, member.clash(&change, &now)).await
        }
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
        let (member, player) = (self.member, &self.member.player);
        let zone = self.filled(Section::Settings, "time_zone", &player.time_zone);
        let shown = json(&untouched(player));
        html! {
            form method="post" action="/me/settings" {
                input type="hidden" name=(SHOWN) value=(self.filled(Section::Settings, SHOWN, &shown));
                (self.select("language", &msg!("page-language"), &player.language, member.languages()))
                (self.member.frame.zone_field(&msg!("page-time-zone"), zone, true))
                (self.select("notation", &msg!("page-notation"), player.notation.name(), member.notations()))
                p.small { (spoken(&member.example(Notation::Announced))) }
                (self.select("letters", &msg!("page-letters"), &named(player.letters), letters()))
                (self.select("pieces", &msg!("page-piece-set"), player.pieces.name(), member.piece_sets()))
                (self.select("board", &msg!("page-board-colours"), player.board.name(), member.board_colours()))
                (self.mail_boxes())
                (self.notices())
                (self.select("mail_trust", &msg!("page-trust"), &named(player.mail_trust), member.proofs()))
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

impl Member {
    /// The refusal of a form that would undo what was changed elsewhere, with both.
    fn clash(&self, change: &Change, now: &Fields) -> Refused {
        let both = |name: String| {
            let words = |of: &Fields| self.words(&name, of.get(&name).map_or("", String::as_str));
            let (field, now, chosen) = (label(&name), words(now), words(&change.sent));
            msg!("page-settings-clash-field", field = field, now = now, chosen = chosen)
        };
        let both = Arg::Sentences { sentences: change.clashes(now).into_iter().map(both).collect() };
        let mut fields = change.over(now);
        fields.insert(SHOWN.to_owned(), json(now));
        let refused = Refused::new(Section::Settings, msg!("page-settings-clash", both = both), fields);
        Refused { status: StatusCode::CONFLICT, ..refused }
    }

    /// A value as the form shows it.
    fn words(&self, name: &str, value: &str) -> Arg {
        let options = match name {
            "language" => self.languages(),
            "letters" => letters(),
            "notation" => self.notations(),
            "mail_trust" => self.proofs(),
            "pieces" => self.piece_sets(),
            "board" => self.board_colours(),
            "time_zone" => Vec::new(),
            name if let Some(options) = self.notice_options(name) => options,
            _ if value.is_empty() => return msg!("page-settings-off").into(),
            _ => return msg!("page-settings-on").into(),
        };
        let found = options.into_iter().find(|(option, _)| option == value);
        found.map_or_else(|| value.to_owned(), |(_, shown)| shown).into()
    }

    /// The languages, each under its own name for itself. The account's language is listed even if it is no longer offered,
    /// so that an untouched form changes nothing.
    fn languages(&self) -> Vec<(String, String)> {
        let offered = &self.state.service.settings().languages;
        let held = Some(&self.player.language).filter(|held| !offered.contains(held));
        let name = |tag: &String| Language::of(tag).map_or_else(|| tag.clone(), Language::name);
        offered.iter().chain(held).map(|tag| (tag.clone(), name(tag))).collect()
    }

    /// Each with a move, but for the one in German: a part of a choice cannot say that it is in another language.
    fn notations(&self) -> Vec<(String, String)> {
        let shown = |notation: Notation| match notation {
            Notation::Announced => self.frame.say(&notation.message()),
            _ => self.example(notation),
        };
        Notation::ALL.map(|notation| (notation.name().to_owned(), shown(notation))).to_vec()
    }

    /// A notation and a move in it.
    fn example(&self, notation: Notation) -> String {
        let (position, letters) = (Position::default(), self.player.letters);
        let written = position.from_uci("g1f3");
        let example = written.map_or_else(String::new, |m| notation::write(m, &position, notation, letters));
        self.frame.say(&msg!("page-notation-example", name = notation.message(), example = example))
    }

    fn piece_sets(&self) -> Vec<(String, String)> {
        let shown = |set| match set {
            PieceSet::Cburnett => msg!("page-piece-set-cburnett"),
            PieceSet::Figurines => msg!("page-piece-set-figurines"),
            PieceSet::Letters => msg!("page-piece-set-letters"),
        };
        PieceSet::ALL.map(|set| (set.name().to_owned(), self.frame.say(&shown(set)))).to_vec()
    }

    fn board_colours(&self) -> Vec<(String, String)> {
        let shown = |colours| match colours {
            BoardColours::Brown => msg!("page-board-brown"),
            BoardColours::Green => msg!("page-board-green"),
            BoardColours::Blue => msg!("page-board-blue"),
            BoardColours::HighContrast => msg!("page-board-high-contrast"),
        };
        BoardColours::ALL.map(|colours| (colours.name().to_owned(), self.frame.say(&shown(colours)))).to_vec()
    }

    fn proofs(&self) -> Vec<(String, String)> {
        let shown = |proof| match proof {
            MailTrust::Token => msg!("page-trust-token"),
            MailTrust::TokenAndFrom => msg!("page-trust-from"),
            MailTrust::TokenFromAndDmarc => msg!("page-trust-dmarc"),
            MailTrust::Off => msg!("page-trust-off"),
        };
        PROOFS.map(|proof| (named(proof), self.frame.say(&shown(proof)))).to_vec()
    }
}

/// The label of a field.
fn label(name: &str) -> Arg {
    match name {
        "language" => msg!("page-language"),
        "letters" => msg!("page-letters"),
        "notation" => msg!("page-notation"),
        "time_zone" => msg!("page-time-zone"),
        "mail_trust" => msg!("page-trust"),
        "pieces" => msg!("page-piece-set"),
        "board" => msg!("page-board-colours"),
        "text_only" => msg!("page-mail-text"),
        "no_board" => msg!("page-mail-no-board"),
        "pgn_attached" => msg!("page-mail-pgn"),
        "calendar_attached" => msg!("page-mail-calendar"),
        _ => return notices::label(name).map_or_else(|| name.to_owned().into(), Arg::from),
    }
    .into()
}

fn json(fields: &Fields) -> String {
    serde_json::to_string(fields).unwrap_or_default()
}

/// Each under its language's own name, with king, queen, rook, bishop and knight.
fn letters() -> Vec<(String, String)> {
    use domain::Role::{Bishop, King, Knight, Queen, Rook};
    let shown = |letters: Letters| {
        let symbols = [King, Queen, Rook, Bishop, Knight].map(|role| letters.symbol(role)).join(" ");
        (named(letters), format!("{}: {symbols}", letters_name(letters)))
    };
    Letters::ALL.map(shown).to_vec()
}
