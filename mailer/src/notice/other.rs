//! The mails that are not about the events of a game: answers to mails, challenges, the account.

use app::{
    ChallengeView, Mailbox, Service,
    inbox::{Entry, GamesFile, JoinAsked, Suggestion, Transcript},
    log::{LogProof, script_hash},
    outbox::{AccountNotice, ChallengeStep, CodePurpose, MailDetails, OutgoingMail},
    ports::StartChoice,
};
use domain::{Color, Instant, Start};
use messages::{Arg, Message, Sentence, Voice, describe_regulations, msg, pieces};

use super::{
    error::ComposeError,
    game::GameMail,
    headers::Attached,
    page::{MAX_TEXT, Page},
};

use crate::reading::{Surroundings, games_as_pgn, parse};

/// The most lines of one answer: the help for an arbiter has about this number.
const MAX_LINES: usize = 120;
/// Bytes of each answer that those above leave it room for: what a command has done stands there whole.
const SHORT: usize = 800;
/// Bytes of the footer, with the head of the log.
const FOOTER: usize = 800;

/// Subject and text.
pub(super) type Written = (String, Page);

/// Writes each line of a mail with its answer, then the state of the game.
pub(super) fn transcript(
    service: &Service,
    mail: &OutgoingMail,
    voice: Voice,
    game_mail: Option<&GameMail<'_>>,
) -> Result<Page, ComposeError> {
    let MailDetails::Transcript(transcript) = &mail.row.mail.details else {
        return Err(ComposeError::Details);
    };
    let mut page = Page::new(voice, mail.reader.as_ref());
    let summary = page.voice().print(&transcript.summary);
    if !summary.is_empty() {
        page.paragraph(&summary);
    }
    if let Some(since) = transcript.unanswered_since {
        // A mail to an address that is not the player's is not counted.
        page.say(&msg!("unanswered", count = mail.unanswered.max(1), since = Arg::at(since)));
    }
    let below = |page: &mut Page| {
        if let Some(game_mail) = game_mail {
            game_mail.append_to(page);
        }
        last_answer(page, service, mail, transcript.next_answer_at);
        if let Some(reader) = &mail.reader {
            page.list(&commands_below(transcript, reader.no_board));
        }
    };
    let mut end = Page::new(page.voice().clone(), mail.reader.as_ref());
    below(&mut end);
    answers(&mut page, &transcript.entries, MAX_TEXT.saturating_sub(end.len() + FOOTER));
    below(&mut page);
    Ok(page)
}

/// Returns the list of commands below an answer. Who wrote one knows them, or has just read them all.
fn commands_below(transcript: &Transcript, is_short: bool) -> Vec<Message> {
    let is_help = |entry: &Entry| matches!(&entry.line, Arg::Message(line) if line.id == "command-help");
    let is_understood = transcript.summary.is_empty()
        && !transcript.entries.is_empty()
        && transcript.entries.iter().all(|entry| entry.ok);
    if transcript.entries.iter().any(is_help) {
        Vec::new()
    } else if is_short || is_understood {
        vec![msg!("commands-help")]
    } else {
        vec![msg!("commands")]
    }
}

/// Tells the reader of the last answer before a cap when the next one comes, and who helps until then.
fn last_answer(page: &mut Page, service: &Service, mail: &OutgoingMail, next: Option<Instant>) {
    let Some(next) = next else { return };
    page.say(&match &mail.reader {
        Some(_) => msg!("next-answer", at = Arg::at(next)),
        None => msg!("next-answer-stranger", at = Arg::at(next)),
    });
    if let Some(address) = organizers(service) {
        page.say_below(&msg!("next-answer-reach", address = address));
    }
}

/// Returns the mail address of the people who run the service. In a mailbox at a host they read it themselves, or its
/// sub-address leads to the administrators.
fn organizers(service: &Service) -> Option<String> {
    let settings = service.settings();
    let postmaster = Mailbox::Postmaster.name();
    let local_part = match &settings.mailbox {
        None => postmaster.to_owned(),
        Some(mailbox) if mailbox.is_shared => mailbox.local_part.clone(),
        Some(mailbox) => mailbox.sub_address(postmaster)?,
    };
    Some(format!("{local_part}@{}", settings.mail_domain))
}

/// Writes lines with their answers until the page has `most` bytes. A long answer leaves room for those below it.
fn answers(page: &mut Page, entries: &[Entry], most: usize) {
    let print = |entry: &Entry| (page.voice().print(&entry.line), page.voice().print(&entry.answer));
    let entries: Vec<(String, String)> = entries.iter().map(print).collect();
    // With the mark of the line, and what tells that something is left out.
    let least = |(line, answer): &(String, String)| line.len() + answer.len().min(SHORT) + 100;
    let mut below: usize = entries.iter().map(least).sum();
    for (i, (line, answer)) in entries.iter().enumerate() {
        let room = most.saturating_sub(page.len());
        let needed = least(&entries[i]);
        if room < needed {
            return page.say(&msg!("more-lines", count = entries.len() - i));
        }
        below -= needed;
        let shown = beginning(answer, room.saturating_sub(below + line.len() + 100).max(SHORT));
        page.quotation("> ", line);
        page.answer(shown);
        if shown.len() < answer.trim_end().len() {
            let left = answer.lines().count() - shown.lines().count();
            page.say_below(&msg!("more-lines-too-many", count = left.max(1)));
        }
    }
}

/// Returns the first lines of an answer, which have at most this number of bytes together.
fn beginning(answer: &str, most: usize) -> &str {
    let end = answer.match_indices('\n').nth(MAX_LINES - 1).map_or(answer.len(), |(end, _)| end);
    if end <= most {
        return &answer[..end];
    }
    let cut = &answer[..answer.floor_char_boundary(most)];
    cut.rfind('\n').map_or(cut, |end| &cut[..end])
}

/// Writes the files of games beside an answer.
pub(super) fn files(service: &Service, mail: &OutgoingMail) -> Result<Vec<Attached>, ComposeError> {
    let (MailDetails::Transcript(transcript), Some(reader)) = (&mail.row.mail.details, &mail.reader) else {
        return Ok(Vec::new());
    };
    let write = |file: &GamesFile| {
        Ok(Attached {
            name: file.name.clone(),
            media: "application/vnd.chess-pgn",
            text: games_as_pgn(service, reader, &file.games)?,
        })
    };
    transcript.files.iter().map(write).collect()
}

/// Asks the player to confirm a mail from another address, a suggested move or a new account.
pub(super) fn confirmation(
    service: &Service,
    mail: &OutgoingMail,
    voice: Voice,
) -> Result<Page, ComposeError> {
    let MailDetails::Confirmation(asked) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let until = Arg::at(asked.until);
    let mut page = Page::new(voice, mail.reader.as_ref());
    if let Some(JoinAsked { name, why, .. }) = &asked.join {
        let why = page.voice().print(why);
        if !why.is_empty() {
            page.paragraph(&why);
        }
        page.say(&match name {
            Some(name) => msg!("join-confirm", name = name, until = until),
            None => msg!("join-name", until = until),
        });
        last_answer(&mut page, service, mail, asked.next_answer_at);
        return Ok(page);
    }
    if let Some(Suggestion { why, written }) = &asked.suggestion {
        let why = page.voice().print(why);
        page.paragraph(&why);
        page.say(&msg!("did-you-mean", move = written, until = until));
        return Ok(page);
    }
    page.say(&match (asked.from.eq_ignore_ascii_case(&mail.to), asked.to_public) {
        (true, true) => msg!("confirm-public-address"),
        (true, false) if asked.unproved => msg!("author-unproved"),
        (true, false) => msg!("confirm-arbiter-act"),
        (false, _) => msg!("confirm-other-sender", from = &asked.from),
    });
    page.say(&msg!("confirm-how", until = until));
    Ok(page)
}

/// Writes the code that proves an address.
pub(super) fn code(service: &Service, mail: &OutgoingMail, voice: Voice) -> Result<Written, ComposeError> {
    let site = &service.settings().site_name;
    let MailDetails::Code(sent) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let code = mail.secret.as_ref().ok_or(ComposeError::Secret)?;
    let mut page = Page::new(voice, mail.reader.as_ref());
    page.say(&match sent.purpose {
        CodePurpose::SignUp => msg!("code-sign-up"),
        CodePurpose::SignIn => msg!("code-sign-in"),
        CodePurpose::ChangeAddress => msg!("code-change-address"),
    });
    page.block(&format!("  {}", code.expose()));
    match sent.asked_by.as_str() {
        "" => {}
        // Every browser calls itself so.
        "Mozilla" => page.say(&msg!("code-asked-by", device = msg!("code-browser"))),
        device => page.say(&msg!("code-asked-by", device = device.to_owned())),
    }
    page.say(&msg!("code-how", valid = Arg::left(sent.until - mail.now), site = site));
    Ok((page.voice().say(&msg!("code-subject", site = site)), page))
}

/// Writes news of the account.
pub(super) fn account(service: &Service, mail: &OutgoingMail, voice: Voice) -> Result<Written, ComposeError> {
    let site = &service.settings().site_name;
    let MailDetails::Account(news) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let mut page = Page::new(voice, mail.reader.as_ref());
    for paragraph in page.voice().say(&news.message()).split("\n\n") {
        if paragraph.starts_with(' ') {
            page.answer_apart(paragraph);
        } else {
            page.paragraph(paragraph);
        }
    }
    if *news == AccountNotice::CalendarMade {
        let url = mail.secret.as_ref().ok_or(ComposeError::Secret)?;
        page.block(url.expose());
        page.say(&msg!("calendar-how"));
    }
    Ok((page.voice().say(&msg!("account-subject", site = site)), page))
}

/// A mail for the operator, as an administrator reads it.
pub(super) struct PassedOn {
    pub(super) subject: String,
    pub(super) page: Page,
    /// The author, for the answer.
    pub(super) author: Option<String>,
}

/// The number of header lines that are shown, with the origin of the mail.
const HEADER_LINES: usize = 40;
/// The number of bytes of the text that are shown.
const PASSED_ON: usize = 6_000;

/// Quotes a mail for the operator, so that nothing in it passes for ours.
pub(super) fn passed_on(mail: &OutgoingMail, voice: Voice) -> Result<PassedOn, ComposeError> {
    let (raw, inbound) = mail.passed_on.as_ref().ok_or(ComposeError::Missing("the mail it passes on"))?;
    let parsed =
        parse(raw, &Surroundings::default()).map_err(|_unreadable| ComposeError::Missing("a text"))?;
    let mailbox = inbound.address.name();
    let author = parsed.from.ok();
    let mut page = Page::new(voice, mail.reader.as_ref());
    let from = author.clone().map_or_else(|| msg!("passed-on-no-address").into(), Arg::from);
    page.say(&msg!("passed-on", mailbox = &mailbox, from = from, number = Arg::shown(inbound.id)));
    let mut end = parsed.body.len().min(PASSED_ON);
    while !parsed.body.is_char_boundary(end) {
        end -= 1;
    }
    page.quotation("> ", parsed.body[..end].trim());
    if end < parsed.body.len() {
        page.say_below(&msg!("passed-on-shortened"));
    }
    page.say(&msg!("passed-on-header"));
    let header = String::from_utf8_lossy(raw);
    let header = header.lines().take_while(|line| !line.trim().is_empty()).take(HEADER_LINES);
    page.quotation("> ", &header.collect::<Vec<_>>().join("\n"));
    Ok(PassedOn { subject: format!("[{mailbox}] {}", parsed.subject), page, author })
}

/// Writes a challenge or its outcome.
pub(super) fn challenge(mail: &OutgoingMail, voice: Voice) -> Result<Written, ComposeError> {
    let MailDetails::Challenge(news) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let challenge = mail.challenge.as_ref().ok_or(ComposeError::Missing("a challenge"))?;
    let mut page = Page::new(voice, mail.reader.as_ref());
    let subject = describe_challenge(&mut page, mail, news.news, challenge);
    Ok((page.voice().say(&subject), page))
}

/// Adds a challenge or its outcome, and returns the subject for a mail about it alone.
pub(super) fn describe_challenge(
    page: &mut Page,
    mail: &OutgoingMail,
    step: ChallengeStep,
    found: &ChallengeView,
) -> Message {
    let challenge = &found.challenge;
    let other = found.author(step);
    let id = challenge.id;
    let mine = mail.reader.as_ref().is_some_and(|reader| reader.id == challenge.by);
    let color = challenge.terms.color.map(|color| if mine { color } else { !color });
    let color = match color {
        Some(Color::White) => msg!("challenge-you-white"),
        Some(Color::Black) => msg!("challenge-you-black"),
        None => msg!("challenge-colours-drawn"),
    };
    let control = challenge.terms.regulations.time_control.message();
    let mut terms = vec![control.into(), color.into()];
    terms.extend(start(&challenge.terms.start, page.notes().is_some()).map(Arg::from));
    let (number, other) = (Arg::shown(id), other.to_owned());
    match step {
        ChallengeStep::Posted => {
            page.say(&msg!("challenge", other = &other, terms = terms));
            page.say_all(&describe_regulations(&challenge.terms.regulations, &found.arbiters));
            let until = Arg::at(challenge.expires_at);
            page.say(&msg!("challenge-how", challenge = number.clone(), until = until));
            msg!("challenge-subject", challenge = number, other = other)
        }
        ChallengeStep::Declined => {
            page.say(&msg!("challenge-declined", challenge = number.clone(), other = &other, terms = terms));
            msg!("challenge-declined-subject", challenge = number, other = other)
        }
        ChallengeStep::Withdrawn => {
            page.say(&msg!("challenge-withdrawn", challenge = number.clone(), other = &other));
            msg!("challenge-withdrawn-subject", challenge = number, other = other)
        }
    }
}

/// Describes the starting position, if it is not the standard one.
fn start(start: &StartChoice, is_heard: bool) -> Option<Message> {
    Some(match start {
        StartChoice::At(Start::Standard) => return None,
        StartChoice::At(Start::Chess960 { number }) => msg!("start-chess960", number = Arg::shown(number)),
        StartChoice::At(start @ Start::Fen { fen, .. }) => match start.position() {
            Ok(position) if is_heard => msg!("start-from", fen = pieces(&position)),
            _ => msg!("start-from", fen = fen),
        },
        StartChoice::DrawnChess960 => msg!("start-drawn-chess960"),
    })
}

/// Writes the proof that an envelope is in the log; the same is attached.
pub(super) fn receipt(mail: &OutgoingMail, voice: Voice) -> Result<Page, ComposeError> {
    let (Some(receipt), Some(context)) = (&mail.receipt, &mail.context) else {
        return Err(ComposeError::Missing("a proof"));
    };
    let mut page = Page::new(voice, mail.reader.as_ref());
    let (game, entry) = (Arg::shown(context.id), Arg::shown(receipt.proof.index));
    page.say(&msg!("receipt", game = game, entry = entry, file = receipt.file_name()));
    page.say(&msg!("receipt-how-to-check"));
    page.block(&script_hash().to_string());
    if page.notes().is_some() {
        // The attached proof has the rest.
        return Ok(page);
    }
    page.say(&msg!("receipt-entry"));
    page.block(&receipt.entry);
    page.say(&msg!("receipt-hashes"));
    let proof = LogProof { extra: None, ..receipt.proof.clone() }.to_text();
    page.block(proof.split("\n\n").next().unwrap_or_default());
    Ok(page)
}
