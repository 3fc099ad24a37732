//! The arbiter queue: adjourned games and what each waits for, and the trail of one game with its evidence.

use std::collections::BTreeMap;

use domain::{
    Act, Actor, ByColor, Color, Digest, Envelope, Event, Game, GameId, Holders, Instant, Pace, Phase,
    PlayerId, Refusal, Span, Stage, State, pace,
};

use crate::{
    Channel, Failure, GameView, Service,
    games::{is_arbiter, names, page},
    outbox::{GameContext, context},
    ports::{self, Recorded, Tried, View},
    record,
};

/// A game with an envelope: it is adjourned, a draft lies in it, or it stayed shut and both players want it shown.
#[derive(Clone, Debug)]
pub struct Adjourned {
    /// Its number.
    pub id: GameId,
    /// The players' names.
    pub names: ByColor<String>,
    /// Where it stands.
    pub state: State,
    /// What it waits for, in words.
    pub waits_for: String,
    /// Who sealed, or has a draft in the envelope.
    pub sealed_by: Color,
    /// The holders of the keys that open the envelope.
    pub holders: Holders,
    /// SHA-256 of the envelope's text; that of a draft is gone when it is replaced.
    pub commitment: Digest,
    /// When it resumes, if it is adjourned.
    pub resume_at: Option<Instant>,
    /// The arbiter who has checked the face of the envelope.
    pub acknowledged_by: Option<PlayerId>,
}

/// Some of the games with an envelope.
#[derive(Clone, Debug)]
pub struct AdjournedPage {
    /// In the order of their numbers.
    pub games: Vec<Adjourned>,
    /// The last game looked at, if there are more after it.
    pub next: Option<GameId>,
}

/// Most refused attempts in a trail of each who plays or has done something.
const MOST_REFUSED: u32 = 1_000;
/// Most of each other one, who may be anybody, and of all those together: nobody fills the trail of a game that is not his.
const MOST_OF_OTHERS: [u32; 2] = [100, 1_000];
/// Events read at a time.
const PAGE: u32 = 500;

/// What anybody did or tried in a game.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// In order.
    pub lines: Vec<TrailLine>,
    /// Refused attempts that are not in it: there were too many of one, and the first ones are.
    pub left_off: u32,
}

/// One line of the trail of a game.
#[derive(Clone, Debug)]
pub struct TrailLine {
    /// When it was judged.
    pub at: Instant,
    /// Who.
    pub actor: Actor,
    /// Through which door, as long as the receipt is kept; none for a conditional move.
    pub channel: Option<Channel>,
    /// The event and what it was; none for an attempt that was refused.
    pub event: Option<(u32, Event)>,
    /// What was refused.
    pub refusal: Option<Refusal>,
    /// When our own intake stamped it, for a move.
    pub received_at: Option<Instant>,
    /// Time used for it, for a move.
    pub used: Option<Span>,
    /// The mail it came with.
    pub mail: Option<MailEvidence>,
}

/// The mail a submission came with.
#[derive(Clone, Debug)]
pub struct MailEvidence {
    /// Its number in the inbox.
    pub inbox: i64,
    /// When its DATA ended.
    pub received_at: Instant,
    /// Keyed digest of recipient and content; of a mail that held a move to be sealed nothing is kept that tells it.
    pub digest: Digest,
    /// SHA-256 of the raw mail as it was taken in, as long as it is kept.
    pub sha256: Option<Digest>,
    /// Its Message-ID, which stands in the sender's copy too, as long as it is kept.
    pub message_id: Option<String>,
}

impl Service {
    /// Games with an envelope that somebody waits for, with numbers above `after`, in order; `None` if the viewer is no
    /// arbiter.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn adjourned(
        &self,
        viewer: PlayerId,
        after: GameId,
        limit: u32,
    ) -> Result<Option<AdjournedPage>, Failure> {
        ports::read(&*self.ledger, |view| {
            if !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let ids = view.games_with_envelopes(after, page(limit))?;
            let next = (ids.len() == page(limit) as usize).then(|| ids.last().copied()).flatten();
            let mut found = Vec::new();
            for id in ids {
                found.extend(adjourned(view, id)?);
            }
            Ok(Some(AdjournedPage { games: found, next }))
        })
    }

    /// Games that wait for an arbiter ([`Game::waits_for_arbiter`](domain::Game::waits_for_arbiter)), with numbers above `after`, in order; `None` if the viewer is none.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn games_asking(
        &self,
        viewer: PlayerId,
        after: GameId,
        limit: u32,
    ) -> Result<Option<Vec<GameView>>, Failure> {
        ports::read(&*self.ledger, |view| {
            if !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let mut found = Vec::new();
            for id in view.games_asking(after, page(limit))? {
                let Some(row) = view.game(id)? else { continue };
                let names = names(view, row.state.players)?;
                found.push(GameView { row, names });
            }
            Ok(Some(found))
        })
    }

    /// How both sides of a game have used their time, with their names; `None` if the viewer is no arbiter of it, or there
    /// is no such game.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn pace(&self, id: GameId, viewer: PlayerId) -> Result<Option<ByColor<(String, Pace)>>, Failure> {
        let now = self.now();
        ports::read(&*self.ledger, |view| {
            let Some(row) = view.game(id)? else { return Ok(None) };
            if plays(&row.state, viewer) || !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let mut events = Vec::new();
            while let Some(after) = u32::try_from(events.len()).ok().filter(|&n| n < row.state.events) {
                let page = view.events(id, after, PAGE)?;
                if page.is_empty() {
                    break;
                }
                events.extend(page.into_iter().map(|recorded| recorded.event));
            }
            let paces = pace(&events, now)
                .ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
            Ok(Some(names(view, row.state.players)?.zip(paces)))
        })
    }

    /// Everything anybody did or tried in a game, in order, with its evidence; `None` if the viewer is no arbiter, or
    /// plays in it or did: what his opponent tried and by which door is not for him. Empty for an unknown game. Doors and
    /// refused attempts are known as long as receipts are kept; who is turned away before he is heard, because he is
    /// nobody, or wants to act as an arbiter and is none, has tried nothing.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn game_trail(&self, id: GameId, viewer: PlayerId) -> Result<Option<Trail>, Failure> {
        ports::read(&*self.ledger, |view| {
            let plays = view.game(id)?.is_some_and(|row| plays(&row.state, viewer));
            if !plays && is_arbiter(view, viewer)? { self.trail_of(view, id).map(Some) } else { Ok(None) }
        })
    }
}

impl Service {
    /// A game with its whole record and its texts; `None` if the viewer is no arbiter, plays in the game or did, or there
    /// is no such game.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn game_context(&self, id: GameId, viewer: PlayerId) -> Result<Option<GameContext>, Failure> {
        ports::read(&*self.ledger, |view| {
            let plays = view.game(id)?.is_none_or(|row| plays(&row.state, viewer));
            if plays || !is_arbiter(view, viewer)? {
                return Ok(None);
            }
            let viewer = view.player(viewer)?;
            context(view, id, viewer.as_ref(), None).map(Some)
        })
    }
}

/// Plays in the game, or did before somebody else took over.
fn plays(game: &Game, viewer: PlayerId) -> bool {
    game.color_of(viewer).is_some() || game.replaced_players.contains(&viewer)
}

fn adjourned(view: &mut dyn View, id: GameId) -> Result<Option<Adjourned>, Failure> {
    let Some(row) = view.game(id)? else { return Ok(None) };
    let names = names(view, row.state.players)?;
    let state = row.state.state();
    let (envelope, sealed_by, mut waits_for) = match (&row.state.phase, &row.state.session.draft) {
        (Phase::Adjourned { sealed_by, envelope, stage, .. }, _) => {
            (envelope, *sealed_by, stage_waits_for(stage, envelope, &names[*sealed_by], &names[!*sealed_by]))
        }
        (Phase::Ended { .. }, _) => {
            let Some(shut) = row.state.envelope_to_publish() else { return Ok(None) };
            let by_whom = format!("an arbiter with a key, or {}", names[shut.sealed_by]);
            (&shut.envelope, shut.sealed_by, format!("{by_whom}, to show what both players want shown"))
        }
        (_, Some(draft)) => {
            let by = row.state.position.side_to_move();
            (draft, by, format!("{}, to seal the draft or another move; his clock runs", names[by]))
        }
        _ => return Ok(None),
    };
    let (resume_at, acknowledged_by) = match &row.state.phase {
        Phase::Adjourned { resume_at, acknowledged_by, .. } => (Some(*resume_at), *acknowledged_by),
        _ => (None, None),
    };
    if let Holders::Arbiters { arbiters, needed } = &envelope.holders {
        let mut gone = Vec::new();
        for arbiter in arbiters {
            if view.player(*arbiter)?.is_none_or(|account| account.email.is_none()) {
                gone.push(arbiter.0.to_string());
            }
        }
        if !gone.is_empty() {
            let left = arbiters.len() - gone.len();
            let nobody =
                if left < usize::from(*needed) { ", so that the envelope cannot be opened here" } else { "" };
            waits_for.push_str(&format!(
                "; of those who hold its keys player {} has left{nobody}",
                gone.join(", ")
            ));
        }
    }
    let (commitment, holders) = (envelope.commitment, envelope.holders.clone());
    Ok(Some(Adjourned {
        id,
        names,
        state,
        waits_for,
        sealed_by,
        holders,
        commitment,
        resume_at,
        acknowledged_by,
    }))
}

fn stage_waits_for(stage: &Stage, envelope: &Envelope, sealer: &str, replier: &str) -> String {
    match stage {
        Stage::Waiting => format!("the time of resumption, or {replier}"),
        Stage::Due { .. } => "the opening of the envelope; no clock runs".into(),
        Stage::ReplierAbsent => format!("{replier}, whose clock runs"),
        Stage::SealerAbsent => format!("{replier}, who sealed before and has not come; his clock runs"),
        Stage::Late { .. } => "the opening of the envelope: somebody came too late".into(),
        Stage::Missing { .. } if !envelope.strict => {
            format!(
                "the arbiter, to adjudicate, or {sealer}, if he has the text that was sealed; no clock runs"
            )
        }
        Stage::Missing { .. } => format!("{sealer}, to show the text that was sealed; his clock runs"),
        Stage::Choosing { .. } => format!("{replier}, to choose a reading; his clock runs"),
    }
}

impl Service {
    fn trail_of(&self, view: &mut dyn View, id: GameId) -> Result<Trail, Failure> {
        let mut record: Vec<Recorded> = Vec::new();
        loop {
            let part = view.events(id, record.last().map_or(0, |last| last.seq), PAGE)?;
            let more = part.len() == PAGE as usize;
            record.extend(part);
            if !more {
                break;
            }
        }
        if record.is_empty() {
            return Ok(Trail::default());
        }
        let mut actors: Vec<Actor> = Vec::new();
        for recorded in &record {
            let players = match recorded.event {
                Event::Created { players, .. } => vec![players.white, players.black],
                Event::Act { act: Act::Replace { player, .. }, .. } => vec![player],
                _ => Vec::new(),
            };
            for actor in players.into_iter().map(Actor::Player).chain([recorded.actor]) {
                if actor != Actor::Timekeeper && !actors.contains(&actor) {
                    actors.push(actor);
                }
            }
        }
        let (mut caused, mut refused) = (Vec::new(), Vec::new());
        for &actor in &actors {
            let done = view.caused(id, actor)?;
            caused.extend(self.with_mail(view, done)?);
        }
        let mut whom = view.refused_whom(id)?;
        // Before anybody else who is not of the game.
        whom.sort_by_key(|(actor, _)| !matches!(actor, Actor::Arbiter(_)));
        let [most_of_one, mut room] = MOST_OF_OTHERS;
        let mut left_off: u32 = 0;
        for (actor, times) in whom {
            let most = if actors.contains(&actor) { MOST_REFUSED } else { most_of_one.min(room) };
            let shown = if most > 0 { view.refused(id, actor, most)? } else { Vec::new() };
            let taken = u32::try_from(shown.len()).unwrap_or(u32::MAX);
            if !actors.contains(&actor) {
                room -= taken.min(room);
            }
            left_off = left_off.saturating_add(times.saturating_sub(taken));
            refused.extend(self.with_mail(view, shown)?);
        }
        let caused: BTreeMap<u32, _> = caused.into_iter().map(|one| (one.0.first, one)).collect();
        let mut lines: Vec<TrailLine> = record
            .into_iter()
            .map(|recorded| {
                let by_it =
                    |one: &&(Tried, _)| one.0.actor == recorded.actor && recorded.seq <= one.0.version;
                let by = caused.range(..=recorded.seq).next_back().map(|(_, one)| one).filter(by_it);
                // A conditional move came through no door when it was played.
                let by = by.filter(|_| !recorded.event.is_conditional());
                let (received_at, used) = match recorded.event {
                    Event::Moved { received_at, reflection, .. }
                    | Event::Sealed { received_at, reflection, .. } => (Some(received_at), Some(reflection)),
                    _ => (None, None),
                };
                let timekeeper = (recorded.actor == Actor::Timekeeper).then_some(Channel::Timekeeper);
                TrailLine {
                    at: recorded.event.at(),
                    actor: recorded.actor,
                    channel: by.map(|(one, _)| one.channel).or(timekeeper),
                    received_at,
                    used,
                    event: Some((recorded.seq, recorded.event)),
                    refusal: None,
                    mail: by.and_then(|(_, mail)| mail.clone()),
                }
            })
            .collect();
        lines.extend(refused.into_iter().filter_map(|(one, mail)| {
            Some(TrailLine {
                at: one.at,
                actor: one.actor,
                channel: Some(one.channel),
                event: None,
                refusal: Some(one.refusal.filter(|refusal| !refusal.is_about_conditions())?),
                received_at: mail.as_ref().map(|mail| mail.received_at),
                used: None,
                mail,
            })
        }));
        lines.sort_by_key(|line| (line.at, line.event.as_ref().map_or(u32::MAX, |(seq, _)| *seq)));
        Ok(Trail { lines, left_off })
    }

    fn with_mail(
        &self,
        view: &mut dyn View,
        tried: Vec<Tried>,
    ) -> Result<Vec<(Tried, Option<MailEvidence>)>, Failure> {
        tried.into_iter().map(|one| self.mail_of(view, &one).map(|mail| (one, mail))).collect()
    }

    /// The key of what came by mail is `mail:NUMBER:LINE`.
    fn mail_of(&self, view: &mut dyn View, one: &Tried) -> Result<Option<MailEvidence>, Failure> {
        let number = one.key.0.strip_prefix("mail:").and_then(|rest| rest.split(':').next()?.parse().ok());
        let (Channel::Mail, Some(inbox)) = (one.channel, number) else { return Ok(None) };
        let mail = view.inbound(inbox)?;
        let Some(mail) = mail else { return Ok(None) };
        let raw = mail.raw.is_some().then(|| self.open_mail(&mail)).transpose()?;
        Ok(Some(MailEvidence {
            inbox,
            received_at: mail.received_at,
            digest: mail.digest,
            sha256: raw.as_deref().map(record::sha256),
            message_id: raw.as_deref().and_then(message_id),
        }))
    }
}

/// The value of the first header of this name; what is no plain text is no identifier.
fn message_id(raw: &[u8]) -> Option<String> {
    const NAME: &[u8] = b"message-id:";
    let lines = raw.split(|&byte| byte == b'\n').take_while(|line| !line.trim_ascii().is_empty());
    let mut values = lines.filter_map(|line| {
        let (name, value) = line.split_at_checked(NAME.len())?;
        name.eq_ignore_ascii_case(NAME).then_some(value)
    });
    let value = values.next()?.trim_ascii();
    let plain = value.len() <= 998 && value.iter().all(u8::is_ascii_graphic);
    plain.then(|| String::from_utf8_lossy(value).into_owned())
}
