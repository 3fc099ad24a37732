//! The mails that are not about the events of a game: answers to mails, challenges, the account.

use app::{
    inbox::{JoinAsked, Suggestion},
    log::{LogProof, script_hash},
    outbox::{ChallengeStep, CodePurpose, MailDetails, OutgoingMail},
    ports::StartChoice,
};
use domain::{Color, Start};
use messages::Sentence;

use super::{
    error::ComposeError,
    game::{COMMANDS, GameMail},
    page::{MAX_TEXT, Page, printable},
    when::{self, Calendar},
};

use crate::reading::{Surroundings, parse};

/// The most lines of one answer: the help for an arbiter has about this number.
const MAX_LINES: usize = 120;

/// Subject and text.
pub(super) type Written = (String, Page);

/// Writes each line of a mail with its answer, then the state of the game.
pub(super) fn transcript(
    mail: &OutgoingMail,
    game_mail: Option<&GameMail<'_>>,
) -> Result<Page, ComposeError> {
    let MailDetails::Transcript(transcript) = &mail.row.mail.details else {
        return Err(ComposeError::Details);
    };
    let mut page = Page::default();
    if !transcript.summary.is_empty() {
        page.paragraph(&transcript.summary);
    }
    let calendar = Calendar::of(mail.reader.as_ref());
    if let Some(since) = transcript.unanswered_since {
        // A mail to an address that is not the player's is not counted.
        let count = match mail.unanswered.max(1) {
            1 => "One".to_owned(),
            n => n.to_string(),
        };
        page.paragraph(&format!(
            "{count} of your mails since {} got no answer, because you had many answers in a short time. Clear moves \
             and commands in them were carried out; everything else was not. Please check the current state and \
             repeat what is still missing.",
            calendar.date(since)
        ));
    }
    for (i, entry) in transcript.entries.iter().enumerate() {
        if page.len() > MAX_TEXT / 2 {
            page.paragraph(&format!("... and {} more lines.", transcript.entries.len() - i));
            break;
        }
        page.quotation("> ", &entry.line);
        let lines: Vec<&str> = entry.answer.lines().collect();
        page.answer(&lines[..lines.len().min(MAX_LINES)].join("\n"));
        if lines.len() > MAX_LINES {
            page.line(&format!("... and {} more lines, too many for a mail.", lines.len() - MAX_LINES));
        }
    }
    if let Some(game_mail) = game_mail {
        game_mail.append_to(&mut page);
    }
    if let Some(next) = transcript.next_answer_at {
        page.paragraph(&format!(
            "You have had many answers in a short time, so the next answer comes after {}. Until then every mail is \
             still read, and a clear move or command in it is carried out; afterwards one mail says that others got no \
             answer.",
            calendar.date(next)
        ));
    }
    if mail.reader.is_some() {
        page.paragraph(COMMANDS);
    }
    Ok(page)
}

/// Asks the player to confirm a mail from another address, a suggested move or a new account.
pub(super) fn confirmation(mail: &OutgoingMail) -> Result<Page, ComposeError> {
    let MailDetails::Confirmation(asked) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let until = Calendar::of(mail.reader.as_ref()).date(asked.until);
    let mut page = Page::default();
    if let Some(JoinAsked { name, why }) = &asked.join {
        if !why.is_empty() {
            page.paragraph(why);
        }
        page.paragraph(&match name {
            Some(name) => format!(
                "Do you want an account here, under the name {name}? Then reply to this mail with the word \"yes\", by {until}. \
                 For another name reply with one line, such as \"join Anna Berg\". If you did not ask for it, do nothing: \
                 without your yes no account is made and your mail is deleted."
            ),
            None => format!(
                "Under which name do you want to play? Reply to this mail with one line, such as \"join Anna Berg\". That makes your \
                 account if it arrives by {until}. If you did not ask for it, do nothing."
            ),
        });
        return Ok(page);
    }
    if let Some(Suggestion { why, written }) = &asked.suggestion {
        page.paragraph(why);
        page.paragraph(&format!(
            "Did you mean {}? Then reply to this mail with the word \"yes\", by {until}: the move counts from the arrival of \
             your first mail. If not, reply with \"no\", or with your move alone on a line.",
            printable(written)
        ));
        return Ok(page);
    }
    if asked.from.eq_ignore_ascii_case(&mail.to) {
        page.paragraph(if asked.to_public {
            "A mail of yours came to an address that does not prove its author, so it has not been processed yet. Please reply \
             to the reply address of our mails, which does."
        } else {
            "A mail of yours with an arbiter's act came to the address of a game. That address stands in every mail of the \
             game that is quoted or forwarded, so it has not been processed yet."
        });
    } else {
        page.paragraph(&format!(
            "A mail for you came from {}, which is not the address on file. It has not been processed yet.",
            asked.from
        ));
    }
    page.paragraph(&format!(
        "Is it yours? Then reply to this mail with the word \"yes\", by {until}. It then counts from its \
         first arrival. Otherwise reply \"no\", or do nothing."
    ));
    Ok(page)
}

/// Writes the code that proves an address.
pub(super) fn code(mail: &OutgoingMail, site: &str) -> Result<Written, ComposeError> {
    let MailDetails::Code(sent) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let code = mail.secret.as_ref().ok_or(ComposeError::Secret)?;
    let purpose = match sent.purpose {
        CodePurpose::SignUp => "to make your account",
        CodePurpose::SignIn => "to sign in",
        CodePurpose::ChangeAddress => "to use this address from now on",
    };
    let mut page = Page::default();
    page.paragraph(&format!("Your code {purpose}:"));
    page.block(&format!("  {}", code.expose()));
    if !sent.asked_by.is_empty() {
        page.paragraph(&format!("Requested by: {}.", sent.asked_by));
    }
    page.paragraph(&format!(
        "Enter it where you requested it; it works once, for {}. If you did not request it, do nothing: without \
         the code nothing happens. Nobody at {site} will ever ask you for it.",
        when::left(sent.until - mail.now)
    ));
    Ok((format!("Your code for {site}"), page))
}

/// Writes news of the account.
pub(super) fn account(mail: &OutgoingMail, site: &str) -> Result<Written, ComposeError> {
    let MailDetails::Account(news) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let mut page = Page::default();
    for paragraph in news.sentence().split("\n\n") {
        if paragraph.starts_with(' ') {
            page.begin();
            page.answer(paragraph);
        } else {
            page.paragraph(paragraph);
        }
    }
    Ok((format!("Your account at {site}"), page))
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
pub(super) fn passed_on(mail: &OutgoingMail) -> Result<PassedOn, ComposeError> {
    let (raw, inbound) = mail.passed_on.as_ref().ok_or(ComposeError::Missing("the mail it passes on"))?;
    let parsed =
        parse(raw, &Surroundings::default()).map_err(|_unreadable| ComposeError::Missing("a text"))?;
    let mailbox = inbound.address.name();
    let author = parsed.from.ok();
    let mut page = Page::default();
    page.paragraph(&format!(
        "This mail came to {mailbox}@ from {}. A reply goes to its author, not to us. It is mail {} of the inbox: \"postzug \
         inbox show {} --raw\" prints all that is stored of it.",
        author.as_deref().unwrap_or("an author without a plain address"),
        inbound.id,
        inbound.id
    ));
    let mut end = parsed.body.len().min(PASSED_ON);
    while !parsed.body.is_char_boundary(end) {
        end -= 1;
    }
    page.quotation("> ", parsed.body[..end].trim());
    if end < parsed.body.len() {
        page.line("... (shortened)");
    }
    page.paragraph("Its header:");
    let header = String::from_utf8_lossy(raw);
    let header = header.lines().take_while(|line| !line.trim().is_empty()).take(HEADER_LINES);
    page.quotation("> ", &header.collect::<Vec<_>>().join("\n"));
    Ok(PassedOn { subject: format!("[{mailbox}] {}", parsed.subject), page, author })
}

/// Writes a challenge or its outcome.
pub(super) fn challenge(mail: &OutgoingMail) -> Result<Written, ComposeError> {
    let MailDetails::Challenge(news) = &mail.row.mail.details else { return Err(ComposeError::Details) };
    let (challenge, other) = mail.challenge.as_ref().ok_or(ComposeError::Missing("a challenge"))?;
    let id = challenge.id;
    let mine = mail.reader.as_ref().is_some_and(|reader| reader.id == challenge.by);
    let color = challenge.terms.color.map(|color| if mine { color } else { !color });
    let color = match color {
        Some(Color::White) => "you play White",
        Some(Color::Black) => "you play Black",
        None => "colours are drawn when the game begins",
    };
    let control = challenge.terms.regulations.time_control.sentence();
    let terms = format!("{control}, {color}{}", start(&challenge.terms.start));
    let mut page = Page::default();
    let subject = match news.news {
        ChallengeStep::Posted => {
            page.paragraph(&format!("{other} challenges you to a game: {terms}."));
            page.paragraph(&format!(
                "Answer by {}: reply to this mail with one line, \"accept challenge {id}\" or \"decline challenge {id}\".",
                Calendar::of(mail.reader.as_ref()).date(challenge.expires_at)
            ));
            format!("[{id}] {other} challenges you")
        }
        ChallengeStep::Declined => {
            page.paragraph(&format!("{other} declined your challenge {id} ({terms})."));
            format!("[{id}] {other} declined your challenge")
        }
        ChallengeStep::Withdrawn => {
            page.paragraph(&format!("{other} withdrew the challenge {id}. You need not do anything."));
            format!("[{id}] {other} withdrew the challenge")
        }
    };
    Ok((subject, page))
}

/// Describes the starting position, if it is not the standard one.
fn start(wish: &StartChoice) -> String {
    match wish {
        StartChoice::At(Start::Standard) => String::new(),
        StartChoice::At(Start::Chess960 { number }) => format!(", Chess960 position {number}"),
        StartChoice::At(Start::Fen { fen, .. }) => format!(", starting from {fen}"),
        StartChoice::DrawnChess960 => ", a Chess960 position drawn when the game begins".into(),
    }
}

/// Writes the proof that an envelope is in the log; the same is attached.
pub(super) fn receipt(mail: &OutgoingMail) -> Result<Page, ComposeError> {
    let (Some(receipt), Some(context)) = (&mail.receipt, &mail.context) else {
        return Err(ComposeError::Missing("a proof"));
    };
    let mut page = Page::default();
    page.paragraph(&format!(
        "The envelope with the sealed move of {} is in the log of all events, as entry {}. From now on nobody, including us, \
         can change it or its time of sealing without this mail proving the change. Please keep this mail: the file \
         attached to it, {}, is the proof. It does not reveal the move.",
        context.id,
        receipt.proof.index,
        receipt.file_name()
    ));
    page.paragraph(
        "An arbiter can check it without us and offline: with the script verify.sh, which needs only \
         bash, awk and openssl, or with bash and openssl alone, as \"A receipt by hand\" in docs/internals/log.md says. Take the \
         script from your own copy of Postzug (\"postzug audit script\"), never from the person who shows you the evidence. \
         Its SHA-256 is:",
    );
    page.block(&script_hash().to_string());
    page.paragraph("The entry of the envelope in the log:");
    page.block(&receipt.entry);
    page.paragraph("And these hashes lead from it to the signed root below:");
    let proof = LogProof { extra: None, ..receipt.proof.clone() }.to_text();
    page.block(proof.split("\n\n").next().unwrap_or_default());
    Ok(page)
}
