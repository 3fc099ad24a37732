//! The way from the findings to the request of the whole mail: its steps, or a question.

use app::{Request, SealedText};
use domain::Move;
use messages::msg;

use super::{
    conflicts::conflict,
    findings::{Candidate, Findings, MAX_SHOWN, ProseFound},
    moves::Scanned,
    types::{Context, Question, Step, Understanding},
};
use crate::reading::{
    command::{Effect, MailCommand, Understood},
    grammar::effect,
    quoting::Written,
};

/// Tells whether a line seals a move.
fn seals(understood: &Understood) -> bool {
    understood.as_ref().is_ok_and(MailCommand::seals)
}

/// Lines of prose among which closing lines are sought.
const MAX_PROSE: usize = 50;

impl Findings {
    /// Concludes what to do or what to ask.
    pub(super) fn conclude(mut self, context: &Context) -> Understanding {
        self.add_written_moves(context);
        let is_private = self.may_hold_conditions();
        self.refuse_unclear_conditions(context);
        self.join_analysis(context);
        let suggestion = self.one_legal_move();
        let question = conflict(&mut self, context).map(|question| self.elsewhere(question));
        let is_secret = self.sealing.is_secret;
        let is_answered = question.is_none() && !self.seen.own.is_empty();
        let unsent_words = is_answered && self.prose.wishes && self.message.text.is_none();
        let message_is_cut = question.is_none() && self.message.is_cut;
        let ProseFound { lines: mut prose, mut closing, mut unknown, .. } = std::mem::take(&mut self.prose);
        let mut steps = self.into_steps();
        let is_one_request = steps.iter().all(|step| matches!(step, Step::Move { .. }) || step.only_shows());
        if question.is_some() {
            steps.retain(Step::only_shows);
        }
        let is_doubt = question.as_ref().is_some_and(Question::is_about_one_move);
        let suggestion = suggestion.filter(|_| is_doubt && is_one_request && !is_secret && !is_private);
        unknown.truncate(if steps.is_empty() && question.is_some() { MAX_SHOWN } else { 0 });
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
            message_is_cut,
            prose,
            closing,
        }
    }

    /// Adds the moves behind the word `move` to those on lines of their own.
    fn add_written_moves(&mut self, context: &Context) {
        let is_move =
            |(_, understood): &mut (String, Understood)| matches!(understood, Ok(MailCommand::Move(_)));
        let written: Vec<_> = self.commands.extract_if(.., is_move).collect();
        for text in written.into_iter().filter_map(|(_, understood)| match understood {
            Ok(MailCommand::Move(text)) => Some(text),
            _ => None,
        }) {
            let scanned = Scanned::new(&Written { text: text.clone(), ..Written::default() }, context);
            if scanned.has_own() {
                self.seen.own.extend(scanned.found);
            } else {
                // In the sender's own letters, perhaps: the service reads it again.
                self.seen.own.push(Candidate { text, draw_offer: false, number: None, reading: None });
            }
        }
    }

    /// Tells whether conditional moves stand anywhere. A line that was not taken for one may be one all the same.
    fn may_hold_conditions(&self) -> bool {
        !self.conditions.lines.is_empty()
            || !self.message.half_conditions.is_empty()
            || self.conditions.has_if
            || self.conditions.is_unclear
    }

    fn refuse_unclear_conditions(&mut self, context: &Context) {
        if self.conditions.is_unclear {
            self.conditions.lines.clear();
            let line = context.a_condition();
            self.commands.push((line.clone(), Err(msg!("hint-unclear-conditions").into())));
            if self.seen.own.is_empty() && !self.seen.doubts.is_empty() {
                self.commands.push((line, Err(msg!("hint-no-move").into())));
            }
        }
    }

    /// Puts the steps in order. What makes room for something new, or only the player on move can do, comes before the move.
    fn into_steps(self) -> Vec<Step> {
        let (mut message, conditions) = (self.message.text, self.conditions.lines);
        let conditions: Vec<SealedText> = conditions.into_iter().map(SealedText::from).collect();
        let is_early = |(_, understood): &(String, Understood)| {
            understood.as_ref().is_ok_and(|command| effect(command) == Effect::ActsFirst)
        };
        let is_offer = |(_, understood): &(String, Understood)| understood == &Ok(MailCommand::DrawOffer);
        let as_step = |(line, understood): (String, Understood)| match understood {
            Ok(command) => Step::Do(command),
            Err(hint) => Step::Mistake { line, hint },
        };
        let (early, mut others): (Vec<_>, Vec<_>) = self.commands.into_iter().partition(is_early);
        let mut steps: Vec<Step> = early.into_iter().map(as_step).collect();
        if let Some(candidate) = self.seen.own.first() {
            let draw_offer = others.iter().any(is_offer) || self.seen.own.iter().any(|one| one.draw_offer);
            others.retain(|command| !is_offer(command));
            let (text, message) = (candidate.text.clone(), message.take());
            steps.push(Step::Move { text, draw_offer, message, conditions });
        } else if !conditions.is_empty() {
            steps.push(Step::Do(MailCommand::Conditions(conditions)));
        }
        // The offer goes with the sealed move, as with any other (FIDE 9.1.2.1).
        if others.iter().any(is_offer)
            && let Some(Ok(sealed)) =
                others.iter_mut().map(|(_, understood)| understood).find(|understood| seals(understood))
        {
            sealed.offer_draw();
            others.retain(|command| !is_offer(command));
        }
        steps.extend(message.map(|message| Step::Do(MailCommand::Say(message))));
        steps.extend(others.into_iter().map(as_step));
        steps
    }

    /// Returns the one legal move that stands anywhere in the mail, without a draw offer.
    fn one_legal_move(&self) -> Option<Move> {
        // An address below a move alone on its line is hardly another one.
        let others = if self.seen.own.is_empty() || self.seen.in_prose { &self.seen.doubts[..] } else { &[] };
        let text = self.seen.own.iter().chain(others);
        let elsewhere =
            [&self.seen.in_signature, &self.seen.in_subject, &self.seen.in_attachment].into_iter().flatten();
        let mut seen: Vec<&Candidate> = text.collect();
        if seen.is_empty() {
            seen.extend(elsewhere);
        }
        if seen.is_empty() {
            seen.extend(&self.seen.in_other_letters);
            seen.extend(self.seen.in_cyrillic.iter().map(|(_line, candidate)| candidate));
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

    /// Asks about a move in the signature or in the subject where the text asks for nothing.
    fn elsewhere(&self, question: Question) -> Question {
        let texts = |candidates: &[Candidate]| {
            candidates.iter().take(MAX_SHOWN).map(|candidate| candidate.text.clone()).collect::<Vec<_>>()
        };
        match question {
            Question::Nothing if self.seen.other_game => Question::OtherGame,
            Question::Nothing if !self.seen.in_attachment.is_empty() => Question::GameAttached,
            Question::Nothing if !self.seen.in_signature.is_empty() => {
                Question::InSignature(texts(&self.seen.in_signature))
            }
            Question::Nothing if !self.seen.in_subject.is_empty() => {
                Question::InSubject(texts(&self.seen.in_subject))
            }
            Question::Nothing if !self.seen.in_other_letters.is_empty() => {
                Question::InOtherLetters(texts(&self.seen.in_other_letters[..1]))
            }
            Question::Nothing if !self.seen.in_cyrillic.is_empty() => {
                let seen = self.seen.in_cyrillic.iter().take(MAX_SHOWN);
                let (lines, moves) = seen.map(|(line, found)| (line.clone(), found.text.clone())).unzip();
                Question::InCyrillic(lines, moves)
            }
            question => question,
        }
    }

    /// Makes one step of a request for adjudication and its analysis.
    fn join_analysis(&mut self, context: &Context) {
        let request = self
            .commands
            .iter_mut()
            .find(|(_, understood)| matches!(understood, Ok(MailCommand::Adjudicate(_))));
        let analysis = self
            .analysis
            .take()
            .filter(|text| text.as_ref().is_ok_and(|text| !text.is_empty()) || text.is_err());
        match (request, analysis) {
            (Some((_, understood)), Some(analysis)) => {
                if let Ok(MailCommand::Adjudicate(basis)) = *understood {
                    *understood = analysis.map(|analysis| {
                        let ask = domain::Command::AskAdjudication { basis };
                        MailCommand::Game(Request::from(ask).with(analysis))
                    });
                }
            }
            (Some((_, understood)), None) => *understood = Err(msg!("hint-adjudicate").into()),
            (None, Some(analysis)) => {
                let analyse = analysis.map(|analysis| {
                    MailCommand::Game(Request::from(domain::Command::Analyse).with(analysis))
                });
                self.commands.push((context.command(msg!("command-analysis")), analyse));
            }
            (None, None) => {}
        }
    }
}
