//! The hash chain over the events of a game.

use domain::{Actor, Digest, Event, EventKind, Game, GameId, Ply, RecordEntry, Regulations};
use sha2::{Digest as _, Sha256};

use crate::Failure;

/// The hash before the first event.
pub const GENESIS: Digest = Digest([0; 32]);

/// The canonical text of an event has three lines: `postzug event 1`, the previous hash in hexadecimal, and JSON. The JSON
/// has game, seq, actor, the event, and its cause if it has one.
pub fn text(
    previous: &Digest,
    game: GameId,
    seq: u32,
    actor: Actor,
    cause: Option<&str>,
    body: &str,
) -> Result<String, Failure> {
    let actor = serde_json::to_string(&actor).map_err(unwritten)?;
    let cause = cause.map(|cause| format!(",\"cause\":{cause}")).unwrap_or_default();
    Ok(format!(
        "postzug event 1\n{previous}\n{{\"game\":{},\"seq\":{seq},\"actor\":{actor},\"event\":{body}{cause}}}\n",
        game.0
    ))
}

fn unwritten(error: serde_json::Error) -> Failure {
    Failure::Other("an event could not be written", Box::new(error))
}

/// Returns true if the text is one entry in canonical form. Unknown members could carry hidden data.
pub fn is_text_of(
    text: &str,
    previous: &Digest,
    game: GameId,
    seq: u32,
    entry: &RecordEntry,
) -> Result<bool, Failure> {
    let body = serde_json::to_string(&entry.event).map_err(unwritten)?;
    let cause = entry.cause.as_ref().map(serde_json::to_string).transpose().map_err(unwritten)?;
    let again = self::text(previous, game, seq, entry.actor, cause.as_deref(), &body)?;
    Ok(text == again || is_older_form(text, &again, &entry.event))
}

/// Accepts the regulations in the form of an earlier version.
pub(crate) fn is_older_form(text: &str, again: &str, event: &Event) -> bool {
    match &event.kind {
        // The list of rules, and whether a usual rule is written down, change between versions. A reader of rules takes
        // nothing else there.
        EventKind::Created { .. } => match (around_rules(text), around_rules(again)) {
            (Some((before, rules, after)), Some((before_again, _, after_again))) => {
                (before, after) == (before_again, after_again)
                    && serde_json::from_str::<Regulations>(rules).is_ok()
            }
            _ => false,
        },
        _ => false,
    }
}

/// The regulations in the text of the first event, with what stands before and behind them. Nothing in a string looks
/// like their name: there quotation marks are escaped.
pub(crate) fn around_rules(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once(",\"regulations\":")?;
    let (rules, after) = rest.split_once(",\"tournament\":")?;
    Some((before, rules, after))
}

/// The hash of an event: SHA-256 over its canonical text. `sha256sum` can check it.
pub fn hash(
    previous: &Digest,
    game: GameId,
    seq: u32,
    actor: Actor,
    cause: Option<&str>,
    body: &str,
) -> Result<Digest, Failure> {
    text(previous, game, seq, actor, cause, body).map(|text| sha256(text.as_bytes()))
}

/// Returns the ply that an event makes for the first time. `before` has the half-moves now, and the most there ever were:
/// one ply has one move, unless an arbiter undid it.
pub(crate) fn new_ply(before: Option<(Ply, Ply)>, after: &Game) -> Option<Ply> {
    let (ply, reached) = before.unwrap_or_default();
    (after.ply > ply && after.ply > reached).then_some(after.ply)
}

pub(crate) fn sha256(bytes: &[u8]) -> Digest {
    Digest(Sha256::digest(bytes).into())
}

#[cfg(test)]
mod tests {
    use domain::PlayerId;

    use super::*;

    #[test]
    fn older_form_of_rules_only() {
        const RULES: &str =
            r#"{"time_control":{"kind":"per_move","days":7},"illegal_moves":{"opponent_gains_days":0}}"#;
        let created = |rules: &str| {
            format!(
                r#"{{"type":"created","at":1,"players":{{"white":2,"black":3}},"start":{{"kind":"standard"}},"regulations":{rules},"tournament":""}}"#
            )
        };
        let said = |body: String| {
            let event: Event = serde_json::from_str(&body).expect("an event");
            let (actor, game) = (Actor::Player(PlayerId(2)), GameId(1));
            let text = text(&GENESIS, game, 1, actor, None, &body).expect("a text");
            let entry = RecordEntry { actor, cause: None, event };
            is_text_of(&text, &GENESIS, game, 1, &entry).expect("no failure")
        };
        assert!(said(created(RULES)));
        assert!(said(created("{}")));
        for beside in [r#"{},"note":{}"#, r#"{},"note":{"regulations":{}}"#] {
            assert!(!said(created(beside)), "{beside}");
        }
        assert!(!said(created(RULES).replace(r#""at":1"#, r#""at": 1"#)));
        let body = |more: &str| format!(r#"{{"type":"draw_offered","at":1,"by":"white"{more}}}"#);
        assert!(said(body("")));
        assert!(!said(body(r#","note":1"#)));
    }
}
