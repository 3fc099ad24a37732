use std::sync::Arc;

use domain::{
    Actor, BadStart, ByColor, Cause, Command, Digest, GameId, Instant, PlayerId, RecordEntry, Refusal,
    Regulations, Span, Start, decide,
};

use crate::{
    Failure,
    games::{
        envelopes, notices,
        submit::{account, append, digests, zones},
    },
    kernel::{mail_problems, rate_limit::Budget},
    lobby::{drawn::Drawn, service::Lobby},
    model::{
        Challenge, ChallengeId, ChallengeState, Epoch, LobbyCommand, LobbyReceipt, LobbyRequest, MailKind,
        NewMail, Recipient, SessionId, StartChoice, StoredArranged, Terms,
        mail_details::{ChallengeNotice, ChallengeStep, MailDetails},
    },
    ports::{self, Tx, Vault, View},
};

/// A challenge or seek that nobody answered is closed after this.
pub const CHALLENGE_EXPIRES: Span = Span::days(30);

/// The most challenges and seeks somebody may have open.
pub const MAX_OPEN_CHALLENGES: u32 = 50;

/// Lists are remembered under this one, for all arbiters.
const OF_ANYBODY: Actor = Actor::Timekeeper;

/// The most characters PGN's Event tag has.
const MAX_TOURNAMENT: usize = 100;

pub(super) struct PendingRequest {
    pub(super) lobby_request: LobbyRequest,
    session: Option<SessionId>,
    pub(super) vault: Arc<dyn Vault>,
    pub(crate) request: Digest,
    now: Instant,
    drawn: Drawn,
    /// The choices for each line of a list.
    pub(super) drawn_lines: Vec<Drawn>,
    pub(crate) epoch: Epoch,
    pub(crate) budget: Budget,
}

/// A game that was judged and may begin.
pub(super) struct Prepared {
    players: ByColor<PlayerId>,
    entries: Vec<RecordEntry>,
}

/// The receipt, or the refusal.
pub(super) type Judgement = Result<Result<LobbyReceipt, Refusal>, Failure>;

impl Lobby {
    /// The entry point for what comes before a game: challenges, seeks, and games an arbiter creates. Idempotent and
    /// recorded like [`crate::Games::submit`].
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was stored, and the same lobby request may be made again.
    pub fn arrange(&self, lobby_request: LobbyRequest) -> Result<LobbyReceipt, Failure> {
        let arranged = self.arrange_in(lobby_request, None)?;
        arranged.ok_or_else(|| Failure::Bug("a session was looked at that nobody named".into()))
    }

    /// Judges a challenge or a seek of a player as [`Lobby::arrange`] does, and stores nothing. Returns the refusal, if
    /// there is one.
    ///
    /// # Errors
    ///
    /// [`Failure`]. [`Failure::Bug`] for another command.
    pub fn preview(&self, by: PlayerId, command: &LobbyCommand) -> Result<Option<Refusal>, Failure> {
        let (opponent, terms) = match command {
            LobbyCommand::Challenge { opponent, terms } => (Some(opponent.as_str()), terms),
            LobbyCommand::Seek { terms } => (None, terms),
            _ => return Err(Failure::Bug("a preview of no offer was asked for".into())),
        };
        let (now, drawn) = (self.kernel.now(), Drawn::new(&self.kernel));
        ports::read(&*self.kernel.ledger, |view| Ok(addressee(view, by, opponent, terms, drawn, now)?.err()))
    }

    /// [`Lobby::arrange`] for somebody who is known by the proof of this session alone. `None` if it has ended:
    /// nothing was judged or kept, and the key is still good.
    ///
    /// # Errors
    ///
    /// As [`Lobby::arrange`].
    pub fn arrange_in(
        &self,
        lobby_request: LobbyRequest,
        session: Option<SessionId>,
    ) -> Result<Option<LobbyReceipt>, Failure> {
        self.kernel.may_act()?;
        let author = match (lobby_request.actor, &lobby_request.command) {
            (Actor::Player(player), LobbyCommand::Challenge { .. }) => Some(player),
            _ => None,
        };
        let pending = Arc::new(PendingRequest {
            request: digests::request_digest(&*self.kernel.vault, &("arrange", &lobby_request.command))?,
            now: self.kernel.now().max(lobby_request.received_at),
            drawn: Drawn::new(&self.kernel),
            drawn_lines: Drawn::for_list(&self.kernel, &lobby_request.command),
            epoch: self.kernel.epoch,
            budget: Budget::new(Arc::clone(&self.kernel.rate_limits), author),
            lobby_request,
            session,
            vault: Arc::clone(&self.kernel.vault),
        });
        let arranged = ports::write(&*self.kernel.ledger, move |tx| pending.run(tx))?;
        if let Some(LobbyReceipt { game, games, repeated: false, .. }) = &arranged {
            game.iter().chain(games).for_each(|&game| self.kernel.game_events.notify(game));
        }
        Ok(arranged)
    }
}

impl PendingRequest {
    fn run(&self, tx: &mut dyn Tx) -> Result<Option<LobbyReceipt>, Failure> {
        let LobbyRequest { actor, key, channel, .. } = &self.lobby_request;
        let refused = |refusal| LobbyReceipt { refusal: Some(refusal), ..LobbyReceipt::default() };
        let account = account::account_in(tx, *actor, self.session, self.now)?;
        if account.is_none() && self.session.is_some() {
            return Ok(None);
        }
        if let Some(stored) = tx.arranged(*actor, key)? {
            let same = stored.request == self.request;
            return Ok(Some(if same {
                LobbyReceipt { repeated: true, ..stored.arranged }
            } else {
                refused(Refusal::KeyReused)
            }));
        }
        let list_key =
            if account::allowed(*actor, account.as_ref()).is_ok() { self.list_key(tx)? } else { None };
        if let Some(list_key) = &list_key
            && let Some(stored) = tx.arranged(OF_ANYBODY, list_key)?
        {
            return Ok(Some(LobbyReceipt { repeated: true, ..stored.arranged }));
        }
        if let Err(refusal) = self.budget.spend() {
            return Ok(Some(refused(refusal)));
        }
        let is_list = matches!(self.lobby_request.command, LobbyCommand::CreateList { .. });
        let judged = match account::allowed(*actor, account.as_ref()) {
            Ok(_hand) => self.judge(tx)?,
            Err(refusal) => Err(refusal),
        };
        let arranged = judged.unwrap_or_else(refused);
        // A list is corrected, or the player it lacks comes, and then it is sent again.
        if is_list && arranged.games.is_empty() {
            return Ok(Some(arranged));
        }
        let stored = StoredArranged { request: self.request, arranged };
        tx.insert_arranged(*actor, key, *channel, self.now, &stored)?;
        if let Some(list_key) = list_key {
            tx.insert_arranged(OF_ANYBODY, &list_key, *channel, self.now, &stored)?;
        }
        Ok(Some(stored.arranged))
    }

    fn judge(&self, tx: &mut dyn Tx) -> Judgement {
        let LobbyRequest { actor, command, .. } = &self.lobby_request;
        match (actor, command) {
            (Actor::Arbiter(_), LobbyCommand::Create { white, black, start, regulations, tournament }) => {
                self.create(tx, [white, black], start, regulations, tournament)
            }
            (Actor::Arbiter(_), LobbyCommand::CreateList { games }) => self.create_list(tx, games),
            (_, LobbyCommand::Create { .. } | LobbyCommand::CreateList { .. }) => {
                Ok(Err(Refusal::NotAnArbiter))
            }
            (&Actor::Player(by), LobbyCommand::Challenge { opponent, terms }) => {
                self.post(tx, by, Some(opponent), terms)
            }
            (&Actor::Player(by), LobbyCommand::Seek { terms }) => self.post(tx, by, None, terms),
            (&Actor::Player(by), LobbyCommand::Accept { challenge }) => self.accept(tx, by, *challenge),
            (&Actor::Player(by), LobbyCommand::Decline { challenge }) => {
                let addressed = |challenge: &Challenge| challenge.to == Some(by);
                self.close(tx, *challenge, ChallengeState::Declined, addressed)
            }
            (&Actor::Player(by), LobbyCommand::Withdraw { challenge }) => {
                let own = |challenge: &Challenge| challenge.by == by;
                self.close(tx, *challenge, ChallengeState::Withdrawn, own)
            }
            _ => Ok(Err(Refusal::NotAPlayer)),
        }
    }

    fn create(
        &self,
        tx: &mut dyn Tx,
        names: [&str; 2],
        start: &StartChoice,
        regulations: &Regulations,
        tournament: &str,
    ) -> Judgement {
        let prepared =
            match self.prepare_named(tx, names, self.drawn.start(start), regulations, tournament)? {
                Ok(prepared) => prepared,
                Err(refusal) => return Ok(Err(refusal)),
            };
        let game = self.begin(tx, prepared)?;
        Ok(Ok(LobbyReceipt { game: Some(game), ..LobbyReceipt::default() }))
    }

    /// Judges a game of these players.
    pub(super) fn prepare_named(
        &self,
        tx: &mut dyn Tx,
        names: [&str; 2],
        start: Start,
        regulations: &Regulations,
        tournament: &str,
    ) -> Result<Result<Prepared, Refusal>, Failure> {
        let tournament = tournament.trim();
        if tournament.chars().count() > MAX_TOURNAMENT || tournament.chars().any(char::is_control) {
            return Ok(Err(BadStart::TournamentName(MAX_TOURNAMENT).into()));
        }
        let (Some(white), Some(black)) = (named(tx, names[0])?, named(tx, names[1])?) else {
            return Ok(Err(Refusal::UnknownPlayer));
        };
        self.prepare(tx, ByColor { white, black }, start, regulations, tournament)
    }

    /// Judges a game, and writes nothing.
    fn prepare(
        &self,
        tx: &mut dyn Tx,
        players: ByColor<PlayerId>,
        start: Start,
        regulations: &Regulations,
        tournament: &str,
    ) -> Result<Result<Prepared, Refusal>, Failure> {
        let zones = if regulations.free_time.is_none() {
            ByColor::default()
        } else {
            ByColor {
                white: zones::zone_of(tx, players.white, self.now)?,
                black: zones::zone_of(tx, players.black, self.now)?,
            }
        };
        let command = Command::Create {
            players,
            start,
            regulations: regulations.clone(),
            tournament: tournament.to_owned(),
            zones,
        };
        let LobbyRequest { actor, received_at, .. } = &self.lobby_request;
        let decision = decide(None, *actor, &Cause::new(command, *received_at), self.now);
        if let Some(refusal) = decision.refusal {
            return Ok(Err(refusal));
        }
        if let Some(reason) = envelopes::unfit(tx, players, regulations)? {
            return Ok(Err(reason.into()));
        }
        let event = |event| RecordEntry { actor: *actor, cause: None, event };
        Ok(Ok(Prepared { players, entries: decision.events.into_iter().map(event).collect() }))
    }

    /// Begins a game that was judged.
    pub(super) fn begin(&self, tx: &mut dyn Tx, prepared: Prepared) -> Result<GameId, Failure> {
        let Prepared { players, entries } = prepared;
        let LobbyRequest { actor, channel, .. } = &self.lobby_request;
        let id = tx.new_game_id()?;
        let appended = append::append(tx, id, None, &entries, self.now)?;
        let state = &appended.row.state;
        for mail in
            notices::plan(id, state, &appended.events, *actor, *channel, ByColor::default(), self.epoch)
        {
            tx.enqueue(&mail)?;
        }
        mail_problems::look_again(tx, players.white)?;
        mail_problems::look_again(tx, players.black)?;
        Ok(id)
    }

    fn post(&self, tx: &mut dyn Tx, by: PlayerId, opponent: Option<&str>, terms: &Terms) -> Judgement {
        let to = match addressee(tx, by, opponent, terms, self.drawn, self.now)? {
            Ok(to) => to,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let id = tx.post_challenge(&Challenge {
            id: ChallengeId(0),
            by,
            to,
            terms: terms.clone(),
            created_at: self.now,
            expires_at: self.now + CHALLENGE_EXPIRES,
            state: ChallengeState::Open,
        })?;
        if let Some(to) = to {
            self.tell(tx, id, to, ChallengeStep::Posted)?;
        }
        Ok(Ok(LobbyReceipt { challenge: Some(id), ..LobbyReceipt::default() }))
    }

    fn accept(&self, tx: &mut dyn Tx, by: PlayerId, id: ChallengeId) -> Judgement {
        let visible = |challenge: &Challenge| challenge.to.is_none_or(|to| to == by) || challenge.by == by;
        let challenge = match self.open(tx, id, visible)? {
            Ok(challenge) => challenge,
            Err(refusal) => return Ok(Err(refusal)),
        };
        // A deleted account meets nobody.
        if account::authorize(tx, Actor::Player(challenge.by))?.is_err() {
            return Ok(Err(Refusal::ChallengeClosed));
        }
        let color = challenge.terms.color.unwrap_or(self.drawn.color);
        let players =
            ByColor { white: color.fold_wb(challenge.by, by), black: color.fold_wb(by, challenge.by) };
        let Terms { start, regulations, .. } = &challenge.terms;
        let prepared = match self.prepare(tx, players, self.drawn.start(start), regulations, "")? {
            Ok(prepared) => prepared,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let game = self.begin(tx, prepared)?;
        tx.close_challenge(id, ChallengeState::Accepted { game }, self.now)?;
        Ok(Ok(LobbyReceipt { challenge: Some(id), game: Some(game), ..LobbyReceipt::default() }))
    }

    fn close(
        &self,
        tx: &mut dyn Tx,
        id: ChallengeId,
        state: ChallengeState,
        may: impl Fn(&Challenge) -> bool,
    ) -> Judgement {
        let challenge = match self.open(tx, id, may)? {
            Ok(challenge) => challenge,
            Err(refusal) => return Ok(Err(refusal)),
        };
        tx.close_challenge(id, state, self.now)?;
        match (state, challenge.to) {
            (ChallengeState::Declined, _) => self.tell(tx, id, challenge.by, ChallengeStep::Declined)?,
            (_, Some(to)) => self.tell(tx, id, to, ChallengeStep::Withdrawn)?,
            _ => {}
        }
        Ok(Ok(LobbyReceipt { challenge: Some(id), ..LobbyReceipt::default() }))
    }

    /// The challenge, if it is open and the actor has to do with it.
    fn open(
        &self,
        tx: &mut dyn Tx,
        id: ChallengeId,
        may: impl Fn(&Challenge) -> bool,
    ) -> Result<Result<Challenge, Refusal>, Failure> {
        Ok(match tx.challenge(id)?.filter(may) {
            None => Err(Refusal::UnknownChallenge),
            Some(challenge) if !challenge.is_open(self.now) => Err(Refusal::ChallengeClosed),
            Some(challenge) => Ok(challenge),
        })
    }

    /// An accepted challenge is told by the mail that the game began.
    fn tell(
        &self,
        tx: &mut dyn Tx,
        id: ChallengeId,
        to: PlayerId,
        news: ChallengeStep,
    ) -> Result<(), Failure> {
        let key = format!("challenge.{}.{}{}", id.0, news.name(), self.epoch.suffix());
        let mut mail = NewMail::new(key, Recipient::Player(to), MailKind::Challenge, self.now);
        mail.details = MailDetails::Challenge(ChallengeNotice { challenge: id, news });
        tx.enqueue(&mail)
    }
}

/// Judges an offer, and finds the player whom it challenges; none for a seek.
fn addressee(
    view: &mut dyn View,
    by: PlayerId,
    opponent: Option<&str>,
    terms: &Terms,
    drawn: Drawn,
    now: Instant,
) -> Result<Result<Option<PlayerId>, Refusal>, Failure> {
    let to = match opponent {
        None => None,
        Some(name) => match named(view, name)? {
            None => return Ok(Err(Refusal::UnknownPlayer)),
            Some(to) if to == by => return Ok(Err(Refusal::SamePlayer)),
            to => to,
        },
    };
    if let Err(refusal) = check_terms(terms, drawn) {
        return Ok(Err(refusal));
    }
    let players = ByColor { white: by, black: to.unwrap_or(by) };
    let arbiters = terms.regulations.arbiter.named.iter().copied();
    if let Some(reason) = envelopes::unfit_arbiters(view, players, arbiters)? {
        return Ok(Err(reason.into()));
    }
    if view.open_challenges(by, now)? >= MAX_OPEN_CHALLENGES {
        return Ok(Err(Refusal::TooManyChallenges { limit: MAX_OPEN_CHALLENGES }));
    }
    Ok(Ok(to))
}

/// A player by name, unless the account was deleted.
pub(super) fn named(view: &mut dyn View, name: &str) -> Result<Option<PlayerId>, Failure> {
    let found = view.player_by_name(name.trim())?;
    Ok(found.filter(|player| player.email.is_some()).map(|player| player.id))
}

/// A game that cannot begin is refused when it is offered, not when it is accepted.
fn check_terms(terms: &Terms, drawn: Drawn) -> Result<(), Refusal> {
    terms.regulations.check().map_err(BadStart::from)?;
    drawn.start(&terms.start).begin(&terms.regulations).map_err(BadStart::from)?;
    Ok(())
}
