//! The trail of one game with its evidence.

use std::collections::BTreeMap;

use domain::{Act, Actor, Digest, Event, EventKind, GameId, Instant, PlayerId, Refusal, Span};

use crate::{
    Failure,
    games::{
        arbiter_queue::adjourned::{PAGE, plays},
        service::ArbiterQueue,
    },
    kernel::names::is_arbiter,
    model::{Channel, Key, Recorded, Tried, as_it_arrived, record},
    ports::{self, View},
};

/// Most refused attempts in a trail of each who plays or has done something.
const MOST_REFUSED: u32 = 1_000;

/// Most of each other one, who may be anybody, and of all those together: nobody fills the trail of a game that is not
/// theirs.
const MOST_OF_OTHERS: [u32; 2] = [100, 1_000];

/// All acts and refused attempts in a game.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// The lines in order.
    pub lines: Vec<TrailLine>,
    /// Refused attempts that are not in it: there were too many of one, and the first ones are.
    pub left_off: u32,
}

/// One line of the trail of a game.
#[derive(Clone, Debug)]
pub struct TrailLine {
    /// The instant at which it was judged.
    pub at: Instant,
    /// The account.
    pub actor: Actor,
    /// The entry point, as long as the receipt is stored; none for a conditional move.
    pub channel: Option<Channel>,
    /// The event and what it was; none for an attempt that was refused.
    pub event: Option<(u32, Event)>,
    /// The refusal.
    pub refusal: Option<Refusal>,
    /// The instant at which our own intake stamped it, for a move.
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
    /// The end of its DATA.
    pub received_at: Instant,
    /// Keyed digest of recipient and content; of a mail that held a move to be sealed nothing is stored that tells it.
    pub digest: Digest,
    /// SHA-256 of the raw mail as it was taken in, as long as it is stored.
    pub sha256: Option<Digest>,
    /// Its Message-ID, which the sender's copy has too, as long as it is stored.
    pub message_id: Option<String>,
}

impl ArbiterQueue {
    /// Returns every act and attempt in a game, in order, with its evidence; empty for an unknown game. `None` if the
    /// viewer is no arbiter, or plays or played in it: the attempts and entry points of an opponent are not for them. Entry
    /// points and refused attempts are known as long as receipts are stored. Requests without an account or the role of an
    /// arbiter are rejected earlier and do not count.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn trail(&self, id: GameId, viewer: PlayerId) -> Result<Option<Trail>, Failure> {
        ports::read(&*self.kernel.ledger, |view| {
            let plays = view.game(id)?.is_some_and(|row| plays(&row.state, viewer));
            if !plays && is_arbiter(view, viewer)? { self.trail_of(view, id).map(Some) } else { Ok(None) }
        })
    }
}

impl ArbiterQueue {
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
        let actors = actors_of(&record);
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
        let mut lines: Vec<TrailLine> =
            record.into_iter().map(|recorded| line_of(recorded, &caused)).collect();
        lines.extend(refused.into_iter().filter_map(|(one, mail)| {
            Some(TrailLine {
                at: one.at,
                actor: role_of(one.actor, one.refusal.as_ref(), &actors),
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

    fn mail_of(&self, view: &mut dyn View, one: &Tried) -> Result<Option<MailEvidence>, Failure> {
        let Key::Mail { inbox, .. } = one.key else { return Ok(None) };
        let mail = view.inbound(inbox)?;
        let Some(mail) = mail else { return Ok(None) };
        let raw = mail.raw.is_some().then(|| self.kernel.open_mail(&mail)).transpose()?;
        Ok(Some(MailEvidence {
            inbox,
            received_at: mail.received_at,
            digest: mail.digest,
            sha256: raw.as_deref().map(|raw| record::sha256(&as_it_arrived(raw))),
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

/// Returns everybody who played or acted in a game, in order.
fn actors_of(record: &[Recorded]) -> Vec<Actor> {
    let mut actors: Vec<Actor> = Vec::new();
    for recorded in record {
        let players = match recorded.event.kind {
            EventKind::Created { players, .. } => vec![players.white, players.black],
            EventKind::Act { act: Act::Replace { player, .. }, .. } => vec![player],
            _ => Vec::new(),
        };
        for actor in players.into_iter().map(Actor::Player).chain([recorded.actor]) {
            if actor != Actor::Timekeeper && !actors.contains(&actor) {
                actors.push(actor);
            }
        }
    }
    actors
}

/// Returns the role in which an attempt was made that was refused. A player who asks for an act of an arbiter is none, and
/// neither is an arbiter in a game of their own.
fn role_of(actor: Actor, refusal: Option<&Refusal>, actors: &[Actor]) -> Actor {
    match actor {
        Actor::Arbiter(id)
            if refusal == Some(&Refusal::NotAnArbiter) || actors.contains(&Actor::Player(id)) =>
        {
            Actor::Player(id)
        }
        _ => actor,
    }
}

/// Returns the line of an event, with the attempt that caused it.
fn line_of(recorded: Recorded, caused: &BTreeMap<u32, (Tried, Option<MailEvidence>)>) -> TrailLine {
    let by_it = |one: &&(Tried, _)| one.0.actor == recorded.actor && recorded.seq <= one.0.version;
    let by = caused.range(..=recorded.seq).next_back().map(|(_, one)| one).filter(by_it);
    // A conditional move came through no entry point when it was played.
    let by = by.filter(|_| !recorded.event.is_conditional());
    let (received_at, used) = match recorded.event.kind {
        EventKind::Moved { received_at, reflection, .. }
        | EventKind::Sealed { received_at, reflection, .. } => (Some(received_at), Some(reflection)),
        _ => (None, None),
    };
    let timekeeper = (recorded.actor == Actor::Timekeeper).then_some(Channel::Timekeeper);
    TrailLine {
        at: recorded.event.at,
        actor: recorded.actor,
        channel: by.map(|(one, _)| one.channel).or(timekeeper),
        received_at,
        used,
        event: Some((recorded.seq, recorded.event)),
        refusal: None,
        mail: by.and_then(|(_, mail)| mail.clone()),
    }
}
