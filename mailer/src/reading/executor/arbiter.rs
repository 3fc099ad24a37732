//! The acts of an arbiter in a game.

use app::{Channel, Failure, Receipt, Request, Submission, Unresolved};
use domain::{Actor, GameId, Refusal, Seen};
use messages::{Arg, Message, Sentence, msg};

use super::{MailExecutor, with};
use crate::notice;

impl MailExecutor<'_> {
    /// Acts as an arbiter in the game that is named. The service decides whether they are one, and of this game.
    pub(super) fn judge(&mut self, n: usize, game: GameId, mut request: Request) -> Result<(), Failure> {
        if let Unresolved::Replace { player, .. } = &mut request.command {
            *player = self.known_name(std::mem::take(player))?;
        }
        let receipt = self.service.games.submit(Submission {
            game,
            actor: Actor::Arbiter(self.player.id),
            request,
            seen: Seen::Nothing,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        })?;
        let mut sentences = match &receipt.refusal {
            None => self.ruling(game, &receipt)?,
            Some(refusal) => vec![refusal.message()],
        };
        if let Some(Refusal::ApprovalNeeded { resume_at }) = receipt.refusal
            && resume_at > self.mail.received_at
        {
            sentences.push(msg!("resumes-at", at = Arg::at(resume_at)));
        }
        self.entry(
            with("line-arbiter", Arg::shown(game)),
            receipt.refusal.is_none(),
            Arg::Sentences { sentences },
        );
        Ok(())
    }

    /// Describes what holds after an act of this arbiter. The reason is not repeated: it stays where it can be erased.
    fn ruling(&self, game: GameId, receipt: &Receipt) -> Result<Vec<Message>, Failure> {
        let last = receipt.version;
        let Some(first) =
            u32::try_from(receipt.events.len()).ok().and_then(|count| (last + 1).checked_sub(count))
        else {
            return Err(Failure::Damaged(format!("a receipt of {game} has more events than the game")));
        };
        if first > last {
            return Ok(vec![msg!("done-nothing")]);
        }
        let context = self.service.games.context(game, self.player, first, last)?;
        let mut said = notice::describe_to_arbiter(&context, self.player);
        said.push(msg!("done-event", event = first, game = Arg::shown(game)));
        Ok(said)
    }
}
