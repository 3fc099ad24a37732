//! Records what was judged: events, what goes with them, and the receipt.

use domain::{Actor, ByColor, ConditionalMoves, Game, GameId, Ply, Refusal, sealing::NotSealable};

use crate::{
    Failure,
    games::{
        arbiter_notices,
        bulk_commands::{plan, silence},
        envelopes::replaced_draft,
        notices,
        submit::{
            append::{Appended, append},
            conditional::Chain,
            conditional_rows::context,
            digests::{digest_without_move, secret_digest},
            judged::Judged,
            pending::Pending,
        },
    },
    kernel::secrets::base32,
    model::{ConditionalNotice, GameRow, Key, Message, Receipt, Recorded, StoredReceipt, Submission},
    ports::{Purpose, Tx},
};

/// A submission that was judged, with the transaction that records it.
pub(crate) struct Recording<'a> {
    pub(crate) pending: &'a Pending,
    pub(crate) tx: &'a mut dyn Tx,
}

impl Recording<'_> {
    pub(crate) fn refuse(&mut self, game: Option<&Game>, refusal: Refusal) -> Result<Receipt, Failure> {
        let receipt = self.refused(game, refusal);
        self.save_receipt(game, &receipt)?;
        Ok(receipt)
    }

    /// Refuses a move to be sealed. Arbiters read refusals in the trail of the game, so the stored receipt has one and the
    /// same reason for all such moves. A repetition of the request gets that one too.
    fn refuse_withheld(&mut self, game: &Game, refusal: Refusal) -> Result<Receipt, Failure> {
        let stored = self.refused(Some(game), Refusal::NotSealable { why: NotSealable::Withheld });
        self.save_receipt(Some(game), &stored)?;
        Ok(self.refused(Some(game), refusal))
    }

    fn refused(&self, game: Option<&Game>, refusal: Refusal) -> Receipt {
        let (version, ply) = game.map_or((0, Ply(0)), |game| (game.events, game.ply));
        Receipt { refusal: Some(refusal), ..Receipt::nothing(self.pending.submission.game, version, ply) }
    }

    fn save_receipt(&mut self, game: Option<&Game>, receipt: &Receipt) -> Result<(), Failure> {
        let Submission { actor, key, channel, request, .. } = &self.pending.submission;
        // What is not due now may be due later under the same key. A bulk command comes to an end in every game.
        if *actor == Actor::Timekeeper
            && receipt.events.is_empty()
            && !self.pending.conditions.is_bulk_command
        {
            return Ok(());
        }
        // What is written to the wrong entry point, and refused, may be the move that is sealed next, or that was.
        let may_be_sealed = receipt.events.is_empty() && game.is_none_or(Game::holds_sealed);
        let request = match request.without_move() {
            Some(_) if may_be_sealed => digest_without_move(&*self.pending.vault, &self.pending.submission)?,
            _ if request.conditional.is_some() => {
                secret_digest(&*self.pending.vault, &self.pending.run_key, &self.pending.submission)?
            }
            _ => self.pending.request,
        };
        let stored = StoredReceipt { request, receipt: receipt.clone() };
        let is_judged_again =
            self.pending.conditions.judges_again && receipt.refusal.is_some() && receipt.events.is_empty();
        let own = is_judged_again.then(|| Key::Named(format!("refused:{}", base32(&self.pending.nonce))));
        self.tx.insert_receipt(
            *actor,
            own.as_ref().unwrap_or(key),
            *channel,
            self.pending.stamp.judged_at,
            &stored,
        )
    }

    pub(crate) fn record(&mut self, before: &GameRow, judged: Judged) -> Result<Receipt, Failure> {
        let Submission { game: id, actor, .. } = self.pending.submission;
        let Judged { entries, refusal, is_withheld, text, envelope, given } = judged;
        if entries.is_empty() && given.is_none() {
            let refusal = refusal.ok_or_else(|| Failure::Bug(format!("{id}: nothing decided")))?;
            return if is_withheld {
                self.refuse_withheld(&before.state, refusal)
            } else {
                self.refuse(Some(&before.state), refusal)
            };
        }
        let Chain { entries, kept, news, replaced_lines } =
            self.pending.chain(self.tx, before, entries, given)?;
        let (version, ply) = (before.state.events, before.state.ply);
        if entries.is_empty() {
            if let Some(kept) = kept {
                self.insert_conditions(id, &before.state, &kept)?;
            }
            let receipt = Receipt { replaced_lines, ..Receipt::nothing(id, version, ply) };
            self.save_receipt(Some(&before.state), &receipt)?;
            return Ok(receipt);
        }
        let appended = append(self.tx, id, Some(before), &entries, self.pending.stamp.judged_at)?;
        if let Some(kept) = kept {
            self.insert_conditions(id, &before.state, &kept)?;
        }
        if let Some((commitment, sealed)) = envelope {
            self.tx.insert_envelope(id, commitment, &sealed)?;
        }
        let draft = before.state.session.draft.as_ref().map(|draft| draft.commitment);
        if let Some(replaced) = replaced_draft(draft, &appended.row.state, self.pending.stamp.judged_at) {
            self.tx.forget_envelope(id, replaced)?;
        }
        if let (Some(text), Some(author), Some(seq)) =
            (&text, self.pending.author(), carrier(&appended.events))
        {
            self.tx.insert_message(
                id,
                &Message { seq, author, salt: Some(self.pending.nonce), text: text.clone() },
            )?;
        }
        let state = &appended.row.state;
        // A replacement is not told what became of the lines of the player before.
        let same = before.state.players.zip(state.players).map(|(before, after)| before == after);
        let news = news.zip(same).map(|(news, same)| news.filter(|_| same));
        self.tell(&appended, news)?;
        arbiter_notices::enqueue(self.tx, id, state, &appended.events, actor, self.pending.epoch)?;
        self.follow_act(&before.state, &appended, text.as_deref())?;
        let silent = silence::question(id, &before.state, state, self.pending.stamp.judged_at);
        let others = plan::follow_up(id, state.events, &before.state, &self.pending.submission);
        for bulk_command in [others.filter(|_| refusal.is_none()), silent] {
            bulk_command.map_or(Ok(()), |bulk_command| self.tx.insert_bulk_command(&bulk_command))?;
        }
        let receipt = Receipt {
            game: id,
            version: state.events,
            ply: state.ply,
            events: entries.into_iter().map(|entry| entry.event).collect(),
            refusal,
            replaced_lines,
            repeated: false,
        };
        self.save_receipt(Some(&before.state), &receipt)?;
        Ok(receipt)
    }

    pub(crate) fn tell(
        &mut self,
        Appended { row, events }: &Appended,
        news: ByColor<Option<ConditionalNotice>>,
    ) -> Result<(), Failure> {
        let Submission { actor, channel, .. } = self.pending.submission;
        for mail in notices::plan(row.id, &row.state, events, actor, channel, news, self.pending.epoch) {
            self.tx.enqueue(&mail)?;
        }
        Ok(())
    }

    /// Stores the remaining conditional moves.
    fn insert_conditions(
        &mut self,
        id: GameId,
        game: &Game,
        kept: &ByColor<ConditionalMoves>,
    ) -> Result<(), Failure> {
        let mut rows = Vec::new();
        for (player, tree) in [(game.players.white, &kept.white), (game.players.black, &kept.black)] {
            if tree.is_empty() {
                continue;
            }
            let text = serde_json::to_vec(tree)
                .map_err(|error| Failure::Other("conditional moves could not be written", Box::new(error)))?;
            rows.push((player, self.pending.vault.seal(Purpose::Conditional, &context(id, player), &text)?));
        }
        self.tx.insert_conditional(id, &rows)
    }
}

/// The event that carries the text.
fn carrier(events: &[Recorded]) -> Option<u32> {
    events.iter().find(|recorded| recorded.event.text().is_some()).map(|recorded| recorded.seq)
}
