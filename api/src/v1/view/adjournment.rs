//! Adjournments as readers see them.

use domain::{ByColor, Game, Holders, Phase, Stage, State, wire};
use messages::describe_standing;
use serde::Serialize;
use utoipa::ToSchema;

use super::reader::{Reader, Time};
use crate::{http::language::Said, v1::schemas};

/// An adjournment. The sealed move is nowhere in it.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct AdjournmentBody {
    /// Its state in the diagram of docs/arbitrate/adjournment.md: `playing`, `sealing`, `waiting`, `due`, `replier_absent`,
    /// `sealer_absent`, `late`, `missing` or `choosing`.
    pub state: &'static str,
    /// The side that proposes to adjourn.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub proposed_by: Option<&'static str>,
    /// A draft lies in an envelope and can still be replaced.
    pub drafted: bool,
    /// The side that sealed.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub sealed_by: Option<&'static str>,
    /// SHA-256 of the envelope's text.
    pub commitment: Option<String>,
    /// SHA-256 of the text as encrypted.
    pub ciphertext: Option<String>,
    /// The arbiters whose keys open it; empty when the service does.
    pub holders: Vec<i64>,
    /// The number of them that it takes.
    pub needed: Option<u8>,
    /// The player encrypted it; nobody has looked at the move.
    pub strict: bool,
    /// The latest time of resumption.
    pub resume_at: Option<Time>,
    /// The sealer asked to resume, or is there.
    pub sealer_ready: bool,
    /// The player who must reply has declared so, too.
    pub replier_ready: bool,
    /// The arbiter who has checked the face of the envelope.
    pub acknowledged_by: Option<i64>,
    /// The arbiter who agrees to an opening before the time.
    pub early_approved_by: Option<i64>,
    /// The sealer whose move is on the board and who has not come yet.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub absent: Option<&'static str>,
    /// The time at which the absent player loses by default (`default_days`): before the resumption as it will be if
    /// nothing else happens. An outage of the service moves it; for the sealer it starts again at a later opening.
    pub default_at: Option<Time>,
    /// Readings of an ambiguous sealed move, of which the opponent chooses.
    pub readings: Vec<String>,
    /// The step that it waits for: `sealing`, `ready_both`, `ready_replier`, `arrival` (of an absent player), `opening`,
    /// `sealed_text`, `adjudication` or `reading`. With `ready_both` the game resumes when both players are ready, and with
    /// `ready_replier` when the one who must reply is. Otherwise it resumes at `next_by`. After a withdrawal it is null: an
    /// arbiter decides the game.
    pub next: Option<&'static str>,
    /// The latest time of that step; null where it waits for an arbiter, and where there is none.
    pub next_by: Option<Time>,
    /// The state, what happens next and what the reader can do, in sentences for the reader.
    #[schema(value_type = Vec<String>)]
    pub says: Vec<Said>,
}

impl AdjournmentBody {
    /// Describes the adjournment; `None` where there is nothing to say.
    pub(super) fn new(game: &Game, names: &ByColor<String>, reader: &Reader) -> Option<Self> {
        let default_at = game.default_ahead().map(|(at, _)| reader.time(at));
        let standing = game.standing();
        let says = describe_standing(game, names, game.color_of(reader.id)).paragraphs();
        let mut body = Self {
            state: state_name(game.state()),
            default_at,
            next: standing.map(|standing| standing.next.into()),
            next_by: standing.and_then(|standing| standing.until).map(|until| reader.time(until)),
            says: says.flatten().map(Said).collect(),
            ..Self::default()
        };
        match &game.phase {
            Phase::Playing { adjournment_proposed_by, .. } => {
                let absent = game.session.absent;
                body.proposed_by = adjournment_proposed_by.map(wire::color_name);
                body.absent = absent.map(wire::color_name);
                (body.proposed_by.is_some() || absent.is_some()).then_some(body)
            }
            Phase::Sealing => {
                body.drafted = game.session.draft.is_some();
                Some(body)
            }
            Phase::Adjourned {
                sealed_by,
                envelope,
                resume_at,
                sealer_ready,
                replier_ready,
                acknowledged_by,
                early_by,
                stage,
            } => {
                body.sealed_by = Some(wire::color_name(*sealed_by));
                body.commitment = Some(envelope.commitment.to_string());
                body.ciphertext = Some(envelope.ciphertext.to_string());
                body.holders = match &envelope.holders {
                    Holders::Vault => Vec::new(),
                    Holders::Arbiters { arbiters, .. } => arbiters.iter().map(|id| id.0).collect(),
                };
                body.needed = match envelope.holders {
                    Holders::Vault => None,
                    Holders::Arbiters { needed, .. } => Some(needed),
                };
                body.strict = envelope.strict;
                body.resume_at = Some(reader.time(*resume_at));
                body.sealer_ready = *sealer_ready;
                body.replier_ready = *replier_ready;
                body.acknowledged_by = acknowledged_by.map(|id| id.0);
                body.early_approved_by = early_by.map(|id| id.0);
                if let Stage::Choosing { readings, .. } = stage {
                    body.readings = readings.clone();
                }
                Some(body)
            }
            Phase::Ended { .. } => None,
        }
    }
}

/// The name of a state in docs/arbitrate/adjournment.md, in lower case.
pub(crate) const fn state_name(state: State) -> &'static str {
    match state {
        State::Playing => "playing",
        State::Sealing => "sealing",
        State::Waiting => "waiting",
        State::Due => "due",
        State::ReplierAbsent => "replier_absent",
        State::SealerAbsent => "sealer_absent",
        State::Late => "late",
        State::Missing => "missing",
        State::Choosing => "choosing",
        State::Ended => "ended",
    }
}
