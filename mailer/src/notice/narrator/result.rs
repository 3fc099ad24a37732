//! The result of a game.

use domain::{Color, Outcome, Termination};

use super::EventNarrator;

impl EventNarrator<'_> {
    /// Describes the result and the way the game ended.
    pub(super) fn ended(&self, outcome: Outcome, termination: Termination, reason: Option<&str>) -> String {
        let side = |color: Color| color.fold_wb("White", "Black");
        let how = match termination {
            Termination::TimeLimitExceeded if self.game.by_silence => {
                "by silence: no move was made for too long"
            }
            _ => termination_words(termination),
        };
        let result = match (outcome, outcome.winner()) {
            (_, Some(color)) => {
                let wins = if self.reader == Some(color) { "win" } else { "wins" };
                format!("{} ({}) {wins} {how}", self.who(color), side(color))
            }
            (Outcome::BothLose, None) => format!("both players lose {how}"),
            (Outcome::NoResult, None) => format!("no result, {how}"),
            (_, None)
                if matches!(termination, Termination::TimeLimitExceeded | Termination::IllegalMoves) =>
            {
                format!("drawn, {how}, but the opponent could not checkmate")
            }
            (_, None) => format!("drawn {how}"),
        };
        let reason = reason.map_or_else(String::new, |reason| format!(" The arbiter's reason: {reason}"));
        format!("{} is over, {outcome}: {result}.{reason}", self.context.id)
    }
}

const fn termination_words(termination: Termination) -> &'static str {
    match termination {
        Termination::Checkmate => "by checkmate",
        Termination::Resignation => "by resignation",
        Termination::Stalemate => "by stalemate",
        Termination::DeadPosition => "because neither side can checkmate",
        Termination::Agreement => "by agreement",
        Termination::ThreefoldRepetition => "by threefold repetition, on claim",
        Termination::FiftyMoves => "by the fifty-move rule, on claim",
        Termination::Tablebase => "by an endgame tablebase, on claim",
        Termination::FivefoldRepetition => "by fivefold repetition",
        Termination::SeventyFiveMoves => "by the seventy-five-move rule",
        Termination::TimeLimitExceeded => "because the time limit was exceeded",
        Termination::IllegalMoves => "because of illegal moves",
        Termination::SealedMove => "because the sealed move was ambiguous or illegal",
        Termination::Forfeit => "by forfeit",
        Termination::Cancelled => "because an arbiter cancelled it",
        Termination::Annulled => "because an arbiter annulled it",
        Termination::Expulsion => "because the other player was expelled",
        Termination::Withdrawal => "because of a withdrawal",
        Termination::Adjudication => "by adjudication",
    }
}
