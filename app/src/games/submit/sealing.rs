//! Moves that go into an envelope, and out of it: they are nowhere else on the way.

use domain::{
    Command, Digest, Envelope, EventKind, Game, GameId, Holders, Phase, Refusal,
    notation::NotationStyle,
    sealing::{self, Disclosure, EnvelopeText},
};
use zeroize::{Zeroize as _, Zeroizing};

use crate::{
    Failure,
    games::{
        envelopes,
        submit::{judged::Judged, pending::Pending},
    },
    model::record,
    ports::{Tx, Vault, View},
};

impl Pending {
    /// The move goes from the request into the envelope and nowhere else.
    pub(crate) fn seal(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        style: NotationStyle,
        text: &str,
        draw_offer: bool,
        draft: bool,
    ) -> Result<Judged, Failure> {
        let trial = self.sealed(game, Envelope::in_vault(record::GENESIS, record::GENESIS), draft);
        if !trial
            .events()
            .any(|event| matches!(event.kind, EventKind::Drafted { .. } | EventKind::Sealed { .. }))
        {
            return Ok(trial);
        }
        let id = self.submission.game;
        let mut written = match EnvelopeText::write(id, game, text, style, draw_offer, self.nonce) {
            Ok(written) => written,
            // These two are about an offer without a move, and tell nothing of one.
            Err(refusal @ (Refusal::OfferWithDraft | Refusal::NoDraft)) => return Ok(refusal.into()),
            Err(refusal) => return Ok(Judged { is_withheld: true, ..refusal.into() }),
        };
        let text = written.to_text().map(Zeroizing::new);
        written.written.zeroize();
        written.uci.zeroize();
        written.nonce.zeroize();
        let text =
            text.map_err(|error| Failure::Other("the envelope could not be written", Box::new(error)))?;
        let commitment = sealing::commitment(&text);
        let (named, to) = envelopes::holders(tx, &*self.vault, game, game.on_move())?;
        if let Some(refusal) = named.holders.too_few() {
            return Ok(refusal.into());
        }
        let closed = self.closed.once(commitment, || self.vault.close_envelope(&to, text.as_bytes()))?;
        let envelope = Envelope {
            commitment,
            ciphertext: envelopes::digest(&closed),
            holders: named.holders,
            strict: false,
        };
        Ok(Judged { envelope: Some((commitment, closed)), ..self.sealed(game, envelope, draft) })
    }

    /// Judges an envelope: a draft, or sealed.
    fn sealed(&self, game: &Game, envelope: Envelope, draft: bool) -> Judged {
        let command =
            if draft { Command::Draft { envelope } } else { Command::Seal { envelope: Some(envelope) } };
        self.decide(game, NotationStyle::default(), command)
    }

    /// Nobody here knows what is in it; it is judged when it is opened.
    pub(crate) fn seal_own(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        commitment: Digest,
        ciphertext: &str,
        draft: bool,
    ) -> Result<Judged, Failure> {
        if tx.envelope(self.submission.game, commitment)?.is_some() {
            return Ok(Refusal::CommitmentUsed.into());
        }
        if !envelopes::looks_encrypted(ciphertext) {
            return Ok(Refusal::NotEncrypted.into());
        }
        let closed = ciphertext.as_bytes().to_vec();
        let named = envelopes::named(tx, game)?;
        if let Some(refusal) = named.holders.too_few() {
            return Ok(refusal.into());
        }
        let (keys, needed): (Vec<i64>, u8) = match &named.holders {
            Holders::Arbiters { arbiters, needed } => (arbiters.iter().map(|id| id.0).collect(), *needed),
            Holders::Vault => (Vec::from([0]), 1),
        };
        let sealer = self.author().map_or(0, |player| player.0);
        if !envelopes::is_for(ciphertext, &keys, needed, sealer) {
            let holders = u8::try_from(keys.len()).unwrap_or(u8::MAX);
            return Ok(Refusal::WrongRecipients { needed, holders }.into());
        }
        let envelope = Envelope {
            commitment,
            ciphertext: envelopes::digest(&closed),
            holders: named.holders,
            strict: true,
        };
        Ok(Judged { envelope: Some((commitment, closed)), ..self.sealed(game, envelope, draft) })
    }

    /// Returns the reason why the draft cannot be sealed, if so. It is not stored any more, or its holders are not those of a
    /// move sealed now.
    pub(crate) fn unfit_draft(&self, view: &mut dyn View, game: &Game) -> Result<Option<Refusal>, Failure> {
        let Some(draft) = game.session.draft.as_ref().filter(|_| game.phase == Phase::Sealing) else {
            return Ok(None);
        };
        if view.envelope(self.submission.game, draft.commitment)?.is_none() {
            return Ok(Some(Refusal::NoDraft));
        }
        let named = envelopes::named(view, game)?;
        let others = || (named.holders != draft.holders).then_some(Refusal::DraftForOthers);
        Ok(named.holders.too_few().or_else(others))
    }

    /// The vault is asked for the envelope's text only if it is opened now.
    pub(crate) fn resume(&self, tx: &mut dyn Tx, game: &Game) -> Result<Judged, Failure> {
        let decision = self.decide(game, NotationStyle::default(), Command::Resume { envelope: None });
        if decision.refusal != Some(Refusal::EnvelopeNeeded) {
            return self.with_zone(tx, game, decision);
        }
        let Phase::Adjourned { envelope, .. } = &game.phase else { return Ok(decision) };
        let envelope = Some(in_vault(tx, &*self.vault, self.submission.game, envelope)?);
        let opened = self.decide(game, NotationStyle::default(), Command::Resume { envelope });
        self.with_zone(tx, game, opened)
    }

    /// The same for an envelope that stayed shut.
    pub(crate) fn publish(&self, tx: &mut dyn Tx, game: &Game) -> Result<Judged, Failure> {
        let decision = self.decide(game, NotationStyle::default(), Command::Publish { envelope: None });
        match &game.unopened {
            Some(shut) if decision.refusal == Some(Refusal::EnvelopeNeeded) => {
                let envelope = Some(in_vault(tx, &*self.vault, self.submission.game, &shut.envelope)?);
                Ok(self.decide(game, NotationStyle::default(), Command::Publish { envelope }))
            }
            _ => Ok(decision),
        }
    }

    /// Tells whether the service holds the envelope of the game and opens it, with what was committed to.
    pub(crate) fn opens(&self, view: &mut dyn View, game: &Game) -> Result<bool, Failure> {
        let Phase::Adjourned { envelope, .. } = &game.phase else { return Ok(false) };
        if envelope.holders != Holders::Vault {
            return Ok(false);
        }
        let Some(closed) = view.envelope(self.submission.game, envelope.commitment)? else {
            return Ok(false);
        };
        let text = self.vault.open_envelope(&closed)?;
        Ok(text.is_some_and(|text| envelopes::digest(&text) == envelope.commitment))
    }
}

/// The text of an envelope that the service holds; empty if it is lost.
fn in_vault(
    tx: &mut dyn Tx,
    vault: &dyn Vault,
    id: GameId,
    envelope: &Envelope,
) -> Result<Disclosure, Failure> {
    let text = match tx.envelope(id, envelope.commitment)? {
        Some(closed) => vault.open_envelope(&closed)?,
        // Lost (I.12.1): the game goes on as when an arbiter's is.
        None => {
            tracing::error!(game = %id, "an envelope is not in the database");
            return Ok(Disclosure::Lost);
        }
    };
    match text.map(|text| String::from_utf8(text.to_vec())) {
        Some(Ok(text)) => Ok(Disclosure::new(id, text)),
        // What we encrypted ourselves is our fault.
        _ if !envelope.strict => Err(Failure::Key("an envelope does not open")),
        _ => Ok(Disclosure::Lost),
    }
}
