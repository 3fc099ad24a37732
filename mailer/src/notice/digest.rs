//! A digest: the games in which the reader is to move, by deadline, each with its reply address, and what else happened.

use app::{Service, outbox::OutgoingMail};
use domain::GameId;
use messages::{Voice, msg};

use super::{
    error::ComposeError,
    game::GameMail,
    other::{Written, describe_challenge},
    page::{MAX_TEXT, Page},
};

/// Games are told until the text has this length; the footer follows.
const MAX_GAMES: usize = MAX_TEXT * 3 / 4;

/// Writes a digest; returns also the games for which it has no room.
pub(super) fn write(
    service: &Service,
    mail: &OutgoingMail,
    voice: &Voice,
) -> Result<(Written, Vec<GameId>), ComposeError> {
    let reader = mail.reader.as_ref().ok_or(ComposeError::Missing("a reader"))?;
    let digest = mail.digest.as_ref().ok_or(ComposeError::Missing("a digest"))?;
    let count = digest.to_move;
    let (mut games, mut left_out) = (Vec::new(), Vec::new());
    for context in &digest.games {
        match GameMail::new(service, mail, reader, context, voice.clone()) {
            Ok(game) => games.push(game),
            // The others are told all the same.
            Err(error) => {
                tracing::error!(mail = mail.row.id, game = %context.id, %error, "a game is left out");
                left_out.push(context.id);
            }
        }
    }
    let mut page = Page::new(voice.clone(), Some(reader));
    page.say(&msg!("digest", count = count));
    for (game, has_room) in games.iter().zip(with_room(mail, &games, voice)) {
        if has_room {
            game.digest(&mut page);
        } else {
            left_out.push(game.id());
        }
    }
    for (news, found) in &digest.challenges {
        describe_challenge(&mut page, mail, news.news, found);
    }
    let more = digest.more + left_out.len();
    if more > 0 {
        page.say(&msg!("digest-more", count = more));
    }
    let site = &service.settings().site_name;
    let subject = voice.say(&msg!("digest-subject", site = site, count = count));
    Ok(((subject, page), left_out))
}

/// Tells for each game whether there is room for it. Games with notices come first, alternately the longest waiting notice
/// and the nearest deadline. So games to move do not keep out the news of others for ever.
fn with_room(mail: &OutgoingMail, games: &[GameMail<'_>], voice: &Voice) -> Vec<bool> {
    let (news, quiet): (Vec<usize>, Vec<usize>) = (0..games.len()).partition(|&n| games[n].has_news());
    let mut waiting = news.clone();
    waiting.sort_by_key(|&n| mail.told.iter().filter(|(_, game)| *game == Some(games[n].id())).min());
    let order = waiting.into_iter().zip(news).flat_map(|(waiting, next)| [waiting, next]).chain(quiet);
    let (mut length, mut told) = (0, vec![false; games.len()]);
    for n in order {
        if length > MAX_GAMES {
            break;
        }
        if !std::mem::replace(&mut told[n], true) {
            let mut alone = Page::new(voice.clone(), mail.reader.as_ref());
            games[n].digest(&mut alone);
            length += alone.len();
        }
    }
    told
}
