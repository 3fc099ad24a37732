//! Conditional moves: kept beside the record, encrypted, and played in chains.

use domain::{
    Act, Actor, ByColor, Cause, Color, Command, ConditionalMoves, Event, EventKind, Game, GameId,
    RecordEntry, Refusal, Remains, Seen, Span, decide, notation::NotationStyle,
};

use crate::{
    Failure,
    games::submit::{
        conditional_rows::{read, readable},
        judged::{Judged, decided},
        pending::Pending,
    },
    model::{ConditionalNotice, GameRow, SealedText},
    ports::Tx,
};

/// The decided events, those that conditional moves answer, and the remaining conditional moves.
pub(crate) struct Chain {
    /// The entries in this order.
    pub(crate) entries: Vec<RecordEntry>,
    /// The remaining conditional moves of each side, if they changed.
    pub(crate) kept: Option<ByColor<ConditionalMoves>>,
    /// The notices for their owners.
    pub(crate) news: ByColor<Option<ConditionalNotice>>,
    /// The lines that their author replaced or withdrew, if any were given.
    pub(crate) replaced_lines: Option<u32>,
}

impl Pending {
    /// Conditional moves without a move; none withdraws them.
    pub(crate) fn set_conditional_moves(
        &self,
        game: &Game,
        style: NotationStyle,
        command: &Command,
    ) -> Judged {
        let judged = self.decide(game, style, command.clone());
        if judged.refusal.is_some() || !judged.entries.is_empty() {
            return judged;
        }
        let lines = self.submission.request.conditional.as_deref().unwrap_or_default();
        match read(game, lines, style) {
            Ok(given) => Judged { given: Some(given), ..Judged::default() },
            Err(refusal) => refusal.into(),
        }
    }

    /// Conditional moves that come with a move, for the position after it. The move stands whatever is wrong with them.
    pub(crate) fn conditional_after(
        &self,
        game: &Game,
        style: NotationStyle,
        lines: &[SealedText],
        judged: &mut Judged,
    ) {
        let after = Game::evolve_all(game, judged.events());
        let Some(after) = after.filter(|after| after.ply > game.ply && !after.is_over()) else { return };
        let seen = Seen::Position(after.position_id());
        let cause = Cause { seen, ..Cause::new(Command::SetConditionalMoves, self.stamp.received_at) };
        let allowed = decide(Some(&after), self.submission.actor, &cause, self.stamp.judged_at);
        let given = match allowed.refusal {
            None => read(&after, lines, style),
            Some(refusal) => Err(refusal),
        };
        match given {
            Ok(given) => judged.given = Some(given),
            Err(refusal) => {
                judged.refusal = Some(match judged.refusal.take() {
                    Some(offer) => {
                        Refusal::OfferAndConditions { offer: Box::new(offer), conditions: Box::new(refusal) }
                    }
                    None => refusal,
                });
            }
        }
    }

    /// Lets conditional moves answer a move that was decided, of both sides, until none does: each at the instant of
    /// the move before it. Where an offer was in the way the owner decides themselves, also once it is declined:
    /// nothing but a move is answered.
    pub(crate) fn chain(
        &self,
        tx: &mut dyn Tx,
        before: &GameRow,
        mut entries: Vec<RecordEntry>,
        given: Option<ConditionalMoves>,
    ) -> Result<Chain, Failure> {
        let actor = self.submission.actor;
        if !before.conditional && given.is_none() {
            return Ok(Chain { entries, kept: None, news: ByColor::default(), replaced_lines: None });
        }
        let (kept, unreadable) = readable(tx, &*self.vault, before)?;
        // They were for another game.
        if entries.iter().any(|entry| entry.event.rewrites()) {
            let undone = |tree: &ConditionalMoves| (!tree.is_empty()).then_some(ConditionalNotice::TakenBack);
            let news = kept.as_ref().map(undone);
            return Ok(Chain { entries, kept: Some(ByColor::default()), news, replaced_lines: None });
        }
        let mut board = Board { state: before.state.clone(), trees: kept.clone(), news: ByColor::default() };
        for &player in &unreadable {
            if let Some(color) = board.state.color_of(player) {
                board.news[color] = Some(ConditionalNotice::NotForeseen);
            }
        }
        for RecordEntry { event, .. } in &entries {
            board.fold(before.id, event)?;
            // The replacement has none; the opponent keeps theirs.
            if let EventKind::Act { act: Act::Replace { side, .. }, .. } = &event.kind {
                board.trees[*side] = ConditionalMoves::default();
            }
        }
        let mut replaced_lines = None;
        if let (Some(given), Actor::Player(author)) = (given, actor)
            && let Some(color) = board.state.color_of(author)
        {
            let replaced = std::mem::replace(&mut board.trees[color], given);
            replaced_lines = Some(u32::try_from(replaced.lines.len()).unwrap_or(u32::MAX));
            board.news[color] = None;
        }
        let has_move = entries.iter().any(|entry| entry.event.played().is_some());
        let mut unread = None;
        while has_move && let Some((owner, uci)) = board.due() {
            if self.may_have_changed(tx, &board.state, owner)? {
                unread = Some(owner);
                break;
            }
            let actor = Actor::Player(board.state.players[owner]);
            let at = board.state.last_at;
            let answered = decided(&board.state, actor, &Cause::new(Command::Answer { uci }, at), at);
            if answered.refusal.is_some() {
                // Such as a record that is full: they decide themselves.
                board.drop_tree(owner, ConditionalNotice::NotForeseen);
                break;
            }
            for entry in self.with_zone(tx, &board.state, answered)?.entries {
                board.fold(before.id, &entry.event)?;
                entries.push(entry);
            }
        }
        if board.state.is_over() {
            board.trees = ByColor::default();
        }
        if has_move {
            board.waits();
        }
        if let Some(owner) = unread {
            board.news[owner] = Some(ConditionalNotice::MailUnread);
        }
        let changed = board.trees != kept || !unreadable.is_empty();
        Ok(Chain { entries, kept: changed.then_some(board.trees), news: board.news, replaced_lines })
    }

    /// Tells whether a mail of theirs was received before the move and is not read. It may withdraw the conditions, so it is
    /// waited for, as a flag waits. Asked only where one is to be played.
    fn may_have_changed(&self, tx: &mut dyn Tx, game: &Game, owner: Color) -> Result<bool, Failure> {
        let player = game.players[owner];
        // Not for the mail by which they move.
        let is_his = self.submission.actor == Actor::Player(player);
        let before = self.stamp.received_at - Span(i64::from(is_his));
        tx.has_waiting(self.submission.game, player, before)
    }
}

/// A game that goes on, and what its players foresaw.
struct Board {
    state: Game,
    trees: ByColor<ConditionalMoves>,
    news: ByColor<Option<ConditionalNotice>>,
}

impl Board {
    fn fold(&mut self, id: GameId, event: &Event) -> Result<(), Failure> {
        let mover = self.state.position.side_to_move();
        self.state = Game::evolve_all(&self.state, std::slice::from_ref(event))
            .ok_or_else(|| Failure::Bug(format!("an event of {id} does not follow")))?;
        if matches!(event.kind, EventKind::Sealed { .. }) {
            Color::ALL.into_iter().for_each(|color| self.drop_tree(color, ConditionalNotice::Adjourned));
        }
        let Some(uci) = event.played() else { return Ok(()) };
        for color in Color::ALL {
            let tree = &mut self.trees[color];
            if tree.is_empty() {
                continue;
            }
            let drops = tree.lines.iter().any(|line| line.first().is_none_or(|first| first != uci));
            let news = match tree.advance(uci) {
                Remains::NotForeseen => Some(ConditionalNotice::NotForeseen),
                Remains::Lines | Remains::Finished => drops.then_some(ConditionalNotice::OthersDropped),
            };
            // What they drop by their own move they know.
            if color != mover && news.is_some() {
                self.news[color] = news;
            }
        }
        Ok(())
    }

    fn due(&self) -> Option<(Color, String)> {
        let owner = self.state.on_move()?;
        self.trees[owner].answer(&self.state, owner).map(|uci| (owner, uci.to_owned()))
    }

    fn drop_tree(&mut self, color: Color, why: ConditionalNotice) {
        if !std::mem::take(&mut self.trees[color]).is_empty() {
            self.news[color] = Some(why);
        }
    }

    /// Leaves the decision to the player on move whose answer was not played.
    fn waits(&mut self) {
        if let Some(owner) = self.state.on_move().filter(|owner| !self.trees[*owner].is_empty()) {
            self.news[owner] = Some(ConditionalNotice::YouDecide);
        }
    }
}
