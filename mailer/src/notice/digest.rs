//! A digest: the games in which the reader is to move, by deadline, each with its reply address, and what else happened.

use app::{Service, outbox::OutgoingMail};
use messages::{Voice, msg};

use super::{
    error::ComposeError,
    game::GameMail,
    other::{Written, describe_challenge},
    page::{MAX_TEXT, Page},
};

/// Games are told until the text has this length; the footer follows.
const MAX_GAMES: usize = MAX_TEXT * 3 / 4;

/// Writes a digest.
pub(super) fn write(service: &Service, mail: &OutgoingMail, voice: &Voice) -> Result<Written, ComposeError> {
    let reader = mail.reader.as_ref().ok_or(ComposeError::Missing("a reader"))?;
    let digest = mail.digest.as_ref().ok_or(ComposeError::Missing("a digest"))?;
    let (count, mut more) = (digest.to_move, digest.more);
    let mut page = Page::new(voice.clone());
    page.say(&msg!("digest", count = count));
    for context in &digest.games {
        if page.len() > MAX_GAMES {
            more += 1;
            continue;
        }
        match GameMail::new(service, mail, reader, context, voice.clone()) {
            Ok(game) => game.digest(&mut page),
            // The others are told all the same.
            Err(error) => {
                tracing::error!(mail = mail.row.id, game = %context.id, %error, "a game is left out")
            }
        }
    }
    for (news, challenge, other) in &digest.challenges {
        describe_challenge(&mut page, mail, news.news, &(challenge.clone(), other.clone()));
    }
    if more > 0 {
        page.say(&msg!("digest-more", count = more));
    }
    let site = &service.settings().site_name;
    Ok((voice.say(&msg!("digest-subject", site = site, count = count)), page))
}
