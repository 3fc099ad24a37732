//! What a mail asks for as a whole: its steps, or what stands in their way.

use app::Request;
use domain::{Color, Move, Position};

use super::{
    Candidate, Context, MAX_COMMANDS, MAX_PROSE, MAX_SHOWN, Question, Reader, Scanned, Step,
    UNCLEAR_CONDITIONS, Understanding, speech,
};
use crate::reading::{
    command::{Command, Understood},
    grammar::{ADJUDICATE, Effect, effect},
    quoting::Written,
};

impl Reader {
    pub(super) fn conclude(mut self, context: &Context) -> Understanding {
        let explicit: Vec<String> = self
            .commands
            .iter()
            .filter_map(|(_, understood)| match understood {
                Ok(Command::Move(text)) => Some(text.clone()),
                _ => None,
            })
            .collect();
        self.commands.retain(|(_, understood)| !matches!(understood, Ok(Command::Move(_))));
        for text in explicit {
            let scanned = Scanned::new(&Written { text: text.clone(), ..Written::default() }, context);
            if scanned.has_own() {
                self.moves.extend(scanned.found);
            } else {
                // In the sender's own letters, perhaps: the one door reads it again.
                self.moves.push(Candidate { text, draw_offer: false, number: None, reading: None });
            }
        }
        // A line that was not taken for one may be one all the same.
        let begins_so =
            |line: &String| ["if ", "wenn ", "falls "].iter().any(|word| line.to_lowercase().contains(word));
        let is_private = !self.conditions.is_empty()
            || !self.half_told.is_empty()
            || self.has_if
            || self.mentions.iter().any(begins_so)
            || self.unclear_conditions;
        if self.unclear_conditions {
            self.conditions.clear();
            self.commands.push(("if ...".into(), Err(UNCLEAR_CONDITIONS)));
            if self.moves.is_empty() && !self.doubts.is_empty() {
                self.commands.push(("if ...".into(), Err("No move was played. Write yours alone on a line")));
            }
        }
        self.join_analysis();
        let seen = self.one_legal_move();
        let question = self.question(context).map(|question| self.elsewhere(question));
        let is_secret = self.is_secret;
        let draw_offer = self.commands.iter().any(|(_, understood)| understood == &Ok(Command::DrawOffer));
        let mut steps = Vec::new();
        // What only who is on move can do, and what makes room for what is new, comes before the move.
        let is_early = |understood: &Understood| {
            understood.as_ref().is_ok_and(|command| effect(command) == Effect::ActsFirst)
        };
        let (early, others): (Vec<_>, Vec<_>) =
            self.commands.into_iter().partition(|(_, understood)| is_early(understood));
        let has_move = !self.moves.is_empty();
        let as_step = |(line, understood): (String, Understood)| match understood {
            Ok(command) => Step::Do(command),
            Err(hint) => Step::Mistake { line, hint },
        };
        steps.extend(early.into_iter().map(as_step));
        let has_message = self.message.is_some();
        let mut message = self.message;
        if let Some(candidate) = self.moves.first() {
            let draw_offer = draw_offer || self.moves.iter().any(|candidate| candidate.draw_offer);
            let conditions = std::mem::take(&mut self.conditions);
            let (text, message) = (candidate.text.clone(), message.take());
            steps.push(Step::Move { text, draw_offer, message, conditions });
        } else if !self.conditions.is_empty() {
            steps.push(Step::Do(Command::Conditions(std::mem::take(&mut self.conditions))));
        }
        steps.extend(message.map(|message| Step::Do(Command::Say(message))));
        let offers = |understood: &Understood| has_move && understood == &Ok(Command::DrawOffer);
        steps.extend(others.into_iter().filter(|(_, understood)| !offers(understood)).map(as_step));
        let is_one_wish = steps.iter().all(|step| matches!(step, Step::Move { .. }) || step.only_shows());
        if question.is_some() {
            steps.retain(Step::only_shows);
        }
        let is_doubt = question.as_ref().is_some_and(Question::is_about_one_move);
        let suggestion = seen.filter(|_| is_doubt && is_one_wish && !is_secret && !is_private);
        let unknown = if steps.is_empty() && question.is_some() { self.unknown } else { Vec::new() };
        let unknown = unknown.into_iter().take(MAX_SHOWN).collect();
        let unsent_words = question.is_none() && has_move && self.wishes && !has_message;
        let (mut prose, mut closing) = (self.prose, self.closing);
        prose.truncate(MAX_PROSE);
        closing.truncate(MAX_PROSE);
        Understanding {
            steps,
            question,
            unknown,
            is_secret,
            is_private,
            suggestion,
            unsent_words,
            prose,
            closing,
        }
    }

    /// The one legal move that stands anywhere in the mail, without a draw offer.
    fn one_legal_move(&self) -> Option<Move> {
        // An address below a move alone on its line is hardly another one.
        let others = if self.moves.is_empty() || self.speaks_of_moves { &self.doubts[..] } else { &[] };
        let text = self.moves.iter().chain(others);
        let elsewhere = [&self.in_signature, &self.in_subject, &self.in_attachment].into_iter().flatten();
        let mut seen: Vec<&Candidate> = text.collect();
        if seen.is_empty() {
            seen.extend(elsewhere);
        }
        if seen.is_empty() {
            seen.extend(&self.in_other_letters);
        }
        let mut found = None;
        for candidate in seen {
            if candidate.draw_offer
                || candidate.reading.is_some() && found.is_some_and(|found| Some(found) != candidate.reading)
            {
                return None;
            }
            found = found.or(candidate.reading);
        }
        found
    }

    /// Words around what the mail asks for that leave open whether it is meant, or meant for this game.
    fn doubt(&self, context: &Context) -> Option<Question> {
        let acts = |command: &Command| !command.only_shows();
        let commands = || self.commands.iter().filter_map(|(_, understood)| understood.as_ref().ok());
        let has_moves = !self.moves.is_empty() || !self.conditions.is_empty();
        let first = |found: &dyn Fn(&String) -> bool| {
            self.prose.iter().find(|line| found(line)).map(|line| vec![line.clone()])
        };
        let other_game = context
            .game
            .filter(|_| {
                has_moves
                    || commands().any(|command| acts(command) && effect(command) != Effect::ActsElsewhere)
            })
            .and_then(|game| first(&|line| speech::names_another_game(line, game)));
        let taken_back =
            || (has_moves || commands().any(acts)).then(|| first(&|line| speech::takes_back(line))).flatten();
        other_game.map(Question::NamesAnotherGame).or_else(|| taken_back().map(Question::TakenBack))
    }

    /// Where the text asks for nothing, a move in the signature or in the subject is spoken of.
    fn elsewhere(&self, question: Question) -> Question {
        let texts = |candidates: &[Candidate]| {
            candidates.iter().take(MAX_SHOWN).map(|candidate| candidate.text.clone()).collect::<Vec<_>>()
        };
        match question {
            Question::Nothing if !self.in_attachment.is_empty() => Question::GameAttached,
            Question::Nothing if !self.in_signature.is_empty() => {
                Question::InSignature(texts(&self.in_signature))
            }
            Question::Nothing if !self.in_subject.is_empty() => Question::InSubject(texts(&self.in_subject)),
            Question::Nothing if !self.in_other_letters.is_empty() => {
                Question::InOtherLetters(texts(&self.in_other_letters[..1]))
            }
            question => question,
        }
    }

    /// A request for adjudication and its analysis are one step.
    fn join_analysis(&mut self) {
        let request =
            self.commands.iter_mut().find(|(_, understood)| matches!(understood, Ok(Command::Adjudicate(_))));
        let analysis = self
            .analysis
            .take()
            .filter(|text| text.as_ref().is_ok_and(|text| !text.is_empty()) || text.is_err());
        match (request, analysis) {
            (Some((_, understood)), Some(analysis)) => {
                if let Ok(Command::Adjudicate(basis)) = *understood {
                    *understood = analysis.map(|analysis| {
                        let ask = domain::Command::AskAdjudication { basis };
                        Command::Clock(Request::from(ask).with(analysis))
                    });
                }
            }
            (Some((_, understood)), None) => *understood = Err(ADJUDICATE),
            (None, Some(analysis)) => {
                let analyse = analysis
                    .map(|analysis| Command::Clock(Request::from(domain::Command::Analyse).with(analysis)));
                self.commands.push(("analysis".into(), analyse));
            }
            (None, None) => {}
        }
    }

    /// What stands in the way, if anything does. Leaves one candidate at most among the moves.
    fn question(&mut self, context: &Context) -> Option<Question> {
        if self.commands.len() > MAX_COMMANDS {
            return Some(Question::TooMany);
        }
        if !self.in_text.is_empty() {
            self.moves.clear();
            return Some(Question::BelowText(std::mem::take(&mut self.in_text)));
        }
        if let Some(doubt) = self.doubt(context) {
            return Some(doubt);
        }
        if self.names_sealing && (!self.moves.is_empty() || self.is_doubtful) && !self.seals() {
            return Some(self.ask_sealing());
        }
        if self.is_doubtful {
            self.moves.clear();
            return Some(Question::InProse(std::mem::take(&mut self.mentions)));
        }
        if !self.half_told.is_empty() {
            return Some(Question::InProse(std::mem::take(&mut self.half_told)));
        }
        if !self.below_say.is_empty() {
            return Some(Question::InMessage(std::mem::take(&mut self.below_say)));
        }
        if !self.in_message.is_empty() && (self.moves.is_empty() || self.is_secret) {
            return Some(Question::InMessage(std::mem::take(&mut self.in_message)));
        }
        if let Some(position) = &context.position {
            let expected = (
                u16::try_from(position.fullmoves()).unwrap_or(u16::MAX),
                position.side_to_move() == Color::Black,
            );
            let is_other = |candidate: &Candidate| {
                candidate.number.is_some_and(|number| number != expected)
                    && !is_plain_number_of(candidate, position)
            };
            // "11... e5 12. Nf3" repeats the opponent's move first; what comes after ours is a question.
            let first = self.moves.iter().position(|candidate| !is_other(candidate));
            match first {
                None if !self.moves.is_empty() => return Some(Question::OtherNumber(self.take_texts())),
                Some(first) if self.moves[first..].iter().any(is_other) => {
                    return Some(Question::Several(self.take_texts()));
                }
                Some(first) => drop(self.moves.drain(..first)),
                None => {}
            }
            // "No wait, I play 5756 instead": the other move may be the one meant.
            self.doubts.retain(|candidate| !is_other(candidate));
            if let Some(Candidate { reading: Some(reading), .. }) = self.moves.first()
                && self.doubts.iter().any(|doubt| doubt.reading != Some(*reading))
            {
                self.moves.append(&mut self.doubts);
                return Some(Question::Several(self.take_texts()));
            }
        }
        let same = |a: &Candidate, b: &Candidate| match (a.reading, b.reading) {
            (Some(a), Some(b)) => a == b,
            _ => a.text == b.text,
        };
        if self.moves.iter().any(|candidate| !same(candidate, &self.moves[0])) {
            return Some(Question::Several(self.take_texts()));
        }
        let mut deciding: Vec<String> = Vec::new();
        if let Some(candidate) = self.moves.first() {
            deciding.push(candidate.text.clone());
        }
        for (line, understood) in &self.commands {
            let decides = understood.as_ref().is_ok_and(|command| effect(command) == Effect::Decides);
            if decides && !deciding.contains(line) {
                deciding.push(line.clone());
            }
        }
        if deciding.len() > 1 {
            self.moves.clear();
            return Some(Question::Contradiction(deciding));
        }
        if let Some(withdrawn) = self.withdrawn.take().filter(|_| !self.conditions.is_empty()) {
            return Some(Question::Contradiction(vec!["if ...".into(), withdrawn]));
        }
        // Half of what was meant is not done: the move that stands in a sentence may belong to the rest.
        let declines =
            |(_, understood): &(String, Understood)| understood.as_ref().is_ok_and(Command::declines);
        let is_half = deciding.is_empty()
            && !self.doubts.is_empty()
            && (self.message.is_some() || self.commands.iter().any(declines));
        if !is_half
            && (!self.moves.is_empty()
                || !self.commands.is_empty()
                || !self.conditions.is_empty()
                || self.message.is_some())
        {
            return None;
        }
        if self.mentions.is_empty() {
            return Some(Question::Nothing);
        }
        if self.names_sealing {
            return Some(self.ask_sealing());
        }
        Some(Question::InProse(self.mentions.iter().take(MAX_SHOWN).cloned().collect()))
    }

    /// Whether a command seals.
    fn seals(&self) -> bool {
        let seals = |understood: &Understood| understood.as_ref().is_ok_and(Command::seals);
        self.commands.iter().any(|(_, understood)| seals(understood))
    }

    /// A move that may be meant to be sealed is neither played nor repeated.
    fn ask_sealing(&mut self) -> Question {
        self.moves.clear();
        self.is_secret = true;
        Question::Sealing
    }

    fn take_texts(&mut self) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        for candidate in self.moves.drain(..) {
            if !texts.contains(&candidate.text) && texts.len() < 2 * MAX_SHOWN {
                texts.push(candidate.text);
            }
        }
        texts
    }
}

/// "1. e5" where Black's first move is due: a number without dots is Black's too, unless the text may repeat White's move
/// of that number.
fn is_plain_number_of(candidate: &Candidate, position: &Position) -> bool {
    let number = u16::try_from(position.fullmoves()).unwrap_or(u16::MAX);
    if position.side_to_move() == Color::White || candidate.number != Some((number, false)) {
        return false;
    }
    let repeats = |m: Move| match m {
        Move::Castle { .. } => true,
        m => m.capture() == Some(m.role()),
    };
    candidate.reading.is_some_and(|reading| !repeats(reading))
}
