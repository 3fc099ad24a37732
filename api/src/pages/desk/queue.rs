//! Everything that waits for an arbiter, by due time.

use std::fmt;

use actix_web::{get, web};
use app::{Adjourned, GameView};
use domain::{ActNote, Appeal, Color, GameId, Instant, PlayerId, Refusal, notation::NotationStyle};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, msg};

use super::{kind::Kind, visitor::Director};
use crate::{
    http::problem::Answer,
    pages::{names::act_name, state, visitor::Frame},
    v1::Waiting,
};

/// Lines of a list on a page.
const LINES: usize = 200;

/// Something that waits.
pub(super) struct Line {
    game: GameId,
    title: Message,
    /// The order: what has no deadline is due since it waits.
    due: Instant,
    /// The number of the act that is appealed against, or 0.
    act: u32,
    says: Vec<Message>,
    /// The page that settles it.
    to: &'static str,
}

/// The place of a line in its list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Place(Instant, GameId, u32);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(due, game, act) = self;
        write!(f, "{}:{}:{act}", due.0, game.0)
    }
}

impl Place {
    fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split(':');
        let mut number = || numbers.next()?.parse().ok();
        let (due, game) = (Instant(number()?), GameId(number()?));
        Some(Self(due, game, u32::try_from(number()?).ok()?))
    }
}

/// The first lines of a list by due time, or those after a place.
struct List {
    name: &'static str,
    title: Message,
    after: Option<Place>,
    lines: Vec<Line>,
    /// The number of lines on all pages.
    count: usize,
}

impl List {
    fn new(name: &'static str, title: Message) -> Self {
        Self { name, title, after: None, lines: Vec::new(), count: 0 }
    }

    fn extend(&mut self, lines: impl IntoIterator<Item = Line>) {
        for line in lines {
            self.count += 1;
            if self.after.is_none_or(|after| line.place() > after) {
                self.lines.push(line);
            }
            // However many wait, the memory for them is that of some pages.
            if self.lines.len() > 4 * LINES {
                self.cut();
            }
        }
    }

    /// Leaves a page, and one line that tells whether there is another page.
    fn cut(&mut self) {
        self.lines.sort_by_key(Line::place);
        self.lines.truncate(LINES + 1);
    }

    /// Leaves a page, and returns the address of the next.
    fn finish(&mut self) -> Option<String> {
        self.cut();
        let is_last = self.lines.len() <= LINES;
        self.lines.truncate(LINES);
        let last = self.lines.last().filter(|_| !is_last)?;
        Some(format!("/desk?list={}&after={}", self.name, last.place()))
    }
}

/// The place from which one of the lists goes on, without the others.
#[derive(serde::Deserialize)]
pub(super) struct GoneOn {
    list: Option<String>,
    after: Option<String>,
}

#[get("/desk")]
pub(super) async fn list_queue(director: Director, on: web::Query<GoneOn>) -> Answer {
    let Director(member) = director;
    let viewer = member.player.id;
    let reader = Reader { id: viewer, style: member.notation_style(), now: member.state.service.time.now() };
    let mut queue = Queue::new();
    let after = on.after.as_deref().and_then(Place::read);
    if let Some(list) = queue.0.iter().position(|list| Some(list.name) == on.list.as_deref()) {
        queue.0[list].after = after;
    }
    let read = member.ask(move |service| {
        let read = Waiting::each(service, viewer, |game| queue.take(game, &reader))?;
        Ok(read.map(|()| queue))
    });
    let Queue(mut lists) = read.await?.ok_or(Refusal::NotAnArbiter)?;
    let frame = &member.frame;
    let gone_on = lists.iter().any(|list| list.after.is_some());
    let shown = lists.iter_mut().filter(|list| list.after.is_some() || !gone_on && list.count > 0);
    let shown: Vec<(Option<String>, &List)> = shown.map(|list| (list.finish(), &*list)).collect();
    let content = html! {
        @if shown.is_empty() { p { (frame.say(&msg!("page-desk-nothing"))) } }
        @for (more, list) in shown {
            h2 { (frame.say(&msg!("page-desk-list", list = list.title.clone(), n = list.count))) }
            @if list.lines.is_empty() { p { a href="/desk" { (frame.say(&msg!("page-desk"))) } } }
            @else { ul.rows { @for line in &list.lines { li { (line.row(frame)) } } } }
            (frame.more(more.as_deref()))
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

/// The arbiter who reads the queue, and the instant.
pub(super) struct Reader {
    pub(super) id: PlayerId,
    pub(super) style: NotationStyle,
    pub(super) now: Instant,
}

/// The lists of a queue, each under its title.
struct Queue([List; 6]);

impl Queue {
    fn new() -> Self {
        Self([
            List::new("envelopes", msg!("page-desk-envelopes")),
            List::new("flags", msg!("page-desk-flags")),
            List::new("claims", msg!("page-desk-claims")),
            List::new("appeals", msg!("page-desk-appeals")),
            List::new("withdrawals", msg!("page-desk-withdrawals")),
            List::new("questions", msg!("page-desk-questions")),
        ])
    }

    fn take(&mut self, game: Waiting, reader: &Reader) {
        let [envelopes, flags, claims, appealed, withdrawals, questioned] = &mut self.0;
        match game {
            Waiting::Adjourned(game) => envelopes.extend([envelope(&game)]),
            Waiting::Asking(view) => {
                flags.extend(reader.flag(&view));
                claims.extend(reader.claim(&view));
                appealed.extend(reader.appeals(&view));
                withdrawals.extend(reader.withdrawal(&view));
                questioned.extend(reader.questions(&view));
            }
        }
    }
}

impl Line {
    const fn place(&self) -> Place {
        Place(self.due, self.game, self.act)
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
    let to = if adjourned.may_open { "envelope" } else { "" };
    Line { game: adjourned.id, title, due, act: 0, says, to }
}

impl Reader {
    /// Returns everything in one game that waits for an arbiter, except its envelope.
    pub(super) fn in_game(&self, view: &GameView) -> Vec<Line> {
        let lines = [self.flag(view), self.claim(view), self.withdrawal(view)];
        lines.into_iter().flatten().chain(self.questions(view)).chain(self.appeals(view)).collect()
    }

    /// A line with the act that settles it, if this arbiter can take that act.
    fn line(&self, view: &GameView, due: Instant, kind: Kind, says: Vec<Message>) -> Line {
        let (game, names) = (view.row.id, &view.names);
        let to = if kind.is_possible(&view.row.state, self.id, self.now) { kind.name() } else { "" };
        Line { game, title: title(game, &names.white, &names.black), due, act: 0, says, to }
    }

    fn flag(&self, view: &GameView) -> Option<Line> {
        let running = view.row.state.flag_for_arbiter()?;
        let name = view.names[running.side].clone();
        let fell = msg!("page-flag", name = name, at = Arg::at(running.deadline));
        Some(self.line(view, running.deadline, Kind::ClaimFlag, vec![fell, msg!("page-desk-flag-open")]))
    }

    fn claim(&self, view: &GameView) -> Option<Line> {
        let until = view.row.state.claim.as_ref()?.until;
        let says = state::claim(&view.row.state, &view.names, self.style);
        Some(self.line(view, until, Kind::DecideClaim, says))
    }

    fn withdrawal(&self, view: &GameView) -> Option<Line> {
        let withdrawn = view.row.state.withdrawn?;
        let (name, at) = (view.names[withdrawn.of].clone(), Arg::at(withdrawn.at));
        let says = if withdrawn.silent {
            msg!("page-desk-silent", name = name, at = at)
        } else {
            msg!("page-desk-withdrawn", name = name, at = at)
        };
        Some(self.line(view, withdrawn.at, Kind::Adjudicate, vec![says]))
    }

    /// The clocks that a player questioned, or both; one act of the arbiter answers both.
    fn questions(&self, view: &GameView) -> Option<Line> {
        let questioned = &view.row.state.clocks_questioned;
        let since = questioned.iter().flatten().min()?;
        let says = |color| {
            let at: Instant = questioned[color]?;
            Some(msg!("page-desk-question", name = view.names[color].clone(), at = Arg::at(at)))
        };
        let says = Color::ALL.into_iter().filter_map(says).chain([msg!("page-desk-question-about")]);
        Some(self.line(view, *since, Kind::CorrectClocks, says.collect()))
    }

    fn appeals(&self, view: &GameView) -> Vec<Line> {
        let line = |note: &ActNote| {
            let by = Color::ALL.into_iter().filter(|&color| note.appeals[color] == Appeal::Waits);
            let names: Vec<Arg> = by.map(|color| Arg::shown(&view.names[color])).collect();
            let act = msg!("page-desk-event", event = act_name(&note.act));
            let since = note.appealed_at.unwrap_or(note.at);
            let (number, at) = (i64::from(note.seq), Arg::at(since));
            let mut says = vec![msg!("page-desk-appeal", names = names, number = number, act = act, at = at)];
            let is_own = note.by == self.id;
            says.extend(is_own.then(|| msg!("page-desk-own-act")));
            let line = self.line(view, since, Kind::DecideAppeal, says);
            Line { act: note.seq, to: if is_own { "" } else { line.to }, ..line }
        };
        view.row.state.acts.iter().filter(|note| note.is_open()).map(line).collect()
    }
}
