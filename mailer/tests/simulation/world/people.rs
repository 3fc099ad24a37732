//! Players who read, think and write.

use super::*;
use app::Request;
use domain::{Command, PositionId};

/// Intentions, each for a ply or for any, and their text.
type Plan = (Vec<(Intent, Option<u16>)>, String);

impl World {
    /// Somebody finds a mail of ours.
    pub(super) fn noticed(&mut self, person: usize, notice: &Rc<Notice>, again: bool) {
        let who = &self.people[person];
        if who.gone || self.ending {
            return;
        }
        if notice.kind == "confirmation" {
            if self.dice.permille(850) {
                let after = self.dice.span(Span(MINUTE), Span(2 * DAY)).0;
                self.later(after, Do::Answer { person, notice: notice.clone(), bare: true });
            }
            return;
        }
        let (Some(game), Some(ply)) = (notice.game, notice.ply) else { return };
        if who.entry_point == EntryPoint::Http || notice.kind == "game-over" || notice.kind == "move-recorded"
        {
            return;
        }
        // A player who has answered ignores the reminder, unless it comes much later.
        if let Some((acted, at)) = who.acted.get(&game)
            && *acted >= ply
            && (!again || !self.dice.permille(100))
            && (notice.kind != "reminder" || self.truly - at < DAY)
        {
            return;
        }
        let table = self.by_game[&game];
        let mut after = self.think(self.tables[table].model.limit());
        if notice.kind == "reminder" {
            after = after.min(2 * HOUR);
        }
        let bare = notice.kind == "transcript";
        self.later(after, Do::Answer { person, notice: notice.clone(), bare });
    }

    /// Answers a notice by mail, from the text of the notice.
    pub(super) fn answer(&mut self, person: usize, notice: &Rc<Notice>, bare: bool) {
        if self.people[person].gone || self.ending {
            return;
        }
        let address = self.post_office.mail_in.read_mail_address(&notice.reply_to).unwrap();
        if let Address::Confirm { inbox } = address {
            let letter = OutgoingMail {
                person,
                address,
                steps: Vec::new(),
                bare: true,
                foreign: false,
                confirms: Some(inbox),
                ids: BTreeSet::new(),
            };
            return self.post(letter, notice, "yes", Style::Bare);
        }
        let Address::Play { game, seen: PositionId { ply, .. }, .. } = address else { return };
        let table = self.by_game[&game.0];
        let who = &self.people[person];
        let id = who.id;
        // The player may have answered another copy, and sometimes forgets that.
        if who.acted.get(&game.0).is_some_and(|(acted, _)| *acted >= ply.0)
            && notice.kind != "reminder"
            && !self.dice.permille(50)
        {
            return;
        }
        let Some((steps, text)) = self.decide(person, table, id, ply.0, &flat(&notice.text)) else { return };
        let acts =
            steps.iter().any(|(intent, _)| matches!(intent, Intent::Move { .. } | Intent::Seal { .. }));
        if acts {
            self.people[person].acted.insert(game.0, (ply.0, self.truly));
        } else {
            // The player comes back to it.
            let after = self.think(Span::days(2));
            self.later(after, Do::Answer { person, notice: notice.clone(), bare });
        }
        let style = if bare || self.dice.permille(100) { Style::Bare } else { self.people[person].style };
        let letter = OutgoingMail {
            person,
            address,
            steps,
            bare: style == Style::Bare,
            foreign: self.dice.permille(10),
            confirms: None,
            ids: BTreeSet::new(),
        };
        self.post(letter, notice, &text, style);
    }

    pub(super) fn post(&mut self, letter: OutgoingMail, notice: &Notice, text: &str, style: Style) {
        let n = self.letters.len();
        let from = if letter.foreign {
            format!("other{n}@example.net")
        } else {
            self.people[letter.person].email.clone()
        };
        let message_id = format!("<{n}.{}@example.org>", self.weather.seed);
        let raw: Rc<str> = mails::reply(style, &from, &message_id, notice, text).into();
        self.letters.push(letter);
        if self.dice.permille(self.weather.lost / 2) {
            return;
        }
        let after = self.transit();
        self.later(after, Do::Arrive { letter: n, raw: raw.clone(), tries: 0 });
        if self.dice.permille(self.weather.copies) {
            for copy in 0..=self.dice.below(4) {
                let raw: Rc<str> = match self.dice.below(3) {
                    0 => raw.clone(),
                    1 => mails::with_trace(&raw, copy).into(),
                    _ => mails::with_field(&raw, copy).into(),
                };
                let after = self.dice.span(Span(0), Span(3 * DAY)).0;
                self.later(after, Do::Arrive { letter: n, raw, tries: 0 });
            }
        }
    }

    /// Chooses the intentions in the position after `ply` by the `text` of the notice, and writes them.
    pub(super) fn decide(
        &mut self,
        person: usize,
        table: usize,
        player: PlayerId,
        ply: u16,
        text: &str,
    ) -> Option<Plan> {
        let letters = self.people[person].letters;
        let (dice, entry) = (&self.dice, &self.tables[table]);
        let model = &entry.model;
        let color = model.color_of(player)?;
        if entry.silent == Some(color) {
            return None;
        }
        let position = model.positions.get(usize::from(ply))?.clone();
        let shows = |words: &str| text.contains(words);
        let on_move = position.side_to_move() == color && !position.legal_moves().is_empty();
        let bound = Some(ply);
        if shows("Seal your move") && on_move {
            let uci = choose(dice, &position, None);
            let draw_offer = dice.permille(100);
            // Spelled as nobody else does, to look for it.
            let marks: String = (0..8).map(|_| if dice.permille(500) { '!' } else { '?' }).collect();
            let written = format!("{uci}{marks}");
            let line = format!("seal {written}{}", if draw_offer { " (=)" } else { "" });
            return Some((vec![(Intent::Seal { uci, draw_offer, written }, bound)], line));
        }
        if shows("Reply \"resume\"") {
            return dice.permille(800).then(|| (vec![(Intent::Resume, None)], "resume".into()));
        }
        if shows("proposes to adjourn") && dice.permille(600) {
            return Some(if dice.permille(600) {
                (vec![(Intent::Adjourn, bound)], "adjourn".into())
            } else {
                (vec![(Intent::DeclineAdjournment, bound)], "decline adjournment".into())
            });
        }
        let mut steps = Vec::new();
        let mut lines = Vec::new();
        if shows("offers a draw: reply") {
            if dice.permille(300) {
                return Some((vec![(Intent::AcceptDraw, bound)], "accept draw".into()));
            }
            if dice.permille(200) && !shows("proposes to adjourn") {
                steps.push((Intent::DeclineDraw, bound));
                lines.push("decline draw".to_owned());
            }
        }
        if on_move {
            let plies = model.moves.len();
            if dice.permille(if plies > 30 { 12 } else { 2 }) {
                return Some((vec![(Intent::Resign, None)], "resign yes".into()));
            }
            if dice.permille(8)
                && let Some(text) = mails::illegal(dice, &position, letters)
            {
                return Some((vec![(Intent::Illegal, bound)], text));
            }
            if let Some((claim, text)) = self.claim(&position, ply, table, letters) {
                return Some((vec![(claim, bound)], text));
            }
            let back = back(model, ply);
            let uci = choose(dice, &position, back.as_deref());
            let draw_offer = dice.permille(20);
            let message = ply.is_multiple_of(3).then(|| greeting(ply));
            let text = mails::written(dice, &position, &uci, letters, true);
            lines.push(format!("{text}{}", if draw_offer { " (=)" } else { "" }));
            lines.extend(message.iter().map(|message| format!("message: {message}")));
            let below = usize::from(message.is_some());
            steps.push((Intent::Move { uci, draw_offer, message }, bound));
            if dice.permille(5) {
                steps.push((Intent::Adjourn, bound));
                lines.insert(lines.len() - below, "adjourn".into());
            }
        } else if dice.permille(30) {
            steps.push((Intent::Say, None));
            lines.push("say What a game".into());
        }
        (!steps.is_empty()).then(|| (steps, lines.join("\n")))
    }

    pub(super) fn claim(
        &self,
        position: &Position,
        ply: u16,
        table: usize,
        letters: Letters,
    ) -> Option<(Intent, String)> {
        let model = &self.tables[table].model;
        let before = &model.positions[..=usize::from(ply)];
        let times = before.iter().filter(|other| *other == position).count();
        let dice = &self.dice;
        let right = times >= 3 || position.halfmoves() >= 100;
        if !(right && dice.permille(400) || dice.permille(2)) {
            return None;
        }
        let (basis, word) = if position.halfmoves() >= 100 {
            (ClaimBasis::FiftyMoves, "fifty")
        } else {
            (ClaimBasis::ThreefoldRepetition, "threefold")
        };
        if dice.permille(300) {
            let uci = choose(dice, position, None);
            let text = format!("claim {word} {}", mails::written(dice, position, &uci, letters, true));
            // The words of a move number are no part of an announced move here.
            if text.split_whitespace().count() == 3 {
                return Some((Intent::Claim { basis, announced: Some(uci) }, text));
            }
        }
        Some((Intent::Claim { basis, announced: None }, format!("claim {word}")))
    }

    /// Looks at a game on the web and acts on its state.
    pub(super) fn poll(&mut self, person: usize, table: usize, ply: u16) {
        let who = &self.people[person];
        if who.gone || self.ending {
            return;
        }
        let id = who.id;
        let entry = &self.tables[table];
        let model = &entry.model;
        let color = model.color_of(id).unwrap();
        if model.is_over() || entry.silent == Some(color) || model.ply() != ply {
            return;
        }
        let (letters, position) = (who.letters, model.position().clone());
        let on_move = position.side_to_move() == color;
        let offered = model.offer == Some(!color);
        let dice = &self.dice;
        let (intent, command, bound) = match &model.stage {
            Stage::Sealing if on_move => {
                let uci = choose(dice, &position, None);
                let marks: String = (0..8).map(|_| if dice.permille(500) { '!' } else { '?' }).collect();
                let written = format!("{uci}{marks}");
                let command = Request::seal(written.clone(), false);
                (Intent::Seal { uci, draw_offer: false, written }, command, true)
            }
            Stage::Adjourned { .. } if offered && dice.permille(300) => {
                (Intent::AcceptDraw, Request::from(Command::AcceptDraw), false)
            }
            Stage::Adjourned { .. } if dice.permille(100) => {
                (Intent::OfferDraw, Request::from(Command::OfferDraw), false)
            }
            Stage::Adjourned { .. } => {
                (Intent::Resume, Request::from(Command::Resume { envelope: None }), false)
            }
            Stage::Playing { proposed_by: Some(by) } if *by != color && dice.permille(500) => {
                (Intent::Adjourn, Request::from(Command::Adjourn), dice.permille(700))
            }
            _ if offered && dice.permille(250) => {
                (Intent::AcceptDraw, Request::from(Command::AcceptDraw), dice.permille(500))
            }
            _ if offered && dice.permille(100) => {
                (Intent::DeclineDraw, Request::from(Command::DeclineDraw), true)
            }
            Stage::Playing { proposed_by: None } if dice.permille(3) => {
                (Intent::Adjourn, Request::from(Command::Adjourn), false)
            }
            _ if on_move && dice.permille(if ply > 30 { 12 } else { 2 }) => {
                (Intent::Resign, Request::from(Command::Resign), dice.permille(500))
            }
            _ if on_move => {
                if let Some((claim, text)) = self.claim(&position, ply, table, letters) {
                    let Intent::Claim { basis, announced } = &claim else { return };
                    let announced =
                        announced.as_ref().map(|_| text.split_once("fold ").or(text.split_once("fifty ")));
                    let announced = announced.map(|split| split.unwrap().1.to_owned());
                    let command = Request::claim(*basis, announced);
                    (claim, command, true)
                } else {
                    let back = back(model, ply);
                    let uci = choose(dice, &position, back.as_deref());
                    let text = mails::written(dice, &position, &uci, letters, false);
                    let draw_offer = dice.permille(20);
                    // Not below each that a mail has, so that some mails bring it later.
                    let message = ply.is_multiple_of(6).then(|| greeting(ply));
                    (
                        Intent::Move { uci, draw_offer, message: message.clone() },
                        Request { text: message, ..Request::play(text, draw_offer) },
                        true,
                    )
                }
            }
            _ => return,
        };
        let version = dice.permille(300).then_some(model.events);
        let request = self.request(
            Some(person),
            table,
            Party::Player(color),
            intent,
            command,
            bound.then_some(ply),
            version,
        );
        self.later(0, Do::Ask { request });
        if self.dice.permille(30) {
            // A proxy asks the same once more.
            let after = self.dice.span(Span(0), Span(DAY)).0;
            self.later(after, Do::Ask { request });
        }
        // The player looks again, in case of a failure.
        let after = self.think(Span::days(2));
        self.later(after, Do::Poll { person, table, ply });
    }
}

/// A legal move: mate if there is one, now and then the one that takes the last one back, else any.
fn choose(dice: &Dice, position: &Position, back: Option<&str>) -> String {
    let legal = position.legal_moves();
    if let Some(back) = back
        && dice.permille(60)
        && let Some(m) = position.from_uci(back)
        && notation::read(back, position, Letters::default()) == Ok(m)
    {
        return back.to_owned();
    }
    let takes: Vec<_> = legal.iter().copied().filter(|m| m.is_capture()).collect();
    let m = if !takes.is_empty() && dice.permille(300) { dice.one_of(&takes) } else { dice.one_of(&legal) };
    // In Chess960 a king's step may be castling too when it is written by its squares; that is a question then.
    let plain = |m: &Move| notation::read(&position.uci(*m), position, Letters::default()) == Ok(*m);
    position.uci(if plain(&m) { m } else { legal.into_iter().find(plain).unwrap_or(m) })
}

/// The move that takes back the last move of the player on move.
fn back(model: &Model, ply: u16) -> Option<String> {
    let last = model.moves.get(usize::from(ply).checked_sub(2)?)?;
    (last.len() == 4).then(|| format!("{}{}", &last[2..], &last[..2]))
}

/// Returns the text without the line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A message below a move, the same by mail and by program.
fn greeting(ply: u16) -> String {
    format!("Good luck with {ply}!")
}
