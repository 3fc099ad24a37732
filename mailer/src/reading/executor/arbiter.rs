//! The acts of an arbiter in a game.

use app::{Channel, Failure, Receipt, Request, Submission};
use domain::{Actor, GameId, Refusal, Seen};

use messages::Sentence;

use super::MailExecutor;
use crate::{notice, reading::replies};

impl MailExecutor<'_> {
    /// Acts as an arbiter in the game that is named. The service decides whether they are one, and of this game.
    pub(super) fn judge(&mut self, n: usize, game: GameId, request: Request) -> Result<(), Failure> {
        let receipt = self.service.games.submit(Submission {
            game,
            actor: Actor::Arbiter(self.player.id),
            request,
            seen: Seen::Nothing,
            received_at: self.mail.received_at,
            channel: Channel::Mail,
            key: self.key(n),
        })?;
        let (ok, answer) = match &receipt.refusal {
            None => (true, self.ruling(game, &receipt)?),
            Some(refusal) => (false, refusal.sentence()),
        };
        let mut answer = answer;
        if let Some(Refusal::ApprovalNeeded { resume_at }) = receipt.refusal
            && resume_at > self.mail.received_at
        {
            answer += &format!(" The game resumes on {}.", replies::local(resume_at, self.player));
        }
        self.entry(format!("arbiter {game}"), ok, answer);
        Ok(())
    }

    /// Describes what holds after an act of this arbiter. The reason is not repeated: it stays where it can be erased.
    fn ruling(&self, game: GameId, receipt: &Receipt) -> Result<String, Failure> {
        let last = receipt.version;
        let Some(first) =
            u32::try_from(receipt.events.len()).ok().and_then(|count| (last + 1).checked_sub(count))
        else {
            return Err(Failure::Damaged(format!("a receipt of {game} has more events than the game")));
        };
        if first > last {
            return Ok("Nothing changed: it was so before.".into());
        }
        let mut context = self.service.games.context(game, self.player, first, last)?;
        for message in &mut context.messages {
            message.text = "as you wrote it".into();
        }
        let description = notice::describe_to_arbiter(&context, self.player);
        Ok(format!("{description} This is event {first} of {game}.").trim_start().to_owned())
    }
}
