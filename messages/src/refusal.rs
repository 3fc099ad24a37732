//! Refusals of commands.

use domain::{ConditionFault, Refusal, WrongClaim, notation::Reading, sealing::NotSealable, wire};

use crate::Sentence;

impl Sentence for Refusal {
    fn sentence(&self) -> String {
        let sentence = match self {
            Self::NotAPlayer => "you are not a player of this game",
            Self::NotAnArbiter => "only an arbiter may do this",
            Self::SamePlayer => "a player cannot play against themselves",
            Self::BadStart { reason } => {
                return format!("the game cannot start like this: {}", reason.sentence());
            }
            Self::NotYourMove => "it is the opponent's move",
            Self::WrongPly { expected, current } => {
                return format!(
                    "this was meant for the position after {expected} half-moves, but {current} have been played"
                );
            }
            Self::AlreadyPlayed { ply } => {
                return format!("this move was already recorded as half-move {}", ply.0);
            }
            Self::NotAMove { text } => {
                return format!("\"{text}\" is not a move in any notation this service knows");
            }
            Self::IllegalMove { text, reason } => {
                return format!("\"{text}\" is not legal here: {}", reason.sentence());
            }
            Self::AmbiguousMove { text, readings } => {
                return format!("\"{text}\" has more than one reading: {}", notation_list(readings));
            }
            Self::PromotionMissing { text, readings } => {
                return format!("\"{text}\" must say what the pawn becomes: {}", notation_list(readings));
            }
            Self::TooLate { .. } => "the time limit was exceeded before this was received",
            Self::GameOver => "the game is over",
            Self::NoDrawOffer => "the opponent has not offered a draw",
            Self::DrawTooEarly { move_number } => {
                return format!("no draw may be agreed before move {move_number} is completed");
            }
            Self::ClaimNotCorrect { reason } => {
                return format!("the claim is not correct: {}", reason.sentence());
            }
            Self::OfferTooSoon { moves } => {
                return format!(
                    "after a draw offer you make {moves} moves before you offer again; the move was played without it"
                );
            }
            Self::NoTablebaseClaims => "the regulations of this game do not allow claims by tablebases",
            Self::TableNeeded => "the tablebases are needed",
            Self::TooManyMen { men } => {
                return format!("with more than {men} men on the board no claim by a tablebase is possible");
            }
            Self::ReferredBefore => "an arbiter was asked about this position before; play a move first",
            Self::AnalysisNeeded => "adjudication is requested with your analysis, not claimed",
            Self::NoAdjudication => "the regulations of this game do not let a player ask for adjudication",
            Self::AlreadyAsked => "you have asked for adjudication in this game before",
            Self::AdjudicationTooEarly { move_number } => {
                return format!("adjudication can be asked for when move {move_number} is completed");
            }
            Self::AnalysedEnough => "you have handed in analysis three times; the arbiter decides by it",
            Self::BadAnalysis => "analysis is plain text of 1 to 20,000 characters",
            Self::ClaimPending => "a claim waits for the arbiter's decision; no clock runs until then",
            Self::NoClaim => "no claim of that number waits for a decision",
            Self::Adjourned => "the game is adjourned; no move can be made until it resumes",
            Self::NotAdjourned => "the game is not adjourned",
            Self::MustSeal => "the game is being adjourned: seal your move instead of playing it",
            Self::NotSealing => "no adjournment has been agreed or ordered",
            Self::NotSealable { why } => {
                return format!("nothing was sealed, the move was not taken: {}", why.sentence());
            }
            Self::AdjournmentNotAllowed => {
                "the regulations of this game do not let the players agree to adjourn"
            }
            Self::AlreadyProposed { by_you: true } => {
                "you have already proposed to adjourn; the opponent has not answered yet"
            }
            Self::AlreadyProposed { by_you: false } => {
                "the opponent has proposed to adjourn: to accept, reply to the mail that says so, or name the position on the board"
            }
            Self::NoAdjournmentProposed => "the opponent has not proposed to adjourn",
            Self::AlreadyRequested => {
                "you have already asked to resume; the envelope opens when your opponent is ready"
            }
            Self::CommitmentMismatch { sealed_by } => {
                return format!(
                    "the opened envelope does not match the {} commitment",
                    wire::color_name(*sealed_by)
                );
            }
            Self::EnvelopeNeeded => "the text of the envelope is needed",
            Self::ArbitersHoldIt => "the arbiters have the keys of the envelope: it is opened with its text",
            Self::NoSession => "sessions of this game have no set length: propose to adjourn instead",
            Self::SessionTooLong { .. } => {
                "adjourning now would use your time until the session ends, and your time limit ends before"
            }
            Self::NotEncrypted => "this is not an envelope encrypted with age, armored, of at most 32 KiB",
            Self::WrongRecipients { needed, holders } => {
                return format!(
                    "the envelope is not encrypted to those who must open it: it takes {needed} of {holders} keys, all of which stand \
             under /envelope/recipients"
                );
            }
            Self::EnvelopeOpens => "the envelope is not missing: the service holds it, and it opens",
            Self::CommitmentUsed => {
                "this commitment was used in this game before: write another envelope, with a new nonce"
            }
            Self::NoDraft => "nothing was drafted: seal a move",
            Self::AlreadyAcknowledged => {
                "this is on record already: the face was acknowledged, the early opening approved, or the envelope declared missing"
            }
            Self::TooSoon => "announce the resumption at least a day and at most a year ahead",
            Self::NotToBeOpened => {
                "the envelope is not due: it is opened before its time only by arbiters, with a reason"
            }
            Self::SecondArbiterNeeded { approved_by_you } => {
                return format!(
                    "it takes two arbiters to open the envelope before its time: {}",
                    second(*approved_by_you)
                );
            }
            Self::ApprovalNeeded { .. } => {
                "the envelope is not due yet: to open it before its time approve that first, with your reason (approve early: the \
             reason), then open it"
            }
            Self::NoShutEnvelope => {
                "there is nothing to show: the game must have been given up or drawn while it was adjourned, and both players \
             must agree that its envelope is shown"
            }
            Self::AppealPossible => {
                "the envelope stays shut as long as there can be an appeal in this game: a decision of the arbiter could be \
             reversed, and the game then goes on"
            }
            Self::TooFewArbiters { left, needed } => {
                return format!(
                    "only {left} of the arbiters of this game can open envelopes, and it takes {needed}: \
             an arbiter must register a key for envelopes first, or the game goes on without adjournment"
                );
            }
            Self::DraftForOthers => {
                "the arbiters who can open envelopes have changed since you drafted your move: draft it again"
            }
            Self::NotAReading => "choose one of the readings of the sealed move",
            Self::ClocksSettled => {
                "the clocks can be questioned only until your first move after a resumption"
            }
            Self::BadClocks => {
                "the clocks cannot be set so: a deadline lies ahead, on no day of leave, and only a clock that runs has one; and a \
             clock shows no more than its control allows"
            }
            Self::NotDue { .. } => "the time of resumption has not come",
            Self::BadReason => "give a reason of 1 to 500 characters",
            Self::TooManyActs => "this game has reached its limit of 100 acts of arbiters",
            Self::BadOutcome => "a game is cancelled or annulled, not adjudicated without a result",
            Self::NotOver => "the game is not over",
            Self::BadPoints => "a side gets at most the two half points of a win",
            Self::TakeBackNotAllowed => {
                "a move that was sent stands: the regulations of this game let none be taken back"
            }
            Self::NothingToTakeBack => {
                "only the last move can be taken back, or the last two, and none that was sealed"
            }
            Self::BadReplacement => {
                "the replacement must be a person who neither plays nor judges in this game"
            }
            Self::ResignInstead => {
                "a player withdraws from all games of an event, or from all games: a single game is resigned"
            }
            Self::PlayerWithdrawn => {
                "a player has withdrawn from this game: no clock runs, and an arbiter decides what becomes of it"
            }
            Self::ActReversed => {
                "another arbiter has reversed this on appeal: only a different arbiter may do it again"
            }
            Self::OtherGameCounts { game } => {
                return format!("{game} counts instead of this game: no more decisions are made in this one");
            }
            Self::OtherLine { .. } => {
                "this was written before an arbiter undid something in this game: check the present position and write again"
            }
            Self::NoSuchAct => "there is no act of an arbiter of that number",
            Self::AlreadyAppealed => "there has been an appeal against this already",
            Self::AppealTooLate { .. } => "the time to appeal against this is over",
            Self::NoAppeal => "no appeal against this waits for a decision",
            Self::OwnAct => "another arbiter decides about an appeal against what you did",
            Self::OfferWithMove => "a draw is offered together with a move",
            Self::YourMove => {
                "it is your move: play it; conditional moves are for the time when your opponent thinks"
            }
            Self::ConditionsNotAllowed => "the regulations of this game do not allow conditional moves",
            Self::BadConditions { line, half_move, why } => {
                return format!(
                    "your conditional moves were not kept: in line {line}, half-move {half_move} {}",
                    why.sentence()
                );
            }
            Self::OfferAndConditions { offer, conditions } => {
                return format!("{}; and {}", offer.sentence(), conditions.sentence());
            }
            Self::AlreadyOffered => "you have already offered a draw; the opponent has not answered yet",
            Self::RecordFull => {
                "too many moves without capture or pawn move: claim the draw or ask the arbiter"
            }
            Self::NotTheTimekeeper => "only the service itself does this",
            Self::UnknownGame => "there is no such game",
            Self::UnknownPlayer => "there is no player of that name",
            Self::UnknownChallenge => "there is no such challenge",
            Self::ChallengeClosed => "this challenge is no longer open",
            Self::TooManyChallenges { limit } => {
                return format!(
                    "you have {limit} challenges and seeks open; wait for answers or withdraw some"
                );
            }
            Self::KeyReused => "this key was used for another request before; use a new one",
            Self::PlyMissing => "say for which half-move this is meant",
            Self::BadMessage => "a message is plain text of 1 to 2,000 characters",
            Self::FlagNotFallen => "no flag has fallen",
            Self::FlagForArbiter => {
                "the flag has fallen, but in this game only an arbiter ends the game by it; the arbiters are told"
            }
            Self::MailNoted => "the record says so already",
            Self::ZoneNoted => "the record says so already",
            Self::OnLeave { .. } => "you are on leave and cannot move until it is over",
            Self::NoLeave => "there is no leave in this game",
            Self::BadLeave => "leave is a first and a last day, at most a year ahead",
            Self::LeaveTooShort { days } => return format!("leave must be at least {days} days long"),
            Self::LeaveTooLate { days } => {
                return format!(
                    "leave must be booked {days} days before its first day, and before that day has begun"
                );
            }
            Self::LeaveOverlaps => "you have booked leave on some of these days already",
            Self::LeaveUsedUp { year, days } => {
                return format!("you have {days} days of leave left in {year}");
            }
            Self::NoSuchLeave => "no leave that can still be taken back begins on that day",
            Self::NothingToDeclare => {
                "there is nothing to declare: silence does not lose this move, or an arbiter has set its deadline"
            }
            Self::NoBank => "this game has no bank to refill the clock from",
            Self::NothingToRefill => "there is nothing to refill: the clock is full or the bank is empty",
            Self::RateLimited { retry_after } => {
                return format!(
                    "too many messages, claims and challenges; wait {retry_after} seconds before the next one"
                );
            }
            Self::NothingToReturn => "no running clock is affected by this downtime",
        };
        sentence.to_owned()
    }
}

impl Sentence for WrongClaim {
    fn sentence(&self) -> String {
        match self {
            Self::Tablebase => "the tablebase says otherwise".into(),
            Self::Repetition { times } => format!("the position has appeared {times} of 3 times"),
            Self::FiftyMovesSuspended => {
                "with so few men tablebases decide, and moves are not counted".into()
            }
            Self::HalfMoves { counted, needed } => {
                format!("{counted} of {needed} half-moves have been made without capture or pawn move")
            }
        }
    }
}

impl Sentence for ConditionFault {
    fn sentence(&self) -> String {
        match self {
            Self::NotAMove => "is not a move in any notation this service knows",
            Self::Illegal => "is not legal there",
            Self::Ambiguous => "has more than one reading there",
            Self::OtherNumber => "has the number of another move",
            Self::PromotionMissing => "must say what the pawn becomes",
            Self::Incomplete => "has no answer: each line must end with a move of your own",
            Self::Inconsistent => "answers a position that another line answers otherwise",
            Self::TooMany => "is one too many: conditional moves are at most 100 half-moves",
        }
        .into()
    }
}

impl Sentence for NotSealable {
    fn sentence(&self) -> String {
        match self {
            Self::NotAMove => "it is not a move in any notation this service knows",
            Self::Illegal => "it is not legal here",
            Self::Ambiguous => "more than one legal move fits it",
            Self::PromotionMissing => "it must say what the pawn becomes",
        }
        .into()
    }
}

/// Returns the task of the second of two arbiters.
const fn second(approved_by_you: Option<bool>) -> &'static str {
    match approved_by_you {
        None => "another one approves it first (approve early: the reason)",
        Some(true) => "you have approved it, and another one opens it now",
        Some(false) => "another one has approved it, and you open it now",
    }
}

fn notation_list(readings: &[Reading]) -> String {
    let mut list = String::new();
    for (i, reading) in readings.iter().enumerate() {
        if i > 0 {
            list.push_str(if i + 1 == readings.len() { " or " } else { ", " });
        }
        list.push_str(if reading.written.is_empty() { &reading.san } else { &reading.written });
        list.push_str(" (");
        list.push_str(&reading.numeric);
        list.push(')');
    }
    list
}
