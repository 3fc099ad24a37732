//! The export of an account: everything the service knows about somebody, for themselves.

use std::{collections::BTreeMap, fmt};

use domain::{
    Color, GameId, Instant, Outcome, PlayerId, Termination,
    notation::{Letters, Notation},
};
use serde::Serialize;

use crate::{
    Failure,
    accounts::service::Accounts,
    games::{analysis, notes},
    kernel::mail_problems,
    model::{
        AccountEvent, AnalysisLine, Audience, BoardColours, Frequency, GameSummary, MailFormat, MailStanding,
        MailTimes, MailTrust, Missing, NoticeKind, PeopleRefusal, PieceSet, Role, WrittenMessage,
        account_refusal::Answer,
    },
    ports::{Ledger, View, read},
};

/// Games read at once.
pub(super) const PAGE: u32 = 200;

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
    /// The lines of their analysis boards on games.
    pub analyses: Vec<ExportedAnalysis>,
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
    /// The instant at which it was last refreshed; for a browser, of its last use, to the day.
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

/// The lines of the analysis board on a game in an export.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedAnalysis {
    /// The number of the game.
    pub game: GameId,
    /// The lines.
    pub lines: Vec<AnalysisLine>,
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
pub(super) fn all_games(
    ledger: &dyn Ledger,
    player: PlayerId,
    over: bool,
) -> Result<Vec<GameSummary>, Failure> {
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
                Err(failure) if failure.is_unreadable() => {
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
        let vault = &*self.kernel.vault;
        let rows = read(&*self.kernel.ledger, |view: &mut dyn View| view.notes_of(player))?;
        let notes = opened(rows, "notes", &mut damaged, |game, sealed| {
            let text = notes::open(vault, game, player, sealed)?;
            Ok((!text.is_empty()).then_some(ExportedNotes { game, text }))
        })?;
        let rows = read(&*self.kernel.ledger, |view: &mut dyn View| view.analyses_of(player))?;
        let analyses = opened(rows, "lines of analysis", &mut damaged, |game, sealed| {
            let lines = analysis::open(vault, game, player, sealed)?;
            Ok((!lines.is_empty()).then_some(ExportedAnalysis { game, lines }))
        })?;
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
                analyses: analyses.clone(),
                damaged: damaged.clone(),
            }))
        })
    }
}

/// Opens rows that are sealed for a player. Those that cannot be read are named in `damaged`.
fn opened<T>(
    rows: Vec<(GameId, Vec<u8>)>,
    what: &str,
    damaged: &mut Vec<String>,
    open: impl Fn(GameId, &[u8]) -> Result<Option<T>, Failure>,
) -> Result<Vec<T>, Failure> {
    let mut all = Vec::new();
    for (game, sealed) in rows {
        match open(game, &sealed) {
            Ok(one) => all.extend(one),
            Err(failure) if failure.is_unreadable() => {
                tracing::error!(%game, %failure, what, "missing in an export");
                damaged.push(format!("the {what} on {game}"));
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(all)
}
