//! The way from a request to a command: texts become digests, days become instants in the player's time zone.

use domain::{
    Act, Actor, Cause, Color, Command, Event, EventKind, Game, RecordEntry, Refusal, clock::Zone,
    notation::NotationStyle,
};

use crate::{
    Failure,
    games::{
        submit::{
            judged::{Judged, decided},
            pending::Pending,
            tables,
            zones::{leave_of, zone_of},
        },
        texts,
    },
    model::{Scope, Unresolved},
    ports::{Tx, View},
};

impl Pending {
    pub(crate) fn judge(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        style: NotationStyle,
    ) -> Result<Judged, Failure> {
        let request = &self.submission.request;
        let text = match texts::of(request) {
            Ok(text) => text,
            Err(refusal) => return Ok(refusal.into()),
        };
        let command = match &request.command {
            Unresolved::Seal { text, draw_offer, draft } => {
                return self.seal(tx, game, style, text.expose(), *draw_offer, *draft);
            }
            Unresolved::SealOwn { commitment, ciphertext, draft } => {
                return self.seal_own(tx, game, *commitment, ciphertext, *draft);
            }
            Unresolved::Command(Command::Resume { .. }) => return self.resume(tx, game),
            Unresolved::Command(Command::Publish { .. }) => return self.publish(tx, game),
            Unresolved::Command(
                command @ (Command::SetConditionalMoves | Command::WithdrawConditionalMoves),
            ) => return Ok(self.set_conditional_moves(game, style, command)),
            Unresolved::Replay => Command::Act { act: Act::Cancel { replayed_as: Some(tx.new_game_id()?) } },
            _ => match self.resolve(tx, game, style)? {
                Ok(command) => command,
                Err(refusal) => return Ok(refusal.into()),
            },
        };
        let mut judged = self.with_zone(tx, game, self.decide(game, style, command))?;
        judged.text = text.map(str::to_owned);
        if let Some(lines) = &request.conditional {
            self.conditional_after(game, style, lines, &mut judged);
        }
        Ok(judged)
    }

    /// The command, with what it needs from the tables, the accounts and the calendar. A game that is to begin anew has no
    /// number yet.
    pub(crate) fn resolve(
        &self,
        view: &mut dyn View,
        game: &Game,
        style: NotationStyle,
    ) -> Result<Result<Command, Refusal>, Failure> {
        let (actor, conditions) = (self.submission.actor, &self.conditions);
        Ok(Ok(match &self.submission.request.command {
            Unresolved::Command(Command::Seal { envelope: None }) => match self.unfit_draft(view, game)? {
                Some(refusal) => return Ok(Err(refusal)),
                None => Command::Seal { envelope: None },
            },
            Unresolved::Command(Command::DeclareMissing) if self.opens(view, game)? => {
                return Ok(Err(Refusal::EnvelopeOpens));
            }
            Unresolved::Command(Command::Claim { basis, announced, .. }) => {
                let probed = tables::of(self.probed.as_ref(), game, announced.as_ref(), style);
                Command::Claim { basis: *basis, announced: announced.clone(), probed }
            }
            // These are made here, of what the tables, the vault and the calendar say.
            Unresolved::Command(
                Command::Create { .. }
                | Command::Answer { .. }
                | Command::Draft { .. }
                | Command::Seal { envelope: Some(_) }
                | Command::BookLeave { .. }
                | Command::NoteZone { .. }
                | Command::NoteMail { .. }
                | Command::Withdraw { .. }
                | Command::GiveWay { .. },
            ) => return Err(Failure::Bug("a command came that only a lookup makes".into())),
            Unresolved::Command(command) => command.clone(),
            Unresolved::BookLeave { first, last } => {
                let leave = match self.author() {
                    Some(author) => leave_of(view, author, *first, *last)?,
                    None => None,
                };
                match leave {
                    Some(leave) => Command::BookLeave { leave },
                    None => return Ok(Err(Refusal::BadLeave)),
                }
            }
            Unresolved::GrantLeave { side, first, last } => {
                match leave_of(view, game.players[*side], *first, *last)? {
                    Some(leave) => Command::Act { act: Act::Leave { side: *side, leave } },
                    None => return Ok(Err(Refusal::BadLeave)),
                }
            }
            Unresolved::NoteMail { player, works } => match game.color_of(*player) {
                Some(to) => Command::NoteMail { to, works: *works },
                None => return Ok(Err(Refusal::NotAPlayer)),
            },
            Unresolved::Replay => Command::Act { act: Act::Cancel { replayed_as: None } },
            Unresolved::Replace { side, player } => match self.replacement(view, game, *side, player)? {
                Some(act) => Command::Act { act },
                None => return Ok(Err(Refusal::UnknownPlayer)),
            },
            // Otherwise a lost game could be annulled by who loses it.
            Unresolved::Withdraw { scope, .. }
                if matches!(actor, Actor::Player(_))
                    && !conditions.is_bulk_command
                    && (*scope == Scope::Game || *scope == Scope::Event && game.tournament.is_empty()) =>
            {
                return Ok(Err(Refusal::ResignInstead));
            }
            Unresolved::Withdraw { who, .. } => match game.color_of(who.player(game)) {
                Some(of) => Command::Withdraw { of },
                None => return Ok(Err(Refusal::NotAPlayer)),
            },
            Unresolved::Expel { who, .. } => match game.color_of(who.player(game)) {
                Some(side) => Command::Act { act: Act::Expel { side } },
                None => return Ok(Err(Refusal::NotAPlayer)),
            },
            Unresolved::Seal { .. } | Unresolved::SealOwn { .. } => {
                return Err(Failure::Bug("an envelope was not written".into()));
            }
        }))
    }

    /// The act that gives a side to the player of this name; `None` if there is none.
    fn replacement(
        &self,
        view: &mut dyn View,
        game: &Game,
        side: Color,
        name: &str,
    ) -> Result<Option<Act>, Failure> {
        let Some(player) = view.player_by_name(name.trim())?.filter(|player| player.email.is_some()) else {
            return Ok(None);
        };
        let zone = if game.regulations.free_time.is_none() {
            Zone::default()
        } else {
            zone_of(view, player.id, self.stamp.judged_at)?
        };
        Ok(Some(Act::Replace { side, player: player.id, zone }))
    }

    /// Before a clock starts that stands still in free time: what clocks show where its player is, if the record does
    /// not say it yet.
    pub(crate) fn with_zone(
        &self,
        view: &mut dyn View,
        game: &Game,
        mut judged: Judged,
    ) -> Result<Judged, Failure> {
        let noted = self.zone_noted(view, game, &judged)?;
        judged.entries.splice(..0, noted);
        Ok(judged)
    }

    fn zone_noted(
        &self,
        view: &mut dyn View,
        game: &Game,
        judged: &Judged,
    ) -> Result<Vec<RecordEntry>, Failure> {
        let starts = |event: &Event| {
            matches!(event.kind, EventKind::Moved { .. } | EventKind::Opened { .. } | EventKind::Resumed)
        };
        // A late player has lost; the first event decides whether that must wait.
        if matches!(judged.events().next(), Some(Event { kind: EventKind::CameLate { .. }, .. })) {
            return Ok(Vec::new());
        }
        let (free_time, of) = (&game.regulations.free_time, !game.position.side_to_move());
        if free_time.is_none() || !judged.events().any(starts) {
            return Ok(Vec::new());
        }
        let zone = zone_of(view, game.players[of], self.stamp.judged_at)?;
        let cause = Cause::new(Command::NoteZone { of, zone }, self.stamp.received_at);
        Ok(decided(game, Actor::Timekeeper, &cause, self.stamp.judged_at).entries)
    }
}
