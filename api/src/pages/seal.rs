//! The page that seals a move: the browser encrypts it, and the service gets the closed envelope.

use actix_web::{get, http::StatusCode, post, web};
use app::{Failure, GameView, Preconditions, Receipt, Service, Submitted, Unresolved};
use domain::{
    Color, Command, GameId, Phase, Refusal, Seen,
    notation::{self, Letters, Notation, NotationStyle},
    wire,
};
use maud::{Markup, html};
use messages::{Message, msg};
use serde::Deserialize;

use super::{
    acts::{position, send, submit},
    assets,
    done::{After, Done},
    layout::see_other,
    visitor::{Frame, Member},
};
use crate::{
    http::problem::{Answer, Problem},
    v1::{OwnEnvelope, ReceiptBody, RecipientBody, RecipientsBody},
};

/// Begins every file that age encrypted as text.
const ARMOR: &str = "-----BEGIN AGE ENCRYPTED FILE-----";

#[derive(Deserialize)]
pub(super) struct SealForm {
    key: String,
    ply: u16,
    revision: u16,
    #[serde(default)]
    envelope: String,
    draft: Option<DraftAct>,
    /// The draft that the page showed.
    #[serde(default)]
    commitment: String,
}

/// The acts on a draft: until the clock is stopped the move in the envelope can be another one (FIDE Guidelines I.1.1).
#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum DraftAct {
    /// Stores the envelope as a draft.
    Keep,
    /// Seals the draft that is stored.
    Seal,
}

/// The result of the form.
#[derive(Default)]
struct Outcome {
    problems: Vec<Problem>,
    /// The closed envelope as it was sent, if it may be sent again.
    envelope: String,
    done: Option<Done>,
}

#[get("/g/{id}/seal")]
pub(super) async fn ask(member: Member, id: web::Path<i64>, after: web::Query<After>) -> Answer {
    let outcome = Outcome { done: after.done, ..Outcome::default() };
    show(&member, GameId(*id), StatusCode::OK, outcome).await
}

/// Seals what the browser or `postzug seal` closed.
#[post("/g/{id}/seal")]
pub(super) async fn seal(member: Member, id: web::Path<i64>, form: web::Form<SealForm>) -> Answer {
    let (id, SealForm { key, ply, revision, envelope, draft, commitment }) = (GameId(*id), form.into_inner());
    if draft == Some(DraftAct::Seal) {
        return seal_draft(&member, id, &key, position(ply, revision), &commitment).await;
    }
    let own = serde_json::from_str::<OwnEnvelope>(&envelope).ok();
    let Some(own) = own.filter(|own| own.ciphertext.contains(ARMOR)) else {
        // It may be the move in clear, which nobody is to see again.
        let unreadable = Problem::because("bad_request", msg!("page-seal-unreadable"));
        let outcome = Outcome { problems: vec![unreadable], ..Outcome::default() };
        return show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, outcome).await;
    };
    // It may have been closed for another position than this page showed.
    let seen = position(own.ply.unwrap_or(ply), own.revision.unwrap_or(revision));
    let OwnEnvelope { commitment, ciphertext, .. } = own;
    let request = Unresolved::SealOwn { commitment, ciphertext, draft: draft.is_some() };
    let receipt = send(&member, id, &key, request.into(), seen).await?;
    answer(&member, id, receipt, draft, envelope).await
}

/// Seals the draft that the page showed. Another page may have stored another one, which no position tells.
async fn seal_draft(member: &Member, id: GameId, key: &str, seen: Seen, shown: &str) -> Answer {
    let view = member.ask(move |service| service.games.game(id)).await?.ok_or(Refusal::UnknownGame)?;
    let game = &view.row.state;
    let is_other = game.session.draft.as_ref().is_some_and(|draft| draft.commitment.to_string() != shown);
    if !is_other {
        // Nothing may come between this look and the seal.
        let conditions = Preconditions { versions: Some(vec![game.events]), ..Preconditions::default() };
        let request = Command::Seal { envelope: None };
        match submit(member, id, key, request.into(), seen, conditions).await? {
            Submitted::Judged(receipt) => return answer(member, id, receipt, None, String::new()).await,
            Submitted::SessionEnded => return Err(member.session_ended()),
            Submitted::OtherVersion => {}
        }
    }
    let stale = Problem::because("precondition_failed", msg!("page-desk-stale-envelope"));
    let outcome = Outcome { problems: vec![stale], ..Outcome::default() };
    show(member, id, StatusCode::UNPROCESSABLE_ENTITY, outcome).await
}

/// Leads on after an act, and shows the form again after a refusal.
async fn answer(
    member: &Member,
    id: GameId,
    receipt: Receipt,
    draft: Option<DraftAct>,
    envelope: String,
) -> Answer {
    let is_stale = receipt.refusal.as_ref().is_some_and(Refusal::is_for_another_position);
    // The text in it names a position that is gone.
    let envelope = if is_stale { String::new() } else { envelope };
    let again = |problems| Outcome { problems, envelope, done: None };
    match ReceiptBody::of(receipt) {
        Ok(body) if body.warnings.is_empty() => Ok(see_other(&match draft {
            Some(_) => format!("/g/{}/seal?done={}", id.0, Done::Drafted),
            None => format!("/g/{}?done={}", id.0, Done::Sealed),
        })),
        Ok(body) => show(member, id, StatusCode::OK, again(body.warnings)).await,
        Err(problem) => show(member, id, StatusCode::UNPROCESSABLE_ENTITY, again(vec![problem])).await,
    }
}

async fn show(member: &Member, id: GameId, status: StatusCode, outcome: Outcome) -> Answer {
    let (frame, reader) = (member.frame.clone(), member.player.clone());
    let done = outcome.done.map(|done| frame.say(&done.message()));
    let content = member.ask(move |service| {
        let Some(view) = service.games.game(id)? else { return Ok(None) };
        let game = &view.row.state;
        let me = game.color_of(reader.id).filter(|_| game.is_sealing());
        let me = me.filter(|me| game.clock.running.is_some_and(|running| running.side == *me));
        let back = html! { p { a href=(format!("/g/{}", id.0)) { (frame.say(&msg!("page-seal-back"))) } } };
        let style = NotationStyle { notation: reader.notation, letters: reader.letters };
        let sealing = match me {
            Some(sealer) => {
                Some(Sealing { frame: &frame, view: &view, sealer, style, to: holders(service, id)? })
            }
            None => None,
        };
        Ok(Some(html! {
            @for problem in &outcome.problems { (frame.problem(problem)) }
            @match &sealing {
                Some(sealing) => (sealing.content(&outcome.envelope)),
                None => p { (frame.say(&msg!("page-seal-none"))) },
            }
            (back)
        }))
    });
    let content = content.await?.ok_or(Refusal::UnknownGame)?;
    let title = msg!("page-seal", game = id.to_string());
    Ok(member.frame.page_with(status, &title, done.as_deref(), &content))
}

/// The keys that open an envelope, with the names of their holders; no name for the service itself.
struct To {
    keys: RecipientsBody,
    /// The keys as `postzug seal` reads them.
    json: String,
    names: Vec<Option<String>>,
}

fn holders(service: &Service, id: GameId) -> Result<To, Failure> {
    let gone = || Failure::Damaged(format!("{id} is gone"));
    let keys = service.games.envelope_recipients(id)?.ok_or_else(gone)?;
    let holders: Vec<_> = keys.keys.iter().map(|(player, _)| domain::PlayerId(*player)).collect();
    let names = service.accounts.player_names(holders.iter().copied())?;
    let names = holders.iter().map(|holder| names.get(holder).cloned()).collect();
    let recipients = keys.keys.into_iter().map(|(player, key)| RecipientBody { player, key }).collect();
    let keys = RecipientsBody { needed: keys.needed, recipients };
    let json = serde_json::to_string(&keys).map_err(|error| Failure::Bug(error.to_string()))?;
    Ok(To { keys, json, names })
}

/// A game in which the reader seals a move.
struct Sealing<'a> {
    frame: &'a Frame,
    view: &'a GameView,
    sealer: Color,
    style: NotationStyle,
    to: To,
}

impl Sealing<'_> {
    fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    fn content(&self, envelope: &str) -> Markup {
        let needed = i64::from(self.to.keys.needed);
        let few = self.to.keys.recipients.len() < usize::from(self.to.keys.needed);
        let named = self.to.keys.recipients.iter().zip(&self.to.names);
        html! {
            p { (self.say(&msg!("page-seal-about"))) }
            p { (self.say(&msg!("page-seal-holders", needed = needed))) }
            ul {
                @for (RecipientBody { player, key }, name) in named {
                    li {
                        @match name {
                            Some(name) => bdi { (self.say(&msg!("page-seal-holder", name = name.clone(), number = *player))) },
                            None => (self.say(&msg!("page-seal-vault"))),
                        }
                        ": " code dir="ltr" { (key) }
                    }
                }
            }
            @if few {
                @let left = u8::try_from(self.to.keys.recipients.len()).unwrap_or(u8::MAX);
                (self.frame.problem(&Refusal::TooFewArbiters { left, needed: self.to.keys.needed }.into()))
            } @else {
                (self.draft())
                (self.in_browser())
                (self.form(envelope))
            }
            (self.protection())
            (self.command())
        }
    }

    /// The fields of the move have no name, so that no form sends them. The script shows them.
    fn in_browser(&self) -> Markup {
        let (game, id) = (&self.view.row.state, self.view.row.id.to_string());
        let position = &game.position;
        let say = |message: Message| self.say(&message);
        html! {
            section #seal hidden data-game=(id) data-sealer=(wire::color_name(self.sealer)) data-ply=(game.ply.0)
                data-revision=(game.revision) data-fen=(position.fen()) data-recipients=(self.to.json) data-choose=(say(msg!("page-seal-choose")))
                data-failed=(say(msg!("page-seal-failed"))) data-open=(say(msg!("page-seal-open"))) data-insecure=(say(msg!("page-seal-insecure"))) {
                h2 { (say(msg!("page-your-move"))) }
                (self.frame.labelled(&msg!("page-seal-which"), &html! {
                    select data-part="move" autocomplete="off" dir="ltr" {
                        option value="" { (say(msg!("page-seal-choose"))) }
                        @for m in position.legal_moves() {
                            option value=(position.uci(m))
                                data-written=(notation::write(m, position, Notation::San, Letters::English))
                                lang=[(self.style.notation == Notation::Announced).then_some("de")] {
                                (notation::write(m, position, self.style.notation, self.style.letters)) }
                        }
                    }
                }))
                p { label { input type="checkbox" data-part="offer" autocomplete="off"; " "
                    span { (say(msg!("page-with-offer"))) } } }
                p.refused role="alert" data-part="failed" tabindex="-1" hidden {}
                p { button type="button" data-part="close" { (say(msg!("page-seal-close"))) } }
                div data-part="closed" hidden {
                    h2 { (say(msg!("page-seal-closed"))) }
                    p { strong { (say(msg!("page-seal-keep"))) } }
                    (self.frame.labelled(&msg!("page-seal-text"), &html! {
                        textarea data-part="text" readonly rows="11" autocomplete="off" spellcheck="false" dir="ltr" {}
                    }))
                    p { (say(msg!("page-seal-commitment"))) " " code data-part="commitment" dir="ltr" {} }
                    p { a data-part="download" download=(format!("{id}-sealed-{}.txt", game.ply.0 + 1)) {
                            (say(msg!("page-seal-download"))) } " "
                        button type="button" data-part="copy" { (say(msg!("page-seal-copy"))) } }
                    p role="status" data-part="copied" data-done=(say(msg!("page-seal-copied")))
                        data-failed=(say(msg!("page-seal-copy-failed"))) {}
                }
            }
            noscript { p { strong { (say(msg!("page-seal-no-script"))) } } }
            (assets::SEAL.load())
        }
    }

    fn form(&self, envelope: &str) -> Markup {
        let (game, id) = (&self.view.row.state, self.view.row.id);
        html! {
            h2 { (self.say(&msg!("page-seal-send"))) }
            p { (self.say(&msg!("page-seal-send-about"))) }
            form method="post" action=(format!("/g/{}/seal", id.0)) {
                (self.frame.key_field("seal"))
                input type="hidden" name="ply" value=(game.ply.0);
                input type="hidden" name="revision" value=(game.revision);
                (self.frame.labelled(&msg!("page-seal-envelope"), &html! {
                    textarea name="envelope" required rows="5" autocomplete="off" spellcheck="false" dir="ltr" {
                        "\n" (envelope) }
                }))
                p { button { (self.say(&msg!("page-seal-send"))) } " "
                    @if game.phase == Phase::Sealing {
                        button name="draft" value="keep" { (self.say(&msg!("page-seal-draft-keep"))) }
                    } }
            }
        }
    }

    /// The move that is in an envelope already, and can still be another one.
    fn draft(&self) -> Markup {
        let (game, id) = (&self.view.row.state, self.view.row.id);
        let draft = game.session.draft.as_ref().filter(|_| game.phase == Phase::Sealing);
        html! {
            @if let Some(draft) = draft {
                p { (self.say(&msg!("page-seal-draft-here"))) }
                p { (self.say(&msg!("page-seal-commitment"))) " " code dir="ltr" { (draft.commitment) } }
                form method="post" action=(format!("/g/{}/seal", id.0)) {
                    (self.frame.key_field("draft"))
                    input type="hidden" name="ply" value=(game.ply.0);
                    input type="hidden" name="revision" value=(game.revision);
                    input type="hidden" name="commitment" value=(draft.commitment);
                    p { button name="draft" value="seal" { (self.say(&msg!("page-seal-draft-seal"))) } }
                }
            }
        }
    }

    fn protection(&self) -> Markup {
        let in_vault = self.to.names.iter().any(Option::is_none);
        html! {
            h2 { (self.say(&msg!("page-seal-protection"))) }
            p { (self.say(&msg!("page-seal-protects"))) }
            p { (self.say(&msg!("page-seal-clear"))) }
            @if in_vault { p { (self.say(&msg!("page-seal-protects-vault"))) } }
            p { (self.say(&msg!("page-seal-protects-not"))) }
        }
    }

    fn command(&self) -> Markup {
        let (game, id) = (&self.view.row.state, self.view.row.id);
        let chess960 = if game.position.is_chess960() { "--chess960 " } else { "" };
        let command = format!(
            "postzug seal --game {id} --ply {} --revision {} --fen '{}' {chess960}\\\n  --recipients recipients.json sealed",
            game.ply.0,
            game.revision,
            game.position.fen()
        );
        html! {
            details {
                summary { (self.say(&msg!("page-seal-command"))) }
                p { (self.say(&msg!("page-seal-command-about"))) }
                pre.scroll dir="ltr" tabindex="0" { (self.to.json) }
                pre.scroll dir="ltr" tabindex="0" { (command) }
            }
        }
    }
}
