//! From an understood mail to the one door, and from its receipts to the transcript.

use app::{
    Address, Channel, Failure, Key, LobbyCommand, LobbyRequest, NoticeKind, Receipt, Request, Service,
    Submission, Unresolved, Who,
    inbox::{self, Entry, ReplyTo, Suggestion, Transcript},
    people::SettingsPatch,
    ports::{BulkAct, BulkCommand, ChallengeId, Inbound, InboxState, Player, Recipient, StartWish, Terms},
};
use domain::{
    Actor, Color, Event, Game, GameId, Phase, Ply, Position, PositionId, Refusal, Seen, Start, notation,
};

use crate::notice;

use super::{
    command::{Command, Confirmed, Show, may_name_sealing},
    outcome,
    parse::Parsed,
    pgn::Record,
    settings, shown,
    what::{Context, Question, Step, Understanding, understand},
};

/// What became of a mail.
pub(super) struct Outcome {
    pub(super) state: InboxState,
    pub(super) reason: &'static str,
    /// It held a move to be sealed, or conditional ones: its raw text must not be kept.
    pub(super) erase_raw: bool,
    pub(super) transcript: Option<Transcript>,
    /// Asked about instead: a yes plays it.
    pub(super) suggestion: Option<Suggestion>,
    pub(super) to: ReplyTo,
}

/// Events read at a time.
const PAGE: u32 = 200;
/// Characters of a line shown in a transcript.
const MAX_SHOWN: usize = 120;

/// Stands over a list of the settings.
const SETTINGS: &str = "settings";

/// A reply about what the mail was about, to the address on file.
pub(super) fn reply_to(mail: &Inbound, player: &Player) -> ReplyTo {
    match mail.address {
        Address::Play { game, ply, .. } => {
            ReplyTo { to: Recipient::Player(player.id), game: Some(game), ply: Some(ply) }
        }
        _ => ReplyTo { to: Recipient::Player(player.id), game: None, ply: None },
    }
}

/// Reads the mail as the player's and does what it says. `game` is the one it is about, `sent` what he was last sent
/// about it. `None` if he must be asked first whether it is his: an arbiter's acts come to his own address, or are
/// confirmed, since that of a game stands in every mail he quotes or forwards. `may_ask`: a yes to a move in doubt can be
/// waited for.
pub(super) fn act(
    service: &Service,
    mail: &Inbound,
    player: &Player,
    parsed: &Parsed,
    game: Option<Game>,
    sent: Vec<String>,
    may_ask: bool,
) -> Result<Option<Outcome>, Failure> {
    let mut to = reply_to(mail, player);
    let mut style = NotationStyle {
        service,
        mail,
        player,
        game: None,
        entries: Vec::new(),
        now_at: None,
        ended: false,
        untold: false,
        shows_conditions: false,
    };
    let mut context = Context {
        style: notation::NotationStyle { notation: player.notation, letters: player.letters },
        ..Context::default()
    };
    if let Address::Play { game: id, ply, .. } = mail.address {
        let played = |game: &Game| game.color_of(player.id).is_some() || game.former.contains(&player.id);
        let Some(game) = game.filter(played) else {
            let summary = format!("You do not play in {id}. Nothing was done.");
            return Ok(Some(Outcome {
                state: InboxState::Rejected,
                reason: "not_a_player",
                erase_raw: false,
                transcript: Some(Transcript { summary, ..Transcript::default() }),
                suggestion: None,
                to: ReplyTo { to: Recipient::Player(player.id), game: None, ply: None },
            }));
        };
        to.ply = Some(game.ply);
        (context.game, context.sent) = (Some(id), sent);
        context.games.clone_from(&parsed.games);
        let needs_record =
            ply != game.ply || parsed.body.contains("[CmailGameName") || !parsed.games.is_empty();
        context.record = needs_record.then(|| record(service, id, &game)).transpose()?;
        context.position = match &context.record {
            Some(record) if ply != game.ply => position_at(record, ply),
            _ => Some(game.position.clone()),
        };
        if may_name_sealing(&parsed.body) || may_name_sealing(&parsed.subject) {
            context.names = names(service, &context)?;
        }
        style.game = Some((id, ply, game));
    }
    let mut understanding = understand(&parsed.body, &parsed.subject, parsed.is_game, &context);
    if (understanding.question.is_some() || understanding.unsent_words) && context.game.is_some() {
        // Greetings and closing lines hold the players' names.
        context.names = names(service, &context)?;
        context.closing = service.mail_in.closing_lines(player.id, &understanding.prose)?;
        understanding = understand(&parsed.body, &parsed.subject, parsed.is_game, &context);
    }
    if understanding.question == Some(Question::Nothing) && parsed.game_attached {
        understanding.question = Some(Question::GameAttached);
    }
    if names_several_games(service, mail, parsed) && !understanding.steps.iter().all(Step::only_shows) {
        understanding.steps.retain(Step::only_shows);
        understanding.question = Some(Question::SeveralGames);
        understanding.suggestion = None;
    }
    let judges = |step: &Step| matches!(step, Step::Do(Command::Arbiter(..)));
    if understanding.steps.iter().any(judges) && style.game.is_some() && !mail.confirmed {
        return Ok(None);
    }
    // A move after sealing may be the sealed one again.
    let has_move = understanding.steps.iter().any(|step| matches!(step, Step::Move { .. }));
    let hidden = |game: &Game| game.is_sealing() || has_move && matches!(game.phase, Phase::Adjourned { .. });
    let secret = understanding.is_secret || style.game.as_ref().is_some_and(|(_, _, game)| hidden(game));
    let Understanding {
        mut steps,
        mut question,
        mut unknown,
        is_private,
        suggestion,
        unsent_words,
        closing,
        ..
    } = understanding;
    let suggestion = suggestion.filter(|_| !secret && steps.is_empty());
    if let (Some(suggested), Some(position)) = (suggestion, &context.position) {
        if inbox::is_meant(mail) {
            // In the player's own notation a king's step of Chess960 could be read as castling.
            let text = position.uci(suggested);
            steps.push(Step::Move { text, draw_offer: false, message: None, conditions: Vec::new() });
            question = None;
            unknown.clear();
        } else if may_ask && style.is_to_move() && !service.mail_in.another_waits_for_yes(mail)? {
            let why = question.as_ref().map(|question| shown::question(question, false, None, player.id));
            let written = shown::numbered(suggested, position, player);
            return Ok(Some(Outcome {
                state: InboxState::PendingConfirm,
                reason: inbox::DID_YOU_MEAN,
                erase_raw: false,
                transcript: None,
                suggestion: Some(Suggestion { why: why.unwrap_or_default(), written }),
                to,
            }));
        }
    }
    let step_count = steps.len();
    for (n, step) in steps.into_iter().enumerate() {
        style.step(n, step, secret)?;
    }
    let summary = question
        .as_ref()
        .map(|question| {
            shown::question(
                question,
                secret || is_private,
                style.game.as_ref().map(|(_, _, game)| game),
                player.id,
            )
        })
        .unwrap_or_default();
    let tells_of_words = unsent_words && style.now_at.is_some();
    if tells_of_words || inbox::is_meant(mail) && style.now_at.is_some() {
        service.mail_in.learn_closing_lines(player.id, &closing)?;
    }
    let summary = if tells_of_words { shown::UNSENT_WORDS.to_owned() } else { summary };
    for line in unknown {
        style.entries.push(Entry {
            line: line_of(&line, secret || is_private),
            answer: "Not understood.".into(),
            ok: false,
        });
    }
    // A returned game without news is how programs say that they have seen the end.
    let silent = parsed.is_game && question.is_none() && step_count == 0;
    // Once is enough: what has a mail of its own needs no transcript beside it.
    let acknowledged = question.is_none()
        && !style.entries.is_empty()
        && style.entries.iter().all(|entry| entry.ok)
        && (style.ended || !style.untold);
    let shows_conditions = style.shows_conditions;
    let wanted = !silent && (!acknowledged || shows_conditions || tells_of_words);
    let repeated = style.entries.iter().any(|entry| entry.answer.contains("already recorded"));
    let to = ReplyTo { ply: to.ply.map(|ply| style.ply_now(ply)), ..to };
    Ok(Some(Outcome {
        state: if repeated && step_count == 1 { InboxState::Duplicate } else { InboxState::Applied },
        reason: if question.is_some() { "asked" } else { "" },
        erase_raw: secret || is_private,
        transcript: wanted.then_some(Transcript {
            entries: style.entries,
            summary,
            shows_conditions,
            ..Transcript::default()
        }),
        suggestion: None,
        to,
    }))
}

/// Whether the mail names another game than the one whose address this copy came to. The same words may be a legal move
/// in both, and its sender may have meant either: nothing is done on the word of a copy. Bcc names nobody: then what
/// the SMTP envelope held besides counts.
fn names_several_games(service: &Service, mail: &Inbound, parsed: &Parsed) -> bool {
    let Some(this) = mail.address.game() else { return false };
    let named: Vec<GameId> = parsed
        .addressed
        .iter()
        .filter_map(|address| service.mail_in.read_mail_address(address)?.game())
        .collect();
    if named.is_empty() { mail.several_games } else { named.iter().any(|game| *game != this) }
}

fn names(service: &Service, context: &Context) -> Result<Vec<String>, Failure> {
    let Some(game) = context.game else { return Ok(Vec::new()) };
    Ok(service.games.game(game)?.map(|view| [view.names.white, view.names.black].into()).unwrap_or_default())
}

/// The game from its beginning, for readers that need more than the position.
pub(super) fn record(service: &Service, id: GameId, game: &Game) -> Result<Record, Failure> {
    let start = game.start.position().map_err(|error| Failure::unreadable("the start of a game", &error))?;
    let (mut seq, mut events) = (0, Vec::new());
    loop {
        let page = service.games.events_after(id, seq, PAGE)?;
        let Some(last) = page.last() else { break };
        seq = last.seq;
        events.extend(page.into_iter().map(|recorded| recorded.event));
    }
    let moves =
        Game::moves(&events).ok_or_else(|| Failure::Inconsistent(format!("the record of {id} is broken")))?;
    Ok(Record { start, moves: moves.into_iter().map(str::to_owned).collect() })
}

/// The position its sender saw.
fn position_at(record: &Record, ply: Ply) -> Option<Position> {
    let mut position = record.start.clone();
    for uci in record.moves.get(..usize::from(ply.0))? {
        position = position.play(position.from_uci(uci)?)?;
    }
    Some(position)
}

/// A line of the sender as a transcript shows it.
fn line_of(line: &str, secret: bool) -> String {
    if secret { "(not repeated)".into() } else { line.chars().take(MAX_SHOWN).collect() }
}

struct NotationStyle<'a> {
    service: &'a Service,
    mail: &'a Inbound,
    player: &'a Player,
    /// The game, the ply the reply address is bound to, and the state before the mail.
    game: Option<(GameId, Ply, Game)>,
    entries: Vec<Entry>,
    /// Half-moves played after the mail's own move and what it was answered with.
    now_at: Option<Ply>,
    ended: bool,
    /// Something was answered that no mail of its own tells.
    untold: bool,
    /// The answer shows what is kept of his conditional moves.
    shows_conditions: bool,
}

impl NotationStyle<'_> {
    fn ply_now(&self, before: Ply) -> Ply {
        self.now_at.unwrap_or(before)
    }

    /// The mail is about the position on the board, where its sender is on move.
    fn is_to_move(&self) -> bool {
        let Some((_, ply, game)) = &self.game else { return false };
        let is_on_move = game.on_move().is_some() && game.on_move() == game.color_of(self.player.id);
        *ply == game.ply && is_on_move && !game.is_over()
    }

    fn entry(&mut self, line: String, ok: bool, answer: impl Into<String>) {
        self.untold = true;
        self.entries.push(Entry { line, answer: answer.into(), ok });
    }

    fn step(&mut self, n: usize, step: Step, secret: bool) -> Result<(), Failure> {
        match step {
            Step::Move { text, draw_offer, message, conditions } => {
                let line = line_of(&format!("{text}{}", if draw_offer { " (=)" } else { "" }), secret);
                self.shows_conditions |= !conditions.is_empty();
                let move_alone = Request { text: message, ..Request::play(text, draw_offer) };
                let request = if conditions.is_empty() { move_alone } else { move_alone.if_then(conditions) };
                self.submit(n, line, request, secret)
            }
            Step::Mistake { line, hint } => {
                self.entry(line_of(&line, secret), false, hint);
                Ok(())
            }
            Step::Do(command) => self.obey(n, command, secret),
        }
    }

    fn obey(&mut self, n: usize, command: Command, secret: bool) -> Result<(), Failure> {
        match command {
            Command::Help => {
                self.entry("help".into(), true, shown::help(self.player));
                Ok(())
            }
            Command::Settings => {
                self.entry(SETTINGS.into(), true, settings::list(self.service, self.player));
                Ok(())
            }
            Command::Set(patch) => self.set(&patch),
            Command::Games => {
                let answer = settings::games(self.service, self.player)?;
                self.entry("games".into(), true, answer);
                Ok(())
            }
            Command::Seeks => {
                let answer = shown::seeks(self.service, self.player)?;
                self.entry("seeks".into(), true, answer);
                Ok(())
            }
            Command::Challenge(name, terms) => {
                let line = format!("challenge {name}");
                self.arrange(n, line, LobbyCommand::Challenge { opponent: name, terms: *terms })
            }
            Command::Seek(terms) => self.arrange(n, "seek".into(), LobbyCommand::Seek { terms: *terms }),
            Command::Withdraw(id) => {
                let wish = LobbyCommand::Withdraw { challenge: ChallengeId(id) };
                self.arrange(n, format!("withdraw C{id}"), wish)
            }
            Command::AcceptChallenge(id) => {
                let wish = LobbyCommand::Accept { challenge: ChallengeId(id) };
                self.arrange(n, format!("accept challenge C{id}"), wish)
            }
            Command::Arbiter(game, request) => self.judge(n, game, *request),
            Command::Everywhere(ref act) => self.everywhere(n, shown::word(&command), act),
            Command::Pace(game) => {
                let shown = shown::pace(self.service, game, self.player)?;
                let (ok, answer) = match shown {
                    Some(text) => (true, text),
                    None => (false, "Only an arbiter is shown this, of a game that there is.".into()),
                };
                self.entry(format!("arbiter {game} pace"), ok, answer);
                Ok(())
            }
            Command::DeclineChallenge(id) => {
                let wish = LobbyCommand::Decline { challenge: ChallengeId(id) };
                self.arrange(n, format!("decline challenge C{id}"), wish)
            }
            Command::Rematch => self.rematch(n),
            command => self.play(n, command, secret),
        }
    }

    fn set(&mut self, patch: &SettingsPatch) -> Result<(), Failure> {
        let line = patch.time_zone.as_ref().map_or("set".into(), |zone| format!("set time zone {zone}"));
        match self.service.accounts.change_settings(self.player.id, patch)? {
            Ok(changed) => {
                // Shown once, as they are in the end.
                self.entries.retain(|entry| entry.line != SETTINGS);
                self.entry(SETTINGS.into(), true, settings::list(self.service, &changed));
            }
            Err(refusal) => {
                self.entry(line, false, format!("{} Nothing was changed.", sentence(&refusal)));
            }
        }
        Ok(())
    }

    /// Challenges the opponent of the game to another one under the same rules, with the other colour.
    fn rematch(&mut self, n: usize) -> Result<(), Failure> {
        let game =
            self.game.as_ref().map(|(id, _, game)| (*id, game.color_of(self.player.id), game.is_over()));
        let Some((id, Some(color), is_over)) = game else {
            self.entry(
                "rematch".into(),
                false,
                "This needs a game of yours: reply to a mail about the game.",
            );
            return Ok(());
        };
        let view = self.service.games.game(id)?.filter(|_| is_over);
        let Some(view) = view else {
            self.entry("rematch".into(), false, format!("{id} is not over yet. Ask again after its end."));
            return Ok(());
        };
        let game = view.row.state;
        let start = match game.start {
            Start::Chess960 { .. } => StartWish::DrawnChess960,
            start => StartWish::At(start),
        };
        let terms = Terms { color: Some(!color), start, regulations: game.regulations };
        let opponent = view.names[!color].clone();
        self.arrange(n, "rematch".into(), LobbyCommand::Challenge { opponent, terms })
    }

    /// Commands about the game the reply address names.
    fn play(&mut self, n: usize, command: Command, secret: bool) -> Result<(), Failure> {
        let Some((id, _, game)) = &self.game else {
            self.entry(
                line_of(shown::word(&command), secret),
                false,
                "This needs a game: reply to a mail about the game.",
            );
            return Ok(());
        };
        let (id, adjourned) = (*id, matches!(game.phase, Phase::Adjourned { .. }));
        let color = game.color_of(self.player.id);
        let draw_offered = game.draw_offer.is_some_and(|offer| Some(offer.by) != color);
        let adjournment_offered = matches!(game.phase,
            Phase::Playing { adjournment_proposed_by: Some(by) } if Some(by) != color);
        let line = shown::word(&command).to_string();
        let request: Request = match command {
            Command::DrawOffer if adjourned => domain::Command::OfferDraw.into(),
            Command::DrawOffer => {
                let hint = if draw_offered {
                    "Your opponent has offered a draw already: write accept to agree."
                } else {
                    "A draw is offered together with a move: write the move on the line before."
                };
                self.entry(line, false, hint);
                return Ok(());
            }
            Command::Accept if adjournment_offered && draw_offered => {
                self.entry(
                    line,
                    false,
                    "Both a draw and an adjournment are offered: write accept draw or adjourn.",
                );
                return Ok(());
            }
            Command::Accept if adjournment_offered => domain::Command::AcceptAdjournment.into(),
            Command::Accept | Command::AcceptDraw => domain::Command::AcceptDraw.into(),
            Command::Decline if adjournment_offered && !draw_offered => {
                domain::Command::DeclineAdjournment.into()
            }
            Command::Decline | Command::DeclineDraw => domain::Command::DeclineDraw.into(),
            Command::Resign(Some(Confirmed::Yes)) => domain::Command::Resign.into(),
            Command::Resign(Some(Confirmed::Game(number))) if number == id.0 => {
                domain::Command::Resign.into()
            }
            Command::Resign(Some(Confirmed::Game(_))) => {
                self.entry(
                    line,
                    false,
                    format!("This address belongs to {id}. To resign it, write: resign {id}"),
                );
                return Ok(());
            }
            Command::Resign(None) => {
                self.entry(line, false, format!("You have not resigned. If you want to, write: resign {id}"));
                return Ok(());
            }
            Command::Claim(basis, announced) => Request::claim(basis, announced),
            Command::Adjourn => domain::Command::Adjourn.into(),
            Command::Clock(request) => request,
            Command::WithdrawFrom(scope, reason) => {
                let who = Who::Player(self.player.id);
                let request = Request::from(Unresolved::Withdraw { who, scope });
                if reason.is_empty() { request } else { request.with(reason) }
            }
            Command::DeclineAdjournment => domain::Command::DeclineAdjournment.into(),
            Command::Seal(text) => {
                let (text, draw_offer) = with_offer(&text);
                Request::seal(text, draw_offer)
            }
            Command::Draft(text) => {
                let (text, draw_offer) = with_offer(&text);
                Request::draft(text, draw_offer)
            }
            Command::SealDraft => domain::Command::Seal { envelope: None }.into(),
            Command::AdjournEarly => domain::Command::AdjournEarly.into(),
            Command::Choose(text) => domain::Command::ChooseReading { m: text.into() }.into(),
            Command::QuestionClocks => domain::Command::QuestionClocks.into(),
            Command::Resume => domain::Command::Resume { envelope: None }.into(),
            Command::Publish => domain::Command::Publish { envelope: None }.into(),
            Command::Say(message) => Request::say(message),
            Command::Conditions(lines) => {
                self.shows_conditions = true;
                Request::conditional(lines)
            }
            Command::Show(what) => {
                let answer = shown::show(self.service, id, self.player, what)?;
                self.shows_conditions |= what == Show::Conditions;
                self.entry(line, true, answer);
                return Ok(());
            }
            // Moves are steps of their own, and the rest is not about a game.
            Command::Move(_)
            | Command::Help
            | Command::Settings
            | Command::Set(_)
            | Command::Games
            | Command::Rematch
            | Command::Adjudicate(_)
            | Command::Seeks
            | Command::Challenge(..)
            | Command::Seek(_)
            | Command::Withdraw(_)
            | Command::Arbiter(..)
            | Command::Everywhere(_)
            | Command::Pace(_)
            | Command::AcceptChallenge(_)
            | Command::DeclineChallenge(_) => return Ok(()),
        };
        self.submit(n, line, request, secret)
    }

    fn key(&self, n: usize) -> Key {
        Key::of_mail(self.mail.id, n)
    }

    fn submit(&mut self, n: usize, line: String, request: Request, secret: bool) -> Result<(), Failure> {
        let Some((game, ply, _)) = &self.game else {
            self.entry(line, false, "This needs a game: reply to a mail about the game.");
            return Ok(());
        };
        // Whatever a mail says is about the game as its address names it.
        let revision = match self.mail.address {
            Address::Play { line, .. } => line,
            _ => 0,
        };
        let gives_conditions = request.conditional.as_ref().is_some_and(|lines| !lines.is_empty());
        let seen = if request.is_for_a_position() {
            Seen::Position(PositionId { ply: *ply, revision })
        } else if gives_conditions {
            Seen::Position(PositionId { ply: self.after_own_move(*ply), revision })
        } else {
            Seen::Revision(revision)
        };
        let submission = Submission {
            game: *game,
            actor: Actor::Player(self.player.id),
            request,
            seen,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        };
        let receipt = self.service.games.submit(submission)?;
        if moved(&receipt) {
            self.now_at = Some(receipt.ply);
        }
        let ended = receipt.events.iter().any(|event| event.ended().is_some());
        // Whoever has no mail of ends is told in the answer.
        let is_wanted = !ended || self.player.wants(NoticeKind::Results);
        self.ended |= ended && is_wanted;
        let is_mailed = self
            .game
            .as_ref()
            .and_then(|(_, _, game)| game.color_of(self.player.id))
            .is_some_and(|color| receipt.is_mailed_to(color, Channel::Mail));
        let me = self.game.as_ref().and_then(|(_, _, game)| game.color_of(self.player.id));
        let (ok, answer) = answered(&receipt, secret, me);
        self.untold |= !(ok && is_mailed && is_wanted);
        self.entries.push(Entry { line, answer, ok });
        Ok(())
    }

    /// Conditional moves are for the position after one's own last move, which one has seen, be it made before the
    /// mail one answers or after it.
    fn after_own_move(&self, seen: Ply) -> Ply {
        let Some((_, _, game)) = &self.game else { return seen };
        let theirs = game.on_move() != game.color_of(self.player.id);
        if theirs && game.ply == seen.next() { game.ply } else { seen }
    }

    /// In all his games that are under way.
    fn everywhere(&mut self, n: usize, line: &str, act: &BulkAct) -> Result<(), Failure> {
        let done = self.service.games.run_bulk_command(&BulkCommand {
            key: format!("mail.{}.{n}", self.mail.id),
            player: self.player.id,
            event: None,
            actor: Actor::Player(self.player.id),
            act: act.clone(),
            channel: Channel::Mail,
            received_at: self.mail.received_at,
        })?;
        let done = match done {
            Ok(done) => done,
            Err(refusal) => {
                self.entry(line.to_owned(), false, sentence(&refusal));
                return Ok(());
            }
        };
        let mut answer = match act {
            BulkAct::BookLeave { first, last } => format!("You are on leave from {first} to {last}"),
            BulkAct::CancelLeave { first } => format!("Your leave from {first} is cancelled"),
            _ => "It is done".into(),
        };
        let in_force = done.iter().filter(|(_, refusal)| refusal.is_none()).count();
        answer += &format!(" in {in_force} of your {} games.", done.len());
        for (game, refusal) in &done {
            if let Some(refusal) = refusal {
                answer += &format!(" {game}: {}", sentence(refusal));
            }
        }
        let ok = done.iter().any(|(_, refusal)| refusal.is_none());
        self.entry(line.to_owned(), ok, answer);
        Ok(())
    }

    /// As an arbiter, in the game he names: whether he is one, and of this game, is for the one door to say.
    fn judge(&mut self, n: usize, game: GameId, request: Request) -> Result<(), Failure> {
        let receipt = self.service.games.submit(Submission {
            game,
            actor: Actor::Arbiter(self.player.id),
            request,
            seen: Seen::Nothing,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        })?;
        let (ok, answer) = match &receipt.refusal {
            None => (true, self.ruling(game, &receipt)?),
            Some(refusal) => (false, sentence(refusal)),
        };
        let mut answer = answer;
        if let Some(Refusal::ApprovalNeeded { resume_at }) = receipt.refusal
            && resume_at > self.mail.received_at
        {
            answer += &format!(" The game resumes on {}.", shown::local(resume_at, self.player));
        }
        self.entry(format!("arbiter {game}"), ok, answer);
        Ok(())
    }

    /// Says what holds after an act of this arbiter. The reason is not repeated: it stays where it can be erased.
    fn ruling(&self, game: GameId, receipt: &Receipt) -> Result<String, Failure> {
        let last = receipt.version;
        let Some(first) =
            u32::try_from(receipt.events.len()).ok().and_then(|count| (last + 1).checked_sub(count))
        else {
            return Err(Failure::Inconsistent(format!("a receipt of {game} has more events than the game")));
        };
        if first > last {
            return Ok("Nothing changed: it was so before.".into());
        }
        let mut context = self.service.games.context(game, self.player, first, last)?;
        for message in &mut context.messages {
            message.text = "as you wrote it".into();
        }
        let told = notice::told_to_arbiter(&context, self.player);
        Ok(format!("{told} This is event {first} of {game}.").trim_start().to_owned())
    }

    fn arrange(&mut self, n: usize, line: String, wish: LobbyCommand) -> Result<(), Failure> {
        let wish_said = wish.clone();
        let arranged = self.service.lobby.arrange(LobbyRequest {
            actor: Actor::Player(self.player.id),
            wish,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        })?;
        let nothing_begun = match &wish_said {
            LobbyCommand::Withdraw { challenge } => {
                format!("{challenge} is withdrawn. Nobody can accept it any more.")
            }
            LobbyCommand::Decline { challenge } => {
                format!("You declined {challenge}. The challenger gets a mail.")
            }
            _ => "It is arranged.".into(),
        };
        let answer = match (&arranged.refusal, arranged.game, arranged.challenge) {
            (Some(refusal), _, _) => sentence(refusal),
            (None, Some(game), _) => format!("The game {game} has begun; a mail about it follows."),
            (None, None, Some(challenge)) if matches!(wish_said, LobbyCommand::Seek { .. }) => format!(
                "Your seek {challenge} is open: the first player who accepts it plays. To take it back, write: withdraw {challenge}"
            ),
            (None, None, Some(challenge)) if matches!(wish_said, LobbyCommand::Challenge { .. }) => format!(
                "Your challenge {challenge} is on its way. To take it back, write: withdraw {challenge}"
            ),
            (None, None, _) => nothing_begun,
        };
        self.entry(line, arranged.refusal.is_none(), answer);
        Ok(())
    }
}

/// "seal 5254 (=)" offers a draw with the sealed move.
fn with_offer(text: &str) -> (String, bool) {
    match text.strip_suffix("(=)") {
        Some(text) => (text.trim_end().to_string(), true),
        None => (text.to_string(), false),
    }
}

/// A refusal as a sentence.
fn sentence(refusal: &impl std::fmt::Display) -> String {
    let text = refusal.to_string();
    let mut chars = text.chars();
    let first = chars.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(chars).chain(['.']).collect()
}

/// Whether it was done, and what to say about it.
fn answered(receipt: &Receipt, secret: bool, me: Option<Color>) -> (bool, String) {
    match &receipt.refusal {
        Some(
            Refusal::NotAMove { .. }
            | Refusal::IllegalMove { .. }
            | Refusal::AmbiguousMove { .. }
            | Refusal::PromotionMissing { .. },
        ) if secret => (
            false,
            "This is not exactly one legal move here. Nothing was sealed; what you wrote is not repeated."
                .into(),
        ),
        Some(refusal) if refusal.is_about_conditions() && moved(receipt) => {
            (false, format!("Played. {}", sentence(refusal)))
        }
        refusal => {
            let refused = refusal.as_ref().map(sentence).unwrap_or_default();
            let told = me.map(|me| outcome::sentences(receipt, me));
            let answer = match told {
                Some(told) if !told.is_empty() || refusal.is_some() => format!("{refused} {told}"),
                Some(_) if receipt.events.is_empty() => "Nothing changed: it was so before.".into(),
                Some(_) => "It is in the record of the game.".into(),
                None => refused,
            };
            (refusal.is_none(), answer.trim().to_owned())
        }
    }
}

fn moved(receipt: &Receipt) -> bool {
    receipt.events.iter().any(|event| matches!(event, Event::Moved { .. }))
}
