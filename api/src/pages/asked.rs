//! Words in the field for a move, as mail reads them: a question is answered beside the field, and nothing is played.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{StatusCode, header},
    post, web,
};
use app::Texts;
use domain::{Command, GameId, Refusal};
use maud::{Markup, html};
use messages::{Message, Question, Word, describe_clocks, describe_standing, msg, pieces_where};
use serde::Deserialize;

use super::{
    game::show,
    score::{parts, spoken},
    sheet::{Looking, Outcome, Sheet},
    state::state,
    visitor::Member,
};
use crate::http::problem::{Answer, Problem};

#[derive(Deserialize)]
pub(super) struct AskForm {
    #[serde(rename = "move")]
    text: String,
}

impl Member {
    /// The word that a text is, unless it is to be a move.
    pub(super) fn word(&self, text: &str) -> Option<Word> {
        Word::read(text, self.frame.voice.language(), self.player.letters)
    }
}

/// The page with the answer to a word. The word to resign opens the form that asks for confirmation.
pub(super) async fn answer(member: &Member, id: GameId, word: Word, written: Outcome) -> Answer {
    let resigning = word == Word::Resigns;
    let outcome = Outcome { written: None, word: Some(word), resigning, ..written };
    show(member, id, StatusCode::OK, Looking::default(), outcome).await
}

/// Answers a question: a script in JSON, the form of a page with the page. A script sends on what is none.
#[post("/g/{id}/ask")]
pub(super) async fn ask(
    member: Member,
    request: HttpRequest,
    id: web::Path<i64>,
    form: web::Form<AskForm>,
) -> Answer {
    let (id, word) = (GameId(*id), member.word(&form.text));
    let accepted = request.headers().get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    if accepted.is_some_and(|accepted| accepted.contains("text/html")) {
        let Some(word) = word else {
            let problems = vec![Problem::because("bad_request", msg!("page-word-unknown"))];
            let outcome = Outcome { problems, ..Outcome::default() };
            return show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await;
        };
        return answer(&member, id, word, Outcome::default()).await;
    }
    let Some(word) = word.filter(|word| !matches!(word, Word::Draw | Word::Resigns)) else {
        return Ok(HttpResponse::NoContent().finish());
    };
    let outcome = Outcome { word: Some(word), ..Outcome::default() };
    let said =
        member.with_sheet(id, Texts::None, Looking::default(), outcome, |_, sheet| Ok(sheet.answered()));
    let said = said.await?.ok_or(Refusal::UnknownGame)?;
    // A list of texts, each with its language if it is another one than that of the page.
    let said: Vec<_> = parts(&said).collect();
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(said))
}

impl Sheet<'_> {
    /// The answer to the word that was written.
    fn answered(&self) -> Option<String> {
        let (game, names) = (self.game(), &self.whole.view.names);
        let is_offered = game.draw_offer.is_some_and(|offer| Some(offer.by) != self.me);
        let said: Vec<Message> = match self.outcome.word? {
            Word::Asks(Question::Where(role)) => vec![pieces_where(&game.position, |of, _| of == role)],
            Word::Asks(Question::File(file)) => {
                vec![pieces_where(&game.position, |_, square| square.file() == file)]
            }
            Word::Asks(Question::Rank(rank)) => {
                vec![pieces_where(&game.position, |_, square| square.rank() == rank)]
            }
            Word::Asks(Question::Last) => vec![match self.score().moves.last() {
                Some(last) => msg!("last-move", move = last.numbered()),
                None => msg!("no-move-made"),
            }],
            Word::Asks(Question::Clocks) => {
                let state = state(self.id, game, names, self.me, self.now);
                let standing = describe_standing(game, names, self.me).paragraphs().flatten();
                let clocks = describe_clocks(game, names, self.now).into_iter().flatten();
                std::iter::once(state).chain(standing).chain(clocks).collect()
            }
            Word::Opponent => vec![msg!("page-word-opponent", name = &names[!self.me?])],
            Word::Draw if is_offered => vec![msg!("page-mark-offer")],
            Word::Draw if self.may(Command::OfferDraw) => {
                vec![msg!("page-offer-draw")]
            }
            Word::Draw if self.legal.is_empty() => vec![msg!("page-word-draw-later")],
            Word::Draw => vec![msg!("page-word-draw")],
            Word::Resigns => vec![msg!("page-resign-unsure")],
        };
        Some(self.frame.voice.say_all(&said))
    }

    /// The answer, below the field that the word was written into, and the words that are understood.
    pub(super) fn answer(&self) -> Markup {
        let words =
            [msg!("help-where"), msg!("help-last"), msg!("help-status")].map(|words| self.say(&words));
        html! {
            div #words {
                p.status #answer role="status" { (spoken(&self.answered().unwrap_or_default())) }
                p.small { (self.say(&msg!("page-words", words = words.join(", ")))) }
            }
        }
    }

    /// A field for words where there is none for a move. A move to be sealed is written into no field.
    pub(super) fn ask_form(&self) -> Markup {
        let game = self.game();
        let may_ask = self.me.is_some() && self.legal.is_empty() && !self.is_past();
        if !may_ask || game.is_over() || game.is_sealing() {
            return html! {};
        }
        let action = format!("/g/{}/ask", self.id.0);
        html! {
            form #asking method="post" action=(action) data-ask=(action) {
                (self.frame.labelled(&msg!("page-ask"), &html! {
                    input name="move" required maxlength="100" autocomplete="off" autocapitalize="off"
                        spellcheck="false" aria-describedby="words" dir="auto"
                        autofocus[self.outcome.word.is_some() && !self.outcome.resigning];
                }))
                (self.answer())
                p { button { (self.say(&msg!("page-ask-send"))) } }
            }
        }
    }
}
