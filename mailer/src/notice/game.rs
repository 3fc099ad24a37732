//! The mails about one game: who did what, what the reader can do, and the game itself.

use app::{
    Address, ConditionalNews, RestoredNews, SESSION_GOES_ON, Service,
    outbox::{GameContext, OutgoingMail},
    ports::{MailKind, Message, Player},
    waits_for_holders,
};
use domain::{
    Color, Digest, Event, Game, Holders, Phase, Running, Stage,
    notation::{self, NotationStyle},
    pgn,
};

use super::{
    ComposeError, MAX_TEXT, clocks,
    headers::Attached,
    page::{Page, glued, printable},
    score::{self, Score, example},
    told::EventNarrator,
    when::{self, Calendar},
};

/// How many of the last half-moves are listed.
const LAST: usize = 10;

/// Everything a game mail is written from.
pub(super) struct GameMail<'a> {
    pub(super) service: &'a Service,
    pub(super) letter: &'a OutgoingMail,
    pub(super) reader: &'a Player,
    pub(super) context: &'a GameContext,
    pub(super) color: Option<Color>,
    pub(super) style: NotationStyle,
    pub(super) score: Score,
    pub(super) calendar: Calendar,
}

impl<'a> GameMail<'a> {
    pub(super) fn new(
        service: &'a Service,
        letter: &'a OutgoingMail,
        reader: &'a Player,
        context: &'a GameContext,
    ) -> Result<Self, ComposeError> {
        let style = NotationStyle { notation: reader.notation, letters: reader.letters };
        Ok(Self {
            service,
            letter,
            reader,
            context,
            color: context.color_of(reader),
            style,
            score: Score::of(&context.events, style).ok_or(ComposeError::Record)?,
            calendar: Calendar::of(Some(reader)),
        })
    }

    fn teller(&self) -> EventNarrator<'_> {
        EventNarrator {
            context: self.context,
            game: self.game(),
            score: &self.score,
            reader: self.color,
            id: self.reader.id,
            style: self.style,
            calendar: &self.calendar,
            acted: false,
            past: false,
        }
    }

    fn game(&self) -> &Game {
        &self.context.game
    }

    /// A mail about something that happened in the game.
    pub(super) fn write(&self, kind: MailKind) -> Result<Page, ComposeError> {
        let mut page = Page::default();
        let told = match kind {
            MailKind::Reminder if self.letter.row.mail.details.starts_with("silent") => self.silence(),
            MailKind::Reminder => format!("{} reminds you: your time is running out.", self.site()),
            MailKind::Restored => self.restored()?,
            MailKind::ArbiterNews if self.letter.row.mail.details == SESSION_GOES_ON => {
                "The session is over and the player on move should seal now, but too few of the arbiters whose keys \
                 open envelopes in this game are arbiters, have a key and do not play. So the game goes on until \
                 there are enough: whoever is named registers a key, or the game is adjourned no more."
                    .into()
            }
            _ => self.teller().tell(),
        };
        page.paragraph(format!("{told} {}{}", self.turn(), self.doubling()).trim());
        if kind == MailKind::ArbiterNews {
            self.messages(&mut page);
            self.for_the_arbiter(&mut page);
            return Ok(page);
        }
        self.conditional(&mut page);
        self.messages(&mut page);
        self.options(&mut page);
        if kind != MailKind::MoveRecorded {
            self.picture(&mut page);
            self.clocks(&mut page);
            self.moves(&mut page);
            self.commands(&mut page);
        }
        self.commitment(&mut page);
        Ok(page)
    }

    /// The lines in which conditional moves are kept, as a score and marked as a quotation is: they give none and play none
    /// when a reply quotes them, whether the mail program marks them or not.
    pub(super) fn kept_conditions(&self, lines: &[Vec<String>], page: &mut Page) {
        if lines.is_empty() {
            page.paragraph("No conditional moves of yours are kept now.");
            return;
        }
        page.paragraph("Your conditional moves as they are kept now. Each line is one chain:");
        for line in lines {
            page.quotation("| ", &score::foreseen(&self.game().position, line));
        }
    }

    /// What became of the reader's conditional moves. It names none that was not played.
    fn conditional(&self, page: &mut Page) {
        let news = match self.letter.conditional_news() {
            Some(ConditionalNews::NotForeseen) => {
                "None of your conditional moves answers this; those that were left are dropped."
            }
            Some(ConditionalNews::OthersDropped) => {
                "Your conditional moves for other moves of your opponent are dropped: they have become impossible."
            }
            Some(ConditionalNews::YouDecide) => {
                "Your conditional move was not played, because something is offered to you that you must decide \
                 yourself. If you play it now, the rest of its line stays; those for other moves are dropped."
            }
            Some(ConditionalNews::MailUnread) => {
                "Your conditional move was not played, because a mail of yours about this game came before the move and \
                 was not read yet: it might have taken the conditional move back. If you play it now, the rest of its \
                 line stays; those for other moves are dropped."
            }
            Some(ConditionalNews::Adjourned) => {
                "Your conditional moves are dropped: a move from an envelope is not answered unseen."
            }
            Some(ConditionalNews::Undone) => {
                "Your conditional moves are dropped: they were for the game as it stood before."
            }
            None => return,
        };
        page.paragraph(news);
    }

    /// After a restoration from a copy: what is lost, and that older mails are no longer good to answer.
    fn restored(&self) -> Result<String, ComposeError> {
        let news: RestoredNews =
            serde_json::from_str(&self.letter.row.mail.details).map_err(ComposeError::Details)?;
        let since = news.copied_at.map(|at| format!(" of {}", self.calendar.date(at))).unwrap_or_default();
        Ok(format!(
            "The service had to be restored from a backup{since}. What was played and written later is lost, but \
             costs nobody time: it was given back. The game stands as shown here. Conditional moves are dropped: give \
             them again. Please answer this mail; answers to older ones do nothing."
        ))
    }

    /// What a long silence leads to: perhaps the flag falls before it loses.
    fn silence(&self) -> String {
        let game = self.game();
        let (until, site) =
            (game.deadline().map_or_else(String::new, |at| self.calendar.date(at)), self.site());
        if game.silence_comes_first() {
            format!(
                "{site} warns you: you have not moved for a long time, and silence loses the game after {until}. Move, or \
                 write \"reflect\" to go on thinking on your clock."
            )
        } else {
            format!(
                "{site} warns you: you have not moved for a long time, and your time is up after {until}."
            )
        }
    }

    /// The name under which the service reminds and warns.
    fn site(&self) -> String {
        printable(&self.service.settings().site_name)
    }

    /// Explains that the time of this move counts twice before the flag falls, for the player who spends it.
    pub(super) fn doubling(&self) -> String {
        let game = self.game();
        let is_mine =
            game.clock.running.is_some_and(|running| Some(running.side) == self.color && !running.flagged);
        let Some((after, at)) = game.doubling().filter(|_| is_mine) else { return String::new() };
        let (after, date) = (when::length(after), self.calendar.date(at));
        if at > self.letter.now {
            format!(
                " This move's time counts twice from {date} on, after {after} of thinking; the date to reply by \
                 allows for it."
            )
        } else {
            format!(
                " This move's time has counted twice since {date}, after {after} of thinking; the date to reply by \
                 allows for it."
            )
        }
    }

    /// A flag that is down and still to be claimed.
    fn flag(&self, running: Running) -> String {
        let (until, name) = (self.calendar.date(running.deadline), &self.context.names[running.side]);
        let by_arbiter = self.game().flag_for_arbiter().is_some();
        match self.color {
            Some(me) if me == running.side => {
                let who = if by_arbiter { "an arbiter" } else { "your opponent or an arbiter" };
                format!(
                    "Your flag fell on {until}. Until {who} claims it your move still counts: make it at once."
                )
            }
            Some(_) if !by_arbiter => format!(
                "{name}'s flag fell on {until}. To end the game by it, reply \"claim time\"; until then a move still \
                 counts."
            ),
            _ => format!(
                "{name}'s flag fell on {until}. Until an arbiter ends the game by it a move still counts."
            ),
        }
    }

    /// Whose turn it is, and until when.
    pub(super) fn turn(&self) -> String {
        let game = self.game();
        let Some(running) = game.clock.running else { return String::new() };
        if running.flagged {
            return self.flag(running);
        }
        let until = self.calendar.date(running.deadline);
        let left = when::left(running.deadline - self.letter.now);
        let number = game.position.fullmoves();
        let mine = self.color == Some(running.side);
        if let (Phase::Playing { .. }, Some(back)) =
            (&game.phase, game.kept_away(running.side, self.letter.now))
        {
            let back = self.calendar.date(back);
            return if mine {
                format!(
                    "You are on leave and cannot move before {back}. Your move {number}: reply with it from then on, by {until}."
                )
            } else {
                let name = &self.context.names[running.side];
                format!("{name} is on leave until {back}, and has until {until} to move.")
            };
        }
        match (&game.phase, mine) {
            (Phase::Adjourned { .. }, _) => {
                let whose = if mine { "Your" } else { "The opponent's" };
                format!("{whose} clock runs until {until} (in {left}).")
            }
            (Phase::Sealing, true) => format!("Seal your move {number} by {until} (in {left})."),
            (Phase::Sealing, false) => {
                format!(
                    "{} must seal the next move by {until} (in {left}).",
                    self.context.names[running.side]
                )
            }
            (_, true) => format!("Your move {number}. Reply with your move by {until} (in {left})."),
            (_, false) => {
                format!("{} has until {until} (in {left}) to move.", self.context.names[running.side])
            }
        }
    }

    /// What the players wrote with what the mail tells of.
    fn messages(&self, page: &mut Page) {
        for event in &self.context.told {
            let (Event::Said { message: digest, .. }
            | Event::Moved { message: Some(digest), .. }
            | Event::Analysed { analysis: digest, .. }
            | Event::Appealed { message: digest, .. }
            | Event::ClaimReferred { analysis: Some(digest), .. }) = event
            else {
                continue;
            };
            if let Some(message) = self.message(digest)
                && message.author != self.reader.id
                && !message.text.is_empty()
            {
                let author = self.game().color_of(message.author);
                let author = match author {
                    Some(color) => &self.context.names[color],
                    None if self.game().former.contains(&message.author) => "The player who was replaced",
                    None => "The arbiter",
                };
                page.paragraph(&format!("{author} writes:"));
                page.quoted("| ", &self.shortened(&message.text));
            }
        }
    }

    /// Analysis may be longer than a mail.
    fn shortened<'t>(&self, text: &'t str) -> std::borrow::Cow<'t, str> {
        if text.chars().count() <= app::MAX_MESSAGE {
            return text.into();
        }
        let begins: String = text.chars().take(app::MAX_MESSAGE).collect();
        let url = &self.service.settings().public_url;
        format!("{begins}\n... and so on: {url}/v1/games/{}/messages", self.context.id.0).into()
    }

    fn message(&self, digest: &Digest) -> Option<&Message> {
        self.context.text(digest)
    }

    /// What proves later that the envelope was not touched.
    fn commitment(&self, page: &mut Page) {
        for event in &self.context.told {
            match event {
                Event::Sealed { envelope, .. } => {
                    page.paragraph(
                        "The move is in an encrypted envelope that nobody opens before the game resumes. This is \
                         the SHA-256 of the envelope's text. Keep it: it proves then that the envelope is the \
                         one that was sealed now.",
                    );
                    page.block(&format!("  {}", envelope.commitment));
                }
                Event::Opened { envelope, .. } if !envelope.is_empty() => {
                    page.paragraph(&format!(
                        "The envelope's text is in the record of the game; its SHA-256 is the commitment printed \
                         when the move was sealed ({}/v1/games/{}/events):",
                        self.service.settings().public_url,
                        self.context.id.0,
                    ));
                    page.block(&format!("  {}", domain::sealing::commitment(envelope)));
                }
                _ => {}
            }
        }
    }

    /// What a reply can do now, each thing with its words.
    pub(super) fn options(&self, page: &mut Page) {
        let game = self.game();
        let Some(me) = self.color else { return };
        let opponent = &self.context.names[!me];
        // While no clock runs, because an arbiter decides something, nobody moves.
        let on_move = game.on_move() == Some(me) && game.clock.running.is_some();
        match &game.phase {
            Phase::Ended { .. } => return,
            Phase::Playing { .. } if on_move => {
                if let Some(example) = self.example() {
                    page.paragraph(&format!(
                        "Answer: reply to this mail with one line, such as \"{example}\"; any notation will do."
                    ));
                }
            }
            Phase::Playing { .. } => {}
            Phase::Sealing if on_move => {
                if let Some(example) = self.example() {
                    page.paragraph(&format!(
                        "Answer: reply to this mail with one line, such as \"seal\u{a0}{example}\"; any notation will do."
                    ));
                    page.paragraph(
                        "Your clock runs until the move is sealed. Nobody sees it before it is opened.",
                    );
                }
            }
            Phase::Sealing => {}
            Phase::Adjourned { .. } => self.resuming(page, me),
        }
        self.default_time(page, me);
        if game.draw_offer.is_some_and(|offer| offer.by != me) {
            let moving = if on_move { "; a move declines it" } else { "" };
            page.paragraph(&format!(
                "{opponent} offers a draw: reply \"accept\" to agree, \"decline\" to decline{moving}."
            ));
        }
        if let Phase::Playing { adjournment_proposed_by: Some(by) } = game.phase
            && by != me
        {
            page.paragraph(&format!(
                "{opponent} proposes to adjourn: reply \"adjourn\" to agree; the player on move then seals the \
                 next move and the clock stops. Reply \"decline adjournment\" to play on."
            ));
        }
    }

    /// What an arbiter can do, and where.
    fn for_the_arbiter(&self, page: &mut Page) {
        let (game, id) = (self.game(), self.context.id.0);
        let url = &self.service.settings().public_url;
        if waits_for_holders(game) {
            page.paragraph(&format!(
                "The envelope waits for you. Fetch it from {url}/v1/games/{id}/envelope, open it with your key (\"postzug \
                 open\", or age) and show its text to {url}/v1/games/{id}/opening. Until then no clock runs."
            ));
        }
        let refers = |event: &Event| matches!(event, Event::ClaimReferred { .. });
        if let Some(claim) = game.claim.as_ref().filter(|_| self.context.told.iter().any(refers)) {
            self.picture(page);
            let announced = claim.announced.as_deref().and_then(|uci| game.position.from_uci(uci));
            let (what, position) = match announced.and_then(|m| game.position.play(m)) {
                Some(after) => ("After the announced move it is, as FEN", after),
                None => ("This is, as FEN", game.position.clone()),
            };
            page.paragraph(&format!("{what}:"));
            page.block(&position.fen());
            page.paragraph(&format!("All claims that wait: {url}/v1/arbiter/claims."));
        }
        if self.context.told.iter().any(|event| matches!(event, Event::Appealed { .. })) {
            page.paragraph(&format!("All appeals that wait: {url}/v1/arbiter/appeals."));
        }
        if let Some(withdrawn) = game.withdrawn {
            let (id, side) = (self.context.id, withdrawn.of.fold_wb("white", "black"));
            page.paragraph(&format!(
                "It is for you to decide: reply with one line, \"arbiter {id} adjudicate 1-0: \" (or 0-1, 1/2, 0-0) and the \
                 reason, or let somebody else play on: \"arbiter {id} replace {side} NAME: \" and the reason. All games that \
                 wait so: {url}/v1/arbiter/withdrawals."
            ));
        }
        if let Some((at, _)) = game.default_ahead().filter(|_| game.default_at().is_some()) {
            page.paragraph(&format!(
                "A player who has not come by {} loses the game by default (FIDE Guidelines I.10).",
                self.calendar.date(at)
            ));
        }
        if self.context.told.iter().any(|event| matches!(event, Event::EarlyOpeningApproved { .. })) {
            let two = if game.regulations.adjournment.needed_early > 1 {
                " Before its time it takes the two of you."
            } else {
                ""
            };
            let in_vault = matches!(&game.phase, Phase::Adjourned { envelope, .. } if envelope.holders == Holders::Vault);
            let how = if in_vault {
                format!("reply with one line, \"arbiter {} open\".", self.context.id)
            } else {
                format!(
                    "open the envelope ({url}/v1/games/{id}/envelope) and show its text, with your reason, to \
                     {url}/v1/games/{id}/opening."
                )
            };
            page.paragraph(&format!("If you agree, {how}{two}"));
        }
        if self.context.told.iter().any(|event| matches!(event, Event::ClocksQuestioned { .. })) {
            page.paragraph(&format!(
                "What the clocks should show is for you to decide: \"correct_clocks\" at \
                 {url}/v1/games/{id}/acts."
            ));
        }
        if game.flag_for_arbiter().is_some() {
            page.paragraph(&format!(
                "To end the game by the flag that fell, reply with one line: \"arbiter {} flag\". All flags that wait for an \
                 arbiter: {url}/v1/arbiter/flags.",
                self.context.id
            ));
        }
        page.paragraph(&format!(
            "All adjourned games: {url}/v1/arbiter/games, or \"postzug arbiter list\". Everything that was done or tried in this \
             one: {url}/v1/games/{id}/trail."
        ));
        self.clocks(page);
    }

    /// What the reader can do about an adjournment.
    fn resuming(&self, page: &mut Page, me: Color) {
        let Phase::Adjourned { sealed_by, envelope, resume_at, sealer_ready, replier_ready, stage, .. } =
            &self.game().phase
        else {
            return;
        };
        let (opponent, latest) = (&self.context.names[!me], self.calendar.date(*resume_at));
        let (sealer, checks_in) = (*sealed_by == me, self.game().regulations.adjournment.check_in);
        let ready = if sealer { *sealer_ready } else { *replier_ready };
        let open = match envelope.holders {
            Holders::Vault => "the sealed move is played",
            Holders::Arbiters { .. } => "the arbiter opens it, the sealed move is played",
        };
        let how = "Reply \"resume\" when you are ready.";
        let text = match stage {
            Stage::Waiting if sealer && checks_in && *replier_ready && !ready => format!(
                "{opponent} is ready. Reply \"resume\" when you are, too: then {open}. Without it the game resumes on {latest} \
                 all the same, and you are the one who is absent."
            ),
            Stage::Waiting if sealer && checks_in => {
                let (how, both) = if ready {
                    (String::new(), format!("{opponent} is ready too"))
                } else {
                    (format!("{how} "), "both are ready".into())
                };
                format!(
                    "{how}Before {latest} the game resumes when {both}. From then on {opponent}'s clock runs, and the \
                     envelope is opened when {opponent} is there."
                )
            }
            Stage::Waiting if sealer => {
                let how = if ready { String::new() } else { format!(" {how}") };
                format!("The game resumes when {opponent} is ready, at the latest on {latest}.{how}")
            }
            Stage::Waiting if ready => {
                format!("The game resumes when {opponent} is ready too, at the latest on {latest}.")
            }
            Stage::Waiting if checks_in => format!(
                "{how} Before {latest} the game resumes when both are ready. From then on your clock runs, and the \
                 envelope is opened when you reply \"resume\"."
            ),
            Stage::Waiting => format!(
                "Reply \"resume\" to open the envelope: {open} and your clock starts. Without it the game resumes \
                 on {latest}."
            ),
            // By when, is said below.
            Stage::ReplierAbsent if sealer && (ready || self.game().default_at().is_some()) => return,
            Stage::ReplierAbsent if sealer => how.into(),
            Stage::ReplierAbsent | Stage::SealerAbsent if !ready => {
                format!("Reply \"resume\": then {open}. Your clock runs until you do.")
            }
            Stage::Missing { .. } if sealer => {
                "Show the text that you sealed, over HTTP (open the envelope), or give it to \
                 the arbiter."
                    .into()
            }
            Stage::Choosing { readings } if !sealer => format!(
                "The sealed move can mean more than one thing, and you choose: reply \"choose {}\", or another of \
                 {}. Your clock runs.",
                readings.first().map_or("", String::as_str),
                readings.join(", "),
            ),
            _ => return,
        };
        page.paragraph(&text);
    }

    /// Who loses by not coming, and when.
    fn default_time(&self, page: &mut Page, me: Color) {
        let Some((at, absent)) = self.game().default_ahead() else { return };
        let (opponent, until) = (&self.context.names[!me], self.calendar.date(at));
        if absent[me] {
            // Some other things that are done in the game count, but not all: this does.
            page.paragraph(&format!(
                "Reply \"resume\" by {until}: otherwise you lose the game by default (FIDE Guidelines I.10)."
            ));
        }
        if absent[!me] {
            // Of who sealed it counts anew from a later opening.
            let sealed = matches!(self.game().phase, Phase::Adjourned { sealed_by, .. } if sealed_by == !me);
            let unless = if sealed { " and the envelope is not opened before" } else { "" };
            page.paragraph(&format!(
                "If {opponent} has not come by {until}{unless}, {opponent} loses the game by default (FIDE Guidelines I.10)."
            ));
        }
    }

    pub(super) fn example(&self) -> Option<String> {
        example(&self.game().position, self.style).map(|example| glued(&example))
    }

    /// The position: a board from the reader's side, or a list of pieces.
    pub(super) fn picture(&self, page: &mut Page) {
        let position = &self.game().position;
        if self.reader.no_board {
            page.paragraph(&notation::piece_list(position));
        } else {
            page.block(&notation::board(position, self.color.unwrap_or(Color::White)));
        }
    }

    fn clocks(&self, page: &mut Page) {
        let date = |at| self.calendar.date(at);
        for paragraph in clocks::told(self.game(), &self.context.names, self.letter.now, date) {
            page.paragraph(&paragraph);
        }
    }

    pub(super) fn moves(&self, page: &mut Page) {
        let moves = self.score.last(LAST);
        if !moves.is_empty() {
            page.paragraph(&format!("Moves: {moves}"));
        }
    }

    fn commands(&self, page: &mut Page) {
        if !self.game().is_over() {
            page.paragraph(super::COMMANDS);
        } else if self.game().shut.is_some() && self.color.is_some() {
            page.paragraph(
                "The sealed move stays in its envelope. It is shown only if you and your opponent both reply: publish",
            );
        }
    }

    /// The whole game for a chess program, last in the mail because cmail writes its move below the last line, with the tags that cmail and Scid look for. The addresses in it are
    /// ours: nobody learns another player's.
    pub(super) fn pgn(&self, page: &mut Page) -> Result<(), ComposeError> {
        // cmail answers to the last line of the raw mail that begins with From, and knows no Reply-To.
        let from = format!("From: <{}>", self.play_address());
        let room = MAX_TEXT.saturating_sub(page.len() + from.len() + 2);
        let fits = |text: &String| text.len() < room && !text.lines().any(|line| line.starts_with("From"));
        let mut text = self.pgn_text(self.game().is_over()).ok_or(ComposeError::Record)?;
        if !fits(&text) {
            text = self.pgn_text(false).ok_or(ComposeError::Record)?;
        }
        match Some(text).filter(fits) {
            Some(text) => {
                page.block(&from);
                page.block(&text);
            }
            None => page.paragraph(&format!(
                "The game is too long for this mail: reply \"pgn\", or see {}/v1/games/{}/pgn",
                self.service.settings().public_url,
                self.context.id.0,
            )),
        }
        Ok(())
    }

    /// The whole game as a file for a chess program.
    pub(super) fn pgn_file(&self) -> Result<Attached, ComposeError> {
        Ok(Attached {
            name: format!("{}.pgn", self.context.id),
            media: "application/vnd.chess-pgn",
            text: self.pgn_text(self.game().is_over()).ok_or(ComposeError::Record)?,
        })
    }

    fn play_address(&self) -> String {
        let (ply, game) = (self.context.ply(), self.context.id);
        self.service.mail_out.mail_address(Address::Play {
            game,
            player: self.reader.id,
            ply,
            line: self.context.game.line,
        })
    }

    fn pgn_text(&self, comments: bool) -> Option<String> {
        let events: Vec<Event> = self.context.events.iter().map(|recorded| recorded.event.clone()).collect();
        let ours = self.play_address();
        // cmail writes to the address of the side to move and fills in "?" itself.
        let na = |color| if self.color == Some(color) { "?" } else { ours.as_str() };
        let id = self.context.id.to_string();
        let options = pgn::Options {
            white: &self.context.names.white,
            black: &self.context.names.black,
            site: &self.service.settings().public_url,
            tags: &[
                ("WhiteNA", na(Color::White)),
                ("BlackNA", na(Color::Black)),
                ("Mode", "EM"),
                ("CmailGameName", &id),
            ],
            comments,
        };
        pgn::write(&events, &options, |digest| self.message(digest).map(|message| message.text.as_str()))
    }
}
