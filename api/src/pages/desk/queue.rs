//! Everything that waits for an arbiter, by due time.

use actix_web::{get, web};
use app::{Adjourned, GameView, WaitsFor};
use domain::{ActNote, Appeal, Color, GameId, Instant, PlayerId, Refusal, notation::NotationStyle};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, msg};

use super::visitor::Director;
use crate::{
    http::problem::Answer,
    pages::{names::act_name, state, visitor::Frame},
    v1::Waiting,
};

/// Something that waits.
pub(super) struct Line {
    game: GameId,
    title: Message,
    /// The order: what has no deadline is due since it waits.
    due: Instant,
    says: Vec<Message>,
    /// The page that settles it.
    to: &'static str,
}

/// The lists of a queue, each under its title.
struct Queue {
    envelopes: Vec<Line>,
    flags: Vec<Line>,
    claims: Vec<Line>,
    appeals: Vec<Line>,
    withdrawals: Vec<Line>,
}

#[get("/desk")]
pub(super) async fn list_queue(director: Director) -> Answer {
    let Director(member) = director;
    let viewer = member.player.id;
    let waiting = member.ask(move |service| Waiting::of(service, viewer)).await?;
    let queue = Queue::of(&waiting.ok_or(Refusal::NotAnArbiter)?, viewer, member.notation_style());
    let frame = &member.frame;
    let lists = [
        (msg!("page-desk-envelopes"), queue.envelopes),
        (msg!("page-desk-flags"), queue.flags),
        (msg!("page-desk-claims"), queue.claims),
        (msg!("page-desk-appeals"), queue.appeals),
        (msg!("page-desk-withdrawals"), queue.withdrawals),
    ];
    let is_empty = lists.iter().all(|(_, lines)| lines.is_empty());
    let content = html! {
        @if is_empty { p { (frame.say(&msg!("page-desk-nothing"))) } }
        @for (title, lines) in lists.iter().filter(|(_, lines)| !lines.is_empty()) {
            h2 { (frame.say(&msg!("page-desk-list", list = title.clone(), n = lines.len()))) }
            ul.rows { @for line in lines { li { (line.row(frame)) } } }
        }
        form method="get" action="/desk/game" {
            (frame.labelled(&msg!("page-desk-find"), &html! {
                input name="number" required inputmode="numeric" maxlength="20" autocomplete="off" dir="ltr";
            }))
            p { button { (frame.say(&msg!("page-desk-show"))) } }
        }
    };
    Ok(frame.page(&msg!("page-desk"), None, &content))
}

#[derive(serde::Deserialize)]
struct Number {
    number: String,
}

/// Leads to a game by its number, `G42` or `42`.
#[get("/desk/game")]
pub(super) async fn find_game(_director: Director, number: web::Query<Number>) -> Answer {
    let number = number.number.trim().trim_start_matches(['G', 'g']);
    let id: i64 = number.parse().map_err(|_no_number| Refusal::UnknownGame)?;
    Ok(crate::pages::layout::see_other(&format!("/desk/g/{id}")))
}

impl Queue {
    fn of(waiting: &Waiting, viewer: PlayerId, style: NotationStyle) -> Self {
        let asking = &waiting.asking;
        let mut queue = Self {
            envelopes: waiting.adjourned.iter().map(envelope).collect(),
            flags: asking.iter().filter_map(flag).collect(),
            claims: asking.iter().filter_map(|view| claim(view, style)).collect(),
            appeals: asking.iter().flat_map(|view| appeals(view, viewer)).collect(),
            withdrawals: asking.iter().filter_map(withdrawal).collect(),
        };
        let lists = [
            &mut queue.envelopes,
            &mut queue.flags,
            &mut queue.claims,
            &mut queue.appeals,
            &mut queue.withdrawals,
        ];
        lists.into_iter().for_each(|list| list.sort_by_key(|line| (line.due, line.game)));
        queue
    }
}

/// Returns everything in one game that waits for an arbiter, except its envelope.
pub(super) fn in_game(view: &GameView, viewer: PlayerId, style: NotationStyle) -> Vec<Line> {
    let lines = [flag(view), claim(view, style), withdrawal(view)];
    lines.into_iter().flatten().chain(appeals(view, viewer)).collect()
}

impl Line {
    fn new(view: &GameView, due: Instant, to: &'static str, says: Vec<Message>) -> Self {
        let (id, names) = (view.row.id, &view.names);
        Self { game: id, title: title(id, &names.white, &names.black), due, says, to }
    }

    fn row(&self, frame: &Frame) -> Markup {
        html! {
            p { a href=(format!("/desk/g/{}", self.game.0)) { (frame.say(&self.title)) } }
            (self.what(frame))
        }
    }

    /// Shows one entry of the queue, and the way to settle it.
    pub(super) fn what(&self, frame: &Frame) -> Markup {
        html! {
            p { (frame.voice.say_all(&self.says)) }
            @if !self.to.is_empty() {
                p { a href=(format!("/desk/g/{}/{}", self.game.0, self.to)) {
                    (frame.say(&msg!("page-desk-act", act = self.to))) } }
            }
        }
    }
}

fn title(id: GameId, white: &str, black: &str) -> Message {
    msg!("page-game", game = id.to_string(), white = white.to_owned(), black = black.to_owned())
}

fn envelope(adjourned: &Adjourned) -> Line {
    let mut says = vec![msg!("page-desk-waits-for", what = adjourned.message())];
    says.extend(adjourned.resume_at.map(|at| msg!("page-desk-resumes", at = Arg::at(at))));
    let names = &adjourned.names;
    let title = title(adjourned.id, &names.white, &names.black);
    let due = adjourned.resume_at.unwrap_or(Instant(i64::MAX));
    // A draft is not opened.
    let to = if adjourned.waits_for == WaitsFor::Sealing { "" } else { "envelope" };
    Line { game: adjourned.id, title, due, says, to }
}

fn flag(view: &GameView) -> Option<Line> {
    let running = view.row.state.flag_for_arbiter()?;
    let name = view.names[running.side].clone();
    let says =
        vec![msg!("page-flag", name = name, at = Arg::at(running.deadline)), msg!("page-desk-flag-open")];
    Some(Line::new(view, running.deadline, "claim-flag", says))
}

fn claim(view: &GameView, style: NotationStyle) -> Option<Line> {
    let until = view.row.state.claim.as_ref()?.until;
    Some(Line::new(view, until, "decide-claim", state::claim(&view.row.state, &view.names, style)))
}

fn withdrawal(view: &GameView) -> Option<Line> {
    let withdrawn = view.row.state.withdrawn?;
    let (name, at) = (view.names[withdrawn.of].clone(), Arg::at(withdrawn.at));
    let says = if withdrawn.silent {
        msg!("page-desk-silent", name = name, at = at)
    } else {
        msg!("page-desk-withdrawn", name = name, at = at)
    };
    Some(Line::new(view, withdrawn.at, "adjudicate", vec![says]))
}

fn appeals(view: &GameView, viewer: PlayerId) -> Vec<Line> {
    let line = |note: &ActNote| {
        let by = Color::ALL.into_iter().filter(|&color| note.appeals[color] == Appeal::Waits);
        let names: Vec<Arg> = by.map(|color| Arg::shown(&view.names[color])).collect();
        let act = msg!("page-desk-event", event = act_name(&note.act));
        let since = note.appealed_at.unwrap_or(note.at);
        let number = i64::from(note.seq);
        let mut says =
            vec![msg!("page-desk-appeal", names = names, number = number, act = act, at = Arg::at(since))];
        let is_own = note.by == viewer;
        says.extend(is_own.then(|| msg!("page-desk-own-act")));
        Line::new(view, since, if is_own { "" } else { "decide-appeal" }, says)
    };
    view.row.state.acts.iter().filter(|note| note.is_open()).map(line).collect()
}
