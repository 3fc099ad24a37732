//! Blocks of lines: a command, a message, a condition or an analysis with what belongs to it below.

use app::{LobbyCommand, MAX_MESSAGE, Request, Unresolved};
use domain::notation::{Below, below_condition, condition, hints_at_condition, with_condition};
use messages::{Arg, msg};

use super::{
    findings::{Findings, Taken},
    moves::Scanned,
    types::Context,
};
use crate::reading::{
    body::cleaned,
    command::{MailCommand, Understood},
    grammar::{
        analysis_begins, command, command_in, has_reason, is_plain, is_plain_below_text, is_reasoned,
        message_begins,
    },
    quoting::{Written, rest_as_typed, words_as_typed},
};

/// Tells whether analysis of the sender begins on a line.
pub(super) fn begins_analysis(line: &Written) -> bool {
    analysis_begins(&line.text).is_some() && !line.foreign
}

/// Reads the analysis that begins in this line of the sender, and returns the number of the next line to be read. It may
/// contain moves and words of commands, so it continues to a line with nothing but a full stop, or else to the end. In
/// the second case no part of it may have been taken for a quotation or a signature.
pub(super) fn read_analysis(lines: &[Written], at: usize, body: &str) -> (Result<String, Arg>, usize) {
    let Some((line, rest)) = lines.get(at..).and_then(<[Written]>::split_first) else {
        return (Ok(String::new()), lines.len());
    };
    let mut text =
        analysis_begins(&line.text).map(|rest| line.rest_as_typed(rest).to_owned()).unwrap_or_default();
    let is_stop = |line: &str| cleaned(line) == ".";
    let behind = || body.lines().enumerate().skip(line.at + 1);
    if let Some((stop, _)) = behind().find(|(_, line)| is_stop(line)) {
        for (_, line) in behind().take_while(|(number, _)| *number < stop) {
            text.push('\n');
            text.push_str(line.trim_end());
        }
        let read = rest.iter().take_while(|line| line.at <= stop).count();
        return (Ok(text.trim().to_owned()), at + 1 + read);
    }
    for line in rest {
        if line.after_left_out || line.foreign {
            return (Err(msg!("hint-analysis-cut").into()), lines.len());
        }
        text.push_str(if line.after_gap { "\n\n" } else { "\n" });
        text.push_str(line.as_typed());
    }
    (Ok(text.trim().to_owned()), lines.len())
}

/// Returns what joins the line of a command with the line below it, which may be its text. The reason may begin there ("withdraw from event yes" on a line, and why
/// on the next), or what stands before it goes on ("until ...").
fn joint(text: &str, next: &str) -> &'static str {
    let understood = command(&format!("{text} {next}"));
    // A name would go on to its end.
    let is_reason =
        |request: &Request| matches!(request.command, Unresolved::Replace { .. }) && !has_reason(next);
    let continues = match &understood {
        Some(Ok(MailCommand::Arbiter(_, request))) => !is_reason(request),
        understood => matches!(understood, Some(Ok(_))),
    };
    if has_reason(text) || continues { " " } else { ": " }
}

/// Finds the line with nothing but a full stop that ends a text of several paragraphs, before another text begins.
fn stop_behind(lines: &[Written]) -> Option<usize> {
    let begins =
        |line: &Written| is_reasoned(&line.text) && command(&line.text).is_some_and(|found| found.is_ok());
    lines
        .iter()
        .take_while(|line| !line.foreign && !begins(line))
        .find(|line| line.text == ".")
        .map(|line| line.at)
}

/// The text that goes with a command.
fn text_of(understood: &mut Understood) -> Option<&mut String> {
    match understood {
        Ok(MailCommand::Game(request)) => request.text.as_mut(),
        Ok(MailCommand::Arbiter(_, request)) => request.text.as_mut(),
        Ok(MailCommand::WithdrawFrom(_, text)) => Some(text),
        _ => None,
    }
}

/// Returns the name of a player in a command, whose digits were folded with the line.
fn name_of(understood: &mut Understood) -> Option<&mut String> {
    match understood {
        Ok(MailCommand::Lobby(LobbyCommand::Challenge { opponent, .. })) => Some(opponent),
        Ok(MailCommand::Arbiter(_, request)) => match &mut request.command {
            Unresolved::Replace { player, .. } => Some(player),
            _ => None,
        },
        _ => None,
    }
}

fn shows(understood: &Understood) -> bool {
    understood.as_ref().is_ok_and(MailCommand::only_shows)
}

impl Findings {
    /// Takes the message that begins on a line, and returns how many of the lines below belong to it. `say` is one line;
    /// `message: text` goes on to a blank line; `message:` alone to the end. None to a condition or to analysis, which the opponent must not read.
    pub(super) fn take_message(
        &mut self,
        first: &str,
        line: &Written,
        below: &[Written],
        context: &Context,
    ) -> usize {
        let own_line = first.is_empty();
        let is_say = line.text.to_lowercase().starts_with("say");
        let (mut message, mut typed) = (first.to_string(), line.rest_as_typed(first).to_owned());
        let mut taken = 0;
        while let Some(next) = below.get(taken).filter(|next| {
            !is_say
                && next.below == line.below
                && (own_line || !next.after_gap)
                && next.text != "."
                && !begins_analysis(next)
                && condition(&next.text).is_none()
                && with_condition(&next.text).is_none()
        }) {
            if let [lone] = self.moves_on(next, context).as_slice() {
                self.message.inside.push(lone.text.clone());
            } else if command(&next.text).is_some() {
                self.message.inside.push(next.as_written().to_owned());
            }
            let gap = match (message.is_empty(), next.after_gap) {
                (true, _) => "",
                (false, true) => "\n\n",
                (false, false) => "\n",
            };
            message.extend([gap, next.as_written()]);
            typed.extend([gap, next.as_typed()]);
            taken += 1;
        }
        taken += usize::from(below.get(taken).is_some_and(|line| line.text == "."));
        let continues = |next: &&Written| is_say && next.in_paragraph && is_plain_below_text(&next.text);
        self.message
            .continues
            .extend(below.get(taken).filter(continues).map(|next| next.as_written().to_owned()));
        let in_english = context.language.and_then(|language| language.conditions(&message));
        let hints = hints_at_condition(in_english.as_ref().unwrap_or(&message));
        self.message.half_conditions.extend(hints.then(|| message.clone()));
        let ends_empty = message.is_empty() && taken < below.len();
        self.message.is_cut = typed.chars().nth(MAX_MESSAGE).is_some();
        self.message.text = (!ends_empty).then(|| typed.chars().take(MAX_MESSAGE).collect());
        taken
    }

    /// Takes a command with the text that belongs to it.
    pub(super) fn take_command(
        &mut self,
        understood: Understood,
        line: &Written,
        below: &[Written],
        context: &Context,
    ) -> Taken {
        let mut text = line.text.clone();
        let (mut written, mut typed) = (line.as_written().to_owned(), line.as_typed().to_owned());
        let is_text = is_reasoned(&line.text);
        let (mut taken, mut is_apart) = (0, is_plain(&line.text));
        if is_text {
            let stop = stop_behind(below);
            while let Some(next) = below.get(taken).filter(|next| {
                stop.is_some_and(|stop| next.at < stop) || continues(line, &text, next, context)
            }) {
                let joint = joint(&text, next.as_written());
                text.extend([joint, next.as_written()]);
                written.extend([joint, next.as_written()]);
                typed.extend([joint, next.as_typed()]);
                taken += 1;
            }
            taken += usize::from(stop.is_some());
            self.reason.is_open = stop.is_none();
            // It may belong to the reason, if one was begun.
            let next = below.get(taken).filter(|next| next.in_paragraph);
            if has_reason(&text) {
                let next = next.filter(|next| is_plain_below_text(&next.text));
                self.reason.inside.extend(next.map(|next| next.as_written().to_owned()));
                is_apart = false;
            } else {
                is_apart = next.is_some_and(|next| is_plain(&next.text));
            }
        }
        let mut understood = command_in(&text, context.style.letters).unwrap_or(understood);
        if let Some(text) = text_of(&mut understood) {
            *text = rest_as_typed(&typed, &written, text).to_owned();
        }
        if let Some(name) = name_of(&mut understood)
            && let Some(own) = words_as_typed(&typed, &written, name)
        {
            *name = own;
        }
        is_apart |= understood.is_err() && below.first().is_some_and(|next| is_plain(&next.text));
        if !is_text && self.reason.is_open && !shows(&understood) {
            self.reason.inside.push(line.as_written().to_owned());
        }
        if understood == Ok(MailCommand::Conditions(Vec::new())) && !self.conditions.lines.is_empty() {
            self.conditions.withdrawn = Some(line.as_written().to_owned());
        }
        self.commands.push((line.as_written().to_owned(), understood));
        Taken { lines: taken, is_apart }
    }

    /// Takes a condition that begins on a line, and returns how many of the lines below are its rest.
    pub(super) fn take_condition(&mut self, begins: &str, line: &Written, below: &[Written]) -> usize {
        let (mut text, mut last) = (begins.to_owned(), line.text.as_str());
        for (taken, next) in below.iter().enumerate() {
            if next.foreign || next.echoes {
                self.conditions.lines.push(text);
                return taken;
            }
            match below_condition(&text, last, &next.text, next.after_gap) {
                Below::Apart => {
                    // An indented one may be meant to stand under the one above.
                    self.conditions.is_unclear |=
                        next.indent > line.indent && condition(&next.text).is_some();
                    self.conditions.lines.push(text);
                    return taken;
                }
                Below::Rest => {}
                Below::Unclear => self.conditions.is_unclear = true,
            }
            text = format!("{text} {}", next.text);
            last = &next.text;
        }
        self.conditions.lines.push(text);
        below.len()
    }
}

/// Tells whether the reason on a line goes on with the next: to the end of the paragraph, if nothing else begins.
fn continues(line: &Written, text: &str, next: &Written, context: &Context) -> bool {
    let is_apart = if has_reason(text) { is_plain_below_text } else { is_plain };
    let moves = !next.in_paragraph && Scanned::new(next, context).has_own();
    !next.after_gap
        && (next.below, next.echoes, next.foreign) == (line.below, false, false)
        && next.text != "."
        && !moves
        && if next.in_paragraph { !is_apart(&next.text) } else { command(&next.text).is_none() }
        && message_begins(&next.text).is_none()
        && condition(&next.text).is_none()
}
