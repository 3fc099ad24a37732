//! An act as a form.

use app::GameView;
use domain::{ActNote, Game};
use maud::{Markup, html};
use messages::{Message, msg};

use super::{
    fields::{Field, Filled},
    kind::Kind,
};
use crate::pages::{leave::day_field, names::act_name, visitor::Frame};

/// A game and its reader.
pub(super) struct Sheet<'a> {
    pub(super) frame: &'a Frame,
    pub(super) view: &'a GameView,
}

impl Sheet<'_> {
    pub(super) fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    const fn game(&self) -> &Game {
        &self.view.row.state
    }

    /// The page of the game on the desk.
    pub(super) fn path(&self) -> String {
        format!("/desk/g/{}", self.view.row.id.0)
    }

    pub(super) fn title(&self, kind: Kind) -> Message {
        msg!("page-desk-act-in", act = kind.title(), game = self.view.row.id.to_string())
    }

    /// The form of an act, which shows its effect first.
    pub(super) fn act_form(&self, kind: Kind, filled: &Filled) -> Markup {
        html! {
            form method="post" action=(format!("{}/{}", self.path(), kind.name())) {
                @for field in kind.fields() { (self.field(*field, filled)) }
                p { button { (self.say(&msg!("page-desk-preview"))) } }
            }
        }
    }

    /// The same fields for a form that only confirms them.
    pub(super) fn hidden_fields(kind: Kind, filled: &Filled) -> Markup {
        html! {
            @for field in kind.fields() {
                input type="hidden" name=(field.name()) value=(filled.text(*field));
            }
        }
    }

    pub(super) fn label(field: Field) -> Message {
        msg!("page-desk-field", field = field.name())
    }

    fn field(&self, field: Field, filled: &Filled) -> Markup {
        let (name, value) = (field.name(), filled.text(field));
        let said = |value: &str, label: Message| (value.to_owned(), self.say(&label));
        let bare = |value: &str, label: &str| (value.to_owned(), label.to_owned());
        let names = &self.view.names;
        let options: Vec<(String, String)> = match field {
            Field::Claim => return html! { input type="hidden" name=(name) value=(value); },
            Field::Side => vec![
                said("white", msg!("page-desk-white", name = names.white.clone())),
                said("black", msg!("page-desk-black", name = names.black.clone())),
            ],
            Field::Result => ["1-0", "0-1", "1/2-1/2", "0-0"].map(|result| bare(result, result)).into(),
            Field::PointsWhite | Field::PointsBlack => {
                [("2", "1"), ("1", "1/2"), ("0", "0")].map(|(value, points)| bare(value, points)).into()
            }
            Field::Scope => ["event", "game", "all"]
                .map(|scope| said(scope, msg!("page-desk-scope", scope = scope)))
                .into(),
            Field::Upheld => {
                vec![said("yes", msg!("page-desk-upheld")), said("no", msg!("page-desk-rejected"))]
            }
            Field::Reverse => {
                vec![said("no", msg!("page-desk-confirmed")), said("yes", msg!("page-desk-reversed"))]
            }
            Field::Act => self.acts_to_decide(),
            _ => return self.frame.labelled(&Self::label(field), &input(field, value)),
        };
        self.frame.labelled(
            &Self::label(field),
            &html! {
                select name=(name) required {
                    @for (option, label) in options {
                        option value=(option) selected[option == value] { (label) }
                    }
                }
            },
        )
    }

    /// The acts against which an appeal waits.
    fn acts_to_decide(&self) -> Vec<(String, String)> {
        let open = self.game().acts.iter().filter(|note| note.is_open());
        let option = |note: &ActNote| {
            let name = msg!("page-desk-event", event = act_name(&note.act));
            let numbered = msg!("page-desk-numbered", number = i64::from(note.seq), what = name);
            (note.seq.to_string(), self.say(&numbered))
        };
        open.map(option).collect()
    }
}

fn input(field: Field, value: &str) -> Markup {
    let name = field.name();
    match field {
        Field::Reason => html! {
            textarea name=(name) required rows="3" maxlength="500" dir="auto" { "\n" (value) }
        },
        Field::Deadline => {
            html! { input type="datetime-local" name=(name) value=(value) step="1" dir="ltr"; }
        }
        Field::ResumeAt => {
            html! { input type="datetime-local" name=(name) required value=(value) dir="ltr"; }
        }
        Field::First | Field::Last => day_field(name, value),
        Field::Ply => html! {
            input type="number" name=(name) required min="0" value=(value) dir="ltr";
        },
        Field::Player => html! {
            input name=(name) required value=(value) maxlength="40" autocomplete="off" spellcheck="false" dir="auto";
        },
        _ => html! {
            input name=(name) required value=(value) maxlength="40" autocomplete="off" autocapitalize="off"
                spellcheck="false" dir="ltr";
        },
    }
}
