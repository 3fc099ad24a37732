use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use domain::{
    Actor, Color, Command, GameId, Instant, Outcome, PlayerId, Seen, Termination,
    notation::{Letters, Notation},
};
use serde::Serialize;

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{service::Accounts, sessions::Means},
    games::notes::open,
    kernel::{
        account_notice::news,
        mail_problems,
        trail::{DELETED, record},
    },
    model::{
        AccountEvent, AccountNotice, Audience, BoardColours, Channel, Frequency, GameSummary, Key,
        MailFormat, MailStanding, MailTimes, MailTrust, Missing, NoticeKind, PeopleRefusal, PieceSet, Player,
        Recipient, Role, Submission, WrittenMessage, names::pseudonym,
    },
    ports::{Ledger, View, read, write},
};

/// Games read at once.
const PAGE: u32 = 200;

/// Everything the service knows about somebody, for themselves. Secrets are not in it: we do not have them.
#[derive(Clone, Debug, Serialize)]
pub struct AccountExport {
    /// The instant at which it was made, UTC milliseconds.
    pub exported_at: Instant,
    /// The account's number.
    pub player: PlayerId,
    /// Its name.
    pub name: String,
    /// Its mail address.
    pub email: Option<String>,
    /// Their role.
    pub role: Role,
    /// IANA name of their time zone.
    pub time_zone: String,
    /// The language that they read, as a tag of BCP 47.
    pub language: String,
    /// Piece letters of their language.
    pub letters: Letters,
    /// The notation of moves in their mails.
    pub notation: Notation,
    /// The pieces on the boards of their pages.
    pub pieces: PieceSet,
    /// The colours of the boards of their pages.
    pub board: BoardColours,
    /// The proof that their mails need.
    pub mail_trust: MailTrust,
    /// Moves by mail are acknowledged.
    pub acknowledge: bool,
    /// No board drawing in mails.
    pub no_board: bool,
    /// The form of mails to them.
    pub mail_format: MailFormat,
    /// Notices of games carry the PGN as an attachment, too.
    pub pgn_attached: bool,
    /// Notices that change the own deadline carry it as an attachment for calendar programs, too.
    pub calendar_attached: bool,
    /// Kinds of notices, and their frequencies.
    pub notices: BTreeMap<NoticeKind, Frequency>,
    /// The times at which they want mail.
    pub mail_times: MailTimes,
    /// The instant at which the account was made.
    pub created_at: Instant,
    /// Mail to them that did not arrive.
    pub mail_problem: Option<MailStanding>,
    /// Their sessions.
    pub sessions: Vec<ExportedSession>,
    /// Their tokens for programs.
    pub api_tokens: Vec<ExportedToken>,
    /// The instant at which the address of their calendar was made.
    pub calendar_made_at: Option<Instant>,
    /// The addresses of their webhooks.
    pub webhooks: Vec<String>,
    /// The trail of the account.
    pub trail: Vec<AccountEvent>,
    /// Their games, newest first; `GET /v1/games/{id}/pgn` has the moves.
    pub games: Vec<ExportedGame>,
    /// The messages they wrote.
    pub messages: Vec<WrittenMessage>,
    /// Their private notes on games.
    pub notes: Vec<ExportedNotes>,
    /// Stored data that cannot be read, so that it is missing here. The operator finds the cause in the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub damaged: Vec<String>,
}

/// A session in an export.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedSession {
    /// The name of its client.
    pub device: String,
    /// The instant at which it began.
    pub created_at: Instant,
    /// The instant at which it was last refreshed.
    pub refreshed_at: Instant,
}

/// A token for programs in an export.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedToken {
    /// Its label.
    pub label: String,
    /// Its scopes.
    pub scopes: String,
    /// The instant at which it was made.
    pub created_at: Instant,
    /// The instant at which it was last used.
    pub last_used_at: Option<Instant>,
}

/// A game in an export.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedGame {
    /// Its number.
    pub id: GameId,
    /// Tells whether they have White.
    pub white: bool,
    /// The opponent's name.
    pub opponent: String,
    /// The instant at which it started.
    pub started_at: Instant,
    /// The end: instant, outcome and reason.
    pub ended: Option<(Instant, Outcome, Termination)>,
    /// Their conditional moves, a line each, as they want moves to be written.
    pub conditional_moves: Vec<Vec<String>>,
}

/// Private notes on a game in an export.
#[derive(Clone, Serialize)]
pub struct ExportedNotes {
    /// The number of the game.
    pub game: GameId,
    /// The text.
    pub text: String,
}

impl fmt::Debug for ExportedNotes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExportedNotes(..)")
    }
}

impl ExportedGame {
    fn new(game: GameSummary, player: PlayerId) -> Self {
        let white = game.players.white == player;
        let color = if white { Color::White } else { Color::Black };
        let opponent = game.names[color.other()].clone();
        let (started_at, ended) = (game.started_at, game.ended);
        Self { id: game.id, white, opponent, started_at, ended, conditional_moves: Vec::new() }
    }
}

/// All games of a player that are over, or not.
fn all_games(ledger: &dyn Ledger, player: PlayerId, over: bool) -> Result<Vec<GameSummary>, Failure> {
    let mut games: Vec<GameSummary> = Vec::new();
    loop {
        let before = games.last().map(|game| game.id);
        let page = read(ledger, |view: &mut dyn View| {
            view.games_of(player, Audience::Accounts, over, before, PAGE)
        })?;
        let last = page.len() < PAGE as usize;
        games.extend(page);
        if last {
            return Ok(games);
        }
    }
}

impl Accounts {
    /// Everything the service knows about a player.
    ///
    /// # Errors
    ///
    /// [`Failure`]; [`PeopleRefusal::NotFound`].
    pub fn export_account(&self, player: PlayerId) -> Answer<AccountExport> {
        let (mut games, mut damaged): (Vec<ExportedGame>, _) = (Vec::new(), Vec::new());
        for game in all_games(&*self.kernel.ledger, player, false)? {
            let conditional_moves = match self.games.seen_conditions(game.id, player, false) {
                Ok(conditions) => conditions.map(|seen| seen.own).unwrap_or_default(),
                // The rest is theirs all the same.
                Err(failure @ (Failure::Damaged(_) | Failure::Key(_))) => {
                    tracing::error!(game = %game.id, %failure, "conditional moves are not in an export");
                    damaged.push(format!("the conditional moves of {}", game.id));
                    Vec::new()
                }
                Err(failure) => return Err(failure),
            };
            games.push(ExportedGame { conditional_moves, ..ExportedGame::new(game, player) });
        }
        let over = all_games(&*self.kernel.ledger, player, true)?;
        games.extend(over.into_iter().map(|game| ExportedGame::new(game, player)));
        let notes = self.exported_notes(player, &mut damaged)?;
        let exported_at = self.kernel.now();
        read(&*self.kernel.ledger, |view: &mut dyn View| {
            let Some(account) = view.player(player)? else {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            };
            let sessions = view.sessions(player)?.into_iter().map(|session| ExportedSession {
                device: session.device,
                created_at: session.created_at,
                refreshed_at: session.refreshed_at,
            });
            let api_tokens = view.api_tokens(player)?.into_iter().map(|token| ExportedToken {
                label: token.label,
                scopes: token.scopes,
                created_at: token.created_at,
                last_used_at: token.last_used_at,
            });
            let notices = account.notices();
            Ok(Ok(AccountExport {
                exported_at,
                player,
                name: account.name,
                email: account.email,
                role: account.role,
                time_zone: account.time_zone,
                language: account.language,
                letters: account.letters,
                notation: account.notation,
                pieces: account.pieces,
                board: account.board,
                mail_trust: account.mail_trust,
                acknowledge: account.acknowledge,
                no_board: account.no_board,
                mail_format: account.mail_format,
                pgn_attached: account.pgn_attached,
                calendar_attached: account.calendar_attached,
                notices,
                mail_times: account.mail_times,
                created_at: account.created_at,
                mail_problem: mail_problems::standing(view, player)?,
                sessions: sessions.collect(),
                api_tokens: api_tokens.collect(),
                calendar_made_at: view.calendar_made_at(player)?,
                webhooks: view.webhooks(player)?.into_iter().map(|webhook| webhook.url).collect(),
                trail: view.account_events(player)?,
                games: games.clone(),
                messages: view.messages_by(player)?,
                notes: notes.clone(),
                damaged: damaged.clone(),
            }))
        })
    }

    fn exported_notes(
        &self,
        player: PlayerId,
        damaged: &mut Vec<String>,
    ) -> Result<Vec<ExportedNotes>, Failure> {
        let mut notes = Vec::new();
        for (game, sealed) in read(&*self.kernel.ledger, |view: &mut dyn View| view.notes_of(player))? {
            match open(&*self.kernel.vault, game, player, &sealed) {
                Ok(text) if text.is_empty() => {}
                Ok(text) => notes.push(ExportedNotes { game, text }),
                Err(failure @ (Failure::Damaged(_) | Failure::Key(_))) => {
                    tracing::error!(%game, %failure, "notes are not in an export");
                    damaged.push(format!("the notes on {game}"));
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(notes)
    }

    /// Deletes an account. A pseudonym replaces the name; address, settings and the key for envelopes are erased.
    /// Sessions, tokens, codes and the address of the calendar are void, and webhooks are deleted. Their notes, the
    /// texts of their messages, and mails from them, to them or about these are erased. Games stay on record under
    /// the pseudonym. Running games must be resigned first, or are with `resign_all`. `means` of `None` is the operator;
    /// a player needs a sign-in of the last 15 minutes.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for an old sign-in, running games, the last administrator.
    pub fn delete_account(&self, player: PlayerId, means: Option<Means>, resign_all: bool) -> Answer<()> {
        if let Err(refusal) = self.kernel.signed_in_freshly(means) {
            return Ok(Err(refusal));
        }
        // Checked before anything is resigned: a player who must stay keeps their games.
        let last = read(&*self.kernel.ledger, |view: &mut dyn View| last_administrator(view, player))?;
        if last {
            return Ok(Err(PeopleRefusal::LastAdministrator));
        }
        if resign_all {
            self.resign_all(player)?;
        }
        let at = self.kernel.now();
        let unique = self.kernel.unique();
        let by = means.map(|_| player);
        // Codes on their way to them, whatever for.
        let Some(email) = self.player(player)?.and_then(|account| account.email) else {
            return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
        };
        let mailbox = self.kernel.mailbox_digest(&email);
        let mails = read(&*self.kernel.ledger, |view| view.mails_of(player, &email))?;
        write(&*self.kernel.ledger, move |tx| {
            let Some(account) = tx.player(player)?.filter(|account| account.email.is_some()) else {
                return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
            };
            let games = tx.games_of(player, Audience::Accounts, false, None, PAGE)?.len();
            if games > 0 {
                return Ok(Err(PeopleRefusal::GamesRunning { games }));
            }
            if last_administrator(tx, player)? {
                return Ok(Err(PeopleRefusal::LastAdministrator));
            }
            tx.update_player(&erased(&account))?;
            tx.end_sessions(player)?;
            tx.revoke_api_tokens(player)?;
            tx.void_codes(&mailbox)?;
            tx.erase_messages(player)?;
            tx.forget_notes(player)?;
            tx.forget_envelope_key(player)?;
            tx.forget_calendar(player)?;
            tx.close_challenges_of(player, at)?;
            for webhook in tx.webhooks(player)? {
                tx.delete_webhook(webhook.id)?;
            }
            tx.forget_mails(player, at)?;
            tx.forget_sender(&mails)?;
            tx.forget_closing_lines(player)?;
            tx.forget_mail_problem(player)?;
            record(tx, player, by, at, DELETED, "")?;
            if let Some(old) = account.email {
                let deleted = AccountNotice::Deleted { name: account.name, language: Some(account.language) };
                tx.enqueue(&news(&unique, Recipient::Address(old), &deleted, at))?;
            }
            Ok(Ok(()))
        })
    }

    fn resign_all(&self, player: PlayerId) -> Result<(), Failure> {
        for game in all_games(&*self.kernel.ledger, player, false)? {
            let receipt = self.games.submit(Submission {
                game: game.id,
                actor: Actor::Player(player),
                request: Command::Resign.into(),
                seen: Seen::Nothing,
                received_at: self.kernel.now(),
                channel: Channel::Http,
                key: Key::Named(format!("account-deletion:{}:{}", game.id.0, game.version)),
            })?;
            if let Some(refusal) = receipt.refusal {
                tracing::info!(
                    game = game.id.0,
                    refusal = refusal.code(),
                    "not resigned when an account was to be deleted"
                );
            }
        }
        Ok(())
    }
}

/// Tells whether nobody would be administrator without this player.
fn last_administrator(view: &mut dyn View, player: PlayerId) -> Result<bool, Failure> {
    let administrator = view.player(player)?.is_some_and(|account| account.role == Role::Administrator);
    Ok(administrator && !view.has_administrator(Some(player))?)
}

/// The account after its deletion.
fn erased(account: &Player) -> Player {
    Player {
        name: pseudonym(account.id).to_string(),
        email: None,
        role: Role::Player,
        language: "en".into(),
        letters: Default::default(),
        notation: Default::default(),
        pieces: PieceSet::default(),
        board: BoardColours::default(),
        time_zone: "UTC".into(),
        mail_trust: MailTrust::Off,
        acknowledge: false,
        no_board: false,
        mail_format: MailFormat::default(),
        pgn_attached: false,
        calendar_attached: false,
        muted: BTreeSet::default(),
        mail_times: MailTimes::default(),
        ..account.clone()
    }
}
