//! The mails about one game: who did what, what the reader can do, and the game itself.

use app::{
    Address, ConditionalNews, RestoredNews, SESSION_GOES_ON, Service,
    outbox::{Letter, Story},
    ports::{MailKind, Message, Player},
    waits_for_holders,
};
use domain::{
    Color, Digest, Event, Game, Holders, Instant, Phase, Span, Stage, TimeControl,
    clock::{Cause, Pause, Reading},
    notation, pgn,
};

use super::{
    ComposeError, MAX_TEXT,
    page::{Page, glued},
    score::{Hand, Score, example},
    told::Teller,
    when::{self, Calendar},
};

/// How many of the last half-moves are listed.
const LAST: usize = 10;

/// Everything a game mail is written from.
pub(super) struct Desk<'a> {
    pub(super) service: &'a Service,
    pub(super) letter: &'a Letter,
    pub(super) reader: &'a Player,
    pub(super) story: &'a Story,
    pub(super) color: Option<Color>,
    pub(super) hand: Hand,
    pub(super) score: Score,
    pub(super) calendar: Calendar,
}

impl<'a> Desk<'a> {
    pub(super) fn new(
        service: &'a Service,
        letter: &'a Letter,
        reader: &'a Player,
        story: &'a Story,
    ) -> Result<Self, ComposeError> {
        let hand = Hand { notation: reader.notation, letters: reader.letters };
        Ok(Self {
            service,
            letter,
            reader,
            story,
            color: story.color_of(reader),
            hand,
            score: Score::of(&story.events, hand).ok_or(ComposeError::Record)?,
            calendar: Calendar::of(Some(reader)),
        })
    }

    fn teller(&self) -> Teller<'_> {
        Teller { story: self.story, score: &self.score, reader: self.color, calendar: &self.calendar }
    }

    fn game(&self) -> &Game {
        &self.story.game
    }

    /// A mail about something that happened in the game.
    pub(super) fn write(&self, kind: MailKind) -> Result<Page, ComposeError> {
        let mut page = Page::default();
        let told = match kind {
            MailKind::Reminder if self.letter.row.mail.details.starts_with("silent") => {
                "You have not moved for a long time, and silence loses the game. Move, or write \"reflect\" to go on \
                 thinking."
                    .into()
            }
            MailKind::Reminder => "Your time is running out.".into(),
            MailKind::Restored => self.restored()?,
            MailKind::ArbiterNews if self.letter.row.mail.details == SESSION_GOES_ON => {
                "The session is over and the player on move should seal now, but too few of the arbiters whose keys \
                 open envelopes in this game are arbiters, have a key and do not play. So the game goes on until \
                 there are enough: whoever is named registers a key, or the game is adjourned no more."
                    .into()
            }
            _ => self.teller().tell(),
        };
        page.paragraph(format!("{told} {}", self.turn()).trim());
        if kind == MailKind::ArbiterNews {
            self.messages(&mut page);
            self.for_the_arbiter(&mut page);
            return Ok(page);
        }
        self.conditional(&mut page);
        self.messages(&mut page);
        self.commitment(&mut page);
        self.options(&mut page);
        if kind == MailKind::MoveRecorded {
            return Ok(page);
        }
        self.picture(&mut page);
        self.clocks(&mut page);
        self.moves(&mut page);
        self.commands(&mut page);
        Ok(page)
    }

    /// What became of the reader's conditional moves. No mail names one that was not played.
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
            Some(ConditionalNews::Adjourned) => {
                "Your conditional moves are dropped: a move from an envelope is not answered unseen."
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

    /// Whose turn it is, and until when.
    pub(super) fn turn(&self) -> String {
        let game = self.game();
        let Some(running) = game.clock.running else { return String::new() };
        let until = self.calendar.date(running.deadline);
        let left = when::left(running.deadline - self.letter.now);
        let number = game.position.fullmoves();
        let mine = self.color == Some(running.side);
        match (&game.phase, mine) {
            (Phase::Adjourned { .. }, _) => {
                let whose = if mine { "Your" } else { "The opponent's" };
                format!("{whose} clock runs until {until} (in {left}).")
            }
            (Phase::Sealing, true) => format!("Seal your move {number} by {until} (in {left})."),
            (Phase::Sealing, false) => {
                format!("{} must seal the next move by {until} (in {left}).", self.story.names[running.side])
            }
            (_, true) => format!("Your move {number}. Reply with your move by {until} (in {left})."),
            (_, false) => {
                format!("{} has until {until} (in {left}) to move.", self.story.names[running.side])
            }
        }
    }

    /// What the players wrote with what the mail tells of.
    fn messages(&self, page: &mut Page) {
        for event in &self.story.told {
            let (Event::Said { message: digest, .. }
            | Event::Moved { message: Some(digest), .. }
            | Event::Analysed { analysis: digest, .. }
            | Event::ClaimReferred { analysis: Some(digest), .. }) = event
            else {
                continue;
            };
            if let Some(message) = self.message(digest)
                && message.author != self.reader.id
                && !message.text.is_empty()
            {
                let author = self.game().color_of(message.author);
                let author = author.map_or("The arbiter", |color| &self.story.names[color]);
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
        format!("{begins}\n... and so on: {url}/v1/games/{}/messages", self.story.id.0).into()
    }

    fn message(&self, digest: &Digest) -> Option<&Message> {
        self.story.text(digest)
    }

    /// What proves later that the envelope was not touched.
    fn commitment(&self, page: &mut Page) {
        for event in &self.story.told {
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
                        self.story.id.0,
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
        let opponent = &self.story.names[!me];
        let on_move = game.on_move() == Some(me);
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
        let (game, id) = (self.game(), self.story.id.0);
        let url = &self.service.settings().public_url;
        if waits_for_holders(game) {
            page.paragraph(&format!(
                "The envelope waits for you. Fetch it from {url}/v1/games/{id}/envelope, open it with your key (\"postzug \
                 open\", or age) and show its text to {url}/v1/games/{id}/opening. Until then no clock runs."
            ));
        }
        if self.story.told.iter().any(|event| matches!(event, Event::EarlyOpeningApproved { .. })) {
            let two = if game.regulations.adjournment.needed_early > 1 {
                " Before its time it takes the two of you."
            } else {
                ""
            };
            page.paragraph(&format!(
                "If you agree, open the envelope ({url}/v1/games/{id}/envelope) and show its text, with your reason, to \
                 {url}/v1/games/{id}/opening.{two}"
            ));
        }
        if self.story.told.iter().any(|event| matches!(event, Event::ClocksQuestioned { .. })) {
            page.paragraph(&format!(
                "What the clocks should show is for you to decide: \"correct_clocks\" at \
                 {url}/v1/games/{id}/acts."
            ));
        }
        page.paragraph(&format!(
            "All adjourned games: {url}/v1/desk/games, or \"postzug desk list\". Everything that was done or tried in this \
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
        let (opponent, latest) = (&self.story.names[!me], self.calendar.date(*resume_at));
        let (sealer, checks_in) = (*sealed_by == me, self.game().regulations.adjournment.check_in);
        let ready = if sealer { *sealer_ready } else { *replier_ready };
        let open = match envelope.holders {
            Holders::Vault => "the sealed move is played",
            Holders::Arbiters { .. } => "the arbiter opens it, the sealed move is played",
        };
        let how = "Reply \"resume\" when you are ready.";
        let text = match stage {
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

    pub(super) fn example(&self) -> Option<String> {
        example(&self.game().position, self.game().ply, self.hand).map(|example| glued(&example))
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

    pub(super) fn clocks(&self, page: &mut Page) {
        let game = self.game();
        let side = |color: Color| {
            let used = when::length(game.clock.used[color]);
            let gained = game.clock.gained[color];
            let gained = if gained.0 > 0 {
                format!(" (and {} more for the next move)", when::days(gained))
            } else {
                String::new()
            };
            let left = match (&game.regulations.time_control, game.clock.sides[color]) {
                (TimeControl::PerMove { .. }, _) => String::new(),
                (_, side) if side.bank > Span::ZERO => {
                    format!(", {} left and {} in the bank", when::length(side.left), when::length(side.bank))
                }
                (_, side) => format!(", {} left", when::length(side.left)),
            };
            let name = &self.story.names[color];
            format!("{} {name}: {used} used{left}{gained}", color.fold_wb("White", "Black"))
        };
        let (white, black) = (side(Color::White), side(Color::Black));
        let control = &game.regulations.time_control;
        let control = match control {
            TimeControl::PerMove { .. } => format!("The limit is {control}."),
            TimeControl::Periods { .. } | TimeControl::TripleBlock { .. } => format!("Time: {control}."),
        };
        page.paragraph(&format!("{white}. {black}. {control}"));
        let reading = self.reading();
        if !reading.is_empty() {
            page.paragraph(&reading);
        }
    }

    /// What the running clock shows, where that is more than its deadline.
    fn reading(&self) -> String {
        let game = self.game();
        let plain = matches!(game.regulations.time_control, TimeControl::PerMove { .. })
            && game.regulations.free_time.is_none()
            && game.regulations.leave.is_none();
        let (Some(running), Some(shown), false) = (game.clock.running, game.reading(self.letter.now), plain)
        else {
            return String::new();
        };
        told(&self.story.names[running.side], &shown, |at| self.calendar.date(at))
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
    pub(super) fn pgn(&self, page: &mut Page) {
        // cmail answers to the last line of the raw mail that begins with From, and knows no Reply-To.
        let from = format!("From: <{}>", self.play_address());
        let room = MAX_TEXT.saturating_sub(page.len() + from.len() + 2);
        let fits = |text: &String| text.len() < room && !text.lines().any(|line| line.starts_with("From"));
        let text = [self.game().is_over(), false]
            .into_iter()
            .find_map(|comments| self.pgn_text(comments).filter(fits));
        match text {
            Some(text) => {
                page.block(&from);
                page.block(&text);
            }
            None => page.paragraph(&format!(
                "The game is too long for this mail: reply \"pgn\", or see {}/v1/games/{}/pgn",
                self.service.settings().public_url,
                self.story.id.0,
            )),
        }
    }

    fn play_address(&self) -> String {
        let (ply, game) = (self.story.ply(), self.story.id);
        self.service.mail_address(Address::Play {
            game,
            player: self.reader.id,
            ply,
            line: self.story.game.line,
        })
    }

    fn pgn_text(&self, comments: bool) -> Option<String> {
        let events: Vec<Event> = self.story.events.iter().map(|recorded| recorded.event.clone()).collect();
        let ours = self.play_address();
        // cmail writes to the address of the side to move and fills in "?" itself.
        let na = |color| if self.color == Some(color) { "?" } else { ours.as_str() };
        let id = self.story.id.to_string();
        let options = pgn::Options {
            white: &self.story.names.white,
            black: &self.story.names.black,
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

/// What a clock shows and what changes next.
pub(crate) fn told(name: &str, shown: &Reading, date: impl Fn(Instant) -> String) -> String {
    let paused = match shown.paused {
        Some(Pause::Leave) => " The clock stands still: leave.",
        Some(Pause::FreeDay) => " The clock stands still: a free day.",
        Some(Pause::Night) => " The clock stands still for the night.",
        None => "",
    };
    let bank = if shown.bank > Span::ZERO {
        format!(" and {} in the bank", when::length(shown.bank))
    } else {
        String::new()
    };
    let next =
        shown.next.map_or_else(String::new, |next| format!(" Next: {}, {}.", cause(next.why), date(next.at)));
    format!(
        "This move of {name}: {} used, {} charged, {} left{bank}.{paused}{next}",
        when::length(shown.used),
        when::length(shown.charged),
        when::length(shown.left),
    )
}

/// What changes, in words.
const fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::TimeIsUp => "the time is up",
        Cause::SilenceLoses => "the game is lost by silence",
        Cause::DelayIsOver => "the delay is over",
        Cause::DuplicationBegins => "time counts twice",
        Cause::DayIsCharged => "one more day is charged",
        Cause::RefillPossible => "the clock can be filled up from the bank",
        Cause::LeaveBegins => "leave begins",
        Cause::FreeDayBegins => "a free day begins",
        Cause::NightBegins => "the nightly pause begins",
        Cause::ClockGoesOn => "the clock goes on",
    }
}
