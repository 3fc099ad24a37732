//! The way of a parsed mail to its outcome: it is understood, executed and answered.

use app::{
    Address, Failure, Service,
    inbox::{self, Disposition, Entry, Reply, ReplyTo, Suggestion, Transcript},
    ports::{Inbound, InboxState, Player, Recipient},
};
use domain::{Game, GameId, Phase, Refusal, notation};
use messages::{Arg, Sentence, msg, numbered_move, sealing::may_name_sealing};

use super::{
    command::MailCommand,
    confirmation::asked,
    executor::{GameOfMail, MailExecutor, shortened},
    language::language_of,
    meaning::{Context, Question, Step, Understanding, understand},
    parse::Parsed,
    pgn, questions,
    record::{position_at, record},
    worker::answered_to,
};

/// Addresses a reply about what the mail was about, to the address on file.
pub(super) fn reply_to(mail: &Inbound, player: &Player) -> ReplyTo {
    match mail.address {
        Address::Play { game, seen, .. } => {
            ReplyTo { to: Recipient::Player(player.id), game: Some(game), ply: Some(seen.ply) }
        }
        _ => ReplyTo { to: Recipient::Player(player.id), game: None, ply: None },
    }
}

/// Reads the mail as the player's and does what it says. `game` is the one it is about, `sent` the mails they were last sent
/// about it. `None` if they must be asked first whether it is theirs. An arbiter's acts come to their own address, or are
/// confirmed: every mail that they quote or forward has the address of a game. `may_ask`: a yes to a move in doubt can be
/// waited for.
pub(super) fn act(
    service: &Service,
    mail: &Inbound,
    player: &Player,
    parsed: &Parsed,
    game: Option<Game>,
    sent: Vec<String>,
    may_ask: bool,
) -> Result<Option<Disposition>, Failure> {
    let mut game = match mail.address {
        Address::Play { game: id, seen, .. } => {
            let played = |game: &Game| {
                game.color_of(player.id).is_some() || game.replaced_players.contains(&player.id)
            };
            let Some(state) = game.filter(played) else { return Ok(Some(not_a_player(id, player))) };
            Some(GameOfMail { id, seen, state })
        }
        _ => None,
    };
    let reply_to = reply_to(mail, player);
    let to = ReplyTo { ply: game.as_ref().map(|game| game.state.ply).or(reply_to.ply), ..reply_to };
    let mut context = context(service, player, parsed, game.as_mut(), sent)?;
    let mut understanding = understood(service, mail, player, parsed, &mut context)?;
    let judges = |step: &Step| matches!(step, Step::Do(MailCommand::Arbiter(..)));
    if understanding.steps.iter().any(judges) && game.is_some() && !mail.confirmed {
        return Ok(None);
    }
    let is_secret = understanding.is_secret || hides(&understanding, game.as_ref());
    let executor = MailExecutor::new(service, mail, player, game, is_secret);
    let suggestion = understanding.suggestion.filter(|_| !is_secret && understanding.steps.is_empty());
    if let (Some(suggested), Some(position)) = (suggestion, &context.position) {
        if inbox::is_meant(mail) {
            // In the player's own notation a king's step of Chess960 could be read as castling.
            let text = position.uci(suggested);
            understanding.steps.push(Step::Move {
                text,
                draw_offer: false,
                message: None,
                conditions: Vec::new(),
            });
            understanding.question = None;
            understanding.unknown.clear();
        } else if may_ask && executor.is_to_move() && !service.mail_in.another_waits_for_yes(mail)? {
            let why = understanding.question.as_ref();
            let why = why.map(|question| questions::question(question, false, None, player.id));
            let written = numbered_move(suggested, position, context.style);
            let suggestion = Suggestion { why: why.unwrap_or_default(), written };
            let asked = asked(service, mail, parsed, Some(suggestion));
            return Ok(Some(Disposition {
                reply: Some((to, Reply::Confirmation(asked))),
                ..Disposition::quiet(InboxState::PendingConfirm, inbox::DID_YOU_MEAN)
            }));
        }
    }
    executed(executor, understanding, parsed.is_game, to).map(Some)
}

fn not_a_player(game: GameId, player: &Player) -> Disposition {
    let to = ReplyTo { to: Recipient::Player(player.id), game: None, ply: None };
    let summary = msg!("mail-not-a-player", game = Arg::shown(game));
    answered_to(to, InboxState::Rejected, "not_a_player", summary)
}

/// Gathers what the mail is read against.
fn context(
    service: &Service,
    player: &Player,
    parsed: &Parsed,
    game: Option<&mut GameOfMail>,
    sent: Vec<String>,
) -> Result<Context, Failure> {
    let style = notation::NotationStyle { notation: player.notation, letters: player.letters };
    let language = language_of(player);
    let Some(GameOfMail { id, seen, state }) = game else {
        return Ok(Context { language, style, ..Context::default() });
    };
    let needs_record =
        *seen != state.position_id() || parsed.body.contains("[CmailGameName") || !parsed.games.is_empty();
    let record = needs_record.then(|| record(service, *id, state)).transpose()?;
    // Scid writes to the address of the first mail that it read. The game shows what its sender has seen, but not whether they
    // know that an arbiter took moves back: that is told by the address alone.
    if record.as_ref().is_some_and(|record| pgn::is_continued(&parsed.games, *id, record)) {
        seen.ply = state.ply;
    }
    let position = match &record {
        // A position whose moves were taken back is on no record: every move in it is refused.
        Some(record) if seen.ply != state.ply && state.has_moves_of(seen.revision) => {
            position_at(record, seen.ply)
        }
        _ => Some(state.position.clone()),
    };
    let names_sealing = may_name_sealing(&parsed.body) || may_name_sealing(&parsed.subject);
    Ok(Context {
        game: Some(*id),
        position,
        language,
        style,
        sent,
        record,
        names: if names_sealing { names(service, *id)? } else { Vec::new() },
        closing: Vec::new(),
        games: parsed.games.clone(),
    })
}

/// Understands a mail. What is asked about is read again with the names of the players and with what is known to close
/// the player's mails.
fn understood(
    service: &Service,
    mail: &Inbound,
    player: &Player,
    parsed: &Parsed,
    context: &mut Context,
) -> Result<Understanding, Failure> {
    let mut understanding = understand(&parsed.body, &parsed.subject, parsed.is_game, context);
    if (understanding.question.is_some() || understanding.unsent_words)
        && let Some(game) = context.game
    {
        // Greetings and closing lines hold the players' names.
        context.names = names(service, game)?;
        context.closing = service.mail_in.closing_lines(player.id, &understanding.prose)?;
        understanding = understand(&parsed.body, &parsed.subject, parsed.is_game, context);
    }
    if understanding.question == Some(Question::Nothing) && parsed.game_attached {
        understanding.question = Some(Question::GameAttached);
    }
    if names_several_games(service, mail, parsed) && !understanding.steps.iter().all(Step::only_shows) {
        understanding.steps.retain(Step::only_shows);
        understanding.question = Some(Question::SeveralGames);
        understanding.suggestion = None;
    }
    Ok(understanding)
}

/// Tells whether the game hides what is written about it. A move after sealing may be the sealed one again. A move for a
/// position that was taken back may have been for an envelope.
fn hides(understanding: &Understanding, game: Option<&GameOfMail>) -> bool {
    let has_move = understanding.steps.iter().any(|step| matches!(step, Step::Move { .. }));
    game.is_some_and(|game| {
        game.is_gone()
            || game.state.is_sealing()
            || has_move && matches!(game.state.phase, Phase::Adjourned { .. })
    })
}

/// Executes the steps, and decides what is answered.
fn executed(
    mut executor: MailExecutor<'_>,
    understanding: Understanding,
    is_game: bool,
    to: ReplyTo,
) -> Result<Disposition, Failure> {
    let Understanding { steps, question, unknown, is_private, unsent_words, message_is_cut, closing, .. } =
        understanding;
    let MailExecutor { service, mail, player, is_secret, .. } = executor;
    let step_count = steps.len();
    for (n, step) in steps.into_iter().enumerate() {
        executor.step(n, step)?;
    }
    let erase_raw = is_secret || is_private;
    let tells_of_words = unsent_words && executor.now_at.is_some();
    if tells_of_words || inbox::is_meant(mail) && executor.now_at.is_some() {
        service.mail_in.learn_closing_lines(player.id, &closing)?;
    }
    let state = executor.game.as_ref().map(|game| &game.state);
    let gone = executor.game.as_ref().filter(|game| game.is_gone());
    // Programs send a game back when they have seen its end.
    let question = question
        .filter(|question| *question != Question::SameGame || state.is_none_or(|game| !game.is_over()));
    let summary = match &question {
        _ if message_is_cut => msg!("message-cut", most = app::MAX_MESSAGE).into(),
        _ if tells_of_words => msg!("unsent-words").into(),
        // What its sender saw answers the question better.
        Some(_) if let Some(GameOfMail { state, .. }) = gone => {
            Refusal::OtherLine { current: state.revision }.message().into()
        }
        Some(question) => questions::question(question, erase_raw, state, player.id),
        None => Arg::default(),
    };
    executor.entries.extend(unknown.iter().map(|line| Entry {
        line: shortened(line, erase_raw),
        answer: msg!("not-understood").into(),
        ok: false,
    }));
    let is_silent = is_game && question.is_none() && step_count == 0;
    // Once is enough: what has a mail of its own needs no transcript beside it.
    let is_acknowledged = question.is_none()
        && !executor.entries.is_empty()
        && executor.entries.iter().all(|entry| entry.ok)
        && !executor.unmailed;
    let shows_conditions = executor.shows_conditions;
    let is_wanted = !is_silent && (!is_acknowledged || shows_conditions || tells_of_words || message_is_cut);
    let is_repeated = executor.is_repeated && step_count == 1;
    let to = ReplyTo { ply: to.ply.map(|ply| executor.now_at.unwrap_or(ply)), ..to };
    let (entries, state) =
        (executor.entries, if is_repeated { InboxState::Duplicate } else { InboxState::Applied });
    let files = executor.files.0;
    let transcript = Transcript { entries, summary, shows_conditions, files, ..Transcript::default() };
    Ok(Disposition {
        erase_raw,
        reply: is_wanted.then_some((to, Reply::Transcript(transcript))),
        ..Disposition::quiet(state, if question.is_some() { "asked" } else { "" })
    })
}

/// Tells whether the mail names another game than the one whose address this copy came to. The same words may be a legal move
/// in both, and its sender may have meant either. So nothing is done on the word of a copy. Bcc names nobody: then what the
/// SMTP envelope held besides counts.
fn names_several_games(service: &Service, mail: &Inbound, parsed: &Parsed) -> bool {
    let Some(this) = mail.address.game() else { return false };
    let named: Vec<GameId> = parsed
        .addressed
        .iter()
        .filter_map(|address| service.mail_in.read_mail_address(address)?.game())
        .collect();
    if named.is_empty() { mail.several_games } else { named.iter().any(|game| *game != this) }
}

fn names(service: &Service, game: GameId) -> Result<Vec<String>, Failure> {
    Ok(service.games.game(game)?.map(|view| [view.names.white, view.names.black].into()).unwrap_or_default())
}
