//! Another mail address, one's data, and deleting the account.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, web};
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg};

use super::{
    account::{AccountPage, Fields, Refused, Section, field, refuse},
    cookies,
    done::Done,
    layout::see_other,
    sessions::leave,
    sign_in::{MARK, REFUSED},
    visitor::{Member, Visitor, form_key},
};
use crate::{
    http::problem::{Answer, Problem},
    v1::asker,
};

/// The cookie with what must be shown together with the code that goes to the new address.
const REQUEST: &str = "postzug-address";

#[post("/me/address")]
pub(super) async fn ask_for_address(member: Member, form: web::Form<Fields>, request: HttpRequest) -> Answer {
    let (player, means, fields) = (member.player.id, member.means, form.into_inner());
    let (key, email) = (form_key(field(&fields, "key")?)?, field(&fields, "email")?.to_owned());
    let asked_by = asker(&request);
    let asked = member.ask(move |service| {
        let service = service.repeatable(&key, &["page-address", &player.0.to_string()]);
        service.accounts.request_address_change(player, means, &email, &asked_by)
    });
    match asked.await? {
        Ok(sent) => {
            let life = sent.expires_at - member.state.service.time.now();
            let mut response = see_other("/me/address");
            cookies::give(&mut response, member.is_local, REQUEST, &sent.request_id.0, life)?;
            Ok(response)
        }
        Err(refusal) => refuse(&member, Refused::by(Section::Address, &refusal, fields)).await,
    }
}

#[get("/me/address")]
pub(super) async fn ask_for_code(member: Member, request: HttpRequest) -> Answer {
    if cookies::shown(&request, member.public_url(), REQUEST).is_none() {
        return Ok(see_other("/me"));
    }
    Ok(member.address_code_page(None))
}

#[post("/me/address/confirm")]
pub(super) async fn confirm_address(
    visitor: Visitor,
    request: HttpRequest,
    form: web::Form<Fields>,
) -> Answer {
    let member = visitor.last_press()?;
    let code = field(&form, "code")?.to_owned();
    let Some(asked) = cookies::shown(&request, member.public_url(), REQUEST) else {
        return Ok(member.address_code_page(Some(&msg!("page-code-elsewhere"))));
    };
    let player = member.player.id;
    let changed =
        member.ask(move |service| service.accounts.confirm_address_change(player, &asked.0, &code)).await?;
    if let Err(refusal) = changed {
        return Ok(member.address_code_page(Some(&refusal.message())));
    }
    member.state.authenticator.all_ended(player);
    let mut response = leave(member.is_local, Some(Done::AddressChanged))?;
    cookies::take(&mut response, member.is_local, REQUEST)?;
    Ok(response)
}

/// Everything that is known about the player.
#[get("/me/export")]
pub(super) async fn export(member: Member) -> Answer {
    let player = member.player.id;
    let export = member.ask(move |service| service.accounts.export_account(player)).await?;
    let export = export.map_err(|refusal| Problem::from(&refusal))?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_DISPOSITION, "attachment; filename=\"postzug-account.json\""))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::VARY, "Cookie"))
        .json(export))
}

#[post("/me/deletion")]
pub(super) async fn delete(visitor: Visitor, form: web::Form<Fields>) -> Answer {
    let member = visitor.last_press()?;
    let (player, means, fields) = (member.player.id, member.means, form.into_inner());
    if !fields.contains_key("confirm") {
        return refuse(&member, Refused::new(Section::Leaving, msg!("page-delete-unsure"), fields)).await;
    }
    let resign_all = fields.contains_key("resign_all");
    let deleted =
        member.ask(move |service| service.accounts.delete_account(player, Some(means), resign_all)).await?;
    match deleted {
        Ok(()) => {
            member.state.authenticator.all_ended(player);
            let mut response = leave(member.is_local, Some(Done::AccountDeleted))?;
            cookies::take(&mut response, member.is_local, MARK)?;
            Ok(response)
        }
        Err(refusal) => refuse(&member, Refused::by(Section::Leaving, &refusal, fields)).await,
    }
}

impl Visitor {
    /// Returns the member before a form that ends their sessions. Its second press finds them signed out by the first.
    pub(super) fn last_press(self) -> Result<Member, Problem> {
        let pressed_twice = |_stranger| Problem::because("unauthenticated", msg!("page-signed-out-twice"));
        self.into_member().map_err(pressed_twice)
    }
}

impl Member {
    fn address_code_page(&self, refusal: Option<&Message>) -> HttpResponse {
        let frame = &self.frame;
        let content = html! {
            (frame.refused(refusal))
            @if refusal.is_none() { p { (frame.say(&msg!("page-address-sent"))) } }
            form method="post" action="/me/address/confirm" {
                (frame.code_field())
                p { button { (frame.say(&msg!("page-address-change"))) } }
            }
            p { a href="/me#address" { (frame.say(&msg!("page-address-again"))) } }
        };
        let status = if refusal.is_some() { REFUSED } else { actix_web::http::StatusCode::OK };
        frame.page_with(status, &msg!("page-address"), None, &content)
    }
}

impl AccountPage<'_> {
    pub(super) fn address(&self) -> Markup {
        let frame = &self.member.frame;
        html! {
            @if let Some(email) = &self.member.player.email { p { bdi { (email) } } }
            p { (self.say(&msg!("page-address-about"))) }
            form method="post" action="/me/address" {
                (frame.key_field("address"))
                (frame.labelled(&msg!("page-address-new"), &html! {
                    input type="email" name="email" required autocomplete="email" maxlength="254" dir="ltr"
                        value=(self.filled(Section::Address, "email", ""));
                }))
                (self.button(&msg!("page-send-code")))
            }
        }
    }

    pub(super) fn leaving(&self) -> Markup {
        let section = Section::Leaving;
        let is_open = self.refused.as_ref().is_some_and(|refused| refused.section == section);
        html! {
            p { a href="/me/export" download { (self.say(&msg!("page-export"))) } " "
                (self.say(&msg!("page-export-about"))) }
            details open[is_open] {
                summary { (self.say(&msg!("page-delete"))) }
                p { (self.say(&msg!("page-delete-about"))) }
                form method="post" action="/me/deletion" {
                    (self.confirm(&msg!("page-delete-sure")))
                    (self.tick(section, "resign_all", &msg!("page-delete-resign"), false))
                    (self.button(&msg!("page-delete")))
                }
            }
        }
    }
}
